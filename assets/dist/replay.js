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
(()=>{var Ci=(s,e)=>s.replace(/\{(\w+)\}/g,(t,n)=>e&&n in e?String(e[n]):t);function Ht(s){return(e,t)=>{let n=e.split(".").reduce((r,o)=>r?.[o],s);return typeof n=="\
string"?Ci(n,t):e}}var v=s=>s;function Zn(s){v=Ht(s)}var ji=new TextEncoder,qi=new TextDecoder("utf-8",{ignoreBOM:!0});function Qn(s){return s==null?[]:typeof s=="string"?[...ji.encode(s)]:(s.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Pi(s){return s<128?1:s<194?0:s<224?2:s<240?3:s<245?4:0}function Hi(s){for(let e=1;e<=Math.min(3,s.length);e+=1){let t=s[s.length-
e];if(t<128)return 0;if(t>=192)return Pi(t)>e?e:0}return 0}var me=Object.freeze({bytes:[],tokens:0});function we(s,e){let t=[...s.bytes,...Qn(e)],n=Hi(t),r=t.slice(
0,t.length-n);return{text:qi.decode(new Uint8Array(r)),took:r.length?s.tokens+1:1,pending:n?{bytes:t.slice(-n),tokens:r.length?1:s.tokens+1}:me}}var fe=s=>Qn(s).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Ni=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Ii=["space","newline","tab","control","text"];function it(s){return[...s.matchAll(Ni)].map(e=>({kind:Ii[e.slice(1).findIndex(t=>t!==void 0)],text:e[0]}))}var at=s=>"\
U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Di=s=>s&&`⁨${s}⁩`,re=s=>s.replace(/[\u2068\u2069]/g,"");function K(s){return Di(it(s).map(
({kind:e,text:t})=>e==="space"?"·".repeat(t.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?at(t):t).join(""))}var $=(...s)=>s.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),ge="–",de=s=>(e,t)=>e==null||!Number.isFinite(e)?ge:s(e,t);function Fi(s){let[e,t]=s.toExponential(1).split("e");return`${e}\
×10${[...t].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var ke=de((s,e=3)=>{if(s===0||s===1)return String(s);if(s<1e-6)return Fi(
s);let t=s.toPrecision(s<.001?Math.min(e,2):e),n=t.includes("e")?s.toFixed(7):t;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>s.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),D=de((s,e)=>s>0&&s<1e-4?"<0.0001":ke(s,e)),ae=de(s=>s===0||s===1?String(s):s>0&&s<5e-4?"<0.001":s<1&&s>=.9995?">0.\
999":s.toFixed(3));function Q(s,e){let t=a=>[s,e].map(c=>ke(c,a)),n=s===e?3:[3,4,5,6,7].find(a=>new Set(t(a)).size>1)??8,r=t(n),o=Math.min(s,e)>.9&&r.every(a=>a.
startsWith("0.")),i=Math.max(...r.map(({length:a})=>a))-2;return o?[s,e].map(a=>a.toFixed(i)):r}var E=de(s=>{let e=s*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),B=de(s=>s.toFixed(s<9.995?2:1)+"×"),O=de((s,e=2)=>s.toFixed(e)),Js=de(s=>s<99.5?
s.toFixed(1):s.toFixed(0)),ye=de(s=>s.toLocaleString("en")),Xs=de(s=>{let[e,t]=s>=9995e5?["B",1e9]:s>=999500?["M",1e6]:["k",1e3];return`${(s/t).toPrecision(s/t<
10?2:3)} ${e}`}),L=de(s=>s===0?"0 s":s<.001?(s*1e3).toFixed(2)+" ms":s<.1?(s*1e3).toFixed(1)+" ms":s<1?(s*1e3).toFixed(0)+" ms":s.toFixed(2)+" s");var Bi="http://www.w3.org/2000/svg",er=s=>s.split(/\u2068([^\u2069]*)\u2069/).map((e,t)=>t%2?p("bdi",{translate:"no"},e):e);function p(s,e,...t){let n=document.
createElement(s),{on:r={},...o}=e;Object.entries(r).forEach(([i,a])=>n.addEventListener(i,a));for(let[i,a]of Object.entries(o))a===!0?n.setAttribute(i,""):a!==!1&&
a!=null&&n.setAttribute(i,re(String(a)));return n.append(...t.flatMap(i=>i==null?[]:typeof i=="string"?er(i):[i])),n}function k(s,e){s.textContent!==re(e)&&(s instanceof
Element?s.replaceChildren(...er(e)):s.textContent=re(e))}function M(s,e,t){t==null?s.removeAttribute(e):s.getAttribute(e)!==re(String(t))&&s.setAttribute(e,re(String(
t)))}function tr(s,e,t,n){let r=t.bottom-e.bottom+4,o=t.top-e.top-48;r>0?s.scrollTop=n*Math.ceil((s.scrollTop+r)/n):o<0&&(s.scrollTop=n*Math.floor((s.scrollTop+
o)/n))}function R(s,e,...t){let n=document.createElementNS(Bi,s);return Object.entries(e).forEach(([r,o])=>n.setAttribute(r,re(String(o)))),n.append(...t.map(r=>typeof r==
"string"?re(r):r)),n}var sr=s=>R("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},R("path",{d:s}));function le(s,e=!1){return it(s).map(({kind:t,
text:n})=>{if(t==="text")return document.createTextNode(n);if(t==="control")return p("span",{class:"sv-control"},at(n));let r=e&&t!=="space";return p("span",{class:`\
sv-${t}${r?" sv-marked":""}`},r?"":n)})}var Ge=class{constructor(e){this.host=e}host;probe=p("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;get(e){
let t=this.cache.get(e);if(t!==void 0)return t;this.probe.isConnected||this.host.append(this.probe),this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(
this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Ke=getComputedStyle(document.documentElement).
getPropertyValue("--sv-sans");var It="#term-",Ui=`[data-term], a[href^="${It}"]`,Nt=12,Zs=8;function oe(s,e){return p("button",{type:"button",class:"sv-term","data-term":s,"aria-haspopup":"d\
ialog"},e)}var Qs=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,t=>this.hint(t)))}teach(e){this.say=Ht(e),this.terms=new Map((e.glossary||[]).map(t=>[t.term,t])),this.showNamed()}showNamed(){let{
hash:e,pathname:t,search:n}=window.location,r=e.startsWith(It)&&this.terms.get(e.slice(It.length));r&&(window.history.replaceState(window.history.state,"",t+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let t=e instanceof Element?e.
closest(Ui):null;if(!(t instanceof HTMLElement)||t.closest("[data-glossary]"))return null;let n=this.terms.get(t.dataset.term??t.getAttribute("href")?.slice(It.
length)??"");return n?{opener:t,entry:n}:null}hint(e){let t=this.named(e);t&&!t.opener.parentElement?.closest("[title]")&&M(t.opener,"title",t.entry.definition)}click(e){
let t=this.named(e);if(!t)return;let{opener:n,entry:r}=t;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=p("h2",
{id:"term-name"}),this.close=p("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=p("p",{}),this.formula=
p("p",{class:"sv-formula"}),this.sources=p("p",{class:"sv-note"}),this.see=p("p",{class:"sv-note"});let t=p("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},p("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(t),t}show(e,t){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(t)||(this.opener=t,n.classList.toggle("sv-standalone",!!t.closest(".sv-standalone")),n.showPopover(),this.place(n,t.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:t,formula:n,sources:r,see:o}){let{say:i}=this;k(this.name,e),k(this.definition,t),this.formula.hidden=!n;let a=/\bq\b/.
test(n)?[p("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(p("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...a);let c=({
name:d,url:h})=>p("a",{href:h,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,i("term.source"),r.map(c)),this.list(this.see,i("term.see"),o.flatMap(
d=>{let h=this.terms.get(d);return h?[oe(d,h.name)]:[]}))}list(e,t,n){e.hidden=!n.length,e.replaceChildren(`${t} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[
r]))}place(e,{left:t,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:a,clientHeight:c}=document.documentElement,d=r+Zs+i+Nt<=c||n<c-r,h=Math.max(
Nt,Math.min(t,a-o-Nt)),u=d?r+Zs:Math.max(Nt,n-Zs-i);Object.assign(e.style,{left:`${h+window.scrollX}px`,top:`${u+window.scrollY}px`})}},nr=new Qs;var z=({settings:s})=>(s.tree??"chain")!=="chain",H=({drafts:s})=>s.some(({parent:e})=>e!=null),Z=(s,e)=>s[e].parent??e-1,lt=(s,e)=>e<0?[]:[...lt(s,Z(s,e)),e];function ee(s){
let e=[];return s.forEach((t,n)=>{let r=Z(s,n);e.push(r<0?0:e[r]+1)}),e}var je=s=>s.flatMap(({verdict:e},t)=>e==="accepted"?[t]:[]);function rr(s){let e=ee(s);return s.
flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function or({drafts:s}){let e=je(s);if(!H({drafts:s}))return e.length;let t=e.at(-1)??
-1;return s.flatMap(({parent:r},o)=>r===t?[o]:[]).at(-1)??s.length}function ir(s){let e=s.map(()=>0),t=0,n=r=>{r>=0&&(e[r]=t),s.flatMap((i,a)=>i===r?[a]:[]).forEach(
(i,a)=>{a&&(t+=1),n(i)})};return n(-1),{rows:e,count:t+1}}var ct=(s,e)=>({name:s,index:e}),Wi=["medusa","dflash","lookup"],ar=({drafts:s},{settings:e})=>Wi.includes(s[0]?.source??e.drafter)&&!H({drafts:s});function _e({
drafts:s,final:e,together:t}){let n=rr(s),r=s.filter(o=>o.verdict==="accepted").length;return[...lr({drafts:s,together:t}).map(o=>ct("draft",o)),ct("verify",0),
...n.map(o=>ct("test",o)),...r<s.length?[ct("discard",r)]:[],...e?[ct("final",s.length)]:[]]}var en=({drafts:s,together:e})=>lr({drafts:s,together:e}).length+s.
length+(s.length?3:2);function lr({drafts:s,together:e}){if(e)return s.length?[0]:[];let t=ee(s);return s.flatMap((n,r)=>t.indexOf(t[r])===r?[r]:[])}var dt=({drafts:s,
final:e})=>e&&(s.length?e.kind:"plain");function Vi(s,{name:e,index:t},n){let{drafts:r}=n;if(e==="verify")return s.map((i,a)=>a<r.length?"lit":i);if(e==="discar\
d")return s.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return s.map((i,a)=>a<r.length?"guessed":i);if(e==="draft"&&H(n)){let i=ee(r);return s.map(
(a,c)=>c<r.length&&i[c]===i[t]?"guessed":a)}let o=e==="draft"?"guessed":e==="test"?r[t].verdict:dt(n);return s.map((i,a)=>a===t&&o?o:i)}function cr(s,e){let t=_e(
s).slice(0,e),n=s.drafts.length+(s.final?1:0);return{phase:t[t.length-1],looks:t.reduce((r,o)=>Vi(r,o,s),Array(n).fill("absent")),verified:t.some(r=>r.name==="v\
erify"),fallen:t.some(r=>r.name==="discard")}}function tn(s,{round:e,phase:t}){return e>=s.length?{round:s.length,phase:0}:t+1>=_e(s[e]).length?{round:e+1,phase:0}:
{round:e,phase:t+1}}function dr(s,{round:e,phase:t}){return t>0?{round:e,phase:t-1}:e>0?{round:e-1,phase:_e(s[e-1]).length-1}:{round:0,phase:0}}function pt(s,{round:e,
phase:t=0}){if(e<0)return{round:0,phase:0};if(e>=s.length)return{round:s.length,phase:0};let n=_e(s[e]).length;return t>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,t)}}var ht=["token","block","match","typical","top-k","threshold"],Gi=["typical","top-k","threshold"],T=({settings:s})=>s.rule??"token",N=s=>Gi.includes(s),Y=s=>s?.
target==null||!s.draft?null:Math.min(1,s.target/s.draft),W=s=>s?.chance??Y(s),qe=(s,e)=>N(e)&&[0,1].includes(W(s)??-1);function Ye(s){if(s.draw==null)return"kep\
t";let e=s.draw;return e<(W(s)??1)?"passed":e<(Y(s)??1)?"kept":"rescued"}function pr(s,e){let{target:t,draft:n,weight:r}=s[e];if(t==null||!n||r==null)return null;
let o=Math.min(1,r*t/n),i=e===s.length-1,a=i?o:s[e+1].excess;return a==null||a+1-o<=0?null:{weight:o,excess:a,last:i}}var Je=s=>s.findLastIndex(e=>e.verdict==="\
accepted"),Pe=(s,e)=>s==="untested"&&T(e)==="block"&&!z(e)?"dropped":s,hr=({rule:s="token"})=>s==="token"?null:s;function ur(s,e){let{token:t,target:n,weight:r,
excess:o}=s;return e==="match"?{weight:1,taken:i=>i===t?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,a)=>a,mass:o??null}}var Xe=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Dt=class{constructor(e,t){this.state=e;this.changed=t}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},U=({run:s,moment:e})=>s?
s.length-e.round:0,pe=({live:s,run:e,mode:t})=>s&&e!==null&&!e.over&&(t==="running"||t==="paused");function Ft({run:s,predicting:e,moment:t}){return s&&s.over&&
!e?s.length:t.round}function J({run:s,moment:{round:e,phase:t}}){return s&&t?cr(s.rounds[e],t):null}function Se(s,e){let{run:t,moment:n}=s;if(!e||!t||e.round>n.
round||e.round<0)return null;let r=t.at(e);if(!r||e.round<n.round)return r;let o=J(s)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}var Ze=(s,e)=>s===
e||!!(s&&e&&s.round===e.round&&s.index===e.index);function Te(s){return Se(s,s.pinned)?{at:s.pinned,how:"pinned"}:Se(s,s.hovered)?{at:s.hovered,how:"preview"}:Ki(
s)||Zi(s)}function mr(s){let{run:e,moment:t,pinned:n,following:r,playing:o,status:i,recorded:a,speed:c,pace:d,tint:h,presenting:u,view:f,opening:m,rested:g}=s;return{
...t,rounds:e?e.length:0,selected:Te(s).at,pinned:n,following:r,playing:o,state:i,recorded:a,speed:c,pace:d,tint:h,presenter:u,view:f,opening:m,rested:g}}function Ki(s){
let{run:e,moment:t,entered:n}=s,r=J(s);if(r)return{at:{round:t.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!t.round)return null;let o=t.round-1;return{
at:{round:o,index:fr(e,o)},how:"now"}}var fr=(s,e)=>Math.max(0,s.rows[e].slots.findLastIndex(({kind:t})=>t!=="untested")),Yi=16,vr=[.25,.75],Ji=({drafts:s})=>s.
findIndex(e=>e.verdict==="accepted"&&Ye(e)==="rescued"),Xi=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(Y(e)??1)),ut=(s,e)=>e==="\
block"?Ji(s):N(e)?Xi(s):-1,sn=({drafts:s,final:e})=>e?.kind==="correction"&&s.some(({verdict:t})=>t==="accepted");function Bt(s){let e=({verdict:i,target:a,draft:c})=>i===
"rejected"&&a!==null&&c!==null&&a>=vr[0]*c&&a<=vr[1]*c,t=s.rounds.findIndex(i=>ut(i,T(s.trace))>=0);if(t>=0)return t;let n=i=>s.folds.at(i).emitted>=Yi,r=s.rounds.
flatMap((i,a)=>sn(i)?[a]:[]),o=i=>s.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function nn({rounds:s,trace:e}){let t=({
drafts:a})=>a.some(({verdict:c})=>c==="rejected"),n=s.at(-1);if(!n||n.drafts.length>=e.settings.gamma||t(n))return null;let r=({drafts:a})=>a.length>n.drafts.length,
o=s.findLastIndex(a=>r(a)&&t(a)),i=o>=0?o:s.findLastIndex(r);return i>=0?i:null}var gr=({run:s,moment:e,following:t,mode:n,predicting:r})=>s&&t&&n==="running"&&
!r&&e.round===s.length?nn(s):null,He=({moment:{round:s,phase:e},rested:t})=>t??(e?s:s-1);function Zi(s){let e=He(s),{run:t}=s;if(!t||!t.rounds[e])return{at:null,
how:"newest"};let n=ut(t.rounds[e],T(t.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=t.rounds[e].drafts.findIndex(({verdict:o})=>o==="rejecte\
d");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:fr(t,e)},how:"newest"}}var A,xr,Qi,Ee,rn,Kt,wr,Wt,kr,ln,on,yr,vt=Symbol.for("pv"),Yt={},Jt=[],ea=/^m(i|n|o|s|text|space)$/,cn=Array.isArray,_r=Jt.slice,Ie=Object.assign;function Ne(s){
s&&s.parentNode&&s.remove()}function Vt(s,e,t,n,r){var o={type:s,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:vt,__v:r||++xr,__i:-1,__u:0};return!r&&A.vnode&&A.
vnode(o),o}function C(s){return s.children}function Me(s,e){this.props=s,this.context=e,this.__g=0}function ze(s,e){if(e==null)return s.__&&ze(s.__,s.__i+1);for(var t;e<s.
__k.length;e++)if((t=s.__k[e])&&t.__e)return t.__e;return typeof s.type!="function"||s.props.__P?null:ze(s)}function ta(s){var e,t=s.__v,n=t.__e,r=[],o=[],i=s.__P;
i&&((e=Ie({constructor:vt},t)).__v=t.__v+1,A.vnode&&A.vnode(e),dn(i,e,t,s.__n,i.namespaceURI,32&t.__u?[n]:null,r,n||ze(t),32&t.__u,o),e.__v=t.__v,e.__.__k[e.__i]=
e,Rr(r,e,o),t.__=t.__e=null,e.__e!=n&&Sr(e))}function Sr(s){if((s=s.__)&&s.__c&&!s.props.__P)return s.__e=null,s.__k.some(function(e){return e&&(s.__e=e.__e)}),
Sr(s)}function an(s){(8&s.__g||(s.__g|=8,Ee.push(s),Kt++))&&rn==A.debounceRendering||((rn=A.debounceRendering)||queueMicrotask)(Tr)}function Tr(){try{for(var s,
e=1;Ee.length;)Ee.length>e&&Ee.sort(wr),s=Ee.shift(),e=Ee.length,8&s.__g&&ta(s)}finally{(Kt=Ee.length)&&(rn||queueMicrotask)(Tr)}}function Er(s,e,t,n,r,o,i,a,c,d,h){
var u,f,m,g,x,b,S=n.__k||Jt,_=e.length;for(c=sa(t,e,S,c,_),u=0;u<_;u++)(m=t.__k[u])!=null&&(f=~m.__i&&S[m.__i]||Yt,m.__i=u,b=dn(s,m,f,r,o,i,a,c,d,h),g=m.__e,(f.
ref!=m.ref||8&f.__u)&&(f.ref&&pn(f.ref,null,m,f),m.ref&&h.push(m.ref,m.__c||g,m)),x=x||g,4&m.__u?(c=Mr(m,c,s,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="functi\
on"&&b!==void 0?c=b:g&&(c=g.nextSibling),m.__u&=-21);return t.__e=x,c}function sa(s,e,t,n,r){var o,i,a,c,d,h,u,f,m,g=t.length,x=g,b=0,S=0,_=s.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=_[o]=Vt(null,i):cn(i)?i=_[o]=Vt(C,{children:i}):
i.constructor===vt&&i.__b?i=_[o]=Vt(i.type,i.props,i.key,i.ref,i.__v):_[o]=i,c=o+b,i.__=s,i.__b=s.__b+1,a=null,~(d=i.__i=na(i,t,c,x))&&(x--,(a=t[d])&&(a.__u|=2)),
a&&a.__v?(i.__u|=16,d==c-1?b--:d==c+1?b++:d!=c&&(d>c?b--:b++,S=1)):(~d||(r>g?b--:r<g&&b++),typeof i.type!="function"&&(i.__u|=4))):_[o]=null;if(S){for(h=[],u=[],
o=0;o<r;o++)if((i=_[o])&&16&i.__u){for(b=0,f=h.length;b<f;)h[m=b+f>>1]<i.__i?b=m+1:f=m;h[b]=i.__i,u[o]=b+1}for(b=h.length;o--;)u[o]&&(u[o]==b?b--:_[o].__u|=4)}if(x)
for(o=0;o<g;o++)!(a=t[o])||2&a.__u||(a.__e==n&&(n=ze(a)),hn(a,a));return n}function Mr(s,e,t,n){var r,o,i,a;if(typeof s.type=="function"){if(s.props.__P)return e;
if(r=s.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=s,e=Mr(r[o],e,t,!1));return e}for(e&&!e.parentNode&&(e=ze(s))&&!e.parentNode&&(e=null),i=s.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(i!=a&&(!n&&t.moveBefore&&i.parentNode?t.moveBefore(i,e):t.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function na(s,e,t,n){var r,o=s.key,i=s.type,a=e[t],c=a&&!(2&a.__u);if(a===null&&o==null||c&&o==a.key&&i==a.type)return t;if(n>(c?1:0)){for(r=t-1;r>=0;r--)if((a=
e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function br(s,e,t){t==null&&
(t=""),e[0]=="-"?s.setProperty(e,t):s[e]=t}function Ut(s,e,t,n,r){var o,i;if(e=="style")if(typeof t=="string")s.style.cssText=t;else{if(typeof n=="string"&&(s.style.
cssText=n=""),n)for(e in n)t&&e in t||br(s.style,e);if(t)for(e in t)n&&t[e]==n[e]||br(s.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),
typeof n!="function"&&(n=null),(s.__e||(s.__e={}))[e]=t,t&&n||(i=on[e]||(on[e]=ra(e)),(s.__a||(s.__a={}))[e]=ln,o=e!=(e=e.replace(kr,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),t?s.addEventListener(e,i,o):s.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in s)
try{return void(s[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?s.removeAttribute(e):s.setAttribute(e,e=="popover"&&t==1?"":t)}}function ra(s){
return function(e){var t=this.__e;if(t){if(t=t[s],e[Wt]==null)e[Wt]=ln++;else if(e[Wt]<this.__a[s])return;return t(A.event?A.event(e):e)}}}function dn(s,e,t,n,r,o,i,a,c,d){
var h,u,f,m,g,x,b,S,_,w,y,G,Jn,Pt,Le,Xn,xe,Ce,ve=e.type;if(e.constructor!==vt)return null;128&t.__u&&(c=32&t.__u,h=t.__c.__z)&&(e.__u|=c,u=o=[],h.nodeType==8?a=
Gt(h,o):o.push(h),a=o[0]||a),(h=A.__b)&&h(e);e:if(typeof ve=="function"){f=i.length;try{if(S=e.props,_=(h=ve.prototype)&&h.render,w=(h=ve.contextType)&&n[h.__c],
y=h?w?w.props.value:h.__:n,(m=t.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(_?e.__c=m=new ve(S,y):(e.__c=m=new Me(S,y),m.constructor=ve,m.render=ia),w&&w.sub(m),m.state||
(m.state={}),m.__n=n,m.__g|=8,m.__h=[],m.__k=[]),_&&(m.__s||(m.__s=m.state),ve.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Ie({},m.__s)),Ie(m.__s,ve.getDerivedStateFromProps(
S,m.__s)))),g=m.props,x=m.state,m.__v=e,t.__c){if(S!==g&&_&&!ve.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,y),e.__v==t.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,y)===!1){e.__v!=t.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),e.__e=t.__e,e.__k=
t.__k,e.__k.some(function(ne){ne&&(ne.__=e)}),Jt.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=ze(t);break e}m.componentWillUpdate&&m.componentWillUpdate(
S,m.__s,y),_&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,x,b)})}else _&&!ve.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
_&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=y,m.props=S,m.__P=s,m.__g&=-5,G=A.__r,Jn=_?25:0;do m.__g&=-9,G&&G(e),h=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++Jn<25);_&&(Jt.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=Ie({},n,m.getChildContext())),_&&t.__c&&m.
getSnapshotBeforeUpdate&&(b=m.getSnapshotBeforeUpdate(g,x)),Pt=h&&h.type===C&&h.key==null?h.props.children:h,S.__P&&(h=a,r=(s=S.__P).namespaceURI,c=o=null,t.props&&
t.props.__P!=s&&(t.__k.some(function(ne){ne&&hn(ne,ne)}),t.__k=null),a=t.__k?ze(t,0):null),a=Er(s,cn(Pt)?Pt:[Pt],e,t,n,r,o,i,a,c,d),S.__P&&(e.__e=null,a=h),e.__u&=
-161,u&&u.some(Ne),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(ne){if(i.length=f,e.__v=null,c||o)if(ne&&ne.then){if(e.__u|=128|c,o){for(~(xe=o.indexOf(a||
void 0))||(xe=o.length);(Ce=o[xe-1])&&Ce.nodeType==8;)xe--;for(;xe<o.length;xe++)if(Ce=o[xe])if(o[xe]=null,Le){if(Ce==Xn)break}else{if(Ce.nodeType!=8)break;Ce.data.
startsWith("$s")&&(Xn=Gt(Le=Ce))}}if(!Le){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;Le=a}(h=Gt(Le=e.__c.__z||(e.__c.__z=Le)))?(e.__e=Le,a=h):e.__e=a,
a=a&&a.nextSibling}else o&&o.some(Ne);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),ne&&ne.then||zr(e),A.__e(ne,e,t)}}else a=e.__e=oa(t.__e,e,t,n,r,o,i,c,d,s);return(h=
A.diffed)&&h(e),a}function Gt(s,e){if(s&&s.nodeType==8&&s.data.startsWith("$s"))for(var t=1;s=s.nextSibling;){if(s.nodeType==8){if(s.data.startsWith("$s"))t++;else if(s.
data.startsWith("/$s")&&!--t)return s}e&&e.push(s)}}function zr(s){s&&(s.__c&&(s.__c.__g|=4),s.__k&&s.__k.some(zr))}function Rr(s,e,t){for(var n=0;n<t.length;)pn(
t[n++],t[n++],t[n++]);A.__c&&A.__c(e,s),s.some(function(r){try{s=r.__h,r.__h=[],s.some(function(o){o.call(r)})}catch(o){A.__e(o,r.__v)}})}function oa(s,e,t,n,r,o,i,a,c,d){
var h,u,f,m,g,x,b,S,_=t.props||Yt,w=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://w\
ww.w3.org/1999/xhtml"),o){for(h=0;h<o.length;h++)if((g=o[h])&&(y?g.localName==y:g.nodeType==3)){s=g,o[h]=null;break}}if(!s){if(S=d.ownerDocument||document,!y)return S.
createTextNode(w);s=S.createElementNS(r,y,w.is?w:d),a&&(A.__m&&A.__m(e,o),a=!1),o=null}if(y){if(d=y=="template"&&s.content||s,o=y=="textarea"&&w.defaultValue!=null?
null:o&&_r.call(d.childNodes),!a&&o)for(_={},h=0;h<s.attributes.length;h++)_[(g=s.attributes[h]).name]=g.value;for(h in _)g=_[h],h=="dangerouslySetInnerHTML"?f=
g:h=="children"||h in w||h=="value"&&"defaultValue"in w||h=="checked"&&"defaultChecked"in w||Ut(s,h,null,g,r);for(h in w)g=w[h],h=="children"?m=g:h=="dangerousl\
ySetInnerHTML"?u=g:h=="value"?x=g:h=="checked"?b=g:a&&typeof g!="function"||_[h]===g||Ut(s,h,g,_[h],r);u?(a||f&&(u.__html==f.__html||u.__html==s.innerHTML)||(s.
innerHTML=u.__html),e.__k=[]):(f&&(s.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ea.test(y))&&(r="http://www.w3.org/1999/xhtml"),
Er(d,cn(m)?m:[m],e,t,n,r,o,i,o?o[0]:t.__k&&ze(t,0),a,c),o&&o.some(Ne)),a&&y!="textarea"||(h="value",y=="progress"&&x==null?s.removeAttribute(h):x==null||x===s[h]&&
(y!="progress"||x)||Ut(s,h,x,_[h],r),h="checked",b!=null&&b!=s[h]&&Ut(s,h,b,_[h],r))}else _===w||a&&s.data==w||(s.data=w);return s}function pn(s,e,t,n){try{typeof s==
"function"?e?e.__x=s(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():s(null)):s.current=e}catch(r){A.__e(r,t)}}function hn(s,e,t){var n,
r,o,i;if(A.unmount&&A.unmount(s),!(n=s.ref)||n.current&&n.current!=s.__e||pn(n,null,e,s),n=s.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){
A.__e(a,e)}n.__P=n.__n=null}if(n=s.__k)for(i=0;i<n.length;i++)n[i]&&hn(n[i],e,typeof s.type!="function"||t&&!s.props.__P);!t&&(n=s.__c)&&(n=n.__z)&&(r=Gt(n,o=[]))&&
(n==s.__e&&o.some(Ne),Ne(r),Ne(n)),t||Ne(s.__e),s.__e=s.__c=s.__=null}function ia(s,e,t){return this.constructor(s,t)}function Qe(s,e){var t,n,r,o;A.__&&A.__(s,
e),e.nodeType==9&&(e=e.documentElement),n=(t=s&&32&s.__u)?null:e.__k,e.__k=Vt(C,{children:[s]}),r=[],o=[],dn(e,e.__k,n||Yt,Yt,e.namespaceURI,n?null:e.firstChild?
_r.call(e.childNodes):null,r,n?n.__e:e.firstChild,t,o),Rr(r,e.__k,o),e.__k.props.children=null}function Or(s){function e(t){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,an(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),t.children}return e.__c="__cC"+yr++,e.__=s,e.Provider=(e.Consumer=function(t,n){return t.children(n)}).contextType=e,e}A={__e:function(s,e,t,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
s)),r.componentDidCatch&&(r.componentDidCatch(s,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){s=a}}throw Kt=0,s}},xr=0,Qi=function(s){return s!=null&&s.
constructor===vt},Me.prototype.setState=function(s,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Ie({},this.state)),typeof s=="function"&&(s=s(Ie({},t),this.props)),
s&&(Ie(t,s),this.__v&&(e&&this.__k.push(e),an(this)))},Me.prototype.forceUpdate=function(s){this.__v&&(this.__g|=4,s&&this.__h.push(s),an(this))},Me.prototype.render=
C,Ee=[],Kt=0,wr=function(s,e){return s.__v.__b-e.__v.__b},Wt=Symbol(),kr=/(PointerCapture)$|Capture$/i,ln=0,on={},yr=0;var Xt=({trace:s})=>s.settings.gamma>0&&!z(s),vn=({round:s,index:e})=>`${s}.${e}`;function mn({run:s,predicting:e,answers:t},{round:n,phase:r}){if(!e||!s||n>=s.
length)return null;let o=_e(s.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(vn(i)in t)?i:null}function ft(s){let e=J(s)?.phase;if(!e||e.name!==
"test")return null;let t=vn({round:s.moment.round,index:e.index});return t in s.answers?t:null}var gt=s=>s.predicting&&s.looking!==null&&s.looking===ft(s),he=s=>gt(
s)?null:mn(s,s.moment);function Ar({run:s,answers:e},t,n){if(!s)return{};let r=s.rounds[t.round].drafts[t.index],o=T(s.trace)==="block"?null:W(r),i=vn(t);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function bt({predicting:s,informed:e,run:t}){return s&&(!e||t?.trace.settings.temperature===
0)}var $r=(s,e)=>bt(s)&&e?.kind==="lit",un=s=>s.length?s.reduce((e,t)=>e+t,0)/s.length:null,mt=(s,e)=>(s-(e?1:0))**2;function Lr(s){let e=s.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),t=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:t.length,right:t.filter(({chance:r,kept:o})=>r>.5===o).length,brier:un(e.map(({chance:r,kept:o})=>mt(r,o))),known:n.length,truth:un(n.
map(({threshold:r,kept:o})=>mt(r,o))),best:un(n.map(({threshold:r})=>r*(1-r)))}}function Cr(s,e,t){if(s.brier===null)return[t("predict.lesson.none")];let n={...s,
brier:O(s.brier),truth:O(s.truth),best:O(s.best)},r=!e&&s.truth!==null&&s.known===s.n&&s.brier<s.truth,o=s.brier<.25?"good":s.brier>.25?"bad":"even";return[$(s.
decided>0&&t("predict.lesson.you",n),t("predict.lesson.brier",n)),t("predict.lesson.half")+" "+t(`predict.lesson.${r?"lucky":o}`),...e?[t("predict.lesson.greedy")]:
s.known?[t("predict.lesson.truth",{...n,n:s.known})]:[]]}var Zt=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:t,store:n,predict:r,node:o}=this.viewer;if(e.run){if(!Xt(e.run)){r.refuse(e.run);return}t.
halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.querySelector("[data-button=play]"))?.focus():this.begin(
e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),pe(e.state)&&!he(e.state)&&e.forward("step")}begin(e){let{viewer:t}=this;!U(t.state)&&e.over&&t.player.seek(Xe.moment),
t.toggle(),t.predict.focus()}leavesVerdict(){let{viewer:e}=this,t=gt(e.state);return e.state.looking!==null&&e.store.set({looking:null}),t&&he(e.state)!==null}answer(e){
let{state:t,store:n,player:r}=this.viewer,o=he(t);o&&(n.set(Ar(t,o,e)),r.forward("step"))}};var aa=["token","top-k","threshold"],ie=(s,e)=>e&&s!==void 0?s/e:null;function la({drafts:s,positions:e=[]}){let t=s.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return H({drafts:s})?e.length?[...new Set(t.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>ca(t.filter(({parent:o})=>o===r))):[]:t.slice(
0,s.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function ca(s){let[e,t]=[0,1];for(let n of s){let r=Y(n);if(n.overlap===
null||r===null)return[];e+=t*n.overlap,t*=1-r}return[e]}function da(s,e){if(aa.includes(e))return!1;let t=new Map(s.map(r=>[r.parent,r]));return s.filter(r=>r.parent!=
null&&r!==t.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var pa=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function ha(s){let e=s.drafts.filter(t=>t.verdict==="accepted").map(t=>t.token);return s.final?[...e,s.final.
token]:e}function ua(s,e,t){let n=a=>e.drafts.filter(c=>c.verdict===a).length,r=n("accepted"),o=n("rejected"),i=la(e);return{rounds:s.rounds+1,drafted:s.drafted+
e.drafts.length,accepted:s.accepted+r,rejected:s.rejected+o,corrected:s.corrected+(e.final?.kind==="correction"?1:0),untested:s.untested+e.drafts.length-r-o,emitted:s.
emitted+r+(e.final?1:0),draft:s.draft+e.times.draft,verify:s.verify+e.times.verify,accept:s.accept+e.times.accept,overlap:s.overlap+i.reduce((a,c)=>a+c,0),overlaps:s.
overlaps+i.length,otherwise:s.otherwise+(da(e.drafts,t)?1:0)}}var De=s=>s.draft+s.verify+s.accept;function Qt(s,e){return Float64Array.from(s).sort()[Math.ceil(
e*s.length/100)-1]}var fn=s=>s.length?{p50:Qt(s,50),p95:Qt(s,95)}:null,va=12,ma=.25,fa=1+1e-9;function ga(s){if(s.length<va)return null;let e=s.slice(1).map((t,n)=>Math.
abs(t-s[n]));return ie(Qt(e,75),Qt(s,50))}var es=class{constructor(e){this.temperature=e.temperature,this.rule=T({settings:e}),this.sums=[pa],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(ua(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...ha(
e)),this.bursts.push(De(e.times)),this.match()}pushPlain(e,t){this.plain.tokens.push(e),this.plain.seconds.push(t),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+t),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let t=Math.min(e,this.sums.length-1);for(;t>0&&this.sums[t].emitted>this.plain.tokens.length;)t-=1;return t}speedup(e){let t=this.sums[this.compared(e)];return ie(
this.plain.until[t.emitted],De(t))}impossible(e){let t=this.sums[this.compared(e)],n=this.speedup(e);return t.drafted>0&&n!==null&&n>fa*(t.emitted/t.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let t=this.sums[this.compared(e)];return t.emitted?{draft:t.draft/t.emitted,verify:t.verify/t.emitted,accept:t.
accept/t.emitted,plain:this.plain.until[t.emitted]/t.emitted}:null}gaps(e){let t=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:fn(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:fn(t.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:fn(t)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let t=ga(this.plain.seconds.slice(0,this.at(e).emitted));return t!==null&&t>ma?{jitter:t}:null}agreement(e){let t=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!t?null:{compared:t,first_difference:this.matched<t?this.matched:null}}summary(e=this.sums.length-1){let t=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,t.emitted);return{rounds:t.rounds,drafted:t.drafted,accepted:t.accepted,rejected:t.rejected,untested:t.
untested,emitted:t.emitted,acceptance_rate:ie(t.accepted,t.accepted+t.corrected),draft_efficiency:ie(t.accepted,t.drafted),mean_acceptance_length:ie(t.emitted,t.
rounds),mean_overlap:t.otherwise?null:ie(t.overlap,t.overlaps),tokens_per_second:ie(t.emitted,De(t)),plain_tokens_per_second:ie(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var ba=Object.freeze({tokens:[],seconds:[]}),xa=/^<\|?\w+\|?>$/,wa=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,et=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=me;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new es(e.settings),this.width=e.settings.gamma;for(let t of this.promptTokens()){
let{text:n,pending:r}=we(this.pending,this.piece(t));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,t=this.piece(e[0]);return typeof t=="string"&&xa.test(t)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:t}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return t.tokens.findIndex(r=>r===n||wa.test(String(this.piece(r))))}append({from:e=this.length,rounds:t=[],plain:n=ba,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:a}=this,c=a.plain;if(e>this.length||n.tokens.length&&r>c.tokens.length)return!1;Object.assign(a.pieces,o),t.slice(this.length-e).forEach(
d=>this.push(d));for(let d=c.tokens.length-r;d<n.tokens.length;d+=1)c.tokens.push(n.tokens[d]),c.seconds.push(n.seconds[d]),this.folds.pushPlain(n.tokens[d],n.seconds[d]);
return a.prefill=i.prefill??a.prefill,a.captured=i.captured??a.captured,this.over||(a.ending=i.ending??a.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(ar(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let t=this.pending,
n=[];e.drafts.forEach((i,a)=>{let c=Z(e.drafts,a),d=this.slot(i.token,i.verdict,c<0?t:n[c].pending);i.verdict==="accepted"&&(this.pending=d.pending),n.push(d)});
let r=dt(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,t,n){let r=this.piece(e),
{text:o,took:i,pending:a}=we(n,r),c=o===""&&a.bytes.length>0;return{token:e,kind:t,piece:r,text:o,took:i,part:c,pending:a}}alone(e){let t=this.piece(e);return typeof t==
"string"?t:we(me,t).text}at({round:e,index:t}){let n=this.rows[e],r=n&&n.slots[t];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(d=>d.verdict==="accep\
ted").length,a=t<o.drafts.length,c=a?t:or(o);return{...r,number:e,index:t,round:o,accepted:i,judgedAt:c,draft:a?o.drafts[t]:null,judged:o.drafts[c]||null,position:(o.
positions||[])[c]||null}}},gn=["accepted","correction","bonus","plain"],be=s=>gn.includes(s);var xt=1e-9,Re=class{list;constructor(){this.list=[]}add(e,t,n,r=me){this.list.push({at:e,tokens:t,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let t=0,n=this.list.length;for(;t<n;){let r=t+n>>1;this.list[r].at<=e+xt?t=r+1:n=r}return t}tokensAt(e){let t=this.list[this.by(e)-1];return t?t.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function jr(s,e,t,n){
let{folds:r}=s;for(t.cut(e);t.list.length<e;){let c=t.list.length,d=r.at(c+1),h=s.rows[c].slots.filter(u=>be(u.kind));t.add(De(d),d.emitted,h.map(u=>u.text).join(
""))}let{tokens:o,until:i}=r.plain,a=s.over&&e===s.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(a);n.list.length<a;){let c=n.list.length,{text:d,
pending:h}=we(c?n.list[c-1].pending:me,s.piece(o[c]));n.add(i[c+1],c+1,d,h)}}function wt(s,e){let t=s/e,n=10**Math.floor(Math.log10(t));return[1,2,5].map(r=>r*n).find(r=>r>=t)??10*n}var bn=(s,e)=>Array.from({length:Math.floor(s/e+1e-9)+1},
(t,n)=>n*e);function ts(s,e,t){let n=e.map(([o,i],a)=>p("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":String(a===0),on:{click:()=>{r(o),t(o)}}},i)),
r=o=>n.forEach(i=>{let a=String(i.dataset.choice===o);i.getAttribute("aria-pressed")!==a&&i.setAttribute("aria-pressed",a)});return{node:p("div",{class:"sv-togg\
les",role:"group","aria-label":s},...n),set:r}}function tt(s,e,t){let n=p("tbody",{}),r=[],o=()=>{i.open&&n.replaceChildren(...r.map(a=>p("tr",{},...a.map(c=>p("td",{},String(c))))))},i=p("details",{class:"s\
v-table",on:{toggle:o}},p("summary",{},s("chart.table")),p("div",{class:"sv-table-scroll",tabindex:0,role:"region","aria-label":e},p("table",{},p("thead",{},p("\
tr",{},...t.map(a=>p("th",{scope:"col"},a)))),n)));return{node:i,show:a=>{r=a,o()}}}var st,P,xn,qr,wn=Object.is,ss=0,Wr=[],kn=[],I=A,Pr=I.__b,Hr=I.__r,Nr=I.diffed,Ir=I.__c,Dr=I.unmount,Fr=I.__;function ns(s,e){I.__h&&I.__h(P,s,ss||e),ss=0;var t=P.
__H||(P.__H={__:[],__h:[]});return s>=t.__.length&&t.__.push({}),t.__[s]}function te(s){return ss=1,ka(Kr,s)}function ka(s,e,t){var n=ns(st++,2);if(n.t=s,!n.__c&&
(n.__=[t?t(e):Kr(void 0,e),function(o){var i=(n.__N||n.__)[0],a=n.t(i,o);wn(i,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=P,!P.__f)){P.__f=!0;var r=P.shouldComponentUpdate;
P.shouldComponentUpdate=function(o,i,a){var c=this.__H;if(!c)return!0;var d=!1,h=this.props!=o;if(c.__.some(function(f){f.__N&&(d=!0,wn(f.__[0],f.__N[0])||(h=!0))}),
r){var u=r.call(this,o,i,a);return d?u||h:u}return!d||h}}return n.__}function X(s,e){var t=ns(st++,4);!I.__s&&Gr(t.__H,e)&&(t.__P=!1,t.__=s,t.u=e,P.__h.push(t))}function F(s){return ss=5,_n(function(){return{current:s}},[])}function _n(s,e){var t=ns(st++,7);return Gr(t.__H,e)&&(t.__=s(),t.__H=e),t.__}function Vr(s){var e=P.context[s.__c],t=ns(st++,9);return t.c=s,e?(t.__==null&&(t.__=!0,e.sub(P)),e.props.value):s.__}function ya(){var s;do{for(;s=kn.shift();)try{kt(s)}catch(t){I.__e(t,{__:(s=s.__P)&&s.__v})}for(;s=Wr.shift();){var e=s.__H;if(s.__P&&e)try{e.__h.some(kt),e.__h.
some(yn),e.__h=[]}catch(t){e.__h=[],I.__e(t,s.__v)}}}while(kn.length)}I.__b=function(s){P=null,Pr&&Pr(s)},I.__=function(s,e){s&&e.__k&&e.__k.__m&&(s.__m=e.__k.__m),
Fr&&Fr(s,e)},I.__r=function(s){Hr&&Hr(s),st=0;var e=(P=s.__c).__H;e&&(xn==P?P.__h=[]:(e.__h.some(kt),e.__h.some(yn),st=0),e.__h=[],e.__.some(function(t){t.__N&&
(t.__=t.__N),t.u=t.__N=void 0})),xn=P},I.diffed=function(s){Nr&&Nr(s);var e=s.__c;e&&e.__H&&(e.__H.__h.length&&Ur(Wr.push(e)),e.__H.__.some(function(t){t.u&&(t.
__H=t.u)})),xn=P=null},I.__c=function(s,e){e.some(function(t){try{t.__h.some(kt),t.__h=t.__h.filter(function(n){return!n.__||yn(n)})}catch(n){t.__h=[function(){
throw n}]}}),Ir&&Ir(s,e)},I.unmount=function(s){Dr&&Dr(s);var e,t,n=s.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=s.__;t&&
(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,Ur(kn.push(r))}else kt(r)}catch(o){e=o}}),n.__H=void 0,e&&I.__e(e,n.__v))};var Br=typeof requestAnimationFrame==
"function";function _a(s){var e,t=function(){clearTimeout(n),Br&&cancelAnimationFrame(e),setTimeout(s)},n=setTimeout(t,35);Br&&(e=requestAnimationFrame(t))}function Ur(s){
s!=1&&qr==I.requestAnimationFrame||((qr=I.requestAnimationFrame)||_a)(ya)}function kt(s){var e=P,t=s.__c;typeof t=="function"&&(s.__c=void 0,t()),P=e}function yn(s){
var e=P;s.__c=s.__(),P=e}function Gr(s,e){return!s||s.length!=e.length||e.some(function(t,n){return!wn(t,s[n])})}function Kr(s,e){return typeof e=="function"?e(
s):e}var yt=["gamma","temperature","drafter","rule","tree"];function rs(s,e){return e==="rule"?T(s):e==="tree"?s.settings.tree??"chain":s.settings[e]}function _t(s){
let{gamma:e,budget:t=e}=s.settings;return z(s)&&e>0?t:e}function os(s,e,t){return s==="drafter"?ce(String(e),t):s==="rule"?v(`rules.name.${e}`):s==="tree"?v(`tr\
ee.name.${e}`):String(e)}function ce(s,e){let t=`drafter_of.${e}.${s}`,n=v(t);return n===t?v(`drafter.${s}`):n}var Sa=Symbol.for("pv"),Ta=0;function l(s,e,t,n,r,o){e||(e={});var i,a,c=e;if("ref"in c&&typeof s!="function")for(a in c={},e)a=="ref"?i=e[a]:c[a]=e[a];var d={type:s,props:c,key:t,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Sa,__v:--Ta,__i:-1,__u:0};return(r||o)&&(d.__source=r,d.__self=o),A.vnode&&A.vnode(d),d}function ue(s){if(s.part)return v("token.part",{hex:fe(s.piece)});let e=K(s.text)||v("token.empty");return s.took>1?v("token.took",{token:e,n:s.took}):e}function Sn({
rounds:s,trace:e},t,n){let{drafts:r}=s[t],o=r.length;if(n>=o)return v("token.final");let i=v("token.guess",{n:n+1,of:o}),{source:a}=r[n];return a?v("token.from",
{slot:i,drafter:ce(a,e.models.pair)}):i}function Oe(s,e,t,n){let r=s.rows[e].slots[t];return v("token.aria",{token:ue(r),kind:v(`kind.${Pe(n||r.kind,s.trace)}`),
round:e+1,slot:Sn(s,e,t)})}var Yr=(s,e)=>it(s).map(({kind:t,text:n})=>{if(t==="text")return{name:"",part:n};if(t==="control")return{name:"sv-control",part:at(n)};
let r=e&&t!=="space";return{name:`sv-${t}${r?" sv-marked":""}`,part:r?"":n}}),Tn=({text:s,oneLine:e=!1})=>l(C,{children:Yr(s,e).map(({name:t,part:n})=>t?l("span",
{class:t,children:n}):n)}),is=({slot:s,as:e})=>l("span",{class:e,translate:!1,"data-part":s?.part?"":void 0,"data-empty":s?.text===""&&!s.part?"":void 0,"data-t\
ook":s&&s.took>1?s.took:void 0,style:{"--sv-characters":s?.text.length||1},children:s&&l(Tn,{text:s.text,oneLine:!0})});function St(s,e,t=!1){return e.part?s.dataset.
part="":e.text===""&&(s.dataset.empty=""),e.took>1&&(s.dataset.took=String(e.took)),s.append(...Yr(e.text,t).map(({name:n,part:r})=>n?p("span",{class:n},r):r)),
s}var Xr=Or(null);function se(){let s=Vr(Xr),{state:e,set:t,send:n}=s;return{...e,state:e,viewer:s,set:t,send:n}}function j(){let s=se();return{...s,run:s.state.run}}
var Zr=(s,e,t)=>Qe(l(Xr.Provider,{value:s,children:l(e,{})}),t),V=({node:s})=>l("div",{class:"sv-drawn",ref:e=>{e&&s.parentNode!==e&&e.append(s)}}),as=class extends Me{shouldComponentUpdate({
run:e,when:t}){return e!==this.props.run||t!==this.props.when}render(){return l(C,{children:this.props.children})}},q=({name:s,...e})=>l("button",{type:"button",
class:"sv-term","data-term":s,"aria-haspopup":"dialog",...e}),Jr=/\u2068([^\u2069]*)\u2069/,Qr=s=>Array.isArray(s)?s.map(Qr):typeof s!="string"||!Jr.test(s)?s:s.
split(Jr).map((e,t)=>t%2?l("bdi",{translate:!1,children:e}):e),Ea=A.vnode;A.vnode=s=>{if(typeof s.type=="string"){let e=s.props;for(let t in e)t==="children"?e.
children=Qr(e.children):typeof e[t]=="string"&&(e[t]=re(e[t]))}Ea?.(s)};var Ma={mean_acceptance_length:s=>O(ie(s.emitted,s.rounds)),acceptance_rate:s=>E(ie(s.accepted,s.accepted+s.rejected)),draft_efficiency:s=>E(ie(s.accepted,s.drafted)),
drafted:s=>ye(s.drafted),emitted:s=>ye(s.emitted)};function En({drafts:s,final:e},t){let n=s.slice(0,t),r=n.filter(d=>d.verdict==="accepted").length,o=n.some(d=>d.
verdict==="rejected")?1:0,i=!e&&r===s.filter(d=>d.verdict==="accepted").length,a=o?"correction":i?null:"bonus",c=o===1||i||s.length<=t;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(a?1:0),final:a,drawn:c}}function eo(s,e){let t={rounds:s.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of s){let{drafted:r,accepted:o,
rejected:i,emitted:a}=En(n,e);t.drafted+=r,t.accepted+=o,t.rejected+=i,t.emitted+=a}return t}function za(s){let{drafter:e,temperature:t}=s.settings;return z(s)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":T(s)==="block"&&t?"rules.whatif":""}function to(){let{run:s,gamma:e,moment:{round:t},set:n}=j(),r=s.trace.settings.
gamma,o=za(s.trace),i=e>=r,a=v(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return l("div",{class:"sv-block",children:[l("h3",{children:v("whatif.gam\
ma")}),l("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[l("span",{"aria-hidden":"true",children:"γ"}),l("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":v("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:c})=>n({gamma:Number(c.value)})}),l("output",{class:"sv-whatif-value",children:a})]}),
!i&&l(Ra,{gamma:e,most:r,rounds:s.rounds.slice(0,t)}),l("p",{class:"sv-note","aria-live":"polite",children:i?v(o||(r<2?"whatif.fewest":"whatif.try")):v("whatif.\
note",{gamma:e,rounds:t})})]})}function Ra({gamma:s,most:e,rounds:t}){let[n,r]=[eo(t,1/0),eo(t,s)];return l("table",{class:"sv-figures-table",children:[l("thead",
{children:l("tr",{children:[l("th",{scope:"col",children:v("whatif.rounds")}),l("th",{scope:"col",children:v("whatif.was",{gamma:e})}),l("th",{scope:"col",children:v(
"whatif.would",{gamma:s})})]})}),l("tbody",{children:Object.entries(Ma).map(([o,i])=>l("tr",{children:[l("th",{scope:"row",children:v(`whatif.row.${o}`)}),l("td",
{children:i(n)}),l("td",{children:i(r)})]},o))})]})}var so=["draft","verify","accept"],Oa={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Aa=["accepted","rejected","untested","correction",
"bonus"],ls=36,$a=20,La=5,no=({plain:s})=>l("ul",{class:"sv-legend",children:[...so.map(e=>[e,v(`part_key.${e}`)]),...s?[["plain",s]]:[]].map(([e,t])=>l("li",{children:[
l("span",{class:"sv-swatch","data-part":e}),l(q,{name:Oa[e],children:t})]},e))});function ds(s){let e=p("div",{class:"sv-drawn"});return Qe(l(no,{plain:s}),e),e}
function ro(){let{run:s,viewer:{table:e}}=j(),[t,n]=te(null),r=({target:i})=>{let a=i instanceof Element?i.closest(".sv-time"):null,c=a?.closest("[data-round]");
!a||!c||n({run:s,text:v("rounds.detail_of",{round:Number(c.dataset.round)+1,time:a.getAttribute("aria-label")})})},o=t?.run===s;return l("section",{class:"sv-se\
ction sv-rounds",onPointerOver:r,onFocusIn:r,children:[l("div",{class:"sv-section-head",children:[l("h2",{children:l(q,{name:"round",children:v("rounds.heading")})}),
l("ul",{class:"sv-legend",children:Aa.map(i=>l("li",{children:[l("span",{class:"sv-mark","data-kind":i}),l(q,{name:i,children:v(`kind.${i}`)})]},i))})]}),l("p",
{class:"sv-note",children:v(z(s.trace)?"tree.rounds":"rounds.note")}),l(V,{node:e.scroller}),l("p",{class:`sv-note sv-round-detail${o?"":" sv-hint"}`,children:o?
t.text:v("rounds.detail")}),l("div",{class:"sv-foot",children:[l("ul",{class:"sv-legend",children:l("li",{children:[l("span",{class:"sv-swatch","data-part":"ove\
rlap"}),l(q,{name:"overlap",children:v("rounds.overlap_key")})]})}),l(no,{plain:v("rounds.plain_key")})]})]})}var cs=class{head=p("div",{class:"sv-row sv-row-he\
ad",role:"row"});body=p("div",{class:"sv-rows",role:"rowgroup"});grid=p("div",{class:"sv-grid",role:"grid","aria-label":v("rounds.label")},p("div",{role:"rowgro\
up",class:"sv-grid-head"},this.head),this.body);scroller=p("div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){
Object.assign(this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,t,n){
t!==this.run&&this.load(t),this.concealed=bt(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>$a),this.body.append(e),this.body.style.height=`${this.rows.length*ls}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>La);let e=(t,n="")=>p("div",{role:"columnheader",class:n},t);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(t,n)=>e(v("rounds.guess",{n:n+1}))),e(v("rounds.final"),"sv-final"),e(v("rounds.time"),"sv-time"))}row(e){let{drafts:t,positions:n=[],times:r}=this.
run.rounds[e],{slots:o,final:i}=this.run.rows[e],a=o.map((c,d)=>{let h=d<t.length&&n[d]?n[d].overlap:null,u=this.cell(c,e,d,h);return c===i&&u.classList.add("sv\
-final"),u});return p("div",{class:"sv-row sv-ahead",role:"row","data-round":e},p("div",{class:"sv-number",role:"rowheader","aria-label":v("rounds.row",{round:e+
1})},String(e+1)),...a,this.time(r))}cell(e,t,n,r){let o=St(p("span",{class:"sv-cell-text",translate:"no"}),e,!0);return p("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${t}.${n}`,"aria-label":this.label(t,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},p("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,t,n,r){let o=Oe(this.run,e,t,r);return n==null?o:v("token.aria_overlap",{label:o,overlap:D(n,2)})}time(e){let t=e.
draft+e.verify+e.accept;this.spans.push(t);let n=v("rounds.row_time",{total:L(t),draft:L(e.draft),verify:L(e.verify),accept:L(e.accept)}),r=p("div",{class:"sv-b\
ar"},...so.map(o=>p("span",{"data-part":o,style:`--t:${e[o]}`})));return p("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},p("div",{class:"sv\
-bars-pair"},r),p("span",{class:"sv-ms"},L(t)))}compare(e){let{sums:t,plain:n}=this.run.folds,r=t[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.
until[t[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let a=v("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:L(o)});return i.setAttribute(
"aria-label",a),i.firstElementChild?.append(p("div",{class:"sv-bar sv-bar-plain"},p("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.
spans[e],o),!0}showRounds(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:t,shown:n}=this;if(t!==null&&(!e||t!==n)&&(this.
rows[t].classList.toggle("sv-ahead",t>=n),this.rows[t].classList.remove("sv-row-now"),this.run.rows[t].slots.forEach((o,i)=>this.dress(t,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(o,i)=>this.dress(n,i,o))}dress(e,t,n){let r=this.find({round:e,index:t});if(!r)return;let{kind:o}=this.run.rows[e].slots[t],i=n==="absent",{drafts:a,positions:c=[]}=this.
run.rounds[e],d=n==="guessed"||n==="lit"&&this.concealed,h=t<a.length&&!d?c[t]?.overlap??null:null;M(r,"data-kind",n||o),r.firstElementChild&&M(r.firstElementChild,
"data-kind",n||o),M(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(h||0)),i||M(r,"aria-label",this.label(e,t,h,n||o))}showCut(e,t){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(t,this.marked):0,o=n===1/0&&this.cutting===1/0?0:Math.max(t,this.marked);for(let i=r;i<o;i+=1)this.
markCut(i,i<t?n:1/0);Object.assign(this,{cutting:n,marked:t})}markCut(e,t){let n=this.run.rounds[e],{drawn:r}=En(n,t);this.run.rows[e].slots.forEach((o,i)=>{let a=this.
find({round:e,index:i}),c=i<n.drafts.length?i>=t:!r,d=i===t&&!r;a&&(a.classList.toggle("sv-cut",c&&!d),a.classList.toggle("sv-cut-own",d),M(a,"aria-description",
c?v(d?"whatif.own":"whatif.gone",{gamma:t}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),t=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(o=>r<this.shown||t(o)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,t=(this.
shown+(this.now==null?0:1))*ls;t>e+this.height?this.scroller.scrollTop=t-this.height:t-2*ls<e&&(this.scroller.scrollTop=Math.max(0,t-2*ls))}relayout(){this.height=
null}};var Ca=["draft","verify","accept"],Mn=24,oo=28,io=26,ja=[1,4,16],qa=16e3,ps=class{run=null;rounds;steps;time;constructor({say:e,palette:t,seek:n}){this.say=e,this.
palette=t,this.seek=n,this.zoom=1,this.span=1,this.width=0,this.canvas=p("canvas",{class:"sv-lanes",role:"img","aria-label":e("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=p("span",{class:"sv-lanes-ahead"}),this.hand=p("span",{class:"sv-lanes-hand"}),this.scroller=p("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":e("race.picture")},p("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=ts(e("race.zoom"),ja.map(r=>[String(
r),r===1?e("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=p("div",{},p("div",{class:"sv-lanes-frame"},p("p",{class:"sv-lane-caption"},e("race.plai\
n")),p("p",{class:"sv-lane-caption sv-lane-second"},e("race.speculative")),this.scroller),p("div",{class:"sv-lanes-foot"},ds(e("race.key_plain")),this.zooms.node))}setZoom(e){
this.zoom=e,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(e,{span:t,ours:n,plain:r}){this.run=e,this.
span=t||1,this.rounds=n.list.length,this.steps=r.list.length,this.draw()}set(e){this.time=e;let t=this.x(e);this.hand.style.transform=`translateX(${Math.min(t,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${t.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(t)}keepInSight(e){let{scrollLeft:t,clientWidth:n}=this.
scroller;(e<t||e>t+n-40)&&(this.scroller.scrollLeft=e-n/2)}x(e){return e/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(qa,Math.floor(this.scroller.clientWidth*this.zoom));let e=Mn*2+oo+io,t=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*t&&(this.canvas.width=this.width*t,this.canvas.height=e*t,M(this.canvas,"style",`width: ${this.width}px; height: ${e}px`));let n=this.canvas.getContext("2\
d");n&&(n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,this.width,e),this.drawAxis(n,e),this.drawPlain(n,this.run),this.drawOwn(n,this.run,Mn+oo))}drawAxis(e,t){let n=wt(
this.span,Math.max(2,this.width/110));e.font=`11px ${Ke}`,e.textBaseline="alphabetic";for(let r=0;r*n<=this.span;r+=1){let o=Math.round(this.x(r*n))+.5;e.fillStyle=
this.palette.get("line"),e.fillRect(o-.5,0,1,t-io+6),e.fillStyle=this.palette.get("quiet");let i=L(Number((r*n).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=e.measureText(i).width;e.textAlign=o+a/2>this.width?"right":r?"center":"left",e.fillText(i,e.textAlign==="right"?this.width:o,t-6)}}block(e,t,n,r,o){let i=this.
x(r)-this.x(n),a=i>3?Math.round:h=>h,[c,d]=[a(this.x(n)),a(this.x(r))];e.fillRect(c,t,Math.max(d-c-(o&&i>3?1:0),.4),Mn)}drawPlain(e,t){let{until:n}=t.folds.plain;
e.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(e,0,n[r-1],n[r],!0)}drawOwn(e,t,n){let r=0;t.rounds.slice(0,this.rounds).forEach(
({times:o})=>Ca.forEach(i=>{e.fillStyle=this.palette.get(i),this.block(e,n,r,r+o[i],i==="accept"),r+=o[i]}))}pick(e){let{run:t}=this;if(!t)return;let n=e.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&De(t.folds.at(r))<n;)r+=1;this.seek(r)}};var ao=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Pa=4,Ha=.25,zn=1e3,Na={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Ia="M4 2.5v11L13 8z",
Da="M4 3h3v10H4zM9 3h3v10H9z",lo=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,hs=class{arrivals=new Re;end=-1;constructor(e,t){this.say=e,this.
count=p("span",{class:"sv-quiet"}),this.box=p("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":e(`race.${t}`)}),this.node=p("d\
iv",{class:"sv-reader","data-way":t},p("div",{class:"sv-reader-head"},p("h3",{},e(`race.${t}`)),this.count),this.box)}load(e){this.arrivals=e,this.box.replaceChildren()}endAt(e){
e!==this.end&&(this.end=e,[...this.box.children].forEach((t,n)=>t.classList.toggle("sv-ended",this.isEnded(n))))}isEnded(e){return this.end>=0&&e>this.end}show(e,t){
let{box:n,arrivals:r,say:o}=this,i=r.by(e),a=n.childElementCount;for(;n.childElementCount>i;)n.lastChild?.remove();for(let d=n.childElementCount;d<i;d+=1)n.append(
p("span",this.isEnded(d)?{class:"sv-ended"}:{},...le(r.list[d].text)));k(this.count,t?i<r.list.length?o("race.so_far",{n:r.tokensAt(e),of:r.tokens}):o("race.don\
e",{n:r.tokens,time:L(r.end)}):o("race.unmeasured"));let c=i===r.list.length;i!==a&&(n.querySelectorAll("[data-new]").forEach(d=>d.removeAttribute("data-new")),
i&&!c&&n.lastElementChild?.setAttribute("data-new",""),n.scrollTop=n.scrollHeight)}},us=class{run=null;shown=null;length=null;frame=null;ours=new Re;plain=new Re;last=0;button;scrubber;clock;speed;constructor({
say:e,palette:t,seek:n,greedy:r}){this.say=e,this.greedy=r,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new hs(e,"speculative"),plain:new hs(e,"pl\
ain")},this.lanes=new ps({say:e,palette:t,seek:o=>{this.free=!1,n(o)}}),this.sentence=p("p",{class:"sv-note sv-race-sentence"}),this.prefill=p("p",{class:"sv-no\
te"}),this.texts=p("span",{}),this.again=p("button",{type:"button",class:"sv-link",on:{click:()=>r.race()}},e("race.greedy")),this.node=p("section",{class:"sv-s\
ection"},p("div",{class:"sv-section-head"},p("h2",{},e("race.heading")),p("span",{class:"sv-quiet"},e("race.note"))),this.controls(),p("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,p("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:e}=this;return this.button=p("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
p("input",{type:"range",class:"sv-scrubber",min:0,max:zn,step:1,value:0,"aria-label":e("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
zn*this.span),keydown:t=>this.walk(t)}}),this.clock=p("span",{class:"sv-race-clock"}),this.speed=p("select",{on:{change:()=>{this.chosen=!0}}},...ao.map(([t,n])=>p(
"option",{value:t},t===1?e("race.real"):n))),p("div",{class:"sv-race-controls",role:"group","aria-label":e("race.label")},this.button,this.scrubber,this.clock,p(
"label",{class:"sv-choice"},e("race.speed"),this.speed))}show(e,t,n){e!==this.run&&this.load(e);let r=t!==this.shown&&e.length===this.length;this.shown=t,this.length=
e.length,jr(e,n,this.ours,this.plain),this.readers.plain.endAt(e.plainEnd),this.lanes.show(e,this),this.chosen||(this.speed.value=String(this.pace())),r&&!this.
playing&&(this.free=!1),this.showPrefill(e),this.showTexts(e,n),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(e){this.halt(),
this.run=e,this.free=!1,this.shown=null,this.length=null,this.ours=new Re,this.plain=new Re,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:e}){let{target:t,draft:n}=e.prefill||{},r=e.models.draft?"race.prefill":"race.prefill_alone";k(this.prefill,t||n?this.say(r,{target:L(t),draft:L(n)}):"")}showTexts(e,t){
let{say:n}=this,r=e.trace.settings.temperature>0,o=!r&&e.folds.agreement(t)?.first_difference===null,i=this.measured?r?n(N(T(e.trace))?"rules.lossy":"race.draws"):
o?n("race.same"):"":"",{end:a}=this.readers.plain,c=a>=0&&a+1<this.plain.list.length;k(this.texts,$(i,c&&n("race.goes_on",{end:K(e.alone(e.trace.plain.tokens[a]))}))),
this.again.hidden=!r||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:e,shown:t}=this;return this.whole&&t===e?.length?this.span:t?this.ours.list[t-1].at:0}pace(){return ao.
map(([t])=>t).filter(t=>t<=1&&t>=.1).reverse().find(t=>this.span/t>=Pa)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let e=this.time>=
this.span-xt;lo()?this.hold(e?0:this.beside(1)):this.playing?this.hold(this.time):this.play(e?0:this.time)}play(e){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(t=>this.tick(t)),this.set(e)}tick(e){let t=Math.min((e-this.last)/1e3,Ha)*Number(this.speed.value);this.last=e;let n=Math.min(this.time+
Math.max(0,t),this.known);this.whole&&n>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(r=>this.tick(r)),this.set(n)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(e){this.halt(),this.free=!0,this.set(e)}beside(e){let n=[this.ours,this.plain].flatMap(
({list:r})=>r.map(({at:o})=>o)).filter(r=>(r-this.time)*e>xt);return e>0?n.length?Math.min(...n):this.span:n.length?Math.max(...n):0}walk(e){let t=Na[e.key];!t||
!this.run||(e.preventDefault(),this.hold(this.beside(t)))}set(e){this.time=e;let{say:t}=this;this.readers.ours.show(e,!0),this.readers.plain.show(e,this.measured||
!this.length),this.lanes.set(e);let n=this.span?e/this.span*zn:0;Math.round(n)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(n))),k(this.
clock,t("race.clock",{time:L(e),of:L(this.span)}));let r=this.tell();M(this.scrubber,"aria-valuetext",r),this.playing||k(this.sentence,r),this.paintButton()}tell(){
let{say:e,time:t,ours:n,plain:r}=this;if(!this.measured)return e("race.alone",{time:L(t),ours:n.tokensAt(t)});let o={time:L(t),ours:n.tokensAt(t),plain:r.tokensAt(
t)};if(!this.whole||t<this.span-xt)return e("race.now",o);let i=n.end<=r.end,[a,c]=i?[n,r]:[r,n];return e(i?"race.won":"race.lost",{first:L(a.end),second:L(c.end),
done:a.tokens,other:c.tokensAt(a.end),of:c.tokens})}paintButton(){let e=lo()?"step":this.playing?"pause":"play";this.button.dataset.does!==e&&(this.button.dataset.
does=e,this.button.replaceChildren(sr(e==="pause"?Da:Ia),p("span",{},this.say(`race.${e}`))))}};var Tt=["draft","verify","accept"],Rn=["plain","speculative","bursts"];function Fa(s,e){let t=s.folds.cost(e);if(!t||!t.plain)return null;let n=s.folds.at(s.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:t.draft*r,verify:t.verify*r,accept:t.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/t.
plain,speedup:s.folds.measured(e)}}var vs=class{constructor(e){this.say=e,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",Tt)},this.
chart=p("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=p("p",{class:"sv-note"}),this.values=Object.fromEntries(
Rn.map(t=>[t,[p("td",{}),p("td",{})]])),this.node=p("section",{class:"sv-section"},p("div",{class:"sv-costs-columns"},p("div",{class:"sv-costs-block"},p("div",{
class:"sv-section-head"},p("h2",{},e("costs.heading"))),this.chart,ds(),this.sentence),p("div",{},p("div",{class:"sv-section-head"},p("h2",{},e("waits.heading"))),
p("div",{class:"sv-table sv-waits"},this.table()),p("p",{class:"sv-note"},e("waits.means")))))}bar(e,t){let n=t.map(i=>p("span",{"data-part":i})),r=p("span",{class:"\
sv-cost-value"});return{node:p("div",{class:"sv-cost"},p("span",{},this.say(`race.${e}`)),p("span",{class:"sv-cost-bar"},...n),r),fill:n,value:r}}table(){let{say:e}=this,
t=n=>p("th",{scope:"col"},n);return p("table",{},p("thead",{},p("tr",{},p("td",{}),t(e("waits.p50")),t(e("waits.p95")))),p("tbody",{},...Rn.map(n=>p("tr",{},p("\
th",{scope:"row"},e(`waits.${n}`)),...this.values[n]))))}show(e,t){this.showWaits(e.folds.gaps(t)),this.showCost(e,t)}showWaits(e){Rn.forEach(t=>{let[n,r]=this.
values[t];k(n,L(e[t]&&e[t].p50)),k(r,L(e[t]&&e[t].p95))})}showCost(e,t){let n=e.folds.cost(t),r=Fa(e,t);if(this.chart.hidden=!r,k(this.sentence,this.tell(e,r)),
!r||!n)return;let o=Tt.map(c=>n[c]),i=o.reduce((c,d)=>c+d,0),a=Math.max(n.plain,i);this.fill(this.bars.plain,[n.plain],a),this.fill(this.bars.speculative,o,a),M(
this.chart,"aria-label",this.say("costs.aria",{plain:L(n.plain),total:L(i),...Object.fromEntries(Tt.map(c=>[c,L(n[c])]))}))}fill({fill:e,value:t},n,r){e.forEach(
(o,i)=>o.style.setProperty("--n",String(n[i]/r))),k(t,L(n.reduce((o,i)=>o+i,0)))}tell(e,t){let{say:n}=this;if(!t)return n(e.folds.plain.tokens.length||!e.length?
"costs.early":"headline.not_measured");let r=Tt.reduce((a,c)=>t.parts[a]>=t.parts[c]?a:c),o=n("costs.round",{round:L(t.round),steps:O(t.steps),length:O(t.length),
...Object.fromEntries(Tt.map(a=>[a,L(t.parts[a])]))});if(t.speedup===null)return $(o,n("headline.impossible"));let i=n((t.speedup??0)>=1?"costs.faster":"costs.s\
lower",{steps:O(t.steps),length:O(t.length),speedup:B(t.speedup),blame:n(`part.${r}`)});return $(o,i)}};function co([s,e,t,n,r],o){let i=o?[n,r]:[e,t];return{token:s,target:i[0]??null,draft:i[1]??null}}var po=({target:s,draft:e})=>s==null||e==null?null:Math.min(s,
e),On=(s,e)=>s.reduce((t,n)=>{let r=n[e];return t===null||r===null?null:t+r},0);function Ae(s,e=!1){return s.candidates.map(t=>co(t,e)).map(t=>({...t,both:po(t)}))}
function ho(s,e,t){let n=new Set(e.map(u=>u.token)),r=co(s.rest,t),o=[{...r,both:po(r)},...Ae(s,t).filter(u=>!n.has(u.token))],[i,a]=[On(o,"target"),On(o,"draft")],
c=On(e,"both"),h=!t&&c!==null&&i!==null&&a!==null&&s.overlap!=null?Math.min(Math.max(0,s.overlap-c),i,a):null;return{token:-1,target:i,draft:a,both:h}}var uo=(s,e)=>(e.
target??0)-(s.target??0)||(e.draft??0)-(s.draft??0);function vo(s,e,t=!1,n=8){let r=Ae(s),o=new Map(Ae(s,!0).map(u=>[u.token,Math.max(u.target||0,u.draft||0)])),
i=({token:u})=>o.get(u)??0,a=u=>(e.includes(u.token)?2:0)+Math.max(u.target||0,u.draft||0)+.001*i(u),c=r.sort((u,f)=>a(f)-a(u)).slice(0,n-1).sort((u,f)=>uo(u,f)||
i(f)-i(u)).map(u=>u.token),d=Ae(s,t),h=c.flatMap(u=>d.find(f=>f.token===u)??[]);return[...h,ho(s,h,t)]}function ms(s,e=!1){let t=Ae(s,e).sort(uo);return[...t,ho(
s,t,e)]}function mo(s,{weight:e,taken:t,mass:n}){let r=Ae(s),o=n??1-(s.overlap??1);if(o<=0||r.some(a=>a.both==null))return null;let i=r.map(({token:a,target:c,draft:d})=>({
token:a,share:(e*(c??0)-t(a,d??0))/o})).filter(a=>a.share>0).sort((a,c)=>c.share-a.share);return{shares:i,rest:Math.max(0,1-i.reduce((a,{share:c})=>a+c,0))}}function fo(s){
let[e,t]=[Ae(s),Ae(s,!0)];return t.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}function fs(s,e){let t=me;return e.map(n=>{let r=s.piece(n),o=we(t,r);return t=o.pending,{token:n,text:o.text,piece:r}})}var Fe=({text:s,piece:e})=>s||fe(e);function gs(s,e){
let{output:t,plain:n,matched:r}=s.folds,o=Math.min(s.folds.at(e).emitted,n.tokens.length);return{speculative:fs(s,t.slice(0,o)),plain:fs(s,n.tokens.slice(0,Math.
min(o,s.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var Ba=["accepted","correction","bonus"];function bs(s){return s.rounds.flatMap(({drafts:e,final:t})=>{let r=e.filter(({verdict:o})=>o==="accepted").map(()=>"ac\
cepted");return t?[...r,e.length?t.kind:"plain"]:r})}var nt=class{constructor(e){this.list=p("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=p("div",{},p("p",{class:"sv-pairs-key sv-note"},e("lossless.pairs"),...Ba.map(t=>p("span",{class:"sv-pair-key","data-came":t},e(`lossless.came.${t}`)))),this.
list),this.drawn=""}show({plain:e,speculative:t,parts:n},r,o){M(this.list,"aria-label",`${o} ${K(e.map(({text:a})=>a).join(""))}`);let i=JSON.stringify([e,t,r]);
i!==this.drawn&&(this.drawn=i,this.list.replaceChildren(...e.map((a,c)=>{let d=t[c],h=a.token===d.token;return p("span",{class:"sv-pair","data-same":String(h),"\
data-parts":c===n},p("span",{},...le(Fe(a),!0)),p("span",{class:"sv-pair-sign"},h?"=":"≠"),p("span",{"data-came":r[c]},...le(Fe(d),!0)))})))}};var xs=260,Et=52,An=14,go=22,bo=42,Ua=.001,xo=Ua/1.6,Wa=[.001,.01,.1,1],wo=[10,100,1e3,1e4],ko=s=>s.map(e=>e.map(t=>t.toFixed(1)).join(",")).join(" "),ws=class{constructor(e){
this.say=e,this.node=p("div",{class:"sv-convergence",role:"img"})}show({band:e,checkpoints:t},n,r,o){M(this.node,"aria-label",o);let i=this.node.clientWidth;if(!i)
return;let a=Math.log(r[r.length-1]/r[0]),c=m=>Et+Math.log(m/r[0])/a*(i-Et-An),d=m=>go+Math.log(1/Math.max(m,xo))/Math.log(1/xo)*(xs-go-bo),h=t.slice(0,n),u=m=>h.
map(g=>[c(g[0]),d(g[m][2])]),f=m=>e.map((g,x)=>[c(r[x]),d(g[m])]);this.node.replaceChildren(R("svg",{width:i,height:xs,"aria-hidden":"true"},...Wa.flatMap(m=>[R(
"line",{class:"sv-convergence-grid",x1:Et,x2:i-An,y1:d(m),y2:d(m)}),R("text",{x:Et-6,y:d(m)+4,"text-anchor":"end"},`${m*100}%`)]),...wo.map((m,g)=>R("text",{x:c(
m),y:xs-bo+18,"text-anchor":g?g===wo.length-1?"end":"middle":"start"},m.toLocaleString("en"))),R("text",{class:"sv-convergence-title",x:(Et+i-An)/2,y:xs-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),R("polygon",{class:"sv-convergence-band",points:ko([...f(1),...f(0).reverse()])}),...this.curve("lossy",u(2)),...this.
curve("exact",u(1))))}curve(e,t){if(!t.length)return[];let[n,r]=t[t.length-1],o=e==="exact"?R("circle",{cx:n,cy:r,r:5}):R("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),
i=R("text",{class:"sv-convergence-name",x:n,y:r+(e==="exact"?20:-10),"text-anchor":n>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${e}`));return[
R("g",{class:"sv-convergence-line","data-rule":e},R("polyline",{points:ko(t)}),o,i)]}},$n=s=>s<5e-4?"0%":s<.1?`${(s*100).toFixed(1)}%`:E(s);var Ln=["exact","lossy"],yo=[1,2,3],Va=3,Ga=.3,Ka=70,_o=48,Ya=5e-4;function Ja({candidates:s,rest:e},t){let n=t===1?2:4;if(e[t]===null||e[t]>Ga||e[n]===null)return 0;
let r=s.map(a=>a[t]??0);return[...s].sort((a,c)=>(c[t]??0)-(a[t]??0)).slice(0,Va).reduce((a,c)=>a+Math.max(0,(c[n]??0)-(c[t]??0)),0)*(1-r.reduce((a,c)=>a+c*c,0))}
function Xa(s){let e=s.trace.settings.temperature?1:3,[t,n]=[0,0];return s.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,a)=>{let c=s.folds.at(o).emitted+
a,d=c<s.folds.output.length&&c<s.folds.at(o+1).emitted?Ja(i,e):0;d>n&&([t,n]=[c,d])})),t}function Za({trace:s,folds:e},t){let n=[...s.prompt,...e.output.slice(0,
t)],r=Object.fromEntries(n.map(o=>[o,s.pieces[o]]));return JSON.stringify({...s,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Qa=0,
ks=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=yo[0];start=0;seen=0;constructor(e){this.say=e,this.refused=p("p",{class:"sv-not\
e"}),this.status=p("p",{class:"sv-note",role:"status"}),this.progress=p("progress",{max:1,value:0,hidden:!0,"aria-label":e("frequencies.progress")}),this.button=
p("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=ts(e("frequencies.length"),yo.map(t=>[String(t),e(t>1?"frequenc\
ies.first":"frequencies.first_one",{n:t})]),t=>{this.length=Number(t)}),this.controls=p("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new nt(e),this.same=p("p",{class:"sv-same"}),this.greedy=p("div",{class:"sv-proof",hidden:!0},p("h4",{},e("frequencies.greedy")),this.same,
this.pairs.node),this.heading=p("h4",{}),this.where=p("p",{class:"sv-note"}),this.rows=p("tbody",{}),this.curve=new ws(e),this.verdicts=Ln.map(t=>p("p",{class:"\
sv-told","data-rule":t})),this.counted=p("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),p("p",{class:"sv-note"},e("frequenci\
es.why")),p("h4",{},e("frequencies.curve")),p("p",{class:"sv-note"},e("frequencies.band")),this.curve.node,p("div",{role:"status"},...this.verdicts)),this.means=
p("p",{class:"sv-note"}),this.lossy=p("p",{class:"sv-note"},e("frequencies.lossy_means")),this.node=p("div",{class:"sv-experiment",hidden:!0},p("h3",{},e("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let e=t=>p("span",{class:"sv-count-key","data-part":t},this.say(
`frequencies.${t}`));return p("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(e))}table(){let{say:e}=this,t=n=>p("th",{scope:"col","\
data-rule":n},e(`frequencies.${n}`));return p("table",{class:"sv-counts"},p("caption",{class:"sv-spoken"},e("frequencies.caption")),p("thead",{},p("tr",{},p("th",
{scope:"col"},e("frequencies.beginning")),...["target",...Ln].map(t))),this.rows)}offer(e,t){this.ask=e,k(this.means,this.say("frequencies.means",{n:t.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(e){this.take({number:this.number,state:"error",message:e})}take(e){
e.number===this.number&&(this.result={...this.result,...e},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let e=this.result?.checkpoints?.length??
0;if(this.seen>=e)return;let t=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=t?e:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),Ka)}show(e){e!==this.run&&(this.running&&this.leave(),this.run=e,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=Qa+=1,this.result={number:this.number,state:"loading",texts:0},this.start=Xa(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:Za(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:e,run:t,result:n,running:r}=this,o=!!(t&&z(t.trace));this.node.hidden=!(t&&t.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=o||!this.ask,this.lossy.hidden=o,this.refused.hidden=!this.controls.hidden,k(this.refused,this.refusal||(o?e("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(i=>{i.disabled=r}),k(this.button,e(r?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!r,n?.of&&(this.progress.value=(n.texts??0)/n.of),k(this.status,n?this.tell(n):""),this.greedy.hidden=!n?.greedy,n?.greedy&&this.paintGreedy(new et(n.greedy)),
this.counted.hidden=!n?.rows?.length,n?.rows?.length&&this.paintCounts(n)}tell({state:e,message:t,texts:n,of:r}){return e==="loading"||e==="error"?t||this.say(`\
frequencies.state.${e}`):this.say(`frequencies.state.${e}`,{n:(n??0).toLocaleString("en"),of:(r??0).toLocaleString("en")})}paintGreedy(e){let t=gs(e,e.length),n=t.
parts??t.compared;M(this.same,"data-kind",t.parts==null?"same":"differ"),k(this.same,t.parts==null?this.say("lossless.same",{n}):this.say("lossless.differ",{n,position:n+
1})),this.pairs.show(t,bs(e),this.same.textContent??"")}paintCounts(e){let{say:t,run:n,seen:r}=this,{rows:o,checkpoints:i,band:a,plan:c,temperature:d,state:h}=e,
u=i[r-1];k(this.heading,t("frequencies.counted",{t:String(d),n:(u?u[0]:0).toLocaleString("en")})),k(this.where,n?this.before(n):"");let f=Math.max(...o.map(x=>x[1]),
...(u?[u[1],u[2]]:[]).flatMap(x=>x[0].map(b=>b/u[0])));this.rows.replaceChildren(...o.flatMap(([x,b],S)=>x==null&&b<Ya&&!(u&&u[1][0][S]+u[2][0][S])?[]:[p("tr",{
style:`--p:${b/f}`},p("th",{scope:"row",class:x==null?"sv-others":null,translate:x==null?null:"no"},...x==null?[t("frequencies.others")]:le(x,!0)),p("td",{},So(
b)),...[1,2].map(w=>this.cell(u&&u[w],S,u?u[0]:0,f)))]));let m=h!=="running"&&r===i.length&&r>0,g=Ln.map((x,b)=>m?this.verdict(x,u[0],u[b+1][2],a[r-1][1]):"");this.
verdicts.forEach((x,b)=>k(x,g[b])),this.curve.show(e,r,c,$(...g)||t("frequencies.curve"))}before(e){let t=e.promptText+fs(e,e.folds.output.slice(0,this.start)).
map(r=>r.text).join(""),n=t.length>_o?`…${t.slice(-_o)}`:t;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:n.replace(/\s+/g," ")})}cell(e,t,n,r){
if(!e)return p("td",{});let[o,i]=[e[0][t]/n,e[1][t]/n];return p("td",{},p("span",{class:"sv-count-bar",style:`--n:${o/r};--g:${i/r}`},p("span",{class:"sv-count-\
all"}),p("span",{class:"sv-count-guessed"}),p("span",{class:"sv-count-exact"})),So(o))}verdict(e,t,n,r){let o=t.toLocaleString("en");return this.say(`frequencie\
s.${n>r?"beyond":"within"}.${e}`,{n:o,distance:$n(n),high:$n(r)})}},So=s=>`${(s*100).toFixed(1)}%`;var To=["plain","speculative"],el={float16:.0625,bfloat16:.5},tl=.001;function sl(s,e){let t=0;for(;s.folds.at(t+1).emitted<=e;)t+=1;return(s.rounds[t].positions||
[])[e-s.folds.at(t).emitted]||null}function nl(s,e,t,n){let r=sl(s,e),o=r?ms(r,!0):[],i=[t,n].map(c=>(o.find(d=>d.token===c)||{target:null}).target);if(!i[0])return null;
let a=el[s.trace.models.target.dtype]||tl;return{p:i,gap:i[1]?Math.abs(Math.log(i[0]/i[1])):null,limit:a}}var Cn=class{constructor(e,t){this.same=p("span",{}),this.
mark=p("mark",{class:"sv-parting"}),this.rest=p("span",{class:"sv-parted"}),this.text=p("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=p("div",{class:"sv-twin","data-way":t},p("h3",{},e(`race.${t}`)),this.text)}show(e,t){let n=o=>o.map(({text:i})=>i).join(""),r=t??e.length;this.same.replaceChildren(
...le(n(e.slice(0,r)))),this.mark.hidden=t==null,this.mark.replaceChildren(...t==null?[]:le(Fe(e[t]),!0)),this.rest.replaceChildren(...le(n(e.slice(r+1))))}},ys=class{outcome;constructor(e){
this.say=e,this.verdict=p("p",{class:"sv-verdict"}),this.why=p("p",{class:"sv-note"}),this.twins=Object.fromEntries(To.map(t=>[t,new Cn(e,t)])),this.scroller=p(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":e("lossless.texts")},...To.map(t=>this.twins[t].node)),this.pairs=new nt(e),this.experiment=new ks(
e),this.own=p("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=p("section",{class:"sv-section"},p("div",{class:"sv-section-\
head"},p("h2",{},e("lossless.heading"))),this.own,this.experiment.node)}show(e,t){let{plain:n,speculative:r,compared:o,parts:i}=gs(e,t),a=e.trace.settings.temperature===
0,c=o?i==null?"same":a?"differ":"sampled":"none";this.pairs.node.hidden=!o||!a,this.scroller.hidden=!o||a,M(this.verdict,"data-kind",c),this.twins.plain.show(n,
i),this.twins.speculative.show(r,i),this.scrollTo(`${c} ${i}`),k(this.verdict,this.tell(e,c,o,i??0)),k(this.why,i!==null&&a?this.tellGap(e,i,[r[i],n[i]]):a||c===
"none"?o?this.say("lossless.greedy"):"":this.say(N(T(e.trace))?"rules.lossy":"lossless.sampling")),a&&this.pairs.show({plain:n,speculative:r,parts:i},bs(e),this.
verdict.textContent??""),this.experiment.show(e),this.order(a?this.own:this.experiment.node)}order(e){let[t,n]=[this.own,this.experiment.node],r=e===t?n:t;e.nextElementSibling!==
r&&r.before(e)}scrollTo(e){if(e===this.outcome)return;this.outcome=e;let{mark:t}=this.twins.plain;this.scroller.scrollTop=t.hidden?0:Math.max(0,t.offsetTop-this.
scroller.clientHeight/2)}tell(e,t,n,r){let{say:o}=this;return t==="none"?o(e.length&&!e.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):t==="\
same"?o(e.over&&n===e.folds.output.length?"lossless.same":"lossless.so_far",{n}):o(`lossless.${t}`,{position:r+1,n:r})}tellGap(e,t,[n,r]){let{say:o}=this,i=nl(e,
t,n.token,r.token);if(!i)return o("lossless.unknown");let a={mine:K(Fe(n)),theirs:K(Fe(r)),p:ke(i.p[0]),q:ke(i.p[1]),gap:O(i.gap,3),limit:i.limit,dtype:e.trace.
models.target.dtype};return i.gap==null?o("lossless.unlisted",a):$(o("lossless.gap",a),o(i.gap<=i.limit?"lossless.tie":"lossless.fault",a))}};var rl=1.96,ol=300,Be=10;function jn(s,e){let t=s/e,n=rl**2/e,r=(t+n/2)/(1+n),o=Math.sqrt((t*(1-t)+n/4)*n)/(1+n);return{share:t,low:Math.max(0,r-o),high:Math.min(
1,r+o),tested:e}}function qn(s){let e=s.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),t=s.filter(n=>!H(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(
({token:o,verdict:i,confidence:a},c)=>{let d=e?a:r[c]?.candidates.find(([h])=>h===o)?.[4];return i==="untested"||d==null?[]:[{chance:d,accepted:i==="accepted"}]}));
return{headed:e,tests:t}}function Eo(s,e){let t=T({settings:s});return t==="token"||t==="match"&&!e||s.temperature===0}function Mo(s){let e=s.length<ol?5:10;return Array.
from({length:e},(t,n)=>{let r=s.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:a})=>i+a,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...jn(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:t})=>t)}var _s=196,Ss=40,zo=10,Ro=10,Pn=40,il=[0,.5,1],Mt=class{constructor(e,t,n,r){this.chart=p("div",{class:"sv-dots",role:"img"}),this.sentence=p("p",{class:"sv-not\
e"}),this.table=tt(e,t,r),this.node=p("figure",{class:"sv-figure-block"},p("h3",{},oe(n,t)),this.chart,this.sentence,this.table.node)}show(e,{title:t,ticks:n},r,o,i=!1){
M(this.chart,"aria-label",r),k(this.sentence,r),this.table.show(o);let a=this.chart.clientWidth;if(!a)return;let c=u=>Ss+u*(a-Ss-zo),d=u=>Ro+(1-u)*(_s-Ro-Pn),h=e.
filter(({tested:u})=>u>=Be);this.chart.replaceChildren(R("svg",{width:a,height:_s,"aria-hidden":"true"},...il.flatMap(u=>[R("line",{class:"sv-dots-grid",x1:Ss,x2:a-
zo,y1:d(u),y2:d(u)}),R("text",{x:Ss-6,y:d(u)+4,"text-anchor":"end"},`${u*100}%`)]),i?R("line",{class:"sv-dots-equal",x1:c(0),x2:c(1),y1:d(0),y2:d(1)}):R("polyli\
ne",{class:"sv-dots-line",points:h.map(u=>`${c(u.x)},${d(u.share)}`).join(" ")}),...n.map(({at:u,label:f})=>R("text",{x:c(u),y:_s-Pn+15,"text-anchor":u<1?"middl\
e":"end"},f)),...e.flatMap(u=>[R("line",{class:"sv-dots-whisker",x1:c(u.x),x2:c(u.x),y1:d(u.low),y2:d(u.high)}),R("circle",{class:u.tested<Be?"sv-dots-few":"sv-\
dots-point",cx:c(u.x),cy:d(u.share),r:5}),R("text",{class:"sv-dots-count",x:c(u.at),y:_s-Pn+28,"text-anchor":"middle"},`${u.tested}`)]))),this.chart.append(p("p",
{class:"sv-dots-axis","aria-hidden":"true"},t))}};var zt=["accepted","rejected","untested"],al=[0,.2,.4,.6,.8,1].map(s=>({at:s,label:E(s)})),Oo=(s,e)=>[s,e];function ll(s){let e=Array.from({length:Math.max(0,...s.
map(n=>n.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));s.forEach(({drafts:n})=>{H({drafts:n})?cl(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{
e[o][r.verdict]+=1})});let t=e.findLastIndex(n=>zt.some(r=>n[r]));return e.slice(0,t+1)}function cl(s){let e=ee(s);return Array.from({length:Math.max(...e)+1},(t,n)=>{
let r=s.filter((o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function dl(s){let e=s.
map(r=>r.drafts.filter(o=>o.verdict==="accepted").length),t=s.map(({drafts:r})=>H({drafts:r})?Math.max(...ee(r))+1:r.length),n=Array(Math.max(0,...t)+1).fill(0);
return e.forEach(r=>{n[r]+=1}),n}var Ts=class{constructor(e,t,n,r){this.chart=p("div",{class:"sv-columns",role:"img"}),this.sentence=p("p",{class:"sv-note"}),this.
table=tt(e,t,r),this.node=p("figure",{class:"sv-figure-block"},p("h3",{},oe(n,t)),this.chart,this.sentence,this.table.node)}show(e,t,n){let r=e.map(({label:o,value:i,
parts:a})=>p("div",{class:"sv-column"},p("span",{class:"sv-column-value"},i),p("span",{class:"sv-column-bar"},...a.map(([c,d])=>p("span",{"data-kind":c,style:`-\
-n:${d}`}))),p("span",{class:"sv-column-label"},o)));this.chart.replaceChildren(...r),this.chart.classList.toggle("sv-many-columns",e.length>9),M(this.chart,"ar\
ia-label",t),k(this.sentence,t),this.table.show(n)}},Es=class{constructor(e){this.say=e,this.slots=new Ts(e,e("slots.heading"),"acceptance_by_position",[e("slot\
s.slot"),...zt.map(n=>e(`kind.${n}`)),e("slots.of_rounds"),e("slots.of_judged")]),this.given=new Mt(e,e("given.heading"),"acceptance_by_position",[e("slots.slot"),
e("slots.of_judged"),e("given.interval"),e("given.tested")]),this.calibration=new Mt(e,e("calibration.heading"),"calibration",[e("calibration.predicted"),e("cal\
ibration.mean"),e("slots.of_judged"),e("given.interval"),e("given.tested")]),this.lengths=new Ts(e,e("lengths.heading"),"mean_acceptance_length",[e("lengths.len\
gth"),e("lengths.rounds")]);let t=n=>p("li",{},p("span",{class:"sv-swatch","data-kind":n}),e(`kind.${n}`));this.slots.chart.after(p("ul",{class:"sv-legend"},...zt.
map(t))),this.all=p("div",{},p("div",{class:"sv-section-head"},p("h2",{},e("breakdown.heading"))),p("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=p("section",{class:"sv-section"},this.all)}show(e,t){let n=e.rounds.slice(0,t);this.all.hidden=!e.width;
let r=ll(n);this.showCalibration(e,n),this.showSlots(r,t),this.showGiven(r),this.showLengths(dl(n),t)}showSlots(e,t){let{say:n}=this,r=({accepted:u,rejected:f})=>u/
(u+f),o=e.map((u,f)=>({label:String(f+1),value:E(u.accepted/t),parts:zt.map(m=>Oo(m,u[m]/t))})),i=e.filter(({accepted:u,rejected:f})=>u+f>0).length,[a,c]=[e[0],
e[i-1]],d=e.length===1?"aria_one":i===1?"aria_first":"aria",h=a?n(`slots.${d}`,{first:E(a.accepted/t),last:E(c.accepted/t),n:i}):n("slots.none");this.slots.show(
o,h,e.map((u,f)=>[f+1,...zt.map(m=>u[m]),E(u.accepted/t),E(r(u))]))}showGiven(e){let{say:t}=this,n=e.flatMap(({accepted:h,rejected:u},f)=>{let m=(f+.5)/e.length;
return h+u?[{...jn(h,h+u),x:m,at:m,label:String(f+1)}]:[]}),r=n.filter(({tested:h})=>h>=Be),[o,i]=[r[0],r[r.length-1]],a=r.length<2?"few":i.low>o.high?"rises":i.
high<o.low?"falls":"open",c=r.length>1&&t("given.ends",{first:o.label,last:i.label,first_share:E(o.share),last_share:E(i.share)}),d=n.length?$(c,t(`given.${a}`),
this.tellFew(n)):t("slots.none");this.given.show(n,{title:t("given.axis"),ticks:n},d,n.map(h=>[h.label,...this.cells(h)]))}showCalibration(e,t){let{say:n}=this,
r=qn(e.rounds);if(this.calibration.node.hidden=!r.tests.length,this.calibration.node.hidden)return;let o=Eo(e.trace.settings,r.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!o,!o){k(this.calibration.sentence,n("calibration.other_rule",{rule:n(`rules.name.${T(e.trace)}`)}));return}let{headed:i,
tests:a}=qn(t),c=Mo(a),d=i?"head":"own",h=({from:x,to:b})=>n("calibration.between",{from:E(x),to:E(b)}),u=c.map(x=>({...x,x:x.mean,at:(x.from+x.to)/2})),f=a.reduce(
(x,{chance:b})=>x+b,0)/a.length,m=a.filter(x=>x.accepted).length,g=u.length?$(n(`calibration.${d}`),n("calibration.sum",{mean:E(f),share:E(m/a.length),tested:a.
length}),n("calibration.equal"),this.tellFew(u)):n("slots.none");this.calibration.show(u,{title:n(`calibration.axis.${d}`),ticks:al},g,u.map(x=>[h(x),E(x.mean),
...this.cells(x)]),!0)}cells({share:e,low:t,high:n,tested:r}){return[E(e),this.say("calibration.between",{from:E(t),to:E(n)}),r]}tellFew(e){return e.some(({tested:t})=>t<
Be)&&this.say("given.hollow",{few:Be})}showLengths(e,t){let n=Math.max(1,...e),r=e.reduce((u,f,m)=>u+f*m,0)/t,o=Math.max(...e),i=e.flatMap((u,f)=>u===o?[f]:[]),
a=e.map((u,f)=>({label:String(f),value:String(u),parts:[Oo("accepted",u/n)]})),c=i.length>1?"lengths.tied":"lengths.aria",d={mean:O(r),commonest:i.join(this.say(
"comma")),count:o,rounds:t},h=this.say(t?c:"slots.none",d);this.lengths.show(a,h,e.map((u,f)=>[f,u]))}};var rt=220,Ue=44,Rt=12,Ao=8,Ms=40,pl=1.25,hl=1.1,ul=90,$o=10,zs=class{spots=[];rule=R("line",{y1:Ao,y2:rt-Ms});dot=R("circle",{r:4});mark=R("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(e){this.say=e,this.chart=p("div",{class:"sv-speedup-chart",role:"img"}),this.readout=p("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=p("p",{class:"sv-note"}),this.table=tt(e,e("chart.heading"),[e("chart.x"),e("chart.y")]),this.chart.addEventListener(
"pointermove",t=>this.read(t)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=p("section",{class:"sv-section"},p("div",{class:"sv-secti\
on-head"},p("h2",{},oe("speedup",e("chart.heading")))),this.chart,this.sentence,this.table.node)}points(e,t){let{folds:n}=e,r=[];for(let o=1;o<=n.compared(t);o+=
1)r.push([n.at(o).emitted,n.speedup(o)??0]);return r}show(e,t,n){let r=this.points(e,t),o=r.length>1,i=this.describe(e,r);k(this.sentence,i),M(this.chart,"aria-\
label",i),this.chart.hidden=this.table.node.hidden=!o,this.table.show(r.map(([a,c])=>[a,B(c)])),o&&this.draw(r,e.folds.at(n).emitted)}describe(e,t){if(t.length<
2){let a=e.folds.plain.tokens.length>0;return this.say(a||!e.length?"chart.waiting":"headline.not_measured")}if(e.over&&e.folds.impossible(t.length))return this.
say("headline.impossible");let[n,r]=t[t.length-1],o=t.slice($o-1).map(([,a])=>a),i={least:$o,low:B(Math.min(...o)),high:B(Math.max(...o))};return $(this.say("ch\
art.last",{tokens:n,speedup:B(r)}),o.length>1&&this.say("chart.range",i))}draw(e,t){let n=this.chart.clientWidth;if(!n)return;let r=Math.max(pl,...e.map(([,c])=>c))*
hl,o=c=>Ue+c/t*(n-Ue-Rt),i=c=>rt-Ms-c/r*(rt-Ms-Ao);this.spots=e.map(([c,d])=>({count:c,ratio:d,x:o(c),y:i(d)}));let a=this.spots[this.spots.length-1];this.chart.
replaceChildren(R("svg",{width:n,height:rt,"aria-hidden":"true"},...this.scale(r,i,n),...this.tokens(t,o,n),...this.reference(i(1),a,n),R("polyline",{class:"sv-\
speedup-line",points:this.spots.map(c=>`${c.x.toFixed(1)},${c.y.toFixed(1)}`).join(" ")}),R("circle",{class:"sv-speedup-last",cx:a.x,cy:a.y,r:4.5}),this.mark),this.
readout),this.unread()}scale(e,t,n){let r=wt(e,5),o=r<.1?2:r<1?1:0;return bn(e,r).flatMap(i=>[R("line",{class:"sv-speedup-grid",x1:Ue,x2:n-Rt,y1:t(i),y2:t(i)}),
R("text",{x:Ue-6,y:t(i)+4,"text-anchor":"end"},`${i.toFixed(o)}×`)])}tokens(e,t,n){let r=Math.max(1,wt(e,Math.max(2,(n-Ue)/ul)));return[...bn(e,r).map(o=>R("te\
xt",{x:t(o),y:rt-Ms+16,"text-anchor":"middle"},String(o))),R("text",{class:"sv-speedup-title",x:(Ue+n-Rt)/2,y:rt-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(e,t,n){
return[R("line",{class:"sv-speedup-plain",x1:Ue,x2:n-Rt,y1:e,y2:e}),R("text",{x:n-Rt,y:t.y<e?e+14:e-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:e}){
if(!this.spots.length)return;let t=e-this.chart.getBoundingClientRect().left,n=this.spots.reduce((r,o)=>Math.abs(r.x-t)<=Math.abs(o.x-t)?r:o);k(this.readout,this.
say("chart.hover",{tokens:n.count,speedup:B(n.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${n.x}px`),this.readout.dataset.side=n.x>this.
chart.clientWidth/2?"left":"right",M(this.rule,"x1",n.x),M(this.rule,"x2",n.x),M(this.dot,"cx",n.x),M(this.dot,"cy",n.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var vl=250,ml=120;function fl(s){let{top:e,bottom:t}=s.getBoundingClientRect();return t>0&&e<window.innerHeight}var Rs=class{timer;run;shown;known;busy;constructor({
say:e,palette:t,seek:n,greedy:r}){this.breakdown=new Es(e),this.race=new us({say:e,palette:t,seek:n,greedy:r}),this.costs=new vs(e),this.speedup=new zs(e),this.
lossless=new ys(e),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(e,{shown:t,known:n,
busy:r,view:o}){let i=`${t} of ${n}, ${e.folds.plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.run&&i===this.drawn||(e!==this.run&&this.renew(e),this.shown=
t,this.known=n,this.drawn=i,this.busy=r,!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),r?Math.max(0,vl-(performance.now()-this.
drawnAt)):ml)))}renew(e){this.run=e,this.race.load(e),this.lossless.experiment.show(e)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let e=this.busy?fl:n=>n.checkVisibility();this.all.filter(({node:n})=>e(n)).forEach(n=>n.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var gl={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:ht,tree:["chain","k-ary","top-k","dynamic","measured"]},bl=["drafter","rule","tree"],Os=class{buttons;constructor({say:e,sequels:t}){this.say=e,this.
sequels=t,this.note=p("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=yt.map(n=>this.row(n,gl[n].filter(r=>n!=="gamma"||Number(r)<=t.most))),
this.choices=p("div",{class:"sv-again"},...this.rows),this.again=p("div",{class:"sv-block"},p("h3",{},e("again.heading")),this.note,this.choices)}row(e,t){let{say:n}=this,
r=o=>{let i=p("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.buttons.push({name:e,value:o,
node:i}),i};return p("div",{class:"sv-again-row","data-change":e},p("span",{},n(`again.${e}`)),p("div",{class:"sv-choices"},...t.map(r)))}changes(e,t){let{run:n}=this.
sequels.store.state;if(e!=="tree"||!n)return{[e]:t};let r=_t(n.trace);return t==="chain"?{tree:t,gamma:Math.min(r,this.sequels.most)}:{tree:t,budget:Math.max(r,
1)}}load(e){let{say:t,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let a=o==="chain"&&_t(e.trace)>n,c=a?t("again.shorter",{most:n}):os(
r,o,e.trace.models.pair);k(i,c),M(i,"aria-label",t(a?"again.do_shorter":`again.do_${r}`,{value:c,most:n})),i.disabled=rs(e.trace,r)===o})}offer(e){e!==this.offered&&
(this.offered=e,this.buttons.forEach(({name:t,value:n,node:r})=>{r.hidden=bl.includes(t)&&!e?.[t]?.includes(String(n))}),this.rows.forEach((t,n)=>{t.hidden=this.
buttons.filter(({name:r,node:o})=>r===yt[n]&&!o.hidden).length<2}))}show(e){let t=this.sequels.refusal;this.offer(e.offers),this.again.hidden=!this.sequels.live,
this.choices.hidden=!!t,k(this.note,t||this.say("again.note"))}};var xl={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},wl={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},kl={ArrowUp:"stepOn",ArrowDown:"stepBack"},Lo={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
As=s=>(s.dataset.at??"").split(".").map(Number);function yl(s,e,t){let n=s.indexOf(e),r=o=>{let i=s.filter(a=>As(a)[0]===As(e)[0]+o);return i.find(a=>As(a)[1]>=
As(e)[1])??i.at(-1)};switch(t){case"Home":return s[0];case"End":return s.at(-1);case"ArrowRight":return s[n+1];case"ArrowLeft":return s[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function _l(s,e,t){let n=s.findIndex(i=>i.includes(e)),r=s[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(t){case"\
Home":return s[0][0];case"End":return s.at(-1)?.at(-1);case"ArrowRight":return s[n][r+1]??s[n+1]?.[0];case"ArrowLeft":return s[n][r-1]??s[n-1]?.at(-1);case"Arro\
wDown":return o(s[n+1]);case"ArrowUp":return o(s[n-1]);default:return null}}var Co="specviz-letters";function Sl(){try{return localStorage.getItem(Co)!=="off"}catch{
return!0}}var ot={on:Sl(),keep(s){ot.on=s;try{localStorage.setItem(Co,s?"on":"off")}catch{}}},$s=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let t=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",t,{signal:e}),document.addEventListener("focusin",
t,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:t,key:n}=e,{node:r}=this.viewer;if(!(t instanceof HTMLElement))
return;let o=r.contains(t)||this.isFree(n,t);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||
t.matches("input:not([type=checkbox]), select, textarea"))return;!(t.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,t)&&e.preventDefault()}isFree(e,t){
let n=/^[a-z]$/i.test(e);return t!==document.body?n&&t.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,t){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let a=xl[e.length===1?e.toLowerCase():e]||o()&&wl[e];if(a)return n[a]()!==!1;let c=t.closest("[role=option]"),d=t.closest("\
[role=gridcell]");if(c||d)return this.inside(e,c,d);let h=t.closest("[role=slider]");if(h&&i(e))return!0;let u=Lo[e]||h&&kl[e];return!u||this.scrolls(t,e)?!1:(n[u](),
!0)}inside(e,t,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(t??n)?.dataset.at&&r(),!0;let a=t?yl(o(),t,e):n&&_l(i(n),n,e);return a&&a.focus(),
!!a||e in Lo}scrolls(e,t){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return t.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};function Ot({label:s,choices:e,chosen:t,choose:n}){return l("div",{class:"sv-toggles",role:"group","aria-label":s,children:e.map(([r,o])=>l("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===t,onClick:()=>n(r),children:o},r))})}function jo({label:s,choices:e,chosen:t,choose:n}){return l("label",
{class:"sv-choice",children:[s,l("select",{value:t,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,o])=>l("option",{value:r,children:o},r))})]})}var qo=[.2,.4,.6,.8],Po=[.1,.5,1,2],At={overlap:{term:"overlap",limits:qo,most:"1",of:({position:s})=>s?.overlap??null},acceptance:{term:"accept_test",limits:qo,
most:"1",of:({draft:s})=>W(s??void 0)},target_entropy:{term:"entropy",limits:Po,most:"",of:({position:s})=>s?.target_entropy??null},draft_entropy:{term:"entropy",
limits:Po,most:"",of:({position:s})=>s?.draft_entropy??null}},Ho=["verdict",...Object.keys(At)],No=s=>Ho.includes(s);function $t(s,e){let t=e&&At[s]?At[s].of(e):
null;return t==null?null:At[s].limits.filter(n=>t>=n).length}function Io(){let{tint:s,set:e}=se();return l("div",{class:"sv-tint",children:l(jo,{label:v("tint.l\
abel"),choices:Ho.map(t=>[t,v(`tint.${t}.name`)]),chosen:s,choose:t=>e({tint:t})})})}function Do({name:s}){let e=At[s];if(!e)return null;let{limits:t,most:n,term:r}=e;
return l("div",{class:"sv-tint-legend",children:[l("span",{class:"sv-tint-scale",role:"img","aria-label":v("tint.aria",{limits:t.join(v("comma"))}),children:["0",
...t.map(o=>String(o).replace(/^0\./,".")),n].flatMap((o,i)=>[l("span",{class:"sv-tint-limit",children:o}),i<=t.length&&l("span",{class:"sv-tint-swatch","data-t\
int":i})])}),l(q,{name:r,children:v(`tint.${s}.means`)})]})}var Ls=44,Tl=2,Fo={PageUp:10,PageDown:-10},Bo=(s,{round:e})=>Fo[s]?{round:e+Fo[s],phase:0}:null;function El({rounds:s,length:e},t,n){let r=Math.max(0,Math.min(1,
t))*e,o=Math.min(Math.floor(r),e-1),i=en(s[o]);return n/e<Tl*i?{round:Math.round(r),phase:0}:{round:o,phase:Math.round((r-o)*i)}}function Uo({text:s}){let{run:e,
moment:t,tint:n,viewer:r}=se(),o=F(null),i=F(null),[a,c]=te(0);X(()=>{let m=new ResizeObserver(([{contentRect:g}])=>c(g.width));return m.observe(o.current),()=>m.
disconnect()},[]),X(()=>Ml(i.current,r.palette,{run:e,shown:t.round,tint:n,width:a}),[e,e?.length,t.round,n,a,r.layouts]);let d=m=>{let{left:g}=o.current.getBoundingClientRect(),
{round:x,phase:b}=El(e,(m.clientX-g)/(a||1),a);r.seek(x,b)},h=e?.length??0,u=e&&t.phase?t.phase/en(e.rounds[t.round]):0,f=t.round+u;return l("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:o,"aria-label":v("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":h,"aria-valuenow":Number(
f.toFixed(2)),"aria-valuetext":e?s:void 0,style:{"--done":h?f/h:0},onPointerDown:m=>{!h||m.button||(m.currentTarget.setPointerCapture(m.pointerId),d(m))},onPointerMove:m=>{
m.currentTarget.hasPointerCapture(m.pointerId)&&d(m)},children:[l("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),l("span",{class:"sv-strip-head"})]})}
function Ml(s,e,{run:t,shown:n,tint:r,width:o}){let i=window.devicePixelRatio||1,a={width:Math.round(o*i),height:Math.round(Ls*i)};(s.width!==a.width||s.height!==
a.height)&&Object.assign(s,a);let c=s.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,o,Ls),!t?.length))return;let d=o/t.length,h=z(t.trace),
u=h?t.rounds.map(({drafts:x})=>Math.max(0,...ee(x).map(b=>b+1))):[],f=Ls/((h?Math.max(...u):t.width)+1),[m,g]=[d,f].map(x=>x>4?x-1:x);t.rounds.forEach(({drafts:x},b)=>{
let S=b<n?zl(t,b):[],_=h?u[b]+1:b<n?t.rows[b].slots.length:x.length+1;for(let w=0;w<_;w+=1)c.fillStyle=e.get(w<S.length?Rl(t,b,S[w],r):"line"),c.fillRect(b*d,Ls-
(w+1)*f,Math.max(.6,m),Math.max(.6,g))})}var zl=(s,e)=>s.rows[e].slots.map(({kind:t},n)=>({kind:t,index:n})).filter(({kind:t})=>be(t));function Rl(s,e,{index:t,
kind:n},r){if(r==="verdict")return`strip-${n}`;let o=$t(r,s.at({round:e,index:t}));return o==null?"strip-unknown":`tint-${o}`}function Ol(s,e){let{gamma:t,drafter:n,confidence:r,max_new_tokens:o}=s.trace.settings,{ending:i}=s.trace,a=e===s.length-1;return t===0?"off":s.folds.at(e).emitted===
o-1?"last":a&&i==="context full"?"full":a&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Cs(s,e,t){let n=Ol(e,t);return $(
s,n&&v(`unguessed.${n}`))}function Al(s,e){if(!e)return v("summary.start");let{drafts:t,final:n}=s.rounds[e-1],r={round:e,drafted:t.length,accepted:t.filter(i=>i.
verdict==="accepted").length};if(!t.length)return Cs(v("summary.plain",r),s,e-1);let o=t.length===1;return n?H({drafts:t})?v(n.kind==="bonus"?"tree.bonus":"tree\
.some",r):n.kind==="correction"?v(o?"summary.one_rejected":"summary.some",r):v(o?"summary.one":"summary.all",r):v(o?"summary.one_ends":"summary.end",r)}function $l(s,{
round:e},{name:t,index:n}){let r=s.rounds[e],{drafts:o,final:i}=r,a={round:e+1,n:n+1,of:o.length};if(H(r)&&t!=="final")return Ll(s,e,{name:t,index:n});if(t==="d\
raft"&&r.together&&o.length>1)return v("phase.at_once",a);if(t==="draft"){let d=s.rows[e].slots[n];return v("phase.draft",{...a,token:ue(d)})}if(t==="verify"&&!o.
length)return Cs(v("phase.verify_none",a),s,e);if(t==="verify")return v(o.length===1?"phase.verify_one":"phase.verify",a);if(t==="test")return Cl(s,r,n,a);let c=o.
filter(d=>d.verdict==="untested").length;return c&&i&&T(s.trace)==="block"?v("rules.phase.discard",{...a,untested:c}):v(c?"phase.discard":"phase.discard_last",{
...a,untested:c})}function Ll(s,e,{name:t,index:n}){let{drafts:r}=s.rounds[e],o={round:e+1,of:r.length,token:ue(s.rows[e].slots[n]??s.rows[e].slots[0])};if(t===
"draft"){let m=ee(r),g=m.filter(x=>x===m[n]).length;return v(g===1?"tree.level_one":"tree.level",{...o,level:m[n]+1,n:g})}if(t!=="test")return v(t==="verify"?"t\
ree.verify":"tree.discard",o);let{verdict:i,draw:a,parent:c}=r[n],d=W(r[n]);if(s.trace.settings.temperature!==0&&i==="accepted"&&a==null&&T(s.trace)==="block")return v(
"tree.kept",o);if(s.trace.settings.temperature!==0&&qe(r[n],T(s.trace)))return Wo(s,{...o,n:n+1},i);if(s.trace.settings.temperature===0||a==null||d===null)return v(
`tree.greedy_${i}`,o);let[h,u]=Q(a,d),f=i==="rejected"&&!r.some((m,g)=>g>n&&m.parent===c);return v(`tree.${i}${f?"_last":""}`,{...o,draw:h,threshold:u})}var Wo=(s,e,t)=>v(
`rules.phase.certain_${t}`,{...e,rule:v(`rules.name.${T(s.trace)}`)});function Cl(s,{drafts:e},t,n){let r=e[t],{verdict:o,draw:i}=r,a=W(r);if(s.trace.settings.temperature===
0)return v(`phase.greedy_${o}`,n);if(qe(r,T(s.trace)))return Wo(s,n,o);if(i==null||a===null)return v(`phase.untold_${o}`,n);let[c,d]=Q(i,a),h={...n,draw:c,threshold:d};
if(a===1&&o==="accepted"&&T(s.trace)!=="block")return v("phase.certain",h);if(T(s.trace)!=="block")return v(`phase.${o}`,h);let u=o==="accepted"?Ye(r):"failed",
[,f]=Q(i,Y(r)??1);return v(`rules.phase.${u}`,{...h,ratio:f,by:Je(e)+1})}function Lt(s,e,t){return t?$l(s,e,t.phase):Al(s,e.round)}var jl=[.5,1,2,4],ql=["steps","rounds"],Pl={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function Hl({run:s,moment:{
round:e,phase:t}}){let n=s?.over;if(n&&e===s.length&&e)return v("transport.all",{rounds:e});let r=v(`transport.${n?"round_of":"round"}`,{round:t?e+1:e,rounds:n&&
s.length});return t?v("transport.step",{round:r,phase:t}):r}function Nl(){let{run:s,moment:e,playing:t,mode:n,live:r,status:o,presenting:i,state:a,viewer:{actions:c}}=se(),
d=F(null),h=U(a),u=pe(a),f=e.round===0&&e.phase===0,m=t||u&&n==="running"&&!h?"pause":u&&n==="paused"&&!h?"resume":"play",g=!(h>0||u||r&&!s),x={start:f,back:f,previous:f,
next:g,forward:g,end:e.round===(s?.length??0)};return X(()=>{let b=document.activeElement;!(b instanceof HTMLButtonElement)||!d.current.contains(b)||!(b.disabled||
b.hidden)||d.current.querySelector("[data-button=play]")?.focus()}),l("div",{class:"sv-buttons",ref:d,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(b=>{let S=v(`transport.${b==="play"?m:b}`);return l("button",{type:"button",class:"sv-button","data-button":b,"data-does":b==="play"?m:void 0,
title:S,"aria-label":S,disabled:x[b],onClick:c[b],hidden:b==="stop"&&!u&&o!=="loading",children:[l("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:l("path",{d:Pl[m==="pause"&&b==="play"?"pause":b]})}),b==="play"&&l("span",{children:S})]},b)}),l("button",{type:"button",class:"sv-button sv-run",onClick:c.
run,hidden:!(i&&r&&!u),children:v("transport.run")})]})}function Ct(s,e=!s?.open){s&&(!e&&s.contains(document.activeElement)&&s.querySelector("summary")?.focus(),
s.open=e,e&&s.lastElementChild?.scrollIntoView({block:"nearest"}))}function Il(){let{viewer:s}=se();return l("details",{class:"sv-keys",ref:e=>{s.help=e},children:[
l("summary",{children:v("transport.keys")}),l("div",{class:"sv-keys-panel",children:[l("button",{type:"button",class:"sv-popover-close","aria-label":v("term.clo\
se"),onClick:()=>Ct(s.help,!1),children:"×"}),l("dl",{children:[s.keys.map(([e,t])=>l(C,{children:[l("dt",{children:e.split(/\s+/).map(n=>l("kbd",{children:n}))}),
l("dd",{children:t})]})),l("dt",{children:[l("kbd",{children:"A – Z"}),l("kbd",{children:", . ?"})]}),l("dd",{children:l("label",{class:"sv-check",children:[l(
"input",{type:"checkbox",defaultChecked:ot.on,onChange:({currentTarget:e})=>ot.keep(e.checked)}),v("transport.letters")]})})]})]})]})}function Vo({children:s}){
let{run:e,moment:t,speed:n,pace:r,ghosts:o,presenting:i,state:a,set:c,viewer:{actions:d}}=se(),h=Hl(a);return l("div",{class:"sv-transport",role:"group","aria-l\
abel":v("transport.label"),children:[s,l(Nl,{}),l("div",{class:"sv-transport-side",children:[l("span",{class:"sv-count",children:h}),l(Io,{}),!(e&&z(e.trace))&&
l("label",{class:"sv-check",children:[l("input",{type:"checkbox",checked:o,onChange:({currentTarget:u})=>c({ghosts:u.checked})}),v("stream.ghosts")]}),pe(a)&&U(
a)>0&&l("button",{type:"button",class:"sv-link",onClick:d.follow,children:v("transport.follow")}),l(Ot,{label:v("transport.pace"),choices:ql.map(u=>[u,v(`transp\
ort.${u}`)]),chosen:r,choose:u=>c({pace:u})}),l("label",{class:"sv-speed",children:l("select",{"aria-label":v("transport.speed"),value:n,onChange:({currentTarget:u})=>c(
{speed:Number(u.value)}),children:jl.map(u=>l("option",{value:u,children:`${u}×`},u))})}),l("button",{type:"button",class:"sv-link sv-present",title:v("transpo\
rt.presenter_means"),onClick:d.present,children:v(i?"transport.leave":"transport.presenter")}),l(Il,{})]}),l(Uo,{text:e?`${h}. ${Lt(e,t,J(a))}`:""})]})}function Go(s){let{player:e}=s;return{start:()=>s.seek(0),back:()=>s.hold(()=>e.back("round")),previous:()=>s.hold(()=>e.back("step")),play:()=>s.toggle(),next:()=>s.
forward("step"),forward:()=>s.forward("round"),end:()=>s.toEnd(),stop:()=>s.send("stop",{round:s.state.moment.round}),follow:()=>s.toEnd(),run:()=>s.send("new",
{}),present:()=>s.present(!s.state.presenting)}}function Dl(s){let{start:e,back:t,previous:n,play:r,next:o,forward:i,end:a,present:c}=s.actions,d=()=>{let{presenting:h,
pinned:u}=s.state;if(s.help?.open)Ct(s.help,!1);else if(h)c();else if(u)s.pin(null);else return!1;return!0};return new $s({node:s.node,actions:{toggle:r,roundBack:t,
roundOn:i,stepBack:n,stepOn:o,start:e,end:a,present:c,escape:d,help:()=>Ct(s.help)},pin:()=>s.pin(s.state.cursor),predict:h=>s.predict.press(Fl(h,s.state)?"r":h,
s.state.predicting),letters:()=>ot.on,presenting:()=>s.state.presenting,options:()=>s.stream.options(s.state.moment.round),cells:h=>h.closest(".sv-round")?s.round.
rows():s.table.cells(),leap:h=>{let u=Bo(h,s.state.moment);return u&&s.seek(u.round),!!u}})}function Fl(s,e){return s==="PageDown"&&e.presenting&&!gt(e)&&he(e)!==
null}function js({target:s}){let e=s instanceof Element?s.closest("[data-at]"):null;if(!e)return null;let[t,n]=(e.dataset.at??"").split(".").map(Number);return{
round:t,index:n}}function Ko(s){let e=new AbortController,{node:t}=s,{signal:n}=e,r="",o=({screenX:m,screenY:g})=>`${m},${g}`;window.addEventListener("pointermo\
ve",m=>{r=o(m)},{signal:n}),t.addEventListener("pointerover",m=>{o(m)!==r&&s.hover(js(m))},{signal:n}),t.addEventListener("pointermove",m=>s.hover(js(m)),{signal:n}),
t.addEventListener("focusin",m=>s.focusOn(js(m)),{signal:n});let i=null;t.addEventListener("pointerdown",()=>{i=s.state.pinned},{signal:n,capture:!0}),t.addEventListener(
"click",m=>{let g=js(m);g&&s.pin(Ze(g,m.detail?i:s.state.pinned)?null:g)},{signal:n}),document.addEventListener("pointerdown",({target:m})=>{let{help:g}=s;g?.open&&
m instanceof Node&&!g.contains(m)&&Ct(g,!1)},{signal:n}),Dl(s).listen(n);let a=()=>{s.palette.refresh()&&s.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",a,{signal:n});let c=new MutationObserver(a);[document.documentElement,document.body].forEach(m=>c.observe(m,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let d=0,h=new ResizeObserver(([{contentRect:m}])=>{let g=d;d=m.width,!(!d||d===g)&&(g||(s.lag=!s.state.whole),s.relayout())});h.
observe(s.node);let u=new ResizeObserver(()=>{s.state.run&&!s.state.whole&&s.stream.followHead()});u.observe(s.stream.scroller);let f=new ResizeObserver(()=>s.fit());
return f.observe(document.body),()=>{e.abort(),[c,h,u,f].forEach(m=>m.disconnect())}}var Yo=["draft","verify","accept"],Bl=3,Ul=s=>s!=null&&s<1&&B(s)!==B(1),qs=class{constructor(e){this.say=e,this.values={},this.labels={};let t=(n,r,o)=>{let i=p(
"span",{class:"sv-figure-value"},ge);return this.values[n]=i,this.labels[n]=oe(o,r),p("div",{class:`sv-figure sv-figure-${n}`},i,p("span",{class:"sv-figure-labe\
l"},this.labels[n]))};this.busy=p("span",{class:"sv-figure-busy",hidden:!0},e("headline.busy")),this.sentence=p("p",{class:"sv-sentence"}),this.node=p("div",{class:"\
sv-headline"},p("div",{class:"sv-figures"},t("speedup",e("headline.speedup"),"speedup"),t("acceptance",e("headline.acceptance"),"acceptance_rate"),t("length",e(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(e,t){let n=e.folds.summary(t),r=t<Bl&&!(e.over&&t===e.length);k(this.values.
speedup,r?ge:B(n.speedup)),k(this.values.acceptance,r?ge:E(n.acceptance_rate)),k(this.values.length,r?ge:O(n.mean_acceptance_length)),k(this.labels.acceptance,this.
say(z(e.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!r&&Ul(n.speedup)),M(this.node,"title",r?this.say("headline.too_early"):
null);let o=this.tellDisturbance(e,t);this.busy.hidden=r||!o,this.node.dataset.busy=String(!this.busy.hidden),M(this.busy,"title",o||null),k(this.sentence,this.
tell(e,t,n,r,o))}tell(e,t,n,r,o){if(!n.rounds)return this.say("headline.nothing");let i=t<e.length&&this.say("headline.until",{round:t,rounds:e.length});return $(
i,this.tellRounds(e,n),this.tellSpeed(e,t,n,r),o)}tellDisturbance(e,t){let n=e.over?e.folds.disturbance(t):null;return n===null?"":n.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:E(n.jitter)})}tellRounds(e,t){let{say:n}=this,{gamma:r,drafter:o}=e.trace.settings,i=O(t.mean_acceptance_length,
t.drafted?1:0);if(!r)return n("headline.plain_round",{length:i});let a=t.drafted/t.rounds,c=z(e.trace)&&t.drafted?n("tree.guesses",{n:O(a,Number.isInteger(a)?0:
1)}):"",d=t.drafted===t.rounds*r,h=c||n(`headline.guesses.${r===1?"one":d?"many":"most"}`,{n:r});return n("headline.each_round",{drafter:ce(o,e.trace.models.pair),
guessed:h,length:i})}tellSpeed(e,t,n,r){let{say:o}=this;if(!e.folds.plain.tokens.length)return o("headline.not_measured");if(e.over&&e.folds.impossible(t))return"";
if(r||n.speedup==null)return o("headline.too_early");if(B(n.speedup)===B(1))return o("headline.same");if(n.speedup>=1)return o("headline.faster",{share:E(1/n.speedup)});
let i=e.folds.cost(t);if(!i)return o("headline.too_early");let a=d=>i[d]/i.plain,c=Yo.reduce((d,h)=>i[d]>=i[h]?d:h);return o("headline.slower",{total:O(Yo.reduce(
(d,h)=>d+a(h),0)),draft:O(a("draft")),verify:O(a("verify")),accept:O(a("accept")),blame:o(`part.${c}`)})}},Jo=["emitted","rounds","drafted","accepted","rejected",
"untested"],Wl={counts:Jo,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","plain_tokens\
_per_second","prefill","agreement"]},Vl={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Xo={acceptance_rate:E,draft_efficiency:E,
mean_acceptance_length:O,mean_overlap:O,speedup:B,tokens_per_second:Js,plain_tokens_per_second:Js},Gl=Object.keys(Xo),Kl=["accepted","rejected","untested"],Yl=(s,e)=>[
s,e],Ps=class{constructor(e){this.say=e,this.values={},this.labels={};let t=n=>(this.values[n]=p("span",{class:"sv-ledger-value","data-metric":n},ge),this.labels[n]=
oe(Vl[n]||n,e(`ledger.${n}.label`)),p("p",{class:"sv-ledger-line"},this.labels[n],this.values[n]));this.parts=Kl.map(n=>Yl(n,p("span",{"data-kind":n}))),this.bar=
p("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,n])=>n)),this.lossy=p("p",{class:"sv-note",hidden:!0},e("rules.lossy")),this.node=p("section",{
class:"sv-section sv-ledger"},p("div",{class:"sv-section-head"},p("h2",{},e("ledger.heading")),p("span",{class:"sv-quiet"},e("ledger.note"))),this.bar,this.lossy,
p("div",{class:"sv-ledger-groups"},...Object.entries(Wl).map(([n,r])=>p("div",{class:"sv-ledger-group"},p("h3",{},e(`ledger.groups.${n}`)),...r.map(t)))))}show(e,t){
let n=e.folds.summary(t);k(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${z(e.trace)?"tree":"label"}`)),Jo.forEach(i=>k(this.values[i],ye(n[i]))),
Gl.forEach(i=>k(this.values[i],Xo[i](n[i])));let{target:r,draft:o}=e.trace.prefill||{};k(this.values.prefill,r||o?L((r||0)+(o||0)):ge),k(this.values.agreement,this.
agreement(e,t)),this.parts.forEach(([i,a])=>a.style.setProperty("--n",String(n[i]))),this.bar.setAttribute("aria-label",this.say("ledger.bar",n)),this.bar.hidden=
!n.drafted,this.lossy.hidden=!this.isBent(e)}isBent({trace:e}){return e.settings.temperature>0&&N(T(e))}agreement(e,t){if(this.isBent(e))return this.say("ledger\
.agreement.lossy");if(e.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let n=e.folds.agreement(t);return n?n.first_difference===null?
this.say("ledger.agreement.same",{n:n.compared}):this.say("ledger.agreement.differ",{n:n.first_difference+1}):ge}};var Hs=class{views;constructor(e){this.views=e.map(t=>({view:t,marked:null,stop:null}))}show(e,t,n){let r=Se(e,e.cursor)?e.cursor:t;this.views.forEach(o=>{let i=o.
view.find(t),a=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==a&&(o.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(o,{marked:i,stop:a})})}};var Jl=1100,Xl=1.6,Zl={draft:450,verify:1200,test:1e3,discard:700,final:1300},Hn=(s,e)=>s.round<e.round||s.round===e.round&&s.phase<e.phase,Ns=class{constructor(e,t){
this.store=e;this.resume=t}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return mn(this.store.state,e)!==null}seek(e){let{round:t,
phase:n}=pt(this.rounds,e);this.move(this.toward({round:t,phase:0},{round:t,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,t){let n=e;for(;Hn(n,t)&&!this.barred(n);)n=tn(this.rounds,n);return n}move(e,t,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:t,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:t}=this.store.state;e==="step"?this.move(dr(this.rounds,t),"step"):this.seek({round:t.phase?t.round:t.round-1,phase:0})}go(e,t){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(tn(this.rounds,n),"step",t);else{let r=pt(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,Hn(o,r)?"step":"round",t)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...U(
this.store.state)?{}:{moment:Xe.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:t,moment:n,
opening:r}=this.store.state,{name:o}=_e(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(i?Zl[o]:Jl)/(r?Xl:t))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Hn(e.moment,e.until)?null:
U(e)?()=>this.tick():pe(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Zo=240;function Ql(s){let e=[...s];return e.length>Zo?e.slice(2-Zo).join("").replace(/^\S*\s+/,"… "):s}function Qo(s,e,t){let n=he(e),r=n?null:ft(e),{kept:o=!1,
threshold:i=null}=r?e.answers[r]:{},a={run:t,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:o,chance:i}:null,question(){let{round:c,index:d}=n??{round:0,index:0},
u=[...t.rows.slice(0,c).flatMap(({slots:f})=>f.filter(({kind:m})=>be(m))),...t.rows[c].slots.slice(0,d)].map(f=>f.text).join("");return{guess:[...re(ue(t.rows[c].
slots[d]))].slice(0,60).join(""),before:Ql(t.promptText+u),round:c+1,slot:d+1}}};s.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
a:null}))}var ec=[0,.25,.5,.75,1],Is={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Ds=class{constructor({say:e,intents:t}){this.say=e,this.intents=t,this.brought=null,this.told="",this.
button=p("button",{type:"button",class:"sv-link",on:{click:t.toggle}},e("predict.start")),this.wished=null,this.refused=p("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=p("span",{class:"sv-quiet"}),this.switch=p("input",{type:"checkbox",on:{change:()=>t.set({informed:this.switch.checked})}}),this.question=
p("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=p("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>t.answer(null)),this.reveal.append(
p("kbd",{},"R")),this.row=p("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...ec.map(n=>p("button",{type:"button",class:"sv-choose",on:{
click:()=>t.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",t.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>t.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=p("div",{class:"sv-lesson",role:"status"}),this.node=p("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},p("div",{class:"sv-section-head"},p("h2",{},e("predict.heading")),this.score,p("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",t.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,t,n="sv-choose"){
return p("button",{type:"button",class:n,on:{click:t}},this.say(`predict.${e}`))}label(e){let t=e===0?"none":e===1?"all":null,n=Object.keys(Is).find(r=>Is[r]===
e&&(t?/\D/:/\d/).test(r))??"";return[p("span",{},t?this.say(`predict.${t}`):E(e)),p("kbd",{},n.toUpperCase())]}press(e,t){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(t)if(n==="r")this.intents.answer(null);else if(n in Is)this.intents.answer(Is[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){k(this.refused,this.wished===e&&z(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,t){let{say:n}=this,{moment:r,predicting:o}=e;if(Qo(this.node,e,t),this.node.hidden=!o,this.button.hidden=o||t.trace.settings.gamma===
0,this.explain(t),!o)return;let i=this.node.contains(document.activeElement),a=he(e),c=ft(e),d=t.over&&r.round===t.length;this.switch.checked=e.informed,k(this.
question,a?this.ask(t,a):c?this.tell(e.answers[c]):n(d?"predict.ended":"predict.waiting")),k(this.facts,a?this.given(e,t,a):c?this.reckon(e.answers[c]):""),this.
row.hidden=!a,this.next.hidden=!!a||d||e.playing;let h=Lr(Object.values(e.answers));k(this.score,h.n?n(h.decided?"predict.score":"predict.score_undecided",{...h,
brier:O(h.brier)}):""),this.showLesson(e,t,h,d),this.bringUp(a),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!Ze(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:t,index:n}){return this.say("predict.ask",{token:ue(e.rows[t].slots[n]),n:n+1,round:t+1})}tell({said:e,kept:t,threshold:n}){
let r=`predict.${t?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:E(e),brier:O(mt(e,t))});return $(o,n!==null&&this.say("predict.truth",
{threshold:E(n)}))}reckon({said:e,kept:t}){return e===null?"":this.say("predict.brier",{said:e,happened:t?1:0,brier:O(mt(e,t))})}given({informed:e},t,{round:n,index:r}){
let{target:o,draft:i}=t.rounds[n].drafts[r];return t.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say("predict.unknow\
n"):this.say("predict.given",{target:D(o),draft:D(i)}):this.say("predict.hidden")}showLesson({taught:e},t,n,r){let o=e||r&&n.n>0;this.finish.hidden=!n.n||r,this.
finish.setAttribute("aria-expanded",String(o));let i=o?Cr(n,t.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),this.lesson.
replaceChildren(...o?[p("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(a=>p("p",{},a))))}};function tc(s){let e=[];for(let t=s;t.parentElement&&t!==document.body;t=t.parentElement){let n=t;e.push(...[...t.parentElement.children].filter(r=>r!==n))}return e.
filter(t=>t instanceof HTMLElement).filter(({popover:t})=>!t)}var Fs=class{constructor(e,t){this.node=e;this.resized=t}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=tc(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:t}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,t/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var ei=20,sc=5;function nc(s,e){let{drafts:t,final:n}=s.rounds[e],r=ee(t),o=t.map((d,h)=>Z(t,h));n&&(r.push(je(t).length),o.push(je(t).at(-1)??-1));let{rows:i,count:a}=ir(
o),c=Array.from({length:Math.max(0,...r)+1},(d,h)=>r.flatMap((u,f)=>u===h?[f]:[]));return{rows:i,count:a,levels:c,above:o.map(d=>i[d]??0),columns:r.map(d=>d+2)}}
function rc(s,e,t,n){let r=Oe(s,e,t,n),{drafts:o}=s.rounds[e];if(t>=o.length)return r;let i=lt(o,Z(o,t)).map(a=>ue(s.rows[e].slots[a]));return v(i.length?"tree.\
aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function ti({run:s,number:e,looks:t,over:n}){let{state:r}=j(),{drafts:o}=s.rounds[e],{slots:i}=s.
rows[e],{rows:a,count:c,levels:d,above:h,columns:u}=_n(()=>nc(s,e),[s,e]),{at:f}=Te(r),m=f?.round===e&&f.index<o.length&&Se(r,f)?f.index:-1,g=lt(o,m),x=F(null);
X(()=>{let w=J(r)?.phase.name;(w?w!=="verify"&&w!=="discard":r.moment.round)&&oc(x.current,Te(r).at?.index??i.length-1)},[s,e,r.moment]);let b=je(o).length,S=w=>l(
"span",{class:`sv-tree-link${a[w]>h[w]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":t[w]??"absent","data-line":g.includes(w)?"":void 0,style:`grid-colu\
mn:${u[w]};grid-row:${h[w]+1}/${a[w]+2}`},w),_=w=>{let y=t[w]??"absent";return l("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${w}`,"data-\
kind":y,"data-line":g.includes(w)?"":void 0,style:`grid-column:${u[w]};grid-row:${a[w]+1}`,"aria-hidden":y==="absent"?"true":void 0,"aria-label":y==="absent"?void 0:
rc(s,e,w,y),children:[l("span",{class:"sv-mark","aria-hidden":"true","data-kind":y}),l(is,{slot:i[w],as:"sv-tree-token"})]},w)};return l("div",{class:`sv-tree${Math.
max(c,d.length)>sc?" sv-tree-dense":""}`,ref:x,children:[l("div",{class:"sv-tree-scroll",children:l("div",{class:"sv-tree-grid",role:"grid","aria-label":v("tree\
.label"),style:{"--rows":c},children:[l("span",{class:"sv-tree-text","aria-hidden":"true","data-line":m>=0?"":void 0,children:v("tree.text")}),i.map((w,y)=>S(y)),
d.map((w,y)=>l("div",{role:"row",class:"sv-tree-level",children:w.map(_)},`level ${y}`))]})}),l("div",{class:"sv-mask-side",children:[l("p",{class:"sv-mask-name",
children:l(q,{name:"tree_mask",children:v("tree.mask")})}),l("div",{class:`sv-mask${o.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"--nodes":o.length},
children:o.map((w,y)=>l("div",{class:"sv-mask-row","data-at":`${e}.${y}`,"data-kind":t[y]??"absent","data-line":y===m?"":void 0,children:[0,...lt(o,y).map(G=>G+
1)].map(G=>l("span",{class:"sv-mask-cell","data-column":G,style:{"--column":G}},G))},y))}),l("p",{class:"sv-tree-note",children:n?v("tree.sum",{verified:o.length,
accepted:b,wasted:o.length-b}):v("tree.sees")})]})]},e)}function oc(s,e){let t=s.querySelector(".sv-tree-scroll"),n=s.querySelector(`.sv-leaf[data-at$=".${e}"]`);
if(!t||!n)return;let r=(c,d,h,u)=>Math.min(0,c-ei-h)||Math.max(0,d+ei-u),[o,i,a]=[n,s,t].map(c=>c.getBoundingClientRect());s.scrollTop+=r(o.top,o.bottom,i.top,i.
bottom),t.scrollLeft+=r(o.left,o.right,a.left,a.right)}var ic=7,ac=12;function lc(s,e){let t=F(null),[n,r]=te({run:s,layouts:e,columns:1/0}),o=n.run===s&&n.layouts===e?n.columns:1/0;return X(()=>{o<1/0||!t.current?.
clientWidth||r({run:s,layouts:e,columns:getComputedStyle(t.current).gridTemplateColumns.split(" ").length})}),{row:t,columns:o}}function cc(s,e,t){let n=s.rounds[e]?.
drafts.length??0;return z(s.trace)?n:Math.max(n,Math.min(s.width,t-1))}var Bs=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(
`.sv-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-rou\
nd [role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function si(){let{run:s,state:e,
viewer:t}=j(),{moment:n,entered:r}=e,{row:o,columns:i}=lc(s,t.layouts),a=J(e),c=Math.max(0,He(e)),d=s.rounds[c],h=!!(d&&H(d)),u=s.rows[c]?.slots??[],f=a?.looks??
u.map(({kind:y})=>n.round?y:"absent"),m=d?.drafts.length??-1,g=h?[]:Array.from({length:m+1},(y,G)=>G),x=cc(s,c,i),b=z(s.trace)?m:s.width,S=g.map(y=>hc(s,c,y,f[y]??
"absent")),_={"sv-round-tree":h,"sv-round-now":a,"sv-verified":a?a.verified:n.round>0,"sv-round-fallen":a?.fallen,"sv-round-tight":b>=ic,"sv-round-tighter":b>=ac,
"sv-round-undrafted":x===0},w=y=>l(uc,{at:{round:c,index:y},look:f[y]??"absent",figures:S[y],concealed:bt(e),now:a?.phase.index===y,entered:!a&&r==="step"&&y===
u.length-1},y===m?"final":y);return dc(o,c),l("section",{class:["sv-round",...Object.entries(_).flatMap(([y,G])=>G?[y]:[])].join(" "),"data-phase":a?.phase.name??
"","aria-label":v("round.label"),children:[l(pc,{run:s,number:c,tested:S.some(Boolean)}),l("div",{class:"sv-slots-grid",role:"grid","aria-label":v("round.label"),
children:l("div",{class:"sv-slots",role:"row",ref:o,children:[g.slice(0,-1).map(w),g.length>0&&Array.from({length:x-m},(y,G)=>l("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${G}`)),g.slice(-1).map(w)]})}),h&&l(ti,{run:s,number:c,looks:f,over:!a&&n.round>0})]})}function dc(s,e){let t=F(null);X(()=>{
let n=document.activeElement;t.current&&!t.current.isConnected&&n===document.body&&s.current?.lastElementChild?.focus(),t.current=s.current?.contains(document.activeElement)?
document.activeElement:null},[e]),X(()=>{let n=()=>{t.current=document.activeElement};s.current?.addEventListener("focusin",n)},[])}function pc({run:s,number:e,
tested:t}){let{models:n,settings:{drafter:r}}=s.trace,o=s.rounds[e]?.drafts[0]?.source??r;return l("ul",{class:"sv-slot-names",children:[l("li",{children:l(q,{name:o===
"model"?"draft":"drafter",children:r==="model"?v("round.guesses"):ce(o,n.pair)})}),l("li",{children:l(q,{name:"verification",children:v("round.pass")})}),l("li",
{hidden:!t,children:l(q,{name:"accept_test",children:v("round.tests")})})]})}function ni(s,e,t){return e&&(t==="accepted"||t==="rejected")&&s.trace.settings.temperature!==
0&&!qe(e,T(s.trace))?e.draw:null}function hc(s,e,t,n){let{drafts:r}=s.rounds[e],o=r[t],i=ni(s,o,n),a=W(o);if(i==null||a===null)return"";if(o.verdict==="accepted"&&
i>=a)return v("rules.kept_by",{n:Je(r)+1});let[c,d]=Q(i,a);return v(i<a?"round.below":"round.above",{draw:c,threshold:d})}function uc({at:s,look:e,figures:t,concealed:n,
now:r,entered:o}){let{run:i}=j(),{drafts:a,positions:c=[]}=i.rounds[s.round],d=a[s.index],h=i.rows[s.round].slots[s.index],u=e==="absent",f=i.trace.settings.temperature===
0,m=!!d&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),g=W(d),x=ni(i,d,e);return l("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${s.
round}.${s.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":o?"":void 0,style:{"--i":s.index},"aria-hidden":u?"true":void 0,"aria-label":u?void 0:Oe(
i,s.round,s.index,e),children:[l("span",{class:"sv-slot-token",translate:!1,children:l(is,{slot:h,as:"sv-slot-text"})}),l("span",{class:"sv-slot-pass","aria-hid\
den":"true",children:[!f&&m&&g!==null&&l("span",{class:"sv-gauge",children:[l("span",{class:"sv-gauge-keep",style:{"--keep":g}}),x!=null&&l("span",{class:"sv-ga\
uge-draw",style:{"--draw":x}})]}),f&&m&&l(vc,{run:i,token:c[s.index]?.candidates.find(([,b])=>b===1)?.[0]})]}),l("span",{class:"sv-slot-verdict","aria-hidden":"\
true",children:[l("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),l("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":
v(`kind.${Pe(e,i.trace)}`)})]}),l("span",{class:"sv-slot-figures",children:t})]})}function vc({run:s,token:e}){let t=e===void 0?"":K(s.alone(e));return l("span",
{class:"sv-slot-says",style:{"--sv-characters":t.length-2||1},children:t})}var Nn=["both","target","draft"],mc={both:"overlap",target:"residual",draft:"rejected"},fc=[0,.5,1],ri=({models:s})=>({token:e,target:t,draft:n,both:r})=>({token:e,
target:s==="draft"?null:t,draft:s==="target"?null:n,both:s==="both"?r:null});function oi({view:s,at:e}){let{raw:t,asTable:n,set:r}=j(),o=fo(s.position),i=t&&o,a=F(
{at:e,form:`${t} ${n}`,morph:!1}),c=`${t} ${n}`;return e!==a.current.at?a.current={at:e,form:c,morph:!1}:c!==a.current.form&&(a.current={at:e,form:c,morph:!0}),
l("div",{class:`sv-block sv-areas-block${a.current.morph?" sv-morph":""}`,children:[l("h3",{children:s.heading}),l("div",{class:"sv-areas-views",children:[o&&l(
Ot,{label:v("areas.view"),choices:["shaped","raw"].map(d=>[d,v(`areas.${d}`)]),chosen:i?"raw":"shaped",choose:d=>r({raw:d==="raw"})}),l(Ot,{label:v("areas.form"),
choices:["picture","table"].map(d=>[d,v(`areas.${d}`)]),chosen:n?"table":"picture",choose:d=>r({asTable:d==="table"})})]}),n?l(wc,{view:s,raw:i}):l(gc,{view:s,raw:i}),
l("p",{class:"sv-note",children:$(...s.notes,o&&v(i?"areas.raw_note":"areas.shaped_note",{shaping:s.shaping}))})]})}function gc({view:s,raw:e}){let{position:t,marks:n,
models:r}=s,o=vo(t,[...n.keys()],e).map(ri(s));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??0)));let i=e?null:s.dart,a=r===
"both"&&!e?t.overlap:null;return l("div",{class:"sv-areas-picture",children:[l("div",{class:"sv-areas",role:"img","aria-label":xc(s,o,a,i),children:[l("div",{class:"\
sv-area-row sv-area-head",children:[l("span",{children:v("areas.token")}),l("span",{}),l("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:v("areas.ta\
rget")}),l("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:v("areas.draft")})]}),o.map((c,d)=>l(bc,{view:s,row:c,others:d===o.length-1,dart:i?.token===
c.token?i:null},d)),l("div",{class:"sv-area-row sv-area-axis",children:[l("span",{}),l("span",{class:"sv-area-ticks",children:fc.map(c=>l("span",{style:{"--x":c},
children:c}))})]}),a!==null&&l("div",{class:"sv-area-row sv-area-total",children:[l("span",{class:"sv-t",children:v("areas.total")}),l(ii,{values:{both:a,draft:1}}),
l("span",{class:"sv-p"}),l("span",{class:"sv-p",children:D(a)})]})]}),r==="both"&&l("ul",{class:"sv-legend",children:[Nn.map(c=>l("li",{children:[l("span",{class:"\
sv-area-key","data-area":c}),l(q,{name:mc[c],children:v(`areas.${s.decides?"key":"plain_key"}.${c}`)})]},c)),i&&l("li",{children:[l("span",{class:"sv-dart-key"}),
v("areas.key.dart")]})]})]})}var ii=({values:s,dart:e=null})=>l("span",{class:"sv-area-bar",style:Object.fromEntries(Nn.map(t=>[`--${t}`,s[t]||0])),children:[Nn.
map(t=>l("span",{"data-area":t},t)),e&&l("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function bc({view:s,
row:e,others:t,dart:n}){let r=s.name(e.token);return l("div",{class:`sv-area-row${t?" sv-others":""}`,children:[l("span",{class:"sv-t",title:r,"data-kind":s.marks.
get(e.token),children:r}),l(ii,{values:e,dart:n}),l("span",{class:"sv-p",children:e.target==null?"":ae(e.target)}),l("span",{class:"sv-p",children:e.draft==null?
"":ae(e.draft)})]})}function xc(s,e,t,n){let r=i=>{let a=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,d)=>(d[i]??0)-(c[i]??0))[0];return a&&v(`areas.first.${i}`,
{token:s.name(a.token),p:D(a[i])})},o=e[e.length-1];return $(r("target"),r("draft"),t!==null&&v("areas.overlap",{overlap:D(t)}),n&&v(`areas.dart.${n.kind}`,{token:s.
name(n.token)}),v("areas.rest",{target:ae(o.target),draft:ae(o.draft)}))}function wc({view:s,raw:e}){let{position:t,name:n,marks:r,models:o}=s;return l("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":v("areas.table_label"),children:l("table",{children:[l("thead",{children:l("tr",{children:["token","target",
"draft","both"].map(i=>l("th",{scope:"col",children:v(`areas.${i}`)}))})}),l("tbody",{children:[ms(t,e).map(ri(s)).map(({token:i,target:a,draft:c,both:d})=>l("t\
r",{children:[l("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[a,c,d].map(h=>l("td",{children:ae(h)}))]},i)),o==="both"&&!e&&l("tr",{class:"\
sv-sum",children:[l("th",{scope:"row",children:v("areas.sum")}),[1,1,t.overlap].map(i=>l("td",{children:ae(i)}))]})]})]})})}var kc={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Us(s,e){let{key:t}=e,n=s.findIndex(i=>i===document.activeElement),r=kc[t],o=t==="Home"?0:t===
"End"?s.length-1:r?(n+r+s.length)%s.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),s.forEach((i,a)=>{i.tabIndex=a===o?0:-1}),s[o].
focus(),o)}function yc({round:{drafts:s,final:e},index:t,token:n}){let r=t<s.length?Z(s,t):null;return(s.find(({verdict:i},a)=>i==="accepted"&&Z(s,a)===r)??e??{token:n}).token}
function ai({seen:s,name:e}){let{live:t,viewer:{sequels:n}}=j();if(!t||s.open||!s.position)return null;let r=n.refusal,o=s.kind==="untested",i=yc(s);return l("d\
iv",{class:"sv-block sv-branch",children:[l("h3",{children:v("branch.heading")}),l("p",{class:"sv-note",children:r||v(o?"branch.untested":"branch.note")}),!r&&!o&&
l("div",{class:"sv-choices",role:"toolbar","aria-label":v("branch.heading"),onKeyDown:a=>Us([...a.currentTarget.children],a),children:s.position.candidates.filter(
([a])=>a!==i).map(([a,c],d)=>l("button",{type:"button",class:"sv-choose",tabindex:d===0?0:-1,"aria-label":v("branch.do",{token:e(a),was:e(i)}),onClick:()=>n.make(
{branch:{round:s.number,index:s.index,token:a}}),children:[l("span",{class:"sv-choice-token",children:e(a)}),l("span",{class:"sv-p",children:ae(c)})]},`${s.number}\
.${s.index} ${a}`))})]})}var _c=3,Sc=.1,Tc=.09,Ec=.3,Mc=2**20,zc=8,li=s=>(s?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,t)=>t-e),In=s=>Math.min(s.rest[1]??0,li(s)[zc-1]??1);
function Rc(s,e){let{candidates:t,rest:n}=e,r=u=>u?-u*Math.log(u):0,o=In(e),i=o?n[1]??0:0,a=t.reduce((u,[,f])=>u+r(f),0),c=a-(i?i*Math.log(o):0),d=a+r(i)+i*Math.
log(Mc),h=u=>Math.min(Tc,Ec*Math.exp(-u));return s>h(c)?1:s<=h(d)?0:null}var ci={token:(s,e)=>e,match:s=>s,typical:(s,e,t)=>t&&Rc(s,t),"top-k":(s,e,t)=>{let n=li(
t)[_c-1];return n===void 0?null:s>0&&s>=n?1:e},threshold:(s,e)=>s>=Sc?1:e},jt=(s,e,t,n)=>ci[s](e,t,n);function Oc(s,e){let{target:t}=s,n=Y(s);return t==null||n===
null?[]:Object.keys(ci).flatMap(r=>{let o=jt(r,t,n,e);return o===null?[]:[[r,o]]})}function di({draft:s,position:e,draw:t,alone:n}){let r=n?Oc(s,e):[];return r.
length?l("details",{class:"sv-other-rules",children:[l("summary",{children:v("rules.others.heading")}),l("table",{class:"sv-figures-table",children:[l("thead",{
children:l("tr",{children:["rule","chance","verdict"].map(o=>l("th",{scope:"col",children:v(`rules.others.${o}`)}))})}),l("tbody",{children:r.map(([o,i])=>{let a=t<
i?"accepted":"rejected";return l("tr",{"data-rule":o,children:[l("th",{scope:"row",class:N(o)?"sv-lossy":"",children:v(`rules.name.${o}`)}),l("td",{children:D(i)}),
l("td",{children:[l("span",{class:"sv-mark","aria-hidden":"true","data-kind":a})," ",v(`kind.${a}`)]})]},o)})})]}),l("p",{class:"sv-note",children:v("rules.othe\
rs.note",{draw:D(t)})})]}):null}var We=s=>s.trace.settings.temperature===0;function Ve(s,e){return e===-1?v("token.rest"):K(s.alone(e))||fe(s.piece(e))||v("token.empty")}function Dn(s,{judged:e,
position:t}){let{drafter:n}=s.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&t!==null&&t.rest[4]==null}function pi(s,e){
let t=e.part?v("inspector.bytes",{hex:fe(e.piece)})+" ":e.took>1?v("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return t+$(Ac(s,e),n!=null&&v("in\
spector.confidence",{predicted:E(n)}))}function Ac(s,e){let{kind:t,round:n,accepted:r,draft:o}=e,i=We(s),a=Dn(s,e);if(t==="plain")return Cs(v("why.plain"),s,e.number);
let c=H(n)?$c(s,e):"";if(c)return c;if(t==="bonus")return n.drafts.length===1?v("why.bonus_one"):v("why.bonus",{n:n.drafts.length});let d=i||T(s.trace)==="token"?
"":Lc(s,e);if(d)return d;if(t==="correction")return v(`why.${i?"greedy_":""}correction`,{guess:Ve(s,n.drafts[r].token)});if(t==="untested"){let g=n.drafts.findIndex(
({verdict:x})=>x==="rejected");return g<0?v("why.untested_end"):v("why.untested",{n:g+1})}if(t==="guessed"&&a)return v("why.copied");if(i)return v(`why.greedy_${t}`);
if(o?.target==null||o.draft==null)return v("inspector.absent_probabilities");let[h,u]=Q(o.target,o.draft),f={target:h,draft:u,chance:E(Math.min(1,o.target/o.draft))},
m=t!=="accepted"?t:o.target>=o.draft?"sure":"lucky";return v(a&&["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,f)}function $c(s,{kind:e,round:{drafts:t},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return v(`tree.why.${e}`);if(We(s)||T(s.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return v("tree.why.guessed");let o=t.some(({parent:h},u)=>u<n&&h===r.parent),i=r.draft===1;if(!i&&!o)return"";let[a,c]=Q(r.target,
r.draft),d=E(Math.min(1,r.target/r.draft));return $(o&&v("tree.why.left"),i?v("tree.why.certain",{target:a}):v("tree.why.ratio",{target:a,draft:c,chance:d}))}function Lc(s,{
kind:e,round:t,accepted:n,draft:r,index:o}){let i=T(s.trace);if(e==="correction"){let d=t.drafts[n];return N(i)?"":v(`rules.why.${i}.correction`,{guess:Ve(s,d.token),
weight:D(d.weight??1)})}if(e==="untested")return i==="block"&&t.final?v("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[d,h]=Q(r.draw??0,Y(r)??1),u=!t.drafts.some((m,g)=>Z(t.drafts,g)===o),f=e==="accepted"?Ye(r):u?"rejected_last":e;return v(`rul\
es.why.block.${f}`,{by:Je(t.drafts)+1,draw:d,ratio:h})}let[a,c]=Q(r.target,r.draft);return v(`rules.why.${N(i)?"lossy":i}.${e}`,{rule:v(`rules.name.${i}`),target:a,
draft:c,chance:E(W(r)??0),exact:E(Math.min(1,r.target/r.draft))})}var hi=2,ui=16,Cc=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",vi=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function jc(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function qc(){try{return[...document.styleSheets].every(({cssRules:s})=>s)}catch{return!1}}function Pc(s){let e=s.cloneNode(!0),t=s.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=t[r].getBoundingClientRect(),a=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
p("img",{src:t[r].toDataURL(),alt:"",style:a}))}),e.querySelectorAll(Cc).forEach(n=>n.remove()),e}function Hc(s){let e=s.closest(".specviz"),{width:t}=s.getBoundingClientRect(),
n=p("div",{style:`width: ${t+2*ui}px; padding: ${ui}px`},Pc(s)),r=p("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:a,lineHeight:c}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:a,
lineHeight:c,fontFamily:Ke}),e.append(r);let d=n.getBoundingClientRect(),h=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:h,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function Nc(s){let{outer:e,page:t,width:n,height:r}=Hc(s),
o=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(vi,""),i=new XMLSerializer().serializeToString(e).replace(vi,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(jc())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await c.decode();let d=p("canvas",{width:n*hi,height:r*hi}),h=d.getContext("2d");return h.
fillStyle=t,h.fillRect(0,0,d.width,d.height),h.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function $e({of:s,name:e}){let t=F(null);return qc()?l(
"button",{type:"button",class:"sv-link sv-snapshot",ref:t,onClick:async()=>{let{previousElementSibling:r,parentElement:o}=t.current,i=s?o.querySelector(s):r.matches(
".sv-drawn")?r.firstElementChild:r;p("a",{href:await Nc(i),download:`specviz-${e}.png`}).click()},children:v("snapshot")}):null}var Ic=8,Dc=.85;function mi({of:s}){let[e,t]=te(!1);return X(()=>{let r=s.current,o=()=>t(r.scrollHeight-r.scrollTop-r.clientHeight>=Ic),i=new ResizeObserver(o),
a=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return a.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",o,{passive:!0}),()=>{i.disconnect(),a.disconnect()}},[]),l("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";s.current.scrollBy({top:Dc*s.current.clientHeight,
behavior:r})},children:"▾"})}var fi=4;function gi(){let{run:s,state:e,raw:t,asTable:n,source:r,live:o,viewer:i}=j(),{at:a,how:c}=Te(e),d=Se(e,a),h=$r(e,d),u=d!==null&&d.number!==He(e),f=d?`${d.
number}.${d.index} ${d.kind}`:"",m=F(null);X(()=>{m.current.scrollTop=0},[s,f]);let g=()=>{i.seek(d.number+1),i.pin({round:d.number,index:d.index}),m.current.focus(
{preventScroll:!0})};return l(C,{children:[l("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":v("inspector.heading"),ref:m,children:[l("div",{
class:"sv-section-head",children:[l("h2",{children:v("inspector.heading")}),l("span",{class:"sv-pin",children:[d&&l("span",{class:"sv-quiet",children:v(`inspect\
or.${c}`)}),d&&c==="pinned"&&l("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:v("inspector.unpin")})]})]}),!d&&l("p",{class:"sv-quiet",
children:v("inspector.empty")}),d&&l(as,{run:s,when:[f,d.open,h,u,t,n,o,r,i.layouts].join(),children:l(Fc,{run:s,seen:d,concealed:h,stage:u?g:null})})]}),l(mi,{
of:m})]})}function Fc({run:s,seen:e,concealed:t,stage:n}){let{models:r,settings:{drafter:o}}=s.trace,i=e.draft&&!e.draft.source&&o!=="model"&&ce(o,r.pair),a=v("\
inspector.where",{round:e.number+1,slot:Sn(s,e.number,e.index)}),c=i?v("token.from",{slot:a,drafter:i}):a,d=u=>Ve(s,u),{position:h}=e;return l("div",{class:"sv-\
inspected",children:[l("div",{class:"sv-title",children:[l("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?fe(e.piece):e.text?l(Tn,{
text:e.text,oneLine:!0}):v("token.empty")}),l("div",{children:[l("span",{class:"sv-chip","data-kind":e.kind,children:v(`kind.${Pe(e.kind,s.trace)}`)})," ",n?l("\
button",{type:"button",class:"sv-link",title:v("inspector.stage"),onClick:n,children:c}):l("span",{class:"sv-quiet",children:c})]})]}),l("p",{class:"sv-why",children:t?
v("predict.hidden"):pi(s,e)}),!t&&!h&&l("p",{class:"sv-quiet",children:v("inspector.absent")}),!t&&h&&l(oi,{view:Bc(s,e,h),at:`${e.number}.${e.index} ${e.kind}`}),
l(Wc,{run:s,seen:e}),l(Vc,{run:s,seen:e}),l(ai,{seen:e,name:d}),l($e,{of:".sv-areas-block",name:"distributions"})]})}function Bc(s,e,t){let{kind:n,round:r,judged:o}=e,
a=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",c=n==="guessed"||n==="lit",d=T(s.trace)==="token",h=new Map,u=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,f=dt(r);u&&f&&h.set(u.token,f),o&&h.set(o.token,c?n:o.verdict);let g=!(o&&!c&&!We(s)&&d)||o.draw==null||o.draft==null?null:{token:o.token,at:o.
draw*o.draft,kind:o.verdict},x={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},b=[n==="untested"&&"areas.untested",a!=="target"&&
Dn(s,e)&&"areas.lookup",We(s)?"areas.greedy":a==="both"&&!d&&"rules.areas"];return{position:t,name:S=>Ve(s,S),heading:v(x[a]),notes:b.flatMap(S=>S?[v(S)]:[]),shaping:Uc(
s),models:a,marks:h,dart:g,decides:d}}function Uc({trace:{settings:{temperature:s,top_k:e,top_p:t}}}){return[v("areas.temperature",{value:s}),...e>0?[v("areas.t\
op_k",{value:e})]:[],...t<1?[v("areas.top_p",{value:t})]:[]].join(v("comma"))}function Wc({run:s,seen:e}){let t=T(s.trace),r=["accepted","rejected",...t==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,o=r?.draw??null,i=W(r??void 0);if(We(s)||!r||o===null||i===null)return null;let[a,c]=Q(o,i),d={draw:a,threshold:c,
target:ke(r.target),draft:ke(r.draft),kind:v(`kind.${Pe(e.kind,s.trace)}`)},h=o<i?"passed":"failed",u=qe(r,t),f=v(t==="token"?`test.${e.kind}`:`rules.sum.${u?"c\
ertain":N(t)?"lossy":t}.${h}`,d),m=t==="block",g=m&&!z(s.trace)?pr(e.round.drafts,e.index):null;return l("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":o},children:[l("h3",{children:l(q,{name:"accept_test",children:v("test.heading")})}),l("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":u?f:v("test.aria",d),children:[l("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":o<i/2?"end":"start",children:v(m?"rules.pass":"test.keep")}),
l("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":o>(1+i)/2?"start":"end",children:v(m?"rules.fail":"test.drop")}),!u&&l(C,{children:[l("span",{class:"\
sv-needle"}),l("span",{class:"sv-needle-label","data-side":o>.5?"left":"right",children:`${v("test.draw")} ${a}`})]})]}),l("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[l("span",{children:"0"}),l("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${v("test.threshold")} ${c}`}),l("span",{children:"\
1"})]}),l("p",{class:"sv-arithmetic",children:f}),g&&l("p",{class:"sv-note",children:v(`rules.basis.${g.last?"last":"earlier"}`,{weight:D(g.weight),excess:D(g.excess)})}),
l(di,{draft:r,position:e.position,draw:o,alone:!z(s.trace)})]})}function Vc({run:s,seen:e}){let t=T(s.trace),n=Gc(e),r=e.position&&n?mo(e.position,ur(n,t)):null;
if(!n||!r)return null;let o=!We(s)&&(t==="block"||t==="match"),i=e.open||!e.round.final?null:e.round.final.token,a=r.shares.slice(0,fi),c=r.shares.find(({token:d})=>d===
i);return c&&!a.includes(c)&&(a[fi-1]=c),a.push({token:-1,share:Math.max(0,1-a.reduce((d,h)=>d+h.share,0))}),l("div",{class:"sv-block sv-residual-block",children:[
l("h3",{children:l(q,{name:"residual",children:v("residual.heading")})}),l("p",{class:"sv-note",children:o?v(`rules.residual.${t}`,{weight:D(n.weight??1)}):v("r\
esidual.note")}),l("div",{class:"sv-residual-head",children:[l("span",{children:v("areas.token")}),l("span",{children:v("residual.share")})]}),l("ul",{class:"sv\
-residual",children:a.map(d=>l("li",{class:d.token===-1?"sv-others":"","data-drawn":d.token===i?v("residual.chosen"):void 0,children:[l("span",{class:"sv-t",title:Ve(
s,d.token),children:Ve(s,d.token)}),l("span",{class:"sv-share",style:{"--share":d.share}}),l("span",{class:"sv-p",children:ae(d.share)})]},d.token))})]})}function Gc({
kind:s,draft:e,round:{drafts:t}}){if(s==="rejected")return e;if(s!=="correction")return null;let n=je(t).at(-1)??-1;return t.findLast(({verdict:r},o)=>r==="reje\
cted"&&Z(t,o)===n)??null}var bi=23,xi=["tokens","distance"],Un=[0,1],Kc=1e-6,Fn=.005;function Wn({candidates:s,rest:e,overlap:t}){let n=s.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,t==null?e[1]??0:1-t-n)}function Yc(s,e){let t=(i,a)=>Math.max(0,e*(i??0)-(a??0)),n=s.candidates.reduce((i,[,a,c])=>i+t(a,c),0),[,r,o]=s.rest;
return[n+t(r,o),n+Math.max(t(r,o),e*Wn(s))]}function Jc({drafts:s,positions:e=[]}){let t=1;return s.map((n,r)=>{if(t=Math.min(1,t*((n.target??0)/(n.draft||1))),
r===s.length-1)return[t,t];let o=c=>c+1-t>0?c/(c+1-t):1,[i,a]=Yc(e[r+1],t);return[o(i),o(a)]})}function Xc(s,e){return e==="block"?Jc(s):s.drafts.map((t,n)=>{let r=jt(
e,t.target??0,Y(t)??0,s.positions?.[n]??null);return r===null?Un:[r,r]})}function wi(s,e){if(e!=="block")return s.reduceRight((n,r)=>1+r*n,1);let t=1;return s.reduceRight(
(n,r,o)=>{let i=t*r*(o+1);return t*=1-r,n+i},1)}function Zc(s,e){let{candidates:t,rest:[,n],overlap:r}=s,o=In(s);if(r==null||n==null||jt(e,o,o,s)!==(e==="typica\
l"?0:o))return Un;let i=t.map(([,_,w])=>({p:_??0,q:w??0})),a=i.map(({p:_,q:w})=>w?jt(e,_,Math.min(1,_/w),s):0);if(a.includes(null))return Un;let c=i.map(({q:_},w)=>_*
(a[w]??0)),d=e==="typical"?0:Math.max(0,n-Wn(s)),h=Math.max(0,1-d-c.reduce((_,w)=>_+w,0)),u=1-r<Kc,f=h/(u?1:1-r),m=i.map(({p:_,q:w})=>f*(u?_:Math.max(0,_-w))),g=f*
(u?n:Wn(s)),x=i.reduce((_,{p:w},y)=>_+Math.abs(c[y]+m[y]-w),0),b=Math.abs(d+g-n),S=e==="typical"&&f>1;return[(x+b)/2,(x+(S?g+n:b))/2]}function Qc(s){let{drafts:e,
positions:t=[]}=s;return t.length<e.length||e.some(n=>Y(n)===null)?null:Object.fromEntries(ht.map(n=>{let r=Xc(s,n);return[n,{tokens:[wi(r.map(([o])=>o),n),wi(r.
map(([,o])=>o),n)],distance:e.length&&N(n)?Zc(t[0],n):[0,0]}]}))}function ed(s){let e=t=>s.reduce((n,r)=>n+r[t],0)/s.length;return[e(0),e(1)]}var td=([s,e])=>{if(e-
s>=Fn)return`${O(s)} – ${O(e)}`;let t=(s+e)/2;return t<Fn?`<${Fn}`:O(t)},Bn=new WeakMap;function sd(s){return Bn.has(s)||Bn.set(s,Qc(s)),Bn.get(s)??null}function ki(){
let{run:s,moment:{round:e},live:t,send:n}=j(),r=z(s.trace)?"trees":s.trace.settings.temperature?"":"greedy",o=r?[]:s.rounds.slice(0,e).map(sd).filter(a=>a!==null),
i=(a,c)=>td(ed(o.map(d=>d[a][c])));return l("div",{class:"sv-block sv-rule-lab",children:[l("h3",{children:v("rules.lab.heading")}),o.length>0&&l("table",{class:"\
sv-figures-table",children:[l("thead",{children:l("tr",{children:["rule",...xi].map(a=>l("th",{scope:"col",children:v(`rules.lab.${a}`)}))})}),l("tbody",{children:ht.
map(a=>l("tr",{"data-rule":a,children:[l("th",{scope:"row",class:N(a)?"sv-lossy":"",children:[v(`rules.name.${a}`),l("span",{children:a===T(s.trace)&&` ${v("rul\
es.lab.own")}`})]}),l("td",{children:i(a,"tokens")}),l("td",{children:N(a)?i(a,"distance"):"0"})]},a))})]}),l("p",{class:"sv-note",children:o.length?v("rules.la\
b.rounds",{n:o.length}):v(`rules.lab.${r||"none"}`)}),o.length>0&&l("ul",{class:"sv-note",children:[...xi,"range"].map(a=>l("li",{children:v(`rules.lab.legend.${a}`)}))}),
t&&l("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:bi}),children:v("rules.lab.claim",{n:bi})})]})}var nd=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function rd({models:s,settings:e}){let t=h=>v("size",{name:h.name,size:Xs(h.parameters)}),n=t(s.
target),r=hr(e),{drafter:o,confidence:i}=e,a=h=>o!=="early-exit"?t(h):v("first_layers",{layers:h.layers,of:s.target.layers,size:Xs(h.parameters)}),c=s.draft?v("\
pair",{target:n,draft:a(s.draft)}):v("pair_alone",{target:n}),d=z({settings:e})&&v("tree.settings",{tree:v(`tree.name.${e.tree}`),budget:e.budget});return[r&&v(
`rules.name.${r}`),d,o!=="model"&&ce(o,s.pair),...["too_short","other_weights"].map(h=>s.draft?.[h]&&v(h)),v("settings",{...e}),i&&v("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function od({machine:s,captured:e,recorded:t},n){let{device:r,processor:o,placement:i}=s,a=r==="cuda"&&v(`steps.${e?"captured":"\
eager"}`);return v(n?"recorded":"live",{date:t.slice(0,10),machine:[o||r,i,a].filter(Boolean).join(" · ")})}function id({trace:{ending:s},folds:e}){let t=e.output.
length;return v(`ending.${s}${s==="stopped"?["_none","_one"][t]??"":""}`,{n:t})}function ad(s){let{run:e,recorded:t,status:n,stale:r}=s,o=n!=="done"?v(`state.${n}`):
e?id(e):v("state.idle"),i=t||U(s)>0&&e?.trace.ending!=="stopped",a=e&&(n==="idle"||n==="done"&&i),c=e&&n==="error"?v(t?"state.example":"state.previous"):a&&r?v(
"state.stale"):"";return $(s.message||(a?"":o),c)}function yi(){let{state:s}=se(),{run:e,recorded:t,status:n}=s,r=e?od(e.trace,t):"",o=e?rd(e.trace):"";return l(
"div",{class:"sv-status",children:[l("span",{class:"sv-origin","data-recorded":String(t),title:r,children:r}),l("span",{title:o,children:o}),l("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:ad(s).split(nd).map((i,a)=>a%2?l("a",{href:i,target:"_blank",rel:"noopener",children:i}):l("span",{children:i}))})]})}function ld({rounds:s,trace:e},t){let n=s[t];if(!n)return"";let r=T(e),o=ut(n,r);return o>=0?v(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):sn(n)?v("lead.w\
hy"):""}function _i(){let{run:s,moment:e,opening:t,recorded:n,playing:r,rested:o,viewer:i}=j(),a=!r&&e.phase===0,c=o!==null?v("lead.rests",{round:s.length,shown:o+
1}):a&&t&&n?ld(s,e.round-1):"",d=a&&o===null&&s.over&&e.round===s.length?Bt(s):null,h=d!==null&&ut(s.rounds[d],T(s.trace))>=0;return l("span",{class:"sv-lead",children:[
c&&l("span",{children:c}),d!==null&&l("button",{type:"button",class:"sv-link",onClick:()=>i.teach(d),children:v(h?"lead.watch_rule":"lead.watch",{round:d+1})})]})}var cd=2e3,Ti={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Si=Object.keys(Ti),dd={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},pd={tree:["test","write"],block:["test"]};function hd({run:{trace:s},current:e}){let t=z(s)?"tree":T(s)==="block"&&s.settings.temperature?
"block":"",n=e?Si.indexOf(e):-1;return l("ol",{class:"sv-acts","aria-label":v("act.label"),children:Si.map((r,o)=>{let i=v(`act.${r}.${pd[t]?.includes(r)?t:"mea\
ns"}`);return l("li",{title:i,"aria-current":o===n?"step":void 0,class:o<n?"sv-past":"",children:[l(q,{name:r==="test"&&t==="block"?"block_verification":Ti[r],children:v(
`act.${r}.name`)}),l("span",{class:"sv-spoken",children:i})]},r)})})}function ud(s,e){let t=F({at:-1/0,sentence:""}),n=performance.now();return(!e||n-t.current.
at>=cd)&&(t.current={at:n,sentence:s}),t.current.sentence}function Ei({children:s}){let{run:e,state:t}=j(),{moment:n,entered:r,rested:o,mode:i,playing:a}=t,c=J(
t),d=r==="step"&&n.round>0,h=o===null?Lt(e,n,c):Lt(e,{round:He(t)+1,phase:0},null),u=ud(h,a||i==="running"&&!U(t));return l("div",{class:"sv-story",children:[l(
hd,{run:e,current:c?dd[c.phase.name]:d?"write":null}),l("p",{class:"sv-caption",children:[l("span",{children:h})," ",l(_i,{})]}),l("p",{class:"sv-spoken","aria-\
live":"polite",children:u}),s]})}var Gn=480,vd=5,md=/^ \S{1,24}$/,fd=["rejected","untested"];function Mi(){let{run:s,tint:e,ghosts:t,viewer:{stream:n}}=j(),[r,o]=te(null),{gamma:i,drafter:a}=s.
trace.settings,c=i===0||a.startsWith("lookup")||s.rounds.some(({drafts:h})=>!h.length),d=gn.filter(h=>h==="plain"?c:i>0);return l("section",{class:"sv-section s\
v-stream","data-tinted":String(e!=="verdict"),children:[l("div",{class:"sv-section-head",children:[l("h2",{children:l(q,{name:"token",children:v("stream.heading")})}),
l("ul",{class:"sv-legend",children:[...d,...t?fd:[]].map(h=>l("li",{children:[l("span",{class:"sv-swatch","data-kind":h}),l(q,{name:h,"data-short":v(`kind.${h}`),
children:v(`legend.${h}`)})]},h))})]}),s.promptText.length>Gn&&r!==s&&l("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),o(s)},children:v(
"stream.more",{n:s.promptText.length})}),l(V,{node:n.scroller}),l(Do,{name:e})]})}function Vn({text:s},e){return md.test(s)?(e.classList.add("sv-word"),[p("wbr",
{}),e]):[e]}var Vs=class{prompt=p("span",{class:"sv-prompt"});list=p("span",{class:"sv-list",role:"listbox","aria-label":v("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=p("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=p("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let t=this.run.promptText;k(this.prompt,!e&&t.length>Gn?"…"+t.slice(-Gn):t)}show({ghosts:e,tint:t,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),t!==this.tint&&this.paintTint(t),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let t=p("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!z(this.run.trace);return this.run.rows[e].slots.forEach((r,o)=>{be(r.kind)?t.append(...Vn(r,this.option(r,e,o))):n&&t.append(...Vn(
r,this.ghost(r,e,o)))}),t}option(e,t,n){let r=p("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${t}.${n}`,
style:`--i:${n}`,"aria-label":Oe(this.run,t,n),"data-tint":$t(this.tint,this.run.at({round:t,index:n}))});return St(r,e)}ghost(e,t,n){let r=p("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${t}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return St(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(t=>{let[n,r]=(t.dataset.at??"").split(".").map(Number);M(t,"data-tint",$t(e,this.run.at({round:n,index:r})))})}showRounds(e){let[t,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,M(this.scroller,"tabindex",e?null:0)}showNow(e){let t=this.
shown;if(this.now&&(!e||this.now.number!==t)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(t),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=H(this.run.rounds[t]);this.now.tokens.forEach((r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!be(i),M(r,"data-kind",i)})}begin(e){let{slots:t}=this.
run.rows[e],n=t.map((o,i)=>this.ghost(o,e,i)),r=p("span",{class:"sv-now","aria-hidden":"true"},...t.flatMap((o,i)=>Vn(o,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(t=>[...t.querySelectorAll("[role=option]")])}find(e){let t=e&&this.rows[e.
round];return!t||e.round>=this.shown?null:t.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??t.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:t,
y:n,width:r,height:o}=e.box,i=new DOMRect(t,n,r,o-e.covered);tr(this.scroller,i,e.head,e.line)}measure(){let[e,t,n]=[this.scroller,this.text,this.head].map(o=>o.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:t,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:t,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-t.top)+r+vd}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var zi=0,qt=["race","same","rounds","time","guesses","numbers"],Kn=class extends Me{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?l(C,{children:this.props.children}):null}};function Ri({views:s}){let{view:e,set:t}=j(),[n]=te(()=>(zi+=1,zi));return l("div",{class:"\
sv-views",children:[l("div",{class:"sv-view-tabs",role:"tablist","aria-label":v("views.label"),onKeyDown:r=>{let o=Us([...r.currentTarget.children],r);o>=0&&t({
view:qt[o]})},children:qt.map(r=>l("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>t({view:r}),children:v(`views.${r}`)},r))}),qt.map(r=>l("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:l(Kn,{open:r===e,children:s[r]})},r))]})}function Oi(){let{run:s,set:e,viewer:t}=se(),{predict:n,headline:r,sequels:o,experiments:i,ledger:a,charts:{race:c,lossless:d,costs:h,speedup:u,breakdown:f}}=t;
return l(C,{children:[l("div",{class:"sv-stage",onPointerLeave:({pointerType:g})=>{g==="mouse"&&e({hovered:null})},children:[l(yi,{}),!s&&l("p",{class:"sv-empty",
children:v("empty")}),s&&l(C,{children:[l(Mi,{}),l(Ei,{children:[n.button,n.refused,n.node].map(g=>l(V,{node:g}))}),l(si,{}),l(gi,{})]}),l(Vo,{children:s&&l(V,{
node:r.node})})]}),s&&l("div",{class:"sv-below",children:[l(V,{node:r.sentence}),l(V,{node:o.compare.node}),l(Ri,{views:{race:l(C,{children:[l(V,{node:c.node}),
l($e,{name:"race"})]}),same:l(C,{children:[l(V,{node:d.node}),l($e,{name:"same"})]}),rounds:l(C,{children:[l(ro,{}),l("section",{class:"sv-section sv-experiment\
s",children:[l("div",{class:"sv-section-head",children:l("h2",{children:v("whatif.heading")})}),l(to,{}),l(ki,{}),l(V,{node:i.again})]})]}),time:l(C,{children:[
l(V,{node:h.node}),l($e,{name:"time"}),l(V,{node:u.node}),l($e,{name:"time"})]}),guesses:l(C,{children:[l(V,{node:f.node}),l($e,{name:"guesses"})]}),numbers:l(V,
{node:a.node})}})]})]})}var Ai={speedup:B,acceptance_rate:E,draft_efficiency:E,mean_acceptance_length:O,emitted:ye},gd=Object.keys(Ai),Yn=(s,e)=>s.length===e.length&&s.every((t,n)=>t===
e[n]);function $i(s,e){let[t,n]=[s.trace.prompt,e.trace.prompt];if(Yn(t,n))return"again";if(n.length<=t.length||!Yn(t,n.slice(0,t.length)))return null;let r=n.slice(
t.length),o=r.length-1,{output:i}=s.folds;return i.length<o||!Yn(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function bd(s,e,t){let n=e.trace.prompt.
slice(s.trace.prompt.length),[r,o]=[s,e].map(({folds:c},d)=>c.output.slice(0,c.at(t[d]).emitted)),i=[...n,...o],a=0;for(;a<Math.min(r.length,i.length)&&r[a]===i[a];)
a+=1;return{n:a,was:r[a],now:i[a]}}function Li({compared:s,expected:e,returning:t},n){let r=t??(s&&xd(s.pair[s.shown],n)?s.shown:null);if(s&&r!==null){let[i,a]=s.
pair;return{pair:r?[i,n]:[n,a],shown:r}}return e&&n.source&&$i(e.run,n.run)?{pair:[e,n],shown:1}:null}var xd=({source:s},e)=>!!(s&&e.source&&s.run&&s.run===e.source.
run),Gs=class{drawn=null;constructor({say:e,swap:t,close:n}){this.say=e,this.branched=p("p",{class:"sv-branched"}),this.texts=p("p",{}),this.note=p("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:p("th",{scope:"col"})})),this.body=p("tbody",{}),this.swap=p("button",{type:"but\
ton",class:"sv-link",on:{click:t}}),this.node=p("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},p("div",{class:"\
sv-section-head"},p("h2",{},e("compare.heading")),this.swap,p("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
p("table",{class:"sv-figures-table"},p("thead",{},p("tr",{},p("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:t}=e,n=this.drawn?.pair;if(this.drawn=t,this.node.hidden=!t,!t)return;let{say:r}=this,{pair:o,shown:i}=t,a=o.map(({run:h},u)=>u===i?Ft(e):h.length),
[c,d]=o.map(({run:h})=>h);k(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:h,node:u},f)=>k(u,f===i?r("compare.shown",{run:r(
`compare.${h}`)}):r(`compare.${h}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,a)),k(this.texts,this.tell(c,d,a)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(d.trace.machine),o.some(h=>n?.includes(h))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,t){
let n=$i(e,t);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&k(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(t,n.token),
was:this.name(e,n.was)}))}rows(e,t,n){let{say:r}=this,o=(u,f)=>p("tr",{},p("th",{scope:"row"},r(`compare.${u}`)),...f.map(m=>p("td",{},m))),a=yt.map(u=>({name:u,
values:[e,t].map(({trace:f})=>os(u,rs(f,u),f.models.pair))})).filter(({values:[u,f]})=>u!==f),c=a.some(({name:u})=>u==="tree"),d=[e,t].some(({trace:u})=>z(u)),h=[
e,t].map((u,f)=>u.folds.summary(n[f]));return[...a.map(({name:u,values:f})=>o(u,f)),...c?[o("verified",[e,t].map(({trace:u})=>ye(_t(u))))]:[],...gd.map(u=>o(d&&
u==="acceptance_rate"?"acceptance_by_position":u,h.map(f=>Ai[u](f[u]))))]}tell(e,t,n){let{n:r,was:o,now:i}=bd(e,t,n);return o===void 0&&i===void 0?this.say("com\
pare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(t,i)})}name(e,t){return t!==
void 0&&K(e.alone(t))||this.say("token.empty")}};var Ks=class{constructor({say:e,send:t,store:n,most:r}){this.say=e,this.send=t,this.store=n,this.most=r,this.compare=new Gs({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:Li(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,t){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:t})}make(e){let{run:t,source:n,recorded:r}=this.store.state;t&&(this.store.set({expected:{run:t,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let t=e.shown?0:1;this.store.set({returning:t}),this.show(e.pair[t])}show({run:{trace:e},source:t,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:t?.run,name:t?.recorded,offered:!!t?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var Ys=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new Vs;table=new cs;round;marker;sequels;experiments;predict;asking;charts;headline;ledger;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:t,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){Zn(t),nr.teach(t);let a=v;this.send=n,this.keys=t.keys,this.most=
i,this.store=new Dt({...Xe,live:r},u=>this.changed(u)),this.player=new Ns(this.store,()=>this.toggle()),this.actions=Go(this),this.node=p("div",{class:"specviz"+
(o?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new Ge(this.node),this.presenter=new Fs(this.node,()=>this.relayout()),this.round=new Bs(this.
node),this.marker=new Hs([this.stream,this.table,this.round]);let{set:c,store:d}=this;this.sequels=new Ks({say:a,send:n,store:d,most:i}),this.experiments=new Os(
{say:a,sequels:this.sequels}),this.predict=new Ds({say:a,intents:{set:c,toggle:()=>this.asking.toggle(),answer:u=>this.asking.answer(u),goOn:()=>this.toggle()}}),
this.asking=new Zt(this);let h={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.charts=new Rs({say:a,palette:this.
palette,seek:u=>this.seek(u),greedy:h}),this.headline=new qs(a),this.ledger=new Ps(a),this.silence=Ko(this),this.changed({})}get state(){return this.store.state}destroy(){
this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),Qe(null,this.node),this.node.remove()}load(e,{
recorded:t=!1,at:n=null,phase:r=0,play:o=!1,step:i=!1,teach:a=!1,source:c=null}={}){let d=new et(e),{over:h,length:u}=d,{run:f,offers:m}=this.state,g=c&&f?.trace.
models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Xt(d)||this.set({predicting:!1}),this.sequels.load(
{run:d,source:c,recorded:t&&h}),this.experiments.load(d);let x=pt(d.rounds,{round:n??u,phase:r}),b=x.round===u;this.player.halt(),this.lag=!0,this.set({run:d,source:c,
stale:!1,recorded:t&&h,moment:x,entered:null,following:b,whole:h&&b,opening:!1,until:null,rested:h&&n===null?nn(d):null,pinned:null,hovered:null,cursor:null,asked:i?
"step":"round",gamma:d.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:g?m:null,...h?{status:"done",mode:"done",message:null}:{}});let S=a&&h?Bt(d):
null;S!==null&&this.teach(S),o&&this.player.play()}teach(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(t?1:0),phase:0}),
this.set({opening:!0}),t||this.player.open(e)}append(e){let{run:t,following:n}=this.state;if(!t)return this.send("resync",{from:0}),!1;let r=t.length;return t.append(
e)?(n&&t.length>r&&this.mayFollow()&&this.follow(t),t.over&&this.set({rested:gr(this.state)}),t.over&&this.setState("done"),this.changed({run:t}),!0):(this.send(
"resync",{from:r,plain_from:t.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:t},
asked:n,mode:r,hovered:o,predicting:i}=this.state,a={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:t,phase:1},"step",a):this.player.
move({round:e.length,phase:0},e.length===t+1?"round":null,a),i&&this.asking.goOn()}setState(e,t=null){this.set({status:e,message:t,...e==="error"||e==="loading"?
{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){
return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,t=0){this.hold(()=>this.player.seek({round:e,phase:t}))}toEnd(){this.hold(
()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:t}=this,n=pe(t);U(t)?this.hold(()=>this.player.forward(e)):(n||t.live&&!t.run)&&
(this.set({following:!0,asked:t.predicting?"step":e}),this.send("step",{round:t.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,
t=pe(e)&&U(e)===0;e.playing?this.player.halt():e.predicting&&(U(e)||t)?this.asking.goOn():t?(this.set({following:!0,asked:"round"}),this.send(e.mode==="running"?
"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Ze(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){
e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){No(e)&&this.set({tint:e})}open(e){qt.
includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data\
-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"view"in e&&(this.lag=!0),
"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:t,moment:n}=e,r=J(e),o=t!==this.
drawn.run||n.round!==this.drawn.moment?.round||n.phase!==this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.toggle("sv-op\
en",!!t&&!t?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),t&&t!==this.drawn.run&&(this.
stream.load(t),this.stream.scroller.scrollTop=0),t&&this.stream.show(e,r),Zr(this,Oi,this.node),t&&this.paintByHand(e,t,o),this.drawn={run:t,moment:n},this.node.
dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,t,n){let{moment:r,entered:o,view:i}=e,a=e.mode==="running"&&!U(e),c=e.mode==="running"||e.
playing;i==="rounds"&&this.table.show(e,t,J(e)),this.lag||=n&&!e.whole,n&&this.greet(o==="round"&&!a?r.round-1:-1),this.predict.show(e,t),this.headline.show(t,r.
round),this.sequels.compare.show(e),this.experiments.show(e),this.ledger.show(t,r.round),this.charts.show(t,{shown:r.round,known:Ft(e),busy:c,view:i});let{at:d,
how:h}=Te(e);this.marker.show(e,d,h),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=!1)}greet(e){this.fresh.forEach(t=>t.classList.
remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(t=>t.rows[e]??[]),this.fresh.forEach(t=>t.classList.add("sv-fresh"))}fit(){let e=this.node.getBoundingClientRect().
top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),
this.charts.relayout(),this.changed({})}};function wd(s,e){let t=new Ys(s,e);return{load:t.load.bind(t),append:t.append.bind(t),setState:t.setState.bind(t),offer:t.sequels.offer.bind(t.sequels),outdate:t.
outdate.bind(t),forgive:t.forgive.bind(t),state:()=>mr(t.state),trace:t.trace.bind(t),seek:t.seek.bind(t),play:t.player.play.bind(t.player),forward:t.forward.bind(
t),pin:t.pin.bind(t),tint:t.tint.bind(t),open:t.open.bind(t),present:t.present.bind(t),relayout:t.relayout.bind(t),flush:t.charts.flush.bind(t.charts),destroy:t.
destroy.bind(t),experiment:t.charts.lossless.experiment}}window.SpecViz={mount:wd,term:oe,FONT:Ke,dom:{el:p,setText:k,Palette:Ge}};})();
