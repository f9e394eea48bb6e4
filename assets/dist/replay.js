/* Contains Preact:

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
(()=>{var Ha=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s);function Dt(t){return(e,s)=>{let n=e.split(".").reduce((r,o)=>r?.[o],t);return typeof n=="\
string"?Ha(n,s):e}}var c=t=>t;function Wn(t){c=Dt(t)}var qa=new TextEncoder,Na=new TextDecoder("utf-8",{ignoreBOM:!0});function Vn(t){return t==null?[]:typeof t=="string"?[...qa.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Ia(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Da(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return Ia(s)>e?e:0}return 0}var fe=Object.freeze({bytes:[],tokens:0});function we(t,e){let s=[...t.bytes,...Vn(e)],n=Da(s),r=s.slice(
0,s.length-n);return{text:Na.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:fe}}var ge=t=>Vn(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Fa=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Wa=["space","newline","tab","control","text"];function it(t){return[...t.matchAll(Fa)].map(e=>({kind:Wa[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var lt=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Va=t=>t&&`⁨${t}⁩`,pe=t=>t.replace(/[\u2068\u2069]/g,"");function Y(t){return Va(it(t).map(
({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?lt(s):s).join(""))}var $=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),ct="–",ue=t=>(e,s)=>e==null||!Number.isFinite(e)?ct:t(e,s);function Ba(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var ye=ue((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return Ba(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),V=ue((t,e)=>t>0&&t<1e-4?"<0.0001":ye(t,e)),ce=ue(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.\
999":t.toFixed(3));function te(t,e){let s=l=>[t,e].map(d=>ye(d,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),o=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return o?[t,e].map(l=>l.toFixed(i)):r}var M=ue(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),U=ue(t=>t.toFixed(t<9.995?2:1)+"×"),O=ue((t,e=2)=>t.toFixed(e)),Ws=ue(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),ke=ue(t=>t.toLocaleString("en")),Vs=ue(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),j=ue(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var Bn=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,s)=>s%2?b("bdi",{translate:"no"},e):e);function b(t,e,...s){let n=document.createElement(t),{on:r={},...o}=e;
Object.entries(r).forEach(([i,l])=>n.addEventListener(i,l));for(let[i,l]of Object.entries(o))l===!0?n.setAttribute(i,""):l!==!1&&l!=null&&n.setAttribute(i,pe(String(
l)));return n.append(...s.flatMap(i=>i==null?[]:typeof i=="string"?Bn(i):[i])),n}function D(t,e){t.textContent!==pe(e)&&(t instanceof Element?t.replaceChildren(
...Bn(e)):t.textContent=pe(e))}function Q(t,e,s){s==null?t.removeAttribute(e):t.getAttribute(e)!==pe(String(s))&&t.setAttribute(e,pe(String(s)))}function Un(t,e,s,n){
let r=s.bottom-e.bottom+4,o=s.top-e.top-48;r>0?t.scrollTop=n*Math.ceil((t.scrollTop+r)/n):o<0&&(t.scrollTop=n*Math.floor((t.scrollTop+o)/n))}function Gn(t,e=!1){return it(t).map(({kind:s,text:n})=>{if(s==="text")return document.createTextNode(n);if(s==="control")return b("span",{class:"sv-control"},lt(
n));let r=e&&s!=="space";return b("span",{class:`sv-${s}${r?" sv-marked":""}`},r?"":n)})}var Ge=class{constructor(e){this.host=e}host;probe=b("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let s=this.cache.get(e);if(s!==void 0)return s;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},Ke=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Wt="#term-",Ua=`[data-term], a[href^="${Wt}"]`,Ft=12,Bs=8;function Gs(t,e){return b("button",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"d\
ialog"},e)}var Us=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,s=>this.hint(s)))}teach(e){this.say=Dt(e),this.terms=new Map((e.glossary||[]).map(s=>[s.term,s])),this.showNamed()}showNamed(){let{
hash:e,pathname:s,search:n}=window.location,r=e.startsWith(Wt)&&this.terms.get(e.slice(Wt.length));r&&(window.history.replaceState(window.history.state,"",s+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let s=e instanceof Element?e.
closest(Ua):null;if(!(s instanceof HTMLElement)||s.closest("[data-glossary]"))return null;let n=this.terms.get(s.dataset.term??s.getAttribute("href")?.slice(Wt.
length)??"");return n?{opener:s,entry:n}:null}hint(e){let s=this.named(e);s&&!s.opener.parentElement?.closest("[title]")&&Q(s.opener,"title",s.entry.definition)}click(e){
let s=this.named(e);if(!s)return;let{opener:n,entry:r}=s;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=b("h2",
{id:"term-name"}),this.close=b("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=b("p",{}),this.formula=
b("p",{class:"sv-formula"}),this.sources=b("p",{class:"sv-note"}),this.see=b("p",{class:"sv-note"});let s=b("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},b("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(s),s}show(e,s){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(s)||(this.opener=s,n.classList.toggle("sv-standalone",!!s.closest(".sv-standalone")),n.showPopover(),this.place(n,s.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:s,formula:n,sources:r,see:o}){let{say:i}=this;D(this.name,e),D(this.definition,s),this.formula.hidden=!n;let l=/\bq\b/.
test(n)?[b("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(b("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...l);let d=({
name:p,url:u})=>b("a",{href:u,target:"_blank",rel:"noreferrer"},p);this.list(this.sources,i("term.source"),r.map(d)),this.list(this.see,i("term.see"),o.flatMap(
p=>{let u=this.terms.get(p);return u?[Gs(p,u.name)]:[]}))}list(e,s,n){e.hidden=!n.length,e.replaceChildren(`${s} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[
r]))}place(e,{left:s,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:l,clientHeight:d}=document.documentElement,p=r+Bs+i+Ft<=d||n<d-r,u=Math.max(
Ft,Math.min(s,l-o-Ft)),h=p?r+Bs:Math.max(Ft,n-Bs-i);Object.assign(e.style,{left:`${u+window.scrollX}px`,top:`${h+window.scrollY}px`})}},Kn=new Us;var T=({settings:t})=>(t.tree??"chain")!=="chain",F=({drafts:t})=>t.some(({parent:e})=>e!=null),ee=(t,e)=>t[e].parent??e-1,dt=(t,e)=>e<0?[]:[...dt(t,ee(t,e)),e];
function se(t){let e=[];return t.forEach((s,n)=>{let r=ee(t,n);e.push(r<0?0:e[r]+1)}),e}var $e=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function Yn(t){
let e=se(t);return t.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function Jn({drafts:t}){let e=$e(t);if(!F({drafts:t}))return e.
length;let s=e.at(-1)??-1;return t.flatMap(({parent:r},o)=>r===s?[o]:[]).at(-1)??t.length}function Xn(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===
r?[l]:[]).forEach((i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,count:s+1}}var pt=(t,e)=>({name:t,index:e}),Ga=["medusa","dflash","lookup"],Zn=({drafts:t},{settings:e})=>Ga.includes(t[0]?.source??e.drafter)&&!F({drafts:t});function _e({
drafts:t,final:e,together:s}){let n=Yn(t),r=t.filter(o=>o.verdict==="accepted").length;return[...Qn({drafts:t,together:s}).map(o=>pt("draft",o)),pt("verify",0),
...n.map(o=>pt("test",o)),...r<t.length?[pt("discard",r)]:[],...e?[pt("final",t.length)]:[]]}var Ks=({drafts:t,together:e})=>Qn({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Qn({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=se(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var ut=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function Ka(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&F(n)){let i=se(r);return t.map(
(l,d)=>d<r.length&&i[d]===i[s]?"guessed":l)}let o=e==="draft"?"guessed":e==="test"?r[s].verdict:ut(n);return t.map((i,l)=>l===s&&o?o:i)}function er(t,e){let s=_e(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,o)=>Ka(r,o,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function Ys(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=_e(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function tr(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:_e(t[e-1]).length-1}:{round:0,phase:0}}function ht(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=_e(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var vt=["token","block","match","typical","top-k","threshold"],Ya=["typical","top-k","threshold"],S=({settings:t})=>t.rule??"token",W=t=>Ya.includes(t),J=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),K=t=>t?.chance??J(t),Ae=(t,e)=>W(e)&&[0,1].includes(K(t)??-1);function Ye(t){if(t.draw==null)return"kep\
t";let e=t.draw;return e<(K(t)??1)?"passed":e<(J(t)??1)?"kept":"rescued"}function sr(t,e){let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;
let o=Math.min(1,r*s/n),i=e===t.length-1,l=i?o:t[e+1].excess;return l==null||l+1-o<=0?null:{weight:o,excess:l,last:i}}var Je=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),je=(t,e)=>t==="untested"&&S(e)==="block"&&!T(e)?"dropped":t,nr=({rule:t="token"})=>t==="token"?null:t;function rr(t,e){let{token:s,target:n,weight:r,
excess:o}=t;return e==="match"?{weight:1,taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,mass:o??null}}var Xe=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Vt=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},G=({run:t,moment:e})=>t?
t.length-e.round:0,he=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function Bt({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function X({run:t,moment:{round:e,phase:s}}){return t&&s?er(t.rounds[e],s):null}function Se(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let o=X(t)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}var Ze=(t,e)=>t===
e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Te(t){return Se(t,t.pinned)?{at:t.pinned,how:"pinned"}:Se(t,t.hovered)?{at:t.hovered,how:"preview"}:Ja(
t)||ei(t)}function ar(t){let{run:e,moment:s,pinned:n,following:r,playing:o,status:i,recorded:l,speed:d,pace:p,tint:u,presenting:h,view:m,opening:v,rested:f}=t;return{
...s,rounds:e?e.length:0,selected:Te(t).at,pinned:n,following:r,playing:o,state:i,recorded:l,speed:d,pace:p,tint:u,presenter:h,view:m,opening:v,rested:f}}function Ja(t){
let{run:e,moment:s,entered:n}=t,r=X(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;let o=s.round-1;return{
at:{round:o,index:ir(e,o)},how:"now"}}var ir=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),Xa=16,or=[.25,.75],Za=({drafts:t})=>t.
findIndex(e=>e.verdict==="accepted"&&Ye(e)==="rescued"),Qa=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(J(e)??1)),mt=(t,e)=>e==="\
block"?Za(t):W(e)?Qa(t):-1,Js=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function Ut(t){let e=({verdict:i,target:l,draft:d})=>i===
"rejected"&&l!==null&&d!==null&&l>=or[0]*d&&l<=or[1]*d,s=t.rounds.findIndex(i=>mt(i,S(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(i).emitted>=Xa,r=t.rounds.
flatMap((i,l)=>Js(i)?[l]:[]),o=i=>t.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function Xs({rounds:t,trace:e}){let s=({
drafts:l})=>l.some(({verdict:d})=>d==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.length>n.drafts.length,
o=t.findLastIndex(l=>r(l)&&s(l)),i=o>=0?o:t.findLastIndex(r);return i>=0?i:null}var lr=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&s&&n==="running"&&
!r&&e.round===t.length?Xs(t):null,Pe=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function ei(t){let e=Pe(t),{run:s}=t;if(!s||!s.rounds[e])return{at:null,
how:"newest"};let n=mt(s.rounds[e],S(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:o})=>o==="rejecte\
d");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:ir(s,e)},how:"newest"}}var R,dr,ti,Ee,Zs,Jt,pr,Kt,ur,tn,Qs,hr,gt=Symbol.for("pv"),Xt={},Zt=[],si=/^m(i|n|o|s|text|space)$/,sn=Array.isArray,nn=Zt.slice,qe=Object.assign;function He(t){
t&&t.parentNode&&t.remove()}function vr(t,e,s){var n,r,o,i={},l=arguments.length;for(o in e)o=="key"?n=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:i[o]=e[o];return l>
2&&(i.children=l>3?nn.call(arguments,2):s),ft(t,i,n,r,null)}function ft(t,e,s,n,r){var o={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gt,__v:r||++dr,__i:-1,__u:0};return!r&&R.vnode&&R.
vnode(o),o}function E(t){return t.children}function Me(t,e){this.props=t,this.context=e,this.__g=0}function Re(t,e){if(e==null)return t.__&&Re(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:Re(t)}function ni(t){var e,s=t.__v,n=s.__e,r=[],o=[],i=t.__P;
i&&((e=qe({constructor:gt},s)).__v=s.__v+1,R.vnode&&R.vnode(e),rn(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||Re(s),32&s.__u,o),e.__v=s.__v,e.__.__k[e.__i]=
e,wr(r,e,o),s.__=s.__e=null,e.__e!=n&&mr(e))}function mr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
mr(t)}function en(t){(8&t.__g||(t.__g|=8,Ee.push(t),Jt++))&&Zs==R.debounceRendering||((Zs=R.debounceRendering)||queueMicrotask)(fr)}function fr(){try{for(var t,
e=1;Ee.length;)Ee.length>e&&Ee.sort(pr),t=Ee.shift(),e=Ee.length,8&t.__g&&ni(t)}finally{(Jt=Ee.length)&&(Zs||queueMicrotask)(fr)}}function gr(t,e,s,n,r,o,i,l,d,p,u){
var h,m,v,f,x,g,k=n.__k||Zt,y=e.length;for(d=ri(s,e,k,d,y),h=0;h<y;h++)(v=s.__k[h])!=null&&(m=~v.__i&&k[v.__i]||Xt,v.__i=h,g=rn(t,v,m,r,o,i,l,d,p,u),f=v.__e,(m.
ref!=v.ref||8&m.__u)&&(m.ref&&on(m.ref,null,v,m),v.ref&&u.push(v.ref,v.__c||f,v)),x=x||f,4&v.__u?(d=br(v,d,t,!m.__v),m.__e&&(m.__e=null)):typeof v.type=="functi\
on"&&g!==void 0?d=g:f&&(d=f.nextSibling),v.__u&=-21);return s.__e=x,d}function ri(t,e,s,n,r){var o,i,l,d,p,u,h,m,v,f=s.length,x=f,g=0,k=0,y=t.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=ft(null,i):sn(i)?i=y[o]=ft(E,{children:i}):
i.constructor===gt&&i.__b?i=y[o]=ft(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,d=o+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=oi(i,s,d,x))&&(x--,(l=s[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==d-1?g--:p==d+1?g++:p!=d&&(p>d?g--:g++,k=1)):(~p||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(k){for(u=[],h=[],
o=0;o<r;o++)if((i=y[o])&&16&i.__u){for(g=0,m=u.length;g<m;)u[v=g+m>>1]<i.__i?g=v+1:m=v;u[g]=i.__i,h[o]=g+1}for(g=u.length;o--;)h[o]&&(h[o]==g?g--:y[o].__u|=4)}if(x)
for(o=0;o<f;o++)!(l=s[o])||2&l.__u||(l.__e==n&&(n=Re(l)),an(l,l));return n}function br(t,e,s,n){var r,o,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=br(r[o],e,s,!1));return e}for(e&&!e.parentNode&&(e=Re(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function oi(t,e,s,n){var r,o=t.key,i=t.type,l=e[s],d=l&&!(2&l.__u);if(l===null&&o==null||d&&o==l.key&&i==l.type)return s;if(n>(d?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r}return-1}function cr(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function Gt(t,e,s,n,r){var o,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||cr(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||cr(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=Qs[e]||(Qs[e]=ai(e)),(t.__a||(t.__a={}))[e]=tn,o=e!=(e=e.replace(ur,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function ai(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[Kt]==null)e[Kt]=tn++;else if(e[Kt]<this.__a[t])return;return s(R.event?R.event(e):e)}}}function rn(t,e,s,n,r,o,i,l,d,p){
var u,h,m,v,f,x,g,k,y,w,_,C,Ue,xe,oe,at,ie,le,q=e.type;if(e.constructor!==gt)return null;128&s.__u&&(d=32&s.__u,u=s.__c.__z)&&(e.__u|=d,h=o=[],u.nodeType==8?l=Yt(
u,o):o.push(u),l=o[0]||l),(u=R.__b)&&u(e);e:if(typeof q=="function"){m=i.length;try{if(k=e.props,y=(u=q.prototype)&&u.render,w=(u=q.contextType)&&n[u.__c],_=u?w?
w.props.value:u.__:n,(v=s.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(y?e.__c=v=new q(k,_):(e.__c=v=new Me(k,_),v.constructor=q,v.render=li),w&&w.sub(v),v.state||(v.state=
{}),v.__n=n,v.__g|=8,v.__h=[],v.__k=[]),y&&(v.__s||(v.__s=v.state),q.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=qe({},v.__s)),qe(v.__s,q.getDerivedStateFromProps(
k,v.__s)))),f=v.props,x=v.state,v.__v=e,s.__c){if(k!==f&&y&&!q.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(k,_),e.__v==s.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(k,v.__s,_)===!1){e.__v!=s.__v&&(v.props=k,v.state=v.__s,v.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function(B){B&&(B.__=e)}),Zt.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),l=Re(s);break e}v.componentWillUpdate&&v.componentWillUpdate(
k,v.__s,_),y&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(f,x,g)})}else y&&!q.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
y&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=_,v.props=k,v.__P=t,v.__g&=-5,C=R.__r,Ue=y?25:0;do v.__g&=-9,C&&C(e),u=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++Ue<25);y&&(Zt.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(n=qe({},n,v.getChildContext())),y&&s.__c&&v.
getSnapshotBeforeUpdate&&(g=v.getSnapshotBeforeUpdate(f,x)),xe=u&&u.type===E&&u.key==null?u.props.children:u,k.__P&&(u=l,r=(t=k.__P).namespaceURI,d=o=null,s.props&&
s.props.__P!=t&&(s.__k.some(function(B){B&&an(B,B)}),s.__k=null),l=s.__k?Re(s,0):null),l=gr(t,sn(xe)?xe:[xe],e,s,n,r,o,i,l,d,p),k.__P&&(e.__e=null,l=u),e.__u&=-161,
h&&h.some(He),v.__h.length&&i.push(v),1&v.__g&&(v.__g&=-4)}catch(B){if(i.length=m,e.__v=null,d||o)if(B&&B.then){if(e.__u|=128|d,o){for(~(ie=o.indexOf(l||void 0))||
(ie=o.length);(le=o[ie-1])&&le.nodeType==8;)ie--;for(;ie<o.length;ie++)if(le=o[ie])if(o[ie]=null,oe){if(le==at)break}else{if(le.nodeType!=8)break;le.data.startsWith(
"$s")&&(at=Yt(oe=le))}}if(!oe){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;oe=l}(u=Yt(oe=e.__c.__z||(e.__c.__z=oe)))?(e.__e=oe,l=u):e.__e=l,l=l&&l.nextSibling}else
o&&o.some(He);else e.__e=s.__e;e.__k||(e.__k=s.__k||[]),B&&B.then||xr(e),R.__e(B,e,s)}}else l=e.__e=ii(s.__e,e,s,n,r,o,i,d,p,t);return(u=R.diffed)&&u(e),l}function Yt(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)
return t}e&&e.push(t)}}function xr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(xr))}function wr(t,e,s){for(var n=0;n<s.length;)on(s[n++],s[n++],s[n++]);R.__c&&
R.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){R.__e(o,r.__v)}})}function ii(t,e,s,n,r,o,i,l,d,p){var u,h,m,v,f,x,g,
k,y=s.props||Xt,w=e.props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),o){for(u=0;u<o.length;u++)if((f=o[u])&&(_?f.localName==_:f.nodeType==3)){t=f,o[u]=null;break}}if(!t){if(k=p.ownerDocument||document,!_)return k.createTextNode(
w);t=k.createElementNS(r,_,w.is?w:p),l&&(R.__m&&R.__m(e,o),l=!1),o=null}if(_){if(p=_=="template"&&t.content||t,o=_=="textarea"&&w.defaultValue!=null?null:o&&nn.
call(p.childNodes),!l&&o)for(y={},u=0;u<t.attributes.length;u++)y[(f=t.attributes[u]).name]=f.value;for(u in y)f=y[u],u=="dangerouslySetInnerHTML"?m=f:u=="child\
ren"||u in w||u=="value"&&"defaultValue"in w||u=="checked"&&"defaultChecked"in w||Gt(t,u,null,f,r);for(u in w)f=w[u],u=="children"?v=f:u=="dangerouslySetInnerHT\
ML"?h=f:u=="value"?x=f:u=="checked"?g=f:l&&typeof f!="function"||y[u]===f||Gt(t,u,f,y[u],r);h?(l||m&&(h.__html==m.__html||h.__html==t.innerHTML)||(t.innerHTML=h.
__html),e.__k=[]):(m&&(t.textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&si.test(_))&&(r="http://www.w3.org/1999/xhtml"),gr(p,sn(v)?
v:[v],e,s,n,r,o,i,o?o[0]:s.__k&&Re(s,0),l,d),o&&o.some(He)),l&&_!="textarea"||(u="value",_=="progress"&&x==null?t.removeAttribute(u):x==null||x===t[u]&&(_!="pro\
gress"||x)||Gt(t,u,x,y[u],r),u="checked",g!=null&&g!=t[u]&&Gt(t,u,g,y[u],r))}else y===w||l&&t.data==w||(t.data=w);return t}function on(t,e,s,n){try{typeof t=="f\
unction"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){R.__e(r,s)}}function an(t,e,s){var n,
r,o,i;if(R.unmount&&R.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||on(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){
R.__e(l,e)}n.__P=n.__n=null}if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&an(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=Yt(n,o=[]))&&
(n==t.__e&&o.some(He),He(r),He(n)),s||He(t.__e),t.__e=t.__c=t.__=null}function li(t,e,s){return this.constructor(t,s)}function Qt(t,e){var s,n,r,o;R.__&&R.__(t,
e),e.nodeType==9&&(e=e.documentElement),n=(s=t&&32&t.__u)?null:e.__k,e.__k=ft(E,{children:[t]}),r=[],o=[],rn(e,e.__k,n||Xt,Xt,e.namespaceURI,n?null:e.firstChild?
nn.call(e.childNodes):null,r,n?n.__e:e.firstChild,s,o),wr(r,e.__k,o),e.__k.props.children=null}function yr(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,en(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),s.children}return e.__c="__cC"+hr++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}R={__e:function(t,e,s,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Jt=0,t}},dr=0,ti=function(t){return t!=null&&t.
constructor===gt},Me.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=qe({},this.state)),typeof t=="function"&&(t=t(qe({},s),this.props)),
t&&(qe(s,t),this.__v&&(e&&this.__k.push(e),en(this)))},Me.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),en(this))},Me.prototype.render=
E,Ee=[],Jt=0,pr=function(t,e){return t.__v.__b-e.__v.__b},Kt=Symbol(),ur=/(PointerCapture)$|Capture$/i,tn=0,Qs={},hr=0;var es=({trace:t})=>t.settings.gamma>0&&!T(t),cn=({round:t,index:e})=>`${t}.${e}`;function dn({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let o=_e(t.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(cn(i)in s)?i:null}function xt(t){let e=X(t)?.phase;if(!e||e.name!==
"test")return null;let s=cn({round:t.moment.round,index:e.index});return s in t.answers?s:null}var wt=t=>t.predicting&&t.looking!==null&&t.looking===xt(t),ve=t=>wt(
t)?null:dn(t,t.moment);function kr({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],o=S(t.trace)==="block"?null:K(r),i=cn(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function yt({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var _r=(t,e)=>yt(t)&&e?.kind==="lit",ln=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,bt=(t,e)=>(t-(e?1:0))**2;function Sr(t){let e=t.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:o})=>r>.5===o).length,brier:ln(e.map(({chance:r,kept:o})=>bt(r,o))),known:n.length,truth:ln(n.
map(({threshold:r,kept:o})=>bt(r,o))),best:ln(n.map(({threshold:r})=>r*(1-r)))}}function Tr(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:O(t.brier),truth:O(t.truth),best:O(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,o=t.brier<.25?"good":t.brier>.25?"bad":"even";return[$(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":o}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var ts=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:s,store:n,predict:r,node:o}=this.viewer;if(e.run){if(!es(e.run)){r.refuse(e.run);return}s.
halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.querySelector("[data-button=play]"))?.focus():this.begin(
e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),he(e.state)&&!ve(e.state)&&e.forward("step")}begin(e){let{viewer:s}=this;!G(s.state)&&e.over&&s.player.seek(Xe.moment),
s.toggle(),s.predict.focus()}leavesVerdict(){let{viewer:e}=this,s=wt(e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&ve(e.state)!==null}answer(e){
let{state:s,store:n,player:r}=this.viewer,o=ve(s);o&&(n.set(kr(s,o,e)),r.forward("step"))}};var ci=1.96,di=300;function pn(t,e){let s=t/e,n=ci**2/e,r=(s+n/2)/(1+n),o=Math.sqrt((s*(1-s)+n/4)*n)/(1+n);return{share:s,low:Math.max(0,r-o),high:Math.min(1,r+
o),tested:e}}function un(t){let e=t.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),s=t.filter(n=>!F(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:o,verdict:i,confidence:l},d)=>{let p=e?l:r[d]?.candidates.find(([u])=>u===o)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:s}}function Er(t,e){let s=S({settings:t});return s==="token"||s==="match"&&!e||t.temperature===0}function Mr(t){let e=t.length<di?5:10;return Array.
from({length:e},(s,n)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...pn(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:s})=>s)}var Ne,N,hn,Rr,vn=Object.is,ss=0,Hr=[],mn=[],I=R,zr=I.__b,Or=I.__r,Lr=I.diffed,Cr=I.__c,$r=I.unmount,Ar=I.__;function _t(t,e){I.__h&&I.__h(N,t,ss||e),ss=0;var s=N.
__H||(N.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function P(t){return ss=1,pi(Ir,t)}function pi(t,e,s){var n=_t(Ne++,2);if(n.t=t,!n.__c&&
(n.__=[s?s(e):Ir(void 0,e),function(o){var i=(n.__N||n.__)[0],l=n.t(i,o);vn(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=N,!N.__f)){N.__f=!0;var r=N.shouldComponentUpdate;
N.shouldComponentUpdate=function(o,i,l){var d=this.__H;if(!d)return!0;var p=!1,u=this.props!=o;if(d.__.some(function(m){m.__N&&(p=!0,vn(m.__[0],m.__N[0])||(u=!0))}),
r){var h=r.call(this,o,i,l);return p?h||u:h}return!p||u}}return n.__}function qr(t,e){var s=_t(Ne++,3);!I.__s&&gn(s.__H,e)&&(s.__P=!0,s.__=t,s.u=e,N.__H.__h.push(
s))}function H(t,e){var s=_t(Ne++,4);!I.__s&&gn(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,N.__h.push(s))}function L(t){return ss=5,Qe(function(){return{current:t}},[])}function Qe(t,e){var s=_t(Ne++,7);return gn(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function Nr(t){var e=N.context[t.__c],s=_t(Ne++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(N)),e.props.value):t.__}function ui(){var t;do{for(;t=mn.shift();)try{kt(t)}catch(s){I.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=Hr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(kt),e.__h.
some(fn),e.__h=[]}catch(s){e.__h=[],I.__e(s,t.__v)}}}while(mn.length)}I.__b=function(t){N=null,zr&&zr(t)},I.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
Ar&&Ar(t,e)},I.__r=function(t){Or&&Or(t),Ne=0;var e=(N=t.__c).__H;e&&(hn==N?N.__h=[]:(e.__h.some(kt),e.__h.some(fn),Ne=0),e.__h=[],e.__.some(function(s){s.__N&&
(s.__=s.__N),s.u=s.__N=void 0})),hn=N},I.diffed=function(t){Lr&&Lr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Pr(Hr.push(e)),e.__H.__.some(function(s){s.u&&(s.
__H=s.u)})),hn=N=null},I.__c=function(t,e){e.some(function(s){try{s.__h.some(kt),s.__h=s.__h.filter(function(n){return!n.__||fn(n)})}catch(n){s.__h=[function(){
throw n}]}}),Cr&&Cr(t,e)},I.unmount=function(t){$r&&$r(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,Pr(mn.push(r))}else kt(r)}catch(o){e=o}}),n.__H=void 0,e&&I.__e(e,n.__v))};var jr=typeof requestAnimationFrame==
"function";function hi(t){var e,s=function(){clearTimeout(n),jr&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);jr&&(e=requestAnimationFrame(s))}function Pr(t){
t!=1&&Rr==I.requestAnimationFrame||((Rr=I.requestAnimationFrame)||hi)(ui)}function kt(t){var e=N,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),N=e}function fn(t){
var e=N;t.__c=t.__(),N=e}function gn(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!vn(s,t[n])})}function Ir(t,e){return typeof e=="function"?e(
t):e}var vi=Symbol.for("pv"),mi=0;function a(t,e,s,n,r,o){e||(e={});var i,l,d=e;if("ref"in d&&typeof t!="function")for(l in d={},e)l=="ref"?i=e[l]:d[l]=e[l];var p={type:t,props:d,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:vi,__v:--mi,__i:-1,__u:0};return(r||o)&&(p.__source=r,p.__self=o),R.vnode&&R.vnode(p),p}function ze(){let t=L(null),[e,s]=P(0);return H(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},
[]),[t,e]}function ns({label:t,heads:e,rows:s,hidden:n}){let[r,o]=P(!1);return a("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>o(i.open),children:[
a("summary",{children:c("chart.table")}),a("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:a("table",{children:[a("thead",{children:a(
"tr",{children:e.map(i=>a("th",{scope:"col",children:i}))})}),a("tbody",{children:r&&s.map(i=>a("tr",{children:i.map(l=>a("td",{children:l}))}))})]})})]})}var rs=196,os=40,Dr=10,Fr=10,bn=40,fi=[0,.5,1],et=10;function xn({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[o,i]=ze(),l=u=>os+u*(i-os-Dr),d=u=>Fr+
(1-u)*(rs-Fr-bn),p=t.filter(({tested:u})=>u>=et);return a("div",{class:"sv-dots",role:"img","aria-label":n,ref:o,children:[i>0&&a("svg",{width:i,height:rs,"aria\
-hidden":"true",children:[fi.map(u=>a(E,{children:[a("line",{class:"sv-dots-grid",x1:os,x2:i-Dr,y1:d(u),y2:d(u)}),a("text",{x:os-6,y:d(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?a("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:d(0),y2:d(1)}):a("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${d(
u.share)}`).join(" ")}),s.map(({at:u,label:h})=>a("text",{x:l(u),y:rs-bn+15,"text-anchor":u<1?"middle":"end",children:h})),t.map(u=>a(E,{children:[a("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:d(u.low),y2:d(u.high)}),a("circle",{class:u.tested<et?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:d(u.share),r:5}),a("tex\
t",{class:"sv-dots-count",x:l(u.at),y:rs-bn+28,"text-anchor":"middle",children:u.tested})]}))]}),a("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var Vr=yr(null);function ne(){let t=Nr(Vr),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function A(){let t=ne();return{...t,run:t.state.run}}
var St=(t,e,s)=>Qt(a(Vr.Provider,{value:t,children:e}),s),re=({node:t})=>a("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),as=class extends Me{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return a(E,{children:this.props.children})}},z=({name:t,...e})=>a("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e}),Wr=/\u2068([^\u2069]*)\u2069/,Br=t=>Array.isArray(t)?t.map(Br):typeof t!="string"||!Wr.test(t)?t:t.
split(Wr).map((e,s)=>s%2?a("bdi",{translate:!1,children:e}):e),gi=R.vnode;R.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?e.
children=Br(e.children):typeof e[s]=="string"&&(e[s]=pe(e[s]))}gi?.(t)};var is=["accepted","rejected","untested"],bi=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:M(t)}));function xi(t){let e=Array.from({length:Math.max(0,...t.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:n})=>{F({drafts:n})?wi(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{e[o][r.verdict]+=
1})});let s=e.findLastIndex(n=>is.some(r=>n[r]));return e.slice(0,s+1)}function wi(t){let e=se(t);return Array.from({length:Math.max(...e)+1},(s,n)=>{let r=t.filter(
(o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function yi(t){let e=t.map(r=>r.drafts.
filter(o=>o.verdict==="accepted").length),s=t.map(({drafts:r})=>F({drafts:r})?Math.max(...se(r))+1:r.length),n=Array(Math.max(0,...s)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var Ur=({columns:t,says:e})=>a("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,
parts:r})=>a("div",{class:"sv-column",children:[a("span",{class:"sv-column-value",children:n}),a("span",{class:"sv-column-bar",children:r.map(([o,i])=>a("span",
{"data-kind":o,style:`--n:${i}`}))}),a("span",{class:"sv-column-label",children:s})]}))}),ls=({heading:t,means:e,says:s,heads:n,rows:r,children:o})=>a("figure",
{class:"sv-figure-block",children:[a("h3",{children:a(z,{name:e,children:t})}),o,a("p",{class:"sv-note",children:s}),a(ns,{label:t,heads:n,rows:r})]}),Gr=(t,e)=>c(
"calibration.between",{from:M(t),to:M(e)}),Kr=({share:t,low:e,high:s,tested:n})=>[M(t),Gr(e,s),n],Yr=t=>t.some(({tested:e})=>e<et)&&c("given.hollow",{few:et});function ki({
slots:t,rounds:e}){let s=t.filter(({accepted:l,rejected:d})=>l+d>0),n=s.length,r=t.length===1?"aria_one":n===1?"aria_first":"aria",o=(l=0)=>M(l/e),i=t.length?c(
`slots.${r}`,{first:o(t[0].accepted),last:o(s[n-1]?.accepted),n}):c("slots.none");return a(ls,{heading:c("slots.heading"),means:"acceptance_by_position",says:i,
heads:[c("slots.slot"),...is.map(l=>c(`kind.${l}`)),c("slots.of_rounds"),c("slots.of_judged")],rows:t.map(({accepted:l,rejected:d,untested:p},u)=>[u+1,l,d,p,o(l),
M(l/(l+d))]),children:[a(Ur,{says:i,columns:t.map((l,d)=>({label:String(d+1),value:o(l.accepted),parts:is.map(p=>[p,l[p]/e])}))}),a("ul",{class:"sv-legend",children:is.
map(l=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":l}),c(`kind.${l}`)]}))})]})}function _i({slots:t}){let e=t.flatMap(({accepted:d,rejected:p},u)=>{
let h=(u+.5)/t.length;return d+p?[{...pn(d,d+p),x:h,at:h,label:String(u+1)}]:[]}),s=e.filter(({tested:d})=>d>=et),[n,r]=[s[0],s[s.length-1]],o=s.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&c("given.ends",{first:n.label,last:r.label,first_share:M(n.share),last_share:M(r.share)}),l=e.length?
$(i,c(`given.${o}`),Yr(e)):c("slots.none");return a(ls,{heading:c("given.heading"),means:"acceptance_by_position",says:l,heads:[c("slots.slot"),c("slots.of_judg\
ed"),c("given.interval"),c("given.tested")],rows:e.map(d=>[d.label,...Kr(d)]),children:a(xn,{dots:e,axis:{title:c("given.axis"),ticks:e},says:l})})}function Si({
counts:t,rounds:e}){let s=Math.max(...t),n=t.reduce((i,l,d)=>i+l*d,0)/e,r=t.flatMap((i,l)=>i===s?[l]:[]),o=c(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:O(n),commonest:r.join(c("comma")),count:s,rounds:e});return a(ls,{heading:c("lengths.heading"),means:"mean_acceptance_length",says:o,heads:[c("length\
s.length"),c("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:a(Ur,{says:o,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,s)]]}))})})}function Ti({run:t,shown:e}){let s=un(t.rounds);if(!s.tests.length)return null;let n=c("calibration.heading");if(!Er(t.trace.settings,s.headed))
return a("figure",{class:"sv-figure-block",children:[a("h3",{children:a(z,{name:"calibration",children:n})}),a("p",{class:"sv-note",children:c("calibration.othe\
r_rule",{rule:c(`rules.name.${S(t.trace)}`)})})]});let{headed:r,tests:o}=un(t.rounds.slice(0,e)),i=r?"head":"own",l=Mr(o).map(h=>({...h,x:h.mean,at:(h.from+h.to)/
2})),d=o.reduce((h,{chance:m})=>h+m,0)/o.length,p=o.filter(({accepted:h})=>h).length/o.length,u=l.length?$(c(`calibration.${i}`),c("calibration.sum",{mean:M(d),
share:M(p),tested:o.length}),c("calibration.equal"),Yr(l)):c("slots.none");return a(ls,{heading:n,means:"calibration",says:u,heads:[c("calibration.predicted"),c(
"calibration.mean"),c("slots.of_judged"),c("given.interval"),c("given.tested")],rows:l.map(h=>[Gr(h.from,h.to),M(h.mean),...Kr(h)]),children:a(xn,{dots:l,axis:{
title:c(`calibration.axis.${i}`),ticks:bi},says:u,diagonal:!0})})}function Jr(t){let{run:e,shown:s}=t,n=e.rounds.slice(0,s),r=xi(n);return a("section",{class:"s\
v-section",children:e.width>0&&a(E,{children:[a("div",{class:"sv-section-head",children:a("h2",{children:c("breakdown.heading")})}),a("div",{class:"sv-breakdown\
-charts",children:[a(ki,{slots:r,rounds:s}),a(_i,{slots:r}),a(Si,{counts:yi(n),rounds:s}),a(Ti,{...t})]})]})})}var Ei={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Mi=["draft","verify","accept"];function tt({plain:t}){let e=(s,n)=>a("li",{children:[
a("span",{class:"sv-swatch","data-part":s}),a(z,{name:Ei[s],children:n})]});return a("ul",{class:"sv-legend",children:[Mi.map(s=>e(s,c(`part_key.${s}`))),t&&e("\
plain",t)]})}var Zr=["draft","verify","accept"],Ri=["plain","speculative","bursts"];function zi(t,e){let s=t.folds.cost(e);if(!s||!s.plain)return null;let n=t.folds.at(t.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:s.draft*r,verify:s.verify*r,accept:s.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/s.
plain,speedup:t.folds.measured(e)}}var Qr=t=>Object.fromEntries(Zr.map(e=>[e,j(t[e])]));function Oi(t,e){if(!e)return c(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,r=Zr.reduce((l,d)=>s[l]>=s[d]?l:d),[o,i]=[O(e.steps),O(e.length)];return $(c("costs.round",{round:j(
e.round),steps:o,length:i,...Qr(s)}),n===null?c("headline.impossible"):c(n>=1?"costs.faster":"costs.slower",{steps:o,length:i,speedup:U(n),blame:c(`part.${r}`)}))}
var Xr=({way:t,parts:e,most:s})=>a("div",{class:"sv-cost",children:[a("span",{children:c(`race.${t}`)}),a("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>a("span",{"data-part":n,style:`--n:${r/s}`}))}),a("span",{class:"sv-cost-value",children:j(Object.values(e).reduce((n,r)=>n+r,0))})]});function Li({
plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,accept:n},o=e+s+n,i=Math.max(t,o);return a("div",{class:"sv-costs",role:"img","aria-label":c("costs.\
aria",{plain:j(t),total:j(o),...Qr(r)}),children:[a(Xr,{way:"plain",parts:{plain:t},most:i}),a(Xr,{way:"speculative",parts:r,most:i})]})}function eo({run:t,shown:e}){
let s=t.folds.cost(e),n=zi(t,e),r=t.folds.gaps(e);return a("section",{class:"sv-section",children:a("div",{class:"sv-costs-columns",children:[a("div",{class:"sv\
-costs-block",children:[a("div",{class:"sv-section-head",children:a("h2",{children:c("costs.heading")})}),s&&n&&a(Li,{...s}),a(tt,{}),a("p",{class:"sv-note",children:Oi(
t,n)})]}),a("div",{children:[a("div",{class:"sv-section-head",children:a("h2",{children:c("waits.heading")})}),a("div",{class:"sv-table sv-waits",children:a("ta\
ble",{children:[a("thead",{children:a("tr",{children:[a("td",{}),a("th",{scope:"col",children:c("waits.p50")}),a("th",{scope:"col",children:c("waits.p95")})]})}),
a("tbody",{children:Ri.map(o=>a("tr",{children:[a("th",{scope:"row",children:c(`waits.${o}`)}),a("td",{children:j(r[o]?.p50)}),a("td",{children:j(r[o]?.p95)})]}))})]})}),
a("p",{class:"sv-note",children:c("waits.means")})]})]})})}var cs=260,Tt=52,wn=14,to=22,so=42,Ci=.001,no=Ci/1.6,$i=[.001,.01,.1,1],Ai=[10,100,1e3,1e4],ji=[["lossy",2],["exact",1]],ro=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function Pi({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return a("g",{class:"sv-convergence-line","data-rule":t,children:[
a("polyline",{points:ro(e)}),t==="exact"?a("circle",{cx:n,cy:r,r:5}):a("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),a("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:c(`frequencies.${t}`)})]})}function oo({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
o,i]=ze(),l=Math.log(s[s.length-1]/s[0]),d=h=>Tt+Math.log(h/s[0])/l*(i-Tt-wn),p=h=>to+Math.log(1/Math.max(h,no))/Math.log(1/no)*(cs-to-so),u=h=>t.map((m,v)=>[d(
s[v]),p(m[h])]);return a("div",{class:"sv-convergence",role:"img","aria-label":r,ref:o,children:i>0&&a("svg",{width:i,height:cs,"aria-hidden":"true",children:[$i.
map(h=>a(E,{children:[a("line",{class:"sv-convergence-grid",x1:Tt,x2:i-wn,y1:p(h),y2:p(h)}),a("text",{x:Tt-6,y:p(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
Ai.map((h,m)=>a("text",{x:d(h),y:cs-so+18,"text-anchor":["start","middle","middle","end"][m],children:h.toLocaleString("en")})),a("text",{class:"sv-convergence-\
title",x:(Tt+i-wn)/2,y:cs-6,"text-anchor":"middle",children:c("frequencies.axis")}),a("polygon",{class:"sv-convergence-band",points:ro([...u(1),...u(0).reverse()])}),
ji.map(([h,m])=>a(Pi,{rule:h,width:i,points:e.slice(0,n).map(v=>[d(v[0]),p(v[m][2])])},h))]})})}var yn=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:M(t);var Z=({text:t,oneLine:e=!1})=>a(E,{children:it(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return a("span",{class:"sv-control",children:lt(
n)});let r=e&&s!=="space";return a("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})})});var Hi=["token","top-k","threshold"],ae=(t,e)=>e&&t!==void 0?t/e:null;function qi({drafts:t,positions:e=[]}){let s=t.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return F({drafts:t})?e.length?[...new Set(s.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>Ni(s.filter(({parent:o})=>o===r))):[]:s.slice(
0,t.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function Ni(t){let[e,s]=[0,1];for(let n of t){let r=J(n);if(n.overlap===
null||r===null)return[];e+=s*n.overlap,s*=1-r}return[e]}function Ii(t,e){if(Hi.includes(e))return!1;let s=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==s.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var Di=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function Fi(t){let e=t.drafts.filter(s=>s.verdict==="accepted").map(s=>s.token);return t.final?[...e,t.final.
token]:e}function Wi(t,e,s){let n=l=>e.drafts.filter(d=>d.verdict===l).length,r=n("accepted"),o=n("rejected"),i=qi(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+o,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-o,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,d)=>l+d,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(Ii(e.drafts,s)?1:0)}}var Ie=t=>t.draft+t.verify+t.accept;function ds(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var kn=t=>t.length?{p50:ds(t,50),p95:ds(t,95)}:null,Vi=12,Bi=.25,Ui=1+1e-9;function Gi(t){if(t.length<Vi)return null;let e=t.slice(1).map((s,n)=>Math.
abs(s-t[n]));return ae(ds(e,75),ds(t,50))}var ps=class{constructor(e){this.temperature=e.temperature,this.rule=S({settings:e}),this.sums=[Di],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(Wi(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...Fi(
e)),this.bursts.push(Ie(e.times)),this.match()}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+s),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let s=Math.min(e,this.sums.length-1);for(;s>0&&this.sums[s].emitted>this.plain.tokens.length;)s-=1;return s}speedup(e){let s=this.sums[this.compared(e)];return ae(
this.plain.until[s.emitted],Ie(s))}impossible(e){let s=this.sums[this.compared(e)],n=this.speedup(e);return s.drafted>0&&n!==null&&n>Ui*(s.emitted/s.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let s=this.sums[this.compared(e)];return s.emitted?{draft:s.draft/s.emitted,verify:s.verify/s.emitted,accept:s.
accept/s.emitted,plain:this.plain.until[s.emitted]/s.emitted}:null}gaps(e){let s=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:kn(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:kn(s.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:kn(s)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let s=Gi(this.plain.seconds.slice(0,this.at(e).emitted));return s!==null&&s>Bi?{jitter:s}:null}agreement(e){let s=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!s?null:{compared:s,first_difference:this.matched<s?this.matched:null}}summary(e=this.sums.length-1){let s=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,s.emitted);return{rounds:s.rounds,drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,untested:s.
untested,emitted:s.emitted,acceptance_rate:ae(s.accepted,s.accepted+s.corrected),draft_efficiency:ae(s.accepted,s.drafted),mean_acceptance_length:ae(s.emitted,s.
rounds),mean_overlap:s.otherwise?null:ae(s.overlap,s.overlaps),tokens_per_second:ae(s.emitted,Ie(s)),plain_tokens_per_second:ae(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var Ki=Object.freeze({tokens:[],seconds:[]}),Yi=/^<\|?\w+\|?>$/,Ji=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,st=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=fe;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new ps(e.settings),this.width=e.settings.gamma;for(let s of this.promptTokens()){
let{text:n,pending:r}=we(this.pending,this.piece(s));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,s=this.piece(e[0]);return typeof s=="string"&&Yi.test(s)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return s.tokens.findIndex(r=>r===n||Ji.test(String(this.piece(r))))}append({from:e=this.length,rounds:s=[],plain:n=Ki,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:l}=this,d=l.plain;if(e>this.length||n.tokens.length&&r>d.tokens.length)return!1;Object.assign(l.pieces,o),s.slice(this.length-e).forEach(
p=>this.push(p));for(let p=d.tokens.length-r;p<n.tokens.length;p+=1)d.tokens.push(n.tokens[p]),d.seconds.push(n.seconds[p]),this.folds.pushPlain(n.tokens[p],n.seconds[p]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(Zn(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,
n=[];e.drafts.forEach((i,l)=>{let d=ee(e.drafts,l),p=this.slot(i.token,i.verdict,d<0?s:n[d].pending);i.verdict==="accepted"&&(this.pending=p.pending),n.push(p)});
let r=ut(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,s,n){let r=this.piece(e),
{text:o,took:i,pending:l}=we(n,r),d=o===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:o,took:i,part:d,pending:l}}alone(e){let s=this.piece(e);return typeof s==
"string"?s:we(fe,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(p=>p.verdict==="accep\
ted").length,l=s<o.drafts.length,d=l?s:Jn(o);return{...r,number:e,index:s,round:o,accepted:i,judgedAt:d,draft:l?o.drafts[s]:null,judged:o.drafts[d]||null,position:(o.
positions||[])[d]||null}}},_n=["accepted","correction","bonus","plain"],be=t=>_n.includes(t);function us(t,e){let s=fe;return e.map(n=>{let r=t.piece(n),o=we(s,r);return s=o.pending,{token:n,text:o.text,piece:r}})}var De=({text:t,piece:e})=>t||ge(e);function hs(t,e){
let{output:s,plain:n,matched:r}=t.folds,o=Math.min(t.folds.at(e).emitted,n.tokens.length);return{speculative:us(t,s.slice(0,o)),plain:us(t,n.tokens.slice(0,Math.
min(o,t.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var Xi=["accepted","correction","bonus"],Zi=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function vs({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let o=Zi(n);return a("div",{children:[a("p",{class:"sv-pairs-key sv-note",
children:[c("lossless.pairs"),Xi.map(i=>a("span",{class:"sv-pair-key","data-came":i,children:c(`lossless.came.${i}`)}))]}),a("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${Y(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let d=e[l],p=i.token===d.token;return a("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===s?"":void 0,children:[a("span",{children:a(Z,{text:De(i),oneLine:!0})}),a("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),a("span",{"data-came":o[l],children:a(Z,{text:De(d),oneLine:!0})})]},l)})})]})}var ms=["exact","lossy"],ao=[1,2,3],Qi=3,el=.3,tl=70,io=48,sl=5e-4;function nl({candidates:t,rest:e},s){let n=s===1?2:4;if(e[s]===null||e[s]>el||e[n]===null)return 0;
let r=t.map(l=>l[s]??0);return[...t].sort((l,d)=>(d[s]??0)-(l[s]??0)).slice(0,Qi).reduce((l,d)=>l+Math.max(0,(d[n]??0)-(d[s]??0)),0)*(1-r.reduce((l,d)=>l+d*d,0))}
function rl(t){let e=t.trace.settings.temperature?1:3,[s,n]=[0,0];return t.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,l)=>{let d=t.folds.at(o).emitted+
l,p=d<t.folds.output.length&&d<t.folds.at(o+1).emitted?nl(i,e):0;p>n&&([s,n]=[d,p])})),s}function ol({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,
s)],r=Object.fromEntries(n.map(o=>[o,t.pieces[o]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var al=0,
fs=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{
ask:e,offered:s}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:c("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),tl)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let s=al+=1;this.result={number:s,state:"loading",texts:0},this.start=rl(this.run),this.ask("sample",{number:s,tokens:e,
take:this.takes,trace:ol(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Et=(t=0)=>t.toLocaleString(
"en"),lo=t=>`${(t*100).toFixed(1)}%`;function il({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||c(`frequencies.state.${t}`):c(`frequenci\
es.state.${t}`,{n:Et(s),of:Et(n)})}function ll(t,e,s,n){return c(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:Et(e),distance:yn(s),high:yn(n)})}function cl(t,e){
let s=t.promptText+us(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>io?`…${s.slice(-io)}`:s;return c(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function dl({run:t}){let e=hs(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?c("lossless.same",{n}):c("lossless.diffe\
r",{n,position:n+1});return a("div",{class:"sv-proof",children:[a("h4",{children:c("frequencies.greedy")}),a("p",{class:"sv-same","data-kind":s?"same":"differ",
children:r}),a(vs,{texts:e,run:t,says:r})]})}function pl({tally:[t,e],row:s,texts:n,most:r}){return a("td",{children:[a("span",{class:"sv-count-bar",style:`--n:${t[s]/
n/r};--g:${e[s]/n/r}`,children:[a("span",{class:"sv-count-all"}),a("span",{class:"sv-count-guessed"}),a("span",{class:"sv-count-exact"})]}),lo(t[s]/n)]})}function ul({
run:t,found:e,seen:s,start:n}){let{rows:r,checkpoints:o,band:i,temperature:l,state:d}=e,p=s?o[s-1]:null,[u,...h]=p??[0],m=Math.max(...r.map(([,g])=>g),...h.flatMap(
([g])=>g.map(k=>k/u))),v=d!=="running"&&s===o.length&&s>0,f=ms.map((g,k)=>v?ll(g,u,h[k][2],i[s-1][1]):""),x=g=>a("th",{scope:"col","data-rule":g,children:c(`fre\
quencies.${g}`)});return a("div",{class:"sv-proof",children:[a("h4",{children:c("frequencies.counted",{t:String(l),n:Et(u)})}),a("p",{class:"sv-note",children:cl(
t,n)}),a("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>a("span",{class:"sv-count-key","data-part":g,children:c(`frequencie\
s.${g}`)}))}),a("table",{class:"sv-counts",children:[a("caption",{class:"sv-spoken",children:c("frequencies.caption")}),a("thead",{children:a("tr",{children:[a(
"th",{scope:"col",children:c("frequencies.beginning")}),["target",...ms].map(x)]})}),a("tbody",{children:r.map(([g,k],y)=>(g!==null||k>=sl||h.some(([w])=>w[y]))&&
a("tr",{style:`--p:${k/m}`,children:[g===null?a("th",{scope:"row",class:"sv-others",children:c("frequencies.others")}):a("th",{scope:"row",translate:!1,children:a(
Z,{text:g,oneLine:!0})}),a("td",{children:lo(k)}),ms.map((w,_)=>p?a(pl,{tally:h[_],row:y,texts:u,most:m},w):a("td",{},w))]},y))})]}),a("p",{class:"sv-note",children:c(
"frequencies.why")}),a("h4",{children:c("frequencies.curve")}),a("p",{class:"sv-note",children:c("frequencies.band")}),a(oo,{found:e,seen:s,says:$(...f)||c("fre\
quencies.curve")}),a("div",{role:"status",children:ms.map((g,k)=>a("p",{class:"sv-told","data-rule":g,children:f[k]}))})]})}function hl({test:t}){let[e,s]=P(ao[0]),
{result:n,isRunning:r}=t;return a("div",{class:"sv-sample-controls",children:[a("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:c(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),a("div",{class:"sv-toggles",role:"group","aria-label":c("frequencies.leng\
th"),children:ao.map(o=>a("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":o===e,disabled:r,onClick:()=>s(o),children:c(o>1?"frequencies\
.first":"frequencies.first_one",{n:o})}))}),a("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":c("frequencies.progress")}),a("p",{class:"\
sv-note",role:"status",children:n&&il(n)})]})}function co({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let o=T(
t.trace);return a("div",{class:"sv-experiment",children:[a("h3",{children:c("frequencies.heading")}),!o&&r>0&&a("p",{class:"sv-note",children:c("frequencies.mea\
ns",{n:Et(r)})}),!o&&a("p",{class:"sv-note",children:c("frequencies.lossy_means")}),o||!r?a("p",{class:"sv-note",children:n||c("frequencies.trees")}):a(hl,{test:e}),
s?.greedy&&a(dl,{run:new st(s.greedy)}),s?.rows?.length?a(ul,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function po([t,e,s,n,r],o){let i=o?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var uo=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Sn=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function Oe(t,e=!1){return t.candidates.map(s=>po(s,e)).map(s=>({...s,both:uo(s)}))}
function ho(t,e,s){let n=new Set(e.map(h=>h.token)),r=po(t.rest,s),o=[{...r,both:uo(r)},...Oe(t,s).filter(h=>!n.has(h.token))],[i,l]=[Sn(o,"target"),Sn(o,"draft")],
d=Sn(e,"both"),u=!s&&d!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-d),i,l):null;return{token:-1,target:i,draft:l,both:u}}var vo=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function mo(t,e,s=!1,n=8){let r=Oe(t),o=new Map(Oe(t,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>o.get(h)??0,l=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),d=r.sort((h,m)=>l(m)-l(h)).slice(0,n-1).sort((h,m)=>vo(h,m)||
i(m)-i(h)).map(h=>h.token),p=Oe(t,s),u=d.flatMap(h=>p.find(m=>m.token===h)??[]);return[...u,ho(t,u,s)]}function gs(t,e=!1){let s=Oe(t,e).sort(vo);return[...s,ho(
t,s,e)]}function fo(t,{weight:e,taken:s,mass:n}){let r=Oe(t),o=n??1-(t.overlap??1);if(o<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:d,draft:p})=>({
token:l,share:(e*(d??0)-s(l,p??0))/o})).filter(l=>l.share>0).sort((l,d)=>d.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:d})=>l+d,0))}}function go(t){
let[e,s]=[Oe(t),Oe(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var vl=["plain","speculative"],ml={float16:.0625,bfloat16:.5},fl=.001;function gl(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function bl(t,e,s,n){let r=gl(t,e),o=r?gs(r,!0):[],[i,l]=[s,n].map(p=>o.find(u=>u.token===p)?.target??null);if(!i)return null;let d=ml[t.
trace.models.target.dtype]||fl;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:d}}function xl(t,e,[s,n]){let r=bl(t,e,s.token,n.token);if(!r)return c("l\
ossless.unknown");let o={mine:Y(De(s)),theirs:Y(De(n)),p:ye(r.p[0]),q:ye(r.p[1]),gap:O(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
c("lossless.unlisted",o):$(c("lossless.gap",o),c(r.gap<=r.limit?"lossless.tie":"lossless.fault",o))}function wl(t,e,{compared:s,parts:n}){return e==="none"?c(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?c(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{
n:s}):c(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function yl(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?c(W(S(t.trace))?
"rules.lossy":"lossless.sampling"):s===null?c("lossless.greedy"):xl(t,s,[n[s],r[s]]):""}function kl({way:t,tokens:e,parts:s}){let n=o=>o.map(({text:i})=>i).join(
""),r=s??e.length;return a("div",{class:"sv-twin","data-way":t,children:[a("h3",{children:c(`race.${t}`)}),a("div",{class:"sv-twin-text",translate:!1,children:[
a("span",{children:a(Z,{text:n(e.slice(0,r))})}),s!==null&&a("mark",{class:"sv-parting",children:a(Z,{text:De(e[s]),oneLine:!0})}),a("span",{class:"sv-parted",children:a(
Z,{text:n(e.slice(r+1))})})]})]})}function _l({texts:t}){let e=L(null);return H(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.max(0,n.offsetTop-
s.clientHeight/2):0)},[t.parts]),a("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":c("lossless.texts"),ref:e,children:vl.map(s=>a(kl,{way:s,tokens:t[s],
parts:t.parts}))})}function bo({run:t,shown:e,test:s}){let n=hs(t,e),r=t.trace.settings.temperature===0,o=n.compared?n.parts===null?"same":r?"differ":"sampled":
"none",i=wl(t,o,n),l=a("div",{class:"sv-own",children:[a("p",{class:"sv-verdict","data-kind":o,children:i}),a("p",{class:"sv-note",children:yl(t,n)}),n.compared>
0&&(r?a(vs,{texts:n,run:t,says:i}):a(_l,{texts:n}))]},"own"),d=a(co,{run:t,test:s},"test");return a("section",{class:"sv-section",children:[a("div",{class:"sv-s\
ection-head",children:a("h2",{children:c("lossless.heading")})}),r?[l,d]:[d,l]]})}var Rt=1e-9,Mt=class{list;constructor(){this.list=[]}add(e,s,n,r=fe){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let s=0,n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+Rt?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function xo(t,e,s,n){
let{folds:r}=t;for(s.cut(e);s.list.length<e;){let d=s.list.length,p=r.at(d+1),u=t.rows[d].slots.filter(h=>be(h.kind));s.add(Ie(p),p.emitted,u.map(h=>h.text).join(
""))}let{tokens:o,until:i}=r.plain,l=t.over&&e===t.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let d=n.list.length,{text:p,
pending:u}=we(d?n.list[d-1].pending:fe,t.piece(o[d]));n.add(i[d+1],d+1,p,u)}}function zt(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var Tn=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function Fe({label:t,choices:e,chosen:s,choose:n}){return a("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,o])=>a("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:o},r))})}function wo({label:t,choices:e,chosen:s,choose:n}){return a("label",
{class:"sv-choice",children:[t,a("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,o])=>a("option",{value:r,children:o},r))})]})}var Sl=["draft","verify","accept"],En=24,yo=28,ko=26,nt=En*2+yo+ko,Tl=["1","4","16"],El=16e3;function _o({palette:t,time:e,drawn:s,seek:n,...r}){let{run:o,ours:i}=r,
l=r.span||1,[d,p]=ze(),u=L(null),[h,m]=P("1"),v=Math.min(El,Math.floor(p*Number(h))),f=e/l*(v-1);H(()=>{v&&Ml(u.current,t,{...r,span:l},v)},[o,s,v]),H(()=>{d.current.
scrollLeft=f-p/2},[h]),H(()=>{let{scrollLeft:g,clientWidth:k}=d.current;h!=="1"&&(f<g||f>g+k-40)&&(d.current.scrollLeft=f-k/2)},[f]);let x=({offsetX:g})=>{let k=g/
v*l,y=0;for(;y<i.list.length&&Ie(o.folds.at(y))<k;)y+=1;n(y)};return a("div",{children:[a("div",{class:"sv-lanes-frame",children:[a("p",{class:"sv-lane-caption",
children:c("race.plain")}),a("p",{class:"sv-lane-caption sv-lane-second",children:c("race.speculative")}),a("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":c("race.picture"),ref:d,children:a("div",{class:"sv-lanes-picture",children:[a("canvas",{class:"sv-lanes",role:"img","aria-label":c("race.picture"),
ref:u,style:`width: ${v}px; height: ${nt}px`,onClick:x}),a("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),a("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,v-2).toFixed(1)}px)`}})]})})]}),a("div",{class:"sv-lanes-foot",children:[a(tt,{plain:c("race.key_plain")}),
a(Fe,{label:c("race.zoom"),choices:Tl.map(g=>[g,g==="1"?c("race.fit"):`${g}×`]),chosen:h,choose:m})]})]})}function Ml(t,e,{run:s,span:n,ours:r,plain:o},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==nt*l)&&Object.assign(t,{width:i*l,height:nt*l});let d=t.getContext("2d");if(!d)return;let p=v=>v/
n*(i-1),u=(v,f,x,g,k)=>{let y=p(g)-p(x)>3,[w,_]=[p(x),p(g)].map(C=>y?Math.round(C):C);d.fillStyle=e.get(v),d.fillRect(w,f,Math.max(_-w-(k&&y?1:0),.4),En)};d.setTransform(
l,0,0,l,0,0),d.clearRect(0,0,i,nt),Rl(d,e,{span:n,width:i,at:p});let{until:h}=s.folds.plain;for(let v=1;v<=o.list.length;v+=1)u("plain",0,h[v-1],h[v],!0);let m=0;
s.rounds.slice(0,r.list.length).forEach(({times:v})=>Sl.forEach(f=>{u(f,En+yo,m,m+v[f],f==="accept"),m+=v[f]}))}function Rl(t,e,{span:s,width:n,at:r}){let o=zt(
s,Math.max(2,n/110));t.font=`11px ${Ke}`,t.textBaseline="alphabetic";for(let i=0;i*o<=s;i+=1){let l=Math.round(r(i*o))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,nt-ko+6),t.fillStyle=e.get("quiet");let d=j(Number((i*o).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(d).width;t.textAlign=l+p/2>
n?"right":i?"center":"left",t.fillText(d,t.textAlign==="right"?n:l,nt-6)}}var zl=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Ol=4,Ll=.25,Mn=1e3,Cl={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},$l="M4 2.5v11L13 8z",
Al="M4 3h3v10H4zM9 3h3v10H9z",So=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,jl=t=>[1,.25,.1].find(e=>t/e>=Ol)??.1;function To({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:d})=>d)).filter(l=>(l-n)*r>Rt);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function Pl({ours:t,plain:e,
measured:s,whole:n,span:r},o){let i={time:j(o),ours:t.tokensAt(o),plain:e.tokensAt(o)};if(!s)return c("race.alone",i);if(!n||o<r-Rt)return c("race.now",i);let l=t.
end<=e.end,[d,p]=l?[t,e]:[e,t];return c(l?"race.won":"race.lost",{first:j(d.end),second:j(p.end),done:d.tokens,other:p.tokensAt(d.end),of:p.tokens})}function Hl(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,o=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?c(W(S(t.trace))?"rules.lossy":"race.draws"):
o?c("race.same"):"":"",l=t.plainEnd,d=l>=0&&l+1<s.list.length;return $(i,d&&c("race.goes_on",{end:Y(t.alone(t.trace.plain.tokens[l]))}))}function ql({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":c(t.models.draft?"race.prefill":"race.prefill_alone",{target:j(e),draft:j(s)})}function Eo({way:t,arrivals:e,
end:s,time:n,measured:r}){let o=L(null),{list:i,tokens:l}=e,d=e.by(n),p=Qe(()=>i.slice(0,d).map((u,h)=>a("span",{class:s>=0&&h>s?"sv-ended":void 0,"data-new":h===
d-1&&d<i.length?"":void 0,children:a(Z,{text:u.text})},h)),[i,d,d<i.length,s]);return H(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[i,d]),a("\
div",{class:"sv-reader","data-way":t,children:[a("div",{class:"sv-reader-head",children:[a("h3",{children:c(`race.${t}`)}),a("span",{class:"sv-quiet",children:r?
d<i.length?c("race.so_far",{n:e.tokensAt(n),of:l}):c("race.done",{n:l,time:j(e.end)}):c("race.unmeasured")})]}),a("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":c(`race.${t}`),ref:o,children:p})]})}function Nl({run:t,shown:e},{span:s,whole:n},r,o,i){let[l,d]=P(r),[p,u]=P(!1),[h,m]=P(!1),v=L({shown:e,
length:t.length}),f=e!==v.current.shown&&t.length===v.current.length;v.current={shown:e,length:t.length},f&&h&&!p&&m(!1);let x=L({limit:o,whole:n,span:s,speed:i});
x.current={limit:o,whole:n,span:s,speed:i};let g=L(null);return qr(()=>{if(!p)return;let k=performance.now(),y=requestAnimationFrame(function w(_){let C=x.current,
Ue=Math.max(0,Math.min((_-k)/1e3,Ll))*C.speed;k=_,d(xe=>{let oe=Math.min(xe+Ue,C.limit);return C.whole&&oe>=C.span&&u(!1),oe}),g.current?.checkVisibility()?y=requestAnimationFrame(
w):u(!1)});return()=>cancelAnimationFrame(y)},[p]),{node:g,playing:p,time:h&&!(f&&!p)?Math.min(l,s):r,go(k,y=!1){m(!0),d(k),u(y)},follow:()=>m(!1)}}function Il({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:o,palette:i,seek:l,greedy:d,drawn:p}=s,{ours:u,plain:h}=Qe(()=>({ours:new Mt,plain:new Mt}),[]);xo(n,o,u,h);let m=n.
folds.plain.tokens.length>0,v=n.over&&u.list.length===n.length,f=Math.max(u.end,h.end),x={ours:u,plain:h,measured:m,whole:v,span:f},g=v&&r===n.length?f:r?u.list[r-
1].at:0,k=t??jl(f),y=Nl(s,x,g,v||!m?f:Math.min(u.end,h.end),k),{time:w,playing:_,go:C,follow:Ue}=y;function xe(){let q=w>=f-Rt;So()?C(q?0:To(x,w,1)):_?C(w):C(q?
0:w,!0)}function oe(q){let B=Cl[q.key];B&&(q.preventDefault(),C(To(x,w,B)))}let at=Pl(x,w),ie=L("");_||(ie.current=at);let le=So()?"step":_?"pause":"play";return a(
"section",{class:"sv-section",ref:y.node,children:[a("div",{class:"sv-section-head",children:[a("h2",{children:c("race.heading")}),a("span",{class:"sv-quiet",children:c(
"race.note")})]}),a("div",{class:"sv-race-controls",role:"group","aria-label":c("race.label"),children:[a("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":le,onClick:xe,children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:a("path",{d:le==="pause"?Al:$l})}),a("span",
{children:c(`race.${le}`)})]}),a("input",{type:"range",class:"sv-scrubber",min:0,max:Mn,step:1,value:f?Math.round(w/f*Mn):0,"aria-label":c("race.scrubber"),"ari\
a-valuetext":at,onInput:({currentTarget:q})=>C(Number(q.value)/Mn*f),onKeyDown:oe}),a("span",{class:"sv-race-clock",children:c("race.clock",{time:j(w),of:j(f)})}),
a("label",{class:"sv-choice",children:[c("race.speed"),a("select",{value:String(k),onChange:({currentTarget:q})=>e(Number(q.value)),children:zl.map(([q,B])=>a("\
option",{value:String(q),children:q===1?c("race.real"):B}))})]})]}),a("div",{class:"sv-readers",children:[a(Eo,{way:"plain",arrivals:h,end:n.plainEnd,time:w,measured:m||
!n.length}),a(Eo,{way:"speculative",arrivals:u,end:-1,time:w,measured:!0})]}),a("p",{class:"sv-note sv-race-sentence",children:ie.current}),a("p",{class:"sv-not\
e sv-race-texts",children:[a("span",{children:Hl(n,o,x)})," ",a("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!d.offered(),onClick:()=>d.
race(),children:c("race.greedy")})]}),a(_o,{run:n,...x,palette:i,time:w,drawn:p,seek:q=>{Ue(),l(q)}}),a("p",{class:"sv-note",children:ql(n)})]})}var Rn=new WeakMap,
Dl=0;function Fl(t){return Rn.has(t)||Rn.set(t,Dl+=1),Rn.get(t)}function Mo(t){let[e,s]=P(null);return a(Il,{chosen:e,choose:s,...t},Fl(t.run))}var rt=220,We=44,Ot=12,Ro=8,bs=40,Wl=1.25,Vl=1.1,Bl=90,zo=10,Ul=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.speedup(n+1)??0]);function Gl(t,e){
if(e.length<2)return c(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return c("headlin\
e.impossible");let[s,n]=e[e.length-1],r=e.slice(zo-1).map(([,i])=>i),o={least:zo,low:U(Math.min(...r)),high:U(Math.max(...r))};return $(c("chart.last",{tokens:s,
speedup:U(n)}),r.length>1&&c("chart.range",o))}function Kl({points:t,tokens:e,width:s}){let[n,r]=P(null),o=Math.max(Wl,...t.map(([,x])=>x))*Vl,i=x=>We+x/e*(s-We-
Ot),l=x=>rt-bs-x/o*(rt-bs-Ro),[d,p]=t[t.length-1],u=([x])=>Math.abs(i(x)-(n??0)),h=n===null?null:t.reduce((x,g)=>u(x)<=u(g)?x:g),m=zt(o,5),v=m<.1?2:m<1?1:0,f=Math.
max(1,zt(e,Math.max(2,(s-We)/Bl)));return a(E,{children:[a("svg",{width:s,height:rt,"aria-hidden":"true",onPointerMove:({currentTarget:x,clientX:g})=>r(g-x.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[Tn(o,m).map(x=>a(E,{children:[a("line",{class:"sv-speedup-grid",x1:We,x2:s-Ot,y1:l(x),y2:l(x)}),a("text",{x:We-6,y:l(
x)+4,"text-anchor":"end",children:`${x.toFixed(v)}×`})]})),Tn(e,f).map(x=>a("text",{x:i(x),y:rt-bs+16,"text-anchor":"middle",children:x})),a("text",{class:"sv-\
speedup-title",x:(We+s-Ot)/2,y:rt-6,"text-anchor":"middle",children:c("chart.x")}),a("line",{class:"sv-speedup-plain",x1:We,x2:s-Ot,y1:l(1),y2:l(1)}),a("text",{
x:s-Ot,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:c("chart.reference")}),a("polyline",{class:"sv-speedup-line",points:t.map(([x,g])=>`${i(x).toFixed(1)},${l(
g).toFixed(1)}`).join(" ")}),a("circle",{class:"sv-speedup-last",cx:i(d),cy:l(p),r:4.5}),h&&a("g",{class:"sv-speedup-mark",children:[a("line",{x1:i(h[0]),x2:i(h[0]),
y1:Ro,y2:rt-bs}),a("circle",{cx:i(h[0]),cy:l(h[1]),r:4})]})]}),h&&a("p",{class:"sv-speedup-readout",style:`--x:${i(h[0])}px`,"data-side":i(h[0])>s/2?"left":"rig\
ht",children:c("chart.hover",{tokens:h[0],speedup:U(h[1])})})]})}function Oo({run:t,shown:e,known:s}){let[n,r]=ze(),o=Ul(t,e),i=o.length>1,l=Gl(t,o);return a("s\
ection",{class:"sv-section",children:[a("div",{class:"sv-section-head",children:a("h2",{children:a(z,{name:"speedup",children:c("chart.heading")})})}),a("div",{
class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&a(Kl,{points:o,tokens:t.folds.at(s).emitted,width:r})}),a("p",{class:"sv-not\
e",children:l}),a(ns,{hidden:!i,label:c("chart.heading"),heads:[c("chart.x"),c("chart.y")],rows:o.map(([d,p])=>[d,U(p)])})]})}var Yl=250,Jl=120;function Xl(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var Lt=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),xs=class{constructor(e){this.context=e}context;places={race:Lt(),costs:Lt(),lossless:Lt(),speedup:Lt(),breakdown:Lt()};test=new fs(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;charted=null;charts={race:e=>a(Mo,{...e,...this.context,drawn:this.drawnAt}),costs:e=>a(eo,{...e}),
lossless:e=>a(bo,{...e,test:this.test}),speedup:e=>a(Oo,{...e}),breakdown:e=>a(Jr,{...e})};show(e,{shown:s,known:n,busy:r,view:o}){let i=`${s} of ${n}, ${e.folds.
plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.charted?.run&&i===this.drawn||(this.test.load(e),Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,
busy:r}),!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.draw(),r?Math.max(0,Yl-(performance.now()-this.drawnAt)):Jl)))}redraw(e){
this.charted&&St(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),
Object.keys(this.places).filter(s=>this.busy?Xl(this.places[s]):this.places[s].checkVisibility()).forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>St(this.context.viewer,a(E,{}),e))}};var Ct=["gamma","temperature","drafter","rule","tree"];function ws(t,e){return e==="rule"?S(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function $t(t){
let{gamma:e,budget:s=e}=t.settings;return T(t)&&e>0?s:e}function ys(t,e,s){return t==="drafter"?de(String(e),s):t==="rule"?c(`rules.name.${e}`):t==="tree"?c(`tr\
ee.name.${e}`):String(e)}function de(t,e){let s=`drafter_of.${e}.${t}`,n=c(s);return n===s?c(`drafter.${t}`):n}var Zl={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:vt,tree:["chain","k-ary","top-k","dynamic","measured"]},Ql=["drafter","rule","tree"],ks=class{buttons;constructor({say:e,sequels:s}){this.say=e,this.
sequels=s,this.note=b("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=Ct.map(n=>this.row(n,Zl[n].filter(r=>n!=="gamma"||Number(r)<=s.most))),
this.choices=b("div",{class:"sv-again"},...this.rows),this.again=b("div",{class:"sv-block"},b("h3",{},e("again.heading")),this.note,this.choices)}row(e,s){let{say:n}=this,
r=o=>{let i=b("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.buttons.push({name:e,value:o,
node:i}),i};return b("div",{class:"sv-again-row","data-change":e},b("span",{},n(`again.${e}`)),b("div",{class:"sv-choices"},...s.map(r)))}changes(e,s){let{run:n}=this.
sequels.store.state;if(e!=="tree"||!n)return{[e]:s};let r=$t(n.trace);return s==="chain"?{tree:s,gamma:Math.min(r,this.sequels.most)}:{tree:s,budget:Math.max(r,
1)}}load(e){let{say:s,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let l=o==="chain"&&$t(e.trace)>n,d=l?s("again.shorter",{most:n}):ys(
r,o,e.trace.models.pair);D(i,d),Q(i,"aria-label",s(l?"again.do_shorter":`again.do_${r}`,{value:d,most:n})),i.disabled=ws(e.trace,r)===o})}offer(e){e!==this.offered&&
(this.offered=e,this.buttons.forEach(({name:s,value:n,node:r})=>{r.hidden=Ql.includes(s)&&!e?.[s]?.includes(String(n))}),this.rows.forEach((s,n)=>{s.hidden=this.
buttons.filter(({name:r,node:o})=>r===Ct[n]&&!o.hidden).length<2}))}show(e){let s=this.sequels.refusal;this.offer(e.offers),this.again.hidden=!this.sequels.live,
this.choices.hidden=!!s,D(this.note,s||this.say("again.note"))}};var ec={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},tc={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},sc={ArrowUp:"stepOn",ArrowDown:"stepBack"},Lo={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
_s=t=>(t.dataset.at??"").split(".").map(Number);function nc(t,e,s){let n=t.indexOf(e),r=o=>{let i=t.filter(l=>_s(l)[0]===_s(e)[0]+o);return i.find(l=>_s(l)[1]>=
_s(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function rc(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return o(t[n+1]);case"ArrowUp":return o(t[n-1]);default:return null}}var Co="specviz-letters";function oc(){try{return localStorage.getItem(Co)!=="off"}catch{
return!0}}var ot={on:oc(),keep(t){ot.on=t;try{localStorage.setItem(Co,t?"on":"off")}catch{}}},Ss=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let o=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let l=ec[e.length===1?e.toLowerCase():e]||o()&&tc[e];if(l)return n[l]()!==!1;let d=s.closest("[role=option]"),p=s.closest("\
[role=gridcell]");if(d||p)return this.inside(e,d,p);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let h=Lo[e]||u&&sc[e];return!h||this.scrolls(s,e)?!1:(n[h](),
!0)}inside(e,s,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?nc(o(),s,e):n&&rc(i(n),n,e);return l&&l.focus(),
!!l||e in Lo}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};var $o=[.2,.4,.6,.8],Ao=[.1,.5,1,2],At={overlap:{term:"overlap",limits:$o,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:$o,
most:"1",of:({draft:t})=>K(t??void 0)},target_entropy:{term:"entropy",limits:Ao,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entropy",
limits:Ao,most:"",of:({position:t})=>t?.draft_entropy??null}},jo=["verdict",...Object.keys(At)],Po=t=>jo.includes(t);function jt(t,e){let s=e&&At[t]?At[t].of(e):
null;return s==null?null:At[t].limits.filter(n=>s>=n).length}function Ho(){let{tint:t,set:e}=ne();return a("div",{class:"sv-tint",children:a(wo,{label:c("tint.l\
abel"),choices:jo.map(s=>[s,c(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function qo({name:t}){let e=At[t];if(!e)return null;let{limits:s,most:n,term:r}=e;
return a("div",{class:"sv-tint-legend",children:[a("span",{class:"sv-tint-scale",role:"img","aria-label":c("tint.aria",{limits:s.join(c("comma"))}),children:["0",
...s.map(o=>String(o).replace(/^0\./,".")),n].flatMap((o,i)=>[a("span",{class:"sv-tint-limit",children:o}),i<=s.length&&a("span",{class:"sv-tint-swatch","data-t\
int":i})])}),a(z,{name:r,children:c(`tint.${t}.means`)})]})}var Ts=44,ac=2,No={PageUp:10,PageDown:-10},Io=(t,{round:e})=>No[t]?{round:e+No[t],phase:0}:null;function ic({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,o=Math.min(Math.floor(r),e-1),i=Ks(t[o]);return n/e<ac*i?{round:Math.round(r),phase:0}:{round:o,phase:Math.round((r-o)*i)}}function Do({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=ne(),o=L(null),i=L(null),[l,d]=P(0);H(()=>{let v=new ResizeObserver(([{contentRect:f}])=>d(f.width));return v.observe(o.current),()=>v.
disconnect()},[]),H(()=>lc(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let p=v=>{let{left:f}=o.current.getBoundingClientRect(),
{round:x,phase:g}=ic(e,(v.clientX-f)/(l||1),l);r.seek(x,g)},u=e?.length??0,h=e&&s.phase?s.phase/Ks(e.rounds[s.round]):0,m=s.round+h;return a("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:o,"aria-label":c("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
m.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?m/u:0},onPointerDown:v=>{!u||v.button||(v.currentTarget.setPointerCapture(v.pointerId),p(v))},onPointerMove:v=>{
v.currentTarget.hasPointerCapture(v.pointerId)&&p(v)},children:[a("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),a("span",{class:"sv-strip-head"})]})}
function lc(t,e,{run:s,shown:n,tint:r,width:o}){let i=window.devicePixelRatio||1,l={width:Math.round(o*i),height:Math.round(Ts*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let d=t.getContext("2d");if(!d||(d.setTransform(i,0,0,i,0,0),d.clearRect(0,0,o,Ts),!s?.length))return;let p=o/s.length,u=T(s.trace),
h=u?s.rounds.map(({drafts:x})=>Math.max(0,...se(x).map(g=>g+1))):[],m=Ts/((u?Math.max(...h):s.width)+1),[v,f]=[p,m].map(x=>x>4?x-1:x);s.rounds.forEach(({drafts:x},g)=>{
let k=g<n?cc(s,g):[],y=u?h[g]+1:g<n?s.rows[g].slots.length:x.length+1;for(let w=0;w<y;w+=1)d.fillStyle=e.get(w<k.length?dc(s,g,k[w],r):"line"),d.fillRect(g*p,Ts-
(w+1)*m,Math.max(.6,v),Math.max(.6,f))})}var cc=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>be(s));function dc(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let o=jt(r,t.at({round:e,index:s}));return o==null?"strip-unknown":`tint-${o}`}function me(t){if(t.part)return c("token.part",{hex:ge(t.piece)});let e=Y(t.text)||c("token.empty");return t.took>1?c("token.took",{token:e,n:t.took}):e}function zn({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],o=r.length;if(n>=o)return c("token.final");let i=c("token.guess",{n:n+1,of:o}),{source:l}=r[n];return l?c("token.from",
{slot:i,drafter:de(l,e.models.pair)}):i}function Le(t,e,s,n){let r=t.rows[e].slots[s];return c("token.aria",{token:me(r),kind:c(`kind.${je(n||r.kind,t.trace)}`),
round:e+1,slot:zn(t,e,s)})}var Es=({slot:t,as:e})=>a("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&a(Z,{text:t.text,oneLine:!0})});function Pt(t,e,s=!1){return e.part?t.
dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...Gn(e.text,s)),t}function pc(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:o}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
o-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Ms(t,e,s){let n=pc(e,s);return $(
t,n&&c(`unguessed.${n}`))}function uc(t,e){if(!e)return c("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return Ms(c("summary.plain",r),t,e-1);let o=s.length===1;return n?F({drafts:s})?c(n.kind==="bonus"?"tree.bonus":"tree\
.some",r):n.kind==="correction"?c(o?"summary.one_rejected":"summary.some",r):c(o?"summary.one":"summary.all",r):c(o?"summary.one_ends":"summary.end",r)}function hc(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:o,final:i}=r,l={round:e+1,n:n+1,of:o.length};if(F(r)&&s!=="final")return vc(t,e,{name:s,index:n});if(s==="d\
raft"&&r.together&&o.length>1)return c("phase.at_once",l);if(s==="draft"){let p=t.rows[e].slots[n];return c("phase.draft",{...l,token:me(p)})}if(s==="verify"&&!o.
length)return Ms(c("phase.verify_none",l),t,e);if(s==="verify")return c(o.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return mc(t,r,n,l);let d=o.
filter(p=>p.verdict==="untested").length;return d&&i&&S(t.trace)==="block"?c("rules.phase.discard",{...l,untested:d}):c(d?"phase.discard":"phase.discard_last",{
...l,untested:d})}function vc(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],o={round:e+1,of:r.length,token:me(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let v=se(r),f=v.filter(x=>x===v[n]).length;return c(f===1?"tree.level_one":"tree.level",{...o,level:v[n]+1,n:f})}if(s!=="test")return c(s==="verify"?"t\
ree.verify":"tree.discard",o);let{verdict:i,draw:l,parent:d}=r[n],p=K(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&S(t.trace)==="block")return c(
"tree.kept",o);if(t.trace.settings.temperature!==0&&Ae(r[n],S(t.trace)))return Fo(t,{...o,n:n+1},i);if(t.trace.settings.temperature===0||l==null||p===null)return c(
`tree.greedy_${i}`,o);let[u,h]=te(l,p),m=i==="rejected"&&!r.some((v,f)=>f>n&&v.parent===d);return c(`tree.${i}${m?"_last":""}`,{...o,draw:u,threshold:h})}var Fo=(t,e,s)=>c(
`rules.phase.certain_${s}`,{...e,rule:c(`rules.name.${S(t.trace)}`)});function mc(t,{drafts:e},s,n){let r=e[s],{verdict:o,draw:i}=r,l=K(r);if(t.trace.settings.temperature===
0)return c(`phase.greedy_${o}`,n);if(Ae(r,S(t.trace)))return Fo(t,n,o);if(i==null||l===null)return c(`phase.untold_${o}`,n);let[d,p]=te(i,l),u={...n,draw:d,threshold:p};
if(l===1&&o==="accepted"&&S(t.trace)!=="block")return c("phase.certain",u);if(S(t.trace)!=="block")return c(`phase.${o}`,u);let h=o==="accepted"?Ye(r):"failed",
[,m]=te(i,J(r)??1);return c(`rules.phase.${h}`,{...u,ratio:m,by:Je(e)+1})}function Ht(t,e,s){return s?hc(t,e,s.phase):uc(t,e.round)}var fc=[.5,1,2,4],gc=["steps","rounds"],bc={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function xc({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return c("transport.all",{rounds:e});let r=c(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?c("transport.step",{round:r,phase:s}):r}function wc(){let{run:t,moment:e,playing:s,mode:n,live:r,status:o,presenting:i,state:l,viewer:{actions:d}}=ne(),
p=L(null),u=G(l),h=he(l),m=e.round===0&&e.phase===0,v=s||h&&n==="running"&&!u?"pause":h&&n==="paused"&&!u?"resume":"play",f=!(u>0||h||r&&!t),x={start:m,back:m,previous:m,
next:f,forward:f,end:e.round===(t?.length??0)};return H(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),a("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let k=c(`transport.${g==="play"?v:g}`);return a("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?v:void 0,
title:k,"aria-label":k,disabled:x[g],onClick:d[g],hidden:g==="stop"&&!h&&o!=="loading",children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:a("path",{d:bc[v==="pause"&&g==="play"?"pause":g]})}),g==="play"&&a("span",{children:k})]},g)}),a("button",{type:"button",class:"sv-button sv-run",onClick:d.
run,hidden:!(i&&r&&!h),children:c("transport.run")})]})}function qt(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function yc(){let{viewer:t}=ne();return a("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
a("summary",{children:c("transport.keys")}),a("div",{class:"sv-keys-panel",children:[a("button",{type:"button",class:"sv-popover-close","aria-label":c("term.clo\
se"),onClick:()=>qt(t.help,!1),children:"×"}),a("dl",{children:[t.keys.map(([e,s])=>a(E,{children:[a("dt",{children:e.split(/\s+/).map(n=>a("kbd",{children:n}))}),
a("dd",{children:s})]})),a("dt",{children:[a("kbd",{children:"A – Z"}),a("kbd",{children:", . ?"})]}),a("dd",{children:a("label",{class:"sv-check",children:[a(
"input",{type:"checkbox",defaultChecked:ot.on,onChange:({currentTarget:e})=>ot.keep(e.checked)}),c("transport.letters")]})})]})]})]})}function Wo({children:t}){
let{run:e,moment:s,speed:n,pace:r,ghosts:o,presenting:i,state:l,set:d,viewer:{actions:p}}=ne(),u=xc(l);return a("div",{class:"sv-transport",role:"group","aria-l\
abel":c("transport.label"),children:[t,a(wc,{}),a("div",{class:"sv-transport-side",children:[a("span",{class:"sv-count",children:u}),a(Ho,{}),!(e&&T(e.trace))&&
a("label",{class:"sv-check",children:[a("input",{type:"checkbox",checked:o,onChange:({currentTarget:h})=>d({ghosts:h.checked})}),c("stream.ghosts")]}),he(l)&&G(
l)>0&&a("button",{type:"button",class:"sv-link",onClick:p.follow,children:c("transport.follow")}),a(Fe,{label:c("transport.pace"),choices:gc.map(h=>[h,c(`transp\
ort.${h}`)]),chosen:r,choose:h=>d({pace:h})}),a("label",{class:"sv-speed",children:a("select",{"aria-label":c("transport.speed"),value:n,onChange:({currentTarget:h})=>d(
{speed:Number(h.value)}),children:fc.map(h=>a("option",{value:h,children:`${h}×`},h))})}),a("button",{type:"button",class:"sv-link sv-present",title:c("transpo\
rt.presenter_means"),onClick:p.present,children:c(i?"transport.leave":"transport.presenter")}),a(yc,{})]}),a(Do,{text:e?`${u}. ${Ht(e,s,X(l))}`:""})]})}function Vo(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function kc(t){let{start:e,back:s,previous:n,play:r,next:o,forward:i,end:l,present:d}=t.actions,p=()=>{let{presenting:u,
pinned:h}=t.state;if(t.help?.open)qt(t.help,!1);else if(u)d();else if(h)t.pin(null);else return!1;return!0};return new Ss({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:o,start:e,end:l,present:d,escape:p,help:()=>qt(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.predict.press(_c(u,t.state)?"r":u,
t.state.predicting),letters:()=>ot.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let h=Io(u,t.state.moment);return h&&t.seek(h.round),!!h}})}function _c(t,e){return t==="PageDown"&&e.presenting&&!wt(e)&&ve(e)!==
null}function Rs({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,n]=(e.dataset.at??"").split(".").map(Number);return{
round:s,index:n}}function Bo(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",o=({screenX:v,screenY:f})=>`${v},${f}`;window.addEventListener("pointermo\
ve",v=>{r=o(v)},{signal:n}),s.addEventListener("pointerover",v=>{o(v)!==r&&t.hover(Rs(v))},{signal:n}),s.addEventListener("pointermove",v=>t.hover(Rs(v)),{signal:n}),
s.addEventListener("focusin",v=>t.focusOn(Rs(v)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:n,capture:!0}),s.addEventListener(
"click",v=>{let f=Rs(v);f&&t.pin(Ze(f,v.detail?i:t.state.pinned)?null:f)},{signal:n}),document.addEventListener("pointerdown",({target:v})=>{let{help:f}=t;f?.open&&
v instanceof Node&&!f.contains(v)&&qt(f,!1)},{signal:n}),kc(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:n});let d=new MutationObserver(l);[document.documentElement,document.body].forEach(v=>d.observe(v,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:v}])=>{let f=p;p=v.width,!(!p||p===f)&&(f||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let h=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});h.observe(t.stream.scroller);let m=new ResizeObserver(()=>t.fit());
return m.observe(document.body),()=>{e.abort(),[d,u,h,m].forEach(v=>v.disconnect())}}var zs=class{views;constructor(e){this.views=e.map(s=>({view:s,marked:null,stop:null}))}show(e,s,n){let r=Se(e,e.cursor)?e.cursor:s;this.views.forEach(o=>{let i=o.
view.find(s),l=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==l&&(o.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(o,{marked:i,stop:l})})}};var Sc=1100,Tc=1.6,Ec={draft:450,verify:1200,test:1e3,discard:700,final:1300},On=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Os=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return dn(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=ht(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;On(n,s)&&!this.barred(n);)n=Ys(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move(tr(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(Ys(this.rounds,n),"step",s);else{let r=ht(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,On(o,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...G(
this.store.state)?{}:{moment:Xe.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:o}=_e(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?Ec[o]:Sc)/(r?Tc:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!On(e.moment,e.until)?null:
G(e)?()=>this.tick():he(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Uo=240;function Mc(t){let e=[...t];return e.length>Uo?e.slice(2-Uo).join("").replace(/^\S*\s+/,"… "):t}function Go(t,e,s){let n=ve(e),r=n?null:xt(e),{kept:o=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:o,chance:i}:null,question(){let{round:d,index:p}=n??{round:0,index:0},
h=[...s.rows.slice(0,d).flatMap(({slots:m})=>m.filter(({kind:v})=>be(v))),...s.rows[d].slots.slice(0,p)].map(m=>m.text).join("");return{guess:[...pe(me(s.rows[d].
slots[p]))].slice(0,60).join(""),before:Mc(s.promptText+h),round:d+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Rc=[0,.25,.5,.75,1],Ls={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Cs=class{constructor({say:e,intents:s}){this.say=e,this.intents=s,this.brought=null,this.told="",this.
button=b("button",{type:"button",class:"sv-link",on:{click:s.toggle}},e("predict.start")),this.wished=null,this.refused=b("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=b("span",{class:"sv-quiet"}),this.switch=b("input",{type:"checkbox",on:{change:()=>s.set({informed:this.switch.checked})}}),this.question=
b("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=b("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>s.answer(null)),this.reveal.append(
b("kbd",{},"R")),this.row=b("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...Rc.map(n=>b("button",{type:"button",class:"sv-choose",on:{
click:()=>s.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",s.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>s.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=b("div",{class:"sv-lesson",role:"status"}),this.node=b("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},b("div",{class:"sv-section-head"},b("h2",{},e("predict.heading")),this.score,b("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",s.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,s,n="sv-choose"){
return b("button",{type:"button",class:n,on:{click:s}},this.say(`predict.${e}`))}label(e){let s=e===0?"none":e===1?"all":null,n=Object.keys(Ls).find(r=>Ls[r]===
e&&(s?/\D/:/\d/).test(r))??"";return[b("span",{},s?this.say(`predict.${s}`):M(e)),b("kbd",{},n.toUpperCase())]}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(s)if(n==="r")this.intents.answer(null);else if(n in Ls)this.intents.answer(Ls[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){D(this.refused,this.wished===e&&T(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,s){let{say:n}=this,{moment:r,predicting:o}=e;if(Go(this.node,e,s),this.node.hidden=!o,this.button.hidden=o||s.trace.settings.gamma===
0,this.explain(s),!o)return;let i=this.node.contains(document.activeElement),l=ve(e),d=xt(e),p=s.over&&r.round===s.length;this.switch.checked=e.informed,D(this.
question,l?this.ask(s,l):d?this.tell(e.answers[d]):n(p?"predict.ended":"predict.waiting")),D(this.facts,l?this.given(e,s,l):d?this.reckon(e.answers[d]):""),this.
row.hidden=!l,this.next.hidden=!!l||p||e.playing;let u=Sr(Object.values(e.answers));D(this.score,u.n?n(u.decided?"predict.score":"predict.score_undecided",{...u,
brier:O(u.brier)}):""),this.showLesson(e,s,u,p),this.bringUp(l),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!Ze(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:s,index:n}){return this.say("predict.ask",{token:me(e.rows[s].slots[n]),n:n+1,round:s+1})}tell({said:e,kept:s,threshold:n}){
let r=`predict.${s?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:M(e),brier:O(bt(e,s))});return $(o,n!==null&&this.say("predict.truth",
{threshold:M(n)}))}reckon({said:e,kept:s}){return e===null?"":this.say("predict.brier",{said:e,happened:s?1:0,brier:O(bt(e,s))})}given({informed:e},s,{round:n,index:r}){
let{target:o,draft:i}=s.rounds[n].drafts[r];return s.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say("predict.unknow\
n"):this.say("predict.given",{target:V(o),draft:V(i)}):this.say("predict.hidden")}showLesson({taught:e},s,n,r){let o=e||r&&n.n>0;this.finish.hidden=!n.n||r,this.
finish.setAttribute("aria-expanded",String(o));let i=o?Tr(n,s.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),this.lesson.
replaceChildren(...o?[b("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(l=>b("p",{},l))))}};function zc(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var $s=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=zc(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Ko=20,Oc=5;function Lc(t,e){let{drafts:s,final:n}=t.rounds[e],r=se(s),o=s.map((p,u)=>ee(s,u));n&&(r.push($e(s).length),o.push($e(s).at(-1)??-1));let{rows:i,
count:l}=Xn(o),d=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((h,m)=>h===u?[m]:[]));return{rows:i,count:l,levels:d,above:o.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function Cc(t,e,s,n){let r=Le(t,e,s,n),{drafts:o}=t.rounds[e];if(s>=o.length)return r;let i=dt(o,ee(o,s)).map(l=>me(t.rows[e].slots[l]));return c(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function Yo({run:t,number:e,looks:s,over:n}){let{state:r}=A(),{drafts:o}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:d,levels:p,above:u,columns:h}=Qe(()=>Lc(t,e),[t,e]),{at:m}=Te(r),v=m?.round===e&&m.index<o.length&&Se(r,m)?m.index:-1,f=dt(o,v),
x=L(null);H(()=>{let w=X(r)?.phase.name;(w?w!=="verify"&&w!=="discard":r.moment.round)&&$c(x.current,Te(r).at?.index??i.length-1)},[t,e,r.moment]);let g=$e(o).length,
k=w=>a("span",{class:`sv-tree-link${l[w]>u[w]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[w]??"absent","data-line":f.includes(w)?"":void 0,style:`gr\
id-column:${h[w]};grid-row:${u[w]+1}/${l[w]+2}`},w),y=w=>{let _=s[w]??"absent";return a("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${w}`,
"data-kind":_,"data-line":f.includes(w)?"":void 0,style:`grid-column:${h[w]};grid-row:${l[w]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:Cc(t,e,w,_),children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),a(Es,{slot:i[w],as:"sv-tree-token"})]},w)};return a("div",{class:`\
sv-tree${Math.max(d,p.length)>Oc?" sv-tree-dense":""}`,ref:x,children:[a("div",{class:"sv-tree-scroll",children:a("div",{class:"sv-tree-grid",role:"grid","aria-\
label":c("tree.label"),style:{"--rows":d},children:[a("span",{class:"sv-tree-text","aria-hidden":"true","data-line":v>=0?"":void 0,children:c("tree.text")}),i.map(
(w,_)=>k(_)),p.map((w,_)=>a("div",{role:"row",class:"sv-tree-level",children:w.map(y)},`level ${_}`))]})}),a("div",{class:"sv-mask-side",children:[a("p",{class:"\
sv-mask-name",children:a(z,{name:"tree_mask",children:c("tree.mask")})}),a("div",{class:`sv-mask${o.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":o.length},children:o.map((w,_)=>a("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":s[_]??"absent","data-line":_===v?"":void 0,children:[0,...dt(
o,_).map(C=>C+1)].map(C=>a("span",{class:"sv-mask-cell","data-column":C,style:{"--column":C}},C))},_))}),a("p",{class:"sv-tree-note",children:n?c("tree.sum",{verified:o.
length,accepted:g,wasted:o.length-g}):c("tree.sees")})]})]},e)}function $c(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!s||!n)return;let r=(d,p,u,h)=>Math.min(0,d-Ko-u)||Math.max(0,p+Ko-h),[o,i,l]=[n,t,s].map(d=>d.getBoundingClientRect());t.scrollTop+=r(o.top,o.bottom,i.
top,i.bottom),s.scrollLeft+=r(o.left,o.right,l.left,l.right)}var Ac=7,jc=12;function Pc(t,e){let s=L(null),[n,r]=P({run:t,layouts:e,columns:1/0}),o=n.run===t&&n.layouts===e?n.columns:1/0;return H(()=>{o<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:o}}function Hc(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return T(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}var As=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function Jo(){let{run:t,state:e,
viewer:s}=A(),{moment:n,entered:r}=e,{row:o,columns:i}=Pc(t,s.layouts),l=X(e),d=Math.max(0,Pe(e)),p=t.rounds[d],u=!!(p&&F(p)),h=t.rows[d]?.slots??[],m=l?.looks??
h.map(({kind:_})=>n.round?_:"absent"),v=p?.drafts.length??-1,f=u?[]:Array.from({length:v+1},(_,C)=>C),x=Hc(t,d,i),g=T(t.trace)?v:t.width,k=f.map(_=>Ic(t,d,_,m[_]??
"absent")),y={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=Ac,"sv-round-tighter":g>=jc,
"sv-round-undrafted":x===0},w=_=>a(Dc,{at:{round:d,index:_},look:m[_]??"absent",figures:k[_],concealed:yt(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===
h.length-1},_===v?"final":_);return qc(o,d),a("section",{class:["sv-round",...Object.entries(y).flatMap(([_,C])=>C?[_]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":c("round.label"),children:[a(Nc,{run:t,number:d,tested:k.some(Boolean)}),a("div",{class:"sv-slots-grid",role:"grid","aria-label":c("round.label"),
children:a("div",{class:"sv-slots",role:"row",ref:o,children:[f.slice(0,-1).map(w),f.length>0&&Array.from({length:x-v},(_,C)=>a("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${C}`)),f.slice(-1).map(w)]})}),u&&a(Yo,{run:t,number:d,looks:m,over:!l&&n.round>0})]})}function qc(t,e){let s=L(null);H(()=>{
let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),H(()=>{let n=()=>{s.current=document.activeElement};t.current?.addEventListener("focusin",n)},[])}function Nc({run:t,number:e,
tested:s}){let{models:n,settings:{drafter:r}}=t.trace,o=t.rounds[e]?.drafts[0]?.source??r;return a("ul",{class:"sv-slot-names",children:[a("li",{children:a(z,{name:o===
"model"?"draft":"drafter",children:r==="model"?c("round.guesses"):de(o,n.pair)})}),a("li",{children:a(z,{name:"verification",children:c("round.pass")})}),a("li",
{hidden:!s,children:a(z,{name:"accept_test",children:c("round.tests")})})]})}function Xo(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==
0&&!Ae(e,S(t.trace))?e.draw:null}function Ic(t,e,s,n){let{drafts:r}=t.rounds[e],o=r[s],i=Xo(t,o,n),l=K(o);if(i==null||l===null)return"";if(o.verdict==="accepted"&&
i>=l)return c("rules.kept_by",{n:Je(r)+1});let[d,p]=te(i,l);return c(i<l?"round.below":"round.above",{draw:d,threshold:p})}function Dc({at:t,look:e,figures:s,concealed:n,
now:r,entered:o}){let{run:i}=A(),{drafts:l,positions:d=[]}=i.rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],h=e==="absent",m=i.trace.settings.temperature===
0,v=!!p&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),f=K(p),x=Xo(i,p,e);return a("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.
round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":o?"":void 0,style:{"--i":t.index},"aria-hidden":h?"true":void 0,"aria-label":h?void 0:Le(
i,t.round,t.index,e),children:[a("span",{class:"sv-slot-token",translate:!1,children:a(Es,{slot:u,as:"sv-slot-text"})}),a("span",{class:"sv-slot-pass","aria-hid\
den":"true",children:[!m&&v&&f!==null&&a("span",{class:"sv-gauge",children:[a("span",{class:"sv-gauge-keep",style:{"--keep":f}}),x!=null&&a("span",{class:"sv-ga\
uge-draw",style:{"--draw":x}})]}),m&&v&&a(Fc,{run:i,token:d[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),a("span",{class:"sv-slot-verdict","aria-hidden":"\
true",children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),a("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":
c(`kind.${je(e,i.trace)}`)})]}),a("span",{class:"sv-slot-figures",children:s})]})}function Fc({run:t,token:e}){let s=e===void 0?"":Y(t.alone(e));return a("span",
{class:"sv-slot-says",style:{"--sv-characters":s.length-2||1},children:s})}var Wc={mean_acceptance_length:t=>O(ae(t.emitted,t.rounds)),acceptance_rate:t=>M(ae(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>M(ae(t.accepted,t.drafted)),
drafted:t=>ke(t.drafted),emitted:t=>ke(t.emitted)};function Ln({drafts:t,final:e},s){let n=t.slice(0,s),r=n.filter(p=>p.verdict==="accepted").length,o=n.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===t.filter(p=>p.verdict==="accepted").length,l=o?"correction":i?null:"bonus",d=o===1||i||t.length<=s;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(l?1:0),final:l,drawn:d}}function Zo(t,e){let s={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of t){let{drafted:r,accepted:o,
rejected:i,emitted:l}=Ln(n,e);s.drafted+=r,s.accepted+=o,s.rejected+=i,s.emitted+=l}return s}function Vc(t){let{drafter:e,temperature:s}=t.settings;return T(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":S(t)==="block"&&s?"rules.whatif":""}function Qo(){let{run:t,gamma:e,moment:{round:s},set:n}=A(),r=t.trace.settings.
gamma,o=Vc(t.trace),i=e>=r,l=c(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return a("div",{class:"sv-block",children:[a("h3",{children:c("whatif.gam\
ma")}),a("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[a("span",{"aria-hidden":"true",children:"γ"}),a("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":c("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:d})=>n({gamma:Number(d.value)})}),a("output",{class:"sv-whatif-value",children:l})]}),
!i&&a(Bc,{gamma:e,most:r,rounds:t.rounds.slice(0,s)}),a("p",{class:"sv-note","aria-live":"polite",children:i?c(o||(r<2?"whatif.fewest":"whatif.try")):c("whatif.\
note",{gamma:e,rounds:s})})]})}function Bc({gamma:t,most:e,rounds:s}){let[n,r]=[Zo(s,1/0),Zo(s,t)];return a("table",{class:"sv-figures-table",children:[a("thead",
{children:a("tr",{children:[a("th",{scope:"col",children:c("whatif.rounds")}),a("th",{scope:"col",children:c("whatif.was",{gamma:e})}),a("th",{scope:"col",children:c(
"whatif.would",{gamma:t})})]})}),a("tbody",{children:Object.entries(Wc).map(([o,i])=>a("tr",{children:[a("th",{scope:"row",children:c(`whatif.row.${o}`)}),a("td",
{children:i(n)}),a("td",{children:i(r)})]},o))})]})}var Uc=["draft","verify","accept"],Gc=["accepted","rejected","untested","correction","bonus"],js=36,Kc=20,Yc=5;function ea(){let{run:t,viewer:{table:e}}=A(),[s,
n]=P(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,d=l?.closest("[data-round]");!l||!d||n({run:t,text:c("rounds.detail_of",{round:Number(
d.dataset.round)+1,time:l.getAttribute("aria-label")})})},o=s?.run===t;return a("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[a(
"div",{class:"sv-section-head",children:[a("h2",{children:a(z,{name:"round",children:c("rounds.heading")})}),a("ul",{class:"sv-legend",children:Gc.map(i=>a("li",
{children:[a("span",{class:"sv-mark","data-kind":i}),a(z,{name:i,children:c(`kind.${i}`)})]},i))})]}),a("p",{class:"sv-note",children:c(T(t.trace)?"tree.rounds":
"rounds.note")}),a(re,{node:e.scroller}),a("p",{class:`sv-note sv-round-detail${o?"":" sv-hint"}`,children:o?s.text:c("rounds.detail")}),a("div",{class:"sv-foot",
children:[a("ul",{class:"sv-legend",children:a("li",{children:[a("span",{class:"sv-swatch","data-part":"overlap"}),a(z,{name:"overlap",children:c("rounds.overla\
p_key")})]})}),a(tt,{plain:c("rounds.plain_key")})]})]})}var Ps=class{head=b("div",{class:"sv-row sv-row-head",role:"row"});body=b("div",{class:"sv-rows",role:"\
rowgroup"});grid=b("div",{class:"sv-grid",role:"grid","aria-label":c("rounds.label")},b("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=b(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,s,n){s!==this.
run&&this.load(s),this.concealed=yt(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>Kc),this.body.append(e),this.body.style.height=`${this.rows.length*js}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>Yc);let e=(s,n="")=>b("div",{role:"columnheader",class:n},s);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(s,n)=>e(c("rounds.guess",{n:n+1}))),e(c("rounds.final"),"sv-final"),e(c("rounds.time"),"sv-time"))}row(e){let{drafts:s,positions:n=[],times:r}=this.
run.rounds[e],{slots:o,final:i}=this.run.rows[e],l=o.map((d,p)=>{let u=p<s.length&&n[p]?n[p].overlap:null,h=this.cell(d,e,p,u);return d===i&&h.classList.add("sv\
-final"),h});return b("div",{class:"sv-row sv-ahead",role:"row","data-round":e},b("div",{class:"sv-number",role:"rowheader","aria-label":c("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,s,n,r){let o=Pt(b("span",{class:"sv-cell-text",translate:"no"}),e,!0);return b("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${s}.${n}`,"aria-label":this.label(s,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},b("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,s,n,r){let o=Le(this.run,e,s,r);return n==null?o:c("token.aria_overlap",{label:o,overlap:V(n,2)})}time(e){let s=e.
draft+e.verify+e.accept;this.spans.push(s);let n=c("rounds.row_time",{total:j(s),draft:j(e.draft),verify:j(e.verify),accept:j(e.accept)}),r=b("div",{class:"sv-b\
ar"},...Uc.map(o=>b("span",{"data-part":o,style:`--t:${e[o]}`})));return b("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},b("div",{class:"sv\
-bars-pair"},r),b("span",{class:"sv-ms"},j(s)))}compare(e){let{sums:s,plain:n}=this.run.folds,r=s[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.
until[s[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=c("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:j(o)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(b("div",{class:"sv-bar sv-bar-plain"},b("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.
spans[e],o),!0}showRounds(e){let[s,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:s,shown:n}=this;if(s!==null&&(!e||s!==n)&&(this.
rows[s].classList.toggle("sv-ahead",s>=n),this.rows[s].classList.remove("sv-row-now"),this.run.rows[s].slots.forEach((o,i)=>this.dress(s,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(o,i)=>this.dress(n,i,o))}dress(e,s,n){let r=this.find({round:e,index:s});if(!r)return;let{kind:o}=this.run.rows[e].slots[s],i=n==="absent",{drafts:l,positions:d=[]}=this.
run.rounds[e],p=n==="guessed"||n==="lit"&&this.concealed,u=s<l.length&&!p?d[s]?.overlap??null:null;Q(r,"data-kind",n||o),r.firstElementChild&&Q(r.firstElementChild,
"data-kind",n||o),Q(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||Q(r,"aria-label",this.label(e,s,u,n||o))}showCut(e,s){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(s,this.marked):0,o=n===1/0&&this.cutting===1/0?0:Math.max(s,this.marked);for(let i=r;i<o;i+=1)this.
markCut(i,i<s?n:1/0);Object.assign(this,{cutting:n,marked:s})}markCut(e,s){let n=this.run.rounds[e],{drawn:r}=Ln(n,s);this.run.rows[e].slots.forEach((o,i)=>{let l=this.
find({round:e,index:i}),d=i<n.drafts.length?i>=s:!r,p=i===s&&!r;l&&(l.classList.toggle("sv-cut",d&&!p),l.classList.toggle("sv-cut-own",p),Q(l,"aria-description",
d?c(p?"whatif.own":"whatif.gone",{gamma:s}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),s=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(o=>r<this.shown||s(o)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,s=(this.
shown+(this.now==null?0:1))*js;s>e+this.height?this.scroller.scrollTop=s-this.height:s-2*js<e&&(this.scroller.scrollTop=Math.max(0,s-2*js))}relayout(){this.height=
null}};var Cn=["both","target","draft"],Jc={both:"overlap",target:"residual",draft:"rejected"},Xc=[0,.5,1],ta=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function sa({view:t,at:e}){let{raw:s,asTable:n,set:r}=A(),o=go(t.position),i=s&&o,l=L(
{at:e,form:`${s} ${n}`,morph:!1}),d=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:d,morph:!1}:d!==l.current.form&&(l.current={at:e,form:d,morph:!0}),
a("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[a("h3",{children:t.heading}),a("div",{class:"sv-areas-views",children:[o&&a(
Fe,{label:c("areas.view"),choices:["shaped","raw"].map(p=>[p,c(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),a(Fe,{label:c("areas.form"),
choices:["picture","table"].map(p=>[p,c(`areas.${p}`)]),chosen:n?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),n?a(td,{view:t,raw:i}):a(Zc,{view:t,raw:i}),
a("p",{class:"sv-note",children:$(...t.notes,o&&c(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function Zc({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,o=mo(s,[...n.keys()],e).map(ta(t));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((d,p)=>(p.draft??0)-(d.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return a("div",{class:"sv-areas-picture",children:[a("div",{class:"sv-areas",role:"img","aria-label":ed(t,o,l,i),children:[a("div",{class:"\
sv-area-row sv-area-head",children:[a("span",{children:c("areas.token")}),a("span",{}),a("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:c("areas.ta\
rget")}),a("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:c("areas.draft")})]}),o.map((d,p)=>a(Qc,{view:t,row:d,others:p===o.length-1,dart:i?.token===
d.token?i:null},p)),a("div",{class:"sv-area-row sv-area-axis",children:[a("span",{}),a("span",{class:"sv-area-ticks",children:Xc.map(d=>a("span",{style:{"--x":d},
children:d}))})]}),l!==null&&a("div",{class:"sv-area-row sv-area-total",children:[a("span",{class:"sv-t",children:c("areas.total")}),a(na,{values:{both:l,draft:1}}),
a("span",{class:"sv-p"}),a("span",{class:"sv-p",children:V(l)})]})]}),r==="both"&&a("ul",{class:"sv-legend",children:[Cn.map(d=>a("li",{children:[a("span",{class:"\
sv-area-key","data-area":d}),a(z,{name:Jc[d],children:c(`areas.${t.decides?"key":"plain_key"}.${d}`)})]},d)),i&&a("li",{children:[a("span",{class:"sv-dart-key"}),
c("areas.key.dart")]})]})]})}var na=({values:t,dart:e=null})=>a("span",{class:"sv-area-bar",style:Object.fromEntries(Cn.map(s=>[`--${s}`,t[s]||0])),children:[Cn.
map(s=>a("span",{"data-area":s},s)),e&&a("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function Qc({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return a("div",{class:`sv-area-row${s?" sv-others":""}`,children:[a("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),a(na,{values:e,dart:n}),a("span",{class:"sv-p",children:e.target==null?"":ce(e.target)}),a("span",{class:"sv-p",children:e.draft==null?
"":ce(e.draft)})]})}function ed(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(d=>d[i]!=null).sort((d,p)=>(p[i]??0)-(d[i]??0))[0];return l&&c(`areas.first.${i}`,
{token:t.name(l.token),p:V(l[i])})},o=e[e.length-1];return $(r("target"),r("draft"),s!==null&&c("areas.overlap",{overlap:V(s)}),n&&c(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),c("areas.rest",{target:ce(o.target),draft:ce(o.draft)}))}function td({view:t,raw:e}){let{position:s,name:n,marks:r,models:o}=t;return a("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":c("areas.table_label"),children:a("table",{children:[a("thead",{children:a("tr",{children:["token","target",
"draft","both"].map(i=>a("th",{scope:"col",children:c(`areas.${i}`)}))})}),a("tbody",{children:[gs(s,e).map(ta(t)).map(({token:i,target:l,draft:d,both:p})=>a("t\
r",{children:[a("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,d,p].map(u=>a("td",{children:ce(u)}))]},i)),o==="both"&&!e&&a("tr",{class:"\
sv-sum",children:[a("th",{scope:"row",children:c("areas.sum")}),[1,1,s.overlap].map(i=>a("td",{children:ce(i)}))]})]})]})})}var sd={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Hs(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=sd[s],o=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===o?0:-1}),t[o].
focus(),o)}function nd({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?ee(t,s):null;return(t.find(({verdict:i},l)=>i==="accepted"&&ee(t,l)===r)??e??{token:n}).
token}function ra({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=A();if(!s||t.open||!t.position)return null;let r=n.refusal,o=t.kind==="untested",i=nd(t);return a(
"div",{class:"sv-block sv-branch",children:[a("h3",{children:c("branch.heading")}),a("p",{class:"sv-note",children:r||c(o?"branch.untested":"branch.note")}),!r&&
!o&&a("div",{class:"sv-choices",role:"toolbar","aria-label":c("branch.heading"),onKeyDown:l=>Hs([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,d],p)=>a("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":c("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.
make({branch:{round:t.number,index:t.index,token:l}}),children:[a("span",{class:"sv-choice-token",children:e(l)}),a("span",{class:"sv-p",children:ce(d)})]},`${t.
number}.${t.index} ${l}`))})]})}var rd=3,od=.1,ad=.09,id=.3,ld=2**20,cd=8,oa=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,s)=>s-e),$n=t=>Math.min(t.rest[1]??0,oa(t)[cd-1]??1);
function dd(t,e){let{candidates:s,rest:n}=e,r=h=>h?-h*Math.log(h):0,o=$n(e),i=o?n[1]??0:0,l=s.reduce((h,[,m])=>h+r(m),0),d=l-(i?i*Math.log(o):0),p=l+r(i)+i*Math.
log(ld),u=h=>Math.min(ad,id*Math.exp(-h));return t>u(d)?1:t<=u(p)?0:null}var aa={token:(t,e)=>e,match:t=>t,typical:(t,e,s)=>s&&dd(t,s),"top-k":(t,e,s)=>{let n=oa(
s)[rd-1];return n===void 0?null:t>0&&t>=n?1:e},threshold:(t,e)=>t>=od?1:e},Nt=(t,e,s,n)=>aa[t](e,s,n);function pd(t,e){let{target:s}=t,n=J(t);return s==null||n===
null?[]:Object.keys(aa).flatMap(r=>{let o=Nt(r,s,n,e);return o===null?[]:[[r,o]]})}function ia({draft:t,position:e,draw:s,alone:n}){let r=n?pd(t,e):[];return r.
length?a("details",{class:"sv-other-rules",children:[a("summary",{children:c("rules.others.heading")}),a("table",{class:"sv-figures-table",children:[a("thead",{
children:a("tr",{children:["rule","chance","verdict"].map(o=>a("th",{scope:"col",children:c(`rules.others.${o}`)}))})}),a("tbody",{children:r.map(([o,i])=>{let l=s<
i?"accepted":"rejected";return a("tr",{"data-rule":o,children:[a("th",{scope:"row",class:W(o)?"sv-lossy":"",children:c(`rules.name.${o}`)}),a("td",{children:V(i)}),
a("td",{children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",c(`kind.${l}`)]})]},o)})})]}),a("p",{class:"sv-note",children:c("rules.othe\
rs.note",{draw:V(s)})})]}):null}var Ve=t=>t.trace.settings.temperature===0;function Be(t,e){return e===-1?c("token.rest"):Y(t.alone(e))||ge(t.piece(e))||c("token.empty")}function An(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function la(t,e){
let s=e.part?c("inspector.bytes",{hex:ge(e.piece)})+" ":e.took>1?c("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+$(ud(t,e),n!=null&&c("in\
spector.confidence",{predicted:M(n)}))}function ud(t,e){let{kind:s,round:n,accepted:r,draft:o}=e,i=Ve(t),l=An(t,e);if(s==="plain")return Ms(c("why.plain"),t,e.number);
let d=F(n)?hd(t,e):"";if(d)return d;if(s==="bonus")return n.drafts.length===1?c("why.bonus_one"):c("why.bonus",{n:n.drafts.length});let p=i||S(t.trace)==="token"?
"":vd(t,e);if(p)return p;if(s==="correction")return c(`why.${i?"greedy_":""}correction`,{guess:Be(t,n.drafts[r].token)});if(s==="untested"){let f=n.drafts.findIndex(
({verdict:x})=>x==="rejected");return f<0?c("why.untested_end"):c("why.untested",{n:f+1})}if(s==="guessed"&&l)return c("why.copied");if(i)return c(`why.greedy_${s}`);
if(o?.target==null||o.draft==null)return c("inspector.absent_probabilities");let[u,h]=te(o.target,o.draft),m={target:u,draft:h,chance:M(Math.min(1,o.target/o.draft))},
v=s!=="accepted"?s:o.target>=o.draft?"sure":"lucky";return c(l&&["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,m)}function hd(t,{kind:e,round:{drafts:s},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return c(`tree.why.${e}`);if(Ve(t)||S(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return c("tree.why.guessed");let o=s.some(({parent:u},h)=>h<n&&u===r.parent),i=r.draft===1;if(!i&&!o)return"";let[l,d]=te(r.target,
r.draft),p=M(Math.min(1,r.target/r.draft));return $(o&&c("tree.why.left"),i?c("tree.why.certain",{target:l}):c("tree.why.ratio",{target:l,draft:d,chance:p}))}function vd(t,{
kind:e,round:s,accepted:n,draft:r,index:o}){let i=S(t.trace);if(e==="correction"){let p=s.drafts[n];return W(i)?"":c(`rules.why.${i}.correction`,{guess:Be(t,p.token),
weight:V(p.weight??1)})}if(e==="untested")return i==="block"&&s.final?c("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=te(r.draw??0,J(r)??1),h=!s.drafts.some((v,f)=>ee(s.drafts,f)===o),m=e==="accepted"?Ye(r):h?"rejected_last":e;return c(`r\
ules.why.block.${m}`,{by:Je(s.drafts)+1,draw:p,ratio:u})}let[l,d]=te(r.target,r.draft);return c(`rules.why.${W(i)?"lossy":i}.${e}`,{rule:c(`rules.name.${i}`),target:l,
draft:d,chance:M(K(r)??0),exact:M(Math.min(1,r.target/r.draft))})}var ca=2,da=16,md=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",pa=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function fd(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function gd(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function bd(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
b("img",{src:s[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(md).forEach(n=>n.remove()),e}function xd(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=b("div",{style:`width: ${s+2*da}px; padding: ${da}px`},bd(t)),r=b("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:d}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:l,
lineHeight:d,fontFamily:Ke}),e.append(r);let p=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function wd(t){let{outer:e,page:s,width:n,height:r}=xd(t),
o=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(pa,""),i=new XMLSerializer().serializeToString(e).replace(pa,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(fd())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,d=new Image;d.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await d.decode();let p=b("canvas",{width:n*ca,height:r*ca}),u=p.getContext("2d");return u.
fillStyle=s,u.fillRect(0,0,p.width,p.height),u.drawImage(d,0,0,p.width,p.height),p.toDataURL("image/png")}function Ce({of:t,name:e}){let s=L(null);return gd()?a(
"button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:o}=s.current,i=t?o.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;b("a",{href:await wd(i),download:`specviz-${e}.png`}).click()},children:c("snapshot")}):null}var yd=8,kd=.85;function ua({of:t}){let[e,s]=P(!1);return H(()=>{let r=t.current,o=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=yd),i=new ResizeObserver(o),
l=new MutationObserver(()=>[...r.children].forEach(d=>i.observe(d)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(d=>i.observe(d)),r.addEventListener(
"scroll",o,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),a("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:kd*t.current.clientHeight,
behavior:r})},children:"▾"})}var ha=4;function va(){let{run:t,state:e,raw:s,asTable:n,source:r,live:o,viewer:i}=A(),{at:l,how:d}=Te(e),p=Se(e,l),u=_r(e,p),h=p!==null&&p.number!==Pe(e),m=p?`${p.
number}.${p.index} ${p.kind}`:"",v=L(null);H(()=>{v.current.scrollTop=0},[t,m]);let f=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),v.current.focus(
{preventScroll:!0})};return a(E,{children:[a("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":c("inspector.heading"),ref:v,children:[a("div",{
class:"sv-section-head",children:[a("h2",{children:c("inspector.heading")}),a("span",{class:"sv-pin",children:[p&&a("span",{class:"sv-quiet",children:c(`inspect\
or.${d}`)}),p&&d==="pinned"&&a("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:c("inspector.unpin")})]})]}),!p&&a("p",{class:"sv-quiet",
children:c("inspector.empty")}),p&&a(as,{run:t,when:[m,p.open,u,h,s,n,o,r,i.layouts].join(),children:a(_d,{run:t,seen:p,concealed:u,stage:h?f:null})})]}),a(ua,{
of:v})]})}function _d({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:o}}=t.trace,i=e.draft&&!e.draft.source&&o!=="model"&&de(o,r.pair),l=c("\
inspector.where",{round:e.number+1,slot:zn(t,e.number,e.index)}),d=i?c("token.from",{slot:l,drafter:i}):l,p=h=>Be(t,h),{position:u}=e;return a("div",{class:"sv-\
inspected",children:[a("div",{class:"sv-title",children:[a("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?ge(e.piece):e.text?a(Z,{text:e.
text,oneLine:!0}):c("token.empty")}),a("div",{children:[a("span",{class:"sv-chip","data-kind":e.kind,children:c(`kind.${je(e.kind,t.trace)}`)})," ",n?a("button",
{type:"button",class:"sv-link",title:c("inspector.stage"),onClick:n,children:d}):a("span",{class:"sv-quiet",children:d})]})]}),a("p",{class:"sv-why",children:s?
c("predict.hidden"):la(t,e)}),!s&&!u&&a("p",{class:"sv-quiet",children:c("inspector.absent")}),!s&&u&&a(sa,{view:Sd(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
a(Ed,{run:t,seen:e}),a(Md,{run:t,seen:e}),a(ra,{seen:e,name:p}),a(Ce,{of:".sv-areas-block",name:"distributions"})]})}function Sd(t,e,s){let{kind:n,round:r,judged:o}=e,
l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",d=n==="guessed"||n==="lit",p=S(t.trace)==="token",u=new Map,h=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,m=ut(r);h&&m&&u.set(h.token,m),o&&u.set(o.token,d?n:o.verdict);let f=!(o&&!d&&!Ve(t)&&p)||o.draw==null||o.draft==null?null:{token:o.token,at:o.
draw*o.draft,kind:o.verdict},x={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[n==="untested"&&"areas.untested",l!=="target"&&
An(t,e)&&"areas.lookup",Ve(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:s,name:k=>Be(t,k),heading:c(x[l]),notes:g.flatMap(k=>k?[c(k)]:[]),shaping:Td(
t),models:l,marks:u,dart:f,decides:p}}function Td({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[c("areas.temperature",{value:t}),...e>0?[c("areas.t\
op_k",{value:e})]:[],...s<1?[c("areas.top_p",{value:s})]:[]].join(c("comma"))}function Ed({run:t,seen:e}){let s=S(t.trace),r=["accepted","rejected",...s==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,o=r?.draw??null,i=K(r??void 0);if(Ve(t)||!r||o===null||i===null)return null;let[l,d]=te(o,i),p={draw:l,threshold:d,
target:ye(r.target),draft:ye(r.draft),kind:c(`kind.${je(e.kind,t.trace)}`)},u=o<i?"passed":"failed",h=Ae(r,s),m=c(s==="token"?`test.${e.kind}`:`rules.sum.${h?"c\
ertain":W(s)?"lossy":s}.${u}`,p),v=s==="block",f=v&&!T(t.trace)?sr(e.round.drafts,e.index):null;return a("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":o},children:[a("h3",{children:a(z,{name:"accept_test",children:c("test.heading")})}),a("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":h?m:c("test.aria",p),children:[a("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":o<i/2?"end":"start",children:c(v?"rules.pass":"test.keep")}),
a("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":o>(1+i)/2?"start":"end",children:c(v?"rules.fail":"test.drop")}),!h&&a(E,{children:[a("span",{class:"\
sv-needle"}),a("span",{class:"sv-needle-label","data-side":o>.5?"left":"right",children:`${c("test.draw")} ${l}`})]})]}),a("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[a("span",{children:"0"}),a("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${c("test.threshold")} ${d}`}),a("span",{children:"\
1"})]}),a("p",{class:"sv-arithmetic",children:m}),f&&a("p",{class:"sv-note",children:c(`rules.basis.${f.last?"last":"earlier"}`,{weight:V(f.weight),excess:V(f.excess)})}),
a(ia,{draft:r,position:e.position,draw:o,alone:!T(t.trace)})]})}function Md({run:t,seen:e}){let s=S(t.trace),n=Rd(e),r=e.position&&n?fo(e.position,rr(n,s)):null;
if(!n||!r)return null;let o=!Ve(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,ha),d=r.shares.find(({token:p})=>p===
i);return d&&!l.includes(d)&&(l[ha-1]=d),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),a("div",{class:"sv-block sv-residual-block",children:[
a("h3",{children:a(z,{name:"residual",children:c("residual.heading")})}),a("p",{class:"sv-note",children:o?c(`rules.residual.${s}`,{weight:V(n.weight??1)}):c("r\
esidual.note")}),a("div",{class:"sv-residual-head",children:[a("span",{children:c("areas.token")}),a("span",{children:c("residual.share")})]}),a("ul",{class:"sv\
-residual",children:l.map(p=>a("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?c("residual.chosen"):void 0,children:[a("span",{class:"sv-t",title:Be(
t,p.token),children:Be(t,p.token)}),a("span",{class:"sv-share",style:{"--share":p.share}}),a("span",{class:"sv-p",children:ce(p.share)})]},p.token))})]})}function Rd({
kind:t,draft:e,round:{drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=$e(s).at(-1)??-1;return s.findLast(({verdict:r},o)=>r==="reje\
cted"&&ee(s,o)===n)??null}var ma=["draft","verify","accept"],zd=3;function fa(t,e){let s=t.folds.summary(e),n=e<zd&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:Od(t,e)}}function Od(t,e){
let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?c("headline.impossible"):c("headline.disturbed",{jitter:M(s.jitter)})}function ga(){
let{run:t,moment:{round:e}}=A(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:o,warning:i}=fa(t,e),l=(p,u,h,m)=>a("div",{class:`sv-figur\
e sv-figure-${p}`,children:[a("span",{class:"sv-figure-value",children:o?ct:m}),p==="speedup"&&!o&&i&&a("span",{class:"sv-figure-busy",title:i,children:c("headl\
ine.busy")}),a("span",{class:"sv-figure-label",children:a(z,{name:u,children:h})})]}),d=!o&&s!==null&&s<1&&U(s)!==U(1);return a("div",{class:"sv-headline","data\
-slower":String(d),"data-busy":String(!o&&i!==""),title:o?c("headline.too_early"):void 0,children:a("div",{class:"sv-figures",children:[l("speedup","speedup",c(
"headline.speedup"),U(s)),l("acceptance","acceptance_rate",c(T(t.trace)?"tree.acceptance":"headline.acceptance"),M(n)),l("length","mean_acceptance_length",c("he\
adline.length"),O(r))]})})}function ba(){let{run:t,moment:{round:e}}=A(),{numbers:s,early:n,warning:r}=fa(t,e),o=e<t.length&&c("headline.until",{round:e,rounds:t.
length});return a("p",{class:"sv-sentence",children:s.rounds?$(o,Ld(t,s),Cd(t,e,s,n),r):c("headline.nothing")})}function Ld(t,{mean_acceptance_length:e,drafted:s,
rounds:n}){let{gamma:r,drafter:o}=t.trace.settings,i=O(e,s?1:0);if(!r)return c("headline.plain_round",{length:i});let l=s/n,d=s===n*r,p=T(t.trace)&&s?c("tree.gu\
esses",{n:O(l,Number.isInteger(l)?0:1)}):c(`headline.guesses.${r===1?"one":d?"many":"most"}`,{n:r});return c("headline.each_round",{drafter:de(o,t.trace.models.
pair),guessed:p,length:i})}function Cd(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return c("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(n||s==null||!r)return c("headline.too_early");if(U(s)===U(1))return c("headline.same");if(s>=1)return c("headline.faster",{share:M(1/s)});
let o=i=>O(r[i]/r.plain);return c("headline.slower",{total:O(ma.reduce((i,l)=>i+r[l]/r.plain,0)),draft:o("draft"),verify:o("verify"),accept:o("accept"),blame:c(
`part.${ma.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var $d=["emitted","rounds","drafted","accepted","rejected","untested"],Ad=["accepted","rejected","untested"],jd={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},xa=({trace:t})=>t.settings.temperature>0&&W(S(t));function Pd(t,e){if(t.trace.
settings.temperature>0)return c(`ledger.agreement.${xa(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return ct;let{first_difference:n,compared:r}=s;
return n===null?c("ledger.agreement.same",{n:r}):c("ledger.agreement.differ",{n:n+1})}function wa(){let{run:t,moment:{round:e}}=A(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},o={counts:Object.fromEntries($d.map(l=>[l,ke(s[l])])),rates:{acceptance_rate:M(s.acceptance_rate),draft_efficiency:M(s.draft_efficiency),
mean_acceptance_length:O(s.mean_acceptance_length),mean_overlap:O(s.mean_overlap)},time:{speedup:U(s.speedup),tokens_per_second:Ws(s.tokens_per_second),plain_tokens_per_second:Ws(
s.plain_tokens_per_second),prefill:n||r?j(n+r):ct,agreement:Pd(t,e)}},i=l=>c(`ledger.${l}.${l==="acceptance_rate"&&T(t.trace)?"tree":"label"}`);return a("sectio\
n",{class:"sv-section sv-ledger",children:[a("div",{class:"sv-section-head",children:[a("h2",{children:c("ledger.heading")}),a("span",{class:"sv-quiet",children:c(
"ledger.note")})]}),s.drafted>0&&a("div",{class:"sv-verdict-bar",role:"img","aria-label":c("ledger.bar",s),children:Ad.map(l=>a("span",{"data-kind":l,style:`--n\
:${s[l]}`}))}),xa(t)&&a("p",{class:"sv-note",children:c("rules.lossy")}),a("div",{class:"sv-ledger-groups",children:Object.entries(o).map(([l,d])=>a("div",{class:"\
sv-ledger-group",children:[a("h3",{children:c(`ledger.groups.${l}`)}),Object.entries(d).map(([p,u])=>a("p",{class:"sv-ledger-line",children:[a(z,{name:jd[p]??p,
children:i(p)}),a("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var ya=23,ka=["tokens","distance"],Hn=[0,1],Hd=1e-6,jn=.005;function qn({candidates:t,rest:e,overlap:s}){let n=t.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,s==null?e[1]??0:1-s-n)}function qd(t,e){let s=(i,l)=>Math.max(0,e*(i??0)-(l??0)),n=t.candidates.reduce((i,[,l,d])=>i+s(l,d),0),[,r,o]=t.rest;
return[n+s(r,o),n+Math.max(s(r,o),e*qn(t))]}function Nd({drafts:t,positions:e=[]}){let s=1;return t.map((n,r)=>{if(s=Math.min(1,s*((n.target??0)/(n.draft||1))),
r===t.length-1)return[s,s];let o=d=>d+1-s>0?d/(d+1-s):1,[i,l]=qd(e[r+1],s);return[o(i),o(l)]})}function Id(t,e){return e==="block"?Nd(t):t.drafts.map((s,n)=>{let r=Nt(
e,s.target??0,J(s)??0,t.positions?.[n]??null);return r===null?Hn:[r,r]})}function _a(t,e){if(e!=="block")return t.reduceRight((n,r)=>1+r*n,1);let s=1;return t.reduceRight(
(n,r,o)=>{let i=s*r*(o+1);return s*=1-r,n+i},1)}function Dd(t,e){let{candidates:s,rest:[,n],overlap:r}=t,o=$n(t);if(r==null||n==null||Nt(e,o,o,t)!==(e==="typica\
l"?0:o))return Hn;let i=s.map(([,y,w])=>({p:y??0,q:w??0})),l=i.map(({p:y,q:w})=>w?Nt(e,y,Math.min(1,y/w),t):0);if(l.includes(null))return Hn;let d=i.map(({q:y},w)=>y*
(l[w]??0)),p=e==="typical"?0:Math.max(0,n-qn(t)),u=Math.max(0,1-p-d.reduce((y,w)=>y+w,0)),h=1-r<Hd,m=u/(h?1:1-r),v=i.map(({p:y,q:w})=>m*(h?y:Math.max(0,y-w))),f=m*
(h?n:qn(t)),x=i.reduce((y,{p:w},_)=>y+Math.abs(d[_]+v[_]-w),0),g=Math.abs(p+f-n),k=e==="typical"&&m>1;return[(x+g)/2,(x+(k?f+n:g))/2]}function Fd(t){let{drafts:e,
positions:s=[]}=t;return s.length<e.length||e.some(n=>J(n)===null)?null:Object.fromEntries(vt.map(n=>{let r=Id(t,n);return[n,{tokens:[_a(r.map(([o])=>o),n),_a(r.
map(([,o])=>o),n)],distance:e.length&&W(n)?Dd(s[0],n):[0,0]}]}))}function Wd(t){let e=s=>t.reduce((n,r)=>n+r[s],0)/t.length;return[e(0),e(1)]}var Vd=([t,e])=>{if(e-
t>=jn)return`${O(t)} – ${O(e)}`;let s=(t+e)/2;return s<jn?`<${jn}`:O(s)},Pn=new WeakMap;function Bd(t){return Pn.has(t)||Pn.set(t,Fd(t)),Pn.get(t)??null}function Sa(){
let{run:t,moment:{round:e},live:s,send:n}=A(),r=T(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",o=r?[]:t.rounds.slice(0,e).map(Bd).filter(l=>l!==null),
i=(l,d)=>Vd(Wd(o.map(p=>p[l][d])));return a("div",{class:"sv-block sv-rule-lab",children:[a("h3",{children:c("rules.lab.heading")}),o.length>0&&a("table",{class:"\
sv-figures-table",children:[a("thead",{children:a("tr",{children:["rule",...ka].map(l=>a("th",{scope:"col",children:c(`rules.lab.${l}`)}))})}),a("tbody",{children:vt.
map(l=>a("tr",{"data-rule":l,children:[a("th",{scope:"row",class:W(l)?"sv-lossy":"",children:[c(`rules.name.${l}`),a("span",{children:l===S(t.trace)&&` ${c("rul\
es.lab.own")}`})]}),a("td",{children:i(l,"tokens")}),a("td",{children:W(l)?i(l,"distance"):"0"})]},l))})]}),a("p",{class:"sv-note",children:o.length?c("rules.la\
b.rounds",{n:o.length}):c(`rules.lab.${r||"none"}`)}),o.length>0&&a("ul",{class:"sv-note",children:[...ka,"range"].map(l=>a("li",{children:c(`rules.lab.legend.${l}`)}))}),
s&&a("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:ya}),children:c("rules.lab.claim",{n:ya})})]})}var Ud=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Gd({models:t,settings:e}){let s=u=>c("size",{name:u.name,size:Vs(u.parameters)}),n=s(t.
target),r=nr(e),{drafter:o,confidence:i}=e,l=u=>o!=="early-exit"?s(u):c("first_layers",{layers:u.layers,of:t.target.layers,size:Vs(u.parameters)}),d=t.draft?c("\
pair",{target:n,draft:l(t.draft)}):c("pair_alone",{target:n}),p=T({settings:e})&&c("tree.settings",{tree:c(`tree.name.${e.tree}`),budget:e.budget});return[r&&c(
`rules.name.${r}`),p,o!=="model"&&de(o,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&c(u)),c("settings",{...e}),i&&c("confidence",{confidence:i}),
d].filter(Boolean).join(" · ")}function Kd({machine:t,captured:e,recorded:s},n){let{device:r,processor:o,placement:i}=t,l=r==="cuda"&&c(`steps.${e?"captured":"\
eager"}`);return c(n?"recorded":"live",{date:s.slice(0,10),machine:[o||r,i,l].filter(Boolean).join(" · ")})}function Yd({trace:{ending:t},folds:e}){let s=e.output.
length;return c(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function Jd(t){let{run:e,recorded:s,status:n,stale:r}=t,o=n!=="done"?c(`state.${n}`):
e?Yd(e):c("state.idle"),i=s||G(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="done"&&i),d=e&&n==="error"?c(s?"state.example":"state.previous"):l&&r?c(
"state.stale"):"";return $(t.message||(l?"":o),d)}function Ta(){let{state:t}=ne(),{run:e,recorded:s,status:n}=t,r=e?Kd(e.trace,s):"",o=e?Gd(e.trace):"";return a(
"div",{class:"sv-status",children:[a("span",{class:"sv-origin","data-recorded":String(s),title:r,children:r}),a("span",{title:o,children:o}),a("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:Jd(t).split(Ud).map((i,l)=>l%2?a("a",{href:i,target:"_blank",rel:"noopener",children:i}):a("span",{children:i}))})]})}function Xd({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=S(e),o=mt(n,r);return o>=0?c(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):Js(n)?c("lead.w\
hy"):""}function Ea(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:o,viewer:i}=A(),l=!r&&e.phase===0,d=o!==null?c("lead.rests",{round:t.length,shown:o+
1}):l&&s&&n?Xd(t,e.round-1):"",p=l&&o===null&&t.over&&e.round===t.length?Ut(t):null,u=p!==null&&mt(t.rounds[p],S(t.trace))>=0;return a("span",{class:"sv-lead",children:[
d&&a("span",{children:d}),p!==null&&a("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:c(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var Zd=2e3,Ra={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Ma=Object.keys(Ra),Qd={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},ep={tree:["test","write"],block:["test"]};function tp({run:{trace:t},current:e}){let s=T(t)?"tree":S(t)==="block"&&t.settings.temperature?
"block":"",n=e?Ma.indexOf(e):-1;return a("ol",{class:"sv-acts","aria-label":c("act.label"),children:Ma.map((r,o)=>{let i=c(`act.${r}.${ep[s]?.includes(r)?s:"mea\
ns"}`);return a("li",{title:i,"aria-current":o===n?"step":void 0,class:o<n?"sv-past":"",children:[a(z,{name:r==="test"&&s==="block"?"block_verification":Ra[r],children:c(
`act.${r}.name`)}),a("span",{class:"sv-spoken",children:i})]},r)})})}function sp(t,e){let s=L({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=Zd)&&(s.current={at:n,sentence:t}),s.current.sentence}function za({children:t}){let{run:e,state:s}=A(),{moment:n,entered:r,rested:o,mode:i,playing:l}=s,d=X(
s),p=r==="step"&&n.round>0,u=o===null?Ht(e,n,d):Ht(e,{round:Pe(s)+1,phase:0},null),h=sp(u,l||i==="running"&&!G(s));return a("div",{class:"sv-story",children:[a(
tp,{run:e,current:d?Qd[d.phase.name]:p?"write":null}),a("p",{class:"sv-caption",children:[a("span",{children:u})," ",a(Ea,{})]}),a("p",{class:"sv-spoken","aria-\
live":"polite",children:h}),t]})}var In=480,np=5,rp=/^ \S{1,24}$/,op=["rejected","untested"];function Oa(){let{run:t,tint:e,ghosts:s,viewer:{stream:n}}=A(),[r,o]=P(null),{gamma:i,drafter:l}=t.trace.
settings,d=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),p=_n.filter(u=>u==="plain"?d:i>0);return a("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[a("div",{class:"sv-section-head",children:[a("h2",{children:a(z,{name:"token",children:c("stream.heading")})}),
a("ul",{class:"sv-legend",children:[...p,...s?op:[]].map(u=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":u}),a(z,{name:u,"data-short":c(`kind.${u}`),
children:c(`legend.${u}`)})]},u))})]}),t.promptText.length>In&&r!==t&&a("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),o(t)},children:c(
"stream.more",{n:t.promptText.length})}),a(re,{node:n.scroller}),a(qo,{name:e})]})}function Nn({text:t},e){return rp.test(t)?(e.classList.add("sv-word"),[b("wbr",
{}),e]):[e]}var Ns=class{prompt=b("span",{class:"sv-prompt"});list=b("span",{class:"sv-list",role:"listbox","aria-label":c("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=b("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=b("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let s=this.run.promptText;D(this.prompt,!e&&s.length>In?"…"+s.slice(-In):s)}show({ghosts:e,tint:s,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),s!==this.tint&&this.paintTint(s),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let s=b("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!T(this.run.trace);return this.run.rows[e].slots.forEach((r,o)=>{be(r.kind)?s.append(...Nn(r,this.option(r,e,o))):n&&s.append(...Nn(
r,this.ghost(r,e,o)))}),s}option(e,s,n){let r=b("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${s}.${n}`,
style:`--i:${n}`,"aria-label":Le(this.run,s,n),"data-tint":jt(this.tint,this.run.at({round:s,index:n}))});return Pt(r,e)}ghost(e,s,n){let r=b("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${s}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Pt(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(s=>{let[n,r]=(s.dataset.at??"").split(".").map(Number);Q(s,"data-tint",jt(e,this.run.at({round:n,index:r})))})}showRounds(e){let[s,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,Q(this.scroller,"tabindex",e?null:0)}showNow(e){let s=this.
shown;if(this.now&&(!e||this.now.number!==s)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(s),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=F(this.run.rounds[s]);this.now.tokens.forEach((r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!be(i),Q(r,"data-kind",i)})}begin(e){let{slots:s}=this.
run.rows[e],n=s.map((o,i)=>this.ghost(o,e,i)),r=b("span",{class:"sv-now","aria-hidden":"true"},...s.flatMap((o,i)=>Nn(o,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(s=>[...s.querySelectorAll("[role=option]")])}find(e){let s=e&&this.rows[e.
round];return!s||e.round>=this.shown?null:s.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??s.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:s,
y:n,width:r,height:o}=e.box,i=new DOMRect(s,n,r,o-e.covered);Un(this.scroller,i,e.head,e.line)}measure(){let[e,s,n]=[this.scroller,this.text,this.head].map(o=>o.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:s,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:s,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-s.top)+r+np}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var La=0,It=["race","same","rounds","time","guesses","numbers"],Dn=class extends Me{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?a(E,{children:this.props.children}):null}};function Ca({views:t}){let{view:e,set:s}=A(),[n]=P(()=>(La+=1,La));return a("div",{class:"\
sv-views",children:[a("div",{class:"sv-view-tabs",role:"tablist","aria-label":c("views.label"),onKeyDown:r=>{let o=Hs([...r.currentTarget.children],r);o>=0&&s({
view:It[o]})},children:It.map(r=>a("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:c(`views.${r}`)},r))}),It.map(r=>a("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:a(Dn,{open:r===e,children:t[r]})},r))]})}function $a(){let{run:t,set:e,viewer:s}=ne(),{predict:n,sequels:r,experiments:o,charts:{places:{race:i,lossless:l,costs:d,speedup:p,breakdown:u}}}=s;return a(E,
{children:[a("div",{class:"sv-stage",onPointerLeave:({pointerType:m})=>{m==="mouse"&&e({hovered:null})},children:[a(Ta,{}),!t&&a("p",{class:"sv-empty",children:c(
"empty")}),t&&a(E,{children:[a(Oa,{}),a(za,{children:[n.button,n.refused,n.node].map(m=>a(re,{node:m}))}),a(Jo,{}),a(va,{})]}),a(Wo,{children:t&&a(ga,{})})]}),t&&
a("div",{class:"sv-below",children:[a(ba,{}),a(re,{node:r.compare.node}),a(Ca,{views:{race:a(E,{children:[a(re,{node:i}),a(Ce,{name:"race"})]}),same:a(E,{children:[
a(re,{node:l}),a(Ce,{name:"same"})]}),rounds:a(E,{children:[a(ea,{}),a("section",{class:"sv-section sv-experiments",children:[a("div",{class:"sv-section-head",children:a(
"h2",{children:c("whatif.heading")})}),a(Qo,{}),a(Sa,{}),a(re,{node:o.again})]})]}),time:a(E,{children:[a(re,{node:d}),a(Ce,{name:"time"}),a(re,{node:p}),a(Ce,{
name:"time"})]}),guesses:a(E,{children:[a(re,{node:u}),a(Ce,{name:"guesses"})]}),numbers:a(wa,{})}})]})]})}var Aa={speedup:U,acceptance_rate:M,draft_efficiency:M,mean_acceptance_length:O,emitted:ke},ap=Object.keys(Aa),Fn=(t,e)=>t.length===e.length&&t.every((s,n)=>s===
e[n]);function ja(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(Fn(s,n))return"again";if(n.length<=s.length||!Fn(s,n.slice(0,s.length)))return null;let r=n.slice(
s.length),o=r.length-1,{output:i}=t.folds;return i.length<o||!Fn(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function ip(t,e,s){let n=e.trace.prompt.
slice(t.trace.prompt.length),[r,o]=[t,e].map(({folds:d},p)=>d.output.slice(0,d.at(s[p]).emitted)),i=[...n,...o],l=0;for(;l<Math.min(r.length,i.length)&&r[l]===i[l];)
l+=1;return{n:l,was:r[l],now:i[l]}}function Pa({compared:t,expected:e,returning:s},n){let r=s??(t&&lp(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.
pair;return{pair:r?[i,n]:[n,l],shown:r}}return e&&n.source&&ja(e.run,n.run)?{pair:[e,n],shown:1}:null}var lp=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run),Is=class{drawn=null;constructor({say:e,swap:s,close:n}){this.say=e,this.branched=b("p",{class:"sv-branched"}),this.texts=b("p",{}),this.note=b("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:b("th",{scope:"col"})})),this.body=b("tbody",{}),this.swap=b("button",{type:"but\
ton",class:"sv-link",on:{click:s}}),this.node=b("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},b("div",{class:"\
sv-section-head"},b("h2",{},e("compare.heading")),this.swap,b("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
b("table",{class:"sv-figures-table"},b("thead",{},b("tr",{},b("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:s}=e,n=this.drawn?.pair;if(this.drawn=s,this.node.hidden=!s,!s)return;let{say:r}=this,{pair:o,shown:i}=s,l=o.map(({run:u},h)=>h===i?Bt(e):u.length),
[d,p]=o.map(({run:u})=>u);D(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:u,node:h},m)=>D(h,m===i?r("compare.shown",{run:r(
`compare.${u}`)}):r(`compare.${u}`))),this.showBranch(d,p),this.body.replaceChildren(...this.rows(d,p,l)),D(this.texts,this.tell(d,p,l)),this.note.hidden=JSON.stringify(
d.trace.machine)===JSON.stringify(p.trace.machine),o.some(u=>n?.includes(u))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,s){
let n=ja(e,s);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&D(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(s,n.token),
was:this.name(e,n.was)}))}rows(e,s,n){let{say:r}=this,o=(h,m)=>b("tr",{},b("th",{scope:"row"},r(`compare.${h}`)),...m.map(v=>b("td",{},v))),l=Ct.map(h=>({name:h,
values:[e,s].map(({trace:m})=>ys(h,ws(m,h),m.models.pair))})).filter(({values:[h,m]})=>h!==m),d=l.some(({name:h})=>h==="tree"),p=[e,s].some(({trace:h})=>T(h)),u=[
e,s].map((h,m)=>h.folds.summary(n[m]));return[...l.map(({name:h,values:m})=>o(h,m)),...d?[o("verified",[e,s].map(({trace:h})=>ke($t(h))))]:[],...ap.map(h=>o(p&&
h==="acceptance_rate"?"acceptance_by_position":h,u.map(m=>Aa[h](m[h]))))]}tell(e,s,n){let{n:r,was:o,now:i}=ip(e,s,n);return o===void 0&&i===void 0?this.say("com\
pare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(s,i)})}name(e,s){return s!==
void 0&&Y(e.alone(s))||this.say("token.empty")}};var Ds=class{constructor({say:e,send:s,store:n,most:r}){this.say=e,this.send=s,this.store=n,this.most=r,this.compare=new Is({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:Pa(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s}),this.show(e.pair[s])}show({run:{trace:e},source:s,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:s?.run,name:s?.recorded,offered:!!s?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var Fs=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new Ns;table=new Ps;round;marker;sequels;experiments;predict;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){Wn(s),Kn.teach(s);let l=c;this.send=n,this.keys=s.keys,this.most=
i,this.store=new Vt({...Xe,live:r},h=>this.changed(h)),this.player=new Os(this.store,()=>this.toggle()),this.actions=Vo(this),this.node=b("div",{class:"specviz"+
(o?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new Ge(this.node),this.presenter=new $s(this.node,()=>this.relayout()),this.round=new As(this.
node),this.marker=new zs([this.stream,this.table,this.round]);let{set:d,store:p}=this;this.sequels=new Ds({say:l,send:n,store:p,most:i}),this.experiments=new ks(
{say:l,sequels:this.sequels}),this.predict=new Cs({say:l,intents:{set:d,toggle:()=>this.asking.toggle(),answer:h=>this.asking.answer(h),goOn:()=>this.toggle()}}),
this.asking=new ts(this);let u={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.charts=new xs({viewer:this,palette:this.
palette,seek:h=>this.seek(h),greedy:u}),this.silence=Bo(this),this.changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),
this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),Qt(null,this.node),this.node.remove()}load(e,{recorded:s=!1,at:n=null,phase:r=0,
play:o=!1,step:i=!1,teach:l=!1,source:d=null}={}){let p=new st(e),{over:u,length:h}=p,{run:m,offers:v}=this.state,f=d&&m?.trace.models.pair===e.models.pair&&m.trace.
models.target.name===e.models.target.name;this.help&&(this.help.open=!1),es(p)||this.set({predicting:!1}),this.sequels.load({run:p,source:d,recorded:s&&u}),this.
experiments.load(p);let x=ht(p.rounds,{round:n??h,phase:r}),g=x.round===h;this.player.halt(),this.lag=!0,this.set({run:p,source:d,stale:!1,recorded:s&&u,moment:x,
entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&n===null?Xs(p):null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:p.trace.
settings.gamma,answers:{},looking:null,taught:!1,offers:f?v:null,...u?{status:"done",mode:"done",message:null}:{}});let k=l&&u?Ut(p):null;k!==null&&this.teach(k),
o&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(s?1:0),phase:0}),this.set({opening:!0}),s||
this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;let r=s.length;return s.append(e)?(n&&s.length>r&&this.
mayFollow()&&this.follow(s),s.over&&this.set({rested:lr(this.state)}),s.over&&this.setState("done"),this.changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:s},asked:n,mode:r,hovered:o,predicting:i}=this.
state,l={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:s,phase:1},"step",l):this.player.move({round:e.length,phase:0},e.length===
s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){this.set({status:e,message:s,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status===
"error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){
e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.player.seek({round:e,phase:s}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.
leavesVerdict())return;let{state:s}=this,n=he(s);G(s)?this.hold(()=>this.player.forward(e)):(n||s.live&&!s.run)&&(this.set({following:!0,asked:s.predicting?"ste\
p":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,s=he(e)&&G(e)===0;e.playing?this.player.
halt():e.predicting&&(G(e)||s)?this.asking.goOn():s?(this.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,
open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Ze(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,
...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){Po(e)&&this.set({tint:e})}open(e){It.includes(e)&&this.set({view:e})}present(e){
e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"view"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=
requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n}=e,r=X(e),o=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==
this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.toggle("sv-open",!!s&&!s?.over),this.node.classList.toggle("sv-predict\
ing",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),s&&s!==this.drawn.run&&(this.stream.load(s),this.stream.scroller.scrollTop=0),s&&this.
stream.show(e,r),St(this,vr($a,{}),this.node),s&&this.paintByHand(e,s,o),this.drawn={run:s,moment:n},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,s,n){
let{moment:r,entered:o,view:i}=e,l=e.mode==="running"&&!G(e),d=e.mode==="running"||e.playing;i==="rounds"&&this.table.show(e,s,X(e)),this.lag||=n&&!e.whole,n&&this.
greet(o==="round"&&!l?r.round-1:-1),this.predict.show(e,s),this.sequels.compare.show(e),this.experiments.show(e),this.charts.show(s,{shown:r.round,known:Bt(e),busy:d,
view:i});let{at:p,how:u}=Te(e);this.marker.show(e,p,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=!1)}greet(e){this.fresh.
forEach(s=>s.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(s=>s.rows[e]??[]),this.fresh.forEach(s=>s.classList.add("sv-fresh"))}fit(){
let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,[this.
stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function cp(t,e){let s=new Fs(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>ar(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}window.SpecViz={mount:cp,term:Gs,FONT:Ke,dom:{el:b,setText:D,Palette:Ge}};})();
