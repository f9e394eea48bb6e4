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
(()=>{var so=(n,t)=>n.replace(/\{(\w+)\}/g,(e,s)=>t&&s in t?String(t[s]):e);function Pt(n){return(t,e)=>{let s=t.split(".").reduce((r,i)=>r?.[i],n);return typeof s=="\
string"?so(s,e):t}}var L=n=>n;function Jn(n){L=Pt(n)}var no=new TextEncoder,ro=new TextDecoder("utf-8",{ignoreBOM:!0});function Xn(n){return n==null?[]:typeof n=="string"?[...no.encode(n)]:(n.hex.match(/../g)||[]).
map(t=>parseInt(t,16))}function io(n){return n<128?1:n<194?0:n<224?2:n<240?3:n<245?4:0}function oo(n){for(let t=1;t<=Math.min(3,n.length);t+=1){let e=n[n.length-
t];if(e<128)return 0;if(e>=192)return io(e)>t?t:0}return 0}var rt=Object.freeze({bytes:[],tokens:0});function ht(n,t){let e=[...n.bytes,...Xn(t)],s=oo(e),r=e.slice(
0,e.length-s);return{text:ro.decode(new Uint8Array(r)),took:r.length?n.tokens+1:1,pending:s?{bytes:e.slice(-s),tokens:r.length?1:n.tokens+1}:rt}}var pt=n=>Xn(n).
map(t=>t.toString(16).padStart(2,"0")).join(" "),ao=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
lo=["space","newline","tab","control","text"];function Ks(n){return[...n.matchAll(ao)].map(t=>({kind:lo[t.slice(1).findIndex(e=>e!==void 0)],text:t[0]}))}var Ys=n=>"\
U+"+(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),co=n=>n&&`⁨${n}⁩`,W=n=>n.replace(/[\u2068\u2069]/g,"");function I(n){return co(Ks(n).map(
({kind:t,text:e})=>t==="space"?"·".repeat(e.length):t==="newline"?"↵":t==="tab"?"⇥":t==="control"?Ys(e):e).join(""))}var j=(...n)=>n.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),it="–",Q=n=>(t,e)=>t==null||!Number.isFinite(t)?it:n(t,e);function ho(n){let[t,e]=n.toExponential(1).split("e");return`${t}\
×10${[...e].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var ut=Q((n,t=3)=>{if(n===0||n===1)return String(n);if(n<1e-6)return ho(n);
let e=n.toPrecision(n<.001?Math.min(t,2):t),s=e.includes("e")?n.toFixed(7):e;return/^1(\.0*)?$/.test(s)?[4,5,6].map(r=>n.toFixed(r)).find(r=>r[0]==="0")??">0.99\
9999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),N=Q((n,t)=>n>0&&n<1e-4?"<0.0001":ut(n,t)),tt=Q(n=>n===0||n===1?String(n):n>0&&n<5e-4?"<0.001":n<1&&n>=.9995?">0.999":
n.toFixed(3));function J(n,t){let e=a=>[n,t].map(c=>ut(c,a)),s=n===t?3:[3,4,5,6,7].find(a=>new Set(e(a)).size>1)??8,r=e(s),i=Math.min(n,t)>.9&&r.every(a=>a.startsWith(
"0.")),o=Math.max(...r.map(({length:a})=>a))-2;return i?[n,t].map(a=>a.toFixed(o)):r}var _=Q(n=>{let t=n*100;return t>0&&t<.1?"<0.1%":t>=99.95&&t<100?">99.9%":(t<
9.95||t>99&&t<100?t.toFixed(1).replace(/\.0$/,""):t.toFixed(0))+"%"}),H=Q(n=>n.toFixed(n<9.995?2:1)+"×"),z=Q((n,t=2)=>n.toFixed(t)),Js=Q(n=>n<99.5?n.toFixed(1):
n.toFixed(0)),vt=Q(n=>n.toLocaleString("en")),Xs=Q(n=>{let[t,e]=n>=9995e5?["B",1e9]:n>=999500?["M",1e6]:["k",1e3];return`${(n/e).toPrecision(n/e<10?2:3)} ${t}`}),
$=Q(n=>n===0?"0 s":n<.001?(n*1e3).toFixed(2)+" ms":n<.1?(n*1e3).toFixed(1)+" ms":n<1?(n*1e3).toFixed(0)+" ms":n.toFixed(2)+" s");var po="http://www.w3.org/2000/svg",Zn=n=>n.split(/\u2068([^\u2069]*)\u2069/).map((t,e)=>e%2?l("bdi",{translate:"no"},t):t);function l(n,t,...e){let s=document.
createElement(n),{on:r={},...i}=t;Object.entries(r).forEach(([o,a])=>s.addEventListener(o,a));for(let[o,a]of Object.entries(i))a===!0?s.setAttribute(o,""):a!==!1&&
a!=null&&s.setAttribute(o,W(String(a)));return s.append(...e.flatMap(o=>o==null?[]:typeof o=="string"?Zn(o):[o])),s}function f(n,t){n.textContent!==W(t)&&(n instanceof
Element?n.replaceChildren(...Zn(t)):n.textContent=W(t))}function b(n,t,e){e==null?n.removeAttribute(t):n.getAttribute(t)!==W(String(e))&&n.setAttribute(t,W(String(
e)))}function Qn(n,t,e,s){let r=e.bottom-t.bottom+4,i=e.top-t.top-48;r>0?n.scrollTop=s*Math.ceil((n.scrollTop+r)/s):i<0&&(n.scrollTop=s*Math.floor((n.scrollTop+
i)/s))}function E(n,t,...e){let s=document.createElementNS(po,n);return Object.entries(t).forEach(([r,i])=>s.setAttribute(r,W(String(i)))),s.append(...e.map(r=>typeof r==
"string"?W(r):r)),s}var Yt=n=>E("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},E("path",{d:n}));function D(n,t=!1){return Ks(n).map(({kind:e,text:s})=>{
if(e==="text")return document.createTextNode(s);if(e==="control")return l("span",{class:"sv-control"},Ys(s));let r=t&&e!=="space";return l("span",{class:`sv-${e}${r?
" sv-marked":""}`},r?"":s)})}var Nt=class{probe=l("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;constructor(t){t.append(this.probe)}get(t){let e=this.
cache.get(t);if(e!==void 0)return e;this.probe.style.color=`var(--sv-${t})`;let{color:s}=getComputedStyle(this.probe);return this.cache.set(t,s),s}refresh(){let t=this.
cache.get("ink");return this.cache.clear(),this.get("ink")!==t}},Ht=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Ee="#term-",uo=`[data-term], a[href^="${Ee}"]`,Se=12,Zs=8;function M(n,t){return l("button",{type:"button",class:"sv-term","data-term":n,"aria-haspopup":"di\
alog"},t)}var Qs=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",t=>this.click(t)),["pointerover","focusin"].forEach(
t=>document.addEventListener(t,e=>this.hint(e)))}teach(t){this.say=Pt(t),this.terms=new Map((t.glossary||[]).map(e=>[e.term,e])),this.showNamed()}showNamed(){let{
hash:t,pathname:e,search:s}=window.location,r=t.startsWith(Ee)&&this.terms.get(t.slice(Ee.length));r&&(window.history.replaceState(window.history.state,"",e+s),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:t}){let e=t instanceof Element?t.
closest(uo):null;if(!(e instanceof HTMLElement)||e.closest("[data-glossary]"))return null;let s=this.terms.get(e.dataset.term??e.getAttribute("href")?.slice(Ee.
length)??"");return s?{opener:e,entry:s}:null}hint(t){let e=this.named(t);e&&!e.opener.parentElement?.closest("[title]")&&b(e.opener,"title",e.entry.definition)}click(t){
let e=this.named(t);if(!e)return;let{opener:s,entry:r}=e;t.preventDefault(),!(this.held===s&&t.detail)&&this.show(r,s)}build(){let{say:t}=this;this.name=l("h2",
{id:"term-name"}),this.close=l("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=l("p",{}),this.formula=
l("p",{class:"sv-formula"}),this.sources=l("p",{class:"sv-note"}),this.see=l("p",{class:"sv-note"});let e=l("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},l("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",t("term.close")),document.body.append(e),e}show(t,e){let s=this.node=this.node??this.build();s.dataset.shows=t.term,
this.fill(t),s.contains(e)||(this.opener=e,s.classList.toggle("sv-standalone",!!e.closest(".sv-standalone")),s.showPopover(),this.place(s,e.getBoundingClientRect())),
s.focus({preventScroll:!0})}fill({name:t,definition:e,formula:s,sources:r,see:i}){let{say:o}=this;f(this.name,t),f(this.definition,e),this.formula.hidden=!s;let a=/\bq\b/.
test(s)?[l("span",{class:"sv-symbols"},o("term.symbols"))]:[];this.formula.replaceChildren(l("span",{class:"sv-spoken"},`${o("term.formula")} `),s,...a);let c=({
name:d,url:h})=>l("a",{href:h,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,o("term.source"),r.map(c)),this.list(this.see,o("term.see"),i.flatMap(
d=>{let h=this.terms.get(d);return h?[M(d,h.name)]:[]}))}list(t,e,s){t.hidden=!s.length,t.replaceChildren(`${e} `,...s.flatMap((r,i)=>i?[this.say("comma"),r]:[r]))}place(t,{
left:e,top:s,bottom:r}){let{offsetWidth:i,offsetHeight:o}=t,{clientWidth:a,clientHeight:c}=document.documentElement,d=r+Zs+o+Se<=c||s<c-r,h=Math.max(Se,Math.min(
e,a-i-Se)),p=d?r+Zs:Math.max(Se,s-Zs-o);Object.assign(t.style,{left:`${h+window.scrollX}px`,top:`${p+window.scrollY}px`})}},tr=new Qs;var T=({settings:n})=>(n.tree??"chain")!=="chain",C=({drafts:n})=>n.some(({parent:t})=>t!=null),V=(n,t)=>n[t].parent??t-1,Jt=(n,t)=>t<0?[]:[...Jt(n,V(n,t)),t];function K(n){
let t=[];return n.forEach((e,s)=>{let r=V(n,s);t.push(r<0?0:t[r]+1)}),t}var Et=n=>n.flatMap(({verdict:t},e)=>t==="accepted"?[e]:[]);function er(n){let t=K(n);return n.
flatMap(({verdict:s},r)=>s==="untested"?[]:[r]).sort((s,r)=>t[s]-t[r]||s-r)}function sr({drafts:n}){let t=Et(n);if(!C({drafts:n}))return t.length;let e=t.at(-1)??
-1;return n.flatMap(({parent:r},i)=>r===e?[i]:[]).at(-1)??n.length}function nr(n){let t=n.map(()=>0),e=0,s=r=>{r>=0&&(t[r]=e),n.flatMap((o,a)=>o===r?[a]:[]).forEach(
(o,a)=>{a&&(e+=1),s(o)})};return s(-1),{rows:t,count:e+1}}var Xt=(n,t)=>({name:n,index:t}),vo=["medusa","dflash","lookup"],rr=({drafts:n},{settings:t})=>vo.includes(n[0]?.source??t.drafter)&&!C({drafts:n});function ft({
drafts:n,final:t,together:e}){let s=er(n),r=n.filter(i=>i.verdict==="accepted").length;return[...ir({drafts:n,together:e}).map(i=>Xt("draft",i)),Xt("verify",0),
...s.map(i=>Xt("test",i)),...r<n.length?[Xt("discard",r)]:[],...t?[Xt("final",n.length)]:[]]}var tn=({drafts:n,together:t})=>ir({drafts:n,together:t}).length+n.
length+(n.length?3:2);function ir({drafts:n,together:t}){if(t)return n.length?[0]:[];let e=K(n);return n.flatMap((s,r)=>e.indexOf(e[r])===r?[r]:[])}var Zt=({drafts:n,
final:t})=>t&&(n.length?t.kind:"plain");function fo(n,{name:t,index:e},s){let{drafts:r}=s;if(t==="verify")return n.map((o,a)=>a<r.length?"lit":o);if(t==="discar\
d")return n.map(o=>o==="lit"?"untested":o);if(t==="draft"&&s.together)return n.map((o,a)=>a<r.length?"guessed":o);if(t==="draft"&&C(s)){let o=K(r);return n.map(
(a,c)=>c<r.length&&o[c]===o[e]?"guessed":a)}let i=t==="draft"?"guessed":t==="test"?r[e].verdict:Zt(s);return n.map((o,a)=>a===e&&i?i:o)}function or(n,t){let e=ft(
n).slice(0,t),s=n.drafts.length+(n.final?1:0);return{phase:e[e.length-1],looks:e.reduce((r,i)=>fo(r,i,n),Array(s).fill("absent")),verified:e.some(r=>r.name==="v\
erify"),fallen:e.some(r=>r.name==="discard")}}function en(n,{round:t,phase:e}){return t>=n.length?{round:n.length,phase:0}:e+1>=ft(n[t]).length?{round:t+1,phase:0}:
{round:t,phase:e+1}}function ar(n,{round:t,phase:e}){return e>0?{round:t,phase:e-1}:t>0?{round:t-1,phase:ft(n[t-1]).length-1}:{round:0,phase:0}}function Qt(n,{round:t,
phase:e=0}){if(t<0)return{round:0,phase:0};if(t>=n.length)return{round:n.length,phase:0};let s=ft(n[t]).length;return e>=s?{round:t+1,phase:0}:{round:t,phase:Math.
max(0,e)}}var te=["token","block","match","typical","top-k","threshold"],mo=["typical","top-k","threshold"],S=({settings:n})=>n.rule??"token",q=n=>mo.includes(n),F=n=>n?.
target==null||!n.draft?null:Math.min(1,n.target/n.draft),U=n=>n?.chance??F(n),Tt=(n,t)=>q(t)&&[0,1].includes(U(n)??-1);function It(n){if(n.draw==null)return"kep\
t";let t=n.draw;return t<(U(n)??1)?"passed":t<(F(n)??1)?"kept":"rescued"}function lr(n,t){let{target:e,draft:s,weight:r}=n[t];if(e==null||!s||r==null)return null;
let i=Math.min(1,r*e/s),o=t===n.length-1,a=o?i:n[t+1].excess;return a==null||a+1-i<=0?null:{weight:i,excess:a,last:o}}var Dt=n=>n.findLastIndex(t=>t.verdict==="\
accepted"),zt=(n,t)=>n==="untested"&&S(t)==="block"&&!T(t)?"dropped":n,cr=({rule:n="token"})=>n==="token"?null:n;function dr(n,t){let{token:e,target:s,weight:r,
excess:i}=n;return t==="match"?{weight:1,taken:o=>o===e?1:0,mass:s==null?null:1-s}:{weight:r??1,taken:(o,a)=>a,mass:i??null}}var mt=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Te=class{constructor(t,e){this.state=t;this.changed=e}state;changed;set(t){this.state=Object.freeze({...this.state,...t}),this.changed(t)}},G=({run:n,moment:t})=>n?
n.length-t.round:0,ot=({live:n,run:t,mode:e})=>n&&t!==null&&!t.over&&(e==="running"||e==="paused");function ze({run:n,predicting:t,moment:e}){return n&&n.over&&
!t?n.length:e.round}function at({run:n,moment:{round:t,phase:e}}){return n&&e?or(n.rounds[t],e):null}function Mt(n,t){let{run:e,moment:s}=n;if(!t||!e||t.round>s.
round||t.round<0)return null;let r=e.at(t);if(!r||t.round<s.round)return r;let i=at(n)?.looks[t.index]??"absent";return i==="absent"?null:{...r,kind:i,open:!0}}
var Ft=(n,t)=>n===t||!!(n&&t&&n.round===t.round&&n.index===t.index);function ee(n){return Mt(n,n.pinned)?{at:n.pinned,how:"pinned"}:Mt(n,n.hovered)?{at:n.hovered,
how:"preview"}:go(n)||ko(n)}function pr(n){let{run:t,moment:e,pinned:s,following:r,playing:i,status:o,recorded:a,speed:c,pace:d,tint:h,presenting:p,view:v,opening:u,
rested:m}=n;return{...e,rounds:t?t.length:0,selected:ee(n).at,pinned:s,following:r,playing:i,state:o,recorded:a,speed:c,pace:d,tint:h,presenter:p,view:v,opening:u,
rested:m}}function go(n){let{run:t,moment:e,entered:s}=n,r=at(n);if(r)return{at:{round:e.round,index:r.phase.index},how:"now"};if(!t||s!=="step"||!e.round)return null;
let i=e.round-1;return{at:{round:i,index:ur(t,i)},how:"now"}}var ur=(n,t)=>Math.max(0,n.rows[t].slots.findLastIndex(({kind:e})=>e!=="untested")),bo=16,hr=[.25,.75],
xo=({drafts:n})=>n.findIndex(t=>t.verdict==="accepted"&&It(t)==="rescued"),wo=({drafts:n})=>n.findIndex(t=>t.verdict==="accepted"&&t.draw!=null&&t.draw>=(F(t)??
1)),se=(n,t)=>t==="block"?xo(n):q(t)?wo(n):-1,sn=({drafts:n,final:t})=>t?.kind==="correction"&&n.some(({verdict:e})=>e==="accepted");function Me(n){let t=({verdict:o,
target:a,draft:c})=>o==="rejected"&&a!==null&&c!==null&&a>=hr[0]*c&&a<=hr[1]*c,e=n.rounds.findIndex(o=>se(o,S(n.trace))>=0);if(e>=0)return e;let s=o=>n.folds.at(
o).emitted>=bo,r=n.rounds.flatMap((o,a)=>sn(o)?[a]:[]),i=o=>n.rounds[o].drafts.some(t);return r.find(o=>i(o)&&s(o))??r.find(s)??r.find(i)??r[0]??null}function nn({
rounds:n,trace:t}){let e=({drafts:a})=>a.some(({verdict:c})=>c==="rejected"),s=n.at(-1);if(!s||s.drafts.length>=t.settings.gamma||e(s))return null;let r=({drafts:a})=>a.
length>s.drafts.length,i=n.findLastIndex(a=>r(a)&&e(a)),o=i>=0?i:n.findLastIndex(r);return o>=0?o:null}var vr=({run:n,moment:t,following:e,mode:s,predicting:r})=>n&&
e&&s==="running"&&!r&&t.round===n.length?nn(n):null,Ot=({moment:{round:n,phase:t},rested:e})=>e??(t?n:n-1);function ko(n){let t=Ot(n),{run:e}=n;if(!e||!e.rounds[t])
return{at:null,how:"newest"};let s=se(e.rounds[t],S(e.trace));if(s>=0)return{at:{round:t,index:s},how:"special"};let r=e.rounds[t].drafts.findIndex(({verdict:i})=>i===
"rejected");return r>=0?{at:{round:t,index:r},how:"rejected"}:{at:{round:t,index:ur(e,t)},how:"newest"}}var yo=["token","top-k","threshold"],X=(n,t)=>t&&n!==void 0?n/t:null;function _o({drafts:n,positions:t=[]}){let e=n.map((r,i)=>({...r,overlap:t[i]?.overlap??null}));
return C({drafts:n})?t.length?[...new Set(e.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>So(e.filter(({parent:i})=>i===r))):[]:e.slice(
0,n.filter(({verdict:i})=>i!=="untested").length).flatMap(({overlap:i})=>i===null?[]:[i])}function So(n){let[t,e]=[0,1];for(let s of n){let r=F(s);if(s.overlap===
null||r===null)return[];t+=e*s.overlap,e*=1-r}return[t]}function Eo(n,t){if(yo.includes(t))return!1;let e=new Map(n.map(r=>[r.parent,r]));return n.filter(r=>r.parent!=
null&&r!==e.get(r.parent)).some(r=>t==="typical"||r.draft!==1)}var To=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function zo(n){let t=n.drafts.filter(e=>e.verdict==="accepted").map(e=>e.token);return n.final?[...t,n.final.
token]:t}function Mo(n,t,e){let s=a=>t.drafts.filter(c=>c.verdict===a).length,r=s("accepted"),i=s("rejected"),o=_o(t);return{rounds:n.rounds+1,drafted:n.drafted+
t.drafts.length,accepted:n.accepted+r,rejected:n.rejected+i,corrected:n.corrected+(t.final?.kind==="correction"?1:0),untested:n.untested+t.drafts.length-r-i,emitted:n.
emitted+r+(t.final?1:0),draft:n.draft+t.times.draft,verify:n.verify+t.times.verify,accept:n.accept+t.times.accept,overlap:n.overlap+o.reduce((a,c)=>a+c,0),overlaps:n.
overlaps+o.length,otherwise:n.otherwise+(Eo(t.drafts,e)?1:0)}}var At=n=>n.draft+n.verify+n.accept;function Oe(n,t){return Float64Array.from(n).sort()[Math.ceil(
t*n.length/100)-1]}var rn=n=>n.length?{p50:Oe(n,50),p95:Oe(n,95)}:null,Oo=12,Ao=.25,jo=1+1e-9;function $o(n){if(n.length<Oo)return null;let t=n.slice(1).map((e,s)=>Math.
abs(e-n[s]));return X(Oe(t,75),Oe(n,50))}var Ae=class{constructor(t){this.temperature=t.temperature,this.rule=S({settings:t}),this.sums=[To],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(t){this.sums.push(Mo(this.sums[this.sums.length-1],t,this.rule)),this.output.push(...zo(
t)),this.bursts.push(At(t.times)),this.match()}pushPlain(t,e){this.plain.tokens.push(t),this.plain.seconds.push(e),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+e),this.match()}match(){let t=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<t&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(t){return this.sums[Math.min(t,this.sums.length-1)]}accepted(t){return this.sums[t+1].accepted-this.sums[t].accepted}compared(t){
let e=Math.min(t,this.sums.length-1);for(;e>0&&this.sums[e].emitted>this.plain.tokens.length;)e-=1;return e}speedup(t){let e=this.sums[this.compared(t)];return X(
this.plain.until[e.emitted],At(e))}impossible(t){let e=this.sums[this.compared(t)],s=this.speedup(t);return e.drafted>0&&s!==null&&s>jo*(e.emitted/e.rounds)}measured(t){
return this.impossible(t)?null:this.speedup(t)}cost(t){let e=this.sums[this.compared(t)];return e.emitted?{draft:e.draft/e.emitted,verify:e.verify/e.emitted,accept:e.
accept/e.emitted,plain:this.plain.until[e.emitted]/e.emitted}:null}gaps(t){let e=this.bursts.slice(0,t),s=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:rn(this.plain.seconds.slice(0,this.at(t).emitted)),speculative:rn(e.flatMap((r,i)=>[r,...Array(s(i)-1).fill(0)])),bursts:rn(e)}}disturbance(t){if(this.impossible(
t))return{jitter:null};let e=$o(this.plain.seconds.slice(0,this.at(t).emitted));return e!==null&&e>Ao?{jitter:e}:null}agreement(t){let e=Math.min(this.at(t).emitted,
this.plain.tokens.length);return this.temperature>0||!e?null:{compared:e,first_difference:this.matched<e?this.matched:null}}summary(t=this.sums.length-1){let e=this.
at(t),s=this.agreement(t),r=Math.min(this.plain.tokens.length,e.emitted);return{rounds:e.rounds,drafted:e.drafted,accepted:e.accepted,rejected:e.rejected,untested:e.
untested,emitted:e.emitted,acceptance_rate:X(e.accepted,e.accepted+e.corrected),draft_efficiency:X(e.accepted,e.drafted),mean_acceptance_length:X(e.emitted,e.rounds),
mean_overlap:e.otherwise?null:X(e.overlap,e.overlaps),tokens_per_second:X(e.emitted,At(e)),plain_tokens_per_second:X(r,this.plain.until[r]),speedup:this.measured(
t),agrees_with_plain:s&&s.first_difference===null}}};var Ro=Object.freeze({tokens:[],seconds:[]}),Lo=/^<\|?\w+\|?>$/,Co=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Ut=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=rt;constructor(t){
this.trace={...t,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...t.pieces}},this.folds=new Ae(t.settings),this.width=t.settings.gamma;for(let e of this.promptTokens()){
let{text:s,pending:r}=ht(this.pending,this.piece(e));this.promptText+=s,this.pending=r}this.append({from:0,rounds:t.rounds,plain:t.plain,plain_from:0})}piece(t){
return this.trace.pieces[t]}promptTokens(){let{prompt:t}=this.trace,e=this.piece(t[0]);return typeof e=="string"&&Lo.test(e)?t.slice(1):t}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:t,plain:e}=this.folds,s=this.trace.ending==="end of text"?t.at(-1):null;
return e.tokens.findIndex(r=>r===s||Co.test(String(this.piece(r))))}append({from:t=this.length,rounds:e=[],plain:s=Ro,plain_from:r=this.trace.plain.tokens.length,
pieces:i,...o}){let{trace:a}=this,c=a.plain;if(t>this.length||s.tokens.length&&r>c.tokens.length)return!1;Object.assign(a.pieces,i),e.slice(this.length-t).forEach(
d=>this.push(d));for(let d=c.tokens.length-r;d<s.tokens.length;d+=1)c.tokens.push(s.tokens[d]),c.seconds.push(s.seconds[d]),this.folds.pushPlain(s.tokens[d],s.seconds[d]);
return a.prefill=o.prefill??a.prefill,a.captured=o.captured??a.captured,this.over||(a.ending=o.ending??a.ending),!0}push(t){this.trace.rounds.push(t),this.rounds.
push(rr(t,this.trace)?{...t,together:!0}:t),this.folds.push(t),this.rows.push(this.row(t)),this.width=Math.max(this.width,t.drafts.length)}row(t){let e=this.pending,
s=[];t.drafts.forEach((o,a)=>{let c=V(t.drafts,a),d=this.slot(o.token,o.verdict,c<0?e:s[c].pending);o.verdict==="accepted"&&(this.pending=d.pending),s.push(d)});
let r=Zt(t),i=t.final&&r&&this.slot(t.final.token,r,this.pending);return i&&(this.pending=i.pending),{slots:i?[...s,i]:s,final:i}}slot(t,e,s){let r=this.piece(t),
{text:i,took:o,pending:a}=ht(s,r),c=i===""&&a.bytes.length>0;return{token:t,kind:e,piece:r,text:i,took:o,part:c,pending:a}}alone(t){let e=this.piece(t);return typeof e==
"string"?e:ht(rt,e).text}at({round:t,index:e}){let s=this.rows[t],r=s&&s.slots[e];if(!r)return null;let i=this.rounds[t],o=i.drafts.filter(d=>d.verdict==="accep\
ted").length,a=e<i.drafts.length,c=a?e:sr(i);return{...r,number:t,index:e,round:i,accepted:o,judgedAt:c,draft:a?i.drafts[e]:null,judged:i.drafts[c]||null,position:(i.
positions||[])[c]||null}}},je=["accepted","correction","bonus","plain"],lt=n=>je.includes(n);var $e=({trace:n})=>n.settings.gamma>0&&!T(n),an=({round:n,index:t})=>`${n}.${t}`;function ln({run:n,predicting:t,answers:e},{round:s,phase:r}){if(!t||!n||s>=n.
length)return null;let i=ft(n.rounds[s])[r],o={round:s,index:i.index};return i.name==="test"&&!(an(o)in e)?o:null}function re(n){let t=at(n)?.phase;if(!t||t.name!==
"test")return null;let e=an({round:n.moment.round,index:t.index});return e in n.answers?e:null}var ie=n=>n.predicting&&n.looking!==null&&n.looking===re(n),et=n=>ie(
n)?null:ln(n,n.moment);function fr({run:n,answers:t},e,s){if(!n)return{};let r=n.rounds[e.round].drafts[e.index],i=S(n.trace)==="block"?null:U(r),o=an(e);return{
answers:{...t,[o]:{said:s,kept:r.verdict==="accepted",threshold:i}},looking:o}}function oe({predicting:n,informed:t,run:e}){return n&&(!t||e?.trace.settings.temperature===
0)}var mr=(n,t)=>oe(n)&&t?.kind==="lit",on=n=>n.length?n.reduce((t,e)=>t+e,0)/n.length:null,ne=(n,t)=>(n-(t?1:0))**2;function gr(n){let t=n.flatMap(({said:r,kept:i,
threshold:o})=>r===null?[]:[{chance:r,kept:i,threshold:o}]),e=t.filter(({chance:r})=>r!==.5),s=t.flatMap(({threshold:r,kept:i})=>r===null?[]:[{threshold:r,kept:i}]);
return{n:t.length,decided:e.length,right:e.filter(({chance:r,kept:i})=>r>.5===i).length,brier:on(t.map(({chance:r,kept:i})=>ne(r,i))),known:s.length,truth:on(s.
map(({threshold:r,kept:i})=>ne(r,i))),best:on(s.map(({threshold:r})=>r*(1-r)))}}function br(n,t,e){if(n.brier===null)return[e("predict.lesson.none")];let s={...n,
brier:z(n.brier),truth:z(n.truth),best:z(n.best)},r=!t&&n.truth!==null&&n.known===n.n&&n.brier<n.truth,i=n.brier<.25?"good":n.brier>.25?"bad":"even";return[j(n.
decided>0&&e("predict.lesson.you",s),e("predict.lesson.brier",s)),e("predict.lesson.half")+" "+e(`predict.lesson.${r?"lucky":i}`),...t?[e("predict.lesson.greedy")]:
n.known?[e("predict.lesson.truth",{...s,n:n.known})]:[]]}var ae=["gamma","temperature","drafter","rule","tree"];function Re(n,t){return t==="rule"?S(n):t==="tree"?n.settings.tree??"chain":n.settings[t]}function le(n){
let{gamma:t,budget:e=t}=n.settings;return T(n)&&t>0?e:t}function Le(n,t,e,s){return t==="drafter"?Z(n,String(e),s):t==="rule"?n(`rules.name.${e}`):t==="tree"?n(
`tree.name.${e}`):String(e)}function Z(n,t,e){let s=`drafter_of.${e}.${t}`,r=n(s);return r===s?n(`drafter.${t}`):r}function ct(n,t,e){let s=t.map(([i,o],a)=>l("button",{type:"button",class:"sv-toggle","data-choice":i,"aria-pressed":String(a===0),on:{click:()=>{r(i),e(i)}}},o)),
r=i=>s.forEach(o=>{let a=String(o.dataset.choice===i);o.getAttribute("aria-pressed")!==a&&o.setAttribute("aria-pressed",a)});return{node:l("div",{class:"sv-togg\
les",role:"group","aria-label":n},...s),set:r}}function xr(n,t,e){let s=l("select",{on:{change:()=>e(s.value)}},...t.map(([r,i])=>l("option",{value:r},i)));return{
node:l("label",{class:"sv-choice"},n,s),select:s}}function Bt(n,t,e){let s=l("tbody",{}),r=[],i=()=>{o.open&&s.replaceChildren(...r.map(a=>l("tr",{},...a.map(c=>l(
"td",{},String(c))))))},o=l("details",{class:"sv-table",on:{toggle:i}},l("summary",{},n("chart.table")),l("div",{class:"sv-table-scroll",tabindex:0,role:"region",
"aria-label":t},l("table",{},l("thead",{},l("tr",{},...e.map(a=>l("th",{scope:"col"},a)))),s)));return{node:o,show:a=>{r=a,i()}}}var Ce=[.2,.4,.6,.8],wr=[.1,.5,1,2],Wt={overlap:{term:"overlap",limits:Ce,most:"1",of:({position:n})=>n?.overlap??null},acceptance:{term:"accept_test",limits:Ce,
most:"1",of:({draft:n})=>U(n??void 0)},target_entropy:{term:"entropy",limits:wr,most:"",of:({position:n})=>n?.target_entropy??null},draft_entropy:{term:"entropy",
limits:wr,most:"",of:({position:n})=>n?.draft_entropy??null}};function ce(n,t){let e=t&&n in Wt?Wt[n].of(t):null;return e==null?null:Wt[n].limits.filter(s=>e>=s).
length}var qe=class{constructor(t,e){this.say=t;let{node:s,select:r}=xr(t("tint.label"),["verdict",...Object.keys(Wt)].map(o=>[o,t(`tint.${o}.name`)]),e);this.select=
r,this.ends=Ce.map(()=>l("span",{class:"sv-tint-limit"})),this.most=l("span",{class:"sv-tint-limit"});let i=o=>l("span",{class:"sv-tint-swatch","data-tint":o});
this.scale=l("span",{class:"sv-tint-scale",role:"img"},l("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((o,a)=>[i(a),o]),i(Ce.length),this.most),this.
means=M("overlap",""),this.legend=l("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=l("div",{class:"sv-tint"},s)}has(t){return t==="ve\
rdict"||Object.hasOwn(Wt,t)}show(t){this.select.value=t;let e=Wt[t];if(this.legend.hidden=!e,!e)return;let s=r=>String(r).replace(/^0\./,".");this.ends.forEach(
(r,i)=>f(r,s(e.limits[i]))),f(this.most,e.most),f(this.means,this.say(`tint.${t}.means`)),this.means.dataset.term=e.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:e.limits.join(this.say("comma"))}))}};var kr=480,qo=5;function st(n,t){if(n.part)return t("token.part",{hex:pt(n.piece)});let e=I(n.text)||t("token.empty");return n.took>1?t("token.took",{token:e,n:n.
took}):e}function dn({rounds:n,trace:t},e,s,r){let{drafts:i}=n[e],o=i.length;if(s>=o)return r("token.final");let a=r("token.guess",{n:s+1,of:o}),{source:c}=i[s];
return c?r("token.from",{slot:a,drafter:Z(r,c,t.models.pair)}):a}function jt(n,t,e,s,r){let i=n.rows[t].slots[e];return s("token.aria",{token:st(i,s),kind:s(`ki\
nd.${zt(r||i.kind,n.trace)}`),round:t+1,slot:dn(n,t,e,s)})}function gt(n,t,e=!1){return t.part?n.dataset.part="":t.text===""&&(n.dataset.empty=""),t.took>1&&(n.
dataset.took=String(t.took)),n.append(...D(t.text,e)),n}var Po=/^ \S{1,24}$/;function cn({text:n},t){return Po.test(n)?(t.classList.add("sv-word"),[l("wbr",{}),
t]):[t]}var No=["rejected","untested"],Pe=class{rows;now;written;discarded;run;shown;constructor({say:t,set:e}){this.say=t,this.prompt=l("span",{class:"sv-promp\
t"}),this.more=l("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=l("span",{class:"sv-\
list",role:"listbox","aria-label":t("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=l("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=l("div",{class:"sv-stream-scroll"},this.text),this.ghosts=l("input",{type:"checkbox",on:{change:()=>e({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new qe(t,s=>e({tint:s})),this.node=l("section",{class:"sv-section sv-stream"},l("div",{class:"sv-section-head"},l("h2",{},M("token",t(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=l("label",{class:"sv-check"},this.ghosts,t("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let t=e=>{let s=M(e,this.say(`legend.${e}`));return s.dataset.short=this.
say(`kind.${e}`),l("li",{},l("span",{class:"sv-swatch","data-kind":e}),s)};return this.discarded=No.map(t),this.discarded.forEach(e=>{e.hidden=!0}),this.written=
je.map(t),l("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:t,trace:{settings:{gamma:e,drafter:s}}}){let i={plain:e===0||s.startsWith(
"lookup")||t.some(({drafts:o})=>!o.length),other:e>0};this.written.forEach((o,a)=>{o.hidden=!i[je[a]==="plain"?"plain":"other"]})}load(t){this.run=t,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=T(t.trace),this.shown=
0,this.grow()}dress({ghosts:t,tint:e}){t!==this.ghosted&&this.redraw(t),e!==this.quantity&&this.paintTint(e)}redraw(t){this.ghosted=this.ghosts.checked=t,this.discarded.
forEach(s=>{s.hidden=!t});let{shown:e}=this;this.load(this.run),this.show(e)}paintPrompt(t){let e=this.run.promptText,s=!t&&e.length>kr;f(this.prompt,s?"…"+e.
slice(-kr):e),this.more.hidden=!s,f(this.more,this.say("stream.more",{n:e.length}))}grow(){let t=document.createDocumentFragment();for(let e=this.rows.length;e<
this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}this.list.append(t),this.nameKinds(this.run)}row(t){let e=l("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[t].slots.forEach((s,r)=>{lt(s.kind)?e.append(...cn(s,this.option(s,t,r))):this.ghosted&&!T(this.run.trace)&&e.append(...cn(
s,this.ghost(s,t,r)))}),e}option(t,e,s){let r=l("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":t.kind,"data-at":`${e}.${s}`,
style:`--i:${s}`,"aria-label":jt(this.run,e,s,this.say),"data-tint":ce(this.quantity,this.run.at({round:e,index:s}))});return gt(r,t)}ghost(t,e,s){let r=l("span",
{class:"sv-token","data-kind":t.kind,"data-at":`${e}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return gt(r,t,!0)}paintTint(t){this.quantity=t,this.tint.show(
t),this.node.dataset.tinted=String(t!=="verdict"),this.options(this.rows.length).forEach(e=>{let[s,r]=(e.dataset.at??"").split(".").map(Number);b(e,"data-tint",
ce(t,this.run.at({round:s,index:r})))})}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let r=e;r<s;r+=1)this.rows[r].classList.toggle("sv-\
ahead",r>=t);this.shown=t,b(this.scroller,"tabindex",t?null:0)}showNow(t){let e=this.shown;if(this.now&&(!t||this.now.number!==e)&&(this.now.node.remove(),this.
now=null),!t)return;this.now||(this.now=this.begin(e)),this.now.node.classList.toggle("sv-fallen",t.fallen);let s=C(this.run.rounds[e]);this.now.tokens.forEach(
(r,i)=>{let o=t.looks[i];r.hidden=o==="absent"||s&&!lt(o),b(r,"data-kind",o)})}begin(t){let e=this.run.rows[t].slots.map((i,o)=>this.ghost(i,t,o)),s=this.run.rows[t].
slots.flatMap((i,o)=>cn(i,e[o])),r=l("span",{class:"sv-now","aria-hidden":"true"},...s);return this.list.insertBefore(r,this.rows[t]),{number:t,node:r,tokens:e}}options(t){
return this.rows.slice(0,t).flatMap(e=>[...e.querySelectorAll("[role=option]")])}find(t){let e=t&&this.rows[t.round];return!e||t.round>=this.shown?null:e.querySelector(
`[role=option][data-at="${t.round}.${t.index}"]`)||e.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let t=this.measure();this.crop(t);let{x:e,y:s,width:r,height:i}=t.box,o=new DOMRect(e,s,r,i-t.covered);
Qn(this.scroller,o,t.head,t.line)}measure(){let[t,e,s]=[this.scroller,this.text,this.head].map(i=>i.getBoundingClientRect()),r=this.tint.legend.offsetHeight;return{
box:t,text:e,head:s,covered:r,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:t,text:e,head:s,line:r}){if(!t.width)return;let{maxHeight:i}=this.
text.style,o=this.shown===this.rows.length&&!this.now;(o||!i)&&(this.scroller.style.minHeight=o?"":`${t.height}px`),this.text.style.maxHeight=o?"":`${Math.ceil(
s.bottom-e.top)+r+qo}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var A,_r,Ho,bt,hn,Fe,Sr,He,Er,vn,pn,Tr,he=Symbol.for("pv"),Ue={},Be=[],Io=/^m(i|n|o|s|text|space)$/,fn=Array.isArray,mn=Be.slice,Rt=Object.assign;function $t(n){
n&&n.parentNode&&n.remove()}function We(n,t,e){var s,r,i,o={},a=arguments.length;for(i in t)i=="key"?s=t[i]:i=="ref"&&typeof n!="function"?r=t[i]:o[i]=t[i];return a>
2&&(o.children=a>3?mn.call(arguments,2):e),de(n,o,s,r,null)}function de(n,t,e,s,r){var i={type:n,props:t,key:e,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:he,__v:r||++_r,__i:-1,__u:0};return!r&&A.vnode&&A.
vnode(i),i}function wt(n){return n.children}function Ie(n,t){this.props=n,this.context=t,this.__g=0}function xt(n,t){if(t==null)return n.__&&xt(n.__,n.__i+1);for(var e;t<n.
__k.length;t++)if((e=n.__k[t])&&e.__e)return e.__e;return typeof n.type!="function"||n.props.__P?null:xt(n)}function Do(n){var t,e=n.__v,s=e.__e,r=[],i=[],o=n.__P;
o&&((t=Rt({constructor:he},e)).__v=e.__v+1,A.vnode&&A.vnode(t),gn(o,t,e,n.__n,o.namespaceURI,32&e.__u?[s]:null,r,s||xt(e),32&e.__u,i),t.__v=e.__v,t.__.__k[t.__i]=
t,$r(r,t,i),e.__=e.__e=null,t.__e!=s&&zr(t))}function zr(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(t){return t&&(n.__e=t.__e)}),
zr(n)}function un(n){(8&n.__g||(n.__g|=8,bt.push(n),Fe++))&&hn==A.debounceRendering||((hn=A.debounceRendering)||queueMicrotask)(Mr)}function Mr(){try{for(var n,
t=1;bt.length;)bt.length>t&&bt.sort(Sr),n=bt.shift(),t=bt.length,8&n.__g&&Do(n)}finally{(Fe=bt.length)&&(hn||queueMicrotask)(Mr)}}function Or(n,t,e,s,r,i,o,a,c,d,h){
var p,v,u,m,g,w,y=s.__k||Be,x=t.length;for(c=Fo(e,t,y,c,x),p=0;p<x;p++)(u=e.__k[p])!=null&&(v=~u.__i&&y[u.__i]||Ue,u.__i=p,w=gn(n,u,v,r,i,o,a,c,d,h),m=u.__e,(v.
ref!=u.ref||8&v.__u)&&(v.ref&&bn(v.ref,null,u,v),u.ref&&h.push(u.ref,u.__c||m,u)),g=g||m,4&u.__u?(c=Ar(u,c,n,!v.__v),v.__e&&(v.__e=null)):typeof u.type=="functi\
on"&&w!==void 0?c=w:m&&(c=m.nextSibling),u.__u&=-21);return e.__e=g,c}function Fo(n,t,e,s,r){var i,o,a,c,d,h,p,v,u,m=e.length,g=m,w=0,y=0,x=n.__k=Array(r);for(i=
0;i<r;i++)(o=t[i])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=x[i]=de(null,o):fn(o)?o=x[i]=de(wt,{children:o}):
o.constructor===he&&o.__b?o=x[i]=de(o.type,o.props,o.key,o.ref,o.__v):x[i]=o,c=i+w,o.__=n,o.__b=n.__b+1,a=null,~(d=o.__i=Uo(o,e,c,g))&&(g--,(a=e[d])&&(a.__u|=2)),
a&&a.__v?(o.__u|=16,d==c-1?w--:d==c+1?w++:d!=c&&(d>c?w--:w++,y=1)):(~d||(r>m?w--:r<m&&w++),typeof o.type!="function"&&(o.__u|=4))):x[i]=null;if(y){for(h=[],p=[],
i=0;i<r;i++)if((o=x[i])&&16&o.__u){for(w=0,v=h.length;w<v;)h[u=w+v>>1]<o.__i?w=u+1:v=u;h[w]=o.__i,p[i]=w+1}for(w=h.length;i--;)p[i]&&(p[i]==w?w--:x[i].__u|=4)}if(g)
for(i=0;i<m;i++)!(a=e[i])||2&a.__u||(a.__e==s&&(s=xt(a)),xn(a,a));return s}function Ar(n,t,e,s){var r,i,o,a;if(typeof n.type=="function"){if(n.props.__P)return t;
if(r=n.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=n,t=Ar(r[i],t,e,!1));return t}for(t&&!t.parentNode&&(t=xt(n))&&!t.parentNode&&(t=null),o=n.__e,a=t;a&&a.nodeType==
8;)a=a.nextSibling;for(o!=a&&(!s&&e.moveBefore&&o.parentNode?e.moveBefore(o,t):e.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(
"$s"););return t}function Uo(n,t,e,s){var r,i=n.key,o=n.type,a=t[e],c=a&&!(2&a.__u);if(a===null&&i==null||c&&i==a.key&&o==a.type)return e;if(s>(c?1:0)){for(r=e-1;r>=0;r--)if((a=
t[r])&&!(2&a.__u)&&i==a.key&&o==a.type)return r;for(r=e+1;r<t.length;r++)if((a=t[r])&&!(2&a.__u)&&i==a.key&&o==a.type)return r}return-1}function yr(n,t,e){e==null&&
(e=""),t[0]=="-"?n.setProperty(t,e):n[t]=e}function Ne(n,t,e,s,r){var i,o;if(t=="style")if(typeof e=="string")n.style.cssText=e;else{if(typeof s=="string"&&(n.style.
cssText=s=""),s)for(t in s)e&&t in e||yr(n.style,t);if(e)for(t in e)s&&e[t]==s[t]||yr(n.style,t,e[t])}else if(t[0]=="o"&&t[1]=="n")typeof e!="function"&&(e=null),
typeof s!="function"&&(s=null),(n.__e||(n.__e={}))[t]=e,e&&s||(o=pn[t]||(pn[t]=Bo(t)),(n.__a||(n.__a={}))[t]=vn,i=t!=(t=t.replace(Er,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),e?n.addEventListener(t,o,i):n.removeEventListener(t,o,i));else{if(r=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in n)
try{return void(n[t]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&t[4]!="-"?n.removeAttribute(t):n.setAttribute(t,t=="popover"&&e==1?"":e)}}function Bo(n){
return function(t){var e=this.__e;if(e){if(e=e[n],t[He]==null)t[He]=vn++;else if(t[He]<this.__a[n])return;return e(A.event?A.event(t):t)}}}function gn(n,t,e,s,r,i,o,a,c,d){
var h,p,v,u,m,g,w,y,x,O,R,Vs,Kn,_e,_t,Yn,dt,St,nt=t.type;if(t.constructor!==he)return null;128&e.__u&&(c=32&e.__u,h=e.__c.__z)&&(t.__u|=c,p=i=[],h.nodeType==8?a=
De(h,i):i.push(h),a=i[0]||a),(h=A.__b)&&h(t);t:if(typeof nt=="function"){v=o.length;try{if(y=t.props,x=(h=nt.prototype)&&h.render,O=(h=nt.contextType)&&s[h.__c],
R=h?O?O.props.value:h.__:s,(u=e.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(x?t.__c=u=new nt(y,R):(t.__c=u=new Ie(y,R),u.constructor=nt,u.render=Go),O&&O.sub(u),u.state||
(u.state={}),u.__n=s,u.__g|=8,u.__h=[],u.__k=[]),x&&(u.__s||(u.__s=u.state),nt.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=Rt({},u.__s)),Rt(u.__s,nt.getDerivedStateFromProps(
y,u.__s)))),m=u.props,g=u.state,u.__v=t,e.__c){if(y!==m&&x&&!nt.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(y,R),t.__v==e.
__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(y,u.__s,R)===!1){t.__v!=e.__v&&(u.props=y,u.state=u.__s,u.__g&=-9),t.__e=e.__e,t.__k=
e.__k,t.__k.some(function(Y){Y&&(Y.__=t)}),Be.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&o.push(u),a=xt(e);break t}u.componentWillUpdate&&u.componentWillUpdate(
y,u.__s,R),x&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(m,g,w)})}else x&&!nt.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),
x&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=R,u.props=y,u.__P=n,u.__g&=-5,Vs=A.__r,Kn=x?25:0;do u.__g&=-9,Vs&&Vs(t),h=u.render(u.props,u.state=
u.__s,u.context);while(8&u.__g&&++Kn<25);x&&(Be.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(s=Rt({},s,u.getChildContext())),x&&e.__c&&u.
getSnapshotBeforeUpdate&&(w=u.getSnapshotBeforeUpdate(m,g)),_e=h&&h.type===wt&&h.key==null?h.props.children:h,y.__P&&(h=a,r=(n=y.__P).namespaceURI,c=i=null,e.props&&
e.props.__P!=n&&(e.__k.some(function(Y){Y&&xn(Y,Y)}),e.__k=null),a=e.__k?xt(e,0):null),a=Or(n,fn(_e)?_e:[_e],t,e,s,r,i,o,a,c,d),y.__P&&(t.__e=null,a=h),t.__u&=-161,
p&&p.some($t),u.__h.length&&o.push(u),1&u.__g&&(u.__g&=-4)}catch(Y){if(o.length=v,t.__v=null,c||i)if(Y&&Y.then){if(t.__u|=128|c,i){for(~(dt=i.indexOf(a||void 0))||
(dt=i.length);(St=i[dt-1])&&St.nodeType==8;)dt--;for(;dt<i.length;dt++)if(St=i[dt])if(i[dt]=null,_t){if(St==Yn)break}else{if(St.nodeType!=8)break;St.data.startsWith(
"$s")&&(Yn=De(_t=St))}}if(!_t){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;_t=a}(h=De(_t=t.__c.__z||(t.__c.__z=_t)))?(t.__e=_t,a=h):t.__e=a,a=a&&a.nextSibling}else
i&&i.some($t);else t.__e=e.__e;t.__k||(t.__k=e.__k||[]),Y&&Y.then||jr(t),A.__e(Y,t,e)}}else a=t.__e=Wo(e.__e,t,e,s,r,i,o,c,d,n);return(h=A.diffed)&&h(t),a}function De(n,t){
if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var e=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))e++;else if(n.data.startsWith("/$s")&&!--e)
return n}t&&t.push(n)}}function jr(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(jr))}function $r(n,t,e){for(var s=0;s<e.length;)bn(e[s++],e[s++],e[s++]);A.__c&&
A.__c(t,n),n.some(function(r){try{n=r.__h,r.__h=[],n.some(function(i){i.call(r)})}catch(i){A.__e(i,r.__v)}})}function Wo(n,t,e,s,r,i,o,a,c,d){var h,p,v,u,m,g,w,
y,x=e.props||Ue,O=t.props,R=t.type;if(R=="svg"?r="http://www.w3.org/2000/svg":R=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),i){for(h=0;h<i.length;h++)if((m=i[h])&&(R?m.localName==R:m.nodeType==3)){n=m,i[h]=null;break}}if(!n){if(y=d.ownerDocument||document,!R)return y.createTextNode(
O);n=y.createElementNS(r,R,O.is?O:d),a&&(A.__m&&A.__m(t,i),a=!1),i=null}if(R){if(d=R=="template"&&n.content||n,i=R=="textarea"&&O.defaultValue!=null?null:i&&mn.
call(d.childNodes),!a&&i)for(x={},h=0;h<n.attributes.length;h++)x[(m=n.attributes[h]).name]=m.value;for(h in x)m=x[h],h=="dangerouslySetInnerHTML"?v=m:h=="child\
ren"||h in O||h=="value"&&"defaultValue"in O||h=="checked"&&"defaultChecked"in O||Ne(n,h,null,m,r);for(h in O)m=O[h],h=="children"?u=m:h=="dangerouslySetInnerHT\
ML"?p=m:h=="value"?g=m:h=="checked"?w=m:a&&typeof m!="function"||x[h]===m||Ne(n,h,m,x[h],r);p?(a||v&&(p.__html==v.__html||p.__html==n.innerHTML)||(n.innerHTML=p.
__html),t.__k=[]):(v&&(n.textContent=""),(R=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Io.test(R))&&(r="http://www.w3.org/1999/xhtml"),Or(d,fn(u)?
u:[u],t,e,s,r,i,o,i?i[0]:e.__k&&xt(e,0),a,c),i&&i.some($t)),a&&R!="textarea"||(h="value",R=="progress"&&g==null?n.removeAttribute(h):g==null||g===n[h]&&(R!="pro\
gress"||g)||Ne(n,h,g,x[h],r),h="checked",w!=null&&w!=n[h]&&Ne(n,h,w,x[h],r))}else x===O||a&&n.data==O||(n.data=O);return n}function bn(n,t,e,s){try{typeof n=="f\
unction"?t?t.__x=n(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():n(null)):n.current=t}catch(r){A.__e(r,e)}}function xn(n,t,e){var s,
r,i,o;if(A.unmount&&A.unmount(n),!(s=n.ref)||s.current&&s.current!=n.__e||bn(s,null,t,n),s=n.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){
A.__e(a,t)}s.__P=s.__n=null}if(s=n.__k)for(o=0;o<s.length;o++)s[o]&&xn(s[o],t,typeof n.type!="function"||e&&!n.props.__P);!e&&(s=n.__c)&&(s=s.__z)&&(r=De(s,i=[]))&&
(s==n.__e&&i.some($t),$t(r),$t(s)),e||$t(n.__e),n.__e=n.__c=n.__=null}function Go(n,t,e){return this.constructor(n,e)}function Rr(n,t){var e,s,r,i;A.__&&A.__(n,
t),t.nodeType==9&&(t=t.documentElement),s=(e=n&&32&n.__u)?null:t.__k,t.__k=de(wt,{children:[n]}),r=[],i=[],gn(t,t.__k,s||Ue,Ue,t.namespaceURI,s?null:t.firstChild?
mn.call(t.childNodes):null,r,s?s.__e:t.firstChild,e,i),$r(r,t.__k,i),t.__k.props.children=null}function Lr(n){function t(e){var s,r;return this.getChildContext||(s=new Set,(r={})[t.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(i){this.props.value!=i.value&&s.forEach(function(o){o.__g|=4,un(o)})},this.sub=function(i){s.add(i);var o=i.componentWillUnmount;i.componentWillUnmount=
function(){s.delete(i),o&&o.call(i)}}),e.children}return t.__c="__cC"+Tr++,t.__=n,t.Provider=(t.Consumer=function(e,s){return e.children(s)}).contextType=t,t}A={__e:function(n,t,e,s){for(var r,i,o;t=t.__;)if((r=t.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(
n)),r.componentDidCatch&&(r.componentDidCatch(n,s||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){n=a}}throw Fe=0,n}},_r=0,Ho=function(n){return n!=null&&n.
constructor===he},Ie.prototype.setState=function(n,t){var e=this.__s;e&&e!=this.state||(e=this.__s=Rt({},this.state)),typeof n=="function"&&(n=n(Rt({},e),this.props)),
n&&(Rt(e,n),this.__v&&(t&&this.__k.push(t),un(this)))},Ie.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),un(this))},Ie.prototype.render=
wt,bt=[],Fe=0,Sr=function(n,t){return n.__v.__b-t.__v.__b},He=Symbol(),Er=/(PointerCapture)$|Capture$/i,vn=0,pn={},Tr=0;var kn,B,wn,Cr;var qr=0,Wr=[],yn=[],P=A,Pr=P.__b,Nr=P.__r,Hr=P.diffed,Ir=P.__c,Dr=P.unmount,Fr=P.__;function Vo(n,t){P.__h&&P.__h(B,n,qr||t),qr=0;var e=B.__H||(B.__H={__:[],__h:[]});
return n>=e.__.length&&e.__.push({}),e.__[n]}function Gr(n){var t=B.context[n.__c],e=Vo(kn++,9);return e.c=n,t?(e.__==null&&(e.__=!0,t.sub(B)),t.props.value):n.__}function Ko(){var n;do{for(;n=yn.shift();)try{pe(n)}catch(e){P.__e(e,{__:(n=n.__P)&&n.__v})}for(;n=Wr.shift();){var t=n.__H;if(n.__P&&t)try{t.__h.some(pe),t.__h.
some(_n),t.__h=[]}catch(e){t.__h=[],P.__e(e,n.__v)}}}while(yn.length)}P.__b=function(n){B=null,Pr&&Pr(n)},P.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),
Fr&&Fr(n,t)},P.__r=function(n){Nr&&Nr(n),kn=0;var t=(B=n.__c).__H;t&&(wn==B?B.__h=[]:(t.__h.some(pe),t.__h.some(_n),kn=0),t.__h=[],t.__.some(function(e){e.__N&&
(e.__=e.__N),e.u=e.__N=void 0})),wn=B},P.diffed=function(n){Hr&&Hr(n);var t=n.__c;t&&t.__H&&(t.__H.__h.length&&Br(Wr.push(t)),t.__H.__.some(function(e){e.u&&(e.
__H=e.u)})),wn=B=null},P.__c=function(n,t){t.some(function(e){try{e.__h.some(pe),e.__h=e.__h.filter(function(s){return!s.__||_n(s)})}catch(s){e.__h=[function(){
throw s}]}}),Ir&&Ir(n,t)},P.unmount=function(n){Dr&&Dr(n);var t,e,s=n.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(e===void 0){for(e=n.__;e&&
(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}r.__P=e,Br(yn.push(r))}else pe(r)}catch(i){t=i}}),s.__H=void 0,t&&P.__e(t,s.__v))};var Ur=typeof requestAnimationFrame==
"function";function Yo(n){var t,e=function(){clearTimeout(s),Ur&&cancelAnimationFrame(t),setTimeout(n)},s=setTimeout(e,35);Ur&&(t=requestAnimationFrame(e))}function Br(n){
n!=1&&Cr==P.requestAnimationFrame||((Cr=P.requestAnimationFrame)||Yo)(Ko)}function pe(n){var t=B,e=n.__c;typeof e=="function"&&(n.__c=void 0,e()),B=t}function _n(n){
var t=B;n.__c=n.__(),B=t}var Jo=Symbol.for("pv"),Xo=0;function k(n,t,e,s,r,i){t||(t={});var o,a,c=t;if("ref"in c&&typeof n!="function")for(a in c={},t)a=="ref"?o=t[a]:c[a]=t[a];var d={type:n,props:c,key:e,ref:o,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Jo,__v:--Xo,__i:-1,__u:0};return(r||i)&&(d.__source=r,d.__self=i),A.vnode&&A.vnode(d),d}var Kr=Lr(null);function Ge(){let n=Gr(Kr);return{...n.state,run:n.state.run,host:n,set:n.set,send:n.send}}var Yr=(n,t,e)=>Rr(k(Kr.Provider,{value:n,children:t}),
e);var Vr=/\u2068([^\u2069]*)\u2069/,Jr=n=>Array.isArray(n)?n.map(Jr):typeof n!="string"||!Vr.test(n)?n:n.split(Vr).map((t,e)=>e%2?k("bdi",{translate:!1,children:t}):
t),Zo=A.vnode;A.vnode=n=>{if(typeof n.type=="string"){let t=n.props;for(let[e,s]of Object.entries(t))e==="children"?t.children=Jr(s):typeof s=="string"&&(t[e]=W(
s))}Zo?.(n)};var Qo={mean_acceptance_length:n=>z(X(n.emitted,n.rounds)),acceptance_rate:n=>_(X(n.accepted,n.accepted+n.rejected)),draft_efficiency:n=>_(X(n.accepted,n.drafted)),
drafted:n=>vt(n.drafted),emitted:n=>vt(n.emitted)};function Sn({drafts:n,final:t},e){let s=n.slice(0,e),r=s.filter(d=>d.verdict==="accepted").length,i=s.some(d=>d.
verdict==="rejected")?1:0,o=!t&&r===n.filter(d=>d.verdict==="accepted").length,a=i?"correction":o?null:"bonus",c=i===1||o||n.length<=e;return{drafted:s.length,accepted:r,
rejected:i,emitted:r+(a?1:0),final:a,drawn:c}}function Xr(n,t){let e={rounds:n.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let s of n){let{drafted:r,accepted:i,
rejected:o,emitted:a}=Sn(s,t);e.drafted+=r,e.accepted+=i,e.rejected+=o,e.emitted+=a}return e}function ta(n){let{drafter:t,temperature:e}=n.settings;return T(n)?
"tree.whatif":t.startsWith("lookup")?"whatif.lookup":S(n)==="block"&&e?"rules.whatif":""}function Zr(){let{run:n,gamma:t,moment:{round:e},set:s}=Ge(),r=n.trace.
settings.gamma,i=ta(n.trace),o=t>=r,a=L(o?"whatif.as_it_was":"whatif.instead",{gamma:t,most:r});return k("div",{class:"sv-block",children:[k("h3",{children:L("w\
hatif.gamma")}),k("label",{class:"sv-whatif-control",hidden:r<2||i!=="",children:[k("span",{"aria-hidden":"true",children:"γ"}),k("input",{type:"range",min:1,max:r,
step:1,value:t,"aria-label":L("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),k("output",{class:"sv-whatif-value",
children:a})]}),!o&&k(ea,{gamma:t,most:r,rounds:n.rounds.slice(0,e)}),k("p",{class:"sv-note","aria-live":"polite",children:o?L(i||(r<2?"whatif.fewest":"whatif.t\
ry")):L("whatif.note",{gamma:t,rounds:e})})]})}function ea({gamma:n,most:t,rounds:e}){let[s,r]=[Xr(e,1/0),Xr(e,n)];return k("table",{class:"sv-figures-table",children:[
k("thead",{children:k("tr",{children:[k("th",{scope:"col",children:L("whatif.rounds")}),k("th",{scope:"col",children:L("whatif.was",{gamma:t})}),k("th",{scope:"\
col",children:L("whatif.would",{gamma:n})})]})}),k("tbody",{children:Object.entries(Qo).map(([i,o])=>k("tr",{children:[k("th",{scope:"row",children:L(`whatif.ro\
w.${i}`)}),k("td",{children:o(s)}),k("td",{children:o(r)})]},i))})]})}var Qr=["draft","verify","accept"],sa={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Ve=36,na=20,ra=5;function ue(n,t){let e=(s,r)=>l(
"li",{},l("span",{class:"sv-swatch","data-part":s}),M(sa[s],r));return l("ul",{class:"sv-legend"},...Qr.map(s=>e(s,n(`part_key.${s}`))),...t?[e("plain",t)]:[])}
var Ke=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(t){this.say=t,this.head=l("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
l("div",{class:"sv-rows",role:"rowgroup"}),this.grid=l("div",{class:"sv-grid",role:"grid","aria-label":t("rounds.label")},l("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=l("div",{class:"sv-rounds-scroll"},this.grid),this.detail=l("p",{class:"sv-note sv-round-detail"},t("rounds.detail")),
["pointerover","focusin"].forEach(e=>this.body.addEventListener(e,s=>this.showTime(s))),this.note=l("p",{class:"sv-note"},t("rounds.note")),this.node=l("section",
{class:"sv-section sv-rounds"},l("div",{class:"sv-section-head"},l("h2",{},M("round",t("rounds.heading"))),l("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(e=>l("li",{},l("span",{class:"sv-mark","data-kind":e}),M(e,t(`kind.${e}`)))))),this.note,this.scroller,this.detail,l("div",
{class:"sv-foot"},l("ul",{class:"sv-legend"},l("li",{},l("span",{class:"sv-swatch","data-part":"overlap"}),M("overlap",t("rounds.overlap_key")))),ue(t,t("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(t){this.run=t,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],f(this.note,this.say(T(t.trace)?"tree.rounds":"rounds.note")),f(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let t=document.createDocumentFragment();for(let e=this.rows.length;e<this.run.length;e+=1){let s=this.
row(e);this.rows.push(s),t.append(s)}for(this.grid.classList.toggle("sv-many",this.rows.length>na),this.body.append(t),this.body.style.height=`${this.rows.length*
Ve}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>ra);let t=(e,s="")=>l("div",{role:"columnheader",class:s},
e);this.head.replaceChildren(t("#","sv-number"),...Array.from({length:this.width},(e,s)=>t(this.say("rounds.guess",{n:s+1}))),t(this.say("rounds.final"),"sv-fin\
al"),t(this.say("rounds.time"),"sv-time"))}row(t){let{drafts:e,positions:s=[]}=this.run.rounds[t],{slots:r,final:i}=this.run.rows[t],o=l("div",{class:"sv-row sv\
-ahead",role:"row","data-round":t},l("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:t+1})},String(t+1)));return r.forEach((a,c)=>{
let d=c<e.length&&s[c]?s[c].overlap:null,h=this.cell(a,t,c,d);a===i&&h.classList.add("sv-final"),o.append(h)}),o.append(this.time(this.run.rounds[t].times)),o}cell(t,e,s,r){
let i=gt(l("span",{class:"sv-cell-text",translate:"no"}),t,!0);return l("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":t.kind,"data-at":`${e}.${s}`,
"aria-label":this.label(e,s,r),style:`--i:${s}`+(r==null?"":`;--overlap:${r}`)},l("span",{class:"sv-mark","data-kind":t.kind,"aria-hidden":"true"}),i)}label(t,e,s,r){
let i=jt(this.run,t,e,this.say,r);return s==null?i:this.say("token.aria_overlap",{label:i,overlap:N(s,2)})}time(t){let e=t.draft+t.verify+t.accept;this.spans.push(
e);let s=this.say("rounds.row_time",{total:$(e),draft:$(t.draft),verify:$(t.verify),accept:$(t.accept)}),r=l("div",{class:"sv-bar"},...Qr.map(i=>l("span",{"data\
-part":i,style:`--t:${t[i]}`})));return l("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},l("div",{class:"sv-bars-pair"},r),l("span",{class:"\
sv-ms"},$(e)))}compare(t){let{sums:e,plain:s}=this.run.folds,r=e[t+1].emitted;if(r>=s.until.length)return!1;let i=s.until[r]-s.until[e[t].emitted],o=this.rows[t].
lastElementChild;if(!o)return!1;let a=this.say("rounds.row_plain",{time:o.getAttribute("aria-label"),plain:$(i)});return o.setAttribute("aria-label",a),o.firstElementChild?.
append(l("div",{class:"sv-bar sv-bar-plain"},l("span",{"data-part":"plain",style:`--t:${i}`}))),this.spans[t]=Math.max(this.spans[t],i),!0}showTime({target:t}){
let e=t instanceof Element?t.closest(".sv-time"):null,s=e?.parentElement;if(!e||!s)return;let r=Number(s.dataset.round)+1;f(this.detail,this.say("rounds.detail_\
of",{round:r,time:e.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let r=e;r<
s;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=t);this.shown=t,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,t))||1))}showNow(t){
let{now:e,shown:s}=this;if(e!==null&&(!t||e!==s)&&(this.rows[e].classList.toggle("sv-ahead",e>=s),this.rows[e].classList.remove("sv-row-now"),this.run.rows[e].slots.
forEach((i,o)=>this.dress(e,o,null)),this.now=null),!t)return;this.now=s;let r=this.rows[s];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.
toggle("sv-verified",t.verified),t.looks.forEach((i,o)=>this.dress(s,o,i))}dress(t,e,s){let r=this.find({round:t,index:e});if(!r)return;let{kind:i}=this.run.rows[t].
slots[e],o=s==="absent",a=e<this.run.rounds[t].drafts.length&&(this.run.rounds[t].positions||[])[e],c=s==="guessed"||s==="lit"&&this.concealed,d=a&&!c?a.overlap:
null;b(r,"data-kind",s||i),r.firstElementChild&&b(r.firstElementChild,"data-kind",s||i),b(r,"aria-hidden",o?"true":null),r.style.setProperty("--overlap",String(
d||0)),o||b(r,"aria-label",this.label(t,e,d,s||i))}showCut(t,e){let s=this.run.trace.settings.gamma,r=t<s?t:1/0,i=r===this.cutting?Math.min(e,this.cut):0,o=Math.
max(e,this.cut);if(r!==this.cutting||r<1/0)for(let a=i;a<o;a+=1)this.markCut(a,a<e?r:1/0);this.cutting=r,this.cut=e}markCut(t,e){let s=this.run.rounds[t],{drawn:r}=Sn(
s,e);this.run.rows[t].slots.forEach((i,o)=>{let a=this.find({round:t,index:o}),c=o<s.drafts.length?o>=e:!r,d=o===e&&!r;a&&(a.classList.toggle("sv-cut",c&&!d),a.
classList.toggle("sv-cut-own",d),b(a,"aria-description",c?this.say(d?"whatif.own":"whatif.gone",{gamma:e}):null))})}find(t){return(t&&this.rows[t.round]?.querySelector(
`[data-at="${t.round}.${t.index}"]`))??null}cells(){let t=this.rows.slice(0,this.shown+(this.now==null?0:1)),e=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(
s).visibility==="visible";return t.map((s,r)=>[...s.querySelectorAll("[role=gridcell]")].filter(i=>r<this.shown||e(i)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:t}=this.scroller,e=(this.shown+(this.now==null?0:1))*Ve;e>t+this.height?this.scroller.scrollTop=e-this.
height:e-2*Ve<t&&(this.scroller.scrollTop=Math.max(0,e-2*Ve))}relayout(){this.height=null}};var ti=20,ia=5,Ye=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(t){this.say=t,this.root=l("span",{class:"sv-tree-text","aria-hidden":"true"},
t("tree.text")),this.grid=l("div",{class:"sv-tree-grid",role:"grid","aria-label":t("tree.label")}),this.mask=l("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=l("p",{class:"sv-tree-note"}),this.node=l("div",{class:"sv-tree",hidden:!0},l("div",{class:"sv-tree-scroll"},this.grid),l("div",{class:"sv-mask-side"},l("p",
{class:"sv-mask-name"},M("tree_mask",t("tree.mask"))),this.mask,this.note))}build(t,e){Object.assign(this,{run:t,number:e});let s=t.rounds[e],{drafts:r,final:i}=s,
{slots:o}=t.rows[e],a=K(r),c=r.map((p,v)=>V(r,v));i&&(a.push(Et(r).length),c.push(Et(r).at(-1)??-1));let{rows:d,count:h}=nr(c);this.leaves=o.map((p,v)=>this.leaf(
p,v,{column:a[v]+2,row:d[v],above:d[c[v]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(p,v)=>this.leaves.flatMap(({node:u},m)=>a[m]===v?[u]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(h,this.levels.length)>ia),this.grid.style.setProperty("--rows",String(h)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:p})=>p),...this.levels.map(p=>l("div",{role:"row",class:"sv-tree-level"},...p))),this.masked=r.map((p,v)=>this.maskRow(v,Jt(r,v))),this.mask.style.
setProperty("--nodes",String(r.length)),this.mask.classList.toggle("sv-mask-fine",r.length>20),this.mask.replaceChildren(...this.masked)}leaf(t,e,{column:s,row:r,
above:i}){let o=l("span",{class:"sv-mark","aria-hidden":"true"}),a=gt(l("span",{class:"sv-tree-token",translate:"no"}),t,!0),c=l("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${e}`,style:`grid-column:${s};grid-row:${r+1}`},o,a),d=l("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${s};grid-row:${i+1}/${r+2}`});return d.classList.toggle("sv-tree-bend",r>i),{node:c,mark:o,link:d}}maskRow(t,e){let s=[0,...e.map(r=>r+1)];return l(
"div",{class:"sv-mask-row","data-at":`${this.number}.${t}`},...s.map(r=>l("span",{class:"sv-mask-cell","data-column":r,style:`--column:${r}`})))}show(t,e,s,r){(t!==
this.run||e!==this.number||this.leaves.length!==t.rows[e].slots.length)&&this.build(t,e);let{drafts:i}=t.rounds[e];this.leaves.forEach(({node:a,mark:c,link:d},h)=>{
let p=s[h]??"absent";[a,c,d].forEach(v=>b(v,"data-kind",p)),b(a,"aria-hidden",p==="absent"?"true":null),b(a,"aria-label",p==="absent"?null:this.label(t,e,h,p)),
this.masked[h]&&b(this.masked[h],"data-kind",p)});let o=Et(i).length;f(this.note,r?this.say("tree.sum",{verified:i.length,accepted:o,wasted:i.length-o}):this.say(
"tree.sees"))}label(t,e,s,r){let{say:i}=this,o=jt(t,e,s,i,r),{drafts:a}=t.rounds[e];if(s>=a.length)return o;let c=Jt(a,V(a,s)).map(d=>st(t.rows[e].slots[d],i));
return i(c.length?"tree.aria":"tree.aria_first",{label:o,level:c.length+1,line:c.join(" ")})}light(t){let{run:e,number:s}=this,r=e?.rounds[s]?.drafts??[],i=t&&t.
round===s&&t.index<r.length?t.index:-1,o=Jt(r,i);this.leaves.forEach(({node:a,link:c},d)=>[a,c].forEach(h=>h.toggleAttribute("data-line",o.includes(d)))),this.root.
toggleAttribute("data-line",i>=0),this.masked.forEach((a,c)=>a.toggleAttribute("data-line",c===i))}find(t){return t&&t.round===this.number&&this.leaves[t.index]?.
node||null}reveal(t){let e=this.grid.parentElement,s=this.leaves[t]?.node;if(!e||!s)return;let r=(c,d,h,p)=>Math.min(0,c-ti-h)||Math.max(0,d+ti-p),[i,o,a]=[s,this.
node,e].map(c=>c.getBoundingClientRect());this.node.scrollTop+=r(i.top,i.bottom,o.top,o.bottom),e.scrollLeft+=r(i.left,i.right,a.left,a.right)}rows(){return this.
levels.map(t=>t.filter(e=>e.dataset.kind!=="absent")).filter(t=>t.length)}};var oa=7,aa=12;function ei(n,t){n.style.setProperty("--sv-characters",String(t?.length||1))}var Je=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(t){
this.say=t,this.tree=new Ye(t),this.row=l("div",{class:"sv-slots",role:"row"}),this.guesses=M("draft",t("round.guesses")),this.tests=l("li",{hidden:!0},M("accep\
t_test",t("round.tests"))),this.node=l("section",{class:"sv-round","aria-label":t("round.label")},l("ul",{class:"sv-slot-names"},l("li",{},this.guesses),l("li",
{},M("verification",t("round.pass"))),this.tests),l("div",{class:"sv-slots-grid",role:"grid","aria-label":t("round.label")},this.row),this.tree.node)}show(t,e){
let{moment:s}=t,r=at(t),i=Math.max(0,Ot(t)),o=i in e.rounds&&C(e.rounds[i]);this.node.classList.toggle("sv-round-tree",o),this.tree.node.hidden=!o;let a=e===this.
run&&i===this.number&&(o||this.cells.length>0);o?Object.assign(this,{run:e,number:i,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(e,
i)+1)&&this.build(e,i);let c=e.rows[i]?.slots??[],d=r?.looks??c.map(({kind:p})=>s.round?p:"absent");this.node.classList.toggle("sv-round-now",!!r),this.node.classList.
toggle("sv-verified",r?r.verified:s.round>0),o&&this.tree.show(e,i,d,!r&&s.round>0),o&&(s!==this.moment||!a)&&(r?r.phase.name!=="verify"&&r.phase.name!=="discar\
d":s.round)&&this.tree.reveal(ee(t).at?.index??c.length-1),this.moment=s,this.node.classList.toggle("sv-round-fallen",!!r?.fallen),this.node.dataset.phase=r?.phase.
name??"";let h=!r&&t.entered==="step"?c.length-1:-1;this.cells.forEach(({node:p},v)=>{this.dress(v,d[v]??"absent",oe(t)),p.toggleAttribute("data-now",r?.phase.index===
v),p.toggleAttribute("data-entered",h===v)}),this.tests.hidden=!this.cells.some(({figures:p})=>p.textContent)}wide(t,e){let s=t.rounds[e]?.drafts.length??0;return T(
t.trace)?s:Math.max(s,Math.min(t.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(t,e){
let s=this.cells.findIndex(({node:h})=>h===document.activeElement);t!==this.run&&this.relayout(),Object.assign(this,{run:t,number:e});let r=t.rows[e]?.slots??[],
i=t.rounds[e]?.drafts.length??-1;this.cells=Array.from({length:i+1},(h,p)=>this.cell(t,r[p],p));let o=T(t.trace)?i:t.width;this.node.classList.toggle("sv-round-\
tight",o>=oa),this.node.classList.toggle("sv-round-tighter",o>=aa);let{models:a,settings:{drafter:c}}=t.trace,d=t.rounds[e]?.drafts[0]?.source??c;this.guesses.dataset.
term=d==="model"?"draft":"drafter",f(this.guesses,c==="model"?this.say("round.guesses"):Z(this.say,d,a.pair)),this.place(this.wide(t,e)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(t,e))),s>=0&&(this.cells[s]??this.cells.at(-1))?.node.focus()}place(t){
let e=this.cells.length-1,s=Array.from({length:t+1},(r,i)=>{let o=i===t?e:i<e?i:-1;return this.cells[o]?.node??l("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",t===0),this.row.replaceChildren(...s)}cell(t,e,s){let{drafts:r,positions:i=[]}=t.rounds[this.number],
o=r[s],a=l("span",{class:"sv-gauge-draw"}),c=l("span",{class:"sv-gauge",hidden:!0},l("span",{class:"sv-gauge-keep"}),a),d=l("span",{class:"sv-slot-says",hidden:!0}),
h=l("span",{class:"sv-mark","aria-hidden":"true"}),p=l("span",{class:"sv-slot-kind"}),v=l("span",{class:"sv-slot-figures"}),u=U(o);if(t.trace.settings.temperature===
0&&o){let y=i[s]?.candidates.find(([,x])=>x===1);f(d,y?I(t.alone(y[0])):""),ei(d,d.textContent)}else u!==null&&(c.style.setProperty("--keep",String(u)),a.style.
setProperty("--draw",String(o.draw??0)));let g=l("span",{class:"sv-slot-text"});return ei(g,e?.text),e&&gt(g,e,!0),{node:l("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${s}`,style:`--i:${s}`},l("span",{class:"sv-slot-token",translate:"no"},g),l("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},c,d),l("span",{class:"sv-slot-verdict","aria-hidden":"true"},h,p),v),gauge:c,needle:a,says:d,mark:h,kind:p,figures:v}}dress(t,e,s){let{run:r,number:i,say:o}=this,
a=this.cells[t];if(!r||!a)return;let c=r.rounds[i].drafts[t],d=e==="accepted"||e==="rejected",h=!!c&&(d||e==="untested"||e==="lit"&&!s),p=U(c),v=r.trace.settings.
temperature===0;b(a.node,"data-kind",e),b(a.mark,"data-kind",e),b(a.node,"aria-hidden",e==="absent"?"true":null),b(a.node,"aria-label",e==="absent"?null:jt(r,i,
t,o,e)),a.gauge.hidden=v||!h||p===null,a.says.hidden=!v||!h;let u=d&&!v&&!Tt(c,S(r.trace))?c.draw:null;a.needle.hidden=u==null,f(a.kind,e==="absent"||e==="guess\
ed"||e==="lit"?"":o(`kind.${zt(e,r.trace)}`)),f(a.figures,u!=null&&p!==null?this.test(c,u,p):"")}test(t,e,s){let r=this.run?.rounds[this.number].drafts??[];if(t.
verdict==="accepted"&&e>=s)return this.say("rules.kept_by",{n:Dt(r)+1});let[i,o]=J(e,s);return this.say(e<s?"round.below":"round.above",{draw:i,threshold:o})}find(t){
return this.tree.node.hidden?t&&t.round===this.number&&this.cells[t.index]?.node||null:this.tree.find(t)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:t})=>t.dataset.kind==="absent"?[]:[t])]:this.tree.rows()}};var si=2,ni=16,la=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",ri=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function ca(){return[...document.styleSheets].flatMap(t=>[...t.cssRules]).map(({cssText:t})=>t).filter(t=>/sv-|specviz/.test(t)).join(`
`)}function da(){try{return[...document.styleSheets].every(({cssRules:n})=>n)}catch{return!1}}function ha(n){let t=n.cloneNode(!0),e=n.querySelectorAll("canvas");
return t.querySelectorAll("canvas").forEach((s,r)=>{let{width:i,height:o}=e[r].getBoundingClientRect(),a=`display: block; width: ${i}px; height: ${o}px`;s.replaceWith(
l("img",{src:e[r].toDataURL(),alt:"",style:a}))}),t.querySelectorAll(la).forEach(s=>s.remove()),t}function pa(n){let t=n.closest(".specviz"),{width:e}=n.getBoundingClientRect(),
s=l("div",{style:`width: ${e+2*ni}px; padding: ${ni}px`},ha(n)),r=l("div",{class:t.className},s),{style:i}=r;i.cssText=`position: absolute; visibility: hidden; \
width: ${t.clientWidth}px; background: var(--sv-page)`;let{colorScheme:o,fontSize:a,lineHeight:c}=getComputedStyle(t);Object.assign(i,{colorScheme:o,fontSize:a,
lineHeight:c,fontFamily:Ht}),t.append(r);let d=s.getBoundingClientRect(),h=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(i,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:h,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function ua(n){let{outer:t,page:e,width:s,height:r}=pa(n),
i=p=>p.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(ri,""),o=new XMLSerializer().serializeToString(t).replace(ri,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${r}"><style>${i(ca())}</style><foreignObject width="100%" height="100%">${o}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await c.decode();let d=l("canvas",{width:s*si,height:r*si}),h=d.getContext("2d");return h.
fillStyle=e,h.fillRect(0,0,d.width,d.height),h.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function Xe(n,t,e){return da()?l("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>l("a",{href:await ua(t),download:`specviz-${e}.png`}).click()}},n("snapshot")):null}var va={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Ze(n,t){let{key:e}=t,s=n.findIndex(o=>o===document.activeElement),r=va[e],i=e==="Home"?0:e===
"End"?n.length-1:r?(s+r+n.length)%n.length:-1;return s<0||i<0||t.ctrlKey||t.altKey||t.metaKey?-1:(t.preventDefault(),n.forEach((o,a)=>{o.tabIndex=a===i?0:-1}),n[i].
focus(),i)}var fa=["race","same","time","guesses"],ve=0,Qe=class{constructor({say:t,set:e,views:s}){ve+=1,this.names=Object.keys(s),this.set=e,this.tabs=this.names.map(r=>l(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${ve}-${r}`,"aria-controls":`sv-view-${ve}-${r}`,"data-view":r,on:{click:()=>e({view:r})}},t(`\
views.${r}`))),this.panels=this.names.map(r=>l("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${ve}-${r}`,"aria-labelledby":`sv-tab-${ve}-${r}`,"data-view":r},
...fa.includes(r)?s[r].flatMap(i=>[i,Xe(t,i,r)].filter(o=>o!==null)):s[r])),this.list=l("div",{class:"sv-view-tabs",role:"tablist","aria-label":t("views.label"),
on:{keydown:r=>this.walk(r)}},...this.tabs),this.node=l("div",{class:"sv-views"},this.list,...this.panels)}has(t){return this.names.includes(t)}show({view:t}){this.
names.forEach((e,s)=>{b(this.tabs[s],"aria-selected",String(e===t)),this.tabs[s].tabIndex=e===t?0:-1,this.panels[s].hidden=e!==t})}walk(t){let e=Ze(this.tabs,t);
e>=0&&this.set({view:this.names[e]})}};var fe=1e-9,kt=class{list;constructor(){this.list=[]}add(t,e,s,r=rt){this.list.push({at:t,tokens:e,text:s,pending:r})}cut(t){this.list.length=Math.min(this.list.
length,t)}by(t){let e=0,s=this.list.length;for(;e<s;){let r=e+s>>1;this.list[r].at<=t+fe?e=r+1:s=r}return e}tokensAt(t){let e=this.list[this.by(t)-1];return e?e.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function ii(n,t,e,s){
let{folds:r}=n;for(e.cut(t);e.list.length<t;){let c=e.list.length,d=r.at(c+1),h=n.rows[c].slots.filter(p=>lt(p.kind));e.add(At(d),d.emitted,h.map(p=>p.text).join(
""))}let{tokens:i,until:o}=r.plain,a=n.over&&t===n.length?i.length:Math.min(i.length,r.at(t).emitted);for(s.cut(a);s.list.length<a;){let c=s.list.length,{text:d,
pending:h}=ht(c?s.list[c-1].pending:rt,n.piece(i[c]));s.add(o[c+1],c+1,d,h)}}function me(n,t){let e=n/t,s=10**Math.floor(Math.log10(e));return[1,2,5].map(r=>r*s).find(r=>r>=e)??10*s}var En=(n,t)=>Array.from({length:Math.floor(n/t+1e-9)+1},
(e,s)=>s*t);var ma=["draft","verify","accept"],Tn=24,oi=28,ai=26,ga=[1,4,16],ba=16e3,ts=class{run=null;rounds;steps;time;constructor({say:t,palette:e,seek:s}){this.say=t,this.
palette=e,this.seek=s,this.zoom=1,this.span=1,this.width=0,this.canvas=l("canvas",{class:"sv-lanes",role:"img","aria-label":t("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=l("span",{class:"sv-lanes-ahead"}),this.hand=l("span",{class:"sv-lanes-hand"}),this.scroller=l("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":t("race.picture")},l("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=ct(t("race.zoom"),ga.map(r=>[String(
r),r===1?t("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=l("div",{},l("div",{class:"sv-lanes-frame"},l("p",{class:"sv-lane-caption"},t("race.plai\
n")),l("p",{class:"sv-lane-caption sv-lane-second"},t("race.speculative")),this.scroller),l("div",{class:"sv-lanes-foot"},ue(t,t("race.key_plain")),this.zooms.node))}setZoom(t){
this.zoom=t,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(t,{span:e,ours:s,plain:r}){this.run=t,this.
span=e||1,this.rounds=s.list.length,this.steps=r.list.length,this.draw()}set(t){this.time=t;let e=this.x(t);this.hand.style.transform=`translateX(${Math.min(e,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${e.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(e)}keepInSight(t){let{scrollLeft:e,clientWidth:s}=this.
scroller;(t<e||t>e+s-40)&&(this.scroller.scrollLeft=t-s/2)}x(t){return t/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(ba,Math.floor(this.scroller.clientWidth*this.zoom));let t=Tn*2+oi+ai,e=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*e&&(this.canvas.width=this.width*e,this.canvas.height=t*e,b(this.canvas,"style",`width: ${this.width}px; height: ${t}px`));let s=this.canvas.getContext("2\
d");s&&(s.setTransform(e,0,0,e,0,0),s.clearRect(0,0,this.width,t),this.drawAxis(s,t),this.drawPlain(s,this.run),this.drawOwn(s,this.run,Tn+oi))}drawAxis(t,e){let s=me(
this.span,Math.max(2,this.width/110));t.font=`11px ${Ht}`,t.textBaseline="alphabetic";for(let r=0;r*s<=this.span;r+=1){let i=Math.round(this.x(r*s))+.5;t.fillStyle=
this.palette.get("line"),t.fillRect(i-.5,0,1,e-ai+6),t.fillStyle=this.palette.get("quiet");let o=$(Number((r*s).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=t.measureText(o).width;t.textAlign=i+a/2>this.width?"right":r?"center":"left",t.fillText(o,t.textAlign==="right"?this.width:i,e-6)}}block(t,e,s,r,i){let o=this.
x(r)-this.x(s),a=o>3?Math.round:h=>h,[c,d]=[a(this.x(s)),a(this.x(r))];t.fillRect(c,e,Math.max(d-c-(i&&o>3?1:0),.4),Tn)}drawPlain(t,e){let{until:s}=e.folds.plain;
t.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(t,0,s[r-1],s[r],!0)}drawOwn(t,e,s){let r=0;e.rounds.slice(0,this.rounds).forEach(
({times:i})=>ma.forEach(o=>{t.fillStyle=this.palette.get(o),this.block(t,s,r,r+i[o],o==="accept"),r+=i[o]}))}pick(t){let{run:e}=this;if(!e)return;let s=t.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&At(e.folds.at(r))<s;)r+=1;this.seek(r)}};var li=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],xa=4,wa=.25,zn=1e3,ka={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},ya="M4 2.5v11L13 8z",
_a="M4 3h3v10H4zM9 3h3v10H9z",ci=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,es=class{arrivals=new kt;end=-1;constructor(t,e){this.say=t,this.
count=l("span",{class:"sv-quiet"}),this.box=l("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":t(`race.${e}`)}),this.node=l("d\
iv",{class:"sv-reader","data-way":e},l("div",{class:"sv-reader-head"},l("h3",{},t(`race.${e}`)),this.count),this.box)}load(t){this.arrivals=t,this.box.replaceChildren()}endAt(t){
t!==this.end&&(this.end=t,[...this.box.children].forEach((e,s)=>e.classList.toggle("sv-ended",this.isEnded(s))))}isEnded(t){return this.end>=0&&t>this.end}show(t,e){
let{box:s,arrivals:r,say:i}=this,o=r.by(t),a=s.childElementCount;for(;s.childElementCount>o;)s.lastChild?.remove();for(let d=s.childElementCount;d<o;d+=1)s.append(
l("span",this.isEnded(d)?{class:"sv-ended"}:{},...D(r.list[d].text)));f(this.count,e?o<r.list.length?i("race.so_far",{n:r.tokensAt(t),of:r.tokens}):i("race.done",
{n:r.tokens,time:$(r.end)}):i("race.unmeasured"));let c=o===r.list.length;o!==a&&(s.querySelectorAll("[data-new]").forEach(d=>d.removeAttribute("data-new")),o&&
!c&&s.lastElementChild?.setAttribute("data-new",""),s.scrollTop=s.scrollHeight)}},ss=class{run=null;shown=null;length=null;frame=null;ours=new kt;plain=new kt;last=0;button;scrubber;clock;speed;constructor({
say:t,palette:e,seek:s,greedy:r}){this.say=t,this.greedy=r,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new es(t,"speculative"),plain:new es(t,"pl\
ain")},this.lanes=new ts({say:t,palette:e,seek:i=>{this.free=!1,s(i)}}),this.sentence=l("p",{class:"sv-note sv-race-sentence"}),this.prefill=l("p",{class:"sv-no\
te"}),this.texts=l("span",{}),this.again=l("button",{type:"button",class:"sv-link",on:{click:()=>r.race()}},t("race.greedy")),this.node=l("section",{class:"sv-s\
ection"},l("div",{class:"sv-section-head"},l("h2",{},t("race.heading")),l("span",{class:"sv-quiet"},t("race.note"))),this.controls(),l("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,l("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:t}=this;return this.button=l("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
l("input",{type:"range",class:"sv-scrubber",min:0,max:zn,step:1,value:0,"aria-label":t("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
zn*this.span),keydown:e=>this.walk(e)}}),this.clock=l("span",{class:"sv-race-clock"}),this.speed=l("select",{on:{change:()=>{this.chosen=!0}}},...li.map(([e,s])=>l(
"option",{value:e},e===1?t("race.real"):s))),l("div",{class:"sv-race-controls",role:"group","aria-label":t("race.label")},this.button,this.scrubber,this.clock,l(
"label",{class:"sv-choice"},t("race.speed"),this.speed))}show(t,e,s){t!==this.run&&this.load(t);let r=e!==this.shown&&t.length===this.length;this.shown=e,this.length=
t.length,ii(t,s,this.ours,this.plain),this.readers.plain.endAt(t.plainEnd),this.lanes.show(t,this),this.chosen||(this.speed.value=String(this.pace())),r&&!this.
playing&&(this.free=!1),this.showPrefill(t),this.showTexts(t,s),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(t){this.halt(),
this.run=t,this.free=!1,this.shown=null,this.length=null,this.ours=new kt,this.plain=new kt,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:t}){let{target:e,draft:s}=t.prefill||{},r=t.models.draft?"race.prefill":"race.prefill_alone";f(this.prefill,e||s?this.say(r,{target:$(e),draft:$(s)}):"")}showTexts(t,e){
let{say:s}=this,r=t.trace.settings.temperature>0,i=!r&&t.folds.agreement(e)?.first_difference===null,o=this.measured?r?s(q(S(t.trace))?"rules.lossy":"race.draws"):
i?s("race.same"):"":"",{end:a}=this.readers.plain,c=a>=0&&a+1<this.plain.list.length;f(this.texts,j(o,c&&s("race.goes_on",{end:I(t.alone(t.trace.plain.tokens[a]))}))),
this.again.hidden=!r||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:t,shown:e}=this;return this.whole&&e===t?.length?this.span:e?this.ours.list[e-1].at:0}pace(){return li.
map(([e])=>e).filter(e=>e<=1&&e>=.1).reverse().find(e=>this.span/e>=xa)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let t=this.time>=
this.span-fe;ci()?this.hold(t?0:this.beside(1)):this.playing?this.hold(this.time):this.play(t?0:this.time)}play(t){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(e=>this.tick(e)),this.set(t)}tick(t){let e=Math.min((t-this.last)/1e3,wa)*Number(this.speed.value);this.last=t;let s=Math.min(this.time+
Math.max(0,e),this.known);this.whole&&s>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(r=>this.tick(r)),this.set(s)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(t){this.halt(),this.free=!0,this.set(t)}beside(t){let s=[this.ours,this.plain].flatMap(
({list:r})=>r.map(({at:i})=>i)).filter(r=>(r-this.time)*t>fe);return t>0?s.length?Math.min(...s):this.span:s.length?Math.max(...s):0}walk(t){let e=ka[t.key];!e||
!this.run||(t.preventDefault(),this.hold(this.beside(e)))}set(t){this.time=t;let{say:e}=this;this.readers.ours.show(t,!0),this.readers.plain.show(t,this.measured||
!this.length),this.lanes.set(t);let s=this.span?t/this.span*zn:0;Math.round(s)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(s))),f(this.
clock,e("race.clock",{time:$(t),of:$(this.span)}));let r=this.tell();b(this.scrubber,"aria-valuetext",r),this.playing||f(this.sentence,r),this.paintButton()}tell(){
let{say:t,time:e,ours:s,plain:r}=this;if(!this.measured)return t("race.alone",{time:$(e),ours:s.tokensAt(e)});let i={time:$(e),ours:s.tokensAt(e),plain:r.tokensAt(
e)};if(!this.whole||e<this.span-fe)return t("race.now",i);let o=s.end<=r.end,[a,c]=o?[s,r]:[r,s];return t(o?"race.won":"race.lost",{first:$(a.end),second:$(c.end),
done:a.tokens,other:c.tokensAt(a.end),of:c.tokens})}paintButton(){let t=ci()?"step":this.playing?"pause":"play";this.button.dataset.does!==t&&(this.button.dataset.
does=t,this.button.replaceChildren(Yt(t==="pause"?_a:ya),l("span",{},this.say(`race.${t}`))))}};var ge=["draft","verify","accept"],Mn=["plain","speculative","bursts"];function Sa(n,t){let e=n.folds.cost(t);if(!e||!e.plain)return null;let s=n.folds.at(n.folds.
compared(t)),r=s.emitted/s.rounds,i={draft:e.draft*r,verify:e.verify*r,accept:e.accept*r},o=i.draft+i.verify+i.accept;return{parts:i,round:o,length:r,steps:o/e.
plain,speedup:n.folds.measured(t)}}var ns=class{constructor(t){this.say=t,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",ge)},this.
chart=l("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=l("p",{class:"sv-note"}),this.values=Object.fromEntries(
Mn.map(e=>[e,[l("td",{}),l("td",{})]])),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-costs-columns"},l("div",{class:"sv-costs-block"},l("div",{
class:"sv-section-head"},l("h2",{},t("costs.heading"))),this.chart,ue(t),this.sentence),l("div",{},l("div",{class:"sv-section-head"},l("h2",{},t("waits.heading"))),
l("div",{class:"sv-table sv-waits"},this.table()),l("p",{class:"sv-note"},t("waits.means")))))}bar(t,e){let s=e.map(o=>l("span",{"data-part":o})),r=l("span",{class:"\
sv-cost-value"});return{node:l("div",{class:"sv-cost"},l("span",{},this.say(`race.${t}`)),l("span",{class:"sv-cost-bar"},...s),r),fill:s,value:r}}table(){let{say:t}=this,
e=s=>l("th",{scope:"col"},s);return l("table",{},l("thead",{},l("tr",{},l("td",{}),e(t("waits.p50")),e(t("waits.p95")))),l("tbody",{},...Mn.map(s=>l("tr",{},l("\
th",{scope:"row"},t(`waits.${s}`)),...this.values[s]))))}show(t,e){this.showWaits(t.folds.gaps(e)),this.showCost(t,e)}showWaits(t){Mn.forEach(e=>{let[s,r]=this.
values[e];f(s,$(t[e]&&t[e].p50)),f(r,$(t[e]&&t[e].p95))})}showCost(t,e){let s=t.folds.cost(e),r=Sa(t,e);if(this.chart.hidden=!r,f(this.sentence,this.tell(t,r)),
!r||!s)return;let i=ge.map(c=>s[c]),o=i.reduce((c,d)=>c+d,0),a=Math.max(s.plain,o);this.fill(this.bars.plain,[s.plain],a),this.fill(this.bars.speculative,i,a),b(
this.chart,"aria-label",this.say("costs.aria",{plain:$(s.plain),total:$(o),...Object.fromEntries(ge.map(c=>[c,$(s[c])]))}))}fill({fill:t,value:e},s,r){t.forEach(
(i,o)=>i.style.setProperty("--n",String(s[o]/r))),f(e,$(s.reduce((i,o)=>i+o,0)))}tell(t,e){let{say:s}=this;if(!e)return s(t.folds.plain.tokens.length||!t.length?
"costs.early":"headline.not_measured");let r=ge.reduce((a,c)=>e.parts[a]>=e.parts[c]?a:c),i=s("costs.round",{round:$(e.round),steps:z(e.steps),length:z(e.length),
...Object.fromEntries(ge.map(a=>[a,$(e.parts[a])]))});if(e.speedup===null)return j(i,s("headline.impossible"));let o=s((e.speedup??0)>=1?"costs.faster":"costs.s\
lower",{steps:z(e.steps),length:z(e.length),speedup:H(e.speedup),blame:s(`part.${r}`)});return j(i,o)}};function di([n,t,e,s,r],i){let o=i?[s,r]:[t,e];return{token:n,target:o[0]??null,draft:o[1]??null}}var hi=({target:n,draft:t})=>n==null||t==null?null:Math.min(n,
t),On=(n,t)=>n.reduce((e,s)=>{let r=s[t];return e===null||r===null?null:e+r},0);function yt(n,t=!1){return n.candidates.map(e=>di(e,t)).map(e=>({...e,both:hi(e)}))}
function pi(n,t,e){let s=new Set(t.map(p=>p.token)),r=di(n.rest,e),i=[{...r,both:hi(r)},...yt(n,e).filter(p=>!s.has(p.token))],[o,a]=[On(i,"target"),On(i,"draft")],
c=On(t,"both"),h=!e&&c!==null&&o!==null&&a!==null&&n.overlap!=null?Math.min(Math.max(0,n.overlap-c),o,a):null;return{token:-1,target:o,draft:a,both:h}}var ui=(n,t)=>(t.
target??0)-(n.target??0)||(t.draft??0)-(n.draft??0);function vi(n,t,e=!1,s=8){let r=yt(n),i=new Map(yt(n,!0).map(p=>[p.token,Math.max(p.target||0,p.draft||0)])),
o=({token:p})=>i.get(p)??0,a=p=>(t.includes(p.token)?2:0)+Math.max(p.target||0,p.draft||0)+.001*o(p),c=r.sort((p,v)=>a(v)-a(p)).slice(0,s-1).sort((p,v)=>ui(p,v)||
o(v)-o(p)).map(p=>p.token),d=yt(n,e),h=c.flatMap(p=>d.find(v=>v.token===p)??[]);return[...h,pi(n,h,e)]}function rs(n,t=!1){let e=yt(n,t).sort(ui);return[...e,pi(
n,e,t)]}function fi(n,{weight:t,taken:e,mass:s}){let r=yt(n),i=s??1-(n.overlap??1);if(i<=0||r.some(a=>a.both==null))return null;let o=r.map(({token:a,target:c,draft:d})=>({
token:a,share:(t*(c??0)-e(a,d??0))/i})).filter(a=>a.share>0).sort((a,c)=>c.share-a.share);return{shares:o,rest:Math.max(0,1-o.reduce((a,{share:c})=>a+c,0))}}function mi(n){
let[t,e]=[yt(n),yt(n,!0)];return e.some((s,r)=>s.target!=null&&(s.target!==t[r].target||s.draft!=null&&s.draft!==t[r].draft))}function is(n,t){let e=rt;return t.map(s=>{let r=n.piece(s),i=ht(e,r);return e=i.pending,{token:s,text:i.text,piece:r}})}var Lt=({text:n,piece:t})=>n||pt(t);function os(n,t){
let{output:e,plain:s,matched:r}=n.folds,i=Math.min(n.folds.at(t).emitted,s.tokens.length);return{speculative:is(n,e.slice(0,i)),plain:is(n,s.tokens.slice(0,Math.
min(i,n.plainEnd+1||i))),compared:i,parts:r<i?r:null}}var Ea=["accepted","correction","bonus"];function as(n){return n.rounds.flatMap(({drafts:t,final:e})=>{let r=t.filter(({verdict:i})=>i==="accepted").map(()=>"ac\
cepted");return e?[...r,t.length?e.kind:"plain"]:r})}var Gt=class{constructor(t){this.list=l("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=l("div",{},l("p",{class:"sv-pairs-key sv-note"},t("lossless.pairs"),...Ea.map(e=>l("span",{class:"sv-pair-key","data-came":e},t(`lossless.came.${e}`)))),this.
list),this.drawn=""}show({plain:t,speculative:e,parts:s},r,i){b(this.list,"aria-label",`${i} ${I(t.map(({text:a})=>a).join(""))}`);let o=JSON.stringify([t,e,r]);
o!==this.drawn&&(this.drawn=o,this.list.replaceChildren(...t.map((a,c)=>{let d=e[c],h=a.token===d.token;return l("span",{class:"sv-pair","data-same":String(h),"\
data-parts":c===s},l("span",{},...D(Lt(a),!0)),l("span",{class:"sv-pair-sign"},h?"=":"≠"),l("span",{"data-came":r[c]},...D(Lt(d),!0)))})))}};var ls=260,be=52,An=14,gi=22,bi=42,Ta=.001,xi=Ta/1.6,za=[.001,.01,.1,1],wi=[10,100,1e3,1e4],ki=n=>n.map(t=>t.map(e=>e.toFixed(1)).join(",")).join(" "),cs=class{constructor(t){
this.say=t,this.node=l("div",{class:"sv-convergence",role:"img"})}show({band:t,checkpoints:e},s,r,i){b(this.node,"aria-label",i);let o=this.node.clientWidth;if(!o)
return;let a=Math.log(r[r.length-1]/r[0]),c=u=>be+Math.log(u/r[0])/a*(o-be-An),d=u=>gi+Math.log(1/Math.max(u,xi))/Math.log(1/xi)*(ls-gi-bi),h=e.slice(0,s),p=u=>h.
map(m=>[c(m[0]),d(m[u][2])]),v=u=>t.map((m,g)=>[c(r[g]),d(m[u])]);this.node.replaceChildren(E("svg",{width:o,height:ls,"aria-hidden":"true"},...za.flatMap(u=>[E(
"line",{class:"sv-convergence-grid",x1:be,x2:o-An,y1:d(u),y2:d(u)}),E("text",{x:be-6,y:d(u)+4,"text-anchor":"end"},`${u*100}%`)]),...wi.map((u,m)=>E("text",{x:c(
u),y:ls-bi+18,"text-anchor":m?m===wi.length-1?"end":"middle":"start"},u.toLocaleString("en"))),E("text",{class:"sv-convergence-title",x:(be+o-An)/2,y:ls-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),E("polygon",{class:"sv-convergence-band",points:ki([...v(1),...v(0).reverse()])}),...this.curve("lossy",p(2)),...this.
curve("exact",p(1))))}curve(t,e){if(!e.length)return[];let[s,r]=e[e.length-1],i=t==="exact"?E("circle",{cx:s,cy:r,r:5}):E("rect",{x:s-4.5,y:r-4.5,width:9,height:9}),
o=E("text",{class:"sv-convergence-name",x:s,y:r+(t==="exact"?20:-10),"text-anchor":s>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${t}`));return[
E("g",{class:"sv-convergence-line","data-rule":t},E("polyline",{points:ki(e)}),i,o)]}},jn=n=>n<5e-4?"0%":n<.1?`${(n*100).toFixed(1)}%`:_(n);var $n=["exact","lossy"],yi=[1,2,3],Ma=3,Oa=.3,Aa=70,_i=48,ja=5e-4;function $a({candidates:n,rest:t},e){let s=e===1?2:4;if(t[e]===null||t[e]>Oa||t[s]===null)return 0;
let r=n.map(a=>a[e]??0);return[...n].sort((a,c)=>(c[e]??0)-(a[e]??0)).slice(0,Ma).reduce((a,c)=>a+Math.max(0,(c[s]??0)-(c[e]??0)),0)*(1-r.reduce((a,c)=>a+c*c,0))}
function Ra(n){let t=n.trace.settings.temperature?1:3,[e,s]=[0,0];return n.rounds.forEach(({positions:r},i)=>(r||[]).forEach((o,a)=>{let c=n.folds.at(i).emitted+
a,d=c<n.folds.output.length&&c<n.folds.at(i+1).emitted?$a(o,t):0;d>s&&([e,s]=[c,d])})),e}function La({trace:n,folds:t},e){let s=[...n.prompt,...t.output.slice(0,
e)],r=Object.fromEntries(s.map(i=>[i,n.pieces[i]]));return JSON.stringify({...n,prompt:s,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Ca=0,
ds=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=yi[0];start=0;seen=0;constructor(t){this.say=t,this.refused=l("p",{class:"sv-not\
e"}),this.status=l("p",{class:"sv-note",role:"status"}),this.progress=l("progress",{max:1,value:0,hidden:!0,"aria-label":t("frequencies.progress")}),this.button=
l("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=ct(t("frequencies.length"),yi.map(e=>[String(e),t(e>1?"frequenc\
ies.first":"frequencies.first_one",{n:e})]),e=>{this.length=Number(e)}),this.controls=l("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new Gt(t),this.same=l("p",{class:"sv-same"}),this.greedy=l("div",{class:"sv-proof",hidden:!0},l("h4",{},t("frequencies.greedy")),this.same,
this.pairs.node),this.heading=l("h4",{}),this.where=l("p",{class:"sv-note"}),this.rows=l("tbody",{}),this.curve=new cs(t),this.verdicts=$n.map(e=>l("p",{class:"\
sv-told","data-rule":e})),this.counted=l("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),l("p",{class:"sv-note"},t("frequenci\
es.why")),l("h4",{},t("frequencies.curve")),l("p",{class:"sv-note"},t("frequencies.band")),this.curve.node,l("div",{role:"status"},...this.verdicts)),this.means=
l("p",{class:"sv-note"}),this.lossy=l("p",{class:"sv-note"},t("frequencies.lossy_means")),this.node=l("div",{class:"sv-experiment",hidden:!0},l("h3",{},t("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let t=e=>l("span",{class:"sv-count-key","data-part":e},this.say(
`frequencies.${e}`));return l("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(t))}table(){let{say:t}=this,e=s=>l("th",{scope:"col","\
data-rule":s},t(`frequencies.${s}`));return l("table",{class:"sv-counts"},l("caption",{class:"sv-spoken"},t("frequencies.caption")),l("thead",{},l("tr",{},l("th",
{scope:"col"},t("frequencies.beginning")),...["target",...$n].map(e))),this.rows)}offer(t,e){this.ask=t,f(this.means,this.say("frequencies.means",{n:e.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(t){this.take({number:this.number,state:"error",message:t})}take(t){
t.number===this.number&&(this.result={...this.result,...t},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let t=this.result?.checkpoints?.length??
0;if(this.seen>=t)return;let e=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=e?t:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),Aa)}show(t){t!==this.run&&(this.running&&this.leave(),this.run=t,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=Ca+=1,this.result={number:this.number,state:"loading",texts:0},this.start=Ra(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:La(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:t,run:e,result:s,running:r}=this,i=!!(e&&T(e.trace));this.node.hidden=!(e&&e.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=i||!this.ask,this.lossy.hidden=i,this.refused.hidden=!this.controls.hidden,f(this.refused,this.refusal||(i?t("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(o=>{o.disabled=r}),f(this.button,t(r?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!r,s?.of&&(this.progress.value=(s.texts??0)/s.of),f(this.status,s?this.tell(s):""),this.greedy.hidden=!s?.greedy,s?.greedy&&this.paintGreedy(new Ut(s.greedy)),
this.counted.hidden=!s?.rows?.length,s?.rows?.length&&this.paintCounts(s)}tell({state:t,message:e,texts:s,of:r}){return t==="loading"||t==="error"?e||this.say(`\
frequencies.state.${t}`):this.say(`frequencies.state.${t}`,{n:(s??0).toLocaleString("en"),of:(r??0).toLocaleString("en")})}paintGreedy(t){let e=os(t,t.length),s=e.
parts??e.compared;b(this.same,"data-kind",e.parts==null?"same":"differ"),f(this.same,e.parts==null?this.say("lossless.same",{n:s}):this.say("lossless.differ",{n:s,
position:s+1})),this.pairs.show(e,as(t),this.same.textContent??"")}paintCounts(t){let{say:e,run:s,seen:r}=this,{rows:i,checkpoints:o,band:a,plan:c,temperature:d,
state:h}=t,p=o[r-1];f(this.heading,e("frequencies.counted",{t:String(d),n:(p?p[0]:0).toLocaleString("en")})),f(this.where,s?this.before(s):"");let v=Math.max(...i.
map(g=>g[1]),...(p?[p[1],p[2]]:[]).flatMap(g=>g[0].map(w=>w/p[0])));this.rows.replaceChildren(...i.flatMap(([g,w],y)=>g==null&&w<ja&&!(p&&p[1][0][y]+p[2][0][y])?
[]:[l("tr",{style:`--p:${w/v}`},l("th",{scope:"row",class:g==null?"sv-others":null,translate:g==null?null:"no"},...g==null?[e("frequencies.others")]:D(g,!0)),l(
"td",{},Si(w)),...[1,2].map(O=>this.cell(p&&p[O],y,p?p[0]:0,v)))]));let u=h!=="running"&&r===o.length&&r>0,m=$n.map((g,w)=>u?this.verdict(g,p[0],p[w+1][2],a[r-1][1]):
"");this.verdicts.forEach((g,w)=>f(g,m[w])),this.curve.show(t,r,c,j(...m)||e("frequencies.curve"))}before(t){let e=t.promptText+is(t,t.folds.output.slice(0,this.
start)).map(r=>r.text).join(""),s=e.length>_i?`…${e.slice(-_i)}`:e;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:s.replace(/\s+/g,
" ")})}cell(t,e,s,r){if(!t)return l("td",{});let[i,o]=[t[0][e]/s,t[1][e]/s];return l("td",{},l("span",{class:"sv-count-bar",style:`--n:${i/r};--g:${o/r}`},l("sp\
an",{class:"sv-count-all"}),l("span",{class:"sv-count-guessed"}),l("span",{class:"sv-count-exact"})),Si(i))}verdict(t,e,s,r){let i=e.toLocaleString("en");return this.
say(`frequencies.${s>r?"beyond":"within"}.${t}`,{n:i,distance:jn(s),high:jn(r)})}},Si=n=>`${(n*100).toFixed(1)}%`;var Ei=["plain","speculative"],qa={float16:.0625,bfloat16:.5},Pa=.001;function Na(n,t){let e=0;for(;n.folds.at(e+1).emitted<=t;)e+=1;return(n.rounds[e].positions||
[])[t-n.folds.at(e).emitted]||null}function Ha(n,t,e,s){let r=Na(n,t),i=r?rs(r,!0):[],o=[e,s].map(c=>(i.find(d=>d.token===c)||{target:null}).target);if(!o[0])return null;
let a=qa[n.trace.models.target.dtype]||Pa;return{p:o,gap:o[1]?Math.abs(Math.log(o[0]/o[1])):null,limit:a}}var Rn=class{constructor(t,e){this.same=l("span",{}),this.
mark=l("mark",{class:"sv-parting"}),this.rest=l("span",{class:"sv-parted"}),this.text=l("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=l("div",{class:"sv-twin","data-way":e},l("h3",{},t(`race.${e}`)),this.text)}show(t,e){let s=i=>i.map(({text:o})=>o).join(""),r=e??t.length;this.same.replaceChildren(
...D(s(t.slice(0,r)))),this.mark.hidden=e==null,this.mark.replaceChildren(...e==null?[]:D(Lt(t[e]),!0)),this.rest.replaceChildren(...D(s(t.slice(r+1))))}},hs=class{outcome;constructor(t){
this.say=t,this.verdict=l("p",{class:"sv-verdict"}),this.why=l("p",{class:"sv-note"}),this.twins=Object.fromEntries(Ei.map(e=>[e,new Rn(t,e)])),this.scroller=l(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":t("lossless.texts")},...Ei.map(e=>this.twins[e].node)),this.pairs=new Gt(t),this.experiment=new ds(
t),this.own=l("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-section-\
head"},l("h2",{},t("lossless.heading"))),this.own,this.experiment.node)}show(t,e){let{plain:s,speculative:r,compared:i,parts:o}=os(t,e),a=t.trace.settings.temperature===
0,c=i?o==null?"same":a?"differ":"sampled":"none";this.pairs.node.hidden=!i||!a,this.scroller.hidden=!i||a,b(this.verdict,"data-kind",c),this.twins.plain.show(s,
o),this.twins.speculative.show(r,o),this.scrollTo(`${c} ${o}`),f(this.verdict,this.tell(t,c,i,o??0)),f(this.why,o!==null&&a?this.tellGap(t,o,[r[o],s[o]]):a||c===
"none"?i?this.say("lossless.greedy"):"":this.say(q(S(t.trace))?"rules.lossy":"lossless.sampling")),a&&this.pairs.show({plain:s,speculative:r,parts:o},as(t),this.
verdict.textContent??""),this.experiment.show(t),this.order(a?this.own:this.experiment.node)}order(t){let[e,s]=[this.own,this.experiment.node],r=t===e?s:e;t.nextElementSibling!==
r&&r.before(t)}scrollTo(t){if(t===this.outcome)return;this.outcome=t;let{mark:e}=this.twins.plain;this.scroller.scrollTop=e.hidden?0:Math.max(0,e.offsetTop-this.
scroller.clientHeight/2)}tell(t,e,s,r){let{say:i}=this;return e==="none"?i(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="\
same"?i(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{n:s}):i(`lossless.${e}`,{position:r+1,n:r})}tellGap(t,e,[s,r]){let{say:i}=this,o=Ha(
t,e,s.token,r.token);if(!o)return i("lossless.unknown");let a={mine:I(Lt(s)),theirs:I(Lt(r)),p:ut(o.p[0]),q:ut(o.p[1]),gap:z(o.gap,3),limit:o.limit,dtype:t.trace.
models.target.dtype};return o.gap==null?i("lossless.unlisted",a):j(i("lossless.gap",a),i(o.gap<=o.limit?"lossless.tie":"lossless.fault",a))}};var Ia=1.96,Da=300,Ct=10;function Ln(n,t){let e=n/t,s=Ia**2/t,r=(e+s/2)/(1+s),i=Math.sqrt((e*(1-e)+s/4)*s)/(1+s);return{share:e,low:Math.max(0,r-i),high:Math.min(
1,r+i),tested:t}}function Cn(n){let t=n.some(({drafts:s})=>s.some(({confidence:r})=>r!=null)),e=n.filter(s=>!C(s)).flatMap(({drafts:s,positions:r=[]})=>s.flatMap(
({token:i,verdict:o,confidence:a},c)=>{let d=t?a:r[c]?.candidates.find(([h])=>h===i)?.[4];return o==="untested"||d==null?[]:[{chance:d,accepted:o==="accepted"}]}));
return{headed:t,tests:e}}function Ti(n,t){let e=S({settings:n});return e==="token"||e==="match"&&!t||n.temperature===0}function zi(n){let t=n.length<Da?5:10;return Array.
from({length:t},(e,s)=>{let r=n.filter(({chance:o})=>Math.min(t-1,Math.floor(o*t))===s),i=r.reduce((o,{chance:a})=>o+a,0)/r.length;return{from:s/t,to:(s+1)/t,mean:i,
...Ln(r.filter(({accepted:o})=>o).length,r.length)}}).filter(({tested:e})=>e)}var ps=196,us=40,Mi=10,Oi=10,qn=40,Fa=[0,.5,1],xe=class{constructor(t,e,s,r){this.chart=l("div",{class:"sv-dots",role:"img"}),this.sentence=l("p",{class:"sv-not\
e"}),this.table=Bt(t,e,r),this.node=l("figure",{class:"sv-figure-block"},l("h3",{},M(s,e)),this.chart,this.sentence,this.table.node)}show(t,{title:e,ticks:s},r,i,o=!1){
b(this.chart,"aria-label",r),f(this.sentence,r),this.table.show(i);let a=this.chart.clientWidth;if(!a)return;let c=p=>us+p*(a-us-Mi),d=p=>Oi+(1-p)*(ps-Oi-qn),h=t.
filter(({tested:p})=>p>=Ct);this.chart.replaceChildren(E("svg",{width:a,height:ps,"aria-hidden":"true"},...Fa.flatMap(p=>[E("line",{class:"sv-dots-grid",x1:us,x2:a-
Mi,y1:d(p),y2:d(p)}),E("text",{x:us-6,y:d(p)+4,"text-anchor":"end"},`${p*100}%`)]),o?E("line",{class:"sv-dots-equal",x1:c(0),x2:c(1),y1:d(0),y2:d(1)}):E("polyli\
ne",{class:"sv-dots-line",points:h.map(p=>`${c(p.x)},${d(p.share)}`).join(" ")}),...s.map(({at:p,label:v})=>E("text",{x:c(p),y:ps-qn+15,"text-anchor":p<1?"middl\
e":"end"},v)),...t.flatMap(p=>[E("line",{class:"sv-dots-whisker",x1:c(p.x),x2:c(p.x),y1:d(p.low),y2:d(p.high)}),E("circle",{class:p.tested<Ct?"sv-dots-few":"sv-\
dots-point",cx:c(p.x),cy:d(p.share),r:5}),E("text",{class:"sv-dots-count",x:c(p.at),y:ps-qn+28,"text-anchor":"middle"},`${p.tested}`)]))),this.chart.append(l("p",
{class:"sv-dots-axis","aria-hidden":"true"},e))}};var we=["accepted","rejected","untested"],Ua=[0,.2,.4,.6,.8,1].map(n=>({at:n,label:_(n)})),Ai=(n,t)=>[n,t];function Ba(n){let t=Array.from({length:Math.max(0,...n.
map(s=>s.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));n.forEach(({drafts:s})=>{C({drafts:s})?Wa(s).forEach((r,i)=>{t[i][r]+=1}):s.forEach((r,i)=>{
t[i][r.verdict]+=1})});let e=t.findLastIndex(s=>we.some(r=>s[r]));return t.slice(0,e+1)}function Wa(n){let t=K(n);return Array.from({length:Math.max(...t)+1},(e,s)=>{
let r=n.filter((i,o)=>t[o]===s).map(({verdict:i})=>i);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Ga(n){let t=n.
map(r=>r.drafts.filter(i=>i.verdict==="accepted").length),e=n.map(({drafts:r})=>C({drafts:r})?Math.max(...K(r))+1:r.length),s=Array(Math.max(0,...e)+1).fill(0);
return t.forEach(r=>{s[r]+=1}),s}var vs=class{constructor(t,e,s,r){this.chart=l("div",{class:"sv-columns",role:"img"}),this.sentence=l("p",{class:"sv-note"}),this.
table=Bt(t,e,r),this.node=l("figure",{class:"sv-figure-block"},l("h3",{},M(s,e)),this.chart,this.sentence,this.table.node)}show(t,e,s){let r=t.map(({label:i,value:o,
parts:a})=>l("div",{class:"sv-column"},l("span",{class:"sv-column-value"},o),l("span",{class:"sv-column-bar"},...a.map(([c,d])=>l("span",{"data-kind":c,style:`-\
-n:${d}`}))),l("span",{class:"sv-column-label"},i)));this.chart.replaceChildren(...r),this.chart.classList.toggle("sv-many-columns",t.length>9),b(this.chart,"ar\
ia-label",e),f(this.sentence,e),this.table.show(s)}},fs=class{constructor(t){this.say=t,this.slots=new vs(t,t("slots.heading"),"acceptance_by_position",[t("slot\
s.slot"),...we.map(s=>t(`kind.${s}`)),t("slots.of_rounds"),t("slots.of_judged")]),this.given=new xe(t,t("given.heading"),"acceptance_by_position",[t("slots.slot"),
t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.calibration=new xe(t,t("calibration.heading"),"calibration",[t("calibration.predicted"),t("cal\
ibration.mean"),t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.lengths=new vs(t,t("lengths.heading"),"mean_acceptance_length",[t("lengths.len\
gth"),t("lengths.rounds")]);let e=s=>l("li",{},l("span",{class:"sv-swatch","data-kind":s}),t(`kind.${s}`));this.slots.chart.after(l("ul",{class:"sv-legend"},...we.
map(e))),this.all=l("div",{},l("div",{class:"sv-section-head"},l("h2",{},t("breakdown.heading"))),l("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=l("section",{class:"sv-section"},this.all)}show(t,e){let s=t.rounds.slice(0,e);this.all.hidden=!t.width;
let r=Ba(s);this.showCalibration(t,s),this.showSlots(r,e),this.showGiven(r),this.showLengths(Ga(s),e)}showSlots(t,e){let{say:s}=this,r=({accepted:p,rejected:v})=>p/
(p+v),i=t.map((p,v)=>({label:String(v+1),value:_(p.accepted/e),parts:we.map(u=>Ai(u,p[u]/e))})),o=t.filter(({accepted:p,rejected:v})=>p+v>0).length,[a,c]=[t[0],
t[o-1]],d=t.length===1?"aria_one":o===1?"aria_first":"aria",h=a?s(`slots.${d}`,{first:_(a.accepted/e),last:_(c.accepted/e),n:o}):s("slots.none");this.slots.show(
i,h,t.map((p,v)=>[v+1,...we.map(u=>p[u]),_(p.accepted/e),_(r(p))]))}showGiven(t){let{say:e}=this,s=t.flatMap(({accepted:h,rejected:p},v)=>{let u=(v+.5)/t.length;
return h+p?[{...Ln(h,h+p),x:u,at:u,label:String(v+1)}]:[]}),r=s.filter(({tested:h})=>h>=Ct),[i,o]=[r[0],r[r.length-1]],a=r.length<2?"few":o.low>i.high?"rises":o.
high<i.low?"falls":"open",c=r.length>1&&e("given.ends",{first:i.label,last:o.label,first_share:_(i.share),last_share:_(o.share)}),d=s.length?j(c,e(`given.${a}`),
this.tellFew(s)):e("slots.none");this.given.show(s,{title:e("given.axis"),ticks:s},d,s.map(h=>[h.label,...this.cells(h)]))}showCalibration(t,e){let{say:s}=this,
r=Cn(t.rounds);if(this.calibration.node.hidden=!r.tests.length,this.calibration.node.hidden)return;let i=Ti(t.trace.settings,r.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!i,!i){f(this.calibration.sentence,s("calibration.other_rule",{rule:s(`rules.name.${S(t.trace)}`)}));return}let{headed:o,
tests:a}=Cn(e),c=zi(a),d=o?"head":"own",h=({from:g,to:w})=>s("calibration.between",{from:_(g),to:_(w)}),p=c.map(g=>({...g,x:g.mean,at:(g.from+g.to)/2})),v=a.reduce(
(g,{chance:w})=>g+w,0)/a.length,u=a.filter(g=>g.accepted).length,m=p.length?j(s(`calibration.${d}`),s("calibration.sum",{mean:_(v),share:_(u/a.length),tested:a.
length}),s("calibration.equal"),this.tellFew(p)):s("slots.none");this.calibration.show(p,{title:s(`calibration.axis.${d}`),ticks:Ua},m,p.map(g=>[h(g),_(g.mean),
...this.cells(g)]),!0)}cells({share:t,low:e,high:s,tested:r}){return[_(t),this.say("calibration.between",{from:_(e),to:_(s)}),r]}tellFew(t){return t.some(({tested:e})=>e<
Ct)&&this.say("given.hollow",{few:Ct})}showLengths(t,e){let s=Math.max(1,...t),r=t.reduce((p,v,u)=>p+v*u,0)/e,i=Math.max(...t),o=t.flatMap((p,v)=>p===i?[v]:[]),
a=t.map((p,v)=>({label:String(v),value:String(p),parts:[Ai("accepted",p/s)]})),c=o.length>1?"lengths.tied":"lengths.aria",d={mean:z(r),commonest:o.join(this.say(
"comma")),count:i,rounds:e},h=this.say(e?c:"slots.none",d);this.lengths.show(a,h,t.map((p,v)=>[v,p]))}};var Vt=220,qt=44,ke=12,ji=8,ms=40,Va=1.25,Ka=1.1,Ya=90,$i=10,gs=class{spots=[];rule=E("line",{y1:ji,y2:Vt-ms});dot=E("circle",{r:4});mark=E("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(t){this.say=t,this.chart=l("div",{class:"sv-speedup-chart",role:"img"}),this.readout=l("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=l("p",{class:"sv-note"}),this.table=Bt(t,t("chart.heading"),[t("chart.x"),t("chart.y")]),this.chart.addEventListener(
"pointermove",e=>this.read(e)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-secti\
on-head"},l("h2",{},M("speedup",t("chart.heading")))),this.chart,this.sentence,this.table.node)}points(t,e){let{folds:s}=t,r=[];for(let i=1;i<=s.compared(e);i+=
1)r.push([s.at(i).emitted,s.speedup(i)??0]);return r}show(t,e,s){let r=this.points(t,e),i=r.length>1,o=this.describe(t,r);f(this.sentence,o),b(this.chart,"aria-\
label",o),this.chart.hidden=this.table.node.hidden=!i,this.table.show(r.map(([a,c])=>[a,H(c)])),i&&this.draw(r,t.folds.at(s).emitted)}describe(t,e){if(e.length<
2){let a=t.folds.plain.tokens.length>0;return this.say(a||!t.length?"chart.waiting":"headline.not_measured")}if(t.over&&t.folds.impossible(e.length))return this.
say("headline.impossible");let[s,r]=e[e.length-1],i=e.slice($i-1).map(([,a])=>a),o={least:$i,low:H(Math.min(...i)),high:H(Math.max(...i))};return j(this.say("ch\
art.last",{tokens:s,speedup:H(r)}),i.length>1&&this.say("chart.range",o))}draw(t,e){let s=this.chart.clientWidth;if(!s)return;let r=Math.max(Va,...t.map(([,c])=>c))*
Ka,i=c=>qt+c/e*(s-qt-ke),o=c=>Vt-ms-c/r*(Vt-ms-ji);this.spots=t.map(([c,d])=>({count:c,ratio:d,x:i(c),y:o(d)}));let a=this.spots[this.spots.length-1];this.chart.
replaceChildren(E("svg",{width:s,height:Vt,"aria-hidden":"true"},...this.scale(r,o,s),...this.tokens(e,i,s),...this.reference(o(1),a,s),E("polyline",{class:"sv-\
speedup-line",points:this.spots.map(c=>`${c.x.toFixed(1)},${c.y.toFixed(1)}`).join(" ")}),E("circle",{class:"sv-speedup-last",cx:a.x,cy:a.y,r:4.5}),this.mark),this.
readout),this.unread()}scale(t,e,s){let r=me(t,5),i=r<.1?2:r<1?1:0;return En(t,r).flatMap(o=>[E("line",{class:"sv-speedup-grid",x1:qt,x2:s-ke,y1:e(o),y2:e(o)}),
E("text",{x:qt-6,y:e(o)+4,"text-anchor":"end"},`${o.toFixed(i)}×`)])}tokens(t,e,s){let r=Math.max(1,me(t,Math.max(2,(s-qt)/Ya)));return[...En(t,r).map(i=>E("te\
xt",{x:e(i),y:Vt-ms+16,"text-anchor":"middle"},String(i))),E("text",{class:"sv-speedup-title",x:(qt+s-ke)/2,y:Vt-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(t,e,s){
return[E("line",{class:"sv-speedup-plain",x1:qt,x2:s-ke,y1:t,y2:t}),E("text",{x:s-ke,y:e.y<t?t+14:t-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:t}){
if(!this.spots.length)return;let e=t-this.chart.getBoundingClientRect().left,s=this.spots.reduce((r,i)=>Math.abs(r.x-e)<=Math.abs(i.x-e)?r:i);f(this.readout,this.
say("chart.hover",{tokens:s.count,speedup:H(s.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${s.x}px`),this.readout.dataset.side=s.x>this.
chart.clientWidth/2?"left":"right",b(this.rule,"x1",s.x),b(this.rule,"x2",s.x),b(this.dot,"cx",s.x),b(this.dot,"cy",s.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var Ja=250,Xa=120;function Za(n){let{top:t,bottom:e}=n.getBoundingClientRect();return e>0&&t<window.innerHeight}var bs=class{timer;run;shown;known;busy;constructor({
say:t,palette:e,seek:s,greedy:r}){this.breakdown=new fs(t),this.race=new ss({say:t,palette:e,seek:s,greedy:r}),this.costs=new ns(t),this.speedup=new gs(t),this.
lossless=new hs(t),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(t,{shown:e,known:s,
busy:r,view:i}){let o=`${e} of ${s}, ${t.folds.plain.tokens.length}, ${t.over}, ${r}, ${i}`;t===this.run&&o===this.drawn||(t!==this.run&&this.renew(t),this.shown=
e,this.known=s,this.drawn=o,this.busy=r,!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),r?Math.max(0,Ja-(performance.now()-this.
drawnAt)):Xa)))}renew(t){this.run=t,this.race.load(t),this.lossless.experiment.show(t)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let t=this.busy?Za:s=>s.checkVisibility();this.all.filter(({node:s})=>t(s)).forEach(s=>s.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var Ri=["draft","verify","accept"],Qa=3,tl=n=>n!=null&&n<1&&H(n)!==H(1),xs=class{constructor(t){this.say=t,this.values={},this.labels={};let e=(s,r,i)=>{let o=l(
"span",{class:"sv-figure-value"},it);return this.values[s]=o,this.labels[s]=M(i,r),l("div",{class:`sv-figure sv-figure-${s}`},o,l("span",{class:"sv-figure-label"},
this.labels[s]))};this.busy=l("span",{class:"sv-figure-busy",hidden:!0},t("headline.busy")),this.sentence=l("p",{class:"sv-sentence"}),this.node=l("div",{class:"\
sv-headline"},l("div",{class:"sv-figures"},e("speedup",t("headline.speedup"),"speedup"),e("acceptance",t("headline.acceptance"),"acceptance_rate"),e("length",t(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(t,e){let s=t.folds.summary(e),r=e<Qa&&!(t.over&&e===t.length);f(this.values.
speedup,r?it:H(s.speedup)),f(this.values.acceptance,r?it:_(s.acceptance_rate)),f(this.values.length,r?it:z(s.mean_acceptance_length)),f(this.labels.acceptance,this.
say(T(t.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!r&&tl(s.speedup)),b(this.node,"title",r?this.say("headline.too_early"):
null);let i=this.tellDisturbance(t,e);this.busy.hidden=r||!i,this.node.dataset.busy=String(!this.busy.hidden),b(this.busy,"title",i||null),f(this.sentence,this.
tell(t,e,s,r,i))}tell(t,e,s,r,i){if(!s.rounds)return this.say("headline.nothing");let o=e<t.length&&this.say("headline.until",{round:e,rounds:t.length});return j(
o,this.tellRounds(t,s),this.tellSpeed(t,e,s,r),i)}tellDisturbance(t,e){let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:_(s.jitter)})}tellRounds(t,e){let{say:s}=this,{gamma:r,drafter:i}=t.trace.settings,o=z(e.mean_acceptance_length,
e.drafted?1:0);if(!r)return s("headline.plain_round",{length:o});let a=e.drafted/e.rounds,c=T(t.trace)&&e.drafted?s("tree.guesses",{n:z(a,Number.isInteger(a)?0:
1)}):"",d=e.drafted===e.rounds*r,h=c||s(`headline.guesses.${r===1?"one":d?"many":"most"}`,{n:r});return s("headline.each_round",{drafter:Z(s,i,t.trace.models.pair),
guessed:h,length:o})}tellSpeed(t,e,s,r){let{say:i}=this;if(!t.folds.plain.tokens.length)return i("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
if(r||s.speedup==null)return i("headline.too_early");if(H(s.speedup)===H(1))return i("headline.same");if(s.speedup>=1)return i("headline.faster",{share:_(1/s.speedup)});
let o=t.folds.cost(e);if(!o)return i("headline.too_early");let a=d=>o[d]/o.plain,c=Ri.reduce((d,h)=>o[d]>=o[h]?d:h);return i("headline.slower",{total:z(Ri.reduce(
(d,h)=>d+a(h),0)),draft:z(a("draft")),verify:z(a("verify")),accept:z(a("accept")),blame:i(`part.${c}`)})}},Li=["emitted","rounds","drafted","accepted","rejected",
"untested"],el={counts:Li,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","plain_tokens\
_per_second","prefill","agreement"]},sl={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Ci={acceptance_rate:_,draft_efficiency:_,
mean_acceptance_length:z,mean_overlap:z,speedup:H,tokens_per_second:Js,plain_tokens_per_second:Js},nl=Object.keys(Ci),rl=["accepted","rejected","untested"],il=(n,t)=>[
n,t],ws=class{constructor(t){this.say=t,this.values={},this.labels={};let e=s=>(this.values[s]=l("span",{class:"sv-ledger-value","data-metric":s},it),this.labels[s]=
M(sl[s]||s,t(`ledger.${s}.label`)),l("p",{class:"sv-ledger-line"},this.labels[s],this.values[s]));this.parts=rl.map(s=>il(s,l("span",{"data-kind":s}))),this.bar=
l("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,s])=>s)),this.lossy=l("p",{class:"sv-note",hidden:!0},t("rules.lossy")),this.node=l("section",{
class:"sv-section sv-ledger"},l("div",{class:"sv-section-head"},l("h2",{},t("ledger.heading")),l("span",{class:"sv-quiet"},t("ledger.note"))),this.bar,this.lossy,
l("div",{class:"sv-ledger-groups"},...Object.entries(el).map(([s,r])=>l("div",{class:"sv-ledger-group"},l("h3",{},t(`ledger.groups.${s}`)),...r.map(e)))))}show(t,e){
let s=t.folds.summary(e);f(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${T(t.trace)?"tree":"label"}`)),Li.forEach(o=>f(this.values[o],vt(s[o]))),
nl.forEach(o=>f(this.values[o],Ci[o](s[o])));let{target:r,draft:i}=t.trace.prefill||{};f(this.values.prefill,r||i?$((r||0)+(i||0)):it),f(this.values.agreement,this.
agreement(t,e)),this.parts.forEach(([o,a])=>a.style.setProperty("--n",String(s[o]))),this.bar.setAttribute("aria-label",this.say("ledger.bar",s)),this.bar.hidden=
!s.drafted,this.lossy.hidden=!this.isBent(t)}isBent({trace:t}){return t.settings.temperature>0&&q(S(t))}agreement(t,e){if(this.isBent(t))return this.say("ledger\
.agreement.lossy");if(t.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let s=t.folds.agreement(e);return s?s.first_difference===null?
this.say("ledger.agreement.same",{n:s.compared}):this.say("ledger.agreement.differ",{n:s.first_difference+1}):it}};var ks=44,ol=2,qi=10,ys=class{run;drawn;constructor({say:t,palette:e,seek:s}){this.say=t,this.palette=e,this.seek=s,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=l("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=l("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":t(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,l("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",r=>this.grab(r)),this.node.addEventListener("pointermove",r=>{this.held&&this.seek(this.momentAt(r))}),["pointerup","pointer\
cancel"].forEach(r=>this.node.addEventListener(r,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:r}])=>{this.width=r.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:t,tint:e},s,r){let{length:i}=s,o=this.run!==s||this.shown!==t.round||this.drawn!==i||this.tint!==e;this.run=s,this.shown=t.
round,this.tint=e,o&&this.draw();let a=t.phase?t.phase/tn(s.rounds[t.round]):0,c=t.round+a;this.node.style.setProperty("--done",String(i?c/i:0)),b(this.node,"ar\
ia-valuemax",i),b(this.node,"aria-valuenow",Number(c.toFixed(2))),b(this.node,"aria-valuetext",r)}grab(t){!this.run||!this.run.length||t.button||(this.held=!0,this.
node.setPointerCapture(t.pointerId),this.seek(this.momentAt(t)))}momentAt(t){let{run:e,width:s}=this;if(!e)return mt.moment;let{left:r}=this.node.getBoundingClientRect(),
i=Math.max(0,Math.min(1,(t.clientX-r)/(s||1)))*e.length,o=Math.min(Math.floor(i),e.length-1),a=tn(e.rounds[o]);return s/e.length<ol*a?{round:Math.round(i),phase:0}:
{round:o,phase:Math.round((i-o)*a)}}momentFor(t,{round:e}){let s={PageUp:qi,PageDown:-qi}[t];return s?{round:e+s,phase:0}:null}draw(){let{run:t,width:e,canvas:s,
palette:r}=this,i=window.devicePixelRatio||1,o={width:Math.round(e*i),height:Math.round(ks*i)};(s.width!==o.width||s.height!==o.height)&&Object.assign(s,o);let a=s.
getContext("2d");if(!a||(a.setTransform(i,0,0,i,0,0),a.clearRect(0,0,e,ks),!t||!t.length))return;this.drawn=t.length;let c=e/t.length,d=T(t.trace),h=d?t.rounds.
map(({drafts:m})=>Math.max(0,...K(m).map(g=>g+1))):[],p=ks/((d?Math.max(...h):t.width)+1),[v,u]=[c,p].map(m=>m>4?m-1:m);t.rounds.forEach(({drafts:m},g)=>{let w=g<
this.shown?this.writtenIn(t,g):[],y=d?h[g]+1:g<this.shown?t.rows[g].slots.length:m.length+1;for(let x=0;x<y;x+=1)a.fillStyle=r.get(x<w.length?this.colour(t,g,w[x]):
"line"),a.fillRect(g*c,ks-(x+1)*p,Math.max(.6,v),Math.max(.6,u))})}writtenIn(t,e){return t.rows[e].slots.map((s,r)=>({...s,index:r})).filter(s=>lt(s.kind))}colour(t,e,{
index:s,kind:r}){if(this.tint==="verdict")return`strip-${r}`;let i=ce(this.tint,t.at({round:e,index:s}));return i==null?"strip-unknown":`tint-${i}`}disconnect(){
this.sizes.disconnect()}};var al=[.5,1,2,4],Pi={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},ll=["start","back","previous","play",
"next","forward","end","stop"],Ni="specviz-letters",Hi={read(){try{return localStorage.getItem(Ni)!=="off"}catch{return!0}},write(n){try{localStorage.setItem(Ni,
n?"on":"off")}catch{}}},_s=class{buttons={};constructor({say:t,palette:e,keys:s,actions:r}){this.say=t;let i=o=>this.buttons[o]=l("button",{type:"button",class:"\
sv-button","data-button":o,title:t(`transport.${o}`),"aria-label":t(`transport.${o}`),on:{click:r[o]}},Yt(Pi[o]));this.run=l("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:r.run}},t("transport.run")),this.strip=new ys({say:t,palette:e,seek:r.seek}),this.count=l("span",{class:"sv-count"}),this.follow=
l("button",{type:"button",class:"sv-link",hidden:!0,on:{click:r.follow}},t("transport.follow")),this.speed=l("select",{"aria-label":t("transport.speed"),on:{change:()=>r.
set({speed:Number(this.speed.value)})}},...al.map(o=>l("option",{value:o,selected:o===1},`${o}×`))),this.pace=ct(t("transport.pace"),["steps","rounds"].map(o=>[
o,t(`transport.${o}`)]),o=>r.set({pace:o==="steps"?"steps":"rounds"})),this.presenter=l("button",{type:"button",class:"sv-link",title:t("transport.presenter_mea\
ns"),on:{click:r.present}},t("transport.presenter")),this.letters=l("input",{type:"checkbox",checked:Hi.read(),on:{change:()=>Hi.write(this.letters.checked)}}),
this.help=this.listOf(s),this.node=l("div",{class:"sv-transport",role:"group","aria-label":t("transport.label")},l("div",{class:"sv-buttons"},...ll.map(i),this.
run),l("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,l("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(t){
let e=t.flatMap(([i,o])=>[l("dt",{},...i.split(/\s+/).map(a=>l("kbd",{},a))),l("dd",{},o)]),s=l("dt",{},l("kbd",{},"A – Z"),l("kbd",{},", . ?")),r=l("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return l("details",{class:"sv-keys"},l("su\
mmary",{},this.say("transport.keys")),l("div",{class:"sv-keys-panel"},r,l("dl",{},...e,s,l("dd",{},l("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(t=!this.help.open){!t&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=t,t&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(t,e){let{run:s,moment:r,playing:i,mode:o,live:a}=t,c=G(t),d=ot(t),h=r.round===0&&r.phase===0,p=this.
tell(t);f(this.count,p),f(this.presenter,this.say(t.presenting?"transport.leave":"transport.presenter")),s&&this.strip.show(t,s,`${p}. ${e}`);let{buttons:v}=this,
u=Object.values(v).find(g=>g===document.activeElement);v.start.disabled=v.back.disabled=v.previous.disabled=h,v.end.disabled=r.round===(s?s.length:0),v.next.disabled=
v.forward.disabled=!(c>0||d||a&&!s),v.stop.hidden=!d&&t.status!=="loading",this.run.hidden=!(t.presenting&&a&&!d),this.follow.hidden=!(d&&c>0),u&&(u.disabled||u.
hidden)&&v.play.focus();let m=i||d&&o==="running"&&!c;this.showPlay(m?"pause":d&&o==="paused"&&!c?"resume":"play")}tell({run:t,moment:{round:e,phase:s}}){let r=t&&
t.over;if(r&&e===t.length&&e)return this.say("transport.all",{rounds:e});let i=this.say(`transport.${r?"round_of":"round"}`,{round:s?e+1:e,rounds:r&&t.length});
return s?this.say("transport.step",{round:i,phase:s}):i}showPlay(t){let{play:e}=this.buttons;e.dataset.does!==t&&(e.dataset.does=t,e.replaceChildren(Yt(Pi[t==="\
pause"?"pause":"play"]),l("span",{},this.say(`transport.${t}`))),e.setAttribute("aria-label",this.say(`transport.${t}`)),e.title=this.say(`transport.${t}`))}};var cl=1100,dl=1.6,hl={draft:450,verify:1200,test:1e3,discard:700,final:1300},Pn=(n,t)=>n.round<t.round||n.round===t.round&&n.phase<t.phase,Ss=class{constructor(t,e){
this.store=t;this.resume=e}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(t){return ln(this.store.state,t)!==null}seek(t){let{round:e,
phase:s}=Qt(this.rounds,t);this.move(this.toward({round:e,phase:0},{round:e,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(t,e){let s=t;for(;Pn(s,e)&&!this.barred(s);)s=en(this.rounds,s);return s}move(t,e,s={}){s.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:t,entered:e,playing:!1,whole:!1,rested:null,following:!r||t.round===r.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(t){
this.go(t,{})}back(t){let{moment:e}=this.store.state;t==="step"?this.move(ar(this.rounds,e),"step"):this.seek({round:e.phase?e.round:e.round-1,phase:0})}go(t,e){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(t==="step")this.move(en(this.rounds,s),"step",e);else{let r=Qt(this.rounds,
{round:s.round+1}),i=this.toward(s,r);this.move(i,Pn(i,r)?"step":"round",e)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...G(
this.store.state)?{}:{moment:mt.moment}}),this.tick())}open(t){this.store.set({opening:!0,until:{round:t+1,phase:0}}),this.tick()}tick(){let{pace:t,speed:e,moment:s,
opening:r}=this.store.state,{name:i}=ft(this.rounds[s.round])[s.phase],o=r||t==="steps";this.go(o?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(o?hl[i]:cl)/(r?dl:e))}ahead(){let{state:t}=this.store;return this.barred(t.moment)||t.until&&!Pn(t.moment,t.until)?null:
G(t)?()=>this.tick():ot(t)&&(t.predicting||t.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Es=class{views;constructor(t){this.views=t.map(e=>({view:e,marked:null,stop:null}))}show(t,e,s){let r=Mt(t,t.cursor)?t.cursor:e;this.views.forEach(i=>{let o=i.
view.find(e),a=i.view.find(r)??i.view.entrance?.()??null;i.marked&&i.marked!==o&&(delete i.marked.dataset.seen,i.marked.setAttribute("aria-selected","false")),o&&
(o.dataset.seen=s,o.setAttribute("aria-selected","true")),i.stop&&i.stop!==a&&(i.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(i,{marked:o,stop:a})})}};var Kt=["draft","verify","test","write"],Ii={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},pl={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function ul(n,t){let{gamma:e,drafter:s,confidence:r,max_new_tokens:i}=n.trace.settings,{ending:o}=n.trace,a=t===n.length-1;
return e===0?"off":n.folds.at(t).emitted===i-1?"last":a&&o==="context full"?"full":a&&o==="end of text"?null:s==="dspark"&&r?"unsure":s==="lookup"?"lookup":null}
function zs(n,t,e,s){let r=ul(t,e);return j(n,r&&s(`unguessed.${r}`))}function vl(n,t,e){if(!t)return e("summary.start");let{drafts:s,final:r}=n.rounds[t-1],i={
round:t,drafted:s.length,accepted:s.filter(a=>a.verdict==="accepted").length};if(!s.length)return zs(e("summary.plain",i),n,t-1,e);let o=s.length===1;return r?C(
{drafts:s})?e(r.kind==="bonus"?"tree.bonus":"tree.some",i):r.kind==="correction"?e(o?"summary.one_rejected":"summary.some",i):e(o?"summary.one":"summary.all",i):
e(o?"summary.one_ends":"summary.end",i)}function fl(n,{round:t},{name:e,index:s},r){let i=n.rounds[t],{drafts:o,final:a}=i,c={round:t+1,n:s+1,of:o.length};if(C(
i)&&e!=="final")return ml(n,t,{name:e,index:s},r);if(e==="draft"&&i.together&&o.length>1)return r("phase.at_once",c);if(e==="draft"){let h=n.rows[t].slots[s];return r(
"phase.draft",{...c,token:st(h,r)})}if(e==="verify"&&!o.length)return zs(r("phase.verify_none",c),n,t,r);if(e==="verify")return r(o.length===1?"phase.verify_one":
"phase.verify",c);if(e==="test")return gl(n,i,s,c,r);let d=o.filter(h=>h.verdict==="untested").length;return d&&a&&S(n.trace)==="block"?r("rules.phase.discard",
{...c,untested:d}):r(d?"phase.discard":"phase.discard_last",{...c,untested:d})}function ml(n,t,{name:e,index:s},r){let{drafts:i}=n.rounds[t],o={round:t+1,of:i.length,
token:st(n.rows[t].slots[s]??n.rows[t].slots[0],r)};if(e==="draft"){let m=K(i),g=m.filter(w=>w===m[s]).length;return r(g===1?"tree.level_one":"tree.level",{...o,
level:m[s]+1,n:g})}if(e!=="test")return r(e==="verify"?"tree.verify":"tree.discard",o);let{verdict:a,draw:c,parent:d}=i[s],h=U(i[s]);if(n.trace.settings.temperature!==
0&&a==="accepted"&&c==null&&S(n.trace)==="block")return r("tree.kept",o);if(n.trace.settings.temperature!==0&&Tt(i[s],S(n.trace)))return Di(n,{...o,n:s+1},a,r);
if(n.trace.settings.temperature===0||c==null||h===null)return r(`tree.greedy_${a}`,o);let[p,v]=J(c,h),u=a==="rejected"&&!i.some((m,g)=>g>s&&m.parent===d);return r(
`tree.${a}${u?"_last":""}`,{...o,draw:p,threshold:v})}var Di=(n,t,e,s)=>s(`rules.phase.certain_${e}`,{...t,rule:s(`rules.name.${S(n.trace)}`)});function gl(n,{drafts:t},e,s,r){
let i=t[e],{verdict:o,draw:a}=i,c=U(i);if(n.trace.settings.temperature===0)return r(`phase.greedy_${o}`,s);if(Tt(i,S(n.trace)))return Di(n,s,o,r);if(a==null||c===
null)return r(`phase.untold_${o}`,s);let[d,h]=J(a,c),p={...s,draw:d,threshold:h};if(c===1&&o==="accepted"&&S(n.trace)!=="block")return r("phase.certain",p);if(S(
n.trace)!=="block")return r(`phase.${o}`,p);let v=o==="accepted"?It(i):"failed",[,u]=J(a,F(i)??1);return r(`rules.phase.${v}`,{...p,ratio:u,by:Dt(t)+1})}function Nn(n,t,e,s){
return e?fl(n,t,e.phase,s):vl(n,t.round,s)}var bl={tree:["test","write"],block:["test"]},Ts=class{constructor(t){this.say=t,this.names=Kt.map(e=>M(Ii[e],t(`act.${e}\
.name`))),this.meanings=Kt.map(()=>l("span",{class:"sv-spoken"})),this.items=Kt.map((e,s)=>l("li",{},this.names[s],this.meanings[s])),this.node=l("ol",{class:"s\
v-acts","aria-label":t("act.label")},...this.items)}load({trace:t}){let e=T(t)?"tree":S(t)==="block"&&t.settings.temperature?"block":"";Kt.forEach((s,r)=>{let i=this.
say(`act.${s}.${bl[e]?.includes(s)?e:"means"}`);b(this.items[r],"title",i),f(this.meanings[r],i)}),this.names[Kt.indexOf("test")].dataset.term=e==="block"?"bloc\
k_verification":Ii.test}show(t){let e=Kt.indexOf(t?pl[t]:"");this.items.forEach((s,r)=>{b(s,"aria-current",r===e?"step":null),s.classList.toggle("sv-past",r<e)})}};var Ms=class{constructor({say:t,teach:e}){this.say=t,this.why=l("span",{}),this.watch=l("button",{type:"button",class:"sv-link",on:{click:()=>e(this.round)}}),this.
node=l("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(t,e){let{moment:s,opening:r,recorded:i,playing:o,rested:a}=t,c=!o&&s.phase===0,d=a!==null?
this.say("lead.rests",{round:e.length,shown:a+1}):c&&r&&i?this.reason(e,s.round-1):"";this.why.hidden=!d,f(this.why,d);let h=c&&a===null&&e.over&&s.round===e.length?
Me(e):null;if(this.watch.hidden=h===null,h===null)return;this.round=h;let p=se(e.rounds[h],S(e.trace))>=0;f(this.watch,this.say(p?"lead.watch_rule":"lead.watch",
{round:h+1}))}reason(t,e){let s=t.rounds[e];if(!s)return"";let r=S(t.trace),i=se(s,r);return i>=0?this.say(r==="block"?"lead.rescue":"lead.lenient",{n:i+1}):sn(
s)?this.say("lead.why"):""}};var xl=2e3,Os=class{constructor({say:t,stream:e,rounds:s,teach:r}){this.say=t,this.views=[e,s],this.acts=new Ts(t),this.sentence=l("span",{}),this.lead=new Ms({
say:t,teach:r}),this.caption=l("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=l("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
l("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(t){this.at="",this.lag=!0,this.acts.
load(t),this.views.forEach(e=>{e.load(t),e.scroller.scrollTop=0})}tell(t,e){return Nn(e,t.moment,at(t),this.say)}show(t,e,{busy:s,live:r}){let{moment:i,entered:o,
whole:a}=t,c=at(t),d=`${i.round}.${i.phase}`,h=d!==this.at;this.at=d,this.views.forEach(u=>{u.grow(),u.show(i.round),u.showNow(c)}),this.lag=this.lag||h&&!a;let p=o===
"step"&&i.round>0?"final":null;this.acts.show(c?c.phase.name:p),h&&this.greet(o==="round"&&!r?i.round-1:-1);let v=t.rested===null?this.tell(t,e):Nn(e,{round:Ot(
t)+1,phase:0},null,this.say);f(this.sentence,v),this.lead.show(t,e),this.speak(v,s)}follow(){this.lag&&[...this.views].reverse().forEach(t=>t.followHead()),this.
lag=!1}greet(t){this.fresh.forEach(e=>e.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(e=>e.rows[t]??[]),this.fresh.forEach(e=>e.classList.add("sv-\
fresh"))}speak(t,e){let s=performance.now();e&&s-this.spokenAt<xl||(this.spokenAt=s,f(this.spoken,t))}};function wl({models:n,settings:t},e){let s=p=>e("size",{name:p.name,size:Xs(p.parameters)}),r=s(n.target),i=cr(t),{drafter:o,confidence:a}=t,c=p=>o!=="early-exi\
t"?s(p):e("first_layers",{layers:p.layers,of:n.target.layers,size:Xs(p.parameters)}),d=n.draft?e("pair",{target:r,draft:c(n.draft)}):e("pair_alone",{target:r}),
h=T({settings:t})&&e("tree.settings",{tree:e(`tree.name.${t.tree}`),budget:t.budget});return[i&&e(`rules.name.${i}`),h,o!=="model"&&Z(e,o,n.pair),...["too_short",
"other_weights"].map(p=>n.draft?.[p]&&e(p)),e("settings",{...t}),a&&e("confidence",{confidence:a}),d].filter(Boolean).join(" · ")}function kl({trace:{ending:n},
folds:t},e){let s=t.output.length;return e(`ending.${n}${n==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}var yl=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function _l(n,t){n.textContent!==W(t)&&n.replaceChildren(...t.split(yl).map((e,s)=>s%2?l("a",{href:e,target:"_blank",rel:"noopener"},e):l("span",{},e)))}var As=class{constructor(t){
this.say=t,this.origin=l("span",{class:"sv-origin"}),this.about=l("span",{}),this.message=l("span",{class:"sv-message"}),this.node=l("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(t){let{say:e}=this,{run:s,recorded:r,status:i,message:o}=t;s&&this.showRun(s.trace,r),this.origin.dataset.recorded=String(r);
let a=i!=="done"?e(`state.${i}`):s?kl(s,e):e("state.idle"),c=r||G(t)>0&&s?.trace.ending!=="stopped",d=s&&(i==="idle"||i==="done"&&c),h=s&&i==="error"?e(r?"state\
.example":"state.previous"):d&&t.stale?e("state.stale"):"";_l(this.message,j(o||(d?"":a),h)),this.message.setAttribute("role",i==="error"?"alert":"status")}showRun(t,e){
let{device:s,processor:r,placement:i}=t.machine,o=s==="cuda"&&this.say(`steps.${t.captured?"captured":"eager"}`),a=[r||s,i,o].filter(Boolean).join(" · ");f(this.
origin,this.say(e?"recorded":"live",{date:t.recorded.slice(0,10),machine:a})),f(this.about,wl(t,this.say)),[this.origin,this.about].forEach(c=>b(c,"title",c.textContent))}};var Fi={speedup:H,acceptance_rate:_,draft_efficiency:_,mean_acceptance_length:z,emitted:vt},Sl=Object.keys(Fi),Hn=(n,t)=>n.length===t.length&&n.every((e,s)=>e===
t[s]);function Ui(n,t){let[e,s]=[n.trace.prompt,t.trace.prompt];if(Hn(e,s))return"again";if(s.length<=e.length||!Hn(e,s.slice(0,e.length)))return null;let r=s.slice(
e.length),i=r.length-1,{output:o}=n.folds;return o.length<i||!Hn(r.slice(0,i),o.slice(0,i))?null:{at:i,token:r[i],was:o[i]}}function El(n,t,e){let s=t.trace.prompt.
slice(n.trace.prompt.length),[r,i]=[n,t].map(({folds:c},d)=>c.output.slice(0,c.at(e[d]).emitted)),o=[...s,...i],a=0;for(;a<Math.min(r.length,o.length)&&r[a]===o[a];)
a+=1;return{n:a,was:r[a],now:o[a]}}function Bi({compared:n,expected:t,returning:e},s){let r=e??(n&&Tl(n.pair[n.shown],s)?n.shown:null);if(n&&r!==null){let[o,a]=n.
pair;return{pair:r?[o,s]:[s,a],shown:r}}return t&&s.source&&Ui(t.run,s.run)?{pair:[t,s],shown:1}:null}var Tl=({source:n},t)=>!!(n&&t.source&&n.run&&n.run===t.source.
run),js=class{drawn=null;constructor({say:t,swap:e,close:s}){this.say=t,this.branched=l("p",{class:"sv-branched"}),this.texts=l("p",{}),this.note=l("p",{class:"\
sv-note"},t("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:l("th",{scope:"col"})})),this.body=l("tbody",{}),this.swap=l("button",{type:"but\
ton",class:"sv-link",on:{click:e}}),this.node=l("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":t("compare.heading")},l("div",{class:"\
sv-section-head"},l("h2",{},t("compare.heading")),this.swap,l("button",{type:"button",class:"sv-link",on:{click:s}},t("compare.close"))),this.branched,this.note,
l("table",{class:"sv-figures-table"},l("thead",{},l("tr",{},l("th",{scope:"col"},t("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(t){
let{compared:e}=t,s=this.drawn?.pair;if(this.drawn=e,this.node.hidden=!e,!e)return;let{say:r}=this,{pair:i,shown:o}=e,a=i.map(({run:h},p)=>p===o?ze(t):h.length),
[c,d]=i.map(({run:h})=>h);f(this.swap,r(o?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:h,node:p},v)=>f(p,v===o?r("compare.shown",{run:r(
`compare.${h}`)}):r(`compare.${h}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,a)),f(this.texts,this.tell(c,d,a)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(d.trace.machine),i.some(h=>s?.includes(h))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(t,e){
let s=Ui(t,e);this.branched.hidden=s==="again"||s===null,!(s==="again"||s===null)&&f(this.branched,this.say("compare.branched",{n:s.at+1,token:this.name(e,s.token),
was:this.name(t,s.was)}))}rows(t,e,s){let{say:r}=this,i=(p,v)=>l("tr",{},l("th",{scope:"row"},r(`compare.${p}`)),...v.map(u=>l("td",{},u))),a=ae.map(p=>({name:p,
values:[t,e].map(({trace:v})=>Le(r,p,Re(v,p),v.models.pair))})).filter(({values:[p,v]})=>p!==v),c=a.some(({name:p})=>p==="tree"),d=[t,e].some(({trace:p})=>T(p)),
h=[t,e].map((p,v)=>p.folds.summary(s[v]));return[...a.map(({name:p,values:v})=>i(p,v)),...c?[i("verified",[t,e].map(({trace:p})=>vt(le(p))))]:[],...Sl.map(p=>i(
d&&p==="acceptance_rate"?"acceptance_by_position":p,h.map(v=>Fi[p](v[p]))))]}tell(t,e,s){let{n:r,was:i,now:o}=El(t,e,s);return i===void 0&&o===void 0?this.say("\
compare.same",{n:r}):i===void 0||o===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(t,i),now:this.name(e,o)})}name(t,e){
return e!==void 0&&I(t.alone(e))||this.say("token.empty")}};var $s=class{constructor({say:t,send:e,store:s,most:r}){this.say=t,this.send=e,this.store=s,this.most=r,this.compare=new js({say:t,swap:()=>this.swap(),close:()=>s.
set({compared:null})})}get live(){return this.store.state.live}load(t){this.store.set({compared:Bi(this.store.state,t),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(t,e){let{run:s,recorded:r}=this.store.state.source??{};s===t.run&&r===t.recorded&&this.store.
set({offers:e})}make(t){let{run:e,source:s,recorded:r}=this.store.state;e&&(this.store.set({expected:{run:e,source:s,recorded:r}}),this.send("again",{...s,...t}))}swap(){
let{compared:t}=this.store.state;if(!t)return;let e=t.shown?0:1;this.store.set({returning:e}),this.show(t.pair[e])}show({run:{trace:t},source:e,recorded:s}){let r=t.
ending==="running"?{...t,ending:"stopped"}:t,i={run:e?.run,name:e?.recorded,offered:!!e?.recorded};this.send("show",{trace:r,recorded:s,state:"done",typed:!1,...i})}};var Rs=["both","target","draft"],Ml={both:"overlap",target:"residual",draft:"rejected"},Ol=[0,.5,1],Ls=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:t,set:e}){this.say=t,this.heading=l("h3",{}),this.shaping=ct(t("areas.view"),[["shaped",t("areas.shaped")],["raw",t("areas.raw")]],s=>e({raw:s==="raw"})),this.
form=ct(t("areas.form"),[["picture",t("areas.picture")],["table",t("areas.table")]],s=>e({asTable:s==="table"})),this.note=l("p",{class:"sv-note"}),this.node=l(
"div",{class:"sv-block sv-areas-block"},this.heading,l("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:t}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),f(this.
total.name,t("areas.total"));let e=(i,o)=>l("li",{},l("span",{class:"sv-area-key","data-area":i}),M(Ml[i],o));this.keys=Object.fromEntries(Rs.map(i=>[i,e(i,t(`a\
reas.key.${i}`))])),this.keys.dart=l("li",{},l("span",{class:"sv-dart-key"}),t("areas.key.dart"));let s=l("div",{class:"sv-area-row sv-area-head"},l("span",{},t(
"areas.token")),l("span",{}),this.targetHead=l("span",{class:"sv-p"},t("areas.target")),this.draftHead=l("span",{class:"sv-p"},t("areas.draft"))),r=l("div",{class:"\
sv-area-row sv-area-axis"},l("span",{}),l("span",{class:"sv-area-ticks"},...Ol.map(i=>l("span",{style:`--x:${i}`},String(i)))));return this.chart=l("div",{class:"\
sv-areas",role:"img"},s,...this.rows.map(i=>i.node),r,this.total.node),this.legend=l("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=l("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(t){let[e,s,r]=["sv-t","sv-p","sv-p"].map(a=>l("span",{class:a})),i=l("span",{class:"sv-\
dart",hidden:!0}),o=l("span",{class:"sv-area-bar"},...Rs.map(a=>l("span",{"data-area":a})),i);return{name:e,target:s,draft:r,dart:i,bar:o,node:l("div",{class:t},
e,o,s,r)}}buildTable(){let t=e=>l("th",{scope:"col"},this.say(`areas.${e}`));return this.body=l("tbody",{}),this.table=l("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},l("table",{},l("thead",{},l("tr",{},...["token","target","draft","both"].map(t))),this.body)),
this.table}dress({raw:t,asTable:e}){t===this.raw&&e===this.asTable||(Object.assign(this,{raw:t,asTable:e}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(t){
this.view=t,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:t,say:e}=this,s=mi(t.position),r=this.raw&&s;this.shaping.node.hidden=!s,this.shaping.
set(r?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,f(this.heading,t.heading);let i=r?
"areas.raw_note":"areas.shaped_note";f(this.note,j(...t.notes,s&&e(i,{shaping:t.shaping}))),this.asTable?this.paintTable(r):this.paintPicture(r)}seen({token:t,target:e,
draft:s,both:r}){let{models:i}=this.view;return{token:t,target:i==="draft"?null:e,draft:i==="target"?null:s,both:i==="both"?r:null}}paintPicture(t){let{position:e,
marks:s,models:r}=this.view,i=vi(e,[...s.keys()],t).map(c=>this.seen(c));r==="draft"&&i.splice(0,i.length-1,...i.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??
0)));let o=t?null:this.view.dart;this.rows.forEach((c,d)=>{let h=d===i.length-1;c.node.hidden=d>=i.length,c.node.hidden||this.paintRow(c,i[d],{rest:h,dart:o})});
let a=r==="both"&&!t?e.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",r==="draft"),this.
draftHead.classList.toggle("sv-unseen",r==="target"),this.legend.hidden=r!=="both",this.keys.dart.hidden=!o,Rs.forEach(c=>f(this.keys[c].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${c}`))),b(this.chart,"aria-label",this.describe(i,a,o))}paintRow(t,e,{rest:s,dart:r}){let{view:i}=this,o=i.marks.get(
e.token),a=i.name(e.token);t.node.classList.toggle("sv-others",s),f(t.name,a),b(t.name,"title",a),b(t.name,"data-kind",o),f(t.target,e.target==null?"":tt(e.target)),
f(t.draft,e.draft==null?"":tt(e.draft)),Rs.forEach(c=>t.bar.style.setProperty(`--${c}`,String(e[c]||0))),t.dart.hidden=r?.token!==e.token,!(!r||t.dart.hidden)&&
(t.dart.style.setProperty("--x",String(r.at)),t.dart.dataset.side=r.at>.8?"left":"right",t.dart.dataset.kind=r.kind)}paintTotal(t){this.total.bar.style.setProperty(
"--both",String(t)),this.total.bar.style.setProperty("--draft","1"),f(this.total.target,""),f(this.total.draft,N(t))}describe(t,e,s){let{say:r,view:i}=this,o=c=>{
let d=t.slice(0,-1).filter(h=>h[c]!=null).sort((h,p)=>(p[c]??0)-(h[c]??0))[0];return d&&r(`areas.first.${c}`,{token:i.name(d.token),p:N(d[c])})},a=t[t.length-1];
return j(o("target"),o("draft"),e!==null&&r("areas.overlap",{overlap:N(e)}),s&&r(`areas.dart.${s.kind}`,{token:i.name(s.token)}),r("areas.rest",{target:tt(a.target),
draft:tt(a.draft)}))}paintTable(t){let{position:e,name:s,marks:r,models:i}=this.view,o=d=>l("td",{},tt(d)),a=({token:d,target:h,draft:p,both:v})=>l("tr",{},l("t\
h",{scope:"row",class:"sv-t","data-kind":r.get(d)},s(d)),o(h),o(p),o(v)),c=rs(e,t).map(d=>a(this.seen(d)));i==="both"&&!t&&c.push(l("tr",{class:"sv-sum"},l("th",
{scope:"row"},this.say("areas.sum")),o(1),o(1),o(e.overlap))),this.body.replaceChildren(...c)}};function Al({round:{drafts:n,final:t},index:e,token:s}){let r=e<n.length?V(n,e):null;return(n.find(({verdict:o},a)=>o==="accepted"&&V(n,a)===r)??t??{token:s}).token}
var Cs=class{constructor({say:t,sequels:e}){this.say=t,this.sequels=e,this.choices=[],this.list=l("div",{class:"sv-choices",role:"toolbar","aria-label":t("branc\
h.heading"),on:{keydown:s=>Ze(this.choices,s)}}),this.note=l("p",{class:"sv-note"}),this.node=l("div",{class:"sv-block sv-branch"},l("h3",{},t("branch.heading")),
this.note,this.list)}show(t,e){let{say:s}=this,{position:r}=t,i=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!t.open||!r,!r||this.node.hidden)return;
let o=t.kind==="untested";this.list.hidden=!!i||o,f(this.note,i||s(o?"branch.untested":"branch.note"));let a=Al(t),c=([d,h],p)=>l("button",{type:"button",class:"\
sv-choose",tabindex:p===0?0:-1,"aria-label":s("branch.do",{token:e(d),was:e(a)}),on:{click:()=>this.sequels.make({branch:{round:t.number,index:t.index,token:d}})}},
l("span",{class:"sv-choice-token"},e(d)),l("span",{class:"sv-p"},tt(h)));this.choices=r.candidates.filter(([d])=>d!==a).map(c),this.list.replaceChildren(...this.
choices)}};var jl=3,$l=.1,Rl=.09,Ll=.3,Cl=2**20,ql=8,Wi=n=>(n?.candidates??[]).flatMap(([,t])=>t==null?[]:[t]).sort((t,e)=>e-t),In=n=>Math.min(n.rest[1]??0,Wi(n)[ql-1]??1);
function Pl(n,t){let{candidates:e,rest:s}=t,r=p=>p?-p*Math.log(p):0,i=In(t),o=i?s[1]??0:0,a=e.reduce((p,[,v])=>p+r(v),0),c=a-(o?o*Math.log(i):0),d=a+r(o)+o*Math.
log(Cl),h=p=>Math.min(Rl,Ll*Math.exp(-p));return n>h(c)?1:n<=h(d)?0:null}var Gi={token:(n,t)=>t,match:n=>n,typical:(n,t,e)=>e&&Pl(n,e),"top-k":(n,t,e)=>{let s=Wi(
e)[jl-1];return s===void 0?null:n>0&&n>=s?1:t},threshold:(n,t)=>n>=$l?1:t},ye=(n,t,e,s)=>Gi[n](t,e,s);function Nl(n,t){let{target:e}=n,s=F(n);return e==null||s===
null?[]:Object.keys(Gi).flatMap(r=>{let i=ye(r,e,s,t);return i===null?[]:[[r,i]]})}var qs=class{constructor(t){this.say=t,this.body=l("tbody",{});let e=s=>l("th",
{scope:"col"},t(`rules.others.${s}`));this.note=l("p",{class:"sv-note"}),this.node=l("details",{class:"sv-other-rules"},l("summary",{},t("rules.others.heading")),
l("table",{class:"sv-figures-table"},l("thead",{},l("tr",{},e("rule"),e("chance"),e("verdict"))),this.body),this.note)}show(t,e,s,r){let{say:i}=this,o=r?Nl(t,e):
[];this.node.hidden=!o.length,f(this.note,i("rules.others.note",{draw:N(s)})),this.body.replaceChildren(...o.map(([a,c])=>{let d=s<c,h=l("th",{scope:"row",class:q(
a)?"sv-lossy":""},i(`rules.name.${a}`));return l("tr",{"data-rule":a},h,l("td",{},N(c)),l("td",{},l("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?"\
accepted":"rejected"})," ",i(`kind.${d?"accepted":"rejected"}`)))}))}};var Fn=4,Ps=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:t,set:e,unpin:s,stage:r,sequels:i}){
this.say=t,this.key="",this.token=l("div",{class:"sv-big-token",translate:"no"}),this.kind=l("span",{class:"sv-chip"}),this.where=l("span",{class:"sv-quiet"}),this.
there=l("button",{type:"button",class:"sv-link",title:t("inspector.stage"),on:{click:()=>{r({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=l("span",{class:"sv-quiet"}),this.unpin=l("button",{type:"button",class:"sv-link",hidden:!0,on:{click:s}},t("inspector.unpin")),this.why=l("p",{class:"\
sv-why"}),this.empty=l("p",{class:"sv-quiet"},t("inspector.empty")),this.absent=l("p",{class:"sv-quiet",hidden:!0},t("inspector.absent")),this.areas=new Ls({say:t,
set:e}),this.branch=new Cs({say:t,sequels:i}),this.body=l("div",{class:"sv-inspected",hidden:!0},l("div",{class:"sv-title"},this.token,l("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,Xe(t,this.areas.node,"distributions")),this.
node=l("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":t("inspector.heading")},l("div",{class:"sv-section-head"},l("h2",{},t("inspector.headi\
ng")),l("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:t}=this;return this.keep=l("span",{class:"sv-keep"},t("test.keep")),
this.drop=l("span",{class:"sv-drop"},t("test.drop")),this.needle=l("span",{class:"sv-needle"}),this.needleLabel=l("span",{class:"sv-needle-label"}),this.line=l(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=l("span",{class:"sv-limit"}),this.sum=l("p",{class:"sv-arit\
hmetic"}),this.basis=l("p",{class:"sv-note"}),this.others=new qs(t),this.test=l("div",{class:"sv-block sv-test"},l("h3",{},M("accept_test",t("test.heading"))),this.
line,l("div",{class:"sv-test-axis","aria-hidden":"true"},l("span",{},"0"),this.limit,l("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:t}=this;return this.residualRows=Array.from({length:Fn+1},()=>{let e=l("span",{class:"sv-t"}),s=l("span",{class:"sv-share"}),r=l("span",{class:"sv-p"});
return{token:e,bar:s,share:r,node:l("li",{},e,s,r)}}),this.note=l("p",{class:"sv-note"}),this.residual=l("div",{class:"sv-block sv-residual-block"},l("h3",{},M(
"residual",t("residual.heading"))),this.note,l("div",{class:"sv-residual-head"},l("span",{},t("areas.token")),l("span",{},t("residual.share"))),l("ul",{class:"s\
v-residual"},...this.residualRows.map(e=>e.node))),this.residual}show(t,e,s,{concealed:r=!1,elsewhere:i=!1}={}){if(this.empty.hidden=!!e,this.body.hidden=!e,this.
pin.hidden=!e,this.unpin.hidden=!e||s!=="pinned",!e)return;let{number:o,index:a,kind:c}=e,d=`${o}.${a} ${c}`;(t!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=t,this.seen=e,f(this.pin,this.say(`inspector.${s}`)),this.showTitle(),this.where.hidden=i,this.there.hidden=!i,f(this.why,r?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=r||!!e.position,this.areas.node.hidden=r||!e.position,e.position&&!r&&this.areas.show(this.view(e.position)),this.
showTest(),this.showResidual(),this.branch.show(e,h=>this.name(h))}showTitle(){let{seen:t,say:e}=this,s=t.part?[pt(t.piece)]:t.text?D(t.text,!0):[e("token.empty")];
this.token.replaceChildren(...s),this.token.dataset.kind=t.kind,this.kind.dataset.kind=t.kind,f(this.kind,e(`kind.${zt(t.kind,this.run.trace)}`));let{models:r,settings:{
drafter:i}}=this.run.trace,o=t.draft&&!t.draft.source&&i!=="model"&&Z(e,i,r.pair),a=e("inspector.where",{round:t.number+1,slot:dn(this.run,t.number,t.index,e)}),
c=o?e("token.from",{slot:a,drafter:o}):a;[this.where,this.there].forEach(d=>f(d,c))}get greedy(){return this.run.trace.settings.temperature===0}explain(){let{seen:t,
say:e}=this,s=t.part?e("inspector.bytes",{hex:pt(t.piece)})+" ":t.took>1?e("inspector.joined",{n:t.took})+" ":"",r=t.draft?.confidence;return s+j(this.reason(),
r!=null&&e("inspector.confidence",{predicted:_(r)}))}reason(){let{seen:t,say:e,greedy:s}=this,{kind:r,round:i,accepted:o,draft:a}=t;if(r==="plain")return zs(e("\
why.plain"),this.run,t.number,e);let c=C(i)?this.reasonInTree():"";if(c)return c;if(r==="bonus")return i.drafts.length===1?e("why.bonus_one"):e("why.bonus",{n:i.
drafts.length});if(!s&&this.rule!=="token"){let u=this.reasonOfRule();if(u)return u}if(r==="correction")return e(`why.${s?"greedy_":""}correction`,{guess:this.name(
i.drafts[o].token)});if(r==="untested"){let u=i.drafts.findIndex(m=>m.verdict==="rejected");return u<0?e("why.untested_end"):e("why.untested",{n:u+1})}if(r==="g\
uessed"&&this.lookedUp)return e("why.copied");if(s)return e(`why.greedy_${r}`);if(a?.target==null||a.draft==null)return e("inspector.absent_probabilities");let[
d,h]=J(a.target,a.draft),p={target:d,draft:h,chance:_(Math.min(1,a.target/a.draft))},v=r!=="accepted"?r:a.target>=a.draft?"sure":"lucky";return e(this.lookedUp&&
["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,p)}reasonInTree(){let{seen:t,say:e,greedy:s}=this,{kind:r,round:{drafts:i},index:o,draft:a}=t;if(r===
"correction"||r==="bonus"||r==="untested"&&a?.draw==null)return e(`tree.why.${r}`);if(s||this.rule!=="token"||!a?.draft||a.target==null)return"";if(r==="guessed")
return e("tree.why.guessed");let c=i.some(({parent:u},m)=>m<o&&u===a.parent),d=a.draft===1;if(!d&&!c)return"";let[h,p]=J(a.target,a.draft),v=_(Math.min(1,a.target/
a.draft));return j(c&&e("tree.why.left"),d?e("tree.why.certain",{target:h}):e("tree.why.ratio",{target:h,draft:p,chance:v}))}get rule(){return S(this.run.trace)}reasonOfRule(){
let{seen:t,say:e,rule:s}=this,{kind:r,round:i,accepted:o,draft:a}=t;if(r==="correction"){let h=i.drafts[o],p={guess:this.name(h.token),weight:N(h.weight??1)};return q(
s)?"":e(`rules.why.${s}.correction`,p)}if(r==="untested")return s==="block"&&i.final?e("rules.why.block.dropped"):"";if(!a||r!=="accepted"&&r!=="rejected"||a.target==
null||!a.draft)return"";if(s==="block"){let[h,p]=J(a.draw??0,F(a)??1),v=!i.drafts.some((m,g)=>V(i.drafts,g)===t.index),u=r==="accepted"?It(a):v?"rejected_last":
r;return e(`rules.why.block.${u}`,{by:Dt(i.drafts)+1,draw:h,ratio:p})}let[c,d]=J(a.target,a.draft);return e(`rules.why.${q(s)?"lossy":s}.${r}`,{rule:e(`rules.na\
me.${s}`),target:c,draft:d,chance:_(U(a)??0),exact:_(Math.min(1,a.target/a.draft))})}name(t){if(t===-1)return this.say("token.rest");let e=this.run.alone(t);return I(
e)||pt(this.run.piece(t))||this.say("token.empty")}view(t){let{seen:e,say:s}=this,{kind:r,round:i,judged:o}=e,c=e.judgedAt>=i.drafts.length?"target":r==="guesse\
d"?"draft":"both",d=r==="guessed"||r==="lit",h=new Map,p=!e.open&&(!e.draft||r==="rejected")?i.final:null,v=Zt(i);p&&v&&h.set(p.token,v),o&&h.set(o.token,d?r:o.
verdict);let m=!(o&&!d&&!this.greedy&&this.rule==="token")||o.draw==null||o.draft==null?null:{token:o.token,at:o.draw*o.draft,kind:o.verdict};return{position:t,
name:w=>this.name(w),heading:s({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[c]),notes:this.notes(c),shaping:this.shaping(),models:c,
marks:h,dart:m,decides:this.rule==="token"}}notes(t){let e=[];return this.seen.kind==="untested"&&e.push("areas.untested"),t!=="target"&&this.lookedUp&&e.push("\
areas.lookup"),this.greedy?e.push("areas.greedy"):t==="both"&&this.rule!=="token"&&e.push("rules.areas"),e.map(s=>this.say(s))}shaping(){let{temperature:t,top_k:e,
top_p:s}=this.run.trace.settings,{say:r}=this;return[r("areas.temperature",{value:t}),...e>0?[r("areas.top_k",{value:e})]:[],...s<1?[r("areas.top_p",{value:s})]:
[]].join(r("comma"))}get lookedUp(){let{drafter:t}=this.run.trace.settings,{judged:e,position:s}=this.seen;return e?.source?e.source==="lookup":t==="lookup"||t.
startsWith("lookup")&&s!==null&&s.rest[4]==null}showTest(){let{seen:t,say:e,rule:s}=this,i=["accepted","rejected",...s==="block"?["untested"]:[]].includes(t.kind)?
t.draft:null,{draw:o=null,target:a=null,draft:c=null}=i??{},d=U(i??void 0),h=!this.greedy&&o!==null&&d!==null;if(this.test.hidden=!h,!h||!i)return;this.others.show(
i,t.position,o,!T(this.run.trace));let[p,v]=J(o,d),u={draw:p,threshold:v,target:ut(a),draft:ut(c),kind:e(`kind.${zt(t.kind,this.run.trace)}`)},m=o<d?"passed":"f\
ailed";f(this.keep,e(s==="block"?"rules.pass":"test.keep")),f(this.drop,e(s==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",String(
d)),this.test.style.setProperty("--draw",String(o)),this.keep.dataset.side=o<d/2?"end":"start",this.drop.dataset.side=o>(1+d)/2?"start":"end",this.limit.dataset.
side=d>.6?"left":"right",f(this.limit,`${e("test.threshold")} ${v}`),this.line.dataset.kind=t.kind;let g=Tt(i,s);[this.needle,this.needleLabel].forEach(y=>{y.hidden=
g}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=o>.5?"left":"right",f(this.needleLabel,
`${e("test.draw")} ${p}`);let w=e(s==="token"?`test.${t.kind}`:`rules.sum.${g?"certain":q(s)?"lossy":s}.${m}`,u);f(this.sum,w),this.line.setAttribute("aria-labe\
l",g?w:e("test.aria",u)),this.showBasis()}showBasis(){let{say:t,seen:{round:e,index:s}}=this,r=this.rule==="block"&&!T(this.run.trace)?lr(e.drafts,s):null;if(this.
basis.hidden=!r,!r)return;let i={weight:N(r.weight),excess:N(r.excess)};f(this.basis,t(`rules.basis.${r.last?"last":"earlier"}`,i))}showResidual(){let{seen:t}=this,
e=t.kind==="rejected"||t.kind==="correction",{drafts:s}=t.round,r=Et(s).at(-1)??-1,i=t.kind==="rejected"?t.draft:s.findLast((u,m)=>u.verdict==="rejected"&&V(s,m)===
r)??null,o=e&&t.position&&i?fi(t.position,dr(i,this.rule)):null;if(this.residual.hidden=!o,!o)return;let a=!this.greedy&&(this.rule==="block"||this.rule==="matc\
h");f(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:N(i?.weight??1)}):this.say("residual.note"));let c=t.open||!t.round.final?null:t.round.final.token,
d=o.shares.slice(0,Fn),h=o.shares.find(u=>u.token===c);h&&!d.includes(h)&&(d[Fn-1]=h);let p=d.reduce((u,m)=>u+m.share,0),v=[...d,{token:-1,share:Math.max(0,1-p)}];
this.residualRows.forEach((u,m)=>this.fillShare(u,v[m],c))}fillShare(t,e,s){t.node.hidden=!e,e&&(f(t.token,this.name(e.token)),b(t.token,"title",this.name(e.token)),
t.bar.style.setProperty("--share",String(e.share)),t.node.classList.toggle("sv-others",e.token===-1),f(t.share,tt(e.share)),e.token===s?t.node.dataset.drawn=this.
say("residual.chosen"):delete t.node.dataset.drawn)}};var Hl=8,Il=.85;function Vi(n){let t=()=>n.scrollHeight-n.scrollTop-n.clientHeight,s=l("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:o=>o.preventDefault(),click:()=>{let o=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";n.scrollBy({top:Il*
n.clientHeight,behavior:o})}}},"▾"),r=()=>{s.hidden=t()<Hl};n.addEventListener("scroll",r,{passive:!0});let i=new ResizeObserver(r);return[n,...n.children].forEach(
o=>i.observe(o)),s}var Ki=23,Yi=["tokens","distance"],Wn=[0,1],Dl=1e-6,Un=.005;function Gn({candidates:n,rest:t,overlap:e}){let s=n.reduce((r,[,i,o])=>r+Math.max(0,(i??0)-(o??0)),
0);return Math.max(0,e==null?t[1]??0:1-e-s)}function Fl(n,t){let e=(o,a)=>Math.max(0,t*(o??0)-(a??0)),s=n.candidates.reduce((o,[,a,c])=>o+e(a,c),0),[,r,i]=n.rest;
return[s+e(r,i),s+Math.max(e(r,i),t*Gn(n))]}function Ul({drafts:n,positions:t=[]}){let e=1;return n.map((s,r)=>{if(e=Math.min(1,e*((s.target??0)/(s.draft||1))),
r===n.length-1)return[e,e];let i=c=>c+1-e>0?c/(c+1-e):1,[o,a]=Fl(t[r+1],e);return[i(o),i(a)]})}function Bl(n,t){return t==="block"?Ul(n):n.drafts.map((e,s)=>{let r=ye(
t,e.target??0,F(e)??0,n.positions?.[s]??null);return r===null?Wn:[r,r]})}function Ji(n,t){if(t!=="block")return n.reduceRight((s,r)=>1+r*s,1);let e=1;return n.reduceRight(
(s,r,i)=>{let o=e*r*(i+1);return e*=1-r,s+o},1)}function Wl(n,t){let{candidates:e,rest:[,s],overlap:r}=n,i=In(n);if(r==null||s==null||ye(t,i,i,n)!==(t==="typica\
l"?0:i))return Wn;let o=e.map(([,x,O])=>({p:x??0,q:O??0})),a=o.map(({p:x,q:O})=>O?ye(t,x,Math.min(1,x/O),n):0);if(a.includes(null))return Wn;let c=o.map(({q:x},O)=>x*
(a[O]??0)),d=t==="typical"?0:Math.max(0,s-Gn(n)),h=Math.max(0,1-d-c.reduce((x,O)=>x+O,0)),p=1-r<Dl,v=h/(p?1:1-r),u=o.map(({p:x,q:O})=>v*(p?x:Math.max(0,x-O))),m=v*
(p?s:Gn(n)),g=o.reduce((x,{p:O},R)=>x+Math.abs(c[R]+u[R]-O),0),w=Math.abs(d+m-s),y=t==="typical"&&v>1;return[(g+w)/2,(g+(y?m+s:w))/2]}function Gl(n){let{drafts:t,
positions:e=[]}=n;return e.length<t.length||t.some(s=>F(s)===null)?null:Object.fromEntries(te.map(s=>{let r=Bl(n,s);return[s,{tokens:[Ji(r.map(([i])=>i),s),Ji(r.
map(([,i])=>i),s)],distance:t.length&&q(s)?Wl(e[0],s):[0,0]}]}))}function Vl(n){let t=e=>n.reduce((s,r)=>s+r[e],0)/n.length;return[t(0),t(1)]}var Kl=([n,t])=>{if(t-
n>=Un)return`${z(n)} – ${z(t)}`;let e=(n+t)/2;return e<Un?`<${Un}`:z(e)},Bn=new WeakMap;function Yl(n){return Bn.has(n)||Bn.set(n,Gl(n)),Bn.get(n)??null}function Xi(){
let{run:n,moment:{round:t},live:e,send:s}=Ge(),r=T(n.trace)?"trees":n.trace.settings.temperature?"":"greedy",i=r?[]:n.rounds.slice(0,t).map(Yl).filter(a=>a!==null),
o=(a,c)=>Kl(Vl(i.map(d=>d[a][c])));return k("div",{class:"sv-block sv-rule-lab",children:[k("h3",{children:L("rules.lab.heading")}),i.length>0&&k("table",{class:"\
sv-figures-table",children:[k("thead",{children:k("tr",{children:["rule",...Yi].map(a=>k("th",{scope:"col",children:L(`rules.lab.${a}`)}))})}),k("tbody",{children:te.
map(a=>k("tr",{"data-rule":a,children:[k("th",{scope:"row",class:q(a)?"sv-lossy":"",children:[L(`rules.name.${a}`),k("span",{children:a===S(n.trace)&&` ${L("rul\
es.lab.own")}`})]}),k("td",{children:o(a,"tokens")}),k("td",{children:q(a)?o(a,"distance"):"0"})]},a))})]}),k("p",{class:"sv-note",children:i.length?L("rules.la\
b.rounds",{n:i.length}):L(`rules.lab.${r||"none"}`)}),i.length>0&&k("ul",{class:"sv-note",children:[...Yi,"range"].map(a=>k("li",{children:L(`rules.lab.legend.${a}`)}))}),
e&&k("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:Ki}),children:L("rules.lab.claim",{n:Ki})})]})}var Jl={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:te,tree:["chain","k-ary","top-k","dynamic","measured"]},Xl=["drafter","rule","tree"],Ns=class{buttons;constructor({say:t,host:e,sequels:s}){this.
say=t,this.sequels=s,this.host=e,this.mine=l("div",{}),this.note=l("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=ae.map(r=>this.row(r,Jl[r].
filter(i=>r!=="gamma"||Number(i)<=s.most))),this.choices=l("div",{class:"sv-again"},...this.rows),this.again=l("div",{class:"sv-block"},l("h3",{},t("again.headi\
ng")),this.note,this.choices),this.node=l("section",{class:"sv-section sv-experiments"},l("div",{class:"sv-section-head"},l("h2",{},t("whatif.heading"))),this.mine,
this.again)}row(t,e){let{say:s}=this,r=i=>{let o=l("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(t,i)})}});return this.
buttons.push({name:t,value:i,node:o}),o};return l("div",{class:"sv-again-row","data-change":t},l("span",{},s(`again.${t}`)),l("div",{class:"sv-choices"},...e.map(
r)))}changes(t,e){let{run:s}=this.sequels.store.state;if(t!=="tree"||!s)return{[t]:e};let r=le(s.trace);return e==="chain"?{tree:e,gamma:Math.min(r,this.sequels.
most)}:{tree:e,budget:Math.max(r,1)}}load(t){let{say:e,sequels:{most:s}}=this;this.buttons.forEach(({name:r,value:i,node:o})=>{let a=i==="chain"&&le(t.trace)>s,
c=a?e("again.shorter",{most:s}):Le(e,r,i,t.trace.models.pair);f(o,c),b(o,"aria-label",e(a?"again.do_shorter":`again.do_${r}`,{value:c,most:s})),o.disabled=Re(t.
trace,r)===i})}offer(t){t!==this.offered&&(this.offered=t,this.buttons.forEach(({name:e,value:s,node:r})=>{r.hidden=Xl.includes(e)&&!t?.[e]?.includes(String(s))}),
this.rows.forEach((e,s)=>{e.hidden=this.buttons.filter(({name:r,node:i})=>r===ae[s]&&!i.hidden).length<2}))}show(t){let e=this.sequels.refusal;this.offer(t.offers),
t.view==="rounds"&&Yr(this.host,We(wt,null,We(Zr,null),We(Xi,null)),this.mine),this.again.hidden=!this.sequels.live,this.choices.hidden=!!e,f(this.note,e||this.
say("again.note"))}};var Zi=240;function Zl(n){let t=[...n];return t.length>Zi?t.slice(2-Zi).join("").replace(/^\S*\s+/,"… "):n}function Qi(n,t,e,s){let r=et(t),i=r?null:re(t),{kept:o=!1,
threshold:a=null}=i?t.answers[i]:{},c={run:e,asked:r&&`${r.round}.${r.index}`,told:i?{at:i,kept:o,chance:a}:null,question(){let{round:d,index:h}=r??{round:0,index:0},
v=[...e.rows.slice(0,d).flatMap(({slots:u})=>u.filter(({kind:m})=>lt(m))),...e.rows[d].slots.slice(0,h)].map(u=>u.text).join("");return{guess:[...W(st(e.rows[d].
slots[h],s))].slice(0,60).join(""),before:Zl(e.promptText+v),round:d+1,slot:h+1}}};n.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:t.predicting?
c:null}))}var Ql=[0,.25,.5,.75,1],Hs={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Is=class{constructor({say:t,intents:e}){this.say=t,this.intents=e,this.brought=null,this.told="",this.
button=l("button",{type:"button",class:"sv-link",on:{click:e.toggle}},t("predict.start")),this.wished=null,this.refused=l("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=l("span",{class:"sv-quiet"}),this.switch=l("input",{type:"checkbox",on:{change:()=>e.set({informed:this.switch.checked})}}),this.question=
l("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=l("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>e.answer(null)),this.reveal.append(
l("kbd",{},"R")),this.row=l("div",{class:"sv-answers",role:"group","aria-label":t("predict.chance")},...Ql.map(s=>l("button",{type:"button",class:"sv-choose",on:{
click:()=>e.answer(s)}},...this.label(s))),this.reveal),this.next=this.act("next",e.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>e.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=l("div",{class:"sv-lesson",role:"status"}),this.node=l("section",{class:"\
sv-predict","aria-label":t("predict.heading"),hidden:!0},l("div",{class:"sv-section-head"},l("h2",{},t("predict.heading")),this.score,l("label",{class:"sv-check"},
this.switch,t("predict.with")),this.finish,this.act("leave",e.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(t,e,s="sv-choose"){
return l("button",{type:"button",class:s,on:{click:e}},this.say(`predict.${t}`))}label(t){let e=t===0?"none":t===1?"all":null,s=Object.keys(Hs).find(r=>Hs[r]===
t&&(e?/\D/:/\d/).test(r))??"";return[l("span",{},e?this.say(`predict.${e}`):_(t)),l("kbd",{},s.toUpperCase())]}press(t,e){let s=t.length===1?t.toLowerCase():t;if(s===
"g")this.intents.toggle();else if(e)if(s==="r")this.intents.answer(null);else if(s in Hs)this.intents.answer(Hs[s]);else return!1;else return!1;return!0}refuse(t){
this.wished=t,this.explain(t)}explain(t){f(this.refused,this.wished===t&&T(t.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(t,e){let{say:s}=this,{moment:r,predicting:i}=t;if(Qi(this.node,t,e,s),this.node.hidden=!i,this.button.hidden=i||e.trace.settings.gamma===
0,this.explain(e),!i)return;let o=this.node.contains(document.activeElement),a=et(t),c=re(t),d=e.over&&r.round===e.length;this.switch.checked=t.informed,f(this.
question,a?this.ask(e,a):c?this.tell(t.answers[c]):s(d?"predict.ended":"predict.waiting")),f(this.facts,a?this.given(t,e,a):c?this.reckon(t.answers[c]):""),this.
row.hidden=!a,this.next.hidden=!!a||d||t.playing;let h=gr(Object.values(t.answers));f(this.score,h.n?s(h.decided?"predict.score":"predict.score_undecided",{...h,
brier:z(h.brier)}):""),this.showLesson(t,e,h,d),this.bringUp(a),o&&this.hold()}hold(){let t=document.activeElement;(!t||!this.node.contains(t)||!t.checkVisibility()||
t===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(t){t&&!Ft(t,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=t}ask(t,{round:e,index:s}){return this.say("predict.ask",{token:st(t.rows[e].slots[s],this.say),n:s+1,round:e+1})}tell({said:t,kept:e,
threshold:s}){let r=`predict.${e?"kept":"dropped"}`,i=t===null?this.say(`${r}_unsaid`):this.say(r,{said:_(t),brier:z(ne(t,e))});return j(i,s!==null&&this.say("p\
redict.truth",{threshold:_(s)}))}reckon({said:t,kept:e}){return t===null?"":this.say("predict.brier",{said:t,happened:e?1:0,brier:z(ne(t,e))})}given({informed:t},e,{
round:s,index:r}){let{target:i,draft:o}=e.rounds[s].drafts[r];return e.trace.settings.temperature===0?this.say("predict.given_greedy"):t?i==null||o==null?this.say(
"predict.unknown"):this.say("predict.given",{target:N(i),draft:N(o)}):this.say("predict.hidden")}showLesson({taught:t},e,s,r){let i=t||r&&s.n>0;this.finish.hidden=
!s.n||r,this.finish.setAttribute("aria-expanded",String(i));let o=i?br(s,e.trace.settings.temperature===0,this.say):[];o.join()!==this.told&&(this.told=o.join(),
this.lesson.replaceChildren(...i?[l("h3",{},this.say("predict.lesson.heading"))]:[],...o.map(a=>l("p",{},a))))}};var Ds=class{constructor(t){this.viewer=t}toggle(){let{state:t,player:e,store:s,predict:r,transport:i}=this.viewer;if(t.run){if(!$e(t.run)){r.refuse(t.run);return}
e.halt(),s.set({predicting:!t.predicting,taught:!1}),t.predicting?(r.button.checkVisibility()?r.button:i.buttons.play).focus():this.begin(t.run)}}goOn(){let{viewer:t}=this;
t.toEnd(),ot(t.state)&&!et(t.state)&&t.forward("step")}begin(t){let{viewer:e}=this;!G(e.state)&&t.over&&e.player.seek(mt.moment),e.toggle(),e.predict.focus()}leavesVerdict(){
let{viewer:t}=this,e=ie(t.state);return t.state.looking!==null&&t.store.set({looking:null}),e&&et(t.state)!==null}answer(t){let{state:e,store:s,player:r}=this.viewer,
i=et(e);i&&(s.set(fr(e,i,t)),r.forward("step"))}};function tc(n){let t=[];for(let e=n;e.parentElement&&e!==document.body;e=e.parentElement){let s=e;t.push(...[...e.parentElement.children].filter(r=>r!==s))}return t.
filter(e=>e instanceof HTMLElement).filter(({popover:e})=>!e)}var Fs=class{constructor(t,e){this.node=t;this.resized=e}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:t}){return t===this.on?!1:(this.on=t,this.node.classList.toggle("sv-presenter",t),document.documentElement.classList.toggle("sv-presenting",t),t?this.
enter():this.leave(),!0)}enter(){this.outside=tc(this.node).filter(t=>!t.inert),this.outside.forEach(t=>{t.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(t=>{t.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:t,innerHeight:e}=window,s=t>800?t/1024:1;this.size(Math.max(.7,Math.
min(s,e/576)))}size(t){this.node.style.setProperty("--sv-scale",t.toFixed(3))}};var ec={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},sc={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},nc={ArrowUp:"stepOn",ArrowDown:"stepBack"},to={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Us=n=>(n.dataset.at??"").split(".").map(Number);function rc(n,t,e){let s=n.indexOf(t),r=i=>{let o=n.filter(a=>Us(a)[0]===Us(t)[0]+i);return o.find(a=>Us(a)[1]>=
Us(t)[1])??o.at(-1)};switch(e){case"Home":return n[0];case"End":return n.at(-1);case"ArrowRight":return n[s+1];case"ArrowLeft":return n[s-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function ic(n,t,e){let s=n.findIndex(o=>o.includes(t)),r=n[s]?.indexOf(t)??-1,i=o=>o?.[r]??o?.at(-1);switch(e){case"\
Home":return n[0][0];case"End":return n.at(-1)?.at(-1);case"ArrowRight":return n[s][r+1]??n[s+1]?.[0];case"ArrowLeft":return n[s][r-1]??n[s-1]?.at(-1);case"Arro\
wDown":return i(n[s+1]);case"ArrowUp":return i(n[s-1]);default:return null}}var Bs=class{constructor(t){this.viewer=t}viewer;used=!0;listen(t){let e=({target:s})=>{
this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",e,{signal:t}),document.addEventListener("focusin",e,{signal:t}),
document.addEventListener("keydown",s=>this.take(s),{signal:t})}take(t){let{target:e,key:s}=t,{node:r}=this.viewer;if(!(e instanceof HTMLElement))return;let i=r.
contains(e)||this.isFree(s,e);if(t.ctrlKey||t.altKey||t.metaKey||t.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!i||!r.checkVisibility()||e.
matches("input:not([type=checkbox]), select, textarea"))return;!(e.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,e)&&t.preventDefault()}isFree(t,e){
let s=/^[a-z]$/i.test(t);return e!==document.body?s&&e.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(t,e){let{actions:s,predict:r,presenting:i,
leap:o}=this.viewer;if(r(t))return!0;let a=ec[t.length===1?t.toLowerCase():t]||i()&&sc[t];if(a)return s[a]()!==!1;let c=e.closest("[role=option]"),d=e.closest("\
[role=gridcell]");if(c||d)return this.inside(t,c,d);let h=e.closest("[role=slider]");if(h&&o(t))return!0;let p=to[t]||h&&nc[t];return!p||this.scrolls(e,t)?!1:(s[p](),
!0)}inside(t,e,s){let{pin:r,options:i,cells:o}=this.viewer;if(t==="Enter")return(e??s)?.dataset.at&&r(),!0;let a=e?rc(i(),e,t):s&&ic(o(s),s,t);return a&&a.focus(),
!!a||t in to}scrolls(t,e){if(t===document.body)return!1;let{overflowX:s,overflowY:r}=getComputedStyle(t),i=o=>o==="auto"||o==="scroll";return e.startsWith("Arro\
w")?i(s)&&t.scrollWidth>t.clientWidth:i(r)&&t.scrollHeight>t.clientHeight}};function Vn(n){let{store:t,player:e}=n;return{start:()=>n.seek(0),back:()=>n.hold(()=>e.back("round")),previous:()=>n.hold(()=>e.back("step")),play:()=>n.toggle(),
next:()=>n.forward("step"),forward:()=>n.forward("round"),end:()=>n.toEnd(),stop:()=>n.send("stop",{round:t.state.moment.round}),seek:s=>n.seek(s.round,s.phase),
follow:()=>n.toEnd(),run:()=>n.send("new",{}),set:s=>t.set(s),present:()=>n.present(!t.state.presenting)}}function oc(n){let{transport:t,store:e}=n,{start:s,back:r,
previous:i,play:o,next:a,forward:c,end:d,present:h}=Vn(n),p=()=>{let{presenting:v,pinned:u}=e.state;if(t.help.open)t.toggleHelp(!1);else if(v)h();else if(u)n.pin(
null);else return!1;return!0};return new Bs({node:n.node,actions:{toggle:o,roundBack:r,roundOn:c,stepBack:i,stepOn:a,start:s,end:d,present:h,escape:p,help:()=>t.
toggleHelp()},pin:()=>n.pin(e.state.cursor),predict:v=>n.predict.press(ac(v,e.state)?"r":v,e.state.predicting),letters:()=>t.letters.checked,presenting:()=>e.state.
presenting,options:()=>n.stream.options(e.state.moment.round),cells:v=>n.round.node.contains(v)?n.round.rows():n.rounds.cells(),leap:v=>{let u=t.strip.momentFor(
v,e.state.moment);return u&&n.seek(u.round),!!u}})}function ac(n,t){return n==="PageDown"&&t.presenting&&!ie(t)&&et(t)!==null}function Ws({target:n}){let t=n instanceof
Element?n.closest("[data-at]"):null;if(!(t instanceof HTMLElement))return null;let[e,s]=(t.dataset.at??"").split(".").map(Number);return{round:e,index:s}}function eo(n){
let t=new AbortController,{node:e,store:s}=n,{signal:r}=t,i="",o=({screenX:m,screenY:g})=>`${m},${g}`;window.addEventListener("pointermove",m=>{i=o(m)},{signal:r}),
e.addEventListener("pointerover",m=>{o(m)!==i&&n.hover(Ws(m))},{signal:r}),e.addEventListener("pointermove",m=>n.hover(Ws(m)),{signal:r}),e.addEventListener("fo\
cusin",m=>n.focusOn(Ws(m)),{signal:r});let a=null;e.addEventListener("pointerdown",()=>{a=s.state.pinned},{signal:r,capture:!0}),e.addEventListener("click",m=>{
let g=Ws(m);g&&n.pin(Ft(g,m.detail?a:s.state.pinned)?null:g)},{signal:r}),document.addEventListener("pointerdown",({target:m})=>{let{help:g}=n.transport;g.open&&
m instanceof Node&&!g.contains(m)&&n.transport.toggleHelp(!1)},{signal:r}),n.stage.addEventListener("pointerleave",({pointerType:m})=>{m==="mouse"&&s.set({hovered:null})},
{signal:r}),oc(n).listen(r);let c=()=>{n.palette.refresh()&&n.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",c,{signal:r});
let d=new MutationObserver(c);[document.documentElement,document.body].forEach(m=>d.observe(m,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let h=0,
p=new ResizeObserver(([{contentRect:m}])=>{let g=h;h=m.width,!(!h||h===g)&&(g||(n.story.lag=!s.state.whole),n.relayout())});p.observe(n.node);let v=new ResizeObserver(
()=>{s.state.run&&!s.state.whole&&n.stream.followHead()});v.observe(n.stream.scroller);let u=new ResizeObserver(()=>n.fit());return u.observe(document.body),()=>{
t.abort(),d.disconnect(),p.disconnect(),v.disconnect(),u.disconnect()}}var lc=["pinned","hovered","cursor"],Gs=class{constructor(t,{words:e,send:s=()=>{},live:r=!1,standalone:i=!1,most:o=16}){let a=Pt(e);tr.teach(e),Jn(e),this.send=
s,this.store=new Te({...mt,live:r},x=>this.changed(x)),this.player=new Ss(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=l(
"div",{class:"specviz"+(i?" sv-standalone":"")}),t.replaceChildren(this.node);let c=this.palette=new Nt(this.node),d=x=>this.seek(x),h=this.set=x=>this.store.set(
x);this.line=new As(a),this.headline=new xs(a),this.transport=new _s({say:a,palette:c,keys:e.keys,actions:Vn(this)}),this.stream=new Pe({say:a,set:h}),this.rounds=
new Ke(a),this.round=new Je(a),this.sequels=new $s({say:a,send:s,store:this.store,most:o}),this.experiments=new Ns({say:a,host:this,sequels:this.sequels}),this.
story=new Os({say:a,stream:this.stream,rounds:this.rounds,teach:x=>this.teach(x)}),this.predict=new Is({say:a,intents:{set:h,toggle:()=>this.asking.toggle(),answer:x=>this.
asking.answer(x),goOn:()=>this.toggle()}}),this.asking=new Ds(this),this.marker=new Es([this.stream,this.rounds,this.round]),this.inspector=new Ps({say:a,set:h,
sequels:this.sequels,unpin:()=>this.pin(null),stage:x=>{this.seek(x.round+1),this.pin(x)}});let{sequels:p}=this,v={race:()=>p.make({changes:{temperature:0}}),offered:()=>r&&
!p.refusal};this.charts=new bs({say:a,palette:c,seek:d,greedy:v}),this.ledger=new ws(a),this.presenter=new Fs(this.node,()=>this.relayout());let{race:u,costs:m,
lossless:g,speedup:w,breakdown:y}=this.charts;this.views=new Qe({say:a,set:h,views:{race:[u.node],same:[g.node],rounds:[this.rounds.node,this.experiments.node],
time:[m.node,w.node],guesses:[y.node],numbers:[this.ledger.node]}}),this.empty=l("p",{class:"sv-empty"},a("empty")),this.story.node.append(this.predict.button,this.
predict.refused,this.predict.node),this.transport.node.prepend(this.headline.node),this.transport.count.after(...this.stream.choices),this.stage=l("div",{class:"\
sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,Vi(this.inspector.node),this.transport.node),this.below=
l("div",{class:"sv-below"},this.headline.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,this.below),this.silence=eo(this),this.
changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),
this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(t,{recorded:e=!1,at:s=null,phase:r=0,play:i=!1,step:o=!1,teach:a=!1,source:c=null}={}){
let d=new Ut(t),{over:h,length:p}=d,{run:v,offers:u}=this.store.state,m=c&&v?.trace.models.pair===t.models.pair&&v.trace.models.target.name===t.models.target.name;
this.inspecting="",this.transport.toggleHelp(!1),$e(d)||this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:c,recorded:e&&h}),this.
experiments.load(d);let g=Qt(d.rounds,{round:s??p,phase:r}),w=g.round===p;this.player.halt(),this.store.set({run:d,source:c,stale:!1,recorded:e&&h,moment:g,entered:null,
following:w,whole:h&&w,opening:!1,until:null,rested:h&&s===null?nn(d):null,pinned:null,hovered:null,cursor:null,asked:o?"step":"round",gamma:d.trace.settings.gamma,
answers:{},looking:null,taught:!1,offers:m?u:null,...h?{status:"done",mode:"done",message:null}:{}});let y=a&&h?Me(d):null;y!==null&&this.teach(y),i&&this.player.
play()}teach(t){let e=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:t+(e?1:0),phase:0}),this.store.set({opening:!0}),e||this.player.
open(t)}append(t){let{run:e,following:s}=this.state;if(!e)return this.send("resync",{from:0}),!1;let r=e.length;return e.append(t)?(s&&e.length>r&&this.mayFollow()&&
this.follow(e),e.over&&this.store.set({rested:vr(this.state)}),e.over&&this.setState("done"),this.changed({run:e}),!0):(this.send("resync",{from:r,plain_from:e.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(t){let{moment:{round:e},asked:s,mode:r,hovered:i,predicting:o}=this.
state,a={asked:"round",hovered:r==="running"?i:null};s==="step"?this.player.move({round:e,phase:1},"step",a):this.player.move({round:t.length,phase:0},t.length===
e+1?"round":null,a),o&&this.asking.goOn()}setState(t,e=null){this.store.set({status:t,message:e,...t==="error"||t==="loading"?{}:{mode:t}})}forgive(){this.state.
status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(t){t!==this.state.stale&&this.store.set({stale:t})}trace(){return this.state.run&&
this.state.run.trace}hold(t){t(),this.store.set({hovered:null})}seek(t,e=0){this.hold(()=>this.player.seek({round:t,phase:e}))}toEnd(){this.hold(()=>this.player.
toEnd())}forward(t){if(this.asking.leavesVerdict())return;let{state:e}=this,s=ot(e);G(e)?this.hold(()=>this.player.forward(t)):(s||e.live&&!e.run)&&(this.store.
set({following:!0,asked:e.predicting?"step":t}),this.send("step",{round:e.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{state:t}=this,
e=ot(t)&&G(t)===0;t.playing?this.player.halt():t.predicting&&(G(t)||e)?this.asking.goOn():e?(this.store.set({following:!0,asked:"round"}),this.send(t.mode==="ru\
nning"?"pause":"resume",{round:t.moment.round,open:!0})):t.run?this.player.play():this.send("run",{open:!1})}hover(t){t&&!Ft(t,this.state.hovered)&&this.store.set(
{hovered:t})}focusOn(t){t&&this.store.set({cursor:t,hovered:t,...this.state.pinned?{pinned:t}:{}})}pin(t){this.store.set({pinned:t,...t?{cursor:t}:{}})}tint(t){
this.stream.tint.has(t)&&this.store.set({tint:t})}open(t){this.views.has(t)&&this.store.set({view:t})}present(t){t!==this.state.presenting&&(this.store.set({presenting:t}),
this.presenter.show(this.state),(t?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.
lag=!this.state.whole)}changed(t){let e=Object.keys(t);this.story.lag=this.story.lag||"view"in t,"tint"in t&&!this.state.whole&&(this.story.lag=!0),this.all=this.
all||!e.length||e.some(s=>!lc.includes(s)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){let{all:t,state:e}=this;this.frame=0,this.all=
!1,t&&this.paintAll(e),e.run&&this.paintSelection(e),this.story.follow(),this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintAll(t){let{run:e,
moment:s}=t,r=t.mode==="running"&&!G(t),i=t.mode==="running"||t.playing;this.empty.hidden=!!e,[this.stream,this.story,this.round,this.inspector,this.headline].forEach(
({node:o})=>{o.hidden=!e}),this.below.hidden=!e,this.node.dataset.state=t.status,this.node.classList.toggle("sv-open",!!e&&!e?.over),this.node.classList.toggle(
"sv-predicting",t.predicting),this.node.style.setProperty("--sv-pace",String(1/t.speed)),this.line.show(t),this.transport.show(t,e?this.story.tell(t,e):""),e&&(this.
rounds.concealed=oe(t),this.predict.show(t,e),this.stream.dress(t),this.story.show(t,e,{busy:r||t.playing,live:r}),this.round.show(t,e),this.headline.show(e,s.round),
this.views.show(t),this.inspector.areas.dress(t),this.sequels.compare.show(t),this.rounds.showCut(t.gamma,s.round),this.experiments.show(t),this.ledger.show(e,s.
round),this.charts.show(e,{shown:s.round,known:ze(t),busy:i,view:t.view}))}paintSelection(t){let{at:e,how:s}=ee(t);this.marker.show(t,e,s),this.round.tree.light(
Mt(t,e)?e:null),this.inspect(t,{at:e,how:s})}inspect(t,{at:e,how:s}){let r=Mt(t,e),i=mr(t,r),o=r!==null&&r.number!==Ot(t),a=JSON.stringify([e,s,i,o,r&&[r.kind,r.
open]]);a===this.inspecting||!t.run||(this.inspecting=a,this.inspector.show(t.run,r,s,{concealed:i,elsewhere:o}))}fit(){let t=this.node.getBoundingClientRect().
top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(t)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(t=>t.relayout()),
this.transport.strip.draw(),this.charts.relayout(),this.changed({})}};function cc(n,t){let e=new Gs(n,t);return{load:e.load.bind(e),append:e.append.bind(e),setState:e.setState.bind(e),offer:e.sequels.offer.bind(e.sequels),outdate:e.
outdate.bind(e),forgive:e.forgive.bind(e),state:()=>pr(e.state),trace:e.trace.bind(e),seek:e.seek.bind(e),play:e.player.play.bind(e.player),forward:e.forward.bind(
e),pin:e.pin.bind(e),tint:e.tint.bind(e),open:e.open.bind(e),present:e.present.bind(e),relayout:e.relayout.bind(e),flush:e.charts.flush.bind(e.charts),destroy:e.
destroy.bind(e),experiment:e.charts.lossless.experiment}}window.SpecViz={mount:cc,term:M,FONT:Ht,dom:{el:l,setText:f,Palette:Nt}};})();
