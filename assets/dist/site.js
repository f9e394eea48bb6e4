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
(()=>{var vo=new TextEncoder,mo=new TextDecoder("utf-8",{ignoreBOM:!0});function Er(r){return r==null?[]:typeof r=="string"?[...vo.encode(r)]:(r.hex.match(/../g)||[]).
map(t=>parseInt(t,16))}function fo(r){return r<128?1:r<194?0:r<224?2:r<240?3:r<245?4:0}function go(r){for(let t=1;t<=Math.min(3,r.length);t+=1){let e=r[r.length-
t];if(e<128)return 0;if(e>=192)return fo(e)>t?t:0}return 0}var gt=Object.freeze({bytes:[],tokens:0});function bt(r,t){let e=[...r.bytes,...Er(t)],s=go(e),n=e.slice(
0,e.length-s);return{text:mo.decode(new Uint8Array(n)),took:n.length?r.tokens+1:1,pending:s?{bytes:e.slice(-s),tokens:n.length?1:r.tokens+1}:gt}}var wt=r=>Er(r).
map(t=>t.toString(16).padStart(2,"0")).join(" "),xo=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
bo=["space","newline","tab","control","text"];function Sn(r){return[...r.matchAll(xo)].map(t=>({kind:bo[t.slice(1).findIndex(e=>e!==void 0)],text:t[0]}))}var En=r=>"\
U+"+(r.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),wo=r=>r&&`⁨${r}⁩`,ut=r=>r.replace(/[\u2068\u2069]/g,"");function J(r){return wo(Sn(r).map(
({kind:t,text:e})=>t==="space"?"·".repeat(e.length):t==="newline"?"↵":t==="tab"?"⇥":t==="control"?En(e):e).join(""))}var ko=(r,t)=>r.replace(/\{(\w+)\}/g,(e,s)=>t&&
s in t?String(t[s]):e);function Lt(r){return(t,e)=>{let s=t.split(".").reduce((n,i)=>n?.[i],r);return typeof s=="string"?ko(s,e):t}}var C=(...r)=>r.filter(Boolean).
join(" ").replace(/([。！？]) /g,"$1"),Ot="–",kt=r=>(t,e)=>t==null||!Number.isFinite(t)?Ot:r(t,e);function yo(r){let[t,e]=r.toExponential(1).split("e");return`${t}\
×10${[...e].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var _t=kt((r,t=3)=>{if(r===0||r===1)return String(r);if(r<1e-6)return yo(
r);let e=r.toPrecision(r<.001?Math.min(t,2):t),s=e.includes("e")?r.toFixed(7):e;return/^1(\.0*)?$/.test(s)?[4,5,6].map(n=>r.toFixed(n)).find(n=>n[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),V=kt((r,t)=>r>0&&r<1e-4?"<0.0001":_t(r,t)),B=kt(r=>r===0||r===1?String(r):r>0&&r<5e-4?"<0.001":r<1&&r>=.9995?">0.9\
99":r.toFixed(3));function nt(r,t){let e=l=>[r,t].map(c=>_t(c,l)),s=r===t?3:[3,4,5,6,7].find(l=>new Set(e(l)).size>1)??8,n=e(s),i=Math.min(r,t)>.9&&n.every(l=>l.
startsWith("0.")),o=Math.max(...n.map(({length:l})=>l))-2;return i?[r,t].map(l=>l.toFixed(o)):n}var O=kt(r=>{let t=r*100;return t>0&&t<.1?"<0.1%":t>=99.95&&t<100?
">99.9%":(t<9.95||t>99&&t<100?t.toFixed(1).replace(/\.0$/,""):t.toFixed(0))+"%"}),D=kt(r=>r.toFixed(r<9.995?2:1)+"×"),L=kt((r,t=2)=>r.toFixed(t)),On=kt(r=>r<99.5?
r.toFixed(1):r.toFixed(0)),it=kt(r=>r.toLocaleString("en")),Tn=kt(r=>{let[t,e]=r>=9995e5?["B",1e9]:r>=999500?["M",1e6]:["k",1e3];return`${(r/e).toPrecision(r/e<
10?2:3)} ${t}`}),I=kt(r=>r===0?"0 s":r<.001?(r*1e3).toFixed(2)+" ms":r<.1?(r*1e3).toFixed(1)+" ms":r<1?(r*1e3).toFixed(0)+" ms":r.toFixed(2)+" s");var zo="http://www.w3.org/2000/svg",Or=r=>r.split(/\u2068([^\u2069]*)\u2069/).map((t,e)=>e%2?a("bdi",{translate:"no"},t):t);function a(r,t,...e){let s=document.
createElement(r),{on:n={},...i}=t;Object.entries(n).forEach(([o,l])=>s.addEventListener(o,l));for(let[o,l]of Object.entries(i))l===!0?s.setAttribute(o,""):l!==!1&&
l!=null&&s.setAttribute(o,ut(String(l)));return s.append(...e.flatMap(o=>o==null?[]:typeof o=="string"?Or(o):[o])),s}function g(r,t){r.textContent!==ut(t)&&(r instanceof
Element?r.replaceChildren(...Or(t)):r.textContent=ut(t))}function k(r,t,e){e==null?r.removeAttribute(t):r.getAttribute(t)!==ut(String(e))&&r.setAttribute(t,ut(String(
e)))}function Tr(r,t,e,s){let n=e.bottom-t.bottom+4,i=e.top-t.top-48;n>0?r.scrollTop=s*Math.ceil((r.scrollTop+n)/s):i<0&&(r.scrollTop=s*Math.floor((r.scrollTop+
i)/s))}function _(r,t,...e){let s=document.createElementNS(zo,r);return Object.entries(t).forEach(([n,i])=>s.setAttribute(n,ut(String(i)))),s.append(...e.map(n=>typeof n==
"string"?ut(n):n)),s}var we=r=>_("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},_("path",{d:r}));function Z(r,t=!1){return Sn(r).map(({kind:e,
text:s})=>{if(e==="text")return document.createTextNode(s);if(e==="control")return a("span",{class:"sv-control"},En(s));let n=t&&e!=="space";return a("span",{class:`\
sv-${e}${n?" sv-marked":""}`},n?"":s)})}var ne=class{constructor(t){this.probe=a("span",{class:"sv-probe","aria-hidden":"true"}),t.append(this.probe),this.cache=
new Map}get(t){let e=this.cache.get(t);if(e!==void 0)return e;this.probe.style.color=`var(--sv-${t})`;let{color:s}=getComputedStyle(this.probe);return this.cache.
set(t,s),s}refresh(){let t=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==t}},re=getComputedStyle(document.documentElement).getPropertyValue(
"--sv-sans");var Xe="#term-",So=`[data-term], a[href^="${Xe}"]`,Je=12,jn=8;function M(r,t){return a("button",{type:"button",class:"sv-term","data-term":r,"aria-haspopup":"di\
alog"},t)}var Mn=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",t=>this.click(t)),["pointerover","focusin"].forEach(
t=>document.addEventListener(t,e=>this.hint(e)))}teach(t){this.say=Lt(t),this.terms=new Map((t.glossary||[]).map(e=>[e.term,e])),this.showNamed()}showNamed(){let{
hash:t,pathname:e,search:s}=window.location,n=t.startsWith(Xe)&&this.terms.get(t.slice(Xe.length));n&&(window.history.replaceState(window.history.state,"",e+s),
this.show(n,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:t}){let e=t instanceof Element?t.
closest(So):null;if(!(e instanceof HTMLElement)||e.closest("[data-glossary]"))return null;let s=this.terms.get(e.dataset.term??e.getAttribute("href")?.slice(Xe.
length)??"");return s?{opener:e,entry:s}:null}hint(t){let e=this.named(t);e&&!e.opener.parentElement?.closest("[title]")&&k(e.opener,"title",e.entry.definition)}click(t){
let e=this.named(t);if(!e)return;let{opener:s,entry:n}=e;t.preventDefault(),!(this.held===s&&t.detail)&&this.show(n,s)}build(){let{say:t}=this;this.name=a("h2",
{id:"term-name"}),this.close=a("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=a("p",{}),this.formula=
a("p",{class:"sv-formula"}),this.sources=a("p",{class:"sv-note"}),this.see=a("p",{class:"sv-note"});let e=a("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},a("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",t("term.close")),document.body.append(e),e}show(t,e){let s=this.node=this.node??this.build();s.dataset.shows=t.term,
this.fill(t),s.contains(e)||(this.opener=e,s.classList.toggle("sv-standalone",!!e.closest(".sv-standalone")),s.showPopover(),this.place(s,e.getBoundingClientRect())),
s.focus({preventScroll:!0})}fill({name:t,definition:e,formula:s,sources:n,see:i}){let{say:o}=this;g(this.name,t),g(this.definition,e),this.formula.hidden=!s;let l=/\bq\b/.
test(s)?[a("span",{class:"sv-symbols"},o("term.symbols"))]:[];this.formula.replaceChildren(a("span",{class:"sv-spoken"},`${o("term.formula")} `),s,...l);let c=({
name:d,url:p})=>a("a",{href:p,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,o("term.source"),n.map(c)),this.list(this.see,o("term.see"),i.flatMap(
d=>{let p=this.terms.get(d);return p?[M(d,p.name)]:[]}))}list(t,e,s){t.hidden=!s.length,t.replaceChildren(`${e} `,...s.flatMap((n,i)=>i?[this.say("comma"),n]:[n]))}place(t,{
left:e,top:s,bottom:n}){let{offsetWidth:i,offsetHeight:o}=t,{clientWidth:l,clientHeight:c}=document.documentElement,d=n+jn+o+Je<=c||s<c-n,p=Math.max(Je,Math.min(
e,l-i-Je)),h=d?n+jn:Math.max(Je,s-jn-o);Object.assign(t.style,{left:`${p+window.scrollX}px`,top:`${h+window.scrollY}px`})}},jr=new Mn;var R=({settings:r})=>(r.tree??"chain")!=="chain",W=({drafts:r})=>r.some(({parent:t})=>t!=null),ot=(r,t)=>r[t].parent??t-1,ke=(r,t)=>t<0?[]:[...ke(r,ot(r,t)),t];
function at(r){let t=[];return r.forEach((e,s)=>{let n=ot(r,s);t.push(n<0?0:t[n]+1)}),t}var Ut=r=>r.flatMap(({verdict:t},e)=>t==="accepted"?[e]:[]);function Mr(r){
let t=at(r);return r.flatMap(({verdict:s},n)=>s==="untested"?[]:[n]).sort((s,n)=>t[s]-t[n]||s-n)}function $r({drafts:r}){let t=Ut(r);if(!W({drafts:r}))return t.
length;let e=t.at(-1)??-1;return r.flatMap(({parent:n},i)=>n===e?[i]:[]).at(-1)??r.length}function Ar(r){let t=r.map(()=>0),e=0,s=n=>{n>=0&&(t[n]=e),r.flatMap((o,l)=>o===
n?[l]:[]).forEach((o,l)=>{l&&(e+=1),s(o)})};return s(-1),{rows:t,count:e+1}}var ye=(r,t)=>({name:r,index:t}),Eo=["medusa","dflash","lookup"],Lr=({drafts:r},{settings:t})=>Eo.includes(r[0]?.source??t.drafter)&&!W({drafts:r});function Rt({
drafts:r,final:t,together:e}){let s=Mr(r),n=r.filter(i=>i.verdict==="accepted").length;return[..._r({drafts:r,together:e}).map(i=>ye("draft",i)),ye("verify",0),
...s.map(i=>ye("test",i)),...n<r.length?[ye("discard",n)]:[],...t?[ye("final",r.length)]:[]]}var $n=({drafts:r,together:t})=>_r({drafts:r,together:t}).length+r.
length+(r.length?3:2);function _r({drafts:r,together:t}){if(t)return r.length?[0]:[];let e=at(r);return r.flatMap((s,n)=>e.indexOf(e[n])===n?[n]:[])}var ze=({drafts:r,
final:t})=>t&&(r.length?t.kind:"plain");function Oo(r,{name:t,index:e},s){let{drafts:n}=s;if(t==="verify")return r.map((o,l)=>l<n.length?"lit":o);if(t==="discar\
d")return r.map(o=>o==="lit"?"untested":o);if(t==="draft"&&s.together)return r.map((o,l)=>l<n.length?"guessed":o);if(t==="draft"&&W(s)){let o=at(n);return r.map(
(l,c)=>c<n.length&&o[c]===o[e]?"guessed":l)}let i=t==="draft"?"guessed":t==="test"?n[e].verdict:ze(s);return r.map((o,l)=>l===e&&i?i:o)}function Rr(r,t){let e=Rt(
r).slice(0,t),s=r.drafts.length+(r.final?1:0);return{phase:e[e.length-1],looks:e.reduce((n,i)=>Oo(n,i,r),Array(s).fill("absent")),verified:e.some(n=>n.name==="v\
erify"),fallen:e.some(n=>n.name==="discard")}}function An(r,{round:t,phase:e}){return t>=r.length?{round:r.length,phase:0}:e+1>=Rt(r[t]).length?{round:t+1,phase:0}:
{round:t,phase:e+1}}function qr(r,{round:t,phase:e}){return e>0?{round:t,phase:e-1}:t>0?{round:t-1,phase:Rt(r[t-1]).length-1}:{round:0,phase:0}}function Se(r,{round:t,
phase:e=0}){if(t<0)return{round:0,phase:0};if(t>=r.length)return{round:r.length,phase:0};let s=Rt(r[t]).length;return e>=s?{round:t+1,phase:0}:{round:t,phase:Math.
max(0,e)}}var Ee=["token","block","match","typical","top-k","threshold"],To=["typical","top-k","threshold"],$=({settings:r})=>r.rule??"token",G=r=>To.includes(r),Q=r=>r?.
target==null||!r.draft?null:Math.min(1,r.target/r.draft),X=r=>r?.chance??Q(r),Vt=(r,t)=>G(t)&&[0,1].includes(X(r)??-1);function ie(r){if(r.draw==null)return"kep\
t";let t=r.draw;return t<(X(r)??1)?"passed":t<(Q(r)??1)?"kept":"rescued"}function Nr(r,t){let{target:e,draft:s,weight:n}=r[t];if(e==null||!s||n==null)return null;
let i=Math.min(1,n*e/s),o=t===r.length-1,l=o?i:r[t+1].excess;return l==null||l+1-i<=0?null:{weight:i,excess:l,last:o}}var oe=r=>r.findLastIndex(t=>t.verdict==="\
accepted"),Ft=(r,t)=>r==="untested"&&$(t)==="block"&&!R(t)?"dropped":r,Cr=({rule:r="token"})=>r==="token"?null:r;function Ir(r,t){let{token:e,target:s,weight:n,
excess:i}=r;return t==="match"?{weight:1,taken:o=>o===e?1:0,mass:s==null?null:1-s}:{weight:n??1,taken:(o,l)=>l,mass:i??null}}var qt=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Ze=class{constructor(t,e){this.state=t,this.changed=e}set(t){this.state=Object.freeze({...this.state,...t}),this.changed(t)}},rt=({run:r,moment:t})=>r?r.length-
t.round:0,Tt=({live:r,run:t,mode:e})=>r&&t!==null&&!t.over&&(e==="running"||e==="paused");function Qe({run:r,predicting:t,moment:e}){return r&&r.over&&!t?r.length:
e.round}function jt({run:r,moment:{round:t,phase:e}}){return r&&e?Rr(r.rounds[t],e):null}function Dt(r,t){let{run:e,moment:s}=r;if(!t||!e||t.round>s.round||t.round<
0)return null;let n=e.at(t);if(!n||t.round<s.round)return n;let i=jt(r)?.looks[t.index]??"absent";return i==="absent"?null:{...n,kind:i,open:!0}}var Nt=(r,t)=>r===
t||!!(r&&t&&r.round===t.round&&r.index===t.index);function Oe(r){return Dt(r,r.pinned)?{at:r.pinned,how:"pinned"}:Dt(r,r.hovered)?{at:r.hovered,how:"preview"}:jo(
r)||Lo(r)}function Hr(r){let{run:t,moment:e,pinned:s,following:n,playing:i,status:o,recorded:l,speed:c,pace:d,tint:p,presenting:h,view:u,opening:v,rested:m}=r;return{
...e,rounds:t?t.length:0,selected:Oe(r).at,pinned:s,following:n,playing:i,state:o,recorded:l,speed:c,pace:d,tint:p,presenter:h,view:u,opening:v,rested:m}}function jo(r){
let{run:t,moment:e,entered:s}=r,n=jt(r);if(n)return{at:{round:e.round,index:n.phase.index},how:"now"};if(!t||s!=="step"||!e.round)return null;let i=e.round-1;return{
at:{round:i,index:Br(t,i)},how:"now"}}var Br=(r,t)=>Math.max(0,r.rows[t].slots.findLastIndex(({kind:e})=>e!=="untested")),Mo=16,Pr=[.25,.75],$o=({drafts:r})=>r.
findIndex(t=>t.verdict==="accepted"&&ie(t)==="rescued"),Ao=({drafts:r})=>r.findIndex(t=>t.verdict==="accepted"&&t.draw!=null&&t.draw>=(Q(t)??1)),Te=(r,t)=>t==="\
block"?$o(r):G(t)?Ao(r):-1,Ln=({drafts:r,final:t})=>t?.kind==="correction"&&r.some(({verdict:e})=>e==="accepted");function ts(r){let t=({verdict:o,target:l,draft:c})=>o===
"rejected"&&l!==null&&c!==null&&l>=Pr[0]*c&&l<=Pr[1]*c,e=r.rounds.findIndex(o=>Te(o,$(r.trace))>=0);if(e>=0)return e;let s=o=>r.folds.at(o).emitted>=Mo,n=r.rounds.
flatMap((o,l)=>Ln(o)?[l]:[]),i=o=>r.rounds[o].drafts.some(t);return n.find(o=>i(o)&&s(o))??n.find(s)??n.find(i)??n[0]??null}function _n({rounds:r,trace:t}){let e=({
drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=r.at(-1);if(!s||s.drafts.length>=t.settings.gamma||e(s))return null;let n=({drafts:l})=>l.length>s.drafts.length,
i=r.findLastIndex(l=>n(l)&&e(l)),o=i>=0?i:r.findLastIndex(n);return o>=0?o:null}var Ur=({run:r,moment:t,following:e,mode:s,predicting:n})=>r&&e&&s==="running"&&
!n&&t.round===r.length?_n(r):null,Wt=({moment:{round:r,phase:t},rested:e})=>e??(t?r:r-1);function Lo(r){let t=Wt(r),{run:e}=r;if(!e||!e.rounds[t])return{at:null,
how:"newest"};let s=Te(e.rounds[t],$(e.trace));if(s>=0)return{at:{round:t,index:s},how:"special"};let n=e.rounds[t].drafts.findIndex(({verdict:i})=>i==="rejecte\
d");return n>=0?{at:{round:t,index:n},how:"rejected"}:{at:{round:t,index:Br(e,t)},how:"newest"}}var _o=["token","top-k","threshold"],vt=(r,t)=>t&&r!==void 0?r/t:null;function Ro({drafts:r,positions:t=[]}){let e=r.map((n,i)=>({...n,overlap:t[i]?.overlap??null}));
return W({drafts:r})?t.length?[...new Set(e.filter(({verdict:n})=>n!=="untested").map(({parent:n})=>n))].flatMap(n=>qo(e.filter(({parent:i})=>i===n))):[]:e.slice(
0,r.filter(({verdict:i})=>i!=="untested").length).flatMap(({overlap:i})=>i===null?[]:[i])}function qo(r){let[t,e]=[0,1];for(let s of r){let n=Q(s);if(s.overlap===
null||n===null)return[];t+=e*s.overlap,e*=1-n}return[t]}function No(r,t){if(_o.includes(t))return!1;let e=new Map(r.map(n=>[n.parent,n]));return r.filter(n=>n.parent!=
null&&n!==e.get(n.parent)).some(n=>t==="typical"||n.draft!==1)}var Co=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function Io(r){let t=r.drafts.filter(e=>e.verdict==="accepted").map(e=>e.token);return r.final?[...t,r.final.
token]:t}function Po(r,t,e){let s=l=>t.drafts.filter(c=>c.verdict===l).length,n=s("accepted"),i=s("rejected"),o=Ro(t);return{rounds:r.rounds+1,drafted:r.drafted+
t.drafts.length,accepted:r.accepted+n,rejected:r.rejected+i,corrected:r.corrected+(t.final?.kind==="correction"?1:0),untested:r.untested+t.drafts.length-n-i,emitted:r.
emitted+n+(t.final?1:0),draft:r.draft+t.times.draft,verify:r.verify+t.times.verify,accept:r.accept+t.times.accept,overlap:r.overlap+o.reduce((l,c)=>l+c,0),overlaps:r.
overlaps+o.length,otherwise:r.otherwise+(No(t.drafts,e)?1:0)}}var Gt=r=>r.draft+r.verify+r.accept;function es(r,t){return Float64Array.from(r).sort()[Math.ceil(
t*r.length/100)-1]}var Rn=r=>r.length?{p50:es(r,50),p95:es(r,95)}:null,Ho=12,Bo=.25,Uo=1+1e-9;function Vo(r){if(r.length<Ho)return null;let t=r.slice(1).map((e,s)=>Math.
abs(e-r[s]));return vt(es(t,75),es(r,50))}var ss=class{constructor(t){this.temperature=t.temperature,this.rule=$({settings:t}),this.sums=[Co],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(t){this.sums.push(Po(this.sums[this.sums.length-1],t,this.rule)),this.output.push(...Io(
t)),this.bursts.push(Gt(t.times)),this.match()}pushPlain(t,e){this.plain.tokens.push(t),this.plain.seconds.push(e),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+e),this.match()}match(){let t=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<t&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(t){return this.sums[Math.min(t,this.sums.length-1)]}accepted(t){return this.sums[t+1].accepted-this.sums[t].accepted}compared(t){
let e=Math.min(t,this.sums.length-1);for(;e>0&&this.sums[e].emitted>this.plain.tokens.length;)e-=1;return e}speedup(t){let e=this.sums[this.compared(t)];return vt(
this.plain.until[e.emitted],Gt(e))}impossible(t){let e=this.sums[this.compared(t)],s=this.speedup(t);return e.drafted>0&&s!==null&&s>Uo*(e.emitted/e.rounds)}measured(t){
return this.impossible(t)?null:this.speedup(t)}cost(t){let e=this.sums[this.compared(t)];return e.emitted?{draft:e.draft/e.emitted,verify:e.verify/e.emitted,accept:e.
accept/e.emitted,plain:this.plain.until[e.emitted]/e.emitted}:null}gaps(t){let e=this.bursts.slice(0,t),s=n=>this.sums[n+1].emitted-this.sums[n].emitted;return{
plain:Rn(this.plain.seconds.slice(0,this.at(t).emitted)),speculative:Rn(e.flatMap((n,i)=>[n,...Array(s(i)-1).fill(0)])),bursts:Rn(e)}}disturbance(t){if(this.impossible(
t))return{jitter:null};let e=Vo(this.plain.seconds.slice(0,this.at(t).emitted));return e!==null&&e>Bo?{jitter:e}:null}agreement(t){let e=Math.min(this.at(t).emitted,
this.plain.tokens.length);return this.temperature>0||!e?null:{compared:e,first_difference:this.matched<e?this.matched:null}}summary(t=this.sums.length-1){let e=this.
at(t),s=this.agreement(t),n=Math.min(this.plain.tokens.length,e.emitted);return{rounds:e.rounds,drafted:e.drafted,accepted:e.accepted,rejected:e.rejected,untested:e.
untested,emitted:e.emitted,acceptance_rate:vt(e.accepted,e.accepted+e.corrected),draft_efficiency:vt(e.accepted,e.drafted),mean_acceptance_length:vt(e.emitted,e.
rounds),mean_overlap:e.otherwise?null:vt(e.overlap,e.overlaps),tokens_per_second:vt(e.emitted,Gt(e)),plain_tokens_per_second:vt(n,this.plain.until[n]),speedup:this.
measured(t),agrees_with_plain:s&&s.first_difference===null}}};var Fo=Object.freeze({tokens:[],seconds:[]}),Do=/^<\|?\w+\|?>$/,Wo=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Ct=class{constructor(t){this.trace={...t,
rounds:[],plain:{tokens:[],seconds:[]},pieces:{}},this.folds=new ss(t.settings),this.rounds=[],this.rows=[],this.width=t.settings.gamma,Object.assign(this.trace.
pieces,t.pieces),this.promptText="",this.pending=gt;for(let e of this.promptTokens()){let{text:s,pending:n}=bt(this.pending,this.piece(e));this.promptText+=s,this.
pending=n}this.append({from:0,rounds:t.rounds,plain:t.plain,plain_from:0})}piece(t){return this.trace.pieces[t]}promptTokens(){let{prompt:t}=this.trace,e=this.piece(
t[0]);return typeof e=="string"&&Do.test(e)?t.slice(1):t}get length(){return this.rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{
output:t,plain:e}=this.folds,s=this.trace.ending==="end of text"?t.at(-1):null;return e.tokens.findIndex(n=>n===s||Wo.test(String(this.piece(n))))}append({from:t=this.
length,rounds:e=[],plain:s=Fo,plain_from:n=this.trace.plain.tokens.length,pieces:i,...o}){let{trace:l}=this,c=l.plain;if(t>this.length||s.tokens.length&&n>c.tokens.
length)return!1;Object.assign(l.pieces,i),e.slice(this.length-t).forEach(d=>this.push(d));for(let d=c.tokens.length-n;d<s.tokens.length;d+=1)c.tokens.push(s.tokens[d]),
c.seconds.push(s.seconds[d]),this.folds.pushPlain(s.tokens[d],s.seconds[d]);return l.prefill=o.prefill??l.prefill,l.captured=o.captured??l.captured,this.over||(l.
ending=o.ending??l.ending),!0}push(t){this.trace.rounds.push(t),this.rounds.push(Lr(t,this.trace)?{...t,together:!0}:t),this.folds.push(t),this.rows.push(this.row(
t)),this.width=Math.max(this.width,t.drafts.length)}row(t){let e=this.pending,s=[];t.drafts.forEach((o,l)=>{let c=ot(t.drafts,l),d=this.slot(o.token,o.verdict,c<
0?e:s[c].pending);o.verdict==="accepted"&&(this.pending=d.pending),s.push(d)});let n=ze(t),i=t.final&&n&&this.slot(t.final.token,n,this.pending);return i&&(this.
pending=i.pending),{slots:i?[...s,i]:s,final:i}}slot(t,e,s){let n=this.piece(t),{text:i,took:o,pending:l}=bt(s,n),c=i===""&&l.bytes.length>0;return{token:t,kind:e,
piece:n,text:i,took:o,part:c,pending:l}}alone(t){let e=this.piece(t);return typeof e=="string"?e:bt(gt,e).text}at({round:t,index:e}){let s=this.rows[t],n=s&&s.slots[e];
if(!n)return null;let i=this.rounds[t],o=i.drafts.filter(d=>d.verdict==="accepted").length,l=e<i.drafts.length,c=l?e:$r(i);return{...n,number:t,index:e,round:i,
accepted:o,judgedAt:c,draft:l?i.drafts[e]:null,judged:i.drafts[c]||null,position:(i.positions||[])[c]||null}}},ns=["accepted","correction","bonus","plain"],Mt=r=>ns.
includes(r);var rs=({trace:r})=>r.settings.gamma>0&&!R(r),Nn=({round:r,index:t})=>`${r}.${t}`;function Cn({run:r,predicting:t,answers:e},{round:s,phase:n}){if(!t||!r||s>=r.
length)return null;let i=Rt(r.rounds[s])[n],o={round:s,index:i.index};return i.name==="test"&&!(Nn(o)in e)?o:null}function Me(r){let t=jt(r)?.phase;if(!t||t.name!==
"test")return null;let e=Nn({round:r.moment.round,index:t.index});return e in r.answers?e:null}var $e=r=>r.predicting&&r.looking!==null&&r.looking===Me(r),yt=r=>$e(
r)?null:Cn(r,r.moment);function Vr({run:r,answers:t},e,s){if(!r)return{};let n=r.rounds[e.round].drafts[e.index],i=$(r.trace)==="block"?null:X(n),o=Nn(e);return{
answers:{...t,[o]:{said:s,kept:n.verdict==="accepted",threshold:i}},looking:o}}function Ae({predicting:r,informed:t,run:e}){return r&&(!t||e?.trace.settings.temperature===
0)}var Fr=(r,t)=>Ae(r)&&t?.kind==="lit",qn=r=>r.length?r.reduce((t,e)=>t+e,0)/r.length:null,je=(r,t)=>(r-(t?1:0))**2;function Dr(r){let t=r.flatMap(({said:n,kept:i,
threshold:o})=>n===null?[]:[{chance:n,kept:i,threshold:o}]),e=t.filter(({chance:n})=>n!==.5),s=t.flatMap(({threshold:n,kept:i})=>n===null?[]:[{threshold:n,kept:i}]);
return{n:t.length,decided:e.length,right:e.filter(({chance:n,kept:i})=>n>.5===i).length,brier:qn(t.map(({chance:n,kept:i})=>je(n,i))),known:s.length,truth:qn(s.
map(({threshold:n,kept:i})=>je(n,i))),best:qn(s.map(({threshold:n})=>n*(1-n)))}}function Wr(r,t,e){if(r.brier===null)return[e("predict.lesson.none")];let s={...r,
brier:L(r.brier),truth:L(r.truth),best:L(r.best)},n=!t&&r.truth!==null&&r.known===r.n&&r.brier<r.truth,i=r.brier<.25?"good":r.brier>.25?"bad":"even";return[C(r.
decided>0&&e("predict.lesson.you",s),e("predict.lesson.brier",s)),e("predict.lesson.half")+" "+e(`predict.lesson.${n?"lucky":i}`),...t?[e("predict.lesson.greedy")]:
r.known?[e("predict.lesson.truth",{...s,n:r.known})]:[]]}var Le=["gamma","temperature","drafter","rule","tree"];function is(r,t){return t==="rule"?$(r):t==="tree"?r.settings.tree??"chain":r.settings[t]}function _e(r){
let{gamma:t,budget:e=t}=r.settings;return R(r)&&t>0?e:t}function os(r,t,e,s){return t==="drafter"?xt(r,String(e),s):t==="rule"?r(`rules.name.${e}`):t==="tree"?r(
`tree.name.${e}`):String(e)}function xt(r,t,e){let s=`drafter_of.${e}.${t}`,n=r(s);return n===s?r(`drafter.${t}`):n}function $t(r,t,e){let s=t.map(([i,o],l)=>a("button",{type:"button",class:"sv-toggle","data-choice":i,"aria-pressed":String(l===0),on:{click:()=>{n(i),e(i)}}},o)),
n=i=>s.forEach(o=>{let l=String(o.dataset.choice===i);o.getAttribute("aria-pressed")!==l&&o.setAttribute("aria-pressed",l)});return{node:a("div",{class:"sv-togg\
les",role:"group","aria-label":r},...s),set:n}}function Gr(r,t,e){let s=a("select",{on:{change:()=>e(s.value)}},...t.map(([n,i])=>a("option",{value:n},i)));return{
node:a("label",{class:"sv-choice"},r,s),select:s}}function ae(r,t,e){let s=a("tbody",{}),n=[],i=()=>{o.open&&s.replaceChildren(...n.map(l=>a("tr",{},...l.map(c=>a(
"td",{},String(c))))))},o=a("details",{class:"sv-table",on:{toggle:i}},a("summary",{},r("chart.table")),a("div",{class:"sv-table-scroll",tabindex:0,role:"region",
"aria-label":t},a("table",{},a("thead",{},a("tr",{},...e.map(l=>a("th",{scope:"col"},l)))),s)));return{node:o,show:l=>{n=l,i()}}}var as=[.2,.4,.6,.8],Kr=[.1,.5,1,2],le={overlap:{term:"overlap",limits:as,most:"1",of:({position:r})=>r?.overlap??null},acceptance:{term:"accept_test",limits:as,
most:"1",of:({draft:r})=>X(r??void 0)},target_entropy:{term:"entropy",limits:Kr,most:"",of:({position:r})=>r?.target_entropy??null},draft_entropy:{term:"entropy",
limits:Kr,most:"",of:({position:r})=>r?.draft_entropy??null}};function Re(r,t){let e=t&&r in le?le[r].of(t):null;return e==null?null:le[r].limits.filter(s=>e>=s).
length}var ls=class{constructor(t,e){this.say=t;let{node:s,select:n}=Gr(t("tint.label"),["verdict",...Object.keys(le)].map(o=>[o,t(`tint.${o}.name`)]),e);this.select=
n,this.ends=as.map(()=>a("span",{class:"sv-tint-limit"})),this.most=a("span",{class:"sv-tint-limit"});let i=o=>a("span",{class:"sv-tint-swatch","data-tint":o});
this.scale=a("span",{class:"sv-tint-scale",role:"img"},a("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((o,l)=>[i(l),o]),i(as.length),this.most),this.
means=M("overlap",""),this.legend=a("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=a("div",{class:"sv-tint"},s)}has(t){return t==="ve\
rdict"||Object.hasOwn(le,t)}show(t){this.select.value=t;let e=le[t];if(this.legend.hidden=!e,!e)return;let s=n=>String(n).replace(/^0\./,".");this.ends.forEach(
(n,i)=>g(n,s(e.limits[i]))),g(this.most,e.most),g(this.means,this.say(`tint.${t}.means`)),this.means.dataset.term=e.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:e.limits.join(this.say("comma"))}))}};var Yr=480,Go=5;function zt(r,t){if(r.part)return t("token.part",{hex:wt(r.piece)});let e=J(r.text)||t("token.empty");return r.took>1?t("token.took",{token:e,n:r.
took}):e}function Pn({rounds:r,trace:t},e,s,n){let{drafts:i}=r[e],o=i.length;if(s>=o)return n("token.final");let l=n("token.guess",{n:s+1,of:o}),{source:c}=i[s];
return c?n("token.from",{slot:l,drafter:xt(n,c,t.models.pair)}):l}function Kt(r,t,e,s,n){let i=r.rows[t].slots[e];return s("token.aria",{token:zt(i,s),kind:s(`k\
ind.${Ft(n||i.kind,r.trace)}`),round:t+1,slot:Pn(r,t,e,s)})}function It(r,t,e=!1){return t.part?r.dataset.part="":t.text===""&&(r.dataset.empty=""),t.took>1&&(r.
dataset.took=String(t.took)),r.append(...Z(t.text,e)),r}var Ko=/^ \S{1,24}$/;function In({text:r},t){return Ko.test(r)?(t.classList.add("sv-word"),[a("wbr",{}),
t]):[t]}var Yo=["rejected","untested"],cs=class{rows;now;written;discarded;run;shown;constructor({say:t,set:e}){this.say=t,this.prompt=a("span",{class:"sv-promp\
t"}),this.more=a("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=a("span",{class:"sv-\
list",role:"listbox","aria-label":t("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=a("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=a("div",{class:"sv-stream-scroll"},this.text),this.ghosts=a("input",{type:"checkbox",on:{change:()=>e({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new ls(t,s=>e({tint:s})),this.node=a("section",{class:"sv-section sv-stream"},a("div",{class:"sv-section-head"},a("h2",{},M("token",t(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=a("label",{class:"sv-check"},this.ghosts,t("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let t=e=>{let s=M(e,this.say(`legend.${e}`));return s.dataset.short=this.
say(`kind.${e}`),a("li",{},a("span",{class:"sv-swatch","data-kind":e}),s)};return this.discarded=Yo.map(t),this.discarded.forEach(e=>{e.hidden=!0}),this.written=
ns.map(t),a("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:t,trace:{settings:{gamma:e,drafter:s}}}){let i={plain:e===0||s.startsWith(
"lookup")||t.some(({drafts:o})=>!o.length),other:e>0};this.written.forEach((o,l)=>{o.hidden=!i[ns[l]==="plain"?"plain":"other"]})}load(t){this.run=t,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=R(t.trace),this.shown=
0,this.grow()}dress({ghosts:t,tint:e}){t!==this.ghosted&&this.redraw(t),e!==this.quantity&&this.paintTint(e)}redraw(t){this.ghosted=this.ghosts.checked=t,this.discarded.
forEach(s=>{s.hidden=!t});let{shown:e}=this;this.load(this.run),this.show(e)}paintPrompt(t){let e=this.run.promptText,s=!t&&e.length>Yr;g(this.prompt,s?"…"+e.
slice(-Yr):e),this.more.hidden=!s,g(this.more,this.say("stream.more",{n:e.length}))}grow(){let t=document.createDocumentFragment();for(let e=this.rows.length;e<
this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}this.list.append(t),this.nameKinds(this.run)}row(t){let e=a("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[t].slots.forEach((s,n)=>{Mt(s.kind)?e.append(...In(s,this.option(s,t,n))):this.ghosted&&!R(this.run.trace)&&e.append(...In(
s,this.ghost(s,t,n)))}),e}option(t,e,s){let n=a("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":t.kind,"data-at":`${e}.${s}`,
style:`--i:${s}`,"aria-label":Kt(this.run,e,s,this.say),"data-tint":Re(this.quantity,this.run.at({round:e,index:s}))});return It(n,t)}ghost(t,e,s){let n=a("span",
{class:"sv-token","data-kind":t.kind,"data-at":`${e}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return It(n,t,!0)}paintTint(t){this.quantity=t,this.tint.show(
t),this.node.dataset.tinted=String(t!=="verdict"),this.options(this.rows.length).forEach(e=>{let[s,n]=(e.dataset.at??"").split(".").map(Number);k(e,"data-tint",
Re(t,this.run.at({round:s,index:n})))})}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let n=e;n<s;n+=1)this.rows[n].classList.toggle("sv-\
ahead",n>=t);this.shown=t,k(this.scroller,"tabindex",t?null:0)}showNow(t){let e=this.shown;if(this.now&&(!t||this.now.number!==e)&&(this.now.node.remove(),this.
now=null),!t)return;this.now||(this.now=this.begin(e)),this.now.node.classList.toggle("sv-fallen",t.fallen);let s=W(this.run.rounds[e]);this.now.tokens.forEach(
(n,i)=>{let o=t.looks[i];n.hidden=o==="absent"||s&&!Mt(o),k(n,"data-kind",o)})}begin(t){let e=this.run.rows[t].slots.map((i,o)=>this.ghost(i,t,o)),s=this.run.rows[t].
slots.flatMap((i,o)=>In(i,e[o])),n=a("span",{class:"sv-now","aria-hidden":"true"},...s);return this.list.insertBefore(n,this.rows[t]),{number:t,node:n,tokens:e}}options(t){
return this.rows.slice(0,t).flatMap(e=>[...e.querySelectorAll("[role=option]")])}find(t){let e=t&&this.rows[t.round];return!e||t.round>=this.shown?null:e.querySelector(
`[role=option][data-at="${t.round}.${t.index}"]`)||e.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let t=this.measure();this.crop(t);let{x:e,y:s,width:n,height:i}=t.box,o=new DOMRect(e,s,n,i-t.covered);
Tr(this.scroller,o,t.head,t.line)}measure(){let[t,e,s]=[this.scroller,this.text,this.head].map(i=>i.getBoundingClientRect()),n=this.tint.legend.offsetHeight;return{
box:t,text:e,head:s,covered:n,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:t,text:e,head:s,line:n}){if(!t.width)return;let{maxHeight:i}=this.
text.style,o=this.shown===this.rows.length&&!this.now;(o||!i)&&(this.scroller.style.minHeight=o?"":`${t.height}px`),this.text.style.maxHeight=o?"":`${Math.ceil(
s.bottom-e.top)+n+Go}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Jr=["draft","verify","accept"],Jo={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},ds=36,Xo=20,Zo=5;function qe(r,t){let e=(s,n)=>a(
"li",{},a("span",{class:"sv-swatch","data-part":s}),M(Jo[s],n));return a("ul",{class:"sv-legend"},...Jr.map(s=>e(s,r(`part_key.${s}`))),...t?[e("plain",t)]:[])}
var hs=class{rows;run;width;shown;now;spans;timed;height;constructor(t){this.say=t,this.head=a("div",{class:"sv-row sv-row-head",role:"row"}),this.body=a("div",
{class:"sv-rows",role:"rowgroup"}),this.grid=a("div",{class:"sv-grid",role:"grid","aria-label":t("rounds.label")},a("div",{role:"rowgroup",class:"sv-grid-head"},
this.head),this.body),this.scroller=a("div",{class:"sv-rounds-scroll"},this.grid),this.detail=a("p",{class:"sv-note sv-round-detail"},t("rounds.detail")),["poin\
terover","focusin"].forEach(e=>this.body.addEventListener(e,s=>this.showTime(s))),this.note=a("p",{class:"sv-note"},t("rounds.note")),this.node=a("section",{class:"\
sv-section sv-rounds"},a("div",{class:"sv-section-head"},a("h2",{},M("round",t("rounds.heading"))),a("ul",{class:"sv-legend"},...["accepted","rejected","unteste\
d","correction","bonus"].map(e=>a("li",{},a("span",{class:"sv-mark","data-kind":e}),M(e,t(`kind.${e}`)))))),this.note,this.scroller,this.detail,a("div",{class:"\
sv-foot"},a("ul",{class:"sv-legend"},a("li",{},a("span",{class:"sv-swatch","data-part":"overlap"}),M("overlap",t("rounds.overlap_key")))),qe(t,t("rounds.plain_k\
ey")))),this.rows=[],this.concealed=!1}load(t){this.run=t,this.rows=[],this.width=null,this.shown=0,this.now=null,this.spans=[],g(this.note,this.say(R(t.trace)?
"tree.rounds":"rounds.note")),g(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.body.replaceChildren(),this.grow()}grow(){
this.fitColumns();let t=document.createDocumentFragment();for(let e=this.rows.length;e<this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}for(this.
grid.classList.toggle("sv-many",this.rows.length>Xo),this.body.append(t),this.body.style.height=`${this.rows.length*ds}px`;this.timed<this.rows.length&&this.compare(
this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),
this.grid.classList.toggle("sv-dense",this.width>Zo);let t=(e,s="")=>a("div",{role:"columnheader",class:s},e);this.head.replaceChildren(t("#","sv-number"),...Array.
from({length:this.width},(e,s)=>t(this.say("rounds.guess",{n:s+1}))),t(this.say("rounds.final"),"sv-final"),t(this.say("rounds.time"),"sv-time"))}row(t){let{drafts:e,
positions:s=[]}=this.run.rounds[t],{slots:n,final:i}=this.run.rows[t],o=a("div",{class:"sv-row sv-ahead",role:"row","data-round":t},a("div",{class:"sv-number",role:"\
rowheader","aria-label":this.say("rounds.row",{round:t+1})},String(t+1)));return n.forEach((l,c)=>{let d=c<e.length&&s[c]?s[c].overlap:null,p=this.cell(l,t,c,d);
l===i&&p.classList.add("sv-final"),o.append(p)}),o.append(this.time(this.run.rounds[t].times)),o}cell(t,e,s,n){let i=It(a("span",{class:"sv-cell-text",translate:"\
no"}),t,!0);return a("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":t.kind,"data-at":`${e}.${s}`,"aria-label":this.label(e,s,n),style:`--i:${s}`+
(n==null?"":`;--overlap:${n}`)},a("span",{class:"sv-mark","data-kind":t.kind,"aria-hidden":"true"}),i)}label(t,e,s,n){let i=Kt(this.run,t,e,this.say,n);return s==
null?i:this.say("token.aria_overlap",{label:i,overlap:V(s,2)})}time(t){let e=t.draft+t.verify+t.accept;this.spans.push(e);let s=this.say("rounds.row_time",{total:I(
e),draft:I(t.draft),verify:I(t.verify),accept:I(t.accept)}),n=a("div",{class:"sv-bar"},...Jr.map(i=>a("span",{"data-part":i,style:`--t:${t[i]}`})));return a("di\
v",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},a("div",{class:"sv-bars-pair"},n),a("span",{class:"sv-ms"},I(e)))}compare(t){let{sums:e,plain:s}=this.
run.folds,n=e[t+1].emitted;if(n>=s.until.length)return!1;let i=s.until[n]-s.until[e[t].emitted],o=this.rows[t].lastElementChild;if(!o)return!1;let l=this.say("r\
ounds.row_plain",{time:o.getAttribute("aria-label"),plain:I(i)});return o.setAttribute("aria-label",l),o.firstElementChild?.append(a("div",{class:"sv-bar sv-bar\
-plain"},a("span",{"data-part":"plain",style:`--t:${i}`}))),this.spans[t]=Math.max(this.spans[t],i),!0}showTime({target:t}){let e=t instanceof Element?t.closest(
".sv-time"):null,s=e?.parentElement;if(!e||!s)return;let n=Number(s.dataset.round)+1;g(this.detail,this.say("rounds.detail_of",{round:n,time:e.getAttribute("ari\
a-label")})),this.detail.classList.remove("sv-hint")}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let n=e;n<s;n+=1)this.rows[n].classList.
toggle("sv-ahead",n>=t);this.shown=t,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,t))||1))}showNow(t){let{now:e,shown:s}=this;
if(e!==null&&(!t||e!==s)&&(this.rows[e].classList.toggle("sv-ahead",e>=s),this.rows[e].classList.remove("sv-row-now"),this.run.rows[e].slots.forEach((i,o)=>this.
dress(e,o,null)),this.now=null),!t)return;this.now=s;let n=this.rows[s];n.classList.remove("sv-ahead"),n.classList.add("sv-row-now"),n.classList.toggle("sv-veri\
fied",t.verified),t.looks.forEach((i,o)=>this.dress(s,o,i))}dress(t,e,s){let n=this.find({round:t,index:e});if(!n)return;let{kind:i}=this.run.rows[t].slots[e],o=s===
"absent",l=e<this.run.rounds[t].drafts.length&&(this.run.rounds[t].positions||[])[e],c=s==="guessed"||s==="lit"&&this.concealed,d=l&&!c?l.overlap:null;k(n,"data\
-kind",s||i),n.firstElementChild&&k(n.firstElementChild,"data-kind",s||i),k(n,"aria-hidden",o?"true":null),n.style.setProperty("--overlap",String(d||0)),o||k(n,
"aria-label",this.label(t,e,d,s||i))}find(t){return(t&&this.rows[t.round]?.querySelector(`[data-at="${t.round}.${t.index}"]`))??null}cells(){let t=this.rows.slice(
0,this.shown+(this.now==null?0:1)),e=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(s).visibility==="visible";return t.map((s,n)=>[...s.querySelectorAll("[\
role=gridcell]")].filter(i=>n<this.shown||e(i)))}followHead(){this.height=this.height||this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:t}=this.scroller,
e=(this.shown+(this.now==null?0:1))*ds;e>t+this.height?this.scroller.scrollTop=e-this.height:e-2*ds<t&&(this.scroller.scrollTop=Math.max(0,e-2*ds))}relayout(){this.
height=null}};var Xr=20,Qo=5,ps=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(t){this.say=t,this.root=a("span",{class:"sv-tree-text","aria-hidden":"true"},
t("tree.text")),this.grid=a("div",{class:"sv-tree-grid",role:"grid","aria-label":t("tree.label")}),this.mask=a("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=a("p",{class:"sv-tree-note"}),this.node=a("div",{class:"sv-tree",hidden:!0},a("div",{class:"sv-tree-scroll"},this.grid),a("div",{class:"sv-mask-side"},a("p",
{class:"sv-mask-name"},M("tree_mask",t("tree.mask"))),this.mask,this.note))}build(t,e){Object.assign(this,{run:t,number:e});let s=t.rounds[e],{drafts:n,final:i}=s,
{slots:o}=t.rows[e],l=at(n),c=n.map((h,u)=>ot(n,u));i&&(l.push(Ut(n).length),c.push(Ut(n).at(-1)??-1));let{rows:d,count:p}=Ar(c);this.leaves=o.map((h,u)=>this.leaf(
h,u,{column:l[u]+2,row:d[u],above:d[c[u]]??0})),this.levels=Array.from({length:Math.max(0,...l)+1},(h,u)=>this.leaves.flatMap(({node:v},m)=>l[m]===u?[v]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(p,this.levels.length)>Qo),this.grid.style.setProperty("--rows",String(p)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:h})=>h),...this.levels.map(h=>a("div",{role:"row",class:"sv-tree-level"},...h))),this.masked=n.map((h,u)=>this.maskRow(u,ke(n,u))),this.mask.style.
setProperty("--nodes",String(n.length)),this.mask.classList.toggle("sv-mask-fine",n.length>20),this.mask.replaceChildren(...this.masked)}leaf(t,e,{column:s,row:n,
above:i}){let o=a("span",{class:"sv-mark","aria-hidden":"true"}),l=It(a("span",{class:"sv-tree-token",translate:"no"}),t,!0),c=a("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${e}`,style:`grid-column:${s};grid-row:${n+1}`},o,l),d=a("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${s};grid-row:${i+1}/${n+2}`});return d.classList.toggle("sv-tree-bend",n>i),{node:c,mark:o,link:d}}maskRow(t,e){let s=[0,...e.map(n=>n+1)];return a(
"div",{class:"sv-mask-row","data-at":`${this.number}.${t}`},...s.map(n=>a("span",{class:"sv-mask-cell","data-column":n,style:`--column:${n}`})))}show(t,e,s,n){(t!==
this.run||e!==this.number||this.leaves.length!==t.rows[e].slots.length)&&this.build(t,e);let{drafts:i}=t.rounds[e];this.leaves.forEach(({node:l,mark:c,link:d},p)=>{
let h=s[p]??"absent";[l,c,d].forEach(u=>k(u,"data-kind",h)),k(l,"aria-hidden",h==="absent"?"true":null),k(l,"aria-label",h==="absent"?null:this.label(t,e,p,h)),
this.masked[p]&&k(this.masked[p],"data-kind",h)});let o=Ut(i).length;g(this.note,n?this.say("tree.sum",{verified:i.length,accepted:o,wasted:i.length-o}):this.say(
"tree.sees"))}label(t,e,s,n){let{say:i}=this,o=Kt(t,e,s,i,n),{drafts:l}=t.rounds[e];if(s>=l.length)return o;let c=ke(l,ot(l,s)).map(d=>zt(t.rows[e].slots[d],i));
return i(c.length?"tree.aria":"tree.aria_first",{label:o,level:c.length+1,line:c.join(" ")})}light(t){let{run:e,number:s}=this,n=e?.rounds[s]?.drafts??[],i=t&&t.
round===s&&t.index<n.length?t.index:-1,o=ke(n,i);this.leaves.forEach(({node:l,link:c},d)=>[l,c].forEach(p=>p.toggleAttribute("data-line",o.includes(d)))),this.root.
toggleAttribute("data-line",i>=0),this.masked.forEach((l,c)=>l.toggleAttribute("data-line",c===i))}find(t){return t&&t.round===this.number&&this.leaves[t.index]?.
node||null}reveal(t){let e=this.grid.parentElement,s=this.leaves[t]?.node;if(!e||!s)return;let n=(c,d,p,h)=>Math.min(0,c-Xr-p)||Math.max(0,d+Xr-h),[i,o,l]=[s,this.
node,e].map(c=>c.getBoundingClientRect());this.node.scrollTop+=n(i.top,i.bottom,o.top,o.bottom),e.scrollLeft+=n(i.left,i.right,l.left,l.right)}rows(){return this.
levels.map(t=>t.filter(e=>e.dataset.kind!=="absent")).filter(t=>t.length)}};var ta=7,ea=12;function Zr(r,t){r.style.setProperty("--sv-characters",String(t?.length||1))}var us=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(t){
this.say=t,this.tree=new ps(t),this.row=a("div",{class:"sv-slots",role:"row"}),this.guesses=M("draft",t("round.guesses")),this.tests=a("li",{hidden:!0},M("accep\
t_test",t("round.tests"))),this.node=a("section",{class:"sv-round","aria-label":t("round.label")},a("ul",{class:"sv-slot-names"},a("li",{},this.guesses),a("li",
{},M("verification",t("round.pass"))),this.tests),a("div",{class:"sv-slots-grid",role:"grid","aria-label":t("round.label")},this.row),this.tree.node)}show(t,e){
let{moment:s}=t,n=jt(t),i=Math.max(0,Wt(t)),o=i in e.rounds&&W(e.rounds[i]);this.node.classList.toggle("sv-round-tree",o),this.tree.node.hidden=!o;let l=e===this.
run&&i===this.number&&(o||this.cells.length>0);o?Object.assign(this,{run:e,number:i,cells:[]}):(!l||this.isUnmeasured||this.row.childElementCount!==this.wide(e,
i)+1)&&this.build(e,i);let c=e.rows[i]?.slots??[],d=n?.looks??c.map(({kind:h})=>s.round?h:"absent");this.node.classList.toggle("sv-round-now",!!n),this.node.classList.
toggle("sv-verified",n?n.verified:s.round>0),o&&this.tree.show(e,i,d,!n&&s.round>0),o&&(s!==this.moment||!l)&&(n?n.phase.name!=="verify"&&n.phase.name!=="discar\
d":s.round)&&this.tree.reveal(Oe(t).at?.index??c.length-1),this.moment=s,this.node.classList.toggle("sv-round-fallen",!!n?.fallen),this.node.dataset.phase=n?.phase.
name??"";let p=!n&&t.entered==="step"?c.length-1:-1;this.cells.forEach(({node:h},u)=>{this.dress(u,d[u]??"absent",Ae(t)),h.toggleAttribute("data-now",n?.phase.index===
u),h.toggleAttribute("data-entered",p===u)}),this.tests.hidden=!this.cells.some(({figures:h})=>h.textContent)}wide(t,e){let s=t.rounds[e]?.drafts.length??0;return R(
t.trace)?s:Math.max(s,Math.min(t.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(t,e){
let s=this.cells.findIndex(({node:p})=>p===document.activeElement);t!==this.run&&this.relayout(),Object.assign(this,{run:t,number:e});let n=t.rows[e]?.slots??[],
i=t.rounds[e]?.drafts.length??-1;this.cells=Array.from({length:i+1},(p,h)=>this.cell(t,n[h],h));let o=R(t.trace)?i:t.width;this.node.classList.toggle("sv-round-\
tight",o>=ta),this.node.classList.toggle("sv-round-tighter",o>=ea);let{models:l,settings:{drafter:c}}=t.trace,d=t.rounds[e]?.drafts[0]?.source??c;this.guesses.dataset.
term=d==="model"?"draft":"drafter",g(this.guesses,c==="model"?this.say("round.guesses"):xt(this.say,d,l.pair)),this.place(this.wide(t,e)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(t,e))),s>=0&&(this.cells[s]??this.cells.at(-1))?.node.focus()}place(t){
let e=this.cells.length-1,s=Array.from({length:t+1},(n,i)=>{let o=i===t?e:i<e?i:-1;return this.cells[o]?.node??a("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",t===0),this.row.replaceChildren(...s)}cell(t,e,s){let{drafts:n,positions:i=[]}=t.rounds[this.number],
o=n[s],l=a("span",{class:"sv-gauge-draw"}),c=a("span",{class:"sv-gauge",hidden:!0},a("span",{class:"sv-gauge-keep"}),l),d=a("span",{class:"sv-slot-says",hidden:!0}),
p=a("span",{class:"sv-mark","aria-hidden":"true"}),h=a("span",{class:"sv-slot-kind"}),u=a("span",{class:"sv-slot-figures"}),v=X(o);if(t.trace.settings.temperature===
0&&o){let y=i[s]?.candidates.find(([,b])=>b===1);g(d,y?J(t.alone(y[0])):""),Zr(d,d.textContent)}else v!==null&&(c.style.setProperty("--keep",String(v)),l.style.
setProperty("--draw",String(o.draw??0)));let f=a("span",{class:"sv-slot-text"});return Zr(f,e?.text),e&&It(f,e,!0),{node:a("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${s}`,style:`--i:${s}`},a("span",{class:"sv-slot-token",translate:"no"},f),a("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},c,d),a("span",{class:"sv-slot-verdict","aria-hidden":"true"},p,h),u),gauge:c,needle:l,says:d,mark:p,kind:h,figures:u}}dress(t,e,s){let{run:n,number:i,say:o}=this,
l=this.cells[t];if(!n||!l)return;let c=n.rounds[i].drafts[t],d=e==="accepted"||e==="rejected",p=!!c&&(d||e==="untested"||e==="lit"&&!s),h=X(c),u=n.trace.settings.
temperature===0;k(l.node,"data-kind",e),k(l.mark,"data-kind",e),k(l.node,"aria-hidden",e==="absent"?"true":null),k(l.node,"aria-label",e==="absent"?null:Kt(n,i,
t,o,e)),l.gauge.hidden=u||!p||h===null,l.says.hidden=!u||!p;let v=d&&!u&&!Vt(c,$(n.trace))?c.draw:null;l.needle.hidden=v==null,g(l.kind,e==="absent"||e==="guess\
ed"||e==="lit"?"":o(`kind.${Ft(e,n.trace)}`)),g(l.figures,v!=null&&h!==null?this.test(c,v,h):"")}test(t,e,s){let n=this.run?.rounds[this.number].drafts??[];if(t.
verdict==="accepted"&&e>=s)return this.say("rules.kept_by",{n:oe(n)+1});let[i,o]=nt(e,s);return this.say(e<s?"round.below":"round.above",{draw:i,threshold:o})}find(t){
return this.tree.node.hidden?t&&t.round===this.number&&this.cells[t.index]?.node||null:this.tree.find(t)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:t})=>t.dataset.kind==="absent"?[]:[t])]:this.tree.rows()}};var Qr=2,ti=16,sa=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",ei=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function na(){return[...document.styleSheets].flatMap(t=>[...t.cssRules]).map(({cssText:t})=>t).filter(t=>/sv-|specviz/.test(t)).join(`
`)}function ra(){try{return[...document.styleSheets].every(({cssRules:r})=>r)}catch{return!1}}function ia(r){let t=r.cloneNode(!0),e=r.querySelectorAll("canvas");
return t.querySelectorAll("canvas").forEach((s,n)=>{let{width:i,height:o}=e[n].getBoundingClientRect(),l=`display: block; width: ${i}px; height: ${o}px`;s.replaceWith(
a("img",{src:e[n].toDataURL(),alt:"",style:l}))}),t.querySelectorAll(sa).forEach(s=>s.remove()),t}function oa(r){let t=r.closest(".specviz"),{width:e}=r.getBoundingClientRect(),
s=a("div",{style:`width: ${e+2*ti}px; padding: ${ti}px`},ia(r)),n=a("div",{class:t.className},s),{style:i}=n;i.cssText=`position: absolute; visibility: hidden; \
width: ${t.clientWidth}px; background: var(--sv-page)`;let{colorScheme:o,fontSize:l,lineHeight:c}=getComputedStyle(t);Object.assign(i,{colorScheme:o,fontSize:l,
lineHeight:c,fontFamily:re}),t.append(n);let d=s.getBoundingClientRect(),p=getComputedStyle(n).backgroundColor;return n.remove(),Object.assign(i,{position:"stat\
ic",visibility:"visible"}),{outer:n,page:p,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function aa(r){let{outer:t,page:e,width:s,height:n}=oa(r),
i=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(ei,""),o=new XMLSerializer().serializeToString(t).replace(ei,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${n}"><style>${i(na())}</style><foreignObject width="100%" height="100%">${o}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let d=a("canvas",{width:s*Qr,height:n*Qr}),p=d.getContext("2d");return p.
fillStyle=e,p.fillRect(0,0,d.width,d.height),p.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function vs(r,t,e){return ra()?a("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>a("a",{href:await aa(t),download:`specviz-${e}.png`}).click()}},r("snapshot")):null}var la={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function ms(r,t){let{key:e}=t,s=r.findIndex(o=>o===document.activeElement),n=la[e],i=e==="Home"?0:e===
"End"?r.length-1:n?(s+n+r.length)%r.length:-1;return s<0||i<0||t.ctrlKey||t.altKey||t.metaKey?-1:(t.preventDefault(),r.forEach((o,l)=>{o.tabIndex=l===i?0:-1}),r[i].
focus(),i)}var ca=["race","same","time","guesses"],Ne=0,fs=class{constructor({say:t,set:e,views:s}){Ne+=1,this.names=Object.keys(s),this.set=e,this.tabs=this.names.map(n=>a(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${Ne}-${n}`,"aria-controls":`sv-view-${Ne}-${n}`,"data-view":n,on:{click:()=>e({view:n})}},t(`\
views.${n}`))),this.panels=this.names.map(n=>a("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${Ne}-${n}`,"aria-labelledby":`sv-tab-${Ne}-${n}`,"data-view":n},
...ca.includes(n)?s[n].flatMap(i=>[i,vs(t,i,n)].filter(o=>o!==null)):s[n])),this.list=a("div",{class:"sv-view-tabs",role:"tablist","aria-label":t("views.label"),
on:{keydown:n=>this.walk(n)}},...this.tabs),this.node=a("div",{class:"sv-views"},this.list,...this.panels)}has(t){return this.names.includes(t)}show({view:t}){this.
names.forEach((e,s)=>{k(this.tabs[s],"aria-selected",String(e===t)),this.tabs[s].tabIndex=e===t?0:-1,this.panels[s].hidden=e!==t})}walk(t){let e=ms(this.tabs,t);
e>=0&&this.set({view:this.names[e]})}};var Ce=1e-9,Pt=class{list;constructor(){this.list=[]}add(t,e,s,n=gt){this.list.push({at:t,tokens:e,text:s,pending:n})}cut(t){this.list.length=Math.min(this.list.
length,t)}by(t){let e=0,s=this.list.length;for(;e<s;){let n=e+s>>1;this.list[n].at<=t+Ce?e=n+1:s=n}return e}tokensAt(t){let e=this.list[this.by(t)-1];return e?e.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function si(r,t,e,s){
let{folds:n}=r;for(e.cut(t);e.list.length<t;){let c=e.list.length,d=n.at(c+1),p=r.rows[c].slots.filter(h=>Mt(h.kind));e.add(Gt(d),d.emitted,p.map(h=>h.text).join(
""))}let{tokens:i,until:o}=n.plain,l=r.over&&t===r.length?i.length:Math.min(i.length,n.at(t).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:d,
pending:p}=bt(c?s.list[c-1].pending:gt,r.piece(i[c]));s.add(o[c+1],c+1,d,p)}}function Ie(r,t){let e=r/t,s=10**Math.floor(Math.log10(e));return[1,2,5].map(n=>n*s).find(n=>n>=e)??10*s}var Hn=(r,t)=>Array.from({length:Math.floor(r/t+1e-9)+1},
(e,s)=>s*t);var da=["draft","verify","accept"],Bn=24,ni=28,ri=26,ha=[1,4,16],pa=16e3,gs=class{run=null;rounds;steps;time;constructor({say:t,palette:e,seek:s}){this.say=t,this.
palette=e,this.seek=s,this.zoom=1,this.span=1,this.width=0,this.canvas=a("canvas",{class:"sv-lanes",role:"img","aria-label":t("race.picture"),on:{click:n=>this.
pick(n)}}),this.ahead=a("span",{class:"sv-lanes-ahead"}),this.hand=a("span",{class:"sv-lanes-hand"}),this.scroller=a("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":t("race.picture")},a("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=$t(t("race.zoom"),ha.map(n=>[String(
n),n===1?t("race.fit"):`${n}×`]),n=>this.setZoom(Number(n))),this.node=a("div",{},a("div",{class:"sv-lanes-frame"},a("p",{class:"sv-lane-caption"},t("race.plai\
n")),a("p",{class:"sv-lane-caption sv-lane-second"},t("race.speculative")),this.scroller),a("div",{class:"sv-lanes-foot"},qe(t,t("race.key_plain")),this.zooms.node))}setZoom(t){
this.zoom=t,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(t,{span:e,ours:s,plain:n}){this.run=t,this.
span=e||1,this.rounds=s.list.length,this.steps=n.list.length,this.draw()}set(t){this.time=t;let e=this.x(t);this.hand.style.transform=`translateX(${Math.min(e,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${e.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(e)}keepInSight(t){let{scrollLeft:e,clientWidth:s}=this.
scroller;(t<e||t>e+s-40)&&(this.scroller.scrollLeft=t-s/2)}x(t){return t/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(pa,Math.floor(this.scroller.clientWidth*this.zoom));let t=Bn*2+ni+ri,e=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*e&&(this.canvas.width=this.width*e,this.canvas.height=t*e,k(this.canvas,"style",`width: ${this.width}px; height: ${t}px`));let s=this.canvas.getContext("2\
d");s&&(s.setTransform(e,0,0,e,0,0),s.clearRect(0,0,this.width,t),this.drawAxis(s,t),this.drawPlain(s,this.run),this.drawOwn(s,this.run,Bn+ni))}drawAxis(t,e){let s=Ie(
this.span,Math.max(2,this.width/110));t.font=`11px ${re}`,t.textBaseline="alphabetic";for(let n=0;n*s<=this.span;n+=1){let i=Math.round(this.x(n*s))+.5;t.fillStyle=
this.palette.get("line"),t.fillRect(i-.5,0,1,e-ri+6),t.fillStyle=this.palette.get("quiet");let o=I(Number((n*s).toPrecision(3))).replace(".00","").replace(".0 ",
" "),l=t.measureText(o).width;t.textAlign=i+l/2>this.width?"right":n?"center":"left",t.fillText(o,t.textAlign==="right"?this.width:i,e-6)}}block(t,e,s,n,i){let o=this.
x(n)-this.x(s),l=o>3?Math.round:p=>p,[c,d]=[l(this.x(s)),l(this.x(n))];t.fillRect(c,e,Math.max(d-c-(i&&o>3?1:0),.4),Bn)}drawPlain(t,e){let{until:s}=e.folds.plain;
t.fillStyle=this.palette.get("plain");for(let n=1;n<=this.steps;n+=1)this.block(t,0,s[n-1],s[n],!0)}drawOwn(t,e,s){let n=0;e.rounds.slice(0,this.rounds).forEach(
({times:i})=>da.forEach(o=>{t.fillStyle=this.palette.get(o),this.block(t,s,n,n+i[o],o==="accept"),n+=i[o]}))}pick(t){let{run:e}=this;if(!e)return;let s=t.offsetX/
this.width*this.span,n=0;for(;n<this.rounds&&Gt(e.folds.at(n))<s;)n+=1;this.seek(n)}};var ii=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],ua=4,va=.25,Un=1e3,ma={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},fa="M4 2.5v11L13 8z",
ga="M4 3h3v10H4zM9 3h3v10H9z",oi=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,xs=class{arrivals=new Pt;end=-1;constructor(t,e){this.say=t,this.
count=a("span",{class:"sv-quiet"}),this.box=a("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":t(`race.${e}`)}),this.node=a("d\
iv",{class:"sv-reader","data-way":e},a("div",{class:"sv-reader-head"},a("h3",{},t(`race.${e}`)),this.count),this.box)}load(t){this.arrivals=t,this.box.replaceChildren()}endAt(t){
t!==this.end&&(this.end=t,[...this.box.children].forEach((e,s)=>e.classList.toggle("sv-ended",this.isEnded(s))))}isEnded(t){return this.end>=0&&t>this.end}show(t,e){
let{box:s,arrivals:n,say:i}=this,o=n.by(t),l=s.childElementCount;for(;s.childElementCount>o;)s.lastChild?.remove();for(let d=s.childElementCount;d<o;d+=1)s.append(
a("span",this.isEnded(d)?{class:"sv-ended"}:{},...Z(n.list[d].text)));g(this.count,e?o<n.list.length?i("race.so_far",{n:n.tokensAt(t),of:n.tokens}):i("race.done",
{n:n.tokens,time:I(n.end)}):i("race.unmeasured"));let c=o===n.list.length;o!==l&&(s.querySelectorAll("[data-new]").forEach(d=>d.removeAttribute("data-new")),o&&
!c&&s.lastElementChild?.setAttribute("data-new",""),s.scrollTop=s.scrollHeight)}},bs=class{run=null;shown=null;length=null;frame=null;ours=new Pt;plain=new Pt;last=0;button;scrubber;clock;speed;constructor({
say:t,palette:e,seek:s,greedy:n}){this.say=t,this.greedy=n,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new xs(t,"speculative"),plain:new xs(t,"pl\
ain")},this.lanes=new gs({say:t,palette:e,seek:i=>{this.free=!1,s(i)}}),this.sentence=a("p",{class:"sv-note sv-race-sentence"}),this.prefill=a("p",{class:"sv-no\
te"}),this.texts=a("span",{}),this.again=a("button",{type:"button",class:"sv-link",on:{click:()=>n.race()}},t("race.greedy")),this.node=a("section",{class:"sv-s\
ection"},a("div",{class:"sv-section-head"},a("h2",{},t("race.heading")),a("span",{class:"sv-quiet"},t("race.note"))),this.controls(),a("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,a("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:t}=this;return this.button=a("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
a("input",{type:"range",class:"sv-scrubber",min:0,max:Un,step:1,value:0,"aria-label":t("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
Un*this.span),keydown:e=>this.walk(e)}}),this.clock=a("span",{class:"sv-race-clock"}),this.speed=a("select",{on:{change:()=>{this.chosen=!0}}},...ii.map(([e,s])=>a(
"option",{value:e},e===1?t("race.real"):s))),a("div",{class:"sv-race-controls",role:"group","aria-label":t("race.label")},this.button,this.scrubber,this.clock,a(
"label",{class:"sv-choice"},t("race.speed"),this.speed))}show(t,e,s){t!==this.run&&this.load(t);let n=e!==this.shown&&t.length===this.length;this.shown=e,this.length=
t.length,si(t,s,this.ours,this.plain),this.readers.plain.endAt(t.plainEnd),this.lanes.show(t,this),this.chosen||(this.speed.value=String(this.pace())),n&&!this.
playing&&(this.free=!1),this.showPrefill(t),this.showTexts(t,s),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(t){this.halt(),
this.run=t,this.free=!1,this.shown=null,this.length=null,this.ours=new Pt,this.plain=new Pt,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:t}){let{target:e,draft:s}=t.prefill||{},n=t.models.draft?"race.prefill":"race.prefill_alone";g(this.prefill,e||s?this.say(n,{target:I(e),draft:I(s)}):"")}showTexts(t,e){
let{say:s}=this,n=t.trace.settings.temperature>0,i=!n&&t.folds.agreement(e)?.first_difference===null,o=this.measured?n?s(G($(t.trace))?"rules.lossy":"race.draws"):
i?s("race.same"):"":"",{end:l}=this.readers.plain,c=l>=0&&l+1<this.plain.list.length;g(this.texts,C(o,c&&s("race.goes_on",{end:J(t.alone(t.trace.plain.tokens[l]))}))),
this.again.hidden=!n||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:t,shown:e}=this;return this.whole&&e===t?.length?this.span:e?this.ours.list[e-1].at:0}pace(){return ii.
map(([e])=>e).filter(e=>e<=1&&e>=.1).reverse().find(e=>this.span/e>=ua)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let t=this.time>=
this.span-Ce;oi()?this.hold(t?0:this.beside(1)):this.playing?this.hold(this.time):this.play(t?0:this.time)}play(t){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(e=>this.tick(e)),this.set(t)}tick(t){let e=Math.min((t-this.last)/1e3,va)*Number(this.speed.value);this.last=t;let s=Math.min(this.time+
Math.max(0,e),this.known);this.whole&&s>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(n=>this.tick(n)),this.set(s)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(t){this.halt(),this.free=!0,this.set(t)}beside(t){let s=[this.ours,this.plain].flatMap(
({list:n})=>n.map(({at:i})=>i)).filter(n=>(n-this.time)*t>Ce);return t>0?s.length?Math.min(...s):this.span:s.length?Math.max(...s):0}walk(t){let e=ma[t.key];!e||
!this.run||(t.preventDefault(),this.hold(this.beside(e)))}set(t){this.time=t;let{say:e}=this;this.readers.ours.show(t,!0),this.readers.plain.show(t,this.measured||
!this.length),this.lanes.set(t);let s=this.span?t/this.span*Un:0;Math.round(s)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(s))),g(this.
clock,e("race.clock",{time:I(t),of:I(this.span)}));let n=this.tell();k(this.scrubber,"aria-valuetext",n),this.playing||g(this.sentence,n),this.paintButton()}tell(){
let{say:t,time:e,ours:s,plain:n}=this;if(!this.measured)return t("race.alone",{time:I(e),ours:s.tokensAt(e)});let i={time:I(e),ours:s.tokensAt(e),plain:n.tokensAt(
e)};if(!this.whole||e<this.span-Ce)return t("race.now",i);let o=s.end<=n.end,[l,c]=o?[s,n]:[n,s];return t(o?"race.won":"race.lost",{first:I(l.end),second:I(c.end),
done:l.tokens,other:c.tokensAt(l.end),of:c.tokens})}paintButton(){let t=oi()?"step":this.playing?"pause":"play";this.button.dataset.does!==t&&(this.button.dataset.
does=t,this.button.replaceChildren(we(t==="pause"?ga:fa),a("span",{},this.say(`race.${t}`))))}};var Pe=["draft","verify","accept"],Vn=["plain","speculative","bursts"];function xa(r,t){let e=r.folds.cost(t);if(!e||!e.plain)return null;let s=r.folds.at(r.folds.
compared(t)),n=s.emitted/s.rounds,i={draft:e.draft*n,verify:e.verify*n,accept:e.accept*n},o=i.draft+i.verify+i.accept;return{parts:i,round:o,length:n,steps:o/e.
plain,speedup:r.folds.measured(t)}}var ws=class{constructor(t){this.say=t,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",Pe)},this.
chart=a("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=a("p",{class:"sv-note"}),this.values=Object.fromEntries(
Vn.map(e=>[e,[a("td",{}),a("td",{})]])),this.node=a("section",{class:"sv-section"},a("div",{class:"sv-costs-columns"},a("div",{class:"sv-costs-block"},a("div",{
class:"sv-section-head"},a("h2",{},t("costs.heading"))),this.chart,qe(t),this.sentence),a("div",{},a("div",{class:"sv-section-head"},a("h2",{},t("waits.heading"))),
a("div",{class:"sv-table sv-waits"},this.table()),a("p",{class:"sv-note"},t("waits.means")))))}bar(t,e){let s=e.map(o=>a("span",{"data-part":o})),n=a("span",{class:"\
sv-cost-value"});return{node:a("div",{class:"sv-cost"},a("span",{},this.say(`race.${t}`)),a("span",{class:"sv-cost-bar"},...s),n),fill:s,value:n}}table(){let{say:t}=this,
e=s=>a("th",{scope:"col"},s);return a("table",{},a("thead",{},a("tr",{},a("td",{}),e(t("waits.p50")),e(t("waits.p95")))),a("tbody",{},...Vn.map(s=>a("tr",{},a("\
th",{scope:"row"},t(`waits.${s}`)),...this.values[s]))))}show(t,e){this.showWaits(t.folds.gaps(e)),this.showCost(t,e)}showWaits(t){Vn.forEach(e=>{let[s,n]=this.
values[e];g(s,I(t[e]&&t[e].p50)),g(n,I(t[e]&&t[e].p95))})}showCost(t,e){let s=t.folds.cost(e),n=xa(t,e);if(this.chart.hidden=!n,g(this.sentence,this.tell(t,n)),
!n||!s)return;let i=Pe.map(c=>s[c]),o=i.reduce((c,d)=>c+d,0),l=Math.max(s.plain,o);this.fill(this.bars.plain,[s.plain],l),this.fill(this.bars.speculative,i,l),k(
this.chart,"aria-label",this.say("costs.aria",{plain:I(s.plain),total:I(o),...Object.fromEntries(Pe.map(c=>[c,I(s[c])]))}))}fill({fill:t,value:e},s,n){t.forEach(
(i,o)=>i.style.setProperty("--n",String(s[o]/n))),g(e,I(s.reduce((i,o)=>i+o,0)))}tell(t,e){let{say:s}=this;if(!e)return s(t.folds.plain.tokens.length||!t.length?
"costs.early":"headline.not_measured");let n=Pe.reduce((l,c)=>e.parts[l]>=e.parts[c]?l:c),i=s("costs.round",{round:I(e.round),steps:L(e.steps),length:L(e.length),
...Object.fromEntries(Pe.map(l=>[l,I(e.parts[l])]))});if(e.speedup===null)return C(i,s("headline.impossible"));let o=s((e.speedup??0)>=1?"costs.faster":"costs.s\
lower",{steps:L(e.steps),length:L(e.length),speedup:D(e.speedup),blame:s(`part.${n}`)});return C(i,o)}};function ai([r,t,e,s,n],i){let o=i?[s,n]:[t,e];return{token:r,target:o[0]??null,draft:o[1]??null}}var li=({target:r,draft:t})=>r==null||t==null?null:Math.min(r,
t),Fn=(r,t)=>r.reduce((e,s)=>{let n=s[t];return e===null||n===null?null:e+n},0);function Ht(r,t=!1){return r.candidates.map(e=>ai(e,t)).map(e=>({...e,both:li(e)}))}
function ci(r,t,e){let s=new Set(t.map(h=>h.token)),n=ai(r.rest,e),i=[{...n,both:li(n)},...Ht(r,e).filter(h=>!s.has(h.token))],[o,l]=[Fn(i,"target"),Fn(i,"draft")],
c=Fn(t,"both"),p=!e&&c!==null&&o!==null&&l!==null&&r.overlap!=null?Math.min(Math.max(0,r.overlap-c),o,l):null;return{token:-1,target:o,draft:l,both:p}}var di=(r,t)=>(t.
target??0)-(r.target??0)||(t.draft??0)-(r.draft??0);function ks(r,t,e=!1,s=8){let n=Ht(r),i=new Map(Ht(r,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
o=({token:h})=>i.get(h)??0,l=h=>(t.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*o(h),c=n.sort((h,u)=>l(u)-l(h)).slice(0,s-1).sort((h,u)=>di(h,u)||
o(u)-o(h)).map(h=>h.token),d=Ht(r,e),p=c.flatMap(h=>d.find(u=>u.token===h)??[]);return[...p,ci(r,p,e)]}function ys(r,t=!1){let e=Ht(r,t).sort(di);return[...e,ci(
r,e,t)]}function hi(r,{weight:t,taken:e,mass:s}){let n=Ht(r),i=s??1-(r.overlap??1);if(i<=0||n.some(l=>l.both==null))return null;let o=n.map(({token:l,target:c,draft:d})=>({
token:l,share:(t*(c??0)-e(l,d??0))/i})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:o,rest:Math.max(0,1-o.reduce((l,{share:c})=>l+c,0))}}function pi(r){
let[t,e]=[Ht(r),Ht(r,!0)];return e.some((s,n)=>s.target!=null&&(s.target!==t[n].target||s.draft!=null&&s.draft!==t[n].draft))}function zs(r,t){let e=gt;return t.map(s=>{let n=r.piece(s),i=bt(e,n);return e=i.pending,{token:s,text:i.text,piece:n}})}var Yt=({text:r,piece:t})=>r||wt(t);function Ss(r,t){
let{output:e,plain:s,matched:n}=r.folds,i=Math.min(r.folds.at(t).emitted,s.tokens.length);return{speculative:zs(r,e.slice(0,i)),plain:zs(r,s.tokens.slice(0,Math.
min(i,r.plainEnd+1||i))),compared:i,parts:n<i?n:null}}var ba=["accepted","correction","bonus"];function Es(r){return r.rounds.flatMap(({drafts:t,final:e})=>{let n=t.filter(({verdict:i})=>i==="accepted").map(()=>"ac\
cepted");return e?[...n,t.length?e.kind:"plain"]:n})}var ce=class{constructor(t){this.list=a("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=a("div",{},a("p",{class:"sv-pairs-key sv-note"},t("lossless.pairs"),...ba.map(e=>a("span",{class:"sv-pair-key","data-came":e},t(`lossless.came.${e}`)))),this.
list),this.drawn=""}show({plain:t,speculative:e,parts:s},n,i){k(this.list,"aria-label",`${i} ${J(t.map(({text:l})=>l).join(""))}`);let o=JSON.stringify([t,e,n]);
o!==this.drawn&&(this.drawn=o,this.list.replaceChildren(...t.map((l,c)=>{let d=e[c],p=l.token===d.token;return a("span",{class:"sv-pair","data-same":String(p),"\
data-parts":c===s},a("span",{},...Z(Yt(l),!0)),a("span",{class:"sv-pair-sign"},p?"=":"≠"),a("span",{"data-came":n[c]},...Z(Yt(d),!0)))})))}};var Os=260,He=52,Dn=14,ui=22,vi=42,wa=.001,mi=wa/1.6,ka=[.001,.01,.1,1],fi=[10,100,1e3,1e4],gi=r=>r.map(t=>t.map(e=>e.toFixed(1)).join(",")).join(" "),Ts=class{constructor(t){
this.say=t,this.node=a("div",{class:"sv-convergence",role:"img"})}show({band:t,checkpoints:e},s,n,i){k(this.node,"aria-label",i);let o=this.node.clientWidth;if(!o)
return;let l=Math.log(n[n.length-1]/n[0]),c=v=>He+Math.log(v/n[0])/l*(o-He-Dn),d=v=>ui+Math.log(1/Math.max(v,mi))/Math.log(1/mi)*(Os-ui-vi),p=e.slice(0,s),h=v=>p.
map(m=>[c(m[0]),d(m[v][2])]),u=v=>t.map((m,f)=>[c(n[f]),d(m[v])]);this.node.replaceChildren(_("svg",{width:o,height:Os,"aria-hidden":"true"},...ka.flatMap(v=>[_(
"line",{class:"sv-convergence-grid",x1:He,x2:o-Dn,y1:d(v),y2:d(v)}),_("text",{x:He-6,y:d(v)+4,"text-anchor":"end"},`${v*100}%`)]),...fi.map((v,m)=>_("text",{x:c(
v),y:Os-vi+18,"text-anchor":m?m===fi.length-1?"end":"middle":"start"},v.toLocaleString("en"))),_("text",{class:"sv-convergence-title",x:(He+o-Dn)/2,y:Os-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),_("polygon",{class:"sv-convergence-band",points:gi([...u(1),...u(0).reverse()])}),...this.curve("lossy",h(2)),...this.
curve("exact",h(1))))}curve(t,e){if(!e.length)return[];let[s,n]=e[e.length-1],i=t==="exact"?_("circle",{cx:s,cy:n,r:5}):_("rect",{x:s-4.5,y:n-4.5,width:9,height:9}),
o=_("text",{class:"sv-convergence-name",x:s,y:n+(t==="exact"?20:-10),"text-anchor":s>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${t}`));return[
_("g",{class:"sv-convergence-line","data-rule":t},_("polyline",{points:gi(e)}),i,o)]}},Wn=r=>r<5e-4?"0%":r<.1?`${(r*100).toFixed(1)}%`:O(r);var Gn=["exact","lossy"],xi=[1,2,3],ya=3,za=.3,Sa=70,bi=48,Ea=5e-4;function Oa({candidates:r,rest:t},e){let s=e===1?2:4;if(t[e]===null||t[e]>za||t[s]===null)return 0;
let n=r.map(l=>l[e]??0);return[...r].sort((l,c)=>(c[e]??0)-(l[e]??0)).slice(0,ya).reduce((l,c)=>l+Math.max(0,(c[s]??0)-(c[e]??0)),0)*(1-n.reduce((l,c)=>l+c*c,0))}
function Ta(r){let t=r.trace.settings.temperature?1:3,[e,s]=[0,0];return r.rounds.forEach(({positions:n},i)=>(n||[]).forEach((o,l)=>{let c=r.folds.at(i).emitted+
l,d=c<r.folds.output.length&&c<r.folds.at(i+1).emitted?Oa(o,t):0;d>s&&([e,s]=[c,d])})),e}function ja({trace:r,folds:t},e){let s=[...r.prompt,...t.output.slice(0,
e)],n=Object.fromEntries(s.map(i=>[i,r.pieces[i]]));return JSON.stringify({...r,prompt:s,pieces:n,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Ma=0,
js=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=xi[0];start=0;seen=0;constructor(t){this.say=t,this.refused=a("p",{class:"sv-not\
e"}),this.status=a("p",{class:"sv-note",role:"status"}),this.progress=a("progress",{max:1,value:0,hidden:!0,"aria-label":t("frequencies.progress")}),this.button=
a("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=$t(t("frequencies.length"),xi.map(e=>[String(e),t(e>1?"frequenc\
ies.first":"frequencies.first_one",{n:e})]),e=>{this.length=Number(e)}),this.controls=a("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new ce(t),this.same=a("p",{class:"sv-same"}),this.greedy=a("div",{class:"sv-proof",hidden:!0},a("h4",{},t("frequencies.greedy")),this.same,
this.pairs.node),this.heading=a("h4",{}),this.where=a("p",{class:"sv-note"}),this.rows=a("tbody",{}),this.curve=new Ts(t),this.verdicts=Gn.map(e=>a("p",{class:"\
sv-told","data-rule":e})),this.counted=a("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),a("p",{class:"sv-note"},t("frequenci\
es.why")),a("h4",{},t("frequencies.curve")),a("p",{class:"sv-note"},t("frequencies.band")),this.curve.node,a("div",{role:"status"},...this.verdicts)),this.means=
a("p",{class:"sv-note"}),this.lossy=a("p",{class:"sv-note"},t("frequencies.lossy_means")),this.node=a("div",{class:"sv-experiment",hidden:!0},a("h3",{},t("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let t=e=>a("span",{class:"sv-count-key","data-part":e},this.say(
`frequencies.${e}`));return a("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(t))}table(){let{say:t}=this,e=s=>a("th",{scope:"col","\
data-rule":s},t(`frequencies.${s}`));return a("table",{class:"sv-counts"},a("caption",{class:"sv-spoken"},t("frequencies.caption")),a("thead",{},a("tr",{},a("th",
{scope:"col"},t("frequencies.beginning")),...["target",...Gn].map(e))),this.rows)}offer(t,e){this.ask=t,g(this.means,this.say("frequencies.means",{n:e.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(t){this.take({number:this.number,state:"error",message:t})}take(t){
t.number===this.number&&(this.result={...this.result,...t},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let t=this.result?.checkpoints?.length??
0;if(this.seen>=t)return;let e=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=e?t:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),Sa)}show(t){t!==this.run&&(this.running&&this.leave(),this.run=t,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=Ma+=1,this.result={number:this.number,state:"loading",texts:0},this.start=Ta(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:ja(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:t,run:e,result:s,running:n}=this,i=!!(e&&R(e.trace));this.node.hidden=!(e&&e.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=i||!this.ask,this.lossy.hidden=i,this.refused.hidden=!this.controls.hidden,g(this.refused,this.refusal||(i?t("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(o=>{o.disabled=n}),g(this.button,t(n?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!n,s?.of&&(this.progress.value=(s.texts??0)/s.of),g(this.status,s?this.tell(s):""),this.greedy.hidden=!s?.greedy,s?.greedy&&this.paintGreedy(new Ct(s.greedy)),
this.counted.hidden=!s?.rows?.length,s?.rows?.length&&this.paintCounts(s)}tell({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||this.say(`\
frequencies.state.${t}`):this.say(`frequencies.state.${t}`,{n:(s??0).toLocaleString("en"),of:(n??0).toLocaleString("en")})}paintGreedy(t){let e=Ss(t,t.length),s=e.
parts??e.compared;k(this.same,"data-kind",e.parts==null?"same":"differ"),g(this.same,e.parts==null?this.say("lossless.same",{n:s}):this.say("lossless.differ",{n:s,
position:s+1})),this.pairs.show(e,Es(t),this.same.textContent??"")}paintCounts(t){let{say:e,run:s,seen:n}=this,{rows:i,checkpoints:o,band:l,plan:c,temperature:d,
state:p}=t,h=o[n-1];g(this.heading,e("frequencies.counted",{t:String(d),n:(h?h[0]:0).toLocaleString("en")})),g(this.where,s?this.before(s):"");let u=Math.max(...i.
map(f=>f[1]),...(h?[h[1],h[2]]:[]).flatMap(f=>f[0].map(x=>x/h[0])));this.rows.replaceChildren(...i.flatMap(([f,x],y)=>f==null&&x<Ea&&!(h&&h[1][0][y]+h[2][0][y])?
[]:[a("tr",{style:`--p:${x/u}`},a("th",{scope:"row",class:f==null?"sv-others":null,translate:f==null?null:"no"},...f==null?[e("frequencies.others")]:Z(f,!0)),a(
"td",{},wi(x)),...[1,2].map(E=>this.cell(h&&h[E],y,h?h[0]:0,u)))]));let v=p!=="running"&&n===o.length&&n>0,m=Gn.map((f,x)=>v?this.verdict(f,h[0],h[x+1][2],l[n-1][1]):
"");this.verdicts.forEach((f,x)=>g(f,m[x])),this.curve.show(t,n,c,C(...m)||e("frequencies.curve"))}before(t){let e=t.promptText+zs(t,t.folds.output.slice(0,this.
start)).map(n=>n.text).join(""),s=e.length>bi?`…${e.slice(-bi)}`:e;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:s.replace(/\s+/g,
" ")})}cell(t,e,s,n){if(!t)return a("td",{});let[i,o]=[t[0][e]/s,t[1][e]/s];return a("td",{},a("span",{class:"sv-count-bar",style:`--n:${i/n};--g:${o/n}`},a("sp\
an",{class:"sv-count-all"}),a("span",{class:"sv-count-guessed"}),a("span",{class:"sv-count-exact"})),wi(i))}verdict(t,e,s,n){let i=e.toLocaleString("en");return this.
say(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:i,distance:Wn(s),high:Wn(n)})}},wi=r=>`${(r*100).toFixed(1)}%`;var ki=["plain","speculative"],$a={float16:.0625,bfloat16:.5},Aa=.001;function La(r,t){let e=0;for(;r.folds.at(e+1).emitted<=t;)e+=1;return(r.rounds[e].positions||
[])[t-r.folds.at(e).emitted]||null}function _a(r,t,e,s){let n=La(r,t),i=n?ys(n,!0):[],o=[e,s].map(c=>(i.find(d=>d.token===c)||{target:null}).target);if(!o[0])return null;
let l=$a[r.trace.models.target.dtype]||Aa;return{p:o,gap:o[1]?Math.abs(Math.log(o[0]/o[1])):null,limit:l}}var Kn=class{constructor(t,e){this.same=a("span",{}),this.
mark=a("mark",{class:"sv-parting"}),this.rest=a("span",{class:"sv-parted"}),this.text=a("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=a("div",{class:"sv-twin","data-way":e},a("h3",{},t(`race.${e}`)),this.text)}show(t,e){let s=i=>i.map(({text:o})=>o).join(""),n=e??t.length;this.same.replaceChildren(
...Z(s(t.slice(0,n)))),this.mark.hidden=e==null,this.mark.replaceChildren(...e==null?[]:Z(Yt(t[e]),!0)),this.rest.replaceChildren(...Z(s(t.slice(n+1))))}},Ms=class{outcome;constructor(t){
this.say=t,this.verdict=a("p",{class:"sv-verdict"}),this.why=a("p",{class:"sv-note"}),this.twins=Object.fromEntries(ki.map(e=>[e,new Kn(t,e)])),this.scroller=a(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":t("lossless.texts")},...ki.map(e=>this.twins[e].node)),this.pairs=new ce(t),this.experiment=new js(
t),this.own=a("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=a("section",{class:"sv-section"},a("div",{class:"sv-section-\
head"},a("h2",{},t("lossless.heading"))),this.own,this.experiment.node)}show(t,e){let{plain:s,speculative:n,compared:i,parts:o}=Ss(t,e),l=t.trace.settings.temperature===
0,c=i?o==null?"same":l?"differ":"sampled":"none";this.pairs.node.hidden=!i||!l,this.scroller.hidden=!i||l,k(this.verdict,"data-kind",c),this.twins.plain.show(s,
o),this.twins.speculative.show(n,o),this.scrollTo(`${c} ${o}`),g(this.verdict,this.tell(t,c,i,o??0)),g(this.why,o!==null&&l?this.tellGap(t,o,[n[o],s[o]]):l||c===
"none"?i?this.say("lossless.greedy"):"":this.say(G($(t.trace))?"rules.lossy":"lossless.sampling")),l&&this.pairs.show({plain:s,speculative:n,parts:o},Es(t),this.
verdict.textContent??""),this.experiment.show(t),this.order(l?this.own:this.experiment.node)}order(t){let[e,s]=[this.own,this.experiment.node],n=t===e?s:e;t.nextElementSibling!==
n&&n.before(t)}scrollTo(t){if(t===this.outcome)return;this.outcome=t;let{mark:e}=this.twins.plain;this.scroller.scrollTop=e.hidden?0:Math.max(0,e.offsetTop-this.
scroller.clientHeight/2)}tell(t,e,s,n){let{say:i}=this;return e==="none"?i(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="\
same"?i(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{n:s}):i(`lossless.${e}`,{position:n+1,n})}tellGap(t,e,[s,n]){let{say:i}=this,o=_a(t,
e,s.token,n.token);if(!o)return i("lossless.unknown");let l={mine:J(Yt(s)),theirs:J(Yt(n)),p:_t(o.p[0]),q:_t(o.p[1]),gap:L(o.gap,3),limit:o.limit,dtype:t.trace.
models.target.dtype};return o.gap==null?i("lossless.unlisted",l):C(i("lossless.gap",l),i(o.gap<=o.limit?"lossless.tie":"lossless.fault",l))}};var Ra=1.96,qa=300,Jt=10;function Yn(r,t){let e=r/t,s=Ra**2/t,n=(e+s/2)/(1+s),i=Math.sqrt((e*(1-e)+s/4)*s)/(1+s);return{share:e,low:Math.max(0,n-i),high:Math.min(
1,n+i),tested:t}}function Jn(r){let t=r.some(({drafts:s})=>s.some(({confidence:n})=>n!=null)),e=r.filter(s=>!W(s)).flatMap(({drafts:s,positions:n=[]})=>s.flatMap(
({token:i,verdict:o,confidence:l},c)=>{let d=t?l:n[c]?.candidates.find(([p])=>p===i)?.[4];return o==="untested"||d==null?[]:[{chance:d,accepted:o==="accepted"}]}));
return{headed:t,tests:e}}function yi(r,t){let e=$({settings:r});return e==="token"||e==="match"&&!t||r.temperature===0}function zi(r){let t=r.length<qa?5:10;return Array.
from({length:t},(e,s)=>{let n=r.filter(({chance:o})=>Math.min(t-1,Math.floor(o*t))===s),i=n.reduce((o,{chance:l})=>o+l,0)/n.length;return{from:s/t,to:(s+1)/t,mean:i,
...Yn(n.filter(({accepted:o})=>o).length,n.length)}}).filter(({tested:e})=>e)}var $s=196,As=40,Si=10,Ei=10,Xn=40,Na=[0,.5,1],Be=class{constructor(t,e,s,n){this.chart=a("div",{class:"sv-dots",role:"img"}),this.sentence=a("p",{class:"sv-not\
e"}),this.table=ae(t,e,n),this.node=a("figure",{class:"sv-figure-block"},a("h3",{},M(s,e)),this.chart,this.sentence,this.table.node)}show(t,{title:e,ticks:s},n,i,o=!1){
k(this.chart,"aria-label",n),g(this.sentence,n),this.table.show(i);let l=this.chart.clientWidth;if(!l)return;let c=h=>As+h*(l-As-Si),d=h=>Ei+(1-h)*($s-Ei-Xn),p=t.
filter(({tested:h})=>h>=Jt);this.chart.replaceChildren(_("svg",{width:l,height:$s,"aria-hidden":"true"},...Na.flatMap(h=>[_("line",{class:"sv-dots-grid",x1:As,x2:l-
Si,y1:d(h),y2:d(h)}),_("text",{x:As-6,y:d(h)+4,"text-anchor":"end"},`${h*100}%`)]),o?_("line",{class:"sv-dots-equal",x1:c(0),x2:c(1),y1:d(0),y2:d(1)}):_("polyli\
ne",{class:"sv-dots-line",points:p.map(h=>`${c(h.x)},${d(h.share)}`).join(" ")}),...s.map(({at:h,label:u})=>_("text",{x:c(h),y:$s-Xn+15,"text-anchor":h<1?"middl\
e":"end"},u)),...t.flatMap(h=>[_("line",{class:"sv-dots-whisker",x1:c(h.x),x2:c(h.x),y1:d(h.low),y2:d(h.high)}),_("circle",{class:h.tested<Jt?"sv-dots-few":"sv-\
dots-point",cx:c(h.x),cy:d(h.share),r:5}),_("text",{class:"sv-dots-count",x:c(h.at),y:$s-Xn+28,"text-anchor":"middle"},`${h.tested}`)]))),this.chart.append(a("p",
{class:"sv-dots-axis","aria-hidden":"true"},e))}};var Ue=["accepted","rejected","untested"],Ca=[0,.2,.4,.6,.8,1].map(r=>({at:r,label:O(r)})),Oi=(r,t)=>[r,t];function Ia(r){let t=Array.from({length:Math.max(0,...r.
map(s=>s.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));r.forEach(({drafts:s})=>{W({drafts:s})?Pa(s).forEach((n,i)=>{t[i][n]+=1}):s.forEach((n,i)=>{
t[i][n.verdict]+=1})});let e=t.findLastIndex(s=>Ue.some(n=>s[n]));return t.slice(0,e+1)}function Pa(r){let t=at(r);return Array.from({length:Math.max(...t)+1},(e,s)=>{
let n=r.filter((i,o)=>t[o]===s).map(({verdict:i})=>i);return n.includes("accepted")?"accepted":n.includes("rejected")?"rejected":"untested"})}function Ha(r){let t=r.
map(n=>n.drafts.filter(i=>i.verdict==="accepted").length),e=r.map(({drafts:n})=>W({drafts:n})?Math.max(...at(n))+1:n.length),s=Array(Math.max(0,...e)+1).fill(0);
return t.forEach(n=>{s[n]+=1}),s}var Ls=class{constructor(t,e,s,n){this.chart=a("div",{class:"sv-columns",role:"img"}),this.sentence=a("p",{class:"sv-note"}),this.
table=ae(t,e,n),this.node=a("figure",{class:"sv-figure-block"},a("h3",{},M(s,e)),this.chart,this.sentence,this.table.node)}show(t,e,s){let n=t.map(({label:i,value:o,
parts:l})=>a("div",{class:"sv-column"},a("span",{class:"sv-column-value"},o),a("span",{class:"sv-column-bar"},...l.map(([c,d])=>a("span",{"data-kind":c,style:`-\
-n:${d}`}))),a("span",{class:"sv-column-label"},i)));this.chart.replaceChildren(...n),this.chart.classList.toggle("sv-many-columns",t.length>9),k(this.chart,"ar\
ia-label",e),g(this.sentence,e),this.table.show(s)}},_s=class{constructor(t){this.say=t,this.slots=new Ls(t,t("slots.heading"),"acceptance_by_position",[t("slot\
s.slot"),...Ue.map(s=>t(`kind.${s}`)),t("slots.of_rounds"),t("slots.of_judged")]),this.given=new Be(t,t("given.heading"),"acceptance_by_position",[t("slots.slot"),
t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.calibration=new Be(t,t("calibration.heading"),"calibration",[t("calibration.predicted"),t("cal\
ibration.mean"),t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.lengths=new Ls(t,t("lengths.heading"),"mean_acceptance_length",[t("lengths.len\
gth"),t("lengths.rounds")]);let e=s=>a("li",{},a("span",{class:"sv-swatch","data-kind":s}),t(`kind.${s}`));this.slots.chart.after(a("ul",{class:"sv-legend"},...Ue.
map(e))),this.all=a("div",{},a("div",{class:"sv-section-head"},a("h2",{},t("breakdown.heading"))),a("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=a("section",{class:"sv-section"},this.all)}show(t,e){let s=t.rounds.slice(0,e);this.all.hidden=!t.width;
let n=Ia(s);this.showCalibration(t,s),this.showSlots(n,e),this.showGiven(n),this.showLengths(Ha(s),e)}showSlots(t,e){let{say:s}=this,n=({accepted:h,rejected:u})=>h/
(h+u),i=t.map((h,u)=>({label:String(u+1),value:O(h.accepted/e),parts:Ue.map(v=>Oi(v,h[v]/e))})),o=t.filter(({accepted:h,rejected:u})=>h+u>0).length,[l,c]=[t[0],
t[o-1]],d=t.length===1?"aria_one":o===1?"aria_first":"aria",p=l?s(`slots.${d}`,{first:O(l.accepted/e),last:O(c.accepted/e),n:o}):s("slots.none");this.slots.show(
i,p,t.map((h,u)=>[u+1,...Ue.map(v=>h[v]),O(h.accepted/e),O(n(h))]))}showGiven(t){let{say:e}=this,s=t.flatMap(({accepted:p,rejected:h},u)=>{let v=(u+.5)/t.length;
return p+h?[{...Yn(p,p+h),x:v,at:v,label:String(u+1)}]:[]}),n=s.filter(({tested:p})=>p>=Jt),[i,o]=[n[0],n[n.length-1]],l=n.length<2?"few":o.low>i.high?"rises":o.
high<i.low?"falls":"open",c=n.length>1&&e("given.ends",{first:i.label,last:o.label,first_share:O(i.share),last_share:O(o.share)}),d=s.length?C(c,e(`given.${l}`),
this.tellFew(s)):e("slots.none");this.given.show(s,{title:e("given.axis"),ticks:s},d,s.map(p=>[p.label,...this.cells(p)]))}showCalibration(t,e){let{say:s}=this,
n=Jn(t.rounds);if(this.calibration.node.hidden=!n.tests.length,this.calibration.node.hidden)return;let i=yi(t.trace.settings,n.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!i,!i){g(this.calibration.sentence,s("calibration.other_rule",{rule:s(`rules.name.${$(t.trace)}`)}));return}let{headed:o,
tests:l}=Jn(e),c=zi(l),d=o?"head":"own",p=({from:f,to:x})=>s("calibration.between",{from:O(f),to:O(x)}),h=c.map(f=>({...f,x:f.mean,at:(f.from+f.to)/2})),u=l.reduce(
(f,{chance:x})=>f+x,0)/l.length,v=l.filter(f=>f.accepted).length,m=h.length?C(s(`calibration.${d}`),s("calibration.sum",{mean:O(u),share:O(v/l.length),tested:l.
length}),s("calibration.equal"),this.tellFew(h)):s("slots.none");this.calibration.show(h,{title:s(`calibration.axis.${d}`),ticks:Ca},m,h.map(f=>[p(f),O(f.mean),
...this.cells(f)]),!0)}cells({share:t,low:e,high:s,tested:n}){return[O(t),this.say("calibration.between",{from:O(e),to:O(s)}),n]}tellFew(t){return t.some(({tested:e})=>e<
Jt)&&this.say("given.hollow",{few:Jt})}showLengths(t,e){let s=Math.max(1,...t),n=t.reduce((h,u,v)=>h+u*v,0)/e,i=Math.max(...t),o=t.flatMap((h,u)=>h===i?[u]:[]),
l=t.map((h,u)=>({label:String(u),value:String(h),parts:[Oi("accepted",h/s)]})),c=o.length>1?"lengths.tied":"lengths.aria",d={mean:L(n),commonest:o.join(this.say(
"comma")),count:i,rounds:e},p=this.say(e?c:"slots.none",d);this.lengths.show(l,p,t.map((h,u)=>[u,h]))}};var de=220,Xt=44,Ve=12,Ti=8,Rs=40,Ba=1.25,Ua=1.1,Va=90,ji=10,qs=class{spots=[];rule=_("line",{y1:Ti,y2:de-Rs});dot=_("circle",{r:4});mark=_("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(t){this.say=t,this.chart=a("div",{class:"sv-speedup-chart",role:"img"}),this.readout=a("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=a("p",{class:"sv-note"}),this.table=ae(t,t("chart.heading"),[t("chart.x"),t("chart.y")]),this.chart.addEventListener(
"pointermove",e=>this.read(e)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=a("section",{class:"sv-section"},a("div",{class:"sv-secti\
on-head"},a("h2",{},M("speedup",t("chart.heading")))),this.chart,this.sentence,this.table.node)}points(t,e){let{folds:s}=t,n=[];for(let i=1;i<=s.compared(e);i+=
1)n.push([s.at(i).emitted,s.speedup(i)??0]);return n}show(t,e,s){let n=this.points(t,e),i=n.length>1,o=this.describe(t,n);g(this.sentence,o),k(this.chart,"aria-\
label",o),this.chart.hidden=this.table.node.hidden=!i,this.table.show(n.map(([l,c])=>[l,D(c)])),i&&this.draw(n,t.folds.at(s).emitted)}describe(t,e){if(e.length<
2){let l=t.folds.plain.tokens.length>0;return this.say(l||!t.length?"chart.waiting":"headline.not_measured")}if(t.over&&t.folds.impossible(e.length))return this.
say("headline.impossible");let[s,n]=e[e.length-1],i=e.slice(ji-1).map(([,l])=>l),o={least:ji,low:D(Math.min(...i)),high:D(Math.max(...i))};return C(this.say("ch\
art.last",{tokens:s,speedup:D(n)}),i.length>1&&this.say("chart.range",o))}draw(t,e){let s=this.chart.clientWidth;if(!s)return;let n=Math.max(Ba,...t.map(([,c])=>c))*
Ua,i=c=>Xt+c/e*(s-Xt-Ve),o=c=>de-Rs-c/n*(de-Rs-Ti);this.spots=t.map(([c,d])=>({count:c,ratio:d,x:i(c),y:o(d)}));let l=this.spots[this.spots.length-1];this.chart.
replaceChildren(_("svg",{width:s,height:de,"aria-hidden":"true"},...this.scale(n,o,s),...this.tokens(e,i,s),...this.reference(o(1),l,s),_("polyline",{class:"sv-\
speedup-line",points:this.spots.map(c=>`${c.x.toFixed(1)},${c.y.toFixed(1)}`).join(" ")}),_("circle",{class:"sv-speedup-last",cx:l.x,cy:l.y,r:4.5}),this.mark),this.
readout),this.unread()}scale(t,e,s){let n=Ie(t,5),i=n<.1?2:n<1?1:0;return Hn(t,n).flatMap(o=>[_("line",{class:"sv-speedup-grid",x1:Xt,x2:s-Ve,y1:e(o),y2:e(o)}),
_("text",{x:Xt-6,y:e(o)+4,"text-anchor":"end"},`${o.toFixed(i)}×`)])}tokens(t,e,s){let n=Math.max(1,Ie(t,Math.max(2,(s-Xt)/Va)));return[...Hn(t,n).map(i=>_("te\
xt",{x:e(i),y:de-Rs+16,"text-anchor":"middle"},String(i))),_("text",{class:"sv-speedup-title",x:(Xt+s-Ve)/2,y:de-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(t,e,s){
return[_("line",{class:"sv-speedup-plain",x1:Xt,x2:s-Ve,y1:t,y2:t}),_("text",{x:s-Ve,y:e.y<t?t+14:t-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:t}){
if(!this.spots.length)return;let e=t-this.chart.getBoundingClientRect().left,s=this.spots.reduce((n,i)=>Math.abs(n.x-e)<=Math.abs(i.x-e)?n:i);g(this.readout,this.
say("chart.hover",{tokens:s.count,speedup:D(s.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${s.x}px`),this.readout.dataset.side=s.x>this.
chart.clientWidth/2?"left":"right",k(this.rule,"x1",s.x),k(this.rule,"x2",s.x),k(this.dot,"cx",s.x),k(this.dot,"cy",s.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var Fa=250,Da=120;function Wa(r){let{top:t,bottom:e}=r.getBoundingClientRect();return e>0&&t<window.innerHeight}var Ns=class{timer;run;shown;known;busy;constructor({
say:t,palette:e,seek:s,greedy:n}){this.breakdown=new _s(t),this.race=new bs({say:t,palette:e,seek:s,greedy:n}),this.costs=new ws(t),this.speedup=new qs(t),this.
lossless=new Ms(t),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(t,{shown:e,known:s,
busy:n,view:i}){let o=`${e} of ${s}, ${t.folds.plain.tokens.length}, ${t.over}, ${n}, ${i}`;t===this.run&&o===this.drawn||(t!==this.run&&this.renew(t),this.shown=
e,this.known=s,this.drawn=o,this.busy=n,!(n&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),n?Math.max(0,Fa-(performance.now()-this.
drawnAt)):Da)))}renew(t){this.run=t,this.race.load(t),this.lossless.experiment.show(t)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let t=this.busy?Wa:s=>s.checkVisibility();this.all.filter(({node:s})=>t(s)).forEach(s=>s.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var Mi=["draft","verify","accept"],Ga=3,Ka=r=>r!=null&&r<1&&D(r)!==D(1),Cs=class{constructor(t){this.say=t,this.values={},this.labels={};let e=(s,n,i)=>{let o=a(
"span",{class:"sv-figure-value"},Ot);return this.values[s]=o,this.labels[s]=M(i,n),a("div",{class:`sv-figure sv-figure-${s}`},o,a("span",{class:"sv-figure-label"},
this.labels[s]))};this.busy=a("span",{class:"sv-figure-busy",hidden:!0},t("headline.busy")),this.sentence=a("p",{class:"sv-sentence"}),this.node=a("div",{class:"\
sv-headline"},a("div",{class:"sv-figures"},e("speedup",t("headline.speedup"),"speedup"),e("acceptance",t("headline.acceptance"),"acceptance_rate"),e("length",t(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(t,e){let s=t.folds.summary(e),n=e<Ga&&!(t.over&&e===t.length);g(this.values.
speedup,n?Ot:D(s.speedup)),g(this.values.acceptance,n?Ot:O(s.acceptance_rate)),g(this.values.length,n?Ot:L(s.mean_acceptance_length)),g(this.labels.acceptance,this.
say(R(t.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!n&&Ka(s.speedup)),k(this.node,"title",n?this.say("headline.too_early"):
null);let i=this.tellDisturbance(t,e);this.busy.hidden=n||!i,this.node.dataset.busy=String(!this.busy.hidden),k(this.busy,"title",i||null),g(this.sentence,this.
tell(t,e,s,n,i))}tell(t,e,s,n,i){if(!s.rounds)return this.say("headline.nothing");let o=e<t.length&&this.say("headline.until",{round:e,rounds:t.length});return C(
o,this.tellRounds(t,s),this.tellSpeed(t,e,s,n),i)}tellDisturbance(t,e){let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:O(s.jitter)})}tellRounds(t,e){let{say:s}=this,{gamma:n,drafter:i}=t.trace.settings,o=L(e.mean_acceptance_length,
e.drafted?1:0);if(!n)return s("headline.plain_round",{length:o});let l=e.drafted/e.rounds,c=R(t.trace)&&e.drafted?s("tree.guesses",{n:L(l,Number.isInteger(l)?0:
1)}):"",d=e.drafted===e.rounds*n,p=c||s(`headline.guesses.${n===1?"one":d?"many":"most"}`,{n});return s("headline.each_round",{drafter:xt(s,i,t.trace.models.pair),
guessed:p,length:o})}tellSpeed(t,e,s,n){let{say:i}=this;if(!t.folds.plain.tokens.length)return i("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
if(n||s.speedup==null)return i("headline.too_early");if(D(s.speedup)===D(1))return i("headline.same");if(s.speedup>=1)return i("headline.faster",{share:O(1/s.speedup)});
let o=t.folds.cost(e);if(!o)return i("headline.too_early");let l=d=>o[d]/o.plain,c=Mi.reduce((d,p)=>o[d]>=o[p]?d:p);return i("headline.slower",{total:L(Mi.reduce(
(d,p)=>d+l(p),0)),draft:L(l("draft")),verify:L(l("verify")),accept:L(l("accept")),blame:i(`part.${c}`)})}},$i=["emitted","rounds","drafted","accepted","rejected",
"untested"],Ya={counts:$i,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","plain_tokens\
_per_second","prefill","agreement"]},Ja={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Ai={acceptance_rate:O,draft_efficiency:O,
mean_acceptance_length:L,mean_overlap:L,speedup:D,tokens_per_second:On,plain_tokens_per_second:On},Xa=Object.keys(Ai),Za=["accepted","rejected","untested"],Qa=(r,t)=>[
r,t],Is=class{constructor(t){this.say=t,this.values={},this.labels={};let e=s=>(this.values[s]=a("span",{class:"sv-ledger-value","data-metric":s},Ot),this.labels[s]=
M(Ja[s]||s,t(`ledger.${s}.label`)),a("p",{class:"sv-ledger-line"},this.labels[s],this.values[s]));this.parts=Za.map(s=>Qa(s,a("span",{"data-kind":s}))),this.bar=
a("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,s])=>s)),this.lossy=a("p",{class:"sv-note",hidden:!0},t("rules.lossy")),this.node=a("section",{
class:"sv-section sv-ledger"},a("div",{class:"sv-section-head"},a("h2",{},t("ledger.heading")),a("span",{class:"sv-quiet"},t("ledger.note"))),this.bar,this.lossy,
a("div",{class:"sv-ledger-groups"},...Object.entries(Ya).map(([s,n])=>a("div",{class:"sv-ledger-group"},a("h3",{},t(`ledger.groups.${s}`)),...n.map(e)))))}show(t,e){
let s=t.folds.summary(e);g(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${R(t.trace)?"tree":"label"}`)),$i.forEach(o=>g(this.values[o],it(s[o]))),
Xa.forEach(o=>g(this.values[o],Ai[o](s[o])));let{target:n,draft:i}=t.trace.prefill||{};g(this.values.prefill,n||i?I((n||0)+(i||0)):Ot),g(this.values.agreement,this.
agreement(t,e)),this.parts.forEach(([o,l])=>l.style.setProperty("--n",String(s[o]))),this.bar.setAttribute("aria-label",this.say("ledger.bar",s)),this.bar.hidden=
!s.drafted,this.lossy.hidden=!this.isBent(t)}isBent({trace:t}){return t.settings.temperature>0&&G($(t))}agreement(t,e){if(this.isBent(t))return this.say("ledger\
.agreement.lossy");if(t.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let s=t.folds.agreement(e);return s?s.first_difference===null?
this.say("ledger.agreement.same",{n:s.compared}):this.say("ledger.agreement.differ",{n:s.first_difference+1}):Ot}};var Ps=44,tl=2,Li=10,Hs=class{run;drawn;constructor({say:t,palette:e,seek:s}){this.say=t,this.palette=e,this.seek=s,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=a("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=a("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":t(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,a("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",n=>this.grab(n)),this.node.addEventListener("pointermove",n=>{this.held&&this.seek(this.momentAt(n))}),["pointerup","pointer\
cancel"].forEach(n=>this.node.addEventListener(n,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:n}])=>{this.width=n.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:t,tint:e},s,n){let{length:i}=s,o=this.run!==s||this.shown!==t.round||this.drawn!==i||this.tint!==e;this.run=s,this.shown=t.
round,this.tint=e,o&&this.draw();let l=t.phase?t.phase/$n(s.rounds[t.round]):0,c=t.round+l;this.node.style.setProperty("--done",String(i?c/i:0)),k(this.node,"ar\
ia-valuemax",i),k(this.node,"aria-valuenow",Number(c.toFixed(2))),k(this.node,"aria-valuetext",n)}grab(t){!this.run||!this.run.length||t.button||(this.held=!0,this.
node.setPointerCapture(t.pointerId),this.seek(this.momentAt(t)))}momentAt(t){let{run:e,width:s}=this;if(!e)return qt.moment;let{left:n}=this.node.getBoundingClientRect(),
i=Math.max(0,Math.min(1,(t.clientX-n)/(s||1)))*e.length,o=Math.min(Math.floor(i),e.length-1),l=$n(e.rounds[o]);return s/e.length<tl*l?{round:Math.round(i),phase:0}:
{round:o,phase:Math.round((i-o)*l)}}momentFor(t,{round:e}){let s={PageUp:Li,PageDown:-Li}[t];return s?{round:e+s,phase:0}:null}draw(){let{run:t,width:e,canvas:s,
palette:n}=this,i=window.devicePixelRatio||1,o={width:Math.round(e*i),height:Math.round(Ps*i)};(s.width!==o.width||s.height!==o.height)&&Object.assign(s,o);let l=s.
getContext("2d");if(!l||(l.setTransform(i,0,0,i,0,0),l.clearRect(0,0,e,Ps),!t||!t.length))return;this.drawn=t.length;let c=e/t.length,d=R(t.trace),p=d?t.rounds.
map(({drafts:m})=>Math.max(0,...at(m).map(f=>f+1))):[],h=Ps/((d?Math.max(...p):t.width)+1),[u,v]=[c,h].map(m=>m>4?m-1:m);t.rounds.forEach(({drafts:m},f)=>{let x=f<
this.shown?this.writtenIn(t,f):[],y=d?p[f]+1:f<this.shown?t.rows[f].slots.length:m.length+1;for(let b=0;b<y;b+=1)l.fillStyle=n.get(b<x.length?this.colour(t,f,x[b]):
"line"),l.fillRect(f*c,Ps-(b+1)*h,Math.max(.6,u),Math.max(.6,v))})}writtenIn(t,e){return t.rows[e].slots.map((s,n)=>({...s,index:n})).filter(s=>Mt(s.kind))}colour(t,e,{
index:s,kind:n}){if(this.tint==="verdict")return`strip-${n}`;let i=Re(this.tint,t.at({round:e,index:s}));return i==null?"strip-unknown":`tint-${i}`}disconnect(){
this.sizes.disconnect()}};var el=[.5,1,2,4],_i={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},sl=["start","back","previous","play",
"next","forward","end","stop"],Ri="specviz-letters",qi={read(){try{return localStorage.getItem(Ri)!=="off"}catch{return!0}},write(r){try{localStorage.setItem(Ri,
r?"on":"off")}catch{}}},Bs=class{buttons={};constructor({say:t,palette:e,keys:s,actions:n}){this.say=t;let i=o=>this.buttons[o]=a("button",{type:"button",class:"\
sv-button","data-button":o,title:t(`transport.${o}`),"aria-label":t(`transport.${o}`),on:{click:n[o]}},we(_i[o]));this.run=a("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:n.run}},t("transport.run")),this.strip=new Hs({say:t,palette:e,seek:n.seek}),this.count=a("span",{class:"sv-count"}),this.follow=
a("button",{type:"button",class:"sv-link",hidden:!0,on:{click:n.follow}},t("transport.follow")),this.speed=a("select",{"aria-label":t("transport.speed"),on:{change:()=>n.
set({speed:Number(this.speed.value)})}},...el.map(o=>a("option",{value:o,selected:o===1},`${o}×`))),this.pace=$t(t("transport.pace"),["steps","rounds"].map(o=>[
o,t(`transport.${o}`)]),o=>n.set({pace:o==="steps"?"steps":"rounds"})),this.presenter=a("button",{type:"button",class:"sv-link",title:t("transport.presenter_mea\
ns"),on:{click:n.present}},t("transport.presenter")),this.letters=a("input",{type:"checkbox",checked:qi.read(),on:{change:()=>qi.write(this.letters.checked)}}),
this.help=this.listOf(s),this.node=a("div",{class:"sv-transport",role:"group","aria-label":t("transport.label")},a("div",{class:"sv-buttons"},...sl.map(i),this.
run),a("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,a("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(t){
let e=t.flatMap(([i,o])=>[a("dt",{},...i.split(/\s+/).map(l=>a("kbd",{},l))),a("dd",{},o)]),s=a("dt",{},a("kbd",{},"A – Z"),a("kbd",{},", . ?")),n=a("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return a("details",{class:"sv-keys"},a("su\
mmary",{},this.say("transport.keys")),a("div",{class:"sv-keys-panel"},n,a("dl",{},...e,s,a("dd",{},a("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(t=!this.help.open){!t&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=t,t&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(t,e){let{run:s,moment:n,playing:i,mode:o,live:l}=t,c=rt(t),d=Tt(t),p=n.round===0&&n.phase===0,h=this.
tell(t);g(this.count,h),g(this.presenter,this.say(t.presenting?"transport.leave":"transport.presenter")),s&&this.strip.show(t,s,`${h}. ${e}`);let{buttons:u}=this,
v=Object.values(u).find(f=>f===document.activeElement);u.start.disabled=u.back.disabled=u.previous.disabled=p,u.end.disabled=n.round===(s?s.length:0),u.next.disabled=
u.forward.disabled=!(c>0||d||l&&!s),u.stop.hidden=!d&&t.status!=="loading",this.run.hidden=!(t.presenting&&l&&!d),this.follow.hidden=!(d&&c>0),v&&(v.disabled||v.
hidden)&&u.play.focus();let m=i||d&&o==="running"&&!c;this.showPlay(m?"pause":d&&o==="paused"&&!c?"resume":"play")}tell({run:t,moment:{round:e,phase:s}}){let n=t&&
t.over;if(n&&e===t.length&&e)return this.say("transport.all",{rounds:e});let i=this.say(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&t.length});
return s?this.say("transport.step",{round:i,phase:s}):i}showPlay(t){let{play:e}=this.buttons;e.dataset.does!==t&&(e.dataset.does=t,e.replaceChildren(we(_i[t==="\
pause"?"pause":"play"]),a("span",{},this.say(`transport.${t}`))),e.setAttribute("aria-label",this.say(`transport.${t}`)),e.title=this.say(`transport.${t}`))}};var nl=1100,rl=1.6,il={draft:450,verify:1200,test:1e3,discard:700,final:1300},Zn=(r,t)=>r.round<t.round||r.round===t.round&&r.phase<t.phase,Us=class{constructor(t,e){
this.store=t,this.resume=e,this.timer=void 0}get rounds(){return this.store.state.run?.rounds??[]}barred(t){return Cn(this.store.state,t)!==null}seek(t){let{round:e,
phase:s}=Se(this.rounds,t);this.move(this.toward({round:e,phase:0},{round:e,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(t,e){let s=t;for(;Zn(s,e)&&!this.barred(s);)s=An(this.rounds,s);return s}move(t,e,s={}){s.playing||clearTimeout(this.timer);let{run:n}=this.
store.state;this.store.set({moment:t,entered:e,playing:!1,whole:!1,rested:null,following:!n||t.round===n.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(t){
this.go(t,{})}back(t){let{moment:e}=this.store.state;t==="step"?this.move(qr(this.rounds,e),"step"):this.seek({round:e.phase?e.round:e.round-1,phase:0})}go(t,e){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(t==="step")this.move(An(this.rounds,s),"step",e);else{let n=Se(this.rounds,
{round:s.round+1}),i=this.toward(s,n);this.move(i,Zn(i,n)?"step":"round",e)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...rt(
this.store.state)?{}:{moment:qt.moment}}),this.tick())}open(t){this.store.set({opening:!0,until:{round:t+1,phase:0}}),this.tick()}tick(){let{pace:t,speed:e,moment:s,
opening:n}=this.store.state,{name:i}=Rt(this.rounds[s.round])[s.phase],o=n||t==="steps";this.go(o?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(o?il[i]:nl)/(n?rl:e))}ahead(){let{state:t}=this.store;return this.barred(t.moment)||t.until&&!Zn(t.moment,t.until)?null:
rt(t)?()=>this.tick():Tt(t)&&(t.predicting||t.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Vs=class{constructor(t){this.views=t.map(e=>({view:e,marked:null,stop:null}))}show(t,e,s){let n=Dt(t,t.cursor)?t.cursor:e;this.views.forEach(i=>{let o=i.view.
find(e),l=i.view.find(n)??i.view.entrance?.()??null;i.marked&&i.marked!==o&&(delete i.marked.dataset.seen,i.marked.setAttribute("aria-selected","false")),o&&(o.
dataset.seen=s,o.setAttribute("aria-selected","true")),i.stop&&i.stop!==l&&(i.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(i,{marked:o,stop:l})})}};var he=["draft","verify","test","write"],Ni={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},ol={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function al(r,t){let{gamma:e,drafter:s,confidence:n,max_new_tokens:i}=r.trace.settings,{ending:o}=r.trace,l=t===r.length-1;
return e===0?"off":r.folds.at(t).emitted===i-1?"last":l&&o==="context full"?"full":l&&o==="end of text"?null:s==="dspark"&&n?"unsure":s==="lookup"?"lookup":null}
function Ds(r,t,e,s){let n=al(t,e);return C(r,n&&s(`unguessed.${n}`))}function ll(r,t,e){if(!t)return e("summary.start");let{drafts:s,final:n}=r.rounds[t-1],i={
round:t,drafted:s.length,accepted:s.filter(l=>l.verdict==="accepted").length};if(!s.length)return Ds(e("summary.plain",i),r,t-1,e);let o=s.length===1;return n?W(
{drafts:s})?e(n.kind==="bonus"?"tree.bonus":"tree.some",i):n.kind==="correction"?e(o?"summary.one_rejected":"summary.some",i):e(o?"summary.one":"summary.all",i):
e(o?"summary.one_ends":"summary.end",i)}function cl(r,{round:t},{name:e,index:s},n){let i=r.rounds[t],{drafts:o,final:l}=i,c={round:t+1,n:s+1,of:o.length};if(W(
i)&&e!=="final")return dl(r,t,{name:e,index:s},n);if(e==="draft"&&i.together&&o.length>1)return n("phase.at_once",c);if(e==="draft"){let p=r.rows[t].slots[s];return n(
"phase.draft",{...c,token:zt(p,n)})}if(e==="verify"&&!o.length)return Ds(n("phase.verify_none",c),r,t,n);if(e==="verify")return n(o.length===1?"phase.verify_one":
"phase.verify",c);if(e==="test")return hl(r,i,s,c,n);let d=o.filter(p=>p.verdict==="untested").length;return d&&l&&$(r.trace)==="block"?n("rules.phase.discard",
{...c,untested:d}):n(d?"phase.discard":"phase.discard_last",{...c,untested:d})}function dl(r,t,{name:e,index:s},n){let{drafts:i}=r.rounds[t],o={round:t+1,of:i.length,
token:zt(r.rows[t].slots[s]??r.rows[t].slots[0],n)};if(e==="draft"){let m=at(i),f=m.filter(x=>x===m[s]).length;return n(f===1?"tree.level_one":"tree.level",{...o,
level:m[s]+1,n:f})}if(e!=="test")return n(e==="verify"?"tree.verify":"tree.discard",o);let{verdict:l,draw:c,parent:d}=i[s],p=X(i[s]);if(r.trace.settings.temperature!==
0&&l==="accepted"&&c==null&&$(r.trace)==="block")return n("tree.kept",o);if(r.trace.settings.temperature!==0&&Vt(i[s],$(r.trace)))return Ci(r,{...o,n:s+1},l,n);
if(r.trace.settings.temperature===0||c==null||p===null)return n(`tree.greedy_${l}`,o);let[h,u]=nt(c,p),v=l==="rejected"&&!i.some((m,f)=>f>s&&m.parent===d);return n(
`tree.${l}${v?"_last":""}`,{...o,draw:h,threshold:u})}var Ci=(r,t,e,s)=>s(`rules.phase.certain_${e}`,{...t,rule:s(`rules.name.${$(r.trace)}`)});function hl(r,{drafts:t},e,s,n){
let i=t[e],{verdict:o,draw:l}=i,c=X(i);if(r.trace.settings.temperature===0)return n(`phase.greedy_${o}`,s);if(Vt(i,$(r.trace)))return Ci(r,s,o,n);if(l==null||c===
null)return n(`phase.untold_${o}`,s);let[d,p]=nt(l,c),h={...s,draw:d,threshold:p};if(c===1&&o==="accepted"&&$(r.trace)!=="block")return n("phase.certain",h);if($(
r.trace)!=="block")return n(`phase.${o}`,h);let u=o==="accepted"?ie(i):"failed",[,v]=nt(l,Q(i)??1);return n(`rules.phase.${u}`,{...h,ratio:v,by:oe(t)+1})}function Qn(r,t,e,s){
return e?cl(r,t,e.phase,s):ll(r,t.round,s)}var pl={tree:["test","write"],block:["test"]},Fs=class{constructor(t){this.say=t,this.names=he.map(e=>M(Ni[e],t(`act.${e}\
.name`))),this.meanings=he.map(()=>a("span",{class:"sv-spoken"})),this.items=he.map((e,s)=>a("li",{},this.names[s],this.meanings[s])),this.node=a("ol",{class:"s\
v-acts","aria-label":t("act.label")},...this.items)}load({trace:t}){let e=R(t)?"tree":$(t)==="block"&&t.settings.temperature?"block":"";he.forEach((s,n)=>{let i=this.
say(`act.${s}.${pl[e]?.includes(s)?e:"means"}`);k(this.items[n],"title",i),g(this.meanings[n],i)}),this.names[he.indexOf("test")].dataset.term=e==="block"?"bloc\
k_verification":Ni.test}show(t){let e=he.indexOf(t?ol[t]:"");this.items.forEach((s,n)=>{k(s,"aria-current",n===e?"step":null),s.classList.toggle("sv-past",n<e)})}};var Ws=class{constructor({say:t,teach:e}){this.say=t,this.why=a("span",{}),this.watch=a("button",{type:"button",class:"sv-link",on:{click:()=>e(this.round)}}),this.
node=a("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(t,e){let{moment:s,opening:n,recorded:i,playing:o,rested:l}=t,c=!o&&s.phase===0,d=l!==null?
this.say("lead.rests",{round:e.length,shown:l+1}):c&&n&&i?this.reason(e,s.round-1):"";this.why.hidden=!d,g(this.why,d);let p=c&&l===null&&e.over&&s.round===e.length?
ts(e):null;if(this.watch.hidden=p===null,p===null)return;this.round=p;let h=Te(e.rounds[p],$(e.trace))>=0;g(this.watch,this.say(h?"lead.watch_rule":"lead.watch",
{round:p+1}))}reason(t,e){let s=t.rounds[e];if(!s)return"";let n=$(t.trace),i=Te(s,n);return i>=0?this.say(n==="block"?"lead.rescue":"lead.lenient",{n:i+1}):Ln(
s)?this.say("lead.why"):""}};var ul=2e3,Gs=class{constructor({say:t,stream:e,rounds:s,teach:n}){this.say=t,this.views=[e,s],this.acts=new Fs(t),this.sentence=a("span",{}),this.lead=new Ws({
say:t,teach:n}),this.caption=a("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=a("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
a("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(t){this.at="",this.lag=!0,this.acts.
load(t),this.views.forEach(e=>{e.load(t),e.scroller.scrollTop=0})}tell(t,e){return Qn(e,t.moment,jt(t),this.say)}show(t,e,{busy:s,live:n}){let{moment:i,entered:o,
whole:l}=t,c=jt(t),d=`${i.round}.${i.phase}`,p=d!==this.at;this.at=d,this.views.forEach(v=>{v.grow(),v.show(i.round),v.showNow(c)}),this.lag=this.lag||p&&!l;let h=o===
"step"&&i.round>0?"final":null;this.acts.show(c?c.phase.name:h),p&&this.greet(o==="round"&&!n?i.round-1:-1);let u=t.rested===null?this.tell(t,e):Qn(e,{round:Wt(
t)+1,phase:0},null,this.say);g(this.sentence,u),this.lead.show(t,e),this.speak(u,s)}follow(){this.lag&&[...this.views].reverse().forEach(t=>t.followHead()),this.
lag=!1}greet(t){this.fresh.forEach(e=>e.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(e=>e.rows[t]??[]),this.fresh.forEach(e=>e.classList.add("sv-\
fresh"))}speak(t,e){let s=performance.now();e&&s-this.spokenAt<ul||(this.spokenAt=s,g(this.spoken,t))}};function vl({models:r,settings:t},e){let s=h=>e("size",{name:h.name,size:Tn(h.parameters)}),n=s(r.target),i=Cr(t),{drafter:o,confidence:l}=t,c=h=>o!=="early-exi\
t"?s(h):e("first_layers",{layers:h.layers,of:r.target.layers,size:Tn(h.parameters)}),d=r.draft?e("pair",{target:n,draft:c(r.draft)}):e("pair_alone",{target:n}),
p=R({settings:t})&&e("tree.settings",{tree:e(`tree.name.${t.tree}`),budget:t.budget});return[i&&e(`rules.name.${i}`),p,o!=="model"&&xt(e,o,r.pair),...["too_shor\
t","other_weights"].map(h=>r.draft?.[h]&&e(h)),e("settings",{...t}),l&&e("confidence",{confidence:l}),d].filter(Boolean).join(" · ")}function ml({trace:{ending:r},
folds:t},e){let s=t.output.length;return e(`ending.${r}${r==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}var fl=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function gl(r,t){r.textContent!==ut(t)&&r.replaceChildren(...t.split(fl).map((e,s)=>s%2?a("a",{href:e,target:"_blank",rel:"noopener"},e):a("span",{},e)))}var Ks=class{constructor(t){
this.say=t,this.origin=a("span",{class:"sv-origin"}),this.about=a("span",{}),this.message=a("span",{class:"sv-message"}),this.node=a("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(t){let{say:e}=this,{run:s,recorded:n,status:i,message:o}=t;s&&this.showRun(s.trace,n),this.origin.dataset.recorded=String(n);
let l=i!=="done"?e(`state.${i}`):s?ml(s,e):e("state.idle"),c=n||rt(t)>0&&s?.trace.ending!=="stopped",d=s&&(i==="idle"||i==="done"&&c),p=s&&i==="error"?e(n?"stat\
e.example":"state.previous"):d&&t.stale?e("state.stale"):"";gl(this.message,C(o||(d?"":l),p)),this.message.setAttribute("role",i==="error"?"alert":"status")}showRun(t,e){
let{device:s,processor:n,placement:i}=t.machine,o=s==="cuda"&&this.say(`steps.${t.captured?"captured":"eager"}`),l=[n||s,i,o].filter(Boolean).join(" · ");g(this.
origin,this.say(e?"recorded":"live",{date:t.recorded.slice(0,10),machine:l})),g(this.about,vl(t,this.say)),[this.origin,this.about].forEach(c=>k(c,"title",c.textContent))}};var Ii={speedup:D,acceptance_rate:O,draft_efficiency:O,mean_acceptance_length:L,emitted:it},xl=Object.keys(Ii),tr=(r,t)=>r.length===t.length&&r.every((e,s)=>e===
t[s]);function Pi(r,t){let[e,s]=[r.trace.prompt,t.trace.prompt];if(tr(e,s))return"again";if(s.length<=e.length||!tr(e,s.slice(0,e.length)))return null;let n=s.slice(
e.length),i=n.length-1,{output:o}=r.folds;return o.length<i||!tr(n.slice(0,i),o.slice(0,i))?null:{at:i,token:n[i],was:o[i]}}function bl(r,t,e){let s=t.trace.prompt.
slice(r.trace.prompt.length),[n,i]=[r,t].map(({folds:c},d)=>c.output.slice(0,c.at(e[d]).emitted)),o=[...s,...i],l=0;for(;l<Math.min(n.length,o.length)&&n[l]===o[l];)
l+=1;return{n:l,was:n[l],now:o[l]}}function Hi({compared:r,expected:t,returning:e},s){let n=e??(r&&wl(r.pair[r.shown],s)?r.shown:null);if(r&&n!==null){let[o,l]=r.
pair;return{pair:n?[o,s]:[s,l],shown:n}}return t&&s.source&&Pi(t.run,s.run)?{pair:[t,s],shown:1}:null}var wl=({source:r},t)=>!!(r&&t.source&&r.run&&r.run===t.source.
run),Ys=class{drawn=null;constructor({say:t,swap:e,close:s}){this.say=t,this.branched=a("p",{class:"sv-branched"}),this.texts=a("p",{}),this.note=a("p",{class:"\
sv-note"},t("compare.unlike")),this.heads=["before","now"].map(n=>({name:n,node:a("th",{scope:"col"})})),this.body=a("tbody",{}),this.swap=a("button",{type:"but\
ton",class:"sv-link",on:{click:e}}),this.node=a("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":t("compare.heading")},a("div",{class:"\
sv-section-head"},a("h2",{},t("compare.heading")),this.swap,a("button",{type:"button",class:"sv-link",on:{click:s}},t("compare.close"))),this.branched,this.note,
a("table",{class:"sv-figures-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},t("compare.setting")),...this.heads.map(({node:n})=>n))),this.body),this.texts)}show(t){
let{compared:e}=t,s=this.drawn?.pair;if(this.drawn=e,this.node.hidden=!e,!e)return;let{say:n}=this,{pair:i,shown:o}=e,l=i.map(({run:p},h)=>h===o?Qe(t):p.length),
[c,d]=i.map(({run:p})=>p);g(this.swap,n(o?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:p,node:h},u)=>g(h,u===o?n("compare.shown",{run:n(
`compare.${p}`)}):n(`compare.${p}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,l)),g(this.texts,this.tell(c,d,l)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(d.trace.machine),i.some(p=>s?.includes(p))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(t,e){
let s=Pi(t,e);this.branched.hidden=s==="again"||s===null,!(s==="again"||s===null)&&g(this.branched,this.say("compare.branched",{n:s.at+1,token:this.name(e,s.token),
was:this.name(t,s.was)}))}rows(t,e,s){let{say:n}=this,i=(h,u)=>a("tr",{},a("th",{scope:"row"},n(`compare.${h}`)),...u.map(v=>a("td",{},v))),l=Le.map(h=>({name:h,
values:[t,e].map(({trace:u})=>os(n,h,is(u,h),u.models.pair))})).filter(({values:[h,u]})=>h!==u),c=l.some(({name:h})=>h==="tree"),d=[t,e].some(({trace:h})=>R(h)),
p=[t,e].map((h,u)=>h.folds.summary(s[u]));return[...l.map(({name:h,values:u})=>i(h,u)),...c?[i("verified",[t,e].map(({trace:h})=>it(_e(h))))]:[],...xl.map(h=>i(
d&&h==="acceptance_rate"?"acceptance_by_position":h,p.map(u=>Ii[h](u[h]))))]}tell(t,e,s){let{n,was:i,now:o}=bl(t,e,s);return i===void 0&&o===void 0?this.say("co\
mpare.same",{n}):i===void 0||o===void 0?this.say("compare.longer",{n}):this.say("compare.differ",{n:n+1,was:this.name(t,i),now:this.name(e,o)})}name(t,e){return e!==
void 0&&J(t.alone(e))||this.say("token.empty")}};var Js=class{constructor({say:t,send:e,store:s,most:n}){this.say=t,this.send=e,this.store=s,this.most=n,this.compare=new Ys({say:t,swap:()=>this.swap(),close:()=>s.
set({compared:null})})}get live(){return this.store.state.live}load(t){this.store.set({compared:Hi(this.store.state,t),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(t,e){let{run:s,recorded:n}=this.store.state.source??{};s===t.run&&n===t.recorded&&this.store.
set({offers:e})}make(t){let{run:e,source:s,recorded:n}=this.store.state;e&&(this.store.set({expected:{run:e,source:s,recorded:n}}),this.send("again",{...s,...t}))}swap(){
let{compared:t}=this.store.state;if(!t)return;let e=t.shown?0:1;this.store.set({returning:e}),this.show(t.pair[e])}show({run:{trace:t},source:e,recorded:s}){let n=t.
ending==="running"?{...t,ending:"stopped"}:t,i={run:e?.run,name:e?.recorded,offered:!!e?.recorded};this.send("show",{trace:n,recorded:s,state:"done",typed:!1,...i})}};var Xs=["both","target","draft"],yl={both:"overlap",target:"residual",draft:"rejected"},zl=[0,.5,1],Zs=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:t,set:e}){this.say=t,this.heading=a("h3",{}),this.shaping=$t(t("areas.view"),[["shaped",t("areas.shaped")],["raw",t("areas.raw")]],s=>e({raw:s==="raw"})),this.
form=$t(t("areas.form"),[["picture",t("areas.picture")],["table",t("areas.table")]],s=>e({asTable:s==="table"})),this.note=a("p",{class:"sv-note"}),this.node=a(
"div",{class:"sv-block sv-areas-block"},this.heading,a("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:t}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),g(this.
total.name,t("areas.total"));let e=(i,o)=>a("li",{},a("span",{class:"sv-area-key","data-area":i}),M(yl[i],o));this.keys=Object.fromEntries(Xs.map(i=>[i,e(i,t(`a\
reas.key.${i}`))])),this.keys.dart=a("li",{},a("span",{class:"sv-dart-key"}),t("areas.key.dart"));let s=a("div",{class:"sv-area-row sv-area-head"},a("span",{},t(
"areas.token")),a("span",{}),this.targetHead=a("span",{class:"sv-p"},t("areas.target")),this.draftHead=a("span",{class:"sv-p"},t("areas.draft"))),n=a("div",{class:"\
sv-area-row sv-area-axis"},a("span",{}),a("span",{class:"sv-area-ticks"},...zl.map(i=>a("span",{style:`--x:${i}`},String(i)))));return this.chart=a("div",{class:"\
sv-areas",role:"img"},s,...this.rows.map(i=>i.node),n,this.total.node),this.legend=a("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=a("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(t){let[e,s,n]=["sv-t","sv-p","sv-p"].map(l=>a("span",{class:l})),i=a("span",{class:"sv-\
dart",hidden:!0}),o=a("span",{class:"sv-area-bar"},...Xs.map(l=>a("span",{"data-area":l})),i);return{name:e,target:s,draft:n,dart:i,bar:o,node:a("div",{class:t},
e,o,s,n)}}buildTable(){let t=e=>a("th",{scope:"col"},this.say(`areas.${e}`));return this.body=a("tbody",{}),this.table=a("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},a("table",{},a("thead",{},a("tr",{},...["token","target","draft","both"].map(t))),this.body)),
this.table}dress({raw:t,asTable:e}){t===this.raw&&e===this.asTable||(Object.assign(this,{raw:t,asTable:e}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(t){
this.view=t,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:t,say:e}=this,s=pi(t.position),n=this.raw&&s;this.shaping.node.hidden=!s,this.shaping.
set(n?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,g(this.heading,t.heading);let i=n?
"areas.raw_note":"areas.shaped_note";g(this.note,C(...t.notes,s&&e(i,{shaping:t.shaping}))),this.asTable?this.paintTable(n):this.paintPicture(n)}seen({token:t,target:e,
draft:s,both:n}){let{models:i}=this.view;return{token:t,target:i==="draft"?null:e,draft:i==="target"?null:s,both:i==="both"?n:null}}paintPicture(t){let{position:e,
marks:s,models:n}=this.view,i=ks(e,[...s.keys()],t).map(c=>this.seen(c));n==="draft"&&i.splice(0,i.length-1,...i.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??
0)));let o=t?null:this.view.dart;this.rows.forEach((c,d)=>{let p=d===i.length-1;c.node.hidden=d>=i.length,c.node.hidden||this.paintRow(c,i[d],{rest:p,dart:o})});
let l=n==="both"&&!t?e.overlap:null;this.total.node.hidden=l===null,l!==null&&this.paintTotal(l),this.targetHead.classList.toggle("sv-unseen",n==="draft"),this.
draftHead.classList.toggle("sv-unseen",n==="target"),this.legend.hidden=n!=="both",this.keys.dart.hidden=!o,Xs.forEach(c=>g(this.keys[c].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${c}`))),k(this.chart,"aria-label",this.describe(i,l,o))}paintRow(t,e,{rest:s,dart:n}){let{view:i}=this,o=i.marks.get(
e.token),l=i.name(e.token);t.node.classList.toggle("sv-others",s),g(t.name,l),k(t.name,"title",l),k(t.name,"data-kind",o),g(t.target,e.target==null?"":B(e.target)),
g(t.draft,e.draft==null?"":B(e.draft)),Xs.forEach(c=>t.bar.style.setProperty(`--${c}`,String(e[c]||0))),t.dart.hidden=n?.token!==e.token,!(!n||t.dart.hidden)&&(t.
dart.style.setProperty("--x",String(n.at)),t.dart.dataset.side=n.at>.8?"left":"right",t.dart.dataset.kind=n.kind)}paintTotal(t){this.total.bar.style.setProperty(
"--both",String(t)),this.total.bar.style.setProperty("--draft","1"),g(this.total.target,""),g(this.total.draft,V(t))}describe(t,e,s){let{say:n,view:i}=this,o=c=>{
let d=t.slice(0,-1).filter(p=>p[c]!=null).sort((p,h)=>(h[c]??0)-(p[c]??0))[0];return d&&n(`areas.first.${c}`,{token:i.name(d.token),p:V(d[c])})},l=t[t.length-1];
return C(o("target"),o("draft"),e!==null&&n("areas.overlap",{overlap:V(e)}),s&&n(`areas.dart.${s.kind}`,{token:i.name(s.token)}),n("areas.rest",{target:B(l.target),
draft:B(l.draft)}))}paintTable(t){let{position:e,name:s,marks:n,models:i}=this.view,o=d=>a("td",{},B(d)),l=({token:d,target:p,draft:h,both:u})=>a("tr",{},a("th",
{scope:"row",class:"sv-t","data-kind":n.get(d)},s(d)),o(p),o(h),o(u)),c=ys(e,t).map(d=>l(this.seen(d)));i==="both"&&!t&&c.push(a("tr",{class:"sv-sum"},a("th",{scope:"\
row"},this.say("areas.sum")),o(1),o(1),o(e.overlap))),this.body.replaceChildren(...c)}};function Sl({round:{drafts:r,final:t},index:e,token:s}){let n=e<r.length?ot(r,e):null;return(r.find(({verdict:o},l)=>o==="accepted"&&ot(r,l)===n)??t??{token:s}).
token}var Qs=class{constructor({say:t,sequels:e}){this.say=t,this.sequels=e,this.choices=[],this.list=a("div",{class:"sv-choices",role:"toolbar","aria-label":t(
"branch.heading"),on:{keydown:s=>ms(this.choices,s)}}),this.note=a("p",{class:"sv-note"}),this.node=a("div",{class:"sv-block sv-branch"},a("h3",{},t("branch.hea\
ding")),this.note,this.list)}show(t,e){let{say:s}=this,{position:n}=t,i=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!t.open||!n,!n||this.node.
hidden)return;let o=t.kind==="untested";this.list.hidden=!!i||o,g(this.note,i||s(o?"branch.untested":"branch.note"));let l=Sl(t),c=([d,p],h)=>a("button",{type:"\
button",class:"sv-choose",tabindex:h===0?0:-1,"aria-label":s("branch.do",{token:e(d),was:e(l)}),on:{click:()=>this.sequels.make({branch:{round:t.number,index:t.
index,token:d}})}},a("span",{class:"sv-choice-token"},e(d)),a("span",{class:"sv-p"},B(p)));this.choices=n.candidates.filter(([d])=>d!==l).map(c),this.list.replaceChildren(
...this.choices)}};var El=3,Ol=.1,Tl=.09,jl=.3,Ml=2**20,$l=8,Bi=r=>(r?.candidates??[]).flatMap(([,t])=>t==null?[]:[t]).sort((t,e)=>e-t),er=r=>Math.min(r.rest[1]??0,Bi(r)[$l-1]??1);
function Al(r,t){let{candidates:e,rest:s}=t,n=h=>h?-h*Math.log(h):0,i=er(t),o=i?s[1]??0:0,l=e.reduce((h,[,u])=>h+n(u),0),c=l-(o?o*Math.log(i):0),d=l+n(o)+o*Math.
log(Ml),p=h=>Math.min(Tl,jl*Math.exp(-h));return r>p(c)?1:r<=p(d)?0:null}var Ui={token:(r,t)=>t,match:r=>r,typical:(r,t,e)=>e&&Al(r,e),"top-k":(r,t,e)=>{let s=Bi(
e)[El-1];return s===void 0?null:r>0&&r>=s?1:t},threshold:(r,t)=>r>=Ol?1:t},Fe=(r,t,e,s)=>Ui[r](t,e,s);function Ll(r,t){let{target:e}=r,s=Q(r);return e==null||s===
null?[]:Object.keys(Ui).flatMap(n=>{let i=Fe(n,e,s,t);return i===null?[]:[[n,i]]})}var tn=class{constructor(t){this.say=t,this.body=a("tbody",{});let e=s=>a("th",
{scope:"col"},t(`rules.others.${s}`));this.note=a("p",{class:"sv-note"}),this.node=a("details",{class:"sv-other-rules"},a("summary",{},t("rules.others.heading")),
a("table",{class:"sv-figures-table"},a("thead",{},a("tr",{},e("rule"),e("chance"),e("verdict"))),this.body),this.note)}show(t,e,s,n){let{say:i}=this,o=n?Ll(t,e):
[];this.node.hidden=!o.length,g(this.note,i("rules.others.note",{draw:V(s)})),this.body.replaceChildren(...o.map(([l,c])=>{let d=s<c,p=a("th",{scope:"row",class:G(
l)?"sv-lossy":""},i(`rules.name.${l}`));return a("tr",{"data-rule":l},p,a("td",{},V(c)),a("td",{},a("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?"\
accepted":"rejected"})," ",i(`kind.${d?"accepted":"rejected"}`)))}))}};var sr=4,en=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:t,set:e,unpin:s,stage:n,sequels:i}){
this.say=t,this.key="",this.token=a("div",{class:"sv-big-token",translate:"no"}),this.kind=a("span",{class:"sv-chip"}),this.where=a("span",{class:"sv-quiet"}),this.
there=a("button",{type:"button",class:"sv-link",title:t("inspector.stage"),on:{click:()=>{n({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=a("span",{class:"sv-quiet"}),this.unpin=a("button",{type:"button",class:"sv-link",hidden:!0,on:{click:s}},t("inspector.unpin")),this.why=a("p",{class:"\
sv-why"}),this.empty=a("p",{class:"sv-quiet"},t("inspector.empty")),this.absent=a("p",{class:"sv-quiet",hidden:!0},t("inspector.absent")),this.areas=new Zs({say:t,
set:e}),this.branch=new Qs({say:t,sequels:i}),this.body=a("div",{class:"sv-inspected",hidden:!0},a("div",{class:"sv-title"},this.token,a("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,vs(t,this.areas.node,"distributions")),this.
node=a("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":t("inspector.heading")},a("div",{class:"sv-section-head"},a("h2",{},t("inspector.headi\
ng")),a("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:t}=this;return this.keep=a("span",{class:"sv-keep"},t("test.keep")),
this.drop=a("span",{class:"sv-drop"},t("test.drop")),this.needle=a("span",{class:"sv-needle"}),this.needleLabel=a("span",{class:"sv-needle-label"}),this.line=a(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=a("span",{class:"sv-limit"}),this.sum=a("p",{class:"sv-arit\
hmetic"}),this.basis=a("p",{class:"sv-note"}),this.others=new tn(t),this.test=a("div",{class:"sv-block sv-test"},a("h3",{},M("accept_test",t("test.heading"))),this.
line,a("div",{class:"sv-test-axis","aria-hidden":"true"},a("span",{},"0"),this.limit,a("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:t}=this;return this.residualRows=Array.from({length:sr+1},()=>{let e=a("span",{class:"sv-t"}),s=a("span",{class:"sv-share"}),n=a("span",{class:"sv-p"});
return{token:e,bar:s,share:n,node:a("li",{},e,s,n)}}),this.note=a("p",{class:"sv-note"}),this.residual=a("div",{class:"sv-block sv-residual-block"},a("h3",{},M(
"residual",t("residual.heading"))),this.note,a("div",{class:"sv-residual-head"},a("span",{},t("areas.token")),a("span",{},t("residual.share"))),a("ul",{class:"s\
v-residual"},...this.residualRows.map(e=>e.node))),this.residual}show(t,e,s,{concealed:n=!1,elsewhere:i=!1}={}){if(this.empty.hidden=!!e,this.body.hidden=!e,this.
pin.hidden=!e,this.unpin.hidden=!e||s!=="pinned",!e)return;let{number:o,index:l,kind:c}=e,d=`${o}.${l} ${c}`;(t!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=t,this.seen=e,g(this.pin,this.say(`inspector.${s}`)),this.showTitle(),this.where.hidden=i,this.there.hidden=!i,g(this.why,n?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=n||!!e.position,this.areas.node.hidden=n||!e.position,e.position&&!n&&this.areas.show(this.view(e.position)),this.
showTest(),this.showResidual(),this.branch.show(e,p=>this.name(p))}showTitle(){let{seen:t,say:e}=this,s=t.part?[wt(t.piece)]:t.text?Z(t.text,!0):[e("token.empty")];
this.token.replaceChildren(...s),this.token.dataset.kind=t.kind,this.kind.dataset.kind=t.kind,g(this.kind,e(`kind.${Ft(t.kind,this.run.trace)}`));let{models:n,settings:{
drafter:i}}=this.run.trace,o=t.draft&&!t.draft.source&&i!=="model"&&xt(e,i,n.pair),l=e("inspector.where",{round:t.number+1,slot:Pn(this.run,t.number,t.index,e)}),
c=o?e("token.from",{slot:l,drafter:o}):l;[this.where,this.there].forEach(d=>g(d,c))}get greedy(){return this.run.trace.settings.temperature===0}explain(){let{seen:t,
say:e}=this,s=t.part?e("inspector.bytes",{hex:wt(t.piece)})+" ":t.took>1?e("inspector.joined",{n:t.took})+" ":"",n=t.draft?.confidence;return s+C(this.reason(),
n!=null&&e("inspector.confidence",{predicted:O(n)}))}reason(){let{seen:t,say:e,greedy:s}=this,{kind:n,round:i,accepted:o,draft:l}=t;if(n==="plain")return Ds(e("\
why.plain"),this.run,t.number,e);let c=W(i)?this.reasonInTree():"";if(c)return c;if(n==="bonus")return i.drafts.length===1?e("why.bonus_one"):e("why.bonus",{n:i.
drafts.length});if(!s&&this.rule!=="token"){let v=this.reasonOfRule();if(v)return v}if(n==="correction")return e(`why.${s?"greedy_":""}correction`,{guess:this.name(
i.drafts[o].token)});if(n==="untested"){let v=i.drafts.findIndex(m=>m.verdict==="rejected");return v<0?e("why.untested_end"):e("why.untested",{n:v+1})}if(n==="g\
uessed"&&this.lookedUp)return e("why.copied");if(s)return e(`why.greedy_${n}`);if(l?.target==null||l.draft==null)return e("inspector.absent_probabilities");let[
d,p]=nt(l.target,l.draft),h={target:d,draft:p,chance:O(Math.min(1,l.target/l.draft))},u=n!=="accepted"?n:l.target>=l.draft?"sure":"lucky";return e(this.lookedUp&&
["lucky","rejected"].includes(u)?`why.copied_${u}`:`why.${u}`,h)}reasonInTree(){let{seen:t,say:e,greedy:s}=this,{kind:n,round:{drafts:i},index:o,draft:l}=t;if(n===
"correction"||n==="bonus"||n==="untested"&&l?.draw==null)return e(`tree.why.${n}`);if(s||this.rule!=="token"||!l?.draft||l.target==null)return"";if(n==="guessed")
return e("tree.why.guessed");let c=i.some(({parent:v},m)=>m<o&&v===l.parent),d=l.draft===1;if(!d&&!c)return"";let[p,h]=nt(l.target,l.draft),u=O(Math.min(1,l.target/
l.draft));return C(c&&e("tree.why.left"),d?e("tree.why.certain",{target:p}):e("tree.why.ratio",{target:p,draft:h,chance:u}))}get rule(){return $(this.run.trace)}reasonOfRule(){
let{seen:t,say:e,rule:s}=this,{kind:n,round:i,accepted:o,draft:l}=t;if(n==="correction"){let p=i.drafts[o],h={guess:this.name(p.token),weight:V(p.weight??1)};return G(
s)?"":e(`rules.why.${s}.correction`,h)}if(n==="untested")return s==="block"&&i.final?e("rules.why.block.dropped"):"";if(!l||n!=="accepted"&&n!=="rejected"||l.target==
null||!l.draft)return"";if(s==="block"){let[p,h]=nt(l.draw??0,Q(l)??1),u=!i.drafts.some((m,f)=>ot(i.drafts,f)===t.index),v=n==="accepted"?ie(l):u?"rejected_last":
n;return e(`rules.why.block.${v}`,{by:oe(i.drafts)+1,draw:p,ratio:h})}let[c,d]=nt(l.target,l.draft);return e(`rules.why.${G(s)?"lossy":s}.${n}`,{rule:e(`rules.n\
ame.${s}`),target:c,draft:d,chance:O(X(l)??0),exact:O(Math.min(1,l.target/l.draft))})}name(t){if(t===-1)return this.say("token.rest");let e=this.run.alone(t);return J(
e)||wt(this.run.piece(t))||this.say("token.empty")}view(t){let{seen:e,say:s}=this,{kind:n,round:i,judged:o}=e,c=e.judgedAt>=i.drafts.length?"target":n==="guesse\
d"?"draft":"both",d=n==="guessed"||n==="lit",p=new Map,h=!e.open&&(!e.draft||n==="rejected")?i.final:null,u=ze(i);h&&u&&p.set(h.token,u),o&&p.set(o.token,d?n:o.
verdict);let m=!(o&&!d&&!this.greedy&&this.rule==="token")||o.draw==null||o.draft==null?null:{token:o.token,at:o.draw*o.draft,kind:o.verdict};return{position:t,
name:x=>this.name(x),heading:s({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[c]),notes:this.notes(c),shaping:this.shaping(),models:c,
marks:p,dart:m,decides:this.rule==="token"}}notes(t){let e=[];return this.seen.kind==="untested"&&e.push("areas.untested"),t!=="target"&&this.lookedUp&&e.push("\
areas.lookup"),this.greedy?e.push("areas.greedy"):t==="both"&&this.rule!=="token"&&e.push("rules.areas"),e.map(s=>this.say(s))}shaping(){let{temperature:t,top_k:e,
top_p:s}=this.run.trace.settings,{say:n}=this;return[n("areas.temperature",{value:t}),...e>0?[n("areas.top_k",{value:e})]:[],...s<1?[n("areas.top_p",{value:s})]:
[]].join(n("comma"))}get lookedUp(){let{drafter:t}=this.run.trace.settings,{judged:e,position:s}=this.seen;return e?.source?e.source==="lookup":t==="lookup"||t.
startsWith("lookup")&&s!==null&&s.rest[4]==null}showTest(){let{seen:t,say:e,rule:s}=this,i=["accepted","rejected",...s==="block"?["untested"]:[]].includes(t.kind)?
t.draft:null,{draw:o=null,target:l=null,draft:c=null}=i??{},d=X(i??void 0),p=!this.greedy&&o!==null&&d!==null;if(this.test.hidden=!p,!p||!i)return;this.others.show(
i,t.position,o,!R(this.run.trace));let[h,u]=nt(o,d),v={draw:h,threshold:u,target:_t(l),draft:_t(c),kind:e(`kind.${Ft(t.kind,this.run.trace)}`)},m=o<d?"passed":"\
failed";g(this.keep,e(s==="block"?"rules.pass":"test.keep")),g(this.drop,e(s==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",String(
d)),this.test.style.setProperty("--draw",String(o)),this.keep.dataset.side=o<d/2?"end":"start",this.drop.dataset.side=o>(1+d)/2?"start":"end",this.limit.dataset.
side=d>.6?"left":"right",g(this.limit,`${e("test.threshold")} ${u}`),this.line.dataset.kind=t.kind;let f=Vt(i,s);[this.needle,this.needleLabel].forEach(y=>{y.hidden=
f}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=o>.5?"left":"right",g(this.needleLabel,
`${e("test.draw")} ${h}`);let x=e(s==="token"?`test.${t.kind}`:`rules.sum.${f?"certain":G(s)?"lossy":s}.${m}`,v);g(this.sum,x),this.line.setAttribute("aria-labe\
l",f?x:e("test.aria",v)),this.showBasis()}showBasis(){let{say:t,seen:{round:e,index:s}}=this,n=this.rule==="block"&&!R(this.run.trace)?Nr(e.drafts,s):null;if(this.
basis.hidden=!n,!n)return;let i={weight:V(n.weight),excess:V(n.excess)};g(this.basis,t(`rules.basis.${n.last?"last":"earlier"}`,i))}showResidual(){let{seen:t}=this,
e=t.kind==="rejected"||t.kind==="correction",{drafts:s}=t.round,n=Ut(s).at(-1)??-1,i=t.kind==="rejected"?t.draft:s.findLast((v,m)=>v.verdict==="rejected"&&ot(s,
m)===n)??null,o=e&&t.position&&i?hi(t.position,Ir(i,this.rule)):null;if(this.residual.hidden=!o,!o)return;let l=!this.greedy&&(this.rule==="block"||this.rule===
"match");g(this.note,l?this.say(`rules.residual.${this.rule}`,{weight:V(i?.weight??1)}):this.say("residual.note"));let c=t.open||!t.round.final?null:t.round.final.
token,d=o.shares.slice(0,sr),p=o.shares.find(v=>v.token===c);p&&!d.includes(p)&&(d[sr-1]=p);let h=d.reduce((v,m)=>v+m.share,0),u=[...d,{token:-1,share:Math.max(
0,1-h)}];this.residualRows.forEach((v,m)=>this.fillShare(v,u[m],c))}fillShare(t,e,s){t.node.hidden=!e,e&&(g(t.token,this.name(e.token)),k(t.token,"title",this.name(
e.token)),t.bar.style.setProperty("--share",String(e.share)),t.node.classList.toggle("sv-others",e.token===-1),g(t.share,B(e.share)),e.token===s?t.node.dataset.
drawn=this.say("residual.chosen"):delete t.node.dataset.drawn)}};var _l=8,Rl=.85;function Vi(r){let t=()=>r.scrollHeight-r.scrollTop-r.clientHeight,s=a("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:o=>o.preventDefault(),click:()=>{let o=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";r.scrollBy({top:Rl*
r.clientHeight,behavior:o})}}},"▾"),n=()=>{s.hidden=t()<_l};r.addEventListener("scroll",n,{passive:!0});let i=new ResizeObserver(n);return[r,...r.children].forEach(
o=>i.observe(o)),s}var Fi=23,ql=["tokens","distance","range"],rr=[0,1],Nl=1e-6,nr=.005;function ir({candidates:r,rest:t,overlap:e}){let s=r.reduce((n,[,i,o])=>n+Math.max(0,(i??0)-
(o??0)),0);return Math.max(0,e==null?t[1]??0:1-e-s)}function Cl(r,t){let e=(o,l)=>Math.max(0,t*(o??0)-(l??0)),s=r.candidates.reduce((o,[,l,c])=>o+e(l,c),0),[,n,
i]=r.rest;return[s+e(n,i),s+Math.max(e(n,i),t*ir(r))]}function Il({drafts:r,positions:t=[]}){let e=1;return r.map((s,n)=>{if(e=Math.min(1,e*((s.target??0)/(s.draft||
1))),n===r.length-1)return[e,e];let i=c=>c+1-e>0?c/(c+1-e):1,[o,l]=Cl(t[n+1],e);return[i(o),i(l)]})}function Pl(r,t){return t==="block"?Il(r):r.drafts.map((e,s)=>{
let n=Fe(t,e.target??0,Q(e)??0,r.positions?.[s]??null);return n===null?rr:[n,n]})}function Di(r,t){if(t!=="block")return r.reduceRight((s,n)=>1+n*s,1);let e=1;return r.
reduceRight((s,n,i)=>{let o=e*n*(i+1);return e*=1-n,s+o},1)}function Hl(r,t){let{candidates:e,rest:[,s],overlap:n}=r,i=er(r);if(n==null||s==null||Fe(t,i,i,r)!==
(t==="typical"?0:i))return rr;let o=e.map(([,b,E])=>({p:b??0,q:E??0})),l=o.map(({p:b,q:E})=>E?Fe(t,b,Math.min(1,b/E),r):0);if(l.includes(null))return rr;let c=o.
map(({q:b},E)=>b*(l[E]??0)),d=t==="typical"?0:Math.max(0,s-ir(r)),p=Math.max(0,1-d-c.reduce((b,E)=>b+E,0)),h=1-n<Nl,u=p/(h?1:1-n),v=o.map(({p:b,q:E})=>u*(h?b:Math.
max(0,b-E))),m=u*(h?s:ir(r)),f=o.reduce((b,{p:E},S)=>b+Math.abs(c[S]+v[S]-E),0),x=Math.abs(d+m-s),y=t==="typical"&&u>1;return[(f+x)/2,(f+(y?m+s:x))/2]}function Bl(r){
let{drafts:t,positions:e=[]}=r;return e.length<t.length||t.some(s=>Q(s)===null)?null:Object.fromEntries(Ee.map(s=>{let n=Pl(r,s);return[s,{tokens:[Di(n.map(([i])=>i),
s),Di(n.map(([,i])=>i),s)],distance:t.length&&G(s)?Hl(e[0],s):[0,0]}]}))}function Ul(r){let t=e=>r.reduce((s,n)=>s+n[e],0)/r.length;return[t(0),t(1)]}var Vl=([r,
t])=>{if(t-r>=nr)return`${L(r)} – ${L(t)}`;let e=(r+t)/2;return e<nr?`<${nr}`:L(e)},sn=class{run;judged=[];constructor({say:t,send:e}){this.say=t,this.rows=Ee.
map(n=>({rule:n,own:a("span",{}),tokens:a("td",{}),distance:a("td",{})}));let s=n=>a("th",{scope:"col"},t(`rules.lab.${n}`));this.table=a("table",{class:"sv-fig\
ures-table"},a("thead",{},a("tr",{},s("rule"),s("tokens"),s("distance"))),a("tbody",{},...this.rows.map(({rule:n,own:i,tokens:o,distance:l})=>a("tr",{"data-rule":n},
a("th",{scope:"row",class:G(n)?"sv-lossy":""},t(`rules.name.${n}`),i),o,l)))),this.note=a("p",{class:"sv-note"}),this.legend=a("ul",{class:"sv-note"},...ql.map(
n=>a("li",{},t(`rules.lab.legend.${n}`)))),this.claim=a("button",{type:"button",class:"sv-link",on:{click:()=>e("claim",{claim:Fi})}},t("rules.lab.claim",{n:Fi})),
this.node=a("div",{class:"sv-block sv-rule-lab"},a("h3",{},t("rules.lab.heading")),this.table,this.note,this.legend,this.claim)}load(t){this.run=t,this.judged=[],
this.rows.forEach(({rule:e,own:s})=>g(s,e===$(t.trace)?` ${this.say("rules.lab.own")}`:""))}show({moment:{round:t},view:e,live:s},n){if(e!=="rounds")return;let{
say:i}=this,o=R(n.trace)?"trees":n.trace.settings.temperature?"":"greedy",l=o?[]:this.upTo(t);this.rows.forEach(({rule:c,tokens:d,distance:p})=>{let h=u=>Vl(Ul(
l.map(v=>v[c][u])));g(d,l.length?h("tokens"):"–"),g(p,l.length?G(c)?h("distance"):"0":"–")}),this.table.hidden=this.legend.hidden=!l.length,this.claim.hidden=
!s,g(this.note,l.length?i("rules.lab.rounds",{n:l.length}):i(`rules.lab.${o||"none"}`))}upTo(t){for(let e=this.judged.length;e<t;e+=1)this.judged.push(Bl(this.run.
rounds[e]));return this.judged.slice(0,t).filter(e=>e!==null)}};var Wi=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,emitted:0}),or={mean_acceptance_length:r=>L(vt(r.emitted,r.rounds)),acceptance_rate:r=>O(vt(r.accepted,
r.accepted+r.rejected)),draft_efficiency:r=>O(vt(r.accepted,r.drafted)),drafted:r=>it(r.drafted),emitted:r=>it(r.emitted)};function ar({drafts:r,final:t},e){let s=r.
slice(0,e),n=s.filter(d=>d.verdict==="accepted").length,i=s.some(d=>d.verdict==="rejected")?1:0,o=!t&&n===r.filter(d=>d.verdict==="accepted").length,l=i?"correc\
tion":o?null:"bonus",c=i===1||o||r.length<=e;return{drafted:s.length,accepted:n,rejected:i,emitted:n+(l?1:0),final:l,drawn:c}}var Gi=(r,t)=>({rounds:r.rounds+1,
drafted:r.drafted+t.drafted,accepted:r.accepted+t.accepted,rejected:r.rejected+t.rejected,emitted:r.emitted+t.emitted}),nn=class{was;would;figures;table;run;marked;most;uncuttable;gamma;sums;constructor({
say:t,set:e,rounds:s}){this.say=t,this.rounds=s,this.range=a("input",{type:"range",min:1,step:1,"aria-label":t("whatif.slider"),on:{input:()=>e({gamma:Number(this.
range.value)})}}),this.value=a("output",{class:"sv-whatif-value"}),this.control=a("label",{class:"sv-whatif-control"},a("span",{"aria-hidden":"true"},"γ"),this.
range,this.value),this.note=a("p",{class:"sv-note","aria-live":"polite"}),this.node=a("div",{class:"sv-block"},a("h3",{},t("whatif.gamma")),this.control,this.buildTable(),
this.note)}buildTable(){let{say:t}=this;return this.was=a("th",{scope:"col"}),this.would=a("th",{scope:"col"}),this.figures=Object.keys(or).map(e=>({name:e,was:a(
"td",{}),would:a("td",{})})),this.table=a("table",{class:"sv-figures-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},t("whatif.rounds")),this.was,this.would)),
a("tbody",{},...this.figures.map(({name:e,was:s,would:n})=>a("tr",{},a("th",{scope:"row"},t(`whatif.row.${e}`)),s,n)))),this.table}load(t){this.run=t,this.marked=
0;let{gamma:e,drafter:s}=t.trace.settings;this.most=e,this.uncuttable=R(t.trace)?"tree.whatif":s.startsWith("lookup")?"whatif.lookup":$(t.trace)==="block"&&t.trace.
settings.temperature?"rules.whatif":"",this.range.max=String(e),this.range.value=String(e),this.control.hidden=e<2||this.uncuttable!=="",this.restart(e)}restart(t){
this.marked&&this.mark(0),this.gamma=t,this.sums={was:[Wi],would:[Wi]}}show({gamma:t,moment:{round:e}},s){let{say:n,most:i}=this;t!==this.gamma&&this.restart(t);
let o=t>=i;if(g(this.value,n(o?"whatif.as_it_was":"whatif.instead",{gamma:t,most:i})),this.range.setAttribute("aria-valuetext",this.value.textContent),this.table.
hidden=o,o){g(this.note,n(this.uncuttable||(i<2?"whatif.fewest":"whatif.try")));return}for(let d=this.sums.was.length-1;d<e;d+=1)this.add(s.rounds[d]);this.mark(
e);let{was:l,would:c}={was:this.sums.was[e],would:this.sums.would[e]};g(this.was,n("whatif.was",{gamma:i})),g(this.would,n("whatif.would",{gamma:t})),this.figures.
forEach(d=>{g(d.was,or[d.name](l)),g(d.would,or[d.name](c))}),g(this.note,n("whatif.note",{gamma:t,rounds:e}))}add(t){let{was:e,would:s}=this.sums;e.push(Gi(e[e.
length-1],ar(t,1/0))),s.push(Gi(s[s.length-1],ar(t,this.gamma)))}mark(t){for(let e=t;e<this.marked;e+=1)this.dress(e,1/0);for(let e=this.marked;e<t;e+=1)this.dress(
e,this.gamma);this.marked=t}dress(t,e){let s=this.run.rounds[t],{drawn:n}=ar(s,e);this.run.rows[t].slots.forEach((i,o)=>{let l=this.rounds.find({round:t,index:o}),
c=o<s.drafts.length?o>=e:!n,d=o===e&&!n;l&&(l.classList.toggle("sv-cut",c&&!d),l.classList.toggle("sv-cut-own",d),k(l,"aria-description",c?this.say(d?"whatif.ow\
n":"whatif.gone",{gamma:e}):null))})}};var Fl={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Ee,tree:["chain","k-ary","top-k","dynamic","measured"]},Dl=["drafter","rule","tree"],rn=class{buttons;constructor({say:t,set:e,rounds:s,sequels:n}){
this.say=t,this.sequels=n,this.whatif=new nn({say:t,set:e,rounds:s}),this.lab=new sn({say:t,send:n.send}),this.note=a("p",{class:"sv-note"}),this.buttons=[],this.
offered=void 0,this.rows=Le.map(i=>this.row(i,Fl[i].filter(o=>i!=="gamma"||Number(o)<=n.most))),this.choices=a("div",{class:"sv-again"},...this.rows),this.again=
a("div",{class:"sv-block"},a("h3",{},t("again.heading")),this.note,this.choices),this.node=a("section",{class:"sv-section sv-experiments"},a("div",{class:"sv-se\
ction-head"},a("h2",{},t("whatif.heading"))),this.whatif.node,this.lab.node,this.again)}row(t,e){let{say:s}=this,n=i=>{let o=a("button",{type:"button",class:"sv\
-choose",on:{click:()=>this.sequels.make({changes:this.changes(t,i)})}});return this.buttons.push({name:t,value:i,node:o}),o};return a("div",{class:"sv-again-ro\
w","data-change":t},a("span",{},s(`again.${t}`)),a("div",{class:"sv-choices"},...e.map(n)))}changes(t,e){let{run:s}=this.sequels.store.state;if(t!=="tree"||!s)return{
[t]:e};let n=_e(s.trace);return e==="chain"?{tree:e,gamma:Math.min(n,this.sequels.most)}:{tree:e,budget:Math.max(n,1)}}load(t){this.whatif.load(t),this.lab.load(
t);let{say:e,sequels:{most:s}}=this;this.buttons.forEach(({name:n,value:i,node:o})=>{let l=i==="chain"&&_e(t.trace)>s,c=l?e("again.shorter",{most:s}):os(e,n,i,t.
trace.models.pair);g(o,c),k(o,"aria-label",e(l?"again.do_shorter":`again.do_${n}`,{value:c,most:s})),o.disabled=is(t.trace,n)===i})}offer(t){t!==this.offered&&(this.
offered=t,this.buttons.forEach(({name:e,value:s,node:n})=>{n.hidden=Dl.includes(e)&&!t?.[e]?.includes(String(s))}),this.rows.forEach((e,s)=>{e.hidden=this.buttons.
filter(({name:n,node:i})=>n===Le[s]&&!i.hidden).length<2}))}show(t,e){let s=this.sequels.refusal;this.offer(t.offers),this.whatif.show(t,e),this.lab.show(t,e),this.
again.hidden=!this.sequels.live,this.choices.hidden=!!s,g(this.note,s||this.say("again.note"))}};var Ki=240;function Wl(r){let t=[...r];return t.length>Ki?t.slice(2-Ki).join("").replace(/^\S*\s+/,"… "):r}function Yi(r,t,e,s){let n=yt(t),i=n?null:Me(t),{kept:o=!1,
threshold:l=null}=i?t.answers[i]:{},c={run:e,asked:n&&`${n.round}.${n.index}`,told:i?{at:i,kept:o,chance:l}:null,question(){let{round:d,index:p}=n??{round:0,index:0},
u=[...e.rows.slice(0,d).flatMap(({slots:v})=>v.filter(({kind:m})=>Mt(m))),...e.rows[d].slots.slice(0,p)].map(v=>v.text).join("");return{guess:[...ut(zt(e.rows[d].
slots[p],s))].slice(0,60).join(""),before:Wl(e.promptText+u),round:d+1,slot:p+1}}};r.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:t.predicting?
c:null}))}var Gl=[0,.25,.5,.75,1],on={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},an=class{constructor({say:t,intents:e}){this.say=t,this.intents=e,this.brought=null,this.told="",this.
button=a("button",{type:"button",class:"sv-link",on:{click:e.toggle}},t("predict.start")),this.wished=null,this.refused=a("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=a("span",{class:"sv-quiet"}),this.switch=a("input",{type:"checkbox",on:{change:()=>e.set({informed:this.switch.checked})}}),this.question=
a("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=a("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>e.answer(null)),this.reveal.append(
a("kbd",{},"R")),this.row=a("div",{class:"sv-answers",role:"group","aria-label":t("predict.chance")},...Gl.map(s=>a("button",{type:"button",class:"sv-choose",on:{
click:()=>e.answer(s)}},...this.label(s))),this.reveal),this.next=this.act("next",e.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>e.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=a("div",{class:"sv-lesson",role:"status"}),this.node=a("section",{class:"\
sv-predict","aria-label":t("predict.heading"),hidden:!0},a("div",{class:"sv-section-head"},a("h2",{},t("predict.heading")),this.score,a("label",{class:"sv-check"},
this.switch,t("predict.with")),this.finish,this.act("leave",e.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(t,e,s="sv-choose"){
return a("button",{type:"button",class:s,on:{click:e}},this.say(`predict.${t}`))}label(t){let e=t===0?"none":t===1?"all":null,s=Object.keys(on).find(n=>on[n]===
t&&(e?/\D/:/\d/).test(n))??"";return[a("span",{},e?this.say(`predict.${e}`):O(t)),a("kbd",{},s.toUpperCase())]}press(t,e){let s=t.length===1?t.toLowerCase():t;if(s===
"g")this.intents.toggle();else if(e)if(s==="r")this.intents.answer(null);else if(s in on)this.intents.answer(on[s]);else return!1;else return!1;return!0}refuse(t){
this.wished=t,this.explain(t)}explain(t){g(this.refused,this.wished===t&&R(t.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(t,e){let{say:s}=this,{moment:n,predicting:i}=t;if(Yi(this.node,t,e,s),this.node.hidden=!i,this.button.hidden=i||e.trace.settings.gamma===
0,this.explain(e),!i)return;let o=this.node.contains(document.activeElement),l=yt(t),c=Me(t),d=e.over&&n.round===e.length;this.switch.checked=t.informed,g(this.
question,l?this.ask(e,l):c?this.tell(t.answers[c]):s(d?"predict.ended":"predict.waiting")),g(this.facts,l?this.given(t,e,l):c?this.reckon(t.answers[c]):""),this.
row.hidden=!l,this.next.hidden=!!l||d||t.playing;let p=Dr(Object.values(t.answers));g(this.score,p.n?s(p.decided?"predict.score":"predict.score_undecided",{...p,
brier:L(p.brier)}):""),this.showLesson(t,e,p,d),this.bringUp(l),o&&this.hold()}hold(){let t=document.activeElement;(!t||!this.node.contains(t)||!t.checkVisibility()||
t===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(t){t&&!Nt(t,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=t}ask(t,{round:e,index:s}){return this.say("predict.ask",{token:zt(t.rows[e].slots[s],this.say),n:s+1,round:e+1})}tell({said:t,kept:e,
threshold:s}){let n=`predict.${e?"kept":"dropped"}`,i=t===null?this.say(`${n}_unsaid`):this.say(n,{said:O(t),brier:L(je(t,e))});return C(i,s!==null&&this.say("p\
redict.truth",{threshold:O(s)}))}reckon({said:t,kept:e}){return t===null?"":this.say("predict.brier",{said:t,happened:e?1:0,brier:L(je(t,e))})}given({informed:t},e,{
round:s,index:n}){let{target:i,draft:o}=e.rounds[s].drafts[n];return e.trace.settings.temperature===0?this.say("predict.given_greedy"):t?i==null||o==null?this.say(
"predict.unknown"):this.say("predict.given",{target:V(i),draft:V(o)}):this.say("predict.hidden")}showLesson({taught:t},e,s,n){let i=t||n&&s.n>0;this.finish.hidden=
!s.n||n,this.finish.setAttribute("aria-expanded",String(i));let o=i?Wr(s,e.trace.settings.temperature===0,this.say):[];o.join()!==this.told&&(this.told=o.join(),
this.lesson.replaceChildren(...i?[a("h3",{},this.say("predict.lesson.heading"))]:[],...o.map(l=>a("p",{},l))))}};var ln=class{constructor(t){this.viewer=t}toggle(){let{state:t,player:e,store:s,predict:n,transport:i}=this.viewer;if(t.run){if(!rs(t.run)){n.refuse(t.run);return}
e.halt(),s.set({predicting:!t.predicting,taught:!1}),t.predicting?(n.button.checkVisibility()?n.button:i.buttons.play).focus():this.begin(t.run)}}goOn(){let{viewer:t}=this;
t.toEnd(),Tt(t.state)&&!yt(t.state)&&t.forward("step")}begin(t){let{viewer:e}=this;!rt(e.state)&&t.over&&e.player.seek(qt.moment),e.toggle(),e.predict.focus()}leavesVerdict(){
let{viewer:t}=this,e=$e(t.state);return t.state.looking!==null&&t.store.set({looking:null}),e&&yt(t.state)!==null}answer(t){let{state:e,store:s,player:n}=this.viewer,
i=yt(e);i&&(s.set(Vr(e,i,t)),n.forward("step"))}};function Kl(r){let t=[];for(let e=r;e.parentElement&&e!==document.body;e=e.parentElement){let s=e;t.push(...[...e.parentElement.children].filter(n=>n!==s))}return t.
filter(e=>e instanceof HTMLElement).filter(({popover:e})=>!e)}var cn=class{constructor({node:t,resized:e}){this.node=t,this.resized=e,this.on=!1,this.outside=[],
this.off=new AbortController,this.scrolled=0}show({presenting:t}){return t===this.on?!1:(this.on=t,this.node.classList.toggle("sv-presenter",t),document.documentElement.
classList.toggle("sv-presenting",t),t?this.enter():this.leave(),!0)}enter(){this.outside=Kl(this.node).filter(t=>!t.inert),this.outside.forEach(t=>{t.inert=!0}),
this.scrolled=window.scrollY,this.off=new AbortController,window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){
this.off.abort(),this.outside.forEach(t=>{t.inert=!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:t,innerHeight:e}=window,
s=t>800?t/1024:1;this.size(Math.max(.7,Math.min(s,e/576)))}size(t){this.node.style.setProperty("--sv-scale",t.toFixed(3))}};var Yl={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Jl={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Xl={ArrowUp:"stepOn",ArrowDown:"stepBack"},Ji={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
dn=r=>(r.dataset.at??"").split(".").map(Number);function Zl(r,t,e){let s=r.indexOf(t),n=i=>{let o=r.filter(l=>dn(l)[0]===dn(t)[0]+i);return o.find(l=>dn(l)[1]>=
dn(t)[1])??o.at(-1)};switch(e){case"Home":return r[0];case"End":return r.at(-1);case"ArrowRight":return r[s+1];case"ArrowLeft":return r[s-1];case"ArrowDown":return n(
1);case"ArrowUp":return n(-1);default:return null}}function Ql(r,t,e){let s=r.findIndex(o=>o.includes(t)),n=r[s]?.indexOf(t)??-1,i=o=>o?.[n]??o?.at(-1);switch(e){case"\
Home":return r[0][0];case"End":return r.at(-1)?.at(-1);case"ArrowRight":return r[s][n+1]??r[s+1]?.[0];case"ArrowLeft":return r[s][n-1]??r[s-1]?.at(-1);case"Arro\
wDown":return i(r[s+1]);case"ArrowUp":return i(r[s-1]);default:return null}}var hn=class{constructor(t){this.viewer=t,this.used=!0}listen(t){let e=({target:s})=>{
this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",e,{signal:t}),document.addEventListener("focusin",e,{signal:t}),
document.addEventListener("keydown",s=>this.take(s),{signal:t})}take(t){let{target:e,key:s}=t,{node:n}=this.viewer;if(!(e instanceof HTMLElement))return;let i=n.
contains(e)||this.isFree(s,e);if(t.ctrlKey||t.altKey||t.metaKey||t.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!i||!n.checkVisibility()||e.
matches("input:not([type=checkbox]), select, textarea"))return;!(e.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,e)&&t.preventDefault()}isFree(t,e){
let s=/^[a-z]$/i.test(t);return e!==document.body?s&&e.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(t,e){let{actions:s,predict:n,presenting:i,
leap:o}=this.viewer;if(n(t))return!0;let l=Yl[t.length===1?t.toLowerCase():t]||i()&&Jl[t];if(l)return s[l]()!==!1;let c=e.closest("[role=option]"),d=e.closest("\
[role=gridcell]");if(c||d)return this.inside(t,c,d);let p=e.closest("[role=slider]");if(p&&o(t))return!0;let h=Ji[t]||p&&Xl[t];return!h||this.scrolls(e,t)?!1:(s[h](),
!0)}inside(t,e,s){let{pin:n,options:i,cells:o}=this.viewer;if(t==="Enter")return(e??s)?.dataset.at&&n(),!0;let l=e?Zl(i(),e,t):s&&Ql(o(s),s,t);return l&&l.focus(),
!!l||t in Ji}scrolls(t,e){if(t===document.body)return!1;let{overflowX:s,overflowY:n}=getComputedStyle(t),i=o=>o==="auto"||o==="scroll";return e.startsWith("Arro\
w")?i(s)&&t.scrollWidth>t.clientWidth:i(n)&&t.scrollHeight>t.clientHeight}};function lr(r){let{store:t,player:e}=r;return{start:()=>r.seek(0),back:()=>r.hold(()=>e.back("round")),previous:()=>r.hold(()=>e.back("step")),play:()=>r.toggle(),
next:()=>r.forward("step"),forward:()=>r.forward("round"),end:()=>r.toEnd(),stop:()=>r.send("stop",{round:t.state.moment.round}),seek:s=>r.seek(s.round,s.phase),
follow:()=>r.toEnd(),run:()=>r.send("new",{}),set:s=>t.set(s),present:()=>r.present(!t.state.presenting)}}function tc(r){let{transport:t,store:e}=r,{start:s,back:n,
previous:i,play:o,next:l,forward:c,end:d,present:p}=lr(r),h=()=>{let{presenting:u,pinned:v}=e.state;if(t.help.open)t.toggleHelp(!1);else if(u)p();else if(v)r.pin(
null);else return!1;return!0};return new hn({node:r.node,actions:{toggle:o,roundBack:n,roundOn:c,stepBack:i,stepOn:l,start:s,end:d,present:p,escape:h,help:()=>t.
toggleHelp()},pin:()=>r.pin(e.state.cursor),predict:u=>r.predict.press(ec(u,e.state)?"r":u,e.state.predicting),letters:()=>t.letters.checked,presenting:()=>e.state.
presenting,options:()=>r.stream.options(e.state.moment.round),cells:u=>r.round.node.contains(u)?r.round.rows():r.rounds.cells(),leap:u=>{let v=t.strip.momentFor(
u,e.state.moment);return v&&r.seek(v.round),!!v}})}function ec(r,t){return r==="PageDown"&&t.presenting&&!$e(t)&&yt(t)!==null}function pn({target:r}){let t=r instanceof
Element?r.closest("[data-at]"):null;if(!(t instanceof HTMLElement))return null;let[e,s]=(t.dataset.at??"").split(".").map(Number);return{round:e,index:s}}function Xi(r){
let t=new AbortController,{node:e,store:s}=r,{signal:n}=t,i="",o=({screenX:m,screenY:f})=>`${m},${f}`;window.addEventListener("pointermove",m=>{i=o(m)},{signal:n}),
e.addEventListener("pointerover",m=>{o(m)!==i&&r.hover(pn(m))},{signal:n}),e.addEventListener("pointermove",m=>r.hover(pn(m)),{signal:n}),e.addEventListener("fo\
cusin",m=>r.focusOn(pn(m)),{signal:n});let l=null;e.addEventListener("pointerdown",()=>{l=s.state.pinned},{signal:n,capture:!0}),e.addEventListener("click",m=>{
let f=pn(m);f&&r.pin(Nt(f,m.detail?l:s.state.pinned)?null:f)},{signal:n}),document.addEventListener("pointerdown",({target:m})=>{let{help:f}=r.transport;f.open&&
m instanceof Node&&!f.contains(m)&&r.transport.toggleHelp(!1)},{signal:n}),r.stage.addEventListener("pointerleave",({pointerType:m})=>{m==="mouse"&&s.set({hovered:null})},
{signal:n}),tc(r).listen(n);let c=()=>{r.palette.refresh()&&r.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",c,{signal:n});
let d=new MutationObserver(c);[document.documentElement,document.body].forEach(m=>d.observe(m,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,
h=new ResizeObserver(([{contentRect:m}])=>{let f=p;p=m.width,!(!p||p===f)&&(f||(r.story.lag=!s.state.whole),r.relayout())});h.observe(r.node);let u=new ResizeObserver(
()=>{s.state.run&&!s.state.whole&&r.stream.followHead()});u.observe(r.stream.scroller);let v=new ResizeObserver(()=>r.fit());return v.observe(document.body),()=>{
t.abort(),d.disconnect(),h.disconnect(),u.disconnect(),v.disconnect()}}var sc=["pinned","hovered","cursor"],un=class{constructor(t,{words:e,send:s=()=>{},live:n=!1,standalone:i=!1,most:o=16}){let l=Lt(e);jr.teach(e),this.send=s,this.
store=new Ze({...qt,live:n},b=>this.changed(b)),this.player=new Us(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=a("div",{
class:"specviz"+(i?" sv-standalone":"")}),t.replaceChildren(this.node);let c=this.palette=new ne(this.node),d=b=>this.seek(b),p=b=>this.store.set(b);this.line=new Ks(
l),this.headline=new Cs(l),this.transport=new Bs({say:l,palette:c,keys:e.keys,actions:lr(this)}),this.stream=new cs({say:l,set:p}),this.rounds=new hs(l),this.round=
new us(l),this.sequels=new Js({say:l,send:s,store:this.store,most:o}),this.experiments=new rn({say:l,set:p,rounds:this.rounds,sequels:this.sequels}),this.story=
new Gs({say:l,stream:this.stream,rounds:this.rounds,teach:b=>this.teach(b)}),this.predict=new an({say:l,intents:{set:p,toggle:()=>this.asking.toggle(),answer:b=>this.
asking.answer(b),goOn:()=>this.toggle()}}),this.asking=new ln(this),this.marker=new Vs([this.stream,this.rounds,this.round]),this.inspector=new en({say:l,set:p,
sequels:this.sequels,unpin:()=>this.pin(null),stage:b=>{this.seek(b.round+1),this.pin(b)}});let{sequels:h}=this,u={race:()=>h.make({changes:{temperature:0}}),offered:()=>n&&
!h.refusal};this.charts=new Ns({say:l,palette:c,seek:d,greedy:u}),this.ledger=new Is(l),this.presenter=new cn({node:this.node,resized:()=>this.relayout()});let{
race:v,costs:m,lossless:f,speedup:x,breakdown:y}=this.charts;this.views=new fs({say:l,set:p,views:{race:[v.node],same:[f.node],rounds:[this.rounds.node,this.experiments.
node],time:[m.node,x.node],guesses:[y.node],numbers:[this.ledger.node]}}),this.empty=a("p",{class:"sv-empty"},l("empty")),this.story.node.append(this.predict.button,
this.predict.refused,this.predict.node),this.transport.node.prepend(this.headline.node),this.transport.count.after(...this.stream.choices),this.stage=a("div",{class:"\
sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,Vi(this.inspector.node),this.transport.node),this.below=
a("div",{class:"sv-below"},this.headline.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,this.below),this.silence=Xi(this),this.
changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),
this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(t,{recorded:e=!1,at:s=null,phase:n=0,play:i=!1,step:o=!1,teach:l=!1,source:c=null}={}){
let d=new Ct(t),{over:p,length:h}=d,{run:u,offers:v}=this.store.state,m=c&&u?.trace.models.pair===t.models.pair&&u.trace.models.target.name===t.models.target.name;
this.inspecting="",this.transport.toggleHelp(!1),rs(d)||this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:c,recorded:e&&p}),this.
experiments.load(d);let f=Se(d.rounds,{round:s??h,phase:n}),x=f.round===h;this.player.halt(),this.store.set({run:d,source:c,stale:!1,recorded:e&&p,moment:f,entered:null,
following:x,whole:p&&x,opening:!1,until:null,rested:p&&s===null?_n(d):null,pinned:null,hovered:null,cursor:null,asked:o?"step":"round",gamma:d.trace.settings.gamma,
answers:{},looking:null,taught:!1,offers:m?v:null,...p?{status:"done",mode:"done",message:null}:{}});let y=l&&p?ts(d):null;y!==null&&this.teach(y),i&&this.player.
play()}teach(t){let e=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:t+(e?1:0),phase:0}),this.store.set({opening:!0}),e||this.player.
open(t)}append(t){let{run:e,following:s}=this.state;if(!e)return this.send("resync",{from:0}),!1;let n=e.length;return e.append(t)?(s&&e.length>n&&this.mayFollow()&&
this.follow(e),e.over&&this.store.set({rested:Ur(this.state)}),e.over&&this.setState("done"),this.changed({run:e}),!0):(this.send("resync",{from:n,plain_from:e.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(t){let{moment:{round:e},asked:s,mode:n,hovered:i,predicting:o}=this.
state,l={asked:"round",hovered:n==="running"?i:null};s==="step"?this.player.move({round:e,phase:1},"step",l):this.player.move({round:t.length,phase:0},t.length===
e+1?"round":null,l),o&&this.asking.goOn()}setState(t,e=null){this.store.set({status:t,message:e,...t==="error"||t==="loading"?{}:{mode:t}})}forgive(){this.state.
status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(t){t!==this.state.stale&&this.store.set({stale:t})}trace(){return this.state.run&&
this.state.run.trace}hold(t){t(),this.store.set({hovered:null})}seek(t,e=0){this.hold(()=>this.player.seek({round:t,phase:e}))}toEnd(){this.hold(()=>this.player.
toEnd())}forward(t){if(this.asking.leavesVerdict())return;let{state:e}=this,s=Tt(e);rt(e)?this.hold(()=>this.player.forward(t)):(s||e.live&&!e.run)&&(this.store.
set({following:!0,asked:e.predicting?"step":t}),this.send("step",{round:e.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{state:t}=this,
e=Tt(t)&&rt(t)===0;t.playing?this.player.halt():t.predicting&&(rt(t)||e)?this.asking.goOn():e?(this.store.set({following:!0,asked:"round"}),this.send(t.mode==="\
running"?"pause":"resume",{round:t.moment.round,open:!0})):t.run?this.player.play():this.send("run",{open:!1})}hover(t){t&&!Nt(t,this.state.hovered)&&this.store.
set({hovered:t})}focusOn(t){t&&this.store.set({cursor:t,hovered:t,...this.state.pinned?{pinned:t}:{}})}pin(t){this.store.set({pinned:t,...t?{cursor:t}:{}})}tint(t){
this.stream.tint.has(t)&&this.store.set({tint:t})}open(t){this.views.has(t)&&this.store.set({view:t})}present(t){t!==this.state.presenting&&(this.store.set({presenting:t}),
this.presenter.show(this.state),(t?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.
lag=!this.state.whole)}changed(t){let e=Object.keys(t);this.story.lag=this.story.lag||"view"in t,"tint"in t&&!this.state.whole&&(this.story.lag=!0),this.all=this.
all||!e.length||e.some(s=>!sc.includes(s)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){let{all:t,state:e}=this;this.frame=0,this.all=
!1,t&&this.paintAll(e),e.run&&this.paintSelection(e),this.story.follow(),this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintAll(t){let{run:e,
moment:s}=t,n=t.mode==="running"&&!rt(t),i=t.mode==="running"||t.playing;this.empty.hidden=!!e,[this.stream,this.story,this.round,this.inspector,this.headline].
forEach(({node:o})=>{o.hidden=!e}),this.below.hidden=!e,this.node.dataset.state=t.status,this.node.classList.toggle("sv-open",!!e&&!e?.over),this.node.classList.
toggle("sv-predicting",t.predicting),this.node.style.setProperty("--sv-pace",String(1/t.speed)),this.line.show(t),this.transport.show(t,e?this.story.tell(t,e):""),
e&&(this.rounds.concealed=Ae(t),this.predict.show(t,e),this.stream.dress(t),this.story.show(t,e,{busy:n||t.playing,live:n}),this.round.show(t,e),this.headline.show(
e,s.round),this.views.show(t),this.inspector.areas.dress(t),this.sequels.compare.show(t),this.experiments.show(t,e),this.ledger.show(e,s.round),this.charts.show(
e,{shown:s.round,known:Qe(t),busy:i,view:t.view}))}paintSelection(t){let{at:e,how:s}=Oe(t);this.marker.show(t,e,s),this.round.tree.light(Dt(t,e)?e:null),this.inspect(
t,{at:e,how:s})}inspect(t,{at:e,how:s}){let n=Dt(t,e),i=Fr(t,n),o=n!==null&&n.number!==Wt(t),l=JSON.stringify([e,s,i,o,n&&[n.kind,n.open]]);l===this.inspecting||
!t.run||(this.inspecting=l,this.inspector.show(t.run,n,s,{concealed:i,elsewhere:o}))}fit(){let t=this.node.getBoundingClientRect().top+window.scrollY;this.node.
style.setProperty("--sv-top",`${Math.round(t)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(t=>t.relayout()),this.transport.strip.draw(),
this.charts.relayout(),this.changed({})}};function nc(r,t){let e=new un(r,t);return{load:e.load.bind(e),append:e.append.bind(e),setState:e.setState.bind(e),offer:e.sequels.offer.bind(e.sequels),outdate:e.
outdate.bind(e),forgive:e.forgive.bind(e),state:()=>Hr(e.state),trace:e.trace.bind(e),seek:e.seek.bind(e),play:e.player.play.bind(e.player),forward:e.forward.bind(
e),pin:e.pin.bind(e),tint:e.tint.bind(e),open:e.open.bind(e),present:e.present.bind(e),relayout:e.relayout.bind(e),flush:e.charts.flush.bind(e.charts),destroy:e.
destroy.bind(e),experiment:e.charts.lossless.experiment}}window.SpecViz={mount:nc,term:M,FONT:re,dom:{el:a,setText:g,Palette:ne}};var mn=20,pe=.5,Zi=.8,Qi=1,to=.3,cr=.2,vn=(r,t={})=>({met:!0,says:`exercises.${r}.met`,values:t}),lt=(r,t={})=>({met:!1,says:`exercises.${r}`,values:t}),Zt=(r,t,e)=>r?
vn(t,e):lt(`${t}.missed`,e);function dr(r,t){let e=r.map((n,i)=>t(n,i)??-1/0),s=Math.max(...e);return s===-1/0?-1:e.indexOf(s)}var hr=r=>({met:!1,says:`lacking.${r?
"other":"point"}`,values:{}});function rc(r){let{accepted:t,rejected:e}=r.folds.summary();return r.over?t+e<mn?{met:!1,says:"lacking.tests",values:{tested:t+e,least:mn}}:
null:{met:!1,says:"lacking.end",values:{}}}function We(r){let{accepted:t,rejected:e,rounds:s,acceptance_rate:n,draft_efficiency:i,speedup:o}=r.folds.summary();return{
alpha:n??0,efficiency:i??0,speedup:o,values:{alpha:O(n),tested:t+e,rounds:s,efficiency:O(i),speedup:D(o)}}}var ic={bonus(r,{pinned:t}){let e=dr(r.rounds,({drafts:l},c)=>l.
length>1?r.folds.accepted(c)/l.length:null);if(e<0)return lt("bonus.short");let s=r.rounds[e].drafts.length,n=r.folds.accepted(e);if(n<s)return lt("bonus.missed",
{round:e+1,drafted:s,accepted:n});let{drafts:i,final:o}=(t&&r.rounds[t.round])??r.rounds[e];return t?.index!==i.length||i.length<2||o?.kind!=="bonus"?hr(t):vn("\
bonus",{round:t.round+1,drafted:i.length})},waste(r,{pinned:t}){let e=n=>r.rounds[n].drafts.filter(({verdict:i})=>i==="untested").length,s=n=>r.rounds[n]?.drafts[0]?.
verdict==="rejected"&&e(n)>0;return r.rounds.some((n,i)=>s(i))?t?.index!==0||!s(t.round)?hr(t):vn("waste",{round:t.round+1,untested:e(t.round)}):lt("waste.misse\
d",{rounds:r.length})},low(r){let{alpha:t,values:e}=We(r);return Zt(t<pe,"low",{...e,limit:O(pe)})},same(r){let{temperature:t}=r.trace.settings;if(t>0)return lt(
"same.sampled",{temperature:t});let e=r.folds.agreement(r.length);return!e||e.compared<mn?lt("same.short",{n:e?.compared??0,least:mn}):Zt(e.first_difference===null,
"same",{n:e.compared,at:(e.first_difference??0)+1})},hot(r){let{alpha:t,values:e}=We(r),{temperature:s}=r.trace.settings;return Zt(t>Zi&&s>=Qi,"hot",{...e,temperature:s,
limit:O(Zi),least:Qi})},untested(r){let{alpha:t,efficiency:e,values:s}=We(r),n=Math.round(100*(t-e));return Zt(n>=100*to,"untested",{...s,points:n,least:100*to})},
lookup(r){if(r.trace.settings.drafter!=="lookup")return lt("lookup.drafter");let{alpha:t,values:e}=We(r);return Zt(t>=pe,"lookup",{...e,limit:O(pe)})},lucky(r,{
pinned:t}){let e=r.rounds.flatMap(({drafts:p},h)=>p.flatMap((u,v)=>{let m=u.verdict==="accepted"?X(u):null;return m===null?[]:[{chance:m,draw:u.draw,round:h,index:v}]})),
s=e[dr(e,({chance:p})=>-p)];if(!s)return lt("lucky.none");let n=s.chance<cr,i=n?e.find(({chance:p,...h})=>p<cr&&Nt(h,t)):s;if(!i)return hr(t);let{chance:o,draw:l,
round:c,index:d}=i;return Zt(n,"lucky",{chance:O(o),draw:L(l,3),round:c+1,slot:d+1,limit:O(cr)})},lose(r){let{alpha:t,speedup:e,values:s}=We(r);return r.folds.plain.
tokens.length?Zt(e!==null&&e<1&&t>pe,"lose",{...s,limit:O(pe)}):lt("lose.plain")},choose(r,{trials:t,text:e,most:s}){if(!r.promptText.includes(e))return lt("cho\
ose.prompt");let{alike:n}=pr(r),i=t.filter(d=>d.alike===n&&d.speedup!==null),o=[...new Map(i.map(d=>[d.gamma,d])).values()].sort((d,p)=>d.gamma-p.gamma);if(!o.length)
return lt("lose.plain");let l={tried:o.map(({gamma:d,speedup:p})=>`γ = ${d}: ${D(p)}`).join(", ")},c=dr(o,({speedup:d})=>d);return c===0&&o[0].gamma>1?lt("choo\
se.smaller",l):c===o.length-1&&o[c].gamma<s?lt("choose.larger",l):vn("choose",{...l,gamma:o[c].gamma})}},oc=["lose","choose"];function pr(r){let{settings:{gamma:t,
...e},models:s,prompt:n}=r.trace;return{alike:JSON.stringify([s.pair,n,e]),gamma:t,speedup:r.folds.measured(r.length)}}function eo(r,t,e){let s=oc.includes(r)&&
t.folds.disturbance(t.length)!==null;return{...rc(t)??ic[r](t,e),busy:s}}var Ge=r=>r.reduce((t,e)=>t+e,0);function ue(r){let t=Ge(r);return r.map(e=>e/t)}var ur=(r,t)=>r.map((e,s)=>Math.min(e,t[s])),ve=(r,t)=>Math.min(1,Ge(ur(r,t))),
vr=(r,t)=>t.map((e,s)=>e>0?Math.min(1,r[s]/e):null);function me(r,t){let e=r.map((s,n)=>Math.max(0,s-t[n]));return Ge(e)>0?ue(e):[...r]}function no(r,t){let e=vr(
r,t).map((n,i)=>t[i]*(n??0)),s=1-Ge(e);return{accepted:e,corrected:me(r,t).map(n=>s*n)}}function ro(r,t,e){let s=1-r[t];return r.map(i=>s>0?i/s:1/(r.length-1)).
map((i,o)=>o===t?e:i*(1-e))}function so(r,t){let e=t*Ge(r),s=0;for(let[n,i]of r.entries()){if(i>0){if(e<i)return{token:n,spot:e/i};s=n}e-=i}return{token:s,spot:.5}}
function mr(r,t,e){let s=so(t,e()).token,n=e(),i=Math.min(1,r[s]/t[s]);if(n<i)return{guess:s,draw:n,threshold:i,accepted:!0,correction:null,spot:0,token:s};let{
token:o,spot:l}=so(me(r,t),e());return{guess:s,draw:n,threshold:i,accepted:!1,correction:o,spot:l,token:o}}var Ke=6,fr="similar",fn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},ac=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
io=({target:r,draft:t})=>[r,t].map(e=>e.map(s=>Math.round(1e3*s)).join(".")).join("-");function oo(r){if(!ac.test(r))return null;let[t,e]=r.split("-").map(n=>n.
split(".").map(Number));return[t,e].some(n=>n.every(i=>i===0))||t.length!==e.length?null:{target:ue(t),draft:ue(e)}}var lc=r=>!!r&&[...r?.candidates??[],r?.rest].
every(t=>t?.[1]!=null&&t[2]!=null);function cc({rounds:r},{round:t,index:e}){let s=r[t];if(!s?.drafts.length)return null;let n=s.drafts.filter(o=>o.verdict==="a\
ccepted").length,i=Math.min(e<s.drafts.length?e:n,s.drafts.length-1);return lc(s.positions?.[i])?{round:t,index:i}:null}function ao(r,t){let e=r.rounds.flatMap(
({drafts:c},d)=>c.flatMap(({verdict:p},h)=>p==="rejected"?[{round:d,index:h}]:[])),s=[...t?[t]:[],...e].map(c=>cc(r,c)).find(Boolean);if(!s)return null;let{drafts:n,
positions:i=[]}=r.rounds[s.round],o=i[s.index],l=ks(o,[n[s.index].token],!1,Ke);return{target:ue(l.map(c=>c.target??0)),draft:ue(l.map(c=>c.draft??0)),guess:{...s,
names:l.map(({token:c})=>dc(r,c)),overlap:o.overlap}}}function dc({pieces:r},t){if(t===-1)return null;let e=r[t];return J(typeof e=="string"?e:bt(gt,e).text)||wt(
e)}var gr=["accepted","corrected"],Qt=r=>r.reduce((t,e)=>t+e,0),lo=r=>({accepted:Array(r).fill(0),corrected:Array(r).fill(0)}),gn=class{shown;constructor(t){this.say=
t,this.heading=a("h3",{}),this.says=a("p",{class:"sv-play-says"}),this.result=a("th",{scope:"col"}),this.rows=Array.from({length:Ke},()=>this.buildRow());let e=i=>a(
"th",{scope:"col"},i),s=a("table",{class:"sv-play-emitted"},a("thead",{},a("tr",{},e(t("token")),a("td",{}),e(M("residual",t("residual"))),e(t("target")),this.result)),
a("tbody",{},...this.rows.map(i=>i.node))),n=i=>a("li",{},a("span",{class:"sv-play-key","data-kind":i}),t(`result_key.${i}`));this.node=a("div",{class:"sv-play-\
result"},this.heading,this.says,s,a("ul",{class:"sv-legend"},...[...gr,"target"].map(n)))}buildRow(){let t=a("th",{scope:"row",class:"sv-t"}),e=a("span",{class:"\
sv-play-stack"},...gr.map(o=>a("span",{"data-kind":o})),a("span",{"data-kind":"target"})),[s,n,i]=["","",""].map(()=>a("td",{}));return{name:t,bar:e,rest:s,target:n,
result:i,node:a("tr",{},t,a("td",{},e),s,n,i)}}show(t){this.shown=t;let{target:e,draft:s,active:n,name:i}=t,o=no(e,s),l=me(e,s),c=Qt(o.corrected);this.rows.forEach(
(d,p)=>{d.node.hidden=p>=e.length,!d.node.hidden&&(g(d.name,i(p)),k(d.name,"title",i(p)),d.node.classList.toggle("sv-play-active",p===n),d.bar.style.setProperty(
"--target",String(e[p])),g(d.rest,c<1e-9?"–":B(l[p])),g(d.target,B(e[p])))}),g(this.says,this.say(o.corrected[n]<1e-9?"sums_accepted":"sums",{token:i(n),accepted:B(
o.accepted[n]),rejected:B(c),residual:B(l[n]),target:B(e[n])})),this.paint(o,null)}fill(t){let e=Qt(t.accepted)+Qt(t.corrected),[s,n]=gr.map(i=>t[i].map(o=>o/e));
this.paint({accepted:s,corrected:n},e)}paint({accepted:t,corrected:e},s){let{say:n}=this;g(this.heading,s===null?n("emits"):n("emits_drawn",{draws:it(s)})),g(this.
result,n(s===null?"result":"drawn")),t.forEach((i,o)=>{let l=this.rows[o];l.bar.style.setProperty("--accepted",String(i)),l.bar.style.setProperty("--corrected",
String(e[o])),g(l.result,B(i+e[o]))})}counted({accepted:t,corrected:e}){let s=Qt(t)+Qt(e),n=this.shown.target.map((i,o)=>Math.abs(i-(t[o]+e[o])/s));return this.
say("counted",{draws:it(s),accepted:it(Qt(t)),corrected:it(Qt(e)),difference:B(Math.max(...n))})}};var xr=["target","draft"],wr=["both",...xr],hc={both:"overlap",target:"residual",draft:"rejected"},fe=.01,br=.1,pc={ArrowRight:fe,ArrowUp:fe,ArrowLeft:-fe,ArrowDown:-fe,
PageUp:br,PageDown:-br};function uc({key:r,shiftKey:t,ctrlKey:e,altKey:s,metaKey:n}){if(e||s||n)return 0;let i=pc[r]??0;return t?Math.sign(i)*br:i}var co=(r,t)=>wr.
forEach(e=>r.style.setProperty(`--${e}`,String(t[e]))),ho=(...r)=>a("span",{class:"sv-play-bar"},...wr.map(t=>a("span",{"data-area":t})),...r),xn=class{shown;constructor(t,e){
this.say=t,this.intents=e,this.rows=Array.from({length:Ke},(o,l)=>this.buildRow(l)),this.total=ho(),this.beta=a("span",{class:"sv-play-beta"});let s=o=>a("span",
{class:"sv-play-model","data-model":o},t(o)),n=o=>a("li",{},a("span",{class:"sv-area-key","data-area":o}),M(hc[o],t(`key.${o}`))),i=[0,.5,1].map(o=>a("span",{style:`\
--x:${o}`},String(o)));this.node=a("div",{},a("div",{class:"sv-play-rows"},a("div",{class:"sv-play-row sv-play-head"},a("span",{},t("token")),a("span",{class:"s\
v-play-names"},...xr.map(s)),a("span",{}),a("span",{},M("accept_test",t("chance")))),...this.rows.map(o=>o.node),a("div",{class:"sv-play-row sv-play-axis","aria\
-hidden":"true"},a("span",{}),a("span",{class:"sv-area-ticks"},...i)),a("div",{class:"sv-play-row sv-play-total"},a("span",{},t("total")),this.total,a("span",{class:"\
sv-play-whole"},M("overlap",t("overlap")),this.beta))),a("ul",{class:"sv-legend"},...wr.map(n)))}buildRow(t){let e=a("span",{class:"sv-t"}),s={target:this.buildHandle(
"target",t),draft:this.buildHandle("draft",t)},n={guess:a("span",{class:"sv-play-dart",hidden:!0}),correction:a("span",{class:"sv-play-dart","data-kind":"correc\
tion",hidden:!0})},i=ho(...Object.values(n),...Object.values(s)),o={target:a("span",{}),draft:a("span",{})},l=a("span",{class:"sv-play-chance"});return{node:a("\
div",{class:"sv-play-row"},e,i,a("span",{class:"sv-play-masses"},o.target,o.draft),l),name:e,bar:i,handles:s,darts:n,masses:o,chance:l}}buildHandle(t,e){let{intents:s}=this,
n=()=>s.grab(t,e),i=a("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":t,on:{focus:n,pointerdown:n,change:s.done,keydown:o=>this.
press(o,t,e),input:()=>s.move(t,e,Number(i.value))}});return i}press(t,e,s){let n=uc(t);if(!n)return;t.preventDefault();let i=fe*Math.round((this.shown[e][s]+n)/
fe);this.intents.move(e,s,Math.min(1,Math.max(0,i))),this.intents.done()}show(t){let{target:e,draft:s}=this.shown=t,n=ve(e,s),i=ur(e,s);this.rows.forEach((o,l)=>{
o.node.hidden=l>=e.length,o.node.hidden||this.paintRow(l,{target:e[l],draft:s[l],both:i[l]})}),co(this.total,{target:1,draft:1,both:n}),g(this.beta,V(n))}paintRow(t,e){
let{say:s,shown:{target:n,draft:i,active:o,name:l}}=this,{node:c,name:d,bar:p,handles:h,masses:u,chance:v}=this.rows[t],m=l(t);g(d,m),k(d,"title",m),c.classList.
toggle("sv-play-active",t===o),co(p,e);let f=vr(n,i)[t];g(v,f===null?"–":O(f));for(let x of xr)g(u[x],B(e[x])),h[x].value=String(e[x]),k(h[x],"aria-label",s(`\
handle.${x}`,{token:m})),k(h[x],"aria-valuetext",s("handle.text",{p:B(e[x]),overlap:V(ve(n,i))}))}clear(){this.rows.forEach(({darts:t})=>Object.values(t).forEach(
e=>{e.hidden=!0}))}mark({guess:t,draw:e,accepted:s,token:n,spot:i}){let{target:o,draft:l}=this.shown;this.clear();let c=this.rows[t].darts.guess;if(c.dataset.kind=
s?"accepted":"rejected",c.style.setProperty("--x",String(e*l[t])),c.hidden=!1,s)return;let d=this.rows[n].darts.correction,p=Math.min(o[n],l[n]);d.style.setProperty(
"--x",String(p+i*(o[n]-p))),d.hidden=!1}};var vc=1e3,mc=40,fc=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,bn=class{scene;preset;active;base;counts;left;frame;constructor({words:t,shown:e=()=>null,
changed:s=()=>{}}){let n=this.say=Lt({glossary:[],keys:[],...t});this.shown=e,this.changed=s,this.frame=0,this.presets=[...Object.keys(fn),"shown"].map(i=>this.
button(`presets.${i}`,()=>{this.start(i),this.tell()})),this.context=a("h3",{}),this.note=a("p",{class:"sv-note",role:"status"}),this.says=a("p",{class:"sv-play\
-says"}),this.outcome=a("p",{class:"sv-play-outcome",role:"status"}),this.handles=new xn(n,{grab:(i,o)=>this.grab(i,o),move:(...i)=>this.move(...i),done:()=>this.
tell()}),this.emitted=new gn(n),this.node=a("div",{class:"specviz sv-play"},a("div",{class:"sv-choices",role:"group","aria-label":n("start")},a("span",{class:"s\
v-quiet"},n("start")),...this.presets),a("div",{class:"sv-play-columns"},a("div",{},this.context,this.note,this.handles.node,this.says),a("div",{},this.emitted.
node,a("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(fr)}button(t,e){
return a("button",{type:"button",class:"sv-choose","data-name":t,on:{click:e}},this.say(t))}start(t){let e=Object.hasOwn(fn,t),s=e?fn[t]:t==="shown"?this.shownScene():
oo(t);return s&&this.put(s,e||t==="shown"?t:null),s||t!=="shown"?!!s:(this.preset="shown",this.paint(),g(this.note,this.say("none")),!0)}shownScene(){let{trace:t,
at:e=null}=this.shown()??{};return t?ao(t,e):null}follow(){let t=this.preset==="shown"?this.shownScene():null;t&&JSON.stringify(t)!==JSON.stringify(this.scene)&&
this.put(t,"shown")}put(t,e){let s=me(t.target,t.draft);this.active=s.indexOf(Math.max(...s)),this.preset=e,this.scene=t,this.forget(),g(this.note,this.lost(t)),
this.paint()}lost({target:t,draft:e,guess:s}){if(s?.overlap==null)return"";let[n,i]=[ve(t,e),s.overlap].map(o=>V(o));return n===i?"":this.say("lumped",{overlap:n,
exact:i})}grab(t,e){this.base=this.scene[t],this.active=e,this.paint()}move(t,e,s){this.preset=null,this.forget(),this.scene={...this.scene,[t]:ro(this.base,e,s)},
this.paint()}tell(){this.changed(this.preset===fr?null:this.preset??io(this.scene))}name(t){let{guess:e}=this.scene;return e?e.names[t]??this.say("rest"):this.say(
`tokens.${t}`)}paint(){let{say:t,active:e,scene:{target:s,draft:n,guess:i}}=this,o={target:s,draft:n,active:e,name:d=>this.name(d)},l=ve(s,n),c={overlap:V(l),rejected:V(
1-l)};this.presets.forEach(d=>d.setAttribute("aria-pressed",String(d.dataset.name===`presets.${this.preset}`))),g(this.context,i?t("guess",{round:i.round+1,guess:i.
index+1}):t("prompt")),g(this.says,t(l>1-1e-9?"shares_all":l<1e-9?"shares_nothing":"shares",c)),this.handles.show(o),this.emitted.show(o),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),g(this.outcome,"")}drawOne(){
let t=mr(this.scene.target,this.scene.draft,Math.random);this.handles.mark(t),g(this.outcome,this.story(t))}story({guess:t,draw:e,threshold:s,accepted:n,token:i}){
let{say:o,scene:{target:l,draft:c}}=this,[d,p]=nt(e,s),h=o(`test.${n?"accepted":"rejected"}`,{draw:d,threshold:p,target:B(l[t]),draft:B(c[t])});return C(o("draf\
ted",{token:this.name(t)}),h,!n&&o("correction",{token:this.name(i)}))}drawMany(){let t=this.left>0;this.clear(),this.counts=this.counts??lo(this.scene.target.length),
this.left+=vc,t||this.drawSome(this.counts)}drawSome(t){let{target:e,draft:s}=this.scene,n=fc()?this.left:Math.min(this.left,mc);for(let i=0;i<n;i+=1){let{token:o,
accepted:l}=mr(e,s,Math.random);t[l?"accepted":"corrected"][o]+=1}this.left-=n,this.emitted.fill(t),this.left?this.frame=requestAnimationFrame(()=>this.drawSome(
t)):g(this.outcome,this.emitted.counted(t))}};function gc(r,t){let e=new bn(t);return r.replaceChildren(e.node),{start:e.start.bind(e),follow:e.follow.bind(e)}}Object.assign(window.SpecViz,{play:gc,lesson:{
check:eo,trialOf:pr,Run:Ct,sentences:C,speaker:Lt}});(function(r){"use strict";let e=new Map,s=h=>new Promise(u=>{let v=()=>{let m=h();m?u(m):setTimeout(v,20)};v()});async function n(h){let u=await fetch(h);if(!u.
ok)throw new Error(u.statusText);return u.json()}let i=()=>{let h=0;return()=>{h+=1;let u=h;return()=>u===h}},o=h=>({read(){try{return JSON.parse(r.sessionStorage.
getItem(h)??"null")}catch{return null}},write(u){try{r.sessionStorage.setItem(h,JSON.stringify(u))}catch{}}}),l=h=>{let u=null,v=null,m=()=>{if(!v||u===null)return;
let f=u;u=null,v(f)};return document.addEventListener("specviz-go",({detail:f})=>{typeof f?.[h]=="string"&&(u=f[h],m())}),f=>{v=f,m()}},c=h=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.
test(h),d=(h,u={},...v)=>{let m=Object.assign(document.createElement(h),u);return m.append(...v),m},p=()=>document.documentElement.lang.slice(0,2);r.SpecVizPage=
{until:s,isLocal:c,language:p,make:d,read:n,turns:i,stored:o,linked:l,stage:()=>document.querySelector("#stage .stage"),scripts:()=>s(()=>r.SpecViz?.mount),viewer:()=>s(
()=>r.SpecVizPage.stage()?.specviz),component:(h,u)=>{e.set(h,u)},async mount(h,u,{element:v,props:m,server:f,trigger:x,watch:y}){let b=await s(()=>e.get(h)),E=Object.
fromEntries(u.map(S=>[S,(q={})=>x(S,q)]));b({node:v.firstElementChild,words:m.words?.[p()],send:E,props:m,server:f,watch:y})}}})(window);(function(r){"use strict";let{make:t}=r.SpecVizPage,e=800,s=680,n="SpecViz";async function i(d,p){try{return await r.navigator.clipboard.writeText(d),!0}catch{let h=document.
activeElement;return Object.assign(p,{hidden:!1,value:d}),p.select(),p.hidden=document.execCommand("copy"),p.hidden&&h.focus(),p.hidden}}function o(d){let p=new URL(
d);p.searchParams.set("embed","1");let h=document.createElement("iframe");return Object.assign(h,{src:p.href,title:n,width:"100%",height:String(s),loading:"lazy"}),
h.setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(h).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}if(r.SpecVizShare={copy:i},r.SpecVizPage.component("share",({node:d,words:p})=>{let h=t("span",{className:"link-said",role:"status"}),u=t("input",{type:"text",
readOnly:!0,hidden:!0,ariaLabel:p.field}),v=t("button",{type:"button",textContent:p.embed});v.addEventListener("click",async()=>{let m=r.SpecVizLinks?.address()??
r.location.href,f=await i(o(m),u);h.textContent=f?p.embedded:p.by_hand}),d.replaceChildren(v,h,u)}),new URLSearchParams(r.location.search).get("embed")!=="1")return;
document.documentElement.classList.add("embed");function l(d){let p=0;new ResizeObserver(()=>{let h=d.clientWidth>=e?s:Math.ceil(d.getBoundingClientRect().height);
!h||h===p||(p=h,r.parent.postMessage({specviz:{height:h}},"*"))}).observe(d)}async function c(){let d=await r.SpecVizPage.until(()=>document.getElementById("sta\
ge")),p=t("a",{className:"embed-open",target:"_blank",textContent:n}),h=()=>{let u=new URL(r.location.href);u.searchParams.delete("embed"),p.href=u.href};h(),["\
pointerdown","focus"].forEach(u=>p.addEventListener(u,h)),d.append(p),l(d)}c()})(window);(function(r){"use strict";let t=document.querySelector("base");t&&t.href===new URL("./",location.href).href&&t.remove();let e=({target:u})=>{if(!(u instanceof HTMLInputElement)||
u.type!=="radio")return;u.closest("fieldset")?.querySelectorAll("input[type=radio]")?.forEach(m=>{m.name=u.name})};["focusin","keydown"].forEach(u=>document.addEventListener(
u,e)),document.addEventListener("keydown",u=>{let{key:v,target:m}=u;v!=="Tab"||!(m instanceof HTMLElement)||!m.matches("[role=combobox]")||(u.stopPropagation(),
m.blur())},!0);function s(){for(let u of document.querySelectorAll('fieldset [data-testid="block-info"]'))u.closest("fieldset")?.setAttribute("aria-label",u.textContent?.
trim()??"")}new ResizeObserver(s).observe(document.documentElement);let n=5e3;function i(u){if(!(u instanceof HTMLInputElement)||u.type!=="number"||!u.value)return null;
let[v,m]=[u.min,u.max].map(x=>x===""?NaN:Number(x)),f=Number(u.value);return f<v?v:f>m?m:null}document.addEventListener("input",u=>{i(u.target)!==null&&u.stopPropagation()},
{capture:!0}),document.addEventListener("focusout",({target:u})=>{let v=i(u);if(v===null)return;let m=u;c(m,v),m.value=String(v),m.dispatchEvent(new Event("inpu\
t",{bubbles:!0}))},{capture:!0});let o=Object.assign(document.createElement("div"),{className:"limit"});o.setAttribute("role","status"),document.body.append(o);
let l=0;function c(u,v){let{left:m,bottom:f}=u.getBoundingClientRect();Object.assign(o.style,{left:`${m+r.scrollX}px`,top:`${f+r.scrollY+4}px`}),o.textContent=`${Number(
u.value)>v?"≤":"≥"} ${v.toLocaleString("en")}`,clearTimeout(l),l=setTimeout(()=>{o.textContent=""},n)}let d=16e3;function p(u,v){let m=document.createElement(
"a");m.href=URL.createObjectURL(u),m.download=v,m.click(),setTimeout(()=>URL.revokeObjectURL(m.href),6e4)}r.SpecVizHand=p;async function h(u){let v=URL.createObjectURL(
new Blob([u],{type:"image/svg+xml"}));try{let m=new Image;m.src=v,await m.decode();let{naturalWidth:f,naturalHeight:x}=m,y=Math.min(2,d/Math.max(f,x)),b=document.
createElement("canvas");return Object.assign(b,{width:f*y,height:x*y}),b.getContext("2d")?.drawImage(m,0,0,b.width,b.height),await new Promise((E,S)=>{b.toBlob(
q=>q?E(q):S(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(v)}}r.SpecVizFiles=({server:u,limits:v,shown:m,show:f,fail:x})=>{let y=async(j,A)=>{
let T;try{T=JSON.parse(await j())}catch{T={state:"error",message:v.busy}}T.state==="error"?x(T.message):await A(T)},b=j=>y(()=>u.make({kind:j==="png"?"svg":j,...m()}),
async({name:A,media:T,text:K})=>{j==="png"?p(await h(K),A.replace(/svg$/,"png")):p(new Blob([K],{type:T}),A)}),E=r.SpecVizPage.turns();document.addEventListener(
"specviz-load",E);let S=async j=>{let A=E();j.size>v.most?x(v.too_large):await y(async()=>u.bring(await j.text()),T=>{A()&&f(T)}),document.querySelector("#stage\
 .sv-status")?.scrollIntoView({block:"nearest"})},q=document.createElement("input");return Object.assign(q,{type:"file",accept:".json,application/json"}),q.addEventListener(
"change",()=>{let j=q.files?.[0];j&&S(j),q.value=""}),{save:b,bring:S,open:()=>q.click()}}})(window);(function(r){"use strict";let n="200px";function i({layout:m},f){let{below:x,height:y,xaxis:b}=m.meta?.narrow??{};return f<x?{...m,height:y,xaxis:{...m.xaxis,...b}}:
m}function o(m,f){let{data:x}=m,y=i(m,f),b=y.showlegend?x.filter(({name:E,showlegend:S})=>E&&S!==!1).length:0;return(y.height||320)+(f<480?19*Math.max(0,b-1):0)}
function l(m,f,x){let y=i(m,f),[b,E,S]=["ink","quiet","line"].map(T=>x.get(T)),q=T=>({gridcolor:S,zerolinecolor:S,automargin:!0,fixedrange:!0,...T,tickfont:{size:11,
color:E,...T.tickfont},title:{...T.title,font:{size:12,color:E}}}),j=Object.keys(y).filter(T=>/^[xy]axis\d*$/.test(T)),A=new Set(["xaxis","yaxis",...j]);return{
margin:{l:48,r:16,t:32,b:48,pad:4},...y,width:f,height:o(m,f),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...y.legend},...Object.fromEntries([...A].map(T=>[
T,q(y[T]||{})])),font:{family:r.SpecViz.FONT,size:12,color:b},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:x.get("raised"),bordercolor:S,
font:{color:b}}}}let c=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/,d=m=>c.test(m)?`'${m}`:m;function p(m){let f=/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.
test(m)?m:d(m);return/[",\r\n]/.test(f)?`"${f.replaceAll('"','""')}"`:f}let h=null;function u(){let m=h??new Promise((f,x)=>{let y=document.createElement("scrip\
t");Object.assign(y,{src:"plotly/plotly.min.js",onload:()=>f(r.Plotly),onerror:x}),document.head.append(y)});return h=m,m.catch(()=>{h=null}),m}function v(m,f,x){
let{el:y,setText:b,Palette:E}=r.SpecViz.dom,S=null,q="",j=null,A=!1,T=y("div",{class:"sv-drawing",role:"img"}),K=y("p",{class:"sv-note"}),mt=y("table",{}),Y=y("\
div",{class:"sv-table-scroll",tabindex:0,role:"region"},mt),ct=y("details",{class:"sv-table",on:{toggle:()=>N()}},y("summary",{},f.table),Y),St=(H,F)=>y("button",
{class:"sv-link",type:"button",on:{click:F}},H),ge=y("p",{class:"sv-note sv-chart-files"},St(f.png,()=>pt("png")),St(f.svg,()=>pt("svg")),St(f.csv,()=>te())),dt=y(
"div",{class:"specviz sv-chart",hidden:!0},T,K,ct,ge);m.replaceChildren(dt);let ht=new E(dt);function Et(){let H=dt.clientWidth;if(!S||!A||!H||H===j)return;if(!r.
Plotly){u().then(Et,()=>{});return}j=H;let{figure:F}=S;r.Plotly.react(T,F.data,l(F,H,ht),{displayModeBar:!1}),T.removeAllListeners("plotly_click"),T.on("plotly_\
click",({points:[tt]})=>tt.customdata!=null&&x(tt.customdata))}function N(){if(!ct.open||!S)return;let{columns:H,rows:F,picks:tt}=S,w=(P,U)=>y("tr",{},...U.map(
et=>y(P,P==="th"?{scope:"col"}:{},et))),z=(P,U)=>y("button",{class:"sv-link",type:"button","aria-label":`${f.pick}: ${P.join(f.comma)}`,on:{click:()=>x(U)}},f.pick);
mt.replaceChildren(y("thead",{},w("th",tt.length?[...H,f.pick]:H)),y("tbody",{},...F.map((P,U)=>w("td",U in tt?[...P,z(P.slice(0,2),tt[U])]:P))))}async function pt(H){
let F=await u().catch(()=>null);if(!S||!F)return;let{figure:tt}=S,w={...l(tt,dt.clientWidth,ht),paper_bgcolor:ht.get("page")},{width:z,height:P}=w;F.downloadImage(
{data:tt.data,layout:w},{format:H,width:z,height:P,scale:H==="png"?2:1,filename:S.name})}function te(){if(!S)return;let H=[S.columns,...S.rows].map(tt=>tt.map(p).
join(",")),F=new Blob([H.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"});r.SpecVizHand(F,`${S.name}.csv`)}function xe(){j=null,Et()}function Ye(H){A=H,Et()}return new ResizeObserver(()=>requestAnimationFrame(
Et)).observe(dt),new IntersectionObserver(H=>Ye(H[H.length-1].isIntersecting),{rootMargin:n}).observe(dt),new MutationObserver(()=>ht.refresh()&&xe()).observe(document.
body,{attributes:!0,attributeFilter:["class"]}),r.addEventListener("beforeprint",()=>Ye(!0)),{show(H){if(H===q)return;q=H;let F=JSON.parse(H||"null");S=F,dt.hidden=
!F,F&&(T.style.minHeight=`${o(F.figure,dt.clientWidth||480)}px`,b(K,F.says),T.setAttribute("aria-label",F.says),Y.setAttribute("aria-label",`${f.table}: ${F.columns.
join(f.comma)}`),N(),xe())}}}r.SpecVizChart=Object.assign(v,{field:p}),r.SpecVizPage.component("chart",async({node:m,words:f,props:x,send:y,watch:b})=>{await r.
SpecVizPage.scripts();let E=r.SpecVizChart(m,f,q=>y.pick({at:q})),S=()=>E.show(x.value);S(),b("value",S)})})(window);(function(r){"use strict";let e=new Map,s=new Map,n=new Map(new URLSearchParams(r.location.search)),i=0;function o(h){let u=Uint8Array.from(atob(h),v=>v.charCodeAt(
0));return new Response(new Blob([u]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function l(h){let u=e.get(h);if(u)return u;let v=new Promise(
(m,f)=>{s.set(h,y=>m(o(y)));let x=document.createElement("script");Object.assign(x,{src:`data/${h}.js`,onerror:()=>f(new Error(h))}),document.head.append(x)});return e.
set(h,v),v.catch(()=>e.delete(h)),v}function c(h){for(let[u,v]of Object.entries(h))v==null||v===""?n.delete(u):n.set(u,String(v));clearTimeout(i),i=setTimeout(d,
500)}function d(){let h=new URL(r.location.href);if(h.search=String(new URLSearchParams([...n])),h.href!==r.location.href)try{r.history.replaceState(r.history.state,
"",h)}catch{}}function p(){let h=n.get("__theme"),u=h?h==="dark":r.matchMedia("(prefers-color-scheme: dark)").matches;document.body.classList.toggle("dark",u),document.
documentElement.style.colorScheme=u?"dark":"light"}r.SpecVizPage.read=l,r.SpecVizKeep=c,r.SpecVizState=()=>Object.fromEntries(n),r.SpecVizSite={take:(h,u)=>s.get(
h)?.(u),given:()=>JSON.parse(document.getElementById("given")?.textContent||"null"),fail:()=>document.getElementById("lost")?.removeAttribute("hidden")},p(),r.matchMedia(
"(prefers-color-scheme: dark)").addEventListener("change",p);for(let h of document.querySelectorAll(".languages a"))h.addEventListener("click",()=>{let u=new URL(
h.href);u.search=String(new URLSearchParams([...n])),u.hash=r.location.hash,h.href=u.href});for(let h of document.querySelectorAll("[data-component]")){let u=h.
getAttribute("data-component")??"",v=r.SpecVizSite.given()?.[u];r.SpecVizPage.mount(u,[],{element:h,props:v?{words:{[r.SpecVizPage.language()]:v}}:{},server:{},
trigger:()=>{},watch:()=>{}})}})(window);(function(r){"use strict";let{language:t,read:e,turns:s}=r.SpecVizPage,{given:n,fail:i}=r.SpecVizSite;if(!document.getElementById("stage"))return;let o=document.
querySelector("#stage .stage"),{runs:l}=n(),c=[...document.querySelectorAll("#recorded button")],d=document.querySelector(".recorded-about"),p=r.SpecVizState(),
h=s(),u="",v=b=>/^\d{1,5}$/.test(String(b))?Number(b):null;function m(b){if(!u)return;let{round:E,phase:S,rounds:q,pinned:j,opening:A,tint:T,presenter:K,view:mt}=b.
state(),Y=!A||j;r.SpecVizKeep({recorded:u===l[0].name?null:u,round:Y&&E<q?E:null,phase:Y&&S?S:null,at:j?`${j.round}.${j.index}`:null,open:mt==="race"?null:mt,tint:T===
"verdict"?null:T,presenter:K?1:null})}async function f(b,E,S=!1){let q=l.find(A=>A.name===E)??l[0],j=h();try{let A=await e(`traces/${q.name}.json`);if(!j())return;
b.load(A,{recorded:!0,teach:!S})}catch{j()&&i();return}u=q.name,o.shows={live:!1,name:u},c.forEach(A=>A.setAttribute("aria-pressed",String(A.dataset.name===u))),
d.textContent=q.notice}function x(b){let E=v(p.round);E!==null&&b.seek(E,v(p.phase)??0);let S=/^(\d{1,5})\.(\d{1,3})$/.exec(String(p.at));S&&b.pin({round:Number(
S[1]),index:Number(S[2])}),p.open&&b.open(String(p.open)),p.tint&&b.tint(String(p.tint)),p.presenter==="1"&&b.present(!0)}async function y(){let b=r.SpecViz.mount(
o,{words:await e(`words/${t()}.json`)});o.specviz=b,c.forEach(E=>E.addEventListener("click",()=>f(b,E.dataset.name))),await f(b,p.recorded===void 0?void 0:String(
p.recorded),["round","at"].some(E=>E in p)),x(b),document.addEventListener("specviz-painted",()=>m(b))}y().catch(i)})(window);(function(r){"use strict";let{language:t,read:e,turns:s}=r.SpecVizPage,{given:n,fail:i}=r.SpecVizSite,o=document.getElementById("explore");if(!o)return;let{el:l}=r.
SpecViz.dom,c=["drafter","temperature"],d=n(),p=s(),h=r.SpecVizState(),u=l("p",{class:"explore-origin"}),v=l("div",{class:"explore-answer",role:"status"}),m=l("\
div",{class:"explore-choices"}),f=new Map(Object.keys(d.headings).map(j=>{let A=l("div",{}),T=l("section",{class:"explore-picture"},l("h3",{},d.headings[j]),A);
return[j,{section:T,chart:r.SpecVizChart(A,d.chart,()=>{})}]})),x=l("div",{class:"explore-pictures"},...[...f.values()].map(({section:j})=>j));function y(j,A,T,K,mt){
if(A.length<2)return[];let Y=A.map(ct=>{let St=l("input",{type:"radio",name:j,value:ct,checked:ct===T,on:{change:()=>K(ct)}});return l("label",{},St,l("span",{},
mt.get(ct)??ct))});return[l("fieldset",{},l("legend",{},d[j]),...Y)]}function b(j,A){let{parts:T}=j,{drafter:K,temperature:mt}={...T[0],...A},Y=T.find(N=>N.drafter===
K&&N.temperature===mt)??T.find(N=>N.drafter===K)??T[0],ct=new Map(T.map(N=>[N.drafter,N.label])),St=N=>[...new Set(T.map(pt=>pt[N]))],ge=N=>pt=>{b(j,{...Y,[N]:pt}),
m.querySelector(`input[name=${N}]:checked`).focus()};m.replaceChildren(...c.flatMap(N=>y(N,St(N),Y[N],ge(N),ct))),u.textContent=j.origin,v.replaceChildren(...Y.
answer.map(N=>l("p",{},N)));let ht={...j.compared.find(N=>N.temperature===Y.temperature)?.pictures,...Y.pictures};f.forEach(({chart:N,section:pt},te)=>{pt.hidden=
!(te in ht),N.show(ht[te]??"")});let Et=N=>Y[N]===T[0][N]?null:Y[N];r.SpecVizKeep({drafter:Et("drafter"),temperature:Et("temperature")})}async function E(j,A={}){
let T=p();try{let K=await e(`sweeps/${j}.${t()}.json`);if(!T())return;b(K,A),r.SpecVizKeep({sweep:j===d.sweeps[0].name?null:j})}catch{T()&&i()}}let S=d.sweeps.find(
({name:j})=>j===h.sweep)??d.sweeps[0],q=l("select",{on:{change:()=>E(q.value)}},...d.sweeps.map(({name:j,title:A})=>l("option",{value:j,selected:j===S.name},A)));
o.replaceChildren(l("label",{class:"explore-source"},d.results,q),u,m,v,x),E(S.name,h)})(window);(function(r){"use strict";let{component:t,language:e,linked:s,read:n,scripts:i}=r.SpecVizPage,o=s("claim");function l(c,{words:d,chart:p,cards:h,busy:u,lacking:v},m){
let{dom:{el:f,setText:x},lesson:{sentences:y,speaker:b}}=r.SpecViz,E=b(d),S=new Map,q=null,j=w=>f("span",{class:"myth-chip","data-verdict":w},d.verdicts[w]),A=(w,...z)=>z.
some(Boolean)?[f("dt",{},w),f("dd",{},...z)]:[],T=(w,z,P)=>f("button",{type:"button",class:P||"myth-button",on:{click:z}},w);function K(w,z){return w.flatMap(([
P,U],et)=>[...et?[d.comma]:[],f("a",{href:U,...z},P)])}function mt(w){function z(P){!r.SpecVizGo||P.ctrlKey||P.metaKey||P.shiftKey||(P.preventDefault(),r.SpecVizGo(
{view:"watch",recorded:w.run}))}return f("a",{class:"myth-link",href:w.replay,on:{click:z}},d.replay)}function Y(w,z,P){let U=f("div",{class:"myth-actions"}),et=v&&
v[w.number];return w.rule&&v&&!et.length&&U.append(z.run,z.stop),P&&U.append(z.back),w.watch&&U.append(T(d.watch,()=>r.SpecVizGo({...w.watch,view:"watch"}))),w.
replay&&U.append(mt(w)),w.pay&&U.append(T(d.pay,()=>r.SpecVizGo({view:"pay",fold:"cost",reveal:!0}))),U.append(f("a",{class:"myth-link",href:w.link},d.link)),U}
function ct(w){if(!w.rule)return"";if(!v)return d.recorded_only;let z=v[w.number];return z.length?E("lacks",{pairs:z.join(d.comma)}):w.estimate||""}function St(w){
let z=w,P=f("span",{class:"myth-mark"}),U=f("p",{class:"myth-says"}),et=f("div",{class:"myth-body"}),ee=f("p",{class:"myth-line",role:"status"}),wn=f("progress",
{max:100,hidden:!0,"aria-label":d.how}),kn=!1,ft={run:T(d.run,()=>te(z.number),"myth-button myth-primary"),stop:T(d.stop,()=>{kn=!0,m.halt(),x(ee,d.stopping)}),
back:T(d.back,()=>{Sr(w),pt()})};ft.stop.hidden=!0;let Bt=f("details",{class:"myth",id:`claim-${z.number}`,on:{toggle:()=>po()}},f("summary",{},f("span",{class:"\
myth-number","aria-label":E("claim_number",{n:z.number})},String(z.number)),f("span",{},f("span",{class:"myth-claim"},z.claim),U),P),et);function po(){Bt.open&&
!et.hasChildNodes()&&yr(),Bt.open?r.SpecVizKeep?.({claim:z.number}):ge()===z.number&&r.SpecVizKeep?.({claim:null})}let kr=f("div",{}),yn=null;function yr(){let st=f(
"dl",{class:"myth-setup"},...(z.setup||[]).flatMap(([At,zn])=>A(At,zn))),se=f("dl",{class:"myth-about"},...A(d.how,z.how),...A(d.rule,z.rule),...A(d.missing,z.missing),
...A(d.terms,...K(z.words,{})),...A(d.papers,...K(z.papers,{target:"_blank",rel:"noreferrer"}))),be=[ft.run,ft.stop].find(At=>At===document.activeElement);et.replaceChildren(
...z.picture?[kr]:[],...z.source?[f("p",{class:"myth-source"},z.source)]:[],se,st,Y(z,ft,z!==w),wn,ee),z.picture&&(yn=yn||r.SpecVizChart(kr,p,()=>{}),yn.show(z.
picture)),x(ee,ct(z)),be?.focus({preventScroll:!0})}function zr(){P.replaceChildren(j(z.verdict)),x(U,z.says)}function Sr(st){z=st,zr(),et.hasChildNodes()&&yr()}
return zr(),{node:Bt,verdict:()=>z.verdict,show:Sr,tell({state:st,message:se,done:be}){let At=st==="loading"||st==="running";At&&kn?m.halt():kn=!1;let zn=[ft.run,
ft.stop].some(uo=>uo===document.activeElement);Object.assign(ft.run,{hidden:At}),Object.assign(ft.stop,{hidden:!At}),zn&&(At?ft.stop:ft.run).focus(),Object.assign(
wn,{hidden:st!=="running"}),st==="running"&&(wn.value=be??0),ee.dataset.state=st,st==="running"?x(ee,E("running",{percent:be})):x(ee,st==="stopped"?d.stopped:se||
"")},go(){Bt.open=!0,Bt.scrollIntoView({block:"start"})},reveal(){let{top:st,bottom:se}=ft.run.getBoundingClientRect();st>=0&&st<se&&se<=r.innerHeight&&Bt.getBoundingClientRect().
top<0&&Bt.scrollIntoView({block:"start"})}}}let ge=()=>Number(r.SpecVizState?.().claim),dt=f("p",{class:"myth-tally",role:"status"}),ht=["",...Object.keys(d.verdicts)].
map(w=>[w,f("button",{type:"button",on:{click:()=>N(w)}},w?d.verdicts[w]:d.all)]),Et=()=>[...S.values()].map(w=>w.verdict());function N(w){r.SpecVizKeep?.({verdict:w});
for(let z of S.values())z.node.hidden=w!==""&&z.verdict()!==w;for(let[z,P]of ht)P.setAttribute("aria-pressed",String(z===w))}function pt(){let w=U=>Et().filter(
et=>et===U).length,z=E("tally",{holds:w("holds"),fails:w("fails"),depends:w("depends"),yours:w("yours")}),P=w("untried");x(dt,y(z,P>0&&E("tally_untried",{untried:P})));
for(let[U,et]of ht)et.hidden=U!==""&&!w(U)}function te(w){q!==null&&S.get(q)?.tell({state:"stopped"}),q=w,S.get(w)?.tell({state:"running",done:0}),m.begin(w)}function xe(w){
let z=/^\d{1,2}$/.test(String(w))&&S.get(Number(w));z&&(z.node.hidden&&N(""),z.go())}for(let w of h)S.set(w.number,St(w));let Ye=f("div",{class:"myth-kinds",role:"\
group","aria-label":d.show},...ht.map(([,w])=>w)),H=f("div",{class:"myth-list"},...[...S.values()].map(w=>w.node));c.replaceChildren(dt,Ye,H),pt();let F=new URLSearchParams(
r.location.search),tt=F.get("verdict")??"";return N(ht.some(([w,z])=>w===tt&&!z.hidden)?tt:""),o(xe),xe(F.get("claim")),c.fail=()=>{q!==null&&S.get(q)?.tell({state:"\
error",message:u}),q=null},w=>{let z=S.get(w.claim);z&&(w.card&&(z.show(w.card),pt()),z.tell(w),w.card&&z.reveal(),!["loading","running"].includes(w.state)&&q===
w.claim&&(q=null))}}t("myths",async({node:c,words:{busy:d,lacking:p}={busy:"",lacking:null},props:h,send:u,watch:v})=>{let m=n(`claims/${e()}.json`);await i();let f=l(
c,{...await m,busy:d,lacking:p},{begin:x=>u.begin({claim:x}),halt:u.halt});v("value",()=>f(JSON.parse(h.value||"{}")))})})(window);(function(r){"use strict";let{component:t,scripts:e,stage:s,until:n}=r.SpecVizPage,i=new URLSearchParams(r.location.search).get("play"),o=()=>{};document.addEventListener(
"specviz-go",({detail:l})=>{l?.play&&(i=String(l.play),o())}),t("play",async({node:l,words:c})=>{await e();let d=r.SpecViz.play(l,{words:c,changed:p=>r.SpecVizKeep(
{play:p}),shown:()=>{let p=s()?.specviz,h=p?.trace();return p&&h?{trace:h,at:p.state().selected}:null}});o=()=>{if(!i)return;d.start(i)&&r.SpecVizKeep({play:i});
let p=document.getElementById("play");n(()=>p?.previousElementSibling?.querySelector("h2")).then(()=>p?.scrollIntoView()),i=null},document.addEventListener("spe\
cviz-painted",()=>d.follow()),o()})})(window);})();
