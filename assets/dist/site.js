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
(()=>{var za=(n,t)=>n.replace(/\{(\w+)\}/g,(e,s)=>t&&s in t?String(t[s]):e);function zt(n){return(t,e)=>{let s=t.split(".").reduce((r,i)=>r?.[i],n);return typeof s=="\
string"?za(s,e):t}}var Z=n=>n;function ri(n){Z=zt(n)}var Ea=new TextEncoder,Ta=new TextDecoder("utf-8",{ignoreBOM:!0});function ii(n){return n==null?[]:typeof n=="string"?[...Ea.encode(n)]:(n.hex.match(/../g)||[]).
map(t=>parseInt(t,16))}function Ma(n){return n<128?1:n<194?0:n<224?2:n<240?3:n<245?4:0}function Oa(n){for(let t=1;t<=Math.min(3,n.length);t+=1){let e=n[n.length-
t];if(e<128)return 0;if(e>=192)return Ma(e)>t?t:0}return 0}var _t=Object.freeze({bytes:[],tokens:0});function Et(n,t){let e=[...n.bytes,...ii(t)],s=Oa(e),r=e.slice(
0,e.length-s);return{text:Ta.decode(new Uint8Array(r)),took:r.length?n.tokens+1:1,pending:s?{bytes:e.slice(-s),tokens:r.length?1:n.tokens+1}:_t}}var Tt=n=>ii(n).
map(t=>t.toString(16).padStart(2,"0")).join(" "),ja=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Aa=["space","newline","tab","control","text"];function Fn(n){return[...n.matchAll(ja)].map(t=>({kind:Aa[t.slice(1).findIndex(e=>e!==void 0)],text:t[0]}))}var Vn=n=>"\
U+"+(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),La=n=>n&&`⁨${n}⁩`,pt=n=>n.replace(/[\u2068\u2069]/g,"");function nt(n){return La(Fn(n).
map(({kind:t,text:e})=>t==="space"?"·".repeat(e.length):t==="newline"?"↵":t==="tab"?"⇥":t==="control"?Vn(e):e).join(""))}var N=(...n)=>n.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),Lt="–",Mt=n=>(t,e)=>t==null||!Number.isFinite(t)?Lt:n(t,e);function $a(n){let[t,e]=n.toExponential(1).split("e");return`${t}\
×10${[...e].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var Nt=Mt((n,t=3)=>{if(n===0||n===1)return String(n);if(n<1e-6)return $a(
n);let e=n.toPrecision(n<.001?Math.min(t,2):t),s=e.includes("e")?n.toFixed(7):e;return/^1(\.0*)?$/.test(s)?[4,5,6].map(r=>n.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),W=Mt((n,t)=>n>0&&n<1e-4?"<0.0001":Nt(n,t)),F=Mt(n=>n===0||n===1?String(n):n>0&&n<5e-4?"<0.001":n<1&&n>=.9995?">0.9\
99":n.toFixed(3));function ht(n,t){let e=a=>[n,t].map(c=>Nt(c,a)),s=n===t?3:[3,4,5,6,7].find(a=>new Set(e(a)).size>1)??8,r=e(s),i=Math.min(n,t)>.9&&r.every(a=>a.
startsWith("0.")),o=Math.max(...r.map(({length:a})=>a))-2;return i?[n,t].map(a=>a.toFixed(o)):r}var M=Mt(n=>{let t=n*100;return t>0&&t<.1?"<0.1%":t>=99.95&&t<100?
">99.9%":(t<9.95||t>99&&t<100?t.toFixed(1).replace(/\.0$/,""):t.toFixed(0))+"%"}),Q=Mt(n=>n.toFixed(n<9.995?2:1)+"×"),R=Mt((n,t=2)=>n.toFixed(t)),Wn=Mt(n=>n<99.5?
n.toFixed(1):n.toFixed(0)),vt=Mt(n=>n.toLocaleString("en")),Gn=Mt(n=>{let[t,e]=n>=9995e5?["B",1e9]:n>=999500?["M",1e6]:["k",1e3];return`${(n/e).toPrecision(n/e<
10?2:3)} ${t}`}),H=Mt(n=>n===0?"0 s":n<.001?(n*1e3).toFixed(2)+" ms":n<.1?(n*1e3).toFixed(1)+" ms":n<1?(n*1e3).toFixed(0)+" ms":n.toFixed(2)+" s");var Ra="http://www.w3.org/2000/svg",oi=n=>n.split(/\u2068([^\u2069]*)\u2069/).map((t,e)=>e%2?l("bdi",{translate:"no"},t):t);function l(n,t,...e){let s=document.
createElement(n),{on:r={},...i}=t;Object.entries(r).forEach(([o,a])=>s.addEventListener(o,a));for(let[o,a]of Object.entries(i))a===!0?s.setAttribute(o,""):a!==!1&&
a!=null&&s.setAttribute(o,pt(String(a)));return s.append(...e.flatMap(o=>o==null?[]:typeof o=="string"?oi(o):[o])),s}function g(n,t){n.textContent!==pt(t)&&(n instanceof
Element?n.replaceChildren(...oi(t)):n.textContent=pt(t))}function _(n,t,e){e==null?n.removeAttribute(t):n.getAttribute(t)!==pt(String(e))&&n.setAttribute(t,pt(String(
e)))}function ai(n,t,e,s){let r=e.bottom-t.bottom+4,i=e.top-t.top-48;r>0?n.scrollTop=s*Math.ceil((n.scrollTop+r)/s):i<0&&(n.scrollTop=s*Math.floor((n.scrollTop+
i)/s))}function C(n,t,...e){let s=document.createElementNS(Ra,n);return Object.entries(t).forEach(([r,i])=>s.setAttribute(r,pt(String(i)))),s.append(...e.map(r=>typeof r==
"string"?pt(r):r)),s}var je=n=>C("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},C("path",{d:n}));function it(n,t=!1){return Fn(n).map(({kind:e,
text:s})=>{if(e==="text")return document.createTextNode(s);if(e==="control")return l("span",{class:"sv-control"},Vn(s));let r=t&&e!=="space";return l("span",{class:`\
sv-${e}${r?" sv-marked":""}`},r?"":s)})}var ue=class{probe=l("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;constructor(t){t.append(this.probe)}get(t){
let e=this.cache.get(t);if(e!==void 0)return e;this.probe.style.color=`var(--sv-${t})`;let{color:s}=getComputedStyle(this.probe);return this.cache.set(t,s),s}refresh(){
let t=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==t}},ve=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var ds="#term-",Ca=`[data-term], a[href^="${ds}"]`,cs=12,Kn=8;function A(n,t){return l("button",{type:"button",class:"sv-term","data-term":n,"aria-haspopup":"di\
alog"},t)}var Yn=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",t=>this.click(t)),["pointerover","focusin"].forEach(
t=>document.addEventListener(t,e=>this.hint(e)))}teach(t){this.say=zt(t),this.terms=new Map((t.glossary||[]).map(e=>[e.term,e])),this.showNamed()}showNamed(){let{
hash:t,pathname:e,search:s}=window.location,r=t.startsWith(ds)&&this.terms.get(t.slice(ds.length));r&&(window.history.replaceState(window.history.state,"",e+s),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:t}){let e=t instanceof Element?t.
closest(Ca):null;if(!(e instanceof HTMLElement)||e.closest("[data-glossary]"))return null;let s=this.terms.get(e.dataset.term??e.getAttribute("href")?.slice(ds.
length)??"");return s?{opener:e,entry:s}:null}hint(t){let e=this.named(t);e&&!e.opener.parentElement?.closest("[title]")&&_(e.opener,"title",e.entry.definition)}click(t){
let e=this.named(t);if(!e)return;let{opener:s,entry:r}=e;t.preventDefault(),!(this.held===s&&t.detail)&&this.show(r,s)}build(){let{say:t}=this;this.name=l("h2",
{id:"term-name"}),this.close=l("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=l("p",{}),this.formula=
l("p",{class:"sv-formula"}),this.sources=l("p",{class:"sv-note"}),this.see=l("p",{class:"sv-note"});let e=l("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},l("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",t("term.close")),document.body.append(e),e}show(t,e){let s=this.node=this.node??this.build();s.dataset.shows=t.term,
this.fill(t),s.contains(e)||(this.opener=e,s.classList.toggle("sv-standalone",!!e.closest(".sv-standalone")),s.showPopover(),this.place(s,e.getBoundingClientRect())),
s.focus({preventScroll:!0})}fill({name:t,definition:e,formula:s,sources:r,see:i}){let{say:o}=this;g(this.name,t),g(this.definition,e),this.formula.hidden=!s;let a=/\bq\b/.
test(s)?[l("span",{class:"sv-symbols"},o("term.symbols"))]:[];this.formula.replaceChildren(l("span",{class:"sv-spoken"},`${o("term.formula")} `),s,...a);let c=({
name:d,url:h})=>l("a",{href:h,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,o("term.source"),r.map(c)),this.list(this.see,o("term.see"),i.flatMap(
d=>{let h=this.terms.get(d);return h?[A(d,h.name)]:[]}))}list(t,e,s){t.hidden=!s.length,t.replaceChildren(`${e} `,...s.flatMap((r,i)=>i?[this.say("comma"),r]:[r]))}place(t,{
left:e,top:s,bottom:r}){let{offsetWidth:i,offsetHeight:o}=t,{clientWidth:a,clientHeight:c}=document.documentElement,d=r+Kn+o+cs<=c||s<c-r,h=Math.max(cs,Math.min(
e,a-i-cs)),p=d?r+Kn:Math.max(cs,s-Kn-o);Object.assign(t.style,{left:`${h+window.scrollX}px`,top:`${p+window.scrollY}px`})}},li=new Yn;var P=({settings:n})=>(n.tree??"chain")!=="chain",tt=({drafts:n})=>n.some(({parent:t})=>t!=null),mt=(n,t)=>n[t].parent??t-1,Ae=(n,t)=>t<0?[]:[...Ae(n,mt(n,t)),t];
function ft(n){let t=[];return n.forEach((e,s)=>{let r=mt(n,s);t.push(r<0?0:t[r]+1)}),t}var Jt=n=>n.flatMap(({verdict:t},e)=>t==="accepted"?[e]:[]);function ci(n){
let t=ft(n);return n.flatMap(({verdict:s},r)=>s==="untested"?[]:[r]).sort((s,r)=>t[s]-t[r]||s-r)}function di({drafts:n}){let t=Jt(n);if(!tt({drafts:n}))return t.
length;let e=t.at(-1)??-1;return n.flatMap(({parent:r},i)=>r===e?[i]:[]).at(-1)??n.length}function pi(n){let t=n.map(()=>0),e=0,s=r=>{r>=0&&(t[r]=e),n.flatMap((o,a)=>o===
r?[a]:[]).forEach((o,a)=>{a&&(e+=1),s(o)})};return s(-1),{rows:t,count:e+1}}var Le=(n,t)=>({name:n,index:t}),Pa=["medusa","dflash","lookup"],hi=({drafts:n},{settings:t})=>Pa.includes(n[0]?.source??t.drafter)&&!tt({drafts:n});function It({
drafts:n,final:t,together:e}){let s=ci(n),r=n.filter(i=>i.verdict==="accepted").length;return[...ui({drafts:n,together:e}).map(i=>Le("draft",i)),Le("verify",0),
...s.map(i=>Le("test",i)),...r<n.length?[Le("discard",r)]:[],...t?[Le("final",n.length)]:[]]}var Jn=({drafts:n,together:t})=>ui({drafts:n,together:t}).length+n.
length+(n.length?3:2);function ui({drafts:n,together:t}){if(t)return n.length?[0]:[];let e=ft(n);return n.flatMap((s,r)=>e.indexOf(e[r])===r?[r]:[])}var $e=({drafts:n,
final:t})=>t&&(n.length?t.kind:"plain");function qa(n,{name:t,index:e},s){let{drafts:r}=s;if(t==="verify")return n.map((o,a)=>a<r.length?"lit":o);if(t==="discar\
d")return n.map(o=>o==="lit"?"untested":o);if(t==="draft"&&s.together)return n.map((o,a)=>a<r.length?"guessed":o);if(t==="draft"&&tt(s)){let o=ft(r);return n.map(
(a,c)=>c<r.length&&o[c]===o[e]?"guessed":a)}let i=t==="draft"?"guessed":t==="test"?r[e].verdict:$e(s);return n.map((o,a)=>a===e&&i?i:o)}function vi(n,t){let e=It(
n).slice(0,t),s=n.drafts.length+(n.final?1:0);return{phase:e[e.length-1],looks:e.reduce((r,i)=>qa(r,i,n),Array(s).fill("absent")),verified:e.some(r=>r.name==="v\
erify"),fallen:e.some(r=>r.name==="discard")}}function Xn(n,{round:t,phase:e}){return t>=n.length?{round:n.length,phase:0}:e+1>=It(n[t]).length?{round:t+1,phase:0}:
{round:t,phase:e+1}}function mi(n,{round:t,phase:e}){return e>0?{round:t,phase:e-1}:t>0?{round:t-1,phase:It(n[t-1]).length-1}:{round:0,phase:0}}function Re(n,{round:t,
phase:e=0}){if(t<0)return{round:0,phase:0};if(t>=n.length)return{round:n.length,phase:0};let s=It(n[t]).length;return e>=s?{round:t+1,phase:0}:{round:t,phase:Math.
max(0,e)}}var Ce=["token","block","match","typical","top-k","threshold"],Na=["typical","top-k","threshold"],L=({settings:n})=>n.rule??"token",et=n=>Na.includes(n),ot=n=>n?.
target==null||!n.draft?null:Math.min(1,n.target/n.draft),rt=n=>n?.chance??ot(n),Xt=(n,t)=>et(t)&&[0,1].includes(rt(n)??-1);function me(n){if(n.draw==null)return"\
kept";let t=n.draw;return t<(rt(n)??1)?"passed":t<(ot(n)??1)?"kept":"rescued"}function fi(n,t){let{target:e,draft:s,weight:r}=n[t];if(e==null||!s||r==null)return null;
let i=Math.min(1,r*e/s),o=t===n.length-1,a=o?i:n[t+1].excess;return a==null||a+1-i<=0?null:{weight:i,excess:a,last:o}}var fe=n=>n.findLastIndex(t=>t.verdict==="\
accepted"),Zt=(n,t)=>n==="untested"&&L(t)==="block"&&!P(t)?"dropped":n,gi=({rule:n="token"})=>n==="token"?null:n;function xi(n,t){let{token:e,target:s,weight:r,
excess:i}=n;return t==="match"?{weight:1,taken:o=>o===e?1:0,mass:s==null?null:1-s}:{weight:r??1,taken:(o,a)=>a,mass:i??null}}var Ht=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
ps=class{constructor(t,e){this.state=t;this.changed=e}state;changed;set(t){this.state=Object.freeze({...this.state,...t}),this.changed(t)}},ut=({run:n,moment:t})=>n?
n.length-t.round:0,$t=({live:n,run:t,mode:e})=>n&&t!==null&&!t.over&&(e==="running"||e==="paused");function hs({run:n,predicting:t,moment:e}){return n&&n.over&&
!t?n.length:e.round}function Rt({run:n,moment:{round:t,phase:e}}){return n&&e?vi(n.rounds[t],e):null}function Qt(n,t){let{run:e,moment:s}=n;if(!t||!e||t.round>s.
round||t.round<0)return null;let r=e.at(t);if(!r||t.round<s.round)return r;let i=Rt(n)?.looks[t.index]??"absent";return i==="absent"?null:{...r,kind:i,open:!0}}
var Dt=(n,t)=>n===t||!!(n&&t&&n.round===t.round&&n.index===t.index);function Pe(n){return Qt(n,n.pinned)?{at:n.pinned,how:"pinned"}:Qt(n,n.hovered)?{at:n.hovered,
how:"preview"}:Ia(n)||Ba(n)}function wi(n){let{run:t,moment:e,pinned:s,following:r,playing:i,status:o,recorded:a,speed:c,pace:d,tint:h,presenting:p,view:u,opening:v,
rested:m}=n;return{...e,rounds:t?t.length:0,selected:Pe(n).at,pinned:s,following:r,playing:i,state:o,recorded:a,speed:c,pace:d,tint:h,presenter:p,view:u,opening:v,
rested:m}}function Ia(n){let{run:t,moment:e,entered:s}=n,r=Rt(n);if(r)return{at:{round:e.round,index:r.phase.index},how:"now"};if(!t||s!=="step"||!e.round)return null;
let i=e.round-1;return{at:{round:i,index:yi(t,i)},how:"now"}}var yi=(n,t)=>Math.max(0,n.rows[t].slots.findLastIndex(({kind:e})=>e!=="untested")),Ha=16,bi=[.25,.75],
Da=({drafts:n})=>n.findIndex(t=>t.verdict==="accepted"&&me(t)==="rescued"),Ua=({drafts:n})=>n.findIndex(t=>t.verdict==="accepted"&&t.draw!=null&&t.draw>=(ot(t)??
1)),qe=(n,t)=>t==="block"?Da(n):et(t)?Ua(n):-1,Zn=({drafts:n,final:t})=>t?.kind==="correction"&&n.some(({verdict:e})=>e==="accepted");function us(n){let t=({verdict:o,
target:a,draft:c})=>o==="rejected"&&a!==null&&c!==null&&a>=bi[0]*c&&a<=bi[1]*c,e=n.rounds.findIndex(o=>qe(o,L(n.trace))>=0);if(e>=0)return e;let s=o=>n.folds.at(
o).emitted>=Ha,r=n.rounds.flatMap((o,a)=>Zn(o)?[a]:[]),i=o=>n.rounds[o].drafts.some(t);return r.find(o=>i(o)&&s(o))??r.find(s)??r.find(i)??r[0]??null}function Qn({
rounds:n,trace:t}){let e=({drafts:a})=>a.some(({verdict:c})=>c==="rejected"),s=n.at(-1);if(!s||s.drafts.length>=t.settings.gamma||e(s))return null;let r=({drafts:a})=>a.
length>s.drafts.length,i=n.findLastIndex(a=>r(a)&&e(a)),o=i>=0?i:n.findLastIndex(r);return o>=0?o:null}var ki=({run:n,moment:t,following:e,mode:s,predicting:r})=>n&&
e&&s==="running"&&!r&&t.round===n.length?Qn(n):null,te=({moment:{round:n,phase:t},rested:e})=>e??(t?n:n-1);function Ba(n){let t=te(n),{run:e}=n;if(!e||!e.rounds[t])
return{at:null,how:"newest"};let s=qe(e.rounds[t],L(e.trace));if(s>=0)return{at:{round:t,index:s},how:"special"};let r=e.rounds[t].drafts.findIndex(({verdict:i})=>i===
"rejected");return r>=0?{at:{round:t,index:r},how:"rejected"}:{at:{round:t,index:yi(e,t)},how:"newest"}}var Fa=["token","top-k","threshold"],yt=(n,t)=>t&&n!==void 0?n/t:null;function Va({drafts:n,positions:t=[]}){let e=n.map((r,i)=>({...r,overlap:t[i]?.overlap??null}));
return tt({drafts:n})?t.length?[...new Set(e.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>Wa(e.filter(({parent:i})=>i===r))):[]:e.slice(
0,n.filter(({verdict:i})=>i!=="untested").length).flatMap(({overlap:i})=>i===null?[]:[i])}function Wa(n){let[t,e]=[0,1];for(let s of n){let r=ot(s);if(s.overlap===
null||r===null)return[];t+=e*s.overlap,e*=1-r}return[t]}function Ga(n,t){if(Fa.includes(t))return!1;let e=new Map(n.map(r=>[r.parent,r]));return n.filter(r=>r.parent!=
null&&r!==e.get(r.parent)).some(r=>t==="typical"||r.draft!==1)}var Ka=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function Ya(n){let t=n.drafts.filter(e=>e.verdict==="accepted").map(e=>e.token);return n.final?[...t,n.final.
token]:t}function Ja(n,t,e){let s=a=>t.drafts.filter(c=>c.verdict===a).length,r=s("accepted"),i=s("rejected"),o=Va(t);return{rounds:n.rounds+1,drafted:n.drafted+
t.drafts.length,accepted:n.accepted+r,rejected:n.rejected+i,corrected:n.corrected+(t.final?.kind==="correction"?1:0),untested:n.untested+t.drafts.length-r-i,emitted:n.
emitted+r+(t.final?1:0),draft:n.draft+t.times.draft,verify:n.verify+t.times.verify,accept:n.accept+t.times.accept,overlap:n.overlap+o.reduce((a,c)=>a+c,0),overlaps:n.
overlaps+o.length,otherwise:n.otherwise+(Ga(t.drafts,e)?1:0)}}var ee=n=>n.draft+n.verify+n.accept;function vs(n,t){return Float64Array.from(n).sort()[Math.ceil(
t*n.length/100)-1]}var tr=n=>n.length?{p50:vs(n,50),p95:vs(n,95)}:null,Xa=12,Za=.25,Qa=1+1e-9;function tl(n){if(n.length<Xa)return null;let t=n.slice(1).map((e,s)=>Math.
abs(e-n[s]));return yt(vs(t,75),vs(n,50))}var ms=class{constructor(t){this.temperature=t.temperature,this.rule=L({settings:t}),this.sums=[Ka],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(t){this.sums.push(Ja(this.sums[this.sums.length-1],t,this.rule)),this.output.push(...Ya(
t)),this.bursts.push(ee(t.times)),this.match()}pushPlain(t,e){this.plain.tokens.push(t),this.plain.seconds.push(e),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+e),this.match()}match(){let t=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<t&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(t){return this.sums[Math.min(t,this.sums.length-1)]}accepted(t){return this.sums[t+1].accepted-this.sums[t].accepted}compared(t){
let e=Math.min(t,this.sums.length-1);for(;e>0&&this.sums[e].emitted>this.plain.tokens.length;)e-=1;return e}speedup(t){let e=this.sums[this.compared(t)];return yt(
this.plain.until[e.emitted],ee(e))}impossible(t){let e=this.sums[this.compared(t)],s=this.speedup(t);return e.drafted>0&&s!==null&&s>Qa*(e.emitted/e.rounds)}measured(t){
return this.impossible(t)?null:this.speedup(t)}cost(t){let e=this.sums[this.compared(t)];return e.emitted?{draft:e.draft/e.emitted,verify:e.verify/e.emitted,accept:e.
accept/e.emitted,plain:this.plain.until[e.emitted]/e.emitted}:null}gaps(t){let e=this.bursts.slice(0,t),s=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:tr(this.plain.seconds.slice(0,this.at(t).emitted)),speculative:tr(e.flatMap((r,i)=>[r,...Array(s(i)-1).fill(0)])),bursts:tr(e)}}disturbance(t){if(this.impossible(
t))return{jitter:null};let e=tl(this.plain.seconds.slice(0,this.at(t).emitted));return e!==null&&e>Za?{jitter:e}:null}agreement(t){let e=Math.min(this.at(t).emitted,
this.plain.tokens.length);return this.temperature>0||!e?null:{compared:e,first_difference:this.matched<e?this.matched:null}}summary(t=this.sums.length-1){let e=this.
at(t),s=this.agreement(t),r=Math.min(this.plain.tokens.length,e.emitted);return{rounds:e.rounds,drafted:e.drafted,accepted:e.accepted,rejected:e.rejected,untested:e.
untested,emitted:e.emitted,acceptance_rate:yt(e.accepted,e.accepted+e.corrected),draft_efficiency:yt(e.accepted,e.drafted),mean_acceptance_length:yt(e.emitted,e.
rounds),mean_overlap:e.otherwise?null:yt(e.overlap,e.overlaps),tokens_per_second:yt(e.emitted,ee(e)),plain_tokens_per_second:yt(r,this.plain.until[r]),speedup:this.
measured(t),agrees_with_plain:s&&s.first_difference===null}}};var el=Object.freeze({tokens:[],seconds:[]}),sl=/^<\|?\w+\|?>$/,nl=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Ut=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=_t;constructor(t){
this.trace={...t,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...t.pieces}},this.folds=new ms(t.settings),this.width=t.settings.gamma;for(let e of this.promptTokens()){
let{text:s,pending:r}=Et(this.pending,this.piece(e));this.promptText+=s,this.pending=r}this.append({from:0,rounds:t.rounds,plain:t.plain,plain_from:0})}piece(t){
return this.trace.pieces[t]}promptTokens(){let{prompt:t}=this.trace,e=this.piece(t[0]);return typeof e=="string"&&sl.test(e)?t.slice(1):t}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:t,plain:e}=this.folds,s=this.trace.ending==="end of text"?t.at(-1):null;
return e.tokens.findIndex(r=>r===s||nl.test(String(this.piece(r))))}append({from:t=this.length,rounds:e=[],plain:s=el,plain_from:r=this.trace.plain.tokens.length,
pieces:i,...o}){let{trace:a}=this,c=a.plain;if(t>this.length||s.tokens.length&&r>c.tokens.length)return!1;Object.assign(a.pieces,i),e.slice(this.length-t).forEach(
d=>this.push(d));for(let d=c.tokens.length-r;d<s.tokens.length;d+=1)c.tokens.push(s.tokens[d]),c.seconds.push(s.seconds[d]),this.folds.pushPlain(s.tokens[d],s.seconds[d]);
return a.prefill=o.prefill??a.prefill,a.captured=o.captured??a.captured,this.over||(a.ending=o.ending??a.ending),!0}push(t){this.trace.rounds.push(t),this.rounds.
push(hi(t,this.trace)?{...t,together:!0}:t),this.folds.push(t),this.rows.push(this.row(t)),this.width=Math.max(this.width,t.drafts.length)}row(t){let e=this.pending,
s=[];t.drafts.forEach((o,a)=>{let c=mt(t.drafts,a),d=this.slot(o.token,o.verdict,c<0?e:s[c].pending);o.verdict==="accepted"&&(this.pending=d.pending),s.push(d)});
let r=$e(t),i=t.final&&r&&this.slot(t.final.token,r,this.pending);return i&&(this.pending=i.pending),{slots:i?[...s,i]:s,final:i}}slot(t,e,s){let r=this.piece(t),
{text:i,took:o,pending:a}=Et(s,r),c=i===""&&a.bytes.length>0;return{token:t,kind:e,piece:r,text:i,took:o,part:c,pending:a}}alone(t){let e=this.piece(t);return typeof e==
"string"?e:Et(_t,e).text}at({round:t,index:e}){let s=this.rows[t],r=s&&s.slots[e];if(!r)return null;let i=this.rounds[t],o=i.drafts.filter(d=>d.verdict==="accep\
ted").length,a=e<i.drafts.length,c=a?e:di(i);return{...r,number:t,index:e,round:i,accepted:o,judgedAt:c,draft:a?i.drafts[e]:null,judged:i.drafts[c]||null,position:(i.
positions||[])[c]||null}}},fs=["accepted","correction","bonus","plain"],Ct=n=>fs.includes(n);var gs=({trace:n})=>n.settings.gamma>0&&!P(n),sr=({round:n,index:t})=>`${n}.${t}`;function nr({run:n,predicting:t,answers:e},{round:s,phase:r}){if(!t||!n||s>=n.
length)return null;let i=It(n.rounds[s])[r],o={round:s,index:i.index};return i.name==="test"&&!(sr(o)in e)?o:null}function Ie(n){let t=Rt(n)?.phase;if(!t||t.name!==
"test")return null;let e=sr({round:n.moment.round,index:t.index});return e in n.answers?e:null}var He=n=>n.predicting&&n.looking!==null&&n.looking===Ie(n),Ot=n=>He(
n)?null:nr(n,n.moment);function _i({run:n,answers:t},e,s){if(!n)return{};let r=n.rounds[e.round].drafts[e.index],i=L(n.trace)==="block"?null:rt(r),o=sr(e);return{
answers:{...t,[o]:{said:s,kept:r.verdict==="accepted",threshold:i}},looking:o}}function De({predicting:n,informed:t,run:e}){return n&&(!t||e?.trace.settings.temperature===
0)}var Si=(n,t)=>De(n)&&t?.kind==="lit",er=n=>n.length?n.reduce((t,e)=>t+e,0)/n.length:null,Ne=(n,t)=>(n-(t?1:0))**2;function zi(n){let t=n.flatMap(({said:r,kept:i,
threshold:o})=>r===null?[]:[{chance:r,kept:i,threshold:o}]),e=t.filter(({chance:r})=>r!==.5),s=t.flatMap(({threshold:r,kept:i})=>r===null?[]:[{threshold:r,kept:i}]);
return{n:t.length,decided:e.length,right:e.filter(({chance:r,kept:i})=>r>.5===i).length,brier:er(t.map(({chance:r,kept:i})=>Ne(r,i))),known:s.length,truth:er(s.
map(({threshold:r,kept:i})=>Ne(r,i))),best:er(s.map(({threshold:r})=>r*(1-r)))}}function Ei(n,t,e){if(n.brier===null)return[e("predict.lesson.none")];let s={...n,
brier:R(n.brier),truth:R(n.truth),best:R(n.best)},r=!t&&n.truth!==null&&n.known===n.n&&n.brier<n.truth,i=n.brier<.25?"good":n.brier>.25?"bad":"even";return[N(n.
decided>0&&e("predict.lesson.you",s),e("predict.lesson.brier",s)),e("predict.lesson.half")+" "+e(`predict.lesson.${r?"lucky":i}`),...t?[e("predict.lesson.greedy")]:
n.known?[e("predict.lesson.truth",{...s,n:n.known})]:[]]}var Ue=["gamma","temperature","drafter","rule","tree"];function xs(n,t){return t==="rule"?L(n):t==="tree"?n.settings.tree??"chain":n.settings[t]}function Be(n){
let{gamma:t,budget:e=t}=n.settings;return P(n)&&t>0?e:t}function bs(n,t,e,s){return t==="drafter"?St(n,String(e),s):t==="rule"?n(`rules.name.${e}`):t==="tree"?n(
`tree.name.${e}`):String(e)}function St(n,t,e){let s=`drafter_of.${e}.${t}`,r=n(s);return r===s?n(`drafter.${t}`):r}function Pt(n,t,e){let s=t.map(([i,o],a)=>l("button",{type:"button",class:"sv-toggle","data-choice":i,"aria-pressed":String(a===0),on:{click:()=>{r(i),e(i)}}},o)),
r=i=>s.forEach(o=>{let a=String(o.dataset.choice===i);o.getAttribute("aria-pressed")!==a&&o.setAttribute("aria-pressed",a)});return{node:l("div",{class:"sv-togg\
les",role:"group","aria-label":n},...s),set:r}}function Ti(n,t,e){let s=l("select",{on:{change:()=>e(s.value)}},...t.map(([r,i])=>l("option",{value:r},i)));return{
node:l("label",{class:"sv-choice"},n,s),select:s}}function ge(n,t,e){let s=l("tbody",{}),r=[],i=()=>{o.open&&s.replaceChildren(...r.map(a=>l("tr",{},...a.map(c=>l(
"td",{},String(c))))))},o=l("details",{class:"sv-table",on:{toggle:i}},l("summary",{},n("chart.table")),l("div",{class:"sv-table-scroll",tabindex:0,role:"region",
"aria-label":t},l("table",{},l("thead",{},l("tr",{},...e.map(a=>l("th",{scope:"col"},a)))),s)));return{node:o,show:a=>{r=a,i()}}}var ws=[.2,.4,.6,.8],Mi=[.1,.5,1,2],xe={overlap:{term:"overlap",limits:ws,most:"1",of:({position:n})=>n?.overlap??null},acceptance:{term:"accept_test",limits:ws,
most:"1",of:({draft:n})=>rt(n??void 0)},target_entropy:{term:"entropy",limits:Mi,most:"",of:({position:n})=>n?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Mi,most:"",of:({position:n})=>n?.draft_entropy??null}};function Fe(n,t){let e=t&&n in xe?xe[n].of(t):null;return e==null?null:xe[n].limits.filter(s=>e>=
s).length}var ys=class{constructor(t,e){this.say=t;let{node:s,select:r}=Ti(t("tint.label"),["verdict",...Object.keys(xe)].map(o=>[o,t(`tint.${o}.name`)]),e);this.
select=r,this.ends=ws.map(()=>l("span",{class:"sv-tint-limit"})),this.most=l("span",{class:"sv-tint-limit"});let i=o=>l("span",{class:"sv-tint-swatch","data-tin\
t":o});this.scale=l("span",{class:"sv-tint-scale",role:"img"},l("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((o,a)=>[i(a),o]),i(ws.length),this.most),
this.means=A("overlap",""),this.legend=l("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=l("div",{class:"sv-tint"},s)}has(t){return t===
"verdict"||Object.hasOwn(xe,t)}show(t){this.select.value=t;let e=xe[t];if(this.legend.hidden=!e,!e)return;let s=r=>String(r).replace(/^0\./,".");this.ends.forEach(
(r,i)=>g(r,s(e.limits[i]))),g(this.most,e.most),g(this.means,this.say(`tint.${t}.means`)),this.means.dataset.term=e.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:e.limits.join(this.say("comma"))}))}};var Oi=480,rl=5;function jt(n,t){if(n.part)return t("token.part",{hex:Tt(n.piece)});let e=nt(n.text)||t("token.empty");return n.took>1?t("token.took",{token:e,n:n.
took}):e}function ir({rounds:n,trace:t},e,s,r){let{drafts:i}=n[e],o=i.length;if(s>=o)return r("token.final");let a=r("token.guess",{n:s+1,of:o}),{source:c}=i[s];
return c?r("token.from",{slot:a,drafter:St(r,c,t.models.pair)}):a}function se(n,t,e,s,r){let i=n.rows[t].slots[e];return s("token.aria",{token:jt(i,s),kind:s(`k\
ind.${Zt(r||i.kind,n.trace)}`),round:t+1,slot:ir(n,t,e,s)})}function Bt(n,t,e=!1){return t.part?n.dataset.part="":t.text===""&&(n.dataset.empty=""),t.took>1&&(n.
dataset.took=String(t.took)),n.append(...it(t.text,e)),n}var il=/^ \S{1,24}$/;function rr({text:n},t){return il.test(n)?(t.classList.add("sv-word"),[l("wbr",{}),
t]):[t]}var ol=["rejected","untested"],ks=class{rows;now;written;discarded;run;shown;constructor({say:t,set:e}){this.say=t,this.prompt=l("span",{class:"sv-promp\
t"}),this.more=l("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=l("span",{class:"sv-\
list",role:"listbox","aria-label":t("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=l("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=l("div",{class:"sv-stream-scroll"},this.text),this.ghosts=l("input",{type:"checkbox",on:{change:()=>e({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new ys(t,s=>e({tint:s})),this.node=l("section",{class:"sv-section sv-stream"},l("div",{class:"sv-section-head"},l("h2",{},A("token",t(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=l("label",{class:"sv-check"},this.ghosts,t("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let t=e=>{let s=A(e,this.say(`legend.${e}`));return s.dataset.short=this.
say(`kind.${e}`),l("li",{},l("span",{class:"sv-swatch","data-kind":e}),s)};return this.discarded=ol.map(t),this.discarded.forEach(e=>{e.hidden=!0}),this.written=
fs.map(t),l("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:t,trace:{settings:{gamma:e,drafter:s}}}){let i={plain:e===0||s.startsWith(
"lookup")||t.some(({drafts:o})=>!o.length),other:e>0};this.written.forEach((o,a)=>{o.hidden=!i[fs[a]==="plain"?"plain":"other"]})}load(t){this.run=t,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=P(t.trace),this.shown=
0,this.grow()}dress({ghosts:t,tint:e}){t!==this.ghosted&&this.redraw(t),e!==this.quantity&&this.paintTint(e)}redraw(t){this.ghosted=this.ghosts.checked=t,this.discarded.
forEach(s=>{s.hidden=!t});let{shown:e}=this;this.load(this.run),this.show(e)}paintPrompt(t){let e=this.run.promptText,s=!t&&e.length>Oi;g(this.prompt,s?"…"+e.
slice(-Oi):e),this.more.hidden=!s,g(this.more,this.say("stream.more",{n:e.length}))}grow(){let t=document.createDocumentFragment();for(let e=this.rows.length;e<
this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}this.list.append(t),this.nameKinds(this.run)}row(t){let e=l("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[t].slots.forEach((s,r)=>{Ct(s.kind)?e.append(...rr(s,this.option(s,t,r))):this.ghosted&&!P(this.run.trace)&&e.append(...rr(
s,this.ghost(s,t,r)))}),e}option(t,e,s){let r=l("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":t.kind,"data-at":`${e}.${s}`,
style:`--i:${s}`,"aria-label":se(this.run,e,s,this.say),"data-tint":Fe(this.quantity,this.run.at({round:e,index:s}))});return Bt(r,t)}ghost(t,e,s){let r=l("span",
{class:"sv-token","data-kind":t.kind,"data-at":`${e}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return Bt(r,t,!0)}paintTint(t){this.quantity=t,this.tint.show(
t),this.node.dataset.tinted=String(t!=="verdict"),this.options(this.rows.length).forEach(e=>{let[s,r]=(e.dataset.at??"").split(".").map(Number);_(e,"data-tint",
Fe(t,this.run.at({round:s,index:r})))})}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let r=e;r<s;r+=1)this.rows[r].classList.toggle("sv-\
ahead",r>=t);this.shown=t,_(this.scroller,"tabindex",t?null:0)}showNow(t){let e=this.shown;if(this.now&&(!t||this.now.number!==e)&&(this.now.node.remove(),this.
now=null),!t)return;this.now||(this.now=this.begin(e)),this.now.node.classList.toggle("sv-fallen",t.fallen);let s=tt(this.run.rounds[e]);this.now.tokens.forEach(
(r,i)=>{let o=t.looks[i];r.hidden=o==="absent"||s&&!Ct(o),_(r,"data-kind",o)})}begin(t){let e=this.run.rows[t].slots.map((i,o)=>this.ghost(i,t,o)),s=this.run.rows[t].
slots.flatMap((i,o)=>rr(i,e[o])),r=l("span",{class:"sv-now","aria-hidden":"true"},...s);return this.list.insertBefore(r,this.rows[t]),{number:t,node:r,tokens:e}}options(t){
return this.rows.slice(0,t).flatMap(e=>[...e.querySelectorAll("[role=option]")])}find(t){let e=t&&this.rows[t.round];return!e||t.round>=this.shown?null:e.querySelector(
`[role=option][data-at="${t.round}.${t.index}"]`)||e.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let t=this.measure();this.crop(t);let{x:e,y:s,width:r,height:i}=t.box,o=new DOMRect(e,s,r,i-t.covered);
ai(this.scroller,o,t.head,t.line)}measure(){let[t,e,s]=[this.scroller,this.text,this.head].map(i=>i.getBoundingClientRect()),r=this.tint.legend.offsetHeight;return{
box:t,text:e,head:s,covered:r,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:t,text:e,head:s,line:r}){if(!t.width)return;let{maxHeight:i}=this.
text.style,o=this.shown===this.rows.length&&!this.now;(o||!i)&&(this.scroller.style.minHeight=o?"":`${t.height}px`),this.text.style.maxHeight=o?"":`${Math.ceil(
s.bottom-e.top)+r+rl}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var I,Ai,al,Ft,or,Ts,Li,Ss,$i,cr,ar,Ri,We=Symbol.for("pv"),Ms={},Os=[],ll=/^m(i|n|o|s|text|space)$/,dr=Array.isArray,pr=Os.slice,re=Object.assign;function ne(n){
n&&n.parentNode&&n.remove()}function js(n,t,e){var s,r,i,o={},a=arguments.length;for(i in t)i=="key"?s=t[i]:i=="ref"&&typeof n!="function"?r=t[i]:o[i]=t[i];return a>
2&&(o.children=a>3?pr.call(arguments,2):e),Ve(n,o,s,r,null)}function Ve(n,t,e,s,r){var i={type:n,props:t,key:e,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:We,__v:r||++Ai,__i:-1,__u:0};return!r&&I.vnode&&I.
vnode(i),i}function Wt(n){return n.children}function zs(n,t){this.props=n,this.context=t,this.__g=0}function Vt(n,t){if(t==null)return n.__&&Vt(n.__,n.__i+1);for(var e;t<n.
__k.length;t++)if((e=n.__k[t])&&e.__e)return e.__e;return typeof n.type!="function"||n.props.__P?null:Vt(n)}function cl(n){var t,e=n.__v,s=e.__e,r=[],i=[],o=n.__P;
o&&((t=re({constructor:We},e)).__v=e.__v+1,I.vnode&&I.vnode(t),hr(o,t,e,n.__n,o.namespaceURI,32&e.__u?[s]:null,r,s||Vt(e),32&e.__u,i),t.__v=e.__v,t.__.__k[t.__i]=
t,Hi(r,t,i),e.__=e.__e=null,t.__e!=s&&Ci(t))}function Ci(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(t){return t&&(n.__e=t.__e)}),
Ci(n)}function lr(n){(8&n.__g||(n.__g|=8,Ft.push(n),Ts++))&&or==I.debounceRendering||((or=I.debounceRendering)||queueMicrotask)(Pi)}function Pi(){try{for(var n,
t=1;Ft.length;)Ft.length>t&&Ft.sort(Li),n=Ft.shift(),t=Ft.length,8&n.__g&&cl(n)}finally{(Ts=Ft.length)&&(or||queueMicrotask)(Pi)}}function qi(n,t,e,s,r,i,o,a,c,d,h){
var p,u,v,m,f,b,w=s.__k||Os,x=t.length;for(c=dl(e,t,w,c,x),p=0;p<x;p++)(v=e.__k[p])!=null&&(u=~v.__i&&w[v.__i]||Ms,v.__i=p,b=hr(n,v,u,r,i,o,a,c,d,h),m=v.__e,(u.
ref!=v.ref||8&u.__u)&&(u.ref&&ur(u.ref,null,v,u),v.ref&&h.push(v.ref,v.__c||m,v)),f=f||m,4&v.__u?(c=Ni(v,c,n,!u.__v),u.__e&&(u.__e=null)):typeof v.type=="functi\
on"&&b!==void 0?c=b:m&&(c=m.nextSibling),v.__u&=-21);return e.__e=f,c}function dl(n,t,e,s,r){var i,o,a,c,d,h,p,u,v,m=e.length,f=m,b=0,w=0,x=n.__k=Array(r);for(i=
0;i<r;i++)(o=t[i])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=x[i]=Ve(null,o):dr(o)?o=x[i]=Ve(Wt,{children:o}):
o.constructor===We&&o.__b?o=x[i]=Ve(o.type,o.props,o.key,o.ref,o.__v):x[i]=o,c=i+b,o.__=n,o.__b=n.__b+1,a=null,~(d=o.__i=pl(o,e,c,f))&&(f--,(a=e[d])&&(a.__u|=2)),
a&&a.__v?(o.__u|=16,d==c-1?b--:d==c+1?b++:d!=c&&(d>c?b--:b++,w=1)):(~d||(r>m?b--:r<m&&b++),typeof o.type!="function"&&(o.__u|=4))):x[i]=null;if(w){for(h=[],p=[],
i=0;i<r;i++)if((o=x[i])&&16&o.__u){for(b=0,u=h.length;b<u;)h[v=b+u>>1]<o.__i?b=v+1:u=v;h[b]=o.__i,p[i]=b+1}for(b=h.length;i--;)p[i]&&(p[i]==b?b--:x[i].__u|=4)}if(f)
for(i=0;i<m;i++)!(a=e[i])||2&a.__u||(a.__e==s&&(s=Vt(a)),vr(a,a));return s}function Ni(n,t,e,s){var r,i,o,a;if(typeof n.type=="function"){if(n.props.__P)return t;
if(r=n.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=n,t=Ni(r[i],t,e,!1));return t}for(t&&!t.parentNode&&(t=Vt(n))&&!t.parentNode&&(t=null),o=n.__e,a=t;a&&a.nodeType==
8;)a=a.nextSibling;for(o!=a&&(!s&&e.moveBefore&&o.parentNode?e.moveBefore(o,t):e.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(
"$s"););return t}function pl(n,t,e,s){var r,i=n.key,o=n.type,a=t[e],c=a&&!(2&a.__u);if(a===null&&i==null||c&&i==a.key&&o==a.type)return e;if(s>(c?1:0)){for(r=e-1;r>=0;r--)if((a=
t[r])&&!(2&a.__u)&&i==a.key&&o==a.type)return r;for(r=e+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&i==a.key&&o==a.type)return r}return-1}function ji(n,t,e){e==null&&
(e=""),t[0]=="-"?n.setProperty(t,e):n[t]=e}function _s(n,t,e,s,r){var i,o;if(t=="style")if(typeof e=="string")n.style.cssText=e;else{if(typeof s=="string"&&(n.style.
cssText=s=""),s)for(t in s)e&&t in e||ji(n.style,t);if(e)for(t in e)s&&e[t]==s[t]||ji(n.style,t,e[t])}else if(t[0]=="o"&&t[1]=="n")typeof e!="function"&&(e=null),
typeof s!="function"&&(s=null),(n.__e||(n.__e={}))[t]=e,e&&s||(o=ar[t]||(ar[t]=hl(t)),(n.__a||(n.__a={}))[t]=cr,i=t!=(t=t.replace($i,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),e?n.addEventListener(t,o,i):n.removeEventListener(t,o,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in n)
try{return void(n[t]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&t[4]!="-"?n.removeAttribute(t):n.setAttribute(t,t=="popover"&&e==1?"":e)}}function hl(n){
return function(t){var e=this.__e;if(e){if(e=e[n],t[Ss]==null)t[Ss]=cr++;else if(t[Ss]<this.__a[n])return;return e(I.event?I.event(t):t)}}}function hr(n,t,e,s,r,i,o,a,c,d){
var h,p,u,v,m,f,b,w,x,S,y,$,T,O,E,J,X,U,G=t.type;if(t.constructor!==We)return null;128&e.__u&&(c=32&e.__u,h=e.__c.__z)&&(t.__u|=c,p=i=[],h.nodeType==8?a=Es(h,i):
i.push(h),a=i[0]||a),(h=I.__b)&&h(t);t:if(typeof G=="function"){u=o.length;try{if(w=t.props,x=(h=G.prototype)&&h.render,S=(h=G.contextType)&&s[h.__c],y=h?S?S.props.
value:h.__:s,(v=e.__c)?(t.__c=v,2&v.__g&&(v.__g|=1)):(x?t.__c=v=new G(w,y):(t.__c=v=new zs(w,y),v.constructor=G,v.render=vl),S&&S.sub(v),v.state||(v.state={}),v.
__n=s,v.__g|=8,v.__h=[],v.__k=[]),x&&(v.__s||(v.__s=v.state),G.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=re({},v.__s)),re(v.__s,G.getDerivedStateFromProps(
w,v.__s)))),m=v.props,f=v.state,v.__v=t,e.__c){if(w!==m&&x&&!G.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(w,y),t.__v==e.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(w,v.__s,y)===!1){t.__v!=e.__v&&(v.props=w,v.state=v.__s,v.__g&=-9),t.__e=e.__e,t.__k=
e.__k,t.__k.some(function(K){K&&(K.__=t)}),Os.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&o.push(v),a=Vt(e);break t}v.componentWillUpdate&&v.componentWillUpdate(
w,v.__s,y),x&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(m,f,b)})}else x&&!G.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
x&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=y,v.props=w,v.__P=n,v.__g&=-5,$=I.__r,T=x?25:0;do v.__g&=-9,$&&$(t),h=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++T<25);x&&(Os.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(s=re({},s,v.getChildContext())),x&&e.__c&&v.getSnapshotBeforeUpdate&&
(b=v.getSnapshotBeforeUpdate(m,f)),O=h&&h.type===Wt&&h.key==null?h.props.children:h,w.__P&&(h=a,r=(n=w.__P).namespaceURI,c=i=null,e.props&&e.props.__P!=n&&(e.__k.
some(function(K){K&&vr(K,K)}),e.__k=null),a=e.__k?Vt(e,0):null),a=qi(n,dr(O)?O:[O],t,e,s,r,i,o,a,c,d),w.__P&&(t.__e=null,a=h),t.__u&=-161,p&&p.some(ne),v.__h.length&&
o.push(v),1&v.__g&&(v.__g&=-4)}catch(K){if(o.length=u,t.__v=null,c||i)if(K&&K.then){if(t.__u|=128|c,i){for(~(X=i.indexOf(a||void 0))||(X=i.length);(U=i[X-1])&&U.
nodeType==8;)X--;for(;X<i.length;X++)if(U=i[X])if(i[X]=null,E){if(U==J)break}else{if(U.nodeType!=8)break;U.data.startsWith("$s")&&(J=Es(E=U))}}if(!E){for(;a&&a.
nodeType==8&&a.nextSibling;)a=a.nextSibling;E=a}(h=Es(E=t.__c.__z||(t.__c.__z=E)))?(t.__e=E,a=h):t.__e=a,a=a&&a.nextSibling}else i&&i.some(ne);else t.__e=e.__e;
t.__k||(t.__k=e.__k||[]),K&&K.then||Ii(t),I.__e(K,t,e)}}else a=t.__e=ul(e.__e,t,e,s,r,i,o,c,d,n);return(h=I.diffed)&&h(t),a}function Es(n,t){if(n&&n.nodeType==8&&
n.data.startsWith("$s"))for(var e=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))e++;else if(n.data.startsWith("/$s")&&!--e)return n}t&&t.push(
n)}}function Ii(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(Ii))}function Hi(n,t,e){for(var s=0;s<e.length;)ur(e[s++],e[s++],e[s++]);I.__c&&I.__c(t,n),n.some(
function(r){try{n=r.__h,r.__h=[],n.some(function(i){i.call(r)})}catch(i){I.__e(i,r.__v)}})}function ul(n,t,e,s,r,i,o,a,c,d){var h,p,u,v,m,f,b,w,x=e.props||Ms,S=t.
props,y=t.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),i){for(h=0;h<i.
length;h++)if((m=i[h])&&(y?m.localName==y:m.nodeType==3)){n=m,i[h]=null;break}}if(!n){if(w=d.ownerDocument||document,!y)return w.createTextNode(S);n=w.createElementNS(
r,y,S.is?S:d),a&&(I.__m&&I.__m(t,i),a=!1),i=null}if(y){if(d=y=="template"&&n.content||n,i=y=="textarea"&&S.defaultValue!=null?null:i&&pr.call(d.childNodes),!a&&
i)for(x={},h=0;h<n.attributes.length;h++)x[(m=n.attributes[h]).name]=m.value;for(h in x)m=x[h],h=="dangerouslySetInnerHTML"?u=m:h=="children"||h in S||h=="value"&&
"defaultValue"in S||h=="checked"&&"defaultChecked"in S||_s(n,h,null,m,r);for(h in S)m=S[h],h=="children"?v=m:h=="dangerouslySetInnerHTML"?p=m:h=="value"?f=m:h==
"checked"?b=m:a&&typeof m!="function"||x[h]===m||_s(n,h,m,x[h],r);p?(a||u&&(p.__html==u.__html||p.__html==n.innerHTML)||(n.innerHTML=p.__html),t.__k=[]):(u&&(n.
textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ll.test(y))&&(r="http://www.w3.org/1999/xhtml"),qi(d,dr(v)?v:[v],t,e,s,r,i,o,i?i[0]:
e.__k&&Vt(e,0),a,c),i&&i.some(ne)),a&&y!="textarea"||(h="value",y=="progress"&&f==null?n.removeAttribute(h):f==null||f===n[h]&&(y!="progress"||f)||_s(n,h,f,x[h],
r),h="checked",b!=null&&b!=n[h]&&_s(n,h,b,x[h],r))}else x===S||a&&n.data==S||(n.data=S);return n}function ur(n,t,e,s){try{typeof n=="function"?t?t.__x=n(t)||1:s&&
(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():n(null)):n.current=t}catch(r){I.__e(r,e)}}function vr(n,t,e){var s,r,i,o;if(I.unmount&&I.unmount(
n),!(s=n.ref)||s.current&&s.current!=n.__e||ur(s,null,t,n),s=n.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){I.__e(a,t)}s.__P=s.__n=null}
if(s=n.__k)for(o=0;o<s.length;o++)s[o]&&vr(s[o],t,typeof n.type!="function"||e&&!n.props.__P);!e&&(s=n.__c)&&(s=s.__z)&&(r=Es(s,i=[]))&&(s==n.__e&&i.some(ne),ne(
r),ne(s)),e||ne(n.__e),n.__e=n.__c=n.__=null}function vl(n,t,e){return this.constructor(n,e)}function Di(n,t){var e,s,r,i;I.__&&I.__(n,t),t.nodeType==9&&(t=t.documentElement),
s=(e=n&&32&n.__u)?null:t.__k,t.__k=Ve(Wt,{children:[n]}),r=[],i=[],hr(t,t.__k,s||Ms,Ms,t.namespaceURI,s?null:t.firstChild?pr.call(t.childNodes):null,r,s?s.__e:t.
firstChild,e,i),Hi(r,t.__k,i),t.__k.props.children=null}function Ui(n){function t(e){var s,r;return this.getChildContext||(s=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(i){this.props.value!=i.value&&s.forEach(function(o){o.__g|=4,lr(o)})},this.sub=function(i){s.add(i);var o=i.componentWillUnmount;i.componentWillUnmount=
function(){s.delete(i),o&&o.call(i)}}),e.children}return t.__c="__cC"+Ri++,t.__=n,t.Provider=(t.Consumer=function(e,s){return e.children(s)}).contextType=t,t}I={__e:function(n,t,e,s){for(var r,i,o;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(
n)),r.componentDidCatch&&(r.componentDidCatch(n,s||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){n=a}}throw Ts=0,n}},Ai=0,al=function(n){return n!=null&&n.
constructor===We},zs.prototype.setState=function(n,t){var e=this.__s;e&&e!=this.state||(e=this.__s=re({},this.state)),typeof n=="function"&&(n=n(re({},e),this.props)),
n&&(re(e,n),this.__v&&(t&&this.__k.push(t),lr(this)))},zs.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),lr(this))},zs.prototype.render=
Wt,Ft=[],Ts=0,Li=function(n,t){return n.__v.__b-t.__v.__b},Ss=Symbol(),$i=/(PointerCapture)$|Capture$/i,cr=0,ar={},Ri=0;var fr,at,mr,Bi;var Fi=0,Qi=[],gr=[],st=I,Vi=st.__b,Wi=st.__r,Gi=st.diffed,Ki=st.__c,Yi=st.unmount,Ji=st.__;function ml(n,t){st.__h&&st.__h(at,n,Fi||t),Fi=0;var e=at.__H||(at.__H=
{__:[],__h:[]});return n>=e.__.length&&e.__.push({}),e.__[n]}function to(n){var t=at.context[n.__c],e=ml(fr++,9);return e.c=n,t?(e.__==null&&(e.__=!0,t.sub(at)),t.props.value):n.__}function fl(){var n;do{for(;n=gr.shift();)try{Ge(n)}catch(e){st.__e(e,{__:(n=n.__P)&&n.__v})}for(;n=Qi.shift();){var t=n.__H;if(n.__P&&t)try{t.__h.some(Ge),t.__h.
some(xr),t.__h=[]}catch(e){t.__h=[],st.__e(e,n.__v)}}}while(gr.length)}st.__b=function(n){at=null,Vi&&Vi(n)},st.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.
__m),Ji&&Ji(n,t)},st.__r=function(n){Wi&&Wi(n),fr=0;var t=(at=n.__c).__H;t&&(mr==at?at.__h=[]:(t.__h.some(Ge),t.__h.some(xr),fr=0),t.__h=[],t.__.some(function(e){
e.__N&&(e.__=e.__N),e.u=e.__N=void 0})),mr=at},st.diffed=function(n){Gi&&Gi(n);var t=n.__c;t&&t.__H&&(t.__H.__h.length&&Zi(Qi.push(t)),t.__H.__.some(function(e){
e.u&&(e.__H=e.u)})),mr=at=null},st.__c=function(n,t){t.some(function(e){try{e.__h.some(Ge),e.__h=e.__h.filter(function(s){return!s.__||xr(s)})}catch(s){e.__h=[function(){
throw s}]}}),Ki&&Ki(n,t)},st.unmount=function(n){Yi&&Yi(n);var t,e,s=n.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(e===void 0){for(e=n.__;e&&
(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}r.__P=e,Zi(gr.push(r))}else Ge(r)}catch(i){t=i}}),s.__H=void 0,t&&st.__e(t,s.__v))};var Xi=typeof requestAnimationFrame==
"function";function gl(n){var t,e=function(){clearTimeout(s),Xi&&cancelAnimationFrame(t),setTimeout(n)},s=setTimeout(e,35);Xi&&(t=requestAnimationFrame(e))}function Zi(n){
n!=1&&Bi==st.requestAnimationFrame||((Bi=st.requestAnimationFrame)||gl)(fl)}function Ge(n){var t=at,e=n.__c;typeof e=="function"&&(n.__c=void 0,e()),at=t}function xr(n){
var t=at;n.__c=n.__(),at=t}var xl=Symbol.for("pv"),bl=0;function j(n,t,e,s,r,i){t||(t={});var o,a,c=t;if("ref"in c&&typeof n!="function")for(a in c={},t)a=="ref"?o=t[a]:c[a]=t[a];var d={type:n,props:c,key:e,ref:o,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:xl,__v:--bl,__i:-1,__u:0};return(r||i)&&(d.__source=r,d.__self=i),I.vnode&&I.vnode(d),d}var so=Ui(null);function As(){let n=to(so);return{...n.state,run:n.state.run,host:n,set:n.set,send:n.send}}var no=(n,t,e)=>Di(j(so.Provider,{value:n,children:t}),
e);var eo=/\u2068([^\u2069]*)\u2069/,ro=n=>Array.isArray(n)?n.map(ro):typeof n!="string"||!eo.test(n)?n:n.split(eo).map((t,e)=>e%2?j("bdi",{translate:!1,children:t}):
t),wl=I.vnode;I.vnode=n=>{if(typeof n.type=="string"){let t=n.props;for(let[e,s]of Object.entries(t))e==="children"?t.children=ro(s):typeof s=="string"&&(t[e]=pt(
s))}wl?.(n)};var yl={mean_acceptance_length:n=>R(yt(n.emitted,n.rounds)),acceptance_rate:n=>M(yt(n.accepted,n.accepted+n.rejected)),draft_efficiency:n=>M(yt(n.accepted,n.drafted)),
drafted:n=>vt(n.drafted),emitted:n=>vt(n.emitted)};function br({drafts:n,final:t},e){let s=n.slice(0,e),r=s.filter(d=>d.verdict==="accepted").length,i=s.some(d=>d.
verdict==="rejected")?1:0,o=!t&&r===n.filter(d=>d.verdict==="accepted").length,a=i?"correction":o?null:"bonus",c=i===1||o||n.length<=e;return{drafted:s.length,accepted:r,
rejected:i,emitted:r+(a?1:0),final:a,drawn:c}}function io(n,t){let e={rounds:n.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let s of n){let{drafted:r,accepted:i,
rejected:o,emitted:a}=br(s,t);e.drafted+=r,e.accepted+=i,e.rejected+=o,e.emitted+=a}return e}function kl(n){let{drafter:t,temperature:e}=n.settings;return P(n)?
"tree.whatif":t.startsWith("lookup")?"whatif.lookup":L(n)==="block"&&e?"rules.whatif":""}function oo(){let{run:n,gamma:t,moment:{round:e},set:s}=As(),r=n.trace.
settings.gamma,i=kl(n.trace),o=t>=r,a=Z(o?"whatif.as_it_was":"whatif.instead",{gamma:t,most:r});return j("div",{class:"sv-block",children:[j("h3",{children:Z("w\
hatif.gamma")}),j("label",{class:"sv-whatif-control",hidden:r<2||i!=="",children:[j("span",{"aria-hidden":"true",children:"γ"}),j("input",{type:"range",min:1,max:r,
step:1,value:t,"aria-label":Z("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),j("output",{class:"sv-whatif-value",
children:a})]}),!o&&j(_l,{gamma:t,most:r,rounds:n.rounds.slice(0,e)}),j("p",{class:"sv-note","aria-live":"polite",children:o?Z(i||(r<2?"whatif.fewest":"whatif.t\
ry")):Z("whatif.note",{gamma:t,rounds:e})})]})}function _l({gamma:n,most:t,rounds:e}){let[s,r]=[io(e,1/0),io(e,n)];return j("table",{class:"sv-figures-table",children:[
j("thead",{children:j("tr",{children:[j("th",{scope:"col",children:Z("whatif.rounds")}),j("th",{scope:"col",children:Z("whatif.was",{gamma:t})}),j("th",{scope:"\
col",children:Z("whatif.would",{gamma:n})})]})}),j("tbody",{children:Object.entries(yl).map(([i,o])=>j("tr",{children:[j("th",{scope:"row",children:Z(`whatif.ro\
w.${i}`)}),j("td",{children:o(s)}),j("td",{children:o(r)})]},i))})]})}var ao=["draft","verify","accept"],Sl={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Ls=36,zl=20,El=5;function Ke(n,t){let e=(s,r)=>l(
"li",{},l("span",{class:"sv-swatch","data-part":s}),A(Sl[s],r));return l("ul",{class:"sv-legend"},...ao.map(s=>e(s,n(`part_key.${s}`))),...t?[e("plain",t)]:[])}
var $s=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(t){this.say=t,this.head=l("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
l("div",{class:"sv-rows",role:"rowgroup"}),this.grid=l("div",{class:"sv-grid",role:"grid","aria-label":t("rounds.label")},l("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=l("div",{class:"sv-rounds-scroll"},this.grid),this.detail=l("p",{class:"sv-note sv-round-detail"},t("rounds.detail")),
["pointerover","focusin"].forEach(e=>this.body.addEventListener(e,s=>this.showTime(s))),this.note=l("p",{class:"sv-note"},t("rounds.note")),this.node=l("section",
{class:"sv-section sv-rounds"},l("div",{class:"sv-section-head"},l("h2",{},A("round",t("rounds.heading"))),l("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(e=>l("li",{},l("span",{class:"sv-mark","data-kind":e}),A(e,t(`kind.${e}`)))))),this.note,this.scroller,this.detail,l("div",
{class:"sv-foot"},l("ul",{class:"sv-legend"},l("li",{},l("span",{class:"sv-swatch","data-part":"overlap"}),A("overlap",t("rounds.overlap_key")))),Ke(t,t("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(t){this.run=t,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],g(this.note,this.say(P(t.trace)?"tree.rounds":"rounds.note")),g(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let t=document.createDocumentFragment();for(let e=this.rows.length;e<this.run.length;e+=1){let s=this.
row(e);this.rows.push(s),t.append(s)}for(this.grid.classList.toggle("sv-many",this.rows.length>zl),this.body.append(t),this.body.style.height=`${this.rows.length*
Ls}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>El);let t=(e,s="")=>l("div",{role:"columnheader",class:s},
e);this.head.replaceChildren(t("#","sv-number"),...Array.from({length:this.width},(e,s)=>t(this.say("rounds.guess",{n:s+1}))),t(this.say("rounds.final"),"sv-fin\
al"),t(this.say("rounds.time"),"sv-time"))}row(t){let{drafts:e,positions:s=[]}=this.run.rounds[t],{slots:r,final:i}=this.run.rows[t],o=l("div",{class:"sv-row sv\
-ahead",role:"row","data-round":t},l("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:t+1})},String(t+1)));return r.forEach((a,c)=>{
let d=c<e.length&&s[c]?s[c].overlap:null,h=this.cell(a,t,c,d);a===i&&h.classList.add("sv-final"),o.append(h)}),o.append(this.time(this.run.rounds[t].times)),o}cell(t,e,s,r){
let i=Bt(l("span",{class:"sv-cell-text",translate:"no"}),t,!0);return l("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":t.kind,"data-at":`${e}.${s}`,
"aria-label":this.label(e,s,r),style:`--i:${s}`+(r==null?"":`;--overlap:${r}`)},l("span",{class:"sv-mark","data-kind":t.kind,"aria-hidden":"true"}),i)}label(t,e,s,r){
let i=se(this.run,t,e,this.say,r);return s==null?i:this.say("token.aria_overlap",{label:i,overlap:W(s,2)})}time(t){let e=t.draft+t.verify+t.accept;this.spans.push(
e);let s=this.say("rounds.row_time",{total:H(e),draft:H(t.draft),verify:H(t.verify),accept:H(t.accept)}),r=l("div",{class:"sv-bar"},...ao.map(i=>l("span",{"data\
-part":i,style:`--t:${t[i]}`})));return l("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},l("div",{class:"sv-bars-pair"},r),l("span",{class:"\
sv-ms"},H(e)))}compare(t){let{sums:e,plain:s}=this.run.folds,r=e[t+1].emitted;if(r>=s.until.length)return!1;let i=s.until[r]-s.until[e[t].emitted],o=this.rows[t].
lastElementChild;if(!o)return!1;let a=this.say("rounds.row_plain",{time:o.getAttribute("aria-label"),plain:H(i)});return o.setAttribute("aria-label",a),o.firstElementChild?.
append(l("div",{class:"sv-bar sv-bar-plain"},l("span",{"data-part":"plain",style:`--t:${i}`}))),this.spans[t]=Math.max(this.spans[t],i),!0}showTime({target:t}){
let e=t instanceof Element?t.closest(".sv-time"):null,s=e?.parentElement;if(!e||!s)return;let r=Number(s.dataset.round)+1;g(this.detail,this.say("rounds.detail_\
of",{round:r,time:e.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let r=e;r<
s;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=t);this.shown=t,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,t))||1))}showNow(t){
let{now:e,shown:s}=this;if(e!==null&&(!t||e!==s)&&(this.rows[e].classList.toggle("sv-ahead",e>=s),this.rows[e].classList.remove("sv-row-now"),this.run.rows[e].slots.
forEach((i,o)=>this.dress(e,o,null)),this.now=null),!t)return;this.now=s;let r=this.rows[s];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.
toggle("sv-verified",t.verified),t.looks.forEach((i,o)=>this.dress(s,o,i))}dress(t,e,s){let r=this.find({round:t,index:e});if(!r)return;let{kind:i}=this.run.rows[t].
slots[e],o=s==="absent",a=e<this.run.rounds[t].drafts.length&&(this.run.rounds[t].positions||[])[e],c=s==="guessed"||s==="lit"&&this.concealed,d=a&&!c?a.overlap:
null;_(r,"data-kind",s||i),r.firstElementChild&&_(r.firstElementChild,"data-kind",s||i),_(r,"aria-hidden",o?"true":null),r.style.setProperty("--overlap",String(
d||0)),o||_(r,"aria-label",this.label(t,e,d,s||i))}showCut(t,e){let s=this.run.trace.settings.gamma,r=t<s?t:1/0,i=r===this.cutting?Math.min(e,this.cut):0,o=Math.
max(e,this.cut);if(r!==this.cutting||r<1/0)for(let a=i;a<o;a+=1)this.markCut(a,a<e?r:1/0);this.cutting=r,this.cut=e}markCut(t,e){let s=this.run.rounds[t],{drawn:r}=br(
s,e);this.run.rows[t].slots.forEach((i,o)=>{let a=this.find({round:t,index:o}),c=o<s.drafts.length?o>=e:!r,d=o===e&&!r;a&&(a.classList.toggle("sv-cut",c&&!d),a.
classList.toggle("sv-cut-own",d),_(a,"aria-description",c?this.say(d?"whatif.own":"whatif.gone",{gamma:e}):null))})}find(t){return(t&&this.rows[t.round]?.querySelector(
`[data-at="${t.round}.${t.index}"]`))??null}cells(){let t=this.rows.slice(0,this.shown+(this.now==null?0:1)),e=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(
s).visibility==="visible";return t.map((s,r)=>[...s.querySelectorAll("[role=gridcell]")].filter(i=>r<this.shown||e(i)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:t}=this.scroller,e=(this.shown+(this.now==null?0:1))*Ls;e>t+this.height?this.scroller.scrollTop=e-this.
height:e-2*Ls<t&&(this.scroller.scrollTop=Math.max(0,e-2*Ls))}relayout(){this.height=null}};var lo=20,Tl=5,Rs=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(t){this.say=t,this.root=l("span",{class:"sv-tree-text","aria-hidden":"true"},
t("tree.text")),this.grid=l("div",{class:"sv-tree-grid",role:"grid","aria-label":t("tree.label")}),this.mask=l("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=l("p",{class:"sv-tree-note"}),this.node=l("div",{class:"sv-tree",hidden:!0},l("div",{class:"sv-tree-scroll"},this.grid),l("div",{class:"sv-mask-side"},l("p",
{class:"sv-mask-name"},A("tree_mask",t("tree.mask"))),this.mask,this.note))}build(t,e){Object.assign(this,{run:t,number:e});let s=t.rounds[e],{drafts:r,final:i}=s,
{slots:o}=t.rows[e],a=ft(r),c=r.map((p,u)=>mt(r,u));i&&(a.push(Jt(r).length),c.push(Jt(r).at(-1)??-1));let{rows:d,count:h}=pi(c);this.leaves=o.map((p,u)=>this.leaf(
p,u,{column:a[u]+2,row:d[u],above:d[c[u]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(p,u)=>this.leaves.flatMap(({node:v},m)=>a[m]===u?[v]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(h,this.levels.length)>Tl),this.grid.style.setProperty("--rows",String(h)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:p})=>p),...this.levels.map(p=>l("div",{role:"row",class:"sv-tree-level"},...p))),this.masked=r.map((p,u)=>this.maskRow(u,Ae(r,u))),this.mask.style.
setProperty("--nodes",String(r.length)),this.mask.classList.toggle("sv-mask-fine",r.length>20),this.mask.replaceChildren(...this.masked)}leaf(t,e,{column:s,row:r,
above:i}){let o=l("span",{class:"sv-mark","aria-hidden":"true"}),a=Bt(l("span",{class:"sv-tree-token",translate:"no"}),t,!0),c=l("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${e}`,style:`grid-column:${s};grid-row:${r+1}`},o,a),d=l("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${s};grid-row:${i+1}/${r+2}`});return d.classList.toggle("sv-tree-bend",r>i),{node:c,mark:o,link:d}}maskRow(t,e){let s=[0,...e.map(r=>r+1)];return l(
"div",{class:"sv-mask-row","data-at":`${this.number}.${t}`},...s.map(r=>l("span",{class:"sv-mask-cell","data-column":r,style:`--column:${r}`})))}show(t,e,s,r){(t!==
this.run||e!==this.number||this.leaves.length!==t.rows[e].slots.length)&&this.build(t,e);let{drafts:i}=t.rounds[e];this.leaves.forEach(({node:a,mark:c,link:d},h)=>{
let p=s[h]??"absent";[a,c,d].forEach(u=>_(u,"data-kind",p)),_(a,"aria-hidden",p==="absent"?"true":null),_(a,"aria-label",p==="absent"?null:this.label(t,e,h,p)),
this.masked[h]&&_(this.masked[h],"data-kind",p)});let o=Jt(i).length;g(this.note,r?this.say("tree.sum",{verified:i.length,accepted:o,wasted:i.length-o}):this.say(
"tree.sees"))}label(t,e,s,r){let{say:i}=this,o=se(t,e,s,i,r),{drafts:a}=t.rounds[e];if(s>=a.length)return o;let c=Ae(a,mt(a,s)).map(d=>jt(t.rows[e].slots[d],i));
return i(c.length?"tree.aria":"tree.aria_first",{label:o,level:c.length+1,line:c.join(" ")})}light(t){let{run:e,number:s}=this,r=e?.rounds[s]?.drafts??[],i=t&&t.
round===s&&t.index<r.length?t.index:-1,o=Ae(r,i);this.leaves.forEach(({node:a,link:c},d)=>[a,c].forEach(h=>h.toggleAttribute("data-line",o.includes(d)))),this.root.
toggleAttribute("data-line",i>=0),this.masked.forEach((a,c)=>a.toggleAttribute("data-line",c===i))}find(t){return t&&t.round===this.number&&this.leaves[t.index]?.
node||null}reveal(t){let e=this.grid.parentElement,s=this.leaves[t]?.node;if(!e||!s)return;let r=(c,d,h,p)=>Math.min(0,c-lo-h)||Math.max(0,d+lo-p),[i,o,a]=[s,this.
node,e].map(c=>c.getBoundingClientRect());this.node.scrollTop+=r(i.top,i.bottom,o.top,o.bottom),e.scrollLeft+=r(i.left,i.right,a.left,a.right)}rows(){return this.
levels.map(t=>t.filter(e=>e.dataset.kind!=="absent")).filter(t=>t.length)}};var Ml=7,Ol=12;function co(n,t){n.style.setProperty("--sv-characters",String(t?.length||1))}var Cs=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(t){
this.say=t,this.tree=new Rs(t),this.row=l("div",{class:"sv-slots",role:"row"}),this.guesses=A("draft",t("round.guesses")),this.tests=l("li",{hidden:!0},A("accep\
t_test",t("round.tests"))),this.node=l("section",{class:"sv-round","aria-label":t("round.label")},l("ul",{class:"sv-slot-names"},l("li",{},this.guesses),l("li",
{},A("verification",t("round.pass"))),this.tests),l("div",{class:"sv-slots-grid",role:"grid","aria-label":t("round.label")},this.row),this.tree.node)}show(t,e){
let{moment:s}=t,r=Rt(t),i=Math.max(0,te(t)),o=i in e.rounds&&tt(e.rounds[i]);this.node.classList.toggle("sv-round-tree",o),this.tree.node.hidden=!o;let a=e===this.
run&&i===this.number&&(o||this.cells.length>0);o?Object.assign(this,{run:e,number:i,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(e,
i)+1)&&this.build(e,i);let c=e.rows[i]?.slots??[],d=r?.looks??c.map(({kind:p})=>s.round?p:"absent");this.node.classList.toggle("sv-round-now",!!r),this.node.classList.
toggle("sv-verified",r?r.verified:s.round>0),o&&this.tree.show(e,i,d,!r&&s.round>0),o&&(s!==this.moment||!a)&&(r?r.phase.name!=="verify"&&r.phase.name!=="discar\
d":s.round)&&this.tree.reveal(Pe(t).at?.index??c.length-1),this.moment=s,this.node.classList.toggle("sv-round-fallen",!!r?.fallen),this.node.dataset.phase=r?.phase.
name??"";let h=!r&&t.entered==="step"?c.length-1:-1;this.cells.forEach(({node:p},u)=>{this.dress(u,d[u]??"absent",De(t)),p.toggleAttribute("data-now",r?.phase.index===
u),p.toggleAttribute("data-entered",h===u)}),this.tests.hidden=!this.cells.some(({figures:p})=>p.textContent)}wide(t,e){let s=t.rounds[e]?.drafts.length??0;return P(
t.trace)?s:Math.max(s,Math.min(t.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(t,e){
let s=this.cells.findIndex(({node:h})=>h===document.activeElement);t!==this.run&&this.relayout(),Object.assign(this,{run:t,number:e});let r=t.rows[e]?.slots??[],
i=t.rounds[e]?.drafts.length??-1;this.cells=Array.from({length:i+1},(h,p)=>this.cell(t,r[p],p));let o=P(t.trace)?i:t.width;this.node.classList.toggle("sv-round-\
tight",o>=Ml),this.node.classList.toggle("sv-round-tighter",o>=Ol);let{models:a,settings:{drafter:c}}=t.trace,d=t.rounds[e]?.drafts[0]?.source??c;this.guesses.dataset.
term=d==="model"?"draft":"drafter",g(this.guesses,c==="model"?this.say("round.guesses"):St(this.say,d,a.pair)),this.place(this.wide(t,e)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(t,e))),s>=0&&(this.cells[s]??this.cells.at(-1))?.node.focus()}place(t){
let e=this.cells.length-1,s=Array.from({length:t+1},(r,i)=>{let o=i===t?e:i<e?i:-1;return this.cells[o]?.node??l("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",t===0),this.row.replaceChildren(...s)}cell(t,e,s){let{drafts:r,positions:i=[]}=t.rounds[this.number],
o=r[s],a=l("span",{class:"sv-gauge-draw"}),c=l("span",{class:"sv-gauge",hidden:!0},l("span",{class:"sv-gauge-keep"}),a),d=l("span",{class:"sv-slot-says",hidden:!0}),
h=l("span",{class:"sv-mark","aria-hidden":"true"}),p=l("span",{class:"sv-slot-kind"}),u=l("span",{class:"sv-slot-figures"}),v=rt(o);if(t.trace.settings.temperature===
0&&o){let w=i[s]?.candidates.find(([,x])=>x===1);g(d,w?nt(t.alone(w[0])):""),co(d,d.textContent)}else v!==null&&(c.style.setProperty("--keep",String(v)),a.style.
setProperty("--draw",String(o.draw??0)));let f=l("span",{class:"sv-slot-text"});return co(f,e?.text),e&&Bt(f,e,!0),{node:l("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${s}`,style:`--i:${s}`},l("span",{class:"sv-slot-token",translate:"no"},f),l("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},c,d),l("span",{class:"sv-slot-verdict","aria-hidden":"true"},h,p),u),gauge:c,needle:a,says:d,mark:h,kind:p,figures:u}}dress(t,e,s){let{run:r,number:i,say:o}=this,
a=this.cells[t];if(!r||!a)return;let c=r.rounds[i].drafts[t],d=e==="accepted"||e==="rejected",h=!!c&&(d||e==="untested"||e==="lit"&&!s),p=rt(c),u=r.trace.settings.
temperature===0;_(a.node,"data-kind",e),_(a.mark,"data-kind",e),_(a.node,"aria-hidden",e==="absent"?"true":null),_(a.node,"aria-label",e==="absent"?null:se(r,i,
t,o,e)),a.gauge.hidden=u||!h||p===null,a.says.hidden=!u||!h;let v=d&&!u&&!Xt(c,L(r.trace))?c.draw:null;a.needle.hidden=v==null,g(a.kind,e==="absent"||e==="guess\
ed"||e==="lit"?"":o(`kind.${Zt(e,r.trace)}`)),g(a.figures,v!=null&&p!==null?this.test(c,v,p):"")}test(t,e,s){let r=this.run?.rounds[this.number].drafts??[];if(t.
verdict==="accepted"&&e>=s)return this.say("rules.kept_by",{n:fe(r)+1});let[i,o]=ht(e,s);return this.say(e<s?"round.below":"round.above",{draw:i,threshold:o})}find(t){
return this.tree.node.hidden?t&&t.round===this.number&&this.cells[t.index]?.node||null:this.tree.find(t)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:t})=>t.dataset.kind==="absent"?[]:[t])]:this.tree.rows()}};var po=2,ho=16,jl=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",uo=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Al(){return[...document.styleSheets].flatMap(t=>[...t.cssRules]).map(({cssText:t})=>t).filter(t=>/sv-|specviz/.test(t)).join(`
`)}function Ll(){try{return[...document.styleSheets].every(({cssRules:n})=>n)}catch{return!1}}function $l(n){let t=n.cloneNode(!0),e=n.querySelectorAll("canvas");
return t.querySelectorAll("canvas").forEach((s,r)=>{let{width:i,height:o}=e[r].getBoundingClientRect(),a=`display: block; width: ${i}px; height: ${o}px`;s.replaceWith(
l("img",{src:e[r].toDataURL(),alt:"",style:a}))}),t.querySelectorAll(jl).forEach(s=>s.remove()),t}function Rl(n){let t=n.closest(".specviz"),{width:e}=n.getBoundingClientRect(),
s=l("div",{style:`width: ${e+2*ho}px; padding: ${ho}px`},$l(n)),r=l("div",{class:t.className},s),{style:i}=r;i.cssText=`position: absolute; visibility: hidden; \
width: ${t.clientWidth}px; background: var(--sv-page)`;let{colorScheme:o,fontSize:a,lineHeight:c}=getComputedStyle(t);Object.assign(i,{colorScheme:o,fontSize:a,
lineHeight:c,fontFamily:ve}),t.append(r);let d=s.getBoundingClientRect(),h=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(i,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:h,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function Cl(n){let{outer:t,page:e,width:s,height:r}=Rl(n),
i=p=>p.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(uo,""),o=new XMLSerializer().serializeToString(t).replace(uo,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${r}"><style>${i(Al())}</style><foreignObject width="100%" height="100%">${o}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await c.decode();let d=l("canvas",{width:s*po,height:r*po}),h=d.getContext("2d");return h.
fillStyle=e,h.fillRect(0,0,d.width,d.height),h.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function Ps(n,t,e){return Ll()?l("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>l("a",{href:await Cl(t),download:`specviz-${e}.png`}).click()}},n("snapshot")):null}var Pl={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function qs(n,t){let{key:e}=t,s=n.findIndex(o=>o===document.activeElement),r=Pl[e],i=e==="Home"?0:e===
"End"?n.length-1:r?(s+r+n.length)%n.length:-1;return s<0||i<0||t.ctrlKey||t.altKey||t.metaKey?-1:(t.preventDefault(),n.forEach((o,a)=>{o.tabIndex=a===i?0:-1}),n[i].
focus(),i)}var ql=["race","same","time","guesses"],Ye=0,Ns=class{constructor({say:t,set:e,views:s}){Ye+=1,this.names=Object.keys(s),this.set=e,this.tabs=this.names.map(r=>l(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${Ye}-${r}`,"aria-controls":`sv-view-${Ye}-${r}`,"data-view":r,on:{click:()=>e({view:r})}},t(`\
views.${r}`))),this.panels=this.names.map(r=>l("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${Ye}-${r}`,"aria-labelledby":`sv-tab-${Ye}-${r}`,"data-view":r},
...ql.includes(r)?s[r].flatMap(i=>[i,Ps(t,i,r)].filter(o=>o!==null)):s[r])),this.list=l("div",{class:"sv-view-tabs",role:"tablist","aria-label":t("views.label"),
on:{keydown:r=>this.walk(r)}},...this.tabs),this.node=l("div",{class:"sv-views"},this.list,...this.panels)}has(t){return this.names.includes(t)}show({view:t}){this.
names.forEach((e,s)=>{_(this.tabs[s],"aria-selected",String(e===t)),this.tabs[s].tabIndex=e===t?0:-1,this.panels[s].hidden=e!==t})}walk(t){let e=qs(this.tabs,t);
e>=0&&this.set({view:this.names[e]})}};var Je=1e-9,Gt=class{list;constructor(){this.list=[]}add(t,e,s,r=_t){this.list.push({at:t,tokens:e,text:s,pending:r})}cut(t){this.list.length=Math.min(this.list.
length,t)}by(t){let e=0,s=this.list.length;for(;e<s;){let r=e+s>>1;this.list[r].at<=t+Je?e=r+1:s=r}return e}tokensAt(t){let e=this.list[this.by(t)-1];return e?e.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function vo(n,t,e,s){
let{folds:r}=n;for(e.cut(t);e.list.length<t;){let c=e.list.length,d=r.at(c+1),h=n.rows[c].slots.filter(p=>Ct(p.kind));e.add(ee(d),d.emitted,h.map(p=>p.text).join(
""))}let{tokens:i,until:o}=r.plain,a=n.over&&t===n.length?i.length:Math.min(i.length,r.at(t).emitted);for(s.cut(a);s.list.length<a;){let c=s.list.length,{text:d,
pending:h}=Et(c?s.list[c-1].pending:_t,n.piece(i[c]));s.add(o[c+1],c+1,d,h)}}function Xe(n,t){let e=n/t,s=10**Math.floor(Math.log10(e));return[1,2,5].map(r=>r*s).find(r=>r>=e)??10*s}var wr=(n,t)=>Array.from({length:Math.floor(n/t+1e-9)+1},
(e,s)=>s*t);var Nl=["draft","verify","accept"],yr=24,mo=28,fo=26,Il=[1,4,16],Hl=16e3,Is=class{run=null;rounds;steps;time;constructor({say:t,palette:e,seek:s}){this.say=t,this.
palette=e,this.seek=s,this.zoom=1,this.span=1,this.width=0,this.canvas=l("canvas",{class:"sv-lanes",role:"img","aria-label":t("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=l("span",{class:"sv-lanes-ahead"}),this.hand=l("span",{class:"sv-lanes-hand"}),this.scroller=l("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":t("race.picture")},l("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=Pt(t("race.zoom"),Il.map(r=>[String(
r),r===1?t("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=l("div",{},l("div",{class:"sv-lanes-frame"},l("p",{class:"sv-lane-caption"},t("race.plai\
n")),l("p",{class:"sv-lane-caption sv-lane-second"},t("race.speculative")),this.scroller),l("div",{class:"sv-lanes-foot"},Ke(t,t("race.key_plain")),this.zooms.node))}setZoom(t){
this.zoom=t,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(t,{span:e,ours:s,plain:r}){this.run=t,this.
span=e||1,this.rounds=s.list.length,this.steps=r.list.length,this.draw()}set(t){this.time=t;let e=this.x(t);this.hand.style.transform=`translateX(${Math.min(e,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${e.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(e)}keepInSight(t){let{scrollLeft:e,clientWidth:s}=this.
scroller;(t<e||t>e+s-40)&&(this.scroller.scrollLeft=t-s/2)}x(t){return t/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(Hl,Math.floor(this.scroller.clientWidth*this.zoom));let t=yr*2+mo+fo,e=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*e&&(this.canvas.width=this.width*e,this.canvas.height=t*e,_(this.canvas,"style",`width: ${this.width}px; height: ${t}px`));let s=this.canvas.getContext("2\
d");s&&(s.setTransform(e,0,0,e,0,0),s.clearRect(0,0,this.width,t),this.drawAxis(s,t),this.drawPlain(s,this.run),this.drawOwn(s,this.run,yr+mo))}drawAxis(t,e){let s=Xe(
this.span,Math.max(2,this.width/110));t.font=`11px ${ve}`,t.textBaseline="alphabetic";for(let r=0;r*s<=this.span;r+=1){let i=Math.round(this.x(r*s))+.5;t.fillStyle=
this.palette.get("line"),t.fillRect(i-.5,0,1,e-fo+6),t.fillStyle=this.palette.get("quiet");let o=H(Number((r*s).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=t.measureText(o).width;t.textAlign=i+a/2>this.width?"right":r?"center":"left",t.fillText(o,t.textAlign==="right"?this.width:i,e-6)}}block(t,e,s,r,i){let o=this.
x(r)-this.x(s),a=o>3?Math.round:h=>h,[c,d]=[a(this.x(s)),a(this.x(r))];t.fillRect(c,e,Math.max(d-c-(i&&o>3?1:0),.4),yr)}drawPlain(t,e){let{until:s}=e.folds.plain;
t.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(t,0,s[r-1],s[r],!0)}drawOwn(t,e,s){let r=0;e.rounds.slice(0,this.rounds).forEach(
({times:i})=>Nl.forEach(o=>{t.fillStyle=this.palette.get(o),this.block(t,s,r,r+i[o],o==="accept"),r+=i[o]}))}pick(t){let{run:e}=this;if(!e)return;let s=t.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&ee(e.folds.at(r))<s;)r+=1;this.seek(r)}};var go=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Dl=4,Ul=.25,kr=1e3,Bl={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Fl="M4 2.5v11L13 8z",
Vl="M4 3h3v10H4zM9 3h3v10H9z",xo=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,Hs=class{arrivals=new Gt;end=-1;constructor(t,e){this.say=t,this.
count=l("span",{class:"sv-quiet"}),this.box=l("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":t(`race.${e}`)}),this.node=l("d\
iv",{class:"sv-reader","data-way":e},l("div",{class:"sv-reader-head"},l("h3",{},t(`race.${e}`)),this.count),this.box)}load(t){this.arrivals=t,this.box.replaceChildren()}endAt(t){
t!==this.end&&(this.end=t,[...this.box.children].forEach((e,s)=>e.classList.toggle("sv-ended",this.isEnded(s))))}isEnded(t){return this.end>=0&&t>this.end}show(t,e){
let{box:s,arrivals:r,say:i}=this,o=r.by(t),a=s.childElementCount;for(;s.childElementCount>o;)s.lastChild?.remove();for(let d=s.childElementCount;d<o;d+=1)s.append(
l("span",this.isEnded(d)?{class:"sv-ended"}:{},...it(r.list[d].text)));g(this.count,e?o<r.list.length?i("race.so_far",{n:r.tokensAt(t),of:r.tokens}):i("race.don\
e",{n:r.tokens,time:H(r.end)}):i("race.unmeasured"));let c=o===r.list.length;o!==a&&(s.querySelectorAll("[data-new]").forEach(d=>d.removeAttribute("data-new")),
o&&!c&&s.lastElementChild?.setAttribute("data-new",""),s.scrollTop=s.scrollHeight)}},Ds=class{run=null;shown=null;length=null;frame=null;ours=new Gt;plain=new Gt;last=0;button;scrubber;clock;speed;constructor({
say:t,palette:e,seek:s,greedy:r}){this.say=t,this.greedy=r,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new Hs(t,"speculative"),plain:new Hs(t,"pl\
ain")},this.lanes=new Is({say:t,palette:e,seek:i=>{this.free=!1,s(i)}}),this.sentence=l("p",{class:"sv-note sv-race-sentence"}),this.prefill=l("p",{class:"sv-no\
te"}),this.texts=l("span",{}),this.again=l("button",{type:"button",class:"sv-link",on:{click:()=>r.race()}},t("race.greedy")),this.node=l("section",{class:"sv-s\
ection"},l("div",{class:"sv-section-head"},l("h2",{},t("race.heading")),l("span",{class:"sv-quiet"},t("race.note"))),this.controls(),l("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,l("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:t}=this;return this.button=l("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
l("input",{type:"range",class:"sv-scrubber",min:0,max:kr,step:1,value:0,"aria-label":t("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
kr*this.span),keydown:e=>this.walk(e)}}),this.clock=l("span",{class:"sv-race-clock"}),this.speed=l("select",{on:{change:()=>{this.chosen=!0}}},...go.map(([e,s])=>l(
"option",{value:e},e===1?t("race.real"):s))),l("div",{class:"sv-race-controls",role:"group","aria-label":t("race.label")},this.button,this.scrubber,this.clock,l(
"label",{class:"sv-choice"},t("race.speed"),this.speed))}show(t,e,s){t!==this.run&&this.load(t);let r=e!==this.shown&&t.length===this.length;this.shown=e,this.length=
t.length,vo(t,s,this.ours,this.plain),this.readers.plain.endAt(t.plainEnd),this.lanes.show(t,this),this.chosen||(this.speed.value=String(this.pace())),r&&!this.
playing&&(this.free=!1),this.showPrefill(t),this.showTexts(t,s),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(t){this.halt(),
this.run=t,this.free=!1,this.shown=null,this.length=null,this.ours=new Gt,this.plain=new Gt,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:t}){let{target:e,draft:s}=t.prefill||{},r=t.models.draft?"race.prefill":"race.prefill_alone";g(this.prefill,e||s?this.say(r,{target:H(e),draft:H(s)}):"")}showTexts(t,e){
let{say:s}=this,r=t.trace.settings.temperature>0,i=!r&&t.folds.agreement(e)?.first_difference===null,o=this.measured?r?s(et(L(t.trace))?"rules.lossy":"race.draw\
s"):i?s("race.same"):"":"",{end:a}=this.readers.plain,c=a>=0&&a+1<this.plain.list.length;g(this.texts,N(o,c&&s("race.goes_on",{end:nt(t.alone(t.trace.plain.tokens[a]))}))),
this.again.hidden=!r||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:t,shown:e}=this;return this.whole&&e===t?.length?this.span:e?this.ours.list[e-1].at:0}pace(){return go.
map(([e])=>e).filter(e=>e<=1&&e>=.1).reverse().find(e=>this.span/e>=Dl)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let t=this.time>=
this.span-Je;xo()?this.hold(t?0:this.beside(1)):this.playing?this.hold(this.time):this.play(t?0:this.time)}play(t){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(e=>this.tick(e)),this.set(t)}tick(t){let e=Math.min((t-this.last)/1e3,Ul)*Number(this.speed.value);this.last=t;let s=Math.min(this.time+
Math.max(0,e),this.known);this.whole&&s>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(r=>this.tick(r)),this.set(s)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(t){this.halt(),this.free=!0,this.set(t)}beside(t){let s=[this.ours,this.plain].flatMap(
({list:r})=>r.map(({at:i})=>i)).filter(r=>(r-this.time)*t>Je);return t>0?s.length?Math.min(...s):this.span:s.length?Math.max(...s):0}walk(t){let e=Bl[t.key];!e||
!this.run||(t.preventDefault(),this.hold(this.beside(e)))}set(t){this.time=t;let{say:e}=this;this.readers.ours.show(t,!0),this.readers.plain.show(t,this.measured||
!this.length),this.lanes.set(t);let s=this.span?t/this.span*kr:0;Math.round(s)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(s))),g(this.
clock,e("race.clock",{time:H(t),of:H(this.span)}));let r=this.tell();_(this.scrubber,"aria-valuetext",r),this.playing||g(this.sentence,r),this.paintButton()}tell(){
let{say:t,time:e,ours:s,plain:r}=this;if(!this.measured)return t("race.alone",{time:H(e),ours:s.tokensAt(e)});let i={time:H(e),ours:s.tokensAt(e),plain:r.tokensAt(
e)};if(!this.whole||e<this.span-Je)return t("race.now",i);let o=s.end<=r.end,[a,c]=o?[s,r]:[r,s];return t(o?"race.won":"race.lost",{first:H(a.end),second:H(c.end),
done:a.tokens,other:c.tokensAt(a.end),of:c.tokens})}paintButton(){let t=xo()?"step":this.playing?"pause":"play";this.button.dataset.does!==t&&(this.button.dataset.
does=t,this.button.replaceChildren(je(t==="pause"?Vl:Fl),l("span",{},this.say(`race.${t}`))))}};var Ze=["draft","verify","accept"],_r=["plain","speculative","bursts"];function Wl(n,t){let e=n.folds.cost(t);if(!e||!e.plain)return null;let s=n.folds.at(n.folds.
compared(t)),r=s.emitted/s.rounds,i={draft:e.draft*r,verify:e.verify*r,accept:e.accept*r},o=i.draft+i.verify+i.accept;return{parts:i,round:o,length:r,steps:o/e.
plain,speedup:n.folds.measured(t)}}var Us=class{constructor(t){this.say=t,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",Ze)},this.
chart=l("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=l("p",{class:"sv-note"}),this.values=Object.fromEntries(
_r.map(e=>[e,[l("td",{}),l("td",{})]])),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-costs-columns"},l("div",{class:"sv-costs-block"},l("div",{
class:"sv-section-head"},l("h2",{},t("costs.heading"))),this.chart,Ke(t),this.sentence),l("div",{},l("div",{class:"sv-section-head"},l("h2",{},t("waits.heading"))),
l("div",{class:"sv-table sv-waits"},this.table()),l("p",{class:"sv-note"},t("waits.means")))))}bar(t,e){let s=e.map(o=>l("span",{"data-part":o})),r=l("span",{class:"\
sv-cost-value"});return{node:l("div",{class:"sv-cost"},l("span",{},this.say(`race.${t}`)),l("span",{class:"sv-cost-bar"},...s),r),fill:s,value:r}}table(){let{say:t}=this,
e=s=>l("th",{scope:"col"},s);return l("table",{},l("thead",{},l("tr",{},l("td",{}),e(t("waits.p50")),e(t("waits.p95")))),l("tbody",{},..._r.map(s=>l("tr",{},l("\
th",{scope:"row"},t(`waits.${s}`)),...this.values[s]))))}show(t,e){this.showWaits(t.folds.gaps(e)),this.showCost(t,e)}showWaits(t){_r.forEach(e=>{let[s,r]=this.
values[e];g(s,H(t[e]&&t[e].p50)),g(r,H(t[e]&&t[e].p95))})}showCost(t,e){let s=t.folds.cost(e),r=Wl(t,e);if(this.chart.hidden=!r,g(this.sentence,this.tell(t,r)),
!r||!s)return;let i=Ze.map(c=>s[c]),o=i.reduce((c,d)=>c+d,0),a=Math.max(s.plain,o);this.fill(this.bars.plain,[s.plain],a),this.fill(this.bars.speculative,i,a),_(
this.chart,"aria-label",this.say("costs.aria",{plain:H(s.plain),total:H(o),...Object.fromEntries(Ze.map(c=>[c,H(s[c])]))}))}fill({fill:t,value:e},s,r){t.forEach(
(i,o)=>i.style.setProperty("--n",String(s[o]/r))),g(e,H(s.reduce((i,o)=>i+o,0)))}tell(t,e){let{say:s}=this;if(!e)return s(t.folds.plain.tokens.length||!t.length?
"costs.early":"headline.not_measured");let r=Ze.reduce((a,c)=>e.parts[a]>=e.parts[c]?a:c),i=s("costs.round",{round:H(e.round),steps:R(e.steps),length:R(e.length),
...Object.fromEntries(Ze.map(a=>[a,H(e.parts[a])]))});if(e.speedup===null)return N(i,s("headline.impossible"));let o=s((e.speedup??0)>=1?"costs.faster":"costs.s\
lower",{steps:R(e.steps),length:R(e.length),speedup:Q(e.speedup),blame:s(`part.${r}`)});return N(i,o)}};function bo([n,t,e,s,r],i){let o=i?[s,r]:[t,e];return{token:n,target:o[0]??null,draft:o[1]??null}}var wo=({target:n,draft:t})=>n==null||t==null?null:Math.min(n,
t),Sr=(n,t)=>n.reduce((e,s)=>{let r=s[t];return e===null||r===null?null:e+r},0);function Kt(n,t=!1){return n.candidates.map(e=>bo(e,t)).map(e=>({...e,both:wo(e)}))}
function yo(n,t,e){let s=new Set(t.map(p=>p.token)),r=bo(n.rest,e),i=[{...r,both:wo(r)},...Kt(n,e).filter(p=>!s.has(p.token))],[o,a]=[Sr(i,"target"),Sr(i,"draft")],
c=Sr(t,"both"),h=!e&&c!==null&&o!==null&&a!==null&&n.overlap!=null?Math.min(Math.max(0,n.overlap-c),o,a):null;return{token:-1,target:o,draft:a,both:h}}var ko=(n,t)=>(t.
target??0)-(n.target??0)||(t.draft??0)-(n.draft??0);function Bs(n,t,e=!1,s=8){let r=Kt(n),i=new Map(Kt(n,!0).map(p=>[p.token,Math.max(p.target||0,p.draft||0)])),
o=({token:p})=>i.get(p)??0,a=p=>(t.includes(p.token)?2:0)+Math.max(p.target||0,p.draft||0)+.001*o(p),c=r.sort((p,u)=>a(u)-a(p)).slice(0,s-1).sort((p,u)=>ko(p,u)||
o(u)-o(p)).map(p=>p.token),d=Kt(n,e),h=c.flatMap(p=>d.find(u=>u.token===p)??[]);return[...h,yo(n,h,e)]}function Fs(n,t=!1){let e=Kt(n,t).sort(ko);return[...e,yo(
n,e,t)]}function _o(n,{weight:t,taken:e,mass:s}){let r=Kt(n),i=s??1-(n.overlap??1);if(i<=0||r.some(a=>a.both==null))return null;let o=r.map(({token:a,target:c,draft:d})=>({
token:a,share:(t*(c??0)-e(a,d??0))/i})).filter(a=>a.share>0).sort((a,c)=>c.share-a.share);return{shares:o,rest:Math.max(0,1-o.reduce((a,{share:c})=>a+c,0))}}function So(n){
let[t,e]=[Kt(n),Kt(n,!0)];return e.some((s,r)=>s.target!=null&&(s.target!==t[r].target||s.draft!=null&&s.draft!==t[r].draft))}function Vs(n,t){let e=_t;return t.map(s=>{let r=n.piece(s),i=Et(e,r);return e=i.pending,{token:s,text:i.text,piece:r}})}var ie=({text:n,piece:t})=>n||Tt(t);function Ws(n,t){
let{output:e,plain:s,matched:r}=n.folds,i=Math.min(n.folds.at(t).emitted,s.tokens.length);return{speculative:Vs(n,e.slice(0,i)),plain:Vs(n,s.tokens.slice(0,Math.
min(i,n.plainEnd+1||i))),compared:i,parts:r<i?r:null}}var Gl=["accepted","correction","bonus"];function Gs(n){return n.rounds.flatMap(({drafts:t,final:e})=>{let r=t.filter(({verdict:i})=>i==="accepted").map(()=>"ac\
cepted");return e?[...r,t.length?e.kind:"plain"]:r})}var be=class{constructor(t){this.list=l("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=l("div",{},l("p",{class:"sv-pairs-key sv-note"},t("lossless.pairs"),...Gl.map(e=>l("span",{class:"sv-pair-key","data-came":e},t(`lossless.came.${e}`)))),this.
list),this.drawn=""}show({plain:t,speculative:e,parts:s},r,i){_(this.list,"aria-label",`${i} ${nt(t.map(({text:a})=>a).join(""))}`);let o=JSON.stringify([t,e,r]);
o!==this.drawn&&(this.drawn=o,this.list.replaceChildren(...t.map((a,c)=>{let d=e[c],h=a.token===d.token;return l("span",{class:"sv-pair","data-same":String(h),"\
data-parts":c===s},l("span",{},...it(ie(a),!0)),l("span",{class:"sv-pair-sign"},h?"=":"≠"),l("span",{"data-came":r[c]},...it(ie(d),!0)))})))}};var Ks=260,Qe=52,zr=14,zo=22,Eo=42,Kl=.001,To=Kl/1.6,Yl=[.001,.01,.1,1],Mo=[10,100,1e3,1e4],Oo=n=>n.map(t=>t.map(e=>e.toFixed(1)).join(",")).join(" "),Ys=class{constructor(t){
this.say=t,this.node=l("div",{class:"sv-convergence",role:"img"})}show({band:t,checkpoints:e},s,r,i){_(this.node,"aria-label",i);let o=this.node.clientWidth;if(!o)
return;let a=Math.log(r[r.length-1]/r[0]),c=v=>Qe+Math.log(v/r[0])/a*(o-Qe-zr),d=v=>zo+Math.log(1/Math.max(v,To))/Math.log(1/To)*(Ks-zo-Eo),h=e.slice(0,s),p=v=>h.
map(m=>[c(m[0]),d(m[v][2])]),u=v=>t.map((m,f)=>[c(r[f]),d(m[v])]);this.node.replaceChildren(C("svg",{width:o,height:Ks,"aria-hidden":"true"},...Yl.flatMap(v=>[C(
"line",{class:"sv-convergence-grid",x1:Qe,x2:o-zr,y1:d(v),y2:d(v)}),C("text",{x:Qe-6,y:d(v)+4,"text-anchor":"end"},`${v*100}%`)]),...Mo.map((v,m)=>C("text",{x:c(
v),y:Ks-Eo+18,"text-anchor":m?m===Mo.length-1?"end":"middle":"start"},v.toLocaleString("en"))),C("text",{class:"sv-convergence-title",x:(Qe+o-zr)/2,y:Ks-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),C("polygon",{class:"sv-convergence-band",points:Oo([...u(1),...u(0).reverse()])}),...this.curve("lossy",p(2)),...this.
curve("exact",p(1))))}curve(t,e){if(!e.length)return[];let[s,r]=e[e.length-1],i=t==="exact"?C("circle",{cx:s,cy:r,r:5}):C("rect",{x:s-4.5,y:r-4.5,width:9,height:9}),
o=C("text",{class:"sv-convergence-name",x:s,y:r+(t==="exact"?20:-10),"text-anchor":s>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${t}`));return[
C("g",{class:"sv-convergence-line","data-rule":t},C("polyline",{points:Oo(e)}),i,o)]}},Er=n=>n<5e-4?"0%":n<.1?`${(n*100).toFixed(1)}%`:M(n);var Tr=["exact","lossy"],jo=[1,2,3],Jl=3,Xl=.3,Zl=70,Ao=48,Ql=5e-4;function tc({candidates:n,rest:t},e){let s=e===1?2:4;if(t[e]===null||t[e]>Xl||t[s]===null)return 0;
let r=n.map(a=>a[e]??0);return[...n].sort((a,c)=>(c[e]??0)-(a[e]??0)).slice(0,Jl).reduce((a,c)=>a+Math.max(0,(c[s]??0)-(c[e]??0)),0)*(1-r.reduce((a,c)=>a+c*c,0))}
function ec(n){let t=n.trace.settings.temperature?1:3,[e,s]=[0,0];return n.rounds.forEach(({positions:r},i)=>(r||[]).forEach((o,a)=>{let c=n.folds.at(i).emitted+
a,d=c<n.folds.output.length&&c<n.folds.at(i+1).emitted?tc(o,t):0;d>s&&([e,s]=[c,d])})),e}function sc({trace:n,folds:t},e){let s=[...n.prompt,...t.output.slice(0,
e)],r=Object.fromEntries(s.map(i=>[i,n.pieces[i]]));return JSON.stringify({...n,prompt:s,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var nc=0,
Js=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=jo[0];start=0;seen=0;constructor(t){this.say=t,this.refused=l("p",{class:"sv-not\
e"}),this.status=l("p",{class:"sv-note",role:"status"}),this.progress=l("progress",{max:1,value:0,hidden:!0,"aria-label":t("frequencies.progress")}),this.button=
l("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=Pt(t("frequencies.length"),jo.map(e=>[String(e),t(e>1?"frequenc\
ies.first":"frequencies.first_one",{n:e})]),e=>{this.length=Number(e)}),this.controls=l("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new be(t),this.same=l("p",{class:"sv-same"}),this.greedy=l("div",{class:"sv-proof",hidden:!0},l("h4",{},t("frequencies.greedy")),this.same,
this.pairs.node),this.heading=l("h4",{}),this.where=l("p",{class:"sv-note"}),this.rows=l("tbody",{}),this.curve=new Ys(t),this.verdicts=Tr.map(e=>l("p",{class:"\
sv-told","data-rule":e})),this.counted=l("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),l("p",{class:"sv-note"},t("frequenci\
es.why")),l("h4",{},t("frequencies.curve")),l("p",{class:"sv-note"},t("frequencies.band")),this.curve.node,l("div",{role:"status"},...this.verdicts)),this.means=
l("p",{class:"sv-note"}),this.lossy=l("p",{class:"sv-note"},t("frequencies.lossy_means")),this.node=l("div",{class:"sv-experiment",hidden:!0},l("h3",{},t("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let t=e=>l("span",{class:"sv-count-key","data-part":e},this.say(
`frequencies.${e}`));return l("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(t))}table(){let{say:t}=this,e=s=>l("th",{scope:"col","\
data-rule":s},t(`frequencies.${s}`));return l("table",{class:"sv-counts"},l("caption",{class:"sv-spoken"},t("frequencies.caption")),l("thead",{},l("tr",{},l("th",
{scope:"col"},t("frequencies.beginning")),...["target",...Tr].map(e))),this.rows)}offer(t,e){this.ask=t,g(this.means,this.say("frequencies.means",{n:e.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(t){this.take({number:this.number,state:"error",message:t})}take(t){
t.number===this.number&&(this.result={...this.result,...t},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let t=this.result?.checkpoints?.length??
0;if(this.seen>=t)return;let e=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=e?t:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),Zl)}show(t){t!==this.run&&(this.running&&this.leave(),this.run=t,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=nc+=1,this.result={number:this.number,state:"loading",texts:0},this.start=ec(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:sc(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:t,run:e,result:s,running:r}=this,i=!!(e&&P(e.trace));this.node.hidden=!(e&&e.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=i||!this.ask,this.lossy.hidden=i,this.refused.hidden=!this.controls.hidden,g(this.refused,this.refusal||(i?t("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(o=>{o.disabled=r}),g(this.button,t(r?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!r,s?.of&&(this.progress.value=(s.texts??0)/s.of),g(this.status,s?this.tell(s):""),this.greedy.hidden=!s?.greedy,s?.greedy&&this.paintGreedy(new Ut(s.greedy)),
this.counted.hidden=!s?.rows?.length,s?.rows?.length&&this.paintCounts(s)}tell({state:t,message:e,texts:s,of:r}){return t==="loading"||t==="error"?e||this.say(`\
frequencies.state.${t}`):this.say(`frequencies.state.${t}`,{n:(s??0).toLocaleString("en"),of:(r??0).toLocaleString("en")})}paintGreedy(t){let e=Ws(t,t.length),s=e.
parts??e.compared;_(this.same,"data-kind",e.parts==null?"same":"differ"),g(this.same,e.parts==null?this.say("lossless.same",{n:s}):this.say("lossless.differ",{n:s,
position:s+1})),this.pairs.show(e,Gs(t),this.same.textContent??"")}paintCounts(t){let{say:e,run:s,seen:r}=this,{rows:i,checkpoints:o,band:a,plan:c,temperature:d,
state:h}=t,p=o[r-1];g(this.heading,e("frequencies.counted",{t:String(d),n:(p?p[0]:0).toLocaleString("en")})),g(this.where,s?this.before(s):"");let u=Math.max(...i.
map(f=>f[1]),...(p?[p[1],p[2]]:[]).flatMap(f=>f[0].map(b=>b/p[0])));this.rows.replaceChildren(...i.flatMap(([f,b],w)=>f==null&&b<Ql&&!(p&&p[1][0][w]+p[2][0][w])?
[]:[l("tr",{style:`--p:${b/u}`},l("th",{scope:"row",class:f==null?"sv-others":null,translate:f==null?null:"no"},...f==null?[e("frequencies.others")]:it(f,!0)),l(
"td",{},Lo(b)),...[1,2].map(S=>this.cell(p&&p[S],w,p?p[0]:0,u)))]));let v=h!=="running"&&r===o.length&&r>0,m=Tr.map((f,b)=>v?this.verdict(f,p[0],p[b+1][2],a[r-1][1]):
"");this.verdicts.forEach((f,b)=>g(f,m[b])),this.curve.show(t,r,c,N(...m)||e("frequencies.curve"))}before(t){let e=t.promptText+Vs(t,t.folds.output.slice(0,this.
start)).map(r=>r.text).join(""),s=e.length>Ao?`…${e.slice(-Ao)}`:e;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:s.replace(/\s+/g,
" ")})}cell(t,e,s,r){if(!t)return l("td",{});let[i,o]=[t[0][e]/s,t[1][e]/s];return l("td",{},l("span",{class:"sv-count-bar",style:`--n:${i/r};--g:${o/r}`},l("sp\
an",{class:"sv-count-all"}),l("span",{class:"sv-count-guessed"}),l("span",{class:"sv-count-exact"})),Lo(i))}verdict(t,e,s,r){let i=e.toLocaleString("en");return this.
say(`frequencies.${s>r?"beyond":"within"}.${t}`,{n:i,distance:Er(s),high:Er(r)})}},Lo=n=>`${(n*100).toFixed(1)}%`;var $o=["plain","speculative"],rc={float16:.0625,bfloat16:.5},ic=.001;function oc(n,t){let e=0;for(;n.folds.at(e+1).emitted<=t;)e+=1;return(n.rounds[e].positions||
[])[t-n.folds.at(e).emitted]||null}function ac(n,t,e,s){let r=oc(n,t),i=r?Fs(r,!0):[],o=[e,s].map(c=>(i.find(d=>d.token===c)||{target:null}).target);if(!o[0])return null;
let a=rc[n.trace.models.target.dtype]||ic;return{p:o,gap:o[1]?Math.abs(Math.log(o[0]/o[1])):null,limit:a}}var Mr=class{constructor(t,e){this.same=l("span",{}),this.
mark=l("mark",{class:"sv-parting"}),this.rest=l("span",{class:"sv-parted"}),this.text=l("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=l("div",{class:"sv-twin","data-way":e},l("h3",{},t(`race.${e}`)),this.text)}show(t,e){let s=i=>i.map(({text:o})=>o).join(""),r=e??t.length;this.same.replaceChildren(
...it(s(t.slice(0,r)))),this.mark.hidden=e==null,this.mark.replaceChildren(...e==null?[]:it(ie(t[e]),!0)),this.rest.replaceChildren(...it(s(t.slice(r+1))))}},Xs=class{outcome;constructor(t){
this.say=t,this.verdict=l("p",{class:"sv-verdict"}),this.why=l("p",{class:"sv-note"}),this.twins=Object.fromEntries($o.map(e=>[e,new Mr(t,e)])),this.scroller=l(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":t("lossless.texts")},...$o.map(e=>this.twins[e].node)),this.pairs=new be(t),this.experiment=new Js(
t),this.own=l("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-section-\
head"},l("h2",{},t("lossless.heading"))),this.own,this.experiment.node)}show(t,e){let{plain:s,speculative:r,compared:i,parts:o}=Ws(t,e),a=t.trace.settings.temperature===
0,c=i?o==null?"same":a?"differ":"sampled":"none";this.pairs.node.hidden=!i||!a,this.scroller.hidden=!i||a,_(this.verdict,"data-kind",c),this.twins.plain.show(s,
o),this.twins.speculative.show(r,o),this.scrollTo(`${c} ${o}`),g(this.verdict,this.tell(t,c,i,o??0)),g(this.why,o!==null&&a?this.tellGap(t,o,[r[o],s[o]]):a||c===
"none"?i?this.say("lossless.greedy"):"":this.say(et(L(t.trace))?"rules.lossy":"lossless.sampling")),a&&this.pairs.show({plain:s,speculative:r,parts:o},Gs(t),this.
verdict.textContent??""),this.experiment.show(t),this.order(a?this.own:this.experiment.node)}order(t){let[e,s]=[this.own,this.experiment.node],r=t===e?s:e;t.nextElementSibling!==
r&&r.before(t)}scrollTo(t){if(t===this.outcome)return;this.outcome=t;let{mark:e}=this.twins.plain;this.scroller.scrollTop=e.hidden?0:Math.max(0,e.offsetTop-this.
scroller.clientHeight/2)}tell(t,e,s,r){let{say:i}=this;return e==="none"?i(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="\
same"?i(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{n:s}):i(`lossless.${e}`,{position:r+1,n:r})}tellGap(t,e,[s,r]){let{say:i}=this,o=ac(
t,e,s.token,r.token);if(!o)return i("lossless.unknown");let a={mine:nt(ie(s)),theirs:nt(ie(r)),p:Nt(o.p[0]),q:Nt(o.p[1]),gap:R(o.gap,3),limit:o.limit,dtype:t.trace.
models.target.dtype};return o.gap==null?i("lossless.unlisted",a):N(i("lossless.gap",a),i(o.gap<=o.limit?"lossless.tie":"lossless.fault",a))}};var lc=1.96,cc=300,oe=10;function Or(n,t){let e=n/t,s=lc**2/t,r=(e+s/2)/(1+s),i=Math.sqrt((e*(1-e)+s/4)*s)/(1+s);return{share:e,low:Math.max(0,r-i),high:Math.min(
1,r+i),tested:t}}function jr(n){let t=n.some(({drafts:s})=>s.some(({confidence:r})=>r!=null)),e=n.filter(s=>!tt(s)).flatMap(({drafts:s,positions:r=[]})=>s.flatMap(
({token:i,verdict:o,confidence:a},c)=>{let d=t?a:r[c]?.candidates.find(([h])=>h===i)?.[4];return o==="untested"||d==null?[]:[{chance:d,accepted:o==="accepted"}]}));
return{headed:t,tests:e}}function Ro(n,t){let e=L({settings:n});return e==="token"||e==="match"&&!t||n.temperature===0}function Co(n){let t=n.length<cc?5:10;return Array.
from({length:t},(e,s)=>{let r=n.filter(({chance:o})=>Math.min(t-1,Math.floor(o*t))===s),i=r.reduce((o,{chance:a})=>o+a,0)/r.length;return{from:s/t,to:(s+1)/t,mean:i,
...Or(r.filter(({accepted:o})=>o).length,r.length)}}).filter(({tested:e})=>e)}var Zs=196,Qs=40,Po=10,qo=10,Ar=40,dc=[0,.5,1],ts=class{constructor(t,e,s,r){this.chart=l("div",{class:"sv-dots",role:"img"}),this.sentence=l("p",{class:"sv-not\
e"}),this.table=ge(t,e,r),this.node=l("figure",{class:"sv-figure-block"},l("h3",{},A(s,e)),this.chart,this.sentence,this.table.node)}show(t,{title:e,ticks:s},r,i,o=!1){
_(this.chart,"aria-label",r),g(this.sentence,r),this.table.show(i);let a=this.chart.clientWidth;if(!a)return;let c=p=>Qs+p*(a-Qs-Po),d=p=>qo+(1-p)*(Zs-qo-Ar),h=t.
filter(({tested:p})=>p>=oe);this.chart.replaceChildren(C("svg",{width:a,height:Zs,"aria-hidden":"true"},...dc.flatMap(p=>[C("line",{class:"sv-dots-grid",x1:Qs,x2:a-
Po,y1:d(p),y2:d(p)}),C("text",{x:Qs-6,y:d(p)+4,"text-anchor":"end"},`${p*100}%`)]),o?C("line",{class:"sv-dots-equal",x1:c(0),x2:c(1),y1:d(0),y2:d(1)}):C("polyli\
ne",{class:"sv-dots-line",points:h.map(p=>`${c(p.x)},${d(p.share)}`).join(" ")}),...s.map(({at:p,label:u})=>C("text",{x:c(p),y:Zs-Ar+15,"text-anchor":p<1?"middl\
e":"end"},u)),...t.flatMap(p=>[C("line",{class:"sv-dots-whisker",x1:c(p.x),x2:c(p.x),y1:d(p.low),y2:d(p.high)}),C("circle",{class:p.tested<oe?"sv-dots-few":"sv-\
dots-point",cx:c(p.x),cy:d(p.share),r:5}),C("text",{class:"sv-dots-count",x:c(p.at),y:Zs-Ar+28,"text-anchor":"middle"},`${p.tested}`)]))),this.chart.append(l("p",
{class:"sv-dots-axis","aria-hidden":"true"},e))}};var es=["accepted","rejected","untested"],pc=[0,.2,.4,.6,.8,1].map(n=>({at:n,label:M(n)})),No=(n,t)=>[n,t];function hc(n){let t=Array.from({length:Math.max(0,...n.
map(s=>s.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));n.forEach(({drafts:s})=>{tt({drafts:s})?uc(s).forEach((r,i)=>{t[i][r]+=1}):s.forEach((r,i)=>{
t[i][r.verdict]+=1})});let e=t.findLastIndex(s=>es.some(r=>s[r]));return t.slice(0,e+1)}function uc(n){let t=ft(n);return Array.from({length:Math.max(...t)+1},(e,s)=>{
let r=n.filter((i,o)=>t[o]===s).map(({verdict:i})=>i);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function vc(n){let t=n.
map(r=>r.drafts.filter(i=>i.verdict==="accepted").length),e=n.map(({drafts:r})=>tt({drafts:r})?Math.max(...ft(r))+1:r.length),s=Array(Math.max(0,...e)+1).fill(0);
return t.forEach(r=>{s[r]+=1}),s}var tn=class{constructor(t,e,s,r){this.chart=l("div",{class:"sv-columns",role:"img"}),this.sentence=l("p",{class:"sv-note"}),this.
table=ge(t,e,r),this.node=l("figure",{class:"sv-figure-block"},l("h3",{},A(s,e)),this.chart,this.sentence,this.table.node)}show(t,e,s){let r=t.map(({label:i,value:o,
parts:a})=>l("div",{class:"sv-column"},l("span",{class:"sv-column-value"},o),l("span",{class:"sv-column-bar"},...a.map(([c,d])=>l("span",{"data-kind":c,style:`-\
-n:${d}`}))),l("span",{class:"sv-column-label"},i)));this.chart.replaceChildren(...r),this.chart.classList.toggle("sv-many-columns",t.length>9),_(this.chart,"ar\
ia-label",e),g(this.sentence,e),this.table.show(s)}},en=class{constructor(t){this.say=t,this.slots=new tn(t,t("slots.heading"),"acceptance_by_position",[t("slot\
s.slot"),...es.map(s=>t(`kind.${s}`)),t("slots.of_rounds"),t("slots.of_judged")]),this.given=new ts(t,t("given.heading"),"acceptance_by_position",[t("slots.slot"),
t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.calibration=new ts(t,t("calibration.heading"),"calibration",[t("calibration.predicted"),t("cal\
ibration.mean"),t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.lengths=new tn(t,t("lengths.heading"),"mean_acceptance_length",[t("lengths.len\
gth"),t("lengths.rounds")]);let e=s=>l("li",{},l("span",{class:"sv-swatch","data-kind":s}),t(`kind.${s}`));this.slots.chart.after(l("ul",{class:"sv-legend"},...es.
map(e))),this.all=l("div",{},l("div",{class:"sv-section-head"},l("h2",{},t("breakdown.heading"))),l("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=l("section",{class:"sv-section"},this.all)}show(t,e){let s=t.rounds.slice(0,e);this.all.hidden=!t.width;
let r=hc(s);this.showCalibration(t,s),this.showSlots(r,e),this.showGiven(r),this.showLengths(vc(s),e)}showSlots(t,e){let{say:s}=this,r=({accepted:p,rejected:u})=>p/
(p+u),i=t.map((p,u)=>({label:String(u+1),value:M(p.accepted/e),parts:es.map(v=>No(v,p[v]/e))})),o=t.filter(({accepted:p,rejected:u})=>p+u>0).length,[a,c]=[t[0],
t[o-1]],d=t.length===1?"aria_one":o===1?"aria_first":"aria",h=a?s(`slots.${d}`,{first:M(a.accepted/e),last:M(c.accepted/e),n:o}):s("slots.none");this.slots.show(
i,h,t.map((p,u)=>[u+1,...es.map(v=>p[v]),M(p.accepted/e),M(r(p))]))}showGiven(t){let{say:e}=this,s=t.flatMap(({accepted:h,rejected:p},u)=>{let v=(u+.5)/t.length;
return h+p?[{...Or(h,h+p),x:v,at:v,label:String(u+1)}]:[]}),r=s.filter(({tested:h})=>h>=oe),[i,o]=[r[0],r[r.length-1]],a=r.length<2?"few":o.low>i.high?"rises":o.
high<i.low?"falls":"open",c=r.length>1&&e("given.ends",{first:i.label,last:o.label,first_share:M(i.share),last_share:M(o.share)}),d=s.length?N(c,e(`given.${a}`),
this.tellFew(s)):e("slots.none");this.given.show(s,{title:e("given.axis"),ticks:s},d,s.map(h=>[h.label,...this.cells(h)]))}showCalibration(t,e){let{say:s}=this,
r=jr(t.rounds);if(this.calibration.node.hidden=!r.tests.length,this.calibration.node.hidden)return;let i=Ro(t.trace.settings,r.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!i,!i){g(this.calibration.sentence,s("calibration.other_rule",{rule:s(`rules.name.${L(t.trace)}`)}));return}let{headed:o,
tests:a}=jr(e),c=Co(a),d=o?"head":"own",h=({from:f,to:b})=>s("calibration.between",{from:M(f),to:M(b)}),p=c.map(f=>({...f,x:f.mean,at:(f.from+f.to)/2})),u=a.reduce(
(f,{chance:b})=>f+b,0)/a.length,v=a.filter(f=>f.accepted).length,m=p.length?N(s(`calibration.${d}`),s("calibration.sum",{mean:M(u),share:M(v/a.length),tested:a.
length}),s("calibration.equal"),this.tellFew(p)):s("slots.none");this.calibration.show(p,{title:s(`calibration.axis.${d}`),ticks:pc},m,p.map(f=>[h(f),M(f.mean),
...this.cells(f)]),!0)}cells({share:t,low:e,high:s,tested:r}){return[M(t),this.say("calibration.between",{from:M(e),to:M(s)}),r]}tellFew(t){return t.some(({tested:e})=>e<
oe)&&this.say("given.hollow",{few:oe})}showLengths(t,e){let s=Math.max(1,...t),r=t.reduce((p,u,v)=>p+u*v,0)/e,i=Math.max(...t),o=t.flatMap((p,u)=>p===i?[u]:[]),
a=t.map((p,u)=>({label:String(u),value:String(p),parts:[No("accepted",p/s)]})),c=o.length>1?"lengths.tied":"lengths.aria",d={mean:R(r),commonest:o.join(this.say(
"comma")),count:i,rounds:e},h=this.say(e?c:"slots.none",d);this.lengths.show(a,h,t.map((p,u)=>[u,p]))}};var we=220,ae=44,ss=12,Io=8,sn=40,mc=1.25,fc=1.1,gc=90,Ho=10,nn=class{spots=[];rule=C("line",{y1:Io,y2:we-sn});dot=C("circle",{r:4});mark=C("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(t){this.say=t,this.chart=l("div",{class:"sv-speedup-chart",role:"img"}),this.readout=l("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=l("p",{class:"sv-note"}),this.table=ge(t,t("chart.heading"),[t("chart.x"),t("chart.y")]),this.chart.addEventListener(
"pointermove",e=>this.read(e)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-secti\
on-head"},l("h2",{},A("speedup",t("chart.heading")))),this.chart,this.sentence,this.table.node)}points(t,e){let{folds:s}=t,r=[];for(let i=1;i<=s.compared(e);i+=
1)r.push([s.at(i).emitted,s.speedup(i)??0]);return r}show(t,e,s){let r=this.points(t,e),i=r.length>1,o=this.describe(t,r);g(this.sentence,o),_(this.chart,"aria-\
label",o),this.chart.hidden=this.table.node.hidden=!i,this.table.show(r.map(([a,c])=>[a,Q(c)])),i&&this.draw(r,t.folds.at(s).emitted)}describe(t,e){if(e.length<
2){let a=t.folds.plain.tokens.length>0;return this.say(a||!t.length?"chart.waiting":"headline.not_measured")}if(t.over&&t.folds.impossible(e.length))return this.
say("headline.impossible");let[s,r]=e[e.length-1],i=e.slice(Ho-1).map(([,a])=>a),o={least:Ho,low:Q(Math.min(...i)),high:Q(Math.max(...i))};return N(this.say("ch\
art.last",{tokens:s,speedup:Q(r)}),i.length>1&&this.say("chart.range",o))}draw(t,e){let s=this.chart.clientWidth;if(!s)return;let r=Math.max(mc,...t.map(([,c])=>c))*
fc,i=c=>ae+c/e*(s-ae-ss),o=c=>we-sn-c/r*(we-sn-Io);this.spots=t.map(([c,d])=>({count:c,ratio:d,x:i(c),y:o(d)}));let a=this.spots[this.spots.length-1];this.chart.
replaceChildren(C("svg",{width:s,height:we,"aria-hidden":"true"},...this.scale(r,o,s),...this.tokens(e,i,s),...this.reference(o(1),a,s),C("polyline",{class:"sv-\
speedup-line",points:this.spots.map(c=>`${c.x.toFixed(1)},${c.y.toFixed(1)}`).join(" ")}),C("circle",{class:"sv-speedup-last",cx:a.x,cy:a.y,r:4.5}),this.mark),this.
readout),this.unread()}scale(t,e,s){let r=Xe(t,5),i=r<.1?2:r<1?1:0;return wr(t,r).flatMap(o=>[C("line",{class:"sv-speedup-grid",x1:ae,x2:s-ss,y1:e(o),y2:e(o)}),
C("text",{x:ae-6,y:e(o)+4,"text-anchor":"end"},`${o.toFixed(i)}×`)])}tokens(t,e,s){let r=Math.max(1,Xe(t,Math.max(2,(s-ae)/gc)));return[...wr(t,r).map(i=>C("te\
xt",{x:e(i),y:we-sn+16,"text-anchor":"middle"},String(i))),C("text",{class:"sv-speedup-title",x:(ae+s-ss)/2,y:we-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(t,e,s){
return[C("line",{class:"sv-speedup-plain",x1:ae,x2:s-ss,y1:t,y2:t}),C("text",{x:s-ss,y:e.y<t?t+14:t-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:t}){
if(!this.spots.length)return;let e=t-this.chart.getBoundingClientRect().left,s=this.spots.reduce((r,i)=>Math.abs(r.x-e)<=Math.abs(i.x-e)?r:i);g(this.readout,this.
say("chart.hover",{tokens:s.count,speedup:Q(s.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${s.x}px`),this.readout.dataset.side=s.x>this.
chart.clientWidth/2?"left":"right",_(this.rule,"x1",s.x),_(this.rule,"x2",s.x),_(this.dot,"cx",s.x),_(this.dot,"cy",s.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var xc=250,bc=120;function wc(n){let{top:t,bottom:e}=n.getBoundingClientRect();return e>0&&t<window.innerHeight}var rn=class{timer;run;shown;known;busy;constructor({
say:t,palette:e,seek:s,greedy:r}){this.breakdown=new en(t),this.race=new Ds({say:t,palette:e,seek:s,greedy:r}),this.costs=new Us(t),this.speedup=new nn(t),this.
lossless=new Xs(t),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(t,{shown:e,known:s,
busy:r,view:i}){let o=`${e} of ${s}, ${t.folds.plain.tokens.length}, ${t.over}, ${r}, ${i}`;t===this.run&&o===this.drawn||(t!==this.run&&this.renew(t),this.shown=
e,this.known=s,this.drawn=o,this.busy=r,!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),r?Math.max(0,xc-(performance.now()-this.
drawnAt)):bc)))}renew(t){this.run=t,this.race.load(t),this.lossless.experiment.show(t)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let t=this.busy?wc:s=>s.checkVisibility();this.all.filter(({node:s})=>t(s)).forEach(s=>s.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var Do=["draft","verify","accept"],yc=3,kc=n=>n!=null&&n<1&&Q(n)!==Q(1),on=class{constructor(t){this.say=t,this.values={},this.labels={};let e=(s,r,i)=>{let o=l(
"span",{class:"sv-figure-value"},Lt);return this.values[s]=o,this.labels[s]=A(i,r),l("div",{class:`sv-figure sv-figure-${s}`},o,l("span",{class:"sv-figure-label"},
this.labels[s]))};this.busy=l("span",{class:"sv-figure-busy",hidden:!0},t("headline.busy")),this.sentence=l("p",{class:"sv-sentence"}),this.node=l("div",{class:"\
sv-headline"},l("div",{class:"sv-figures"},e("speedup",t("headline.speedup"),"speedup"),e("acceptance",t("headline.acceptance"),"acceptance_rate"),e("length",t(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(t,e){let s=t.folds.summary(e),r=e<yc&&!(t.over&&e===t.length);g(this.values.
speedup,r?Lt:Q(s.speedup)),g(this.values.acceptance,r?Lt:M(s.acceptance_rate)),g(this.values.length,r?Lt:R(s.mean_acceptance_length)),g(this.labels.acceptance,this.
say(P(t.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!r&&kc(s.speedup)),_(this.node,"title",r?this.say("headline.too_early"):
null);let i=this.tellDisturbance(t,e);this.busy.hidden=r||!i,this.node.dataset.busy=String(!this.busy.hidden),_(this.busy,"title",i||null),g(this.sentence,this.
tell(t,e,s,r,i))}tell(t,e,s,r,i){if(!s.rounds)return this.say("headline.nothing");let o=e<t.length&&this.say("headline.until",{round:e,rounds:t.length});return N(
o,this.tellRounds(t,s),this.tellSpeed(t,e,s,r),i)}tellDisturbance(t,e){let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:M(s.jitter)})}tellRounds(t,e){let{say:s}=this,{gamma:r,drafter:i}=t.trace.settings,o=R(e.mean_acceptance_length,
e.drafted?1:0);if(!r)return s("headline.plain_round",{length:o});let a=e.drafted/e.rounds,c=P(t.trace)&&e.drafted?s("tree.guesses",{n:R(a,Number.isInteger(a)?0:
1)}):"",d=e.drafted===e.rounds*r,h=c||s(`headline.guesses.${r===1?"one":d?"many":"most"}`,{n:r});return s("headline.each_round",{drafter:St(s,i,t.trace.models.pair),
guessed:h,length:o})}tellSpeed(t,e,s,r){let{say:i}=this;if(!t.folds.plain.tokens.length)return i("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
if(r||s.speedup==null)return i("headline.too_early");if(Q(s.speedup)===Q(1))return i("headline.same");if(s.speedup>=1)return i("headline.faster",{share:M(1/s.speedup)});
let o=t.folds.cost(e);if(!o)return i("headline.too_early");let a=d=>o[d]/o.plain,c=Do.reduce((d,h)=>o[d]>=o[h]?d:h);return i("headline.slower",{total:R(Do.reduce(
(d,h)=>d+a(h),0)),draft:R(a("draft")),verify:R(a("verify")),accept:R(a("accept")),blame:i(`part.${c}`)})}},Uo=["emitted","rounds","drafted","accepted","rejected",
"untested"],_c={counts:Uo,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","plain_tokens\
_per_second","prefill","agreement"]},Sc={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Bo={acceptance_rate:M,draft_efficiency:M,
mean_acceptance_length:R,mean_overlap:R,speedup:Q,tokens_per_second:Wn,plain_tokens_per_second:Wn},zc=Object.keys(Bo),Ec=["accepted","rejected","untested"],Tc=(n,t)=>[
n,t],an=class{constructor(t){this.say=t,this.values={},this.labels={};let e=s=>(this.values[s]=l("span",{class:"sv-ledger-value","data-metric":s},Lt),this.labels[s]=
A(Sc[s]||s,t(`ledger.${s}.label`)),l("p",{class:"sv-ledger-line"},this.labels[s],this.values[s]));this.parts=Ec.map(s=>Tc(s,l("span",{"data-kind":s}))),this.bar=
l("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,s])=>s)),this.lossy=l("p",{class:"sv-note",hidden:!0},t("rules.lossy")),this.node=l("section",{
class:"sv-section sv-ledger"},l("div",{class:"sv-section-head"},l("h2",{},t("ledger.heading")),l("span",{class:"sv-quiet"},t("ledger.note"))),this.bar,this.lossy,
l("div",{class:"sv-ledger-groups"},...Object.entries(_c).map(([s,r])=>l("div",{class:"sv-ledger-group"},l("h3",{},t(`ledger.groups.${s}`)),...r.map(e)))))}show(t,e){
let s=t.folds.summary(e);g(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${P(t.trace)?"tree":"label"}`)),Uo.forEach(o=>g(this.values[o],vt(s[o]))),
zc.forEach(o=>g(this.values[o],Bo[o](s[o])));let{target:r,draft:i}=t.trace.prefill||{};g(this.values.prefill,r||i?H((r||0)+(i||0)):Lt),g(this.values.agreement,this.
agreement(t,e)),this.parts.forEach(([o,a])=>a.style.setProperty("--n",String(s[o]))),this.bar.setAttribute("aria-label",this.say("ledger.bar",s)),this.bar.hidden=
!s.drafted,this.lossy.hidden=!this.isBent(t)}isBent({trace:t}){return t.settings.temperature>0&&et(L(t))}agreement(t,e){if(this.isBent(t))return this.say("ledge\
r.agreement.lossy");if(t.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let s=t.folds.agreement(e);return s?s.first_difference===null?
this.say("ledger.agreement.same",{n:s.compared}):this.say("ledger.agreement.differ",{n:s.first_difference+1}):Lt}};var ln=44,Mc=2,Fo=10,cn=class{run;drawn;constructor({say:t,palette:e,seek:s}){this.say=t,this.palette=e,this.seek=s,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=l("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=l("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":t(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,l("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",r=>this.grab(r)),this.node.addEventListener("pointermove",r=>{this.held&&this.seek(this.momentAt(r))}),["pointerup","pointer\
cancel"].forEach(r=>this.node.addEventListener(r,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:r}])=>{this.width=r.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:t,tint:e},s,r){let{length:i}=s,o=this.run!==s||this.shown!==t.round||this.drawn!==i||this.tint!==e;this.run=s,this.shown=t.
round,this.tint=e,o&&this.draw();let a=t.phase?t.phase/Jn(s.rounds[t.round]):0,c=t.round+a;this.node.style.setProperty("--done",String(i?c/i:0)),_(this.node,"ar\
ia-valuemax",i),_(this.node,"aria-valuenow",Number(c.toFixed(2))),_(this.node,"aria-valuetext",r)}grab(t){!this.run||!this.run.length||t.button||(this.held=!0,this.
node.setPointerCapture(t.pointerId),this.seek(this.momentAt(t)))}momentAt(t){let{run:e,width:s}=this;if(!e)return Ht.moment;let{left:r}=this.node.getBoundingClientRect(),
i=Math.max(0,Math.min(1,(t.clientX-r)/(s||1)))*e.length,o=Math.min(Math.floor(i),e.length-1),a=Jn(e.rounds[o]);return s/e.length<Mc*a?{round:Math.round(i),phase:0}:
{round:o,phase:Math.round((i-o)*a)}}momentFor(t,{round:e}){let s={PageUp:Fo,PageDown:-Fo}[t];return s?{round:e+s,phase:0}:null}draw(){let{run:t,width:e,canvas:s,
palette:r}=this,i=window.devicePixelRatio||1,o={width:Math.round(e*i),height:Math.round(ln*i)};(s.width!==o.width||s.height!==o.height)&&Object.assign(s,o);let a=s.
getContext("2d");if(!a||(a.setTransform(i,0,0,i,0,0),a.clearRect(0,0,e,ln),!t||!t.length))return;this.drawn=t.length;let c=e/t.length,d=P(t.trace),h=d?t.rounds.
map(({drafts:m})=>Math.max(0,...ft(m).map(f=>f+1))):[],p=ln/((d?Math.max(...h):t.width)+1),[u,v]=[c,p].map(m=>m>4?m-1:m);t.rounds.forEach(({drafts:m},f)=>{let b=f<
this.shown?this.writtenIn(t,f):[],w=d?h[f]+1:f<this.shown?t.rows[f].slots.length:m.length+1;for(let x=0;x<w;x+=1)a.fillStyle=r.get(x<b.length?this.colour(t,f,b[x]):
"line"),a.fillRect(f*c,ln-(x+1)*p,Math.max(.6,u),Math.max(.6,v))})}writtenIn(t,e){return t.rows[e].slots.map((s,r)=>({...s,index:r})).filter(s=>Ct(s.kind))}colour(t,e,{
index:s,kind:r}){if(this.tint==="verdict")return`strip-${r}`;let i=Fe(this.tint,t.at({round:e,index:s}));return i==null?"strip-unknown":`tint-${i}`}disconnect(){
this.sizes.disconnect()}};var Oc=[.5,1,2,4],Vo={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},jc=["start","back","previous","play",
"next","forward","end","stop"],Wo="specviz-letters",Go={read(){try{return localStorage.getItem(Wo)!=="off"}catch{return!0}},write(n){try{localStorage.setItem(Wo,
n?"on":"off")}catch{}}},dn=class{buttons={};constructor({say:t,palette:e,keys:s,actions:r}){this.say=t;let i=o=>this.buttons[o]=l("button",{type:"button",class:"\
sv-button","data-button":o,title:t(`transport.${o}`),"aria-label":t(`transport.${o}`),on:{click:r[o]}},je(Vo[o]));this.run=l("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:r.run}},t("transport.run")),this.strip=new cn({say:t,palette:e,seek:r.seek}),this.count=l("span",{class:"sv-count"}),this.follow=
l("button",{type:"button",class:"sv-link",hidden:!0,on:{click:r.follow}},t("transport.follow")),this.speed=l("select",{"aria-label":t("transport.speed"),on:{change:()=>r.
set({speed:Number(this.speed.value)})}},...Oc.map(o=>l("option",{value:o,selected:o===1},`${o}×`))),this.pace=Pt(t("transport.pace"),["steps","rounds"].map(o=>[
o,t(`transport.${o}`)]),o=>r.set({pace:o==="steps"?"steps":"rounds"})),this.presenter=l("button",{type:"button",class:"sv-link",title:t("transport.presenter_mea\
ns"),on:{click:r.present}},t("transport.presenter")),this.letters=l("input",{type:"checkbox",checked:Go.read(),on:{change:()=>Go.write(this.letters.checked)}}),
this.help=this.listOf(s),this.node=l("div",{class:"sv-transport",role:"group","aria-label":t("transport.label")},l("div",{class:"sv-buttons"},...jc.map(i),this.
run),l("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,l("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(t){
let e=t.flatMap(([i,o])=>[l("dt",{},...i.split(/\s+/).map(a=>l("kbd",{},a))),l("dd",{},o)]),s=l("dt",{},l("kbd",{},"A – Z"),l("kbd",{},", . ?")),r=l("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return l("details",{class:"sv-keys"},l("su\
mmary",{},this.say("transport.keys")),l("div",{class:"sv-keys-panel"},r,l("dl",{},...e,s,l("dd",{},l("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(t=!this.help.open){!t&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=t,t&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(t,e){let{run:s,moment:r,playing:i,mode:o,live:a}=t,c=ut(t),d=$t(t),h=r.round===0&&r.phase===0,p=this.
tell(t);g(this.count,p),g(this.presenter,this.say(t.presenting?"transport.leave":"transport.presenter")),s&&this.strip.show(t,s,`${p}. ${e}`);let{buttons:u}=this,
v=Object.values(u).find(f=>f===document.activeElement);u.start.disabled=u.back.disabled=u.previous.disabled=h,u.end.disabled=r.round===(s?s.length:0),u.next.disabled=
u.forward.disabled=!(c>0||d||a&&!s),u.stop.hidden=!d&&t.status!=="loading",this.run.hidden=!(t.presenting&&a&&!d),this.follow.hidden=!(d&&c>0),v&&(v.disabled||v.
hidden)&&u.play.focus();let m=i||d&&o==="running"&&!c;this.showPlay(m?"pause":d&&o==="paused"&&!c?"resume":"play")}tell({run:t,moment:{round:e,phase:s}}){let r=t&&
t.over;if(r&&e===t.length&&e)return this.say("transport.all",{rounds:e});let i=this.say(`transport.${r?"round_of":"round"}`,{round:s?e+1:e,rounds:r&&t.length});
return s?this.say("transport.step",{round:i,phase:s}):i}showPlay(t){let{play:e}=this.buttons;e.dataset.does!==t&&(e.dataset.does=t,e.replaceChildren(je(Vo[t==="\
pause"?"pause":"play"]),l("span",{},this.say(`transport.${t}`))),e.setAttribute("aria-label",this.say(`transport.${t}`)),e.title=this.say(`transport.${t}`))}};var Ac=1100,Lc=1.6,$c={draft:450,verify:1200,test:1e3,discard:700,final:1300},Lr=(n,t)=>n.round<t.round||n.round===t.round&&n.phase<t.phase,pn=class{constructor(t,e){
this.store=t;this.resume=e}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(t){return nr(this.store.state,t)!==null}seek(t){let{round:e,
phase:s}=Re(this.rounds,t);this.move(this.toward({round:e,phase:0},{round:e,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(t,e){let s=t;for(;Lr(s,e)&&!this.barred(s);)s=Xn(this.rounds,s);return s}move(t,e,s={}){s.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:t,entered:e,playing:!1,whole:!1,rested:null,following:!r||t.round===r.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(t){
this.go(t,{})}back(t){let{moment:e}=this.store.state;t==="step"?this.move(mi(this.rounds,e),"step"):this.seek({round:e.phase?e.round:e.round-1,phase:0})}go(t,e){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(t==="step")this.move(Xn(this.rounds,s),"step",e);else{let r=Re(this.rounds,
{round:s.round+1}),i=this.toward(s,r);this.move(i,Lr(i,r)?"step":"round",e)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...ut(
this.store.state)?{}:{moment:Ht.moment}}),this.tick())}open(t){this.store.set({opening:!0,until:{round:t+1,phase:0}}),this.tick()}tick(){let{pace:t,speed:e,moment:s,
opening:r}=this.store.state,{name:i}=It(this.rounds[s.round])[s.phase],o=r||t==="steps";this.go(o?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(o?$c[i]:Ac)/(r?Lc:e))}ahead(){let{state:t}=this.store;return this.barred(t.moment)||t.until&&!Lr(t.moment,t.until)?null:
ut(t)?()=>this.tick():$t(t)&&(t.predicting||t.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var hn=class{views;constructor(t){this.views=t.map(e=>({view:e,marked:null,stop:null}))}show(t,e,s){let r=Qt(t,t.cursor)?t.cursor:e;this.views.forEach(i=>{let o=i.
view.find(e),a=i.view.find(r)??i.view.entrance?.()??null;i.marked&&i.marked!==o&&(delete i.marked.dataset.seen,i.marked.setAttribute("aria-selected","false")),o&&
(o.dataset.seen=s,o.setAttribute("aria-selected","true")),i.stop&&i.stop!==a&&(i.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(i,{marked:o,stop:a})})}};var ye=["draft","verify","test","write"],Ko={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Rc={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function Cc(n,t){let{gamma:e,drafter:s,confidence:r,max_new_tokens:i}=n.trace.settings,{ending:o}=n.trace,a=t===n.length-1;
return e===0?"off":n.folds.at(t).emitted===i-1?"last":a&&o==="context full"?"full":a&&o==="end of text"?null:s==="dspark"&&r?"unsure":s==="lookup"?"lookup":null}
function vn(n,t,e,s){let r=Cc(t,e);return N(n,r&&s(`unguessed.${r}`))}function Pc(n,t,e){if(!t)return e("summary.start");let{drafts:s,final:r}=n.rounds[t-1],i={
round:t,drafted:s.length,accepted:s.filter(a=>a.verdict==="accepted").length};if(!s.length)return vn(e("summary.plain",i),n,t-1,e);let o=s.length===1;return r?tt(
{drafts:s})?e(r.kind==="bonus"?"tree.bonus":"tree.some",i):r.kind==="correction"?e(o?"summary.one_rejected":"summary.some",i):e(o?"summary.one":"summary.all",i):
e(o?"summary.one_ends":"summary.end",i)}function qc(n,{round:t},{name:e,index:s},r){let i=n.rounds[t],{drafts:o,final:a}=i,c={round:t+1,n:s+1,of:o.length};if(tt(
i)&&e!=="final")return Nc(n,t,{name:e,index:s},r);if(e==="draft"&&i.together&&o.length>1)return r("phase.at_once",c);if(e==="draft"){let h=n.rows[t].slots[s];return r(
"phase.draft",{...c,token:jt(h,r)})}if(e==="verify"&&!o.length)return vn(r("phase.verify_none",c),n,t,r);if(e==="verify")return r(o.length===1?"phase.verify_one":
"phase.verify",c);if(e==="test")return Ic(n,i,s,c,r);let d=o.filter(h=>h.verdict==="untested").length;return d&&a&&L(n.trace)==="block"?r("rules.phase.discard",
{...c,untested:d}):r(d?"phase.discard":"phase.discard_last",{...c,untested:d})}function Nc(n,t,{name:e,index:s},r){let{drafts:i}=n.rounds[t],o={round:t+1,of:i.length,
token:jt(n.rows[t].slots[s]??n.rows[t].slots[0],r)};if(e==="draft"){let m=ft(i),f=m.filter(b=>b===m[s]).length;return r(f===1?"tree.level_one":"tree.level",{...o,
level:m[s]+1,n:f})}if(e!=="test")return r(e==="verify"?"tree.verify":"tree.discard",o);let{verdict:a,draw:c,parent:d}=i[s],h=rt(i[s]);if(n.trace.settings.temperature!==
0&&a==="accepted"&&c==null&&L(n.trace)==="block")return r("tree.kept",o);if(n.trace.settings.temperature!==0&&Xt(i[s],L(n.trace)))return Yo(n,{...o,n:s+1},a,r);
if(n.trace.settings.temperature===0||c==null||h===null)return r(`tree.greedy_${a}`,o);let[p,u]=ht(c,h),v=a==="rejected"&&!i.some((m,f)=>f>s&&m.parent===d);return r(
`tree.${a}${v?"_last":""}`,{...o,draw:p,threshold:u})}var Yo=(n,t,e,s)=>s(`rules.phase.certain_${e}`,{...t,rule:s(`rules.name.${L(n.trace)}`)});function Ic(n,{drafts:t},e,s,r){
let i=t[e],{verdict:o,draw:a}=i,c=rt(i);if(n.trace.settings.temperature===0)return r(`phase.greedy_${o}`,s);if(Xt(i,L(n.trace)))return Yo(n,s,o,r);if(a==null||c===
null)return r(`phase.untold_${o}`,s);let[d,h]=ht(a,c),p={...s,draw:d,threshold:h};if(c===1&&o==="accepted"&&L(n.trace)!=="block")return r("phase.certain",p);if(L(
n.trace)!=="block")return r(`phase.${o}`,p);let u=o==="accepted"?me(i):"failed",[,v]=ht(a,ot(i)??1);return r(`rules.phase.${u}`,{...p,ratio:v,by:fe(t)+1})}function $r(n,t,e,s){
return e?qc(n,t,e.phase,s):Pc(n,t.round,s)}var Hc={tree:["test","write"],block:["test"]},un=class{constructor(t){this.say=t,this.names=ye.map(e=>A(Ko[e],t(`act.${e}\
.name`))),this.meanings=ye.map(()=>l("span",{class:"sv-spoken"})),this.items=ye.map((e,s)=>l("li",{},this.names[s],this.meanings[s])),this.node=l("ol",{class:"s\
v-acts","aria-label":t("act.label")},...this.items)}load({trace:t}){let e=P(t)?"tree":L(t)==="block"&&t.settings.temperature?"block":"";ye.forEach((s,r)=>{let i=this.
say(`act.${s}.${Hc[e]?.includes(s)?e:"means"}`);_(this.items[r],"title",i),g(this.meanings[r],i)}),this.names[ye.indexOf("test")].dataset.term=e==="block"?"bloc\
k_verification":Ko.test}show(t){let e=ye.indexOf(t?Rc[t]:"");this.items.forEach((s,r)=>{_(s,"aria-current",r===e?"step":null),s.classList.toggle("sv-past",r<e)})}};var mn=class{constructor({say:t,teach:e}){this.say=t,this.why=l("span",{}),this.watch=l("button",{type:"button",class:"sv-link",on:{click:()=>e(this.round)}}),this.
node=l("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(t,e){let{moment:s,opening:r,recorded:i,playing:o,rested:a}=t,c=!o&&s.phase===0,d=a!==null?
this.say("lead.rests",{round:e.length,shown:a+1}):c&&r&&i?this.reason(e,s.round-1):"";this.why.hidden=!d,g(this.why,d);let h=c&&a===null&&e.over&&s.round===e.length?
us(e):null;if(this.watch.hidden=h===null,h===null)return;this.round=h;let p=qe(e.rounds[h],L(e.trace))>=0;g(this.watch,this.say(p?"lead.watch_rule":"lead.watch",
{round:h+1}))}reason(t,e){let s=t.rounds[e];if(!s)return"";let r=L(t.trace),i=qe(s,r);return i>=0?this.say(r==="block"?"lead.rescue":"lead.lenient",{n:i+1}):Zn(
s)?this.say("lead.why"):""}};var Dc=2e3,fn=class{constructor({say:t,stream:e,rounds:s,teach:r}){this.say=t,this.views=[e,s],this.acts=new un(t),this.sentence=l("span",{}),this.lead=new mn({
say:t,teach:r}),this.caption=l("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=l("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
l("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(t){this.at="",this.lag=!0,this.acts.
load(t),this.views.forEach(e=>{e.load(t),e.scroller.scrollTop=0})}tell(t,e){return $r(e,t.moment,Rt(t),this.say)}show(t,e,{busy:s,live:r}){let{moment:i,entered:o,
whole:a}=t,c=Rt(t),d=`${i.round}.${i.phase}`,h=d!==this.at;this.at=d,this.views.forEach(v=>{v.grow(),v.show(i.round),v.showNow(c)}),this.lag=this.lag||h&&!a;let p=o===
"step"&&i.round>0?"final":null;this.acts.show(c?c.phase.name:p),h&&this.greet(o==="round"&&!r?i.round-1:-1);let u=t.rested===null?this.tell(t,e):$r(e,{round:te(
t)+1,phase:0},null,this.say);g(this.sentence,u),this.lead.show(t,e),this.speak(u,s)}follow(){this.lag&&[...this.views].reverse().forEach(t=>t.followHead()),this.
lag=!1}greet(t){this.fresh.forEach(e=>e.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(e=>e.rows[t]??[]),this.fresh.forEach(e=>e.classList.add("sv-\
fresh"))}speak(t,e){let s=performance.now();e&&s-this.spokenAt<Dc||(this.spokenAt=s,g(this.spoken,t))}};function Uc({models:n,settings:t},e){let s=p=>e("size",{name:p.name,size:Gn(p.parameters)}),r=s(n.target),i=gi(t),{drafter:o,confidence:a}=t,c=p=>o!=="early-exi\
t"?s(p):e("first_layers",{layers:p.layers,of:n.target.layers,size:Gn(p.parameters)}),d=n.draft?e("pair",{target:r,draft:c(n.draft)}):e("pair_alone",{target:r}),
h=P({settings:t})&&e("tree.settings",{tree:e(`tree.name.${t.tree}`),budget:t.budget});return[i&&e(`rules.name.${i}`),h,o!=="model"&&St(e,o,n.pair),...["too_shor\
t","other_weights"].map(p=>n.draft?.[p]&&e(p)),e("settings",{...t}),a&&e("confidence",{confidence:a}),d].filter(Boolean).join(" · ")}function Bc({trace:{ending:n},
folds:t},e){let s=t.output.length;return e(`ending.${n}${n==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}var Fc=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function Vc(n,t){n.textContent!==pt(t)&&n.replaceChildren(...t.split(Fc).map((e,s)=>s%2?l("a",{href:e,target:"_blank",rel:"noopener"},e):l("span",{},e)))}var gn=class{constructor(t){
this.say=t,this.origin=l("span",{class:"sv-origin"}),this.about=l("span",{}),this.message=l("span",{class:"sv-message"}),this.node=l("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(t){let{say:e}=this,{run:s,recorded:r,status:i,message:o}=t;s&&this.showRun(s.trace,r),this.origin.dataset.recorded=String(r);
let a=i!=="done"?e(`state.${i}`):s?Bc(s,e):e("state.idle"),c=r||ut(t)>0&&s?.trace.ending!=="stopped",d=s&&(i==="idle"||i==="done"&&c),h=s&&i==="error"?e(r?"stat\
e.example":"state.previous"):d&&t.stale?e("state.stale"):"";Vc(this.message,N(o||(d?"":a),h)),this.message.setAttribute("role",i==="error"?"alert":"status")}showRun(t,e){
let{device:s,processor:r,placement:i}=t.machine,o=s==="cuda"&&this.say(`steps.${t.captured?"captured":"eager"}`),a=[r||s,i,o].filter(Boolean).join(" · ");g(this.
origin,this.say(e?"recorded":"live",{date:t.recorded.slice(0,10),machine:a})),g(this.about,Uc(t,this.say)),[this.origin,this.about].forEach(c=>_(c,"title",c.textContent))}};var Jo={speedup:Q,acceptance_rate:M,draft_efficiency:M,mean_acceptance_length:R,emitted:vt},Wc=Object.keys(Jo),Rr=(n,t)=>n.length===t.length&&n.every((e,s)=>e===
t[s]);function Xo(n,t){let[e,s]=[n.trace.prompt,t.trace.prompt];if(Rr(e,s))return"again";if(s.length<=e.length||!Rr(e,s.slice(0,e.length)))return null;let r=s.slice(
e.length),i=r.length-1,{output:o}=n.folds;return o.length<i||!Rr(r.slice(0,i),o.slice(0,i))?null:{at:i,token:r[i],was:o[i]}}function Gc(n,t,e){let s=t.trace.prompt.
slice(n.trace.prompt.length),[r,i]=[n,t].map(({folds:c},d)=>c.output.slice(0,c.at(e[d]).emitted)),o=[...s,...i],a=0;for(;a<Math.min(r.length,o.length)&&r[a]===o[a];)
a+=1;return{n:a,was:r[a],now:o[a]}}function Zo({compared:n,expected:t,returning:e},s){let r=e??(n&&Kc(n.pair[n.shown],s)?n.shown:null);if(n&&r!==null){let[o,a]=n.
pair;return{pair:r?[o,s]:[s,a],shown:r}}return t&&s.source&&Xo(t.run,s.run)?{pair:[t,s],shown:1}:null}var Kc=({source:n},t)=>!!(n&&t.source&&n.run&&n.run===t.source.
run),xn=class{drawn=null;constructor({say:t,swap:e,close:s}){this.say=t,this.branched=l("p",{class:"sv-branched"}),this.texts=l("p",{}),this.note=l("p",{class:"\
sv-note"},t("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:l("th",{scope:"col"})})),this.body=l("tbody",{}),this.swap=l("button",{type:"but\
ton",class:"sv-link",on:{click:e}}),this.node=l("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":t("compare.heading")},l("div",{class:"\
sv-section-head"},l("h2",{},t("compare.heading")),this.swap,l("button",{type:"button",class:"sv-link",on:{click:s}},t("compare.close"))),this.branched,this.note,
l("table",{class:"sv-figures-table"},l("thead",{},l("tr",{},l("th",{scope:"col"},t("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(t){
let{compared:e}=t,s=this.drawn?.pair;if(this.drawn=e,this.node.hidden=!e,!e)return;let{say:r}=this,{pair:i,shown:o}=e,a=i.map(({run:h},p)=>p===o?hs(t):h.length),
[c,d]=i.map(({run:h})=>h);g(this.swap,r(o?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:h,node:p},u)=>g(p,u===o?r("compare.shown",{run:r(
`compare.${h}`)}):r(`compare.${h}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,a)),g(this.texts,this.tell(c,d,a)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(d.trace.machine),i.some(h=>s?.includes(h))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(t,e){
let s=Xo(t,e);this.branched.hidden=s==="again"||s===null,!(s==="again"||s===null)&&g(this.branched,this.say("compare.branched",{n:s.at+1,token:this.name(e,s.token),
was:this.name(t,s.was)}))}rows(t,e,s){let{say:r}=this,i=(p,u)=>l("tr",{},l("th",{scope:"row"},r(`compare.${p}`)),...u.map(v=>l("td",{},v))),a=Ue.map(p=>({name:p,
values:[t,e].map(({trace:u})=>bs(r,p,xs(u,p),u.models.pair))})).filter(({values:[p,u]})=>p!==u),c=a.some(({name:p})=>p==="tree"),d=[t,e].some(({trace:p})=>P(p)),
h=[t,e].map((p,u)=>p.folds.summary(s[u]));return[...a.map(({name:p,values:u})=>i(p,u)),...c?[i("verified",[t,e].map(({trace:p})=>vt(Be(p))))]:[],...Wc.map(p=>i(
d&&p==="acceptance_rate"?"acceptance_by_position":p,h.map(u=>Jo[p](u[p]))))]}tell(t,e,s){let{n:r,was:i,now:o}=Gc(t,e,s);return i===void 0&&o===void 0?this.say("\
compare.same",{n:r}):i===void 0||o===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(t,i),now:this.name(e,o)})}name(t,e){
return e!==void 0&&nt(t.alone(e))||this.say("token.empty")}};var bn=class{constructor({say:t,send:e,store:s,most:r}){this.say=t,this.send=e,this.store=s,this.most=r,this.compare=new xn({say:t,swap:()=>this.swap(),close:()=>s.
set({compared:null})})}get live(){return this.store.state.live}load(t){this.store.set({compared:Zo(this.store.state,t),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(t,e){let{run:s,recorded:r}=this.store.state.source??{};s===t.run&&r===t.recorded&&this.store.
set({offers:e})}make(t){let{run:e,source:s,recorded:r}=this.store.state;e&&(this.store.set({expected:{run:e,source:s,recorded:r}}),this.send("again",{...s,...t}))}swap(){
let{compared:t}=this.store.state;if(!t)return;let e=t.shown?0:1;this.store.set({returning:e}),this.show(t.pair[e])}show({run:{trace:t},source:e,recorded:s}){let r=t.
ending==="running"?{...t,ending:"stopped"}:t,i={run:e?.run,name:e?.recorded,offered:!!e?.recorded};this.send("show",{trace:r,recorded:s,state:"done",typed:!1,...i})}};var wn=["both","target","draft"],Jc={both:"overlap",target:"residual",draft:"rejected"},Xc=[0,.5,1],yn=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:t,set:e}){this.say=t,this.heading=l("h3",{}),this.shaping=Pt(t("areas.view"),[["shaped",t("areas.shaped")],["raw",t("areas.raw")]],s=>e({raw:s==="raw"})),this.
form=Pt(t("areas.form"),[["picture",t("areas.picture")],["table",t("areas.table")]],s=>e({asTable:s==="table"})),this.note=l("p",{class:"sv-note"}),this.node=l(
"div",{class:"sv-block sv-areas-block"},this.heading,l("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:t}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),g(this.
total.name,t("areas.total"));let e=(i,o)=>l("li",{},l("span",{class:"sv-area-key","data-area":i}),A(Jc[i],o));this.keys=Object.fromEntries(wn.map(i=>[i,e(i,t(`a\
reas.key.${i}`))])),this.keys.dart=l("li",{},l("span",{class:"sv-dart-key"}),t("areas.key.dart"));let s=l("div",{class:"sv-area-row sv-area-head"},l("span",{},t(
"areas.token")),l("span",{}),this.targetHead=l("span",{class:"sv-p"},t("areas.target")),this.draftHead=l("span",{class:"sv-p"},t("areas.draft"))),r=l("div",{class:"\
sv-area-row sv-area-axis"},l("span",{}),l("span",{class:"sv-area-ticks"},...Xc.map(i=>l("span",{style:`--x:${i}`},String(i)))));return this.chart=l("div",{class:"\
sv-areas",role:"img"},s,...this.rows.map(i=>i.node),r,this.total.node),this.legend=l("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=l("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(t){let[e,s,r]=["sv-t","sv-p","sv-p"].map(a=>l("span",{class:a})),i=l("span",{class:"sv-\
dart",hidden:!0}),o=l("span",{class:"sv-area-bar"},...wn.map(a=>l("span",{"data-area":a})),i);return{name:e,target:s,draft:r,dart:i,bar:o,node:l("div",{class:t},
e,o,s,r)}}buildTable(){let t=e=>l("th",{scope:"col"},this.say(`areas.${e}`));return this.body=l("tbody",{}),this.table=l("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},l("table",{},l("thead",{},l("tr",{},...["token","target","draft","both"].map(t))),this.body)),
this.table}dress({raw:t,asTable:e}){t===this.raw&&e===this.asTable||(Object.assign(this,{raw:t,asTable:e}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(t){
this.view=t,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:t,say:e}=this,s=So(t.position),r=this.raw&&s;this.shaping.node.hidden=!s,this.shaping.
set(r?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,g(this.heading,t.heading);let i=r?
"areas.raw_note":"areas.shaped_note";g(this.note,N(...t.notes,s&&e(i,{shaping:t.shaping}))),this.asTable?this.paintTable(r):this.paintPicture(r)}seen({token:t,target:e,
draft:s,both:r}){let{models:i}=this.view;return{token:t,target:i==="draft"?null:e,draft:i==="target"?null:s,both:i==="both"?r:null}}paintPicture(t){let{position:e,
marks:s,models:r}=this.view,i=Bs(e,[...s.keys()],t).map(c=>this.seen(c));r==="draft"&&i.splice(0,i.length-1,...i.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??
0)));let o=t?null:this.view.dart;this.rows.forEach((c,d)=>{let h=d===i.length-1;c.node.hidden=d>=i.length,c.node.hidden||this.paintRow(c,i[d],{rest:h,dart:o})});
let a=r==="both"&&!t?e.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",r==="draft"),this.
draftHead.classList.toggle("sv-unseen",r==="target"),this.legend.hidden=r!=="both",this.keys.dart.hidden=!o,wn.forEach(c=>g(this.keys[c].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${c}`))),_(this.chart,"aria-label",this.describe(i,a,o))}paintRow(t,e,{rest:s,dart:r}){let{view:i}=this,o=i.marks.get(
e.token),a=i.name(e.token);t.node.classList.toggle("sv-others",s),g(t.name,a),_(t.name,"title",a),_(t.name,"data-kind",o),g(t.target,e.target==null?"":F(e.target)),
g(t.draft,e.draft==null?"":F(e.draft)),wn.forEach(c=>t.bar.style.setProperty(`--${c}`,String(e[c]||0))),t.dart.hidden=r?.token!==e.token,!(!r||t.dart.hidden)&&(t.
dart.style.setProperty("--x",String(r.at)),t.dart.dataset.side=r.at>.8?"left":"right",t.dart.dataset.kind=r.kind)}paintTotal(t){this.total.bar.style.setProperty(
"--both",String(t)),this.total.bar.style.setProperty("--draft","1"),g(this.total.target,""),g(this.total.draft,W(t))}describe(t,e,s){let{say:r,view:i}=this,o=c=>{
let d=t.slice(0,-1).filter(h=>h[c]!=null).sort((h,p)=>(p[c]??0)-(h[c]??0))[0];return d&&r(`areas.first.${c}`,{token:i.name(d.token),p:W(d[c])})},a=t[t.length-1];
return N(o("target"),o("draft"),e!==null&&r("areas.overlap",{overlap:W(e)}),s&&r(`areas.dart.${s.kind}`,{token:i.name(s.token)}),r("areas.rest",{target:F(a.target),
draft:F(a.draft)}))}paintTable(t){let{position:e,name:s,marks:r,models:i}=this.view,o=d=>l("td",{},F(d)),a=({token:d,target:h,draft:p,both:u})=>l("tr",{},l("th",
{scope:"row",class:"sv-t","data-kind":r.get(d)},s(d)),o(h),o(p),o(u)),c=Fs(e,t).map(d=>a(this.seen(d)));i==="both"&&!t&&c.push(l("tr",{class:"sv-sum"},l("th",{scope:"\
row"},this.say("areas.sum")),o(1),o(1),o(e.overlap))),this.body.replaceChildren(...c)}};function Zc({round:{drafts:n,final:t},index:e,token:s}){let r=e<n.length?mt(n,e):null;return(n.find(({verdict:o},a)=>o==="accepted"&&mt(n,a)===r)??t??{token:s}).
token}var kn=class{constructor({say:t,sequels:e}){this.say=t,this.sequels=e,this.choices=[],this.list=l("div",{class:"sv-choices",role:"toolbar","aria-label":t(
"branch.heading"),on:{keydown:s=>qs(this.choices,s)}}),this.note=l("p",{class:"sv-note"}),this.node=l("div",{class:"sv-block sv-branch"},l("h3",{},t("branch.hea\
ding")),this.note,this.list)}show(t,e){let{say:s}=this,{position:r}=t,i=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!t.open||!r,!r||this.node.
hidden)return;let o=t.kind==="untested";this.list.hidden=!!i||o,g(this.note,i||s(o?"branch.untested":"branch.note"));let a=Zc(t),c=([d,h],p)=>l("button",{type:"\
button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":s("branch.do",{token:e(d),was:e(a)}),on:{click:()=>this.sequels.make({branch:{round:t.number,index:t.
index,token:d}})}},l("span",{class:"sv-choice-token"},e(d)),l("span",{class:"sv-p"},F(h)));this.choices=r.candidates.filter(([d])=>d!==a).map(c),this.list.replaceChildren(
...this.choices)}};var Qc=3,td=.1,ed=.09,sd=.3,nd=2**20,rd=8,Qo=n=>(n?.candidates??[]).flatMap(([,t])=>t==null?[]:[t]).sort((t,e)=>e-t),Cr=n=>Math.min(n.rest[1]??0,Qo(n)[rd-1]??1);
function id(n,t){let{candidates:e,rest:s}=t,r=p=>p?-p*Math.log(p):0,i=Cr(t),o=i?s[1]??0:0,a=e.reduce((p,[,u])=>p+r(u),0),c=a-(o?o*Math.log(i):0),d=a+r(o)+o*Math.
log(nd),h=p=>Math.min(ed,sd*Math.exp(-p));return n>h(c)?1:n<=h(d)?0:null}var ta={token:(n,t)=>t,match:n=>n,typical:(n,t,e)=>e&&id(n,e),"top-k":(n,t,e)=>{let s=Qo(
e)[Qc-1];return s===void 0?null:n>0&&n>=s?1:t},threshold:(n,t)=>n>=td?1:t},ns=(n,t,e,s)=>ta[n](t,e,s);function od(n,t){let{target:e}=n,s=ot(n);return e==null||s===
null?[]:Object.keys(ta).flatMap(r=>{let i=ns(r,e,s,t);return i===null?[]:[[r,i]]})}var _n=class{constructor(t){this.say=t,this.body=l("tbody",{});let e=s=>l("th",
{scope:"col"},t(`rules.others.${s}`));this.note=l("p",{class:"sv-note"}),this.node=l("details",{class:"sv-other-rules"},l("summary",{},t("rules.others.heading")),
l("table",{class:"sv-figures-table"},l("thead",{},l("tr",{},e("rule"),e("chance"),e("verdict"))),this.body),this.note)}show(t,e,s,r){let{say:i}=this,o=r?od(t,e):
[];this.node.hidden=!o.length,g(this.note,i("rules.others.note",{draw:W(s)})),this.body.replaceChildren(...o.map(([a,c])=>{let d=s<c,h=l("th",{scope:"row",class:et(
a)?"sv-lossy":""},i(`rules.name.${a}`));return l("tr",{"data-rule":a},h,l("td",{},W(c)),l("td",{},l("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?"\
accepted":"rejected"})," ",i(`kind.${d?"accepted":"rejected"}`)))}))}};var Pr=4,Sn=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:t,set:e,unpin:s,stage:r,sequels:i}){
this.say=t,this.key="",this.token=l("div",{class:"sv-big-token",translate:"no"}),this.kind=l("span",{class:"sv-chip"}),this.where=l("span",{class:"sv-quiet"}),this.
there=l("button",{type:"button",class:"sv-link",title:t("inspector.stage"),on:{click:()=>{r({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=l("span",{class:"sv-quiet"}),this.unpin=l("button",{type:"button",class:"sv-link",hidden:!0,on:{click:s}},t("inspector.unpin")),this.why=l("p",{class:"\
sv-why"}),this.empty=l("p",{class:"sv-quiet"},t("inspector.empty")),this.absent=l("p",{class:"sv-quiet",hidden:!0},t("inspector.absent")),this.areas=new yn({say:t,
set:e}),this.branch=new kn({say:t,sequels:i}),this.body=l("div",{class:"sv-inspected",hidden:!0},l("div",{class:"sv-title"},this.token,l("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,Ps(t,this.areas.node,"distributions")),this.
node=l("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":t("inspector.heading")},l("div",{class:"sv-section-head"},l("h2",{},t("inspector.headi\
ng")),l("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:t}=this;return this.keep=l("span",{class:"sv-keep"},t("test.keep")),
this.drop=l("span",{class:"sv-drop"},t("test.drop")),this.needle=l("span",{class:"sv-needle"}),this.needleLabel=l("span",{class:"sv-needle-label"}),this.line=l(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=l("span",{class:"sv-limit"}),this.sum=l("p",{class:"sv-arit\
hmetic"}),this.basis=l("p",{class:"sv-note"}),this.others=new _n(t),this.test=l("div",{class:"sv-block sv-test"},l("h3",{},A("accept_test",t("test.heading"))),this.
line,l("div",{class:"sv-test-axis","aria-hidden":"true"},l("span",{},"0"),this.limit,l("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:t}=this;return this.residualRows=Array.from({length:Pr+1},()=>{let e=l("span",{class:"sv-t"}),s=l("span",{class:"sv-share"}),r=l("span",{class:"sv-p"});
return{token:e,bar:s,share:r,node:l("li",{},e,s,r)}}),this.note=l("p",{class:"sv-note"}),this.residual=l("div",{class:"sv-block sv-residual-block"},l("h3",{},A(
"residual",t("residual.heading"))),this.note,l("div",{class:"sv-residual-head"},l("span",{},t("areas.token")),l("span",{},t("residual.share"))),l("ul",{class:"s\
v-residual"},...this.residualRows.map(e=>e.node))),this.residual}show(t,e,s,{concealed:r=!1,elsewhere:i=!1}={}){if(this.empty.hidden=!!e,this.body.hidden=!e,this.
pin.hidden=!e,this.unpin.hidden=!e||s!=="pinned",!e)return;let{number:o,index:a,kind:c}=e,d=`${o}.${a} ${c}`;(t!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=t,this.seen=e,g(this.pin,this.say(`inspector.${s}`)),this.showTitle(),this.where.hidden=i,this.there.hidden=!i,g(this.why,r?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=r||!!e.position,this.areas.node.hidden=r||!e.position,e.position&&!r&&this.areas.show(this.view(e.position)),this.
showTest(),this.showResidual(),this.branch.show(e,h=>this.name(h))}showTitle(){let{seen:t,say:e}=this,s=t.part?[Tt(t.piece)]:t.text?it(t.text,!0):[e("token.empt\
y")];this.token.replaceChildren(...s),this.token.dataset.kind=t.kind,this.kind.dataset.kind=t.kind,g(this.kind,e(`kind.${Zt(t.kind,this.run.trace)}`));let{models:r,
settings:{drafter:i}}=this.run.trace,o=t.draft&&!t.draft.source&&i!=="model"&&St(e,i,r.pair),a=e("inspector.where",{round:t.number+1,slot:ir(this.run,t.number,t.
index,e)}),c=o?e("token.from",{slot:a,drafter:o}):a;[this.where,this.there].forEach(d=>g(d,c))}get greedy(){return this.run.trace.settings.temperature===0}explain(){
let{seen:t,say:e}=this,s=t.part?e("inspector.bytes",{hex:Tt(t.piece)})+" ":t.took>1?e("inspector.joined",{n:t.took})+" ":"",r=t.draft?.confidence;return s+N(this.
reason(),r!=null&&e("inspector.confidence",{predicted:M(r)}))}reason(){let{seen:t,say:e,greedy:s}=this,{kind:r,round:i,accepted:o,draft:a}=t;if(r==="plain")return vn(
e("why.plain"),this.run,t.number,e);let c=tt(i)?this.reasonInTree():"";if(c)return c;if(r==="bonus")return i.drafts.length===1?e("why.bonus_one"):e("why.bonus",
{n:i.drafts.length});if(!s&&this.rule!=="token"){let v=this.reasonOfRule();if(v)return v}if(r==="correction")return e(`why.${s?"greedy_":""}correction`,{guess:this.
name(i.drafts[o].token)});if(r==="untested"){let v=i.drafts.findIndex(m=>m.verdict==="rejected");return v<0?e("why.untested_end"):e("why.untested",{n:v+1})}if(r===
"guessed"&&this.lookedUp)return e("why.copied");if(s)return e(`why.greedy_${r}`);if(a?.target==null||a.draft==null)return e("inspector.absent_probabilities");let[
d,h]=ht(a.target,a.draft),p={target:d,draft:h,chance:M(Math.min(1,a.target/a.draft))},u=r!=="accepted"?r:a.target>=a.draft?"sure":"lucky";return e(this.lookedUp&&
["lucky","rejected"].includes(u)?`why.copied_${u}`:`why.${u}`,p)}reasonInTree(){let{seen:t,say:e,greedy:s}=this,{kind:r,round:{drafts:i},index:o,draft:a}=t;if(r===
"correction"||r==="bonus"||r==="untested"&&a?.draw==null)return e(`tree.why.${r}`);if(s||this.rule!=="token"||!a?.draft||a.target==null)return"";if(r==="guessed")
return e("tree.why.guessed");let c=i.some(({parent:v},m)=>m<o&&v===a.parent),d=a.draft===1;if(!d&&!c)return"";let[h,p]=ht(a.target,a.draft),u=M(Math.min(1,a.target/
a.draft));return N(c&&e("tree.why.left"),d?e("tree.why.certain",{target:h}):e("tree.why.ratio",{target:h,draft:p,chance:u}))}get rule(){return L(this.run.trace)}reasonOfRule(){
let{seen:t,say:e,rule:s}=this,{kind:r,round:i,accepted:o,draft:a}=t;if(r==="correction"){let h=i.drafts[o],p={guess:this.name(h.token),weight:W(h.weight??1)};return et(
s)?"":e(`rules.why.${s}.correction`,p)}if(r==="untested")return s==="block"&&i.final?e("rules.why.block.dropped"):"";if(!a||r!=="accepted"&&r!=="rejected"||a.target==
null||!a.draft)return"";if(s==="block"){let[h,p]=ht(a.draw??0,ot(a)??1),u=!i.drafts.some((m,f)=>mt(i.drafts,f)===t.index),v=r==="accepted"?me(a):u?"rejected_las\
t":r;return e(`rules.why.block.${v}`,{by:fe(i.drafts)+1,draw:h,ratio:p})}let[c,d]=ht(a.target,a.draft);return e(`rules.why.${et(s)?"lossy":s}.${r}`,{rule:e(`rul\
es.name.${s}`),target:c,draft:d,chance:M(rt(a)??0),exact:M(Math.min(1,a.target/a.draft))})}name(t){if(t===-1)return this.say("token.rest");let e=this.run.alone(
t);return nt(e)||Tt(this.run.piece(t))||this.say("token.empty")}view(t){let{seen:e,say:s}=this,{kind:r,round:i,judged:o}=e,c=e.judgedAt>=i.drafts.length?"target":
r==="guessed"?"draft":"both",d=r==="guessed"||r==="lit",h=new Map,p=!e.open&&(!e.draft||r==="rejected")?i.final:null,u=$e(i);p&&u&&h.set(p.token,u),o&&h.set(o.token,
d?r:o.verdict);let m=!(o&&!d&&!this.greedy&&this.rule==="token")||o.draw==null||o.draft==null?null:{token:o.token,at:o.draw*o.draft,kind:o.verdict};return{position:t,
name:b=>this.name(b),heading:s({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[c]),notes:this.notes(c),shaping:this.shaping(),models:c,
marks:h,dart:m,decides:this.rule==="token"}}notes(t){let e=[];return this.seen.kind==="untested"&&e.push("areas.untested"),t!=="target"&&this.lookedUp&&e.push("\
areas.lookup"),this.greedy?e.push("areas.greedy"):t==="both"&&this.rule!=="token"&&e.push("rules.areas"),e.map(s=>this.say(s))}shaping(){let{temperature:t,top_k:e,
top_p:s}=this.run.trace.settings,{say:r}=this;return[r("areas.temperature",{value:t}),...e>0?[r("areas.top_k",{value:e})]:[],...s<1?[r("areas.top_p",{value:s})]:
[]].join(r("comma"))}get lookedUp(){let{drafter:t}=this.run.trace.settings,{judged:e,position:s}=this.seen;return e?.source?e.source==="lookup":t==="lookup"||t.
startsWith("lookup")&&s!==null&&s.rest[4]==null}showTest(){let{seen:t,say:e,rule:s}=this,i=["accepted","rejected",...s==="block"?["untested"]:[]].includes(t.kind)?
t.draft:null,{draw:o=null,target:a=null,draft:c=null}=i??{},d=rt(i??void 0),h=!this.greedy&&o!==null&&d!==null;if(this.test.hidden=!h,!h||!i)return;this.others.
show(i,t.position,o,!P(this.run.trace));let[p,u]=ht(o,d),v={draw:p,threshold:u,target:Nt(a),draft:Nt(c),kind:e(`kind.${Zt(t.kind,this.run.trace)}`)},m=o<d?"pass\
ed":"failed";g(this.keep,e(s==="block"?"rules.pass":"test.keep")),g(this.drop,e(s==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",
String(d)),this.test.style.setProperty("--draw",String(o)),this.keep.dataset.side=o<d/2?"end":"start",this.drop.dataset.side=o>(1+d)/2?"start":"end",this.limit.
dataset.side=d>.6?"left":"right",g(this.limit,`${e("test.threshold")} ${u}`),this.line.dataset.kind=t.kind;let f=Xt(i,s);[this.needle,this.needleLabel].forEach(
w=>{w.hidden=f}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=o>.5?"left":"right",g(this.
needleLabel,`${e("test.draw")} ${p}`);let b=e(s==="token"?`test.${t.kind}`:`rules.sum.${f?"certain":et(s)?"lossy":s}.${m}`,v);g(this.sum,b),this.line.setAttribute(
"aria-label",f?b:e("test.aria",v)),this.showBasis()}showBasis(){let{say:t,seen:{round:e,index:s}}=this,r=this.rule==="block"&&!P(this.run.trace)?fi(e.drafts,s):
null;if(this.basis.hidden=!r,!r)return;let i={weight:W(r.weight),excess:W(r.excess)};g(this.basis,t(`rules.basis.${r.last?"last":"earlier"}`,i))}showResidual(){
let{seen:t}=this,e=t.kind==="rejected"||t.kind==="correction",{drafts:s}=t.round,r=Jt(s).at(-1)??-1,i=t.kind==="rejected"?t.draft:s.findLast((v,m)=>v.verdict===
"rejected"&&mt(s,m)===r)??null,o=e&&t.position&&i?_o(t.position,xi(i,this.rule)):null;if(this.residual.hidden=!o,!o)return;let a=!this.greedy&&(this.rule==="blo\
ck"||this.rule==="match");g(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:W(i?.weight??1)}):this.say("residual.note"));let c=t.open||!t.round.final?
null:t.round.final.token,d=o.shares.slice(0,Pr),h=o.shares.find(v=>v.token===c);h&&!d.includes(h)&&(d[Pr-1]=h);let p=d.reduce((v,m)=>v+m.share,0),u=[...d,{token:-1,
share:Math.max(0,1-p)}];this.residualRows.forEach((v,m)=>this.fillShare(v,u[m],c))}fillShare(t,e,s){t.node.hidden=!e,e&&(g(t.token,this.name(e.token)),_(t.token,
"title",this.name(e.token)),t.bar.style.setProperty("--share",String(e.share)),t.node.classList.toggle("sv-others",e.token===-1),g(t.share,F(e.share)),e.token===
s?t.node.dataset.drawn=this.say("residual.chosen"):delete t.node.dataset.drawn)}};var ad=8,ld=.85;function ea(n){let t=()=>n.scrollHeight-n.scrollTop-n.clientHeight,s=l("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:o=>o.preventDefault(),click:()=>{let o=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";n.scrollBy({top:ld*
n.clientHeight,behavior:o})}}},"▾"),r=()=>{s.hidden=t()<ad};n.addEventListener("scroll",r,{passive:!0});let i=new ResizeObserver(r);return[n,...n.children].forEach(
o=>i.observe(o)),s}var sa=23,na=["tokens","distance"],Ir=[0,1],cd=1e-6,qr=.005;function Hr({candidates:n,rest:t,overlap:e}){let s=n.reduce((r,[,i,o])=>r+Math.max(0,(i??0)-(o??0)),
0);return Math.max(0,e==null?t[1]??0:1-e-s)}function dd(n,t){let e=(o,a)=>Math.max(0,t*(o??0)-(a??0)),s=n.candidates.reduce((o,[,a,c])=>o+e(a,c),0),[,r,i]=n.rest;
return[s+e(r,i),s+Math.max(e(r,i),t*Hr(n))]}function pd({drafts:n,positions:t=[]}){let e=1;return n.map((s,r)=>{if(e=Math.min(1,e*((s.target??0)/(s.draft||1))),
r===n.length-1)return[e,e];let i=c=>c+1-e>0?c/(c+1-e):1,[o,a]=dd(t[r+1],e);return[i(o),i(a)]})}function hd(n,t){return t==="block"?pd(n):n.drafts.map((e,s)=>{let r=ns(
t,e.target??0,ot(e)??0,n.positions?.[s]??null);return r===null?Ir:[r,r]})}function ra(n,t){if(t!=="block")return n.reduceRight((s,r)=>1+r*s,1);let e=1;return n.
reduceRight((s,r,i)=>{let o=e*r*(i+1);return e*=1-r,s+o},1)}function ud(n,t){let{candidates:e,rest:[,s],overlap:r}=n,i=Cr(n);if(r==null||s==null||ns(t,i,i,n)!==
(t==="typical"?0:i))return Ir;let o=e.map(([,x,S])=>({p:x??0,q:S??0})),a=o.map(({p:x,q:S})=>S?ns(t,x,Math.min(1,x/S),n):0);if(a.includes(null))return Ir;let c=o.
map(({q:x},S)=>x*(a[S]??0)),d=t==="typical"?0:Math.max(0,s-Hr(n)),h=Math.max(0,1-d-c.reduce((x,S)=>x+S,0)),p=1-r<cd,u=h/(p?1:1-r),v=o.map(({p:x,q:S})=>u*(p?x:Math.
max(0,x-S))),m=u*(p?s:Hr(n)),f=o.reduce((x,{p:S},y)=>x+Math.abs(c[y]+v[y]-S),0),b=Math.abs(d+m-s),w=t==="typical"&&u>1;return[(f+b)/2,(f+(w?m+s:b))/2]}function vd(n){
let{drafts:t,positions:e=[]}=n;return e.length<t.length||t.some(s=>ot(s)===null)?null:Object.fromEntries(Ce.map(s=>{let r=hd(n,s);return[s,{tokens:[ra(r.map(([i])=>i),
s),ra(r.map(([,i])=>i),s)],distance:t.length&&et(s)?ud(e[0],s):[0,0]}]}))}function md(n){let t=e=>n.reduce((s,r)=>s+r[e],0)/n.length;return[t(0),t(1)]}var fd=([
n,t])=>{if(t-n>=qr)return`${R(n)} – ${R(t)}`;let e=(n+t)/2;return e<qr?`<${qr}`:R(e)},Nr=new WeakMap;function gd(n){return Nr.has(n)||Nr.set(n,vd(n)),Nr.get(n)??
null}function ia(){let{run:n,moment:{round:t},live:e,send:s}=As(),r=P(n.trace)?"trees":n.trace.settings.temperature?"":"greedy",i=r?[]:n.rounds.slice(0,t).map(gd).
filter(a=>a!==null),o=(a,c)=>fd(md(i.map(d=>d[a][c])));return j("div",{class:"sv-block sv-rule-lab",children:[j("h3",{children:Z("rules.lab.heading")}),i.length>
0&&j("table",{class:"sv-figures-table",children:[j("thead",{children:j("tr",{children:["rule",...na].map(a=>j("th",{scope:"col",children:Z(`rules.lab.${a}`)}))})}),
j("tbody",{children:Ce.map(a=>j("tr",{"data-rule":a,children:[j("th",{scope:"row",class:et(a)?"sv-lossy":"",children:[Z(`rules.name.${a}`),j("span",{children:a===
L(n.trace)&&` ${Z("rules.lab.own")}`})]}),j("td",{children:o(a,"tokens")}),j("td",{children:et(a)?o(a,"distance"):"0"})]},a))})]}),j("p",{class:"sv-note",children:i.
length?Z("rules.lab.rounds",{n:i.length}):Z(`rules.lab.${r||"none"}`)}),i.length>0&&j("ul",{class:"sv-note",children:[...na,"range"].map(a=>j("li",{children:Z(`\
rules.lab.legend.${a}`)}))}),e&&j("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:sa}),children:Z("rules.lab.claim",{n:sa})})]})}var xd={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Ce,tree:["chain","k-ary","top-k","dynamic","measured"]},bd=["drafter","rule","tree"],zn=class{buttons;constructor({say:t,host:e,sequels:s}){this.
say=t,this.sequels=s,this.host=e,this.mine=l("div",{}),this.note=l("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=Ue.map(r=>this.row(r,xd[r].
filter(i=>r!=="gamma"||Number(i)<=s.most))),this.choices=l("div",{class:"sv-again"},...this.rows),this.again=l("div",{class:"sv-block"},l("h3",{},t("again.headi\
ng")),this.note,this.choices),this.node=l("section",{class:"sv-section sv-experiments"},l("div",{class:"sv-section-head"},l("h2",{},t("whatif.heading"))),this.mine,
this.again)}row(t,e){let{say:s}=this,r=i=>{let o=l("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(t,i)})}});return this.
buttons.push({name:t,value:i,node:o}),o};return l("div",{class:"sv-again-row","data-change":t},l("span",{},s(`again.${t}`)),l("div",{class:"sv-choices"},...e.map(
r)))}changes(t,e){let{run:s}=this.sequels.store.state;if(t!=="tree"||!s)return{[t]:e};let r=Be(s.trace);return e==="chain"?{tree:e,gamma:Math.min(r,this.sequels.
most)}:{tree:e,budget:Math.max(r,1)}}load(t){let{say:e,sequels:{most:s}}=this;this.buttons.forEach(({name:r,value:i,node:o})=>{let a=i==="chain"&&Be(t.trace)>s,
c=a?e("again.shorter",{most:s}):bs(e,r,i,t.trace.models.pair);g(o,c),_(o,"aria-label",e(a?"again.do_shorter":`again.do_${r}`,{value:c,most:s})),o.disabled=xs(t.
trace,r)===i})}offer(t){t!==this.offered&&(this.offered=t,this.buttons.forEach(({name:e,value:s,node:r})=>{r.hidden=bd.includes(e)&&!t?.[e]?.includes(String(s))}),
this.rows.forEach((e,s)=>{e.hidden=this.buttons.filter(({name:r,node:i})=>r===Ue[s]&&!i.hidden).length<2}))}show(t){let e=this.sequels.refusal;this.offer(t.offers),
t.view==="rounds"&&no(this.host,js(Wt,null,js(oo,null),js(ia,null)),this.mine),this.again.hidden=!this.sequels.live,this.choices.hidden=!!e,g(this.note,e||this.
say("again.note"))}};var oa=240;function wd(n){let t=[...n];return t.length>oa?t.slice(2-oa).join("").replace(/^\S*\s+/,"… "):n}function aa(n,t,e,s){let r=Ot(t),i=r?null:Ie(t),{kept:o=!1,
threshold:a=null}=i?t.answers[i]:{},c={run:e,asked:r&&`${r.round}.${r.index}`,told:i?{at:i,kept:o,chance:a}:null,question(){let{round:d,index:h}=r??{round:0,index:0},
u=[...e.rows.slice(0,d).flatMap(({slots:v})=>v.filter(({kind:m})=>Ct(m))),...e.rows[d].slots.slice(0,h)].map(v=>v.text).join("");return{guess:[...pt(jt(e.rows[d].
slots[h],s))].slice(0,60).join(""),before:wd(e.promptText+u),round:d+1,slot:h+1}}};n.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:t.predicting?
c:null}))}var yd=[0,.25,.5,.75,1],En={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Tn=class{constructor({say:t,intents:e}){this.say=t,this.intents=e,this.brought=null,this.told="",this.
button=l("button",{type:"button",class:"sv-link",on:{click:e.toggle}},t("predict.start")),this.wished=null,this.refused=l("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=l("span",{class:"sv-quiet"}),this.switch=l("input",{type:"checkbox",on:{change:()=>e.set({informed:this.switch.checked})}}),this.question=
l("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=l("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>e.answer(null)),this.reveal.append(
l("kbd",{},"R")),this.row=l("div",{class:"sv-answers",role:"group","aria-label":t("predict.chance")},...yd.map(s=>l("button",{type:"button",class:"sv-choose",on:{
click:()=>e.answer(s)}},...this.label(s))),this.reveal),this.next=this.act("next",e.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>e.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=l("div",{class:"sv-lesson",role:"status"}),this.node=l("section",{class:"\
sv-predict","aria-label":t("predict.heading"),hidden:!0},l("div",{class:"sv-section-head"},l("h2",{},t("predict.heading")),this.score,l("label",{class:"sv-check"},
this.switch,t("predict.with")),this.finish,this.act("leave",e.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(t,e,s="sv-choose"){
return l("button",{type:"button",class:s,on:{click:e}},this.say(`predict.${t}`))}label(t){let e=t===0?"none":t===1?"all":null,s=Object.keys(En).find(r=>En[r]===
t&&(e?/\D/:/\d/).test(r))??"";return[l("span",{},e?this.say(`predict.${e}`):M(t)),l("kbd",{},s.toUpperCase())]}press(t,e){let s=t.length===1?t.toLowerCase():t;if(s===
"g")this.intents.toggle();else if(e)if(s==="r")this.intents.answer(null);else if(s in En)this.intents.answer(En[s]);else return!1;else return!1;return!0}refuse(t){
this.wished=t,this.explain(t)}explain(t){g(this.refused,this.wished===t&&P(t.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(t,e){let{say:s}=this,{moment:r,predicting:i}=t;if(aa(this.node,t,e,s),this.node.hidden=!i,this.button.hidden=i||e.trace.settings.gamma===
0,this.explain(e),!i)return;let o=this.node.contains(document.activeElement),a=Ot(t),c=Ie(t),d=e.over&&r.round===e.length;this.switch.checked=t.informed,g(this.
question,a?this.ask(e,a):c?this.tell(t.answers[c]):s(d?"predict.ended":"predict.waiting")),g(this.facts,a?this.given(t,e,a):c?this.reckon(t.answers[c]):""),this.
row.hidden=!a,this.next.hidden=!!a||d||t.playing;let h=zi(Object.values(t.answers));g(this.score,h.n?s(h.decided?"predict.score":"predict.score_undecided",{...h,
brier:R(h.brier)}):""),this.showLesson(t,e,h,d),this.bringUp(a),o&&this.hold()}hold(){let t=document.activeElement;(!t||!this.node.contains(t)||!t.checkVisibility()||
t===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(t){t&&!Dt(t,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=t}ask(t,{round:e,index:s}){return this.say("predict.ask",{token:jt(t.rows[e].slots[s],this.say),n:s+1,round:e+1})}tell({said:t,kept:e,
threshold:s}){let r=`predict.${e?"kept":"dropped"}`,i=t===null?this.say(`${r}_unsaid`):this.say(r,{said:M(t),brier:R(Ne(t,e))});return N(i,s!==null&&this.say("p\
redict.truth",{threshold:M(s)}))}reckon({said:t,kept:e}){return t===null?"":this.say("predict.brier",{said:t,happened:e?1:0,brier:R(Ne(t,e))})}given({informed:t},e,{
round:s,index:r}){let{target:i,draft:o}=e.rounds[s].drafts[r];return e.trace.settings.temperature===0?this.say("predict.given_greedy"):t?i==null||o==null?this.say(
"predict.unknown"):this.say("predict.given",{target:W(i),draft:W(o)}):this.say("predict.hidden")}showLesson({taught:t},e,s,r){let i=t||r&&s.n>0;this.finish.hidden=
!s.n||r,this.finish.setAttribute("aria-expanded",String(i));let o=i?Ei(s,e.trace.settings.temperature===0,this.say):[];o.join()!==this.told&&(this.told=o.join(),
this.lesson.replaceChildren(...i?[l("h3",{},this.say("predict.lesson.heading"))]:[],...o.map(a=>l("p",{},a))))}};var Mn=class{constructor(t){this.viewer=t}toggle(){let{state:t,player:e,store:s,predict:r,transport:i}=this.viewer;if(t.run){if(!gs(t.run)){r.refuse(t.run);return}
e.halt(),s.set({predicting:!t.predicting,taught:!1}),t.predicting?(r.button.checkVisibility()?r.button:i.buttons.play).focus():this.begin(t.run)}}goOn(){let{viewer:t}=this;
t.toEnd(),$t(t.state)&&!Ot(t.state)&&t.forward("step")}begin(t){let{viewer:e}=this;!ut(e.state)&&t.over&&e.player.seek(Ht.moment),e.toggle(),e.predict.focus()}leavesVerdict(){
let{viewer:t}=this,e=He(t.state);return t.state.looking!==null&&t.store.set({looking:null}),e&&Ot(t.state)!==null}answer(t){let{state:e,store:s,player:r}=this.viewer,
i=Ot(e);i&&(s.set(_i(e,i,t)),r.forward("step"))}};function kd(n){let t=[];for(let e=n;e.parentElement&&e!==document.body;e=e.parentElement){let s=e;t.push(...[...e.parentElement.children].filter(r=>r!==s))}return t.
filter(e=>e instanceof HTMLElement).filter(({popover:e})=>!e)}var On=class{constructor(t,e){this.node=t;this.resized=e}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:t}){return t===this.on?!1:(this.on=t,this.node.classList.toggle("sv-presenter",t),document.documentElement.classList.toggle("sv-presenting",t),t?this.
enter():this.leave(),!0)}enter(){this.outside=kd(this.node).filter(t=>!t.inert),this.outside.forEach(t=>{t.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(t=>{t.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:t,innerHeight:e}=window,s=t>800?t/1024:1;this.size(Math.max(.7,Math.
min(s,e/576)))}size(t){this.node.style.setProperty("--sv-scale",t.toFixed(3))}};var _d={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Sd={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},zd={ArrowUp:"stepOn",ArrowDown:"stepBack"},la={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
jn=n=>(n.dataset.at??"").split(".").map(Number);function Ed(n,t,e){let s=n.indexOf(t),r=i=>{let o=n.filter(a=>jn(a)[0]===jn(t)[0]+i);return o.find(a=>jn(a)[1]>=
jn(t)[1])??o.at(-1)};switch(e){case"Home":return n[0];case"End":return n.at(-1);case"ArrowRight":return n[s+1];case"ArrowLeft":return n[s-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Td(n,t,e){let s=n.findIndex(o=>o.includes(t)),r=n[s]?.indexOf(t)??-1,i=o=>o?.[r]??o?.at(-1);switch(e){case"\
Home":return n[0][0];case"End":return n.at(-1)?.at(-1);case"ArrowRight":return n[s][r+1]??n[s+1]?.[0];case"ArrowLeft":return n[s][r-1]??n[s-1]?.at(-1);case"Arro\
wDown":return i(n[s+1]);case"ArrowUp":return i(n[s-1]);default:return null}}var An=class{constructor(t){this.viewer=t}viewer;used=!0;listen(t){let e=({target:s})=>{
this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",e,{signal:t}),document.addEventListener("focusin",e,{signal:t}),
document.addEventListener("keydown",s=>this.take(s),{signal:t})}take(t){let{target:e,key:s}=t,{node:r}=this.viewer;if(!(e instanceof HTMLElement))return;let i=r.
contains(e)||this.isFree(s,e);if(t.ctrlKey||t.altKey||t.metaKey||t.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!i||!r.checkVisibility()||e.
matches("input:not([type=checkbox]), select, textarea"))return;!(e.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,e)&&t.preventDefault()}isFree(t,e){
let s=/^[a-z]$/i.test(t);return e!==document.body?s&&e.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(t,e){let{actions:s,predict:r,presenting:i,
leap:o}=this.viewer;if(r(t))return!0;let a=_d[t.length===1?t.toLowerCase():t]||i()&&Sd[t];if(a)return s[a]()!==!1;let c=e.closest("[role=option]"),d=e.closest("\
[role=gridcell]");if(c||d)return this.inside(t,c,d);let h=e.closest("[role=slider]");if(h&&o(t))return!0;let p=la[t]||h&&zd[t];return!p||this.scrolls(e,t)?!1:(s[p](),
!0)}inside(t,e,s){let{pin:r,options:i,cells:o}=this.viewer;if(t==="Enter")return(e??s)?.dataset.at&&r(),!0;let a=e?Ed(i(),e,t):s&&Td(o(s),s,t);return a&&a.focus(),
!!a||t in la}scrolls(t,e){if(t===document.body)return!1;let{overflowX:s,overflowY:r}=getComputedStyle(t),i=o=>o==="auto"||o==="scroll";return e.startsWith("Arro\
w")?i(s)&&t.scrollWidth>t.clientWidth:i(r)&&t.scrollHeight>t.clientHeight}};function Dr(n){let{store:t,player:e}=n;return{start:()=>n.seek(0),back:()=>n.hold(()=>e.back("round")),previous:()=>n.hold(()=>e.back("step")),play:()=>n.toggle(),
next:()=>n.forward("step"),forward:()=>n.forward("round"),end:()=>n.toEnd(),stop:()=>n.send("stop",{round:t.state.moment.round}),seek:s=>n.seek(s.round,s.phase),
follow:()=>n.toEnd(),run:()=>n.send("new",{}),set:s=>t.set(s),present:()=>n.present(!t.state.presenting)}}function Md(n){let{transport:t,store:e}=n,{start:s,back:r,
previous:i,play:o,next:a,forward:c,end:d,present:h}=Dr(n),p=()=>{let{presenting:u,pinned:v}=e.state;if(t.help.open)t.toggleHelp(!1);else if(u)h();else if(v)n.pin(
null);else return!1;return!0};return new An({node:n.node,actions:{toggle:o,roundBack:r,roundOn:c,stepBack:i,stepOn:a,start:s,end:d,present:h,escape:p,help:()=>t.
toggleHelp()},pin:()=>n.pin(e.state.cursor),predict:u=>n.predict.press(Od(u,e.state)?"r":u,e.state.predicting),letters:()=>t.letters.checked,presenting:()=>e.state.
presenting,options:()=>n.stream.options(e.state.moment.round),cells:u=>n.round.node.contains(u)?n.round.rows():n.rounds.cells(),leap:u=>{let v=t.strip.momentFor(
u,e.state.moment);return v&&n.seek(v.round),!!v}})}function Od(n,t){return n==="PageDown"&&t.presenting&&!He(t)&&Ot(t)!==null}function Ln({target:n}){let t=n instanceof
Element?n.closest("[data-at]"):null;if(!(t instanceof HTMLElement))return null;let[e,s]=(t.dataset.at??"").split(".").map(Number);return{round:e,index:s}}function ca(n){
let t=new AbortController,{node:e,store:s}=n,{signal:r}=t,i="",o=({screenX:m,screenY:f})=>`${m},${f}`;window.addEventListener("pointermove",m=>{i=o(m)},{signal:r}),
e.addEventListener("pointerover",m=>{o(m)!==i&&n.hover(Ln(m))},{signal:r}),e.addEventListener("pointermove",m=>n.hover(Ln(m)),{signal:r}),e.addEventListener("fo\
cusin",m=>n.focusOn(Ln(m)),{signal:r});let a=null;e.addEventListener("pointerdown",()=>{a=s.state.pinned},{signal:r,capture:!0}),e.addEventListener("click",m=>{
let f=Ln(m);f&&n.pin(Dt(f,m.detail?a:s.state.pinned)?null:f)},{signal:r}),document.addEventListener("pointerdown",({target:m})=>{let{help:f}=n.transport;f.open&&
m instanceof Node&&!f.contains(m)&&n.transport.toggleHelp(!1)},{signal:r}),n.stage.addEventListener("pointerleave",({pointerType:m})=>{m==="mouse"&&s.set({hovered:null})},
{signal:r}),Md(n).listen(r);let c=()=>{n.palette.refresh()&&n.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",c,{signal:r});
let d=new MutationObserver(c);[document.documentElement,document.body].forEach(m=>d.observe(m,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let h=0,
p=new ResizeObserver(([{contentRect:m}])=>{let f=h;h=m.width,!(!h||h===f)&&(f||(n.story.lag=!s.state.whole),n.relayout())});p.observe(n.node);let u=new ResizeObserver(
()=>{s.state.run&&!s.state.whole&&n.stream.followHead()});u.observe(n.stream.scroller);let v=new ResizeObserver(()=>n.fit());return v.observe(document.body),()=>{
t.abort(),d.disconnect(),p.disconnect(),u.disconnect(),v.disconnect()}}var jd=["pinned","hovered","cursor"],$n=class{constructor(t,{words:e,send:s=()=>{},live:r=!1,standalone:i=!1,most:o=16}){let a=zt(e);li.teach(e),ri(e),this.send=
s,this.store=new ps({...Ht,live:r},x=>this.changed(x)),this.player=new pn(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=l(
"div",{class:"specviz"+(i?" sv-standalone":"")}),t.replaceChildren(this.node);let c=this.palette=new ue(this.node),d=x=>this.seek(x),h=this.set=x=>this.store.set(
x);this.line=new gn(a),this.headline=new on(a),this.transport=new dn({say:a,palette:c,keys:e.keys,actions:Dr(this)}),this.stream=new ks({say:a,set:h}),this.rounds=
new $s(a),this.round=new Cs(a),this.sequels=new bn({say:a,send:s,store:this.store,most:o}),this.experiments=new zn({say:a,host:this,sequels:this.sequels}),this.
story=new fn({say:a,stream:this.stream,rounds:this.rounds,teach:x=>this.teach(x)}),this.predict=new Tn({say:a,intents:{set:h,toggle:()=>this.asking.toggle(),answer:x=>this.
asking.answer(x),goOn:()=>this.toggle()}}),this.asking=new Mn(this),this.marker=new hn([this.stream,this.rounds,this.round]),this.inspector=new Sn({say:a,set:h,
sequels:this.sequels,unpin:()=>this.pin(null),stage:x=>{this.seek(x.round+1),this.pin(x)}});let{sequels:p}=this,u={race:()=>p.make({changes:{temperature:0}}),offered:()=>r&&
!p.refusal};this.charts=new rn({say:a,palette:c,seek:d,greedy:u}),this.ledger=new an(a),this.presenter=new On(this.node,()=>this.relayout());let{race:v,costs:m,
lossless:f,speedup:b,breakdown:w}=this.charts;this.views=new Ns({say:a,set:h,views:{race:[v.node],same:[f.node],rounds:[this.rounds.node,this.experiments.node],
time:[m.node,b.node],guesses:[w.node],numbers:[this.ledger.node]}}),this.empty=l("p",{class:"sv-empty"},a("empty")),this.story.node.append(this.predict.button,this.
predict.refused,this.predict.node),this.transport.node.prepend(this.headline.node),this.transport.count.after(...this.stream.choices),this.stage=l("div",{class:"\
sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,ea(this.inspector.node),this.transport.node),this.below=
l("div",{class:"sv-below"},this.headline.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,this.below),this.silence=ca(this),this.
changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),
this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(t,{recorded:e=!1,at:s=null,phase:r=0,play:i=!1,step:o=!1,teach:a=!1,source:c=null}={}){
let d=new Ut(t),{over:h,length:p}=d,{run:u,offers:v}=this.store.state,m=c&&u?.trace.models.pair===t.models.pair&&u.trace.models.target.name===t.models.target.name;
this.inspecting="",this.transport.toggleHelp(!1),gs(d)||this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:c,recorded:e&&h}),this.
experiments.load(d);let f=Re(d.rounds,{round:s??p,phase:r}),b=f.round===p;this.player.halt(),this.store.set({run:d,source:c,stale:!1,recorded:e&&h,moment:f,entered:null,
following:b,whole:h&&b,opening:!1,until:null,rested:h&&s===null?Qn(d):null,pinned:null,hovered:null,cursor:null,asked:o?"step":"round",gamma:d.trace.settings.gamma,
answers:{},looking:null,taught:!1,offers:m?v:null,...h?{status:"done",mode:"done",message:null}:{}});let w=a&&h?us(d):null;w!==null&&this.teach(w),i&&this.player.
play()}teach(t){let e=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:t+(e?1:0),phase:0}),this.store.set({opening:!0}),e||this.player.
open(t)}append(t){let{run:e,following:s}=this.state;if(!e)return this.send("resync",{from:0}),!1;let r=e.length;return e.append(t)?(s&&e.length>r&&this.mayFollow()&&
this.follow(e),e.over&&this.store.set({rested:ki(this.state)}),e.over&&this.setState("done"),this.changed({run:e}),!0):(this.send("resync",{from:r,plain_from:e.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(t){let{moment:{round:e},asked:s,mode:r,hovered:i,predicting:o}=this.
state,a={asked:"round",hovered:r==="running"?i:null};s==="step"?this.player.move({round:e,phase:1},"step",a):this.player.move({round:t.length,phase:0},t.length===
e+1?"round":null,a),o&&this.asking.goOn()}setState(t,e=null){this.store.set({status:t,message:e,...t==="error"||t==="loading"?{}:{mode:t}})}forgive(){this.state.
status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(t){t!==this.state.stale&&this.store.set({stale:t})}trace(){return this.state.run&&
this.state.run.trace}hold(t){t(),this.store.set({hovered:null})}seek(t,e=0){this.hold(()=>this.player.seek({round:t,phase:e}))}toEnd(){this.hold(()=>this.player.
toEnd())}forward(t){if(this.asking.leavesVerdict())return;let{state:e}=this,s=$t(e);ut(e)?this.hold(()=>this.player.forward(t)):(s||e.live&&!e.run)&&(this.store.
set({following:!0,asked:e.predicting?"step":t}),this.send("step",{round:e.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{state:t}=this,
e=$t(t)&&ut(t)===0;t.playing?this.player.halt():t.predicting&&(ut(t)||e)?this.asking.goOn():e?(this.store.set({following:!0,asked:"round"}),this.send(t.mode==="\
running"?"pause":"resume",{round:t.moment.round,open:!0})):t.run?this.player.play():this.send("run",{open:!1})}hover(t){t&&!Dt(t,this.state.hovered)&&this.store.
set({hovered:t})}focusOn(t){t&&this.store.set({cursor:t,hovered:t,...this.state.pinned?{pinned:t}:{}})}pin(t){this.store.set({pinned:t,...t?{cursor:t}:{}})}tint(t){
this.stream.tint.has(t)&&this.store.set({tint:t})}open(t){this.views.has(t)&&this.store.set({view:t})}present(t){t!==this.state.presenting&&(this.store.set({presenting:t}),
this.presenter.show(this.state),(t?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.
lag=!this.state.whole)}changed(t){let e=Object.keys(t);this.story.lag=this.story.lag||"view"in t,"tint"in t&&!this.state.whole&&(this.story.lag=!0),this.all=this.
all||!e.length||e.some(s=>!jd.includes(s)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){let{all:t,state:e}=this;this.frame=0,this.all=
!1,t&&this.paintAll(e),e.run&&this.paintSelection(e),this.story.follow(),this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintAll(t){let{run:e,
moment:s}=t,r=t.mode==="running"&&!ut(t),i=t.mode==="running"||t.playing;this.empty.hidden=!!e,[this.stream,this.story,this.round,this.inspector,this.headline].
forEach(({node:o})=>{o.hidden=!e}),this.below.hidden=!e,this.node.dataset.state=t.status,this.node.classList.toggle("sv-open",!!e&&!e?.over),this.node.classList.
toggle("sv-predicting",t.predicting),this.node.style.setProperty("--sv-pace",String(1/t.speed)),this.line.show(t),this.transport.show(t,e?this.story.tell(t,e):""),
e&&(this.rounds.concealed=De(t),this.predict.show(t,e),this.stream.dress(t),this.story.show(t,e,{busy:r||t.playing,live:r}),this.round.show(t,e),this.headline.show(
e,s.round),this.views.show(t),this.inspector.areas.dress(t),this.sequels.compare.show(t),this.rounds.showCut(t.gamma,s.round),this.experiments.show(t),this.ledger.
show(e,s.round),this.charts.show(e,{shown:s.round,known:hs(t),busy:i,view:t.view}))}paintSelection(t){let{at:e,how:s}=Pe(t);this.marker.show(t,e,s),this.round.tree.
light(Qt(t,e)?e:null),this.inspect(t,{at:e,how:s})}inspect(t,{at:e,how:s}){let r=Qt(t,e),i=Si(t,r),o=r!==null&&r.number!==te(t),a=JSON.stringify([e,s,i,o,r&&[r.
kind,r.open]]);a===this.inspecting||!t.run||(this.inspecting=a,this.inspector.show(t.run,r,s,{concealed:i,elsewhere:o}))}fit(){let t=this.node.getBoundingClientRect().
top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(t)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(t=>t.relayout()),
this.transport.strip.draw(),this.charts.relayout(),this.changed({})}};function Ad(n,t){let e=new $n(n,t);return{load:e.load.bind(e),append:e.append.bind(e),setState:e.setState.bind(e),offer:e.sequels.offer.bind(e.sequels),outdate:e.
outdate.bind(e),forgive:e.forgive.bind(e),state:()=>wi(e.state),trace:e.trace.bind(e),seek:e.seek.bind(e),play:e.player.play.bind(e.player),forward:e.forward.bind(
e),pin:e.pin.bind(e),tint:e.tint.bind(e),open:e.open.bind(e),present:e.present.bind(e),relayout:e.relayout.bind(e),flush:e.charts.flush.bind(e.charts),destroy:e.
destroy.bind(e),experiment:e.charts.lossless.experiment}}window.SpecViz={mount:Ad,term:A,FONT:ve,dom:{el:l,setText:g,Palette:ue}};var Cn=20,ke=.5,da=.8,pa=1,ha=.3,Ur=.2,Rn=(n,t={})=>({met:!0,says:`exercises.${n}.met`,values:t}),gt=(n,t={})=>({met:!1,says:`exercises.${n}`,values:t}),le=(n,t,e)=>n?
Rn(t,e):gt(`${t}.missed`,e);function Br(n,t){let e=n.map((r,i)=>t(r,i)??-1/0),s=Math.max(...e);return s===-1/0?-1:e.indexOf(s)}var Fr=n=>({met:!1,says:`lacking.${n?
"other":"point"}`,values:{}});function Ld(n){let{accepted:t,rejected:e}=n.folds.summary();return n.over?t+e<Cn?{met:!1,says:"lacking.tests",values:{tested:t+e,least:Cn}}:
null:{met:!1,says:"lacking.end",values:{}}}function is(n){let{accepted:t,rejected:e,rounds:s,acceptance_rate:r,draft_efficiency:i,speedup:o}=n.folds.summary();return{
alpha:r??0,efficiency:i??0,speedup:o,values:{alpha:M(r),tested:t+e,rounds:s,efficiency:M(i),speedup:Q(o)}}}var $d={bonus(n,{pinned:t}){let e=Br(n.rounds,({drafts:a},c)=>a.
length>1?n.folds.accepted(c)/a.length:null);if(e<0)return gt("bonus.short");let s=n.rounds[e].drafts.length,r=n.folds.accepted(e);if(r<s)return gt("bonus.missed",
{round:e+1,drafted:s,accepted:r});let{drafts:i,final:o}=(t&&n.rounds[t.round])??n.rounds[e];return t?.index!==i.length||i.length<2||o?.kind!=="bonus"?Fr(t):Rn("\
bonus",{round:t.round+1,drafted:i.length})},waste(n,{pinned:t}){let e=r=>n.rounds[r].drafts.filter(({verdict:i})=>i==="untested").length,s=r=>n.rounds[r]?.drafts[0]?.
verdict==="rejected"&&e(r)>0;return n.rounds.some((r,i)=>s(i))?t?.index!==0||!s(t.round)?Fr(t):Rn("waste",{round:t.round+1,untested:e(t.round)}):gt("waste.misse\
d",{rounds:n.length})},low(n){let{alpha:t,values:e}=is(n);return le(t<ke,"low",{...e,limit:M(ke)})},same(n){let{temperature:t}=n.trace.settings;if(t>0)return gt(
"same.sampled",{temperature:t});let e=n.folds.agreement(n.length);return!e||e.compared<Cn?gt("same.short",{n:e?.compared??0,least:Cn}):le(e.first_difference===null,
"same",{n:e.compared,at:(e.first_difference??0)+1})},hot(n){let{alpha:t,values:e}=is(n),{temperature:s}=n.trace.settings;return le(t>da&&s>=pa,"hot",{...e,temperature:s,
limit:M(da),least:pa})},untested(n){let{alpha:t,efficiency:e,values:s}=is(n),r=Math.round(100*(t-e));return le(r>=100*ha,"untested",{...s,points:r,least:100*ha})},
lookup(n){if(n.trace.settings.drafter!=="lookup")return gt("lookup.drafter");let{alpha:t,values:e}=is(n);return le(t>=ke,"lookup",{...e,limit:M(ke)})},lucky(n,{
pinned:t}){let e=n.rounds.flatMap(({drafts:h},p)=>h.flatMap((u,v)=>{let m=u.verdict==="accepted"?rt(u):null;return m===null?[]:[{chance:m,draw:u.draw,round:p,index:v}]})),
s=e[Br(e,({chance:h})=>-h)];if(!s)return gt("lucky.none");let r=s.chance<Ur,i=r?e.find(({chance:h,...p})=>h<Ur&&Dt(p,t)):s;if(!i)return Fr(t);let{chance:o,draw:a,
round:c,index:d}=i;return le(r,"lucky",{chance:M(o),draw:R(a,3),round:c+1,slot:d+1,limit:M(Ur)})},lose(n){let{alpha:t,speedup:e,values:s}=is(n);return n.folds.plain.
tokens.length?le(e!==null&&e<1&&t>ke,"lose",{...s,limit:M(ke)}):gt("lose.plain")},choose(n,{trials:t,text:e,most:s}){if(!n.promptText.includes(e))return gt("cho\
ose.prompt");let{alike:r}=Vr(n),i=t.filter(d=>d.alike===r&&d.speedup!==null),o=[...new Map(i.map(d=>[d.gamma,d])).values()].sort((d,h)=>d.gamma-h.gamma);if(!o.length)
return gt("lose.plain");let a={tried:o.map(({gamma:d,speedup:h})=>`γ = ${d}: ${Q(h)}`).join(", ")},c=Br(o,({speedup:d})=>d);return c===0&&o[0].gamma>1?gt("choo\
se.smaller",a):c===o.length-1&&o[c].gamma<s?gt("choose.larger",a):Rn("choose",{...a,gamma:o[c].gamma})}},Rd=["lose","choose"];function Vr(n){let{settings:{gamma:t,
...e},models:s,prompt:r}=n.trace;return{alike:JSON.stringify([s.pair,r,e]),gamma:t,speedup:n.folds.measured(n.length)}}function ua(n,t,e){let s=Rd.includes(n)&&
t.folds.disturbance(t.length)!==null;return{...Ld(t)??$d[n](t,e),busy:s}}var os=n=>n.reduce((t,e)=>t+e,0);function _e(n){let t=os(n);return n.map(e=>e/t)}var Wr=(n,t)=>n.map((e,s)=>Math.min(e,t[s])),Se=(n,t)=>Math.min(1,os(Wr(n,t))),
Gr=(n,t)=>t.map((e,s)=>e>0?Math.min(1,n[s]/e):null);function ze(n,t){let e=n.map((s,r)=>Math.max(0,s-t[r]));return os(e)>0?_e(e):[...n]}function ma(n,t){let e=Gr(
n,t).map((r,i)=>t[i]*(r??0)),s=1-os(e);return{accepted:e,corrected:ze(n,t).map(r=>s*r)}}function fa(n,t,e){let s=1-n[t];return n.map(i=>s>0?i/s:1/(n.length-1)).
map((i,o)=>o===t?e:i*(1-e))}function va(n,t){let e=t*os(n),s=0;for(let[r,i]of n.entries()){if(i>0){if(e<i)return{token:r,spot:e/i};s=r}e-=i}return{token:s,spot:.5}}
function Kr(n,t,e){let s=va(t,e()).token,r=e(),i=Math.min(1,n[s]/t[s]);if(r<i)return{guess:s,draw:r,threshold:i,accepted:!0,correction:null,spot:0,token:s};let{
token:o,spot:a}=va(ze(n,t),e());return{guess:s,draw:r,threshold:i,accepted:!1,correction:o,spot:a,token:o}}var as=6,Yr="similar",Pn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},Cd=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
ga=({target:n,draft:t})=>[n,t].map(e=>e.map(s=>Math.round(1e3*s)).join(".")).join("-");function xa(n){if(!Cd.test(n))return null;let[t,e]=n.split("-").map(r=>r.
split(".").map(Number));return[t,e].some(r=>r.every(i=>i===0))||t.length!==e.length?null:{target:_e(t),draft:_e(e)}}var Pd=n=>!!n&&[...n?.candidates??[],n?.rest].
every(t=>t?.[1]!=null&&t[2]!=null);function qd({rounds:n},{round:t,index:e}){let s=n[t];if(!s?.drafts.length)return null;let r=s.drafts.filter(o=>o.verdict==="a\
ccepted").length,i=Math.min(e<s.drafts.length?e:r,s.drafts.length-1);return Pd(s.positions?.[i])?{round:t,index:i}:null}function ba(n,t){let e=n.rounds.flatMap(
({drafts:c},d)=>c.flatMap(({verdict:h},p)=>h==="rejected"?[{round:d,index:p}]:[])),s=[...t?[t]:[],...e].map(c=>qd(n,c)).find(Boolean);if(!s)return null;let{drafts:r,
positions:i=[]}=n.rounds[s.round],o=i[s.index],a=Bs(o,[r[s.index].token],!1,as);return{target:_e(a.map(c=>c.target??0)),draft:_e(a.map(c=>c.draft??0)),guess:{...s,
names:a.map(({token:c})=>Nd(n,c)),overlap:o.overlap}}}function Nd({pieces:n},t){if(t===-1)return null;let e=n[t];return nt(typeof e=="string"?e:Et(_t,e).text)||
Tt(e)}var Jr=["accepted","corrected"],ce=n=>n.reduce((t,e)=>t+e,0),wa=n=>({accepted:Array(n).fill(0),corrected:Array(n).fill(0)}),qn=class{shown;constructor(t){this.say=
t,this.heading=l("h3",{}),this.says=l("p",{class:"sv-play-says"}),this.result=l("th",{scope:"col"}),this.rows=Array.from({length:as},()=>this.buildRow());let e=i=>l(
"th",{scope:"col"},i),s=l("table",{class:"sv-play-emitted"},l("thead",{},l("tr",{},e(t("token")),l("td",{}),e(A("residual",t("residual"))),e(t("target")),this.result)),
l("tbody",{},...this.rows.map(i=>i.node))),r=i=>l("li",{},l("span",{class:"sv-play-key","data-kind":i}),t(`result_key.${i}`));this.node=l("div",{class:"sv-play-\
result"},this.heading,this.says,s,l("ul",{class:"sv-legend"},...[...Jr,"target"].map(r)))}buildRow(){let t=l("th",{scope:"row",class:"sv-t"}),e=l("span",{class:"\
sv-play-stack"},...Jr.map(o=>l("span",{"data-kind":o})),l("span",{"data-kind":"target"})),[s,r,i]=["","",""].map(()=>l("td",{}));return{name:t,bar:e,rest:s,target:r,
result:i,node:l("tr",{},t,l("td",{},e),s,r,i)}}show(t){this.shown=t;let{target:e,draft:s,active:r,name:i}=t,o=ma(e,s),a=ze(e,s),c=ce(o.corrected);this.rows.forEach(
(d,h)=>{d.node.hidden=h>=e.length,!d.node.hidden&&(g(d.name,i(h)),_(d.name,"title",i(h)),d.node.classList.toggle("sv-play-active",h===r),d.bar.style.setProperty(
"--target",String(e[h])),g(d.rest,c<1e-9?"–":F(a[h])),g(d.target,F(e[h])))}),g(this.says,this.say(o.corrected[r]<1e-9?"sums_accepted":"sums",{token:i(r),accepted:F(
o.accepted[r]),rejected:F(c),residual:F(a[r]),target:F(e[r])})),this.paint(o,null)}fill(t){let e=ce(t.accepted)+ce(t.corrected),[s,r]=Jr.map(i=>t[i].map(o=>o/e));
this.paint({accepted:s,corrected:r},e)}paint({accepted:t,corrected:e},s){let{say:r}=this;g(this.heading,s===null?r("emits"):r("emits_drawn",{draws:vt(s)})),g(this.
result,r(s===null?"result":"drawn")),t.forEach((i,o)=>{let a=this.rows[o];a.bar.style.setProperty("--accepted",String(i)),a.bar.style.setProperty("--corrected",
String(e[o])),g(a.result,F(i+e[o]))})}counted({accepted:t,corrected:e}){let s=ce(t)+ce(e),r=this.shown.target.map((i,o)=>Math.abs(i-(t[o]+e[o])/s));return this.
say("counted",{draws:vt(s),accepted:vt(ce(t)),corrected:vt(ce(e)),difference:F(Math.max(...r))})}};var Xr=["target","draft"],Qr=["both",...Xr],Id={both:"overlap",target:"residual",draft:"rejected"},Ee=.01,Zr=.1,Hd={ArrowRight:Ee,ArrowUp:Ee,ArrowLeft:-Ee,ArrowDown:-Ee,
PageUp:Zr,PageDown:-Zr};function Dd({key:n,shiftKey:t,ctrlKey:e,altKey:s,metaKey:r}){if(e||s||r)return 0;let i=Hd[n]??0;return t?Math.sign(i)*Zr:i}var ya=(n,t)=>Qr.
forEach(e=>n.style.setProperty(`--${e}`,String(t[e]))),ka=(...n)=>l("span",{class:"sv-play-bar"},...Qr.map(t=>l("span",{"data-area":t})),...n),Nn=class{shown;constructor(t,e){
this.say=t,this.intents=e,this.rows=Array.from({length:as},(o,a)=>this.buildRow(a)),this.total=ka(),this.beta=l("span",{class:"sv-play-beta"});let s=o=>l("span",
{class:"sv-play-model","data-model":o},t(o)),r=o=>l("li",{},l("span",{class:"sv-area-key","data-area":o}),A(Id[o],t(`key.${o}`))),i=[0,.5,1].map(o=>l("span",{style:`\
--x:${o}`},String(o)));this.node=l("div",{},l("div",{class:"sv-play-rows"},l("div",{class:"sv-play-row sv-play-head"},l("span",{},t("token")),l("span",{class:"s\
v-play-names"},...Xr.map(s)),l("span",{}),l("span",{},A("accept_test",t("chance")))),...this.rows.map(o=>o.node),l("div",{class:"sv-play-row sv-play-axis","aria\
-hidden":"true"},l("span",{}),l("span",{class:"sv-area-ticks"},...i)),l("div",{class:"sv-play-row sv-play-total"},l("span",{},t("total")),this.total,l("span",{class:"\
sv-play-whole"},A("overlap",t("overlap")),this.beta))),l("ul",{class:"sv-legend"},...Qr.map(r)))}buildRow(t){let e=l("span",{class:"sv-t"}),s={target:this.buildHandle(
"target",t),draft:this.buildHandle("draft",t)},r={guess:l("span",{class:"sv-play-dart",hidden:!0}),correction:l("span",{class:"sv-play-dart","data-kind":"correc\
tion",hidden:!0})},i=ka(...Object.values(r),...Object.values(s)),o={target:l("span",{}),draft:l("span",{})},a=l("span",{class:"sv-play-chance"});return{node:l("\
div",{class:"sv-play-row"},e,i,l("span",{class:"sv-play-masses"},o.target,o.draft),a),name:e,bar:i,handles:s,darts:r,masses:o,chance:a}}buildHandle(t,e){let{intents:s}=this,
r=()=>s.grab(t,e),i=l("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":t,on:{focus:r,pointerdown:r,change:s.done,keydown:o=>this.
press(o,t,e),input:()=>s.move(t,e,Number(i.value))}});return i}press(t,e,s){let r=Dd(t);if(!r)return;t.preventDefault();let i=Ee*Math.round((this.shown[e][s]+r)/
Ee);this.intents.move(e,s,Math.min(1,Math.max(0,i))),this.intents.done()}show(t){let{target:e,draft:s}=this.shown=t,r=Se(e,s),i=Wr(e,s);this.rows.forEach((o,a)=>{
o.node.hidden=a>=e.length,o.node.hidden||this.paintRow(a,{target:e[a],draft:s[a],both:i[a]})}),ya(this.total,{target:1,draft:1,both:r}),g(this.beta,W(r))}paintRow(t,e){
let{say:s,shown:{target:r,draft:i,active:o,name:a}}=this,{node:c,name:d,bar:h,handles:p,masses:u,chance:v}=this.rows[t],m=a(t);g(d,m),_(d,"title",m),c.classList.
toggle("sv-play-active",t===o),ya(h,e);let f=Gr(r,i)[t];g(v,f===null?"–":M(f));for(let b of Xr)g(u[b],F(e[b])),p[b].value=String(e[b]),_(p[b],"aria-label",s(`\
handle.${b}`,{token:m})),_(p[b],"aria-valuetext",s("handle.text",{p:F(e[b]),overlap:W(Se(r,i))}))}clear(){this.rows.forEach(({darts:t})=>Object.values(t).forEach(
e=>{e.hidden=!0}))}mark({guess:t,draw:e,accepted:s,token:r,spot:i}){let{target:o,draft:a}=this.shown;this.clear();let c=this.rows[t].darts.guess;if(c.dataset.kind=
s?"accepted":"rejected",c.style.setProperty("--x",String(e*a[t])),c.hidden=!1,s)return;let d=this.rows[r].darts.correction,h=Math.min(o[r],a[r]);d.style.setProperty(
"--x",String(h+i*(o[r]-h))),d.hidden=!1}};var Ud=1e3,Bd=40,Fd=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,In=class{scene;preset;active;base;counts;left;frame;constructor({words:t,shown:e=()=>null,
changed:s=()=>{}}){let r=this.say=zt({glossary:[],keys:[],...t});this.shown=e,this.changed=s,this.frame=0,this.presets=[...Object.keys(Pn),"shown"].map(i=>this.
button(`presets.${i}`,()=>{this.start(i),this.tell()})),this.context=l("h3",{}),this.note=l("p",{class:"sv-note",role:"status"}),this.says=l("p",{class:"sv-play\
-says"}),this.outcome=l("p",{class:"sv-play-outcome",role:"status"}),this.handles=new Nn(r,{grab:(i,o)=>this.grab(i,o),move:(...i)=>this.move(...i),done:()=>this.
tell()}),this.emitted=new qn(r),this.node=l("div",{class:"specviz sv-play"},l("div",{class:"sv-choices",role:"group","aria-label":r("start")},l("span",{class:"s\
v-quiet"},r("start")),...this.presets),l("div",{class:"sv-play-columns"},l("div",{},this.context,this.note,this.handles.node,this.says),l("div",{},this.emitted.
node,l("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(Yr)}button(t,e){
return l("button",{type:"button",class:"sv-choose","data-name":t,on:{click:e}},this.say(t))}start(t){let e=Object.hasOwn(Pn,t),s=e?Pn[t]:t==="shown"?this.shownScene():
xa(t);return s&&this.put(s,e||t==="shown"?t:null),s||t!=="shown"?!!s:(this.preset="shown",this.paint(),g(this.note,this.say("none")),!0)}shownScene(){let{trace:t,
at:e=null}=this.shown()??{};return t?ba(t,e):null}follow(){let t=this.preset==="shown"?this.shownScene():null;t&&JSON.stringify(t)!==JSON.stringify(this.scene)&&
this.put(t,"shown")}put(t,e){let s=ze(t.target,t.draft);this.active=s.indexOf(Math.max(...s)),this.preset=e,this.scene=t,this.forget(),g(this.note,this.lost(t)),
this.paint()}lost({target:t,draft:e,guess:s}){if(s?.overlap==null)return"";let[r,i]=[Se(t,e),s.overlap].map(o=>W(o));return r===i?"":this.say("lumped",{overlap:r,
exact:i})}grab(t,e){this.base=this.scene[t],this.active=e,this.paint()}move(t,e,s){this.preset=null,this.forget(),this.scene={...this.scene,[t]:fa(this.base,e,s)},
this.paint()}tell(){this.changed(this.preset===Yr?null:this.preset??ga(this.scene))}name(t){let{guess:e}=this.scene;return e?e.names[t]??this.say("rest"):this.say(
`tokens.${t}`)}paint(){let{say:t,active:e,scene:{target:s,draft:r,guess:i}}=this,o={target:s,draft:r,active:e,name:d=>this.name(d)},a=Se(s,r),c={overlap:W(a),rejected:W(
1-a)};this.presets.forEach(d=>d.setAttribute("aria-pressed",String(d.dataset.name===`presets.${this.preset}`))),g(this.context,i?t("guess",{round:i.round+1,guess:i.
index+1}):t("prompt")),g(this.says,t(a>1-1e-9?"shares_all":a<1e-9?"shares_nothing":"shares",c)),this.handles.show(o),this.emitted.show(o),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),g(this.outcome,"")}drawOne(){
let t=Kr(this.scene.target,this.scene.draft,Math.random);this.handles.mark(t),g(this.outcome,this.story(t))}story({guess:t,draw:e,threshold:s,accepted:r,token:i}){
let{say:o,scene:{target:a,draft:c}}=this,[d,h]=ht(e,s),p=o(`test.${r?"accepted":"rejected"}`,{draw:d,threshold:h,target:F(a[t]),draft:F(c[t])});return N(o("draf\
ted",{token:this.name(t)}),p,!r&&o("correction",{token:this.name(i)}))}drawMany(){let t=this.left>0;this.clear(),this.counts=this.counts??wa(this.scene.target.length),
this.left+=Ud,t||this.drawSome(this.counts)}drawSome(t){let{target:e,draft:s}=this.scene,r=Fd()?this.left:Math.min(this.left,Bd);for(let i=0;i<r;i+=1){let{token:o,
accepted:a}=Kr(e,s,Math.random);t[a?"accepted":"corrected"][o]+=1}this.left-=r,this.emitted.fill(t),this.left?this.frame=requestAnimationFrame(()=>this.drawSome(
t)):g(this.outcome,this.emitted.counted(t))}};function Vd(n,t){let e=new In(t);return n.replaceChildren(e.node),{start:e.start.bind(e),follow:e.follow.bind(e)}}Object.assign(window.SpecViz,{play:Vd,lesson:{
check:ua,trialOf:Vr,Run:Ut,sentences:N,speaker:zt}});(function(n){"use strict";let e=new Map,s=p=>new Promise(u=>{let v=()=>{let m=p();m?u(m):setTimeout(v,20)};v()});async function r(p){let u=await fetch(p);if(!u.
ok)throw new Error(u.statusText);return u.json()}let i=()=>{let p=0;return()=>{p+=1;let u=p;return()=>u===p}},o=p=>({read(){try{return JSON.parse(n.sessionStorage.
getItem(p)??"null")}catch{return null}},write(u){try{n.sessionStorage.setItem(p,JSON.stringify(u))}catch{}}}),a=p=>{let u=null,v=null,m=()=>{if(!v||u===null)return;
let f=u;u=null,v(f)};return document.addEventListener("specviz-go",({detail:f})=>{typeof f?.[p]=="string"&&(u=f[p],m())}),f=>{v=f,m()}},c=p=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.
test(p),d=(p,u={},...v)=>{let m=Object.assign(document.createElement(p),u);return m.append(...v),m},h=()=>document.documentElement.lang.slice(0,2);n.SpecVizPage=
{until:s,isLocal:c,language:h,make:d,read:r,turns:i,stored:o,linked:a,stage:()=>document.querySelector("#stage .stage"),scripts:()=>s(()=>n.SpecViz?.mount),viewer:()=>s(
()=>n.SpecVizPage.stage()?.specviz),component:(p,u)=>{e.set(p,u)},async mount(p,u,{element:v,props:m,server:f,trigger:b,watch:w}){let x=await s(()=>e.get(p)),S=Object.
fromEntries(u.map(y=>[y,($={})=>b(y,$)]));x({node:v.firstElementChild,words:m.words?.[h()],send:S,props:m,server:f,watch:w})}}})(window);(function(n){"use strict";let{make:t}=n.SpecVizPage,e=800,s=680,r="SpecViz";async function i(d,h){try{return await n.navigator.clipboard.writeText(d),!0}catch{let p=document.
activeElement;return Object.assign(h,{hidden:!1,value:d}),h.select(),h.hidden=document.execCommand("copy"),h.hidden&&p.focus(),h.hidden}}function o(d){let h=new URL(
d);h.searchParams.set("embed","1");let p=document.createElement("iframe");return Object.assign(p,{src:h.href,title:r,width:"100%",height:String(s),loading:"lazy"}),
p.setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(p).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}if(n.SpecVizShare={copy:i},n.SpecVizPage.component("share",({node:d,words:h})=>{let p=t("span",{className:"link-said",role:"status"}),u=t("input",{type:"text",
readOnly:!0,hidden:!0,ariaLabel:h.field}),v=t("button",{type:"button",textContent:h.embed});v.addEventListener("click",async()=>{let m=n.SpecVizLinks?.address()??
n.location.href,f=await i(o(m),u);p.textContent=f?h.embedded:h.by_hand}),d.replaceChildren(v,p,u)}),new URLSearchParams(n.location.search).get("embed")!=="1")return;
document.documentElement.classList.add("embed");function a(d){let h=0;new ResizeObserver(()=>{let p=d.clientWidth>=e?s:Math.ceil(d.getBoundingClientRect().height);
!p||p===h||(h=p,n.parent.postMessage({specviz:{height:p}},"*"))}).observe(d)}async function c(){let d=await n.SpecVizPage.until(()=>document.getElementById("sta\
ge")),h=t("a",{className:"embed-open",target:"_blank",textContent:r}),p=()=>{let u=new URL(n.location.href);u.searchParams.delete("embed"),h.href=u.href};p(),["\
pointerdown","focus"].forEach(u=>h.addEventListener(u,p)),d.append(h),a(d)}c()})(window);(function(n){"use strict";let t=document.querySelector("base");t&&t.href===new URL("./",location.href).href&&t.remove();let e=({target:u})=>{if(!(u instanceof HTMLInputElement)||
u.type!=="radio")return;u.closest("fieldset")?.querySelectorAll("input[type=radio]")?.forEach(m=>{m.name=u.name})};["focusin","keydown"].forEach(u=>document.addEventListener(
u,e)),document.addEventListener("keydown",u=>{let{key:v,target:m}=u;v!=="Tab"||!(m instanceof HTMLElement)||!m.matches("[role=combobox]")||(u.stopPropagation(),
m.blur())},!0);function s(){for(let u of document.querySelectorAll('fieldset [data-testid="block-info"]'))u.closest("fieldset")?.setAttribute("aria-label",u.textContent?.
trim()??"")}new ResizeObserver(s).observe(document.documentElement);let r=5e3;function i(u){if(!(u instanceof HTMLInputElement)||u.type!=="number"||!u.value)return null;
let[v,m]=[u.min,u.max].map(b=>b===""?NaN:Number(b)),f=Number(u.value);return f<v?v:f>m?m:null}document.addEventListener("input",u=>{i(u.target)!==null&&u.stopPropagation()},
{capture:!0}),document.addEventListener("focusout",({target:u})=>{let v=i(u);if(v===null)return;let m=u;c(m,v),m.value=String(v),m.dispatchEvent(new Event("inpu\
t",{bubbles:!0}))},{capture:!0});let o=Object.assign(document.createElement("div"),{className:"limit"});o.setAttribute("role","status"),document.body.append(o);
let a=0;function c(u,v){let{left:m,bottom:f}=u.getBoundingClientRect();Object.assign(o.style,{left:`${m+n.scrollX}px`,top:`${f+n.scrollY+4}px`}),o.textContent=`${Number(
u.value)>v?"≤":"≥"} ${v.toLocaleString("en")}`,clearTimeout(a),a=setTimeout(()=>{o.textContent=""},r)}let d=16e3;function h(u,v){let m=document.createElement(
"a");m.href=URL.createObjectURL(u),m.download=v,m.click(),setTimeout(()=>URL.revokeObjectURL(m.href),6e4)}n.SpecVizHand=h;async function p(u){let v=URL.createObjectURL(
new Blob([u],{type:"image/svg+xml"}));try{let m=new Image;m.src=v,await m.decode();let{naturalWidth:f,naturalHeight:b}=m,w=Math.min(2,d/Math.max(f,b)),x=document.
createElement("canvas");return Object.assign(x,{width:f*w,height:b*w}),x.getContext("2d")?.drawImage(m,0,0,x.width,x.height),await new Promise((S,y)=>{x.toBlob(
$=>$?S($):y(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(v)}}n.SpecVizFiles=({server:u,limits:v,shown:m,show:f,fail:b})=>{let w=async(T,O)=>{
let E;try{E=JSON.parse(await T())}catch{E={state:"error",message:v.busy}}E.state==="error"?b(E.message):await O(E)},x=T=>w(()=>u.make({kind:T==="png"?"svg":T,...m()}),
async({name:O,media:E,text:J})=>{T==="png"?h(await p(J),O.replace(/svg$/,"png")):h(new Blob([J],{type:E}),O)}),S=n.SpecVizPage.turns();document.addEventListener(
"specviz-load",S);let y=async T=>{let O=S();T.size>v.most?b(v.too_large):await w(async()=>u.bring(await T.text()),E=>{O()&&f(E)}),document.querySelector("#stage\
 .sv-status")?.scrollIntoView({block:"nearest"})},$=document.createElement("input");return Object.assign($,{type:"file",accept:".json,application/json"}),$.addEventListener(
"change",()=>{let T=$.files?.[0];T&&y(T),$.value=""}),{save:x,bring:y,open:()=>$.click()}}})(window);(function(n){"use strict";let r="200px";function i({layout:m},f){let{below:b,height:w,xaxis:x}=m.meta?.narrow??{};return f<b?{...m,height:w,xaxis:{...m.xaxis,...x}}:
m}function o(m,f){let{data:b}=m,w=i(m,f),x=w.showlegend?b.filter(({name:S,showlegend:y})=>S&&y!==!1).length:0;return(w.height||320)+(f<480?19*Math.max(0,x-1):0)}
function a(m,f,b){let w=i(m,f),[x,S,y]=["ink","quiet","line"].map(E=>b.get(E)),$=E=>({gridcolor:y,zerolinecolor:y,automargin:!0,fixedrange:!0,...E,tickfont:{size:11,
color:S,...E.tickfont},title:{...E.title,font:{size:12,color:S}}}),T=Object.keys(w).filter(E=>/^[xy]axis\d*$/.test(E)),O=new Set(["xaxis","yaxis",...T]);return{
margin:{l:48,r:16,t:32,b:48,pad:4},...w,width:f,height:o(m,f),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...w.legend},...Object.fromEntries([...O].map(E=>[
E,$(w[E]||{})])),font:{family:n.SpecViz.FONT,size:12,color:x},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:b.get("raised"),bordercolor:y,
font:{color:x}}}}let c=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/,d=m=>c.test(m)?`'${m}`:m;function h(m){let f=/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.
test(m)?m:d(m);return/[",\r\n]/.test(f)?`"${f.replaceAll('"','""')}"`:f}let p=null;function u(){let m=p??new Promise((f,b)=>{let w=document.createElement("scrip\
t");Object.assign(w,{src:"plotly/plotly.min.js",onload:()=>f(n.Plotly),onerror:b}),document.head.append(w)});return p=m,m.catch(()=>{p=null}),m}function v(m,f,b){
let{el:w,setText:x,Palette:S}=n.SpecViz.dom,y=null,$="",T=null,O=!1,E=w("div",{class:"sv-drawing",role:"img"}),J=w("p",{class:"sv-note"}),X=w("table",{}),U=w("d\
iv",{class:"sv-table-scroll",tabindex:0,role:"region"},X),G=w("details",{class:"sv-table",on:{toggle:()=>q()}},w("summary",{},f.table),U),K=(B,Y)=>w("button",{class:"\
sv-link",type:"button",on:{click:Y}},B),Te=w("p",{class:"sv-note sv-chart-files"},K(f.png,()=>wt("png")),K(f.svg,()=>wt("svg")),K(f.csv,()=>de())),xt=w("div",{class:"\
specviz sv-chart",hidden:!0},E,J,G,Te);m.replaceChildren(xt);let bt=new S(xt);function At(){let B=xt.clientWidth;if(!y||!O||!B||B===T)return;if(!n.Plotly){u().then(
At,()=>{});return}T=B;let{figure:Y}=y;n.Plotly.react(E,Y.data,a(Y,B,bt),{displayModeBar:!1}),E.removeAllListeners("plotly_click"),E.on("plotly_click",({points:[
lt]})=>lt.customdata!=null&&b(lt.customdata))}function q(){if(!G.open||!y)return;let{columns:B,rows:Y,picks:lt}=y,k=(D,V)=>w("tr",{},...V.map(ct=>w(D,D==="th"?{
scope:"col"}:{},ct))),z=(D,V)=>w("button",{class:"sv-link",type:"button","aria-label":`${f.pick}: ${D.join(f.comma)}`,on:{click:()=>b(V)}},f.pick);X.replaceChildren(
w("thead",{},k("th",lt.length?[...B,f.pick]:B)),w("tbody",{},...Y.map((D,V)=>k("td",V in lt?[...D,z(D.slice(0,2),lt[V])]:D))))}async function wt(B){let Y=await u().
catch(()=>null);if(!y||!Y)return;let{figure:lt}=y,k={...a(lt,xt.clientWidth,bt),paper_bgcolor:bt.get("page")},{width:z,height:D}=k;Y.downloadImage({data:lt.data,
layout:k},{format:B,width:z,height:D,scale:B==="png"?2:1,filename:y.name})}function de(){if(!y)return;let B=[y.columns,...y.rows].map(lt=>lt.map(h).join(",")),Y=new Blob(
[B.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"});n.SpecVizHand(Y,`${y.name}.csv`)}function Me(){T=null,At()}function ls(B){O=B,At()}return new ResizeObserver(()=>requestAnimationFrame(
At)).observe(xt),new IntersectionObserver(B=>ls(B[B.length-1].isIntersecting),{rootMargin:r}).observe(xt),new MutationObserver(()=>bt.refresh()&&Me()).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),n.addEventListener("beforeprint",()=>ls(!0)),{show(B){if(B===$)return;$=B;let Y=JSON.parse(B||"null");y=Y,xt.hidden=
!Y,Y&&(E.style.minHeight=`${o(Y.figure,xt.clientWidth||480)}px`,x(J,Y.says),E.setAttribute("aria-label",Y.says),U.setAttribute("aria-label",`${f.table}: ${Y.columns.
join(f.comma)}`),q(),Me())}}}n.SpecVizChart=Object.assign(v,{field:h}),n.SpecVizPage.component("chart",async({node:m,words:f,props:b,send:w,watch:x})=>{await n.
SpecVizPage.scripts();let S=n.SpecVizChart(m,f,$=>w.pick({at:$})),y=()=>S.show(b.value);y(),x("value",y)})})(window);(function(n){"use strict";let e=new Map,s=new Map,r=new Map(new URLSearchParams(n.location.search)),i=0;function o(p){let u=Uint8Array.from(atob(p),v=>v.charCodeAt(
0));return new Response(new Blob([u]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function a(p){let u=e.get(p);if(u)return u;let v=new Promise(
(m,f)=>{s.set(p,w=>m(o(w)));let b=document.createElement("script");Object.assign(b,{src:`data/${p}.js`,onerror:()=>f(new Error(p))}),document.head.append(b)});return e.
set(p,v),v.catch(()=>e.delete(p)),v}function c(p){for(let[u,v]of Object.entries(p))v==null||v===""?r.delete(u):r.set(u,String(v));clearTimeout(i),i=setTimeout(d,
500)}function d(){let p=new URL(n.location.href);if(p.search=String(new URLSearchParams([...r])),p.href!==n.location.href)try{n.history.replaceState(n.history.state,
"",p)}catch{}}function h(){let p=r.get("__theme"),u=p?p==="dark":n.matchMedia("(prefers-color-scheme: dark)").matches;document.body.classList.toggle("dark",u),document.
documentElement.style.colorScheme=u?"dark":"light"}n.SpecVizPage.read=a,n.SpecVizKeep=c,n.SpecVizState=()=>Object.fromEntries(r),n.SpecVizSite={take:(p,u)=>s.get(
p)?.(u),given:()=>JSON.parse(document.getElementById("given")?.textContent||"null"),fail:()=>document.getElementById("lost")?.removeAttribute("hidden")},h(),n.matchMedia(
"(prefers-color-scheme: dark)").addEventListener("change",h);for(let p of document.querySelectorAll(".languages a"))p.addEventListener("click",()=>{let u=new URL(
p.href);u.search=String(new URLSearchParams([...r])),u.hash=n.location.hash,p.href=u.href});for(let p of document.querySelectorAll("[data-component]")){let u=p.
getAttribute("data-component")??"",v=n.SpecVizSite.given()?.[u];n.SpecVizPage.mount(u,[],{element:p,props:v?{words:{[n.SpecVizPage.language()]:v}}:{},server:{},
trigger:()=>{},watch:()=>{}})}})(window);(function(n){"use strict";let{language:t,read:e,turns:s}=n.SpecVizPage,{given:r,fail:i}=n.SpecVizSite;if(!document.getElementById("stage"))return;let o=document.
querySelector("#stage .stage"),{runs:a}=r(),c=[...document.querySelectorAll("#recorded button")],d=document.querySelector(".recorded-about"),h=n.SpecVizState(),
p=s(),u="",v=x=>/^\d{1,5}$/.test(String(x))?Number(x):null;function m(x){if(!u)return;let{round:S,phase:y,rounds:$,pinned:T,opening:O,tint:E,presenter:J,view:X}=x.
state(),U=!O||T;n.SpecVizKeep({recorded:u===a[0].name?null:u,round:U&&S<$?S:null,phase:U&&y?y:null,at:T?`${T.round}.${T.index}`:null,open:X==="race"?null:X,tint:E===
"verdict"?null:E,presenter:J?1:null})}async function f(x,S,y=!1){let $=a.find(O=>O.name===S)??a[0],T=p();try{let O=await e(`traces/${$.name}.json`);if(!T())return;
x.load(O,{recorded:!0,teach:!y})}catch{T()&&i();return}u=$.name,o.shows={live:!1,name:u},c.forEach(O=>O.setAttribute("aria-pressed",String(O.dataset.name===u))),
d.textContent=$.notice}function b(x){let S=v(h.round);S!==null&&x.seek(S,v(h.phase)??0);let y=/^(\d{1,5})\.(\d{1,3})$/.exec(String(h.at));y&&x.pin({round:Number(
y[1]),index:Number(y[2])}),h.open&&x.open(String(h.open)),h.tint&&x.tint(String(h.tint)),h.presenter==="1"&&x.present(!0)}async function w(){let x=n.SpecViz.mount(
o,{words:await e(`words/${t()}.json`)});o.specviz=x,c.forEach(S=>S.addEventListener("click",()=>f(x,S.dataset.name))),await f(x,h.recorded===void 0?void 0:String(
h.recorded),["round","at"].some(S=>S in h)),b(x),document.addEventListener("specviz-painted",()=>m(x))}w().catch(i)})(window);(function(n){"use strict";let{language:t,read:e,turns:s}=n.SpecVizPage,{given:r,fail:i}=n.SpecVizSite,o=document.getElementById("explore");if(!o)return;let{el:a}=n.
SpecViz.dom,c=["drafter","temperature"],d=r(),h=s(),p=n.SpecVizState(),u=a("p",{class:"explore-origin"}),v=a("div",{class:"explore-answer",role:"status"}),m=a("\
div",{class:"explore-choices"}),f=new Map(Object.keys(d.headings).map(T=>{let O=a("div",{}),E=a("section",{class:"explore-picture"},a("h3",{},d.headings[T]),O);
return[T,{section:E,chart:n.SpecVizChart(O,d.chart,()=>{})}]})),b=a("div",{class:"explore-pictures"},...[...f.values()].map(({section:T})=>T));function w(T,O,E,J,X){
if(O.length<2)return[];let U=O.map(G=>{let K=a("input",{type:"radio",name:T,value:G,checked:G===E,on:{change:()=>J(G)}});return a("label",{},K,a("span",{},X.get(
G)??G))});return[a("fieldset",{},a("legend",{},d[T]),...U)]}function x(T,O){let{parts:E}=T,{drafter:J,temperature:X}={...E[0],...O},U=E.find(q=>q.drafter===J&&q.
temperature===X)??E.find(q=>q.drafter===J)??E[0],G=new Map(E.map(q=>[q.drafter,q.label])),K=q=>[...new Set(E.map(wt=>wt[q]))],Te=q=>wt=>{x(T,{...U,[q]:wt}),m.querySelector(
`input[name=${q}]:checked`).focus()};m.replaceChildren(...c.flatMap(q=>w(q,K(q),U[q],Te(q),G))),u.textContent=T.origin,v.replaceChildren(...U.answer.map(q=>a("p",
{},q)));let bt={...T.compared.find(q=>q.temperature===U.temperature)?.pictures,...U.pictures};f.forEach(({chart:q,section:wt},de)=>{wt.hidden=!(de in bt),q.show(
bt[de]??"")});let At=q=>U[q]===E[0][q]?null:U[q];n.SpecVizKeep({drafter:At("drafter"),temperature:At("temperature")})}async function S(T,O={}){let E=h();try{let J=await e(
`sweeps/${T}.${t()}.json`);if(!E())return;x(J,O),n.SpecVizKeep({sweep:T===d.sweeps[0].name?null:T})}catch{E()&&i()}}let y=d.sweeps.find(({name:T})=>T===p.sweep)??
d.sweeps[0],$=a("select",{on:{change:()=>S($.value)}},...d.sweeps.map(({name:T,title:O})=>a("option",{value:T,selected:T===y.name},O)));o.replaceChildren(a("lab\
el",{class:"explore-source"},d.results,$),u,m,v,b),S(y.name,p)})(window);(function(n){"use strict";let{component:t,language:e,linked:s,read:r,scripts:i}=n.SpecVizPage,o=s("claim");function a(c,{words:d,chart:h,cards:p,busy:u,lacking:v},m){
let{dom:{el:f,setText:b},lesson:{sentences:w,speaker:x}}=n.SpecViz,S=x(d),y=new Map,$=null,T=k=>f("span",{class:"myth-chip","data-verdict":k},d.verdicts[k]),O=(k,...z)=>z.
some(Boolean)?[f("dt",{},k),f("dd",{},...z)]:[],E=(k,z,D)=>f("button",{type:"button",class:D||"myth-button",on:{click:z}},k);function J(k,z){return k.flatMap(([
D,V],ct)=>[...ct?[d.comma]:[],f("a",{href:V,...z},D)])}function X(k){function z(D){!n.SpecVizGo||D.ctrlKey||D.metaKey||D.shiftKey||(D.preventDefault(),n.SpecVizGo(
{view:"watch",recorded:k.run}))}return f("a",{class:"myth-link",href:k.replay,on:{click:z}},d.replay)}function U(k,z,D){let V=f("div",{class:"myth-actions"}),ct=v&&
v[k.number];return k.rule&&v&&!ct.length&&V.append(z.run,z.stop),D&&V.append(z.back),k.watch&&V.append(E(d.watch,()=>n.SpecVizGo({...k.watch,view:"watch"}))),k.
replay&&V.append(X(k)),k.pay&&V.append(E(d.pay,()=>n.SpecVizGo({view:"pay",fold:"cost",reveal:!0}))),V.append(f("a",{class:"myth-link",href:k.link},d.link)),V}function G(k){
if(!k.rule)return"";if(!v)return d.recorded_only;let z=v[k.number];return z.length?S("lacks",{pairs:z.join(d.comma)}):k.estimate||""}function K(k){let z=k,D=f("\
span",{class:"myth-mark"}),V=f("p",{class:"myth-says"}),ct=f("div",{class:"myth-body"}),pe=f("p",{class:"myth-line",role:"status"}),Hn=f("progress",{max:100,hidden:!0,
"aria-label":d.how}),Dn=!1,kt={run:E(d.run,()=>de(z.number),"myth-button myth-primary"),stop:E(d.stop,()=>{Dn=!0,m.halt(),b(pe,d.stopping)}),back:E(d.back,()=>{
ni(k),wt()})};kt.stop.hidden=!0;let Yt=f("details",{class:"myth",id:`claim-${z.number}`,on:{toggle:()=>_a()}},f("summary",{},f("span",{class:"myth-number","aria\
-label":S("claim_number",{n:z.number})},String(z.number)),f("span",{},f("span",{class:"myth-claim"},z.claim),V),D),ct);function _a(){Yt.open&&!ct.hasChildNodes()&&
ei(),Yt.open?n.SpecVizKeep?.({claim:z.number}):Te()===z.number&&n.SpecVizKeep?.({claim:null})}let ti=f("div",{}),Un=null;function ei(){let dt=f("dl",{class:"myt\
h-setup"},...(z.setup||[]).flatMap(([qt,Bn])=>O(qt,Bn))),he=f("dl",{class:"myth-about"},...O(d.how,z.how),...O(d.rule,z.rule),...O(d.missing,z.missing),...O(d.terms,
...J(z.words,{})),...O(d.papers,...J(z.papers,{target:"_blank",rel:"noreferrer"}))),Oe=[kt.run,kt.stop].find(qt=>qt===document.activeElement);ct.replaceChildren(
...z.picture?[ti]:[],...z.source?[f("p",{class:"myth-source"},z.source)]:[],he,dt,U(z,kt,z!==k),Hn,pe),z.picture&&(Un=Un||n.SpecVizChart(ti,h,()=>{}),Un.show(z.
picture)),b(pe,G(z)),Oe?.focus({preventScroll:!0})}function si(){D.replaceChildren(T(z.verdict)),b(V,z.says)}function ni(dt){z=dt,si(),ct.hasChildNodes()&&ei()}
return si(),{node:Yt,verdict:()=>z.verdict,show:ni,tell({state:dt,message:he,done:Oe}){let qt=dt==="loading"||dt==="running";qt&&Dn?m.halt():Dn=!1;let Bn=[kt.run,
kt.stop].some(Sa=>Sa===document.activeElement);Object.assign(kt.run,{hidden:qt}),Object.assign(kt.stop,{hidden:!qt}),Bn&&(qt?kt.stop:kt.run).focus(),Object.assign(
Hn,{hidden:dt!=="running"}),dt==="running"&&(Hn.value=Oe??0),pe.dataset.state=dt,dt==="running"?b(pe,S("running",{percent:Oe})):b(pe,dt==="stopped"?d.stopped:he||
"")},go(){Yt.open=!0,Yt.scrollIntoView({block:"start"})},reveal(){let{top:dt,bottom:he}=kt.run.getBoundingClientRect();dt>=0&&dt<he&&he<=n.innerHeight&&Yt.getBoundingClientRect().
top<0&&Yt.scrollIntoView({block:"start"})}}}let Te=()=>Number(n.SpecVizState?.().claim),xt=f("p",{class:"myth-tally",role:"status"}),bt=["",...Object.keys(d.verdicts)].
map(k=>[k,f("button",{type:"button",on:{click:()=>q(k)}},k?d.verdicts[k]:d.all)]),At=()=>[...y.values()].map(k=>k.verdict());function q(k){n.SpecVizKeep?.({verdict:k});
for(let z of y.values())z.node.hidden=k!==""&&z.verdict()!==k;for(let[z,D]of bt)D.setAttribute("aria-pressed",String(z===k))}function wt(){let k=V=>At().filter(
ct=>ct===V).length,z=S("tally",{holds:k("holds"),fails:k("fails"),depends:k("depends"),yours:k("yours")}),D=k("untried");b(xt,w(z,D>0&&S("tally_untried",{untried:D})));
for(let[V,ct]of bt)ct.hidden=V!==""&&!k(V)}function de(k){$!==null&&y.get($)?.tell({state:"stopped"}),$=k,y.get(k)?.tell({state:"running",done:0}),m.begin(k)}function Me(k){
let z=/^\d{1,2}$/.test(String(k))&&y.get(Number(k));z&&(z.node.hidden&&q(""),z.go())}for(let k of p)y.set(k.number,K(k));let ls=f("div",{class:"myth-kinds",role:"\
group","aria-label":d.show},...bt.map(([,k])=>k)),B=f("div",{class:"myth-list"},...[...y.values()].map(k=>k.node));c.replaceChildren(xt,ls,B),wt();let Y=new URLSearchParams(
n.location.search),lt=Y.get("verdict")??"";return q(bt.some(([k,z])=>k===lt&&!z.hidden)?lt:""),o(Me),Me(Y.get("claim")),c.fail=()=>{$!==null&&y.get($)?.tell({state:"\
error",message:u}),$=null},k=>{let z=y.get(k.claim);z&&(k.card&&(z.show(k.card),wt()),z.tell(k),k.card&&z.reveal(),!["loading","running"].includes(k.state)&&$===
k.claim&&($=null))}}t("myths",async({node:c,words:{busy:d,lacking:h}={busy:"",lacking:null},props:p,send:u,watch:v})=>{let m=r(`claims/${e()}.json`);await i();let f=a(
c,{...await m,busy:d,lacking:h},{begin:b=>u.begin({claim:b}),halt:u.halt});v("value",()=>f(JSON.parse(p.value||"{}")))})})(window);(function(n){"use strict";let{component:t,scripts:e,stage:s,until:r}=n.SpecVizPage,i=new URLSearchParams(n.location.search).get("play"),o=()=>{};document.addEventListener(
"specviz-go",({detail:a})=>{a?.play&&(i=String(a.play),o())}),t("play",async({node:a,words:c})=>{await e();let d=n.SpecViz.play(a,{words:c,changed:h=>n.SpecVizKeep(
{play:h}),shown:()=>{let h=s()?.specviz,p=h?.trace();return h&&p?{trace:p,at:h.state().selected}:null}});o=()=>{if(!i)return;d.start(i)&&n.SpecVizKeep({play:i});
let h=document.getElementById("play");r(()=>h?.previousElementSibling?.querySelector("h2")).then(()=>h?.scrollIntoView()),i=null},document.addEventListener("spe\
cviz-painted",()=>d.follow()),o()})})(window);})();
