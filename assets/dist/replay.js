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
(()=>{var so=(n,t)=>n.replace(/\{(\w+)\}/g,(e,s)=>t&&s in t?String(t[s]):e);function Nt(n){return(t,e)=>{let s=t.split(".").reduce((i,r)=>i?.[r],n);return typeof s=="\
string"?so(s,e):t}}var q=n=>n;function Jn(n){q=Nt(n)}var no=new TextEncoder,io=new TextDecoder("utf-8",{ignoreBOM:!0});function Xn(n){return n==null?[]:typeof n=="string"?[...no.encode(n)]:(n.hex.match(/../g)||[]).
map(t=>parseInt(t,16))}function ro(n){return n<128?1:n<194?0:n<224?2:n<240?3:n<245?4:0}function oo(n){for(let t=1;t<=Math.min(3,n.length);t+=1){let e=n[n.length-
t];if(e<128)return 0;if(e>=192)return ro(e)>t?t:0}return 0}var it=Object.freeze({bytes:[],tokens:0});function ht(n,t){let e=[...n.bytes,...Xn(t)],s=oo(e),i=e.slice(
0,e.length-s);return{text:io.decode(new Uint8Array(i)),took:i.length?n.tokens+1:1,pending:s?{bytes:e.slice(-s),tokens:i.length?1:n.tokens+1}:it}}var pt=n=>Xn(n).
map(t=>t.toString(16).padStart(2,"0")).join(" "),ao=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
lo=["space","newline","tab","control","text"];function Ks(n){return[...n.matchAll(ao)].map(t=>({kind:lo[t.slice(1).findIndex(e=>e!==void 0)],text:t[0]}))}var Ys=n=>"\
U+"+(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),co=n=>n&&`⁨${n}⁩`,W=n=>n.replace(/[\u2068\u2069]/g,"");function H(n){return co(Ks(n).map(
({kind:t,text:e})=>t==="space"?"·".repeat(e.length):t==="newline"?"↵":t==="tab"?"⇥":t==="control"?Ys(e):e).join(""))}var $=(...n)=>n.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),rt="–",Q=n=>(t,e)=>t==null||!Number.isFinite(t)?rt:n(t,e);function ho(n){let[t,e]=n.toExponential(1).split("e");return`${t}\
×10${[...e].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var ut=Q((n,t=3)=>{if(n===0||n===1)return String(n);if(n<1e-6)return ho(n);
let e=n.toPrecision(n<.001?Math.min(t,2):t),s=e.includes("e")?n.toFixed(7):e;return/^1(\.0*)?$/.test(s)?[4,5,6].map(i=>n.toFixed(i)).find(i=>i[0]==="0")??">0.99\
9999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),I=Q((n,t)=>n>0&&n<1e-4?"<0.0001":ut(n,t)),tt=Q(n=>n===0||n===1?String(n):n>0&&n<5e-4?"<0.001":n<1&&n>=.9995?">0.999":
n.toFixed(3));function J(n,t){let e=a=>[n,t].map(c=>ut(c,a)),s=n===t?3:[3,4,5,6,7].find(a=>new Set(e(a)).size>1)??8,i=e(s),r=Math.min(n,t)>.9&&i.every(a=>a.startsWith(
"0.")),o=Math.max(...i.map(({length:a})=>a))-2;return r?[n,t].map(a=>a.toFixed(o)):i}var _=Q(n=>{let t=n*100;return t>0&&t<.1?"<0.1%":t>=99.95&&t<100?">99.9%":(t<
9.95||t>99&&t<100?t.toFixed(1).replace(/\.0$/,""):t.toFixed(0))+"%"}),P=Q(n=>n.toFixed(n<9.995?2:1)+"×"),O=Q((n,t=2)=>n.toFixed(t)),Js=Q(n=>n<99.5?n.toFixed(1):
n.toFixed(0)),vt=Q(n=>n.toLocaleString("en")),Xs=Q(n=>{let[t,e]=n>=9995e5?["B",1e9]:n>=999500?["M",1e6]:["k",1e3];return`${(n/e).toPrecision(n/e<10?2:3)} ${t}`}),
A=Q(n=>n===0?"0 s":n<.001?(n*1e3).toFixed(2)+" ms":n<.1?(n*1e3).toFixed(1)+" ms":n<1?(n*1e3).toFixed(0)+" ms":n.toFixed(2)+" s");var po="http://www.w3.org/2000/svg",Zn=n=>n.split(/\u2068([^\u2069]*)\u2069/).map((t,e)=>e%2?l("bdi",{translate:"no"},t):t);function l(n,t,...e){let s=document.
createElement(n),{on:i={},...r}=t;Object.entries(i).forEach(([o,a])=>s.addEventListener(o,a));for(let[o,a]of Object.entries(r))a===!0?s.setAttribute(o,""):a!==!1&&
a!=null&&s.setAttribute(o,W(String(a)));return s.append(...e.flatMap(o=>o==null?[]:typeof o=="string"?Zn(o):[o])),s}function f(n,t){n.textContent!==W(t)&&(n instanceof
Element?n.replaceChildren(...Zn(t)):n.textContent=W(t))}function x(n,t,e){e==null?n.removeAttribute(t):n.getAttribute(t)!==W(String(e))&&n.setAttribute(t,W(String(
e)))}function Qn(n,t,e,s){let i=e.bottom-t.bottom+4,r=e.top-t.top-48;i>0?n.scrollTop=s*Math.ceil((n.scrollTop+i)/s):r<0&&(n.scrollTop=s*Math.floor((n.scrollTop+
r)/s))}function S(n,t,...e){let s=document.createElementNS(po,n);return Object.entries(t).forEach(([i,r])=>s.setAttribute(i,W(String(r)))),s.append(...e.map(i=>typeof i==
"string"?W(i):i)),s}var Yt=n=>S("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},S("path",{d:n}));function F(n,t=!1){return Ks(n).map(({kind:e,text:s})=>{
if(e==="text")return document.createTextNode(s);if(e==="control")return l("span",{class:"sv-control"},Ys(s));let i=t&&e!=="space";return l("span",{class:`sv-${e}${i?
" sv-marked":""}`},i?"":s)})}var It=class{constructor(t){this.probe=l("span",{class:"sv-probe","aria-hidden":"true"}),t.append(this.probe),this.cache=new Map}get(t){
let e=this.cache.get(t);if(e!==void 0)return e;this.probe.style.color=`var(--sv-${t})`;let{color:s}=getComputedStyle(this.probe);return this.cache.set(t,s),s}refresh(){
let t=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==t}},Pt=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Se="#term-",uo=`[data-term], a[href^="${Se}"]`,ze=12,Zs=8;function T(n,t){return l("button",{type:"button",class:"sv-term","data-term":n,"aria-haspopup":"di\
alog"},t)}var Qs=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",t=>this.click(t)),["pointerover","focusin"].forEach(
t=>document.addEventListener(t,e=>this.hint(e)))}teach(t){this.say=Nt(t),this.terms=new Map((t.glossary||[]).map(e=>[e.term,e])),this.showNamed()}showNamed(){let{
hash:t,pathname:e,search:s}=window.location,i=t.startsWith(Se)&&this.terms.get(t.slice(Se.length));i&&(window.history.replaceState(window.history.state,"",e+s),
this.show(i,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:t}){let e=t instanceof Element?t.
closest(uo):null;if(!(e instanceof HTMLElement)||e.closest("[data-glossary]"))return null;let s=this.terms.get(e.dataset.term??e.getAttribute("href")?.slice(Se.
length)??"");return s?{opener:e,entry:s}:null}hint(t){let e=this.named(t);e&&!e.opener.parentElement?.closest("[title]")&&x(e.opener,"title",e.entry.definition)}click(t){
let e=this.named(t);if(!e)return;let{opener:s,entry:i}=e;t.preventDefault(),!(this.held===s&&t.detail)&&this.show(i,s)}build(){let{say:t}=this;this.name=l("h2",
{id:"term-name"}),this.close=l("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=l("p",{}),this.formula=
l("p",{class:"sv-formula"}),this.sources=l("p",{class:"sv-note"}),this.see=l("p",{class:"sv-note"});let e=l("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},l("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",t("term.close")),document.body.append(e),e}show(t,e){let s=this.node=this.node??this.build();s.dataset.shows=t.term,
this.fill(t),s.contains(e)||(this.opener=e,s.classList.toggle("sv-standalone",!!e.closest(".sv-standalone")),s.showPopover(),this.place(s,e.getBoundingClientRect())),
s.focus({preventScroll:!0})}fill({name:t,definition:e,formula:s,sources:i,see:r}){let{say:o}=this;f(this.name,t),f(this.definition,e),this.formula.hidden=!s;let a=/\bq\b/.
test(s)?[l("span",{class:"sv-symbols"},o("term.symbols"))]:[];this.formula.replaceChildren(l("span",{class:"sv-spoken"},`${o("term.formula")} `),s,...a);let c=({
name:d,url:h})=>l("a",{href:h,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,o("term.source"),i.map(c)),this.list(this.see,o("term.see"),r.flatMap(
d=>{let h=this.terms.get(d);return h?[T(d,h.name)]:[]}))}list(t,e,s){t.hidden=!s.length,t.replaceChildren(`${e} `,...s.flatMap((i,r)=>r?[this.say("comma"),i]:[i]))}place(t,{
left:e,top:s,bottom:i}){let{offsetWidth:r,offsetHeight:o}=t,{clientWidth:a,clientHeight:c}=document.documentElement,d=i+Zs+o+ze<=c||s<c-i,h=Math.max(ze,Math.min(
e,a-r-ze)),p=d?i+Zs:Math.max(ze,s-Zs-o);Object.assign(t.style,{left:`${h+window.scrollX}px`,top:`${p+window.scrollY}px`})}},ti=new Qs;var E=({settings:n})=>(n.tree??"chain")!=="chain",C=({drafts:n})=>n.some(({parent:t})=>t!=null),V=(n,t)=>n[t].parent??t-1,Jt=(n,t)=>t<0?[]:[...Jt(n,V(n,t)),t];function K(n){
let t=[];return n.forEach((e,s)=>{let i=V(n,s);t.push(i<0?0:t[i]+1)}),t}var St=n=>n.flatMap(({verdict:t},e)=>t==="accepted"?[e]:[]);function ei(n){let t=K(n);return n.
flatMap(({verdict:s},i)=>s==="untested"?[]:[i]).sort((s,i)=>t[s]-t[i]||s-i)}function si({drafts:n}){let t=St(n);if(!C({drafts:n}))return t.length;let e=t.at(-1)??
-1;return n.flatMap(({parent:i},r)=>i===e?[r]:[]).at(-1)??n.length}function ni(n){let t=n.map(()=>0),e=0,s=i=>{i>=0&&(t[i]=e),n.flatMap((o,a)=>o===i?[a]:[]).forEach(
(o,a)=>{a&&(e+=1),s(o)})};return s(-1),{rows:t,count:e+1}}var Xt=(n,t)=>({name:n,index:t}),vo=["medusa","dflash","lookup"],ii=({drafts:n},{settings:t})=>vo.includes(n[0]?.source??t.drafter)&&!C({drafts:n});function ft({
drafts:n,final:t,together:e}){let s=ei(n),i=n.filter(r=>r.verdict==="accepted").length;return[...ri({drafts:n,together:e}).map(r=>Xt("draft",r)),Xt("verify",0),
...s.map(r=>Xt("test",r)),...i<n.length?[Xt("discard",i)]:[],...t?[Xt("final",n.length)]:[]]}var tn=({drafts:n,together:t})=>ri({drafts:n,together:t}).length+n.
length+(n.length?3:2);function ri({drafts:n,together:t}){if(t)return n.length?[0]:[];let e=K(n);return n.flatMap((s,i)=>e.indexOf(e[i])===i?[i]:[])}var Zt=({drafts:n,
final:t})=>t&&(n.length?t.kind:"plain");function fo(n,{name:t,index:e},s){let{drafts:i}=s;if(t==="verify")return n.map((o,a)=>a<i.length?"lit":o);if(t==="discar\
d")return n.map(o=>o==="lit"?"untested":o);if(t==="draft"&&s.together)return n.map((o,a)=>a<i.length?"guessed":o);if(t==="draft"&&C(s)){let o=K(i);return n.map(
(a,c)=>c<i.length&&o[c]===o[e]?"guessed":a)}let r=t==="draft"?"guessed":t==="test"?i[e].verdict:Zt(s);return n.map((o,a)=>a===e&&r?r:o)}function oi(n,t){let e=ft(
n).slice(0,t),s=n.drafts.length+(n.final?1:0);return{phase:e[e.length-1],looks:e.reduce((i,r)=>fo(i,r,n),Array(s).fill("absent")),verified:e.some(i=>i.name==="v\
erify"),fallen:e.some(i=>i.name==="discard")}}function en(n,{round:t,phase:e}){return t>=n.length?{round:n.length,phase:0}:e+1>=ft(n[t]).length?{round:t+1,phase:0}:
{round:t,phase:e+1}}function ai(n,{round:t,phase:e}){return e>0?{round:t,phase:e-1}:t>0?{round:t-1,phase:ft(n[t-1]).length-1}:{round:0,phase:0}}function Qt(n,{round:t,
phase:e=0}){if(t<0)return{round:0,phase:0};if(t>=n.length)return{round:n.length,phase:0};let s=ft(n[t]).length;return e>=s?{round:t+1,phase:0}:{round:t,phase:Math.
max(0,e)}}var te=["token","block","match","typical","top-k","threshold"],mo=["typical","top-k","threshold"],z=({settings:n})=>n.rule??"token",R=n=>mo.includes(n),U=n=>n?.
target==null||!n.draft?null:Math.min(1,n.target/n.draft),D=n=>n?.chance??U(n),Et=(n,t)=>R(t)&&[0,1].includes(D(n)??-1);function Ht(n){if(n.draw==null)return"kep\
t";let t=n.draw;return t<(D(n)??1)?"passed":t<(U(n)??1)?"kept":"rescued"}function li(n,t){let{target:e,draft:s,weight:i}=n[t];if(e==null||!s||i==null)return null;
let r=Math.min(1,i*e/s),o=t===n.length-1,a=o?r:n[t+1].excess;return a==null||a+1-r<=0?null:{weight:r,excess:a,last:o}}var Ft=n=>n.findLastIndex(t=>t.verdict==="\
accepted"),Ot=(n,t)=>n==="untested"&&z(t)==="block"&&!E(t)?"dropped":n,ci=({rule:n="token"})=>n==="token"?null:n;function di(n,t){let{token:e,target:s,weight:i,
excess:r}=n;return t==="match"?{weight:1,taken:o=>o===e?1:0,mass:s==null?null:1-s}:{weight:i??1,taken:(o,a)=>a,mass:r??null}}var mt=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Ee=class{constructor(t,e){this.state=t,this.changed=e}set(t){this.state=Object.freeze({...this.state,...t}),this.changed(t)}},G=({run:n,moment:t})=>n?n.length-t.
round:0,ot=({live:n,run:t,mode:e})=>n&&t!==null&&!t.over&&(e==="running"||e==="paused");function Oe({run:n,predicting:t,moment:e}){return n&&n.over&&!t?n.length:
e.round}function at({run:n,moment:{round:t,phase:e}}){return n&&e?oi(n.rounds[t],e):null}function Tt(n,t){let{run:e,moment:s}=n;if(!t||!e||t.round>s.round||t.round<
0)return null;let i=e.at(t);if(!i||t.round<s.round)return i;let r=at(n)?.looks[t.index]??"absent";return r==="absent"?null:{...i,kind:r,open:!0}}var Ut=(n,t)=>n===
t||!!(n&&t&&n.round===t.round&&n.index===t.index);function ee(n){return Tt(n,n.pinned)?{at:n.pinned,how:"pinned"}:Tt(n,n.hovered)?{at:n.hovered,how:"preview"}:go(
n)||ko(n)}function pi(n){let{run:t,moment:e,pinned:s,following:i,playing:r,status:o,recorded:a,speed:c,pace:d,tint:h,presenting:p,view:v,opening:u,rested:m}=n;return{
...e,rounds:t?t.length:0,selected:ee(n).at,pinned:s,following:i,playing:r,state:o,recorded:a,speed:c,pace:d,tint:h,presenter:p,view:v,opening:u,rested:m}}function go(n){
let{run:t,moment:e,entered:s}=n,i=at(n);if(i)return{at:{round:e.round,index:i.phase.index},how:"now"};if(!t||s!=="step"||!e.round)return null;let r=e.round-1;return{
at:{round:r,index:ui(t,r)},how:"now"}}var ui=(n,t)=>Math.max(0,n.rows[t].slots.findLastIndex(({kind:e})=>e!=="untested")),xo=16,hi=[.25,.75],bo=({drafts:n})=>n.
findIndex(t=>t.verdict==="accepted"&&Ht(t)==="rescued"),wo=({drafts:n})=>n.findIndex(t=>t.verdict==="accepted"&&t.draw!=null&&t.draw>=(U(t)??1)),se=(n,t)=>t==="\
block"?bo(n):R(t)?wo(n):-1,sn=({drafts:n,final:t})=>t?.kind==="correction"&&n.some(({verdict:e})=>e==="accepted");function Te(n){let t=({verdict:o,target:a,draft:c})=>o===
"rejected"&&a!==null&&c!==null&&a>=hi[0]*c&&a<=hi[1]*c,e=n.rounds.findIndex(o=>se(o,z(n.trace))>=0);if(e>=0)return e;let s=o=>n.folds.at(o).emitted>=xo,i=n.rounds.
flatMap((o,a)=>sn(o)?[a]:[]),r=o=>n.rounds[o].drafts.some(t);return i.find(o=>r(o)&&s(o))??i.find(s)??i.find(r)??i[0]??null}function nn({rounds:n,trace:t}){let e=({
drafts:a})=>a.some(({verdict:c})=>c==="rejected"),s=n.at(-1);if(!s||s.drafts.length>=t.settings.gamma||e(s))return null;let i=({drafts:a})=>a.length>s.drafts.length,
r=n.findLastIndex(a=>i(a)&&e(a)),o=r>=0?r:n.findLastIndex(i);return o>=0?o:null}var vi=({run:n,moment:t,following:e,mode:s,predicting:i})=>n&&e&&s==="running"&&
!i&&t.round===n.length?nn(n):null,Mt=({moment:{round:n,phase:t},rested:e})=>e??(t?n:n-1);function ko(n){let t=Mt(n),{run:e}=n;if(!e||!e.rounds[t])return{at:null,
how:"newest"};let s=se(e.rounds[t],z(e.trace));if(s>=0)return{at:{round:t,index:s},how:"special"};let i=e.rounds[t].drafts.findIndex(({verdict:r})=>r==="rejecte\
d");return i>=0?{at:{round:t,index:i},how:"rejected"}:{at:{round:t,index:ui(e,t)},how:"newest"}}var yo=["token","top-k","threshold"],X=(n,t)=>t&&n!==void 0?n/t:null;function _o({drafts:n,positions:t=[]}){let e=n.map((i,r)=>({...i,overlap:t[r]?.overlap??null}));
return C({drafts:n})?t.length?[...new Set(e.filter(({verdict:i})=>i!=="untested").map(({parent:i})=>i))].flatMap(i=>zo(e.filter(({parent:r})=>r===i))):[]:e.slice(
0,n.filter(({verdict:r})=>r!=="untested").length).flatMap(({overlap:r})=>r===null?[]:[r])}function zo(n){let[t,e]=[0,1];for(let s of n){let i=U(s);if(s.overlap===
null||i===null)return[];t+=e*s.overlap,e*=1-i}return[t]}function So(n,t){if(yo.includes(t))return!1;let e=new Map(n.map(i=>[i.parent,i]));return n.filter(i=>i.parent!=
null&&i!==e.get(i.parent)).some(i=>t==="typical"||i.draft!==1)}var Eo=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function Oo(n){let t=n.drafts.filter(e=>e.verdict==="accepted").map(e=>e.token);return n.final?[...t,n.final.
token]:t}function To(n,t,e){let s=a=>t.drafts.filter(c=>c.verdict===a).length,i=s("accepted"),r=s("rejected"),o=_o(t);return{rounds:n.rounds+1,drafted:n.drafted+
t.drafts.length,accepted:n.accepted+i,rejected:n.rejected+r,corrected:n.corrected+(t.final?.kind==="correction"?1:0),untested:n.untested+t.drafts.length-i-r,emitted:n.
emitted+i+(t.final?1:0),draft:n.draft+t.times.draft,verify:n.verify+t.times.verify,accept:n.accept+t.times.accept,overlap:n.overlap+o.reduce((a,c)=>a+c,0),overlaps:n.
overlaps+o.length,otherwise:n.otherwise+(So(t.drafts,e)?1:0)}}var jt=n=>n.draft+n.verify+n.accept;function Me(n,t){return Float64Array.from(n).sort()[Math.ceil(
t*n.length/100)-1]}var rn=n=>n.length?{p50:Me(n,50),p95:Me(n,95)}:null,Mo=12,jo=.25,$o=1+1e-9;function Ao(n){if(n.length<Mo)return null;let t=n.slice(1).map((e,s)=>Math.
abs(e-n[s]));return X(Me(t,75),Me(n,50))}var je=class{constructor(t){this.temperature=t.temperature,this.rule=z({settings:t}),this.sums=[Eo],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(t){this.sums.push(To(this.sums[this.sums.length-1],t,this.rule)),this.output.push(...Oo(
t)),this.bursts.push(jt(t.times)),this.match()}pushPlain(t,e){this.plain.tokens.push(t),this.plain.seconds.push(e),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+e),this.match()}match(){let t=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<t&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(t){return this.sums[Math.min(t,this.sums.length-1)]}accepted(t){return this.sums[t+1].accepted-this.sums[t].accepted}compared(t){
let e=Math.min(t,this.sums.length-1);for(;e>0&&this.sums[e].emitted>this.plain.tokens.length;)e-=1;return e}speedup(t){let e=this.sums[this.compared(t)];return X(
this.plain.until[e.emitted],jt(e))}impossible(t){let e=this.sums[this.compared(t)],s=this.speedup(t);return e.drafted>0&&s!==null&&s>$o*(e.emitted/e.rounds)}measured(t){
return this.impossible(t)?null:this.speedup(t)}cost(t){let e=this.sums[this.compared(t)];return e.emitted?{draft:e.draft/e.emitted,verify:e.verify/e.emitted,accept:e.
accept/e.emitted,plain:this.plain.until[e.emitted]/e.emitted}:null}gaps(t){let e=this.bursts.slice(0,t),s=i=>this.sums[i+1].emitted-this.sums[i].emitted;return{
plain:rn(this.plain.seconds.slice(0,this.at(t).emitted)),speculative:rn(e.flatMap((i,r)=>[i,...Array(s(r)-1).fill(0)])),bursts:rn(e)}}disturbance(t){if(this.impossible(
t))return{jitter:null};let e=Ao(this.plain.seconds.slice(0,this.at(t).emitted));return e!==null&&e>jo?{jitter:e}:null}agreement(t){let e=Math.min(this.at(t).emitted,
this.plain.tokens.length);return this.temperature>0||!e?null:{compared:e,first_difference:this.matched<e?this.matched:null}}summary(t=this.sums.length-1){let e=this.
at(t),s=this.agreement(t),i=Math.min(this.plain.tokens.length,e.emitted);return{rounds:e.rounds,drafted:e.drafted,accepted:e.accepted,rejected:e.rejected,untested:e.
untested,emitted:e.emitted,acceptance_rate:X(e.accepted,e.accepted+e.corrected),draft_efficiency:X(e.accepted,e.drafted),mean_acceptance_length:X(e.emitted,e.rounds),
mean_overlap:e.otherwise?null:X(e.overlap,e.overlaps),tokens_per_second:X(e.emitted,jt(e)),plain_tokens_per_second:X(i,this.plain.until[i]),speedup:this.measured(
t),agrees_with_plain:s&&s.first_difference===null}}};var Lo=Object.freeze({tokens:[],seconds:[]}),qo=/^<\|?\w+\|?>$/,Co=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Dt=class{constructor(t){this.trace={...t,
rounds:[],plain:{tokens:[],seconds:[]},pieces:{}},this.folds=new je(t.settings),this.rounds=[],this.rows=[],this.width=t.settings.gamma,Object.assign(this.trace.
pieces,t.pieces),this.promptText="",this.pending=it;for(let e of this.promptTokens()){let{text:s,pending:i}=ht(this.pending,this.piece(e));this.promptText+=s,this.
pending=i}this.append({from:0,rounds:t.rounds,plain:t.plain,plain_from:0})}piece(t){return this.trace.pieces[t]}promptTokens(){let{prompt:t}=this.trace,e=this.piece(
t[0]);return typeof e=="string"&&qo.test(e)?t.slice(1):t}get length(){return this.rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{
output:t,plain:e}=this.folds,s=this.trace.ending==="end of text"?t.at(-1):null;return e.tokens.findIndex(i=>i===s||Co.test(String(this.piece(i))))}append({from:t=this.
length,rounds:e=[],plain:s=Lo,plain_from:i=this.trace.plain.tokens.length,pieces:r,...o}){let{trace:a}=this,c=a.plain;if(t>this.length||s.tokens.length&&i>c.tokens.
length)return!1;Object.assign(a.pieces,r),e.slice(this.length-t).forEach(d=>this.push(d));for(let d=c.tokens.length-i;d<s.tokens.length;d+=1)c.tokens.push(s.tokens[d]),
c.seconds.push(s.seconds[d]),this.folds.pushPlain(s.tokens[d],s.seconds[d]);return a.prefill=o.prefill??a.prefill,a.captured=o.captured??a.captured,this.over||(a.
ending=o.ending??a.ending),!0}push(t){this.trace.rounds.push(t),this.rounds.push(ii(t,this.trace)?{...t,together:!0}:t),this.folds.push(t),this.rows.push(this.row(
t)),this.width=Math.max(this.width,t.drafts.length)}row(t){let e=this.pending,s=[];t.drafts.forEach((o,a)=>{let c=V(t.drafts,a),d=this.slot(o.token,o.verdict,c<
0?e:s[c].pending);o.verdict==="accepted"&&(this.pending=d.pending),s.push(d)});let i=Zt(t),r=t.final&&i&&this.slot(t.final.token,i,this.pending);return r&&(this.
pending=r.pending),{slots:r?[...s,r]:s,final:r}}slot(t,e,s){let i=this.piece(t),{text:r,took:o,pending:a}=ht(s,i),c=r===""&&a.bytes.length>0;return{token:t,kind:e,
piece:i,text:r,took:o,part:c,pending:a}}alone(t){let e=this.piece(t);return typeof e=="string"?e:ht(it,e).text}at({round:t,index:e}){let s=this.rows[t],i=s&&s.slots[e];
if(!i)return null;let r=this.rounds[t],o=r.drafts.filter(d=>d.verdict==="accepted").length,a=e<r.drafts.length,c=a?e:si(r);return{...i,number:t,index:e,round:r,
accepted:o,judgedAt:c,draft:a?r.drafts[e]:null,judged:r.drafts[c]||null,position:(r.positions||[])[c]||null}}},$e=["accepted","correction","bonus","plain"],lt=n=>$e.
includes(n);var Ae=({trace:n})=>n.settings.gamma>0&&!E(n),an=({round:n,index:t})=>`${n}.${t}`;function ln({run:n,predicting:t,answers:e},{round:s,phase:i}){if(!t||!n||s>=n.
length)return null;let r=ft(n.rounds[s])[i],o={round:s,index:r.index};return r.name==="test"&&!(an(o)in e)?o:null}function ie(n){let t=at(n)?.phase;if(!t||t.name!==
"test")return null;let e=an({round:n.moment.round,index:t.index});return e in n.answers?e:null}var re=n=>n.predicting&&n.looking!==null&&n.looking===ie(n),et=n=>re(
n)?null:ln(n,n.moment);function fi({run:n,answers:t},e,s){if(!n)return{};let i=n.rounds[e.round].drafts[e.index],r=z(n.trace)==="block"?null:D(i),o=an(e);return{
answers:{...t,[o]:{said:s,kept:i.verdict==="accepted",threshold:r}},looking:o}}function oe({predicting:n,informed:t,run:e}){return n&&(!t||e?.trace.settings.temperature===
0)}var mi=(n,t)=>oe(n)&&t?.kind==="lit",on=n=>n.length?n.reduce((t,e)=>t+e,0)/n.length:null,ne=(n,t)=>(n-(t?1:0))**2;function gi(n){let t=n.flatMap(({said:i,kept:r,
threshold:o})=>i===null?[]:[{chance:i,kept:r,threshold:o}]),e=t.filter(({chance:i})=>i!==.5),s=t.flatMap(({threshold:i,kept:r})=>i===null?[]:[{threshold:i,kept:r}]);
return{n:t.length,decided:e.length,right:e.filter(({chance:i,kept:r})=>i>.5===r).length,brier:on(t.map(({chance:i,kept:r})=>ne(i,r))),known:s.length,truth:on(s.
map(({threshold:i,kept:r})=>ne(i,r))),best:on(s.map(({threshold:i})=>i*(1-i)))}}function xi(n,t,e){if(n.brier===null)return[e("predict.lesson.none")];let s={...n,
brier:O(n.brier),truth:O(n.truth),best:O(n.best)},i=!t&&n.truth!==null&&n.known===n.n&&n.brier<n.truth,r=n.brier<.25?"good":n.brier>.25?"bad":"even";return[$(n.
decided>0&&e("predict.lesson.you",s),e("predict.lesson.brier",s)),e("predict.lesson.half")+" "+e(`predict.lesson.${i?"lucky":r}`),...t?[e("predict.lesson.greedy")]:
n.known?[e("predict.lesson.truth",{...s,n:n.known})]:[]]}var ae=["gamma","temperature","drafter","rule","tree"];function Le(n,t){return t==="rule"?z(n):t==="tree"?n.settings.tree??"chain":n.settings[t]}function le(n){
let{gamma:t,budget:e=t}=n.settings;return E(n)&&t>0?e:t}function qe(n,t,e,s){return t==="drafter"?Z(n,String(e),s):t==="rule"?n(`rules.name.${e}`):t==="tree"?n(
`tree.name.${e}`):String(e)}function Z(n,t,e){let s=`drafter_of.${e}.${t}`,i=n(s);return i===s?n(`drafter.${t}`):i}function ct(n,t,e){let s=t.map(([r,o],a)=>l("button",{type:"button",class:"sv-toggle","data-choice":r,"aria-pressed":String(a===0),on:{click:()=>{i(r),e(r)}}},o)),
i=r=>s.forEach(o=>{let a=String(o.dataset.choice===r);o.getAttribute("aria-pressed")!==a&&o.setAttribute("aria-pressed",a)});return{node:l("div",{class:"sv-togg\
les",role:"group","aria-label":n},...s),set:i}}function bi(n,t,e){let s=l("select",{on:{change:()=>e(s.value)}},...t.map(([i,r])=>l("option",{value:i},r)));return{
node:l("label",{class:"sv-choice"},n,s),select:s}}function Bt(n,t,e){let s=l("tbody",{}),i=[],r=()=>{o.open&&s.replaceChildren(...i.map(a=>l("tr",{},...a.map(c=>l(
"td",{},String(c))))))},o=l("details",{class:"sv-table",on:{toggle:r}},l("summary",{},n("chart.table")),l("div",{class:"sv-table-scroll",tabindex:0,role:"region",
"aria-label":t},l("table",{},l("thead",{},l("tr",{},...e.map(a=>l("th",{scope:"col"},a)))),s)));return{node:o,show:a=>{i=a,r()}}}var Ce=[.2,.4,.6,.8],wi=[.1,.5,1,2],Wt={overlap:{term:"overlap",limits:Ce,most:"1",of:({position:n})=>n?.overlap??null},acceptance:{term:"accept_test",limits:Ce,
most:"1",of:({draft:n})=>D(n??void 0)},target_entropy:{term:"entropy",limits:wi,most:"",of:({position:n})=>n?.target_entropy??null},draft_entropy:{term:"entropy",
limits:wi,most:"",of:({position:n})=>n?.draft_entropy??null}};function ce(n,t){let e=t&&n in Wt?Wt[n].of(t):null;return e==null?null:Wt[n].limits.filter(s=>e>=s).
length}var Re=class{constructor(t,e){this.say=t;let{node:s,select:i}=bi(t("tint.label"),["verdict",...Object.keys(Wt)].map(o=>[o,t(`tint.${o}.name`)]),e);this.select=
i,this.ends=Ce.map(()=>l("span",{class:"sv-tint-limit"})),this.most=l("span",{class:"sv-tint-limit"});let r=o=>l("span",{class:"sv-tint-swatch","data-tint":o});
this.scale=l("span",{class:"sv-tint-scale",role:"img"},l("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((o,a)=>[r(a),o]),r(Ce.length),this.most),this.
means=T("overlap",""),this.legend=l("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=l("div",{class:"sv-tint"},s)}has(t){return t==="ve\
rdict"||Object.hasOwn(Wt,t)}show(t){this.select.value=t;let e=Wt[t];if(this.legend.hidden=!e,!e)return;let s=i=>String(i).replace(/^0\./,".");this.ends.forEach(
(i,r)=>f(i,s(e.limits[r]))),f(this.most,e.most),f(this.means,this.say(`tint.${t}.means`)),this.means.dataset.term=e.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:e.limits.join(this.say("comma"))}))}};var ki=480,Ro=5;function st(n,t){if(n.part)return t("token.part",{hex:pt(n.piece)});let e=H(n.text)||t("token.empty");return n.took>1?t("token.took",{token:e,n:n.
took}):e}function dn({rounds:n,trace:t},e,s,i){let{drafts:r}=n[e],o=r.length;if(s>=o)return i("token.final");let a=i("token.guess",{n:s+1,of:o}),{source:c}=r[s];
return c?i("token.from",{slot:a,drafter:Z(i,c,t.models.pair)}):a}function $t(n,t,e,s,i){let r=n.rows[t].slots[e];return s("token.aria",{token:st(r,s),kind:s(`ki\
nd.${Ot(i||r.kind,n.trace)}`),round:t+1,slot:dn(n,t,e,s)})}function gt(n,t,e=!1){return t.part?n.dataset.part="":t.text===""&&(n.dataset.empty=""),t.took>1&&(n.
dataset.took=String(t.took)),n.append(...F(t.text,e)),n}var No=/^ \S{1,24}$/;function cn({text:n},t){return No.test(n)?(t.classList.add("sv-word"),[l("wbr",{}),
t]):[t]}var Io=["rejected","untested"],Ne=class{rows;now;written;discarded;run;shown;constructor({say:t,set:e}){this.say=t,this.prompt=l("span",{class:"sv-promp\
t"}),this.more=l("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=l("span",{class:"sv-\
list",role:"listbox","aria-label":t("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=l("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=l("div",{class:"sv-stream-scroll"},this.text),this.ghosts=l("input",{type:"checkbox",on:{change:()=>e({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new Re(t,s=>e({tint:s})),this.node=l("section",{class:"sv-section sv-stream"},l("div",{class:"sv-section-head"},l("h2",{},T("token",t(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=l("label",{class:"sv-check"},this.ghosts,t("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let t=e=>{let s=T(e,this.say(`legend.${e}`));return s.dataset.short=this.
say(`kind.${e}`),l("li",{},l("span",{class:"sv-swatch","data-kind":e}),s)};return this.discarded=Io.map(t),this.discarded.forEach(e=>{e.hidden=!0}),this.written=
$e.map(t),l("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:t,trace:{settings:{gamma:e,drafter:s}}}){let r={plain:e===0||s.startsWith(
"lookup")||t.some(({drafts:o})=>!o.length),other:e>0};this.written.forEach((o,a)=>{o.hidden=!r[$e[a]==="plain"?"plain":"other"]})}load(t){this.run=t,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=E(t.trace),this.shown=
0,this.grow()}dress({ghosts:t,tint:e}){t!==this.ghosted&&this.redraw(t),e!==this.quantity&&this.paintTint(e)}redraw(t){this.ghosted=this.ghosts.checked=t,this.discarded.
forEach(s=>{s.hidden=!t});let{shown:e}=this;this.load(this.run),this.show(e)}paintPrompt(t){let e=this.run.promptText,s=!t&&e.length>ki;f(this.prompt,s?"…"+e.
slice(-ki):e),this.more.hidden=!s,f(this.more,this.say("stream.more",{n:e.length}))}grow(){let t=document.createDocumentFragment();for(let e=this.rows.length;e<
this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}this.list.append(t),this.nameKinds(this.run)}row(t){let e=l("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[t].slots.forEach((s,i)=>{lt(s.kind)?e.append(...cn(s,this.option(s,t,i))):this.ghosted&&!E(this.run.trace)&&e.append(...cn(
s,this.ghost(s,t,i)))}),e}option(t,e,s){let i=l("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":t.kind,"data-at":`${e}.${s}`,
style:`--i:${s}`,"aria-label":$t(this.run,e,s,this.say),"data-tint":ce(this.quantity,this.run.at({round:e,index:s}))});return gt(i,t)}ghost(t,e,s){let i=l("span",
{class:"sv-token","data-kind":t.kind,"data-at":`${e}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return gt(i,t,!0)}paintTint(t){this.quantity=t,this.tint.show(
t),this.node.dataset.tinted=String(t!=="verdict"),this.options(this.rows.length).forEach(e=>{let[s,i]=(e.dataset.at??"").split(".").map(Number);x(e,"data-tint",
ce(t,this.run.at({round:s,index:i})))})}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let i=e;i<s;i+=1)this.rows[i].classList.toggle("sv-\
ahead",i>=t);this.shown=t,x(this.scroller,"tabindex",t?null:0)}showNow(t){let e=this.shown;if(this.now&&(!t||this.now.number!==e)&&(this.now.node.remove(),this.
now=null),!t)return;this.now||(this.now=this.begin(e)),this.now.node.classList.toggle("sv-fallen",t.fallen);let s=C(this.run.rounds[e]);this.now.tokens.forEach(
(i,r)=>{let o=t.looks[r];i.hidden=o==="absent"||s&&!lt(o),x(i,"data-kind",o)})}begin(t){let e=this.run.rows[t].slots.map((r,o)=>this.ghost(r,t,o)),s=this.run.rows[t].
slots.flatMap((r,o)=>cn(r,e[o])),i=l("span",{class:"sv-now","aria-hidden":"true"},...s);return this.list.insertBefore(i,this.rows[t]),{number:t,node:i,tokens:e}}options(t){
return this.rows.slice(0,t).flatMap(e=>[...e.querySelectorAll("[role=option]")])}find(t){let e=t&&this.rows[t.round];return!e||t.round>=this.shown?null:e.querySelector(
`[role=option][data-at="${t.round}.${t.index}"]`)||e.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let t=this.measure();this.crop(t);let{x:e,y:s,width:i,height:r}=t.box,o=new DOMRect(e,s,i,r-t.covered);
Qn(this.scroller,o,t.head,t.line)}measure(){let[t,e,s]=[this.scroller,this.text,this.head].map(r=>r.getBoundingClientRect()),i=this.tint.legend.offsetHeight;return{
box:t,text:e,head:s,covered:i,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:t,text:e,head:s,line:i}){if(!t.width)return;let{maxHeight:r}=this.
text.style,o=this.shown===this.rows.length&&!this.now;(o||!r)&&(this.scroller.style.minHeight=o?"":`${t.height}px`),this.text.style.maxHeight=o?"":`${Math.ceil(
s.bottom-e.top)+i+Ro}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var j,_i,Po,xt,hn,Ue,zi,Pe,Si,vn,pn,Ei,he=Symbol.for("pv"),De={},Be=[],Ho=/^m(i|n|o|s|text|space)$/,fn=Array.isArray,mn=Be.slice,Lt=Object.assign;function At(n){
n&&n.parentNode&&n.remove()}function We(n,t,e){var s,i,r,o={},a=arguments.length;for(r in t)r=="key"?s=t[r]:r=="ref"&&typeof n!="function"?i=t[r]:o[r]=t[r];return a>
2&&(o.children=a>3?mn.call(arguments,2):e),de(n,o,s,i,null)}function de(n,t,e,s,i){var r={type:n,props:t,key:e,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:he,__v:i||++_i,__i:-1,__u:0};return!i&&j.vnode&&j.
vnode(r),r}function wt(n){return n.children}function He(n,t){this.props=n,this.context=t,this.__g=0}function bt(n,t){if(t==null)return n.__&&bt(n.__,n.__i+1);for(var e;t<n.
__k.length;t++)if((e=n.__k[t])&&e.__e)return e.__e;return typeof n.type!="function"||n.props.__P?null:bt(n)}function Fo(n){var t,e=n.__v,s=e.__e,i=[],r=[],o=n.__P;
o&&((t=Lt({constructor:he},e)).__v=e.__v+1,j.vnode&&j.vnode(t),gn(o,t,e,n.__n,o.namespaceURI,32&e.__u?[s]:null,i,s||bt(e),32&e.__u,r),t.__v=e.__v,t.__.__k[t.__i]=
t,Ai(i,t,r),e.__=e.__e=null,t.__e!=s&&Oi(t))}function Oi(n){if((n=n.__)&&n.__c&&!n.props.__P)return n.__e=null,n.__k.some(function(t){return t&&(n.__e=t.__e)}),
Oi(n)}function un(n){(8&n.__g||(n.__g|=8,xt.push(n),Ue++))&&hn==j.debounceRendering||((hn=j.debounceRendering)||queueMicrotask)(Ti)}function Ti(){try{for(var n,
t=1;xt.length;)xt.length>t&&xt.sort(zi),n=xt.shift(),t=xt.length,8&n.__g&&Fo(n)}finally{(Ue=xt.length)&&(hn||queueMicrotask)(Ti)}}function Mi(n,t,e,s,i,r,o,a,c,d,h){
var p,v,u,m,g,w,y=s.__k||Be,b=t.length;for(c=Uo(e,t,y,c,b),p=0;p<b;p++)(u=e.__k[p])!=null&&(v=~u.__i&&y[u.__i]||De,u.__i=p,w=gn(n,u,v,i,r,o,a,c,d,h),m=u.__e,(v.
ref!=u.ref||8&v.__u)&&(v.ref&&xn(v.ref,null,u,v),u.ref&&h.push(u.ref,u.__c||m,u)),g=g||m,4&u.__u?(c=ji(u,c,n,!v.__v),v.__e&&(v.__e=null)):typeof u.type=="functi\
on"&&w!==void 0?c=w:m&&(c=m.nextSibling),u.__u&=-21);return e.__e=g,c}function Uo(n,t,e,s,i){var r,o,a,c,d,h,p,v,u,m=e.length,g=m,w=0,y=0,b=n.__k=Array(i);for(r=
0;r<i;r++)(o=t[r])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=b[r]=de(null,o):fn(o)?o=b[r]=de(wt,{children:o}):
o.constructor===he&&o.__b?o=b[r]=de(o.type,o.props,o.key,o.ref,o.__v):b[r]=o,c=r+w,o.__=n,o.__b=n.__b+1,a=null,~(d=o.__i=Do(o,e,c,g))&&(g--,(a=e[d])&&(a.__u|=2)),
a&&a.__v?(o.__u|=16,d==c-1?w--:d==c+1?w++:d!=c&&(d>c?w--:w++,y=1)):(~d||(i>m?w--:i<m&&w++),typeof o.type!="function"&&(o.__u|=4))):b[r]=null;if(y){for(h=[],p=[],
r=0;r<i;r++)if((o=b[r])&&16&o.__u){for(w=0,v=h.length;w<v;)h[u=w+v>>1]<o.__i?w=u+1:v=u;h[w]=o.__i,p[r]=w+1}for(w=h.length;r--;)p[r]&&(p[r]==w?w--:b[r].__u|=4)}if(g)
for(r=0;r<m;r++)!(a=e[r])||2&a.__u||(a.__e==s&&(s=bt(a)),bn(a,a));return s}function ji(n,t,e,s){var i,r,o,a;if(typeof n.type=="function"){if(n.props.__P)return t;
if(i=n.__k)for(r=0;r<i.length;r++)i[r]&&(i[r].__=n,t=ji(i[r],t,e,!1));return t}for(t&&!t.parentNode&&(t=bt(n))&&!t.parentNode&&(t=null),o=n.__e,a=t;a&&a.nodeType==
8;)a=a.nextSibling;for(o!=a&&(!s&&e.moveBefore&&o.parentNode?e.moveBefore(o,t):e.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith(
"$s"););return t}function Do(n,t,e,s){var i,r=n.key,o=n.type,a=t[e],c=a&&!(2&a.__u);if(a===null&&r==null||c&&r==a.key&&o==a.type)return e;if(s>(c?1:0)){for(i=e-1;i>=0;i--)if((a=
t[i])&&!(2&a.__u)&&r==a.key&&o==a.type)return i;for(i=e+1;i<t.length;i++)if((a=t[i])&&!(2&a.__u)&&r==a.key&&o==a.type)return i}return-1}function yi(n,t,e){e==null&&
(e=""),t[0]=="-"?n.setProperty(t,e):n[t]=e}function Ie(n,t,e,s,i){var r,o;if(t=="style")if(typeof e=="string")n.style.cssText=e;else{if(typeof s=="string"&&(n.style.
cssText=s=""),s)for(t in s)e&&t in e||yi(n.style,t);if(e)for(t in e)s&&e[t]==s[t]||yi(n.style,t,e[t])}else if(t[0]=="o"&&t[1]=="n")typeof e!="function"&&(e=null),
typeof s!="function"&&(s=null),(n.__e||(n.__e={}))[t]=e,e&&s||(o=pn[t]||(pn[t]=Bo(t)),(n.__a||(n.__a={}))[t]=vn,r=t!=(t=t.replace(Si,"$1")),(t=t.slice(2))[0]<"a"&&
(t=t.toLowerCase()),e?n.addEventListener(t,o,r):n.removeEventListener(t,o,r));else{if(i=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in n)
try{return void(n[t]=e??"")}catch{}if(typeof e=="function")return;e==null||e===!1&&t[4]!="-"?n.removeAttribute(t):n.setAttribute(t,t=="popover"&&e==1?"":e)}}function Bo(n){
return function(t){var e=this.__e;if(e){if(e=e[n],t[Pe]==null)t[Pe]=vn++;else if(t[Pe]<this.__a[n])return;return e(j.event?j.event(t):t)}}}function gn(n,t,e,s,i,r,o,a,c,d){
var h,p,v,u,m,g,w,y,b,M,L,Vs,Kn,_e,_t,Yn,dt,zt,nt=t.type;if(t.constructor!==he)return null;128&e.__u&&(c=32&e.__u,h=e.__c.__z)&&(t.__u|=c,p=r=[],h.nodeType==8?a=
Fe(h,r):r.push(h),a=r[0]||a),(h=j.__b)&&h(t);t:if(typeof nt=="function"){v=o.length;try{if(y=t.props,b=(h=nt.prototype)&&h.render,M=(h=nt.contextType)&&s[h.__c],
L=h?M?M.props.value:h.__:s,(u=e.__c)?(t.__c=u,2&u.__g&&(u.__g|=1)):(b?t.__c=u=new nt(y,L):(t.__c=u=new He(y,L),u.constructor=nt,u.render=Go),M&&M.sub(u),u.state||
(u.state={}),u.__n=s,u.__g|=8,u.__h=[],u.__k=[]),b&&(u.__s||(u.__s=u.state),nt.getDerivedStateFromProps&&(u.__s==u.state&&(u.__s=Lt({},u.__s)),Lt(u.__s,nt.getDerivedStateFromProps(
y,u.__s)))),m=u.props,g=u.state,u.__v=t,e.__c){if(y!==m&&b&&!nt.getDerivedStateFromProps&&u.componentWillReceiveProps&&u.componentWillReceiveProps(y,L),t.__v==e.
__v&&!(8&u.__g)||!(4&u.__g)&&u.shouldComponentUpdate&&u.shouldComponentUpdate(y,u.__s,L)===!1){t.__v!=e.__v&&(u.props=y,u.state=u.__s,u.__g&=-9),t.__e=e.__e,t.__k=
e.__k,t.__k.some(function(Y){Y&&(Y.__=t)}),Be.push.apply(u.__h,u.__k),u.__k=[],u.__h.length&&o.push(u),a=bt(e);break t}u.componentWillUpdate&&u.componentWillUpdate(
y,u.__s,L),b&&u.componentDidUpdate&&u.__h.push(function(){u.componentDidUpdate(m,g,w)})}else b&&!nt.getDerivedStateFromProps&&u.componentWillMount&&u.componentWillMount(),
b&&u.componentDidMount&&u.__h.push(u.componentDidMount);u.context=L,u.props=y,u.__P=n,u.__g&=-5,Vs=j.__r,Kn=b?25:0;do u.__g&=-9,Vs&&Vs(t),h=u.render(u.props,u.state=
u.__s,u.context);while(8&u.__g&&++Kn<25);b&&(Be.push.apply(u.__h,u.__k),u.__k=[]),u.state=u.__s,u.getChildContext&&(s=Lt({},s,u.getChildContext())),b&&e.__c&&u.
getSnapshotBeforeUpdate&&(w=u.getSnapshotBeforeUpdate(m,g)),_e=h&&h.type===wt&&h.key==null?h.props.children:h,y.__P&&(h=a,i=(n=y.__P).namespaceURI,c=r=null,e.props&&
e.props.__P!=n&&(e.__k.some(function(Y){Y&&bn(Y,Y)}),e.__k=null),a=e.__k?bt(e,0):null),a=Mi(n,fn(_e)?_e:[_e],t,e,s,i,r,o,a,c,d),y.__P&&(t.__e=null,a=h),t.__u&=-161,
p&&p.some(At),u.__h.length&&o.push(u),1&u.__g&&(u.__g&=-4)}catch(Y){if(o.length=v,t.__v=null,c||r)if(Y&&Y.then){if(t.__u|=128|c,r){for(~(dt=r.indexOf(a||void 0))||
(dt=r.length);(zt=r[dt-1])&&zt.nodeType==8;)dt--;for(;dt<r.length;dt++)if(zt=r[dt])if(r[dt]=null,_t){if(zt==Yn)break}else{if(zt.nodeType!=8)break;zt.data.startsWith(
"$s")&&(Yn=Fe(_t=zt))}}if(!_t){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;_t=a}(h=Fe(_t=t.__c.__z||(t.__c.__z=_t)))?(t.__e=_t,a=h):t.__e=a,a=a&&a.nextSibling}else
r&&r.some(At);else t.__e=e.__e;t.__k||(t.__k=e.__k||[]),Y&&Y.then||$i(t),j.__e(Y,t,e)}}else a=t.__e=Wo(e.__e,t,e,s,i,r,o,c,d,n);return(h=j.diffed)&&h(t),a}function Fe(n,t){
if(n&&n.nodeType==8&&n.data.startsWith("$s"))for(var e=1;n=n.nextSibling;){if(n.nodeType==8){if(n.data.startsWith("$s"))e++;else if(n.data.startsWith("/$s")&&!--e)
return n}t&&t.push(n)}}function $i(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some($i))}function Ai(n,t,e){for(var s=0;s<e.length;)xn(e[s++],e[s++],e[s++]);j.__c&&
j.__c(t,n),n.some(function(i){try{n=i.__h,i.__h=[],n.some(function(r){r.call(i)})}catch(r){j.__e(r,i.__v)}})}function Wo(n,t,e,s,i,r,o,a,c,d){var h,p,v,u,m,g,w,
y,b=e.props||De,M=t.props,L=t.type;if(L=="svg"?i="http://www.w3.org/2000/svg":L=="math"?i="http://www.w3.org/1998/Math/MathML":i||(i="http://www.w3.org/1999/xht\
ml"),r){for(h=0;h<r.length;h++)if((m=r[h])&&(L?m.localName==L:m.nodeType==3)){n=m,r[h]=null;break}}if(!n){if(y=d.ownerDocument||document,!L)return y.createTextNode(
M);n=y.createElementNS(i,L,M.is?M:d),a&&(j.__m&&j.__m(t,r),a=!1),r=null}if(L){if(d=L=="template"&&n.content||n,r=L=="textarea"&&M.defaultValue!=null?null:r&&mn.
call(d.childNodes),!a&&r)for(b={},h=0;h<n.attributes.length;h++)b[(m=n.attributes[h]).name]=m.value;for(h in b)m=b[h],h=="dangerouslySetInnerHTML"?v=m:h=="child\
ren"||h in M||h=="value"&&"defaultValue"in M||h=="checked"&&"defaultChecked"in M||Ie(n,h,null,m,i);for(h in M)m=M[h],h=="children"?u=m:h=="dangerouslySetInnerHT\
ML"?p=m:h=="value"?g=m:h=="checked"?w=m:a&&typeof m!="function"||b[h]===m||Ie(n,h,m,b[h],i);p?(a||v&&(p.__html==v.__html||p.__html==n.innerHTML)||(n.innerHTML=p.
__html),t.__k=[]):(v&&(n.textContent=""),(L=="foreignObject"||i=="http://www.w3.org/1998/Math/MathML"&&Ho.test(L))&&(i="http://www.w3.org/1999/xhtml"),Mi(d,fn(u)?
u:[u],t,e,s,i,r,o,r?r[0]:e.__k&&bt(e,0),a,c),r&&r.some(At)),a&&L!="textarea"||(h="value",L=="progress"&&g==null?n.removeAttribute(h):g==null||g===n[h]&&(L!="pro\
gress"||g)||Ie(n,h,g,b[h],i),h="checked",w!=null&&w!=n[h]&&Ie(n,h,w,b[h],i))}else b===M||a&&n.data==M||(n.data=M);return n}function xn(n,t,e,s){try{typeof n=="f\
unction"?t?t.__x=n(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():n(null)):n.current=t}catch(i){j.__e(i,e)}}function bn(n,t,e){var s,
i,r,o;if(j.unmount&&j.unmount(n),!(s=n.ref)||s.current&&s.current!=n.__e||xn(s,null,t,n),s=n.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){
j.__e(a,t)}s.__P=s.__n=null}if(s=n.__k)for(o=0;o<s.length;o++)s[o]&&bn(s[o],t,typeof n.type!="function"||e&&!n.props.__P);!e&&(s=n.__c)&&(s=s.__z)&&(i=Fe(s,r=[]))&&
(s==n.__e&&r.some(At),At(i),At(s)),e||At(n.__e),n.__e=n.__c=n.__=null}function Go(n,t,e){return this.constructor(n,e)}function Li(n,t){var e,s,i,r;j.__&&j.__(n,
t),t.nodeType==9&&(t=t.documentElement),s=(e=n&&32&n.__u)?null:t.__k,t.__k=de(wt,{children:[n]}),i=[],r=[],gn(t,t.__k,s||De,De,t.namespaceURI,s?null:t.firstChild?
mn.call(t.childNodes):null,i,s?s.__e:t.firstChild,e,r),Ai(i,t.__k,r),t.__k.props.children=null}function qi(n){function t(e){var s,i;return this.getChildContext||(s=new Set,(i={})[t.__c]=this,this.getChildContext=function(){return i},this.shouldComponentUpdate=
function(r){this.props.value!=r.value&&s.forEach(function(o){o.__g|=4,un(o)})},this.sub=function(r){s.add(r);var o=r.componentWillUnmount;r.componentWillUnmount=
function(){s.delete(r),o&&o.call(r)}}),e.children}return t.__c="__cC"+Ei++,t.__=n,t.Provider=(t.Consumer=function(e,s){return e.children(s)}).contextType=t,t}j={__e:function(n,t,e,s){for(var i,r,o;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((o=(r=i.constructor)&&r.getDerivedStateFromError)&&i.setState(r.getDerivedStateFromError(
n)),i.componentDidCatch&&(i.componentDidCatch(n,s||{}),o=1),o&&8&i.__g)return void(i.__g|=2)}catch(a){n=a}}throw Ue=0,n}},_i=0,Po=function(n){return n!=null&&n.
constructor===he},He.prototype.setState=function(n,t){var e=this.__s;e&&e!=this.state||(e=this.__s=Lt({},this.state)),typeof n=="function"&&(n=n(Lt({},e),this.props)),
n&&(Lt(e,n),this.__v&&(t&&this.__k.push(t),un(this)))},He.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),un(this))},He.prototype.render=
wt,xt=[],Ue=0,zi=function(n,t){return n.__v.__b-t.__v.__b},Pe=Symbol(),Si=/(PointerCapture)$|Capture$/i,vn=0,pn={},Ei=0;var kn,B,wn,Ci;var Ri=0,Wi=[],yn=[],N=j,Ni=N.__b,Ii=N.__r,Pi=N.diffed,Hi=N.__c,Fi=N.unmount,Ui=N.__;function Vo(n,t){N.__h&&N.__h(B,n,Ri||t),Ri=0;var e=B.__H||(B.__H={__:[],__h:[]});
return n>=e.__.length&&e.__.push({}),e.__[n]}function Gi(n){var t=B.context[n.__c],e=Vo(kn++,9);return e.c=n,t?(e.__==null&&(e.__=!0,t.sub(B)),t.props.value):n.__}function Ko(){var n;do{for(;n=yn.shift();)try{pe(n)}catch(e){N.__e(e,{__:(n=n.__P)&&n.__v})}for(;n=Wi.shift();){var t=n.__H;if(n.__P&&t)try{t.__h.some(pe),t.__h.
some(_n),t.__h=[]}catch(e){t.__h=[],N.__e(e,n.__v)}}}while(yn.length)}N.__b=function(n){B=null,Ni&&Ni(n)},N.__=function(n,t){n&&t.__k&&t.__k.__m&&(n.__m=t.__k.__m),
Ui&&Ui(n,t)},N.__r=function(n){Ii&&Ii(n),kn=0;var t=(B=n.__c).__H;t&&(wn==B?B.__h=[]:(t.__h.some(pe),t.__h.some(_n),kn=0),t.__h=[],t.__.some(function(e){e.__N&&
(e.__=e.__N),e.u=e.__N=void 0})),wn=B},N.diffed=function(n){Pi&&Pi(n);var t=n.__c;t&&t.__H&&(t.__H.__h.length&&Bi(Wi.push(t)),t.__H.__.some(function(e){e.u&&(e.
__H=e.u)})),wn=B=null},N.__c=function(n,t){t.some(function(e){try{e.__h.some(pe),e.__h=e.__h.filter(function(s){return!s.__||_n(s)})}catch(s){e.__h=[function(){
throw s}]}}),Hi&&Hi(n,t)},N.unmount=function(n){Fi&&Fi(n);var t,e,s=n.__c;s&&s.__H&&(s.__H.__.some(function(i){try{if(i.__P&&i.__c){if(e===void 0){for(e=n.__;e&&
(!e.__c||!e.__c.__P);)e=e.__;e=e&&e.__c}i.__P=e,Bi(yn.push(i))}else pe(i)}catch(r){t=r}}),s.__H=void 0,t&&N.__e(t,s.__v))};var Di=typeof requestAnimationFrame==
"function";function Yo(n){var t,e=function(){clearTimeout(s),Di&&cancelAnimationFrame(t),setTimeout(n)},s=setTimeout(e,35);Di&&(t=requestAnimationFrame(e))}function Bi(n){
n!=1&&Ci==N.requestAnimationFrame||((Ci=N.requestAnimationFrame)||Yo)(Ko)}function pe(n){var t=B,e=n.__c;typeof e=="function"&&(n.__c=void 0,e()),B=t}function _n(n){
var t=B;n.__c=n.__(),B=t}var Jo=Symbol.for("pv"),Xo=0;function k(n,t,e,s,i,r){t||(t={});var o,a,c=t;if("ref"in c&&typeof n!="function")for(a in c={},t)a=="ref"?o=t[a]:c[a]=t[a];var d={type:n,props:c,key:e,ref:o,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Jo,__v:--Xo,__i:-1,__u:0};return(i||r)&&(d.__source=i,d.__self=r),j.vnode&&j.vnode(d),d}var Ki=qi(null);function Ge(){let n=Gi(Ki);return{...n.state,run:n.state.run,host:n,set:n.set,send:n.send}}var Yi=(n,t,e)=>Li(k(Ki.Provider,{value:n,children:t}),
e);var Vi=/\u2068([^\u2069]*)\u2069/,Ji=n=>Array.isArray(n)?n.map(Ji):typeof n!="string"||!Vi.test(n)?n:n.split(Vi).map((t,e)=>e%2?k("bdi",{translate:!1,children:t}):
t),Zo=j.vnode;j.vnode=n=>{if(typeof n.type=="string"){let t=n.props;for(let[e,s]of Object.entries(t))e==="children"?t.children=Ji(s):typeof s=="string"&&(t[e]=W(
s))}Zo?.(n)};var Qo={mean_acceptance_length:n=>O(X(n.emitted,n.rounds)),acceptance_rate:n=>_(X(n.accepted,n.accepted+n.rejected)),draft_efficiency:n=>_(X(n.accepted,n.drafted)),
drafted:n=>vt(n.drafted),emitted:n=>vt(n.emitted)};function zn({drafts:n,final:t},e){let s=n.slice(0,e),i=s.filter(d=>d.verdict==="accepted").length,r=s.some(d=>d.
verdict==="rejected")?1:0,o=!t&&i===n.filter(d=>d.verdict==="accepted").length,a=r?"correction":o?null:"bonus",c=r===1||o||n.length<=e;return{drafted:s.length,accepted:i,
rejected:r,emitted:i+(a?1:0),final:a,drawn:c}}function Xi(n,t){let e={rounds:n.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let s of n){let{drafted:i,accepted:r,
rejected:o,emitted:a}=zn(s,t);e.drafted+=i,e.accepted+=r,e.rejected+=o,e.emitted+=a}return e}function ta(n){let{drafter:t,temperature:e}=n.settings;return E(n)?
"tree.whatif":t.startsWith("lookup")?"whatif.lookup":z(n)==="block"&&e?"rules.whatif":""}function Zi(){let{run:n,gamma:t,moment:{round:e},set:s}=Ge(),i=n.trace.
settings.gamma,r=ta(n.trace),o=t>=i,a=q(o?"whatif.as_it_was":"whatif.instead",{gamma:t,most:i});return k("div",{class:"sv-block",children:[k("h3",{children:q("w\
hatif.gamma")}),k("label",{class:"sv-whatif-control",hidden:i<2||r!=="",children:[k("span",{"aria-hidden":"true",children:"γ"}),k("input",{type:"range",min:1,max:i,
step:1,value:t,"aria-label":q("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),k("output",{class:"sv-whatif-value",
children:a})]}),!o&&k(ea,{gamma:t,most:i,rounds:n.rounds.slice(0,e)}),k("p",{class:"sv-note","aria-live":"polite",children:o?q(r||(i<2?"whatif.fewest":"whatif.t\
ry")):q("whatif.note",{gamma:t,rounds:e})})]})}function ea({gamma:n,most:t,rounds:e}){let[s,i]=[Xi(e,1/0),Xi(e,n)];return k("table",{class:"sv-figures-table",children:[
k("thead",{children:k("tr",{children:[k("th",{scope:"col",children:q("whatif.rounds")}),k("th",{scope:"col",children:q("whatif.was",{gamma:t})}),k("th",{scope:"\
col",children:q("whatif.would",{gamma:n})})]})}),k("tbody",{children:Object.entries(Qo).map(([r,o])=>k("tr",{children:[k("th",{scope:"row",children:q(`whatif.ro\
w.${r}`)}),k("td",{children:o(s)}),k("td",{children:o(i)})]},r))})]})}var Qi=["draft","verify","accept"],sa={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Ve=36,na=20,ia=5;function ue(n,t){let e=(s,i)=>l(
"li",{},l("span",{class:"sv-swatch","data-part":s}),T(sa[s],i));return l("ul",{class:"sv-legend"},...Qi.map(s=>e(s,n(`part_key.${s}`))),...t?[e("plain",t)]:[])}
var Ke=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(t){this.say=t,this.head=l("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
l("div",{class:"sv-rows",role:"rowgroup"}),this.grid=l("div",{class:"sv-grid",role:"grid","aria-label":t("rounds.label")},l("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=l("div",{class:"sv-rounds-scroll"},this.grid),this.detail=l("p",{class:"sv-note sv-round-detail"},t("rounds.detail")),
["pointerover","focusin"].forEach(e=>this.body.addEventListener(e,s=>this.showTime(s))),this.note=l("p",{class:"sv-note"},t("rounds.note")),this.node=l("section",
{class:"sv-section sv-rounds"},l("div",{class:"sv-section-head"},l("h2",{},T("round",t("rounds.heading"))),l("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(e=>l("li",{},l("span",{class:"sv-mark","data-kind":e}),T(e,t(`kind.${e}`)))))),this.note,this.scroller,this.detail,l("div",
{class:"sv-foot"},l("ul",{class:"sv-legend"},l("li",{},l("span",{class:"sv-swatch","data-part":"overlap"}),T("overlap",t("rounds.overlap_key")))),ue(t,t("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(t){this.run=t,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],f(this.note,this.say(E(t.trace)?"tree.rounds":"rounds.note")),f(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let t=document.createDocumentFragment();for(let e=this.rows.length;e<this.run.length;e+=1){let s=this.
row(e);this.rows.push(s),t.append(s)}for(this.grid.classList.toggle("sv-many",this.rows.length>na),this.body.append(t),this.body.style.height=`${this.rows.length*
Ve}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>ia);let t=(e,s="")=>l("div",{role:"columnheader",class:s},
e);this.head.replaceChildren(t("#","sv-number"),...Array.from({length:this.width},(e,s)=>t(this.say("rounds.guess",{n:s+1}))),t(this.say("rounds.final"),"sv-fin\
al"),t(this.say("rounds.time"),"sv-time"))}row(t){let{drafts:e,positions:s=[]}=this.run.rounds[t],{slots:i,final:r}=this.run.rows[t],o=l("div",{class:"sv-row sv\
-ahead",role:"row","data-round":t},l("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:t+1})},String(t+1)));return i.forEach((a,c)=>{
let d=c<e.length&&s[c]?s[c].overlap:null,h=this.cell(a,t,c,d);a===r&&h.classList.add("sv-final"),o.append(h)}),o.append(this.time(this.run.rounds[t].times)),o}cell(t,e,s,i){
let r=gt(l("span",{class:"sv-cell-text",translate:"no"}),t,!0);return l("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":t.kind,"data-at":`${e}.${s}`,
"aria-label":this.label(e,s,i),style:`--i:${s}`+(i==null?"":`;--overlap:${i}`)},l("span",{class:"sv-mark","data-kind":t.kind,"aria-hidden":"true"}),r)}label(t,e,s,i){
let r=$t(this.run,t,e,this.say,i);return s==null?r:this.say("token.aria_overlap",{label:r,overlap:I(s,2)})}time(t){let e=t.draft+t.verify+t.accept;this.spans.push(
e);let s=this.say("rounds.row_time",{total:A(e),draft:A(t.draft),verify:A(t.verify),accept:A(t.accept)}),i=l("div",{class:"sv-bar"},...Qi.map(r=>l("span",{"data\
-part":r,style:`--t:${t[r]}`})));return l("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},l("div",{class:"sv-bars-pair"},i),l("span",{class:"\
sv-ms"},A(e)))}compare(t){let{sums:e,plain:s}=this.run.folds,i=e[t+1].emitted;if(i>=s.until.length)return!1;let r=s.until[i]-s.until[e[t].emitted],o=this.rows[t].
lastElementChild;if(!o)return!1;let a=this.say("rounds.row_plain",{time:o.getAttribute("aria-label"),plain:A(r)});return o.setAttribute("aria-label",a),o.firstElementChild?.
append(l("div",{class:"sv-bar sv-bar-plain"},l("span",{"data-part":"plain",style:`--t:${r}`}))),this.spans[t]=Math.max(this.spans[t],r),!0}showTime({target:t}){
let e=t instanceof Element?t.closest(".sv-time"):null,s=e?.parentElement;if(!e||!s)return;let i=Number(s.dataset.round)+1;f(this.detail,this.say("rounds.detail_\
of",{round:i,time:e.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let i=e;i<
s;i+=1)this.rows[i].classList.toggle("sv-ahead",i>=t);this.shown=t,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,t))||1))}showNow(t){
let{now:e,shown:s}=this;if(e!==null&&(!t||e!==s)&&(this.rows[e].classList.toggle("sv-ahead",e>=s),this.rows[e].classList.remove("sv-row-now"),this.run.rows[e].slots.
forEach((r,o)=>this.dress(e,o,null)),this.now=null),!t)return;this.now=s;let i=this.rows[s];i.classList.remove("sv-ahead"),i.classList.add("sv-row-now"),i.classList.
toggle("sv-verified",t.verified),t.looks.forEach((r,o)=>this.dress(s,o,r))}dress(t,e,s){let i=this.find({round:t,index:e});if(!i)return;let{kind:r}=this.run.rows[t].
slots[e],o=s==="absent",a=e<this.run.rounds[t].drafts.length&&(this.run.rounds[t].positions||[])[e],c=s==="guessed"||s==="lit"&&this.concealed,d=a&&!c?a.overlap:
null;x(i,"data-kind",s||r),i.firstElementChild&&x(i.firstElementChild,"data-kind",s||r),x(i,"aria-hidden",o?"true":null),i.style.setProperty("--overlap",String(
d||0)),o||x(i,"aria-label",this.label(t,e,d,s||r))}showCut(t,e){let s=this.run.trace.settings.gamma,i=t<s?t:1/0,r=i===this.cutting?Math.min(e,this.cut):0,o=Math.
max(e,this.cut);if(i!==this.cutting||i<1/0)for(let a=r;a<o;a+=1)this.markCut(a,a<e?i:1/0);this.cutting=i,this.cut=e}markCut(t,e){let s=this.run.rounds[t],{drawn:i}=zn(
s,e);this.run.rows[t].slots.forEach((r,o)=>{let a=this.find({round:t,index:o}),c=o<s.drafts.length?o>=e:!i,d=o===e&&!i;a&&(a.classList.toggle("sv-cut",c&&!d),a.
classList.toggle("sv-cut-own",d),x(a,"aria-description",c?this.say(d?"whatif.own":"whatif.gone",{gamma:e}):null))})}find(t){return(t&&this.rows[t.round]?.querySelector(
`[data-at="${t.round}.${t.index}"]`))??null}cells(){let t=this.rows.slice(0,this.shown+(this.now==null?0:1)),e=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(
s).visibility==="visible";return t.map((s,i)=>[...s.querySelectorAll("[role=gridcell]")].filter(r=>i<this.shown||e(r)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:t}=this.scroller,e=(this.shown+(this.now==null?0:1))*Ve;e>t+this.height?this.scroller.scrollTop=e-this.
height:e-2*Ve<t&&(this.scroller.scrollTop=Math.max(0,e-2*Ve))}relayout(){this.height=null}};var tr=20,ra=5,Ye=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(t){this.say=t,this.root=l("span",{class:"sv-tree-text","aria-hidden":"true"},
t("tree.text")),this.grid=l("div",{class:"sv-tree-grid",role:"grid","aria-label":t("tree.label")}),this.mask=l("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=l("p",{class:"sv-tree-note"}),this.node=l("div",{class:"sv-tree",hidden:!0},l("div",{class:"sv-tree-scroll"},this.grid),l("div",{class:"sv-mask-side"},l("p",
{class:"sv-mask-name"},T("tree_mask",t("tree.mask"))),this.mask,this.note))}build(t,e){Object.assign(this,{run:t,number:e});let s=t.rounds[e],{drafts:i,final:r}=s,
{slots:o}=t.rows[e],a=K(i),c=i.map((p,v)=>V(i,v));r&&(a.push(St(i).length),c.push(St(i).at(-1)??-1));let{rows:d,count:h}=ni(c);this.leaves=o.map((p,v)=>this.leaf(
p,v,{column:a[v]+2,row:d[v],above:d[c[v]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(p,v)=>this.leaves.flatMap(({node:u},m)=>a[m]===v?[u]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(h,this.levels.length)>ra),this.grid.style.setProperty("--rows",String(h)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:p})=>p),...this.levels.map(p=>l("div",{role:"row",class:"sv-tree-level"},...p))),this.masked=i.map((p,v)=>this.maskRow(v,Jt(i,v))),this.mask.style.
setProperty("--nodes",String(i.length)),this.mask.classList.toggle("sv-mask-fine",i.length>20),this.mask.replaceChildren(...this.masked)}leaf(t,e,{column:s,row:i,
above:r}){let o=l("span",{class:"sv-mark","aria-hidden":"true"}),a=gt(l("span",{class:"sv-tree-token",translate:"no"}),t,!0),c=l("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${e}`,style:`grid-column:${s};grid-row:${i+1}`},o,a),d=l("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${s};grid-row:${r+1}/${i+2}`});return d.classList.toggle("sv-tree-bend",i>r),{node:c,mark:o,link:d}}maskRow(t,e){let s=[0,...e.map(i=>i+1)];return l(
"div",{class:"sv-mask-row","data-at":`${this.number}.${t}`},...s.map(i=>l("span",{class:"sv-mask-cell","data-column":i,style:`--column:${i}`})))}show(t,e,s,i){(t!==
this.run||e!==this.number||this.leaves.length!==t.rows[e].slots.length)&&this.build(t,e);let{drafts:r}=t.rounds[e];this.leaves.forEach(({node:a,mark:c,link:d},h)=>{
let p=s[h]??"absent";[a,c,d].forEach(v=>x(v,"data-kind",p)),x(a,"aria-hidden",p==="absent"?"true":null),x(a,"aria-label",p==="absent"?null:this.label(t,e,h,p)),
this.masked[h]&&x(this.masked[h],"data-kind",p)});let o=St(r).length;f(this.note,i?this.say("tree.sum",{verified:r.length,accepted:o,wasted:r.length-o}):this.say(
"tree.sees"))}label(t,e,s,i){let{say:r}=this,o=$t(t,e,s,r,i),{drafts:a}=t.rounds[e];if(s>=a.length)return o;let c=Jt(a,V(a,s)).map(d=>st(t.rows[e].slots[d],r));
return r(c.length?"tree.aria":"tree.aria_first",{label:o,level:c.length+1,line:c.join(" ")})}light(t){let{run:e,number:s}=this,i=e?.rounds[s]?.drafts??[],r=t&&t.
round===s&&t.index<i.length?t.index:-1,o=Jt(i,r);this.leaves.forEach(({node:a,link:c},d)=>[a,c].forEach(h=>h.toggleAttribute("data-line",o.includes(d)))),this.root.
toggleAttribute("data-line",r>=0),this.masked.forEach((a,c)=>a.toggleAttribute("data-line",c===r))}find(t){return t&&t.round===this.number&&this.leaves[t.index]?.
node||null}reveal(t){let e=this.grid.parentElement,s=this.leaves[t]?.node;if(!e||!s)return;let i=(c,d,h,p)=>Math.min(0,c-tr-h)||Math.max(0,d+tr-p),[r,o,a]=[s,this.
node,e].map(c=>c.getBoundingClientRect());this.node.scrollTop+=i(r.top,r.bottom,o.top,o.bottom),e.scrollLeft+=i(r.left,r.right,a.left,a.right)}rows(){return this.
levels.map(t=>t.filter(e=>e.dataset.kind!=="absent")).filter(t=>t.length)}};var oa=7,aa=12;function er(n,t){n.style.setProperty("--sv-characters",String(t?.length||1))}var Je=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(t){
this.say=t,this.tree=new Ye(t),this.row=l("div",{class:"sv-slots",role:"row"}),this.guesses=T("draft",t("round.guesses")),this.tests=l("li",{hidden:!0},T("accep\
t_test",t("round.tests"))),this.node=l("section",{class:"sv-round","aria-label":t("round.label")},l("ul",{class:"sv-slot-names"},l("li",{},this.guesses),l("li",
{},T("verification",t("round.pass"))),this.tests),l("div",{class:"sv-slots-grid",role:"grid","aria-label":t("round.label")},this.row),this.tree.node)}show(t,e){
let{moment:s}=t,i=at(t),r=Math.max(0,Mt(t)),o=r in e.rounds&&C(e.rounds[r]);this.node.classList.toggle("sv-round-tree",o),this.tree.node.hidden=!o;let a=e===this.
run&&r===this.number&&(o||this.cells.length>0);o?Object.assign(this,{run:e,number:r,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(e,
r)+1)&&this.build(e,r);let c=e.rows[r]?.slots??[],d=i?.looks??c.map(({kind:p})=>s.round?p:"absent");this.node.classList.toggle("sv-round-now",!!i),this.node.classList.
toggle("sv-verified",i?i.verified:s.round>0),o&&this.tree.show(e,r,d,!i&&s.round>0),o&&(s!==this.moment||!a)&&(i?i.phase.name!=="verify"&&i.phase.name!=="discar\
d":s.round)&&this.tree.reveal(ee(t).at?.index??c.length-1),this.moment=s,this.node.classList.toggle("sv-round-fallen",!!i?.fallen),this.node.dataset.phase=i?.phase.
name??"";let h=!i&&t.entered==="step"?c.length-1:-1;this.cells.forEach(({node:p},v)=>{this.dress(v,d[v]??"absent",oe(t)),p.toggleAttribute("data-now",i?.phase.index===
v),p.toggleAttribute("data-entered",h===v)}),this.tests.hidden=!this.cells.some(({figures:p})=>p.textContent)}wide(t,e){let s=t.rounds[e]?.drafts.length??0;return E(
t.trace)?s:Math.max(s,Math.min(t.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(t,e){
let s=this.cells.findIndex(({node:h})=>h===document.activeElement);t!==this.run&&this.relayout(),Object.assign(this,{run:t,number:e});let i=t.rows[e]?.slots??[],
r=t.rounds[e]?.drafts.length??-1;this.cells=Array.from({length:r+1},(h,p)=>this.cell(t,i[p],p));let o=E(t.trace)?r:t.width;this.node.classList.toggle("sv-round-\
tight",o>=oa),this.node.classList.toggle("sv-round-tighter",o>=aa);let{models:a,settings:{drafter:c}}=t.trace,d=t.rounds[e]?.drafts[0]?.source??c;this.guesses.dataset.
term=d==="model"?"draft":"drafter",f(this.guesses,c==="model"?this.say("round.guesses"):Z(this.say,d,a.pair)),this.place(this.wide(t,e)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(t,e))),s>=0&&(this.cells[s]??this.cells.at(-1))?.node.focus()}place(t){
let e=this.cells.length-1,s=Array.from({length:t+1},(i,r)=>{let o=r===t?e:r<e?r:-1;return this.cells[o]?.node??l("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",t===0),this.row.replaceChildren(...s)}cell(t,e,s){let{drafts:i,positions:r=[]}=t.rounds[this.number],
o=i[s],a=l("span",{class:"sv-gauge-draw"}),c=l("span",{class:"sv-gauge",hidden:!0},l("span",{class:"sv-gauge-keep"}),a),d=l("span",{class:"sv-slot-says",hidden:!0}),
h=l("span",{class:"sv-mark","aria-hidden":"true"}),p=l("span",{class:"sv-slot-kind"}),v=l("span",{class:"sv-slot-figures"}),u=D(o);if(t.trace.settings.temperature===
0&&o){let y=r[s]?.candidates.find(([,b])=>b===1);f(d,y?H(t.alone(y[0])):""),er(d,d.textContent)}else u!==null&&(c.style.setProperty("--keep",String(u)),a.style.
setProperty("--draw",String(o.draw??0)));let g=l("span",{class:"sv-slot-text"});return er(g,e?.text),e&&gt(g,e,!0),{node:l("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${s}`,style:`--i:${s}`},l("span",{class:"sv-slot-token",translate:"no"},g),l("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},c,d),l("span",{class:"sv-slot-verdict","aria-hidden":"true"},h,p),v),gauge:c,needle:a,says:d,mark:h,kind:p,figures:v}}dress(t,e,s){let{run:i,number:r,say:o}=this,
a=this.cells[t];if(!i||!a)return;let c=i.rounds[r].drafts[t],d=e==="accepted"||e==="rejected",h=!!c&&(d||e==="untested"||e==="lit"&&!s),p=D(c),v=i.trace.settings.
temperature===0;x(a.node,"data-kind",e),x(a.mark,"data-kind",e),x(a.node,"aria-hidden",e==="absent"?"true":null),x(a.node,"aria-label",e==="absent"?null:$t(i,r,
t,o,e)),a.gauge.hidden=v||!h||p===null,a.says.hidden=!v||!h;let u=d&&!v&&!Et(c,z(i.trace))?c.draw:null;a.needle.hidden=u==null,f(a.kind,e==="absent"||e==="guess\
ed"||e==="lit"?"":o(`kind.${Ot(e,i.trace)}`)),f(a.figures,u!=null&&p!==null?this.test(c,u,p):"")}test(t,e,s){let i=this.run?.rounds[this.number].drafts??[];if(t.
verdict==="accepted"&&e>=s)return this.say("rules.kept_by",{n:Ft(i)+1});let[r,o]=J(e,s);return this.say(e<s?"round.below":"round.above",{draw:r,threshold:o})}find(t){
return this.tree.node.hidden?t&&t.round===this.number&&this.cells[t.index]?.node||null:this.tree.find(t)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:t})=>t.dataset.kind==="absent"?[]:[t])]:this.tree.rows()}};var sr=2,nr=16,la=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",ir=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function ca(){return[...document.styleSheets].flatMap(t=>[...t.cssRules]).map(({cssText:t})=>t).filter(t=>/sv-|specviz/.test(t)).join(`
`)}function da(){try{return[...document.styleSheets].every(({cssRules:n})=>n)}catch{return!1}}function ha(n){let t=n.cloneNode(!0),e=n.querySelectorAll("canvas");
return t.querySelectorAll("canvas").forEach((s,i)=>{let{width:r,height:o}=e[i].getBoundingClientRect(),a=`display: block; width: ${r}px; height: ${o}px`;s.replaceWith(
l("img",{src:e[i].toDataURL(),alt:"",style:a}))}),t.querySelectorAll(la).forEach(s=>s.remove()),t}function pa(n){let t=n.closest(".specviz"),{width:e}=n.getBoundingClientRect(),
s=l("div",{style:`width: ${e+2*nr}px; padding: ${nr}px`},ha(n)),i=l("div",{class:t.className},s),{style:r}=i;r.cssText=`position: absolute; visibility: hidden; \
width: ${t.clientWidth}px; background: var(--sv-page)`;let{colorScheme:o,fontSize:a,lineHeight:c}=getComputedStyle(t);Object.assign(r,{colorScheme:o,fontSize:a,
lineHeight:c,fontFamily:Pt}),t.append(i);let d=s.getBoundingClientRect(),h=getComputedStyle(i).backgroundColor;return i.remove(),Object.assign(r,{position:"stat\
ic",visibility:"visible"}),{outer:i,page:h,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function ua(n){let{outer:t,page:e,width:s,height:i}=pa(n),
r=p=>p.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(ir,""),o=new XMLSerializer().serializeToString(t).replace(ir,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${i}"><style>${r(ca())}</style><foreignObject width="100%" height="100%">${o}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await c.decode();let d=l("canvas",{width:s*sr,height:i*sr}),h=d.getContext("2d");return h.
fillStyle=e,h.fillRect(0,0,d.width,d.height),h.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function Xe(n,t,e){return da()?l("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>l("a",{href:await ua(t),download:`specviz-${e}.png`}).click()}},n("snapshot")):null}var va={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Ze(n,t){let{key:e}=t,s=n.findIndex(o=>o===document.activeElement),i=va[e],r=e==="Home"?0:e===
"End"?n.length-1:i?(s+i+n.length)%n.length:-1;return s<0||r<0||t.ctrlKey||t.altKey||t.metaKey?-1:(t.preventDefault(),n.forEach((o,a)=>{o.tabIndex=a===r?0:-1}),n[r].
focus(),r)}var fa=["race","same","time","guesses"],ve=0,Qe=class{constructor({say:t,set:e,views:s}){ve+=1,this.names=Object.keys(s),this.set=e,this.tabs=this.names.map(i=>l(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${ve}-${i}`,"aria-controls":`sv-view-${ve}-${i}`,"data-view":i,on:{click:()=>e({view:i})}},t(`\
views.${i}`))),this.panels=this.names.map(i=>l("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${ve}-${i}`,"aria-labelledby":`sv-tab-${ve}-${i}`,"data-view":i},
...fa.includes(i)?s[i].flatMap(r=>[r,Xe(t,r,i)].filter(o=>o!==null)):s[i])),this.list=l("div",{class:"sv-view-tabs",role:"tablist","aria-label":t("views.label"),
on:{keydown:i=>this.walk(i)}},...this.tabs),this.node=l("div",{class:"sv-views"},this.list,...this.panels)}has(t){return this.names.includes(t)}show({view:t}){this.
names.forEach((e,s)=>{x(this.tabs[s],"aria-selected",String(e===t)),this.tabs[s].tabIndex=e===t?0:-1,this.panels[s].hidden=e!==t})}walk(t){let e=Ze(this.tabs,t);
e>=0&&this.set({view:this.names[e]})}};var fe=1e-9,kt=class{list;constructor(){this.list=[]}add(t,e,s,i=it){this.list.push({at:t,tokens:e,text:s,pending:i})}cut(t){this.list.length=Math.min(this.list.
length,t)}by(t){let e=0,s=this.list.length;for(;e<s;){let i=e+s>>1;this.list[i].at<=t+fe?e=i+1:s=i}return e}tokensAt(t){let e=this.list[this.by(t)-1];return e?e.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function rr(n,t,e,s){
let{folds:i}=n;for(e.cut(t);e.list.length<t;){let c=e.list.length,d=i.at(c+1),h=n.rows[c].slots.filter(p=>lt(p.kind));e.add(jt(d),d.emitted,h.map(p=>p.text).join(
""))}let{tokens:r,until:o}=i.plain,a=n.over&&t===n.length?r.length:Math.min(r.length,i.at(t).emitted);for(s.cut(a);s.list.length<a;){let c=s.list.length,{text:d,
pending:h}=ht(c?s.list[c-1].pending:it,n.piece(r[c]));s.add(o[c+1],c+1,d,h)}}function me(n,t){let e=n/t,s=10**Math.floor(Math.log10(e));return[1,2,5].map(i=>i*s).find(i=>i>=e)??10*s}var Sn=(n,t)=>Array.from({length:Math.floor(n/t+1e-9)+1},
(e,s)=>s*t);var ma=["draft","verify","accept"],En=24,or=28,ar=26,ga=[1,4,16],xa=16e3,ts=class{run=null;rounds;steps;time;constructor({say:t,palette:e,seek:s}){this.say=t,this.
palette=e,this.seek=s,this.zoom=1,this.span=1,this.width=0,this.canvas=l("canvas",{class:"sv-lanes",role:"img","aria-label":t("race.picture"),on:{click:i=>this.
pick(i)}}),this.ahead=l("span",{class:"sv-lanes-ahead"}),this.hand=l("span",{class:"sv-lanes-hand"}),this.scroller=l("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":t("race.picture")},l("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=ct(t("race.zoom"),ga.map(i=>[String(
i),i===1?t("race.fit"):`${i}×`]),i=>this.setZoom(Number(i))),this.node=l("div",{},l("div",{class:"sv-lanes-frame"},l("p",{class:"sv-lane-caption"},t("race.plai\
n")),l("p",{class:"sv-lane-caption sv-lane-second"},t("race.speculative")),this.scroller),l("div",{class:"sv-lanes-foot"},ue(t,t("race.key_plain")),this.zooms.node))}setZoom(t){
this.zoom=t,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(t,{span:e,ours:s,plain:i}){this.run=t,this.
span=e||1,this.rounds=s.list.length,this.steps=i.list.length,this.draw()}set(t){this.time=t;let e=this.x(t);this.hand.style.transform=`translateX(${Math.min(e,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${e.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(e)}keepInSight(t){let{scrollLeft:e,clientWidth:s}=this.
scroller;(t<e||t>e+s-40)&&(this.scroller.scrollLeft=t-s/2)}x(t){return t/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(xa,Math.floor(this.scroller.clientWidth*this.zoom));let t=En*2+or+ar,e=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*e&&(this.canvas.width=this.width*e,this.canvas.height=t*e,x(this.canvas,"style",`width: ${this.width}px; height: ${t}px`));let s=this.canvas.getContext("2\
d");s&&(s.setTransform(e,0,0,e,0,0),s.clearRect(0,0,this.width,t),this.drawAxis(s,t),this.drawPlain(s,this.run),this.drawOwn(s,this.run,En+or))}drawAxis(t,e){let s=me(
this.span,Math.max(2,this.width/110));t.font=`11px ${Pt}`,t.textBaseline="alphabetic";for(let i=0;i*s<=this.span;i+=1){let r=Math.round(this.x(i*s))+.5;t.fillStyle=
this.palette.get("line"),t.fillRect(r-.5,0,1,e-ar+6),t.fillStyle=this.palette.get("quiet");let o=A(Number((i*s).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=t.measureText(o).width;t.textAlign=r+a/2>this.width?"right":i?"center":"left",t.fillText(o,t.textAlign==="right"?this.width:r,e-6)}}block(t,e,s,i,r){let o=this.
x(i)-this.x(s),a=o>3?Math.round:h=>h,[c,d]=[a(this.x(s)),a(this.x(i))];t.fillRect(c,e,Math.max(d-c-(r&&o>3?1:0),.4),En)}drawPlain(t,e){let{until:s}=e.folds.plain;
t.fillStyle=this.palette.get("plain");for(let i=1;i<=this.steps;i+=1)this.block(t,0,s[i-1],s[i],!0)}drawOwn(t,e,s){let i=0;e.rounds.slice(0,this.rounds).forEach(
({times:r})=>ma.forEach(o=>{t.fillStyle=this.palette.get(o),this.block(t,s,i,i+r[o],o==="accept"),i+=r[o]}))}pick(t){let{run:e}=this;if(!e)return;let s=t.offsetX/
this.width*this.span,i=0;for(;i<this.rounds&&jt(e.folds.at(i))<s;)i+=1;this.seek(i)}};var lr=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],ba=4,wa=.25,On=1e3,ka={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},ya="M4 2.5v11L13 8z",
_a="M4 3h3v10H4zM9 3h3v10H9z",cr=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,es=class{arrivals=new kt;end=-1;constructor(t,e){this.say=t,this.
count=l("span",{class:"sv-quiet"}),this.box=l("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":t(`race.${e}`)}),this.node=l("d\
iv",{class:"sv-reader","data-way":e},l("div",{class:"sv-reader-head"},l("h3",{},t(`race.${e}`)),this.count),this.box)}load(t){this.arrivals=t,this.box.replaceChildren()}endAt(t){
t!==this.end&&(this.end=t,[...this.box.children].forEach((e,s)=>e.classList.toggle("sv-ended",this.isEnded(s))))}isEnded(t){return this.end>=0&&t>this.end}show(t,e){
let{box:s,arrivals:i,say:r}=this,o=i.by(t),a=s.childElementCount;for(;s.childElementCount>o;)s.lastChild?.remove();for(let d=s.childElementCount;d<o;d+=1)s.append(
l("span",this.isEnded(d)?{class:"sv-ended"}:{},...F(i.list[d].text)));f(this.count,e?o<i.list.length?r("race.so_far",{n:i.tokensAt(t),of:i.tokens}):r("race.done",
{n:i.tokens,time:A(i.end)}):r("race.unmeasured"));let c=o===i.list.length;o!==a&&(s.querySelectorAll("[data-new]").forEach(d=>d.removeAttribute("data-new")),o&&
!c&&s.lastElementChild?.setAttribute("data-new",""),s.scrollTop=s.scrollHeight)}},ss=class{run=null;shown=null;length=null;frame=null;ours=new kt;plain=new kt;last=0;button;scrubber;clock;speed;constructor({
say:t,palette:e,seek:s,greedy:i}){this.say=t,this.greedy=i,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new es(t,"speculative"),plain:new es(t,"pl\
ain")},this.lanes=new ts({say:t,palette:e,seek:r=>{this.free=!1,s(r)}}),this.sentence=l("p",{class:"sv-note sv-race-sentence"}),this.prefill=l("p",{class:"sv-no\
te"}),this.texts=l("span",{}),this.again=l("button",{type:"button",class:"sv-link",on:{click:()=>i.race()}},t("race.greedy")),this.node=l("section",{class:"sv-s\
ection"},l("div",{class:"sv-section-head"},l("h2",{},t("race.heading")),l("span",{class:"sv-quiet"},t("race.note"))),this.controls(),l("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,l("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:t}=this;return this.button=l("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
l("input",{type:"range",class:"sv-scrubber",min:0,max:On,step:1,value:0,"aria-label":t("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
On*this.span),keydown:e=>this.walk(e)}}),this.clock=l("span",{class:"sv-race-clock"}),this.speed=l("select",{on:{change:()=>{this.chosen=!0}}},...lr.map(([e,s])=>l(
"option",{value:e},e===1?t("race.real"):s))),l("div",{class:"sv-race-controls",role:"group","aria-label":t("race.label")},this.button,this.scrubber,this.clock,l(
"label",{class:"sv-choice"},t("race.speed"),this.speed))}show(t,e,s){t!==this.run&&this.load(t);let i=e!==this.shown&&t.length===this.length;this.shown=e,this.length=
t.length,rr(t,s,this.ours,this.plain),this.readers.plain.endAt(t.plainEnd),this.lanes.show(t,this),this.chosen||(this.speed.value=String(this.pace())),i&&!this.
playing&&(this.free=!1),this.showPrefill(t),this.showTexts(t,s),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(t){this.halt(),
this.run=t,this.free=!1,this.shown=null,this.length=null,this.ours=new kt,this.plain=new kt,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:t}){let{target:e,draft:s}=t.prefill||{},i=t.models.draft?"race.prefill":"race.prefill_alone";f(this.prefill,e||s?this.say(i,{target:A(e),draft:A(s)}):"")}showTexts(t,e){
let{say:s}=this,i=t.trace.settings.temperature>0,r=!i&&t.folds.agreement(e)?.first_difference===null,o=this.measured?i?s(R(z(t.trace))?"rules.lossy":"race.draws"):
r?s("race.same"):"":"",{end:a}=this.readers.plain,c=a>=0&&a+1<this.plain.list.length;f(this.texts,$(o,c&&s("race.goes_on",{end:H(t.alone(t.trace.plain.tokens[a]))}))),
this.again.hidden=!i||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:t,shown:e}=this;return this.whole&&e===t?.length?this.span:e?this.ours.list[e-1].at:0}pace(){return lr.
map(([e])=>e).filter(e=>e<=1&&e>=.1).reverse().find(e=>this.span/e>=ba)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let t=this.time>=
this.span-fe;cr()?this.hold(t?0:this.beside(1)):this.playing?this.hold(this.time):this.play(t?0:this.time)}play(t){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(e=>this.tick(e)),this.set(t)}tick(t){let e=Math.min((t-this.last)/1e3,wa)*Number(this.speed.value);this.last=t;let s=Math.min(this.time+
Math.max(0,e),this.known);this.whole&&s>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(i=>this.tick(i)),this.set(s)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(t){this.halt(),this.free=!0,this.set(t)}beside(t){let s=[this.ours,this.plain].flatMap(
({list:i})=>i.map(({at:r})=>r)).filter(i=>(i-this.time)*t>fe);return t>0?s.length?Math.min(...s):this.span:s.length?Math.max(...s):0}walk(t){let e=ka[t.key];!e||
!this.run||(t.preventDefault(),this.hold(this.beside(e)))}set(t){this.time=t;let{say:e}=this;this.readers.ours.show(t,!0),this.readers.plain.show(t,this.measured||
!this.length),this.lanes.set(t);let s=this.span?t/this.span*On:0;Math.round(s)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(s))),f(this.
clock,e("race.clock",{time:A(t),of:A(this.span)}));let i=this.tell();x(this.scrubber,"aria-valuetext",i),this.playing||f(this.sentence,i),this.paintButton()}tell(){
let{say:t,time:e,ours:s,plain:i}=this;if(!this.measured)return t("race.alone",{time:A(e),ours:s.tokensAt(e)});let r={time:A(e),ours:s.tokensAt(e),plain:i.tokensAt(
e)};if(!this.whole||e<this.span-fe)return t("race.now",r);let o=s.end<=i.end,[a,c]=o?[s,i]:[i,s];return t(o?"race.won":"race.lost",{first:A(a.end),second:A(c.end),
done:a.tokens,other:c.tokensAt(a.end),of:c.tokens})}paintButton(){let t=cr()?"step":this.playing?"pause":"play";this.button.dataset.does!==t&&(this.button.dataset.
does=t,this.button.replaceChildren(Yt(t==="pause"?_a:ya),l("span",{},this.say(`race.${t}`))))}};var ge=["draft","verify","accept"],Tn=["plain","speculative","bursts"];function za(n,t){let e=n.folds.cost(t);if(!e||!e.plain)return null;let s=n.folds.at(n.folds.
compared(t)),i=s.emitted/s.rounds,r={draft:e.draft*i,verify:e.verify*i,accept:e.accept*i},o=r.draft+r.verify+r.accept;return{parts:r,round:o,length:i,steps:o/e.
plain,speedup:n.folds.measured(t)}}var ns=class{constructor(t){this.say=t,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",ge)},this.
chart=l("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=l("p",{class:"sv-note"}),this.values=Object.fromEntries(
Tn.map(e=>[e,[l("td",{}),l("td",{})]])),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-costs-columns"},l("div",{class:"sv-costs-block"},l("div",{
class:"sv-section-head"},l("h2",{},t("costs.heading"))),this.chart,ue(t),this.sentence),l("div",{},l("div",{class:"sv-section-head"},l("h2",{},t("waits.heading"))),
l("div",{class:"sv-table sv-waits"},this.table()),l("p",{class:"sv-note"},t("waits.means")))))}bar(t,e){let s=e.map(o=>l("span",{"data-part":o})),i=l("span",{class:"\
sv-cost-value"});return{node:l("div",{class:"sv-cost"},l("span",{},this.say(`race.${t}`)),l("span",{class:"sv-cost-bar"},...s),i),fill:s,value:i}}table(){let{say:t}=this,
e=s=>l("th",{scope:"col"},s);return l("table",{},l("thead",{},l("tr",{},l("td",{}),e(t("waits.p50")),e(t("waits.p95")))),l("tbody",{},...Tn.map(s=>l("tr",{},l("\
th",{scope:"row"},t(`waits.${s}`)),...this.values[s]))))}show(t,e){this.showWaits(t.folds.gaps(e)),this.showCost(t,e)}showWaits(t){Tn.forEach(e=>{let[s,i]=this.
values[e];f(s,A(t[e]&&t[e].p50)),f(i,A(t[e]&&t[e].p95))})}showCost(t,e){let s=t.folds.cost(e),i=za(t,e);if(this.chart.hidden=!i,f(this.sentence,this.tell(t,i)),
!i||!s)return;let r=ge.map(c=>s[c]),o=r.reduce((c,d)=>c+d,0),a=Math.max(s.plain,o);this.fill(this.bars.plain,[s.plain],a),this.fill(this.bars.speculative,r,a),x(
this.chart,"aria-label",this.say("costs.aria",{plain:A(s.plain),total:A(o),...Object.fromEntries(ge.map(c=>[c,A(s[c])]))}))}fill({fill:t,value:e},s,i){t.forEach(
(r,o)=>r.style.setProperty("--n",String(s[o]/i))),f(e,A(s.reduce((r,o)=>r+o,0)))}tell(t,e){let{say:s}=this;if(!e)return s(t.folds.plain.tokens.length||!t.length?
"costs.early":"headline.not_measured");let i=ge.reduce((a,c)=>e.parts[a]>=e.parts[c]?a:c),r=s("costs.round",{round:A(e.round),steps:O(e.steps),length:O(e.length),
...Object.fromEntries(ge.map(a=>[a,A(e.parts[a])]))});if(e.speedup===null)return $(r,s("headline.impossible"));let o=s((e.speedup??0)>=1?"costs.faster":"costs.s\
lower",{steps:O(e.steps),length:O(e.length),speedup:P(e.speedup),blame:s(`part.${i}`)});return $(r,o)}};function dr([n,t,e,s,i],r){let o=r?[s,i]:[t,e];return{token:n,target:o[0]??null,draft:o[1]??null}}var hr=({target:n,draft:t})=>n==null||t==null?null:Math.min(n,
t),Mn=(n,t)=>n.reduce((e,s)=>{let i=s[t];return e===null||i===null?null:e+i},0);function yt(n,t=!1){return n.candidates.map(e=>dr(e,t)).map(e=>({...e,both:hr(e)}))}
function pr(n,t,e){let s=new Set(t.map(p=>p.token)),i=dr(n.rest,e),r=[{...i,both:hr(i)},...yt(n,e).filter(p=>!s.has(p.token))],[o,a]=[Mn(r,"target"),Mn(r,"draft")],
c=Mn(t,"both"),h=!e&&c!==null&&o!==null&&a!==null&&n.overlap!=null?Math.min(Math.max(0,n.overlap-c),o,a):null;return{token:-1,target:o,draft:a,both:h}}var ur=(n,t)=>(t.
target??0)-(n.target??0)||(t.draft??0)-(n.draft??0);function vr(n,t,e=!1,s=8){let i=yt(n),r=new Map(yt(n,!0).map(p=>[p.token,Math.max(p.target||0,p.draft||0)])),
o=({token:p})=>r.get(p)??0,a=p=>(t.includes(p.token)?2:0)+Math.max(p.target||0,p.draft||0)+.001*o(p),c=i.sort((p,v)=>a(v)-a(p)).slice(0,s-1).sort((p,v)=>ur(p,v)||
o(v)-o(p)).map(p=>p.token),d=yt(n,e),h=c.flatMap(p=>d.find(v=>v.token===p)??[]);return[...h,pr(n,h,e)]}function is(n,t=!1){let e=yt(n,t).sort(ur);return[...e,pr(
n,e,t)]}function fr(n,{weight:t,taken:e,mass:s}){let i=yt(n),r=s??1-(n.overlap??1);if(r<=0||i.some(a=>a.both==null))return null;let o=i.map(({token:a,target:c,draft:d})=>({
token:a,share:(t*(c??0)-e(a,d??0))/r})).filter(a=>a.share>0).sort((a,c)=>c.share-a.share);return{shares:o,rest:Math.max(0,1-o.reduce((a,{share:c})=>a+c,0))}}function mr(n){
let[t,e]=[yt(n),yt(n,!0)];return e.some((s,i)=>s.target!=null&&(s.target!==t[i].target||s.draft!=null&&s.draft!==t[i].draft))}function rs(n,t){let e=it;return t.map(s=>{let i=n.piece(s),r=ht(e,i);return e=r.pending,{token:s,text:r.text,piece:i}})}var qt=({text:n,piece:t})=>n||pt(t);function os(n,t){
let{output:e,plain:s,matched:i}=n.folds,r=Math.min(n.folds.at(t).emitted,s.tokens.length);return{speculative:rs(n,e.slice(0,r)),plain:rs(n,s.tokens.slice(0,Math.
min(r,n.plainEnd+1||r))),compared:r,parts:i<r?i:null}}var Sa=["accepted","correction","bonus"];function as(n){return n.rounds.flatMap(({drafts:t,final:e})=>{let i=t.filter(({verdict:r})=>r==="accepted").map(()=>"ac\
cepted");return e?[...i,t.length?e.kind:"plain"]:i})}var Gt=class{constructor(t){this.list=l("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=l("div",{},l("p",{class:"sv-pairs-key sv-note"},t("lossless.pairs"),...Sa.map(e=>l("span",{class:"sv-pair-key","data-came":e},t(`lossless.came.${e}`)))),this.
list),this.drawn=""}show({plain:t,speculative:e,parts:s},i,r){x(this.list,"aria-label",`${r} ${H(t.map(({text:a})=>a).join(""))}`);let o=JSON.stringify([t,e,i]);
o!==this.drawn&&(this.drawn=o,this.list.replaceChildren(...t.map((a,c)=>{let d=e[c],h=a.token===d.token;return l("span",{class:"sv-pair","data-same":String(h),"\
data-parts":c===s},l("span",{},...F(qt(a),!0)),l("span",{class:"sv-pair-sign"},h?"=":"≠"),l("span",{"data-came":i[c]},...F(qt(d),!0)))})))}};var ls=260,xe=52,jn=14,gr=22,xr=42,Ea=.001,br=Ea/1.6,Oa=[.001,.01,.1,1],wr=[10,100,1e3,1e4],kr=n=>n.map(t=>t.map(e=>e.toFixed(1)).join(",")).join(" "),cs=class{constructor(t){
this.say=t,this.node=l("div",{class:"sv-convergence",role:"img"})}show({band:t,checkpoints:e},s,i,r){x(this.node,"aria-label",r);let o=this.node.clientWidth;if(!o)
return;let a=Math.log(i[i.length-1]/i[0]),c=u=>xe+Math.log(u/i[0])/a*(o-xe-jn),d=u=>gr+Math.log(1/Math.max(u,br))/Math.log(1/br)*(ls-gr-xr),h=e.slice(0,s),p=u=>h.
map(m=>[c(m[0]),d(m[u][2])]),v=u=>t.map((m,g)=>[c(i[g]),d(m[u])]);this.node.replaceChildren(S("svg",{width:o,height:ls,"aria-hidden":"true"},...Oa.flatMap(u=>[S(
"line",{class:"sv-convergence-grid",x1:xe,x2:o-jn,y1:d(u),y2:d(u)}),S("text",{x:xe-6,y:d(u)+4,"text-anchor":"end"},`${u*100}%`)]),...wr.map((u,m)=>S("text",{x:c(
u),y:ls-xr+18,"text-anchor":m?m===wr.length-1?"end":"middle":"start"},u.toLocaleString("en"))),S("text",{class:"sv-convergence-title",x:(xe+o-jn)/2,y:ls-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),S("polygon",{class:"sv-convergence-band",points:kr([...v(1),...v(0).reverse()])}),...this.curve("lossy",p(2)),...this.
curve("exact",p(1))))}curve(t,e){if(!e.length)return[];let[s,i]=e[e.length-1],r=t==="exact"?S("circle",{cx:s,cy:i,r:5}):S("rect",{x:s-4.5,y:i-4.5,width:9,height:9}),
o=S("text",{class:"sv-convergence-name",x:s,y:i+(t==="exact"?20:-10),"text-anchor":s>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${t}`));return[
S("g",{class:"sv-convergence-line","data-rule":t},S("polyline",{points:kr(e)}),r,o)]}},$n=n=>n<5e-4?"0%":n<.1?`${(n*100).toFixed(1)}%`:_(n);var An=["exact","lossy"],yr=[1,2,3],Ta=3,Ma=.3,ja=70,_r=48,$a=5e-4;function Aa({candidates:n,rest:t},e){let s=e===1?2:4;if(t[e]===null||t[e]>Ma||t[s]===null)return 0;
let i=n.map(a=>a[e]??0);return[...n].sort((a,c)=>(c[e]??0)-(a[e]??0)).slice(0,Ta).reduce((a,c)=>a+Math.max(0,(c[s]??0)-(c[e]??0)),0)*(1-i.reduce((a,c)=>a+c*c,0))}
function La(n){let t=n.trace.settings.temperature?1:3,[e,s]=[0,0];return n.rounds.forEach(({positions:i},r)=>(i||[]).forEach((o,a)=>{let c=n.folds.at(r).emitted+
a,d=c<n.folds.output.length&&c<n.folds.at(r+1).emitted?Aa(o,t):0;d>s&&([e,s]=[c,d])})),e}function qa({trace:n,folds:t},e){let s=[...n.prompt,...t.output.slice(0,
e)],i=Object.fromEntries(s.map(r=>[r,n.pieces[r]]));return JSON.stringify({...n,prompt:s,pieces:i,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Ca=0,
ds=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=yr[0];start=0;seen=0;constructor(t){this.say=t,this.refused=l("p",{class:"sv-not\
e"}),this.status=l("p",{class:"sv-note",role:"status"}),this.progress=l("progress",{max:1,value:0,hidden:!0,"aria-label":t("frequencies.progress")}),this.button=
l("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=ct(t("frequencies.length"),yr.map(e=>[String(e),t(e>1?"frequenc\
ies.first":"frequencies.first_one",{n:e})]),e=>{this.length=Number(e)}),this.controls=l("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new Gt(t),this.same=l("p",{class:"sv-same"}),this.greedy=l("div",{class:"sv-proof",hidden:!0},l("h4",{},t("frequencies.greedy")),this.same,
this.pairs.node),this.heading=l("h4",{}),this.where=l("p",{class:"sv-note"}),this.rows=l("tbody",{}),this.curve=new cs(t),this.verdicts=An.map(e=>l("p",{class:"\
sv-told","data-rule":e})),this.counted=l("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),l("p",{class:"sv-note"},t("frequenci\
es.why")),l("h4",{},t("frequencies.curve")),l("p",{class:"sv-note"},t("frequencies.band")),this.curve.node,l("div",{role:"status"},...this.verdicts)),this.means=
l("p",{class:"sv-note"}),this.lossy=l("p",{class:"sv-note"},t("frequencies.lossy_means")),this.node=l("div",{class:"sv-experiment",hidden:!0},l("h3",{},t("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let t=e=>l("span",{class:"sv-count-key","data-part":e},this.say(
`frequencies.${e}`));return l("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(t))}table(){let{say:t}=this,e=s=>l("th",{scope:"col","\
data-rule":s},t(`frequencies.${s}`));return l("table",{class:"sv-counts"},l("caption",{class:"sv-spoken"},t("frequencies.caption")),l("thead",{},l("tr",{},l("th",
{scope:"col"},t("frequencies.beginning")),...["target",...An].map(e))),this.rows)}offer(t,e){this.ask=t,f(this.means,this.say("frequencies.means",{n:e.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(t){this.take({number:this.number,state:"error",message:t})}take(t){
t.number===this.number&&(this.result={...this.result,...t},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let t=this.result?.checkpoints?.length??
0;if(this.seen>=t)return;let e=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=e?t:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),ja)}show(t){t!==this.run&&(this.running&&this.leave(),this.run=t,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=Ca+=1,this.result={number:this.number,state:"loading",texts:0},this.start=La(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:qa(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:t,run:e,result:s,running:i}=this,r=!!(e&&E(e.trace));this.node.hidden=!(e&&e.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=r||!this.ask,this.lossy.hidden=r,this.refused.hidden=!this.controls.hidden,f(this.refused,this.refusal||(r?t("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(o=>{o.disabled=i}),f(this.button,t(i?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!i,s?.of&&(this.progress.value=(s.texts??0)/s.of),f(this.status,s?this.tell(s):""),this.greedy.hidden=!s?.greedy,s?.greedy&&this.paintGreedy(new Dt(s.greedy)),
this.counted.hidden=!s?.rows?.length,s?.rows?.length&&this.paintCounts(s)}tell({state:t,message:e,texts:s,of:i}){return t==="loading"||t==="error"?e||this.say(`\
frequencies.state.${t}`):this.say(`frequencies.state.${t}`,{n:(s??0).toLocaleString("en"),of:(i??0).toLocaleString("en")})}paintGreedy(t){let e=os(t,t.length),s=e.
parts??e.compared;x(this.same,"data-kind",e.parts==null?"same":"differ"),f(this.same,e.parts==null?this.say("lossless.same",{n:s}):this.say("lossless.differ",{n:s,
position:s+1})),this.pairs.show(e,as(t),this.same.textContent??"")}paintCounts(t){let{say:e,run:s,seen:i}=this,{rows:r,checkpoints:o,band:a,plan:c,temperature:d,
state:h}=t,p=o[i-1];f(this.heading,e("frequencies.counted",{t:String(d),n:(p?p[0]:0).toLocaleString("en")})),f(this.where,s?this.before(s):"");let v=Math.max(...r.
map(g=>g[1]),...(p?[p[1],p[2]]:[]).flatMap(g=>g[0].map(w=>w/p[0])));this.rows.replaceChildren(...r.flatMap(([g,w],y)=>g==null&&w<$a&&!(p&&p[1][0][y]+p[2][0][y])?
[]:[l("tr",{style:`--p:${w/v}`},l("th",{scope:"row",class:g==null?"sv-others":null,translate:g==null?null:"no"},...g==null?[e("frequencies.others")]:F(g,!0)),l(
"td",{},zr(w)),...[1,2].map(M=>this.cell(p&&p[M],y,p?p[0]:0,v)))]));let u=h!=="running"&&i===o.length&&i>0,m=An.map((g,w)=>u?this.verdict(g,p[0],p[w+1][2],a[i-1][1]):
"");this.verdicts.forEach((g,w)=>f(g,m[w])),this.curve.show(t,i,c,$(...m)||e("frequencies.curve"))}before(t){let e=t.promptText+rs(t,t.folds.output.slice(0,this.
start)).map(i=>i.text).join(""),s=e.length>_r?`…${e.slice(-_r)}`:e;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:s.replace(/\s+/g,
" ")})}cell(t,e,s,i){if(!t)return l("td",{});let[r,o]=[t[0][e]/s,t[1][e]/s];return l("td",{},l("span",{class:"sv-count-bar",style:`--n:${r/i};--g:${o/i}`},l("sp\
an",{class:"sv-count-all"}),l("span",{class:"sv-count-guessed"}),l("span",{class:"sv-count-exact"})),zr(r))}verdict(t,e,s,i){let r=e.toLocaleString("en");return this.
say(`frequencies.${s>i?"beyond":"within"}.${t}`,{n:r,distance:$n(s),high:$n(i)})}},zr=n=>`${(n*100).toFixed(1)}%`;var Sr=["plain","speculative"],Ra={float16:.0625,bfloat16:.5},Na=.001;function Ia(n,t){let e=0;for(;n.folds.at(e+1).emitted<=t;)e+=1;return(n.rounds[e].positions||
[])[t-n.folds.at(e).emitted]||null}function Pa(n,t,e,s){let i=Ia(n,t),r=i?is(i,!0):[],o=[e,s].map(c=>(r.find(d=>d.token===c)||{target:null}).target);if(!o[0])return null;
let a=Ra[n.trace.models.target.dtype]||Na;return{p:o,gap:o[1]?Math.abs(Math.log(o[0]/o[1])):null,limit:a}}var Ln=class{constructor(t,e){this.same=l("span",{}),this.
mark=l("mark",{class:"sv-parting"}),this.rest=l("span",{class:"sv-parted"}),this.text=l("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=l("div",{class:"sv-twin","data-way":e},l("h3",{},t(`race.${e}`)),this.text)}show(t,e){let s=r=>r.map(({text:o})=>o).join(""),i=e??t.length;this.same.replaceChildren(
...F(s(t.slice(0,i)))),this.mark.hidden=e==null,this.mark.replaceChildren(...e==null?[]:F(qt(t[e]),!0)),this.rest.replaceChildren(...F(s(t.slice(i+1))))}},hs=class{outcome;constructor(t){
this.say=t,this.verdict=l("p",{class:"sv-verdict"}),this.why=l("p",{class:"sv-note"}),this.twins=Object.fromEntries(Sr.map(e=>[e,new Ln(t,e)])),this.scroller=l(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":t("lossless.texts")},...Sr.map(e=>this.twins[e].node)),this.pairs=new Gt(t),this.experiment=new ds(
t),this.own=l("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-section-\
head"},l("h2",{},t("lossless.heading"))),this.own,this.experiment.node)}show(t,e){let{plain:s,speculative:i,compared:r,parts:o}=os(t,e),a=t.trace.settings.temperature===
0,c=r?o==null?"same":a?"differ":"sampled":"none";this.pairs.node.hidden=!r||!a,this.scroller.hidden=!r||a,x(this.verdict,"data-kind",c),this.twins.plain.show(s,
o),this.twins.speculative.show(i,o),this.scrollTo(`${c} ${o}`),f(this.verdict,this.tell(t,c,r,o??0)),f(this.why,o!==null&&a?this.tellGap(t,o,[i[o],s[o]]):a||c===
"none"?r?this.say("lossless.greedy"):"":this.say(R(z(t.trace))?"rules.lossy":"lossless.sampling")),a&&this.pairs.show({plain:s,speculative:i,parts:o},as(t),this.
verdict.textContent??""),this.experiment.show(t),this.order(a?this.own:this.experiment.node)}order(t){let[e,s]=[this.own,this.experiment.node],i=t===e?s:e;t.nextElementSibling!==
i&&i.before(t)}scrollTo(t){if(t===this.outcome)return;this.outcome=t;let{mark:e}=this.twins.plain;this.scroller.scrollTop=e.hidden?0:Math.max(0,e.offsetTop-this.
scroller.clientHeight/2)}tell(t,e,s,i){let{say:r}=this;return e==="none"?r(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="\
same"?r(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{n:s}):r(`lossless.${e}`,{position:i+1,n:i})}tellGap(t,e,[s,i]){let{say:r}=this,o=Pa(
t,e,s.token,i.token);if(!o)return r("lossless.unknown");let a={mine:H(qt(s)),theirs:H(qt(i)),p:ut(o.p[0]),q:ut(o.p[1]),gap:O(o.gap,3),limit:o.limit,dtype:t.trace.
models.target.dtype};return o.gap==null?r("lossless.unlisted",a):$(r("lossless.gap",a),r(o.gap<=o.limit?"lossless.tie":"lossless.fault",a))}};var Ha=1.96,Fa=300,Ct=10;function qn(n,t){let e=n/t,s=Ha**2/t,i=(e+s/2)/(1+s),r=Math.sqrt((e*(1-e)+s/4)*s)/(1+s);return{share:e,low:Math.max(0,i-r),high:Math.min(
1,i+r),tested:t}}function Cn(n){let t=n.some(({drafts:s})=>s.some(({confidence:i})=>i!=null)),e=n.filter(s=>!C(s)).flatMap(({drafts:s,positions:i=[]})=>s.flatMap(
({token:r,verdict:o,confidence:a},c)=>{let d=t?a:i[c]?.candidates.find(([h])=>h===r)?.[4];return o==="untested"||d==null?[]:[{chance:d,accepted:o==="accepted"}]}));
return{headed:t,tests:e}}function Er(n,t){let e=z({settings:n});return e==="token"||e==="match"&&!t||n.temperature===0}function Or(n){let t=n.length<Fa?5:10;return Array.
from({length:t},(e,s)=>{let i=n.filter(({chance:o})=>Math.min(t-1,Math.floor(o*t))===s),r=i.reduce((o,{chance:a})=>o+a,0)/i.length;return{from:s/t,to:(s+1)/t,mean:r,
...qn(i.filter(({accepted:o})=>o).length,i.length)}}).filter(({tested:e})=>e)}var ps=196,us=40,Tr=10,Mr=10,Rn=40,Ua=[0,.5,1],be=class{constructor(t,e,s,i){this.chart=l("div",{class:"sv-dots",role:"img"}),this.sentence=l("p",{class:"sv-not\
e"}),this.table=Bt(t,e,i),this.node=l("figure",{class:"sv-figure-block"},l("h3",{},T(s,e)),this.chart,this.sentence,this.table.node)}show(t,{title:e,ticks:s},i,r,o=!1){
x(this.chart,"aria-label",i),f(this.sentence,i),this.table.show(r);let a=this.chart.clientWidth;if(!a)return;let c=p=>us+p*(a-us-Tr),d=p=>Mr+(1-p)*(ps-Mr-Rn),h=t.
filter(({tested:p})=>p>=Ct);this.chart.replaceChildren(S("svg",{width:a,height:ps,"aria-hidden":"true"},...Ua.flatMap(p=>[S("line",{class:"sv-dots-grid",x1:us,x2:a-
Tr,y1:d(p),y2:d(p)}),S("text",{x:us-6,y:d(p)+4,"text-anchor":"end"},`${p*100}%`)]),o?S("line",{class:"sv-dots-equal",x1:c(0),x2:c(1),y1:d(0),y2:d(1)}):S("polyli\
ne",{class:"sv-dots-line",points:h.map(p=>`${c(p.x)},${d(p.share)}`).join(" ")}),...s.map(({at:p,label:v})=>S("text",{x:c(p),y:ps-Rn+15,"text-anchor":p<1?"middl\
e":"end"},v)),...t.flatMap(p=>[S("line",{class:"sv-dots-whisker",x1:c(p.x),x2:c(p.x),y1:d(p.low),y2:d(p.high)}),S("circle",{class:p.tested<Ct?"sv-dots-few":"sv-\
dots-point",cx:c(p.x),cy:d(p.share),r:5}),S("text",{class:"sv-dots-count",x:c(p.at),y:ps-Rn+28,"text-anchor":"middle"},`${p.tested}`)]))),this.chart.append(l("p",
{class:"sv-dots-axis","aria-hidden":"true"},e))}};var we=["accepted","rejected","untested"],Da=[0,.2,.4,.6,.8,1].map(n=>({at:n,label:_(n)})),jr=(n,t)=>[n,t];function Ba(n){let t=Array.from({length:Math.max(0,...n.
map(s=>s.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));n.forEach(({drafts:s})=>{C({drafts:s})?Wa(s).forEach((i,r)=>{t[r][i]+=1}):s.forEach((i,r)=>{
t[r][i.verdict]+=1})});let e=t.findLastIndex(s=>we.some(i=>s[i]));return t.slice(0,e+1)}function Wa(n){let t=K(n);return Array.from({length:Math.max(...t)+1},(e,s)=>{
let i=n.filter((r,o)=>t[o]===s).map(({verdict:r})=>r);return i.includes("accepted")?"accepted":i.includes("rejected")?"rejected":"untested"})}function Ga(n){let t=n.
map(i=>i.drafts.filter(r=>r.verdict==="accepted").length),e=n.map(({drafts:i})=>C({drafts:i})?Math.max(...K(i))+1:i.length),s=Array(Math.max(0,...e)+1).fill(0);
return t.forEach(i=>{s[i]+=1}),s}var vs=class{constructor(t,e,s,i){this.chart=l("div",{class:"sv-columns",role:"img"}),this.sentence=l("p",{class:"sv-note"}),this.
table=Bt(t,e,i),this.node=l("figure",{class:"sv-figure-block"},l("h3",{},T(s,e)),this.chart,this.sentence,this.table.node)}show(t,e,s){let i=t.map(({label:r,value:o,
parts:a})=>l("div",{class:"sv-column"},l("span",{class:"sv-column-value"},o),l("span",{class:"sv-column-bar"},...a.map(([c,d])=>l("span",{"data-kind":c,style:`-\
-n:${d}`}))),l("span",{class:"sv-column-label"},r)));this.chart.replaceChildren(...i),this.chart.classList.toggle("sv-many-columns",t.length>9),x(this.chart,"ar\
ia-label",e),f(this.sentence,e),this.table.show(s)}},fs=class{constructor(t){this.say=t,this.slots=new vs(t,t("slots.heading"),"acceptance_by_position",[t("slot\
s.slot"),...we.map(s=>t(`kind.${s}`)),t("slots.of_rounds"),t("slots.of_judged")]),this.given=new be(t,t("given.heading"),"acceptance_by_position",[t("slots.slot"),
t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.calibration=new be(t,t("calibration.heading"),"calibration",[t("calibration.predicted"),t("cal\
ibration.mean"),t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.lengths=new vs(t,t("lengths.heading"),"mean_acceptance_length",[t("lengths.len\
gth"),t("lengths.rounds")]);let e=s=>l("li",{},l("span",{class:"sv-swatch","data-kind":s}),t(`kind.${s}`));this.slots.chart.after(l("ul",{class:"sv-legend"},...we.
map(e))),this.all=l("div",{},l("div",{class:"sv-section-head"},l("h2",{},t("breakdown.heading"))),l("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=l("section",{class:"sv-section"},this.all)}show(t,e){let s=t.rounds.slice(0,e);this.all.hidden=!t.width;
let i=Ba(s);this.showCalibration(t,s),this.showSlots(i,e),this.showGiven(i),this.showLengths(Ga(s),e)}showSlots(t,e){let{say:s}=this,i=({accepted:p,rejected:v})=>p/
(p+v),r=t.map((p,v)=>({label:String(v+1),value:_(p.accepted/e),parts:we.map(u=>jr(u,p[u]/e))})),o=t.filter(({accepted:p,rejected:v})=>p+v>0).length,[a,c]=[t[0],
t[o-1]],d=t.length===1?"aria_one":o===1?"aria_first":"aria",h=a?s(`slots.${d}`,{first:_(a.accepted/e),last:_(c.accepted/e),n:o}):s("slots.none");this.slots.show(
r,h,t.map((p,v)=>[v+1,...we.map(u=>p[u]),_(p.accepted/e),_(i(p))]))}showGiven(t){let{say:e}=this,s=t.flatMap(({accepted:h,rejected:p},v)=>{let u=(v+.5)/t.length;
return h+p?[{...qn(h,h+p),x:u,at:u,label:String(v+1)}]:[]}),i=s.filter(({tested:h})=>h>=Ct),[r,o]=[i[0],i[i.length-1]],a=i.length<2?"few":o.low>r.high?"rises":o.
high<r.low?"falls":"open",c=i.length>1&&e("given.ends",{first:r.label,last:o.label,first_share:_(r.share),last_share:_(o.share)}),d=s.length?$(c,e(`given.${a}`),
this.tellFew(s)):e("slots.none");this.given.show(s,{title:e("given.axis"),ticks:s},d,s.map(h=>[h.label,...this.cells(h)]))}showCalibration(t,e){let{say:s}=this,
i=Cn(t.rounds);if(this.calibration.node.hidden=!i.tests.length,this.calibration.node.hidden)return;let r=Er(t.trace.settings,i.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!r,!r){f(this.calibration.sentence,s("calibration.other_rule",{rule:s(`rules.name.${z(t.trace)}`)}));return}let{headed:o,
tests:a}=Cn(e),c=Or(a),d=o?"head":"own",h=({from:g,to:w})=>s("calibration.between",{from:_(g),to:_(w)}),p=c.map(g=>({...g,x:g.mean,at:(g.from+g.to)/2})),v=a.reduce(
(g,{chance:w})=>g+w,0)/a.length,u=a.filter(g=>g.accepted).length,m=p.length?$(s(`calibration.${d}`),s("calibration.sum",{mean:_(v),share:_(u/a.length),tested:a.
length}),s("calibration.equal"),this.tellFew(p)):s("slots.none");this.calibration.show(p,{title:s(`calibration.axis.${d}`),ticks:Da},m,p.map(g=>[h(g),_(g.mean),
...this.cells(g)]),!0)}cells({share:t,low:e,high:s,tested:i}){return[_(t),this.say("calibration.between",{from:_(e),to:_(s)}),i]}tellFew(t){return t.some(({tested:e})=>e<
Ct)&&this.say("given.hollow",{few:Ct})}showLengths(t,e){let s=Math.max(1,...t),i=t.reduce((p,v,u)=>p+v*u,0)/e,r=Math.max(...t),o=t.flatMap((p,v)=>p===r?[v]:[]),
a=t.map((p,v)=>({label:String(v),value:String(p),parts:[jr("accepted",p/s)]})),c=o.length>1?"lengths.tied":"lengths.aria",d={mean:O(i),commonest:o.join(this.say(
"comma")),count:r,rounds:e},h=this.say(e?c:"slots.none",d);this.lengths.show(a,h,t.map((p,v)=>[v,p]))}};var Vt=220,Rt=44,ke=12,$r=8,ms=40,Va=1.25,Ka=1.1,Ya=90,Ar=10,gs=class{spots=[];rule=S("line",{y1:$r,y2:Vt-ms});dot=S("circle",{r:4});mark=S("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(t){this.say=t,this.chart=l("div",{class:"sv-speedup-chart",role:"img"}),this.readout=l("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=l("p",{class:"sv-note"}),this.table=Bt(t,t("chart.heading"),[t("chart.x"),t("chart.y")]),this.chart.addEventListener(
"pointermove",e=>this.read(e)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=l("section",{class:"sv-section"},l("div",{class:"sv-secti\
on-head"},l("h2",{},T("speedup",t("chart.heading")))),this.chart,this.sentence,this.table.node)}points(t,e){let{folds:s}=t,i=[];for(let r=1;r<=s.compared(e);r+=
1)i.push([s.at(r).emitted,s.speedup(r)??0]);return i}show(t,e,s){let i=this.points(t,e),r=i.length>1,o=this.describe(t,i);f(this.sentence,o),x(this.chart,"aria-\
label",o),this.chart.hidden=this.table.node.hidden=!r,this.table.show(i.map(([a,c])=>[a,P(c)])),r&&this.draw(i,t.folds.at(s).emitted)}describe(t,e){if(e.length<
2){let a=t.folds.plain.tokens.length>0;return this.say(a||!t.length?"chart.waiting":"headline.not_measured")}if(t.over&&t.folds.impossible(e.length))return this.
say("headline.impossible");let[s,i]=e[e.length-1],r=e.slice(Ar-1).map(([,a])=>a),o={least:Ar,low:P(Math.min(...r)),high:P(Math.max(...r))};return $(this.say("ch\
art.last",{tokens:s,speedup:P(i)}),r.length>1&&this.say("chart.range",o))}draw(t,e){let s=this.chart.clientWidth;if(!s)return;let i=Math.max(Va,...t.map(([,c])=>c))*
Ka,r=c=>Rt+c/e*(s-Rt-ke),o=c=>Vt-ms-c/i*(Vt-ms-$r);this.spots=t.map(([c,d])=>({count:c,ratio:d,x:r(c),y:o(d)}));let a=this.spots[this.spots.length-1];this.chart.
replaceChildren(S("svg",{width:s,height:Vt,"aria-hidden":"true"},...this.scale(i,o,s),...this.tokens(e,r,s),...this.reference(o(1),a,s),S("polyline",{class:"sv-\
speedup-line",points:this.spots.map(c=>`${c.x.toFixed(1)},${c.y.toFixed(1)}`).join(" ")}),S("circle",{class:"sv-speedup-last",cx:a.x,cy:a.y,r:4.5}),this.mark),this.
readout),this.unread()}scale(t,e,s){let i=me(t,5),r=i<.1?2:i<1?1:0;return Sn(t,i).flatMap(o=>[S("line",{class:"sv-speedup-grid",x1:Rt,x2:s-ke,y1:e(o),y2:e(o)}),
S("text",{x:Rt-6,y:e(o)+4,"text-anchor":"end"},`${o.toFixed(r)}×`)])}tokens(t,e,s){let i=Math.max(1,me(t,Math.max(2,(s-Rt)/Ya)));return[...Sn(t,i).map(r=>S("te\
xt",{x:e(r),y:Vt-ms+16,"text-anchor":"middle"},String(r))),S("text",{class:"sv-speedup-title",x:(Rt+s-ke)/2,y:Vt-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(t,e,s){
return[S("line",{class:"sv-speedup-plain",x1:Rt,x2:s-ke,y1:t,y2:t}),S("text",{x:s-ke,y:e.y<t?t+14:t-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:t}){
if(!this.spots.length)return;let e=t-this.chart.getBoundingClientRect().left,s=this.spots.reduce((i,r)=>Math.abs(i.x-e)<=Math.abs(r.x-e)?i:r);f(this.readout,this.
say("chart.hover",{tokens:s.count,speedup:P(s.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${s.x}px`),this.readout.dataset.side=s.x>this.
chart.clientWidth/2?"left":"right",x(this.rule,"x1",s.x),x(this.rule,"x2",s.x),x(this.dot,"cx",s.x),x(this.dot,"cy",s.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var Ja=250,Xa=120;function Za(n){let{top:t,bottom:e}=n.getBoundingClientRect();return e>0&&t<window.innerHeight}var xs=class{timer;run;shown;known;busy;constructor({
say:t,palette:e,seek:s,greedy:i}){this.breakdown=new fs(t),this.race=new ss({say:t,palette:e,seek:s,greedy:i}),this.costs=new ns(t),this.speedup=new gs(t),this.
lossless=new hs(t),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(t,{shown:e,known:s,
busy:i,view:r}){let o=`${e} of ${s}, ${t.folds.plain.tokens.length}, ${t.over}, ${i}, ${r}`;t===this.run&&o===this.drawn||(t!==this.run&&this.renew(t),this.shown=
e,this.known=s,this.drawn=o,this.busy=i,!(i&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),i?Math.max(0,Ja-(performance.now()-this.
drawnAt)):Xa)))}renew(t){this.run=t,this.race.load(t),this.lossless.experiment.show(t)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let t=this.busy?Za:s=>s.checkVisibility();this.all.filter(({node:s})=>t(s)).forEach(s=>s.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var Lr=["draft","verify","accept"],Qa=3,tl=n=>n!=null&&n<1&&P(n)!==P(1),bs=class{constructor(t){this.say=t,this.values={},this.labels={};let e=(s,i,r)=>{let o=l(
"span",{class:"sv-figure-value"},rt);return this.values[s]=o,this.labels[s]=T(r,i),l("div",{class:`sv-figure sv-figure-${s}`},o,l("span",{class:"sv-figure-label"},
this.labels[s]))};this.busy=l("span",{class:"sv-figure-busy",hidden:!0},t("headline.busy")),this.sentence=l("p",{class:"sv-sentence"}),this.node=l("div",{class:"\
sv-headline"},l("div",{class:"sv-figures"},e("speedup",t("headline.speedup"),"speedup"),e("acceptance",t("headline.acceptance"),"acceptance_rate"),e("length",t(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(t,e){let s=t.folds.summary(e),i=e<Qa&&!(t.over&&e===t.length);f(this.values.
speedup,i?rt:P(s.speedup)),f(this.values.acceptance,i?rt:_(s.acceptance_rate)),f(this.values.length,i?rt:O(s.mean_acceptance_length)),f(this.labels.acceptance,this.
say(E(t.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!i&&tl(s.speedup)),x(this.node,"title",i?this.say("headline.too_early"):
null);let r=this.tellDisturbance(t,e);this.busy.hidden=i||!r,this.node.dataset.busy=String(!this.busy.hidden),x(this.busy,"title",r||null),f(this.sentence,this.
tell(t,e,s,i,r))}tell(t,e,s,i,r){if(!s.rounds)return this.say("headline.nothing");let o=e<t.length&&this.say("headline.until",{round:e,rounds:t.length});return $(
o,this.tellRounds(t,s),this.tellSpeed(t,e,s,i),r)}tellDisturbance(t,e){let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:_(s.jitter)})}tellRounds(t,e){let{say:s}=this,{gamma:i,drafter:r}=t.trace.settings,o=O(e.mean_acceptance_length,
e.drafted?1:0);if(!i)return s("headline.plain_round",{length:o});let a=e.drafted/e.rounds,c=E(t.trace)&&e.drafted?s("tree.guesses",{n:O(a,Number.isInteger(a)?0:
1)}):"",d=e.drafted===e.rounds*i,h=c||s(`headline.guesses.${i===1?"one":d?"many":"most"}`,{n:i});return s("headline.each_round",{drafter:Z(s,r,t.trace.models.pair),
guessed:h,length:o})}tellSpeed(t,e,s,i){let{say:r}=this;if(!t.folds.plain.tokens.length)return r("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
if(i||s.speedup==null)return r("headline.too_early");if(P(s.speedup)===P(1))return r("headline.same");if(s.speedup>=1)return r("headline.faster",{share:_(1/s.speedup)});
let o=t.folds.cost(e);if(!o)return r("headline.too_early");let a=d=>o[d]/o.plain,c=Lr.reduce((d,h)=>o[d]>=o[h]?d:h);return r("headline.slower",{total:O(Lr.reduce(
(d,h)=>d+a(h),0)),draft:O(a("draft")),verify:O(a("verify")),accept:O(a("accept")),blame:r(`part.${c}`)})}},qr=["emitted","rounds","drafted","accepted","rejected",
"untested"],el={counts:qr,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","plain_tokens\
_per_second","prefill","agreement"]},sl={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Cr={acceptance_rate:_,draft_efficiency:_,
mean_acceptance_length:O,mean_overlap:O,speedup:P,tokens_per_second:Js,plain_tokens_per_second:Js},nl=Object.keys(Cr),il=["accepted","rejected","untested"],rl=(n,t)=>[
n,t],ws=class{constructor(t){this.say=t,this.values={},this.labels={};let e=s=>(this.values[s]=l("span",{class:"sv-ledger-value","data-metric":s},rt),this.labels[s]=
T(sl[s]||s,t(`ledger.${s}.label`)),l("p",{class:"sv-ledger-line"},this.labels[s],this.values[s]));this.parts=il.map(s=>rl(s,l("span",{"data-kind":s}))),this.bar=
l("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,s])=>s)),this.lossy=l("p",{class:"sv-note",hidden:!0},t("rules.lossy")),this.node=l("section",{
class:"sv-section sv-ledger"},l("div",{class:"sv-section-head"},l("h2",{},t("ledger.heading")),l("span",{class:"sv-quiet"},t("ledger.note"))),this.bar,this.lossy,
l("div",{class:"sv-ledger-groups"},...Object.entries(el).map(([s,i])=>l("div",{class:"sv-ledger-group"},l("h3",{},t(`ledger.groups.${s}`)),...i.map(e)))))}show(t,e){
let s=t.folds.summary(e);f(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${E(t.trace)?"tree":"label"}`)),qr.forEach(o=>f(this.values[o],vt(s[o]))),
nl.forEach(o=>f(this.values[o],Cr[o](s[o])));let{target:i,draft:r}=t.trace.prefill||{};f(this.values.prefill,i||r?A((i||0)+(r||0)):rt),f(this.values.agreement,this.
agreement(t,e)),this.parts.forEach(([o,a])=>a.style.setProperty("--n",String(s[o]))),this.bar.setAttribute("aria-label",this.say("ledger.bar",s)),this.bar.hidden=
!s.drafted,this.lossy.hidden=!this.isBent(t)}isBent({trace:t}){return t.settings.temperature>0&&R(z(t))}agreement(t,e){if(this.isBent(t))return this.say("ledger\
.agreement.lossy");if(t.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let s=t.folds.agreement(e);return s?s.first_difference===null?
this.say("ledger.agreement.same",{n:s.compared}):this.say("ledger.agreement.differ",{n:s.first_difference+1}):rt}};var ks=44,ol=2,Rr=10,ys=class{run;drawn;constructor({say:t,palette:e,seek:s}){this.say=t,this.palette=e,this.seek=s,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=l("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=l("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":t(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,l("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",i=>this.grab(i)),this.node.addEventListener("pointermove",i=>{this.held&&this.seek(this.momentAt(i))}),["pointerup","pointer\
cancel"].forEach(i=>this.node.addEventListener(i,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:i}])=>{this.width=i.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:t,tint:e},s,i){let{length:r}=s,o=this.run!==s||this.shown!==t.round||this.drawn!==r||this.tint!==e;this.run=s,this.shown=t.
round,this.tint=e,o&&this.draw();let a=t.phase?t.phase/tn(s.rounds[t.round]):0,c=t.round+a;this.node.style.setProperty("--done",String(r?c/r:0)),x(this.node,"ar\
ia-valuemax",r),x(this.node,"aria-valuenow",Number(c.toFixed(2))),x(this.node,"aria-valuetext",i)}grab(t){!this.run||!this.run.length||t.button||(this.held=!0,this.
node.setPointerCapture(t.pointerId),this.seek(this.momentAt(t)))}momentAt(t){let{run:e,width:s}=this;if(!e)return mt.moment;let{left:i}=this.node.getBoundingClientRect(),
r=Math.max(0,Math.min(1,(t.clientX-i)/(s||1)))*e.length,o=Math.min(Math.floor(r),e.length-1),a=tn(e.rounds[o]);return s/e.length<ol*a?{round:Math.round(r),phase:0}:
{round:o,phase:Math.round((r-o)*a)}}momentFor(t,{round:e}){let s={PageUp:Rr,PageDown:-Rr}[t];return s?{round:e+s,phase:0}:null}draw(){let{run:t,width:e,canvas:s,
palette:i}=this,r=window.devicePixelRatio||1,o={width:Math.round(e*r),height:Math.round(ks*r)};(s.width!==o.width||s.height!==o.height)&&Object.assign(s,o);let a=s.
getContext("2d");if(!a||(a.setTransform(r,0,0,r,0,0),a.clearRect(0,0,e,ks),!t||!t.length))return;this.drawn=t.length;let c=e/t.length,d=E(t.trace),h=d?t.rounds.
map(({drafts:m})=>Math.max(0,...K(m).map(g=>g+1))):[],p=ks/((d?Math.max(...h):t.width)+1),[v,u]=[c,p].map(m=>m>4?m-1:m);t.rounds.forEach(({drafts:m},g)=>{let w=g<
this.shown?this.writtenIn(t,g):[],y=d?h[g]+1:g<this.shown?t.rows[g].slots.length:m.length+1;for(let b=0;b<y;b+=1)a.fillStyle=i.get(b<w.length?this.colour(t,g,w[b]):
"line"),a.fillRect(g*c,ks-(b+1)*p,Math.max(.6,v),Math.max(.6,u))})}writtenIn(t,e){return t.rows[e].slots.map((s,i)=>({...s,index:i})).filter(s=>lt(s.kind))}colour(t,e,{
index:s,kind:i}){if(this.tint==="verdict")return`strip-${i}`;let r=ce(this.tint,t.at({round:e,index:s}));return r==null?"strip-unknown":`tint-${r}`}disconnect(){
this.sizes.disconnect()}};var al=[.5,1,2,4],Nr={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},ll=["start","back","previous","play",
"next","forward","end","stop"],Ir="specviz-letters",Pr={read(){try{return localStorage.getItem(Ir)!=="off"}catch{return!0}},write(n){try{localStorage.setItem(Ir,
n?"on":"off")}catch{}}},_s=class{buttons={};constructor({say:t,palette:e,keys:s,actions:i}){this.say=t;let r=o=>this.buttons[o]=l("button",{type:"button",class:"\
sv-button","data-button":o,title:t(`transport.${o}`),"aria-label":t(`transport.${o}`),on:{click:i[o]}},Yt(Nr[o]));this.run=l("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:i.run}},t("transport.run")),this.strip=new ys({say:t,palette:e,seek:i.seek}),this.count=l("span",{class:"sv-count"}),this.follow=
l("button",{type:"button",class:"sv-link",hidden:!0,on:{click:i.follow}},t("transport.follow")),this.speed=l("select",{"aria-label":t("transport.speed"),on:{change:()=>i.
set({speed:Number(this.speed.value)})}},...al.map(o=>l("option",{value:o,selected:o===1},`${o}×`))),this.pace=ct(t("transport.pace"),["steps","rounds"].map(o=>[
o,t(`transport.${o}`)]),o=>i.set({pace:o==="steps"?"steps":"rounds"})),this.presenter=l("button",{type:"button",class:"sv-link",title:t("transport.presenter_mea\
ns"),on:{click:i.present}},t("transport.presenter")),this.letters=l("input",{type:"checkbox",checked:Pr.read(),on:{change:()=>Pr.write(this.letters.checked)}}),
this.help=this.listOf(s),this.node=l("div",{class:"sv-transport",role:"group","aria-label":t("transport.label")},l("div",{class:"sv-buttons"},...ll.map(r),this.
run),l("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,l("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(t){
let e=t.flatMap(([r,o])=>[l("dt",{},...r.split(/\s+/).map(a=>l("kbd",{},a))),l("dd",{},o)]),s=l("dt",{},l("kbd",{},"A – Z"),l("kbd",{},", . ?")),i=l("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return l("details",{class:"sv-keys"},l("su\
mmary",{},this.say("transport.keys")),l("div",{class:"sv-keys-panel"},i,l("dl",{},...e,s,l("dd",{},l("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(t=!this.help.open){!t&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=t,t&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(t,e){let{run:s,moment:i,playing:r,mode:o,live:a}=t,c=G(t),d=ot(t),h=i.round===0&&i.phase===0,p=this.
tell(t);f(this.count,p),f(this.presenter,this.say(t.presenting?"transport.leave":"transport.presenter")),s&&this.strip.show(t,s,`${p}. ${e}`);let{buttons:v}=this,
u=Object.values(v).find(g=>g===document.activeElement);v.start.disabled=v.back.disabled=v.previous.disabled=h,v.end.disabled=i.round===(s?s.length:0),v.next.disabled=
v.forward.disabled=!(c>0||d||a&&!s),v.stop.hidden=!d&&t.status!=="loading",this.run.hidden=!(t.presenting&&a&&!d),this.follow.hidden=!(d&&c>0),u&&(u.disabled||u.
hidden)&&v.play.focus();let m=r||d&&o==="running"&&!c;this.showPlay(m?"pause":d&&o==="paused"&&!c?"resume":"play")}tell({run:t,moment:{round:e,phase:s}}){let i=t&&
t.over;if(i&&e===t.length&&e)return this.say("transport.all",{rounds:e});let r=this.say(`transport.${i?"round_of":"round"}`,{round:s?e+1:e,rounds:i&&t.length});
return s?this.say("transport.step",{round:r,phase:s}):r}showPlay(t){let{play:e}=this.buttons;e.dataset.does!==t&&(e.dataset.does=t,e.replaceChildren(Yt(Nr[t==="\
pause"?"pause":"play"]),l("span",{},this.say(`transport.${t}`))),e.setAttribute("aria-label",this.say(`transport.${t}`)),e.title=this.say(`transport.${t}`))}};var cl=1100,dl=1.6,hl={draft:450,verify:1200,test:1e3,discard:700,final:1300},Nn=(n,t)=>n.round<t.round||n.round===t.round&&n.phase<t.phase,zs=class{constructor(t,e){
this.store=t,this.resume=e,this.timer=void 0}get rounds(){return this.store.state.run?.rounds??[]}barred(t){return ln(this.store.state,t)!==null}seek(t){let{round:e,
phase:s}=Qt(this.rounds,t);this.move(this.toward({round:e,phase:0},{round:e,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(t,e){let s=t;for(;Nn(s,e)&&!this.barred(s);)s=en(this.rounds,s);return s}move(t,e,s={}){s.playing||clearTimeout(this.timer);let{run:i}=this.
store.state;this.store.set({moment:t,entered:e,playing:!1,whole:!1,rested:null,following:!i||t.round===i.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(t){
this.go(t,{})}back(t){let{moment:e}=this.store.state;t==="step"?this.move(ai(this.rounds,e),"step"):this.seek({round:e.phase?e.round:e.round-1,phase:0})}go(t,e){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(t==="step")this.move(en(this.rounds,s),"step",e);else{let i=Qt(this.rounds,
{round:s.round+1}),r=this.toward(s,i);this.move(r,Nn(r,i)?"step":"round",e)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...G(
this.store.state)?{}:{moment:mt.moment}}),this.tick())}open(t){this.store.set({opening:!0,until:{round:t+1,phase:0}}),this.tick()}tick(){let{pace:t,speed:e,moment:s,
opening:i}=this.store.state,{name:r}=ft(this.rounds[s.round])[s.phase],o=i||t==="steps";this.go(o?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(o?hl[r]:cl)/(i?dl:e))}ahead(){let{state:t}=this.store;return this.barred(t.moment)||t.until&&!Nn(t.moment,t.until)?null:
G(t)?()=>this.tick():ot(t)&&(t.predicting||t.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Ss=class{constructor(t){this.views=t.map(e=>({view:e,marked:null,stop:null}))}show(t,e,s){let i=Tt(t,t.cursor)?t.cursor:e;this.views.forEach(r=>{let o=r.view.
find(e),a=r.view.find(i)??r.view.entrance?.()??null;r.marked&&r.marked!==o&&(delete r.marked.dataset.seen,r.marked.setAttribute("aria-selected","false")),o&&(o.
dataset.seen=s,o.setAttribute("aria-selected","true")),r.stop&&r.stop!==a&&(r.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(r,{marked:o,stop:a})})}};var Kt=["draft","verify","test","write"],Hr={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},pl={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function ul(n,t){let{gamma:e,drafter:s,confidence:i,max_new_tokens:r}=n.trace.settings,{ending:o}=n.trace,a=t===n.length-1;
return e===0?"off":n.folds.at(t).emitted===r-1?"last":a&&o==="context full"?"full":a&&o==="end of text"?null:s==="dspark"&&i?"unsure":s==="lookup"?"lookup":null}
function Os(n,t,e,s){let i=ul(t,e);return $(n,i&&s(`unguessed.${i}`))}function vl(n,t,e){if(!t)return e("summary.start");let{drafts:s,final:i}=n.rounds[t-1],r={
round:t,drafted:s.length,accepted:s.filter(a=>a.verdict==="accepted").length};if(!s.length)return Os(e("summary.plain",r),n,t-1,e);let o=s.length===1;return i?C(
{drafts:s})?e(i.kind==="bonus"?"tree.bonus":"tree.some",r):i.kind==="correction"?e(o?"summary.one_rejected":"summary.some",r):e(o?"summary.one":"summary.all",r):
e(o?"summary.one_ends":"summary.end",r)}function fl(n,{round:t},{name:e,index:s},i){let r=n.rounds[t],{drafts:o,final:a}=r,c={round:t+1,n:s+1,of:o.length};if(C(
r)&&e!=="final")return ml(n,t,{name:e,index:s},i);if(e==="draft"&&r.together&&o.length>1)return i("phase.at_once",c);if(e==="draft"){let h=n.rows[t].slots[s];return i(
"phase.draft",{...c,token:st(h,i)})}if(e==="verify"&&!o.length)return Os(i("phase.verify_none",c),n,t,i);if(e==="verify")return i(o.length===1?"phase.verify_one":
"phase.verify",c);if(e==="test")return gl(n,r,s,c,i);let d=o.filter(h=>h.verdict==="untested").length;return d&&a&&z(n.trace)==="block"?i("rules.phase.discard",
{...c,untested:d}):i(d?"phase.discard":"phase.discard_last",{...c,untested:d})}function ml(n,t,{name:e,index:s},i){let{drafts:r}=n.rounds[t],o={round:t+1,of:r.length,
token:st(n.rows[t].slots[s]??n.rows[t].slots[0],i)};if(e==="draft"){let m=K(r),g=m.filter(w=>w===m[s]).length;return i(g===1?"tree.level_one":"tree.level",{...o,
level:m[s]+1,n:g})}if(e!=="test")return i(e==="verify"?"tree.verify":"tree.discard",o);let{verdict:a,draw:c,parent:d}=r[s],h=D(r[s]);if(n.trace.settings.temperature!==
0&&a==="accepted"&&c==null&&z(n.trace)==="block")return i("tree.kept",o);if(n.trace.settings.temperature!==0&&Et(r[s],z(n.trace)))return Fr(n,{...o,n:s+1},a,i);
if(n.trace.settings.temperature===0||c==null||h===null)return i(`tree.greedy_${a}`,o);let[p,v]=J(c,h),u=a==="rejected"&&!r.some((m,g)=>g>s&&m.parent===d);return i(
`tree.${a}${u?"_last":""}`,{...o,draw:p,threshold:v})}var Fr=(n,t,e,s)=>s(`rules.phase.certain_${e}`,{...t,rule:s(`rules.name.${z(n.trace)}`)});function gl(n,{drafts:t},e,s,i){
let r=t[e],{verdict:o,draw:a}=r,c=D(r);if(n.trace.settings.temperature===0)return i(`phase.greedy_${o}`,s);if(Et(r,z(n.trace)))return Fr(n,s,o,i);if(a==null||c===
null)return i(`phase.untold_${o}`,s);let[d,h]=J(a,c),p={...s,draw:d,threshold:h};if(c===1&&o==="accepted"&&z(n.trace)!=="block")return i("phase.certain",p);if(z(
n.trace)!=="block")return i(`phase.${o}`,p);let v=o==="accepted"?Ht(r):"failed",[,u]=J(a,U(r)??1);return i(`rules.phase.${v}`,{...p,ratio:u,by:Ft(t)+1})}function In(n,t,e,s){
return e?fl(n,t,e.phase,s):vl(n,t.round,s)}var xl={tree:["test","write"],block:["test"]},Es=class{constructor(t){this.say=t,this.names=Kt.map(e=>T(Hr[e],t(`act.${e}\
.name`))),this.meanings=Kt.map(()=>l("span",{class:"sv-spoken"})),this.items=Kt.map((e,s)=>l("li",{},this.names[s],this.meanings[s])),this.node=l("ol",{class:"s\
v-acts","aria-label":t("act.label")},...this.items)}load({trace:t}){let e=E(t)?"tree":z(t)==="block"&&t.settings.temperature?"block":"";Kt.forEach((s,i)=>{let r=this.
say(`act.${s}.${xl[e]?.includes(s)?e:"means"}`);x(this.items[i],"title",r),f(this.meanings[i],r)}),this.names[Kt.indexOf("test")].dataset.term=e==="block"?"bloc\
k_verification":Hr.test}show(t){let e=Kt.indexOf(t?pl[t]:"");this.items.forEach((s,i)=>{x(s,"aria-current",i===e?"step":null),s.classList.toggle("sv-past",i<e)})}};var Ts=class{constructor({say:t,teach:e}){this.say=t,this.why=l("span",{}),this.watch=l("button",{type:"button",class:"sv-link",on:{click:()=>e(this.round)}}),this.
node=l("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(t,e){let{moment:s,opening:i,recorded:r,playing:o,rested:a}=t,c=!o&&s.phase===0,d=a!==null?
this.say("lead.rests",{round:e.length,shown:a+1}):c&&i&&r?this.reason(e,s.round-1):"";this.why.hidden=!d,f(this.why,d);let h=c&&a===null&&e.over&&s.round===e.length?
Te(e):null;if(this.watch.hidden=h===null,h===null)return;this.round=h;let p=se(e.rounds[h],z(e.trace))>=0;f(this.watch,this.say(p?"lead.watch_rule":"lead.watch",
{round:h+1}))}reason(t,e){let s=t.rounds[e];if(!s)return"";let i=z(t.trace),r=se(s,i);return r>=0?this.say(i==="block"?"lead.rescue":"lead.lenient",{n:r+1}):sn(
s)?this.say("lead.why"):""}};var bl=2e3,Ms=class{constructor({say:t,stream:e,rounds:s,teach:i}){this.say=t,this.views=[e,s],this.acts=new Es(t),this.sentence=l("span",{}),this.lead=new Ts({
say:t,teach:i}),this.caption=l("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=l("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
l("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(t){this.at="",this.lag=!0,this.acts.
load(t),this.views.forEach(e=>{e.load(t),e.scroller.scrollTop=0})}tell(t,e){return In(e,t.moment,at(t),this.say)}show(t,e,{busy:s,live:i}){let{moment:r,entered:o,
whole:a}=t,c=at(t),d=`${r.round}.${r.phase}`,h=d!==this.at;this.at=d,this.views.forEach(u=>{u.grow(),u.show(r.round),u.showNow(c)}),this.lag=this.lag||h&&!a;let p=o===
"step"&&r.round>0?"final":null;this.acts.show(c?c.phase.name:p),h&&this.greet(o==="round"&&!i?r.round-1:-1);let v=t.rested===null?this.tell(t,e):In(e,{round:Mt(
t)+1,phase:0},null,this.say);f(this.sentence,v),this.lead.show(t,e),this.speak(v,s)}follow(){this.lag&&[...this.views].reverse().forEach(t=>t.followHead()),this.
lag=!1}greet(t){this.fresh.forEach(e=>e.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(e=>e.rows[t]??[]),this.fresh.forEach(e=>e.classList.add("sv-\
fresh"))}speak(t,e){let s=performance.now();e&&s-this.spokenAt<bl||(this.spokenAt=s,f(this.spoken,t))}};function wl({models:n,settings:t},e){let s=p=>e("size",{name:p.name,size:Xs(p.parameters)}),i=s(n.target),r=ci(t),{drafter:o,confidence:a}=t,c=p=>o!=="early-exi\
t"?s(p):e("first_layers",{layers:p.layers,of:n.target.layers,size:Xs(p.parameters)}),d=n.draft?e("pair",{target:i,draft:c(n.draft)}):e("pair_alone",{target:i}),
h=E({settings:t})&&e("tree.settings",{tree:e(`tree.name.${t.tree}`),budget:t.budget});return[r&&e(`rules.name.${r}`),h,o!=="model"&&Z(e,o,n.pair),...["too_short",
"other_weights"].map(p=>n.draft?.[p]&&e(p)),e("settings",{...t}),a&&e("confidence",{confidence:a}),d].filter(Boolean).join(" · ")}function kl({trace:{ending:n},
folds:t},e){let s=t.output.length;return e(`ending.${n}${n==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}var yl=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function _l(n,t){n.textContent!==W(t)&&n.replaceChildren(...t.split(yl).map((e,s)=>s%2?l("a",{href:e,target:"_blank",rel:"noopener"},e):l("span",{},e)))}var js=class{constructor(t){
this.say=t,this.origin=l("span",{class:"sv-origin"}),this.about=l("span",{}),this.message=l("span",{class:"sv-message"}),this.node=l("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(t){let{say:e}=this,{run:s,recorded:i,status:r,message:o}=t;s&&this.showRun(s.trace,i),this.origin.dataset.recorded=String(i);
let a=r!=="done"?e(`state.${r}`):s?kl(s,e):e("state.idle"),c=i||G(t)>0&&s?.trace.ending!=="stopped",d=s&&(r==="idle"||r==="done"&&c),h=s&&r==="error"?e(i?"state\
.example":"state.previous"):d&&t.stale?e("state.stale"):"";_l(this.message,$(o||(d?"":a),h)),this.message.setAttribute("role",r==="error"?"alert":"status")}showRun(t,e){
let{device:s,processor:i,placement:r}=t.machine,o=s==="cuda"&&this.say(`steps.${t.captured?"captured":"eager"}`),a=[i||s,r,o].filter(Boolean).join(" · ");f(this.
origin,this.say(e?"recorded":"live",{date:t.recorded.slice(0,10),machine:a})),f(this.about,wl(t,this.say)),[this.origin,this.about].forEach(c=>x(c,"title",c.textContent))}};var Ur={speedup:P,acceptance_rate:_,draft_efficiency:_,mean_acceptance_length:O,emitted:vt},zl=Object.keys(Ur),Pn=(n,t)=>n.length===t.length&&n.every((e,s)=>e===
t[s]);function Dr(n,t){let[e,s]=[n.trace.prompt,t.trace.prompt];if(Pn(e,s))return"again";if(s.length<=e.length||!Pn(e,s.slice(0,e.length)))return null;let i=s.slice(
e.length),r=i.length-1,{output:o}=n.folds;return o.length<r||!Pn(i.slice(0,r),o.slice(0,r))?null:{at:r,token:i[r],was:o[r]}}function Sl(n,t,e){let s=t.trace.prompt.
slice(n.trace.prompt.length),[i,r]=[n,t].map(({folds:c},d)=>c.output.slice(0,c.at(e[d]).emitted)),o=[...s,...r],a=0;for(;a<Math.min(i.length,o.length)&&i[a]===o[a];)
a+=1;return{n:a,was:i[a],now:o[a]}}function Br({compared:n,expected:t,returning:e},s){let i=e??(n&&El(n.pair[n.shown],s)?n.shown:null);if(n&&i!==null){let[o,a]=n.
pair;return{pair:i?[o,s]:[s,a],shown:i}}return t&&s.source&&Dr(t.run,s.run)?{pair:[t,s],shown:1}:null}var El=({source:n},t)=>!!(n&&t.source&&n.run&&n.run===t.source.
run),$s=class{drawn=null;constructor({say:t,swap:e,close:s}){this.say=t,this.branched=l("p",{class:"sv-branched"}),this.texts=l("p",{}),this.note=l("p",{class:"\
sv-note"},t("compare.unlike")),this.heads=["before","now"].map(i=>({name:i,node:l("th",{scope:"col"})})),this.body=l("tbody",{}),this.swap=l("button",{type:"but\
ton",class:"sv-link",on:{click:e}}),this.node=l("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":t("compare.heading")},l("div",{class:"\
sv-section-head"},l("h2",{},t("compare.heading")),this.swap,l("button",{type:"button",class:"sv-link",on:{click:s}},t("compare.close"))),this.branched,this.note,
l("table",{class:"sv-figures-table"},l("thead",{},l("tr",{},l("th",{scope:"col"},t("compare.setting")),...this.heads.map(({node:i})=>i))),this.body),this.texts)}show(t){
let{compared:e}=t,s=this.drawn?.pair;if(this.drawn=e,this.node.hidden=!e,!e)return;let{say:i}=this,{pair:r,shown:o}=e,a=r.map(({run:h},p)=>p===o?Oe(t):h.length),
[c,d]=r.map(({run:h})=>h);f(this.swap,i(o?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:h,node:p},v)=>f(p,v===o?i("compare.shown",{run:i(
`compare.${h}`)}):i(`compare.${h}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,a)),f(this.texts,this.tell(c,d,a)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(d.trace.machine),r.some(h=>s?.includes(h))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(t,e){
let s=Dr(t,e);this.branched.hidden=s==="again"||s===null,!(s==="again"||s===null)&&f(this.branched,this.say("compare.branched",{n:s.at+1,token:this.name(e,s.token),
was:this.name(t,s.was)}))}rows(t,e,s){let{say:i}=this,r=(p,v)=>l("tr",{},l("th",{scope:"row"},i(`compare.${p}`)),...v.map(u=>l("td",{},u))),a=ae.map(p=>({name:p,
values:[t,e].map(({trace:v})=>qe(i,p,Le(v,p),v.models.pair))})).filter(({values:[p,v]})=>p!==v),c=a.some(({name:p})=>p==="tree"),d=[t,e].some(({trace:p})=>E(p)),
h=[t,e].map((p,v)=>p.folds.summary(s[v]));return[...a.map(({name:p,values:v})=>r(p,v)),...c?[r("verified",[t,e].map(({trace:p})=>vt(le(p))))]:[],...zl.map(p=>r(
d&&p==="acceptance_rate"?"acceptance_by_position":p,h.map(v=>Ur[p](v[p]))))]}tell(t,e,s){let{n:i,was:r,now:o}=Sl(t,e,s);return r===void 0&&o===void 0?this.say("\
compare.same",{n:i}):r===void 0||o===void 0?this.say("compare.longer",{n:i}):this.say("compare.differ",{n:i+1,was:this.name(t,r),now:this.name(e,o)})}name(t,e){
return e!==void 0&&H(t.alone(e))||this.say("token.empty")}};var As=class{constructor({say:t,send:e,store:s,most:i}){this.say=t,this.send=e,this.store=s,this.most=i,this.compare=new $s({say:t,swap:()=>this.swap(),close:()=>s.
set({compared:null})})}get live(){return this.store.state.live}load(t){this.store.set({compared:Br(this.store.state,t),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(t,e){let{run:s,recorded:i}=this.store.state.source??{};s===t.run&&i===t.recorded&&this.store.
set({offers:e})}make(t){let{run:e,source:s,recorded:i}=this.store.state;e&&(this.store.set({expected:{run:e,source:s,recorded:i}}),this.send("again",{...s,...t}))}swap(){
let{compared:t}=this.store.state;if(!t)return;let e=t.shown?0:1;this.store.set({returning:e}),this.show(t.pair[e])}show({run:{trace:t},source:e,recorded:s}){let i=t.
ending==="running"?{...t,ending:"stopped"}:t,r={run:e?.run,name:e?.recorded,offered:!!e?.recorded};this.send("show",{trace:i,recorded:s,state:"done",typed:!1,...r})}};var Ls=["both","target","draft"],Tl={both:"overlap",target:"residual",draft:"rejected"},Ml=[0,.5,1],qs=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:t,set:e}){this.say=t,this.heading=l("h3",{}),this.shaping=ct(t("areas.view"),[["shaped",t("areas.shaped")],["raw",t("areas.raw")]],s=>e({raw:s==="raw"})),this.
form=ct(t("areas.form"),[["picture",t("areas.picture")],["table",t("areas.table")]],s=>e({asTable:s==="table"})),this.note=l("p",{class:"sv-note"}),this.node=l(
"div",{class:"sv-block sv-areas-block"},this.heading,l("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:t}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),f(this.
total.name,t("areas.total"));let e=(r,o)=>l("li",{},l("span",{class:"sv-area-key","data-area":r}),T(Tl[r],o));this.keys=Object.fromEntries(Ls.map(r=>[r,e(r,t(`a\
reas.key.${r}`))])),this.keys.dart=l("li",{},l("span",{class:"sv-dart-key"}),t("areas.key.dart"));let s=l("div",{class:"sv-area-row sv-area-head"},l("span",{},t(
"areas.token")),l("span",{}),this.targetHead=l("span",{class:"sv-p"},t("areas.target")),this.draftHead=l("span",{class:"sv-p"},t("areas.draft"))),i=l("div",{class:"\
sv-area-row sv-area-axis"},l("span",{}),l("span",{class:"sv-area-ticks"},...Ml.map(r=>l("span",{style:`--x:${r}`},String(r)))));return this.chart=l("div",{class:"\
sv-areas",role:"img"},s,...this.rows.map(r=>r.node),i,this.total.node),this.legend=l("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=l("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(t){let[e,s,i]=["sv-t","sv-p","sv-p"].map(a=>l("span",{class:a})),r=l("span",{class:"sv-\
dart",hidden:!0}),o=l("span",{class:"sv-area-bar"},...Ls.map(a=>l("span",{"data-area":a})),r);return{name:e,target:s,draft:i,dart:r,bar:o,node:l("div",{class:t},
e,o,s,i)}}buildTable(){let t=e=>l("th",{scope:"col"},this.say(`areas.${e}`));return this.body=l("tbody",{}),this.table=l("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},l("table",{},l("thead",{},l("tr",{},...["token","target","draft","both"].map(t))),this.body)),
this.table}dress({raw:t,asTable:e}){t===this.raw&&e===this.asTable||(Object.assign(this,{raw:t,asTable:e}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(t){
this.view=t,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:t,say:e}=this,s=mr(t.position),i=this.raw&&s;this.shaping.node.hidden=!s,this.shaping.
set(i?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,f(this.heading,t.heading);let r=i?
"areas.raw_note":"areas.shaped_note";f(this.note,$(...t.notes,s&&e(r,{shaping:t.shaping}))),this.asTable?this.paintTable(i):this.paintPicture(i)}seen({token:t,target:e,
draft:s,both:i}){let{models:r}=this.view;return{token:t,target:r==="draft"?null:e,draft:r==="target"?null:s,both:r==="both"?i:null}}paintPicture(t){let{position:e,
marks:s,models:i}=this.view,r=vr(e,[...s.keys()],t).map(c=>this.seen(c));i==="draft"&&r.splice(0,r.length-1,...r.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??
0)));let o=t?null:this.view.dart;this.rows.forEach((c,d)=>{let h=d===r.length-1;c.node.hidden=d>=r.length,c.node.hidden||this.paintRow(c,r[d],{rest:h,dart:o})});
let a=i==="both"&&!t?e.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",i==="draft"),this.
draftHead.classList.toggle("sv-unseen",i==="target"),this.legend.hidden=i!=="both",this.keys.dart.hidden=!o,Ls.forEach(c=>f(this.keys[c].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${c}`))),x(this.chart,"aria-label",this.describe(r,a,o))}paintRow(t,e,{rest:s,dart:i}){let{view:r}=this,o=r.marks.get(
e.token),a=r.name(e.token);t.node.classList.toggle("sv-others",s),f(t.name,a),x(t.name,"title",a),x(t.name,"data-kind",o),f(t.target,e.target==null?"":tt(e.target)),
f(t.draft,e.draft==null?"":tt(e.draft)),Ls.forEach(c=>t.bar.style.setProperty(`--${c}`,String(e[c]||0))),t.dart.hidden=i?.token!==e.token,!(!i||t.dart.hidden)&&
(t.dart.style.setProperty("--x",String(i.at)),t.dart.dataset.side=i.at>.8?"left":"right",t.dart.dataset.kind=i.kind)}paintTotal(t){this.total.bar.style.setProperty(
"--both",String(t)),this.total.bar.style.setProperty("--draft","1"),f(this.total.target,""),f(this.total.draft,I(t))}describe(t,e,s){let{say:i,view:r}=this,o=c=>{
let d=t.slice(0,-1).filter(h=>h[c]!=null).sort((h,p)=>(p[c]??0)-(h[c]??0))[0];return d&&i(`areas.first.${c}`,{token:r.name(d.token),p:I(d[c])})},a=t[t.length-1];
return $(o("target"),o("draft"),e!==null&&i("areas.overlap",{overlap:I(e)}),s&&i(`areas.dart.${s.kind}`,{token:r.name(s.token)}),i("areas.rest",{target:tt(a.target),
draft:tt(a.draft)}))}paintTable(t){let{position:e,name:s,marks:i,models:r}=this.view,o=d=>l("td",{},tt(d)),a=({token:d,target:h,draft:p,both:v})=>l("tr",{},l("t\
h",{scope:"row",class:"sv-t","data-kind":i.get(d)},s(d)),o(h),o(p),o(v)),c=is(e,t).map(d=>a(this.seen(d)));r==="both"&&!t&&c.push(l("tr",{class:"sv-sum"},l("th",
{scope:"row"},this.say("areas.sum")),o(1),o(1),o(e.overlap))),this.body.replaceChildren(...c)}};function jl({round:{drafts:n,final:t},index:e,token:s}){let i=e<n.length?V(n,e):null;return(n.find(({verdict:o},a)=>o==="accepted"&&V(n,a)===i)??t??{token:s}).token}
var Cs=class{constructor({say:t,sequels:e}){this.say=t,this.sequels=e,this.choices=[],this.list=l("div",{class:"sv-choices",role:"toolbar","aria-label":t("branc\
h.heading"),on:{keydown:s=>Ze(this.choices,s)}}),this.note=l("p",{class:"sv-note"}),this.node=l("div",{class:"sv-block sv-branch"},l("h3",{},t("branch.heading")),
this.note,this.list)}show(t,e){let{say:s}=this,{position:i}=t,r=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!t.open||!i,!i||this.node.hidden)return;
let o=t.kind==="untested";this.list.hidden=!!r||o,f(this.note,r||s(o?"branch.untested":"branch.note"));let a=jl(t),c=([d,h],p)=>l("button",{type:"button",class:"\
sv-choose",tabindex:p===0?0:-1,"aria-label":s("branch.do",{token:e(d),was:e(a)}),on:{click:()=>this.sequels.make({branch:{round:t.number,index:t.index,token:d}})}},
l("span",{class:"sv-choice-token"},e(d)),l("span",{class:"sv-p"},tt(h)));this.choices=i.candidates.filter(([d])=>d!==a).map(c),this.list.replaceChildren(...this.
choices)}};var $l=3,Al=.1,Ll=.09,ql=.3,Cl=2**20,Rl=8,Wr=n=>(n?.candidates??[]).flatMap(([,t])=>t==null?[]:[t]).sort((t,e)=>e-t),Hn=n=>Math.min(n.rest[1]??0,Wr(n)[Rl-1]??1);
function Nl(n,t){let{candidates:e,rest:s}=t,i=p=>p?-p*Math.log(p):0,r=Hn(t),o=r?s[1]??0:0,a=e.reduce((p,[,v])=>p+i(v),0),c=a-(o?o*Math.log(r):0),d=a+i(o)+o*Math.
log(Cl),h=p=>Math.min(Ll,ql*Math.exp(-p));return n>h(c)?1:n<=h(d)?0:null}var Gr={token:(n,t)=>t,match:n=>n,typical:(n,t,e)=>e&&Nl(n,e),"top-k":(n,t,e)=>{let s=Wr(
e)[$l-1];return s===void 0?null:n>0&&n>=s?1:t},threshold:(n,t)=>n>=Al?1:t},ye=(n,t,e,s)=>Gr[n](t,e,s);function Il(n,t){let{target:e}=n,s=U(n);return e==null||s===
null?[]:Object.keys(Gr).flatMap(i=>{let r=ye(i,e,s,t);return r===null?[]:[[i,r]]})}var Rs=class{constructor(t){this.say=t,this.body=l("tbody",{});let e=s=>l("th",
{scope:"col"},t(`rules.others.${s}`));this.note=l("p",{class:"sv-note"}),this.node=l("details",{class:"sv-other-rules"},l("summary",{},t("rules.others.heading")),
l("table",{class:"sv-figures-table"},l("thead",{},l("tr",{},e("rule"),e("chance"),e("verdict"))),this.body),this.note)}show(t,e,s,i){let{say:r}=this,o=i?Il(t,e):
[];this.node.hidden=!o.length,f(this.note,r("rules.others.note",{draw:I(s)})),this.body.replaceChildren(...o.map(([a,c])=>{let d=s<c,h=l("th",{scope:"row",class:R(
a)?"sv-lossy":""},r(`rules.name.${a}`));return l("tr",{"data-rule":a},h,l("td",{},I(c)),l("td",{},l("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?"\
accepted":"rejected"})," ",r(`kind.${d?"accepted":"rejected"}`)))}))}};var Un=4,Ns=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:t,set:e,unpin:s,stage:i,sequels:r}){
this.say=t,this.key="",this.token=l("div",{class:"sv-big-token",translate:"no"}),this.kind=l("span",{class:"sv-chip"}),this.where=l("span",{class:"sv-quiet"}),this.
there=l("button",{type:"button",class:"sv-link",title:t("inspector.stage"),on:{click:()=>{i({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=l("span",{class:"sv-quiet"}),this.unpin=l("button",{type:"button",class:"sv-link",hidden:!0,on:{click:s}},t("inspector.unpin")),this.why=l("p",{class:"\
sv-why"}),this.empty=l("p",{class:"sv-quiet"},t("inspector.empty")),this.absent=l("p",{class:"sv-quiet",hidden:!0},t("inspector.absent")),this.areas=new qs({say:t,
set:e}),this.branch=new Cs({say:t,sequels:r}),this.body=l("div",{class:"sv-inspected",hidden:!0},l("div",{class:"sv-title"},this.token,l("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,Xe(t,this.areas.node,"distributions")),this.
node=l("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":t("inspector.heading")},l("div",{class:"sv-section-head"},l("h2",{},t("inspector.headi\
ng")),l("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:t}=this;return this.keep=l("span",{class:"sv-keep"},t("test.keep")),
this.drop=l("span",{class:"sv-drop"},t("test.drop")),this.needle=l("span",{class:"sv-needle"}),this.needleLabel=l("span",{class:"sv-needle-label"}),this.line=l(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=l("span",{class:"sv-limit"}),this.sum=l("p",{class:"sv-arit\
hmetic"}),this.basis=l("p",{class:"sv-note"}),this.others=new Rs(t),this.test=l("div",{class:"sv-block sv-test"},l("h3",{},T("accept_test",t("test.heading"))),this.
line,l("div",{class:"sv-test-axis","aria-hidden":"true"},l("span",{},"0"),this.limit,l("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:t}=this;return this.residualRows=Array.from({length:Un+1},()=>{let e=l("span",{class:"sv-t"}),s=l("span",{class:"sv-share"}),i=l("span",{class:"sv-p"});
return{token:e,bar:s,share:i,node:l("li",{},e,s,i)}}),this.note=l("p",{class:"sv-note"}),this.residual=l("div",{class:"sv-block sv-residual-block"},l("h3",{},T(
"residual",t("residual.heading"))),this.note,l("div",{class:"sv-residual-head"},l("span",{},t("areas.token")),l("span",{},t("residual.share"))),l("ul",{class:"s\
v-residual"},...this.residualRows.map(e=>e.node))),this.residual}show(t,e,s,{concealed:i=!1,elsewhere:r=!1}={}){if(this.empty.hidden=!!e,this.body.hidden=!e,this.
pin.hidden=!e,this.unpin.hidden=!e||s!=="pinned",!e)return;let{number:o,index:a,kind:c}=e,d=`${o}.${a} ${c}`;(t!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=t,this.seen=e,f(this.pin,this.say(`inspector.${s}`)),this.showTitle(),this.where.hidden=r,this.there.hidden=!r,f(this.why,i?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=i||!!e.position,this.areas.node.hidden=i||!e.position,e.position&&!i&&this.areas.show(this.view(e.position)),this.
showTest(),this.showResidual(),this.branch.show(e,h=>this.name(h))}showTitle(){let{seen:t,say:e}=this,s=t.part?[pt(t.piece)]:t.text?F(t.text,!0):[e("token.empty")];
this.token.replaceChildren(...s),this.token.dataset.kind=t.kind,this.kind.dataset.kind=t.kind,f(this.kind,e(`kind.${Ot(t.kind,this.run.trace)}`));let{models:i,settings:{
drafter:r}}=this.run.trace,o=t.draft&&!t.draft.source&&r!=="model"&&Z(e,r,i.pair),a=e("inspector.where",{round:t.number+1,slot:dn(this.run,t.number,t.index,e)}),
c=o?e("token.from",{slot:a,drafter:o}):a;[this.where,this.there].forEach(d=>f(d,c))}get greedy(){return this.run.trace.settings.temperature===0}explain(){let{seen:t,
say:e}=this,s=t.part?e("inspector.bytes",{hex:pt(t.piece)})+" ":t.took>1?e("inspector.joined",{n:t.took})+" ":"",i=t.draft?.confidence;return s+$(this.reason(),
i!=null&&e("inspector.confidence",{predicted:_(i)}))}reason(){let{seen:t,say:e,greedy:s}=this,{kind:i,round:r,accepted:o,draft:a}=t;if(i==="plain")return Os(e("\
why.plain"),this.run,t.number,e);let c=C(r)?this.reasonInTree():"";if(c)return c;if(i==="bonus")return r.drafts.length===1?e("why.bonus_one"):e("why.bonus",{n:r.
drafts.length});if(!s&&this.rule!=="token"){let u=this.reasonOfRule();if(u)return u}if(i==="correction")return e(`why.${s?"greedy_":""}correction`,{guess:this.name(
r.drafts[o].token)});if(i==="untested"){let u=r.drafts.findIndex(m=>m.verdict==="rejected");return u<0?e("why.untested_end"):e("why.untested",{n:u+1})}if(i==="g\
uessed"&&this.lookedUp)return e("why.copied");if(s)return e(`why.greedy_${i}`);if(a?.target==null||a.draft==null)return e("inspector.absent_probabilities");let[
d,h]=J(a.target,a.draft),p={target:d,draft:h,chance:_(Math.min(1,a.target/a.draft))},v=i!=="accepted"?i:a.target>=a.draft?"sure":"lucky";return e(this.lookedUp&&
["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,p)}reasonInTree(){let{seen:t,say:e,greedy:s}=this,{kind:i,round:{drafts:r},index:o,draft:a}=t;if(i===
"correction"||i==="bonus"||i==="untested"&&a?.draw==null)return e(`tree.why.${i}`);if(s||this.rule!=="token"||!a?.draft||a.target==null)return"";if(i==="guessed")
return e("tree.why.guessed");let c=r.some(({parent:u},m)=>m<o&&u===a.parent),d=a.draft===1;if(!d&&!c)return"";let[h,p]=J(a.target,a.draft),v=_(Math.min(1,a.target/
a.draft));return $(c&&e("tree.why.left"),d?e("tree.why.certain",{target:h}):e("tree.why.ratio",{target:h,draft:p,chance:v}))}get rule(){return z(this.run.trace)}reasonOfRule(){
let{seen:t,say:e,rule:s}=this,{kind:i,round:r,accepted:o,draft:a}=t;if(i==="correction"){let h=r.drafts[o],p={guess:this.name(h.token),weight:I(h.weight??1)};return R(
s)?"":e(`rules.why.${s}.correction`,p)}if(i==="untested")return s==="block"&&r.final?e("rules.why.block.dropped"):"";if(!a||i!=="accepted"&&i!=="rejected"||a.target==
null||!a.draft)return"";if(s==="block"){let[h,p]=J(a.draw??0,U(a)??1),v=!r.drafts.some((m,g)=>V(r.drafts,g)===t.index),u=i==="accepted"?Ht(a):v?"rejected_last":
i;return e(`rules.why.block.${u}`,{by:Ft(r.drafts)+1,draw:h,ratio:p})}let[c,d]=J(a.target,a.draft);return e(`rules.why.${R(s)?"lossy":s}.${i}`,{rule:e(`rules.na\
me.${s}`),target:c,draft:d,chance:_(D(a)??0),exact:_(Math.min(1,a.target/a.draft))})}name(t){if(t===-1)return this.say("token.rest");let e=this.run.alone(t);return H(
e)||pt(this.run.piece(t))||this.say("token.empty")}view(t){let{seen:e,say:s}=this,{kind:i,round:r,judged:o}=e,c=e.judgedAt>=r.drafts.length?"target":i==="guesse\
d"?"draft":"both",d=i==="guessed"||i==="lit",h=new Map,p=!e.open&&(!e.draft||i==="rejected")?r.final:null,v=Zt(r);p&&v&&h.set(p.token,v),o&&h.set(o.token,d?i:o.
verdict);let m=!(o&&!d&&!this.greedy&&this.rule==="token")||o.draw==null||o.draft==null?null:{token:o.token,at:o.draw*o.draft,kind:o.verdict};return{position:t,
name:w=>this.name(w),heading:s({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[c]),notes:this.notes(c),shaping:this.shaping(),models:c,
marks:h,dart:m,decides:this.rule==="token"}}notes(t){let e=[];return this.seen.kind==="untested"&&e.push("areas.untested"),t!=="target"&&this.lookedUp&&e.push("\
areas.lookup"),this.greedy?e.push("areas.greedy"):t==="both"&&this.rule!=="token"&&e.push("rules.areas"),e.map(s=>this.say(s))}shaping(){let{temperature:t,top_k:e,
top_p:s}=this.run.trace.settings,{say:i}=this;return[i("areas.temperature",{value:t}),...e>0?[i("areas.top_k",{value:e})]:[],...s<1?[i("areas.top_p",{value:s})]:
[]].join(i("comma"))}get lookedUp(){let{drafter:t}=this.run.trace.settings,{judged:e,position:s}=this.seen;return e?.source?e.source==="lookup":t==="lookup"||t.
startsWith("lookup")&&s!==null&&s.rest[4]==null}showTest(){let{seen:t,say:e,rule:s}=this,r=["accepted","rejected",...s==="block"?["untested"]:[]].includes(t.kind)?
t.draft:null,{draw:o=null,target:a=null,draft:c=null}=r??{},d=D(r??void 0),h=!this.greedy&&o!==null&&d!==null;if(this.test.hidden=!h,!h||!r)return;this.others.show(
r,t.position,o,!E(this.run.trace));let[p,v]=J(o,d),u={draw:p,threshold:v,target:ut(a),draft:ut(c),kind:e(`kind.${Ot(t.kind,this.run.trace)}`)},m=o<d?"passed":"f\
ailed";f(this.keep,e(s==="block"?"rules.pass":"test.keep")),f(this.drop,e(s==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",String(
d)),this.test.style.setProperty("--draw",String(o)),this.keep.dataset.side=o<d/2?"end":"start",this.drop.dataset.side=o>(1+d)/2?"start":"end",this.limit.dataset.
side=d>.6?"left":"right",f(this.limit,`${e("test.threshold")} ${v}`),this.line.dataset.kind=t.kind;let g=Et(r,s);[this.needle,this.needleLabel].forEach(y=>{y.hidden=
g}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=o>.5?"left":"right",f(this.needleLabel,
`${e("test.draw")} ${p}`);let w=e(s==="token"?`test.${t.kind}`:`rules.sum.${g?"certain":R(s)?"lossy":s}.${m}`,u);f(this.sum,w),this.line.setAttribute("aria-labe\
l",g?w:e("test.aria",u)),this.showBasis()}showBasis(){let{say:t,seen:{round:e,index:s}}=this,i=this.rule==="block"&&!E(this.run.trace)?li(e.drafts,s):null;if(this.
basis.hidden=!i,!i)return;let r={weight:I(i.weight),excess:I(i.excess)};f(this.basis,t(`rules.basis.${i.last?"last":"earlier"}`,r))}showResidual(){let{seen:t}=this,
e=t.kind==="rejected"||t.kind==="correction",{drafts:s}=t.round,i=St(s).at(-1)??-1,r=t.kind==="rejected"?t.draft:s.findLast((u,m)=>u.verdict==="rejected"&&V(s,m)===
i)??null,o=e&&t.position&&r?fr(t.position,di(r,this.rule)):null;if(this.residual.hidden=!o,!o)return;let a=!this.greedy&&(this.rule==="block"||this.rule==="matc\
h");f(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:I(r?.weight??1)}):this.say("residual.note"));let c=t.open||!t.round.final?null:t.round.final.token,
d=o.shares.slice(0,Un),h=o.shares.find(u=>u.token===c);h&&!d.includes(h)&&(d[Un-1]=h);let p=d.reduce((u,m)=>u+m.share,0),v=[...d,{token:-1,share:Math.max(0,1-p)}];
this.residualRows.forEach((u,m)=>this.fillShare(u,v[m],c))}fillShare(t,e,s){t.node.hidden=!e,e&&(f(t.token,this.name(e.token)),x(t.token,"title",this.name(e.token)),
t.bar.style.setProperty("--share",String(e.share)),t.node.classList.toggle("sv-others",e.token===-1),f(t.share,tt(e.share)),e.token===s?t.node.dataset.drawn=this.
say("residual.chosen"):delete t.node.dataset.drawn)}};var Pl=8,Hl=.85;function Vr(n){let t=()=>n.scrollHeight-n.scrollTop-n.clientHeight,s=l("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:o=>o.preventDefault(),click:()=>{let o=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";n.scrollBy({top:Hl*
n.clientHeight,behavior:o})}}},"▾"),i=()=>{s.hidden=t()<Pl};n.addEventListener("scroll",i,{passive:!0});let r=new ResizeObserver(i);return[n,...n.children].forEach(
o=>r.observe(o)),s}var Kr=23,Yr=["tokens","distance"],Wn=[0,1],Fl=1e-6,Dn=.005;function Gn({candidates:n,rest:t,overlap:e}){let s=n.reduce((i,[,r,o])=>i+Math.max(0,(r??0)-(o??0)),
0);return Math.max(0,e==null?t[1]??0:1-e-s)}function Ul(n,t){let e=(o,a)=>Math.max(0,t*(o??0)-(a??0)),s=n.candidates.reduce((o,[,a,c])=>o+e(a,c),0),[,i,r]=n.rest;
return[s+e(i,r),s+Math.max(e(i,r),t*Gn(n))]}function Dl({drafts:n,positions:t=[]}){let e=1;return n.map((s,i)=>{if(e=Math.min(1,e*((s.target??0)/(s.draft||1))),
i===n.length-1)return[e,e];let r=c=>c+1-e>0?c/(c+1-e):1,[o,a]=Ul(t[i+1],e);return[r(o),r(a)]})}function Bl(n,t){return t==="block"?Dl(n):n.drafts.map((e,s)=>{let i=ye(
t,e.target??0,U(e)??0,n.positions?.[s]??null);return i===null?Wn:[i,i]})}function Jr(n,t){if(t!=="block")return n.reduceRight((s,i)=>1+i*s,1);let e=1;return n.reduceRight(
(s,i,r)=>{let o=e*i*(r+1);return e*=1-i,s+o},1)}function Wl(n,t){let{candidates:e,rest:[,s],overlap:i}=n,r=Hn(n);if(i==null||s==null||ye(t,r,r,n)!==(t==="typica\
l"?0:r))return Wn;let o=e.map(([,b,M])=>({p:b??0,q:M??0})),a=o.map(({p:b,q:M})=>M?ye(t,b,Math.min(1,b/M),n):0);if(a.includes(null))return Wn;let c=o.map(({q:b},M)=>b*
(a[M]??0)),d=t==="typical"?0:Math.max(0,s-Gn(n)),h=Math.max(0,1-d-c.reduce((b,M)=>b+M,0)),p=1-i<Fl,v=h/(p?1:1-i),u=o.map(({p:b,q:M})=>v*(p?b:Math.max(0,b-M))),m=v*
(p?s:Gn(n)),g=o.reduce((b,{p:M},L)=>b+Math.abs(c[L]+u[L]-M),0),w=Math.abs(d+m-s),y=t==="typical"&&v>1;return[(g+w)/2,(g+(y?m+s:w))/2]}function Gl(n){let{drafts:t,
positions:e=[]}=n;return e.length<t.length||t.some(s=>U(s)===null)?null:Object.fromEntries(te.map(s=>{let i=Bl(n,s);return[s,{tokens:[Jr(i.map(([r])=>r),s),Jr(i.
map(([,r])=>r),s)],distance:t.length&&R(s)?Wl(e[0],s):[0,0]}]}))}function Vl(n){let t=e=>n.reduce((s,i)=>s+i[e],0)/n.length;return[t(0),t(1)]}var Kl=([n,t])=>{if(t-
n>=Dn)return`${O(n)} – ${O(t)}`;let e=(n+t)/2;return e<Dn?`<${Dn}`:O(e)},Bn=new WeakMap;function Yl(n){return Bn.has(n)||Bn.set(n,Gl(n)),Bn.get(n)??null}function Xr(){
let{run:n,moment:{round:t},live:e,send:s}=Ge(),i=E(n.trace)?"trees":n.trace.settings.temperature?"":"greedy",r=i?[]:n.rounds.slice(0,t).map(Yl).filter(a=>a!==null),
o=(a,c)=>Kl(Vl(r.map(d=>d[a][c])));return k("div",{class:"sv-block sv-rule-lab",children:[k("h3",{children:q("rules.lab.heading")}),r.length>0&&k("table",{class:"\
sv-figures-table",children:[k("thead",{children:k("tr",{children:["rule",...Yr].map(a=>k("th",{scope:"col",children:q(`rules.lab.${a}`)}))})}),k("tbody",{children:te.
map(a=>k("tr",{"data-rule":a,children:[k("th",{scope:"row",class:R(a)?"sv-lossy":"",children:[q(`rules.name.${a}`),k("span",{children:a===z(n.trace)&&` ${q("rul\
es.lab.own")}`})]}),k("td",{children:o(a,"tokens")}),k("td",{children:R(a)?o(a,"distance"):"0"})]},a))})]}),k("p",{class:"sv-note",children:r.length?q("rules.la\
b.rounds",{n:r.length}):q(`rules.lab.${i||"none"}`)}),r.length>0&&k("ul",{class:"sv-note",children:[...Yr,"range"].map(a=>k("li",{children:q(`rules.lab.legend.${a}`)}))}),
e&&k("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:Kr}),children:q("rules.lab.claim",{n:Kr})})]})}var Jl={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:te,tree:["chain","k-ary","top-k","dynamic","measured"]},Xl=["drafter","rule","tree"],Is=class{buttons;constructor({say:t,host:e,sequels:s}){this.
say=t,this.sequels=s,this.host=e,this.mine=l("div",{}),this.note=l("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=ae.map(i=>this.row(i,Jl[i].
filter(r=>i!=="gamma"||Number(r)<=s.most))),this.choices=l("div",{class:"sv-again"},...this.rows),this.again=l("div",{class:"sv-block"},l("h3",{},t("again.headi\
ng")),this.note,this.choices),this.node=l("section",{class:"sv-section sv-experiments"},l("div",{class:"sv-section-head"},l("h2",{},t("whatif.heading"))),this.mine,
this.again)}row(t,e){let{say:s}=this,i=r=>{let o=l("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(t,r)})}});return this.
buttons.push({name:t,value:r,node:o}),o};return l("div",{class:"sv-again-row","data-change":t},l("span",{},s(`again.${t}`)),l("div",{class:"sv-choices"},...e.map(
i)))}changes(t,e){let{run:s}=this.sequels.store.state;if(t!=="tree"||!s)return{[t]:e};let i=le(s.trace);return e==="chain"?{tree:e,gamma:Math.min(i,this.sequels.
most)}:{tree:e,budget:Math.max(i,1)}}load(t){let{say:e,sequels:{most:s}}=this;this.buttons.forEach(({name:i,value:r,node:o})=>{let a=r==="chain"&&le(t.trace)>s,
c=a?e("again.shorter",{most:s}):qe(e,i,r,t.trace.models.pair);f(o,c),x(o,"aria-label",e(a?"again.do_shorter":`again.do_${i}`,{value:c,most:s})),o.disabled=Le(t.
trace,i)===r})}offer(t){t!==this.offered&&(this.offered=t,this.buttons.forEach(({name:e,value:s,node:i})=>{i.hidden=Xl.includes(e)&&!t?.[e]?.includes(String(s))}),
this.rows.forEach((e,s)=>{e.hidden=this.buttons.filter(({name:i,node:r})=>i===ae[s]&&!r.hidden).length<2}))}show(t){let e=this.sequels.refusal;this.offer(t.offers),
t.view==="rounds"&&Yi(this.host,We(wt,null,We(Zi,null),We(Xr,null)),this.mine),this.again.hidden=!this.sequels.live,this.choices.hidden=!!e,f(this.note,e||this.
say("again.note"))}};var Zr=240;function Zl(n){let t=[...n];return t.length>Zr?t.slice(2-Zr).join("").replace(/^\S*\s+/,"… "):n}function Qr(n,t,e,s){let i=et(t),r=i?null:ie(t),{kept:o=!1,
threshold:a=null}=r?t.answers[r]:{},c={run:e,asked:i&&`${i.round}.${i.index}`,told:r?{at:r,kept:o,chance:a}:null,question(){let{round:d,index:h}=i??{round:0,index:0},
v=[...e.rows.slice(0,d).flatMap(({slots:u})=>u.filter(({kind:m})=>lt(m))),...e.rows[d].slots.slice(0,h)].map(u=>u.text).join("");return{guess:[...W(st(e.rows[d].
slots[h],s))].slice(0,60).join(""),before:Zl(e.promptText+v),round:d+1,slot:h+1}}};n.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:t.predicting?
c:null}))}var Ql=[0,.25,.5,.75,1],Ps={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Hs=class{constructor({say:t,intents:e}){this.say=t,this.intents=e,this.brought=null,this.told="",this.
button=l("button",{type:"button",class:"sv-link",on:{click:e.toggle}},t("predict.start")),this.wished=null,this.refused=l("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=l("span",{class:"sv-quiet"}),this.switch=l("input",{type:"checkbox",on:{change:()=>e.set({informed:this.switch.checked})}}),this.question=
l("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=l("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>e.answer(null)),this.reveal.append(
l("kbd",{},"R")),this.row=l("div",{class:"sv-answers",role:"group","aria-label":t("predict.chance")},...Ql.map(s=>l("button",{type:"button",class:"sv-choose",on:{
click:()=>e.answer(s)}},...this.label(s))),this.reveal),this.next=this.act("next",e.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>e.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=l("div",{class:"sv-lesson",role:"status"}),this.node=l("section",{class:"\
sv-predict","aria-label":t("predict.heading"),hidden:!0},l("div",{class:"sv-section-head"},l("h2",{},t("predict.heading")),this.score,l("label",{class:"sv-check"},
this.switch,t("predict.with")),this.finish,this.act("leave",e.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(t,e,s="sv-choose"){
return l("button",{type:"button",class:s,on:{click:e}},this.say(`predict.${t}`))}label(t){let e=t===0?"none":t===1?"all":null,s=Object.keys(Ps).find(i=>Ps[i]===
t&&(e?/\D/:/\d/).test(i))??"";return[l("span",{},e?this.say(`predict.${e}`):_(t)),l("kbd",{},s.toUpperCase())]}press(t,e){let s=t.length===1?t.toLowerCase():t;if(s===
"g")this.intents.toggle();else if(e)if(s==="r")this.intents.answer(null);else if(s in Ps)this.intents.answer(Ps[s]);else return!1;else return!1;return!0}refuse(t){
this.wished=t,this.explain(t)}explain(t){f(this.refused,this.wished===t&&E(t.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(t,e){let{say:s}=this,{moment:i,predicting:r}=t;if(Qr(this.node,t,e,s),this.node.hidden=!r,this.button.hidden=r||e.trace.settings.gamma===
0,this.explain(e),!r)return;let o=this.node.contains(document.activeElement),a=et(t),c=ie(t),d=e.over&&i.round===e.length;this.switch.checked=t.informed,f(this.
question,a?this.ask(e,a):c?this.tell(t.answers[c]):s(d?"predict.ended":"predict.waiting")),f(this.facts,a?this.given(t,e,a):c?this.reckon(t.answers[c]):""),this.
row.hidden=!a,this.next.hidden=!!a||d||t.playing;let h=gi(Object.values(t.answers));f(this.score,h.n?s(h.decided?"predict.score":"predict.score_undecided",{...h,
brier:O(h.brier)}):""),this.showLesson(t,e,h,d),this.bringUp(a),o&&this.hold()}hold(){let t=document.activeElement;(!t||!this.node.contains(t)||!t.checkVisibility()||
t===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(t){t&&!Ut(t,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=t}ask(t,{round:e,index:s}){return this.say("predict.ask",{token:st(t.rows[e].slots[s],this.say),n:s+1,round:e+1})}tell({said:t,kept:e,
threshold:s}){let i=`predict.${e?"kept":"dropped"}`,r=t===null?this.say(`${i}_unsaid`):this.say(i,{said:_(t),brier:O(ne(t,e))});return $(r,s!==null&&this.say("p\
redict.truth",{threshold:_(s)}))}reckon({said:t,kept:e}){return t===null?"":this.say("predict.brier",{said:t,happened:e?1:0,brier:O(ne(t,e))})}given({informed:t},e,{
round:s,index:i}){let{target:r,draft:o}=e.rounds[s].drafts[i];return e.trace.settings.temperature===0?this.say("predict.given_greedy"):t?r==null||o==null?this.say(
"predict.unknown"):this.say("predict.given",{target:I(r),draft:I(o)}):this.say("predict.hidden")}showLesson({taught:t},e,s,i){let r=t||i&&s.n>0;this.finish.hidden=
!s.n||i,this.finish.setAttribute("aria-expanded",String(r));let o=r?xi(s,e.trace.settings.temperature===0,this.say):[];o.join()!==this.told&&(this.told=o.join(),
this.lesson.replaceChildren(...r?[l("h3",{},this.say("predict.lesson.heading"))]:[],...o.map(a=>l("p",{},a))))}};var Fs=class{constructor(t){this.viewer=t}toggle(){let{state:t,player:e,store:s,predict:i,transport:r}=this.viewer;if(t.run){if(!Ae(t.run)){i.refuse(t.run);return}
e.halt(),s.set({predicting:!t.predicting,taught:!1}),t.predicting?(i.button.checkVisibility()?i.button:r.buttons.play).focus():this.begin(t.run)}}goOn(){let{viewer:t}=this;
t.toEnd(),ot(t.state)&&!et(t.state)&&t.forward("step")}begin(t){let{viewer:e}=this;!G(e.state)&&t.over&&e.player.seek(mt.moment),e.toggle(),e.predict.focus()}leavesVerdict(){
let{viewer:t}=this,e=re(t.state);return t.state.looking!==null&&t.store.set({looking:null}),e&&et(t.state)!==null}answer(t){let{state:e,store:s,player:i}=this.viewer,
r=et(e);r&&(s.set(fi(e,r,t)),i.forward("step"))}};function tc(n){let t=[];for(let e=n;e.parentElement&&e!==document.body;e=e.parentElement){let s=e;t.push(...[...e.parentElement.children].filter(i=>i!==s))}return t.
filter(e=>e instanceof HTMLElement).filter(({popover:e})=>!e)}var Us=class{constructor({node:t,resized:e}){this.node=t,this.resized=e,this.on=!1,this.outside=[],
this.off=new AbortController,this.scrolled=0}show({presenting:t}){return t===this.on?!1:(this.on=t,this.node.classList.toggle("sv-presenter",t),document.documentElement.
classList.toggle("sv-presenting",t),t?this.enter():this.leave(),!0)}enter(){this.outside=tc(this.node).filter(t=>!t.inert),this.outside.forEach(t=>{t.inert=!0}),
this.scrolled=window.scrollY,this.off=new AbortController,window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){
this.off.abort(),this.outside.forEach(t=>{t.inert=!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:t,innerHeight:e}=window,
s=t>800?t/1024:1;this.size(Math.max(.7,Math.min(s,e/576)))}size(t){this.node.style.setProperty("--sv-scale",t.toFixed(3))}};var ec={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},sc={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},nc={ArrowUp:"stepOn",ArrowDown:"stepBack"},to={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Ds=n=>(n.dataset.at??"").split(".").map(Number);function ic(n,t,e){let s=n.indexOf(t),i=r=>{let o=n.filter(a=>Ds(a)[0]===Ds(t)[0]+r);return o.find(a=>Ds(a)[1]>=
Ds(t)[1])??o.at(-1)};switch(e){case"Home":return n[0];case"End":return n.at(-1);case"ArrowRight":return n[s+1];case"ArrowLeft":return n[s-1];case"ArrowDown":return i(
1);case"ArrowUp":return i(-1);default:return null}}function rc(n,t,e){let s=n.findIndex(o=>o.includes(t)),i=n[s]?.indexOf(t)??-1,r=o=>o?.[i]??o?.at(-1);switch(e){case"\
Home":return n[0][0];case"End":return n.at(-1)?.at(-1);case"ArrowRight":return n[s][i+1]??n[s+1]?.[0];case"ArrowLeft":return n[s][i-1]??n[s-1]?.at(-1);case"Arro\
wDown":return r(n[s+1]);case"ArrowUp":return r(n[s-1]);default:return null}}var Bs=class{constructor(t){this.viewer=t,this.used=!0}listen(t){let e=({target:s})=>{
this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",e,{signal:t}),document.addEventListener("focusin",e,{signal:t}),
document.addEventListener("keydown",s=>this.take(s),{signal:t})}take(t){let{target:e,key:s}=t,{node:i}=this.viewer;if(!(e instanceof HTMLElement))return;let r=i.
contains(e)||this.isFree(s,e);if(t.ctrlKey||t.altKey||t.metaKey||t.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!r||!i.checkVisibility()||e.
matches("input:not([type=checkbox]), select, textarea"))return;!(e.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,e)&&t.preventDefault()}isFree(t,e){
let s=/^[a-z]$/i.test(t);return e!==document.body?s&&e.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(t,e){let{actions:s,predict:i,presenting:r,
leap:o}=this.viewer;if(i(t))return!0;let a=ec[t.length===1?t.toLowerCase():t]||r()&&sc[t];if(a)return s[a]()!==!1;let c=e.closest("[role=option]"),d=e.closest("\
[role=gridcell]");if(c||d)return this.inside(t,c,d);let h=e.closest("[role=slider]");if(h&&o(t))return!0;let p=to[t]||h&&nc[t];return!p||this.scrolls(e,t)?!1:(s[p](),
!0)}inside(t,e,s){let{pin:i,options:r,cells:o}=this.viewer;if(t==="Enter")return(e??s)?.dataset.at&&i(),!0;let a=e?ic(r(),e,t):s&&rc(o(s),s,t);return a&&a.focus(),
!!a||t in to}scrolls(t,e){if(t===document.body)return!1;let{overflowX:s,overflowY:i}=getComputedStyle(t),r=o=>o==="auto"||o==="scroll";return e.startsWith("Arro\
w")?r(s)&&t.scrollWidth>t.clientWidth:r(i)&&t.scrollHeight>t.clientHeight}};function Vn(n){let{store:t,player:e}=n;return{start:()=>n.seek(0),back:()=>n.hold(()=>e.back("round")),previous:()=>n.hold(()=>e.back("step")),play:()=>n.toggle(),
next:()=>n.forward("step"),forward:()=>n.forward("round"),end:()=>n.toEnd(),stop:()=>n.send("stop",{round:t.state.moment.round}),seek:s=>n.seek(s.round,s.phase),
follow:()=>n.toEnd(),run:()=>n.send("new",{}),set:s=>t.set(s),present:()=>n.present(!t.state.presenting)}}function oc(n){let{transport:t,store:e}=n,{start:s,back:i,
previous:r,play:o,next:a,forward:c,end:d,present:h}=Vn(n),p=()=>{let{presenting:v,pinned:u}=e.state;if(t.help.open)t.toggleHelp(!1);else if(v)h();else if(u)n.pin(
null);else return!1;return!0};return new Bs({node:n.node,actions:{toggle:o,roundBack:i,roundOn:c,stepBack:r,stepOn:a,start:s,end:d,present:h,escape:p,help:()=>t.
toggleHelp()},pin:()=>n.pin(e.state.cursor),predict:v=>n.predict.press(ac(v,e.state)?"r":v,e.state.predicting),letters:()=>t.letters.checked,presenting:()=>e.state.
presenting,options:()=>n.stream.options(e.state.moment.round),cells:v=>n.round.node.contains(v)?n.round.rows():n.rounds.cells(),leap:v=>{let u=t.strip.momentFor(
v,e.state.moment);return u&&n.seek(u.round),!!u}})}function ac(n,t){return n==="PageDown"&&t.presenting&&!re(t)&&et(t)!==null}function Ws({target:n}){let t=n instanceof
Element?n.closest("[data-at]"):null;if(!(t instanceof HTMLElement))return null;let[e,s]=(t.dataset.at??"").split(".").map(Number);return{round:e,index:s}}function eo(n){
let t=new AbortController,{node:e,store:s}=n,{signal:i}=t,r="",o=({screenX:m,screenY:g})=>`${m},${g}`;window.addEventListener("pointermove",m=>{r=o(m)},{signal:i}),
e.addEventListener("pointerover",m=>{o(m)!==r&&n.hover(Ws(m))},{signal:i}),e.addEventListener("pointermove",m=>n.hover(Ws(m)),{signal:i}),e.addEventListener("fo\
cusin",m=>n.focusOn(Ws(m)),{signal:i});let a=null;e.addEventListener("pointerdown",()=>{a=s.state.pinned},{signal:i,capture:!0}),e.addEventListener("click",m=>{
let g=Ws(m);g&&n.pin(Ut(g,m.detail?a:s.state.pinned)?null:g)},{signal:i}),document.addEventListener("pointerdown",({target:m})=>{let{help:g}=n.transport;g.open&&
m instanceof Node&&!g.contains(m)&&n.transport.toggleHelp(!1)},{signal:i}),n.stage.addEventListener("pointerleave",({pointerType:m})=>{m==="mouse"&&s.set({hovered:null})},
{signal:i}),oc(n).listen(i);let c=()=>{n.palette.refresh()&&n.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",c,{signal:i});
let d=new MutationObserver(c);[document.documentElement,document.body].forEach(m=>d.observe(m,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let h=0,
p=new ResizeObserver(([{contentRect:m}])=>{let g=h;h=m.width,!(!h||h===g)&&(g||(n.story.lag=!s.state.whole),n.relayout())});p.observe(n.node);let v=new ResizeObserver(
()=>{s.state.run&&!s.state.whole&&n.stream.followHead()});v.observe(n.stream.scroller);let u=new ResizeObserver(()=>n.fit());return u.observe(document.body),()=>{
t.abort(),d.disconnect(),p.disconnect(),v.disconnect(),u.disconnect()}}var lc=["pinned","hovered","cursor"],Gs=class{constructor(t,{words:e,send:s=()=>{},live:i=!1,standalone:r=!1,most:o=16}){let a=Nt(e);ti.teach(e),Jn(e),this.send=
s,this.store=new Ee({...mt,live:i},b=>this.changed(b)),this.player=new zs(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=l(
"div",{class:"specviz"+(r?" sv-standalone":"")}),t.replaceChildren(this.node);let c=this.palette=new It(this.node),d=b=>this.seek(b),h=this.set=b=>this.store.set(
b);this.line=new js(a),this.headline=new bs(a),this.transport=new _s({say:a,palette:c,keys:e.keys,actions:Vn(this)}),this.stream=new Ne({say:a,set:h}),this.rounds=
new Ke(a),this.round=new Je(a),this.sequels=new As({say:a,send:s,store:this.store,most:o}),this.experiments=new Is({say:a,host:this,sequels:this.sequels}),this.
story=new Ms({say:a,stream:this.stream,rounds:this.rounds,teach:b=>this.teach(b)}),this.predict=new Hs({say:a,intents:{set:h,toggle:()=>this.asking.toggle(),answer:b=>this.
asking.answer(b),goOn:()=>this.toggle()}}),this.asking=new Fs(this),this.marker=new Ss([this.stream,this.rounds,this.round]),this.inspector=new Ns({say:a,set:h,
sequels:this.sequels,unpin:()=>this.pin(null),stage:b=>{this.seek(b.round+1),this.pin(b)}});let{sequels:p}=this,v={race:()=>p.make({changes:{temperature:0}}),offered:()=>i&&
!p.refusal};this.charts=new xs({say:a,palette:c,seek:d,greedy:v}),this.ledger=new ws(a),this.presenter=new Us({node:this.node,resized:()=>this.relayout()});let{
race:u,costs:m,lossless:g,speedup:w,breakdown:y}=this.charts;this.views=new Qe({say:a,set:h,views:{race:[u.node],same:[g.node],rounds:[this.rounds.node,this.experiments.
node],time:[m.node,w.node],guesses:[y.node],numbers:[this.ledger.node]}}),this.empty=l("p",{class:"sv-empty"},a("empty")),this.story.node.append(this.predict.button,
this.predict.refused,this.predict.node),this.transport.node.prepend(this.headline.node),this.transport.count.after(...this.stream.choices),this.stage=l("div",{class:"\
sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,Vr(this.inspector.node),this.transport.node),this.below=
l("div",{class:"sv-below"},this.headline.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,this.below),this.silence=eo(this),this.
changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),
this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(t,{recorded:e=!1,at:s=null,phase:i=0,play:r=!1,step:o=!1,teach:a=!1,source:c=null}={}){
let d=new Dt(t),{over:h,length:p}=d,{run:v,offers:u}=this.store.state,m=c&&v?.trace.models.pair===t.models.pair&&v.trace.models.target.name===t.models.target.name;
this.inspecting="",this.transport.toggleHelp(!1),Ae(d)||this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:c,recorded:e&&h}),this.
experiments.load(d);let g=Qt(d.rounds,{round:s??p,phase:i}),w=g.round===p;this.player.halt(),this.store.set({run:d,source:c,stale:!1,recorded:e&&h,moment:g,entered:null,
following:w,whole:h&&w,opening:!1,until:null,rested:h&&s===null?nn(d):null,pinned:null,hovered:null,cursor:null,asked:o?"step":"round",gamma:d.trace.settings.gamma,
answers:{},looking:null,taught:!1,offers:m?u:null,...h?{status:"done",mode:"done",message:null}:{}});let y=a&&h?Te(d):null;y!==null&&this.teach(y),r&&this.player.
play()}teach(t){let e=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:t+(e?1:0),phase:0}),this.store.set({opening:!0}),e||this.player.
open(t)}append(t){let{run:e,following:s}=this.state;if(!e)return this.send("resync",{from:0}),!1;let i=e.length;return e.append(t)?(s&&e.length>i&&this.mayFollow()&&
this.follow(e),e.over&&this.store.set({rested:vi(this.state)}),e.over&&this.setState("done"),this.changed({run:e}),!0):(this.send("resync",{from:i,plain_from:e.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(t){let{moment:{round:e},asked:s,mode:i,hovered:r,predicting:o}=this.
state,a={asked:"round",hovered:i==="running"?r:null};s==="step"?this.player.move({round:e,phase:1},"step",a):this.player.move({round:t.length,phase:0},t.length===
e+1?"round":null,a),o&&this.asking.goOn()}setState(t,e=null){this.store.set({status:t,message:e,...t==="error"||t==="loading"?{}:{mode:t}})}forgive(){this.state.
status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(t){t!==this.state.stale&&this.store.set({stale:t})}trace(){return this.state.run&&
this.state.run.trace}hold(t){t(),this.store.set({hovered:null})}seek(t,e=0){this.hold(()=>this.player.seek({round:t,phase:e}))}toEnd(){this.hold(()=>this.player.
toEnd())}forward(t){if(this.asking.leavesVerdict())return;let{state:e}=this,s=ot(e);G(e)?this.hold(()=>this.player.forward(t)):(s||e.live&&!e.run)&&(this.store.
set({following:!0,asked:e.predicting?"step":t}),this.send("step",{round:e.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{state:t}=this,
e=ot(t)&&G(t)===0;t.playing?this.player.halt():t.predicting&&(G(t)||e)?this.asking.goOn():e?(this.store.set({following:!0,asked:"round"}),this.send(t.mode==="ru\
nning"?"pause":"resume",{round:t.moment.round,open:!0})):t.run?this.player.play():this.send("run",{open:!1})}hover(t){t&&!Ut(t,this.state.hovered)&&this.store.set(
{hovered:t})}focusOn(t){t&&this.store.set({cursor:t,hovered:t,...this.state.pinned?{pinned:t}:{}})}pin(t){this.store.set({pinned:t,...t?{cursor:t}:{}})}tint(t){
this.stream.tint.has(t)&&this.store.set({tint:t})}open(t){this.views.has(t)&&this.store.set({view:t})}present(t){t!==this.state.presenting&&(this.store.set({presenting:t}),
this.presenter.show(this.state),(t?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.
lag=!this.state.whole)}changed(t){let e=Object.keys(t);this.story.lag=this.story.lag||"view"in t,"tint"in t&&!this.state.whole&&(this.story.lag=!0),this.all=this.
all||!e.length||e.some(s=>!lc.includes(s)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){let{all:t,state:e}=this;this.frame=0,this.all=
!1,t&&this.paintAll(e),e.run&&this.paintSelection(e),this.story.follow(),this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintAll(t){let{run:e,
moment:s}=t,i=t.mode==="running"&&!G(t),r=t.mode==="running"||t.playing;this.empty.hidden=!!e,[this.stream,this.story,this.round,this.inspector,this.headline].forEach(
({node:o})=>{o.hidden=!e}),this.below.hidden=!e,this.node.dataset.state=t.status,this.node.classList.toggle("sv-open",!!e&&!e?.over),this.node.classList.toggle(
"sv-predicting",t.predicting),this.node.style.setProperty("--sv-pace",String(1/t.speed)),this.line.show(t),this.transport.show(t,e?this.story.tell(t,e):""),e&&(this.
rounds.concealed=oe(t),this.predict.show(t,e),this.stream.dress(t),this.story.show(t,e,{busy:i||t.playing,live:i}),this.round.show(t,e),this.headline.show(e,s.round),
this.views.show(t),this.inspector.areas.dress(t),this.sequels.compare.show(t),this.rounds.showCut(t.gamma,s.round),this.experiments.show(t),this.ledger.show(e,s.
round),this.charts.show(e,{shown:s.round,known:Oe(t),busy:r,view:t.view}))}paintSelection(t){let{at:e,how:s}=ee(t);this.marker.show(t,e,s),this.round.tree.light(
Tt(t,e)?e:null),this.inspect(t,{at:e,how:s})}inspect(t,{at:e,how:s}){let i=Tt(t,e),r=mi(t,i),o=i!==null&&i.number!==Mt(t),a=JSON.stringify([e,s,r,o,i&&[i.kind,i.
open]]);a===this.inspecting||!t.run||(this.inspecting=a,this.inspector.show(t.run,i,s,{concealed:r,elsewhere:o}))}fit(){let t=this.node.getBoundingClientRect().
top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(t)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(t=>t.relayout()),
this.transport.strip.draw(),this.charts.relayout(),this.changed({})}};function cc(n,t){let e=new Gs(n,t);return{load:e.load.bind(e),append:e.append.bind(e),setState:e.setState.bind(e),offer:e.sequels.offer.bind(e.sequels),outdate:e.
outdate.bind(e),forgive:e.forgive.bind(e),state:()=>pi(e.state),trace:e.trace.bind(e),seek:e.seek.bind(e),play:e.player.play.bind(e.player),forward:e.forward.bind(
e),pin:e.pin.bind(e),tint:e.tint.bind(e),open:e.open.bind(e),present:e.present.bind(e),relayout:e.relayout.bind(e),flush:e.charts.flush.bind(e.charts),destroy:e.
destroy.bind(e),experiment:e.charts.lossless.experiment}}window.SpecViz={mount:cc,term:T,FONT:Pt,dom:{el:l,setText:f,Palette:It}};})();
