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
(()=>{var vl=(s,e)=>s.replace(/\{(\w+)\}/g,(t,n)=>e&&n in e?String(e[n]):t);function it(s){return(e,t)=>{let n=e.split(".").reduce((r,o)=>r?.[o],s);return typeof n=="\
string"?vl(n,t):e}}var b=s=>s;function xo(s){b=it(s)}var fl=new TextEncoder,ml=new TextDecoder("utf-8",{ignoreBOM:!0});function wo(s){return s==null?[]:typeof s=="string"?[...fl.encode(s)]:(s.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function gl(s){return s<128?1:s<194?0:s<224?2:s<240?3:s<245?4:0}function bl(s){for(let e=1;e<=Math.min(3,s.length);e+=1){let t=s[s.length-
e];if(t<128)return 0;if(t>=192)return gl(t)>e?e:0}return 0}var We=Object.freeze({bytes:[],tokens:0});function Xe(s,e){let t=[...s.bytes,...wo(e)],n=bl(t),r=t.slice(
0,t.length-n);return{text:ml.decode(new Uint8Array(r)),took:r.length?s.tokens+1:1,pending:n?{bytes:t.slice(-n),tokens:r.length?1:s.tokens+1}:We}}var Ge=s=>wo(s).
map(e=>e.toString(16).padStart(2,"0")).join(" "),xl=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
wl=["space","newline","tab","control","text"];function ss(s){return[...s.matchAll(xl)].map(e=>({kind:wl[e.slice(1).findIndex(t=>t!==void 0)],text:e[0]}))}var ns=s=>"\
U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),yl=s=>s&&`⁨${s}⁩`,Ue=s=>s.replace(/[\u2068\u2069]/g,"");function ze(s){return yl(ss(s).
map(({kind:e,text:t})=>e==="space"?"·".repeat(t.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?ns(t):t).join(""))}var ee=(...s)=>s.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),rt="–",Qe=s=>(e,t)=>e==null||!Number.isFinite(e)?rt:s(e,t);function kl(s){let[e,t]=s.toExponential(1).split("e");return`${e}\
×10${[...t].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var at=Qe((s,e=3)=>{if(s===0||s===1)return String(s);if(s<1e-6)return kl(
s);let t=s.toPrecision(s<.001?Math.min(e,2):e),n=t.includes("e")?s.toFixed(7):t;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>s.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),de=Qe((s,e)=>s>0&&s<1e-4?"<0.0001":at(s,e)),ce=Qe(s=>s===0||s===1?String(s):s>0&&s<5e-4?"<0.001":s<1&&s>=.9995?">0\
.999":s.toFixed(3));function Le(s,e){let t=a=>[s,e].map(l=>at(l,a)),n=s===e?3:[3,4,5,6,7].find(a=>new Set(t(a)).size>1)??8,r=t(n),o=Math.min(s,e)>.9&&r.every(a=>a.
startsWith("0.")),i=Math.max(...r.map(({length:a})=>a))-2;return o?[s,e].map(a=>a.toFixed(i)):r}var V=Qe(s=>{let e=s*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),be=Qe(s=>s.toFixed(s<9.995?2:1)+"×"),Q=Qe((s,e=2)=>s.toFixed(e)),or=Qe(s=>s<99.5?
s.toFixed(1):s.toFixed(0)),qe=Qe(s=>s.toLocaleString("en")),ir=Qe(s=>{let[e,t]=s>=9995e5?["B",1e9]:s>=999500?["M",1e6]:["k",1e3];return`${(s/t).toPrecision(s/t<
10?2:3)} ${e}`}),ne=Qe(s=>s===0?"0 s":s<.001?(s*1e3).toFixed(2)+" ms":s<.1?(s*1e3).toFixed(1)+" ms":s<1?(s*1e3).toFixed(0)+" ms":s.toFixed(2)+" s");var _l="http://www.w3.org/2000/svg",yo=s=>s.split(/\u2068([^\u2069]*)\u2069/).map((e,t)=>t%2?v("bdi",{translate:"no"},e):e);function v(s,e,...t){let n=document.
createElement(s),{on:r={},...o}=e;Object.entries(r).forEach(([i,a])=>n.addEventListener(i,a));for(let[i,a]of Object.entries(o))a===!0?n.setAttribute(i,""):a!==!1&&
a!=null&&n.setAttribute(i,Ue(String(a)));return n.append(...t.flatMap(i=>i==null?[]:typeof i=="string"?yo(i):[i])),n}function L(s,e){s.textContent!==Ue(e)&&(s instanceof
Element?s.replaceChildren(...yo(e)):s.textContent=Ue(e))}function B(s,e,t){t==null?s.removeAttribute(e):s.getAttribute(e)!==Ue(String(t))&&s.setAttribute(e,Ue(String(
t)))}function ko(s,e,t,n){let r=t.bottom-e.bottom+4,o=t.top-e.top-48;r>0?s.scrollTop=n*Math.ceil((s.scrollTop+r)/n):o<0&&(s.scrollTop=n*Math.floor((s.scrollTop+
o)/n))}function Z(s,e,...t){let n=document.createElementNS(_l,s);return Object.entries(e).forEach(([r,o])=>n.setAttribute(r,Ue(String(o)))),n.append(...t.map(r=>typeof r==
"string"?Ue(r):r)),n}var _o=s=>Z("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},Z("path",{d:s}));function Ke(s,e=!1){return ss(s).map(({kind:t,
text:n})=>{if(t==="text")return document.createTextNode(n);if(t==="control")return v("span",{class:"sv-control"},ns(n));let r=e&&t!=="space";return v("span",{class:`\
sv-${t}${r?" sv-marked":""}`},r?"":n)})}var Pt=class{constructor(e){this.host=e}host;probe=v("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;get(e){
let t=this.cache.get(e);if(t!==void 0)return t;this.probe.isConnected||this.host.append(this.probe),this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(
this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Nt=getComputedStyle(document.documentElement).
getPropertyValue("--sv-sans");var Vs="#term-",Sl=`[data-term], a[href^="${Vs}"]`,Hs=12,ar=8;function ke(s,e){return v("button",{type:"button",class:"sv-term","data-term":s,"aria-haspopup":"d\
ialog"},e)}var lr=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,t=>this.hint(t)))}teach(e){this.say=it(e),this.terms=new Map((e.glossary||[]).map(t=>[t.term,t])),this.showNamed()}showNamed(){let{
hash:e,pathname:t,search:n}=window.location,r=e.startsWith(Vs)&&this.terms.get(e.slice(Vs.length));r&&(window.history.replaceState(window.history.state,"",t+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let t=e instanceof Element?e.
closest(Sl):null;if(!(t instanceof HTMLElement)||t.closest("[data-glossary]"))return null;let n=this.terms.get(t.dataset.term??t.getAttribute("href")?.slice(Vs.
length)??"");return n?{opener:t,entry:n}:null}hint(e){let t=this.named(e);t&&!t.opener.parentElement?.closest("[title]")&&B(t.opener,"title",t.entry.definition)}click(e){
let t=this.named(e);if(!t)return;let{opener:n,entry:r}=t;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=v("h2",
{id:"term-name"}),this.close=v("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=v("p",{}),this.formula=
v("p",{class:"sv-formula"}),this.sources=v("p",{class:"sv-note"}),this.see=v("p",{class:"sv-note"});let t=v("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},v("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(t),t}show(e,t){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(t)||(this.opener=t,n.classList.toggle("sv-standalone",!!t.closest(".sv-standalone")),n.showPopover(),this.place(n,t.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:t,formula:n,sources:r,see:o}){let{say:i}=this;L(this.name,e),L(this.definition,t),this.formula.hidden=!n;let a=/\bq\b/.
test(n)?[v("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(v("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...a);let l=({
name:c,url:d})=>v("a",{href:d,target:"_blank",rel:"noreferrer"},c);this.list(this.sources,i("term.source"),r.map(l)),this.list(this.see,i("term.see"),o.flatMap(
c=>{let d=this.terms.get(c);return d?[ke(c,d.name)]:[]}))}list(e,t,n){e.hidden=!n.length,e.replaceChildren(`${t} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[
r]))}place(e,{left:t,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:a,clientHeight:l}=document.documentElement,c=r+ar+i+Hs<=l||n<l-r,d=Math.max(
Hs,Math.min(t,a-o-Hs)),u=c?r+ar:Math.max(Hs,n-ar-i);Object.assign(e.style,{left:`${d+window.scrollX}px`,top:`${u+window.scrollY}px`})}},So=new lr;var X=({settings:s})=>(s.tree??"chain")!=="chain",xe=({drafts:s})=>s.some(({parent:e})=>e!=null),Pe=(s,e)=>s[e].parent??e-1,rs=(s,e)=>e<0?[]:[...rs(s,Pe(s,e)),e];
function Ie(s){let e=[];return s.forEach((t,n)=>{let r=Pe(s,n);e.push(r<0?0:e[r]+1)}),e}var wt=s=>s.flatMap(({verdict:e},t)=>e==="accepted"?[t]:[]);function Eo(s){
let e=Ie(s);return s.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function zo({drafts:s}){let e=wt(s);if(!xe({drafts:s}))return e.
length;let t=e.at(-1)??-1;return s.flatMap(({parent:r},o)=>r===t?[o]:[]).at(-1)??s.length}function To(s){let e=s.map(()=>0),t=0,n=r=>{r>=0&&(e[r]=t),s.flatMap((i,a)=>i===
r?[a]:[]).forEach((i,a)=>{a&&(t+=1),n(i)})};return n(-1),{rows:e,count:t+1}}var os=(s,e)=>({name:s,index:e}),El=["medusa","dflash","lookup"],Mo=({drafts:s},{settings:e})=>El.includes(s[0]?.source??e.drafter)&&!xe({drafts:s});function lt({
drafts:s,final:e,together:t}){let n=Eo(s),r=s.filter(o=>o.verdict==="accepted").length;return[...Oo({drafts:s,together:t}).map(o=>os("draft",o)),os("verify",0),
...n.map(o=>os("test",o)),...r<s.length?[os("discard",r)]:[],...e?[os("final",s.length)]:[]]}var cr=({drafts:s,together:e})=>Oo({drafts:s,together:e}).length+s.
length+(s.length?3:2);function Oo({drafts:s,together:e}){if(e)return s.length?[0]:[];let t=Ie(s);return s.flatMap((n,r)=>t.indexOf(t[r])===r?[r]:[])}var is=({drafts:s,
final:e})=>e&&(s.length?e.kind:"plain");function zl(s,{name:e,index:t},n){let{drafts:r}=n;if(e==="verify")return s.map((i,a)=>a<r.length?"lit":i);if(e==="discar\
d")return s.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return s.map((i,a)=>a<r.length?"guessed":i);if(e==="draft"&&xe(n)){let i=Ie(r);return s.map(
(a,l)=>l<r.length&&i[l]===i[t]?"guessed":a)}let o=e==="draft"?"guessed":e==="test"?r[t].verdict:is(n);return s.map((i,a)=>a===t&&o?o:i)}function Ro(s,e){let t=lt(
s).slice(0,e),n=s.drafts.length+(s.final?1:0);return{phase:t[t.length-1],looks:t.reduce((r,o)=>zl(r,o,s),Array(n).fill("absent")),verified:t.some(r=>r.name==="v\
erify"),fallen:t.some(r=>r.name==="discard")}}function dr(s,{round:e,phase:t}){return e>=s.length?{round:s.length,phase:0}:t+1>=lt(s[e]).length?{round:e+1,phase:0}:
{round:e,phase:t+1}}function Lo(s,{round:e,phase:t}){return t>0?{round:e,phase:t-1}:e>0?{round:e-1,phase:lt(s[e-1]).length-1}:{round:0,phase:0}}function as(s,{round:e,
phase:t=0}){if(e<0)return{round:0,phase:0};if(e>=s.length)return{round:s.length,phase:0};let n=lt(s[e]).length;return t>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,t)}}var ls=["token","block","match","typical","top-k","threshold"],Tl=["typical","top-k","threshold"],U=({settings:s})=>s.rule??"token",we=s=>Tl.includes(s),Ae=s=>s?.
target==null||!s.draft?null:Math.min(1,s.target/s.draft),_e=s=>s?.chance??Ae(s),yt=(s,e)=>we(e)&&[0,1].includes(_e(s)??-1);function qt(s){if(s.draw==null)return"\
kept";let e=s.draw;return e<(_e(s)??1)?"passed":e<(Ae(s)??1)?"kept":"rescued"}function Ao(s,e){let{target:t,draft:n,weight:r}=s[e];if(t==null||!n||r==null)return null;
let o=Math.min(1,r*t/n),i=e===s.length-1,a=i?o:s[e+1].excess;return a==null||a+1-o<=0?null:{weight:o,excess:a,last:i}}var It=s=>s.findLastIndex(e=>e.verdict==="\
accepted"),kt=(s,e)=>s==="untested"&&U(e)==="block"&&!X(e)?"dropped":s,$o=({rule:s="token"})=>s==="token"?null:s;function jo(s,e){let{token:t,target:n,weight:r,
excess:o}=s;return e==="match"?{weight:1,taken:i=>i===t?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,a)=>a,mass:o??null}}var Ht=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Ds=class{constructor(e,t){this.state=e;this.changed=t}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},Te=({run:s,moment:e})=>s?
s.length-e.round:0,Ze=({live:s,run:e,mode:t})=>s&&e!==null&&!e.over&&(t==="running"||t==="paused");function Bs({run:s,predicting:e,moment:t}){return s&&s.over&&
!e?s.length:t.round}function $e({run:s,moment:{round:e,phase:t}}){return s&&t?Ro(s.rounds[e],t):null}function ct(s,e){let{run:t,moment:n}=s;if(!e||!t||e.round>n.
round||e.round<0)return null;let r=t.at(e);if(!r||e.round<n.round)return r;let o=$e(s)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var dt=(s,e)=>s===e||!!(s&&e&&s.round===e.round&&s.index===e.index);function pt(s){return ct(s,s.pinned)?{at:s.pinned,how:"pinned"}:ct(s,s.hovered)?{at:s.hovered,
how:"preview"}:Ml(s)||Al(s)}function Po(s){let{run:e,moment:t,pinned:n,following:r,playing:o,status:i,recorded:a,speed:l,pace:c,tint:d,presenting:u,view:m,opening:h,
rested:g}=s;return{...t,rounds:e?e.length:0,selected:pt(s).at,pinned:n,following:r,playing:o,state:i,recorded:a,speed:l,pace:c,tint:d,presenter:u,view:m,opening:h,
rested:g}}function Ml(s){let{run:e,moment:t,entered:n}=s,r=$e(s);if(r)return{at:{round:t.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!t.round)return null;
let o=t.round-1;return{at:{round:o,index:No(e,o)},how:"now"}}var No=(s,e)=>Math.max(0,s.rows[e].slots.findLastIndex(({kind:t})=>t!=="untested")),Ol=16,Co=[.25,.75],
Rl=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&qt(e)==="rescued"),Ll=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(Ae(e)??
1)),cs=(s,e)=>e==="block"?Rl(s):we(e)?Ll(s):-1,pr=({drafts:s,final:e})=>e?.kind==="correction"&&s.some(({verdict:t})=>t==="accepted");function Us(s){let e=({verdict:i,
target:a,draft:l})=>i==="rejected"&&a!==null&&l!==null&&a>=Co[0]*l&&a<=Co[1]*l,t=s.rounds.findIndex(i=>cs(i,U(s.trace))>=0);if(t>=0)return t;let n=i=>s.folds.at(
i).emitted>=Ol,r=s.rounds.flatMap((i,a)=>pr(i)?[a]:[]),o=i=>s.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function ur({
rounds:s,trace:e}){let t=({drafts:a})=>a.some(({verdict:l})=>l==="rejected"),n=s.at(-1);if(!n||n.drafts.length>=e.settings.gamma||t(n))return null;let r=({drafts:a})=>a.
length>n.drafts.length,o=s.findLastIndex(a=>r(a)&&t(a)),i=o>=0?o:s.findLastIndex(r);return i>=0?i:null}var qo=({run:s,moment:e,following:t,mode:n,predicting:r})=>s&&
t&&n==="running"&&!r&&e.round===s.length?ur(s):null,_t=({moment:{round:s,phase:e},rested:t})=>t??(e?s:s-1);function Al(s){let e=_t(s),{run:t}=s;if(!t||!t.rounds[e])
return{at:null,how:"newest"};let n=cs(t.rounds[e],U(t.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=t.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:No(t,e)},how:"newest"}}var se,Ho,$l,ut,hr,Js,Vo,Ws,Do,mr,vr,Bo,ds=Symbol.for("pv"),Ys={},Xs=[],jl=/^m(i|n|o|s|text|space)$/,gr=Array.isArray,Uo=Xs.slice,Et=Object.assign;function St(s){
s&&s.parentNode&&s.remove()}function Gs(s,e,t,n,r){var o={type:s,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ds,__v:r||++Ho,__i:-1,__u:0};return!r&&se.vnode&&se.
vnode(o),o}function pe(s){return s.children}function ht(s,e){this.props=s,this.context=e,this.__g=0}function vt(s,e){if(e==null)return s.__&&vt(s.__,s.__i+1);for(var t;e<s.
__k.length;e++)if((t=s.__k[e])&&t.__e)return t.__e;return typeof s.type!="function"||s.props.__P?null:vt(s)}function Cl(s){var e,t=s.__v,n=t.__e,r=[],o=[],i=s.__P;
i&&((e=Et({constructor:ds},t)).__v=t.__v+1,se.vnode&&se.vnode(e),br(i,e,t,s.__n,i.namespaceURI,32&t.__u?[n]:null,r,n||vt(t),32&t.__u,o),e.__v=t.__v,e.__.__k[e.__i]=
e,Yo(r,e,o),t.__=t.__e=null,e.__e!=n&&Fo(e))}function Fo(s){if((s=s.__)&&s.__c&&!s.props.__P)return s.__e=null,s.__k.some(function(e){return e&&(s.__e=e.__e)}),
Fo(s)}function fr(s){(8&s.__g||(s.__g|=8,ut.push(s),Js++))&&hr==se.debounceRendering||((hr=se.debounceRendering)||queueMicrotask)(Wo)}function Wo(){try{for(var s,
e=1;ut.length;)ut.length>e&&ut.sort(Vo),s=ut.shift(),e=ut.length,8&s.__g&&Cl(s)}finally{(Js=ut.length)&&(hr||queueMicrotask)(Wo)}}function Go(s,e,t,n,r,o,i,a,l,c,d){
var u,m,h,g,f,x,w=n.__k||Xs,S=e.length;for(l=Pl(t,e,w,l,S),u=0;u<S;u++)(h=t.__k[u])!=null&&(m=~h.__i&&w[h.__i]||Ys,h.__i=u,x=br(s,h,m,r,o,i,a,l,c,d),g=h.__e,(m.
ref!=h.ref||8&m.__u)&&(m.ref&&xr(m.ref,null,h,m),h.ref&&d.push(h.ref,h.__c||g,h)),f=f||g,4&h.__u?(l=Ko(h,l,s,!m.__v),m.__e&&(m.__e=null)):typeof h.type=="functi\
on"&&x!==void 0?l=x:g&&(l=g.nextSibling),h.__u&=-21);return t.__e=f,l}function Pl(s,e,t,n,r){var o,i,a,l,c,d,u,m,h,g=t.length,f=g,x=0,w=0,S=s.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=S[o]=Gs(null,i):gr(i)?i=S[o]=Gs(pe,{children:i}):
i.constructor===ds&&i.__b?i=S[o]=Gs(i.type,i.props,i.key,i.ref,i.__v):S[o]=i,l=o+x,i.__=s,i.__b=s.__b+1,a=null,~(c=i.__i=Nl(i,t,l,f))&&(f--,(a=t[c])&&(a.__u|=2)),
a&&a.__v?(i.__u|=16,c==l-1?x--:c==l+1?x++:c!=l&&(c>l?x--:x++,w=1)):(~c||(r>g?x--:r<g&&x++),typeof i.type!="function"&&(i.__u|=4))):S[o]=null;if(w){for(d=[],u=[],
o=0;o<r;o++)if((i=S[o])&&16&i.__u){for(x=0,m=d.length;x<m;)d[h=x+m>>1]<i.__i?x=h+1:m=h;d[x]=i.__i,u[o]=x+1}for(x=d.length;o--;)u[o]&&(u[o]==x?x--:S[o].__u|=4)}if(f)
for(o=0;o<g;o++)!(a=t[o])||2&a.__u||(a.__e==n&&(n=vt(a)),wr(a,a));return n}function Ko(s,e,t,n){var r,o,i,a;if(typeof s.type=="function"){if(s.props.__P)return e;
if(r=s.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=s,e=Ko(r[o],e,t,!1));return e}for(e&&!e.parentNode&&(e=vt(s))&&!e.parentNode&&(e=null),i=s.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(i!=a&&(!n&&t.moveBefore&&i.parentNode?t.moveBefore(i,e):t.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Nl(s,e,t,n){var r,o=s.key,i=s.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return t;if(n>(l?1:0)){for(r=t-1;r>=0;r--)if((a=
e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function Io(s,e,t){t==null&&
(t=""),e[0]=="-"?s.setProperty(e,t):s[e]=t}function Fs(s,e,t,n,r){var o,i;if(e=="style")if(typeof t=="string")s.style.cssText=t;else{if(typeof n=="string"&&(s.style.
cssText=n=""),n)for(e in n)t&&e in t||Io(s.style,e);if(t)for(e in t)n&&t[e]==n[e]||Io(s.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),
typeof n!="function"&&(n=null),(s.__e||(s.__e={}))[e]=t,t&&n||(i=vr[e]||(vr[e]=ql(e)),(s.__a||(s.__a={}))[e]=mr,o=e!=(e=e.replace(Do,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),t?s.addEventListener(e,i,o):s.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in s)
try{return void(s[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?s.removeAttribute(e):s.setAttribute(e,e=="popover"&&t==1?"":t)}}function ql(s){
return function(e){var t=this.__e;if(t){if(t=t[s],e[Ws]==null)e[Ws]=mr++;else if(e[Ws]<this.__a[s])return;return t(se.event?se.event(e):e)}}}function br(s,e,t,n,r,o,i,a,l,c){
var d,u,m,h,g,f,x,w,S,k,E,C,N,y,_,O,A,H,I=e.type;if(e.constructor!==ds)return null;128&t.__u&&(l=32&t.__u,d=t.__c.__z)&&(e.__u|=l,u=o=[],d.nodeType==8?a=Ks(d,o):
o.push(d),a=o[0]||a),(d=se.__b)&&d(e);e:if(typeof I=="function"){m=i.length;try{if(w=e.props,S=(d=I.prototype)&&d.render,k=(d=I.contextType)&&n[d.__c],E=d?k?k.props.
value:d.__:n,(h=t.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(S?e.__c=h=new I(w,E):(e.__c=h=new ht(w,E),h.constructor=I,h.render=Hl),k&&k.sub(h),h.state||(h.state={}),h.
__n=n,h.__g|=8,h.__h=[],h.__k=[]),S&&(h.__s||(h.__s=h.state),I.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=Et({},h.__s)),Et(h.__s,I.getDerivedStateFromProps(
w,h.__s)))),g=h.props,f=h.state,h.__v=e,t.__c){if(w!==g&&S&&!I.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(w,E),e.__v==t.
__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(w,h.__s,E)===!1){e.__v!=t.__v&&(h.props=w,h.state=h.__s,h.__g&=-9),e.__e=t.__e,e.__k=
t.__k,e.__k.some(function(G){G&&(G.__=e)}),Xs.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),a=vt(t);break e}h.componentWillUpdate&&h.componentWillUpdate(
w,h.__s,E),S&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(g,f,x)})}else S&&!I.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),
S&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=E,h.props=w,h.__P=s,h.__g&=-5,C=se.__r,N=S?25:0;do h.__g&=-9,C&&C(e),d=h.render(h.props,h.state=
h.__s,h.context);while(8&h.__g&&++N<25);S&&(Xs.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(n=Et({},n,h.getChildContext())),S&&t.__c&&h.getSnapshotBeforeUpdate&&
(x=h.getSnapshotBeforeUpdate(g,f)),y=d&&d.type===pe&&d.key==null?d.props.children:d,w.__P&&(d=a,r=(s=w.__P).namespaceURI,l=o=null,t.props&&t.props.__P!=s&&(t.__k.
some(function(G){G&&wr(G,G)}),t.__k=null),a=t.__k?vt(t,0):null),a=Go(s,gr(y)?y:[y],e,t,n,r,o,i,a,l,c),w.__P&&(e.__e=null,a=d),e.__u&=-161,u&&u.some(St),h.__h.length&&
i.push(h),1&h.__g&&(h.__g&=-4)}catch(G){if(i.length=m,e.__v=null,l||o)if(G&&G.then){if(e.__u|=128|l,o){for(~(A=o.indexOf(a||void 0))||(A=o.length);(H=o[A-1])&&H.
nodeType==8;)A--;for(;A<o.length;A++)if(H=o[A])if(o[A]=null,_){if(H==O)break}else{if(H.nodeType!=8)break;H.data.startsWith("$s")&&(O=Ks(_=H))}}if(!_){for(;a&&a.
nodeType==8&&a.nextSibling;)a=a.nextSibling;_=a}(d=Ks(_=e.__c.__z||(e.__c.__z=_)))?(e.__e=_,a=d):e.__e=a,a=a&&a.nextSibling}else o&&o.some(St);else e.__e=t.__e;
e.__k||(e.__k=t.__k||[]),G&&G.then||Jo(e),se.__e(G,e,t)}}else a=e.__e=Il(t.__e,e,t,n,r,o,i,l,c,s);return(d=se.diffed)&&d(e),a}function Ks(s,e){if(s&&s.nodeType==
8&&s.data.startsWith("$s"))for(var t=1;s=s.nextSibling;){if(s.nodeType==8){if(s.data.startsWith("$s"))t++;else if(s.data.startsWith("/$s")&&!--t)return s}e&&e.push(
s)}}function Jo(s){s&&(s.__c&&(s.__c.__g|=4),s.__k&&s.__k.some(Jo))}function Yo(s,e,t){for(var n=0;n<t.length;)xr(t[n++],t[n++],t[n++]);se.__c&&se.__c(e,s),s.some(
function(r){try{s=r.__h,r.__h=[],s.some(function(o){o.call(r)})}catch(o){se.__e(o,r.__v)}})}function Il(s,e,t,n,r,o,i,a,l,c){var d,u,m,h,g,f,x,w,S=t.props||Ys,k=e.
props,E=e.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(d=0;d<o.
length;d++)if((g=o[d])&&(E?g.localName==E:g.nodeType==3)){s=g,o[d]=null;break}}if(!s){if(w=c.ownerDocument||document,!E)return w.createTextNode(k);s=w.createElementNS(
r,E,k.is?k:c),a&&(se.__m&&se.__m(e,o),a=!1),o=null}if(E){if(c=E=="template"&&s.content||s,o=E=="textarea"&&k.defaultValue!=null?null:o&&Uo.call(c.childNodes),!a&&
o)for(S={},d=0;d<s.attributes.length;d++)S[(g=s.attributes[d]).name]=g.value;for(d in S)g=S[d],d=="dangerouslySetInnerHTML"?m=g:d=="children"||d in k||d=="value"&&
"defaultValue"in k||d=="checked"&&"defaultChecked"in k||Fs(s,d,null,g,r);for(d in k)g=k[d],d=="children"?h=g:d=="dangerouslySetInnerHTML"?u=g:d=="value"?f=g:d==
"checked"?x=g:a&&typeof g!="function"||S[d]===g||Fs(s,d,g,S[d],r);u?(a||m&&(u.__html==m.__html||u.__html==s.innerHTML)||(s.innerHTML=u.__html),e.__k=[]):(m&&(s.
textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&jl.test(E))&&(r="http://www.w3.org/1999/xhtml"),Go(c,gr(h)?h:[h],e,t,n,r,o,i,o?o[0]:
t.__k&&vt(t,0),a,l),o&&o.some(St)),a&&E!="textarea"||(d="value",E=="progress"&&f==null?s.removeAttribute(d):f==null||f===s[d]&&(E!="progress"||f)||Fs(s,d,f,S[d],
r),d="checked",x!=null&&x!=s[d]&&Fs(s,d,x,S[d],r))}else S===k||a&&s.data==k||(s.data=k);return s}function xr(s,e,t,n){try{typeof s=="function"?e?e.__x=s(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():s(null)):s.current=e}catch(r){se.__e(r,t)}}function wr(s,e,t){var n,r,o,i;if(se.unmount&&se.unmount(
s),!(n=s.ref)||n.current&&n.current!=s.__e||xr(n,null,e,s),n=s.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){se.__e(a,e)}n.__P=n.__n=null}
if(n=s.__k)for(i=0;i<n.length;i++)n[i]&&wr(n[i],e,typeof s.type!="function"||t&&!s.props.__P);!t&&(n=s.__c)&&(n=n.__z)&&(r=Ks(n,o=[]))&&(n==s.__e&&o.some(St),St(
r),St(n)),t||St(s.__e),s.__e=s.__c=s.__=null}function Hl(s,e,t){return this.constructor(s,t)}function Vt(s,e){var t,n,r,o;se.__&&se.__(s,e),e.nodeType==9&&(e=e.
documentElement),n=(t=s&&32&s.__u)?null:e.__k,e.__k=Gs(pe,{children:[s]}),r=[],o=[],br(e,e.__k,n||Ys,Ys,e.namespaceURI,n?null:e.firstChild?Uo.call(e.childNodes):
null,r,n?n.__e:e.firstChild,t,o),Yo(r,e.__k,o),e.__k.props.children=null}function Xo(s){function e(t){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,fr(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),t.children}return e.__c="__cC"+Bo++,e.__=s,e.Provider=(e.Consumer=function(t,n){return t.children(n)}).contextType=e,e}se={__e:function(s,e,t,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
s)),r.componentDidCatch&&(r.componentDidCatch(s,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){s=a}}throw Js=0,s}},Ho=0,$l=function(s){return s!=null&&s.
constructor===ds},ht.prototype.setState=function(s,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Et({},this.state)),typeof s=="function"&&(s=s(Et({},t),this.props)),
s&&(Et(t,s),this.__v&&(e&&this.__k.push(e),fr(this)))},ht.prototype.forceUpdate=function(s){this.__v&&(this.__g|=4,s&&this.__h.push(s),fr(this))},ht.prototype.render=
pe,ut=[],Js=0,Vo=function(s,e){return s.__v.__b-e.__v.__b},Ws=Symbol(),Do=/(PointerCapture)$|Capture$/i,mr=0,vr={},Bo=0;var Qs=({trace:s})=>s.settings.gamma>0&&!X(s),kr=({round:s,index:e})=>`${s}.${e}`;function _r({run:s,predicting:e,answers:t},{round:n,phase:r}){if(!e||!s||n>=s.
length)return null;let o=lt(s.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(kr(i)in t)?i:null}function us(s){let e=$e(s)?.phase;if(!e||e.name!==
"test")return null;let t=kr({round:s.moment.round,index:e.index});return t in s.answers?t:null}var hs=s=>s.predicting&&s.looking!==null&&s.looking===us(s),et=s=>hs(
s)?null:_r(s,s.moment);function Qo({run:s,answers:e},t,n){if(!s)return{};let r=s.rounds[t.round].drafts[t.index],o=U(s.trace)==="block"?null:_e(r),i=kr(t);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function vs({predicting:s,informed:e,run:t}){return s&&(!e||t?.trace.settings.temperature===
0)}var Zo=(s,e)=>vs(s)&&e?.kind==="lit",yr=s=>s.length?s.reduce((e,t)=>e+t,0)/s.length:null,ps=(s,e)=>(s-(e?1:0))**2;function ei(s){let e=s.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),t=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:t.length,right:t.filter(({chance:r,kept:o})=>r>.5===o).length,brier:yr(e.map(({chance:r,kept:o})=>ps(r,o))),known:n.length,truth:yr(n.
map(({threshold:r,kept:o})=>ps(r,o))),best:yr(n.map(({threshold:r})=>r*(1-r)))}}function ti(s,e,t){if(s.brier===null)return[t("predict.lesson.none")];let n={...s,
brier:Q(s.brier),truth:Q(s.truth),best:Q(s.best)},r=!e&&s.truth!==null&&s.known===s.n&&s.brier<s.truth,o=s.brier<.25?"good":s.brier>.25?"bad":"even";return[ee(s.
decided>0&&t("predict.lesson.you",n),t("predict.lesson.brier",n)),t("predict.lesson.half")+" "+t(`predict.lesson.${r?"lucky":o}`),...e?[t("predict.lesson.greedy")]:
s.known?[t("predict.lesson.truth",{...n,n:s.known})]:[]]}var Zs=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:t,store:n,predict:r,node:o}=this.viewer;if(e.run){if(!Qs(e.run)){r.refuse(e.run);return}t.
halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.querySelector("[data-button=play]"))?.focus():this.begin(
e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),Ze(e.state)&&!et(e.state)&&e.forward("step")}begin(e){let{viewer:t}=this;!Te(t.state)&&e.over&&t.player.seek(Ht.moment),
t.toggle(),t.predict.focus()}leavesVerdict(){let{viewer:e}=this,t=hs(e.state);return e.state.looking!==null&&e.store.set({looking:null}),t&&et(e.state)!==null}answer(e){
let{state:t,store:n,player:r}=this.viewer,o=et(t);o&&(n.set(Qo(t,o,e)),r.forward("step"))}};var Vl=["token","top-k","threshold"],Fe=(s,e)=>e&&s!==void 0?s/e:null;function Dl({drafts:s,positions:e=[]}){let t=s.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return xe({drafts:s})?e.length?[...new Set(t.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>Bl(t.filter(({parent:o})=>o===r))):[]:t.slice(
0,s.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function Bl(s){let[e,t]=[0,1];for(let n of s){let r=Ae(n);if(n.overlap===
null||r===null)return[];e+=t*n.overlap,t*=1-r}return[e]}function Ul(s,e){if(Vl.includes(e))return!1;let t=new Map(s.map(r=>[r.parent,r]));return s.filter(r=>r.parent!=
null&&r!==t.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var Fl=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function Wl(s){let e=s.drafts.filter(t=>t.verdict==="accepted").map(t=>t.token);return s.final?[...e,s.final.
token]:e}function Gl(s,e,t){let n=a=>e.drafts.filter(l=>l.verdict===a).length,r=n("accepted"),o=n("rejected"),i=Dl(e);return{rounds:s.rounds+1,drafted:s.drafted+
e.drafts.length,accepted:s.accepted+r,rejected:s.rejected+o,corrected:s.corrected+(e.final?.kind==="correction"?1:0),untested:s.untested+e.drafts.length-r-o,emitted:s.
emitted+r+(e.final?1:0),draft:s.draft+e.times.draft,verify:s.verify+e.times.verify,accept:s.accept+e.times.accept,overlap:s.overlap+i.reduce((a,l)=>a+l,0),overlaps:s.
overlaps+i.length,otherwise:s.otherwise+(Ul(e.drafts,t)?1:0)}}var zt=s=>s.draft+s.verify+s.accept;function en(s,e){return Float64Array.from(s).sort()[Math.ceil(
e*s.length/100)-1]}var Sr=s=>s.length?{p50:en(s,50),p95:en(s,95)}:null,Kl=12,Jl=.25,Yl=1+1e-9;function Xl(s){if(s.length<Kl)return null;let e=s.slice(1).map((t,n)=>Math.
abs(t-s[n]));return Fe(en(e,75),en(s,50))}var tn=class{constructor(e){this.temperature=e.temperature,this.rule=U({settings:e}),this.sums=[Fl],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(Gl(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...Wl(
e)),this.bursts.push(zt(e.times)),this.match()}pushPlain(e,t){this.plain.tokens.push(e),this.plain.seconds.push(t),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+t),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let t=Math.min(e,this.sums.length-1);for(;t>0&&this.sums[t].emitted>this.plain.tokens.length;)t-=1;return t}speedup(e){let t=this.sums[this.compared(e)];return Fe(
this.plain.until[t.emitted],zt(t))}impossible(e){let t=this.sums[this.compared(e)],n=this.speedup(e);return t.drafted>0&&n!==null&&n>Yl*(t.emitted/t.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let t=this.sums[this.compared(e)];return t.emitted?{draft:t.draft/t.emitted,verify:t.verify/t.emitted,accept:t.
accept/t.emitted,plain:this.plain.until[t.emitted]/t.emitted}:null}gaps(e){let t=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Sr(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Sr(t.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:Sr(t)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let t=Xl(this.plain.seconds.slice(0,this.at(e).emitted));return t!==null&&t>Jl?{jitter:t}:null}agreement(e){let t=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!t?null:{compared:t,first_difference:this.matched<t?this.matched:null}}summary(e=this.sums.length-1){let t=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,t.emitted);return{rounds:t.rounds,drafted:t.drafted,accepted:t.accepted,rejected:t.rejected,untested:t.
untested,emitted:t.emitted,acceptance_rate:Fe(t.accepted,t.accepted+t.corrected),draft_efficiency:Fe(t.accepted,t.drafted),mean_acceptance_length:Fe(t.emitted,t.
rounds),mean_overlap:t.otherwise?null:Fe(t.overlap,t.overlaps),tokens_per_second:Fe(t.emitted,zt(t)),plain_tokens_per_second:Fe(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var Ql=Object.freeze({tokens:[],seconds:[]}),Zl=/^<\|?\w+\|?>$/,ec=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,ft=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=We;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new tn(e.settings),this.width=e.settings.gamma;for(let t of this.promptTokens()){
let{text:n,pending:r}=Xe(this.pending,this.piece(t));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,t=this.piece(e[0]);return typeof t=="string"&&Zl.test(t)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:t}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return t.tokens.findIndex(r=>r===n||ec.test(String(this.piece(r))))}append({from:e=this.length,rounds:t=[],plain:n=Ql,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:a}=this,l=a.plain;if(e>this.length||n.tokens.length&&r>l.tokens.length)return!1;Object.assign(a.pieces,o),t.slice(this.length-e).forEach(
c=>this.push(c));for(let c=l.tokens.length-r;c<n.tokens.length;c+=1)l.tokens.push(n.tokens[c]),l.seconds.push(n.seconds[c]),this.folds.pushPlain(n.tokens[c],n.seconds[c]);
return a.prefill=i.prefill??a.prefill,a.captured=i.captured??a.captured,this.over||(a.ending=i.ending??a.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(Mo(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let t=this.pending,
n=[];e.drafts.forEach((i,a)=>{let l=Pe(e.drafts,a),c=this.slot(i.token,i.verdict,l<0?t:n[l].pending);i.verdict==="accepted"&&(this.pending=c.pending),n.push(c)});
let r=is(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,t,n){let r=this.piece(e),
{text:o,took:i,pending:a}=Xe(n,r),l=o===""&&a.bytes.length>0;return{token:e,kind:t,piece:r,text:o,took:i,part:l,pending:a}}alone(e){let t=this.piece(e);return typeof t==
"string"?t:Xe(We,t).text}at({round:e,index:t}){let n=this.rows[e],r=n&&n.slots[t];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(c=>c.verdict==="accep\
ted").length,a=t<o.drafts.length,l=a?t:zo(o);return{...r,number:e,index:t,round:o,accepted:i,judgedAt:l,draft:a?o.drafts[t]:null,judged:o.drafts[l]||null,position:(o.
positions||[])[l]||null}}},Er=["accepted","correction","bonus","plain"],ot=s=>Er.includes(s);var fs=1e-9,mt=class{list;constructor(){this.list=[]}add(e,t,n,r=We){this.list.push({at:e,tokens:t,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let t=0,n=this.list.length;for(;t<n;){let r=t+n>>1;this.list[r].at<=e+fs?t=r+1:n=r}return t}tokensAt(e){let t=this.list[this.by(e)-1];return t?t.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function si(s,e,t,n){
let{folds:r}=s;for(t.cut(e);t.list.length<e;){let l=t.list.length,c=r.at(l+1),d=s.rows[l].slots.filter(u=>ot(u.kind));t.add(zt(c),c.emitted,d.map(u=>u.text).join(
""))}let{tokens:o,until:i}=r.plain,a=s.over&&e===s.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(a);n.list.length<a;){let l=n.list.length,{text:c,
pending:d}=Xe(l?n.list[l-1].pending:We,s.piece(o[l]));n.add(i[l+1],l+1,c,d)}}function ms(s,e){let t=s/e,n=10**Math.floor(Math.log10(t));return[1,2,5].map(r=>r*n).find(r=>r>=t)??10*n}var zr=(s,e)=>Array.from({length:Math.floor(s/e+1e-9)+1},
(t,n)=>n*e);function sn(s,e,t){let n=e.map(([o,i],a)=>v("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":String(a===0),on:{click:()=>{r(o),t(o)}}},i)),
r=o=>n.forEach(i=>{let a=String(i.dataset.choice===o);i.getAttribute("aria-pressed")!==a&&i.setAttribute("aria-pressed",a)});return{node:v("div",{class:"sv-togg\
les",role:"group","aria-label":s},...n),set:r}}function Dt(s,e,t){let n=v("tbody",{}),r=[],o=()=>{i.open&&n.replaceChildren(...r.map(a=>v("tr",{},...a.map(l=>v("td",{},String(l))))))},i=v("details",{class:"s\
v-table",on:{toggle:o}},v("summary",{},s("chart.table")),v("div",{class:"sv-table-scroll",tabindex:0,role:"region","aria-label":e},v("table",{},v("thead",{},v("\
tr",{},...t.map(a=>v("th",{scope:"col"},a)))),n)));return{node:i,show:a=>{r=a,o()}}}var Bt,me,Tr,ni,Mr=Object.is,nn=0,ui=[],Or=[],ye=se,ri=ye.__b,oi=ye.__r,ii=ye.diffed,ai=ye.__c,li=ye.unmount,ci=ye.__;function rn(s,e){ye.__h&&ye.__h(me,s,nn||e),
nn=0;var t=me.__H||(me.__H={__:[],__h:[]});return s>=t.__.length&&t.__.push({}),t.__[s]}function He(s){return nn=1,tc(fi,s)}function tc(s,e,t){var n=rn(Bt++,2);
if(n.t=s,!n.__c&&(n.__=[t?t(e):fi(void 0,e),function(o){var i=(n.__N||n.__)[0],a=n.t(i,o);Mr(i,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=me,!me.__f)){me.
__f=!0;var r=me.shouldComponentUpdate;me.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var c=!1,d=this.props!=o;if(l.__.some(function(m){m.
__N&&(c=!0,Mr(m.__[0],m.__N[0])||(d=!0))}),r){var u=r.call(this,o,i,a);return c?u||d:u}return!c||d}}return n.__}function je(s,e){var t=rn(Bt++,4);!ye.__s&&vi(t.__H,e)&&(t.__P=!1,t.__=s,t.u=e,me.__h.push(t))}function Se(s){return nn=5,Lr(function(){return{current:s}},[])}function Lr(s,e){var t=rn(Bt++,7);return vi(t.__H,e)&&(t.__=s(),t.__H=e),t.__}function hi(s){var e=me.context[s.__c],t=rn(Bt++,9);return t.c=s,e?(t.__==null&&(t.__=!0,e.sub(me)),e.props.value):s.__}function sc(){var s;do{for(;s=Or.shift();)try{gs(s)}catch(t){ye.__e(t,{__:(s=s.__P)&&s.__v})}for(;s=ui.shift();){var e=s.__H;if(s.__P&&e)try{e.__h.some(gs),e.__h.
some(Rr),e.__h=[]}catch(t){e.__h=[],ye.__e(t,s.__v)}}}while(Or.length)}ye.__b=function(s){me=null,ri&&ri(s)},ye.__=function(s,e){s&&e.__k&&e.__k.__m&&(s.__m=e.__k.
__m),ci&&ci(s,e)},ye.__r=function(s){oi&&oi(s),Bt=0;var e=(me=s.__c).__H;e&&(Tr==me?me.__h=[]:(e.__h.some(gs),e.__h.some(Rr),Bt=0),e.__h=[],e.__.some(function(t){
t.__N&&(t.__=t.__N),t.u=t.__N=void 0})),Tr=me},ye.diffed=function(s){ii&&ii(s);var e=s.__c;e&&e.__H&&(e.__H.__h.length&&pi(ui.push(e)),e.__H.__.some(function(t){
t.u&&(t.__H=t.u)})),Tr=me=null},ye.__c=function(s,e){e.some(function(t){try{t.__h.some(gs),t.__h=t.__h.filter(function(n){return!n.__||Rr(n)})}catch(n){t.__h=[function(){
throw n}]}}),ai&&ai(s,e)},ye.unmount=function(s){li&&li(s);var e,t,n=s.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=s.__;t&&
(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,pi(Or.push(r))}else gs(r)}catch(o){e=o}}),n.__H=void 0,e&&ye.__e(e,n.__v))};var di=typeof requestAnimationFrame==
"function";function nc(s){var e,t=function(){clearTimeout(n),di&&cancelAnimationFrame(e),setTimeout(s)},n=setTimeout(t,35);di&&(e=requestAnimationFrame(t))}function pi(s){
s!=1&&ni==ye.requestAnimationFrame||((ni=ye.requestAnimationFrame)||nc)(sc)}function gs(s){var e=me,t=s.__c;typeof t=="function"&&(s.__c=void 0,t()),me=e}function Rr(s){
var e=me;s.__c=s.__(),me=e}function vi(s,e){return!s||s.length!=e.length||e.some(function(t,n){return!Mr(t,s[n])})}function fi(s,e){return typeof e=="function"?
e(s):e}var bs=["gamma","temperature","drafter","rule","tree"];function on(s,e){return e==="rule"?U(s):e==="tree"?s.settings.tree??"chain":s.settings[e]}function xs(s){
let{gamma:e,budget:t=e}=s.settings;return X(s)&&e>0?t:e}function an(s,e,t){return s==="drafter"?Je(String(e),t):s==="rule"?b(`rules.name.${e}`):s==="tree"?b(`tr\
ee.name.${e}`):String(e)}function Je(s,e){let t=`drafter_of.${e}.${s}`,n=b(t);return n===t?b(`drafter.${s}`):n}var rc=Symbol.for("pv"),oc=0;function p(s,e,t,n,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof s!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];var c={type:s,props:l,key:t,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:rc,__v:--oc,__i:-1,__u:0};return(r||o)&&(c.__source=r,c.__self=o),se.vnode&&se.vnode(c),c}function tt(s){if(s.part)return b("token.part",{hex:Ge(s.piece)});let e=ze(s.text)||b("token.empty");return s.took>1?b("token.took",{token:e,n:s.took}):e}function Ar({
rounds:s,trace:e},t,n){let{drafts:r}=s[t],o=r.length;if(n>=o)return b("token.final");let i=b("token.guess",{n:n+1,of:o}),{source:a}=r[n];return a?b("token.from",
{slot:i,drafter:Je(a,e.models.pair)}):i}function gt(s,e,t,n){let r=s.rows[e].slots[t];return b("token.aria",{token:tt(r),kind:b(`kind.${kt(n||r.kind,s.trace)}`),
round:e+1,slot:Ar(s,e,t)})}var mi=(s,e)=>ss(s).map(({kind:t,text:n})=>{if(t==="text")return{name:"",part:n};if(t==="control")return{name:"sv-control",part:ns(n)};
let r=e&&t!=="space";return{name:`sv-${t}${r?" sv-marked":""}`,part:r?"":n}}),$r=({text:s,oneLine:e=!1})=>p(pe,{children:mi(s,e).map(({name:t,part:n})=>t?p("spa\
n",{class:t,children:n}):n)}),ln=({slot:s,as:e})=>p("span",{class:e,translate:!1,"data-part":s?.part?"":void 0,"data-empty":s?.text===""&&!s.part?"":void 0,"dat\
a-took":s&&s.took>1?s.took:void 0,style:{"--sv-characters":s?.text.length||1},children:s&&p($r,{text:s.text,oneLine:!0})});function ws(s,e,t=!1){return e.part?s.
dataset.part="":e.text===""&&(s.dataset.empty=""),e.took>1&&(s.dataset.took=String(e.took)),s.append(...mi(e.text,t).map(({name:n,part:r})=>n?v("span",{class:n},
r):r)),s}var bi=Xo(null);function Ve(){let s=hi(bi),{state:e,set:t,send:n}=s;return{...e,state:e,viewer:s,set:t,send:n}}function ue(){let s=Ve();return{...s,run:s.state.
run}}var xi=(s,e,t)=>Vt(p(bi.Provider,{value:s,children:p(e,{})}),t),Re=({node:s})=>p("div",{class:"sv-drawn",ref:e=>{e&&s.parentNode!==e&&e.append(s)}}),cn=class extends ht{shouldComponentUpdate({
run:e,when:t}){return e!==this.props.run||t!==this.props.when}render(){return p(pe,{children:this.props.children})}},ve=({name:s,...e})=>p("button",{type:"butto\
n",class:"sv-term","data-term":s,"aria-haspopup":"dialog",...e}),gi=/\u2068([^\u2069]*)\u2069/,wi=s=>Array.isArray(s)?s.map(wi):typeof s!="string"||!gi.test(s)?
s:s.split(gi).map((e,t)=>t%2?p("bdi",{translate:!1,children:e}):e),ic=se.vnode;se.vnode=s=>{if(typeof s.type=="string"){let e=s.props;for(let t in e)t==="childr\
en"?e.children=wi(e.children):typeof e[t]=="string"&&(e[t]=Ue(e[t]))}ic?.(s)};var ac={mean_acceptance_length:s=>Q(Fe(s.emitted,s.rounds)),acceptance_rate:s=>V(Fe(s.accepted,s.accepted+s.rejected)),draft_efficiency:s=>V(Fe(s.accepted,s.drafted)),
drafted:s=>qe(s.drafted),emitted:s=>qe(s.emitted)};function jr({drafts:s,final:e},t){let n=s.slice(0,t),r=n.filter(c=>c.verdict==="accepted").length,o=n.some(c=>c.
verdict==="rejected")?1:0,i=!e&&r===s.filter(c=>c.verdict==="accepted").length,a=o?"correction":i?null:"bonus",l=o===1||i||s.length<=t;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(a?1:0),final:a,drawn:l}}function yi(s,e){let t={rounds:s.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of s){let{drafted:r,accepted:o,
rejected:i,emitted:a}=jr(n,e);t.drafted+=r,t.accepted+=o,t.rejected+=i,t.emitted+=a}return t}function lc(s){let{drafter:e,temperature:t}=s.settings;return X(s)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":U(s)==="block"&&t?"rules.whatif":""}function ki(){let{run:s,gamma:e,moment:{round:t},set:n}=ue(),r=s.trace.
settings.gamma,o=lc(s.trace),i=e>=r,a=b(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return p("div",{class:"sv-block",children:[p("h3",{children:b("w\
hatif.gamma")}),p("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[p("span",{"aria-hidden":"true",children:"γ"}),p("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":b("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:l})=>n({gamma:Number(l.value)})}),p("output",{class:"sv-whatif-value",
children:a})]}),!i&&p(cc,{gamma:e,most:r,rounds:s.rounds.slice(0,t)}),p("p",{class:"sv-note","aria-live":"polite",children:i?b(o||(r<2?"whatif.fewest":"whatif.t\
ry")):b("whatif.note",{gamma:e,rounds:t})})]})}function cc({gamma:s,most:e,rounds:t}){let[n,r]=[yi(t,1/0),yi(t,s)];return p("table",{class:"sv-figures-table",children:[
p("thead",{children:p("tr",{children:[p("th",{scope:"col",children:b("whatif.rounds")}),p("th",{scope:"col",children:b("whatif.was",{gamma:e})}),p("th",{scope:"\
col",children:b("whatif.would",{gamma:s})})]})}),p("tbody",{children:Object.entries(ac).map(([o,i])=>p("tr",{children:[p("th",{scope:"row",children:b(`whatif.ro\
w.${o}`)}),p("td",{children:i(n)}),p("td",{children:i(r)})]},o))})]})}var _i=["draft","verify","accept"],dc={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},pc=["accepted","rejected","untested","correction",
"bonus"],dn=36,uc=20,hc=5,Si=({plain:s})=>p("ul",{class:"sv-legend",children:[..._i.map(e=>[e,b(`part_key.${e}`)]),...s?[["plain",s]]:[]].map(([e,t])=>p("li",{children:[
p("span",{class:"sv-swatch","data-part":e}),p(ve,{name:dc[e],children:t})]},e))});function un(s){let e=v("div",{class:"sv-drawn"});return Vt(p(Si,{plain:s}),e),
e}function Ei(){let{run:s,viewer:{table:e}}=ue(),[t,n]=He(null),r=({target:i})=>{let a=i instanceof Element?i.closest(".sv-time"):null,l=a?.closest("[data-round\
]");!a||!l||n({run:s,text:b("rounds.detail_of",{round:Number(l.dataset.round)+1,time:a.getAttribute("aria-label")})})},o=t?.run===s;return p("section",{class:"s\
v-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[p("div",{class:"sv-section-head",children:[p("h2",{children:p(ve,{name:"round",children:b("rounds.hea\
ding")})}),p("ul",{class:"sv-legend",children:pc.map(i=>p("li",{children:[p("span",{class:"sv-mark","data-kind":i}),p(ve,{name:i,children:b(`kind.${i}`)})]},i))})]}),
p("p",{class:"sv-note",children:b(X(s.trace)?"tree.rounds":"rounds.note")}),p(Re,{node:e.scroller}),p("p",{class:`sv-note sv-round-detail${o?"":" sv-hint"}`,children:o?
t.text:b("rounds.detail")}),p("div",{class:"sv-foot",children:[p("ul",{class:"sv-legend",children:p("li",{children:[p("span",{class:"sv-swatch","data-part":"ove\
rlap"}),p(ve,{name:"overlap",children:b("rounds.overlap_key")})]})}),p(Si,{plain:b("rounds.plain_key")})]})]})}var pn=class{head=v("div",{class:"sv-row sv-row-h\
ead",role:"row"});body=v("div",{class:"sv-rows",role:"rowgroup"});grid=v("div",{class:"sv-grid",role:"grid","aria-label":b("rounds.label")},v("div",{role:"rowgr\
oup",class:"sv-grid-head"},this.head),this.body);scroller=v("div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){
Object.assign(this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,t,n){
t!==this.run&&this.load(t),this.concealed=vs(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>uc),this.body.append(e),this.body.style.height=`${this.rows.length*dn}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>hc);let e=(t,n="")=>v("div",{role:"columnheader",class:n},t);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(t,n)=>e(b("rounds.guess",{n:n+1}))),e(b("rounds.final"),"sv-final"),e(b("rounds.time"),"sv-time"))}row(e){let{drafts:t,positions:n=[],times:r}=this.
run.rounds[e],{slots:o,final:i}=this.run.rows[e],a=o.map((l,c)=>{let d=c<t.length&&n[c]?n[c].overlap:null,u=this.cell(l,e,c,d);return l===i&&u.classList.add("sv\
-final"),u});return v("div",{class:"sv-row sv-ahead",role:"row","data-round":e},v("div",{class:"sv-number",role:"rowheader","aria-label":b("rounds.row",{round:e+
1})},String(e+1)),...a,this.time(r))}cell(e,t,n,r){let o=ws(v("span",{class:"sv-cell-text",translate:"no"}),e,!0);return v("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${t}.${n}`,"aria-label":this.label(t,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},v("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,t,n,r){let o=gt(this.run,e,t,r);return n==null?o:b("token.aria_overlap",{label:o,overlap:de(n,2)})}time(e){let t=e.
draft+e.verify+e.accept;this.spans.push(t);let n=b("rounds.row_time",{total:ne(t),draft:ne(e.draft),verify:ne(e.verify),accept:ne(e.accept)}),r=v("div",{class:"\
sv-bar"},..._i.map(o=>v("span",{"data-part":o,style:`--t:${e[o]}`})));return v("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},v("div",{class:"\
sv-bars-pair"},r),v("span",{class:"sv-ms"},ne(t)))}compare(e){let{sums:t,plain:n}=this.run.folds,r=t[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-
n.until[t[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let a=b("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:ne(o)});return i.setAttribute(
"aria-label",a),i.firstElementChild?.append(v("div",{class:"sv-bar sv-bar-plain"},v("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.
spans[e],o),!0}showRounds(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:t,shown:n}=this;if(t!==null&&(!e||t!==n)&&(this.
rows[t].classList.toggle("sv-ahead",t>=n),this.rows[t].classList.remove("sv-row-now"),this.run.rows[t].slots.forEach((o,i)=>this.dress(t,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(o,i)=>this.dress(n,i,o))}dress(e,t,n){let r=this.find({round:e,index:t});if(!r)return;let{kind:o}=this.run.rows[e].slots[t],i=n==="absent",{drafts:a,positions:l=[]}=this.
run.rounds[e],c=n==="guessed"||n==="lit"&&this.concealed,d=t<a.length&&!c?l[t]?.overlap??null:null;B(r,"data-kind",n||o),r.firstElementChild&&B(r.firstElementChild,
"data-kind",n||o),B(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(d||0)),i||B(r,"aria-label",this.label(e,t,d,n||o))}showCut(e,t){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(t,this.marked):0,o=n===1/0&&this.cutting===1/0?0:Math.max(t,this.marked);for(let i=r;i<o;i+=1)this.
markCut(i,i<t?n:1/0);Object.assign(this,{cutting:n,marked:t})}markCut(e,t){let n=this.run.rounds[e],{drawn:r}=jr(n,t);this.run.rows[e].slots.forEach((o,i)=>{let a=this.
find({round:e,index:i}),l=i<n.drafts.length?i>=t:!r,c=i===t&&!r;a&&(a.classList.toggle("sv-cut",l&&!c),a.classList.toggle("sv-cut-own",c),B(a,"aria-description",
l?b(c?"whatif.own":"whatif.gone",{gamma:t}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),t=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(o=>r<this.shown||t(o)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,t=(this.
shown+(this.now==null?0:1))*dn;t>e+this.height?this.scroller.scrollTop=t-this.height:t-2*dn<e&&(this.scroller.scrollTop=Math.max(0,t-2*dn))}relayout(){this.height=
null}};var vc=["draft","verify","accept"],Cr=24,zi=28,Ti=26,fc=[1,4,16],mc=16e3,hn=class{run=null;rounds;steps;time;constructor({say:e,palette:t,seek:n}){this.say=e,this.
palette=t,this.seek=n,this.zoom=1,this.span=1,this.width=0,this.canvas=v("canvas",{class:"sv-lanes",role:"img","aria-label":e("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=v("span",{class:"sv-lanes-ahead"}),this.hand=v("span",{class:"sv-lanes-hand"}),this.scroller=v("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":e("race.picture")},v("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=sn(e("race.zoom"),fc.map(r=>[String(
r),r===1?e("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=v("div",{},v("div",{class:"sv-lanes-frame"},v("p",{class:"sv-lane-caption"},e("race.plai\
n")),v("p",{class:"sv-lane-caption sv-lane-second"},e("race.speculative")),this.scroller),v("div",{class:"sv-lanes-foot"},un(e("race.key_plain")),this.zooms.node))}setZoom(e){
this.zoom=e,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(e,{span:t,ours:n,plain:r}){this.run=e,this.
span=t||1,this.rounds=n.list.length,this.steps=r.list.length,this.draw()}set(e){this.time=e;let t=this.x(e);this.hand.style.transform=`translateX(${Math.min(t,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${t.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(t)}keepInSight(e){let{scrollLeft:t,clientWidth:n}=this.
scroller;(e<t||e>t+n-40)&&(this.scroller.scrollLeft=e-n/2)}x(e){return e/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(mc,Math.floor(this.scroller.clientWidth*this.zoom));let e=Cr*2+zi+Ti,t=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*t&&(this.canvas.width=this.width*t,this.canvas.height=e*t,B(this.canvas,"style",`width: ${this.width}px; height: ${e}px`));let n=this.canvas.getContext("2\
d");n&&(n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,this.width,e),this.drawAxis(n,e),this.drawPlain(n,this.run),this.drawOwn(n,this.run,Cr+zi))}drawAxis(e,t){let n=ms(
this.span,Math.max(2,this.width/110));e.font=`11px ${Nt}`,e.textBaseline="alphabetic";for(let r=0;r*n<=this.span;r+=1){let o=Math.round(this.x(r*n))+.5;e.fillStyle=
this.palette.get("line"),e.fillRect(o-.5,0,1,t-Ti+6),e.fillStyle=this.palette.get("quiet");let i=ne(Number((r*n).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=e.measureText(i).width;e.textAlign=o+a/2>this.width?"right":r?"center":"left",e.fillText(i,e.textAlign==="right"?this.width:o,t-6)}}block(e,t,n,r,o){let i=this.
x(r)-this.x(n),a=i>3?Math.round:d=>d,[l,c]=[a(this.x(n)),a(this.x(r))];e.fillRect(l,t,Math.max(c-l-(o&&i>3?1:0),.4),Cr)}drawPlain(e,t){let{until:n}=t.folds.plain;
e.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(e,0,n[r-1],n[r],!0)}drawOwn(e,t,n){let r=0;t.rounds.slice(0,this.rounds).forEach(
({times:o})=>vc.forEach(i=>{e.fillStyle=this.palette.get(i),this.block(e,n,r,r+o[i],i==="accept"),r+=o[i]}))}pick(e){let{run:t}=this;if(!t)return;let n=e.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&zt(t.folds.at(r))<n;)r+=1;this.seek(r)}};var Mi=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],gc=4,bc=.25,Pr=1e3,xc={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},wc="M4 2.5v11L13 8z",
yc="M4 3h3v10H4zM9 3h3v10H9z",Oi=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,vn=class{arrivals=new mt;end=-1;constructor(e,t){this.say=e,this.
count=v("span",{class:"sv-quiet"}),this.box=v("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":e(`race.${t}`)}),this.node=v("d\
iv",{class:"sv-reader","data-way":t},v("div",{class:"sv-reader-head"},v("h3",{},e(`race.${t}`)),this.count),this.box)}load(e){this.arrivals=e,this.box.replaceChildren()}endAt(e){
e!==this.end&&(this.end=e,[...this.box.children].forEach((t,n)=>t.classList.toggle("sv-ended",this.isEnded(n))))}isEnded(e){return this.end>=0&&e>this.end}show(e,t){
let{box:n,arrivals:r,say:o}=this,i=r.by(e),a=n.childElementCount;for(;n.childElementCount>i;)n.lastChild?.remove();for(let c=n.childElementCount;c<i;c+=1)n.append(
v("span",this.isEnded(c)?{class:"sv-ended"}:{},...Ke(r.list[c].text)));L(this.count,t?i<r.list.length?o("race.so_far",{n:r.tokensAt(e),of:r.tokens}):o("race.don\
e",{n:r.tokens,time:ne(r.end)}):o("race.unmeasured"));let l=i===r.list.length;i!==a&&(n.querySelectorAll("[data-new]").forEach(c=>c.removeAttribute("data-new")),
i&&!l&&n.lastElementChild?.setAttribute("data-new",""),n.scrollTop=n.scrollHeight)}},fn=class{run=null;shown=null;length=null;frame=null;ours=new mt;plain=new mt;last=0;button;scrubber;clock;speed;constructor({
say:e,palette:t,seek:n,greedy:r}){this.say=e,this.greedy=r,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new vn(e,"speculative"),plain:new vn(e,"pl\
ain")},this.lanes=new hn({say:e,palette:t,seek:o=>{this.free=!1,n(o)}}),this.sentence=v("p",{class:"sv-note sv-race-sentence"}),this.prefill=v("p",{class:"sv-no\
te"}),this.texts=v("span",{}),this.again=v("button",{type:"button",class:"sv-link",on:{click:()=>r.race()}},e("race.greedy")),this.node=v("section",{class:"sv-s\
ection"},v("div",{class:"sv-section-head"},v("h2",{},e("race.heading")),v("span",{class:"sv-quiet"},e("race.note"))),this.controls(),v("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,v("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:e}=this;return this.button=v("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
v("input",{type:"range",class:"sv-scrubber",min:0,max:Pr,step:1,value:0,"aria-label":e("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
Pr*this.span),keydown:t=>this.walk(t)}}),this.clock=v("span",{class:"sv-race-clock"}),this.speed=v("select",{on:{change:()=>{this.chosen=!0}}},...Mi.map(([t,n])=>v(
"option",{value:t},t===1?e("race.real"):n))),v("div",{class:"sv-race-controls",role:"group","aria-label":e("race.label")},this.button,this.scrubber,this.clock,v(
"label",{class:"sv-choice"},e("race.speed"),this.speed))}show(e,t,n){e!==this.run&&this.load(e);let r=t!==this.shown&&e.length===this.length;this.shown=t,this.length=
e.length,si(e,n,this.ours,this.plain),this.readers.plain.endAt(e.plainEnd),this.lanes.show(e,this),this.chosen||(this.speed.value=String(this.pace())),r&&!this.
playing&&(this.free=!1),this.showPrefill(e),this.showTexts(e,n),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(e){this.halt(),
this.run=e,this.free=!1,this.shown=null,this.length=null,this.ours=new mt,this.plain=new mt,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:e}){let{target:t,draft:n}=e.prefill||{},r=e.models.draft?"race.prefill":"race.prefill_alone";L(this.prefill,t||n?this.say(r,{target:ne(t),draft:ne(n)}):"")}showTexts(e,t){
let{say:n}=this,r=e.trace.settings.temperature>0,o=!r&&e.folds.agreement(t)?.first_difference===null,i=this.measured?r?n(we(U(e.trace))?"rules.lossy":"race.draw\
s"):o?n("race.same"):"":"",{end:a}=this.readers.plain,l=a>=0&&a+1<this.plain.list.length;L(this.texts,ee(i,l&&n("race.goes_on",{end:ze(e.alone(e.trace.plain.tokens[a]))}))),
this.again.hidden=!r||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:e,shown:t}=this;return this.whole&&t===e?.length?this.span:t?this.ours.list[t-1].at:0}pace(){return Mi.
map(([t])=>t).filter(t=>t<=1&&t>=.1).reverse().find(t=>this.span/t>=gc)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let e=this.time>=
this.span-fs;Oi()?this.hold(e?0:this.beside(1)):this.playing?this.hold(this.time):this.play(e?0:this.time)}play(e){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(t=>this.tick(t)),this.set(e)}tick(e){let t=Math.min((e-this.last)/1e3,bc)*Number(this.speed.value);this.last=e;let n=Math.min(this.time+
Math.max(0,t),this.known);this.whole&&n>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(r=>this.tick(r)),this.set(n)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(e){this.halt(),this.free=!0,this.set(e)}beside(e){let n=[this.ours,this.plain].flatMap(
({list:r})=>r.map(({at:o})=>o)).filter(r=>(r-this.time)*e>fs);return e>0?n.length?Math.min(...n):this.span:n.length?Math.max(...n):0}walk(e){let t=xc[e.key];!t||
!this.run||(e.preventDefault(),this.hold(this.beside(t)))}set(e){this.time=e;let{say:t}=this;this.readers.ours.show(e,!0),this.readers.plain.show(e,this.measured||
!this.length),this.lanes.set(e);let n=this.span?e/this.span*Pr:0;Math.round(n)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(n))),L(this.
clock,t("race.clock",{time:ne(e),of:ne(this.span)}));let r=this.tell();B(this.scrubber,"aria-valuetext",r),this.playing||L(this.sentence,r),this.paintButton()}tell(){
let{say:e,time:t,ours:n,plain:r}=this;if(!this.measured)return e("race.alone",{time:ne(t),ours:n.tokensAt(t)});let o={time:ne(t),ours:n.tokensAt(t),plain:r.tokensAt(
t)};if(!this.whole||t<this.span-fs)return e("race.now",o);let i=n.end<=r.end,[a,l]=i?[n,r]:[r,n];return e(i?"race.won":"race.lost",{first:ne(a.end),second:ne(l.
end),done:a.tokens,other:l.tokensAt(a.end),of:l.tokens})}paintButton(){let e=Oi()?"step":this.playing?"pause":"play";this.button.dataset.does!==e&&(this.button.
dataset.does=e,this.button.replaceChildren(_o(e==="pause"?yc:wc),v("span",{},this.say(`race.${e}`))))}};var ys=["draft","verify","accept"],Nr=["plain","speculative","bursts"];function kc(s,e){let t=s.folds.cost(e);if(!t||!t.plain)return null;let n=s.folds.at(s.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:t.draft*r,verify:t.verify*r,accept:t.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/t.
plain,speedup:s.folds.measured(e)}}var mn=class{constructor(e){this.say=e,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",ys)},this.
chart=v("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=v("p",{class:"sv-note"}),this.values=Object.fromEntries(
Nr.map(t=>[t,[v("td",{}),v("td",{})]])),this.node=v("section",{class:"sv-section"},v("div",{class:"sv-costs-columns"},v("div",{class:"sv-costs-block"},v("div",{
class:"sv-section-head"},v("h2",{},e("costs.heading"))),this.chart,un(),this.sentence),v("div",{},v("div",{class:"sv-section-head"},v("h2",{},e("waits.heading"))),
v("div",{class:"sv-table sv-waits"},this.table()),v("p",{class:"sv-note"},e("waits.means")))))}bar(e,t){let n=t.map(i=>v("span",{"data-part":i})),r=v("span",{class:"\
sv-cost-value"});return{node:v("div",{class:"sv-cost"},v("span",{},this.say(`race.${e}`)),v("span",{class:"sv-cost-bar"},...n),r),fill:n,value:r}}table(){let{say:e}=this,
t=n=>v("th",{scope:"col"},n);return v("table",{},v("thead",{},v("tr",{},v("td",{}),t(e("waits.p50")),t(e("waits.p95")))),v("tbody",{},...Nr.map(n=>v("tr",{},v("\
th",{scope:"row"},e(`waits.${n}`)),...this.values[n]))))}show(e,t){this.showWaits(e.folds.gaps(t)),this.showCost(e,t)}showWaits(e){Nr.forEach(t=>{let[n,r]=this.
values[t];L(n,ne(e[t]&&e[t].p50)),L(r,ne(e[t]&&e[t].p95))})}showCost(e,t){let n=e.folds.cost(t),r=kc(e,t);if(this.chart.hidden=!r,L(this.sentence,this.tell(e,r)),
!r||!n)return;let o=ys.map(l=>n[l]),i=o.reduce((l,c)=>l+c,0),a=Math.max(n.plain,i);this.fill(this.bars.plain,[n.plain],a),this.fill(this.bars.speculative,o,a),B(
this.chart,"aria-label",this.say("costs.aria",{plain:ne(n.plain),total:ne(i),...Object.fromEntries(ys.map(l=>[l,ne(n[l])]))}))}fill({fill:e,value:t},n,r){e.forEach(
(o,i)=>o.style.setProperty("--n",String(n[i]/r))),L(t,ne(n.reduce((o,i)=>o+i,0)))}tell(e,t){let{say:n}=this;if(!t)return n(e.folds.plain.tokens.length||!e.length?
"costs.early":"headline.not_measured");let r=ys.reduce((a,l)=>t.parts[a]>=t.parts[l]?a:l),o=n("costs.round",{round:ne(t.round),steps:Q(t.steps),length:Q(t.length),
...Object.fromEntries(ys.map(a=>[a,ne(t.parts[a])]))});if(t.speedup===null)return ee(o,n("headline.impossible"));let i=n((t.speedup??0)>=1?"costs.faster":"costs\
.slower",{steps:Q(t.steps),length:Q(t.length),speedup:be(t.speedup),blame:n(`part.${r}`)});return ee(o,i)}};function Ri([s,e,t,n,r],o){let i=o?[n,r]:[e,t];return{token:s,target:i[0]??null,draft:i[1]??null}}var Li=({target:s,draft:e})=>s==null||e==null?null:Math.min(s,
e),qr=(s,e)=>s.reduce((t,n)=>{let r=n[e];return t===null||r===null?null:t+r},0);function bt(s,e=!1){return s.candidates.map(t=>Ri(t,e)).map(t=>({...t,both:Li(t)}))}
function Ai(s,e,t){let n=new Set(e.map(u=>u.token)),r=Ri(s.rest,t),o=[{...r,both:Li(r)},...bt(s,t).filter(u=>!n.has(u.token))],[i,a]=[qr(o,"target"),qr(o,"draft")],
l=qr(e,"both"),d=!t&&l!==null&&i!==null&&a!==null&&s.overlap!=null?Math.min(Math.max(0,s.overlap-l),i,a):null;return{token:-1,target:i,draft:a,both:d}}var $i=(s,e)=>(e.
target??0)-(s.target??0)||(e.draft??0)-(s.draft??0);function gn(s,e,t=!1,n=8){let r=bt(s),o=new Map(bt(s,!0).map(u=>[u.token,Math.max(u.target||0,u.draft||0)])),
i=({token:u})=>o.get(u)??0,a=u=>(e.includes(u.token)?2:0)+Math.max(u.target||0,u.draft||0)+.001*i(u),l=r.sort((u,m)=>a(m)-a(u)).slice(0,n-1).sort((u,m)=>$i(u,m)||
i(m)-i(u)).map(u=>u.token),c=bt(s,t),d=l.flatMap(u=>c.find(m=>m.token===u)??[]);return[...d,Ai(s,d,t)]}function bn(s,e=!1){let t=bt(s,e).sort($i);return[...t,Ai(
s,t,e)]}function ji(s,{weight:e,taken:t,mass:n}){let r=bt(s),o=n??1-(s.overlap??1);if(o<=0||r.some(a=>a.both==null))return null;let i=r.map(({token:a,target:l,draft:c})=>({
token:a,share:(e*(l??0)-t(a,c??0))/o})).filter(a=>a.share>0).sort((a,l)=>l.share-a.share);return{shares:i,rest:Math.max(0,1-i.reduce((a,{share:l})=>a+l,0))}}function Ci(s){
let[e,t]=[bt(s),bt(s,!0)];return t.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}function xn(s,e){let t=We;return e.map(n=>{let r=s.piece(n),o=Xe(t,r);return t=o.pending,{token:n,text:o.text,piece:r}})}var Tt=({text:s,piece:e})=>s||Ge(e);function wn(s,e){
let{output:t,plain:n,matched:r}=s.folds,o=Math.min(s.folds.at(e).emitted,n.tokens.length);return{speculative:xn(s,t.slice(0,o)),plain:xn(s,n.tokens.slice(0,Math.
min(o,s.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var _c=["accepted","correction","bonus"];function yn(s){return s.rounds.flatMap(({drafts:e,final:t})=>{let r=e.filter(({verdict:o})=>o==="accepted").map(()=>"ac\
cepted");return t?[...r,e.length?t.kind:"plain"]:r})}var Ut=class{constructor(e){this.list=v("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=v("div",{},v("p",{class:"sv-pairs-key sv-note"},e("lossless.pairs"),..._c.map(t=>v("span",{class:"sv-pair-key","data-came":t},e(`lossless.came.${t}`)))),this.
list),this.drawn=""}show({plain:e,speculative:t,parts:n},r,o){B(this.list,"aria-label",`${o} ${ze(e.map(({text:a})=>a).join(""))}`);let i=JSON.stringify([e,t,r]);
i!==this.drawn&&(this.drawn=i,this.list.replaceChildren(...e.map((a,l)=>{let c=t[l],d=a.token===c.token;return v("span",{class:"sv-pair","data-same":String(d),"\
data-parts":l===n},v("span",{},...Ke(Tt(a),!0)),v("span",{class:"sv-pair-sign"},d?"=":"≠"),v("span",{"data-came":r[l]},...Ke(Tt(c),!0)))})))}};var kn=260,ks=52,Ir=14,Pi=22,Ni=42,Sc=.001,qi=Sc/1.6,Ec=[.001,.01,.1,1],Ii=[10,100,1e3,1e4],Hi=s=>s.map(e=>e.map(t=>t.toFixed(1)).join(",")).join(" "),_n=class{constructor(e){
this.say=e,this.node=v("div",{class:"sv-convergence",role:"img"})}show({band:e,checkpoints:t},n,r,o){B(this.node,"aria-label",o);let i=this.node.clientWidth;if(!i)
return;let a=Math.log(r[r.length-1]/r[0]),l=h=>ks+Math.log(h/r[0])/a*(i-ks-Ir),c=h=>Pi+Math.log(1/Math.max(h,qi))/Math.log(1/qi)*(kn-Pi-Ni),d=t.slice(0,n),u=h=>d.
map(g=>[l(g[0]),c(g[h][2])]),m=h=>e.map((g,f)=>[l(r[f]),c(g[h])]);this.node.replaceChildren(Z("svg",{width:i,height:kn,"aria-hidden":"true"},...Ec.flatMap(h=>[Z(
"line",{class:"sv-convergence-grid",x1:ks,x2:i-Ir,y1:c(h),y2:c(h)}),Z("text",{x:ks-6,y:c(h)+4,"text-anchor":"end"},`${h*100}%`)]),...Ii.map((h,g)=>Z("text",{x:l(
h),y:kn-Ni+18,"text-anchor":g?g===Ii.length-1?"end":"middle":"start"},h.toLocaleString("en"))),Z("text",{class:"sv-convergence-title",x:(ks+i-Ir)/2,y:kn-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),Z("polygon",{class:"sv-convergence-band",points:Hi([...m(1),...m(0).reverse()])}),...this.curve("lossy",u(2)),...this.
curve("exact",u(1))))}curve(e,t){if(!t.length)return[];let[n,r]=t[t.length-1],o=e==="exact"?Z("circle",{cx:n,cy:r,r:5}):Z("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),
i=Z("text",{class:"sv-convergence-name",x:n,y:r+(e==="exact"?20:-10),"text-anchor":n>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${e}`));return[
Z("g",{class:"sv-convergence-line","data-rule":e},Z("polyline",{points:Hi(t)}),o,i)]}},Hr=s=>s<5e-4?"0%":s<.1?`${(s*100).toFixed(1)}%`:V(s);var Vr=["exact","lossy"],Vi=[1,2,3],zc=3,Tc=.3,Mc=70,Di=48,Oc=5e-4;function Rc({candidates:s,rest:e},t){let n=t===1?2:4;if(e[t]===null||e[t]>Tc||e[n]===null)return 0;
let r=s.map(a=>a[t]??0);return[...s].sort((a,l)=>(l[t]??0)-(a[t]??0)).slice(0,zc).reduce((a,l)=>a+Math.max(0,(l[n]??0)-(l[t]??0)),0)*(1-r.reduce((a,l)=>a+l*l,0))}
function Lc(s){let e=s.trace.settings.temperature?1:3,[t,n]=[0,0];return s.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,a)=>{let l=s.folds.at(o).emitted+
a,c=l<s.folds.output.length&&l<s.folds.at(o+1).emitted?Rc(i,e):0;c>n&&([t,n]=[l,c])})),t}function Ac({trace:s,folds:e},t){let n=[...s.prompt,...e.output.slice(0,
t)],r=Object.fromEntries(n.map(o=>[o,s.pieces[o]]));return JSON.stringify({...s,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var $c=0,
Sn=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=Vi[0];start=0;seen=0;constructor(e){this.say=e,this.refused=v("p",{class:"sv-not\
e"}),this.status=v("p",{class:"sv-note",role:"status"}),this.progress=v("progress",{max:1,value:0,hidden:!0,"aria-label":e("frequencies.progress")}),this.button=
v("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=sn(e("frequencies.length"),Vi.map(t=>[String(t),e(t>1?"frequenc\
ies.first":"frequencies.first_one",{n:t})]),t=>{this.length=Number(t)}),this.controls=v("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new Ut(e),this.same=v("p",{class:"sv-same"}),this.greedy=v("div",{class:"sv-proof",hidden:!0},v("h4",{},e("frequencies.greedy")),this.same,
this.pairs.node),this.heading=v("h4",{}),this.where=v("p",{class:"sv-note"}),this.rows=v("tbody",{}),this.curve=new _n(e),this.verdicts=Vr.map(t=>v("p",{class:"\
sv-told","data-rule":t})),this.counted=v("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),v("p",{class:"sv-note"},e("frequenci\
es.why")),v("h4",{},e("frequencies.curve")),v("p",{class:"sv-note"},e("frequencies.band")),this.curve.node,v("div",{role:"status"},...this.verdicts)),this.means=
v("p",{class:"sv-note"}),this.lossy=v("p",{class:"sv-note"},e("frequencies.lossy_means")),this.node=v("div",{class:"sv-experiment",hidden:!0},v("h3",{},e("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let e=t=>v("span",{class:"sv-count-key","data-part":t},this.say(
`frequencies.${t}`));return v("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(e))}table(){let{say:e}=this,t=n=>v("th",{scope:"col","\
data-rule":n},e(`frequencies.${n}`));return v("table",{class:"sv-counts"},v("caption",{class:"sv-spoken"},e("frequencies.caption")),v("thead",{},v("tr",{},v("th",
{scope:"col"},e("frequencies.beginning")),...["target",...Vr].map(t))),this.rows)}offer(e,t){this.ask=e,L(this.means,this.say("frequencies.means",{n:t.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(e){this.take({number:this.number,state:"error",message:e})}take(e){
e.number===this.number&&(this.result={...this.result,...e},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let e=this.result?.checkpoints?.length??
0;if(this.seen>=e)return;let t=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=t?e:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),Mc)}show(e){e!==this.run&&(this.running&&this.leave(),this.run=e,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=$c+=1,this.result={number:this.number,state:"loading",texts:0},this.start=Lc(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:Ac(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:e,run:t,result:n,running:r}=this,o=!!(t&&X(t.trace));this.node.hidden=!(t&&t.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=o||!this.ask,this.lossy.hidden=o,this.refused.hidden=!this.controls.hidden,L(this.refused,this.refusal||(o?e("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(i=>{i.disabled=r}),L(this.button,e(r?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!r,n?.of&&(this.progress.value=(n.texts??0)/n.of),L(this.status,n?this.tell(n):""),this.greedy.hidden=!n?.greedy,n?.greedy&&this.paintGreedy(new ft(n.greedy)),
this.counted.hidden=!n?.rows?.length,n?.rows?.length&&this.paintCounts(n)}tell({state:e,message:t,texts:n,of:r}){return e==="loading"||e==="error"?t||this.say(`\
frequencies.state.${e}`):this.say(`frequencies.state.${e}`,{n:(n??0).toLocaleString("en"),of:(r??0).toLocaleString("en")})}paintGreedy(e){let t=wn(e,e.length),n=t.
parts??t.compared;B(this.same,"data-kind",t.parts==null?"same":"differ"),L(this.same,t.parts==null?this.say("lossless.same",{n}):this.say("lossless.differ",{n,position:n+
1})),this.pairs.show(t,yn(e),this.same.textContent??"")}paintCounts(e){let{say:t,run:n,seen:r}=this,{rows:o,checkpoints:i,band:a,plan:l,temperature:c,state:d}=e,
u=i[r-1];L(this.heading,t("frequencies.counted",{t:String(c),n:(u?u[0]:0).toLocaleString("en")})),L(this.where,n?this.before(n):"");let m=Math.max(...o.map(f=>f[1]),
...(u?[u[1],u[2]]:[]).flatMap(f=>f[0].map(x=>x/u[0])));this.rows.replaceChildren(...o.flatMap(([f,x],w)=>f==null&&x<Oc&&!(u&&u[1][0][w]+u[2][0][w])?[]:[v("tr",{
style:`--p:${x/m}`},v("th",{scope:"row",class:f==null?"sv-others":null,translate:f==null?null:"no"},...f==null?[t("frequencies.others")]:Ke(f,!0)),v("td",{},Bi(
x)),...[1,2].map(k=>this.cell(u&&u[k],w,u?u[0]:0,m)))]));let h=d!=="running"&&r===i.length&&r>0,g=Vr.map((f,x)=>h?this.verdict(f,u[0],u[x+1][2],a[r-1][1]):"");this.
verdicts.forEach((f,x)=>L(f,g[x])),this.curve.show(e,r,l,ee(...g)||t("frequencies.curve"))}before(e){let t=e.promptText+xn(e,e.folds.output.slice(0,this.start)).
map(r=>r.text).join(""),n=t.length>Di?`…${t.slice(-Di)}`:t;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:n.replace(/\s+/g," ")})}cell(e,t,n,r){
if(!e)return v("td",{});let[o,i]=[e[0][t]/n,e[1][t]/n];return v("td",{},v("span",{class:"sv-count-bar",style:`--n:${o/r};--g:${i/r}`},v("span",{class:"sv-count-\
all"}),v("span",{class:"sv-count-guessed"}),v("span",{class:"sv-count-exact"})),Bi(o))}verdict(e,t,n,r){let o=t.toLocaleString("en");return this.say(`frequencie\
s.${n>r?"beyond":"within"}.${e}`,{n:o,distance:Hr(n),high:Hr(r)})}},Bi=s=>`${(s*100).toFixed(1)}%`;var Ui=["plain","speculative"],jc={float16:.0625,bfloat16:.5},Cc=.001;function Pc(s,e){let t=0;for(;s.folds.at(t+1).emitted<=e;)t+=1;return(s.rounds[t].positions||
[])[e-s.folds.at(t).emitted]||null}function Nc(s,e,t,n){let r=Pc(s,e),o=r?bn(r,!0):[],i=[t,n].map(l=>(o.find(c=>c.token===l)||{target:null}).target);if(!i[0])return null;
let a=jc[s.trace.models.target.dtype]||Cc;return{p:i,gap:i[1]?Math.abs(Math.log(i[0]/i[1])):null,limit:a}}var Dr=class{constructor(e,t){this.same=v("span",{}),this.
mark=v("mark",{class:"sv-parting"}),this.rest=v("span",{class:"sv-parted"}),this.text=v("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=v("div",{class:"sv-twin","data-way":t},v("h3",{},e(`race.${t}`)),this.text)}show(e,t){let n=o=>o.map(({text:i})=>i).join(""),r=t??e.length;this.same.replaceChildren(
...Ke(n(e.slice(0,r)))),this.mark.hidden=t==null,this.mark.replaceChildren(...t==null?[]:Ke(Tt(e[t]),!0)),this.rest.replaceChildren(...Ke(n(e.slice(r+1))))}},En=class{outcome;constructor(e){
this.say=e,this.verdict=v("p",{class:"sv-verdict"}),this.why=v("p",{class:"sv-note"}),this.twins=Object.fromEntries(Ui.map(t=>[t,new Dr(e,t)])),this.scroller=v(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":e("lossless.texts")},...Ui.map(t=>this.twins[t].node)),this.pairs=new Ut(e),this.experiment=new Sn(
e),this.own=v("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=v("section",{class:"sv-section"},v("div",{class:"sv-section-\
head"},v("h2",{},e("lossless.heading"))),this.own,this.experiment.node)}show(e,t){let{plain:n,speculative:r,compared:o,parts:i}=wn(e,t),a=e.trace.settings.temperature===
0,l=o?i==null?"same":a?"differ":"sampled":"none";this.pairs.node.hidden=!o||!a,this.scroller.hidden=!o||a,B(this.verdict,"data-kind",l),this.twins.plain.show(n,
i),this.twins.speculative.show(r,i),this.scrollTo(`${l} ${i}`),L(this.verdict,this.tell(e,l,o,i??0)),L(this.why,i!==null&&a?this.tellGap(e,i,[r[i],n[i]]):a||l===
"none"?o?this.say("lossless.greedy"):"":this.say(we(U(e.trace))?"rules.lossy":"lossless.sampling")),a&&this.pairs.show({plain:n,speculative:r,parts:i},yn(e),this.
verdict.textContent??""),this.experiment.show(e),this.order(a?this.own:this.experiment.node)}order(e){let[t,n]=[this.own,this.experiment.node],r=e===t?n:t;e.nextElementSibling!==
r&&r.before(e)}scrollTo(e){if(e===this.outcome)return;this.outcome=e;let{mark:t}=this.twins.plain;this.scroller.scrollTop=t.hidden?0:Math.max(0,t.offsetTop-this.
scroller.clientHeight/2)}tell(e,t,n,r){let{say:o}=this;return t==="none"?o(e.length&&!e.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):t==="\
same"?o(e.over&&n===e.folds.output.length?"lossless.same":"lossless.so_far",{n}):o(`lossless.${t}`,{position:r+1,n:r})}tellGap(e,t,[n,r]){let{say:o}=this,i=Nc(e,
t,n.token,r.token);if(!i)return o("lossless.unknown");let a={mine:ze(Tt(n)),theirs:ze(Tt(r)),p:at(i.p[0]),q:at(i.p[1]),gap:Q(i.gap,3),limit:i.limit,dtype:e.trace.
models.target.dtype};return i.gap==null?o("lossless.unlisted",a):ee(o("lossless.gap",a),o(i.gap<=i.limit?"lossless.tie":"lossless.fault",a))}};var qc=1.96,Ic=300,Mt=10;function Br(s,e){let t=s/e,n=qc**2/e,r=(t+n/2)/(1+n),o=Math.sqrt((t*(1-t)+n/4)*n)/(1+n);return{share:t,low:Math.max(0,r-o),high:Math.min(
1,r+o),tested:e}}function Ur(s){let e=s.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),t=s.filter(n=>!xe(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(
({token:o,verdict:i,confidence:a},l)=>{let c=e?a:r[l]?.candidates.find(([d])=>d===o)?.[4];return i==="untested"||c==null?[]:[{chance:c,accepted:i==="accepted"}]}));
return{headed:e,tests:t}}function Fi(s,e){let t=U({settings:s});return t==="token"||t==="match"&&!e||s.temperature===0}function Wi(s){let e=s.length<Ic?5:10;return Array.
from({length:e},(t,n)=>{let r=s.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:a})=>i+a,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...Br(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:t})=>t)}var zn=196,Tn=40,Gi=10,Ki=10,Fr=40,Hc=[0,.5,1],_s=class{constructor(e,t,n,r){this.chart=v("div",{class:"sv-dots",role:"img"}),this.sentence=v("p",{class:"sv-not\
e"}),this.table=Dt(e,t,r),this.node=v("figure",{class:"sv-figure-block"},v("h3",{},ke(n,t)),this.chart,this.sentence,this.table.node)}show(e,{title:t,ticks:n},r,o,i=!1){
B(this.chart,"aria-label",r),L(this.sentence,r),this.table.show(o);let a=this.chart.clientWidth;if(!a)return;let l=u=>Tn+u*(a-Tn-Gi),c=u=>Ki+(1-u)*(zn-Ki-Fr),d=e.
filter(({tested:u})=>u>=Mt);this.chart.replaceChildren(Z("svg",{width:a,height:zn,"aria-hidden":"true"},...Hc.flatMap(u=>[Z("line",{class:"sv-dots-grid",x1:Tn,x2:a-
Gi,y1:c(u),y2:c(u)}),Z("text",{x:Tn-6,y:c(u)+4,"text-anchor":"end"},`${u*100}%`)]),i?Z("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):Z("polyli\
ne",{class:"sv-dots-line",points:d.map(u=>`${l(u.x)},${c(u.share)}`).join(" ")}),...n.map(({at:u,label:m})=>Z("text",{x:l(u),y:zn-Fr+15,"text-anchor":u<1?"middl\
e":"end"},m)),...e.flatMap(u=>[Z("line",{class:"sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),Z("circle",{class:u.tested<Mt?"sv-dots-few":"sv-\
dots-point",cx:l(u.x),cy:c(u.share),r:5}),Z("text",{class:"sv-dots-count",x:l(u.at),y:zn-Fr+28,"text-anchor":"middle"},`${u.tested}`)]))),this.chart.append(v("p",
{class:"sv-dots-axis","aria-hidden":"true"},t))}};var Ss=["accepted","rejected","untested"],Vc=[0,.2,.4,.6,.8,1].map(s=>({at:s,label:V(s)})),Ji=(s,e)=>[s,e];function Dc(s){let e=Array.from({length:Math.max(0,...s.
map(n=>n.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));s.forEach(({drafts:n})=>{xe({drafts:n})?Bc(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{
e[o][r.verdict]+=1})});let t=e.findLastIndex(n=>Ss.some(r=>n[r]));return e.slice(0,t+1)}function Bc(s){let e=Ie(s);return Array.from({length:Math.max(...e)+1},(t,n)=>{
let r=s.filter((o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Uc(s){let e=s.
map(r=>r.drafts.filter(o=>o.verdict==="accepted").length),t=s.map(({drafts:r})=>xe({drafts:r})?Math.max(...Ie(r))+1:r.length),n=Array(Math.max(0,...t)+1).fill(0);
return e.forEach(r=>{n[r]+=1}),n}var Mn=class{constructor(e,t,n,r){this.chart=v("div",{class:"sv-columns",role:"img"}),this.sentence=v("p",{class:"sv-note"}),this.
table=Dt(e,t,r),this.node=v("figure",{class:"sv-figure-block"},v("h3",{},ke(n,t)),this.chart,this.sentence,this.table.node)}show(e,t,n){let r=e.map(({label:o,value:i,
parts:a})=>v("div",{class:"sv-column"},v("span",{class:"sv-column-value"},i),v("span",{class:"sv-column-bar"},...a.map(([l,c])=>v("span",{"data-kind":l,style:`-\
-n:${c}`}))),v("span",{class:"sv-column-label"},o)));this.chart.replaceChildren(...r),this.chart.classList.toggle("sv-many-columns",e.length>9),B(this.chart,"ar\
ia-label",t),L(this.sentence,t),this.table.show(n)}},On=class{constructor(e){this.say=e,this.slots=new Mn(e,e("slots.heading"),"acceptance_by_position",[e("slot\
s.slot"),...Ss.map(n=>e(`kind.${n}`)),e("slots.of_rounds"),e("slots.of_judged")]),this.given=new _s(e,e("given.heading"),"acceptance_by_position",[e("slots.slot"),
e("slots.of_judged"),e("given.interval"),e("given.tested")]),this.calibration=new _s(e,e("calibration.heading"),"calibration",[e("calibration.predicted"),e("cal\
ibration.mean"),e("slots.of_judged"),e("given.interval"),e("given.tested")]),this.lengths=new Mn(e,e("lengths.heading"),"mean_acceptance_length",[e("lengths.len\
gth"),e("lengths.rounds")]);let t=n=>v("li",{},v("span",{class:"sv-swatch","data-kind":n}),e(`kind.${n}`));this.slots.chart.after(v("ul",{class:"sv-legend"},...Ss.
map(t))),this.all=v("div",{},v("div",{class:"sv-section-head"},v("h2",{},e("breakdown.heading"))),v("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=v("section",{class:"sv-section"},this.all)}show(e,t){let n=e.rounds.slice(0,t);this.all.hidden=!e.width;
let r=Dc(n);this.showCalibration(e,n),this.showSlots(r,t),this.showGiven(r),this.showLengths(Uc(n),t)}showSlots(e,t){let{say:n}=this,r=({accepted:u,rejected:m})=>u/
(u+m),o=e.map((u,m)=>({label:String(m+1),value:V(u.accepted/t),parts:Ss.map(h=>Ji(h,u[h]/t))})),i=e.filter(({accepted:u,rejected:m})=>u+m>0).length,[a,l]=[e[0],
e[i-1]],c=e.length===1?"aria_one":i===1?"aria_first":"aria",d=a?n(`slots.${c}`,{first:V(a.accepted/t),last:V(l.accepted/t),n:i}):n("slots.none");this.slots.show(
o,d,e.map((u,m)=>[m+1,...Ss.map(h=>u[h]),V(u.accepted/t),V(r(u))]))}showGiven(e){let{say:t}=this,n=e.flatMap(({accepted:d,rejected:u},m)=>{let h=(m+.5)/e.length;
return d+u?[{...Br(d,d+u),x:h,at:h,label:String(m+1)}]:[]}),r=n.filter(({tested:d})=>d>=Mt),[o,i]=[r[0],r[r.length-1]],a=r.length<2?"few":i.low>o.high?"rises":i.
high<o.low?"falls":"open",l=r.length>1&&t("given.ends",{first:o.label,last:i.label,first_share:V(o.share),last_share:V(i.share)}),c=n.length?ee(l,t(`given.${a}`),
this.tellFew(n)):t("slots.none");this.given.show(n,{title:t("given.axis"),ticks:n},c,n.map(d=>[d.label,...this.cells(d)]))}showCalibration(e,t){let{say:n}=this,
r=Ur(e.rounds);if(this.calibration.node.hidden=!r.tests.length,this.calibration.node.hidden)return;let o=Fi(e.trace.settings,r.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!o,!o){L(this.calibration.sentence,n("calibration.other_rule",{rule:n(`rules.name.${U(e.trace)}`)}));return}let{headed:i,
tests:a}=Ur(t),l=Wi(a),c=i?"head":"own",d=({from:f,to:x})=>n("calibration.between",{from:V(f),to:V(x)}),u=l.map(f=>({...f,x:f.mean,at:(f.from+f.to)/2})),m=a.reduce(
(f,{chance:x})=>f+x,0)/a.length,h=a.filter(f=>f.accepted).length,g=u.length?ee(n(`calibration.${c}`),n("calibration.sum",{mean:V(m),share:V(h/a.length),tested:a.
length}),n("calibration.equal"),this.tellFew(u)):n("slots.none");this.calibration.show(u,{title:n(`calibration.axis.${c}`),ticks:Vc},g,u.map(f=>[d(f),V(f.mean),
...this.cells(f)]),!0)}cells({share:e,low:t,high:n,tested:r}){return[V(e),this.say("calibration.between",{from:V(t),to:V(n)}),r]}tellFew(e){return e.some(({tested:t})=>t<
Mt)&&this.say("given.hollow",{few:Mt})}showLengths(e,t){let n=Math.max(1,...e),r=e.reduce((u,m,h)=>u+m*h,0)/t,o=Math.max(...e),i=e.flatMap((u,m)=>u===o?[m]:[]),
a=e.map((u,m)=>({label:String(m),value:String(u),parts:[Ji("accepted",u/n)]})),l=i.length>1?"lengths.tied":"lengths.aria",c={mean:Q(r),commonest:i.join(this.say(
"comma")),count:o,rounds:t},d=this.say(t?l:"slots.none",c);this.lengths.show(a,d,e.map((u,m)=>[m,u]))}};var Ft=220,Ot=44,Es=12,Yi=8,Rn=40,Fc=1.25,Wc=1.1,Gc=90,Xi=10,Ln=class{spots=[];rule=Z("line",{y1:Yi,y2:Ft-Rn});dot=Z("circle",{r:4});mark=Z("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(e){this.say=e,this.chart=v("div",{class:"sv-speedup-chart",role:"img"}),this.readout=v("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=v("p",{class:"sv-note"}),this.table=Dt(e,e("chart.heading"),[e("chart.x"),e("chart.y")]),this.chart.addEventListener(
"pointermove",t=>this.read(t)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=v("section",{class:"sv-section"},v("div",{class:"sv-secti\
on-head"},v("h2",{},ke("speedup",e("chart.heading")))),this.chart,this.sentence,this.table.node)}points(e,t){let{folds:n}=e,r=[];for(let o=1;o<=n.compared(t);o+=
1)r.push([n.at(o).emitted,n.speedup(o)??0]);return r}show(e,t,n){let r=this.points(e,t),o=r.length>1,i=this.describe(e,r);L(this.sentence,i),B(this.chart,"aria-\
label",i),this.chart.hidden=this.table.node.hidden=!o,this.table.show(r.map(([a,l])=>[a,be(l)])),o&&this.draw(r,e.folds.at(n).emitted)}describe(e,t){if(t.length<
2){let a=e.folds.plain.tokens.length>0;return this.say(a||!e.length?"chart.waiting":"headline.not_measured")}if(e.over&&e.folds.impossible(t.length))return this.
say("headline.impossible");let[n,r]=t[t.length-1],o=t.slice(Xi-1).map(([,a])=>a),i={least:Xi,low:be(Math.min(...o)),high:be(Math.max(...o))};return ee(this.say(
"chart.last",{tokens:n,speedup:be(r)}),o.length>1&&this.say("chart.range",i))}draw(e,t){let n=this.chart.clientWidth;if(!n)return;let r=Math.max(Fc,...e.map(([,
l])=>l))*Wc,o=l=>Ot+l/t*(n-Ot-Es),i=l=>Ft-Rn-l/r*(Ft-Rn-Yi);this.spots=e.map(([l,c])=>({count:l,ratio:c,x:o(l),y:i(c)}));let a=this.spots[this.spots.length-1];this.
chart.replaceChildren(Z("svg",{width:n,height:Ft,"aria-hidden":"true"},...this.scale(r,i,n),...this.tokens(t,o,n),...this.reference(i(1),a,n),Z("polyline",{class:"\
sv-speedup-line",points:this.spots.map(l=>`${l.x.toFixed(1)},${l.y.toFixed(1)}`).join(" ")}),Z("circle",{class:"sv-speedup-last",cx:a.x,cy:a.y,r:4.5}),this.mark),
this.readout),this.unread()}scale(e,t,n){let r=ms(e,5),o=r<.1?2:r<1?1:0;return zr(e,r).flatMap(i=>[Z("line",{class:"sv-speedup-grid",x1:Ot,x2:n-Es,y1:t(i),y2:t(
i)}),Z("text",{x:Ot-6,y:t(i)+4,"text-anchor":"end"},`${i.toFixed(o)}×`)])}tokens(e,t,n){let r=Math.max(1,ms(e,Math.max(2,(n-Ot)/Gc)));return[...zr(e,r).map(o=>Z(
"text",{x:t(o),y:Ft-Rn+16,"text-anchor":"middle"},String(o))),Z("text",{class:"sv-speedup-title",x:(Ot+n-Es)/2,y:Ft-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(e,t,n){
return[Z("line",{class:"sv-speedup-plain",x1:Ot,x2:n-Es,y1:e,y2:e}),Z("text",{x:n-Es,y:t.y<e?e+14:e-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:e}){
if(!this.spots.length)return;let t=e-this.chart.getBoundingClientRect().left,n=this.spots.reduce((r,o)=>Math.abs(r.x-t)<=Math.abs(o.x-t)?r:o);L(this.readout,this.
say("chart.hover",{tokens:n.count,speedup:be(n.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${n.x}px`),this.readout.dataset.side=n.x>this.
chart.clientWidth/2?"left":"right",B(this.rule,"x1",n.x),B(this.rule,"x2",n.x),B(this.dot,"cx",n.x),B(this.dot,"cy",n.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var Kc=250,Jc=120;function Yc(s){let{top:e,bottom:t}=s.getBoundingClientRect();return t>0&&e<window.innerHeight}var An=class{timer;run;shown;known;busy;constructor({
say:e,palette:t,seek:n,greedy:r}){this.breakdown=new On(e),this.race=new fn({say:e,palette:t,seek:n,greedy:r}),this.costs=new mn(e),this.speedup=new Ln(e),this.
lossless=new En(e),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(e,{shown:t,known:n,
busy:r,view:o}){let i=`${t} of ${n}, ${e.folds.plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.run&&i===this.drawn||(e!==this.run&&this.renew(e),this.shown=
t,this.known=n,this.drawn=i,this.busy=r,!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),r?Math.max(0,Kc-(performance.now()-this.
drawnAt)):Jc)))}renew(e){this.run=e,this.race.load(e),this.lossless.experiment.show(e)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let e=this.busy?Yc:n=>n.checkVisibility();this.all.filter(({node:n})=>e(n)).forEach(n=>n.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var Xc={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:ls,tree:["chain","k-ary","top-k","dynamic","measured"]},Qc=["drafter","rule","tree"],$n=class{buttons;constructor({say:e,sequels:t}){this.say=e,this.
sequels=t,this.note=v("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=bs.map(n=>this.row(n,Xc[n].filter(r=>n!=="gamma"||Number(r)<=t.most))),
this.choices=v("div",{class:"sv-again"},...this.rows),this.again=v("div",{class:"sv-block"},v("h3",{},e("again.heading")),this.note,this.choices)}row(e,t){let{say:n}=this,
r=o=>{let i=v("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.buttons.push({name:e,value:o,
node:i}),i};return v("div",{class:"sv-again-row","data-change":e},v("span",{},n(`again.${e}`)),v("div",{class:"sv-choices"},...t.map(r)))}changes(e,t){let{run:n}=this.
sequels.store.state;if(e!=="tree"||!n)return{[e]:t};let r=xs(n.trace);return t==="chain"?{tree:t,gamma:Math.min(r,this.sequels.most)}:{tree:t,budget:Math.max(r,
1)}}load(e){let{say:t,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let a=o==="chain"&&xs(e.trace)>n,l=a?t("again.shorter",{most:n}):an(
r,o,e.trace.models.pair);L(i,l),B(i,"aria-label",t(a?"again.do_shorter":`again.do_${r}`,{value:l,most:n})),i.disabled=on(e.trace,r)===o})}offer(e){e!==this.offered&&
(this.offered=e,this.buttons.forEach(({name:t,value:n,node:r})=>{r.hidden=Qc.includes(t)&&!e?.[t]?.includes(String(n))}),this.rows.forEach((t,n)=>{t.hidden=this.
buttons.filter(({name:r,node:o})=>r===bs[n]&&!o.hidden).length<2}))}show(e){let t=this.sequels.refusal;this.offer(e.offers),this.again.hidden=!this.sequels.live,
this.choices.hidden=!!t,L(this.note,t||this.say("again.note"))}};var Zc={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},ed={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},td={ArrowUp:"stepOn",ArrowDown:"stepBack"},Qi={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
jn=s=>(s.dataset.at??"").split(".").map(Number);function sd(s,e,t){let n=s.indexOf(e),r=o=>{let i=s.filter(a=>jn(a)[0]===jn(e)[0]+o);return i.find(a=>jn(a)[1]>=
jn(e)[1])??i.at(-1)};switch(t){case"Home":return s[0];case"End":return s.at(-1);case"ArrowRight":return s[n+1];case"ArrowLeft":return s[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function nd(s,e,t){let n=s.findIndex(i=>i.includes(e)),r=s[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(t){case"\
Home":return s[0][0];case"End":return s.at(-1)?.at(-1);case"ArrowRight":return s[n][r+1]??s[n+1]?.[0];case"ArrowLeft":return s[n][r-1]??s[n-1]?.at(-1);case"Arro\
wDown":return o(s[n+1]);case"ArrowUp":return o(s[n-1]);default:return null}}var Zi="specviz-letters";function rd(){try{return localStorage.getItem(Zi)!=="off"}catch{
return!0}}var Wt={on:rd(),keep(s){Wt.on=s;try{localStorage.setItem(Zi,s?"on":"off")}catch{}}},Cn=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let t=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",t,{signal:e}),document.addEventListener("focusin",
t,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:t,key:n}=e,{node:r}=this.viewer;if(!(t instanceof HTMLElement))
return;let o=r.contains(t)||this.isFree(n,t);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||
t.matches("input:not([type=checkbox]), select, textarea"))return;!(t.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,t)&&e.preventDefault()}isFree(e,t){
let n=/^[a-z]$/i.test(e);return t!==document.body?n&&t.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,t){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let a=Zc[e.length===1?e.toLowerCase():e]||o()&&ed[e];if(a)return n[a]()!==!1;let l=t.closest("[role=option]"),c=t.closest("\
[role=gridcell]");if(l||c)return this.inside(e,l,c);let d=t.closest("[role=slider]");if(d&&i(e))return!0;let u=Qi[e]||d&&td[e];return!u||this.scrolls(t,e)?!1:(n[u](),
!0)}inside(e,t,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(t??n)?.dataset.at&&r(),!0;let a=t?sd(o(),t,e):n&&nd(i(n),n,e);return a&&a.focus(),
!!a||e in Qi}scrolls(e,t){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return t.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};function zs({label:s,choices:e,chosen:t,choose:n}){return p("div",{class:"sv-toggles",role:"group","aria-label":s,children:e.map(([r,o])=>p("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===t,onClick:()=>n(r),children:o},r))})}function ea({label:s,choices:e,chosen:t,choose:n}){return p("label",
{class:"sv-choice",children:[s,p("select",{value:t,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,o])=>p("option",{value:r,children:o},r))})]})}var ta=[.2,.4,.6,.8],sa=[.1,.5,1,2],Ts={overlap:{term:"overlap",limits:ta,most:"1",of:({position:s})=>s?.overlap??null},acceptance:{term:"accept_test",limits:ta,
most:"1",of:({draft:s})=>_e(s??void 0)},target_entropy:{term:"entropy",limits:sa,most:"",of:({position:s})=>s?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:sa,most:"",of:({position:s})=>s?.draft_entropy??null}},na=["verdict",...Object.keys(Ts)],ra=s=>na.includes(s);function Ms(s,e){let t=e&&Ts[s]?Ts[s].of(
e):null;return t==null?null:Ts[s].limits.filter(n=>t>=n).length}function oa(){let{tint:s,set:e}=Ve();return p("div",{class:"sv-tint",children:p(ea,{label:b("tin\
t.label"),choices:na.map(t=>[t,b(`tint.${t}.name`)]),chosen:s,choose:t=>e({tint:t})})})}function ia({name:s}){let e=Ts[s];if(!e)return null;let{limits:t,most:n,
term:r}=e;return p("div",{class:"sv-tint-legend",children:[p("span",{class:"sv-tint-scale",role:"img","aria-label":b("tint.aria",{limits:t.join(b("comma"))}),children:[
"0",...t.map(o=>String(o).replace(/^0\./,".")),n].flatMap((o,i)=>[p("span",{class:"sv-tint-limit",children:o}),i<=t.length&&p("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),p(ve,{name:r,children:b(`tint.${s}.means`)})]})}var Pn=44,od=2,aa={PageUp:10,PageDown:-10},la=(s,{round:e})=>aa[s]?{round:e+aa[s],phase:0}:null;function id({rounds:s,length:e},t,n){let r=Math.max(0,Math.min(1,
t))*e,o=Math.min(Math.floor(r),e-1),i=cr(s[o]);return n/e<od*i?{round:Math.round(r),phase:0}:{round:o,phase:Math.round((r-o)*i)}}function ca({text:s}){let{run:e,
moment:t,tint:n,viewer:r}=Ve(),o=Se(null),i=Se(null),[a,l]=He(0);je(()=>{let h=new ResizeObserver(([{contentRect:g}])=>l(g.width));return h.observe(o.current),()=>h.
disconnect()},[]),je(()=>ad(i.current,r.palette,{run:e,shown:t.round,tint:n,width:a}),[e,e?.length,t.round,n,a,r.layouts]);let c=h=>{let{left:g}=o.current.getBoundingClientRect(),
{round:f,phase:x}=id(e,(h.clientX-g)/(a||1),a);r.seek(f,x)},d=e?.length??0,u=e&&t.phase?t.phase/cr(e.rounds[t.round]):0,m=t.round+u;return p("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:o,"aria-label":b("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":d,"aria-valuenow":Number(
m.toFixed(2)),"aria-valuetext":e?s:void 0,style:{"--done":d?m/d:0},onPointerDown:h=>{!d||h.button||(h.currentTarget.setPointerCapture(h.pointerId),c(h))},onPointerMove:h=>{
h.currentTarget.hasPointerCapture(h.pointerId)&&c(h)},children:[p("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),p("span",{class:"sv-strip-head"})]})}
function ad(s,e,{run:t,shown:n,tint:r,width:o}){let i=window.devicePixelRatio||1,a={width:Math.round(o*i),height:Math.round(Pn*i)};(s.width!==a.width||s.height!==
a.height)&&Object.assign(s,a);let l=s.getContext("2d");if(!l||(l.setTransform(i,0,0,i,0,0),l.clearRect(0,0,o,Pn),!t?.length))return;let c=o/t.length,d=X(t.trace),
u=d?t.rounds.map(({drafts:f})=>Math.max(0,...Ie(f).map(x=>x+1))):[],m=Pn/((d?Math.max(...u):t.width)+1),[h,g]=[c,m].map(f=>f>4?f-1:f);t.rounds.forEach(({drafts:f},x)=>{
let w=x<n?ld(t,x):[],S=d?u[x]+1:x<n?t.rows[x].slots.length:f.length+1;for(let k=0;k<S;k+=1)l.fillStyle=e.get(k<w.length?cd(t,x,w[k],r):"line"),l.fillRect(x*c,Pn-
(k+1)*m,Math.max(.6,h),Math.max(.6,g))})}var ld=(s,e)=>s.rows[e].slots.map(({kind:t},n)=>({kind:t,index:n})).filter(({kind:t})=>ot(t));function cd(s,e,{index:t,
kind:n},r){if(r==="verdict")return`strip-${n}`;let o=Ms(r,s.at({round:e,index:t}));return o==null?"strip-unknown":`tint-${o}`}function dd(s,e){let{gamma:t,drafter:n,confidence:r,max_new_tokens:o}=s.trace.settings,{ending:i}=s.trace,a=e===s.length-1;return t===0?"off":s.folds.at(e).emitted===
o-1?"last":a&&i==="context full"?"full":a&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Nn(s,e,t){let n=dd(e,t);return ee(
s,n&&b(`unguessed.${n}`))}function pd(s,e){if(!e)return b("summary.start");let{drafts:t,final:n}=s.rounds[e-1],r={round:e,drafted:t.length,accepted:t.filter(i=>i.
verdict==="accepted").length};if(!t.length)return Nn(b("summary.plain",r),s,e-1);let o=t.length===1;return n?xe({drafts:t})?b(n.kind==="bonus"?"tree.bonus":"tre\
e.some",r):n.kind==="correction"?b(o?"summary.one_rejected":"summary.some",r):b(o?"summary.one":"summary.all",r):b(o?"summary.one_ends":"summary.end",r)}function ud(s,{
round:e},{name:t,index:n}){let r=s.rounds[e],{drafts:o,final:i}=r,a={round:e+1,n:n+1,of:o.length};if(xe(r)&&t!=="final")return hd(s,e,{name:t,index:n});if(t==="\
draft"&&r.together&&o.length>1)return b("phase.at_once",a);if(t==="draft"){let c=s.rows[e].slots[n];return b("phase.draft",{...a,token:tt(c)})}if(t==="verify"&&
!o.length)return Nn(b("phase.verify_none",a),s,e);if(t==="verify")return b(o.length===1?"phase.verify_one":"phase.verify",a);if(t==="test")return vd(s,r,n,a);let l=o.
filter(c=>c.verdict==="untested").length;return l&&i&&U(s.trace)==="block"?b("rules.phase.discard",{...a,untested:l}):b(l?"phase.discard":"phase.discard_last",{
...a,untested:l})}function hd(s,e,{name:t,index:n}){let{drafts:r}=s.rounds[e],o={round:e+1,of:r.length,token:tt(s.rows[e].slots[n]??s.rows[e].slots[0])};if(t===
"draft"){let h=Ie(r),g=h.filter(f=>f===h[n]).length;return b(g===1?"tree.level_one":"tree.level",{...o,level:h[n]+1,n:g})}if(t!=="test")return b(t==="verify"?"t\
ree.verify":"tree.discard",o);let{verdict:i,draw:a,parent:l}=r[n],c=_e(r[n]);if(s.trace.settings.temperature!==0&&i==="accepted"&&a==null&&U(s.trace)==="block")
return b("tree.kept",o);if(s.trace.settings.temperature!==0&&yt(r[n],U(s.trace)))return da(s,{...o,n:n+1},i);if(s.trace.settings.temperature===0||a==null||c===null)
return b(`tree.greedy_${i}`,o);let[d,u]=Le(a,c),m=i==="rejected"&&!r.some((h,g)=>g>n&&h.parent===l);return b(`tree.${i}${m?"_last":""}`,{...o,draw:d,threshold:u})}
var da=(s,e,t)=>b(`rules.phase.certain_${t}`,{...e,rule:b(`rules.name.${U(s.trace)}`)});function vd(s,{drafts:e},t,n){let r=e[t],{verdict:o,draw:i}=r,a=_e(r);if(s.
trace.settings.temperature===0)return b(`phase.greedy_${o}`,n);if(yt(r,U(s.trace)))return da(s,n,o);if(i==null||a===null)return b(`phase.untold_${o}`,n);let[l,c]=Le(
i,a),d={...n,draw:l,threshold:c};if(a===1&&o==="accepted"&&U(s.trace)!=="block")return b("phase.certain",d);if(U(s.trace)!=="block")return b(`phase.${o}`,d);let u=o===
"accepted"?qt(r):"failed",[,m]=Le(i,Ae(r)??1);return b(`rules.phase.${u}`,{...d,ratio:m,by:It(e)+1})}function Os(s,e,t){return t?ud(s,e,t.phase):pd(s,e.round)}var fd=[.5,1,2,4],md=["steps","rounds"],gd={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function bd({run:s,moment:{
round:e,phase:t}}){let n=s?.over;if(n&&e===s.length&&e)return b("transport.all",{rounds:e});let r=b(`transport.${n?"round_of":"round"}`,{round:t?e+1:e,rounds:n&&
s.length});return t?b("transport.step",{round:r,phase:t}):r}function xd(){let{run:s,moment:e,playing:t,mode:n,live:r,status:o,presenting:i,state:a,viewer:{actions:l}}=Ve(),
c=Se(null),d=Te(a),u=Ze(a),m=e.round===0&&e.phase===0,h=t||u&&n==="running"&&!d?"pause":u&&n==="paused"&&!d?"resume":"play",g=!(d>0||u||r&&!s),f={start:m,back:m,
previous:m,next:g,forward:g,end:e.round===(s?.length??0)};return je(()=>{let x=document.activeElement;!(x instanceof HTMLButtonElement)||!c.current.contains(x)||
!(x.disabled||x.hidden)||c.current.querySelector("[data-button=play]")?.focus()}),p("div",{class:"sv-buttons",ref:c,children:[["start","back","previous","play",
"next","forward","end","stop"].map(x=>{let w=b(`transport.${x==="play"?h:x}`);return p("button",{type:"button",class:"sv-button","data-button":x,"data-does":x===
"play"?h:void 0,title:w,"aria-label":w,disabled:f[x],onClick:l[x],hidden:x==="stop"&&!u&&o!=="loading",children:[p("svg",{viewBox:"0 0 16 16","aria-hidden":"tru\
e",class:"sv-icon",children:p("path",{d:gd[h==="pause"&&x==="play"?"pause":x]})}),x==="play"&&p("span",{children:w})]},x)}),p("button",{type:"button",class:"sv-\
button sv-run",onClick:l.run,hidden:!(i&&r&&!u),children:b("transport.run")})]})}function Rs(s,e=!s?.open){s&&(!e&&s.contains(document.activeElement)&&s.querySelector(
"summary")?.focus(),s.open=e,e&&s.lastElementChild?.scrollIntoView({block:"nearest"}))}function wd(){let{viewer:s}=Ve();return p("details",{class:"sv-keys",ref:e=>{
s.help=e},children:[p("summary",{children:b("transport.keys")}),p("div",{class:"sv-keys-panel",children:[p("button",{type:"button",class:"sv-popover-close","ari\
a-label":b("term.close"),onClick:()=>Rs(s.help,!1),children:"×"}),p("dl",{children:[s.keys.map(([e,t])=>p(pe,{children:[p("dt",{children:e.split(/\s+/).map(n=>p(
"kbd",{children:n}))}),p("dd",{children:t})]})),p("dt",{children:[p("kbd",{children:"A – Z"}),p("kbd",{children:", . ?"})]}),p("dd",{children:p("label",{class:"\
sv-check",children:[p("input",{type:"checkbox",defaultChecked:Wt.on,onChange:({currentTarget:e})=>Wt.keep(e.checked)}),b("transport.letters")]})})]})]})]})}function pa({
children:s}){let{run:e,moment:t,speed:n,pace:r,ghosts:o,presenting:i,state:a,set:l,viewer:{actions:c}}=Ve(),d=bd(a);return p("div",{class:"sv-transport",role:"g\
roup","aria-label":b("transport.label"),children:[s,p(xd,{}),p("div",{class:"sv-transport-side",children:[p("span",{class:"sv-count",children:d}),p(oa,{}),!(e&&
X(e.trace))&&p("label",{class:"sv-check",children:[p("input",{type:"checkbox",checked:o,onChange:({currentTarget:u})=>l({ghosts:u.checked})}),b("stream.ghosts")]}),
Ze(a)&&Te(a)>0&&p("button",{type:"button",class:"sv-link",onClick:c.follow,children:b("transport.follow")}),p(zs,{label:b("transport.pace"),choices:md.map(u=>[u,
b(`transport.${u}`)]),chosen:r,choose:u=>l({pace:u})}),p("label",{class:"sv-speed",children:p("select",{"aria-label":b("transport.speed"),value:n,onChange:({currentTarget:u})=>l(
{speed:Number(u.value)}),children:fd.map(u=>p("option",{value:u,children:`${u}×`},u))})}),p("button",{type:"button",class:"sv-link sv-present",title:b("transpo\
rt.presenter_means"),onClick:c.present,children:b(i?"transport.leave":"transport.presenter")}),p(wd,{})]}),p(ca,{text:e?`${d}. ${Os(e,t,$e(a))}`:""})]})}function ua(s){let{player:e}=s;return{start:()=>s.seek(0),back:()=>s.hold(()=>e.back("round")),previous:()=>s.hold(()=>e.back("step")),play:()=>s.toggle(),next:()=>s.
forward("step"),forward:()=>s.forward("round"),end:()=>s.toEnd(),stop:()=>s.send("stop",{round:s.state.moment.round}),follow:()=>s.toEnd(),run:()=>s.send("new",
{}),present:()=>s.present(!s.state.presenting)}}function yd(s){let{start:e,back:t,previous:n,play:r,next:o,forward:i,end:a,present:l}=s.actions,c=()=>{let{presenting:d,
pinned:u}=s.state;if(s.help?.open)Rs(s.help,!1);else if(d)l();else if(u)s.pin(null);else return!1;return!0};return new Cn({node:s.node,actions:{toggle:r,roundBack:t,
roundOn:i,stepBack:n,stepOn:o,start:e,end:a,present:l,escape:c,help:()=>Rs(s.help)},pin:()=>s.pin(s.state.cursor),predict:d=>s.predict.press(kd(d,s.state)?"r":d,
s.state.predicting),letters:()=>Wt.on,presenting:()=>s.state.presenting,options:()=>s.stream.options(s.state.moment.round),cells:d=>d.closest(".sv-round")?s.round.
rows():s.table.cells(),leap:d=>{let u=la(d,s.state.moment);return u&&s.seek(u.round),!!u}})}function kd(s,e){return s==="PageDown"&&e.presenting&&!hs(e)&&et(e)!==
null}function qn({target:s}){let e=s instanceof Element?s.closest("[data-at]"):null;if(!e)return null;let[t,n]=(e.dataset.at??"").split(".").map(Number);return{
round:t,index:n}}function ha(s){let e=new AbortController,{node:t}=s,{signal:n}=e,r="",o=({screenX:h,screenY:g})=>`${h},${g}`;window.addEventListener("pointermo\
ve",h=>{r=o(h)},{signal:n}),t.addEventListener("pointerover",h=>{o(h)!==r&&s.hover(qn(h))},{signal:n}),t.addEventListener("pointermove",h=>s.hover(qn(h)),{signal:n}),
t.addEventListener("focusin",h=>s.focusOn(qn(h)),{signal:n});let i=null;t.addEventListener("pointerdown",()=>{i=s.state.pinned},{signal:n,capture:!0}),t.addEventListener(
"click",h=>{let g=qn(h);g&&s.pin(dt(g,h.detail?i:s.state.pinned)?null:g)},{signal:n}),document.addEventListener("pointerdown",({target:h})=>{let{help:g}=s;g?.open&&
h instanceof Node&&!g.contains(h)&&Rs(g,!1)},{signal:n}),yd(s).listen(n);let a=()=>{s.palette.refresh()&&s.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",a,{signal:n});let l=new MutationObserver(a);[document.documentElement,document.body].forEach(h=>l.observe(h,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let c=0,d=new ResizeObserver(([{contentRect:h}])=>{let g=c;c=h.width,!(!c||c===g)&&(g||(s.lag=!s.state.whole),s.relayout())});d.
observe(s.node);let u=new ResizeObserver(()=>{s.state.run&&!s.state.whole&&s.stream.followHead()});u.observe(s.stream.scroller);let m=new ResizeObserver(()=>s.fit());
return m.observe(document.body),()=>{e.abort(),[l,d,u,m].forEach(h=>h.disconnect())}}var va=["draft","verify","accept"],_d=3,Sd=s=>s!=null&&s<1&&be(s)!==be(1),In=class{constructor(e){this.say=e,this.values={},this.labels={};let t=(n,r,o)=>{let i=v(
"span",{class:"sv-figure-value"},rt);return this.values[n]=i,this.labels[n]=ke(o,r),v("div",{class:`sv-figure sv-figure-${n}`},i,v("span",{class:"sv-figure-labe\
l"},this.labels[n]))};this.busy=v("span",{class:"sv-figure-busy",hidden:!0},e("headline.busy")),this.sentence=v("p",{class:"sv-sentence"}),this.node=v("div",{class:"\
sv-headline"},v("div",{class:"sv-figures"},t("speedup",e("headline.speedup"),"speedup"),t("acceptance",e("headline.acceptance"),"acceptance_rate"),t("length",e(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(e,t){let n=e.folds.summary(t),r=t<_d&&!(e.over&&t===e.length);L(this.values.
speedup,r?rt:be(n.speedup)),L(this.values.acceptance,r?rt:V(n.acceptance_rate)),L(this.values.length,r?rt:Q(n.mean_acceptance_length)),L(this.labels.acceptance,
this.say(X(e.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!r&&Sd(n.speedup)),B(this.node,"title",r?this.say("headline.too_ea\
rly"):null);let o=this.tellDisturbance(e,t);this.busy.hidden=r||!o,this.node.dataset.busy=String(!this.busy.hidden),B(this.busy,"title",o||null),L(this.sentence,
this.tell(e,t,n,r,o))}tell(e,t,n,r,o){if(!n.rounds)return this.say("headline.nothing");let i=t<e.length&&this.say("headline.until",{round:t,rounds:e.length});return ee(
i,this.tellRounds(e,n),this.tellSpeed(e,t,n,r),o)}tellDisturbance(e,t){let n=e.over?e.folds.disturbance(t):null;return n===null?"":n.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:V(n.jitter)})}tellRounds(e,t){let{say:n}=this,{gamma:r,drafter:o}=e.trace.settings,i=Q(t.mean_acceptance_length,
t.drafted?1:0);if(!r)return n("headline.plain_round",{length:i});let a=t.drafted/t.rounds,l=X(e.trace)&&t.drafted?n("tree.guesses",{n:Q(a,Number.isInteger(a)?0:
1)}):"",c=t.drafted===t.rounds*r,d=l||n(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return n("headline.each_round",{drafter:Je(o,e.trace.models.pair),
guessed:d,length:i})}tellSpeed(e,t,n,r){let{say:o}=this;if(!e.folds.plain.tokens.length)return o("headline.not_measured");if(e.over&&e.folds.impossible(t))return"";
if(r||n.speedup==null)return o("headline.too_early");if(be(n.speedup)===be(1))return o("headline.same");if(n.speedup>=1)return o("headline.faster",{share:V(1/n.
speedup)});let i=e.folds.cost(t);if(!i)return o("headline.too_early");let a=c=>i[c]/i.plain,l=va.reduce((c,d)=>i[c]>=i[d]?c:d);return o("headline.slower",{total:Q(
va.reduce((c,d)=>c+a(d),0)),draft:Q(a("draft")),verify:Q(a("verify")),accept:Q(a("accept")),blame:o(`part.${l}`)})}},fa=["emitted","rounds","drafted","accepted",
"rejected","untested"],Ed={counts:fa,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","p\
lain_tokens_per_second","prefill","agreement"]},zd={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ma={acceptance_rate:V,
draft_efficiency:V,mean_acceptance_length:Q,mean_overlap:Q,speedup:be,tokens_per_second:or,plain_tokens_per_second:or},Td=Object.keys(ma),Md=["accepted","reject\
ed","untested"],Od=(s,e)=>[s,e],Hn=class{constructor(e){this.say=e,this.values={},this.labels={};let t=n=>(this.values[n]=v("span",{class:"sv-ledger-value","dat\
a-metric":n},rt),this.labels[n]=ke(zd[n]||n,e(`ledger.${n}.label`)),v("p",{class:"sv-ledger-line"},this.labels[n],this.values[n]));this.parts=Md.map(n=>Od(n,v("\
span",{"data-kind":n}))),this.bar=v("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,n])=>n)),this.lossy=v("p",{class:"sv-note",hidden:!0},e("rule\
s.lossy")),this.node=v("section",{class:"sv-section sv-ledger"},v("div",{class:"sv-section-head"},v("h2",{},e("ledger.heading")),v("span",{class:"sv-quiet"},e("\
ledger.note"))),this.bar,this.lossy,v("div",{class:"sv-ledger-groups"},...Object.entries(Ed).map(([n,r])=>v("div",{class:"sv-ledger-group"},v("h3",{},e(`ledger.\
groups.${n}`)),...r.map(t)))))}show(e,t){let n=e.folds.summary(t);L(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${X(e.trace)?"tree":"label"}`)),
fa.forEach(i=>L(this.values[i],qe(n[i]))),Td.forEach(i=>L(this.values[i],ma[i](n[i])));let{target:r,draft:o}=e.trace.prefill||{};L(this.values.prefill,r||o?ne((r||
0)+(o||0)):rt),L(this.values.agreement,this.agreement(e,t)),this.parts.forEach(([i,a])=>a.style.setProperty("--n",String(n[i]))),this.bar.setAttribute("aria-lab\
el",this.say("ledger.bar",n)),this.bar.hidden=!n.drafted,this.lossy.hidden=!this.isBent(e)}isBent({trace:e}){return e.settings.temperature>0&&we(U(e))}agreement(e,t){
if(this.isBent(e))return this.say("ledger.agreement.lossy");if(e.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let n=e.folds.agreement(
t);return n?n.first_difference===null?this.say("ledger.agreement.same",{n:n.compared}):this.say("ledger.agreement.differ",{n:n.first_difference+1}):rt}};var Vn=class{views;constructor(e){this.views=e.map(t=>({view:t,marked:null,stop:null}))}show(e,t,n){let r=ct(e,e.cursor)?e.cursor:t;this.views.forEach(o=>{let i=o.
view.find(t),a=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==a&&(o.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(o,{marked:i,stop:a})})}};var Rd=1100,Ld=1.6,Ad={draft:450,verify:1200,test:1e3,discard:700,final:1300},Wr=(s,e)=>s.round<e.round||s.round===e.round&&s.phase<e.phase,Dn=class{constructor(e,t){
this.store=e;this.resume=t}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return _r(this.store.state,e)!==null}seek(e){let{round:t,
phase:n}=as(this.rounds,e);this.move(this.toward({round:t,phase:0},{round:t,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,t){let n=e;for(;Wr(n,t)&&!this.barred(n);)n=dr(this.rounds,n);return n}move(e,t,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:t,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:t}=this.store.state;e==="step"?this.move(Lo(this.rounds,t),"step"):this.seek({round:t.phase?t.round:t.round-1,phase:0})}go(e,t){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(dr(this.rounds,n),"step",t);else{let r=as(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,Wr(o,r)?"step":"round",t)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...Te(
this.store.state)?{}:{moment:Ht.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:t,moment:n,
opening:r}=this.store.state,{name:o}=lt(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(i?Ad[o]:Rd)/(r?Ld:t))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Wr(e.moment,e.until)?null:
Te(e)?()=>this.tick():Ze(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var ga=240;function $d(s){let e=[...s];return e.length>ga?e.slice(2-ga).join("").replace(/^\S*\s+/,"… "):s}function ba(s,e,t){let n=et(e),r=n?null:us(e),{kept:o=!1,
threshold:i=null}=r?e.answers[r]:{},a={run:t,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:o,chance:i}:null,question(){let{round:l,index:c}=n??{round:0,index:0},
u=[...t.rows.slice(0,l).flatMap(({slots:m})=>m.filter(({kind:h})=>ot(h))),...t.rows[l].slots.slice(0,c)].map(m=>m.text).join("");return{guess:[...Ue(tt(t.rows[l].
slots[c]))].slice(0,60).join(""),before:$d(t.promptText+u),round:l+1,slot:c+1}}};s.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
a:null}))}var jd=[0,.25,.5,.75,1],Bn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Un=class{constructor({say:e,intents:t}){this.say=e,this.intents=t,this.brought=null,this.told="",this.
button=v("button",{type:"button",class:"sv-link",on:{click:t.toggle}},e("predict.start")),this.wished=null,this.refused=v("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=v("span",{class:"sv-quiet"}),this.switch=v("input",{type:"checkbox",on:{change:()=>t.set({informed:this.switch.checked})}}),this.question=
v("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=v("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>t.answer(null)),this.reveal.append(
v("kbd",{},"R")),this.row=v("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...jd.map(n=>v("button",{type:"button",class:"sv-choose",on:{
click:()=>t.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",t.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>t.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=v("div",{class:"sv-lesson",role:"status"}),this.node=v("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},v("div",{class:"sv-section-head"},v("h2",{},e("predict.heading")),this.score,v("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",t.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,t,n="sv-choose"){
return v("button",{type:"button",class:n,on:{click:t}},this.say(`predict.${e}`))}label(e){let t=e===0?"none":e===1?"all":null,n=Object.keys(Bn).find(r=>Bn[r]===
e&&(t?/\D/:/\d/).test(r))??"";return[v("span",{},t?this.say(`predict.${t}`):V(e)),v("kbd",{},n.toUpperCase())]}press(e,t){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(t)if(n==="r")this.intents.answer(null);else if(n in Bn)this.intents.answer(Bn[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){L(this.refused,this.wished===e&&X(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,t){let{say:n}=this,{moment:r,predicting:o}=e;if(ba(this.node,e,t),this.node.hidden=!o,this.button.hidden=o||t.trace.settings.gamma===
0,this.explain(t),!o)return;let i=this.node.contains(document.activeElement),a=et(e),l=us(e),c=t.over&&r.round===t.length;this.switch.checked=e.informed,L(this.
question,a?this.ask(t,a):l?this.tell(e.answers[l]):n(c?"predict.ended":"predict.waiting")),L(this.facts,a?this.given(e,t,a):l?this.reckon(e.answers[l]):""),this.
row.hidden=!a,this.next.hidden=!!a||c||e.playing;let d=ei(Object.values(e.answers));L(this.score,d.n?n(d.decided?"predict.score":"predict.score_undecided",{...d,
brier:Q(d.brier)}):""),this.showLesson(e,t,d,c),this.bringUp(a),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!dt(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:t,index:n}){return this.say("predict.ask",{token:tt(e.rows[t].slots[n]),n:n+1,round:t+1})}tell({said:e,kept:t,threshold:n}){
let r=`predict.${t?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:V(e),brier:Q(ps(e,t))});return ee(o,n!==null&&this.say("predict.truth",
{threshold:V(n)}))}reckon({said:e,kept:t}){return e===null?"":this.say("predict.brier",{said:e,happened:t?1:0,brier:Q(ps(e,t))})}given({informed:e},t,{round:n,index:r}){
let{target:o,draft:i}=t.rounds[n].drafts[r];return t.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say("predict.unknow\
n"):this.say("predict.given",{target:de(o),draft:de(i)}):this.say("predict.hidden")}showLesson({taught:e},t,n,r){let o=e||r&&n.n>0;this.finish.hidden=!n.n||r,this.
finish.setAttribute("aria-expanded",String(o));let i=o?ti(n,t.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),this.lesson.
replaceChildren(...o?[v("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(a=>v("p",{},a))))}};function Cd(s){let e=[];for(let t=s;t.parentElement&&t!==document.body;t=t.parentElement){let n=t;e.push(...[...t.parentElement.children].filter(r=>r!==n))}return e.
filter(t=>t instanceof HTMLElement).filter(({popover:t})=>!t)}var Fn=class{constructor(e,t){this.node=e;this.resized=t}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Cd(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:t}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,t/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var xa=20,Pd=5;function Nd(s,e){let{drafts:t,final:n}=s.rounds[e],r=Ie(t),o=t.map((c,d)=>Pe(t,d));n&&(r.push(wt(t).length),o.push(wt(t).at(-1)??-1));let{rows:i,
count:a}=To(o),l=Array.from({length:Math.max(0,...r)+1},(c,d)=>r.flatMap((u,m)=>u===d?[m]:[]));return{rows:i,count:a,levels:l,above:o.map(c=>i[c]??0),columns:r.
map(c=>c+2)}}function qd(s,e,t,n){let r=gt(s,e,t,n),{drafts:o}=s.rounds[e];if(t>=o.length)return r;let i=rs(o,Pe(o,t)).map(a=>tt(s.rows[e].slots[a]));return b(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function wa({run:s,number:e,looks:t,over:n}){let{state:r}=ue(),{drafts:o}=s.rounds[e],
{slots:i}=s.rows[e],{rows:a,count:l,levels:c,above:d,columns:u}=Lr(()=>Nd(s,e),[s,e]),{at:m}=pt(r),h=m?.round===e&&m.index<o.length&&ct(r,m)?m.index:-1,g=rs(o,h),
f=Se(null);je(()=>{let k=$e(r)?.phase.name;(k?k!=="verify"&&k!=="discard":r.moment.round)&&Id(f.current,pt(r).at?.index??i.length-1)},[s,e,r.moment]);let x=wt(o).
length,w=k=>p("span",{class:`sv-tree-link${a[k]>d[k]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":t[k]??"absent","data-line":g.includes(k)?"":void 0,style:`\
grid-column:${u[k]};grid-row:${d[k]+1}/${a[k]+2}`},k),S=k=>{let E=t[k]??"absent";return p("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${k}`,
"data-kind":E,"data-line":g.includes(k)?"":void 0,style:`grid-column:${u[k]};grid-row:${a[k]+1}`,"aria-hidden":E==="absent"?"true":void 0,"aria-label":E==="abse\
nt"?void 0:qd(s,e,k,E),children:[p("span",{class:"sv-mark","aria-hidden":"true","data-kind":E}),p(ln,{slot:i[k],as:"sv-tree-token"})]},k)};return p("div",{class:`\
sv-tree${Math.max(l,c.length)>Pd?" sv-tree-dense":""}`,ref:f,children:[p("div",{class:"sv-tree-scroll",children:p("div",{class:"sv-tree-grid",role:"grid","aria-\
label":b("tree.label"),style:{"--rows":l},children:[p("span",{class:"sv-tree-text","aria-hidden":"true","data-line":h>=0?"":void 0,children:b("tree.text")}),i.map(
(k,E)=>w(E)),c.map((k,E)=>p("div",{role:"row",class:"sv-tree-level",children:k.map(S)},`level ${E}`))]})}),p("div",{class:"sv-mask-side",children:[p("p",{class:"\
sv-mask-name",children:p(ve,{name:"tree_mask",children:b("tree.mask")})}),p("div",{class:`sv-mask${o.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{
"--nodes":o.length},children:o.map((k,E)=>p("div",{class:"sv-mask-row","data-at":`${e}.${E}`,"data-kind":t[E]??"absent","data-line":E===h?"":void 0,children:[0,
...rs(o,E).map(C=>C+1)].map(C=>p("span",{class:"sv-mask-cell","data-column":C,style:{"--column":C}},C))},E))}),p("p",{class:"sv-tree-note",children:n?b("tree.su\
m",{verified:o.length,accepted:x,wasted:o.length-x}):b("tree.sees")})]})]},e)}function Id(s,e){let t=s.querySelector(".sv-tree-scroll"),n=s.querySelector(`.sv-l\
eaf[data-at$=".${e}"]`);if(!t||!n)return;let r=(l,c,d,u)=>Math.min(0,l-xa-d)||Math.max(0,c+xa-u),[o,i,a]=[n,s,t].map(l=>l.getBoundingClientRect());s.scrollTop+=
r(o.top,o.bottom,i.top,i.bottom),t.scrollLeft+=r(o.left,o.right,a.left,a.right)}var Hd=7,Vd=12;function Dd(s,e){let t=Se(null),[n,r]=He({run:s,layouts:e,columns:1/0}),o=n.run===s&&n.layouts===e?n.columns:1/0;return je(()=>{o<1/0||!t.current?.
clientWidth||r({run:s,layouts:e,columns:getComputedStyle(t.current).gridTemplateColumns.split(" ").length})}),{row:t,columns:o}}function Bd(s,e,t){let n=s.rounds[e]?.
drafts.length??0;return X(s.trace)?n:Math.max(n,Math.min(s.width,t-1))}var Wn=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(
`.sv-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-rou\
nd [role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function ya(){let{run:s,state:e,
viewer:t}=ue(),{moment:n,entered:r}=e,{row:o,columns:i}=Dd(s,t.layouts),a=$e(e),l=Math.max(0,_t(e)),c=s.rounds[l],d=!!(c&&xe(c)),u=s.rows[l]?.slots??[],m=a?.looks??
u.map(({kind:E})=>n.round?E:"absent"),h=c?.drafts.length??-1,g=d?[]:Array.from({length:h+1},(E,C)=>C),f=Bd(s,l,i),x=X(s.trace)?h:s.width,w=g.map(E=>Wd(s,l,E,m[E]??
"absent")),S={"sv-round-tree":d,"sv-round-now":a,"sv-verified":a?a.verified:n.round>0,"sv-round-fallen":a?.fallen,"sv-round-tight":x>=Hd,"sv-round-tighter":x>=Vd,
"sv-round-undrafted":f===0},k=E=>p(Gd,{at:{round:l,index:E},look:m[E]??"absent",figures:w[E],concealed:vs(e),now:a?.phase.index===E,entered:!a&&r==="step"&&E===
u.length-1},E===h?"final":E);return Ud(o,l),p("section",{class:["sv-round",...Object.entries(S).flatMap(([E,C])=>C?[E]:[])].join(" "),"data-phase":a?.phase.name??
"","aria-label":b("round.label"),children:[p(Fd,{run:s,number:l,tested:w.some(Boolean)}),p("div",{class:"sv-slots-grid",role:"grid","aria-label":b("round.label"),
children:p("div",{class:"sv-slots",role:"row",ref:o,children:[g.slice(0,-1).map(k),g.length>0&&Array.from({length:f-h},(E,C)=>p("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${C}`)),g.slice(-1).map(k)]})}),d&&p(wa,{run:s,number:l,looks:m,over:!a&&n.round>0})]})}function Ud(s,e){let t=Se(null);je(()=>{
let n=document.activeElement;t.current&&!t.current.isConnected&&n===document.body&&s.current?.lastElementChild?.focus(),t.current=s.current?.contains(document.activeElement)?
document.activeElement:null},[e]),je(()=>{let n=()=>{t.current=document.activeElement};s.current?.addEventListener("focusin",n)},[])}function Fd({run:s,number:e,
tested:t}){let{models:n,settings:{drafter:r}}=s.trace,o=s.rounds[e]?.drafts[0]?.source??r;return p("ul",{class:"sv-slot-names",children:[p("li",{children:p(ve,{
name:o==="model"?"draft":"drafter",children:r==="model"?b("round.guesses"):Je(o,n.pair)})}),p("li",{children:p(ve,{name:"verification",children:b("round.pass")})}),
p("li",{hidden:!t,children:p(ve,{name:"accept_test",children:b("round.tests")})})]})}function ka(s,e,t){return e&&(t==="accepted"||t==="rejected")&&s.trace.settings.
temperature!==0&&!yt(e,U(s.trace))?e.draw:null}function Wd(s,e,t,n){let{drafts:r}=s.rounds[e],o=r[t],i=ka(s,o,n),a=_e(o);if(i==null||a===null)return"";if(o.verdict===
"accepted"&&i>=a)return b("rules.kept_by",{n:It(r)+1});let[l,c]=Le(i,a);return b(i<a?"round.below":"round.above",{draw:l,threshold:c})}function Gd({at:s,look:e,
figures:t,concealed:n,now:r,entered:o}){let{run:i}=ue(),{drafts:a,positions:l=[]}=i.rounds[s.round],c=a[s.index],d=i.rows[s.round].slots[s.index],u=e==="absent",
m=i.trace.settings.temperature===0,h=!!c&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),g=_e(c),f=ka(i,c,e);return p("div",{class:"sv-slot",role:"\
gridcell",tabindex:-1,"data-at":`${s.round}.${s.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":o?"":void 0,style:{"--i":s.index},"aria-hidden":u?"t\
rue":void 0,"aria-label":u?void 0:gt(i,s.round,s.index,e),children:[p("span",{class:"sv-slot-token",translate:!1,children:p(ln,{slot:d,as:"sv-slot-text"})}),p("\
span",{class:"sv-slot-pass","aria-hidden":"true",children:[!m&&h&&g!==null&&p("span",{class:"sv-gauge",children:[p("span",{class:"sv-gauge-keep",style:{"--keep":g}}),
f!=null&&p("span",{class:"sv-gauge-draw",style:{"--draw":f}})]}),m&&h&&p(Kd,{run:i,token:l[s.index]?.candidates.find(([,x])=>x===1)?.[0]})]}),p("span",{class:"s\
v-slot-verdict","aria-hidden":"true",children:[p("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),p("span",{class:"sv-slot-kind",children:["absent",
"guessed","lit"].includes(e)?"":b(`kind.${kt(e,i.trace)}`)})]}),p("span",{class:"sv-slot-figures",children:t})]})}function Kd({run:s,token:e}){let t=e===void 0?
"":ze(s.alone(e));return p("span",{class:"sv-slot-says",style:{"--sv-characters":t.length-2||1},children:t})}var Gr=["both","target","draft"],Jd={both:"overlap",target:"residual",draft:"rejected"},Yd=[0,.5,1],_a=({models:s})=>({token:e,target:t,draft:n,both:r})=>({token:e,
target:s==="draft"?null:t,draft:s==="target"?null:n,both:s==="both"?r:null});function Sa({view:s,at:e}){let{raw:t,asTable:n,set:r}=ue(),o=Ci(s.position),i=t&&o,
a=Se({at:e,form:`${t} ${n}`,morph:!1}),l=`${t} ${n}`;return e!==a.current.at?a.current={at:e,form:l,morph:!1}:l!==a.current.form&&(a.current={at:e,form:l,morph:!0}),
p("div",{class:`sv-block sv-areas-block${a.current.morph?" sv-morph":""}`,children:[p("h3",{children:s.heading}),p("div",{class:"sv-areas-views",children:[o&&p(
zs,{label:b("areas.view"),choices:["shaped","raw"].map(c=>[c,b(`areas.${c}`)]),chosen:i?"raw":"shaped",choose:c=>r({raw:c==="raw"})}),p(zs,{label:b("areas.form"),
choices:["picture","table"].map(c=>[c,b(`areas.${c}`)]),chosen:n?"table":"picture",choose:c=>r({asTable:c==="table"})})]}),n?p(ep,{view:s,raw:i}):p(Xd,{view:s,raw:i}),
p("p",{class:"sv-note",children:ee(...s.notes,o&&b(i?"areas.raw_note":"areas.shaped_note",{shaping:s.shaping}))})]})}function Xd({view:s,raw:e}){let{position:t,
marks:n,models:r}=s,o=gn(t,[...n.keys()],e).map(_a(s));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((l,c)=>(c.draft??0)-(l.draft??0)));let i=e?null:
s.dart,a=r==="both"&&!e?t.overlap:null;return p("div",{class:"sv-areas-picture",children:[p("div",{class:"sv-areas",role:"img","aria-label":Zd(s,o,a,i),children:[
p("div",{class:"sv-area-row sv-area-head",children:[p("span",{children:b("areas.token")}),p("span",{}),p("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:b(
"areas.target")}),p("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:b("areas.draft")})]}),o.map((l,c)=>p(Qd,{view:s,row:l,others:c===o.length-1,dart:i?.
token===l.token?i:null},c)),p("div",{class:"sv-area-row sv-area-axis",children:[p("span",{}),p("span",{class:"sv-area-ticks",children:Yd.map(l=>p("span",{style:{
"--x":l},children:l}))})]}),a!==null&&p("div",{class:"sv-area-row sv-area-total",children:[p("span",{class:"sv-t",children:b("areas.total")}),p(Ea,{values:{both:a,
draft:1}}),p("span",{class:"sv-p"}),p("span",{class:"sv-p",children:de(a)})]})]}),r==="both"&&p("ul",{class:"sv-legend",children:[Gr.map(l=>p("li",{children:[p(
"span",{class:"sv-area-key","data-area":l}),p(ve,{name:Jd[l],children:b(`areas.${s.decides?"key":"plain_key"}.${l}`)})]},l)),i&&p("li",{children:[p("span",{class:"\
sv-dart-key"}),b("areas.key.dart")]})]})]})}var Ea=({values:s,dart:e=null})=>p("span",{class:"sv-area-bar",style:Object.fromEntries(Gr.map(t=>[`--${t}`,s[t]||0])),
children:[Gr.map(t=>p("span",{"data-area":t},t)),e&&p("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function Qd({
view:s,row:e,others:t,dart:n}){let r=s.name(e.token);return p("div",{class:`sv-area-row${t?" sv-others":""}`,children:[p("span",{class:"sv-t",title:r,"data-kind":s.
marks.get(e.token),children:r}),p(Ea,{values:e,dart:n}),p("span",{class:"sv-p",children:e.target==null?"":ce(e.target)}),p("span",{class:"sv-p",children:e.draft==
null?"":ce(e.draft)})]})}function Zd(s,e,t,n){let r=i=>{let a=e.slice(0,-1).filter(l=>l[i]!=null).sort((l,c)=>(c[i]??0)-(l[i]??0))[0];return a&&b(`areas.first.${i}`,
{token:s.name(a.token),p:de(a[i])})},o=e[e.length-1];return ee(r("target"),r("draft"),t!==null&&b("areas.overlap",{overlap:de(t)}),n&&b(`areas.dart.${n.kind}`,{
token:s.name(n.token)}),b("areas.rest",{target:ce(o.target),draft:ce(o.draft)}))}function ep({view:s,raw:e}){let{position:t,name:n,marks:r,models:o}=s;return p(
"div",{class:"sv-areas-table",tabindex:0,role:"region","aria-label":b("areas.table_label"),children:p("table",{children:[p("thead",{children:p("tr",{children:["\
token","target","draft","both"].map(i=>p("th",{scope:"col",children:b(`areas.${i}`)}))})}),p("tbody",{children:[bn(t,e).map(_a(s)).map(({token:i,target:a,draft:l,
both:c})=>p("tr",{children:[p("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[a,l,c].map(d=>p("td",{children:ce(d)}))]},i)),o==="both"&&!e&&
p("tr",{class:"sv-sum",children:[p("th",{scope:"row",children:b("areas.sum")}),[1,1,t.overlap].map(i=>p("td",{children:ce(i)}))]})]})]})})}var tp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Gn(s,e){let{key:t}=e,n=s.findIndex(i=>i===document.activeElement),r=tp[t],o=t==="Home"?0:t===
"End"?s.length-1:r?(n+r+s.length)%s.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),s.forEach((i,a)=>{i.tabIndex=a===o?0:-1}),s[o].
focus(),o)}function sp({round:{drafts:s,final:e},index:t,token:n}){let r=t<s.length?Pe(s,t):null;return(s.find(({verdict:i},a)=>i==="accepted"&&Pe(s,a)===r)??e??{token:n}).
token}function za({seen:s,name:e}){let{live:t,viewer:{sequels:n}}=ue();if(!t||s.open||!s.position)return null;let r=n.refusal,o=s.kind==="untested",i=sp(s);return p(
"div",{class:"sv-block sv-branch",children:[p("h3",{children:b("branch.heading")}),p("p",{class:"sv-note",children:r||b(o?"branch.untested":"branch.note")}),!r&&
!o&&p("div",{class:"sv-choices",role:"toolbar","aria-label":b("branch.heading"),onKeyDown:a=>Gn([...a.currentTarget.children],a),children:s.position.candidates.
filter(([a])=>a!==i).map(([a,l],c)=>p("button",{type:"button",class:"sv-choose",tabindex:c===0?0:-1,"aria-label":b("branch.do",{token:e(a),was:e(i)}),onClick:()=>n.
make({branch:{round:s.number,index:s.index,token:a}}),children:[p("span",{class:"sv-choice-token",children:e(a)}),p("span",{class:"sv-p",children:ce(l)})]},`${s.
number}.${s.index} ${a}`))})]})}var np=3,rp=.1,op=.09,ip=.3,ap=2**20,lp=8,Ta=s=>(s?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,t)=>t-e),Kr=s=>Math.min(s.rest[1]??0,Ta(s)[lp-1]??1);
function cp(s,e){let{candidates:t,rest:n}=e,r=u=>u?-u*Math.log(u):0,o=Kr(e),i=o?n[1]??0:0,a=t.reduce((u,[,m])=>u+r(m),0),l=a-(i?i*Math.log(o):0),c=a+r(i)+i*Math.
log(ap),d=u=>Math.min(op,ip*Math.exp(-u));return s>d(l)?1:s<=d(c)?0:null}var Ma={token:(s,e)=>e,match:s=>s,typical:(s,e,t)=>t&&cp(s,t),"top-k":(s,e,t)=>{let n=Ta(
t)[np-1];return n===void 0?null:s>0&&s>=n?1:e},threshold:(s,e)=>s>=rp?1:e},Ls=(s,e,t,n)=>Ma[s](e,t,n);function dp(s,e){let{target:t}=s,n=Ae(s);return t==null||n===
null?[]:Object.keys(Ma).flatMap(r=>{let o=Ls(r,t,n,e);return o===null?[]:[[r,o]]})}function Oa({draft:s,position:e,draw:t,alone:n}){let r=n?dp(s,e):[];return r.
length?p("details",{class:"sv-other-rules",children:[p("summary",{children:b("rules.others.heading")}),p("table",{class:"sv-figures-table",children:[p("thead",{
children:p("tr",{children:["rule","chance","verdict"].map(o=>p("th",{scope:"col",children:b(`rules.others.${o}`)}))})}),p("tbody",{children:r.map(([o,i])=>{let a=t<
i?"accepted":"rejected";return p("tr",{"data-rule":o,children:[p("th",{scope:"row",class:we(o)?"sv-lossy":"",children:b(`rules.name.${o}`)}),p("td",{children:de(
i)}),p("td",{children:[p("span",{class:"sv-mark","aria-hidden":"true","data-kind":a})," ",b(`kind.${a}`)]})]},o)})})]}),p("p",{class:"sv-note",children:b("rules\
.others.note",{draw:de(t)})})]}):null}var Rt=s=>s.trace.settings.temperature===0;function Lt(s,e){return e===-1?b("token.rest"):ze(s.alone(e))||Ge(s.piece(e))||b("token.empty")}function Jr(s,{judged:e,
position:t}){let{drafter:n}=s.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&t!==null&&t.rest[4]==null}function Ra(s,e){
let t=e.part?b("inspector.bytes",{hex:Ge(e.piece)})+" ":e.took>1?b("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return t+ee(pp(s,e),n!=null&&b("i\
nspector.confidence",{predicted:V(n)}))}function pp(s,e){let{kind:t,round:n,accepted:r,draft:o}=e,i=Rt(s),a=Jr(s,e);if(t==="plain")return Nn(b("why.plain"),s,e.
number);let l=xe(n)?up(s,e):"";if(l)return l;if(t==="bonus")return n.drafts.length===1?b("why.bonus_one"):b("why.bonus",{n:n.drafts.length});let c=i||U(s.trace)===
"token"?"":hp(s,e);if(c)return c;if(t==="correction")return b(`why.${i?"greedy_":""}correction`,{guess:Lt(s,n.drafts[r].token)});if(t==="untested"){let g=n.drafts.
findIndex(({verdict:f})=>f==="rejected");return g<0?b("why.untested_end"):b("why.untested",{n:g+1})}if(t==="guessed"&&a)return b("why.copied");if(i)return b(`wh\
y.greedy_${t}`);if(o?.target==null||o.draft==null)return b("inspector.absent_probabilities");let[d,u]=Le(o.target,o.draft),m={target:d,draft:u,chance:V(Math.min(
1,o.target/o.draft))},h=t!=="accepted"?t:o.target>=o.draft?"sure":"lucky";return b(a&&["lucky","rejected"].includes(h)?`why.copied_${h}`:`why.${h}`,m)}function up(s,{
kind:e,round:{drafts:t},index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return b(`tree.why.${e}`);if(Rt(s)||U(s.trace)!=="toke\
n"||!r?.draft||r.target==null)return"";if(e==="guessed")return b("tree.why.guessed");let o=t.some(({parent:d},u)=>u<n&&d===r.parent),i=r.draft===1;if(!i&&!o)return"";
let[a,l]=Le(r.target,r.draft),c=V(Math.min(1,r.target/r.draft));return ee(o&&b("tree.why.left"),i?b("tree.why.certain",{target:a}):b("tree.why.ratio",{target:a,
draft:l,chance:c}))}function hp(s,{kind:e,round:t,accepted:n,draft:r,index:o}){let i=U(s.trace);if(e==="correction"){let c=t.drafts[n];return we(i)?"":b(`rules.\
why.${i}.correction`,{guess:Lt(s,c.token),weight:de(c.weight??1)})}if(e==="untested")return i==="block"&&t.final?b("rules.why.block.dropped"):"";if(!r||e!=="acc\
epted"&&e!=="rejected"||r.target==null||!r.draft)return"";if(i==="block"){let[c,d]=Le(r.draw??0,Ae(r)??1),u=!t.drafts.some((h,g)=>Pe(t.drafts,g)===o),m=e==="acc\
epted"?qt(r):u?"rejected_last":e;return b(`rules.why.block.${m}`,{by:It(t.drafts)+1,draw:c,ratio:d})}let[a,l]=Le(r.target,r.draft);return b(`rules.why.${we(i)?"\
lossy":i}.${e}`,{rule:b(`rules.name.${i}`),target:a,draft:l,chance:V(_e(r)??0),exact:V(Math.min(1,r.target/r.draft))})}var La=2,Aa=16,vp=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",$a=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function fp(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function mp(){try{return[...document.styleSheets].every(({cssRules:s})=>s)}catch{return!1}}function gp(s){let e=s.cloneNode(!0),t=s.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=t[r].getBoundingClientRect(),a=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
v("img",{src:t[r].toDataURL(),alt:"",style:a}))}),e.querySelectorAll(vp).forEach(n=>n.remove()),e}function bp(s){let e=s.closest(".specviz"),{width:t}=s.getBoundingClientRect(),
n=v("div",{style:`width: ${t+2*Aa}px; padding: ${Aa}px`},gp(s)),r=v("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:a,lineHeight:l}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:a,
lineHeight:l,fontFamily:Nt}),e.append(r);let c=n.getBoundingClientRect(),d=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:d,width:Math.ceil(c.width),height:Math.ceil(c.height)}}async function xp(s){let{outer:e,page:t,width:n,height:r}=bp(s),
o=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replace($a,""),i=new XMLSerializer().serializeToString(e).replace($a,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(fp())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,l=new Image;l.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await l.decode();let c=v("canvas",{width:n*La,height:r*La}),d=c.getContext("2d");return d.
fillStyle=t,d.fillRect(0,0,c.width,c.height),d.drawImage(l,0,0,c.width,c.height),c.toDataURL("image/png")}function xt({of:s,name:e}){let t=Se(null);return mp()?
p("button",{type:"button",class:"sv-link sv-snapshot",ref:t,onClick:async()=>{let{previousElementSibling:r,parentElement:o}=t.current,i=s?o.querySelector(s):r.matches(
".sv-drawn")?r.firstElementChild:r;v("a",{href:await xp(i),download:`specviz-${e}.png`}).click()},children:b("snapshot")}):null}var wp=8,yp=.85;function ja({of:s}){let[e,t]=He(!1);return je(()=>{let r=s.current,o=()=>t(r.scrollHeight-r.scrollTop-r.clientHeight>=wp),i=new ResizeObserver(o),
a=new MutationObserver(()=>[...r.children].forEach(l=>i.observe(l)));return a.observe(r,{childList:!0}),[r,...r.children].forEach(l=>i.observe(l)),r.addEventListener(
"scroll",o,{passive:!0}),()=>{i.disconnect(),a.disconnect()}},[]),p("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";s.current.scrollBy({top:yp*s.current.clientHeight,
behavior:r})},children:"▾"})}var Ca=4;function Pa(){let{run:s,state:e,raw:t,asTable:n,source:r,live:o,viewer:i}=ue(),{at:a,how:l}=pt(e),c=ct(e,a),d=Zo(e,c),u=c!==null&&c.number!==_t(e),m=c?
`${c.number}.${c.index} ${c.kind}`:"",h=Se(null);je(()=>{h.current.scrollTop=0},[s,m]);let g=()=>{i.seek(c.number+1),i.pin({round:c.number,index:c.index}),h.current.
focus({preventScroll:!0})};return p(pe,{children:[p("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":b("inspector.heading"),ref:h,children:[p(
"div",{class:"sv-section-head",children:[p("h2",{children:b("inspector.heading")}),p("span",{class:"sv-pin",children:[c&&p("span",{class:"sv-quiet",children:b(`\
inspector.${l}`)}),c&&l==="pinned"&&p("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:b("inspector.unpin")})]})]}),!c&&p("p",{class:"sv\
-quiet",children:b("inspector.empty")}),c&&p(cn,{run:s,when:[m,c.open,d,u,t,n,o,r,i.layouts].join(),children:p(kp,{run:s,seen:c,concealed:d,stage:u?g:null})})]}),
p(ja,{of:h})]})}function kp({run:s,seen:e,concealed:t,stage:n}){let{models:r,settings:{drafter:o}}=s.trace,i=e.draft&&!e.draft.source&&o!=="model"&&Je(o,r.pair),
a=b("inspector.where",{round:e.number+1,slot:Ar(s,e.number,e.index)}),l=i?b("token.from",{slot:a,drafter:i}):a,c=u=>Lt(s,u),{position:d}=e;return p("div",{class:"\
sv-inspected",children:[p("div",{class:"sv-title",children:[p("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?Ge(e.piece):e.text?p($r,
{text:e.text,oneLine:!0}):b("token.empty")}),p("div",{children:[p("span",{class:"sv-chip","data-kind":e.kind,children:b(`kind.${kt(e.kind,s.trace)}`)})," ",n?p(
"button",{type:"button",class:"sv-link",title:b("inspector.stage"),onClick:n,children:l}):p("span",{class:"sv-quiet",children:l})]})]}),p("p",{class:"sv-why",children:t?
b("predict.hidden"):Ra(s,e)}),!t&&!d&&p("p",{class:"sv-quiet",children:b("inspector.absent")}),!t&&d&&p(Sa,{view:_p(s,e,d),at:`${e.number}.${e.index} ${e.kind}`}),
p(Ep,{run:s,seen:e}),p(zp,{run:s,seen:e}),p(za,{seen:e,name:c}),p(xt,{of:".sv-areas-block",name:"distributions"})]})}function _p(s,e,t){let{kind:n,round:r,judged:o}=e,
a=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",l=n==="guessed"||n==="lit",c=U(s.trace)==="token",d=new Map,u=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,m=is(r);u&&m&&d.set(u.token,m),o&&d.set(o.token,l?n:o.verdict);let g=!(o&&!l&&!Rt(s)&&c)||o.draw==null||o.draft==null?null:{token:o.token,at:o.
draw*o.draft,kind:o.verdict},f={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},x=[n==="untested"&&"areas.untested",a!=="target"&&
Jr(s,e)&&"areas.lookup",Rt(s)?"areas.greedy":a==="both"&&!c&&"rules.areas"];return{position:t,name:w=>Lt(s,w),heading:b(f[a]),notes:x.flatMap(w=>w?[b(w)]:[]),shaping:Sp(
s),models:a,marks:d,dart:g,decides:c}}function Sp({trace:{settings:{temperature:s,top_k:e,top_p:t}}}){return[b("areas.temperature",{value:s}),...e>0?[b("areas.t\
op_k",{value:e})]:[],...t<1?[b("areas.top_p",{value:t})]:[]].join(b("comma"))}function Ep({run:s,seen:e}){let t=U(s.trace),r=["accepted","rejected",...t==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,o=r?.draw??null,i=_e(r??void 0);if(Rt(s)||!r||o===null||i===null)return null;let[a,l]=Le(o,i),c={draw:a,threshold:l,
target:at(r.target),draft:at(r.draft),kind:b(`kind.${kt(e.kind,s.trace)}`)},d=o<i?"passed":"failed",u=yt(r,t),m=b(t==="token"?`test.${e.kind}`:`rules.sum.${u?"c\
ertain":we(t)?"lossy":t}.${d}`,c),h=t==="block",g=h&&!X(s.trace)?Ao(e.round.drafts,e.index):null;return p("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":o},children:[p("h3",{children:p(ve,{name:"accept_test",children:b("test.heading")})}),p("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria\
-label":u?m:b("test.aria",c),children:[p("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":o<i/2?"end":"start",children:b(h?"rules.pass":"test.keep")}),
p("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":o>(1+i)/2?"start":"end",children:b(h?"rules.fail":"test.drop")}),!u&&p(pe,{children:[p("span",{class:"\
sv-needle"}),p("span",{class:"sv-needle-label","data-side":o>.5?"left":"right",children:`${b("test.draw")} ${a}`})]})]}),p("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[p("span",{children:"0"}),p("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${b("test.threshold")} ${l}`}),p("span",{children:"\
1"})]}),p("p",{class:"sv-arithmetic",children:m}),g&&p("p",{class:"sv-note",children:b(`rules.basis.${g.last?"last":"earlier"}`,{weight:de(g.weight),excess:de(g.
excess)})}),p(Oa,{draft:r,position:e.position,draw:o,alone:!X(s.trace)})]})}function zp({run:s,seen:e}){let t=U(s.trace),n=Tp(e),r=e.position&&n?ji(e.position,jo(
n,t)):null;if(!n||!r)return null;let o=!Rt(s)&&(t==="block"||t==="match"),i=e.open||!e.round.final?null:e.round.final.token,a=r.shares.slice(0,Ca),l=r.shares.find(
({token:c})=>c===i);return l&&!a.includes(l)&&(a[Ca-1]=l),a.push({token:-1,share:Math.max(0,1-a.reduce((c,d)=>c+d.share,0))}),p("div",{class:"sv-block sv-residu\
al-block",children:[p("h3",{children:p(ve,{name:"residual",children:b("residual.heading")})}),p("p",{class:"sv-note",children:o?b(`rules.residual.${t}`,{weight:de(
n.weight??1)}):b("residual.note")}),p("div",{class:"sv-residual-head",children:[p("span",{children:b("areas.token")}),p("span",{children:b("residual.share")})]}),
p("ul",{class:"sv-residual",children:a.map(c=>p("li",{class:c.token===-1?"sv-others":"","data-drawn":c.token===i?b("residual.chosen"):void 0,children:[p("span",
{class:"sv-t",title:Lt(s,c.token),children:Lt(s,c.token)}),p("span",{class:"sv-share",style:{"--share":c.share}}),p("span",{class:"sv-p",children:ce(c.share)})]},
c.token))})]})}function Tp({kind:s,draft:e,round:{drafts:t}}){if(s==="rejected")return e;if(s!=="correction")return null;let n=wt(t).at(-1)??-1;return t.findLast(
({verdict:r},o)=>r==="rejected"&&Pe(t,o)===n)??null}var Na=23,qa=["tokens","distance"],Qr=[0,1],Mp=1e-6,Yr=.005;function Zr({candidates:s,rest:e,overlap:t}){let n=s.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,t==null?e[1]??0:1-t-n)}function Op(s,e){let t=(i,a)=>Math.max(0,e*(i??0)-(a??0)),n=s.candidates.reduce((i,[,a,l])=>i+t(a,l),0),[,r,o]=s.rest;
return[n+t(r,o),n+Math.max(t(r,o),e*Zr(s))]}function Rp({drafts:s,positions:e=[]}){let t=1;return s.map((n,r)=>{if(t=Math.min(1,t*((n.target??0)/(n.draft||1))),
r===s.length-1)return[t,t];let o=l=>l+1-t>0?l/(l+1-t):1,[i,a]=Op(e[r+1],t);return[o(i),o(a)]})}function Lp(s,e){return e==="block"?Rp(s):s.drafts.map((t,n)=>{let r=Ls(
e,t.target??0,Ae(t)??0,s.positions?.[n]??null);return r===null?Qr:[r,r]})}function Ia(s,e){if(e!=="block")return s.reduceRight((n,r)=>1+r*n,1);let t=1;return s.
reduceRight((n,r,o)=>{let i=t*r*(o+1);return t*=1-r,n+i},1)}function Ap(s,e){let{candidates:t,rest:[,n],overlap:r}=s,o=Kr(s);if(r==null||n==null||Ls(e,o,o,s)!==
(e==="typical"?0:o))return Qr;let i=t.map(([,S,k])=>({p:S??0,q:k??0})),a=i.map(({p:S,q:k})=>k?Ls(e,S,Math.min(1,S/k),s):0);if(a.includes(null))return Qr;let l=i.
map(({q:S},k)=>S*(a[k]??0)),c=e==="typical"?0:Math.max(0,n-Zr(s)),d=Math.max(0,1-c-l.reduce((S,k)=>S+k,0)),u=1-r<Mp,m=d/(u?1:1-r),h=i.map(({p:S,q:k})=>m*(u?S:Math.
max(0,S-k))),g=m*(u?n:Zr(s)),f=i.reduce((S,{p:k},E)=>S+Math.abs(l[E]+h[E]-k),0),x=Math.abs(c+g-n),w=e==="typical"&&m>1;return[(f+x)/2,(f+(w?g+n:x))/2]}function $p(s){
let{drafts:e,positions:t=[]}=s;return t.length<e.length||e.some(n=>Ae(n)===null)?null:Object.fromEntries(ls.map(n=>{let r=Lp(s,n);return[n,{tokens:[Ia(r.map(([o])=>o),
n),Ia(r.map(([,o])=>o),n)],distance:e.length&&we(n)?Ap(t[0],n):[0,0]}]}))}function jp(s){let e=t=>s.reduce((n,r)=>n+r[t],0)/s.length;return[e(0),e(1)]}var Cp=([
s,e])=>{if(e-s>=Yr)return`${Q(s)} – ${Q(e)}`;let t=(s+e)/2;return t<Yr?`<${Yr}`:Q(t)},Xr=new WeakMap;function Pp(s){return Xr.has(s)||Xr.set(s,$p(s)),Xr.get(s)??
null}function Ha(){let{run:s,moment:{round:e},live:t,send:n}=ue(),r=X(s.trace)?"trees":s.trace.settings.temperature?"":"greedy",o=r?[]:s.rounds.slice(0,e).map(Pp).
filter(a=>a!==null),i=(a,l)=>Cp(jp(o.map(c=>c[a][l])));return p("div",{class:"sv-block sv-rule-lab",children:[p("h3",{children:b("rules.lab.heading")}),o.length>
0&&p("table",{class:"sv-figures-table",children:[p("thead",{children:p("tr",{children:["rule",...qa].map(a=>p("th",{scope:"col",children:b(`rules.lab.${a}`)}))})}),
p("tbody",{children:ls.map(a=>p("tr",{"data-rule":a,children:[p("th",{scope:"row",class:we(a)?"sv-lossy":"",children:[b(`rules.name.${a}`),p("span",{children:a===
U(s.trace)&&` ${b("rules.lab.own")}`})]}),p("td",{children:i(a,"tokens")}),p("td",{children:we(a)?i(a,"distance"):"0"})]},a))})]}),p("p",{class:"sv-note",children:o.
length?b("rules.lab.rounds",{n:o.length}):b(`rules.lab.${r||"none"}`)}),o.length>0&&p("ul",{class:"sv-note",children:[...qa,"range"].map(a=>p("li",{children:b(`\
rules.lab.legend.${a}`)}))}),t&&p("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:Na}),children:b("rules.lab.claim",{n:Na})})]})}var Np=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function qp({models:s,settings:e}){let t=d=>b("size",{name:d.name,size:ir(d.parameters)}),n=t(s.
target),r=$o(e),{drafter:o,confidence:i}=e,a=d=>o!=="early-exit"?t(d):b("first_layers",{layers:d.layers,of:s.target.layers,size:ir(d.parameters)}),l=s.draft?b("\
pair",{target:n,draft:a(s.draft)}):b("pair_alone",{target:n}),c=X({settings:e})&&b("tree.settings",{tree:b(`tree.name.${e.tree}`),budget:e.budget});return[r&&b(
`rules.name.${r}`),c,o!=="model"&&Je(o,s.pair),...["too_short","other_weights"].map(d=>s.draft?.[d]&&b(d)),b("settings",{...e}),i&&b("confidence",{confidence:i}),
l].filter(Boolean).join(" · ")}function Ip({machine:s,captured:e,recorded:t},n){let{device:r,processor:o,placement:i}=s,a=r==="cuda"&&b(`steps.${e?"captured":"\
eager"}`);return b(n?"recorded":"live",{date:t.slice(0,10),machine:[o||r,i,a].filter(Boolean).join(" · ")})}function Hp({trace:{ending:s},folds:e}){let t=e.output.
length;return b(`ending.${s}${s==="stopped"?["_none","_one"][t]??"":""}`,{n:t})}function Vp(s){let{run:e,recorded:t,status:n,stale:r}=s,o=n!=="done"?b(`state.${n}`):
e?Hp(e):b("state.idle"),i=t||Te(s)>0&&e?.trace.ending!=="stopped",a=e&&(n==="idle"||n==="done"&&i),l=e&&n==="error"?b(t?"state.example":"state.previous"):a&&r?b(
"state.stale"):"";return ee(s.message||(a?"":o),l)}function Va(){let{state:s}=Ve(),{run:e,recorded:t,status:n}=s,r=e?Ip(e.trace,t):"",o=e?qp(e.trace):"";return p(
"div",{class:"sv-status",children:[p("span",{class:"sv-origin","data-recorded":String(t),title:r,children:r}),p("span",{title:o,children:o}),p("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:Vp(s).split(Np).map((i,a)=>a%2?p("a",{href:i,target:"_blank",rel:"noopener",children:i}):p("span",{children:i}))})]})}function Dp({rounds:s,trace:e},t){let n=s[t];if(!n)return"";let r=U(e),o=cs(n,r);return o>=0?b(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):pr(n)?b("lead.w\
hy"):""}function Da(){let{run:s,moment:e,opening:t,recorded:n,playing:r,rested:o,viewer:i}=ue(),a=!r&&e.phase===0,l=o!==null?b("lead.rests",{round:s.length,shown:o+
1}):a&&t&&n?Dp(s,e.round-1):"",c=a&&o===null&&s.over&&e.round===s.length?Us(s):null,d=c!==null&&cs(s.rounds[c],U(s.trace))>=0;return p("span",{class:"sv-lead",children:[
l&&p("span",{children:l}),c!==null&&p("button",{type:"button",class:"sv-link",onClick:()=>i.teach(c),children:b(d?"lead.watch_rule":"lead.watch",{round:c+1})})]})}var Bp=2e3,Ua={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Ba=Object.keys(Ua),Up={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},Fp={tree:["test","write"],block:["test"]};function Wp({run:{trace:s},current:e}){let t=X(s)?"tree":U(s)==="block"&&s.settings.temperature?
"block":"",n=e?Ba.indexOf(e):-1;return p("ol",{class:"sv-acts","aria-label":b("act.label"),children:Ba.map((r,o)=>{let i=b(`act.${r}.${Fp[t]?.includes(r)?t:"mea\
ns"}`);return p("li",{title:i,"aria-current":o===n?"step":void 0,class:o<n?"sv-past":"",children:[p(ve,{name:r==="test"&&t==="block"?"block_verification":Ua[r],
children:b(`act.${r}.name`)}),p("span",{class:"sv-spoken",children:i})]},r)})})}function Gp(s,e){let t=Se({at:-1/0,sentence:""}),n=performance.now();return(!e||
n-t.current.at>=Bp)&&(t.current={at:n,sentence:s}),t.current.sentence}function Fa({children:s}){let{run:e,state:t}=ue(),{moment:n,entered:r,rested:o,mode:i,playing:a}=t,
l=$e(t),c=r==="step"&&n.round>0,d=o===null?Os(e,n,l):Os(e,{round:_t(t)+1,phase:0},null),u=Gp(d,a||i==="running"&&!Te(t));return p("div",{class:"sv-story",children:[
p(Wp,{run:e,current:l?Up[l.phase.name]:c?"write":null}),p("p",{class:"sv-caption",children:[p("span",{children:d})," ",p(Da,{})]}),p("p",{class:"sv-spoken","ari\
a-live":"polite",children:u}),s]})}var to=480,Kp=5,Jp=/^ \S{1,24}$/,Yp=["rejected","untested"];function Wa(){let{run:s,tint:e,ghosts:t,viewer:{stream:n}}=ue(),[r,o]=He(null),{gamma:i,drafter:a}=s.
trace.settings,l=i===0||a.startsWith("lookup")||s.rounds.some(({drafts:d})=>!d.length),c=Er.filter(d=>d==="plain"?l:i>0);return p("section",{class:"sv-section s\
v-stream","data-tinted":String(e!=="verdict"),children:[p("div",{class:"sv-section-head",children:[p("h2",{children:p(ve,{name:"token",children:b("stream.headin\
g")})}),p("ul",{class:"sv-legend",children:[...c,...t?Yp:[]].map(d=>p("li",{children:[p("span",{class:"sv-swatch","data-kind":d}),p(ve,{name:d,"data-short":b(`k\
ind.${d}`),children:b(`legend.${d}`)})]},d))})]}),s.promptText.length>to&&r!==s&&p("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),o(s)},
children:b("stream.more",{n:s.promptText.length})}),p(Re,{node:n.scroller}),p(ia,{name:e})]})}function eo({text:s},e){return Jp.test(s)?(e.classList.add("sv-wor\
d"),[v("wbr",{}),e]):[e]}var Kn=class{prompt=v("span",{class:"sv-prompt"});list=v("span",{class:"sv-list",role:"listbox","aria-label":b("stream.label"),"aria-or\
ientation":"horizontal",dir:"auto"});text=v("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=v("div",{class:"sv-stream-scroll"},
this.text);rows=[];now=null;run;shown=0;tint="verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.
style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1)}paintPrompt(e){let t=this.run.promptText;L(this.prompt,!e&&t.length>to?"…"+t.slice(-to):
t)}show({ghosts:e,tint:t,moment:{round:n}},r){e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),t!==this.tint&&this.paintTint(t),this.grow(),this.showRounds(
n),this.showNow(r)}grow(){let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(
n)}this.list.append(e)}row(e){let t=v("span",{class:"sv-ahead",role:"presentation"}),n=this.ghosts&&!X(this.run.trace);return this.run.rows[e].slots.forEach((r,o)=>{
ot(r.kind)?t.append(...eo(r,this.option(r,e,o))):n&&t.append(...eo(r,this.ghost(r,e,o)))}),t}option(e,t,n){let r=v("span",{class:"sv-token",role:"option",tabindex:-1,
"aria-selected":"false","data-kind":e.kind,"data-at":`${t}.${n}`,style:`--i:${n}`,"aria-label":gt(this.run,t,n),"data-tint":Ms(this.tint,this.run.at({round:t,index:n}))});
return ws(r,e)}ghost(e,t,n){let r=v("span",{class:"sv-token","data-kind":e.kind,"data-at":`${t}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return ws(r,e,!0)}paintTint(e){
this.tint=e,this.options(this.rows.length).forEach(t=>{let[n,r]=(t.dataset.at??"").split(".").map(Number);B(t,"data-tint",Ms(e,this.run.at({round:n,index:r})))})}showRounds(e){
let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,B(this.scroller,"tabin\
dex",e?null:0)}showNow(e){let t=this.shown;if(this.now&&(!e||this.now.number!==t)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(t),this.
now.node.classList.toggle("sv-fallen",e.fallen);let n=xe(this.run.rounds[t]);this.now.tokens.forEach((r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!ot(i),B(
r,"data-kind",i)})}begin(e){let{slots:t}=this.run.rows[e],n=t.map((o,i)=>this.ghost(o,e,i)),r=v("span",{class:"sv-now","aria-hidden":"true"},...t.flatMap((o,i)=>eo(
o,n[i])));return this.list.insertBefore(r,this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(t=>[...t.querySelectorAll("[ro\
le=option]")])}find(e){let t=e&&this.rows[e.round];return!t||e.round>=this.shown?null:t.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??t.querySelector(
"[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){
let e=this.measure();this.crop(e);let{x:t,y:n,width:r,height:o}=e.box,i=new DOMRect(t,n,r,o-e.covered);ko(this.scroller,i,e.head,e.line)}measure(){let[e,t,n]=[this.
scroller,this.text,this.head].map(o=>o.getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:t,head:n,
covered:r?.offsetHeight??0,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:e,text:t,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.
text.style,i=this.shown===this.rows.length&&!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(
n.bottom-t.top)+r+Kp}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Ga=0,As=["race","same","rounds","time","guesses","numbers"],so=class extends ht{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?p(pe,{children:this.props.children}):null}};function Ka({views:s}){let{view:e,set:t}=ue(),[n]=He(()=>(Ga+=1,Ga));return p("div",{class:"\
sv-views",children:[p("div",{class:"sv-view-tabs",role:"tablist","aria-label":b("views.label"),onKeyDown:r=>{let o=Gn([...r.currentTarget.children],r);o>=0&&t({
view:As[o]})},children:As.map(r=>p("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>t({view:r}),children:b(`views.${r}`)},r))}),As.map(r=>p("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:p(so,{open:r===e,children:s[r]})},r))]})}function Ja(){let{run:s,set:e,viewer:t}=Ve(),{predict:n,headline:r,sequels:o,experiments:i,ledger:a,charts:{race:l,lossless:c,costs:d,speedup:u,breakdown:m}}=t;
return p(pe,{children:[p("div",{class:"sv-stage",onPointerLeave:({pointerType:g})=>{g==="mouse"&&e({hovered:null})},children:[p(Va,{}),!s&&p("p",{class:"sv-empt\
y",children:b("empty")}),s&&p(pe,{children:[p(Wa,{}),p(Fa,{children:[n.button,n.refused,n.node].map(g=>p(Re,{node:g}))}),p(ya,{}),p(Pa,{})]}),p(pa,{children:s&&
p(Re,{node:r.node})})]}),s&&p("div",{class:"sv-below",children:[p(Re,{node:r.sentence}),p(Re,{node:o.compare.node}),p(Ka,{views:{race:p(pe,{children:[p(Re,{node:l.
node}),p(xt,{name:"race"})]}),same:p(pe,{children:[p(Re,{node:c.node}),p(xt,{name:"same"})]}),rounds:p(pe,{children:[p(Ei,{}),p("section",{class:"sv-section sv-\
experiments",children:[p("div",{class:"sv-section-head",children:p("h2",{children:b("whatif.heading")})}),p(ki,{}),p(Ha,{}),p(Re,{node:i.again})]})]}),time:p(pe,
{children:[p(Re,{node:d.node}),p(xt,{name:"time"}),p(Re,{node:u.node}),p(xt,{name:"time"})]}),guesses:p(pe,{children:[p(Re,{node:m.node}),p(xt,{name:"guesses"})]}),
numbers:p(Re,{node:a.node})}})]})]})}var Ya={speedup:be,acceptance_rate:V,draft_efficiency:V,mean_acceptance_length:Q,emitted:qe},Xp=Object.keys(Ya),no=(s,e)=>s.length===e.length&&s.every((t,n)=>t===
e[n]);function Xa(s,e){let[t,n]=[s.trace.prompt,e.trace.prompt];if(no(t,n))return"again";if(n.length<=t.length||!no(t,n.slice(0,t.length)))return null;let r=n.slice(
t.length),o=r.length-1,{output:i}=s.folds;return i.length<o||!no(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function Qp(s,e,t){let n=e.trace.prompt.
slice(s.trace.prompt.length),[r,o]=[s,e].map(({folds:l},c)=>l.output.slice(0,l.at(t[c]).emitted)),i=[...n,...o],a=0;for(;a<Math.min(r.length,i.length)&&r[a]===i[a];)
a+=1;return{n:a,was:r[a],now:i[a]}}function Qa({compared:s,expected:e,returning:t},n){let r=t??(s&&Zp(s.pair[s.shown],n)?s.shown:null);if(s&&r!==null){let[i,a]=s.
pair;return{pair:r?[i,n]:[n,a],shown:r}}return e&&n.source&&Xa(e.run,n.run)?{pair:[e,n],shown:1}:null}var Zp=({source:s},e)=>!!(s&&e.source&&s.run&&s.run===e.source.
run),Jn=class{drawn=null;constructor({say:e,swap:t,close:n}){this.say=e,this.branched=v("p",{class:"sv-branched"}),this.texts=v("p",{}),this.note=v("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:v("th",{scope:"col"})})),this.body=v("tbody",{}),this.swap=v("button",{type:"but\
ton",class:"sv-link",on:{click:t}}),this.node=v("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},v("div",{class:"\
sv-section-head"},v("h2",{},e("compare.heading")),this.swap,v("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
v("table",{class:"sv-figures-table"},v("thead",{},v("tr",{},v("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:t}=e,n=this.drawn?.pair;if(this.drawn=t,this.node.hidden=!t,!t)return;let{say:r}=this,{pair:o,shown:i}=t,a=o.map(({run:d},u)=>u===i?Bs(e):d.length),
[l,c]=o.map(({run:d})=>d);L(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:d,node:u},m)=>L(u,m===i?r("compare.shown",{run:r(
`compare.${d}`)}):r(`compare.${d}`))),this.showBranch(l,c),this.body.replaceChildren(...this.rows(l,c,a)),L(this.texts,this.tell(l,c,a)),this.note.hidden=JSON.stringify(
l.trace.machine)===JSON.stringify(c.trace.machine),o.some(d=>n?.includes(d))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,t){
let n=Xa(e,t);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&L(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(t,n.token),
was:this.name(e,n.was)}))}rows(e,t,n){let{say:r}=this,o=(u,m)=>v("tr",{},v("th",{scope:"row"},r(`compare.${u}`)),...m.map(h=>v("td",{},h))),a=bs.map(u=>({name:u,
values:[e,t].map(({trace:m})=>an(u,on(m,u),m.models.pair))})).filter(({values:[u,m]})=>u!==m),l=a.some(({name:u})=>u==="tree"),c=[e,t].some(({trace:u})=>X(u)),d=[
e,t].map((u,m)=>u.folds.summary(n[m]));return[...a.map(({name:u,values:m})=>o(u,m)),...l?[o("verified",[e,t].map(({trace:u})=>qe(xs(u))))]:[],...Xp.map(u=>o(c&&
u==="acceptance_rate"?"acceptance_by_position":u,d.map(m=>Ya[u](m[u]))))]}tell(e,t,n){let{n:r,was:o,now:i}=Qp(e,t,n);return o===void 0&&i===void 0?this.say("com\
pare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(t,i)})}name(e,t){return t!==
void 0&&ze(e.alone(t))||this.say("token.empty")}};var Yn=class{constructor({say:e,send:t,store:n,most:r}){this.say=e,this.send=t,this.store=n,this.most=r,this.compare=new Jn({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:Qa(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,t){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:t})}make(e){let{run:t,source:n,recorded:r}=this.store.state;t&&(this.store.set({expected:{run:t,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let t=e.shown?0:1;this.store.set({returning:t}),this.show(e.pair[t])}show({run:{trace:e},source:t,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:t?.run,name:t?.recorded,offered:!!t?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var Xn=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new Kn;table=new pn;round;marker;sequels;experiments;predict;asking;charts;headline;ledger;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:t,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){xo(t),So.teach(t);let a=b;this.send=n,this.keys=t.keys,this.most=
i,this.store=new Ds({...Ht,live:r},u=>this.changed(u)),this.player=new Dn(this.store,()=>this.toggle()),this.actions=ua(this),this.node=v("div",{class:"specviz"+
(o?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new Pt(this.node),this.presenter=new Fn(this.node,()=>this.relayout()),this.round=new Wn(this.
node),this.marker=new Vn([this.stream,this.table,this.round]);let{set:l,store:c}=this;this.sequels=new Yn({say:a,send:n,store:c,most:i}),this.experiments=new $n(
{say:a,sequels:this.sequels}),this.predict=new Un({say:a,intents:{set:l,toggle:()=>this.asking.toggle(),answer:u=>this.asking.answer(u),goOn:()=>this.toggle()}}),
this.asking=new Zs(this);let d={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.charts=new An({say:a,palette:this.
palette,seek:u=>this.seek(u),greedy:d}),this.headline=new In(a),this.ledger=new Hn(a),this.silence=ha(this),this.changed({})}get state(){return this.store.state}destroy(){
this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),Vt(null,this.node),this.node.remove()}load(e,{
recorded:t=!1,at:n=null,phase:r=0,play:o=!1,step:i=!1,teach:a=!1,source:l=null}={}){let c=new ft(e),{over:d,length:u}=c,{run:m,offers:h}=this.state,g=l&&m?.trace.
models.pair===e.models.pair&&m.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Qs(c)||this.set({predicting:!1}),this.sequels.load(
{run:c,source:l,recorded:t&&d}),this.experiments.load(c);let f=as(c.rounds,{round:n??u,phase:r}),x=f.round===u;this.player.halt(),this.lag=!0,this.set({run:c,source:l,
stale:!1,recorded:t&&d,moment:f,entered:null,following:x,whole:d&&x,opening:!1,until:null,rested:d&&n===null?ur(c):null,pinned:null,hovered:null,cursor:null,asked:i?
"step":"round",gamma:c.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:g?h:null,...d?{status:"done",mode:"done",message:null}:{}});let w=a&&d?Us(c):
null;w!==null&&this.teach(w),o&&this.player.play()}teach(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(t?1:0),phase:0}),
this.set({opening:!0}),t||this.player.open(e)}append(e){let{run:t,following:n}=this.state;if(!t)return this.send("resync",{from:0}),!1;let r=t.length;return t.append(
e)?(n&&t.length>r&&this.mayFollow()&&this.follow(t),t.over&&this.set({rested:qo(this.state)}),t.over&&this.setState("done"),this.changed({run:t}),!0):(this.send(
"resync",{from:r,plain_from:t.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:t},
asked:n,mode:r,hovered:o,predicting:i}=this.state,a={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:t,phase:1},"step",a):this.player.
move({round:e.length,phase:0},e.length===t+1?"round":null,a),i&&this.asking.goOn()}setState(e,t=null){this.set({status:e,message:t,...e==="error"||e==="loading"?
{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){
return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,t=0){this.hold(()=>this.player.seek({round:e,phase:t}))}toEnd(){this.hold(
()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:t}=this,n=Ze(t);Te(t)?this.hold(()=>this.player.forward(e)):(n||t.live&&!t.run)&&
(this.set({following:!0,asked:t.predicting?"step":e}),this.send("step",{round:t.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,
t=Ze(e)&&Te(e)===0;e.playing?this.player.halt():e.predicting&&(Te(e)||t)?this.asking.goOn():t?(this.set({following:!0,asked:"round"}),this.send(e.mode==="runnin\
g"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!dt(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){
e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){ra(e)&&this.set({tint:e})}open(e){As.
includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data\
-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"view"in e&&(this.lag=!0),
"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:t,moment:n}=e,r=$e(e),o=t!==this.
drawn.run||n.round!==this.drawn.moment?.round||n.phase!==this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.toggle("sv-op\
en",!!t&&!t?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),t&&t!==this.drawn.run&&(this.
stream.load(t),this.stream.scroller.scrollTop=0),t&&this.stream.show(e,r),xi(this,Ja,this.node),t&&this.paintByHand(e,t,o),this.drawn={run:t,moment:n},this.node.
dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,t,n){let{moment:r,entered:o,view:i}=e,a=e.mode==="running"&&!Te(e),l=e.mode==="running"||
e.playing;i==="rounds"&&this.table.show(e,t,$e(e)),this.lag||=n&&!e.whole,n&&this.greet(o==="round"&&!a?r.round-1:-1),this.predict.show(e,t),this.headline.show(
t,r.round),this.sequels.compare.show(e),this.experiments.show(e),this.ledger.show(t,r.round),this.charts.show(t,{shown:r.round,known:Bs(e),busy:l,view:i});let{at:c,
how:d}=pt(e);this.marker.show(e,c,d),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=!1)}greet(e){this.fresh.forEach(t=>t.classList.
remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(t=>t.rows[e]??[]),this.fresh.forEach(t=>t.classList.add("sv-fresh"))}fit(){let e=this.node.getBoundingClientRect().
top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),
this.charts.relayout(),this.changed({})}};function eu(s,e){let t=new Xn(s,e);return{load:t.load.bind(t),append:t.append.bind(t),setState:t.setState.bind(t),offer:t.sequels.offer.bind(t.sequels),outdate:t.
outdate.bind(t),forgive:t.forgive.bind(t),state:()=>Po(t.state),trace:t.trace.bind(t),seek:t.seek.bind(t),play:t.player.play.bind(t.player),forward:t.forward.bind(
t),pin:t.pin.bind(t),tint:t.tint.bind(t),open:t.open.bind(t),present:t.present.bind(t),relayout:t.relayout.bind(t),flush:t.charts.flush.bind(t.charts),destroy:t.
destroy.bind(t),experiment:t.charts.lossless.experiment}}window.SpecViz={mount:eu,term:ke,FONT:Nt,dom:{el:v,setText:L,Palette:Pt}};var Zn=20,Kt=.5,Za=.8,el=1,tl=.3,ro=.2,Qn=(s,e={})=>({met:!0,says:`exercises.${s}.met`,values:e}),De=(s,e={})=>({met:!1,says:`exercises.${s}`,values:e}),At=(s,e,t)=>s?
Qn(e,t):De(`${e}.missed`,t);function oo(s,e){let t=s.map((r,o)=>e(r,o)??-1/0),n=Math.max(...t);return n===-1/0?-1:t.indexOf(n)}var io=s=>({met:!1,says:`lacking.${s?
"other":"point"}`,values:{}});function tu(s){let{accepted:e,rejected:t}=s.folds.summary();return s.over?e+t<Zn?{met:!1,says:"lacking.tests",values:{tested:e+t,least:Zn}}:
null:{met:!1,says:"lacking.end",values:{}}}function $s(s){let{accepted:e,rejected:t,rounds:n,acceptance_rate:r,draft_efficiency:o,speedup:i}=s.folds.summary();return{
alpha:r??0,efficiency:o??0,speedup:i,values:{alpha:V(r),tested:e+t,rounds:n,efficiency:V(o),speedup:be(i)}}}var su={bonus(s,{pinned:e}){let t=oo(s.rounds,({drafts:a},l)=>a.
length>1?s.folds.accepted(l)/a.length:null);if(t<0)return De("bonus.short");let n=s.rounds[t].drafts.length,r=s.folds.accepted(t);if(r<n)return De("bonus.missed",
{round:t+1,drafted:n,accepted:r});let{drafts:o,final:i}=(e&&s.rounds[e.round])??s.rounds[t];return e?.index!==o.length||o.length<2||i?.kind!=="bonus"?io(e):Qn("\
bonus",{round:e.round+1,drafted:o.length})},waste(s,{pinned:e}){let t=r=>s.rounds[r].drafts.filter(({verdict:o})=>o==="untested").length,n=r=>s.rounds[r]?.drafts[0]?.
verdict==="rejected"&&t(r)>0;return s.rounds.some((r,o)=>n(o))?e?.index!==0||!n(e.round)?io(e):Qn("waste",{round:e.round+1,untested:t(e.round)}):De("waste.misse\
d",{rounds:s.length})},low(s){let{alpha:e,values:t}=$s(s);return At(e<Kt,"low",{...t,limit:V(Kt)})},same(s){let{temperature:e}=s.trace.settings;if(e>0)return De(
"same.sampled",{temperature:e});let t=s.folds.agreement(s.length);return!t||t.compared<Zn?De("same.short",{n:t?.compared??0,least:Zn}):At(t.first_difference===null,
"same",{n:t.compared,at:(t.first_difference??0)+1})},hot(s){let{alpha:e,values:t}=$s(s),{temperature:n}=s.trace.settings;return At(e>Za&&n>=el,"hot",{...t,temperature:n,
limit:V(Za),least:el})},untested(s){let{alpha:e,efficiency:t,values:n}=$s(s),r=Math.round(100*(e-t));return At(r>=100*tl,"untested",{...n,points:r,least:100*tl})},
lookup(s){if(s.trace.settings.drafter!=="lookup")return De("lookup.drafter");let{alpha:e,values:t}=$s(s);return At(e>=Kt,"lookup",{...t,limit:V(Kt)})},lucky(s,{
pinned:e}){let t=s.rounds.flatMap(({drafts:d},u)=>d.flatMap((m,h)=>{let g=m.verdict==="accepted"?_e(m):null;return g===null?[]:[{chance:g,draw:m.draw,round:u,index:h}]})),
n=t[oo(t,({chance:d})=>-d)];if(!n)return De("lucky.none");let r=n.chance<ro,o=r?t.find(({chance:d,...u})=>d<ro&&dt(u,e)):n;if(!o)return io(e);let{chance:i,draw:a,
round:l,index:c}=o;return At(r,"lucky",{chance:V(i),draw:Q(a,3),round:l+1,slot:c+1,limit:V(ro)})},lose(s){let{alpha:e,speedup:t,values:n}=$s(s);return s.folds.plain.
tokens.length?At(t!==null&&t<1&&e>Kt,"lose",{...n,limit:V(Kt)}):De("lose.plain")},choose(s,{trials:e,text:t,most:n}){if(!s.promptText.includes(t))return De("cho\
ose.prompt");let{alike:r}=ao(s),o=e.filter(c=>c.alike===r&&c.speedup!==null),i=[...new Map(o.map(c=>[c.gamma,c])).values()].sort((c,d)=>c.gamma-d.gamma);if(!i.length)
return De("lose.plain");let a={tried:i.map(({gamma:c,speedup:d})=>`γ = ${c}: ${be(d)}`).join(", ")},l=oo(i,({speedup:c})=>c);return l===0&&i[0].gamma>1?De("cho\
ose.smaller",a):l===i.length-1&&i[l].gamma<n?De("choose.larger",a):Qn("choose",{...a,gamma:i[l].gamma})}},nu=["lose","choose"];function ao(s){let{settings:{gamma:e,
...t},models:n,prompt:r}=s.trace;return{alike:JSON.stringify([n.pair,r,t]),gamma:e,speedup:s.folds.measured(s.length)}}function sl(s,e,t){let n=nu.includes(s)&&
e.folds.disturbance(e.length)!==null;return{...tu(e)??su[s](e,t),busy:n}}var js=s=>s.reduce((e,t)=>e+t,0);function Jt(s){let e=js(s);return s.map(t=>t/e)}var lo=(s,e)=>s.map((t,n)=>Math.min(t,e[n])),Yt=(s,e)=>Math.min(1,js(lo(s,e))),
co=(s,e)=>e.map((t,n)=>t>0?Math.min(1,s[n]/t):null);function Xt(s,e){let t=s.map((n,r)=>Math.max(0,n-e[r]));return js(t)>0?Jt(t):[...s]}function rl(s,e){let t=co(
s,e).map((r,o)=>e[o]*(r??0)),n=1-js(t);return{accepted:t,corrected:Xt(s,e).map(r=>n*r)}}function ol(s,e,t){let n=1-s[e];return s.map(o=>n>0?o/n:1/(s.length-1)).
map((o,i)=>i===e?t:o*(1-t))}function nl(s,e){let t=e*js(s),n=0;for(let[r,o]of s.entries()){if(o>0){if(t<o)return{token:r,spot:t/o};n=r}t-=o}return{token:n,spot:.5}}
function po(s,e,t){let n=nl(e,t()).token,r=t(),o=Math.min(1,s[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:a}=nl(Xt(s,e),t());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:a,token:i}}var Cs=6,uo="similar",er={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},ru=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
il=({target:s,draft:e})=>[s,e].map(t=>t.map(n=>Math.round(1e3*n)).join(".")).join("-");function al(s){if(!ru.test(s))return null;let[e,t]=s.split("-").map(r=>r.
split(".").map(Number));return[e,t].some(r=>r.every(o=>o===0))||e.length!==t.length?null:{target:Jt(e),draft:Jt(t)}}var ou=s=>!!s&&[...s?.candidates??[],s?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function iu({rounds:s},{round:e,index:t}){let n=s[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(t<n.drafts.length?t:r,n.drafts.length-1);return ou(n.positions?.[o])?{round:e,index:o}:null}function ll(s,e){let t=s.rounds.flatMap(
({drafts:l},c)=>l.flatMap(({verdict:d},u)=>d==="rejected"?[{round:c,index:u}]:[])),n=[...e?[e]:[],...t].map(l=>iu(s,l)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=s.rounds[n.round],i=o[n.index],a=gn(i,[r[n.index].token],!1,Cs);return{target:Jt(a.map(l=>l.target??0)),draft:Jt(a.map(l=>l.draft??0)),guess:{...n,
names:a.map(({token:l})=>au(s,l)),overlap:i.overlap}}}function au({pieces:s},e){if(e===-1)return null;let t=s[e];return ze(typeof t=="string"?t:Xe(We,t).text)||
Ge(t)}var ho=["accepted","corrected"],$t=s=>s.reduce((e,t)=>e+t,0),cl=s=>({accepted:Array(s).fill(0),corrected:Array(s).fill(0)}),tr=class{shown;constructor(e){this.say=
e,this.heading=v("h3",{}),this.says=v("p",{class:"sv-play-says"}),this.result=v("th",{scope:"col"}),this.rows=Array.from({length:Cs},()=>this.buildRow());let t=o=>v(
"th",{scope:"col"},o),n=v("table",{class:"sv-play-emitted"},v("thead",{},v("tr",{},t(e("token")),v("td",{}),t(ke("residual",e("residual"))),t(e("target")),this.
result)),v("tbody",{},...this.rows.map(o=>o.node))),r=o=>v("li",{},v("span",{class:"sv-play-key","data-kind":o}),e(`result_key.${o}`));this.node=v("div",{class:"\
sv-play-result"},this.heading,this.says,n,v("ul",{class:"sv-legend"},...[...ho,"target"].map(r)))}buildRow(){let e=v("th",{scope:"row",class:"sv-t"}),t=v("span",
{class:"sv-play-stack"},...ho.map(i=>v("span",{"data-kind":i})),v("span",{"data-kind":"target"})),[n,r,o]=["","",""].map(()=>v("td",{}));return{name:e,bar:t,rest:n,
target:r,result:o,node:v("tr",{},e,v("td",{},t),n,r,o)}}show(e){this.shown=e;let{target:t,draft:n,active:r,name:o}=e,i=rl(t,n),a=Xt(t,n),l=$t(i.corrected);this.
rows.forEach((c,d)=>{c.node.hidden=d>=t.length,!c.node.hidden&&(L(c.name,o(d)),B(c.name,"title",o(d)),c.node.classList.toggle("sv-play-active",d===r),c.bar.style.
setProperty("--target",String(t[d])),L(c.rest,l<1e-9?"–":ce(a[d])),L(c.target,ce(t[d])))}),L(this.says,this.say(i.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(
r),accepted:ce(i.accepted[r]),rejected:ce(l),residual:ce(a[r]),target:ce(t[r])})),this.paint(i,null)}fill(e){let t=$t(e.accepted)+$t(e.corrected),[n,r]=ho.map(o=>e[o].
map(i=>i/t));this.paint({accepted:n,corrected:r},t)}paint({accepted:e,corrected:t},n){let{say:r}=this;L(this.heading,n===null?r("emits"):r("emits_drawn",{draws:qe(
n)})),L(this.result,r(n===null?"result":"drawn")),e.forEach((o,i)=>{let a=this.rows[i];a.bar.style.setProperty("--accepted",String(o)),a.bar.style.setProperty("\
--corrected",String(t[i])),L(a.result,ce(o+t[i]))})}counted({accepted:e,corrected:t}){let n=$t(e)+$t(t),r=this.shown.target.map((o,i)=>Math.abs(o-(e[i]+t[i])/n));
return this.say("counted",{draws:qe(n),accepted:qe($t(e)),corrected:qe($t(t)),difference:ce(Math.max(...r))})}};var vo=["target","draft"],mo=["both",...vo],lu={both:"overlap",target:"residual",draft:"rejected"},Qt=.01,fo=.1,cu={ArrowRight:Qt,ArrowUp:Qt,ArrowLeft:-Qt,ArrowDown:-Qt,
PageUp:fo,PageDown:-fo};function du({key:s,shiftKey:e,ctrlKey:t,altKey:n,metaKey:r}){if(t||n||r)return 0;let o=cu[s]??0;return e?Math.sign(o)*fo:o}var dl=(s,e)=>mo.
forEach(t=>s.style.setProperty(`--${t}`,String(e[t]))),pl=(...s)=>v("span",{class:"sv-play-bar"},...mo.map(e=>v("span",{"data-area":e})),...s),sr=class{shown;constructor(e,t){
this.say=e,this.intents=t,this.rows=Array.from({length:Cs},(i,a)=>this.buildRow(a)),this.total=pl(),this.beta=v("span",{class:"sv-play-beta"});let n=i=>v("span",
{class:"sv-play-model","data-model":i},e(i)),r=i=>v("li",{},v("span",{class:"sv-area-key","data-area":i}),ke(lu[i],e(`key.${i}`))),o=[0,.5,1].map(i=>v("span",{style:`\
--x:${i}`},String(i)));this.node=v("div",{},v("div",{class:"sv-play-rows"},v("div",{class:"sv-play-row sv-play-head"},v("span",{},e("token")),v("span",{class:"s\
v-play-names"},...vo.map(n)),v("span",{}),v("span",{},ke("accept_test",e("chance")))),...this.rows.map(i=>i.node),v("div",{class:"sv-play-row sv-play-axis","ari\
a-hidden":"true"},v("span",{}),v("span",{class:"sv-area-ticks"},...o)),v("div",{class:"sv-play-row sv-play-total"},v("span",{},e("total")),this.total,v("span",{
class:"sv-play-whole"},ke("overlap",e("overlap")),this.beta))),v("ul",{class:"sv-legend"},...mo.map(r)))}buildRow(e){let t=v("span",{class:"sv-t"}),n={target:this.
buildHandle("target",e),draft:this.buildHandle("draft",e)},r={guess:v("span",{class:"sv-play-dart",hidden:!0}),correction:v("span",{class:"sv-play-dart","data-k\
ind":"correction",hidden:!0})},o=pl(...Object.values(r),...Object.values(n)),i={target:v("span",{}),draft:v("span",{})},a=v("span",{class:"sv-play-chance"});return{
node:v("div",{class:"sv-play-row"},t,o,v("span",{class:"sv-play-masses"},i.target,i.draft),a),name:t,bar:o,handles:n,darts:r,masses:i,chance:a}}buildHandle(e,t){
let{intents:n}=this,r=()=>n.grab(e,t),o=v("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":e,on:{focus:r,pointerdown:r,change:n.done,
keydown:i=>this.press(i,e,t),input:()=>n.move(e,t,Number(o.value))}});return o}press(e,t,n){let r=du(e);if(!r)return;e.preventDefault();let o=Qt*Math.round((this.
shown[t][n]+r)/Qt);this.intents.move(t,n,Math.min(1,Math.max(0,o))),this.intents.done()}show(e){let{target:t,draft:n}=this.shown=e,r=Yt(t,n),o=lo(t,n);this.rows.
forEach((i,a)=>{i.node.hidden=a>=t.length,i.node.hidden||this.paintRow(a,{target:t[a],draft:n[a],both:o[a]})}),dl(this.total,{target:1,draft:1,both:r}),L(this.beta,
de(r))}paintRow(e,t){let{say:n,shown:{target:r,draft:o,active:i,name:a}}=this,{node:l,name:c,bar:d,handles:u,masses:m,chance:h}=this.rows[e],g=a(e);L(c,g),B(c,"\
title",g),l.classList.toggle("sv-play-active",e===i),dl(d,t);let f=co(r,o)[e];L(h,f===null?"–":V(f));for(let x of vo)L(m[x],ce(t[x])),u[x].value=String(t[x]),
B(u[x],"aria-label",n(`handle.${x}`,{token:g})),B(u[x],"aria-valuetext",n("handle.text",{p:ce(t[x]),overlap:de(Yt(r,o))}))}clear(){this.rows.forEach(({darts:e})=>Object.
values(e).forEach(t=>{t.hidden=!0}))}mark({guess:e,draw:t,accepted:n,token:r,spot:o}){let{target:i,draft:a}=this.shown;this.clear();let l=this.rows[e].darts.guess;
if(l.dataset.kind=n?"accepted":"rejected",l.style.setProperty("--x",String(t*a[e])),l.hidden=!1,n)return;let c=this.rows[r].darts.correction,d=Math.min(i[r],a[r]);
c.style.setProperty("--x",String(d+o*(i[r]-d))),c.hidden=!1}};var pu=1e3,uu=40,hu=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,nr=class{scene;preset;active;base;counts;left;frame;constructor({words:e,shown:t=()=>null,
changed:n=()=>{}}){let r=this.say=it({glossary:[],keys:[],...e});this.shown=t,this.changed=n,this.frame=0,this.presets=[...Object.keys(er),"shown"].map(o=>this.
button(`presets.${o}`,()=>{this.start(o),this.tell()})),this.context=v("h3",{}),this.note=v("p",{class:"sv-note",role:"status"}),this.says=v("p",{class:"sv-play\
-says"}),this.outcome=v("p",{class:"sv-play-outcome",role:"status"}),this.handles=new sr(r,{grab:(o,i)=>this.grab(o,i),move:(...o)=>this.move(...o),done:()=>this.
tell()}),this.emitted=new tr(r),this.node=v("div",{class:"specviz sv-play"},v("div",{class:"sv-choices",role:"group","aria-label":r("start")},v("span",{class:"s\
v-quiet"},r("start")),...this.presets),v("div",{class:"sv-play-columns"},v("div",{},this.context,this.note,this.handles.node,this.says),v("div",{},this.emitted.
node,v("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(uo)}button(e,t){
return v("button",{type:"button",class:"sv-choose","data-name":e,on:{click:t}},this.say(e))}start(e){let t=Object.hasOwn(er,e),n=t?er[e]:e==="shown"?this.shownScene():
al(e);return n&&this.put(n,t||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.paint(),L(this.note,this.say("none")),!0)}shownScene(){let{trace:e,
at:t=null}=this.shown()??{};return e?ll(e,t):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&
this.put(e,"shown")}put(e,t){let n=Xt(e.target,e.draft);this.active=n.indexOf(Math.max(...n)),this.preset=t,this.scene=e,this.forget(),L(this.note,this.lost(e)),
this.paint()}lost({target:e,draft:t,guess:n}){if(n?.overlap==null)return"";let[r,o]=[Yt(e,t),n.overlap].map(i=>de(i));return r===o?"":this.say("lumped",{overlap:r,
exact:o})}grab(e,t){this.base=this.scene[e],this.active=t,this.paint()}move(e,t,n){this.preset=null,this.forget(),this.scene={...this.scene,[e]:ol(this.base,t,n)},
this.paint()}tell(){this.changed(this.preset===uo?null:this.preset??il(this.scene))}name(e){let{guess:t}=this.scene;return t?t.names[e]??this.say("rest"):this.say(
`tokens.${e}`)}paint(){let{say:e,active:t,scene:{target:n,draft:r,guess:o}}=this,i={target:n,draft:r,active:t,name:c=>this.name(c)},a=Yt(n,r),l={overlap:de(a),rejected:de(
1-a)};this.presets.forEach(c=>c.setAttribute("aria-pressed",String(c.dataset.name===`presets.${this.preset}`))),L(this.context,o?e("guess",{round:o.round+1,guess:o.
index+1}):e("prompt")),L(this.says,e(a>1-1e-9?"shares_all":a<1e-9?"shares_nothing":"shares",l)),this.handles.show(i),this.emitted.show(i),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),L(this.outcome,"")}drawOne(){
let e=po(this.scene.target,this.scene.draft,Math.random);this.handles.mark(e),L(this.outcome,this.story(e))}story({guess:e,draw:t,threshold:n,accepted:r,token:o}){
let{say:i,scene:{target:a,draft:l}}=this,[c,d]=Le(t,n),u=i(`test.${r?"accepted":"rejected"}`,{draw:c,threshold:d,target:ce(a[e]),draft:ce(l[e])});return ee(i("d\
rafted",{token:this.name(e)}),u,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;this.clear(),this.counts=this.counts??cl(this.scene.target.
length),this.left+=pu,e||this.drawSome(this.counts)}drawSome(e){let{target:t,draft:n}=this.scene,r=hu()?this.left:Math.min(this.left,uu);for(let o=0;o<r;o+=1){let{
token:i,accepted:a}=po(t,n,Math.random);e[a?"accepted":"corrected"][i]+=1}this.left-=r,this.emitted.fill(e),this.left?this.frame=requestAnimationFrame(()=>this.
drawSome(e)):L(this.outcome,this.emitted.counted(e))}};function vu(s,e){let t=new nr(e);return s.replaceChildren(t.node),{start:t.start.bind(t),follow:t.follow.bind(t)}}Object.assign(window.SpecViz,{play:vu,lesson:{
check:sl,trialOf:ao,Run:ft,sentences:ee,speaker:it}});(function(s){"use strict";let t=new Map,n=u=>new Promise(m=>{let h=()=>{let g=u();g?m(g):setTimeout(h,20)};h()});async function r(u){let m=await fetch(u);if(!m.
ok)throw new Error(m.statusText);return m.json()}let o=()=>{let u=0;return()=>{u+=1;let m=u;return()=>m===u}},i=u=>({read(){try{return JSON.parse(s.sessionStorage.
getItem(u)??"null")}catch{return null}},write(m){try{s.sessionStorage.setItem(u,JSON.stringify(m))}catch{}}}),a=u=>{let m=null,h=null,g=()=>{if(!h||m===null)return;
let f=m;m=null,h(f)};return document.addEventListener("specviz-go",({detail:f})=>{typeof f?.[u]=="string"&&(m=f[u],g())}),f=>{h=f,g()}},l=u=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.
test(u),c=(u,m={},...h)=>{let g=Object.assign(document.createElement(u),m);return g.append(...h),g},d=()=>document.documentElement.lang.slice(0,2);s.SpecVizPage=
{until:n,isLocal:l,language:d,make:c,read:r,turns:o,stored:i,linked:a,stage:()=>document.querySelector("#stage .stage"),scripts:()=>n(()=>s.SpecViz?.mount),viewer:()=>n(
()=>s.SpecVizPage.stage()?.specviz),component:(u,m)=>{t.set(u,m)},async mount(u,m,{element:h,props:g,server:f,trigger:x,watch:w}){let S=await n(()=>t.get(u)),k=Object.
fromEntries(m.map(E=>[E,(C={})=>x(E,C)]));S({node:h.firstElementChild,words:g.words?.[d()],send:k,props:g,server:f,watch:w})}}})(window);(function(s){"use strict";let{make:e}=s.SpecVizPage,t=800,n=680,r="SpecViz";async function o(c,d){try{return await s.navigator.clipboard.writeText(c),!0}catch{let u=document.
activeElement;return Object.assign(d,{hidden:!1,value:c}),d.select(),d.hidden=document.execCommand("copy"),d.hidden&&u.focus(),d.hidden}}function i(c){let d=new URL(
c);d.searchParams.set("embed","1");let u=document.createElement("iframe");return Object.assign(u,{src:d.href,title:r,width:"100%",height:String(n),loading:"lazy"}),
u.setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(u).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}if(s.SpecVizShare={copy:o},s.SpecVizPage.component("share",({node:c,words:d})=>{let u=e("span",{className:"link-said",role:"status"}),m=e("input",{type:"text",
readOnly:!0,hidden:!0,ariaLabel:d.field}),h=e("button",{type:"button",textContent:d.embed});h.addEventListener("click",async()=>{let g=s.SpecVizLinks?.address()??
s.location.href,f=await o(i(g),m);u.textContent=f?d.embedded:d.by_hand}),c.replaceChildren(h,u,m)}),new URLSearchParams(s.location.search).get("embed")!=="1")return;
document.documentElement.classList.add("embed");function a(c){let d=0;new ResizeObserver(()=>{let u=c.clientWidth>=t?n:Math.ceil(c.getBoundingClientRect().height);
!u||u===d||(d=u,s.parent.postMessage({specviz:{height:u}},"*"))}).observe(c)}async function l(){let c=await s.SpecVizPage.until(()=>document.getElementById("sta\
ge")),d=e("a",{className:"embed-open",target:"_blank",textContent:r}),u=()=>{let m=new URL(s.location.href);m.searchParams.delete("embed"),d.href=m.href};u(),["\
pointerdown","focus"].forEach(m=>d.addEventListener(m,u)),c.append(d),a(c)}l()})(window);(function(s){"use strict";s.SpecVizPage.component("qr",async({words:e,props:t})=>{await s.SpecVizPage.viewer();let{el:n}=s.SpecViz.dom,r=document.querySelector(
"#stage .specviz"),o=n("img",{class:"qr-code",alt:e.alt}),i=n("p",{class:"qr-link"}),a=n("p",{class:"qr-said",role:"status"}),l=n("button",{type:"button",class:"\
sv-link",on:{click:()=>c.hidePopover()}},e.close),c=n("div",{class:"qr-panel",popover:"auto",role:"dialog","aria-label":e.open},o,i,a,l),d=n("button",{type:"but\
ton",class:"sv-link qr-open",on:{click:m}},e.open);function u(){let h=new URL(s.SpecVizLinks.address());return["presenter","embed"].forEach(g=>h.searchParams.delete(
g)),h}function m(){let h=u(),g=h.href.length>t.most;o.hidden=g,g||(o.src=`qr.svg?${new URLSearchParams({link:h.href})}`),i.textContent=g?"":h.href,a.textContent=
g?e.too_long:s.SpecVizPage.isLocal(h.host)?e.here_alone:"",c.showPopover()}r.addEventListener("keydown",h=>{h.key!=="Escape"||!c.matches(":popover-open")||(c.hidePopover(),
h.stopPropagation(),h.preventDefault())},{capture:!0}),r.querySelector(".sv-transport-side")?.append(d),r.append(c)})})(window);(function(s){"use strict";let e=document.querySelector("base");e&&e.href===new URL("./",location.href).href&&e.remove();let t=({target:m})=>{if(!(m instanceof HTMLInputElement)||
m.type!=="radio")return;m.closest("fieldset")?.querySelectorAll("input[type=radio]")?.forEach(g=>{g.name=m.name})};["focusin","keydown"].forEach(m=>document.addEventListener(
m,t)),document.addEventListener("keydown",m=>{let{key:h,target:g}=m;h!=="Tab"||!(g instanceof HTMLElement)||!g.matches("[role=combobox]")||(m.stopPropagation(),
g.blur())},!0);function n(){for(let m of document.querySelectorAll('fieldset [data-testid="block-info"]'))m.closest("fieldset")?.setAttribute("aria-label",m.textContent?.
trim()??"")}new ResizeObserver(n).observe(document.documentElement);let r=5e3;function o(m){if(!(m instanceof HTMLInputElement)||m.type!=="number"||!m.value)return null;
let[h,g]=[m.min,m.max].map(x=>x===""?NaN:Number(x)),f=Number(m.value);return f<h?h:f>g?g:null}document.addEventListener("input",m=>{o(m.target)!==null&&m.stopPropagation()},
{capture:!0}),document.addEventListener("focusout",({target:m})=>{let h=o(m);if(h===null)return;let g=m;l(g,h),g.value=String(h),g.dispatchEvent(new Event("inpu\
t",{bubbles:!0}))},{capture:!0});let i=Object.assign(document.createElement("div"),{className:"limit"});i.setAttribute("role","status"),document.body.append(i);
let a=0;function l(m,h){let{left:g,bottom:f}=m.getBoundingClientRect();Object.assign(i.style,{left:`${g+s.scrollX}px`,top:`${f+s.scrollY+4}px`}),i.textContent=`${Number(
m.value)>h?"≤":"≥"} ${h.toLocaleString("en")}`,clearTimeout(a),a=setTimeout(()=>{i.textContent=""},r)}let c=16e3;function d(m,h){let g=document.createElement(
"a");g.href=URL.createObjectURL(m),g.download=h,g.click(),setTimeout(()=>URL.revokeObjectURL(g.href),6e4)}s.SpecVizHand=d;async function u(m){let h=URL.createObjectURL(
new Blob([m],{type:"image/svg+xml"}));try{let g=new Image;g.src=h,await g.decode();let{naturalWidth:f,naturalHeight:x}=g,w=Math.min(2,c/Math.max(f,x)),S=document.
createElement("canvas");return Object.assign(S,{width:f*w,height:x*w}),S.getContext("2d")?.drawImage(g,0,0,S.width,S.height),await new Promise((k,E)=>{S.toBlob(
C=>C?k(C):E(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(h)}}s.SpecVizFiles=({server:m,limits:h,shown:g,show:f,fail:x})=>{let w=async(N,y)=>{
let _;try{_=JSON.parse(await N())}catch{_={state:"error",message:h.busy}}_.state==="error"?x(_.message):await y(_)},S=N=>w(()=>m.make({kind:N==="png"?"svg":N,...g()}),
async({name:y,media:_,text:O})=>{N==="png"?d(await u(O),y.replace(/svg$/,"png")):d(new Blob([O],{type:_}),y)}),k=s.SpecVizPage.turns();document.addEventListener(
"specviz-load",k);let E=async N=>{let y=k();N.size>h.most?x(h.too_large):await w(async()=>m.bring(await N.text()),_=>{y()&&f(_)}),document.querySelector("#stage\
 .sv-status")?.scrollIntoView({block:"nearest"})},C=document.createElement("input");return Object.assign(C,{type:"file",accept:".json,application/json"}),C.addEventListener(
"change",()=>{let N=C.files?.[0];N&&E(N),C.value=""}),{save:S,bring:E,open:()=>C.click()}}})(window);(function(s){"use strict";let{component:e,language:t,read:n,scripts:r,stage:o}=s.SpecVizPage,i={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"\
again"},a=5e3;e("stage",async({node:l,words:c,props:d,server:u,send:m,watch:h})=>{let g=null,f=0,x=null,w=null,S=null,k=0,E=!1,C=async $=>{let P=await u.resync(
$);P&&I(P)};async function N($){if(S!==$){S=$;try{await C({run:$,rounds:-1,plain:0})}finally{S=null}}}async function y(){if(te.state().state!=="running"&&!E||performance.
now()-k<a)return;if(k=performance.now(),await u.resync(null)===void 0){te.state().state==="running"&&te.setState("error",c.gone),E=!0;return}E&&te.setState("run\
ning"),E=!1;let{rounds:$,plain:P}=te.trace();await C({run:g,rounds:$.length,plain:P.tokens.length})}function _($,P){$==="again"&&O(P.changes),$==="show"?G(P):$===
"claim"?s.SpecVizGo({view:"myths",claim:String(P.claim),reveal:!0}):$==="new"?document.getElementById("run")?.click():i[$]?m[i[$]](P):C({run:g,rounds:P.from,plain:P.
plain_from||0})}function O($){let{max_new_tokens:P,...re}=te.trace()?.settings??{};$&&(s.SpecVizLinks.unchanged()?s.SpecVizLinks.adopt({...re,tokens:P,...$}):s.
SpecVizGo($))}async function A($){let P=await u.offers($);P&&te.offer($,P)}function H({trace:$,recorded:P,step:re,name:ae,offered:le,typed:D,...K}){({run:g=null,
number:f=0}=K),w=g?null:$;let q=g?{run:g}:le?{recorded:ae}:null;te.load($,{recorded:P,step:re,source:q,teach:P}),q&&A(q),l.shows={live:!!g&&D!==!1,name:ae},l.dispatchEvent(
new Event("specviz-load",{bubbles:!0}))}function I($){k=performance.now(),!($.number<f||x&&$.run===x)&&($.trace?H($):$.number>f?N($.run):$.rounds&&te.append($),
$.state?te.setState($.state,$.message):E&&te.setState("running"),E=!1,$.state==="error"&&s.SpecVizForm?.refused())}function G($){["running","paused"].includes(te.
state().state)&&m.stop(),x=g||x,$.run&&$.run===x&&(x=null),I({...$,number:f})}let oe=()=>I(JSON.parse(d.value||"{}")),ie=n(`words/${t()}.json`),te=(await r())(l,
{words:await ie,live:!0,send:_,most:d.limits.gamma});l.step=()=>{let{round:$,rounds:P,state:re}=te.state();s.SpecVizLinks.unchanged()&&($<P||["running","paused"].
includes(re))?te.forward("step"):m.tick({open:!1})},l.show=G,l.say=($,P)=>te.setState($,c[P]),l.specviz=te,l.files=s.SpecVizFiles({server:u,show:G,limits:{...d.
limits,...c},shown:()=>w?{trace:JSON.stringify(w)}:{run:g},fail:$=>te.setState("error",$)}),l.addEventListener("dragover",$=>$.preventDefault()),l.addEventListener(
"drop",$=>{$.preventDefault();let P=$.dataTransfer?.files[0];P&&l.files?.bring(P)}),oe(),h("value",oe),setInterval(y,a)}),s.SpecVizStage={say(l,c){let d=o();d.say?.(
l,c),d.getBoundingClientRect().top>s.innerHeight&&d.scrollIntoView()},attend(){s.SpecVizForm.show(!1),document.querySelector("#stage .sv-strip").focus({preventScroll:!0})},
step(){s.SpecVizForm.covers()&&this.attend(),o()?.step?.()},play(){let l=o();l?.shows?.live||l?.specviz?.play()},save:l=>o()?.files?.save(l),open:()=>o()?.files?.
open()}})(window);(function(s){"use strict";let e="(min-width: 1200px)";s.SpecVizPage.component("form",({node:t,words:n})=>{let r=s.matchMedia(e),o=w=>s.SpecVizPage.make("button",
{type:"button",...w}),i=()=>document.getElementById("controls"),a=()=>document.querySelector("#prompt textarea"),l=o({className:"form-toggle",onclick:()=>h(!m)}),
c=o({className:"form-run",textContent:n.run,onclick:()=>document.getElementById("run")?.click()}),d=o({className:"form-step",textContent:n.step,onclick:()=>document.
getElementById("step")?.click()}),u=o({className:"form-prompt",translate:!1,title:n.open,onclick:()=>h(!0)}),m=!1;l.setAttribute("aria-controls","controls"),t.replaceChildren(
l,c,d,u);function h(w,S=!0){m=w,i().hidden=!m,l.textContent=m?n.close:n.open,l.setAttribute("aria-expanded",String(m)),f(),c.hidden=d.hidden=u.hidden=m,u.textContent=
a()?.value??"",S&&(m?a()?.focus():l.focus())}function g(){let w=i(),S=w.parentElement.getBoundingClientRect().top+s.scrollY;w.style.setProperty("--form-top",`${Math.
ceil(S)}px`)}function f(){document.documentElement.style.overflow=m&&!r.matches?"hidden":""}r.addEventListener("change",()=>h(m&&r.matches,!1)),document.addEventListener(
"click",({target:w})=>{m&&!r.matches&&w instanceof Element&&w.closest("[role=tab]")&&!i()?.contains(w)&&h(!1,!1)}),document.addEventListener("keydown",w=>{w.key===
"Escape"&&m&&!r.matches&&!w.defaultPrevented&&h(!1)});for(let w of["pointerdown","focusin"])document.addEventListener(w,({target:S})=>{let k=S instanceof Element&&
!i()?.contains(S)&&!t.contains(S)&&!S.closest("[role=listbox], .sv-popover");m&&!r.matches&&k&&h(!1,!1)});function x(w){let S=[...document.querySelectorAll("#ta\
bs > [role=tabpanel]")].find(E=>E.checkVisibility()),k=S?.querySelector("#stage [data-button=play]");S&&(S.tabIndex=-1),(k??S)?.focus(w)}document.body.prepend(o(
{className:"skip",textContent:n.skip,onclick:()=>x()})),s.SpecVizForm={enter:x,show:w=>h(w,!1),covers:()=>m&&!r.matches,refused:()=>{r.matches&&h(!0,!1)}},new ResizeObserver(
g).observe(document.body),h(r.matches,!1)})})(window);(function(s){"use strict";let{component:e,until:t}=s.SpecVizPage,n="fold-",r=new Map,o=h=>String(h??"").split(",").filter(Boolean),i=new Set(o(new URLSearchParams(
s.location.search).get("fold"))),a=h=>document.getElementById(n+h),l=h=>r.get(h)?.getAttribute("aria-expanded")==="true";function c(h,g){r.get(h)?.setAttribute(
"aria-expanded",String(g)),a(h).toggleAttribute("data-open",g);let f=[...document.querySelectorAll(".fold-body[data-open]")].map(({id:x})=>x.slice(n.length));s.
SpecVizKeep({fold:f.join(",")})}e("fold",async({node:h,words:g,props:f})=>{let x=f.section;await t(()=>a(x));let w=Object.assign(document.createElement("button"),
{type:"button",textContent:g,onclick:()=>c(x,!l(x))});w.setAttribute("aria-controls",n+x),r.set(x,w),h.replaceChildren(w),c(x,i.delete(x)||a(x).contains(d(s.location.
hash)))});let d=h=>h.length>1?document.getElementById(h.slice(1)):null;function u(h){let g=h?.closest(".fold-body");g&&c(g.id.slice(n.length),!0)}document.addEventListener(
"click",({target:h})=>{let g=h.closest?.('a[href^="#"]');g&&u(d(g.getAttribute("href")??""))},{capture:!0}),document.addEventListener("specviz-go",({detail:h})=>{
let g=o(h?.fold);g.forEach(f=>r.has(f)?c(f,!0):i.add(f)),h?.reveal===!0&&m(g[0])});async function m(h){await t(()=>r.has(h)&&a(h).checkVisibility()),r.get(h)?.focus(
{preventScroll:!0}),r.get(h)?.scrollIntoView({block:"start"})}})(window);(function(s){"use strict";s.SpecVizPage.component("status",({node:e,props:t,watch:n})=>{let r=document.createElement("p"),o=document.createElement("progress");r.
setAttribute("role","status"),e.replaceChildren(r,o);let i=()=>{let{text:a="",share:l=null}=JSON.parse(t.value||"{}");r.textContent!==a&&(r.textContent=a),o.hidden=
l===null,o.value=l||0,o.setAttribute("aria-label",a)};i(),n("value",i)})})(window);(function(s){"use strict";let{component:e,viewer:t}=s.SpecVizPage;e("sampling",async({words:n,props:r,send:o,watch:i})=>{let{experiment:a}=await t();if(!r.texts){
a.refuse();return}let l={sample:o.submit,leave:o.stop};a.offer((c,d)=>l[c](d),r.texts),i("value",()=>a.take(JSON.parse(r.value))),s.SpecVizSampling={busy:()=>a.
fail(n.busy)}})})(window);(function(s){"use strict";let e={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},
t="#controls, #explore-form";function n(r){for(let o of["aria-label","title"])for(let i of document.querySelectorAll(`:is(button, input)[${o}]`)){let a=i.getAttribute(
o)??"";for(let[l,c]of Object.entries(e)){let d=c.exec(a)?.groups?.label??"";c.test(a)&&i.setAttribute(o,r[l].replace("{label}",()=>d))}}}s.SpecVizPage.component(
"language",({node:r,words:o})=>{r.setAttribute("aria-label",o.label);let i=new MutationObserver(()=>n(o.controls));new ResizeObserver(()=>{n(o.controls),document.
querySelectorAll(t).forEach(a=>i.observe(a,{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let a of r.querySelectorAll("a"))s.SpecVizPage.language()===
a.lang&&a.setAttribute("aria-current","true"),a.addEventListener("click",l=>{l.preventDefault();let c=new URL(s.location.href);c.searchParams.set("lang",a.lang),
s.location.assign(c)})})})(window);(function(s){"use strict";let r="200px";function o({layout:g},f){let{below:x,height:w,xaxis:S}=g.meta?.narrow??{};return f<x?{...g,height:w,xaxis:{...g.xaxis,...S}}:
g}function i(g,f){let{data:x}=g,w=o(g,f),S=w.showlegend?x.filter(({name:k,showlegend:E})=>k&&E!==!1).length:0;return(w.height||320)+(f<480?19*Math.max(0,S-1):0)}
function a(g,f,x){let w=o(g,f),[S,k,E]=["ink","quiet","line"].map(_=>x.get(_)),C=_=>({gridcolor:E,zerolinecolor:E,automargin:!0,fixedrange:!0,..._,tickfont:{size:11,
color:k,..._.tickfont},title:{..._.title,font:{size:12,color:k}}}),N=Object.keys(w).filter(_=>/^[xy]axis\d*$/.test(_)),y=new Set(["xaxis","yaxis",...N]);return{
margin:{l:48,r:16,t:32,b:48,pad:4},...w,width:f,height:i(g,f),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...w.legend},...Object.fromEntries([...y].map(_=>[
_,C(w[_]||{})])),font:{family:s.SpecViz.FONT,size:12,color:S},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:x.get("raised"),bordercolor:E,
font:{color:S}}}}let l=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/,c=g=>l.test(g)?`'${g}`:g;function d(g){let f=/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.
test(g)?g:c(g);return/[",\r\n]/.test(f)?`"${f.replaceAll('"','""')}"`:f}let u=null;function m(){let g=u??new Promise((f,x)=>{let w=document.createElement("scrip\
t");Object.assign(w,{src:"plotly/plotly.min.js",onload:()=>f(s.Plotly),onerror:x}),document.head.append(w)});return u=g,g.catch(()=>{u=null}),g}function h(g,f,x){
let{el:w,setText:S,Palette:k}=s.SpecViz.dom,E=null,C="",N=null,y=!1,_=w("div",{class:"sv-drawing",role:"img"}),O=w("p",{class:"sv-note"}),A=w("table",{}),H=w("d\
iv",{class:"sv-table-scroll",tabindex:0,role:"region"},A),I=w("details",{class:"sv-table",on:{toggle:()=>$()}},w("summary",{},f.table),H),G=(D,K)=>w("button",{class:"\
sv-link",type:"button",on:{click:K}},D),oe=w("p",{class:"sv-note sv-chart-files"},G(f.png,()=>P("png")),G(f.svg,()=>P("svg")),G(f.csv,()=>re())),ie=w("div",{class:"\
specviz sv-chart",hidden:!0},_,O,I,oe);g.replaceChildren(ie);let he=new k(ie);function te(){let D=ie.clientWidth;if(!E||!y||!D||D===N)return;if(!s.Plotly){m().then(
te,()=>{});return}N=D;let{figure:K}=E;s.Plotly.react(_,K.data,a(K,D,he),{displayModeBar:!1}),_.removeAllListeners("plotly_click"),_.on("plotly_click",({points:[
q]})=>q.customdata!=null&&x(q.customdata))}function $(){if(!I.open||!E)return;let{columns:D,rows:K,picks:q}=E,z=(F,Y)=>w("tr",{},...Y.map(fe=>w(F,F==="th"?{scope:"\
col"}:{},fe))),M=(F,Y)=>w("button",{class:"sv-link",type:"button","aria-label":`${f.pick}: ${F.join(f.comma)}`,on:{click:()=>x(Y)}},f.pick);A.replaceChildren(w(
"thead",{},z("th",q.length?[...D,f.pick]:D)),w("tbody",{},...K.map((F,Y)=>z("td",Y in q?[...F,M(F.slice(0,2),q[Y])]:F))))}async function P(D){let K=await m().catch(
()=>null);if(!E||!K)return;let{figure:q}=E,z={...a(q,ie.clientWidth,he),paper_bgcolor:he.get("page")},{width:M,height:F}=z;K.downloadImage({data:q.data,layout:z},
{format:D,width:M,height:F,scale:D==="png"?2:1,filename:E.name})}function re(){if(!E)return;let D=[E.columns,...E.rows].map(q=>q.map(d).join(",")),K=new Blob([D.
join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"});s.SpecVizHand(K,`${E.name}.csv`)}function ae(){N=null,te()}function le(D){y=D,te()}return new ResizeObserver(()=>requestAnimationFrame(
te)).observe(ie),new IntersectionObserver(D=>le(D[D.length-1].isIntersecting),{rootMargin:r}).observe(ie),new MutationObserver(()=>he.refresh()&&ae()).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),s.addEventListener("beforeprint",()=>le(!0)),{show(D){if(D===C)return;C=D;let K=JSON.parse(D||"null");E=K,ie.hidden=
!K,K&&(_.style.minHeight=`${i(K.figure,ie.clientWidth||480)}px`,S(O,K.says),_.setAttribute("aria-label",K.says),H.setAttribute("aria-label",`${f.table}: ${K.columns.
join(f.comma)}`),$(),ae())}}}s.SpecVizChart=Object.assign(h,{field:d}),s.SpecVizPage.component("chart",async({node:g,words:f,props:x,send:w,watch:S})=>{await s.
SpecVizPage.scripts();let k=s.SpecVizChart(g,f,C=>w.pick({at:C})),E=()=>k.show(x.value);E(),S("value",E)})})(window);(function(s){"use strict";let{component:e,linked:t,until:n}=s.SpecVizPage,r=t("explore"),o=null,i=!1;function a(){o&&i&&r(o)}function l(d,u,m,h){let g=Object.assign(
document.createElement("input"),{type:"file",accept:d});return g.addEventListener("change",async()=>{let f=g.files?.[0];g.value="",f&&(f.size>u?h():m({name:f.name,
text:await f.text()}))}),()=>g.click()}function c(d,{server:u,limits:m,trigger:h}){let g=d.querySelector("p"),f=d.querySelector("progress"),x=-1,w=!1,S=!1,k=(_,O=null)=>{
g.textContent!==_&&(g.textContent=_),_&&S&&g.scrollIntoView({block:"nearest"}),S=S&&!_,f.hidden=O===null,f.value=O||0,f.setAttribute("aria-label",_)},E=_=>[O=>{
S=!0,h(_,O)},()=>{S=!0,k(m.too_large)}],C={prompts:l(".jsonl,.ndjson,.json,.csv,.tsv,.txt,text/*",m.prompts,...E("prompts")),sweep:l(".json,.jsonl,application/j\
son",m.sweep,...E("sweep"))},N=async(_,O)=>{let A;try{A=JSON.parse(await u.make({kind:_,id:O}))}catch{A={state:"error",message:m.busy}}if(A.state==="error"){k(A.
message);return}_==="json"&&(w=!1),s.SpecVizHand(new Blob([A.text],{type:A.media}),A.name)};s.SpecVizUnsaved=()=>w;let y=()=>{let _=d.closest("#explore-results");
_&&_.getBoundingClientRect().top>s.innerHeight&&_.scrollIntoView()};return d.desk={open:_=>C[_](),save:N,see:y,busy:()=>k(m.busy)},o=_=>h("link",{text:_}),a(),_=>{
let{text:O="",share:A=null,go:H=null,serial:I=x}=JSON.parse(_||"{}");k(O,A),w=w||A!==null,H&&I>x&&s.SpecVizGo(H),x=I}}document.addEventListener("focusin",async({
target:d})=>{if(!(d instanceof HTMLElement)||d.id!=="explore-stop"||(await n(()=>document.activeElement!==d),document.activeElement!==document.body||d.checkVisibility()))
return;["explore-resume","explore-run"].map(m=>document.getElementById(m)).find(m=>m?.checkVisibility())?.focus()}),e("desk",({node:d,words:u,props:m,send:h,server:g,
watch:f})=>{let x={...m.limits,...u},w=c(d,{server:g,limits:x,trigger:(S,k)=>h[S](k)});w(m.value),f("value",()=>w(m.value))}),e("plan",({node:d,props:u,watch:m})=>{
let h=()=>{let{text:g="",link:f}=JSON.parse(u.value||"{}");d.textContent=g,f!==void 0&&s.SpecVizKeep?.({explore:f}),i=!!g,a()};h(),m("value",h)}),e("paragraphs",
({node:d,props:u,watch:m})=>{let h=f=>Object.assign(document.createElement("p"),{textContent:f}),g=()=>d.replaceChildren(...JSON.parse(u.value||"[]").map(h));g(),
m("value",g)})})(window);(function(s){"use strict";let{component:e,linked:t}=s.SpecVizPage,n=t("pay");e("pay",({node:r,props:o,send:i,watch:a})=>{a("value",()=>{let{text:l,link:c}=JSON.
parse(o.value);l!==void 0&&(r.textContent=l),c!==void 0&&s.SpecVizKeep({pay:c})}),n(l=>i.link({text:l}))})})(window);(function(s){"use strict";let{component:e,make:t,stage:n,viewer:r}=s.SpecVizPage,o=["round","phase","at"],i=["recorded","view",...o,"open","tint","hide","presen\
ter","tour","run"],a=4e3,l=500,c=/^\w[\w.-]*(\/\w[\w.-]*)?$/,d=8e3,u=1e3,m=2e3,h=1e4;function g({search:T}){return new URLSearchParams(T).get("view")??"watch"}let f=()=>n()?.
specviz,x=T=>["1","true"].includes(String(T)),w=(T,j)=>JSON.stringify(T)===JSON.stringify(j),S=(T,j)=>Object.fromEntries(Object.entries(T).filter(([R])=>j.includes(
R))),k,E=null,C=null,N=null,y=null,_=null,O=null,A=null,H=g(s.location),I=[],G=!1,oe=0,ie=new Map,he=new Map,te=T=>!!k?.folders||T.every(j=>c.test(j)&&!/\.gguf$/i.
test(j)),$=()=>E!==null&&E===y?N:E;function P(){let T=$()??[],j=Object.fromEntries(k.names.map((es,rr)=>[es,T[rr]])),{pair:R,target:W,draft:J,plain:Me,...Oe}=j,
nt=[W,J].map(es=>String(es??"").trim()).filter(Boolean);return{...nt.length>0&&te(nt)?{target:W,draft:J}:{pair:R},plain:Me?1:0,...Oe}}function re(){let{round:T,
phase:j,rounds:R,pinned:W,opening:J}=f().state();return J&&!W?{}:{...T<R?{round:T}:{},...j?{phase:j}:{},...W?{at:`${W.round}.${W.index}`}:{}}}let ae=()=>w($(),N);
function le(){let{live:T=!1,name:j=""}=n()?.shows??{};return _||(!E||!k?{}:ae()?T?{...P(),run:1,...re()}:j?{recorded:j,...re()}:P():P())}let D=()=>document.querySelector(
"#tabs [role=tab][aria-selected=true]")?.getAttribute("data-tab-id");function K(){let T=D(),{tint:j,presenter:R,view:W}=f()?.state()||{};return{...le(),...T&&T!==
"watch"?{view:T}:{},...W&&W!=="race"?{open:W}:{},...j&&j!=="verdict"?{tint:j}:{},...I.length?{hide:I.join(",")}:{},...R?{presenter:1}:{},...Object.fromEntries([
...ie].filter(([,J])=>J!==null))}}function q(T){let j=new URL(s.location.href);return[...k.names,...i,...ie.keys()].forEach(R=>j.searchParams.delete(R)),Object.
entries(T).forEach(([R,W])=>j.searchParams.set(R,W)),j.href}function z(T){if(encodeURIComponent(T.prompt||"").length<=a)return T;let j=["prompt","run",...o];return Object.
fromEntries(Object.entries(T).filter(([R])=>!j.includes(R)))}function M(){clearTimeout(oe),oe=setTimeout(F,l)}function F(){if(!k||O||!E)return;let T=z(K());T.recorded===
"first"&&T.round===void 0&&!T.at&&delete T.recorded,!T.run&&!T.recorded&&w(E,C)&&k.names.forEach(J=>delete T[J]);let R=q(T),W=T.view??"watch";W===H||A?R!==s.location.
href&&s.history.replaceState(s.history.state,"",R):(s.history.pushState(s.history.state,"",R),H=W)}function Y(T){document.querySelector(`#tabs [data-tab-id="${CSS.
escape(T)}"]`)&&(A=T,setTimeout(ge,u,3))}function fe({round:T,phase:j,at:R}){if(T===void 0&&R===void 0)return null;let W=Me=>/^\d{1,5}$/.test(Me)?Number(Me):null,
J=/^(\d{1,5})\.(\d{1,3})$/.exec(R);return{round:W(T),phase:W(j)||0,at:J&&{round:Number(J[1]),index:Number(J[2])},wrong:T!==void 0&&W(T)===null||R!==void 0&&!J}}
let Ce=({round:T,index:j})=>j<=(f().trace()?.rounds[T]?.drafts.length??-1);function Be(){if(!O||O.waits)return;let{rounds:T,state:j}=f().state(),{round:R,phase:W,
at:J,wrong:Me}=O,Oe=Math.max(R===null?0:R+(W?1:0),J?J.round+1:0);T<Oe&&["running","paused","loading"].includes(j)||(O=null,R!==null&&f().seek(R,W),J&&Ce(J)&&f().
pin(J),(Me||T<Oe||J&&!Ce(J))&&k.say(k.words.no_moment),M())}function st(T){I=String(T).split(",").map(R=>R.trim()).filter(R=>Object.hasOwn(k.hideable,R));let j=I.
map(R=>k.hideable[R]);k.sheet.replaceSync(j.length?`${j.join(", ")} { display: none !important; }`:"")}function ge(T){(A===D()||!T)&&(A=null),A&&(O?.waits||k.go(
{view:A}),setTimeout(ge,u,T-1))}async function Ne(T){let j=he.get(T);if(he.delete(T),j===void 0)return;await s.SpecVizPage.until(()=>D()===T);let R=new AbortController;
["wheel","touchmove","pointerdown","keydown"].forEach(Oe=>s.addEventListener(Oe,()=>R.abort(),{signal:R.signal,passive:!0}));let W=performance.now()+h,J=performance.
now()+m,Me=()=>{let Oe=performance.now();(Oe>J||D()!==T)&&R.abort(),!R.signal.aborted&&(s.scrollY!==j&&(J=Math.min(Oe+m,W),s.scrollTo({top:j,behavior:"instant"})),
requestAnimationFrame(Me))};Me()}async function Zt(T,j){await s.SpecVizPage.until(()=>D()===T&&document.querySelector(j)?.checkVisibility()),requestAnimationFrame(
()=>{let R=document.querySelector(j);R?.scrollIntoView();let{activeElement:W,body:J}=document;W!==J&&W?.checkVisibility()||(R?.matches("details")?R.querySelector(
"summary")?.focus({preventScroll:!0}):s.SpecVizForm.enter({preventScroll:!0}))})}function Ps({reveal:T,open:j,claim:R}){return T&&R?`#claim-${Number(R)}`:T&&j?"\
#stage .sv-views":"#tabs"}async function jt(T,j=!1){await Ye;let R=S(T||{},[...k.names,...i]),W="view"in R&&R.view!==D()&&!j;W&&he.set(D(),s.scrollY);let J=fe(R);
J&&(J.waits=x(R.run)?"server":"recorded"in R&&"recording"),O=J,_="recorded"in R?S(R,["recorded",...o]):null,"hide"in R&&st(R.hide),"tint"in R&&f().tint(String(R.
tint)),"open"in R&&f().open(String(R.open)),"presenter"in R&&f().present(x(R.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:T})),"recor\
ded"in R&&await s.SpecVizRecorded.open(R.recorded),_=null,O===J&&J?.waits==="recording"&&(O=null),x(R.run)&&f().setState("loading",k.words.opening),[...k.names,
"view","run"].some(Me=>Me in R)&&k.go(R),"view"in R&&Y(String(R.view)),Be(),M(),W&&!(T.reveal&&T.fold)&&Zt(R.view,Ps(T))}async function Ns(){if(!s.location.search)
return;await Ye;let T=Object.fromEntries(new URLSearchParams(s.location.search));T.recorded===n()?.shows?.name&&delete T.recorded,jt(T,!0)}function qs(T,j,R){let{
live:W=!1,name:J=""}=n()?.shows??{};return R!==j?T.copied_cut:!W&&!J?T.copied_file:W&&!ae()?T.copied_changed:T.copied}function Is(T){let j=t("span",{className:"\
link-said"});j.setAttribute("role","status");let R=0,W=(Oe,nt=!1)=>{j.textContent=Oe,clearTimeout(R),nt||(R=setTimeout(()=>{j.textContent=""},d))},J=t("input",{
type:"text",readOnly:!0,hidden:!0});J.setAttribute("aria-label",T.field);let Me=t("button",{type:"button",textContent:T.copy});return Me.addEventListener("click",
async()=>{let Oe=K(),nt=z(Oe),Ct=await s.SpecVizShare.copy(q(nt),J);W(Ct?qs(T,Oe,nt):T.by_hand,!Ct)}),{nodes:[Me,j,J],say:W}}let Ee,Ye=new Promise(T=>{Ee=T});s.
SpecVizGo=jt,s.SpecVizState=K,s.SpecVizKeep=T=>{Object.entries(T).forEach(([j,R])=>ie.set(j,R===""?null:R??null)),M()},s.SpecVizLinks={touch:M,address:()=>q(z(K())),
controls:()=>E&&k?P():{},unchanged:ae,async adopt(T){await Ye;let j=await s.SpecVizPage.until(()=>E);y=j,N=k.names.map((R,W)=>R in T?T[R]:["target","draft"].includes(
R)?"":j[W]),k.go(T)},typed(T){E=T,C=C||T,N=N||T,f()?.outdate(!ae()),G&&f()?.forgive(),M()}},e("link",async({node:T,words:j,props:R,send:W,watch:J})=>{await r();
let{names:Me,hideable:Oe,folders:nt}=R,Ct=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,Ct];let{nodes:es,say:rr}=Is(j);k={go:W.go,
words:j,names:Me,hideable:Oe,folders:nt,sheet:Ct,say:rr},T.replaceChildren(...es),document.addEventListener("specviz-load",()=>{N=$(),O&&(O.waits=!1),Be(),M()}),
document.addEventListener("specviz-painted",()=>{Be(),M()});let ul=({type:ts,target:go,isTrusted:hl})=>{if(!hl)return;let bo=ts==="click"&&go instanceof Element&&
go.closest("#tabs [role=tab][data-tab-id]");bo&&Ne(bo.getAttribute("data-tab-id")),A=null,G=f().state().state==="error"};["pointerdown","keydown","click"].forEach(
ts=>document.addEventListener(ts,ul)),Ee(),Ns(),s.addEventListener("popstate",()=>{H=g(s.location),Ne(H),H!==D()&&(k.go({view:H}),Y(H))}),J("value",()=>{let{begin:ts}=JSON.
parse(R.value);!ts&&O?.waits==="server"&&(O=null)})})})(window);(function(s){"use strict";let{component:e,language:t,linked:n,read:r,scripts:o}=s.SpecVizPage,i=n("claim");function a(l,{words:c,chart:d,cards:u,busy:m,lacking:h},g){
let{dom:{el:f,setText:x},lesson:{sentences:w,speaker:S}}=s.SpecViz,k=S(c),E=new Map,C=null,N=z=>f("span",{class:"myth-chip","data-verdict":z},c.verdicts[z]),y=(z,...M)=>M.
some(Boolean)?[f("dt",{},z),f("dd",{},...M)]:[],_=(z,M,F)=>f("button",{type:"button",class:F||"myth-button",on:{click:M}},z);function O(z,M){return z.flatMap(([
F,Y],fe)=>[...fe?[c.comma]:[],f("a",{href:Y,...M},F)])}function A(z){function M(F){!s.SpecVizGo||F.ctrlKey||F.metaKey||F.shiftKey||(F.preventDefault(),s.SpecVizGo(
{view:"watch",recorded:z.run}))}return f("a",{class:"myth-link",href:z.replay,on:{click:M}},c.replay)}function H(z,M,F){let Y=f("div",{class:"myth-actions"}),fe=h&&
h[z.number];return z.rule&&h&&!fe.length&&Y.append(M.run,M.stop),F&&Y.append(M.back),z.watch&&Y.append(_(c.watch,()=>s.SpecVizGo({...z.watch,view:"watch"}))),z.
replay&&Y.append(A(z)),z.pay&&Y.append(_(c.pay,()=>s.SpecVizGo({view:"pay",fold:"cost",reveal:!0}))),Y.append(f("a",{class:"myth-link",href:z.link},c.link)),Y}function I(z){
if(!z.rule)return"";if(!h)return c.recorded_only;let M=h[z.number];return M.length?k("lacks",{pairs:M.join(c.comma)}):z.estimate||""}function G(z){let M=z,F=f("\
span",{class:"myth-mark"}),Y=f("p",{class:"myth-says"}),fe=f("div",{class:"myth-body"}),Ce=f("p",{class:"myth-line",role:"status"}),Be=f("progress",{max:100,hidden:!0,
"aria-label":c.how}),st=!1,ge={run:_(c.run,()=>re(M.number),"myth-button myth-primary"),stop:_(c.stop,()=>{st=!0,g.halt(),x(Ce,c.stopping)}),back:_(c.back,()=>{
Is(z),P()})};ge.stop.hidden=!0;let Ne=f("details",{class:"myth",id:`claim-${M.number}`,on:{toggle:()=>Zt()}},f("summary",{},f("span",{class:"myth-number","aria-\
label":k("claim_number",{n:M.number})},String(M.number)),f("span",{},f("span",{class:"myth-claim"},M.claim),Y),F),fe);function Zt(){Ne.open&&!fe.hasChildNodes()&&
Ns(),Ne.open?s.SpecVizKeep?.({claim:M.number}):oe()===M.number&&s.SpecVizKeep?.({claim:null})}let Ps=f("div",{}),jt=null;function Ns(){let Ee=f("dl",{class:"myt\
h-setup"},...(M.setup||[]).flatMap(([j,R])=>y(j,R))),Ye=f("dl",{class:"myth-about"},...y(c.how,M.how),...y(c.rule,M.rule),...y(c.missing,M.missing),...y(c.terms,
...O(M.words,{})),...y(c.papers,...O(M.papers,{target:"_blank",rel:"noreferrer"}))),T=[ge.run,ge.stop].find(j=>j===document.activeElement);fe.replaceChildren(...M.
picture?[Ps]:[],...M.source?[f("p",{class:"myth-source"},M.source)]:[],Ye,Ee,H(M,ge,M!==z),Be,Ce),M.picture&&(jt=jt||s.SpecVizChart(Ps,d,()=>{}),jt.show(M.picture)),
x(Ce,I(M)),T?.focus({preventScroll:!0})}function qs(){F.replaceChildren(N(M.verdict)),x(Y,M.says)}function Is(Ee){M=Ee,qs(),fe.hasChildNodes()&&Ns()}return qs(),
{node:Ne,verdict:()=>M.verdict,show:Is,tell({state:Ee,message:Ye,done:T}){let j=Ee==="loading"||Ee==="running";j&&st?g.halt():st=!1;let R=[ge.run,ge.stop].some(
W=>W===document.activeElement);Object.assign(ge.run,{hidden:j}),Object.assign(ge.stop,{hidden:!j}),R&&(j?ge.stop:ge.run).focus(),Object.assign(Be,{hidden:Ee!=="\
running"}),Ee==="running"&&(Be.value=T??0),Ce.dataset.state=Ee,Ee==="running"?x(Ce,k("running",{percent:T})):x(Ce,Ee==="stopped"?c.stopped:Ye||"")},go(){Ne.open=
!0,Ne.scrollIntoView({block:"start"})},reveal(){let{top:Ee,bottom:Ye}=ge.run.getBoundingClientRect();Ee>=0&&Ee<Ye&&Ye<=s.innerHeight&&Ne.getBoundingClientRect().
top<0&&Ne.scrollIntoView({block:"start"})}}}let oe=()=>Number(s.SpecVizState?.().claim),ie=f("p",{class:"myth-tally",role:"status"}),he=["",...Object.keys(c.verdicts)].
map(z=>[z,f("button",{type:"button",on:{click:()=>$(z)}},z?c.verdicts[z]:c.all)]),te=()=>[...E.values()].map(z=>z.verdict());function $(z){s.SpecVizKeep?.({verdict:z});
for(let M of E.values())M.node.hidden=z!==""&&M.verdict()!==z;for(let[M,F]of he)F.setAttribute("aria-pressed",String(M===z))}function P(){let z=Y=>te().filter(fe=>fe===
Y).length,M=k("tally",{holds:z("holds"),fails:z("fails"),depends:z("depends"),yours:z("yours")}),F=z("untried");x(ie,w(M,F>0&&k("tally_untried",{untried:F})));for(let[
Y,fe]of he)fe.hidden=Y!==""&&!z(Y)}function re(z){C!==null&&E.get(C)?.tell({state:"stopped"}),C=z,E.get(z)?.tell({state:"running",done:0}),g.begin(z)}function ae(z){
let M=/^\d{1,2}$/.test(String(z))&&E.get(Number(z));M&&(M.node.hidden&&$(""),M.go())}for(let z of u)E.set(z.number,G(z));let le=f("div",{class:"myth-kinds",role:"\
group","aria-label":c.show},...he.map(([,z])=>z)),D=f("div",{class:"myth-list"},...[...E.values()].map(z=>z.node));l.replaceChildren(ie,le,D),P();let K=new URLSearchParams(
s.location.search),q=K.get("verdict")??"";return $(he.some(([z,M])=>z===q&&!M.hidden)?q:""),i(ae),ae(K.get("claim")),l.fail=()=>{C!==null&&E.get(C)?.tell({state:"\
error",message:m}),C=null},z=>{let M=E.get(z.claim);M&&(z.card&&(M.show(z.card),P()),M.tell(z),z.card&&M.reveal(),!["loading","running"].includes(z.state)&&C===
z.claim&&(C=null))}}e("myths",async({node:l,words:{busy:c,lacking:d}={busy:"",lacking:null},props:u,send:m,watch:h})=>{let g=r(`claims/${t()}.json`);await o();let f=a(
l,{...await g,busy:c,lacking:d},{begin:x=>m.begin({claim:x}),halt:m.halt});h("value",()=>f(JSON.parse(u.value||"{}")))})})(window);(function(s){"use strict";let{component:e,make:t,read:n,stage:r,turns:o}=s.SpecVizPage,i=async()=>{},a=5,l=o();e("recorded",({node:c,words:{words:d,runs:u}})=>{
let m=u,h=m.map(({name:y,label:_})=>{let O=t("button",{type:"button",textContent:_,onclick:()=>i(y)});return O.dataset.name=y,O}),g=t("span",{textContent:m.length?
d.label:d.damaged,id:"recorded-label"}),f=t("div",{className:"recorded-list"});f.setAttribute("role","group"),f.setAttribute("aria-labelledby",g.id);let x=()=>h.
filter(y=>y.hidden),w=t("button",{type:"button",onclick:()=>{let y=x();S(y),y[0].focus()}});h.slice(a).forEach(y=>{y.hidden=!0}),f.append(...h,w);function S(y){
y.forEach(_=>{_.hidden=!1}),w.hidden=!x().length,w.textContent=d.more.replace("{n}",x().length)}S([]);let k=t("span"),E=t("button",{type:"button",textContent:d.
again}),C=t("p",{className:"recorded-about"});C.append(k," ",E),c.replaceChildren(g,f,C);let N=()=>{let y=m.find(({name:_})=>_===r()?.shows?.name);h.forEach(_=>_.
setAttribute("aria-pressed",String(_.dataset.name===y?.name))),C.hidden=!y,y&&(S([h[m.indexOf(y)]]),k.textContent=y.notice,E.hidden=!y.again,E.onclick=()=>y.again&&
s.SpecVizGo(y.again))};document.addEventListener("specviz-load",()=>{l(),N()}),N(),i=async y=>{let{specviz:_,show:O}=r(),A=m.find(I=>I.name===y);if(!A){_.setState(
"error",d.unknown);return}let H=l();try{let I=await n(`traces/${y}.json`);if(!H())return;O({trace:I,recorded:!0,state:"done",name:y,offered:!!A.again}),A.again&&
s.SpecVizLinks.adopt(Object.fromEntries(Object.entries(A.again).filter(([G])=>G!=="run")))}catch{H()&&_.setState("error",d.lost)}}}),s.SpecVizRecorded={open:c=>i(
c)}})(window);(function(s){"use strict";let e={text:["#stage .sv-stream-scroll"],why:["#stage .sv-why"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage\
 .sv-inspector"],residual:["#stage .sv-residual-block","#stage .sv-inspector"],agreement:['#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stag\
e .sv-ledger-group:has([data-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:["#stage .sv-again-row[data-change=temperature]","#stage .s\
v-experiments"],gamma:["#stage .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:[
"#stage .sv-breakdown-charts figure:last-child","#stage .sv-round"]},t=()=>s.SpecVizPage.stage()?.specviz,n=(f,x)=>f.drafts.filter(w=>w.verdict===x).length;function r({
rounds:f}){let x=f.findIndex(w=>["accepted","rejected","untested"].every(S=>n(w,S)));return x>=0?x:f.findIndex(w=>n(w,"rejected"))}let o=({rounds:f})=>f.findIndex(
({drafts:x,final:w})=>x.length>1&&w?.kind==="bonus"),i=({rounds:f})=>f.findIndex(({drafts:x})=>x.some(({verdict:w,draw:S,target:k,draft:E})=>w==="accepted"&&S!==
null&&k!==null&&E!==null&&S>=k/E));function a({drafts:f}){let x=[];return f.forEach(({parent:w},S)=>x.push((x[w??S-1]??0)+1)),Math.max(0,...x)}let l=({settings:f})=>(f.
tree??"chain")==="chain",c={first:f=>l(f)&&f.settings.drafter==="model"&&(f.settings.rule??"token")==="token",eagle3:f=>l(f)&&f.settings.drafter==="eagle3",medusa:f=>l(
f)&&f.settings.drafter==="medusa",exit:f=>l(f)&&["early-exit","taught-exit"].includes(f.settings.drafter),dspark:f=>l(f)&&f.settings.drafter==="dspark",block:f=>l(
f)&&f.settings.rule==="block",lossy:f=>l(f)&&["typical","top-k","threshold"].includes(f.settings.rule??""),tree:f=>!l(f)},d=(f,x=r)=>w=>{let S=x(w);return S<0?null:
{round:S,phase:f(w.rounds[S])}},u={end:({rounds:f})=>f.length?{round:f.length,phase:0}:null,begun:d(({drafts:f})=>f.length>1?1:0),drafted:d(({drafts:f})=>f.length),
verified:d(({drafts:f})=>f.length+1),before_rescue:d(({drafts:f})=>f.length+1,i),before_rejection:d(f=>f.drafts.length+1+n(f,"accepted")),before_correction:d(f=>f.
drafts.length+3+n(f,"accepted")),before_bonus:d(({drafts:f})=>2*f.length+1,o)},m=(f,x=r)=>({trace:w})=>{let S=x(w),k=t().state();return S>=0&&(k.round>S||k.round===
S&&k.phase>=f(w.rounds[S]))},h={greedy:({settings:f})=>f.temperature===0,gamma:(f,x)=>f.settings.gamma!==x.settings.gamma,text:(f,x)=>String(f.prompt)!==String(
x.prompt)},g={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=pinned])"),drafted:m(({drafts:f})=>f.length),verified:m(({drafts:f})=>f.
length+1),tested:m(({drafts:f})=>f.length+2),rejected:m(f=>f.drafts.length+3+n(f,"accepted")),corrected:m(f=>f.drafts.length+4+n(f,"accepted")),judged:m(f=>2*f.
drafts.length+1-n(f,"untested"),i),scored:m(f=>a(f)+1),bonus:m(({drafts:f})=>2*f.length+2,o),opened:({of:f})=>!!document.querySelector(`.sv-popover:popover-open\
[data-shows=${f}]`),ran:({trace:f,before:x,of:w})=>{let{state:S,recorded:k}=t().state();return S==="done"&&!k&&h[w??""](f,x)}};s.SpecVizTourStops={TARGETS:e,STATES:u,
RULES:g,KINDS:c}})(window);(function(s){"use strict";let o="specviz-tour",i=["ArrowLeft","ArrowRight","j","k","J","K",",","."],{STATES:a,RULES:l,TARGETS:c,KINDS:d}=s.SpecVizTourStops,{make:u}=s.
SpecVizPage,m=()=>s.SpecVizPage.stage()?.specviz,h=N=>document.querySelector(N),g=N=>!!h(N)?.offsetParent,f=["drafted","verified","tested","rejected","corrected",
"bonus","judged","scored"];function x(N){for(let y=N;y;y=y.parentElement)y instanceof HTMLDetailsElement&&(y.open=!0),y.hidden&&y.id&&h(`[aria-controls="${CSS.escape(
y.id)}"]`)?.click()}function w(N){let{left:y,..._}=N.getBoundingClientRect().toJSON(),{top:O,right:A,bottom:H}=_;for(let I=N.parentElement;I&&I!==document.body;I=
I.parentElement){let{overflowX:G,overflowY:oe}=getComputedStyle(I),ie=I.getBoundingClientRect();G!=="visible"&&(A=Math.min(A,ie.right)),oe!=="visible"&&([O,H]=[
Math.max(O,ie.top),Math.min(H,ie.bottom)])}return{left:y,top:O,right:A,bottom:H}}function S(N){let y=performance.now()+6e3;return new Promise(function _(O){let A=!!N();
A||performance.now()>y?O(A):setTimeout(_,50,O)})}let k={read(){try{return s.localStorage.getItem(o)}catch{return null}},write(N){try{s.localStorage.setItem(o,N)}catch{}}};
class E{words;stops;at=0;left=0;there=!1;done=new Set;part=null;before=null;held=null;panel;ring;count;title;text;line;mark;task;recorded;step;back;next;again;constructor({
words:y,stops:_}){Object.assign(this,{words:y,stops:_}),document.addEventListener("keydown",O=>this.key(O)),["wheel","touchmove","pointerdown","keydown"].forEach(
O=>document.addEventListener(O,()=>{this.still=!1},{capture:!0,passive:!0})),s.addEventListener("scroll",()=>this.follow(),!0),s.addEventListener("resize",()=>this.
follow())}find(y){return this.stops.findIndex(({id:_},O)=>_===y||String(O+1)===String(y))}start(y=1){this.panel||this.build(),this.left=this.find(k.read()),this.
open||(this.opener=document.activeElement),this.done.clear(),this.timer=this.timer||setInterval(()=>this.check(),200),document.documentElement.classList.add("to\
uring"),this.panel.hidden=!1,this.go(Math.max(0,this.find(y)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:null,part:null,still:!1}),
this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),h("#stage .sv-inspector").scrollTop=0,s.SpecVizKeep({tour:null}),(this.opener?.
checkVisibility()&&this.opener!==document.body?this.opener:h("#tour button"))?.focus()}get open(){return!!this.panel&&!this.panel.hidden}build(){let{words:y}=this,
_=(H,I,G)=>{let oe=u("button",{type:"button",textContent:H,className:G});return oe.addEventListener("click",I),oe};this.count=u("p",{}),this.title=u("h2",{id:"t\
our-title",tabIndex:-1}),this.text=u("p",{}),this.mark=u("strong",{}),this.task=u("span",{}),this.line=u("p",{className:"tour-task"},this.mark," ",this.task),this.
line.setAttribute("role","status"),this.recorded=_(y.recorded,()=>this.bring(),"tour-does"),this.step=_(y.step,()=>this.handOn("ArrowRight"),"tour-does"),this.back=
_(y.back,()=>this.go(this.at-1),""),this.next=_(y.next,()=>this.on(),"tour-next"),this.again=_(y.again,()=>this.go(this.at?0:this.left),"tour-quiet");let O=_("×",
()=>this.leave(),"tour-leave");O.setAttribute("aria-label",y.leave),O.title=y.leave;let A=(H,...I)=>u("div",{className:H},...I);this.panel=u("section",{className:"\
specviz tour",hidden:!0},A("tour-head",this.count,this.again,O),A("tour-told",this.title,this.text),A("tour-tried",this.line,A("tour-foot",this.step,this.recorded,
this.back,this.next))),this.panel.setAttribute("aria-labelledby",this.title.id),this.ring=u("div",{className:"tour-ring",hidden:!0}),h(".gradio-container .conta\
in").append(this.ring,this.panel),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}px`)}).observe(this.
panel)}get stop(){return this.stops[this.at]}bring(){s.SpecVizGo({recorded:this.kind}),this.title.focus({preventScroll:!0})}bringUnasked(){this.brought||!m().state().
recorded||(this.brought=!0,s.SpecVizGo({recorded:this.kind}))}get kind(){return this.stop.recorded??"first"}on(){this.at+1<this.stops.length?this.go(this.at+1):
(k.write(""),this.leave())}go(y){this.putBack(),Object.assign(this,{at:y,left:Math.max(this.left,y),part:null,moment:null,there:!1,still:!1,brought:!1}),y&&k.write(
this.stop.id),s.SpecVizKeep({tour:this.stop.id}),this.hold(),this.tell(),this.title.focus({preventScroll:!0}),g("#stage")||s.SpecVizGo({view:"watch"}),this.check()}hold(){
let y=this.stop.changes,_=y===void 0?y:s.SpecVizLinks.controls()[y];this.held=y===void 0||_===void 0?null:{name:y,value:_}}putBack(){let{held:y,there:_,before:O}=this;
if(this.held=null,!y)return;(_&&m().trace()!==O||s.SpecVizLinks.controls()[y.name]!==y.value)&&s.SpecVizGo({[y.name]:y.value})}tell(){let{words:y,stop:_,stops:O,
at:A}=this,H=A+1;this.count.textContent=y.count.replace("{n}",String(H)).replace("{of}",String(O.length)),this.title.textContent=_.title,this.back.hidden=A===0,
this.again.hidden=A===0&&this.left<=0,this.again.textContent=A?y.again:y.resume.replace("{n}",String(this.left+1)),this.next.textContent=H<O.length?y.next:y.end,
this.step.hidden=!f.includes(_.rule),this.panel.scrollTop=0,this.show()}show(){let{words:y,stop:_,moment:O}=this,A=m()?.trace(),H=this.done.has(this.at),I=!!A&&
!O,G=_.changes&&O&&!g("#stage .sv-again"),oe=H&&_.done||I&&(_.recorded?y.opens:y.lacks)||G&&y.run_first||_.task,ie=A?.settings.gamma??"",{setText:he}=s.SpecViz.
dom;he(this.text,_.text.replace("{gamma}",String(ie))),he(this.mark,H?y.done:y.try),he(this.task,oe),this.line.dataset.done=String(H),this.recorded.hidden=!I}arrive(){
let{at:y}=this,_=m().trace();if(this.moment=!_||_.rounds.length<8||!d[this.kind](_)?null:a[this.stop.state](_),!this.moment){this.bringUnasked();return}let{round:O,
phase:A}=this.moment;m().pin(null),m().seek(O,A),requestAnimationFrame(()=>setTimeout(()=>{this.at!==y||!this.open||(Object.assign(this,{there:!0,before:m().trace()}),
this.aim(this.stop.target))}))}aim(y){this.part=y,this.still=!0,this.parts().forEach(x);let _=this.target();w(_).bottom<Math.floor(_.getBoundingClientRect().bottom)&&
_.scrollIntoView({block:"nearest"}),this.follow();let{top:O,bottom:A,height:H}=this.ring.getBoundingClientRect(),I=this.panel.getBoundingClientRect().top;if(O>=
0&&A<=I)return;let G=s.matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth";_.scrollIntoView({block:H<I?"center":"start",inline:"nearest",behavior:G}),
this.follow()}parts(){return c[this.part??""].map(y=>h(y)).filter(Boolean)}target(){return this.parts().find(y=>y.offsetParent)||h("#stage")}follow(){if(!this.ring||
(this.ring.hidden=!this.part||!g("#stage"),this.ring.hidden))return;let y=this.target(),{left:_,top:O,right:A,bottom:H}=w(y),I={left:_-6,top:O-6,width:A-_+12,height:Math.
max(0,H-O)+12};Object.entries(I).forEach(([G,oe])=>{this.ring.style.setProperty(G,`${oe}px`)})}check(){!g("#stage")||!m()?.trace()||(this.moment?this.there&&!this.
done.has(this.at)&&this.judge():this.arrive(),this.still&&this.aim(this.part),this.show(),this.follow())}judge(){let{before:y,stop:_,at:O}=this,A=m().trace();!A||
!y||!l[_.rule]({trace:A,before:y,of:_.of})||(this.done.add(O),this.aim(_.shows||_.target))}entrance(){let _=[...this.target().querySelectorAll("button, input, [\
tabindex]")].filter(O=>!O.disabled);return _.find(O=>O.tabIndex>=0)||_[0]}key(y){if(!this.open||y.defaultPrevented||y.ctrlKey||y.altKey||y.metaKey)return;let _=this.
panel.contains(y.target);y.key==="Tab"&&!y.shiftKey&&y.target===this.next&&this.part&&this.entrance()&&(this.entrance().focus(),y.preventDefault()),y.key==="Esc\
ape"&&!document.querySelector(":popover-open")&&(_||y.target===document.body?this.leave():this.title.focus({preventScroll:!0})),!(!_||!i.includes(y.key))&&(this.
handOn(y.key),y.preventDefault())}handOn(y){h("#stage .specviz").dispatchEvent(new KeyboardEvent("keydown",{key:y,bubbles:!0,cancelable:!0})),this.still=!0}}let C=null;
s.SpecVizTour={start:N=>C?.start(N)},s.SpecVizPage.component("tour",async({node:N,words:y})=>{await s.SpecVizPage.viewer();let _=new E(y);C=_,N.textContent=y.start,
N.addEventListener("click",()=>_.start())}),document.addEventListener("specviz-go",({detail:N})=>{let y=String(N?.tour??"");y&&S(()=>C).then(()=>C&&C.find(y)>=0&&
C.start(y))}),document.addEventListener("click",N=>{let y=N.target,_=y.closest?.("button[data-go]")?.getAttribute("data-go");_&&s.SpecVizGo(JSON.parse(_));let O=y.
closest?.(':is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");O&&(N.preventDefault(),h(O).scrollIntoView())})})(window);(function(s){"use strict";let{component:e,scripts:t,stage:n,until:r}=s.SpecVizPage,o=new URLSearchParams(s.location.search).get("play"),i=()=>{};document.addEventListener(
"specviz-go",({detail:a})=>{a?.play&&(o=String(a.play),i())}),e("play",async({node:a,words:l})=>{await t();let c=s.SpecViz.play(a,{words:l,changed:d=>s.SpecVizKeep(
{play:d}),shown:()=>{let d=n()?.specviz,u=d?.trace();return d&&u?{trace:u,at:d.state().selected}:null}});i=()=>{if(!o)return;c.start(o)&&s.SpecVizKeep({play:o});
let d=document.getElementById("play");r(()=>d?.previousElementSibling?.querySelector("h2")).then(()=>d?.scrollIntoView()),o=null},document.addEventListener("spe\
cviz-painted",()=>c.follow()),i()})})(window);(function(s){"use strict";let{component:e,language:t,scripts:n,stage:r,stored:o}=s.SpecVizPage,i=50,a=o("specviz-lesson"),l=[],c=null,d=()=>r()?.specviz;document.
addEventListener("specviz-painted",()=>{let u=d()?.trace();!u||u===c||u.ending==="running"||(c=u,l.push(s.SpecViz.lesson.trialOf(new s.SpecViz.lesson.Run(u))),l.
splice(0,l.length-i))}),e("lesson",async({node:u,words:{words:m,plan:h,exercises:g},props:f})=>{let x=g;await n();let{dom:{el:w,setText:S},lesson:{check:k,Run:E,
sentences:C,speaker:N}}=s.SpecViz,y=N(m),_=a.read(),O=new Set(x.map(({name:P})=>P).filter(P=>Array.isArray(_)&&_.includes(P))),A=w("span",{class:"lesson-tally",
role:"status"}),H=(P,re,ae)=>w("button",{type:"button","data-go":JSON.stringify({...ae,reveal:!0}),"aria-label":`${P}: ${re}`},P),I=({name:P,minutes:re,link:ae})=>{
let{title:le,text:D}=m.steps[P],K=P==="exercises"?w("button",{type:"button",on:{click:()=>{$.open=!0,$.scrollIntoView()}}},y("open")):H(y("open"),le,ae);return w(
"li",{},w("span",{class:"lesson-minutes"},re),w("div",{},w("h3",{},le),w("p",{},D)),K)},G=(P,re="")=>{let ae=d()?.trace();if(!ae)return{met:!1,line:y("lacking.r\
un")};let le=d()?.state().pinned??null,{met:D,says:K,values:q,busy:z}=k(P,new E(ae),{trials:l,text:re,most:f.most,pinned:le});return{met:D,line:C(y(K,q),z&&y("b\
usy"))}},oe=(P,re)=>{re.dataset.solved=String(O.has(P)),O.size&&S(A,y("tally",{met:O.size,of:x.length}))},ie=({name:P,start:re},ae)=>{let{task:le}=m.exercises[P],
D=w("p",{class:"lesson-line",role:"status"}),K=w("li",{},w("h4",{},`${ae}. ${le}`)),q=()=>{let{met:z,line:M}=G(P,re);S(D,M),D.dataset.met=String(z),z&&O.add(P),
a.write([...O]),oe(P,K)};return oe(P,K),K.append(w("div",{},...re?[H(y("start"),le,{view:"watch",prompt:re})]:[],w("button",{type:"button","aria-label":`${y("ch\
eck")}: ${le}`,on:{click:q}},y("check"))),D),K},he=Object.keys(m.grades).flatMap(P=>{let re=x.findIndex(le=>String(le.grade)===P),ae=x.filter(le=>String(le.grade)===
P).map((le,D)=>ie(le,re+1+D));return[w("h3",{},m.grades[P]),w("ol",{class:"lesson-tasks"},...ae)]}),te=P=>w("a",{href:`lesson/${t()}/${P}`,target:"_blank"},y(P)),
$=w("details",{},w("summary",{},y("exercises_heading")," ",A),w("p",{},y("exercises_intro")),...he);u.replaceChildren(w("p",{class:"lesson-sheets"},te("handout"),
te("key")),w("details",{},w("summary",{},y("plan")),w("ol",{class:"lesson-plan"},...h.map(I))),$)})})(window);(function(s){"use strict";let e=[0,25,50,75,100],t=5e3,n=new URL("class/",s.location.href.split(/[?#]/)[0]),r=s.SpecVizPage.stored("specviz-class");s.SpecVizPage.
component("classroom",async({words:o})=>{await s.SpecVizPage.scripts();let{dom:{el:i,setText:a},lesson:{sentences:l,speaker:c}}=s.SpecViz,d=c(o),u=null,m=null,h=null,
g="",f=null,x=!1,w=Promise.resolve(),S=(q,z)=>i("button",{type:"button",class:"sv-choose",on:{click:z}},d(q)),k=S("start",ie),E=i("strong",{class:"room-code"}),
C=i("p",{class:"room-people",role:"status"}),N=i("ul",{class:"room-bars","aria-label":d("counts"),hidden:!0}),y=i("p",{class:"room-line",role:"status"}),_=i("p",
{class:"room-local",hidden:!s.SpecVizPage.isLocal(s.location.host)},d("local")),O=i("img",{class:"room-qr",alt:d("qr")}),A=i("section",{class:"room","aria-label":d(
"heading"),hidden:!0},i("p",{class:"room-join"},d("join")," ",i("strong",{},n.host+n.pathname)," ",d("code")," ",E),C,O,N,y,_,S("end",$)),H=i("p",{class:"sv-not\
e",role:"status"}),I=i("div",{class:"room-offer"},k,H);async function G(q,z){for(let M=500;;M*=2)try{return await fetch(new URL(q,n),{method:"POST",headers:{"Co\
ntent-Type":"application/json"},body:z})}catch(F){if(M>4e3)throw F;await new Promise(Y=>{setTimeout(Y,M)})}}function oe(q,z){let M=w.then(()=>G(q,JSON.stringify(
z)));return w=M.then(()=>{},()=>{}),M}async function ie(){k.disabled=!0;try{let q=await oe("",{});q.ok&&he(await q.json()),a(H,q.ok?"":d(q.status===503?"full":"\
failed"))}catch{a(H,d("failed"))}k.disabled=!1}function he(q){u=q,h=null,r.write(q),a(E,q.code),O.src=`qr.svg?${new URLSearchParams({link:new URL(q.code,n).href})}`,
I.hidden=!0,A.hidden=!f,m=new EventSource(new URL(`${q.code}/teacher?key=${encodeURIComponent(q.key)}`,n)),m.onmessage=({data:z})=>{let M=JSON.parse(z);M.over?te(
"over"):ae(M)},m.onerror=()=>{m?.readyState===EventSource.CLOSED&&!x&&te("over")},le()}function te(q){m?.close(),[u,m,h]=[null,null,null],r.write(null),I.hidden=
!1,A.hidden=!0,a(H,l(d(q),g)),g=""}async function $(){u&&(await oe(`${u.code}/end`,{key:u.key}).catch(()=>null),te("over"),k.focus())}let P=q=>q===0?d("none"):q===
100?d("certain"):`${q}%`;function re(q,z,M,F){let Y=(Be,st="")=>i(Be,{"aria-hidden":"true"},st),fe=F?q>50:q<50,Ce=i("li",{"data-right":String(fe)},i("span",{class:"\
sv-spoken"},d("count",{chance:P(q),n:z})),Y("b",String(z)),Y("i"),Y("span",P(q)));return Ce.style.setProperty("--part",String(M)),Ce}function ae({phones:q,asking:z,
answers:M,counts:F,score:Y,all:fe,kept:Ce}){if(_.hidden=q>0||!s.SpecVizPage.isLocal(s.location.host),a(C,z?d("answers",{n:M,of:q}):d("phones",{n:q})),N.hidden=!F,
O.hidden=!!F,F){let ge=Math.max(1,...F);N.replaceChildren(...F.map((Ne,Zt)=>re(e[Zt],Ne,Ne/ge,Ce)))}let Be=ge=>({...ge,n:ge.answers,brier:ge.brier.toFixed(2)});
Y&&(g=d("all",Be(fe)));let st=Y?l(d("score",Be(Y)),fe.answers>Y.answers&&g):d("no_answers");a(y,F?st:z?"":d("wait"))}function le(){if(!u||!f)return;let{run:q,told:z}=f,
{key:M}=u,F=h!==null&&h.run===q;h&&F&&h.at===z?.at?(h.revealed||oe(`${u.code}/reveal`,{key:M,outcome:{kept:z.kept,chance:z.chance}}).catch(()=>null),h.revealed=
!0):f.asked&&!(h&&F&&h.at===f.asked&&!h.revealed)?(h={run:q,at:f.asked,revealed:!1},oe(`${u.code}/ask`,{key:M,question:f.question()}).catch(()=>null)):f.asked||
D()}function D(){u&&h&&!h.revealed&&oe(`${u.code}/ask`,{key:u.key,question:null}).catch(()=>null),h?.revealed||(h=null)}document.addEventListener("specviz-predi\
ct",({target:q,detail:z})=>{if(f=z,A.hidden=!u||!f,!f){D();return}let M=q;I.parentElement!==M&&(M.append(I),(M.closest(".sv-stage")??M).append(A)),le()}),s.addEventListener(
"beforeunload",()=>{x=!0,setTimeout(()=>{x=!1},t)});let K=r.read();K&&he(K)})})(window);})();
