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
(()=>{var sl=(s,e)=>s.replace(/\{(\w+)\}/g,(t,n)=>e&&n in e?String(e[n]):t);function Be(s){return(e,t)=>{let n=e.split(".").reduce((r,o)=>r?.[o],s);return typeof n=="\
string"?sl(n,t):e}}var v=s=>s;function io(s){v=Be(s)}var nl=new TextEncoder,rl=new TextDecoder("utf-8",{ignoreBOM:!0});function ao(s){return s==null?[]:typeof s=="string"?[...nl.encode(s)]:(s.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function ol(s){return s<128?1:s<194?0:s<224?2:s<240?3:s<245?4:0}function il(s){for(let e=1;e<=Math.min(3,s.length);e+=1){let t=s[s.length-
e];if(t<128)return 0;if(t>=192)return ol(t)>e?e:0}return 0}var Le=Object.freeze({bytes:[],tokens:0});function Ce(s,e){let t=[...s.bytes,...ao(e)],n=il(t),r=t.slice(
0,t.length-n);return{text:rl.decode(new Uint8Array(r)),took:r.length?s.tokens+1:1,pending:n?{bytes:t.slice(-n),tokens:r.length?1:s.tokens+1}:Le}}var Ae=s=>ao(s).
map(e=>e.toString(16).padStart(2,"0")).join(" "),al=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
ll=["space","newline","tab","control","text"];function Vt(s){return[...s.matchAll(al)].map(e=>({kind:ll[e.slice(1).findIndex(t=>t!==void 0)],text:e[0]}))}var Ut=s=>"\
U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),cl=s=>s&&`⁨${s}⁩`,Me=s=>s.replace(/[\u2068\u2069]/g,"");function ce(s){return cl(Vt(s).
map(({kind:e,text:t})=>e==="space"?"·".repeat(t.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Ut(t):t).join(""))}var N=(...s)=>s.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),De="–",Pe=s=>(e,t)=>e==null||!Number.isFinite(e)?De:s(e,t);function dl(s){let[e,t]=s.toExponential(1).split("e");return`${e}\
×10${[...t].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var Fe=Pe((s,e=3)=>{if(s===0||s===1)return String(s);if(s<1e-6)return dl(
s);let t=s.toPrecision(s<.001?Math.min(e,2):e),n=t.includes("e")?s.toFixed(7):t;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>s.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),F=Pe((s,e)=>s>0&&s<1e-4?"<0.0001":Fe(s,e)),V=Pe(s=>s===0||s===1?String(s):s>0&&s<5e-4?"<0.001":s<1&&s>=.9995?">0.9\
99":s.toFixed(3));function he(s,e){let t=a=>[s,e].map(c=>Fe(c,a)),n=s===e?3:[3,4,5,6,7].find(a=>new Set(t(a)).size>1)??8,r=t(n),o=Math.min(s,e)>.9&&r.every(a=>a.
startsWith("0.")),i=Math.max(...r.map(({length:a})=>a))-2;return o?[s,e].map(a=>a.toFixed(i)):r}var O=Pe(s=>{let e=s*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),se=Pe(s=>s.toFixed(s<9.995?2:1)+"×"),C=Pe((s,e=2)=>s.toFixed(e)),Fn=Pe(s=>s<99.5?
s.toFixed(1):s.toFixed(0)),we=Pe(s=>s.toLocaleString("en")),Wn=Pe(s=>{let[e,t]=s>=9995e5?["B",1e9]:s>=999500?["M",1e6]:["k",1e3];return`${(s/t).toPrecision(s/t<
10?2:3)} ${e}`}),I=Pe(s=>s===0?"0 s":s<.001?(s*1e3).toFixed(2)+" ms":s<.1?(s*1e3).toFixed(1)+" ms":s<1?(s*1e3).toFixed(0)+" ms":s.toFixed(2)+" s");var pl="http://www.w3.org/2000/svg",lo=s=>s.split(/\u2068([^\u2069]*)\u2069/).map((e,t)=>t%2?p("bdi",{translate:"no"},e):e);function p(s,e,...t){let n=document.
createElement(s),{on:r={},...o}=e;Object.entries(r).forEach(([i,a])=>n.addEventListener(i,a));for(let[i,a]of Object.entries(o))a===!0?n.setAttribute(i,""):a!==!1&&
a!=null&&n.setAttribute(i,Me(String(a)));return n.append(...t.flatMap(i=>i==null?[]:typeof i=="string"?lo(i):[i])),n}function S(s,e){s.textContent!==Me(e)&&(s instanceof
Element?s.replaceChildren(...lo(e)):s.textContent=Me(e))}function L(s,e,t){t==null?s.removeAttribute(e):s.getAttribute(e)!==Me(String(t))&&s.setAttribute(e,Me(String(
t)))}function co(s,e,t,n){let r=t.bottom-e.bottom+4,o=t.top-e.top-48;r>0?s.scrollTop=n*Math.ceil((s.scrollTop+r)/n):o<0&&(s.scrollTop=n*Math.floor((s.scrollTop+
o)/n))}function P(s,e,...t){let n=document.createElementNS(pl,s);return Object.entries(e).forEach(([r,o])=>n.setAttribute(r,Me(String(o)))),n.append(...t.map(r=>typeof r==
"string"?Me(r):r)),n}var po=s=>P("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},P("path",{d:s}));function $e(s,e=!1){return Vt(s).map(({kind:t,
text:n})=>{if(t==="text")return document.createTextNode(n);if(t==="control")return p("span",{class:"sv-control"},Ut(n));let r=e&&t!=="space";return p("span",{class:`\
sv-${t}${r?" sv-marked":""}`},r?"":n)})}var kt=class{constructor(e){this.host=e}host;probe=p("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;get(e){
let t=this.cache.get(e);if(t!==void 0)return t;this.probe.isConnected||this.host.append(this.probe),this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(
this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},_t=getComputedStyle(document.documentElement).
getPropertyValue("--sv-sans");var Ss="#term-",hl=`[data-term], a[href^="${Ss}"]`,_s=12,Gn=8;function ie(s,e){return p("button",{type:"button",class:"sv-term","data-term":s,"aria-haspopup":"d\
ialog"},e)}var Kn=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,t=>this.hint(t)))}teach(e){this.say=Be(e),this.terms=new Map((e.glossary||[]).map(t=>[t.term,t])),this.showNamed()}showNamed(){let{
hash:e,pathname:t,search:n}=window.location,r=e.startsWith(Ss)&&this.terms.get(e.slice(Ss.length));r&&(window.history.replaceState(window.history.state,"",t+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let t=e instanceof Element?e.
closest(hl):null;if(!(t instanceof HTMLElement)||t.closest("[data-glossary]"))return null;let n=this.terms.get(t.dataset.term??t.getAttribute("href")?.slice(Ss.
length)??"");return n?{opener:t,entry:n}:null}hint(e){let t=this.named(e);t&&!t.opener.parentElement?.closest("[title]")&&L(t.opener,"title",t.entry.definition)}click(e){
let t=this.named(e);if(!t)return;let{opener:n,entry:r}=t;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=p("h2",
{id:"term-name"}),this.close=p("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=p("p",{}),this.formula=
p("p",{class:"sv-formula"}),this.sources=p("p",{class:"sv-note"}),this.see=p("p",{class:"sv-note"});let t=p("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},p("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(t),t}show(e,t){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(t)||(this.opener=t,n.classList.toggle("sv-standalone",!!t.closest(".sv-standalone")),n.showPopover(),this.place(n,t.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:t,formula:n,sources:r,see:o}){let{say:i}=this;S(this.name,e),S(this.definition,t),this.formula.hidden=!n;let a=/\bq\b/.
test(n)?[p("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(p("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...a);let c=({
name:l,url:h})=>p("a",{href:h,target:"_blank",rel:"noreferrer"},l);this.list(this.sources,i("term.source"),r.map(c)),this.list(this.see,i("term.see"),o.flatMap(
l=>{let h=this.terms.get(l);return h?[ie(l,h.name)]:[]}))}list(e,t,n){e.hidden=!n.length,e.replaceChildren(`${t} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[
r]))}place(e,{left:t,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:a,clientHeight:c}=document.documentElement,l=r+Gn+i+_s<=c||n<c-r,h=Math.max(
_s,Math.min(t,a-o-_s)),u=l?r+Gn:Math.max(_s,n-Gn-i);Object.assign(e.style,{left:`${h+window.scrollX}px`,top:`${u+window.scrollY}px`})}},ho=new Kn;var j=({settings:s})=>(s.tree??"chain")!=="chain",ne=({drafts:s})=>s.some(({parent:e})=>e!=null),xe=(s,e)=>s[e].parent??e-1,Bt=(s,e)=>e<0?[]:[...Bt(s,xe(s,e)),e];
function ye(s){let e=[];return s.forEach((t,n)=>{let r=xe(s,n);e.push(r<0?0:e[r]+1)}),e}var ot=s=>s.flatMap(({verdict:e},t)=>e==="accepted"?[t]:[]);function uo(s){
let e=ye(s);return s.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function mo({drafts:s}){let e=ot(s);if(!ne({drafts:s}))return e.
length;let t=e.at(-1)??-1;return s.flatMap(({parent:r},o)=>r===t?[o]:[]).at(-1)??s.length}function vo(s){let e=s.map(()=>0),t=0,n=r=>{r>=0&&(e[r]=t),s.flatMap((i,a)=>i===
r?[a]:[]).forEach((i,a)=>{a&&(t+=1),n(i)})};return n(-1),{rows:e,count:t+1}}var Ft=(s,e)=>({name:s,index:e}),ul=["medusa","dflash","lookup"],fo=({drafts:s},{settings:e})=>ul.includes(s[0]?.source??e.drafter)&&!ne({drafts:s});function We({
drafts:s,final:e,together:t}){let n=uo(s),r=s.filter(o=>o.verdict==="accepted").length;return[...go({drafts:s,together:t}).map(o=>Ft("draft",o)),Ft("verify",0),
...n.map(o=>Ft("test",o)),...r<s.length?[Ft("discard",r)]:[],...e?[Ft("final",s.length)]:[]]}var Yn=({drafts:s,together:e})=>go({drafts:s,together:e}).length+s.
length+(s.length?3:2);function go({drafts:s,together:e}){if(e)return s.length?[0]:[];let t=ye(s);return s.flatMap((n,r)=>t.indexOf(t[r])===r?[r]:[])}var Wt=({drafts:s,
final:e})=>e&&(s.length?e.kind:"plain");function ml(s,{name:e,index:t},n){let{drafts:r}=n;if(e==="verify")return s.map((i,a)=>a<r.length?"lit":i);if(e==="discar\
d")return s.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return s.map((i,a)=>a<r.length?"guessed":i);if(e==="draft"&&ne(n)){let i=ye(r);return s.map(
(a,c)=>c<r.length&&i[c]===i[t]?"guessed":a)}let o=e==="draft"?"guessed":e==="test"?r[t].verdict:Wt(n);return s.map((i,a)=>a===t&&o?o:i)}function bo(s,e){let t=We(
s).slice(0,e),n=s.drafts.length+(s.final?1:0);return{phase:t[t.length-1],looks:t.reduce((r,o)=>ml(r,o,s),Array(n).fill("absent")),verified:t.some(r=>r.name==="v\
erify"),fallen:t.some(r=>r.name==="discard")}}function Jn(s,{round:e,phase:t}){return e>=s.length?{round:s.length,phase:0}:t+1>=We(s[e]).length?{round:e+1,phase:0}:
{round:e,phase:t+1}}function xo(s,{round:e,phase:t}){return t>0?{round:e,phase:t-1}:e>0?{round:e-1,phase:We(s[e-1]).length-1}:{round:0,phase:0}}function Gt(s,{round:e,
phase:t=0}){if(e<0)return{round:0,phase:0};if(e>=s.length)return{round:s.length,phase:0};let n=We(s[e]).length;return t>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,t)}}var Kt=["token","block","match","typical","top-k","threshold"],vl=["typical","top-k","threshold"],A=({settings:s})=>s.rule??"token",re=s=>vl.includes(s),ue=s=>s?.
target==null||!s.draft?null:Math.min(1,s.target/s.draft),ae=s=>s?.chance??ue(s),it=(s,e)=>re(e)&&[0,1].includes(ae(s)??-1);function St(s){if(s.draw==null)return"\
kept";let e=s.draw;return e<(ae(s)??1)?"passed":e<(ue(s)??1)?"kept":"rescued"}function wo(s,e){let{target:t,draft:n,weight:r}=s[e];if(t==null||!n||r==null)return null;
let o=Math.min(1,r*t/n),i=e===s.length-1,a=i?o:s[e+1].excess;return a==null||a+1-o<=0?null:{weight:o,excess:a,last:i}}var zt=s=>s.findLastIndex(e=>e.verdict==="\
accepted"),at=(s,e)=>s==="untested"&&A(e)==="block"&&!j(e)?"dropped":s,yo=({rule:s="token"})=>s==="token"?null:s;function ko(s,e){let{token:t,target:n,weight:r,
excess:o}=s;return e==="match"?{weight:1,taken:i=>i===t?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,a)=>a,mass:o??null}}var Et=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
zs=class{constructor(e,t){this.state=e;this.changed=t}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},de=({run:s,moment:e})=>s?
s.length-e.round:0,qe=({live:s,run:e,mode:t})=>s&&e!==null&&!e.over&&(t==="running"||t==="paused");function Es({run:s,predicting:e,moment:t}){return s&&s.over&&
!e?s.length:t.round}function me({run:s,moment:{round:e,phase:t}}){return s&&t?bo(s.rounds[e],t):null}function Ge(s,e){let{run:t,moment:n}=s;if(!e||!t||e.round>n.
round||e.round<0)return null;let r=t.at(e);if(!r||e.round<n.round)return r;let o=me(s)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var Ke=(s,e)=>s===e||!!(s&&e&&s.round===e.round&&s.index===e.index);function Ye(s){return Ge(s,s.pinned)?{at:s.pinned,how:"pinned"}:Ge(s,s.hovered)?{at:s.hovered,
how:"preview"}:fl(s)||wl(s)}function So(s){let{run:e,moment:t,pinned:n,following:r,playing:o,status:i,recorded:a,speed:c,pace:l,tint:h,presenting:u,view:f,opening:m,
rested:g}=s;return{...t,rounds:e?e.length:0,selected:Ye(s).at,pinned:n,following:r,playing:o,state:i,recorded:a,speed:c,pace:l,tint:h,presenter:u,view:f,opening:m,
rested:g}}function fl(s){let{run:e,moment:t,entered:n}=s,r=me(s);if(r)return{at:{round:t.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!t.round)return null;
let o=t.round-1;return{at:{round:o,index:zo(e,o)},how:"now"}}var zo=(s,e)=>Math.max(0,s.rows[e].slots.findLastIndex(({kind:t})=>t!=="untested")),gl=16,_o=[.25,.75],
bl=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&St(e)==="rescued"),xl=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(ue(e)??
1)),Yt=(s,e)=>e==="block"?bl(s):re(e)?xl(s):-1,Xn=({drafts:s,final:e})=>e?.kind==="correction"&&s.some(({verdict:t})=>t==="accepted");function Ts(s){let e=({verdict:i,
target:a,draft:c})=>i==="rejected"&&a!==null&&c!==null&&a>=_o[0]*c&&a<=_o[1]*c,t=s.rounds.findIndex(i=>Yt(i,A(s.trace))>=0);if(t>=0)return t;let n=i=>s.folds.at(
i).emitted>=gl,r=s.rounds.flatMap((i,a)=>Xn(i)?[a]:[]),o=i=>s.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function Zn({
rounds:s,trace:e}){let t=({drafts:a})=>a.some(({verdict:c})=>c==="rejected"),n=s.at(-1);if(!n||n.drafts.length>=e.settings.gamma||t(n))return null;let r=({drafts:a})=>a.
length>n.drafts.length,o=s.findLastIndex(a=>r(a)&&t(a)),i=o>=0?o:s.findLastIndex(r);return i>=0?i:null}var Eo=({run:s,moment:e,following:t,mode:n,predicting:r})=>s&&
t&&n==="running"&&!r&&e.round===s.length?Zn(s):null,lt=({moment:{round:s,phase:e},rested:t})=>t??(e?s:s-1);function wl(s){let e=lt(s),{run:t}=s;if(!t||!t.rounds[e])
return{at:null,how:"newest"};let n=Yt(t.rounds[e],A(t.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=t.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:zo(t,e)},how:"newest"}}var H,Mo,yl,Je,Qn,As,Oo,Os,Ro,sr,er,Lo,Jt=Symbol.for("pv"),$s={},js=[],kl=/^m(i|n|o|s|text|space)$/,nr=Array.isArray,Ao=js.slice,dt=Object.assign;function ct(s){
s&&s.parentNode&&s.remove()}function Rs(s,e,t,n,r){var o={type:s,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Jt,__v:r||++Mo,__i:-1,__u:0};return!r&&H.vnode&&H.
vnode(o),o}function W(s){return s.children}function Xe(s,e){this.props=s,this.context=e,this.__g=0}function Ze(s,e){if(e==null)return s.__&&Ze(s.__,s.__i+1);for(var t;e<s.
__k.length;e++)if((t=s.__k[e])&&t.__e)return t.__e;return typeof s.type!="function"||s.props.__P?null:Ze(s)}function _l(s){var e,t=s.__v,n=t.__e,r=[],o=[],i=s.__P;
i&&((e=dt({constructor:Jt},t)).__v=t.__v+1,H.vnode&&H.vnode(e),rr(i,e,t,s.__n,i.namespaceURI,32&t.__u?[n]:null,r,n||Ze(t),32&t.__u,o),e.__v=t.__v,e.__.__k[e.__i]=
e,No(r,e,o),t.__=t.__e=null,e.__e!=n&&$o(e))}function $o(s){if((s=s.__)&&s.__c&&!s.props.__P)return s.__e=null,s.__k.some(function(e){return e&&(s.__e=e.__e)}),
$o(s)}function tr(s){(8&s.__g||(s.__g|=8,Je.push(s),As++))&&Qn==H.debounceRendering||((Qn=H.debounceRendering)||queueMicrotask)(jo)}function jo(){try{for(var s,
e=1;Je.length;)Je.length>e&&Je.sort(Oo),s=Je.shift(),e=Je.length,8&s.__g&&_l(s)}finally{(As=Je.length)&&(Qn||queueMicrotask)(jo)}}function Co(s,e,t,n,r,o,i,a,c,l,h){
var u,f,m,g,b,x,_=n.__k||js,k=e.length;for(c=Sl(t,e,_,c,k),u=0;u<k;u++)(m=t.__k[u])!=null&&(f=~m.__i&&_[m.__i]||$s,m.__i=u,x=rr(s,m,f,r,o,i,a,c,l,h),g=m.__e,(f.
ref!=m.ref||8&f.__u)&&(f.ref&&or(f.ref,null,m,f),m.ref&&h.push(m.ref,m.__c||g,m)),b=b||g,4&m.__u?(c=Po(m,c,s,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="functi\
on"&&x!==void 0?c=x:g&&(c=g.nextSibling),m.__u&=-21);return t.__e=b,c}function Sl(s,e,t,n,r){var o,i,a,c,l,h,u,f,m,g=t.length,b=g,x=0,_=0,k=s.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[o]=Rs(null,i):nr(i)?i=k[o]=Rs(W,{children:i}):
i.constructor===Jt&&i.__b?i=k[o]=Rs(i.type,i.props,i.key,i.ref,i.__v):k[o]=i,c=o+x,i.__=s,i.__b=s.__b+1,a=null,~(l=i.__i=zl(i,t,c,b))&&(b--,(a=t[l])&&(a.__u|=2)),
a&&a.__v?(i.__u|=16,l==c-1?x--:l==c+1?x++:l!=c&&(l>c?x--:x++,_=1)):(~l||(r>g?x--:r<g&&x++),typeof i.type!="function"&&(i.__u|=4))):k[o]=null;if(_){for(h=[],u=[],
o=0;o<r;o++)if((i=k[o])&&16&i.__u){for(x=0,f=h.length;x<f;)h[m=x+f>>1]<i.__i?x=m+1:f=m;h[x]=i.__i,u[o]=x+1}for(x=h.length;o--;)u[o]&&(u[o]==x?x--:k[o].__u|=4)}if(b)
for(o=0;o<g;o++)!(a=t[o])||2&a.__u||(a.__e==n&&(n=Ze(a)),ir(a,a));return n}function Po(s,e,t,n){var r,o,i,a;if(typeof s.type=="function"){if(s.props.__P)return e;
if(r=s.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=s,e=Po(r[o],e,t,!1));return e}for(e&&!e.parentNode&&(e=Ze(s))&&!e.parentNode&&(e=null),i=s.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(i!=a&&(!n&&t.moveBefore&&i.parentNode?t.moveBefore(i,e):t.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function zl(s,e,t,n){var r,o=s.key,i=s.type,a=e[t],c=a&&!(2&a.__u);if(a===null&&o==null||c&&o==a.key&&i==a.type)return t;if(n>(c?1:0)){for(r=t-1;r>=0;r--)if((a=
e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function To(s,e,t){t==null&&
(t=""),e[0]=="-"?s.setProperty(e,t):s[e]=t}function Ms(s,e,t,n,r){var o,i;if(e=="style")if(typeof t=="string")s.style.cssText=t;else{if(typeof n=="string"&&(s.style.
cssText=n=""),n)for(e in n)t&&e in t||To(s.style,e);if(t)for(e in t)n&&t[e]==n[e]||To(s.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),
typeof n!="function"&&(n=null),(s.__e||(s.__e={}))[e]=t,t&&n||(i=er[e]||(er[e]=El(e)),(s.__a||(s.__a={}))[e]=sr,o=e!=(e=e.replace(Ro,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),t?s.addEventListener(e,i,o):s.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in s)
try{return void(s[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?s.removeAttribute(e):s.setAttribute(e,e=="popover"&&t==1?"":t)}}function El(s){
return function(e){var t=this.__e;if(t){if(t=t[s],e[Os]==null)e[Os]=sr++;else if(e[Os]<this.__a[s])return;return t(H.event?H.event(e):e)}}}function rr(s,e,t,n,r,o,i,a,c,l){
var h,u,f,m,g,b,x,_,k,y,w,R,M,$,T,ee,te,U,J=e.type;if(e.constructor!==Jt)return null;128&t.__u&&(c=32&t.__u,h=t.__c.__z)&&(e.__u|=c,u=o=[],h.nodeType==8?a=Ls(h,
o):o.push(h),a=o[0]||a),(h=H.__b)&&h(e);e:if(typeof J=="function"){f=i.length;try{if(_=e.props,k=(h=J.prototype)&&h.render,y=(h=J.contextType)&&n[h.__c],w=h?y?y.
props.value:h.__:n,(m=t.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(k?e.__c=m=new J(_,w):(e.__c=m=new Xe(_,w),m.constructor=J,m.render=Ml),y&&y.sub(m),m.state||(m.state=
{}),m.__n=n,m.__g|=8,m.__h=[],m.__k=[]),k&&(m.__s||(m.__s=m.state),J.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=dt({},m.__s)),dt(m.__s,J.getDerivedStateFromProps(
_,m.__s)))),g=m.props,b=m.state,m.__v=e,t.__c){if(_!==g&&k&&!J.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(_,w),e.__v==t.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(_,m.__s,w)===!1){e.__v!=t.__v&&(m.props=_,m.state=m.__s,m.__g&=-9),e.__e=t.__e,e.__k=
t.__k,e.__k.some(function(X){X&&(X.__=e)}),js.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=Ze(t);break e}m.componentWillUpdate&&m.componentWillUpdate(
_,m.__s,w),k&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,b,x)})}else k&&!J.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
k&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=w,m.props=_,m.__P=s,m.__g&=-5,R=H.__r,M=k?25:0;do m.__g&=-9,R&&R(e),h=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++M<25);k&&(js.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=dt({},n,m.getChildContext())),k&&t.__c&&m.getSnapshotBeforeUpdate&&
(x=m.getSnapshotBeforeUpdate(g,b)),$=h&&h.type===W&&h.key==null?h.props.children:h,_.__P&&(h=a,r=(s=_.__P).namespaceURI,c=o=null,t.props&&t.props.__P!=s&&(t.__k.
some(function(X){X&&ir(X,X)}),t.__k=null),a=t.__k?Ze(t,0):null),a=Co(s,nr($)?$:[$],e,t,n,r,o,i,a,c,l),_.__P&&(e.__e=null,a=h),e.__u&=-161,u&&u.some(ct),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(X){if(i.length=f,e.__v=null,c||o)if(X&&X.then){if(e.__u|=128|c,o){for(~(te=o.indexOf(a||void 0))||(te=o.length);(U=o[te-1])&&
U.nodeType==8;)te--;for(;te<o.length;te++)if(U=o[te])if(o[te]=null,T){if(U==ee)break}else{if(U.nodeType!=8)break;U.data.startsWith("$s")&&(ee=Ls(T=U))}}if(!T){for(;a&&
a.nodeType==8&&a.nextSibling;)a=a.nextSibling;T=a}(h=Ls(T=e.__c.__z||(e.__c.__z=T)))?(e.__e=T,a=h):e.__e=a,a=a&&a.nextSibling}else o&&o.some(ct);else e.__e=t.__e;
e.__k||(e.__k=t.__k||[]),X&&X.then||qo(e),H.__e(X,e,t)}}else a=e.__e=Tl(t.__e,e,t,n,r,o,i,c,l,s);return(h=H.diffed)&&h(e),a}function Ls(s,e){if(s&&s.nodeType==8&&
s.data.startsWith("$s"))for(var t=1;s=s.nextSibling;){if(s.nodeType==8){if(s.data.startsWith("$s"))t++;else if(s.data.startsWith("/$s")&&!--t)return s}e&&e.push(
s)}}function qo(s){s&&(s.__c&&(s.__c.__g|=4),s.__k&&s.__k.some(qo))}function No(s,e,t){for(var n=0;n<t.length;)or(t[n++],t[n++],t[n++]);H.__c&&H.__c(e,s),s.some(
function(r){try{s=r.__h,r.__h=[],s.some(function(o){o.call(r)})}catch(o){H.__e(o,r.__v)}})}function Tl(s,e,t,n,r,o,i,a,c,l){var h,u,f,m,g,b,x,_,k=t.props||$s,y=e.
props,w=e.type;if(w=="svg"?r="http://www.w3.org/2000/svg":w=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(h=0;h<o.
length;h++)if((g=o[h])&&(w?g.localName==w:g.nodeType==3)){s=g,o[h]=null;break}}if(!s){if(_=l.ownerDocument||document,!w)return _.createTextNode(y);s=_.createElementNS(
r,w,y.is?y:l),a&&(H.__m&&H.__m(e,o),a=!1),o=null}if(w){if(l=w=="template"&&s.content||s,o=w=="textarea"&&y.defaultValue!=null?null:o&&Ao.call(l.childNodes),!a&&
o)for(k={},h=0;h<s.attributes.length;h++)k[(g=s.attributes[h]).name]=g.value;for(h in k)g=k[h],h=="dangerouslySetInnerHTML"?f=g:h=="children"||h in y||h=="value"&&
"defaultValue"in y||h=="checked"&&"defaultChecked"in y||Ms(s,h,null,g,r);for(h in y)g=y[h],h=="children"?m=g:h=="dangerouslySetInnerHTML"?u=g:h=="value"?b=g:h==
"checked"?x=g:a&&typeof g!="function"||k[h]===g||Ms(s,h,g,k[h],r);u?(a||f&&(u.__html==f.__html||u.__html==s.innerHTML)||(s.innerHTML=u.__html),e.__k=[]):(f&&(s.
textContent=""),(w=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&kl.test(w))&&(r="http://www.w3.org/1999/xhtml"),Co(l,nr(m)?m:[m],e,t,n,r,o,i,o?o[0]:
t.__k&&Ze(t,0),a,c),o&&o.some(ct)),a&&w!="textarea"||(h="value",w=="progress"&&b==null?s.removeAttribute(h):b==null||b===s[h]&&(w!="progress"||b)||Ms(s,h,b,k[h],
r),h="checked",x!=null&&x!=s[h]&&Ms(s,h,x,k[h],r))}else k===y||a&&s.data==y||(s.data=y);return s}function or(s,e,t,n){try{typeof s=="function"?e?e.__x=s(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():s(null)):s.current=e}catch(r){H.__e(r,t)}}function ir(s,e,t){var n,r,o,i;if(H.unmount&&H.unmount(
s),!(n=s.ref)||n.current&&n.current!=s.__e||or(n,null,e,s),n=s.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){H.__e(a,e)}n.__P=n.__n=null}
if(n=s.__k)for(i=0;i<n.length;i++)n[i]&&ir(n[i],e,typeof s.type!="function"||t&&!s.props.__P);!t&&(n=s.__c)&&(n=n.__z)&&(r=Ls(n,o=[]))&&(n==s.__e&&o.some(ct),ct(
r),ct(n)),t||ct(s.__e),s.__e=s.__c=s.__=null}function Ml(s,e,t){return this.constructor(s,t)}function Tt(s,e){var t,n,r,o;H.__&&H.__(s,e),e.nodeType==9&&(e=e.documentElement),
n=(t=s&&32&s.__u)?null:e.__k,e.__k=Rs(W,{children:[s]}),r=[],o=[],rr(e,e.__k,n||$s,$s,e.namespaceURI,n?null:e.firstChild?Ao.call(e.childNodes):null,r,n?n.__e:e.
firstChild,t,o),No(r,e.__k,o),e.__k.props.children=null}function Ho(s){function e(t){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,tr(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),t.children}return e.__c="__cC"+Lo++,e.__=s,e.Provider=(e.Consumer=function(t,n){return t.children(n)}).contextType=e,e}H={__e:function(s,e,t,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
s)),r.componentDidCatch&&(r.componentDidCatch(s,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){s=a}}throw As=0,s}},Mo=0,yl=function(s){return s!=null&&s.
constructor===Jt},Xe.prototype.setState=function(s,e){var t=this.__s;t&&t!=this.state||(t=this.__s=dt({},this.state)),typeof s=="function"&&(s=s(dt({},t),this.props)),
s&&(dt(t,s),this.__v&&(e&&this.__k.push(e),tr(this)))},Xe.prototype.forceUpdate=function(s){this.__v&&(this.__g|=4,s&&this.__h.push(s),tr(this))},Xe.prototype.render=
W,Je=[],As=0,Oo=function(s,e){return s.__v.__b-e.__v.__b},Os=Symbol(),Ro=/(PointerCapture)$|Capture$/i,sr=0,er={},Lo=0;var Cs=({trace:s})=>s.settings.gamma>0&&!j(s),lr=({round:s,index:e})=>`${s}.${e}`;function cr({run:s,predicting:e,answers:t},{round:n,phase:r}){if(!e||!s||n>=s.
length)return null;let o=We(s.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(lr(i)in t)?i:null}function Zt(s){let e=me(s)?.phase;if(!e||e.name!==
"test")return null;let t=lr({round:s.moment.round,index:e.index});return t in s.answers?t:null}var Qt=s=>s.predicting&&s.looking!==null&&s.looking===Zt(s),Ne=s=>Qt(
s)?null:cr(s,s.moment);function Io({run:s,answers:e},t,n){if(!s)return{};let r=s.rounds[t.round].drafts[t.index],o=A(s.trace)==="block"?null:ae(r),i=lr(t);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function es({predicting:s,informed:e,run:t}){return s&&(!e||t?.trace.settings.temperature===
0)}var Do=(s,e)=>es(s)&&e?.kind==="lit",ar=s=>s.length?s.reduce((e,t)=>e+t,0)/s.length:null,Xt=(s,e)=>(s-(e?1:0))**2;function Vo(s){let e=s.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),t=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:t.length,right:t.filter(({chance:r,kept:o})=>r>.5===o).length,brier:ar(e.map(({chance:r,kept:o})=>Xt(r,o))),known:n.length,truth:ar(n.
map(({threshold:r,kept:o})=>Xt(r,o))),best:ar(n.map(({threshold:r})=>r*(1-r)))}}function Uo(s,e,t){if(s.brier===null)return[t("predict.lesson.none")];let n={...s,
brier:C(s.brier),truth:C(s.truth),best:C(s.best)},r=!e&&s.truth!==null&&s.known===s.n&&s.brier<s.truth,o=s.brier<.25?"good":s.brier>.25?"bad":"even";return[N(s.
decided>0&&t("predict.lesson.you",n),t("predict.lesson.brier",n)),t("predict.lesson.half")+" "+t(`predict.lesson.${r?"lucky":o}`),...e?[t("predict.lesson.greedy")]:
s.known?[t("predict.lesson.truth",{...n,n:s.known})]:[]]}var Ps=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:t,store:n,predict:r,node:o}=this.viewer;if(e.run){if(!Cs(e.run)){r.refuse(e.run);return}t.
halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.querySelector("[data-button=play]"))?.focus():this.begin(
e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),qe(e.state)&&!Ne(e.state)&&e.forward("step")}begin(e){let{viewer:t}=this;!de(t.state)&&e.over&&t.player.seek(Et.moment),
t.toggle(),t.predict.focus()}leavesVerdict(){let{viewer:e}=this,t=Qt(e.state);return e.state.looking!==null&&e.store.set({looking:null}),t&&Ne(e.state)!==null}answer(e){
let{state:t,store:n,player:r}=this.viewer,o=Ne(t);o&&(n.set(Io(t,o,e)),r.forward("step"))}};var Ol=["token","top-k","threshold"],Oe=(s,e)=>e&&s!==void 0?s/e:null;function Rl({drafts:s,positions:e=[]}){let t=s.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return ne({drafts:s})?e.length?[...new Set(t.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>Ll(t.filter(({parent:o})=>o===r))):[]:t.slice(
0,s.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function Ll(s){let[e,t]=[0,1];for(let n of s){let r=ue(n);if(n.overlap===
null||r===null)return[];e+=t*n.overlap,t*=1-r}return[e]}function Al(s,e){if(Ol.includes(e))return!1;let t=new Map(s.map(r=>[r.parent,r]));return s.filter(r=>r.parent!=
null&&r!==t.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var $l=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function jl(s){let e=s.drafts.filter(t=>t.verdict==="accepted").map(t=>t.token);return s.final?[...e,s.final.
token]:e}function Cl(s,e,t){let n=a=>e.drafts.filter(c=>c.verdict===a).length,r=n("accepted"),o=n("rejected"),i=Rl(e);return{rounds:s.rounds+1,drafted:s.drafted+
e.drafts.length,accepted:s.accepted+r,rejected:s.rejected+o,corrected:s.corrected+(e.final?.kind==="correction"?1:0),untested:s.untested+e.drafts.length-r-o,emitted:s.
emitted+r+(e.final?1:0),draft:s.draft+e.times.draft,verify:s.verify+e.times.verify,accept:s.accept+e.times.accept,overlap:s.overlap+i.reduce((a,c)=>a+c,0),overlaps:s.
overlaps+i.length,otherwise:s.otherwise+(Al(e.drafts,t)?1:0)}}var pt=s=>s.draft+s.verify+s.accept;function qs(s,e){return Float64Array.from(s).sort()[Math.ceil(
e*s.length/100)-1]}var dr=s=>s.length?{p50:qs(s,50),p95:qs(s,95)}:null,Pl=12,ql=.25,Nl=1+1e-9;function Hl(s){if(s.length<Pl)return null;let e=s.slice(1).map((t,n)=>Math.
abs(t-s[n]));return Oe(qs(e,75),qs(s,50))}var Ns=class{constructor(e){this.temperature=e.temperature,this.rule=A({settings:e}),this.sums=[$l],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(Cl(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...jl(
e)),this.bursts.push(pt(e.times)),this.match()}pushPlain(e,t){this.plain.tokens.push(e),this.plain.seconds.push(t),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+t),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let t=Math.min(e,this.sums.length-1);for(;t>0&&this.sums[t].emitted>this.plain.tokens.length;)t-=1;return t}speedup(e){let t=this.sums[this.compared(e)];return Oe(
this.plain.until[t.emitted],pt(t))}impossible(e){let t=this.sums[this.compared(e)],n=this.speedup(e);return t.drafted>0&&n!==null&&n>Nl*(t.emitted/t.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let t=this.sums[this.compared(e)];return t.emitted?{draft:t.draft/t.emitted,verify:t.verify/t.emitted,accept:t.
accept/t.emitted,plain:this.plain.until[t.emitted]/t.emitted}:null}gaps(e){let t=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:dr(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:dr(t.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:dr(t)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let t=Hl(this.plain.seconds.slice(0,this.at(e).emitted));return t!==null&&t>ql?{jitter:t}:null}agreement(e){let t=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!t?null:{compared:t,first_difference:this.matched<t?this.matched:null}}summary(e=this.sums.length-1){let t=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,t.emitted);return{rounds:t.rounds,drafted:t.drafted,accepted:t.accepted,rejected:t.rejected,untested:t.
untested,emitted:t.emitted,acceptance_rate:Oe(t.accepted,t.accepted+t.corrected),draft_efficiency:Oe(t.accepted,t.drafted),mean_acceptance_length:Oe(t.emitted,t.
rounds),mean_overlap:t.otherwise?null:Oe(t.overlap,t.overlaps),tokens_per_second:Oe(t.emitted,pt(t)),plain_tokens_per_second:Oe(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var Il=Object.freeze({tokens:[],seconds:[]}),Dl=/^<\|?\w+\|?>$/,Vl=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Qe=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=Le;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new Ns(e.settings),this.width=e.settings.gamma;for(let t of this.promptTokens()){
let{text:n,pending:r}=Ce(this.pending,this.piece(t));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,t=this.piece(e[0]);return typeof t=="string"&&Dl.test(t)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:t}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return t.tokens.findIndex(r=>r===n||Vl.test(String(this.piece(r))))}append({from:e=this.length,rounds:t=[],plain:n=Il,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:a}=this,c=a.plain;if(e>this.length||n.tokens.length&&r>c.tokens.length)return!1;Object.assign(a.pieces,o),t.slice(this.length-e).forEach(
l=>this.push(l));for(let l=c.tokens.length-r;l<n.tokens.length;l+=1)c.tokens.push(n.tokens[l]),c.seconds.push(n.seconds[l]),this.folds.pushPlain(n.tokens[l],n.seconds[l]);
return a.prefill=i.prefill??a.prefill,a.captured=i.captured??a.captured,this.over||(a.ending=i.ending??a.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(fo(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let t=this.pending,
n=[];e.drafts.forEach((i,a)=>{let c=xe(e.drafts,a),l=this.slot(i.token,i.verdict,c<0?t:n[c].pending);i.verdict==="accepted"&&(this.pending=l.pending),n.push(l)});
let r=Wt(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,t,n){let r=this.piece(e),
{text:o,took:i,pending:a}=Ce(n,r),c=o===""&&a.bytes.length>0;return{token:e,kind:t,piece:r,text:o,took:i,part:c,pending:a}}alone(e){let t=this.piece(e);return typeof t==
"string"?t:Ce(Le,t).text}at({round:e,index:t}){let n=this.rows[e],r=n&&n.slots[t];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(l=>l.verdict==="accep\
ted").length,a=t<o.drafts.length,c=a?t:mo(o);return{...r,number:e,index:t,round:o,accepted:i,judgedAt:c,draft:a?o.drafts[t]:null,judged:o.drafts[c]||null,position:(o.
positions||[])[c]||null}}},pr=["accepted","correction","bonus","plain"],Ve=s=>pr.includes(s);var ts=1e-9,et=class{list;constructor(){this.list=[]}add(e,t,n,r=Le){this.list.push({at:e,tokens:t,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let t=0,n=this.list.length;for(;t<n;){let r=t+n>>1;this.list[r].at<=e+ts?t=r+1:n=r}return t}tokensAt(e){let t=this.list[this.by(e)-1];return t?t.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Bo(s,e,t,n){
let{folds:r}=s;for(t.cut(e);t.list.length<e;){let c=t.list.length,l=r.at(c+1),h=s.rows[c].slots.filter(u=>Ve(u.kind));t.add(pt(l),l.emitted,h.map(u=>u.text).join(
""))}let{tokens:o,until:i}=r.plain,a=s.over&&e===s.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(a);n.list.length<a;){let c=n.list.length,{text:l,
pending:h}=Ce(c?n.list[c-1].pending:Le,s.piece(o[c]));n.add(i[c+1],c+1,l,h)}}function ss(s,e){let t=s/e,n=10**Math.floor(Math.log10(t));return[1,2,5].map(r=>r*n).find(r=>r>=t)??10*n}var hr=(s,e)=>Array.from({length:Math.floor(s/e+1e-9)+1},
(t,n)=>n*e);function Hs(s,e,t){let n=e.map(([o,i],a)=>p("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":String(a===0),on:{click:()=>{r(o),t(o)}}},i)),
r=o=>n.forEach(i=>{let a=String(i.dataset.choice===o);i.getAttribute("aria-pressed")!==a&&i.setAttribute("aria-pressed",a)});return{node:p("div",{class:"sv-togg\
les",role:"group","aria-label":s},...n),set:r}}function Mt(s,e,t){let n=p("tbody",{}),r=[],o=()=>{i.open&&n.replaceChildren(...r.map(a=>p("tr",{},...a.map(c=>p("td",{},String(c))))))},i=p("details",{class:"s\
v-table",on:{toggle:o}},p("summary",{},s("chart.table")),p("div",{class:"sv-table-scroll",tabindex:0,role:"region","aria-label":e},p("table",{},p("thead",{},p("\
tr",{},...t.map(a=>p("th",{scope:"col"},a)))),n)));return{node:i,show:a=>{r=a,o()}}}var Ot,Q,ur,Fo,mr=Object.is,Is=0,ei=[],vr=[],oe=H,Wo=oe.__b,Go=oe.__r,Ko=oe.diffed,Yo=oe.__c,Jo=oe.unmount,Xo=oe.__;function Ds(s,e){oe.__h&&oe.__h(Q,s,Is||e),Is=
0;var t=Q.__H||(Q.__H={__:[],__h:[]});return s>=t.__.length&&t.__.push({}),t.__[s]}function ke(s){return Is=1,Ul(ni,s)}function Ul(s,e,t){var n=Ds(Ot++,2);if(n.
t=s,!n.__c&&(n.__=[t?t(e):ni(void 0,e),function(o){var i=(n.__N||n.__)[0],a=n.t(i,o);mr(i,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=Q,!Q.__f)){Q.__f=!0;
var r=Q.shouldComponentUpdate;Q.shouldComponentUpdate=function(o,i,a){var c=this.__H;if(!c)return!0;var l=!1,h=this.props!=o;if(c.__.some(function(f){f.__N&&(l=
!0,mr(f.__[0],f.__N[0])||(h=!0))}),r){var u=r.call(this,o,i,a);return l?u||h:u}return!l||h}}return n.__}function ve(s,e){var t=Ds(Ot++,4);!oe.__s&&si(t.__H,e)&&(t.__P=!1,t.__=s,t.u=e,Q.__h.push(t))}function le(s){return Is=5,gr(function(){return{current:s}},[])}function gr(s,e){var t=Ds(Ot++,7);return si(t.__H,e)&&(t.__=s(),t.__H=e),t.__}function ti(s){var e=Q.context[s.__c],t=Ds(Ot++,9);return t.c=s,e?(t.__==null&&(t.__=!0,e.sub(Q)),e.props.value):s.__}function Bl(){var s;do{for(;s=vr.shift();)try{ns(s)}catch(t){oe.__e(t,{__:(s=s.__P)&&s.__v})}for(;s=ei.shift();){var e=s.__H;if(s.__P&&e)try{e.__h.some(ns),e.__h.
some(fr),e.__h=[]}catch(t){e.__h=[],oe.__e(t,s.__v)}}}while(vr.length)}oe.__b=function(s){Q=null,Wo&&Wo(s)},oe.__=function(s,e){s&&e.__k&&e.__k.__m&&(s.__m=e.__k.
__m),Xo&&Xo(s,e)},oe.__r=function(s){Go&&Go(s),Ot=0;var e=(Q=s.__c).__H;e&&(ur==Q?Q.__h=[]:(e.__h.some(ns),e.__h.some(fr),Ot=0),e.__h=[],e.__.some(function(t){t.
__N&&(t.__=t.__N),t.u=t.__N=void 0})),ur=Q},oe.diffed=function(s){Ko&&Ko(s);var e=s.__c;e&&e.__H&&(e.__H.__h.length&&Qo(ei.push(e)),e.__H.__.some(function(t){t.
u&&(t.__H=t.u)})),ur=Q=null},oe.__c=function(s,e){e.some(function(t){try{t.__h.some(ns),t.__h=t.__h.filter(function(n){return!n.__||fr(n)})}catch(n){t.__h=[function(){
throw n}]}}),Yo&&Yo(s,e)},oe.unmount=function(s){Jo&&Jo(s);var e,t,n=s.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=s.__;t&&
(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,Qo(vr.push(r))}else ns(r)}catch(o){e=o}}),n.__H=void 0,e&&oe.__e(e,n.__v))};var Zo=typeof requestAnimationFrame==
"function";function Fl(s){var e,t=function(){clearTimeout(n),Zo&&cancelAnimationFrame(e),setTimeout(s)},n=setTimeout(t,35);Zo&&(e=requestAnimationFrame(t))}function Qo(s){
s!=1&&Fo==oe.requestAnimationFrame||((Fo=oe.requestAnimationFrame)||Fl)(Bl)}function ns(s){var e=Q,t=s.__c;typeof t=="function"&&(s.__c=void 0,t()),Q=e}function fr(s){
var e=Q;s.__c=s.__(),Q=e}function si(s,e){return!s||s.length!=e.length||e.some(function(t,n){return!mr(t,s[n])})}function ni(s,e){return typeof e=="function"?e(
s):e}var rs=["gamma","temperature","drafter","rule","tree"];function Vs(s,e){return e==="rule"?A(s):e==="tree"?s.settings.tree??"chain":s.settings[e]}function os(s){
let{gamma:e,budget:t=e}=s.settings;return j(s)&&e>0?t:e}function Us(s,e,t){return s==="drafter"?je(String(e),t):s==="rule"?v(`rules.name.${e}`):s==="tree"?v(`tr\
ee.name.${e}`):String(e)}function je(s,e){let t=`drafter_of.${e}.${s}`,n=v(t);return n===t?v(`drafter.${s}`):n}var Wl=Symbol.for("pv"),Gl=0;function d(s,e,t,n,r,o){e||(e={});var i,a,c=e;if("ref"in c&&typeof s!="function")for(a in c={},e)a=="ref"?i=e[a]:c[a]=e[a];var l={type:s,props:c,key:t,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Wl,__v:--Gl,__i:-1,__u:0};return(r||o)&&(l.__source=r,l.__self=o),H.vnode&&H.vnode(l),l}function He(s){if(s.part)return v("token.part",{hex:Ae(s.piece)});let e=ce(s.text)||v("token.empty");return s.took>1?v("token.took",{token:e,n:s.took}):e}function br({
rounds:s,trace:e},t,n){let{drafts:r}=s[t],o=r.length;if(n>=o)return v("token.final");let i=v("token.guess",{n:n+1,of:o}),{source:a}=r[n];return a?v("token.from",
{slot:i,drafter:je(a,e.models.pair)}):i}function tt(s,e,t,n){let r=s.rows[e].slots[t];return v("token.aria",{token:He(r),kind:v(`kind.${at(n||r.kind,s.trace)}`),
round:e+1,slot:br(s,e,t)})}var ri=(s,e)=>Vt(s).map(({kind:t,text:n})=>{if(t==="text")return{name:"",part:n};if(t==="control")return{name:"sv-control",part:Ut(n)};
let r=e&&t!=="space";return{name:`sv-${t}${r?" sv-marked":""}`,part:r?"":n}}),xr=({text:s,oneLine:e=!1})=>d(W,{children:ri(s,e).map(({name:t,part:n})=>t?d("span",
{class:t,children:n}):n)}),Bs=({slot:s,as:e})=>d("span",{class:e,translate:!1,"data-part":s?.part?"":void 0,"data-empty":s?.text===""&&!s.part?"":void 0,"data-t\
ook":s&&s.took>1?s.took:void 0,style:{"--sv-characters":s?.text.length||1},children:s&&d(xr,{text:s.text,oneLine:!0})});function is(s,e,t=!1){return e.part?s.dataset.
part="":e.text===""&&(s.dataset.empty=""),e.took>1&&(s.dataset.took=String(e.took)),s.append(...ri(e.text,t).map(({name:n,part:r})=>n?p("span",{class:n},r):r)),
s}var ii=Ho(null);function _e(){let s=ti(ii),{state:e,set:t,send:n}=s;return{...e,state:e,viewer:s,set:t,send:n}}function G(){let s=_e();return{...s,run:s.state.run}}
var ai=(s,e,t)=>Tt(d(ii.Provider,{value:s,children:d(e,{})}),t),pe=({node:s})=>d("div",{class:"sv-drawn",ref:e=>{e&&s.parentNode!==e&&e.append(s)}}),Fs=class extends Xe{shouldComponentUpdate({
run:e,when:t}){return e!==this.props.run||t!==this.props.when}render(){return d(W,{children:this.props.children})}},Y=({name:s,...e})=>d("button",{type:"button",
class:"sv-term","data-term":s,"aria-haspopup":"dialog",...e}),oi=/\u2068([^\u2069]*)\u2069/,li=s=>Array.isArray(s)?s.map(li):typeof s!="string"||!oi.test(s)?s:s.
split(oi).map((e,t)=>t%2?d("bdi",{translate:!1,children:e}):e),Kl=H.vnode;H.vnode=s=>{if(typeof s.type=="string"){let e=s.props;for(let t in e)t==="children"?e.
children=li(e.children):typeof e[t]=="string"&&(e[t]=Me(e[t]))}Kl?.(s)};var Yl={mean_acceptance_length:s=>C(Oe(s.emitted,s.rounds)),acceptance_rate:s=>O(Oe(s.accepted,s.accepted+s.rejected)),draft_efficiency:s=>O(Oe(s.accepted,s.drafted)),
drafted:s=>we(s.drafted),emitted:s=>we(s.emitted)};function wr({drafts:s,final:e},t){let n=s.slice(0,t),r=n.filter(l=>l.verdict==="accepted").length,o=n.some(l=>l.
verdict==="rejected")?1:0,i=!e&&r===s.filter(l=>l.verdict==="accepted").length,a=o?"correction":i?null:"bonus",c=o===1||i||s.length<=t;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(a?1:0),final:a,drawn:c}}function ci(s,e){let t={rounds:s.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of s){let{drafted:r,accepted:o,
rejected:i,emitted:a}=wr(n,e);t.drafted+=r,t.accepted+=o,t.rejected+=i,t.emitted+=a}return t}function Jl(s){let{drafter:e,temperature:t}=s.settings;return j(s)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":A(s)==="block"&&t?"rules.whatif":""}function di(){let{run:s,gamma:e,moment:{round:t},set:n}=G(),r=s.trace.settings.
gamma,o=Jl(s.trace),i=e>=r,a=v(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return d("div",{class:"sv-block",children:[d("h3",{children:v("whatif.gam\
ma")}),d("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[d("span",{"aria-hidden":"true",children:"γ"}),d("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":v("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:c})=>n({gamma:Number(c.value)})}),d("output",{class:"sv-whatif-value",children:a})]}),
!i&&d(Xl,{gamma:e,most:r,rounds:s.rounds.slice(0,t)}),d("p",{class:"sv-note","aria-live":"polite",children:i?v(o||(r<2?"whatif.fewest":"whatif.try")):v("whatif.\
note",{gamma:e,rounds:t})})]})}function Xl({gamma:s,most:e,rounds:t}){let[n,r]=[ci(t,1/0),ci(t,s)];return d("table",{class:"sv-figures-table",children:[d("thead",
{children:d("tr",{children:[d("th",{scope:"col",children:v("whatif.rounds")}),d("th",{scope:"col",children:v("whatif.was",{gamma:e})}),d("th",{scope:"col",children:v(
"whatif.would",{gamma:s})})]})}),d("tbody",{children:Object.entries(Yl).map(([o,i])=>d("tr",{children:[d("th",{scope:"row",children:v(`whatif.row.${o}`)}),d("td",
{children:i(n)}),d("td",{children:i(r)})]},o))})]})}var pi=["draft","verify","accept"],Zl={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Ql=["accepted","rejected","untested","correction",
"bonus"],Ws=36,ec=20,tc=5,hi=({plain:s})=>d("ul",{class:"sv-legend",children:[...pi.map(e=>[e,v(`part_key.${e}`)]),...s?[["plain",s]]:[]].map(([e,t])=>d("li",{children:[
d("span",{class:"sv-swatch","data-part":e}),d(Y,{name:Zl[e],children:t})]},e))});function Ks(s){let e=p("div",{class:"sv-drawn"});return Tt(d(hi,{plain:s}),e),e}
function ui(){let{run:s,viewer:{table:e}}=G(),[t,n]=ke(null),r=({target:i})=>{let a=i instanceof Element?i.closest(".sv-time"):null,c=a?.closest("[data-round]");
!a||!c||n({run:s,text:v("rounds.detail_of",{round:Number(c.dataset.round)+1,time:a.getAttribute("aria-label")})})},o=t?.run===s;return d("section",{class:"sv-se\
ction sv-rounds",onPointerOver:r,onFocusIn:r,children:[d("div",{class:"sv-section-head",children:[d("h2",{children:d(Y,{name:"round",children:v("rounds.heading")})}),
d("ul",{class:"sv-legend",children:Ql.map(i=>d("li",{children:[d("span",{class:"sv-mark","data-kind":i}),d(Y,{name:i,children:v(`kind.${i}`)})]},i))})]}),d("p",
{class:"sv-note",children:v(j(s.trace)?"tree.rounds":"rounds.note")}),d(pe,{node:e.scroller}),d("p",{class:`sv-note sv-round-detail${o?"":" sv-hint"}`,children:o?
t.text:v("rounds.detail")}),d("div",{class:"sv-foot",children:[d("ul",{class:"sv-legend",children:d("li",{children:[d("span",{class:"sv-swatch","data-part":"ove\
rlap"}),d(Y,{name:"overlap",children:v("rounds.overlap_key")})]})}),d(hi,{plain:v("rounds.plain_key")})]})]})}var Gs=class{head=p("div",{class:"sv-row sv-row-he\
ad",role:"row"});body=p("div",{class:"sv-rows",role:"rowgroup"});grid=p("div",{class:"sv-grid",role:"grid","aria-label":v("rounds.label")},p("div",{role:"rowgro\
up",class:"sv-grid-head"},this.head),this.body);scroller=p("div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){
Object.assign(this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,t,n){
t!==this.run&&this.load(t),this.concealed=es(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>ec),this.body.append(e),this.body.style.height=`${this.rows.length*Ws}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>tc);let e=(t,n="")=>p("div",{role:"columnheader",class:n},t);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(t,n)=>e(v("rounds.guess",{n:n+1}))),e(v("rounds.final"),"sv-final"),e(v("rounds.time"),"sv-time"))}row(e){let{drafts:t,positions:n=[],times:r}=this.
run.rounds[e],{slots:o,final:i}=this.run.rows[e],a=o.map((c,l)=>{let h=l<t.length&&n[l]?n[l].overlap:null,u=this.cell(c,e,l,h);return c===i&&u.classList.add("sv\
-final"),u});return p("div",{class:"sv-row sv-ahead",role:"row","data-round":e},p("div",{class:"sv-number",role:"rowheader","aria-label":v("rounds.row",{round:e+
1})},String(e+1)),...a,this.time(r))}cell(e,t,n,r){let o=is(p("span",{class:"sv-cell-text",translate:"no"}),e,!0);return p("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${t}.${n}`,"aria-label":this.label(t,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},p("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,t,n,r){let o=tt(this.run,e,t,r);return n==null?o:v("token.aria_overlap",{label:o,overlap:F(n,2)})}time(e){let t=e.
draft+e.verify+e.accept;this.spans.push(t);let n=v("rounds.row_time",{total:I(t),draft:I(e.draft),verify:I(e.verify),accept:I(e.accept)}),r=p("div",{class:"sv-b\
ar"},...pi.map(o=>p("span",{"data-part":o,style:`--t:${e[o]}`})));return p("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},p("div",{class:"sv\
-bars-pair"},r),p("span",{class:"sv-ms"},I(t)))}compare(e){let{sums:t,plain:n}=this.run.folds,r=t[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.
until[t[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let a=v("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:I(o)});return i.setAttribute(
"aria-label",a),i.firstElementChild?.append(p("div",{class:"sv-bar sv-bar-plain"},p("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.
spans[e],o),!0}showRounds(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:t,shown:n}=this;if(t!==null&&(!e||t!==n)&&(this.
rows[t].classList.toggle("sv-ahead",t>=n),this.rows[t].classList.remove("sv-row-now"),this.run.rows[t].slots.forEach((o,i)=>this.dress(t,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(o,i)=>this.dress(n,i,o))}dress(e,t,n){let r=this.find({round:e,index:t});if(!r)return;let{kind:o}=this.run.rows[e].slots[t],i=n==="absent",{drafts:a,positions:c=[]}=this.
run.rounds[e],l=n==="guessed"||n==="lit"&&this.concealed,h=t<a.length&&!l?c[t]?.overlap??null:null;L(r,"data-kind",n||o),r.firstElementChild&&L(r.firstElementChild,
"data-kind",n||o),L(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(h||0)),i||L(r,"aria-label",this.label(e,t,h,n||o))}showCut(e,t){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(t,this.marked):0,o=n===1/0&&this.cutting===1/0?0:Math.max(t,this.marked);for(let i=r;i<o;i+=1)this.
markCut(i,i<t?n:1/0);Object.assign(this,{cutting:n,marked:t})}markCut(e,t){let n=this.run.rounds[e],{drawn:r}=wr(n,t);this.run.rows[e].slots.forEach((o,i)=>{let a=this.
find({round:e,index:i}),c=i<n.drafts.length?i>=t:!r,l=i===t&&!r;a&&(a.classList.toggle("sv-cut",c&&!l),a.classList.toggle("sv-cut-own",l),L(a,"aria-description",
c?v(l?"whatif.own":"whatif.gone",{gamma:t}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),t=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(o=>r<this.shown||t(o)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,t=(this.
shown+(this.now==null?0:1))*Ws;t>e+this.height?this.scroller.scrollTop=t-this.height:t-2*Ws<e&&(this.scroller.scrollTop=Math.max(0,t-2*Ws))}relayout(){this.height=
null}};var sc=["draft","verify","accept"],yr=24,mi=28,vi=26,nc=[1,4,16],rc=16e3,Ys=class{run=null;rounds;steps;time;constructor({say:e,palette:t,seek:n}){this.say=e,this.
palette=t,this.seek=n,this.zoom=1,this.span=1,this.width=0,this.canvas=p("canvas",{class:"sv-lanes",role:"img","aria-label":e("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=p("span",{class:"sv-lanes-ahead"}),this.hand=p("span",{class:"sv-lanes-hand"}),this.scroller=p("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":e("race.picture")},p("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=Hs(e("race.zoom"),nc.map(r=>[String(
r),r===1?e("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=p("div",{},p("div",{class:"sv-lanes-frame"},p("p",{class:"sv-lane-caption"},e("race.plai\
n")),p("p",{class:"sv-lane-caption sv-lane-second"},e("race.speculative")),this.scroller),p("div",{class:"sv-lanes-foot"},Ks(e("race.key_plain")),this.zooms.node))}setZoom(e){
this.zoom=e,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(e,{span:t,ours:n,plain:r}){this.run=e,this.
span=t||1,this.rounds=n.list.length,this.steps=r.list.length,this.draw()}set(e){this.time=e;let t=this.x(e);this.hand.style.transform=`translateX(${Math.min(t,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${t.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(t)}keepInSight(e){let{scrollLeft:t,clientWidth:n}=this.
scroller;(e<t||e>t+n-40)&&(this.scroller.scrollLeft=e-n/2)}x(e){return e/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(rc,Math.floor(this.scroller.clientWidth*this.zoom));let e=yr*2+mi+vi,t=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*t&&(this.canvas.width=this.width*t,this.canvas.height=e*t,L(this.canvas,"style",`width: ${this.width}px; height: ${e}px`));let n=this.canvas.getContext("2\
d");n&&(n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,this.width,e),this.drawAxis(n,e),this.drawPlain(n,this.run),this.drawOwn(n,this.run,yr+mi))}drawAxis(e,t){let n=ss(
this.span,Math.max(2,this.width/110));e.font=`11px ${_t}`,e.textBaseline="alphabetic";for(let r=0;r*n<=this.span;r+=1){let o=Math.round(this.x(r*n))+.5;e.fillStyle=
this.palette.get("line"),e.fillRect(o-.5,0,1,t-vi+6),e.fillStyle=this.palette.get("quiet");let i=I(Number((r*n).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=e.measureText(i).width;e.textAlign=o+a/2>this.width?"right":r?"center":"left",e.fillText(i,e.textAlign==="right"?this.width:o,t-6)}}block(e,t,n,r,o){let i=this.
x(r)-this.x(n),a=i>3?Math.round:h=>h,[c,l]=[a(this.x(n)),a(this.x(r))];e.fillRect(c,t,Math.max(l-c-(o&&i>3?1:0),.4),yr)}drawPlain(e,t){let{until:n}=t.folds.plain;
e.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(e,0,n[r-1],n[r],!0)}drawOwn(e,t,n){let r=0;t.rounds.slice(0,this.rounds).forEach(
({times:o})=>sc.forEach(i=>{e.fillStyle=this.palette.get(i),this.block(e,n,r,r+o[i],i==="accept"),r+=o[i]}))}pick(e){let{run:t}=this;if(!t)return;let n=e.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&pt(t.folds.at(r))<n;)r+=1;this.seek(r)}};var fi=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],oc=4,ic=.25,kr=1e3,ac={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},lc="M4 2.5v11L13 8z",
cc="M4 3h3v10H4zM9 3h3v10H9z",gi=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,Js=class{arrivals=new et;end=-1;constructor(e,t){this.say=e,this.
count=p("span",{class:"sv-quiet"}),this.box=p("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":e(`race.${t}`)}),this.node=p("d\
iv",{class:"sv-reader","data-way":t},p("div",{class:"sv-reader-head"},p("h3",{},e(`race.${t}`)),this.count),this.box)}load(e){this.arrivals=e,this.box.replaceChildren()}endAt(e){
e!==this.end&&(this.end=e,[...this.box.children].forEach((t,n)=>t.classList.toggle("sv-ended",this.isEnded(n))))}isEnded(e){return this.end>=0&&e>this.end}show(e,t){
let{box:n,arrivals:r,say:o}=this,i=r.by(e),a=n.childElementCount;for(;n.childElementCount>i;)n.lastChild?.remove();for(let l=n.childElementCount;l<i;l+=1)n.append(
p("span",this.isEnded(l)?{class:"sv-ended"}:{},...$e(r.list[l].text)));S(this.count,t?i<r.list.length?o("race.so_far",{n:r.tokensAt(e),of:r.tokens}):o("race.don\
e",{n:r.tokens,time:I(r.end)}):o("race.unmeasured"));let c=i===r.list.length;i!==a&&(n.querySelectorAll("[data-new]").forEach(l=>l.removeAttribute("data-new")),
i&&!c&&n.lastElementChild?.setAttribute("data-new",""),n.scrollTop=n.scrollHeight)}},Xs=class{run=null;shown=null;length=null;frame=null;ours=new et;plain=new et;last=0;button;scrubber;clock;speed;constructor({
say:e,palette:t,seek:n,greedy:r}){this.say=e,this.greedy=r,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new Js(e,"speculative"),plain:new Js(e,"pl\
ain")},this.lanes=new Ys({say:e,palette:t,seek:o=>{this.free=!1,n(o)}}),this.sentence=p("p",{class:"sv-note sv-race-sentence"}),this.prefill=p("p",{class:"sv-no\
te"}),this.texts=p("span",{}),this.again=p("button",{type:"button",class:"sv-link",on:{click:()=>r.race()}},e("race.greedy")),this.node=p("section",{class:"sv-s\
ection"},p("div",{class:"sv-section-head"},p("h2",{},e("race.heading")),p("span",{class:"sv-quiet"},e("race.note"))),this.controls(),p("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,p("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:e}=this;return this.button=p("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
p("input",{type:"range",class:"sv-scrubber",min:0,max:kr,step:1,value:0,"aria-label":e("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
kr*this.span),keydown:t=>this.walk(t)}}),this.clock=p("span",{class:"sv-race-clock"}),this.speed=p("select",{on:{change:()=>{this.chosen=!0}}},...fi.map(([t,n])=>p(
"option",{value:t},t===1?e("race.real"):n))),p("div",{class:"sv-race-controls",role:"group","aria-label":e("race.label")},this.button,this.scrubber,this.clock,p(
"label",{class:"sv-choice"},e("race.speed"),this.speed))}show(e,t,n){e!==this.run&&this.load(e);let r=t!==this.shown&&e.length===this.length;this.shown=t,this.length=
e.length,Bo(e,n,this.ours,this.plain),this.readers.plain.endAt(e.plainEnd),this.lanes.show(e,this),this.chosen||(this.speed.value=String(this.pace())),r&&!this.
playing&&(this.free=!1),this.showPrefill(e),this.showTexts(e,n),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(e){this.halt(),
this.run=e,this.free=!1,this.shown=null,this.length=null,this.ours=new et,this.plain=new et,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:e}){let{target:t,draft:n}=e.prefill||{},r=e.models.draft?"race.prefill":"race.prefill_alone";S(this.prefill,t||n?this.say(r,{target:I(t),draft:I(n)}):"")}showTexts(e,t){
let{say:n}=this,r=e.trace.settings.temperature>0,o=!r&&e.folds.agreement(t)?.first_difference===null,i=this.measured?r?n(re(A(e.trace))?"rules.lossy":"race.draw\
s"):o?n("race.same"):"":"",{end:a}=this.readers.plain,c=a>=0&&a+1<this.plain.list.length;S(this.texts,N(i,c&&n("race.goes_on",{end:ce(e.alone(e.trace.plain.tokens[a]))}))),
this.again.hidden=!r||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:e,shown:t}=this;return this.whole&&t===e?.length?this.span:t?this.ours.list[t-1].at:0}pace(){return fi.
map(([t])=>t).filter(t=>t<=1&&t>=.1).reverse().find(t=>this.span/t>=oc)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let e=this.time>=
this.span-ts;gi()?this.hold(e?0:this.beside(1)):this.playing?this.hold(this.time):this.play(e?0:this.time)}play(e){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(t=>this.tick(t)),this.set(e)}tick(e){let t=Math.min((e-this.last)/1e3,ic)*Number(this.speed.value);this.last=e;let n=Math.min(this.time+
Math.max(0,t),this.known);this.whole&&n>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(r=>this.tick(r)),this.set(n)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(e){this.halt(),this.free=!0,this.set(e)}beside(e){let n=[this.ours,this.plain].flatMap(
({list:r})=>r.map(({at:o})=>o)).filter(r=>(r-this.time)*e>ts);return e>0?n.length?Math.min(...n):this.span:n.length?Math.max(...n):0}walk(e){let t=ac[e.key];!t||
!this.run||(e.preventDefault(),this.hold(this.beside(t)))}set(e){this.time=e;let{say:t}=this;this.readers.ours.show(e,!0),this.readers.plain.show(e,this.measured||
!this.length),this.lanes.set(e);let n=this.span?e/this.span*kr:0;Math.round(n)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(n))),S(this.
clock,t("race.clock",{time:I(e),of:I(this.span)}));let r=this.tell();L(this.scrubber,"aria-valuetext",r),this.playing||S(this.sentence,r),this.paintButton()}tell(){
let{say:e,time:t,ours:n,plain:r}=this;if(!this.measured)return e("race.alone",{time:I(t),ours:n.tokensAt(t)});let o={time:I(t),ours:n.tokensAt(t),plain:r.tokensAt(
t)};if(!this.whole||t<this.span-ts)return e("race.now",o);let i=n.end<=r.end,[a,c]=i?[n,r]:[r,n];return e(i?"race.won":"race.lost",{first:I(a.end),second:I(c.end),
done:a.tokens,other:c.tokensAt(a.end),of:c.tokens})}paintButton(){let e=gi()?"step":this.playing?"pause":"play";this.button.dataset.does!==e&&(this.button.dataset.
does=e,this.button.replaceChildren(po(e==="pause"?cc:lc),p("span",{},this.say(`race.${e}`))))}};var as=["draft","verify","accept"],_r=["plain","speculative","bursts"];function dc(s,e){let t=s.folds.cost(e);if(!t||!t.plain)return null;let n=s.folds.at(s.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:t.draft*r,verify:t.verify*r,accept:t.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/t.
plain,speedup:s.folds.measured(e)}}var Zs=class{constructor(e){this.say=e,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",as)},this.
chart=p("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=p("p",{class:"sv-note"}),this.values=Object.fromEntries(
_r.map(t=>[t,[p("td",{}),p("td",{})]])),this.node=p("section",{class:"sv-section"},p("div",{class:"sv-costs-columns"},p("div",{class:"sv-costs-block"},p("div",{
class:"sv-section-head"},p("h2",{},e("costs.heading"))),this.chart,Ks(),this.sentence),p("div",{},p("div",{class:"sv-section-head"},p("h2",{},e("waits.heading"))),
p("div",{class:"sv-table sv-waits"},this.table()),p("p",{class:"sv-note"},e("waits.means")))))}bar(e,t){let n=t.map(i=>p("span",{"data-part":i})),r=p("span",{class:"\
sv-cost-value"});return{node:p("div",{class:"sv-cost"},p("span",{},this.say(`race.${e}`)),p("span",{class:"sv-cost-bar"},...n),r),fill:n,value:r}}table(){let{say:e}=this,
t=n=>p("th",{scope:"col"},n);return p("table",{},p("thead",{},p("tr",{},p("td",{}),t(e("waits.p50")),t(e("waits.p95")))),p("tbody",{},..._r.map(n=>p("tr",{},p("\
th",{scope:"row"},e(`waits.${n}`)),...this.values[n]))))}show(e,t){this.showWaits(e.folds.gaps(t)),this.showCost(e,t)}showWaits(e){_r.forEach(t=>{let[n,r]=this.
values[t];S(n,I(e[t]&&e[t].p50)),S(r,I(e[t]&&e[t].p95))})}showCost(e,t){let n=e.folds.cost(t),r=dc(e,t);if(this.chart.hidden=!r,S(this.sentence,this.tell(e,r)),
!r||!n)return;let o=as.map(c=>n[c]),i=o.reduce((c,l)=>c+l,0),a=Math.max(n.plain,i);this.fill(this.bars.plain,[n.plain],a),this.fill(this.bars.speculative,o,a),L(
this.chart,"aria-label",this.say("costs.aria",{plain:I(n.plain),total:I(i),...Object.fromEntries(as.map(c=>[c,I(n[c])]))}))}fill({fill:e,value:t},n,r){e.forEach(
(o,i)=>o.style.setProperty("--n",String(n[i]/r))),S(t,I(n.reduce((o,i)=>o+i,0)))}tell(e,t){let{say:n}=this;if(!t)return n(e.folds.plain.tokens.length||!e.length?
"costs.early":"headline.not_measured");let r=as.reduce((a,c)=>t.parts[a]>=t.parts[c]?a:c),o=n("costs.round",{round:I(t.round),steps:C(t.steps),length:C(t.length),
...Object.fromEntries(as.map(a=>[a,I(t.parts[a])]))});if(t.speedup===null)return N(o,n("headline.impossible"));let i=n((t.speedup??0)>=1?"costs.faster":"costs.s\
lower",{steps:C(t.steps),length:C(t.length),speedup:se(t.speedup),blame:n(`part.${r}`)});return N(o,i)}};function bi([s,e,t,n,r],o){let i=o?[n,r]:[e,t];return{token:s,target:i[0]??null,draft:i[1]??null}}var xi=({target:s,draft:e})=>s==null||e==null?null:Math.min(s,
e),Sr=(s,e)=>s.reduce((t,n)=>{let r=n[e];return t===null||r===null?null:t+r},0);function st(s,e=!1){return s.candidates.map(t=>bi(t,e)).map(t=>({...t,both:xi(t)}))}
function wi(s,e,t){let n=new Set(e.map(u=>u.token)),r=bi(s.rest,t),o=[{...r,both:xi(r)},...st(s,t).filter(u=>!n.has(u.token))],[i,a]=[Sr(o,"target"),Sr(o,"draft")],
c=Sr(e,"both"),h=!t&&c!==null&&i!==null&&a!==null&&s.overlap!=null?Math.min(Math.max(0,s.overlap-c),i,a):null;return{token:-1,target:i,draft:a,both:h}}var yi=(s,e)=>(e.
target??0)-(s.target??0)||(e.draft??0)-(s.draft??0);function Qs(s,e,t=!1,n=8){let r=st(s),o=new Map(st(s,!0).map(u=>[u.token,Math.max(u.target||0,u.draft||0)])),
i=({token:u})=>o.get(u)??0,a=u=>(e.includes(u.token)?2:0)+Math.max(u.target||0,u.draft||0)+.001*i(u),c=r.sort((u,f)=>a(f)-a(u)).slice(0,n-1).sort((u,f)=>yi(u,f)||
i(f)-i(u)).map(u=>u.token),l=st(s,t),h=c.flatMap(u=>l.find(f=>f.token===u)??[]);return[...h,wi(s,h,t)]}function en(s,e=!1){let t=st(s,e).sort(yi);return[...t,wi(
s,t,e)]}function ki(s,{weight:e,taken:t,mass:n}){let r=st(s),o=n??1-(s.overlap??1);if(o<=0||r.some(a=>a.both==null))return null;let i=r.map(({token:a,target:c,draft:l})=>({
token:a,share:(e*(c??0)-t(a,l??0))/o})).filter(a=>a.share>0).sort((a,c)=>c.share-a.share);return{shares:i,rest:Math.max(0,1-i.reduce((a,{share:c})=>a+c,0))}}function _i(s){
let[e,t]=[st(s),st(s,!0)];return t.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}function tn(s,e){let t=Le;return e.map(n=>{let r=s.piece(n),o=Ce(t,r);return t=o.pending,{token:n,text:o.text,piece:r}})}var ht=({text:s,piece:e})=>s||Ae(e);function sn(s,e){
let{output:t,plain:n,matched:r}=s.folds,o=Math.min(s.folds.at(e).emitted,n.tokens.length);return{speculative:tn(s,t.slice(0,o)),plain:tn(s,n.tokens.slice(0,Math.
min(o,s.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var pc=["accepted","correction","bonus"];function nn(s){return s.rounds.flatMap(({drafts:e,final:t})=>{let r=e.filter(({verdict:o})=>o==="accepted").map(()=>"ac\
cepted");return t?[...r,e.length?t.kind:"plain"]:r})}var Rt=class{constructor(e){this.list=p("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=p("div",{},p("p",{class:"sv-pairs-key sv-note"},e("lossless.pairs"),...pc.map(t=>p("span",{class:"sv-pair-key","data-came":t},e(`lossless.came.${t}`)))),this.
list),this.drawn=""}show({plain:e,speculative:t,parts:n},r,o){L(this.list,"aria-label",`${o} ${ce(e.map(({text:a})=>a).join(""))}`);let i=JSON.stringify([e,t,r]);
i!==this.drawn&&(this.drawn=i,this.list.replaceChildren(...e.map((a,c)=>{let l=t[c],h=a.token===l.token;return p("span",{class:"sv-pair","data-same":String(h),"\
data-parts":c===n},p("span",{},...$e(ht(a),!0)),p("span",{class:"sv-pair-sign"},h?"=":"≠"),p("span",{"data-came":r[c]},...$e(ht(l),!0)))})))}};var rn=260,ls=52,zr=14,Si=22,zi=42,hc=.001,Ei=hc/1.6,uc=[.001,.01,.1,1],Ti=[10,100,1e3,1e4],Mi=s=>s.map(e=>e.map(t=>t.toFixed(1)).join(",")).join(" "),on=class{constructor(e){
this.say=e,this.node=p("div",{class:"sv-convergence",role:"img"})}show({band:e,checkpoints:t},n,r,o){L(this.node,"aria-label",o);let i=this.node.clientWidth;if(!i)
return;let a=Math.log(r[r.length-1]/r[0]),c=m=>ls+Math.log(m/r[0])/a*(i-ls-zr),l=m=>Si+Math.log(1/Math.max(m,Ei))/Math.log(1/Ei)*(rn-Si-zi),h=t.slice(0,n),u=m=>h.
map(g=>[c(g[0]),l(g[m][2])]),f=m=>e.map((g,b)=>[c(r[b]),l(g[m])]);this.node.replaceChildren(P("svg",{width:i,height:rn,"aria-hidden":"true"},...uc.flatMap(m=>[P(
"line",{class:"sv-convergence-grid",x1:ls,x2:i-zr,y1:l(m),y2:l(m)}),P("text",{x:ls-6,y:l(m)+4,"text-anchor":"end"},`${m*100}%`)]),...Ti.map((m,g)=>P("text",{x:c(
m),y:rn-zi+18,"text-anchor":g?g===Ti.length-1?"end":"middle":"start"},m.toLocaleString("en"))),P("text",{class:"sv-convergence-title",x:(ls+i-zr)/2,y:rn-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),P("polygon",{class:"sv-convergence-band",points:Mi([...f(1),...f(0).reverse()])}),...this.curve("lossy",u(2)),...this.
curve("exact",u(1))))}curve(e,t){if(!t.length)return[];let[n,r]=t[t.length-1],o=e==="exact"?P("circle",{cx:n,cy:r,r:5}):P("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),
i=P("text",{class:"sv-convergence-name",x:n,y:r+(e==="exact"?20:-10),"text-anchor":n>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${e}`));return[
P("g",{class:"sv-convergence-line","data-rule":e},P("polyline",{points:Mi(t)}),o,i)]}},Er=s=>s<5e-4?"0%":s<.1?`${(s*100).toFixed(1)}%`:O(s);var Tr=["exact","lossy"],Oi=[1,2,3],mc=3,vc=.3,fc=70,Ri=48,gc=5e-4;function bc({candidates:s,rest:e},t){let n=t===1?2:4;if(e[t]===null||e[t]>vc||e[n]===null)return 0;
let r=s.map(a=>a[t]??0);return[...s].sort((a,c)=>(c[t]??0)-(a[t]??0)).slice(0,mc).reduce((a,c)=>a+Math.max(0,(c[n]??0)-(c[t]??0)),0)*(1-r.reduce((a,c)=>a+c*c,0))}
function xc(s){let e=s.trace.settings.temperature?1:3,[t,n]=[0,0];return s.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,a)=>{let c=s.folds.at(o).emitted+
a,l=c<s.folds.output.length&&c<s.folds.at(o+1).emitted?bc(i,e):0;l>n&&([t,n]=[c,l])})),t}function wc({trace:s,folds:e},t){let n=[...s.prompt,...e.output.slice(0,
t)],r=Object.fromEntries(n.map(o=>[o,s.pieces[o]]));return JSON.stringify({...s,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var yc=0,
an=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=Oi[0];start=0;seen=0;constructor(e){this.say=e,this.refused=p("p",{class:"sv-not\
e"}),this.status=p("p",{class:"sv-note",role:"status"}),this.progress=p("progress",{max:1,value:0,hidden:!0,"aria-label":e("frequencies.progress")}),this.button=
p("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=Hs(e("frequencies.length"),Oi.map(t=>[String(t),e(t>1?"frequenc\
ies.first":"frequencies.first_one",{n:t})]),t=>{this.length=Number(t)}),this.controls=p("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new Rt(e),this.same=p("p",{class:"sv-same"}),this.greedy=p("div",{class:"sv-proof",hidden:!0},p("h4",{},e("frequencies.greedy")),this.same,
this.pairs.node),this.heading=p("h4",{}),this.where=p("p",{class:"sv-note"}),this.rows=p("tbody",{}),this.curve=new on(e),this.verdicts=Tr.map(t=>p("p",{class:"\
sv-told","data-rule":t})),this.counted=p("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),p("p",{class:"sv-note"},e("frequenci\
es.why")),p("h4",{},e("frequencies.curve")),p("p",{class:"sv-note"},e("frequencies.band")),this.curve.node,p("div",{role:"status"},...this.verdicts)),this.means=
p("p",{class:"sv-note"}),this.lossy=p("p",{class:"sv-note"},e("frequencies.lossy_means")),this.node=p("div",{class:"sv-experiment",hidden:!0},p("h3",{},e("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let e=t=>p("span",{class:"sv-count-key","data-part":t},this.say(
`frequencies.${t}`));return p("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(e))}table(){let{say:e}=this,t=n=>p("th",{scope:"col","\
data-rule":n},e(`frequencies.${n}`));return p("table",{class:"sv-counts"},p("caption",{class:"sv-spoken"},e("frequencies.caption")),p("thead",{},p("tr",{},p("th",
{scope:"col"},e("frequencies.beginning")),...["target",...Tr].map(t))),this.rows)}offer(e,t){this.ask=e,S(this.means,this.say("frequencies.means",{n:t.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(e){this.take({number:this.number,state:"error",message:e})}take(e){
e.number===this.number&&(this.result={...this.result,...e},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let e=this.result?.checkpoints?.length??
0;if(this.seen>=e)return;let t=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=t?e:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),fc)}show(e){e!==this.run&&(this.running&&this.leave(),this.run=e,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=yc+=1,this.result={number:this.number,state:"loading",texts:0},this.start=xc(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:wc(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:e,run:t,result:n,running:r}=this,o=!!(t&&j(t.trace));this.node.hidden=!(t&&t.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=o||!this.ask,this.lossy.hidden=o,this.refused.hidden=!this.controls.hidden,S(this.refused,this.refusal||(o?e("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(i=>{i.disabled=r}),S(this.button,e(r?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!r,n?.of&&(this.progress.value=(n.texts??0)/n.of),S(this.status,n?this.tell(n):""),this.greedy.hidden=!n?.greedy,n?.greedy&&this.paintGreedy(new Qe(n.greedy)),
this.counted.hidden=!n?.rows?.length,n?.rows?.length&&this.paintCounts(n)}tell({state:e,message:t,texts:n,of:r}){return e==="loading"||e==="error"?t||this.say(`\
frequencies.state.${e}`):this.say(`frequencies.state.${e}`,{n:(n??0).toLocaleString("en"),of:(r??0).toLocaleString("en")})}paintGreedy(e){let t=sn(e,e.length),n=t.
parts??t.compared;L(this.same,"data-kind",t.parts==null?"same":"differ"),S(this.same,t.parts==null?this.say("lossless.same",{n}):this.say("lossless.differ",{n,position:n+
1})),this.pairs.show(t,nn(e),this.same.textContent??"")}paintCounts(e){let{say:t,run:n,seen:r}=this,{rows:o,checkpoints:i,band:a,plan:c,temperature:l,state:h}=e,
u=i[r-1];S(this.heading,t("frequencies.counted",{t:String(l),n:(u?u[0]:0).toLocaleString("en")})),S(this.where,n?this.before(n):"");let f=Math.max(...o.map(b=>b[1]),
...(u?[u[1],u[2]]:[]).flatMap(b=>b[0].map(x=>x/u[0])));this.rows.replaceChildren(...o.flatMap(([b,x],_)=>b==null&&x<gc&&!(u&&u[1][0][_]+u[2][0][_])?[]:[p("tr",{
style:`--p:${x/f}`},p("th",{scope:"row",class:b==null?"sv-others":null,translate:b==null?null:"no"},...b==null?[t("frequencies.others")]:$e(b,!0)),p("td",{},Li(
x)),...[1,2].map(y=>this.cell(u&&u[y],_,u?u[0]:0,f)))]));let m=h!=="running"&&r===i.length&&r>0,g=Tr.map((b,x)=>m?this.verdict(b,u[0],u[x+1][2],a[r-1][1]):"");this.
verdicts.forEach((b,x)=>S(b,g[x])),this.curve.show(e,r,c,N(...g)||t("frequencies.curve"))}before(e){let t=e.promptText+tn(e,e.folds.output.slice(0,this.start)).
map(r=>r.text).join(""),n=t.length>Ri?`…${t.slice(-Ri)}`:t;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:n.replace(/\s+/g," ")})}cell(e,t,n,r){
if(!e)return p("td",{});let[o,i]=[e[0][t]/n,e[1][t]/n];return p("td",{},p("span",{class:"sv-count-bar",style:`--n:${o/r};--g:${i/r}`},p("span",{class:"sv-count-\
all"}),p("span",{class:"sv-count-guessed"}),p("span",{class:"sv-count-exact"})),Li(o))}verdict(e,t,n,r){let o=t.toLocaleString("en");return this.say(`frequencie\
s.${n>r?"beyond":"within"}.${e}`,{n:o,distance:Er(n),high:Er(r)})}},Li=s=>`${(s*100).toFixed(1)}%`;var Ai=["plain","speculative"],kc={float16:.0625,bfloat16:.5},_c=.001;function Sc(s,e){let t=0;for(;s.folds.at(t+1).emitted<=e;)t+=1;return(s.rounds[t].positions||
[])[e-s.folds.at(t).emitted]||null}function zc(s,e,t,n){let r=Sc(s,e),o=r?en(r,!0):[],i=[t,n].map(c=>(o.find(l=>l.token===c)||{target:null}).target);if(!i[0])return null;
let a=kc[s.trace.models.target.dtype]||_c;return{p:i,gap:i[1]?Math.abs(Math.log(i[0]/i[1])):null,limit:a}}var Mr=class{constructor(e,t){this.same=p("span",{}),this.
mark=p("mark",{class:"sv-parting"}),this.rest=p("span",{class:"sv-parted"}),this.text=p("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=p("div",{class:"sv-twin","data-way":t},p("h3",{},e(`race.${t}`)),this.text)}show(e,t){let n=o=>o.map(({text:i})=>i).join(""),r=t??e.length;this.same.replaceChildren(
...$e(n(e.slice(0,r)))),this.mark.hidden=t==null,this.mark.replaceChildren(...t==null?[]:$e(ht(e[t]),!0)),this.rest.replaceChildren(...$e(n(e.slice(r+1))))}},ln=class{outcome;constructor(e){
this.say=e,this.verdict=p("p",{class:"sv-verdict"}),this.why=p("p",{class:"sv-note"}),this.twins=Object.fromEntries(Ai.map(t=>[t,new Mr(e,t)])),this.scroller=p(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":e("lossless.texts")},...Ai.map(t=>this.twins[t].node)),this.pairs=new Rt(e),this.experiment=new an(
e),this.own=p("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=p("section",{class:"sv-section"},p("div",{class:"sv-section-\
head"},p("h2",{},e("lossless.heading"))),this.own,this.experiment.node)}show(e,t){let{plain:n,speculative:r,compared:o,parts:i}=sn(e,t),a=e.trace.settings.temperature===
0,c=o?i==null?"same":a?"differ":"sampled":"none";this.pairs.node.hidden=!o||!a,this.scroller.hidden=!o||a,L(this.verdict,"data-kind",c),this.twins.plain.show(n,
i),this.twins.speculative.show(r,i),this.scrollTo(`${c} ${i}`),S(this.verdict,this.tell(e,c,o,i??0)),S(this.why,i!==null&&a?this.tellGap(e,i,[r[i],n[i]]):a||c===
"none"?o?this.say("lossless.greedy"):"":this.say(re(A(e.trace))?"rules.lossy":"lossless.sampling")),a&&this.pairs.show({plain:n,speculative:r,parts:i},nn(e),this.
verdict.textContent??""),this.experiment.show(e),this.order(a?this.own:this.experiment.node)}order(e){let[t,n]=[this.own,this.experiment.node],r=e===t?n:t;e.nextElementSibling!==
r&&r.before(e)}scrollTo(e){if(e===this.outcome)return;this.outcome=e;let{mark:t}=this.twins.plain;this.scroller.scrollTop=t.hidden?0:Math.max(0,t.offsetTop-this.
scroller.clientHeight/2)}tell(e,t,n,r){let{say:o}=this;return t==="none"?o(e.length&&!e.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):t==="\
same"?o(e.over&&n===e.folds.output.length?"lossless.same":"lossless.so_far",{n}):o(`lossless.${t}`,{position:r+1,n:r})}tellGap(e,t,[n,r]){let{say:o}=this,i=zc(e,
t,n.token,r.token);if(!i)return o("lossless.unknown");let a={mine:ce(ht(n)),theirs:ce(ht(r)),p:Fe(i.p[0]),q:Fe(i.p[1]),gap:C(i.gap,3),limit:i.limit,dtype:e.trace.
models.target.dtype};return i.gap==null?o("lossless.unlisted",a):N(o("lossless.gap",a),o(i.gap<=i.limit?"lossless.tie":"lossless.fault",a))}};var Ec=1.96,Tc=300,ut=10;function Or(s,e){let t=s/e,n=Ec**2/e,r=(t+n/2)/(1+n),o=Math.sqrt((t*(1-t)+n/4)*n)/(1+n);return{share:t,low:Math.max(0,r-o),high:Math.min(
1,r+o),tested:e}}function Rr(s){let e=s.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),t=s.filter(n=>!ne(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(
({token:o,verdict:i,confidence:a},c)=>{let l=e?a:r[c]?.candidates.find(([h])=>h===o)?.[4];return i==="untested"||l==null?[]:[{chance:l,accepted:i==="accepted"}]}));
return{headed:e,tests:t}}function $i(s,e){let t=A({settings:s});return t==="token"||t==="match"&&!e||s.temperature===0}function ji(s){let e=s.length<Tc?5:10;return Array.
from({length:e},(t,n)=>{let r=s.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:a})=>i+a,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...Or(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:t})=>t)}var cn=196,dn=40,Ci=10,Pi=10,Lr=40,Mc=[0,.5,1],cs=class{constructor(e,t,n,r){this.chart=p("div",{class:"sv-dots",role:"img"}),this.sentence=p("p",{class:"sv-not\
e"}),this.table=Mt(e,t,r),this.node=p("figure",{class:"sv-figure-block"},p("h3",{},ie(n,t)),this.chart,this.sentence,this.table.node)}show(e,{title:t,ticks:n},r,o,i=!1){
L(this.chart,"aria-label",r),S(this.sentence,r),this.table.show(o);let a=this.chart.clientWidth;if(!a)return;let c=u=>dn+u*(a-dn-Ci),l=u=>Pi+(1-u)*(cn-Pi-Lr),h=e.
filter(({tested:u})=>u>=ut);this.chart.replaceChildren(P("svg",{width:a,height:cn,"aria-hidden":"true"},...Mc.flatMap(u=>[P("line",{class:"sv-dots-grid",x1:dn,x2:a-
Ci,y1:l(u),y2:l(u)}),P("text",{x:dn-6,y:l(u)+4,"text-anchor":"end"},`${u*100}%`)]),i?P("line",{class:"sv-dots-equal",x1:c(0),x2:c(1),y1:l(0),y2:l(1)}):P("polyli\
ne",{class:"sv-dots-line",points:h.map(u=>`${c(u.x)},${l(u.share)}`).join(" ")}),...n.map(({at:u,label:f})=>P("text",{x:c(u),y:cn-Lr+15,"text-anchor":u<1?"middl\
e":"end"},f)),...e.flatMap(u=>[P("line",{class:"sv-dots-whisker",x1:c(u.x),x2:c(u.x),y1:l(u.low),y2:l(u.high)}),P("circle",{class:u.tested<ut?"sv-dots-few":"sv-\
dots-point",cx:c(u.x),cy:l(u.share),r:5}),P("text",{class:"sv-dots-count",x:c(u.at),y:cn-Lr+28,"text-anchor":"middle"},`${u.tested}`)]))),this.chart.append(p("p",
{class:"sv-dots-axis","aria-hidden":"true"},t))}};var ds=["accepted","rejected","untested"],Oc=[0,.2,.4,.6,.8,1].map(s=>({at:s,label:O(s)})),qi=(s,e)=>[s,e];function Rc(s){let e=Array.from({length:Math.max(0,...s.
map(n=>n.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));s.forEach(({drafts:n})=>{ne({drafts:n})?Lc(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{
e[o][r.verdict]+=1})});let t=e.findLastIndex(n=>ds.some(r=>n[r]));return e.slice(0,t+1)}function Lc(s){let e=ye(s);return Array.from({length:Math.max(...e)+1},(t,n)=>{
let r=s.filter((o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Ac(s){let e=s.
map(r=>r.drafts.filter(o=>o.verdict==="accepted").length),t=s.map(({drafts:r})=>ne({drafts:r})?Math.max(...ye(r))+1:r.length),n=Array(Math.max(0,...t)+1).fill(0);
return e.forEach(r=>{n[r]+=1}),n}var pn=class{constructor(e,t,n,r){this.chart=p("div",{class:"sv-columns",role:"img"}),this.sentence=p("p",{class:"sv-note"}),this.
table=Mt(e,t,r),this.node=p("figure",{class:"sv-figure-block"},p("h3",{},ie(n,t)),this.chart,this.sentence,this.table.node)}show(e,t,n){let r=e.map(({label:o,value:i,
parts:a})=>p("div",{class:"sv-column"},p("span",{class:"sv-column-value"},i),p("span",{class:"sv-column-bar"},...a.map(([c,l])=>p("span",{"data-kind":c,style:`-\
-n:${l}`}))),p("span",{class:"sv-column-label"},o)));this.chart.replaceChildren(...r),this.chart.classList.toggle("sv-many-columns",e.length>9),L(this.chart,"ar\
ia-label",t),S(this.sentence,t),this.table.show(n)}},hn=class{constructor(e){this.say=e,this.slots=new pn(e,e("slots.heading"),"acceptance_by_position",[e("slot\
s.slot"),...ds.map(n=>e(`kind.${n}`)),e("slots.of_rounds"),e("slots.of_judged")]),this.given=new cs(e,e("given.heading"),"acceptance_by_position",[e("slots.slot"),
e("slots.of_judged"),e("given.interval"),e("given.tested")]),this.calibration=new cs(e,e("calibration.heading"),"calibration",[e("calibration.predicted"),e("cal\
ibration.mean"),e("slots.of_judged"),e("given.interval"),e("given.tested")]),this.lengths=new pn(e,e("lengths.heading"),"mean_acceptance_length",[e("lengths.len\
gth"),e("lengths.rounds")]);let t=n=>p("li",{},p("span",{class:"sv-swatch","data-kind":n}),e(`kind.${n}`));this.slots.chart.after(p("ul",{class:"sv-legend"},...ds.
map(t))),this.all=p("div",{},p("div",{class:"sv-section-head"},p("h2",{},e("breakdown.heading"))),p("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=p("section",{class:"sv-section"},this.all)}show(e,t){let n=e.rounds.slice(0,t);this.all.hidden=!e.width;
let r=Rc(n);this.showCalibration(e,n),this.showSlots(r,t),this.showGiven(r),this.showLengths(Ac(n),t)}showSlots(e,t){let{say:n}=this,r=({accepted:u,rejected:f})=>u/
(u+f),o=e.map((u,f)=>({label:String(f+1),value:O(u.accepted/t),parts:ds.map(m=>qi(m,u[m]/t))})),i=e.filter(({accepted:u,rejected:f})=>u+f>0).length,[a,c]=[e[0],
e[i-1]],l=e.length===1?"aria_one":i===1?"aria_first":"aria",h=a?n(`slots.${l}`,{first:O(a.accepted/t),last:O(c.accepted/t),n:i}):n("slots.none");this.slots.show(
o,h,e.map((u,f)=>[f+1,...ds.map(m=>u[m]),O(u.accepted/t),O(r(u))]))}showGiven(e){let{say:t}=this,n=e.flatMap(({accepted:h,rejected:u},f)=>{let m=(f+.5)/e.length;
return h+u?[{...Or(h,h+u),x:m,at:m,label:String(f+1)}]:[]}),r=n.filter(({tested:h})=>h>=ut),[o,i]=[r[0],r[r.length-1]],a=r.length<2?"few":i.low>o.high?"rises":i.
high<o.low?"falls":"open",c=r.length>1&&t("given.ends",{first:o.label,last:i.label,first_share:O(o.share),last_share:O(i.share)}),l=n.length?N(c,t(`given.${a}`),
this.tellFew(n)):t("slots.none");this.given.show(n,{title:t("given.axis"),ticks:n},l,n.map(h=>[h.label,...this.cells(h)]))}showCalibration(e,t){let{say:n}=this,
r=Rr(e.rounds);if(this.calibration.node.hidden=!r.tests.length,this.calibration.node.hidden)return;let o=$i(e.trace.settings,r.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!o,!o){S(this.calibration.sentence,n("calibration.other_rule",{rule:n(`rules.name.${A(e.trace)}`)}));return}let{headed:i,
tests:a}=Rr(t),c=ji(a),l=i?"head":"own",h=({from:b,to:x})=>n("calibration.between",{from:O(b),to:O(x)}),u=c.map(b=>({...b,x:b.mean,at:(b.from+b.to)/2})),f=a.reduce(
(b,{chance:x})=>b+x,0)/a.length,m=a.filter(b=>b.accepted).length,g=u.length?N(n(`calibration.${l}`),n("calibration.sum",{mean:O(f),share:O(m/a.length),tested:a.
length}),n("calibration.equal"),this.tellFew(u)):n("slots.none");this.calibration.show(u,{title:n(`calibration.axis.${l}`),ticks:Oc},g,u.map(b=>[h(b),O(b.mean),
...this.cells(b)]),!0)}cells({share:e,low:t,high:n,tested:r}){return[O(e),this.say("calibration.between",{from:O(t),to:O(n)}),r]}tellFew(e){return e.some(({tested:t})=>t<
ut)&&this.say("given.hollow",{few:ut})}showLengths(e,t){let n=Math.max(1,...e),r=e.reduce((u,f,m)=>u+f*m,0)/t,o=Math.max(...e),i=e.flatMap((u,f)=>u===o?[f]:[]),
a=e.map((u,f)=>({label:String(f),value:String(u),parts:[qi("accepted",u/n)]})),c=i.length>1?"lengths.tied":"lengths.aria",l={mean:C(r),commonest:i.join(this.say(
"comma")),count:o,rounds:t},h=this.say(t?c:"slots.none",l);this.lengths.show(a,h,e.map((u,f)=>[f,u]))}};var Lt=220,mt=44,ps=12,Ni=8,un=40,$c=1.25,jc=1.1,Cc=90,Hi=10,mn=class{spots=[];rule=P("line",{y1:Ni,y2:Lt-un});dot=P("circle",{r:4});mark=P("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(e){this.say=e,this.chart=p("div",{class:"sv-speedup-chart",role:"img"}),this.readout=p("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=p("p",{class:"sv-note"}),this.table=Mt(e,e("chart.heading"),[e("chart.x"),e("chart.y")]),this.chart.addEventListener(
"pointermove",t=>this.read(t)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=p("section",{class:"sv-section"},p("div",{class:"sv-secti\
on-head"},p("h2",{},ie("speedup",e("chart.heading")))),this.chart,this.sentence,this.table.node)}points(e,t){let{folds:n}=e,r=[];for(let o=1;o<=n.compared(t);o+=
1)r.push([n.at(o).emitted,n.speedup(o)??0]);return r}show(e,t,n){let r=this.points(e,t),o=r.length>1,i=this.describe(e,r);S(this.sentence,i),L(this.chart,"aria-\
label",i),this.chart.hidden=this.table.node.hidden=!o,this.table.show(r.map(([a,c])=>[a,se(c)])),o&&this.draw(r,e.folds.at(n).emitted)}describe(e,t){if(t.length<
2){let a=e.folds.plain.tokens.length>0;return this.say(a||!e.length?"chart.waiting":"headline.not_measured")}if(e.over&&e.folds.impossible(t.length))return this.
say("headline.impossible");let[n,r]=t[t.length-1],o=t.slice(Hi-1).map(([,a])=>a),i={least:Hi,low:se(Math.min(...o)),high:se(Math.max(...o))};return N(this.say("\
chart.last",{tokens:n,speedup:se(r)}),o.length>1&&this.say("chart.range",i))}draw(e,t){let n=this.chart.clientWidth;if(!n)return;let r=Math.max($c,...e.map(([,c])=>c))*
jc,o=c=>mt+c/t*(n-mt-ps),i=c=>Lt-un-c/r*(Lt-un-Ni);this.spots=e.map(([c,l])=>({count:c,ratio:l,x:o(c),y:i(l)}));let a=this.spots[this.spots.length-1];this.chart.
replaceChildren(P("svg",{width:n,height:Lt,"aria-hidden":"true"},...this.scale(r,i,n),...this.tokens(t,o,n),...this.reference(i(1),a,n),P("polyline",{class:"sv-\
speedup-line",points:this.spots.map(c=>`${c.x.toFixed(1)},${c.y.toFixed(1)}`).join(" ")}),P("circle",{class:"sv-speedup-last",cx:a.x,cy:a.y,r:4.5}),this.mark),this.
readout),this.unread()}scale(e,t,n){let r=ss(e,5),o=r<.1?2:r<1?1:0;return hr(e,r).flatMap(i=>[P("line",{class:"sv-speedup-grid",x1:mt,x2:n-ps,y1:t(i),y2:t(i)}),
P("text",{x:mt-6,y:t(i)+4,"text-anchor":"end"},`${i.toFixed(o)}×`)])}tokens(e,t,n){let r=Math.max(1,ss(e,Math.max(2,(n-mt)/Cc)));return[...hr(e,r).map(o=>P("te\
xt",{x:t(o),y:Lt-un+16,"text-anchor":"middle"},String(o))),P("text",{class:"sv-speedup-title",x:(mt+n-ps)/2,y:Lt-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(e,t,n){
return[P("line",{class:"sv-speedup-plain",x1:mt,x2:n-ps,y1:e,y2:e}),P("text",{x:n-ps,y:t.y<e?e+14:e-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:e}){
if(!this.spots.length)return;let t=e-this.chart.getBoundingClientRect().left,n=this.spots.reduce((r,o)=>Math.abs(r.x-t)<=Math.abs(o.x-t)?r:o);S(this.readout,this.
say("chart.hover",{tokens:n.count,speedup:se(n.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${n.x}px`),this.readout.dataset.side=n.x>this.
chart.clientWidth/2?"left":"right",L(this.rule,"x1",n.x),L(this.rule,"x2",n.x),L(this.dot,"cx",n.x),L(this.dot,"cy",n.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var Pc=250,qc=120;function Nc(s){let{top:e,bottom:t}=s.getBoundingClientRect();return t>0&&e<window.innerHeight}var vn=class{timer;run;shown;known;busy;constructor({
say:e,palette:t,seek:n,greedy:r}){this.breakdown=new hn(e),this.race=new Xs({say:e,palette:t,seek:n,greedy:r}),this.costs=new Zs(e),this.speedup=new mn(e),this.
lossless=new ln(e),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(e,{shown:t,known:n,
busy:r,view:o}){let i=`${t} of ${n}, ${e.folds.plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.run&&i===this.drawn||(e!==this.run&&this.renew(e),this.shown=
t,this.known=n,this.drawn=i,this.busy=r,!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),r?Math.max(0,Pc-(performance.now()-this.
drawnAt)):qc)))}renew(e){this.run=e,this.race.load(e),this.lossless.experiment.show(e)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let e=this.busy?Nc:n=>n.checkVisibility();this.all.filter(({node:n})=>e(n)).forEach(n=>n.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var Hc={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Kt,tree:["chain","k-ary","top-k","dynamic","measured"]},Ic=["drafter","rule","tree"],fn=class{buttons;constructor({say:e,sequels:t}){this.say=e,this.
sequels=t,this.note=p("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=rs.map(n=>this.row(n,Hc[n].filter(r=>n!=="gamma"||Number(r)<=t.most))),
this.choices=p("div",{class:"sv-again"},...this.rows),this.again=p("div",{class:"sv-block"},p("h3",{},e("again.heading")),this.note,this.choices)}row(e,t){let{say:n}=this,
r=o=>{let i=p("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.buttons.push({name:e,value:o,
node:i}),i};return p("div",{class:"sv-again-row","data-change":e},p("span",{},n(`again.${e}`)),p("div",{class:"sv-choices"},...t.map(r)))}changes(e,t){let{run:n}=this.
sequels.store.state;if(e!=="tree"||!n)return{[e]:t};let r=os(n.trace);return t==="chain"?{tree:t,gamma:Math.min(r,this.sequels.most)}:{tree:t,budget:Math.max(r,
1)}}load(e){let{say:t,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let a=o==="chain"&&os(e.trace)>n,c=a?t("again.shorter",{most:n}):Us(
r,o,e.trace.models.pair);S(i,c),L(i,"aria-label",t(a?"again.do_shorter":`again.do_${r}`,{value:c,most:n})),i.disabled=Vs(e.trace,r)===o})}offer(e){e!==this.offered&&
(this.offered=e,this.buttons.forEach(({name:t,value:n,node:r})=>{r.hidden=Ic.includes(t)&&!e?.[t]?.includes(String(n))}),this.rows.forEach((t,n)=>{t.hidden=this.
buttons.filter(({name:r,node:o})=>r===rs[n]&&!o.hidden).length<2}))}show(e){let t=this.sequels.refusal;this.offer(e.offers),this.again.hidden=!this.sequels.live,
this.choices.hidden=!!t,S(this.note,t||this.say("again.note"))}};var Dc={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Vc={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Uc={ArrowUp:"stepOn",ArrowDown:"stepBack"},Ii={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
gn=s=>(s.dataset.at??"").split(".").map(Number);function Bc(s,e,t){let n=s.indexOf(e),r=o=>{let i=s.filter(a=>gn(a)[0]===gn(e)[0]+o);return i.find(a=>gn(a)[1]>=
gn(e)[1])??i.at(-1)};switch(t){case"Home":return s[0];case"End":return s.at(-1);case"ArrowRight":return s[n+1];case"ArrowLeft":return s[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Fc(s,e,t){let n=s.findIndex(i=>i.includes(e)),r=s[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(t){case"\
Home":return s[0][0];case"End":return s.at(-1)?.at(-1);case"ArrowRight":return s[n][r+1]??s[n+1]?.[0];case"ArrowLeft":return s[n][r-1]??s[n-1]?.at(-1);case"Arro\
wDown":return o(s[n+1]);case"ArrowUp":return o(s[n-1]);default:return null}}var Di="specviz-letters";function Wc(){try{return localStorage.getItem(Di)!=="off"}catch{
return!0}}var At={on:Wc(),keep(s){At.on=s;try{localStorage.setItem(Di,s?"on":"off")}catch{}}},bn=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let t=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",t,{signal:e}),document.addEventListener("focusin",
t,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:t,key:n}=e,{node:r}=this.viewer;if(!(t instanceof HTMLElement))
return;let o=r.contains(t)||this.isFree(n,t);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||
t.matches("input:not([type=checkbox]), select, textarea"))return;!(t.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,t)&&e.preventDefault()}isFree(e,t){
let n=/^[a-z]$/i.test(e);return t!==document.body?n&&t.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,t){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let a=Dc[e.length===1?e.toLowerCase():e]||o()&&Vc[e];if(a)return n[a]()!==!1;let c=t.closest("[role=option]"),l=t.closest("\
[role=gridcell]");if(c||l)return this.inside(e,c,l);let h=t.closest("[role=slider]");if(h&&i(e))return!0;let u=Ii[e]||h&&Uc[e];return!u||this.scrolls(t,e)?!1:(n[u](),
!0)}inside(e,t,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(t??n)?.dataset.at&&r(),!0;let a=t?Bc(o(),t,e):n&&Fc(i(n),n,e);return a&&a.focus(),
!!a||e in Ii}scrolls(e,t){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return t.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};function hs({label:s,choices:e,chosen:t,choose:n}){return d("div",{class:"sv-toggles",role:"group","aria-label":s,children:e.map(([r,o])=>d("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===t,onClick:()=>n(r),children:o},r))})}function Vi({label:s,choices:e,chosen:t,choose:n}){return d("label",
{class:"sv-choice",children:[s,d("select",{value:t,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,o])=>d("option",{value:r,children:o},r))})]})}var Ui=[.2,.4,.6,.8],Bi=[.1,.5,1,2],us={overlap:{term:"overlap",limits:Ui,most:"1",of:({position:s})=>s?.overlap??null},acceptance:{term:"accept_test",limits:Ui,
most:"1",of:({draft:s})=>ae(s??void 0)},target_entropy:{term:"entropy",limits:Bi,most:"",of:({position:s})=>s?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Bi,most:"",of:({position:s})=>s?.draft_entropy??null}},Fi=["verdict",...Object.keys(us)],Wi=s=>Fi.includes(s);function ms(s,e){let t=e&&us[s]?us[s].of(
e):null;return t==null?null:us[s].limits.filter(n=>t>=n).length}function Gi(){let{tint:s,set:e}=_e();return d("div",{class:"sv-tint",children:d(Vi,{label:v("tin\
t.label"),choices:Fi.map(t=>[t,v(`tint.${t}.name`)]),chosen:s,choose:t=>e({tint:t})})})}function Ki({name:s}){let e=us[s];if(!e)return null;let{limits:t,most:n,
term:r}=e;return d("div",{class:"sv-tint-legend",children:[d("span",{class:"sv-tint-scale",role:"img","aria-label":v("tint.aria",{limits:t.join(v("comma"))}),children:[
"0",...t.map(o=>String(o).replace(/^0\./,".")),n].flatMap((o,i)=>[d("span",{class:"sv-tint-limit",children:o}),i<=t.length&&d("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),d(Y,{name:r,children:v(`tint.${s}.means`)})]})}var xn=44,Gc=2,Yi={PageUp:10,PageDown:-10},Ji=(s,{round:e})=>Yi[s]?{round:e+Yi[s],phase:0}:null;function Kc({rounds:s,length:e},t,n){let r=Math.max(0,Math.min(1,
t))*e,o=Math.min(Math.floor(r),e-1),i=Yn(s[o]);return n/e<Gc*i?{round:Math.round(r),phase:0}:{round:o,phase:Math.round((r-o)*i)}}function Xi({text:s}){let{run:e,
moment:t,tint:n,viewer:r}=_e(),o=le(null),i=le(null),[a,c]=ke(0);ve(()=>{let m=new ResizeObserver(([{contentRect:g}])=>c(g.width));return m.observe(o.current),()=>m.
disconnect()},[]),ve(()=>Yc(i.current,r.palette,{run:e,shown:t.round,tint:n,width:a}),[e,e?.length,t.round,n,a,r.layouts]);let l=m=>{let{left:g}=o.current.getBoundingClientRect(),
{round:b,phase:x}=Kc(e,(m.clientX-g)/(a||1),a);r.seek(b,x)},h=e?.length??0,u=e&&t.phase?t.phase/Yn(e.rounds[t.round]):0,f=t.round+u;return d("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:o,"aria-label":v("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":h,"aria-valuenow":Number(
f.toFixed(2)),"aria-valuetext":e?s:void 0,style:{"--done":h?f/h:0},onPointerDown:m=>{!h||m.button||(m.currentTarget.setPointerCapture(m.pointerId),l(m))},onPointerMove:m=>{
m.currentTarget.hasPointerCapture(m.pointerId)&&l(m)},children:[d("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),d("span",{class:"sv-strip-head"})]})}
function Yc(s,e,{run:t,shown:n,tint:r,width:o}){let i=window.devicePixelRatio||1,a={width:Math.round(o*i),height:Math.round(xn*i)};(s.width!==a.width||s.height!==
a.height)&&Object.assign(s,a);let c=s.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,o,xn),!t?.length))return;let l=o/t.length,h=j(t.trace),
u=h?t.rounds.map(({drafts:b})=>Math.max(0,...ye(b).map(x=>x+1))):[],f=xn/((h?Math.max(...u):t.width)+1),[m,g]=[l,f].map(b=>b>4?b-1:b);t.rounds.forEach(({drafts:b},x)=>{
let _=x<n?Jc(t,x):[],k=h?u[x]+1:x<n?t.rows[x].slots.length:b.length+1;for(let y=0;y<k;y+=1)c.fillStyle=e.get(y<_.length?Xc(t,x,_[y],r):"line"),c.fillRect(x*l,xn-
(y+1)*f,Math.max(.6,m),Math.max(.6,g))})}var Jc=(s,e)=>s.rows[e].slots.map(({kind:t},n)=>({kind:t,index:n})).filter(({kind:t})=>Ve(t));function Xc(s,e,{index:t,
kind:n},r){if(r==="verdict")return`strip-${n}`;let o=ms(r,s.at({round:e,index:t}));return o==null?"strip-unknown":`tint-${o}`}function Zc(s,e){let{gamma:t,drafter:n,confidence:r,max_new_tokens:o}=s.trace.settings,{ending:i}=s.trace,a=e===s.length-1;return t===0?"off":s.folds.at(e).emitted===
o-1?"last":a&&i==="context full"?"full":a&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function wn(s,e,t){let n=Zc(e,t);return N(
s,n&&v(`unguessed.${n}`))}function Qc(s,e){if(!e)return v("summary.start");let{drafts:t,final:n}=s.rounds[e-1],r={round:e,drafted:t.length,accepted:t.filter(i=>i.
verdict==="accepted").length};if(!t.length)return wn(v("summary.plain",r),s,e-1);let o=t.length===1;return n?ne({drafts:t})?v(n.kind==="bonus"?"tree.bonus":"tre\
e.some",r):n.kind==="correction"?v(o?"summary.one_rejected":"summary.some",r):v(o?"summary.one":"summary.all",r):v(o?"summary.one_ends":"summary.end",r)}function ed(s,{
round:e},{name:t,index:n}){let r=s.rounds[e],{drafts:o,final:i}=r,a={round:e+1,n:n+1,of:o.length};if(ne(r)&&t!=="final")return td(s,e,{name:t,index:n});if(t==="\
draft"&&r.together&&o.length>1)return v("phase.at_once",a);if(t==="draft"){let l=s.rows[e].slots[n];return v("phase.draft",{...a,token:He(l)})}if(t==="verify"&&
!o.length)return wn(v("phase.verify_none",a),s,e);if(t==="verify")return v(o.length===1?"phase.verify_one":"phase.verify",a);if(t==="test")return sd(s,r,n,a);let c=o.
filter(l=>l.verdict==="untested").length;return c&&i&&A(s.trace)==="block"?v("rules.phase.discard",{...a,untested:c}):v(c?"phase.discard":"phase.discard_last",{
...a,untested:c})}function td(s,e,{name:t,index:n}){let{drafts:r}=s.rounds[e],o={round:e+1,of:r.length,token:He(s.rows[e].slots[n]??s.rows[e].slots[0])};if(t===
"draft"){let m=ye(r),g=m.filter(b=>b===m[n]).length;return v(g===1?"tree.level_one":"tree.level",{...o,level:m[n]+1,n:g})}if(t!=="test")return v(t==="verify"?"t\
ree.verify":"tree.discard",o);let{verdict:i,draw:a,parent:c}=r[n],l=ae(r[n]);if(s.trace.settings.temperature!==0&&i==="accepted"&&a==null&&A(s.trace)==="block")
return v("tree.kept",o);if(s.trace.settings.temperature!==0&&it(r[n],A(s.trace)))return Zi(s,{...o,n:n+1},i);if(s.trace.settings.temperature===0||a==null||l===null)
return v(`tree.greedy_${i}`,o);let[h,u]=he(a,l),f=i==="rejected"&&!r.some((m,g)=>g>n&&m.parent===c);return v(`tree.${i}${f?"_last":""}`,{...o,draw:h,threshold:u})}
var Zi=(s,e,t)=>v(`rules.phase.certain_${t}`,{...e,rule:v(`rules.name.${A(s.trace)}`)});function sd(s,{drafts:e},t,n){let r=e[t],{verdict:o,draw:i}=r,a=ae(r);if(s.
trace.settings.temperature===0)return v(`phase.greedy_${o}`,n);if(it(r,A(s.trace)))return Zi(s,n,o);if(i==null||a===null)return v(`phase.untold_${o}`,n);let[c,l]=he(
i,a),h={...n,draw:c,threshold:l};if(a===1&&o==="accepted"&&A(s.trace)!=="block")return v("phase.certain",h);if(A(s.trace)!=="block")return v(`phase.${o}`,h);let u=o===
"accepted"?St(r):"failed",[,f]=he(i,ue(r)??1);return v(`rules.phase.${u}`,{...h,ratio:f,by:zt(e)+1})}function vs(s,e,t){return t?ed(s,e,t.phase):Qc(s,e.round)}var nd=[.5,1,2,4],rd=["steps","rounds"],od={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function id({run:s,moment:{
round:e,phase:t}}){let n=s?.over;if(n&&e===s.length&&e)return v("transport.all",{rounds:e});let r=v(`transport.${n?"round_of":"round"}`,{round:t?e+1:e,rounds:n&&
s.length});return t?v("transport.step",{round:r,phase:t}):r}function ad(){let{run:s,moment:e,playing:t,mode:n,live:r,status:o,presenting:i,state:a,viewer:{actions:c}}=_e(),
l=le(null),h=de(a),u=qe(a),f=e.round===0&&e.phase===0,m=t||u&&n==="running"&&!h?"pause":u&&n==="paused"&&!h?"resume":"play",g=!(h>0||u||r&&!s),b={start:f,back:f,
previous:f,next:g,forward:g,end:e.round===(s?.length??0)};return ve(()=>{let x=document.activeElement;!(x instanceof HTMLButtonElement)||!l.current.contains(x)||
!(x.disabled||x.hidden)||l.current.querySelector("[data-button=play]")?.focus()}),d("div",{class:"sv-buttons",ref:l,children:[["start","back","previous","play",
"next","forward","end","stop"].map(x=>{let _=v(`transport.${x==="play"?m:x}`);return d("button",{type:"button",class:"sv-button","data-button":x,"data-does":x===
"play"?m:void 0,title:_,"aria-label":_,disabled:b[x],onClick:c[x],hidden:x==="stop"&&!u&&o!=="loading",children:[d("svg",{viewBox:"0 0 16 16","aria-hidden":"tru\
e",class:"sv-icon",children:d("path",{d:od[m==="pause"&&x==="play"?"pause":x]})}),x==="play"&&d("span",{children:_})]},x)}),d("button",{type:"button",class:"sv-\
button sv-run",onClick:c.run,hidden:!(i&&r&&!u),children:v("transport.run")})]})}function fs(s,e=!s?.open){s&&(!e&&s.contains(document.activeElement)&&s.querySelector(
"summary")?.focus(),s.open=e,e&&s.lastElementChild?.scrollIntoView({block:"nearest"}))}function ld(){let{viewer:s}=_e();return d("details",{class:"sv-keys",ref:e=>{
s.help=e},children:[d("summary",{children:v("transport.keys")}),d("div",{class:"sv-keys-panel",children:[d("button",{type:"button",class:"sv-popover-close","ari\
a-label":v("term.close"),onClick:()=>fs(s.help,!1),children:"×"}),d("dl",{children:[s.keys.map(([e,t])=>d(W,{children:[d("dt",{children:e.split(/\s+/).map(n=>d(
"kbd",{children:n}))}),d("dd",{children:t})]})),d("dt",{children:[d("kbd",{children:"A – Z"}),d("kbd",{children:", . ?"})]}),d("dd",{children:d("label",{class:"\
sv-check",children:[d("input",{type:"checkbox",defaultChecked:At.on,onChange:({currentTarget:e})=>At.keep(e.checked)}),v("transport.letters")]})})]})]})]})}function Qi({
children:s}){let{run:e,moment:t,speed:n,pace:r,ghosts:o,presenting:i,state:a,set:c,viewer:{actions:l}}=_e(),h=id(a);return d("div",{class:"sv-transport",role:"g\
roup","aria-label":v("transport.label"),children:[s,d(ad,{}),d("div",{class:"sv-transport-side",children:[d("span",{class:"sv-count",children:h}),d(Gi,{}),!(e&&
j(e.trace))&&d("label",{class:"sv-check",children:[d("input",{type:"checkbox",checked:o,onChange:({currentTarget:u})=>c({ghosts:u.checked})}),v("stream.ghosts")]}),
qe(a)&&de(a)>0&&d("button",{type:"button",class:"sv-link",onClick:l.follow,children:v("transport.follow")}),d(hs,{label:v("transport.pace"),choices:rd.map(u=>[u,
v(`transport.${u}`)]),chosen:r,choose:u=>c({pace:u})}),d("label",{class:"sv-speed",children:d("select",{"aria-label":v("transport.speed"),value:n,onChange:({currentTarget:u})=>c(
{speed:Number(u.value)}),children:nd.map(u=>d("option",{value:u,children:`${u}×`},u))})}),d("button",{type:"button",class:"sv-link sv-present",title:v("transpo\
rt.presenter_means"),onClick:l.present,children:v(i?"transport.leave":"transport.presenter")}),d(ld,{})]}),d(Xi,{text:e?`${h}. ${vs(e,t,me(a))}`:""})]})}function ea(s){let{player:e}=s;return{start:()=>s.seek(0),back:()=>s.hold(()=>e.back("round")),previous:()=>s.hold(()=>e.back("step")),play:()=>s.toggle(),next:()=>s.
forward("step"),forward:()=>s.forward("round"),end:()=>s.toEnd(),stop:()=>s.send("stop",{round:s.state.moment.round}),follow:()=>s.toEnd(),run:()=>s.send("new",
{}),present:()=>s.present(!s.state.presenting)}}function cd(s){let{start:e,back:t,previous:n,play:r,next:o,forward:i,end:a,present:c}=s.actions,l=()=>{let{presenting:h,
pinned:u}=s.state;if(s.help?.open)fs(s.help,!1);else if(h)c();else if(u)s.pin(null);else return!1;return!0};return new bn({node:s.node,actions:{toggle:r,roundBack:t,
roundOn:i,stepBack:n,stepOn:o,start:e,end:a,present:c,escape:l,help:()=>fs(s.help)},pin:()=>s.pin(s.state.cursor),predict:h=>s.predict.press(dd(h,s.state)?"r":h,
s.state.predicting),letters:()=>At.on,presenting:()=>s.state.presenting,options:()=>s.stream.options(s.state.moment.round),cells:h=>h.closest(".sv-round")?s.round.
rows():s.table.cells(),leap:h=>{let u=Ji(h,s.state.moment);return u&&s.seek(u.round),!!u}})}function dd(s,e){return s==="PageDown"&&e.presenting&&!Qt(e)&&Ne(e)!==
null}function yn({target:s}){let e=s instanceof Element?s.closest("[data-at]"):null;if(!e)return null;let[t,n]=(e.dataset.at??"").split(".").map(Number);return{
round:t,index:n}}function ta(s){let e=new AbortController,{node:t}=s,{signal:n}=e,r="",o=({screenX:m,screenY:g})=>`${m},${g}`;window.addEventListener("pointermo\
ve",m=>{r=o(m)},{signal:n}),t.addEventListener("pointerover",m=>{o(m)!==r&&s.hover(yn(m))},{signal:n}),t.addEventListener("pointermove",m=>s.hover(yn(m)),{signal:n}),
t.addEventListener("focusin",m=>s.focusOn(yn(m)),{signal:n});let i=null;t.addEventListener("pointerdown",()=>{i=s.state.pinned},{signal:n,capture:!0}),t.addEventListener(
"click",m=>{let g=yn(m);g&&s.pin(Ke(g,m.detail?i:s.state.pinned)?null:g)},{signal:n}),document.addEventListener("pointerdown",({target:m})=>{let{help:g}=s;g?.open&&
m instanceof Node&&!g.contains(m)&&fs(g,!1)},{signal:n}),cd(s).listen(n);let a=()=>{s.palette.refresh()&&s.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",a,{signal:n});let c=new MutationObserver(a);[document.documentElement,document.body].forEach(m=>c.observe(m,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let l=0,h=new ResizeObserver(([{contentRect:m}])=>{let g=l;l=m.width,!(!l||l===g)&&(g||(s.lag=!s.state.whole),s.relayout())});h.
observe(s.node);let u=new ResizeObserver(()=>{s.state.run&&!s.state.whole&&s.stream.followHead()});u.observe(s.stream.scroller);let f=new ResizeObserver(()=>s.fit());
return f.observe(document.body),()=>{e.abort(),[c,h,u,f].forEach(m=>m.disconnect())}}var sa=["draft","verify","accept"],pd=3,hd=s=>s!=null&&s<1&&se(s)!==se(1),kn=class{constructor(e){this.say=e,this.values={},this.labels={};let t=(n,r,o)=>{let i=p(
"span",{class:"sv-figure-value"},De);return this.values[n]=i,this.labels[n]=ie(o,r),p("div",{class:`sv-figure sv-figure-${n}`},i,p("span",{class:"sv-figure-labe\
l"},this.labels[n]))};this.busy=p("span",{class:"sv-figure-busy",hidden:!0},e("headline.busy")),this.sentence=p("p",{class:"sv-sentence"}),this.node=p("div",{class:"\
sv-headline"},p("div",{class:"sv-figures"},t("speedup",e("headline.speedup"),"speedup"),t("acceptance",e("headline.acceptance"),"acceptance_rate"),t("length",e(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(e,t){let n=e.folds.summary(t),r=t<pd&&!(e.over&&t===e.length);S(this.values.
speedup,r?De:se(n.speedup)),S(this.values.acceptance,r?De:O(n.acceptance_rate)),S(this.values.length,r?De:C(n.mean_acceptance_length)),S(this.labels.acceptance,
this.say(j(e.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!r&&hd(n.speedup)),L(this.node,"title",r?this.say("headline.too_ea\
rly"):null);let o=this.tellDisturbance(e,t);this.busy.hidden=r||!o,this.node.dataset.busy=String(!this.busy.hidden),L(this.busy,"title",o||null),S(this.sentence,
this.tell(e,t,n,r,o))}tell(e,t,n,r,o){if(!n.rounds)return this.say("headline.nothing");let i=t<e.length&&this.say("headline.until",{round:t,rounds:e.length});return N(
i,this.tellRounds(e,n),this.tellSpeed(e,t,n,r),o)}tellDisturbance(e,t){let n=e.over?e.folds.disturbance(t):null;return n===null?"":n.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:O(n.jitter)})}tellRounds(e,t){let{say:n}=this,{gamma:r,drafter:o}=e.trace.settings,i=C(t.mean_acceptance_length,
t.drafted?1:0);if(!r)return n("headline.plain_round",{length:i});let a=t.drafted/t.rounds,c=j(e.trace)&&t.drafted?n("tree.guesses",{n:C(a,Number.isInteger(a)?0:
1)}):"",l=t.drafted===t.rounds*r,h=c||n(`headline.guesses.${r===1?"one":l?"many":"most"}`,{n:r});return n("headline.each_round",{drafter:je(o,e.trace.models.pair),
guessed:h,length:i})}tellSpeed(e,t,n,r){let{say:o}=this;if(!e.folds.plain.tokens.length)return o("headline.not_measured");if(e.over&&e.folds.impossible(t))return"";
if(r||n.speedup==null)return o("headline.too_early");if(se(n.speedup)===se(1))return o("headline.same");if(n.speedup>=1)return o("headline.faster",{share:O(1/n.
speedup)});let i=e.folds.cost(t);if(!i)return o("headline.too_early");let a=l=>i[l]/i.plain,c=sa.reduce((l,h)=>i[l]>=i[h]?l:h);return o("headline.slower",{total:C(
sa.reduce((l,h)=>l+a(h),0)),draft:C(a("draft")),verify:C(a("verify")),accept:C(a("accept")),blame:o(`part.${c}`)})}},na=["emitted","rounds","drafted","accepted",
"rejected","untested"],ud={counts:na,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","p\
lain_tokens_per_second","prefill","agreement"]},md={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ra={acceptance_rate:O,
draft_efficiency:O,mean_acceptance_length:C,mean_overlap:C,speedup:se,tokens_per_second:Fn,plain_tokens_per_second:Fn},vd=Object.keys(ra),fd=["accepted","reject\
ed","untested"],gd=(s,e)=>[s,e],_n=class{constructor(e){this.say=e,this.values={},this.labels={};let t=n=>(this.values[n]=p("span",{class:"sv-ledger-value","dat\
a-metric":n},De),this.labels[n]=ie(md[n]||n,e(`ledger.${n}.label`)),p("p",{class:"sv-ledger-line"},this.labels[n],this.values[n]));this.parts=fd.map(n=>gd(n,p("\
span",{"data-kind":n}))),this.bar=p("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,n])=>n)),this.lossy=p("p",{class:"sv-note",hidden:!0},e("rule\
s.lossy")),this.node=p("section",{class:"sv-section sv-ledger"},p("div",{class:"sv-section-head"},p("h2",{},e("ledger.heading")),p("span",{class:"sv-quiet"},e("\
ledger.note"))),this.bar,this.lossy,p("div",{class:"sv-ledger-groups"},...Object.entries(ud).map(([n,r])=>p("div",{class:"sv-ledger-group"},p("h3",{},e(`ledger.\
groups.${n}`)),...r.map(t)))))}show(e,t){let n=e.folds.summary(t);S(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${j(e.trace)?"tree":"label"}`)),
na.forEach(i=>S(this.values[i],we(n[i]))),vd.forEach(i=>S(this.values[i],ra[i](n[i])));let{target:r,draft:o}=e.trace.prefill||{};S(this.values.prefill,r||o?I((r||
0)+(o||0)):De),S(this.values.agreement,this.agreement(e,t)),this.parts.forEach(([i,a])=>a.style.setProperty("--n",String(n[i]))),this.bar.setAttribute("aria-lab\
el",this.say("ledger.bar",n)),this.bar.hidden=!n.drafted,this.lossy.hidden=!this.isBent(e)}isBent({trace:e}){return e.settings.temperature>0&&re(A(e))}agreement(e,t){
if(this.isBent(e))return this.say("ledger.agreement.lossy");if(e.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let n=e.folds.agreement(
t);return n?n.first_difference===null?this.say("ledger.agreement.same",{n:n.compared}):this.say("ledger.agreement.differ",{n:n.first_difference+1}):De}};var Sn=class{views;constructor(e){this.views=e.map(t=>({view:t,marked:null,stop:null}))}show(e,t,n){let r=Ge(e,e.cursor)?e.cursor:t;this.views.forEach(o=>{let i=o.
view.find(t),a=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==a&&(o.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(o,{marked:i,stop:a})})}};var bd=1100,xd=1.6,wd={draft:450,verify:1200,test:1e3,discard:700,final:1300},Ar=(s,e)=>s.round<e.round||s.round===e.round&&s.phase<e.phase,zn=class{constructor(e,t){
this.store=e;this.resume=t}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return cr(this.store.state,e)!==null}seek(e){let{round:t,
phase:n}=Gt(this.rounds,e);this.move(this.toward({round:t,phase:0},{round:t,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,t){let n=e;for(;Ar(n,t)&&!this.barred(n);)n=Jn(this.rounds,n);return n}move(e,t,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:t,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:t}=this.store.state;e==="step"?this.move(xo(this.rounds,t),"step"):this.seek({round:t.phase?t.round:t.round-1,phase:0})}go(e,t){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(Jn(this.rounds,n),"step",t);else{let r=Gt(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,Ar(o,r)?"step":"round",t)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...de(
this.store.state)?{}:{moment:Et.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:t,moment:n,
opening:r}=this.store.state,{name:o}=We(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(i?wd[o]:bd)/(r?xd:t))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Ar(e.moment,e.until)?null:
de(e)?()=>this.tick():qe(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var oa=240;function yd(s){let e=[...s];return e.length>oa?e.slice(2-oa).join("").replace(/^\S*\s+/,"… "):s}function ia(s,e,t){let n=Ne(e),r=n?null:Zt(e),{kept:o=!1,
threshold:i=null}=r?e.answers[r]:{},a={run:t,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:o,chance:i}:null,question(){let{round:c,index:l}=n??{round:0,index:0},
u=[...t.rows.slice(0,c).flatMap(({slots:f})=>f.filter(({kind:m})=>Ve(m))),...t.rows[c].slots.slice(0,l)].map(f=>f.text).join("");return{guess:[...Me(He(t.rows[c].
slots[l]))].slice(0,60).join(""),before:yd(t.promptText+u),round:c+1,slot:l+1}}};s.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
a:null}))}var kd=[0,.25,.5,.75,1],En={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Tn=class{constructor({say:e,intents:t}){this.say=e,this.intents=t,this.brought=null,this.told="",this.
button=p("button",{type:"button",class:"sv-link",on:{click:t.toggle}},e("predict.start")),this.wished=null,this.refused=p("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=p("span",{class:"sv-quiet"}),this.switch=p("input",{type:"checkbox",on:{change:()=>t.set({informed:this.switch.checked})}}),this.question=
p("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=p("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>t.answer(null)),this.reveal.append(
p("kbd",{},"R")),this.row=p("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...kd.map(n=>p("button",{type:"button",class:"sv-choose",on:{
click:()=>t.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",t.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>t.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=p("div",{class:"sv-lesson",role:"status"}),this.node=p("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},p("div",{class:"sv-section-head"},p("h2",{},e("predict.heading")),this.score,p("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",t.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,t,n="sv-choose"){
return p("button",{type:"button",class:n,on:{click:t}},this.say(`predict.${e}`))}label(e){let t=e===0?"none":e===1?"all":null,n=Object.keys(En).find(r=>En[r]===
e&&(t?/\D/:/\d/).test(r))??"";return[p("span",{},t?this.say(`predict.${t}`):O(e)),p("kbd",{},n.toUpperCase())]}press(e,t){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(t)if(n==="r")this.intents.answer(null);else if(n in En)this.intents.answer(En[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){S(this.refused,this.wished===e&&j(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,t){let{say:n}=this,{moment:r,predicting:o}=e;if(ia(this.node,e,t),this.node.hidden=!o,this.button.hidden=o||t.trace.settings.gamma===
0,this.explain(t),!o)return;let i=this.node.contains(document.activeElement),a=Ne(e),c=Zt(e),l=t.over&&r.round===t.length;this.switch.checked=e.informed,S(this.
question,a?this.ask(t,a):c?this.tell(e.answers[c]):n(l?"predict.ended":"predict.waiting")),S(this.facts,a?this.given(e,t,a):c?this.reckon(e.answers[c]):""),this.
row.hidden=!a,this.next.hidden=!!a||l||e.playing;let h=Vo(Object.values(e.answers));S(this.score,h.n?n(h.decided?"predict.score":"predict.score_undecided",{...h,
brier:C(h.brier)}):""),this.showLesson(e,t,h,l),this.bringUp(a),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!Ke(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:t,index:n}){return this.say("predict.ask",{token:He(e.rows[t].slots[n]),n:n+1,round:t+1})}tell({said:e,kept:t,threshold:n}){
let r=`predict.${t?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:O(e),brier:C(Xt(e,t))});return N(o,n!==null&&this.say("predict.truth",
{threshold:O(n)}))}reckon({said:e,kept:t}){return e===null?"":this.say("predict.brier",{said:e,happened:t?1:0,brier:C(Xt(e,t))})}given({informed:e},t,{round:n,index:r}){
let{target:o,draft:i}=t.rounds[n].drafts[r];return t.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say("predict.unknow\
n"):this.say("predict.given",{target:F(o),draft:F(i)}):this.say("predict.hidden")}showLesson({taught:e},t,n,r){let o=e||r&&n.n>0;this.finish.hidden=!n.n||r,this.
finish.setAttribute("aria-expanded",String(o));let i=o?Uo(n,t.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),this.lesson.
replaceChildren(...o?[p("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(a=>p("p",{},a))))}};function _d(s){let e=[];for(let t=s;t.parentElement&&t!==document.body;t=t.parentElement){let n=t;e.push(...[...t.parentElement.children].filter(r=>r!==n))}return e.
filter(t=>t instanceof HTMLElement).filter(({popover:t})=>!t)}var Mn=class{constructor(e,t){this.node=e;this.resized=t}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=_d(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:t}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,t/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var aa=20,Sd=5;function zd(s,e){let{drafts:t,final:n}=s.rounds[e],r=ye(t),o=t.map((l,h)=>xe(t,h));n&&(r.push(ot(t).length),o.push(ot(t).at(-1)??-1));let{rows:i,
count:a}=vo(o),c=Array.from({length:Math.max(0,...r)+1},(l,h)=>r.flatMap((u,f)=>u===h?[f]:[]));return{rows:i,count:a,levels:c,above:o.map(l=>i[l]??0),columns:r.
map(l=>l+2)}}function Ed(s,e,t,n){let r=tt(s,e,t,n),{drafts:o}=s.rounds[e];if(t>=o.length)return r;let i=Bt(o,xe(o,t)).map(a=>He(s.rows[e].slots[a]));return v(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function la({run:s,number:e,looks:t,over:n}){let{state:r}=G(),{drafts:o}=s.rounds[e],
{slots:i}=s.rows[e],{rows:a,count:c,levels:l,above:h,columns:u}=gr(()=>zd(s,e),[s,e]),{at:f}=Ye(r),m=f?.round===e&&f.index<o.length&&Ge(r,f)?f.index:-1,g=Bt(o,m),
b=le(null);ve(()=>{let y=me(r)?.phase.name;(y?y!=="verify"&&y!=="discard":r.moment.round)&&Td(b.current,Ye(r).at?.index??i.length-1)},[s,e,r.moment]);let x=ot(o).
length,_=y=>d("span",{class:`sv-tree-link${a[y]>h[y]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":t[y]??"absent","data-line":g.includes(y)?"":void 0,style:`\
grid-column:${u[y]};grid-row:${h[y]+1}/${a[y]+2}`},y),k=y=>{let w=t[y]??"absent";return d("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${y}`,
"data-kind":w,"data-line":g.includes(y)?"":void 0,style:`grid-column:${u[y]};grid-row:${a[y]+1}`,"aria-hidden":w==="absent"?"true":void 0,"aria-label":w==="abse\
nt"?void 0:Ed(s,e,y,w),children:[d("span",{class:"sv-mark","aria-hidden":"true","data-kind":w}),d(Bs,{slot:i[y],as:"sv-tree-token"})]},y)};return d("div",{class:`\
sv-tree${Math.max(c,l.length)>Sd?" sv-tree-dense":""}`,ref:b,children:[d("div",{class:"sv-tree-scroll",children:d("div",{class:"sv-tree-grid",role:"grid","aria-\
label":v("tree.label"),style:{"--rows":c},children:[d("span",{class:"sv-tree-text","aria-hidden":"true","data-line":m>=0?"":void 0,children:v("tree.text")}),i.map(
(y,w)=>_(w)),l.map((y,w)=>d("div",{role:"row",class:"sv-tree-level",children:y.map(k)},`level ${w}`))]})}),d("div",{class:"sv-mask-side",children:[d("p",{class:"\
sv-mask-name",children:d(Y,{name:"tree_mask",children:v("tree.mask")})}),d("div",{class:`sv-mask${o.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":o.length},children:o.map((y,w)=>d("div",{class:"sv-mask-row","data-at":`${e}.${w}`,"data-kind":t[w]??"absent","data-line":w===m?"":void 0,children:[0,...Bt(
o,w).map(R=>R+1)].map(R=>d("span",{class:"sv-mask-cell","data-column":R,style:{"--column":R}},R))},w))}),d("p",{class:"sv-tree-note",children:n?v("tree.sum",{verified:o.
length,accepted:x,wasted:o.length-x}):v("tree.sees")})]})]},e)}function Td(s,e){let t=s.querySelector(".sv-tree-scroll"),n=s.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!t||!n)return;let r=(c,l,h,u)=>Math.min(0,c-aa-h)||Math.max(0,l+aa-u),[o,i,a]=[n,s,t].map(c=>c.getBoundingClientRect());s.scrollTop+=r(o.top,o.bottom,i.
top,i.bottom),t.scrollLeft+=r(o.left,o.right,a.left,a.right)}var Md=7,Od=12;function Rd(s,e){let t=le(null),[n,r]=ke({run:s,layouts:e,columns:1/0}),o=n.run===s&&n.layouts===e?n.columns:1/0;return ve(()=>{o<1/0||!t.current?.
clientWidth||r({run:s,layouts:e,columns:getComputedStyle(t.current).gridTemplateColumns.split(" ").length})}),{row:t,columns:o}}function Ld(s,e,t){let n=s.rounds[e]?.
drafts.length??0;return j(s.trace)?n:Math.max(n,Math.min(s.width,t-1))}var On=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(
`.sv-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-rou\
nd [role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function ca(){let{run:s,state:e,
viewer:t}=G(),{moment:n,entered:r}=e,{row:o,columns:i}=Rd(s,t.layouts),a=me(e),c=Math.max(0,lt(e)),l=s.rounds[c],h=!!(l&&ne(l)),u=s.rows[c]?.slots??[],f=a?.looks??
u.map(({kind:w})=>n.round?w:"absent"),m=l?.drafts.length??-1,g=h?[]:Array.from({length:m+1},(w,R)=>R),b=Ld(s,c,i),x=j(s.trace)?m:s.width,_=g.map(w=>jd(s,c,w,f[w]??
"absent")),k={"sv-round-tree":h,"sv-round-now":a,"sv-verified":a?a.verified:n.round>0,"sv-round-fallen":a?.fallen,"sv-round-tight":x>=Md,"sv-round-tighter":x>=Od,
"sv-round-undrafted":b===0},y=w=>d(Cd,{at:{round:c,index:w},look:f[w]??"absent",figures:_[w],concealed:es(e),now:a?.phase.index===w,entered:!a&&r==="step"&&w===
u.length-1},w===m?"final":w);return Ad(o,c),d("section",{class:["sv-round",...Object.entries(k).flatMap(([w,R])=>R?[w]:[])].join(" "),"data-phase":a?.phase.name??
"","aria-label":v("round.label"),children:[d($d,{run:s,number:c,tested:_.some(Boolean)}),d("div",{class:"sv-slots-grid",role:"grid","aria-label":v("round.label"),
children:d("div",{class:"sv-slots",role:"row",ref:o,children:[g.slice(0,-1).map(y),g.length>0&&Array.from({length:b-m},(w,R)=>d("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${R}`)),g.slice(-1).map(y)]})}),h&&d(la,{run:s,number:c,looks:f,over:!a&&n.round>0})]})}function Ad(s,e){let t=le(null);ve(()=>{
let n=document.activeElement;t.current&&!t.current.isConnected&&n===document.body&&s.current?.lastElementChild?.focus(),t.current=s.current?.contains(document.activeElement)?
document.activeElement:null},[e]),ve(()=>{let n=()=>{t.current=document.activeElement};s.current?.addEventListener("focusin",n)},[])}function $d({run:s,number:e,
tested:t}){let{models:n,settings:{drafter:r}}=s.trace,o=s.rounds[e]?.drafts[0]?.source??r;return d("ul",{class:"sv-slot-names",children:[d("li",{children:d(Y,{name:o===
"model"?"draft":"drafter",children:r==="model"?v("round.guesses"):je(o,n.pair)})}),d("li",{children:d(Y,{name:"verification",children:v("round.pass")})}),d("li",
{hidden:!t,children:d(Y,{name:"accept_test",children:v("round.tests")})})]})}function da(s,e,t){return e&&(t==="accepted"||t==="rejected")&&s.trace.settings.temperature!==
0&&!it(e,A(s.trace))?e.draw:null}function jd(s,e,t,n){let{drafts:r}=s.rounds[e],o=r[t],i=da(s,o,n),a=ae(o);if(i==null||a===null)return"";if(o.verdict==="accepte\
d"&&i>=a)return v("rules.kept_by",{n:zt(r)+1});let[c,l]=he(i,a);return v(i<a?"round.below":"round.above",{draw:c,threshold:l})}function Cd({at:s,look:e,figures:t,
concealed:n,now:r,entered:o}){let{run:i}=G(),{drafts:a,positions:c=[]}=i.rounds[s.round],l=a[s.index],h=i.rows[s.round].slots[s.index],u=e==="absent",f=i.trace.
settings.temperature===0,m=!!l&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),g=ae(l),b=da(i,l,e);return d("div",{class:"sv-slot",role:"gridce\
ll",tabindex:-1,"data-at":`${s.round}.${s.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":o?"":void 0,style:{"--i":s.index},"aria-hidden":u?"true":void 0,
"aria-label":u?void 0:tt(i,s.round,s.index,e),children:[d("span",{class:"sv-slot-token",translate:!1,children:d(Bs,{slot:h,as:"sv-slot-text"})}),d("span",{class:"\
sv-slot-pass","aria-hidden":"true",children:[!f&&m&&g!==null&&d("span",{class:"sv-gauge",children:[d("span",{class:"sv-gauge-keep",style:{"--keep":g}}),b!=null&&
d("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),f&&m&&d(Pd,{run:i,token:c[s.index]?.candidates.find(([,x])=>x===1)?.[0]})]}),d("span",{class:"sv-slot-ve\
rdict","aria-hidden":"true",children:[d("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),d("span",{class:"sv-slot-kind",children:["absent","guessed",
"lit"].includes(e)?"":v(`kind.${at(e,i.trace)}`)})]}),d("span",{class:"sv-slot-figures",children:t})]})}function Pd({run:s,token:e}){let t=e===void 0?"":ce(s.alone(
e));return d("span",{class:"sv-slot-says",style:{"--sv-characters":t.length-2||1},children:t})}var $r=["both","target","draft"],qd={both:"overlap",target:"residual",draft:"rejected"},Nd=[0,.5,1],pa=({models:s})=>({token:e,target:t,draft:n,both:r})=>({token:e,
target:s==="draft"?null:t,draft:s==="target"?null:n,both:s==="both"?r:null});function ha({view:s,at:e}){let{raw:t,asTable:n,set:r}=G(),o=_i(s.position),i=t&&o,a=le(
{at:e,form:`${t} ${n}`,morph:!1}),c=`${t} ${n}`;return e!==a.current.at?a.current={at:e,form:c,morph:!1}:c!==a.current.form&&(a.current={at:e,form:c,morph:!0}),
d("div",{class:`sv-block sv-areas-block${a.current.morph?" sv-morph":""}`,children:[d("h3",{children:s.heading}),d("div",{class:"sv-areas-views",children:[o&&d(
hs,{label:v("areas.view"),choices:["shaped","raw"].map(l=>[l,v(`areas.${l}`)]),chosen:i?"raw":"shaped",choose:l=>r({raw:l==="raw"})}),d(hs,{label:v("areas.form"),
choices:["picture","table"].map(l=>[l,v(`areas.${l}`)]),chosen:n?"table":"picture",choose:l=>r({asTable:l==="table"})})]}),n?d(Vd,{view:s,raw:i}):d(Hd,{view:s,raw:i}),
d("p",{class:"sv-note",children:N(...s.notes,o&&v(i?"areas.raw_note":"areas.shaped_note",{shaping:s.shaping}))})]})}function Hd({view:s,raw:e}){let{position:t,marks:n,
models:r}=s,o=Qs(t,[...n.keys()],e).map(pa(s));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((c,l)=>(l.draft??0)-(c.draft??0)));let i=e?null:s.dart,a=r===
"both"&&!e?t.overlap:null;return d("div",{class:"sv-areas-picture",children:[d("div",{class:"sv-areas",role:"img","aria-label":Dd(s,o,a,i),children:[d("div",{class:"\
sv-area-row sv-area-head",children:[d("span",{children:v("areas.token")}),d("span",{}),d("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:v("areas.ta\
rget")}),d("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:v("areas.draft")})]}),o.map((c,l)=>d(Id,{view:s,row:c,others:l===o.length-1,dart:i?.token===
c.token?i:null},l)),d("div",{class:"sv-area-row sv-area-axis",children:[d("span",{}),d("span",{class:"sv-area-ticks",children:Nd.map(c=>d("span",{style:{"--x":c},
children:c}))})]}),a!==null&&d("div",{class:"sv-area-row sv-area-total",children:[d("span",{class:"sv-t",children:v("areas.total")}),d(ua,{values:{both:a,draft:1}}),
d("span",{class:"sv-p"}),d("span",{class:"sv-p",children:F(a)})]})]}),r==="both"&&d("ul",{class:"sv-legend",children:[$r.map(c=>d("li",{children:[d("span",{class:"\
sv-area-key","data-area":c}),d(Y,{name:qd[c],children:v(`areas.${s.decides?"key":"plain_key"}.${c}`)})]},c)),i&&d("li",{children:[d("span",{class:"sv-dart-key"}),
v("areas.key.dart")]})]})]})}var ua=({values:s,dart:e=null})=>d("span",{class:"sv-area-bar",style:Object.fromEntries($r.map(t=>[`--${t}`,s[t]||0])),children:[$r.
map(t=>d("span",{"data-area":t},t)),e&&d("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function Id({view:s,
row:e,others:t,dart:n}){let r=s.name(e.token);return d("div",{class:`sv-area-row${t?" sv-others":""}`,children:[d("span",{class:"sv-t",title:r,"data-kind":s.marks.
get(e.token),children:r}),d(ua,{values:e,dart:n}),d("span",{class:"sv-p",children:e.target==null?"":V(e.target)}),d("span",{class:"sv-p",children:e.draft==null?
"":V(e.draft)})]})}function Dd(s,e,t,n){let r=i=>{let a=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,l)=>(l[i]??0)-(c[i]??0))[0];return a&&v(`areas.first.${i}`,{
token:s.name(a.token),p:F(a[i])})},o=e[e.length-1];return N(r("target"),r("draft"),t!==null&&v("areas.overlap",{overlap:F(t)}),n&&v(`areas.dart.${n.kind}`,{token:s.
name(n.token)}),v("areas.rest",{target:V(o.target),draft:V(o.draft)}))}function Vd({view:s,raw:e}){let{position:t,name:n,marks:r,models:o}=s;return d("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":v("areas.table_label"),children:d("table",{children:[d("thead",{children:d("tr",{children:["token","target",
"draft","both"].map(i=>d("th",{scope:"col",children:v(`areas.${i}`)}))})}),d("tbody",{children:[en(t,e).map(pa(s)).map(({token:i,target:a,draft:c,both:l})=>d("t\
r",{children:[d("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[a,c,l].map(h=>d("td",{children:V(h)}))]},i)),o==="both"&&!e&&d("tr",{class:"\
sv-sum",children:[d("th",{scope:"row",children:v("areas.sum")}),[1,1,t.overlap].map(i=>d("td",{children:V(i)}))]})]})]})})}var Ud={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Rn(s,e){let{key:t}=e,n=s.findIndex(i=>i===document.activeElement),r=Ud[t],o=t==="Home"?0:t===
"End"?s.length-1:r?(n+r+s.length)%s.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),s.forEach((i,a)=>{i.tabIndex=a===o?0:-1}),s[o].
focus(),o)}function Bd({round:{drafts:s,final:e},index:t,token:n}){let r=t<s.length?xe(s,t):null;return(s.find(({verdict:i},a)=>i==="accepted"&&xe(s,a)===r)??e??{token:n}).
token}function ma({seen:s,name:e}){let{live:t,viewer:{sequels:n}}=G();if(!t||s.open||!s.position)return null;let r=n.refusal,o=s.kind==="untested",i=Bd(s);return d(
"div",{class:"sv-block sv-branch",children:[d("h3",{children:v("branch.heading")}),d("p",{class:"sv-note",children:r||v(o?"branch.untested":"branch.note")}),!r&&
!o&&d("div",{class:"sv-choices",role:"toolbar","aria-label":v("branch.heading"),onKeyDown:a=>Rn([...a.currentTarget.children],a),children:s.position.candidates.
filter(([a])=>a!==i).map(([a,c],l)=>d("button",{type:"button",class:"sv-choose",tabindex:l===0?0:-1,"aria-label":v("branch.do",{token:e(a),was:e(i)}),onClick:()=>n.
make({branch:{round:s.number,index:s.index,token:a}}),children:[d("span",{class:"sv-choice-token",children:e(a)}),d("span",{class:"sv-p",children:V(c)})]},`${s.
number}.${s.index} ${a}`))})]})}var Fd=3,Wd=.1,Gd=.09,Kd=.3,Yd=2**20,Jd=8,va=s=>(s?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,t)=>t-e),jr=s=>Math.min(s.rest[1]??0,va(s)[Jd-1]??1);
function Xd(s,e){let{candidates:t,rest:n}=e,r=u=>u?-u*Math.log(u):0,o=jr(e),i=o?n[1]??0:0,a=t.reduce((u,[,f])=>u+r(f),0),c=a-(i?i*Math.log(o):0),l=a+r(i)+i*Math.
log(Yd),h=u=>Math.min(Gd,Kd*Math.exp(-u));return s>h(c)?1:s<=h(l)?0:null}var fa={token:(s,e)=>e,match:s=>s,typical:(s,e,t)=>t&&Xd(s,t),"top-k":(s,e,t)=>{let n=va(
t)[Fd-1];return n===void 0?null:s>0&&s>=n?1:e},threshold:(s,e)=>s>=Wd?1:e},gs=(s,e,t,n)=>fa[s](e,t,n);function Zd(s,e){let{target:t}=s,n=ue(s);return t==null||n===
null?[]:Object.keys(fa).flatMap(r=>{let o=gs(r,t,n,e);return o===null?[]:[[r,o]]})}function ga({draft:s,position:e,draw:t,alone:n}){let r=n?Zd(s,e):[];return r.
length?d("details",{class:"sv-other-rules",children:[d("summary",{children:v("rules.others.heading")}),d("table",{class:"sv-figures-table",children:[d("thead",{
children:d("tr",{children:["rule","chance","verdict"].map(o=>d("th",{scope:"col",children:v(`rules.others.${o}`)}))})}),d("tbody",{children:r.map(([o,i])=>{let a=t<
i?"accepted":"rejected";return d("tr",{"data-rule":o,children:[d("th",{scope:"row",class:re(o)?"sv-lossy":"",children:v(`rules.name.${o}`)}),d("td",{children:F(
i)}),d("td",{children:[d("span",{class:"sv-mark","aria-hidden":"true","data-kind":a})," ",v(`kind.${a}`)]})]},o)})})]}),d("p",{class:"sv-note",children:v("rules\
.others.note",{draw:F(t)})})]}):null}var vt=s=>s.trace.settings.temperature===0;function ft(s,e){return e===-1?v("token.rest"):ce(s.alone(e))||Ae(s.piece(e))||v("token.empty")}function Cr(s,{judged:e,
position:t}){let{drafter:n}=s.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&t!==null&&t.rest[4]==null}function ba(s,e){
let t=e.part?v("inspector.bytes",{hex:Ae(e.piece)})+" ":e.took>1?v("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return t+N(Qd(s,e),n!=null&&v("in\
spector.confidence",{predicted:O(n)}))}function Qd(s,e){let{kind:t,round:n,accepted:r,draft:o}=e,i=vt(s),a=Cr(s,e);if(t==="plain")return wn(v("why.plain"),s,e.number);
let c=ne(n)?ep(s,e):"";if(c)return c;if(t==="bonus")return n.drafts.length===1?v("why.bonus_one"):v("why.bonus",{n:n.drafts.length});let l=i||A(s.trace)==="toke\
n"?"":tp(s,e);if(l)return l;if(t==="correction")return v(`why.${i?"greedy_":""}correction`,{guess:ft(s,n.drafts[r].token)});if(t==="untested"){let g=n.drafts.findIndex(
({verdict:b})=>b==="rejected");return g<0?v("why.untested_end"):v("why.untested",{n:g+1})}if(t==="guessed"&&a)return v("why.copied");if(i)return v(`why.greedy_${t}`);
if(o?.target==null||o.draft==null)return v("inspector.absent_probabilities");let[h,u]=he(o.target,o.draft),f={target:h,draft:u,chance:O(Math.min(1,o.target/o.draft))},
m=t!=="accepted"?t:o.target>=o.draft?"sure":"lucky";return v(a&&["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,f)}function ep(s,{kind:e,round:{drafts:t},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return v(`tree.why.${e}`);if(vt(s)||A(s.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return v("tree.why.guessed");let o=t.some(({parent:h},u)=>u<n&&h===r.parent),i=r.draft===1;if(!i&&!o)return"";let[a,c]=he(r.target,
r.draft),l=O(Math.min(1,r.target/r.draft));return N(o&&v("tree.why.left"),i?v("tree.why.certain",{target:a}):v("tree.why.ratio",{target:a,draft:c,chance:l}))}function tp(s,{
kind:e,round:t,accepted:n,draft:r,index:o}){let i=A(s.trace);if(e==="correction"){let l=t.drafts[n];return re(i)?"":v(`rules.why.${i}.correction`,{guess:ft(s,l.
token),weight:F(l.weight??1)})}if(e==="untested")return i==="block"&&t.final?v("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||
!r.draft)return"";if(i==="block"){let[l,h]=he(r.draw??0,ue(r)??1),u=!t.drafts.some((m,g)=>xe(t.drafts,g)===o),f=e==="accepted"?St(r):u?"rejected_last":e;return v(
`rules.why.block.${f}`,{by:zt(t.drafts)+1,draw:l,ratio:h})}let[a,c]=he(r.target,r.draft);return v(`rules.why.${re(i)?"lossy":i}.${e}`,{rule:v(`rules.name.${i}`),
target:a,draft:c,chance:O(ae(r)??0),exact:O(Math.min(1,r.target/r.draft))})}var xa=2,wa=16,sp=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",ya=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function np(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function rp(){try{return[...document.styleSheets].every(({cssRules:s})=>s)}catch{return!1}}function op(s){let e=s.cloneNode(!0),t=s.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=t[r].getBoundingClientRect(),a=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
p("img",{src:t[r].toDataURL(),alt:"",style:a}))}),e.querySelectorAll(sp).forEach(n=>n.remove()),e}function ip(s){let e=s.closest(".specviz"),{width:t}=s.getBoundingClientRect(),
n=p("div",{style:`width: ${t+2*wa}px; padding: ${wa}px`},op(s)),r=p("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:a,lineHeight:c}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:a,
lineHeight:c,fontFamily:_t}),e.append(r);let l=n.getBoundingClientRect(),h=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:h,width:Math.ceil(l.width),height:Math.ceil(l.height)}}async function ap(s){let{outer:e,page:t,width:n,height:r}=ip(s),
o=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(ya,""),i=new XMLSerializer().serializeToString(e).replace(ya,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(np())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await c.decode();let l=p("canvas",{width:n*xa,height:r*xa}),h=l.getContext("2d");return h.
fillStyle=t,h.fillRect(0,0,l.width,l.height),h.drawImage(c,0,0,l.width,l.height),l.toDataURL("image/png")}function nt({of:s,name:e}){let t=le(null);return rp()?
d("button",{type:"button",class:"sv-link sv-snapshot",ref:t,onClick:async()=>{let{previousElementSibling:r,parentElement:o}=t.current,i=s?o.querySelector(s):r.matches(
".sv-drawn")?r.firstElementChild:r;p("a",{href:await ap(i),download:`specviz-${e}.png`}).click()},children:v("snapshot")}):null}var lp=8,cp=.85;function ka({of:s}){let[e,t]=ke(!1);return ve(()=>{let r=s.current,o=()=>t(r.scrollHeight-r.scrollTop-r.clientHeight>=lp),i=new ResizeObserver(o),
a=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return a.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",o,{passive:!0}),()=>{i.disconnect(),a.disconnect()}},[]),d("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";s.current.scrollBy({top:cp*s.current.clientHeight,
behavior:r})},children:"▾"})}var _a=4;function Sa(){let{run:s,state:e,raw:t,asTable:n,source:r,live:o,viewer:i}=G(),{at:a,how:c}=Ye(e),l=Ge(e,a),h=Do(e,l),u=l!==null&&l.number!==lt(e),f=l?`${l.
number}.${l.index} ${l.kind}`:"",m=le(null);ve(()=>{m.current.scrollTop=0},[s,f]);let g=()=>{i.seek(l.number+1),i.pin({round:l.number,index:l.index}),m.current.
focus({preventScroll:!0})};return d(W,{children:[d("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":v("inspector.heading"),ref:m,children:[d("\
div",{class:"sv-section-head",children:[d("h2",{children:v("inspector.heading")}),d("span",{class:"sv-pin",children:[l&&d("span",{class:"sv-quiet",children:v(`i\
nspector.${c}`)}),l&&c==="pinned"&&d("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:v("inspector.unpin")})]})]}),!l&&d("p",{class:"sv-\
quiet",children:v("inspector.empty")}),l&&d(Fs,{run:s,when:[f,l.open,h,u,t,n,o,r,i.layouts].join(),children:d(dp,{run:s,seen:l,concealed:h,stage:u?g:null})})]}),
d(ka,{of:m})]})}function dp({run:s,seen:e,concealed:t,stage:n}){let{models:r,settings:{drafter:o}}=s.trace,i=e.draft&&!e.draft.source&&o!=="model"&&je(o,r.pair),
a=v("inspector.where",{round:e.number+1,slot:br(s,e.number,e.index)}),c=i?v("token.from",{slot:a,drafter:i}):a,l=u=>ft(s,u),{position:h}=e;return d("div",{class:"\
sv-inspected",children:[d("div",{class:"sv-title",children:[d("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?Ae(e.piece):e.text?d(xr,
{text:e.text,oneLine:!0}):v("token.empty")}),d("div",{children:[d("span",{class:"sv-chip","data-kind":e.kind,children:v(`kind.${at(e.kind,s.trace)}`)})," ",n?d(
"button",{type:"button",class:"sv-link",title:v("inspector.stage"),onClick:n,children:c}):d("span",{class:"sv-quiet",children:c})]})]}),d("p",{class:"sv-why",children:t?
v("predict.hidden"):ba(s,e)}),!t&&!h&&d("p",{class:"sv-quiet",children:v("inspector.absent")}),!t&&h&&d(ha,{view:pp(s,e,h),at:`${e.number}.${e.index} ${e.kind}`}),
d(up,{run:s,seen:e}),d(mp,{run:s,seen:e}),d(ma,{seen:e,name:l}),d(nt,{of:".sv-areas-block",name:"distributions"})]})}function pp(s,e,t){let{kind:n,round:r,judged:o}=e,
a=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",c=n==="guessed"||n==="lit",l=A(s.trace)==="token",h=new Map,u=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,f=Wt(r);u&&f&&h.set(u.token,f),o&&h.set(o.token,c?n:o.verdict);let g=!(o&&!c&&!vt(s)&&l)||o.draw==null||o.draft==null?null:{token:o.token,at:o.
draw*o.draft,kind:o.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},x=[n==="untested"&&"areas.untested",a!=="target"&&
Cr(s,e)&&"areas.lookup",vt(s)?"areas.greedy":a==="both"&&!l&&"rules.areas"];return{position:t,name:_=>ft(s,_),heading:v(b[a]),notes:x.flatMap(_=>_?[v(_)]:[]),shaping:hp(
s),models:a,marks:h,dart:g,decides:l}}function hp({trace:{settings:{temperature:s,top_k:e,top_p:t}}}){return[v("areas.temperature",{value:s}),...e>0?[v("areas.t\
op_k",{value:e})]:[],...t<1?[v("areas.top_p",{value:t})]:[]].join(v("comma"))}function up({run:s,seen:e}){let t=A(s.trace),r=["accepted","rejected",...t==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,o=r?.draw??null,i=ae(r??void 0);if(vt(s)||!r||o===null||i===null)return null;let[a,c]=he(o,i),l={draw:a,threshold:c,
target:Fe(r.target),draft:Fe(r.draft),kind:v(`kind.${at(e.kind,s.trace)}`)},h=o<i?"passed":"failed",u=it(r,t),f=v(t==="token"?`test.${e.kind}`:`rules.sum.${u?"c\
ertain":re(t)?"lossy":t}.${h}`,l),m=t==="block",g=m&&!j(s.trace)?wo(e.round.drafts,e.index):null;return d("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":o},children:[d("h3",{children:d(Y,{name:"accept_test",children:v("test.heading")})}),d("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":u?f:v("test.aria",l),children:[d("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":o<i/2?"end":"start",children:v(m?"rules.pass":"test.keep")}),
d("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":o>(1+i)/2?"start":"end",children:v(m?"rules.fail":"test.drop")}),!u&&d(W,{children:[d("span",{class:"\
sv-needle"}),d("span",{class:"sv-needle-label","data-side":o>.5?"left":"right",children:`${v("test.draw")} ${a}`})]})]}),d("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[d("span",{children:"0"}),d("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${v("test.threshold")} ${c}`}),d("span",{children:"\
1"})]}),d("p",{class:"sv-arithmetic",children:f}),g&&d("p",{class:"sv-note",children:v(`rules.basis.${g.last?"last":"earlier"}`,{weight:F(g.weight),excess:F(g.excess)})}),
d(ga,{draft:r,position:e.position,draw:o,alone:!j(s.trace)})]})}function mp({run:s,seen:e}){let t=A(s.trace),n=vp(e),r=e.position&&n?ki(e.position,ko(n,t)):null;
if(!n||!r)return null;let o=!vt(s)&&(t==="block"||t==="match"),i=e.open||!e.round.final?null:e.round.final.token,a=r.shares.slice(0,_a),c=r.shares.find(({token:l})=>l===
i);return c&&!a.includes(c)&&(a[_a-1]=c),a.push({token:-1,share:Math.max(0,1-a.reduce((l,h)=>l+h.share,0))}),d("div",{class:"sv-block sv-residual-block",children:[
d("h3",{children:d(Y,{name:"residual",children:v("residual.heading")})}),d("p",{class:"sv-note",children:o?v(`rules.residual.${t}`,{weight:F(n.weight??1)}):v("r\
esidual.note")}),d("div",{class:"sv-residual-head",children:[d("span",{children:v("areas.token")}),d("span",{children:v("residual.share")})]}),d("ul",{class:"sv\
-residual",children:a.map(l=>d("li",{class:l.token===-1?"sv-others":"","data-drawn":l.token===i?v("residual.chosen"):void 0,children:[d("span",{class:"sv-t",title:ft(
s,l.token),children:ft(s,l.token)}),d("span",{class:"sv-share",style:{"--share":l.share}}),d("span",{class:"sv-p",children:V(l.share)})]},l.token))})]})}function vp({
kind:s,draft:e,round:{drafts:t}}){if(s==="rejected")return e;if(s!=="correction")return null;let n=ot(t).at(-1)??-1;return t.findLast(({verdict:r},o)=>r==="reje\
cted"&&xe(t,o)===n)??null}var za=23,Ea=["tokens","distance"],Nr=[0,1],fp=1e-6,Pr=.005;function Hr({candidates:s,rest:e,overlap:t}){let n=s.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,t==null?e[1]??0:1-t-n)}function gp(s,e){let t=(i,a)=>Math.max(0,e*(i??0)-(a??0)),n=s.candidates.reduce((i,[,a,c])=>i+t(a,c),0),[,r,o]=s.rest;
return[n+t(r,o),n+Math.max(t(r,o),e*Hr(s))]}function bp({drafts:s,positions:e=[]}){let t=1;return s.map((n,r)=>{if(t=Math.min(1,t*((n.target??0)/(n.draft||1))),
r===s.length-1)return[t,t];let o=c=>c+1-t>0?c/(c+1-t):1,[i,a]=gp(e[r+1],t);return[o(i),o(a)]})}function xp(s,e){return e==="block"?bp(s):s.drafts.map((t,n)=>{let r=gs(
e,t.target??0,ue(t)??0,s.positions?.[n]??null);return r===null?Nr:[r,r]})}function Ta(s,e){if(e!=="block")return s.reduceRight((n,r)=>1+r*n,1);let t=1;return s.
reduceRight((n,r,o)=>{let i=t*r*(o+1);return t*=1-r,n+i},1)}function wp(s,e){let{candidates:t,rest:[,n],overlap:r}=s,o=jr(s);if(r==null||n==null||gs(e,o,o,s)!==
(e==="typical"?0:o))return Nr;let i=t.map(([,k,y])=>({p:k??0,q:y??0})),a=i.map(({p:k,q:y})=>y?gs(e,k,Math.min(1,k/y),s):0);if(a.includes(null))return Nr;let c=i.
map(({q:k},y)=>k*(a[y]??0)),l=e==="typical"?0:Math.max(0,n-Hr(s)),h=Math.max(0,1-l-c.reduce((k,y)=>k+y,0)),u=1-r<fp,f=h/(u?1:1-r),m=i.map(({p:k,q:y})=>f*(u?k:Math.
max(0,k-y))),g=f*(u?n:Hr(s)),b=i.reduce((k,{p:y},w)=>k+Math.abs(c[w]+m[w]-y),0),x=Math.abs(l+g-n),_=e==="typical"&&f>1;return[(b+x)/2,(b+(_?g+n:x))/2]}function yp(s){
let{drafts:e,positions:t=[]}=s;return t.length<e.length||e.some(n=>ue(n)===null)?null:Object.fromEntries(Kt.map(n=>{let r=xp(s,n);return[n,{tokens:[Ta(r.map(([o])=>o),
n),Ta(r.map(([,o])=>o),n)],distance:e.length&&re(n)?wp(t[0],n):[0,0]}]}))}function kp(s){let e=t=>s.reduce((n,r)=>n+r[t],0)/s.length;return[e(0),e(1)]}var _p=([
s,e])=>{if(e-s>=Pr)return`${C(s)} – ${C(e)}`;let t=(s+e)/2;return t<Pr?`<${Pr}`:C(t)},qr=new WeakMap;function Sp(s){return qr.has(s)||qr.set(s,yp(s)),qr.get(s)??
null}function Ma(){let{run:s,moment:{round:e},live:t,send:n}=G(),r=j(s.trace)?"trees":s.trace.settings.temperature?"":"greedy",o=r?[]:s.rounds.slice(0,e).map(Sp).
filter(a=>a!==null),i=(a,c)=>_p(kp(o.map(l=>l[a][c])));return d("div",{class:"sv-block sv-rule-lab",children:[d("h3",{children:v("rules.lab.heading")}),o.length>
0&&d("table",{class:"sv-figures-table",children:[d("thead",{children:d("tr",{children:["rule",...Ea].map(a=>d("th",{scope:"col",children:v(`rules.lab.${a}`)}))})}),
d("tbody",{children:Kt.map(a=>d("tr",{"data-rule":a,children:[d("th",{scope:"row",class:re(a)?"sv-lossy":"",children:[v(`rules.name.${a}`),d("span",{children:a===
A(s.trace)&&` ${v("rules.lab.own")}`})]}),d("td",{children:i(a,"tokens")}),d("td",{children:re(a)?i(a,"distance"):"0"})]},a))})]}),d("p",{class:"sv-note",children:o.
length?v("rules.lab.rounds",{n:o.length}):v(`rules.lab.${r||"none"}`)}),o.length>0&&d("ul",{class:"sv-note",children:[...Ea,"range"].map(a=>d("li",{children:v(`\
rules.lab.legend.${a}`)}))}),t&&d("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:za}),children:v("rules.lab.claim",{n:za})})]})}var zp=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Ep({models:s,settings:e}){let t=h=>v("size",{name:h.name,size:Wn(h.parameters)}),n=t(s.
target),r=yo(e),{drafter:o,confidence:i}=e,a=h=>o!=="early-exit"?t(h):v("first_layers",{layers:h.layers,of:s.target.layers,size:Wn(h.parameters)}),c=s.draft?v("\
pair",{target:n,draft:a(s.draft)}):v("pair_alone",{target:n}),l=j({settings:e})&&v("tree.settings",{tree:v(`tree.name.${e.tree}`),budget:e.budget});return[r&&v(
`rules.name.${r}`),l,o!=="model"&&je(o,s.pair),...["too_short","other_weights"].map(h=>s.draft?.[h]&&v(h)),v("settings",{...e}),i&&v("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function Tp({machine:s,captured:e,recorded:t},n){let{device:r,processor:o,placement:i}=s,a=r==="cuda"&&v(`steps.${e?"captured":"\
eager"}`);return v(n?"recorded":"live",{date:t.slice(0,10),machine:[o||r,i,a].filter(Boolean).join(" · ")})}function Mp({trace:{ending:s},folds:e}){let t=e.output.
length;return v(`ending.${s}${s==="stopped"?["_none","_one"][t]??"":""}`,{n:t})}function Op(s){let{run:e,recorded:t,status:n,stale:r}=s,o=n!=="done"?v(`state.${n}`):
e?Mp(e):v("state.idle"),i=t||de(s)>0&&e?.trace.ending!=="stopped",a=e&&(n==="idle"||n==="done"&&i),c=e&&n==="error"?v(t?"state.example":"state.previous"):a&&r?v(
"state.stale"):"";return N(s.message||(a?"":o),c)}function Oa(){let{state:s}=_e(),{run:e,recorded:t,status:n}=s,r=e?Tp(e.trace,t):"",o=e?Ep(e.trace):"";return d(
"div",{class:"sv-status",children:[d("span",{class:"sv-origin","data-recorded":String(t),title:r,children:r}),d("span",{title:o,children:o}),d("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:Op(s).split(zp).map((i,a)=>a%2?d("a",{href:i,target:"_blank",rel:"noopener",children:i}):d("span",{children:i}))})]})}function Rp({rounds:s,trace:e},t){let n=s[t];if(!n)return"";let r=A(e),o=Yt(n,r);return o>=0?v(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):Xn(n)?v("lead.w\
hy"):""}function Ra(){let{run:s,moment:e,opening:t,recorded:n,playing:r,rested:o,viewer:i}=G(),a=!r&&e.phase===0,c=o!==null?v("lead.rests",{round:s.length,shown:o+
1}):a&&t&&n?Rp(s,e.round-1):"",l=a&&o===null&&s.over&&e.round===s.length?Ts(s):null,h=l!==null&&Yt(s.rounds[l],A(s.trace))>=0;return d("span",{class:"sv-lead",children:[
c&&d("span",{children:c}),l!==null&&d("button",{type:"button",class:"sv-link",onClick:()=>i.teach(l),children:v(h?"lead.watch_rule":"lead.watch",{round:l+1})})]})}var Lp=2e3,Aa={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},La=Object.keys(Aa),Ap={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},$p={tree:["test","write"],block:["test"]};function jp({run:{trace:s},current:e}){let t=j(s)?"tree":A(s)==="block"&&s.settings.temperature?
"block":"",n=e?La.indexOf(e):-1;return d("ol",{class:"sv-acts","aria-label":v("act.label"),children:La.map((r,o)=>{let i=v(`act.${r}.${$p[t]?.includes(r)?t:"mea\
ns"}`);return d("li",{title:i,"aria-current":o===n?"step":void 0,class:o<n?"sv-past":"",children:[d(Y,{name:r==="test"&&t==="block"?"block_verification":Aa[r],children:v(
`act.${r}.name`)}),d("span",{class:"sv-spoken",children:i})]},r)})})}function Cp(s,e){let t=le({at:-1/0,sentence:""}),n=performance.now();return(!e||n-t.current.
at>=Lp)&&(t.current={at:n,sentence:s}),t.current.sentence}function $a({children:s}){let{run:e,state:t}=G(),{moment:n,entered:r,rested:o,mode:i,playing:a}=t,c=me(
t),l=r==="step"&&n.round>0,h=o===null?vs(e,n,c):vs(e,{round:lt(t)+1,phase:0},null),u=Cp(h,a||i==="running"&&!de(t));return d("div",{class:"sv-story",children:[d(
jp,{run:e,current:c?Ap[c.phase.name]:l?"write":null}),d("p",{class:"sv-caption",children:[d("span",{children:h})," ",d(Ra,{})]}),d("p",{class:"sv-spoken","aria-\
live":"polite",children:u}),s]})}var Dr=480,Pp=5,qp=/^ \S{1,24}$/,Np=["rejected","untested"];function ja(){let{run:s,tint:e,ghosts:t,viewer:{stream:n}}=G(),[r,o]=ke(null),{gamma:i,drafter:a}=s.
trace.settings,c=i===0||a.startsWith("lookup")||s.rounds.some(({drafts:h})=>!h.length),l=pr.filter(h=>h==="plain"?c:i>0);return d("section",{class:"sv-section s\
v-stream","data-tinted":String(e!=="verdict"),children:[d("div",{class:"sv-section-head",children:[d("h2",{children:d(Y,{name:"token",children:v("stream.heading")})}),
d("ul",{class:"sv-legend",children:[...l,...t?Np:[]].map(h=>d("li",{children:[d("span",{class:"sv-swatch","data-kind":h}),d(Y,{name:h,"data-short":v(`kind.${h}`),
children:v(`legend.${h}`)})]},h))})]}),s.promptText.length>Dr&&r!==s&&d("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),o(s)},children:v(
"stream.more",{n:s.promptText.length})}),d(pe,{node:n.scroller}),d(Ki,{name:e})]})}function Ir({text:s},e){return qp.test(s)?(e.classList.add("sv-word"),[p("wbr",
{}),e]):[e]}var Ln=class{prompt=p("span",{class:"sv-prompt"});list=p("span",{class:"sv-list",role:"listbox","aria-label":v("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=p("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=p("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let t=this.run.promptText;S(this.prompt,!e&&t.length>Dr?"…"+t.slice(-Dr):t)}show({ghosts:e,tint:t,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),t!==this.tint&&this.paintTint(t),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let t=p("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!j(this.run.trace);return this.run.rows[e].slots.forEach((r,o)=>{Ve(r.kind)?t.append(...Ir(r,this.option(r,e,o))):n&&t.append(...Ir(
r,this.ghost(r,e,o)))}),t}option(e,t,n){let r=p("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${t}.${n}`,
style:`--i:${n}`,"aria-label":tt(this.run,t,n),"data-tint":ms(this.tint,this.run.at({round:t,index:n}))});return is(r,e)}ghost(e,t,n){let r=p("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${t}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return is(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(t=>{let[n,r]=(t.dataset.at??"").split(".").map(Number);L(t,"data-tint",ms(e,this.run.at({round:n,index:r})))})}showRounds(e){let[t,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,L(this.scroller,"tabindex",e?null:0)}showNow(e){let t=this.
shown;if(this.now&&(!e||this.now.number!==t)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(t),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=ne(this.run.rounds[t]);this.now.tokens.forEach((r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!Ve(i),L(r,"data-kind",i)})}begin(e){let{slots:t}=this.
run.rows[e],n=t.map((o,i)=>this.ghost(o,e,i)),r=p("span",{class:"sv-now","aria-hidden":"true"},...t.flatMap((o,i)=>Ir(o,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(t=>[...t.querySelectorAll("[role=option]")])}find(e){let t=e&&this.rows[e.
round];return!t||e.round>=this.shown?null:t.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??t.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:t,
y:n,width:r,height:o}=e.box,i=new DOMRect(t,n,r,o-e.covered);co(this.scroller,i,e.head,e.line)}measure(){let[e,t,n]=[this.scroller,this.text,this.head].map(o=>o.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:t,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:t,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-t.top)+r+Pp}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Ca=0,bs=["race","same","rounds","time","guesses","numbers"],Vr=class extends Xe{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?d(W,{children:this.props.children}):null}};function Pa({views:s}){let{view:e,set:t}=G(),[n]=ke(()=>(Ca+=1,Ca));return d("div",{class:"\
sv-views",children:[d("div",{class:"sv-view-tabs",role:"tablist","aria-label":v("views.label"),onKeyDown:r=>{let o=Rn([...r.currentTarget.children],r);o>=0&&t({
view:bs[o]})},children:bs.map(r=>d("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>t({view:r}),children:v(`views.${r}`)},r))}),bs.map(r=>d("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:d(Vr,{open:r===e,children:s[r]})},r))]})}function qa(){let{run:s,set:e,viewer:t}=_e(),{predict:n,headline:r,sequels:o,experiments:i,ledger:a,charts:{race:c,lossless:l,costs:h,speedup:u,breakdown:f}}=t;
return d(W,{children:[d("div",{class:"sv-stage",onPointerLeave:({pointerType:g})=>{g==="mouse"&&e({hovered:null})},children:[d(Oa,{}),!s&&d("p",{class:"sv-empty",
children:v("empty")}),s&&d(W,{children:[d(ja,{}),d($a,{children:[n.button,n.refused,n.node].map(g=>d(pe,{node:g}))}),d(ca,{}),d(Sa,{})]}),d(Qi,{children:s&&d(pe,
{node:r.node})})]}),s&&d("div",{class:"sv-below",children:[d(pe,{node:r.sentence}),d(pe,{node:o.compare.node}),d(Pa,{views:{race:d(W,{children:[d(pe,{node:c.node}),
d(nt,{name:"race"})]}),same:d(W,{children:[d(pe,{node:l.node}),d(nt,{name:"same"})]}),rounds:d(W,{children:[d(ui,{}),d("section",{class:"sv-section sv-experimen\
ts",children:[d("div",{class:"sv-section-head",children:d("h2",{children:v("whatif.heading")})}),d(di,{}),d(Ma,{}),d(pe,{node:i.again})]})]}),time:d(W,{children:[
d(pe,{node:h.node}),d(nt,{name:"time"}),d(pe,{node:u.node}),d(nt,{name:"time"})]}),guesses:d(W,{children:[d(pe,{node:f.node}),d(nt,{name:"guesses"})]}),numbers:d(
pe,{node:a.node})}})]})]})}var Na={speedup:se,acceptance_rate:O,draft_efficiency:O,mean_acceptance_length:C,emitted:we},Hp=Object.keys(Na),Ur=(s,e)=>s.length===e.length&&s.every((t,n)=>t===
e[n]);function Ha(s,e){let[t,n]=[s.trace.prompt,e.trace.prompt];if(Ur(t,n))return"again";if(n.length<=t.length||!Ur(t,n.slice(0,t.length)))return null;let r=n.slice(
t.length),o=r.length-1,{output:i}=s.folds;return i.length<o||!Ur(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function Ip(s,e,t){let n=e.trace.prompt.
slice(s.trace.prompt.length),[r,o]=[s,e].map(({folds:c},l)=>c.output.slice(0,c.at(t[l]).emitted)),i=[...n,...o],a=0;for(;a<Math.min(r.length,i.length)&&r[a]===i[a];)
a+=1;return{n:a,was:r[a],now:i[a]}}function Ia({compared:s,expected:e,returning:t},n){let r=t??(s&&Dp(s.pair[s.shown],n)?s.shown:null);if(s&&r!==null){let[i,a]=s.
pair;return{pair:r?[i,n]:[n,a],shown:r}}return e&&n.source&&Ha(e.run,n.run)?{pair:[e,n],shown:1}:null}var Dp=({source:s},e)=>!!(s&&e.source&&s.run&&s.run===e.source.
run),An=class{drawn=null;constructor({say:e,swap:t,close:n}){this.say=e,this.branched=p("p",{class:"sv-branched"}),this.texts=p("p",{}),this.note=p("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:p("th",{scope:"col"})})),this.body=p("tbody",{}),this.swap=p("button",{type:"but\
ton",class:"sv-link",on:{click:t}}),this.node=p("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},p("div",{class:"\
sv-section-head"},p("h2",{},e("compare.heading")),this.swap,p("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
p("table",{class:"sv-figures-table"},p("thead",{},p("tr",{},p("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:t}=e,n=this.drawn?.pair;if(this.drawn=t,this.node.hidden=!t,!t)return;let{say:r}=this,{pair:o,shown:i}=t,a=o.map(({run:h},u)=>u===i?Es(e):h.length),
[c,l]=o.map(({run:h})=>h);S(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:h,node:u},f)=>S(u,f===i?r("compare.shown",{run:r(
`compare.${h}`)}):r(`compare.${h}`))),this.showBranch(c,l),this.body.replaceChildren(...this.rows(c,l,a)),S(this.texts,this.tell(c,l,a)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(l.trace.machine),o.some(h=>n?.includes(h))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,t){
let n=Ha(e,t);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&S(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(t,n.token),
was:this.name(e,n.was)}))}rows(e,t,n){let{say:r}=this,o=(u,f)=>p("tr",{},p("th",{scope:"row"},r(`compare.${u}`)),...f.map(m=>p("td",{},m))),a=rs.map(u=>({name:u,
values:[e,t].map(({trace:f})=>Us(u,Vs(f,u),f.models.pair))})).filter(({values:[u,f]})=>u!==f),c=a.some(({name:u})=>u==="tree"),l=[e,t].some(({trace:u})=>j(u)),h=[
e,t].map((u,f)=>u.folds.summary(n[f]));return[...a.map(({name:u,values:f})=>o(u,f)),...c?[o("verified",[e,t].map(({trace:u})=>we(os(u))))]:[],...Hp.map(u=>o(l&&
u==="acceptance_rate"?"acceptance_by_position":u,h.map(f=>Na[u](f[u]))))]}tell(e,t,n){let{n:r,was:o,now:i}=Ip(e,t,n);return o===void 0&&i===void 0?this.say("com\
pare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(t,i)})}name(e,t){return t!==
void 0&&ce(e.alone(t))||this.say("token.empty")}};var $n=class{constructor({say:e,send:t,store:n,most:r}){this.say=e,this.send=t,this.store=n,this.most=r,this.compare=new An({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:Ia(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,t){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:t})}make(e){let{run:t,source:n,recorded:r}=this.store.state;t&&(this.store.set({expected:{run:t,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let t=e.shown?0:1;this.store.set({returning:t}),this.show(e.pair[t])}show({run:{trace:e},source:t,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:t?.run,name:t?.recorded,offered:!!t?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var jn=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new Ln;table=new Gs;round;marker;sequels;experiments;predict;asking;charts;headline;ledger;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:t,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){io(t),ho.teach(t);let a=v;this.send=n,this.keys=t.keys,this.most=
i,this.store=new zs({...Et,live:r},u=>this.changed(u)),this.player=new zn(this.store,()=>this.toggle()),this.actions=ea(this),this.node=p("div",{class:"specviz"+
(o?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new kt(this.node),this.presenter=new Mn(this.node,()=>this.relayout()),this.round=new On(this.
node),this.marker=new Sn([this.stream,this.table,this.round]);let{set:c,store:l}=this;this.sequels=new $n({say:a,send:n,store:l,most:i}),this.experiments=new fn(
{say:a,sequels:this.sequels}),this.predict=new Tn({say:a,intents:{set:c,toggle:()=>this.asking.toggle(),answer:u=>this.asking.answer(u),goOn:()=>this.toggle()}}),
this.asking=new Ps(this);let h={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.charts=new vn({say:a,palette:this.
palette,seek:u=>this.seek(u),greedy:h}),this.headline=new kn(a),this.ledger=new _n(a),this.silence=ta(this),this.changed({})}get state(){return this.store.state}destroy(){
this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),Tt(null,this.node),this.node.remove()}load(e,{
recorded:t=!1,at:n=null,phase:r=0,play:o=!1,step:i=!1,teach:a=!1,source:c=null}={}){let l=new Qe(e),{over:h,length:u}=l,{run:f,offers:m}=this.state,g=c&&f?.trace.
models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Cs(l)||this.set({predicting:!1}),this.sequels.load(
{run:l,source:c,recorded:t&&h}),this.experiments.load(l);let b=Gt(l.rounds,{round:n??u,phase:r}),x=b.round===u;this.player.halt(),this.lag=!0,this.set({run:l,source:c,
stale:!1,recorded:t&&h,moment:b,entered:null,following:x,whole:h&&x,opening:!1,until:null,rested:h&&n===null?Zn(l):null,pinned:null,hovered:null,cursor:null,asked:i?
"step":"round",gamma:l.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:g?m:null,...h?{status:"done",mode:"done",message:null}:{}});let _=a&&h?Ts(l):
null;_!==null&&this.teach(_),o&&this.player.play()}teach(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(t?1:0),phase:0}),
this.set({opening:!0}),t||this.player.open(e)}append(e){let{run:t,following:n}=this.state;if(!t)return this.send("resync",{from:0}),!1;let r=t.length;return t.append(
e)?(n&&t.length>r&&this.mayFollow()&&this.follow(t),t.over&&this.set({rested:Eo(this.state)}),t.over&&this.setState("done"),this.changed({run:t}),!0):(this.send(
"resync",{from:r,plain_from:t.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:t},
asked:n,mode:r,hovered:o,predicting:i}=this.state,a={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:t,phase:1},"step",a):this.player.
move({round:e.length,phase:0},e.length===t+1?"round":null,a),i&&this.asking.goOn()}setState(e,t=null){this.set({status:e,message:t,...e==="error"||e==="loading"?
{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){
return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,t=0){this.hold(()=>this.player.seek({round:e,phase:t}))}toEnd(){this.hold(
()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:t}=this,n=qe(t);de(t)?this.hold(()=>this.player.forward(e)):(n||t.live&&!t.run)&&
(this.set({following:!0,asked:t.predicting?"step":e}),this.send("step",{round:t.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,
t=qe(e)&&de(e)===0;e.playing?this.player.halt():e.predicting&&(de(e)||t)?this.asking.goOn():t?(this.set({following:!0,asked:"round"}),this.send(e.mode==="runnin\
g"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Ke(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){
e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){Wi(e)&&this.set({tint:e})}open(e){bs.
includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data\
-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"view"in e&&(this.lag=!0),
"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:t,moment:n}=e,r=me(e),o=t!==this.
drawn.run||n.round!==this.drawn.moment?.round||n.phase!==this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.toggle("sv-op\
en",!!t&&!t?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),t&&t!==this.drawn.run&&(this.
stream.load(t),this.stream.scroller.scrollTop=0),t&&this.stream.show(e,r),ai(this,qa,this.node),t&&this.paintByHand(e,t,o),this.drawn={run:t,moment:n},this.node.
dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,t,n){let{moment:r,entered:o,view:i}=e,a=e.mode==="running"&&!de(e),c=e.mode==="running"||
e.playing;i==="rounds"&&this.table.show(e,t,me(e)),this.lag||=n&&!e.whole,n&&this.greet(o==="round"&&!a?r.round-1:-1),this.predict.show(e,t),this.headline.show(
t,r.round),this.sequels.compare.show(e),this.experiments.show(e),this.ledger.show(t,r.round),this.charts.show(t,{shown:r.round,known:Es(e),busy:c,view:i});let{at:l,
how:h}=Ye(e);this.marker.show(e,l,h),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=!1)}greet(e){this.fresh.forEach(t=>t.classList.
remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(t=>t.rows[e]??[]),this.fresh.forEach(t=>t.classList.add("sv-fresh"))}fit(){let e=this.node.getBoundingClientRect().
top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),
this.charts.relayout(),this.changed({})}};function Vp(s,e){let t=new jn(s,e);return{load:t.load.bind(t),append:t.append.bind(t),setState:t.setState.bind(t),offer:t.sequels.offer.bind(t.sequels),outdate:t.
outdate.bind(t),forgive:t.forgive.bind(t),state:()=>So(t.state),trace:t.trace.bind(t),seek:t.seek.bind(t),play:t.player.play.bind(t.player),forward:t.forward.bind(
t),pin:t.pin.bind(t),tint:t.tint.bind(t),open:t.open.bind(t),present:t.present.bind(t),relayout:t.relayout.bind(t),flush:t.charts.flush.bind(t.charts),destroy:t.
destroy.bind(t),experiment:t.charts.lossless.experiment}}window.SpecViz={mount:Vp,term:ie,FONT:_t,dom:{el:p,setText:S,Palette:kt}};var Pn=20,jt=.5,Da=.8,Va=1,Ua=.3,Br=.2,Cn=(s,e={})=>({met:!0,says:`exercises.${s}.met`,values:e}),Se=(s,e={})=>({met:!1,says:`exercises.${s}`,values:e}),gt=(s,e,t)=>s?
Cn(e,t):Se(`${e}.missed`,t);function Fr(s,e){let t=s.map((r,o)=>e(r,o)??-1/0),n=Math.max(...t);return n===-1/0?-1:t.indexOf(n)}var Wr=s=>({met:!1,says:`lacking.${s?
"other":"point"}`,values:{}});function Up(s){let{accepted:e,rejected:t}=s.folds.summary();return s.over?e+t<Pn?{met:!1,says:"lacking.tests",values:{tested:e+t,least:Pn}}:
null:{met:!1,says:"lacking.end",values:{}}}function xs(s){let{accepted:e,rejected:t,rounds:n,acceptance_rate:r,draft_efficiency:o,speedup:i}=s.folds.summary();return{
alpha:r??0,efficiency:o??0,speedup:i,values:{alpha:O(r),tested:e+t,rounds:n,efficiency:O(o),speedup:se(i)}}}var Bp={bonus(s,{pinned:e}){let t=Fr(s.rounds,({drafts:a},c)=>a.
length>1?s.folds.accepted(c)/a.length:null);if(t<0)return Se("bonus.short");let n=s.rounds[t].drafts.length,r=s.folds.accepted(t);if(r<n)return Se("bonus.missed",
{round:t+1,drafted:n,accepted:r});let{drafts:o,final:i}=(e&&s.rounds[e.round])??s.rounds[t];return e?.index!==o.length||o.length<2||i?.kind!=="bonus"?Wr(e):Cn("\
bonus",{round:e.round+1,drafted:o.length})},waste(s,{pinned:e}){let t=r=>s.rounds[r].drafts.filter(({verdict:o})=>o==="untested").length,n=r=>s.rounds[r]?.drafts[0]?.
verdict==="rejected"&&t(r)>0;return s.rounds.some((r,o)=>n(o))?e?.index!==0||!n(e.round)?Wr(e):Cn("waste",{round:e.round+1,untested:t(e.round)}):Se("waste.misse\
d",{rounds:s.length})},low(s){let{alpha:e,values:t}=xs(s);return gt(e<jt,"low",{...t,limit:O(jt)})},same(s){let{temperature:e}=s.trace.settings;if(e>0)return Se(
"same.sampled",{temperature:e});let t=s.folds.agreement(s.length);return!t||t.compared<Pn?Se("same.short",{n:t?.compared??0,least:Pn}):gt(t.first_difference===null,
"same",{n:t.compared,at:(t.first_difference??0)+1})},hot(s){let{alpha:e,values:t}=xs(s),{temperature:n}=s.trace.settings;return gt(e>Da&&n>=Va,"hot",{...t,temperature:n,
limit:O(Da),least:Va})},untested(s){let{alpha:e,efficiency:t,values:n}=xs(s),r=Math.round(100*(e-t));return gt(r>=100*Ua,"untested",{...n,points:r,least:100*Ua})},
lookup(s){if(s.trace.settings.drafter!=="lookup")return Se("lookup.drafter");let{alpha:e,values:t}=xs(s);return gt(e>=jt,"lookup",{...t,limit:O(jt)})},lucky(s,{
pinned:e}){let t=s.rounds.flatMap(({drafts:h},u)=>h.flatMap((f,m)=>{let g=f.verdict==="accepted"?ae(f):null;return g===null?[]:[{chance:g,draw:f.draw,round:u,index:m}]})),
n=t[Fr(t,({chance:h})=>-h)];if(!n)return Se("lucky.none");let r=n.chance<Br,o=r?t.find(({chance:h,...u})=>h<Br&&Ke(u,e)):n;if(!o)return Wr(e);let{chance:i,draw:a,
round:c,index:l}=o;return gt(r,"lucky",{chance:O(i),draw:C(a,3),round:c+1,slot:l+1,limit:O(Br)})},lose(s){let{alpha:e,speedup:t,values:n}=xs(s);return s.folds.plain.
tokens.length?gt(t!==null&&t<1&&e>jt,"lose",{...n,limit:O(jt)}):Se("lose.plain")},choose(s,{trials:e,text:t,most:n}){if(!s.promptText.includes(t))return Se("cho\
ose.prompt");let{alike:r}=Gr(s),o=e.filter(l=>l.alike===r&&l.speedup!==null),i=[...new Map(o.map(l=>[l.gamma,l])).values()].sort((l,h)=>l.gamma-h.gamma);if(!i.length)
return Se("lose.plain");let a={tried:i.map(({gamma:l,speedup:h})=>`γ = ${l}: ${se(h)}`).join(", ")},c=Fr(i,({speedup:l})=>l);return c===0&&i[0].gamma>1?Se("cho\
ose.smaller",a):c===i.length-1&&i[c].gamma<n?Se("choose.larger",a):Cn("choose",{...a,gamma:i[c].gamma})}},Fp=["lose","choose"];function Gr(s){let{settings:{gamma:e,
...t},models:n,prompt:r}=s.trace;return{alike:JSON.stringify([n.pair,r,t]),gamma:e,speedup:s.folds.measured(s.length)}}function Ba(s,e,t){let n=Fp.includes(s)&&
e.folds.disturbance(e.length)!==null;return{...Up(e)??Bp[s](e,t),busy:n}}var ws=s=>s.reduce((e,t)=>e+t,0);function Ct(s){let e=ws(s);return s.map(t=>t/e)}var Kr=(s,e)=>s.map((t,n)=>Math.min(t,e[n])),Pt=(s,e)=>Math.min(1,ws(Kr(s,e))),
Yr=(s,e)=>e.map((t,n)=>t>0?Math.min(1,s[n]/t):null);function qt(s,e){let t=s.map((n,r)=>Math.max(0,n-e[r]));return ws(t)>0?Ct(t):[...s]}function Wa(s,e){let t=Yr(
s,e).map((r,o)=>e[o]*(r??0)),n=1-ws(t);return{accepted:t,corrected:qt(s,e).map(r=>n*r)}}function Ga(s,e,t){let n=1-s[e];return s.map(o=>n>0?o/n:1/(s.length-1)).
map((o,i)=>i===e?t:o*(1-t))}function Fa(s,e){let t=e*ws(s),n=0;for(let[r,o]of s.entries()){if(o>0){if(t<o)return{token:r,spot:t/o};n=r}t-=o}return{token:n,spot:.5}}
function Jr(s,e,t){let n=Fa(e,t()).token,r=t(),o=Math.min(1,s[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:a}=Fa(qt(s,e),t());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:a,token:i}}var ys=6,Xr="similar",qn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},Wp=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
Ka=({target:s,draft:e})=>[s,e].map(t=>t.map(n=>Math.round(1e3*n)).join(".")).join("-");function Ya(s){if(!Wp.test(s))return null;let[e,t]=s.split("-").map(r=>r.
split(".").map(Number));return[e,t].some(r=>r.every(o=>o===0))||e.length!==t.length?null:{target:Ct(e),draft:Ct(t)}}var Gp=s=>!!s&&[...s?.candidates??[],s?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function Kp({rounds:s},{round:e,index:t}){let n=s[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(t<n.drafts.length?t:r,n.drafts.length-1);return Gp(n.positions?.[o])?{round:e,index:o}:null}function Ja(s,e){let t=s.rounds.flatMap(
({drafts:c},l)=>c.flatMap(({verdict:h},u)=>h==="rejected"?[{round:l,index:u}]:[])),n=[...e?[e]:[],...t].map(c=>Kp(s,c)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=s.rounds[n.round],i=o[n.index],a=Qs(i,[r[n.index].token],!1,ys);return{target:Ct(a.map(c=>c.target??0)),draft:Ct(a.map(c=>c.draft??0)),guess:{...n,
names:a.map(({token:c})=>Yp(s,c)),overlap:i.overlap}}}function Yp({pieces:s},e){if(e===-1)return null;let t=s[e];return ce(typeof t=="string"?t:Ce(Le,t).text)||
Ae(t)}var Zr=["accepted","corrected"],bt=s=>s.reduce((e,t)=>e+t,0),Xa=s=>({accepted:Array(s).fill(0),corrected:Array(s).fill(0)}),Nn=class{shown;constructor(e){this.say=
e,this.heading=p("h3",{}),this.says=p("p",{class:"sv-play-says"}),this.result=p("th",{scope:"col"}),this.rows=Array.from({length:ys},()=>this.buildRow());let t=o=>p(
"th",{scope:"col"},o),n=p("table",{class:"sv-play-emitted"},p("thead",{},p("tr",{},t(e("token")),p("td",{}),t(ie("residual",e("residual"))),t(e("target")),this.
result)),p("tbody",{},...this.rows.map(o=>o.node))),r=o=>p("li",{},p("span",{class:"sv-play-key","data-kind":o}),e(`result_key.${o}`));this.node=p("div",{class:"\
sv-play-result"},this.heading,this.says,n,p("ul",{class:"sv-legend"},...[...Zr,"target"].map(r)))}buildRow(){let e=p("th",{scope:"row",class:"sv-t"}),t=p("span",
{class:"sv-play-stack"},...Zr.map(i=>p("span",{"data-kind":i})),p("span",{"data-kind":"target"})),[n,r,o]=["","",""].map(()=>p("td",{}));return{name:e,bar:t,rest:n,
target:r,result:o,node:p("tr",{},e,p("td",{},t),n,r,o)}}show(e){this.shown=e;let{target:t,draft:n,active:r,name:o}=e,i=Wa(t,n),a=qt(t,n),c=bt(i.corrected);this.
rows.forEach((l,h)=>{l.node.hidden=h>=t.length,!l.node.hidden&&(S(l.name,o(h)),L(l.name,"title",o(h)),l.node.classList.toggle("sv-play-active",h===r),l.bar.style.
setProperty("--target",String(t[h])),S(l.rest,c<1e-9?"–":V(a[h])),S(l.target,V(t[h])))}),S(this.says,this.say(i.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(
r),accepted:V(i.accepted[r]),rejected:V(c),residual:V(a[r]),target:V(t[r])})),this.paint(i,null)}fill(e){let t=bt(e.accepted)+bt(e.corrected),[n,r]=Zr.map(o=>e[o].
map(i=>i/t));this.paint({accepted:n,corrected:r},t)}paint({accepted:e,corrected:t},n){let{say:r}=this;S(this.heading,n===null?r("emits"):r("emits_drawn",{draws:we(
n)})),S(this.result,r(n===null?"result":"drawn")),e.forEach((o,i)=>{let a=this.rows[i];a.bar.style.setProperty("--accepted",String(o)),a.bar.style.setProperty("\
--corrected",String(t[i])),S(a.result,V(o+t[i]))})}counted({accepted:e,corrected:t}){let n=bt(e)+bt(t),r=this.shown.target.map((o,i)=>Math.abs(o-(e[i]+t[i])/n));
return this.say("counted",{draws:we(n),accepted:we(bt(e)),corrected:we(bt(t)),difference:V(Math.max(...r))})}};var Qr=["target","draft"],to=["both",...Qr],Jp={both:"overlap",target:"residual",draft:"rejected"},Nt=.01,eo=.1,Xp={ArrowRight:Nt,ArrowUp:Nt,ArrowLeft:-Nt,ArrowDown:-Nt,
PageUp:eo,PageDown:-eo};function Zp({key:s,shiftKey:e,ctrlKey:t,altKey:n,metaKey:r}){if(t||n||r)return 0;let o=Xp[s]??0;return e?Math.sign(o)*eo:o}var Za=(s,e)=>to.
forEach(t=>s.style.setProperty(`--${t}`,String(e[t]))),Qa=(...s)=>p("span",{class:"sv-play-bar"},...to.map(e=>p("span",{"data-area":e})),...s),Hn=class{shown;constructor(e,t){
this.say=e,this.intents=t,this.rows=Array.from({length:ys},(i,a)=>this.buildRow(a)),this.total=Qa(),this.beta=p("span",{class:"sv-play-beta"});let n=i=>p("span",
{class:"sv-play-model","data-model":i},e(i)),r=i=>p("li",{},p("span",{class:"sv-area-key","data-area":i}),ie(Jp[i],e(`key.${i}`))),o=[0,.5,1].map(i=>p("span",{style:`\
--x:${i}`},String(i)));this.node=p("div",{},p("div",{class:"sv-play-rows"},p("div",{class:"sv-play-row sv-play-head"},p("span",{},e("token")),p("span",{class:"s\
v-play-names"},...Qr.map(n)),p("span",{}),p("span",{},ie("accept_test",e("chance")))),...this.rows.map(i=>i.node),p("div",{class:"sv-play-row sv-play-axis","ari\
a-hidden":"true"},p("span",{}),p("span",{class:"sv-area-ticks"},...o)),p("div",{class:"sv-play-row sv-play-total"},p("span",{},e("total")),this.total,p("span",{
class:"sv-play-whole"},ie("overlap",e("overlap")),this.beta))),p("ul",{class:"sv-legend"},...to.map(r)))}buildRow(e){let t=p("span",{class:"sv-t"}),n={target:this.
buildHandle("target",e),draft:this.buildHandle("draft",e)},r={guess:p("span",{class:"sv-play-dart",hidden:!0}),correction:p("span",{class:"sv-play-dart","data-k\
ind":"correction",hidden:!0})},o=Qa(...Object.values(r),...Object.values(n)),i={target:p("span",{}),draft:p("span",{})},a=p("span",{class:"sv-play-chance"});return{
node:p("div",{class:"sv-play-row"},t,o,p("span",{class:"sv-play-masses"},i.target,i.draft),a),name:t,bar:o,handles:n,darts:r,masses:i,chance:a}}buildHandle(e,t){
let{intents:n}=this,r=()=>n.grab(e,t),o=p("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":e,on:{focus:r,pointerdown:r,change:n.done,
keydown:i=>this.press(i,e,t),input:()=>n.move(e,t,Number(o.value))}});return o}press(e,t,n){let r=Zp(e);if(!r)return;e.preventDefault();let o=Nt*Math.round((this.
shown[t][n]+r)/Nt);this.intents.move(t,n,Math.min(1,Math.max(0,o))),this.intents.done()}show(e){let{target:t,draft:n}=this.shown=e,r=Pt(t,n),o=Kr(t,n);this.rows.
forEach((i,a)=>{i.node.hidden=a>=t.length,i.node.hidden||this.paintRow(a,{target:t[a],draft:n[a],both:o[a]})}),Za(this.total,{target:1,draft:1,both:r}),S(this.beta,
F(r))}paintRow(e,t){let{say:n,shown:{target:r,draft:o,active:i,name:a}}=this,{node:c,name:l,bar:h,handles:u,masses:f,chance:m}=this.rows[e],g=a(e);S(l,g),L(l,"t\
itle",g),c.classList.toggle("sv-play-active",e===i),Za(h,t);let b=Yr(r,o)[e];S(m,b===null?"–":O(b));for(let x of Qr)S(f[x],V(t[x])),u[x].value=String(t[x]),L(
u[x],"aria-label",n(`handle.${x}`,{token:g})),L(u[x],"aria-valuetext",n("handle.text",{p:V(t[x]),overlap:F(Pt(r,o))}))}clear(){this.rows.forEach(({darts:e})=>Object.
values(e).forEach(t=>{t.hidden=!0}))}mark({guess:e,draw:t,accepted:n,token:r,spot:o}){let{target:i,draft:a}=this.shown;this.clear();let c=this.rows[e].darts.guess;
if(c.dataset.kind=n?"accepted":"rejected",c.style.setProperty("--x",String(t*a[e])),c.hidden=!1,n)return;let l=this.rows[r].darts.correction,h=Math.min(i[r],a[r]);
l.style.setProperty("--x",String(h+o*(i[r]-h))),l.hidden=!1}};var Qp=1e3,eh=40,th=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,In=class{scene;preset;active;base;counts;left;frame;constructor({words:e,shown:t=()=>null,
changed:n=()=>{}}){let r=this.say=Be({glossary:[],keys:[],...e});this.shown=t,this.changed=n,this.frame=0,this.presets=[...Object.keys(qn),"shown"].map(o=>this.
button(`presets.${o}`,()=>{this.start(o),this.tell()})),this.context=p("h3",{}),this.note=p("p",{class:"sv-note",role:"status"}),this.says=p("p",{class:"sv-play\
-says"}),this.outcome=p("p",{class:"sv-play-outcome",role:"status"}),this.handles=new Hn(r,{grab:(o,i)=>this.grab(o,i),move:(...o)=>this.move(...o),done:()=>this.
tell()}),this.emitted=new Nn(r),this.node=p("div",{class:"specviz sv-play"},p("div",{class:"sv-choices",role:"group","aria-label":r("start")},p("span",{class:"s\
v-quiet"},r("start")),...this.presets),p("div",{class:"sv-play-columns"},p("div",{},this.context,this.note,this.handles.node,this.says),p("div",{},this.emitted.
node,p("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(Xr)}button(e,t){
return p("button",{type:"button",class:"sv-choose","data-name":e,on:{click:t}},this.say(e))}start(e){let t=Object.hasOwn(qn,e),n=t?qn[e]:e==="shown"?this.shownScene():
Ya(e);return n&&this.put(n,t||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.paint(),S(this.note,this.say("none")),!0)}shownScene(){let{trace:e,
at:t=null}=this.shown()??{};return e?Ja(e,t):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&
this.put(e,"shown")}put(e,t){let n=qt(e.target,e.draft);this.active=n.indexOf(Math.max(...n)),this.preset=t,this.scene=e,this.forget(),S(this.note,this.lost(e)),
this.paint()}lost({target:e,draft:t,guess:n}){if(n?.overlap==null)return"";let[r,o]=[Pt(e,t),n.overlap].map(i=>F(i));return r===o?"":this.say("lumped",{overlap:r,
exact:o})}grab(e,t){this.base=this.scene[e],this.active=t,this.paint()}move(e,t,n){this.preset=null,this.forget(),this.scene={...this.scene,[e]:Ga(this.base,t,n)},
this.paint()}tell(){this.changed(this.preset===Xr?null:this.preset??Ka(this.scene))}name(e){let{guess:t}=this.scene;return t?t.names[e]??this.say("rest"):this.say(
`tokens.${e}`)}paint(){let{say:e,active:t,scene:{target:n,draft:r,guess:o}}=this,i={target:n,draft:r,active:t,name:l=>this.name(l)},a=Pt(n,r),c={overlap:F(a),rejected:F(
1-a)};this.presets.forEach(l=>l.setAttribute("aria-pressed",String(l.dataset.name===`presets.${this.preset}`))),S(this.context,o?e("guess",{round:o.round+1,guess:o.
index+1}):e("prompt")),S(this.says,e(a>1-1e-9?"shares_all":a<1e-9?"shares_nothing":"shares",c)),this.handles.show(i),this.emitted.show(i),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),S(this.outcome,"")}drawOne(){
let e=Jr(this.scene.target,this.scene.draft,Math.random);this.handles.mark(e),S(this.outcome,this.story(e))}story({guess:e,draw:t,threshold:n,accepted:r,token:o}){
let{say:i,scene:{target:a,draft:c}}=this,[l,h]=he(t,n),u=i(`test.${r?"accepted":"rejected"}`,{draw:l,threshold:h,target:V(a[e]),draft:V(c[e])});return N(i("draf\
ted",{token:this.name(e)}),u,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;this.clear(),this.counts=this.counts??Xa(this.scene.target.length),
this.left+=Qp,e||this.drawSome(this.counts)}drawSome(e){let{target:t,draft:n}=this.scene,r=th()?this.left:Math.min(this.left,eh);for(let o=0;o<r;o+=1){let{token:i,
accepted:a}=Jr(t,n,Math.random);e[a?"accepted":"corrected"][i]+=1}this.left-=r,this.emitted.fill(e),this.left?this.frame=requestAnimationFrame(()=>this.drawSome(
e)):S(this.outcome,this.emitted.counted(e))}};function sh(s,e){let t=new In(e);return s.replaceChildren(t.node),{start:t.start.bind(t),follow:t.follow.bind(t)}}Object.assign(window.SpecViz,{play:sh,lesson:{
check:Ba,trialOf:Gr,Run:Qe,sentences:N,speaker:Be}});(function(s){"use strict";let t=new Map,n=u=>new Promise(f=>{let m=()=>{let g=u();g?f(g):setTimeout(m,20)};m()});async function r(u){let f=await fetch(u);if(!f.
ok)throw new Error(f.statusText);return f.json()}let o=()=>{let u=0;return()=>{u+=1;let f=u;return()=>f===u}},i=u=>({read(){try{return JSON.parse(s.sessionStorage.
getItem(u)??"null")}catch{return null}},write(f){try{s.sessionStorage.setItem(u,JSON.stringify(f))}catch{}}}),a=u=>{let f=null,m=null,g=()=>{if(!m||f===null)return;
let b=f;f=null,m(b)};return document.addEventListener("specviz-go",({detail:b})=>{typeof b?.[u]=="string"&&(f=b[u],g())}),b=>{m=b,g()}},c=u=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.
test(u),l=(u,f={},...m)=>{let g=Object.assign(document.createElement(u),f);return g.append(...m),g},h=()=>document.documentElement.lang.slice(0,2);s.SpecVizPage=
{until:n,isLocal:c,language:h,make:l,read:r,turns:o,stored:i,linked:a,stage:()=>document.querySelector("#stage .stage"),scripts:()=>n(()=>s.SpecViz?.mount),viewer:()=>n(
()=>s.SpecVizPage.stage()?.specviz),component:(u,f)=>{t.set(u,f)},async mount(u,f,{element:m,props:g,server:b,trigger:x,watch:_}){let k=await n(()=>t.get(u)),y=Object.
fromEntries(f.map(w=>[w,(R={})=>x(w,R)]));k({node:m.firstElementChild,words:g.words?.[h()],send:y,props:g,server:b,watch:_})}}})(window);(function(s){"use strict";let{make:e}=s.SpecVizPage,t=800,n=680,r="SpecViz";async function o(l,h){try{return await s.navigator.clipboard.writeText(l),!0}catch{let u=document.
activeElement;return Object.assign(h,{hidden:!1,value:l}),h.select(),h.hidden=document.execCommand("copy"),h.hidden&&u.focus(),h.hidden}}function i(l){let h=new URL(
l);h.searchParams.set("embed","1");let u=document.createElement("iframe");return Object.assign(u,{src:h.href,title:r,width:"100%",height:String(n),loading:"lazy"}),
u.setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(u).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}if(s.SpecVizShare={copy:o},s.SpecVizPage.component("share",({node:l,words:h})=>{let u=e("span",{className:"link-said",role:"status"}),f=e("input",{type:"text",
readOnly:!0,hidden:!0,ariaLabel:h.field}),m=e("button",{type:"button",textContent:h.embed});m.addEventListener("click",async()=>{let g=s.SpecVizLinks?.address()??
s.location.href,b=await o(i(g),f);u.textContent=b?h.embedded:h.by_hand}),l.replaceChildren(m,u,f)}),new URLSearchParams(s.location.search).get("embed")!=="1")return;
document.documentElement.classList.add("embed");function a(l){let h=0;new ResizeObserver(()=>{let u=l.clientWidth>=t?n:Math.ceil(l.getBoundingClientRect().height);
!u||u===h||(h=u,s.parent.postMessage({specviz:{height:u}},"*"))}).observe(l)}async function c(){let l=await s.SpecVizPage.until(()=>document.getElementById("sta\
ge")),h=e("a",{className:"embed-open",target:"_blank",textContent:r}),u=()=>{let f=new URL(s.location.href);f.searchParams.delete("embed"),h.href=f.href};u(),["\
pointerdown","focus"].forEach(f=>h.addEventListener(f,u)),l.append(h),a(l)}c()})(window);(function(s){"use strict";let e=document.querySelector("base");e&&e.href===new URL("./",location.href).href&&e.remove();let t=({target:f})=>{if(!(f instanceof HTMLInputElement)||
f.type!=="radio")return;f.closest("fieldset")?.querySelectorAll("input[type=radio]")?.forEach(g=>{g.name=f.name})};["focusin","keydown"].forEach(f=>document.addEventListener(
f,t)),document.addEventListener("keydown",f=>{let{key:m,target:g}=f;m!=="Tab"||!(g instanceof HTMLElement)||!g.matches("[role=combobox]")||(f.stopPropagation(),
g.blur())},!0);function n(){for(let f of document.querySelectorAll('fieldset [data-testid="block-info"]'))f.closest("fieldset")?.setAttribute("aria-label",f.textContent?.
trim()??"")}new ResizeObserver(n).observe(document.documentElement);let r=5e3;function o(f){if(!(f instanceof HTMLInputElement)||f.type!=="number"||!f.value)return null;
let[m,g]=[f.min,f.max].map(x=>x===""?NaN:Number(x)),b=Number(f.value);return b<m?m:b>g?g:null}document.addEventListener("input",f=>{o(f.target)!==null&&f.stopPropagation()},
{capture:!0}),document.addEventListener("focusout",({target:f})=>{let m=o(f);if(m===null)return;let g=f;c(g,m),g.value=String(m),g.dispatchEvent(new Event("inpu\
t",{bubbles:!0}))},{capture:!0});let i=Object.assign(document.createElement("div"),{className:"limit"});i.setAttribute("role","status"),document.body.append(i);
let a=0;function c(f,m){let{left:g,bottom:b}=f.getBoundingClientRect();Object.assign(i.style,{left:`${g+s.scrollX}px`,top:`${b+s.scrollY+4}px`}),i.textContent=`${Number(
f.value)>m?"≤":"≥"} ${m.toLocaleString("en")}`,clearTimeout(a),a=setTimeout(()=>{i.textContent=""},r)}let l=16e3;function h(f,m){let g=document.createElement(
"a");g.href=URL.createObjectURL(f),g.download=m,g.click(),setTimeout(()=>URL.revokeObjectURL(g.href),6e4)}s.SpecVizHand=h;async function u(f){let m=URL.createObjectURL(
new Blob([f],{type:"image/svg+xml"}));try{let g=new Image;g.src=m,await g.decode();let{naturalWidth:b,naturalHeight:x}=g,_=Math.min(2,l/Math.max(b,x)),k=document.
createElement("canvas");return Object.assign(k,{width:b*_,height:x*_}),k.getContext("2d")?.drawImage(g,0,0,k.width,k.height),await new Promise((y,w)=>{k.toBlob(
R=>R?y(R):w(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(m)}}s.SpecVizFiles=({server:f,limits:m,shown:g,show:b,fail:x})=>{let _=async(M,$)=>{
let T;try{T=JSON.parse(await M())}catch{T={state:"error",message:m.busy}}T.state==="error"?x(T.message):await $(T)},k=M=>_(()=>f.make({kind:M==="png"?"svg":M,...g()}),
async({name:$,media:T,text:ee})=>{M==="png"?h(await u(ee),$.replace(/svg$/,"png")):h(new Blob([ee],{type:T}),$)}),y=s.SpecVizPage.turns();document.addEventListener(
"specviz-load",y);let w=async M=>{let $=y();M.size>m.most?x(m.too_large):await _(async()=>f.bring(await M.text()),T=>{$()&&b(T)}),document.querySelector("#stage\
 .sv-status")?.scrollIntoView({block:"nearest"})},R=document.createElement("input");return Object.assign(R,{type:"file",accept:".json,application/json"}),R.addEventListener(
"change",()=>{let M=R.files?.[0];M&&w(M),R.value=""}),{save:k,bring:w,open:()=>R.click()}}})(window);(function(s){"use strict";let r="200px";function o({layout:g},b){let{below:x,height:_,xaxis:k}=g.meta?.narrow??{};return b<x?{...g,height:_,xaxis:{...g.xaxis,...k}}:
g}function i(g,b){let{data:x}=g,_=o(g,b),k=_.showlegend?x.filter(({name:y,showlegend:w})=>y&&w!==!1).length:0;return(_.height||320)+(b<480?19*Math.max(0,k-1):0)}
function a(g,b,x){let _=o(g,b),[k,y,w]=["ink","quiet","line"].map(T=>x.get(T)),R=T=>({gridcolor:w,zerolinecolor:w,automargin:!0,fixedrange:!0,...T,tickfont:{size:11,
color:y,...T.tickfont},title:{...T.title,font:{size:12,color:y}}}),M=Object.keys(_).filter(T=>/^[xy]axis\d*$/.test(T)),$=new Set(["xaxis","yaxis",...M]);return{
margin:{l:48,r:16,t:32,b:48,pad:4},..._,width:b,height:i(g,b),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",..._.legend},...Object.fromEntries([...$].map(T=>[
T,R(_[T]||{})])),font:{family:s.SpecViz.FONT,size:12,color:k},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:x.get("raised"),bordercolor:w,
font:{color:k}}}}let c=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/,l=g=>c.test(g)?`'${g}`:g;function h(g){let b=/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.
test(g)?g:l(g);return/[",\r\n]/.test(b)?`"${b.replaceAll('"','""')}"`:b}let u=null;function f(){let g=u??new Promise((b,x)=>{let _=document.createElement("scrip\
t");Object.assign(_,{src:"plotly/plotly.min.js",onload:()=>b(s.Plotly),onerror:x}),document.head.append(_)});return u=g,g.catch(()=>{u=null}),g}function m(g,b,x){
let{el:_,setText:k,Palette:y}=s.SpecViz.dom,w=null,R="",M=null,$=!1,T=_("div",{class:"sv-drawing",role:"img"}),ee=_("p",{class:"sv-note"}),te=_("table",{}),U=_(
"div",{class:"sv-table-scroll",tabindex:0,role:"region"},te),J=_("details",{class:"sv-table",on:{toggle:()=>q()}},_("summary",{},b.table),U),X=(B,Z)=>_("button",
{class:"sv-link",type:"button",on:{click:Z}},B),Ht=_("p",{class:"sv-note sv-chart-files"},X(b.png,()=>Te("png")),X(b.svg,()=>Te("svg")),X(b.csv,()=>xt())),ze=_(
"div",{class:"specviz sv-chart",hidden:!0},T,ee,J,Ht);g.replaceChildren(ze);let Ee=new y(ze);function Ie(){let B=ze.clientWidth;if(!w||!$||!B||B===M)return;if(!s.
Plotly){f().then(Ie,()=>{});return}M=B;let{figure:Z}=w;s.Plotly.react(T,Z.data,a(Z,B,Ee),{displayModeBar:!1}),T.removeAllListeners("plotly_click"),T.on("plotly_\
click",({points:[fe]})=>fe.customdata!=null&&x(fe.customdata))}function q(){if(!J.open||!w)return;let{columns:B,rows:Z,picks:fe}=w,z=(D,K)=>_("tr",{},...K.map(ge=>_(
D,D==="th"?{scope:"col"}:{},ge))),E=(D,K)=>_("button",{class:"sv-link",type:"button","aria-label":`${b.pick}: ${D.join(b.comma)}`,on:{click:()=>x(K)}},b.pick);te.
replaceChildren(_("thead",{},z("th",fe.length?[...B,b.pick]:B)),_("tbody",{},...Z.map((D,K)=>z("td",K in fe?[...D,E(D.slice(0,2),fe[K])]:D))))}async function Te(B){
let Z=await f().catch(()=>null);if(!w||!Z)return;let{figure:fe}=w,z={...a(fe,ze.clientWidth,Ee),paper_bgcolor:Ee.get("page")},{width:E,height:D}=z;Z.downloadImage(
{data:fe.data,layout:z},{format:B,width:E,height:D,scale:B==="png"?2:1,filename:w.name})}function xt(){if(!w)return;let B=[w.columns,...w.rows].map(fe=>fe.map(h).
join(",")),Z=new Blob([B.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"});s.SpecVizHand(Z,`${w.name}.csv`)}function It(){M=null,Ie()}function ks(B){$=B,Ie()}return new ResizeObserver(()=>requestAnimationFrame(
Ie)).observe(ze),new IntersectionObserver(B=>ks(B[B.length-1].isIntersecting),{rootMargin:r}).observe(ze),new MutationObserver(()=>Ee.refresh()&&It()).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),s.addEventListener("beforeprint",()=>ks(!0)),{show(B){if(B===R)return;R=B;let Z=JSON.parse(B||"null");w=Z,ze.hidden=
!Z,Z&&(T.style.minHeight=`${i(Z.figure,ze.clientWidth||480)}px`,k(ee,Z.says),T.setAttribute("aria-label",Z.says),U.setAttribute("aria-label",`${b.table}: ${Z.columns.
join(b.comma)}`),q(),It())}}}s.SpecVizChart=Object.assign(m,{field:h}),s.SpecVizPage.component("chart",async({node:g,words:b,props:x,send:_,watch:k})=>{await s.
SpecVizPage.scripts();let y=s.SpecVizChart(g,b,R=>_.pick({at:R})),w=()=>y.show(x.value);w(),k("value",w)})})(window);(function(s){"use strict";let t=new Map,n=new Map,r=new Map(new URLSearchParams(s.location.search)),o=0;function i(u){let f=Uint8Array.from(atob(u),m=>m.charCodeAt(
0));return new Response(new Blob([f]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function a(u){let f=t.get(u);if(f)return f;let m=new Promise(
(g,b)=>{n.set(u,_=>g(i(_)));let x=document.createElement("script");Object.assign(x,{src:`data/${u}.js`,onerror:()=>b(new Error(u))}),document.head.append(x)});return t.
set(u,m),m.catch(()=>t.delete(u)),m}function c(u){for(let[f,m]of Object.entries(u))m==null||m===""?r.delete(f):r.set(f,String(m));clearTimeout(o),o=setTimeout(l,
500)}function l(){let u=new URL(s.location.href);if(u.search=String(new URLSearchParams([...r])),u.href!==s.location.href)try{s.history.replaceState(s.history.state,
"",u)}catch{}}function h(){let u=r.get("__theme"),f=u?u==="dark":s.matchMedia("(prefers-color-scheme: dark)").matches;document.body.classList.toggle("dark",f),document.
documentElement.style.colorScheme=f?"dark":"light"}s.SpecVizPage.read=a,s.SpecVizKeep=c,s.SpecVizState=()=>Object.fromEntries(r),s.SpecVizSite={take:(u,f)=>n.get(
u)?.(f),given:()=>JSON.parse(document.getElementById("given")?.textContent||"null"),fail:()=>document.getElementById("lost")?.removeAttribute("hidden")},h(),s.matchMedia(
"(prefers-color-scheme: dark)").addEventListener("change",h);for(let u of document.querySelectorAll(".languages a"))u.addEventListener("click",()=>{let f=new URL(
u.href);f.search=String(new URLSearchParams([...r])),f.hash=s.location.hash,u.href=f.href});for(let u of document.querySelectorAll("[data-component]")){let f=u.
getAttribute("data-component")??"",m=s.SpecVizSite.given()?.[f];s.SpecVizPage.mount(f,[],{element:u,props:m?{words:{[s.SpecVizPage.language()]:m}}:{},server:{},
trigger:()=>{},watch:()=>{}})}})(window);(function(s){"use strict";let{language:e,read:t,turns:n}=s.SpecVizPage,{given:r,fail:o}=s.SpecVizSite;if(!document.getElementById("stage"))return;let i=document.
querySelector("#stage .stage"),{runs:a}=r(),c=[...document.querySelectorAll("#recorded button")],l=document.querySelector(".recorded-about"),h=s.SpecVizState(),
u=n(),f="",m=k=>/^\d{1,5}$/.test(String(k))?Number(k):null;function g(k){if(!f)return;let{round:y,phase:w,rounds:R,pinned:M,opening:$,tint:T,presenter:ee,view:te}=k.
state(),U=!$||M;s.SpecVizKeep({recorded:f===a[0].name?null:f,round:U&&y<R?y:null,phase:U&&w?w:null,at:M?`${M.round}.${M.index}`:null,open:te==="race"?null:te,tint:T===
"verdict"?null:T,presenter:ee?1:null})}async function b(k,y,w=!1){let R=a.find($=>$.name===y)??a[0],M=u();try{let $=await t(`traces/${R.name}.json`);if(!M())return;
k.load($,{recorded:!0,teach:!w})}catch{M()&&o();return}f=R.name,i.shows={live:!1,name:f},c.forEach($=>$.setAttribute("aria-pressed",String($.dataset.name===f))),
l.textContent=R.notice}function x(k){let y=m(h.round);y!==null&&k.seek(y,m(h.phase)??0);let w=/^(\d{1,5})\.(\d{1,3})$/.exec(String(h.at));w&&k.pin({round:Number(
w[1]),index:Number(w[2])}),h.open&&k.open(String(h.open)),h.tint&&k.tint(String(h.tint)),h.presenter==="1"&&k.present(!0)}async function _(){let k=s.SpecViz.mount(
i,{words:await t(`words/${e()}.json`)});i.specviz=k,c.forEach(y=>y.addEventListener("click",()=>b(k,y.dataset.name))),await b(k,h.recorded===void 0?void 0:String(
h.recorded),["round","at"].some(y=>y in h)),x(k),document.addEventListener("specviz-painted",()=>g(k))}_().catch(o)})(window);(function(s){"use strict";let{language:e,read:t,turns:n}=s.SpecVizPage,{given:r,fail:o}=s.SpecVizSite,i=document.getElementById("explore");if(!i)return;let{el:a}=s.
SpecViz.dom,c=["drafter","temperature"],l=r(),h=n(),u=s.SpecVizState(),f=a("p",{class:"explore-origin"}),m=a("div",{class:"explore-answer",role:"status"}),g=a("\
div",{class:"explore-choices"}),b=new Map(Object.keys(l.headings).map(M=>{let $=a("div",{}),T=a("section",{class:"explore-picture"},a("h3",{},l.headings[M]),$);
return[M,{section:T,chart:s.SpecVizChart($,l.chart,()=>{})}]})),x=a("div",{class:"explore-pictures"},...[...b.values()].map(({section:M})=>M));function _(M,$,T,ee,te){
if($.length<2)return[];let U=$.map(J=>{let X=a("input",{type:"radio",name:M,value:J,checked:J===T,on:{change:()=>ee(J)}});return a("label",{},X,a("span",{},te.get(
J)??J))});return[a("fieldset",{},a("legend",{},l[M]),...U)]}function k(M,$){let{parts:T}=M,{drafter:ee,temperature:te}={...T[0],...$},U=T.find(q=>q.drafter===ee&&
q.temperature===te)??T.find(q=>q.drafter===ee)??T[0],J=new Map(T.map(q=>[q.drafter,q.label])),X=q=>[...new Set(T.map(Te=>Te[q]))],Ht=q=>Te=>{k(M,{...U,[q]:Te}),
g.querySelector(`input[name=${q}]:checked`).focus()};g.replaceChildren(...c.flatMap(q=>_(q,X(q),U[q],Ht(q),J))),f.textContent=M.origin,m.replaceChildren(...U.answer.
map(q=>a("p",{},q)));let Ee={...M.compared.find(q=>q.temperature===U.temperature)?.pictures,...U.pictures};b.forEach(({chart:q,section:Te},xt)=>{Te.hidden=!(xt in
Ee),q.show(Ee[xt]??"")});let Ie=q=>U[q]===T[0][q]?null:U[q];s.SpecVizKeep({drafter:Ie("drafter"),temperature:Ie("temperature")})}async function y(M,$={}){let T=h();
try{let ee=await t(`sweeps/${M}.${e()}.json`);if(!T())return;k(ee,$),s.SpecVizKeep({sweep:M===l.sweeps[0].name?null:M})}catch{T()&&o()}}let w=l.sweeps.find(({name:M})=>M===
u.sweep)??l.sweeps[0],R=a("select",{on:{change:()=>y(R.value)}},...l.sweeps.map(({name:M,title:$})=>a("option",{value:M,selected:M===w.name},$)));i.replaceChildren(
a("label",{class:"explore-source"},l.results,R),f,g,m,x),y(w.name,u)})(window);(function(s){"use strict";let{component:e,language:t,linked:n,read:r,scripts:o}=s.SpecVizPage,i=n("claim");function a(c,{words:l,chart:h,cards:u,busy:f,lacking:m},g){
let{dom:{el:b,setText:x},lesson:{sentences:_,speaker:k}}=s.SpecViz,y=k(l),w=new Map,R=null,M=z=>b("span",{class:"myth-chip","data-verdict":z},l.verdicts[z]),$=(z,...E)=>E.
some(Boolean)?[b("dt",{},z),b("dd",{},...E)]:[],T=(z,E,D)=>b("button",{type:"button",class:D||"myth-button",on:{click:E}},z);function ee(z,E){return z.flatMap(([
D,K],ge)=>[...ge?[l.comma]:[],b("a",{href:K,...E},D)])}function te(z){function E(D){!s.SpecVizGo||D.ctrlKey||D.metaKey||D.shiftKey||(D.preventDefault(),s.SpecVizGo(
{view:"watch",recorded:z.run}))}return b("a",{class:"myth-link",href:z.replay,on:{click:E}},l.replay)}function U(z,E,D){let K=b("div",{class:"myth-actions"}),ge=m&&
m[z.number];return z.rule&&m&&!ge.length&&K.append(E.run,E.stop),D&&K.append(E.back),z.watch&&K.append(T(l.watch,()=>s.SpecVizGo({...z.watch,view:"watch"}))),z.
replay&&K.append(te(z)),z.pay&&K.append(T(l.pay,()=>s.SpecVizGo({view:"pay",fold:"cost",reveal:!0}))),K.append(b("a",{class:"myth-link",href:z.link},l.link)),K}
function J(z){if(!z.rule)return"";if(!m)return l.recorded_only;let E=m[z.number];return E.length?y("lacks",{pairs:E.join(l.comma)}):z.estimate||""}function X(z){
let E=z,D=b("span",{class:"myth-mark"}),K=b("p",{class:"myth-says"}),ge=b("div",{class:"myth-body"}),wt=b("p",{class:"myth-line",role:"status"}),Dn=b("progress",
{max:100,hidden:!0,"aria-label":l.how}),Vn=!1,Re={run:T(l.run,()=>xt(E.number),"myth-button myth-primary"),stop:T(l.stop,()=>{Vn=!0,g.halt(),x(wt,l.stopping)}),
back:T(l.back,()=>{oo(z),Te()})};Re.stop.hidden=!0;let rt=b("details",{class:"myth",id:`claim-${E.number}`,on:{toggle:()=>el()}},b("summary",{},b("span",{class:"\
myth-number","aria-label":y("claim_number",{n:E.number})},String(E.number)),b("span",{},b("span",{class:"myth-claim"},E.claim),K),D),ge);function el(){rt.open&&
!ge.hasChildNodes()&&no(),rt.open?s.SpecVizKeep?.({claim:E.number}):Ht()===E.number&&s.SpecVizKeep?.({claim:null})}let so=b("div",{}),Un=null;function no(){let be=b(
"dl",{class:"myth-setup"},...(E.setup||[]).flatMap(([Ue,Bn])=>$(Ue,Bn))),yt=b("dl",{class:"myth-about"},...$(l.how,E.how),...$(l.rule,E.rule),...$(l.missing,E.missing),
...$(l.terms,...ee(E.words,{})),...$(l.papers,...ee(E.papers,{target:"_blank",rel:"noreferrer"}))),Dt=[Re.run,Re.stop].find(Ue=>Ue===document.activeElement);ge.
replaceChildren(...E.picture?[so]:[],...E.source?[b("p",{class:"myth-source"},E.source)]:[],yt,be,U(E,Re,E!==z),Dn,wt),E.picture&&(Un=Un||s.SpecVizChart(so,h,()=>{}),
Un.show(E.picture)),x(wt,J(E)),Dt?.focus({preventScroll:!0})}function ro(){D.replaceChildren(M(E.verdict)),x(K,E.says)}function oo(be){E=be,ro(),ge.hasChildNodes()&&
no()}return ro(),{node:rt,verdict:()=>E.verdict,show:oo,tell({state:be,message:yt,done:Dt}){let Ue=be==="loading"||be==="running";Ue&&Vn?g.halt():Vn=!1;let Bn=[
Re.run,Re.stop].some(tl=>tl===document.activeElement);Object.assign(Re.run,{hidden:Ue}),Object.assign(Re.stop,{hidden:!Ue}),Bn&&(Ue?Re.stop:Re.run).focus(),Object.
assign(Dn,{hidden:be!=="running"}),be==="running"&&(Dn.value=Dt??0),wt.dataset.state=be,be==="running"?x(wt,y("running",{percent:Dt})):x(wt,be==="stopped"?l.stopped:
yt||"")},go(){rt.open=!0,rt.scrollIntoView({block:"start"})},reveal(){let{top:be,bottom:yt}=Re.run.getBoundingClientRect();be>=0&&be<yt&&yt<=s.innerHeight&&rt.getBoundingClientRect().
top<0&&rt.scrollIntoView({block:"start"})}}}let Ht=()=>Number(s.SpecVizState?.().claim),ze=b("p",{class:"myth-tally",role:"status"}),Ee=["",...Object.keys(l.verdicts)].
map(z=>[z,b("button",{type:"button",on:{click:()=>q(z)}},z?l.verdicts[z]:l.all)]),Ie=()=>[...w.values()].map(z=>z.verdict());function q(z){s.SpecVizKeep?.({verdict:z});
for(let E of w.values())E.node.hidden=z!==""&&E.verdict()!==z;for(let[E,D]of Ee)D.setAttribute("aria-pressed",String(E===z))}function Te(){let z=K=>Ie().filter(
ge=>ge===K).length,E=y("tally",{holds:z("holds"),fails:z("fails"),depends:z("depends"),yours:z("yours")}),D=z("untried");x(ze,_(E,D>0&&y("tally_untried",{untried:D})));
for(let[K,ge]of Ee)ge.hidden=K!==""&&!z(K)}function xt(z){R!==null&&w.get(R)?.tell({state:"stopped"}),R=z,w.get(z)?.tell({state:"running",done:0}),g.begin(z)}function It(z){
let E=/^\d{1,2}$/.test(String(z))&&w.get(Number(z));E&&(E.node.hidden&&q(""),E.go())}for(let z of u)w.set(z.number,X(z));let ks=b("div",{class:"myth-kinds",role:"\
group","aria-label":l.show},...Ee.map(([,z])=>z)),B=b("div",{class:"myth-list"},...[...w.values()].map(z=>z.node));c.replaceChildren(ze,ks,B),Te();let Z=new URLSearchParams(
s.location.search),fe=Z.get("verdict")??"";return q(Ee.some(([z,E])=>z===fe&&!E.hidden)?fe:""),i(It),It(Z.get("claim")),c.fail=()=>{R!==null&&w.get(R)?.tell({state:"\
error",message:f}),R=null},z=>{let E=w.get(z.claim);E&&(z.card&&(E.show(z.card),Te()),E.tell(z),z.card&&E.reveal(),!["loading","running"].includes(z.state)&&R===
z.claim&&(R=null))}}e("myths",async({node:c,words:{busy:l,lacking:h}={busy:"",lacking:null},props:u,send:f,watch:m})=>{let g=r(`claims/${t()}.json`);await o();let b=a(
c,{...await g,busy:l,lacking:h},{begin:x=>f.begin({claim:x}),halt:f.halt});m("value",()=>b(JSON.parse(u.value||"{}")))})})(window);(function(s){"use strict";let{component:e,scripts:t,stage:n,until:r}=s.SpecVizPage,o=new URLSearchParams(s.location.search).get("play"),i=()=>{};document.addEventListener(
"specviz-go",({detail:a})=>{a?.play&&(o=String(a.play),i())}),e("play",async({node:a,words:c})=>{await t();let l=s.SpecViz.play(a,{words:c,changed:h=>s.SpecVizKeep(
{play:h}),shown:()=>{let h=n()?.specviz,u=h?.trace();return h&&u?{trace:u,at:h.state().selected}:null}});i=()=>{if(!o)return;l.start(o)&&s.SpecVizKeep({play:o});
let h=document.getElementById("play");r(()=>h?.previousElementSibling?.querySelector("h2")).then(()=>h?.scrollIntoView()),o=null},document.addEventListener("spe\
cviz-painted",()=>l.follow()),i()})})(window);})();
