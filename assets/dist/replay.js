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
(()=>{var Cn=new TextEncoder,Nn=new TextDecoder("utf-8",{ignoreBOM:!0});function ai(n){return n==null?[]:typeof n=="string"?[...Cn.encode(n)]:(n.hex.match(/../g)||[]).
map(t=>parseInt(t,16))}function In(n){return n<128?1:n<194?0:n<224?2:n<240?3:n<245?4:0}function Pn(n){for(let t=1;t<=Math.min(3,n.length);t+=1){let e=n[n.length-
t];if(e<128)return 0;if(e>=192)return In(e)>t?t:0}return 0}var X=Object.freeze({bytes:[],tokens:0});function st(n,t){let e=[...n.bytes,...ai(t)],s=Pn(e),i=e.slice(
0,e.length-s);return{text:Nn.decode(new Uint8Array(i)),took:i.length?n.tokens+1:1,pending:s?{bytes:e.slice(-s),tokens:i.length?1:n.tokens+1}:X}}var it=n=>ai(n).
map(t=>t.toString(16).padStart(2,"0")).join(" "),Hn=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Bn=["space","newline","tab","control","text"];function ws(n){return[...n.matchAll(Hn)].map(t=>({kind:Bn[t.slice(1).findIndex(e=>e!==void 0)],text:t[0]}))}var ks=n=>"\
U+"+(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Fn=n=>n&&`⁨${n}⁩`,F=n=>n.replace(/[\u2068\u2069]/g,"");function L(n){return Fn(ws(n).map(
({kind:t,text:e})=>t==="space"?"·".repeat(e.length):t==="newline"?"↵":t==="tab"?"⇥":t==="control"?ks(e):e).join(""))}var Un=(n,t)=>n.replace(/\{(\w+)\}/g,(e,s)=>t&&
s in t?String(t[s]):e);function ie(n){return(t,e)=>{let s=t.split(".").reduce((i,r)=>i?.[r],n);return typeof s=="string"?Un(s,e):t}}var T=(...n)=>n.filter(Boolean).
join(" ").replace(/([。！？]) /g,"$1"),J="–",G=n=>(t,e)=>t==null||!Number.isFinite(t)?J:n(t,e);function Dn(n){let[t,e]=n.toExponential(1).split("e");return`${t}\
×10${[...e].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var nt=G((n,t=3)=>{if(n===0||n===1)return String(n);if(n<1e-6)return Dn(n);
let e=n.toPrecision(n<.001?Math.min(t,2):t),s=e.includes("e")?n.toFixed(7):e;return/^1(\.0*)?$/.test(s)?[4,5,6].map(i=>n.toFixed(i)).find(i=>i[0]==="0")??">0.99\
9999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),_=G((n,t)=>n>0&&n<1e-4?"<0.0001":nt(n,t)),V=G(n=>n===0||n===1?String(n):n>0&&n<5e-4?"<0.001":n<1&&n>=.9995?">0.999":n.
toFixed(3));function U(n,t){let e=l=>[n,t].map(c=>nt(c,l)),s=n===t?3:[3,4,5,6,7].find(l=>new Set(e(l)).size>1)??8,i=e(s),r=Math.min(n,t)>.9&&i.every(l=>l.startsWith(
"0.")),o=Math.max(...i.map(({length:l})=>l))-2;return r?[n,t].map(l=>l.toFixed(o)):i}var b=G(n=>{let t=n*100;return t>0&&t<.1?"<0.1%":t>=99.95&&t<100?">99.9%":(t<
9.95||t>99&&t<100?t.toFixed(1).replace(/\.0$/,""):t.toFixed(0))+"%"}),q=G(n=>n.toFixed(n<9.995?2:1)+"×"),E=G((n,t=2)=>n.toFixed(t)),ys=G(n=>n<99.5?n.toFixed(1):
n.toFixed(0)),rt=G(n=>n.toLocaleString("en")),zs=G(n=>{let[t,e]=n>=9995e5?["B",1e9]:n>=999500?["M",1e6]:["k",1e3];return`${(n/e).toPrecision(n/e<10?2:3)} ${t}`}),
M=G(n=>n===0?"0 s":n<.001?(n*1e3).toFixed(2)+" ms":n<.1?(n*1e3).toFixed(1)+" ms":n<1?(n*1e3).toFixed(0)+" ms":n.toFixed(2)+" s");var Wn="http://www.w3.org/2000/svg",li=n=>n.split(/\u2068([^\u2069]*)\u2069/).map((t,e)=>e%2?a("bdi",{translate:"no"},t):t);function a(n,t,...e){let s=document.
createElement(n),{on:i={},...r}=t;Object.entries(i).forEach(([o,l])=>s.addEventListener(o,l));for(let[o,l]of Object.entries(r))l===!0?s.setAttribute(o,""):l!==!1&&
l!=null&&s.setAttribute(o,F(String(l)));return s.append(...e.flatMap(o=>o==null?[]:typeof o=="string"?li(o):[o])),s}function v(n,t){n.textContent!==F(t)&&(n instanceof
Element?n.replaceChildren(...li(t)):n.textContent=F(t))}function x(n,t,e){e==null?n.removeAttribute(t):n.getAttribute(t)!==F(String(e))&&n.setAttribute(t,F(String(
e)))}function ci(n,t,e,s){let i=e.bottom-t.bottom+4,r=e.top-t.top-48;i>0?n.scrollTop=s*Math.ceil((n.scrollTop+i)/s):r<0&&(n.scrollTop=s*Math.floor((n.scrollTop+
r)/s))}function k(n,t,...e){let s=document.createElementNS(Wn,n);return Object.entries(t).forEach(([i,r])=>s.setAttribute(i,F(String(r)))),s.append(...e.map(i=>typeof i==
"string"?F(i):i)),s}var _t=n=>k("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},k("path",{d:n}));function R(n,t=!1){return ws(n).map(({kind:e,text:s})=>{
if(e==="text")return document.createTextNode(s);if(e==="control")return a("span",{class:"sv-control"},ks(s));let i=t&&e!=="space";return a("span",{class:`sv-${e}${i?
" sv-marked":""}`},i?"":s)})}var kt=class{constructor(t){this.probe=a("span",{class:"sv-probe","aria-hidden":"true"}),t.append(this.probe),this.cache=new Map}get(t){
let e=this.cache.get(t);if(e!==void 0)return e;this.probe.style.color=`var(--sv-${t})`;let{color:s}=getComputedStyle(this.probe);return this.cache.set(t,s),s}refresh(){
let t=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==t}},yt=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var re="#term-",Gn=`[data-term], a[href^="${re}"]`,ne=12,Es=8;function S(n,t){return a("button",{type:"button",class:"sv-term","data-term":n,"aria-haspopup":"di\
alog"},t)}var Ss=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",t=>this.click(t)),["pointerover","focusin"].forEach(
t=>document.addEventListener(t,e=>this.hint(e)))}teach(t){this.say=ie(t),this.terms=new Map((t.glossary||[]).map(e=>[e.term,e])),this.showNamed()}showNamed(){let{
hash:t,pathname:e,search:s}=window.location,i=t.startsWith(re)&&this.terms.get(t.slice(re.length));i&&(window.history.replaceState(window.history.state,"",e+s),
this.show(i,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:t}){let e=t instanceof Element?t.
closest(Gn):null;if(!(e instanceof HTMLElement)||e.closest("[data-glossary]"))return null;let s=this.terms.get(e.dataset.term??e.getAttribute("href")?.slice(re.
length)??"");return s?{opener:e,entry:s}:null}hint(t){let e=this.named(t);e&&!e.opener.parentElement?.closest("[title]")&&x(e.opener,"title",e.entry.definition)}click(t){
let e=this.named(t);if(!e)return;let{opener:s,entry:i}=e;t.preventDefault(),!(this.held===s&&t.detail)&&this.show(i,s)}build(){let{say:t}=this;this.name=a("h2",
{id:"term-name"}),this.close=a("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=a("p",{}),this.formula=
a("p",{class:"sv-formula"}),this.sources=a("p",{class:"sv-note"}),this.see=a("p",{class:"sv-note"});let e=a("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},a("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",t("term.close")),document.body.append(e),e}show(t,e){let s=this.node=this.node??this.build();s.dataset.shows=t.term,
this.fill(t),s.contains(e)||(this.opener=e,s.classList.toggle("sv-standalone",!!e.closest(".sv-standalone")),s.showPopover(),this.place(s,e.getBoundingClientRect())),
s.focus({preventScroll:!0})}fill({name:t,definition:e,formula:s,sources:i,see:r}){let{say:o}=this;v(this.name,t),v(this.definition,e),this.formula.hidden=!s;let l=/\bq\b/.
test(s)?[a("span",{class:"sv-symbols"},o("term.symbols"))]:[];this.formula.replaceChildren(a("span",{class:"sv-spoken"},`${o("term.formula")} `),s,...l);let c=({
name:d,url:p})=>a("a",{href:p,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,o("term.source"),i.map(c)),this.list(this.see,o("term.see"),r.flatMap(
d=>{let p=this.terms.get(d);return p?[S(d,p.name)]:[]}))}list(t,e,s){t.hidden=!s.length,t.replaceChildren(`${e} `,...s.flatMap((i,r)=>r?[this.say("comma"),i]:[i]))}place(t,{
left:e,top:s,bottom:i}){let{offsetWidth:r,offsetHeight:o}=t,{clientWidth:l,clientHeight:c}=document.documentElement,d=i+Es+o+ne<=c||s<c-i,p=Math.max(ne,Math.min(
e,l-r-ne)),h=d?i+Es:Math.max(ne,s-Es-o);Object.assign(t.style,{left:`${p+window.scrollX}px`,top:`${h+window.scrollY}px`})}},di=new Ss;var y=({settings:n})=>(n.tree??"chain")!=="chain",j=({drafts:n})=>n.some(({parent:t})=>t!=null),H=(n,t)=>n[t].parent??t-1,qt=(n,t)=>t<0?[]:[...qt(n,H(n,t)),t];function B(n){
let t=[];return n.forEach((e,s)=>{let i=H(n,s);t.push(i<0?0:t[i]+1)}),t}var ht=n=>n.flatMap(({verdict:t},e)=>t==="accepted"?[e]:[]);function hi(n){let t=B(n);return n.
flatMap(({verdict:s},i)=>s==="untested"?[]:[i]).sort((s,i)=>t[s]-t[i]||s-i)}function pi({drafts:n}){let t=ht(n);if(!j({drafts:n}))return t.length;let e=t.at(-1)??
-1;return n.flatMap(({parent:i},r)=>i===e?[r]:[]).at(-1)??n.length}function ui(n){let t=n.map(()=>0),e=0,s=i=>{i>=0&&(t[i]=e),n.flatMap((o,l)=>o===i?[l]:[]).forEach(
(o,l)=>{l&&(e+=1),s(o)})};return s(-1),{rows:t,count:e+1}}var Lt=(n,t)=>({name:n,index:t}),Vn=["medusa","dflash","lookup"],vi=({drafts:n},{settings:t})=>Vn.includes(n[0]?.source??t.drafter)&&!j({drafts:n});function ot({
drafts:n,final:t,together:e}){let s=hi(n),i=n.filter(r=>r.verdict==="accepted").length;return[...fi({drafts:n,together:e}).map(r=>Lt("draft",r)),Lt("verify",0),
...s.map(r=>Lt("test",r)),...i<n.length?[Lt("discard",i)]:[],...t?[Lt("final",n.length)]:[]]}var Os=({drafts:n,together:t})=>fi({drafts:n,together:t}).length+n.
length+(n.length?3:2);function fi({drafts:n,together:t}){if(t)return n.length?[0]:[];let e=B(n);return n.flatMap((s,i)=>e.indexOf(e[i])===i?[i]:[])}var Rt=({drafts:n,
final:t})=>t&&(n.length?t.kind:"plain");function Kn(n,{name:t,index:e},s){let{drafts:i}=s;if(t==="verify")return n.map((o,l)=>l<i.length?"lit":o);if(t==="discar\
d")return n.map(o=>o==="lit"?"untested":o);if(t==="draft"&&s.together)return n.map((o,l)=>l<i.length?"guessed":o);if(t==="draft"&&j(s)){let o=B(i);return n.map(
(l,c)=>c<i.length&&o[c]===o[e]?"guessed":l)}let r=t==="draft"?"guessed":t==="test"?i[e].verdict:Rt(s);return n.map((o,l)=>l===e&&r?r:o)}function mi(n,t){let e=ot(
n).slice(0,t),s=n.drafts.length+(n.final?1:0);return{phase:e[e.length-1],looks:e.reduce((i,r)=>Kn(i,r,n),Array(s).fill("absent")),verified:e.some(i=>i.name==="v\
erify"),fallen:e.some(i=>i.name==="discard")}}function Ts(n,{round:t,phase:e}){return t>=n.length?{round:n.length,phase:0}:e+1>=ot(n[t]).length?{round:t+1,phase:0}:
{round:t,phase:e+1}}function gi(n,{round:t,phase:e}){return e>0?{round:t,phase:e-1}:t>0?{round:t-1,phase:ot(n[t-1]).length-1}:{round:0,phase:0}}function Ct(n,{round:t,
phase:e=0}){if(t<0)return{round:0,phase:0};if(t>=n.length)return{round:n.length,phase:0};let s=ot(n[t]).length;return e>=s?{round:t+1,phase:0}:{round:t,phase:Math.
max(0,e)}}var Nt=["token","block","match","typical","top-k","threshold"],Yn=["typical","top-k","threshold"],w=({settings:n})=>n.rule??"token",$=n=>Yn.includes(n),C=n=>n?.
target==null||!n.draft?null:Math.min(1,n.target/n.draft),N=n=>n?.chance??C(n),pt=(n,t)=>$(t)&&[0,1].includes(N(n)??-1);function zt(n){if(n.draw==null)return"kep\
t";let t=n.draw;return t<(N(n)??1)?"passed":t<(C(n)??1)?"kept":"rescued"}function xi(n,t){let{target:e,draft:s,weight:i}=n[t];if(e==null||!s||i==null)return null;
let r=Math.min(1,i*e/s),o=t===n.length-1,l=o?r:n[t+1].excess;return l==null||l+1-r<=0?null:{weight:r,excess:l,last:o}}var Et=n=>n.findLastIndex(t=>t.verdict==="\
accepted"),ut=(n,t)=>n==="untested"&&w(t)==="block"&&!y(t)?"dropped":n,bi=({rule:n="token"})=>n==="token"?null:n;function wi(n,t){let{token:e,target:s,weight:i,
excess:r}=n;return t==="match"?{weight:1,taken:o=>o===e?1:0,mass:s==null?null:1-s}:{weight:i??1,taken:(o,l)=>l,mass:r??null}}var at=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
oe=class{constructor(t,e){this.state=t,this.changed=e}set(t){this.state=Object.freeze({...this.state,...t}),this.changed(t)}},P=({run:n,moment:t})=>n?n.length-t.
round:0,Z=({live:n,run:t,mode:e})=>n&&t!==null&&!t.over&&(e==="running"||e==="paused");function ae({run:n,predicting:t,moment:e}){return n&&n.over&&!t?n.length:
e.round}function Q({run:n,moment:{round:t,phase:e}}){return n&&e?mi(n.rounds[t],e):null}function vt(n,t){let{run:e,moment:s}=n;if(!t||!e||t.round>s.round||t.round<
0)return null;let i=e.at(t);if(!i||t.round<s.round)return i;let r=Q(n)?.looks[t.index]??"absent";return r==="absent"?null:{...i,kind:r,open:!0}}var St=(n,t)=>n===
t||!!(n&&t&&n.round===t.round&&n.index===t.index);function It(n){return vt(n,n.pinned)?{at:n.pinned,how:"pinned"}:vt(n,n.hovered)?{at:n.hovered,how:"preview"}:Xn(
n)||tr(n)}function yi(n){let{run:t,moment:e,pinned:s,following:i,playing:r,status:o,recorded:l,speed:c,pace:d,tint:p,presenting:h,view:u,opening:f,rested:m}=n;return{
...e,rounds:t?t.length:0,selected:It(n).at,pinned:s,following:i,playing:r,state:o,recorded:l,speed:c,pace:d,tint:p,presenter:h,view:u,opening:f,rested:m}}function Xn(n){
let{run:t,moment:e,entered:s}=n,i=Q(n);if(i)return{at:{round:e.round,index:i.phase.index},how:"now"};if(!t||s!=="step"||!e.round)return null;let r=e.round-1;return{
at:{round:r,index:zi(t,r)},how:"now"}}var zi=(n,t)=>Math.max(0,n.rows[t].slots.findLastIndex(({kind:e})=>e!=="untested")),Jn=16,ki=[.25,.75],Zn=({drafts:n})=>n.
findIndex(t=>t.verdict==="accepted"&&zt(t)==="rescued"),Qn=({drafts:n})=>n.findIndex(t=>t.verdict==="accepted"&&t.draw!=null&&t.draw>=(C(t)??1)),Pt=(n,t)=>t==="\
block"?Zn(n):$(t)?Qn(n):-1,Ms=({drafts:n,final:t})=>t?.kind==="correction"&&n.some(({verdict:e})=>e==="accepted");function le(n){let t=({verdict:o,target:l,draft:c})=>o===
"rejected"&&l!==null&&c!==null&&l>=ki[0]*c&&l<=ki[1]*c,e=n.rounds.findIndex(o=>Pt(o,w(n.trace))>=0);if(e>=0)return e;let s=o=>n.folds.at(o).emitted>=Jn,i=n.rounds.
flatMap((o,l)=>Ms(o)?[l]:[]),r=o=>n.rounds[o].drafts.some(t);return i.find(o=>r(o)&&s(o))??i.find(s)??i.find(r)??i[0]??null}function js({rounds:n,trace:t}){let e=({
drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=n.at(-1);if(!s||s.drafts.length>=t.settings.gamma||e(s))return null;let i=({drafts:l})=>l.length>s.drafts.length,
r=n.findLastIndex(l=>i(l)&&e(l)),o=r>=0?r:n.findLastIndex(i);return o>=0?o:null}var Ei=({run:n,moment:t,following:e,mode:s,predicting:i})=>n&&e&&s==="running"&&
!i&&t.round===n.length?js(n):null,ft=({moment:{round:n,phase:t},rested:e})=>e??(t?n:n-1);function tr(n){let t=ft(n),{run:e}=n;if(!e||!e.rounds[t])return{at:null,
how:"newest"};let s=Pt(e.rounds[t],w(e.trace));if(s>=0)return{at:{round:t,index:s},how:"special"};let i=e.rounds[t].drafts.findIndex(({verdict:r})=>r==="rejecte\
d");return i>=0?{at:{round:t,index:i},how:"rejected"}:{at:{round:t,index:zi(e,t)},how:"newest"}}var er=["token","top-k","threshold"],D=(n,t)=>t&&n!==void 0?n/t:null;function sr({drafts:n,positions:t=[]}){let e=n.map((i,r)=>({...i,overlap:t[r]?.overlap??null}));
return j({drafts:n})?t.length?[...new Set(e.filter(({verdict:i})=>i!=="untested").map(({parent:i})=>i))].flatMap(i=>ir(e.filter(({parent:r})=>r===i))):[]:e.slice(
0,n.filter(({verdict:r})=>r!=="untested").length).flatMap(({overlap:r})=>r===null?[]:[r])}function ir(n){let[t,e]=[0,1];for(let s of n){let i=C(s);if(s.overlap===
null||i===null)return[];t+=e*s.overlap,e*=1-i}return[t]}function nr(n,t){if(er.includes(t))return!1;let e=new Map(n.map(i=>[i.parent,i]));return n.filter(i=>i.parent!=
null&&i!==e.get(i.parent)).some(i=>t==="typical"||i.draft!==1)}var rr=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function or(n){let t=n.drafts.filter(e=>e.verdict==="accepted").map(e=>e.token);return n.final?[...t,n.final.
token]:t}function ar(n,t,e){let s=l=>t.drafts.filter(c=>c.verdict===l).length,i=s("accepted"),r=s("rejected"),o=sr(t);return{rounds:n.rounds+1,drafted:n.drafted+
t.drafts.length,accepted:n.accepted+i,rejected:n.rejected+r,corrected:n.corrected+(t.final?.kind==="correction"?1:0),untested:n.untested+t.drafts.length-i-r,emitted:n.
emitted+i+(t.final?1:0),draft:n.draft+t.times.draft,verify:n.verify+t.times.verify,accept:n.accept+t.times.accept,overlap:n.overlap+o.reduce((l,c)=>l+c,0),overlaps:n.
overlaps+o.length,otherwise:n.otherwise+(nr(t.drafts,e)?1:0)}}var mt=n=>n.draft+n.verify+n.accept;function ce(n,t){return Float64Array.from(n).sort()[Math.ceil(
t*n.length/100)-1]}var $s=n=>n.length?{p50:ce(n,50),p95:ce(n,95)}:null,lr=12,cr=.25,dr=1+1e-9;function hr(n){if(n.length<lr)return null;let t=n.slice(1).map((e,s)=>Math.
abs(e-n[s]));return D(ce(t,75),ce(n,50))}var de=class{constructor(t){this.temperature=t.temperature,this.rule=w({settings:t}),this.sums=[rr],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(t){this.sums.push(ar(this.sums[this.sums.length-1],t,this.rule)),this.output.push(...or(
t)),this.bursts.push(mt(t.times)),this.match()}pushPlain(t,e){this.plain.tokens.push(t),this.plain.seconds.push(e),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+e),this.match()}match(){let t=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<t&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(t){return this.sums[Math.min(t,this.sums.length-1)]}accepted(t){return this.sums[t+1].accepted-this.sums[t].accepted}compared(t){
let e=Math.min(t,this.sums.length-1);for(;e>0&&this.sums[e].emitted>this.plain.tokens.length;)e-=1;return e}speedup(t){let e=this.sums[this.compared(t)];return D(
this.plain.until[e.emitted],mt(e))}impossible(t){let e=this.sums[this.compared(t)],s=this.speedup(t);return e.drafted>0&&s!==null&&s>dr*(e.emitted/e.rounds)}measured(t){
return this.impossible(t)?null:this.speedup(t)}cost(t){let e=this.sums[this.compared(t)];return e.emitted?{draft:e.draft/e.emitted,verify:e.verify/e.emitted,accept:e.
accept/e.emitted,plain:this.plain.until[e.emitted]/e.emitted}:null}gaps(t){let e=this.bursts.slice(0,t),s=i=>this.sums[i+1].emitted-this.sums[i].emitted;return{
plain:$s(this.plain.seconds.slice(0,this.at(t).emitted)),speculative:$s(e.flatMap((i,r)=>[i,...Array(s(r)-1).fill(0)])),bursts:$s(e)}}disturbance(t){if(this.impossible(
t))return{jitter:null};let e=hr(this.plain.seconds.slice(0,this.at(t).emitted));return e!==null&&e>cr?{jitter:e}:null}agreement(t){let e=Math.min(this.at(t).emitted,
this.plain.tokens.length);return this.temperature>0||!e?null:{compared:e,first_difference:this.matched<e?this.matched:null}}summary(t=this.sums.length-1){let e=this.
at(t),s=this.agreement(t),i=Math.min(this.plain.tokens.length,e.emitted);return{rounds:e.rounds,drafted:e.drafted,accepted:e.accepted,rejected:e.rejected,untested:e.
untested,emitted:e.emitted,acceptance_rate:D(e.accepted,e.accepted+e.corrected),draft_efficiency:D(e.accepted,e.drafted),mean_acceptance_length:D(e.emitted,e.rounds),
mean_overlap:e.otherwise?null:D(e.overlap,e.overlaps),tokens_per_second:D(e.emitted,mt(e)),plain_tokens_per_second:D(i,this.plain.until[i]),speedup:this.measured(
t),agrees_with_plain:s&&s.first_difference===null}}};var pr=Object.freeze({tokens:[],seconds:[]}),ur=/^<\|?\w+\|?>$/,vr=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Ot=class{constructor(t){this.trace={...t,
rounds:[],plain:{tokens:[],seconds:[]},pieces:{}},this.folds=new de(t.settings),this.rounds=[],this.rows=[],this.width=t.settings.gamma,Object.assign(this.trace.
pieces,t.pieces),this.promptText="",this.pending=X;for(let e of this.promptTokens()){let{text:s,pending:i}=st(this.pending,this.piece(e));this.promptText+=s,this.
pending=i}this.append({from:0,rounds:t.rounds,plain:t.plain,plain_from:0})}piece(t){return this.trace.pieces[t]}promptTokens(){let{prompt:t}=this.trace,e=this.piece(
t[0]);return typeof e=="string"&&ur.test(e)?t.slice(1):t}get length(){return this.rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{
output:t,plain:e}=this.folds,s=this.trace.ending==="end of text"?t.at(-1):null;return e.tokens.findIndex(i=>i===s||vr.test(String(this.piece(i))))}append({from:t=this.
length,rounds:e=[],plain:s=pr,plain_from:i=this.trace.plain.tokens.length,pieces:r,...o}){let{trace:l}=this,c=l.plain;if(t>this.length||s.tokens.length&&i>c.tokens.
length)return!1;Object.assign(l.pieces,r),e.slice(this.length-t).forEach(d=>this.push(d));for(let d=c.tokens.length-i;d<s.tokens.length;d+=1)c.tokens.push(s.tokens[d]),
c.seconds.push(s.seconds[d]),this.folds.pushPlain(s.tokens[d],s.seconds[d]);return l.prefill=o.prefill??l.prefill,l.captured=o.captured??l.captured,this.over||(l.
ending=o.ending??l.ending),!0}push(t){this.trace.rounds.push(t),this.rounds.push(vi(t,this.trace)?{...t,together:!0}:t),this.folds.push(t),this.rows.push(this.row(
t)),this.width=Math.max(this.width,t.drafts.length)}row(t){let e=this.pending,s=[];t.drafts.forEach((o,l)=>{let c=H(t.drafts,l),d=this.slot(o.token,o.verdict,c<
0?e:s[c].pending);o.verdict==="accepted"&&(this.pending=d.pending),s.push(d)});let i=Rt(t),r=t.final&&i&&this.slot(t.final.token,i,this.pending);return r&&(this.
pending=r.pending),{slots:r?[...s,r]:s,final:r}}slot(t,e,s){let i=this.piece(t),{text:r,took:o,pending:l}=st(s,i),c=r===""&&l.bytes.length>0;return{token:t,kind:e,
piece:i,text:r,took:o,part:c,pending:l}}alone(t){let e=this.piece(t);return typeof e=="string"?e:st(X,e).text}at({round:t,index:e}){let s=this.rows[t],i=s&&s.slots[e];
if(!i)return null;let r=this.rounds[t],o=r.drafts.filter(d=>d.verdict==="accepted").length,l=e<r.drafts.length,c=l?e:pi(r);return{...i,number:t,index:e,round:r,
accepted:o,judgedAt:c,draft:l?r.drafts[e]:null,judged:r.drafts[c]||null,position:(r.positions||[])[c]||null}}},he=["accepted","correction","bonus","plain"],tt=n=>he.
includes(n);var pe=({trace:n})=>n.settings.gamma>0&&!y(n),_s=({round:n,index:t})=>`${n}.${t}`;function qs({run:n,predicting:t,answers:e},{round:s,phase:i}){if(!t||!n||s>=n.
length)return null;let r=ot(n.rounds[s])[i],o={round:s,index:r.index};return r.name==="test"&&!(_s(o)in e)?o:null}function Bt(n){let t=Q(n)?.phase;if(!t||t.name!==
"test")return null;let e=_s({round:n.moment.round,index:t.index});return e in n.answers?e:null}var Ft=n=>n.predicting&&n.looking!==null&&n.looking===Bt(n),K=n=>Ft(
n)?null:qs(n,n.moment);function Si({run:n,answers:t},e,s){if(!n)return{};let i=n.rounds[e.round].drafts[e.index],r=w(n.trace)==="block"?null:N(i),o=_s(e);return{
answers:{...t,[o]:{said:s,kept:i.verdict==="accepted",threshold:r}},looking:o}}function Ut({predicting:n,informed:t,run:e}){return n&&(!t||e?.trace.settings.temperature===
0)}var Oi=(n,t)=>Ut(n)&&t?.kind==="lit",As=n=>n.length?n.reduce((t,e)=>t+e,0)/n.length:null,Ht=(n,t)=>(n-(t?1:0))**2;function Ti(n){let t=n.flatMap(({said:i,kept:r,
threshold:o})=>i===null?[]:[{chance:i,kept:r,threshold:o}]),e=t.filter(({chance:i})=>i!==.5),s=t.flatMap(({threshold:i,kept:r})=>i===null?[]:[{threshold:i,kept:r}]);
return{n:t.length,decided:e.length,right:e.filter(({chance:i,kept:r})=>i>.5===r).length,brier:As(t.map(({chance:i,kept:r})=>Ht(i,r))),known:s.length,truth:As(s.
map(({threshold:i,kept:r})=>Ht(i,r))),best:As(s.map(({threshold:i})=>i*(1-i)))}}function Mi(n,t,e){if(n.brier===null)return[e("predict.lesson.none")];let s={...n,
brier:E(n.brier),truth:E(n.truth),best:E(n.best)},i=!t&&n.truth!==null&&n.known===n.n&&n.brier<n.truth,r=n.brier<.25?"good":n.brier>.25?"bad":"even";return[T(n.
decided>0&&e("predict.lesson.you",s),e("predict.lesson.brier",s)),e("predict.lesson.half")+" "+e(`predict.lesson.${i?"lucky":r}`),...t?[e("predict.lesson.greedy")]:
n.known?[e("predict.lesson.truth",{...s,n:n.known})]:[]]}var Dt=["gamma","temperature","drafter","rule","tree"];function ue(n,t){return t==="rule"?w(n):t==="tree"?n.settings.tree??"chain":n.settings[t]}function Wt(n){
let{gamma:t,budget:e=t}=n.settings;return y(n)&&t>0?e:t}function ve(n,t,e,s){return t==="drafter"?W(n,String(e),s):t==="rule"?n(`rules.name.${e}`):t==="tree"?n(
`tree.name.${e}`):String(e)}function W(n,t,e){let s=`drafter_of.${e}.${t}`,i=n(s);return i===s?n(`drafter.${t}`):i}function et(n,t,e){let s=t.map(([r,o],l)=>a("button",{type:"button",class:"sv-toggle","data-choice":r,"aria-pressed":String(l===0),on:{click:()=>{i(r),e(r)}}},o)),
i=r=>s.forEach(o=>{let l=String(o.dataset.choice===r);o.getAttribute("aria-pressed")!==l&&o.setAttribute("aria-pressed",l)});return{node:a("div",{class:"sv-togg\
les",role:"group","aria-label":n},...s),set:i}}function ji(n,t,e){let s=a("select",{on:{change:()=>e(s.value)}},...t.map(([i,r])=>a("option",{value:i},r)));return{
node:a("label",{class:"sv-choice"},n,s),select:s}}function Tt(n,t,e){let s=a("tbody",{}),i=[],r=()=>{o.open&&s.replaceChildren(...i.map(l=>a("tr",{},...l.map(c=>a(
"td",{},String(c))))))},o=a("details",{class:"sv-table",on:{toggle:r}},a("summary",{},n("chart.table")),a("div",{class:"sv-table-scroll",tabindex:0,role:"region",
"aria-label":t},a("table",{},a("thead",{},a("tr",{},...e.map(l=>a("th",{scope:"col"},l)))),s)));return{node:o,show:l=>{i=l,r()}}}var fe=[.2,.4,.6,.8],$i=[.1,.5,1,2],Mt={overlap:{term:"overlap",limits:fe,most:"1",of:({position:n})=>n?.overlap??null},acceptance:{term:"accept_test",limits:fe,
most:"1",of:({draft:n})=>N(n??void 0)},target_entropy:{term:"entropy",limits:$i,most:"",of:({position:n})=>n?.target_entropy??null},draft_entropy:{term:"entropy",
limits:$i,most:"",of:({position:n})=>n?.draft_entropy??null}};function Gt(n,t){let e=t&&n in Mt?Mt[n].of(t):null;return e==null?null:Mt[n].limits.filter(s=>e>=s).
length}var me=class{constructor(t,e){this.say=t;let{node:s,select:i}=ji(t("tint.label"),["verdict",...Object.keys(Mt)].map(o=>[o,t(`tint.${o}.name`)]),e);this.select=
i,this.ends=fe.map(()=>a("span",{class:"sv-tint-limit"})),this.most=a("span",{class:"sv-tint-limit"});let r=o=>a("span",{class:"sv-tint-swatch","data-tint":o});
this.scale=a("span",{class:"sv-tint-scale",role:"img"},a("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((o,l)=>[r(l),o]),r(fe.length),this.most),this.
means=S("overlap",""),this.legend=a("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=a("div",{class:"sv-tint"},s)}has(t){return t==="ve\
rdict"||Object.hasOwn(Mt,t)}show(t){this.select.value=t;let e=Mt[t];if(this.legend.hidden=!e,!e)return;let s=i=>String(i).replace(/^0\./,".");this.ends.forEach(
(i,r)=>v(i,s(e.limits[r]))),v(this.most,e.most),v(this.means,this.say(`tint.${t}.means`)),this.means.dataset.term=e.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:e.limits.join(this.say("comma"))}))}};var Ai=480,fr=5;function Y(n,t){if(n.part)return t("token.part",{hex:it(n.piece)});let e=L(n.text)||t("token.empty");return n.took>1?t("token.took",{token:e,n:n.
took}):e}function Rs({rounds:n,trace:t},e,s,i){let{drafts:r}=n[e],o=r.length;if(s>=o)return i("token.final");let l=i("token.guess",{n:s+1,of:o}),{source:c}=r[s];
return c?i("token.from",{slot:l,drafter:W(i,c,t.models.pair)}):l}function gt(n,t,e,s,i){let r=n.rows[t].slots[e];return s("token.aria",{token:Y(r,s),kind:s(`kin\
d.${ut(i||r.kind,n.trace)}`),round:t+1,slot:Rs(n,t,e,s)})}function lt(n,t,e=!1){return t.part?n.dataset.part="":t.text===""&&(n.dataset.empty=""),t.took>1&&(n.dataset.
took=String(t.took)),n.append(...R(t.text,e)),n}var mr=/^ \S{1,24}$/;function Ls({text:n},t){return mr.test(n)?(t.classList.add("sv-word"),[a("wbr",{}),t]):[t]}
var gr=["rejected","untested"],ge=class{rows;now;written;discarded;run;shown;constructor({say:t,set:e}){this.say=t,this.prompt=a("span",{class:"sv-prompt"}),this.
more=a("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=a("span",{class:"sv-list",role:"\
listbox","aria-label":t("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=a("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.
list),this.scroller=a("div",{class:"sv-stream-scroll"},this.text),this.ghosts=a("input",{type:"checkbox",on:{change:()=>e({ghosts:this.ghosts.checked})}}),this.
ghosted=!1,this.tint=new me(t,s=>e({tint:s})),this.node=a("section",{class:"sv-section sv-stream"},a("div",{class:"sv-section-head"},a("h2",{},S("token",t("stre\
am.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=a("label",{class:"sv-check"},this.ghosts,t("stream.ghosts")),this.choices=[this.
tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let t=e=>{let s=S(e,this.say(`legend.${e}`));return s.dataset.short=this.say(`\
kind.${e}`),a("li",{},a("span",{class:"sv-swatch","data-kind":e}),s)};return this.discarded=gr.map(t),this.discarded.forEach(e=>{e.hidden=!0}),this.written=he.map(
t),a("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:t,trace:{settings:{gamma:e,drafter:s}}}){let r={plain:e===0||s.startsWith("lo\
okup")||t.some(({drafts:o})=>!o.length),other:e>0};this.written.forEach((o,l)=>{o.hidden=!r[he[l]==="plain"?"plain":"other"]})}load(t){this.run=t,this.rows=[],this.
now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=y(t.trace),this.shown=0,this.
grow()}dress({ghosts:t,tint:e}){t!==this.ghosted&&this.redraw(t),e!==this.quantity&&this.paintTint(e)}redraw(t){this.ghosted=this.ghosts.checked=t,this.discarded.
forEach(s=>{s.hidden=!t});let{shown:e}=this;this.load(this.run),this.show(e)}paintPrompt(t){let e=this.run.promptText,s=!t&&e.length>Ai;v(this.prompt,s?"…"+e.
slice(-Ai):e),this.more.hidden=!s,v(this.more,this.say("stream.more",{n:e.length}))}grow(){let t=document.createDocumentFragment();for(let e=this.rows.length;e<
this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}this.list.append(t),this.nameKinds(this.run)}row(t){let e=a("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[t].slots.forEach((s,i)=>{tt(s.kind)?e.append(...Ls(s,this.option(s,t,i))):this.ghosted&&!y(this.run.trace)&&e.append(...Ls(
s,this.ghost(s,t,i)))}),e}option(t,e,s){let i=a("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":t.kind,"data-at":`${e}.${s}`,
style:`--i:${s}`,"aria-label":gt(this.run,e,s,this.say),"data-tint":Gt(this.quantity,this.run.at({round:e,index:s}))});return lt(i,t)}ghost(t,e,s){let i=a("span",
{class:"sv-token","data-kind":t.kind,"data-at":`${e}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return lt(i,t,!0)}paintTint(t){this.quantity=t,this.tint.show(
t),this.node.dataset.tinted=String(t!=="verdict"),this.options(this.rows.length).forEach(e=>{let[s,i]=(e.dataset.at??"").split(".").map(Number);x(e,"data-tint",
Gt(t,this.run.at({round:s,index:i})))})}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let i=e;i<s;i+=1)this.rows[i].classList.toggle("sv-\
ahead",i>=t);this.shown=t,x(this.scroller,"tabindex",t?null:0)}showNow(t){let e=this.shown;if(this.now&&(!t||this.now.number!==e)&&(this.now.node.remove(),this.
now=null),!t)return;this.now||(this.now=this.begin(e)),this.now.node.classList.toggle("sv-fallen",t.fallen);let s=j(this.run.rounds[e]);this.now.tokens.forEach(
(i,r)=>{let o=t.looks[r];i.hidden=o==="absent"||s&&!tt(o),x(i,"data-kind",o)})}begin(t){let e=this.run.rows[t].slots.map((r,o)=>this.ghost(r,t,o)),s=this.run.rows[t].
slots.flatMap((r,o)=>Ls(r,e[o])),i=a("span",{class:"sv-now","aria-hidden":"true"},...s);return this.list.insertBefore(i,this.rows[t]),{number:t,node:i,tokens:e}}options(t){
return this.rows.slice(0,t).flatMap(e=>[...e.querySelectorAll("[role=option]")])}find(t){let e=t&&this.rows[t.round];return!e||t.round>=this.shown?null:e.querySelector(
`[role=option][data-at="${t.round}.${t.index}"]`)||e.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let t=this.measure();this.crop(t);let{x:e,y:s,width:i,height:r}=t.box,o=new DOMRect(e,s,i,r-t.covered);
ci(this.scroller,o,t.head,t.line)}measure(){let[t,e,s]=[this.scroller,this.text,this.head].map(r=>r.getBoundingClientRect()),i=this.tint.legend.offsetHeight;return{
box:t,text:e,head:s,covered:i,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:t,text:e,head:s,line:i}){if(!t.width)return;let{maxHeight:r}=this.
text.style,o=this.shown===this.rows.length&&!this.now;(o||!r)&&(this.scroller.style.minHeight=o?"":`${t.height}px`),this.text.style.maxHeight=o?"":`${Math.ceil(
s.bottom-e.top)+i+fr}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var _i=["draft","verify","accept"],xr={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},xe=36,br=20,wr=5;function Vt(n,t){let e=(s,i)=>a(
"li",{},a("span",{class:"sv-swatch","data-part":s}),S(xr[s],i));return a("ul",{class:"sv-legend"},..._i.map(s=>e(s,n(`part_key.${s}`))),...t?[e("plain",t)]:[])}
var be=class{rows;run;width;shown;now;spans;timed;height;constructor(t){this.say=t,this.head=a("div",{class:"sv-row sv-row-head",role:"row"}),this.body=a("div",
{class:"sv-rows",role:"rowgroup"}),this.grid=a("div",{class:"sv-grid",role:"grid","aria-label":t("rounds.label")},a("div",{role:"rowgroup",class:"sv-grid-head"},
this.head),this.body),this.scroller=a("div",{class:"sv-rounds-scroll"},this.grid),this.detail=a("p",{class:"sv-note sv-round-detail"},t("rounds.detail")),["poin\
terover","focusin"].forEach(e=>this.body.addEventListener(e,s=>this.showTime(s))),this.note=a("p",{class:"sv-note"},t("rounds.note")),this.node=a("section",{class:"\
sv-section sv-rounds"},a("div",{class:"sv-section-head"},a("h2",{},S("round",t("rounds.heading"))),a("ul",{class:"sv-legend"},...["accepted","rejected","unteste\
d","correction","bonus"].map(e=>a("li",{},a("span",{class:"sv-mark","data-kind":e}),S(e,t(`kind.${e}`)))))),this.note,this.scroller,this.detail,a("div",{class:"\
sv-foot"},a("ul",{class:"sv-legend"},a("li",{},a("span",{class:"sv-swatch","data-part":"overlap"}),S("overlap",t("rounds.overlap_key")))),Vt(t,t("rounds.plain_k\
ey")))),this.rows=[],this.concealed=!1}load(t){this.run=t,this.rows=[],this.width=null,this.shown=0,this.now=null,this.spans=[],v(this.note,this.say(y(t.trace)?
"tree.rounds":"rounds.note")),v(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.body.replaceChildren(),this.grow()}grow(){
this.fitColumns();let t=document.createDocumentFragment();for(let e=this.rows.length;e<this.run.length;e+=1){let s=this.row(e);this.rows.push(s),t.append(s)}for(this.
grid.classList.toggle("sv-many",this.rows.length>br),this.body.append(t),this.body.style.height=`${this.rows.length*xe}px`;this.timed<this.rows.length&&this.compare(
this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),
this.grid.classList.toggle("sv-dense",this.width>wr);let t=(e,s="")=>a("div",{role:"columnheader",class:s},e);this.head.replaceChildren(t("#","sv-number"),...Array.
from({length:this.width},(e,s)=>t(this.say("rounds.guess",{n:s+1}))),t(this.say("rounds.final"),"sv-final"),t(this.say("rounds.time"),"sv-time"))}row(t){let{drafts:e,
positions:s=[]}=this.run.rounds[t],{slots:i,final:r}=this.run.rows[t],o=a("div",{class:"sv-row sv-ahead",role:"row","data-round":t},a("div",{class:"sv-number",role:"\
rowheader","aria-label":this.say("rounds.row",{round:t+1})},String(t+1)));return i.forEach((l,c)=>{let d=c<e.length&&s[c]?s[c].overlap:null,p=this.cell(l,t,c,d);
l===r&&p.classList.add("sv-final"),o.append(p)}),o.append(this.time(this.run.rounds[t].times)),o}cell(t,e,s,i){let r=lt(a("span",{class:"sv-cell-text",translate:"\
no"}),t,!0);return a("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":t.kind,"data-at":`${e}.${s}`,"aria-label":this.label(e,s,i),style:`--i:${s}`+
(i==null?"":`;--overlap:${i}`)},a("span",{class:"sv-mark","data-kind":t.kind,"aria-hidden":"true"}),r)}label(t,e,s,i){let r=gt(this.run,t,e,this.say,i);return s==
null?r:this.say("token.aria_overlap",{label:r,overlap:_(s,2)})}time(t){let e=t.draft+t.verify+t.accept;this.spans.push(e);let s=this.say("rounds.row_time",{total:M(
e),draft:M(t.draft),verify:M(t.verify),accept:M(t.accept)}),i=a("div",{class:"sv-bar"},..._i.map(r=>a("span",{"data-part":r,style:`--t:${t[r]}`})));return a("di\
v",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},a("div",{class:"sv-bars-pair"},i),a("span",{class:"sv-ms"},M(e)))}compare(t){let{sums:e,plain:s}=this.
run.folds,i=e[t+1].emitted;if(i>=s.until.length)return!1;let r=s.until[i]-s.until[e[t].emitted],o=this.rows[t].lastElementChild;if(!o)return!1;let l=this.say("r\
ounds.row_plain",{time:o.getAttribute("aria-label"),plain:M(r)});return o.setAttribute("aria-label",l),o.firstElementChild?.append(a("div",{class:"sv-bar sv-bar\
-plain"},a("span",{"data-part":"plain",style:`--t:${r}`}))),this.spans[t]=Math.max(this.spans[t],r),!0}showTime({target:t}){let e=t instanceof Element?t.closest(
".sv-time"):null,s=e?.parentElement;if(!e||!s)return;let i=Number(s.dataset.round)+1;v(this.detail,this.say("rounds.detail_of",{round:i,time:e.getAttribute("ari\
a-label")})),this.detail.classList.remove("sv-hint")}show(t){let[e,s]=[Math.min(this.shown,t),Math.max(this.shown,t)];for(let i=e;i<s;i+=1)this.rows[i].classList.
toggle("sv-ahead",i>=t);this.shown=t,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,t))||1))}showNow(t){let{now:e,shown:s}=this;
if(e!==null&&(!t||e!==s)&&(this.rows[e].classList.toggle("sv-ahead",e>=s),this.rows[e].classList.remove("sv-row-now"),this.run.rows[e].slots.forEach((r,o)=>this.
dress(e,o,null)),this.now=null),!t)return;this.now=s;let i=this.rows[s];i.classList.remove("sv-ahead"),i.classList.add("sv-row-now"),i.classList.toggle("sv-veri\
fied",t.verified),t.looks.forEach((r,o)=>this.dress(s,o,r))}dress(t,e,s){let i=this.find({round:t,index:e});if(!i)return;let{kind:r}=this.run.rows[t].slots[e],o=s===
"absent",l=e<this.run.rounds[t].drafts.length&&(this.run.rounds[t].positions||[])[e],c=s==="guessed"||s==="lit"&&this.concealed,d=l&&!c?l.overlap:null;x(i,"data\
-kind",s||r),i.firstElementChild&&x(i.firstElementChild,"data-kind",s||r),x(i,"aria-hidden",o?"true":null),i.style.setProperty("--overlap",String(d||0)),o||x(i,
"aria-label",this.label(t,e,d,s||r))}find(t){return(t&&this.rows[t.round]?.querySelector(`[data-at="${t.round}.${t.index}"]`))??null}cells(){let t=this.rows.slice(
0,this.shown+(this.now==null?0:1)),e=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(s).visibility==="visible";return t.map((s,i)=>[...s.querySelectorAll("[\
role=gridcell]")].filter(r=>i<this.shown||e(r)))}followHead(){this.height=this.height||this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:t}=this.scroller,
e=(this.shown+(this.now==null?0:1))*xe;e>t+this.height?this.scroller.scrollTop=e-this.height:e-2*xe<t&&(this.scroller.scrollTop=Math.max(0,e-2*xe))}relayout(){this.
height=null}};var qi=20,kr=5,we=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(t){this.say=t,this.root=a("span",{class:"sv-tree-text","aria-hidden":"true"},
t("tree.text")),this.grid=a("div",{class:"sv-tree-grid",role:"grid","aria-label":t("tree.label")}),this.mask=a("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=a("p",{class:"sv-tree-note"}),this.node=a("div",{class:"sv-tree",hidden:!0},a("div",{class:"sv-tree-scroll"},this.grid),a("div",{class:"sv-mask-side"},a("p",
{class:"sv-mask-name"},S("tree_mask",t("tree.mask"))),this.mask,this.note))}build(t,e){Object.assign(this,{run:t,number:e});let s=t.rounds[e],{drafts:i,final:r}=s,
{slots:o}=t.rows[e],l=B(i),c=i.map((h,u)=>H(i,u));r&&(l.push(ht(i).length),c.push(ht(i).at(-1)??-1));let{rows:d,count:p}=ui(c);this.leaves=o.map((h,u)=>this.leaf(
h,u,{column:l[u]+2,row:d[u],above:d[c[u]]??0})),this.levels=Array.from({length:Math.max(0,...l)+1},(h,u)=>this.leaves.flatMap(({node:f},m)=>l[m]===u?[f]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(p,this.levels.length)>kr),this.grid.style.setProperty("--rows",String(p)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:h})=>h),...this.levels.map(h=>a("div",{role:"row",class:"sv-tree-level"},...h))),this.masked=i.map((h,u)=>this.maskRow(u,qt(i,u))),this.mask.style.
setProperty("--nodes",String(i.length)),this.mask.classList.toggle("sv-mask-fine",i.length>20),this.mask.replaceChildren(...this.masked)}leaf(t,e,{column:s,row:i,
above:r}){let o=a("span",{class:"sv-mark","aria-hidden":"true"}),l=lt(a("span",{class:"sv-tree-token",translate:"no"}),t,!0),c=a("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${e}`,style:`grid-column:${s};grid-row:${i+1}`},o,l),d=a("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${s};grid-row:${r+1}/${i+2}`});return d.classList.toggle("sv-tree-bend",i>r),{node:c,mark:o,link:d}}maskRow(t,e){let s=[0,...e.map(i=>i+1)];return a(
"div",{class:"sv-mask-row","data-at":`${this.number}.${t}`},...s.map(i=>a("span",{class:"sv-mask-cell","data-column":i,style:`--column:${i}`})))}show(t,e,s,i){(t!==
this.run||e!==this.number||this.leaves.length!==t.rows[e].slots.length)&&this.build(t,e);let{drafts:r}=t.rounds[e];this.leaves.forEach(({node:l,mark:c,link:d},p)=>{
let h=s[p]??"absent";[l,c,d].forEach(u=>x(u,"data-kind",h)),x(l,"aria-hidden",h==="absent"?"true":null),x(l,"aria-label",h==="absent"?null:this.label(t,e,p,h)),
this.masked[p]&&x(this.masked[p],"data-kind",h)});let o=ht(r).length;v(this.note,i?this.say("tree.sum",{verified:r.length,accepted:o,wasted:r.length-o}):this.say(
"tree.sees"))}label(t,e,s,i){let{say:r}=this,o=gt(t,e,s,r,i),{drafts:l}=t.rounds[e];if(s>=l.length)return o;let c=qt(l,H(l,s)).map(d=>Y(t.rows[e].slots[d],r));return r(
c.length?"tree.aria":"tree.aria_first",{label:o,level:c.length+1,line:c.join(" ")})}light(t){let{run:e,number:s}=this,i=e?.rounds[s]?.drafts??[],r=t&&t.round===
s&&t.index<i.length?t.index:-1,o=qt(i,r);this.leaves.forEach(({node:l,link:c},d)=>[l,c].forEach(p=>p.toggleAttribute("data-line",o.includes(d)))),this.root.toggleAttribute(
"data-line",r>=0),this.masked.forEach((l,c)=>l.toggleAttribute("data-line",c===r))}find(t){return t&&t.round===this.number&&this.leaves[t.index]?.node||null}reveal(t){
let e=this.grid.parentElement,s=this.leaves[t]?.node;if(!e||!s)return;let i=(c,d,p,h)=>Math.min(0,c-qi-p)||Math.max(0,d+qi-h),[r,o,l]=[s,this.node,e].map(c=>c.getBoundingClientRect());
this.node.scrollTop+=i(r.top,r.bottom,o.top,o.bottom),e.scrollLeft+=i(r.left,r.right,l.left,l.right)}rows(){return this.levels.map(t=>t.filter(e=>e.dataset.kind!==
"absent")).filter(t=>t.length)}};var yr=7,zr=12;function Li(n,t){n.style.setProperty("--sv-characters",String(t?.length||1))}var ke=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(t){
this.say=t,this.tree=new we(t),this.row=a("div",{class:"sv-slots",role:"row"}),this.guesses=S("draft",t("round.guesses")),this.tests=a("li",{hidden:!0},S("accep\
t_test",t("round.tests"))),this.node=a("section",{class:"sv-round","aria-label":t("round.label")},a("ul",{class:"sv-slot-names"},a("li",{},this.guesses),a("li",
{},S("verification",t("round.pass"))),this.tests),a("div",{class:"sv-slots-grid",role:"grid","aria-label":t("round.label")},this.row),this.tree.node)}show(t,e){
let{moment:s}=t,i=Q(t),r=Math.max(0,ft(t)),o=r in e.rounds&&j(e.rounds[r]);this.node.classList.toggle("sv-round-tree",o),this.tree.node.hidden=!o;let l=e===this.
run&&r===this.number&&(o||this.cells.length>0);o?Object.assign(this,{run:e,number:r,cells:[]}):(!l||this.isUnmeasured||this.row.childElementCount!==this.wide(e,
r)+1)&&this.build(e,r);let c=e.rows[r]?.slots??[],d=i?.looks??c.map(({kind:h})=>s.round?h:"absent");this.node.classList.toggle("sv-round-now",!!i),this.node.classList.
toggle("sv-verified",i?i.verified:s.round>0),o&&this.tree.show(e,r,d,!i&&s.round>0),o&&(s!==this.moment||!l)&&(i?i.phase.name!=="verify"&&i.phase.name!=="discar\
d":s.round)&&this.tree.reveal(It(t).at?.index??c.length-1),this.moment=s,this.node.classList.toggle("sv-round-fallen",!!i?.fallen),this.node.dataset.phase=i?.phase.
name??"";let p=!i&&t.entered==="step"?c.length-1:-1;this.cells.forEach(({node:h},u)=>{this.dress(u,d[u]??"absent",Ut(t)),h.toggleAttribute("data-now",i?.phase.index===
u),h.toggleAttribute("data-entered",p===u)}),this.tests.hidden=!this.cells.some(({figures:h})=>h.textContent)}wide(t,e){let s=t.rounds[e]?.drafts.length??0;return y(
t.trace)?s:Math.max(s,Math.min(t.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(t,e){
let s=this.cells.findIndex(({node:p})=>p===document.activeElement);t!==this.run&&this.relayout(),Object.assign(this,{run:t,number:e});let i=t.rows[e]?.slots??[],
r=t.rounds[e]?.drafts.length??-1;this.cells=Array.from({length:r+1},(p,h)=>this.cell(t,i[h],h));let o=y(t.trace)?r:t.width;this.node.classList.toggle("sv-round-\
tight",o>=yr),this.node.classList.toggle("sv-round-tighter",o>=zr);let{models:l,settings:{drafter:c}}=t.trace,d=t.rounds[e]?.drafts[0]?.source??c;this.guesses.dataset.
term=d==="model"?"draft":"drafter",v(this.guesses,c==="model"?this.say("round.guesses"):W(this.say,d,l.pair)),this.place(this.wide(t,e)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(t,e))),s>=0&&(this.cells[s]??this.cells.at(-1))?.node.focus()}place(t){
let e=this.cells.length-1,s=Array.from({length:t+1},(i,r)=>{let o=r===t?e:r<e?r:-1;return this.cells[o]?.node??a("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",t===0),this.row.replaceChildren(...s)}cell(t,e,s){let{drafts:i,positions:r=[]}=t.rounds[this.number],
o=i[s],l=a("span",{class:"sv-gauge-draw"}),c=a("span",{class:"sv-gauge",hidden:!0},a("span",{class:"sv-gauge-keep"}),l),d=a("span",{class:"sv-slot-says",hidden:!0}),
p=a("span",{class:"sv-mark","aria-hidden":"true"}),h=a("span",{class:"sv-slot-kind"}),u=a("span",{class:"sv-slot-figures"}),f=N(o);if(t.trace.settings.temperature===
0&&o){let A=r[s]?.candidates.find(([,z])=>z===1);v(d,A?L(t.alone(A[0])):""),Li(d,d.textContent)}else f!==null&&(c.style.setProperty("--keep",String(f)),l.style.
setProperty("--draw",String(o.draw??0)));let g=a("span",{class:"sv-slot-text"});return Li(g,e?.text),e&&lt(g,e,!0),{node:a("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${s}`,style:`--i:${s}`},a("span",{class:"sv-slot-token",translate:"no"},g),a("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},c,d),a("span",{class:"sv-slot-verdict","aria-hidden":"true"},p,h),u),gauge:c,needle:l,says:d,mark:p,kind:h,figures:u}}dress(t,e,s){let{run:i,number:r,say:o}=this,
l=this.cells[t];if(!i||!l)return;let c=i.rounds[r].drafts[t],d=e==="accepted"||e==="rejected",p=!!c&&(d||e==="untested"||e==="lit"&&!s),h=N(c),u=i.trace.settings.
temperature===0;x(l.node,"data-kind",e),x(l.mark,"data-kind",e),x(l.node,"aria-hidden",e==="absent"?"true":null),x(l.node,"aria-label",e==="absent"?null:gt(i,r,
t,o,e)),l.gauge.hidden=u||!p||h===null,l.says.hidden=!u||!p;let f=d&&!u&&!pt(c,w(i.trace))?c.draw:null;l.needle.hidden=f==null,v(l.kind,e==="absent"||e==="guess\
ed"||e==="lit"?"":o(`kind.${ut(e,i.trace)}`)),v(l.figures,f!=null&&h!==null?this.test(c,f,h):"")}test(t,e,s){let i=this.run?.rounds[this.number].drafts??[];if(t.
verdict==="accepted"&&e>=s)return this.say("rules.kept_by",{n:Et(i)+1});let[r,o]=U(e,s);return this.say(e<s?"round.below":"round.above",{draw:r,threshold:o})}find(t){
return this.tree.node.hidden?t&&t.round===this.number&&this.cells[t.index]?.node||null:this.tree.find(t)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:t})=>t.dataset.kind==="absent"?[]:[t])]:this.tree.rows()}};var Ri=2,Ci=16,Er=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Ni=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Sr(){return[...document.styleSheets].flatMap(t=>[...t.cssRules]).map(({cssText:t})=>t).filter(t=>/sv-|specviz/.test(t)).join(`
`)}function Or(){try{return[...document.styleSheets].every(({cssRules:n})=>n)}catch{return!1}}function Tr(n){let t=n.cloneNode(!0),e=n.querySelectorAll("canvas");
return t.querySelectorAll("canvas").forEach((s,i)=>{let{width:r,height:o}=e[i].getBoundingClientRect(),l=`display: block; width: ${r}px; height: ${o}px`;s.replaceWith(
a("img",{src:e[i].toDataURL(),alt:"",style:l}))}),t.querySelectorAll(Er).forEach(s=>s.remove()),t}function Mr(n){let t=n.closest(".specviz"),{width:e}=n.getBoundingClientRect(),
s=a("div",{style:`width: ${e+2*Ci}px; padding: ${Ci}px`},Tr(n)),i=a("div",{class:t.className},s),{style:r}=i;r.cssText=`position: absolute; visibility: hidden; \
width: ${t.clientWidth}px; background: var(--sv-page)`;let{colorScheme:o,fontSize:l,lineHeight:c}=getComputedStyle(t);Object.assign(r,{colorScheme:o,fontSize:l,
lineHeight:c,fontFamily:yt}),t.append(i);let d=s.getBoundingClientRect(),p=getComputedStyle(i).backgroundColor;return i.remove(),Object.assign(r,{position:"stat\
ic",visibility:"visible"}),{outer:i,page:p,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function jr(n){let{outer:t,page:e,width:s,height:i}=Mr(n),
r=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Ni,""),o=new XMLSerializer().serializeToString(t).replace(Ni,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${i}"><style>${r(Sr())}</style><foreignObject width="100%" height="100%">${o}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let d=a("canvas",{width:s*Ri,height:i*Ri}),p=d.getContext("2d");return p.
fillStyle=e,p.fillRect(0,0,d.width,d.height),p.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function ye(n,t,e){return Or()?a("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>a("a",{href:await jr(t),download:`specviz-${e}.png`}).click()}},n("snapshot")):null}var $r={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function ze(n,t){let{key:e}=t,s=n.findIndex(o=>o===document.activeElement),i=$r[e],r=e==="Home"?0:e===
"End"?n.length-1:i?(s+i+n.length)%n.length:-1;return s<0||r<0||t.ctrlKey||t.altKey||t.metaKey?-1:(t.preventDefault(),n.forEach((o,l)=>{o.tabIndex=l===r?0:-1}),n[r].
focus(),r)}var Ar=["race","same","time","guesses"],Kt=0,Ee=class{constructor({say:t,set:e,views:s}){Kt+=1,this.names=Object.keys(s),this.set=e,this.tabs=this.names.map(i=>a(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${Kt}-${i}`,"aria-controls":`sv-view-${Kt}-${i}`,"data-view":i,on:{click:()=>e({view:i})}},t(`\
views.${i}`))),this.panels=this.names.map(i=>a("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${Kt}-${i}`,"aria-labelledby":`sv-tab-${Kt}-${i}`,"data-view":i},
...Ar.includes(i)?s[i].flatMap(r=>[r,ye(t,r,i)].filter(o=>o!==null)):s[i])),this.list=a("div",{class:"sv-view-tabs",role:"tablist","aria-label":t("views.label"),
on:{keydown:i=>this.walk(i)}},...this.tabs),this.node=a("div",{class:"sv-views"},this.list,...this.panels)}has(t){return this.names.includes(t)}show({view:t}){this.
names.forEach((e,s)=>{x(this.tabs[s],"aria-selected",String(e===t)),this.tabs[s].tabIndex=e===t?0:-1,this.panels[s].hidden=e!==t})}walk(t){let e=ze(this.tabs,t);
e>=0&&this.set({view:this.names[e]})}};var Yt=1e-9,ct=class{list;constructor(){this.list=[]}add(t,e,s,i=X){this.list.push({at:t,tokens:e,text:s,pending:i})}cut(t){this.list.length=Math.min(this.list.
length,t)}by(t){let e=0,s=this.list.length;for(;e<s;){let i=e+s>>1;this.list[i].at<=t+Yt?e=i+1:s=i}return e}tokensAt(t){let e=this.list[this.by(t)-1];return e?e.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Ii(n,t,e,s){
let{folds:i}=n;for(e.cut(t);e.list.length<t;){let c=e.list.length,d=i.at(c+1),p=n.rows[c].slots.filter(h=>tt(h.kind));e.add(mt(d),d.emitted,p.map(h=>h.text).join(
""))}let{tokens:r,until:o}=i.plain,l=n.over&&t===n.length?r.length:Math.min(r.length,i.at(t).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:d,
pending:p}=st(c?s.list[c-1].pending:X,n.piece(r[c]));s.add(o[c+1],c+1,d,p)}}function Xt(n,t){let e=n/t,s=10**Math.floor(Math.log10(e));return[1,2,5].map(i=>i*s).find(i=>i>=e)??10*s}var Cs=(n,t)=>Array.from({length:Math.floor(n/t+1e-9)+1},
(e,s)=>s*t);var _r=["draft","verify","accept"],Ns=24,Pi=28,Hi=26,qr=[1,4,16],Lr=16e3,Se=class{run=null;rounds;steps;time;constructor({say:t,palette:e,seek:s}){this.say=t,this.
palette=e,this.seek=s,this.zoom=1,this.span=1,this.width=0,this.canvas=a("canvas",{class:"sv-lanes",role:"img","aria-label":t("race.picture"),on:{click:i=>this.
pick(i)}}),this.ahead=a("span",{class:"sv-lanes-ahead"}),this.hand=a("span",{class:"sv-lanes-hand"}),this.scroller=a("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":t("race.picture")},a("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=et(t("race.zoom"),qr.map(i=>[String(
i),i===1?t("race.fit"):`${i}×`]),i=>this.setZoom(Number(i))),this.node=a("div",{},a("div",{class:"sv-lanes-frame"},a("p",{class:"sv-lane-caption"},t("race.plai\
n")),a("p",{class:"sv-lane-caption sv-lane-second"},t("race.speculative")),this.scroller),a("div",{class:"sv-lanes-foot"},Vt(t,t("race.key_plain")),this.zooms.node))}setZoom(t){
this.zoom=t,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(t,{span:e,ours:s,plain:i}){this.run=t,this.
span=e||1,this.rounds=s.list.length,this.steps=i.list.length,this.draw()}set(t){this.time=t;let e=this.x(t);this.hand.style.transform=`translateX(${Math.min(e,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${e.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(e)}keepInSight(t){let{scrollLeft:e,clientWidth:s}=this.
scroller;(t<e||t>e+s-40)&&(this.scroller.scrollLeft=t-s/2)}x(t){return t/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(Lr,Math.floor(this.scroller.clientWidth*this.zoom));let t=Ns*2+Pi+Hi,e=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*e&&(this.canvas.width=this.width*e,this.canvas.height=t*e,x(this.canvas,"style",`width: ${this.width}px; height: ${t}px`));let s=this.canvas.getContext("2\
d");s&&(s.setTransform(e,0,0,e,0,0),s.clearRect(0,0,this.width,t),this.drawAxis(s,t),this.drawPlain(s,this.run),this.drawOwn(s,this.run,Ns+Pi))}drawAxis(t,e){let s=Xt(
this.span,Math.max(2,this.width/110));t.font=`11px ${yt}`,t.textBaseline="alphabetic";for(let i=0;i*s<=this.span;i+=1){let r=Math.round(this.x(i*s))+.5;t.fillStyle=
this.palette.get("line"),t.fillRect(r-.5,0,1,e-Hi+6),t.fillStyle=this.palette.get("quiet");let o=M(Number((i*s).toPrecision(3))).replace(".00","").replace(".0 ",
" "),l=t.measureText(o).width;t.textAlign=r+l/2>this.width?"right":i?"center":"left",t.fillText(o,t.textAlign==="right"?this.width:r,e-6)}}block(t,e,s,i,r){let o=this.
x(i)-this.x(s),l=o>3?Math.round:p=>p,[c,d]=[l(this.x(s)),l(this.x(i))];t.fillRect(c,e,Math.max(d-c-(r&&o>3?1:0),.4),Ns)}drawPlain(t,e){let{until:s}=e.folds.plain;
t.fillStyle=this.palette.get("plain");for(let i=1;i<=this.steps;i+=1)this.block(t,0,s[i-1],s[i],!0)}drawOwn(t,e,s){let i=0;e.rounds.slice(0,this.rounds).forEach(
({times:r})=>_r.forEach(o=>{t.fillStyle=this.palette.get(o),this.block(t,s,i,i+r[o],o==="accept"),i+=r[o]}))}pick(t){let{run:e}=this;if(!e)return;let s=t.offsetX/
this.width*this.span,i=0;for(;i<this.rounds&&mt(e.folds.at(i))<s;)i+=1;this.seek(i)}};var Bi=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Rr=4,Cr=.25,Is=1e3,Nr={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Ir="M4 2.5v11L13 8z",
Pr="M4 3h3v10H4zM9 3h3v10H9z",Fi=()=>window.matchMedia("(prefers-reduced-motion: reduce)").matches,Oe=class{arrivals=new ct;end=-1;constructor(t,e){this.say=t,this.
count=a("span",{class:"sv-quiet"}),this.box=a("div",{class:"sv-reader-text",translate:"no",tabindex:0,role:"region","aria-label":t(`race.${e}`)}),this.node=a("d\
iv",{class:"sv-reader","data-way":e},a("div",{class:"sv-reader-head"},a("h3",{},t(`race.${e}`)),this.count),this.box)}load(t){this.arrivals=t,this.box.replaceChildren()}endAt(t){
t!==this.end&&(this.end=t,[...this.box.children].forEach((e,s)=>e.classList.toggle("sv-ended",this.isEnded(s))))}isEnded(t){return this.end>=0&&t>this.end}show(t,e){
let{box:s,arrivals:i,say:r}=this,o=i.by(t),l=s.childElementCount;for(;s.childElementCount>o;)s.lastChild?.remove();for(let d=s.childElementCount;d<o;d+=1)s.append(
a("span",this.isEnded(d)?{class:"sv-ended"}:{},...R(i.list[d].text)));v(this.count,e?o<i.list.length?r("race.so_far",{n:i.tokensAt(t),of:i.tokens}):r("race.done",
{n:i.tokens,time:M(i.end)}):r("race.unmeasured"));let c=o===i.list.length;o!==l&&(s.querySelectorAll("[data-new]").forEach(d=>d.removeAttribute("data-new")),o&&
!c&&s.lastElementChild?.setAttribute("data-new",""),s.scrollTop=s.scrollHeight)}},Te=class{run=null;shown=null;length=null;frame=null;ours=new ct;plain=new ct;last=0;button;scrubber;clock;speed;constructor({
say:t,palette:e,seek:s,greedy:i}){this.say=t,this.greedy=i,this.time=0,this.free=!1,this.chosen=!1,this.readers={ours:new Oe(t,"speculative"),plain:new Oe(t,"pl\
ain")},this.lanes=new Se({say:t,palette:e,seek:r=>{this.free=!1,s(r)}}),this.sentence=a("p",{class:"sv-note sv-race-sentence"}),this.prefill=a("p",{class:"sv-no\
te"}),this.texts=a("span",{}),this.again=a("button",{type:"button",class:"sv-link",on:{click:()=>i.race()}},t("race.greedy")),this.node=a("section",{class:"sv-s\
ection"},a("div",{class:"sv-section-head"},a("h2",{},t("race.heading")),a("span",{class:"sv-quiet"},t("race.note"))),this.controls(),a("div",{class:"sv-readers"},
this.readers.plain.node,this.readers.ours.node),this.sentence,a("p",{class:"sv-note sv-race-texts"},this.texts," ",this.again),this.lanes.node,this.prefill)}controls(){
let{say:t}=this;return this.button=a("button",{type:"button",class:"sv-button","data-button":"race",on:{click:()=>this.press()}}),this.paintButton(),this.scrubber=
a("input",{type:"range",class:"sv-scrubber",min:0,max:Is,step:1,value:0,"aria-label":t("race.scrubber"),on:{input:()=>this.run&&this.hold(Number(this.scrubber.value)/
Is*this.span),keydown:e=>this.walk(e)}}),this.clock=a("span",{class:"sv-race-clock"}),this.speed=a("select",{on:{change:()=>{this.chosen=!0}}},...Bi.map(([e,s])=>a(
"option",{value:e},e===1?t("race.real"):s))),a("div",{class:"sv-race-controls",role:"group","aria-label":t("race.label")},this.button,this.scrubber,this.clock,a(
"label",{class:"sv-choice"},t("race.speed"),this.speed))}show(t,e,s){t!==this.run&&this.load(t);let i=e!==this.shown&&t.length===this.length;this.shown=e,this.length=
t.length,Ii(t,s,this.ours,this.plain),this.readers.plain.endAt(t.plainEnd),this.lanes.show(t,this),this.chosen||(this.speed.value=String(this.pace())),i&&!this.
playing&&(this.free=!1),this.showPrefill(t),this.showTexts(t,s),this.set(this.free||this.playing?Math.min(this.time,this.span):this.followed())}load(t){this.halt(),
this.run=t,this.free=!1,this.shown=null,this.length=null,this.ours=new ct,this.plain=new ct,this.readers.ours.load(this.ours),this.readers.plain.load(this.plain)}showPrefill({
trace:t}){let{target:e,draft:s}=t.prefill||{},i=t.models.draft?"race.prefill":"race.prefill_alone";v(this.prefill,e||s?this.say(i,{target:M(e),draft:M(s)}):"")}showTexts(t,e){
let{say:s}=this,i=t.trace.settings.temperature>0,r=!i&&t.folds.agreement(e)?.first_difference===null,o=this.measured?i?s($(w(t.trace))?"rules.lossy":"race.draws"):
r?s("race.same"):"":"",{end:l}=this.readers.plain,c=l>=0&&l+1<this.plain.list.length;v(this.texts,T(o,c&&s("race.goes_on",{end:L(t.alone(t.trace.plain.tokens[l]))}))),
this.again.hidden=!i||!this.greedy.offered()}get measured(){return this.run!==null&&this.run.folds.plain.tokens.length>0}get whole(){return this.run!==null&&this.
run.over&&this.ours.list.length===this.run.length}get span(){return Math.max(this.ours.end,this.plain.end)}get known(){return this.whole||!this.measured?this.span:
Math.min(this.ours.end,this.plain.end)}followed(){let{run:t,shown:e}=this;return this.whole&&e===t?.length?this.span:e?this.ours.list[e-1].at:0}pace(){return Bi.
map(([e])=>e).filter(e=>e<=1&&e>=.1).reverse().find(e=>this.span/e>=Rr)||.1}get playing(){return this.frame!==null}press(){if(!this.run)return;let t=this.time>=
this.span-Yt;Fi()?this.hold(t?0:this.beside(1)):this.playing?this.hold(this.time):this.play(t?0:this.time)}play(t){this.free=!0,this.last=performance.now(),this.
frame=requestAnimationFrame(e=>this.tick(e)),this.set(t)}tick(t){let e=Math.min((t-this.last)/1e3,Cr)*Number(this.speed.value);this.last=t;let s=Math.min(this.time+
Math.max(0,e),this.known);this.whole&&s>=this.span||!this.node.checkVisibility()?this.halt():this.frame=requestAnimationFrame(i=>this.tick(i)),this.set(s)}halt(){
this.frame!==null&&cancelAnimationFrame(this.frame),this.frame=null}hold(t){this.halt(),this.free=!0,this.set(t)}beside(t){let s=[this.ours,this.plain].flatMap(
({list:i})=>i.map(({at:r})=>r)).filter(i=>(i-this.time)*t>Yt);return t>0?s.length?Math.min(...s):this.span:s.length?Math.max(...s):0}walk(t){let e=Nr[t.key];!e||
!this.run||(t.preventDefault(),this.hold(this.beside(e)))}set(t){this.time=t;let{say:e}=this;this.readers.ours.show(t,!0),this.readers.plain.show(t,this.measured||
!this.length),this.lanes.set(t);let s=this.span?t/this.span*Is:0;Math.round(s)!==Number(this.scrubber.value)&&(this.scrubber.value=String(Math.round(s))),v(this.
clock,e("race.clock",{time:M(t),of:M(this.span)}));let i=this.tell();x(this.scrubber,"aria-valuetext",i),this.playing||v(this.sentence,i),this.paintButton()}tell(){
let{say:t,time:e,ours:s,plain:i}=this;if(!this.measured)return t("race.alone",{time:M(e),ours:s.tokensAt(e)});let r={time:M(e),ours:s.tokensAt(e),plain:i.tokensAt(
e)};if(!this.whole||e<this.span-Yt)return t("race.now",r);let o=s.end<=i.end,[l,c]=o?[s,i]:[i,s];return t(o?"race.won":"race.lost",{first:M(l.end),second:M(c.end),
done:l.tokens,other:c.tokensAt(l.end),of:c.tokens})}paintButton(){let t=Fi()?"step":this.playing?"pause":"play";this.button.dataset.does!==t&&(this.button.dataset.
does=t,this.button.replaceChildren(_t(t==="pause"?Pr:Ir),a("span",{},this.say(`race.${t}`))))}};var Jt=["draft","verify","accept"],Ps=["plain","speculative","bursts"];function Hr(n,t){let e=n.folds.cost(t);if(!e||!e.plain)return null;let s=n.folds.at(n.folds.
compared(t)),i=s.emitted/s.rounds,r={draft:e.draft*i,verify:e.verify*i,accept:e.accept*i},o=r.draft+r.verify+r.accept;return{parts:r,round:o,length:i,steps:o/e.
plain,speedup:n.folds.measured(t)}}var Me=class{constructor(t){this.say=t,this.bars={plain:this.bar("plain",["plain"]),speculative:this.bar("speculative",Jt)},this.
chart=a("div",{class:"sv-costs",role:"img"},this.bars.plain.node,this.bars.speculative.node),this.sentence=a("p",{class:"sv-note"}),this.values=Object.fromEntries(
Ps.map(e=>[e,[a("td",{}),a("td",{})]])),this.node=a("section",{class:"sv-section"},a("div",{class:"sv-costs-columns"},a("div",{class:"sv-costs-block"},a("div",{
class:"sv-section-head"},a("h2",{},t("costs.heading"))),this.chart,Vt(t),this.sentence),a("div",{},a("div",{class:"sv-section-head"},a("h2",{},t("waits.heading"))),
a("div",{class:"sv-table sv-waits"},this.table()),a("p",{class:"sv-note"},t("waits.means")))))}bar(t,e){let s=e.map(o=>a("span",{"data-part":o})),i=a("span",{class:"\
sv-cost-value"});return{node:a("div",{class:"sv-cost"},a("span",{},this.say(`race.${t}`)),a("span",{class:"sv-cost-bar"},...s),i),fill:s,value:i}}table(){let{say:t}=this,
e=s=>a("th",{scope:"col"},s);return a("table",{},a("thead",{},a("tr",{},a("td",{}),e(t("waits.p50")),e(t("waits.p95")))),a("tbody",{},...Ps.map(s=>a("tr",{},a("\
th",{scope:"row"},t(`waits.${s}`)),...this.values[s]))))}show(t,e){this.showWaits(t.folds.gaps(e)),this.showCost(t,e)}showWaits(t){Ps.forEach(e=>{let[s,i]=this.
values[e];v(s,M(t[e]&&t[e].p50)),v(i,M(t[e]&&t[e].p95))})}showCost(t,e){let s=t.folds.cost(e),i=Hr(t,e);if(this.chart.hidden=!i,v(this.sentence,this.tell(t,i)),
!i||!s)return;let r=Jt.map(c=>s[c]),o=r.reduce((c,d)=>c+d,0),l=Math.max(s.plain,o);this.fill(this.bars.plain,[s.plain],l),this.fill(this.bars.speculative,r,l),x(
this.chart,"aria-label",this.say("costs.aria",{plain:M(s.plain),total:M(o),...Object.fromEntries(Jt.map(c=>[c,M(s[c])]))}))}fill({fill:t,value:e},s,i){t.forEach(
(r,o)=>r.style.setProperty("--n",String(s[o]/i))),v(e,M(s.reduce((r,o)=>r+o,0)))}tell(t,e){let{say:s}=this;if(!e)return s(t.folds.plain.tokens.length||!t.length?
"costs.early":"headline.not_measured");let i=Jt.reduce((l,c)=>e.parts[l]>=e.parts[c]?l:c),r=s("costs.round",{round:M(e.round),steps:E(e.steps),length:E(e.length),
...Object.fromEntries(Jt.map(l=>[l,M(e.parts[l])]))});if(e.speedup===null)return T(r,s("headline.impossible"));let o=s((e.speedup??0)>=1?"costs.faster":"costs.s\
lower",{steps:E(e.steps),length:E(e.length),speedup:q(e.speedup),blame:s(`part.${i}`)});return T(r,o)}};function Ui([n,t,e,s,i],r){let o=r?[s,i]:[t,e];return{token:n,target:o[0]??null,draft:o[1]??null}}var Di=({target:n,draft:t})=>n==null||t==null?null:Math.min(n,
t),Hs=(n,t)=>n.reduce((e,s)=>{let i=s[t];return e===null||i===null?null:e+i},0);function dt(n,t=!1){return n.candidates.map(e=>Ui(e,t)).map(e=>({...e,both:Di(e)}))}
function Wi(n,t,e){let s=new Set(t.map(h=>h.token)),i=Ui(n.rest,e),r=[{...i,both:Di(i)},...dt(n,e).filter(h=>!s.has(h.token))],[o,l]=[Hs(r,"target"),Hs(r,"draft")],
c=Hs(t,"both"),p=!e&&c!==null&&o!==null&&l!==null&&n.overlap!=null?Math.min(Math.max(0,n.overlap-c),o,l):null;return{token:-1,target:o,draft:l,both:p}}var Gi=(n,t)=>(t.
target??0)-(n.target??0)||(t.draft??0)-(n.draft??0);function Vi(n,t,e=!1,s=8){let i=dt(n),r=new Map(dt(n,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
o=({token:h})=>r.get(h)??0,l=h=>(t.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*o(h),c=i.sort((h,u)=>l(u)-l(h)).slice(0,s-1).sort((h,u)=>Gi(h,u)||
o(u)-o(h)).map(h=>h.token),d=dt(n,e),p=c.flatMap(h=>d.find(u=>u.token===h)??[]);return[...p,Wi(n,p,e)]}function je(n,t=!1){let e=dt(n,t).sort(Gi);return[...e,Wi(
n,e,t)]}function Ki(n,{weight:t,taken:e,mass:s}){let i=dt(n),r=s??1-(n.overlap??1);if(r<=0||i.some(l=>l.both==null))return null;let o=i.map(({token:l,target:c,draft:d})=>({
token:l,share:(t*(c??0)-e(l,d??0))/r})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:o,rest:Math.max(0,1-o.reduce((l,{share:c})=>l+c,0))}}function Yi(n){
let[t,e]=[dt(n),dt(n,!0)];return e.some((s,i)=>s.target!=null&&(s.target!==t[i].target||s.draft!=null&&s.draft!==t[i].draft))}function $e(n,t){let e=X;return t.map(s=>{let i=n.piece(s),r=st(e,i);return e=r.pending,{token:s,text:r.text,piece:i}})}var xt=({text:n,piece:t})=>n||it(t);function Ae(n,t){
let{output:e,plain:s,matched:i}=n.folds,r=Math.min(n.folds.at(t).emitted,s.tokens.length);return{speculative:$e(n,e.slice(0,r)),plain:$e(n,s.tokens.slice(0,Math.
min(r,n.plainEnd+1||r))),compared:r,parts:i<r?i:null}}var Br=["accepted","correction","bonus"];function _e(n){return n.rounds.flatMap(({drafts:t,final:e})=>{let i=t.filter(({verdict:r})=>r==="accepted").map(()=>"ac\
cepted");return e?[...i,t.length?e.kind:"plain"]:i})}var jt=class{constructor(t){this.list=a("div",{class:"sv-pairs",tabindex:0,role:"img",translate:"no"}),this.
node=a("div",{},a("p",{class:"sv-pairs-key sv-note"},t("lossless.pairs"),...Br.map(e=>a("span",{class:"sv-pair-key","data-came":e},t(`lossless.came.${e}`)))),this.
list),this.drawn=""}show({plain:t,speculative:e,parts:s},i,r){x(this.list,"aria-label",`${r} ${L(t.map(({text:l})=>l).join(""))}`);let o=JSON.stringify([t,e,i]);
o!==this.drawn&&(this.drawn=o,this.list.replaceChildren(...t.map((l,c)=>{let d=e[c],p=l.token===d.token;return a("span",{class:"sv-pair","data-same":String(p),"\
data-parts":c===s},a("span",{},...R(xt(l),!0)),a("span",{class:"sv-pair-sign"},p?"=":"≠"),a("span",{"data-came":i[c]},...R(xt(d),!0)))})))}};var qe=260,Zt=52,Bs=14,Xi=22,Ji=42,Fr=.001,Zi=Fr/1.6,Ur=[.001,.01,.1,1],Qi=[10,100,1e3,1e4],tn=n=>n.map(t=>t.map(e=>e.toFixed(1)).join(",")).join(" "),Le=class{constructor(t){
this.say=t,this.node=a("div",{class:"sv-convergence",role:"img"})}show({band:t,checkpoints:e},s,i,r){x(this.node,"aria-label",r);let o=this.node.clientWidth;if(!o)
return;let l=Math.log(i[i.length-1]/i[0]),c=f=>Zt+Math.log(f/i[0])/l*(o-Zt-Bs),d=f=>Xi+Math.log(1/Math.max(f,Zi))/Math.log(1/Zi)*(qe-Xi-Ji),p=e.slice(0,s),h=f=>p.
map(m=>[c(m[0]),d(m[f][2])]),u=f=>t.map((m,g)=>[c(i[g]),d(m[f])]);this.node.replaceChildren(k("svg",{width:o,height:qe,"aria-hidden":"true"},...Ur.flatMap(f=>[k(
"line",{class:"sv-convergence-grid",x1:Zt,x2:o-Bs,y1:d(f),y2:d(f)}),k("text",{x:Zt-6,y:d(f)+4,"text-anchor":"end"},`${f*100}%`)]),...Qi.map((f,m)=>k("text",{x:c(
f),y:qe-Ji+18,"text-anchor":m?m===Qi.length-1?"end":"middle":"start"},f.toLocaleString("en"))),k("text",{class:"sv-convergence-title",x:(Zt+o-Bs)/2,y:qe-6,"text\
-anchor":"middle"},this.say("frequencies.axis")),k("polygon",{class:"sv-convergence-band",points:tn([...u(1),...u(0).reverse()])}),...this.curve("lossy",h(2)),...this.
curve("exact",h(1))))}curve(t,e){if(!e.length)return[];let[s,i]=e[e.length-1],r=t==="exact"?k("circle",{cx:s,cy:i,r:5}):k("rect",{x:s-4.5,y:i-4.5,width:9,height:9}),
o=k("text",{class:"sv-convergence-name",x:s,y:i+(t==="exact"?20:-10),"text-anchor":s>this.node.clientWidth/2?"end":"start"},this.say(`frequencies.${t}`));return[
k("g",{class:"sv-convergence-line","data-rule":t},k("polyline",{points:tn(e)}),r,o)]}},Fs=n=>n<5e-4?"0%":n<.1?`${(n*100).toFixed(1)}%`:b(n);var Us=["exact","lossy"],en=[1,2,3],Dr=3,Wr=.3,Gr=70,sn=48,Vr=5e-4;function Kr({candidates:n,rest:t},e){let s=e===1?2:4;if(t[e]===null||t[e]>Wr||t[s]===null)return 0;
let i=n.map(l=>l[e]??0);return[...n].sort((l,c)=>(c[e]??0)-(l[e]??0)).slice(0,Dr).reduce((l,c)=>l+Math.max(0,(c[s]??0)-(c[e]??0)),0)*(1-i.reduce((l,c)=>l+c*c,0))}
function Yr(n){let t=n.trace.settings.temperature?1:3,[e,s]=[0,0];return n.rounds.forEach(({positions:i},r)=>(i||[]).forEach((o,l)=>{let c=n.folds.at(r).emitted+
l,d=c<n.folds.output.length&&c<n.folds.at(r+1).emitted?Kr(o,t):0;d>s&&([e,s]=[c,d])})),e}function Xr({trace:n,folds:t},e){let s=[...n.prompt,...t.output.slice(0,
e)],i=Object.fromEntries(s.map(r=>[r,n.pieces[r]]));return JSON.stringify({...n,prompt:s,pieces:i,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Jr=0,
Re=class{ask=null;run=null;result=null;timer;refusal="";number=0;takes=0;length=en[0];start=0;seen=0;constructor(t){this.say=t,this.refused=a("p",{class:"sv-not\
e"}),this.status=a("p",{class:"sv-note",role:"status"}),this.progress=a("progress",{max:1,value:0,hidden:!0,"aria-label":t("frequencies.progress")}),this.button=
a("button",{type:"button",class:"sv-button sv-sample",on:{click:()=>this.press()}}),this.lengths=et(t("frequencies.length"),en.map(e=>[String(e),t(e>1?"frequenc\
ies.first":"frequencies.first_one",{n:e})]),e=>{this.length=Number(e)}),this.controls=a("div",{class:"sv-sample-controls"},this.button,this.lengths.node,this.progress,
this.status),this.pairs=new jt(t),this.same=a("p",{class:"sv-same"}),this.greedy=a("div",{class:"sv-proof",hidden:!0},a("h4",{},t("frequencies.greedy")),this.same,
this.pairs.node),this.heading=a("h4",{}),this.where=a("p",{class:"sv-note"}),this.rows=a("tbody",{}),this.curve=new Le(t),this.verdicts=Us.map(e=>a("p",{class:"\
sv-told","data-rule":e})),this.counted=a("div",{class:"sv-proof",hidden:!0},this.heading,this.where,this.key(),this.table(),a("p",{class:"sv-note"},t("frequenci\
es.why")),a("h4",{},t("frequencies.curve")),a("p",{class:"sv-note"},t("frequencies.band")),this.curve.node,a("div",{role:"status"},...this.verdicts)),this.means=
a("p",{class:"sv-note"}),this.lossy=a("p",{class:"sv-note"},t("frequencies.lossy_means")),this.node=a("div",{class:"sv-experiment",hidden:!0},a("h3",{},t("frequ\
encies.heading")),this.means,this.lossy,this.refused,this.controls,this.greedy,this.counted)}key(){let t=e=>a("span",{class:"sv-count-key","data-part":e},this.say(
`frequencies.${e}`));return a("p",{class:"sv-note sv-count-keys"},...["target","guessed","corrected"].map(t))}table(){let{say:t}=this,e=s=>a("th",{scope:"col","\
data-rule":s},t(`frequencies.${s}`));return a("table",{class:"sv-counts"},a("caption",{class:"sv-spoken"},t("frequencies.caption")),a("thead",{},a("tr",{},a("th",
{scope:"col"},t("frequencies.beginning")),...["target",...Us].map(e))),this.rows)}offer(t,e){this.ask=t,v(this.means,this.say("frequencies.means",{n:e.toLocaleString(
"en")})),this.paint()}refuse(){this.ask=null,this.refusal=this.say("frequencies.zero_gpu"),this.paint()}fail(t){this.take({number:this.number,state:"error",message:t})}take(t){
t.number===this.number&&(this.result={...this.result,...t},this.paint(),this.reveal())}reveal(){clearTimeout(this.timer);let t=this.result?.checkpoints?.length??
0;if(this.seen>=t)return;let e=window.matchMedia("(prefers-reduced-motion: reduce)").matches;this.seen=e?t:this.seen+1,this.paint(),this.timer=setTimeout(()=>this.
reveal(),Gr)}show(t){t!==this.run&&(this.running&&this.leave(),this.run=t,this.takes=0,this.forget()),this.paint()}forget(){clearTimeout(this.timer),this.number=
0,this.seen=0,this.result=null}get running(){return this.result?.state==="loading"||this.result?.state==="running"}press(){this.running?this.leave():this.sample()}sample(){
!this.run||!this.ask||(this.forget(),this.number=Jr+=1,this.result={number:this.number,state:"loading",texts:0},this.start=Yr(this.run),this.paint(),this.ask("s\
ample",{number:this.number,tokens:this.length,take:this.takes,trace:Xr(this.run,this.start)}),this.takes+=1)}leave(){this.ask?.("leave",{number:this.number})}paint(){
let{say:t,run:e,result:s,running:i}=this,r=!!(e&&y(e.trace));this.node.hidden=!(e&&e.trace.settings.gamma>0&&(this.ask||this.refusal)),this.controls.hidden=this.
means.hidden=r||!this.ask,this.lossy.hidden=r,this.refused.hidden=!this.controls.hidden,v(this.refused,this.refusal||(r?t("frequencies.trees"):"")),this.lengths.
node.querySelectorAll("button").forEach(o=>{o.disabled=i}),v(this.button,t(i?"frequencies.stop":this.takes?"frequencies.again":"frequencies.sample")),this.progress.
hidden=!i,s?.of&&(this.progress.value=(s.texts??0)/s.of),v(this.status,s?this.tell(s):""),this.greedy.hidden=!s?.greedy,s?.greedy&&this.paintGreedy(new Ot(s.greedy)),
this.counted.hidden=!s?.rows?.length,s?.rows?.length&&this.paintCounts(s)}tell({state:t,message:e,texts:s,of:i}){return t==="loading"||t==="error"?e||this.say(`\
frequencies.state.${t}`):this.say(`frequencies.state.${t}`,{n:(s??0).toLocaleString("en"),of:(i??0).toLocaleString("en")})}paintGreedy(t){let e=Ae(t,t.length),s=e.
parts??e.compared;x(this.same,"data-kind",e.parts==null?"same":"differ"),v(this.same,e.parts==null?this.say("lossless.same",{n:s}):this.say("lossless.differ",{n:s,
position:s+1})),this.pairs.show(e,_e(t),this.same.textContent??"")}paintCounts(t){let{say:e,run:s,seen:i}=this,{rows:r,checkpoints:o,band:l,plan:c,temperature:d,
state:p}=t,h=o[i-1];v(this.heading,e("frequencies.counted",{t:String(d),n:(h?h[0]:0).toLocaleString("en")})),v(this.where,s?this.before(s):"");let u=Math.max(...r.
map(g=>g[1]),...(h?[h[1],h[2]]:[]).flatMap(g=>g[0].map(O=>O/h[0])));this.rows.replaceChildren(...r.flatMap(([g,O],A)=>g==null&&O<Vr&&!(h&&h[1][0][A]+h[2][0][A])?
[]:[a("tr",{style:`--p:${O/u}`},a("th",{scope:"row",class:g==null?"sv-others":null,translate:g==null?null:"no"},...g==null?[e("frequencies.others")]:R(g,!0)),a(
"td",{},nn(O)),...[1,2].map(I=>this.cell(h&&h[I],A,h?h[0]:0,u)))]));let f=p!=="running"&&i===o.length&&i>0,m=Us.map((g,O)=>f?this.verdict(g,h[0],h[O+1][2],l[i-1][1]):
"");this.verdicts.forEach((g,O)=>v(g,m[O])),this.curve.show(t,i,c,T(...m)||e("frequencies.curve"))}before(t){let e=t.promptText+$e(t,t.folds.output.slice(0,this.
start)).map(i=>i.text).join(""),s=e.length>sn?`…${e.slice(-sn)}`:e;return this.say(this.start?"frequencies.hardest":"frequencies.after",{text:s.replace(/\s+/g,
" ")})}cell(t,e,s,i){if(!t)return a("td",{});let[r,o]=[t[0][e]/s,t[1][e]/s];return a("td",{},a("span",{class:"sv-count-bar",style:`--n:${r/i};--g:${o/i}`},a("sp\
an",{class:"sv-count-all"}),a("span",{class:"sv-count-guessed"}),a("span",{class:"sv-count-exact"})),nn(r))}verdict(t,e,s,i){let r=e.toLocaleString("en");return this.
say(`frequencies.${s>i?"beyond":"within"}.${t}`,{n:r,distance:Fs(s),high:Fs(i)})}},nn=n=>`${(n*100).toFixed(1)}%`;var rn=["plain","speculative"],Zr={float16:.0625,bfloat16:.5},Qr=.001;function to(n,t){let e=0;for(;n.folds.at(e+1).emitted<=t;)e+=1;return(n.rounds[e].positions||
[])[t-n.folds.at(e).emitted]||null}function eo(n,t,e,s){let i=to(n,t),r=i?je(i,!0):[],o=[e,s].map(c=>(r.find(d=>d.token===c)||{target:null}).target);if(!o[0])return null;
let l=Zr[n.trace.models.target.dtype]||Qr;return{p:o,gap:o[1]?Math.abs(Math.log(o[0]/o[1])):null,limit:l}}var Ds=class{constructor(t,e){this.same=a("span",{}),this.
mark=a("mark",{class:"sv-parting"}),this.rest=a("span",{class:"sv-parted"}),this.text=a("div",{class:"sv-twin-text",translate:"no"},this.same,this.mark,this.rest),
this.node=a("div",{class:"sv-twin","data-way":e},a("h3",{},t(`race.${e}`)),this.text)}show(t,e){let s=r=>r.map(({text:o})=>o).join(""),i=e??t.length;this.same.replaceChildren(
...R(s(t.slice(0,i)))),this.mark.hidden=e==null,this.mark.replaceChildren(...e==null?[]:R(xt(t[e]),!0)),this.rest.replaceChildren(...R(s(t.slice(i+1))))}},Ce=class{outcome;constructor(t){
this.say=t,this.verdict=a("p",{class:"sv-verdict"}),this.why=a("p",{class:"sv-note"}),this.twins=Object.fromEntries(rn.map(e=>[e,new Ds(t,e)])),this.scroller=a(
"div",{class:"sv-twins",tabindex:0,role:"region","aria-label":t("lossless.texts")},...rn.map(e=>this.twins[e].node)),this.pairs=new jt(t),this.experiment=new Re(
t),this.own=a("div",{class:"sv-own"},this.verdict,this.why,this.pairs.node,this.scroller),this.node=a("section",{class:"sv-section"},a("div",{class:"sv-section-\
head"},a("h2",{},t("lossless.heading"))),this.own,this.experiment.node)}show(t,e){let{plain:s,speculative:i,compared:r,parts:o}=Ae(t,e),l=t.trace.settings.temperature===
0,c=r?o==null?"same":l?"differ":"sampled":"none";this.pairs.node.hidden=!r||!l,this.scroller.hidden=!r||l,x(this.verdict,"data-kind",c),this.twins.plain.show(s,
o),this.twins.speculative.show(i,o),this.scrollTo(`${c} ${o}`),v(this.verdict,this.tell(t,c,r,o??0)),v(this.why,o!==null&&l?this.tellGap(t,o,[i[o],s[o]]):l||c===
"none"?r?this.say("lossless.greedy"):"":this.say($(w(t.trace))?"rules.lossy":"lossless.sampling")),l&&this.pairs.show({plain:s,speculative:i,parts:o},_e(t),this.
verdict.textContent??""),this.experiment.show(t),this.order(l?this.own:this.experiment.node)}order(t){let[e,s]=[this.own,this.experiment.node],i=t===e?s:e;t.nextElementSibling!==
i&&i.before(t)}scrollTo(t){if(t===this.outcome)return;this.outcome=t;let{mark:e}=this.twins.plain;this.scroller.scrollTop=e.hidden?0:Math.max(0,e.offsetTop-this.
scroller.clientHeight/2)}tell(t,e,s,i){let{say:r}=this;return e==="none"?r(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="\
same"?r(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{n:s}):r(`lossless.${e}`,{position:i+1,n:i})}tellGap(t,e,[s,i]){let{say:r}=this,o=eo(
t,e,s.token,i.token);if(!o)return r("lossless.unknown");let l={mine:L(xt(s)),theirs:L(xt(i)),p:nt(o.p[0]),q:nt(o.p[1]),gap:E(o.gap,3),limit:o.limit,dtype:t.trace.
models.target.dtype};return o.gap==null?r("lossless.unlisted",l):T(r("lossless.gap",l),r(o.gap<=o.limit?"lossless.tie":"lossless.fault",l))}};var so=1.96,io=300,bt=10;function Ws(n,t){let e=n/t,s=so**2/t,i=(e+s/2)/(1+s),r=Math.sqrt((e*(1-e)+s/4)*s)/(1+s);return{share:e,low:Math.max(0,i-r),high:Math.min(
1,i+r),tested:t}}function Gs(n){let t=n.some(({drafts:s})=>s.some(({confidence:i})=>i!=null)),e=n.filter(s=>!j(s)).flatMap(({drafts:s,positions:i=[]})=>s.flatMap(
({token:r,verdict:o,confidence:l},c)=>{let d=t?l:i[c]?.candidates.find(([p])=>p===r)?.[4];return o==="untested"||d==null?[]:[{chance:d,accepted:o==="accepted"}]}));
return{headed:t,tests:e}}function on(n,t){let e=w({settings:n});return e==="token"||e==="match"&&!t||n.temperature===0}function an(n){let t=n.length<io?5:10;return Array.
from({length:t},(e,s)=>{let i=n.filter(({chance:o})=>Math.min(t-1,Math.floor(o*t))===s),r=i.reduce((o,{chance:l})=>o+l,0)/i.length;return{from:s/t,to:(s+1)/t,mean:r,
...Ws(i.filter(({accepted:o})=>o).length,i.length)}}).filter(({tested:e})=>e)}var Ne=196,Ie=40,ln=10,cn=10,Vs=40,no=[0,.5,1],Qt=class{constructor(t,e,s,i){this.chart=a("div",{class:"sv-dots",role:"img"}),this.sentence=a("p",{class:"sv-not\
e"}),this.table=Tt(t,e,i),this.node=a("figure",{class:"sv-figure-block"},a("h3",{},S(s,e)),this.chart,this.sentence,this.table.node)}show(t,{title:e,ticks:s},i,r,o=!1){
x(this.chart,"aria-label",i),v(this.sentence,i),this.table.show(r);let l=this.chart.clientWidth;if(!l)return;let c=h=>Ie+h*(l-Ie-ln),d=h=>cn+(1-h)*(Ne-cn-Vs),p=t.
filter(({tested:h})=>h>=bt);this.chart.replaceChildren(k("svg",{width:l,height:Ne,"aria-hidden":"true"},...no.flatMap(h=>[k("line",{class:"sv-dots-grid",x1:Ie,x2:l-
ln,y1:d(h),y2:d(h)}),k("text",{x:Ie-6,y:d(h)+4,"text-anchor":"end"},`${h*100}%`)]),o?k("line",{class:"sv-dots-equal",x1:c(0),x2:c(1),y1:d(0),y2:d(1)}):k("polyli\
ne",{class:"sv-dots-line",points:p.map(h=>`${c(h.x)},${d(h.share)}`).join(" ")}),...s.map(({at:h,label:u})=>k("text",{x:c(h),y:Ne-Vs+15,"text-anchor":h<1?"middl\
e":"end"},u)),...t.flatMap(h=>[k("line",{class:"sv-dots-whisker",x1:c(h.x),x2:c(h.x),y1:d(h.low),y2:d(h.high)}),k("circle",{class:h.tested<bt?"sv-dots-few":"sv-\
dots-point",cx:c(h.x),cy:d(h.share),r:5}),k("text",{class:"sv-dots-count",x:c(h.at),y:Ne-Vs+28,"text-anchor":"middle"},`${h.tested}`)]))),this.chart.append(a("p",
{class:"sv-dots-axis","aria-hidden":"true"},e))}};var te=["accepted","rejected","untested"],ro=[0,.2,.4,.6,.8,1].map(n=>({at:n,label:b(n)})),dn=(n,t)=>[n,t];function oo(n){let t=Array.from({length:Math.max(0,...n.
map(s=>s.drafts.length))},()=>({accepted:0,rejected:0,untested:0}));n.forEach(({drafts:s})=>{j({drafts:s})?ao(s).forEach((i,r)=>{t[r][i]+=1}):s.forEach((i,r)=>{
t[r][i.verdict]+=1})});let e=t.findLastIndex(s=>te.some(i=>s[i]));return t.slice(0,e+1)}function ao(n){let t=B(n);return Array.from({length:Math.max(...t)+1},(e,s)=>{
let i=n.filter((r,o)=>t[o]===s).map(({verdict:r})=>r);return i.includes("accepted")?"accepted":i.includes("rejected")?"rejected":"untested"})}function lo(n){let t=n.
map(i=>i.drafts.filter(r=>r.verdict==="accepted").length),e=n.map(({drafts:i})=>j({drafts:i})?Math.max(...B(i))+1:i.length),s=Array(Math.max(0,...e)+1).fill(0);
return t.forEach(i=>{s[i]+=1}),s}var Pe=class{constructor(t,e,s,i){this.chart=a("div",{class:"sv-columns",role:"img"}),this.sentence=a("p",{class:"sv-note"}),this.
table=Tt(t,e,i),this.node=a("figure",{class:"sv-figure-block"},a("h3",{},S(s,e)),this.chart,this.sentence,this.table.node)}show(t,e,s){let i=t.map(({label:r,value:o,
parts:l})=>a("div",{class:"sv-column"},a("span",{class:"sv-column-value"},o),a("span",{class:"sv-column-bar"},...l.map(([c,d])=>a("span",{"data-kind":c,style:`-\
-n:${d}`}))),a("span",{class:"sv-column-label"},r)));this.chart.replaceChildren(...i),this.chart.classList.toggle("sv-many-columns",t.length>9),x(this.chart,"ar\
ia-label",e),v(this.sentence,e),this.table.show(s)}},He=class{constructor(t){this.say=t,this.slots=new Pe(t,t("slots.heading"),"acceptance_by_position",[t("slot\
s.slot"),...te.map(s=>t(`kind.${s}`)),t("slots.of_rounds"),t("slots.of_judged")]),this.given=new Qt(t,t("given.heading"),"acceptance_by_position",[t("slots.slot"),
t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.calibration=new Qt(t,t("calibration.heading"),"calibration",[t("calibration.predicted"),t("cal\
ibration.mean"),t("slots.of_judged"),t("given.interval"),t("given.tested")]),this.lengths=new Pe(t,t("lengths.heading"),"mean_acceptance_length",[t("lengths.len\
gth"),t("lengths.rounds")]);let e=s=>a("li",{},a("span",{class:"sv-swatch","data-kind":s}),t(`kind.${s}`));this.slots.chart.after(a("ul",{class:"sv-legend"},...te.
map(e))),this.all=a("div",{},a("div",{class:"sv-section-head"},a("h2",{},t("breakdown.heading"))),a("div",{class:"sv-breakdown-charts"},this.slots.node,this.given.
node,this.lengths.node,this.calibration.node)),this.node=a("section",{class:"sv-section"},this.all)}show(t,e){let s=t.rounds.slice(0,e);this.all.hidden=!t.width;
let i=oo(s);this.showCalibration(t,s),this.showSlots(i,e),this.showGiven(i),this.showLengths(lo(s),e)}showSlots(t,e){let{say:s}=this,i=({accepted:h,rejected:u})=>h/
(h+u),r=t.map((h,u)=>({label:String(u+1),value:b(h.accepted/e),parts:te.map(f=>dn(f,h[f]/e))})),o=t.filter(({accepted:h,rejected:u})=>h+u>0).length,[l,c]=[t[0],
t[o-1]],d=t.length===1?"aria_one":o===1?"aria_first":"aria",p=l?s(`slots.${d}`,{first:b(l.accepted/e),last:b(c.accepted/e),n:o}):s("slots.none");this.slots.show(
r,p,t.map((h,u)=>[u+1,...te.map(f=>h[f]),b(h.accepted/e),b(i(h))]))}showGiven(t){let{say:e}=this,s=t.flatMap(({accepted:p,rejected:h},u)=>{let f=(u+.5)/t.length;
return p+h?[{...Ws(p,p+h),x:f,at:f,label:String(u+1)}]:[]}),i=s.filter(({tested:p})=>p>=bt),[r,o]=[i[0],i[i.length-1]],l=i.length<2?"few":o.low>r.high?"rises":o.
high<r.low?"falls":"open",c=i.length>1&&e("given.ends",{first:r.label,last:o.label,first_share:b(r.share),last_share:b(o.share)}),d=s.length?T(c,e(`given.${l}`),
this.tellFew(s)):e("slots.none");this.given.show(s,{title:e("given.axis"),ticks:s},d,s.map(p=>[p.label,...this.cells(p)]))}showCalibration(t,e){let{say:s}=this,
i=Gs(t.rounds);if(this.calibration.node.hidden=!i.tests.length,this.calibration.node.hidden)return;let r=on(t.trace.settings,i.headed);if(this.calibration.chart.
hidden=this.calibration.table.node.hidden=!r,!r){v(this.calibration.sentence,s("calibration.other_rule",{rule:s(`rules.name.${w(t.trace)}`)}));return}let{headed:o,
tests:l}=Gs(e),c=an(l),d=o?"head":"own",p=({from:g,to:O})=>s("calibration.between",{from:b(g),to:b(O)}),h=c.map(g=>({...g,x:g.mean,at:(g.from+g.to)/2})),u=l.reduce(
(g,{chance:O})=>g+O,0)/l.length,f=l.filter(g=>g.accepted).length,m=h.length?T(s(`calibration.${d}`),s("calibration.sum",{mean:b(u),share:b(f/l.length),tested:l.
length}),s("calibration.equal"),this.tellFew(h)):s("slots.none");this.calibration.show(h,{title:s(`calibration.axis.${d}`),ticks:ro},m,h.map(g=>[p(g),b(g.mean),
...this.cells(g)]),!0)}cells({share:t,low:e,high:s,tested:i}){return[b(t),this.say("calibration.between",{from:b(e),to:b(s)}),i]}tellFew(t){return t.some(({tested:e})=>e<
bt)&&this.say("given.hollow",{few:bt})}showLengths(t,e){let s=Math.max(1,...t),i=t.reduce((h,u,f)=>h+u*f,0)/e,r=Math.max(...t),o=t.flatMap((h,u)=>h===r?[u]:[]),
l=t.map((h,u)=>({label:String(u),value:String(h),parts:[dn("accepted",h/s)]})),c=o.length>1?"lengths.tied":"lengths.aria",d={mean:E(i),commonest:o.join(this.say(
"comma")),count:r,rounds:e},p=this.say(e?c:"slots.none",d);this.lengths.show(l,p,t.map((h,u)=>[u,h]))}};var $t=220,wt=44,ee=12,hn=8,Be=40,co=1.25,ho=1.1,po=90,pn=10,Fe=class{spots=[];rule=k("line",{y1:hn,y2:$t-Be});dot=k("circle",{r:4});mark=k("g",{class:"sv-speed\
up-mark",visibility:"hidden"},this.rule,this.dot);constructor(t){this.say=t,this.chart=a("div",{class:"sv-speedup-chart",role:"img"}),this.readout=a("p",{class:"\
sv-speedup-readout",hidden:!0}),this.sentence=a("p",{class:"sv-note"}),this.table=Tt(t,t("chart.heading"),[t("chart.x"),t("chart.y")]),this.chart.addEventListener(
"pointermove",e=>this.read(e)),this.chart.addEventListener("pointerleave",()=>this.unread()),this.node=a("section",{class:"sv-section"},a("div",{class:"sv-secti\
on-head"},a("h2",{},S("speedup",t("chart.heading")))),this.chart,this.sentence,this.table.node)}points(t,e){let{folds:s}=t,i=[];for(let r=1;r<=s.compared(e);r+=
1)i.push([s.at(r).emitted,s.speedup(r)??0]);return i}show(t,e,s){let i=this.points(t,e),r=i.length>1,o=this.describe(t,i);v(this.sentence,o),x(this.chart,"aria-\
label",o),this.chart.hidden=this.table.node.hidden=!r,this.table.show(i.map(([l,c])=>[l,q(c)])),r&&this.draw(i,t.folds.at(s).emitted)}describe(t,e){if(e.length<
2){let l=t.folds.plain.tokens.length>0;return this.say(l||!t.length?"chart.waiting":"headline.not_measured")}if(t.over&&t.folds.impossible(e.length))return this.
say("headline.impossible");let[s,i]=e[e.length-1],r=e.slice(pn-1).map(([,l])=>l),o={least:pn,low:q(Math.min(...r)),high:q(Math.max(...r))};return T(this.say("ch\
art.last",{tokens:s,speedup:q(i)}),r.length>1&&this.say("chart.range",o))}draw(t,e){let s=this.chart.clientWidth;if(!s)return;let i=Math.max(co,...t.map(([,c])=>c))*
ho,r=c=>wt+c/e*(s-wt-ee),o=c=>$t-Be-c/i*($t-Be-hn);this.spots=t.map(([c,d])=>({count:c,ratio:d,x:r(c),y:o(d)}));let l=this.spots[this.spots.length-1];this.chart.
replaceChildren(k("svg",{width:s,height:$t,"aria-hidden":"true"},...this.scale(i,o,s),...this.tokens(e,r,s),...this.reference(o(1),l,s),k("polyline",{class:"sv-\
speedup-line",points:this.spots.map(c=>`${c.x.toFixed(1)},${c.y.toFixed(1)}`).join(" ")}),k("circle",{class:"sv-speedup-last",cx:l.x,cy:l.y,r:4.5}),this.mark),this.
readout),this.unread()}scale(t,e,s){let i=Xt(t,5),r=i<.1?2:i<1?1:0;return Cs(t,i).flatMap(o=>[k("line",{class:"sv-speedup-grid",x1:wt,x2:s-ee,y1:e(o),y2:e(o)}),
k("text",{x:wt-6,y:e(o)+4,"text-anchor":"end"},`${o.toFixed(r)}×`)])}tokens(t,e,s){let i=Math.max(1,Xt(t,Math.max(2,(s-wt)/po)));return[...Cs(t,i).map(r=>k("te\
xt",{x:e(r),y:$t-Be+16,"text-anchor":"middle"},String(r))),k("text",{class:"sv-speedup-title",x:(wt+s-ee)/2,y:$t-6,"text-anchor":"middle"},this.say("chart.x"))]}reference(t,e,s){
return[k("line",{class:"sv-speedup-plain",x1:wt,x2:s-ee,y1:t,y2:t}),k("text",{x:s-ee,y:e.y<t?t+14:t-6,"text-anchor":"end"},this.say("chart.reference"))]}read({clientX:t}){
if(!this.spots.length)return;let e=t-this.chart.getBoundingClientRect().left,s=this.spots.reduce((i,r)=>Math.abs(i.x-e)<=Math.abs(r.x-e)?i:r);v(this.readout,this.
say("chart.hover",{tokens:s.count,speedup:q(s.ratio)})),this.readout.hidden=!1,this.readout.style.setProperty("--x",`${s.x}px`),this.readout.dataset.side=s.x>this.
chart.clientWidth/2?"left":"right",x(this.rule,"x1",s.x),x(this.rule,"x2",s.x),x(this.dot,"cx",s.x),x(this.dot,"cy",s.y),this.mark.setAttribute("visibility","vi\
sible")}unread(){this.readout.hidden=!0,this.mark.setAttribute("visibility","hidden")}};var uo=250,vo=120;function fo(n){let{top:t,bottom:e}=n.getBoundingClientRect();return e>0&&t<window.innerHeight}var Ue=class{timer;run;shown;known;busy;constructor({
say:t,palette:e,seek:s,greedy:i}){this.breakdown=new He(t),this.race=new Te({say:t,palette:e,seek:s,greedy:i}),this.costs=new Me(t),this.speedup=new Fe(t),this.
lossless=new Ce(t),this.all=[this.race,this.costs,this.lossless,this.speedup,this.breakdown],this.timer=void 0,this.drawnAt=0,this.drawn=""}show(t,{shown:e,known:s,
busy:i,view:r}){let o=`${e} of ${s}, ${t.folds.plain.tokens.length}, ${t.over}, ${i}, ${r}`;t===this.run&&o===this.drawn||(t!==this.run&&this.renew(t),this.shown=
e,this.known=s,this.drawn=o,this.busy=i,!(i&&this.timer)&&(clearTimeout(this.timer),this.timer=setTimeout(()=>this.draw(),i?Math.max(0,uo-(performance.now()-this.
drawnAt)):vo)))}renew(t){this.run=t,this.race.load(t),this.lossless.experiment.show(t)}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.
now();let t=this.busy?fo:s=>s.checkVisibility();this.all.filter(({node:s})=>t(s)).forEach(s=>s.show(this.run,this.shown,this.known))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),this.race.halt()}};var un=["draft","verify","accept"],mo=3,go=n=>n!=null&&n<1&&q(n)!==q(1),De=class{constructor(t){this.say=t,this.values={},this.labels={};let e=(s,i,r)=>{let o=a(
"span",{class:"sv-figure-value"},J);return this.values[s]=o,this.labels[s]=S(r,i),a("div",{class:`sv-figure sv-figure-${s}`},o,a("span",{class:"sv-figure-label"},
this.labels[s]))};this.busy=a("span",{class:"sv-figure-busy",hidden:!0},t("headline.busy")),this.sentence=a("p",{class:"sv-sentence"}),this.node=a("div",{class:"\
sv-headline"},a("div",{class:"sv-figures"},e("speedup",t("headline.speedup"),"speedup"),e("acceptance",t("headline.acceptance"),"acceptance_rate"),e("length",t(
"headline.length"),"mean_acceptance_length"))),this.values.speedup.after(this.busy)}show(t,e){let s=t.folds.summary(e),i=e<mo&&!(t.over&&e===t.length);v(this.values.
speedup,i?J:q(s.speedup)),v(this.values.acceptance,i?J:b(s.acceptance_rate)),v(this.values.length,i?J:E(s.mean_acceptance_length)),v(this.labels.acceptance,this.
say(y(t.trace)?"tree.acceptance":"headline.acceptance")),this.node.dataset.slower=String(!i&&go(s.speedup)),x(this.node,"title",i?this.say("headline.too_early"):
null);let r=this.tellDisturbance(t,e);this.busy.hidden=i||!r,this.node.dataset.busy=String(!this.busy.hidden),x(this.busy,"title",r||null),v(this.sentence,this.
tell(t,e,s,i,r))}tell(t,e,s,i,r){if(!s.rounds)return this.say("headline.nothing");let o=e<t.length&&this.say("headline.until",{round:e,rounds:t.length});return T(
o,this.tellRounds(t,s),this.tellSpeed(t,e,s,i),r)}tellDisturbance(t,e){let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?this.say("hea\
dline.impossible"):this.say("headline.disturbed",{jitter:b(s.jitter)})}tellRounds(t,e){let{say:s}=this,{gamma:i,drafter:r}=t.trace.settings,o=E(e.mean_acceptance_length,
e.drafted?1:0);if(!i)return s("headline.plain_round",{length:o});let l=e.drafted/e.rounds,c=y(t.trace)&&e.drafted?s("tree.guesses",{n:E(l,Number.isInteger(l)?0:
1)}):"",d=e.drafted===e.rounds*i,p=c||s(`headline.guesses.${i===1?"one":d?"many":"most"}`,{n:i});return s("headline.each_round",{drafter:W(s,r,t.trace.models.pair),
guessed:p,length:o})}tellSpeed(t,e,s,i){let{say:r}=this;if(!t.folds.plain.tokens.length)return r("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
if(i||s.speedup==null)return r("headline.too_early");if(q(s.speedup)===q(1))return r("headline.same");if(s.speedup>=1)return r("headline.faster",{share:b(1/s.speedup)});
let o=t.folds.cost(e);if(!o)return r("headline.too_early");let l=d=>o[d]/o.plain,c=un.reduce((d,p)=>o[d]>=o[p]?d:p);return r("headline.slower",{total:E(un.reduce(
(d,p)=>d+l(p),0)),draft:E(l("draft")),verify:E(l("verify")),accept:E(l("accept")),blame:r(`part.${c}`)})}},vn=["emitted","rounds","drafted","accepted","rejected",
"untested"],xo={counts:vn,rates:["acceptance_rate","draft_efficiency","mean_acceptance_length","mean_overlap"],time:["speedup","tokens_per_second","plain_tokens\
_per_second","prefill","agreement"]},bo={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},fn={acceptance_rate:b,draft_efficiency:b,
mean_acceptance_length:E,mean_overlap:E,speedup:q,tokens_per_second:ys,plain_tokens_per_second:ys},wo=Object.keys(fn),ko=["accepted","rejected","untested"],yo=(n,t)=>[
n,t],We=class{constructor(t){this.say=t,this.values={},this.labels={};let e=s=>(this.values[s]=a("span",{class:"sv-ledger-value","data-metric":s},J),this.labels[s]=
S(bo[s]||s,t(`ledger.${s}.label`)),a("p",{class:"sv-ledger-line"},this.labels[s],this.values[s]));this.parts=ko.map(s=>yo(s,a("span",{"data-kind":s}))),this.bar=
a("div",{class:"sv-verdict-bar",role:"img"},...this.parts.map(([,s])=>s)),this.lossy=a("p",{class:"sv-note",hidden:!0},t("rules.lossy")),this.node=a("section",{
class:"sv-section sv-ledger"},a("div",{class:"sv-section-head"},a("h2",{},t("ledger.heading")),a("span",{class:"sv-quiet"},t("ledger.note"))),this.bar,this.lossy,
a("div",{class:"sv-ledger-groups"},...Object.entries(xo).map(([s,i])=>a("div",{class:"sv-ledger-group"},a("h3",{},t(`ledger.groups.${s}`)),...i.map(e)))))}show(t,e){
let s=t.folds.summary(e);v(this.labels.acceptance_rate,this.say(`ledger.acceptance_rate.${y(t.trace)?"tree":"label"}`)),vn.forEach(o=>v(this.values[o],rt(s[o]))),
wo.forEach(o=>v(this.values[o],fn[o](s[o])));let{target:i,draft:r}=t.trace.prefill||{};v(this.values.prefill,i||r?M((i||0)+(r||0)):J),v(this.values.agreement,this.
agreement(t,e)),this.parts.forEach(([o,l])=>l.style.setProperty("--n",String(s[o]))),this.bar.setAttribute("aria-label",this.say("ledger.bar",s)),this.bar.hidden=
!s.drafted,this.lossy.hidden=!this.isBent(t)}isBent({trace:t}){return t.settings.temperature>0&&$(w(t))}agreement(t,e){if(this.isBent(t))return this.say("ledger\
.agreement.lossy");if(t.trace.settings.temperature>0)return this.say("ledger.agreement.sampling");let s=t.folds.agreement(e);return s?s.first_difference===null?
this.say("ledger.agreement.same",{n:s.compared}):this.say("ledger.agreement.differ",{n:s.first_difference+1}):J}};var Ge=44,zo=2,mn=10,Ve=class{run;drawn;constructor({say:t,palette:e,seek:s}){this.say=t,this.palette=e,this.seek=s,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=a("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=a("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":t(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,a("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",i=>this.grab(i)),this.node.addEventListener("pointermove",i=>{this.held&&this.seek(this.momentAt(i))}),["pointerup","pointer\
cancel"].forEach(i=>this.node.addEventListener(i,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:i}])=>{this.width=i.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:t,tint:e},s,i){let{length:r}=s,o=this.run!==s||this.shown!==t.round||this.drawn!==r||this.tint!==e;this.run=s,this.shown=t.
round,this.tint=e,o&&this.draw();let l=t.phase?t.phase/Os(s.rounds[t.round]):0,c=t.round+l;this.node.style.setProperty("--done",String(r?c/r:0)),x(this.node,"ar\
ia-valuemax",r),x(this.node,"aria-valuenow",Number(c.toFixed(2))),x(this.node,"aria-valuetext",i)}grab(t){!this.run||!this.run.length||t.button||(this.held=!0,this.
node.setPointerCapture(t.pointerId),this.seek(this.momentAt(t)))}momentAt(t){let{run:e,width:s}=this;if(!e)return at.moment;let{left:i}=this.node.getBoundingClientRect(),
r=Math.max(0,Math.min(1,(t.clientX-i)/(s||1)))*e.length,o=Math.min(Math.floor(r),e.length-1),l=Os(e.rounds[o]);return s/e.length<zo*l?{round:Math.round(r),phase:0}:
{round:o,phase:Math.round((r-o)*l)}}momentFor(t,{round:e}){let s={PageUp:mn,PageDown:-mn}[t];return s?{round:e+s,phase:0}:null}draw(){let{run:t,width:e,canvas:s,
palette:i}=this,r=window.devicePixelRatio||1,o={width:Math.round(e*r),height:Math.round(Ge*r)};(s.width!==o.width||s.height!==o.height)&&Object.assign(s,o);let l=s.
getContext("2d");if(!l||(l.setTransform(r,0,0,r,0,0),l.clearRect(0,0,e,Ge),!t||!t.length))return;this.drawn=t.length;let c=e/t.length,d=y(t.trace),p=d?t.rounds.
map(({drafts:m})=>Math.max(0,...B(m).map(g=>g+1))):[],h=Ge/((d?Math.max(...p):t.width)+1),[u,f]=[c,h].map(m=>m>4?m-1:m);t.rounds.forEach(({drafts:m},g)=>{let O=g<
this.shown?this.writtenIn(t,g):[],A=d?p[g]+1:g<this.shown?t.rows[g].slots.length:m.length+1;for(let z=0;z<A;z+=1)l.fillStyle=i.get(z<O.length?this.colour(t,g,O[z]):
"line"),l.fillRect(g*c,Ge-(z+1)*h,Math.max(.6,u),Math.max(.6,f))})}writtenIn(t,e){return t.rows[e].slots.map((s,i)=>({...s,index:i})).filter(s=>tt(s.kind))}colour(t,e,{
index:s,kind:i}){if(this.tint==="verdict")return`strip-${i}`;let r=Gt(this.tint,t.at({round:e,index:s}));return r==null?"strip-unknown":`tint-${r}`}disconnect(){
this.sizes.disconnect()}};var Eo=[.5,1,2,4],gn={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},So=["start","back","previous","play",
"next","forward","end","stop"],xn="specviz-letters",bn={read(){try{return localStorage.getItem(xn)!=="off"}catch{return!0}},write(n){try{localStorage.setItem(xn,
n?"on":"off")}catch{}}},Ke=class{buttons={};constructor({say:t,palette:e,keys:s,actions:i}){this.say=t;let r=o=>this.buttons[o]=a("button",{type:"button",class:"\
sv-button","data-button":o,title:t(`transport.${o}`),"aria-label":t(`transport.${o}`),on:{click:i[o]}},_t(gn[o]));this.run=a("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:i.run}},t("transport.run")),this.strip=new Ve({say:t,palette:e,seek:i.seek}),this.count=a("span",{class:"sv-count"}),this.follow=
a("button",{type:"button",class:"sv-link",hidden:!0,on:{click:i.follow}},t("transport.follow")),this.speed=a("select",{"aria-label":t("transport.speed"),on:{change:()=>i.
set({speed:Number(this.speed.value)})}},...Eo.map(o=>a("option",{value:o,selected:o===1},`${o}×`))),this.pace=et(t("transport.pace"),["steps","rounds"].map(o=>[
o,t(`transport.${o}`)]),o=>i.set({pace:o==="steps"?"steps":"rounds"})),this.presenter=a("button",{type:"button",class:"sv-link",title:t("transport.presenter_mea\
ns"),on:{click:i.present}},t("transport.presenter")),this.letters=a("input",{type:"checkbox",checked:bn.read(),on:{change:()=>bn.write(this.letters.checked)}}),
this.help=this.listOf(s),this.node=a("div",{class:"sv-transport",role:"group","aria-label":t("transport.label")},a("div",{class:"sv-buttons"},...So.map(r),this.
run),a("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,a("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(t){
let e=t.flatMap(([r,o])=>[a("dt",{},...r.split(/\s+/).map(l=>a("kbd",{},l))),a("dd",{},o)]),s=a("dt",{},a("kbd",{},"A – Z"),a("kbd",{},", . ?")),i=a("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return a("details",{class:"sv-keys"},a("su\
mmary",{},this.say("transport.keys")),a("div",{class:"sv-keys-panel"},i,a("dl",{},...e,s,a("dd",{},a("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(t=!this.help.open){!t&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=t,t&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(t,e){let{run:s,moment:i,playing:r,mode:o,live:l}=t,c=P(t),d=Z(t),p=i.round===0&&i.phase===0,h=this.
tell(t);v(this.count,h),v(this.presenter,this.say(t.presenting?"transport.leave":"transport.presenter")),s&&this.strip.show(t,s,`${h}. ${e}`);let{buttons:u}=this,
f=Object.values(u).find(g=>g===document.activeElement);u.start.disabled=u.back.disabled=u.previous.disabled=p,u.end.disabled=i.round===(s?s.length:0),u.next.disabled=
u.forward.disabled=!(c>0||d||l&&!s),u.stop.hidden=!d&&t.status!=="loading",this.run.hidden=!(t.presenting&&l&&!d),this.follow.hidden=!(d&&c>0),f&&(f.disabled||f.
hidden)&&u.play.focus();let m=r||d&&o==="running"&&!c;this.showPlay(m?"pause":d&&o==="paused"&&!c?"resume":"play")}tell({run:t,moment:{round:e,phase:s}}){let i=t&&
t.over;if(i&&e===t.length&&e)return this.say("transport.all",{rounds:e});let r=this.say(`transport.${i?"round_of":"round"}`,{round:s?e+1:e,rounds:i&&t.length});
return s?this.say("transport.step",{round:r,phase:s}):r}showPlay(t){let{play:e}=this.buttons;e.dataset.does!==t&&(e.dataset.does=t,e.replaceChildren(_t(gn[t==="\
pause"?"pause":"play"]),a("span",{},this.say(`transport.${t}`))),e.setAttribute("aria-label",this.say(`transport.${t}`)),e.title=this.say(`transport.${t}`))}};var Oo=1100,To=1.6,Mo={draft:450,verify:1200,test:1e3,discard:700,final:1300},Ks=(n,t)=>n.round<t.round||n.round===t.round&&n.phase<t.phase,Ye=class{constructor(t,e){
this.store=t,this.resume=e,this.timer=void 0}get rounds(){return this.store.state.run?.rounds??[]}barred(t){return qs(this.store.state,t)!==null}seek(t){let{round:e,
phase:s}=Ct(this.rounds,t);this.move(this.toward({round:e,phase:0},{round:e,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(t,e){let s=t;for(;Ks(s,e)&&!this.barred(s);)s=Ts(this.rounds,s);return s}move(t,e,s={}){s.playing||clearTimeout(this.timer);let{run:i}=this.
store.state;this.store.set({moment:t,entered:e,playing:!1,whole:!1,rested:null,following:!i||t.round===i.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(t){
this.go(t,{})}back(t){let{moment:e}=this.store.state;t==="step"?this.move(gi(this.rounds,e),"step"):this.seek({round:e.phase?e.round:e.round-1,phase:0})}go(t,e){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(t==="step")this.move(Ts(this.rounds,s),"step",e);else{let i=Ct(this.rounds,
{round:s.round+1}),r=this.toward(s,i);this.move(r,Ks(r,i)?"step":"round",e)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...P(
this.store.state)?{}:{moment:at.moment}}),this.tick())}open(t){this.store.set({opening:!0,until:{round:t+1,phase:0}}),this.tick()}tick(){let{pace:t,speed:e,moment:s,
opening:i}=this.store.state,{name:r}=ot(this.rounds[s.round])[s.phase],o=i||t==="steps";this.go(o?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(o?Mo[r]:Oo)/(i?To:e))}ahead(){let{state:t}=this.store;return this.barred(t.moment)||t.until&&!Ks(t.moment,t.until)?null:
P(t)?()=>this.tick():Z(t)&&(t.predicting||t.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Xe=class{constructor(t){this.views=t.map(e=>({view:e,marked:null,stop:null}))}show(t,e,s){let i=vt(t,t.cursor)?t.cursor:e;this.views.forEach(r=>{let o=r.view.
find(e),l=r.view.find(i)??r.view.entrance?.()??null;r.marked&&r.marked!==o&&(delete r.marked.dataset.seen,r.marked.setAttribute("aria-selected","false")),o&&(o.
dataset.seen=s,o.setAttribute("aria-selected","true")),r.stop&&r.stop!==l&&(r.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(r,{marked:o,stop:l})})}};var At=["draft","verify","test","write"],wn={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},jo={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function $o(n,t){let{gamma:e,drafter:s,confidence:i,max_new_tokens:r}=n.trace.settings,{ending:o}=n.trace,l=t===n.length-1;
return e===0?"off":n.folds.at(t).emitted===r-1?"last":l&&o==="context full"?"full":l&&o==="end of text"?null:s==="dspark"&&i?"unsure":s==="lookup"?"lookup":null}
function Ze(n,t,e,s){let i=$o(t,e);return T(n,i&&s(`unguessed.${i}`))}function Ao(n,t,e){if(!t)return e("summary.start");let{drafts:s,final:i}=n.rounds[t-1],r={
round:t,drafted:s.length,accepted:s.filter(l=>l.verdict==="accepted").length};if(!s.length)return Ze(e("summary.plain",r),n,t-1,e);let o=s.length===1;return i?j(
{drafts:s})?e(i.kind==="bonus"?"tree.bonus":"tree.some",r):i.kind==="correction"?e(o?"summary.one_rejected":"summary.some",r):e(o?"summary.one":"summary.all",r):
e(o?"summary.one_ends":"summary.end",r)}function _o(n,{round:t},{name:e,index:s},i){let r=n.rounds[t],{drafts:o,final:l}=r,c={round:t+1,n:s+1,of:o.length};if(j(
r)&&e!=="final")return qo(n,t,{name:e,index:s},i);if(e==="draft"&&r.together&&o.length>1)return i("phase.at_once",c);if(e==="draft"){let p=n.rows[t].slots[s];return i(
"phase.draft",{...c,token:Y(p,i)})}if(e==="verify"&&!o.length)return Ze(i("phase.verify_none",c),n,t,i);if(e==="verify")return i(o.length===1?"phase.verify_one":
"phase.verify",c);if(e==="test")return Lo(n,r,s,c,i);let d=o.filter(p=>p.verdict==="untested").length;return d&&l&&w(n.trace)==="block"?i("rules.phase.discard",
{...c,untested:d}):i(d?"phase.discard":"phase.discard_last",{...c,untested:d})}function qo(n,t,{name:e,index:s},i){let{drafts:r}=n.rounds[t],o={round:t+1,of:r.length,
token:Y(n.rows[t].slots[s]??n.rows[t].slots[0],i)};if(e==="draft"){let m=B(r),g=m.filter(O=>O===m[s]).length;return i(g===1?"tree.level_one":"tree.level",{...o,
level:m[s]+1,n:g})}if(e!=="test")return i(e==="verify"?"tree.verify":"tree.discard",o);let{verdict:l,draw:c,parent:d}=r[s],p=N(r[s]);if(n.trace.settings.temperature!==
0&&l==="accepted"&&c==null&&w(n.trace)==="block")return i("tree.kept",o);if(n.trace.settings.temperature!==0&&pt(r[s],w(n.trace)))return kn(n,{...o,n:s+1},l,i);
if(n.trace.settings.temperature===0||c==null||p===null)return i(`tree.greedy_${l}`,o);let[h,u]=U(c,p),f=l==="rejected"&&!r.some((m,g)=>g>s&&m.parent===d);return i(
`tree.${l}${f?"_last":""}`,{...o,draw:h,threshold:u})}var kn=(n,t,e,s)=>s(`rules.phase.certain_${e}`,{...t,rule:s(`rules.name.${w(n.trace)}`)});function Lo(n,{drafts:t},e,s,i){
let r=t[e],{verdict:o,draw:l}=r,c=N(r);if(n.trace.settings.temperature===0)return i(`phase.greedy_${o}`,s);if(pt(r,w(n.trace)))return kn(n,s,o,i);if(l==null||c===
null)return i(`phase.untold_${o}`,s);let[d,p]=U(l,c),h={...s,draw:d,threshold:p};if(c===1&&o==="accepted"&&w(n.trace)!=="block")return i("phase.certain",h);if(w(
n.trace)!=="block")return i(`phase.${o}`,h);let u=o==="accepted"?zt(r):"failed",[,f]=U(l,C(r)??1);return i(`rules.phase.${u}`,{...h,ratio:f,by:Et(t)+1})}function Ys(n,t,e,s){
return e?_o(n,t,e.phase,s):Ao(n,t.round,s)}var Ro={tree:["test","write"],block:["test"]},Je=class{constructor(t){this.say=t,this.names=At.map(e=>S(wn[e],t(`act.${e}\
.name`))),this.meanings=At.map(()=>a("span",{class:"sv-spoken"})),this.items=At.map((e,s)=>a("li",{},this.names[s],this.meanings[s])),this.node=a("ol",{class:"s\
v-acts","aria-label":t("act.label")},...this.items)}load({trace:t}){let e=y(t)?"tree":w(t)==="block"&&t.settings.temperature?"block":"";At.forEach((s,i)=>{let r=this.
say(`act.${s}.${Ro[e]?.includes(s)?e:"means"}`);x(this.items[i],"title",r),v(this.meanings[i],r)}),this.names[At.indexOf("test")].dataset.term=e==="block"?"bloc\
k_verification":wn.test}show(t){let e=At.indexOf(t?jo[t]:"");this.items.forEach((s,i)=>{x(s,"aria-current",i===e?"step":null),s.classList.toggle("sv-past",i<e)})}};var Qe=class{constructor({say:t,teach:e}){this.say=t,this.why=a("span",{}),this.watch=a("button",{type:"button",class:"sv-link",on:{click:()=>e(this.round)}}),this.
node=a("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(t,e){let{moment:s,opening:i,recorded:r,playing:o,rested:l}=t,c=!o&&s.phase===0,d=l!==null?
this.say("lead.rests",{round:e.length,shown:l+1}):c&&i&&r?this.reason(e,s.round-1):"";this.why.hidden=!d,v(this.why,d);let p=c&&l===null&&e.over&&s.round===e.length?
le(e):null;if(this.watch.hidden=p===null,p===null)return;this.round=p;let h=Pt(e.rounds[p],w(e.trace))>=0;v(this.watch,this.say(h?"lead.watch_rule":"lead.watch",
{round:p+1}))}reason(t,e){let s=t.rounds[e];if(!s)return"";let i=w(t.trace),r=Pt(s,i);return r>=0?this.say(i==="block"?"lead.rescue":"lead.lenient",{n:r+1}):Ms(
s)?this.say("lead.why"):""}};var Co=2e3,ts=class{constructor({say:t,stream:e,rounds:s,teach:i}){this.say=t,this.views=[e,s],this.acts=new Je(t),this.sentence=a("span",{}),this.lead=new Qe({
say:t,teach:i}),this.caption=a("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=a("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
a("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(t){this.at="",this.lag=!0,this.acts.
load(t),this.views.forEach(e=>{e.load(t),e.scroller.scrollTop=0})}tell(t,e){return Ys(e,t.moment,Q(t),this.say)}show(t,e,{busy:s,live:i}){let{moment:r,entered:o,
whole:l}=t,c=Q(t),d=`${r.round}.${r.phase}`,p=d!==this.at;this.at=d,this.views.forEach(f=>{f.grow(),f.show(r.round),f.showNow(c)}),this.lag=this.lag||p&&!l;let h=o===
"step"&&r.round>0?"final":null;this.acts.show(c?c.phase.name:h),p&&this.greet(o==="round"&&!i?r.round-1:-1);let u=t.rested===null?this.tell(t,e):Ys(e,{round:ft(
t)+1,phase:0},null,this.say);v(this.sentence,u),this.lead.show(t,e),this.speak(u,s)}follow(){this.lag&&[...this.views].reverse().forEach(t=>t.followHead()),this.
lag=!1}greet(t){this.fresh.forEach(e=>e.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(e=>e.rows[t]??[]),this.fresh.forEach(e=>e.classList.add("sv-\
fresh"))}speak(t,e){let s=performance.now();e&&s-this.spokenAt<Co||(this.spokenAt=s,v(this.spoken,t))}};function No({models:n,settings:t},e){let s=h=>e("size",{name:h.name,size:zs(h.parameters)}),i=s(n.target),r=bi(t),{drafter:o,confidence:l}=t,c=h=>o!=="early-exi\
t"?s(h):e("first_layers",{layers:h.layers,of:n.target.layers,size:zs(h.parameters)}),d=n.draft?e("pair",{target:i,draft:c(n.draft)}):e("pair_alone",{target:i}),
p=y({settings:t})&&e("tree.settings",{tree:e(`tree.name.${t.tree}`),budget:t.budget});return[r&&e(`rules.name.${r}`),p,o!=="model"&&W(e,o,n.pair),...["too_short",
"other_weights"].map(h=>n.draft?.[h]&&e(h)),e("settings",{...t}),l&&e("confidence",{confidence:l}),d].filter(Boolean).join(" · ")}function Io({trace:{ending:n},
folds:t},e){let s=t.output.length;return e(`ending.${n}${n==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}var Po=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function Ho(n,t){n.textContent!==F(t)&&n.replaceChildren(...t.split(Po).map((e,s)=>s%2?a("a",{href:e,target:"_blank",rel:"noopener"},e):a("span",{},e)))}var es=class{constructor(t){
this.say=t,this.origin=a("span",{class:"sv-origin"}),this.about=a("span",{}),this.message=a("span",{class:"sv-message"}),this.node=a("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(t){let{say:e}=this,{run:s,recorded:i,status:r,message:o}=t;s&&this.showRun(s.trace,i),this.origin.dataset.recorded=String(i);
let l=r!=="done"?e(`state.${r}`):s?Io(s,e):e("state.idle"),c=i||P(t)>0&&s?.trace.ending!=="stopped",d=s&&(r==="idle"||r==="done"&&c),p=s&&r==="error"?e(i?"state\
.example":"state.previous"):d&&t.stale?e("state.stale"):"";Ho(this.message,T(o||(d?"":l),p)),this.message.setAttribute("role",r==="error"?"alert":"status")}showRun(t,e){
let{device:s,processor:i,placement:r}=t.machine,o=s==="cuda"&&this.say(`steps.${t.captured?"captured":"eager"}`),l=[i||s,r,o].filter(Boolean).join(" · ");v(this.
origin,this.say(e?"recorded":"live",{date:t.recorded.slice(0,10),machine:l})),v(this.about,No(t,this.say)),[this.origin,this.about].forEach(c=>x(c,"title",c.textContent))}};var yn={speedup:q,acceptance_rate:b,draft_efficiency:b,mean_acceptance_length:E,emitted:rt},Bo=Object.keys(yn),Xs=(n,t)=>n.length===t.length&&n.every((e,s)=>e===
t[s]);function zn(n,t){let[e,s]=[n.trace.prompt,t.trace.prompt];if(Xs(e,s))return"again";if(s.length<=e.length||!Xs(e,s.slice(0,e.length)))return null;let i=s.slice(
e.length),r=i.length-1,{output:o}=n.folds;return o.length<r||!Xs(i.slice(0,r),o.slice(0,r))?null:{at:r,token:i[r],was:o[r]}}function Fo(n,t,e){let s=t.trace.prompt.
slice(n.trace.prompt.length),[i,r]=[n,t].map(({folds:c},d)=>c.output.slice(0,c.at(e[d]).emitted)),o=[...s,...r],l=0;for(;l<Math.min(i.length,o.length)&&i[l]===o[l];)
l+=1;return{n:l,was:i[l],now:o[l]}}function En({compared:n,expected:t,returning:e},s){let i=e??(n&&Uo(n.pair[n.shown],s)?n.shown:null);if(n&&i!==null){let[o,l]=n.
pair;return{pair:i?[o,s]:[s,l],shown:i}}return t&&s.source&&zn(t.run,s.run)?{pair:[t,s],shown:1}:null}var Uo=({source:n},t)=>!!(n&&t.source&&n.run&&n.run===t.source.
run),ss=class{drawn=null;constructor({say:t,swap:e,close:s}){this.say=t,this.branched=a("p",{class:"sv-branched"}),this.texts=a("p",{}),this.note=a("p",{class:"\
sv-note"},t("compare.unlike")),this.heads=["before","now"].map(i=>({name:i,node:a("th",{scope:"col"})})),this.body=a("tbody",{}),this.swap=a("button",{type:"but\
ton",class:"sv-link",on:{click:e}}),this.node=a("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":t("compare.heading")},a("div",{class:"\
sv-section-head"},a("h2",{},t("compare.heading")),this.swap,a("button",{type:"button",class:"sv-link",on:{click:s}},t("compare.close"))),this.branched,this.note,
a("table",{class:"sv-figures-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},t("compare.setting")),...this.heads.map(({node:i})=>i))),this.body),this.texts)}show(t){
let{compared:e}=t,s=this.drawn?.pair;if(this.drawn=e,this.node.hidden=!e,!e)return;let{say:i}=this,{pair:r,shown:o}=e,l=r.map(({run:p},h)=>h===o?ae(t):p.length),
[c,d]=r.map(({run:p})=>p);v(this.swap,i(o?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:p,node:h},u)=>v(h,u===o?i("compare.shown",{run:i(
`compare.${p}`)}):i(`compare.${p}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,l)),v(this.texts,this.tell(c,d,l)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(d.trace.machine),r.some(p=>s?.includes(p))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(t,e){
let s=zn(t,e);this.branched.hidden=s==="again"||s===null,!(s==="again"||s===null)&&v(this.branched,this.say("compare.branched",{n:s.at+1,token:this.name(e,s.token),
was:this.name(t,s.was)}))}rows(t,e,s){let{say:i}=this,r=(h,u)=>a("tr",{},a("th",{scope:"row"},i(`compare.${h}`)),...u.map(f=>a("td",{},f))),l=Dt.map(h=>({name:h,
values:[t,e].map(({trace:u})=>ve(i,h,ue(u,h),u.models.pair))})).filter(({values:[h,u]})=>h!==u),c=l.some(({name:h})=>h==="tree"),d=[t,e].some(({trace:h})=>y(h)),
p=[t,e].map((h,u)=>h.folds.summary(s[u]));return[...l.map(({name:h,values:u})=>r(h,u)),...c?[r("verified",[t,e].map(({trace:h})=>rt(Wt(h))))]:[],...Bo.map(h=>r(
d&&h==="acceptance_rate"?"acceptance_by_position":h,p.map(u=>yn[h](u[h]))))]}tell(t,e,s){let{n:i,was:r,now:o}=Fo(t,e,s);return r===void 0&&o===void 0?this.say("\
compare.same",{n:i}):r===void 0||o===void 0?this.say("compare.longer",{n:i}):this.say("compare.differ",{n:i+1,was:this.name(t,r),now:this.name(e,o)})}name(t,e){
return e!==void 0&&L(t.alone(e))||this.say("token.empty")}};var is=class{constructor({say:t,send:e,store:s,most:i}){this.say=t,this.send=e,this.store=s,this.most=i,this.compare=new ss({say:t,swap:()=>this.swap(),close:()=>s.
set({compared:null})})}get live(){return this.store.state.live}load(t){this.store.set({compared:En(this.store.state,t),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(t,e){let{run:s,recorded:i}=this.store.state.source??{};s===t.run&&i===t.recorded&&this.store.
set({offers:e})}make(t){let{run:e,source:s,recorded:i}=this.store.state;e&&(this.store.set({expected:{run:e,source:s,recorded:i}}),this.send("again",{...s,...t}))}swap(){
let{compared:t}=this.store.state;if(!t)return;let e=t.shown?0:1;this.store.set({returning:e}),this.show(t.pair[e])}show({run:{trace:t},source:e,recorded:s}){let i=t.
ending==="running"?{...t,ending:"stopped"}:t,r={run:e?.run,name:e?.recorded,offered:!!e?.recorded};this.send("show",{trace:i,recorded:s,state:"done",typed:!1,...r})}};var ns=["both","target","draft"],Wo={both:"overlap",target:"residual",draft:"rejected"},Go=[0,.5,1],rs=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:t,set:e}){this.say=t,this.heading=a("h3",{}),this.shaping=et(t("areas.view"),[["shaped",t("areas.shaped")],["raw",t("areas.raw")]],s=>e({raw:s==="raw"})),this.
form=et(t("areas.form"),[["picture",t("areas.picture")],["table",t("areas.table")]],s=>e({asTable:s==="table"})),this.note=a("p",{class:"sv-note"}),this.node=a(
"div",{class:"sv-block sv-areas-block"},this.heading,a("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:t}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),v(this.
total.name,t("areas.total"));let e=(r,o)=>a("li",{},a("span",{class:"sv-area-key","data-area":r}),S(Wo[r],o));this.keys=Object.fromEntries(ns.map(r=>[r,e(r,t(`a\
reas.key.${r}`))])),this.keys.dart=a("li",{},a("span",{class:"sv-dart-key"}),t("areas.key.dart"));let s=a("div",{class:"sv-area-row sv-area-head"},a("span",{},t(
"areas.token")),a("span",{}),this.targetHead=a("span",{class:"sv-p"},t("areas.target")),this.draftHead=a("span",{class:"sv-p"},t("areas.draft"))),i=a("div",{class:"\
sv-area-row sv-area-axis"},a("span",{}),a("span",{class:"sv-area-ticks"},...Go.map(r=>a("span",{style:`--x:${r}`},String(r)))));return this.chart=a("div",{class:"\
sv-areas",role:"img"},s,...this.rows.map(r=>r.node),i,this.total.node),this.legend=a("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=a("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(t){let[e,s,i]=["sv-t","sv-p","sv-p"].map(l=>a("span",{class:l})),r=a("span",{class:"sv-\
dart",hidden:!0}),o=a("span",{class:"sv-area-bar"},...ns.map(l=>a("span",{"data-area":l})),r);return{name:e,target:s,draft:i,dart:r,bar:o,node:a("div",{class:t},
e,o,s,i)}}buildTable(){let t=e=>a("th",{scope:"col"},this.say(`areas.${e}`));return this.body=a("tbody",{}),this.table=a("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},a("table",{},a("thead",{},a("tr",{},...["token","target","draft","both"].map(t))),this.body)),
this.table}dress({raw:t,asTable:e}){t===this.raw&&e===this.asTable||(Object.assign(this,{raw:t,asTable:e}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(t){
this.view=t,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:t,say:e}=this,s=Yi(t.position),i=this.raw&&s;this.shaping.node.hidden=!s,this.shaping.
set(i?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,v(this.heading,t.heading);let r=i?
"areas.raw_note":"areas.shaped_note";v(this.note,T(...t.notes,s&&e(r,{shaping:t.shaping}))),this.asTable?this.paintTable(i):this.paintPicture(i)}seen({token:t,target:e,
draft:s,both:i}){let{models:r}=this.view;return{token:t,target:r==="draft"?null:e,draft:r==="target"?null:s,both:r==="both"?i:null}}paintPicture(t){let{position:e,
marks:s,models:i}=this.view,r=Vi(e,[...s.keys()],t).map(c=>this.seen(c));i==="draft"&&r.splice(0,r.length-1,...r.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??
0)));let o=t?null:this.view.dart;this.rows.forEach((c,d)=>{let p=d===r.length-1;c.node.hidden=d>=r.length,c.node.hidden||this.paintRow(c,r[d],{rest:p,dart:o})});
let l=i==="both"&&!t?e.overlap:null;this.total.node.hidden=l===null,l!==null&&this.paintTotal(l),this.targetHead.classList.toggle("sv-unseen",i==="draft"),this.
draftHead.classList.toggle("sv-unseen",i==="target"),this.legend.hidden=i!=="both",this.keys.dart.hidden=!o,ns.forEach(c=>v(this.keys[c].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${c}`))),x(this.chart,"aria-label",this.describe(r,l,o))}paintRow(t,e,{rest:s,dart:i}){let{view:r}=this,o=r.marks.get(
e.token),l=r.name(e.token);t.node.classList.toggle("sv-others",s),v(t.name,l),x(t.name,"title",l),x(t.name,"data-kind",o),v(t.target,e.target==null?"":V(e.target)),
v(t.draft,e.draft==null?"":V(e.draft)),ns.forEach(c=>t.bar.style.setProperty(`--${c}`,String(e[c]||0))),t.dart.hidden=i?.token!==e.token,!(!i||t.dart.hidden)&&(t.
dart.style.setProperty("--x",String(i.at)),t.dart.dataset.side=i.at>.8?"left":"right",t.dart.dataset.kind=i.kind)}paintTotal(t){this.total.bar.style.setProperty(
"--both",String(t)),this.total.bar.style.setProperty("--draft","1"),v(this.total.target,""),v(this.total.draft,_(t))}describe(t,e,s){let{say:i,view:r}=this,o=c=>{
let d=t.slice(0,-1).filter(p=>p[c]!=null).sort((p,h)=>(h[c]??0)-(p[c]??0))[0];return d&&i(`areas.first.${c}`,{token:r.name(d.token),p:_(d[c])})},l=t[t.length-1];
return T(o("target"),o("draft"),e!==null&&i("areas.overlap",{overlap:_(e)}),s&&i(`areas.dart.${s.kind}`,{token:r.name(s.token)}),i("areas.rest",{target:V(l.target),
draft:V(l.draft)}))}paintTable(t){let{position:e,name:s,marks:i,models:r}=this.view,o=d=>a("td",{},V(d)),l=({token:d,target:p,draft:h,both:u})=>a("tr",{},a("th",
{scope:"row",class:"sv-t","data-kind":i.get(d)},s(d)),o(p),o(h),o(u)),c=je(e,t).map(d=>l(this.seen(d)));r==="both"&&!t&&c.push(a("tr",{class:"sv-sum"},a("th",{scope:"\
row"},this.say("areas.sum")),o(1),o(1),o(e.overlap))),this.body.replaceChildren(...c)}};function Vo({round:{drafts:n,final:t},index:e,token:s}){let i=e<n.length?H(n,e):null;return(n.find(({verdict:o},l)=>o==="accepted"&&H(n,l)===i)??t??{token:s}).token}
var os=class{constructor({say:t,sequels:e}){this.say=t,this.sequels=e,this.choices=[],this.list=a("div",{class:"sv-choices",role:"toolbar","aria-label":t("branc\
h.heading"),on:{keydown:s=>ze(this.choices,s)}}),this.note=a("p",{class:"sv-note"}),this.node=a("div",{class:"sv-block sv-branch"},a("h3",{},t("branch.heading")),
this.note,this.list)}show(t,e){let{say:s}=this,{position:i}=t,r=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!t.open||!i,!i||this.node.hidden)return;
let o=t.kind==="untested";this.list.hidden=!!r||o,v(this.note,r||s(o?"branch.untested":"branch.note"));let l=Vo(t),c=([d,p],h)=>a("button",{type:"button",class:"\
sv-choose",tabindex:h===0?0:-1,"aria-label":s("branch.do",{token:e(d),was:e(l)}),on:{click:()=>this.sequels.make({branch:{round:t.number,index:t.index,token:d}})}},
a("span",{class:"sv-choice-token"},e(d)),a("span",{class:"sv-p"},V(p)));this.choices=i.candidates.filter(([d])=>d!==l).map(c),this.list.replaceChildren(...this.
choices)}};var Ko=3,Yo=.1,Xo=.09,Jo=.3,Zo=2**20,Qo=8,Sn=n=>(n?.candidates??[]).flatMap(([,t])=>t==null?[]:[t]).sort((t,e)=>e-t),Js=n=>Math.min(n.rest[1]??0,Sn(n)[Qo-1]??1);
function ta(n,t){let{candidates:e,rest:s}=t,i=h=>h?-h*Math.log(h):0,r=Js(t),o=r?s[1]??0:0,l=e.reduce((h,[,u])=>h+i(u),0),c=l-(o?o*Math.log(r):0),d=l+i(o)+o*Math.
log(Zo),p=h=>Math.min(Xo,Jo*Math.exp(-h));return n>p(c)?1:n<=p(d)?0:null}var On={token:(n,t)=>t,match:n=>n,typical:(n,t,e)=>e&&ta(n,e),"top-k":(n,t,e)=>{let s=Sn(
e)[Ko-1];return s===void 0?null:n>0&&n>=s?1:t},threshold:(n,t)=>n>=Yo?1:t},se=(n,t,e,s)=>On[n](t,e,s);function ea(n,t){let{target:e}=n,s=C(n);return e==null||s===
null?[]:Object.keys(On).flatMap(i=>{let r=se(i,e,s,t);return r===null?[]:[[i,r]]})}var as=class{constructor(t){this.say=t,this.body=a("tbody",{});let e=s=>a("th",
{scope:"col"},t(`rules.others.${s}`));this.note=a("p",{class:"sv-note"}),this.node=a("details",{class:"sv-other-rules"},a("summary",{},t("rules.others.heading")),
a("table",{class:"sv-figures-table"},a("thead",{},a("tr",{},e("rule"),e("chance"),e("verdict"))),this.body),this.note)}show(t,e,s,i){let{say:r}=this,o=i?ea(t,e):
[];this.node.hidden=!o.length,v(this.note,r("rules.others.note",{draw:_(s)})),this.body.replaceChildren(...o.map(([l,c])=>{let d=s<c,p=a("th",{scope:"row",class:$(
l)?"sv-lossy":""},r(`rules.name.${l}`));return a("tr",{"data-rule":l},p,a("td",{},_(c)),a("td",{},a("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?"\
accepted":"rejected"})," ",r(`kind.${d?"accepted":"rejected"}`)))}))}};var Qs=4,ls=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:t,set:e,unpin:s,stage:i,sequels:r}){
this.say=t,this.key="",this.token=a("div",{class:"sv-big-token",translate:"no"}),this.kind=a("span",{class:"sv-chip"}),this.where=a("span",{class:"sv-quiet"}),this.
there=a("button",{type:"button",class:"sv-link",title:t("inspector.stage"),on:{click:()=>{i({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=a("span",{class:"sv-quiet"}),this.unpin=a("button",{type:"button",class:"sv-link",hidden:!0,on:{click:s}},t("inspector.unpin")),this.why=a("p",{class:"\
sv-why"}),this.empty=a("p",{class:"sv-quiet"},t("inspector.empty")),this.absent=a("p",{class:"sv-quiet",hidden:!0},t("inspector.absent")),this.areas=new rs({say:t,
set:e}),this.branch=new os({say:t,sequels:r}),this.body=a("div",{class:"sv-inspected",hidden:!0},a("div",{class:"sv-title"},this.token,a("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,ye(t,this.areas.node,"distributions")),this.
node=a("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":t("inspector.heading")},a("div",{class:"sv-section-head"},a("h2",{},t("inspector.headi\
ng")),a("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:t}=this;return this.keep=a("span",{class:"sv-keep"},t("test.keep")),
this.drop=a("span",{class:"sv-drop"},t("test.drop")),this.needle=a("span",{class:"sv-needle"}),this.needleLabel=a("span",{class:"sv-needle-label"}),this.line=a(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=a("span",{class:"sv-limit"}),this.sum=a("p",{class:"sv-arit\
hmetic"}),this.basis=a("p",{class:"sv-note"}),this.others=new as(t),this.test=a("div",{class:"sv-block sv-test"},a("h3",{},S("accept_test",t("test.heading"))),this.
line,a("div",{class:"sv-test-axis","aria-hidden":"true"},a("span",{},"0"),this.limit,a("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:t}=this;return this.residualRows=Array.from({length:Qs+1},()=>{let e=a("span",{class:"sv-t"}),s=a("span",{class:"sv-share"}),i=a("span",{class:"sv-p"});
return{token:e,bar:s,share:i,node:a("li",{},e,s,i)}}),this.note=a("p",{class:"sv-note"}),this.residual=a("div",{class:"sv-block sv-residual-block"},a("h3",{},S(
"residual",t("residual.heading"))),this.note,a("div",{class:"sv-residual-head"},a("span",{},t("areas.token")),a("span",{},t("residual.share"))),a("ul",{class:"s\
v-residual"},...this.residualRows.map(e=>e.node))),this.residual}show(t,e,s,{concealed:i=!1,elsewhere:r=!1}={}){if(this.empty.hidden=!!e,this.body.hidden=!e,this.
pin.hidden=!e,this.unpin.hidden=!e||s!=="pinned",!e)return;let{number:o,index:l,kind:c}=e,d=`${o}.${l} ${c}`;(t!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=t,this.seen=e,v(this.pin,this.say(`inspector.${s}`)),this.showTitle(),this.where.hidden=r,this.there.hidden=!r,v(this.why,i?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=i||!!e.position,this.areas.node.hidden=i||!e.position,e.position&&!i&&this.areas.show(this.view(e.position)),this.
showTest(),this.showResidual(),this.branch.show(e,p=>this.name(p))}showTitle(){let{seen:t,say:e}=this,s=t.part?[it(t.piece)]:t.text?R(t.text,!0):[e("token.empty")];
this.token.replaceChildren(...s),this.token.dataset.kind=t.kind,this.kind.dataset.kind=t.kind,v(this.kind,e(`kind.${ut(t.kind,this.run.trace)}`));let{models:i,settings:{
drafter:r}}=this.run.trace,o=t.draft&&!t.draft.source&&r!=="model"&&W(e,r,i.pair),l=e("inspector.where",{round:t.number+1,slot:Rs(this.run,t.number,t.index,e)}),
c=o?e("token.from",{slot:l,drafter:o}):l;[this.where,this.there].forEach(d=>v(d,c))}get greedy(){return this.run.trace.settings.temperature===0}explain(){let{seen:t,
say:e}=this,s=t.part?e("inspector.bytes",{hex:it(t.piece)})+" ":t.took>1?e("inspector.joined",{n:t.took})+" ":"",i=t.draft?.confidence;return s+T(this.reason(),
i!=null&&e("inspector.confidence",{predicted:b(i)}))}reason(){let{seen:t,say:e,greedy:s}=this,{kind:i,round:r,accepted:o,draft:l}=t;if(i==="plain")return Ze(e("\
why.plain"),this.run,t.number,e);let c=j(r)?this.reasonInTree():"";if(c)return c;if(i==="bonus")return r.drafts.length===1?e("why.bonus_one"):e("why.bonus",{n:r.
drafts.length});if(!s&&this.rule!=="token"){let f=this.reasonOfRule();if(f)return f}if(i==="correction")return e(`why.${s?"greedy_":""}correction`,{guess:this.name(
r.drafts[o].token)});if(i==="untested"){let f=r.drafts.findIndex(m=>m.verdict==="rejected");return f<0?e("why.untested_end"):e("why.untested",{n:f+1})}if(i==="g\
uessed"&&this.lookedUp)return e("why.copied");if(s)return e(`why.greedy_${i}`);if(l?.target==null||l.draft==null)return e("inspector.absent_probabilities");let[
d,p]=U(l.target,l.draft),h={target:d,draft:p,chance:b(Math.min(1,l.target/l.draft))},u=i!=="accepted"?i:l.target>=l.draft?"sure":"lucky";return e(this.lookedUp&&
["lucky","rejected"].includes(u)?`why.copied_${u}`:`why.${u}`,h)}reasonInTree(){let{seen:t,say:e,greedy:s}=this,{kind:i,round:{drafts:r},index:o,draft:l}=t;if(i===
"correction"||i==="bonus"||i==="untested"&&l?.draw==null)return e(`tree.why.${i}`);if(s||this.rule!=="token"||!l?.draft||l.target==null)return"";if(i==="guessed")
return e("tree.why.guessed");let c=r.some(({parent:f},m)=>m<o&&f===l.parent),d=l.draft===1;if(!d&&!c)return"";let[p,h]=U(l.target,l.draft),u=b(Math.min(1,l.target/
l.draft));return T(c&&e("tree.why.left"),d?e("tree.why.certain",{target:p}):e("tree.why.ratio",{target:p,draft:h,chance:u}))}get rule(){return w(this.run.trace)}reasonOfRule(){
let{seen:t,say:e,rule:s}=this,{kind:i,round:r,accepted:o,draft:l}=t;if(i==="correction"){let p=r.drafts[o],h={guess:this.name(p.token),weight:_(p.weight??1)};return $(
s)?"":e(`rules.why.${s}.correction`,h)}if(i==="untested")return s==="block"&&r.final?e("rules.why.block.dropped"):"";if(!l||i!=="accepted"&&i!=="rejected"||l.target==
null||!l.draft)return"";if(s==="block"){let[p,h]=U(l.draw??0,C(l)??1),u=!r.drafts.some((m,g)=>H(r.drafts,g)===t.index),f=i==="accepted"?zt(l):u?"rejected_last":
i;return e(`rules.why.block.${f}`,{by:Et(r.drafts)+1,draw:p,ratio:h})}let[c,d]=U(l.target,l.draft);return e(`rules.why.${$(s)?"lossy":s}.${i}`,{rule:e(`rules.na\
me.${s}`),target:c,draft:d,chance:b(N(l)??0),exact:b(Math.min(1,l.target/l.draft))})}name(t){if(t===-1)return this.say("token.rest");let e=this.run.alone(t);return L(
e)||it(this.run.piece(t))||this.say("token.empty")}view(t){let{seen:e,say:s}=this,{kind:i,round:r,judged:o}=e,c=e.judgedAt>=r.drafts.length?"target":i==="guesse\
d"?"draft":"both",d=i==="guessed"||i==="lit",p=new Map,h=!e.open&&(!e.draft||i==="rejected")?r.final:null,u=Rt(r);h&&u&&p.set(h.token,u),o&&p.set(o.token,d?i:o.
verdict);let m=!(o&&!d&&!this.greedy&&this.rule==="token")||o.draw==null||o.draft==null?null:{token:o.token,at:o.draw*o.draft,kind:o.verdict};return{position:t,
name:O=>this.name(O),heading:s({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[c]),notes:this.notes(c),shaping:this.shaping(),models:c,
marks:p,dart:m,decides:this.rule==="token"}}notes(t){let e=[];return this.seen.kind==="untested"&&e.push("areas.untested"),t!=="target"&&this.lookedUp&&e.push("\
areas.lookup"),this.greedy?e.push("areas.greedy"):t==="both"&&this.rule!=="token"&&e.push("rules.areas"),e.map(s=>this.say(s))}shaping(){let{temperature:t,top_k:e,
top_p:s}=this.run.trace.settings,{say:i}=this;return[i("areas.temperature",{value:t}),...e>0?[i("areas.top_k",{value:e})]:[],...s<1?[i("areas.top_p",{value:s})]:
[]].join(i("comma"))}get lookedUp(){let{drafter:t}=this.run.trace.settings,{judged:e,position:s}=this.seen;return e?.source?e.source==="lookup":t==="lookup"||t.
startsWith("lookup")&&s!==null&&s.rest[4]==null}showTest(){let{seen:t,say:e,rule:s}=this,r=["accepted","rejected",...s==="block"?["untested"]:[]].includes(t.kind)?
t.draft:null,{draw:o=null,target:l=null,draft:c=null}=r??{},d=N(r??void 0),p=!this.greedy&&o!==null&&d!==null;if(this.test.hidden=!p,!p||!r)return;this.others.show(
r,t.position,o,!y(this.run.trace));let[h,u]=U(o,d),f={draw:h,threshold:u,target:nt(l),draft:nt(c),kind:e(`kind.${ut(t.kind,this.run.trace)}`)},m=o<d?"passed":"f\
ailed";v(this.keep,e(s==="block"?"rules.pass":"test.keep")),v(this.drop,e(s==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",String(
d)),this.test.style.setProperty("--draw",String(o)),this.keep.dataset.side=o<d/2?"end":"start",this.drop.dataset.side=o>(1+d)/2?"start":"end",this.limit.dataset.
side=d>.6?"left":"right",v(this.limit,`${e("test.threshold")} ${u}`),this.line.dataset.kind=t.kind;let g=pt(r,s);[this.needle,this.needleLabel].forEach(A=>{A.hidden=
g}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=o>.5?"left":"right",v(this.needleLabel,
`${e("test.draw")} ${h}`);let O=e(s==="token"?`test.${t.kind}`:`rules.sum.${g?"certain":$(s)?"lossy":s}.${m}`,f);v(this.sum,O),this.line.setAttribute("aria-labe\
l",g?O:e("test.aria",f)),this.showBasis()}showBasis(){let{say:t,seen:{round:e,index:s}}=this,i=this.rule==="block"&&!y(this.run.trace)?xi(e.drafts,s):null;if(this.
basis.hidden=!i,!i)return;let r={weight:_(i.weight),excess:_(i.excess)};v(this.basis,t(`rules.basis.${i.last?"last":"earlier"}`,r))}showResidual(){let{seen:t}=this,
e=t.kind==="rejected"||t.kind==="correction",{drafts:s}=t.round,i=ht(s).at(-1)??-1,r=t.kind==="rejected"?t.draft:s.findLast((f,m)=>f.verdict==="rejected"&&H(s,m)===
i)??null,o=e&&t.position&&r?Ki(t.position,wi(r,this.rule)):null;if(this.residual.hidden=!o,!o)return;let l=!this.greedy&&(this.rule==="block"||this.rule==="matc\
h");v(this.note,l?this.say(`rules.residual.${this.rule}`,{weight:_(r?.weight??1)}):this.say("residual.note"));let c=t.open||!t.round.final?null:t.round.final.token,
d=o.shares.slice(0,Qs),p=o.shares.find(f=>f.token===c);p&&!d.includes(p)&&(d[Qs-1]=p);let h=d.reduce((f,m)=>f+m.share,0),u=[...d,{token:-1,share:Math.max(0,1-h)}];
this.residualRows.forEach((f,m)=>this.fillShare(f,u[m],c))}fillShare(t,e,s){t.node.hidden=!e,e&&(v(t.token,this.name(e.token)),x(t.token,"title",this.name(e.token)),
t.bar.style.setProperty("--share",String(e.share)),t.node.classList.toggle("sv-others",e.token===-1),v(t.share,V(e.share)),e.token===s?t.node.dataset.drawn=this.
say("residual.chosen"):delete t.node.dataset.drawn)}};var sa=8,ia=.85;function Tn(n){let t=()=>n.scrollHeight-n.scrollTop-n.clientHeight,s=a("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:o=>o.preventDefault(),click:()=>{let o=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";n.scrollBy({top:ia*
n.clientHeight,behavior:o})}}},"▾"),i=()=>{s.hidden=t()<sa};n.addEventListener("scroll",i,{passive:!0});let r=new ResizeObserver(i);return[n,...n.children].forEach(
o=>r.observe(o)),s}var Mn=23,na=["tokens","distance","range"],ei=[0,1],ra=1e-6,ti=.005;function si({candidates:n,rest:t,overlap:e}){let s=n.reduce((i,[,r,o])=>i+Math.max(0,(r??0)-
(o??0)),0);return Math.max(0,e==null?t[1]??0:1-e-s)}function oa(n,t){let e=(o,l)=>Math.max(0,t*(o??0)-(l??0)),s=n.candidates.reduce((o,[,l,c])=>o+e(l,c),0),[,i,
r]=n.rest;return[s+e(i,r),s+Math.max(e(i,r),t*si(n))]}function aa({drafts:n,positions:t=[]}){let e=1;return n.map((s,i)=>{if(e=Math.min(1,e*((s.target??0)/(s.draft||
1))),i===n.length-1)return[e,e];let r=c=>c+1-e>0?c/(c+1-e):1,[o,l]=oa(t[i+1],e);return[r(o),r(l)]})}function la(n,t){return t==="block"?aa(n):n.drafts.map((e,s)=>{
let i=se(t,e.target??0,C(e)??0,n.positions?.[s]??null);return i===null?ei:[i,i]})}function jn(n,t){if(t!=="block")return n.reduceRight((s,i)=>1+i*s,1);let e=1;return n.
reduceRight((s,i,r)=>{let o=e*i*(r+1);return e*=1-i,s+o},1)}function ca(n,t){let{candidates:e,rest:[,s],overlap:i}=n,r=Js(n);if(i==null||s==null||se(t,r,r,n)!==
(t==="typical"?0:r))return ei;let o=e.map(([,z,I])=>({p:z??0,q:I??0})),l=o.map(({p:z,q:I})=>I?se(t,z,Math.min(1,z/I),n):0);if(l.includes(null))return ei;let c=o.
map(({q:z},I)=>z*(l[I]??0)),d=t==="typical"?0:Math.max(0,s-si(n)),p=Math.max(0,1-d-c.reduce((z,I)=>z+I,0)),h=1-i<ra,u=p/(h?1:1-i),f=o.map(({p:z,q:I})=>u*(h?z:Math.
max(0,z-I))),m=u*(h?s:si(n)),g=o.reduce((z,{p:I},oi)=>z+Math.abs(c[oi]+f[oi]-I),0),O=Math.abs(d+m-s),A=t==="typical"&&u>1;return[(g+O)/2,(g+(A?m+s:O))/2]}function da(n){
let{drafts:t,positions:e=[]}=n;return e.length<t.length||t.some(s=>C(s)===null)?null:Object.fromEntries(Nt.map(s=>{let i=la(n,s);return[s,{tokens:[jn(i.map(([r])=>r),
s),jn(i.map(([,r])=>r),s)],distance:t.length&&$(s)?ca(e[0],s):[0,0]}]}))}function ha(n){let t=e=>n.reduce((s,i)=>s+i[e],0)/n.length;return[t(0),t(1)]}var pa=([n,
t])=>{if(t-n>=ti)return`${E(n)} – ${E(t)}`;let e=(n+t)/2;return e<ti?`<${ti}`:E(e)},cs=class{run;judged=[];constructor({say:t,send:e}){this.say=t,this.rows=Nt.
map(i=>({rule:i,own:a("span",{}),tokens:a("td",{}),distance:a("td",{})}));let s=i=>a("th",{scope:"col"},t(`rules.lab.${i}`));this.table=a("table",{class:"sv-fig\
ures-table"},a("thead",{},a("tr",{},s("rule"),s("tokens"),s("distance"))),a("tbody",{},...this.rows.map(({rule:i,own:r,tokens:o,distance:l})=>a("tr",{"data-rule":i},
a("th",{scope:"row",class:$(i)?"sv-lossy":""},t(`rules.name.${i}`),r),o,l)))),this.note=a("p",{class:"sv-note"}),this.legend=a("ul",{class:"sv-note"},...na.map(
i=>a("li",{},t(`rules.lab.legend.${i}`)))),this.claim=a("button",{type:"button",class:"sv-link",on:{click:()=>e("claim",{claim:Mn})}},t("rules.lab.claim",{n:Mn})),
this.node=a("div",{class:"sv-block sv-rule-lab"},a("h3",{},t("rules.lab.heading")),this.table,this.note,this.legend,this.claim)}load(t){this.run=t,this.judged=[],
this.rows.forEach(({rule:e,own:s})=>v(s,e===w(t.trace)?` ${this.say("rules.lab.own")}`:""))}show({moment:{round:t},view:e,live:s},i){if(e!=="rounds")return;let{
say:r}=this,o=y(i.trace)?"trees":i.trace.settings.temperature?"":"greedy",l=o?[]:this.upTo(t);this.rows.forEach(({rule:c,tokens:d,distance:p})=>{let h=u=>pa(ha(
l.map(f=>f[c][u])));v(d,l.length?h("tokens"):"–"),v(p,l.length?$(c)?h("distance"):"0":"–")}),this.table.hidden=this.legend.hidden=!l.length,this.claim.hidden=
!s,v(this.note,l.length?r("rules.lab.rounds",{n:l.length}):r(`rules.lab.${o||"none"}`))}upTo(t){for(let e=this.judged.length;e<t;e+=1)this.judged.push(da(this.run.
rounds[e]));return this.judged.slice(0,t).filter(e=>e!==null)}};var $n=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,emitted:0}),ii={mean_acceptance_length:n=>E(D(n.emitted,n.rounds)),acceptance_rate:n=>b(D(n.accepted,
n.accepted+n.rejected)),draft_efficiency:n=>b(D(n.accepted,n.drafted)),drafted:n=>rt(n.drafted),emitted:n=>rt(n.emitted)};function ni({drafts:n,final:t},e){let s=n.
slice(0,e),i=s.filter(d=>d.verdict==="accepted").length,r=s.some(d=>d.verdict==="rejected")?1:0,o=!t&&i===n.filter(d=>d.verdict==="accepted").length,l=r?"correc\
tion":o?null:"bonus",c=r===1||o||n.length<=e;return{drafted:s.length,accepted:i,rejected:r,emitted:i+(l?1:0),final:l,drawn:c}}var An=(n,t)=>({rounds:n.rounds+1,
drafted:n.drafted+t.drafted,accepted:n.accepted+t.accepted,rejected:n.rejected+t.rejected,emitted:n.emitted+t.emitted}),ds=class{was;would;figures;table;run;marked;most;uncuttable;gamma;sums;constructor({
say:t,set:e,rounds:s}){this.say=t,this.rounds=s,this.range=a("input",{type:"range",min:1,step:1,"aria-label":t("whatif.slider"),on:{input:()=>e({gamma:Number(this.
range.value)})}}),this.value=a("output",{class:"sv-whatif-value"}),this.control=a("label",{class:"sv-whatif-control"},a("span",{"aria-hidden":"true"},"γ"),this.
range,this.value),this.note=a("p",{class:"sv-note","aria-live":"polite"}),this.node=a("div",{class:"sv-block"},a("h3",{},t("whatif.gamma")),this.control,this.buildTable(),
this.note)}buildTable(){let{say:t}=this;return this.was=a("th",{scope:"col"}),this.would=a("th",{scope:"col"}),this.figures=Object.keys(ii).map(e=>({name:e,was:a(
"td",{}),would:a("td",{})})),this.table=a("table",{class:"sv-figures-table"},a("thead",{},a("tr",{},a("th",{scope:"col"},t("whatif.rounds")),this.was,this.would)),
a("tbody",{},...this.figures.map(({name:e,was:s,would:i})=>a("tr",{},a("th",{scope:"row"},t(`whatif.row.${e}`)),s,i)))),this.table}load(t){this.run=t,this.marked=
0;let{gamma:e,drafter:s}=t.trace.settings;this.most=e,this.uncuttable=y(t.trace)?"tree.whatif":s.startsWith("lookup")?"whatif.lookup":w(t.trace)==="block"&&t.trace.
settings.temperature?"rules.whatif":"",this.range.max=String(e),this.range.value=String(e),this.control.hidden=e<2||this.uncuttable!=="",this.restart(e)}restart(t){
this.marked&&this.mark(0),this.gamma=t,this.sums={was:[$n],would:[$n]}}show({gamma:t,moment:{round:e}},s){let{say:i,most:r}=this;t!==this.gamma&&this.restart(t);
let o=t>=r;if(v(this.value,i(o?"whatif.as_it_was":"whatif.instead",{gamma:t,most:r})),this.range.setAttribute("aria-valuetext",this.value.textContent),this.table.
hidden=o,o){v(this.note,i(this.uncuttable||(r<2?"whatif.fewest":"whatif.try")));return}for(let d=this.sums.was.length-1;d<e;d+=1)this.add(s.rounds[d]);this.mark(
e);let{was:l,would:c}={was:this.sums.was[e],would:this.sums.would[e]};v(this.was,i("whatif.was",{gamma:r})),v(this.would,i("whatif.would",{gamma:t})),this.figures.
forEach(d=>{v(d.was,ii[d.name](l)),v(d.would,ii[d.name](c))}),v(this.note,i("whatif.note",{gamma:t,rounds:e}))}add(t){let{was:e,would:s}=this.sums;e.push(An(e[e.
length-1],ni(t,1/0))),s.push(An(s[s.length-1],ni(t,this.gamma)))}mark(t){for(let e=t;e<this.marked;e+=1)this.dress(e,1/0);for(let e=this.marked;e<t;e+=1)this.dress(
e,this.gamma);this.marked=t}dress(t,e){let s=this.run.rounds[t],{drawn:i}=ni(s,e);this.run.rows[t].slots.forEach((r,o)=>{let l=this.rounds.find({round:t,index:o}),
c=o<s.drafts.length?o>=e:!i,d=o===e&&!i;l&&(l.classList.toggle("sv-cut",c&&!d),l.classList.toggle("sv-cut-own",d),x(l,"aria-description",c?this.say(d?"whatif.ow\
n":"whatif.gone",{gamma:e}):null))})}};var ua={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Nt,tree:["chain","k-ary","top-k","dynamic","measured"]},va=["drafter","rule","tree"],hs=class{buttons;constructor({say:t,set:e,rounds:s,sequels:i}){
this.say=t,this.sequels=i,this.whatif=new ds({say:t,set:e,rounds:s}),this.lab=new cs({say:t,send:i.send}),this.note=a("p",{class:"sv-note"}),this.buttons=[],this.
offered=void 0,this.rows=Dt.map(r=>this.row(r,ua[r].filter(o=>r!=="gamma"||Number(o)<=i.most))),this.choices=a("div",{class:"sv-again"},...this.rows),this.again=
a("div",{class:"sv-block"},a("h3",{},t("again.heading")),this.note,this.choices),this.node=a("section",{class:"sv-section sv-experiments"},a("div",{class:"sv-se\
ction-head"},a("h2",{},t("whatif.heading"))),this.whatif.node,this.lab.node,this.again)}row(t,e){let{say:s}=this,i=r=>{let o=a("button",{type:"button",class:"sv\
-choose",on:{click:()=>this.sequels.make({changes:this.changes(t,r)})}});return this.buttons.push({name:t,value:r,node:o}),o};return a("div",{class:"sv-again-ro\
w","data-change":t},a("span",{},s(`again.${t}`)),a("div",{class:"sv-choices"},...e.map(i)))}changes(t,e){let{run:s}=this.sequels.store.state;if(t!=="tree"||!s)return{
[t]:e};let i=Wt(s.trace);return e==="chain"?{tree:e,gamma:Math.min(i,this.sequels.most)}:{tree:e,budget:Math.max(i,1)}}load(t){this.whatif.load(t),this.lab.load(
t);let{say:e,sequels:{most:s}}=this;this.buttons.forEach(({name:i,value:r,node:o})=>{let l=r==="chain"&&Wt(t.trace)>s,c=l?e("again.shorter",{most:s}):ve(e,i,r,t.
trace.models.pair);v(o,c),x(o,"aria-label",e(l?"again.do_shorter":`again.do_${i}`,{value:c,most:s})),o.disabled=ue(t.trace,i)===r})}offer(t){t!==this.offered&&(this.
offered=t,this.buttons.forEach(({name:e,value:s,node:i})=>{i.hidden=va.includes(e)&&!t?.[e]?.includes(String(s))}),this.rows.forEach((e,s)=>{e.hidden=this.buttons.
filter(({name:i,node:r})=>i===Dt[s]&&!r.hidden).length<2}))}show(t,e){let s=this.sequels.refusal;this.offer(t.offers),this.whatif.show(t,e),this.lab.show(t,e),this.
again.hidden=!this.sequels.live,this.choices.hidden=!!s,v(this.note,s||this.say("again.note"))}};var _n=240;function fa(n){let t=[...n];return t.length>_n?t.slice(2-_n).join("").replace(/^\S*\s+/,"… "):n}function qn(n,t,e,s){let i=K(t),r=i?null:Bt(t),{kept:o=!1,
threshold:l=null}=r?t.answers[r]:{},c={run:e,asked:i&&`${i.round}.${i.index}`,told:r?{at:r,kept:o,chance:l}:null,question(){let{round:d,index:p}=i??{round:0,index:0},
u=[...e.rows.slice(0,d).flatMap(({slots:f})=>f.filter(({kind:m})=>tt(m))),...e.rows[d].slots.slice(0,p)].map(f=>f.text).join("");return{guess:[...F(Y(e.rows[d].
slots[p],s))].slice(0,60).join(""),before:fa(e.promptText+u),round:d+1,slot:p+1}}};n.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:t.predicting?
c:null}))}var ma=[0,.25,.5,.75,1],ps={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},us=class{constructor({say:t,intents:e}){this.say=t,this.intents=e,this.brought=null,this.told="",this.
button=a("button",{type:"button",class:"sv-link",on:{click:e.toggle}},t("predict.start")),this.wished=null,this.refused=a("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=a("span",{class:"sv-quiet"}),this.switch=a("input",{type:"checkbox",on:{change:()=>e.set({informed:this.switch.checked})}}),this.question=
a("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=a("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>e.answer(null)),this.reveal.append(
a("kbd",{},"R")),this.row=a("div",{class:"sv-answers",role:"group","aria-label":t("predict.chance")},...ma.map(s=>a("button",{type:"button",class:"sv-choose",on:{
click:()=>e.answer(s)}},...this.label(s))),this.reveal),this.next=this.act("next",e.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>e.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=a("div",{class:"sv-lesson",role:"status"}),this.node=a("section",{class:"\
sv-predict","aria-label":t("predict.heading"),hidden:!0},a("div",{class:"sv-section-head"},a("h2",{},t("predict.heading")),this.score,a("label",{class:"sv-check"},
this.switch,t("predict.with")),this.finish,this.act("leave",e.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(t,e,s="sv-choose"){
return a("button",{type:"button",class:s,on:{click:e}},this.say(`predict.${t}`))}label(t){let e=t===0?"none":t===1?"all":null,s=Object.keys(ps).find(i=>ps[i]===
t&&(e?/\D/:/\d/).test(i))??"";return[a("span",{},e?this.say(`predict.${e}`):b(t)),a("kbd",{},s.toUpperCase())]}press(t,e){let s=t.length===1?t.toLowerCase():t;if(s===
"g")this.intents.toggle();else if(e)if(s==="r")this.intents.answer(null);else if(s in ps)this.intents.answer(ps[s]);else return!1;else return!1;return!0}refuse(t){
this.wished=t,this.explain(t)}explain(t){v(this.refused,this.wished===t&&y(t.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(t,e){let{say:s}=this,{moment:i,predicting:r}=t;if(qn(this.node,t,e,s),this.node.hidden=!r,this.button.hidden=r||e.trace.settings.gamma===
0,this.explain(e),!r)return;let o=this.node.contains(document.activeElement),l=K(t),c=Bt(t),d=e.over&&i.round===e.length;this.switch.checked=t.informed,v(this.question,
l?this.ask(e,l):c?this.tell(t.answers[c]):s(d?"predict.ended":"predict.waiting")),v(this.facts,l?this.given(t,e,l):c?this.reckon(t.answers[c]):""),this.row.hidden=
!l,this.next.hidden=!!l||d||t.playing;let p=Ti(Object.values(t.answers));v(this.score,p.n?s(p.decided?"predict.score":"predict.score_undecided",{...p,brier:E(p.
brier)}):""),this.showLesson(t,e,p,d),this.bringUp(l),o&&this.hold()}hold(){let t=document.activeElement;(!t||!this.node.contains(t)||!t.checkVisibility()||t===
this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(t){t&&!St(t,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=t}ask(t,{round:e,index:s}){return this.say("predict.ask",{token:Y(t.rows[e].slots[s],this.say),n:s+1,round:e+1})}tell({said:t,kept:e,
threshold:s}){let i=`predict.${e?"kept":"dropped"}`,r=t===null?this.say(`${i}_unsaid`):this.say(i,{said:b(t),brier:E(Ht(t,e))});return T(r,s!==null&&this.say("p\
redict.truth",{threshold:b(s)}))}reckon({said:t,kept:e}){return t===null?"":this.say("predict.brier",{said:t,happened:e?1:0,brier:E(Ht(t,e))})}given({informed:t},e,{
round:s,index:i}){let{target:r,draft:o}=e.rounds[s].drafts[i];return e.trace.settings.temperature===0?this.say("predict.given_greedy"):t?r==null||o==null?this.say(
"predict.unknown"):this.say("predict.given",{target:_(r),draft:_(o)}):this.say("predict.hidden")}showLesson({taught:t},e,s,i){let r=t||i&&s.n>0;this.finish.hidden=
!s.n||i,this.finish.setAttribute("aria-expanded",String(r));let o=r?Mi(s,e.trace.settings.temperature===0,this.say):[];o.join()!==this.told&&(this.told=o.join(),
this.lesson.replaceChildren(...r?[a("h3",{},this.say("predict.lesson.heading"))]:[],...o.map(l=>a("p",{},l))))}};var vs=class{constructor(t){this.viewer=t}toggle(){let{state:t,player:e,store:s,predict:i,transport:r}=this.viewer;if(t.run){if(!pe(t.run)){i.refuse(t.run);return}
e.halt(),s.set({predicting:!t.predicting,taught:!1}),t.predicting?(i.button.checkVisibility()?i.button:r.buttons.play).focus():this.begin(t.run)}}goOn(){let{viewer:t}=this;
t.toEnd(),Z(t.state)&&!K(t.state)&&t.forward("step")}begin(t){let{viewer:e}=this;!P(e.state)&&t.over&&e.player.seek(at.moment),e.toggle(),e.predict.focus()}leavesVerdict(){
let{viewer:t}=this,e=Ft(t.state);return t.state.looking!==null&&t.store.set({looking:null}),e&&K(t.state)!==null}answer(t){let{state:e,store:s,player:i}=this.viewer,
r=K(e);r&&(s.set(Si(e,r,t)),i.forward("step"))}};function ga(n){let t=[];for(let e=n;e.parentElement&&e!==document.body;e=e.parentElement){let s=e;t.push(...[...e.parentElement.children].filter(i=>i!==s))}return t.
filter(e=>e instanceof HTMLElement).filter(({popover:e})=>!e)}var fs=class{constructor({node:t,resized:e}){this.node=t,this.resized=e,this.on=!1,this.outside=[],
this.off=new AbortController,this.scrolled=0}show({presenting:t}){return t===this.on?!1:(this.on=t,this.node.classList.toggle("sv-presenter",t),document.documentElement.
classList.toggle("sv-presenting",t),t?this.enter():this.leave(),!0)}enter(){this.outside=ga(this.node).filter(t=>!t.inert),this.outside.forEach(t=>{t.inert=!0}),
this.scrolled=window.scrollY,this.off=new AbortController,window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){
this.off.abort(),this.outside.forEach(t=>{t.inert=!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:t,innerHeight:e}=window,
s=t>800?t/1024:1;this.size(Math.max(.7,Math.min(s,e/576)))}size(t){this.node.style.setProperty("--sv-scale",t.toFixed(3))}};var xa={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},ba={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},wa={ArrowUp:"stepOn",ArrowDown:"stepBack"},Ln={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
ms=n=>(n.dataset.at??"").split(".").map(Number);function ka(n,t,e){let s=n.indexOf(t),i=r=>{let o=n.filter(l=>ms(l)[0]===ms(t)[0]+r);return o.find(l=>ms(l)[1]>=
ms(t)[1])??o.at(-1)};switch(e){case"Home":return n[0];case"End":return n.at(-1);case"ArrowRight":return n[s+1];case"ArrowLeft":return n[s-1];case"ArrowDown":return i(
1);case"ArrowUp":return i(-1);default:return null}}function ya(n,t,e){let s=n.findIndex(o=>o.includes(t)),i=n[s]?.indexOf(t)??-1,r=o=>o?.[i]??o?.at(-1);switch(e){case"\
Home":return n[0][0];case"End":return n.at(-1)?.at(-1);case"ArrowRight":return n[s][i+1]??n[s+1]?.[0];case"ArrowLeft":return n[s][i-1]??n[s-1]?.at(-1);case"Arro\
wDown":return r(n[s+1]);case"ArrowUp":return r(n[s-1]);default:return null}}var gs=class{constructor(t){this.viewer=t,this.used=!0}listen(t){let e=({target:s})=>{
this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",e,{signal:t}),document.addEventListener("focusin",e,{signal:t}),
document.addEventListener("keydown",s=>this.take(s),{signal:t})}take(t){let{target:e,key:s}=t,{node:i}=this.viewer;if(!(e instanceof HTMLElement))return;let r=i.
contains(e)||this.isFree(s,e);if(t.ctrlKey||t.altKey||t.metaKey||t.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!r||!i.checkVisibility()||e.
matches("input:not([type=checkbox]), select, textarea"))return;!(e.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,e)&&t.preventDefault()}isFree(t,e){
let s=/^[a-z]$/i.test(t);return e!==document.body?s&&e.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(t,e){let{actions:s,predict:i,presenting:r,
leap:o}=this.viewer;if(i(t))return!0;let l=xa[t.length===1?t.toLowerCase():t]||r()&&ba[t];if(l)return s[l]()!==!1;let c=e.closest("[role=option]"),d=e.closest("\
[role=gridcell]");if(c||d)return this.inside(t,c,d);let p=e.closest("[role=slider]");if(p&&o(t))return!0;let h=Ln[t]||p&&wa[t];return!h||this.scrolls(e,t)?!1:(s[h](),
!0)}inside(t,e,s){let{pin:i,options:r,cells:o}=this.viewer;if(t==="Enter")return(e??s)?.dataset.at&&i(),!0;let l=e?ka(r(),e,t):s&&ya(o(s),s,t);return l&&l.focus(),
!!l||t in Ln}scrolls(t,e){if(t===document.body)return!1;let{overflowX:s,overflowY:i}=getComputedStyle(t),r=o=>o==="auto"||o==="scroll";return e.startsWith("Arro\
w")?r(s)&&t.scrollWidth>t.clientWidth:r(i)&&t.scrollHeight>t.clientHeight}};function ri(n){let{store:t,player:e}=n;return{start:()=>n.seek(0),back:()=>n.hold(()=>e.back("round")),previous:()=>n.hold(()=>e.back("step")),play:()=>n.toggle(),
next:()=>n.forward("step"),forward:()=>n.forward("round"),end:()=>n.toEnd(),stop:()=>n.send("stop",{round:t.state.moment.round}),seek:s=>n.seek(s.round,s.phase),
follow:()=>n.toEnd(),run:()=>n.send("new",{}),set:s=>t.set(s),present:()=>n.present(!t.state.presenting)}}function za(n){let{transport:t,store:e}=n,{start:s,back:i,
previous:r,play:o,next:l,forward:c,end:d,present:p}=ri(n),h=()=>{let{presenting:u,pinned:f}=e.state;if(t.help.open)t.toggleHelp(!1);else if(u)p();else if(f)n.pin(
null);else return!1;return!0};return new gs({node:n.node,actions:{toggle:o,roundBack:i,roundOn:c,stepBack:r,stepOn:l,start:s,end:d,present:p,escape:h,help:()=>t.
toggleHelp()},pin:()=>n.pin(e.state.cursor),predict:u=>n.predict.press(Ea(u,e.state)?"r":u,e.state.predicting),letters:()=>t.letters.checked,presenting:()=>e.state.
presenting,options:()=>n.stream.options(e.state.moment.round),cells:u=>n.round.node.contains(u)?n.round.rows():n.rounds.cells(),leap:u=>{let f=t.strip.momentFor(
u,e.state.moment);return f&&n.seek(f.round),!!f}})}function Ea(n,t){return n==="PageDown"&&t.presenting&&!Ft(t)&&K(t)!==null}function xs({target:n}){let t=n instanceof
Element?n.closest("[data-at]"):null;if(!(t instanceof HTMLElement))return null;let[e,s]=(t.dataset.at??"").split(".").map(Number);return{round:e,index:s}}function Rn(n){
let t=new AbortController,{node:e,store:s}=n,{signal:i}=t,r="",o=({screenX:m,screenY:g})=>`${m},${g}`;window.addEventListener("pointermove",m=>{r=o(m)},{signal:i}),
e.addEventListener("pointerover",m=>{o(m)!==r&&n.hover(xs(m))},{signal:i}),e.addEventListener("pointermove",m=>n.hover(xs(m)),{signal:i}),e.addEventListener("fo\
cusin",m=>n.focusOn(xs(m)),{signal:i});let l=null;e.addEventListener("pointerdown",()=>{l=s.state.pinned},{signal:i,capture:!0}),e.addEventListener("click",m=>{
let g=xs(m);g&&n.pin(St(g,m.detail?l:s.state.pinned)?null:g)},{signal:i}),document.addEventListener("pointerdown",({target:m})=>{let{help:g}=n.transport;g.open&&
m instanceof Node&&!g.contains(m)&&n.transport.toggleHelp(!1)},{signal:i}),n.stage.addEventListener("pointerleave",({pointerType:m})=>{m==="mouse"&&s.set({hovered:null})},
{signal:i}),za(n).listen(i);let c=()=>{n.palette.refresh()&&n.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",c,{signal:i});
let d=new MutationObserver(c);[document.documentElement,document.body].forEach(m=>d.observe(m,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,
h=new ResizeObserver(([{contentRect:m}])=>{let g=p;p=m.width,!(!p||p===g)&&(g||(n.story.lag=!s.state.whole),n.relayout())});h.observe(n.node);let u=new ResizeObserver(
()=>{s.state.run&&!s.state.whole&&n.stream.followHead()});u.observe(n.stream.scroller);let f=new ResizeObserver(()=>n.fit());return f.observe(document.body),()=>{
t.abort(),d.disconnect(),h.disconnect(),u.disconnect(),f.disconnect()}}var Sa=["pinned","hovered","cursor"],bs=class{constructor(t,{words:e,send:s=()=>{},live:i=!1,standalone:r=!1,most:o=16}){let l=ie(e);di.teach(e),this.send=s,this.
store=new oe({...at,live:i},z=>this.changed(z)),this.player=new Ye(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=a("div",{
class:"specviz"+(r?" sv-standalone":"")}),t.replaceChildren(this.node);let c=this.palette=new kt(this.node),d=z=>this.seek(z),p=z=>this.store.set(z);this.line=new es(
l),this.headline=new De(l),this.transport=new Ke({say:l,palette:c,keys:e.keys,actions:ri(this)}),this.stream=new ge({say:l,set:p}),this.rounds=new be(l),this.round=
new ke(l),this.sequels=new is({say:l,send:s,store:this.store,most:o}),this.experiments=new hs({say:l,set:p,rounds:this.rounds,sequels:this.sequels}),this.story=
new ts({say:l,stream:this.stream,rounds:this.rounds,teach:z=>this.teach(z)}),this.predict=new us({say:l,intents:{set:p,toggle:()=>this.asking.toggle(),answer:z=>this.
asking.answer(z),goOn:()=>this.toggle()}}),this.asking=new vs(this),this.marker=new Xe([this.stream,this.rounds,this.round]),this.inspector=new ls({say:l,set:p,
sequels:this.sequels,unpin:()=>this.pin(null),stage:z=>{this.seek(z.round+1),this.pin(z)}});let{sequels:h}=this,u={race:()=>h.make({changes:{temperature:0}}),offered:()=>i&&
!h.refusal};this.charts=new Ue({say:l,palette:c,seek:d,greedy:u}),this.ledger=new We(l),this.presenter=new fs({node:this.node,resized:()=>this.relayout()});let{
race:f,costs:m,lossless:g,speedup:O,breakdown:A}=this.charts;this.views=new Ee({say:l,set:p,views:{race:[f.node],same:[g.node],rounds:[this.rounds.node,this.experiments.
node],time:[m.node,O.node],guesses:[A.node],numbers:[this.ledger.node]}}),this.empty=a("p",{class:"sv-empty"},l("empty")),this.story.node.append(this.predict.button,
this.predict.refused,this.predict.node),this.transport.node.prepend(this.headline.node),this.transport.count.after(...this.stream.choices),this.stage=a("div",{class:"\
sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,Tn(this.inspector.node),this.transport.node),this.below=
a("div",{class:"sv-below"},this.headline.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,this.below),this.silence=Rn(this),this.
changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),
this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(t,{recorded:e=!1,at:s=null,phase:i=0,play:r=!1,step:o=!1,teach:l=!1,source:c=null}={}){
let d=new Ot(t),{over:p,length:h}=d,{run:u,offers:f}=this.store.state,m=c&&u?.trace.models.pair===t.models.pair&&u.trace.models.target.name===t.models.target.name;
this.inspecting="",this.transport.toggleHelp(!1),pe(d)||this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:c,recorded:e&&p}),this.
experiments.load(d);let g=Ct(d.rounds,{round:s??h,phase:i}),O=g.round===h;this.player.halt(),this.store.set({run:d,source:c,stale:!1,recorded:e&&p,moment:g,entered:null,
following:O,whole:p&&O,opening:!1,until:null,rested:p&&s===null?js(d):null,pinned:null,hovered:null,cursor:null,asked:o?"step":"round",gamma:d.trace.settings.gamma,
answers:{},looking:null,taught:!1,offers:m?f:null,...p?{status:"done",mode:"done",message:null}:{}});let A=l&&p?le(d):null;A!==null&&this.teach(A),r&&this.player.
play()}teach(t){let e=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:t+(e?1:0),phase:0}),this.store.set({opening:!0}),e||this.player.
open(t)}append(t){let{run:e,following:s}=this.state;if(!e)return this.send("resync",{from:0}),!1;let i=e.length;return e.append(t)?(s&&e.length>i&&this.mayFollow()&&
this.follow(e),e.over&&this.store.set({rested:Ei(this.state)}),e.over&&this.setState("done"),this.changed({run:e}),!0):(this.send("resync",{from:i,plain_from:e.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(t){let{moment:{round:e},asked:s,mode:i,hovered:r,predicting:o}=this.
state,l={asked:"round",hovered:i==="running"?r:null};s==="step"?this.player.move({round:e,phase:1},"step",l):this.player.move({round:t.length,phase:0},t.length===
e+1?"round":null,l),o&&this.asking.goOn()}setState(t,e=null){this.store.set({status:t,message:e,...t==="error"||t==="loading"?{}:{mode:t}})}forgive(){this.state.
status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(t){t!==this.state.stale&&this.store.set({stale:t})}trace(){return this.state.run&&
this.state.run.trace}hold(t){t(),this.store.set({hovered:null})}seek(t,e=0){this.hold(()=>this.player.seek({round:t,phase:e}))}toEnd(){this.hold(()=>this.player.
toEnd())}forward(t){if(this.asking.leavesVerdict())return;let{state:e}=this,s=Z(e);P(e)?this.hold(()=>this.player.forward(t)):(s||e.live&&!e.run)&&(this.store.set(
{following:!0,asked:e.predicting?"step":t}),this.send("step",{round:e.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{state:t}=this,e=Z(
t)&&P(t)===0;t.playing?this.player.halt():t.predicting&&(P(t)||e)?this.asking.goOn():e?(this.store.set({following:!0,asked:"round"}),this.send(t.mode==="running"?
"pause":"resume",{round:t.moment.round,open:!0})):t.run?this.player.play():this.send("run",{open:!1})}hover(t){t&&!St(t,this.state.hovered)&&this.store.set({hovered:t})}focusOn(t){
t&&this.store.set({cursor:t,hovered:t,...this.state.pinned?{pinned:t}:{}})}pin(t){this.store.set({pinned:t,...t?{cursor:t}:{}})}tint(t){this.stream.tint.has(t)&&
this.store.set({tint:t})}open(t){this.views.has(t)&&this.store.set({view:t})}present(t){t!==this.state.presenting&&(this.store.set({presenting:t}),this.presenter.
show(this.state),(t?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.lag=!this.
state.whole)}changed(t){let e=Object.keys(t);this.story.lag=this.story.lag||"view"in t,"tint"in t&&!this.state.whole&&(this.story.lag=!0),this.all=this.all||!e.
length||e.some(s=>!Sa.includes(s)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){let{all:t,state:e}=this;this.frame=0,this.all=!1,t&&this.
paintAll(e),e.run&&this.paintSelection(e),this.story.follow(),this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintAll(t){let{run:e,moment:s}=t,
i=t.mode==="running"&&!P(t),r=t.mode==="running"||t.playing;this.empty.hidden=!!e,[this.stream,this.story,this.round,this.inspector,this.headline].forEach(({node:o})=>{
o.hidden=!e}),this.below.hidden=!e,this.node.dataset.state=t.status,this.node.classList.toggle("sv-open",!!e&&!e?.over),this.node.classList.toggle("sv-predictin\
g",t.predicting),this.node.style.setProperty("--sv-pace",String(1/t.speed)),this.line.show(t),this.transport.show(t,e?this.story.tell(t,e):""),e&&(this.rounds.concealed=
Ut(t),this.predict.show(t,e),this.stream.dress(t),this.story.show(t,e,{busy:i||t.playing,live:i}),this.round.show(t,e),this.headline.show(e,s.round),this.views.
show(t),this.inspector.areas.dress(t),this.sequels.compare.show(t),this.experiments.show(t,e),this.ledger.show(e,s.round),this.charts.show(e,{shown:s.round,known:ae(
t),busy:r,view:t.view}))}paintSelection(t){let{at:e,how:s}=It(t);this.marker.show(t,e,s),this.round.tree.light(vt(t,e)?e:null),this.inspect(t,{at:e,how:s})}inspect(t,{
at:e,how:s}){let i=vt(t,e),r=Oi(t,i),o=i!==null&&i.number!==ft(t),l=JSON.stringify([e,s,r,o,i&&[i.kind,i.open]]);l===this.inspecting||!t.run||(this.inspecting=l,
this.inspector.show(t.run,i,s,{concealed:r,elsewhere:o}))}fit(){let t=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",
`${Math.round(t)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(t=>t.relayout()),this.transport.strip.draw(),this.charts.relayout(),this.
changed({})}};function Oa(n,t){let e=new bs(n,t);return{load:e.load.bind(e),append:e.append.bind(e),setState:e.setState.bind(e),offer:e.sequels.offer.bind(e.sequels),outdate:e.
outdate.bind(e),forgive:e.forgive.bind(e),state:()=>yi(e.state),trace:e.trace.bind(e),seek:e.seek.bind(e),play:e.player.play.bind(e.player),forward:e.forward.bind(
e),pin:e.pin.bind(e),tint:e.tint.bind(e),open:e.open.bind(e),present:e.present.bind(e),relayout:e.relayout.bind(e),flush:e.charts.flush.bind(e.charts),destroy:e.
destroy.bind(e),experiment:e.charts.lossless.experiment}}window.SpecViz={mount:Oa,term:S,FONT:yt,dom:{el:a,setText:v,Palette:kt}};})();
