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
(()=>{var _o=(s,e)=>s.replace(/\{(\w+)\}/g,(t,n)=>e&&n in e?String(e[n]):t);function We(s){return(e,t)=>{let n=e.split(".").reduce((r,i)=>r?.[i],s);return typeof n=="\
string"?_o(n,t):e}}var f=s=>s;function Zn(s){f=We(s)}var So=new TextEncoder,To=new TextDecoder("utf-8",{ignoreBOM:!0});function Qn(s){return s==null?[]:typeof s=="string"?[...So.encode(s)]:(s.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Eo(s){return s<128?1:s<194?0:s<224?2:s<240?3:s<245?4:0}function zo(s){for(let e=1;e<=Math.min(3,s.length);e+=1){let t=s[s.length-
e];if(t<128)return 0;if(t>=192)return Eo(t)>e?e:0}return 0}var he=Object.freeze({bytes:[],tokens:0});function ge(s,e){let t=[...s.bytes,...Qn(e)],n=zo(t),r=t.slice(
0,t.length-n);return{text:To.decode(new Uint8Array(r)),took:r.length?s.tokens+1:1,pending:n?{bytes:t.slice(-n),tokens:r.length?1:s.tokens+1}:he}}var be=s=>Qn(s).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Mo=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Oo=["space","newline","tab","control","text"];function st(s){return[...s.matchAll(Mo)].map(e=>({kind:Oo[e.slice(1).findIndex(t=>t!==void 0)],text:e[0]}))}var nt=s=>"\
U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Ro=s=>s&&`⁨${s}⁩`,V=s=>s.replace(/[\u2068\u2069]/g,"");function F(s){return Ro(st(s).map(
({kind:e,text:t})=>e==="space"?"·".repeat(t.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?nt(t):t).join(""))}var A=(...s)=>s.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),rt="–",oe=s=>(e,t)=>e==null||!Number.isFinite(e)?rt:s(e,t);function Ao(s){let[e,t]=s.toExponential(1).split("e");return`${e}\
×10${[...t].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var xe=oe((s,e=3)=>{if(s===0||s===1)return String(s);if(s<1e-6)return Ao(
s);let t=s.toPrecision(s<.001?Math.min(e,2):e),n=t.includes("e")?s.toFixed(7):t;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>s.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),I=oe((s,e)=>s>0&&s<1e-4?"<0.0001":xe(s,e)),ae=oe(s=>s===0||s===1?String(s):s>0&&s<5e-4?"<0.001":s<1&&s>=.9995?">0.\
999":s.toFixed(3));function Z(s,e){let t=a=>[s,e].map(l=>xe(l,a)),n=s===e?3:[3,4,5,6,7].find(a=>new Set(t(a)).size>1)??8,r=t(n),i=Math.min(s,e)>.9&&r.every(a=>a.
startsWith("0.")),o=Math.max(...r.map(({length:a})=>a))-2;return i?[s,e].map(a=>a.toFixed(o)):r}var z=oe(s=>{let e=s*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),D=oe(s=>s.toFixed(s<9.995?2:1)+"×"),R=oe((s,e=2)=>s.toFixed(e)),Zs=oe(s=>s<99.5?
s.toFixed(1):s.toFixed(0)),we=oe(s=>s.toLocaleString("en")),Qs=oe(s=>{let[e,t]=s>=9995e5?["B",1e9]:s>=999500?["M",1e6]:["k",1e3];return`${(s/t).toPrecision(s/t<
10?2:3)} ${e}`}),j=oe(s=>s===0?"0 s":s<.001?(s*1e3).toFixed(2)+" ms":s<.1?(s*1e3).toFixed(1)+" ms":s<1?(s*1e3).toFixed(0)+" ms":s.toFixed(2)+" s");var jo="http://www.w3.org/2000/svg",tr=s=>s.split(/\u2068([^\u2069]*)\u2069/).map((e,t)=>t%2?c("bdi",{translate:"no"},e):e);function c(s,e,...t){let n=document.
createElement(s),{on:r={},...i}=e;Object.entries(r).forEach(([o,a])=>n.addEventListener(o,a));for(let[o,a]of Object.entries(i))a===!0?n.setAttribute(o,""):a!==!1&&
a!=null&&n.setAttribute(o,V(String(a)));return n.append(...t.flatMap(o=>o==null?[]:typeof o=="string"?tr(o):[o])),n}function w(s,e){s.textContent!==V(e)&&(s instanceof
Element?s.replaceChildren(...tr(e)):s.textContent=V(e))}function S(s,e,t){t==null?s.removeAttribute(e):s.getAttribute(e)!==V(String(t))&&s.setAttribute(e,V(String(
t)))}function sr(s,e,t,n){let r=t.bottom-e.bottom+4,i=t.top-e.top-48;r>0?s.scrollTop=n*Math.ceil((s.scrollTop+r)/n):i<0&&(s.scrollTop=n*Math.floor((s.scrollTop+
i)/n))}function er(s,e,...t){let n=document.createElementNS(jo,s);return Object.entries(e).forEach(([r,i])=>n.setAttribute(r,V(String(i)))),n.append(...t.map(r=>typeof r==
"string"?V(r):r)),n}var en=s=>er("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},er("path",{d:s}));function Ct(s,e=!1){return st(s).map(({kind:t,
text:n})=>{if(t==="text")return document.createTextNode(n);if(t==="control")return c("span",{class:"sv-control"},nt(n));let r=e&&t!=="space";return c("span",{class:`\
sv-${t}${r?" sv-marked":""}`},r?"":n)})}var Be=class{probe=c("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;constructor(e){e.append(this.probe)}get(e){
let t=this.cache.get(e);if(t!==void 0)return t;this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){
let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Ve=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var qt="#term-",$o=`[data-term], a[href^="${qt}"]`,Pt=12,tn=8;function L(s,e){return c("button",{type:"button",class:"sv-term","data-term":s,"aria-haspopup":"di\
alog"},e)}var sn=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,t=>this.hint(t)))}teach(e){this.say=We(e),this.terms=new Map((e.glossary||[]).map(t=>[t.term,t])),this.showNamed()}showNamed(){let{
hash:e,pathname:t,search:n}=window.location,r=e.startsWith(qt)&&this.terms.get(e.slice(qt.length));r&&(window.history.replaceState(window.history.state,"",t+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let t=e instanceof Element?e.
closest($o):null;if(!(t instanceof HTMLElement)||t.closest("[data-glossary]"))return null;let n=this.terms.get(t.dataset.term??t.getAttribute("href")?.slice(qt.
length)??"");return n?{opener:t,entry:n}:null}hint(e){let t=this.named(e);t&&!t.opener.parentElement?.closest("[title]")&&S(t.opener,"title",t.entry.definition)}click(e){
let t=this.named(e);if(!t)return;let{opener:n,entry:r}=t;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=c("h2",
{id:"term-name"}),this.close=c("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=c("p",{}),this.formula=
c("p",{class:"sv-formula"}),this.sources=c("p",{class:"sv-note"}),this.see=c("p",{class:"sv-note"});let t=c("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},c("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(t),t}show(e,t){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(t)||(this.opener=t,n.classList.toggle("sv-standalone",!!t.closest(".sv-standalone")),n.showPopover(),this.place(n,t.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:t,formula:n,sources:r,see:i}){let{say:o}=this;w(this.name,e),w(this.definition,t),this.formula.hidden=!n;let a=/\bq\b/.
test(n)?[c("span",{class:"sv-symbols"},o("term.symbols"))]:[];this.formula.replaceChildren(c("span",{class:"sv-spoken"},`${o("term.formula")} `),n,...a);let l=({
name:p,url:h})=>c("a",{href:h,target:"_blank",rel:"noreferrer"},p);this.list(this.sources,o("term.source"),r.map(l)),this.list(this.see,o("term.see"),i.flatMap(
p=>{let h=this.terms.get(p);return h?[L(p,h.name)]:[]}))}list(e,t,n){e.hidden=!n.length,e.replaceChildren(`${t} `,...n.flatMap((r,i)=>i?[this.say("comma"),r]:[r]))}place(e,{
left:t,top:n,bottom:r}){let{offsetWidth:i,offsetHeight:o}=e,{clientWidth:a,clientHeight:l}=document.documentElement,p=r+tn+o+Pt<=l||n<l-r,h=Math.max(Pt,Math.min(
t,a-i-Pt)),u=p?r+tn:Math.max(Pt,n-tn-o);Object.assign(e.style,{left:`${h+window.scrollX}px`,top:`${u+window.scrollY}px`})}},nr=new sn;var E=({settings:s})=>(s.tree??"chain")!=="chain",H=({drafts:s})=>s.some(({parent:e})=>e!=null),Y=(s,e)=>s[e].parent??e-1,it=(s,e)=>e<0?[]:[...it(s,Y(s,e)),e];function J(s){
let e=[];return s.forEach((t,n)=>{let r=Y(s,n);e.push(r<0?0:e[r]+1)}),e}var Re=s=>s.flatMap(({verdict:e},t)=>e==="accepted"?[t]:[]);function rr(s){let e=J(s);return s.
flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function ir({drafts:s}){let e=Re(s);if(!H({drafts:s}))return e.length;let t=e.at(-1)??
-1;return s.flatMap(({parent:r},i)=>r===t?[i]:[]).at(-1)??s.length}function or(s){let e=s.map(()=>0),t=0,n=r=>{r>=0&&(e[r]=t),s.flatMap((o,a)=>o===r?[a]:[]).forEach(
(o,a)=>{a&&(t+=1),n(o)})};return n(-1),{rows:e,count:t+1}}var ot=(s,e)=>({name:s,index:e}),Lo=["medusa","dflash","lookup"],ar=({drafts:s},{settings:e})=>Lo.includes(s[0]?.source??e.drafter)&&!H({drafts:s});function ke({
drafts:s,final:e,together:t}){let n=rr(s),r=s.filter(i=>i.verdict==="accepted").length;return[...lr({drafts:s,together:t}).map(i=>ot("draft",i)),ot("verify",0),
...n.map(i=>ot("test",i)),...r<s.length?[ot("discard",r)]:[],...e?[ot("final",s.length)]:[]]}var nn=({drafts:s,together:e})=>lr({drafts:s,together:e}).length+s.
length+(s.length?3:2);function lr({drafts:s,together:e}){if(e)return s.length?[0]:[];let t=J(s);return s.flatMap((n,r)=>t.indexOf(t[r])===r?[r]:[])}var at=({drafts:s,
final:e})=>e&&(s.length?e.kind:"plain");function Co(s,{name:e,index:t},n){let{drafts:r}=n;if(e==="verify")return s.map((o,a)=>a<r.length?"lit":o);if(e==="discar\
d")return s.map(o=>o==="lit"?"untested":o);if(e==="draft"&&n.together)return s.map((o,a)=>a<r.length?"guessed":o);if(e==="draft"&&H(n)){let o=J(r);return s.map(
(a,l)=>l<r.length&&o[l]===o[t]?"guessed":a)}let i=e==="draft"?"guessed":e==="test"?r[t].verdict:at(n);return s.map((o,a)=>a===t&&i?i:o)}function cr(s,e){let t=ke(
s).slice(0,e),n=s.drafts.length+(s.final?1:0);return{phase:t[t.length-1],looks:t.reduce((r,i)=>Co(r,i,s),Array(n).fill("absent")),verified:t.some(r=>r.name==="v\
erify"),fallen:t.some(r=>r.name==="discard")}}function rn(s,{round:e,phase:t}){return e>=s.length?{round:s.length,phase:0}:t+1>=ke(s[e]).length?{round:e+1,phase:0}:
{round:e,phase:t+1}}function dr(s,{round:e,phase:t}){return t>0?{round:e,phase:t-1}:e>0?{round:e-1,phase:ke(s[e-1]).length-1}:{round:0,phase:0}}function lt(s,{round:e,
phase:t=0}){if(e<0)return{round:0,phase:0};if(e>=s.length)return{round:s.length,phase:0};let n=ke(s[e]).length;return t>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,t)}}var ct=["token","block","match","typical","top-k","threshold"],Po=["typical","top-k","threshold"],T=({settings:s})=>s.rule??"token",N=s=>Po.includes(s),U=s=>s?.
target==null||!s.draft?null:Math.min(1,s.target/s.draft),W=s=>s?.chance??U(s),Ae=(s,e)=>N(e)&&[0,1].includes(W(s)??-1);function Ge(s){if(s.draw==null)return"kep\
t";let e=s.draw;return e<(W(s)??1)?"passed":e<(U(s)??1)?"kept":"rescued"}function pr(s,e){let{target:t,draft:n,weight:r}=s[e];if(t==null||!n||r==null)return null;
let i=Math.min(1,r*t/n),o=e===s.length-1,a=o?i:s[e+1].excess;return a==null||a+1-i<=0?null:{weight:i,excess:a,last:o}}var Ke=s=>s.findLastIndex(e=>e.verdict==="\
accepted"),je=(s,e)=>s==="untested"&&T(e)==="block"&&!E(e)?"dropped":s,hr=({rule:s="token"})=>s==="token"?null:s;function ur(s,e){let{token:t,target:n,weight:r,
excess:i}=s;return e==="match"?{weight:1,taken:o=>o===t?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(o,a)=>a,mass:i??null}}var ye=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Ht=class{constructor(e,t){this.state=e;this.changed=t}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},G=({run:s,moment:e})=>s?
s.length-e.round:0,ue=({live:s,run:e,mode:t})=>s&&e!==null&&!e.over&&(t==="running"||t==="paused");function Nt({run:s,predicting:e,moment:t}){return s&&s.over&&
!e?s.length:t.round}function ve({run:s,moment:{round:e,phase:t}}){return s&&t?cr(s.rounds[e],t):null}function $e(s,e){let{run:t,moment:n}=s;if(!e||!t||e.round>n.
round||e.round<0)return null;let r=t.at(e);if(!r||e.round<n.round)return r;let i=ve(s)?.looks[e.index]??"absent";return i==="absent"?null:{...r,kind:i,open:!0}}
var Ye=(s,e)=>s===e||!!(s&&e&&s.round===e.round&&s.index===e.index);function dt(s){return $e(s,s.pinned)?{at:s.pinned,how:"pinned"}:$e(s,s.hovered)?{at:s.hovered,
how:"preview"}:qo(s)||Do(s)}function fr(s){let{run:e,moment:t,pinned:n,following:r,playing:i,status:o,recorded:a,speed:l,pace:p,tint:h,presenting:u,view:m,opening:v,
rested:g}=s;return{...t,rounds:e?e.length:0,selected:dt(s).at,pinned:n,following:r,playing:i,state:o,recorded:a,speed:l,pace:p,tint:h,presenter:u,view:m,opening:v,
rested:g}}function qo(s){let{run:e,moment:t,entered:n}=s,r=ve(s);if(r)return{at:{round:t.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!t.round)return null;
let i=t.round-1;return{at:{round:i,index:mr(e,i)},how:"now"}}var mr=(s,e)=>Math.max(0,s.rows[e].slots.findLastIndex(({kind:t})=>t!=="untested")),Ho=16,vr=[.25,.75],
No=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&Ge(e)==="rescued"),Io=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(U(e)??
1)),pt=(s,e)=>e==="block"?No(s):N(e)?Io(s):-1,on=({drafts:s,final:e})=>e?.kind==="correction"&&s.some(({verdict:t})=>t==="accepted");function It(s){let e=({verdict:o,
target:a,draft:l})=>o==="rejected"&&a!==null&&l!==null&&a>=vr[0]*l&&a<=vr[1]*l,t=s.rounds.findIndex(o=>pt(o,T(s.trace))>=0);if(t>=0)return t;let n=o=>s.folds.at(
o).emitted>=Ho,r=s.rounds.flatMap((o,a)=>on(o)?[a]:[]),i=o=>s.rounds[o].drafts.some(e);return r.find(o=>i(o)&&n(o))??r.find(n)??r.find(i)??r[0]??null}function an({
rounds:s,trace:e}){let t=({drafts:a})=>a.some(({verdict:l})=>l==="rejected"),n=s.at(-1);if(!n||n.drafts.length>=e.settings.gamma||t(n))return null;let r=({drafts:a})=>a.
length>n.drafts.length,i=s.findLastIndex(a=>r(a)&&t(a)),o=i>=0?i:s.findLastIndex(r);return o>=0?o:null}var gr=({run:s,moment:e,following:t,mode:n,predicting:r})=>s&&
t&&n==="running"&&!r&&e.round===s.length?an(s):null,Le=({moment:{round:s,phase:e},rested:t})=>t??(e?s:s-1);function Do(s){let e=Le(s),{run:t}=s;if(!t||!t.rounds[e])
return{at:null,how:"newest"};let n=pt(t.rounds[e],T(t.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=t.rounds[e].drafts.findIndex(({verdict:i})=>i===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:mr(t,e)},how:"newest"}}var O,xr,Fo,_e,ln,Bt,wr,Ft,kr,pn,cn,yr,ut=Symbol.for("pv"),Vt={},Gt=[],Uo=/^m(i|n|o|s|text|space)$/,hn=Array.isArray,un=Gt.slice,Pe=Object.assign;function Ce(s){
s&&s.parentNode&&s.remove()}function Te(s,e,t){var n,r,i,o={},a=arguments.length;for(i in e)i=="key"?n=e[i]:i=="ref"&&typeof s!="function"?r=e[i]:o[i]=e[i];return a>
2&&(o.children=a>3?un.call(arguments,2):t),ht(s,o,n,r,null)}function ht(s,e,t,n,r){var i={type:s,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ut,__v:r||++xr,__i:-1,__u:0};return!r&&O.vnode&&O.
vnode(i),i}function C(s){return s.children}function Ut(s,e){this.props=s,this.context=e,this.__g=0}function Se(s,e){if(e==null)return s.__&&Se(s.__,s.__i+1);for(var t;e<s.
__k.length;e++)if((t=s.__k[e])&&t.__e)return t.__e;return typeof s.type!="function"||s.props.__P?null:Se(s)}function Wo(s){var e,t=s.__v,n=t.__e,r=[],i=[],o=s.__P;
o&&((e=Pe({constructor:ut},t)).__v=t.__v+1,O.vnode&&O.vnode(e),vn(o,e,t,s.__n,o.namespaceURI,32&t.__u?[n]:null,r,n||Se(t),32&t.__u,i),e.__v=t.__v,e.__.__k[e.__i]=
e,Mr(r,e,i),t.__=t.__e=null,e.__e!=n&&_r(e))}function _r(s){if((s=s.__)&&s.__c&&!s.props.__P)return s.__e=null,s.__k.some(function(e){return e&&(s.__e=e.__e)}),
_r(s)}function dn(s){(8&s.__g||(s.__g|=8,_e.push(s),Bt++))&&ln==O.debounceRendering||((ln=O.debounceRendering)||queueMicrotask)(Sr)}function Sr(){try{for(var s,
e=1;_e.length;)_e.length>e&&_e.sort(wr),s=_e.shift(),e=_e.length,8&s.__g&&Wo(s)}finally{(Bt=_e.length)&&(ln||queueMicrotask)(Sr)}}function Tr(s,e,t,n,r,i,o,a,l,p,h){
var u,m,v,g,b,k,y=n.__k||Gt,x=e.length;for(l=Bo(t,e,y,l,x),u=0;u<x;u++)(v=t.__k[u])!=null&&(m=~v.__i&&y[v.__i]||Vt,v.__i=u,k=vn(s,v,m,r,i,o,a,l,p,h),g=v.__e,(m.
ref!=v.ref||8&m.__u)&&(m.ref&&fn(m.ref,null,v,m),v.ref&&h.push(v.ref,v.__c||g,v)),b=b||g,4&v.__u?(l=Er(v,l,s,!m.__v),m.__e&&(m.__e=null)):typeof v.type=="functi\
on"&&k!==void 0?l=k:g&&(l=g.nextSibling),v.__u&=-21);return t.__e=b,l}function Bo(s,e,t,n,r){var i,o,a,l,p,h,u,m,v,g=t.length,b=g,k=0,y=0,x=s.__k=Array(r);for(i=
0;i<r;i++)(o=e[i])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=x[i]=ht(null,o):hn(o)?o=x[i]=ht(C,{children:o}):
o.constructor===ut&&o.__b?o=x[i]=ht(o.type,o.props,o.key,o.ref,o.__v):x[i]=o,l=i+k,o.__=s,o.__b=s.__b+1,a=null,~(p=o.__i=Vo(o,t,l,b))&&(b--,(a=t[p])&&(a.__u|=2)),
a&&a.__v?(o.__u|=16,p==l-1?k--:p==l+1?k++:p!=l&&(p>l?k--:k++,y=1)):(~p||(r>g?k--:r<g&&k++),typeof o.type!="function"&&(o.__u|=4))):x[i]=null;if(y){for(h=[],u=[],
i=0;i<r;i++)if((o=x[i])&&16&o.__u){for(k=0,m=h.length;k<m;)h[v=k+m>>1]<o.__i?k=v+1:m=v;h[k]=o.__i,u[i]=k+1}for(k=h.length;i--;)u[i]&&(u[i]==k?k--:x[i].__u|=4)}if(b)
for(i=0;i<g;i++)!(a=t[i])||2&a.__u||(a.__e==n&&(n=Se(a)),mn(a,a));return n}function Er(s,e,t,n){var r,i,o,a;if(typeof s.type=="function"){if(s.props.__P)return e;
if(r=s.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=s,e=Er(r[i],e,t,!1));return e}for(e&&!e.parentNode&&(e=Se(s))&&!e.parentNode&&(e=null),o=s.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(o!=a&&(!n&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Vo(s,e,t,n){var r,i=s.key,o=s.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&i==null||l&&i==a.key&&o==a.type)return t;if(n>(l?1:0)){for(r=t-1;r>=0;r--)if((a=
e[r])&&!(2&a.__u)&&i==a.key&&o==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&i==a.key&&o==a.type)return r}return-1}function br(s,e,t){t==null&&
(t=""),e[0]=="-"?s.setProperty(e,t):s[e]=t}function Dt(s,e,t,n,r){var i,o;if(e=="style")if(typeof t=="string")s.style.cssText=t;else{if(typeof n=="string"&&(s.style.
cssText=n=""),n)for(e in n)t&&e in t||br(s.style,e);if(t)for(e in t)n&&t[e]==n[e]||br(s.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),
typeof n!="function"&&(n=null),(s.__e||(s.__e={}))[e]=t,t&&n||(o=cn[e]||(cn[e]=Go(e)),(s.__a||(s.__a={}))[e]=pn,i=e!=(e=e.replace(kr,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),t?s.addEventListener(e,o,i):s.removeEventListener(e,o,i));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in s)
try{return void(s[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?s.removeAttribute(e):s.setAttribute(e,e=="popover"&&t==1?"":t)}}function Go(s){
return function(e){var t=this.__e;if(t){if(t=t[s],e[Ft]==null)e[Ft]=pn++;else if(e[Ft]<this.__a[s])return;return t(O.event?O.event(e):e)}}}function vn(s,e,t,n,r,i,o,a,l,p){
var h,u,m,v,g,b,k,y,x,_,M,B,Ue,re,X,$t,te,ie,K=e.type;if(e.constructor!==ut)return null;128&t.__u&&(l=32&t.__u,h=t.__c.__z)&&(e.__u|=l,u=i=[],h.nodeType==8?a=Wt(
h,i):i.push(h),a=i[0]||a),(h=O.__b)&&h(e);e:if(typeof K=="function"){m=o.length;try{if(y=e.props,x=(h=K.prototype)&&h.render,_=(h=K.contextType)&&n[h.__c],M=h?_?
_.props.value:h.__:n,(v=t.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(x?e.__c=v=new K(y,M):(e.__c=v=new Ut(y,M),v.constructor=K,v.render=Yo),_&&_.sub(v),v.state||(v.state=
{}),v.__n=n,v.__g|=8,v.__h=[],v.__k=[]),x&&(v.__s||(v.__s=v.state),K.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=Pe({},v.__s)),Pe(v.__s,K.getDerivedStateFromProps(
y,v.__s)))),g=v.props,b=v.state,v.__v=e,t.__c){if(y!==g&&x&&!K.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(y,M),e.__v==t.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(y,v.__s,M)===!1){e.__v!=t.__v&&(v.props=y,v.state=v.__s,v.__g&=-9),e.__e=t.__e,e.__k=
t.__k,e.__k.some(function($){$&&($.__=e)}),Gt.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&o.push(v),a=Se(t);break e}v.componentWillUpdate&&v.componentWillUpdate(
y,v.__s,M),x&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(g,b,k)})}else x&&!K.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
x&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=M,v.props=y,v.__P=s,v.__g&=-5,B=O.__r,Ue=x?25:0;do v.__g&=-9,B&&B(e),h=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++Ue<25);x&&(Gt.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(n=Pe({},n,v.getChildContext())),x&&t.__c&&v.
getSnapshotBeforeUpdate&&(k=v.getSnapshotBeforeUpdate(g,b)),re=h&&h.type===C&&h.key==null?h.props.children:h,y.__P&&(h=a,r=(s=y.__P).namespaceURI,l=i=null,t.props&&
t.props.__P!=s&&(t.__k.some(function($){$&&mn($,$)}),t.__k=null),a=t.__k?Se(t,0):null),a=Tr(s,hn(re)?re:[re],e,t,n,r,i,o,a,l,p),y.__P&&(e.__e=null,a=h),e.__u&=-161,
u&&u.some(Ce),v.__h.length&&o.push(v),1&v.__g&&(v.__g&=-4)}catch($){if(o.length=m,e.__v=null,l||i)if($&&$.then){if(e.__u|=128|l,i){for(~(te=i.indexOf(a||void 0))||
(te=i.length);(ie=i[te-1])&&ie.nodeType==8;)te--;for(;te<i.length;te++)if(ie=i[te])if(i[te]=null,X){if(ie==$t)break}else{if(ie.nodeType!=8)break;ie.data.startsWith(
"$s")&&($t=Wt(X=ie))}}if(!X){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;X=a}(h=Wt(X=e.__c.__z||(e.__c.__z=X)))?(e.__e=X,a=h):e.__e=a,a=a&&a.nextSibling}else
i&&i.some(Ce);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),$&&$.then||zr(e),O.__e($,e,t)}}else a=e.__e=Ko(t.__e,e,t,n,r,i,o,l,p,s);return(h=O.diffed)&&h(e),a}function Wt(s,e){
if(s&&s.nodeType==8&&s.data.startsWith("$s"))for(var t=1;s=s.nextSibling;){if(s.nodeType==8){if(s.data.startsWith("$s"))t++;else if(s.data.startsWith("/$s")&&!--t)
return s}e&&e.push(s)}}function zr(s){s&&(s.__c&&(s.__c.__g|=4),s.__k&&s.__k.some(zr))}function Mr(s,e,t){for(var n=0;n<t.length;)fn(t[n++],t[n++],t[n++]);O.__c&&
O.__c(e,s),s.some(function(r){try{s=r.__h,r.__h=[],s.some(function(i){i.call(r)})}catch(i){O.__e(i,r.__v)}})}function Ko(s,e,t,n,r,i,o,a,l,p){var h,u,m,v,g,b,k,
y,x=t.props||Vt,_=e.props,M=e.type;if(M=="svg"?r="http://www.w3.org/2000/svg":M=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),i){for(h=0;h<i.length;h++)if((g=i[h])&&(M?g.localName==M:g.nodeType==3)){s=g,i[h]=null;break}}if(!s){if(y=p.ownerDocument||document,!M)return y.createTextNode(
_);s=y.createElementNS(r,M,_.is?_:p),a&&(O.__m&&O.__m(e,i),a=!1),i=null}if(M){if(p=M=="template"&&s.content||s,i=M=="textarea"&&_.defaultValue!=null?null:i&&un.
call(p.childNodes),!a&&i)for(x={},h=0;h<s.attributes.length;h++)x[(g=s.attributes[h]).name]=g.value;for(h in x)g=x[h],h=="dangerouslySetInnerHTML"?m=g:h=="child\
ren"||h in _||h=="value"&&"defaultValue"in _||h=="checked"&&"defaultChecked"in _||Dt(s,h,null,g,r);for(h in _)g=_[h],h=="children"?v=g:h=="dangerouslySetInnerHT\
ML"?u=g:h=="value"?b=g:h=="checked"?k=g:a&&typeof g!="function"||x[h]===g||Dt(s,h,g,x[h],r);u?(a||m&&(u.__html==m.__html||u.__html==s.innerHTML)||(s.innerHTML=u.
__html),e.__k=[]):(m&&(s.textContent=""),(M=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Uo.test(M))&&(r="http://www.w3.org/1999/xhtml"),Tr(p,hn(v)?
v:[v],e,t,n,r,i,o,i?i[0]:t.__k&&Se(t,0),a,l),i&&i.some(Ce)),a&&M!="textarea"||(h="value",M=="progress"&&b==null?s.removeAttribute(h):b==null||b===s[h]&&(M!="pro\
gress"||b)||Dt(s,h,b,x[h],r),h="checked",k!=null&&k!=s[h]&&Dt(s,h,k,x[h],r))}else x===_||a&&s.data==_||(s.data=_);return s}function fn(s,e,t,n){try{typeof s=="f\
unction"?e?e.__x=s(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():s(null)):s.current=e}catch(r){O.__e(r,t)}}function mn(s,e,t){var n,
r,i,o;if(O.unmount&&O.unmount(s),!(n=s.ref)||n.current&&n.current!=s.__e||fn(n,null,e,s),n=s.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){
O.__e(a,e)}n.__P=n.__n=null}if(n=s.__k)for(o=0;o<n.length;o++)n[o]&&mn(n[o],e,typeof s.type!="function"||t&&!s.props.__P);!t&&(n=s.__c)&&(n=n.__z)&&(r=Wt(n,i=[]))&&
(n==s.__e&&i.some(Ce),Ce(r),Ce(n)),t||Ce(s.__e),s.__e=s.__c=s.__=null}function Yo(s,e,t){return this.constructor(s,t)}function Or(s,e){var t,n,r,i;O.__&&O.__(s,
e),e.nodeType==9&&(e=e.documentElement),n=(t=s&&32&s.__u)?null:e.__k,e.__k=ht(C,{children:[s]}),r=[],i=[],vn(e,e.__k,n||Vt,Vt,e.namespaceURI,n?null:e.firstChild?
un.call(e.childNodes):null,r,n?n.__e:e.firstChild,t,i),Mr(r,e.__k,i),e.__k.props.children=null}function Rr(s){function e(t){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(i){this.props.value!=i.value&&n.forEach(function(o){o.__g|=4,dn(o)})},this.sub=function(i){n.add(i);var o=i.componentWillUnmount;i.componentWillUnmount=
function(){n.delete(i),o&&o.call(i)}}),t.children}return e.__c="__cC"+yr++,e.__=s,e.Provider=(e.Consumer=function(t,n){return t.children(n)}).contextType=e,e}O={__e:function(s,e,t,n){for(var r,i,o;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(
s)),r.componentDidCatch&&(r.componentDidCatch(s,n||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){s=a}}throw Bt=0,s}},xr=0,Fo=function(s){return s!=null&&s.
constructor===ut},Ut.prototype.setState=function(s,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Pe({},this.state)),typeof s=="function"&&(s=s(Pe({},t),this.props)),
s&&(Pe(t,s),this.__v&&(e&&this.__k.push(e),dn(this)))},Ut.prototype.forceUpdate=function(s){this.__v&&(this.__g|=4,s&&this.__h.push(s),dn(this))},Ut.prototype.render=
C,_e=[],Bt=0,wr=function(s,e){return s.__v.__b-e.__v.__b},Ft=Symbol(),kr=/(PointerCapture)$|Capture$/i,pn=0,cn={},yr=0;var Jo=["token","top-k","threshold"],Q=(s,e)=>e&&s!==void 0?s/e:null;function Xo({drafts:s,positions:e=[]}){let t=s.map((r,i)=>({...r,overlap:e[i]?.overlap??null}));
return H({drafts:s})?e.length?[...new Set(t.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>Zo(t.filter(({parent:i})=>i===r))):[]:t.slice(
0,s.filter(({verdict:i})=>i!=="untested").length).flatMap(({overlap:i})=>i===null?[]:[i])}function Zo(s){let[e,t]=[0,1];for(let n of s){let r=U(n);if(n.overlap===
null||r===null)return[];e+=t*n.overlap,t*=1-r}return[e]}function Qo(s,e){if(Jo.includes(e))return!1;let t=new Map(s.map(r=>[r.parent,r]));return s.filter(r=>r.parent!=
null&&r!==t.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var ea=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function ta(s){let e=s.drafts.filter(t=>t.verdict==="accepted").map(t=>t.token);return s.final?[...e,s.final.
token]:e}function sa(s,e,t){let n=a=>e.drafts.filter(l=>l.verdict===a).length,r=n("accepted"),i=n("rejected"),o=Xo(e);return{rounds:s.rounds+1,drafted:s.drafted+
e.drafts.length,accepted:s.accepted+r,rejected:s.rejected+i,corrected:s.corrected+(e.final?.kind==="correction"?1:0),untested:s.untested+e.drafts.length-r-i,emitted:s.
emitted+r+(e.final?1:0),draft:s.draft+e.times.draft,verify:s.verify+e.times.verify,accept:s.accept+e.times.accept,overlap:s.overlap+o.reduce((a,l)=>a+l,0),overlaps:s.
overlaps+o.length,otherwise:s.otherwise+(Qo(e.drafts,t)?1:0)}}var qe=s=>s.draft+s.verify+s.accept;function Kt(s,e){return Float64Array.from(s).sort()[Math.ceil(
e*s.length/100)-1]}var gn=s=>s.length?{p50:Kt(s,50),p95:Kt(s,95)}:null,na=12,ra=.25,ia=1+1e-9;function oa(s){if(s.length<na)return null;let e=s.slice(1).map((t,n)=>Math.
abs(t-s[n]));return Q(Kt(e,75),Kt(s,50))}var Yt=class{constructor(e){this.temperature=e.temperature,this.rule=T({settings:e}),this.sums=[ea],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(sa(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...ta(
e)),this.bursts.push(qe(e.times)),this.match()}pushPlain(e,t){this.plain.tokens.push(e),this.plain.seconds.push(t),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+t),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let t=Math.min(e,this.sums.length-1);for(;t>0&&this.sums[t].emitted>this.plain.tokens.length;)t-=1;return t}speedup(e){let t=this.sums[this.compared(e)];return Q(
this.plain.until[t.emitted],qe(t))}impossible(e){let t=this.sums[this.compared(e)],n=this.speedup(e);return t.drafted>0&&n!==null&&n>ia*(t.emitted/t.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let t=this.sums[this.compared(e)];return t.emitted?{draft:t.draft/t.emitted,verify:t.verify/t.emitted,accept:t.
accept/t.emitted,plain:this.plain.until[t.emitted]/t.emitted}:null}gaps(e){let t=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:gn(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:gn(t.flatMap((r,i)=>[r,...Array(n(i)-1).fill(0)])),bursts:gn(t)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let t=oa(this.plain.seconds.slice(0,this.at(e).emitted));return t!==null&&t>ra?{jitter:t}:null}agreement(e){let t=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!t?null:{compared:t,first_difference:this.matched<t?this.matched:null}}summary(e=this.sums.length-1){let t=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,t.emitted);return{rounds:t.rounds,drafted:t.drafted,accepted:t.accepted,rejected:t.rejected,untested:t.
untested,emitted:t.emitted,acceptance_rate:Q(t.accepted,t.accepted+t.corrected),draft_efficiency:Q(t.accepted,t.drafted),mean_acceptance_length:Q(t.emitted,t.rounds),
mean_overlap:t.otherwise?null:Q(t.overlap,t.overlaps),tokens_per_second:Q(t.emitted,qe(t)),plain_tokens_per_second:Q(r,this.plain.until[r]),speedup:this.measured(
e),agrees_with_plain:n&&n.first_difference===null}}};var aa=Object.freeze({tokens:[],seconds:[]}),la=/^<\|?\w+\|?>$/,ca=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Je=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=he;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new Yt(e.settings),this.width=e.settings.gamma;for(let t of this.promptTokens()){
let{text:n,pending:r}=ge(this.pending,this.piece(t));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,t=this.piece(e[0]);return typeof t=="string"&&la.test(t)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:t}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return t.tokens.findIndex(r=>r===n||ca.test(String(this.piece(r))))}append({from:e=this.length,rounds:t=[],plain:n=aa,plain_from:r=this.trace.plain.tokens.length,
pieces:i,...o}){let{trace:a}=this,l=a.plain;if(e>this.length||n.tokens.length&&r>l.tokens.length)return!1;Object.assign(a.pieces,i),t.slice(this.length-e).forEach(
p=>this.push(p));for(let p=l.tokens.length-r;p<n.tokens.length;p+=1)l.tokens.push(n.tokens[p]),l.seconds.push(n.seconds[p]),this.folds.pushPlain(n.tokens[p],n.seconds[p]);
return a.prefill=o.prefill??a.prefill,a.captured=o.captured??a.captured,this.over||(a.ending=o.ending??a.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(ar(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let t=this.pending,
n=[];e.drafts.forEach((o,a)=>{let l=Y(e.drafts,a),p=this.slot(o.token,o.verdict,l<0?t:n[l].pending);o.verdict==="accepted"&&(this.pending=p.pending),n.push(p)});
let r=at(e),i=e.final&&r&&this.slot(e.final.token,r,this.pending);return i&&(this.pending=i.pending),{slots:i?[...n,i]:n,final:i}}slot(e,t,n){let r=this.piece(e),
{text:i,took:o,pending:a}=ge(n,r),l=i===""&&a.bytes.length>0;return{token:e,kind:t,piece:r,text:i,took:o,part:l,pending:a}}alone(e){let t=this.piece(e);return typeof t==
"string"?t:ge(he,t).text}at({round:e,index:t}){let n=this.rows[e],r=n&&n.slots[t];if(!r)return null;let i=this.rounds[e],o=i.drafts.filter(p=>p.verdict==="accep\
ted").length,a=t<i.drafts.length,l=a?t:ir(i);return{...r,number:e,index:t,round:i,accepted:o,judgedAt:l,draft:a?i.drafts[t]:null,judged:i.drafts[l]||null,position:(i.
positions||[])[l]||null}}},Jt=["accepted","correction","bonus","plain"],fe=s=>Jt.includes(s);var Xt=({trace:s})=>s.settings.gamma>0&&!E(s),xn=({round:s,index:e})=>`${s}.${e}`;function wn({run:s,predicting:e,answers:t},{round:n,phase:r}){if(!e||!s||n>=s.
length)return null;let i=ke(s.rounds[n])[r],o={round:n,index:i.index};return i.name==="test"&&!(xn(o)in t)?o:null}function ft(s){let e=ve(s)?.phase;if(!e||e.name!==
"test")return null;let t=xn({round:s.moment.round,index:e.index});return t in s.answers?t:null}var mt=s=>s.predicting&&s.looking!==null&&s.looking===ft(s),le=s=>mt(
s)?null:wn(s,s.moment);function Ar({run:s,answers:e},t,n){if(!s)return{};let r=s.rounds[t.round].drafts[t.index],i=T(s.trace)==="block"?null:W(r),o=xn(t);return{
answers:{...e,[o]:{said:n,kept:r.verdict==="accepted",threshold:i}},looking:o}}function gt({predicting:s,informed:e,run:t}){return s&&(!e||t?.trace.settings.temperature===
0)}var jr=(s,e)=>gt(s)&&e?.kind==="lit",bn=s=>s.length?s.reduce((e,t)=>e+t,0)/s.length:null,vt=(s,e)=>(s-(e?1:0))**2;function $r(s){let e=s.flatMap(({said:r,kept:i,
threshold:o})=>r===null?[]:[{chance:r,kept:i,threshold:o}]),t=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:i})=>r===null?[]:[{threshold:r,kept:i}]);
return{n:e.length,decided:t.length,right:t.filter(({chance:r,kept:i})=>r>.5===i).length,brier:bn(e.map(({chance:r,kept:i})=>vt(r,i))),known:n.length,truth:bn(n.
map(({threshold:r,kept:i})=>vt(r,i))),best:bn(n.map(({threshold:r})=>r*(1-r)))}}function Lr(s,e,t){if(s.brier===null)return[t("predict.lesson.none")];let n={...s,
brier:R(s.brier),truth:R(s.truth),best:R(s.best)},r=!e&&s.truth!==null&&s.known===s.n&&s.brier<s.truth,i=s.brier<.25?"good":s.brier>.25?"bad":"even";return[A(s.
decided>0&&t("predict.lesson.you",n),t("predict.lesson.brier",n)),t("predict.lesson.half")+" "+t(`predict.lesson.${r?"lucky":i}`),...e?[t("predict.lesson.greedy")]:
s.known?[t("predict.lesson.truth",{...n,n:s.known})]:[]]}var bt=["gamma","temperature","drafter","rule","tree"];function Zt(s,e){return e==="rule"?T(s):e==="tree"?s.settings.tree??"chain":s.settings[e]}function xt(s){
let{gamma:e,budget:t=e}=s.settings;return E(s)&&e>0?t:e}function Qt(s,e,t,n){return e==="drafter"?se(s,String(t),n):e==="rule"?s(`rules.name.${t}`):e==="tree"?s(
`tree.name.${t}`):String(t)}function se(s,e,t){let n=`drafter_of.${t}.${e}`,r=s(n);return r===n?s(`drafter.${e}`):r}function He(s,e,t){let n=e.map(([i,o],a)=>c("button",{type:"button",class:"sv-toggle","data-choice":i,"aria-pressed":String(a===0),on:{click:()=>{r(i),t(i)}}},o)),
r=i=>n.forEach(o=>{let a=String(o.dataset.choice===i);o.getAttribute("aria-pressed")!==a&&o.setAttribute("aria-pressed",a)});return{node:c("div",{class:"sv-togg\
les",role:"group","aria-label":s},...n),set:r}}function Cr(s,e,t){let n=c("select",{on:{change:()=>t(n.value)}},...e.map(([r,i])=>c("option",{value:r},i)));return{
node:c("label",{class:"sv-choice"},s,n),select:n}}var es=[.2,.4,.6,.8],Pr=[.1,.5,1,2],Xe={overlap:{term:"overlap",limits:es,most:"1",of:({position:s})=>s?.overlap??null},acceptance:{term:"accept_test",limits:es,
most:"1",of:({draft:s})=>W(s??void 0)},target_entropy:{term:"entropy",limits:Pr,most:"",of:({position:s})=>s?.target_entropy??null},draft_entropy:{term:"entropy",
limits:Pr,most:"",of:({position:s})=>s?.draft_entropy??null}};function wt(s,e){let t=e&&s in Xe?Xe[s].of(e):null;return t==null?null:Xe[s].limits.filter(n=>t>=n).
length}var ts=class{constructor(e,t){this.say=e;let{node:n,select:r}=Cr(e("tint.label"),["verdict",...Object.keys(Xe)].map(o=>[o,e(`tint.${o}.name`)]),t);this.select=
r,this.ends=es.map(()=>c("span",{class:"sv-tint-limit"})),this.most=c("span",{class:"sv-tint-limit"});let i=o=>c("span",{class:"sv-tint-swatch","data-tint":o});
this.scale=c("span",{class:"sv-tint-scale",role:"img"},c("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((o,a)=>[i(a),o]),i(es.length),this.most),this.
means=L("overlap",""),this.legend=c("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=c("div",{class:"sv-tint"},n)}has(e){return e==="ve\
rdict"||Object.hasOwn(Xe,e)}show(e){this.select.value=e;let t=Xe[e];if(this.legend.hidden=!t,!t)return;let n=r=>String(r).replace(/^0\./,".");this.ends.forEach(
(r,i)=>w(r,n(t.limits[i]))),w(this.most,t.most),w(this.means,this.say(`tint.${e}.means`)),this.means.dataset.term=t.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:t.limits.join(this.say("comma"))}))}};var qr=480,da=5;function ce(s,e){if(s.part)return e("token.part",{hex:be(s.piece)});let t=F(s.text)||e("token.empty");return s.took>1?e("token.took",{token:t,n:s.
took}):t}function yn({rounds:s,trace:e},t,n,r){let{drafts:i}=s[t],o=i.length;if(n>=o)return r("token.final");let a=r("token.guess",{n:n+1,of:o}),{source:l}=i[n];
return l?r("token.from",{slot:a,drafter:se(r,l,e.models.pair)}):a}function Ne(s,e,t,n,r){let i=s.rows[e].slots[t];return n("token.aria",{token:ce(i,n),kind:n(`k\
ind.${je(r||i.kind,s.trace)}`),round:e+1,slot:yn(s,e,t,n)})}function Ee(s,e,t=!1){return e.part?s.dataset.part="":e.text===""&&(s.dataset.empty=""),e.took>1&&(s.
dataset.took=String(e.took)),s.append(...Ct(e.text,t)),s}var pa=/^ \S{1,24}$/;function kn({text:s},e){return pa.test(s)?(e.classList.add("sv-word"),[c("wbr",{}),
e]):[e]}var ha=["rejected","untested"],ss=class{rows;now;written;discarded;run;shown;constructor({say:e,set:t}){this.say=e,this.prompt=c("span",{class:"sv-promp\
t"}),this.more=c("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=c("span",{class:"sv-\
list",role:"listbox","aria-label":e("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=c("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=c("div",{class:"sv-stream-scroll"},this.text),this.ghosts=c("input",{type:"checkbox",on:{change:()=>t({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new ts(e,n=>t({tint:n})),this.node=c("section",{class:"sv-section sv-stream"},c("div",{class:"sv-section-head"},c("h2",{},L("token",e(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=c("label",{class:"sv-check"},this.ghosts,e("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let e=t=>{let n=L(t,this.say(`legend.${t}`));return n.dataset.short=this.
say(`kind.${t}`),c("li",{},c("span",{class:"sv-swatch","data-kind":t}),n)};return this.discarded=ha.map(e),this.discarded.forEach(t=>{t.hidden=!0}),this.written=
Jt.map(e),c("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:e,trace:{settings:{gamma:t,drafter:n}}}){let i={plain:t===0||n.startsWith(
"lookup")||e.some(({drafts:o})=>!o.length),other:t>0};this.written.forEach((o,a)=>{o.hidden=!i[Jt[a]==="plain"?"plain":"other"]})}load(e){this.run=e,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=E(e.trace),this.shown=
0,this.grow()}dress({ghosts:e,tint:t}){e!==this.ghosted&&this.redraw(e),t!==this.quantity&&this.paintTint(t)}redraw(e){this.ghosted=this.ghosts.checked=e,this.discarded.
forEach(n=>{n.hidden=!e});let{shown:t}=this;this.load(this.run),this.show(t)}paintPrompt(e){let t=this.run.promptText,n=!e&&t.length>qr;w(this.prompt,n?"…"+t.
slice(-qr):t),this.more.hidden=!n,w(this.more,this.say("stream.more",{n:t.length}))}grow(){let e=document.createDocumentFragment();for(let t=this.rows.length;t<
this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}this.list.append(e),this.nameKinds(this.run)}row(e){let t=c("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[e].slots.forEach((n,r)=>{fe(n.kind)?t.append(...kn(n,this.option(n,e,r))):this.ghosted&&!E(this.run.trace)&&t.append(...kn(
n,this.ghost(n,e,r)))}),t}option(e,t,n){let r=c("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${t}.${n}`,
style:`--i:${n}`,"aria-label":Ne(this.run,t,n,this.say),"data-tint":wt(this.quantity,this.run.at({round:t,index:n}))});return Ee(r,e)}ghost(e,t,n){let r=c("span",
{class:"sv-token","data-kind":e.kind,"data-at":`${t}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Ee(r,e,!0)}paintTint(e){this.quantity=e,this.tint.show(
e),this.node.dataset.tinted=String(e!=="verdict"),this.options(this.rows.length).forEach(t=>{let[n,r]=(t.dataset.at??"").split(".").map(Number);S(t,"data-tint",
wt(e,this.run.at({round:n,index:r})))})}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-\
ahead",r>=e);this.shown=e,S(this.scroller,"tabindex",e?null:0)}showNow(e){let t=this.shown;if(this.now&&(!e||this.now.number!==t)&&(this.now.node.remove(),this.
now=null),!e)return;this.now||(this.now=this.begin(t)),this.now.node.classList.toggle("sv-fallen",e.fallen);let n=H(this.run.rounds[t]);this.now.tokens.forEach(
(r,i)=>{let o=e.looks[i];r.hidden=o==="absent"||n&&!fe(o),S(r,"data-kind",o)})}begin(e){let t=this.run.rows[e].slots.map((i,o)=>this.ghost(i,e,o)),n=this.run.rows[e].
slots.flatMap((i,o)=>kn(i,t[o])),r=c("span",{class:"sv-now","aria-hidden":"true"},...n);return this.list.insertBefore(r,this.rows[e]),{number:e,node:r,tokens:t}}options(e){
return this.rows.slice(0,e).flatMap(t=>[...t.querySelectorAll("[role=option]")])}find(e){let t=e&&this.rows[e.round];return!t||e.round>=this.shown?null:t.querySelector(
`[role=option][data-at="${e.round}.${e.index}"]`)||t.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:t,y:n,width:r,height:i}=e.box,o=new DOMRect(t,n,r,i-e.covered);
sr(this.scroller,o,e.head,e.line)}measure(){let[e,t,n]=[this.scroller,this.text,this.head].map(i=>i.getBoundingClientRect()),r=this.tint.legend.offsetHeight;return{
box:e,text:t,head:n,covered:r,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:e,text:t,head:n,line:r}){if(!e.width)return;let{maxHeight:i}=this.
text.style,o=this.shown===this.rows.length&&!this.now;(o||!i)&&(this.scroller.style.minHeight=o?"":`${e.height}px`),this.text.style.maxHeight=o?"":`${Math.ceil(
n.bottom-t.top)+r+da}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Ie,P,_n,Hr,Sn=Object.is,ns=0,Gr=[],Tn=[],q=O,Nr=q.__b,Ir=q.__r,Dr=q.diffed,Fr=q.__c,Ur=q.unmount,Wr=q.__;function yt(s,e){q.__h&&q.__h(P,s,ns||e),ns=0;var t=P.
__H||(P.__H={__:[],__h:[]});return s>=t.__.length&&t.__.push({}),t.__[s]}function ee(s){return ns=1,ua(Jr,s)}function ua(s,e,t){var n=yt(Ie++,2);if(n.t=s,!n.__c&&
(n.__=[t?t(e):Jr(void 0,e),function(i){var o=(n.__N||n.__)[0],a=n.t(o,i);Sn(o,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=P,!P.__f)){P.__f=!0;var r=P.shouldComponentUpdate;
P.shouldComponentUpdate=function(i,o,a){var l=this.__H;if(!l)return!0;var p=!1,h=this.props!=i;if(l.__.some(function(m){m.__N&&(p=!0,Sn(m.__[0],m.__N[0])||(h=!0))}),
r){var u=r.call(this,i,o,a);return p?u||h:u}return!p||h}}return n.__}function Kr(s,e){var t=yt(Ie++,3);!q.__s&&zn(t.__H,e)&&(t.__P=!0,t.__=s,t.u=e,P.__H.__h.push(
t))}function ze(s,e){var t=yt(Ie++,4);!q.__s&&zn(t.__H,e)&&(t.__P=!1,t.__=s,t.u=e,P.__h.push(t))}function de(s){return ns=5,_t(function(){return{current:s}},[])}function _t(s,e){var t=yt(Ie++,7);return zn(t.__H,e)&&(t.__=s(),t.__H=e),t.__}function Yr(s){var e=P.context[s.__c],t=yt(Ie++,9);return t.c=s,e?(t.__==null&&(t.__=!0,e.sub(P)),e.props.value):s.__}function va(){var s;do{for(;s=Tn.shift();)try{kt(s)}catch(t){q.__e(t,{__:(s=s.__P)&&s.__v})}for(;s=Gr.shift();){var e=s.__H;if(s.__P&&e)try{e.__h.some(kt),e.__h.
some(En),e.__h=[]}catch(t){e.__h=[],q.__e(t,s.__v)}}}while(Tn.length)}q.__b=function(s){P=null,Nr&&Nr(s)},q.__=function(s,e){s&&e.__k&&e.__k.__m&&(s.__m=e.__k.__m),
Wr&&Wr(s,e)},q.__r=function(s){Ir&&Ir(s),Ie=0;var e=(P=s.__c).__H;e&&(_n==P?P.__h=[]:(e.__h.some(kt),e.__h.some(En),Ie=0),e.__h=[],e.__.some(function(t){t.__N&&
(t.__=t.__N),t.u=t.__N=void 0})),_n=P},q.diffed=function(s){Dr&&Dr(s);var e=s.__c;e&&e.__H&&(e.__H.__h.length&&Vr(Gr.push(e)),e.__H.__.some(function(t){t.u&&(t.
__H=t.u)})),_n=P=null},q.__c=function(s,e){e.some(function(t){try{t.__h.some(kt),t.__h=t.__h.filter(function(n){return!n.__||En(n)})}catch(n){t.__h=[function(){
throw n}]}}),Fr&&Fr(s,e)},q.unmount=function(s){Ur&&Ur(s);var e,t,n=s.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=s.__;t&&
(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,Vr(Tn.push(r))}else kt(r)}catch(i){e=i}}),n.__H=void 0,e&&q.__e(e,n.__v))};var Br=typeof requestAnimationFrame==
"function";function fa(s){var e,t=function(){clearTimeout(n),Br&&cancelAnimationFrame(e),setTimeout(s)},n=setTimeout(t,35);Br&&(e=requestAnimationFrame(t))}function Vr(s){
s!=1&&Hr==q.requestAnimationFrame||((Hr=q.requestAnimationFrame)||fa)(va)}function kt(s){var e=P,t=s.__c;typeof t=="function"&&(s.__c=void 0,t()),P=e}function En(s){
var e=P;s.__c=s.__(),P=e}function zn(s,e){return!s||s.length!=e.length||e.some(function(t,n){return!Sn(t,s[n])})}function Jr(s,e){return typeof e=="function"?e(
s):e}var ma=Symbol.for("pv"),ga=0;function d(s,e,t,n,r,i){e||(e={});var o,a,l=e;if("ref"in l&&typeof s!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var p={type:s,props:l,key:t,ref:o,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:ma,__v:--ga,__i:-1,__u:0};return(r||i)&&(p.__source=r,p.__self=i),O.vnode&&O.vnode(p),p}var Zr=Rr(null);function Me(){let s=Yr(Zr);return{...s.state,run:s.state.run,host:s,set:s.set,send:s.send}}var me=(s,e,t)=>Or(d(Zr.Provider,{value:s,children:e}),
t),Qr=({node:s})=>d("div",{class:"sv-drawn",ref:e=>e?.append(s)}),pe=({name:s,children:e})=>d("button",{type:"button",class:"sv-term","data-term":s,"aria-haspop\
up":"dialog",children:e}),Xr=/\u2068([^\u2069]*)\u2069/,ei=s=>Array.isArray(s)?s.map(ei):typeof s!="string"||!Xr.test(s)?s:s.split(Xr).map((e,t)=>t%2?d("bdi",{translate:!1,
children:e}):e),ba=O.vnode;O.vnode=s=>{if(typeof s.type=="string"){let e=s.props;for(let[t,n]of Object.entries(e))t==="children"?e.children=ei(n):typeof n=="str\
ing"&&(e[t]=V(n))}ba?.(s)};var xa={mean_acceptance_length:s=>R(Q(s.emitted,s.rounds)),acceptance_rate:s=>z(Q(s.accepted,s.accepted+s.rejected)),draft_efficiency:s=>z(Q(s.accepted,s.drafted)),
drafted:s=>we(s.drafted),emitted:s=>we(s.emitted)};function Mn({drafts:s,final:e},t){let n=s.slice(0,t),r=n.filter(p=>p.verdict==="accepted").length,i=n.some(p=>p.
verdict==="rejected")?1:0,o=!e&&r===s.filter(p=>p.verdict==="accepted").length,a=i?"correction":o?null:"bonus",l=i===1||o||s.length<=t;return{drafted:n.length,accepted:r,
rejected:i,emitted:r+(a?1:0),final:a,drawn:l}}function ti(s,e){let t={rounds:s.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of s){let{drafted:r,accepted:i,
rejected:o,emitted:a}=Mn(n,e);t.drafted+=r,t.accepted+=i,t.rejected+=o,t.emitted+=a}return t}function wa(s){let{drafter:e,temperature:t}=s.settings;return E(s)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":T(s)==="block"&&t?"rules.whatif":""}function si(){let{run:s,gamma:e,moment:{round:t},set:n}=Me(),r=s.trace.
settings.gamma,i=wa(s.trace),o=e>=r,a=f(o?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return d("div",{class:"sv-block",children:[d("h3",{children:f("w\
hatif.gamma")}),d("label",{class:"sv-whatif-control",hidden:r<2||i!=="",children:[d("span",{"aria-hidden":"true",children:"γ"}),d("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":f("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:l})=>n({gamma:Number(l.value)})}),d("output",{class:"sv-whatif-value",
children:a})]}),!o&&d(ka,{gamma:e,most:r,rounds:s.rounds.slice(0,t)}),d("p",{class:"sv-note","aria-live":"polite",children:o?f(i||(r<2?"whatif.fewest":"whatif.t\
ry")):f("whatif.note",{gamma:e,rounds:t})})]})}function ka({gamma:s,most:e,rounds:t}){let[n,r]=[ti(t,1/0),ti(t,s)];return d("table",{class:"sv-figures-table",children:[
d("thead",{children:d("tr",{children:[d("th",{scope:"col",children:f("whatif.rounds")}),d("th",{scope:"col",children:f("whatif.was",{gamma:e})}),d("th",{scope:"\
col",children:f("whatif.would",{gamma:s})})]})}),d("tbody",{children:Object.entries(xa).map(([i,o])=>d("tr",{children:[d("th",{scope:"row",children:f(`whatif.ro\
w.${i}`)}),d("td",{children:o(n)}),d("td",{children:o(r)})]},i))})]})}var ni=["draft","verify","accept"],ya={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},rs=36,_a=20,Sa=5;function On(s,e){let t=(n,r)=>c(
"li",{},c("span",{class:"sv-swatch","data-part":n}),L(ya[n],r));return c("ul",{class:"sv-legend"},...ni.map(n=>t(n,s(`part_key.${n}`))),...e?[t("plain",e)]:[])}
var is=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(e){this.say=e,this.head=c("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
c("div",{class:"sv-rows",role:"rowgroup"}),this.grid=c("div",{class:"sv-grid",role:"grid","aria-label":e("rounds.label")},c("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=c("div",{class:"sv-rounds-scroll"},this.grid),this.detail=c("p",{class:"sv-note sv-round-detail"},e("rounds.detail")),
["pointerover","focusin"].forEach(t=>this.body.addEventListener(t,n=>this.showTime(n))),this.note=c("p",{class:"sv-note"},e("rounds.note")),this.node=c("section",
{class:"sv-section sv-rounds"},c("div",{class:"sv-section-head"},c("h2",{},L("round",e("rounds.heading"))),c("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(t=>c("li",{},c("span",{class:"sv-mark","data-kind":t}),L(t,e(`kind.${t}`)))))),this.note,this.scroller,this.detail,c("div",
{class:"sv-foot"},c("ul",{class:"sv-legend"},c("li",{},c("span",{class:"sv-swatch","data-part":"overlap"}),L("overlap",e("rounds.overlap_key")))),On(e,e("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(e){this.run=e,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],w(this.note,this.say(E(e.trace)?"tree.rounds":"rounds.note")),w(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.
row(t);this.rows.push(n),e.append(n)}for(this.grid.classList.toggle("sv-many",this.rows.length>_a),this.body.append(e),this.body.style.height=`${this.rows.length*
rs}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>Sa);let e=(t,n="")=>c("div",{role:"columnheader",class:n},
t);this.head.replaceChildren(e("#","sv-number"),...Array.from({length:this.width},(t,n)=>e(this.say("rounds.guess",{n:n+1}))),e(this.say("rounds.final"),"sv-fin\
al"),e(this.say("rounds.time"),"sv-time"))}row(e){let{drafts:t,positions:n=[]}=this.run.rounds[e],{slots:r,final:i}=this.run.rows[e],o=c("div",{class:"sv-row sv\
-ahead",role:"row","data-round":e},c("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:e+1})},String(e+1)));return r.forEach((a,l)=>{
let p=l<t.length&&n[l]?n[l].overlap:null,h=this.cell(a,e,l,p);a===i&&h.classList.add("sv-final"),o.append(h)}),o.append(this.time(this.run.rounds[e].times)),o}cell(e,t,n,r){
let i=Ee(c("span",{class:"sv-cell-text",translate:"no"}),e,!0);return c("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":e.kind,"data-at":`${t}.${n}`,
"aria-label":this.label(t,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},c("span",{class:"sv-mark","data-kind":e.kind,"aria-hidden":"true"}),i)}label(e,t,n,r){
let i=Ne(this.run,e,t,this.say,r);return n==null?i:this.say("token.aria_overlap",{label:i,overlap:I(n,2)})}time(e){let t=e.draft+e.verify+e.accept;this.spans.push(
t);let n=this.say("rounds.row_time",{total:j(t),draft:j(e.draft),verify:j(e.verify),accept:j(e.accept)}),r=c("div",{class:"sv-bar"},...ni.map(i=>c("span",{"data\
-part":i,style:`--t:${e[i]}`})));return c("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},c("div",{class:"sv-bars-pair"},r),c("span",{class:"\
sv-ms"},j(t)))}compare(e){let{sums:t,plain:n}=this.run.folds,r=t[e+1].emitted;if(r>=n.until.length)return!1;let i=n.until[r]-n.until[t[e].emitted],o=this.rows[e].
lastElementChild;if(!o)return!1;let a=this.say("rounds.row_plain",{time:o.getAttribute("aria-label"),plain:j(i)});return o.setAttribute("aria-label",a),o.firstElementChild?.
append(c("div",{class:"sv-bar sv-bar-plain"},c("span",{"data-part":"plain",style:`--t:${i}`}))),this.spans[e]=Math.max(this.spans[e],i),!0}showTime({target:e}){
let t=e instanceof Element?e.closest(".sv-time"):null,n=t?.parentElement;if(!t||!n)return;let r=Number(n.dataset.round)+1;w(this.detail,this.say("rounds.detail_\
of",{round:r,time:t.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<
n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){
let{now:t,shown:n}=this;if(t!==null&&(!e||t!==n)&&(this.rows[t].classList.toggle("sv-ahead",t>=n),this.rows[t].classList.remove("sv-row-now"),this.run.rows[t].slots.
forEach((i,o)=>this.dress(t,o,null)),this.now=null),!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.
toggle("sv-verified",e.verified),e.looks.forEach((i,o)=>this.dress(n,o,i))}dress(e,t,n){let r=this.find({round:e,index:t});if(!r)return;let{kind:i}=this.run.rows[e].
slots[t],o=n==="absent",a=t<this.run.rounds[e].drafts.length&&(this.run.rounds[e].positions||[])[t],l=n==="guessed"||n==="lit"&&this.concealed,p=a&&!l?a.overlap:
null;S(r,"data-kind",n||i),r.firstElementChild&&S(r.firstElementChild,"data-kind",n||i),S(r,"aria-hidden",o?"true":null),r.style.setProperty("--overlap",String(
p||0)),o||S(r,"aria-label",this.label(e,t,p,n||i))}showCut(e,t){let n=this.run.trace.settings.gamma,r=e<n?e:1/0,i=r===this.cutting?Math.min(t,this.cut):0,o=Math.
max(t,this.cut);if(r!==this.cutting||r<1/0)for(let a=i;a<o;a+=1)this.markCut(a,a<t?r:1/0);this.cutting=r,this.cut=t}markCut(e,t){let n=this.run.rounds[e],{drawn:r}=Mn(
n,t);this.run.rows[e].slots.forEach((i,o)=>{let a=this.find({round:e,index:o}),l=o<n.drafts.length?o>=t:!r,p=o===t&&!r;a&&(a.classList.toggle("sv-cut",l&&!p),a.
classList.toggle("sv-cut-own",p),S(a,"aria-description",l?this.say(p?"whatif.own":"whatif.gone",{gamma:t}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(
`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.rows.slice(0,this.shown+(this.now==null?0:1)),t=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(
n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll("[role=gridcell]")].filter(i=>r<this.shown||t(i)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,t=(this.shown+(this.now==null?0:1))*rs;t>e+this.height?this.scroller.scrollTop=t-this.
height:t-2*rs<e&&(this.scroller.scrollTop=Math.max(0,t-2*rs))}relayout(){this.height=null}};var ri=20,Ta=5,os=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(e){this.say=e,this.root=c("span",{class:"sv-tree-text","aria-hidden":"true"},
e("tree.text")),this.grid=c("div",{class:"sv-tree-grid",role:"grid","aria-label":e("tree.label")}),this.mask=c("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=c("p",{class:"sv-tree-note"}),this.node=c("div",{class:"sv-tree",hidden:!0},c("div",{class:"sv-tree-scroll"},this.grid),c("div",{class:"sv-mask-side"},c("p",
{class:"sv-mask-name"},L("tree_mask",e("tree.mask"))),this.mask,this.note))}build(e,t){Object.assign(this,{run:e,number:t});let n=e.rounds[t],{drafts:r,final:i}=n,
{slots:o}=e.rows[t],a=J(r),l=r.map((u,m)=>Y(r,m));i&&(a.push(Re(r).length),l.push(Re(r).at(-1)??-1));let{rows:p,count:h}=or(l);this.leaves=o.map((u,m)=>this.leaf(
u,m,{column:a[m]+2,row:p[m],above:p[l[m]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(u,m)=>this.leaves.flatMap(({node:v},g)=>a[g]===m?[v]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(h,this.levels.length)>Ta),this.grid.style.setProperty("--rows",String(h)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:u})=>u),...this.levels.map(u=>c("div",{role:"row",class:"sv-tree-level"},...u))),this.masked=r.map((u,m)=>this.maskRow(m,it(r,m))),this.mask.style.
setProperty("--nodes",String(r.length)),this.mask.classList.toggle("sv-mask-fine",r.length>20),this.mask.replaceChildren(...this.masked)}leaf(e,t,{column:n,row:r,
above:i}){let o=c("span",{class:"sv-mark","aria-hidden":"true"}),a=Ee(c("span",{class:"sv-tree-token",translate:"no"}),e,!0),l=c("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${t}`,style:`grid-column:${n};grid-row:${r+1}`},o,a),p=c("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${n};grid-row:${i+1}/${r+2}`});return p.classList.toggle("sv-tree-bend",r>i),{node:l,mark:o,link:p}}maskRow(e,t){let n=[0,...t.map(r=>r+1)];return c(
"div",{class:"sv-mask-row","data-at":`${this.number}.${e}`},...n.map(r=>c("span",{class:"sv-mask-cell","data-column":r,style:`--column:${r}`})))}show(e,t,n,r){(e!==
this.run||t!==this.number||this.leaves.length!==e.rows[t].slots.length)&&this.build(e,t);let{drafts:i}=e.rounds[t];this.leaves.forEach(({node:a,mark:l,link:p},h)=>{
let u=n[h]??"absent";[a,l,p].forEach(m=>S(m,"data-kind",u)),S(a,"aria-hidden",u==="absent"?"true":null),S(a,"aria-label",u==="absent"?null:this.label(e,t,h,u)),
this.masked[h]&&S(this.masked[h],"data-kind",u)});let o=Re(i).length;w(this.note,r?this.say("tree.sum",{verified:i.length,accepted:o,wasted:i.length-o}):this.say(
"tree.sees"))}label(e,t,n,r){let{say:i}=this,o=Ne(e,t,n,i,r),{drafts:a}=e.rounds[t];if(n>=a.length)return o;let l=it(a,Y(a,n)).map(p=>ce(e.rows[t].slots[p],i));
return i(l.length?"tree.aria":"tree.aria_first",{label:o,level:l.length+1,line:l.join(" ")})}light(e){let{run:t,number:n}=this,r=t?.rounds[n]?.drafts??[],i=e&&e.
round===n&&e.index<r.length?e.index:-1,o=it(r,i);this.leaves.forEach(({node:a,link:l},p)=>[a,l].forEach(h=>h.toggleAttribute("data-line",o.includes(p)))),this.root.
toggleAttribute("data-line",i>=0),this.masked.forEach((a,l)=>a.toggleAttribute("data-line",l===i))}find(e){return e&&e.round===this.number&&this.leaves[e.index]?.
node||null}reveal(e){let t=this.grid.parentElement,n=this.leaves[e]?.node;if(!t||!n)return;let r=(l,p,h,u)=>Math.min(0,l-ri-h)||Math.max(0,p+ri-u),[i,o,a]=[n,this.
node,t].map(l=>l.getBoundingClientRect());this.node.scrollTop+=r(i.top,i.bottom,o.top,o.bottom),t.scrollLeft+=r(i.left,i.right,a.left,a.right)}rows(){return this.
levels.map(e=>e.filter(t=>t.dataset.kind!=="absent")).filter(e=>e.length)}};var Ea=7,za=12;function ii(s,e){s.style.setProperty("--sv-characters",String(e?.length||1))}var as=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(e){
this.say=e,this.tree=new os(e),this.row=c("div",{class:"sv-slots",role:"row"}),this.guesses=L("draft",e("round.guesses")),this.tests=c("li",{hidden:!0},L("accep\
t_test",e("round.tests"))),this.node=c("section",{class:"sv-round","aria-label":e("round.label")},c("ul",{class:"sv-slot-names"},c("li",{},this.guesses),c("li",
{},L("verification",e("round.pass"))),this.tests),c("div",{class:"sv-slots-grid",role:"grid","aria-label":e("round.label")},this.row),this.tree.node)}show(e,t){
let{moment:n}=e,r=ve(e),i=Math.max(0,Le(e)),o=i in t.rounds&&H(t.rounds[i]);this.node.classList.toggle("sv-round-tree",o),this.tree.node.hidden=!o;let a=t===this.
run&&i===this.number&&(o||this.cells.length>0);o?Object.assign(this,{run:t,number:i,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(t,
i)+1)&&this.build(t,i);let l=t.rows[i]?.slots??[],p=r?.looks??l.map(({kind:u})=>n.round?u:"absent");this.node.classList.toggle("sv-round-now",!!r),this.node.classList.
toggle("sv-verified",r?r.verified:n.round>0),o&&this.tree.show(t,i,p,!r&&n.round>0),o&&(n!==this.moment||!a)&&(r?r.phase.name!=="verify"&&r.phase.name!=="discar\
d":n.round)&&this.tree.reveal(dt(e).at?.index??l.length-1),this.moment=n,this.node.classList.toggle("sv-round-fallen",!!r?.fallen),this.node.dataset.phase=r?.phase.
name??"";let h=!r&&e.entered==="step"?l.length-1:-1;this.cells.forEach(({node:u},m)=>{this.dress(m,p[m]??"absent",gt(e)),u.toggleAttribute("data-now",r?.phase.index===
m),u.toggleAttribute("data-entered",h===m)}),this.tests.hidden=!this.cells.some(({figures:u})=>u.textContent)}wide(e,t){let n=e.rounds[t]?.drafts.length??0;return E(
e.trace)?n:Math.max(n,Math.min(e.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(e,t){
let n=this.cells.findIndex(({node:h})=>h===document.activeElement);e!==this.run&&this.relayout(),Object.assign(this,{run:e,number:t});let r=e.rows[t]?.slots??[],
i=e.rounds[t]?.drafts.length??-1;this.cells=Array.from({length:i+1},(h,u)=>this.cell(e,r[u],u));let o=E(e.trace)?i:e.width;this.node.classList.toggle("sv-round-\
tight",o>=Ea),this.node.classList.toggle("sv-round-tighter",o>=za);let{models:a,settings:{drafter:l}}=e.trace,p=e.rounds[t]?.drafts[0]?.source??l;this.guesses.dataset.
term=p==="model"?"draft":"drafter",w(this.guesses,l==="model"?this.say("round.guesses"):se(this.say,p,a.pair)),this.place(this.wide(e,t)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(e,t))),n>=0&&(this.cells[n]??this.cells.at(-1))?.node.focus()}place(e){
let t=this.cells.length-1,n=Array.from({length:e+1},(r,i)=>{let o=i===e?t:i<t?i:-1;return this.cells[o]?.node??c("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",e===0),this.row.replaceChildren(...n)}cell(e,t,n){let{drafts:r,positions:i=[]}=e.rounds[this.number],
o=r[n],a=c("span",{class:"sv-gauge-draw"}),l=c("span",{class:"sv-gauge",hidden:!0},c("span",{class:"sv-gauge-keep"}),a),p=c("span",{class:"sv-slot-says",hidden:!0}),
h=c("span",{class:"sv-mark","aria-hidden":"true"}),u=c("span",{class:"sv-slot-kind"}),m=c("span",{class:"sv-slot-figures"}),v=W(o);if(e.trace.settings.temperature===
0&&o){let y=i[n]?.candidates.find(([,x])=>x===1);w(p,y?F(e.alone(y[0])):""),ii(p,p.textContent)}else v!==null&&(l.style.setProperty("--keep",String(v)),a.style.
setProperty("--draw",String(o.draw??0)));let b=c("span",{class:"sv-slot-text"});return ii(b,t?.text),t&&Ee(b,t,!0),{node:c("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${n}`,style:`--i:${n}`},c("span",{class:"sv-slot-token",translate:"no"},b),c("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},l,p),c("span",{class:"sv-slot-verdict","aria-hidden":"true"},h,u),m),gauge:l,needle:a,says:p,mark:h,kind:u,figures:m}}dress(e,t,n){let{run:r,number:i,say:o}=this,
a=this.cells[e];if(!r||!a)return;let l=r.rounds[i].drafts[e],p=t==="accepted"||t==="rejected",h=!!l&&(p||t==="untested"||t==="lit"&&!n),u=W(l),m=r.trace.settings.
temperature===0;S(a.node,"data-kind",t),S(a.mark,"data-kind",t),S(a.node,"aria-hidden",t==="absent"?"true":null),S(a.node,"aria-label",t==="absent"?null:Ne(r,i,
e,o,t)),a.gauge.hidden=m||!h||u===null,a.says.hidden=!m||!h;let v=p&&!m&&!Ae(l,T(r.trace))?l.draw:null;a.needle.hidden=v==null,w(a.kind,t==="absent"||t==="guess\
ed"||t==="lit"?"":o(`kind.${je(t,r.trace)}`)),w(a.figures,v!=null&&u!==null?this.test(l,v,u):"")}test(e,t,n){let r=this.run?.rounds[this.number].drafts??[];if(e.
verdict==="accepted"&&t>=n)return this.say("rules.kept_by",{n:Ke(r)+1});let[i,o]=Z(t,n);return this.say(t<n?"round.below":"round.above",{draw:i,threshold:o})}find(e){
return this.tree.node.hidden?e&&e.round===this.number&&this.cells[e.index]?.node||null:this.tree.find(e)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:e})=>e.dataset.kind==="absent"?[]:[e])]:this.tree.rows()}};var oi=2,ai=16,Ma=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",li=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Oa(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Ra(){try{return[...document.styleSheets].every(({cssRules:s})=>s)}catch{return!1}}function Aa(s){let e=s.cloneNode(!0),t=s.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:i,height:o}=t[r].getBoundingClientRect(),a=`display: block; width: ${i}px; height: ${o}px`;n.replaceWith(
c("img",{src:t[r].toDataURL(),alt:"",style:a}))}),e.querySelectorAll(Ma).forEach(n=>n.remove()),e}function ja(s){let e=s.closest(".specviz"),{width:t}=s.getBoundingClientRect(),
n=c("div",{style:`width: ${t+2*ai}px; padding: ${ai}px`},Aa(s)),r=c("div",{class:e.className},n),{style:i}=r;i.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:o,fontSize:a,lineHeight:l}=getComputedStyle(e);Object.assign(i,{colorScheme:o,fontSize:a,
lineHeight:l,fontFamily:Ve}),e.append(r);let p=n.getBoundingClientRect(),h=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(i,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:h,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function $a(s){let{outer:e,page:t,width:n,height:r}=ja(s),
i=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(li,""),o=new XMLSerializer().serializeToString(e).replace(li,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${i(Oa())}</style><foreignObject width="100%" height="100%">${o}</foreignObj\
ect></svg>`,l=new Image;l.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await l.decode();let p=c("canvas",{width:n*oi,height:r*oi}),h=p.getContext("2d");return h.
fillStyle=t,h.fillRect(0,0,p.width,p.height),h.drawImage(l,0,0,p.width,p.height),p.toDataURL("image/png")}function ls(s,e,t){return Ra()?c("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>c("a",{href:await $a(e),download:`specviz-${t}.png`}).click()}},s("snapshot")):null}var La={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function cs(s,e){let{key:t}=e,n=s.findIndex(o=>o===document.activeElement),r=La[t],i=t==="Home"?0:t===
"End"?s.length-1:r?(n+r+s.length)%s.length:-1;return n<0||i<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),s.forEach((o,a)=>{o.tabIndex=a===i?0:-1}),s[i].
focus(),i)}var Ca=["race","same","time","guesses"],St=0,ds=class{constructor({say:e,set:t,views:n}){St+=1,this.names=Object.keys(n),this.set=t,this.tabs=this.names.map(r=>c(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${St}-${r}`,"aria-controls":`sv-view-${St}-${r}`,"data-view":r,on:{click:()=>t({view:r})}},e(`\
views.${r}`))),this.panels=this.names.map(r=>c("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${St}-${r}`,"aria-labelledby":`sv-tab-${St}-${r}`,"data-view":r},
...Ca.includes(r)?n[r].flatMap(i=>[i,ls(e,i,r)].filter(o=>o!==null)):n[r])),this.list=c("div",{class:"sv-view-tabs",role:"tablist","aria-label":e("views.label"),
on:{keydown:r=>this.walk(r)}},...this.tabs),this.node=c("div",{class:"sv-views"},this.list,...this.panels)}has(e){return this.names.includes(e)}show({view:e}){this.
names.forEach((t,n)=>{S(this.tabs[n],"aria-selected",String(t===e)),this.tabs[n].tabIndex=t===e?0:-1,this.panels[n].hidden=t!==e})}walk(e){let t=cs(this.tabs,e);
t>=0&&this.set({view:this.names[t]})}};var Pa=1.96,qa=300;function Rn(s,e){let t=s/e,n=Pa**2/e,r=(t+n/2)/(1+n),i=Math.sqrt((t*(1-t)+n/4)*n)/(1+n);return{share:t,low:Math.max(0,r-i),high:Math.min(1,r+
i),tested:e}}function An(s){let e=s.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),t=s.filter(n=>!H(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:i,verdict:o,confidence:a},l)=>{let p=e?a:r[l]?.candidates.find(([h])=>h===i)?.[4];return o==="untested"||p==null?[]:[{chance:p,accepted:o==="accepted"}]}));
return{headed:e,tests:t}}function ci(s,e){let t=T({settings:s});return t==="token"||t==="match"&&!e||s.temperature===0}function di(s){let e=s.length<qa?5:10;return Array.
from({length:e},(t,n)=>{let r=s.filter(({chance:o})=>Math.min(e-1,Math.floor(o*e))===n),i=r.reduce((o,{chance:a})=>o+a,0)/r.length;return{from:n/e,to:(n+1)/e,mean:i,
...Rn(r.filter(({accepted:o})=>o).length,r.length)}}).filter(({tested:t})=>t)}function Ze(){let s=de(null),[e,t]=ee(0);return ze(()=>{let n=s.current,r=()=>t(n.clientWidth);r();let i=new ResizeObserver(r);return i.observe(n),()=>i.disconnect()},
[]),[s,e]}function ps({label:s,heads:e,rows:t,hidden:n}){let[r,i]=ee(!1);return d("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:o})=>i(o.open),children:[
d("summary",{children:f("chart.table")}),d("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":s,children:d("table",{children:[d("thead",{children:d(
"tr",{children:e.map(o=>d("th",{scope:"col",children:o}))})}),d("tbody",{children:r&&t.map(o=>d("tr",{children:o.map(a=>d("td",{children:a}))}))})]})})]})}var hs=196,us=40,pi=10,hi=10,jn=40,Ha=[0,.5,1],Qe=10;function $n({dots:s,axis:{title:e,ticks:t},says:n,diagonal:r=!1}){let[i,o]=Ze(),a=h=>us+h*(o-us-pi),l=h=>hi+
(1-h)*(hs-hi-jn),p=s.filter(({tested:h})=>h>=Qe);return d("div",{class:"sv-dots",role:"img","aria-label":n,ref:i,children:[o>0&&d("svg",{width:o,height:hs,"aria\
-hidden":"true",children:[Ha.map(h=>d(C,{children:[d("line",{class:"sv-dots-grid",x1:us,x2:o-pi,y1:l(h),y2:l(h)}),d("text",{x:us-6,y:l(h)+4,"text-anchor":"end",
children:`${h*100}%`})]})),r?d("line",{class:"sv-dots-equal",x1:a(0),x2:a(1),y1:l(0),y2:l(1)}):d("polyline",{class:"sv-dots-line",points:p.map(h=>`${a(h.x)},${l(
h.share)}`).join(" ")}),t.map(({at:h,label:u})=>d("text",{x:a(h),y:hs-jn+15,"text-anchor":h<1?"middle":"end",children:u})),s.map(h=>d(C,{children:[d("line",{class:"\
sv-dots-whisker",x1:a(h.x),x2:a(h.x),y1:l(h.low),y2:l(h.high)}),d("circle",{class:h.tested<Qe?"sv-dots-few":"sv-dots-point",cx:a(h.x),cy:l(h.share),r:5}),d("tex\
t",{class:"sv-dots-count",x:a(h.at),y:hs-jn+28,"text-anchor":"middle",children:h.tested})]}))]}),d("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var vs=["accepted","rejected","untested"],Na=[0,.2,.4,.6,.8,1].map(s=>({at:s,label:z(s)}));function Ia(s){let e=Array.from({length:Math.max(0,...s.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));s.forEach(({drafts:n})=>{H({drafts:n})?Da(n).forEach((r,i)=>{e[i][r]+=1}):n.forEach((r,i)=>{e[i][r.verdict]+=
1})});let t=e.findLastIndex(n=>vs.some(r=>n[r]));return e.slice(0,t+1)}function Da(s){let e=J(s);return Array.from({length:Math.max(...e)+1},(t,n)=>{let r=s.filter(
(i,o)=>e[o]===n).map(({verdict:i})=>i);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Fa(s){let e=s.map(r=>r.drafts.
filter(i=>i.verdict==="accepted").length),t=s.map(({drafts:r})=>H({drafts:r})?Math.max(...J(r))+1:r.length),n=Array(Math.max(0,...t)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var ui=({columns:s,says:e})=>d("div",{class:`sv-columns${s.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:s.map(({label:t,value:n,
parts:r})=>d("div",{class:"sv-column",children:[d("span",{class:"sv-column-value",children:n}),d("span",{class:"sv-column-bar",children:r.map(([i,o])=>d("span",
{"data-kind":i,style:`--n:${o}`}))}),d("span",{class:"sv-column-label",children:t})]}))}),fs=({heading:s,means:e,says:t,heads:n,rows:r,children:i})=>d("figure",
{class:"sv-figure-block",children:[d("h3",{children:d(pe,{name:e,children:s})}),i,d("p",{class:"sv-note",children:t}),d(ps,{label:s,heads:n,rows:r})]}),vi=(s,e)=>f(
"calibration.between",{from:z(s),to:z(e)}),fi=({share:s,low:e,high:t,tested:n})=>[z(s),vi(e,t),n],mi=s=>s.some(({tested:e})=>e<Qe)&&f("given.hollow",{few:Qe});function Ua({
slots:s,rounds:e}){let t=s.filter(({accepted:a,rejected:l})=>a+l>0),n=t.length,r=s.length===1?"aria_one":n===1?"aria_first":"aria",i=(a=0)=>z(a/e),o=s.length?f(
`slots.${r}`,{first:i(s[0].accepted),last:i(t[n-1]?.accepted),n}):f("slots.none");return d(fs,{heading:f("slots.heading"),means:"acceptance_by_position",says:o,
heads:[f("slots.slot"),...vs.map(a=>f(`kind.${a}`)),f("slots.of_rounds"),f("slots.of_judged")],rows:s.map(({accepted:a,rejected:l,untested:p},h)=>[h+1,a,l,p,i(a),
z(a/(a+l))]),children:[d(ui,{says:o,columns:s.map((a,l)=>({label:String(l+1),value:i(a.accepted),parts:vs.map(p=>[p,a[p]/e])}))}),d("ul",{class:"sv-legend",children:vs.
map(a=>d("li",{children:[d("span",{class:"sv-swatch","data-kind":a}),f(`kind.${a}`)]}))})]})}function Wa({slots:s}){let e=s.flatMap(({accepted:l,rejected:p},h)=>{
let u=(h+.5)/s.length;return l+p?[{...Rn(l,l+p),x:u,at:u,label:String(h+1)}]:[]}),t=e.filter(({tested:l})=>l>=Qe),[n,r]=[t[0],t[t.length-1]],i=t.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",o=t.length>1&&f("given.ends",{first:n.label,last:r.label,first_share:z(n.share),last_share:z(r.share)}),a=e.length?
A(o,f(`given.${i}`),mi(e)):f("slots.none");return d(fs,{heading:f("given.heading"),means:"acceptance_by_position",says:a,heads:[f("slots.slot"),f("slots.of_judg\
ed"),f("given.interval"),f("given.tested")],rows:e.map(l=>[l.label,...fi(l)]),children:d($n,{dots:e,axis:{title:f("given.axis"),ticks:e},says:a})})}function Ba({
counts:s,rounds:e}){let t=Math.max(...s),n=s.reduce((o,a,l)=>o+a*l,0)/e,r=s.flatMap((o,a)=>o===t?[a]:[]),i=f(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:R(n),commonest:r.join(f("comma")),count:t,rounds:e});return d(fs,{heading:f("lengths.heading"),means:"mean_acceptance_length",says:i,heads:[f("length\
s.length"),f("lengths.rounds")],rows:s.map((o,a)=>[a,o]),children:d(ui,{says:i,columns:s.map((o,a)=>({label:String(a),value:String(o),parts:[["accepted",o/Math.
max(1,t)]]}))})})}function Va({run:s,shown:e}){let t=An(s.rounds);if(!t.tests.length)return null;let n=f("calibration.heading");if(!ci(s.trace.settings,t.headed))
return d("figure",{class:"sv-figure-block",children:[d("h3",{children:d(pe,{name:"calibration",children:n})}),d("p",{class:"sv-note",children:f("calibration.oth\
er_rule",{rule:f(`rules.name.${T(s.trace)}`)})})]});let{headed:r,tests:i}=An(s.rounds.slice(0,e)),o=r?"head":"own",a=di(i).map(u=>({...u,x:u.mean,at:(u.from+u.to)/
2})),l=i.reduce((u,{chance:m})=>u+m,0)/i.length,p=i.filter(({accepted:u})=>u).length/i.length,h=a.length?A(f(`calibration.${o}`),f("calibration.sum",{mean:z(l),
share:z(p),tested:i.length}),f("calibration.equal"),mi(a)):f("slots.none");return d(fs,{heading:n,means:"calibration",says:h,heads:[f("calibration.predicted"),f(
"calibration.mean"),f("slots.of_judged"),f("given.interval"),f("given.tested")],rows:a.map(u=>[vi(u.from,u.to),z(u.mean),...fi(u)]),children:d($n,{dots:a,axis:{
title:f(`calibration.axis.${o}`),ticks:Na},says:h,diagonal:!0})})}function gi(s){let{run:e,shown:t}=s,n=e.rounds.slice(0,t),r=Ia(n);return d("section",{class:"s\
v-section",children:e.width>0&&d(C,{children:[d("div",{class:"sv-section-head",children:d("h2",{children:f("breakdown.heading")})}),d("div",{class:"sv-breakdown\
-charts",children:[d(Ua,{slots:r,rounds:t}),d(Wa,{slots:r}),d(Ba,{counts:Fa(n),rounds:t}),d(Va,{...s})]})]})})}var Ga={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Ka=["draft","verify","accept"];function bi({plain:s}){let e=(t,n)=>d("li",{children:[
d("span",{class:"sv-swatch","data-part":t}),d(pe,{name:Ga[t],children:n})]});return d("ul",{class:"sv-legend",children:[Ka.map(t=>e(t,f(`part_key.${t}`))),s&&e(
"plain",s)]})}var wi=["draft","verify","accept"],Ya=["plain","speculative","bursts"];function Ja(s,e){let t=s.folds.cost(e);if(!t||!t.plain)return null;let n=s.folds.at(s.folds.
compared(e)),r=n.emitted/n.rounds,i={draft:t.draft*r,verify:t.verify*r,accept:t.accept*r},o=i.draft+i.verify+i.accept;return{parts:i,round:o,length:r,steps:o/t.
plain,speedup:s.folds.measured(e)}}var ki=s=>Object.fromEntries(wi.map(e=>[e,j(s[e])]));function Xa(s,e){if(!e)return f(s.folds.plain.tokens.length||!s.length?"\
costs.early":"headline.not_measured");let{parts:t,speedup:n}=e,r=wi.reduce((a,l)=>t[a]>=t[l]?a:l),[i,o]=[R(e.steps),R(e.length)];return A(f("costs.round",{round:j(
e.round),steps:i,length:o,...ki(t)}),n===null?f("headline.impossible"):f(n>=1?"costs.faster":"costs.slower",{steps:i,length:o,speedup:D(n),blame:f(`part.${r}`)}))}
var xi=({way:s,parts:e,most:t})=>d("div",{class:"sv-cost",children:[d("span",{children:f(`race.${s}`)}),d("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>d("span",{"data-part":n,style:`--n:${r/t}`}))}),d("span",{class:"sv-cost-value",children:j(Object.values(e).reduce((n,r)=>n+r,0))})]});function Za({
plain:s,draft:e,verify:t,accept:n}){let r={draft:e,verify:t,accept:n},i=e+t+n,o=Math.max(s,i);return d("div",{class:"sv-costs",role:"img","aria-label":f("costs.\
aria",{plain:j(s),total:j(i),...ki(r)}),children:[d(xi,{way:"plain",parts:{plain:s},most:o}),d(xi,{way:"speculative",parts:r,most:o})]})}function yi({run:s,shown:e}){
let t=s.folds.cost(e),n=Ja(s,e),r=s.folds.gaps(e);return d("section",{class:"sv-section",children:d("div",{class:"sv-costs-columns",children:[d("div",{class:"sv\
-costs-block",children:[d("div",{class:"sv-section-head",children:d("h2",{children:f("costs.heading")})}),t&&n&&d(Za,{...t}),d(bi,{}),d("p",{class:"sv-note",children:Xa(
s,n)})]}),d("div",{children:[d("div",{class:"sv-section-head",children:d("h2",{children:f("waits.heading")})}),d("div",{class:"sv-table sv-waits",children:d("ta\
ble",{children:[d("thead",{children:d("tr",{children:[d("td",{}),d("th",{scope:"col",children:f("waits.p50")}),d("th",{scope:"col",children:f("waits.p95")})]})}),
d("tbody",{children:Ya.map(i=>d("tr",{children:[d("th",{scope:"row",children:f(`waits.${i}`)}),d("td",{children:j(r[i]?.p50)}),d("td",{children:j(r[i]?.p95)})]}))})]})}),
d("p",{class:"sv-note",children:f("waits.means")})]})]})})}var ms=260,Tt=52,Ln=14,_i=22,Si=42,Qa=.001,Ti=Qa/1.6,el=[.001,.01,.1,1],tl=[10,100,1e3,1e4],sl=[["lossy",2],["exact",1]],Ei=s=>s.map(e=>e.map(t=>t.toFixed(1)).join(
",")).join(" ");function nl({rule:s,points:e,width:t}){if(!e.length)return null;let[n,r]=e[e.length-1];return d("g",{class:"sv-convergence-line","data-rule":s,children:[
d("polyline",{points:Ei(e)}),s==="exact"?d("circle",{cx:n,cy:r,r:5}):d("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),d("text",{class:"sv-convergence-name",x:n,y:r+
(s==="exact"?20:-10),"text-anchor":n>t/2?"end":"start",children:f(`frequencies.${s}`)})]})}function zi({found:{band:s,checkpoints:e,plan:t},seen:n,says:r}){let[
i,o]=Ze(),a=Math.log(t[t.length-1]/t[0]),l=u=>Tt+Math.log(u/t[0])/a*(o-Tt-Ln),p=u=>_i+Math.log(1/Math.max(u,Ti))/Math.log(1/Ti)*(ms-_i-Si),h=u=>s.map((m,v)=>[l(
t[v]),p(m[u])]);return d("div",{class:"sv-convergence",role:"img","aria-label":r,ref:i,children:o>0&&d("svg",{width:o,height:ms,"aria-hidden":"true",children:[el.
map(u=>d(C,{children:[d("line",{class:"sv-convergence-grid",x1:Tt,x2:o-Ln,y1:p(u),y2:p(u)}),d("text",{x:Tt-6,y:p(u)+4,"text-anchor":"end",children:`${u*100}%`})]})),
tl.map((u,m)=>d("text",{x:l(u),y:ms-Si+18,"text-anchor":["start","middle","middle","end"][m],children:u.toLocaleString("en")})),d("text",{class:"sv-convergence-\
title",x:(Tt+o-Ln)/2,y:ms-6,"text-anchor":"middle",children:f("frequencies.axis")}),d("polygon",{class:"sv-convergence-band",points:Ei([...h(1),...h(0).reverse()])}),
sl.map(([u,m])=>d(nl,{rule:u,width:o,points:e.slice(0,n).map(v=>[l(v[0]),p(v[m][2])])},u))]})})}var Cn=s=>s<5e-4?"0%":s<.1?`${(s*100).toFixed(1)}%`:z(s);var ne=({text:s,oneLine:e=!1})=>d(C,{children:st(s).map(({kind:t,text:n})=>{if(t==="text")return n;if(t==="control")return d("span",{class:"sv-control",children:nt(
n)});let r=e&&t!=="space";return d("span",{class:`sv-${t}${r?" sv-marked":""}`,children:r?"":n})})});function gs(s,e){let t=he;return e.map(n=>{let r=s.piece(n),i=ge(t,r);return t=i.pending,{token:n,text:i.text,piece:r}})}var De=({text:s,piece:e})=>s||be(e);function bs(s,e){
let{output:t,plain:n,matched:r}=s.folds,i=Math.min(s.folds.at(e).emitted,n.tokens.length);return{speculative:gs(s,t.slice(0,i)),plain:gs(s,n.tokens.slice(0,Math.
min(i,s.plainEnd+1||i))),compared:i,parts:r<i?r:null}}var rl=["accepted","correction","bonus"],il=s=>s.rounds.flatMap(({drafts:e,final:t})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...t?[e.length?
t.kind:"plain"]:[]]);function xs({texts:{plain:s,speculative:e,parts:t},run:n,says:r}){let i=il(n);return d("div",{children:[d("p",{class:"sv-pairs-key sv-note",
children:[f("lossless.pairs"),rl.map(o=>d("span",{class:"sv-pair-key","data-came":o,children:f(`lossless.came.${o}`)}))]}),d("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${F(s.map(({text:o})=>o).join(""))}`,children:s.map((o,a)=>{let l=e[a],p=o.token===l.token;return d("span",{class:"sv\
-pair","data-same":String(p),"data-parts":a===t?"":void 0,children:[d("span",{children:d(ne,{text:De(o),oneLine:!0})}),d("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),d("span",{"data-came":i[a],children:d(ne,{text:De(l),oneLine:!0})})]},a)})})]})}var ws=["exact","lossy"],Mi=[1,2,3],ol=3,al=.3,ll=70,Oi=48,cl=5e-4;function dl({candidates:s,rest:e},t){let n=t===1?2:4;if(e[t]===null||e[t]>al||e[n]===null)return 0;
let r=s.map(a=>a[t]??0);return[...s].sort((a,l)=>(l[t]??0)-(a[t]??0)).slice(0,ol).reduce((a,l)=>a+Math.max(0,(l[n]??0)-(l[t]??0)),0)*(1-r.reduce((a,l)=>a+l*l,0))}
function pl(s){let e=s.trace.settings.temperature?1:3,[t,n]=[0,0];return s.rounds.forEach(({positions:r},i)=>(r||[]).forEach((o,a)=>{let l=s.folds.at(i).emitted+
a,p=l<s.folds.output.length&&l<s.folds.at(i+1).emitted?dl(o,e):0;p>n&&([t,n]=[l,p])})),t}function hl({trace:s,folds:e},t){let n=[...s.prompt,...e.output.slice(0,
t)],r=Object.fromEntries(n.map(i=>[i,s.pieces[i]]));return JSON.stringify({...s,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var ul=0,
ks=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,t){Object.assign(this,{
ask:e,offered:t}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:f("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),ll)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let t=ul+=1;this.result={number:t,state:"loading",texts:0},this.start=pl(this.run),this.ask("sample",{number:t,tokens:e,
take:this.takes,trace:hl(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Et=(s=0)=>s.toLocaleString(
"en"),Ri=s=>`${(s*100).toFixed(1)}%`;function vl({state:s,message:e,texts:t,of:n}){return s==="loading"||s==="error"?e||f(`frequencies.state.${s}`):f(`frequenci\
es.state.${s}`,{n:Et(t),of:Et(n)})}function fl(s,e,t,n){return f(`frequencies.${t>n?"beyond":"within"}.${s}`,{n:Et(e),distance:Cn(t),high:Cn(n)})}function ml(s,e){
let t=s.promptText+gs(s,s.folds.output.slice(0,e)).map(r=>r.text).join(""),n=t.length>Oi?`…${t.slice(-Oi)}`:t;return f(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function gl({run:s}){let e=bs(s,s.length),t=e.parts===null,n=e.parts??e.compared,r=t?f("lossless.same",{n}):f("lossless.diffe\
r",{n,position:n+1});return d("div",{class:"sv-proof",children:[d("h4",{children:f("frequencies.greedy")}),d("p",{class:"sv-same","data-kind":t?"same":"differ",
children:r}),d(xs,{texts:e,run:s,says:r})]})}function bl({tally:[s,e],row:t,texts:n,most:r}){return d("td",{children:[d("span",{class:"sv-count-bar",style:`--n:${s[t]/
n/r};--g:${e[t]/n/r}`,children:[d("span",{class:"sv-count-all"}),d("span",{class:"sv-count-guessed"}),d("span",{class:"sv-count-exact"})]}),Ri(s[t]/n)]})}function xl({
run:s,found:e,seen:t,start:n}){let{rows:r,checkpoints:i,band:o,temperature:a,state:l}=e,p=t?i[t-1]:null,[h,...u]=p??[0],m=Math.max(...r.map(([,k])=>k),...u.flatMap(
([k])=>k.map(y=>y/h))),v=l!=="running"&&t===i.length&&t>0,g=ws.map((k,y)=>v?fl(k,h,u[y][2],o[t-1][1]):""),b=k=>d("th",{scope:"col","data-rule":k,children:f(`fre\
quencies.${k}`)});return d("div",{class:"sv-proof",children:[d("h4",{children:f("frequencies.counted",{t:String(a),n:Et(h)})}),d("p",{class:"sv-note",children:ml(
s,n)}),d("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(k=>d("span",{class:"sv-count-key","data-part":k,children:f(`frequencie\
s.${k}`)}))}),d("table",{class:"sv-counts",children:[d("caption",{class:"sv-spoken",children:f("frequencies.caption")}),d("thead",{children:d("tr",{children:[d(
"th",{scope:"col",children:f("frequencies.beginning")}),["target",...ws].map(b)]})}),d("tbody",{children:r.map(([k,y],x)=>(k!==null||y>=cl||u.some(([_])=>_[x]))&&
d("tr",{style:`--p:${y/m}`,children:[k===null?d("th",{scope:"row",class:"sv-others",children:f("frequencies.others")}):d("th",{scope:"row",translate:!1,children:d(
ne,{text:k,oneLine:!0})}),d("td",{children:Ri(y)}),ws.map((_,M)=>p?d(bl,{tally:u[M],row:x,texts:h,most:m},_):d("td",{},_))]},x))})]}),d("p",{class:"sv-note",children:f(
"frequencies.why")}),d("h4",{children:f("frequencies.curve")}),d("p",{class:"sv-note",children:f("frequencies.band")}),d(zi,{found:e,seen:t,says:A(...g)||f("fre\
quencies.curve")}),d("div",{role:"status",children:ws.map((k,y)=>d("p",{class:"sv-told","data-rule":k,children:g[y]}))})]})}function wl({test:s}){let[e,t]=ee(Mi[0]),
{result:n,isRunning:r}=s;return d("div",{class:"sv-sample-controls",children:[d("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?s.leave():s.begin(
e),children:f(r?"frequencies.stop":s.takes?"frequencies.again":"frequencies.sample")}),d("div",{class:"sv-toggles",role:"group","aria-label":f("frequencies.leng\
th"),children:Mi.map(i=>d("button",{type:"button",class:"sv-toggle","data-choice":i,"aria-pressed":i===e,disabled:r,onClick:()=>t(i),children:f(i>1?"frequencies\
.first":"frequencies.first_one",{n:i})}))}),d("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":f("frequencies.progress")}),d("p",{class:"\
sv-note",role:"status",children:n&&vl(n)})]})}function Ai({run:s,test:e}){let{result:t,refusal:n,offered:r}=e;if(!s.trace.settings.gamma||!(r||n))return null;let i=E(
s.trace);return d("div",{class:"sv-experiment",children:[d("h3",{children:f("frequencies.heading")}),!i&&r>0&&d("p",{class:"sv-note",children:f("frequencies.mea\
ns",{n:Et(r)})}),!i&&d("p",{class:"sv-note",children:f("frequencies.lossy_means")}),i||!r?d("p",{class:"sv-note",children:n||f("frequencies.trees")}):d(wl,{test:e}),
t?.greedy&&d(gl,{run:new Je(t.greedy)}),t?.rows?.length?d(xl,{run:s,found:t,seen:e.seen,start:e.start}):null]})}function ji([s,e,t,n,r],i){let o=i?[n,r]:[e,t];return{token:s,target:o[0]??null,draft:o[1]??null}}var $i=({target:s,draft:e})=>s==null||e==null?null:Math.min(s,
e),Pn=(s,e)=>s.reduce((t,n)=>{let r=n[e];return t===null||r===null?null:t+r},0);function Oe(s,e=!1){return s.candidates.map(t=>ji(t,e)).map(t=>({...t,both:$i(t)}))}
function Li(s,e,t){let n=new Set(e.map(u=>u.token)),r=ji(s.rest,t),i=[{...r,both:$i(r)},...Oe(s,t).filter(u=>!n.has(u.token))],[o,a]=[Pn(i,"target"),Pn(i,"draft")],
l=Pn(e,"both"),h=!t&&l!==null&&o!==null&&a!==null&&s.overlap!=null?Math.min(Math.max(0,s.overlap-l),o,a):null;return{token:-1,target:o,draft:a,both:h}}var Ci=(s,e)=>(e.
target??0)-(s.target??0)||(e.draft??0)-(s.draft??0);function Pi(s,e,t=!1,n=8){let r=Oe(s),i=new Map(Oe(s,!0).map(u=>[u.token,Math.max(u.target||0,u.draft||0)])),
o=({token:u})=>i.get(u)??0,a=u=>(e.includes(u.token)?2:0)+Math.max(u.target||0,u.draft||0)+.001*o(u),l=r.sort((u,m)=>a(m)-a(u)).slice(0,n-1).sort((u,m)=>Ci(u,m)||
o(m)-o(u)).map(u=>u.token),p=Oe(s,t),h=l.flatMap(u=>p.find(m=>m.token===u)??[]);return[...h,Li(s,h,t)]}function ys(s,e=!1){let t=Oe(s,e).sort(Ci);return[...t,Li(
s,t,e)]}function qi(s,{weight:e,taken:t,mass:n}){let r=Oe(s),i=n??1-(s.overlap??1);if(i<=0||r.some(a=>a.both==null))return null;let o=r.map(({token:a,target:l,draft:p})=>({
token:a,share:(e*(l??0)-t(a,p??0))/i})).filter(a=>a.share>0).sort((a,l)=>l.share-a.share);return{shares:o,rest:Math.max(0,1-o.reduce((a,{share:l})=>a+l,0))}}function Hi(s){
let[e,t]=[Oe(s),Oe(s,!0)];return t.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var kl=["plain","speculative"],yl={float16:.0625,bfloat16:.5},_l=.001;function Sl(s,e){let t=0;for(;s.folds.at(t+1).emitted<=e;)t+=1;return s.rounds[t].positions?.[e-
s.folds.at(t).emitted]??null}function Tl(s,e,t,n){let r=Sl(s,e),i=r?ys(r,!0):[],[o,a]=[t,n].map(p=>i.find(h=>h.token===p)?.target??null);if(!o)return null;let l=yl[s.
trace.models.target.dtype]||_l;return{p:[o,a],gap:a?Math.abs(Math.log(o/a)):null,limit:l}}function El(s,e,[t,n]){let r=Tl(s,e,t.token,n.token);if(!r)return f("l\
ossless.unknown");let i={mine:F(De(t)),theirs:F(De(n)),p:xe(r.p[0]),q:xe(r.p[1]),gap:R(r.gap,3),limit:r.limit,dtype:s.trace.models.target.dtype};return r.gap==null?
f("lossless.unlisted",i):A(f("lossless.gap",i),f(r.gap<=r.limit?"lossless.tie":"lossless.fault",i))}function zl(s,e,{compared:t,parts:n}){return e==="none"?f(s.
length&&!s.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?f(s.over&&t===s.folds.output.length?"lossless.same":"lossless.so_far",{
n:t}):f(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function Ml(s,{compared:e,parts:t,speculative:n,plain:r}){return e?s.trace.settings.temperature>0?f(N(T(s.trace))?
"rules.lossy":"lossless.sampling"):t===null?f("lossless.greedy"):El(s,t,[n[t],r[t]]):""}function Ol({way:s,tokens:e,parts:t}){let n=i=>i.map(({text:o})=>o).join(
""),r=t??e.length;return d("div",{class:"sv-twin","data-way":s,children:[d("h3",{children:f(`race.${s}`)}),d("div",{class:"sv-twin-text",translate:!1,children:[
d("span",{children:d(ne,{text:n(e.slice(0,r))})}),t!==null&&d("mark",{class:"sv-parting",children:d(ne,{text:De(e[t]),oneLine:!0})}),d("span",{class:"sv-parted",
children:d(ne,{text:n(e.slice(r+1))})})]})]})}function Rl({texts:s}){let e=de(null);return ze(()=>{let t=e.current,n=t?.querySelector("mark");t&&(t.scrollTop=n?
Math.max(0,n.offsetTop-t.clientHeight/2):0)},[s.parts]),d("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":f("lossless.texts"),ref:e,children:kl.map(
t=>d(Ol,{way:t,tokens:s[t],parts:s.parts}))})}function Ni({run:s,shown:e,test:t}){let n=bs(s,e),r=s.trace.settings.temperature===0,i=n.compared?n.parts===null?"\
same":r?"differ":"sampled":"none",o=zl(s,i,n),a=d("div",{class:"sv-own",children:[d("p",{class:"sv-verdict","data-kind":i,children:o}),d("p",{class:"sv-note",children:Ml(
s,n)}),n.compared>0&&(r?d(xs,{texts:n,run:s,says:o}):d(Rl,{texts:n}))]},"own"),l=d(Ai,{run:s,test:t},"test");return d("section",{class:"sv-section",children:[d(
"div",{class:"sv-section-head",children:d("h2",{children:f("lossless.heading")})}),r?[a,l]:[l,a]]})}var Mt=1e-9,zt=class{list;constructor(){this.list=[]}add(e,t,n,r=he){this.list.push({at:e,tokens:t,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let t=0,n=this.list.length;for(;t<n;){let r=t+n>>1;this.list[r].at<=e+Mt?t=r+1:n=r}return t}tokensAt(e){let t=this.list[this.by(e)-1];return t?t.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Ii(s,e,t,n){
let{folds:r}=s;for(t.cut(e);t.list.length<e;){let l=t.list.length,p=r.at(l+1),h=s.rows[l].slots.filter(u=>fe(u.kind));t.add(qe(p),p.emitted,h.map(u=>u.text).join(
""))}let{tokens:i,until:o}=r.plain,a=s.over&&e===s.length?i.length:Math.min(i.length,r.at(e).emitted);for(n.cut(a);n.list.length<a;){let l=n.list.length,{text:p,
pending:h}=ge(l?n.list[l-1].pending:he,s.piece(i[l]));n.add(o[l+1],l+1,p,h)}}function Ot(s,e){let t=s/e,n=10**Math.floor(Math.log10(t));return[1,2,5].map(r=>r*n).find(r=>r>=t)??10*n}var qn=(s,e)=>Array.from({length:Math.floor(s/e+1e-9)+1},
(t,n)=>n*e);var Al=["draft","verify","accept"],Hn=24,Di=28,Fi=26,jl=[1,4,16],$l=16e3,_s=class{run=null;rounds;steps;time;constructor({say:e,palette:t,seek:n}){this.say=e,this.
palette=t,this.seek=n,this.zoom=1,this.span=1,this.width=0,this.canvas=c("canvas",{class:"sv-lanes",role:"img","aria-label":e("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=c("span",{class:"sv-lanes-ahead"}),this.hand=c("span",{class:"sv-lanes-hand"}),this.scroller=c("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":e("race.picture")},c("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=He(e("race.zoom"),jl.map(r=>[String(
r),r===1?e("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=c("div",{},c("div",{class:"sv-lanes-frame"},c("p",{class:"sv-lane-caption"},e("race.plai\
n")),c("p",{class:"sv-lane-caption sv-lane-second"},e("race.speculative")),this.scroller),c("div",{class:"sv-lanes-foot"},On(e,e("race.key_plain")),this.zooms.node))}setZoom(e){
this.zoom=e,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(e,{span:t,ours:n,plain:r}){this.run=e,this.
span=t||1,this.rounds=n.list.length,this.steps=r.list.length,this.draw()}set(e){this.time=e;let t=this.x(e);this.hand.style.transform=`translateX(${Math.min(t,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${t.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(t)}keepInSight(e){let{scrollLeft:t,clientWidth:n}=this.
scroller;(e<t||e>t+n-40)&&(this.scroller.scrollLeft=e-n/2)}x(e){return e/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min($l,Math.floor(this.scroller.clientWidth*this.zoom));let e=Hn*2+Di+Fi,t=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*t&&(this.canvas.width=this.width*t,this.canvas.height=e*t,S(this.canvas,"style",`width: ${this.width}px; height: ${e}px`));let n=this.canvas.getContext("2\
d");n&&(n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,this.width,e),this.drawAxis(n,e),this.drawPlain(n,this.run),this.drawOwn(n,this.run,Hn+Di))}drawAxis(e,t){let n=Ot(
this.span,Math.max(2,this.width/110));e.font=`11px ${Ve}`,e.textBaseline="alphabetic";for(let r=0;r*n<=this.span;r+=1){let i=Math.round(this.x(r*n))+.5;e.fillStyle=
this.palette.get("line"),e.fillRect(i-.5,0,1,t-Fi+6),e.fillStyle=this.palette.get("quiet");let o=j(Number((r*n).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=e.measureText(o).width;e.textAlign=i+a/2>this.width?"right":r?"center":"left",e.fillText(o,e.textAlign==="right"?this.width:i,t-6)}}block(e,t,n,r,i){let o=this.
x(r)-this.x(n),a=o>3?Math.round:h=>h,[l,p]=[a(this.x(n)),a(this.x(r))];e.fillRect(l,t,Math.max(p-l-(i&&o>3?1:0),.4),Hn)}drawPlain(e,t){let{until:n}=t.folds.plain;
e.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(e,0,n[r-1],n[r],!0)}drawOwn(e,t,n){let r=0;t.rounds.slice(0,this.rounds).forEach(
({times:i})=>Al.forEach(o=>{e.fillStyle=this.palette.get(o),this.block(e,n,r,r+i[o],o==="accept"),r+=i[o]}))}pick(e){let{run:t}=this;if(!t)return;let n=e.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&qe(t.folds.at(r))<n;)r+=1;this.seek(r)}};var Ll=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Cl=4,Pl=.25,Nn=1e3,ql={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Hl="M4 2.5v11L13 8z",
Nl="M4 3h3v10H4zM9 3h3v10H9z",Ui=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Il=s=>[1,.25,.1].find(e=>s/e>=Cl)??.1;function Wi({ours:s,plain:e,span:t},n,r){
let o=[s,e].flatMap(({list:a})=>a.map(({at:l})=>l)).filter(a=>(a-n)*r>Mt);return r>0?o.length?Math.min(...o):t:o.length?Math.max(...o):0}function Dl({ours:s,plain:e,
measured:t,whole:n,span:r},i){let o={time:j(i),ours:s.tokensAt(i),plain:e.tokensAt(i)};if(!t)return f("race.alone",o);if(!n||i<r-Mt)return f("race.now",o);let a=s.
end<=e.end,[l,p]=a?[s,e]:[e,s];return f(a?"race.won":"race.lost",{first:j(l.end),second:j(p.end),done:l.tokens,other:p.tokensAt(l.end),of:p.tokens})}function Fl(s,e,{
plain:t,measured:n}){let r=s.trace.settings.temperature>0,i=!r&&s.folds.agreement(e)?.first_difference===null,o=n?r?f(N(T(s.trace))?"rules.lossy":"race.draws"):
i?f("race.same"):"":"",a=s.plainEnd,l=a>=0&&a+1<t.list.length;return A(o,l&&f("race.goes_on",{end:F(s.alone(s.trace.plain.tokens[a]))}))}function Ul({trace:s}){
let{target:e,draft:t}=s.prefill??{};return!e&&!t?"":f(s.models.draft?"race.prefill":"race.prefill_alone",{target:j(e),draft:j(t)})}function Bi({way:s,arrivals:e,
end:t,time:n,measured:r}){let i=de(null),{list:o,tokens:a}=e,l=e.by(n),p=_t(()=>o.slice(0,l).map((h,u)=>d("span",{class:t>=0&&u>t?"sv-ended":void 0,"data-new":u===
l-1&&l<o.length?"":void 0,children:d(ne,{text:h.text})},u)),[o,l,l<o.length,t]);return ze(()=>{i.current&&(i.current.scrollTop=i.current.scrollHeight)},[o,l]),d(
"div",{class:"sv-reader","data-way":s,children:[d("div",{class:"sv-reader-head",children:[d("h3",{children:f(`race.${s}`)}),d("span",{class:"sv-quiet",children:r?
l<o.length?f("race.so_far",{n:e.tokensAt(n),of:a}):f("race.done",{n:a,time:j(e.end)}):f("race.unmeasured")})]}),d("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":f(`race.${s}`),ref:i,children:p})]})}function Wl({run:s,shown:e},{span:t,whole:n},r,i,o){let[a,l]=ee(r),[p,h]=ee(!1),[u,m]=ee(!1),v=de(
{shown:e,length:s.length}),g=e!==v.current.shown&&s.length===v.current.length;v.current={shown:e,length:s.length},g&&u&&!p&&m(!1);let b=de({limit:i,whole:n,span:t,
speed:o});b.current={limit:i,whole:n,span:t,speed:o};let k=de(null);return Kr(()=>{if(!p)return;let y=performance.now(),x=requestAnimationFrame(function _(M){let B=b.
current,Ue=Math.max(0,Math.min((M-y)/1e3,Pl))*B.speed;y=M,l(re=>{let X=Math.min(re+Ue,B.limit);return B.whole&&X>=B.span&&h(!1),X}),k.current?.checkVisibility()?
x=requestAnimationFrame(_):h(!1)});return()=>cancelAnimationFrame(x)},[p]),{node:k,playing:p,time:u&&!(g&&!p)?Math.min(a,t):r,go(y,x=!1){m(!0),l(y),h(x)},follow:()=>m(
!1)}}function Bl({chosen:s,choose:e,...t}){let{run:n,shown:r,known:i,palette:o,seek:a,greedy:l,drawn:p}=t,{ours:h,plain:u}=_t(()=>({ours:new zt,plain:new zt}),[]);
Ii(n,i,h,u);let m=n.folds.plain.tokens.length>0,v=n.over&&h.list.length===n.length,g=Math.max(h.end,u.end),b={ours:h,plain:u,measured:m,whole:v,span:g},k=v&&r===
n.length?g:r?h.list[r-1].at:0,y=s??Il(g),x=Wl(t,b,k,v||!m?g:Math.min(h.end,u.end),y),{time:_,playing:M,go:B,follow:Ue}=x,re=_t(()=>new _s({say:f,palette:o,seek:$=>{
Ue(),a($)}}),[]);ze(()=>re.show(n,b),[p]),ze(()=>re.set(_));function X(){let $=_>=g-Mt;Ui()?B($?0:Wi(b,_,1)):M?B(_):B($?0:_,!0)}function $t($){let Lt=ql[$.key];
Lt&&($.preventDefault(),B(Wi(b,_,Lt)))}let te=Dl(b,_),ie=de("");M||(ie.current=te);let K=Ui()?"step":M?"pause":"play";return d("section",{class:"sv-section",ref:x.
node,children:[d("div",{class:"sv-section-head",children:[d("h2",{children:f("race.heading")}),d("span",{class:"sv-quiet",children:f("race.note")})]}),d("div",{
class:"sv-race-controls",role:"group","aria-label":f("race.label"),children:[d("button",{type:"button",class:"sv-button","data-button":"race","data-does":K,onClick:X,
children:[d("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:d("path",{d:K==="pause"?Nl:Hl})}),d("span",{children:f(`race.${K}`)})]}),d(
"input",{type:"range",class:"sv-scrubber",min:0,max:Nn,step:1,value:g?Math.round(_/g*Nn):0,"aria-label":f("race.scrubber"),"aria-valuetext":te,onInput:({currentTarget:$})=>B(
Number($.value)/Nn*g),onKeyDown:$t}),d("span",{class:"sv-race-clock",children:f("race.clock",{time:j(_),of:j(g)})}),d("label",{class:"sv-choice",children:[f("ra\
ce.speed"),d("select",{value:String(y),onChange:({currentTarget:$})=>e(Number($.value)),children:Ll.map(([$,Lt])=>d("option",{value:String($),children:$===1?f("\
race.real"):Lt}))})]})]}),d("div",{class:"sv-readers",children:[d(Bi,{way:"plain",arrivals:u,end:n.plainEnd,time:_,measured:m||!n.length}),d(Bi,{way:"speculativ\
e",arrivals:h,end:-1,time:_,measured:!0})]}),d("p",{class:"sv-note sv-race-sentence",children:ie.current}),d("p",{class:"sv-note sv-race-texts",children:[d("spa\
n",{children:Fl(n,i,b)})," ",d("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!l.offered(),onClick:()=>l.race(),children:f("ra\
ce.greedy")})]}),d(Qr,{node:re.node}),d("p",{class:"sv-note",children:Ul(n)})]})}var In=new WeakMap,Vl=0;function Gl(s){return In.has(s)||In.set(s,Vl+=1),In.get(
s)}function Vi(s){let[e,t]=ee(null);return d(Bl,{chosen:e,choose:t,...s},Gl(s.run))}var et=220,Fe=44,Rt=12,Gi=8,Ss=40,Kl=1.25,Yl=1.1,Jl=90,Ki=10,Xl=({folds:s},e)=>Array.from({length:s.compared(e)},(t,n)=>[s.at(n+1).emitted,s.speedup(n+1)??0]);function Zl(s,e){
if(e.length<2)return f(s.folds.plain.tokens.length||!s.length?"chart.waiting":"headline.not_measured");if(s.over&&s.folds.impossible(e.length))return f("headlin\
e.impossible");let[t,n]=e[e.length-1],r=e.slice(Ki-1).map(([,o])=>o),i={least:Ki,low:D(Math.min(...r)),high:D(Math.max(...r))};return A(f("chart.last",{tokens:t,
speedup:D(n)}),r.length>1&&f("chart.range",i))}function Ql({points:s,tokens:e,width:t}){let[n,r]=ee(null),i=Math.max(Kl,...s.map(([,b])=>b))*Yl,o=b=>Fe+b/e*(t-Fe-
Rt),a=b=>et-Ss-b/i*(et-Ss-Gi),[l,p]=s[s.length-1],h=([b])=>Math.abs(o(b)-(n??0)),u=n===null?null:s.reduce((b,k)=>h(b)<=h(k)?b:k),m=Ot(i,5),v=m<.1?2:m<1?1:0,g=Math.
max(1,Ot(e,Math.max(2,(t-Fe)/Jl)));return d(C,{children:[d("svg",{width:t,height:et,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:k})=>r(k-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[qn(i,m).map(b=>d(C,{children:[d("line",{class:"sv-speedup-grid",x1:Fe,x2:t-Rt,y1:a(b),y2:a(b)}),d("text",{x:Fe-6,y:a(
b)+4,"text-anchor":"end",children:`${b.toFixed(v)}×`})]})),qn(e,g).map(b=>d("text",{x:o(b),y:et-Ss+16,"text-anchor":"middle",children:b})),d("text",{class:"sv-\
speedup-title",x:(Fe+t-Rt)/2,y:et-6,"text-anchor":"middle",children:f("chart.x")}),d("line",{class:"sv-speedup-plain",x1:Fe,x2:t-Rt,y1:a(1),y2:a(1)}),d("text",{
x:t-Rt,y:p>1?a(1)+14:a(1)-6,"text-anchor":"end",children:f("chart.reference")}),d("polyline",{class:"sv-speedup-line",points:s.map(([b,k])=>`${o(b).toFixed(1)},${a(
k).toFixed(1)}`).join(" ")}),d("circle",{class:"sv-speedup-last",cx:o(l),cy:a(p),r:4.5}),u&&d("g",{class:"sv-speedup-mark",children:[d("line",{x1:o(u[0]),x2:o(u[0]),
y1:Gi,y2:et-Ss}),d("circle",{cx:o(u[0]),cy:a(u[1]),r:4})]})]}),u&&d("p",{class:"sv-speedup-readout",style:`--x:${o(u[0])}px`,"data-side":o(u[0])>t/2?"left":"rig\
ht",children:f("chart.hover",{tokens:u[0],speedup:D(u[1])})})]})}function Yi({run:s,shown:e,known:t}){let[n,r]=Ze(),i=Xl(s,e),o=i.length>1,a=Zl(s,i);return d("s\
ection",{class:"sv-section",children:[d("div",{class:"sv-section-head",children:d("h2",{children:d(pe,{name:"speedup",children:f("chart.heading")})})}),d("div",
{class:"sv-speedup-chart",role:"img","aria-label":a,hidden:!o,ref:n,children:o&&r>0&&d(Ql,{points:i,tokens:s.folds.at(t).emitted,width:r})}),d("p",{class:"sv-no\
te",children:a}),d(ps,{hidden:!o,label:f("chart.heading"),heads:[f("chart.x"),f("chart.y")],rows:i.map(([l,p])=>[l,D(p)])})]})}var ec=250,tc=120;function sc(s){let{top:e,bottom:t}=s.getBoundingClientRect();return t>0&&e<window.innerHeight}var At=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Ts=class{constructor(e){this.context=e}context;places={race:At(),costs:At(),lossless:At(),speedup:At(),breakdown:At()};test=new ks(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;charted=null;charts={race:e=>d(Vi,{...e,...this.context,drawn:this.drawnAt}),costs:e=>d(yi,{...e}),
lossless:e=>d(Ni,{...e,test:this.test}),speedup:e=>d(Yi,{...e}),breakdown:e=>d(gi,{...e})};show(e,{shown:t,known:n,busy:r,view:i}){let o=`${t} of ${n}, ${e.folds.
plain.tokens.length}, ${e.over}, ${r}, ${i}`;e===this.charted?.run&&o===this.drawn||(this.test.load(e),Object.assign(this,{charted:{run:e,shown:t,known:n},drawn:o,
busy:r}),!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.draw(),r?Math.max(0,ec-(performance.now()-this.drawnAt)):tc)))}redraw(e){
this.charted&&me(this.context.host,this.charts[e](this.charted),this.places[e])}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),
Object.keys(this.places).filter(t=>this.busy?sc(this.places[t]):this.places[t].checkVisibility()).forEach(t=>this.redraw(t))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>me(this.context.host,d(C,{}),e))}};var Ji=["draft","verify","accept"],nc=3;function Xi(s,e){let t=s.folds.summary(e),n=e<nc&&!(s.over&&e===s.length);return{numbers:t,early:n,warning:rc(s,e)}}function rc(s,e){
let t=s.over?s.folds.disturbance(e):null;return t===null?"":t.jitter===null?f("headline.impossible"):f("headline.disturbed",{jitter:z(t.jitter)})}function Zi(){
let{run:s,moment:{round:e}}=Me(),{numbers:{speedup:t,acceptance_rate:n,mean_acceptance_length:r},early:i,warning:o}=Xi(s,e),a=(p,h,u,m)=>d("div",{class:`sv-figu\
re sv-figure-${p}`,children:[d("span",{class:"sv-figure-value",children:i?rt:m}),p==="speedup"&&!i&&o&&d("span",{class:"sv-figure-busy",title:o,children:f("head\
line.busy")}),d("span",{class:"sv-figure-label",children:d(pe,{name:h,children:u})})]}),l=!i&&t!==null&&t<1&&D(t)!==D(1);return d("div",{class:"sv-headline","da\
ta-slower":String(l),"data-busy":String(!i&&o!==""),title:i?f("headline.too_early"):void 0,children:d("div",{class:"sv-figures",children:[a("speedup","speedup",
f("headline.speedup"),D(t)),a("acceptance","acceptance_rate",f(E(s.trace)?"tree.acceptance":"headline.acceptance"),z(n)),a("length","mean_acceptance_length",f("\
headline.length"),R(r))]})})}function Qi(){let{run:s,moment:{round:e}}=Me(),{numbers:t,early:n,warning:r}=Xi(s,e),i=e<s.length&&f("headline.until",{round:e,rounds:s.
length});return d("p",{class:"sv-sentence",children:t.rounds?A(i,ic(s,t),oc(s,e,t,n),r):f("headline.nothing")})}function ic(s,{mean_acceptance_length:e,drafted:t,
rounds:n}){let{gamma:r,drafter:i}=s.trace.settings,o=R(e,t?1:0);if(!r)return f("headline.plain_round",{length:o});let a=t/n,l=t===n*r,p=E(s.trace)&&t?f("tree.gu\
esses",{n:R(a,Number.isInteger(a)?0:1)}):f(`headline.guesses.${r===1?"one":l?"many":"most"}`,{n:r});return f("headline.each_round",{drafter:se(f,i,s.trace.models.
pair),guessed:p,length:o})}function oc(s,e,{speedup:t},n){if(!s.folds.plain.tokens.length)return f("headline.not_measured");if(s.over&&s.folds.impossible(e))return"";
let r=s.folds.cost(e);if(n||t==null||!r)return f("headline.too_early");if(D(t)===D(1))return f("headline.same");if(t>=1)return f("headline.faster",{share:z(1/t)});
let i=o=>R(r[o]/r.plain);return f("headline.slower",{total:R(Ji.reduce((o,a)=>o+r[a]/r.plain,0)),draft:i("draft"),verify:i("verify"),accept:i("accept"),blame:f(
`part.${Ji.reduce((o,a)=>r[o]>=r[a]?o:a)}`)})}var ac=["emitted","rounds","drafted","accepted","rejected","untested"],lc=["accepted","rejected","untested"],cc={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},eo=({trace:s})=>s.settings.temperature>0&&N(T(s));function dc(s,e){if(s.trace.
settings.temperature>0)return f(`ledger.agreement.${eo(s)?"lossy":"sampling"}`);let t=s.folds.agreement(e);if(!t)return rt;let{first_difference:n,compared:r}=t;
return n===null?f("ledger.agreement.same",{n:r}):f("ledger.agreement.differ",{n:n+1})}function to(){let{run:s,moment:{round:e}}=Me(),t=s.folds.summary(e),{target:n=0,
draft:r=0}=s.trace.prefill??{},i={counts:Object.fromEntries(ac.map(a=>[a,we(t[a])])),rates:{acceptance_rate:z(t.acceptance_rate),draft_efficiency:z(t.draft_efficiency),
mean_acceptance_length:R(t.mean_acceptance_length),mean_overlap:R(t.mean_overlap)},time:{speedup:D(t.speedup),tokens_per_second:Zs(t.tokens_per_second),plain_tokens_per_second:Zs(
t.plain_tokens_per_second),prefill:n||r?j(n+r):rt,agreement:dc(s,e)}},o=a=>f(`ledger.${a}.${a==="acceptance_rate"&&E(s.trace)?"tree":"label"}`);return d("sectio\
n",{class:"sv-section sv-ledger",children:[d("div",{class:"sv-section-head",children:[d("h2",{children:f("ledger.heading")}),d("span",{class:"sv-quiet",children:f(
"ledger.note")})]}),t.drafted>0&&d("div",{class:"sv-verdict-bar",role:"img","aria-label":f("ledger.bar",t),children:lc.map(a=>d("span",{"data-kind":a,style:`--n\
:${t[a]}`}))}),eo(s)&&d("p",{class:"sv-note",children:f("rules.lossy")}),d("div",{class:"sv-ledger-groups",children:Object.entries(i).map(([a,l])=>d("div",{class:"\
sv-ledger-group",children:[d("h3",{children:f(`ledger.groups.${a}`)}),Object.entries(l).map(([p,h])=>d("p",{class:"sv-ledger-line",children:[d(pe,{name:cc[p]??p,
children:o(p)}),d("span",{class:"sv-ledger-value","data-metric":p,children:h})]}))]}))})]})}var Es=44,pc=2,so=10,zs=class{run;drawn;constructor({say:e,palette:t,seek:n}){this.say=e,this.palette=t,this.seek=n,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=c("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=c("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":e(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,c("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",r=>this.grab(r)),this.node.addEventListener("pointermove",r=>{this.held&&this.seek(this.momentAt(r))}),["pointerup","pointer\
cancel"].forEach(r=>this.node.addEventListener(r,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:r}])=>{this.width=r.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:e,tint:t},n,r){let{length:i}=n,o=this.run!==n||this.shown!==e.round||this.drawn!==i||this.tint!==t;this.run=n,this.shown=e.
round,this.tint=t,o&&this.draw();let a=e.phase?e.phase/nn(n.rounds[e.round]):0,l=e.round+a;this.node.style.setProperty("--done",String(i?l/i:0)),S(this.node,"ar\
ia-valuemax",i),S(this.node,"aria-valuenow",Number(l.toFixed(2))),S(this.node,"aria-valuetext",r)}grab(e){!this.run||!this.run.length||e.button||(this.held=!0,this.
node.setPointerCapture(e.pointerId),this.seek(this.momentAt(e)))}momentAt(e){let{run:t,width:n}=this;if(!t)return ye.moment;let{left:r}=this.node.getBoundingClientRect(),
i=Math.max(0,Math.min(1,(e.clientX-r)/(n||1)))*t.length,o=Math.min(Math.floor(i),t.length-1),a=nn(t.rounds[o]);return n/t.length<pc*a?{round:Math.round(i),phase:0}:
{round:o,phase:Math.round((i-o)*a)}}momentFor(e,{round:t}){let n={PageUp:so,PageDown:-so}[e];return n?{round:t+n,phase:0}:null}draw(){let{run:e,width:t,canvas:n,
palette:r}=this,i=window.devicePixelRatio||1,o={width:Math.round(t*i),height:Math.round(Es*i)};(n.width!==o.width||n.height!==o.height)&&Object.assign(n,o);let a=n.
getContext("2d");if(!a||(a.setTransform(i,0,0,i,0,0),a.clearRect(0,0,t,Es),!e||!e.length))return;this.drawn=e.length;let l=t/e.length,p=E(e.trace),h=p?e.rounds.
map(({drafts:g})=>Math.max(0,...J(g).map(b=>b+1))):[],u=Es/((p?Math.max(...h):e.width)+1),[m,v]=[l,u].map(g=>g>4?g-1:g);e.rounds.forEach(({drafts:g},b)=>{let k=b<
this.shown?this.writtenIn(e,b):[],y=p?h[b]+1:b<this.shown?e.rows[b].slots.length:g.length+1;for(let x=0;x<y;x+=1)a.fillStyle=r.get(x<k.length?this.colour(e,b,k[x]):
"line"),a.fillRect(b*l,Es-(x+1)*u,Math.max(.6,m),Math.max(.6,v))})}writtenIn(e,t){return e.rows[t].slots.map((n,r)=>({...n,index:r})).filter(n=>fe(n.kind))}colour(e,t,{
index:n,kind:r}){if(this.tint==="verdict")return`strip-${r}`;let i=wt(this.tint,e.at({round:t,index:n}));return i==null?"strip-unknown":`tint-${i}`}disconnect(){
this.sizes.disconnect()}};var hc=[.5,1,2,4],no={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},uc=["start","back","previous","play",
"next","forward","end","stop"],ro="specviz-letters",io={read(){try{return localStorage.getItem(ro)!=="off"}catch{return!0}},write(s){try{localStorage.setItem(ro,
s?"on":"off")}catch{}}},Ms=class{buttons={};constructor({say:e,palette:t,keys:n,actions:r}){this.say=e;let i=o=>this.buttons[o]=c("button",{type:"button",class:"\
sv-button","data-button":o,title:e(`transport.${o}`),"aria-label":e(`transport.${o}`),on:{click:r[o]}},en(no[o]));this.run=c("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:r.run}},e("transport.run")),this.strip=new zs({say:e,palette:t,seek:r.seek}),this.count=c("span",{class:"sv-count"}),this.follow=
c("button",{type:"button",class:"sv-link",hidden:!0,on:{click:r.follow}},e("transport.follow")),this.speed=c("select",{"aria-label":e("transport.speed"),on:{change:()=>r.
set({speed:Number(this.speed.value)})}},...hc.map(o=>c("option",{value:o,selected:o===1},`${o}×`))),this.pace=He(e("transport.pace"),["steps","rounds"].map(o=>[
o,e(`transport.${o}`)]),o=>r.set({pace:o==="steps"?"steps":"rounds"})),this.presenter=c("button",{type:"button",class:"sv-link",title:e("transport.presenter_mea\
ns"),on:{click:r.present}},e("transport.presenter")),this.letters=c("input",{type:"checkbox",checked:io.read(),on:{change:()=>io.write(this.letters.checked)}}),
this.help=this.listOf(n),this.node=c("div",{class:"sv-transport",role:"group","aria-label":e("transport.label")},c("div",{class:"sv-buttons"},...uc.map(i),this.
run),c("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,c("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(e){
let t=e.flatMap(([i,o])=>[c("dt",{},...i.split(/\s+/).map(a=>c("kbd",{},a))),c("dd",{},o)]),n=c("dt",{},c("kbd",{},"A – Z"),c("kbd",{},", . ?")),r=c("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return c("details",{class:"sv-keys"},c("su\
mmary",{},this.say("transport.keys")),c("div",{class:"sv-keys-panel"},r,c("dl",{},...t,n,c("dd",{},c("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(e=!this.help.open){!e&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=e,e&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(e,t){let{run:n,moment:r,playing:i,mode:o,live:a}=e,l=G(e),p=ue(e),h=r.round===0&&r.phase===0,u=this.
tell(e);w(this.count,u),w(this.presenter,this.say(e.presenting?"transport.leave":"transport.presenter")),n&&this.strip.show(e,n,`${u}. ${t}`);let{buttons:m}=this,
v=Object.values(m).find(b=>b===document.activeElement);m.start.disabled=m.back.disabled=m.previous.disabled=h,m.end.disabled=r.round===(n?n.length:0),m.next.disabled=
m.forward.disabled=!(l>0||p||a&&!n),m.stop.hidden=!p&&e.status!=="loading",this.run.hidden=!(e.presenting&&a&&!p),this.follow.hidden=!(p&&l>0),v&&(v.disabled||v.
hidden)&&m.play.focus();let g=i||p&&o==="running"&&!l;this.showPlay(g?"pause":p&&o==="paused"&&!l?"resume":"play")}tell({run:e,moment:{round:t,phase:n}}){let r=e&&
e.over;if(r&&t===e.length&&t)return this.say("transport.all",{rounds:t});let i=this.say(`transport.${r?"round_of":"round"}`,{round:n?t+1:t,rounds:r&&e.length});
return n?this.say("transport.step",{round:i,phase:n}):i}showPlay(e){let{play:t}=this.buttons;t.dataset.does!==e&&(t.dataset.does=e,t.replaceChildren(en(no[e==="\
pause"?"pause":"play"]),c("span",{},this.say(`transport.${e}`))),t.setAttribute("aria-label",this.say(`transport.${e}`)),t.title=this.say(`transport.${e}`))}};var vc=1100,fc=1.6,mc={draft:450,verify:1200,test:1e3,discard:700,final:1300},Dn=(s,e)=>s.round<e.round||s.round===e.round&&s.phase<e.phase,Os=class{constructor(e,t){
this.store=e;this.resume=t}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return wn(this.store.state,e)!==null}seek(e){let{round:t,
phase:n}=lt(this.rounds,e);this.move(this.toward({round:t,phase:0},{round:t,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,t){let n=e;for(;Dn(n,t)&&!this.barred(n);)n=rn(this.rounds,n);return n}move(e,t,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:t,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:t}=this.store.state;e==="step"?this.move(dr(this.rounds,t),"step"):this.seek({round:t.phase?t.round:t.round-1,phase:0})}go(e,t){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(rn(this.rounds,n),"step",t);else{let r=lt(this.rounds,
{round:n.round+1}),i=this.toward(n,r);this.move(i,Dn(i,r)?"step":"round",t)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...G(
this.store.state)?{}:{moment:ye.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:t,moment:n,
opening:r}=this.store.state,{name:i}=ke(this.rounds[n.round])[n.phase],o=r||e==="steps";this.go(o?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(o?mc[i]:vc)/(r?fc:t))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Dn(e.moment,e.until)?null:
G(e)?()=>this.tick():ue(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Rs=class{views;constructor(e){this.views=e.map(t=>({view:t,marked:null,stop:null}))}show(e,t,n){let r=$e(e,e.cursor)?e.cursor:t;this.views.forEach(i=>{let o=i.
view.find(t),a=i.view.find(r)??i.view.entrance?.()??null;i.marked&&i.marked!==o&&(delete i.marked.dataset.seen,i.marked.setAttribute("aria-selected","false")),o&&
(o.dataset.seen=n,o.setAttribute("aria-selected","true")),i.stop&&i.stop!==a&&(i.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(i,{marked:o,stop:a})})}};var tt=["draft","verify","test","write"],oo={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},gc={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function bc(s,e){let{gamma:t,drafter:n,confidence:r,max_new_tokens:i}=s.trace.settings,{ending:o}=s.trace,a=e===s.length-1;
return t===0?"off":s.folds.at(e).emitted===i-1?"last":a&&o==="context full"?"full":a&&o==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}
function js(s,e,t,n){let r=bc(e,t);return A(s,r&&n(`unguessed.${r}`))}function xc(s,e,t){if(!e)return t("summary.start");let{drafts:n,final:r}=s.rounds[e-1],i={
round:e,drafted:n.length,accepted:n.filter(a=>a.verdict==="accepted").length};if(!n.length)return js(t("summary.plain",i),s,e-1,t);let o=n.length===1;return r?H(
{drafts:n})?t(r.kind==="bonus"?"tree.bonus":"tree.some",i):r.kind==="correction"?t(o?"summary.one_rejected":"summary.some",i):t(o?"summary.one":"summary.all",i):
t(o?"summary.one_ends":"summary.end",i)}function wc(s,{round:e},{name:t,index:n},r){let i=s.rounds[e],{drafts:o,final:a}=i,l={round:e+1,n:n+1,of:o.length};if(H(
i)&&t!=="final")return kc(s,e,{name:t,index:n},r);if(t==="draft"&&i.together&&o.length>1)return r("phase.at_once",l);if(t==="draft"){let h=s.rows[e].slots[n];return r(
"phase.draft",{...l,token:ce(h,r)})}if(t==="verify"&&!o.length)return js(r("phase.verify_none",l),s,e,r);if(t==="verify")return r(o.length===1?"phase.verify_one":
"phase.verify",l);if(t==="test")return yc(s,i,n,l,r);let p=o.filter(h=>h.verdict==="untested").length;return p&&a&&T(s.trace)==="block"?r("rules.phase.discard",
{...l,untested:p}):r(p?"phase.discard":"phase.discard_last",{...l,untested:p})}function kc(s,e,{name:t,index:n},r){let{drafts:i}=s.rounds[e],o={round:e+1,of:i.length,
token:ce(s.rows[e].slots[n]??s.rows[e].slots[0],r)};if(t==="draft"){let g=J(i),b=g.filter(k=>k===g[n]).length;return r(b===1?"tree.level_one":"tree.level",{...o,
level:g[n]+1,n:b})}if(t!=="test")return r(t==="verify"?"tree.verify":"tree.discard",o);let{verdict:a,draw:l,parent:p}=i[n],h=W(i[n]);if(s.trace.settings.temperature!==
0&&a==="accepted"&&l==null&&T(s.trace)==="block")return r("tree.kept",o);if(s.trace.settings.temperature!==0&&Ae(i[n],T(s.trace)))return ao(s,{...o,n:n+1},a,r);
if(s.trace.settings.temperature===0||l==null||h===null)return r(`tree.greedy_${a}`,o);let[u,m]=Z(l,h),v=a==="rejected"&&!i.some((g,b)=>b>n&&g.parent===p);return r(
`tree.${a}${v?"_last":""}`,{...o,draw:u,threshold:m})}var ao=(s,e,t,n)=>n(`rules.phase.certain_${t}`,{...e,rule:n(`rules.name.${T(s.trace)}`)});function yc(s,{drafts:e},t,n,r){
let i=e[t],{verdict:o,draw:a}=i,l=W(i);if(s.trace.settings.temperature===0)return r(`phase.greedy_${o}`,n);if(Ae(i,T(s.trace)))return ao(s,n,o,r);if(a==null||l===
null)return r(`phase.untold_${o}`,n);let[p,h]=Z(a,l),u={...n,draw:p,threshold:h};if(l===1&&o==="accepted"&&T(s.trace)!=="block")return r("phase.certain",u);if(T(
s.trace)!=="block")return r(`phase.${o}`,u);let m=o==="accepted"?Ge(i):"failed",[,v]=Z(a,U(i)??1);return r(`rules.phase.${m}`,{...u,ratio:v,by:Ke(e)+1})}function Fn(s,e,t,n){
return t?wc(s,e,t.phase,n):xc(s,e.round,n)}var _c={tree:["test","write"],block:["test"]},As=class{constructor(e){this.say=e,this.names=tt.map(t=>L(oo[t],e(`act.${t}\
.name`))),this.meanings=tt.map(()=>c("span",{class:"sv-spoken"})),this.items=tt.map((t,n)=>c("li",{},this.names[n],this.meanings[n])),this.node=c("ol",{class:"s\
v-acts","aria-label":e("act.label")},...this.items)}load({trace:e}){let t=E(e)?"tree":T(e)==="block"&&e.settings.temperature?"block":"";tt.forEach((n,r)=>{let i=this.
say(`act.${n}.${_c[t]?.includes(n)?t:"means"}`);S(this.items[r],"title",i),w(this.meanings[r],i)}),this.names[tt.indexOf("test")].dataset.term=t==="block"?"bloc\
k_verification":oo.test}show(e){let t=tt.indexOf(e?gc[e]:"");this.items.forEach((n,r)=>{S(n,"aria-current",r===t?"step":null),n.classList.toggle("sv-past",r<t)})}};var $s=class{constructor({say:e,teach:t}){this.say=e,this.why=c("span",{}),this.watch=c("button",{type:"button",class:"sv-link",on:{click:()=>t(this.round)}}),this.
node=c("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(e,t){let{moment:n,opening:r,recorded:i,playing:o,rested:a}=e,l=!o&&n.phase===0,p=a!==null?
this.say("lead.rests",{round:t.length,shown:a+1}):l&&r&&i?this.reason(t,n.round-1):"";this.why.hidden=!p,w(this.why,p);let h=l&&a===null&&t.over&&n.round===t.length?
It(t):null;if(this.watch.hidden=h===null,h===null)return;this.round=h;let u=pt(t.rounds[h],T(t.trace))>=0;w(this.watch,this.say(u?"lead.watch_rule":"lead.watch",
{round:h+1}))}reason(e,t){let n=e.rounds[t];if(!n)return"";let r=T(e.trace),i=pt(n,r);return i>=0?this.say(r==="block"?"lead.rescue":"lead.lenient",{n:i+1}):on(
n)?this.say("lead.why"):""}};var Sc=2e3,Ls=class{constructor({say:e,stream:t,rounds:n,teach:r}){this.say=e,this.views=[t,n],this.acts=new As(e),this.sentence=c("span",{}),this.lead=new $s({
say:e,teach:r}),this.caption=c("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=c("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
c("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(e){this.at="",this.lag=!0,this.acts.
load(e),this.views.forEach(t=>{t.load(e),t.scroller.scrollTop=0})}tell(e,t){return Fn(t,e.moment,ve(e),this.say)}show(e,t,{busy:n,live:r}){let{moment:i,entered:o,
whole:a}=e,l=ve(e),p=`${i.round}.${i.phase}`,h=p!==this.at;this.at=p,this.views.forEach(v=>{v.grow(),v.show(i.round),v.showNow(l)}),this.lag=this.lag||h&&!a;let u=o===
"step"&&i.round>0?"final":null;this.acts.show(l?l.phase.name:u),h&&this.greet(o==="round"&&!r?i.round-1:-1);let m=e.rested===null?this.tell(e,t):Fn(t,{round:Le(
e)+1,phase:0},null,this.say);w(this.sentence,m),this.lead.show(e,t),this.speak(m,n)}follow(){this.lag&&[...this.views].reverse().forEach(e=>e.followHead()),this.
lag=!1}greet(e){this.fresh.forEach(t=>t.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(t=>t.rows[e]??[]),this.fresh.forEach(t=>t.classList.add("sv-\
fresh"))}speak(e,t){let n=performance.now();t&&n-this.spokenAt<Sc||(this.spokenAt=n,w(this.spoken,e))}};function Tc({models:s,settings:e},t){let n=u=>t("size",{name:u.name,size:Qs(u.parameters)}),r=n(s.target),i=hr(e),{drafter:o,confidence:a}=e,l=u=>o!=="early-exi\
t"?n(u):t("first_layers",{layers:u.layers,of:s.target.layers,size:Qs(u.parameters)}),p=s.draft?t("pair",{target:r,draft:l(s.draft)}):t("pair_alone",{target:r}),
h=E({settings:e})&&t("tree.settings",{tree:t(`tree.name.${e.tree}`),budget:e.budget});return[i&&t(`rules.name.${i}`),h,o!=="model"&&se(t,o,s.pair),...["too_shor\
t","other_weights"].map(u=>s.draft?.[u]&&t(u)),t("settings",{...e}),a&&t("confidence",{confidence:a}),p].filter(Boolean).join(" · ")}function Ec({trace:{ending:s},
folds:e},t){let n=e.output.length;return t(`ending.${s}${s==="stopped"?["_none","_one"][n]??"":""}`,{n})}var zc=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function Mc(s,e){s.textContent!==V(e)&&s.replaceChildren(...e.split(zc).map((t,n)=>n%2?c("a",{href:t,target:"_blank",rel:"noopener"},t):c("span",{},t)))}var Cs=class{constructor(e){
this.say=e,this.origin=c("span",{class:"sv-origin"}),this.about=c("span",{}),this.message=c("span",{class:"sv-message"}),this.node=c("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(e){let{say:t}=this,{run:n,recorded:r,status:i,message:o}=e;n&&this.showRun(n.trace,r),this.origin.dataset.recorded=String(r);
let a=i!=="done"?t(`state.${i}`):n?Ec(n,t):t("state.idle"),l=r||G(e)>0&&n?.trace.ending!=="stopped",p=n&&(i==="idle"||i==="done"&&l),h=n&&i==="error"?t(r?"state\
.example":"state.previous"):p&&e.stale?t("state.stale"):"";Mc(this.message,A(o||(p?"":a),h)),this.message.setAttribute("role",i==="error"?"alert":"status")}showRun(e,t){
let{device:n,processor:r,placement:i}=e.machine,o=n==="cuda"&&this.say(`steps.${e.captured?"captured":"eager"}`),a=[r||n,i,o].filter(Boolean).join(" · ");w(this.
origin,this.say(t?"recorded":"live",{date:e.recorded.slice(0,10),machine:a})),w(this.about,Tc(e,this.say)),[this.origin,this.about].forEach(l=>S(l,"title",l.textContent))}};var lo={speedup:D,acceptance_rate:z,draft_efficiency:z,mean_acceptance_length:R,emitted:we},Oc=Object.keys(lo),Un=(s,e)=>s.length===e.length&&s.every((t,n)=>t===
e[n]);function co(s,e){let[t,n]=[s.trace.prompt,e.trace.prompt];if(Un(t,n))return"again";if(n.length<=t.length||!Un(t,n.slice(0,t.length)))return null;let r=n.slice(
t.length),i=r.length-1,{output:o}=s.folds;return o.length<i||!Un(r.slice(0,i),o.slice(0,i))?null:{at:i,token:r[i],was:o[i]}}function Rc(s,e,t){let n=e.trace.prompt.
slice(s.trace.prompt.length),[r,i]=[s,e].map(({folds:l},p)=>l.output.slice(0,l.at(t[p]).emitted)),o=[...n,...i],a=0;for(;a<Math.min(r.length,o.length)&&r[a]===o[a];)
a+=1;return{n:a,was:r[a],now:o[a]}}function po({compared:s,expected:e,returning:t},n){let r=t??(s&&Ac(s.pair[s.shown],n)?s.shown:null);if(s&&r!==null){let[o,a]=s.
pair;return{pair:r?[o,n]:[n,a],shown:r}}return e&&n.source&&co(e.run,n.run)?{pair:[e,n],shown:1}:null}var Ac=({source:s},e)=>!!(s&&e.source&&s.run&&s.run===e.source.
run),Ps=class{drawn=null;constructor({say:e,swap:t,close:n}){this.say=e,this.branched=c("p",{class:"sv-branched"}),this.texts=c("p",{}),this.note=c("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:c("th",{scope:"col"})})),this.body=c("tbody",{}),this.swap=c("button",{type:"but\
ton",class:"sv-link",on:{click:t}}),this.node=c("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},c("div",{class:"\
sv-section-head"},c("h2",{},e("compare.heading")),this.swap,c("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
c("table",{class:"sv-figures-table"},c("thead",{},c("tr",{},c("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:t}=e,n=this.drawn?.pair;if(this.drawn=t,this.node.hidden=!t,!t)return;let{say:r}=this,{pair:i,shown:o}=t,a=i.map(({run:h},u)=>u===o?Nt(e):h.length),
[l,p]=i.map(({run:h})=>h);w(this.swap,r(o?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:h,node:u},m)=>w(u,m===o?r("compare.shown",{run:r(
`compare.${h}`)}):r(`compare.${h}`))),this.showBranch(l,p),this.body.replaceChildren(...this.rows(l,p,a)),w(this.texts,this.tell(l,p,a)),this.note.hidden=JSON.stringify(
l.trace.machine)===JSON.stringify(p.trace.machine),i.some(h=>n?.includes(h))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,t){
let n=co(e,t);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&w(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(t,n.token),
was:this.name(e,n.was)}))}rows(e,t,n){let{say:r}=this,i=(u,m)=>c("tr",{},c("th",{scope:"row"},r(`compare.${u}`)),...m.map(v=>c("td",{},v))),a=bt.map(u=>({name:u,
values:[e,t].map(({trace:m})=>Qt(r,u,Zt(m,u),m.models.pair))})).filter(({values:[u,m]})=>u!==m),l=a.some(({name:u})=>u==="tree"),p=[e,t].some(({trace:u})=>E(u)),
h=[e,t].map((u,m)=>u.folds.summary(n[m]));return[...a.map(({name:u,values:m})=>i(u,m)),...l?[i("verified",[e,t].map(({trace:u})=>we(xt(u))))]:[],...Oc.map(u=>i(
p&&u==="acceptance_rate"?"acceptance_by_position":u,h.map(m=>lo[u](m[u]))))]}tell(e,t,n){let{n:r,was:i,now:o}=Rc(e,t,n);return i===void 0&&o===void 0?this.say("\
compare.same",{n:r}):i===void 0||o===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,i),now:this.name(t,o)})}name(e,t){
return t!==void 0&&F(e.alone(t))||this.say("token.empty")}};var qs=class{constructor({say:e,send:t,store:n,most:r}){this.say=e,this.send=t,this.store=n,this.most=r,this.compare=new Ps({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:po(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,t){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:t})}make(e){let{run:t,source:n,recorded:r}=this.store.state;t&&(this.store.set({expected:{run:t,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let t=e.shown?0:1;this.store.set({returning:t}),this.show(e.pair[t])}show({run:{trace:e},source:t,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,i={run:t?.run,name:t?.recorded,offered:!!t?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...i})}};var Hs=["both","target","draft"],$c={both:"overlap",target:"residual",draft:"rejected"},Lc=[0,.5,1],Ns=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:e,set:t}){this.say=e,this.heading=c("h3",{}),this.shaping=He(e("areas.view"),[["shaped",e("areas.shaped")],["raw",e("areas.raw")]],n=>t({raw:n==="raw"})),this.
form=He(e("areas.form"),[["picture",e("areas.picture")],["table",e("areas.table")]],n=>t({asTable:n==="table"})),this.note=c("p",{class:"sv-note"}),this.node=c(
"div",{class:"sv-block sv-areas-block"},this.heading,c("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:e}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),w(this.
total.name,e("areas.total"));let t=(i,o)=>c("li",{},c("span",{class:"sv-area-key","data-area":i}),L($c[i],o));this.keys=Object.fromEntries(Hs.map(i=>[i,t(i,e(`a\
reas.key.${i}`))])),this.keys.dart=c("li",{},c("span",{class:"sv-dart-key"}),e("areas.key.dart"));let n=c("div",{class:"sv-area-row sv-area-head"},c("span",{},e(
"areas.token")),c("span",{}),this.targetHead=c("span",{class:"sv-p"},e("areas.target")),this.draftHead=c("span",{class:"sv-p"},e("areas.draft"))),r=c("div",{class:"\
sv-area-row sv-area-axis"},c("span",{}),c("span",{class:"sv-area-ticks"},...Lc.map(i=>c("span",{style:`--x:${i}`},String(i)))));return this.chart=c("div",{class:"\
sv-areas",role:"img"},n,...this.rows.map(i=>i.node),r,this.total.node),this.legend=c("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=c("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(e){let[t,n,r]=["sv-t","sv-p","sv-p"].map(a=>c("span",{class:a})),i=c("span",{class:"sv-\
dart",hidden:!0}),o=c("span",{class:"sv-area-bar"},...Hs.map(a=>c("span",{"data-area":a})),i);return{name:t,target:n,draft:r,dart:i,bar:o,node:c("div",{class:e},
t,o,n,r)}}buildTable(){let e=t=>c("th",{scope:"col"},this.say(`areas.${t}`));return this.body=c("tbody",{}),this.table=c("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},c("table",{},c("thead",{},c("tr",{},...["token","target","draft","both"].map(e))),this.body)),
this.table}dress({raw:e,asTable:t}){e===this.raw&&t===this.asTable||(Object.assign(this,{raw:e,asTable:t}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(e){
this.view=e,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:e,say:t}=this,n=Hi(e.position),r=this.raw&&n;this.shaping.node.hidden=!n,this.shaping.
set(r?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,w(this.heading,e.heading);let i=r?
"areas.raw_note":"areas.shaped_note";w(this.note,A(...e.notes,n&&t(i,{shaping:e.shaping}))),this.asTable?this.paintTable(r):this.paintPicture(r)}seen({token:e,target:t,
draft:n,both:r}){let{models:i}=this.view;return{token:e,target:i==="draft"?null:t,draft:i==="target"?null:n,both:i==="both"?r:null}}paintPicture(e){let{position:t,
marks:n,models:r}=this.view,i=Pi(t,[...n.keys()],e).map(l=>this.seen(l));r==="draft"&&i.splice(0,i.length-1,...i.slice(0,-1).sort((l,p)=>(p.draft??0)-(l.draft??
0)));let o=e?null:this.view.dart;this.rows.forEach((l,p)=>{let h=p===i.length-1;l.node.hidden=p>=i.length,l.node.hidden||this.paintRow(l,i[p],{rest:h,dart:o})});
let a=r==="both"&&!e?t.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",r==="draft"),this.
draftHead.classList.toggle("sv-unseen",r==="target"),this.legend.hidden=r!=="both",this.keys.dart.hidden=!o,Hs.forEach(l=>w(this.keys[l].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${l}`))),S(this.chart,"aria-label",this.describe(i,a,o))}paintRow(e,t,{rest:n,dart:r}){let{view:i}=this,o=i.marks.get(
t.token),a=i.name(t.token);e.node.classList.toggle("sv-others",n),w(e.name,a),S(e.name,"title",a),S(e.name,"data-kind",o),w(e.target,t.target==null?"":ae(t.target)),
w(e.draft,t.draft==null?"":ae(t.draft)),Hs.forEach(l=>e.bar.style.setProperty(`--${l}`,String(t[l]||0))),e.dart.hidden=r?.token!==t.token,!(!r||e.dart.hidden)&&
(e.dart.style.setProperty("--x",String(r.at)),e.dart.dataset.side=r.at>.8?"left":"right",e.dart.dataset.kind=r.kind)}paintTotal(e){this.total.bar.style.setProperty(
"--both",String(e)),this.total.bar.style.setProperty("--draft","1"),w(this.total.target,""),w(this.total.draft,I(e))}describe(e,t,n){let{say:r,view:i}=this,o=l=>{
let p=e.slice(0,-1).filter(h=>h[l]!=null).sort((h,u)=>(u[l]??0)-(h[l]??0))[0];return p&&r(`areas.first.${l}`,{token:i.name(p.token),p:I(p[l])})},a=e[e.length-1];
return A(o("target"),o("draft"),t!==null&&r("areas.overlap",{overlap:I(t)}),n&&r(`areas.dart.${n.kind}`,{token:i.name(n.token)}),r("areas.rest",{target:ae(a.target),
draft:ae(a.draft)}))}paintTable(e){let{position:t,name:n,marks:r,models:i}=this.view,o=p=>c("td",{},ae(p)),a=({token:p,target:h,draft:u,both:m})=>c("tr",{},c("t\
h",{scope:"row",class:"sv-t","data-kind":r.get(p)},n(p)),o(h),o(u),o(m)),l=ys(t,e).map(p=>a(this.seen(p)));i==="both"&&!e&&l.push(c("tr",{class:"sv-sum"},c("th",
{scope:"row"},this.say("areas.sum")),o(1),o(1),o(t.overlap))),this.body.replaceChildren(...l)}};function Cc({round:{drafts:s,final:e},index:t,token:n}){let r=t<s.length?Y(s,t):null;return(s.find(({verdict:o},a)=>o==="accepted"&&Y(s,a)===r)??e??{token:n}).token}
var Is=class{constructor({say:e,sequels:t}){this.say=e,this.sequels=t,this.choices=[],this.list=c("div",{class:"sv-choices",role:"toolbar","aria-label":e("branc\
h.heading"),on:{keydown:n=>cs(this.choices,n)}}),this.note=c("p",{class:"sv-note"}),this.node=c("div",{class:"sv-block sv-branch"},c("h3",{},e("branch.heading")),
this.note,this.list)}show(e,t){let{say:n}=this,{position:r}=e,i=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!e.open||!r,!r||this.node.hidden)return;
let o=e.kind==="untested";this.list.hidden=!!i||o,w(this.note,i||n(o?"branch.untested":"branch.note"));let a=Cc(e),l=([p,h],u)=>c("button",{type:"button",class:"\
sv-choose",tabindex:u===0?0:-1,"aria-label":n("branch.do",{token:t(p),was:t(a)}),on:{click:()=>this.sequels.make({branch:{round:e.number,index:e.index,token:p}})}},
c("span",{class:"sv-choice-token"},t(p)),c("span",{class:"sv-p"},ae(h)));this.choices=r.candidates.filter(([p])=>p!==a).map(l),this.list.replaceChildren(...this.
choices)}};var Pc=3,qc=.1,Hc=.09,Nc=.3,Ic=2**20,Dc=8,ho=s=>(s?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,t)=>t-e),Wn=s=>Math.min(s.rest[1]??0,ho(s)[Dc-1]??1);
function Fc(s,e){let{candidates:t,rest:n}=e,r=u=>u?-u*Math.log(u):0,i=Wn(e),o=i?n[1]??0:0,a=t.reduce((u,[,m])=>u+r(m),0),l=a-(o?o*Math.log(i):0),p=a+r(o)+o*Math.
log(Ic),h=u=>Math.min(Hc,Nc*Math.exp(-u));return s>h(l)?1:s<=h(p)?0:null}var uo={token:(s,e)=>e,match:s=>s,typical:(s,e,t)=>t&&Fc(s,t),"top-k":(s,e,t)=>{let n=ho(
t)[Pc-1];return n===void 0?null:s>0&&s>=n?1:e},threshold:(s,e)=>s>=qc?1:e},jt=(s,e,t,n)=>uo[s](e,t,n);function Uc(s,e){let{target:t}=s,n=U(s);return t==null||n===
null?[]:Object.keys(uo).flatMap(r=>{let i=jt(r,t,n,e);return i===null?[]:[[r,i]]})}var Ds=class{constructor(e){this.say=e,this.body=c("tbody",{});let t=n=>c("th",
{scope:"col"},e(`rules.others.${n}`));this.note=c("p",{class:"sv-note"}),this.node=c("details",{class:"sv-other-rules"},c("summary",{},e("rules.others.heading")),
c("table",{class:"sv-figures-table"},c("thead",{},c("tr",{},t("rule"),t("chance"),t("verdict"))),this.body),this.note)}show(e,t,n,r){let{say:i}=this,o=r?Uc(e,t):
[];this.node.hidden=!o.length,w(this.note,i("rules.others.note",{draw:I(n)})),this.body.replaceChildren(...o.map(([a,l])=>{let p=n<l,h=c("th",{scope:"row",class:N(
a)?"sv-lossy":""},i(`rules.name.${a}`));return c("tr",{"data-rule":a},h,c("td",{},I(l)),c("td",{},c("span",{class:"sv-mark","aria-hidden":"true","data-kind":p?"\
accepted":"rejected"})," ",i(`kind.${p?"accepted":"rejected"}`)))}))}};var Vn=4,Fs=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:e,set:t,unpin:n,stage:r,sequels:i}){
this.say=e,this.key="",this.token=c("div",{class:"sv-big-token",translate:"no"}),this.kind=c("span",{class:"sv-chip"}),this.where=c("span",{class:"sv-quiet"}),this.
there=c("button",{type:"button",class:"sv-link",title:e("inspector.stage"),on:{click:()=>{r({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=c("span",{class:"sv-quiet"}),this.unpin=c("button",{type:"button",class:"sv-link",hidden:!0,on:{click:n}},e("inspector.unpin")),this.why=c("p",{class:"\
sv-why"}),this.empty=c("p",{class:"sv-quiet"},e("inspector.empty")),this.absent=c("p",{class:"sv-quiet",hidden:!0},e("inspector.absent")),this.areas=new Ns({say:e,
set:t}),this.branch=new Is({say:e,sequels:i}),this.body=c("div",{class:"sv-inspected",hidden:!0},c("div",{class:"sv-title"},this.token,c("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,ls(e,this.areas.node,"distributions")),this.
node=c("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":e("inspector.heading")},c("div",{class:"sv-section-head"},c("h2",{},e("inspector.headi\
ng")),c("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:e}=this;return this.keep=c("span",{class:"sv-keep"},e("test.keep")),
this.drop=c("span",{class:"sv-drop"},e("test.drop")),this.needle=c("span",{class:"sv-needle"}),this.needleLabel=c("span",{class:"sv-needle-label"}),this.line=c(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=c("span",{class:"sv-limit"}),this.sum=c("p",{class:"sv-arit\
hmetic"}),this.basis=c("p",{class:"sv-note"}),this.others=new Ds(e),this.test=c("div",{class:"sv-block sv-test"},c("h3",{},L("accept_test",e("test.heading"))),this.
line,c("div",{class:"sv-test-axis","aria-hidden":"true"},c("span",{},"0"),this.limit,c("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:e}=this;return this.residualRows=Array.from({length:Vn+1},()=>{let t=c("span",{class:"sv-t"}),n=c("span",{class:"sv-share"}),r=c("span",{class:"sv-p"});
return{token:t,bar:n,share:r,node:c("li",{},t,n,r)}}),this.note=c("p",{class:"sv-note"}),this.residual=c("div",{class:"sv-block sv-residual-block"},c("h3",{},L(
"residual",e("residual.heading"))),this.note,c("div",{class:"sv-residual-head"},c("span",{},e("areas.token")),c("span",{},e("residual.share"))),c("ul",{class:"s\
v-residual"},...this.residualRows.map(t=>t.node))),this.residual}show(e,t,n,{concealed:r=!1,elsewhere:i=!1}={}){if(this.empty.hidden=!!t,this.body.hidden=!t,this.
pin.hidden=!t,this.unpin.hidden=!t||n!=="pinned",!t)return;let{number:o,index:a,kind:l}=t,p=`${o}.${a} ${l}`;(e!==this.run||p!==this.key)&&(this.node.scrollTop=
0),this.key=p,this.run=e,this.seen=t,w(this.pin,this.say(`inspector.${n}`)),this.showTitle(),this.where.hidden=i,this.there.hidden=!i,w(this.why,r?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=r||!!t.position,this.areas.node.hidden=r||!t.position,t.position&&!r&&this.areas.show(this.view(t.position)),this.
showTest(),this.showResidual(),this.branch.show(t,h=>this.name(h))}showTitle(){let{seen:e,say:t}=this,n=e.part?[be(e.piece)]:e.text?Ct(e.text,!0):[t("token.empt\
y")];this.token.replaceChildren(...n),this.token.dataset.kind=e.kind,this.kind.dataset.kind=e.kind,w(this.kind,t(`kind.${je(e.kind,this.run.trace)}`));let{models:r,
settings:{drafter:i}}=this.run.trace,o=e.draft&&!e.draft.source&&i!=="model"&&se(t,i,r.pair),a=t("inspector.where",{round:e.number+1,slot:yn(this.run,e.number,e.
index,t)}),l=o?t("token.from",{slot:a,drafter:o}):a;[this.where,this.there].forEach(p=>w(p,l))}get greedy(){return this.run.trace.settings.temperature===0}explain(){
let{seen:e,say:t}=this,n=e.part?t("inspector.bytes",{hex:be(e.piece)})+" ":e.took>1?t("inspector.joined",{n:e.took})+" ":"",r=e.draft?.confidence;return n+A(this.
reason(),r!=null&&t("inspector.confidence",{predicted:z(r)}))}reason(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:i,accepted:o,draft:a}=e;if(r==="plain")return js(
t("why.plain"),this.run,e.number,t);let l=H(i)?this.reasonInTree():"";if(l)return l;if(r==="bonus")return i.drafts.length===1?t("why.bonus_one"):t("why.bonus",{
n:i.drafts.length});if(!n&&this.rule!=="token"){let v=this.reasonOfRule();if(v)return v}if(r==="correction")return t(`why.${n?"greedy_":""}correction`,{guess:this.
name(i.drafts[o].token)});if(r==="untested"){let v=i.drafts.findIndex(g=>g.verdict==="rejected");return v<0?t("why.untested_end"):t("why.untested",{n:v+1})}if(r===
"guessed"&&this.lookedUp)return t("why.copied");if(n)return t(`why.greedy_${r}`);if(a?.target==null||a.draft==null)return t("inspector.absent_probabilities");let[
p,h]=Z(a.target,a.draft),u={target:p,draft:h,chance:z(Math.min(1,a.target/a.draft))},m=r!=="accepted"?r:a.target>=a.draft?"sure":"lucky";return t(this.lookedUp&&
["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,u)}reasonInTree(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:{drafts:i},index:o,draft:a}=e;if(r===
"correction"||r==="bonus"||r==="untested"&&a?.draw==null)return t(`tree.why.${r}`);if(n||this.rule!=="token"||!a?.draft||a.target==null)return"";if(r==="guessed")
return t("tree.why.guessed");let l=i.some(({parent:v},g)=>g<o&&v===a.parent),p=a.draft===1;if(!p&&!l)return"";let[h,u]=Z(a.target,a.draft),m=z(Math.min(1,a.target/
a.draft));return A(l&&t("tree.why.left"),p?t("tree.why.certain",{target:h}):t("tree.why.ratio",{target:h,draft:u,chance:m}))}get rule(){return T(this.run.trace)}reasonOfRule(){
let{seen:e,say:t,rule:n}=this,{kind:r,round:i,accepted:o,draft:a}=e;if(r==="correction"){let h=i.drafts[o],u={guess:this.name(h.token),weight:I(h.weight??1)};return N(
n)?"":t(`rules.why.${n}.correction`,u)}if(r==="untested")return n==="block"&&i.final?t("rules.why.block.dropped"):"";if(!a||r!=="accepted"&&r!=="rejected"||a.target==
null||!a.draft)return"";if(n==="block"){let[h,u]=Z(a.draw??0,U(a)??1),m=!i.drafts.some((g,b)=>Y(i.drafts,b)===e.index),v=r==="accepted"?Ge(a):m?"rejected_last":
r;return t(`rules.why.block.${v}`,{by:Ke(i.drafts)+1,draw:h,ratio:u})}let[l,p]=Z(a.target,a.draft);return t(`rules.why.${N(n)?"lossy":n}.${r}`,{rule:t(`rules.na\
me.${n}`),target:l,draft:p,chance:z(W(a)??0),exact:z(Math.min(1,a.target/a.draft))})}name(e){if(e===-1)return this.say("token.rest");let t=this.run.alone(e);return F(
t)||be(this.run.piece(e))||this.say("token.empty")}view(e){let{seen:t,say:n}=this,{kind:r,round:i,judged:o}=t,l=t.judgedAt>=i.drafts.length?"target":r==="guesse\
d"?"draft":"both",p=r==="guessed"||r==="lit",h=new Map,u=!t.open&&(!t.draft||r==="rejected")?i.final:null,m=at(i);u&&m&&h.set(u.token,m),o&&h.set(o.token,p?r:o.
verdict);let g=!(o&&!p&&!this.greedy&&this.rule==="token")||o.draw==null||o.draft==null?null:{token:o.token,at:o.draw*o.draft,kind:o.verdict};return{position:e,
name:k=>this.name(k),heading:n({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[l]),notes:this.notes(l),shaping:this.shaping(),models:l,
marks:h,dart:g,decides:this.rule==="token"}}notes(e){let t=[];return this.seen.kind==="untested"&&t.push("areas.untested"),e!=="target"&&this.lookedUp&&t.push("\
areas.lookup"),this.greedy?t.push("areas.greedy"):e==="both"&&this.rule!=="token"&&t.push("rules.areas"),t.map(n=>this.say(n))}shaping(){let{temperature:e,top_k:t,
top_p:n}=this.run.trace.settings,{say:r}=this;return[r("areas.temperature",{value:e}),...t>0?[r("areas.top_k",{value:t})]:[],...n<1?[r("areas.top_p",{value:n})]:
[]].join(r("comma"))}get lookedUp(){let{drafter:e}=this.run.trace.settings,{judged:t,position:n}=this.seen;return t?.source?t.source==="lookup":e==="lookup"||e.
startsWith("lookup")&&n!==null&&n.rest[4]==null}showTest(){let{seen:e,say:t,rule:n}=this,i=["accepted","rejected",...n==="block"?["untested"]:[]].includes(e.kind)?
e.draft:null,{draw:o=null,target:a=null,draft:l=null}=i??{},p=W(i??void 0),h=!this.greedy&&o!==null&&p!==null;if(this.test.hidden=!h,!h||!i)return;this.others.show(
i,e.position,o,!E(this.run.trace));let[u,m]=Z(o,p),v={draw:u,threshold:m,target:xe(a),draft:xe(l),kind:t(`kind.${je(e.kind,this.run.trace)}`)},g=o<p?"passed":"f\
ailed";w(this.keep,t(n==="block"?"rules.pass":"test.keep")),w(this.drop,t(n==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",String(
p)),this.test.style.setProperty("--draw",String(o)),this.keep.dataset.side=o<p/2?"end":"start",this.drop.dataset.side=o>(1+p)/2?"start":"end",this.limit.dataset.
side=p>.6?"left":"right",w(this.limit,`${t("test.threshold")} ${m}`),this.line.dataset.kind=e.kind;let b=Ae(i,n);[this.needle,this.needleLabel].forEach(y=>{y.hidden=
b}),this.keep.classList.toggle("sv-narrow",p<.2),this.drop.classList.toggle("sv-narrow",p>.8),this.needleLabel.dataset.side=o>.5?"left":"right",w(this.needleLabel,
`${t("test.draw")} ${u}`);let k=t(n==="token"?`test.${e.kind}`:`rules.sum.${b?"certain":N(n)?"lossy":n}.${g}`,v);w(this.sum,k),this.line.setAttribute("aria-labe\
l",b?k:t("test.aria",v)),this.showBasis()}showBasis(){let{say:e,seen:{round:t,index:n}}=this,r=this.rule==="block"&&!E(this.run.trace)?pr(t.drafts,n):null;if(this.
basis.hidden=!r,!r)return;let i={weight:I(r.weight),excess:I(r.excess)};w(this.basis,e(`rules.basis.${r.last?"last":"earlier"}`,i))}showResidual(){let{seen:e}=this,
t=e.kind==="rejected"||e.kind==="correction",{drafts:n}=e.round,r=Re(n).at(-1)??-1,i=e.kind==="rejected"?e.draft:n.findLast((v,g)=>v.verdict==="rejected"&&Y(n,g)===
r)??null,o=t&&e.position&&i?qi(e.position,ur(i,this.rule)):null;if(this.residual.hidden=!o,!o)return;let a=!this.greedy&&(this.rule==="block"||this.rule==="matc\
h");w(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:I(i?.weight??1)}):this.say("residual.note"));let l=e.open||!e.round.final?null:e.round.final.token,
p=o.shares.slice(0,Vn),h=o.shares.find(v=>v.token===l);h&&!p.includes(h)&&(p[Vn-1]=h);let u=p.reduce((v,g)=>v+g.share,0),m=[...p,{token:-1,share:Math.max(0,1-u)}];
this.residualRows.forEach((v,g)=>this.fillShare(v,m[g],l))}fillShare(e,t,n){e.node.hidden=!t,t&&(w(e.token,this.name(t.token)),S(e.token,"title",this.name(t.token)),
e.bar.style.setProperty("--share",String(t.share)),e.node.classList.toggle("sv-others",t.token===-1),w(e.share,ae(t.share)),t.token===n?e.node.dataset.drawn=this.
say("residual.chosen"):delete e.node.dataset.drawn)}};var Wc=8,Bc=.85;function vo(s){let e=()=>s.scrollHeight-s.scrollTop-s.clientHeight,n=c("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:o=>o.preventDefault(),click:()=>{let o=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";s.scrollBy({top:Bc*
s.clientHeight,behavior:o})}}},"▾"),r=()=>{n.hidden=e()<Wc};s.addEventListener("scroll",r,{passive:!0});let i=new ResizeObserver(r);return[s,...s.children].forEach(
o=>i.observe(o)),n}var fo=23,mo=["tokens","distance"],Yn=[0,1],Vc=1e-6,Gn=.005;function Jn({candidates:s,rest:e,overlap:t}){let n=s.reduce((r,[,i,o])=>r+Math.max(0,(i??0)-(o??0)),
0);return Math.max(0,t==null?e[1]??0:1-t-n)}function Gc(s,e){let t=(o,a)=>Math.max(0,e*(o??0)-(a??0)),n=s.candidates.reduce((o,[,a,l])=>o+t(a,l),0),[,r,i]=s.rest;
return[n+t(r,i),n+Math.max(t(r,i),e*Jn(s))]}function Kc({drafts:s,positions:e=[]}){let t=1;return s.map((n,r)=>{if(t=Math.min(1,t*((n.target??0)/(n.draft||1))),
r===s.length-1)return[t,t];let i=l=>l+1-t>0?l/(l+1-t):1,[o,a]=Gc(e[r+1],t);return[i(o),i(a)]})}function Yc(s,e){return e==="block"?Kc(s):s.drafts.map((t,n)=>{let r=jt(
e,t.target??0,U(t)??0,s.positions?.[n]??null);return r===null?Yn:[r,r]})}function go(s,e){if(e!=="block")return s.reduceRight((n,r)=>1+r*n,1);let t=1;return s.reduceRight(
(n,r,i)=>{let o=t*r*(i+1);return t*=1-r,n+o},1)}function Jc(s,e){let{candidates:t,rest:[,n],overlap:r}=s,i=Wn(s);if(r==null||n==null||jt(e,i,i,s)!==(e==="typica\
l"?0:i))return Yn;let o=t.map(([,x,_])=>({p:x??0,q:_??0})),a=o.map(({p:x,q:_})=>_?jt(e,x,Math.min(1,x/_),s):0);if(a.includes(null))return Yn;let l=o.map(({q:x},_)=>x*
(a[_]??0)),p=e==="typical"?0:Math.max(0,n-Jn(s)),h=Math.max(0,1-p-l.reduce((x,_)=>x+_,0)),u=1-r<Vc,m=h/(u?1:1-r),v=o.map(({p:x,q:_})=>m*(u?x:Math.max(0,x-_))),g=m*
(u?n:Jn(s)),b=o.reduce((x,{p:_},M)=>x+Math.abs(l[M]+v[M]-_),0),k=Math.abs(p+g-n),y=e==="typical"&&m>1;return[(b+k)/2,(b+(y?g+n:k))/2]}function Xc(s){let{drafts:e,
positions:t=[]}=s;return t.length<e.length||e.some(n=>U(n)===null)?null:Object.fromEntries(ct.map(n=>{let r=Yc(s,n);return[n,{tokens:[go(r.map(([i])=>i),n),go(r.
map(([,i])=>i),n)],distance:e.length&&N(n)?Jc(t[0],n):[0,0]}]}))}function Zc(s){let e=t=>s.reduce((n,r)=>n+r[t],0)/s.length;return[e(0),e(1)]}var Qc=([s,e])=>{if(e-
s>=Gn)return`${R(s)} – ${R(e)}`;let t=(s+e)/2;return t<Gn?`<${Gn}`:R(t)},Kn=new WeakMap;function ed(s){return Kn.has(s)||Kn.set(s,Xc(s)),Kn.get(s)??null}function bo(){
let{run:s,moment:{round:e},live:t,send:n}=Me(),r=E(s.trace)?"trees":s.trace.settings.temperature?"":"greedy",i=r?[]:s.rounds.slice(0,e).map(ed).filter(a=>a!==null),
o=(a,l)=>Qc(Zc(i.map(p=>p[a][l])));return d("div",{class:"sv-block sv-rule-lab",children:[d("h3",{children:f("rules.lab.heading")}),i.length>0&&d("table",{class:"\
sv-figures-table",children:[d("thead",{children:d("tr",{children:["rule",...mo].map(a=>d("th",{scope:"col",children:f(`rules.lab.${a}`)}))})}),d("tbody",{children:ct.
map(a=>d("tr",{"data-rule":a,children:[d("th",{scope:"row",class:N(a)?"sv-lossy":"",children:[f(`rules.name.${a}`),d("span",{children:a===T(s.trace)&&` ${f("rul\
es.lab.own")}`})]}),d("td",{children:o(a,"tokens")}),d("td",{children:N(a)?o(a,"distance"):"0"})]},a))})]}),d("p",{class:"sv-note",children:i.length?f("rules.la\
b.rounds",{n:i.length}):f(`rules.lab.${r||"none"}`)}),i.length>0&&d("ul",{class:"sv-note",children:[...mo,"range"].map(a=>d("li",{children:f(`rules.lab.legend.${a}`)}))}),
t&&d("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:fo}),children:f("rules.lab.claim",{n:fo})})]})}var td={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:ct,tree:["chain","k-ary","top-k","dynamic","measured"]},sd=["drafter","rule","tree"],Us=class{buttons;constructor({say:e,host:t,sequels:n}){this.
say=e,this.sequels=n,this.host=t,this.mine=c("div",{}),this.note=c("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=bt.map(r=>this.row(r,td[r].
filter(i=>r!=="gamma"||Number(i)<=n.most))),this.choices=c("div",{class:"sv-again"},...this.rows),this.again=c("div",{class:"sv-block"},c("h3",{},e("again.headi\
ng")),this.note,this.choices),this.node=c("section",{class:"sv-section sv-experiments"},c("div",{class:"sv-section-head"},c("h2",{},e("whatif.heading"))),this.mine,
this.again)}row(e,t){let{say:n}=this,r=i=>{let o=c("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,i)})}});return this.
buttons.push({name:e,value:i,node:o}),o};return c("div",{class:"sv-again-row","data-change":e},c("span",{},n(`again.${e}`)),c("div",{class:"sv-choices"},...t.map(
r)))}changes(e,t){let{run:n}=this.sequels.store.state;if(e!=="tree"||!n)return{[e]:t};let r=xt(n.trace);return t==="chain"?{tree:t,gamma:Math.min(r,this.sequels.
most)}:{tree:t,budget:Math.max(r,1)}}load(e){let{say:t,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:i,node:o})=>{let a=i==="chain"&&xt(e.trace)>n,
l=a?t("again.shorter",{most:n}):Qt(t,r,i,e.trace.models.pair);w(o,l),S(o,"aria-label",t(a?"again.do_shorter":`again.do_${r}`,{value:l,most:n})),o.disabled=Zt(e.
trace,r)===i})}offer(e){e!==this.offered&&(this.offered=e,this.buttons.forEach(({name:t,value:n,node:r})=>{r.hidden=sd.includes(t)&&!e?.[t]?.includes(String(n))}),
this.rows.forEach((t,n)=>{t.hidden=this.buttons.filter(({name:r,node:i})=>r===bt[n]&&!i.hidden).length<2}))}show(e){let t=this.sequels.refusal;this.offer(e.offers),
e.view==="rounds"&&me(this.host,Te(C,null,Te(si,null),Te(bo,null)),this.mine),this.again.hidden=!this.sequels.live,this.choices.hidden=!!t,w(this.note,t||this.say(
"again.note"))}};var xo=240;function nd(s){let e=[...s];return e.length>xo?e.slice(2-xo).join("").replace(/^\S*\s+/,"… "):s}function wo(s,e,t,n){let r=le(e),i=r?null:ft(e),{kept:o=!1,
threshold:a=null}=i?e.answers[i]:{},l={run:t,asked:r&&`${r.round}.${r.index}`,told:i?{at:i,kept:o,chance:a}:null,question(){let{round:p,index:h}=r??{round:0,index:0},
m=[...t.rows.slice(0,p).flatMap(({slots:v})=>v.filter(({kind:g})=>fe(g))),...t.rows[p].slots.slice(0,h)].map(v=>v.text).join("");return{guess:[...V(ce(t.rows[p].
slots[h],n))].slice(0,60).join(""),before:nd(t.promptText+m),round:p+1,slot:h+1}}};s.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var rd=[0,.25,.5,.75,1],Ws={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Bs=class{constructor({say:e,intents:t}){this.say=e,this.intents=t,this.brought=null,this.told="",this.
button=c("button",{type:"button",class:"sv-link",on:{click:t.toggle}},e("predict.start")),this.wished=null,this.refused=c("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=c("span",{class:"sv-quiet"}),this.switch=c("input",{type:"checkbox",on:{change:()=>t.set({informed:this.switch.checked})}}),this.question=
c("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=c("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>t.answer(null)),this.reveal.append(
c("kbd",{},"R")),this.row=c("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...rd.map(n=>c("button",{type:"button",class:"sv-choose",on:{
click:()=>t.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",t.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>t.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=c("div",{class:"sv-lesson",role:"status"}),this.node=c("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},c("div",{class:"sv-section-head"},c("h2",{},e("predict.heading")),this.score,c("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",t.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,t,n="sv-choose"){
return c("button",{type:"button",class:n,on:{click:t}},this.say(`predict.${e}`))}label(e){let t=e===0?"none":e===1?"all":null,n=Object.keys(Ws).find(r=>Ws[r]===
e&&(t?/\D/:/\d/).test(r))??"";return[c("span",{},t?this.say(`predict.${t}`):z(e)),c("kbd",{},n.toUpperCase())]}press(e,t){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(t)if(n==="r")this.intents.answer(null);else if(n in Ws)this.intents.answer(Ws[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){w(this.refused,this.wished===e&&E(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,t){let{say:n}=this,{moment:r,predicting:i}=e;if(wo(this.node,e,t,n),this.node.hidden=!i,this.button.hidden=i||t.trace.settings.gamma===
0,this.explain(t),!i)return;let o=this.node.contains(document.activeElement),a=le(e),l=ft(e),p=t.over&&r.round===t.length;this.switch.checked=e.informed,w(this.
question,a?this.ask(t,a):l?this.tell(e.answers[l]):n(p?"predict.ended":"predict.waiting")),w(this.facts,a?this.given(e,t,a):l?this.reckon(e.answers[l]):""),this.
row.hidden=!a,this.next.hidden=!!a||p||e.playing;let h=$r(Object.values(e.answers));w(this.score,h.n?n(h.decided?"predict.score":"predict.score_undecided",{...h,
brier:R(h.brier)}):""),this.showLesson(e,t,h,p),this.bringUp(a),o&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!Ye(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:t,index:n}){return this.say("predict.ask",{token:ce(e.rows[t].slots[n],this.say),n:n+1,round:t+1})}tell({said:e,kept:t,
threshold:n}){let r=`predict.${t?"kept":"dropped"}`,i=e===null?this.say(`${r}_unsaid`):this.say(r,{said:z(e),brier:R(vt(e,t))});return A(i,n!==null&&this.say("p\
redict.truth",{threshold:z(n)}))}reckon({said:e,kept:t}){return e===null?"":this.say("predict.brier",{said:e,happened:t?1:0,brier:R(vt(e,t))})}given({informed:e},t,{
round:n,index:r}){let{target:i,draft:o}=t.rounds[n].drafts[r];return t.trace.settings.temperature===0?this.say("predict.given_greedy"):e?i==null||o==null?this.say(
"predict.unknown"):this.say("predict.given",{target:I(i),draft:I(o)}):this.say("predict.hidden")}showLesson({taught:e},t,n,r){let i=e||r&&n.n>0;this.finish.hidden=
!n.n||r,this.finish.setAttribute("aria-expanded",String(i));let o=i?Lr(n,t.trace.settings.temperature===0,this.say):[];o.join()!==this.told&&(this.told=o.join(),
this.lesson.replaceChildren(...i?[c("h3",{},this.say("predict.lesson.heading"))]:[],...o.map(a=>c("p",{},a))))}};var Vs=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:t,store:n,predict:r,transport:i}=this.viewer;if(e.run){if(!Xt(e.run)){r.refuse(e.run);return}
t.halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:i.buttons.play).focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;
e.toEnd(),ue(e.state)&&!le(e.state)&&e.forward("step")}begin(e){let{viewer:t}=this;!G(t.state)&&e.over&&t.player.seek(ye.moment),t.toggle(),t.predict.focus()}leavesVerdict(){
let{viewer:e}=this,t=mt(e.state);return e.state.looking!==null&&e.store.set({looking:null}),t&&le(e.state)!==null}answer(e){let{state:t,store:n,player:r}=this.viewer,
i=le(t);i&&(n.set(Ar(t,i,e)),r.forward("step"))}};function id(s){let e=[];for(let t=s;t.parentElement&&t!==document.body;t=t.parentElement){let n=t;e.push(...[...t.parentElement.children].filter(r=>r!==n))}return e.
filter(t=>t instanceof HTMLElement).filter(({popover:t})=>!t)}var Gs=class{constructor(e,t){this.node=e;this.resized=t}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=id(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:t}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,t/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var od={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},ad={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},ld={ArrowUp:"stepOn",ArrowDown:"stepBack"},ko={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Ks=s=>(s.dataset.at??"").split(".").map(Number);function cd(s,e,t){let n=s.indexOf(e),r=i=>{let o=s.filter(a=>Ks(a)[0]===Ks(e)[0]+i);return o.find(a=>Ks(a)[1]>=
Ks(e)[1])??o.at(-1)};switch(t){case"Home":return s[0];case"End":return s.at(-1);case"ArrowRight":return s[n+1];case"ArrowLeft":return s[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function dd(s,e,t){let n=s.findIndex(o=>o.includes(e)),r=s[n]?.indexOf(e)??-1,i=o=>o?.[r]??o?.at(-1);switch(t){case"\
Home":return s[0][0];case"End":return s.at(-1)?.at(-1);case"ArrowRight":return s[n][r+1]??s[n+1]?.[0];case"ArrowLeft":return s[n][r-1]??s[n-1]?.at(-1);case"Arro\
wDown":return i(s[n+1]);case"ArrowUp":return i(s[n-1]);default:return null}}var Ys=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let t=({target:n})=>{
this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",t,{signal:e}),document.addEventListener("focusin",t,{signal:e}),
document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:t,key:n}=e,{node:r}=this.viewer;if(!(t instanceof HTMLElement))return;let i=r.
contains(t)||this.isFree(n,t);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!i||!r.checkVisibility()||t.
matches("input:not([type=checkbox]), select, textarea"))return;!(t.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,t)&&e.preventDefault()}isFree(e,t){
let n=/^[a-z]$/i.test(e);return t!==document.body?n&&t.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,t){let{actions:n,predict:r,presenting:i,
leap:o}=this.viewer;if(r(e))return!0;let a=od[e.length===1?e.toLowerCase():e]||i()&&ad[e];if(a)return n[a]()!==!1;let l=t.closest("[role=option]"),p=t.closest("\
[role=gridcell]");if(l||p)return this.inside(e,l,p);let h=t.closest("[role=slider]");if(h&&o(e))return!0;let u=ko[e]||h&&ld[e];return!u||this.scrolls(t,e)?!1:(n[u](),
!0)}inside(e,t,n){let{pin:r,options:i,cells:o}=this.viewer;if(e==="Enter")return(t??n)?.dataset.at&&r(),!0;let a=t?cd(i(),t,e):n&&dd(o(n),n,e);return a&&a.focus(),
!!a||e in ko}scrolls(e,t){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),i=o=>o==="auto"||o==="scroll";return t.startsWith("Arro\
w")?i(n)&&e.scrollWidth>e.clientWidth:i(r)&&e.scrollHeight>e.clientHeight}};function Xn(s){let{store:e,player:t}=s;return{start:()=>s.seek(0),back:()=>s.hold(()=>t.back("round")),previous:()=>s.hold(()=>t.back("step")),play:()=>s.toggle(),
next:()=>s.forward("step"),forward:()=>s.forward("round"),end:()=>s.toEnd(),stop:()=>s.send("stop",{round:e.state.moment.round}),seek:n=>s.seek(n.round,n.phase),
follow:()=>s.toEnd(),run:()=>s.send("new",{}),set:n=>e.set(n),present:()=>s.present(!e.state.presenting)}}function pd(s){let{transport:e,store:t}=s,{start:n,back:r,
previous:i,play:o,next:a,forward:l,end:p,present:h}=Xn(s),u=()=>{let{presenting:m,pinned:v}=t.state;if(e.help.open)e.toggleHelp(!1);else if(m)h();else if(v)s.pin(
null);else return!1;return!0};return new Ys({node:s.node,actions:{toggle:o,roundBack:r,roundOn:l,stepBack:i,stepOn:a,start:n,end:p,present:h,escape:u,help:()=>e.
toggleHelp()},pin:()=>s.pin(t.state.cursor),predict:m=>s.predict.press(hd(m,t.state)?"r":m,t.state.predicting),letters:()=>e.letters.checked,presenting:()=>t.state.
presenting,options:()=>s.stream.options(t.state.moment.round),cells:m=>s.round.node.contains(m)?s.round.rows():s.rounds.cells(),leap:m=>{let v=e.strip.momentFor(
m,t.state.moment);return v&&s.seek(v.round),!!v}})}function hd(s,e){return s==="PageDown"&&e.presenting&&!mt(e)&&le(e)!==null}function Js({target:s}){let e=s instanceof
Element?s.closest("[data-at]"):null;if(!(e instanceof HTMLElement))return null;let[t,n]=(e.dataset.at??"").split(".").map(Number);return{round:t,index:n}}function yo(s){
let e=new AbortController,{node:t,store:n}=s,{signal:r}=e,i="",o=({screenX:g,screenY:b})=>`${g},${b}`;window.addEventListener("pointermove",g=>{i=o(g)},{signal:r}),
t.addEventListener("pointerover",g=>{o(g)!==i&&s.hover(Js(g))},{signal:r}),t.addEventListener("pointermove",g=>s.hover(Js(g)),{signal:r}),t.addEventListener("fo\
cusin",g=>s.focusOn(Js(g)),{signal:r});let a=null;t.addEventListener("pointerdown",()=>{a=n.state.pinned},{signal:r,capture:!0}),t.addEventListener("click",g=>{
let b=Js(g);b&&s.pin(Ye(b,g.detail?a:n.state.pinned)?null:b)},{signal:r}),document.addEventListener("pointerdown",({target:g})=>{let{help:b}=s.transport;b.open&&
g instanceof Node&&!b.contains(g)&&s.transport.toggleHelp(!1)},{signal:r}),s.stage.addEventListener("pointerleave",({pointerType:g})=>{g==="mouse"&&n.set({hovered:null})},
{signal:r}),pd(s).listen(r);let l=()=>{s.palette.refresh()&&s.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:r});
let p=new MutationObserver(l);[document.documentElement,document.body].forEach(g=>p.observe(g,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let h=0,
u=new ResizeObserver(([{contentRect:g}])=>{let b=h;h=g.width,!(!h||h===b)&&(b||(s.story.lag=!n.state.whole),s.relayout())});u.observe(s.node);let m=new ResizeObserver(
()=>{n.state.run&&!n.state.whole&&s.stream.followHead()});m.observe(s.stream.scroller);let v=new ResizeObserver(()=>s.fit());return v.observe(document.body),()=>{
e.abort(),p.disconnect(),u.disconnect(),m.disconnect(),v.disconnect()}}var ud=["pinned","hovered","cursor"],Xs=class{constructor(e,{words:t,send:n=()=>{},live:r=!1,standalone:i=!1,most:o=16}){let a=We(t);nr.teach(t),Zn(t),this.send=
n,this.store=new Ht({...ye,live:r},x=>this.changed(x)),this.player=new Os(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=c(
"div",{class:"specviz"+(i?" sv-standalone":"")}),e.replaceChildren(this.node);let l=this.palette=new Be(this.node),p=x=>this.seek(x),h=this.set=x=>this.store.set(
x);this.line=new Cs(a),this.headline=c("div",{class:"sv-drawn"}),this.sentence=c("div",{class:"sv-drawn"}),this.ledger=c("div",{class:"sv-drawn"}),this.transport=
new Ms({say:a,palette:l,keys:t.keys,actions:Xn(this)}),this.stream=new ss({say:a,set:h}),this.rounds=new is(a),this.round=new as(a),this.sequels=new qs({say:a,send:n,
store:this.store,most:o}),this.experiments=new Us({say:a,host:this,sequels:this.sequels}),this.story=new Ls({say:a,stream:this.stream,rounds:this.rounds,teach:x=>this.
teach(x)}),this.predict=new Bs({say:a,intents:{set:h,toggle:()=>this.asking.toggle(),answer:x=>this.asking.answer(x),goOn:()=>this.toggle()}}),this.asking=new Vs(
this),this.marker=new Rs([this.stream,this.rounds,this.round]),this.inspector=new Fs({say:a,set:h,sequels:this.sequels,unpin:()=>this.pin(null),stage:x=>{this.seek(
x.round+1),this.pin(x)}});let{sequels:u}=this,m={race:()=>u.make({changes:{temperature:0}}),offered:()=>r&&!u.refusal};this.charts=new Ts({host:this,palette:l,seek:p,
greedy:m}),this.presenter=new Gs(this.node,()=>this.relayout());let{race:v,costs:g,lossless:b,speedup:k,breakdown:y}=this.charts.places;this.views=new ds({say:a,
set:h,views:{race:[v],same:[b],rounds:[this.rounds.node,this.experiments.node],time:[g,k],guesses:[y],numbers:[this.ledger]}}),this.empty=c("p",{class:"sv-empty"},
a("empty")),this.story.node.append(this.predict.button,this.predict.refused,this.predict.node),this.transport.node.prepend(this.headline),this.transport.count.after(
...this.stream.choices),this.stage=c("div",{class:"sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,vo(
this.inspector.node),this.transport.node),this.below=c("div",{class:"sv-below"},this.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,
this.below),this.silence=yo(this),this.changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(
this.frame),this.silence(),this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(e,{recorded:t=!1,at:n=null,phase:r=0,play:i=!1,step:o=!1,
teach:a=!1,source:l=null}={}){let p=new Je(e),{over:h,length:u}=p,{run:m,offers:v}=this.store.state,g=l&&m?.trace.models.pair===e.models.pair&&m.trace.models.target.
name===e.models.target.name;this.inspecting="",this.transport.toggleHelp(!1),Xt(p)||this.store.set({predicting:!1}),this.story.load(p),this.sequels.load({run:p,
source:l,recorded:t&&h}),this.experiments.load(p);let b=lt(p.rounds,{round:n??u,phase:r}),k=b.round===u;this.player.halt(),this.store.set({run:p,source:l,stale:!1,
recorded:t&&h,moment:b,entered:null,following:k,whole:h&&k,opening:!1,until:null,rested:h&&n===null?an(p):null,pinned:null,hovered:null,cursor:null,asked:o?"ste\
p":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:g?v:null,...h?{status:"done",mode:"done",message:null}:{}});let y=a&&h?It(p):null;
y!==null&&this.teach(y),i&&this.player.play()}teach(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(t?1:0),phase:0}),
this.store.set({opening:!0}),t||this.player.open(e)}append(e){let{run:t,following:n}=this.state;if(!t)return this.send("resync",{from:0}),!1;let r=t.length;return t.
append(e)?(n&&t.length>r&&this.mayFollow()&&this.follow(t),t.over&&this.store.set({rested:gr(this.state)}),t.over&&this.setState("done"),this.changed({run:t}),!0):
(this.send("resync",{from:r,plain_from:t.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{
round:t},asked:n,mode:r,hovered:i,predicting:o}=this.state,a={asked:"round",hovered:r==="running"?i:null};n==="step"?this.player.move({round:t,phase:1},"step",a):
this.player.move({round:e.length,phase:0},e.length===t+1?"round":null,a),o&&this.asking.goOn()}setState(e,t=null){this.store.set({status:e,message:t,...e==="err\
or"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.
store.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.store.set({hovered:null})}seek(e,t=0){this.hold(()=>this.player.seek({
round:e,phase:t}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:t}=this,n=ue(t);G(t)?this.hold(()=>this.
player.forward(e)):(n||t.live&&!t.run)&&(this.store.set({following:!0,asked:t.predicting?"step":e}),this.send("step",{round:t.moment.round,open:n}))}toggle(){if(this.
asking.leavesVerdict())return;let{state:e}=this,t=ue(e)&&G(e)===0;e.playing?this.player.halt():e.predicting&&(G(e)||t)?this.asking.goOn():t?(this.store.set({following:!0,
asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Ye(
e,this.state.hovered)&&this.store.set({hovered:e})}focusOn(e){e&&this.store.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.store.set({
pinned:e,...e?{cursor:e}:{}})}tint(e){this.stream.tint.has(e)&&this.store.set({tint:e})}open(e){this.views.has(e)&&this.store.set({view:e})}present(e){e!==this.
state.presenting&&(this.store.set({presenting:e}),this.presenter.show(this.state),(e?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.story.lag=!this.state.whole)}changed(e){let t=Object.keys(e);this.story.lag=this.story.lag||"view"in e,"tint"in e&&!this.
state.whole&&(this.story.lag=!0),this.all=this.all||!t.length||t.some(n=>!ud.includes(n)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){
let{all:e,state:t}=this;this.frame=0,this.all=!1,e&&this.paintAll(t),t.run&&this.paintSelection(t),this.story.follow(),this.node.dispatchEvent(new Event("specvi\
z-painted",{bubbles:!0}))}paintAll(e){let{run:t,moment:n}=e,r=e.mode==="running"&&!G(e),i=e.mode==="running"||e.playing;this.empty.hidden=!!t,[this.stream,this.
story,this.round,this.inspector].forEach(({node:o})=>{o.hidden=!t}),this.below.hidden=!t,this.node.dataset.state=e.status,this.node.classList.toggle("sv-open",!!t&&
!t?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),this.line.show(e),this.transport.show(
e,t?this.story.tell(e,t):""),t&&(this.rounds.concealed=gt(e),this.predict.show(e,t),this.stream.dress(e),this.story.show(e,t,{busy:r||e.playing,live:r}),this.round.
show(e,t),me(this,Te(Zi,{}),this.headline),me(this,Te(Qi,{}),this.sentence),this.views.show(e),this.inspector.areas.dress(e),this.sequels.compare.show(e),this.rounds.
showCut(e.gamma,n.round),this.experiments.show(e),e.view==="numbers"&&me(this,Te(to,{}),this.ledger),this.charts.show(t,{shown:n.round,known:Nt(e),busy:i,view:e.
view}))}paintSelection(e){let{at:t,how:n}=dt(e);this.marker.show(e,t,n),this.round.tree.light($e(e,t)?t:null),this.inspect(e,{at:t,how:n})}inspect(e,{at:t,how:n}){
let r=$e(e,t),i=jr(e,r),o=r!==null&&r.number!==Le(e),a=JSON.stringify([t,n,i,o,r&&[r.kind,r.open]]);a===this.inspecting||!e.run||(this.inspecting=a,this.inspector.
show(e.run,r,n,{concealed:i,elsewhere:o}))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(
e)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(e=>e.relayout()),this.transport.strip.draw(),this.charts.relayout(),this.changed({})}};function vd(s,e){let t=new Xs(s,e);return{load:t.load.bind(t),append:t.append.bind(t),setState:t.setState.bind(t),offer:t.sequels.offer.bind(t.sequels),outdate:t.
outdate.bind(t),forgive:t.forgive.bind(t),state:()=>fr(t.state),trace:t.trace.bind(t),seek:t.seek.bind(t),play:t.player.play.bind(t.player),forward:t.forward.bind(
t),pin:t.pin.bind(t),tint:t.tint.bind(t),open:t.open.bind(t),present:t.present.bind(t),relayout:t.relayout.bind(t),flush:t.charts.flush.bind(t.charts),destroy:t.
destroy.bind(t),experiment:t.charts.test}}window.SpecViz={mount:vd,term:L,FONT:Ve,dom:{el:c,setText:w,Palette:Be}};})();
