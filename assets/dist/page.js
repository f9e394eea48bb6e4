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
(()=>{var Ea=new TextEncoder,Oa=new TextDecoder("utf-8",{ignoreBOM:!0});function Ni(i){return i==null?[]:typeof i=="string"?[...Ea.encode(i)]:(i.hex.match(/../g)||[]).
map(t=>parseInt(t,16))}function ja(i){return i<128?1:i<194?0:i<224?2:i<240?3:i<245?4:0}function Ta(i){for(let t=1;t<=Math.min(3,i.length);t+=1){let e=i[i.length-
t];if(e<128)return 0;if(e>=192)return ja(e)>t?t:0}return 0}var _t=Object.freeze({bytes:[],tokens:0});function Ct(i,t){let e=[...i.bytes,...Ni(t)],s=Ta(e),n=e.slice(
0,e.length-s);return{text:Oa.decode(new Uint8Array(n)),took:n.length?i.tokens+1:1,pending:s?{bytes:e.slice(-s),tokens:n.length?1:i.tokens+1}:_t}}var Nt=i=>Ni(i).
map(t=>t.toString(16).padStart(2,"0")).join(" "),Ma=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Aa=["space","newline","tab","control","text"];function Pn(i){return[...i.matchAll(Ma)].map(t=>({kind:Aa[t.slice(1).findIndex(e=>e!==void 0)],text:t[0]}))}var In=i=>"\
U+"+(i.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),$a=i=>i&&`⁨${i}⁩`,$t=i=>i.replace(/[\u2068\u2069]/g,"");function mt(i){return $a(Pn(i).
map(({kind:t,text:e})=>t==="space"?"·".repeat(e.length):t==="newline"?"↵":t==="tab"?"⇥":t==="control"?In(e):e).join(""))}var La=(i,t)=>i.replace(/\{(\w+)\}/g,
(e,s)=>t&&s in t?String(t[s]):e);function Kt(i){return(t,e)=>{let s=t.split(".").reduce((n,r)=>n?.[r],i);return typeof s=="string"?La(s,e):t}}var Z=(...i)=>i.filter(
Boolean).join(" ").replace(/([。！？]) /g,"$1"),Ut="–",Pt=i=>(t,e)=>t==null||!Number.isFinite(t)?Ut:i(t,e);function _a(i){let[t,e]=i.toExponential(1).split(
"e");return`${t}×10${[...e].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var Yt=Pt((i,t=3)=>{if(i===0||i===1)return String(i);if(i<
1e-6)return _a(i);let e=i.toPrecision(i<.001?Math.min(t,2):t),s=e.includes("e")?i.toFixed(7):e;return/^1(\.0*)?$/.test(s)?[4,5,6].map(n=>i.toFixed(n)).find(n=>n[0]===
"0")??">0.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),lt=Pt((i,t)=>i>0&&i<1e-4?"<0.0001":Yt(i,t)),ot=Pt(i=>i===0||i===1?String(i):i>0&&i<5e-4?"<0.001":i<1&&i>=
.9995?">0.999":i.toFixed(3));function St(i,t){let e=l=>[i,t].map(c=>Yt(c,l)),s=i===t?3:[3,4,5,6,7].find(l=>new Set(e(l)).size>1)??8,n=e(s),r=Math.min(i,t)>.9&&n.
every(l=>l.startsWith("0.")),a=Math.max(...n.map(({length:l})=>l))-2;return r?[i,t].map(l=>l.toFixed(a)):n}var P=Pt(i=>{let t=i*100;return t>0&&t<.1?"<0.1%":t>=
99.95&&t<100?">99.9%":(t<9.95||t>99&&t<100?t.toFixed(1).replace(/\.0$/,""):t.toFixed(0))+"%"}),pt=Pt(i=>i.toFixed(i<9.995?2:1)+"×"),Y=Pt((i,t=2)=>i.toFixed(t)),
Vn=Pt(i=>i<99.5?i.toFixed(1):i.toFixed(0)),Ot=Pt(i=>i.toLocaleString("en")),Bn=Pt(i=>{let[t,e]=i>=9995e5?["B",1e9]:i>=999500?["M",1e6]:["k",1e3];return`${(i/e).
toPrecision(i/e<10?2:3)} ${t}`}),tt=Pt(i=>i===0?"0 s":i<.001?(i*1e3).toFixed(2)+" ms":i<.1?(i*1e3).toFixed(1)+" ms":i<1?(i*1e3).toFixed(0)+" ms":i.toFixed(2)+" \
s");var Ra="http://www.w3.org/2000/svg",Pi=i=>i.split(/\u2068([^\u2069]*)\u2069/).map((t,e)=>e%2?o("bdi",{translate:"no"},t):t);function o(i,t,...e){let s=document.
createElement(i),{on:n={},...r}=t;Object.entries(n).forEach(([a,l])=>s.addEventListener(a,l));for(let[a,l]of Object.entries(r))l===!0?s.setAttribute(a,""):l!==!1&&
l!=null&&s.setAttribute(a,$t(String(l)));return s.append(...e.flatMap(a=>a==null?[]:typeof a=="string"?Pi(a):[a])),s}function b(i,t){i.textContent!==$t(t)&&(i instanceof
Element?i.replaceChildren(...Pi(t)):i.textContent=$t(t))}function A(i,t,e){e==null?i.removeAttribute(t):i.getAttribute(t)!==$t(String(e))&&i.setAttribute(t,$t(String(
e)))}function Ii(i,t,e,s){let n=e.bottom-t.bottom+4,r=e.top-t.top-48;n>0?i.scrollTop=s*Math.ceil((i.scrollTop+n)/s):r<0&&(i.scrollTop=s*Math.floor((i.scrollTop+
r)/s))}function J(i,t,...e){let s=document.createElementNS(Ra,i);return Object.entries(t).forEach(([n,r])=>s.setAttribute(n,$t(String(r)))),s.append(...e.map(n=>typeof n==
"string"?$t(n):n)),s}var Re=i=>J("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},J("path",{d:i}));function wt(i,t=!1){return Pn(i).map(({kind:e,
text:s})=>{if(e==="text")return document.createTextNode(s);if(e==="control")return o("span",{class:"sv-control"},In(s));let n=t&&e!=="space";return o("span",{class:`\
sv-${e}${n?" sv-marked":""}`},n?"":s)})}var ge=class{constructor(t){this.probe=o("span",{class:"sv-probe","aria-hidden":"true"}),t.append(this.probe),this.cache=
new Map}get(t){let e=this.cache.get(t);if(e!==void 0)return e;this.probe.style.color=`var(--sv-${t})`;let{color:s}=getComputedStyle(this.probe);return this.cache.
set(t,s),s}refresh(){let t=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==t}},be=getComputedStyle(document.documentElement).getPropertyValue(
"--sv-sans");var vs="#term-",qa=`[data-term], a[href^="${vs}"]`,us=12,Hn=8;function F(i,t){return o("button",{type:"button",class:"sv-term","data-term":i,"aria-haspopup":"di\
alog"},t)}var Un=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",t=>this.click(t)),["pointerover","focusin"].forEach(
t=>document.addEventListener(t,e=>this.hint(e)))}teach(t){this.say=Kt(t),this.terms=new Map((t.glossary||[]).map(e=>[e.term,e])),this.showNamed()}showNamed(){let{
hash:t,pathname:e,search:s}=window.location,n=t.startsWith(vs)&&this.terms.get(t.slice(vs.length));n&&(window.history.replaceState(window.history.state,"",e+s),
this.show(n,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:t}){let e=t instanceof Element?t.
closest(qa):null;if(!(e instanceof HTMLElement)||e.closest("[data-glossary]"))return null;let s=this.terms.get(e.dataset.term??e.getAttribute("href")?.slice(vs.
length)??"");return s?{opener:e,entry:s}:null}hint(t){let e=this.named(t);e&&!e.opener.parentElement?.closest("[title]")&&A(e.opener,"title",e.entry.definition)}click(t){
let e=this.named(t);if(!e)return;let{opener:s,entry:n}=e;t.preventDefault(),!(this.held===s&&t.detail)&&this.show(n,s)}build(){let{say:t}=this;this.name=o("h2",
{id:"term-name"}),this.close=o("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=o("p",{}),this.formula=
o("p",{class:"sv-formula"}),this.sources=o("p",{class:"sv-note"}),this.see=o("p",{class:"sv-note"});let e=o("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},o("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",t("term.close")),document.body.append(e),e}show(t,e){let s=this.node=this.node??this.build();s.dataset.shows=t.term,
this.fill(t),s.contains(e)||(this.opener=e,s.classList.toggle("sv-standalone",!!e.closest(".sv-standalone")),s.showPopover(),this.place(s,e.getBoundingClientRect())),
s.focus({preventScroll:!0})}fill({name:t,definition:e,formula:s,sources:n,see:r}){let{say:a}=this;b(this.name,t),b(this.definition,e),this.formula.hidden=!s;let l=/\bq\b/.
test(s)?[o("span",{class:"sv-symbols"},a("term.symbols"))]:[];this.formula.replaceChildren(o("span",{class:"sv-spoken"},`${a("term.formula")} `),s,...l);let c=({
name:d,url:p})=>o("a",{href:p,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,a("term.source"),n.map(c)),this.list(this.see,a("term.see"),r.flatMap(
d=>{let p=this.terms.get(d);return p?[F(d,p.name)]:[]}))}list(t,e,s){t.hidden=!s.length,t.replaceChildren(`${e} `,...s.flatMap((n,r)=>r?[this.say("comma"),n]:[n]))}place(t,{
left:e,top:s,bottom:n}){let{offsetWidth:r,offsetHeight:a}=t,{clientWidth:l,clientHeight:c}=document.documentElement,d=n+Hn+a+us<=c||s<c-n,p=Math.max(us,Math.min(
e,l-r-us)),h=d?n+Hn:Math.max(us,s-Hn-a);Object.assign(t.style,{left:`${p+window.scrollX}px`,top:`${h+window.scrollY}px`})}},Vi=new Un;var X=({settings:i})=>(i.tree??"chain")!=="chain",ut=({drafts:i})=>i.some(({parent:t})=>t!=null),jt=(i,t)=>i[t].parent??t-1,qe=(i,t)=>t<0?[]:[...qe(i,jt(i,t)),t];
function Tt(i){let t=[];return i.forEach((e,s)=>{let n=jt(i,s);t.push(n<0?0:t[n]+1)}),t}var ne=i=>i.flatMap(({verdict:t},e)=>t==="accepted"?[e]:[]);function Bi(i){
let t=Tt(i);return i.flatMap(({verdict:s},n)=>s==="untested"?[]:[n]).sort((s,n)=>t[s]-t[n]||s-n)}function Hi({drafts:i}){let t=ne(i);if(!ut({drafts:i}))return t.
length;let e=t.at(-1)??-1;return i.flatMap(({parent:n},r)=>n===e?[r]:[]).at(-1)??i.length}function Ui(i){let t=i.map(()=>0),e=0,s=n=>{n>=0&&(t[n]=e),i.flatMap((a,l)=>a===
n?[l]:[]).forEach((a,l)=>{l&&(e+=1),s(a)})};return s(-1),{rows:t,count:e+1}}var Ce=(i,t)=>({name:i,index:t}),Ca=["medusa","dflash","lookup"],Di=({drafts:i},{settings:t})=>Ca.includes(i[0]?.source??t.drafter)&&!ut({drafts:i});function Jt({
drafts:i,final:t,together:e}){let s=Bi(i),n=i.filter(r=>r.verdict==="accepted").length;return[...Fi({drafts:i,together:e}).map(r=>Ce("draft",r)),Ce("verify",0),
...s.map(r=>Ce("test",r)),...n<i.length?[Ce("discard",n)]:[],...t?[Ce("final",i.length)]:[]]}var Dn=({drafts:i,together:t})=>Fi({drafts:i,together:t}).length+i.
length+(i.length?3:2);function Fi({drafts:i,together:t}){if(t)return i.length?[0]:[];let e=Tt(i);return i.flatMap((s,n)=>e.indexOf(e[n])===n?[n]:[])}var Ne=({drafts:i,
final:t})=>t&&(i.length?t.kind:"plain");function Na(i,{name:t,index:e},s){let{drafts:n}=s;if(t==="verify")return i.map((a,l)=>l<n.length?"lit":a);if(t==="discar\
d")return i.map(a=>a==="lit"?"untested":a);if(t==="draft"&&s.together)return i.map((a,l)=>l<n.length?"guessed":a);if(t==="draft"&&ut(s)){let a=Tt(n);return i.map(
(l,c)=>c<n.length&&a[c]===a[e]?"guessed":l)}let r=t==="draft"?"guessed":t==="test"?n[e].verdict:Ne(s);return i.map((a,l)=>l===e&&r?r:a)}function Gi(i,t){let e=Jt(
i).slice(0,t),s=i.drafts.length+(i.final?1:0);return{phase:e[e.length-1],looks:e.reduce((n,r)=>Na(n,r,i),Array(s).fill("absent")),verified:e.some(n=>n.name==="v\
erify"),fallen:e.some(n=>n.name==="discard")}}function Fn(i,{round:t,phase:e}){return t>=i.length?{round:i.length,phase:0}:e+1>=Jt(i[t]).length?{round:t+1,phase:0}:
{round:t,phase:e+1}}function Wi(i,{round:t,phase:e}){return e>0?{round:t,phase:e-1}:t>0?{round:t-1,phase:Jt(i[t-1]).length-1}:{round:0,phase:0}}function Pe(i,{round:t,
phase:e=0}){if(t<0)return{round:0,phase:0};if(t>=i.length)return{round:i.length,phase:0};let s=Jt(i[t]).length;return e>=s?{round:t+1,phase:0}:{round:t,phase:Math.
max(0,e)}}var Ie=["token","block","match","typical","top-k","threshold"],Pa=["typical","top-k","threshold"],W=({settings:i})=>i.rule??"token",vt=i=>Pa.includes(i),kt=i=>i?.
target==null||!i.draft?null:Math.min(1,i.target/i.draft),gt=i=>i?.chance??kt(i),ie=(i,t)=>vt(t)&&[0,1].includes(gt(i)??-1);function xe(i){if(i.draw==null)return"\
kept";let t=i.draw;return t<(gt(i)??1)?"passed":t<(kt(i)??1)?"kept":"rescued"}function Ki(i,t){let{target:e,draft:s,weight:n}=i[t];if(e==null||!s||n==null)return null;
let r=Math.min(1,n*e/s),a=t===i.length-1,l=a?r:i[t+1].excess;return l==null||l+1-r<=0?null:{weight:r,excess:l,last:a}}var we=i=>i.findLastIndex(t=>t.verdict==="\
accepted"),re=(i,t)=>i==="untested"&&W(t)==="block"&&!X(t)?"dropped":i,Yi=({rule:i="token"})=>i==="token"?null:i;function Ji(i,t){let{token:e,target:s,weight:n,
excess:r}=i;return t==="match"?{weight:1,taken:a=>a===e?1:0,mass:s==null?null:1-s}:{weight:n??1,taken:(a,l)=>l,mass:r??null}}var Xt=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
fs=class{constructor(t,e){this.state=t,this.changed=e}set(t){this.state=Object.freeze({...this.state,...t}),this.changed(t)}},zt=({run:i,moment:t})=>i?i.length-
t.round:0,Dt=({live:i,run:t,mode:e})=>i&&t!==null&&!t.over&&(e==="running"||e==="paused");function ms({run:i,predicting:t,moment:e}){return i&&i.over&&!t?i.length:
e.round}function Ft({run:i,moment:{round:t,phase:e}}){return i&&e?Gi(i.rounds[t],e):null}function ae(i,t){let{run:e,moment:s}=i;if(!t||!e||t.round>s.round||t.round<
0)return null;let n=e.at(t);if(!n||t.round<s.round)return n;let r=Ft(i)?.looks[t.index]??"absent";return r==="absent"?null:{...n,kind:r,open:!0}}var Zt=(i,t)=>i===
t||!!(i&&t&&i.round===t.round&&i.index===t.index);function Ve(i){return ae(i,i.pinned)?{at:i.pinned,how:"pinned"}:ae(i,i.hovered)?{at:i.hovered,how:"preview"}:Ia(
i)||Ua(i)}function Zi(i){let{run:t,moment:e,pinned:s,following:n,playing:r,status:a,recorded:l,speed:c,pace:d,tint:p,presenting:h,view:v,opening:f,rested:m}=i;return{
...e,rounds:t?t.length:0,selected:Ve(i).at,pinned:s,following:n,playing:r,state:a,recorded:l,speed:c,pace:d,tint:p,presenter:h,view:v,opening:f,rested:m}}function Ia(i){
let{run:t,moment:e,entered:s}=i,n=Ft(i);if(n)return{at:{round:e.round,index:n.phase.index},how:"now"};if(!t||s!=="step"||!e.round)return null;let r=e.round-1;return{
at:{round:r,index:Qi(t,r)},how:"now"}}var Qi=(i,t)=>Math.max(0,i.rows[t].slots.findLastIndex(({kind:e})=>e!=="untested")),Va=16,Xi=[.25,.75],Ba=({drafts:i})=>i.
findIndex(t=>t.verdict==="accepted"&&xe(t)==="rescued"),Ha=({drafts:i})=>i.findIndex(t=>t.verdict==="accepted"&&t.draw!=null&&t.draw>=(kt(t)??1)),Be=(i,t)=>t===
"block"?Ba(i):vt(t)?Ha(i):-1,Gn=({drafts:i,final:t})=>t?.kind==="correction"&&i.some(({verdict:e})=>e==="accepted");function gs(i){let t=({verdict:a,target:l,draft:c})=>a===
"rejected"&&l!==null&&c!==null&&l>=Xi[0]*c&&l<=Xi[1]*c,e=i.rounds.findIndex(a=>Be(a,W(i.trace))>=0);if(e>=0)return e;let s=a=>i.folds.at(a).emitted>=Va,n=i.rounds.
flatMap((a,l)=>Gn(a)?[l]:[]),r=a=>i.rounds[a].drafts.some(t);return n.find(a=>r(a)&&s(a))??n.find(s)??n.find(r)??n[0]??null}function Wn({rounds:i,trace:t}){let e=({
drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=i.at(-1);if(!s||s.drafts.length>=t.settings.gamma||e(s))return null;let n=({drafts:l})=>l.length>s.drafts.length,
r=i.findLastIndex(l=>n(l)&&e(l)),a=r>=0?r:i.findLastIndex(n);return a>=0?a:null}var tr=({run:i,moment:t,following:e,mode:s,predicting:n})=>i&&e&&s==="running"&&
!n&&t.round===i.length?Wn(i):null,oe=({moment:{round:i,phase:t},rested:e})=>e??(t?i:i-1);function Ua(i){let t=oe(i),{run:e}=i;if(!e||!e.rounds[t])return{at:null,
how:"newest"};let s=Be(e.rounds[t],W(e.trace));if(s>=0)return{at:{round:t,index:s},how:"special"};let n=e.rounds[t].drafts.findIndex(({verdict:r})=>r==="rejecte\
d");return n>=0?{at:{round:t,index:n},how:"rejected"}:{at:{round:t,index:Qi(e,t)},how:"newest"}}var Da=["token","top-k","threshold"],Lt=(i,t)=>t&&i!==void 0?i/t:null;function Fa({drafts:i,positions:t=[]}){let e=i.map((n,r)=>({...n,overlap:t[r]?.overlap??null}));
return ut({drafts:i})?t.length?[...new Set(e.filter(({verdict:n})=>n!=="untested").map(({parent:n})=>n))].flatMap(n=>Ga(e.filter(({parent:r})=>r===n))):[]:e.slice(
0,i.filter(({verdict:r})=>r!=="untested").length).flatMap(({overlap:r})=>r===null?[]:[r])}function Ga(i){let[t,e]=[0,1];for(let s of i){let n=kt(s);if(s.overlap===
null||n===null)return[];t+=e*s.overlap,e*=1-n}return[t]}function Wa(i,t){if(Da.includes(t))return!1;let e=new Map(i.map(n=>[n.parent,n]));return i.filter(n=>n.parent!=
null&&n!==e.get(n.parent)).some(n=>t==="typical"||n.draft!==1)}var Ka=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function Ya(i){let t=i.drafts.filter(e=>e.verdict==="accepted").map(e=>e.token);return i.final?[...t,i.final.
token]:t}function Ja(i,t,e){let s=l=>t.drafts.filter(c=>c.verdict===l).length,n=s("accepted"),r=s("rejected"),a=Fa(t);return{rounds:i.rounds+1,drafted:i.drafted+
t.drafts.length,accepted:i.accepted+n,rejected:i.rejected+r,corrected:i.corrected+(t.final?.kind==="correction"?1:0),untested:i.untested+t.drafts.length-n-r,emitted:i.
emitted+n+(t.final?1:0),draft:i.draft+t.times.draft,verify:i.verify+t.times.verify,accept:i.accept+t.times.accept,overlap:i.overlap+a.reduce((l,c)=>l+c,0),overlaps:i.
overlaps+a.length,otherwise:i.otherwise+(Wa(t.drafts,e)?1:0)}}var le=i=>i.draft+i.verify+i.accept;function bs(i,t){return Float64Array.from(i).sort()[Math.ceil(
t*i.length/100)-1]}var Kn=i=>i.length?{p50:bs(i,50),p95:bs(i,95)}:null,Xa=12,Za=.25,Qa=1+1e-9;function to(i){if(i.length<Xa)return null;let t=i.slice(1).map((e,s)=>Math.
abs(e-i[s]));return Lt(bs(t,75),bs(i,50))}var xs=class{constructor(t){this.temperature=t.temperature,this.rule=W({settings:t}),this.sums=[Ka],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(t){this.sums.push(Ja(this.sums[this.sums.length-1],t,this.rule)),this.output.push(...Ya(
t)),this.bursts.push(le(t.times)),this.match()}pushPlain(t,e){this.plain.tokens.push(t),this.plain.seconds.push(e),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+e),this.match()}match(){let t=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<t&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(t){return this.sums[Math.min(t,this.sums.length-1)]}accepted(t){return this.sums[t+1].accepted-this.sums[t].accepted}compared(t){
let e=Math.min(t,this.sums.length-1);for(;e>0&&this.sums[e].emitted>this.plain.tokens.length;)e-=1;return e}speedup(t){let e=this.sums[this.compared(t)];return Lt(
this.plain.until[e.emitted],le(e))}impossible(t){let e=this.sums[this.compared(t)],s=this.speedup(t);return e.drafted>0&&s!==null&&s>Qa*(e.emitted/e.rounds)}measured(t){
return this.impossible(t)?null:this.speedup(t)}cost(t){let e=this.sums[this.compared(t)];return e.emitted?{draft:e.draft/e.emitted,verify:e.verify/e.emitted,accept:e.
accept/e.emitted,plain:this.plain.until[e.emitted]/e.emitted}:null}gaps(t){let e=this.bursts.slice(0,t),s=n=>this.sums[n+1].emitted-this.sums[n].emitted;return{
plain:Kn(this.plain.seconds.slice(0,this.at(t).emitted)),speculative:Kn(e.flatMap((n,r)=>[n,...Array(s(r)-1).fill(0)])),bursts:Kn(e)}}disturbance(t){if(this.impossible(
t))return{jitter:null};let e=to(this.plain.seconds.slice(0,this.at(t).emitted));return e!==null&&e>Za?{jitter:e}:null}agreement(t){let e=Math.min(this.at(t).emitted,
this.plain.tokens.length);return this.temperature>0||!e?null:{compared:e,first_difference:this.matched<e?this.matched:null}}summary(t=this.sums.length-1){let e=this.
at(t),s=this.agreement(t),n=Math.min(this.plain.tokens.length,e.emitted);return{rounds:e.rounds,drafted:e.drafted,accepted:e.accepted,rejected:e.rejected,untested:e.
untested,emitted:e.emitted,acceptance_rate:Lt(e.accepted,e.accepted+e.corrected),draft_efficiency:Lt(e.accepted,e.drafted),mean_acceptance_length:Lt(e.emitted,e.
rounds),mean_overlap:e.otherwise?null:Lt(e.overlap,e.overlaps),tokens_per_second:Lt(e.emitted,le(e)),plain_tokens_per_second:Lt(n,this.plain.until[n]),speedup:this.
measured(t),agrees_with_plain:s&&s.first_difference===null}}};var eo=Object.freeze({tokens:[],seconds:[]}),so=/^<\|?\w+\|?>$/,no=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Qt=class{constructor(t){this.trace={...t,
rounds:[],plain:{tokens:[],seconds:[]},pieces:{}},this.folds=new xs(t.settings),this.rounds=[],this.rows=[],this.width=t.settings.gamma,Object.assign(this.trace.
pieces,t.pieces),this.promptText="",this.pending=_t;for(let e of this.promptTokens()){let{text:s,pending:n}=Ct(this.pending,this.piece(e));this.promptText+=s,this.
pending=n}this.append({from:0,rounds:t.rounds,plain:t.plain,plain_from:0})}piece(t){return this.trace.pieces[t]}promptTokens(){let{prompt:t}=this.trace,e=this.piece(
t[0]);return typeof e=="string"&&so.test(e)?t.slice(1):t}get length(){return this.rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{
output:t,plain:e}=this.folds,s=this.trace.ending==="end of text"?t.at(-1):null;return e.tokens.findIndex(n=>n===s||no.test(String(this.piece(n))))}append({from:t=this.
length,rounds:e=[],plain:s=eo,plain_from:n=this.trace.plain.tokens.length,pieces:r,...a}){let{trace:l}=this,c=l.plain;if(t>this.length||s.tokens.length&&n>c.tokens.
length)return!1;Object.assign(l.pieces,r),e.slice(this.length-t).forEach(d=>this.push(d));for(let d=c.tokens.length-n;d<s.tokens.length;d+=1)c.tokens.push(s.tokens[d]),
c.seconds.push(s.seconds[d]),this.folds.pushPlain(s.tokens[d],s.seconds[d]);return l.prefill=a.prefill??l.prefill,l.captured=a.captured??l.captured,this.over||(l.
ending=a.ending??l.ending),!0}push(t){this.trace.rounds.push(t),this.rounds.push(Di(t,this.trace)?{...t,together:!0}:t),this.folds.push(t),this.rows.push(this.row(
t)),this.width=Math.max(this.width,t.drafts.length)}row(t){let e=this.pending,s=[];t.drafts.forEach((a,l)=>{let c=jt(t.drafts,l),d=this.slot(a.token,a.verdict,c<
0?e:s[c].pending);a.verdict==="accepted"&&(this.pending=d.pending),s.push(d)});let n=Ne(t),r=t.final&&n&&this.slot(t.final.token,n,this.pending);return r&&(this.
pending=r.pending),{slots:r?[...s,r]:s,final:r}}slot(t,e,s){let n=this.piece(t),{text:r,took:a,pending:l}=Ct(s,n),c=r===""&&l.bytes.length>0;return{token:t,kind:e,
piece:n,text:r,took:a,part:c,pending:l}}alone(t){let e=this.piece(t);return typeof e=="string"?e:Ct(_t,e).text}at({round:t,index:e}){let s=this.rows[t],n=s&&s.slots[e];
if(!n)return null;let r=this.rounds[t],a=r.drafts.filter(d=>d.verdict==="accepted").length,l=e<r.drafts.length,c=l?e:Hi(r);return{...n,number:t,index:e,round:r,
accepted:a,judgedAt:c,draft:l?r.drafts[e]:null,judged:r.drafts[c]||null,position:(r.positions||[])[c]||null}}},ws=["accepted","correction","bonus","plain"],Gt=i=>ws.
includes(i);var ks=({trace:i})=>i.settings.gamma>0&&!X(i),Jn=({round:i,index:t})=>`${i}.${t}`;function Xn({run:i,predicting:t,answers:e},{round:s,phase:n}){if(!t||!i||s>=i.
length)return null;let r=Jt(i.rounds[s])[n],a={round:s,index:r.index};return r.name==="test"&&!(Jn(a)in e)?a:null}function Ue(i){let t=Ft(i)?.phase;if(!t||t.name!==
"test")return null;let e=Jn({round:i.moment.round,index:t.index});return e in i.answers?e:null}var De=i=>i.predicting&&i.looking!==null&&i.looking===Ue(i),It=i=>De(
i)?null:Xn(i,i.moment);function er({run:i,answers:t},e,s){if(!i)return{};let n=i.rounds[e.round].drafts[e.index],r=W(i.trace)==="block"?null:gt(n),a=Jn(e);return{
answers:{...t,[a]:{said:s,kept:n.verdict==="accepted",threshold:r}},looking:a}}function Fe({predicting:i,informed:t,run:e}){return i&&(!t||e?.trace.settings.temperature===
0)}var sr=(i,t)=>Fe(i)&&t?.kind==="lit",Yn=i=>i.length?i.reduce((t,e)=>t+e,0)/i.length:null,He=(i,t)=>(i-(t?1:0))**2;function nr(i){let t=i.flatMap(({said:n,kept:r,
threshold:a})=>n===null?[]:[{chance:n,kept:r,threshold:a}]),e=t.filter(({chance:n})=>n!==.5),s=t.flatMap(({threshold:n,kept:r})=>n===null?[]:[{threshold:n,kept:r}]);
return{n:t.length,decided:e.length,right:e.filter(({chance:n,kept:r})=>n>.5===r).length,brier:Yn(t.map(({chance:n,kept:r})=>He(n,r))),known:s.length,truth:Yn(s.
map(({threshold:n,kept:r})=>He(n,r))),best:Yn(s.map(({threshold:n})=>n*(1-n)))}}function ir(i,t,e){if(i.brier===null)return[e("predict.lesson.none")];let s={...i,
brier:Y(i.brier),truth:Y(i.truth),best:Y(i.best)},n=!t&&i.truth!==null&&i.known===i.n&&i.brier<i.truth,r=i.brier<.25?"good":i.brier>.25?"bad":"even";return[Z(i.
decided>0&&e("predict.lesson.you",s),e("predict.lesson.brier",s)),e("predict.lesson.half")+" "+e(`predict.lesson.${n?"lucky":r}`),...t?[e("predict.lesson.greedy")]:
i.known?[e("predict.lesson.truth",{...s,n:i.known})]:[]]}var Ge=["gamma","temperature","drafter","rule","tree"];function ys(i,t){return t==="rule"?W(i):t==="tree"?i.settings.tree??"chain":i.settings[t]}function We(i){
let{gamma:t,budget:e=t}=i.settings;return X(i)&&t>0?e:t}function Ss(i,t,e,s){return t==="drafter"?Rt(i,String(e),s):t==="rule"?i(`rules.name.${e}`):t==="tree"?i(
`tree.name.${e}`):String(e)}function Rt(i,t,e){let s=`drafter_of.${e}.${t}`,n=i(s);return n===s?i(`drafter.${t}`):n}function Wt(i,t,e){let s=t.map(([r,a],l)=>o("button",{type:"button",class:"sv-toggle","data-choice":r,"aria-pressed":String(l===0),on:{click:()=>{n(r),e(r)}}},a)),
n=r=>s.forEach(a=>{let l=String(a.dataset.choice===r);a.getAttribute("aria-pressed")!==l&&a.setAttribute("aria-pressed",l)});return{node:o("div",{class:"sv-togg\
les",role:"group","aria-label":i},...s),set:n}}function rr(i,t,e){let s=o("select",{on:{change:()=>e(s.value)}},...t.map(([n,r])=>o("option",{value:n},r)));return{
node:o("label",{class:"sv-choice"},i,s),select:s}}function ke(i,t,e){let s=o("tbody",{}),n=[],r=()=>{a.open&&s.replaceChildren(...n.map(l=>o("tr",{},...l.map(c=>o(
"td",{},String(c))))))},a=o("details",{class:"sv-table",on:{toggle:r}},o("summary",{},i("chart.table")),o("div",{class:"sv-table-scroll",tabindex:0,role:"region",
"aria-label":t},o("table",{},o("thead",{},o("tr",{},...e.map(l=>o("th",{scope:"col"},l)))),s)));return{node:a,show:l=>{n=l,r()}}}var zs=[.2,.4,.6,.8],ar=[.1,.5,1,2],ye={overlap:{term:"overlap",limits:zs,most:"1",of:({position:i})=>i?.overlap??null},acceptance:{term:"accept_test",limits:zs,
most:"1",of:({draft:i})=>gt(i??void 0)},target_entropy:{term:"entropy",limits:ar,most:"",of:({position:i})=>i?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:ar,most:"",of:({position:i})=>i?.draft_entropy??null}};function Ke(i,t){let e=t&&i in ye?ye[i].of(t):null;return e==null?null:ye[i].limits.filter(s=>e>=
s).length}var Es=class{constructor(t,e){this.say=t;let{node:s,select:n}=rr(t("tint.label"),["verdict",...Object.keys(ye)].map(a=>[a,t(`tint.${a}.name`)]),e);this.
select=n,this.ends=zs.map(()=>o("span",{class:"sv-tint-limit"})),this.most=o("span",{class:"sv-tint-limit"});let r=a=>o("span",{class:"sv-tint-swatch","data-tin\
t":a});this.scale=o("span",{class:"sv-tint-scale",role:"img"},o("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((a,l)=>[r(l),a]),r(zs.length),this.most),
this.means=F("overlap",""),this.legend=o("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=o("div",{class:"sv-tint"},s)}has(t){return t===
"verdict"||Object.hasOwn(ye,t)}show(t){this.select.value=t;let e=ye[t];if(this.legend.hidden=!e,!e)return;let s=n=>String(n).replace(/^0\./,".");this.ends.forEach(
(n,r)=>b(n,s(e.limits[r]))),b(this.most,e.most),b(this.means,this.say(`tint.${t}.means`)),this.means.dataset.term=e.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:e.limits.join(this.say("comma"))}))}};var or=480,io=5;function Vt(i,t){if(i.part)return t("token.part",{hex:Nt(i.piece)});let e=mt(i.text)||t("token.empty");return i.took>1?t("token.took",{token:e,n:i.
took}):e}function Qn({rounds:i,trace:t},e,s,n){let{drafts:r}=i[e],a=r.length;if(s>=a)return n("token.final");let l=n("token.guess",{n:s+1,of:a}),{source:c}=r[s];
return c?n("token.from",{slot:l,drafter:Rt(n,c,t.models.pair)}):l}function ce(i,t,e,s,n){let r=i.rows[t].slots[e];return s("token.aria",{token:Vt(r,s),kind:s(`k\
ind.${re(n||r.kind,i.trace)}`),round:t+1,slot:Qn(i,t,e,s)})}function te(i,t,e=!1){return t.part?i.dataset.part="":t.text===""&&(i.dataset.empty=""),t.took>1&&(i.
dataset.took=String(t.took)),i.append(...wt(t.text,e)),i}var ro=/^ \S{1,24}$/;function Zn({text:i},t){return ro.test(i)?(t.classList.add("sv-word"),[o("wbr",{}),
t]):[t]}var ao=["rejected","untested"],Os=class{rows;now;written;discarded;run;shown;constructor({say:t,set:e}){this.say=t,this.prompt=o("span",{class:"sv-promp\
t"}),this.more=o("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=o("span",{class:"sv-\
list",role:"listbox","aria-label":t("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=o("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=o("div",{class:"sv-stream-scroll"},this.text),this.ghosts=o("input",{type:"checkbox",on:{change:()=>e({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new Es(t,s=>e({tint:s})),this.node=o("section",{class:"sv-section sv-stream"},o("div",{class:"sv-section-head"},o("h2",{},F("token",t(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=o("label",{class:"sv-check"},this.ghosts,t("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let t=e=>{let s=F(e,this.say(`legend.${e}`));return s.dataset.short=this.
say(`kind.${e}`),o("li",{},o("span",{class:"sv-swatch","data-kind":e}),s)};return this.discarded=ao.map(t),this.discarded.forEach(e=>{e.hidden=!0}),this.written=
ws.map(t),o("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:t,trace:{settings:{gamma:e,drafter:s}}}){let r={plain:e===0||s.startsWith(
"lookup")||t.some(({drafts:a})=>!a.length),other:e>0};this.written.forEach((a,l)=>{a.hidden=!r[ws[l]==="plain"?"plain":"other"]})}load(t){this.run=t,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=X(t.trace),this.shown=
0,this.grow()}dress({ghosts:t,tint:e}){t!==this.ghosted&&this.redraw(t),e!==this.quantity&&this.paintTint(e)}redraw(t){this.ghosted=this.ghosts.checked=t,this.discarded.
forEach(s=>{s.hidden=!t});let{shown:e}=this;this.load(this.run),this.show(e)}paintPrompt(t){let e=this.run.promptText,s=!t&&e.length>or;b(this.prompt,s?"…"+e.
slice(-or):e),this.more.hidden=!s,b(this.more,this.say("stream.more",{n:e.length}))}grow(){let t=document.createDocumentFragment();for(let e=this.rows.length;e<
this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}this.list.append(t),this.nameKinds(this.run)}row(t){let e=o("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[t].slots.forEach((s,n)=>{Gt(s.kind)?e.append(...Zn(s,this.option(s,t,n))):this.ghosted&&!X(this.run.trace)&&e.append(...Zn(
s,this.ghost(s,t,n)))}),e}option(t,e,s){let n=o("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":t.kind,"data-at":`${e}.${s}`,
style:`--i:${s}`,"aria-label":ce(this.run,e,s,this.say),"data-tint":Ke(this.quantity,this.run.at({round:e,index:s}))});return te(n,t)}ghost(t,e,s){let n=o("span",
{class:"sv-token","data-kind":t.kind,"data-at":`${e}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return te(n,t,!0)}paintTint(t){this.quantity=t,this.tint.show(
t),this.node.dataset.tinted=String(t!=="verdict"),this.options(this.rows.length).forEach(e=>{let[s,n]=(e.dataset.at??"").split(".").map(Number);A(e,"data-tint",
Ke(t,this.run.at({round:s,index:n})))})}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let n=e;n<s;n+=1)this.rows[n].classList.toggle("sv-\
ahead",n>=t);this.shown=t,A(this.scroller,"tabindex",t?null:0)}showNow(t){let e=this.shown;if(this.now&&(!t||this.now.number!==e)&&(this.now.node.remove(),this.
now=null),!t)return;this.now||(this.now=this.begin(e)),this.now.node.classList.toggle("sv-fallen",t.fallen);let s=ut(this.run.rounds[e]);this.now.tokens.forEach(
(n,r)=>{let a=t.looks[r];n.hidden=a==="absent"||s&&!Gt(a),A(n,"data-kind",a)})}begin(t){let e=this.run.rows[t].slots.map((r,a)=>this.ghost(r,t,a)),s=this.run.rows[t].
slots.flatMap((r,a)=>Zn(r,e[a])),n=o("span",{class:"sv-now","aria-hidden":"true"},...s);return this.list.insertBefore(n,this.rows[t]),{number:t,node:n,tokens:e}}options(t){
return this.rows.slice(0,t).flatMap(e=>[...e.querySelectorAll("[role=option]")])}find(t){let e=t&&this.rows[t.round];return!e||t.round>=this.shown?null:e.querySelector(
`[role=option][data-at="${t.round}.${t.index}"]`)||e.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let t=this.measure();this.crop(t);let{x:e,y:s,width:n,height:r}=t.box,a=new DOMRect(e,s,n,r-t.covered);
Ii(this.scroller,a,t.head,t.line)}measure(){let[t,e,s]=[this.scroller,this.text,this.head].map(r=>r.getBoundingClientRect()),n=this.tint.legend.offsetHeight;return{
box:t,text:e,head:s,covered:n,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:t,text:e,head:s,line:n}){if(!t.width)return;let{maxHeight:r}=this.
text.style,a=this.shown===this.rows.length&&!this.now;(a||!r)&&(this.scroller.style.minHeight=a?"":`${t.height}px`),this.text.style.maxHeight=a?"":`${Math.ceil(
s.bottom-e.top)+n+io}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var lr=["draft","verify","accept"],oo={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},js=36,lo=20,co=5;function Ye(i,t){let e=(s,n)=>o(
"li",{},o("span",{class:"sv-swatch","data-part":s}),F(oo[s],n));return o("ul",{class:"sv-legend"},...lr.map(s=>e(s,i(`part_key.${s}`))),...t?[e("plain",t)]:[])}
var Ts=class{rows;run;width;shown;now;spans;timed;height;constructor(t){this.say=t,this.head=o("div",{class:"sv-row sv-row-head",role:"row"}),this.body=o("div",
{class:"sv-rows",role:"rowgroup"}),this.grid=o("div",{class:"sv-grid",role:"grid","aria-label":t("rounds.label")},o("div",{role:"rowgroup",class:"sv-grid-head"},
this.head),this.body),this.scroller=o("div",{class:"sv-rounds-scroll"},this.grid),this.detail=o("p",{class:"sv-note sv-round-detail"},t("rounds.detail")),["poin\
terover","focusin"].forEach(e=>this.body.addEventListener(e,s=>this.showTime(s))),this.note=o("p",{class:"sv-note"},t("rounds.note")),this.node=o("section",{class:"\
sv-section sv-rounds"},o("div",{class:"sv-section-head"},o("h2",{},F("round",t("rounds.heading"))),o("ul",{class:"sv-legend"},...["accepted","rejected","unteste\
d","correction","bonus"].map(e=>o("li",{},o("span",{class:"sv-mark","data-kind":e}),F(e,t(`kind.${e}`)))))),this.note,this.scroller,this.detail,o("div",{class:"\
sv-foot"},o("ul",{class:"sv-legend"},o("li",{},o("span",{class:"sv-swatch","data-part":"overlap"}),F("overlap",t("rounds.overlap_key")))),Ye(t,t("rounds.plain_k\
ey")))),this.rows=[],this.concealed=!1}load(t){this.run=t,this.rows=[],this.width=null,this.shown=0,this.now=null,this.spans=[],b(this.note,this.say(X(t.trace)?
"tree.rounds":"rounds.note")),b(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.body.replaceChildren(),this.grow()}grow(){
this.fitColumns();let t=document.createDocumentFragment();for(let e=this.rows.length;e<this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}for(this.
grid.classList.toggle("sv-many",this.rows.length>lo),this.body.append(t),this.body.style.height=`${this.rows.length*js}px`;this.timed<this.rows.length&&this.compare(
this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),
this.grid.classList.toggle("sv-dense",this.width>co);let t=(e,s="")=>o("div",{role:"columnheader",class:s},e);this.head.replaceChildren(t("#","sv-number"),...Array.
from({length:this.width},(e,s)=>t(this.say("rounds.guess",{n:s+1}))),t(this.say("rounds.final"),"sv-final"),t(this.say("rounds.time"),"sv-time"))}row(t){let{drafts:e,
positions:s=[]}=this.run.rounds[t],{slots:n,final:r}=this.run.rows[t],a=o("div",{class:"sv-row sv-ahead",role:"row","data-round":t},o("div",{class:"sv-number",role:"\
rowheader","aria-label":this.say("rounds.row",{round:t+1})},String(t+1)));return n.forEach((l,c)=>{let d=c<e.length&&s[c]?s[c].overlap:null,p=this.cell(l,t,c,d);
l===r&&p.classList.add("sv-final"),a.append(p)}),a.append(this.time(this.run.rounds[t].times)),a}cell(t,e,s,n){let r=te(o("span",{class:"sv-cell-text",translate:"\
no"}),t,!0);return o("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":t.kind,"data-at":`${e}.${s}`,"aria-label":this.label(e,s,n),style:`--i:${s}`+
(n==null?"":`;--overlap:${n}`)},o("span",{class:"sv-mark","data-kind":t.kind,"aria-hidden":"true"}),r)}label(t,e,s,n){let r=ce(this.run,t,e,this.say,n);return s==
null?r:this.say("token.aria_overlap",{label:r,overlap:lt(s,2)})}time(t){let e=t.draft+t.verify+t.accept;this.spans.push(e);let s=this.say("rounds.row_time",{total:tt(
e),draft:tt(t.draft),verify:tt(t.verify),accept:tt(t.accept)}),n=o("div",{class:"sv-bar"},...lr.map(r=>o("span",{"data-part":r,style:`--t:${t[r]}`})));return o(
"div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},o("div",{class:"sv-bars-pair"},n),o("span",{class:"sv-ms"},tt(e)))}compare(t){let{sums:e,plain:s}=this.
run.folds,n=e[t+1].emitted;if(n>=s.until.length)return!1;let r=s.until[n]-s.until[e[t].emitted],a=this.rows[t].lastElementChild;if(!a)return!1;let l=this.say("r\
ounds.row_plain",{time:a.getAttribute("aria-label"),plain:tt(r)});return a.setAttribute("aria-label",l),a.firstElementChild?.append(o("div",{class:"sv-bar sv-ba\
r-plain"},o("span",{"data-part":"plain",style:`--t:${r}`}))),this.spans[t]=Math.max(this.spans[t],r),!0}showTime({target:t}){let e=t instanceof Element?t.closest(
".sv-time"):null,s=e?.parentElement;if(!e||!s)return;let n=Number(s.dataset.round)+1;b(this.detail,this.say("rounds.detail_of",{round:n,time:e.getAttribute("ari\
a-label")})),this.detail.classList.remove("sv-hint")}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let n=e;n<s;n+=1)this.rows[n].classList.
toggle("sv-ahead",n>=t);this.shown=t,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,t))||1))}showNow(t){let{now:e,shown:s}=this;
if(e!==null&&(!t||e!==s)&&(this.rows[e].classList.toggle("sv-ahead",e>=s),this.rows[e].classList.remove("sv-row-now"),this.run.rows[e].slots.forEach((r,a)=>this.
dress(e,a,null)),this.now=null),!t)return;this.now=s;let n=this.rows[s];n.classList.remove("sv-ahead"),n.classList.add("sv-row-now"),n.classList.toggle("sv-veri\
fied",t.verified),t.looks.forEach((r,a)=>this.dress(s,a,r))}dress(t,e,s){let n=this.find({round:t,index:e});if(!n)return;let{kind:r}=this.run.rows[t].slots[e],a=s===
"absent",l=e<this.run.rounds[t].drafts.length&&(this.run.rounds[t].positions||[])[e],c=s==="guessed"||s==="lit"&&this.concealed,d=l&&!c?l.overlap:null;A(n,"data\
-kind",s||r),n.firstElementChild&&A(n.firstElementChild,"data-kind",s||r),A(n,"aria-hidden",a?"true":null),n.style.setProperty("--overlap",String(d||0)),a||A(n,
"aria-label",this.label(t,e,d,s||r))}find(t){return(t&&this.rows[t.round]?.querySelector(`[data-at="${t.round}.${t.index}"]`))??null}cells(){let t=this.rows.slice(
0,this.shown+(this.now==null?0:1)),e=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(s).visibility==="visible";return t.map((s,n)=>[...s.querySelectorAll("[\
role=gridcell]")].filter(r=>n<this.shown||e(r)))}followHead(){this.height=this.height||this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:t}=this.scroller,
e=(this.shown+(this.now==null?0:1))*js;e>t+this.height?this.scroller.scrollTop=e-this.height:e-2*js<t&&(this.scroller.scrollTop=Math.max(0,e-2*js))}relayout(){this.
height=null}};var cr=20,ho=5,Ms=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(t){this.say=t,this.root=o("span",{class:"sv-tree-text","aria-hidden":"true"},
t("tree.text")),this.grid=o("div",{class:"sv-tree-grid",role:"grid","aria-label":t("tree.label")}),this.mask=o("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=o("p",{class:"sv-tree-note"}),this.node=o("div",{class:"sv-tree",hidden:!0},o("div",{class:"sv-tree-scroll"},this.grid),o("div",{class:"sv-mask-side"},o("p",
{class:"sv-mask-name"},F("tree_mask",t("tree.mask"))),this.mask,this.note))}build(t,e){Object.assign(this,{run:t,number:e});let s=t.rounds[e],{drafts:n,final:r}=s,
{slots:a}=t.rows[e],l=Tt(n),c=n.map((h,v)=>jt(n,v));r&&(l.push(ne(n).length),c.push(ne(n).at(-1)??-1));let{rows:d,count:p}=Ui(c);this.leaves=a.map((h,v)=>this.leaf(
h,v,{column:l[v]+2,row:d[v],above:d[c[v]]??0})),this.levels=Array.from({length:Math.max(0,...l)+1},(h,v)=>this.leaves.flatMap(({node:f},m)=>l[m]===v?[f]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(p,this.levels.length)>ho),this.grid.style.setProperty("--rows",String(p)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:h})=>h),...this.levels.map(h=>o("div",{role:"row",class:"sv-tree-level"},...h))),this.masked=n.map((h,v)=>this.maskRow(v,qe(n,v))),this.mask.style.
setProperty("--nodes",String(n.length)),this.mask.classList.toggle("sv-mask-fine",n.length>20),this.mask.replaceChildren(...this.masked)}leaf(t,e,{column:s,row:n,
above:r}){let a=o("span",{class:"sv-mark","aria-hidden":"true"}),l=te(o("span",{class:"sv-tree-token",translate:"no"}),t,!0),c=o("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${e}`,style:`grid-column:${s};grid-row:${n+1}`},a,l),d=o("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${s};grid-row:${r+1}/${n+2}`});return d.classList.toggle("sv-tree-bend",n>r),{node:c,mark:a,link:d}}maskRow(t,e){let s=[0,...e.map(n=>n+1)];return o(
"div",{class:"sv-mask-row","data-at":`${this.number}.${t}`},...s.map(n=>o("span",{class:"sv-mask-cell","data-column":n,style:`--column:${n}`})))}show(t,e,s,n){(t!==
this.run||e!==this.number||this.leaves.length!==t.rows[e].slots.length)&&this.build(t,e);let{drafts:r}=t.rounds[e];this.leaves.forEach(({node:l,mark:c,link:d},p)=>{
let h=s[p]??"absent";[l,c,d].forEach(v=>A(v,"data-kind",h)),A(l,"aria-hidden",h==="absent"?"true":null),A(l,"aria-label",h==="absent"?null:this.label(t,e,p,h)),
this.masked[p]&&A(this.masked[p],"data-kind",h)});let a=ne(r).length;b(this.note,n?this.say("tree.sum",{verified:r.length,accepted:a,wasted:r.length-a}):this.say(
"tree.sees"))}label(t,e,s,n){let{say:r}=this,a=ce(t,e,s,r,n),{drafts:l}=t.rounds[e];if(s>=l.length)return a;let c=qe(l,jt(l,s)).map(d=>Vt(t.rows[e].slots[d],r));
return r(c.length?"tree.aria":"tree.aria_first",{label:a,level:c.length+1,line:c.join(" ")})}light(t){let{run:e,number:s}=this,n=e?.rounds[s]?.drafts??[],r=t&&t.
round===s&&t.index<n.length?t.index:-1,a=qe(n,r);this.leaves.forEach(({node:l,link:c},d)=>[l,c].forEach(p=>p.toggleAttribute("data-line",a.includes(d)))),this.root.
toggleAttribute("data-line",r>=0),this.masked.forEach((l,c)=>l.toggleAttribute("data-line",c===r))}find(t){return t&&t.round===this.number&&this.leaves[t.index]?.
node||null}reveal(t){let e=this.grid.parentElement,s=this.leaves[t]?.node;if(!e||!s)return;let n=(c,d,p,h)=>Math.min(0,c-cr-p)||Math.max(0,d+cr-h),[r,a,l]=[s,this.
node,e].map(c=>c.getBoundingClientRect());this.node.scrollTop+=n(r.top,r.bottom,a.top,a.bottom),e.scrollLeft+=n(r.left,r.right,l.left,l.right)}rows(){return this.
levels.map(t=>t.filter(e=>e.dataset.kind!=="absent")).filter(t=>t.length)}};var po=7,uo=12;function dr(i,t){i.style.setProperty("--sv-characters",String(t?.length||1))}var As=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(t){
this.say=t,this.tree=new Ms(t),this.row=o("div",{class:"sv-slots",role:"row"}),this.guesses=F("draft",t("round.guesses")),this.tests=o("li",{hidden:!0},F("accep\
t_test",t("round.tests"))),this.node=o("section",{class:"sv-round","aria-label":t("round.label")},o("ul",{class:"sv-slot-names"},o("li",{},this.guesses),o("li",
{},F("verification",t("round.pass"))),this.tests),o("div",{class:"sv-slots-grid",role:"grid","aria-label":t("round.label")},this.row),this.tree.node)}show(t,e){
let{moment:s}=t,n=Ft(t),r=Math.max(0,oe(t)),a=r in e.rounds&&ut(e.rounds[r]);this.node.classList.toggle("sv-round-tree",a),this.tree.node.hidden=!a;let l=e===this.
run&&r===this.number&&(a||this.cells.length>0);a?Object.assign(this,{run:e,number:r,cells:[]}):(!l||this.isUnmeasured||this.row.childElementCount!==this.wide(e,
r)+1)&&this.build(e,r);let c=e.rows[r]?.slots??[],d=n?.looks??c.map(({kind:h})=>s.round?h:"absent");this.node.classList.toggle("sv-round-now",!!n),this.node.classList.
toggle("sv-verified",n?n.verified:s.round>0),a&&this.tree.show(e,r,d,!n&&s.round>0),a&&(s!==this.moment||!l)&&(n?n.phase.name!=="verify"&&n.phase.name!=="discar\
d":s.round)&&this.tree.reveal(Ve(t).at?.index??c.length-1),this.moment=s,this.node.classList.toggle("sv-round-fallen",!!n?.fallen),this.node.dataset.phase=n?.phase.
name??"";let p=!n&&t.entered==="step"?c.length-1:-1;this.cells.forEach(({node:h},v)=>{this.dress(v,d[v]??"absent",Fe(t)),h.toggleAttribute("data-now",n?.phase.index===
v),h.toggleAttribute("data-entered",p===v)}),this.tests.hidden=!this.cells.some(({figures:h})=>h.textContent)}wide(t,e){let s=t.rounds[e]?.drafts.length??0;return X(
t.trace)?s:Math.max(s,Math.min(t.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(t,e){
let s=this.cells.findIndex(({node:p})=>p===document.activeElement);t!==this.run&&this.relayout(),Object.assign(this,{run:t,number:e});let n=t.rows[e]?.slots??[],
r=t.rounds[e]?.drafts.length??-1;this.cells=Array.from({length:r+1},(p,h)=>this.cell(t,n[h],h));let a=X(t.trace)?r:t.width;this.node.classList.toggle("sv-round-\
tight",a>=po),this.node.classList.toggle("sv-round-tighter",a>=uo);let{models:l,settings:{drafter:c}}=t.trace,d=t.rounds[e]?.drafts[0]?.source??c;this.guesses.dataset.
term=d==="model"?"draft":"drafter",b(this.guesses,c==="model"?this.say("round.guesses"):Rt(this.say,d,l.pair)),this.place(this.wide(t,e)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(t,e))),s>=0&&(this.cells[s]??this.cells.at(-1))?.node.focus()}place(t){
let e=this.cells.length-1,s=Array.from({length:t+1},(n,r)=>{let a=r===t?e:r<e?r:-1;return this.cells[a]?.node??o("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",t===0),this.row.replaceChildren(...s)}cell(t,e,s){let{drafts:n,positions:r=[]}=t.rounds[this.number],
a=n[s],l=o("span",{class:"sv-gauge-draw"}),c=o("span",{class:"sv-gauge",hidden:!0},o("span",{class:"sv-gauge-keep"}),l),d=o("span",{class:"sv-slot-says",hidden:!0}),
p=o("span",{class:"sv-mark","aria-hidden":"true"}),h=o("span",{class:"sv-slot-kind"}),v=o("span",{class:"sv-slot-figures"}),f=gt(a);if(t.trace.settings.temperature===
0&&a){let x=r[s]?.candidates.find(([,y])=>y===1);b(d,x?mt(t.alone(x[0])):""),dr(d,d.textContent)}else f!==null&&(c.style.setProperty("--keep",String(f)),l.style.
setProperty("--draw",String(a.draw??0)));let u=o("span",{class:"sv-slot-text"});return dr(u,e?.text),e&&te(u,e,!0),{node:o("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${s}`,style:`--i:${s}`},o("span",{class:"sv-slot-token",translate:"no"},u),o("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},c,d),o("span",{class:"sv-slot-verdict","aria-hidden":"true"},p,h),v),gauge:c,needle:l,says:d,mark:p,kind:h,figures:v}}dress(t,e,s){let{run:n,number:r,say:a}=this,
l=this.cells[t];if(!n||!l)return;let c=n.rounds[r].drafts[t],d=e==="accepted"||e==="rejected",p=!!c&&(d||e==="untested"||e==="lit"&&!s),h=gt(c),v=n.trace.settings.
temperature===0;A(l.node,"data-kind",e),A(l.mark,"data-kind",e),A(l.node,"aria-hidden",e==="absent"?"true":null),A(l.node,"aria-label",e==="absent"?null:ce(n,r,
t,a,e)),l.gauge.hidden=v||!p||h===null,l.says.hidden=!v||!p;let f=d&&!v&&!ie(c,W(n.trace))?c.draw:null;l.needle.hidden=f==null,b(l.kind,e==="absent"||e==="guess\
ed"||e==="lit"?"":a(`kind.${re(e,n.trace)}`)),b(l.figures,f!=null&&h!==null?this.test(c,f,h):"")}test(t,e,s){let n=this.run?.rounds[this.number].drafts??[];if(t.
verdict==="accepted"&&e>=s)return this.say("rules.kept_by",{n:we(n)+1});let[r,a]=St(e,s);return this.say(e<s?"round.below":"round.above",{draw:r,threshold:a})}find(t){
return this.tree.node.hidden?t&&t.round===this.number&&this.cells[t.index]?.node||null:this.tree.find(t)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:t})=>t.dataset.kind==="absent"?[]:[t])]:this.tree.rows()}};var hr=2,pr=16,vo=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",ur=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function fo(){return[...document.styleSheets].flatMap(t=>[...t.cssRules]).map(({cssText:t})=>t).filter(t=>/sv-|specviz/.test(t)).join(`
`)}function mo(){try{return[...document.styleSheets].every(({cssRules:i})=>i)}catch{return!1}}function go(i){let t=i.cloneNode(!0),e=i.querySelectorAll("canvas");
return t.querySelectorAll("canvas").forEach((s,n)=>{let{width:r,height:a}=e[n].getBoundingClientRect(),l=`display: block; width: ${r}px; height: ${a}px`;s.replaceWith(
o("img",{src:e[n].toDataURL(),alt:"",style:l}))}),t.querySelectorAll(vo).forEach(s=>s.remove()),t}function bo(i){let t=i.closest(".specviz"),{width:e}=i.getBoundingClientRect(),
s=o("div",{style:`width: ${e+2*pr}px; padding: ${pr}px`},go(i)),n=o("div",{class:t.className},s),{style:r}=n;r.cssText=`position: absolute; visibility: hidden; \
width: ${t.clientWidth}px; background: var(--sv-page)`;let{colorScheme:a,fontSize:l,lineHeight:c}=getComputedStyle(t);Object.assign(r,{colorScheme:a,fontSize:l,
lineHeight:c,fontFamily:be}),t.append(n);let d=s.getBoundingClientRect(),p=getComputedStyle(n).backgroundColor;return n.remove(),Object.assign(r,{position:"stat\
ic",visibility:"visible"}),{outer:n,page:p,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function xo(i){let{outer:t,page:e,width:s,height:n}=bo(i),
r=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(ur,""),a=new XMLSerializer().serializeToString(t).replace(ur,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${n}"><style>${r(fo())}</style><foreignObject width="100%" height="100%">${a}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let d=o("canvas",{width:s*hr,height:n*hr}),p=d.getContext("2d");return p.
fillStyle=e,p.fillRect(0,0,d.width,d.height),p.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function $s(i,t,e){return mo()?o("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>o("a",{href:await xo(t),download:`specviz-${e}.png`}).click()}},i("snapshot")):null}var wo={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Ls(i,t){let{key:e}=t,s=i.findIndex(a=>a===document.activeElement),n=wo[e],r=e==="Home"?0:e===
"End"?i.length-1:n?(s+n+i.length)%i.length:-1;return s<0||r<0||t.ctrlKey||t.altKey||t.metaKey?-1:(t.preventDefault(),i.forEach((a,l)=>{a.tabIndex=l===r?0:-1}),i[r].
focus(),r)}var ko=["race","same","time","guesses"],Je=0,_s=class{constructor({say:t,set:e,views:s}){Je+=1,this.names=Object.keys(s),this.set=e,this.tabs=this.names.map(n=>o(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${Je}-${n}`,"aria-controls":`sv-view-${Je}-${n}`,"data-view":n,on:{click:()=>e({view:n})}},t(`\
views.${n}`))),this.panels=this.names.map(n=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${Je}-${n}`,"aria-labelledby":`sv-tab-${Je}-${n}`,"data-view":n},
...ko.includes(n)?s[n].flatMap(r=>[r,$s(t,r,n)].filter(a=>a!==null)):s[n])),this.list=o("div",{class:"sv-view-tabs",role:"tablist","aria-label":t("views.label"),
on:{keydown:n=>this.walk(n)}},...this.tabs),this.node=o("div",{class:"sv-views"},this.list,...this.panels)}has(t){return this.names.includes(t)}show({view:t}){this.
names.forEach((e,s)=>{A(this.tabs[s],"aria-selected",String(e===t)),this.tabs[s].tabIndex=e===t?0:-1,this.panels[s].hidden=e!==t})}walk(t){let e=Ls(this.tabs,t);
e>=0&&this.set({view:this.names[e]})}};var Xe=1e-9,ee=class{list;constructor(){this.list=[]}add(t,e,s,n=_t){this.list.push({at:t,tokens:e,text:s,pending:n})}cut(t){this.list.length=Math.min(this.list.
length,t)}by(t){let e=0,s=this.list.length;for(;e<s;){let n=e+s>>1;this.list[n].at<=t+Xe?e=n+1:s=n}return e}tokensAt(t){let e=this.list[this.by(t)-1];return e?e.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function vr(i,t,e,s){
let{folds:n}=i;for(e.cut(t);e.list.length<t;){let c=e.list.length,d=n.at(c+1),p=i.rows[c].slots.filter(h=>Gt(h.kind));e.add(le(d),d.emitted,p.map(h=>h.text).join(
""))}let{tokens:r,until:a}=n.plain,l=i.over&&t===i.length?r.length:Math.min(r.length,n.at(t).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:d,
pending:p}=Ct(c?s.list[c-1].pending:_t,i.piece(r[c]));s.add(a[c+1],c+1,d,p)}}function Ze(i,t){let e=i/t,s=10**Math.floor(Math.log10(e));return[1,2,5].map(n=>n*s).find(n=>n>=e)??10*s}var ti=(i,t)=>Array.from({length:Math.floor(i/t+1e-9)+1},
(e,s)=>s*t);var yo=["draft","verify","accept"],ei=24,fr=28,mr=26,So=[1,4,16],zo=16e3,Rs=class{run=null;rounds;steps;time;constructor({say:t,palette:e,seek:s}){this.say=t,this.
palette=e,this.seek=s,this.zoom=1,this.span=1,this.width=0,this.canvas=o("canvas",{class:"sv-lanes",role:"img","aria-label":t("race.picture"),on:{click:n=>this.
pick(n)}}),this.ahead=o("span",{class:"sv-lanes-ahead"}),this.hand=o("span",{class:"sv-lanes-hand"}),this.scroller=o("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":t("race.picture")},o("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=Wt(t("race.zoom"),So.map(n=>[String(
n),n===1?t("race.fit"):`${n}×`]),n=>this.setZoom(Number(n))),this.node=o("div",{},o("div",{class:"sv-lanes-frame"},o("p",{class:"sv-lane-caption"},t("race.plai\
n")),o("p",{class:"sv-lane-caption sv-lane-second"},t("race.speculative")),this.scroller),o("div",{class:"sv-lanes-foot"},Ye(t,t("race.key_plain")),this.zooms.node))}setZoom(t){
this.zoom=t,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(t,{span:e,ours:s,plain:n}){this.run=t,this.
span=e||1,this.rounds=s.list.length,this.steps=n.list.length,this.draw()}set(t){this.time=t;let e=this.x(t);this.hand.style.transform=`translateX(${Math.min(e,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${e.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(e)}keepInSight(t){let{scrollLeft:e,clientWidth:s}=this.
scroller;(t<e||t>e+s-40)&&(this.scroller.scrollLeft=t-s/2)}x(t){return t/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(zo,Math.floor(this.scroller.clientWidth*this.zoom));let t=ei*2+fr+mr,e=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*e&&(this.canvas.width=this.width*e,this.canvas.height=t*e,A(this.canvas,"style",`width: ${this.width}px; height: ${t}px`));let s=this.canvas.getContext("2\
d");s&&(s.setTransform(e,0,0,e,0,0),s.clearRect(0,0,this.width,t),this.drawAxis(s,t),this.drawPlain(s,this.run),this.drawOwn(s,this.run,ei+fr))}drawAxis(t,e){let s=Ze(
this.span,Math.max(2,this.width/110));t.font=`11px ${be}`,t.textBaseline="alphabetic";for(let n=0;n*s<=this.span;n+=1){let r=Math.round(this.x(n*s))+.5;t.fillStyle=
this.palette.get("line"),t.fillRect(r-.5,0,1,e-mr+6),t.fillStyle=this.palette.get("quiet");let a=tt(Number((n*s).toPrecision(3))).replace(".00","").replace(".0 ",
" "),l=t.measureText(a).width;t.textAlign=r+l/2>this.width?"right":n?"center":"left",t.fillText(a,t.textAlign==="right"?this.width:r,e-6)}}block(t,e,s,n,r){let a=this.
x(n)-this.x(s),l=a>3?Math.round:p=>p,[c,d]=[l(this.x(s)),l(this.x(n))];t.fillRect(c,e,Math.max(d-c-(r&&a>3?1:0),.4),ei)}drawPlain(t,e){let{until:s}=e.folds.plain;
t.fillStyle=this.palette.get("plain");for(let n=1;n<=this.steps;n+=1)this.block(t,0,s[n-1],s[n],!0)}drawOwn(t,e,s){let n=0;e.rounds.slice(0,this.rounds).forEach(
({times:r})=>yo.forEach(a=>{t.fillStyle=this.palette.get(a),this.block(t,s,n,n+r[a],a==="accept"),n+=r[a]}))}pick(t){let{run:e}=this;if(!e)return;let s=t.offsetX/
this.width*this.span,n=0;for(;n<this.rounds&&le(e.folds.at(n))<s;)n+=1;this.seek(n)}};var gr=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Eo=4,Oo=.25,si=1e3,jo={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},To="M4 2.5v11L13 8z",
Mo="M4 3h3v10H4zM9 3h3v10H9z",br=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,qs=class{arrivals=new ee;end=-1;constructor(t,e){this.say=t,this.
count=o("span",{class:"sv-quiet"}),this.box=o("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":t(`race.${e}`)}),this.node=o("d\
iv",{class:"sv-reader","data-way":e},o("div",{class:"sv-reader-head"},o("h3",{},t(`race.${e}`)),this.count),this.box)}load(t){this.arrivals=t,this.box.replaceChildren()}endAt(t){
t!==this.end&&(this.end=t,[...this.box.children].forEach((e,s)=>e.classList.toggle("sv-ended",this.isEnded(s))))}isEnded(t){return this.end>=0&&t>this.end}show(t,e){
let{box:s,arrivals:n,say:r}=this,a=n.by(t),l=s.childElementCount;for(;s.childElementCount>a;)s.lastChild?.remove();for(let d=s.childElementCount;d<a;d+=1)s.append(
o("span",this.isEnded(d)?{class:"sv-ended"}:{},...wt(n.list[d].text)));b(this.count,e?a<n.list.length?r("race.so_far",{n:n.tokensAt(t),of:n.tokens}):r("race.don\
e",{n:n.tokens,time:tt(n.end)}):r("race.unmeasured"));let c=a===n.list.length;a!==l&&(s.querySelectorAll("[data-new]").forEach(d=>d.removeAttribute("data-new")),
a&&!c&&s.lastElementChild?.setAttribute("data-new",""),s.scrollTop=s.scrollHeight)}},Cs=class{run=null;shown=null;length=null;frame=null;ours=new ee;plain=new ee;last=0;button;scrubber;clock;speed;constructor({
say:t,palette:e,seek:s,greedy:n}){this.say=t,this.greedy=n,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new qs(t,"speculative"),plain:new qs(t,"pl\
ain")},this.lanes=new Rs({say:t,palette:e,seek:r=>{this.free=!1,s(r)}}),this.sentence=o("p",{class:"sv-note sv-race-sentence"}),this.prefill=o("p",{class:"sv-no\
te"}),this.texts=o("span",{}),this.again=o("button",{type:"button",class:"sv-link",on:{click:()=>n.race()}},t("race.greedy")),this.node=o("section",{class:"sv-s\
ection"},o("div",{class:"sv-section-head"},o("h2",{},t("race.heading")),o("span",{class:"sv-quiet"},t("race.note"))),this.controls(),o("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,o("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:t}=this;return this.button=o("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
o("input",{type:"range",class:"sv-scrubber",min:0,max:si,step:1,value:0,"aria-label":t("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
si*this.span),keydown:e=>this.walk(e)}}),this.clock=o("span",{class:"sv-race-clock"}),this.speed=o("select",{on:{change:()=>{this.chosen=!0}}},...gr.map(([e,s])=>o(
"option",{value:e},e===1?t("race.real"):s))),o("div",{class:"sv-race-controls",role:"group","aria-label":t("race.label")},this.button,this.scrubber,this.clock,o(
"label",{class:"sv-choice"},t("race.speed"),this.speed))}show(t,e,s){t!==this.run&&this.load(t);let n=e!==this.shown&&t.length===this.length;this.shown=e,this.length=
t.length,vr(t,s,this.ours,this.plain),this.readers.plain.endAt(t.plainEnd),this.lanes.show(t,this),this.chosen||(this.speed.value=String(this.pace())),n&&!this.
playing&&(this.free=!1),this.showPrefill(t),this.showTexts(t,s),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(t){this.halt(),
this.run=t,this.free=!1,this.shown=null,this.length=null,this.ours=new ee,this.plain=new ee,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:t}){let{target:e,draft:s}=t.prefill||{},n=t.models.draft?"race.prefill":"race.prefill_alone";b(this.prefill,e||s?this.say(n,{target:tt(e),draft:tt(s)}):"")}showTexts(t,e){
let{say:s}=this,n=t.trace.settings.temperature>0,r=!n&&t.folds.agreement(e)?.first_difference===null,a=this.measured?n?s(vt(W(t.trace))?"rules.lossy":"race.draw\
s"):r?s("race.same"):"":"",{end:l}=this.readers.plain,c=l>=0&&l+1<this.plain.list.length;b(this.texts,Z(a,c&&s("race.goes_on",{end:mt(t.alone(t.trace.plain.tokens[l]))}))),
this.again.hidden=!n||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:t,shown:e}=this;return this.whole&&e===t?.length?this.span:e?this.ours.list[e-1].at:0}pace(){return gr.
map(([e])=>e).filter(e=>e<=1&&e>=.1).reverse().find(e=>this.span/e>=Eo)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let t=this.time>=
this.span-Xe;br()?this.hold(t?0:this.beside(1)):this.playing?this.hold(this.time):this.play(t?0:this.time)}play(t){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(e=>this.tick(e)),this.set(t)}tick(t){let e=Math.min((t-this.last)/1e3,Oo)*Number(this.speed.value);this.last=t;let s=Math.min(this.time+
Math.max(0,e),this.known);this.whole&&s>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(n=>this.tick(n)),this.set(s)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(t){this.halt(),this.free=!0,this.set(t)}beside(t){let s=[this.ours,this.plain].flatMap(
({list:n})=>n.map(({at:r})=>r)).filter(n=>(n-this.time)*t>Xe);return t>0?s.length?Math.min(...s):this.span:s.length?Math.max(...s):0}walk(t){let e=jo[t.key];!e||
!this.run||(t.preventDefault(),this.hold(this.beside(e)))}set(t){this.time=t;let{say:e}=this;this.readers.ours.show(t,!0),this.readers.plain.show(t,this.measured||
!this.length),this.lanes.set(t);let s=this.span?t/this.span*si:0;Math.round(s)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(s))),b(this.
clock,e("race.clock",{time:tt(t),of:tt(this.span)}));let n=this.tell();A(this.scrubber,"aria-valuetext",n),this.playing||b(this.sentence,n),this.paintButton()}tell(){
let{say:t,time:e,ours:s,plain:n}=this;if(!this.measured)return t("race.alone",{time:tt(e),ours:s.tokensAt(e)});let r={time:tt(e),ours:s.tokensAt(e),plain:n.tokensAt(
e)};if(!this.whole||e<this.span-Xe)return t("race.now",r);let a=s.end<=n.end,[l,c]=a?[s,n]:[n,s];return t(a?"race.won":"race.lost",{first:tt(l.end),second:tt(c.
end),done:l.tokens,other:c.tokensAt(l.end),of:c.tokens})}paintButton(){let t=br()?"step":this.playing?"pause":"play";this.button.dataset.does!==t&&(this.button.
dataset.does=t,this.button.replaceChildren(Re(t==="pause"?Mo:To),o("span",{},this.say(`race.${t}`))))}};var Qe=["draft","verify","accept"],ni=["plain","speculative","bursts"];function Ao(i,t){let e=i.folds.cost(t);if(!e||!e.plain)return null;let s=i.folds.at(i.folds.
compared(t)),n=s.emitted/s.rounds,r={draft:e.draft*n,verify:e.verify*n,accept:e.accept*n},a=r.draft+r.verify+r.accept;return{parts:r,round:a,length:n,steps:a/e.
plain,speedup:i.folds.measured(t)}}var Ns=class{constructor(t){this.say=t,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",Qe)},this.
chart=o("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=o("p",{class:"sv-note"}),this.values=Object.fromEntries(
ni.map(e=>[e,[o("td",{}),o("td",{})]])),this.node=o("section",{class:"sv-section"},o("div",{class:"sv-costs-columns"},o("div",{class:"sv-costs-block"},o("div",{
class:"sv-section-head"},o("h2",{},t("costs.heading"))),this.chart,Ye(t),this.sentence),o("div",{},o("div",{class:"sv-section-head"},o("h2",{},t("waits.heading"))),
o("div",{class:"sv-table sv-waits"},this.table()),o("p",{class:"sv-note"},t("waits.means")))))}bar(t,e){let s=e.map(a=>o("span",{"data-part":a})),n=o("span",{class:"\
sv-cost-value"});return{node:o("div",{class:"sv-cost"},o("span",{},this.say(`race.${t}`)),o("span",{class:"sv-cost-bar"},...s),n),fill:s,value:n}}table(){let{say:t}=this,
e=s=>o("th",{scope:"col"},s);return o("table",{},o("thead",{},o("tr",{},o("td",{}),e(t("waits.p50")),e(t("waits.p95")))),o("tbody",{},...ni.map(s=>o("tr",{},o("\
th",{scope:"row"},t(`waits.${s}`)),...this.values[s]))))}show(t,e){this.showWaits(t.folds.gaps(e)),this.showCost(t,e)}showWaits(t){ni.forEach(e=>{let[s,n]=this.
values[e];b(s,tt(t[e]&&t[e].p50)),b(n,tt(t[e]&&t[e].p95))})}showCost(t,e){let s=t.folds.cost(e),n=Ao(t,e);if(this.chart.hidden=!n,b(this.sentence,this.tell(t,n)),
!n||!s)return;let r=Qe.map(c=>s[c]),a=r.reduce((c,d)=>c+d,0),l=Math.max(s.plain,a);this.fill(this.bars.plain,[s.plain],l),this.fill(this.bars.speculative,r,l),A(
this.chart,"aria-label",this.say("costs.aria",{plain:tt(s.plain),total:tt(a),...Object.fromEntries(Qe.map(c=>[c,tt(s[c])]))}))}fill({fill:t,value:e},s,n){t.forEach(
(r,a)=>r.style.setProperty("--n",String(s[a]/n))),b(e,tt(s.reduce((r,a)=>r+a,0)))}tell(t,e){let{say:s}=this;if(!e)return s(t.folds.plain.tokens.length||!t.length?
"costs.early":"headline.not_measured");let n=Qe.reduce((l,c)=>e.parts[l]>=e.parts[c]?l:c),r=s("costs.round",{round:tt(e.round),steps:Y(e.steps),length:Y(e.length),
...Object.fromEntries(Qe.map(l=>[l,tt(e.parts[l])]))});if(e.speedup===null)return Z(r,s("headline.impossible"));let a=s((e.speedup??0)>=1?"costs.faster":"costs.\
slower",{steps:Y(e.steps),length:Y(e.length),speedup:pt(e.speedup),blame:s(`part.${n}`)});return Z(r,a)}};function xr([i,t,e,s,n],r){let a=r?[s,n]:[t,e];return{token:i,target:a[0]??null,draft:a[1]??null}}var wr=({target:i,draft:t})=>i==null||t==null?null:Math.min(i,
t),ii=(i,t)=>i.reduce((e,s)=>{let n=s[t];return e===null||n===null?null:e+n},0);function se(i,t=!1){return i.candidates.map(e=>xr(e,t)).map(e=>({...e,both:wr(e)}))}
function kr(i,t,e){let s=new Set(t.map(h=>h.token)),n=xr(i.rest,e),r=[{...n,both:wr(n)},...se(i,e).filter(h=>!s.has(h.token))],[a,l]=[ii(r,"target"),ii(r,"draft")],
c=ii(t,"both"),p=!e&&c!==null&&a!==null&&l!==null&&i.overlap!=null?Math.min(Math.max(0,i.overlap-c),a,l):null;return{token:-1,target:a,draft:l,both:p}}var yr=(i,t)=>(t.
target??0)-(i.target??0)||(t.draft??0)-(i.draft??0);function Ps(i,t,e=!1,s=8){let n=se(i),r=new Map(se(i,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
a=({token:h})=>r.get(h)??0,l=h=>(t.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*a(h),c=n.sort((h,v)=>l(v)-l(h)).slice(0,s-1).sort((h,v)=>yr(h,v)||
a(v)-a(h)).map(h=>h.token),d=se(i,e),p=c.flatMap(h=>d.find(v=>v.token===h)??[]);return[...p,kr(i,p,e)]}function Is(i,t=!1){let e=se(i,t).sort(yr);return[...e,kr(
i,e,t)]}function Sr(i,{weight:t,taken:e,mass:s}){let n=se(i),r=s??1-(i.overlap??1);if(r<=0||n.some(l=>l.both==null))return null;let a=n.map(({token:l,target:c,draft:d})=>({
token:l,share:(t*(c??0)-e(l,d??0))/r})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:a,rest:Math.max(0,1-a.reduce((l,{share:c})=>l+c,0))}}function zr(i){
let[t,e]=[se(i),se(i,!0)];return e.some((s,n)=>s.target!=null&&(s.target!==t[n].target||s.draft!=null&&s.draft!==t[n].draft))}function Vs(i,t){let e=_t;return t.map(s=>{let n=i.piece(s),r=Ct(e,n);return e=r.pending,{token:s,text:r.text,piece:n}})}var de=({text:i,piece:t})=>i||Nt(t);function Bs(i,t){
let{output:e,plain:s,matched:n}=i.folds,r=Math.min(i.folds.at(t).emitted,s.tokens.length);return{speculative:Vs(i,e.slice(0,r)),plain:Vs(i,s.tokens.slice(0,Math.
min(r,i.plainEnd+1||r))),compared:r,parts:n<r?n:null}}var $o=["accepted","correction","bonus"];function Hs(i){return i.rounds.flatMap(({drafts:t,final:e})=>{let n=t.filter(({verdict:r})=>r==="accepted").map(()=>"ac\
cepted");return e?[...n,t.length?e.kind:"plain"]:n})}var Se=class{constructor(t){this.list=o("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=o("div",{},o("p",{class:"sv-pairs-key sv-note"},t("lossless.pairs"),...$o.map(e=>o("span",{class:"sv-pair-key","data-came":e},t(`lossless.came.${e}`)))),this.
list),this.drawn=""}show({plain:t,speculative:e,parts:s},n,r){A(this.list,"aria-label",`${r} ${mt(t.map(({text:l})=>l).join(""))}`);let a=JSON.stringify([t,e,n]);
a!==this.drawn&&(this.drawn=a,this.list.replaceChildren(...t.map((l,c)=>{let d=e[c],p=l.token===d.token;return o("span",{class:"sv-pair","data-same":String(p),"\
data-parts":c===s},o("span",{},...wt(de(l),!0)),o("span",{class:"sv-pair-sign"},p?"=":"≠"),o("span",{"data-came":n[c]},...wt(de(d),!0)))})))}};var Us=260,ts=52,ri=14,Er=22,Or=42,Lo=.001,jr=Lo/1.6,_o=[.001,.01,.1,1],Tr=[10,100,1e3,1e4],Mr=i=>i.map(t=>t.map(e=>e.toFixed(1)).join(",")).join(" "),Ds=class{constructor(t){
this.say=t,this.node=o("div",{class:"sv-convergence",role:"img"})}show({band:t,checkpoints:e},s,n,r){A(this.node,"aria-label",r);let a=this.node.clientWidth;if(!a)
return;let l=Math.log(n[n.length-1]/n[0]),c=f=>ts+Math.log(f/n[0])/l*(a-ts-ri),d=f=>Er+Math.log(1/Math.max(f,jr))/Math.log(1/jr)*(Us-Er-Or),p=e.slice(0,s),h=f=>p.
map(m=>[c(m[0]),d(m[f][2])]),v=f=>t.map((m,u)=>[c(n[u]),d(m[f])]);this.node.replaceChildren(J("svg",{width:a,height:Us,"aria-hidden":"true"},..._o.flatMap(f=>[J(
"line",{class:"sv-convergence-grid",x1:ts,x2:a-ri,y1:d(f),y2:d(f)}),J("text",{x:ts-6,y:d(f)+4,"text-anchor":"end"},`${f*100}%`)]),...Tr.map((f,m)=>J("text",{x:c(
f),y:Us-Or+18,"text-anchor":m?m===Tr.length-1?"end":"middle":"start"},f.toLocaleString("en"))),J("text",{class:"sv-convergence-title",x:(ts+a-ri)/2,y:Us-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),J("polygon",{class:"sv-convergence-band",points:Mr([...v(1),...v(0).reverse()])}),...this.curve("lossy",h(2)),...this.
curve("exact",h(1))))}curve(t,e){if(!e.length)return[];let[s,n]=e[e.length-1],r=t==="exact"?J("circle",{cx:s,cy:n,r:5}):J("rect",{x:s-4.5,y:n-4.5,width:9,height:9}),
a=J("text",{class:"sv-convergence-name",x:s,y:n+(t==="exact"?20:-10),"text-anchor":s>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${t}`));return[
J("g",{class:"sv-convergence-line","data-rule":t},J("polyline",{points:Mr(e)}),r,a)]}},ai=i=>i<5e-4?"0%":i<.1?`${(i*100).toFixed(1)}%`:P(i);var oi=["exact","lossy"],Ar=[1,2,3],Ro=3,qo=.3,Co=70,$r=48,No=5e-4;function Po({candidates:i,rest:t},e){let s=e===1?2:4;if(t[e]===null||t[e]>qo||t[s]===null)return 0;
let n=i.map(l=>l[e]??0);return[...i].sort((l,c)=>(c[e]??0)-(l[e]??0)).slice(0,Ro).reduce((l,c)=>l+Math.max(0,(c[s]??0)-(c[e]??0)),0)*(1-n.reduce((l,c)=>l+c*c,0))}
function Io(i){let t=i.trace.settings.temperature?1:3,[e,s]=[0,0];return i.rounds.forEach(({positions:n},r)=>(n||[]).forEach((a,l)=>{let c=i.folds.at(r).emitted+
l,d=c<i.folds.output.length&&c<i.folds.at(r+1).emitted?Po(a,t):0;d>s&&([e,s]=[c,d])})),e}function Vo({trace:i,folds:t},e){let s=[...i.prompt,...t.output.slice(0,
e)],n=Object.fromEntries(s.map(r=>[r,i.pieces[r]]));return JSON.stringify({...i,prompt:s,pieces:n,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Bo=0,
Fs=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=Ar[0];start=0;seen=0;constructor(t){this.say=t,this.refused=o("p",{class:"sv-not\
e"}),this.status=o("p",{class:"sv-note",role:"status"}),this.progress=o("progress",{max:1,value:0,hidden:!0,"aria-label":t("frequencies.progress")}),this.button=
o("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=Wt(t("frequencies.length"),Ar.map(e=>[String(e),t(e>1?"frequenc\
ies.first":"frequencies.first_one",{n:e})]),e=>{this.length=Number(e)}),this.controls=o("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new Se(t),this.same=o("p",{class:"sv-same"}),this.greedy=o("div",{class:"sv-proof",hidden:!0},o("h4",{},t("frequencies.greedy")),this.same,
this.pairs.node),this.heading=o("h4",{}),this.where=o("p",{class:"sv-note"}),this.rows=o("tbody",{}),this.curve=new Ds(t),this.verdicts=oi.map(e=>o("p",{class:"\
sv-told","data-rule":e})),this.counted=o("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),o("p",{class:"sv-note"},t("frequenci\
es.why")),o("h4",{},t("frequencies.curve")),o("p",{class:"sv-note"},t("frequencies.band")),this.curve.node,o("div",{role:"status"},...this.verdicts)),this.means=
o("p",{class:"sv-note"}),this.lossy=o("p",{class:"sv-note"},t("frequencies.lossy_means")),this.node=o("div",{class:"sv-experiment",hidden:!0},o("h3",{},t("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let t=e=>o("span",{class:"sv-count-key","data-part":e},this.say(
`frequencies.${e}`));return o("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(t))}table(){let{say:t}=this,e=s=>o("th",{scope:"col","\
data-rule":s},t(`frequencies.${s}`));return o("table",{class:"sv-counts"},o("caption",{class:"sv-spoken"},t("frequencies.caption")),o("thead",{},o("tr",{},o("th",
{scope:"col"},t("frequencies.beginning")),...["target",...oi].map(e))),this.rows)}offer(t,e){this.ask=t,b(this.means,this.say("frequencies.means",{n:e.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(t){this.take({number:this.number,state:"error",message:t})}take(t){
t.number===this.number&&(this.result={...this.result,...t},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let t=this.result?.checkpoints?.length??
0;if(this.seen>=t)return;let e=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=e?t:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),Co)}show(t){t!==this.run&&(this.running&&this.leave(),this.run=t,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=Bo+=1,this.result={number:this.number,state:"loading",texts:0},this.start=Io(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:Vo(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:t,run:e,result:s,running:n}=this,r=!!(e&&X(e.trace));this.node.hidden=!(e&&e.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=r||!this.ask,this.lossy.hidden=r,this.refused.hidden=!this.controls.hidden,b(this.refused,this.refusal||(r?t("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(a=>{a.disabled=n}),b(this.button,t(n?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!n,s?.of&&(this.progress.value=(s.texts??0)/s.of),b(this.status,s?this.tell(s):""),this.greedy.hidden=!s?.greedy,s?.greedy&&this.paintGreedy(new Qt(s.greedy)),
this.counted.hidden=!s?.rows?.length,s?.rows?.length&&this.paintCounts(s)}tell({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||this.say(`\
frequencies.state.${t}`):this.say(`frequencies.state.${t}`,{n:(s??0).toLocaleString("en"),of:(n??0).toLocaleString("en")})}paintGreedy(t){let e=Bs(t,t.length),s=e.
parts??e.compared;A(this.same,"data-kind",e.parts==null?"same":"differ"),b(this.same,e.parts==null?this.say("lossless.same",{n:s}):this.say("lossless.differ",{n:s,
position:s+1})),this.pairs.show(e,Hs(t),this.same.textContent??"")}paintCounts(t){let{say:e,run:s,seen:n}=this,{rows:r,checkpoints:a,band:l,plan:c,temperature:d,
state:p}=t,h=a[n-1];b(this.heading,e("frequencies.counted",{t:String(d),n:(h?h[0]:0).toLocaleString("en")})),b(this.where,s?this.before(s):"");let v=Math.max(...r.
map(u=>u[1]),...(h?[h[1],h[2]]:[]).flatMap(u=>u[0].map(w=>w/h[0])));this.rows.replaceChildren(...r.flatMap(([u,w],x)=>u==null&&w<No&&!(h&&h[1][0][x]+h[2][0][x])?
[]:[o("tr",{style:`--p:${w/v}`},o("th",{scope:"row",class:u==null?"sv-others":null,translate:u==null?null:"no"},...u==null?[e("frequencies.others")]:wt(u,!0)),o(
"td",{},Lr(w)),...[1,2].map(E=>this.cell(h&&h[E],x,h?h[0]:0,v)))]));let f=p!=="running"&&n===a.length&&n>0,m=oi.map((u,w)=>f?this.verdict(u,h[0],h[w+1][2],l[n-1][1]):
"");this.verdicts.forEach((u,w)=>b(u,m[w])),this.curve.show(t,n,c,Z(...m)||e("frequencies.curve"))}before(t){let e=t.promptText+Vs(t,t.folds.output.slice(0,this.
start)).map(n=>n.text).join(""),s=e.length>$r?`…${e.slice(-$r)}`:e;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:s.replace(/\s+/g,
" ")})}cell(t,e,s,n){if(!t)return o("td",{});let[r,a]=[t[0][e]/s,t[1][e]/s];return o("td",{},o("span",{class:"sv-count-bar",style:`--n:${r/n};--g:${a/n}`},o("sp\
an",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})),Lr(r))}verdict(t,e,s,n){let r=e.toLocaleString("en");return this.
say(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:r,distance:ai(s),high:ai(n)})}},Lr=i=>`${(i*100).toFixed(1)}%`;var _r=["plain","speculative"],Ho={float16:.0625,bfloat16:.5},Uo=.001;function Do(i,t){let e=0;for(;i.folds.at(e+1).emitted<=t;)e+=1;return(i.rounds[e].positions||
[])[t-i.folds.at(e).emitted]||null}function Fo(i,t,e,s){let n=Do(i,t),r=n?Is(n,!0):[],a=[e,s].map(c=>(r.find(d=>d.token===c)||{target:null}).target);if(!a[0])return null;
let l=Ho[i.trace.models.target.dtype]||Uo;return{p:a,gap:a[1]?Math.abs(Math.log(a[0]/a[1])):null,limit:l}}var li=class{constructor(t,e){this.same=o("span",{}),this.
mark=o("mark",{class:"sv-parting"}),this.rest=o("span",{class:"sv-parted"}),this.text=o("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=o("div",{class:"sv-twin","data-way":e},o("h3",{},t(`race.${e}`)),this.text)}show(t,e){let s=r=>r.map(({text:a})=>a).join(""),n=e??t.length;this.same.replaceChildren(
...wt(s(t.slice(0,n)))),this.mark.hidden=e==null,this.mark.replaceChildren(...e==null?[]:wt(de(t[e]),!0)),this.rest.replaceChildren(...wt(s(t.slice(n+1))))}},Gs=class{outcome;constructor(t){
this.say=t,this.verdict=o("p",{class:"sv-verdict"}),this.why=o("p",{class:"sv-note"}),this.twins=Object.fromEntries(_r.map(e=>[e,new li(t,e)])),this.scroller=o(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":t("lossless.texts")},..._r.map(e=>this.twins[e].node)),this.pairs=new Se(t),this.experiment=new Fs(
t),this.own=o("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=o("section",{class:"sv-section"},o("div",{class:"sv-section-\
head"},o("h2",{},t("lossless.heading"))),this.own,this.experiment.node)}show(t,e){let{plain:s,speculative:n,compared:r,parts:a}=Bs(t,e),l=t.trace.settings.temperature===
0,c=r?a==null?"same":l?"differ":"sampled":"none";this.pairs.node.hidden=!r||!l,this.scroller.hidden=!r||l,A(this.verdict,"data-kind",c),this.twins.plain.show(s,
a),this.twins.speculative.show(n,a),this.scrollTo(`${c} ${a}`),b(this.verdict,this.tell(t,c,r,a??0)),b(this.why,a!==null&&l?this.tellGap(t,a,[n[a],s[a]]):l||c===
"none"?r?this.say("lossless.greedy"):"":this.say(vt(W(t.trace))?"rules.lossy":"lossless.sampling")),l&&this.pairs.show({plain:s,speculative:n,parts:a},Hs(t),this.
verdict.textContent??""),this.experiment.show(t),this.order(l?this.own:this.experiment.node)}order(t){let[e,s]=[this.own,this.experiment.node],n=t===e?s:e;t.nextElementSibling!==
n&&n.before(t)}scrollTo(t){if(t===this.outcome)return;this.outcome=t;let{mark:e}=this.twins.plain;this.scroller.scrollTop=e.hidden?0:Math.max(0,e.offsetTop-this.
scroller.clientHeight/2)}tell(t,e,s,n){let{say:r}=this;return e==="none"?r(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="\
same"?r(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{n:s}):r(`lossless.${e}`,{position:n+1,n})}tellGap(t,e,[s,n]){let{say:r}=this,a=Fo(t,
e,s.token,n.token);if(!a)return r("lossless.unknown");let l={mine:mt(de(s)),theirs:mt(de(n)),p:Yt(a.p[0]),q:Yt(a.p[1]),gap:Y(a.gap,3),limit:a.limit,dtype:t.trace.
models.target.dtype};return a.gap==null?r("lossless.unlisted",l):Z(r("lossless.gap",l),r(a.gap<=a.limit?"lossless.tie":"lossless.fault",l))}};var Go=1.96,Wo=300,he=10;function ci(i,t){let e=i/t,s=Go**2/t,n=(e+s/2)/(1+s),r=Math.sqrt((e*(1-e)+s/4)*s)/(1+s);return{share:e,low:Math.max(0,n-r),high:Math.min(
1,n+r),tested:t}}function di(i){let t=i.some(({drafts:s})=>s.some(({confidence:n})=>n!=null)),e=i.filter(s=>!ut(s)).flatMap(({drafts:s,positions:n=[]})=>s.flatMap(
({token:r,verdict:a,confidence:l},c)=>{let d=t?l:n[c]?.candidates.find(([p])=>p===r)?.[4];return a==="untested"||d==null?[]:[{chance:d,accepted:a==="accepted"}]}));
return{headed:t,tests:e}}function Rr(i,t){let e=W({settings:i});return e==="token"||e==="match"&&!t||i.temperature===0}function qr(i){let t=i.length<Wo?5:10;return Array.
from({length:t},(e,s)=>{let n=i.filter(({chance:a})=>Math.min(t-1,Math.floor(a*t))===s),r=n.reduce((a,{chance:l})=>a+l,0)/n.length;return{from:s/t,to:(s+1)/t,mean:r,
...ci(n.filter(({accepted:a})=>a).length,n.length)}}).filter(({tested:e})=>e)}var Ws=196,Ks=40,Cr=10,Nr=10,hi=40,Ko=[0,.5,1],es=class{constructor(t,e,s,n){this.chart=o("div",{class:"sv-dots",role:"img"}),this.sentence=o("p",{class:"sv-not\
e"}),this.table=ke(t,e,n),this.node=o("figure",{class:"sv-figure-block"},o("h3",{},F(s,e)),this.chart,this.sentence,this.table.node)}show(t,{title:e,ticks:s},n,r,a=!1){
A(this.chart,"aria-label",n),b(this.sentence,n),this.table.show(r);let l=this.chart.clientWidth;if(!l)return;let c=h=>Ks+h*(l-Ks-Cr),d=h=>Nr+(1-h)*(Ws-Nr-hi),p=t.
filter(({tested:h})=>h>=he);this.chart.replaceChildren(J("svg",{width:l,height:Ws,"aria-hidden":"true"},...Ko.flatMap(h=>[J("line",{class:"sv-dots-grid",x1:Ks,x2:l-
Cr,y1:d(h),y2:d(h)}),J("text",{x:Ks-6,y:d(h)+4,"text-anchor":"end"},`${h*100}%`)]),a?J("line",{class:"sv-dots-equal",x1:c(0),x2:c(1),y1:d(0),y2:d(1)}):J("polyli\
ne",{class:"sv-dots-line",points:p.map(h=>`${c(h.x)},${d(h.share)}`).join(" ")}),...s.map(({at:h,label:v})=>J("text",{x:c(h),y:Ws-hi+15,"text-anchor":h<1?"middl\
e":"end"},v)),...t.flatMap(h=>[J("line",{class:"sv-dots-whisker",x1:c(h.x),x2:c(h.x),y1:d(h.low),y2:d(h.high)}),J("circle",{class:h.tested<he?"sv-dots-few":"sv-\
dots-point",cx:c(h.x),cy:d(h.share),r:5}),J("text",{class:"sv-dots-count",x:c(h.at),y:Ws-hi+28,"text-anchor":"middle"},`${h.tested}`)]))),this.chart.append(o("p",
{class:"sv-dots-axis","aria-hidden":"true"},e))}};var ss=["accepted","rejected","untested"],Yo=[0,.2,.4,.6,.8,1].map(i=>({at:i,label:P(i)})),Pr=(i,t)=>[i,t];function Jo(i){let t=Array.from({length:Math.max(0,...i.
map(s=>s.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));i.forEach(({drafts:s})=>{ut({drafts:s})?Xo(s).forEach((n,r)=>{t[r][n]+=1}):s.forEach((n,r)=>{
t[r][n.verdict]+=1})});let e=t.findLastIndex(s=>ss.some(n=>s[n]));return t.slice(0,e+1)}function Xo(i){let t=Tt(i);return Array.from({length:Math.max(...t)+1},(e,s)=>{
let n=i.filter((r,a)=>t[a]===s).map(({verdict:r})=>r);return n.includes("accepted")?"accepted":n.includes("rejected")?"rejected":"untested"})}function Zo(i){let t=i.
map(n=>n.drafts.filter(r=>r.verdict==="accepted").length),e=i.map(({drafts:n})=>ut({drafts:n})?Math.max(...Tt(n))+1:n.length),s=Array(Math.max(0,...e)+1).fill(0);
return t.forEach(n=>{s[n]+=1}),s}var Ys=class{constructor(t,e,s,n){this.chart=o("div",{class:"sv-columns",role:"img"}),this.sentence=o("p",{class:"sv-note"}),this.
table=ke(t,e,n),this.node=o("figure",{class:"sv-figure-block"},o("h3",{},F(s,e)),this.chart,this.sentence,this.table.node)}show(t,e,s){let n=t.map(({label:r,value:a,
parts:l})=>o("div",{class:"sv-column"},o("span",{class:"sv-column-value"},a),o("span",{class:"sv-column-bar"},...l.map(([c,d])=>o("span",{"data-kind":c,style:`-\
-n:${d}`}))),o("span",{class:"sv-column-label"},r)));this.chart.replaceChildren(...n),this.chart.classList.toggle("sv-many-columns",t.length>9),A(this.chart,"ar\
ia-label",e),b(this.sentence,e),this.table.show(s)}},Js=class{constructor(t){this.say=t,this.slots=new Ys(t,t("slots.heading"),"acceptance_by_position",[t("slot\
s.slot"),...ss.map(s=>t(`kind.${s}`)),t("slots.of_rounds"),t("slots.of_judged")]),this.given=new es(t,t("given.heading"),"acceptance_by_position",[t("slots.slot"),
t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.calibration=new es(t,t("calibration.heading"),"calibration",[t("calibration.predicted"),t("cal\
ibration.mean"),t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.lengths=new Ys(t,t("lengths.heading"),"mean_acceptance_length",[t("lengths.len\
gth"),t("lengths.rounds")]);let e=s=>o("li",{},o("span",{class:"sv-swatch","data-kind":s}),t(`kind.${s}`));this.slots.chart.after(o("ul",{class:"sv-legend"},...ss.
map(e))),this.all=o("div",{},o("div",{class:"sv-section-head"},o("h2",{},t("breakdown.heading"))),o("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=o("section",{class:"sv-section"},this.all)}show(t,e){let s=t.rounds.slice(0,e);this.all.hidden=!t.width;
let n=Jo(s);this.showCalibration(t,s),this.showSlots(n,e),this.showGiven(n),this.showLengths(Zo(s),e)}showSlots(t,e){let{say:s}=this,n=({accepted:h,rejected:v})=>h/
(h+v),r=t.map((h,v)=>({label:String(v+1),value:P(h.accepted/e),parts:ss.map(f=>Pr(f,h[f]/e))})),a=t.filter(({accepted:h,rejected:v})=>h+v>0).length,[l,c]=[t[0],
t[a-1]],d=t.length===1?"aria_one":a===1?"aria_first":"aria",p=l?s(`slots.${d}`,{first:P(l.accepted/e),last:P(c.accepted/e),n:a}):s("slots.none");this.slots.show(
r,p,t.map((h,v)=>[v+1,...ss.map(f=>h[f]),P(h.accepted/e),P(n(h))]))}showGiven(t){let{say:e}=this,s=t.flatMap(({accepted:p,rejected:h},v)=>{let f=(v+.5)/t.length;
return p+h?[{...ci(p,p+h),x:f,at:f,label:String(v+1)}]:[]}),n=s.filter(({tested:p})=>p>=he),[r,a]=[n[0],n[n.length-1]],l=n.length<2?"few":a.low>r.high?"rises":a.
high<r.low?"falls":"open",c=n.length>1&&e("given.ends",{first:r.label,last:a.label,first_share:P(r.share),last_share:P(a.share)}),d=s.length?Z(c,e(`given.${l}`),
this.tellFew(s)):e("slots.none");this.given.show(s,{title:e("given.axis"),ticks:s},d,s.map(p=>[p.label,...this.cells(p)]))}showCalibration(t,e){let{say:s}=this,
n=di(t.rounds);if(this.calibration.node.hidden=!n.tests.length,this.calibration.node.hidden)return;let r=Rr(t.trace.settings,n.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!r,!r){b(this.calibration.sentence,s("calibration.other_rule",{rule:s(`rules.name.${W(t.trace)}`)}));return}let{headed:a,
tests:l}=di(e),c=qr(l),d=a?"head":"own",p=({from:u,to:w})=>s("calibration.between",{from:P(u),to:P(w)}),h=c.map(u=>({...u,x:u.mean,at:(u.from+u.to)/2})),v=l.reduce(
(u,{chance:w})=>u+w,0)/l.length,f=l.filter(u=>u.accepted).length,m=h.length?Z(s(`calibration.${d}`),s("calibration.sum",{mean:P(v),share:P(f/l.length),tested:l.
length}),s("calibration.equal"),this.tellFew(h)):s("slots.none");this.calibration.show(h,{title:s(`calibration.axis.${d}`),ticks:Yo},m,h.map(u=>[p(u),P(u.mean),
...this.cells(u)]),!0)}cells({share:t,low:e,high:s,tested:n}){return[P(t),this.say("calibration.between",{from:P(e),to:P(s)}),n]}tellFew(t){return t.some(({tested:e})=>e<
he)&&this.say("given.hollow",{few:he})}showLengths(t,e){let s=Math.max(1,...t),n=t.reduce((h,v,f)=>h+v*f,0)/e,r=Math.max(...t),a=t.flatMap((h,v)=>h===r?[v]:[]),
l=t.map((h,v)=>({label:String(v),value:String(h),parts:[Pr("accepted",h/s)]})),c=a.length>1?"lengths.tied":"lengths.aria",d={mean:Y(n),commonest:a.join(this.say(
"comma")),count:r,rounds:e},p=this.say(e?c:"slots.none",d);this.lengths.show(l,p,t.map((h,v)=>[v,h]))}};var ze=220,pe=44,ns=12,Ir=8,Xs=40,Qo=1.25,tl=1.1,el=90,Vr=10,Zs=class{spots=[];rule=J("line",{y1:Ir,y2:ze-Xs});dot=J("circle",{r:4});mark=J("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(t){this.say=t,this.chart=o("div",{class:"sv-speedup-chart",role:"img"}),this.readout=o("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=o("p",{class:"sv-note"}),this.table=ke(t,t("chart.heading"),[t("chart.x"),t("chart.y")]),this.chart.addEventListener(
"pointermove",e=>this.read(e)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=o("section",{class:"sv-section"},o("div",{class:"sv-secti\
on-head"},o("h2",{},F("speedup",t("chart.heading")))),this.chart,this.sentence,this.table.node)}points(t,e){let{folds:s}=t,n=[];for(let r=1;r<=s.compared(e);r+=
1)n.push([s.at(r).emitted,s.speedup(r)??0]);return n}show(t,e,s){let n=this.points(t,e),r=n.length>1,a=this.describe(t,n);b(this.sentence,a),A(this.chart,"aria-\
label",a),this.chart.hidden=this.table.node.hidden=!r,this.table.show(n.map(([l,c])=>[l,pt(c)])),r&&this.draw(n,t.folds.at(s).emitted)}describe(t,e){if(e.length<
2){let l=t.folds.plain.tokens.length>0;return this.say(l||!t.length?"chart.waiting":"headline.not_measured")}if(t.over&&t.folds.impossible(e.length))return this.
say("headline.impossible");let[s,n]=e[e.length-1],r=e.slice(Vr-1).map(([,l])=>l),a={least:Vr,low:pt(Math.min(...r)),high:pt(Math.max(...r))};return Z(this.say("\
chart.last",{tokens:s,speedup:pt(n)}),r.length>1&&this.say("chart.range",a))}draw(t,e){let s=this.chart.clientWidth;if(!s)return;let n=Math.max(Qo,...t.map(([,c])=>c))*
tl,r=c=>pe+c/e*(s-pe-ns),a=c=>ze-Xs-c/n*(ze-Xs-Ir);this.spots=t.map(([c,d])=>({count:c,ratio:d,x:r(c),y:a(d)}));let l=this.spots[this.spots.length-1];this.chart.
replaceChildren(J("svg",{width:s,height:ze,"aria-hidden":"true"},...this.scale(n,a,s),...this.tokens(e,r,s),...this.reference(a(1),l,s),J("polyline",{class:"sv-\
speedup-line",points:this.spots.map(c=>`${c.x.toFixed(1)},${c.y.toFixed(1)}`).join(" ")}),J("circle",{class:"sv-speedup-last",cx:l.x,cy:l.y,r:4.5}),this.mark),this.
readout),this.unread()}scale(t,e,s){let n=Ze(t,5),r=n<.1?2:n<1?1:0;return ti(t,n).flatMap(a=>[J("line",{class:"sv-speedup-grid",x1:pe,x2:s-ns,y1:e(a),y2:e(a)}),
J("text",{x:pe-6,y:e(a)+4,"text-anchor":"end"},`${a.toFixed(r)}×`)])}tokens(t,e,s){let n=Math.max(1,Ze(t,Math.max(2,(s-pe)/el)));return[...ti(t,n).map(r=>J("te\
xt",{x:e(r),y:ze-Xs+16,"text-anchor":"middle"},String(r))),J("text",{class:"sv-speedup-title",x:(pe+s-ns)/2,y:ze-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(t,e,s){
return[J("line",{class:"sv-speedup-plain",x1:pe,x2:s-ns,y1:t,y2:t}),J("text",{x:s-ns,y:e.y<t?t+14:t-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:t}){
if(!this.spots.length)return;let e=t-this.chart.getBoundingClientRect().left,s=this.spots.reduce((n,r)=>Math.abs(n.x-e)<=Math.abs(r.x-e)?n:r);b(this.readout,this.
say("chart.hover",{tokens:s.count,speedup:pt(s.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${s.x}px`),this.readout.dataset.side=s.x>this.
chart.clientWidth/2?"left":"right",A(this.rule,"x1",s.x),A(this.rule,"x2",s.x),A(this.dot,"cx",s.x),A(this.dot,"cy",s.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var sl=250,nl=120;function il(i){let{top:t,bottom:e}=i.getBoundingClientRect();return e>0&&t<window.innerHeight}var Qs=class{timer;run;shown;known;busy;constructor({
say:t,palette:e,seek:s,greedy:n}){this.breakdown=new Js(t),this.race=new Cs({say:t,palette:e,seek:s,greedy:n}),this.costs=new Ns(t),this.speedup=new Zs(t),this.
lossless=new Gs(t),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(t,{shown:e,known:s,
busy:n,view:r}){let a=`${e} of ${s}, ${t.folds.plain.tokens.length}, ${t.over}, ${n}, ${r}`;t===this.run&&a===this.drawn||(t!==this.run&&this.renew(t),this.shown=
e,this.known=s,this.drawn=a,this.busy=n,!(n&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),n?Math.max(0,sl-(performance.now()-this.
drawnAt)):nl)))}renew(t){this.run=t,this.race.load(t),this.lossless.experiment.show(t)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let t=this.busy?il:s=>s.checkVisibility();this.all.filter(({node:s})=>t(s)).forEach(s=>s.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var Br=["draft","verify","accept"],rl=3,al=i=>i!=null&&i<1&&pt(i)!==pt(1),tn=class{constructor(t){this.say=t,this.values={},this.labels={};let e=(s,n,r)=>{let a=o(
"span",{class:"sv-figure-value"},Ut);return this.values[s]=a,this.labels[s]=F(r,n),o("div",{class:`sv-figure sv-figure-${s}`},a,o("span",{class:"sv-figure-label"},
this.labels[s]))};this.busy=o("span",{class:"sv-figure-busy",hidden:!0},t("headline.busy")),this.sentence=o("p",{class:"sv-sentence"}),this.node=o("div",{class:"\
sv-headline"},o("div",{class:"sv-figures"},e("speedup",t("headline.speedup"),"speedup"),e("acceptance",t("headline.acceptance"),"acceptance_rate"),e("length",t(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(t,e){let s=t.folds.summary(e),n=e<rl&&!(t.over&&e===t.length);b(this.values.
speedup,n?Ut:pt(s.speedup)),b(this.values.acceptance,n?Ut:P(s.acceptance_rate)),b(this.values.length,n?Ut:Y(s.mean_acceptance_length)),b(this.labels.acceptance,
this.say(X(t.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!n&&al(s.speedup)),A(this.node,"title",n?this.say("headline.too_ea\
rly"):null);let r=this.tellDisturbance(t,e);this.busy.hidden=n||!r,this.node.dataset.busy=String(!this.busy.hidden),A(this.busy,"title",r||null),b(this.sentence,
this.tell(t,e,s,n,r))}tell(t,e,s,n,r){if(!s.rounds)return this.say("headline.nothing");let a=e<t.length&&this.say("headline.until",{round:e,rounds:t.length});return Z(
a,this.tellRounds(t,s),this.tellSpeed(t,e,s,n),r)}tellDisturbance(t,e){let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:P(s.jitter)})}tellRounds(t,e){let{say:s}=this,{gamma:n,drafter:r}=t.trace.settings,a=Y(e.mean_acceptance_length,
e.drafted?1:0);if(!n)return s("headline.plain_round",{length:a});let l=e.drafted/e.rounds,c=X(t.trace)&&e.drafted?s("tree.guesses",{n:Y(l,Number.isInteger(l)?0:
1)}):"",d=e.drafted===e.rounds*n,p=c||s(`headline.guesses.${n===1?"one":d?"many":"most"}`,{n});return s("headline.each_round",{drafter:Rt(s,r,t.trace.models.pair),
guessed:p,length:a})}tellSpeed(t,e,s,n){let{say:r}=this;if(!t.folds.plain.tokens.length)return r("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
if(n||s.speedup==null)return r("headline.too_early");if(pt(s.speedup)===pt(1))return r("headline.same");if(s.speedup>=1)return r("headline.faster",{share:P(1/s.
speedup)});let a=t.folds.cost(e);if(!a)return r("headline.too_early");let l=d=>a[d]/a.plain,c=Br.reduce((d,p)=>a[d]>=a[p]?d:p);return r("headline.slower",{total:Y(
Br.reduce((d,p)=>d+l(p),0)),draft:Y(l("draft")),verify:Y(l("verify")),accept:Y(l("accept")),blame:r(`part.${c}`)})}},Hr=["emitted","rounds","drafted","accepted",
"rejected","untested"],ol={counts:Hr,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","p\
lain_tokens_per_second","prefill","agreement"]},ll={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Ur={acceptance_rate:P,
draft_efficiency:P,mean_acceptance_length:Y,mean_overlap:Y,speedup:pt,tokens_per_second:Vn,plain_tokens_per_second:Vn},cl=Object.keys(Ur),dl=["accepted","reject\
ed","untested"],hl=(i,t)=>[i,t],en=class{constructor(t){this.say=t,this.values={},this.labels={};let e=s=>(this.values[s]=o("span",{class:"sv-ledger-value","dat\
a-metric":s},Ut),this.labels[s]=F(ll[s]||s,t(`ledger.${s}.label`)),o("p",{class:"sv-ledger-line"},this.labels[s],this.values[s]));this.parts=dl.map(s=>hl(s,o("s\
pan",{"data-kind":s}))),this.bar=o("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,s])=>s)),this.lossy=o("p",{class:"sv-note",hidden:!0},t("rules\
.lossy")),this.node=o("section",{class:"sv-section sv-ledger"},o("div",{class:"sv-section-head"},o("h2",{},t("ledger.heading")),o("span",{class:"sv-quiet"},t("l\
edger.note"))),this.bar,this.lossy,o("div",{class:"sv-ledger-groups"},...Object.entries(ol).map(([s,n])=>o("div",{class:"sv-ledger-group"},o("h3",{},t(`ledger.g\
roups.${s}`)),...n.map(e)))))}show(t,e){let s=t.folds.summary(e);b(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${X(t.trace)?"tree":"label"}`)),
Hr.forEach(a=>b(this.values[a],Ot(s[a]))),cl.forEach(a=>b(this.values[a],Ur[a](s[a])));let{target:n,draft:r}=t.trace.prefill||{};b(this.values.prefill,n||r?tt((n||
0)+(r||0)):Ut),b(this.values.agreement,this.agreement(t,e)),this.parts.forEach(([a,l])=>l.style.setProperty("--n",String(s[a]))),this.bar.setAttribute("aria-lab\
el",this.say("ledger.bar",s)),this.bar.hidden=!s.drafted,this.lossy.hidden=!this.isBent(t)}isBent({trace:t}){return t.settings.temperature>0&&vt(W(t))}agreement(t,e){
if(this.isBent(t))return this.say("ledger.agreement.lossy");if(t.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let s=t.folds.agreement(
e);return s?s.first_difference===null?this.say("ledger.agreement.same",{n:s.compared}):this.say("ledger.agreement.differ",{n:s.first_difference+1}):Ut}};var sn=44,pl=2,Dr=10,nn=class{run;drawn;constructor({say:t,palette:e,seek:s}){this.say=t,this.palette=e,this.seek=s,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=o("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=o("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":t(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,o("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",n=>this.grab(n)),this.node.addEventListener("pointermove",n=>{this.held&&this.seek(this.momentAt(n))}),["pointerup","pointer\
cancel"].forEach(n=>this.node.addEventListener(n,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:n}])=>{this.width=n.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:t,tint:e},s,n){let{length:r}=s,a=this.run!==s||this.shown!==t.round||this.drawn!==r||this.tint!==e;this.run=s,this.shown=t.
round,this.tint=e,a&&this.draw();let l=t.phase?t.phase/Dn(s.rounds[t.round]):0,c=t.round+l;this.node.style.setProperty("--done",String(r?c/r:0)),A(this.node,"ar\
ia-valuemax",r),A(this.node,"aria-valuenow",Number(c.toFixed(2))),A(this.node,"aria-valuetext",n)}grab(t){!this.run||!this.run.length||t.button||(this.held=!0,this.
node.setPointerCapture(t.pointerId),this.seek(this.momentAt(t)))}momentAt(t){let{run:e,width:s}=this;if(!e)return Xt.moment;let{left:n}=this.node.getBoundingClientRect(),
r=Math.max(0,Math.min(1,(t.clientX-n)/(s||1)))*e.length,a=Math.min(Math.floor(r),e.length-1),l=Dn(e.rounds[a]);return s/e.length<pl*l?{round:Math.round(r),phase:0}:
{round:a,phase:Math.round((r-a)*l)}}momentFor(t,{round:e}){let s={PageUp:Dr,PageDown:-Dr}[t];return s?{round:e+s,phase:0}:null}draw(){let{run:t,width:e,canvas:s,
palette:n}=this,r=window.devicePixelRatio||1,a={width:Math.round(e*r),height:Math.round(sn*r)};(s.width!==a.width||s.height!==a.height)&&Object.assign(s,a);let l=s.
getContext("2d");if(!l||(l.setTransform(r,0,0,r,0,0),l.clearRect(0,0,e,sn),!t||!t.length))return;this.drawn=t.length;let c=e/t.length,d=X(t.trace),p=d?t.rounds.
map(({drafts:m})=>Math.max(0,...Tt(m).map(u=>u+1))):[],h=sn/((d?Math.max(...p):t.width)+1),[v,f]=[c,h].map(m=>m>4?m-1:m);t.rounds.forEach(({drafts:m},u)=>{let w=u<
this.shown?this.writtenIn(t,u):[],x=d?p[u]+1:u<this.shown?t.rows[u].slots.length:m.length+1;for(let y=0;y<x;y+=1)l.fillStyle=n.get(y<w.length?this.colour(t,u,w[y]):
"line"),l.fillRect(u*c,sn-(y+1)*h,Math.max(.6,v),Math.max(.6,f))})}writtenIn(t,e){return t.rows[e].slots.map((s,n)=>({...s,index:n})).filter(s=>Gt(s.kind))}colour(t,e,{
index:s,kind:n}){if(this.tint==="verdict")return`strip-${n}`;let r=Ke(this.tint,t.at({round:e,index:s}));return r==null?"strip-unknown":`tint-${r}`}disconnect(){
this.sizes.disconnect()}};var ul=[.5,1,2,4],Fr={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},vl=["start","back","previous","play",
"next","forward","end","stop"],Gr="specviz-letters",Wr={read(){try{return localStorage.getItem(Gr)!=="off"}catch{return!0}},write(i){try{localStorage.setItem(Gr,
i?"on":"off")}catch{}}},rn=class{buttons={};constructor({say:t,palette:e,keys:s,actions:n}){this.say=t;let r=a=>this.buttons[a]=o("button",{type:"button",class:"\
sv-button","data-button":a,title:t(`transport.${a}`),"aria-label":t(`transport.${a}`),on:{click:n[a]}},Re(Fr[a]));this.run=o("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:n.run}},t("transport.run")),this.strip=new nn({say:t,palette:e,seek:n.seek}),this.count=o("span",{class:"sv-count"}),this.follow=
o("button",{type:"button",class:"sv-link",hidden:!0,on:{click:n.follow}},t("transport.follow")),this.speed=o("select",{"aria-label":t("transport.speed"),on:{change:()=>n.
set({speed:Number(this.speed.value)})}},...ul.map(a=>o("option",{value:a,selected:a===1},`${a}×`))),this.pace=Wt(t("transport.pace"),["steps","rounds"].map(a=>[
a,t(`transport.${a}`)]),a=>n.set({pace:a==="steps"?"steps":"rounds"})),this.presenter=o("button",{type:"button",class:"sv-link",title:t("transport.presenter_mea\
ns"),on:{click:n.present}},t("transport.presenter")),this.letters=o("input",{type:"checkbox",checked:Wr.read(),on:{change:()=>Wr.write(this.letters.checked)}}),
this.help=this.listOf(s),this.node=o("div",{class:"sv-transport",role:"group","aria-label":t("transport.label")},o("div",{class:"sv-buttons"},...vl.map(r),this.
run),o("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,o("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(t){
let e=t.flatMap(([r,a])=>[o("dt",{},...r.split(/\s+/).map(l=>o("kbd",{},l))),o("dd",{},a)]),s=o("dt",{},o("kbd",{},"A – Z"),o("kbd",{},", . ?")),n=o("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return o("details",{class:"sv-keys"},o("su\
mmary",{},this.say("transport.keys")),o("div",{class:"sv-keys-panel"},n,o("dl",{},...e,s,o("dd",{},o("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(t=!this.help.open){!t&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=t,t&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(t,e){let{run:s,moment:n,playing:r,mode:a,live:l}=t,c=zt(t),d=Dt(t),p=n.round===0&&n.phase===0,h=this.
tell(t);b(this.count,h),b(this.presenter,this.say(t.presenting?"transport.leave":"transport.presenter")),s&&this.strip.show(t,s,`${h}. ${e}`);let{buttons:v}=this,
f=Object.values(v).find(u=>u===document.activeElement);v.start.disabled=v.back.disabled=v.previous.disabled=p,v.end.disabled=n.round===(s?s.length:0),v.next.disabled=
v.forward.disabled=!(c>0||d||l&&!s),v.stop.hidden=!d&&t.status!=="loading",this.run.hidden=!(t.presenting&&l&&!d),this.follow.hidden=!(d&&c>0),f&&(f.disabled||f.
hidden)&&v.play.focus();let m=r||d&&a==="running"&&!c;this.showPlay(m?"pause":d&&a==="paused"&&!c?"resume":"play")}tell({run:t,moment:{round:e,phase:s}}){let n=t&&
t.over;if(n&&e===t.length&&e)return this.say("transport.all",{rounds:e});let r=this.say(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&t.length});
return s?this.say("transport.step",{round:r,phase:s}):r}showPlay(t){let{play:e}=this.buttons;e.dataset.does!==t&&(e.dataset.does=t,e.replaceChildren(Re(Fr[t==="\
pause"?"pause":"play"]),o("span",{},this.say(`transport.${t}`))),e.setAttribute("aria-label",this.say(`transport.${t}`)),e.title=this.say(`transport.${t}`))}};var fl=1100,ml=1.6,gl={draft:450,verify:1200,test:1e3,discard:700,final:1300},pi=(i,t)=>i.round<t.round||i.round===t.round&&i.phase<t.phase,an=class{constructor(t,e){
this.store=t,this.resume=e,this.timer=void 0}get rounds(){return this.store.state.run?.rounds??[]}barred(t){return Xn(this.store.state,t)!==null}seek(t){let{round:e,
phase:s}=Pe(this.rounds,t);this.move(this.toward({round:e,phase:0},{round:e,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(t,e){let s=t;for(;pi(s,e)&&!this.barred(s);)s=Fn(this.rounds,s);return s}move(t,e,s={}){s.playing||clearTimeout(this.timer);let{run:n}=this.
store.state;this.store.set({moment:t,entered:e,playing:!1,whole:!1,rested:null,following:!n||t.round===n.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(t){
this.go(t,{})}back(t){let{moment:e}=this.store.state;t==="step"?this.move(Wi(this.rounds,e),"step"):this.seek({round:e.phase?e.round:e.round-1,phase:0})}go(t,e){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(t==="step")this.move(Fn(this.rounds,s),"step",e);else{let n=Pe(this.rounds,
{round:s.round+1}),r=this.toward(s,n);this.move(r,pi(r,n)?"step":"round",e)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...zt(
this.store.state)?{}:{moment:Xt.moment}}),this.tick())}open(t){this.store.set({opening:!0,until:{round:t+1,phase:0}}),this.tick()}tick(){let{pace:t,speed:e,moment:s,
opening:n}=this.store.state,{name:r}=Jt(this.rounds[s.round])[s.phase],a=n||t==="steps";this.go(a?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(a?gl[r]:fl)/(n?ml:e))}ahead(){let{state:t}=this.store;return this.barred(t.moment)||t.until&&!pi(t.moment,t.until)?null:
zt(t)?()=>this.tick():Dt(t)&&(t.predicting||t.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var on=class{constructor(t){this.views=t.map(e=>({view:e,marked:null,stop:null}))}show(t,e,s){let n=ae(t,t.cursor)?t.cursor:e;this.views.forEach(r=>{let a=r.view.
find(e),l=r.view.find(n)??r.view.entrance?.()??null;r.marked&&r.marked!==a&&(delete r.marked.dataset.seen,r.marked.setAttribute("aria-selected","false")),a&&(a.
dataset.seen=s,a.setAttribute("aria-selected","true")),r.stop&&r.stop!==l&&(r.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(r,{marked:a,stop:l})})}};var Ee=["draft","verify","test","write"],Kr={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},bl={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function xl(i,t){let{gamma:e,drafter:s,confidence:n,max_new_tokens:r}=i.trace.settings,{ending:a}=i.trace,l=t===i.length-1;
return e===0?"off":i.folds.at(t).emitted===r-1?"last":l&&a==="context full"?"full":l&&a==="end of text"?null:s==="dspark"&&n?"unsure":s==="lookup"?"lookup":null}
function cn(i,t,e,s){let n=xl(t,e);return Z(i,n&&s(`unguessed.${n}`))}function wl(i,t,e){if(!t)return e("summary.start");let{drafts:s,final:n}=i.rounds[t-1],r={
round:t,drafted:s.length,accepted:s.filter(l=>l.verdict==="accepted").length};if(!s.length)return cn(e("summary.plain",r),i,t-1,e);let a=s.length===1;return n?ut(
{drafts:s})?e(n.kind==="bonus"?"tree.bonus":"tree.some",r):n.kind==="correction"?e(a?"summary.one_rejected":"summary.some",r):e(a?"summary.one":"summary.all",r):
e(a?"summary.one_ends":"summary.end",r)}function kl(i,{round:t},{name:e,index:s},n){let r=i.rounds[t],{drafts:a,final:l}=r,c={round:t+1,n:s+1,of:a.length};if(ut(
r)&&e!=="final")return yl(i,t,{name:e,index:s},n);if(e==="draft"&&r.together&&a.length>1)return n("phase.at_once",c);if(e==="draft"){let p=i.rows[t].slots[s];return n(
"phase.draft",{...c,token:Vt(p,n)})}if(e==="verify"&&!a.length)return cn(n("phase.verify_none",c),i,t,n);if(e==="verify")return n(a.length===1?"phase.verify_one":
"phase.verify",c);if(e==="test")return Sl(i,r,s,c,n);let d=a.filter(p=>p.verdict==="untested").length;return d&&l&&W(i.trace)==="block"?n("rules.phase.discard",
{...c,untested:d}):n(d?"phase.discard":"phase.discard_last",{...c,untested:d})}function yl(i,t,{name:e,index:s},n){let{drafts:r}=i.rounds[t],a={round:t+1,of:r.length,
token:Vt(i.rows[t].slots[s]??i.rows[t].slots[0],n)};if(e==="draft"){let m=Tt(r),u=m.filter(w=>w===m[s]).length;return n(u===1?"tree.level_one":"tree.level",{...a,
level:m[s]+1,n:u})}if(e!=="test")return n(e==="verify"?"tree.verify":"tree.discard",a);let{verdict:l,draw:c,parent:d}=r[s],p=gt(r[s]);if(i.trace.settings.temperature!==
0&&l==="accepted"&&c==null&&W(i.trace)==="block")return n("tree.kept",a);if(i.trace.settings.temperature!==0&&ie(r[s],W(i.trace)))return Yr(i,{...a,n:s+1},l,n);
if(i.trace.settings.temperature===0||c==null||p===null)return n(`tree.greedy_${l}`,a);let[h,v]=St(c,p),f=l==="rejected"&&!r.some((m,u)=>u>s&&m.parent===d);return n(
`tree.${l}${f?"_last":""}`,{...a,draw:h,threshold:v})}var Yr=(i,t,e,s)=>s(`rules.phase.certain_${e}`,{...t,rule:s(`rules.name.${W(i.trace)}`)});function Sl(i,{drafts:t},e,s,n){
let r=t[e],{verdict:a,draw:l}=r,c=gt(r);if(i.trace.settings.temperature===0)return n(`phase.greedy_${a}`,s);if(ie(r,W(i.trace)))return Yr(i,s,a,n);if(l==null||c===
null)return n(`phase.untold_${a}`,s);let[d,p]=St(l,c),h={...s,draw:d,threshold:p};if(c===1&&a==="accepted"&&W(i.trace)!=="block")return n("phase.certain",h);if(W(
i.trace)!=="block")return n(`phase.${a}`,h);let v=a==="accepted"?xe(r):"failed",[,f]=St(l,kt(r)??1);return n(`rules.phase.${v}`,{...h,ratio:f,by:we(t)+1})}function ui(i,t,e,s){
return e?kl(i,t,e.phase,s):wl(i,t.round,s)}var zl={tree:["test","write"],block:["test"]},ln=class{constructor(t){this.say=t,this.names=Ee.map(e=>F(Kr[e],t(`act.${e}\
.name`))),this.meanings=Ee.map(()=>o("span",{class:"sv-spoken"})),this.items=Ee.map((e,s)=>o("li",{},this.names[s],this.meanings[s])),this.node=o("ol",{class:"s\
v-acts","aria-label":t("act.label")},...this.items)}load({trace:t}){let e=X(t)?"tree":W(t)==="block"&&t.settings.temperature?"block":"";Ee.forEach((s,n)=>{let r=this.
say(`act.${s}.${zl[e]?.includes(s)?e:"means"}`);A(this.items[n],"title",r),b(this.meanings[n],r)}),this.names[Ee.indexOf("test")].dataset.term=e==="block"?"bloc\
k_verification":Kr.test}show(t){let e=Ee.indexOf(t?bl[t]:"");this.items.forEach((s,n)=>{A(s,"aria-current",n===e?"step":null),s.classList.toggle("sv-past",n<e)})}};var dn=class{constructor({say:t,teach:e}){this.say=t,this.why=o("span",{}),this.watch=o("button",{type:"button",class:"sv-link",on:{click:()=>e(this.round)}}),this.
node=o("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(t,e){let{moment:s,opening:n,recorded:r,playing:a,rested:l}=t,c=!a&&s.phase===0,d=l!==null?
this.say("lead.rests",{round:e.length,shown:l+1}):c&&n&&r?this.reason(e,s.round-1):"";this.why.hidden=!d,b(this.why,d);let p=c&&l===null&&e.over&&s.round===e.length?
gs(e):null;if(this.watch.hidden=p===null,p===null)return;this.round=p;let h=Be(e.rounds[p],W(e.trace))>=0;b(this.watch,this.say(h?"lead.watch_rule":"lead.watch",
{round:p+1}))}reason(t,e){let s=t.rounds[e];if(!s)return"";let n=W(t.trace),r=Be(s,n);return r>=0?this.say(n==="block"?"lead.rescue":"lead.lenient",{n:r+1}):Gn(
s)?this.say("lead.why"):""}};var El=2e3,hn=class{constructor({say:t,stream:e,rounds:s,teach:n}){this.say=t,this.views=[e,s],this.acts=new ln(t),this.sentence=o("span",{}),this.lead=new dn({
say:t,teach:n}),this.caption=o("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=o("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
o("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(t){this.at="",this.lag=!0,this.acts.
load(t),this.views.forEach(e=>{e.load(t),e.scroller.scrollTop=0})}tell(t,e){return ui(e,t.moment,Ft(t),this.say)}show(t,e,{busy:s,live:n}){let{moment:r,entered:a,
whole:l}=t,c=Ft(t),d=`${r.round}.${r.phase}`,p=d!==this.at;this.at=d,this.views.forEach(f=>{f.grow(),f.show(r.round),f.showNow(c)}),this.lag=this.lag||p&&!l;let h=a===
"step"&&r.round>0?"final":null;this.acts.show(c?c.phase.name:h),p&&this.greet(a==="round"&&!n?r.round-1:-1);let v=t.rested===null?this.tell(t,e):ui(e,{round:oe(
t)+1,phase:0},null,this.say);b(this.sentence,v),this.lead.show(t,e),this.speak(v,s)}follow(){this.lag&&[...this.views].reverse().forEach(t=>t.followHead()),this.
lag=!1}greet(t){this.fresh.forEach(e=>e.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(e=>e.rows[t]??[]),this.fresh.forEach(e=>e.classList.add("sv-\
fresh"))}speak(t,e){let s=performance.now();e&&s-this.spokenAt<El||(this.spokenAt=s,b(this.spoken,t))}};function Ol({models:i,settings:t},e){let s=h=>e("size",{name:h.name,size:Bn(h.parameters)}),n=s(i.target),r=Yi(t),{drafter:a,confidence:l}=t,c=h=>a!=="early-exi\
t"?s(h):e("first_layers",{layers:h.layers,of:i.target.layers,size:Bn(h.parameters)}),d=i.draft?e("pair",{target:n,draft:c(i.draft)}):e("pair_alone",{target:n}),
p=X({settings:t})&&e("tree.settings",{tree:e(`tree.name.${t.tree}`),budget:t.budget});return[r&&e(`rules.name.${r}`),p,a!=="model"&&Rt(e,a,i.pair),...["too_shor\
t","other_weights"].map(h=>i.draft?.[h]&&e(h)),e("settings",{...t}),l&&e("confidence",{confidence:l}),d].filter(Boolean).join(" · ")}function jl({trace:{ending:i},
folds:t},e){let s=t.output.length;return e(`ending.${i}${i==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}var Tl=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function Ml(i,t){i.textContent!==$t(t)&&i.replaceChildren(...t.split(Tl).map((e,s)=>s%2?o("a",{href:e,target:"_blank",rel:"noopener"},e):o("span",{},e)))}var pn=class{constructor(t){
this.say=t,this.origin=o("span",{class:"sv-origin"}),this.about=o("span",{}),this.message=o("span",{class:"sv-message"}),this.node=o("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(t){let{say:e}=this,{run:s,recorded:n,status:r,message:a}=t;s&&this.showRun(s.trace,n),this.origin.dataset.recorded=String(n);
let l=r!=="done"?e(`state.${r}`):s?jl(s,e):e("state.idle"),c=n||zt(t)>0&&s?.trace.ending!=="stopped",d=s&&(r==="idle"||r==="done"&&c),p=s&&r==="error"?e(n?"stat\
e.example":"state.previous"):d&&t.stale?e("state.stale"):"";Ml(this.message,Z(a||(d?"":l),p)),this.message.setAttribute("role",r==="error"?"alert":"status")}showRun(t,e){
let{device:s,processor:n,placement:r}=t.machine,a=s==="cuda"&&this.say(`steps.${t.captured?"captured":"eager"}`),l=[n||s,r,a].filter(Boolean).join(" · ");b(this.
origin,this.say(e?"recorded":"live",{date:t.recorded.slice(0,10),machine:l})),b(this.about,Ol(t,this.say)),[this.origin,this.about].forEach(c=>A(c,"title",c.textContent))}};var Jr={speedup:pt,acceptance_rate:P,draft_efficiency:P,mean_acceptance_length:Y,emitted:Ot},Al=Object.keys(Jr),vi=(i,t)=>i.length===t.length&&i.every((e,s)=>e===
t[s]);function Xr(i,t){let[e,s]=[i.trace.prompt,t.trace.prompt];if(vi(e,s))return"again";if(s.length<=e.length||!vi(e,s.slice(0,e.length)))return null;let n=s.slice(
e.length),r=n.length-1,{output:a}=i.folds;return a.length<r||!vi(n.slice(0,r),a.slice(0,r))?null:{at:r,token:n[r],was:a[r]}}function $l(i,t,e){let s=t.trace.prompt.
slice(i.trace.prompt.length),[n,r]=[i,t].map(({folds:c},d)=>c.output.slice(0,c.at(e[d]).emitted)),a=[...s,...r],l=0;for(;l<Math.min(n.length,a.length)&&n[l]===a[l];)
l+=1;return{n:l,was:n[l],now:a[l]}}function Zr({compared:i,expected:t,returning:e},s){let n=e??(i&&Ll(i.pair[i.shown],s)?i.shown:null);if(i&&n!==null){let[a,l]=i.
pair;return{pair:n?[a,s]:[s,l],shown:n}}return t&&s.source&&Xr(t.run,s.run)?{pair:[t,s],shown:1}:null}var Ll=({source:i},t)=>!!(i&&t.source&&i.run&&i.run===t.source.
run),un=class{drawn=null;constructor({say:t,swap:e,close:s}){this.say=t,this.branched=o("p",{class:"sv-branched"}),this.texts=o("p",{}),this.note=o("p",{class:"\
sv-note"},t("compare.unlike")),this.heads=["before","now"].map(n=>({name:n,node:o("th",{scope:"col"})})),this.body=o("tbody",{}),this.swap=o("button",{type:"but\
ton",class:"sv-link",on:{click:e}}),this.node=o("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":t("compare.heading")},o("div",{class:"\
sv-section-head"},o("h2",{},t("compare.heading")),this.swap,o("button",{type:"button",class:"sv-link",on:{click:s}},t("compare.close"))),this.branched,this.note,
o("table",{class:"sv-figures-table"},o("thead",{},o("tr",{},o("th",{scope:"col"},t("compare.setting")),...this.heads.map(({node:n})=>n))),this.body),this.texts)}show(t){
let{compared:e}=t,s=this.drawn?.pair;if(this.drawn=e,this.node.hidden=!e,!e)return;let{say:n}=this,{pair:r,shown:a}=e,l=r.map(({run:p},h)=>h===a?ms(t):p.length),
[c,d]=r.map(({run:p})=>p);b(this.swap,n(a?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:p,node:h},v)=>b(h,v===a?n("compare.shown",{run:n(
`compare.${p}`)}):n(`compare.${p}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,l)),b(this.texts,this.tell(c,d,l)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(d.trace.machine),r.some(p=>s?.includes(p))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(t,e){
let s=Xr(t,e);this.branched.hidden=s==="again"||s===null,!(s==="again"||s===null)&&b(this.branched,this.say("compare.branched",{n:s.at+1,token:this.name(e,s.token),
was:this.name(t,s.was)}))}rows(t,e,s){let{say:n}=this,r=(h,v)=>o("tr",{},o("th",{scope:"row"},n(`compare.${h}`)),...v.map(f=>o("td",{},f))),l=Ge.map(h=>({name:h,
values:[t,e].map(({trace:v})=>Ss(n,h,ys(v,h),v.models.pair))})).filter(({values:[h,v]})=>h!==v),c=l.some(({name:h})=>h==="tree"),d=[t,e].some(({trace:h})=>X(h)),
p=[t,e].map((h,v)=>h.folds.summary(s[v]));return[...l.map(({name:h,values:v})=>r(h,v)),...c?[r("verified",[t,e].map(({trace:h})=>Ot(We(h))))]:[],...Al.map(h=>r(
d&&h==="acceptance_rate"?"acceptance_by_position":h,p.map(v=>Jr[h](v[h]))))]}tell(t,e,s){let{n,was:r,now:a}=$l(t,e,s);return r===void 0&&a===void 0?this.say("co\
mpare.same",{n}):r===void 0||a===void 0?this.say("compare.longer",{n}):this.say("compare.differ",{n:n+1,was:this.name(t,r),now:this.name(e,a)})}name(t,e){return e!==
void 0&&mt(t.alone(e))||this.say("token.empty")}};var vn=class{constructor({say:t,send:e,store:s,most:n}){this.say=t,this.send=e,this.store=s,this.most=n,this.compare=new un({say:t,swap:()=>this.swap(),close:()=>s.
set({compared:null})})}get live(){return this.store.state.live}load(t){this.store.set({compared:Zr(this.store.state,t),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(t,e){let{run:s,recorded:n}=this.store.state.source??{};s===t.run&&n===t.recorded&&this.store.
set({offers:e})}make(t){let{run:e,source:s,recorded:n}=this.store.state;e&&(this.store.set({expected:{run:e,source:s,recorded:n}}),this.send("again",{...s,...t}))}swap(){
let{compared:t}=this.store.state;if(!t)return;let e=t.shown?0:1;this.store.set({returning:e}),this.show(t.pair[e])}show({run:{trace:t},source:e,recorded:s}){let n=t.
ending==="running"?{...t,ending:"stopped"}:t,r={run:e?.run,name:e?.recorded,offered:!!e?.recorded};this.send("show",{trace:n,recorded:s,state:"done",typed:!1,...r})}};var fn=["both","target","draft"],Rl={both:"overlap",target:"residual",draft:"rejected"},ql=[0,.5,1],mn=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:t,set:e}){this.say=t,this.heading=o("h3",{}),this.shaping=Wt(t("areas.view"),[["shaped",t("areas.shaped")],["raw",t("areas.raw")]],s=>e({raw:s==="raw"})),this.
form=Wt(t("areas.form"),[["picture",t("areas.picture")],["table",t("areas.table")]],s=>e({asTable:s==="table"})),this.note=o("p",{class:"sv-note"}),this.node=o(
"div",{class:"sv-block sv-areas-block"},this.heading,o("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:t}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),b(this.
total.name,t("areas.total"));let e=(r,a)=>o("li",{},o("span",{class:"sv-area-key","data-area":r}),F(Rl[r],a));this.keys=Object.fromEntries(fn.map(r=>[r,e(r,t(`a\
reas.key.${r}`))])),this.keys.dart=o("li",{},o("span",{class:"sv-dart-key"}),t("areas.key.dart"));let s=o("div",{class:"sv-area-row sv-area-head"},o("span",{},t(
"areas.token")),o("span",{}),this.targetHead=o("span",{class:"sv-p"},t("areas.target")),this.draftHead=o("span",{class:"sv-p"},t("areas.draft"))),n=o("div",{class:"\
sv-area-row sv-area-axis"},o("span",{}),o("span",{class:"sv-area-ticks"},...ql.map(r=>o("span",{style:`--x:${r}`},String(r)))));return this.chart=o("div",{class:"\
sv-areas",role:"img"},s,...this.rows.map(r=>r.node),n,this.total.node),this.legend=o("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=o("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(t){let[e,s,n]=["sv-t","sv-p","sv-p"].map(l=>o("span",{class:l})),r=o("span",{class:"sv-\
dart",hidden:!0}),a=o("span",{class:"sv-area-bar"},...fn.map(l=>o("span",{"data-area":l})),r);return{name:e,target:s,draft:n,dart:r,bar:a,node:o("div",{class:t},
e,a,s,n)}}buildTable(){let t=e=>o("th",{scope:"col"},this.say(`areas.${e}`));return this.body=o("tbody",{}),this.table=o("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},o("table",{},o("thead",{},o("tr",{},...["token","target","draft","both"].map(t))),this.body)),
this.table}dress({raw:t,asTable:e}){t===this.raw&&e===this.asTable||(Object.assign(this,{raw:t,asTable:e}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(t){
this.view=t,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:t,say:e}=this,s=zr(t.position),n=this.raw&&s;this.shaping.node.hidden=!s,this.shaping.
set(n?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,b(this.heading,t.heading);let r=n?
"areas.raw_note":"areas.shaped_note";b(this.note,Z(...t.notes,s&&e(r,{shaping:t.shaping}))),this.asTable?this.paintTable(n):this.paintPicture(n)}seen({token:t,target:e,
draft:s,both:n}){let{models:r}=this.view;return{token:t,target:r==="draft"?null:e,draft:r==="target"?null:s,both:r==="both"?n:null}}paintPicture(t){let{position:e,
marks:s,models:n}=this.view,r=Ps(e,[...s.keys()],t).map(c=>this.seen(c));n==="draft"&&r.splice(0,r.length-1,...r.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??
0)));let a=t?null:this.view.dart;this.rows.forEach((c,d)=>{let p=d===r.length-1;c.node.hidden=d>=r.length,c.node.hidden||this.paintRow(c,r[d],{rest:p,dart:a})});
let l=n==="both"&&!t?e.overlap:null;this.total.node.hidden=l===null,l!==null&&this.paintTotal(l),this.targetHead.classList.toggle("sv-unseen",n==="draft"),this.
draftHead.classList.toggle("sv-unseen",n==="target"),this.legend.hidden=n!=="both",this.keys.dart.hidden=!a,fn.forEach(c=>b(this.keys[c].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${c}`))),A(this.chart,"aria-label",this.describe(r,l,a))}paintRow(t,e,{rest:s,dart:n}){let{view:r}=this,a=r.marks.get(
e.token),l=r.name(e.token);t.node.classList.toggle("sv-others",s),b(t.name,l),A(t.name,"title",l),A(t.name,"data-kind",a),b(t.target,e.target==null?"":ot(e.target)),
b(t.draft,e.draft==null?"":ot(e.draft)),fn.forEach(c=>t.bar.style.setProperty(`--${c}`,String(e[c]||0))),t.dart.hidden=n?.token!==e.token,!(!n||t.dart.hidden)&&
(t.dart.style.setProperty("--x",String(n.at)),t.dart.dataset.side=n.at>.8?"left":"right",t.dart.dataset.kind=n.kind)}paintTotal(t){this.total.bar.style.setProperty(
"--both",String(t)),this.total.bar.style.setProperty("--draft","1"),b(this.total.target,""),b(this.total.draft,lt(t))}describe(t,e,s){let{say:n,view:r}=this,a=c=>{
let d=t.slice(0,-1).filter(p=>p[c]!=null).sort((p,h)=>(h[c]??0)-(p[c]??0))[0];return d&&n(`areas.first.${c}`,{token:r.name(d.token),p:lt(d[c])})},l=t[t.length-1];
return Z(a("target"),a("draft"),e!==null&&n("areas.overlap",{overlap:lt(e)}),s&&n(`areas.dart.${s.kind}`,{token:r.name(s.token)}),n("areas.rest",{target:ot(l.target),
draft:ot(l.draft)}))}paintTable(t){let{position:e,name:s,marks:n,models:r}=this.view,a=d=>o("td",{},ot(d)),l=({token:d,target:p,draft:h,both:v})=>o("tr",{},o("t\
h",{scope:"row",class:"sv-t","data-kind":n.get(d)},s(d)),a(p),a(h),a(v)),c=Is(e,t).map(d=>l(this.seen(d)));r==="both"&&!t&&c.push(o("tr",{class:"sv-sum"},o("th",
{scope:"row"},this.say("areas.sum")),a(1),a(1),a(e.overlap))),this.body.replaceChildren(...c)}};function Cl({round:{drafts:i,final:t},index:e,token:s}){let n=e<i.length?jt(i,e):null;return(i.find(({verdict:a},l)=>a==="accepted"&&jt(i,l)===n)??t??{token:s}).
token}var gn=class{constructor({say:t,sequels:e}){this.say=t,this.sequels=e,this.choices=[],this.list=o("div",{class:"sv-choices",role:"toolbar","aria-label":t(
"branch.heading"),on:{keydown:s=>Ls(this.choices,s)}}),this.note=o("p",{class:"sv-note"}),this.node=o("div",{class:"sv-block sv-branch"},o("h3",{},t("branch.hea\
ding")),this.note,this.list)}show(t,e){let{say:s}=this,{position:n}=t,r=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!t.open||!n,!n||this.node.
hidden)return;let a=t.kind==="untested";this.list.hidden=!!r||a,b(this.note,r||s(a?"branch.untested":"branch.note"));let l=Cl(t),c=([d,p],h)=>o("button",{type:"\
button",class:"sv-choose",tabindex:h===0?0:-1,"aria-label":s("branch.do",{token:e(d),was:e(l)}),on:{click:()=>this.sequels.make({branch:{round:t.number,index:t.
index,token:d}})}},o("span",{class:"sv-choice-token"},e(d)),o("span",{class:"sv-p"},ot(p)));this.choices=n.candidates.filter(([d])=>d!==l).map(c),this.list.replaceChildren(
...this.choices)}};var Nl=3,Pl=.1,Il=.09,Vl=.3,Bl=2**20,Hl=8,Qr=i=>(i?.candidates??[]).flatMap(([,t])=>t==null?[]:[t]).sort((t,e)=>e-t),fi=i=>Math.min(i.rest[1]??0,Qr(i)[Hl-1]??1);
function Ul(i,t){let{candidates:e,rest:s}=t,n=h=>h?-h*Math.log(h):0,r=fi(t),a=r?s[1]??0:0,l=e.reduce((h,[,v])=>h+n(v),0),c=l-(a?a*Math.log(r):0),d=l+n(a)+a*Math.
log(Bl),p=h=>Math.min(Il,Vl*Math.exp(-h));return i>p(c)?1:i<=p(d)?0:null}var ta={token:(i,t)=>t,match:i=>i,typical:(i,t,e)=>e&&Ul(i,e),"top-k":(i,t,e)=>{let s=Qr(
e)[Nl-1];return s===void 0?null:i>0&&i>=s?1:t},threshold:(i,t)=>i>=Pl?1:t},is=(i,t,e,s)=>ta[i](t,e,s);function Dl(i,t){let{target:e}=i,s=kt(i);return e==null||s===
null?[]:Object.keys(ta).flatMap(n=>{let r=is(n,e,s,t);return r===null?[]:[[n,r]]})}var bn=class{constructor(t){this.say=t,this.body=o("tbody",{});let e=s=>o("th",
{scope:"col"},t(`rules.others.${s}`));this.note=o("p",{class:"sv-note"}),this.node=o("details",{class:"sv-other-rules"},o("summary",{},t("rules.others.heading")),
o("table",{class:"sv-figures-table"},o("thead",{},o("tr",{},e("rule"),e("chance"),e("verdict"))),this.body),this.note)}show(t,e,s,n){let{say:r}=this,a=n?Dl(t,e):
[];this.node.hidden=!a.length,b(this.note,r("rules.others.note",{draw:lt(s)})),this.body.replaceChildren(...a.map(([l,c])=>{let d=s<c,p=o("th",{scope:"row",class:vt(
l)?"sv-lossy":""},r(`rules.name.${l}`));return o("tr",{"data-rule":l},p,o("td",{},lt(c)),o("td",{},o("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?
"accepted":"rejected"})," ",r(`kind.${d?"accepted":"rejected"}`)))}))}};var mi=4,xn=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:t,set:e,unpin:s,stage:n,sequels:r}){
this.say=t,this.key="",this.token=o("div",{class:"sv-big-token",translate:"no"}),this.kind=o("span",{class:"sv-chip"}),this.where=o("span",{class:"sv-quiet"}),this.
there=o("button",{type:"button",class:"sv-link",title:t("inspector.stage"),on:{click:()=>{n({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=o("span",{class:"sv-quiet"}),this.unpin=o("button",{type:"button",class:"sv-link",hidden:!0,on:{click:s}},t("inspector.unpin")),this.why=o("p",{class:"\
sv-why"}),this.empty=o("p",{class:"sv-quiet"},t("inspector.empty")),this.absent=o("p",{class:"sv-quiet",hidden:!0},t("inspector.absent")),this.areas=new mn({say:t,
set:e}),this.branch=new gn({say:t,sequels:r}),this.body=o("div",{class:"sv-inspected",hidden:!0},o("div",{class:"sv-title"},this.token,o("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,$s(t,this.areas.node,"distributions")),this.
node=o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":t("inspector.heading")},o("div",{class:"sv-section-head"},o("h2",{},t("inspector.headi\
ng")),o("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:t}=this;return this.keep=o("span",{class:"sv-keep"},t("test.keep")),
this.drop=o("span",{class:"sv-drop"},t("test.drop")),this.needle=o("span",{class:"sv-needle"}),this.needleLabel=o("span",{class:"sv-needle-label"}),this.line=o(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=o("span",{class:"sv-limit"}),this.sum=o("p",{class:"sv-arit\
hmetic"}),this.basis=o("p",{class:"sv-note"}),this.others=new bn(t),this.test=o("div",{class:"sv-block sv-test"},o("h3",{},F("accept_test",t("test.heading"))),this.
line,o("div",{class:"sv-test-axis","aria-hidden":"true"},o("span",{},"0"),this.limit,o("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:t}=this;return this.residualRows=Array.from({length:mi+1},()=>{let e=o("span",{class:"sv-t"}),s=o("span",{class:"sv-share"}),n=o("span",{class:"sv-p"});
return{token:e,bar:s,share:n,node:o("li",{},e,s,n)}}),this.note=o("p",{class:"sv-note"}),this.residual=o("div",{class:"sv-block sv-residual-block"},o("h3",{},F(
"residual",t("residual.heading"))),this.note,o("div",{class:"sv-residual-head"},o("span",{},t("areas.token")),o("span",{},t("residual.share"))),o("ul",{class:"s\
v-residual"},...this.residualRows.map(e=>e.node))),this.residual}show(t,e,s,{concealed:n=!1,elsewhere:r=!1}={}){if(this.empty.hidden=!!e,this.body.hidden=!e,this.
pin.hidden=!e,this.unpin.hidden=!e||s!=="pinned",!e)return;let{number:a,index:l,kind:c}=e,d=`${a}.${l} ${c}`;(t!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=t,this.seen=e,b(this.pin,this.say(`inspector.${s}`)),this.showTitle(),this.where.hidden=r,this.there.hidden=!r,b(this.why,n?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=n||!!e.position,this.areas.node.hidden=n||!e.position,e.position&&!n&&this.areas.show(this.view(e.position)),this.
showTest(),this.showResidual(),this.branch.show(e,p=>this.name(p))}showTitle(){let{seen:t,say:e}=this,s=t.part?[Nt(t.piece)]:t.text?wt(t.text,!0):[e("token.empt\
y")];this.token.replaceChildren(...s),this.token.dataset.kind=t.kind,this.kind.dataset.kind=t.kind,b(this.kind,e(`kind.${re(t.kind,this.run.trace)}`));let{models:n,
settings:{drafter:r}}=this.run.trace,a=t.draft&&!t.draft.source&&r!=="model"&&Rt(e,r,n.pair),l=e("inspector.where",{round:t.number+1,slot:Qn(this.run,t.number,t.
index,e)}),c=a?e("token.from",{slot:l,drafter:a}):l;[this.where,this.there].forEach(d=>b(d,c))}get greedy(){return this.run.trace.settings.temperature===0}explain(){
let{seen:t,say:e}=this,s=t.part?e("inspector.bytes",{hex:Nt(t.piece)})+" ":t.took>1?e("inspector.joined",{n:t.took})+" ":"",n=t.draft?.confidence;return s+Z(this.
reason(),n!=null&&e("inspector.confidence",{predicted:P(n)}))}reason(){let{seen:t,say:e,greedy:s}=this,{kind:n,round:r,accepted:a,draft:l}=t;if(n==="plain")return cn(
e("why.plain"),this.run,t.number,e);let c=ut(r)?this.reasonInTree():"";if(c)return c;if(n==="bonus")return r.drafts.length===1?e("why.bonus_one"):e("why.bonus",
{n:r.drafts.length});if(!s&&this.rule!=="token"){let f=this.reasonOfRule();if(f)return f}if(n==="correction")return e(`why.${s?"greedy_":""}correction`,{guess:this.
name(r.drafts[a].token)});if(n==="untested"){let f=r.drafts.findIndex(m=>m.verdict==="rejected");return f<0?e("why.untested_end"):e("why.untested",{n:f+1})}if(n===
"guessed"&&this.lookedUp)return e("why.copied");if(s)return e(`why.greedy_${n}`);if(l?.target==null||l.draft==null)return e("inspector.absent_probabilities");let[
d,p]=St(l.target,l.draft),h={target:d,draft:p,chance:P(Math.min(1,l.target/l.draft))},v=n!=="accepted"?n:l.target>=l.draft?"sure":"lucky";return e(this.lookedUp&&
["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,h)}reasonInTree(){let{seen:t,say:e,greedy:s}=this,{kind:n,round:{drafts:r},index:a,draft:l}=t;if(n===
"correction"||n==="bonus"||n==="untested"&&l?.draw==null)return e(`tree.why.${n}`);if(s||this.rule!=="token"||!l?.draft||l.target==null)return"";if(n==="guessed")
return e("tree.why.guessed");let c=r.some(({parent:f},m)=>m<a&&f===l.parent),d=l.draft===1;if(!d&&!c)return"";let[p,h]=St(l.target,l.draft),v=P(Math.min(1,l.target/
l.draft));return Z(c&&e("tree.why.left"),d?e("tree.why.certain",{target:p}):e("tree.why.ratio",{target:p,draft:h,chance:v}))}get rule(){return W(this.run.trace)}reasonOfRule(){
let{seen:t,say:e,rule:s}=this,{kind:n,round:r,accepted:a,draft:l}=t;if(n==="correction"){let p=r.drafts[a],h={guess:this.name(p.token),weight:lt(p.weight??1)};return vt(
s)?"":e(`rules.why.${s}.correction`,h)}if(n==="untested")return s==="block"&&r.final?e("rules.why.block.dropped"):"";if(!l||n!=="accepted"&&n!=="rejected"||l.target==
null||!l.draft)return"";if(s==="block"){let[p,h]=St(l.draw??0,kt(l)??1),v=!r.drafts.some((m,u)=>jt(r.drafts,u)===t.index),f=n==="accepted"?xe(l):v?"rejected_las\
t":n;return e(`rules.why.block.${f}`,{by:we(r.drafts)+1,draw:p,ratio:h})}let[c,d]=St(l.target,l.draft);return e(`rules.why.${vt(s)?"lossy":s}.${n}`,{rule:e(`rul\
es.name.${s}`),target:c,draft:d,chance:P(gt(l)??0),exact:P(Math.min(1,l.target/l.draft))})}name(t){if(t===-1)return this.say("token.rest");let e=this.run.alone(
t);return mt(e)||Nt(this.run.piece(t))||this.say("token.empty")}view(t){let{seen:e,say:s}=this,{kind:n,round:r,judged:a}=e,c=e.judgedAt>=r.drafts.length?"target":
n==="guessed"?"draft":"both",d=n==="guessed"||n==="lit",p=new Map,h=!e.open&&(!e.draft||n==="rejected")?r.final:null,v=Ne(r);h&&v&&p.set(h.token,v),a&&p.set(a.token,
d?n:a.verdict);let m=!(a&&!d&&!this.greedy&&this.rule==="token")||a.draw==null||a.draft==null?null:{token:a.token,at:a.draw*a.draft,kind:a.verdict};return{position:t,
name:w=>this.name(w),heading:s({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[c]),notes:this.notes(c),shaping:this.shaping(),models:c,
marks:p,dart:m,decides:this.rule==="token"}}notes(t){let e=[];return this.seen.kind==="untested"&&e.push("areas.untested"),t!=="target"&&this.lookedUp&&e.push("\
areas.lookup"),this.greedy?e.push("areas.greedy"):t==="both"&&this.rule!=="token"&&e.push("rules.areas"),e.map(s=>this.say(s))}shaping(){let{temperature:t,top_k:e,
top_p:s}=this.run.trace.settings,{say:n}=this;return[n("areas.temperature",{value:t}),...e>0?[n("areas.top_k",{value:e})]:[],...s<1?[n("areas.top_p",{value:s})]:
[]].join(n("comma"))}get lookedUp(){let{drafter:t}=this.run.trace.settings,{judged:e,position:s}=this.seen;return e?.source?e.source==="lookup":t==="lookup"||t.
startsWith("lookup")&&s!==null&&s.rest[4]==null}showTest(){let{seen:t,say:e,rule:s}=this,r=["accepted","rejected",...s==="block"?["untested"]:[]].includes(t.kind)?
t.draft:null,{draw:a=null,target:l=null,draft:c=null}=r??{},d=gt(r??void 0),p=!this.greedy&&a!==null&&d!==null;if(this.test.hidden=!p,!p||!r)return;this.others.
show(r,t.position,a,!X(this.run.trace));let[h,v]=St(a,d),f={draw:h,threshold:v,target:Yt(l),draft:Yt(c),kind:e(`kind.${re(t.kind,this.run.trace)}`)},m=a<d?"pass\
ed":"failed";b(this.keep,e(s==="block"?"rules.pass":"test.keep")),b(this.drop,e(s==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",
String(d)),this.test.style.setProperty("--draw",String(a)),this.keep.dataset.side=a<d/2?"end":"start",this.drop.dataset.side=a>(1+d)/2?"start":"end",this.limit.
dataset.side=d>.6?"left":"right",b(this.limit,`${e("test.threshold")} ${v}`),this.line.dataset.kind=t.kind;let u=ie(r,s);[this.needle,this.needleLabel].forEach(
x=>{x.hidden=u}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=a>.5?"left":"right",b(this.
needleLabel,`${e("test.draw")} ${h}`);let w=e(s==="token"?`test.${t.kind}`:`rules.sum.${u?"certain":vt(s)?"lossy":s}.${m}`,f);b(this.sum,w),this.line.setAttribute(
"aria-label",u?w:e("test.aria",f)),this.showBasis()}showBasis(){let{say:t,seen:{round:e,index:s}}=this,n=this.rule==="block"&&!X(this.run.trace)?Ki(e.drafts,s):
null;if(this.basis.hidden=!n,!n)return;let r={weight:lt(n.weight),excess:lt(n.excess)};b(this.basis,t(`rules.basis.${n.last?"last":"earlier"}`,r))}showResidual(){
let{seen:t}=this,e=t.kind==="rejected"||t.kind==="correction",{drafts:s}=t.round,n=ne(s).at(-1)??-1,r=t.kind==="rejected"?t.draft:s.findLast((f,m)=>f.verdict===
"rejected"&&jt(s,m)===n)??null,a=e&&t.position&&r?Sr(t.position,Ji(r,this.rule)):null;if(this.residual.hidden=!a,!a)return;let l=!this.greedy&&(this.rule==="blo\
ck"||this.rule==="match");b(this.note,l?this.say(`rules.residual.${this.rule}`,{weight:lt(r?.weight??1)}):this.say("residual.note"));let c=t.open||!t.round.final?
null:t.round.final.token,d=a.shares.slice(0,mi),p=a.shares.find(f=>f.token===c);p&&!d.includes(p)&&(d[mi-1]=p);let h=d.reduce((f,m)=>f+m.share,0),v=[...d,{token:-1,
share:Math.max(0,1-h)}];this.residualRows.forEach((f,m)=>this.fillShare(f,v[m],c))}fillShare(t,e,s){t.node.hidden=!e,e&&(b(t.token,this.name(e.token)),A(t.token,
"title",this.name(e.token)),t.bar.style.setProperty("--share",String(e.share)),t.node.classList.toggle("sv-others",e.token===-1),b(t.share,ot(e.share)),e.token===
s?t.node.dataset.drawn=this.say("residual.chosen"):delete t.node.dataset.drawn)}};var Fl=8,Gl=.85;function ea(i){let t=()=>i.scrollHeight-i.scrollTop-i.clientHeight,s=o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:a=>a.preventDefault(),click:()=>{let a=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";i.scrollBy({top:Gl*
i.clientHeight,behavior:a})}}},"▾"),n=()=>{s.hidden=t()<Fl};i.addEventListener("scroll",n,{passive:!0});let r=new ResizeObserver(n);return[i,...i.children].forEach(
a=>r.observe(a)),s}var sa=23,Wl=["tokens","distance","range"],bi=[0,1],Kl=1e-6,gi=.005;function xi({candidates:i,rest:t,overlap:e}){let s=i.reduce((n,[,r,a])=>n+Math.max(0,(r??0)-
(a??0)),0);return Math.max(0,e==null?t[1]??0:1-e-s)}function Yl(i,t){let e=(a,l)=>Math.max(0,t*(a??0)-(l??0)),s=i.candidates.reduce((a,[,l,c])=>a+e(l,c),0),[,n,
r]=i.rest;return[s+e(n,r),s+Math.max(e(n,r),t*xi(i))]}function Jl({drafts:i,positions:t=[]}){let e=1;return i.map((s,n)=>{if(e=Math.min(1,e*((s.target??0)/(s.draft||
1))),n===i.length-1)return[e,e];let r=c=>c+1-e>0?c/(c+1-e):1,[a,l]=Yl(t[n+1],e);return[r(a),r(l)]})}function Xl(i,t){return t==="block"?Jl(i):i.drafts.map((e,s)=>{
let n=is(t,e.target??0,kt(e)??0,i.positions?.[s]??null);return n===null?bi:[n,n]})}function na(i,t){if(t!=="block")return i.reduceRight((s,n)=>1+n*s,1);let e=1;
return i.reduceRight((s,n,r)=>{let a=e*n*(r+1);return e*=1-n,s+a},1)}function Zl(i,t){let{candidates:e,rest:[,s],overlap:n}=i,r=fi(i);if(n==null||s==null||is(t,
r,r,i)!==(t==="typical"?0:r))return bi;let a=e.map(([,y,E])=>({p:y??0,q:E??0})),l=a.map(({p:y,q:E})=>E?is(t,y,Math.min(1,y/E),i):0);if(l.includes(null))return bi;
let c=a.map(({q:y},E)=>y*(l[E]??0)),d=t==="typical"?0:Math.max(0,s-xi(i)),p=Math.max(0,1-d-c.reduce((y,E)=>y+E,0)),h=1-n<Kl,v=p/(h?1:1-n),f=a.map(({p:y,q:E})=>v*
(h?y:Math.max(0,y-E))),m=v*(h?s:xi(i)),u=a.reduce((y,{p:E},M)=>y+Math.abs(c[M]+f[M]-E),0),w=Math.abs(d+m-s),x=t==="typical"&&v>1;return[(u+w)/2,(u+(x?m+s:w))/2]}
function Ql(i){let{drafts:t,positions:e=[]}=i;return e.length<t.length||t.some(s=>kt(s)===null)?null:Object.fromEntries(Ie.map(s=>{let n=Xl(i,s);return[s,{tokens:[
na(n.map(([r])=>r),s),na(n.map(([,r])=>r),s)],distance:t.length&&vt(s)?Zl(e[0],s):[0,0]}]}))}function tc(i){let t=e=>i.reduce((s,n)=>s+n[e],0)/i.length;return[t(
0),t(1)]}var ec=([i,t])=>{if(t-i>=gi)return`${Y(i)} – ${Y(t)}`;let e=(i+t)/2;return e<gi?`<${gi}`:Y(e)},wn=class{run;judged=[];constructor({say:t,send:e}){this.
say=t,this.rows=Ie.map(n=>({rule:n,own:o("span",{}),tokens:o("td",{}),distance:o("td",{})}));let s=n=>o("th",{scope:"col"},t(`rules.lab.${n}`));this.table=o("ta\
ble",{class:"sv-figures-table"},o("thead",{},o("tr",{},s("rule"),s("tokens"),s("distance"))),o("tbody",{},...this.rows.map(({rule:n,own:r,tokens:a,distance:l})=>o(
"tr",{"data-rule":n},o("th",{scope:"row",class:vt(n)?"sv-lossy":""},t(`rules.name.${n}`),r),a,l)))),this.note=o("p",{class:"sv-note"}),this.legend=o("ul",{class:"\
sv-note"},...Wl.map(n=>o("li",{},t(`rules.lab.legend.${n}`)))),this.claim=o("button",{type:"button",class:"sv-link",on:{click:()=>e("claim",{claim:sa})}},t("rul\
es.lab.claim",{n:sa})),this.node=o("div",{class:"sv-block sv-rule-lab"},o("h3",{},t("rules.lab.heading")),this.table,this.note,this.legend,this.claim)}load(t){this.
run=t,this.judged=[],this.rows.forEach(({rule:e,own:s})=>b(s,e===W(t.trace)?` ${this.say("rules.lab.own")}`:""))}show({moment:{round:t},view:e,live:s},n){if(e!==
"rounds")return;let{say:r}=this,a=X(n.trace)?"trees":n.trace.settings.temperature?"":"greedy",l=a?[]:this.upTo(t);this.rows.forEach(({rule:c,tokens:d,distance:p})=>{
let h=v=>ec(tc(l.map(f=>f[c][v])));b(d,l.length?h("tokens"):"–"),b(p,l.length?vt(c)?h("distance"):"0":"–")}),this.table.hidden=this.legend.hidden=!l.length,
this.claim.hidden=!s,b(this.note,l.length?r("rules.lab.rounds",{n:l.length}):r(`rules.lab.${a||"none"}`))}upTo(t){for(let e=this.judged.length;e<t;e+=1)this.judged.
push(Ql(this.run.rounds[e]));return this.judged.slice(0,t).filter(e=>e!==null)}};var ia=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,emitted:0}),wi={mean_acceptance_length:i=>Y(Lt(i.emitted,i.rounds)),acceptance_rate:i=>P(Lt(i.accepted,
i.accepted+i.rejected)),draft_efficiency:i=>P(Lt(i.accepted,i.drafted)),drafted:i=>Ot(i.drafted),emitted:i=>Ot(i.emitted)};function ki({drafts:i,final:t},e){let s=i.
slice(0,e),n=s.filter(d=>d.verdict==="accepted").length,r=s.some(d=>d.verdict==="rejected")?1:0,a=!t&&n===i.filter(d=>d.verdict==="accepted").length,l=r?"correc\
tion":a?null:"bonus",c=r===1||a||i.length<=e;return{drafted:s.length,accepted:n,rejected:r,emitted:n+(l?1:0),final:l,drawn:c}}var ra=(i,t)=>({rounds:i.rounds+1,
drafted:i.drafted+t.drafted,accepted:i.accepted+t.accepted,rejected:i.rejected+t.rejected,emitted:i.emitted+t.emitted}),kn=class{was;would;figures;table;run;marked;most;uncuttable;gamma;sums;constructor({
say:t,set:e,rounds:s}){this.say=t,this.rounds=s,this.range=o("input",{type:"range",min:1,step:1,"aria-label":t("whatif.slider"),on:{input:()=>e({gamma:Number(this.
range.value)})}}),this.value=o("output",{class:"sv-whatif-value"}),this.control=o("label",{class:"sv-whatif-control"},o("span",{"aria-hidden":"true"},"γ"),this.
range,this.value),this.note=o("p",{class:"sv-note","aria-live":"polite"}),this.node=o("div",{class:"sv-block"},o("h3",{},t("whatif.gamma")),this.control,this.buildTable(),
this.note)}buildTable(){let{say:t}=this;return this.was=o("th",{scope:"col"}),this.would=o("th",{scope:"col"}),this.figures=Object.keys(wi).map(e=>({name:e,was:o(
"td",{}),would:o("td",{})})),this.table=o("table",{class:"sv-figures-table"},o("thead",{},o("tr",{},o("th",{scope:"col"},t("whatif.rounds")),this.was,this.would)),
o("tbody",{},...this.figures.map(({name:e,was:s,would:n})=>o("tr",{},o("th",{scope:"row"},t(`whatif.row.${e}`)),s,n)))),this.table}load(t){this.run=t,this.marked=
0;let{gamma:e,drafter:s}=t.trace.settings;this.most=e,this.uncuttable=X(t.trace)?"tree.whatif":s.startsWith("lookup")?"whatif.lookup":W(t.trace)==="block"&&t.trace.
settings.temperature?"rules.whatif":"",this.range.max=String(e),this.range.value=String(e),this.control.hidden=e<2||this.uncuttable!=="",this.restart(e)}restart(t){
this.marked&&this.mark(0),this.gamma=t,this.sums={was:[ia],would:[ia]}}show({gamma:t,moment:{round:e}},s){let{say:n,most:r}=this;t!==this.gamma&&this.restart(t);
let a=t>=r;if(b(this.value,n(a?"whatif.as_it_was":"whatif.instead",{gamma:t,most:r})),this.range.setAttribute("aria-valuetext",this.value.textContent),this.table.
hidden=a,a){b(this.note,n(this.uncuttable||(r<2?"whatif.fewest":"whatif.try")));return}for(let d=this.sums.was.length-1;d<e;d+=1)this.add(s.rounds[d]);this.mark(
e);let{was:l,would:c}={was:this.sums.was[e],would:this.sums.would[e]};b(this.was,n("whatif.was",{gamma:r})),b(this.would,n("whatif.would",{gamma:t})),this.figures.
forEach(d=>{b(d.was,wi[d.name](l)),b(d.would,wi[d.name](c))}),b(this.note,n("whatif.note",{gamma:t,rounds:e}))}add(t){let{was:e,would:s}=this.sums;e.push(ra(e[e.
length-1],ki(t,1/0))),s.push(ra(s[s.length-1],ki(t,this.gamma)))}mark(t){for(let e=t;e<this.marked;e+=1)this.dress(e,1/0);for(let e=this.marked;e<t;e+=1)this.dress(
e,this.gamma);this.marked=t}dress(t,e){let s=this.run.rounds[t],{drawn:n}=ki(s,e);this.run.rows[t].slots.forEach((r,a)=>{let l=this.rounds.find({round:t,index:a}),
c=a<s.drafts.length?a>=e:!n,d=a===e&&!n;l&&(l.classList.toggle("sv-cut",c&&!d),l.classList.toggle("sv-cut-own",d),A(l,"aria-description",c?this.say(d?"whatif.ow\
n":"whatif.gone",{gamma:e}):null))})}};var sc={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Ie,tree:["chain","k-ary","top-k","dynamic","measured"]},nc=["drafter","rule","tree"],yn=class{buttons;constructor({say:t,set:e,rounds:s,sequels:n}){
this.say=t,this.sequels=n,this.whatif=new kn({say:t,set:e,rounds:s}),this.lab=new wn({say:t,send:n.send}),this.note=o("p",{class:"sv-note"}),this.buttons=[],this.
offered=void 0,this.rows=Ge.map(r=>this.row(r,sc[r].filter(a=>r!=="gamma"||Number(a)<=n.most))),this.choices=o("div",{class:"sv-again"},...this.rows),this.again=
o("div",{class:"sv-block"},o("h3",{},t("again.heading")),this.note,this.choices),this.node=o("section",{class:"sv-section sv-experiments"},o("div",{class:"sv-se\
ction-head"},o("h2",{},t("whatif.heading"))),this.whatif.node,this.lab.node,this.again)}row(t,e){let{say:s}=this,n=r=>{let a=o("button",{type:"button",class:"sv\
-choose",on:{click:()=>this.sequels.make({changes:this.changes(t,r)})}});return this.buttons.push({name:t,value:r,node:a}),a};return o("div",{class:"sv-again-ro\
w","data-change":t},o("span",{},s(`again.${t}`)),o("div",{class:"sv-choices"},...e.map(n)))}changes(t,e){let{run:s}=this.sequels.store.state;if(t!=="tree"||!s)return{
[t]:e};let n=We(s.trace);return e==="chain"?{tree:e,gamma:Math.min(n,this.sequels.most)}:{tree:e,budget:Math.max(n,1)}}load(t){this.whatif.load(t),this.lab.load(
t);let{say:e,sequels:{most:s}}=this;this.buttons.forEach(({name:n,value:r,node:a})=>{let l=r==="chain"&&We(t.trace)>s,c=l?e("again.shorter",{most:s}):Ss(e,n,r,t.
trace.models.pair);b(a,c),A(a,"aria-label",e(l?"again.do_shorter":`again.do_${n}`,{value:c,most:s})),a.disabled=ys(t.trace,n)===r})}offer(t){t!==this.offered&&(this.
offered=t,this.buttons.forEach(({name:e,value:s,node:n})=>{n.hidden=nc.includes(e)&&!t?.[e]?.includes(String(s))}),this.rows.forEach((e,s)=>{e.hidden=this.buttons.
filter(({name:n,node:r})=>n===Ge[s]&&!r.hidden).length<2}))}show(t,e){let s=this.sequels.refusal;this.offer(t.offers),this.whatif.show(t,e),this.lab.show(t,e),this.
again.hidden=!this.sequels.live,this.choices.hidden=!!s,b(this.note,s||this.say("again.note"))}};var aa=240;function ic(i){let t=[...i];return t.length>aa?t.slice(2-aa).join("").replace(/^\S*\s+/,"… "):i}function oa(i,t,e,s){let n=It(t),r=n?null:Ue(t),{kept:a=!1,
threshold:l=null}=r?t.answers[r]:{},c={run:e,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:a,chance:l}:null,question(){let{round:d,index:p}=n??{round:0,index:0},
v=[...e.rows.slice(0,d).flatMap(({slots:f})=>f.filter(({kind:m})=>Gt(m))),...e.rows[d].slots.slice(0,p)].map(f=>f.text).join("");return{guess:[...$t(Vt(e.rows[d].
slots[p],s))].slice(0,60).join(""),before:ic(e.promptText+v),round:d+1,slot:p+1}}};i.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:t.predicting?
c:null}))}var rc=[0,.25,.5,.75,1],Sn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},zn=class{constructor({say:t,intents:e}){this.say=t,this.intents=e,this.brought=null,this.told="",this.
button=o("button",{type:"button",class:"sv-link",on:{click:e.toggle}},t("predict.start")),this.wished=null,this.refused=o("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=o("span",{class:"sv-quiet"}),this.switch=o("input",{type:"checkbox",on:{change:()=>e.set({informed:this.switch.checked})}}),this.question=
o("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=o("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>e.answer(null)),this.reveal.append(
o("kbd",{},"R")),this.row=o("div",{class:"sv-answers",role:"group","aria-label":t("predict.chance")},...rc.map(s=>o("button",{type:"button",class:"sv-choose",on:{
click:()=>e.answer(s)}},...this.label(s))),this.reveal),this.next=this.act("next",e.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>e.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=o("div",{class:"sv-lesson",role:"status"}),this.node=o("section",{class:"\
sv-predict","aria-label":t("predict.heading"),hidden:!0},o("div",{class:"sv-section-head"},o("h2",{},t("predict.heading")),this.score,o("label",{class:"sv-check"},
this.switch,t("predict.with")),this.finish,this.act("leave",e.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(t,e,s="sv-choose"){
return o("button",{type:"button",class:s,on:{click:e}},this.say(`predict.${t}`))}label(t){let e=t===0?"none":t===1?"all":null,s=Object.keys(Sn).find(n=>Sn[n]===
t&&(e?/\D/:/\d/).test(n))??"";return[o("span",{},e?this.say(`predict.${e}`):P(t)),o("kbd",{},s.toUpperCase())]}press(t,e){let s=t.length===1?t.toLowerCase():t;if(s===
"g")this.intents.toggle();else if(e)if(s==="r")this.intents.answer(null);else if(s in Sn)this.intents.answer(Sn[s]);else return!1;else return!1;return!0}refuse(t){
this.wished=t,this.explain(t)}explain(t){b(this.refused,this.wished===t&&X(t.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(t,e){let{say:s}=this,{moment:n,predicting:r}=t;if(oa(this.node,t,e,s),this.node.hidden=!r,this.button.hidden=r||e.trace.settings.gamma===
0,this.explain(e),!r)return;let a=this.node.contains(document.activeElement),l=It(t),c=Ue(t),d=e.over&&n.round===e.length;this.switch.checked=t.informed,b(this.
question,l?this.ask(e,l):c?this.tell(t.answers[c]):s(d?"predict.ended":"predict.waiting")),b(this.facts,l?this.given(t,e,l):c?this.reckon(t.answers[c]):""),this.
row.hidden=!l,this.next.hidden=!!l||d||t.playing;let p=nr(Object.values(t.answers));b(this.score,p.n?s(p.decided?"predict.score":"predict.score_undecided",{...p,
brier:Y(p.brier)}):""),this.showLesson(t,e,p,d),this.bringUp(l),a&&this.hold()}hold(){let t=document.activeElement;(!t||!this.node.contains(t)||!t.checkVisibility()||
t===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(t){t&&!Zt(t,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=t}ask(t,{round:e,index:s}){return this.say("predict.ask",{token:Vt(t.rows[e].slots[s],this.say),n:s+1,round:e+1})}tell({said:t,kept:e,
threshold:s}){let n=`predict.${e?"kept":"dropped"}`,r=t===null?this.say(`${n}_unsaid`):this.say(n,{said:P(t),brier:Y(He(t,e))});return Z(r,s!==null&&this.say("p\
redict.truth",{threshold:P(s)}))}reckon({said:t,kept:e}){return t===null?"":this.say("predict.brier",{said:t,happened:e?1:0,brier:Y(He(t,e))})}given({informed:t},e,{
round:s,index:n}){let{target:r,draft:a}=e.rounds[s].drafts[n];return e.trace.settings.temperature===0?this.say("predict.given_greedy"):t?r==null||a==null?this.say(
"predict.unknown"):this.say("predict.given",{target:lt(r),draft:lt(a)}):this.say("predict.hidden")}showLesson({taught:t},e,s,n){let r=t||n&&s.n>0;this.finish.hidden=
!s.n||n,this.finish.setAttribute("aria-expanded",String(r));let a=r?ir(s,e.trace.settings.temperature===0,this.say):[];a.join()!==this.told&&(this.told=a.join(),
this.lesson.replaceChildren(...r?[o("h3",{},this.say("predict.lesson.heading"))]:[],...a.map(l=>o("p",{},l))))}};var En=class{constructor(t){this.viewer=t}toggle(){let{state:t,player:e,store:s,predict:n,transport:r}=this.viewer;if(t.run){if(!ks(t.run)){n.refuse(t.run);return}
e.halt(),s.set({predicting:!t.predicting,taught:!1}),t.predicting?(n.button.checkVisibility()?n.button:r.buttons.play).focus():this.begin(t.run)}}goOn(){let{viewer:t}=this;
t.toEnd(),Dt(t.state)&&!It(t.state)&&t.forward("step")}begin(t){let{viewer:e}=this;!zt(e.state)&&t.over&&e.player.seek(Xt.moment),e.toggle(),e.predict.focus()}leavesVerdict(){
let{viewer:t}=this,e=De(t.state);return t.state.looking!==null&&t.store.set({looking:null}),e&&It(t.state)!==null}answer(t){let{state:e,store:s,player:n}=this.viewer,
r=It(e);r&&(s.set(er(e,r,t)),n.forward("step"))}};function ac(i){let t=[];for(let e=i;e.parentElement&&e!==document.body;e=e.parentElement){let s=e;t.push(...[...e.parentElement.children].filter(n=>n!==s))}return t.
filter(e=>e instanceof HTMLElement).filter(({popover:e})=>!e)}var On=class{constructor({node:t,resized:e}){this.node=t,this.resized=e,this.on=!1,this.outside=[],
this.off=new AbortController,this.scrolled=0}show({presenting:t}){return t===this.on?!1:(this.on=t,this.node.classList.toggle("sv-presenter",t),document.documentElement.
classList.toggle("sv-presenting",t),t?this.enter():this.leave(),!0)}enter(){this.outside=ac(this.node).filter(t=>!t.inert),this.outside.forEach(t=>{t.inert=!0}),
this.scrolled=window.scrollY,this.off=new AbortController,window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){
this.off.abort(),this.outside.forEach(t=>{t.inert=!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:t,innerHeight:e}=window,
s=t>800?t/1024:1;this.size(Math.max(.7,Math.min(s,e/576)))}size(t){this.node.style.setProperty("--sv-scale",t.toFixed(3))}};var oc={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},lc={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},cc={ArrowUp:"stepOn",ArrowDown:"stepBack"},la={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
jn=i=>(i.dataset.at??"").split(".").map(Number);function dc(i,t,e){let s=i.indexOf(t),n=r=>{let a=i.filter(l=>jn(l)[0]===jn(t)[0]+r);return a.find(l=>jn(l)[1]>=
jn(t)[1])??a.at(-1)};switch(e){case"Home":return i[0];case"End":return i.at(-1);case"ArrowRight":return i[s+1];case"ArrowLeft":return i[s-1];case"ArrowDown":return n(
1);case"ArrowUp":return n(-1);default:return null}}function hc(i,t,e){let s=i.findIndex(a=>a.includes(t)),n=i[s]?.indexOf(t)??-1,r=a=>a?.[n]??a?.at(-1);switch(e){case"\
Home":return i[0][0];case"End":return i.at(-1)?.at(-1);case"ArrowRight":return i[s][n+1]??i[s+1]?.[0];case"ArrowLeft":return i[s][n-1]??i[s-1]?.at(-1);case"Arro\
wDown":return r(i[s+1]);case"ArrowUp":return r(i[s-1]);default:return null}}var Tn=class{constructor(t){this.viewer=t,this.used=!0}listen(t){let e=({target:s})=>{
this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",e,{signal:t}),document.addEventListener("focusin",e,{signal:t}),
document.addEventListener("keydown",s=>this.take(s),{signal:t})}take(t){let{target:e,key:s}=t,{node:n}=this.viewer;if(!(e instanceof HTMLElement))return;let r=n.
contains(e)||this.isFree(s,e);if(t.ctrlKey||t.altKey||t.metaKey||t.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!r||!n.checkVisibility()||e.
matches("input:not([type=checkbox]), select, textarea"))return;!(e.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,e)&&t.preventDefault()}isFree(t,e){
let s=/^[a-z]$/i.test(t);return e!==document.body?s&&e.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(t,e){let{actions:s,predict:n,presenting:r,
leap:a}=this.viewer;if(n(t))return!0;let l=oc[t.length===1?t.toLowerCase():t]||r()&&lc[t];if(l)return s[l]()!==!1;let c=e.closest("[role=option]"),d=e.closest("\
[role=gridcell]");if(c||d)return this.inside(t,c,d);let p=e.closest("[role=slider]");if(p&&a(t))return!0;let h=la[t]||p&&cc[t];return!h||this.scrolls(e,t)?!1:(s[h](),
!0)}inside(t,e,s){let{pin:n,options:r,cells:a}=this.viewer;if(t==="Enter")return(e??s)?.dataset.at&&n(),!0;let l=e?dc(r(),e,t):s&&hc(a(s),s,t);return l&&l.focus(),
!!l||t in la}scrolls(t,e){if(t===document.body)return!1;let{overflowX:s,overflowY:n}=getComputedStyle(t),r=a=>a==="auto"||a==="scroll";return e.startsWith("Arro\
w")?r(s)&&t.scrollWidth>t.clientWidth:r(n)&&t.scrollHeight>t.clientHeight}};function yi(i){let{store:t,player:e}=i;return{start:()=>i.seek(0),back:()=>i.hold(()=>e.back("round")),previous:()=>i.hold(()=>e.back("step")),play:()=>i.toggle(),
next:()=>i.forward("step"),forward:()=>i.forward("round"),end:()=>i.toEnd(),stop:()=>i.send("stop",{round:t.state.moment.round}),seek:s=>i.seek(s.round,s.phase),
follow:()=>i.toEnd(),run:()=>i.send("new",{}),set:s=>t.set(s),present:()=>i.present(!t.state.presenting)}}function pc(i){let{transport:t,store:e}=i,{start:s,back:n,
previous:r,play:a,next:l,forward:c,end:d,present:p}=yi(i),h=()=>{let{presenting:v,pinned:f}=e.state;if(t.help.open)t.toggleHelp(!1);else if(v)p();else if(f)i.pin(
null);else return!1;return!0};return new Tn({node:i.node,actions:{toggle:a,roundBack:n,roundOn:c,stepBack:r,stepOn:l,start:s,end:d,present:p,escape:h,help:()=>t.
toggleHelp()},pin:()=>i.pin(e.state.cursor),predict:v=>i.predict.press(uc(v,e.state)?"r":v,e.state.predicting),letters:()=>t.letters.checked,presenting:()=>e.state.
presenting,options:()=>i.stream.options(e.state.moment.round),cells:v=>i.round.node.contains(v)?i.round.rows():i.rounds.cells(),leap:v=>{let f=t.strip.momentFor(
v,e.state.moment);return f&&i.seek(f.round),!!f}})}function uc(i,t){return i==="PageDown"&&t.presenting&&!De(t)&&It(t)!==null}function Mn({target:i}){let t=i instanceof
Element?i.closest("[data-at]"):null;if(!(t instanceof HTMLElement))return null;let[e,s]=(t.dataset.at??"").split(".").map(Number);return{round:e,index:s}}function ca(i){
let t=new AbortController,{node:e,store:s}=i,{signal:n}=t,r="",a=({screenX:m,screenY:u})=>`${m},${u}`;window.addEventListener("pointermove",m=>{r=a(m)},{signal:n}),
e.addEventListener("pointerover",m=>{a(m)!==r&&i.hover(Mn(m))},{signal:n}),e.addEventListener("pointermove",m=>i.hover(Mn(m)),{signal:n}),e.addEventListener("fo\
cusin",m=>i.focusOn(Mn(m)),{signal:n});let l=null;e.addEventListener("pointerdown",()=>{l=s.state.pinned},{signal:n,capture:!0}),e.addEventListener("click",m=>{
let u=Mn(m);u&&i.pin(Zt(u,m.detail?l:s.state.pinned)?null:u)},{signal:n}),document.addEventListener("pointerdown",({target:m})=>{let{help:u}=i.transport;u.open&&
m instanceof Node&&!u.contains(m)&&i.transport.toggleHelp(!1)},{signal:n}),i.stage.addEventListener("pointerleave",({pointerType:m})=>{m==="mouse"&&s.set({hovered:null})},
{signal:n}),pc(i).listen(n);let c=()=>{i.palette.refresh()&&i.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",c,{signal:n});
let d=new MutationObserver(c);[document.documentElement,document.body].forEach(m=>d.observe(m,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,
h=new ResizeObserver(([{contentRect:m}])=>{let u=p;p=m.width,!(!p||p===u)&&(u||(i.story.lag=!s.state.whole),i.relayout())});h.observe(i.node);let v=new ResizeObserver(
()=>{s.state.run&&!s.state.whole&&i.stream.followHead()});v.observe(i.stream.scroller);let f=new ResizeObserver(()=>i.fit());return f.observe(document.body),()=>{
t.abort(),d.disconnect(),h.disconnect(),v.disconnect(),f.disconnect()}}var vc=["pinned","hovered","cursor"],An=class{constructor(t,{words:e,send:s=()=>{},live:n=!1,standalone:r=!1,most:a=16}){let l=Kt(e);Vi.teach(e),this.send=s,this.
store=new fs({...Xt,live:n},y=>this.changed(y)),this.player=new an(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=o("div",{
class:"specviz"+(r?" sv-standalone":"")}),t.replaceChildren(this.node);let c=this.palette=new ge(this.node),d=y=>this.seek(y),p=y=>this.store.set(y);this.line=new pn(
l),this.headline=new tn(l),this.transport=new rn({say:l,palette:c,keys:e.keys,actions:yi(this)}),this.stream=new Os({say:l,set:p}),this.rounds=new Ts(l),this.round=
new As(l),this.sequels=new vn({say:l,send:s,store:this.store,most:a}),this.experiments=new yn({say:l,set:p,rounds:this.rounds,sequels:this.sequels}),this.story=
new hn({say:l,stream:this.stream,rounds:this.rounds,teach:y=>this.teach(y)}),this.predict=new zn({say:l,intents:{set:p,toggle:()=>this.asking.toggle(),answer:y=>this.
asking.answer(y),goOn:()=>this.toggle()}}),this.asking=new En(this),this.marker=new on([this.stream,this.rounds,this.round]),this.inspector=new xn({say:l,set:p,
sequels:this.sequels,unpin:()=>this.pin(null),stage:y=>{this.seek(y.round+1),this.pin(y)}});let{sequels:h}=this,v={race:()=>h.make({changes:{temperature:0}}),offered:()=>n&&
!h.refusal};this.charts=new Qs({say:l,palette:c,seek:d,greedy:v}),this.ledger=new en(l),this.presenter=new On({node:this.node,resized:()=>this.relayout()});let{
race:f,costs:m,lossless:u,speedup:w,breakdown:x}=this.charts;this.views=new _s({say:l,set:p,views:{race:[f.node],same:[u.node],rounds:[this.rounds.node,this.experiments.
node],time:[m.node,w.node],guesses:[x.node],numbers:[this.ledger.node]}}),this.empty=o("p",{class:"sv-empty"},l("empty")),this.story.node.append(this.predict.button,
this.predict.refused,this.predict.node),this.transport.node.prepend(this.headline.node),this.transport.count.after(...this.stream.choices),this.stage=o("div",{class:"\
sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,ea(this.inspector.node),this.transport.node),this.below=
o("div",{class:"sv-below"},this.headline.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,this.below),this.silence=ca(this),this.
changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),
this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(t,{recorded:e=!1,at:s=null,phase:n=0,play:r=!1,step:a=!1,teach:l=!1,source:c=null}={}){
let d=new Qt(t),{over:p,length:h}=d,{run:v,offers:f}=this.store.state,m=c&&v?.trace.models.pair===t.models.pair&&v.trace.models.target.name===t.models.target.name;
this.inspecting="",this.transport.toggleHelp(!1),ks(d)||this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:c,recorded:e&&p}),this.
experiments.load(d);let u=Pe(d.rounds,{round:s??h,phase:n}),w=u.round===h;this.player.halt(),this.store.set({run:d,source:c,stale:!1,recorded:e&&p,moment:u,entered:null,
following:w,whole:p&&w,opening:!1,until:null,rested:p&&s===null?Wn(d):null,pinned:null,hovered:null,cursor:null,asked:a?"step":"round",gamma:d.trace.settings.gamma,
answers:{},looking:null,taught:!1,offers:m?f:null,...p?{status:"done",mode:"done",message:null}:{}});let x=l&&p?gs(d):null;x!==null&&this.teach(x),r&&this.player.
play()}teach(t){let e=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:t+(e?1:0),phase:0}),this.store.set({opening:!0}),e||this.player.
open(t)}append(t){let{run:e,following:s}=this.state;if(!e)return this.send("resync",{from:0}),!1;let n=e.length;return e.append(t)?(s&&e.length>n&&this.mayFollow()&&
this.follow(e),e.over&&this.store.set({rested:tr(this.state)}),e.over&&this.setState("done"),this.changed({run:e}),!0):(this.send("resync",{from:n,plain_from:e.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(t){let{moment:{round:e},asked:s,mode:n,hovered:r,predicting:a}=this.
state,l={asked:"round",hovered:n==="running"?r:null};s==="step"?this.player.move({round:e,phase:1},"step",l):this.player.move({round:t.length,phase:0},t.length===
e+1?"round":null,l),a&&this.asking.goOn()}setState(t,e=null){this.store.set({status:t,message:e,...t==="error"||t==="loading"?{}:{mode:t}})}forgive(){this.state.
status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(t){t!==this.state.stale&&this.store.set({stale:t})}trace(){return this.state.run&&
this.state.run.trace}hold(t){t(),this.store.set({hovered:null})}seek(t,e=0){this.hold(()=>this.player.seek({round:t,phase:e}))}toEnd(){this.hold(()=>this.player.
toEnd())}forward(t){if(this.asking.leavesVerdict())return;let{state:e}=this,s=Dt(e);zt(e)?this.hold(()=>this.player.forward(t)):(s||e.live&&!e.run)&&(this.store.
set({following:!0,asked:e.predicting?"step":t}),this.send("step",{round:e.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{state:t}=this,
e=Dt(t)&&zt(t)===0;t.playing?this.player.halt():t.predicting&&(zt(t)||e)?this.asking.goOn():e?(this.store.set({following:!0,asked:"round"}),this.send(t.mode==="\
running"?"pause":"resume",{round:t.moment.round,open:!0})):t.run?this.player.play():this.send("run",{open:!1})}hover(t){t&&!Zt(t,this.state.hovered)&&this.store.
set({hovered:t})}focusOn(t){t&&this.store.set({cursor:t,hovered:t,...this.state.pinned?{pinned:t}:{}})}pin(t){this.store.set({pinned:t,...t?{cursor:t}:{}})}tint(t){
this.stream.tint.has(t)&&this.store.set({tint:t})}open(t){this.views.has(t)&&this.store.set({view:t})}present(t){t!==this.state.presenting&&(this.store.set({presenting:t}),
this.presenter.show(this.state),(t?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.
lag=!this.state.whole)}changed(t){let e=Object.keys(t);this.story.lag=this.story.lag||"view"in t,"tint"in t&&!this.state.whole&&(this.story.lag=!0),this.all=this.
all||!e.length||e.some(s=>!vc.includes(s)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){let{all:t,state:e}=this;this.frame=0,this.all=
!1,t&&this.paintAll(e),e.run&&this.paintSelection(e),this.story.follow(),this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintAll(t){let{run:e,
moment:s}=t,n=t.mode==="running"&&!zt(t),r=t.mode==="running"||t.playing;this.empty.hidden=!!e,[this.stream,this.story,this.round,this.inspector,this.headline].
forEach(({node:a})=>{a.hidden=!e}),this.below.hidden=!e,this.node.dataset.state=t.status,this.node.classList.toggle("sv-open",!!e&&!e?.over),this.node.classList.
toggle("sv-predicting",t.predicting),this.node.style.setProperty("--sv-pace",String(1/t.speed)),this.line.show(t),this.transport.show(t,e?this.story.tell(t,e):""),
e&&(this.rounds.concealed=Fe(t),this.predict.show(t,e),this.stream.dress(t),this.story.show(t,e,{busy:n||t.playing,live:n}),this.round.show(t,e),this.headline.show(
e,s.round),this.views.show(t),this.inspector.areas.dress(t),this.sequels.compare.show(t),this.experiments.show(t,e),this.ledger.show(e,s.round),this.charts.show(
e,{shown:s.round,known:ms(t),busy:r,view:t.view}))}paintSelection(t){let{at:e,how:s}=Ve(t);this.marker.show(t,e,s),this.round.tree.light(ae(t,e)?e:null),this.inspect(
t,{at:e,how:s})}inspect(t,{at:e,how:s}){let n=ae(t,e),r=sr(t,n),a=n!==null&&n.number!==oe(t),l=JSON.stringify([e,s,r,a,n&&[n.kind,n.open]]);l===this.inspecting||
!t.run||(this.inspecting=l,this.inspector.show(t.run,n,s,{concealed:r,elsewhere:a}))}fit(){let t=this.node.getBoundingClientRect().top+window.scrollY;this.node.
style.setProperty("--sv-top",`${Math.round(t)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(t=>t.relayout()),this.transport.strip.draw(),
this.charts.relayout(),this.changed({})}};function fc(i,t){let e=new An(i,t);return{load:e.load.bind(e),append:e.append.bind(e),setState:e.setState.bind(e),offer:e.sequels.offer.bind(e.sequels),outdate:e.
outdate.bind(e),forgive:e.forgive.bind(e),state:()=>Zi(e.state),trace:e.trace.bind(e),seek:e.seek.bind(e),play:e.player.play.bind(e.player),forward:e.forward.bind(
e),pin:e.pin.bind(e),tint:e.tint.bind(e),open:e.open.bind(e),present:e.present.bind(e),relayout:e.relayout.bind(e),flush:e.charts.flush.bind(e.charts),destroy:e.
destroy.bind(e),experiment:e.charts.lossless.experiment}}window.SpecViz={mount:fc,term:F,FONT:be,dom:{el:o,setText:b,Palette:ge}};var Ln=20,Oe=.5,da=.8,ha=1,pa=.3,Si=.2,$n=(i,t={})=>({met:!0,says:`exercises.${i}.met`,values:t}),Mt=(i,t={})=>({met:!1,says:`exercises.${i}`,values:t}),ue=(i,t,e)=>i?
$n(t,e):Mt(`${t}.missed`,e);function zi(i,t){let e=i.map((n,r)=>t(n,r)??-1/0),s=Math.max(...e);return s===-1/0?-1:e.indexOf(s)}var Ei=i=>({met:!1,says:`lacking.${i?
"other":"point"}`,values:{}});function mc(i){let{accepted:t,rejected:e}=i.folds.summary();return i.over?t+e<Ln?{met:!1,says:"lacking.tests",values:{tested:t+e,least:Ln}}:
null:{met:!1,says:"lacking.end",values:{}}}function as(i){let{accepted:t,rejected:e,rounds:s,acceptance_rate:n,draft_efficiency:r,speedup:a}=i.folds.summary();return{
alpha:n??0,efficiency:r??0,speedup:a,values:{alpha:P(n),tested:t+e,rounds:s,efficiency:P(r),speedup:pt(a)}}}var gc={bonus(i,{pinned:t}){let e=zi(i.rounds,({drafts:l},c)=>l.
length>1?i.folds.accepted(c)/l.length:null);if(e<0)return Mt("bonus.short");let s=i.rounds[e].drafts.length,n=i.folds.accepted(e);if(n<s)return Mt("bonus.missed",
{round:e+1,drafted:s,accepted:n});let{drafts:r,final:a}=(t&&i.rounds[t.round])??i.rounds[e];return t?.index!==r.length||r.length<2||a?.kind!=="bonus"?Ei(t):$n("\
bonus",{round:t.round+1,drafted:r.length})},waste(i,{pinned:t}){let e=n=>i.rounds[n].drafts.filter(({verdict:r})=>r==="untested").length,s=n=>i.rounds[n]?.drafts[0]?.
verdict==="rejected"&&e(n)>0;return i.rounds.some((n,r)=>s(r))?t?.index!==0||!s(t.round)?Ei(t):$n("waste",{round:t.round+1,untested:e(t.round)}):Mt("waste.misse\
d",{rounds:i.length})},low(i){let{alpha:t,values:e}=as(i);return ue(t<Oe,"low",{...e,limit:P(Oe)})},same(i){let{temperature:t}=i.trace.settings;if(t>0)return Mt(
"same.sampled",{temperature:t});let e=i.folds.agreement(i.length);return!e||e.compared<Ln?Mt("same.short",{n:e?.compared??0,least:Ln}):ue(e.first_difference===null,
"same",{n:e.compared,at:(e.first_difference??0)+1})},hot(i){let{alpha:t,values:e}=as(i),{temperature:s}=i.trace.settings;return ue(t>da&&s>=ha,"hot",{...e,temperature:s,
limit:P(da),least:ha})},untested(i){let{alpha:t,efficiency:e,values:s}=as(i),n=Math.round(100*(t-e));return ue(n>=100*pa,"untested",{...s,points:n,least:100*pa})},
lookup(i){if(i.trace.settings.drafter!=="lookup")return Mt("lookup.drafter");let{alpha:t,values:e}=as(i);return ue(t>=Oe,"lookup",{...e,limit:P(Oe)})},lucky(i,{
pinned:t}){let e=i.rounds.flatMap(({drafts:p},h)=>p.flatMap((v,f)=>{let m=v.verdict==="accepted"?gt(v):null;return m===null?[]:[{chance:m,draw:v.draw,round:h,index:f}]})),
s=e[zi(e,({chance:p})=>-p)];if(!s)return Mt("lucky.none");let n=s.chance<Si,r=n?e.find(({chance:p,...h})=>p<Si&&Zt(h,t)):s;if(!r)return Ei(t);let{chance:a,draw:l,
round:c,index:d}=r;return ue(n,"lucky",{chance:P(a),draw:Y(l,3),round:c+1,slot:d+1,limit:P(Si)})},lose(i){let{alpha:t,speedup:e,values:s}=as(i);return i.folds.plain.
tokens.length?ue(e!==null&&e<1&&t>Oe,"lose",{...s,limit:P(Oe)}):Mt("lose.plain")},choose(i,{trials:t,text:e,most:s}){if(!i.promptText.includes(e))return Mt("cho\
ose.prompt");let{alike:n}=Oi(i),r=t.filter(d=>d.alike===n&&d.speedup!==null),a=[...new Map(r.map(d=>[d.gamma,d])).values()].sort((d,p)=>d.gamma-p.gamma);if(!a.length)
return Mt("lose.plain");let l={tried:a.map(({gamma:d,speedup:p})=>`γ = ${d}: ${pt(p)}`).join(", ")},c=zi(a,({speedup:d})=>d);return c===0&&a[0].gamma>1?Mt("cho\
ose.smaller",l):c===a.length-1&&a[c].gamma<s?Mt("choose.larger",l):$n("choose",{...l,gamma:a[c].gamma})}},bc=["lose","choose"];function Oi(i){let{settings:{gamma:t,
...e},models:s,prompt:n}=i.trace;return{alike:JSON.stringify([s.pair,n,e]),gamma:t,speedup:i.folds.measured(i.length)}}function ua(i,t,e){let s=bc.includes(i)&&
t.folds.disturbance(t.length)!==null;return{...mc(t)??gc[i](t,e),busy:s}}var os=i=>i.reduce((t,e)=>t+e,0);function je(i){let t=os(i);return i.map(e=>e/t)}var ji=(i,t)=>i.map((e,s)=>Math.min(e,t[s])),Te=(i,t)=>Math.min(1,os(ji(i,t))),
Ti=(i,t)=>t.map((e,s)=>e>0?Math.min(1,i[s]/e):null);function Me(i,t){let e=i.map((s,n)=>Math.max(0,s-t[n]));return os(e)>0?je(e):[...i]}function fa(i,t){let e=Ti(
i,t).map((n,r)=>t[r]*(n??0)),s=1-os(e);return{accepted:e,corrected:Me(i,t).map(n=>s*n)}}function ma(i,t,e){let s=1-i[t];return i.map(r=>s>0?r/s:1/(i.length-1)).
map((r,a)=>a===t?e:r*(1-e))}function va(i,t){let e=t*os(i),s=0;for(let[n,r]of i.entries()){if(r>0){if(e<r)return{token:n,spot:e/r};s=n}e-=r}return{token:s,spot:.5}}
function Mi(i,t,e){let s=va(t,e()).token,n=e(),r=Math.min(1,i[s]/t[s]);if(n<r)return{guess:s,draw:n,threshold:r,accepted:!0,correction:null,spot:0,token:s};let{
token:a,spot:l}=va(Me(i,t),e());return{guess:s,draw:n,threshold:r,accepted:!1,correction:a,spot:l,token:a}}var ls=6,Ai="similar",_n={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},xc=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
ga=({target:i,draft:t})=>[i,t].map(e=>e.map(s=>Math.round(1e3*s)).join(".")).join("-");function ba(i){if(!xc.test(i))return null;let[t,e]=i.split("-").map(n=>n.
split(".").map(Number));return[t,e].some(n=>n.every(r=>r===0))||t.length!==e.length?null:{target:je(t),draft:je(e)}}var wc=i=>!!i&&[...i?.candidates??[],i?.rest].
every(t=>t?.[1]!=null&&t[2]!=null);function kc({rounds:i},{round:t,index:e}){let s=i[t];if(!s?.drafts.length)return null;let n=s.drafts.filter(a=>a.verdict==="a\
ccepted").length,r=Math.min(e<s.drafts.length?e:n,s.drafts.length-1);return wc(s.positions?.[r])?{round:t,index:r}:null}function xa(i,t){let e=i.rounds.flatMap(
({drafts:c},d)=>c.flatMap(({verdict:p},h)=>p==="rejected"?[{round:d,index:h}]:[])),s=[...t?[t]:[],...e].map(c=>kc(i,c)).find(Boolean);if(!s)return null;let{drafts:n,
positions:r=[]}=i.rounds[s.round],a=r[s.index],l=Ps(a,[n[s.index].token],!1,ls);return{target:je(l.map(c=>c.target??0)),draft:je(l.map(c=>c.draft??0)),guess:{...s,
names:l.map(({token:c})=>yc(i,c)),overlap:a.overlap}}}function yc({pieces:i},t){if(t===-1)return null;let e=i[t];return mt(typeof e=="string"?e:Ct(_t,e).text)||
Nt(e)}var $i=["accepted","corrected"],ve=i=>i.reduce((t,e)=>t+e,0),wa=i=>({accepted:Array(i).fill(0),corrected:Array(i).fill(0)}),Rn=class{shown;constructor(t){this.say=
t,this.heading=o("h3",{}),this.says=o("p",{class:"sv-play-says"}),this.result=o("th",{scope:"col"}),this.rows=Array.from({length:ls},()=>this.buildRow());let e=r=>o(
"th",{scope:"col"},r),s=o("table",{class:"sv-play-emitted"},o("thead",{},o("tr",{},e(t("token")),o("td",{}),e(F("residual",t("residual"))),e(t("target")),this.result)),
o("tbody",{},...this.rows.map(r=>r.node))),n=r=>o("li",{},o("span",{class:"sv-play-key","data-kind":r}),t(`result_key.${r}`));this.node=o("div",{class:"sv-play-\
result"},this.heading,this.says,s,o("ul",{class:"sv-legend"},...[...$i,"target"].map(n)))}buildRow(){let t=o("th",{scope:"row",class:"sv-t"}),e=o("span",{class:"\
sv-play-stack"},...$i.map(a=>o("span",{"data-kind":a})),o("span",{"data-kind":"target"})),[s,n,r]=["","",""].map(()=>o("td",{}));return{name:t,bar:e,rest:s,target:n,
result:r,node:o("tr",{},t,o("td",{},e),s,n,r)}}show(t){this.shown=t;let{target:e,draft:s,active:n,name:r}=t,a=fa(e,s),l=Me(e,s),c=ve(a.corrected);this.rows.forEach(
(d,p)=>{d.node.hidden=p>=e.length,!d.node.hidden&&(b(d.name,r(p)),A(d.name,"title",r(p)),d.node.classList.toggle("sv-play-active",p===n),d.bar.style.setProperty(
"--target",String(e[p])),b(d.rest,c<1e-9?"–":ot(l[p])),b(d.target,ot(e[p])))}),b(this.says,this.say(a.corrected[n]<1e-9?"sums_accepted":"sums",{token:r(n),accepted:ot(
a.accepted[n]),rejected:ot(c),residual:ot(l[n]),target:ot(e[n])})),this.paint(a,null)}fill(t){let e=ve(t.accepted)+ve(t.corrected),[s,n]=$i.map(r=>t[r].map(a=>a/
e));this.paint({accepted:s,corrected:n},e)}paint({accepted:t,corrected:e},s){let{say:n}=this;b(this.heading,s===null?n("emits"):n("emits_drawn",{draws:Ot(s)})),
b(this.result,n(s===null?"result":"drawn")),t.forEach((r,a)=>{let l=this.rows[a];l.bar.style.setProperty("--accepted",String(r)),l.bar.style.setProperty("--corr\
ected",String(e[a])),b(l.result,ot(r+e[a]))})}counted({accepted:t,corrected:e}){let s=ve(t)+ve(e),n=this.shown.target.map((r,a)=>Math.abs(r-(t[a]+e[a])/s));return this.
say("counted",{draws:Ot(s),accepted:Ot(ve(t)),corrected:Ot(ve(e)),difference:ot(Math.max(...n))})}};var Li=["target","draft"],Ri=["both",...Li],Sc={both:"overlap",target:"residual",draft:"rejected"},Ae=.01,_i=.1,zc={ArrowRight:Ae,ArrowUp:Ae,ArrowLeft:-Ae,ArrowDown:-Ae,
PageUp:_i,PageDown:-_i};function Ec({key:i,shiftKey:t,ctrlKey:e,altKey:s,metaKey:n}){if(e||s||n)return 0;let r=zc[i]??0;return t?Math.sign(r)*_i:r}var ka=(i,t)=>Ri.
forEach(e=>i.style.setProperty(`--${e}`,String(t[e]))),ya=(...i)=>o("span",{class:"sv-play-bar"},...Ri.map(t=>o("span",{"data-area":t})),...i),qn=class{shown;constructor(t,e){
this.say=t,this.intents=e,this.rows=Array.from({length:ls},(a,l)=>this.buildRow(l)),this.total=ya(),this.beta=o("span",{class:"sv-play-beta"});let s=a=>o("span",
{class:"sv-play-model","data-model":a},t(a)),n=a=>o("li",{},o("span",{class:"sv-area-key","data-area":a}),F(Sc[a],t(`key.${a}`))),r=[0,.5,1].map(a=>o("span",{style:`\
--x:${a}`},String(a)));this.node=o("div",{},o("div",{class:"sv-play-rows"},o("div",{class:"sv-play-row sv-play-head"},o("span",{},t("token")),o("span",{class:"s\
v-play-names"},...Li.map(s)),o("span",{}),o("span",{},F("accept_test",t("chance")))),...this.rows.map(a=>a.node),o("div",{class:"sv-play-row sv-play-axis","aria\
-hidden":"true"},o("span",{}),o("span",{class:"sv-area-ticks"},...r)),o("div",{class:"sv-play-row sv-play-total"},o("span",{},t("total")),this.total,o("span",{class:"\
sv-play-whole"},F("overlap",t("overlap")),this.beta))),o("ul",{class:"sv-legend"},...Ri.map(n)))}buildRow(t){let e=o("span",{class:"sv-t"}),s={target:this.buildHandle(
"target",t),draft:this.buildHandle("draft",t)},n={guess:o("span",{class:"sv-play-dart",hidden:!0}),correction:o("span",{class:"sv-play-dart","data-kind":"correc\
tion",hidden:!0})},r=ya(...Object.values(n),...Object.values(s)),a={target:o("span",{}),draft:o("span",{})},l=o("span",{class:"sv-play-chance"});return{node:o("\
div",{class:"sv-play-row"},e,r,o("span",{class:"sv-play-masses"},a.target,a.draft),l),name:e,bar:r,handles:s,darts:n,masses:a,chance:l}}buildHandle(t,e){let{intents:s}=this,
n=()=>s.grab(t,e),r=o("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":t,on:{focus:n,pointerdown:n,change:s.done,keydown:a=>this.
press(a,t,e),input:()=>s.move(t,e,Number(r.value))}});return r}press(t,e,s){let n=Ec(t);if(!n)return;t.preventDefault();let r=Ae*Math.round((this.shown[e][s]+n)/
Ae);this.intents.move(e,s,Math.min(1,Math.max(0,r))),this.intents.done()}show(t){let{target:e,draft:s}=this.shown=t,n=Te(e,s),r=ji(e,s);this.rows.forEach((a,l)=>{
a.node.hidden=l>=e.length,a.node.hidden||this.paintRow(l,{target:e[l],draft:s[l],both:r[l]})}),ka(this.total,{target:1,draft:1,both:n}),b(this.beta,lt(n))}paintRow(t,e){
let{say:s,shown:{target:n,draft:r,active:a,name:l}}=this,{node:c,name:d,bar:p,handles:h,masses:v,chance:f}=this.rows[t],m=l(t);b(d,m),A(d,"title",m),c.classList.
toggle("sv-play-active",t===a),ka(p,e);let u=Ti(n,r)[t];b(f,u===null?"–":P(u));for(let w of Li)b(v[w],ot(e[w])),h[w].value=String(e[w]),A(h[w],"aria-label",s(
`handle.${w}`,{token:m})),A(h[w],"aria-valuetext",s("handle.text",{p:ot(e[w]),overlap:lt(Te(n,r))}))}clear(){this.rows.forEach(({darts:t})=>Object.values(t).forEach(
e=>{e.hidden=!0}))}mark({guess:t,draw:e,accepted:s,token:n,spot:r}){let{target:a,draft:l}=this.shown;this.clear();let c=this.rows[t].darts.guess;if(c.dataset.kind=
s?"accepted":"rejected",c.style.setProperty("--x",String(e*l[t])),c.hidden=!1,s)return;let d=this.rows[n].darts.correction,p=Math.min(a[n],l[n]);d.style.setProperty(
"--x",String(p+r*(a[n]-p))),d.hidden=!1}};var Oc=1e3,jc=40,Tc=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Cn=class{scene;preset;active;base;counts;left;frame;constructor({words:t,shown:e=()=>null,
changed:s=()=>{}}){let n=this.say=Kt({glossary:[],keys:[],...t});this.shown=e,this.changed=s,this.frame=0,this.presets=[...Object.keys(_n),"shown"].map(r=>this.
button(`presets.${r}`,()=>{this.start(r),this.tell()})),this.context=o("h3",{}),this.note=o("p",{class:"sv-note",role:"status"}),this.says=o("p",{class:"sv-play\
-says"}),this.outcome=o("p",{class:"sv-play-outcome",role:"status"}),this.handles=new qn(n,{grab:(r,a)=>this.grab(r,a),move:(...r)=>this.move(...r),done:()=>this.
tell()}),this.emitted=new Rn(n),this.node=o("div",{class:"specviz sv-play"},o("div",{class:"sv-choices",role:"group","aria-label":n("start")},o("span",{class:"s\
v-quiet"},n("start")),...this.presets),o("div",{class:"sv-play-columns"},o("div",{},this.context,this.note,this.handles.node,this.says),o("div",{},this.emitted.
node,o("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(Ai)}button(t,e){
return o("button",{type:"button",class:"sv-choose","data-name":t,on:{click:e}},this.say(t))}start(t){let e=Object.hasOwn(_n,t),s=e?_n[t]:t==="shown"?this.shownScene():
ba(t);return s&&this.put(s,e||t==="shown"?t:null),s||t!=="shown"?!!s:(this.preset="shown",this.paint(),b(this.note,this.say("none")),!0)}shownScene(){let{trace:t,
at:e=null}=this.shown()??{};return t?xa(t,e):null}follow(){let t=this.preset==="shown"?this.shownScene():null;t&&JSON.stringify(t)!==JSON.stringify(this.scene)&&
this.put(t,"shown")}put(t,e){let s=Me(t.target,t.draft);this.active=s.indexOf(Math.max(...s)),this.preset=e,this.scene=t,this.forget(),b(this.note,this.lost(t)),
this.paint()}lost({target:t,draft:e,guess:s}){if(s?.overlap==null)return"";let[n,r]=[Te(t,e),s.overlap].map(a=>lt(a));return n===r?"":this.say("lumped",{overlap:n,
exact:r})}grab(t,e){this.base=this.scene[t],this.active=e,this.paint()}move(t,e,s){this.preset=null,this.forget(),this.scene={...this.scene,[t]:ma(this.base,e,s)},
this.paint()}tell(){this.changed(this.preset===Ai?null:this.preset??ga(this.scene))}name(t){let{guess:e}=this.scene;return e?e.names[t]??this.say("rest"):this.say(
`tokens.${t}`)}paint(){let{say:t,active:e,scene:{target:s,draft:n,guess:r}}=this,a={target:s,draft:n,active:e,name:d=>this.name(d)},l=Te(s,n),c={overlap:lt(l),rejected:lt(
1-l)};this.presets.forEach(d=>d.setAttribute("aria-pressed",String(d.dataset.name===`presets.${this.preset}`))),b(this.context,r?t("guess",{round:r.round+1,guess:r.
index+1}):t("prompt")),b(this.says,t(l>1-1e-9?"shares_all":l<1e-9?"shares_nothing":"shares",c)),this.handles.show(a),this.emitted.show(a),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),b(this.outcome,"")}drawOne(){
let t=Mi(this.scene.target,this.scene.draft,Math.random);this.handles.mark(t),b(this.outcome,this.story(t))}story({guess:t,draw:e,threshold:s,accepted:n,token:r}){
let{say:a,scene:{target:l,draft:c}}=this,[d,p]=St(e,s),h=a(`test.${n?"accepted":"rejected"}`,{draw:d,threshold:p,target:ot(l[t]),draft:ot(c[t])});return Z(a("dr\
afted",{token:this.name(t)}),h,!n&&a("correction",{token:this.name(r)}))}drawMany(){let t=this.left>0;this.clear(),this.counts=this.counts??wa(this.scene.target.
length),this.left+=Oc,t||this.drawSome(this.counts)}drawSome(t){let{target:e,draft:s}=this.scene,n=Tc()?this.left:Math.min(this.left,jc);for(let r=0;r<n;r+=1){let{
token:a,accepted:l}=Mi(e,s,Math.random);t[l?"accepted":"corrected"][a]+=1}this.left-=n,this.emitted.fill(t),this.left?this.frame=requestAnimationFrame(()=>this.
drawSome(t)):b(this.outcome,this.emitted.counted(t))}};function Mc(i,t){let e=new Cn(t);return i.replaceChildren(e.node),{start:e.start.bind(e),follow:e.follow.bind(e)}}Object.assign(window.SpecViz,{play:Mc,lesson:{
check:ua,trialOf:Oi,Run:Qt,sentences:Z,speaker:Kt}});(function(i){"use strict";let e=new Map,s=h=>new Promise(v=>{let f=()=>{let m=h();m?v(m):setTimeout(f,20)};f()});async function n(h){let v=await fetch(h);if(!v.
ok)throw new Error(v.statusText);return v.json()}let r=()=>{let h=0;return()=>{h+=1;let v=h;return()=>v===h}},a=h=>({read(){try{return JSON.parse(i.sessionStorage.
getItem(h)??"null")}catch{return null}},write(v){try{i.sessionStorage.setItem(h,JSON.stringify(v))}catch{}}}),l=h=>{let v=null,f=null,m=()=>{if(!f||v===null)return;
let u=v;v=null,f(u)};return document.addEventListener("specviz-go",({detail:u})=>{typeof u?.[h]=="string"&&(v=u[h],m())}),u=>{f=u,m()}},c=h=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.
test(h),d=(h,v={},...f)=>{let m=Object.assign(document.createElement(h),v);return m.append(...f),m},p=()=>document.documentElement.lang.slice(0,2);i.SpecVizPage=
{until:s,isLocal:c,language:p,make:d,read:n,turns:r,stored:a,linked:l,stage:()=>document.querySelector("#stage .stage"),scripts:()=>s(()=>i.SpecViz?.mount),viewer:()=>s(
()=>i.SpecVizPage.stage()?.specviz),component:(h,v)=>{e.set(h,v)},async mount(h,v,{element:f,props:m,server:u,trigger:w,watch:x}){let y=await s(()=>e.get(h)),E=Object.
fromEntries(v.map(M=>[M,(N={})=>w(M,N)]));y({node:f.firstElementChild,words:m.words?.[p()],send:E,props:m,server:u,watch:x})}}})(window);(function(i){"use strict";let{make:t}=i.SpecVizPage,e=800,s=680,n="SpecViz";async function r(d,p){try{return await i.navigator.clipboard.writeText(d),!0}catch{let h=document.
activeElement;return Object.assign(p,{hidden:!1,value:d}),p.select(),p.hidden=document.execCommand("copy"),p.hidden&&h.focus(),p.hidden}}function a(d){let p=new URL(
d);p.searchParams.set("embed","1");let h=document.createElement("iframe");return Object.assign(h,{src:p.href,title:n,width:"100%",height:String(s),loading:"lazy"}),
h.setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(h).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}if(i.SpecVizShare={copy:r},i.SpecVizPage.component("share",({node:d,words:p})=>{let h=t("span",{className:"link-said",role:"status"}),v=t("input",{type:"text",
readOnly:!0,hidden:!0,ariaLabel:p.field}),f=t("button",{type:"button",textContent:p.embed});f.addEventListener("click",async()=>{let m=i.SpecVizLinks?.address()??
i.location.href,u=await r(a(m),v);h.textContent=u?p.embedded:p.by_hand}),d.replaceChildren(f,h,v)}),new URLSearchParams(i.location.search).get("embed")!=="1")return;
document.documentElement.classList.add("embed");function l(d){let p=0;new ResizeObserver(()=>{let h=d.clientWidth>=e?s:Math.ceil(d.getBoundingClientRect().height);
!h||h===p||(p=h,i.parent.postMessage({specviz:{height:h}},"*"))}).observe(d)}async function c(){let d=await i.SpecVizPage.until(()=>document.getElementById("sta\
ge")),p=t("a",{className:"embed-open",target:"_blank",textContent:n}),h=()=>{let v=new URL(i.location.href);v.searchParams.delete("embed"),p.href=v.href};h(),["\
pointerdown","focus"].forEach(v=>p.addEventListener(v,h)),d.append(p),l(d)}c()})(window);(function(i){"use strict";i.SpecVizPage.component("qr",async({words:t,props:e})=>{await i.SpecVizPage.viewer();let{el:s}=i.SpecViz.dom,n=document.querySelector(
"#stage .specviz"),r=s("img",{class:"qr-code",alt:t.alt}),a=s("p",{class:"qr-link"}),l=s("p",{class:"qr-said",role:"status"}),c=s("button",{type:"button",class:"\
sv-link",on:{click:()=>d.hidePopover()}},t.close),d=s("div",{class:"qr-panel",popover:"auto",role:"dialog","aria-label":t.open},r,a,l,c),p=s("button",{type:"but\
ton",class:"sv-link qr-open",on:{click:v}},t.open);function h(){let f=new URL(i.SpecVizLinks.address());return["presenter","embed"].forEach(m=>f.searchParams.delete(
m)),f}function v(){let f=h(),m=f.href.length>e.most;r.hidden=m,m||(r.src=`qr.svg?${new URLSearchParams({link:f.href})}`),a.textContent=m?"":f.href,l.textContent=
m?t.too_long:i.SpecVizPage.isLocal(f.host)?t.here_alone:"",d.showPopover()}n.addEventListener("keydown",f=>{f.key!=="Escape"||!d.matches(":popover-open")||(d.hidePopover(),
f.stopPropagation(),f.preventDefault())},{capture:!0}),n.querySelector(".sv-transport-side")?.append(p),n.append(d)})})(window);(function(i){"use strict";let t=document.querySelector("base");t&&t.href===new URL("./",location.href).href&&t.remove();let e=({target:v})=>{if(!(v instanceof HTMLInputElement)||
v.type!=="radio")return;v.closest("fieldset")?.querySelectorAll("input[type=radio]")?.forEach(m=>{m.name=v.name})};["focusin","keydown"].forEach(v=>document.addEventListener(
v,e)),document.addEventListener("keydown",v=>{let{key:f,target:m}=v;f!=="Tab"||!(m instanceof HTMLElement)||!m.matches("[role=combobox]")||(v.stopPropagation(),
m.blur())},!0);function s(){for(let v of document.querySelectorAll('fieldset [data-testid="block-info"]'))v.closest("fieldset")?.setAttribute("aria-label",v.textContent?.
trim()??"")}new ResizeObserver(s).observe(document.documentElement);let n=5e3;function r(v){if(!(v instanceof HTMLInputElement)||v.type!=="number"||!v.value)return null;
let[f,m]=[v.min,v.max].map(w=>w===""?NaN:Number(w)),u=Number(v.value);return u<f?f:u>m?m:null}document.addEventListener("input",v=>{r(v.target)!==null&&v.stopPropagation()},
{capture:!0}),document.addEventListener("focusout",({target:v})=>{let f=r(v);if(f===null)return;let m=v;c(m,f),m.value=String(f),m.dispatchEvent(new Event("inpu\
t",{bubbles:!0}))},{capture:!0});let a=Object.assign(document.createElement("div"),{className:"limit"});a.setAttribute("role","status"),document.body.append(a);
let l=0;function c(v,f){let{left:m,bottom:u}=v.getBoundingClientRect();Object.assign(a.style,{left:`${m+i.scrollX}px`,top:`${u+i.scrollY+4}px`}),a.textContent=`${Number(
v.value)>f?"≤":"≥"} ${f.toLocaleString("en")}`,clearTimeout(l),l=setTimeout(()=>{a.textContent=""},n)}let d=16e3;function p(v,f){let m=document.createElement(
"a");m.href=URL.createObjectURL(v),m.download=f,m.click(),setTimeout(()=>URL.revokeObjectURL(m.href),6e4)}i.SpecVizHand=p;async function h(v){let f=URL.createObjectURL(
new Blob([v],{type:"image/svg+xml"}));try{let m=new Image;m.src=f,await m.decode();let{naturalWidth:u,naturalHeight:w}=m,x=Math.min(2,d/Math.max(u,w)),y=document.
createElement("canvas");return Object.assign(y,{width:u*x,height:w*x}),y.getContext("2d")?.drawImage(m,0,0,y.width,y.height),await new Promise((E,M)=>{y.toBlob(
N=>N?E(N):M(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(f)}}i.SpecVizFiles=({server:v,limits:f,shown:m,show:u,fail:w})=>{let x=async(C,g)=>{
let k;try{k=JSON.parse(await C())}catch{k={state:"error",message:f.busy}}k.state==="error"?w(k.message):await g(k)},y=C=>x(()=>v.make({kind:C==="png"?"svg":C,...m()}),
async({name:g,media:k,text:j})=>{C==="png"?p(await h(j),g.replace(/svg$/,"png")):p(new Blob([j],{type:k}),g)}),E=i.SpecVizPage.turns();document.addEventListener(
"specviz-load",E);let M=async C=>{let g=E();C.size>f.most?w(f.too_large):await x(async()=>v.bring(await C.text()),k=>{g()&&u(k)}),document.querySelector("#stage\
 .sv-status")?.scrollIntoView({block:"nearest"})},N=document.createElement("input");return Object.assign(N,{type:"file",accept:".json,application/json"}),N.addEventListener(
"change",()=>{let C=N.files?.[0];C&&M(C),N.value=""}),{save:y,bring:M,open:()=>N.click()}}})(window);(function(i){"use strict";let{component:t,language:e,read:s,scripts:n,stage:r}=i.SpecVizPage,a={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"\
again"},l=5e3;t("stage",async({node:c,words:d,props:p,server:h,send:v,watch:f})=>{let m=null,u=0,w=null,x=null,y=null,E=0,M=!1,N=async $=>{let R=await h.resync(
$);R&&B(R)};async function C($){if(y!==$){y=$;try{await N({run:$,rounds:-1,plain:0})}finally{y=null}}}async function g(){if(Q.state().state!=="running"&&!M||performance.
now()-E<l)return;if(E=performance.now(),await h.resync(null)===void 0){Q.state().state==="running"&&Q.setState("error",d.gone),M=!0;return}M&&Q.setState("runnin\
g"),M=!1;let{rounds:$,plain:R}=Q.trace();await N({run:m,rounds:$.length,plain:R.tokens.length})}function k($,R){$==="again"&&j(R.changes),$==="show"?et(R):$==="\
claim"?i.SpecVizGo({view:"myths",claim:String(R.claim),reveal:!0}):$==="new"?document.getElementById("run")?.click():a[$]?v[a[$]](R):N({run:m,rounds:R.from,plain:R.
plain_from||0})}function j($){let{max_new_tokens:R,...st}=Q.trace()?.settings??{};$&&(i.SpecVizLinks.unchanged()?i.SpecVizLinks.adopt({...st,tokens:R,...$}):i.SpecVizGo(
$))}async function _($){let R=await h.offers($);R&&Q.offer($,R)}function V({trace:$,recorded:R,step:st,name:rt,offered:at,typed:I,...D}){({run:m=null,number:u=0}=
D),x=m?null:$;let q=m?{run:m}:at?{recorded:rt}:null;Q.load($,{recorded:R,step:st,source:q,teach:R}),q&&_(q),c.shows={live:!!m&&I!==!1,name:rt},c.dispatchEvent(new Event(
"specviz-load",{bubbles:!0}))}function B($){E=performance.now(),!($.number<u||w&&$.run===w)&&($.trace?V($):$.number>u?C($.run):$.rounds&&Q.append($),$.state?Q.setState(
$.state,$.message):M&&Q.setState("running"),M=!1,$.state==="error"&&i.SpecVizForm?.refused())}function et($){["running","paused"].includes(Q.state().state)&&v.stop(),
w=m||w,$.run&&$.run===w&&(w=null),B({...$,number:u})}let nt=()=>B(JSON.parse(p.value||"{}")),it=s(`words/${e()}.json`),Q=(await n())(c,{words:await it,live:!0,send:k,
most:p.limits.gamma});c.step=()=>{let{round:$,rounds:R,state:st}=Q.state();i.SpecVizLinks.unchanged()&&($<R||["running","paused"].includes(st))?Q.forward("step"):
v.tick({open:!1})},c.show=et,c.say=($,R)=>Q.setState($,d[R]),c.specviz=Q,c.files=i.SpecVizFiles({server:h,show:et,limits:{...p.limits,...d},shown:()=>x?{trace:JSON.
stringify(x)}:{run:m},fail:$=>Q.setState("error",$)}),c.addEventListener("dragover",$=>$.preventDefault()),c.addEventListener("drop",$=>{$.preventDefault();let R=$.
dataTransfer?.files[0];R&&c.files?.bring(R)}),nt(),f("value",nt),setInterval(g,l)}),i.SpecVizStage={say(c,d){let p=r();p.say?.(c,d),p.getBoundingClientRect().top>
i.innerHeight&&p.scrollIntoView()},attend(){i.SpecVizForm.show(!1),document.querySelector("#stage .sv-strip").focus({preventScroll:!0})},step(){i.SpecVizForm.covers()&&
this.attend(),r()?.step?.()},play(){let c=r();c?.shows?.live||c?.specviz?.play()},save:c=>r()?.files?.save(c),open:()=>r()?.files?.open()}})(window);(function(i){"use strict";let t="(min-width: 1200px)";i.SpecVizPage.component("form",({node:e,words:s})=>{let n=i.matchMedia(t),r=x=>i.SpecVizPage.make("button",
{type:"button",...x}),a=()=>document.getElementById("controls"),l=()=>document.querySelector("#prompt textarea"),c=r({className:"form-toggle",onclick:()=>f(!v)}),
d=r({className:"form-run",textContent:s.run,onclick:()=>document.getElementById("run")?.click()}),p=r({className:"form-step",textContent:s.step,onclick:()=>document.
getElementById("step")?.click()}),h=r({className:"form-prompt",translate:!1,title:s.open,onclick:()=>f(!0)}),v=!1;c.setAttribute("aria-controls","controls"),e.replaceChildren(
c,d,p,h);function f(x,y=!0){v=x,a().hidden=!v,c.textContent=v?s.close:s.open,c.setAttribute("aria-expanded",String(v)),u(),d.hidden=p.hidden=h.hidden=v,h.textContent=
l()?.value??"",y&&(v?l()?.focus():c.focus())}function m(){let x=a(),y=x.parentElement.getBoundingClientRect().top+i.scrollY;x.style.setProperty("--form-top",`${Math.
ceil(y)}px`)}function u(){document.documentElement.style.overflow=v&&!n.matches?"hidden":""}n.addEventListener("change",()=>f(v&&n.matches,!1)),document.addEventListener(
"click",({target:x})=>{v&&!n.matches&&x instanceof Element&&x.closest("[role=tab]")&&!a()?.contains(x)&&f(!1,!1)}),document.addEventListener("keydown",x=>{x.key===
"Escape"&&v&&!n.matches&&!x.defaultPrevented&&f(!1)});for(let x of["pointerdown","focusin"])document.addEventListener(x,({target:y})=>{let E=y instanceof Element&&
!a()?.contains(y)&&!e.contains(y)&&!y.closest("[role=listbox], .sv-popover");v&&!n.matches&&E&&f(!1,!1)});function w(x){let y=[...document.querySelectorAll("#ta\
bs > [role=tabpanel]")].find(M=>M.checkVisibility()),E=y?.querySelector("#stage [data-button=play]");y&&(y.tabIndex=-1),(E??y)?.focus(x)}document.body.prepend(r(
{className:"skip",textContent:s.skip,onclick:()=>w()})),i.SpecVizForm={enter:w,show:x=>f(x,!1),covers:()=>v&&!n.matches,refused:()=>{n.matches&&f(!0,!1)}},new ResizeObserver(
m).observe(document.body),f(n.matches,!1)})})(window);(function(i){"use strict";let{component:t,until:e}=i.SpecVizPage,s="fold-",n=new Map,r=f=>String(f??"").split(",").filter(Boolean),a=new Set(r(new URLSearchParams(
i.location.search).get("fold"))),l=f=>document.getElementById(s+f),c=f=>n.get(f)?.getAttribute("aria-expanded")==="true";function d(f,m){n.get(f)?.setAttribute(
"aria-expanded",String(m)),l(f).toggleAttribute("data-open",m);let u=[...document.querySelectorAll(".fold-body[data-open]")].map(({id:w})=>w.slice(s.length));i.
SpecVizKeep({fold:u.join(",")})}t("fold",async({node:f,words:m,props:u})=>{let w=u.section;await e(()=>l(w));let x=Object.assign(document.createElement("button"),
{type:"button",textContent:m,onclick:()=>d(w,!c(w))});x.setAttribute("aria-controls",s+w),n.set(w,x),f.replaceChildren(x),d(w,a.delete(w)||l(w).contains(p(i.location.
hash)))});let p=f=>f.length>1?document.getElementById(f.slice(1)):null;function h(f){let m=f?.closest(".fold-body");m&&d(m.id.slice(s.length),!0)}document.addEventListener(
"click",({target:f})=>{let m=f.closest?.('a[href^="#"]');m&&h(p(m.getAttribute("href")??""))},{capture:!0}),document.addEventListener("specviz-go",({detail:f})=>{
let m=r(f?.fold);m.forEach(u=>n.has(u)?d(u,!0):a.add(u)),f?.reveal===!0&&v(m[0])});async function v(f){await e(()=>n.has(f)&&l(f).checkVisibility()),n.get(f)?.focus(
{preventScroll:!0}),n.get(f)?.scrollIntoView({block:"start"})}})(window);(function(i){"use strict";i.SpecVizPage.component("status",({node:t,props:e,watch:s})=>{let n=document.createElement("p"),r=document.createElement("progress");n.
setAttribute("role","status"),t.replaceChildren(n,r);let a=()=>{let{text:l="",share:c=null}=JSON.parse(e.value||"{}");n.textContent!==l&&(n.textContent=l),r.hidden=
c===null,r.value=c||0,r.setAttribute("aria-label",l)};a(),s("value",a)})})(window);(function(i){"use strict";let{component:t,viewer:e}=i.SpecVizPage;t("sampling",async({words:s,props:n,send:r,watch:a})=>{let{experiment:l}=await e();if(!n.texts){
l.refuse();return}let c={sample:r.submit,leave:r.stop};l.offer((d,p)=>c[d](p),n.texts),a("value",()=>l.take(JSON.parse(n.value))),i.SpecVizSampling={busy:()=>l.
fail(s.busy)}})})(window);(function(i){"use strict";let t={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},
e="#controls, #explore-form";function s(n){for(let r of["aria-label","title"])for(let a of document.querySelectorAll(`:is(button, input)[${r}]`)){let l=a.getAttribute(
r)??"";for(let[c,d]of Object.entries(t)){let p=d.exec(l)?.groups?.label??"";d.test(l)&&a.setAttribute(r,n[c].replace("{label}",()=>p))}}}i.SpecVizPage.component(
"language",({node:n,words:r})=>{n.setAttribute("aria-label",r.label);let a=new MutationObserver(()=>s(r.controls));new ResizeObserver(()=>{s(r.controls),document.
querySelectorAll(e).forEach(l=>a.observe(l,{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let l of n.querySelectorAll("a"))i.SpecVizPage.language()===
l.lang&&l.setAttribute("aria-current","true"),l.addEventListener("click",c=>{c.preventDefault();let d=new URL(i.location.href);d.searchParams.set("lang",l.lang),
i.location.assign(d)})})})(window);(function(i){"use strict";let n="200px";function r({layout:m},u){let{below:w,height:x,xaxis:y}=m.meta?.narrow??{};return u<w?{...m,height:x,xaxis:{...m.xaxis,...y}}:
m}function a(m,u){let{data:w}=m,x=r(m,u),y=x.showlegend?w.filter(({name:E,showlegend:M})=>E&&M!==!1).length:0;return(x.height||320)+(u<480?19*Math.max(0,y-1):0)}
function l(m,u,w){let x=r(m,u),[y,E,M]=["ink","quiet","line"].map(k=>w.get(k)),N=k=>({gridcolor:M,zerolinecolor:M,automargin:!0,fixedrange:!0,...k,tickfont:{size:11,
color:E,...k.tickfont},title:{...k.title,font:{size:12,color:E}}}),C=Object.keys(x).filter(k=>/^[xy]axis\d*$/.test(k)),g=new Set(["xaxis","yaxis",...C]);return{
margin:{l:48,r:16,t:32,b:48,pad:4},...x,width:u,height:a(m,u),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...x.legend},...Object.fromEntries([...g].map(k=>[
k,N(x[k]||{})])),font:{family:i.SpecViz.FONT,size:12,color:y},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:w.get("raised"),bordercolor:M,
font:{color:y}}}}let c=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/,d=m=>c.test(m)?`'${m}`:m;function p(m){let u=/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.
test(m)?m:d(m);return/[",\r\n]/.test(u)?`"${u.replaceAll('"','""')}"`:u}let h=null;function v(){let m=h??new Promise((u,w)=>{let x=document.createElement("scrip\
t");Object.assign(x,{src:"plotly/plotly.min.js",onload:()=>u(i.Plotly),onerror:w}),document.head.append(x)});return h=m,m.catch(()=>{h=null}),m}function f(m,u,w){
let{el:x,setText:y,Palette:E}=i.SpecViz.dom,M=null,N="",C=null,g=!1,k=x("div",{class:"sv-drawing",role:"img"}),j=x("p",{class:"sv-note"}),_=x("table",{}),V=x("d\
iv",{class:"sv-table-scroll",tabindex:0,role:"region"},_),B=x("details",{class:"sv-table",on:{toggle:()=>$()}},x("summary",{},u.table),V),et=(I,D)=>x("button",{
class:"sv-link",type:"button",on:{click:D}},I),nt=x("p",{class:"sv-note sv-chart-files"},et(u.png,()=>R("png")),et(u.svg,()=>R("svg")),et(u.csv,()=>st())),it=x(
"div",{class:"specviz sv-chart",hidden:!0},k,j,B,nt);m.replaceChildren(it);let ct=new E(it);function Q(){let I=it.clientWidth;if(!M||!g||!I||I===C)return;if(!i.
Plotly){v().then(Q,()=>{});return}C=I;let{figure:D}=M;i.Plotly.react(k,D.data,l(D,I,ct),{displayModeBar:!1}),k.removeAllListeners("plotly_click"),k.on("plotly_c\
lick",({points:[q]})=>q.customdata!=null&&w(q.customdata))}function $(){if(!B.open||!M)return;let{columns:I,rows:D,picks:q}=M,S=(H,K)=>x("tr",{},...K.map(dt=>x(
H,H==="th"?{scope:"col"}:{},dt))),O=(H,K)=>x("button",{class:"sv-link",type:"button","aria-label":`${u.pick}: ${H.join(u.comma)}`,on:{click:()=>w(K)}},u.pick);_.
replaceChildren(x("thead",{},S("th",q.length?[...I,u.pick]:I)),x("tbody",{},...D.map((H,K)=>S("td",K in q?[...H,O(H.slice(0,2),q[K])]:H))))}async function R(I){
let D=await v().catch(()=>null);if(!M||!D)return;let{figure:q}=M,S={...l(q,it.clientWidth,ct),paper_bgcolor:ct.get("page")},{width:O,height:H}=S;D.downloadImage(
{data:q.data,layout:S},{format:I,width:O,height:H,scale:I==="png"?2:1,filename:M.name})}function st(){if(!M)return;let I=[M.columns,...M.rows].map(q=>q.map(p).join(
",")),D=new Blob([I.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"});i.SpecVizHand(D,`${M.name}.csv`)}function rt(){C=null,Q()}function at(I){g=I,Q()}return new ResizeObserver(()=>requestAnimationFrame(
Q)).observe(it),new IntersectionObserver(I=>at(I[I.length-1].isIntersecting),{rootMargin:n}).observe(it),new MutationObserver(()=>ct.refresh()&&rt()).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),i.addEventListener("beforeprint",()=>at(!0)),{show(I){if(I===N)return;N=I;let D=JSON.parse(I||"null");M=D,it.hidden=
!D,D&&(k.style.minHeight=`${a(D.figure,it.clientWidth||480)}px`,y(j,D.says),k.setAttribute("aria-label",D.says),V.setAttribute("aria-label",`${u.table}: ${D.columns.
join(u.comma)}`),$(),rt())}}}i.SpecVizChart=Object.assign(f,{field:p}),i.SpecVizPage.component("chart",async({node:m,words:u,props:w,send:x,watch:y})=>{await i.
SpecVizPage.scripts();let E=i.SpecVizChart(m,u,N=>x.pick({at:N})),M=()=>E.show(w.value);M(),y("value",M)})})(window);(function(i){"use strict";let{component:t,linked:e,until:s}=i.SpecVizPage,n=e("explore"),r=null,a=!1;function l(){r&&a&&n(r)}function c(p,h,v,f){let m=Object.assign(
document.createElement("input"),{type:"file",accept:p});return m.addEventListener("change",async()=>{let u=m.files?.[0];m.value="",u&&(u.size>h?f():v({name:u.name,
text:await u.text()}))}),()=>m.click()}function d(p,{server:h,limits:v,trigger:f}){let m=p.querySelector("p"),u=p.querySelector("progress"),w=-1,x=!1,y=!1,E=(k,j=null)=>{
m.textContent!==k&&(m.textContent=k),k&&y&&m.scrollIntoView({block:"nearest"}),y=y&&!k,u.hidden=j===null,u.value=j||0,u.setAttribute("aria-label",k)},M=k=>[j=>{
y=!0,f(k,j)},()=>{y=!0,E(v.too_large)}],N={prompts:c(".jsonl,.ndjson,.json,.csv,.tsv,.txt,text/*",v.prompts,...M("prompts")),sweep:c(".json,.jsonl,application/j\
son",v.sweep,...M("sweep"))},C=async(k,j)=>{let _;try{_=JSON.parse(await h.make({kind:k,id:j}))}catch{_={state:"error",message:v.busy}}if(_.state==="error"){E(_.
message);return}k==="json"&&(x=!1),i.SpecVizHand(new Blob([_.text],{type:_.media}),_.name)};i.SpecVizUnsaved=()=>x;let g=()=>{let k=p.closest("#explore-results");
k&&k.getBoundingClientRect().top>i.innerHeight&&k.scrollIntoView()};return p.desk={open:k=>N[k](),save:C,see:g,busy:()=>E(v.busy)},r=k=>f("link",{text:k}),l(),k=>{
let{text:j="",share:_=null,go:V=null,serial:B=w}=JSON.parse(k||"{}");E(j,_),x=x||_!==null,V&&B>w&&i.SpecVizGo(V),w=B}}document.addEventListener("focusin",async({
target:p})=>{if(!(p instanceof HTMLElement)||p.id!=="explore-stop"||(await s(()=>document.activeElement!==p),document.activeElement!==document.body||p.checkVisibility()))
return;["explore-resume","explore-run"].map(v=>document.getElementById(v)).find(v=>v?.checkVisibility())?.focus()}),t("desk",({node:p,words:h,props:v,send:f,server:m,
watch:u})=>{let w={...v.limits,...h},x=d(p,{server:m,limits:w,trigger:(y,E)=>f[y](E)});x(v.value),u("value",()=>x(v.value))}),t("plan",({node:p,props:h,watch:v})=>{
let f=()=>{let{text:m="",link:u}=JSON.parse(h.value||"{}");p.textContent=m,u!==void 0&&i.SpecVizKeep?.({explore:u}),a=!!m,l()};f(),v("value",f)}),t("paragraphs",
({node:p,props:h,watch:v})=>{let f=u=>Object.assign(document.createElement("p"),{textContent:u}),m=()=>p.replaceChildren(...JSON.parse(h.value||"[]").map(f));m(),
v("value",m)})})(window);(function(i){"use strict";let{component:t,linked:e}=i.SpecVizPage,s=e("pay");t("pay",({node:n,props:r,send:a,watch:l})=>{l("value",()=>{let{text:c,link:d}=JSON.
parse(r.value);c!==void 0&&(n.textContent=c),d!==void 0&&i.SpecVizKeep({pay:d})}),s(c=>a.link({text:c}))})})(window);(function(i){"use strict";let{component:t,make:e,stage:s,viewer:n}=i.SpecVizPage,r=["round","phase","at"],a=["recorded","view",...r,"open","tint","hide","presen\
ter","tour","run"],l=4e3,c=500,d=/^\w[\w.-]*(\/\w[\w.-]*)?$/,p=8e3,h=1e3,v=2e3,f=1e4;function m({search:z}){return new URLSearchParams(z).get("view")??"watch"}let u=()=>s()?.
specviz,w=z=>["1","true"].includes(String(z)),x=(z,L)=>JSON.stringify(z)===JSON.stringify(L),y=(z,L)=>Object.fromEntries(Object.entries(z).filter(([T])=>L.includes(
T))),E,M=null,N=null,C=null,g=null,k=null,j=null,_=null,V=m(i.location),B=[],et=!1,nt=0,it=new Map,ct=new Map,Q=z=>!!E?.folders||z.every(L=>d.test(L)&&!/\.gguf$/i.
test(L)),$=()=>M!==null&&M===g?C:M;function R(){let z=$()??[],L=Object.fromEntries(E.names.map((Le,Nn)=>[Le,z[Nn]])),{pair:T,target:U,draft:G,plain:bt,...xt}=L,
Ht=[U,G].map(Le=>String(Le??"").trim()).filter(Boolean);return{...Ht.length>0&&Q(Ht)?{target:U,draft:G}:{pair:T},plain:bt?1:0,...xt}}function st(){let{round:z,phase:L,
rounds:T,pinned:U,opening:G}=u().state();return G&&!U?{}:{...z<T?{round:z}:{},...L?{phase:L}:{},...U?{at:`${U.round}.${U.index}`}:{}}}let rt=()=>x($(),C);function at(){
let{live:z=!1,name:L=""}=s()?.shows??{};return k||(!M||!E?{}:rt()?z?{...R(),run:1,...st()}:L?{recorded:L,...st()}:R():R())}let I=()=>document.querySelector("#ta\
bs [role=tab][aria-selected=true]")?.getAttribute("data-tab-id");function D(){let z=I(),{tint:L,presenter:T,view:U}=u()?.state()||{};return{...at(),...z&&z!=="w\
atch"?{view:z}:{},...U&&U!=="race"?{open:U}:{},...L&&L!=="verdict"?{tint:L}:{},...B.length?{hide:B.join(",")}:{},...T?{presenter:1}:{},...Object.fromEntries([...it].
filter(([,G])=>G!==null))}}function q(z){let L=new URL(i.location.href);return[...E.names,...a,...it.keys()].forEach(T=>L.searchParams.delete(T)),Object.entries(
z).forEach(([T,U])=>L.searchParams.set(T,U)),L.href}function S(z){if(encodeURIComponent(z.prompt||"").length<=l)return z;let L=["prompt","run",...r];return Object.
fromEntries(Object.entries(z).filter(([T])=>!L.includes(T)))}function O(){clearTimeout(nt),nt=setTimeout(H,c)}function H(){if(!E||j||!M)return;let z=S(D());z.recorded===
"first"&&z.round===void 0&&!z.at&&delete z.recorded,!z.run&&!z.recorded&&x(M,N)&&E.names.forEach(G=>delete z[G]);let T=q(z),U=z.view??"watch";U===V||_?T!==i.location.
href&&i.history.replaceState(i.history.state,"",T):(i.history.pushState(i.history.state,"",T),V=U)}function K(z){document.querySelector(`#tabs [data-tab-id="${CSS.
escape(z)}"]`)&&(_=z,setTimeout(ht,h,3))}function dt({round:z,phase:L,at:T}){if(z===void 0&&T===void 0)return null;let U=bt=>/^\d{1,5}$/.test(bt)?Number(bt):null,
G=/^(\d{1,5})\.(\d{1,3})$/.exec(T);return{round:U(z),phase:U(L)||0,at:G&&{round:Number(G[1]),index:Number(G[2])},wrong:z!==void 0&&U(z)===null||T!==void 0&&!G}}
let yt=({round:z,index:L})=>L<=(u().trace()?.rounds[z]?.drafts.length??-1);function At(){if(!j||j.waits)return;let{rounds:z,state:L}=u().state(),{round:T,phase:U,
at:G,wrong:bt}=j,xt=Math.max(T===null?0:T+(U?1:0),G?G.round+1:0);z<xt&&["running","paused","loading"].includes(L)||(j=null,T!==null&&u().seek(T,U),G&&yt(G)&&u().
pin(G),(bt||z<xt||G&&!yt(G))&&E.say(E.words.no_moment),O())}function Bt(z){B=String(z).split(",").map(T=>T.trim()).filter(T=>Object.hasOwn(E.hideable,T));let L=B.
map(T=>E.hideable[T]);E.sheet.replaceSync(L.length?`${L.join(", ")} { display: none !important; }`:"")}function ht(z){(_===I()||!z)&&(_=null),_&&(j?.waits||E.go(
{view:_}),setTimeout(ht,h,z-1))}async function Et(z){let L=ct.get(z);if(ct.delete(z),L===void 0)return;await i.SpecVizPage.until(()=>I()===z);let T=new AbortController;
["wheel","touchmove","pointerdown","keydown"].forEach(xt=>i.addEventListener(xt,()=>T.abort(),{signal:T.signal,passive:!0}));let U=performance.now()+f,G=performance.
now()+v,bt=()=>{let xt=performance.now();(xt>G||I()!==z)&&T.abort(),!T.signal.aborted&&(i.scrollY!==L&&(G=Math.min(xt+v,U),i.scrollTo({top:L,behavior:"instant"})),
requestAnimationFrame(bt))};bt()}async function $e(z,L){await i.SpecVizPage.until(()=>I()===z&&document.querySelector(L)?.checkVisibility()),requestAnimationFrame(
()=>{let T=document.querySelector(L);T?.scrollIntoView();let{activeElement:U,body:G}=document;U!==G&&U?.checkVisibility()||(T?.matches("details")?T.querySelector(
"summary")?.focus({preventScroll:!0}):i.SpecVizForm.enter({preventScroll:!0}))})}function cs({reveal:z,open:L,claim:T}){return z&&T?`#claim-${Number(T)}`:z&&L?"\
#stage .sv-views":"#tabs"}async function fe(z,L=!1){await qt;let T=y(z||{},[...E.names,...a]),U="view"in T&&T.view!==I()&&!L;U&&ct.set(I(),i.scrollY);let G=dt(T);
G&&(G.waits=w(T.run)?"server":"recorded"in T&&"recording"),j=G,k="recorded"in T?y(T,["recorded",...r]):null,"hide"in T&&Bt(T.hide),"tint"in T&&u().tint(String(T.
tint)),"open"in T&&u().open(String(T.open)),"presenter"in T&&u().present(w(T.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:z})),"recor\
ded"in T&&await i.SpecVizRecorded.open(T.recorded),k=null,j===G&&G?.waits==="recording"&&(j=null),w(T.run)&&u().setState("loading",E.words.opening),[...E.names,
"view","run"].some(bt=>bt in T)&&E.go(T),"view"in T&&K(String(T.view)),At(),O(),U&&!(z.reveal&&z.fold)&&$e(T.view,cs(z))}async function ds(){if(!i.location.search)
return;await qt;let z=Object.fromEntries(new URLSearchParams(i.location.search));z.recorded===s()?.shows?.name&&delete z.recorded,fe(z,!0)}function hs(z,L,T){let{
live:U=!1,name:G=""}=s()?.shows??{};return T!==L?z.copied_cut:!U&&!G?z.copied_file:U&&!rt()?z.copied_changed:z.copied}function ps(z){let L=e("span",{className:"\
link-said"});L.setAttribute("role","status");let T=0,U=(xt,Ht=!1)=>{L.textContent=xt,clearTimeout(T),Ht||(T=setTimeout(()=>{L.textContent=""},p))},G=e("input",{
type:"text",readOnly:!0,hidden:!0});G.setAttribute("aria-label",z.field);let bt=e("button",{type:"button",textContent:z.copy});return bt.addEventListener("click",
async()=>{let xt=D(),Ht=S(xt),me=await i.SpecVizShare.copy(q(Ht),G);U(me?hs(z,xt,Ht):z.by_hand,!me)}),{nodes:[bt,L,G],say:U}}let ft,qt=new Promise(z=>{ft=z});i.
SpecVizGo=fe,i.SpecVizState=D,i.SpecVizKeep=z=>{Object.entries(z).forEach(([L,T])=>it.set(L,T===""?null:T??null)),O()},i.SpecVizLinks={touch:O,address:()=>q(S(D())),
controls:()=>M&&E?R():{},unchanged:rt,async adopt(z){await qt;let L=await i.SpecVizPage.until(()=>M);g=L,C=E.names.map((T,U)=>T in z?z[T]:["target","draft"].includes(
T)?"":L[U]),E.go(z)},typed(z){M=z,N=N||z,C=C||z,u()?.outdate(!rt()),et&&u()?.forgive(),O()}},t("link",async({node:z,words:L,props:T,send:U,watch:G})=>{await n();
let{names:bt,hideable:xt,folders:Ht}=T,me=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,me];let{nodes:Le,say:Nn}=ps(L);E={go:U.go,
words:L,names:bt,hideable:xt,folders:Ht,sheet:me,say:Nn},z.replaceChildren(...Le),document.addEventListener("specviz-load",()=>{C=$(),j&&(j.waits=!1),At(),O()}),
document.addEventListener("specviz-painted",()=>{At(),O()});let Sa=({type:_e,target:qi,isTrusted:za})=>{if(!za)return;let Ci=_e==="click"&&qi instanceof Element&&
qi.closest("#tabs [role=tab][data-tab-id]");Ci&&Et(Ci.getAttribute("data-tab-id")),_=null,et=u().state().state==="error"};["pointerdown","keydown","click"].forEach(
_e=>document.addEventListener(_e,Sa)),ft(),ds(),i.addEventListener("popstate",()=>{V=m(i.location),Et(V),V!==I()&&(E.go({view:V}),K(V))}),G("value",()=>{let{begin:_e}=JSON.
parse(T.value);!_e&&j?.waits==="server"&&(j=null)})})})(window);(function(i){"use strict";let{component:t,language:e,linked:s,read:n,scripts:r}=i.SpecVizPage,a=s("claim");function l(c,{words:d,chart:p,cards:h,busy:v,lacking:f},m){
let{dom:{el:u,setText:w},lesson:{sentences:x,speaker:y}}=i.SpecViz,E=y(d),M=new Map,N=null,C=S=>u("span",{class:"myth-chip","data-verdict":S},d.verdicts[S]),g=(S,...O)=>O.
some(Boolean)?[u("dt",{},S),u("dd",{},...O)]:[],k=(S,O,H)=>u("button",{type:"button",class:H||"myth-button",on:{click:O}},S);function j(S,O){return S.flatMap(([
H,K],dt)=>[...dt?[d.comma]:[],u("a",{href:K,...O},H)])}function _(S){function O(H){!i.SpecVizGo||H.ctrlKey||H.metaKey||H.shiftKey||(H.preventDefault(),i.SpecVizGo(
{view:"watch",recorded:S.run}))}return u("a",{class:"myth-link",href:S.replay,on:{click:O}},d.replay)}function V(S,O,H){let K=u("div",{class:"myth-actions"}),dt=f&&
f[S.number];return S.rule&&f&&!dt.length&&K.append(O.run,O.stop),H&&K.append(O.back),S.watch&&K.append(k(d.watch,()=>i.SpecVizGo({...S.watch,view:"watch"}))),S.
replay&&K.append(_(S)),S.pay&&K.append(k(d.pay,()=>i.SpecVizGo({view:"pay",fold:"cost",reveal:!0}))),K.append(u("a",{class:"myth-link",href:S.link},d.link)),K}function B(S){
if(!S.rule)return"";if(!f)return d.recorded_only;let O=f[S.number];return O.length?E("lacks",{pairs:O.join(d.comma)}):S.estimate||""}function et(S){let O=S,H=u(
"span",{class:"myth-mark"}),K=u("p",{class:"myth-says"}),dt=u("div",{class:"myth-body"}),yt=u("p",{class:"myth-line",role:"status"}),At=u("progress",{max:100,hidden:!0,
"aria-label":d.how}),Bt=!1,ht={run:k(d.run,()=>st(O.number),"myth-button myth-primary"),stop:k(d.stop,()=>{Bt=!0,m.halt(),w(yt,d.stopping)}),back:k(d.back,()=>{
ps(S),R()})};ht.stop.hidden=!0;let Et=u("details",{class:"myth",id:`claim-${O.number}`,on:{toggle:()=>$e()}},u("summary",{},u("span",{class:"myth-number","aria-\
label":E("claim_number",{n:O.number})},String(O.number)),u("span",{},u("span",{class:"myth-claim"},O.claim),K),H),dt);function $e(){Et.open&&!dt.hasChildNodes()&&
ds(),Et.open?i.SpecVizKeep?.({claim:O.number}):nt()===O.number&&i.SpecVizKeep?.({claim:null})}let cs=u("div",{}),fe=null;function ds(){let ft=u("dl",{class:"myt\
h-setup"},...(O.setup||[]).flatMap(([L,T])=>g(L,T))),qt=u("dl",{class:"myth-about"},...g(d.how,O.how),...g(d.rule,O.rule),...g(d.missing,O.missing),...g(d.terms,
...j(O.words,{})),...g(d.papers,...j(O.papers,{target:"_blank",rel:"noreferrer"}))),z=[ht.run,ht.stop].find(L=>L===document.activeElement);dt.replaceChildren(...O.
picture?[cs]:[],...O.source?[u("p",{class:"myth-source"},O.source)]:[],qt,ft,V(O,ht,O!==S),At,yt),O.picture&&(fe=fe||i.SpecVizChart(cs,p,()=>{}),fe.show(O.picture)),
w(yt,B(O)),z?.focus({preventScroll:!0})}function hs(){H.replaceChildren(C(O.verdict)),w(K,O.says)}function ps(ft){O=ft,hs(),dt.hasChildNodes()&&ds()}return hs(),
{node:Et,verdict:()=>O.verdict,show:ps,tell({state:ft,message:qt,done:z}){let L=ft==="loading"||ft==="running";L&&Bt?m.halt():Bt=!1;let T=[ht.run,ht.stop].some(
U=>U===document.activeElement);Object.assign(ht.run,{hidden:L}),Object.assign(ht.stop,{hidden:!L}),T&&(L?ht.stop:ht.run).focus(),Object.assign(At,{hidden:ft!=="\
running"}),ft==="running"&&(At.value=z??0),yt.dataset.state=ft,ft==="running"?w(yt,E("running",{percent:z})):w(yt,ft==="stopped"?d.stopped:qt||"")},go(){Et.open=
!0,Et.scrollIntoView({block:"start"})},reveal(){let{top:ft,bottom:qt}=ht.run.getBoundingClientRect();ft>=0&&ft<qt&&qt<=i.innerHeight&&Et.getBoundingClientRect().
top<0&&Et.scrollIntoView({block:"start"})}}}let nt=()=>Number(i.SpecVizState?.().claim),it=u("p",{class:"myth-tally",role:"status"}),ct=["",...Object.keys(d.verdicts)].
map(S=>[S,u("button",{type:"button",on:{click:()=>$(S)}},S?d.verdicts[S]:d.all)]),Q=()=>[...M.values()].map(S=>S.verdict());function $(S){i.SpecVizKeep?.({verdict:S});
for(let O of M.values())O.node.hidden=S!==""&&O.verdict()!==S;for(let[O,H]of ct)H.setAttribute("aria-pressed",String(O===S))}function R(){let S=K=>Q().filter(dt=>dt===
K).length,O=E("tally",{holds:S("holds"),fails:S("fails"),depends:S("depends"),yours:S("yours")}),H=S("untried");w(it,x(O,H>0&&E("tally_untried",{untried:H})));for(let[
K,dt]of ct)dt.hidden=K!==""&&!S(K)}function st(S){N!==null&&M.get(N)?.tell({state:"stopped"}),N=S,M.get(S)?.tell({state:"running",done:0}),m.begin(S)}function rt(S){
let O=/^\d{1,2}$/.test(String(S))&&M.get(Number(S));O&&(O.node.hidden&&$(""),O.go())}for(let S of h)M.set(S.number,et(S));let at=u("div",{class:"myth-kinds",role:"\
group","aria-label":d.show},...ct.map(([,S])=>S)),I=u("div",{class:"myth-list"},...[...M.values()].map(S=>S.node));c.replaceChildren(it,at,I),R();let D=new URLSearchParams(
i.location.search),q=D.get("verdict")??"";return $(ct.some(([S,O])=>S===q&&!O.hidden)?q:""),a(rt),rt(D.get("claim")),c.fail=()=>{N!==null&&M.get(N)?.tell({state:"\
error",message:v}),N=null},S=>{let O=M.get(S.claim);O&&(S.card&&(O.show(S.card),R()),O.tell(S),S.card&&O.reveal(),!["loading","running"].includes(S.state)&&N===
S.claim&&(N=null))}}t("myths",async({node:c,words:{busy:d,lacking:p}={busy:"",lacking:null},props:h,send:v,watch:f})=>{let m=n(`claims/${e()}.json`);await r();let u=l(
c,{...await m,busy:d,lacking:p},{begin:w=>v.begin({claim:w}),halt:v.halt});f("value",()=>u(JSON.parse(h.value||"{}")))})})(window);(function(i){"use strict";let{component:t,make:e,read:s,stage:n,turns:r}=i.SpecVizPage,a=async()=>{},l=5,c=r();t("recorded",({node:d,words:{words:p,runs:h}})=>{
let v=h,f=v.map(({name:g,label:k})=>{let j=e("button",{type:"button",textContent:k,onclick:()=>a(g)});return j.dataset.name=g,j}),m=e("span",{textContent:v.length?
p.label:p.damaged,id:"recorded-label"}),u=e("div",{className:"recorded-list"});u.setAttribute("role","group"),u.setAttribute("aria-labelledby",m.id);let w=()=>f.
filter(g=>g.hidden),x=e("button",{type:"button",onclick:()=>{let g=w();y(g),g[0].focus()}});f.slice(l).forEach(g=>{g.hidden=!0}),u.append(...f,x);function y(g){
g.forEach(k=>{k.hidden=!1}),x.hidden=!w().length,x.textContent=p.more.replace("{n}",w().length)}y([]);let E=e("span"),M=e("button",{type:"button",textContent:p.
again}),N=e("p",{className:"recorded-about"});N.append(E," ",M),d.replaceChildren(m,u,N);let C=()=>{let g=v.find(({name:k})=>k===n()?.shows?.name);f.forEach(k=>k.
setAttribute("aria-pressed",String(k.dataset.name===g?.name))),N.hidden=!g,g&&(y([f[v.indexOf(g)]]),E.textContent=g.notice,M.hidden=!g.again,M.onclick=()=>g.again&&
i.SpecVizGo(g.again))};document.addEventListener("specviz-load",()=>{c(),C()}),C(),a=async g=>{let{specviz:k,show:j}=n(),_=v.find(B=>B.name===g);if(!_){k.setState(
"error",p.unknown);return}let V=c();try{let B=await s(`traces/${g}.json`);if(!V())return;j({trace:B,recorded:!0,state:"done",name:g,offered:!!_.again}),_.again&&
i.SpecVizLinks.adopt(Object.fromEntries(Object.entries(_.again).filter(([et])=>et!=="run")))}catch{V()&&k.setState("error",p.lost)}}}),i.SpecVizRecorded={open:d=>a(
d)}})(window);(function(i){"use strict";let t={text:["#stage .sv-stream-scroll"],why:["#stage .sv-why"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage\
 .sv-inspector"],residual:["#stage .sv-residual-block","#stage .sv-inspector"],agreement:['#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stag\
e .sv-ledger-group:has([data-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:["#stage .sv-again-row[data-change=temperature]","#stage .s\
v-experiments"],gamma:["#stage .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:[
"#stage .sv-breakdown-charts figure:last-child","#stage .sv-round"]},e=()=>i.SpecVizPage.stage()?.specviz,s=(u,w)=>u.drafts.filter(x=>x.verdict===w).length;function n({
rounds:u}){let w=u.findIndex(x=>["accepted","rejected","untested"].every(y=>s(x,y)));return w>=0?w:u.findIndex(x=>s(x,"rejected"))}let r=({rounds:u})=>u.findIndex(
({drafts:w,final:x})=>w.length>1&&x?.kind==="bonus"),a=({rounds:u})=>u.findIndex(({drafts:w})=>w.some(({verdict:x,draw:y,target:E,draft:M})=>x==="accepted"&&y!==
null&&E!==null&&M!==null&&y>=E/M));function l({drafts:u}){let w=[];return u.forEach(({parent:x},y)=>w.push((w[x??y-1]??0)+1)),Math.max(0,...w)}let c=({settings:u})=>(u.
tree??"chain")==="chain",d={first:u=>c(u)&&u.settings.drafter==="model"&&(u.settings.rule??"token")==="token",eagle3:u=>c(u)&&u.settings.drafter==="eagle3",medusa:u=>c(
u)&&u.settings.drafter==="medusa",exit:u=>c(u)&&["early-exit","taught-exit"].includes(u.settings.drafter),dspark:u=>c(u)&&u.settings.drafter==="dspark",block:u=>c(
u)&&u.settings.rule==="block",lossy:u=>c(u)&&["typical","top-k","threshold"].includes(u.settings.rule??""),tree:u=>!c(u)},p=(u,w=n)=>x=>{let y=w(x);return y<0?null:
{round:y,phase:u(x.rounds[y])}},h={end:({rounds:u})=>u.length?{round:u.length,phase:0}:null,begun:p(({drafts:u})=>u.length>1?1:0),drafted:p(({drafts:u})=>u.length),
verified:p(({drafts:u})=>u.length+1),before_rescue:p(({drafts:u})=>u.length+1,a),before_rejection:p(u=>u.drafts.length+1+s(u,"accepted")),before_correction:p(u=>u.
drafts.length+3+s(u,"accepted")),before_bonus:p(({drafts:u})=>2*u.length+1,r)},v=(u,w=n)=>({trace:x})=>{let y=w(x),E=e().state();return y>=0&&(E.round>y||E.round===
y&&E.phase>=u(x.rounds[y]))},f={greedy:({settings:u})=>u.temperature===0,gamma:(u,w)=>u.settings.gamma!==w.settings.gamma,text:(u,w)=>String(u.prompt)!==String(
w.prompt)},m={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=pinned])"),drafted:v(({drafts:u})=>u.length),verified:v(({drafts:u})=>u.
length+1),tested:v(({drafts:u})=>u.length+2),rejected:v(u=>u.drafts.length+3+s(u,"accepted")),corrected:v(u=>u.drafts.length+4+s(u,"accepted")),judged:v(u=>2*u.
drafts.length+1-s(u,"untested"),a),scored:v(u=>l(u)+1),bonus:v(({drafts:u})=>2*u.length+2,r),opened:({of:u})=>!!document.querySelector(`.sv-popover:popover-open\
[data-shows=${u}]`),ran:({trace:u,before:w,of:x})=>{let{state:y,recorded:E}=e().state();return y==="done"&&!E&&f[x??""](u,w)}};i.SpecVizTourStops={TARGETS:t,STATES:h,
RULES:m,KINDS:d}})(window);(function(i){"use strict";let r="specviz-tour",a=["ArrowLeft","ArrowRight","j","k","J","K",",","."],{STATES:l,RULES:c,TARGETS:d,KINDS:p}=i.SpecVizTourStops,{make:h}=i.
SpecVizPage,v=()=>i.SpecVizPage.stage()?.specviz,f=C=>document.querySelector(C),m=C=>!!f(C)?.offsetParent,u=["drafted","verified","tested","rejected","corrected",
"bonus","judged","scored"];function w(C){for(let g=C;g;g=g.parentElement)g instanceof HTMLDetailsElement&&(g.open=!0),g.hidden&&g.id&&f(`[aria-controls="${CSS.escape(
g.id)}"]`)?.click()}function x(C){let{left:g,...k}=C.getBoundingClientRect().toJSON(),{top:j,right:_,bottom:V}=k;for(let B=C.parentElement;B&&B!==document.body;B=
B.parentElement){let{overflowX:et,overflowY:nt}=getComputedStyle(B),it=B.getBoundingClientRect();et!=="visible"&&(_=Math.min(_,it.right)),nt!=="visible"&&([j,V]=
[Math.max(j,it.top),Math.min(V,it.bottom)])}return{left:g,top:j,right:_,bottom:V}}function y(C){let g=performance.now()+6e3;return new Promise(function k(j){let _=!!C();
_||performance.now()>g?j(_):setTimeout(k,50,j)})}let E={read(){try{return i.localStorage.getItem(r)}catch{return null}},write(C){try{i.localStorage.setItem(r,C)}catch{}}};
class M{words;stops;at=0;left=0;there=!1;done=new Set;part=null;before=null;held=null;panel;ring;count;title;text;line;mark;task;recorded;step;back;next;again;constructor({
words:g,stops:k}){Object.assign(this,{words:g,stops:k}),document.addEventListener("keydown",j=>this.key(j)),["wheel","touchmove","pointerdown","keydown"].forEach(
j=>document.addEventListener(j,()=>{this.still=!1},{capture:!0,passive:!0})),i.addEventListener("scroll",()=>this.follow(),!0),i.addEventListener("resize",()=>this.
follow())}find(g){return this.stops.findIndex(({id:k},j)=>k===g||String(j+1)===String(g))}start(g=1){this.panel||this.build(),this.left=this.find(E.read()),this.
open||(this.opener=document.activeElement),this.done.clear(),this.timer=this.timer||setInterval(()=>this.check(),200),document.documentElement.classList.add("to\
uring"),this.panel.hidden=!1,this.go(Math.max(0,this.find(g)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:null,part:null,still:!1}),
this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),f("#stage .sv-inspector").scrollTop=0,i.SpecVizKeep({tour:null}),(this.opener?.
checkVisibility()&&this.opener!==document.body?this.opener:f("#tour button"))?.focus()}get open(){return!!this.panel&&!this.panel.hidden}build(){let{words:g}=this,
k=(V,B,et)=>{let nt=h("button",{type:"button",textContent:V,className:et});return nt.addEventListener("click",B),nt};this.count=h("p",{}),this.title=h("h2",{id:"\
tour-title",tabIndex:-1}),this.text=h("p",{}),this.mark=h("strong",{}),this.task=h("span",{}),this.line=h("p",{className:"tour-task"},this.mark," ",this.task),this.
line.setAttribute("role","status"),this.recorded=k(g.recorded,()=>this.bring(),"tour-does"),this.step=k(g.step,()=>this.handOn("ArrowRight"),"tour-does"),this.back=
k(g.back,()=>this.go(this.at-1),""),this.next=k(g.next,()=>this.on(),"tour-next"),this.again=k(g.again,()=>this.go(this.at?0:this.left),"tour-quiet");let j=k("×",
()=>this.leave(),"tour-leave");j.setAttribute("aria-label",g.leave),j.title=g.leave;let _=(V,...B)=>h("div",{className:V},...B);this.panel=h("section",{className:"\
specviz tour",hidden:!0},_("tour-head",this.count,this.again,j),_("tour-told",this.title,this.text),_("tour-tried",this.line,_("tour-foot",this.step,this.recorded,
this.back,this.next))),this.panel.setAttribute("aria-labelledby",this.title.id),this.ring=h("div",{className:"tour-ring",hidden:!0}),f(".gradio-container .conta\
in").append(this.ring,this.panel),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}px`)}).observe(this.
panel)}get stop(){return this.stops[this.at]}bring(){i.SpecVizGo({recorded:this.kind}),this.title.focus({preventScroll:!0})}bringUnasked(){this.brought||!v().state().
recorded||(this.brought=!0,i.SpecVizGo({recorded:this.kind}))}get kind(){return this.stop.recorded??"first"}on(){this.at+1<this.stops.length?this.go(this.at+1):
(E.write(""),this.leave())}go(g){this.putBack(),Object.assign(this,{at:g,left:Math.max(this.left,g),part:null,moment:null,there:!1,still:!1,brought:!1}),g&&E.write(
this.stop.id),i.SpecVizKeep({tour:this.stop.id}),this.hold(),this.tell(),this.title.focus({preventScroll:!0}),m("#stage")||i.SpecVizGo({view:"watch"}),this.check()}hold(){
let g=this.stop.changes,k=g===void 0?g:i.SpecVizLinks.controls()[g];this.held=g===void 0||k===void 0?null:{name:g,value:k}}putBack(){let{held:g,there:k,before:j}=this;
if(this.held=null,!g)return;(k&&v().trace()!==j||i.SpecVizLinks.controls()[g.name]!==g.value)&&i.SpecVizGo({[g.name]:g.value})}tell(){let{words:g,stop:k,stops:j,
at:_}=this,V=_+1;this.count.textContent=g.count.replace("{n}",String(V)).replace("{of}",String(j.length)),this.title.textContent=k.title,this.back.hidden=_===0,
this.again.hidden=_===0&&this.left<=0,this.again.textContent=_?g.again:g.resume.replace("{n}",String(this.left+1)),this.next.textContent=V<j.length?g.next:g.end,
this.step.hidden=!u.includes(k.rule),this.panel.scrollTop=0,this.show()}show(){let{words:g,stop:k,moment:j}=this,_=v()?.trace(),V=this.done.has(this.at),B=!!_&&
!j,et=k.changes&&j&&!m("#stage .sv-again"),nt=V&&k.done||B&&(k.recorded?g.opens:g.lacks)||et&&g.run_first||k.task,it=_?.settings.gamma??"",{setText:ct}=i.SpecViz.
dom;ct(this.text,k.text.replace("{gamma}",String(it))),ct(this.mark,V?g.done:g.try),ct(this.task,nt),this.line.dataset.done=String(V),this.recorded.hidden=!B}arrive(){
let{at:g}=this,k=v().trace();if(this.moment=!k||k.rounds.length<8||!p[this.kind](k)?null:l[this.stop.state](k),!this.moment){this.bringUnasked();return}let{round:j,
phase:_}=this.moment;v().pin(null),v().seek(j,_),requestAnimationFrame(()=>setTimeout(()=>{this.at!==g||!this.open||(Object.assign(this,{there:!0,before:v().trace()}),
this.aim(this.stop.target))}))}aim(g){this.part=g,this.still=!0,this.parts().forEach(w);let k=this.target();x(k).bottom<Math.floor(k.getBoundingClientRect().bottom)&&
k.scrollIntoView({block:"nearest"}),this.follow();let{top:j,bottom:_,height:V}=this.ring.getBoundingClientRect(),B=this.panel.getBoundingClientRect().top;if(j>=
0&&_<=B)return;let et=i.matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth";k.scrollIntoView({block:V<B?"center":"start",inline:"nearest",behavior:et}),
this.follow()}parts(){return d[this.part??""].map(g=>f(g)).filter(Boolean)}target(){return this.parts().find(g=>g.offsetParent)||f("#stage")}follow(){if(!this.ring||
(this.ring.hidden=!this.part||!m("#stage"),this.ring.hidden))return;let g=this.target(),{left:k,top:j,right:_,bottom:V}=x(g),B={left:k-6,top:j-6,width:_-k+12,height:Math.
max(0,V-j)+12};Object.entries(B).forEach(([et,nt])=>{this.ring.style.setProperty(et,`${nt}px`)})}check(){!m("#stage")||!v()?.trace()||(this.moment?this.there&&!this.
done.has(this.at)&&this.judge():this.arrive(),this.still&&this.aim(this.part),this.show(),this.follow())}judge(){let{before:g,stop:k,at:j}=this,_=v().trace();!_||
!g||!c[k.rule]({trace:_,before:g,of:k.of})||(this.done.add(j),this.aim(k.shows||k.target))}entrance(){let k=[...this.target().querySelectorAll("button, input, [\
tabindex]")].filter(j=>!j.disabled);return k.find(j=>j.tabIndex>=0)||k[0]}key(g){if(!this.open||g.defaultPrevented||g.ctrlKey||g.altKey||g.metaKey)return;let k=this.
panel.contains(g.target);g.key==="Tab"&&!g.shiftKey&&g.target===this.next&&this.part&&this.entrance()&&(this.entrance().focus(),g.preventDefault()),g.key==="Esc\
ape"&&!document.querySelector(":popover-open")&&(k||g.target===document.body?this.leave():this.title.focus({preventScroll:!0})),!(!k||!a.includes(g.key))&&(this.
handOn(g.key),g.preventDefault())}handOn(g){f("#stage .specviz").dispatchEvent(new KeyboardEvent("keydown",{key:g,bubbles:!0,cancelable:!0})),this.still=!0}}let N=null;
i.SpecVizTour={start:C=>N?.start(C)},i.SpecVizPage.component("tour",async({node:C,words:g})=>{await i.SpecVizPage.viewer();let k=new M(g);N=k,C.textContent=g.start,
C.addEventListener("click",()=>k.start())}),document.addEventListener("specviz-go",({detail:C})=>{let g=String(C?.tour??"");g&&y(()=>N).then(()=>N&&N.find(g)>=0&&
N.start(g))}),document.addEventListener("click",C=>{let g=C.target,k=g.closest?.("button[data-go]")?.getAttribute("data-go");k&&i.SpecVizGo(JSON.parse(k));let j=g.
closest?.(':is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");j&&(C.preventDefault(),f(j).scrollIntoView())})})(window);(function(i){"use strict";let{component:t,scripts:e,stage:s,until:n}=i.SpecVizPage,r=new URLSearchParams(i.location.search).get("play"),a=()=>{};document.addEventListener(
"specviz-go",({detail:l})=>{l?.play&&(r=String(l.play),a())}),t("play",async({node:l,words:c})=>{await e();let d=i.SpecViz.play(l,{words:c,changed:p=>i.SpecVizKeep(
{play:p}),shown:()=>{let p=s()?.specviz,h=p?.trace();return p&&h?{trace:h,at:p.state().selected}:null}});a=()=>{if(!r)return;d.start(r)&&i.SpecVizKeep({play:r});
let p=document.getElementById("play");n(()=>p?.previousElementSibling?.querySelector("h2")).then(()=>p?.scrollIntoView()),r=null},document.addEventListener("spe\
cviz-painted",()=>d.follow()),a()})})(window);(function(i){"use strict";let{component:t,language:e,scripts:s,stage:n,stored:r}=i.SpecVizPage,a=50,l=r("specviz-lesson"),c=[],d=null,p=()=>n()?.specviz;document.
addEventListener("specviz-painted",()=>{let h=p()?.trace();!h||h===d||h.ending==="running"||(d=h,c.push(i.SpecViz.lesson.trialOf(new i.SpecViz.lesson.Run(h))),c.
splice(0,c.length-a))}),t("lesson",async({node:h,words:{words:v,plan:f,exercises:m},props:u})=>{let w=m;await s();let{dom:{el:x,setText:y},lesson:{check:E,Run:M,
sentences:N,speaker:C}}=i.SpecViz,g=C(v),k=l.read(),j=new Set(w.map(({name:R})=>R).filter(R=>Array.isArray(k)&&k.includes(R))),_=x("span",{class:"lesson-tally",
role:"status"}),V=(R,st,rt)=>x("button",{type:"button","data-go":JSON.stringify({...rt,reveal:!0}),"aria-label":`${R}: ${st}`},R),B=({name:R,minutes:st,link:rt})=>{
let{title:at,text:I}=v.steps[R],D=R==="exercises"?x("button",{type:"button",on:{click:()=>{$.open=!0,$.scrollIntoView()}}},g("open")):V(g("open"),at,rt);return x(
"li",{},x("span",{class:"lesson-minutes"},st),x("div",{},x("h3",{},at),x("p",{},I)),D)},et=(R,st="")=>{let rt=p()?.trace();if(!rt)return{met:!1,line:g("lacking.\
run")};let at=p()?.state().pinned??null,{met:I,says:D,values:q,busy:S}=E(R,new M(rt),{trials:c,text:st,most:u.most,pinned:at});return{met:I,line:N(g(D,q),S&&g("\
busy"))}},nt=(R,st)=>{st.dataset.solved=String(j.has(R)),j.size&&y(_,g("tally",{met:j.size,of:w.length}))},it=({name:R,start:st},rt)=>{let{task:at}=v.exercises[R],
I=x("p",{class:"lesson-line",role:"status"}),D=x("li",{},x("h4",{},`${rt}. ${at}`)),q=()=>{let{met:S,line:O}=et(R,st);y(I,O),I.dataset.met=String(S),S&&j.add(R),
l.write([...j]),nt(R,D)};return nt(R,D),D.append(x("div",{},...st?[V(g("start"),at,{view:"watch",prompt:st})]:[],x("button",{type:"button","aria-label":`${g("ch\
eck")}: ${at}`,on:{click:q}},g("check"))),I),D},ct=Object.keys(v.grades).flatMap(R=>{let st=w.findIndex(at=>String(at.grade)===R),rt=w.filter(at=>String(at.grade)===
R).map((at,I)=>it(at,st+1+I));return[x("h3",{},v.grades[R]),x("ol",{class:"lesson-tasks"},...rt)]}),Q=R=>x("a",{href:`lesson/${e()}/${R}`,target:"_blank"},g(R)),
$=x("details",{},x("summary",{},g("exercises_heading")," ",_),x("p",{},g("exercises_intro")),...ct);h.replaceChildren(x("p",{class:"lesson-sheets"},Q("handout"),
Q("key")),x("details",{},x("summary",{},g("plan")),x("ol",{class:"lesson-plan"},...f.map(B))),$)})})(window);(function(i){"use strict";let t=[0,25,50,75,100],e=5e3,s=new URL("class/",i.location.href.split(/[?#]/)[0]),n=i.SpecVizPage.stored("specviz-class");i.SpecVizPage.
component("classroom",async({words:r})=>{await i.SpecVizPage.scripts();let{dom:{el:a,setText:l},lesson:{sentences:c,speaker:d}}=i.SpecViz,p=d(r),h=null,v=null,f=null,
m="",u=null,w=!1,x=Promise.resolve(),y=(q,S)=>a("button",{type:"button",class:"sv-choose",on:{click:S}},p(q)),E=y("start",it),M=a("strong",{class:"room-code"}),
N=a("p",{class:"room-people",role:"status"}),C=a("ul",{class:"room-bars","aria-label":p("counts"),hidden:!0}),g=a("p",{class:"room-line",role:"status"}),k=a("p",
{class:"room-local",hidden:!i.SpecVizPage.isLocal(i.location.host)},p("local")),j=a("img",{class:"room-qr",alt:p("qr")}),_=a("section",{class:"room","aria-label":p(
"heading"),hidden:!0},a("p",{class:"room-join"},p("join")," ",a("strong",{},s.host+s.pathname)," ",p("code")," ",M),N,j,C,g,k,y("end",$)),V=a("p",{class:"sv-not\
e",role:"status"}),B=a("div",{class:"room-offer"},E,V);async function et(q,S){for(let O=500;;O*=2)try{return await fetch(new URL(q,s),{method:"POST",headers:{"C\
ontent-Type":"application/json"},body:S})}catch(H){if(O>4e3)throw H;await new Promise(K=>{setTimeout(K,O)})}}function nt(q,S){let O=x.then(()=>et(q,JSON.stringify(
S)));return x=O.then(()=>{},()=>{}),O}async function it(){E.disabled=!0;try{let q=await nt("",{});q.ok&&ct(await q.json()),l(V,q.ok?"":p(q.status===503?"full":"\
failed"))}catch{l(V,p("failed"))}E.disabled=!1}function ct(q){h=q,f=null,n.write(q),l(M,q.code),j.src=`qr.svg?${new URLSearchParams({link:new URL(q.code,s).href})}`,
B.hidden=!0,_.hidden=!u,v=new EventSource(new URL(`${q.code}/teacher?key=${encodeURIComponent(q.key)}`,s)),v.onmessage=({data:S})=>{let O=JSON.parse(S);O.over?Q(
"over"):rt(O)},v.onerror=()=>{v?.readyState===EventSource.CLOSED&&!w&&Q("over")},at()}function Q(q){v?.close(),[h,v,f]=[null,null,null],n.write(null),B.hidden=!1,
_.hidden=!0,l(V,c(p(q),m)),m=""}async function $(){h&&(await nt(`${h.code}/end`,{key:h.key}).catch(()=>null),Q("over"),E.focus())}let R=q=>q===0?p("none"):q===100?
p("certain"):`${q}%`;function st(q,S,O,H){let K=(At,Bt="")=>a(At,{"aria-hidden":"true"},Bt),dt=H?q>50:q<50,yt=a("li",{"data-right":String(dt)},a("span",{class:"\
sv-spoken"},p("count",{chance:R(q),n:S})),K("b",String(S)),K("i"),K("span",R(q)));return yt.style.setProperty("--part",String(O)),yt}function rt({phones:q,asking:S,
answers:O,counts:H,score:K,all:dt,kept:yt}){if(k.hidden=q>0||!i.SpecVizPage.isLocal(i.location.host),l(N,S?p("answers",{n:O,of:q}):p("phones",{n:q})),C.hidden=!H,
j.hidden=!!H,H){let ht=Math.max(1,...H);C.replaceChildren(...H.map((Et,$e)=>st(t[$e],Et,Et/ht,yt)))}let At=ht=>({...ht,n:ht.answers,brier:ht.brier.toFixed(2)});
K&&(m=p("all",At(dt)));let Bt=K?c(p("score",At(K)),dt.answers>K.answers&&m):p("no_answers");l(g,H?Bt:S?"":p("wait"))}function at(){if(!h||!u)return;let{run:q,told:S}=u,
{key:O}=h,H=f!==null&&f.run===q;f&&H&&f.at===S?.at?(f.revealed||nt(`${h.code}/reveal`,{key:O,outcome:{kept:S.kept,chance:S.chance}}).catch(()=>null),f.revealed=
!0):u.asked&&!(f&&H&&f.at===u.asked&&!f.revealed)?(f={run:q,at:u.asked,revealed:!1},nt(`${h.code}/ask`,{key:O,question:u.question()}).catch(()=>null)):u.asked||
I()}function I(){h&&f&&!f.revealed&&nt(`${h.code}/ask`,{key:h.key,question:null}).catch(()=>null),f?.revealed||(f=null)}document.addEventListener("specviz-predi\
ct",({target:q,detail:S})=>{if(u=S,_.hidden=!h||!u,!u){I();return}let O=q;B.parentElement!==O&&(O.append(B),(O.closest(".sv-stage")??O).append(_)),at()}),i.addEventListener(
"beforeunload",()=>{w=!0,setTimeout(()=>{w=!1},e)});let D=n.read();D&&ct(D)})})(window);})();
