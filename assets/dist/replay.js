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
(()=>{var z=({settings:t})=>(t.tree??"chain")!=="chain",Z=({drafts:t})=>t.some(({parent:e},s)=>e!==s-1),ot=(t,e)=>e<0?[]:[...ot(t,t[e].parent),e];function re(t){let e=[];
return t.forEach(({parent:s})=>e.push(s<0?0:e[s]+1)),e}var Oe=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function Sn(t){let e=re(t);return t.flatMap(({
verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function Tn({drafts:t}){let e=Oe(t).at(-1)??-1;return t.flatMap(({parent:n},r)=>n===e?[r]:[]).
at(-1)??t.length}function Rn(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===r?[l]:[]).forEach((i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,
count:s+1}}var at=(t,e)=>({name:t,index:e}),Ca=["medusa","dflash","lookup"],En=({drafts:t},{settings:e})=>Ca.includes(t[0]?.source??e.drafter)&&!Z({drafts:t});function he({
drafts:t,final:e,together:s}){let n=Sn(t),r=t.filter(a=>a.verdict==="accepted").length;return[...Mn({drafts:t,together:s}).map(a=>at("draft",a)),at("verify",0),
...n.map(a=>at("test",a)),...r<t.length?[at("discard",r)]:[],...e?[at("final",t.length)]:[]]}var Ls=({drafts:t,together:e})=>Mn({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Mn({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=re(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var it=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function La(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&Z(n)){let i=re(r);return t.map(
(l,d)=>d<r.length&&i[d]===i[s]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[s].verdict:it(n);return t.map((i,l)=>l===s&&a?a:i)}function zn(t,e){let s=he(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,a)=>La(r,a,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function As(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=he(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function On(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:he(t[e-1]).length-1}:{round:0,phase:0}}function lt(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=he(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var Aa=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s),$n=(t,e)=>e.split(".").reduce((s,n)=>s?.[n],t);function Cn(t){return(e,s)=>{let n=$n(t,e);
return typeof n=="string"?Aa(n,s):e}}var c=t=>t,Ps=t=>[];function Ln(t){c=Cn(t),Ps=e=>Object.keys($n(t,e)??{})}var Ct=()=>Ps("rules.kind"),fe=t=>c(`rules.kind.${t}`),T=({settings:t})=>t.rule??"token",V=t=>fe(t)==="lossy",ge=t=>t?.chances?.[0]??null,B=t=>t?.chance??ge(t),
$e=(t,e)=>V(e)&&[0,1].includes(B(t)??-1);function We(t){if(t.draw==null)return"kept";let e=t.draw;return e<(B(t)??1)?"passed":e<(ge(t)??1)?"kept":"rescued"}function An(t,e){
let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;let a=Math.min(1,r*s/n),i=e===t.length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:
{weight:a,excess:l,last:i}}var Ve=t=>t.findLastIndex(e=>e.verdict==="accepted"),Ce=(t,e)=>t==="untested"&&T(e)==="block"&&!z(e)?"dropped":t,Pn=({rule:t="token"})=>t===
"token"?null:t;function jn(t,e){let{token:s,target:n,weight:r,excess:a}=t;return e==="match"?{weight:1,taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,
mass:a??null}}var Be=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Lt=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},F=({run:t,moment:e})=>t?
t.length-e.round:0,oe=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function At({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function U({run:t,moment:{round:e,phase:s}}){return t&&s?zn(t.rounds[e],s):null}function be(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let a=U(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}var Pt=(t,e)=>t===
e||!!(t&&e&&t.round===e.round&&t.index===e.index);function xe(t){return be(t,t.pinned)?{at:t.pinned,how:"pinned"}:be(t,t.hovered)?{at:t.hovered,how:"preview"}:Pa(
t)||Na(t)}function qn(t){let{run:e,moment:s,pinned:n,following:r,playing:a,status:i,recorded:l,speed:d,pace:p,tint:u,presenting:m,view:h,opening:v,rested:f}=t;return{
...s,rounds:e?e.length:0,selected:xe(t).at,pinned:n,following:r,playing:a,state:i,recorded:l,speed:d,pace:p,tint:u,presenter:m,view:h,opening:v,rested:f}}function Pa(t){
let{run:e,moment:s,entered:n}=t,r=U(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;let a=s.round-1;return{
at:{round:a,index:Nn(e,a)},how:"now"}}var Nn=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),ja=16,Hn=[.25,.75],Ha=({drafts:t})=>t.
findIndex(e=>e.verdict==="accepted"&&We(e)==="rescued"),qa=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(ge(e)??1)),ct=(t,e)=>e===
"block"?Ha(t):V(e)?qa(t):-1,js=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function jt(t){let e=({verdict:i,target:l,draft:d})=>i===
"rejected"&&l!==null&&d!==null&&l>=Hn[0]*d&&l<=Hn[1]*d,s=t.rounds.findIndex(i=>ct(i,T(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(i).emitted>=ja,r=t.rounds.
flatMap((i,l)=>js(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&n(i))??r.find(n)??r.find(a)??r[0]??null}function Hs({rounds:t,trace:e}){let s=({
drafts:l})=>l.some(({verdict:d})=>d==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.length>n.drafts.length,
a=t.findLastIndex(l=>r(l)&&s(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var In=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&s&&n==="running"&&
!r&&e.round===t.length?Hs(t):null,Le=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function Na(t){let e=Le(t),{run:s}=t;if(!s||!s.rounds[e])return{at:null,
how:"newest"};let n=ct(s.rounds[e],T(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:a})=>a==="rejecte\
d");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Nn(s,e)},how:"newest"}}var C,Fn,Ia,we,qs,It,Wn,qt,Vn,Ds,Ns,Bn,pt=Symbol.for("pv"),Dt={},Ft=[],Da=/^m(i|n|o|s|text|space)$/,Fs=Array.isArray,Ws=Ft.slice,Pe=Object.assign;function Ae(t){
t&&t.parentNode&&t.remove()}function Un(t,e,s){var n,r,a,i={},l=arguments.length;for(a in e)a=="key"?n=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?Ws.call(arguments,2):s),dt(t,i,n,r,null)}function dt(t,e,s,n,r){var a={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:pt,__v:r||++Fn,__i:-1,__u:0};return!r&&C.vnode&&C.
vnode(a),a}function _(t){return t.children}function ce(t,e){this.props=t,this.context=e,this.__g=0}function ye(t,e){if(e==null)return t.__&&ye(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:ye(t)}function Fa(t){var e,s=t.__v,n=s.__e,r=[],a=[],i=t.__P;
i&&((e=Pe({constructor:pt},s)).__v=s.__v+1,C.vnode&&C.vnode(e),Vs(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||ye(s),32&s.__u,a),e.__v=s.__v,e.__.__k[e.__i]=
e,Zn(r,e,a),s.__=s.__e=null,e.__e!=n&&Gn(e))}function Gn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Gn(t)}function Is(t){(8&t.__g||(t.__g|=8,we.push(t),It++))&&qs==C.debounceRendering||((qs=C.debounceRendering)||queueMicrotask)(Kn)}function Kn(){try{for(var t,
e=1;we.length;)we.length>e&&we.sort(Wn),t=we.shift(),e=we.length,8&t.__g&&Fa(t)}finally{(It=we.length)&&(qs||queueMicrotask)(Kn)}}function Yn(t,e,s,n,r,a,i,l,d,p,u){
var m,h,v,f,b,g,w=n.__k||Ft,k=e.length;for(d=Wa(s,e,w,d,k),m=0;m<k;m++)(v=s.__k[m])!=null&&(h=~v.__i&&w[v.__i]||Dt,v.__i=m,g=Vs(t,v,h,r,a,i,l,d,p,u),f=v.__e,(h.
ref!=v.ref||8&h.__u)&&(h.ref&&Bs(h.ref,null,v,h),v.ref&&u.push(v.ref,v.__c||f,v)),b=b||f,4&v.__u?(d=Xn(v,d,t,!h.__v),h.__e&&(h.__e=null)):typeof v.type=="functi\
on"&&g!==void 0?d=g:f&&(d=f.nextSibling),v.__u&=-21);return s.__e=b,d}function Wa(t,e,s,n,r){var a,i,l,d,p,u,m,h,v,f=s.length,b=f,g=0,w=0,k=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[a]=dt(null,i):Fs(i)?i=k[a]=dt(_,{children:i}):
i.constructor===pt&&i.__b?i=k[a]=dt(i.type,i.props,i.key,i.ref,i.__v):k[a]=i,d=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=Va(i,s,d,b))&&(b--,(l=s[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==d-1?g--:p==d+1?g++:p!=d&&(p>d?g--:g++,w=1)):(~p||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):k[a]=null;if(w){for(u=[],m=[],
a=0;a<r;a++)if((i=k[a])&&16&i.__u){for(g=0,h=u.length;g<h;)u[v=g+h>>1]<i.__i?g=v+1:h=v;u[g]=i.__i,m[a]=g+1}for(g=u.length;a--;)m[a]&&(m[a]==g?g--:k[a].__u|=4)}if(b)
for(a=0;a<f;a++)!(l=s[a])||2&l.__u||(l.__e==n&&(n=ye(l)),Us(l,l));return n}function Xn(t,e,s,n){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=Xn(r[a],e,s,!1));return e}for(e&&!e.parentNode&&(e=ye(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Va(t,e,s,n){var r,a=t.key,i=t.type,l=e[s],d=l&&!(2&l.__u);if(l===null&&a==null||d&&a==l.key&&i==l.type)return s;if(n>(d?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function Dn(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function Ht(t,e,s,n,r){var a,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||Dn(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||Dn(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=Ns[e]||(Ns[e]=Ba(e)),(t.__a||(t.__a={}))[e]=Ds,a=e!=(e=e.replace(Vn,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function Ba(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[qt]==null)e[qt]=Ds++;else if(e[qt]<this.__a[t])return;return s(C.event?C.event(e):e)}}}function Vs(t,e,s,n,r,a,i,l,d,p){
var u,m,h,v,f,b,g,w,k,x,y,S,ve,me,J,rt,ee,te,H=e.type;if(e.constructor!==pt)return null;128&s.__u&&(d=32&s.__u,u=s.__c.__z)&&(e.__u|=d,m=a=[],u.nodeType==8?l=Nt(
u,a):a.push(u),l=a[0]||l),(u=C.__b)&&u(e);e:if(typeof H=="function"){h=i.length;try{if(w=e.props,k=(u=H.prototype)&&u.render,x=(u=H.contextType)&&n[u.__c],y=u?x?
x.props.value:u.__:n,(v=s.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(k?e.__c=v=new H(w,y):(e.__c=v=new ce(w,y),v.constructor=H,v.render=Ga),x&&x.sub(v),v.state||(v.state=
{}),v.__n=n,v.__g|=8,v.__h=[],v.__k=[]),k&&(v.__s||(v.__s=v.state),H.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=Pe({},v.__s)),Pe(v.__s,H.getDerivedStateFromProps(
w,v.__s)))),f=v.props,b=v.state,v.__v=e,s.__c){if(w!==f&&k&&!H.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(w,y),e.__v==s.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(w,v.__s,y)===!1){e.__v!=s.__v&&(v.props=w,v.state=v.__s,v.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function(D){D&&(D.__=e)}),Ft.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),l=ye(s);break e}v.componentWillUpdate&&v.componentWillUpdate(
w,v.__s,y),k&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(f,b,g)})}else k&&!H.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
k&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=y,v.props=w,v.__P=t,v.__g&=-5,S=C.__r,ve=k?25:0;do v.__g&=-9,S&&S(e),u=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++ve<25);k&&(Ft.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(n=Pe({},n,v.getChildContext())),k&&s.__c&&v.
getSnapshotBeforeUpdate&&(g=v.getSnapshotBeforeUpdate(f,b)),me=u&&u.type===_&&u.key==null?u.props.children:u,w.__P&&(u=l,r=(t=w.__P).namespaceURI,d=a=null,s.props&&
s.props.__P!=t&&(s.__k.some(function(D){D&&Us(D,D)}),s.__k=null),l=s.__k?ye(s,0):null),l=Yn(t,Fs(me)?me:[me],e,s,n,r,a,i,l,d,p),w.__P&&(e.__e=null,l=u),e.__u&=-161,
m&&m.some(Ae),v.__h.length&&i.push(v),1&v.__g&&(v.__g&=-4)}catch(D){if(i.length=h,e.__v=null,d||a)if(D&&D.then){if(e.__u|=128|d,a){for(~(ee=a.indexOf(l||void 0))||
(ee=a.length);(te=a[ee-1])&&te.nodeType==8;)ee--;for(;ee<a.length;ee++)if(te=a[ee])if(a[ee]=null,J){if(te==rt)break}else{if(te.nodeType!=8)break;te.data.startsWith(
"$s")&&(rt=Nt(J=te))}}if(!J){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;J=l}(u=Nt(J=e.__c.__z||(e.__c.__z=J)))?(e.__e=J,l=u):e.__e=l,l=l&&l.nextSibling}else
a&&a.some(Ae);else e.__e=s.__e;e.__k||(e.__k=s.__k||[]),D&&D.then||Jn(e),C.__e(D,e,s)}}else l=e.__e=Ua(s.__e,e,s,n,r,a,i,d,p,t);return(u=C.diffed)&&u(e),l}function Nt(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)
return t}e&&e.push(t)}}function Jn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Jn))}function Zn(t,e,s){for(var n=0;n<s.length;)Bs(s[n++],s[n++],s[n++]);C.__c&&
C.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){C.__e(a,r.__v)}})}function Ua(t,e,s,n,r,a,i,l,d,p){var u,m,h,v,f,b,g,
w,k=s.props||Dt,x=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),a){for(u=0;u<a.length;u++)if((f=a[u])&&(y?f.localName==y:f.nodeType==3)){t=f,a[u]=null;break}}if(!t){if(w=p.ownerDocument||document,!y)return w.createTextNode(
x);t=w.createElementNS(r,y,x.is?x:p),l&&(C.__m&&C.__m(e,a),l=!1),a=null}if(y){if(p=y=="template"&&t.content||t,a=y=="textarea"&&x.defaultValue!=null?null:a&&Ws.
call(p.childNodes),!l&&a)for(k={},u=0;u<t.attributes.length;u++)k[(f=t.attributes[u]).name]=f.value;for(u in k)f=k[u],u=="dangerouslySetInnerHTML"?h=f:u=="child\
ren"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||Ht(t,u,null,f,r);for(u in x)f=x[u],u=="children"?v=f:u=="dangerouslySetInnerHT\
ML"?m=f:u=="value"?b=f:u=="checked"?g=f:l&&typeof f!="function"||k[u]===f||Ht(t,u,f,k[u],r);m?(l||h&&(m.__html==h.__html||m.__html==t.innerHTML)||(t.innerHTML=m.
__html),e.__k=[]):(h&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Da.test(y))&&(r="http://www.w3.org/1999/xhtml"),Yn(p,Fs(v)?
v:[v],e,s,n,r,a,i,a?a[0]:s.__k&&ye(s,0),l,d),a&&a.some(Ae)),l&&y!="textarea"||(u="value",y=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(y!="pro\
gress"||b)||Ht(t,u,b,k[u],r),u="checked",g!=null&&g!=t[u]&&Ht(t,u,g,k[u],r))}else k===x||l&&t.data==x||(t.data=x);return t}function Bs(t,e,s,n){try{typeof t=="f\
unction"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){C.__e(r,s)}}function Us(t,e,s){var n,
r,a,i;if(C.unmount&&C.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Bs(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){
C.__e(l,e)}n.__P=n.__n=null}if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&Us(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=Nt(n,a=[]))&&
(n==t.__e&&a.some(Ae),Ae(r),Ae(n)),s||Ae(t.__e),t.__e=t.__c=t.__=null}function Ga(t,e,s){return this.constructor(t,s)}function Ue(t,e){var s,n,r,a;C.__&&C.__(t,
e),e.nodeType==9&&(e=e.documentElement),n=(s=t&&32&t.__u)?null:e.__k,e.__k=dt(_,{children:[t]}),r=[],a=[],Vs(e,e.__k,n||Dt,Dt,e.namespaceURI,n?null:e.firstChild?
Ws.call(e.childNodes):null,r,n?n.__e:e.firstChild,s,a),Zn(r,e.__k,a),e.__k.props.children=null}function Qn(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&n.forEach(function(i){i.__g|=4,Is(i)})},this.sub=function(a){n.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){n.delete(a),i&&i.call(a)}}),s.children}return e.__c="__cC"+Bn++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}C={__e:function(t,e,s,n){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw It=0,t}},Fn=0,Ia=function(t){return t!=null&&t.
constructor===pt},ce.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=Pe({},this.state)),typeof t=="function"&&(t=t(Pe({},s),this.props)),
t&&(Pe(s,t),this.__v&&(e&&this.__k.push(e),Is(this)))},ce.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Is(this))},ce.prototype.render=
_,we=[],It=0,Wn=function(t,e){return t.__v.__b-e.__v.__b},qt=Symbol(),Vn=/(PointerCapture)$|Capture$/i,Ds=0,Ns={},Bn=0;var Ka=new TextEncoder,Ya=new TextDecoder("utf-8",{ignoreBOM:!0});function er(t){return t==null?[]:typeof t=="string"?[...Ka.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Xa(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Ja(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return Xa(s)>e?e:0}return 0}var de=Object.freeze({bytes:[],tokens:0});function ke(t,e){let s=[...t.bytes,...er(e)],n=Ja(s),r=s.slice(
0,s.length-n);return{text:Ya.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:de}}var pe=t=>er(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Za=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Qa=["space","newline","tab","control","text"];function Gs(t){return[...t.matchAll(Za)].map(e=>({kind:Qa[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var Ks=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),ei=t=>t&&`⁨${t}⁩`,Wt=t=>t.replace(/[\u2068\u2069]/g,"");function G(t){return ei(Gs(t).map(
({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Ks(s):s).join(""))}var A=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),je="–",ae=t=>(e,s)=>e==null||!Number.isFinite(e)?je:t(e,s);function ti(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var _e=ae((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return ti(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),I=ae((t,e)=>t>0&&t<1e-4?"<0.0001":_e(t,e)),se=ae(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.\
999":t.toFixed(3));function K(t,e){let s=l=>[t,e].map(d=>_e(d,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var O=ae(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),W=ae(t=>t.toFixed(t<9.995?2:1)+"×"),L=ae((t,e=2)=>t.toFixed(e)),Ys=ae(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),Se=ae(t=>t.toLocaleString("en")),Xs=ae(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),P=ae(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var Vt=({trace:t})=>t.settings.gamma>0&&!z(t),Zs=({round:t,index:e})=>`${t}.${e}`;function Qs({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let a=he(t.rounds[n])[r],i={round:n,index:a.index};return a.name==="test"&&!(Zs(i)in s)?i:null}function vt(t){let e=U(t)?.phase;if(!e||e.name!==
"test")return null;let s=Zs({round:t.moment.round,index:e.index});return s in t.answers?s:null}var mt=t=>t.predicting&&t.looking!==null&&t.looking===vt(t),ie=t=>mt(
t)?null:Qs(t,t.moment);function tr({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],a=T(t.trace)==="block"?null:B(r),i=Zs(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:a}},looking:i}}function ht({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var sr=(t,e)=>ht(t)&&e?.kind==="lit",Js=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,ut=(t,e)=>(t-(e?1:0))**2;function nr(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:a})=>r>.5===a).length,brier:Js(e.map(({chance:r,kept:a})=>ut(r,a))),known:n.length,truth:Js(n.
map(({threshold:r,kept:a})=>ut(r,a))),best:Js(n.map(({threshold:r})=>r*(1-r)))}}function rr(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:L(t.brier),truth:L(t.truth),best:L(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[A(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":a}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var Bt={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},or=t=>Object.keys(Bt).find(e=>Bt[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),Ut=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:s,store:n}=this.viewer;if(e.run){if(!Vt(e.run)){this.refused=e.run,this.viewer.changed({});return}s.halt(),n.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),oe(e.state)&&!ie(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:s}=this;!F(s.state)&&e.over&&s.player.seek(Be.moment),s.toggle()}leavesVerdict(){let{viewer:e}=this,s=mt(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&ie(e.state)!==null}answer(e){let{state:s,store:n,player:r}=this.viewer,a=ie(s);a&&(n.set(
tr(s,a,e)),r.forward("step"))}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n==="g")this.toggle();else if(s)if(n==="r")this.answer(null);else if(n in Bt)this.
answer(Bt[n]);else return!1;else return!1;return!0}};var He,q,en,ar,tn=Object.is,Gt=0,hr=[],sn=[],N=C,ir=N.__b,lr=N.__r,cr=N.diffed,dr=N.__c,pr=N.unmount,ur=N.__;function gt(t,e){N.__h&&N.__h(q,t,Gt||e),Gt=0;var s=q.
__H||(q.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function j(t){return Gt=1,si(br,t)}function si(t,e,s){var n=gt(He++,2);if(n.t=t,!n.__c&&
(n.__=[s?s(e):br(void 0,e),function(a){var i=(n.__N||n.__)[0],l=n.t(i,a);tn(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=q,!q.__f)){q.__f=!0;var r=q.shouldComponentUpdate;
q.shouldComponentUpdate=function(a,i,l){var d=this.__H;if(!d)return!0;var p=!1,u=this.props!=a;if(d.__.some(function(h){h.__N&&(p=!0,tn(h.__[0],h.__N[0])||(u=!0))}),
r){var m=r.call(this,a,i,l);return p?m||u:m}return!p||u}}return n.__}function fr(t,e){var s=gt(He++,3);!N.__s&&rn(s.__H,e)&&(s.__P=!0,s.__=t,s.u=e,q.__H.__h.push(
s))}function E(t,e){var s=gt(He++,4);!N.__s&&rn(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,q.__h.push(s))}function R(t){return Gt=5,Ge(function(){return{current:t}},[])}function Ge(t,e){var s=gt(He++,7);return rn(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function gr(t){var e=q.context[t.__c],s=gt(He++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(q)),e.props.value):t.__}function ni(){var t;do{for(;t=sn.shift();)try{ft(t)}catch(s){N.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=hr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ft),e.__h.
some(nn),e.__h=[]}catch(s){e.__h=[],N.__e(s,t.__v)}}}while(sn.length)}N.__b=function(t){q=null,ir&&ir(t)},N.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
ur&&ur(t,e)},N.__r=function(t){lr&&lr(t),He=0;var e=(q=t.__c).__H;e&&(en==q?q.__h=[]:(e.__h.some(ft),e.__h.some(nn),He=0),e.__h=[],e.__.some(function(s){s.__N&&
(s.__=s.__N),s.u=s.__N=void 0})),en=q},N.diffed=function(t){cr&&cr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&mr(hr.push(e)),e.__H.__.some(function(s){s.u&&(s.
__H=s.u)})),en=q=null},N.__c=function(t,e){e.some(function(s){try{s.__h.some(ft),s.__h=s.__h.filter(function(n){return!n.__||nn(n)})}catch(n){s.__h=[function(){
throw n}]}}),dr&&dr(t,e)},N.unmount=function(t){pr&&pr(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,mr(sn.push(r))}else ft(r)}catch(a){e=a}}),n.__H=void 0,e&&N.__e(e,n.__v))};var vr=typeof requestAnimationFrame==
"function";function ri(t){var e,s=function(){clearTimeout(n),vr&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);vr&&(e=requestAnimationFrame(s))}function mr(t){
t!=1&&ar==N.requestAnimationFrame||((ar=N.requestAnimationFrame)||ri)(ni)}function ft(t){var e=q,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),q=e}function nn(t){
var e=q;t.__c=t.__(),q=e}function rn(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!tn(s,t[n])})}function br(t,e){return typeof e=="function"?e(
t):e}var oi=Symbol.for("pv"),ai=0;function o(t,e,s,n,r,a){e||(e={});var i,l,d=e;if("ref"in d&&typeof t!="function")for(l in d={},e)l=="ref"?i=e[l]:d[l]=e[l];var p={type:t,props:d,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:oi,__v:--ai,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),C.vnode&&C.vnode(p),p}function Te(){let t=R(null),[e,s]=j(0);return E(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let a=new ResizeObserver(r);return a.observe(n),()=>a.disconnect()},
[]),[t,e]}function Kt({label:t,heads:e,rows:s,hidden:n}){let[r,a]=j(!1);return o("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:c("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&s.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var Yt=196,Xt=40,xr=10,wr=10,on=40,ii=[0,.5,1],Ke=10;function an({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[a,i]=Te(),l=u=>Xt+u*(i-Xt-xr),d=u=>wr+
(1-u)*(Yt-wr-on),p=t.filter(({tested:u})=>u>=Ke);return o("div",{class:"sv-dots",role:"img","aria-label":n,ref:a,children:[i>0&&o("svg",{width:i,height:Yt,"aria\
-hidden":"true",children:[ii.map(u=>o(_,{children:[o("line",{class:"sv-dots-grid",x1:Xt,x2:i-xr,y1:d(u),y2:d(u)}),o("text",{x:Xt-6,y:d(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:d(0),y2:d(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${d(
u.share)}`).join(" ")}),s.map(({at:u,label:m})=>o("text",{x:l(u),y:Yt-on+15,"text-anchor":u<1?"middle":"end",children:m})),t.map(u=>o(_,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:d(u.low),y2:d(u.high)}),o("circle",{class:u.tested<Ke?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:d(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:Yt-on+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var kr=Qn(null);function Y(){let t=gr(kr),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function M(){let t=Y();return{...t,run:t.state.run}}
var bt=(t,e,s)=>Ue(o(kr.Provider,{value:t,children:e}),s),Ye=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),Re=class extends ce{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return o(_,{children:this.props.children})}},Xe=t=>class extends ce{shouldComponentUpdate(e){
return Object.entries(e).some(([s,n])=>n!==this.props[s])}render(){return t(this.props)}},$=({name:t,...e})=>o("button",{type:"button",class:"sv-term","data-ter\
m":t,"aria-haspopup":"dialog",...e},t),yr=/\u2068([^\u2069]*)\u2069/,_r=t=>Array.isArray(t)?t.map(_r):typeof t!="string"||!yr.test(t)?t:t.split(yr).map((e,s)=>s%
2?o("bdi",{translate:!1,children:e}):e),li=C.vnode;C.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?e.children=_r(e.children):
typeof e[s]=="string"&&(e[s]=Wt(e[s]))}li?.(t)};var ln=["accepted","rejected","untested"],ci=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:O(t)})),Sr=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-\
many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",
children:n}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:s})]}))}),
Jt=({heading:t,means:e,says:s,heads:n,rows:r,children:a})=>o("figure",{class:"sv-figure-block",children:[o("h3",{children:o($,{name:e,children:t})}),a,o("p",{class:"\
sv-note",children:s}),o(Kt,{label:t,heads:n,rows:r})]}),Tr=(t,e)=>c("calibration.between",{from:O(t),to:O(e)}),Rr=({share:t,low:e,high:s,tested:n})=>[O(t),Tr(e,
s),n],Er=t=>t.some(({tested:e})=>e<Ke)&&c("given.hollow",{few:Ke});function di({slots:t,rounds:e}){let s=t.filter(([l,d])=>l+d>0),n=s.length,r=t.length===1?"ari\
a_one":n===1?"aria_first":"aria",a=(l=0)=>O(l/e),i=t.length?c(`slots.${r}`,{first:a(t[0][0]),last:a(s[n-1]?.[0]),n}):c("slots.none");return o(Jt,{heading:c("slo\
ts.heading"),means:"acceptance_by_position",says:i,heads:[c("slots.slot"),...ln.map(l=>c(`kind.${l}`)),c("slots.of_rounds"),c("slots.of_judged")],rows:t.map(([l,
d,p,u],m)=>[m+1,l,d,p,a(l),O(u)]),children:[o(Sr,{says:i,columns:t.map((l,d)=>({label:String(d+1),value:a(l[0]),parts:ln.map((p,u)=>[p,(l[u]??0)/e])}))}),o("ul",
{class:"sv-legend",children:ln.map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),c(`kind.${l}`)]}))})]})}function pi({slots:t}){let e=t.flatMap(
([d,p,,u,m,h],v)=>{let f=(v+.5)/t.length;return u===null||m===null||h===null?[]:[{share:u,low:m,high:h,tested:d+p,x:f,at:f,label:String(v+1)}]}),s=e.filter(({tested:d})=>d>=
Ke),[n,r]=[s[0],s[s.length-1]],a=s.length<2?"few":r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&c("given.ends",{first:n.label,last:r.label,first_share:O(
n.share),last_share:O(r.share)}),l=e.length?A(i,c(`given.${a}`),Er(e)):c("slots.none");return o(Jt,{heading:c("given.heading"),means:"acceptance_by_position",says:l,
heads:[c("slots.slot"),c("slots.of_judged"),c("given.interval"),c("given.tested")],rows:e.map(d=>[d.label,...Rr(d)]),children:o(an,{dots:e,axis:{title:c("given.\
axis"),ticks:e},says:l})})}function ui({sums:{lengths:t=[0],rounds:e,accepted:s}}){let n=Math.max(...t),r=t.flatMap((i,l)=>i===n?[l]:[]),a=c(e?r.length>1?"lengt\
hs.tied":"lengths.aria":"slots.none",{mean:L(s/e),commonest:r.join(c("comma")),count:n,rounds:e});return o(Jt,{heading:c("lengths.heading"),means:"mean_acceptan\
ce_length",says:a,heads:[c("lengths.length"),c("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(Sr,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(
i),parts:[["accepted",i/Math.max(1,n)]]}))})})}function vi({run:t,shown:e}){let s=t.folds.at(t.length).calibration;if(!s)return null;let n=c("calibration.headin\
g");if(!s.groups)return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o($,{name:"calibration",children:n})}),o("p",{class:"sv-note",children:c(
"calibration.other_rule",{rule:c(`rules.name.${T(t.trace)}`)})})]});let r=t.folds.at(e).calibration,a=s.headed?"head":"own",i=(r?.groups??[]).map(([d,p,u,m,h,v,
f])=>({from:d,to:p,share:h,low:v,high:f,tested:m,x:u,at:(d+p)/2})),l=r?A(c(`calibration.${a}`),c("calibration.sum",{mean:O(r.mean),share:O(r.share),tested:r.tested}),
c("calibration.equal"),Er(i)):c("slots.none");return o(Jt,{heading:n,means:"calibration",says:l,heads:[c("calibration.predicted"),c("calibration.mean"),c("slots\
.of_judged"),c("given.interval"),c("given.tested")],rows:i.map(d=>[Tr(d.from,d.to),O(d.x),...Rr(d)]),children:o(an,{dots:i,axis:{title:c(`calibration.axis.${a}`),
ticks:ci},says:l,diagonal:!0})})}function Mr(t){let{run:e,shown:s}=t,n=e.folds.at(s),{slots:r=[]}=n;return o("section",{class:"sv-section",children:e.width>0&&o(
_,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("breakdown.heading")})}),o("div",{class:"sv-breakdown-charts",children:[o(di,{slots:r,
rounds:s}),o(pi,{slots:r}),o(ui,{sums:n}),o(vi,{...t})]})]})})}var mi={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},hi=["draft","verify","accept"];function Je({plain:t}){let e=(s,n)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":s}),o($,{name:mi[s],children:n})]});return o("ul",{class:"sv-legend",children:[hi.map(s=>e(s,c(`part_key.${s}`))),t&&e("\
plain",t)]})}var Or=["draft","verify","accept"],fi=["plain","speculative","bursts"];function gi(t,e){let s=t.folds.comparison(e);if(!s||s.round.steps===null)return null;let{
seconds:n,steps:r,...a}=s.round,i=t.folds.at(t.folds.compared(e)).mean_acceptance_length;return{parts:a,round:n,length:i,steps:r,speedup:t.folds.measured(e)}}var $r=t=>Object.
fromEntries(Or.map(e=>[e,P(t[e])]));function bi(t,e){if(!e)return c(t.folds.plain.tokens.length||!t.length?"costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,
r=Or.reduce((l,d)=>s[l]>=s[d]?l:d),[a,i]=[L(e.steps),L(e.length)];return A(c("costs.round",{round:P(e.round),steps:a,length:i,...$r(s)}),n===null?c("headline.im\
possible"):c(n>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:W(n),blame:c(`part.${r}`)}))}var zr=({way:t,parts:e,most:s})=>o("div",{class:"sv-cost",
children:[o("span",{children:c(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).map(([n,r])=>o("span",{"data-part":n,style:`--n:${r/s}`}))}),
o("span",{class:"sv-cost-value",children:P(Object.values(e).reduce((n,r)=>n+r,0))})]});function xi({plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,
accept:n},a=e+s+n,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":c("costs.aria",{plain:P(t),total:P(a),...$r(r)}),children:[o(zr,{way:"\
plain",parts:{plain:t},most:i}),o(zr,{way:"speculative",parts:r,most:i})]})}function Cr({run:t,shown:e}){let s=t.folds.comparison(e),n=gi(t,e),r={plain:s?.wait,
...t.folds.at(e).waits};return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv-costs-block",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:c("costs.heading")})}),s&&n&&o(xi,{...s.cost}),o(Je,{}),o("p",{class:"sv-note",children:bi(t,n)})]}),o(
"div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("table",{children:[
o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:c("waits.p50")}),o("th",{scope:"col",children:c("waits.p95")})]})}),o("tbody",{children:fi.
map(a=>o("tr",{children:[o("th",{scope:"row",children:c(`waits.${a}`)}),o("td",{children:P(r[a]?.p50)}),o("td",{children:P(r[a]?.p95)})]}))})]})}),o("p",{class:"\
sv-note",children:c("waits.means")})]})]})})}var Zt=260,xt=52,cn=14,Lr=22,Ar=42,wi=.001,Pr=wi/1.6,yi=[.001,.01,.1,1],ki=[10,100,1e3,1e4],_i=[["lossy",2],["exact",1]],jr=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function Si({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:jr(e)}),t==="exact"?o("circle",{cx:n,cy:r,r:5}):o("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:c(`frequencies.${t}`)})]})}function Hr({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
a,i]=Te(),l=Math.log(s[s.length-1]/s[0]),d=m=>xt+Math.log(m/s[0])/l*(i-xt-cn),p=m=>Lr+Math.log(1/Math.max(m,Pr))/Math.log(1/Pr)*(Zt-Lr-Ar),u=m=>t.map((h,v)=>[d(
s[v]),p(h[m])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:Zt,"aria-hidden":"true",children:[yi.
map(m=>o(_,{children:[o("line",{class:"sv-convergence-grid",x1:xt,x2:i-cn,y1:p(m),y2:p(m)}),o("text",{x:xt-6,y:p(m)+4,"text-anchor":"end",children:`${m*100}%`})]})),
ki.map((m,h)=>o("text",{x:d(m),y:Zt-Ar+18,"text-anchor":["start","middle","middle","end"][h],children:m.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(xt+i-cn)/2,y:Zt-6,"text-anchor":"middle",children:c("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:jr([...u(1),...u(0).reverse()])}),
_i.map(([m,h])=>o(Si,{rule:m,width:i,points:e.slice(0,n).map(v=>[d(v[0]),p(v[h][2])])},m))]})})}var dn=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:O(t);var Ze=(t,e=!1)=>Gs(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return o("span",{class:"sv-control",children:Ks(n)});let r=e&&s!=="space";
return o("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})}),X=({text:t,oneLine:e=!1})=>o(_,{children:Ze(t,e)});var qr=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,untested:0,emitted:0,draft:0,verify:0,accept:0,seconds:0,acceptance_rate:null,draft_efficiency:null,
mean_acceptance_length:null,mean_overlap:null,tokens_per_second:null});function Ti({drafts:t,final:e}){let s=t.flatMap(({verdict:n,token:r})=>n==="accepted"?[r]:
[]);return e?[...s,e.token]:s}var es=t=>t.draft+t.verify+t.accept,Qt=class{constructor(e){this.sampled=e}sampled;sums=[qr];comparisons=[];output=[];plain={tokens:[],
seconds:[],until:[0]};push(e){this.sums.push({...qr,...e.sums}),this.output.push(...Ti(e))}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.
plain.until.push(this.plain.until[this.plain.until.length-1]+s)}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-
this.sums[e].accepted}compared(e){return Math.min(e,this.comparisons.length)}comparison(e){return this.comparisons[this.compared(e)-1]??null}measured(e){let s=this.
comparison(e);return s&&!s.impossible?s.speedup:null}agreement(e){let s=this.sampled?null:this.comparison(e);return s&&{compared:s.tokens,first_difference:s.first_difference??
null}}summary(e=this.sums.length-1){let s=this.agreement(e);return{...this.at(e),plain_tokens_per_second:this.comparison(e)?.plain_tokens_per_second??null,speedup:this.
measured(e),agrees_with_plain:s&&s.first_difference===null}}};var Ri=Object.freeze({tokens:[],seconds:[]}),Ei=/^<\|?\w+\|?>$/,Mi=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Qe=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=de;constructor(e){
this.folds=new Qt(e.settings.temperature>0),this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},comparisons:this.folds.comparisons,pieces:{...e.pieces}},this.
width=e.settings.gamma;for(let a of this.promptTokens()){let{text:i,pending:l}=ke(this.pending,this.piece(a));this.promptText+=i,this.pending=l}let{rounds:s,plain:n,
comparisons:r}=e;this.append({from:0,rounds:s,plain:n,plain_from:0,comparisons:r,comparisons_from:0})}piece(e){return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.
trace,s=this.piece(e[0]);return typeof s=="string"&&Ei.test(s)?e.slice(1):e}get length(){return this.rounds.length}get over(){return this.trace.ending!=="runnin\
g"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;return s.tokens.findIndex(r=>r===n||Mi.test(String(this.piece(
r))))}append({from:e=this.length,rounds:s=[],plain:n=Ri,plain_from:r=this.trace.plain.tokens.length,comparisons:a=[],comparisons_from:i=this.folds.comparisons.length,
pieces:l,...d}){let{trace:p}=this,u=p.plain,m=this.folds.comparisons;if(e>this.length||n.tokens.length&&r>u.tokens.length||i>m.length)return!1;Object.assign(p.pieces,
l),s.slice(this.length-e).forEach(h=>this.push(h));for(let h=u.tokens.length-r;h<n.tokens.length;h+=1)u.tokens.push(n.tokens[h]),u.seconds.push(n.seconds[h]),this.
folds.pushPlain(n.tokens[h],n.seconds[h]);return m.push(...a.slice(m.length-i)),p.prefill=d.prefill??p.prefill,p.captured=d.captured??p.captured,this.over||(p.ending=
d.ending??p.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.push(En(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),
this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,n=[];e.drafts.forEach(({token:i,verdict:l,parent:d})=>{let p=this.slot(i,l,d<0?s:n[d].
pending);l==="accepted"&&(this.pending=p.pending),n.push(p)});let r=it(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),
{slots:a?[...n,a]:n,final:a}}slot(e,s,n){let r=this.piece(e),{text:a,took:i,pending:l}=ke(n,r),d=a===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:a,took:i,
part:d,pending:l}}alone(e){let s=this.piece(e);return typeof s=="string"?s:ke(de,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;
let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accepted").length,l=s<a.drafts.length,d=l?s:Tn(a);return{...r,number:e,index:s,round:a,accepted:i,judgedAt:d,
draft:l?a.drafts[s]:null,judged:a.drafts[d]||null,position:(a.positions||[])[d]||null}}},pn=["accepted","correction","bonus","plain"],ue=t=>pn.includes(t);function ts(t,e){let s=de;return e.map(n=>{let r=t.piece(n),a=ke(s,r);return s=a.pending,{token:n,text:a.text,piece:r}})}var qe=({text:t,piece:e})=>t||pe(e);function ss(t,e){
let{output:s,plain:n}=t.folds,{tokens:r,first_difference:a=null}=t.folds.comparison(e)??{tokens:0};return{speculative:ts(t,s.slice(0,r)),plain:ts(t,n.tokens.slice(
0,Math.min(r,t.plainEnd+1||r))),compared:r,parts:a}}var zi=["accepted","correction","bonus"],Oi=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function ns({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let a=Oi(n);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[c("lossless.pairs"),zi.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:c(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${G(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let d=e[l],p=i.token===d.token;return o("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===s?"":void 0,children:[o("span",{children:o(X,{text:qe(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(X,{text:qe(d),oneLine:!0})})]},l)})})]})}var rs=["exact","lossy"],Nr=[1,2,3],$i=70,Ir=48,Ci=5e-4;function Li({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,s)],r=Object.fromEntries(n.map(a=>[
a,t.pieces[a]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},comparisons:[],ending:"stopped"})}var Ai=0,os=class{constructor(e){
this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{ask:e,offered:s}),this.changed()}refuse(){
Object.assign(this,{ask:null,offered:0,refusal:c("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take({number:this.result.number,state:"error",
message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(this.timer);let e=this.result?.checkpoints?.
length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.setTimeout(()=>this.reveal(),$i)),this.
changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){clearTimeout(this.timer),Object.assign(
this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){if(!this.run||!this.ask)return;this.forget();
let s=Ai+=1;this.result={number:s,state:"loading",texts:0},this.start=this.run.folds.at(this.run.length).hardest??0,this.ask("sample",{number:s,tokens:e,take:this.
takes,trace:Li(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},wt=(t=0)=>t.toLocaleString("en"),Dr=t=>`${(t*
100).toFixed(1)}%`;function Pi({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||c(`frequencies.state.${t}`):c(`frequencies.state.${t}`,{n:wt(
s),of:wt(n)})}function ji(t,e,s,n){return c(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:wt(e),distance:dn(s),high:dn(n)})}function Hi(t,e){let s=t.promptText+
ts(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>Ir?`…${s.slice(-Ir)}`:s;return c(e?"frequencies.hardest":"frequencies.after",{text:n.replace(
/\s+/g," ")})}function qi({run:t}){let e=ss(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?c("lossless.same",{n}):c("lossless.differ",{n,position:n+1});
return o("div",{class:"sv-proof",children:[o("h4",{children:c("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":s?"same":"differ",children:r}),o(ns,{texts:e,
run:t,says:r})]})}function Ni({tally:[t,e],row:s,texts:n,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`--n:${t[s]/n/r};--g:${e[s]/n/r}`,
children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),Dr(t[s]/n)]})}function Ii({run:t,found:e,seen:s,
start:n}){let{rows:r,checkpoints:a,band:i,temperature:l,state:d}=e,p=s?a[s-1]:null,[u,...m]=p??[0],h=Math.max(...r.map(([,g])=>g),...m.flatMap(([g])=>g.map(w=>w/
u))),v=d!=="running"&&s===a.length&&s>0,f=rs.map((g,w)=>v?ji(g,u,m[w][2],i[s-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:c(`frequencies.${g}`)});
return o("div",{class:"sv-proof",children:[o("h4",{children:c("frequencies.counted",{t:String(l),n:wt(u)})}),o("p",{class:"sv-note",children:Hi(t,n)}),o("p",{class:"\
sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:c(`frequencies.${g}`)}))}),o("tabl\
e",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:c("frequencies.caption")}),o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:c(
"frequencies.beginning")}),["target",...rs].map(b)]})}),o("tbody",{children:r.map(([g,w],k)=>(g!==null||w>=Ci||m.some(([x])=>x[k]))&&o("tr",{style:`--p:${w/h}`,
children:[g===null?o("th",{scope:"row",class:"sv-others",children:c("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(X,{text:g,oneLine:!0})}),
o("td",{children:Dr(w)}),rs.map((x,y)=>p?o(Ni,{tally:m[y],row:k,texts:u,most:h},x):o("td",{},x))]},k))})]}),o("p",{class:"sv-note",children:c("frequencies.why")}),
o("h4",{children:c("frequencies.curve")}),o("p",{class:"sv-note",children:c("frequencies.band")}),o(Hr,{found:e,seen:s,says:A(...f)||c("frequencies.curve")}),o(
"div",{role:"status",children:rs.map((g,w)=>o("p",{class:"sv-told","data-rule":g,children:f[w]}))})]})}function Di({test:t}){let[e,s]=j(Nr[0]),{result:n,isRunning:r}=t;
return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(e),children:c(r?"freq\
uencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":c("frequencies.length"),children:Nr.map(
a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>s(a),children:c(a>1?"frequencies.first":"frequencies.\
first_one",{n:a})}))}),o("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":c("frequencies.progress")}),o("p",{class:"sv-note",role:"statu\
s",children:n&&Pi(n)})]})}function Fr({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let a=z(t.trace);return o(
"div",{class:"sv-experiment",children:[o("h3",{children:c("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:c("frequencies.means",{n:wt(r)})}),!a&&
o("p",{class:"sv-note",children:c("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:n||c("frequencies.trees")}):o(Di,{test:e}),s?.greedy&&o(qi,
{run:new Qe(s.greedy)}),s?.rows?.length?o(Ii,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function Wr([t,e,s,n,r],a){let i=a?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var Vr=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),un=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function Ee(t,e=!1){return t.candidates.map(s=>Wr(s,e)).map(s=>({...s,both:Vr(s)}))}
function Br(t,e,s){let n=new Set(e.map(m=>m.token)),r=Wr(t.rest,s),a=[{...r,both:Vr(r)},...Ee(t,s).filter(m=>!n.has(m.token))],[i,l]=[un(a,"target"),un(a,"draft")],
d=un(e,"both"),u=!s&&d!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-d),i,l):null;return{token:-1,target:i,draft:l,both:u}}var Ur=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function Gr(t,e,s=!1,n=8){let r=Ee(t),a=new Map(Ee(t,!0).map(m=>[m.token,Math.max(m.target||0,m.draft||0)])),
i=({token:m})=>a.get(m)??0,l=m=>(e.includes(m.token)?2:0)+Math.max(m.target||0,m.draft||0)+.001*i(m),d=r.sort((m,h)=>l(h)-l(m)).slice(0,n-1).sort((m,h)=>Ur(m,h)||
i(h)-i(m)).map(m=>m.token),p=Ee(t,s),u=d.flatMap(m=>p.find(h=>h.token===m)??[]);return[...u,Br(t,u,s)]}function as(t,e=!1){let s=Ee(t,e).sort(Ur);return[...s,Br(
t,s,e)]}function Kr(t,{weight:e,taken:s,mass:n}){let r=Ee(t),a=n??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:d,draft:p})=>({
token:l,share:(e*(d??0)-s(l,p??0))/a})).filter(l=>l.share>0).sort((l,d)=>d.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:d})=>l+d,0))}}function Yr(t){
let[e,s]=[Ee(t),Ee(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var Fi=["plain","speculative"],Wi={float16:.0625,bfloat16:.5},Vi=.001;function Bi(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function Ui(t,e,s,n){let r=Bi(t,e),a=r?as(r,!0):[],[i,l]=[s,n].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let d=Wi[t.
trace.models.target.dtype]||Vi;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:d}}function Gi(t,e,[s,n]){let r=Ui(t,e,s.token,n.token);if(!r)return c("l\
ossless.unknown");let a={mine:G(qe(s)),theirs:G(qe(n)),p:_e(r.p[0]),q:_e(r.p[1]),gap:L(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
c("lossless.unlisted",a):A(c("lossless.gap",a),c(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function Ki(t,e,{compared:s,parts:n}){return e==="none"?c(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?c(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{
n:s}):c(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function Yi(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?c(V(T(t.trace))?
"rules.lossy":"lossless.sampling"):s===null?c("lossless.greedy"):Gi(t,s,[n[s],r[s]]):""}function Xi({way:t,tokens:e,parts:s}){let n=a=>a.map(({text:i})=>i).join(
""),r=s??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:c(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(X,{text:n(e.slice(0,r))})}),s!==null&&o("mark",{class:"sv-parting",children:o(X,{text:qe(e[s]),oneLine:!0})}),o("span",{class:"sv-parted",children:o(
X,{text:n(e.slice(r+1))})})]})]})}function Ji({texts:t}){let e=R(null);return E(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.max(0,n.offsetTop-
s.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":c("lossless.texts"),ref:e,children:Fi.map(s=>o(Xi,{way:s,tokens:t[s],
parts:t.parts}))})}function Xr({run:t,shown:e,test:s}){let n=ss(t,e),r=t.trace.settings.temperature===0,a=n.compared?n.parts===null?"same":r?"differ":"sampled":
"none",i=Ki(t,a,n),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:Yi(t,n)}),n.compared>
0&&(r?o(ns,{texts:n,run:t,says:i}):o(Ji,{texts:n}))]},"own"),d=o(Fr,{run:t,test:s},"test");return o("section",{class:"sv-section",children:[o("div",{class:"sv-s\
ection-head",children:o("h2",{children:c("lossless.heading")})}),r?[l,d]:[d,l]]})}var kt=1e-9,yt=class{list=[];add(e,s,n,r=de){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.length,e)}by(e){let s=0,
n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+kt?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.tokens:0}get end(){return this.
list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Jr(t,e,s,n){let{folds:r}=t;
for(s.cut(e);s.list.length<e;){let d=s.list.length,p=r.at(d+1),u=t.rows[d].slots.filter(m=>ue(m.kind));s.add(es(p),p.emitted,u.map(m=>m.text).join(""))}let{tokens:a,
until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let d=n.list.length,{text:p,pending:u}=ke(d?n.
list[d-1].pending:de,t.piece(a[d]));n.add(i[d+1],d+1,p,u)}}function _t(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var vn=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function Ne({label:t,choices:e,chosen:s,choose:n}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:a},r))})}function Zr({label:t,choices:e,chosen:s,choose:n}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var is=class{constructor(e){this.host=e}host;probe=Object.assign(document.createElement("span"),{className:"sv-probe",ariaHidden:"true"});cache=new Map;get(e){let s=this.
cache.get(e);if(s!==void 0)return s;this.probe.isConnected||this.host.append(this.probe),this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.
probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},ls=getComputedStyle(document.documentElement).
getPropertyValue("--sv-sans");var Zi=["draft","verify","accept"],mn=24,Qr=28,eo=26,et=mn*2+Qr+eo,Qi=["1","4","16"],el=16e3;function to({palette:t,time:e,drawn:s,seek:n,...r}){let{run:a,ours:i}=r,
l=r.span||1,[d,p]=Te(),u=R(null),[m,h]=j("1"),v=Math.min(el,Math.floor(p*Number(m))),f=e/l*(v-1);E(()=>{v&&tl(u.current,t,{...r,span:l},v)},[a,s,v]),E(()=>{d.current.
scrollLeft=f-p/2},[m]),E(()=>{let{scrollLeft:g,clientWidth:w}=d.current;m!=="1"&&(f<g||f>g+w-40)&&(d.current.scrollLeft=f-w/2)},[f]);let b=({offsetX:g})=>{let w=g/
v*l,k=0;for(;k<i.list.length&&es(a.folds.at(k))<w;)k+=1;n(k)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:c("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:c("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":c("race.picture"),ref:d,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":c("race.picture"),
ref:u,style:`width: ${v}px; height: ${et}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,v-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(Je,{plain:c("race.key_plain")}),
o(Ne,{label:c("race.zoom"),choices:Qi.map(g=>[g,g==="1"?c("race.fit"):`${g}×`]),chosen:m,choose:h})]})]})}function tl(t,e,{run:s,span:n,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==et*l)&&Object.assign(t,{width:i*l,height:et*l});let d=t.getContext("2d");if(!d)return;let p=v=>v/
n*(i-1),u=(v,f,b,g,w)=>{let k=p(g)-p(b)>3,[x,y]=[p(b),p(g)].map(S=>k?Math.round(S):S);d.fillStyle=e.get(v),d.fillRect(x,f,Math.max(y-x-(w&&k?1:0),.4),mn)};d.setTransform(
l,0,0,l,0,0),d.clearRect(0,0,i,et),sl(d,e,{span:n,width:i,at:p});let{until:m}=s.folds.plain;for(let v=1;v<=a.list.length;v+=1)u("plain",0,m[v-1],m[v],!0);let h=0;
s.rounds.slice(0,r.list.length).forEach(({times:v})=>Zi.forEach(f=>{u(f,mn+Qr,h,h+v[f],f==="accept"),h+=v[f]}))}function sl(t,e,{span:s,width:n,at:r}){let a=_t(
s,Math.max(2,n/110));t.font=`11px ${ls}`,t.textBaseline="alphabetic";for(let i=0;i*a<=s;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,et-eo+6),t.fillStyle=e.get("quiet");let d=P(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(d).width;t.textAlign=l+p/2>
n?"right":i?"center":"left",t.fillText(d,t.textAlign==="right"?n:l,et-6)}}var nl=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],rl=4,ol=.25,hn=1e3,al={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},il="M4 2.5v11L13 8z",
ll="M4 3h3v10H4zM9 3h3v10H9z",so=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,cl=t=>[1,.25,.1].find(e=>t/e>=rl)??.1;function no({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:d})=>d)).filter(l=>(l-n)*r>kt);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function dl({ours:t,plain:e,
measured:s,whole:n,span:r},a){let i={time:P(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!s)return c("race.alone",i);if(!n||a<r-kt)return c("race.now",i);let l=t.
end<=e.end,[d,p]=l?[t,e]:[e,t];return c(l?"race.won":"race.lost",{first:P(d.end),second:P(p.end),done:d.tokens,other:p.tokensAt(d.end),of:p.tokens})}function pl(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?c(V(T(t.trace))?"rules.lossy":"race.draws"):
a?c("race.same"):"":"",l=t.plainEnd,d=l>=0&&l+1<s.list.length;return A(i,d&&c("race.goes_on",{end:G(t.alone(t.trace.plain.tokens[l]))}))}function ul({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":c(t.models.draft?"race.prefill":"race.prefill_alone",{target:P(e),draft:P(s)})}function ro({way:t,arrivals:e,
end:s,time:n,measured:r}){let a=R(null),{list:i,tokens:l}=e,d=e.by(n),p=Ge(()=>i.slice(0,d).map((u,m)=>o("span",{class:s>=0&&m>s?"sv-ended":void 0,"data-new":m===
d-1&&d<i.length?"":void 0,children:o(X,{text:u.text})},m)),[i,d,d<i.length,s]);return E(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,d]),o("\
div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:c(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
d<i.length?c("race.so_far",{n:e.tokensAt(n),of:l}):c("race.done",{n:l,time:P(e.end)}):c("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":c(`race.${t}`),ref:a,children:p})]})}function vl({run:t,shown:e},{span:s,whole:n},r,a,i){let[l,d]=j(r),[p,u]=j(!1),[m,h]=j(!1),v=R({shown:e,
length:t.length}),f=e!==v.current.shown&&t.length===v.current.length;v.current={shown:e,length:t.length},f&&m&&!p&&h(!1);let b=R({limit:a,whole:n,span:s,speed:i});
b.current={limit:a,whole:n,span:s,speed:i};let g=R(null);return fr(()=>{if(!p)return;let w=performance.now(),k=requestAnimationFrame(function x(y){let S=b.current,
ve=Math.max(0,Math.min((y-w)/1e3,ol))*S.speed;w=y,d(me=>{let J=Math.min(me+ve,S.limit);return S.whole&&J>=S.span&&u(!1),J}),g.current?.checkVisibility()?k=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(k)},[p]),{node:g,playing:p,time:m&&!(f&&!p)?Math.min(l,s):r,go(w,k=!1){h(!0),d(w),u(k)},follow:()=>h(!1)}}function ml({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:a,palette:i,seek:l,greedy:d,drawn:p}=s,{ours:u,plain:m}=Ge(()=>({ours:new yt,plain:new yt}),[]);Jr(n,a,u,m);let h=n.
folds.plain.tokens.length>0,v=n.over&&u.list.length===n.length,f=Math.max(u.end,m.end),b={ours:u,plain:m,measured:h,whole:v,span:f},g=v&&r===n.length?f:r?u.list[r-
1].at:0,w=t??cl(f),k=vl(s,b,g,v||!h?f:Math.min(u.end,m.end),w),{time:x,playing:y,go:S,follow:ve}=k;function me(){let H=x>=f-kt;so()?S(H?0:no(b,x,1)):y?S(x):S(H?
0:x,!0)}function J(H){let D=al[H.key];D&&(H.preventDefault(),S(no(b,x,D)))}let rt=dl(b,x),ee=R("");y||(ee.current=rt);let te=so()?"step":y?"pause":"play";return o(
"section",{class:"sv-section",ref:k.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("race.heading")}),o("span",{class:"sv-quiet",children:c(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":c("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":te,onClick:me,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:te==="pause"?ll:il})}),o("span",
{children:c(`race.${te}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:hn,step:1,value:f?Math.round(x/f*hn):0,"aria-label":c("race.scrubber"),"ari\
a-valuetext":rt,onInput:({currentTarget:H})=>S(Number(H.value)/hn*f),onKeyDown:J}),o("span",{class:"sv-race-clock",children:c("race.clock",{time:P(x),of:P(f)})}),
o("label",{class:"sv-choice",children:[c("race.speed"),o("select",{value:String(w),onChange:({currentTarget:H})=>e(Number(H.value)),children:nl.map(([H,D])=>o("\
option",{value:String(H),children:H===1?c("race.real"):D}))})]})]}),o("div",{class:"sv-readers",children:[o(ro,{way:"plain",arrivals:m,end:n.plainEnd,time:x,measured:h||
!n.length}),o(ro,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:ee.current}),o("p",{class:"sv-not\
e sv-race-texts",children:[o("span",{children:pl(n,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!d.offered(),onClick:()=>d.
race(),children:c("race.greedy")})]}),o(to,{run:n,...b,palette:i,time:x,drawn:p,seek:H=>{ve(),l(H)}}),o("p",{class:"sv-note",children:ul(n)})]})}var fn=new WeakMap,
hl=0;function fl(t){return fn.has(t)||fn.set(t,hl+=1),fn.get(t)}function oo(t){let[e,s]=j(null);return o(ml,{chosen:e,choose:s,...t},fl(t.run))}var tt=220,Ie=44,St=12,ao=8,cs=40,gl=1.25,bl=1.1,xl=90,io=10,wl=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.comparisons[n].speedup??
0]);function yl(t,e){if(e.length<2)return c(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.comparison(e.length)?.
impossible)return c("headline.impossible");let[s,n]=e[e.length-1],r=e.slice(io-1).map(([,i])=>i),a={least:io,low:W(Math.min(...r)),high:W(Math.max(...r))};return A(
c("chart.last",{tokens:s,speedup:W(n)}),r.length>1&&c("chart.range",a))}function kl({points:t,tokens:e,width:s}){let[n,r]=j(null),a=Math.max(gl,...t.map(([,b])=>b))*
bl,i=b=>Ie+b/e*(s-Ie-St),l=b=>tt-cs-b/a*(tt-cs-ao),[d,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(n??0)),m=n===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),h=_t(a,5),
v=h<.1?2:h<1?1:0,f=Math.max(1,_t(e,Math.max(2,(s-Ie)/xl)));return o(_,{children:[o("svg",{width:s,height:tt,"aria-hidden":"true",onPointerMove:({currentTarget:b,
clientX:g})=>r(g-b.getBoundingClientRect().left),onPointerLeave:()=>r(null),children:[vn(a,h).map(b=>o(_,{children:[o("line",{class:"sv-speedup-grid",x1:Ie,x2:s-
St,y1:l(b),y2:l(b)}),o("text",{x:Ie-6,y:l(b)+4,"text-anchor":"end",children:`${b.toFixed(v)}×`})]})),vn(e,f).map(b=>o("text",{x:i(b),y:tt-cs+16,"text-anchor":"\
middle",children:b})),o("text",{class:"sv-speedup-title",x:(Ie+s-St)/2,y:tt-6,"text-anchor":"middle",children:c("chart.x")}),o("line",{class:"sv-speedup-plain",
x1:Ie,x2:s-St,y1:l(1),y2:l(1)}),o("text",{x:s-St,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:c("chart.reference")}),o("polyline",{class:"sv-speedup-line",
points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(d),cy:l(p),r:4.5}),m&&o("g",{class:"sv-speed\
up-mark",children:[o("line",{x1:i(m[0]),x2:i(m[0]),y1:ao,y2:tt-cs}),o("circle",{cx:i(m[0]),cy:l(m[1]),r:4})]})]}),m&&o("p",{class:"sv-speedup-readout",style:`--\
x:${i(m[0])}px`,"data-side":i(m[0])>s/2?"left":"right",children:c("chart.hover",{tokens:m[0],speedup:W(m[1])})})]})}function lo({run:t,shown:e,known:s}){let[n,r]=Te(),
a=wl(t,e),i=a.length>1,l=yl(t,a);return o("section",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o($,{name:"speedup",
children:c("chart.heading")})})}),o("div",{class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&o(kl,{points:a,tokens:t.folds.at(
s).emitted,width:r})}),o("p",{class:"sv-note",children:l}),o(Kt,{hidden:!i,label:c("chart.heading"),heads:[c("chart.x"),c("chart.y")],rows:a.map(([d,p])=>[d,W(p)])})]})}var _l=250,Sl=120;function Tl(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var Tt=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),ds=class{constructor(e){this.context=e}context;places={race:Tt(),costs:Tt(),lossless:Tt(),speedup:Tt(),breakdown:Tt()};test=new os(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(oo,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(Cr,
{...e}),lossless:e=>o(Xr,{...e,test:this.test}),speedup:e=>o(lo,{...e}),breakdown:e=>o(Mr,{...e})};show(e,{shown:s,known:n,busy:r,view:a}){let i=`${s} of ${n}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,_l-(performance.now()-this.drawnAt)):Sl))}redraw(e){this.charted&&bt(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(n=>e?this.places[n].checkVisibility():Tl(this.places[n])).
forEach(n=>this.redraw(n))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>bt(
this.context.viewer,o(_,{}),e))}};var us="#term-",Rl=`[data-term], a[href^="${us}"]`,ps=12,gn=8,vs=new Map,po=null,uo=null,Q=Object.assign(document.createElement("div"),{className:"specviz sv-po\
pover",popover:"auto",role:"dialog",tabIndex:-1});Q.setAttribute("aria-labelledby","term-name");var El=()=>Q.matches(":popover-open");function vo(t){vs=new Map(
(t.glossary??[]).map(e=>[e.term,e])),Ml()}function Ml(){let{hash:t,pathname:e,search:s}=window.location,n=t.startsWith(us)&&vs.get(t.slice(us.length));n&&(window.
history.replaceState(window.history.state,"",e+s),ho(n,document.querySelector("h1")??document.body))}function mo({target:t}){let e=t instanceof Element?t.closest(
Rl):null;if(!e||e.closest("[data-glossary]"))return null;let s=vs.get(e.dataset.term??e.getAttribute("href")?.slice(us.length)??"");return s?{name:e,entry:s}:null}
var co=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((s,n)=>o(_,{children:[n>0&&c("comma"),s]},n))]}),zl=({entry:{name:t,definition:e,
formula:s,sources:n,see:r}})=>o(_,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":c("term.close"),onClick:()=>Q.hidePopover(),children:"×"})]}),o("p",{children:e}),s&&o("p",{class:"sv-formula",children:[o("span",{
class:"sv-spoken",children:[c("term.formula")," "]}),s,/\bq\b/.test(s)&&o("span",{class:"sv-symbols",children:c("term.symbols")})]}),o(co,{label:c("term.source"),
items:n.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(co,{label:c("term.see"),items:r.flatMap(a=>{let i=vs.get(a);return i?
[o($,{name:a,children:i.name})]:[]})})]});function ho(t,e){let s=Q.contains(e);Q.dataset.shows=t.term,Ue(o(zl,{entry:t}),Q),s||(document.body.append(Q),po=e,Q.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),Q.showPopover(),Ol(e.getBoundingClientRect())),Q.focus({preventScroll:!0})}function Ol({left:t,top:e,bottom:s}){
let{offsetWidth:n,offsetHeight:r}=Q,{clientWidth:a,clientHeight:i}=document.documentElement,l=s+gn+r+ps<=i||e<i-s,d=Math.max(ps,Math.min(t,a-n-ps)),p=l?s+gn:Math.
max(ps,e-gn-r);Object.assign(Q.style,{left:`${d+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{uo=El()?po:null},!0);
document.addEventListener("click",t=>{let e=mo(t);e&&(t.preventDefault(),!(uo===e.name&&t.detail)&&ho(e.entry,e.name))});for(let t of["pointerover","focusin"])document.
addEventListener(t,e=>{let s=mo(e);s&&!s.name.parentElement?.closest('[title]:not([title=""])')&&(s.name.title=s.entry.definition)});var $l={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Cl={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Ll={ArrowUp:"stepOn",ArrowDown:"stepBack"},fo={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
ms=t=>(t.dataset.at??"").split(".").map(Number);function Al(t,e,s){let n=t.indexOf(e),r=a=>{let i=t.filter(l=>ms(l)[0]===ms(e)[0]+a);return i.find(l=>ms(l)[1]>=
ms(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Pl(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return a(t[n+1]);case"ArrowUp":return a(t[n-1]);default:return null}}var go="specviz-letters";function jl(){try{return localStorage.getItem(go)!=="off"}catch{
return!0}}var st={on:jl(),keep(t){st.on=t;try{localStorage.setItem(go,t?"on":"off")}catch{}}},hs=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let a=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=$l[e.length===1?e.toLowerCase():e]||a()&&Cl[e];if(l)return n[l]()!==!1;let d=s.closest("[role=option]"),p=s.closest("\
[role=gridcell]");if(d||p)return this.inside(e,d,p);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let m=fo[e]||u&&Ll[e];return!m||this.scrolls(s,e)?!1:(n[m](),
!0)}inside(e,s,n){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?Al(a(),s,e):n&&Pl(i(n),n,e);return l&&l.focus(),
!!l||e in fo}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?a(n)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var bo=[.2,.4,.6,.8],xo=[.1,.5,1,2],Rt={overlap:{term:"overlap",limits:bo,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:bo,
most:"1",of:({draft:t})=>B(t??void 0)},target_entropy:{term:"entropy",limits:xo,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entropy",
limits:xo,most:"",of:({position:t})=>t?.draft_entropy??null}},wo=["verdict",...Object.keys(Rt)],yo=t=>wo.includes(t);function fs(t,e){let s=e&&Rt[t]?Rt[t].of(e):
null;return s==null?null:Rt[t].limits.filter(n=>s>=n).length}function ko(){let{tint:t,set:e}=Y();return o("div",{class:"sv-tint",children:o(Zr,{label:c("tint.la\
bel"),choices:wo.map(s=>[s,c(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function _o({name:t}){let e=Rt[t];if(!e)return null;let{limits:s,most:n,term:r}=e;
return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":c("tint.aria",{limits:s.join(c("comma"))}),children:["0",
...s.map(a=>String(a).replace(/^0\./,".")),n].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=s.length&&o("span",{class:"sv-tint-swatch","data-t\
int":i})])}),o($,{name:r,children:c(`tint.${t}.means`)},r)]})}var gs=44,Hl=2,So={PageUp:10,PageDown:-10},To=(t,{round:e})=>So[t]?{round:e+So[t],phase:0}:null;function ql({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,a=Math.min(Math.floor(r),e-1),i=Ls(t[a]);return n/e<Hl*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function Ro({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=Y(),a=R(null),i=R(null),[l,d]=j(0);E(()=>{let v=new ResizeObserver(([{contentRect:f}])=>d(f.width));return v.observe(a.current),()=>v.
disconnect()},[]),E(()=>Nl(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let p=v=>{let{left:f}=a.current.getBoundingClientRect(),
{round:b,phase:g}=ql(e,(v.clientX-f)/(l||1),l);r.seek(b,g)},u=e?.length??0,m=e&&s.phase?s.phase/Ls(e.rounds[s.round]):0,h=s.round+m;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":c("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
h.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?h/u:0},onPointerDown:v=>{!u||v.button||(v.currentTarget.setPointerCapture(v.pointerId),p(v))},onPointerMove:v=>{
v.currentTarget.hasPointerCapture(v.pointerId)&&p(v)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function Nl(t,e,{run:s,shown:n,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(gs*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let d=t.getContext("2d");if(!d||(d.setTransform(i,0,0,i,0,0),d.clearRect(0,0,a,gs),!s?.length))return;let p=a/s.length,u=z(s.trace),
m=u?s.rounds.map(({drafts:b})=>Math.max(0,...re(b).map(g=>g+1))):[],h=gs/((u?Math.max(...m):s.width)+1),[v,f]=[p,h].map(b=>b>4?b-1:b);s.rounds.forEach(({drafts:b},g)=>{
let w=g<n?Il(s,g):[],k=u?m[g]+1:g<n?s.rows[g].slots.length:b.length+1;for(let x=0;x<k;x+=1)d.fillStyle=e.get(x<w.length?Dl(s,g,w[x],r):"line"),d.fillRect(g*p,gs-
(x+1)*h,Math.max(.6,v),Math.max(.6,f))})}var Il=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>ue(s));function Dl(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let a=fs(r,t.at({round:e,index:s}));return a==null?"strip-unknown":`tint-${a}`}var bs=["gamma","temperature","drafter","rule","tree"];function xs(t,e){return e==="rule"?T(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function Et(t){
let{gamma:e,budget:s=e}=t.settings;return z(t)&&e>0?s:e}function ws(t,e,s){return t==="drafter"?ne(String(e),s):t==="rule"?c(`rules.name.${e}`):t==="tree"?c(`tr\
ee.name.${e}`):String(e)}function ne(t,e){let s=`drafter_of.${e}.${t}`,n=c(s);return n===s?c(`drafter.${t}`):n}function le(t){if(t.part)return c("token.part",{hex:pe(t.piece)});let e=G(t.text)||c("token.empty");return t.took>1?c("token.took",{token:e,n:t.took}):e}function bn({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],a=r.length;if(n>=a)return c("token.final");let i=c("token.guess",{n:n+1,of:a}),{source:l}=r[n];return l?c("token.from",
{slot:i,drafter:ne(l,e.models.pair)}):i}function Me(t,e,s,n){let r=t.rows[e].slots[s];return c("token.aria",{token:le(r),kind:c(`kind.${Ce(n||r.kind,t.trace)}`),
round:e+1,slot:bn(t,e,s)})}var ys=({part:t,text:e,took:s})=>({"data-part":t?"":void 0,"data-empty":e===""&&!t?"":void 0,"data-took":s>1?s:void 0}),nt=({slot:t,as:e})=>o(
"span",{class:e,translate:!1,style:{"--sv-characters":t?.text.length||1},...t&&ys(t),children:t&&Ze(t.text,!0)});function Fl(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function ks(t,e,s){let n=Fl(e,s);return A(
t,n&&c(`unguessed.${n}`))}function Wl(t,e){if(!e)return c("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return ks(c("summary.plain",r),t,e-1);let a=s.length===1;return n?Z({drafts:s})?c(n.kind==="bonus"?"tree.bonus":"tree\
.some",r):n.kind==="correction"?c(a?"summary.one_rejected":"summary.some",r):c(a?"summary.one":"summary.all",r):c(a?"summary.one_ends":"summary.end",r)}function Vl(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:n+1,of:a.length};if(Z(r)&&s!=="final")return Bl(t,e,{name:s,index:n});if(s==="d\
raft"&&r.together&&a.length>1)return c("phase.at_once",l);if(s==="draft"){let p=t.rows[e].slots[n];return c("phase.draft",{...l,token:le(p)})}if(s==="verify"&&!a.
length)return ks(c("phase.verify_none",l),t,e);if(s==="verify")return c(a.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return Ul(t,r,n,l);let d=a.
filter(p=>p.verdict==="untested").length;return d&&i&&T(t.trace)==="block"?c("rules.phase.discard",{...l,untested:d}):c(d?"phase.discard":"phase.discard_last",{
...l,untested:d})}function Bl(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:le(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let v=re(r),f=v.filter(b=>b===v[n]).length;return c(f===1?"tree.level_one":"tree.level",{...a,level:v[n]+1,n:f})}if(s!=="test")return c(s==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:d}=r[n],p=B(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&T(t.trace)==="block")return c(
"tree.kept",a);if(t.trace.settings.temperature!==0&&$e(r[n],T(t.trace)))return Eo(t,{...a,n:n+1},i);if(t.trace.settings.temperature===0||l==null||p===null)return c(
`tree.greedy_${i}`,a);let[u,m]=K(l,p),h=i==="rejected"&&!r.some((v,f)=>f>n&&v.parent===d);return c(`tree.${i}${h?"_last":""}`,{...a,draw:u,threshold:m})}var Eo=(t,e,s)=>c(
`rules.phase.certain_${s}`,{...e,rule:c(`rules.name.${T(t.trace)}`)});function Ul(t,{drafts:e},s,n){let r=e[s],{verdict:a,draw:i}=r,l=B(r);if(t.trace.settings.temperature===
0)return c(`phase.greedy_${a}`,n);if($e(r,T(t.trace)))return Eo(t,n,a);if(i==null||l===null)return c(`phase.untold_${a}`,n);let[d,p]=K(i,l),u={...n,draw:d,threshold:p};
if(l===1&&a==="accepted"&&T(t.trace)!=="block")return c("phase.certain",u);if(T(t.trace)!=="block")return c(`phase.${a}`,u);let m=a==="accepted"?We(r):"failed",
[,h]=K(i,ge(r)??1);return c(`rules.phase.${m}`,{...u,ratio:h,by:Ve(e)+1})}function Mt(t,e,s){return s?Vl(t,e,s.phase):Wl(t,e.round)}var Gl=[.5,1,2,4],Kl=["steps","rounds"],Yl={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function Xl({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return c("transport.all",{rounds:e});let r=c(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?c("transport.step",{round:r,phase:s}):r}function Jl(){let{run:t,moment:e,playing:s,mode:n,live:r,status:a,presenting:i,state:l,viewer:{actions:d}}=Y(),
p=R(null),u=F(l),m=oe(l),h=e.round===0&&e.phase===0,v=s||m&&n==="running"&&!u?"pause":m&&n==="paused"&&!u?"resume":"play",f=!(u>0||m||r&&!t),b={start:h,back:h,previous:h,
next:f,forward:f,end:e.round===(t?.length??0)};return E(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let w=c(`transport.${g==="play"?v:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?v:void 0,
title:w,"aria-label":w,disabled:b[g],onClick:d[g],hidden:g==="stop"&&!m&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:o("path",{d:Yl[v==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:w})]},g)}),o("button",{type:"button",class:"sv-button sv-run",onClick:d.
run,hidden:!(i&&r&&!m),children:c("transport.run")})]})}function zt(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function Zl(){let{viewer:t}=Y();return o("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
o("summary",{children:c("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","aria-label":c("term.clo\
se"),onClick:()=>zt(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,s])=>o(_,{children:[o("dt",{children:e.split(/\s+/).map(n=>o("kbd",{children:n}))}),
o("dd",{children:s})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"sv-check",children:[o(
"input",{type:"checkbox",defaultChecked:st.on,onChange:({currentTarget:e})=>st.keep(e.checked)}),c("transport.letters")]})})]})]})]})}function Mo({children:t}){
let{run:e,moment:s,speed:n,pace:r,ghosts:a,presenting:i,state:l,set:d,viewer:{actions:p}}=Y(),u=Xl(l);return o("div",{class:"sv-transport",role:"group","aria-la\
bel":c("transport.label"),children:[t,o(Jl,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(ko,{}),!(e&&z(e.trace))&&o(
"label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:m})=>d({ghosts:m.checked})}),c("stream.ghosts")]}),oe(l)&&F(l)>
0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:c("transport.follow")}),o(Ne,{label:c("transport.pace"),choices:Kl.map(m=>[m,c(`transport\
.${m}`)]),chosen:r,choose:m=>d({pace:m})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":c("transport.speed"),value:n,onChange:({currentTarget:m})=>d(
{speed:Number(m.value)}),children:Gl.map(m=>o("option",{value:m,children:`${m}×`},m))})}),o("button",{type:"button",class:"sv-link sv-present",title:c("transpo\
rt.presenter_means"),onClick:p.present,children:c(i?"transport.leave":"transport.presenter")}),o(Zl,{})]}),o(Ro,{text:e?`${u}. ${Mt(e,s,U(l))}`:""})]})}function zo(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function Ql(t){let{start:e,back:s,previous:n,play:r,next:a,forward:i,end:l,present:d}=t.actions,p=()=>{let{presenting:u,
pinned:m}=t.state;if(t.help?.open)zt(t.help,!1);else if(u)d();else if(m)t.pin(null);else return!1;return!0};return new hs({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:a,start:e,end:l,present:d,escape:p,help:()=>zt(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(tc(u,t.state)?"r":u,
t.state.predicting),letters:()=>st.on,presenting:()=>t.state.presenting,options:()=>[...t.node.querySelectorAll(".sv-list > :not(.sv-ahead) > [role=option]")],cells:ec,
leap:u=>{let m=To(u,t.state.moment);return m&&t.seek(m.round),!!m}})}function ec(t){return[...t.closest("[role=grid]").querySelectorAll("[role=row]:not(.sv-ahea\
d)")].map(s=>[...s.querySelectorAll("[role=gridcell]:not([aria-hidden])")].filter(n=>n.checkVisibility({visibilityProperty:!0}))).filter(({length:s})=>s)}function tc(t,e){
return t==="PageDown"&&e.presenting&&!mt(e)&&ie(e)!==null}function _s({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,
n]=(e.dataset.at??"").split(".").map(Number);return{round:s,index:n}}function Oo(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",a=({screenX:h,screenY:v})=>`${h}\
,${v}`;window.addEventListener("pointermove",h=>{r=a(h)},{signal:n}),s.addEventListener("pointerover",h=>{a(h)!==r&&t.hover(_s(h))},{signal:n}),s.addEventListener(
"pointermove",h=>t.hover(_s(h)),{signal:n}),s.addEventListener("focusin",h=>t.focusOn(_s(h)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.
pinned},{signal:n,capture:!0}),s.addEventListener("click",h=>{let v=_s(h);v&&t.pin(Pt(v,h.detail?i:t.state.pinned)?null:v)},{signal:n}),document.addEventListener(
"pointerdown",({target:h})=>{let{help:v}=t;v?.open&&h instanceof Node&&!v.contains(h)&&zt(v,!1)},{signal:n}),Ql(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:n});let d=new MutationObserver(l);[document.documentElement,document.body].
forEach(h=>d.observe(h,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:h}])=>{let v=p;p=h.width,!(!p||
p===v)&&(v||(t.lag=!t.state.whole),t.relayout())});u.observe(t.node);let m=new ResizeObserver(()=>t.fit());return m.observe(document.body),()=>{e.abort(),[d,u,m].
forEach(h=>h.disconnect())}}var sc=[".sv-list",".sv-rows",".sv-round"],nc=".sv-round [role=gridcell]:not([aria-hidden])";function $o(t,e,s){if(!s)return null;let r=t.querySelector(`${e} [r\
ole][data-at="${s.round}.${s.index}"]`)??[...t.querySelectorAll(`${e} [role=option][data-at^="${s.round}."]`)].at(-1);return r&&!r.closest(".sv-ahead")?r:null}var Ss=class{constructor(e){
this.viewer=e}viewer;marks=sc.map(e=>({area:e,marked:null,stop:null}));show(e,s,n){let r=be(e,e.cursor)?e.cursor:s;for(let a of this.marks){let i=$o(this.viewer,
a.area,s),l=$o(this.viewer,a.area,r)??(a.area===".sv-round"?this.viewer.querySelector(nc):null);a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute(
"aria-selected","false")),i&&(i.dataset.seen=n,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(
a,{marked:i,stop:l})}}};var rc=1100,oc=1.6,ac={draft:450,verify:1200,test:1e3,discard:700,final:1300},xn=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Ts=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Qs(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=lt(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;xn(n,s)&&!this.barred(n);)n=As(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move(On(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(As(this.rounds,n),"step",s);else{let r=lt(this.rounds,
{round:n.round+1}),a=this.toward(n,r);this.move(a,xn(a,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...F(
this.store.state)?{}:{moment:Be.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:a}=he(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?ac[a]:rc)/(r?oc:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!xn(e.moment,e.until)?null:
F(e)?()=>this.tick():oe(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function ic(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var Rs=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=ic(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var wn=(t,e)=>t.length===e.length&&t.every((s,n)=>s===e[n]);function Co(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(wn(s,n))return"again";if(n.length<=s.length||
!wn(s,n.slice(0,s.length)))return null;let r=n.slice(s.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!wn(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function lc(t,e,s){let n=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(s[u]).emitted)),i=[...n,...a],
l=r.findIndex((p,u)=>p!==i[u]),d=l<0?Math.min(r.length,i.length):l;return{n:d,was:r.at(d),now:i.at(d)}}var cc=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function Lo({compared:t,expected:e,returning:s},n){let r=s??(t&&cc(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,n]:[n,
l],shown:r}}return e&&n.source&&Co(e.run,n.run)?{pair:[e,n],shown:1}:null}var Es=(t,e)=>e!==void 0&&G(t.alone(e))||c("token.empty");function dc(t,e,s){let n=[t,
e],r=bs.map(d=>[d,n.map(({trace:p})=>ws(d,xs(p,d),p.models.pair))]).filter(([,[d,p]])=>d!==p),a=r.some(([d])=>d==="tree"),i=n.some(({trace:d})=>z(d)),l=n.map((d,p)=>d.
folds.summary(s[p]));return[...r,...a?[["verified",n.map(({trace:d})=>Se(Et(d)))]]:[],["speedup",l.map(({speedup:d})=>W(d))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:d})=>O(d))],["draft_efficiency",l.map(({draft_efficiency:d})=>O(d))],["mean_acceptance_length",l.map(({mean_acceptance_length:d})=>L(
d))],["emitted",l.map(({emitted:d})=>Se(d))]]}function pc(t,e,s){let{n,was:r,now:a}=lc(t,e,s);return r===void 0&&a===void 0?c("compare.same",{n}):r===void 0||a===
void 0?c("compare.longer",{n}):c("compare.differ",{n:n+1,was:Es(t,r),now:Es(e,a)})}function uc(t,e){let s=Co(t,e);return s==="again"||s===null?"":c("compare.bra\
nched",{n:s.at+1,token:Es(e,s.token),was:Es(t,s.was)})}function Ao(){let{state:t,viewer:{sequels:e}}=M(),s=R(null),n=R(null),{compared:r}=t;if(E(()=>{let v=r&&!r.
pair.some(f=>n.current?.pair.includes(f));n.current=r,v&&(s.current?.focus({preventScroll:!0}),s.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,d]=a.map(({run:v})=>v),p=a.map(({run:v},f)=>f===i?At(t):v.length),u=uc(l,d),m=JSON.stringify(l.trace.machine)!==JSON.stringify(d.trace.
machine),h=["before","now"].map((v,f)=>f===i?c("compare.shown",{run:c(`compare.${v}`)}):c(`compare.${v}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":c("compare.heading"),ref:s,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:c(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:c(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),m&&o("p",{class:"sv-note",children:c("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:c("compare.setting")}),h.map(v=>o("th",{scope:"col",children:v}))]})}),o("tbody",{children:dc(
l,d,p).map(([v,f])=>o("tr",{children:[o("th",{scope:"row",children:c(`compare.${v}`)}),f.map(b=>o("td",{children:b}))]},v))})]}),o("p",{children:pc(l,d,p)})]})}var Po=23,jo=["tokens","distance"],Ho=.005;function qo(){let{run:t,moment:{round:e},live:s,send:n}=M(),r=z(t.trace)?"trees":t.trace.settings.temperature?"none":
"greedy",a=t.folds.at(e).rules,i=(l,d)=>{let[p,u]=a?.means[d]??[null,null];return o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:V(l)?"sv-lossy":"",children:[
c(`rules.name.${l}`),o("span",{children:l===T(t.trace)&&` ${c("rules.lab.own")}`})]}),o("td",{children:L(p)}),o("td",{children:u===null?je:V(l)?u<Ho?`<${Ho}`:L(
u):"0"})]},l)};return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:c("rules.lab.heading")}),a&&o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:["rule",...jo].map(l=>o("th",{scope:"col",children:c(`rules.lab.${l}`)}))})}),o("tbody",{children:Ct().map(i)})]}),o("p",{class:"\
sv-note",children:a?c("rules.lab.rounds",{n:a.rounds}):c(`rules.lab.${r}`)}),a&&o("ul",{class:"sv-note",children:jo.map(l=>o("li",{children:c(`rules.lab.legend.${l}`)}))}),
s&&o("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:Po}),children:c("rules.lab.claim",{n:Po})})]})}var vc=[["mean_acceptance_length",L],["acceptance_rate",O],["draft_efficiency",O],["drafted",Se],["emitted",Se]];function No({drafts:t,final:e},s){if(t.length<=
s)return!0;let n=e?"rejected":"accepted",r=t.findLastIndex(({verdict:a})=>a===n);return r>=0&&r<s}function mc(t){let{drafter:e,temperature:s}=t.settings;return z(
t)?"tree.whatif":e.startsWith("lookup")?"whatif.lookup":T(t)==="block"&&s?"rules.whatif":""}function Io(){let{run:t,gamma:e,moment:{round:s},set:n}=M(),r=t.trace.
settings.gamma,a=mc(t.trace),i=e>=r,l=c(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:c("w\
hatif.gamma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":c("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:d})=>n({gamma:Number(d.value)})}),o("output",{class:"sv-whatif-value",
children:l})]}),!i&&o(hc,{gamma:e,most:r,sums:t.folds.at(s)}),o("p",{class:"sv-note","aria-live":"polite",children:i?c(a||(r<2?"whatif.fewest":"whatif.try")):c(
"whatif.note",{gamma:e,rounds:s})})]})}var hc=({gamma:t,most:e,sums:s})=>o("table",{class:"sv-figures-table",children:[o("thead",{children:o("tr",{children:[o("\
th",{scope:"col",children:c("whatif.rounds")}),o("th",{scope:"col",children:c("whatif.was",{gamma:e})}),o("th",{scope:"col",children:c("whatif.would",{gamma:t})})]})}),
o("tbody",{children:vc.map(([n,r],a)=>o("tr",{children:[o("th",{scope:"row",children:c(`whatif.row.${n}`)}),o("td",{children:r(s.rounds?s[n]:null)}),o("td",{children:r(
s.cuts?.[t-1][a])})]},n))})]});var fc={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5]};function gc(t,e,s,n){if(e!=="tree")return{[e]:s};let r=Et(t.trace);return s==="chain"?{tree:s,gamma:Math.
min(r,n)}:{tree:s,budget:Math.max(r,1)}}function bc(){let{run:t,offers:e,live:s,viewer:{sequels:n}}=M();if(!s)return null;let{most:r,refusal:a}=n,i=bs.map(d=>[d,
fc[d]?.filter(p=>d!=="gamma"||p<=r)??e?.[d]??[]]),l=(d,p)=>{let u=p==="chain"&&Et(t.trace)>r,m=u?c("again.shorter",{most:r}):ws(d,p,t.trace.models.pair);return o(
"button",{type:"button",class:"sv-choose",disabled:xs(t.trace,d)===p,"aria-label":c(u?"again.do_shorter":`again.do_${d}`,{value:m,most:r}),onClick:()=>n.make({changes:gc(
t,d,p,r)}),children:m},p)};return o("div",{class:"sv-block",children:[o("h3",{children:c("again.heading")}),o("p",{class:"sv-note",children:a||c("again.note")}),
!a&&o("div",{class:"sv-again",children:i.map(([d,p])=>p.length>1&&o("div",{class:"sv-again-row","data-change":d,children:[o("span",{children:c(`again.${d}`)}),o(
"div",{class:"sv-choices",children:p.map(u=>l(d,u))})]},d))})]})}var Do=()=>o("section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-\
head",children:o("h2",{children:c("whatif.heading")})}),o(Io,{}),o(qo,{}),o(bc,{})]});var yn=["both","target","draft"],xc={both:"overlap",target:"residual",draft:"rejected"},wc=[0,.5,1],Fo=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function Wo({view:t,at:e}){let{raw:s,asTable:n,set:r}=M(),a=Yr(t.position),i=s&&a,l=R(
{at:e,form:`${s} ${n}`,morph:!1}),d=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:d,morph:!1}:d!==l.current.form&&(l.current={at:e,form:d,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
Ne,{label:c("areas.view"),choices:["shaped","raw"].map(p=>[p,c(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(Ne,{label:c("areas.form"),
choices:["picture","table"].map(p=>[p,c(`areas.${p}`)]),chosen:n?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),n?o(Sc,{view:t,raw:i}):o(yc,{view:t,raw:i}),
o("p",{class:"sv-note",children:A(...t.notes,a&&c(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function yc({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,a=Gr(s,[...n.keys()],e).map(Fo(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((d,p)=>(p.draft??0)-(d.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":_c(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:c("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:c("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:c("areas.draft")})]}),a.map((d,p)=>o(kc,{view:t,row:d,others:p===a.length-1,dart:i?.token===
d.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:wc.map(d=>o("span",{style:{"--x":d},
children:d}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:c("areas.total")}),o(Vo,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:I(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[yn.map(d=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":d}),o($,{name:xc[d],children:c(`areas.${t.decides?"key":"plain_key"}.${d}`)})]},d)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
c("areas.key.dart")]})]})]})}var Vo=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(yn.map(s=>[`--${s}`,t[s]||0])),children:[yn.
map(s=>o("span",{"data-area":s},s)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function kc({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return o("div",{class:`sv-area-row${s?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(Vo,{values:e,dart:n}),o("span",{class:"sv-p",children:e.target==null?"":se(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":se(e.draft)})]})}function _c(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(d=>d[i]!=null).sort((d,p)=>(p[i]??0)-(d[i]??0))[0];return l&&c(`areas.first.${i}`,
{token:t.name(l.token),p:I(l[i])})},a=e[e.length-1];return A(r("target"),r("draft"),s!==null&&c("areas.overlap",{overlap:I(s)}),n&&c(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),c("areas.rest",{target:se(a.target),draft:se(a.draft)}))}function Sc({view:t,raw:e}){let{position:s,name:n,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":c("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:c(`areas.${i}`)}))})}),o("tbody",{children:[as(s,e).map(Fo(t)).map(({token:i,target:l,draft:d,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,d,p].map(u=>o("td",{children:se(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:c("areas.sum")}),[1,1,s.overlap].map(i=>o("td",{children:se(i)}))]})]})]})})}var Tc={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Ms(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=Tc[s],a=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function Rc({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?t[s].parent:null;return(t.find(({verdict:i,parent:l})=>i==="accepted"&&l===r)??e??{token:n}).
token}function Bo({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=M();if(!s||t.open||!t.position)return null;let r=n.refusal,a=t.kind==="untested",i=Rc(t);return o(
"div",{class:"sv-block sv-branch",children:[o("h3",{children:c("branch.heading")}),o("p",{class:"sv-note",children:r||c(a?"branch.untested":"branch.note")}),!r&&
!a&&o("div",{class:"sv-choices",role:"toolbar","aria-label":c("branch.heading"),onKeyDown:l=>Ms([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,d],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":c("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.
make({branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:se(d)})]},`${t.
number}.${t.index} ${l}`))})]})}var Ec=({chances:t=[]})=>Ct().flatMap((e,s)=>{let n=t[s];return n==null||e==="block"?[]:[[e,n]]});function Uo({draft:t,draw:e,alone:s}){let n=s?Ec(t):[];return n.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:c("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(r=>o("th",{scope:"col",children:c(`rules.others.${r}`)}))})}),o("tbody",{children:n.map(([r,a])=>{let i=e<
a?"accepted":"rejected";return o("tr",{"data-rule":r,children:[o("th",{scope:"row",class:V(r)?"sv-lossy":"",children:c(`rules.name.${r}`)}),o("td",{children:I(a)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":i})," ",c(`kind.${i}`)]})]},r)})})]}),o("p",{class:"sv-note",children:c("rules.othe\
rs.note",{draw:I(e)})})]}):null}var De=t=>t.trace.settings.temperature===0;function Fe(t,e){return e===-1?c("token.rest"):G(t.alone(e))||pe(t.piece(e))||c("token.empty")}function kn(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function Go(t,e){
let s=e.part?c("inspector.bytes",{hex:pe(e.piece)})+" ":e.took>1?c("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+A(Mc(t,e),n!=null&&c("in\
spector.confidence",{predicted:O(n)}))}function Mc(t,e){let{kind:s,round:n,accepted:r,draft:a}=e,i=De(t),l=kn(t,e);if(s==="plain")return ks(c("why.plain"),t,e.number);
let d=Z(n)?zc(t,e):"";if(d)return d;if(s==="bonus")return n.drafts.length===1?c("why.bonus_one"):c("why.bonus",{n:n.drafts.length});let p=i||fe(T(t.trace))==="t\
oken"?"":Oc(t,e);if(p)return p;if(s==="correction")return c(`why.${i?"greedy_":""}correction`,{guess:Fe(t,n.drafts[r].token)});if(s==="untested"){let f=n.drafts.
findIndex(({verdict:b})=>b==="rejected");return f<0?c("why.untested_end"):c("why.untested",{n:f+1})}if(s==="guessed"&&l)return c("why.copied");if(i)return c(`wh\
y.greedy_${s}`);if(a?.target==null||a.draft==null)return c("inspector.absent_probabilities");let[u,m]=K(a.target,a.draft),h={target:u,draft:m,chance:O(Math.min(
1,a.target/a.draft))},v=s!=="accepted"?s:a.target>=a.draft?"sure":"lucky";return c(l&&["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,h)}function zc(t,{
kind:e,round:{drafts:s},index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return c(`tree.why.${e}`);if(De(t)||T(t.trace)!=="toke\
n"||!r?.draft||r.target==null)return"";if(e==="guessed")return c("tree.why.guessed");let a=s.some(({parent:u},m)=>m<n&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";
let[l,d]=K(r.target,r.draft),p=O(Math.min(1,r.target/r.draft));return A(a&&c("tree.why.left"),i?c("tree.why.certain",{target:l}):c("tree.why.ratio",{target:l,draft:d,
chance:p}))}function Oc(t,{kind:e,round:s,accepted:n,draft:r,index:a}){let i=T(t.trace);if(e==="correction"){let p=s.drafts[n];return V(i)?"":c(`rules.why.${fe(
i)}.correction`,{guess:Fe(t,p.token),weight:I(p.weight??1)})}if(e==="untested")return i==="block"&&s.final?c("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&
e!=="rejected"||r.target==null||!r.draft)return"";if(i==="block"){let[p,u]=K(r.draw??0,ge(r)??1),m=!s.drafts.some(({parent:v})=>v===a),h=e==="accepted"?We(r):m?
"rejected_last":e;return c(`rules.why.block.${h}`,{by:Ve(s.drafts)+1,draw:p,ratio:u})}let[l,d]=K(r.target,r.draft);return c(`rules.why.${fe(i)}.${e}`,{rule:c(`r\
ules.name.${i}`),target:l,draft:d,chance:O(B(r)??0),exact:O(Math.min(1,r.target/r.draft))})}var Ko=2,Yo=16,$c=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Ot=(t,e)=>Object.assign(document.createElement(t),
e),Xo=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;function Cc(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).
filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Lc(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Ac(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:a,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;n.replaceWith(
Ot("img",{src:s[r].toDataURL(),style:l}))}),e.querySelectorAll($c).forEach(n=>n.remove()),e}function Pc(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=Ot("div",{style:`width: ${s+2*Yo}px; padding: ${Yo}px`}),r=Ot("div",{className:e.className});n.append(Ac(t)),r.append(n);let{style:a}=r;a.cssText=`position: a\
bsolute; visibility: hidden; width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:d}=getComputedStyle(e);Object.assign(
a,{colorScheme:i,fontSize:l,lineHeight:d,fontFamily:ls}),e.append(r);let p=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.
assign(a,{position:"static",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function jc(t){let{outer:e,page:s,
width:n,height:r}=Pc(t),a=m=>m.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Xo,""),i=new XMLSerializer().serializeToString(e).replace(Xo,""),l=`<svg x\
mlns="http://www.w3.org/2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${a(Cc())}</style><foreignObject width="100%" height\
="100%">${i}</foreignObject></svg>`,d=new Image;d.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await d.decode();let p=Ot("canvas",{width:n*Ko,height:r*Ko}),
u=p.getContext("2d");return u.fillStyle=s,u.fillRect(0,0,p.width,p.height),u.drawImage(d,0,0,p.width,p.height),p.toDataURL("image/png")}function ze({of:t,name:e}){
let s=R(null);return Lc()?o("button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=s.current,
i=t?a.querySelector(t):r.matches(".sv-drawn")?r.firstElementChild:r;Ot("a",{href:await jc(i),download:`specviz-${e}.png`}).click()},children:c("snapshot")}):null}var Hc=8,qc=.85;function Jo({of:t}){let[e,s]=j(!1);return E(()=>{let r=t.current,a=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=Hc),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(d=>i.observe(d)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(d=>i.observe(d)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:qc*t.current.clientHeight,
behavior:r})},children:"▾"})}var Zo=4;function Qo(){let{run:t,state:e,raw:s,asTable:n,source:r,live:a,viewer:i}=M(),{at:l,how:d}=xe(e),p=be(e,l),u=sr(e,p),m=p!==null&&p.number!==Le(e),h=p?`${p.
number}.${p.index} ${p.kind}`:"",v=R(null);E(()=>{v.current.scrollTop=0},[t,h]);let f=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),v.current.focus(
{preventScroll:!0})};return o(_,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":c("inspector.heading"),ref:v,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:c("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:c(`inspect\
or.${d}`)}),p&&d==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:c("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:c("inspector.empty")}),p&&o(Re,{run:t,when:[h,p.open,u,m,s,n,a,r,i.layouts].join(),children:o(Nc,{run:t,seen:p,concealed:u,stage:m?f:null})})]}),o(Jo,{
of:v})]})}function Nc({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&ne(a,r.pair),l=c("\
inspector.where",{round:e.number+1,slot:bn(t,e.number,e.index)}),d=i?c("token.from",{slot:l,drafter:i}):l,p=m=>Fe(t,m),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?pe(e.piece):e.text?o(X,{text:e.
text,oneLine:!0}):c("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:c(`kind.${Ce(e.kind,t.trace)}`)})," ",n?o("button",
{type:"button",class:"sv-link",title:c("inspector.stage"),onClick:n,children:d}):o("span",{class:"sv-quiet",children:d})]})]}),o("p",{class:"sv-why",children:s?
c("predict.hidden"):Go(t,e)}),!s&&!u&&o("p",{class:"sv-quiet",children:c("inspector.absent")}),!s&&u&&o(Wo,{view:Ic(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(Fc,{run:t,seen:e}),o(Wc,{run:t,seen:e}),o(Bo,{seen:e,name:p}),!s&&u&&o(ze,{of:".sv-areas-block",name:"distributions"})]})}function Ic(t,e,s){let{kind:n,round:r,
judged:a}=e,l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",d=n==="guessed"||n==="lit",p=T(t.trace)==="token",u=new Map,m=!e.open&&(!e.draft||
n==="rejected")?r.final:null,h=it(r);m&&h&&u.set(m.token,h),a&&u.set(a.token,d?n:a.verdict);let f=!(a&&!d&&!De(t)&&p)||a.draw==null||a.draft==null?null:{token:a.
token,at:a.draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[n==="untested"&&"areas.untested",l!==
"target"&&kn(t,e)&&"areas.lookup",De(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:s,name:w=>Fe(t,w),heading:c(b[l]),notes:g.flatMap(w=>w?[c(
w)]:[]),shaping:Dc(t),models:l,marks:u,dart:f,decides:p}}function Dc({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[c("areas.temperature",{value:t}),
...e>0?[c("areas.top_k",{value:e})]:[],...s<1?[c("areas.top_p",{value:s})]:[]].join(c("comma"))}function Fc({run:t,seen:e}){let s=T(t.trace),r=["accepted","reje\
cted",...s==="block"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=B(r??void 0);if(De(t)||!r||a===null||i===null)return null;let[l,d]=K(a,i),
p={draw:l,threshold:d,target:_e(r.target),draft:_e(r.draft),kind:c(`kind.${Ce(e.kind,t.trace)}`)},u=a<i?"passed":"failed",m=$e(r,s),h=c(fe(s)==="token"?`test.${e.
kind}`:`rules.sum.${m?"certain":fe(s)}.${u}`,p),v=s==="block",f=v&&!z(t.trace)?An(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"\
--threshold":i,"--draw":a},children:[o("h3",{children:o($,{name:"accept_test",children:c("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.
kind,"aria-label":m?h:c("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:c(v?"rules.pass":"tes\
t.keep")}),o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:c(v?"rules.fail":"test.drop")}),!m&&o(_,{children:[o("s\
pan",{class:"sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${c("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-ax\
is","aria-hidden":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${c("test.threshold")} ${d}`}),
o("span",{children:"1"})]}),o("p",{class:"sv-arithmetic",children:h}),f&&o("p",{class:"sv-note",children:c(`rules.basis.${f.last?"last":"earlier"}`,{weight:I(f.
weight),excess:I(f.excess)})}),o(Uo,{draft:r,draw:a,alone:!z(t.trace)})]})}function Wc({run:t,seen:e}){let s=T(t.trace),n=Vc(e),r=e.position&&n?Kr(e.position,jn(
n,s)):null;if(!n||!r)return null;let a=!De(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,Zo),d=r.shares.find(
({token:p})=>p===i);return d&&!l.includes(d)&&(l[Zo-1]=d),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residu\
al-block",children:[o("h3",{children:o($,{name:"residual",children:c("residual.heading")})}),o("p",{class:"sv-note",children:a?c(`rules.residual.${s}`,{weight:I(
n.weight??1)}):c("residual.note")}),o("div",{class:"sv-residual-head",children:[o("span",{children:c("areas.token")}),o("span",{children:c("residual.share")})]}),
o("ul",{class:"sv-residual",children:l.map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?c("residual.chosen"):void 0,children:[o("span",
{class:"sv-t",title:Fe(t,p.token),children:Fe(t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:se(p.share)})]},
p.token))})]})}function Vc({kind:t,draft:e,round:{drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=Oe(s).at(-1)??-1;return s.findLast(
({verdict:r,parent:a})=>r==="rejected"&&a===n)??null}var ea=["draft","verify","accept"],Bc=3;function ta(t,e){let s=t.folds.summary(e),n=e<Bc&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:Uc(t,e)}}function Uc(t,e){
let s=t.over?t.folds.comparison(e):null;return s?.impossible?c("headline.impossible"):s?.busy?c("headline.disturbed",{jitter:O(s.jitter)}):""}function sa(){let{
run:t,moment:{round:e}}=M(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:a,warning:i}=ta(t,e),l=(p,u,m,h)=>o("div",{class:`sv-figure sv\
-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?je:h}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:c("headline.\
busy")}),o("span",{class:"sv-figure-label",children:o($,{name:u,children:m})})]}),d=!a&&s!==null&&s<1&&W(s)!==W(1);return o("div",{class:"sv-headline","data-slo\
wer":String(d),"data-busy":String(!a&&i!==""),title:a?c("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",c("hea\
dline.speedup"),W(s)),l("acceptance","acceptance_rate",c(z(t.trace)?"tree.acceptance":"headline.acceptance"),O(n)),l("length","mean_acceptance_length",c("headli\
ne.length"),L(r))]})})}function na(){let{run:t,moment:{round:e}}=M(),{numbers:s,early:n,warning:r}=ta(t,e),a=e<t.length&&c("headline.until",{round:e,rounds:t.length});
return o("p",{class:"sv-sentence",children:s.rounds?A(a,Gc(t,s),Kc(t,e,s,n),r):c("headline.nothing")})}function Gc(t,{mean_acceptance_length:e,drafted:s,rounds:n}){
let{gamma:r,drafter:a}=t.trace.settings,i=L(e,s?1:0);if(!r)return c("headline.plain_round",{length:i});let l=s/n,d=s===n*r,p=z(t.trace)&&s?c("tree.guesses",{n:L(
l,Number.isInteger(l)?0:1)}):c(`headline.guesses.${r===1?"one":d?"many":"most"}`,{n:r});return c("headline.each_round",{drafter:ne(a,t.trace.models.pair),guessed:p,
length:i})}function Kc(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return c("headline.not_measured");let r=t.folds.comparison(e);if(t.over&&r?.impossible)
return"";if(n||s===null||!r)return c("headline.too_early");if(W(s)===W(1))return c("headline.same");if(s>=1)return c("headline.faster",{share:O(1/s)});let{cost:a}=r,
i=l=>L(a[l]/a.plain);return c("headline.slower",{total:L(ea.reduce((l,d)=>l+a[d]/a.plain,0)),draft:i("draft"),verify:i("verify"),accept:i("accept"),blame:c(`par\
t.${ea.reduce((l,d)=>a[l]>=a[d]?l:d)}`)})}var Yc=["emitted","rounds","drafted","accepted","rejected","untested"],Xc=["accepted","rejected","untested"],Jc={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ra=({trace:t})=>t.settings.temperature>0&&V(T(t));function Zc(t,e){if(t.trace.
settings.temperature>0)return c(`ledger.agreement.${ra(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return je;let{first_difference:n,compared:r}=s;
return n===null?c("ledger.agreement.same",{n:r}):c("ledger.agreement.differ",{n:n+1})}function oa(){let{run:t,moment:{round:e}}=M(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(Yc.map(l=>[l,Se(s[l])])),rates:{acceptance_rate:O(s.acceptance_rate),draft_efficiency:O(s.draft_efficiency),
mean_acceptance_length:L(s.mean_acceptance_length),mean_overlap:L(s.mean_overlap)},time:{speedup:W(s.speedup),tokens_per_second:Ys(s.tokens_per_second),plain_tokens_per_second:Ys(
s.plain_tokens_per_second),prefill:n||r?P(n+r):je,agreement:Zc(t,e)}},i=l=>c(`ledger.${l}.${l==="acceptance_rate"&&z(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("ledger.heading")}),o("span",{class:"sv-quiet",children:c(
"ledger.note")})]}),s.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":c("ledger.bar",{drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,
untested:s.untested}),children:Xc.map(l=>o("span",{"data-kind":l,style:`--n:${s[l]}`}))}),ra(t)&&o("p",{class:"sv-note",children:c("rules.lossy")}),o("div",{class:"\
sv-ledger-groups",children:Object.entries(a).map(([l,d])=>o("div",{class:"sv-ledger-group",children:[o("h3",{children:c(`ledger.groups.${l}`)}),Object.entries(d).
map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o($,{name:Jc[p]??p,children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var aa=240;function Qc(t){let e=[...t];return e.length>aa?e.slice(2-aa).join("").replace(/^\S*\s+/,"… "):t}function ia(t,e,s){let n=ie(e),r=n?null:vt(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:d,index:p}=n??{round:0,index:0},
m=[...s.rows.slice(0,d).flatMap(({slots:h})=>h.filter(({kind:v})=>ue(v))),...s.rows[d].slots.slice(0,p)].map(h=>h.text).join("");return{guess:[...Wt(le(s.rows[d].
slots[p]))].slice(0,60).join(""),before:Qc(s.promptText+m),round:d+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var ed=[0,.25,.5,.75,1];function td(t,e,s,n){if(e)return c("predict.ask",{token:le(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!s)return c(
n?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=s,l=`predict.${a?"kept":"dropped"}`,d=r===null?c(`${l}_unsaid`):c(l,{said:O(r),brier:L(ut(r,
a))});return A(d,i!==null&&c("predict.truth",{threshold:O(i)}))}function sd({informed:t},e,s,n){if(!s)return!n||n.said===null?"":c("predict.brier",{said:n.said,
happened:n.kept?1:0,brier:L(ut(n.said,n.kept))});let{target:r,draft:a}=e.rounds[s.round].drafts[s.index];return e.trace.settings.temperature===0?c("predict.give\
n_greedy"):t?r==null||a==null?c("predict.unknown"):c("predict.given",{target:I(r),draft:I(a)}):c("predict.hidden")}function la(){let{run:t,predicting:e,viewer:{
asking:s}}=M();return o(_,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>s.toggle(),children:c("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:s.refused===t&&z(t.trace)&&c("predict.trees")})]})}function ca(){let{run:t,state:e,set:s,
viewer:{asking:n}}=M(),{predicting:r,informed:a,taught:i,answers:l,moment:d,playing:p}=e,u=R(null),m=R(null),h=R(null),v=ie(e),f=vt(e),b=f?l[f]:null,g=t.over&&d.
round===t.length,w=!v&&!g&&!p,k=nr(Object.values(l)),x=i||g&&k.n>0,y=u.current?.contains(document.activeElement);return E(()=>{r&&m.current?.focus({preventScroll:!0})},
[r]),E(()=>{r&&v&&u.current?.scrollIntoView({block:"nearest"})},[r,v&&`${v.round}.${v.index}`]),E(()=>{let S=document.activeElement,ve=!u.current?.contains(S)||
!S?.checkVisibility();y&&r&&(ve||S===m.current&&w)&&(w?h:m).current?.focus({preventScroll:!0})}),E(()=>{u.current&&ia(u.current,e,t)}),o("section",{class:"sv-pr\
edict","aria-label":c("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("predict.heading")}),o("span",{
class:"sv-quiet",children:k.n>0&&c(k.decided?"predict.score":"predict.score_undecided",{...k,brier:L(k.brier)})}),o("label",{class:"sv-check",children:[o("input",
{type:"checkbox",checked:a,onChange:({currentTarget:S})=>s({informed:S.checked})}),c("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!k.n||g,
"aria-expanded":x,onClick:()=>s({taught:!x}),children:c("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>n.toggle(),children:c("predict\
.leave")})]}),o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:m,children:td(t,v,b,g)}),o("p",{class:"sv-note",children:sd(e,t,v,b)}),o("div",{class:"\
sv-answers",role:"group","aria-label":c("predict.chance"),hidden:!v,children:[ed.map(S=>o("button",{type:"button",class:"sv-choose",onClick:()=>n.answer(S),children:[
o("span",{children:S===0?c("predict.none"):S===1?c("predict.all"):O(S)}),o("kbd",{children:or(S)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>n.
answer(null),children:[c("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!w,onClick:()=>n.next(),ref:h,
children:c("predict.next")}),o("div",{class:"sv-lesson",role:"status",children:x&&o(_,{children:[o("h3",{children:c("predict.lesson.heading")}),rr(k,t.trace.settings.
temperature===0,c).map(S=>o("p",{children:S}))]})})]})}var da=20,nd=5;function rd(t,e){let{drafts:s,final:n}=t.rounds[e],r=re(s),a=s.map(({parent:p})=>p);n&&(r.push(Oe(s).length),a.push(Oe(s).at(-1)??-1));let{rows:i,
count:l}=Rn(a),d=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((m,h)=>m===u?[h]:[]));return{rows:i,count:l,levels:d,above:a.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function od(t,e,s,n){let r=Me(t,e,s,n),{drafts:a}=t.rounds[e];if(s>=a.length)return r;let i=ot(a,a[s].parent).map(l=>le(t.rows[e].slots[l]));return c(
i.length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function pa({run:t,number:e,looks:s,over:n}){let{state:r}=M(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:d,levels:p,above:u,columns:m}=Ge(()=>rd(t,e),[t,e]),{at:h}=xe(r),v=h?.round===e&&h.index<a.length&&be(r,h)?h.index:-1,f=ot(a,v),
b=R(null);E(()=>{let x=U(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&ad(b.current,xe(r).at?.index??i.length-1)},[t,e,r.moment]);let g=Oe(a).length,
w=x=>o("span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[x]??"absent","data-line":f.includes(x)?"":void 0,style:`gr\
id-column:${m[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),k=x=>{let y=s[x]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,
"data-kind":y,"data-line":f.includes(x)?"":void 0,style:`grid-column:${m[x]};grid-row:${l[x]+1}`,"aria-hidden":y==="absent"?"true":void 0,"aria-label":y==="abse\
nt"?void 0:od(t,e,x,y),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":y}),o(nt,{slot:i[x],as:"sv-tree-token"})]},x)};return o("div",{class:`\
sv-tree${Math.max(d,p.length)>nd?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-\
label":c("tree.label"),style:{"--rows":d},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":v>=0?"":void 0,children:c("tree.text")}),i.map(
(x,y)=>w(y)),p.map((x,y)=>o("div",{role:"row",class:"sv-tree-level",children:x.map(k)},`level ${y}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"\
sv-mask-name",children:o($,{name:"tree_mask",children:c("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((x,y)=>o("div",{class:"sv-mask-row","data-at":`${e}.${y}`,"data-kind":s[y]??"absent","data-line":y===v?"":void 0,children:[0,...ot(
a,y).map(S=>S+1)].map(S=>o("span",{class:"sv-mask-cell","data-column":S,style:{"--column":S}},S))},y))}),o("p",{class:"sv-tree-note",children:n?c("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):c("tree.sees")})]})]},e)}function ad(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!s||!n)return;let r=(d,p,u,m)=>Math.min(0,d-da-u)||Math.max(0,p+da-m),[a,i,l]=[n,t,s].map(d=>d.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.
top,i.bottom),s.scrollLeft+=r(a.left,a.right,l.left,l.right)}var id=7,ld=12;function cd(t,e){let s=R(null),[n,r]=j({run:t,layouts:e,columns:1/0}),a=n.run===t&&n.layouts===e?n.columns:1/0;return E(()=>{a<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:a}}function dd(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return z(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}function ua(){let{run:t,state:e,viewer:s}=M(),{moment:n,entered:r}=e,{row:a,columns:i}=cd(t,s.layouts),
l=U(e),d=Math.max(0,Le(e)),p=t.rounds[d],u=!!(p&&Z(p)),m=t.rows[d]?.slots??[],h=l?.looks??m.map(({kind:y})=>n.round?y:"absent"),v=p?.drafts.length??-1,f=u?[]:Array.
from({length:v+1},(y,S)=>S),b=dd(t,d,i),g=z(t.trace)?v:t.width,w=f.map(y=>vd(t,d,y,h[y]??"absent")),k={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:
n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=id,"sv-round-tighter":g>=ld,"sv-round-undrafted":b===0},x=y=>o(md,{at:{round:d,index:y},look:h[y]??"ab\
sent",figures:w[y],concealed:ht(e),now:l?.phase.index===y,entered:!l&&r==="step"&&y===m.length-1},y===v?"final":y);return pd(a,d),o("section",{class:["sv-round",
...Object.entries(k).flatMap(([y,S])=>S?[y]:[])].join(" "),"data-phase":l?.phase.name??"","aria-label":c("round.label"),children:[o(ud,{run:t,number:d,tested:w.
some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":c("round.label"),children:o("div",{class:"sv-slots",role:"row",ref:a,children:[f.slice(0,
-1).map(x),f.length>0&&Array.from({length:b-v},(y,S)=>o("div",{class:"sv-slot sv-slot-empty","aria-hidden":"true"},`empty ${S}`)),f.slice(-1).map(x)]})}),u&&o(pa,
{run:t,number:d,looks:h,over:!l&&n.round>0})]})}function pd(t,e){let s=R(null);E(()=>{let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.
body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?document.activeElement:null},[e]),E(()=>{let n=()=>{s.current=document.
activeElement};t.current?.addEventListener("focusin",n)},[])}function ud({run:t,number:e,tested:s}){let{models:n,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.
source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o($,{name:a==="model"?"draft":"drafter",children:r==="model"?c("round.guesses"):ne(a,n.
pair)})}),o("li",{children:o($,{name:"verification",children:c("round.pass")})}),o("li",{hidden:!s,children:o($,{name:"accept_test",children:c("round.tests")})})]})}
function va(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==0&&!$e(e,T(t.trace))?e.draw:null}function vd(t,e,s,n){let{drafts:r}=t.
rounds[e],a=r[s],i=va(t,a,n),l=B(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&i>=l)return c("rules.kept_by",{n:Ve(r)+1});let[d,p]=K(i,l);return c(
i<l?"round.below":"round.above",{draw:d,threshold:p})}function md({at:t,look:e,figures:s,concealed:n,now:r,entered:a}){let{run:i}=M(),{drafts:l,positions:d=[]}=i.
rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],m=e==="absent",h=i.trace.settings.temperature===0,v=!!p&&(["accepted","rejected","untested"].includes(
e)||e==="lit"&&!n),f=B(p),b=va(i,p,e);return o("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?"":
void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":m?"true":void 0,"aria-label":m?void 0:Me(i,t.round,t.index,e),children:[o("span",{class:"s\
v-slot-token",translate:!1,children:o(nt,{slot:u,as:"sv-slot-text"})}),o("span",{class:"sv-slot-pass","aria-hidden":"true",children:[!h&&v&&f!==null&&o("span",{
class:"sv-gauge",style:{"--keep":f},children:[o("span",{class:"sv-gauge-keep"}),b!=null&&o("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),h&&v&&o(hd,{run:i,
token:d[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-verdict","aria-hidden":"true",children:[o("span",{class:"sv-mark","aria-hidd\
en":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":c(`kind.${Ce(e,i.trace)}`)})]}),o("span",{class:"sv\
-slot-figures",children:s})]})}function hd({run:t,token:e}){let s=e===void 0?"":G(t.alone(e));return o("span",{class:"sv-slot-says",style:{"--sv-characters":s.length-
2||1},children:s})}var fd=["draft","verify","accept"],gd=["accepted","rejected","untested","correction","bonus"],Os=36,bd=20,xd=5;function ma(){let{run:t}=M(),[e,s]=j(null),n=({target:a})=>{
let i=a instanceof Element?a.closest(".sv-time"):null,l=i?.closest("[data-round]");!i||!l||s({run:t,text:c("rounds.detail_of",{round:Number(l.dataset.round)+1,time:i.
getAttribute("aria-label")})})},r=e?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:n,onFocusIn:n,children:[o("div",{class:"sv-section-h\
ead",children:[o("h2",{children:o($,{name:"round",children:c("rounds.heading")})}),o("ul",{class:"sv-legend",children:gd.map(a=>o("li",{children:[o("span",{class:"\
sv-mark","data-kind":a}),o($,{name:a,children:c(`kind.${a}`)})]},a))})]}),o("p",{class:"sv-note",children:c(z(t.trace)?"tree.rounds":"rounds.note")}),o(wd,{}),o(
"p",{class:`sv-note sv-round-detail${r?"":" sv-hint"}`,children:r?e.text:c("rounds.detail")}),o("div",{class:"sv-foot",children:[o("ul",{class:"sv-legend",children:o(
"li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o($,{name:"overlap",children:c("rounds.overlap_key")})]})}),o(Je,{plain:c("rounds.plain_key")})]})]})}
function ha({rounds:t,folds:{sums:e,plain:s}},n){let{draft:r,verify:a,accept:i}=t[n].times,[l,d]=[e[n].emitted,e[n+1].emitted];return{total:r+a+i,plain:d<s.until.
length?s.until[d]-s.until[l]:null}}function wd(){let{run:t,state:e,gamma:s,moment:{round:n},viewer:r}=M(),a=U(e),i=t.rounds.map((u,m)=>ha(t,m)),l=Math.max(0,...i.
slice(0,n).map(({total:u,plain:m})=>Math.max(u,m??0)))||1,d=s<t.trace.settings.gamma?s:1/0,p=R(null);return E(()=>{p.current.scrollTop=0},[t]),E(()=>{r.lag&&Sd(
p.current,n+(a?1:0))}),o("div",{class:"sv-rounds-scroll",ref:p,children:o("div",{class:`sv-grid${t.length>bd?" sv-many":""}${t.width>xd?" sv-dense":""}`,role:"g\
rid","aria-label":c("rounds.label"),style:{"--sv-guesses":t.width,"--sv-longest":l},children:[o("div",{role:"rowgroup",class:"sv-grid-head",children:o("div",{class:"\
sv-row sv-row-head",role:"row",children:[o("div",{role:"columnheader",class:"sv-number",children:"#"}),Array.from({length:t.width},(u,m)=>o("div",{role:"columnh\
eader",children:c("rounds.guess",{n:m+1})},m)),o("div",{role:"columnheader",class:"sv-final",children:c("rounds.final")}),o("div",{role:"columnheader",class:"sv\
-time",children:c("rounds.time")})]})}),o("div",{class:"sv-rows",role:"rowgroup",style:{height:`${t.length*Os}px`},children:i.map(({plain:u},m)=>o(yd,{run:t,number:m,
plain:u,now:m===n?a:null,ahead:m>=n,fresh:m===r.fresh,concealed:ht(e),cutting:m<n?d:1/0},m))})]})})}var yd=Xe(({run:t,number:e,plain:s,now:n,ahead:r,fresh:a,concealed:i,
cutting:l})=>{let{slots:d}=t.rows[e],p=n?` sv-row-now${n.verified?" sv-verified":""}`:r?" sv-ahead":"";return o("div",{class:`sv-row${p}${a?" sv-fresh":""}`,role:"\
row","data-round":e,children:[o("div",{class:"sv-number",role:"rowheader","aria-label":c("rounds.row",{round:e+1}),children:e+1}),d.map((u,m)=>o(kd,{run:t,number:e,
index:m,look:n?.looks[m]??u.kind,concealed:i&&n!==null,cutting:l},m)),o(_d,{run:t,number:e,plain:s})]})}),kd=Xe(({run:t,number:e,index:s,look:n,concealed:r,cutting:a})=>{
let{slots:i,final:l}=t.rows[e],d=t.rounds[e],p=i[s],u=s<d.drafts.length,h=u&&!(n==="absent"||n==="guessed"||n==="lit"&&r)?d.positions?.[s]?.overlap??null:null,v=Me(
t,e,s,n),f=No(d,a),b=u?s>=a:!f,g=s===a&&!f,w=n==="absent";return o("div",{class:`sv-cell${p===l?" sv-final":""}${g?" sv-cut-own":b?" sv-cut":""}`,role:"gridcell",
tabindex:-1,"data-kind":n,"data-at":`${e}.${s}`,style:{"--i":s,"--overlap":h??0},"aria-hidden":w?"true":void 0,"aria-label":w?void 0:h==null?v:c("token.aria_ove\
rlap",{label:v,overlap:I(h,2)}),"aria-description":b?c(g?"whatif.own":"whatif.gone",{gamma:a}):void 0,children:[o("span",{class:"sv-mark","data-kind":n,"aria-hi\
dden":"true"}),o(nt,{slot:p,as:"sv-cell-text"})]})});function _d({run:t,number:e,plain:s}){let{times:n}=t.rounds[e],{total:r}=ha(t,e),a=c("rounds.row_time",{total:P(
r),draft:P(n.draft),verify:P(n.verify),accept:P(n.accept)});return o("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s===null?a:c("rounds.row_pl\
ain",{time:a,plain:P(s)}),children:[o("div",{class:"sv-bars-pair",children:[o("div",{class:"sv-bar",children:fd.map(i=>o("span",{"data-part":i,style:`--t:${n[i]}`},
i))}),s!==null&&o("div",{class:"sv-bar sv-bar-plain",children:o("span",{"data-part":"plain",style:`--t:${s}`})})]}),o("span",{class:"sv-ms",children:P(r)})]})}function Sd(t,e){
let s=t.clientHeight-t.querySelector(".sv-row-head").offsetHeight,{scrollTop:n}=t,r=e*Os;r>n+s?t.scrollTop=r-s:r-2*Os<n&&(t.scrollTop=Math.max(0,r-2*Os))}var Td=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Rd({models:t,settings:e}){let s=m=>c("size",{name:m.name,size:Xs(m.parameters)}),n=s(t.
target),r=Pn(e),{drafter:a,confidence:i,controller:l="fixed"}=e,d=m=>a!=="early-exit"?s(m):c("first_layers",{layers:m.layers,of:t.target.layers,size:Xs(m.parameters)}),
p=t.draft?c("pair",{target:n,draft:d(t.draft)}):c("pair_alone",{target:n}),u=z({settings:e})&&c("tree.settings",{tree:c(`tree.name.${e.tree}`),budget:e.budget});
return[r&&c(`rules.name.${r}`),u,a!=="model"&&ne(a,t.pair),...["too_short","other_weights"].map(m=>t.draft?.[m]&&c(m)),l!=="fixed"&&c("controller.chosen",{name:c(
`controller.name.${l}`)}),c("settings",{...e}),i&&c("confidence",{confidence:i}),p].filter(Boolean).join(" · ")}function Ed({machine:t,captured:e,recorded:s},n){
let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&c(`steps.${e?"captured":"eager"}`);return c(n?"recorded":"live",{date:s.slice(0,10),machine:[a||r,i,l].filter(
Boolean).join(" · ")})}function Md({trace:{ending:t},folds:e}){let s=e.output.length;return c(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function zd(t){
let{run:e,recorded:s,status:n,stale:r}=t,a=n!=="done"?c(`state.${n}`):e?Md(e):c("state.idle"),i=s||F(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="do\
ne"&&i),d=e&&n==="error"?c(s?"state.example":"state.previous"):l&&r?c("state.stale"):"";return A(t.message||(l?"":a),d)}function fa(){let{state:t,viewer:e}=Y(),
{run:s,recorded:n,status:r}=t,a=s?Ed(s.trace,n):"",i=s?Rd(s.trace):"";return o("div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(
n),title:a,children:a}),o("span",{title:i,children:i}),o("span",{class:"sv-message",role:r==="error"?"alert":"status",children:zd(t).split(Td).map((l,d)=>d%2?o(
"a",{href:l,target:"_blank",rel:"noopener",children:l},`${e.errors} ${d}`):o("span",{children:l},`${e.errors} ${d}`))})]})}function Od({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=T(e),a=ct(n,r);return a>=0?c(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):js(n)?c("lead.w\
hy"):""}function ga(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:a,viewer:i}=M(),l=!r&&e.phase===0,d=a!==null?c("lead.rests",{round:t.length,shown:a+
1}):l&&s&&n?Od(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?jt(t):null,u=p!==null&&ct(t.rounds[p],T(t.trace))>=0;return o("span",{class:"sv-lead",children:[
d&&o("span",{children:d}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:c(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var $d=2e3,xa={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},ba=Object.keys(xa),Cd={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},Ld={tree:["test","write"],block:["test"]};function Ad({run:{trace:t},current:e}){let s=z(t)?"tree":T(t)==="block"&&t.settings.temperature?
"block":"",n=e?ba.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":c("act.label"),children:ba.map((r,a)=>{let i=c(`act.${r}.${Ld[s]?.includes(r)?s:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===n?"step":void 0,class:a<n?"sv-past":"",children:[o($,{name:r==="test"&&s==="block"?"block_verification":xa[r],children:c(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function Pd(t,e){let s=R({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=$d)&&(s.current={at:n,sentence:t}),s.current.sentence}function wa({children:t}){let{run:e,state:s}=M(),{moment:n,entered:r,rested:a,mode:i,playing:l}=s,d=U(
s),p=r==="step"&&n.round>0,u=a===null?Mt(e,n,d):Mt(e,{round:Le(s)+1,phase:0},null),m=Pd(u,l||i==="running"&&!F(s));return o("div",{class:"sv-story",children:[o(
Ad,{run:e,current:d?Cd[d.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(ga,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:m}),t]})}var ya=480,jd=5,_a=/^ \S{1,24}$/,Hd=["rejected","untested"];function Sa(){let{run:t,moment:{round:e},tint:s,ghosts:n,state:r,viewer:a}=M(),[i,l]=j(null),d=U(r),
{promptText:p}=t,u=p.length>ya&&i!==t,{scroller:m,text:h}=Fd(t,e===t.length&&!d);return o("section",{class:"sv-section sv-stream","data-tinted":String(s!=="verd\
ict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o($,{name:"token",children:c("stream.heading")})}),o(qd,{})]}),u&&o("button",{type:"\
button",class:"sv-link",onClick:()=>l(t),children:c("stream.more",{n:p.length})}),o("div",{class:"sv-stream-scroll",ref:m,tabindex:e?void 0:0,children:o("div",{
class:"sv-text",dir:"auto",translate:!1,ref:h,children:[o("span",{class:"sv-prompt",children:u?"…"+p.slice(-ya):p}),o("span",{class:"sv-list",role:"listbox","\
aria-label":c("stream.label"),"aria-orientation":"horizontal",dir:"auto",children:t.rounds.flatMap((v,f)=>[d&&f===e&&o(Dd,{run:t,number:f,now:d},"now"),o(Nd,{run:t,
number:f,ahead:f>=e,fresh:f===a.fresh,ghosts:n&&!z(t.trace),tint:s},f)])})]})}),o(_o,{name:s})]})}function qd(){let{run:t,ghosts:e}=M(),{gamma:s,drafter:n}=t.trace.
settings,r=s===0||n.startsWith("lookup")||t.rounds.some(({drafts:i})=>!i.length),a=pn.filter(i=>i==="plain"?r:s>0);return o("ul",{class:"sv-legend",children:[...a,
...e?Hd:[]].map(i=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":i}),o($,{name:i,"data-short":c(`kind.${i}`),children:c(`legend.${i}`)})]},i))})}var Nd=Xe(
({run:t,number:e,ahead:s,fresh:n,ghosts:r,tint:a})=>o("span",{class:`${s?"sv-ahead":""}${n?" sv-fresh":""}`,role:"presentation",children:o(Id,{run:t,number:e,ghosts:r,
tint:a})})),Id=Xe(({run:t,number:e,ghosts:s,tint:n})=>o(_,{children:t.rows[e].slots.flatMap((r,a)=>{let i=`${e}.${a}`;return ue(r.kind)?Ra(r,o("span",{class:Ta(
r),role:"option",tabindex:-1,"aria-selected":"false","aria-label":Me(t,e,a),"data-kind":r.kind,"data-at":i,"data-tint":fs(n,t.at({round:e,index:a}))??void 0,style:`\
--i:${a}`,...ys(r),children:Ze(r.text)})):s?Ea(r,r.kind,i):[]})})),Ta=({text:t})=>`sv-token${_a.test(t)?" sv-word":""}`,Ra=({text:t},e)=>_a.test(t)?[o("wbr",{}),
e]:[e],Ea=(t,e,s,n=!1)=>Ra(t,o("span",{class:Ta(t),"data-kind":e,"data-at":s,"aria-hidden":"true",hidden:n,style:`--i:${s.split(".")[1]}`,...ys(t),children:Ze(t.
text,!0)}));function Dd({run:t,number:e,now:s}){let n=Z(t.rounds[e]);return o("span",{class:`sv-now${s.fallen?" sv-fallen":""}`,"aria-hidden":"true",children:t.
rows[e].slots.flatMap((r,a)=>{let i=s.looks[a];return Ea(r,i,`${e}.${a}`,i==="absent"||n&&!ue(i))})},`now ${e}`)}function Fd(t,e){let{viewer:s}=M(),n=R(null),r=R(
null),a=R({layouts:0,run:t,whole:e});return E(()=>{n.current.scrollTop=0},[t]),E(()=>{let i=a.current.layouts!==s.layouts||a.current.run!==t;a.current={layouts:s.
layouts,run:t,whole:e},i&&(r.current.style.maxHeight=n.current.style.minHeight=""),(s.lag||i)&&ka(n.current,r.current,{whole:e,scroll:s.lag})}),E(()=>{let i=new ResizeObserver(
()=>{s.state.whole||ka(n.current,r.current,{whole:a.current.whole,scroll:!0})});return i.observe(n.current),()=>i.disconnect()},[]),{scroller:n,text:r}}function ka(t,e,{
whole:s,scroll:n}){let r=e.querySelector(".sv-list"),a=r.querySelector(".sv-now")??[...r.querySelectorAll(":scope > :not(.sv-ahead)")].at(-1)?.lastElementChild??
e.firstElementChild,[i,l,d]=[t,e,a].map(v=>v.getBoundingClientRect()),p=parseFloat(getComputedStyle(e).lineHeight),u=t.nextElementSibling instanceof HTMLElement?
t.nextElementSibling.offsetHeight:0;if(!i.width||((s||!e.style.maxHeight)&&(t.style.minHeight=s?"":`${i.height}px`),e.style.maxHeight=s?"":`${Math.ceil(d.bottom-
l.top)+p+jd}px`,!n))return;let m=d.bottom-(i.bottom-u)+4,h=d.top-i.top-48;m>0?t.scrollTop=p*Math.ceil((t.scrollTop+m)/p):h<0&&(t.scrollTop=p*Math.floor((t.scrollTop+
h)/p))}var Ma=0,$t=["race","same","rounds","time","guesses","numbers"],_n=class extends ce{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(_,{children:this.props.children}):null}};function za({views:t}){let{view:e,set:s}=M(),[n]=j(()=>(Ma+=1,Ma));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":c("views.label"),onKeyDown:r=>{let a=Ms([...r.currentTarget.children],r);a>=0&&s({
view:$t[a]})},children:$t.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:c(`views.${r}`)},r))}),$t.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:o(_n,{open:r===e,children:t[r]})},r))]})}function Oa(){let{run:t,set:e,viewer:s}=Y(),{race:n,lossless:r,costs:a,speedup:i,breakdown:l}=s.charts.places;return o(_,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(Re,{run:t,when:s.changes,children:[o(fa,{}),!t&&o("p",{class:"sv-empty",children:c("empty")}),t&&o(
Sa,{}),t&&o(wa,{children:[o(la,{}),o(ca,{})]})]}),t&&o(ua,{}),t&&o(Qo,{}),o(Re,{run:t,when:s.changes,children:o(Mo,{children:t&&o(sa,{})})})]}),t&&o("div",{class:"\
sv-below",children:o(Re,{run:t,when:s.changes,children:[o(na,{}),o(Ao,{}),o(za,{views:{race:o(_,{children:[o(Ye,{node:n}),o(ze,{name:"race"})]}),same:o(_,{children:[
o(Ye,{node:r}),o(ze,{name:"same"})]}),rounds:o(_,{children:[o(ma,{}),o(Do,{})]}),time:o(_,{children:[o(Ye,{node:a}),o(ze,{name:"time"}),o(Ye,{node:i}),o(ze,{name:"\
time"})]}),guesses:o(_,{children:[o(Ye,{node:l}),o(ze,{name:"guesses"})]}),numbers:o(oa,{})}})]})})]})}var $s=class{constructor(e,s,n){this.store=e;this.send=s;this.most=n}store;send;most;load(e){this.store.set({compared:Lo(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:c("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.set(
{offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s});let{run:{trace:n},source:r,recorded:a}=e.pair[s],i=n.ending==="run\
ning"?{...n,ending:"stopped"}:n,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var Wd=["pinned","hovered","cursor"],Cs=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;marker;sequels;asking;charts;silence;help=null;errors=0;layouts=0;changes=0;lag=!1;frame=0;fresh=-1;drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:a=!1,most:i=16}){Ln(s),vo(s),this.send=n,this.keys=s.keys,this.most=i,this.store=
new Lt({...Be,live:r},d=>this.changed(d)),this.player=new Ts(this.store,()=>this.toggle()),this.actions=zo(this),this.node=Object.assign(document.createElement(
"div"),{className:"specviz"+(a?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new is(this.node),this.presenter=new Rs(this.node,()=>this.relayout()),
this.marker=new Ss(this.node),this.sequels=new $s(this.store,n,i),this.asking=new Ut(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&
!this.sequels.refusal};this.charts=new ds({viewer:this,palette:this.palette,seek:d=>this.seek(d),greedy:l}),this.silence=Oo(this),this.changed({})}get state(){return this.
store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),Ue(null,this.
node),this.node.remove()}load(e,{recorded:s=!1,at:n=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:d=null}={}){let p=new Qe(e),{over:u,length:m}=p,{run:h,
offers:v}=this.state,f=d&&h?.trace.models.pair===e.models.pair&&h.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Vt(p)||this.set(
{predicting:!1}),this.sequels.load({run:p,source:d,recorded:s&&u});let b=lt(p.rounds,{round:n??m,phase:r}),g=b.round===m;this.player.halt(),this.lag=!0,this.set(
{run:p,source:d,stale:!1,recorded:s&&u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&n===null?Hs(p):null,pinned:null,hovered:null,
cursor:null,asked:i?"step":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:f?v:null,...u?{status:"done",mode:"done",message:null}:
{}});let w=l&&u?jt(p):null;w!==null&&this.teach(w),a&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek(
{round:e+(s?1:0),phase:0}),this.set({opening:!0}),s||this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;
let r=s.length;return s.append(e)?(n&&s.length>r&&this.mayFollow()&&this.follow(s),s.over&&this.set({rested:In(this.state)}),s.over&&this.setState("done"),this.
changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){
let{moment:{round:s},asked:n,mode:r,hovered:a,predicting:i}=this.state,l={asked:"round",hovered:r==="running"?a:null};n==="step"?this.player.move({round:s,phase:1},
"step",l):this.player.move({round:e.length,phase:0},e.length===s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){e==="error"&&(this.errors+=1),this.set(
{status:e,message:s,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){
e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.
player.seek({round:e,phase:s}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:s}=this,n=oe(s);F(s)?this.
hold(()=>this.player.forward(e)):(n||s.live&&!s.run)&&(this.set({following:!0,asked:s.predicting?"step":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){
if(this.asking.leavesVerdict())return;let{state:e}=this,s=oe(e)&&F(e)===0;e.playing?this.player.halt():e.predicting&&(F(e)||s)?this.asking.goOn():s?(this.set({following:!0,
asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Pt(
e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:
{}})}tint(e){yo(e)&&this.set({tint:e})}open(e){$t.includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.
show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.
state.whole)}changed(e){let s=Object.keys(e);(!s.length||s.some(n=>!Wd.includes(n)))&&(this.changes+=1),"view"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&
(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n,entered:r,mode:a,playing:i,view:l,status:d,predicting:p,
speed:u,whole:m}=e,h=a==="running"&&!F(e),v=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==this.drawn.moment.phase;if(this.frame=0,this.lag||=
v&&!m,v&&(this.fresh=r==="round"&&!h?n.round-1:-1),this.node.dataset.state=d,this.node.classList.toggle("sv-open",!!s&&!s?.over),this.node.classList.toggle("sv-\
predicting",p),this.node.style.setProperty("--sv-pace",String(1/u)),bt(this,Un(Oa,{}),this.node),s){let{at:f,how:b}=xe(e);this.charts.show(s,{shown:n.round,known:At(
e),busy:a==="running"||i,view:l}),this.marker.show(e,f,b),this.lag=!1}this.drawn={run:s,moment:n},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}fit(){
let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,this.
charts.relayout(),this.changed({})}};function $a(t,e){let s=new Cs(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>qn(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}window.SpecViz={mount:$a};})();
