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
(()=>{var Na=(n,t)=>n.replace(/\{(\w+)\}/g,(e,s)=>t&&s in t?String(t[s]):e);function Vt(n){return(t,e)=>{let s=t.split(".").reduce((i,r)=>i?.[r],n);return typeof s=="\
string"?Na(s,e):t}}var vt=n=>n;function mr(n){vt=Vt(n)}var qa=new TextEncoder,Ia=new TextDecoder("utf-8",{ignoreBOM:!0});function gr(n){return n==null?[]:typeof n=="string"?[...qa.encode(n)]:(n.hex.match(/../g)||[]).
map(t=>parseInt(t,16))}function Ha(n){return n<128?1:n<194?0:n<224?2:n<240?3:n<245?4:0}function Va(n){for(let t=1;t<=Math.min(3,n.length);t+=1){let e=n[n.length-
t];if(e<128)return 0;if(e>=192)return Ha(e)>t?t:0}return 0}var qt=Object.freeze({bytes:[],tokens:0});function Dt(n,t){let e=[...n.bytes,...gr(t)],s=Va(e),i=e.slice(
0,e.length-s);return{text:Ia.decode(new Uint8Array(i)),took:i.length?n.tokens+1:1,pending:s?{bytes:e.slice(-s),tokens:i.length?1:n.tokens+1}:qt}}var Bt=n=>gr(n).
map(t=>t.toString(16).padStart(2,"0")).join(" "),Da=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Ba=["space","newline","tab","control","text"];function ii(n){return[...n.matchAll(Da)].map(t=>({kind:Ba[t.slice(1).findIndex(e=>e!==void 0)],text:t[0]}))}var ri=n=>"\
U+"+(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Ua=n=>n&&`⁨${n}⁩`,Ot=n=>n.replace(/[\u2068\u2069]/g,"");function wt(n){return Ua(ii(n).
map(({kind:t,text:e})=>t==="space"?"·".repeat(e.length):t==="newline"?"↵":t==="tab"?"⇥":t==="control"?ri(e):e).join(""))}var tt=(...n)=>n.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),Jt="–",Ut=n=>(t,e)=>t==null||!Number.isFinite(t)?Jt:n(t,e);function Fa(n){let[t,e]=n.toExponential(1).split("e");return`${t}\
×10${[...e].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var te=Ut((n,t=3)=>{if(n===0||n===1)return String(n);if(n<1e-6)return Fa(
n);let e=n.toPrecision(n<.001?Math.min(t,2):t),s=e.includes("e")?n.toFixed(7):e;return/^1(\.0*)?$/.test(s)?[4,5,6].map(i=>n.toFixed(i)).find(i=>i[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),dt=Ut((n,t)=>n>0&&n<1e-4?"<0.0001":te(n,t)),ct=Ut(n=>n===0||n===1?String(n):n>0&&n<5e-4?"<0.001":n<1&&n>=.9995?">0\
.999":n.toFixed(3));function Mt(n,t){let e=a=>[n,t].map(c=>te(c,a)),s=n===t?3:[3,4,5,6,7].find(a=>new Set(e(a)).size>1)??8,i=e(s),r=Math.min(n,t)>.9&&i.every(a=>a.
startsWith("0.")),o=Math.max(...i.map(({length:a})=>a))-2;return r?[n,t].map(a=>a.toFixed(o)):i}var H=Ut(n=>{let t=n*100;return t>0&&t<.1?"<0.1%":t>=99.95&&t<100?
">99.9%":(t<9.95||t>99&&t<100?t.toFixed(1).replace(/\.0$/,""):t.toFixed(0))+"%"}),ft=Ut(n=>n.toFixed(n<9.995?2:1)+"×"),X=Ut((n,t=2)=>n.toFixed(t)),oi=Ut(n=>n<99.5?
n.toFixed(1):n.toFixed(0)),Lt=Ut(n=>n.toLocaleString("en")),ai=Ut(n=>{let[t,e]=n>=9995e5?["B",1e9]:n>=999500?["M",1e6]:["k",1e3];return`${(n/e).toPrecision(n/e<
10?2:3)} ${t}`}),nt=Ut(n=>n===0?"0 s":n<.001?(n*1e3).toFixed(2)+" ms":n<.1?(n*1e3).toFixed(1)+" ms":n<1?(n*1e3).toFixed(0)+" ms":n.toFixed(2)+" s");var Wa="http://www.w3.org/2000/svg",br=n=>n.split(/\u2068([^\u2069]*)\u2069/).map((t,e)=>e%2?l("bdi",{translate:"no"},t):t);function l(n,t,...e){let s=document.
createElement(n),{on:i={},...r}=t;Object.entries(i).forEach(([o,a])=>s.addEventListener(o,a));for(let[o,a]of Object.entries(r))a===!0?s.setAttribute(o,""):a!==!1&&
a!=null&&s.setAttribute(o,Ot(String(a)));return s.append(...e.flatMap(o=>o==null?[]:typeof o=="string"?br(o):[o])),s}function k(n,t){n.textContent!==Ot(t)&&(n instanceof
Element?n.replaceChildren(...br(t)):n.textContent=Ot(t))}function j(n,t,e){e==null?n.removeAttribute(t):n.getAttribute(t)!==Ot(String(e))&&n.setAttribute(t,Ot(String(
e)))}function xr(n,t,e,s){let i=e.bottom-t.bottom+4,r=e.top-t.top-48;i>0?n.scrollTop=s*Math.ceil((n.scrollTop+i)/s):r<0&&(n.scrollTop=s*Math.floor((n.scrollTop+
r)/s))}function Z(n,t,...e){let s=document.createElementNS(Wa,n);return Object.entries(t).forEach(([i,r])=>s.setAttribute(i,Ot(String(r)))),s.append(...e.map(i=>typeof i==
"string"?Ot(i):i)),s}var Ue=n=>Z("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},Z("path",{d:n}));function St(n,t=!1){return ii(n).map(({kind:e,
text:s})=>{if(e==="text")return document.createTextNode(s);if(e==="control")return l("span",{class:"sv-control"},ri(s));let i=t&&e!=="space";return l("span",{class:`\
sv-${e}${i?" sv-marked":""}`},i?"":s)})}var Te=class{probe=l("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;constructor(t){t.append(this.probe)}get(t){
let e=this.cache.get(t);if(e!==void 0)return e;this.probe.style.color=`var(--sv-${t})`;let{color:s}=getComputedStyle(this.probe);return this.cache.set(t,s),s}refresh(){
let t=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==t}},Oe=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Ts="#term-",Ga=`[data-term], a[href^="${Ts}"]`,zs=12,li=8;function G(n,t){return l("button",{type:"button",class:"sv-term","data-term":n,"aria-haspopup":"di\
alog"},t)}var ci=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",t=>this.click(t)),["pointerover","focusin"].forEach(
t=>document.addEventListener(t,e=>this.hint(e)))}teach(t){this.say=Vt(t),this.terms=new Map((t.glossary||[]).map(e=>[e.term,e])),this.showNamed()}showNamed(){let{
hash:t,pathname:e,search:s}=window.location,i=t.startsWith(Ts)&&this.terms.get(t.slice(Ts.length));i&&(window.history.replaceState(window.history.state,"",e+s),
this.show(i,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:t}){let e=t instanceof Element?t.
closest(Ga):null;if(!(e instanceof HTMLElement)||e.closest("[data-glossary]"))return null;let s=this.terms.get(e.dataset.term??e.getAttribute("href")?.slice(Ts.
length)??"");return s?{opener:e,entry:s}:null}hint(t){let e=this.named(t);e&&!e.opener.parentElement?.closest("[title]")&&j(e.opener,"title",e.entry.definition)}click(t){
let e=this.named(t);if(!e)return;let{opener:s,entry:i}=e;t.preventDefault(),!(this.held===s&&t.detail)&&this.show(i,s)}build(){let{say:t}=this;this.name=l("h2",
{id:"term-name"}),this.close=l("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=l("p",{}),this.formula=
l("p",{class:"sv-formula"}),this.sources=l("p",{class:"sv-note"}),this.see=l("p",{class:"sv-note"});let e=l("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},l("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",t("term.close")),document.body.append(e),e}show(t,e){let s=this.node=this.node??this.build();s.dataset.shows=t.term,
this.fill(t),s.contains(e)||(this.opener=e,s.classList.toggle("sv-standalone",!!e.closest(".sv-standalone")),s.showPopover(),this.place(s,e.getBoundingClientRect())),
s.focus({preventScroll:!0})}fill({name:t,definition:e,formula:s,sources:i,see:r}){let{say:o}=this;k(this.name,t),k(this.definition,e),this.formula.hidden=!s;let a=/\bq\b/.
test(s)?[l("span",{class:"sv-symbols"},o("term.symbols"))]:[];this.formula.replaceChildren(l("span",{class:"sv-spoken"},`${o("term.formula")} `),s,...a);let c=({
name:d,url:h})=>l("a",{href:h,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,o("term.source"),i.map(c)),this.list(this.see,o("term.see"),r.flatMap(
d=>{let h=this.terms.get(d);return h?[G(d,h.name)]:[]}))}list(t,e,s){t.hidden=!s.length,t.replaceChildren(`${e} `,...s.flatMap((i,r)=>r?[this.say("comma"),i]:[i]))}place(t,{
left:e,top:s,bottom:i}){let{offsetWidth:r,offsetHeight:o}=t,{clientWidth:a,clientHeight:c}=document.documentElement,d=i+li+o+zs<=c||s<c-i,h=Math.max(zs,Math.min(
e,a-r-zs)),p=d?i+li:Math.max(zs,s-li-o);Object.assign(t.style,{left:`${h+window.scrollX}px`,top:`${p+window.scrollY}px`})}},wr=new ci;var Q=({settings:n})=>(n.tree??"chain")!=="chain",mt=({drafts:n})=>n.some(({parent:t})=>t!=null),Rt=(n,t)=>n[t].parent??t-1,Fe=(n,t)=>t<0?[]:[...Fe(n,Rt(n,t)),t];
function $t(n){let t=[];return n.forEach((e,s)=>{let i=Rt(n,s);t.push(i<0?0:t[i]+1)}),t}var he=n=>n.flatMap(({verdict:t},e)=>t==="accepted"?[e]:[]);function yr(n){
let t=$t(n);return n.flatMap(({verdict:s},i)=>s==="untested"?[]:[i]).sort((s,i)=>t[s]-t[i]||s-i)}function kr({drafts:n}){let t=he(n);if(!mt({drafts:n}))return t.
length;let e=t.at(-1)??-1;return n.flatMap(({parent:i},r)=>i===e?[r]:[]).at(-1)??n.length}function _r(n){let t=n.map(()=>0),e=0,s=i=>{i>=0&&(t[i]=e),n.flatMap((o,a)=>o===
i?[a]:[]).forEach((o,a)=>{a&&(e+=1),s(o)})};return s(-1),{rows:t,count:e+1}}var We=(n,t)=>({name:n,index:t}),Ka=["medusa","dflash","lookup"],Sr=({drafts:n},{settings:t})=>Ka.includes(n[0]?.source??t.drafter)&&!mt({drafts:n});function ee({
drafts:n,final:t,together:e}){let s=yr(n),i=n.filter(r=>r.verdict==="accepted").length;return[...Er({drafts:n,together:e}).map(r=>We("draft",r)),We("verify",0),
...s.map(r=>We("test",r)),...i<n.length?[We("discard",i)]:[],...t?[We("final",n.length)]:[]]}var di=({drafts:n,together:t})=>Er({drafts:n,together:t}).length+n.
length+(n.length?3:2);function Er({drafts:n,together:t}){if(t)return n.length?[0]:[];let e=$t(n);return n.flatMap((s,i)=>e.indexOf(e[i])===i?[i]:[])}var Ge=({drafts:n,
final:t})=>t&&(n.length?t.kind:"plain");function Ja(n,{name:t,index:e},s){let{drafts:i}=s;if(t==="verify")return n.map((o,a)=>a<i.length?"lit":o);if(t==="discar\
d")return n.map(o=>o==="lit"?"untested":o);if(t==="draft"&&s.together)return n.map((o,a)=>a<i.length?"guessed":o);if(t==="draft"&&mt(s)){let o=$t(i);return n.map(
(a,c)=>c<i.length&&o[c]===o[e]?"guessed":a)}let r=t==="draft"?"guessed":t==="test"?i[e].verdict:Ge(s);return n.map((o,a)=>a===e&&r?r:o)}function zr(n,t){let e=ee(
n).slice(0,t),s=n.drafts.length+(n.final?1:0);return{phase:e[e.length-1],looks:e.reduce((i,r)=>Ja(i,r,n),Array(s).fill("absent")),verified:e.some(i=>i.name==="v\
erify"),fallen:e.some(i=>i.name==="discard")}}function hi(n,{round:t,phase:e}){return t>=n.length?{round:n.length,phase:0}:e+1>=ee(n[t]).length?{round:t+1,phase:0}:
{round:t,phase:e+1}}function Tr(n,{round:t,phase:e}){return e>0?{round:t,phase:e-1}:t>0?{round:t-1,phase:ee(n[t-1]).length-1}:{round:0,phase:0}}function Ke(n,{round:t,
phase:e=0}){if(t<0)return{round:0,phase:0};if(t>=n.length)return{round:n.length,phase:0};let s=ee(n[t]).length;return e>=s?{round:t+1,phase:0}:{round:t,phase:Math.
max(0,e)}}var Je=["token","block","match","typical","top-k","threshold"],Ya=["typical","top-k","threshold"],J=({settings:n})=>n.rule??"token",gt=n=>Ya.includes(n),Et=n=>n?.
target==null||!n.draft?null:Math.min(1,n.target/n.draft),yt=n=>n?.chance??Et(n),pe=(n,t)=>gt(t)&&[0,1].includes(yt(n)??-1);function Me(n){if(n.draw==null)return"\
kept";let t=n.draw;return t<(yt(n)??1)?"passed":t<(Et(n)??1)?"kept":"rescued"}function Or(n,t){let{target:e,draft:s,weight:i}=n[t];if(e==null||!s||i==null)return null;
let r=Math.min(1,i*e/s),o=t===n.length-1,a=o?r:n[t+1].excess;return a==null||a+1-r<=0?null:{weight:r,excess:a,last:o}}var Ae=n=>n.findLastIndex(t=>t.verdict==="\
accepted"),ue=(n,t)=>n==="untested"&&J(t)==="block"&&!Q(t)?"dropped":n,Mr=({rule:n="token"})=>n==="token"?null:n;function Ar(n,t){let{token:e,target:s,weight:i,
excess:r}=n;return t==="match"?{weight:1,taken:o=>o===e?1:0,mass:s==null?null:1-s}:{weight:i??1,taken:(o,a)=>a,mass:r??null}}var se=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Os=class{constructor(t,e){this.state=t;this.changed=e}state;changed;set(t){this.state=Object.freeze({...this.state,...t}),this.changed(t)}},At=({run:n,moment:t})=>n?
n.length-t.round:0,Yt=({live:n,run:t,mode:e})=>n&&t!==null&&!t.over&&(e==="running"||e==="paused");function Ms({run:n,predicting:t,moment:e}){return n&&n.over&&
!t?n.length:e.round}function Xt({run:n,moment:{round:t,phase:e}}){return n&&e?zr(n.rounds[t],e):null}function ve(n,t){let{run:e,moment:s}=n;if(!t||!e||t.round>s.
round||t.round<0)return null;let i=e.at(t);if(!i||t.round<s.round)return i;let r=Xt(n)?.looks[t.index]??"absent";return r==="absent"?null:{...i,kind:r,open:!0}}
var ne=(n,t)=>n===t||!!(n&&t&&n.round===t.round&&n.index===t.index);function Ye(n){return ve(n,n.pinned)?{at:n.pinned,how:"pinned"}:ve(n,n.hovered)?{at:n.hovered,
how:"preview"}:Xa(n)||el(n)}function Lr(n){let{run:t,moment:e,pinned:s,following:i,playing:r,status:o,recorded:a,speed:c,pace:d,tint:h,presenting:p,view:f,opening:u,
rested:m}=n;return{...e,rounds:t?t.length:0,selected:Ye(n).at,pinned:s,following:i,playing:r,state:o,recorded:a,speed:c,pace:d,tint:h,presenter:p,view:f,opening:u,
rested:m}}function Xa(n){let{run:t,moment:e,entered:s}=n,i=Xt(n);if(i)return{at:{round:e.round,index:i.phase.index},how:"now"};if(!t||s!=="step"||!e.round)return null;
let r=e.round-1;return{at:{round:r,index:Rr(t,r)},how:"now"}}var Rr=(n,t)=>Math.max(0,n.rows[t].slots.findLastIndex(({kind:e})=>e!=="untested")),Za=16,jr=[.25,.75],
Qa=({drafts:n})=>n.findIndex(t=>t.verdict==="accepted"&&Me(t)==="rescued"),tl=({drafts:n})=>n.findIndex(t=>t.verdict==="accepted"&&t.draw!=null&&t.draw>=(Et(t)??
1)),Xe=(n,t)=>t==="block"?Qa(n):gt(t)?tl(n):-1,pi=({drafts:n,final:t})=>t?.kind==="correction"&&n.some(({verdict:e})=>e==="accepted");function As(n){let t=({verdict:o,
target:a,draft:c})=>o==="rejected"&&a!==null&&c!==null&&a>=jr[0]*c&&a<=jr[1]*c,e=n.rounds.findIndex(o=>Xe(o,J(n.trace))>=0);if(e>=0)return e;let s=o=>n.folds.at(
o).emitted>=Za,i=n.rounds.flatMap((o,a)=>pi(o)?[a]:[]),r=o=>n.rounds[o].drafts.some(t);return i.find(o=>r(o)&&s(o))??i.find(s)??i.find(r)??i[0]??null}function ui({
rounds:n,trace:t}){let e=({drafts:a})=>a.some(({verdict:c})=>c==="rejected"),s=n.at(-1);if(!s||s.drafts.length>=t.settings.gamma||e(s))return null;let i=({drafts:a})=>a.
length>s.drafts.length,r=n.findLastIndex(a=>i(a)&&e(a)),o=r>=0?r:n.findLastIndex(i);return o>=0?o:null}var $r=({run:n,moment:t,following:e,mode:s,predicting:i})=>n&&
e&&s==="running"&&!i&&t.round===n.length?ui(n):null,fe=({moment:{round:n,phase:t},rested:e})=>e??(t?n:n-1);function el(n){let t=fe(n),{run:e}=n;if(!e||!e.rounds[t])
return{at:null,how:"newest"};let s=Xe(e.rounds[t],J(e.trace));if(s>=0)return{at:{round:t,index:s},how:"special"};let i=e.rounds[t].drafts.findIndex(({verdict:r})=>r===
"rejected");return i>=0?{at:{round:t,index:i},how:"rejected"}:{at:{round:t,index:Rr(e,t)},how:"newest"}}var sl=["token","top-k","threshold"],Nt=(n,t)=>t&&n!==void 0?n/t:null;function nl({drafts:n,positions:t=[]}){let e=n.map((i,r)=>({...i,overlap:t[r]?.overlap??null}));
return mt({drafts:n})?t.length?[...new Set(e.filter(({verdict:i})=>i!=="untested").map(({parent:i})=>i))].flatMap(i=>il(e.filter(({parent:r})=>r===i))):[]:e.slice(
0,n.filter(({verdict:r})=>r!=="untested").length).flatMap(({overlap:r})=>r===null?[]:[r])}function il(n){let[t,e]=[0,1];for(let s of n){let i=Et(s);if(s.overlap===
null||i===null)return[];t+=e*s.overlap,e*=1-i}return[t]}function rl(n,t){if(sl.includes(t))return!1;let e=new Map(n.map(i=>[i.parent,i]));return n.filter(i=>i.parent!=
null&&i!==e.get(i.parent)).some(i=>t==="typical"||i.draft!==1)}var ol=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function al(n){let t=n.drafts.filter(e=>e.verdict==="accepted").map(e=>e.token);return n.final?[...t,n.final.
token]:t}function ll(n,t,e){let s=a=>t.drafts.filter(c=>c.verdict===a).length,i=s("accepted"),r=s("rejected"),o=nl(t);return{rounds:n.rounds+1,drafted:n.drafted+
t.drafts.length,accepted:n.accepted+i,rejected:n.rejected+r,corrected:n.corrected+(t.final?.kind==="correction"?1:0),untested:n.untested+t.drafts.length-i-r,emitted:n.
emitted+i+(t.final?1:0),draft:n.draft+t.times.draft,verify:n.verify+t.times.verify,accept:n.accept+t.times.accept,overlap:n.overlap+o.reduce((a,c)=>a+c,0),overlaps:n.
overlaps+o.length,otherwise:n.otherwise+(rl(t.drafts,e)?1:0)}}var me=n=>n.draft+n.verify+n.accept;function js(n,t){return Float64Array.from(n).sort()[Math.ceil(
t*n.length/100)-1]}var vi=n=>n.length?{p50:js(n,50),p95:js(n,95)}:null,cl=12,dl=.25,hl=1+1e-9;function pl(n){if(n.length<cl)return null;let t=n.slice(1).map((e,s)=>Math.
abs(e-n[s]));return Nt(js(t,75),js(n,50))}var Ls=class{constructor(t){this.temperature=t.temperature,this.rule=J({settings:t}),this.sums=[ol],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(t){this.sums.push(ll(this.sums[this.sums.length-1],t,this.rule)),this.output.push(...al(
t)),this.bursts.push(me(t.times)),this.match()}pushPlain(t,e){this.plain.tokens.push(t),this.plain.seconds.push(e),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+e),this.match()}match(){let t=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<t&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(t){return this.sums[Math.min(t,this.sums.length-1)]}accepted(t){return this.sums[t+1].accepted-this.sums[t].accepted}compared(t){
let e=Math.min(t,this.sums.length-1);for(;e>0&&this.sums[e].emitted>this.plain.tokens.length;)e-=1;return e}speedup(t){let e=this.sums[this.compared(t)];return Nt(
this.plain.until[e.emitted],me(e))}impossible(t){let e=this.sums[this.compared(t)],s=this.speedup(t);return e.drafted>0&&s!==null&&s>hl*(e.emitted/e.rounds)}measured(t){
return this.impossible(t)?null:this.speedup(t)}cost(t){let e=this.sums[this.compared(t)];return e.emitted?{draft:e.draft/e.emitted,verify:e.verify/e.emitted,accept:e.
accept/e.emitted,plain:this.plain.until[e.emitted]/e.emitted}:null}gaps(t){let e=this.bursts.slice(0,t),s=i=>this.sums[i+1].emitted-this.sums[i].emitted;return{
plain:vi(this.plain.seconds.slice(0,this.at(t).emitted)),speculative:vi(e.flatMap((i,r)=>[i,...Array(s(r)-1).fill(0)])),bursts:vi(e)}}disturbance(t){if(this.impossible(
t))return{jitter:null};let e=pl(this.plain.seconds.slice(0,this.at(t).emitted));return e!==null&&e>dl?{jitter:e}:null}agreement(t){let e=Math.min(this.at(t).emitted,
this.plain.tokens.length);return this.temperature>0||!e?null:{compared:e,first_difference:this.matched<e?this.matched:null}}summary(t=this.sums.length-1){let e=this.
at(t),s=this.agreement(t),i=Math.min(this.plain.tokens.length,e.emitted);return{rounds:e.rounds,drafted:e.drafted,accepted:e.accepted,rejected:e.rejected,untested:e.
untested,emitted:e.emitted,acceptance_rate:Nt(e.accepted,e.accepted+e.corrected),draft_efficiency:Nt(e.accepted,e.drafted),mean_acceptance_length:Nt(e.emitted,e.
rounds),mean_overlap:e.otherwise?null:Nt(e.overlap,e.overlaps),tokens_per_second:Nt(e.emitted,me(e)),plain_tokens_per_second:Nt(i,this.plain.until[i]),speedup:this.
measured(t),agrees_with_plain:s&&s.first_difference===null}}};var ul=Object.freeze({tokens:[],seconds:[]}),vl=/^<\|?\w+\|?>$/,fl=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,ie=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=qt;constructor(t){
this.trace={...t,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...t.pieces}},this.folds=new Ls(t.settings),this.width=t.settings.gamma;for(let e of this.promptTokens()){
let{text:s,pending:i}=Dt(this.pending,this.piece(e));this.promptText+=s,this.pending=i}this.append({from:0,rounds:t.rounds,plain:t.plain,plain_from:0})}piece(t){
return this.trace.pieces[t]}promptTokens(){let{prompt:t}=this.trace,e=this.piece(t[0]);return typeof e=="string"&&vl.test(e)?t.slice(1):t}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:t,plain:e}=this.folds,s=this.trace.ending==="end of text"?t.at(-1):null;
return e.tokens.findIndex(i=>i===s||fl.test(String(this.piece(i))))}append({from:t=this.length,rounds:e=[],plain:s=ul,plain_from:i=this.trace.plain.tokens.length,
pieces:r,...o}){let{trace:a}=this,c=a.plain;if(t>this.length||s.tokens.length&&i>c.tokens.length)return!1;Object.assign(a.pieces,r),e.slice(this.length-t).forEach(
d=>this.push(d));for(let d=c.tokens.length-i;d<s.tokens.length;d+=1)c.tokens.push(s.tokens[d]),c.seconds.push(s.seconds[d]),this.folds.pushPlain(s.tokens[d],s.seconds[d]);
return a.prefill=o.prefill??a.prefill,a.captured=o.captured??a.captured,this.over||(a.ending=o.ending??a.ending),!0}push(t){this.trace.rounds.push(t),this.rounds.
push(Sr(t,this.trace)?{...t,together:!0}:t),this.folds.push(t),this.rows.push(this.row(t)),this.width=Math.max(this.width,t.drafts.length)}row(t){let e=this.pending,
s=[];t.drafts.forEach((o,a)=>{let c=Rt(t.drafts,a),d=this.slot(o.token,o.verdict,c<0?e:s[c].pending);o.verdict==="accepted"&&(this.pending=d.pending),s.push(d)});
let i=Ge(t),r=t.final&&i&&this.slot(t.final.token,i,this.pending);return r&&(this.pending=r.pending),{slots:r?[...s,r]:s,final:r}}slot(t,e,s){let i=this.piece(t),
{text:r,took:o,pending:a}=Dt(s,i),c=r===""&&a.bytes.length>0;return{token:t,kind:e,piece:i,text:r,took:o,part:c,pending:a}}alone(t){let e=this.piece(t);return typeof e==
"string"?e:Dt(qt,e).text}at({round:t,index:e}){let s=this.rows[t],i=s&&s.slots[e];if(!i)return null;let r=this.rounds[t],o=r.drafts.filter(d=>d.verdict==="accep\
ted").length,a=e<r.drafts.length,c=a?e:kr(r);return{...i,number:t,index:e,round:r,accepted:o,judgedAt:c,draft:a?r.drafts[e]:null,judged:r.drafts[c]||null,position:(r.
positions||[])[c]||null}}},Rs=["accepted","correction","bonus","plain"],Zt=n=>Rs.includes(n);var $s=({trace:n})=>n.settings.gamma>0&&!Q(n),mi=({round:n,index:t})=>`${n}.${t}`;function gi({run:n,predicting:t,answers:e},{round:s,phase:i}){if(!t||!n||s>=n.
length)return null;let r=ee(n.rounds[s])[i],o={round:s,index:r.index};return r.name==="test"&&!(mi(o)in e)?o:null}function Qe(n){let t=Xt(n)?.phase;if(!t||t.name!==
"test")return null;let e=mi({round:n.moment.round,index:t.index});return e in n.answers?e:null}var ts=n=>n.predicting&&n.looking!==null&&n.looking===Qe(n),Ft=n=>ts(
n)?null:gi(n,n.moment);function Cr({run:n,answers:t},e,s){if(!n)return{};let i=n.rounds[e.round].drafts[e.index],r=J(n.trace)==="block"?null:yt(i),o=mi(e);return{
answers:{...t,[o]:{said:s,kept:i.verdict==="accepted",threshold:r}},looking:o}}function es({predicting:n,informed:t,run:e}){return n&&(!t||e?.trace.settings.temperature===
0)}var Pr=(n,t)=>es(n)&&t?.kind==="lit",fi=n=>n.length?n.reduce((t,e)=>t+e,0)/n.length:null,Ze=(n,t)=>(n-(t?1:0))**2;function Nr(n){let t=n.flatMap(({said:i,kept:r,
threshold:o})=>i===null?[]:[{chance:i,kept:r,threshold:o}]),e=t.filter(({chance:i})=>i!==.5),s=t.flatMap(({threshold:i,kept:r})=>i===null?[]:[{threshold:i,kept:r}]);
return{n:t.length,decided:e.length,right:e.filter(({chance:i,kept:r})=>i>.5===r).length,brier:fi(t.map(({chance:i,kept:r})=>Ze(i,r))),known:s.length,truth:fi(s.
map(({threshold:i,kept:r})=>Ze(i,r))),best:fi(s.map(({threshold:i})=>i*(1-i)))}}function qr(n,t,e){if(n.brier===null)return[e("predict.lesson.none")];let s={...n,
brier:X(n.brier),truth:X(n.truth),best:X(n.best)},i=!t&&n.truth!==null&&n.known===n.n&&n.brier<n.truth,r=n.brier<.25?"good":n.brier>.25?"bad":"even";return[tt(n.
decided>0&&e("predict.lesson.you",s),e("predict.lesson.brier",s)),e("predict.lesson.half")+" "+e(`predict.lesson.${i?"lucky":r}`),...t?[e("predict.lesson.greedy")]:
n.known?[e("predict.lesson.truth",{...s,n:n.known})]:[]]}var ss=["gamma","temperature","drafter","rule","tree"];function Cs(n,t){return t==="rule"?J(n):t==="tree"?n.settings.tree??"chain":n.settings[t]}function ns(n){
let{gamma:t,budget:e=t}=n.settings;return Q(n)&&t>0?e:t}function Ps(n,t,e,s){return t==="drafter"?It(n,String(e),s):t==="rule"?n(`rules.name.${e}`):t==="tree"?n(
`tree.name.${e}`):String(e)}function It(n,t,e){let s=`drafter_of.${e}.${t}`,i=n(s);return i===s?n(`drafter.${t}`):i}function Qt(n,t,e){let s=t.map(([r,o],a)=>l("button",{type:"button",class:"sv-toggle","data-choice":r,"aria-pressed":String(a===0),on:{click:()=>{i(r),e(r)}}},o)),
i=r=>s.forEach(o=>{let a=String(o.dataset.choice===r);o.getAttribute("aria-pressed")!==a&&o.setAttribute("aria-pressed",a)});return{node:l("div",{class:"sv-togg\
les",role:"group","aria-label":n},...s),set:i}}function Ir(n,t,e){let s=l("select",{on:{change:()=>e(s.value)}},...t.map(([i,r])=>l("option",{value:i},r)));return{
node:l("label",{class:"sv-choice"},n,s),select:s}}function je(n,t,e){let s=l("tbody",{}),i=[],r=()=>{o.open&&s.replaceChildren(...i.map(a=>l("tr",{},...a.map(c=>l(
"td",{},String(c))))))},o=l("details",{class:"sv-table",on:{toggle:r}},l("summary",{},n("chart.table")),l("div",{class:"sv-table-scroll",tabindex:0,role:"region",
"aria-label":t},l("table",{},l("thead",{},l("tr",{},...e.map(a=>l("th",{scope:"col"},a)))),s)));return{node:o,show:a=>{i=a,r()}}}var Ns=[.2,.4,.6,.8],Hr=[.1,.5,1,2],Le={overlap:{term:"overlap",limits:Ns,most:"1",of:({position:n})=>n?.overlap??null},acceptance:{term:"accept_test",limits:Ns,
most:"1",of:({draft:n})=>yt(n??void 0)},target_entropy:{term:"entropy",limits:Hr,most:"",of:({position:n})=>n?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Hr,most:"",of:({position:n})=>n?.draft_entropy??null}};function is(n,t){let e=t&&n in Le?Le[n].of(t):null;return e==null?null:Le[n].limits.filter(s=>e>=
s).length}var qs=class{constructor(t,e){this.say=t;let{node:s,select:i}=Ir(t("tint.label"),["verdict",...Object.keys(Le)].map(o=>[o,t(`tint.${o}.name`)]),e);this.
select=i,this.ends=Ns.map(()=>l("span",{class:"sv-tint-limit"})),this.most=l("span",{class:"sv-tint-limit"});let r=o=>l("span",{class:"sv-tint-swatch","data-tin\
t":o});this.scale=l("span",{class:"sv-tint-scale",role:"img"},l("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((o,a)=>[r(a),o]),r(Ns.length),this.most),
this.means=G("overlap",""),this.legend=l("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=l("div",{class:"sv-tint"},s)}has(t){return t===
"verdict"||Object.hasOwn(Le,t)}show(t){this.select.value=t;let e=Le[t];if(this.legend.hidden=!e,!e)return;let s=i=>String(i).replace(/^0\./,".");this.ends.forEach(
(i,r)=>k(i,s(e.limits[r]))),k(this.most,e.most),k(this.means,this.say(`tint.${t}.means`)),this.means.dataset.term=e.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:e.limits.join(this.say("comma"))}))}};var Vr=480,ml=5;function Wt(n,t){if(n.part)return t("token.part",{hex:Bt(n.piece)});let e=wt(n.text)||t("token.empty");return n.took>1?t("token.took",{token:e,n:n.
took}):e}function xi({rounds:n,trace:t},e,s,i){let{drafts:r}=n[e],o=r.length;if(s>=o)return i("token.final");let a=i("token.guess",{n:s+1,of:o}),{source:c}=r[s];
return c?i("token.from",{slot:a,drafter:It(i,c,t.models.pair)}):a}function ge(n,t,e,s,i){let r=n.rows[t].slots[e];return s("token.aria",{token:Wt(r,s),kind:s(`k\
ind.${ue(i||r.kind,n.trace)}`),round:t+1,slot:xi(n,t,e,s)})}function re(n,t,e=!1){return t.part?n.dataset.part="":t.text===""&&(n.dataset.empty=""),t.took>1&&(n.
dataset.took=String(t.took)),n.append(...St(t.text,e)),n}var gl=/^ \S{1,24}$/;function bi({text:n},t){return gl.test(n)?(t.classList.add("sv-word"),[l("wbr",{}),
t]):[t]}var bl=["rejected","untested"],Is=class{rows;now;written;discarded;run;shown;constructor({say:t,set:e}){this.say=t,this.prompt=l("span",{class:"sv-promp\
t"}),this.more=l("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=l("span",{class:"sv-\
list",role:"listbox","aria-label":t("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=l("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=l("div",{class:"sv-stream-scroll"},this.text),this.ghosts=l("input",{type:"checkbox",on:{change:()=>e({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new qs(t,s=>e({tint:s})),this.node=l("section",{class:"sv-section sv-stream"},l("div",{class:"sv-section-head"},l("h2",{},G("token",t(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=l("label",{class:"sv-check"},this.ghosts,t("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let t=e=>{let s=G(e,this.say(`legend.${e}`));return s.dataset.short=this.
say(`kind.${e}`),l("li",{},l("span",{class:"sv-swatch","data-kind":e}),s)};return this.discarded=bl.map(t),this.discarded.forEach(e=>{e.hidden=!0}),this.written=
Rs.map(t),l("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:t,trace:{settings:{gamma:e,drafter:s}}}){let r={plain:e===0||s.startsWith(
"lookup")||t.some(({drafts:o})=>!o.length),other:e>0};this.written.forEach((o,a)=>{o.hidden=!r[Rs[a]==="plain"?"plain":"other"]})}load(t){this.run=t,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=Q(t.trace),this.shown=
0,this.grow()}dress({ghosts:t,tint:e}){t!==this.ghosted&&this.redraw(t),e!==this.quantity&&this.paintTint(e)}redraw(t){this.ghosted=this.ghosts.checked=t,this.discarded.
forEach(s=>{s.hidden=!t});let{shown:e}=this;this.load(this.run),this.show(e)}paintPrompt(t){let e=this.run.promptText,s=!t&&e.length>Vr;k(this.prompt,s?"…"+e.
slice(-Vr):e),this.more.hidden=!s,k(this.more,this.say("stream.more",{n:e.length}))}grow(){let t=document.createDocumentFragment();for(let e=this.rows.length;e<
this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}this.list.append(t),this.nameKinds(this.run)}row(t){let e=l("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[t].slots.forEach((s,i)=>{Zt(s.kind)?e.append(...bi(s,this.option(s,t,i))):this.ghosted&&!Q(this.run.trace)&&e.append(...bi(
s,this.ghost(s,t,i)))}),e}option(t,e,s){let i=l("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":t.kind,"data-at":`${e}.${s}`,
style:`--i:${s}`,"aria-label":ge(this.run,e,s,this.say),"data-tint":is(this.quantity,this.run.at({round:e,index:s}))});return re(i,t)}ghost(t,e,s){let i=l("span",
{class:"sv-token","data-kind":t.kind,"data-at":`${e}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return re(i,t,!0)}paintTint(t){this.quantity=t,this.tint.show(
t),this.node.dataset.tinted=String(t!=="verdict"),this.options(this.rows.length).forEach(e=>{let[s,i]=(e.dataset.at??"").split(".").map(Number);j(e,"data-tint",
is(t,this.run.at({round:s,index:i})))})}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let i=e;i<s;i+=1)this.rows[i].classList.toggle("sv-\
ahead",i>=t);this.shown=t,j(this.scroller,"tabindex",t?null:0)}showNow(t){let e=this.shown;if(this.now&&(!t||this.now.number!==e)&&(this.now.node.remove(),this.
now=null),!t)return;this.now||(this.now=this.begin(e)),this.now.node.classList.toggle("sv-fallen",t.fallen);let s=mt(this.run.rounds[e]);this.now.tokens.forEach(
(i,r)=>{let o=t.looks[r];i.hidden=o==="absent"||s&&!Zt(o),j(i,"data-kind",o)})}begin(t){let e=this.run.rows[t].slots.map((r,o)=>this.ghost(r,t,o)),s=this.run.rows[t].
slots.flatMap((r,o)=>bi(r,e[o])),i=l("span",{class:"sv-now","aria-hidden":"true"},...s);return this.list.insertBefore(i,this.rows[t]),{number:t,node:i,tokens:e}}options(t){
return this.rows.slice(0,t).flatMap(e=>[...e.querySelectorAll("[role=option]")])}find(t){let e=t&&this.rows[t.round];return!e||t.round>=this.shown?null:e.querySelector(
`[role=option][data-at="${t.round}.${t.index}"]`)||e.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let t=this.measure();this.crop(t);let{x:e,y:s,width:i,height:r}=t.box,o=new DOMRect(e,s,i,r-t.covered);
xr(this.scroller,o,t.head,t.line)}measure(){let[t,e,s]=[this.scroller,this.text,this.head].map(r=>r.getBoundingClientRect()),i=this.tint.legend.offsetHeight;return{
box:t,text:e,head:s,covered:i,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:t,text:e,head:s,line:i}){if(!t.width)return;let{maxHeight:r}=this.
text.style,o=this.shown===this.rows.length&&!this.now;(o||!r)&&(this.scroller.style.minHeight=o?"":`${t.height}px`),this.text.style.maxHeight=o?"":`${Math.ceil(
s.bottom-e.top)+i+ml}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var st,Br,xl,oe,wi,Us,Ur,Vs,Fr,_i,yi,Wr,os=Symbol.for("pv"),Fs={},Ws=[],wl=/^m(i|n|o|s|text|space)$/,Si=Array.isArray,Ei=Ws.slice,xe=Object.assign;function be(n){
n&&n.parentNode&&n.remove()}function Gs(n,t,e){var s,i,r,o={},a=arguments.length;for(r in t)r=="key"?s=t[r]:r=="ref"&&typeof n!="function"?i=t[r]:o[r]=t[r];return a>
2&&(o.children=a>3?Ei.call(arguments,2):e),rs(n,o,s,i,null)}function rs(n,t,e,s,i){var r={type:n,props:t,key:e,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:os,__v:i||++Br,__i:-1,__u:0};return!i&&st.vnode&&st.
vnode(r),r}function le(n){return n.children}function Ds(n,t){this.props=n,this.context=t,this.__g=0}function ae(n,t){if(t==null)return n.__&&ae(n.__,n.__i+1);for(var e;t<n.
__k.length;t++)if((e=n.__k[t])&&e.__e)return e.__e;return typeof n.type!="function"||n.props.__P?null:ae(n)}function yl(n){var t,e=n.__v,s=e.__e,i=[],r=[],o=n.__P;
o&&((t=xe({constructor:os},e)).__v=e.__v+1,st.vnode&&st.vnode(t),zi(o,t,e,n.__n,o.namespaceURI,32&e.__u?[s]:null,i,s||ae(e),32&e.__u,r),t.__v=e.__v,t.__.__k[t.__i]=
t,Zr(i,t,r),e.__=e.__e=null,t.__e!=s&&Gr(t))}function Gr(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(t){return t&&(n.__e=t.__e)}),
Gr(n)}function ki(n){(8&n.__g||(n.__g|=8,oe.push(n),Us++))&&wi==st.debounceRendering||((wi=st.debounceRendering)||queueMicrotask)(Kr)}function Kr(){try{for(var n,
t=1;oe.length;)oe.length>t&&oe.sort(Ur),n=oe.shift(),t=oe.length,8&n.__g&&yl(n)}finally{(Us=oe.length)&&(wi||queueMicrotask)(Kr)}}function Jr(n,t,e,s,i,r,o,a,c,d,h){
var p,f,u,m,v,b,g=s.__k||Ws,w=t.length;for(c=kl(e,t,g,c,w),p=0;p<w;p++)(u=e.__k[p])!=null&&(f=~u.__i&&g[u.__i]||Fs,u.__i=p,b=zi(n,u,f,i,r,o,a,c,d,h),m=u.__e,(f.
ref!=u.ref||8&f.__u)&&(f.ref&&Ti(f.ref,null,u,f),u.ref&&h.push(u.ref,u.__c||m,u)),v=v||m,4&u.__u?(c=Yr(u,c,n,!f.__v),f.__e&&(f.__e=null)):typeof u.type=="functi\
on"&&b!==void 0?c=b:m&&(c=m.nextSibling),u.__u&=-21);return e.__e=v,c}function kl(n,t,e,s,i){var r,o,a,c,d,h,p,f,u,m=e.length,v=m,b=0,g=0,w=n.__k=Array(i);for(r=
0;r<i;r++)(o=t[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=w[r]=rs(null,o):Si(o)?o=w[r]=rs(le,{children:o}):
o.constructor===os&&o.__b?o=w[r]=rs(o.type,o.props,o.key,o.ref,o.__v):w[r]=o,c=r+b,o.__=n,o.__b=n.__b+1,a=null,~(d=o.__i=_l(o,e,c,v))&&(v--,(a=e[d])&&(a.__u|=2)),
a&&a.__v?(o.__u|=16,d==c-1?b--:d==c+1?b++:d!=c&&(d>c?b--:b++,g=1)):(~d||(i>m?b--:i<m&&b++),typeof o.type!="function"&&(o.__u|=4))):w[r]=null;if(g){for(h=[],p=[],
r=0;r<i;r++)if((o=w[r])&&16&o.__u){for(b=0,f=h.length;b<f;)h[u=b+f>>1]<o.__i?b=u+1:f=u;h[b]=o.__i,p[r]=b+1}for(b=h.length;r--;)p[r]&&(p[r]==b?b--:w[r].__u|=4)}if(v)
for(r=0;r<m;r++)!(a=e[r])||2&a.__u||(a.__e==s&&(s=ae(a)),Oi(a,a));return s}function Yr(n,t,e,s){var i,r,o,a;if(typeof n.type=="function"){if(n.props.__P)return t;
if(i=n.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=n,t=Yr(i[r],t,e,!1));return t}for(t&&!t.parentNode&&(t=ae(n))&&!t.parentNode&&(t=null),o=n.__e,a=t;a&&a.nodeType==
8;)a=a.nextSibling;for(o!=a&&(!s&&e.moveBefore&&o.parentNode?e.moveBefore(o,t):e.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(
"$s"););return t}function _l(n,t,e,s){var i,r=n.key,o=n.type,a=t[e],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&o==a.type)return e;if(s>(c?1:0)){for(i=e-1;i>=0;i--)if((a=
t[i])&&!(2&a.__u)&&r==a.key&&o==a.type)return i;for(i=e+1;i<t.length;i++)if((a=t[i])&&!(2&a.__u)&&r==a.key&&o==a.type)return i}return-1}function Dr(n,t,e){e==null&&
(e=""),t[0]=="-"?n.setProperty(t,e):n[t]=e}function Hs(n,t,e,s,i){var r,o;if(t=="style")if(typeof e=="string")n.style.cssText=e;else{if(typeof s=="string"&&(n.style.
cssText=s=""),s)for(t in s)e&&t in e||Dr(n.style,t);if(e)for(t in e)s&&e[t]==s[t]||Dr(n.style,t,e[t])}else if(t[0]=="o"&&t[1]=="n")typeof e!="function"&&(e=null),
typeof s!="function"&&(s=null),(n.__e||(n.__e={}))[t]=e,e&&s||(o=yi[t]||(yi[t]=Sl(t)),(n.__a||(n.__a={}))[t]=_i,r=t!=(t=t.replace(Fr,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),e?n.addEventListener(t,o,r):n.removeEventListener(t,o,r));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in n)
try{return void(n[t]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&t[4]!="-"?n.removeAttribute(t):n.setAttribute(t,t=="popover"&&e==1?"":e)}}function Sl(n){
return function(t){var e=this.__e;if(e){if(e=e[n],t[Vs]==null)t[Vs]=_i++;else if(t[Vs]<this.__a[n])return;return e(st.event?st.event(t):t)}}}function zi(n,t,e,s,i,r,o,a,c,d){
var h,p,f,u,m,v,b,g,w,_,z,N,C,x,y,O,A,I,q=t.type;if(t.constructor!==os)return null;128&e.__u&&(c=32&e.__u,h=e.__c.__z)&&(t.__u|=c,p=r=[],h.nodeType==8?a=Bs(h,r):
r.push(h),a=r[0]||a),(h=st.__b)&&h(t);t:if(typeof q=="function"){f=o.length;try{if(g=t.props,w=(h=q.prototype)&&h.render,_=(h=q.contextType)&&s[h.__c],z=h?_?_.props.
value:h.__:s,(u=e.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(w?t.__c=u=new q(g,z):(t.__c=u=new Ds(g,z),u.constructor=q,u.render=zl),_&&_.sub(u),u.state||(u.state={}),u.
__n=s,u.__g|=8,u.__h=[],u.__k=[]),w&&(u.__s||(u.__s=u.state),q.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=xe({},u.__s)),xe(u.__s,q.getDerivedStateFromProps(
g,u.__s)))),m=u.props,v=u.state,u.__v=t,e.__c){if(g!==m&&w&&!q.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(g,z),t.__v==e.
__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(g,u.__s,z)===!1){t.__v!=e.__v&&(u.props=g,u.state=u.__s,u.__g&=-9),t.__e=e.__e,t.__k=
e.__k,t.__k.some(function(F){F&&(F.__=t)}),Ws.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&o.push(u),a=ae(e);break t}u.componentWillUpdate&&u.componentWillUpdate(
g,u.__s,z),w&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(m,v,b)})}else w&&!q.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),
w&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=z,u.props=g,u.__P=n,u.__g&=-5,N=st.__r,C=w?25:0;do u.__g&=-9,N&&N(t),h=u.render(u.props,u.state=
u.__s,u.context);while(8&u.__g&&++C<25);w&&(Ws.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(s=xe({},s,u.getChildContext())),w&&e.__c&&u.getSnapshotBeforeUpdate&&
(b=u.getSnapshotBeforeUpdate(m,v)),x=h&&h.type===le&&h.key==null?h.props.children:h,g.__P&&(h=a,i=(n=g.__P).namespaceURI,c=r=null,e.props&&e.props.__P!=n&&(e.__k.
some(function(F){F&&Oi(F,F)}),e.__k=null),a=e.__k?ae(e,0):null),a=Jr(n,Si(x)?x:[x],t,e,s,i,r,o,a,c,d),g.__P&&(t.__e=null,a=h),t.__u&=-161,p&&p.some(be),u.__h.length&&
o.push(u),1&u.__g&&(u.__g&=-4)}catch(F){if(o.length=f,t.__v=null,c||r)if(F&&F.then){if(t.__u|=128|c,r){for(~(A=r.indexOf(a||void 0))||(A=r.length);(I=r[A-1])&&I.
nodeType==8;)A--;for(;A<r.length;A++)if(I=r[A])if(r[A]=null,y){if(I==O)break}else{if(I.nodeType!=8)break;I.data.startsWith("$s")&&(O=Bs(y=I))}}if(!y){for(;a&&a.
nodeType==8&&a.nextSibling;)a=a.nextSibling;y=a}(h=Bs(y=t.__c.__z||(t.__c.__z=y)))?(t.__e=y,a=h):t.__e=a,a=a&&a.nextSibling}else r&&r.some(be);else t.__e=e.__e;
t.__k||(t.__k=e.__k||[]),F&&F.then||Xr(t),st.__e(F,t,e)}}else a=t.__e=El(e.__e,t,e,s,i,r,o,c,d,n);return(h=st.diffed)&&h(t),a}function Bs(n,t){if(n&&n.nodeType==
8&&n.data.startsWith("$s"))for(var e=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))e++;else if(n.data.startsWith("/$s")&&!--e)return n}t&&t.push(
n)}}function Xr(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Xr))}function Zr(n,t,e){for(var s=0;s<e.length;)Ti(e[s++],e[s++],e[s++]);st.__c&&st.__c(t,n),n.some(
function(i){try{n=i.__h,i.__h=[],n.some(function(r){r.call(i)})}catch(r){st.__e(r,i.__v)}})}function El(n,t,e,s,i,r,o,a,c,d){var h,p,f,u,m,v,b,g,w=e.props||Fs,_=t.
props,z=t.type;if(z=="svg"?i="http://www.w3.org/2000/svg":z=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xhtml"),r){for(h=0;h<r.
length;h++)if((m=r[h])&&(z?m.localName==z:m.nodeType==3)){n=m,r[h]=null;break}}if(!n){if(g=d.ownerDocument||document,!z)return g.createTextNode(_);n=g.createElementNS(
i,z,_.is?_:d),a&&(st.__m&&st.__m(t,r),a=!1),r=null}if(z){if(d=z=="template"&&n.content||n,r=z=="textarea"&&_.defaultValue!=null?null:r&&Ei.call(d.childNodes),!a&&
r)for(w={},h=0;h<n.attributes.length;h++)w[(m=n.attributes[h]).name]=m.value;for(h in w)m=w[h],h=="dangerouslySetInnerHTML"?f=m:h=="children"||h in _||h=="value"&&
"defaultValue"in _||h=="checked"&&"defaultChecked"in _||Hs(n,h,null,m,i);for(h in _)m=_[h],h=="children"?u=m:h=="dangerouslySetInnerHTML"?p=m:h=="value"?v=m:h==
"checked"?b=m:a&&typeof m!="function"||w[h]===m||Hs(n,h,m,w[h],i);p?(a||f&&(p.__html==f.__html||p.__html==n.innerHTML)||(n.innerHTML=p.__html),t.__k=[]):(f&&(n.
textContent=""),(z=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&wl.test(z))&&(i="http://www.w3.org/1999/xhtml"),Jr(d,Si(u)?u:[u],t,e,s,i,r,o,r?r[0]:
e.__k&&ae(e,0),a,c),r&&r.some(be)),a&&z!="textarea"||(h="value",z=="progress"&&v==null?n.removeAttribute(h):v==null||v===n[h]&&(z!="progress"||v)||Hs(n,h,v,w[h],
i),h="checked",b!=null&&b!=n[h]&&Hs(n,h,b,w[h],i))}else w===_||a&&n.data==_||(n.data=_);return n}function Ti(n,t,e,s){try{typeof n=="function"?t?t.__x=n(t)||1:s&&
(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():n(null)):n.current=t}catch(i){st.__e(i,e)}}function Oi(n,t,e){var s,i,r,o;if(st.unmount&&st.unmount(
n),!(s=n.ref)||s.current&&s.current!=n.__e||Ti(s,null,t,n),s=n.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){st.__e(a,t)}s.__P=s.__n=null}
if(s=n.__k)for(o=0;o<s.length;o++)s[o]&&Oi(s[o],t,typeof n.type!="function"||e&&!n.props.__P);!e&&(s=n.__c)&&(s=s.__z)&&(i=Bs(s,r=[]))&&(s==n.__e&&r.some(be),be(
i),be(s)),e||be(n.__e),n.__e=n.__c=n.__=null}function zl(n,t,e){return this.constructor(n,e)}function Qr(n,t){var e,s,i,r;st.__&&st.__(n,t),t.nodeType==9&&(t=t.
documentElement),s=(e=n&&32&n.__u)?null:t.__k,t.__k=rs(le,{children:[n]}),i=[],r=[],zi(t,t.__k,s||Fs,Fs,t.namespaceURI,s?null:t.firstChild?Ei.call(t.childNodes):
null,i,s?s.__e:t.firstChild,e,r),Zr(i,t.__k,r),t.__k.props.children=null}function to(n){function t(e){var s,i;return this.getChildContext||(s=new Set,(i={})[t.__c]=this,this.getChildContext=function(){return i},this.shouldComponentUpdate=
function(r){this.props.value!=r.value&&s.forEach(function(o){o.__g|=4,ki(o)})},this.sub=function(r){s.add(r);var o=r.componentWillUnmount;r.componentWillUnmount=
function(){s.delete(r),o&&o.call(r)}}),e.children}return t.__c="__cC"+Wr++,t.__=n,t.Provider=(t.Consumer=function(e,s){return e.children(s)}).contextType=t,t}st={__e:function(n,t,e,s){for(var i,r,o;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((o=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(
n)),i.componentDidCatch&&(i.componentDidCatch(n,s||{}),o=1),o&&8&i.__g)return void(i.__g|=2)}catch(a){n=a}}throw Us=0,n}},Br=0,xl=function(n){return n!=null&&n.
constructor===os},Ds.prototype.setState=function(n,t){var e=this.__s;e&&e!=this.state||(e=this.__s=xe({},this.state)),typeof n=="function"&&(n=n(xe({},e),this.props)),
n&&(xe(e,n),this.__v&&(t&&this.__k.push(t),ki(this)))},Ds.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),ki(this))},Ds.prototype.render=
le,oe=[],Us=0,Ur=function(n,t){return n.__v.__b-t.__v.__b},Vs=Symbol(),Fr=/(PointerCapture)$|Capture$/i,_i=0,yi={},Wr=0;var Ai,zt,Mi,eo;var so=0,po=[],ji=[],bt=st,no=bt.__b,io=bt.__r,ro=bt.diffed,oo=bt.__c,ao=bt.unmount,lo=bt.__;function Tl(n,t){bt.__h&&bt.__h(zt,n,so||t),so=0;var e=zt.__H||(zt.
__H={__:[],__h:[]});return n>=e.__.length&&e.__.push({}),e.__[n]}function uo(n){var t=zt.context[n.__c],e=Tl(Ai++,9);return e.c=n,t?(e.__==null&&(e.__=!0,t.sub(zt)),t.props.value):n.__}function Ol(){var n;do{for(;n=ji.shift();)try{as(n)}catch(e){bt.__e(e,{__:(n=n.__P)&&n.__v})}for(;n=po.shift();){var t=n.__H;if(n.__P&&t)try{t.__h.some(as),t.__h.
some(Li),t.__h=[]}catch(e){t.__h=[],bt.__e(e,n.__v)}}}while(ji.length)}bt.__b=function(n){zt=null,no&&no(n)},bt.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.
__m),lo&&lo(n,t)},bt.__r=function(n){io&&io(n),Ai=0;var t=(zt=n.__c).__H;t&&(Mi==zt?zt.__h=[]:(t.__h.some(as),t.__h.some(Li),Ai=0),t.__h=[],t.__.some(function(e){
e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),Mi=zt},bt.diffed=function(n){ro&&ro(n);var t=n.__c;t&&t.__H&&(t.__H.__h.length&&ho(po.push(t)),t.__H.__.some(function(e){
e.u&&(e.__H=e.u)})),Mi=zt=null},bt.__c=function(n,t){t.some(function(e){try{e.__h.some(as),e.__h=e.__h.filter(function(s){return!s.__||Li(s)})}catch(s){e.__h=[function(){
throw s}]}}),oo&&oo(n,t)},bt.unmount=function(n){ao&&ao(n);var t,e,s=n.__c;s&&s.__H&&(s.__H.__.some(function(i){try{if(i.__P&&i.__c){if(e===void 0){for(e=n.__;e&&
(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}i.__P=e,ho(ji.push(i))}else as(i)}catch(r){t=r}}),s.__H=void 0,t&&bt.__e(t,s.__v))};var co=typeof requestAnimationFrame==
"function";function Ml(n){var t,e=function(){clearTimeout(s),co&&cancelAnimationFrame(t),setTimeout(n)},s=setTimeout(e,35);co&&(t=requestAnimationFrame(e))}function ho(n){
n!=1&&eo==bt.requestAnimationFrame||((eo=bt.requestAnimationFrame)||Ml)(Ol)}function as(n){var t=zt,e=n.__c;typeof e=="function"&&(n.__c=void 0,e()),zt=t}function Li(n){
var t=zt;n.__c=n.__(),zt=t}var Al=Symbol.for("pv"),jl=0;function U(n,t,e,s,i,r){t||(t={});var o,a,c=t;if("ref"in c&&typeof n!="function")for(a in c={},t)a=="ref"?o=t[a]:c[a]=t[a];var d={type:n,props:c,key:e,ref:o,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Al,__v:--jl,__i:-1,__u:0};return(i||r)&&(d.__source=i,d.__self=r),st.vnode&&st.vnode(d),d}var fo=to(null);function Ks(){let n=uo(fo);return{...n.state,run:n.state.run,host:n,set:n.set,send:n.send}}var mo=(n,t,e)=>Qr(U(fo.Provider,{value:n,children:t}),
e);var vo=/\u2068([^\u2069]*)\u2069/,go=n=>Array.isArray(n)?n.map(go):typeof n!="string"||!vo.test(n)?n:n.split(vo).map((t,e)=>e%2?U("bdi",{translate:!1,children:t}):
t),Ll=st.vnode;st.vnode=n=>{if(typeof n.type=="string"){let t=n.props;for(let[e,s]of Object.entries(t))e==="children"?t.children=go(s):typeof s=="string"&&(t[e]=
Ot(s))}Ll?.(n)};var Rl={mean_acceptance_length:n=>X(Nt(n.emitted,n.rounds)),acceptance_rate:n=>H(Nt(n.accepted,n.accepted+n.rejected)),draft_efficiency:n=>H(Nt(n.accepted,n.drafted)),
drafted:n=>Lt(n.drafted),emitted:n=>Lt(n.emitted)};function Ri({drafts:n,final:t},e){let s=n.slice(0,e),i=s.filter(d=>d.verdict==="accepted").length,r=s.some(d=>d.
verdict==="rejected")?1:0,o=!t&&i===n.filter(d=>d.verdict==="accepted").length,a=r?"correction":o?null:"bonus",c=r===1||o||n.length<=e;return{drafted:s.length,accepted:i,
rejected:r,emitted:i+(a?1:0),final:a,drawn:c}}function bo(n,t){let e={rounds:n.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let s of n){let{drafted:i,accepted:r,
rejected:o,emitted:a}=Ri(s,t);e.drafted+=i,e.accepted+=r,e.rejected+=o,e.emitted+=a}return e}function $l(n){let{drafter:t,temperature:e}=n.settings;return Q(n)?
"tree.whatif":t.startsWith("lookup")?"whatif.lookup":J(n)==="block"&&e?"rules.whatif":""}function xo(){let{run:n,gamma:t,moment:{round:e},set:s}=Ks(),i=n.trace.
settings.gamma,r=$l(n.trace),o=t>=i,a=vt(o?"whatif.as_it_was":"whatif.instead",{gamma:t,most:i});return U("div",{class:"sv-block",children:[U("h3",{children:vt(
"whatif.gamma")}),U("label",{class:"sv-whatif-control",hidden:i<2||r!=="",children:[U("span",{"aria-hidden":"true",children:"γ"}),U("input",{type:"range",min:1,
max:i,step:1,value:t,"aria-label":vt("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),U("output",{class:"sv-whatif-\
value",children:a})]}),!o&&U(Cl,{gamma:t,most:i,rounds:n.rounds.slice(0,e)}),U("p",{class:"sv-note","aria-live":"polite",children:o?vt(r||(i<2?"whatif.fewest":"\
whatif.try")):vt("whatif.note",{gamma:t,rounds:e})})]})}function Cl({gamma:n,most:t,rounds:e}){let[s,i]=[bo(e,1/0),bo(e,n)];return U("table",{class:"sv-figures-\
table",children:[U("thead",{children:U("tr",{children:[U("th",{scope:"col",children:vt("whatif.rounds")}),U("th",{scope:"col",children:vt("whatif.was",{gamma:t})}),
U("th",{scope:"col",children:vt("whatif.would",{gamma:n})})]})}),U("tbody",{children:Object.entries(Rl).map(([r,o])=>U("tr",{children:[U("th",{scope:"row",children:vt(
`whatif.row.${r}`)}),U("td",{children:o(s)}),U("td",{children:o(i)})]},r))})]})}var wo=["draft","verify","accept"],Pl={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Js=36,Nl=20,ql=5;function ls(n,t){let e=(s,i)=>l(
"li",{},l("span",{class:"sv-swatch","data-part":s}),G(Pl[s],i));return l("ul",{class:"sv-legend"},...wo.map(s=>e(s,n(`part_key.${s}`))),...t?[e("plain",t)]:[])}
var Ys=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(t){this.say=t,this.head=l("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
l("div",{class:"sv-rows",role:"rowgroup"}),this.grid=l("div",{class:"sv-grid",role:"grid","aria-label":t("rounds.label")},l("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=l("div",{class:"sv-rounds-scroll"},this.grid),this.detail=l("p",{class:"sv-note sv-round-detail"},t("rounds.detail")),
["pointerover","focusin"].forEach(e=>this.body.addEventListener(e,s=>this.showTime(s))),this.note=l("p",{class:"sv-note"},t("rounds.note")),this.node=l("section",
{class:"sv-section sv-rounds"},l("div",{class:"sv-section-head"},l("h2",{},G("round",t("rounds.heading"))),l("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(e=>l("li",{},l("span",{class:"sv-mark","data-kind":e}),G(e,t(`kind.${e}`)))))),this.note,this.scroller,this.detail,l("div",
{class:"sv-foot"},l("ul",{class:"sv-legend"},l("li",{},l("span",{class:"sv-swatch","data-part":"overlap"}),G("overlap",t("rounds.overlap_key")))),ls(t,t("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(t){this.run=t,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],k(this.note,this.say(Q(t.trace)?"tree.rounds":"rounds.note")),k(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let t=document.createDocumentFragment();for(let e=this.rows.length;e<this.run.length;e+=1){let s=this.
row(e);this.rows.push(s),t.append(s)}for(this.grid.classList.toggle("sv-many",this.rows.length>Nl),this.body.append(t),this.body.style.height=`${this.rows.length*
Js}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>ql);let t=(e,s="")=>l("div",{role:"columnheader",class:s},
e);this.head.replaceChildren(t("#","sv-number"),...Array.from({length:this.width},(e,s)=>t(this.say("rounds.guess",{n:s+1}))),t(this.say("rounds.final"),"sv-fin\
al"),t(this.say("rounds.time"),"sv-time"))}row(t){let{drafts:e,positions:s=[]}=this.run.rounds[t],{slots:i,final:r}=this.run.rows[t],o=l("div",{class:"sv-row sv\
-ahead",role:"row","data-round":t},l("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:t+1})},String(t+1)));return i.forEach((a,c)=>{
let d=c<e.length&&s[c]?s[c].overlap:null,h=this.cell(a,t,c,d);a===r&&h.classList.add("sv-final"),o.append(h)}),o.append(this.time(this.run.rounds[t].times)),o}cell(t,e,s,i){
let r=re(l("span",{class:"sv-cell-text",translate:"no"}),t,!0);return l("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":t.kind,"data-at":`${e}.${s}`,
"aria-label":this.label(e,s,i),style:`--i:${s}`+(i==null?"":`;--overlap:${i}`)},l("span",{class:"sv-mark","data-kind":t.kind,"aria-hidden":"true"}),r)}label(t,e,s,i){
let r=ge(this.run,t,e,this.say,i);return s==null?r:this.say("token.aria_overlap",{label:r,overlap:dt(s,2)})}time(t){let e=t.draft+t.verify+t.accept;this.spans.push(
e);let s=this.say("rounds.row_time",{total:nt(e),draft:nt(t.draft),verify:nt(t.verify),accept:nt(t.accept)}),i=l("div",{class:"sv-bar"},...wo.map(r=>l("span",{"\
data-part":r,style:`--t:${t[r]}`})));return l("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},l("div",{class:"sv-bars-pair"},i),l("span",{class:"\
sv-ms"},nt(e)))}compare(t){let{sums:e,plain:s}=this.run.folds,i=e[t+1].emitted;if(i>=s.until.length)return!1;let r=s.until[i]-s.until[e[t].emitted],o=this.rows[t].
lastElementChild;if(!o)return!1;let a=this.say("rounds.row_plain",{time:o.getAttribute("aria-label"),plain:nt(r)});return o.setAttribute("aria-label",a),o.firstElementChild?.
append(l("div",{class:"sv-bar sv-bar-plain"},l("span",{"data-part":"plain",style:`--t:${r}`}))),this.spans[t]=Math.max(this.spans[t],r),!0}showTime({target:t}){
let e=t instanceof Element?t.closest(".sv-time"):null,s=e?.parentElement;if(!e||!s)return;let i=Number(s.dataset.round)+1;k(this.detail,this.say("rounds.detail_\
of",{round:i,time:e.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let i=e;i<
s;i+=1)this.rows[i].classList.toggle("sv-ahead",i>=t);this.shown=t,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,t))||1))}showNow(t){
let{now:e,shown:s}=this;if(e!==null&&(!t||e!==s)&&(this.rows[e].classList.toggle("sv-ahead",e>=s),this.rows[e].classList.remove("sv-row-now"),this.run.rows[e].slots.
forEach((r,o)=>this.dress(e,o,null)),this.now=null),!t)return;this.now=s;let i=this.rows[s];i.classList.remove("sv-ahead"),i.classList.add("sv-row-now"),i.classList.
toggle("sv-verified",t.verified),t.looks.forEach((r,o)=>this.dress(s,o,r))}dress(t,e,s){let i=this.find({round:t,index:e});if(!i)return;let{kind:r}=this.run.rows[t].
slots[e],o=s==="absent",a=e<this.run.rounds[t].drafts.length&&(this.run.rounds[t].positions||[])[e],c=s==="guessed"||s==="lit"&&this.concealed,d=a&&!c?a.overlap:
null;j(i,"data-kind",s||r),i.firstElementChild&&j(i.firstElementChild,"data-kind",s||r),j(i,"aria-hidden",o?"true":null),i.style.setProperty("--overlap",String(
d||0)),o||j(i,"aria-label",this.label(t,e,d,s||r))}showCut(t,e){let s=this.run.trace.settings.gamma,i=t<s?t:1/0,r=i===this.cutting?Math.min(e,this.cut):0,o=Math.
max(e,this.cut);if(i!==this.cutting||i<1/0)for(let a=r;a<o;a+=1)this.markCut(a,a<e?i:1/0);this.cutting=i,this.cut=e}markCut(t,e){let s=this.run.rounds[t],{drawn:i}=Ri(
s,e);this.run.rows[t].slots.forEach((r,o)=>{let a=this.find({round:t,index:o}),c=o<s.drafts.length?o>=e:!i,d=o===e&&!i;a&&(a.classList.toggle("sv-cut",c&&!d),a.
classList.toggle("sv-cut-own",d),j(a,"aria-description",c?this.say(d?"whatif.own":"whatif.gone",{gamma:e}):null))})}find(t){return(t&&this.rows[t.round]?.querySelector(
`[data-at="${t.round}.${t.index}"]`))??null}cells(){let t=this.rows.slice(0,this.shown+(this.now==null?0:1)),e=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(
s).visibility==="visible";return t.map((s,i)=>[...s.querySelectorAll("[role=gridcell]")].filter(r=>i<this.shown||e(r)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:t}=this.scroller,e=(this.shown+(this.now==null?0:1))*Js;e>t+this.height?this.scroller.scrollTop=e-this.
height:e-2*Js<t&&(this.scroller.scrollTop=Math.max(0,e-2*Js))}relayout(){this.height=null}};var yo=20,Il=5,Xs=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(t){this.say=t,this.root=l("span",{class:"sv-tree-text","aria-hidden":"true"},
t("tree.text")),this.grid=l("div",{class:"sv-tree-grid",role:"grid","aria-label":t("tree.label")}),this.mask=l("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=l("p",{class:"sv-tree-note"}),this.node=l("div",{class:"sv-tree",hidden:!0},l("div",{class:"sv-tree-scroll"},this.grid),l("div",{class:"sv-mask-side"},l("p",
{class:"sv-mask-name"},G("tree_mask",t("tree.mask"))),this.mask,this.note))}build(t,e){Object.assign(this,{run:t,number:e});let s=t.rounds[e],{drafts:i,final:r}=s,
{slots:o}=t.rows[e],a=$t(i),c=i.map((p,f)=>Rt(i,f));r&&(a.push(he(i).length),c.push(he(i).at(-1)??-1));let{rows:d,count:h}=_r(c);this.leaves=o.map((p,f)=>this.leaf(
p,f,{column:a[f]+2,row:d[f],above:d[c[f]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(p,f)=>this.leaves.flatMap(({node:u},m)=>a[m]===f?[u]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(h,this.levels.length)>Il),this.grid.style.setProperty("--rows",String(h)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:p})=>p),...this.levels.map(p=>l("div",{role:"row",class:"sv-tree-level"},...p))),this.masked=i.map((p,f)=>this.maskRow(f,Fe(i,f))),this.mask.style.
setProperty("--nodes",String(i.length)),this.mask.classList.toggle("sv-mask-fine",i.length>20),this.mask.replaceChildren(...this.masked)}leaf(t,e,{column:s,row:i,
above:r}){let o=l("span",{class:"sv-mark","aria-hidden":"true"}),a=re(l("span",{class:"sv-tree-token",translate:"no"}),t,!0),c=l("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${e}`,style:`grid-column:${s};grid-row:${i+1}`},o,a),d=l("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${s};grid-row:${r+1}/${i+2}`});return d.classList.toggle("sv-tree-bend",i>r),{node:c,mark:o,link:d}}maskRow(t,e){let s=[0,...e.map(i=>i+1)];return l(
"div",{class:"sv-mask-row","data-at":`${this.number}.${t}`},...s.map(i=>l("span",{class:"sv-mask-cell","data-column":i,style:`--column:${i}`})))}show(t,e,s,i){(t!==
this.run||e!==this.number||this.leaves.length!==t.rows[e].slots.length)&&this.build(t,e);let{drafts:r}=t.rounds[e];this.leaves.forEach(({node:a,mark:c,link:d},h)=>{
let p=s[h]??"absent";[a,c,d].forEach(f=>j(f,"data-kind",p)),j(a,"aria-hidden",p==="absent"?"true":null),j(a,"aria-label",p==="absent"?null:this.label(t,e,h,p)),
this.masked[h]&&j(this.masked[h],"data-kind",p)});let o=he(r).length;k(this.note,i?this.say("tree.sum",{verified:r.length,accepted:o,wasted:r.length-o}):this.say(
"tree.sees"))}label(t,e,s,i){let{say:r}=this,o=ge(t,e,s,r,i),{drafts:a}=t.rounds[e];if(s>=a.length)return o;let c=Fe(a,Rt(a,s)).map(d=>Wt(t.rows[e].slots[d],r));
return r(c.length?"tree.aria":"tree.aria_first",{label:o,level:c.length+1,line:c.join(" ")})}light(t){let{run:e,number:s}=this,i=e?.rounds[s]?.drafts??[],r=t&&t.
round===s&&t.index<i.length?t.index:-1,o=Fe(i,r);this.leaves.forEach(({node:a,link:c},d)=>[a,c].forEach(h=>h.toggleAttribute("data-line",o.includes(d)))),this.root.
toggleAttribute("data-line",r>=0),this.masked.forEach((a,c)=>a.toggleAttribute("data-line",c===r))}find(t){return t&&t.round===this.number&&this.leaves[t.index]?.
node||null}reveal(t){let e=this.grid.parentElement,s=this.leaves[t]?.node;if(!e||!s)return;let i=(c,d,h,p)=>Math.min(0,c-yo-h)||Math.max(0,d+yo-p),[r,o,a]=[s,this.
node,e].map(c=>c.getBoundingClientRect());this.node.scrollTop+=i(r.top,r.bottom,o.top,o.bottom),e.scrollLeft+=i(r.left,r.right,a.left,a.right)}rows(){return this.
levels.map(t=>t.filter(e=>e.dataset.kind!=="absent")).filter(t=>t.length)}};var Hl=7,Vl=12;function ko(n,t){n.style.setProperty("--sv-characters",String(t?.length||1))}var Zs=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(t){
this.say=t,this.tree=new Xs(t),this.row=l("div",{class:"sv-slots",role:"row"}),this.guesses=G("draft",t("round.guesses")),this.tests=l("li",{hidden:!0},G("accep\
t_test",t("round.tests"))),this.node=l("section",{class:"sv-round","aria-label":t("round.label")},l("ul",{class:"sv-slot-names"},l("li",{},this.guesses),l("li",
{},G("verification",t("round.pass"))),this.tests),l("div",{class:"sv-slots-grid",role:"grid","aria-label":t("round.label")},this.row),this.tree.node)}show(t,e){
let{moment:s}=t,i=Xt(t),r=Math.max(0,fe(t)),o=r in e.rounds&&mt(e.rounds[r]);this.node.classList.toggle("sv-round-tree",o),this.tree.node.hidden=!o;let a=e===this.
run&&r===this.number&&(o||this.cells.length>0);o?Object.assign(this,{run:e,number:r,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(e,
r)+1)&&this.build(e,r);let c=e.rows[r]?.slots??[],d=i?.looks??c.map(({kind:p})=>s.round?p:"absent");this.node.classList.toggle("sv-round-now",!!i),this.node.classList.
toggle("sv-verified",i?i.verified:s.round>0),o&&this.tree.show(e,r,d,!i&&s.round>0),o&&(s!==this.moment||!a)&&(i?i.phase.name!=="verify"&&i.phase.name!=="discar\
d":s.round)&&this.tree.reveal(Ye(t).at?.index??c.length-1),this.moment=s,this.node.classList.toggle("sv-round-fallen",!!i?.fallen),this.node.dataset.phase=i?.phase.
name??"";let h=!i&&t.entered==="step"?c.length-1:-1;this.cells.forEach(({node:p},f)=>{this.dress(f,d[f]??"absent",es(t)),p.toggleAttribute("data-now",i?.phase.index===
f),p.toggleAttribute("data-entered",h===f)}),this.tests.hidden=!this.cells.some(({figures:p})=>p.textContent)}wide(t,e){let s=t.rounds[e]?.drafts.length??0;return Q(
t.trace)?s:Math.max(s,Math.min(t.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(t,e){
let s=this.cells.findIndex(({node:h})=>h===document.activeElement);t!==this.run&&this.relayout(),Object.assign(this,{run:t,number:e});let i=t.rows[e]?.slots??[],
r=t.rounds[e]?.drafts.length??-1;this.cells=Array.from({length:r+1},(h,p)=>this.cell(t,i[p],p));let o=Q(t.trace)?r:t.width;this.node.classList.toggle("sv-round-\
tight",o>=Hl),this.node.classList.toggle("sv-round-tighter",o>=Vl);let{models:a,settings:{drafter:c}}=t.trace,d=t.rounds[e]?.drafts[0]?.source??c;this.guesses.dataset.
term=d==="model"?"draft":"drafter",k(this.guesses,c==="model"?this.say("round.guesses"):It(this.say,d,a.pair)),this.place(this.wide(t,e)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(t,e))),s>=0&&(this.cells[s]??this.cells.at(-1))?.node.focus()}place(t){
let e=this.cells.length-1,s=Array.from({length:t+1},(i,r)=>{let o=r===t?e:r<e?r:-1;return this.cells[o]?.node??l("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",t===0),this.row.replaceChildren(...s)}cell(t,e,s){let{drafts:i,positions:r=[]}=t.rounds[this.number],
o=i[s],a=l("span",{class:"sv-gauge-draw"}),c=l("span",{class:"sv-gauge",hidden:!0},l("span",{class:"sv-gauge-keep"}),a),d=l("span",{class:"sv-slot-says",hidden:!0}),
h=l("span",{class:"sv-mark","aria-hidden":"true"}),p=l("span",{class:"sv-slot-kind"}),f=l("span",{class:"sv-slot-figures"}),u=yt(o);if(t.trace.settings.temperature===
0&&o){let g=r[s]?.candidates.find(([,w])=>w===1);k(d,g?wt(t.alone(g[0])):""),ko(d,d.textContent)}else u!==null&&(c.style.setProperty("--keep",String(u)),a.style.
setProperty("--draw",String(o.draw??0)));let v=l("span",{class:"sv-slot-text"});return ko(v,e?.text),e&&re(v,e,!0),{node:l("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${s}`,style:`--i:${s}`},l("span",{class:"sv-slot-token",translate:"no"},v),l("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},c,d),l("span",{class:"sv-slot-verdict","aria-hidden":"true"},h,p),f),gauge:c,needle:a,says:d,mark:h,kind:p,figures:f}}dress(t,e,s){let{run:i,number:r,say:o}=this,
a=this.cells[t];if(!i||!a)return;let c=i.rounds[r].drafts[t],d=e==="accepted"||e==="rejected",h=!!c&&(d||e==="untested"||e==="lit"&&!s),p=yt(c),f=i.trace.settings.
temperature===0;j(a.node,"data-kind",e),j(a.mark,"data-kind",e),j(a.node,"aria-hidden",e==="absent"?"true":null),j(a.node,"aria-label",e==="absent"?null:ge(i,r,
t,o,e)),a.gauge.hidden=f||!h||p===null,a.says.hidden=!f||!h;let u=d&&!f&&!pe(c,J(i.trace))?c.draw:null;a.needle.hidden=u==null,k(a.kind,e==="absent"||e==="guess\
ed"||e==="lit"?"":o(`kind.${ue(e,i.trace)}`)),k(a.figures,u!=null&&p!==null?this.test(c,u,p):"")}test(t,e,s){let i=this.run?.rounds[this.number].drafts??[];if(t.
verdict==="accepted"&&e>=s)return this.say("rules.kept_by",{n:Ae(i)+1});let[r,o]=Mt(e,s);return this.say(e<s?"round.below":"round.above",{draw:r,threshold:o})}find(t){
return this.tree.node.hidden?t&&t.round===this.number&&this.cells[t.index]?.node||null:this.tree.find(t)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:t})=>t.dataset.kind==="absent"?[]:[t])]:this.tree.rows()}};var _o=2,So=16,Dl=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Eo=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Bl(){return[...document.styleSheets].flatMap(t=>[...t.cssRules]).map(({cssText:t})=>t).filter(t=>/sv-|specviz/.test(t)).join(`
`)}function Ul(){try{return[...document.styleSheets].every(({cssRules:n})=>n)}catch{return!1}}function Fl(n){let t=n.cloneNode(!0),e=n.querySelectorAll("canvas");
return t.querySelectorAll("canvas").forEach((s,i)=>{let{width:r,height:o}=e[i].getBoundingClientRect(),a=`display: block; width: ${r}px; height: ${o}px`;s.replaceWith(
l("img",{src:e[i].toDataURL(),alt:"",style:a}))}),t.querySelectorAll(Dl).forEach(s=>s.remove()),t}function Wl(n){let t=n.closest(".specviz"),{width:e}=n.getBoundingClientRect(),
s=l("div",{style:`width: ${e+2*So}px; padding: ${So}px`},Fl(n)),i=l("div",{class:t.className},s),{style:r}=i;r.cssText=`position: absolute; visibility: hidden; \
width: ${t.clientWidth}px; background: var(--sv-page)`;let{colorScheme:o,fontSize:a,lineHeight:c}=getComputedStyle(t);Object.assign(r,{colorScheme:o,fontSize:a,
lineHeight:c,fontFamily:Oe}),t.append(i);let d=s.getBoundingClientRect(),h=getComputedStyle(i).backgroundColor;return i.remove(),Object.assign(r,{position:"stat\
ic",visibility:"visible"}),{outer:i,page:h,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function Gl(n){let{outer:t,page:e,width:s,height:i}=Wl(n),
r=p=>p.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Eo,""),o=new XMLSerializer().serializeToString(t).replace(Eo,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${i}"><style>${r(Bl())}</style><foreignObject width="100%" height="100%">${o}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await c.decode();let d=l("canvas",{width:s*_o,height:i*_o}),h=d.getContext("2d");return h.
fillStyle=e,h.fillRect(0,0,d.width,d.height),h.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function Qs(n,t,e){return Ul()?l("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>l("a",{href:await Gl(t),download:`specviz-${e}.png`}).click()}},n("snapshot")):null}var Kl={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function tn(n,t){let{key:e}=t,s=n.findIndex(o=>o===document.activeElement),i=Kl[e],r=e==="Home"?0:e===
"End"?n.length-1:i?(s+i+n.length)%n.length:-1;return s<0||r<0||t.ctrlKey||t.altKey||t.metaKey?-1:(t.preventDefault(),n.forEach((o,a)=>{o.tabIndex=a===r?0:-1}),n[r].
focus(),r)}var Jl=["race","same","time","guesses"],cs=0,en=class{constructor({say:t,set:e,views:s}){cs+=1,this.names=Object.keys(s),this.set=e,this.tabs=this.names.map(i=>l(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${cs}-${i}`,"aria-controls":`sv-view-${cs}-${i}`,"data-view":i,on:{click:()=>e({view:i})}},t(`\
views.${i}`))),this.panels=this.names.map(i=>l("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${cs}-${i}`,"aria-labelledby":`sv-tab-${cs}-${i}`,"data-view":i},
...Jl.includes(i)?s[i].flatMap(r=>[r,Qs(t,r,i)].filter(o=>o!==null)):s[i])),this.list=l("div",{class:"sv-view-tabs",role:"tablist","aria-label":t("views.label"),
on:{keydown:i=>this.walk(i)}},...this.tabs),this.node=l("div",{class:"sv-views"},this.list,...this.panels)}has(t){return this.names.includes(t)}show({view:t}){this.
names.forEach((e,s)=>{j(this.tabs[s],"aria-selected",String(e===t)),this.tabs[s].tabIndex=e===t?0:-1,this.panels[s].hidden=e!==t})}walk(t){let e=tn(this.tabs,t);
e>=0&&this.set({view:this.names[e]})}};var ds=1e-9,ce=class{list;constructor(){this.list=[]}add(t,e,s,i=qt){this.list.push({at:t,tokens:e,text:s,pending:i})}cut(t){this.list.length=Math.min(this.list.
length,t)}by(t){let e=0,s=this.list.length;for(;e<s;){let i=e+s>>1;this.list[i].at<=t+ds?e=i+1:s=i}return e}tokensAt(t){let e=this.list[this.by(t)-1];return e?e.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function zo(n,t,e,s){
let{folds:i}=n;for(e.cut(t);e.list.length<t;){let c=e.list.length,d=i.at(c+1),h=n.rows[c].slots.filter(p=>Zt(p.kind));e.add(me(d),d.emitted,h.map(p=>p.text).join(
""))}let{tokens:r,until:o}=i.plain,a=n.over&&t===n.length?r.length:Math.min(r.length,i.at(t).emitted);for(s.cut(a);s.list.length<a;){let c=s.list.length,{text:d,
pending:h}=Dt(c?s.list[c-1].pending:qt,n.piece(r[c]));s.add(o[c+1],c+1,d,h)}}function hs(n,t){let e=n/t,s=10**Math.floor(Math.log10(e));return[1,2,5].map(i=>i*s).find(i=>i>=e)??10*s}var $i=(n,t)=>Array.from({length:Math.floor(n/t+1e-9)+1},
(e,s)=>s*t);var Yl=["draft","verify","accept"],Ci=24,To=28,Oo=26,Xl=[1,4,16],Zl=16e3,sn=class{run=null;rounds;steps;time;constructor({say:t,palette:e,seek:s}){this.say=t,this.
palette=e,this.seek=s,this.zoom=1,this.span=1,this.width=0,this.canvas=l("canvas",{class:"sv-lanes",role:"img","aria-label":t("race.picture"),on:{click:i=>this.
pick(i)}}),this.ahead=l("span",{class:"sv-lanes-ahead"}),this.hand=l("span",{class:"sv-lanes-hand"}),this.scroller=l("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":t("race.picture")},l("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=Qt(t("race.zoom"),Xl.map(i=>[String(
i),i===1?t("race.fit"):`${i}×`]),i=>this.setZoom(Number(i))),this.node=l("div",{},l("div",{class:"sv-lanes-frame"},l("p",{class:"sv-lane-caption"},t("race.plai\
n")),l("p",{class:"sv-lane-caption sv-lane-second"},t("race.speculative")),this.scroller),l("div",{class:"sv-lanes-foot"},ls(t,t("race.key_plain")),this.zooms.node))}setZoom(t){
this.zoom=t,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(t,{span:e,ours:s,plain:i}){this.run=t,this.
span=e||1,this.rounds=s.list.length,this.steps=i.list.length,this.draw()}set(t){this.time=t;let e=this.x(t);this.hand.style.transform=`translateX(${Math.min(e,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${e.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(e)}keepInSight(t){let{scrollLeft:e,clientWidth:s}=this.
scroller;(t<e||t>e+s-40)&&(this.scroller.scrollLeft=t-s/2)}x(t){return t/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(Zl,Math.floor(this.scroller.clientWidth*this.zoom));let t=Ci*2+To+Oo,e=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*e&&(this.canvas.width=this.width*e,this.canvas.height=t*e,j(this.canvas,"style",`width: ${this.width}px; height: ${t}px`));let s=this.canvas.getContext("2\
d");s&&(s.setTransform(e,0,0,e,0,0),s.clearRect(0,0,this.width,t),this.drawAxis(s,t),this.drawPlain(s,this.run),this.drawOwn(s,this.run,Ci+To))}drawAxis(t,e){let s=hs(
this.span,Math.max(2,this.width/110));t.font=`11px ${Oe}`,t.textBaseline="alphabetic";for(let i=0;i*s<=this.span;i+=1){let r=Math.round(this.x(i*s))+.5;t.fillStyle=
this.palette.get("line"),t.fillRect(r-.5,0,1,e-Oo+6),t.fillStyle=this.palette.get("quiet");let o=nt(Number((i*s).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=t.measureText(o).width;t.textAlign=r+a/2>this.width?"right":i?"center":"left",t.fillText(o,t.textAlign==="right"?this.width:r,e-6)}}block(t,e,s,i,r){let o=this.
x(i)-this.x(s),a=o>3?Math.round:h=>h,[c,d]=[a(this.x(s)),a(this.x(i))];t.fillRect(c,e,Math.max(d-c-(r&&o>3?1:0),.4),Ci)}drawPlain(t,e){let{until:s}=e.folds.plain;
t.fillStyle=this.palette.get("plain");for(let i=1;i<=this.steps;i+=1)this.block(t,0,s[i-1],s[i],!0)}drawOwn(t,e,s){let i=0;e.rounds.slice(0,this.rounds).forEach(
({times:r})=>Yl.forEach(o=>{t.fillStyle=this.palette.get(o),this.block(t,s,i,i+r[o],o==="accept"),i+=r[o]}))}pick(t){let{run:e}=this;if(!e)return;let s=t.offsetX/
this.width*this.span,i=0;for(;i<this.rounds&&me(e.folds.at(i))<s;)i+=1;this.seek(i)}};var Mo=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Ql=4,tc=.25,Pi=1e3,ec={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},sc="M4 2.5v11L13 8z",
nc="M4 3h3v10H4zM9 3h3v10H9z",Ao=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,nn=class{arrivals=new ce;end=-1;constructor(t,e){this.say=t,this.
count=l("span",{class:"sv-quiet"}),this.box=l("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":t(`race.${e}`)}),this.node=l("d\
iv",{class:"sv-reader","data-way":e},l("div",{class:"sv-reader-head"},l("h3",{},t(`race.${e}`)),this.count),this.box)}load(t){this.arrivals=t,this.box.replaceChildren()}endAt(t){
t!==this.end&&(this.end=t,[...this.box.children].forEach((e,s)=>e.classList.toggle("sv-ended",this.isEnded(s))))}isEnded(t){return this.end>=0&&t>this.end}show(t,e){
let{box:s,arrivals:i,say:r}=this,o=i.by(t),a=s.childElementCount;for(;s.childElementCount>o;)s.lastChild?.remove();for(let d=s.childElementCount;d<o;d+=1)s.append(
l("span",this.isEnded(d)?{class:"sv-ended"}:{},...St(i.list[d].text)));k(this.count,e?o<i.list.length?r("race.so_far",{n:i.tokensAt(t),of:i.tokens}):r("race.don\
e",{n:i.tokens,time:nt(i.end)}):r("race.unmeasured"));let c=o===i.list.length;o!==a&&(s.querySelectorAll("[data-new]").forEach(d=>d.removeAttribute("data-new")),
o&&!c&&s.lastElementChild?.setAttribute("data-new",""),s.scrollTop=s.scrollHeight)}},rn=class{run=null;shown=null;length=null;frame=null;ours=new ce;plain=new ce;last=0;button;scrubber;clock;speed;constructor({
say:t,palette:e,seek:s,greedy:i}){this.say=t,this.greedy=i,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new nn(t,"speculative"),plain:new nn(t,"pl\
ain")},this.lanes=new sn({say:t,palette:e,seek:r=>{this.free=!1,s(r)}}),this.sentence=l("p",{class:"sv-note sv-race-sentence"}),this.prefill=l("p",{class:"sv-no\
te"}),this.texts=l("span",{}),this.again=l("button",{type:"button",class:"sv-link",on:{click:()=>i.race()}},t("race.greedy")),this.node=l("section",{class:"sv-s\
ection"},l("div",{class:"sv-section-head"},l("h2",{},t("race.heading")),l("span",{class:"sv-quiet"},t("race.note"))),this.controls(),l("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,l("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:t}=this;return this.button=l("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
l("input",{type:"range",class:"sv-scrubber",min:0,max:Pi,step:1,value:0,"aria-label":t("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
Pi*this.span),keydown:e=>this.walk(e)}}),this.clock=l("span",{class:"sv-race-clock"}),this.speed=l("select",{on:{change:()=>{this.chosen=!0}}},...Mo.map(([e,s])=>l(
"option",{value:e},e===1?t("race.real"):s))),l("div",{class:"sv-race-controls",role:"group","aria-label":t("race.label")},this.button,this.scrubber,this.clock,l(
"label",{class:"sv-choice"},t("race.speed"),this.speed))}show(t,e,s){t!==this.run&&this.load(t);let i=e!==this.shown&&t.length===this.length;this.shown=e,this.length=
t.length,zo(t,s,this.ours,this.plain),this.readers.plain.endAt(t.plainEnd),this.lanes.show(t,this),this.chosen||(this.speed.value=String(this.pace())),i&&!this.
playing&&(this.free=!1),this.showPrefill(t),this.showTexts(t,s),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(t){this.halt(),
this.run=t,this.free=!1,this.shown=null,this.length=null,this.ours=new ce,this.plain=new ce,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:t}){let{target:e,draft:s}=t.prefill||{},i=t.models.draft?"race.prefill":"race.prefill_alone";k(this.prefill,e||s?this.say(i,{target:nt(e),draft:nt(s)}):"")}showTexts(t,e){
let{say:s}=this,i=t.trace.settings.temperature>0,r=!i&&t.folds.agreement(e)?.first_difference===null,o=this.measured?i?s(gt(J(t.trace))?"rules.lossy":"race.draw\
s"):r?s("race.same"):"":"",{end:a}=this.readers.plain,c=a>=0&&a+1<this.plain.list.length;k(this.texts,tt(o,c&&s("race.goes_on",{end:wt(t.alone(t.trace.plain.tokens[a]))}))),
this.again.hidden=!i||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:t,shown:e}=this;return this.whole&&e===t?.length?this.span:e?this.ours.list[e-1].at:0}pace(){return Mo.
map(([e])=>e).filter(e=>e<=1&&e>=.1).reverse().find(e=>this.span/e>=Ql)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let t=this.time>=
this.span-ds;Ao()?this.hold(t?0:this.beside(1)):this.playing?this.hold(this.time):this.play(t?0:this.time)}play(t){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(e=>this.tick(e)),this.set(t)}tick(t){let e=Math.min((t-this.last)/1e3,tc)*Number(this.speed.value);this.last=t;let s=Math.min(this.time+
Math.max(0,e),this.known);this.whole&&s>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(i=>this.tick(i)),this.set(s)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(t){this.halt(),this.free=!0,this.set(t)}beside(t){let s=[this.ours,this.plain].flatMap(
({list:i})=>i.map(({at:r})=>r)).filter(i=>(i-this.time)*t>ds);return t>0?s.length?Math.min(...s):this.span:s.length?Math.max(...s):0}walk(t){let e=ec[t.key];!e||
!this.run||(t.preventDefault(),this.hold(this.beside(e)))}set(t){this.time=t;let{say:e}=this;this.readers.ours.show(t,!0),this.readers.plain.show(t,this.measured||
!this.length),this.lanes.set(t);let s=this.span?t/this.span*Pi:0;Math.round(s)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(s))),k(this.
clock,e("race.clock",{time:nt(t),of:nt(this.span)}));let i=this.tell();j(this.scrubber,"aria-valuetext",i),this.playing||k(this.sentence,i),this.paintButton()}tell(){
let{say:t,time:e,ours:s,plain:i}=this;if(!this.measured)return t("race.alone",{time:nt(e),ours:s.tokensAt(e)});let r={time:nt(e),ours:s.tokensAt(e),plain:i.tokensAt(
e)};if(!this.whole||e<this.span-ds)return t("race.now",r);let o=s.end<=i.end,[a,c]=o?[s,i]:[i,s];return t(o?"race.won":"race.lost",{first:nt(a.end),second:nt(c.
end),done:a.tokens,other:c.tokensAt(a.end),of:c.tokens})}paintButton(){let t=Ao()?"step":this.playing?"pause":"play";this.button.dataset.does!==t&&(this.button.
dataset.does=t,this.button.replaceChildren(Ue(t==="pause"?nc:sc),l("span",{},this.say(`race.${t}`))))}};var ps=["draft","verify","accept"],Ni=["plain","speculative","bursts"];function ic(n,t){let e=n.folds.cost(t);if(!e||!e.plain)return null;let s=n.folds.at(n.folds.
compared(t)),i=s.emitted/s.rounds,r={draft:e.draft*i,verify:e.verify*i,accept:e.accept*i},o=r.draft+r.verify+r.accept;return{parts:r,round:o,length:i,steps:o/e.
plain,speedup:n.folds.measured(t)}}var on=class{constructor(t){this.say=t,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",ps)},this.
chart=l("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=l("p",{class:"sv-note"}),this.values=Object.fromEntries(
Ni.map(e=>[e,[l("td",{}),l("td",{})]])),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-costs-columns"},l("div",{class:"sv-costs-block"},l("div",{
class:"sv-section-head"},l("h2",{},t("costs.heading"))),this.chart,ls(t),this.sentence),l("div",{},l("div",{class:"sv-section-head"},l("h2",{},t("waits.heading"))),
l("div",{class:"sv-table sv-waits"},this.table()),l("p",{class:"sv-note"},t("waits.means")))))}bar(t,e){let s=e.map(o=>l("span",{"data-part":o})),i=l("span",{class:"\
sv-cost-value"});return{node:l("div",{class:"sv-cost"},l("span",{},this.say(`race.${t}`)),l("span",{class:"sv-cost-bar"},...s),i),fill:s,value:i}}table(){let{say:t}=this,
e=s=>l("th",{scope:"col"},s);return l("table",{},l("thead",{},l("tr",{},l("td",{}),e(t("waits.p50")),e(t("waits.p95")))),l("tbody",{},...Ni.map(s=>l("tr",{},l("\
th",{scope:"row"},t(`waits.${s}`)),...this.values[s]))))}show(t,e){this.showWaits(t.folds.gaps(e)),this.showCost(t,e)}showWaits(t){Ni.forEach(e=>{let[s,i]=this.
values[e];k(s,nt(t[e]&&t[e].p50)),k(i,nt(t[e]&&t[e].p95))})}showCost(t,e){let s=t.folds.cost(e),i=ic(t,e);if(this.chart.hidden=!i,k(this.sentence,this.tell(t,i)),
!i||!s)return;let r=ps.map(c=>s[c]),o=r.reduce((c,d)=>c+d,0),a=Math.max(s.plain,o);this.fill(this.bars.plain,[s.plain],a),this.fill(this.bars.speculative,r,a),j(
this.chart,"aria-label",this.say("costs.aria",{plain:nt(s.plain),total:nt(o),...Object.fromEntries(ps.map(c=>[c,nt(s[c])]))}))}fill({fill:t,value:e},s,i){t.forEach(
(r,o)=>r.style.setProperty("--n",String(s[o]/i))),k(e,nt(s.reduce((r,o)=>r+o,0)))}tell(t,e){let{say:s}=this;if(!e)return s(t.folds.plain.tokens.length||!t.length?
"costs.early":"headline.not_measured");let i=ps.reduce((a,c)=>e.parts[a]>=e.parts[c]?a:c),r=s("costs.round",{round:nt(e.round),steps:X(e.steps),length:X(e.length),
...Object.fromEntries(ps.map(a=>[a,nt(e.parts[a])]))});if(e.speedup===null)return tt(r,s("headline.impossible"));let o=s((e.speedup??0)>=1?"costs.faster":"costs\
.slower",{steps:X(e.steps),length:X(e.length),speedup:ft(e.speedup),blame:s(`part.${i}`)});return tt(r,o)}};function jo([n,t,e,s,i],r){let o=r?[s,i]:[t,e];return{token:n,target:o[0]??null,draft:o[1]??null}}var Lo=({target:n,draft:t})=>n==null||t==null?null:Math.min(n,
t),qi=(n,t)=>n.reduce((e,s)=>{let i=s[t];return e===null||i===null?null:e+i},0);function de(n,t=!1){return n.candidates.map(e=>jo(e,t)).map(e=>({...e,both:Lo(e)}))}
function Ro(n,t,e){let s=new Set(t.map(p=>p.token)),i=jo(n.rest,e),r=[{...i,both:Lo(i)},...de(n,e).filter(p=>!s.has(p.token))],[o,a]=[qi(r,"target"),qi(r,"draft")],
c=qi(t,"both"),h=!e&&c!==null&&o!==null&&a!==null&&n.overlap!=null?Math.min(Math.max(0,n.overlap-c),o,a):null;return{token:-1,target:o,draft:a,both:h}}var $o=(n,t)=>(t.
target??0)-(n.target??0)||(t.draft??0)-(n.draft??0);function an(n,t,e=!1,s=8){let i=de(n),r=new Map(de(n,!0).map(p=>[p.token,Math.max(p.target||0,p.draft||0)])),
o=({token:p})=>r.get(p)??0,a=p=>(t.includes(p.token)?2:0)+Math.max(p.target||0,p.draft||0)+.001*o(p),c=i.sort((p,f)=>a(f)-a(p)).slice(0,s-1).sort((p,f)=>$o(p,f)||
o(f)-o(p)).map(p=>p.token),d=de(n,e),h=c.flatMap(p=>d.find(f=>f.token===p)??[]);return[...h,Ro(n,h,e)]}function ln(n,t=!1){let e=de(n,t).sort($o);return[...e,Ro(
n,e,t)]}function Co(n,{weight:t,taken:e,mass:s}){let i=de(n),r=s??1-(n.overlap??1);if(r<=0||i.some(a=>a.both==null))return null;let o=i.map(({token:a,target:c,draft:d})=>({
token:a,share:(t*(c??0)-e(a,d??0))/r})).filter(a=>a.share>0).sort((a,c)=>c.share-a.share);return{shares:o,rest:Math.max(0,1-o.reduce((a,{share:c})=>a+c,0))}}function Po(n){
let[t,e]=[de(n),de(n,!0)];return e.some((s,i)=>s.target!=null&&(s.target!==t[i].target||s.draft!=null&&s.draft!==t[i].draft))}function cn(n,t){let e=qt;return t.map(s=>{let i=n.piece(s),r=Dt(e,i);return e=r.pending,{token:s,text:r.text,piece:i}})}var we=({text:n,piece:t})=>n||Bt(t);function dn(n,t){
let{output:e,plain:s,matched:i}=n.folds,r=Math.min(n.folds.at(t).emitted,s.tokens.length);return{speculative:cn(n,e.slice(0,r)),plain:cn(n,s.tokens.slice(0,Math.
min(r,n.plainEnd+1||r))),compared:r,parts:i<r?i:null}}var rc=["accepted","correction","bonus"];function hn(n){return n.rounds.flatMap(({drafts:t,final:e})=>{let i=t.filter(({verdict:r})=>r==="accepted").map(()=>"ac\
cepted");return e?[...i,t.length?e.kind:"plain"]:i})}var Re=class{constructor(t){this.list=l("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=l("div",{},l("p",{class:"sv-pairs-key sv-note"},t("lossless.pairs"),...rc.map(e=>l("span",{class:"sv-pair-key","data-came":e},t(`lossless.came.${e}`)))),this.
list),this.drawn=""}show({plain:t,speculative:e,parts:s},i,r){j(this.list,"aria-label",`${r} ${wt(t.map(({text:a})=>a).join(""))}`);let o=JSON.stringify([t,e,i]);
o!==this.drawn&&(this.drawn=o,this.list.replaceChildren(...t.map((a,c)=>{let d=e[c],h=a.token===d.token;return l("span",{class:"sv-pair","data-same":String(h),"\
data-parts":c===s},l("span",{},...St(we(a),!0)),l("span",{class:"sv-pair-sign"},h?"=":"≠"),l("span",{"data-came":i[c]},...St(we(d),!0)))})))}};var pn=260,us=52,Ii=14,No=22,qo=42,oc=.001,Io=oc/1.6,ac=[.001,.01,.1,1],Ho=[10,100,1e3,1e4],Vo=n=>n.map(t=>t.map(e=>e.toFixed(1)).join(",")).join(" "),un=class{constructor(t){
this.say=t,this.node=l("div",{class:"sv-convergence",role:"img"})}show({band:t,checkpoints:e},s,i,r){j(this.node,"aria-label",r);let o=this.node.clientWidth;if(!o)
return;let a=Math.log(i[i.length-1]/i[0]),c=u=>us+Math.log(u/i[0])/a*(o-us-Ii),d=u=>No+Math.log(1/Math.max(u,Io))/Math.log(1/Io)*(pn-No-qo),h=e.slice(0,s),p=u=>h.
map(m=>[c(m[0]),d(m[u][2])]),f=u=>t.map((m,v)=>[c(i[v]),d(m[u])]);this.node.replaceChildren(Z("svg",{width:o,height:pn,"aria-hidden":"true"},...ac.flatMap(u=>[Z(
"line",{class:"sv-convergence-grid",x1:us,x2:o-Ii,y1:d(u),y2:d(u)}),Z("text",{x:us-6,y:d(u)+4,"text-anchor":"end"},`${u*100}%`)]),...Ho.map((u,m)=>Z("text",{x:c(
u),y:pn-qo+18,"text-anchor":m?m===Ho.length-1?"end":"middle":"start"},u.toLocaleString("en"))),Z("text",{class:"sv-convergence-title",x:(us+o-Ii)/2,y:pn-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),Z("polygon",{class:"sv-convergence-band",points:Vo([...f(1),...f(0).reverse()])}),...this.curve("lossy",p(2)),...this.
curve("exact",p(1))))}curve(t,e){if(!e.length)return[];let[s,i]=e[e.length-1],r=t==="exact"?Z("circle",{cx:s,cy:i,r:5}):Z("rect",{x:s-4.5,y:i-4.5,width:9,height:9}),
o=Z("text",{class:"sv-convergence-name",x:s,y:i+(t==="exact"?20:-10),"text-anchor":s>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${t}`));return[
Z("g",{class:"sv-convergence-line","data-rule":t},Z("polyline",{points:Vo(e)}),r,o)]}},Hi=n=>n<5e-4?"0%":n<.1?`${(n*100).toFixed(1)}%`:H(n);var Vi=["exact","lossy"],Do=[1,2,3],lc=3,cc=.3,dc=70,Bo=48,hc=5e-4;function pc({candidates:n,rest:t},e){let s=e===1?2:4;if(t[e]===null||t[e]>cc||t[s]===null)return 0;
let i=n.map(a=>a[e]??0);return[...n].sort((a,c)=>(c[e]??0)-(a[e]??0)).slice(0,lc).reduce((a,c)=>a+Math.max(0,(c[s]??0)-(c[e]??0)),0)*(1-i.reduce((a,c)=>a+c*c,0))}
function uc(n){let t=n.trace.settings.temperature?1:3,[e,s]=[0,0];return n.rounds.forEach(({positions:i},r)=>(i||[]).forEach((o,a)=>{let c=n.folds.at(r).emitted+
a,d=c<n.folds.output.length&&c<n.folds.at(r+1).emitted?pc(o,t):0;d>s&&([e,s]=[c,d])})),e}function vc({trace:n,folds:t},e){let s=[...n.prompt,...t.output.slice(0,
e)],i=Object.fromEntries(s.map(r=>[r,n.pieces[r]]));return JSON.stringify({...n,prompt:s,pieces:i,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var fc=0,
vn=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=Do[0];start=0;seen=0;constructor(t){this.say=t,this.refused=l("p",{class:"sv-not\
e"}),this.status=l("p",{class:"sv-note",role:"status"}),this.progress=l("progress",{max:1,value:0,hidden:!0,"aria-label":t("frequencies.progress")}),this.button=
l("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=Qt(t("frequencies.length"),Do.map(e=>[String(e),t(e>1?"frequenc\
ies.first":"frequencies.first_one",{n:e})]),e=>{this.length=Number(e)}),this.controls=l("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new Re(t),this.same=l("p",{class:"sv-same"}),this.greedy=l("div",{class:"sv-proof",hidden:!0},l("h4",{},t("frequencies.greedy")),this.same,
this.pairs.node),this.heading=l("h4",{}),this.where=l("p",{class:"sv-note"}),this.rows=l("tbody",{}),this.curve=new un(t),this.verdicts=Vi.map(e=>l("p",{class:"\
sv-told","data-rule":e})),this.counted=l("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),l("p",{class:"sv-note"},t("frequenci\
es.why")),l("h4",{},t("frequencies.curve")),l("p",{class:"sv-note"},t("frequencies.band")),this.curve.node,l("div",{role:"status"},...this.verdicts)),this.means=
l("p",{class:"sv-note"}),this.lossy=l("p",{class:"sv-note"},t("frequencies.lossy_means")),this.node=l("div",{class:"sv-experiment",hidden:!0},l("h3",{},t("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let t=e=>l("span",{class:"sv-count-key","data-part":e},this.say(
`frequencies.${e}`));return l("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(t))}table(){let{say:t}=this,e=s=>l("th",{scope:"col","\
data-rule":s},t(`frequencies.${s}`));return l("table",{class:"sv-counts"},l("caption",{class:"sv-spoken"},t("frequencies.caption")),l("thead",{},l("tr",{},l("th",
{scope:"col"},t("frequencies.beginning")),...["target",...Vi].map(e))),this.rows)}offer(t,e){this.ask=t,k(this.means,this.say("frequencies.means",{n:e.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(t){this.take({number:this.number,state:"error",message:t})}take(t){
t.number===this.number&&(this.result={...this.result,...t},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let t=this.result?.checkpoints?.length??
0;if(this.seen>=t)return;let e=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=e?t:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),dc)}show(t){t!==this.run&&(this.running&&this.leave(),this.run=t,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=fc+=1,this.result={number:this.number,state:"loading",texts:0},this.start=uc(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:vc(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:t,run:e,result:s,running:i}=this,r=!!(e&&Q(e.trace));this.node.hidden=!(e&&e.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=r||!this.ask,this.lossy.hidden=r,this.refused.hidden=!this.controls.hidden,k(this.refused,this.refusal||(r?t("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(o=>{o.disabled=i}),k(this.button,t(i?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!i,s?.of&&(this.progress.value=(s.texts??0)/s.of),k(this.status,s?this.tell(s):""),this.greedy.hidden=!s?.greedy,s?.greedy&&this.paintGreedy(new ie(s.greedy)),
this.counted.hidden=!s?.rows?.length,s?.rows?.length&&this.paintCounts(s)}tell({state:t,message:e,texts:s,of:i}){return t==="loading"||t==="error"?e||this.say(`\
frequencies.state.${t}`):this.say(`frequencies.state.${t}`,{n:(s??0).toLocaleString("en"),of:(i??0).toLocaleString("en")})}paintGreedy(t){let e=dn(t,t.length),s=e.
parts??e.compared;j(this.same,"data-kind",e.parts==null?"same":"differ"),k(this.same,e.parts==null?this.say("lossless.same",{n:s}):this.say("lossless.differ",{n:s,
position:s+1})),this.pairs.show(e,hn(t),this.same.textContent??"")}paintCounts(t){let{say:e,run:s,seen:i}=this,{rows:r,checkpoints:o,band:a,plan:c,temperature:d,
state:h}=t,p=o[i-1];k(this.heading,e("frequencies.counted",{t:String(d),n:(p?p[0]:0).toLocaleString("en")})),k(this.where,s?this.before(s):"");let f=Math.max(...r.
map(v=>v[1]),...(p?[p[1],p[2]]:[]).flatMap(v=>v[0].map(b=>b/p[0])));this.rows.replaceChildren(...r.flatMap(([v,b],g)=>v==null&&b<hc&&!(p&&p[1][0][g]+p[2][0][g])?
[]:[l("tr",{style:`--p:${b/f}`},l("th",{scope:"row",class:v==null?"sv-others":null,translate:v==null?null:"no"},...v==null?[e("frequencies.others")]:St(v,!0)),l(
"td",{},Uo(b)),...[1,2].map(_=>this.cell(p&&p[_],g,p?p[0]:0,f)))]));let u=h!=="running"&&i===o.length&&i>0,m=Vi.map((v,b)=>u?this.verdict(v,p[0],p[b+1][2],a[i-1][1]):
"");this.verdicts.forEach((v,b)=>k(v,m[b])),this.curve.show(t,i,c,tt(...m)||e("frequencies.curve"))}before(t){let e=t.promptText+cn(t,t.folds.output.slice(0,this.
start)).map(i=>i.text).join(""),s=e.length>Bo?`…${e.slice(-Bo)}`:e;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:s.replace(/\s+/g,
" ")})}cell(t,e,s,i){if(!t)return l("td",{});let[r,o]=[t[0][e]/s,t[1][e]/s];return l("td",{},l("span",{class:"sv-count-bar",style:`--n:${r/i};--g:${o/i}`},l("sp\
an",{class:"sv-count-all"}),l("span",{class:"sv-count-guessed"}),l("span",{class:"sv-count-exact"})),Uo(r))}verdict(t,e,s,i){let r=e.toLocaleString("en");return this.
say(`frequencies.${s>i?"beyond":"within"}.${t}`,{n:r,distance:Hi(s),high:Hi(i)})}},Uo=n=>`${(n*100).toFixed(1)}%`;var Fo=["plain","speculative"],mc={float16:.0625,bfloat16:.5},gc=.001;function bc(n,t){let e=0;for(;n.folds.at(e+1).emitted<=t;)e+=1;return(n.rounds[e].positions||
[])[t-n.folds.at(e).emitted]||null}function xc(n,t,e,s){let i=bc(n,t),r=i?ln(i,!0):[],o=[e,s].map(c=>(r.find(d=>d.token===c)||{target:null}).target);if(!o[0])return null;
let a=mc[n.trace.models.target.dtype]||gc;return{p:o,gap:o[1]?Math.abs(Math.log(o[0]/o[1])):null,limit:a}}var Di=class{constructor(t,e){this.same=l("span",{}),this.
mark=l("mark",{class:"sv-parting"}),this.rest=l("span",{class:"sv-parted"}),this.text=l("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=l("div",{class:"sv-twin","data-way":e},l("h3",{},t(`race.${e}`)),this.text)}show(t,e){let s=r=>r.map(({text:o})=>o).join(""),i=e??t.length;this.same.replaceChildren(
...St(s(t.slice(0,i)))),this.mark.hidden=e==null,this.mark.replaceChildren(...e==null?[]:St(we(t[e]),!0)),this.rest.replaceChildren(...St(s(t.slice(i+1))))}},fn=class{outcome;constructor(t){
this.say=t,this.verdict=l("p",{class:"sv-verdict"}),this.why=l("p",{class:"sv-note"}),this.twins=Object.fromEntries(Fo.map(e=>[e,new Di(t,e)])),this.scroller=l(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":t("lossless.texts")},...Fo.map(e=>this.twins[e].node)),this.pairs=new Re(t),this.experiment=new vn(
t),this.own=l("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-section-\
head"},l("h2",{},t("lossless.heading"))),this.own,this.experiment.node)}show(t,e){let{plain:s,speculative:i,compared:r,parts:o}=dn(t,e),a=t.trace.settings.temperature===
0,c=r?o==null?"same":a?"differ":"sampled":"none";this.pairs.node.hidden=!r||!a,this.scroller.hidden=!r||a,j(this.verdict,"data-kind",c),this.twins.plain.show(s,
o),this.twins.speculative.show(i,o),this.scrollTo(`${c} ${o}`),k(this.verdict,this.tell(t,c,r,o??0)),k(this.why,o!==null&&a?this.tellGap(t,o,[i[o],s[o]]):a||c===
"none"?r?this.say("lossless.greedy"):"":this.say(gt(J(t.trace))?"rules.lossy":"lossless.sampling")),a&&this.pairs.show({plain:s,speculative:i,parts:o},hn(t),this.
verdict.textContent??""),this.experiment.show(t),this.order(a?this.own:this.experiment.node)}order(t){let[e,s]=[this.own,this.experiment.node],i=t===e?s:e;t.nextElementSibling!==
i&&i.before(t)}scrollTo(t){if(t===this.outcome)return;this.outcome=t;let{mark:e}=this.twins.plain;this.scroller.scrollTop=e.hidden?0:Math.max(0,e.offsetTop-this.
scroller.clientHeight/2)}tell(t,e,s,i){let{say:r}=this;return e==="none"?r(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="\
same"?r(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{n:s}):r(`lossless.${e}`,{position:i+1,n:i})}tellGap(t,e,[s,i]){let{say:r}=this,o=xc(
t,e,s.token,i.token);if(!o)return r("lossless.unknown");let a={mine:wt(we(s)),theirs:wt(we(i)),p:te(o.p[0]),q:te(o.p[1]),gap:X(o.gap,3),limit:o.limit,dtype:t.trace.
models.target.dtype};return o.gap==null?r("lossless.unlisted",a):tt(r("lossless.gap",a),r(o.gap<=o.limit?"lossless.tie":"lossless.fault",a))}};var wc=1.96,yc=300,ye=10;function Bi(n,t){let e=n/t,s=wc**2/t,i=(e+s/2)/(1+s),r=Math.sqrt((e*(1-e)+s/4)*s)/(1+s);return{share:e,low:Math.max(0,i-r),high:Math.min(
1,i+r),tested:t}}function Ui(n){let t=n.some(({drafts:s})=>s.some(({confidence:i})=>i!=null)),e=n.filter(s=>!mt(s)).flatMap(({drafts:s,positions:i=[]})=>s.flatMap(
({token:r,verdict:o,confidence:a},c)=>{let d=t?a:i[c]?.candidates.find(([h])=>h===r)?.[4];return o==="untested"||d==null?[]:[{chance:d,accepted:o==="accepted"}]}));
return{headed:t,tests:e}}function Wo(n,t){let e=J({settings:n});return e==="token"||e==="match"&&!t||n.temperature===0}function Go(n){let t=n.length<yc?5:10;return Array.
from({length:t},(e,s)=>{let i=n.filter(({chance:o})=>Math.min(t-1,Math.floor(o*t))===s),r=i.reduce((o,{chance:a})=>o+a,0)/i.length;return{from:s/t,to:(s+1)/t,mean:r,
...Bi(i.filter(({accepted:o})=>o).length,i.length)}}).filter(({tested:e})=>e)}var mn=196,gn=40,Ko=10,Jo=10,Fi=40,kc=[0,.5,1],vs=class{constructor(t,e,s,i){this.chart=l("div",{class:"sv-dots",role:"img"}),this.sentence=l("p",{class:"sv-not\
e"}),this.table=je(t,e,i),this.node=l("figure",{class:"sv-figure-block"},l("h3",{},G(s,e)),this.chart,this.sentence,this.table.node)}show(t,{title:e,ticks:s},i,r,o=!1){
j(this.chart,"aria-label",i),k(this.sentence,i),this.table.show(r);let a=this.chart.clientWidth;if(!a)return;let c=p=>gn+p*(a-gn-Ko),d=p=>Jo+(1-p)*(mn-Jo-Fi),h=t.
filter(({tested:p})=>p>=ye);this.chart.replaceChildren(Z("svg",{width:a,height:mn,"aria-hidden":"true"},...kc.flatMap(p=>[Z("line",{class:"sv-dots-grid",x1:gn,x2:a-
Ko,y1:d(p),y2:d(p)}),Z("text",{x:gn-6,y:d(p)+4,"text-anchor":"end"},`${p*100}%`)]),o?Z("line",{class:"sv-dots-equal",x1:c(0),x2:c(1),y1:d(0),y2:d(1)}):Z("polyli\
ne",{class:"sv-dots-line",points:h.map(p=>`${c(p.x)},${d(p.share)}`).join(" ")}),...s.map(({at:p,label:f})=>Z("text",{x:c(p),y:mn-Fi+15,"text-anchor":p<1?"middl\
e":"end"},f)),...t.flatMap(p=>[Z("line",{class:"sv-dots-whisker",x1:c(p.x),x2:c(p.x),y1:d(p.low),y2:d(p.high)}),Z("circle",{class:p.tested<ye?"sv-dots-few":"sv-\
dots-point",cx:c(p.x),cy:d(p.share),r:5}),Z("text",{class:"sv-dots-count",x:c(p.at),y:mn-Fi+28,"text-anchor":"middle"},`${p.tested}`)]))),this.chart.append(l("p",
{class:"sv-dots-axis","aria-hidden":"true"},e))}};var fs=["accepted","rejected","untested"],_c=[0,.2,.4,.6,.8,1].map(n=>({at:n,label:H(n)})),Yo=(n,t)=>[n,t];function Sc(n){let t=Array.from({length:Math.max(0,...n.
map(s=>s.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));n.forEach(({drafts:s})=>{mt({drafts:s})?Ec(s).forEach((i,r)=>{t[r][i]+=1}):s.forEach((i,r)=>{
t[r][i.verdict]+=1})});let e=t.findLastIndex(s=>fs.some(i=>s[i]));return t.slice(0,e+1)}function Ec(n){let t=$t(n);return Array.from({length:Math.max(...t)+1},(e,s)=>{
let i=n.filter((r,o)=>t[o]===s).map(({verdict:r})=>r);return i.includes("accepted")?"accepted":i.includes("rejected")?"rejected":"untested"})}function zc(n){let t=n.
map(i=>i.drafts.filter(r=>r.verdict==="accepted").length),e=n.map(({drafts:i})=>mt({drafts:i})?Math.max(...$t(i))+1:i.length),s=Array(Math.max(0,...e)+1).fill(0);
return t.forEach(i=>{s[i]+=1}),s}var bn=class{constructor(t,e,s,i){this.chart=l("div",{class:"sv-columns",role:"img"}),this.sentence=l("p",{class:"sv-note"}),this.
table=je(t,e,i),this.node=l("figure",{class:"sv-figure-block"},l("h3",{},G(s,e)),this.chart,this.sentence,this.table.node)}show(t,e,s){let i=t.map(({label:r,value:o,
parts:a})=>l("div",{class:"sv-column"},l("span",{class:"sv-column-value"},o),l("span",{class:"sv-column-bar"},...a.map(([c,d])=>l("span",{"data-kind":c,style:`-\
-n:${d}`}))),l("span",{class:"sv-column-label"},r)));this.chart.replaceChildren(...i),this.chart.classList.toggle("sv-many-columns",t.length>9),j(this.chart,"ar\
ia-label",e),k(this.sentence,e),this.table.show(s)}},xn=class{constructor(t){this.say=t,this.slots=new bn(t,t("slots.heading"),"acceptance_by_position",[t("slot\
s.slot"),...fs.map(s=>t(`kind.${s}`)),t("slots.of_rounds"),t("slots.of_judged")]),this.given=new vs(t,t("given.heading"),"acceptance_by_position",[t("slots.slot"),
t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.calibration=new vs(t,t("calibration.heading"),"calibration",[t("calibration.predicted"),t("cal\
ibration.mean"),t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.lengths=new bn(t,t("lengths.heading"),"mean_acceptance_length",[t("lengths.len\
gth"),t("lengths.rounds")]);let e=s=>l("li",{},l("span",{class:"sv-swatch","data-kind":s}),t(`kind.${s}`));this.slots.chart.after(l("ul",{class:"sv-legend"},...fs.
map(e))),this.all=l("div",{},l("div",{class:"sv-section-head"},l("h2",{},t("breakdown.heading"))),l("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=l("section",{class:"sv-section"},this.all)}show(t,e){let s=t.rounds.slice(0,e);this.all.hidden=!t.width;
let i=Sc(s);this.showCalibration(t,s),this.showSlots(i,e),this.showGiven(i),this.showLengths(zc(s),e)}showSlots(t,e){let{say:s}=this,i=({accepted:p,rejected:f})=>p/
(p+f),r=t.map((p,f)=>({label:String(f+1),value:H(p.accepted/e),parts:fs.map(u=>Yo(u,p[u]/e))})),o=t.filter(({accepted:p,rejected:f})=>p+f>0).length,[a,c]=[t[0],
t[o-1]],d=t.length===1?"aria_one":o===1?"aria_first":"aria",h=a?s(`slots.${d}`,{first:H(a.accepted/e),last:H(c.accepted/e),n:o}):s("slots.none");this.slots.show(
r,h,t.map((p,f)=>[f+1,...fs.map(u=>p[u]),H(p.accepted/e),H(i(p))]))}showGiven(t){let{say:e}=this,s=t.flatMap(({accepted:h,rejected:p},f)=>{let u=(f+.5)/t.length;
return h+p?[{...Bi(h,h+p),x:u,at:u,label:String(f+1)}]:[]}),i=s.filter(({tested:h})=>h>=ye),[r,o]=[i[0],i[i.length-1]],a=i.length<2?"few":o.low>r.high?"rises":o.
high<r.low?"falls":"open",c=i.length>1&&e("given.ends",{first:r.label,last:o.label,first_share:H(r.share),last_share:H(o.share)}),d=s.length?tt(c,e(`given.${a}`),
this.tellFew(s)):e("slots.none");this.given.show(s,{title:e("given.axis"),ticks:s},d,s.map(h=>[h.label,...this.cells(h)]))}showCalibration(t,e){let{say:s}=this,
i=Ui(t.rounds);if(this.calibration.node.hidden=!i.tests.length,this.calibration.node.hidden)return;let r=Wo(t.trace.settings,i.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!r,!r){k(this.calibration.sentence,s("calibration.other_rule",{rule:s(`rules.name.${J(t.trace)}`)}));return}let{headed:o,
tests:a}=Ui(e),c=Go(a),d=o?"head":"own",h=({from:v,to:b})=>s("calibration.between",{from:H(v),to:H(b)}),p=c.map(v=>({...v,x:v.mean,at:(v.from+v.to)/2})),f=a.reduce(
(v,{chance:b})=>v+b,0)/a.length,u=a.filter(v=>v.accepted).length,m=p.length?tt(s(`calibration.${d}`),s("calibration.sum",{mean:H(f),share:H(u/a.length),tested:a.
length}),s("calibration.equal"),this.tellFew(p)):s("slots.none");this.calibration.show(p,{title:s(`calibration.axis.${d}`),ticks:_c},m,p.map(v=>[h(v),H(v.mean),
...this.cells(v)]),!0)}cells({share:t,low:e,high:s,tested:i}){return[H(t),this.say("calibration.between",{from:H(e),to:H(s)}),i]}tellFew(t){return t.some(({tested:e})=>e<
ye)&&this.say("given.hollow",{few:ye})}showLengths(t,e){let s=Math.max(1,...t),i=t.reduce((p,f,u)=>p+f*u,0)/e,r=Math.max(...t),o=t.flatMap((p,f)=>p===r?[f]:[]),
a=t.map((p,f)=>({label:String(f),value:String(p),parts:[Yo("accepted",p/s)]})),c=o.length>1?"lengths.tied":"lengths.aria",d={mean:X(i),commonest:o.join(this.say(
"comma")),count:r,rounds:e},h=this.say(e?c:"slots.none",d);this.lengths.show(a,h,t.map((p,f)=>[f,p]))}};var $e=220,ke=44,ms=12,Xo=8,wn=40,Tc=1.25,Oc=1.1,Mc=90,Zo=10,yn=class{spots=[];rule=Z("line",{y1:Xo,y2:$e-wn});dot=Z("circle",{r:4});mark=Z("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(t){this.say=t,this.chart=l("div",{class:"sv-speedup-chart",role:"img"}),this.readout=l("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=l("p",{class:"sv-note"}),this.table=je(t,t("chart.heading"),[t("chart.x"),t("chart.y")]),this.chart.addEventListener(
"pointermove",e=>this.read(e)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-secti\
on-head"},l("h2",{},G("speedup",t("chart.heading")))),this.chart,this.sentence,this.table.node)}points(t,e){let{folds:s}=t,i=[];for(let r=1;r<=s.compared(e);r+=
1)i.push([s.at(r).emitted,s.speedup(r)??0]);return i}show(t,e,s){let i=this.points(t,e),r=i.length>1,o=this.describe(t,i);k(this.sentence,o),j(this.chart,"aria-\
label",o),this.chart.hidden=this.table.node.hidden=!r,this.table.show(i.map(([a,c])=>[a,ft(c)])),r&&this.draw(i,t.folds.at(s).emitted)}describe(t,e){if(e.length<
2){let a=t.folds.plain.tokens.length>0;return this.say(a||!t.length?"chart.waiting":"headline.not_measured")}if(t.over&&t.folds.impossible(e.length))return this.
say("headline.impossible");let[s,i]=e[e.length-1],r=e.slice(Zo-1).map(([,a])=>a),o={least:Zo,low:ft(Math.min(...r)),high:ft(Math.max(...r))};return tt(this.say(
"chart.last",{tokens:s,speedup:ft(i)}),r.length>1&&this.say("chart.range",o))}draw(t,e){let s=this.chart.clientWidth;if(!s)return;let i=Math.max(Tc,...t.map(([,
c])=>c))*Oc,r=c=>ke+c/e*(s-ke-ms),o=c=>$e-wn-c/i*($e-wn-Xo);this.spots=t.map(([c,d])=>({count:c,ratio:d,x:r(c),y:o(d)}));let a=this.spots[this.spots.length-1];this.
chart.replaceChildren(Z("svg",{width:s,height:$e,"aria-hidden":"true"},...this.scale(i,o,s),...this.tokens(e,r,s),...this.reference(o(1),a,s),Z("polyline",{class:"\
sv-speedup-line",points:this.spots.map(c=>`${c.x.toFixed(1)},${c.y.toFixed(1)}`).join(" ")}),Z("circle",{class:"sv-speedup-last",cx:a.x,cy:a.y,r:4.5}),this.mark),
this.readout),this.unread()}scale(t,e,s){let i=hs(t,5),r=i<.1?2:i<1?1:0;return $i(t,i).flatMap(o=>[Z("line",{class:"sv-speedup-grid",x1:ke,x2:s-ms,y1:e(o),y2:e(
o)}),Z("text",{x:ke-6,y:e(o)+4,"text-anchor":"end"},`${o.toFixed(r)}×`)])}tokens(t,e,s){let i=Math.max(1,hs(t,Math.max(2,(s-ke)/Mc)));return[...$i(t,i).map(r=>Z(
"text",{x:e(r),y:$e-wn+16,"text-anchor":"middle"},String(r))),Z("text",{class:"sv-speedup-title",x:(ke+s-ms)/2,y:$e-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(t,e,s){
return[Z("line",{class:"sv-speedup-plain",x1:ke,x2:s-ms,y1:t,y2:t}),Z("text",{x:s-ms,y:e.y<t?t+14:t-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:t}){
if(!this.spots.length)return;let e=t-this.chart.getBoundingClientRect().left,s=this.spots.reduce((i,r)=>Math.abs(i.x-e)<=Math.abs(r.x-e)?i:r);k(this.readout,this.
say("chart.hover",{tokens:s.count,speedup:ft(s.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${s.x}px`),this.readout.dataset.side=s.x>this.
chart.clientWidth/2?"left":"right",j(this.rule,"x1",s.x),j(this.rule,"x2",s.x),j(this.dot,"cx",s.x),j(this.dot,"cy",s.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var Ac=250,jc=120;function Lc(n){let{top:t,bottom:e}=n.getBoundingClientRect();return e>0&&t<window.innerHeight}var kn=class{timer;run;shown;known;busy;constructor({
say:t,palette:e,seek:s,greedy:i}){this.breakdown=new xn(t),this.race=new rn({say:t,palette:e,seek:s,greedy:i}),this.costs=new on(t),this.speedup=new yn(t),this.
lossless=new fn(t),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(t,{shown:e,known:s,
busy:i,view:r}){let o=`${e} of ${s}, ${t.folds.plain.tokens.length}, ${t.over}, ${i}, ${r}`;t===this.run&&o===this.drawn||(t!==this.run&&this.renew(t),this.shown=
e,this.known=s,this.drawn=o,this.busy=i,!(i&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),i?Math.max(0,Ac-(performance.now()-this.
drawnAt)):jc)))}renew(t){this.run=t,this.race.load(t),this.lossless.experiment.show(t)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let t=this.busy?Lc:s=>s.checkVisibility();this.all.filter(({node:s})=>t(s)).forEach(s=>s.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var Qo=["draft","verify","accept"],Rc=3,$c=n=>n!=null&&n<1&&ft(n)!==ft(1),_n=class{constructor(t){this.say=t,this.values={},this.labels={};let e=(s,i,r)=>{let o=l(
"span",{class:"sv-figure-value"},Jt);return this.values[s]=o,this.labels[s]=G(r,i),l("div",{class:`sv-figure sv-figure-${s}`},o,l("span",{class:"sv-figure-label"},
this.labels[s]))};this.busy=l("span",{class:"sv-figure-busy",hidden:!0},t("headline.busy")),this.sentence=l("p",{class:"sv-sentence"}),this.node=l("div",{class:"\
sv-headline"},l("div",{class:"sv-figures"},e("speedup",t("headline.speedup"),"speedup"),e("acceptance",t("headline.acceptance"),"acceptance_rate"),e("length",t(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(t,e){let s=t.folds.summary(e),i=e<Rc&&!(t.over&&e===t.length);k(this.values.
speedup,i?Jt:ft(s.speedup)),k(this.values.acceptance,i?Jt:H(s.acceptance_rate)),k(this.values.length,i?Jt:X(s.mean_acceptance_length)),k(this.labels.acceptance,
this.say(Q(t.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!i&&$c(s.speedup)),j(this.node,"title",i?this.say("headline.too_ea\
rly"):null);let r=this.tellDisturbance(t,e);this.busy.hidden=i||!r,this.node.dataset.busy=String(!this.busy.hidden),j(this.busy,"title",r||null),k(this.sentence,
this.tell(t,e,s,i,r))}tell(t,e,s,i,r){if(!s.rounds)return this.say("headline.nothing");let o=e<t.length&&this.say("headline.until",{round:e,rounds:t.length});return tt(
o,this.tellRounds(t,s),this.tellSpeed(t,e,s,i),r)}tellDisturbance(t,e){let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:H(s.jitter)})}tellRounds(t,e){let{say:s}=this,{gamma:i,drafter:r}=t.trace.settings,o=X(e.mean_acceptance_length,
e.drafted?1:0);if(!i)return s("headline.plain_round",{length:o});let a=e.drafted/e.rounds,c=Q(t.trace)&&e.drafted?s("tree.guesses",{n:X(a,Number.isInteger(a)?0:
1)}):"",d=e.drafted===e.rounds*i,h=c||s(`headline.guesses.${i===1?"one":d?"many":"most"}`,{n:i});return s("headline.each_round",{drafter:It(s,r,t.trace.models.pair),
guessed:h,length:o})}tellSpeed(t,e,s,i){let{say:r}=this;if(!t.folds.plain.tokens.length)return r("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
if(i||s.speedup==null)return r("headline.too_early");if(ft(s.speedup)===ft(1))return r("headline.same");if(s.speedup>=1)return r("headline.faster",{share:H(1/s.
speedup)});let o=t.folds.cost(e);if(!o)return r("headline.too_early");let a=d=>o[d]/o.plain,c=Qo.reduce((d,h)=>o[d]>=o[h]?d:h);return r("headline.slower",{total:X(
Qo.reduce((d,h)=>d+a(h),0)),draft:X(a("draft")),verify:X(a("verify")),accept:X(a("accept")),blame:r(`part.${c}`)})}},ta=["emitted","rounds","drafted","accepted",
"rejected","untested"],Cc={counts:ta,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","p\
lain_tokens_per_second","prefill","agreement"]},Pc={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ea={acceptance_rate:H,
draft_efficiency:H,mean_acceptance_length:X,mean_overlap:X,speedup:ft,tokens_per_second:oi,plain_tokens_per_second:oi},Nc=Object.keys(ea),qc=["accepted","reject\
ed","untested"],Ic=(n,t)=>[n,t],Sn=class{constructor(t){this.say=t,this.values={},this.labels={};let e=s=>(this.values[s]=l("span",{class:"sv-ledger-value","dat\
a-metric":s},Jt),this.labels[s]=G(Pc[s]||s,t(`ledger.${s}.label`)),l("p",{class:"sv-ledger-line"},this.labels[s],this.values[s]));this.parts=qc.map(s=>Ic(s,l("s\
pan",{"data-kind":s}))),this.bar=l("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,s])=>s)),this.lossy=l("p",{class:"sv-note",hidden:!0},t("rules\
.lossy")),this.node=l("section",{class:"sv-section sv-ledger"},l("div",{class:"sv-section-head"},l("h2",{},t("ledger.heading")),l("span",{class:"sv-quiet"},t("l\
edger.note"))),this.bar,this.lossy,l("div",{class:"sv-ledger-groups"},...Object.entries(Cc).map(([s,i])=>l("div",{class:"sv-ledger-group"},l("h3",{},t(`ledger.g\
roups.${s}`)),...i.map(e)))))}show(t,e){let s=t.folds.summary(e);k(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${Q(t.trace)?"tree":"label"}`)),
ta.forEach(o=>k(this.values[o],Lt(s[o]))),Nc.forEach(o=>k(this.values[o],ea[o](s[o])));let{target:i,draft:r}=t.trace.prefill||{};k(this.values.prefill,i||r?nt((i||
0)+(r||0)):Jt),k(this.values.agreement,this.agreement(t,e)),this.parts.forEach(([o,a])=>a.style.setProperty("--n",String(s[o]))),this.bar.setAttribute("aria-lab\
el",this.say("ledger.bar",s)),this.bar.hidden=!s.drafted,this.lossy.hidden=!this.isBent(t)}isBent({trace:t}){return t.settings.temperature>0&&gt(J(t))}agreement(t,e){
if(this.isBent(t))return this.say("ledger.agreement.lossy");if(t.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let s=t.folds.agreement(
e);return s?s.first_difference===null?this.say("ledger.agreement.same",{n:s.compared}):this.say("ledger.agreement.differ",{n:s.first_difference+1}):Jt}};var En=44,Hc=2,sa=10,zn=class{run;drawn;constructor({say:t,palette:e,seek:s}){this.say=t,this.palette=e,this.seek=s,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=l("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=l("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":t(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,l("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",i=>this.grab(i)),this.node.addEventListener("pointermove",i=>{this.held&&this.seek(this.momentAt(i))}),["pointerup","pointer\
cancel"].forEach(i=>this.node.addEventListener(i,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:i}])=>{this.width=i.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:t,tint:e},s,i){let{length:r}=s,o=this.run!==s||this.shown!==t.round||this.drawn!==r||this.tint!==e;this.run=s,this.shown=t.
round,this.tint=e,o&&this.draw();let a=t.phase?t.phase/di(s.rounds[t.round]):0,c=t.round+a;this.node.style.setProperty("--done",String(r?c/r:0)),j(this.node,"ar\
ia-valuemax",r),j(this.node,"aria-valuenow",Number(c.toFixed(2))),j(this.node,"aria-valuetext",i)}grab(t){!this.run||!this.run.length||t.button||(this.held=!0,this.
node.setPointerCapture(t.pointerId),this.seek(this.momentAt(t)))}momentAt(t){let{run:e,width:s}=this;if(!e)return se.moment;let{left:i}=this.node.getBoundingClientRect(),
r=Math.max(0,Math.min(1,(t.clientX-i)/(s||1)))*e.length,o=Math.min(Math.floor(r),e.length-1),a=di(e.rounds[o]);return s/e.length<Hc*a?{round:Math.round(r),phase:0}:
{round:o,phase:Math.round((r-o)*a)}}momentFor(t,{round:e}){let s={PageUp:sa,PageDown:-sa}[t];return s?{round:e+s,phase:0}:null}draw(){let{run:t,width:e,canvas:s,
palette:i}=this,r=window.devicePixelRatio||1,o={width:Math.round(e*r),height:Math.round(En*r)};(s.width!==o.width||s.height!==o.height)&&Object.assign(s,o);let a=s.
getContext("2d");if(!a||(a.setTransform(r,0,0,r,0,0),a.clearRect(0,0,e,En),!t||!t.length))return;this.drawn=t.length;let c=e/t.length,d=Q(t.trace),h=d?t.rounds.
map(({drafts:m})=>Math.max(0,...$t(m).map(v=>v+1))):[],p=En/((d?Math.max(...h):t.width)+1),[f,u]=[c,p].map(m=>m>4?m-1:m);t.rounds.forEach(({drafts:m},v)=>{let b=v<
this.shown?this.writtenIn(t,v):[],g=d?h[v]+1:v<this.shown?t.rows[v].slots.length:m.length+1;for(let w=0;w<g;w+=1)a.fillStyle=i.get(w<b.length?this.colour(t,v,b[w]):
"line"),a.fillRect(v*c,En-(w+1)*p,Math.max(.6,f),Math.max(.6,u))})}writtenIn(t,e){return t.rows[e].slots.map((s,i)=>({...s,index:i})).filter(s=>Zt(s.kind))}colour(t,e,{
index:s,kind:i}){if(this.tint==="verdict")return`strip-${i}`;let r=is(this.tint,t.at({round:e,index:s}));return r==null?"strip-unknown":`tint-${r}`}disconnect(){
this.sizes.disconnect()}};var Vc=[.5,1,2,4],na={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},Dc=["start","back","previous","play",
"next","forward","end","stop"],ia="specviz-letters",ra={read(){try{return localStorage.getItem(ia)!=="off"}catch{return!0}},write(n){try{localStorage.setItem(ia,
n?"on":"off")}catch{}}},Tn=class{buttons={};constructor({say:t,palette:e,keys:s,actions:i}){this.say=t;let r=o=>this.buttons[o]=l("button",{type:"button",class:"\
sv-button","data-button":o,title:t(`transport.${o}`),"aria-label":t(`transport.${o}`),on:{click:i[o]}},Ue(na[o]));this.run=l("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:i.run}},t("transport.run")),this.strip=new zn({say:t,palette:e,seek:i.seek}),this.count=l("span",{class:"sv-count"}),this.follow=
l("button",{type:"button",class:"sv-link",hidden:!0,on:{click:i.follow}},t("transport.follow")),this.speed=l("select",{"aria-label":t("transport.speed"),on:{change:()=>i.
set({speed:Number(this.speed.value)})}},...Vc.map(o=>l("option",{value:o,selected:o===1},`${o}×`))),this.pace=Qt(t("transport.pace"),["steps","rounds"].map(o=>[
o,t(`transport.${o}`)]),o=>i.set({pace:o==="steps"?"steps":"rounds"})),this.presenter=l("button",{type:"button",class:"sv-link",title:t("transport.presenter_mea\
ns"),on:{click:i.present}},t("transport.presenter")),this.letters=l("input",{type:"checkbox",checked:ra.read(),on:{change:()=>ra.write(this.letters.checked)}}),
this.help=this.listOf(s),this.node=l("div",{class:"sv-transport",role:"group","aria-label":t("transport.label")},l("div",{class:"sv-buttons"},...Dc.map(r),this.
run),l("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,l("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(t){
let e=t.flatMap(([r,o])=>[l("dt",{},...r.split(/\s+/).map(a=>l("kbd",{},a))),l("dd",{},o)]),s=l("dt",{},l("kbd",{},"A – Z"),l("kbd",{},", . ?")),i=l("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return l("details",{class:"sv-keys"},l("su\
mmary",{},this.say("transport.keys")),l("div",{class:"sv-keys-panel"},i,l("dl",{},...e,s,l("dd",{},l("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(t=!this.help.open){!t&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=t,t&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(t,e){let{run:s,moment:i,playing:r,mode:o,live:a}=t,c=At(t),d=Yt(t),h=i.round===0&&i.phase===0,p=this.
tell(t);k(this.count,p),k(this.presenter,this.say(t.presenting?"transport.leave":"transport.presenter")),s&&this.strip.show(t,s,`${p}. ${e}`);let{buttons:f}=this,
u=Object.values(f).find(v=>v===document.activeElement);f.start.disabled=f.back.disabled=f.previous.disabled=h,f.end.disabled=i.round===(s?s.length:0),f.next.disabled=
f.forward.disabled=!(c>0||d||a&&!s),f.stop.hidden=!d&&t.status!=="loading",this.run.hidden=!(t.presenting&&a&&!d),this.follow.hidden=!(d&&c>0),u&&(u.disabled||u.
hidden)&&f.play.focus();let m=r||d&&o==="running"&&!c;this.showPlay(m?"pause":d&&o==="paused"&&!c?"resume":"play")}tell({run:t,moment:{round:e,phase:s}}){let i=t&&
t.over;if(i&&e===t.length&&e)return this.say("transport.all",{rounds:e});let r=this.say(`transport.${i?"round_of":"round"}`,{round:s?e+1:e,rounds:i&&t.length});
return s?this.say("transport.step",{round:r,phase:s}):r}showPlay(t){let{play:e}=this.buttons;e.dataset.does!==t&&(e.dataset.does=t,e.replaceChildren(Ue(na[t==="\
pause"?"pause":"play"]),l("span",{},this.say(`transport.${t}`))),e.setAttribute("aria-label",this.say(`transport.${t}`)),e.title=this.say(`transport.${t}`))}};var Bc=1100,Uc=1.6,Fc={draft:450,verify:1200,test:1e3,discard:700,final:1300},Wi=(n,t)=>n.round<t.round||n.round===t.round&&n.phase<t.phase,On=class{constructor(t,e){
this.store=t;this.resume=e}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(t){return gi(this.store.state,t)!==null}seek(t){let{round:e,
phase:s}=Ke(this.rounds,t);this.move(this.toward({round:e,phase:0},{round:e,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(t,e){let s=t;for(;Wi(s,e)&&!this.barred(s);)s=hi(this.rounds,s);return s}move(t,e,s={}){s.playing||clearTimeout(this.timer);let{run:i}=this.
store.state;this.store.set({moment:t,entered:e,playing:!1,whole:!1,rested:null,following:!i||t.round===i.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(t){
this.go(t,{})}back(t){let{moment:e}=this.store.state;t==="step"?this.move(Tr(this.rounds,e),"step"):this.seek({round:e.phase?e.round:e.round-1,phase:0})}go(t,e){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(t==="step")this.move(hi(this.rounds,s),"step",e);else{let i=Ke(this.rounds,
{round:s.round+1}),r=this.toward(s,i);this.move(r,Wi(r,i)?"step":"round",e)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...At(
this.store.state)?{}:{moment:se.moment}}),this.tick())}open(t){this.store.set({opening:!0,until:{round:t+1,phase:0}}),this.tick()}tick(){let{pace:t,speed:e,moment:s,
opening:i}=this.store.state,{name:r}=ee(this.rounds[s.round])[s.phase],o=i||t==="steps";this.go(o?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(o?Fc[r]:Bc)/(i?Uc:e))}ahead(){let{state:t}=this.store;return this.barred(t.moment)||t.until&&!Wi(t.moment,t.until)?null:
At(t)?()=>this.tick():Yt(t)&&(t.predicting||t.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Mn=class{views;constructor(t){this.views=t.map(e=>({view:e,marked:null,stop:null}))}show(t,e,s){let i=ve(t,t.cursor)?t.cursor:e;this.views.forEach(r=>{let o=r.
view.find(e),a=r.view.find(i)??r.view.entrance?.()??null;r.marked&&r.marked!==o&&(delete r.marked.dataset.seen,r.marked.setAttribute("aria-selected","false")),o&&
(o.dataset.seen=s,o.setAttribute("aria-selected","true")),r.stop&&r.stop!==a&&(r.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(r,{marked:o,stop:a})})}};var Ce=["draft","verify","test","write"],oa={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Wc={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function Gc(n,t){let{gamma:e,drafter:s,confidence:i,max_new_tokens:r}=n.trace.settings,{ending:o}=n.trace,a=t===n.length-1;
return e===0?"off":n.folds.at(t).emitted===r-1?"last":a&&o==="context full"?"full":a&&o==="end of text"?null:s==="dspark"&&i?"unsure":s==="lookup"?"lookup":null}
function jn(n,t,e,s){let i=Gc(t,e);return tt(n,i&&s(`unguessed.${i}`))}function Kc(n,t,e){if(!t)return e("summary.start");let{drafts:s,final:i}=n.rounds[t-1],r={
round:t,drafted:s.length,accepted:s.filter(a=>a.verdict==="accepted").length};if(!s.length)return jn(e("summary.plain",r),n,t-1,e);let o=s.length===1;return i?mt(
{drafts:s})?e(i.kind==="bonus"?"tree.bonus":"tree.some",r):i.kind==="correction"?e(o?"summary.one_rejected":"summary.some",r):e(o?"summary.one":"summary.all",r):
e(o?"summary.one_ends":"summary.end",r)}function Jc(n,{round:t},{name:e,index:s},i){let r=n.rounds[t],{drafts:o,final:a}=r,c={round:t+1,n:s+1,of:o.length};if(mt(
r)&&e!=="final")return Yc(n,t,{name:e,index:s},i);if(e==="draft"&&r.together&&o.length>1)return i("phase.at_once",c);if(e==="draft"){let h=n.rows[t].slots[s];return i(
"phase.draft",{...c,token:Wt(h,i)})}if(e==="verify"&&!o.length)return jn(i("phase.verify_none",c),n,t,i);if(e==="verify")return i(o.length===1?"phase.verify_one":
"phase.verify",c);if(e==="test")return Xc(n,r,s,c,i);let d=o.filter(h=>h.verdict==="untested").length;return d&&a&&J(n.trace)==="block"?i("rules.phase.discard",
{...c,untested:d}):i(d?"phase.discard":"phase.discard_last",{...c,untested:d})}function Yc(n,t,{name:e,index:s},i){let{drafts:r}=n.rounds[t],o={round:t+1,of:r.length,
token:Wt(n.rows[t].slots[s]??n.rows[t].slots[0],i)};if(e==="draft"){let m=$t(r),v=m.filter(b=>b===m[s]).length;return i(v===1?"tree.level_one":"tree.level",{...o,
level:m[s]+1,n:v})}if(e!=="test")return i(e==="verify"?"tree.verify":"tree.discard",o);let{verdict:a,draw:c,parent:d}=r[s],h=yt(r[s]);if(n.trace.settings.temperature!==
0&&a==="accepted"&&c==null&&J(n.trace)==="block")return i("tree.kept",o);if(n.trace.settings.temperature!==0&&pe(r[s],J(n.trace)))return aa(n,{...o,n:s+1},a,i);
if(n.trace.settings.temperature===0||c==null||h===null)return i(`tree.greedy_${a}`,o);let[p,f]=Mt(c,h),u=a==="rejected"&&!r.some((m,v)=>v>s&&m.parent===d);return i(
`tree.${a}${u?"_last":""}`,{...o,draw:p,threshold:f})}var aa=(n,t,e,s)=>s(`rules.phase.certain_${e}`,{...t,rule:s(`rules.name.${J(n.trace)}`)});function Xc(n,{drafts:t},e,s,i){
let r=t[e],{verdict:o,draw:a}=r,c=yt(r);if(n.trace.settings.temperature===0)return i(`phase.greedy_${o}`,s);if(pe(r,J(n.trace)))return aa(n,s,o,i);if(a==null||c===
null)return i(`phase.untold_${o}`,s);let[d,h]=Mt(a,c),p={...s,draw:d,threshold:h};if(c===1&&o==="accepted"&&J(n.trace)!=="block")return i("phase.certain",p);if(J(
n.trace)!=="block")return i(`phase.${o}`,p);let f=o==="accepted"?Me(r):"failed",[,u]=Mt(a,Et(r)??1);return i(`rules.phase.${f}`,{...p,ratio:u,by:Ae(t)+1})}function Gi(n,t,e,s){
return e?Jc(n,t,e.phase,s):Kc(n,t.round,s)}var Zc={tree:["test","write"],block:["test"]},An=class{constructor(t){this.say=t,this.names=Ce.map(e=>G(oa[e],t(`act.${e}\
.name`))),this.meanings=Ce.map(()=>l("span",{class:"sv-spoken"})),this.items=Ce.map((e,s)=>l("li",{},this.names[s],this.meanings[s])),this.node=l("ol",{class:"s\
v-acts","aria-label":t("act.label")},...this.items)}load({trace:t}){let e=Q(t)?"tree":J(t)==="block"&&t.settings.temperature?"block":"";Ce.forEach((s,i)=>{let r=this.
say(`act.${s}.${Zc[e]?.includes(s)?e:"means"}`);j(this.items[i],"title",r),k(this.meanings[i],r)}),this.names[Ce.indexOf("test")].dataset.term=e==="block"?"bloc\
k_verification":oa.test}show(t){let e=Ce.indexOf(t?Wc[t]:"");this.items.forEach((s,i)=>{j(s,"aria-current",i===e?"step":null),s.classList.toggle("sv-past",i<e)})}};var Ln=class{constructor({say:t,teach:e}){this.say=t,this.why=l("span",{}),this.watch=l("button",{type:"button",class:"sv-link",on:{click:()=>e(this.round)}}),this.
node=l("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(t,e){let{moment:s,opening:i,recorded:r,playing:o,rested:a}=t,c=!o&&s.phase===0,d=a!==null?
this.say("lead.rests",{round:e.length,shown:a+1}):c&&i&&r?this.reason(e,s.round-1):"";this.why.hidden=!d,k(this.why,d);let h=c&&a===null&&e.over&&s.round===e.length?
As(e):null;if(this.watch.hidden=h===null,h===null)return;this.round=h;let p=Xe(e.rounds[h],J(e.trace))>=0;k(this.watch,this.say(p?"lead.watch_rule":"lead.watch",
{round:h+1}))}reason(t,e){let s=t.rounds[e];if(!s)return"";let i=J(t.trace),r=Xe(s,i);return r>=0?this.say(i==="block"?"lead.rescue":"lead.lenient",{n:r+1}):pi(
s)?this.say("lead.why"):""}};var Qc=2e3,Rn=class{constructor({say:t,stream:e,rounds:s,teach:i}){this.say=t,this.views=[e,s],this.acts=new An(t),this.sentence=l("span",{}),this.lead=new Ln({
say:t,teach:i}),this.caption=l("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=l("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
l("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(t){this.at="",this.lag=!0,this.acts.
load(t),this.views.forEach(e=>{e.load(t),e.scroller.scrollTop=0})}tell(t,e){return Gi(e,t.moment,Xt(t),this.say)}show(t,e,{busy:s,live:i}){let{moment:r,entered:o,
whole:a}=t,c=Xt(t),d=`${r.round}.${r.phase}`,h=d!==this.at;this.at=d,this.views.forEach(u=>{u.grow(),u.show(r.round),u.showNow(c)}),this.lag=this.lag||h&&!a;let p=o===
"step"&&r.round>0?"final":null;this.acts.show(c?c.phase.name:p),h&&this.greet(o==="round"&&!i?r.round-1:-1);let f=t.rested===null?this.tell(t,e):Gi(e,{round:fe(
t)+1,phase:0},null,this.say);k(this.sentence,f),this.lead.show(t,e),this.speak(f,s)}follow(){this.lag&&[...this.views].reverse().forEach(t=>t.followHead()),this.
lag=!1}greet(t){this.fresh.forEach(e=>e.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(e=>e.rows[t]??[]),this.fresh.forEach(e=>e.classList.add("sv-\
fresh"))}speak(t,e){let s=performance.now();e&&s-this.spokenAt<Qc||(this.spokenAt=s,k(this.spoken,t))}};function td({models:n,settings:t},e){let s=p=>e("size",{name:p.name,size:ai(p.parameters)}),i=s(n.target),r=Mr(t),{drafter:o,confidence:a}=t,c=p=>o!=="early-exi\
t"?s(p):e("first_layers",{layers:p.layers,of:n.target.layers,size:ai(p.parameters)}),d=n.draft?e("pair",{target:i,draft:c(n.draft)}):e("pair_alone",{target:i}),
h=Q({settings:t})&&e("tree.settings",{tree:e(`tree.name.${t.tree}`),budget:t.budget});return[r&&e(`rules.name.${r}`),h,o!=="model"&&It(e,o,n.pair),...["too_shor\
t","other_weights"].map(p=>n.draft?.[p]&&e(p)),e("settings",{...t}),a&&e("confidence",{confidence:a}),d].filter(Boolean).join(" · ")}function ed({trace:{ending:n},
folds:t},e){let s=t.output.length;return e(`ending.${n}${n==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}var sd=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function nd(n,t){n.textContent!==Ot(t)&&n.replaceChildren(...t.split(sd).map((e,s)=>s%2?l("a",{href:e,target:"_blank",rel:"noopener"},e):l("span",{},e)))}var $n=class{constructor(t){
this.say=t,this.origin=l("span",{class:"sv-origin"}),this.about=l("span",{}),this.message=l("span",{class:"sv-message"}),this.node=l("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(t){let{say:e}=this,{run:s,recorded:i,status:r,message:o}=t;s&&this.showRun(s.trace,i),this.origin.dataset.recorded=String(i);
let a=r!=="done"?e(`state.${r}`):s?ed(s,e):e("state.idle"),c=i||At(t)>0&&s?.trace.ending!=="stopped",d=s&&(r==="idle"||r==="done"&&c),h=s&&r==="error"?e(i?"stat\
e.example":"state.previous"):d&&t.stale?e("state.stale"):"";nd(this.message,tt(o||(d?"":a),h)),this.message.setAttribute("role",r==="error"?"alert":"status")}showRun(t,e){
let{device:s,processor:i,placement:r}=t.machine,o=s==="cuda"&&this.say(`steps.${t.captured?"captured":"eager"}`),a=[i||s,r,o].filter(Boolean).join(" · ");k(this.
origin,this.say(e?"recorded":"live",{date:t.recorded.slice(0,10),machine:a})),k(this.about,td(t,this.say)),[this.origin,this.about].forEach(c=>j(c,"title",c.textContent))}};var la={speedup:ft,acceptance_rate:H,draft_efficiency:H,mean_acceptance_length:X,emitted:Lt},id=Object.keys(la),Ki=(n,t)=>n.length===t.length&&n.every((e,s)=>e===
t[s]);function ca(n,t){let[e,s]=[n.trace.prompt,t.trace.prompt];if(Ki(e,s))return"again";if(s.length<=e.length||!Ki(e,s.slice(0,e.length)))return null;let i=s.slice(
e.length),r=i.length-1,{output:o}=n.folds;return o.length<r||!Ki(i.slice(0,r),o.slice(0,r))?null:{at:r,token:i[r],was:o[r]}}function rd(n,t,e){let s=t.trace.prompt.
slice(n.trace.prompt.length),[i,r]=[n,t].map(({folds:c},d)=>c.output.slice(0,c.at(e[d]).emitted)),o=[...s,...r],a=0;for(;a<Math.min(i.length,o.length)&&i[a]===o[a];)
a+=1;return{n:a,was:i[a],now:o[a]}}function da({compared:n,expected:t,returning:e},s){let i=e??(n&&od(n.pair[n.shown],s)?n.shown:null);if(n&&i!==null){let[o,a]=n.
pair;return{pair:i?[o,s]:[s,a],shown:i}}return t&&s.source&&ca(t.run,s.run)?{pair:[t,s],shown:1}:null}var od=({source:n},t)=>!!(n&&t.source&&n.run&&n.run===t.source.
run),Cn=class{drawn=null;constructor({say:t,swap:e,close:s}){this.say=t,this.branched=l("p",{class:"sv-branched"}),this.texts=l("p",{}),this.note=l("p",{class:"\
sv-note"},t("compare.unlike")),this.heads=["before","now"].map(i=>({name:i,node:l("th",{scope:"col"})})),this.body=l("tbody",{}),this.swap=l("button",{type:"but\
ton",class:"sv-link",on:{click:e}}),this.node=l("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":t("compare.heading")},l("div",{class:"\
sv-section-head"},l("h2",{},t("compare.heading")),this.swap,l("button",{type:"button",class:"sv-link",on:{click:s}},t("compare.close"))),this.branched,this.note,
l("table",{class:"sv-figures-table"},l("thead",{},l("tr",{},l("th",{scope:"col"},t("compare.setting")),...this.heads.map(({node:i})=>i))),this.body),this.texts)}show(t){
let{compared:e}=t,s=this.drawn?.pair;if(this.drawn=e,this.node.hidden=!e,!e)return;let{say:i}=this,{pair:r,shown:o}=e,a=r.map(({run:h},p)=>p===o?Ms(t):h.length),
[c,d]=r.map(({run:h})=>h);k(this.swap,i(o?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:h,node:p},f)=>k(p,f===o?i("compare.shown",{run:i(
`compare.${h}`)}):i(`compare.${h}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,a)),k(this.texts,this.tell(c,d,a)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(d.trace.machine),r.some(h=>s?.includes(h))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(t,e){
let s=ca(t,e);this.branched.hidden=s==="again"||s===null,!(s==="again"||s===null)&&k(this.branched,this.say("compare.branched",{n:s.at+1,token:this.name(e,s.token),
was:this.name(t,s.was)}))}rows(t,e,s){let{say:i}=this,r=(p,f)=>l("tr",{},l("th",{scope:"row"},i(`compare.${p}`)),...f.map(u=>l("td",{},u))),a=ss.map(p=>({name:p,
values:[t,e].map(({trace:f})=>Ps(i,p,Cs(f,p),f.models.pair))})).filter(({values:[p,f]})=>p!==f),c=a.some(({name:p})=>p==="tree"),d=[t,e].some(({trace:p})=>Q(p)),
h=[t,e].map((p,f)=>p.folds.summary(s[f]));return[...a.map(({name:p,values:f})=>r(p,f)),...c?[r("verified",[t,e].map(({trace:p})=>Lt(ns(p))))]:[],...id.map(p=>r(
d&&p==="acceptance_rate"?"acceptance_by_position":p,h.map(f=>la[p](f[p]))))]}tell(t,e,s){let{n:i,was:r,now:o}=rd(t,e,s);return r===void 0&&o===void 0?this.say("\
compare.same",{n:i}):r===void 0||o===void 0?this.say("compare.longer",{n:i}):this.say("compare.differ",{n:i+1,was:this.name(t,r),now:this.name(e,o)})}name(t,e){
return e!==void 0&&wt(t.alone(e))||this.say("token.empty")}};var Pn=class{constructor({say:t,send:e,store:s,most:i}){this.say=t,this.send=e,this.store=s,this.most=i,this.compare=new Cn({say:t,swap:()=>this.swap(),close:()=>s.
set({compared:null})})}get live(){return this.store.state.live}load(t){this.store.set({compared:da(this.store.state,t),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(t,e){let{run:s,recorded:i}=this.store.state.source??{};s===t.run&&i===t.recorded&&this.store.
set({offers:e})}make(t){let{run:e,source:s,recorded:i}=this.store.state;e&&(this.store.set({expected:{run:e,source:s,recorded:i}}),this.send("again",{...s,...t}))}swap(){
let{compared:t}=this.store.state;if(!t)return;let e=t.shown?0:1;this.store.set({returning:e}),this.show(t.pair[e])}show({run:{trace:t},source:e,recorded:s}){let i=t.
ending==="running"?{...t,ending:"stopped"}:t,r={run:e?.run,name:e?.recorded,offered:!!e?.recorded};this.send("show",{trace:i,recorded:s,state:"done",typed:!1,...r})}};var Nn=["both","target","draft"],ld={both:"overlap",target:"residual",draft:"rejected"},cd=[0,.5,1],qn=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:t,set:e}){this.say=t,this.heading=l("h3",{}),this.shaping=Qt(t("areas.view"),[["shaped",t("areas.shaped")],["raw",t("areas.raw")]],s=>e({raw:s==="raw"})),this.
form=Qt(t("areas.form"),[["picture",t("areas.picture")],["table",t("areas.table")]],s=>e({asTable:s==="table"})),this.note=l("p",{class:"sv-note"}),this.node=l(
"div",{class:"sv-block sv-areas-block"},this.heading,l("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:t}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),k(this.
total.name,t("areas.total"));let e=(r,o)=>l("li",{},l("span",{class:"sv-area-key","data-area":r}),G(ld[r],o));this.keys=Object.fromEntries(Nn.map(r=>[r,e(r,t(`a\
reas.key.${r}`))])),this.keys.dart=l("li",{},l("span",{class:"sv-dart-key"}),t("areas.key.dart"));let s=l("div",{class:"sv-area-row sv-area-head"},l("span",{},t(
"areas.token")),l("span",{}),this.targetHead=l("span",{class:"sv-p"},t("areas.target")),this.draftHead=l("span",{class:"sv-p"},t("areas.draft"))),i=l("div",{class:"\
sv-area-row sv-area-axis"},l("span",{}),l("span",{class:"sv-area-ticks"},...cd.map(r=>l("span",{style:`--x:${r}`},String(r)))));return this.chart=l("div",{class:"\
sv-areas",role:"img"},s,...this.rows.map(r=>r.node),i,this.total.node),this.legend=l("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=l("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(t){let[e,s,i]=["sv-t","sv-p","sv-p"].map(a=>l("span",{class:a})),r=l("span",{class:"sv-\
dart",hidden:!0}),o=l("span",{class:"sv-area-bar"},...Nn.map(a=>l("span",{"data-area":a})),r);return{name:e,target:s,draft:i,dart:r,bar:o,node:l("div",{class:t},
e,o,s,i)}}buildTable(){let t=e=>l("th",{scope:"col"},this.say(`areas.${e}`));return this.body=l("tbody",{}),this.table=l("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},l("table",{},l("thead",{},l("tr",{},...["token","target","draft","both"].map(t))),this.body)),
this.table}dress({raw:t,asTable:e}){t===this.raw&&e===this.asTable||(Object.assign(this,{raw:t,asTable:e}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(t){
this.view=t,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:t,say:e}=this,s=Po(t.position),i=this.raw&&s;this.shaping.node.hidden=!s,this.shaping.
set(i?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,k(this.heading,t.heading);let r=i?
"areas.raw_note":"areas.shaped_note";k(this.note,tt(...t.notes,s&&e(r,{shaping:t.shaping}))),this.asTable?this.paintTable(i):this.paintPicture(i)}seen({token:t,
target:e,draft:s,both:i}){let{models:r}=this.view;return{token:t,target:r==="draft"?null:e,draft:r==="target"?null:s,both:r==="both"?i:null}}paintPicture(t){let{
position:e,marks:s,models:i}=this.view,r=an(e,[...s.keys()],t).map(c=>this.seen(c));i==="draft"&&r.splice(0,r.length-1,...r.slice(0,-1).sort((c,d)=>(d.draft??0)-
(c.draft??0)));let o=t?null:this.view.dart;this.rows.forEach((c,d)=>{let h=d===r.length-1;c.node.hidden=d>=r.length,c.node.hidden||this.paintRow(c,r[d],{rest:h,
dart:o})});let a=i==="both"&&!t?e.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",i==="dr\
aft"),this.draftHead.classList.toggle("sv-unseen",i==="target"),this.legend.hidden=i!=="both",this.keys.dart.hidden=!o,Nn.forEach(c=>k(this.keys[c].lastChild,this.
say(`areas.${this.view.decides?"key":"plain_key"}.${c}`))),j(this.chart,"aria-label",this.describe(r,a,o))}paintRow(t,e,{rest:s,dart:i}){let{view:r}=this,o=r.marks.
get(e.token),a=r.name(e.token);t.node.classList.toggle("sv-others",s),k(t.name,a),j(t.name,"title",a),j(t.name,"data-kind",o),k(t.target,e.target==null?"":ct(e.
target)),k(t.draft,e.draft==null?"":ct(e.draft)),Nn.forEach(c=>t.bar.style.setProperty(`--${c}`,String(e[c]||0))),t.dart.hidden=i?.token!==e.token,!(!i||t.dart.
hidden)&&(t.dart.style.setProperty("--x",String(i.at)),t.dart.dataset.side=i.at>.8?"left":"right",t.dart.dataset.kind=i.kind)}paintTotal(t){this.total.bar.style.
setProperty("--both",String(t)),this.total.bar.style.setProperty("--draft","1"),k(this.total.target,""),k(this.total.draft,dt(t))}describe(t,e,s){let{say:i,view:r}=this,
o=c=>{let d=t.slice(0,-1).filter(h=>h[c]!=null).sort((h,p)=>(p[c]??0)-(h[c]??0))[0];return d&&i(`areas.first.${c}`,{token:r.name(d.token),p:dt(d[c])})},a=t[t.length-
1];return tt(o("target"),o("draft"),e!==null&&i("areas.overlap",{overlap:dt(e)}),s&&i(`areas.dart.${s.kind}`,{token:r.name(s.token)}),i("areas.rest",{target:ct(
a.target),draft:ct(a.draft)}))}paintTable(t){let{position:e,name:s,marks:i,models:r}=this.view,o=d=>l("td",{},ct(d)),a=({token:d,target:h,draft:p,both:f})=>l("t\
r",{},l("th",{scope:"row",class:"sv-t","data-kind":i.get(d)},s(d)),o(h),o(p),o(f)),c=ln(e,t).map(d=>a(this.seen(d)));r==="both"&&!t&&c.push(l("tr",{class:"sv-su\
m"},l("th",{scope:"row"},this.say("areas.sum")),o(1),o(1),o(e.overlap))),this.body.replaceChildren(...c)}};function dd({round:{drafts:n,final:t},index:e,token:s}){let i=e<n.length?Rt(n,e):null;return(n.find(({verdict:o},a)=>o==="accepted"&&Rt(n,a)===i)??t??{token:s}).
token}var In=class{constructor({say:t,sequels:e}){this.say=t,this.sequels=e,this.choices=[],this.list=l("div",{class:"sv-choices",role:"toolbar","aria-label":t(
"branch.heading"),on:{keydown:s=>tn(this.choices,s)}}),this.note=l("p",{class:"sv-note"}),this.node=l("div",{class:"sv-block sv-branch"},l("h3",{},t("branch.hea\
ding")),this.note,this.list)}show(t,e){let{say:s}=this,{position:i}=t,r=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!t.open||!i,!i||this.node.
hidden)return;let o=t.kind==="untested";this.list.hidden=!!r||o,k(this.note,r||s(o?"branch.untested":"branch.note"));let a=dd(t),c=([d,h],p)=>l("button",{type:"\
button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":s("branch.do",{token:e(d),was:e(a)}),on:{click:()=>this.sequels.make({branch:{round:t.number,index:t.
index,token:d}})}},l("span",{class:"sv-choice-token"},e(d)),l("span",{class:"sv-p"},ct(h)));this.choices=i.candidates.filter(([d])=>d!==a).map(c),this.list.replaceChildren(
...this.choices)}};var hd=3,pd=.1,ud=.09,vd=.3,fd=2**20,md=8,ha=n=>(n?.candidates??[]).flatMap(([,t])=>t==null?[]:[t]).sort((t,e)=>e-t),Ji=n=>Math.min(n.rest[1]??0,ha(n)[md-1]??1);
function gd(n,t){let{candidates:e,rest:s}=t,i=p=>p?-p*Math.log(p):0,r=Ji(t),o=r?s[1]??0:0,a=e.reduce((p,[,f])=>p+i(f),0),c=a-(o?o*Math.log(r):0),d=a+i(o)+o*Math.
log(fd),h=p=>Math.min(ud,vd*Math.exp(-p));return n>h(c)?1:n<=h(d)?0:null}var pa={token:(n,t)=>t,match:n=>n,typical:(n,t,e)=>e&&gd(n,e),"top-k":(n,t,e)=>{let s=ha(
e)[hd-1];return s===void 0?null:n>0&&n>=s?1:t},threshold:(n,t)=>n>=pd?1:t},gs=(n,t,e,s)=>pa[n](t,e,s);function bd(n,t){let{target:e}=n,s=Et(n);return e==null||s===
null?[]:Object.keys(pa).flatMap(i=>{let r=gs(i,e,s,t);return r===null?[]:[[i,r]]})}var Hn=class{constructor(t){this.say=t,this.body=l("tbody",{});let e=s=>l("th",
{scope:"col"},t(`rules.others.${s}`));this.note=l("p",{class:"sv-note"}),this.node=l("details",{class:"sv-other-rules"},l("summary",{},t("rules.others.heading")),
l("table",{class:"sv-figures-table"},l("thead",{},l("tr",{},e("rule"),e("chance"),e("verdict"))),this.body),this.note)}show(t,e,s,i){let{say:r}=this,o=i?bd(t,e):
[];this.node.hidden=!o.length,k(this.note,r("rules.others.note",{draw:dt(s)})),this.body.replaceChildren(...o.map(([a,c])=>{let d=s<c,h=l("th",{scope:"row",class:gt(
a)?"sv-lossy":""},r(`rules.name.${a}`));return l("tr",{"data-rule":a},h,l("td",{},dt(c)),l("td",{},l("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?
"accepted":"rejected"})," ",r(`kind.${d?"accepted":"rejected"}`)))}))}};var Yi=4,Vn=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:t,set:e,unpin:s,stage:i,sequels:r}){
this.say=t,this.key="",this.token=l("div",{class:"sv-big-token",translate:"no"}),this.kind=l("span",{class:"sv-chip"}),this.where=l("span",{class:"sv-quiet"}),this.
there=l("button",{type:"button",class:"sv-link",title:t("inspector.stage"),on:{click:()=>{i({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=l("span",{class:"sv-quiet"}),this.unpin=l("button",{type:"button",class:"sv-link",hidden:!0,on:{click:s}},t("inspector.unpin")),this.why=l("p",{class:"\
sv-why"}),this.empty=l("p",{class:"sv-quiet"},t("inspector.empty")),this.absent=l("p",{class:"sv-quiet",hidden:!0},t("inspector.absent")),this.areas=new qn({say:t,
set:e}),this.branch=new In({say:t,sequels:r}),this.body=l("div",{class:"sv-inspected",hidden:!0},l("div",{class:"sv-title"},this.token,l("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,Qs(t,this.areas.node,"distributions")),this.
node=l("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":t("inspector.heading")},l("div",{class:"sv-section-head"},l("h2",{},t("inspector.headi\
ng")),l("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:t}=this;return this.keep=l("span",{class:"sv-keep"},t("test.keep")),
this.drop=l("span",{class:"sv-drop"},t("test.drop")),this.needle=l("span",{class:"sv-needle"}),this.needleLabel=l("span",{class:"sv-needle-label"}),this.line=l(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=l("span",{class:"sv-limit"}),this.sum=l("p",{class:"sv-arit\
hmetic"}),this.basis=l("p",{class:"sv-note"}),this.others=new Hn(t),this.test=l("div",{class:"sv-block sv-test"},l("h3",{},G("accept_test",t("test.heading"))),this.
line,l("div",{class:"sv-test-axis","aria-hidden":"true"},l("span",{},"0"),this.limit,l("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:t}=this;return this.residualRows=Array.from({length:Yi+1},()=>{let e=l("span",{class:"sv-t"}),s=l("span",{class:"sv-share"}),i=l("span",{class:"sv-p"});
return{token:e,bar:s,share:i,node:l("li",{},e,s,i)}}),this.note=l("p",{class:"sv-note"}),this.residual=l("div",{class:"sv-block sv-residual-block"},l("h3",{},G(
"residual",t("residual.heading"))),this.note,l("div",{class:"sv-residual-head"},l("span",{},t("areas.token")),l("span",{},t("residual.share"))),l("ul",{class:"s\
v-residual"},...this.residualRows.map(e=>e.node))),this.residual}show(t,e,s,{concealed:i=!1,elsewhere:r=!1}={}){if(this.empty.hidden=!!e,this.body.hidden=!e,this.
pin.hidden=!e,this.unpin.hidden=!e||s!=="pinned",!e)return;let{number:o,index:a,kind:c}=e,d=`${o}.${a} ${c}`;(t!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=t,this.seen=e,k(this.pin,this.say(`inspector.${s}`)),this.showTitle(),this.where.hidden=r,this.there.hidden=!r,k(this.why,i?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=i||!!e.position,this.areas.node.hidden=i||!e.position,e.position&&!i&&this.areas.show(this.view(e.position)),this.
showTest(),this.showResidual(),this.branch.show(e,h=>this.name(h))}showTitle(){let{seen:t,say:e}=this,s=t.part?[Bt(t.piece)]:t.text?St(t.text,!0):[e("token.empt\
y")];this.token.replaceChildren(...s),this.token.dataset.kind=t.kind,this.kind.dataset.kind=t.kind,k(this.kind,e(`kind.${ue(t.kind,this.run.trace)}`));let{models:i,
settings:{drafter:r}}=this.run.trace,o=t.draft&&!t.draft.source&&r!=="model"&&It(e,r,i.pair),a=e("inspector.where",{round:t.number+1,slot:xi(this.run,t.number,t.
index,e)}),c=o?e("token.from",{slot:a,drafter:o}):a;[this.where,this.there].forEach(d=>k(d,c))}get greedy(){return this.run.trace.settings.temperature===0}explain(){
let{seen:t,say:e}=this,s=t.part?e("inspector.bytes",{hex:Bt(t.piece)})+" ":t.took>1?e("inspector.joined",{n:t.took})+" ":"",i=t.draft?.confidence;return s+tt(this.
reason(),i!=null&&e("inspector.confidence",{predicted:H(i)}))}reason(){let{seen:t,say:e,greedy:s}=this,{kind:i,round:r,accepted:o,draft:a}=t;if(i==="plain")return jn(
e("why.plain"),this.run,t.number,e);let c=mt(r)?this.reasonInTree():"";if(c)return c;if(i==="bonus")return r.drafts.length===1?e("why.bonus_one"):e("why.bonus",
{n:r.drafts.length});if(!s&&this.rule!=="token"){let u=this.reasonOfRule();if(u)return u}if(i==="correction")return e(`why.${s?"greedy_":""}correction`,{guess:this.
name(r.drafts[o].token)});if(i==="untested"){let u=r.drafts.findIndex(m=>m.verdict==="rejected");return u<0?e("why.untested_end"):e("why.untested",{n:u+1})}if(i===
"guessed"&&this.lookedUp)return e("why.copied");if(s)return e(`why.greedy_${i}`);if(a?.target==null||a.draft==null)return e("inspector.absent_probabilities");let[
d,h]=Mt(a.target,a.draft),p={target:d,draft:h,chance:H(Math.min(1,a.target/a.draft))},f=i!=="accepted"?i:a.target>=a.draft?"sure":"lucky";return e(this.lookedUp&&
["lucky","rejected"].includes(f)?`why.copied_${f}`:`why.${f}`,p)}reasonInTree(){let{seen:t,say:e,greedy:s}=this,{kind:i,round:{drafts:r},index:o,draft:a}=t;if(i===
"correction"||i==="bonus"||i==="untested"&&a?.draw==null)return e(`tree.why.${i}`);if(s||this.rule!=="token"||!a?.draft||a.target==null)return"";if(i==="guessed")
return e("tree.why.guessed");let c=r.some(({parent:u},m)=>m<o&&u===a.parent),d=a.draft===1;if(!d&&!c)return"";let[h,p]=Mt(a.target,a.draft),f=H(Math.min(1,a.target/
a.draft));return tt(c&&e("tree.why.left"),d?e("tree.why.certain",{target:h}):e("tree.why.ratio",{target:h,draft:p,chance:f}))}get rule(){return J(this.run.trace)}reasonOfRule(){
let{seen:t,say:e,rule:s}=this,{kind:i,round:r,accepted:o,draft:a}=t;if(i==="correction"){let h=r.drafts[o],p={guess:this.name(h.token),weight:dt(h.weight??1)};return gt(
s)?"":e(`rules.why.${s}.correction`,p)}if(i==="untested")return s==="block"&&r.final?e("rules.why.block.dropped"):"";if(!a||i!=="accepted"&&i!=="rejected"||a.target==
null||!a.draft)return"";if(s==="block"){let[h,p]=Mt(a.draw??0,Et(a)??1),f=!r.drafts.some((m,v)=>Rt(r.drafts,v)===t.index),u=i==="accepted"?Me(a):f?"rejected_las\
t":i;return e(`rules.why.block.${u}`,{by:Ae(r.drafts)+1,draw:h,ratio:p})}let[c,d]=Mt(a.target,a.draft);return e(`rules.why.${gt(s)?"lossy":s}.${i}`,{rule:e(`rul\
es.name.${s}`),target:c,draft:d,chance:H(yt(a)??0),exact:H(Math.min(1,a.target/a.draft))})}name(t){if(t===-1)return this.say("token.rest");let e=this.run.alone(
t);return wt(e)||Bt(this.run.piece(t))||this.say("token.empty")}view(t){let{seen:e,say:s}=this,{kind:i,round:r,judged:o}=e,c=e.judgedAt>=r.drafts.length?"target":
i==="guessed"?"draft":"both",d=i==="guessed"||i==="lit",h=new Map,p=!e.open&&(!e.draft||i==="rejected")?r.final:null,f=Ge(r);p&&f&&h.set(p.token,f),o&&h.set(o.token,
d?i:o.verdict);let m=!(o&&!d&&!this.greedy&&this.rule==="token")||o.draw==null||o.draft==null?null:{token:o.token,at:o.draw*o.draft,kind:o.verdict};return{position:t,
name:b=>this.name(b),heading:s({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[c]),notes:this.notes(c),shaping:this.shaping(),models:c,
marks:h,dart:m,decides:this.rule==="token"}}notes(t){let e=[];return this.seen.kind==="untested"&&e.push("areas.untested"),t!=="target"&&this.lookedUp&&e.push("\
areas.lookup"),this.greedy?e.push("areas.greedy"):t==="both"&&this.rule!=="token"&&e.push("rules.areas"),e.map(s=>this.say(s))}shaping(){let{temperature:t,top_k:e,
top_p:s}=this.run.trace.settings,{say:i}=this;return[i("areas.temperature",{value:t}),...e>0?[i("areas.top_k",{value:e})]:[],...s<1?[i("areas.top_p",{value:s})]:
[]].join(i("comma"))}get lookedUp(){let{drafter:t}=this.run.trace.settings,{judged:e,position:s}=this.seen;return e?.source?e.source==="lookup":t==="lookup"||t.
startsWith("lookup")&&s!==null&&s.rest[4]==null}showTest(){let{seen:t,say:e,rule:s}=this,r=["accepted","rejected",...s==="block"?["untested"]:[]].includes(t.kind)?
t.draft:null,{draw:o=null,target:a=null,draft:c=null}=r??{},d=yt(r??void 0),h=!this.greedy&&o!==null&&d!==null;if(this.test.hidden=!h,!h||!r)return;this.others.
show(r,t.position,o,!Q(this.run.trace));let[p,f]=Mt(o,d),u={draw:p,threshold:f,target:te(a),draft:te(c),kind:e(`kind.${ue(t.kind,this.run.trace)}`)},m=o<d?"pass\
ed":"failed";k(this.keep,e(s==="block"?"rules.pass":"test.keep")),k(this.drop,e(s==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",
String(d)),this.test.style.setProperty("--draw",String(o)),this.keep.dataset.side=o<d/2?"end":"start",this.drop.dataset.side=o>(1+d)/2?"start":"end",this.limit.
dataset.side=d>.6?"left":"right",k(this.limit,`${e("test.threshold")} ${f}`),this.line.dataset.kind=t.kind;let v=pe(r,s);[this.needle,this.needleLabel].forEach(
g=>{g.hidden=v}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=o>.5?"left":"right",k(this.
needleLabel,`${e("test.draw")} ${p}`);let b=e(s==="token"?`test.${t.kind}`:`rules.sum.${v?"certain":gt(s)?"lossy":s}.${m}`,u);k(this.sum,b),this.line.setAttribute(
"aria-label",v?b:e("test.aria",u)),this.showBasis()}showBasis(){let{say:t,seen:{round:e,index:s}}=this,i=this.rule==="block"&&!Q(this.run.trace)?Or(e.drafts,s):
null;if(this.basis.hidden=!i,!i)return;let r={weight:dt(i.weight),excess:dt(i.excess)};k(this.basis,t(`rules.basis.${i.last?"last":"earlier"}`,r))}showResidual(){
let{seen:t}=this,e=t.kind==="rejected"||t.kind==="correction",{drafts:s}=t.round,i=he(s).at(-1)??-1,r=t.kind==="rejected"?t.draft:s.findLast((u,m)=>u.verdict===
"rejected"&&Rt(s,m)===i)??null,o=e&&t.position&&r?Co(t.position,Ar(r,this.rule)):null;if(this.residual.hidden=!o,!o)return;let a=!this.greedy&&(this.rule==="blo\
ck"||this.rule==="match");k(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:dt(r?.weight??1)}):this.say("residual.note"));let c=t.open||!t.round.final?
null:t.round.final.token,d=o.shares.slice(0,Yi),h=o.shares.find(u=>u.token===c);h&&!d.includes(h)&&(d[Yi-1]=h);let p=d.reduce((u,m)=>u+m.share,0),f=[...d,{token:-1,
share:Math.max(0,1-p)}];this.residualRows.forEach((u,m)=>this.fillShare(u,f[m],c))}fillShare(t,e,s){t.node.hidden=!e,e&&(k(t.token,this.name(e.token)),j(t.token,
"title",this.name(e.token)),t.bar.style.setProperty("--share",String(e.share)),t.node.classList.toggle("sv-others",e.token===-1),k(t.share,ct(e.share)),e.token===
s?t.node.dataset.drawn=this.say("residual.chosen"):delete t.node.dataset.drawn)}};var xd=8,wd=.85;function ua(n){let t=()=>n.scrollHeight-n.scrollTop-n.clientHeight,s=l("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:o=>o.preventDefault(),click:()=>{let o=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";n.scrollBy({top:wd*
n.clientHeight,behavior:o})}}},"▾"),i=()=>{s.hidden=t()<xd};n.addEventListener("scroll",i,{passive:!0});let r=new ResizeObserver(i);return[n,...n.children].forEach(
o=>r.observe(o)),s}var va=23,fa=["tokens","distance"],Qi=[0,1],yd=1e-6,Xi=.005;function tr({candidates:n,rest:t,overlap:e}){let s=n.reduce((i,[,r,o])=>i+Math.max(0,(r??0)-(o??0)),
0);return Math.max(0,e==null?t[1]??0:1-e-s)}function kd(n,t){let e=(o,a)=>Math.max(0,t*(o??0)-(a??0)),s=n.candidates.reduce((o,[,a,c])=>o+e(a,c),0),[,i,r]=n.rest;
return[s+e(i,r),s+Math.max(e(i,r),t*tr(n))]}function _d({drafts:n,positions:t=[]}){let e=1;return n.map((s,i)=>{if(e=Math.min(1,e*((s.target??0)/(s.draft||1))),
i===n.length-1)return[e,e];let r=c=>c+1-e>0?c/(c+1-e):1,[o,a]=kd(t[i+1],e);return[r(o),r(a)]})}function Sd(n,t){return t==="block"?_d(n):n.drafts.map((e,s)=>{let i=gs(
t,e.target??0,Et(e)??0,n.positions?.[s]??null);return i===null?Qi:[i,i]})}function ma(n,t){if(t!=="block")return n.reduceRight((s,i)=>1+i*s,1);let e=1;return n.
reduceRight((s,i,r)=>{let o=e*i*(r+1);return e*=1-i,s+o},1)}function Ed(n,t){let{candidates:e,rest:[,s],overlap:i}=n,r=Ji(n);if(i==null||s==null||gs(t,r,r,n)!==
(t==="typical"?0:r))return Qi;let o=e.map(([,w,_])=>({p:w??0,q:_??0})),a=o.map(({p:w,q:_})=>_?gs(t,w,Math.min(1,w/_),n):0);if(a.includes(null))return Qi;let c=o.
map(({q:w},_)=>w*(a[_]??0)),d=t==="typical"?0:Math.max(0,s-tr(n)),h=Math.max(0,1-d-c.reduce((w,_)=>w+_,0)),p=1-i<yd,f=h/(p?1:1-i),u=o.map(({p:w,q:_})=>f*(p?w:Math.
max(0,w-_))),m=f*(p?s:tr(n)),v=o.reduce((w,{p:_},z)=>w+Math.abs(c[z]+u[z]-_),0),b=Math.abs(d+m-s),g=t==="typical"&&f>1;return[(v+b)/2,(v+(g?m+s:b))/2]}function zd(n){
let{drafts:t,positions:e=[]}=n;return e.length<t.length||t.some(s=>Et(s)===null)?null:Object.fromEntries(Je.map(s=>{let i=Sd(n,s);return[s,{tokens:[ma(i.map(([r])=>r),
s),ma(i.map(([,r])=>r),s)],distance:t.length&&gt(s)?Ed(e[0],s):[0,0]}]}))}function Td(n){let t=e=>n.reduce((s,i)=>s+i[e],0)/n.length;return[t(0),t(1)]}var Od=([
n,t])=>{if(t-n>=Xi)return`${X(n)} – ${X(t)}`;let e=(n+t)/2;return e<Xi?`<${Xi}`:X(e)},Zi=new WeakMap;function Md(n){return Zi.has(n)||Zi.set(n,zd(n)),Zi.get(n)??
null}function ga(){let{run:n,moment:{round:t},live:e,send:s}=Ks(),i=Q(n.trace)?"trees":n.trace.settings.temperature?"":"greedy",r=i?[]:n.rounds.slice(0,t).map(Md).
filter(a=>a!==null),o=(a,c)=>Od(Td(r.map(d=>d[a][c])));return U("div",{class:"sv-block sv-rule-lab",children:[U("h3",{children:vt("rules.lab.heading")}),r.length>
0&&U("table",{class:"sv-figures-table",children:[U("thead",{children:U("tr",{children:["rule",...fa].map(a=>U("th",{scope:"col",children:vt(`rules.lab.${a}`)}))})}),
U("tbody",{children:Je.map(a=>U("tr",{"data-rule":a,children:[U("th",{scope:"row",class:gt(a)?"sv-lossy":"",children:[vt(`rules.name.${a}`),U("span",{children:a===
J(n.trace)&&` ${vt("rules.lab.own")}`})]}),U("td",{children:o(a,"tokens")}),U("td",{children:gt(a)?o(a,"distance"):"0"})]},a))})]}),U("p",{class:"sv-note",children:r.
length?vt("rules.lab.rounds",{n:r.length}):vt(`rules.lab.${i||"none"}`)}),r.length>0&&U("ul",{class:"sv-note",children:[...fa,"range"].map(a=>U("li",{children:vt(
`rules.lab.legend.${a}`)}))}),e&&U("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:va}),children:vt("rules.lab.claim",{n:va})})]})}var Ad={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Je,tree:["chain","k-ary","top-k","dynamic","measured"]},jd=["drafter","rule","tree"],Dn=class{buttons;constructor({say:t,host:e,sequels:s}){this.
say=t,this.sequels=s,this.host=e,this.mine=l("div",{}),this.note=l("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=ss.map(i=>this.row(i,Ad[i].
filter(r=>i!=="gamma"||Number(r)<=s.most))),this.choices=l("div",{class:"sv-again"},...this.rows),this.again=l("div",{class:"sv-block"},l("h3",{},t("again.headi\
ng")),this.note,this.choices),this.node=l("section",{class:"sv-section sv-experiments"},l("div",{class:"sv-section-head"},l("h2",{},t("whatif.heading"))),this.mine,
this.again)}row(t,e){let{say:s}=this,i=r=>{let o=l("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(t,r)})}});return this.
buttons.push({name:t,value:r,node:o}),o};return l("div",{class:"sv-again-row","data-change":t},l("span",{},s(`again.${t}`)),l("div",{class:"sv-choices"},...e.map(
i)))}changes(t,e){let{run:s}=this.sequels.store.state;if(t!=="tree"||!s)return{[t]:e};let i=ns(s.trace);return e==="chain"?{tree:e,gamma:Math.min(i,this.sequels.
most)}:{tree:e,budget:Math.max(i,1)}}load(t){let{say:e,sequels:{most:s}}=this;this.buttons.forEach(({name:i,value:r,node:o})=>{let a=r==="chain"&&ns(t.trace)>s,
c=a?e("again.shorter",{most:s}):Ps(e,i,r,t.trace.models.pair);k(o,c),j(o,"aria-label",e(a?"again.do_shorter":`again.do_${i}`,{value:c,most:s})),o.disabled=Cs(t.
trace,i)===r})}offer(t){t!==this.offered&&(this.offered=t,this.buttons.forEach(({name:e,value:s,node:i})=>{i.hidden=jd.includes(e)&&!t?.[e]?.includes(String(s))}),
this.rows.forEach((e,s)=>{e.hidden=this.buttons.filter(({name:i,node:r})=>i===ss[s]&&!r.hidden).length<2}))}show(t){let e=this.sequels.refusal;this.offer(t.offers),
t.view==="rounds"&&mo(this.host,Gs(le,null,Gs(xo,null),Gs(ga,null)),this.mine),this.again.hidden=!this.sequels.live,this.choices.hidden=!!e,k(this.note,e||this.
say("again.note"))}};var ba=240;function Ld(n){let t=[...n];return t.length>ba?t.slice(2-ba).join("").replace(/^\S*\s+/,"… "):n}function xa(n,t,e,s){let i=Ft(t),r=i?null:Qe(t),{kept:o=!1,
threshold:a=null}=r?t.answers[r]:{},c={run:e,asked:i&&`${i.round}.${i.index}`,told:r?{at:r,kept:o,chance:a}:null,question(){let{round:d,index:h}=i??{round:0,index:0},
f=[...e.rows.slice(0,d).flatMap(({slots:u})=>u.filter(({kind:m})=>Zt(m))),...e.rows[d].slots.slice(0,h)].map(u=>u.text).join("");return{guess:[...Ot(Wt(e.rows[d].
slots[h],s))].slice(0,60).join(""),before:Ld(e.promptText+f),round:d+1,slot:h+1}}};n.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:t.predicting?
c:null}))}var Rd=[0,.25,.5,.75,1],Bn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Un=class{constructor({say:t,intents:e}){this.say=t,this.intents=e,this.brought=null,this.told="",this.
button=l("button",{type:"button",class:"sv-link",on:{click:e.toggle}},t("predict.start")),this.wished=null,this.refused=l("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=l("span",{class:"sv-quiet"}),this.switch=l("input",{type:"checkbox",on:{change:()=>e.set({informed:this.switch.checked})}}),this.question=
l("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=l("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>e.answer(null)),this.reveal.append(
l("kbd",{},"R")),this.row=l("div",{class:"sv-answers",role:"group","aria-label":t("predict.chance")},...Rd.map(s=>l("button",{type:"button",class:"sv-choose",on:{
click:()=>e.answer(s)}},...this.label(s))),this.reveal),this.next=this.act("next",e.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>e.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=l("div",{class:"sv-lesson",role:"status"}),this.node=l("section",{class:"\
sv-predict","aria-label":t("predict.heading"),hidden:!0},l("div",{class:"sv-section-head"},l("h2",{},t("predict.heading")),this.score,l("label",{class:"sv-check"},
this.switch,t("predict.with")),this.finish,this.act("leave",e.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(t,e,s="sv-choose"){
return l("button",{type:"button",class:s,on:{click:e}},this.say(`predict.${t}`))}label(t){let e=t===0?"none":t===1?"all":null,s=Object.keys(Bn).find(i=>Bn[i]===
t&&(e?/\D/:/\d/).test(i))??"";return[l("span",{},e?this.say(`predict.${e}`):H(t)),l("kbd",{},s.toUpperCase())]}press(t,e){let s=t.length===1?t.toLowerCase():t;if(s===
"g")this.intents.toggle();else if(e)if(s==="r")this.intents.answer(null);else if(s in Bn)this.intents.answer(Bn[s]);else return!1;else return!1;return!0}refuse(t){
this.wished=t,this.explain(t)}explain(t){k(this.refused,this.wished===t&&Q(t.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(t,e){let{say:s}=this,{moment:i,predicting:r}=t;if(xa(this.node,t,e,s),this.node.hidden=!r,this.button.hidden=r||e.trace.settings.gamma===
0,this.explain(e),!r)return;let o=this.node.contains(document.activeElement),a=Ft(t),c=Qe(t),d=e.over&&i.round===e.length;this.switch.checked=t.informed,k(this.
question,a?this.ask(e,a):c?this.tell(t.answers[c]):s(d?"predict.ended":"predict.waiting")),k(this.facts,a?this.given(t,e,a):c?this.reckon(t.answers[c]):""),this.
row.hidden=!a,this.next.hidden=!!a||d||t.playing;let h=Nr(Object.values(t.answers));k(this.score,h.n?s(h.decided?"predict.score":"predict.score_undecided",{...h,
brier:X(h.brier)}):""),this.showLesson(t,e,h,d),this.bringUp(a),o&&this.hold()}hold(){let t=document.activeElement;(!t||!this.node.contains(t)||!t.checkVisibility()||
t===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(t){t&&!ne(t,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=t}ask(t,{round:e,index:s}){return this.say("predict.ask",{token:Wt(t.rows[e].slots[s],this.say),n:s+1,round:e+1})}tell({said:t,kept:e,
threshold:s}){let i=`predict.${e?"kept":"dropped"}`,r=t===null?this.say(`${i}_unsaid`):this.say(i,{said:H(t),brier:X(Ze(t,e))});return tt(r,s!==null&&this.say("\
predict.truth",{threshold:H(s)}))}reckon({said:t,kept:e}){return t===null?"":this.say("predict.brier",{said:t,happened:e?1:0,brier:X(Ze(t,e))})}given({informed:t},e,{
round:s,index:i}){let{target:r,draft:o}=e.rounds[s].drafts[i];return e.trace.settings.temperature===0?this.say("predict.given_greedy"):t?r==null||o==null?this.say(
"predict.unknown"):this.say("predict.given",{target:dt(r),draft:dt(o)}):this.say("predict.hidden")}showLesson({taught:t},e,s,i){let r=t||i&&s.n>0;this.finish.hidden=
!s.n||i,this.finish.setAttribute("aria-expanded",String(r));let o=r?qr(s,e.trace.settings.temperature===0,this.say):[];o.join()!==this.told&&(this.told=o.join(),
this.lesson.replaceChildren(...r?[l("h3",{},this.say("predict.lesson.heading"))]:[],...o.map(a=>l("p",{},a))))}};var Fn=class{constructor(t){this.viewer=t}toggle(){let{state:t,player:e,store:s,predict:i,transport:r}=this.viewer;if(t.run){if(!$s(t.run)){i.refuse(t.run);return}
e.halt(),s.set({predicting:!t.predicting,taught:!1}),t.predicting?(i.button.checkVisibility()?i.button:r.buttons.play).focus():this.begin(t.run)}}goOn(){let{viewer:t}=this;
t.toEnd(),Yt(t.state)&&!Ft(t.state)&&t.forward("step")}begin(t){let{viewer:e}=this;!At(e.state)&&t.over&&e.player.seek(se.moment),e.toggle(),e.predict.focus()}leavesVerdict(){
let{viewer:t}=this,e=ts(t.state);return t.state.looking!==null&&t.store.set({looking:null}),e&&Ft(t.state)!==null}answer(t){let{state:e,store:s,player:i}=this.viewer,
r=Ft(e);r&&(s.set(Cr(e,r,t)),i.forward("step"))}};function $d(n){let t=[];for(let e=n;e.parentElement&&e!==document.body;e=e.parentElement){let s=e;t.push(...[...e.parentElement.children].filter(i=>i!==s))}return t.
filter(e=>e instanceof HTMLElement).filter(({popover:e})=>!e)}var Wn=class{constructor(t,e){this.node=t;this.resized=e}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:t}){return t===this.on?!1:(this.on=t,this.node.classList.toggle("sv-presenter",t),document.documentElement.classList.toggle("sv-presenting",t),t?this.
enter():this.leave(),!0)}enter(){this.outside=$d(this.node).filter(t=>!t.inert),this.outside.forEach(t=>{t.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(t=>{t.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:t,innerHeight:e}=window,s=t>800?t/1024:1;this.size(Math.max(.7,Math.
min(s,e/576)))}size(t){this.node.style.setProperty("--sv-scale",t.toFixed(3))}};var Cd={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Pd={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Nd={ArrowUp:"stepOn",ArrowDown:"stepBack"},wa={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Gn=n=>(n.dataset.at??"").split(".").map(Number);function qd(n,t,e){let s=n.indexOf(t),i=r=>{let o=n.filter(a=>Gn(a)[0]===Gn(t)[0]+r);return o.find(a=>Gn(a)[1]>=
Gn(t)[1])??o.at(-1)};switch(e){case"Home":return n[0];case"End":return n.at(-1);case"ArrowRight":return n[s+1];case"ArrowLeft":return n[s-1];case"ArrowDown":return i(
1);case"ArrowUp":return i(-1);default:return null}}function Id(n,t,e){let s=n.findIndex(o=>o.includes(t)),i=n[s]?.indexOf(t)??-1,r=o=>o?.[i]??o?.at(-1);switch(e){case"\
Home":return n[0][0];case"End":return n.at(-1)?.at(-1);case"ArrowRight":return n[s][i+1]??n[s+1]?.[0];case"ArrowLeft":return n[s][i-1]??n[s-1]?.at(-1);case"Arro\
wDown":return r(n[s+1]);case"ArrowUp":return r(n[s-1]);default:return null}}var Kn=class{constructor(t){this.viewer=t}viewer;used=!0;listen(t){let e=({target:s})=>{
this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",e,{signal:t}),document.addEventListener("focusin",e,{signal:t}),
document.addEventListener("keydown",s=>this.take(s),{signal:t})}take(t){let{target:e,key:s}=t,{node:i}=this.viewer;if(!(e instanceof HTMLElement))return;let r=i.
contains(e)||this.isFree(s,e);if(t.ctrlKey||t.altKey||t.metaKey||t.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!r||!i.checkVisibility()||e.
matches("input:not([type=checkbox]), select, textarea"))return;!(e.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,e)&&t.preventDefault()}isFree(t,e){
let s=/^[a-z]$/i.test(t);return e!==document.body?s&&e.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(t,e){let{actions:s,predict:i,presenting:r,
leap:o}=this.viewer;if(i(t))return!0;let a=Cd[t.length===1?t.toLowerCase():t]||r()&&Pd[t];if(a)return s[a]()!==!1;let c=e.closest("[role=option]"),d=e.closest("\
[role=gridcell]");if(c||d)return this.inside(t,c,d);let h=e.closest("[role=slider]");if(h&&o(t))return!0;let p=wa[t]||h&&Nd[t];return!p||this.scrolls(e,t)?!1:(s[p](),
!0)}inside(t,e,s){let{pin:i,options:r,cells:o}=this.viewer;if(t==="Enter")return(e??s)?.dataset.at&&i(),!0;let a=e?qd(r(),e,t):s&&Id(o(s),s,t);return a&&a.focus(),
!!a||t in wa}scrolls(t,e){if(t===document.body)return!1;let{overflowX:s,overflowY:i}=getComputedStyle(t),r=o=>o==="auto"||o==="scroll";return e.startsWith("Arro\
w")?r(s)&&t.scrollWidth>t.clientWidth:r(i)&&t.scrollHeight>t.clientHeight}};function er(n){let{store:t,player:e}=n;return{start:()=>n.seek(0),back:()=>n.hold(()=>e.back("round")),previous:()=>n.hold(()=>e.back("step")),play:()=>n.toggle(),
next:()=>n.forward("step"),forward:()=>n.forward("round"),end:()=>n.toEnd(),stop:()=>n.send("stop",{round:t.state.moment.round}),seek:s=>n.seek(s.round,s.phase),
follow:()=>n.toEnd(),run:()=>n.send("new",{}),set:s=>t.set(s),present:()=>n.present(!t.state.presenting)}}function Hd(n){let{transport:t,store:e}=n,{start:s,back:i,
previous:r,play:o,next:a,forward:c,end:d,present:h}=er(n),p=()=>{let{presenting:f,pinned:u}=e.state;if(t.help.open)t.toggleHelp(!1);else if(f)h();else if(u)n.pin(
null);else return!1;return!0};return new Kn({node:n.node,actions:{toggle:o,roundBack:i,roundOn:c,stepBack:r,stepOn:a,start:s,end:d,present:h,escape:p,help:()=>t.
toggleHelp()},pin:()=>n.pin(e.state.cursor),predict:f=>n.predict.press(Vd(f,e.state)?"r":f,e.state.predicting),letters:()=>t.letters.checked,presenting:()=>e.state.
presenting,options:()=>n.stream.options(e.state.moment.round),cells:f=>n.round.node.contains(f)?n.round.rows():n.rounds.cells(),leap:f=>{let u=t.strip.momentFor(
f,e.state.moment);return u&&n.seek(u.round),!!u}})}function Vd(n,t){return n==="PageDown"&&t.presenting&&!ts(t)&&Ft(t)!==null}function Jn({target:n}){let t=n instanceof
Element?n.closest("[data-at]"):null;if(!(t instanceof HTMLElement))return null;let[e,s]=(t.dataset.at??"").split(".").map(Number);return{round:e,index:s}}function ya(n){
let t=new AbortController,{node:e,store:s}=n,{signal:i}=t,r="",o=({screenX:m,screenY:v})=>`${m},${v}`;window.addEventListener("pointermove",m=>{r=o(m)},{signal:i}),
e.addEventListener("pointerover",m=>{o(m)!==r&&n.hover(Jn(m))},{signal:i}),e.addEventListener("pointermove",m=>n.hover(Jn(m)),{signal:i}),e.addEventListener("fo\
cusin",m=>n.focusOn(Jn(m)),{signal:i});let a=null;e.addEventListener("pointerdown",()=>{a=s.state.pinned},{signal:i,capture:!0}),e.addEventListener("click",m=>{
let v=Jn(m);v&&n.pin(ne(v,m.detail?a:s.state.pinned)?null:v)},{signal:i}),document.addEventListener("pointerdown",({target:m})=>{let{help:v}=n.transport;v.open&&
m instanceof Node&&!v.contains(m)&&n.transport.toggleHelp(!1)},{signal:i}),n.stage.addEventListener("pointerleave",({pointerType:m})=>{m==="mouse"&&s.set({hovered:null})},
{signal:i}),Hd(n).listen(i);let c=()=>{n.palette.refresh()&&n.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",c,{signal:i});
let d=new MutationObserver(c);[document.documentElement,document.body].forEach(m=>d.observe(m,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let h=0,
p=new ResizeObserver(([{contentRect:m}])=>{let v=h;h=m.width,!(!h||h===v)&&(v||(n.story.lag=!s.state.whole),n.relayout())});p.observe(n.node);let f=new ResizeObserver(
()=>{s.state.run&&!s.state.whole&&n.stream.followHead()});f.observe(n.stream.scroller);let u=new ResizeObserver(()=>n.fit());return u.observe(document.body),()=>{
t.abort(),d.disconnect(),p.disconnect(),f.disconnect(),u.disconnect()}}var Dd=["pinned","hovered","cursor"],Yn=class{constructor(t,{words:e,send:s=()=>{},live:i=!1,standalone:r=!1,most:o=16}){let a=Vt(e);wr.teach(e),mr(e),this.send=
s,this.store=new Os({...se,live:i},w=>this.changed(w)),this.player=new On(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=l(
"div",{class:"specviz"+(r?" sv-standalone":"")}),t.replaceChildren(this.node);let c=this.palette=new Te(this.node),d=w=>this.seek(w),h=this.set=w=>this.store.set(
w);this.line=new $n(a),this.headline=new _n(a),this.transport=new Tn({say:a,palette:c,keys:e.keys,actions:er(this)}),this.stream=new Is({say:a,set:h}),this.rounds=
new Ys(a),this.round=new Zs(a),this.sequels=new Pn({say:a,send:s,store:this.store,most:o}),this.experiments=new Dn({say:a,host:this,sequels:this.sequels}),this.
story=new Rn({say:a,stream:this.stream,rounds:this.rounds,teach:w=>this.teach(w)}),this.predict=new Un({say:a,intents:{set:h,toggle:()=>this.asking.toggle(),answer:w=>this.
asking.answer(w),goOn:()=>this.toggle()}}),this.asking=new Fn(this),this.marker=new Mn([this.stream,this.rounds,this.round]),this.inspector=new Vn({say:a,set:h,
sequels:this.sequels,unpin:()=>this.pin(null),stage:w=>{this.seek(w.round+1),this.pin(w)}});let{sequels:p}=this,f={race:()=>p.make({changes:{temperature:0}}),offered:()=>i&&
!p.refusal};this.charts=new kn({say:a,palette:c,seek:d,greedy:f}),this.ledger=new Sn(a),this.presenter=new Wn(this.node,()=>this.relayout());let{race:u,costs:m,
lossless:v,speedup:b,breakdown:g}=this.charts;this.views=new en({say:a,set:h,views:{race:[u.node],same:[v.node],rounds:[this.rounds.node,this.experiments.node],
time:[m.node,b.node],guesses:[g.node],numbers:[this.ledger.node]}}),this.empty=l("p",{class:"sv-empty"},a("empty")),this.story.node.append(this.predict.button,this.
predict.refused,this.predict.node),this.transport.node.prepend(this.headline.node),this.transport.count.after(...this.stream.choices),this.stage=l("div",{class:"\
sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,ua(this.inspector.node),this.transport.node),this.below=
l("div",{class:"sv-below"},this.headline.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,this.below),this.silence=ya(this),this.
changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),
this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(t,{recorded:e=!1,at:s=null,phase:i=0,play:r=!1,step:o=!1,teach:a=!1,source:c=null}={}){
let d=new ie(t),{over:h,length:p}=d,{run:f,offers:u}=this.store.state,m=c&&f?.trace.models.pair===t.models.pair&&f.trace.models.target.name===t.models.target.name;
this.inspecting="",this.transport.toggleHelp(!1),$s(d)||this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:c,recorded:e&&h}),this.
experiments.load(d);let v=Ke(d.rounds,{round:s??p,phase:i}),b=v.round===p;this.player.halt(),this.store.set({run:d,source:c,stale:!1,recorded:e&&h,moment:v,entered:null,
following:b,whole:h&&b,opening:!1,until:null,rested:h&&s===null?ui(d):null,pinned:null,hovered:null,cursor:null,asked:o?"step":"round",gamma:d.trace.settings.gamma,
answers:{},looking:null,taught:!1,offers:m?u:null,...h?{status:"done",mode:"done",message:null}:{}});let g=a&&h?As(d):null;g!==null&&this.teach(g),r&&this.player.
play()}teach(t){let e=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:t+(e?1:0),phase:0}),this.store.set({opening:!0}),e||this.player.
open(t)}append(t){let{run:e,following:s}=this.state;if(!e)return this.send("resync",{from:0}),!1;let i=e.length;return e.append(t)?(s&&e.length>i&&this.mayFollow()&&
this.follow(e),e.over&&this.store.set({rested:$r(this.state)}),e.over&&this.setState("done"),this.changed({run:e}),!0):(this.send("resync",{from:i,plain_from:e.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(t){let{moment:{round:e},asked:s,mode:i,hovered:r,predicting:o}=this.
state,a={asked:"round",hovered:i==="running"?r:null};s==="step"?this.player.move({round:e,phase:1},"step",a):this.player.move({round:t.length,phase:0},t.length===
e+1?"round":null,a),o&&this.asking.goOn()}setState(t,e=null){this.store.set({status:t,message:e,...t==="error"||t==="loading"?{}:{mode:t}})}forgive(){this.state.
status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(t){t!==this.state.stale&&this.store.set({stale:t})}trace(){return this.state.run&&
this.state.run.trace}hold(t){t(),this.store.set({hovered:null})}seek(t,e=0){this.hold(()=>this.player.seek({round:t,phase:e}))}toEnd(){this.hold(()=>this.player.
toEnd())}forward(t){if(this.asking.leavesVerdict())return;let{state:e}=this,s=Yt(e);At(e)?this.hold(()=>this.player.forward(t)):(s||e.live&&!e.run)&&(this.store.
set({following:!0,asked:e.predicting?"step":t}),this.send("step",{round:e.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{state:t}=this,
e=Yt(t)&&At(t)===0;t.playing?this.player.halt():t.predicting&&(At(t)||e)?this.asking.goOn():e?(this.store.set({following:!0,asked:"round"}),this.send(t.mode==="\
running"?"pause":"resume",{round:t.moment.round,open:!0})):t.run?this.player.play():this.send("run",{open:!1})}hover(t){t&&!ne(t,this.state.hovered)&&this.store.
set({hovered:t})}focusOn(t){t&&this.store.set({cursor:t,hovered:t,...this.state.pinned?{pinned:t}:{}})}pin(t){this.store.set({pinned:t,...t?{cursor:t}:{}})}tint(t){
this.stream.tint.has(t)&&this.store.set({tint:t})}open(t){this.views.has(t)&&this.store.set({view:t})}present(t){t!==this.state.presenting&&(this.store.set({presenting:t}),
this.presenter.show(this.state),(t?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.
lag=!this.state.whole)}changed(t){let e=Object.keys(t);this.story.lag=this.story.lag||"view"in t,"tint"in t&&!this.state.whole&&(this.story.lag=!0),this.all=this.
all||!e.length||e.some(s=>!Dd.includes(s)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){let{all:t,state:e}=this;this.frame=0,this.all=
!1,t&&this.paintAll(e),e.run&&this.paintSelection(e),this.story.follow(),this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintAll(t){let{run:e,
moment:s}=t,i=t.mode==="running"&&!At(t),r=t.mode==="running"||t.playing;this.empty.hidden=!!e,[this.stream,this.story,this.round,this.inspector,this.headline].
forEach(({node:o})=>{o.hidden=!e}),this.below.hidden=!e,this.node.dataset.state=t.status,this.node.classList.toggle("sv-open",!!e&&!e?.over),this.node.classList.
toggle("sv-predicting",t.predicting),this.node.style.setProperty("--sv-pace",String(1/t.speed)),this.line.show(t),this.transport.show(t,e?this.story.tell(t,e):""),
e&&(this.rounds.concealed=es(t),this.predict.show(t,e),this.stream.dress(t),this.story.show(t,e,{busy:i||t.playing,live:i}),this.round.show(t,e),this.headline.show(
e,s.round),this.views.show(t),this.inspector.areas.dress(t),this.sequels.compare.show(t),this.rounds.showCut(t.gamma,s.round),this.experiments.show(t),this.ledger.
show(e,s.round),this.charts.show(e,{shown:s.round,known:Ms(t),busy:r,view:t.view}))}paintSelection(t){let{at:e,how:s}=Ye(t);this.marker.show(t,e,s),this.round.tree.
light(ve(t,e)?e:null),this.inspect(t,{at:e,how:s})}inspect(t,{at:e,how:s}){let i=ve(t,e),r=Pr(t,i),o=i!==null&&i.number!==fe(t),a=JSON.stringify([e,s,r,o,i&&[i.
kind,i.open]]);a===this.inspecting||!t.run||(this.inspecting=a,this.inspector.show(t.run,i,s,{concealed:r,elsewhere:o}))}fit(){let t=this.node.getBoundingClientRect().
top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(t)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(t=>t.relayout()),
this.transport.strip.draw(),this.charts.relayout(),this.changed({})}};function Bd(n,t){let e=new Yn(n,t);return{load:e.load.bind(e),append:e.append.bind(e),setState:e.setState.bind(e),offer:e.sequels.offer.bind(e.sequels),outdate:e.
outdate.bind(e),forgive:e.forgive.bind(e),state:()=>Lr(e.state),trace:e.trace.bind(e),seek:e.seek.bind(e),play:e.player.play.bind(e.player),forward:e.forward.bind(
e),pin:e.pin.bind(e),tint:e.tint.bind(e),open:e.open.bind(e),present:e.present.bind(e),relayout:e.relayout.bind(e),flush:e.charts.flush.bind(e.charts),destroy:e.
destroy.bind(e),experiment:e.charts.lossless.experiment}}window.SpecViz={mount:Bd,term:G,FONT:Oe,dom:{el:l,setText:k,Palette:Te}};var Zn=20,Pe=.5,ka=.8,_a=1,Sa=.3,sr=.2,Xn=(n,t={})=>({met:!0,says:`exercises.${n}.met`,values:t}),Ct=(n,t={})=>({met:!1,says:`exercises.${n}`,values:t}),_e=(n,t,e)=>n?
Xn(t,e):Ct(`${t}.missed`,e);function nr(n,t){let e=n.map((i,r)=>t(i,r)??-1/0),s=Math.max(...e);return s===-1/0?-1:e.indexOf(s)}var ir=n=>({met:!1,says:`lacking.${n?
"other":"point"}`,values:{}});function Ud(n){let{accepted:t,rejected:e}=n.folds.summary();return n.over?t+e<Zn?{met:!1,says:"lacking.tests",values:{tested:t+e,least:Zn}}:
null:{met:!1,says:"lacking.end",values:{}}}function xs(n){let{accepted:t,rejected:e,rounds:s,acceptance_rate:i,draft_efficiency:r,speedup:o}=n.folds.summary();return{
alpha:i??0,efficiency:r??0,speedup:o,values:{alpha:H(i),tested:t+e,rounds:s,efficiency:H(r),speedup:ft(o)}}}var Fd={bonus(n,{pinned:t}){let e=nr(n.rounds,({drafts:a},c)=>a.
length>1?n.folds.accepted(c)/a.length:null);if(e<0)return Ct("bonus.short");let s=n.rounds[e].drafts.length,i=n.folds.accepted(e);if(i<s)return Ct("bonus.missed",
{round:e+1,drafted:s,accepted:i});let{drafts:r,final:o}=(t&&n.rounds[t.round])??n.rounds[e];return t?.index!==r.length||r.length<2||o?.kind!=="bonus"?ir(t):Xn("\
bonus",{round:t.round+1,drafted:r.length})},waste(n,{pinned:t}){let e=i=>n.rounds[i].drafts.filter(({verdict:r})=>r==="untested").length,s=i=>n.rounds[i]?.drafts[0]?.
verdict==="rejected"&&e(i)>0;return n.rounds.some((i,r)=>s(r))?t?.index!==0||!s(t.round)?ir(t):Xn("waste",{round:t.round+1,untested:e(t.round)}):Ct("waste.misse\
d",{rounds:n.length})},low(n){let{alpha:t,values:e}=xs(n);return _e(t<Pe,"low",{...e,limit:H(Pe)})},same(n){let{temperature:t}=n.trace.settings;if(t>0)return Ct(
"same.sampled",{temperature:t});let e=n.folds.agreement(n.length);return!e||e.compared<Zn?Ct("same.short",{n:e?.compared??0,least:Zn}):_e(e.first_difference===null,
"same",{n:e.compared,at:(e.first_difference??0)+1})},hot(n){let{alpha:t,values:e}=xs(n),{temperature:s}=n.trace.settings;return _e(t>ka&&s>=_a,"hot",{...e,temperature:s,
limit:H(ka),least:_a})},untested(n){let{alpha:t,efficiency:e,values:s}=xs(n),i=Math.round(100*(t-e));return _e(i>=100*Sa,"untested",{...s,points:i,least:100*Sa})},
lookup(n){if(n.trace.settings.drafter!=="lookup")return Ct("lookup.drafter");let{alpha:t,values:e}=xs(n);return _e(t>=Pe,"lookup",{...e,limit:H(Pe)})},lucky(n,{
pinned:t}){let e=n.rounds.flatMap(({drafts:h},p)=>h.flatMap((f,u)=>{let m=f.verdict==="accepted"?yt(f):null;return m===null?[]:[{chance:m,draw:f.draw,round:p,index:u}]})),
s=e[nr(e,({chance:h})=>-h)];if(!s)return Ct("lucky.none");let i=s.chance<sr,r=i?e.find(({chance:h,...p})=>h<sr&&ne(p,t)):s;if(!r)return ir(t);let{chance:o,draw:a,
round:c,index:d}=r;return _e(i,"lucky",{chance:H(o),draw:X(a,3),round:c+1,slot:d+1,limit:H(sr)})},lose(n){let{alpha:t,speedup:e,values:s}=xs(n);return n.folds.plain.
tokens.length?_e(e!==null&&e<1&&t>Pe,"lose",{...s,limit:H(Pe)}):Ct("lose.plain")},choose(n,{trials:t,text:e,most:s}){if(!n.promptText.includes(e))return Ct("cho\
ose.prompt");let{alike:i}=rr(n),r=t.filter(d=>d.alike===i&&d.speedup!==null),o=[...new Map(r.map(d=>[d.gamma,d])).values()].sort((d,h)=>d.gamma-h.gamma);if(!o.length)
return Ct("lose.plain");let a={tried:o.map(({gamma:d,speedup:h})=>`γ = ${d}: ${ft(h)}`).join(", ")},c=nr(o,({speedup:d})=>d);return c===0&&o[0].gamma>1?Ct("cho\
ose.smaller",a):c===o.length-1&&o[c].gamma<s?Ct("choose.larger",a):Xn("choose",{...a,gamma:o[c].gamma})}},Wd=["lose","choose"];function rr(n){let{settings:{gamma:t,
...e},models:s,prompt:i}=n.trace;return{alike:JSON.stringify([s.pair,i,e]),gamma:t,speedup:n.folds.measured(n.length)}}function Ea(n,t,e){let s=Wd.includes(n)&&
t.folds.disturbance(t.length)!==null;return{...Ud(t)??Fd[n](t,e),busy:s}}var ws=n=>n.reduce((t,e)=>t+e,0);function Ne(n){let t=ws(n);return n.map(e=>e/t)}var or=(n,t)=>n.map((e,s)=>Math.min(e,t[s])),qe=(n,t)=>Math.min(1,ws(or(n,t))),
ar=(n,t)=>t.map((e,s)=>e>0?Math.min(1,n[s]/e):null);function Ie(n,t){let e=n.map((s,i)=>Math.max(0,s-t[i]));return ws(e)>0?Ne(e):[...n]}function Ta(n,t){let e=ar(
n,t).map((i,r)=>t[r]*(i??0)),s=1-ws(e);return{accepted:e,corrected:Ie(n,t).map(i=>s*i)}}function Oa(n,t,e){let s=1-n[t];return n.map(r=>s>0?r/s:1/(n.length-1)).
map((r,o)=>o===t?e:r*(1-e))}function za(n,t){let e=t*ws(n),s=0;for(let[i,r]of n.entries()){if(r>0){if(e<r)return{token:i,spot:e/r};s=i}e-=r}return{token:s,spot:.5}}
function lr(n,t,e){let s=za(t,e()).token,i=e(),r=Math.min(1,n[s]/t[s]);if(i<r)return{guess:s,draw:i,threshold:r,accepted:!0,correction:null,spot:0,token:s};let{
token:o,spot:a}=za(Ie(n,t),e());return{guess:s,draw:i,threshold:r,accepted:!1,correction:o,spot:a,token:o}}var ys=6,cr="similar",Qn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},Gd=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
Ma=({target:n,draft:t})=>[n,t].map(e=>e.map(s=>Math.round(1e3*s)).join(".")).join("-");function Aa(n){if(!Gd.test(n))return null;let[t,e]=n.split("-").map(i=>i.
split(".").map(Number));return[t,e].some(i=>i.every(r=>r===0))||t.length!==e.length?null:{target:Ne(t),draft:Ne(e)}}var Kd=n=>!!n&&[...n?.candidates??[],n?.rest].
every(t=>t?.[1]!=null&&t[2]!=null);function Jd({rounds:n},{round:t,index:e}){let s=n[t];if(!s?.drafts.length)return null;let i=s.drafts.filter(o=>o.verdict==="a\
ccepted").length,r=Math.min(e<s.drafts.length?e:i,s.drafts.length-1);return Kd(s.positions?.[r])?{round:t,index:r}:null}function ja(n,t){let e=n.rounds.flatMap(
({drafts:c},d)=>c.flatMap(({verdict:h},p)=>h==="rejected"?[{round:d,index:p}]:[])),s=[...t?[t]:[],...e].map(c=>Jd(n,c)).find(Boolean);if(!s)return null;let{drafts:i,
positions:r=[]}=n.rounds[s.round],o=r[s.index],a=an(o,[i[s.index].token],!1,ys);return{target:Ne(a.map(c=>c.target??0)),draft:Ne(a.map(c=>c.draft??0)),guess:{...s,
names:a.map(({token:c})=>Yd(n,c)),overlap:o.overlap}}}function Yd({pieces:n},t){if(t===-1)return null;let e=n[t];return wt(typeof e=="string"?e:Dt(qt,e).text)||
Bt(e)}var dr=["accepted","corrected"],Se=n=>n.reduce((t,e)=>t+e,0),La=n=>({accepted:Array(n).fill(0),corrected:Array(n).fill(0)}),ti=class{shown;constructor(t){this.say=
t,this.heading=l("h3",{}),this.says=l("p",{class:"sv-play-says"}),this.result=l("th",{scope:"col"}),this.rows=Array.from({length:ys},()=>this.buildRow());let e=r=>l(
"th",{scope:"col"},r),s=l("table",{class:"sv-play-emitted"},l("thead",{},l("tr",{},e(t("token")),l("td",{}),e(G("residual",t("residual"))),e(t("target")),this.result)),
l("tbody",{},...this.rows.map(r=>r.node))),i=r=>l("li",{},l("span",{class:"sv-play-key","data-kind":r}),t(`result_key.${r}`));this.node=l("div",{class:"sv-play-\
result"},this.heading,this.says,s,l("ul",{class:"sv-legend"},...[...dr,"target"].map(i)))}buildRow(){let t=l("th",{scope:"row",class:"sv-t"}),e=l("span",{class:"\
sv-play-stack"},...dr.map(o=>l("span",{"data-kind":o})),l("span",{"data-kind":"target"})),[s,i,r]=["","",""].map(()=>l("td",{}));return{name:t,bar:e,rest:s,target:i,
result:r,node:l("tr",{},t,l("td",{},e),s,i,r)}}show(t){this.shown=t;let{target:e,draft:s,active:i,name:r}=t,o=Ta(e,s),a=Ie(e,s),c=Se(o.corrected);this.rows.forEach(
(d,h)=>{d.node.hidden=h>=e.length,!d.node.hidden&&(k(d.name,r(h)),j(d.name,"title",r(h)),d.node.classList.toggle("sv-play-active",h===i),d.bar.style.setProperty(
"--target",String(e[h])),k(d.rest,c<1e-9?"–":ct(a[h])),k(d.target,ct(e[h])))}),k(this.says,this.say(o.corrected[i]<1e-9?"sums_accepted":"sums",{token:r(i),accepted:ct(
o.accepted[i]),rejected:ct(c),residual:ct(a[i]),target:ct(e[i])})),this.paint(o,null)}fill(t){let e=Se(t.accepted)+Se(t.corrected),[s,i]=dr.map(r=>t[r].map(o=>o/
e));this.paint({accepted:s,corrected:i},e)}paint({accepted:t,corrected:e},s){let{say:i}=this;k(this.heading,s===null?i("emits"):i("emits_drawn",{draws:Lt(s)})),
k(this.result,i(s===null?"result":"drawn")),t.forEach((r,o)=>{let a=this.rows[o];a.bar.style.setProperty("--accepted",String(r)),a.bar.style.setProperty("--corr\
ected",String(e[o])),k(a.result,ct(r+e[o]))})}counted({accepted:t,corrected:e}){let s=Se(t)+Se(e),i=this.shown.target.map((r,o)=>Math.abs(r-(t[o]+e[o])/s));return this.
say("counted",{draws:Lt(s),accepted:Lt(Se(t)),corrected:Lt(Se(e)),difference:ct(Math.max(...i))})}};var hr=["target","draft"],ur=["both",...hr],Xd={both:"overlap",target:"residual",draft:"rejected"},He=.01,pr=.1,Zd={ArrowRight:He,ArrowUp:He,ArrowLeft:-He,ArrowDown:-He,
PageUp:pr,PageDown:-pr};function Qd({key:n,shiftKey:t,ctrlKey:e,altKey:s,metaKey:i}){if(e||s||i)return 0;let r=Zd[n]??0;return t?Math.sign(r)*pr:r}var Ra=(n,t)=>ur.
forEach(e=>n.style.setProperty(`--${e}`,String(t[e]))),$a=(...n)=>l("span",{class:"sv-play-bar"},...ur.map(t=>l("span",{"data-area":t})),...n),ei=class{shown;constructor(t,e){
this.say=t,this.intents=e,this.rows=Array.from({length:ys},(o,a)=>this.buildRow(a)),this.total=$a(),this.beta=l("span",{class:"sv-play-beta"});let s=o=>l("span",
{class:"sv-play-model","data-model":o},t(o)),i=o=>l("li",{},l("span",{class:"sv-area-key","data-area":o}),G(Xd[o],t(`key.${o}`))),r=[0,.5,1].map(o=>l("span",{style:`\
--x:${o}`},String(o)));this.node=l("div",{},l("div",{class:"sv-play-rows"},l("div",{class:"sv-play-row sv-play-head"},l("span",{},t("token")),l("span",{class:"s\
v-play-names"},...hr.map(s)),l("span",{}),l("span",{},G("accept_test",t("chance")))),...this.rows.map(o=>o.node),l("div",{class:"sv-play-row sv-play-axis","aria\
-hidden":"true"},l("span",{}),l("span",{class:"sv-area-ticks"},...r)),l("div",{class:"sv-play-row sv-play-total"},l("span",{},t("total")),this.total,l("span",{class:"\
sv-play-whole"},G("overlap",t("overlap")),this.beta))),l("ul",{class:"sv-legend"},...ur.map(i)))}buildRow(t){let e=l("span",{class:"sv-t"}),s={target:this.buildHandle(
"target",t),draft:this.buildHandle("draft",t)},i={guess:l("span",{class:"sv-play-dart",hidden:!0}),correction:l("span",{class:"sv-play-dart","data-kind":"correc\
tion",hidden:!0})},r=$a(...Object.values(i),...Object.values(s)),o={target:l("span",{}),draft:l("span",{})},a=l("span",{class:"sv-play-chance"});return{node:l("\
div",{class:"sv-play-row"},e,r,l("span",{class:"sv-play-masses"},o.target,o.draft),a),name:e,bar:r,handles:s,darts:i,masses:o,chance:a}}buildHandle(t,e){let{intents:s}=this,
i=()=>s.grab(t,e),r=l("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":t,on:{focus:i,pointerdown:i,change:s.done,keydown:o=>this.
press(o,t,e),input:()=>s.move(t,e,Number(r.value))}});return r}press(t,e,s){let i=Qd(t);if(!i)return;t.preventDefault();let r=He*Math.round((this.shown[e][s]+i)/
He);this.intents.move(e,s,Math.min(1,Math.max(0,r))),this.intents.done()}show(t){let{target:e,draft:s}=this.shown=t,i=qe(e,s),r=or(e,s);this.rows.forEach((o,a)=>{
o.node.hidden=a>=e.length,o.node.hidden||this.paintRow(a,{target:e[a],draft:s[a],both:r[a]})}),Ra(this.total,{target:1,draft:1,both:i}),k(this.beta,dt(i))}paintRow(t,e){
let{say:s,shown:{target:i,draft:r,active:o,name:a}}=this,{node:c,name:d,bar:h,handles:p,masses:f,chance:u}=this.rows[t],m=a(t);k(d,m),j(d,"title",m),c.classList.
toggle("sv-play-active",t===o),Ra(h,e);let v=ar(i,r)[t];k(u,v===null?"–":H(v));for(let b of hr)k(f[b],ct(e[b])),p[b].value=String(e[b]),j(p[b],"aria-label",s(
`handle.${b}`,{token:m})),j(p[b],"aria-valuetext",s("handle.text",{p:ct(e[b]),overlap:dt(qe(i,r))}))}clear(){this.rows.forEach(({darts:t})=>Object.values(t).forEach(
e=>{e.hidden=!0}))}mark({guess:t,draw:e,accepted:s,token:i,spot:r}){let{target:o,draft:a}=this.shown;this.clear();let c=this.rows[t].darts.guess;if(c.dataset.kind=
s?"accepted":"rejected",c.style.setProperty("--x",String(e*a[t])),c.hidden=!1,s)return;let d=this.rows[i].darts.correction,h=Math.min(o[i],a[i]);d.style.setProperty(
"--x",String(h+r*(o[i]-h))),d.hidden=!1}};var th=1e3,eh=40,sh=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,si=class{scene;preset;active;base;counts;left;frame;constructor({words:t,shown:e=()=>null,
changed:s=()=>{}}){let i=this.say=Vt({glossary:[],keys:[],...t});this.shown=e,this.changed=s,this.frame=0,this.presets=[...Object.keys(Qn),"shown"].map(r=>this.
button(`presets.${r}`,()=>{this.start(r),this.tell()})),this.context=l("h3",{}),this.note=l("p",{class:"sv-note",role:"status"}),this.says=l("p",{class:"sv-play\
-says"}),this.outcome=l("p",{class:"sv-play-outcome",role:"status"}),this.handles=new ei(i,{grab:(r,o)=>this.grab(r,o),move:(...r)=>this.move(...r),done:()=>this.
tell()}),this.emitted=new ti(i),this.node=l("div",{class:"specviz sv-play"},l("div",{class:"sv-choices",role:"group","aria-label":i("start")},l("span",{class:"s\
v-quiet"},i("start")),...this.presets),l("div",{class:"sv-play-columns"},l("div",{},this.context,this.note,this.handles.node,this.says),l("div",{},this.emitted.
node,l("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(cr)}button(t,e){
return l("button",{type:"button",class:"sv-choose","data-name":t,on:{click:e}},this.say(t))}start(t){let e=Object.hasOwn(Qn,t),s=e?Qn[t]:t==="shown"?this.shownScene():
Aa(t);return s&&this.put(s,e||t==="shown"?t:null),s||t!=="shown"?!!s:(this.preset="shown",this.paint(),k(this.note,this.say("none")),!0)}shownScene(){let{trace:t,
at:e=null}=this.shown()??{};return t?ja(t,e):null}follow(){let t=this.preset==="shown"?this.shownScene():null;t&&JSON.stringify(t)!==JSON.stringify(this.scene)&&
this.put(t,"shown")}put(t,e){let s=Ie(t.target,t.draft);this.active=s.indexOf(Math.max(...s)),this.preset=e,this.scene=t,this.forget(),k(this.note,this.lost(t)),
this.paint()}lost({target:t,draft:e,guess:s}){if(s?.overlap==null)return"";let[i,r]=[qe(t,e),s.overlap].map(o=>dt(o));return i===r?"":this.say("lumped",{overlap:i,
exact:r})}grab(t,e){this.base=this.scene[t],this.active=e,this.paint()}move(t,e,s){this.preset=null,this.forget(),this.scene={...this.scene,[t]:Oa(this.base,e,s)},
this.paint()}tell(){this.changed(this.preset===cr?null:this.preset??Ma(this.scene))}name(t){let{guess:e}=this.scene;return e?e.names[t]??this.say("rest"):this.say(
`tokens.${t}`)}paint(){let{say:t,active:e,scene:{target:s,draft:i,guess:r}}=this,o={target:s,draft:i,active:e,name:d=>this.name(d)},a=qe(s,i),c={overlap:dt(a),rejected:dt(
1-a)};this.presets.forEach(d=>d.setAttribute("aria-pressed",String(d.dataset.name===`presets.${this.preset}`))),k(this.context,r?t("guess",{round:r.round+1,guess:r.
index+1}):t("prompt")),k(this.says,t(a>1-1e-9?"shares_all":a<1e-9?"shares_nothing":"shares",c)),this.handles.show(o),this.emitted.show(o),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),k(this.outcome,"")}drawOne(){
let t=lr(this.scene.target,this.scene.draft,Math.random);this.handles.mark(t),k(this.outcome,this.story(t))}story({guess:t,draw:e,threshold:s,accepted:i,token:r}){
let{say:o,scene:{target:a,draft:c}}=this,[d,h]=Mt(e,s),p=o(`test.${i?"accepted":"rejected"}`,{draw:d,threshold:h,target:ct(a[t]),draft:ct(c[t])});return tt(o("d\
rafted",{token:this.name(t)}),p,!i&&o("correction",{token:this.name(r)}))}drawMany(){let t=this.left>0;this.clear(),this.counts=this.counts??La(this.scene.target.
length),this.left+=th,t||this.drawSome(this.counts)}drawSome(t){let{target:e,draft:s}=this.scene,i=sh()?this.left:Math.min(this.left,eh);for(let r=0;r<i;r+=1){let{
token:o,accepted:a}=lr(e,s,Math.random);t[a?"accepted":"corrected"][o]+=1}this.left-=i,this.emitted.fill(t),this.left?this.frame=requestAnimationFrame(()=>this.
drawSome(t)):k(this.outcome,this.emitted.counted(t))}};function nh(n,t){let e=new si(t);return n.replaceChildren(e.node),{start:e.start.bind(e),follow:e.follow.bind(e)}}Object.assign(window.SpecViz,{play:nh,lesson:{
check:Ea,trialOf:rr,Run:ie,sentences:tt,speaker:Vt}});(function(n){"use strict";let e=new Map,s=p=>new Promise(f=>{let u=()=>{let m=p();m?f(m):setTimeout(u,20)};u()});async function i(p){let f=await fetch(p);if(!f.
ok)throw new Error(f.statusText);return f.json()}let r=()=>{let p=0;return()=>{p+=1;let f=p;return()=>f===p}},o=p=>({read(){try{return JSON.parse(n.sessionStorage.
getItem(p)??"null")}catch{return null}},write(f){try{n.sessionStorage.setItem(p,JSON.stringify(f))}catch{}}}),a=p=>{let f=null,u=null,m=()=>{if(!u||f===null)return;
let v=f;f=null,u(v)};return document.addEventListener("specviz-go",({detail:v})=>{typeof v?.[p]=="string"&&(f=v[p],m())}),v=>{u=v,m()}},c=p=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.
test(p),d=(p,f={},...u)=>{let m=Object.assign(document.createElement(p),f);return m.append(...u),m},h=()=>document.documentElement.lang.slice(0,2);n.SpecVizPage=
{until:s,isLocal:c,language:h,make:d,read:i,turns:r,stored:o,linked:a,stage:()=>document.querySelector("#stage .stage"),scripts:()=>s(()=>n.SpecViz?.mount),viewer:()=>s(
()=>n.SpecVizPage.stage()?.specviz),component:(p,f)=>{e.set(p,f)},async mount(p,f,{element:u,props:m,server:v,trigger:b,watch:g}){let w=await s(()=>e.get(p)),_=Object.
fromEntries(f.map(z=>[z,(N={})=>b(z,N)]));w({node:u.firstElementChild,words:m.words?.[h()],send:_,props:m,server:v,watch:g})}}})(window);(function(n){"use strict";let{make:t}=n.SpecVizPage,e=800,s=680,i="SpecViz";async function r(d,h){try{return await n.navigator.clipboard.writeText(d),!0}catch{let p=document.
activeElement;return Object.assign(h,{hidden:!1,value:d}),h.select(),h.hidden=document.execCommand("copy"),h.hidden&&p.focus(),h.hidden}}function o(d){let h=new URL(
d);h.searchParams.set("embed","1");let p=document.createElement("iframe");return Object.assign(p,{src:h.href,title:i,width:"100%",height:String(s),loading:"lazy"}),
p.setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(p).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}if(n.SpecVizShare={copy:r},n.SpecVizPage.component("share",({node:d,words:h})=>{let p=t("span",{className:"link-said",role:"status"}),f=t("input",{type:"text",
readOnly:!0,hidden:!0,ariaLabel:h.field}),u=t("button",{type:"button",textContent:h.embed});u.addEventListener("click",async()=>{let m=n.SpecVizLinks?.address()??
n.location.href,v=await r(o(m),f);p.textContent=v?h.embedded:h.by_hand}),d.replaceChildren(u,p,f)}),new URLSearchParams(n.location.search).get("embed")!=="1")return;
document.documentElement.classList.add("embed");function a(d){let h=0;new ResizeObserver(()=>{let p=d.clientWidth>=e?s:Math.ceil(d.getBoundingClientRect().height);
!p||p===h||(h=p,n.parent.postMessage({specviz:{height:p}},"*"))}).observe(d)}async function c(){let d=await n.SpecVizPage.until(()=>document.getElementById("sta\
ge")),h=t("a",{className:"embed-open",target:"_blank",textContent:i}),p=()=>{let f=new URL(n.location.href);f.searchParams.delete("embed"),h.href=f.href};p(),["\
pointerdown","focus"].forEach(f=>h.addEventListener(f,p)),d.append(h),a(d)}c()})(window);(function(n){"use strict";n.SpecVizPage.component("qr",async({words:t,props:e})=>{await n.SpecVizPage.viewer();let{el:s}=n.SpecViz.dom,i=document.querySelector(
"#stage .specviz"),r=s("img",{class:"qr-code",alt:t.alt}),o=s("p",{class:"qr-link"}),a=s("p",{class:"qr-said",role:"status"}),c=s("button",{type:"button",class:"\
sv-link",on:{click:()=>d.hidePopover()}},t.close),d=s("div",{class:"qr-panel",popover:"auto",role:"dialog","aria-label":t.open},r,o,a,c),h=s("button",{type:"but\
ton",class:"sv-link qr-open",on:{click:f}},t.open);function p(){let u=new URL(n.SpecVizLinks.address());return["presenter","embed"].forEach(m=>u.searchParams.delete(
m)),u}function f(){let u=p(),m=u.href.length>e.most;r.hidden=m,m||(r.src=`qr.svg?${new URLSearchParams({link:u.href})}`),o.textContent=m?"":u.href,a.textContent=
m?t.too_long:n.SpecVizPage.isLocal(u.host)?t.here_alone:"",d.showPopover()}i.addEventListener("keydown",u=>{u.key!=="Escape"||!d.matches(":popover-open")||(d.hidePopover(),
u.stopPropagation(),u.preventDefault())},{capture:!0}),i.querySelector(".sv-transport-side")?.append(h),i.append(d)})})(window);(function(n){"use strict";let t=document.querySelector("base");t&&t.href===new URL("./",location.href).href&&t.remove();let e=({target:f})=>{if(!(f instanceof HTMLInputElement)||
f.type!=="radio")return;f.closest("fieldset")?.querySelectorAll("input[type=radio]")?.forEach(m=>{m.name=f.name})};["focusin","keydown"].forEach(f=>document.addEventListener(
f,e)),document.addEventListener("keydown",f=>{let{key:u,target:m}=f;u!=="Tab"||!(m instanceof HTMLElement)||!m.matches("[role=combobox]")||(f.stopPropagation(),
m.blur())},!0);function s(){for(let f of document.querySelectorAll('fieldset [data-testid="block-info"]'))f.closest("fieldset")?.setAttribute("aria-label",f.textContent?.
trim()??"")}new ResizeObserver(s).observe(document.documentElement);let i=5e3;function r(f){if(!(f instanceof HTMLInputElement)||f.type!=="number"||!f.value)return null;
let[u,m]=[f.min,f.max].map(b=>b===""?NaN:Number(b)),v=Number(f.value);return v<u?u:v>m?m:null}document.addEventListener("input",f=>{r(f.target)!==null&&f.stopPropagation()},
{capture:!0}),document.addEventListener("focusout",({target:f})=>{let u=r(f);if(u===null)return;let m=f;c(m,u),m.value=String(u),m.dispatchEvent(new Event("inpu\
t",{bubbles:!0}))},{capture:!0});let o=Object.assign(document.createElement("div"),{className:"limit"});o.setAttribute("role","status"),document.body.append(o);
let a=0;function c(f,u){let{left:m,bottom:v}=f.getBoundingClientRect();Object.assign(o.style,{left:`${m+n.scrollX}px`,top:`${v+n.scrollY+4}px`}),o.textContent=`${Number(
f.value)>u?"≤":"≥"} ${u.toLocaleString("en")}`,clearTimeout(a),a=setTimeout(()=>{o.textContent=""},i)}let d=16e3;function h(f,u){let m=document.createElement(
"a");m.href=URL.createObjectURL(f),m.download=u,m.click(),setTimeout(()=>URL.revokeObjectURL(m.href),6e4)}n.SpecVizHand=h;async function p(f){let u=URL.createObjectURL(
new Blob([f],{type:"image/svg+xml"}));try{let m=new Image;m.src=u,await m.decode();let{naturalWidth:v,naturalHeight:b}=m,g=Math.min(2,d/Math.max(v,b)),w=document.
createElement("canvas");return Object.assign(w,{width:v*g,height:b*g}),w.getContext("2d")?.drawImage(m,0,0,w.width,w.height),await new Promise((_,z)=>{w.toBlob(
N=>N?_(N):z(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(u)}}n.SpecVizFiles=({server:f,limits:u,shown:m,show:v,fail:b})=>{let g=async(C,x)=>{
let y;try{y=JSON.parse(await C())}catch{y={state:"error",message:u.busy}}y.state==="error"?b(y.message):await x(y)},w=C=>g(()=>f.make({kind:C==="png"?"svg":C,...m()}),
async({name:x,media:y,text:O})=>{C==="png"?h(await p(O),x.replace(/svg$/,"png")):h(new Blob([O],{type:y}),x)}),_=n.SpecVizPage.turns();document.addEventListener(
"specviz-load",_);let z=async C=>{let x=_();C.size>u.most?b(u.too_large):await g(async()=>f.bring(await C.text()),y=>{x()&&v(y)}),document.querySelector("#stage\
 .sv-status")?.scrollIntoView({block:"nearest"})},N=document.createElement("input");return Object.assign(N,{type:"file",accept:".json,application/json"}),N.addEventListener(
"change",()=>{let C=N.files?.[0];C&&z(C),N.value=""}),{save:w,bring:z,open:()=>N.click()}}})(window);(function(n){"use strict";let{component:t,language:e,read:s,scripts:i,stage:r}=n.SpecVizPage,o={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"\
again"},a=5e3;t("stage",async({node:c,words:d,props:h,server:p,send:f,watch:u})=>{let m=null,v=0,b=null,g=null,w=null,_=0,z=!1,N=async L=>{let $=await p.resync(
L);$&&q($)};async function C(L){if(w!==L){w=L;try{await N({run:L,rounds:-1,plain:0})}finally{w=null}}}async function x(){if(et.state().state!=="running"&&!z||performance.
now()-_<a)return;if(_=performance.now(),await p.resync(null)===void 0){et.state().state==="running"&&et.setState("error",d.gone),z=!0;return}z&&et.setState("run\
ning"),z=!1;let{rounds:L,plain:$}=et.trace();await N({run:m,rounds:L.length,plain:$.tokens.length})}function y(L,$){L==="again"&&O($.changes),L==="show"?F($):L===
"claim"?n.SpecVizGo({view:"myths",claim:String($.claim),reveal:!0}):L==="new"?document.getElementById("run")?.click():o[L]?f[o[L]]($):N({run:m,rounds:$.from,plain:$.
plain_from||0})}function O(L){let{max_new_tokens:$,...it}=et.trace()?.settings??{};L&&(n.SpecVizLinks.unchanged()?n.SpecVizLinks.adopt({...it,tokens:$,...L}):n.
SpecVizGo(L))}async function A(L){let $=await p.offers(L);$&&et.offer(L,$)}function I({trace:L,recorded:$,step:it,name:at,offered:lt,typed:V,...W}){({run:m=null,
number:v=0}=W),g=m?null:L;let P=m?{run:m}:lt?{recorded:at}:null;et.load(L,{recorded:$,step:it,source:P,teach:$}),P&&A(P),c.shows={live:!!m&&V!==!1,name:at},c.dispatchEvent(
new Event("specviz-load",{bubbles:!0}))}function q(L){_=performance.now(),!(L.number<v||b&&L.run===b)&&(L.trace?I(L):L.number>v?C(L.run):L.rounds&&et.append(L),
L.state?et.setState(L.state,L.message):z&&et.setState("running"),z=!1,L.state==="error"&&n.SpecVizForm?.refused())}function F(L){["running","paused"].includes(et.
state().state)&&f.stop(),b=m||b,L.run&&L.run===b&&(b=null),q({...L,number:v})}let rt=()=>q(JSON.parse(h.value||"{}")),ot=s(`words/${e()}.json`),et=(await i())(c,
{words:await ot,live:!0,send:y,most:h.limits.gamma});c.step=()=>{let{round:L,rounds:$,state:it}=et.state();n.SpecVizLinks.unchanged()&&(L<$||["running","paused"].
includes(it))?et.forward("step"):f.tick({open:!1})},c.show=F,c.say=(L,$)=>et.setState(L,d[$]),c.specviz=et,c.files=n.SpecVizFiles({server:p,show:F,limits:{...h.
limits,...d},shown:()=>g?{trace:JSON.stringify(g)}:{run:m},fail:L=>et.setState("error",L)}),c.addEventListener("dragover",L=>L.preventDefault()),c.addEventListener(
"drop",L=>{L.preventDefault();let $=L.dataTransfer?.files[0];$&&c.files?.bring($)}),rt(),u("value",rt),setInterval(x,a)}),n.SpecVizStage={say(c,d){let h=r();h.say?.(
c,d),h.getBoundingClientRect().top>n.innerHeight&&h.scrollIntoView()},attend(){n.SpecVizForm.show(!1),document.querySelector("#stage .sv-strip").focus({preventScroll:!0})},
step(){n.SpecVizForm.covers()&&this.attend(),r()?.step?.()},play(){let c=r();c?.shows?.live||c?.specviz?.play()},save:c=>r()?.files?.save(c),open:()=>r()?.files?.
open()}})(window);(function(n){"use strict";let t="(min-width: 1200px)";n.SpecVizPage.component("form",({node:e,words:s})=>{let i=n.matchMedia(t),r=g=>n.SpecVizPage.make("button",
{type:"button",...g}),o=()=>document.getElementById("controls"),a=()=>document.querySelector("#prompt textarea"),c=r({className:"form-toggle",onclick:()=>u(!f)}),
d=r({className:"form-run",textContent:s.run,onclick:()=>document.getElementById("run")?.click()}),h=r({className:"form-step",textContent:s.step,onclick:()=>document.
getElementById("step")?.click()}),p=r({className:"form-prompt",translate:!1,title:s.open,onclick:()=>u(!0)}),f=!1;c.setAttribute("aria-controls","controls"),e.replaceChildren(
c,d,h,p);function u(g,w=!0){f=g,o().hidden=!f,c.textContent=f?s.close:s.open,c.setAttribute("aria-expanded",String(f)),v(),d.hidden=h.hidden=p.hidden=f,p.textContent=
a()?.value??"",w&&(f?a()?.focus():c.focus())}function m(){let g=o(),w=g.parentElement.getBoundingClientRect().top+n.scrollY;g.style.setProperty("--form-top",`${Math.
ceil(w)}px`)}function v(){document.documentElement.style.overflow=f&&!i.matches?"hidden":""}i.addEventListener("change",()=>u(f&&i.matches,!1)),document.addEventListener(
"click",({target:g})=>{f&&!i.matches&&g instanceof Element&&g.closest("[role=tab]")&&!o()?.contains(g)&&u(!1,!1)}),document.addEventListener("keydown",g=>{g.key===
"Escape"&&f&&!i.matches&&!g.defaultPrevented&&u(!1)});for(let g of["pointerdown","focusin"])document.addEventListener(g,({target:w})=>{let _=w instanceof Element&&
!o()?.contains(w)&&!e.contains(w)&&!w.closest("[role=listbox], .sv-popover");f&&!i.matches&&_&&u(!1,!1)});function b(g){let w=[...document.querySelectorAll("#ta\
bs > [role=tabpanel]")].find(z=>z.checkVisibility()),_=w?.querySelector("#stage [data-button=play]");w&&(w.tabIndex=-1),(_??w)?.focus(g)}document.body.prepend(r(
{className:"skip",textContent:s.skip,onclick:()=>b()})),n.SpecVizForm={enter:b,show:g=>u(g,!1),covers:()=>f&&!i.matches,refused:()=>{i.matches&&u(!0,!1)}},new ResizeObserver(
m).observe(document.body),u(i.matches,!1)})})(window);(function(n){"use strict";let{component:t,until:e}=n.SpecVizPage,s="fold-",i=new Map,r=u=>String(u??"").split(",").filter(Boolean),o=new Set(r(new URLSearchParams(
n.location.search).get("fold"))),a=u=>document.getElementById(s+u),c=u=>i.get(u)?.getAttribute("aria-expanded")==="true";function d(u,m){i.get(u)?.setAttribute(
"aria-expanded",String(m)),a(u).toggleAttribute("data-open",m);let v=[...document.querySelectorAll(".fold-body[data-open]")].map(({id:b})=>b.slice(s.length));n.
SpecVizKeep({fold:v.join(",")})}t("fold",async({node:u,words:m,props:v})=>{let b=v.section;await e(()=>a(b));let g=Object.assign(document.createElement("button"),
{type:"button",textContent:m,onclick:()=>d(b,!c(b))});g.setAttribute("aria-controls",s+b),i.set(b,g),u.replaceChildren(g),d(b,o.delete(b)||a(b).contains(h(n.location.
hash)))});let h=u=>u.length>1?document.getElementById(u.slice(1)):null;function p(u){let m=u?.closest(".fold-body");m&&d(m.id.slice(s.length),!0)}document.addEventListener(
"click",({target:u})=>{let m=u.closest?.('a[href^="#"]');m&&p(h(m.getAttribute("href")??""))},{capture:!0}),document.addEventListener("specviz-go",({detail:u})=>{
let m=r(u?.fold);m.forEach(v=>i.has(v)?d(v,!0):o.add(v)),u?.reveal===!0&&f(m[0])});async function f(u){await e(()=>i.has(u)&&a(u).checkVisibility()),i.get(u)?.focus(
{preventScroll:!0}),i.get(u)?.scrollIntoView({block:"start"})}})(window);(function(n){"use strict";n.SpecVizPage.component("status",({node:t,props:e,watch:s})=>{let i=document.createElement("p"),r=document.createElement("progress");i.
setAttribute("role","status"),t.replaceChildren(i,r);let o=()=>{let{text:a="",share:c=null}=JSON.parse(e.value||"{}");i.textContent!==a&&(i.textContent=a),r.hidden=
c===null,r.value=c||0,r.setAttribute("aria-label",a)};o(),s("value",o)})})(window);(function(n){"use strict";let{component:t,viewer:e}=n.SpecVizPage;t("sampling",async({words:s,props:i,send:r,watch:o})=>{let{experiment:a}=await e();if(!i.texts){
a.refuse();return}let c={sample:r.submit,leave:r.stop};a.offer((d,h)=>c[d](h),i.texts),o("value",()=>a.take(JSON.parse(i.value))),n.SpecVizSampling={busy:()=>a.
fail(s.busy)}})})(window);(function(n){"use strict";let t={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},
e="#controls, #explore-form";function s(i){for(let r of["aria-label","title"])for(let o of document.querySelectorAll(`:is(button, input)[${r}]`)){let a=o.getAttribute(
r)??"";for(let[c,d]of Object.entries(t)){let h=d.exec(a)?.groups?.label??"";d.test(a)&&o.setAttribute(r,i[c].replace("{label}",()=>h))}}}n.SpecVizPage.component(
"language",({node:i,words:r})=>{i.setAttribute("aria-label",r.label);let o=new MutationObserver(()=>s(r.controls));new ResizeObserver(()=>{s(r.controls),document.
querySelectorAll(e).forEach(a=>o.observe(a,{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let a of i.querySelectorAll("a"))n.SpecVizPage.language()===
a.lang&&a.setAttribute("aria-current","true"),a.addEventListener("click",c=>{c.preventDefault();let d=new URL(n.location.href);d.searchParams.set("lang",a.lang),
n.location.assign(d)})})})(window);(function(n){"use strict";let i="200px";function r({layout:m},v){let{below:b,height:g,xaxis:w}=m.meta?.narrow??{};return v<b?{...m,height:g,xaxis:{...m.xaxis,...w}}:
m}function o(m,v){let{data:b}=m,g=r(m,v),w=g.showlegend?b.filter(({name:_,showlegend:z})=>_&&z!==!1).length:0;return(g.height||320)+(v<480?19*Math.max(0,w-1):0)}
function a(m,v,b){let g=r(m,v),[w,_,z]=["ink","quiet","line"].map(y=>b.get(y)),N=y=>({gridcolor:z,zerolinecolor:z,automargin:!0,fixedrange:!0,...y,tickfont:{size:11,
color:_,...y.tickfont},title:{...y.title,font:{size:12,color:_}}}),C=Object.keys(g).filter(y=>/^[xy]axis\d*$/.test(y)),x=new Set(["xaxis","yaxis",...C]);return{
margin:{l:48,r:16,t:32,b:48,pad:4},...g,width:v,height:o(m,v),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...g.legend},...Object.fromEntries([...x].map(y=>[
y,N(g[y]||{})])),font:{family:n.SpecViz.FONT,size:12,color:w},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:b.get("raised"),bordercolor:z,
font:{color:w}}}}let c=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/,d=m=>c.test(m)?`'${m}`:m;function h(m){let v=/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.
test(m)?m:d(m);return/[",\r\n]/.test(v)?`"${v.replaceAll('"','""')}"`:v}let p=null;function f(){let m=p??new Promise((v,b)=>{let g=document.createElement("scrip\
t");Object.assign(g,{src:"plotly/plotly.min.js",onload:()=>v(n.Plotly),onerror:b}),document.head.append(g)});return p=m,m.catch(()=>{p=null}),m}function u(m,v,b){
let{el:g,setText:w,Palette:_}=n.SpecViz.dom,z=null,N="",C=null,x=!1,y=g("div",{class:"sv-drawing",role:"img"}),O=g("p",{class:"sv-note"}),A=g("table",{}),I=g("d\
iv",{class:"sv-table-scroll",tabindex:0,role:"region"},A),q=g("details",{class:"sv-table",on:{toggle:()=>L()}},g("summary",{},v.table),I),F=(V,W)=>g("button",{class:"\
sv-link",type:"button",on:{click:W}},V),rt=g("p",{class:"sv-note sv-chart-files"},F(v.png,()=>$("png")),F(v.svg,()=>$("svg")),F(v.csv,()=>it())),ot=g("div",{class:"\
specviz sv-chart",hidden:!0},y,O,q,rt);m.replaceChildren(ot);let ht=new _(ot);function et(){let V=ot.clientWidth;if(!z||!x||!V||V===C)return;if(!n.Plotly){f().then(
et,()=>{});return}C=V;let{figure:W}=z;n.Plotly.react(y,W.data,a(W,V,ht),{displayModeBar:!1}),y.removeAllListeners("plotly_click"),y.on("plotly_click",({points:[
P]})=>P.customdata!=null&&b(P.customdata))}function L(){if(!q.open||!z)return;let{columns:V,rows:W,picks:P}=z,S=(D,Y)=>g("tr",{},...Y.map(pt=>g(D,D==="th"?{scope:"\
col"}:{},pt))),T=(D,Y)=>g("button",{class:"sv-link",type:"button","aria-label":`${v.pick}: ${D.join(v.comma)}`,on:{click:()=>b(Y)}},v.pick);A.replaceChildren(g(
"thead",{},S("th",P.length?[...V,v.pick]:V)),g("tbody",{},...W.map((D,Y)=>S("td",Y in P?[...D,T(D.slice(0,2),P[Y])]:D))))}async function $(V){let W=await f().catch(
()=>null);if(!z||!W)return;let{figure:P}=z,S={...a(P,ot.clientWidth,ht),paper_bgcolor:ht.get("page")},{width:T,height:D}=S;W.downloadImage({data:P.data,layout:S},
{format:V,width:T,height:D,scale:V==="png"?2:1,filename:z.name})}function it(){if(!z)return;let V=[z.columns,...z.rows].map(P=>P.map(h).join(",")),W=new Blob([V.
join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"});n.SpecVizHand(W,`${z.name}.csv`)}function at(){C=null,et()}function lt(V){x=V,et()}return new ResizeObserver(()=>requestAnimationFrame(
et)).observe(ot),new IntersectionObserver(V=>lt(V[V.length-1].isIntersecting),{rootMargin:i}).observe(ot),new MutationObserver(()=>ht.refresh()&&at()).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),n.addEventListener("beforeprint",()=>lt(!0)),{show(V){if(V===N)return;N=V;let W=JSON.parse(V||"null");z=W,ot.hidden=
!W,W&&(y.style.minHeight=`${o(W.figure,ot.clientWidth||480)}px`,w(O,W.says),y.setAttribute("aria-label",W.says),I.setAttribute("aria-label",`${v.table}: ${W.columns.
join(v.comma)}`),L(),at())}}}n.SpecVizChart=Object.assign(u,{field:h}),n.SpecVizPage.component("chart",async({node:m,words:v,props:b,send:g,watch:w})=>{await n.
SpecVizPage.scripts();let _=n.SpecVizChart(m,v,N=>g.pick({at:N})),z=()=>_.show(b.value);z(),w("value",z)})})(window);(function(n){"use strict";let{component:t,linked:e,until:s}=n.SpecVizPage,i=e("explore"),r=null,o=!1;function a(){r&&o&&i(r)}function c(h,p,f,u){let m=Object.assign(
document.createElement("input"),{type:"file",accept:h});return m.addEventListener("change",async()=>{let v=m.files?.[0];m.value="",v&&(v.size>p?u():f({name:v.name,
text:await v.text()}))}),()=>m.click()}function d(h,{server:p,limits:f,trigger:u}){let m=h.querySelector("p"),v=h.querySelector("progress"),b=-1,g=!1,w=!1,_=(y,O=null)=>{
m.textContent!==y&&(m.textContent=y),y&&w&&m.scrollIntoView({block:"nearest"}),w=w&&!y,v.hidden=O===null,v.value=O||0,v.setAttribute("aria-label",y)},z=y=>[O=>{
w=!0,u(y,O)},()=>{w=!0,_(f.too_large)}],N={prompts:c(".jsonl,.ndjson,.json,.csv,.tsv,.txt,text/*",f.prompts,...z("prompts")),sweep:c(".json,.jsonl,application/j\
son",f.sweep,...z("sweep"))},C=async(y,O)=>{let A;try{A=JSON.parse(await p.make({kind:y,id:O}))}catch{A={state:"error",message:f.busy}}if(A.state==="error"){_(A.
message);return}y==="json"&&(g=!1),n.SpecVizHand(new Blob([A.text],{type:A.media}),A.name)};n.SpecVizUnsaved=()=>g;let x=()=>{let y=h.closest("#explore-results");
y&&y.getBoundingClientRect().top>n.innerHeight&&y.scrollIntoView()};return h.desk={open:y=>N[y](),save:C,see:x,busy:()=>_(f.busy)},r=y=>u("link",{text:y}),a(),y=>{
let{text:O="",share:A=null,go:I=null,serial:q=b}=JSON.parse(y||"{}");_(O,A),g=g||A!==null,I&&q>b&&n.SpecVizGo(I),b=q}}document.addEventListener("focusin",async({
target:h})=>{if(!(h instanceof HTMLElement)||h.id!=="explore-stop"||(await s(()=>document.activeElement!==h),document.activeElement!==document.body||h.checkVisibility()))
return;["explore-resume","explore-run"].map(f=>document.getElementById(f)).find(f=>f?.checkVisibility())?.focus()}),t("desk",({node:h,words:p,props:f,send:u,server:m,
watch:v})=>{let b={...f.limits,...p},g=d(h,{server:m,limits:b,trigger:(w,_)=>u[w](_)});g(f.value),v("value",()=>g(f.value))}),t("plan",({node:h,props:p,watch:f})=>{
let u=()=>{let{text:m="",link:v}=JSON.parse(p.value||"{}");h.textContent=m,v!==void 0&&n.SpecVizKeep?.({explore:v}),o=!!m,a()};u(),f("value",u)}),t("paragraphs",
({node:h,props:p,watch:f})=>{let u=v=>Object.assign(document.createElement("p"),{textContent:v}),m=()=>h.replaceChildren(...JSON.parse(p.value||"[]").map(u));m(),
f("value",m)})})(window);(function(n){"use strict";let{component:t,linked:e}=n.SpecVizPage,s=e("pay");t("pay",({node:i,props:r,send:o,watch:a})=>{a("value",()=>{let{text:c,link:d}=JSON.
parse(r.value);c!==void 0&&(i.textContent=c),d!==void 0&&n.SpecVizKeep({pay:d})}),s(c=>o.link({text:c}))})})(window);(function(n){"use strict";let{component:t,make:e,stage:s,viewer:i}=n.SpecVizPage,r=["round","phase","at"],o=["recorded","view",...r,"open","tint","hide","presen\
ter","tour","run"],a=4e3,c=500,d=/^\w[\w.-]*(\/\w[\w.-]*)?$/,h=8e3,p=1e3,f=2e3,u=1e4;function m({search:E}){return new URLSearchParams(E).get("view")??"watch"}let v=()=>s()?.
specviz,b=E=>["1","true"].includes(String(E)),g=(E,R)=>JSON.stringify(E)===JSON.stringify(R),w=(E,R)=>Object.fromEntries(Object.entries(E).filter(([M])=>R.includes(
M))),_,z=null,N=null,C=null,x=null,y=null,O=null,A=null,I=m(n.location),q=[],F=!1,rt=0,ot=new Map,ht=new Map,et=E=>!!_?.folders||E.every(R=>d.test(R)&&!/\.gguf$/i.
test(R)),L=()=>z!==null&&z===x?C:z;function $(){let E=L()??[],R=Object.fromEntries(_.names.map((De,ni)=>[De,E[ni]])),{pair:M,target:B,draft:K,plain:kt,..._t}=R,
Kt=[B,K].map(De=>String(De??"").trim()).filter(Boolean);return{...Kt.length>0&&et(Kt)?{target:B,draft:K}:{pair:M},plain:kt?1:0,..._t}}function it(){let{round:E,
phase:R,rounds:M,pinned:B,opening:K}=v().state();return K&&!B?{}:{...E<M?{round:E}:{},...R?{phase:R}:{},...B?{at:`${B.round}.${B.index}`}:{}}}let at=()=>g(L(),C);
function lt(){let{live:E=!1,name:R=""}=s()?.shows??{};return y||(!z||!_?{}:at()?E?{...$(),run:1,...it()}:R?{recorded:R,...it()}:$():$())}let V=()=>document.querySelector(
"#tabs [role=tab][aria-selected=true]")?.getAttribute("data-tab-id");function W(){let E=V(),{tint:R,presenter:M,view:B}=v()?.state()||{};return{...lt(),...E&&E!==
"watch"?{view:E}:{},...B&&B!=="race"?{open:B}:{},...R&&R!=="verdict"?{tint:R}:{},...q.length?{hide:q.join(",")}:{},...M?{presenter:1}:{},...Object.fromEntries([
...ot].filter(([,K])=>K!==null))}}function P(E){let R=new URL(n.location.href);return[..._.names,...o,...ot.keys()].forEach(M=>R.searchParams.delete(M)),Object.
entries(E).forEach(([M,B])=>R.searchParams.set(M,B)),R.href}function S(E){if(encodeURIComponent(E.prompt||"").length<=a)return E;let R=["prompt","run",...r];return Object.
fromEntries(Object.entries(E).filter(([M])=>!R.includes(M)))}function T(){clearTimeout(rt),rt=setTimeout(D,c)}function D(){if(!_||O||!z)return;let E=S(W());E.recorded===
"first"&&E.round===void 0&&!E.at&&delete E.recorded,!E.run&&!E.recorded&&g(z,N)&&_.names.forEach(K=>delete E[K]);let M=P(E),B=E.view??"watch";B===I||A?M!==n.location.
href&&n.history.replaceState(n.history.state,"",M):(n.history.pushState(n.history.state,"",M),I=B)}function Y(E){document.querySelector(`#tabs [data-tab-id="${CSS.
escape(E)}"]`)&&(A=E,setTimeout(ut,p,3))}function pt({round:E,phase:R,at:M}){if(E===void 0&&M===void 0)return null;let B=kt=>/^\d{1,5}$/.test(kt)?Number(kt):null,
K=/^(\d{1,5})\.(\d{1,3})$/.exec(M);return{round:B(E),phase:B(R)||0,at:K&&{round:Number(K[1]),index:Number(K[2])},wrong:E!==void 0&&B(E)===null||M!==void 0&&!K}}
let Tt=({round:E,index:R})=>R<=(v().trace()?.rounds[E]?.drafts.length??-1);function Pt(){if(!O||O.waits)return;let{rounds:E,state:R}=v().state(),{round:M,phase:B,
at:K,wrong:kt}=O,_t=Math.max(M===null?0:M+(B?1:0),K?K.round+1:0);E<_t&&["running","paused","loading"].includes(R)||(O=null,M!==null&&v().seek(M,B),K&&Tt(K)&&v().
pin(K),(kt||E<_t||K&&!Tt(K))&&_.say(_.words.no_moment),T())}function Gt(E){q=String(E).split(",").map(M=>M.trim()).filter(M=>Object.hasOwn(_.hideable,M));let R=q.
map(M=>_.hideable[M]);_.sheet.replaceSync(R.length?`${R.join(", ")} { display: none !important; }`:"")}function ut(E){(A===V()||!E)&&(A=null),A&&(O?.waits||_.go(
{view:A}),setTimeout(ut,p,E-1))}async function jt(E){let R=ht.get(E);if(ht.delete(E),R===void 0)return;await n.SpecVizPage.until(()=>V()===E);let M=new AbortController;
["wheel","touchmove","pointerdown","keydown"].forEach(_t=>n.addEventListener(_t,()=>M.abort(),{signal:M.signal,passive:!0}));let B=performance.now()+u,K=performance.
now()+f,kt=()=>{let _t=performance.now();(_t>K||V()!==E)&&M.abort(),!M.signal.aborted&&(n.scrollY!==R&&(K=Math.min(_t+f,B),n.scrollTo({top:R,behavior:"instant"})),
requestAnimationFrame(kt))};kt()}async function Ve(E,R){await n.SpecVizPage.until(()=>V()===E&&document.querySelector(R)?.checkVisibility()),requestAnimationFrame(
()=>{let M=document.querySelector(R);M?.scrollIntoView();let{activeElement:B,body:K}=document;B!==K&&B?.checkVisibility()||(M?.matches("details")?M.querySelector(
"summary")?.focus({preventScroll:!0}):n.SpecVizForm.enter({preventScroll:!0}))})}function ks({reveal:E,open:R,claim:M}){return E&&M?`#claim-${Number(M)}`:E&&R?"\
#stage .sv-views":"#tabs"}async function Ee(E,R=!1){await Ht;let M=w(E||{},[..._.names,...o]),B="view"in M&&M.view!==V()&&!R;B&&ht.set(V(),n.scrollY);let K=pt(M);
K&&(K.waits=b(M.run)?"server":"recorded"in M&&"recording"),O=K,y="recorded"in M?w(M,["recorded",...r]):null,"hide"in M&&Gt(M.hide),"tint"in M&&v().tint(String(M.
tint)),"open"in M&&v().open(String(M.open)),"presenter"in M&&v().present(b(M.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:E})),"recor\
ded"in M&&await n.SpecVizRecorded.open(M.recorded),y=null,O===K&&K?.waits==="recording"&&(O=null),b(M.run)&&v().setState("loading",_.words.opening),[..._.names,
"view","run"].some(kt=>kt in M)&&_.go(M),"view"in M&&Y(String(M.view)),Pt(),T(),B&&!(E.reveal&&E.fold)&&Ve(M.view,ks(E))}async function _s(){if(!n.location.search)
return;await Ht;let E=Object.fromEntries(new URLSearchParams(n.location.search));E.recorded===s()?.shows?.name&&delete E.recorded,Ee(E,!0)}function Ss(E,R,M){let{
live:B=!1,name:K=""}=s()?.shows??{};return M!==R?E.copied_cut:!B&&!K?E.copied_file:B&&!at()?E.copied_changed:E.copied}function Es(E){let R=e("span",{className:"\
link-said"});R.setAttribute("role","status");let M=0,B=(_t,Kt=!1)=>{R.textContent=_t,clearTimeout(M),Kt||(M=setTimeout(()=>{R.textContent=""},h))},K=e("input",{
type:"text",readOnly:!0,hidden:!0});K.setAttribute("aria-label",E.field);let kt=e("button",{type:"button",textContent:E.copy});return kt.addEventListener("click",
async()=>{let _t=W(),Kt=S(_t),ze=await n.SpecVizShare.copy(P(Kt),K);B(ze?Ss(E,_t,Kt):E.by_hand,!ze)}),{nodes:[kt,R,K],say:B}}let xt,Ht=new Promise(E=>{xt=E});n.
SpecVizGo=Ee,n.SpecVizState=W,n.SpecVizKeep=E=>{Object.entries(E).forEach(([R,M])=>ot.set(R,M===""?null:M??null)),T()},n.SpecVizLinks={touch:T,address:()=>P(S(W())),
controls:()=>z&&_?$():{},unchanged:at,async adopt(E){await Ht;let R=await n.SpecVizPage.until(()=>z);x=R,C=_.names.map((M,B)=>M in E?E[M]:["target","draft"].includes(
M)?"":R[B]),_.go(E)},typed(E){z=E,N=N||E,C=C||E,v()?.outdate(!at()),F&&v()?.forgive(),T()}},t("link",async({node:E,words:R,props:M,send:B,watch:K})=>{await i();
let{names:kt,hideable:_t,folders:Kt}=M,ze=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,ze];let{nodes:De,say:ni}=Es(R);_={go:B.go,
words:R,names:kt,hideable:_t,folders:Kt,sheet:ze,say:ni},E.replaceChildren(...De),document.addEventListener("specviz-load",()=>{C=L(),O&&(O.waits=!1),Pt(),T()}),
document.addEventListener("specviz-painted",()=>{Pt(),T()});let Ca=({type:Be,target:vr,isTrusted:Pa})=>{if(!Pa)return;let fr=Be==="click"&&vr instanceof Element&&
vr.closest("#tabs [role=tab][data-tab-id]");fr&&jt(fr.getAttribute("data-tab-id")),A=null,F=v().state().state==="error"};["pointerdown","keydown","click"].forEach(
Be=>document.addEventListener(Be,Ca)),xt(),_s(),n.addEventListener("popstate",()=>{I=m(n.location),jt(I),I!==V()&&(_.go({view:I}),Y(I))}),K("value",()=>{let{begin:Be}=JSON.
parse(M.value);!Be&&O?.waits==="server"&&(O=null)})})})(window);(function(n){"use strict";let{component:t,language:e,linked:s,read:i,scripts:r}=n.SpecVizPage,o=s("claim");function a(c,{words:d,chart:h,cards:p,busy:f,lacking:u},m){
let{dom:{el:v,setText:b},lesson:{sentences:g,speaker:w}}=n.SpecViz,_=w(d),z=new Map,N=null,C=S=>v("span",{class:"myth-chip","data-verdict":S},d.verdicts[S]),x=(S,...T)=>T.
some(Boolean)?[v("dt",{},S),v("dd",{},...T)]:[],y=(S,T,D)=>v("button",{type:"button",class:D||"myth-button",on:{click:T}},S);function O(S,T){return S.flatMap(([
D,Y],pt)=>[...pt?[d.comma]:[],v("a",{href:Y,...T},D)])}function A(S){function T(D){!n.SpecVizGo||D.ctrlKey||D.metaKey||D.shiftKey||(D.preventDefault(),n.SpecVizGo(
{view:"watch",recorded:S.run}))}return v("a",{class:"myth-link",href:S.replay,on:{click:T}},d.replay)}function I(S,T,D){let Y=v("div",{class:"myth-actions"}),pt=u&&
u[S.number];return S.rule&&u&&!pt.length&&Y.append(T.run,T.stop),D&&Y.append(T.back),S.watch&&Y.append(y(d.watch,()=>n.SpecVizGo({...S.watch,view:"watch"}))),S.
replay&&Y.append(A(S)),S.pay&&Y.append(y(d.pay,()=>n.SpecVizGo({view:"pay",fold:"cost",reveal:!0}))),Y.append(v("a",{class:"myth-link",href:S.link},d.link)),Y}function q(S){
if(!S.rule)return"";if(!u)return d.recorded_only;let T=u[S.number];return T.length?_("lacks",{pairs:T.join(d.comma)}):S.estimate||""}function F(S){let T=S,D=v("\
span",{class:"myth-mark"}),Y=v("p",{class:"myth-says"}),pt=v("div",{class:"myth-body"}),Tt=v("p",{class:"myth-line",role:"status"}),Pt=v("progress",{max:100,hidden:!0,
"aria-label":d.how}),Gt=!1,ut={run:y(d.run,()=>it(T.number),"myth-button myth-primary"),stop:y(d.stop,()=>{Gt=!0,m.halt(),b(Tt,d.stopping)}),back:y(d.back,()=>{
Es(S),$()})};ut.stop.hidden=!0;let jt=v("details",{class:"myth",id:`claim-${T.number}`,on:{toggle:()=>Ve()}},v("summary",{},v("span",{class:"myth-number","aria-\
label":_("claim_number",{n:T.number})},String(T.number)),v("span",{},v("span",{class:"myth-claim"},T.claim),Y),D),pt);function Ve(){jt.open&&!pt.hasChildNodes()&&
_s(),jt.open?n.SpecVizKeep?.({claim:T.number}):rt()===T.number&&n.SpecVizKeep?.({claim:null})}let ks=v("div",{}),Ee=null;function _s(){let xt=v("dl",{class:"myt\
h-setup"},...(T.setup||[]).flatMap(([R,M])=>x(R,M))),Ht=v("dl",{class:"myth-about"},...x(d.how,T.how),...x(d.rule,T.rule),...x(d.missing,T.missing),...x(d.terms,
...O(T.words,{})),...x(d.papers,...O(T.papers,{target:"_blank",rel:"noreferrer"}))),E=[ut.run,ut.stop].find(R=>R===document.activeElement);pt.replaceChildren(...T.
picture?[ks]:[],...T.source?[v("p",{class:"myth-source"},T.source)]:[],Ht,xt,I(T,ut,T!==S),Pt,Tt),T.picture&&(Ee=Ee||n.SpecVizChart(ks,h,()=>{}),Ee.show(T.picture)),
b(Tt,q(T)),E?.focus({preventScroll:!0})}function Ss(){D.replaceChildren(C(T.verdict)),b(Y,T.says)}function Es(xt){T=xt,Ss(),pt.hasChildNodes()&&_s()}return Ss(),
{node:jt,verdict:()=>T.verdict,show:Es,tell({state:xt,message:Ht,done:E}){let R=xt==="loading"||xt==="running";R&&Gt?m.halt():Gt=!1;let M=[ut.run,ut.stop].some(
B=>B===document.activeElement);Object.assign(ut.run,{hidden:R}),Object.assign(ut.stop,{hidden:!R}),M&&(R?ut.stop:ut.run).focus(),Object.assign(Pt,{hidden:xt!=="\
running"}),xt==="running"&&(Pt.value=E??0),Tt.dataset.state=xt,xt==="running"?b(Tt,_("running",{percent:E})):b(Tt,xt==="stopped"?d.stopped:Ht||"")},go(){jt.open=
!0,jt.scrollIntoView({block:"start"})},reveal(){let{top:xt,bottom:Ht}=ut.run.getBoundingClientRect();xt>=0&&xt<Ht&&Ht<=n.innerHeight&&jt.getBoundingClientRect().
top<0&&jt.scrollIntoView({block:"start"})}}}let rt=()=>Number(n.SpecVizState?.().claim),ot=v("p",{class:"myth-tally",role:"status"}),ht=["",...Object.keys(d.verdicts)].
map(S=>[S,v("button",{type:"button",on:{click:()=>L(S)}},S?d.verdicts[S]:d.all)]),et=()=>[...z.values()].map(S=>S.verdict());function L(S){n.SpecVizKeep?.({verdict:S});
for(let T of z.values())T.node.hidden=S!==""&&T.verdict()!==S;for(let[T,D]of ht)D.setAttribute("aria-pressed",String(T===S))}function $(){let S=Y=>et().filter(pt=>pt===
Y).length,T=_("tally",{holds:S("holds"),fails:S("fails"),depends:S("depends"),yours:S("yours")}),D=S("untried");b(ot,g(T,D>0&&_("tally_untried",{untried:D})));for(let[
Y,pt]of ht)pt.hidden=Y!==""&&!S(Y)}function it(S){N!==null&&z.get(N)?.tell({state:"stopped"}),N=S,z.get(S)?.tell({state:"running",done:0}),m.begin(S)}function at(S){
let T=/^\d{1,2}$/.test(String(S))&&z.get(Number(S));T&&(T.node.hidden&&L(""),T.go())}for(let S of p)z.set(S.number,F(S));let lt=v("div",{class:"myth-kinds",role:"\
group","aria-label":d.show},...ht.map(([,S])=>S)),V=v("div",{class:"myth-list"},...[...z.values()].map(S=>S.node));c.replaceChildren(ot,lt,V),$();let W=new URLSearchParams(
n.location.search),P=W.get("verdict")??"";return L(ht.some(([S,T])=>S===P&&!T.hidden)?P:""),o(at),at(W.get("claim")),c.fail=()=>{N!==null&&z.get(N)?.tell({state:"\
error",message:f}),N=null},S=>{let T=z.get(S.claim);T&&(S.card&&(T.show(S.card),$()),T.tell(S),S.card&&T.reveal(),!["loading","running"].includes(S.state)&&N===
S.claim&&(N=null))}}t("myths",async({node:c,words:{busy:d,lacking:h}={busy:"",lacking:null},props:p,send:f,watch:u})=>{let m=i(`claims/${e()}.json`);await r();let v=a(
c,{...await m,busy:d,lacking:h},{begin:b=>f.begin({claim:b}),halt:f.halt});u("value",()=>v(JSON.parse(p.value||"{}")))})})(window);(function(n){"use strict";let{component:t,make:e,read:s,stage:i,turns:r}=n.SpecVizPage,o=async()=>{},a=5,c=r();t("recorded",({node:d,words:{words:h,runs:p}})=>{
let f=p,u=f.map(({name:x,label:y})=>{let O=e("button",{type:"button",textContent:y,onclick:()=>o(x)});return O.dataset.name=x,O}),m=e("span",{textContent:f.length?
h.label:h.damaged,id:"recorded-label"}),v=e("div",{className:"recorded-list"});v.setAttribute("role","group"),v.setAttribute("aria-labelledby",m.id);let b=()=>u.
filter(x=>x.hidden),g=e("button",{type:"button",onclick:()=>{let x=b();w(x),x[0].focus()}});u.slice(a).forEach(x=>{x.hidden=!0}),v.append(...u,g);function w(x){
x.forEach(y=>{y.hidden=!1}),g.hidden=!b().length,g.textContent=h.more.replace("{n}",b().length)}w([]);let _=e("span"),z=e("button",{type:"button",textContent:h.
again}),N=e("p",{className:"recorded-about"});N.append(_," ",z),d.replaceChildren(m,v,N);let C=()=>{let x=f.find(({name:y})=>y===i()?.shows?.name);u.forEach(y=>y.
setAttribute("aria-pressed",String(y.dataset.name===x?.name))),N.hidden=!x,x&&(w([u[f.indexOf(x)]]),_.textContent=x.notice,z.hidden=!x.again,z.onclick=()=>x.again&&
n.SpecVizGo(x.again))};document.addEventListener("specviz-load",()=>{c(),C()}),C(),o=async x=>{let{specviz:y,show:O}=i(),A=f.find(q=>q.name===x);if(!A){y.setState(
"error",h.unknown);return}let I=c();try{let q=await s(`traces/${x}.json`);if(!I())return;O({trace:q,recorded:!0,state:"done",name:x,offered:!!A.again}),A.again&&
n.SpecVizLinks.adopt(Object.fromEntries(Object.entries(A.again).filter(([F])=>F!=="run")))}catch{I()&&y.setState("error",h.lost)}}}),n.SpecVizRecorded={open:d=>o(
d)}})(window);(function(n){"use strict";let t={text:["#stage .sv-stream-scroll"],why:["#stage .sv-why"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage\
 .sv-inspector"],residual:["#stage .sv-residual-block","#stage .sv-inspector"],agreement:['#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stag\
e .sv-ledger-group:has([data-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:["#stage .sv-again-row[data-change=temperature]","#stage .s\
v-experiments"],gamma:["#stage .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:[
"#stage .sv-breakdown-charts figure:last-child","#stage .sv-round"]},e=()=>n.SpecVizPage.stage()?.specviz,s=(v,b)=>v.drafts.filter(g=>g.verdict===b).length;function i({
rounds:v}){let b=v.findIndex(g=>["accepted","rejected","untested"].every(w=>s(g,w)));return b>=0?b:v.findIndex(g=>s(g,"rejected"))}let r=({rounds:v})=>v.findIndex(
({drafts:b,final:g})=>b.length>1&&g?.kind==="bonus"),o=({rounds:v})=>v.findIndex(({drafts:b})=>b.some(({verdict:g,draw:w,target:_,draft:z})=>g==="accepted"&&w!==
null&&_!==null&&z!==null&&w>=_/z));function a({drafts:v}){let b=[];return v.forEach(({parent:g},w)=>b.push((b[g??w-1]??0)+1)),Math.max(0,...b)}let c=({settings:v})=>(v.
tree??"chain")==="chain",d={first:v=>c(v)&&v.settings.drafter==="model"&&(v.settings.rule??"token")==="token",eagle3:v=>c(v)&&v.settings.drafter==="eagle3",medusa:v=>c(
v)&&v.settings.drafter==="medusa",exit:v=>c(v)&&["early-exit","taught-exit"].includes(v.settings.drafter),dspark:v=>c(v)&&v.settings.drafter==="dspark",block:v=>c(
v)&&v.settings.rule==="block",lossy:v=>c(v)&&["typical","top-k","threshold"].includes(v.settings.rule??""),tree:v=>!c(v)},h=(v,b=i)=>g=>{let w=b(g);return w<0?null:
{round:w,phase:v(g.rounds[w])}},p={end:({rounds:v})=>v.length?{round:v.length,phase:0}:null,begun:h(({drafts:v})=>v.length>1?1:0),drafted:h(({drafts:v})=>v.length),
verified:h(({drafts:v})=>v.length+1),before_rescue:h(({drafts:v})=>v.length+1,o),before_rejection:h(v=>v.drafts.length+1+s(v,"accepted")),before_correction:h(v=>v.
drafts.length+3+s(v,"accepted")),before_bonus:h(({drafts:v})=>2*v.length+1,r)},f=(v,b=i)=>({trace:g})=>{let w=b(g),_=e().state();return w>=0&&(_.round>w||_.round===
w&&_.phase>=v(g.rounds[w]))},u={greedy:({settings:v})=>v.temperature===0,gamma:(v,b)=>v.settings.gamma!==b.settings.gamma,text:(v,b)=>String(v.prompt)!==String(
b.prompt)},m={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=pinned])"),drafted:f(({drafts:v})=>v.length),verified:f(({drafts:v})=>v.
length+1),tested:f(({drafts:v})=>v.length+2),rejected:f(v=>v.drafts.length+3+s(v,"accepted")),corrected:f(v=>v.drafts.length+4+s(v,"accepted")),judged:f(v=>2*v.
drafts.length+1-s(v,"untested"),o),scored:f(v=>a(v)+1),bonus:f(({drafts:v})=>2*v.length+2,r),opened:({of:v})=>!!document.querySelector(`.sv-popover:popover-open\
[data-shows=${v}]`),ran:({trace:v,before:b,of:g})=>{let{state:w,recorded:_}=e().state();return w==="done"&&!_&&u[g??""](v,b)}};n.SpecVizTourStops={TARGETS:t,STATES:p,
RULES:m,KINDS:d}})(window);(function(n){"use strict";let r="specviz-tour",o=["ArrowLeft","ArrowRight","j","k","J","K",",","."],{STATES:a,RULES:c,TARGETS:d,KINDS:h}=n.SpecVizTourStops,{make:p}=n.
SpecVizPage,f=()=>n.SpecVizPage.stage()?.specviz,u=C=>document.querySelector(C),m=C=>!!u(C)?.offsetParent,v=["drafted","verified","tested","rejected","corrected",
"bonus","judged","scored"];function b(C){for(let x=C;x;x=x.parentElement)x instanceof HTMLDetailsElement&&(x.open=!0),x.hidden&&x.id&&u(`[aria-controls="${CSS.escape(
x.id)}"]`)?.click()}function g(C){let{left:x,...y}=C.getBoundingClientRect().toJSON(),{top:O,right:A,bottom:I}=y;for(let q=C.parentElement;q&&q!==document.body;q=
q.parentElement){let{overflowX:F,overflowY:rt}=getComputedStyle(q),ot=q.getBoundingClientRect();F!=="visible"&&(A=Math.min(A,ot.right)),rt!=="visible"&&([O,I]=[
Math.max(O,ot.top),Math.min(I,ot.bottom)])}return{left:x,top:O,right:A,bottom:I}}function w(C){let x=performance.now()+6e3;return new Promise(function y(O){let A=!!C();
A||performance.now()>x?O(A):setTimeout(y,50,O)})}let _={read(){try{return n.localStorage.getItem(r)}catch{return null}},write(C){try{n.localStorage.setItem(r,C)}catch{}}};
class z{words;stops;at=0;left=0;there=!1;done=new Set;part=null;before=null;held=null;panel;ring;count;title;text;line;mark;task;recorded;step;back;next;again;constructor({
words:x,stops:y}){Object.assign(this,{words:x,stops:y}),document.addEventListener("keydown",O=>this.key(O)),["wheel","touchmove","pointerdown","keydown"].forEach(
O=>document.addEventListener(O,()=>{this.still=!1},{capture:!0,passive:!0})),n.addEventListener("scroll",()=>this.follow(),!0),n.addEventListener("resize",()=>this.
follow())}find(x){return this.stops.findIndex(({id:y},O)=>y===x||String(O+1)===String(x))}start(x=1){this.panel||this.build(),this.left=this.find(_.read()),this.
open||(this.opener=document.activeElement),this.done.clear(),this.timer=this.timer||setInterval(()=>this.check(),200),document.documentElement.classList.add("to\
uring"),this.panel.hidden=!1,this.go(Math.max(0,this.find(x)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:null,part:null,still:!1}),
this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),u("#stage .sv-inspector").scrollTop=0,n.SpecVizKeep({tour:null}),(this.opener?.
checkVisibility()&&this.opener!==document.body?this.opener:u("#tour button"))?.focus()}get open(){return!!this.panel&&!this.panel.hidden}build(){let{words:x}=this,
y=(I,q,F)=>{let rt=p("button",{type:"button",textContent:I,className:F});return rt.addEventListener("click",q),rt};this.count=p("p",{}),this.title=p("h2",{id:"t\
our-title",tabIndex:-1}),this.text=p("p",{}),this.mark=p("strong",{}),this.task=p("span",{}),this.line=p("p",{className:"tour-task"},this.mark," ",this.task),this.
line.setAttribute("role","status"),this.recorded=y(x.recorded,()=>this.bring(),"tour-does"),this.step=y(x.step,()=>this.handOn("ArrowRight"),"tour-does"),this.back=
y(x.back,()=>this.go(this.at-1),""),this.next=y(x.next,()=>this.on(),"tour-next"),this.again=y(x.again,()=>this.go(this.at?0:this.left),"tour-quiet");let O=y("×",
()=>this.leave(),"tour-leave");O.setAttribute("aria-label",x.leave),O.title=x.leave;let A=(I,...q)=>p("div",{className:I},...q);this.panel=p("section",{className:"\
specviz tour",hidden:!0},A("tour-head",this.count,this.again,O),A("tour-told",this.title,this.text),A("tour-tried",this.line,A("tour-foot",this.step,this.recorded,
this.back,this.next))),this.panel.setAttribute("aria-labelledby",this.title.id),this.ring=p("div",{className:"tour-ring",hidden:!0}),u(".gradio-container .conta\
in").append(this.ring,this.panel),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}px`)}).observe(this.
panel)}get stop(){return this.stops[this.at]}bring(){n.SpecVizGo({recorded:this.kind}),this.title.focus({preventScroll:!0})}bringUnasked(){this.brought||!f().state().
recorded||(this.brought=!0,n.SpecVizGo({recorded:this.kind}))}get kind(){return this.stop.recorded??"first"}on(){this.at+1<this.stops.length?this.go(this.at+1):
(_.write(""),this.leave())}go(x){this.putBack(),Object.assign(this,{at:x,left:Math.max(this.left,x),part:null,moment:null,there:!1,still:!1,brought:!1}),x&&_.write(
this.stop.id),n.SpecVizKeep({tour:this.stop.id}),this.hold(),this.tell(),this.title.focus({preventScroll:!0}),m("#stage")||n.SpecVizGo({view:"watch"}),this.check()}hold(){
let x=this.stop.changes,y=x===void 0?x:n.SpecVizLinks.controls()[x];this.held=x===void 0||y===void 0?null:{name:x,value:y}}putBack(){let{held:x,there:y,before:O}=this;
if(this.held=null,!x)return;(y&&f().trace()!==O||n.SpecVizLinks.controls()[x.name]!==x.value)&&n.SpecVizGo({[x.name]:x.value})}tell(){let{words:x,stop:y,stops:O,
at:A}=this,I=A+1;this.count.textContent=x.count.replace("{n}",String(I)).replace("{of}",String(O.length)),this.title.textContent=y.title,this.back.hidden=A===0,
this.again.hidden=A===0&&this.left<=0,this.again.textContent=A?x.again:x.resume.replace("{n}",String(this.left+1)),this.next.textContent=I<O.length?x.next:x.end,
this.step.hidden=!v.includes(y.rule),this.panel.scrollTop=0,this.show()}show(){let{words:x,stop:y,moment:O}=this,A=f()?.trace(),I=this.done.has(this.at),q=!!A&&
!O,F=y.changes&&O&&!m("#stage .sv-again"),rt=I&&y.done||q&&(y.recorded?x.opens:x.lacks)||F&&x.run_first||y.task,ot=A?.settings.gamma??"",{setText:ht}=n.SpecViz.
dom;ht(this.text,y.text.replace("{gamma}",String(ot))),ht(this.mark,I?x.done:x.try),ht(this.task,rt),this.line.dataset.done=String(I),this.recorded.hidden=!q}arrive(){
let{at:x}=this,y=f().trace();if(this.moment=!y||y.rounds.length<8||!h[this.kind](y)?null:a[this.stop.state](y),!this.moment){this.bringUnasked();return}let{round:O,
phase:A}=this.moment;f().pin(null),f().seek(O,A),requestAnimationFrame(()=>setTimeout(()=>{this.at!==x||!this.open||(Object.assign(this,{there:!0,before:f().trace()}),
this.aim(this.stop.target))}))}aim(x){this.part=x,this.still=!0,this.parts().forEach(b);let y=this.target();g(y).bottom<Math.floor(y.getBoundingClientRect().bottom)&&
y.scrollIntoView({block:"nearest"}),this.follow();let{top:O,bottom:A,height:I}=this.ring.getBoundingClientRect(),q=this.panel.getBoundingClientRect().top;if(O>=
0&&A<=q)return;let F=n.matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth";y.scrollIntoView({block:I<q?"center":"start",inline:"nearest",behavior:F}),
this.follow()}parts(){return d[this.part??""].map(x=>u(x)).filter(Boolean)}target(){return this.parts().find(x=>x.offsetParent)||u("#stage")}follow(){if(!this.ring||
(this.ring.hidden=!this.part||!m("#stage"),this.ring.hidden))return;let x=this.target(),{left:y,top:O,right:A,bottom:I}=g(x),q={left:y-6,top:O-6,width:A-y+12,height:Math.
max(0,I-O)+12};Object.entries(q).forEach(([F,rt])=>{this.ring.style.setProperty(F,`${rt}px`)})}check(){!m("#stage")||!f()?.trace()||(this.moment?this.there&&!this.
done.has(this.at)&&this.judge():this.arrive(),this.still&&this.aim(this.part),this.show(),this.follow())}judge(){let{before:x,stop:y,at:O}=this,A=f().trace();!A||
!x||!c[y.rule]({trace:A,before:x,of:y.of})||(this.done.add(O),this.aim(y.shows||y.target))}entrance(){let y=[...this.target().querySelectorAll("button, input, [\
tabindex]")].filter(O=>!O.disabled);return y.find(O=>O.tabIndex>=0)||y[0]}key(x){if(!this.open||x.defaultPrevented||x.ctrlKey||x.altKey||x.metaKey)return;let y=this.
panel.contains(x.target);x.key==="Tab"&&!x.shiftKey&&x.target===this.next&&this.part&&this.entrance()&&(this.entrance().focus(),x.preventDefault()),x.key==="Esc\
ape"&&!document.querySelector(":popover-open")&&(y||x.target===document.body?this.leave():this.title.focus({preventScroll:!0})),!(!y||!o.includes(x.key))&&(this.
handOn(x.key),x.preventDefault())}handOn(x){u("#stage .specviz").dispatchEvent(new KeyboardEvent("keydown",{key:x,bubbles:!0,cancelable:!0})),this.still=!0}}let N=null;
n.SpecVizTour={start:C=>N?.start(C)},n.SpecVizPage.component("tour",async({node:C,words:x})=>{await n.SpecVizPage.viewer();let y=new z(x);N=y,C.textContent=x.start,
C.addEventListener("click",()=>y.start())}),document.addEventListener("specviz-go",({detail:C})=>{let x=String(C?.tour??"");x&&w(()=>N).then(()=>N&&N.find(x)>=0&&
N.start(x))}),document.addEventListener("click",C=>{let x=C.target,y=x.closest?.("button[data-go]")?.getAttribute("data-go");y&&n.SpecVizGo(JSON.parse(y));let O=x.
closest?.(':is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");O&&(C.preventDefault(),u(O).scrollIntoView())})})(window);(function(n){"use strict";let{component:t,scripts:e,stage:s,until:i}=n.SpecVizPage,r=new URLSearchParams(n.location.search).get("play"),o=()=>{};document.addEventListener(
"specviz-go",({detail:a})=>{a?.play&&(r=String(a.play),o())}),t("play",async({node:a,words:c})=>{await e();let d=n.SpecViz.play(a,{words:c,changed:h=>n.SpecVizKeep(
{play:h}),shown:()=>{let h=s()?.specviz,p=h?.trace();return h&&p?{trace:p,at:h.state().selected}:null}});o=()=>{if(!r)return;d.start(r)&&n.SpecVizKeep({play:r});
let h=document.getElementById("play");i(()=>h?.previousElementSibling?.querySelector("h2")).then(()=>h?.scrollIntoView()),r=null},document.addEventListener("spe\
cviz-painted",()=>d.follow()),o()})})(window);(function(n){"use strict";let{component:t,language:e,scripts:s,stage:i,stored:r}=n.SpecVizPage,o=50,a=r("specviz-lesson"),c=[],d=null,h=()=>i()?.specviz;document.
addEventListener("specviz-painted",()=>{let p=h()?.trace();!p||p===d||p.ending==="running"||(d=p,c.push(n.SpecViz.lesson.trialOf(new n.SpecViz.lesson.Run(p))),c.
splice(0,c.length-o))}),t("lesson",async({node:p,words:{words:f,plan:u,exercises:m},props:v})=>{let b=m;await s();let{dom:{el:g,setText:w},lesson:{check:_,Run:z,
sentences:N,speaker:C}}=n.SpecViz,x=C(f),y=a.read(),O=new Set(b.map(({name:$})=>$).filter($=>Array.isArray(y)&&y.includes($))),A=g("span",{class:"lesson-tally",
role:"status"}),I=($,it,at)=>g("button",{type:"button","data-go":JSON.stringify({...at,reveal:!0}),"aria-label":`${$}: ${it}`},$),q=({name:$,minutes:it,link:at})=>{
let{title:lt,text:V}=f.steps[$],W=$==="exercises"?g("button",{type:"button",on:{click:()=>{L.open=!0,L.scrollIntoView()}}},x("open")):I(x("open"),lt,at);return g(
"li",{},g("span",{class:"lesson-minutes"},it),g("div",{},g("h3",{},lt),g("p",{},V)),W)},F=($,it="")=>{let at=h()?.trace();if(!at)return{met:!1,line:x("lacking.r\
un")};let lt=h()?.state().pinned??null,{met:V,says:W,values:P,busy:S}=_($,new z(at),{trials:c,text:it,most:v.most,pinned:lt});return{met:V,line:N(x(W,P),S&&x("b\
usy"))}},rt=($,it)=>{it.dataset.solved=String(O.has($)),O.size&&w(A,x("tally",{met:O.size,of:b.length}))},ot=({name:$,start:it},at)=>{let{task:lt}=f.exercises[$],
V=g("p",{class:"lesson-line",role:"status"}),W=g("li",{},g("h4",{},`${at}. ${lt}`)),P=()=>{let{met:S,line:T}=F($,it);w(V,T),V.dataset.met=String(S),S&&O.add($),
a.write([...O]),rt($,W)};return rt($,W),W.append(g("div",{},...it?[I(x("start"),lt,{view:"watch",prompt:it})]:[],g("button",{type:"button","aria-label":`${x("ch\
eck")}: ${lt}`,on:{click:P}},x("check"))),V),W},ht=Object.keys(f.grades).flatMap($=>{let it=b.findIndex(lt=>String(lt.grade)===$),at=b.filter(lt=>String(lt.grade)===
$).map((lt,V)=>ot(lt,it+1+V));return[g("h3",{},f.grades[$]),g("ol",{class:"lesson-tasks"},...at)]}),et=$=>g("a",{href:`lesson/${e()}/${$}`,target:"_blank"},x($)),
L=g("details",{},g("summary",{},x("exercises_heading")," ",A),g("p",{},x("exercises_intro")),...ht);p.replaceChildren(g("p",{class:"lesson-sheets"},et("handout"),
et("key")),g("details",{},g("summary",{},x("plan")),g("ol",{class:"lesson-plan"},...u.map(q))),L)})})(window);(function(n){"use strict";let t=[0,25,50,75,100],e=5e3,s=new URL("class/",n.location.href.split(/[?#]/)[0]),i=n.SpecVizPage.stored("specviz-class");n.SpecVizPage.
component("classroom",async({words:r})=>{await n.SpecVizPage.scripts();let{dom:{el:o,setText:a},lesson:{sentences:c,speaker:d}}=n.SpecViz,h=d(r),p=null,f=null,u=null,
m="",v=null,b=!1,g=Promise.resolve(),w=(P,S)=>o("button",{type:"button",class:"sv-choose",on:{click:S}},h(P)),_=w("start",ot),z=o("strong",{class:"room-code"}),
N=o("p",{class:"room-people",role:"status"}),C=o("ul",{class:"room-bars","aria-label":h("counts"),hidden:!0}),x=o("p",{class:"room-line",role:"status"}),y=o("p",
{class:"room-local",hidden:!n.SpecVizPage.isLocal(n.location.host)},h("local")),O=o("img",{class:"room-qr",alt:h("qr")}),A=o("section",{class:"room","aria-label":h(
"heading"),hidden:!0},o("p",{class:"room-join"},h("join")," ",o("strong",{},s.host+s.pathname)," ",h("code")," ",z),N,O,C,x,y,w("end",L)),I=o("p",{class:"sv-not\
e",role:"status"}),q=o("div",{class:"room-offer"},_,I);async function F(P,S){for(let T=500;;T*=2)try{return await fetch(new URL(P,s),{method:"POST",headers:{"Co\
ntent-Type":"application/json"},body:S})}catch(D){if(T>4e3)throw D;await new Promise(Y=>{setTimeout(Y,T)})}}function rt(P,S){let T=g.then(()=>F(P,JSON.stringify(
S)));return g=T.then(()=>{},()=>{}),T}async function ot(){_.disabled=!0;try{let P=await rt("",{});P.ok&&ht(await P.json()),a(I,P.ok?"":h(P.status===503?"full":"\
failed"))}catch{a(I,h("failed"))}_.disabled=!1}function ht(P){p=P,u=null,i.write(P),a(z,P.code),O.src=`qr.svg?${new URLSearchParams({link:new URL(P.code,s).href})}`,
q.hidden=!0,A.hidden=!v,f=new EventSource(new URL(`${P.code}/teacher?key=${encodeURIComponent(P.key)}`,s)),f.onmessage=({data:S})=>{let T=JSON.parse(S);T.over?et(
"over"):at(T)},f.onerror=()=>{f?.readyState===EventSource.CLOSED&&!b&&et("over")},lt()}function et(P){f?.close(),[p,f,u]=[null,null,null],i.write(null),q.hidden=
!1,A.hidden=!0,a(I,c(h(P),m)),m=""}async function L(){p&&(await rt(`${p.code}/end`,{key:p.key}).catch(()=>null),et("over"),_.focus())}let $=P=>P===0?h("none"):P===
100?h("certain"):`${P}%`;function it(P,S,T,D){let Y=(Pt,Gt="")=>o(Pt,{"aria-hidden":"true"},Gt),pt=D?P>50:P<50,Tt=o("li",{"data-right":String(pt)},o("span",{class:"\
sv-spoken"},h("count",{chance:$(P),n:S})),Y("b",String(S)),Y("i"),Y("span",$(P)));return Tt.style.setProperty("--part",String(T)),Tt}function at({phones:P,asking:S,
answers:T,counts:D,score:Y,all:pt,kept:Tt}){if(y.hidden=P>0||!n.SpecVizPage.isLocal(n.location.host),a(N,S?h("answers",{n:T,of:P}):h("phones",{n:P})),C.hidden=!D,
O.hidden=!!D,D){let ut=Math.max(1,...D);C.replaceChildren(...D.map((jt,Ve)=>it(t[Ve],jt,jt/ut,Tt)))}let Pt=ut=>({...ut,n:ut.answers,brier:ut.brier.toFixed(2)});
Y&&(m=h("all",Pt(pt)));let Gt=Y?c(h("score",Pt(Y)),pt.answers>Y.answers&&m):h("no_answers");a(x,D?Gt:S?"":h("wait"))}function lt(){if(!p||!v)return;let{run:P,told:S}=v,
{key:T}=p,D=u!==null&&u.run===P;u&&D&&u.at===S?.at?(u.revealed||rt(`${p.code}/reveal`,{key:T,outcome:{kept:S.kept,chance:S.chance}}).catch(()=>null),u.revealed=
!0):v.asked&&!(u&&D&&u.at===v.asked&&!u.revealed)?(u={run:P,at:v.asked,revealed:!1},rt(`${p.code}/ask`,{key:T,question:v.question()}).catch(()=>null)):v.asked||
V()}function V(){p&&u&&!u.revealed&&rt(`${p.code}/ask`,{key:p.key,question:null}).catch(()=>null),u?.revealed||(u=null)}document.addEventListener("specviz-predi\
ct",({target:P,detail:S})=>{if(v=S,A.hidden=!p||!v,!v){V();return}let T=P;q.parentElement!==T&&(T.append(q),(T.closest(".sv-stage")??T).append(A)),lt()}),n.addEventListener(
"beforeunload",()=>{b=!0,setTimeout(()=>{b=!1},e)});let W=i.read();W&&ht(W)})})(window);})();
