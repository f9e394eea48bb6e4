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
(()=>{var E=({settings:t})=>(t.tree??"chain")!=="chain",Q=({drafts:t})=>t.some(({parent:e},s)=>e!==s-1),rt=(t,e)=>e<0?[]:[...rt(t,t[e].parent),e];function oe(t){let e=[];
return t.forEach(({parent:s})=>e.push(s<0?0:e[s]+1)),e}var Le=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function Rn(t){let e=oe(t);return t.flatMap(({
verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function En({drafts:t}){let e=Le(t).at(-1)??-1;return t.flatMap(({parent:n},r)=>n===e?[r]:[]).
at(-1)??t.length}function Mn(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===r?[l]:[]).forEach((i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,
count:s+1}}var ot=(t,e)=>({name:t,index:e}),za=["medusa","dflash","lookup"],zn=({drafts:t},{settings:e})=>za.includes(t[0]?.source??e.drafter)&&!Q({drafts:t});function be({
drafts:t,final:e,together:s}){let n=Rn(t),r=t.filter(a=>a.verdict==="accepted").length;return[...On({drafts:t,together:s}).map(a=>ot("draft",a)),ot("verify",0),
...n.map(a=>ot("test",a)),...r<t.length?[ot("discard",r)]:[],...e?[ot("final",t.length)]:[]]}var Hs=({drafts:t,together:e})=>On({drafts:t,together:e}).length+t.
length+(t.length?3:2);function On({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=oe(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var at=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function Oa(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&Q(n)){let i=oe(r);return t.map(
(l,d)=>d<r.length&&i[d]===i[s]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[s].verdict:at(n);return t.map((i,l)=>l===s&&a?a:i)}function Cn(t,e){let s=be(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,a)=>Oa(r,a,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function js(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=be(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function Ln(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:be(t[e-1]).length-1}:{round:0,phase:0}}function it(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=be(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var Be=["token","block","match","typical","top-k","threshold"],Ca=["typical","top-k","threshold"],T=({settings:t})=>t.rule??"token",D=t=>Ca.includes(t),xe=t=>t?.
chances?.[0]??null,U=t=>t?.chance??xe(t),$e=(t,e)=>D(e)&&[0,1].includes(U(t)??-1);function Ue(t){if(t.draw==null)return"kept";let e=t.draw;return e<(U(t)??1)?"p\
assed":e<(xe(t)??1)?"kept":"rescued"}function $n(t,e){let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;let a=Math.min(1,r*s/n),i=e===t.length-
1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:{weight:a,excess:l,last:i}}var Ge=t=>t.findLastIndex(e=>e.verdict==="accepted"),Ae=(t,e)=>t==="untested"&&T(
e)==="block"&&!E(e)?"dropped":t,An=({rule:t="token"})=>t==="token"?null:t;function Pn(t,e){let{token:s,target:n,weight:r,excess:a}=t;return e==="match"?{weight:1,
taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,mass:a??null}}var Ke=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
At=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},V=({run:t,moment:e})=>t?
t.length-e.round:0,ae=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function Pt({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function G({run:t,moment:{round:e,phase:s}}){return t&&s?Cn(t.rounds[e],s):null}function we(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let a=G(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}var Ht=(t,e)=>t===
e||!!(t&&e&&t.round===e.round&&t.index===e.index);function ye(t){return we(t,t.pinned)?{at:t.pinned,how:"pinned"}:we(t,t.hovered)?{at:t.hovered,how:"preview"}:La(
t)||Ha(t)}function jn(t){let{run:e,moment:s,pinned:n,following:r,playing:a,status:i,recorded:l,speed:d,pace:p,tint:u,presenting:h,view:f,opening:v,rested:m}=t;return{
...s,rounds:e?e.length:0,selected:ye(t).at,pinned:n,following:r,playing:a,state:i,recorded:l,speed:d,pace:p,tint:u,presenter:h,view:f,opening:v,rested:m}}function La(t){
let{run:e,moment:s,entered:n}=t,r=G(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;let a=s.round-1;return{
at:{round:a,index:qn(e,a)},how:"now"}}var qn=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),$a=16,Hn=[.25,.75],Aa=({drafts:t})=>t.
findIndex(e=>e.verdict==="accepted"&&Ue(e)==="rescued"),Pa=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(xe(e)??1)),lt=(t,e)=>e===
"block"?Aa(t):D(e)?Pa(t):-1,qs=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function jt(t){let e=({verdict:i,target:l,draft:d})=>i===
"rejected"&&l!==null&&d!==null&&l>=Hn[0]*d&&l<=Hn[1]*d,s=t.rounds.findIndex(i=>lt(i,T(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(i).emitted>=$a,r=t.rounds.
flatMap((i,l)=>qs(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&n(i))??r.find(n)??r.find(a)??r[0]??null}function Ns({rounds:t,trace:e}){let s=({
drafts:l})=>l.some(({verdict:d})=>d==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.length>n.drafts.length,
a=t.findLastIndex(l=>r(l)&&s(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var Nn=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&s&&n==="running"&&
!r&&e.round===t.length?Ns(t):null,Pe=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function Ha(t){let e=Pe(t),{run:s}=t;if(!s||!s.rounds[e])return{at:null,
how:"newest"};let n=lt(s.rounds[e],T(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:a})=>a==="rejecte\
d");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:qn(s,e)},how:"newest"}}var L,Dn,ja,ke,Is,Dt,Fn,Nt,Wn,Ws,Ds,Vn,dt=Symbol.for("pv"),Ft={},Wt=[],qa=/^m(i|n|o|s|text|space)$/,Vs=Array.isArray,Bs=Wt.slice,je=Object.assign;function He(t){
t&&t.parentNode&&t.remove()}function Bn(t,e,s){var n,r,a,i={},l=arguments.length;for(a in e)a=="key"?n=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?Bs.call(arguments,2):s),ct(t,i,n,r,null)}function ct(t,e,s,n,r){var a={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:dt,__v:r||++Dn,__i:-1,__u:0};return!r&&L.vnode&&L.
vnode(a),a}function _(t){return t.children}function _e(t,e){this.props=t,this.context=e,this.__g=0}function Se(t,e){if(e==null)return t.__&&Se(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:Se(t)}function Na(t){var e,s=t.__v,n=s.__e,r=[],a=[],i=t.__P;
i&&((e=je({constructor:dt},s)).__v=s.__v+1,L.vnode&&L.vnode(e),Us(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||Se(s),32&s.__u,a),e.__v=s.__v,e.__.__k[e.__i]=
e,Jn(r,e,a),s.__=s.__e=null,e.__e!=n&&Un(e))}function Un(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Un(t)}function Fs(t){(8&t.__g||(t.__g|=8,ke.push(t),Dt++))&&Is==L.debounceRendering||((Is=L.debounceRendering)||queueMicrotask)(Gn)}function Gn(){try{for(var t,
e=1;ke.length;)ke.length>e&&ke.sort(Fn),t=ke.shift(),e=ke.length,8&t.__g&&Na(t)}finally{(Dt=ke.length)&&(Is||queueMicrotask)(Gn)}}function Kn(t,e,s,n,r,a,i,l,d,p,u){
var h,f,v,m,b,g,w=n.__k||Wt,k=e.length;for(d=Ia(s,e,w,d,k),h=0;h<k;h++)(v=s.__k[h])!=null&&(f=~v.__i&&w[v.__i]||Ft,v.__i=h,g=Us(t,v,f,r,a,i,l,d,p,u),m=v.__e,(f.
ref!=v.ref||8&f.__u)&&(f.ref&&Gs(f.ref,null,v,f),v.ref&&u.push(v.ref,v.__c||m,v)),b=b||m,4&v.__u?(d=Yn(v,d,t,!f.__v),f.__e&&(f.__e=null)):typeof v.type=="functi\
on"&&g!==void 0?d=g:m&&(d=m.nextSibling),v.__u&=-21);return s.__e=b,d}function Ia(t,e,s,n,r){var a,i,l,d,p,u,h,f,v,m=s.length,b=m,g=0,w=0,k=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[a]=ct(null,i):Vs(i)?i=k[a]=ct(_,{children:i}):
i.constructor===dt&&i.__b?i=k[a]=ct(i.type,i.props,i.key,i.ref,i.__v):k[a]=i,d=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=Da(i,s,d,b))&&(b--,(l=s[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==d-1?g--:p==d+1?g++:p!=d&&(p>d?g--:g++,w=1)):(~p||(r>m?g--:r<m&&g++),typeof i.type!="function"&&(i.__u|=4))):k[a]=null;if(w){for(u=[],h=[],
a=0;a<r;a++)if((i=k[a])&&16&i.__u){for(g=0,f=u.length;g<f;)u[v=g+f>>1]<i.__i?g=v+1:f=v;u[g]=i.__i,h[a]=g+1}for(g=u.length;a--;)h[a]&&(h[a]==g?g--:k[a].__u|=4)}if(b)
for(a=0;a<m;a++)!(l=s[a])||2&l.__u||(l.__e==n&&(n=Se(l)),Ks(l,l));return n}function Yn(t,e,s,n){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=Yn(r[a],e,s,!1));return e}for(e&&!e.parentNode&&(e=Se(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Da(t,e,s,n){var r,a=t.key,i=t.type,l=e[s],d=l&&!(2&l.__u);if(l===null&&a==null||d&&a==l.key&&i==l.type)return s;if(n>(d?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function In(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function qt(t,e,s,n,r){var a,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||In(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||In(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=Ds[e]||(Ds[e]=Fa(e)),(t.__a||(t.__a={}))[e]=Ws,a=e!=(e=e.replace(Wn,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function Fa(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[Nt]==null)e[Nt]=Ws++;else if(e[Nt]<this.__a[t])return;return s(L.event?L.event(e):e)}}}function Us(t,e,s,n,r,a,i,l,d,p){
var u,h,f,v,m,b,g,w,k,x,y,S,fe,ge,Z,nt,te,se,q=e.type;if(e.constructor!==dt)return null;128&s.__u&&(d=32&s.__u,u=s.__c.__z)&&(e.__u|=d,h=a=[],u.nodeType==8?l=It(
u,a):a.push(u),l=a[0]||l),(u=L.__b)&&u(e);e:if(typeof q=="function"){f=i.length;try{if(w=e.props,k=(u=q.prototype)&&u.render,x=(u=q.contextType)&&n[u.__c],y=u?x?
x.props.value:u.__:n,(v=s.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(k?e.__c=v=new q(w,y):(e.__c=v=new _e(w,y),v.constructor=q,v.render=Va),x&&x.sub(v),v.state||(v.state=
{}),v.__n=n,v.__g|=8,v.__h=[],v.__k=[]),k&&(v.__s||(v.__s=v.state),q.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=je({},v.__s)),je(v.__s,q.getDerivedStateFromProps(
w,v.__s)))),m=v.props,b=v.state,v.__v=e,s.__c){if(w!==m&&k&&!q.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(w,y),e.__v==s.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(w,v.__s,y)===!1){e.__v!=s.__v&&(v.props=w,v.state=v.__s,v.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function(W){W&&(W.__=e)}),Wt.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),l=Se(s);break e}v.componentWillUpdate&&v.componentWillUpdate(
w,v.__s,y),k&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(m,b,g)})}else k&&!q.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
k&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=y,v.props=w,v.__P=t,v.__g&=-5,S=L.__r,fe=k?25:0;do v.__g&=-9,S&&S(e),u=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++fe<25);k&&(Wt.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(n=je({},n,v.getChildContext())),k&&s.__c&&v.
getSnapshotBeforeUpdate&&(g=v.getSnapshotBeforeUpdate(m,b)),ge=u&&u.type===_&&u.key==null?u.props.children:u,w.__P&&(u=l,r=(t=w.__P).namespaceURI,d=a=null,s.props&&
s.props.__P!=t&&(s.__k.some(function(W){W&&Ks(W,W)}),s.__k=null),l=s.__k?Se(s,0):null),l=Kn(t,Vs(ge)?ge:[ge],e,s,n,r,a,i,l,d,p),w.__P&&(e.__e=null,l=u),e.__u&=-161,
h&&h.some(He),v.__h.length&&i.push(v),1&v.__g&&(v.__g&=-4)}catch(W){if(i.length=f,e.__v=null,d||a)if(W&&W.then){if(e.__u|=128|d,a){for(~(te=a.indexOf(l||void 0))||
(te=a.length);(se=a[te-1])&&se.nodeType==8;)te--;for(;te<a.length;te++)if(se=a[te])if(a[te]=null,Z){if(se==nt)break}else{if(se.nodeType!=8)break;se.data.startsWith(
"$s")&&(nt=It(Z=se))}}if(!Z){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;Z=l}(u=It(Z=e.__c.__z||(e.__c.__z=Z)))?(e.__e=Z,l=u):e.__e=l,l=l&&l.nextSibling}else
a&&a.some(He);else e.__e=s.__e;e.__k||(e.__k=s.__k||[]),W&&W.then||Xn(e),L.__e(W,e,s)}}else l=e.__e=Wa(s.__e,e,s,n,r,a,i,d,p,t);return(u=L.diffed)&&u(e),l}function It(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)
return t}e&&e.push(t)}}function Xn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Xn))}function Jn(t,e,s){for(var n=0;n<s.length;)Gs(s[n++],s[n++],s[n++]);L.__c&&
L.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){L.__e(a,r.__v)}})}function Wa(t,e,s,n,r,a,i,l,d,p){var u,h,f,v,m,b,g,
w,k=s.props||Ft,x=e.props,y=e.type;if(y=="svg"?r="http://www.w3.org/2000/svg":y=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),a){for(u=0;u<a.length;u++)if((m=a[u])&&(y?m.localName==y:m.nodeType==3)){t=m,a[u]=null;break}}if(!t){if(w=p.ownerDocument||document,!y)return w.createTextNode(
x);t=w.createElementNS(r,y,x.is?x:p),l&&(L.__m&&L.__m(e,a),l=!1),a=null}if(y){if(p=y=="template"&&t.content||t,a=y=="textarea"&&x.defaultValue!=null?null:a&&Bs.
call(p.childNodes),!l&&a)for(k={},u=0;u<t.attributes.length;u++)k[(m=t.attributes[u]).name]=m.value;for(u in k)m=k[u],u=="dangerouslySetInnerHTML"?f=m:u=="child\
ren"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||qt(t,u,null,m,r);for(u in x)m=x[u],u=="children"?v=m:u=="dangerouslySetInnerHT\
ML"?h=m:u=="value"?b=m:u=="checked"?g=m:l&&typeof m!="function"||k[u]===m||qt(t,u,m,k[u],r);h?(l||f&&(h.__html==f.__html||h.__html==t.innerHTML)||(t.innerHTML=h.
__html),e.__k=[]):(f&&(t.textContent=""),(y=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&qa.test(y))&&(r="http://www.w3.org/1999/xhtml"),Kn(p,Vs(v)?
v:[v],e,s,n,r,a,i,a?a[0]:s.__k&&Se(s,0),l,d),a&&a.some(He)),l&&y!="textarea"||(u="value",y=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(y!="pro\
gress"||b)||qt(t,u,b,k[u],r),u="checked",g!=null&&g!=t[u]&&qt(t,u,g,k[u],r))}else k===x||l&&t.data==x||(t.data=x);return t}function Gs(t,e,s,n){try{typeof t=="f\
unction"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){L.__e(r,s)}}function Ks(t,e,s){var n,
r,a,i;if(L.unmount&&L.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Gs(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){
L.__e(l,e)}n.__P=n.__n=null}if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&Ks(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=It(n,a=[]))&&
(n==t.__e&&a.some(He),He(r),He(n)),s||He(t.__e),t.__e=t.__c=t.__=null}function Va(t,e,s){return this.constructor(t,s)}function Ye(t,e){var s,n,r,a;L.__&&L.__(t,
e),e.nodeType==9&&(e=e.documentElement),n=(s=t&&32&t.__u)?null:e.__k,e.__k=ct(_,{children:[t]}),r=[],a=[],Us(e,e.__k,n||Ft,Ft,e.namespaceURI,n?null:e.firstChild?
Bs.call(e.childNodes):null,r,n?n.__e:e.firstChild,s,a),Jn(r,e.__k,a),e.__k.props.children=null}function Zn(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&n.forEach(function(i){i.__g|=4,Fs(i)})},this.sub=function(a){n.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){n.delete(a),i&&i.call(a)}}),s.children}return e.__c="__cC"+Vn++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}L={__e:function(t,e,s,n){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Dt=0,t}},Dn=0,ja=function(t){return t!=null&&t.
constructor===dt},_e.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=je({},this.state)),typeof t=="function"&&(t=t(je({},s),this.props)),
t&&(je(s,t),this.__v&&(e&&this.__k.push(e),Fs(this)))},_e.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Fs(this))},_e.prototype.render=
_,ke=[],Dt=0,Fn=function(t,e){return t.__v.__b-e.__v.__b},Nt=Symbol(),Wn=/(PointerCapture)$|Capture$/i,Ws=0,Ds={},Vn=0;var Ba=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s);function Qn(t){return(e,s)=>{let n=e.split(".").reduce((r,a)=>r?.[a],t);return typeof n=="\
string"?Ba(n,s):e}}var c=t=>t;function er(t){c=Qn(t)}var Ua=new TextEncoder,Ga=new TextDecoder("utf-8",{ignoreBOM:!0});function tr(t){return t==null?[]:typeof t=="string"?[...Ua.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Ka(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Ya(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return Ka(s)>e?e:0}return 0}var ve=Object.freeze({bytes:[],tokens:0});function Te(t,e){let s=[...t.bytes,...tr(e)],n=Ya(s),r=s.slice(
0,s.length-n);return{text:Ga.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:ve}}var he=t=>tr(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Xa=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Ja=["space","newline","tab","control","text"];function pt(t){return[...t.matchAll(Xa)].map(e=>({kind:Ja[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var ut=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Za=t=>t&&`⁨${t}⁩`,ie=t=>t.replace(/[\u2068\u2069]/g,"");function K(t){return Za(pt(t).map(
({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?ut(s):s).join(""))}var P=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),qe="–",le=t=>(e,s)=>e==null||!Number.isFinite(e)?qe:t(e,s);function Qa(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var Re=le((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return Qa(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),F=le((t,e)=>t>0&&t<1e-4?"<0.0001":Re(t,e)),ne=le(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.\
999":t.toFixed(3));function X(t,e){let s=l=>[t,e].map(d=>Re(d,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var z=le(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),B=le(t=>t.toFixed(t<9.995?2:1)+"×"),A=le((t,e=2)=>t.toFixed(e)),Ys=le(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),Ee=le(t=>t.toLocaleString("en")),Xs=le(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),H=le(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var Vt=({trace:t})=>t.settings.gamma>0&&!E(t),Zs=({round:t,index:e})=>`${t}.${e}`;function Qs({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let a=be(t.rounds[n])[r],i={round:n,index:a.index};return a.name==="test"&&!(Zs(i)in s)?i:null}function ht(t){let e=G(t)?.phase;if(!e||e.name!==
"test")return null;let s=Zs({round:t.moment.round,index:e.index});return s in t.answers?s:null}var mt=t=>t.predicting&&t.looking!==null&&t.looking===ht(t),ce=t=>mt(
t)?null:Qs(t,t.moment);function sr({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],a=T(t.trace)==="block"?null:U(r),i=Zs(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:a}},looking:i}}function ft({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var nr=(t,e)=>ft(t)&&e?.kind==="lit",Js=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,vt=(t,e)=>(t-(e?1:0))**2;function rr(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:a})=>r>.5===a).length,brier:Js(e.map(({chance:r,kept:a})=>vt(r,a))),known:n.length,truth:Js(n.
map(({threshold:r,kept:a})=>vt(r,a))),best:Js(n.map(({threshold:r})=>r*(1-r)))}}function or(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:A(t.brier),truth:A(t.truth),best:A(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[P(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":a}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var Bt={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},ar=t=>Object.keys(Bt).find(e=>Bt[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),Ut=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:s,store:n}=this.viewer;if(e.run){if(!Vt(e.run)){this.refused=e.run,this.viewer.changed({});return}s.halt(),n.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ae(e.state)&&!ce(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:s}=this;!V(s.state)&&e.over&&s.player.seek(Ke.moment),s.toggle()}leavesVerdict(){let{viewer:e}=this,s=mt(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&ce(e.state)!==null}answer(e){let{state:s,store:n,player:r}=this.viewer,a=ce(s);a&&(n.set(
sr(s,a,e)),r.forward("step"))}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n==="g")this.toggle();else if(s)if(n==="r")this.answer(null);else if(n in Bt)this.
answer(Bt[n]);else return!1;else return!1;return!0}};var Ne,N,en,ir,tn=Object.is,Gt=0,fr=[],sn=[],I=L,lr=I.__b,cr=I.__r,dr=I.diffed,pr=I.__c,ur=I.unmount,vr=I.__;function bt(t,e){I.__h&&I.__h(N,t,Gt||e),Gt=0;var s=N.
__H||(N.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function j(t){return Gt=1,ei(xr,t)}function ei(t,e,s){var n=bt(Ne++,2);if(n.t=t,!n.__c&&
(n.__=[s?s(e):xr(void 0,e),function(a){var i=(n.__N||n.__)[0],l=n.t(i,a);tn(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=N,!N.__f)){N.__f=!0;var r=N.shouldComponentUpdate;
N.shouldComponentUpdate=function(a,i,l){var d=this.__H;if(!d)return!0;var p=!1,u=this.props!=a;if(d.__.some(function(f){f.__N&&(p=!0,tn(f.__[0],f.__N[0])||(u=!0))}),
r){var h=r.call(this,a,i,l);return p?h||u:h}return!p||u}}return n.__}function gr(t,e){var s=bt(Ne++,3);!I.__s&&rn(s.__H,e)&&(s.__P=!0,s.__=t,s.u=e,N.__H.__h.push(
s))}function $(t,e){var s=bt(Ne++,4);!I.__s&&rn(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,N.__h.push(s))}function M(t){return Gt=5,Xe(function(){return{current:t}},[])}function Xe(t,e){var s=bt(Ne++,7);return rn(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function br(t){var e=N.context[t.__c],s=bt(Ne++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(N)),e.props.value):t.__}function ti(){var t;do{for(;t=sn.shift();)try{gt(t)}catch(s){I.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=fr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(gt),e.__h.
some(nn),e.__h=[]}catch(s){e.__h=[],I.__e(s,t.__v)}}}while(sn.length)}I.__b=function(t){N=null,lr&&lr(t)},I.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
vr&&vr(t,e)},I.__r=function(t){cr&&cr(t),Ne=0;var e=(N=t.__c).__H;e&&(en==N?N.__h=[]:(e.__h.some(gt),e.__h.some(nn),Ne=0),e.__h=[],e.__.some(function(s){s.__N&&
(s.__=s.__N),s.u=s.__N=void 0})),en=N},I.diffed=function(t){dr&&dr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&mr(fr.push(e)),e.__H.__.some(function(s){s.u&&(s.
__H=s.u)})),en=N=null},I.__c=function(t,e){e.some(function(s){try{s.__h.some(gt),s.__h=s.__h.filter(function(n){return!n.__||nn(n)})}catch(n){s.__h=[function(){
throw n}]}}),pr&&pr(t,e)},I.unmount=function(t){ur&&ur(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,mr(sn.push(r))}else gt(r)}catch(a){e=a}}),n.__H=void 0,e&&I.__e(e,n.__v))};var hr=typeof requestAnimationFrame==
"function";function si(t){var e,s=function(){clearTimeout(n),hr&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);hr&&(e=requestAnimationFrame(s))}function mr(t){
t!=1&&ir==I.requestAnimationFrame||((ir=I.requestAnimationFrame)||si)(ti)}function gt(t){var e=N,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),N=e}function nn(t){
var e=N;t.__c=t.__(),N=e}function rn(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!tn(s,t[n])})}function xr(t,e){return typeof e=="function"?e(
t):e}var ni=Symbol.for("pv"),ri=0;function o(t,e,s,n,r,a){e||(e={});var i,l,d=e;if("ref"in d&&typeof t!="function")for(l in d={},e)l=="ref"?i=e[l]:d[l]=e[l];var p={type:t,props:d,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:ni,__v:--ri,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),L.vnode&&L.vnode(p),p}function Me(){let t=M(null),[e,s]=j(0);return $(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let a=new ResizeObserver(r);return a.observe(n),()=>a.disconnect()},
[]),[t,e]}function Kt({label:t,heads:e,rows:s,hidden:n}){let[r,a]=j(!1);return o("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:c("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&s.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var Yt=196,Xt=40,wr=10,yr=10,on=40,oi=[0,.5,1],Je=10;function an({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[a,i]=Me(),l=u=>Xt+u*(i-Xt-wr),d=u=>yr+
(1-u)*(Yt-yr-on),p=t.filter(({tested:u})=>u>=Je);return o("div",{class:"sv-dots",role:"img","aria-label":n,ref:a,children:[i>0&&o("svg",{width:i,height:Yt,"aria\
-hidden":"true",children:[oi.map(u=>o(_,{children:[o("line",{class:"sv-dots-grid",x1:Xt,x2:i-wr,y1:d(u),y2:d(u)}),o("text",{x:Xt-6,y:d(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:d(0),y2:d(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${d(
u.share)}`).join(" ")}),s.map(({at:u,label:h})=>o("text",{x:l(u),y:Yt-on+15,"text-anchor":u<1?"middle":"end",children:h})),t.map(u=>o(_,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:d(u.low),y2:d(u.high)}),o("circle",{class:u.tested<Je?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:d(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:Yt-on+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var _r=Zn(null);function J(){let t=br(_r),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function O(){let t=J();return{...t,run:t.state.run}}
var xt=(t,e,s)=>Ye(o(_r.Provider,{value:t,children:e}),s),de=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),Jt=class extends _e{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return o(_,{children:this.props.children})}},C=({name:t,...e})=>o("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e},t),kr=/\u2068([^\u2069]*)\u2069/,Sr=t=>Array.isArray(t)?t.map(Sr):typeof t!="string"||!kr.test(t)?t:
t.split(kr).map((e,s)=>s%2?o("bdi",{translate:!1,children:e}):e),ai=L.vnode;L.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?
e.children=Sr(e.children):typeof e[s]=="string"&&(e[s]=ie(e[s]))}ai?.(t)};var ln=["accepted","rejected","untested"],ii=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:z(t)})),Tr=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-\
many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",
children:n}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:s})]}))}),
Zt=({heading:t,means:e,says:s,heads:n,rows:r,children:a})=>o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(C,{name:e,children:t})}),a,o("p",{class:"\
sv-note",children:s}),o(Kt,{label:t,heads:n,rows:r})]}),Rr=(t,e)=>c("calibration.between",{from:z(t),to:z(e)}),Er=({share:t,low:e,high:s,tested:n})=>[z(t),Rr(e,
s),n],Mr=t=>t.some(({tested:e})=>e<Je)&&c("given.hollow",{few:Je});function li({slots:t,rounds:e}){let s=t.filter(([l,d])=>l+d>0),n=s.length,r=t.length===1?"ari\
a_one":n===1?"aria_first":"aria",a=(l=0)=>z(l/e),i=t.length?c(`slots.${r}`,{first:a(t[0][0]),last:a(s[n-1]?.[0]),n}):c("slots.none");return o(Zt,{heading:c("slo\
ts.heading"),means:"acceptance_by_position",says:i,heads:[c("slots.slot"),...ln.map(l=>c(`kind.${l}`)),c("slots.of_rounds"),c("slots.of_judged")],rows:t.map(([l,
d,p,u],h)=>[h+1,l,d,p,a(l),z(u)]),children:[o(Tr,{says:i,columns:t.map((l,d)=>({label:String(d+1),value:a(l[0]),parts:ln.map((p,u)=>[p,(l[u]??0)/e])}))}),o("ul",
{class:"sv-legend",children:ln.map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),c(`kind.${l}`)]}))})]})}function ci({slots:t}){let e=t.flatMap(
([d,p,,u,h,f],v)=>{let m=(v+.5)/t.length;return u===null||h===null||f===null?[]:[{share:u,low:h,high:f,tested:d+p,x:m,at:m,label:String(v+1)}]}),s=e.filter(({tested:d})=>d>=
Je),[n,r]=[s[0],s[s.length-1]],a=s.length<2?"few":r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&c("given.ends",{first:n.label,last:r.label,first_share:z(
n.share),last_share:z(r.share)}),l=e.length?P(i,c(`given.${a}`),Mr(e)):c("slots.none");return o(Zt,{heading:c("given.heading"),means:"acceptance_by_position",says:l,
heads:[c("slots.slot"),c("slots.of_judged"),c("given.interval"),c("given.tested")],rows:e.map(d=>[d.label,...Er(d)]),children:o(an,{dots:e,axis:{title:c("given.\
axis"),ticks:e},says:l})})}function di({sums:{lengths:t=[0],rounds:e,accepted:s}}){let n=Math.max(...t),r=t.flatMap((i,l)=>i===n?[l]:[]),a=c(e?r.length>1?"lengt\
hs.tied":"lengths.aria":"slots.none",{mean:A(s/e),commonest:r.join(c("comma")),count:n,rounds:e});return o(Zt,{heading:c("lengths.heading"),means:"mean_acceptan\
ce_length",says:a,heads:[c("lengths.length"),c("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(Tr,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(
i),parts:[["accepted",i/Math.max(1,n)]]}))})})}function pi({run:t,shown:e}){let s=t.folds.at(t.length).calibration;if(!s)return null;let n=c("calibration.headin\
g");if(!s.groups)return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(C,{name:"calibration",children:n})}),o("p",{class:"sv-note",children:c(
"calibration.other_rule",{rule:c(`rules.name.${T(t.trace)}`)})})]});let r=t.folds.at(e).calibration,a=s.headed?"head":"own",i=(r?.groups??[]).map(([d,p,u,h,f,v,
m])=>({from:d,to:p,share:f,low:v,high:m,tested:h,x:u,at:(d+p)/2})),l=r?P(c(`calibration.${a}`),c("calibration.sum",{mean:z(r.mean),share:z(r.share),tested:r.tested}),
c("calibration.equal"),Mr(i)):c("slots.none");return o(Zt,{heading:n,means:"calibration",says:l,heads:[c("calibration.predicted"),c("calibration.mean"),c("slots\
.of_judged"),c("given.interval"),c("given.tested")],rows:i.map(d=>[Rr(d.from,d.to),z(d.x),...Er(d)]),children:o(an,{dots:i,axis:{title:c(`calibration.axis.${a}`),
ticks:ii},says:l,diagonal:!0})})}function zr(t){let{run:e,shown:s}=t,n=e.folds.at(s),{slots:r=[]}=n;return o("section",{class:"sv-section",children:e.width>0&&o(
_,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("breakdown.heading")})}),o("div",{class:"sv-breakdown-charts",children:[o(li,{slots:r,
rounds:s}),o(ci,{slots:r}),o(di,{sums:n}),o(pi,{...t})]})]})})}var ui={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},vi=["draft","verify","accept"];function Ze({plain:t}){let e=(s,n)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":s}),o(C,{name:ui[s],children:n})]});return o("ul",{class:"sv-legend",children:[vi.map(s=>e(s,c(`part_key.${s}`))),t&&e("\
plain",t)]})}var Cr=["draft","verify","accept"],hi=["plain","speculative","bursts"];function mi(t,e){let s=t.folds.comparison(e);if(!s||s.round.steps===null)return null;let{
seconds:n,steps:r,...a}=s.round,i=t.folds.at(t.folds.compared(e)).mean_acceptance_length;return{parts:a,round:n,length:i,steps:r,speedup:t.folds.measured(e)}}var Lr=t=>Object.
fromEntries(Cr.map(e=>[e,H(t[e])]));function fi(t,e){if(!e)return c(t.folds.plain.tokens.length||!t.length?"costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,
r=Cr.reduce((l,d)=>s[l]>=s[d]?l:d),[a,i]=[A(e.steps),A(e.length)];return P(c("costs.round",{round:H(e.round),steps:a,length:i,...Lr(s)}),n===null?c("headline.im\
possible"):c(n>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:B(n),blame:c(`part.${r}`)}))}var Or=({way:t,parts:e,most:s})=>o("div",{class:"sv-cost",
children:[o("span",{children:c(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).map(([n,r])=>o("span",{"data-part":n,style:`--n:${r/s}`}))}),
o("span",{class:"sv-cost-value",children:H(Object.values(e).reduce((n,r)=>n+r,0))})]});function gi({plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,
accept:n},a=e+s+n,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":c("costs.aria",{plain:H(t),total:H(a),...Lr(r)}),children:[o(Or,{way:"\
plain",parts:{plain:t},most:i}),o(Or,{way:"speculative",parts:r,most:i})]})}function $r({run:t,shown:e}){let s=t.folds.comparison(e),n=mi(t,e),r={plain:s?.wait,
...t.folds.at(e).waits};return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv-costs-block",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:c("costs.heading")})}),s&&n&&o(gi,{...s.cost}),o(Ze,{}),o("p",{class:"sv-note",children:fi(t,n)})]}),o(
"div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("table",{children:[
o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:c("waits.p50")}),o("th",{scope:"col",children:c("waits.p95")})]})}),o("tbody",{children:hi.
map(a=>o("tr",{children:[o("th",{scope:"row",children:c(`waits.${a}`)}),o("td",{children:H(r[a]?.p50)}),o("td",{children:H(r[a]?.p95)})]}))})]})}),o("p",{class:"\
sv-note",children:c("waits.means")})]})]})})}var Qt=260,wt=52,cn=14,Ar=22,Pr=42,bi=.001,Hr=bi/1.6,xi=[.001,.01,.1,1],wi=[10,100,1e3,1e4],yi=[["lossy",2],["exact",1]],jr=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function ki({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:jr(e)}),t==="exact"?o("circle",{cx:n,cy:r,r:5}):o("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:c(`frequencies.${t}`)})]})}function qr({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
a,i]=Me(),l=Math.log(s[s.length-1]/s[0]),d=h=>wt+Math.log(h/s[0])/l*(i-wt-cn),p=h=>Ar+Math.log(1/Math.max(h,Hr))/Math.log(1/Hr)*(Qt-Ar-Pr),u=h=>t.map((f,v)=>[d(
s[v]),p(f[h])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:Qt,"aria-hidden":"true",children:[xi.
map(h=>o(_,{children:[o("line",{class:"sv-convergence-grid",x1:wt,x2:i-cn,y1:p(h),y2:p(h)}),o("text",{x:wt-6,y:p(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
wi.map((h,f)=>o("text",{x:d(h),y:Qt-Pr+18,"text-anchor":["start","middle","middle","end"][f],children:h.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(wt+i-cn)/2,y:Qt-6,"text-anchor":"middle",children:c("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:jr([...u(1),...u(0).reverse()])}),
yi.map(([h,f])=>o(ki,{rule:h,width:i,points:e.slice(0,n).map(v=>[d(v[0]),p(v[f][2])])},h))]})})}var dn=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:z(t);var Y=({text:t,oneLine:e=!1})=>o(_,{children:pt(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return o("span",{class:"sv-control",children:ut(
n)});let r=e&&s!=="space";return o("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})})});var Nr=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,untested:0,emitted:0,draft:0,verify:0,accept:0,seconds:0,acceptance_rate:null,draft_efficiency:null,
mean_acceptance_length:null,mean_overlap:null,tokens_per_second:null});function _i({drafts:t,final:e}){let s=t.flatMap(({verdict:n,token:r})=>n==="accepted"?[r]:
[]);return e?[...s,e.token]:s}var ts=t=>t.draft+t.verify+t.accept,es=class{constructor(e){this.sampled=e}sampled;sums=[Nr];comparisons=[];output=[];plain={tokens:[],
seconds:[],until:[0]};push(e){this.sums.push({...Nr,...e.sums}),this.output.push(..._i(e))}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.
plain.until.push(this.plain.until[this.plain.until.length-1]+s)}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-
this.sums[e].accepted}compared(e){return Math.min(e,this.comparisons.length)}comparison(e){return this.comparisons[this.compared(e)-1]??null}measured(e){let s=this.
comparison(e);return s&&!s.impossible?s.speedup:null}agreement(e){let s=this.sampled?null:this.comparison(e);return s&&{compared:s.tokens,first_difference:s.first_difference??
null}}summary(e=this.sums.length-1){let s=this.agreement(e);return{...this.at(e),plain_tokens_per_second:this.comparison(e)?.plain_tokens_per_second??null,speedup:this.
measured(e),agrees_with_plain:s&&s.first_difference===null}}};var Si=Object.freeze({tokens:[],seconds:[]}),Ti=/^<\|?\w+\|?>$/,Ri=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Qe=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=ve;constructor(e){
this.folds=new es(e.settings.temperature>0),this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},comparisons:this.folds.comparisons,pieces:{...e.pieces}},this.
width=e.settings.gamma;for(let a of this.promptTokens()){let{text:i,pending:l}=Te(this.pending,this.piece(a));this.promptText+=i,this.pending=l}let{rounds:s,plain:n,
comparisons:r}=e;this.append({from:0,rounds:s,plain:n,plain_from:0,comparisons:r,comparisons_from:0})}piece(e){return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.
trace,s=this.piece(e[0]);return typeof s=="string"&&Ti.test(s)?e.slice(1):e}get length(){return this.rounds.length}get over(){return this.trace.ending!=="runnin\
g"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;return s.tokens.findIndex(r=>r===n||Ri.test(String(this.piece(
r))))}append({from:e=this.length,rounds:s=[],plain:n=Si,plain_from:r=this.trace.plain.tokens.length,comparisons:a=[],comparisons_from:i=this.folds.comparisons.length,
pieces:l,...d}){let{trace:p}=this,u=p.plain,h=this.folds.comparisons;if(e>this.length||n.tokens.length&&r>u.tokens.length||i>h.length)return!1;Object.assign(p.pieces,
l),s.slice(this.length-e).forEach(f=>this.push(f));for(let f=u.tokens.length-r;f<n.tokens.length;f+=1)u.tokens.push(n.tokens[f]),u.seconds.push(n.seconds[f]),this.
folds.pushPlain(n.tokens[f],n.seconds[f]);return h.push(...a.slice(h.length-i)),p.prefill=d.prefill??p.prefill,p.captured=d.captured??p.captured,this.over||(p.ending=
d.ending??p.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.push(zn(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),
this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,n=[];e.drafts.forEach(({token:i,verdict:l,parent:d})=>{let p=this.slot(i,l,d<0?s:n[d].
pending);l==="accepted"&&(this.pending=p.pending),n.push(p)});let r=at(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),
{slots:a?[...n,a]:n,final:a}}slot(e,s,n){let r=this.piece(e),{text:a,took:i,pending:l}=Te(n,r),d=a===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:a,took:i,
part:d,pending:l}}alone(e){let s=this.piece(e);return typeof s=="string"?s:Te(ve,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;
let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accepted").length,l=s<a.drafts.length,d=l?s:En(a);return{...r,number:e,index:s,round:a,accepted:i,judgedAt:d,
draft:l?a.drafts[s]:null,judged:a.drafts[d]||null,position:(a.positions||[])[d]||null}}},pn=["accepted","correction","bonus","plain"],me=t=>pn.includes(t);function ss(t,e){let s=ve;return e.map(n=>{let r=t.piece(n),a=Te(s,r);return s=a.pending,{token:n,text:a.text,piece:r}})}var Ie=({text:t,piece:e})=>t||he(e);function ns(t,e){
let{output:s,plain:n}=t.folds,{tokens:r,first_difference:a=null}=t.folds.comparison(e)??{tokens:0};return{speculative:ss(t,s.slice(0,r)),plain:ss(t,n.tokens.slice(
0,Math.min(r,t.plainEnd+1||r))),compared:r,parts:a}}var Ei=["accepted","correction","bonus"],Mi=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function rs({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let a=Mi(n);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[c("lossless.pairs"),Ei.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:c(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${K(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let d=e[l],p=i.token===d.token;return o("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===s?"":void 0,children:[o("span",{children:o(Y,{text:Ie(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(Y,{text:Ie(d),oneLine:!0})})]},l)})})]})}var os=["exact","lossy"],Ir=[1,2,3],zi=70,Dr=48,Oi=5e-4;function Ci({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,s)],r=Object.fromEntries(n.map(a=>[
a,t.pieces[a]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},comparisons:[],ending:"stopped"})}var Li=0,as=class{constructor(e){
this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{ask:e,offered:s}),this.changed()}refuse(){
Object.assign(this,{ask:null,offered:0,refusal:c("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take({number:this.result.number,state:"error",
message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(this.timer);let e=this.result?.checkpoints?.
length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.setTimeout(()=>this.reveal(),zi)),this.
changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){clearTimeout(this.timer),Object.assign(
this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){if(!this.run||!this.ask)return;this.forget();
let s=Li+=1;this.result={number:s,state:"loading",texts:0},this.start=this.run.folds.at(this.run.length).hardest??0,this.ask("sample",{number:s,tokens:e,take:this.
takes,trace:Ci(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},yt=(t=0)=>t.toLocaleString("en"),Fr=t=>`${(t*
100).toFixed(1)}%`;function $i({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||c(`frequencies.state.${t}`):c(`frequencies.state.${t}`,{n:yt(
s),of:yt(n)})}function Ai(t,e,s,n){return c(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:yt(e),distance:dn(s),high:dn(n)})}function Pi(t,e){let s=t.promptText+
ss(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>Dr?`…${s.slice(-Dr)}`:s;return c(e?"frequencies.hardest":"frequencies.after",{text:n.replace(
/\s+/g," ")})}function Hi({run:t}){let e=ns(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?c("lossless.same",{n}):c("lossless.differ",{n,position:n+1});
return o("div",{class:"sv-proof",children:[o("h4",{children:c("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":s?"same":"differ",children:r}),o(rs,{texts:e,
run:t,says:r})]})}function ji({tally:[t,e],row:s,texts:n,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`--n:${t[s]/n/r};--g:${e[s]/n/r}`,
children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),Fr(t[s]/n)]})}function qi({run:t,found:e,seen:s,
start:n}){let{rows:r,checkpoints:a,band:i,temperature:l,state:d}=e,p=s?a[s-1]:null,[u,...h]=p??[0],f=Math.max(...r.map(([,g])=>g),...h.flatMap(([g])=>g.map(w=>w/
u))),v=d!=="running"&&s===a.length&&s>0,m=os.map((g,w)=>v?Ai(g,u,h[w][2],i[s-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:c(`frequencies.${g}`)});
return o("div",{class:"sv-proof",children:[o("h4",{children:c("frequencies.counted",{t:String(l),n:yt(u)})}),o("p",{class:"sv-note",children:Pi(t,n)}),o("p",{class:"\
sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:c(`frequencies.${g}`)}))}),o("tabl\
e",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:c("frequencies.caption")}),o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:c(
"frequencies.beginning")}),["target",...os].map(b)]})}),o("tbody",{children:r.map(([g,w],k)=>(g!==null||w>=Oi||h.some(([x])=>x[k]))&&o("tr",{style:`--p:${w/f}`,
children:[g===null?o("th",{scope:"row",class:"sv-others",children:c("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(Y,{text:g,oneLine:!0})}),
o("td",{children:Fr(w)}),os.map((x,y)=>p?o(ji,{tally:h[y],row:k,texts:u,most:f},x):o("td",{},x))]},k))})]}),o("p",{class:"sv-note",children:c("frequencies.why")}),
o("h4",{children:c("frequencies.curve")}),o("p",{class:"sv-note",children:c("frequencies.band")}),o(qr,{found:e,seen:s,says:P(...m)||c("frequencies.curve")}),o(
"div",{role:"status",children:os.map((g,w)=>o("p",{class:"sv-told","data-rule":g,children:m[w]}))})]})}function Ni({test:t}){let[e,s]=j(Ir[0]),{result:n,isRunning:r}=t;
return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(e),children:c(r?"freq\
uencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":c("frequencies.length"),children:Ir.map(
a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>s(a),children:c(a>1?"frequencies.first":"frequencies.\
first_one",{n:a})}))}),o("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":c("frequencies.progress")}),o("p",{class:"sv-note",role:"statu\
s",children:n&&$i(n)})]})}function Wr({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let a=E(t.trace);return o(
"div",{class:"sv-experiment",children:[o("h3",{children:c("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:c("frequencies.means",{n:yt(r)})}),!a&&
o("p",{class:"sv-note",children:c("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:n||c("frequencies.trees")}):o(Ni,{test:e}),s?.greedy&&o(Hi,
{run:new Qe(s.greedy)}),s?.rows?.length?o(qi,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function Vr([t,e,s,n,r],a){let i=a?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var Br=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),un=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function ze(t,e=!1){return t.candidates.map(s=>Vr(s,e)).map(s=>({...s,both:Br(s)}))}
function Ur(t,e,s){let n=new Set(e.map(h=>h.token)),r=Vr(t.rest,s),a=[{...r,both:Br(r)},...ze(t,s).filter(h=>!n.has(h.token))],[i,l]=[un(a,"target"),un(a,"draft")],
d=un(e,"both"),u=!s&&d!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-d),i,l):null;return{token:-1,target:i,draft:l,both:u}}var Gr=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function Kr(t,e,s=!1,n=8){let r=ze(t),a=new Map(ze(t,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>a.get(h)??0,l=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),d=r.sort((h,f)=>l(f)-l(h)).slice(0,n-1).sort((h,f)=>Gr(h,f)||
i(f)-i(h)).map(h=>h.token),p=ze(t,s),u=d.flatMap(h=>p.find(f=>f.token===h)??[]);return[...u,Ur(t,u,s)]}function is(t,e=!1){let s=ze(t,e).sort(Gr);return[...s,Ur(
t,s,e)]}function Yr(t,{weight:e,taken:s,mass:n}){let r=ze(t),a=n??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:d,draft:p})=>({
token:l,share:(e*(d??0)-s(l,p??0))/a})).filter(l=>l.share>0).sort((l,d)=>d.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:d})=>l+d,0))}}function Xr(t){
let[e,s]=[ze(t),ze(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var Ii=["plain","speculative"],Di={float16:.0625,bfloat16:.5},Fi=.001;function Wi(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function Vi(t,e,s,n){let r=Wi(t,e),a=r?is(r,!0):[],[i,l]=[s,n].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let d=Di[t.
trace.models.target.dtype]||Fi;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:d}}function Bi(t,e,[s,n]){let r=Vi(t,e,s.token,n.token);if(!r)return c("l\
ossless.unknown");let a={mine:K(Ie(s)),theirs:K(Ie(n)),p:Re(r.p[0]),q:Re(r.p[1]),gap:A(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
c("lossless.unlisted",a):P(c("lossless.gap",a),c(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function Ui(t,e,{compared:s,parts:n}){return e==="none"?c(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?c(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{
n:s}):c(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function Gi(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?c(D(T(t.trace))?
"rules.lossy":"lossless.sampling"):s===null?c("lossless.greedy"):Bi(t,s,[n[s],r[s]]):""}function Ki({way:t,tokens:e,parts:s}){let n=a=>a.map(({text:i})=>i).join(
""),r=s??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:c(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(Y,{text:n(e.slice(0,r))})}),s!==null&&o("mark",{class:"sv-parting",children:o(Y,{text:Ie(e[s]),oneLine:!0})}),o("span",{class:"sv-parted",children:o(
Y,{text:n(e.slice(r+1))})})]})]})}function Yi({texts:t}){let e=M(null);return $(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.max(0,n.offsetTop-
s.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":c("lossless.texts"),ref:e,children:Ii.map(s=>o(Ki,{way:s,tokens:t[s],
parts:t.parts}))})}function Jr({run:t,shown:e,test:s}){let n=ns(t,e),r=t.trace.settings.temperature===0,a=n.compared?n.parts===null?"same":r?"differ":"sampled":
"none",i=Ui(t,a,n),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:Gi(t,n)}),n.compared>
0&&(r?o(rs,{texts:n,run:t,says:i}):o(Yi,{texts:n}))]},"own"),d=o(Wr,{run:t,test:s},"test");return o("section",{class:"sv-section",children:[o("div",{class:"sv-s\
ection-head",children:o("h2",{children:c("lossless.heading")})}),r?[l,d]:[d,l]]})}var _t=1e-9,kt=class{list=[];add(e,s,n,r=ve){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.length,e)}by(e){let s=0,
n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+_t?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.tokens:0}get end(){return this.
list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Zr(t,e,s,n){let{folds:r}=t;
for(s.cut(e);s.list.length<e;){let d=s.list.length,p=r.at(d+1),u=t.rows[d].slots.filter(h=>me(h.kind));s.add(ts(p),p.emitted,u.map(h=>h.text).join(""))}let{tokens:a,
until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let d=n.list.length,{text:p,pending:u}=Te(d?n.
list[d-1].pending:ve,t.piece(a[d]));n.add(i[d+1],d+1,p,u)}}function St(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var vn=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function De({label:t,choices:e,chosen:s,choose:n}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:a},r))})}function Qr({label:t,choices:e,chosen:s,choose:n}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var eo=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,s)=>s%2?R("bdi",{translate:"no"},e):e);function R(t,e,...s){let n=document.createElement(t),{on:r={},...a}=e;
Object.entries(r).forEach(([i,l])=>n.addEventListener(i,l));for(let[i,l]of Object.entries(a))l===!0?n.setAttribute(i,""):l!==!1&&l!=null&&n.setAttribute(i,ie(String(
l)));return n.append(...s.flatMap(i=>i==null?[]:typeof i=="string"?eo(i):[i])),n}function to(t,e){t.textContent!==ie(e)&&(t instanceof Element?t.replaceChildren(
...eo(e)):t.textContent=ie(e))}function pe(t,e,s){s==null?t.removeAttribute(e):t.getAttribute(e)!==ie(String(s))&&t.setAttribute(e,ie(String(s)))}function so(t,e,s,n){
let r=s.bottom-e.bottom+4,a=s.top-e.top-48;r>0?t.scrollTop=n*Math.ceil((t.scrollTop+r)/n):a<0&&(t.scrollTop=n*Math.floor((t.scrollTop+a)/n))}function no(t,e=!1){return pt(t).map(({kind:s,text:n})=>{if(s==="text")return document.createTextNode(n);if(s==="control")return R("span",{class:"sv-control"},ut(
n));let r=e&&s!=="space";return R("span",{class:`sv-${s}${r?" sv-marked":""}`},r?"":n)})}var ls=class{constructor(e){this.host=e}host;probe=R("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let s=this.cache.get(e);if(s!==void 0)return s;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},cs=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Xi=["draft","verify","accept"],hn=24,ro=28,oo=26,et=hn*2+ro+oo,Ji=["1","4","16"],Zi=16e3;function ao({palette:t,time:e,drawn:s,seek:n,...r}){let{run:a,ours:i}=r,
l=r.span||1,[d,p]=Me(),u=M(null),[h,f]=j("1"),v=Math.min(Zi,Math.floor(p*Number(h))),m=e/l*(v-1);$(()=>{v&&Qi(u.current,t,{...r,span:l},v)},[a,s,v]),$(()=>{d.current.
scrollLeft=m-p/2},[h]),$(()=>{let{scrollLeft:g,clientWidth:w}=d.current;h!=="1"&&(m<g||m>g+w-40)&&(d.current.scrollLeft=m-w/2)},[m]);let b=({offsetX:g})=>{let w=g/
v*l,k=0;for(;k<i.list.length&&ts(a.folds.at(k))<w;)k+=1;n(k)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:c("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:c("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":c("race.picture"),ref:d,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":c("race.picture"),
ref:u,style:`width: ${v}px; height: ${et}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${m.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(m,v-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(Ze,{plain:c("race.key_plain")}),
o(De,{label:c("race.zoom"),choices:Ji.map(g=>[g,g==="1"?c("race.fit"):`${g}×`]),chosen:h,choose:f})]})]})}function Qi(t,e,{run:s,span:n,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==et*l)&&Object.assign(t,{width:i*l,height:et*l});let d=t.getContext("2d");if(!d)return;let p=v=>v/
n*(i-1),u=(v,m,b,g,w)=>{let k=p(g)-p(b)>3,[x,y]=[p(b),p(g)].map(S=>k?Math.round(S):S);d.fillStyle=e.get(v),d.fillRect(x,m,Math.max(y-x-(w&&k?1:0),.4),hn)};d.setTransform(
l,0,0,l,0,0),d.clearRect(0,0,i,et),el(d,e,{span:n,width:i,at:p});let{until:h}=s.folds.plain;for(let v=1;v<=a.list.length;v+=1)u("plain",0,h[v-1],h[v],!0);let f=0;
s.rounds.slice(0,r.list.length).forEach(({times:v})=>Xi.forEach(m=>{u(m,hn+ro,f,f+v[m],m==="accept"),f+=v[m]}))}function el(t,e,{span:s,width:n,at:r}){let a=St(
s,Math.max(2,n/110));t.font=`11px ${cs}`,t.textBaseline="alphabetic";for(let i=0;i*a<=s;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,et-oo+6),t.fillStyle=e.get("quiet");let d=H(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(d).width;t.textAlign=l+p/2>
n?"right":i?"center":"left",t.fillText(d,t.textAlign==="right"?n:l,et-6)}}var tl=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],sl=4,nl=.25,mn=1e3,rl={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},ol="M4 2.5v11L13 8z",
al="M4 3h3v10H4zM9 3h3v10H9z",io=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,il=t=>[1,.25,.1].find(e=>t/e>=sl)??.1;function lo({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:d})=>d)).filter(l=>(l-n)*r>_t);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function ll({ours:t,plain:e,
measured:s,whole:n,span:r},a){let i={time:H(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!s)return c("race.alone",i);if(!n||a<r-_t)return c("race.now",i);let l=t.
end<=e.end,[d,p]=l?[t,e]:[e,t];return c(l?"race.won":"race.lost",{first:H(d.end),second:H(p.end),done:d.tokens,other:p.tokensAt(d.end),of:p.tokens})}function cl(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?c(D(T(t.trace))?"rules.lossy":"race.draws"):
a?c("race.same"):"":"",l=t.plainEnd,d=l>=0&&l+1<s.list.length;return P(i,d&&c("race.goes_on",{end:K(t.alone(t.trace.plain.tokens[l]))}))}function dl({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":c(t.models.draft?"race.prefill":"race.prefill_alone",{target:H(e),draft:H(s)})}function co({way:t,arrivals:e,
end:s,time:n,measured:r}){let a=M(null),{list:i,tokens:l}=e,d=e.by(n),p=Xe(()=>i.slice(0,d).map((u,h)=>o("span",{class:s>=0&&h>s?"sv-ended":void 0,"data-new":h===
d-1&&d<i.length?"":void 0,children:o(Y,{text:u.text})},h)),[i,d,d<i.length,s]);return $(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,d]),o("\
div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:c(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
d<i.length?c("race.so_far",{n:e.tokensAt(n),of:l}):c("race.done",{n:l,time:H(e.end)}):c("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":c(`race.${t}`),ref:a,children:p})]})}function pl({run:t,shown:e},{span:s,whole:n},r,a,i){let[l,d]=j(r),[p,u]=j(!1),[h,f]=j(!1),v=M({shown:e,
length:t.length}),m=e!==v.current.shown&&t.length===v.current.length;v.current={shown:e,length:t.length},m&&h&&!p&&f(!1);let b=M({limit:a,whole:n,span:s,speed:i});
b.current={limit:a,whole:n,span:s,speed:i};let g=M(null);return gr(()=>{if(!p)return;let w=performance.now(),k=requestAnimationFrame(function x(y){let S=b.current,
fe=Math.max(0,Math.min((y-w)/1e3,nl))*S.speed;w=y,d(ge=>{let Z=Math.min(ge+fe,S.limit);return S.whole&&Z>=S.span&&u(!1),Z}),g.current?.checkVisibility()?k=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(k)},[p]),{node:g,playing:p,time:h&&!(m&&!p)?Math.min(l,s):r,go(w,k=!1){f(!0),d(w),u(k)},follow:()=>f(!1)}}function ul({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:a,palette:i,seek:l,greedy:d,drawn:p}=s,{ours:u,plain:h}=Xe(()=>({ours:new kt,plain:new kt}),[]);Zr(n,a,u,h);let f=n.
folds.plain.tokens.length>0,v=n.over&&u.list.length===n.length,m=Math.max(u.end,h.end),b={ours:u,plain:h,measured:f,whole:v,span:m},g=v&&r===n.length?m:r?u.list[r-
1].at:0,w=t??il(m),k=pl(s,b,g,v||!f?m:Math.min(u.end,h.end),w),{time:x,playing:y,go:S,follow:fe}=k;function ge(){let q=x>=m-_t;io()?S(q?0:lo(b,x,1)):y?S(x):S(q?
0:x,!0)}function Z(q){let W=rl[q.key];W&&(q.preventDefault(),S(lo(b,x,W)))}let nt=ll(b,x),te=M("");y||(te.current=nt);let se=io()?"step":y?"pause":"play";return o(
"section",{class:"sv-section",ref:k.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("race.heading")}),o("span",{class:"sv-quiet",children:c(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":c("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":se,onClick:ge,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:se==="pause"?al:ol})}),o("span",
{children:c(`race.${se}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:mn,step:1,value:m?Math.round(x/m*mn):0,"aria-label":c("race.scrubber"),"ari\
a-valuetext":nt,onInput:({currentTarget:q})=>S(Number(q.value)/mn*m),onKeyDown:Z}),o("span",{class:"sv-race-clock",children:c("race.clock",{time:H(x),of:H(m)})}),
o("label",{class:"sv-choice",children:[c("race.speed"),o("select",{value:String(w),onChange:({currentTarget:q})=>e(Number(q.value)),children:tl.map(([q,W])=>o("\
option",{value:String(q),children:q===1?c("race.real"):W}))})]})]}),o("div",{class:"sv-readers",children:[o(co,{way:"plain",arrivals:h,end:n.plainEnd,time:x,measured:f||
!n.length}),o(co,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:te.current}),o("p",{class:"sv-not\
e sv-race-texts",children:[o("span",{children:cl(n,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!d.offered(),onClick:()=>d.
race(),children:c("race.greedy")})]}),o(ao,{run:n,...b,palette:i,time:x,drawn:p,seek:q=>{fe(),l(q)}}),o("p",{class:"sv-note",children:dl(n)})]})}var fn=new WeakMap,
vl=0;function hl(t){return fn.has(t)||fn.set(t,vl+=1),fn.get(t)}function po(t){let[e,s]=j(null);return o(ul,{chosen:e,choose:s,...t},hl(t.run))}var tt=220,Fe=44,Tt=12,uo=8,ds=40,ml=1.25,fl=1.1,gl=90,vo=10,bl=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.comparisons[n].speedup??
0]);function xl(t,e){if(e.length<2)return c(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.comparison(e.length)?.
impossible)return c("headline.impossible");let[s,n]=e[e.length-1],r=e.slice(vo-1).map(([,i])=>i),a={least:vo,low:B(Math.min(...r)),high:B(Math.max(...r))};return P(
c("chart.last",{tokens:s,speedup:B(n)}),r.length>1&&c("chart.range",a))}function wl({points:t,tokens:e,width:s}){let[n,r]=j(null),a=Math.max(ml,...t.map(([,b])=>b))*
fl,i=b=>Fe+b/e*(s-Fe-Tt),l=b=>tt-ds-b/a*(tt-ds-uo),[d,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(n??0)),h=n===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),f=St(a,5),
v=f<.1?2:f<1?1:0,m=Math.max(1,St(e,Math.max(2,(s-Fe)/gl)));return o(_,{children:[o("svg",{width:s,height:tt,"aria-hidden":"true",onPointerMove:({currentTarget:b,
clientX:g})=>r(g-b.getBoundingClientRect().left),onPointerLeave:()=>r(null),children:[vn(a,f).map(b=>o(_,{children:[o("line",{class:"sv-speedup-grid",x1:Fe,x2:s-
Tt,y1:l(b),y2:l(b)}),o("text",{x:Fe-6,y:l(b)+4,"text-anchor":"end",children:`${b.toFixed(v)}×`})]})),vn(e,m).map(b=>o("text",{x:i(b),y:tt-ds+16,"text-anchor":"\
middle",children:b})),o("text",{class:"sv-speedup-title",x:(Fe+s-Tt)/2,y:tt-6,"text-anchor":"middle",children:c("chart.x")}),o("line",{class:"sv-speedup-plain",
x1:Fe,x2:s-Tt,y1:l(1),y2:l(1)}),o("text",{x:s-Tt,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:c("chart.reference")}),o("polyline",{class:"sv-speedup-line",
points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(d),cy:l(p),r:4.5}),h&&o("g",{class:"sv-speed\
up-mark",children:[o("line",{x1:i(h[0]),x2:i(h[0]),y1:uo,y2:tt-ds}),o("circle",{cx:i(h[0]),cy:l(h[1]),r:4})]})]}),h&&o("p",{class:"sv-speedup-readout",style:`--\
x:${i(h[0])}px`,"data-side":i(h[0])>s/2?"left":"right",children:c("chart.hover",{tokens:h[0],speedup:B(h[1])})})]})}function ho({run:t,shown:e,known:s}){let[n,r]=Me(),
a=bl(t,e),i=a.length>1,l=xl(t,a);return o("section",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o(C,{name:"speedup",
children:c("chart.heading")})})}),o("div",{class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&o(wl,{points:a,tokens:t.folds.at(
s).emitted,width:r})}),o("p",{class:"sv-note",children:l}),o(Kt,{hidden:!i,label:c("chart.heading"),heads:[c("chart.x"),c("chart.y")],rows:a.map(([d,p])=>[d,B(p)])})]})}var yl=250,kl=120;function _l(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var Rt=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),ps=class{constructor(e){this.context=e}context;places={race:Rt(),costs:Rt(),lossless:Rt(),speedup:Rt(),breakdown:Rt()};test=new as(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(po,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o($r,
{...e}),lossless:e=>o(Jr,{...e,test:this.test}),speedup:e=>o(ho,{...e}),breakdown:e=>o(zr,{...e})};show(e,{shown:s,known:n,busy:r,view:a}){let i=`${s} of ${n}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,yl-(performance.now()-this.drawnAt)):kl))}redraw(e){this.charted&&xt(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(n=>e?this.places[n].checkVisibility():_l(this.places[n])).
forEach(n=>this.redraw(n))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>xt(
this.context.viewer,o(_,{}),e))}};var vs="#term-",Sl=`[data-term], a[href^="${vs}"]`,us=12,gn=8,hs=new Map,fo=null,go=null,ee=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});ee.setAttribute("aria-labelledby","term-name");var Tl=()=>ee.matches(":popover-open");function bo(t){hs=new Map(
(t.glossary??[]).map(e=>[e.term,e])),Rl()}function Rl(){let{hash:t,pathname:e,search:s}=window.location,n=t.startsWith(vs)&&hs.get(t.slice(vs.length));n&&(window.
history.replaceState(window.history.state,"",e+s),wo(n,document.querySelector("h1")??document.body))}function xo({target:t}){let e=t instanceof Element?t.closest(
Sl):null;if(!e||e.closest("[data-glossary]"))return null;let s=hs.get(e.dataset.term??e.getAttribute("href")?.slice(vs.length)??"");return s?{name:e,entry:s}:null}
var mo=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((s,n)=>o(_,{children:[n>0&&c("comma"),s]},n))]}),El=({entry:{name:t,definition:e,
formula:s,sources:n,see:r}})=>o(_,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":c("term.close"),onClick:()=>ee.hidePopover(),children:"×"})]}),o("p",{children:e}),s&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[c("term.formula")," "]}),s,/\bq\b/.test(s)&&o("span",{class:"sv-symbols",children:c("term.symbols")})]}),o(mo,{label:c("term.source"),
items:n.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(mo,{label:c("term.see"),items:r.flatMap(a=>{let i=hs.get(a);return i?
[o(C,{name:a,children:i.name})]:[]})})]});function wo(t,e){ee.dataset.shows=t.term,Ye(o(El,{entry:t}),ee),ee.contains(e)||(document.body.append(ee),fo=e,ee.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),ee.showPopover(),Ml(e.getBoundingClientRect())),ee.focus({preventScroll:!0})}function Ml({left:t,top:e,bottom:s}){
let{offsetWidth:n,offsetHeight:r}=ee,{clientWidth:a,clientHeight:i}=document.documentElement,l=s+gn+r+us<=i||e<i-s,d=Math.max(us,Math.min(t,a-n-us)),p=l?s+gn:Math.
max(us,e-gn-r);Object.assign(ee.style,{left:`${d+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{go=Tl()?fo:null},
!0);document.addEventListener("click",t=>{let e=xo(t);e&&(t.preventDefault(),!(go===e.name&&t.detail)&&wo(e.entry,e.name))});for(let t of["pointerover","focusin"])
document.addEventListener(t,e=>{let s=xo(e);s&&!s.name.parentElement?.closest('[title]:not([title=""])')&&(s.name.title=s.entry.definition)});var zl={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Ol={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Cl={ArrowUp:"stepOn",ArrowDown:"stepBack"},yo={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
ms=t=>(t.dataset.at??"").split(".").map(Number);function Ll(t,e,s){let n=t.indexOf(e),r=a=>{let i=t.filter(l=>ms(l)[0]===ms(e)[0]+a);return i.find(l=>ms(l)[1]>=
ms(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function $l(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return a(t[n+1]);case"ArrowUp":return a(t[n-1]);default:return null}}var ko="specviz-letters";function Al(){try{return localStorage.getItem(ko)!=="off"}catch{
return!0}}var st={on:Al(),keep(t){st.on=t;try{localStorage.setItem(ko,t?"on":"off")}catch{}}},fs=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let a=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=zl[e.length===1?e.toLowerCase():e]||a()&&Ol[e];if(l)return n[l]()!==!1;let d=s.closest("[role=option]"),p=s.closest("\
[role=gridcell]");if(d||p)return this.inside(e,d,p);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let h=yo[e]||u&&Cl[e];return!h||this.scrolls(s,e)?!1:(n[h](),
!0)}inside(e,s,n){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?Ll(a(),s,e):n&&$l(i(n),n,e);return l&&l.focus(),
!!l||e in yo}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?a(n)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var _o=[.2,.4,.6,.8],So=[.1,.5,1,2],Et={overlap:{term:"overlap",limits:_o,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:_o,
most:"1",of:({draft:t})=>U(t??void 0)},target_entropy:{term:"entropy",limits:So,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entropy",
limits:So,most:"",of:({position:t})=>t?.draft_entropy??null}},To=["verdict",...Object.keys(Et)],Ro=t=>To.includes(t);function Mt(t,e){let s=e&&Et[t]?Et[t].of(e):
null;return s==null?null:Et[t].limits.filter(n=>s>=n).length}function Eo(){let{tint:t,set:e}=J();return o("div",{class:"sv-tint",children:o(Qr,{label:c("tint.la\
bel"),choices:To.map(s=>[s,c(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function Mo({name:t}){let e=Et[t];if(!e)return null;let{limits:s,most:n,term:r}=e;
return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":c("tint.aria",{limits:s.join(c("comma"))}),children:["0",
...s.map(a=>String(a).replace(/^0\./,".")),n].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=s.length&&o("span",{class:"sv-tint-swatch","data-t\
int":i})])}),o(C,{name:r,children:c(`tint.${t}.means`)},r)]})}var gs=44,Pl=2,zo={PageUp:10,PageDown:-10},Oo=(t,{round:e})=>zo[t]?{round:e+zo[t],phase:0}:null;function Hl({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,a=Math.min(Math.floor(r),e-1),i=Hs(t[a]);return n/e<Pl*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function Co({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=J(),a=M(null),i=M(null),[l,d]=j(0);$(()=>{let v=new ResizeObserver(([{contentRect:m}])=>d(m.width));return v.observe(a.current),()=>v.
disconnect()},[]),$(()=>jl(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let p=v=>{let{left:m}=a.current.getBoundingClientRect(),
{round:b,phase:g}=Hl(e,(v.clientX-m)/(l||1),l);r.seek(b,g)},u=e?.length??0,h=e&&s.phase?s.phase/Hs(e.rounds[s.round]):0,f=s.round+h;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":c("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
f.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?f/u:0},onPointerDown:v=>{!u||v.button||(v.currentTarget.setPointerCapture(v.pointerId),p(v))},onPointerMove:v=>{
v.currentTarget.hasPointerCapture(v.pointerId)&&p(v)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function jl(t,e,{run:s,shown:n,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(gs*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let d=t.getContext("2d");if(!d||(d.setTransform(i,0,0,i,0,0),d.clearRect(0,0,a,gs),!s?.length))return;let p=a/s.length,u=E(s.trace),
h=u?s.rounds.map(({drafts:b})=>Math.max(0,...oe(b).map(g=>g+1))):[],f=gs/((u?Math.max(...h):s.width)+1),[v,m]=[p,f].map(b=>b>4?b-1:b);s.rounds.forEach(({drafts:b},g)=>{
let w=g<n?ql(s,g):[],k=u?h[g]+1:g<n?s.rows[g].slots.length:b.length+1;for(let x=0;x<k;x+=1)d.fillStyle=e.get(x<w.length?Nl(s,g,w[x],r):"line"),d.fillRect(g*p,gs-
(x+1)*f,Math.max(.6,v),Math.max(.6,m))})}var ql=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>me(s));function Nl(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let a=Mt(r,t.at({round:e,index:s}));return a==null?"strip-unknown":`tint-${a}`}var bs=["gamma","temperature","drafter","rule","tree"];function xs(t,e){return e==="rule"?T(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function zt(t){
let{gamma:e,budget:s=e}=t.settings;return E(t)&&e>0?s:e}function ws(t,e,s){return t==="drafter"?re(String(e),s):t==="rule"?c(`rules.name.${e}`):t==="tree"?c(`tr\
ee.name.${e}`):String(e)}function re(t,e){let s=`drafter_of.${e}.${t}`,n=c(s);return n===s?c(`drafter.${t}`):n}function ue(t){if(t.part)return c("token.part",{hex:he(t.piece)});let e=K(t.text)||c("token.empty");return t.took>1?c("token.took",{token:e,n:t.took}):e}function bn({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],a=r.length;if(n>=a)return c("token.final");let i=c("token.guess",{n:n+1,of:a}),{source:l}=r[n];return l?c("token.from",
{slot:i,drafter:re(l,e.models.pair)}):i}function Oe(t,e,s,n){let r=t.rows[e].slots[s];return c("token.aria",{token:ue(r),kind:c(`kind.${Ae(n||r.kind,t.trace)}`),
round:e+1,slot:bn(t,e,s)})}var ys=({slot:t,as:e})=>o("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&o(Y,{text:t.text,oneLine:!0})});function Ot(t,e,s=!1){return e.part?t.
dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...no(e.text,s)),t}function Il(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function ks(t,e,s){let n=Il(e,s);return P(
t,n&&c(`unguessed.${n}`))}function Dl(t,e){if(!e)return c("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return ks(c("summary.plain",r),t,e-1);let a=s.length===1;return n?Q({drafts:s})?c(n.kind==="bonus"?"tree.bonus":"tree\
.some",r):n.kind==="correction"?c(a?"summary.one_rejected":"summary.some",r):c(a?"summary.one":"summary.all",r):c(a?"summary.one_ends":"summary.end",r)}function Fl(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:n+1,of:a.length};if(Q(r)&&s!=="final")return Wl(t,e,{name:s,index:n});if(s==="d\
raft"&&r.together&&a.length>1)return c("phase.at_once",l);if(s==="draft"){let p=t.rows[e].slots[n];return c("phase.draft",{...l,token:ue(p)})}if(s==="verify"&&!a.
length)return ks(c("phase.verify_none",l),t,e);if(s==="verify")return c(a.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return Vl(t,r,n,l);let d=a.
filter(p=>p.verdict==="untested").length;return d&&i&&T(t.trace)==="block"?c("rules.phase.discard",{...l,untested:d}):c(d?"phase.discard":"phase.discard_last",{
...l,untested:d})}function Wl(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:ue(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let v=oe(r),m=v.filter(b=>b===v[n]).length;return c(m===1?"tree.level_one":"tree.level",{...a,level:v[n]+1,n:m})}if(s!=="test")return c(s==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:d}=r[n],p=U(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&T(t.trace)==="block")return c(
"tree.kept",a);if(t.trace.settings.temperature!==0&&$e(r[n],T(t.trace)))return Lo(t,{...a,n:n+1},i);if(t.trace.settings.temperature===0||l==null||p===null)return c(
`tree.greedy_${i}`,a);let[u,h]=X(l,p),f=i==="rejected"&&!r.some((v,m)=>m>n&&v.parent===d);return c(`tree.${i}${f?"_last":""}`,{...a,draw:u,threshold:h})}var Lo=(t,e,s)=>c(
`rules.phase.certain_${s}`,{...e,rule:c(`rules.name.${T(t.trace)}`)});function Vl(t,{drafts:e},s,n){let r=e[s],{verdict:a,draw:i}=r,l=U(r);if(t.trace.settings.temperature===
0)return c(`phase.greedy_${a}`,n);if($e(r,T(t.trace)))return Lo(t,n,a);if(i==null||l===null)return c(`phase.untold_${a}`,n);let[d,p]=X(i,l),u={...n,draw:d,threshold:p};
if(l===1&&a==="accepted"&&T(t.trace)!=="block")return c("phase.certain",u);if(T(t.trace)!=="block")return c(`phase.${a}`,u);let h=a==="accepted"?Ue(r):"failed",
[,f]=X(i,xe(r)??1);return c(`rules.phase.${h}`,{...u,ratio:f,by:Ge(e)+1})}function Ct(t,e,s){return s?Fl(t,e,s.phase):Dl(t,e.round)}var Bl=[.5,1,2,4],Ul=["steps","rounds"],Gl={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function Kl({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return c("transport.all",{rounds:e});let r=c(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?c("transport.step",{round:r,phase:s}):r}function Yl(){let{run:t,moment:e,playing:s,mode:n,live:r,status:a,presenting:i,state:l,viewer:{actions:d}}=J(),
p=M(null),u=V(l),h=ae(l),f=e.round===0&&e.phase===0,v=s||h&&n==="running"&&!u?"pause":h&&n==="paused"&&!u?"resume":"play",m=!(u>0||h||r&&!t),b={start:f,back:f,previous:f,
next:m,forward:m,end:e.round===(t?.length??0)};return $(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let w=c(`transport.${g==="play"?v:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?v:void 0,
title:w,"aria-label":w,disabled:b[g],onClick:d[g],hidden:g==="stop"&&!h&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:o("path",{d:Gl[v==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:w})]},g)}),o("button",{type:"button",class:"sv-button sv-run",onClick:d.
run,hidden:!(i&&r&&!h),children:c("transport.run")})]})}function Lt(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function Xl(){let{viewer:t}=J();return o("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
o("summary",{children:c("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","aria-label":c("term.clo\
se"),onClick:()=>Lt(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,s])=>o(_,{children:[o("dt",{children:e.split(/\s+/).map(n=>o("kbd",{children:n}))}),
o("dd",{children:s})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"sv-check",children:[o(
"input",{type:"checkbox",defaultChecked:st.on,onChange:({currentTarget:e})=>st.keep(e.checked)}),c("transport.letters")]})})]})]})]})}function $o({children:t}){
let{run:e,moment:s,speed:n,pace:r,ghosts:a,presenting:i,state:l,set:d,viewer:{actions:p}}=J(),u=Kl(l);return o("div",{class:"sv-transport",role:"group","aria-la\
bel":c("transport.label"),children:[t,o(Yl,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(Eo,{}),!(e&&E(e.trace))&&o(
"label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:h})=>d({ghosts:h.checked})}),c("stream.ghosts")]}),ae(l)&&V(l)>
0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:c("transport.follow")}),o(De,{label:c("transport.pace"),choices:Ul.map(h=>[h,c(`transport\
.${h}`)]),chosen:r,choose:h=>d({pace:h})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":c("transport.speed"),value:n,onChange:({currentTarget:h})=>d(
{speed:Number(h.value)}),children:Bl.map(h=>o("option",{value:h,children:`${h}×`},h))})}),o("button",{type:"button",class:"sv-link sv-present",title:c("transpo\
rt.presenter_means"),onClick:p.present,children:c(i?"transport.leave":"transport.presenter")}),o(Xl,{})]}),o(Co,{text:e?`${u}. ${Ct(e,s,G(l))}`:""})]})}function Ao(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function Jl(t){let{start:e,back:s,previous:n,play:r,next:a,forward:i,end:l,present:d}=t.actions,p=()=>{let{presenting:u,
pinned:h}=t.state;if(t.help?.open)Lt(t.help,!1);else if(u)d();else if(h)t.pin(null);else return!1;return!0};return new fs({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:a,start:e,end:l,present:d,escape:p,help:()=>Lt(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(Zl(u,t.state)?"r":u,
t.state.predicting),letters:()=>st.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let h=Oo(u,t.state.moment);return h&&t.seek(h.round),!!h}})}function Zl(t,e){return t==="PageDown"&&e.presenting&&!mt(e)&&ce(e)!==
null}function _s({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,n]=(e.dataset.at??"").split(".").map(Number);return{
round:s,index:n}}function Po(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",a=({screenX:v,screenY:m})=>`${v},${m}`;window.addEventListener("pointermo\
ve",v=>{r=a(v)},{signal:n}),s.addEventListener("pointerover",v=>{a(v)!==r&&t.hover(_s(v))},{signal:n}),s.addEventListener("pointermove",v=>t.hover(_s(v)),{signal:n}),
s.addEventListener("focusin",v=>t.focusOn(_s(v)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:n,capture:!0}),s.addEventListener(
"click",v=>{let m=_s(v);m&&t.pin(Ht(m,v.detail?i:t.state.pinned)?null:m)},{signal:n}),document.addEventListener("pointerdown",({target:v})=>{let{help:m}=t;m?.open&&
v instanceof Node&&!m.contains(v)&&Lt(m,!1)},{signal:n}),Jl(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:n});let d=new MutationObserver(l);[document.documentElement,document.body].forEach(v=>d.observe(v,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:v}])=>{let m=p;p=v.width,!(!p||p===m)&&(m||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let h=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});h.observe(t.stream.scroller);let f=new ResizeObserver(()=>t.fit());
return f.observe(document.body),()=>{e.abort(),[d,u,h,f].forEach(v=>v.disconnect())}}var Ss=class{views;constructor(e){this.views=e.map(s=>({view:s,marked:null,stop:null}))}show(e,s,n){let r=we(e,e.cursor)?e.cursor:s;this.views.forEach(a=>{let i=a.
view.find(s),l=a.view.find(r)??a.view.entrance?.()??null;a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(a,{marked:i,stop:l})})}};var Ql=1100,ec=1.6,tc={draft:450,verify:1200,test:1e3,discard:700,final:1300},xn=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Ts=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Qs(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=it(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;xn(n,s)&&!this.barred(n);)n=js(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move(Ln(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(js(this.rounds,n),"step",s);else{let r=it(this.rounds,
{round:n.round+1}),a=this.toward(n,r);this.move(a,xn(a,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...V(
this.store.state)?{}:{moment:Ke.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:a}=be(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?tc[a]:Ql)/(r?ec:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!xn(e.moment,e.until)?null:
V(e)?()=>this.tick():ae(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function sc(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var Rs=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=sc(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Ho=20,nc=5;function rc(t,e){let{drafts:s,final:n}=t.rounds[e],r=oe(s),a=s.map(({parent:p})=>p);n&&(r.push(Le(s).length),a.push(Le(s).at(-1)??-1));let{rows:i,
count:l}=Mn(a),d=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((h,f)=>h===u?[f]:[]));return{rows:i,count:l,levels:d,above:a.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function oc(t,e,s,n){let r=Oe(t,e,s,n),{drafts:a}=t.rounds[e];if(s>=a.length)return r;let i=rt(a,a[s].parent).map(l=>ue(t.rows[e].slots[l]));return c(
i.length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function jo({run:t,number:e,looks:s,over:n}){let{state:r}=O(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:d,levels:p,above:u,columns:h}=Xe(()=>rc(t,e),[t,e]),{at:f}=ye(r),v=f?.round===e&&f.index<a.length&&we(r,f)?f.index:-1,m=rt(a,v),
b=M(null);$(()=>{let x=G(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&ac(b.current,ye(r).at?.index??i.length-1)},[t,e,r.moment]);let g=Le(a).length,
w=x=>o("span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[x]??"absent","data-line":m.includes(x)?"":void 0,style:`gr\
id-column:${h[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),k=x=>{let y=s[x]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,
"data-kind":y,"data-line":m.includes(x)?"":void 0,style:`grid-column:${h[x]};grid-row:${l[x]+1}`,"aria-hidden":y==="absent"?"true":void 0,"aria-label":y==="abse\
nt"?void 0:oc(t,e,x,y),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":y}),o(ys,{slot:i[x],as:"sv-tree-token"})]},x)};return o("div",{class:`\
sv-tree${Math.max(d,p.length)>nc?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-\
label":c("tree.label"),style:{"--rows":d},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":v>=0?"":void 0,children:c("tree.text")}),i.map(
(x,y)=>w(y)),p.map((x,y)=>o("div",{role:"row",class:"sv-tree-level",children:x.map(k)},`level ${y}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"\
sv-mask-name",children:o(C,{name:"tree_mask",children:c("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((x,y)=>o("div",{class:"sv-mask-row","data-at":`${e}.${y}`,"data-kind":s[y]??"absent","data-line":y===v?"":void 0,children:[0,...rt(
a,y).map(S=>S+1)].map(S=>o("span",{class:"sv-mask-cell","data-column":S,style:{"--column":S}},S))},y))}),o("p",{class:"sv-tree-note",children:n?c("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):c("tree.sees")})]})]},e)}function ac(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!s||!n)return;let r=(d,p,u,h)=>Math.min(0,d-Ho-u)||Math.max(0,p+Ho-h),[a,i,l]=[n,t,s].map(d=>d.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.
top,i.bottom),s.scrollLeft+=r(a.left,a.right,l.left,l.right)}var ic=7,lc=12;function cc(t,e){let s=M(null),[n,r]=j({run:t,layouts:e,columns:1/0}),a=n.run===t&&n.layouts===e?n.columns:1/0;return $(()=>{a<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:a}}function dc(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return E(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}var Es=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function qo(){let{run:t,state:e,
viewer:s}=O(),{moment:n,entered:r}=e,{row:a,columns:i}=cc(t,s.layouts),l=G(e),d=Math.max(0,Pe(e)),p=t.rounds[d],u=!!(p&&Q(p)),h=t.rows[d]?.slots??[],f=l?.looks??
h.map(({kind:y})=>n.round?y:"absent"),v=p?.drafts.length??-1,m=u?[]:Array.from({length:v+1},(y,S)=>S),b=dc(t,d,i),g=E(t.trace)?v:t.width,w=m.map(y=>vc(t,d,y,f[y]??
"absent")),k={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=ic,"sv-round-tighter":g>=lc,
"sv-round-undrafted":b===0},x=y=>o(hc,{at:{round:d,index:y},look:f[y]??"absent",figures:w[y],concealed:ft(e),now:l?.phase.index===y,entered:!l&&r==="step"&&y===
h.length-1},y===v?"final":y);return pc(a,d),o("section",{class:["sv-round",...Object.entries(k).flatMap(([y,S])=>S?[y]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":c("round.label"),children:[o(uc,{run:t,number:d,tested:w.some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":c("round.label"),
children:o("div",{class:"sv-slots",role:"row",ref:a,children:[m.slice(0,-1).map(x),m.length>0&&Array.from({length:b-v},(y,S)=>o("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${S}`)),m.slice(-1).map(x)]})}),u&&o(jo,{run:t,number:d,looks:f,over:!l&&n.round>0})]})}function pc(t,e){let s=M(null);$(()=>{
let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),$(()=>{let n=()=>{s.current=document.activeElement};t.current?.addEventListener("focusin",n)},[])}function uc({run:t,number:e,
tested:s}){let{models:n,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o(C,{name:a===
"model"?"draft":"drafter",children:r==="model"?c("round.guesses"):re(a,n.pair)})}),o("li",{children:o(C,{name:"verification",children:c("round.pass")})}),o("li",
{hidden:!s,children:o(C,{name:"accept_test",children:c("round.tests")})})]})}function No(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==
0&&!$e(e,T(t.trace))?e.draw:null}function vc(t,e,s,n){let{drafts:r}=t.rounds[e],a=r[s],i=No(t,a,n),l=U(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&
i>=l)return c("rules.kept_by",{n:Ge(r)+1});let[d,p]=X(i,l);return c(i<l?"round.below":"round.above",{draw:d,threshold:p})}function hc({at:t,look:e,figures:s,concealed:n,
now:r,entered:a}){let{run:i}=O(),{drafts:l,positions:d=[]}=i.rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],h=e==="absent",f=i.trace.settings.temperature===
0,v=!!p&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),m=U(p),b=No(i,p,e);return o("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.
round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":h?"true":void 0,"aria-label":h?void 0:Oe(
i,t.round,t.index,e),children:[o("span",{class:"sv-slot-token",translate:!1,children:o(ys,{slot:u,as:"sv-slot-text"})}),o("span",{class:"sv-slot-pass","aria-hid\
den":"true",children:[!f&&v&&m!==null&&o("span",{class:"sv-gauge",children:[o("span",{class:"sv-gauge-keep",style:{"--keep":m}}),b!=null&&o("span",{class:"sv-ga\
uge-draw",style:{"--draw":b}})]}),f&&v&&o(mc,{run:i,token:d[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-verdict","aria-hidden":"\
true",children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":
c(`kind.${Ae(e,i.trace)}`)})]}),o("span",{class:"sv-slot-figures",children:s})]})}function mc({run:t,token:e}){let s=e===void 0?"":K(t.alone(e));return o("span",
{class:"sv-slot-says",style:{"--sv-characters":s.length-2||1},children:s})}var fc=[["mean_acceptance_length",A],["acceptance_rate",z],["draft_efficiency",z],["drafted",Ee],["emitted",Ee]];function Io({drafts:t,final:e},s){if(t.length<=
s)return!0;let n=e?"rejected":"accepted",r=t.findLastIndex(({verdict:a})=>a===n);return r>=0&&r<s}function gc(t){let{drafter:e,temperature:s}=t.settings;return E(
t)?"tree.whatif":e.startsWith("lookup")?"whatif.lookup":T(t)==="block"&&s?"rules.whatif":""}function Do(){let{run:t,gamma:e,moment:{round:s},set:n}=O(),r=t.trace.
settings.gamma,a=gc(t.trace),i=e>=r,l=c(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:c("w\
hatif.gamma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":c("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:d})=>n({gamma:Number(d.value)})}),o("output",{class:"sv-whatif-value",
children:l})]}),!i&&o(bc,{gamma:e,most:r,sums:t.folds.at(s)}),o("p",{class:"sv-note","aria-live":"polite",children:i?c(a||(r<2?"whatif.fewest":"whatif.try")):c(
"whatif.note",{gamma:e,rounds:s})})]})}var bc=({gamma:t,most:e,sums:s})=>o("table",{class:"sv-figures-table",children:[o("thead",{children:o("tr",{children:[o("\
th",{scope:"col",children:c("whatif.rounds")}),o("th",{scope:"col",children:c("whatif.was",{gamma:e})}),o("th",{scope:"col",children:c("whatif.would",{gamma:t})})]})}),
o("tbody",{children:fc.map(([n,r],a)=>o("tr",{children:[o("th",{scope:"row",children:c(`whatif.row.${n}`)}),o("td",{children:r(s.rounds?s[n]:null)}),o("td",{children:r(
s.cuts?.[t-1][a])})]},n))})]});var xc=["draft","verify","accept"],wc=["accepted","rejected","untested","correction","bonus"],Ms=36,yc=20,kc=5;function Fo(){let{run:t,viewer:{table:e}}=O(),[s,
n]=j(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,d=l?.closest("[data-round]");!l||!d||n({run:t,text:c("rounds.detail_of",{round:Number(
d.dataset.round)+1,time:l.getAttribute("aria-label")})})},a=s?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[o(
"div",{class:"sv-section-head",children:[o("h2",{children:o(C,{name:"round",children:c("rounds.heading")})}),o("ul",{class:"sv-legend",children:wc.map(i=>o("li",
{children:[o("span",{class:"sv-mark","data-kind":i}),o(C,{name:i,children:c(`kind.${i}`)})]},i))})]}),o("p",{class:"sv-note",children:c(E(t.trace)?"tree.rounds":
"rounds.note")}),o(de,{node:e.scroller}),o("p",{class:`sv-note sv-round-detail${a?"":" sv-hint"}`,children:a?s.text:c("rounds.detail")}),o("div",{class:"sv-foot",
children:[o("ul",{class:"sv-legend",children:o("li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o(C,{name:"overlap",children:c("rounds.overla\
p_key")})]})}),o(Ze,{plain:c("rounds.plain_key")})]})]})}var zs=class{head=R("div",{class:"sv-row sv-row-head",role:"row"});body=R("div",{class:"sv-rows",role:"\
rowgroup"});grid=R("div",{class:"sv-grid",role:"grid","aria-label":c("rounds.label")},R("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=R(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,s,n){s!==this.
run&&this.load(s),this.concealed=ft(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>yc),this.body.append(e),this.body.style.height=`${this.rows.length*Ms}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>kc);let e=(s,n="")=>R("div",{role:"columnheader",class:n},s);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(s,n)=>e(c("rounds.guess",{n:n+1}))),e(c("rounds.final"),"sv-final"),e(c("rounds.time"),"sv-time"))}row(e){let{drafts:s,positions:n=[],times:r}=this.
run.rounds[e],{slots:a,final:i}=this.run.rows[e],l=a.map((d,p)=>{let u=p<s.length&&n[p]?n[p].overlap:null,h=this.cell(d,e,p,u);return d===i&&h.classList.add("sv\
-final"),h});return R("div",{class:"sv-row sv-ahead",role:"row","data-round":e},R("div",{class:"sv-number",role:"rowheader","aria-label":c("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,s,n,r){let a=Ot(R("span",{class:"sv-cell-text",translate:"no"}),e,!0);return R("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${s}.${n}`,"aria-label":this.label(s,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},R("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),a)}label(e,s,n,r){let a=Oe(this.run,e,s,r);return n==null?a:c("token.aria_overlap",{label:a,overlap:F(n,2)})}time(e){let s=e.
draft+e.verify+e.accept;this.spans.push(s);let n=c("rounds.row_time",{total:H(s),draft:H(e.draft),verify:H(e.verify),accept:H(e.accept)}),r=R("div",{class:"sv-b\
ar"},...xc.map(a=>R("span",{"data-part":a,style:`--t:${e[a]}`})));return R("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},R("div",{class:"sv\
-bars-pair"},r),R("span",{class:"sv-ms"},H(s)))}compare(e){let{sums:s,plain:n}=this.run.folds,r=s[e+1].emitted;if(r>=n.until.length)return!1;let a=n.until[r]-n.
until[s[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=c("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:H(a)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(R("div",{class:"sv-bar sv-bar-plain"},R("span",{"data-part":"plain",style:`--t:${a}`}))),this.spans[e]=Math.max(this.
spans[e],a),!0}showRounds(e){let[s,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:s,shown:n}=this;if(s!==null&&(!e||s!==n)&&(this.
rows[s].classList.toggle("sv-ahead",s>=n),this.rows[s].classList.remove("sv-row-now"),this.run.rows[s].slots.forEach((a,i)=>this.dress(s,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(a,i)=>this.dress(n,i,a))}dress(e,s,n){let r=this.find({round:e,index:s});if(!r)return;let{kind:a}=this.run.rows[e].slots[s],i=n==="absent",{drafts:l,positions:d=[]}=this.
run.rounds[e],p=n==="guessed"||n==="lit"&&this.concealed,u=s<l.length&&!p?d[s]?.overlap??null:null;pe(r,"data-kind",n||a),r.firstElementChild&&pe(r.firstElementChild,
"data-kind",n||a),pe(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||pe(r,"aria-label",this.label(e,s,u,n||a))}showCut(e,s){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(s,this.marked):0,a=n===1/0&&this.cutting===1/0?0:Math.max(s,this.marked);for(let i=r;i<a;i+=1)this.
markCut(i,i<s?n:1/0);Object.assign(this,{cutting:n,marked:s})}markCut(e,s){let n=this.run.rounds[e],r=Io(n,s);this.run.rows[e].slots.forEach((a,i)=>{let l=this.
find({round:e,index:i}),d=i<n.drafts.length?i>=s:!r,p=i===s&&!r;l&&(l.classList.toggle("sv-cut",d&&!p),l.classList.toggle("sv-cut-own",p),pe(l,"aria-description",
d?c(p?"whatif.own":"whatif.gone",{gamma:s}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),s=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(a=>r<this.shown||s(a)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,s=(this.
shown+(this.now==null?0:1))*Ms;s>e+this.height?this.scroller.scrollTop=s-this.height:s-2*Ms<e&&(this.scroller.scrollTop=Math.max(0,s-2*Ms))}relayout(){this.height=
null}};var wn=(t,e)=>t.length===e.length&&t.every((s,n)=>s===e[n]);function Wo(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(wn(s,n))return"again";if(n.length<=s.length||
!wn(s,n.slice(0,s.length)))return null;let r=n.slice(s.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!wn(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function _c(t,e,s){let n=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(s[u]).emitted)),i=[...n,...a],
l=r.findIndex((p,u)=>p!==i[u]),d=l<0?Math.min(r.length,i.length):l;return{n:d,was:r.at(d),now:i.at(d)}}var Sc=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function Vo({compared:t,expected:e,returning:s},n){let r=s??(t&&Sc(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,n]:[n,
l],shown:r}}return e&&n.source&&Wo(e.run,n.run)?{pair:[e,n],shown:1}:null}var Os=(t,e)=>e!==void 0&&K(t.alone(e))||c("token.empty");function Tc(t,e,s){let n=[t,
e],r=bs.map(d=>[d,n.map(({trace:p})=>ws(d,xs(p,d),p.models.pair))]).filter(([,[d,p]])=>d!==p),a=r.some(([d])=>d==="tree"),i=n.some(({trace:d})=>E(d)),l=n.map((d,p)=>d.
folds.summary(s[p]));return[...r,...a?[["verified",n.map(({trace:d})=>Ee(zt(d)))]]:[],["speedup",l.map(({speedup:d})=>B(d))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:d})=>z(d))],["draft_efficiency",l.map(({draft_efficiency:d})=>z(d))],["mean_acceptance_length",l.map(({mean_acceptance_length:d})=>A(
d))],["emitted",l.map(({emitted:d})=>Ee(d))]]}function Rc(t,e,s){let{n,was:r,now:a}=_c(t,e,s);return r===void 0&&a===void 0?c("compare.same",{n}):r===void 0||a===
void 0?c("compare.longer",{n}):c("compare.differ",{n:n+1,was:Os(t,r),now:Os(e,a)})}function Ec(t,e){let s=Wo(t,e);return s==="again"||s===null?"":c("compare.bra\
nched",{n:s.at+1,token:Os(e,s.token),was:Os(t,s.was)})}function Bo(){let{state:t,viewer:{sequels:e}}=O(),s=M(null),n=M(null),{compared:r}=t;if($(()=>{let v=r&&!r.
pair.some(m=>n.current?.pair.includes(m));n.current=r,v&&(s.current?.focus({preventScroll:!0}),s.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,d]=a.map(({run:v})=>v),p=a.map(({run:v},m)=>m===i?Pt(t):v.length),u=Ec(l,d),h=JSON.stringify(l.trace.machine)!==JSON.stringify(d.trace.
machine),f=["before","now"].map((v,m)=>m===i?c("compare.shown",{run:c(`compare.${v}`)}):c(`compare.${v}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":c("compare.heading"),ref:s,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:c(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:c(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),h&&o("p",{class:"sv-note",children:c("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:c("compare.setting")}),f.map(v=>o("th",{scope:"col",children:v}))]})}),o("tbody",{children:Tc(
l,d,p).map(([v,m])=>o("tr",{children:[o("th",{scope:"row",children:c(`compare.${v}`)}),m.map(b=>o("td",{children:b}))]},v))})]}),o("p",{children:Rc(l,d,p)})]})}var Uo=23,Go=["tokens","distance"],Ko=.005;function Yo(){let{run:t,moment:{round:e},live:s,send:n}=O(),r=E(t.trace)?"trees":t.trace.settings.temperature?"none":
"greedy",a=t.folds.at(e).rules,i=(l,d)=>{let[p,u]=a?.means[d]??[null,null];return o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:D(l)?"sv-lossy":"",children:[
c(`rules.name.${l}`),o("span",{children:l===T(t.trace)&&` ${c("rules.lab.own")}`})]}),o("td",{children:A(p)}),o("td",{children:u===null?qe:D(l)?u<Ko?`<${Ko}`:A(
u):"0"})]},l)};return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:c("rules.lab.heading")}),a&&o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:["rule",...Go].map(l=>o("th",{scope:"col",children:c(`rules.lab.${l}`)}))})}),o("tbody",{children:Be.map(i)})]}),o("p",{class:"\
sv-note",children:a?c("rules.lab.rounds",{n:a.rounds}):c(`rules.lab.${r}`)}),a&&o("ul",{class:"sv-note",children:Go.map(l=>o("li",{children:c(`rules.lab.legend.${l}`)}))}),
s&&o("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:Uo}),children:c("rules.lab.claim",{n:Uo})})]})}var Mc={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Be,tree:["chain","k-ary","top-k","dynamic","measured"]},zc=["drafter","rule","tree"];function Oc(t,e,s,n){if(e!=="tree")return{[e]:s};let r=zt(t.
trace);return s==="chain"?{tree:s,gamma:Math.min(r,n)}:{tree:s,budget:Math.max(r,1)}}function Cc(){let{run:t,offers:e,live:s,viewer:{sequels:n}}=O();if(!s)return null;
let{most:r,refusal:a}=n,i=bs.map(d=>[d,Mc[d].filter(p=>d==="gamma"?Number(p)<=r:!zc.includes(d)||e?.[d]?.includes(String(p)))]),l=(d,p)=>{let u=p==="chain"&&zt(
t.trace)>r,h=u?c("again.shorter",{most:r}):ws(d,p,t.trace.models.pair);return o("button",{type:"button",class:"sv-choose",disabled:xs(t.trace,d)===p,"aria-label":c(
u?"again.do_shorter":`again.do_${d}`,{value:h,most:r}),onClick:()=>n.make({changes:Oc(t,d,p,r)}),children:h},p)};return o("div",{class:"sv-block",children:[o("h\
3",{children:c("again.heading")}),o("p",{class:"sv-note",children:a||c("again.note")}),!a&&o("div",{class:"sv-again",children:i.map(([d,p])=>p.length>1&&o("div",
{class:"sv-again-row","data-change":d,children:[o("span",{children:c(`again.${d}`)}),o("div",{class:"sv-choices",children:p.map(u=>l(d,u))})]},d))})]})}var Xo=()=>o(
"section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("whatif.heading")})}),o(Do,{}),o(Yo,{}),o(Cc,
{})]});var yn=["both","target","draft"],Lc={both:"overlap",target:"residual",draft:"rejected"},$c=[0,.5,1],Jo=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function Zo({view:t,at:e}){let{raw:s,asTable:n,set:r}=O(),a=Xr(t.position),i=s&&a,l=M(
{at:e,form:`${s} ${n}`,morph:!1}),d=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:d,morph:!1}:d!==l.current.form&&(l.current={at:e,form:d,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
De,{label:c("areas.view"),choices:["shaped","raw"].map(p=>[p,c(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(De,{label:c("areas.form"),
choices:["picture","table"].map(p=>[p,c(`areas.${p}`)]),chosen:n?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),n?o(jc,{view:t,raw:i}):o(Ac,{view:t,raw:i}),
o("p",{class:"sv-note",children:P(...t.notes,a&&c(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function Ac({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,a=Kr(s,[...n.keys()],e).map(Jo(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((d,p)=>(p.draft??0)-(d.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":Hc(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:c("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:c("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:c("areas.draft")})]}),a.map((d,p)=>o(Pc,{view:t,row:d,others:p===a.length-1,dart:i?.token===
d.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:$c.map(d=>o("span",{style:{"--x":d},
children:d}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:c("areas.total")}),o(Qo,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:F(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[yn.map(d=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":d}),o(C,{name:Lc[d],children:c(`areas.${t.decides?"key":"plain_key"}.${d}`)})]},d)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
c("areas.key.dart")]})]})]})}var Qo=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(yn.map(s=>[`--${s}`,t[s]||0])),children:[yn.
map(s=>o("span",{"data-area":s},s)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function Pc({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return o("div",{class:`sv-area-row${s?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(Qo,{values:e,dart:n}),o("span",{class:"sv-p",children:e.target==null?"":ne(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":ne(e.draft)})]})}function Hc(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(d=>d[i]!=null).sort((d,p)=>(p[i]??0)-(d[i]??0))[0];return l&&c(`areas.first.${i}`,
{token:t.name(l.token),p:F(l[i])})},a=e[e.length-1];return P(r("target"),r("draft"),s!==null&&c("areas.overlap",{overlap:F(s)}),n&&c(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),c("areas.rest",{target:ne(a.target),draft:ne(a.draft)}))}function jc({view:t,raw:e}){let{position:s,name:n,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":c("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:c(`areas.${i}`)}))})}),o("tbody",{children:[is(s,e).map(Jo(t)).map(({token:i,target:l,draft:d,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,d,p].map(u=>o("td",{children:ne(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:c("areas.sum")}),[1,1,s.overlap].map(i=>o("td",{children:ne(i)}))]})]})]})})}var qc={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Cs(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=qc[s],a=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function Nc({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?t[s].parent:null;return(t.find(({verdict:i,parent:l})=>i==="accepted"&&l===r)??e??{token:n}).
token}function ea({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=O();if(!s||t.open||!t.position)return null;let r=n.refusal,a=t.kind==="untested",i=Nc(t);return o(
"div",{class:"sv-block sv-branch",children:[o("h3",{children:c("branch.heading")}),o("p",{class:"sv-note",children:r||c(a?"branch.untested":"branch.note")}),!r&&
!a&&o("div",{class:"sv-choices",role:"toolbar","aria-label":c("branch.heading"),onKeyDown:l=>Cs([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,d],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":c("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.
make({branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:ne(d)})]},`${t.
number}.${t.index} ${l}`))})]})}var Ic=({chances:t=[]})=>Be.flatMap((e,s)=>{let n=t[s];return n==null||e==="block"?[]:[[e,n]]});function ta({draft:t,draw:e,alone:s}){let n=s?Ic(t):[];return n.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:c("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(r=>o("th",{scope:"col",children:c(`rules.others.${r}`)}))})}),o("tbody",{children:n.map(([r,a])=>{let i=e<
a?"accepted":"rejected";return o("tr",{"data-rule":r,children:[o("th",{scope:"row",class:D(r)?"sv-lossy":"",children:c(`rules.name.${r}`)}),o("td",{children:F(a)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":i})," ",c(`kind.${i}`)]})]},r)})})]}),o("p",{class:"sv-note",children:c("rules.othe\
rs.note",{draw:F(e)})})]}):null}var We=t=>t.trace.settings.temperature===0;function Ve(t,e){return e===-1?c("token.rest"):K(t.alone(e))||he(t.piece(e))||c("token.empty")}function kn(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function sa(t,e){
let s=e.part?c("inspector.bytes",{hex:he(e.piece)})+" ":e.took>1?c("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+P(Dc(t,e),n!=null&&c("in\
spector.confidence",{predicted:z(n)}))}function Dc(t,e){let{kind:s,round:n,accepted:r,draft:a}=e,i=We(t),l=kn(t,e);if(s==="plain")return ks(c("why.plain"),t,e.number);
let d=Q(n)?Fc(t,e):"";if(d)return d;if(s==="bonus")return n.drafts.length===1?c("why.bonus_one"):c("why.bonus",{n:n.drafts.length});let p=i||T(t.trace)==="token"?
"":Wc(t,e);if(p)return p;if(s==="correction")return c(`why.${i?"greedy_":""}correction`,{guess:Ve(t,n.drafts[r].token)});if(s==="untested"){let m=n.drafts.findIndex(
({verdict:b})=>b==="rejected");return m<0?c("why.untested_end"):c("why.untested",{n:m+1})}if(s==="guessed"&&l)return c("why.copied");if(i)return c(`why.greedy_${s}`);
if(a?.target==null||a.draft==null)return c("inspector.absent_probabilities");let[u,h]=X(a.target,a.draft),f={target:u,draft:h,chance:z(Math.min(1,a.target/a.draft))},
v=s!=="accepted"?s:a.target>=a.draft?"sure":"lucky";return c(l&&["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,f)}function Fc(t,{kind:e,round:{drafts:s},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return c(`tree.why.${e}`);if(We(t)||T(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return c("tree.why.guessed");let a=s.some(({parent:u},h)=>h<n&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";let[l,d]=X(r.target,
r.draft),p=z(Math.min(1,r.target/r.draft));return P(a&&c("tree.why.left"),i?c("tree.why.certain",{target:l}):c("tree.why.ratio",{target:l,draft:d,chance:p}))}function Wc(t,{
kind:e,round:s,accepted:n,draft:r,index:a}){let i=T(t.trace);if(e==="correction"){let p=s.drafts[n];return D(i)?"":c(`rules.why.${i}.correction`,{guess:Ve(t,p.token),
weight:F(p.weight??1)})}if(e==="untested")return i==="block"&&s.final?c("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=X(r.draw??0,xe(r)??1),h=!s.drafts.some(({parent:v})=>v===a),f=e==="accepted"?Ue(r):h?"rejected_last":e;return c(`rules.w\
hy.block.${f}`,{by:Ge(s.drafts)+1,draw:p,ratio:u})}let[l,d]=X(r.target,r.draft);return c(`rules.why.${D(i)?"lossy":i}.${e}`,{rule:c(`rules.name.${i}`),target:l,
draft:d,chance:z(U(r)??0),exact:z(Math.min(1,r.target/r.draft))})}var na=2,ra=16,Vc=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",oa=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Bc(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Uc(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Gc(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:a,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;n.replaceWith(
R("img",{src:s[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(Vc).forEach(n=>n.remove()),e}function Kc(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=R("div",{style:`width: ${s+2*ra}px; padding: ${ra}px`},Gc(t)),r=R("div",{class:e.className},n),{style:a}=r;a.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:d}=getComputedStyle(e);Object.assign(a,{colorScheme:i,fontSize:l,
lineHeight:d,fontFamily:cs}),e.append(r);let p=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(a,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function Yc(t){let{outer:e,page:s,width:n,height:r}=Kc(t),
a=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(oa,""),i=new XMLSerializer().serializeToString(e).replace(oa,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${a(Bc())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,d=new Image;d.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await d.decode();let p=R("canvas",{width:n*na,height:r*na}),u=p.getContext("2d");return u.
fillStyle=s,u.fillRect(0,0,p.width,p.height),u.drawImage(d,0,0,p.width,p.height),p.toDataURL("image/png")}function Ce({of:t,name:e}){let s=M(null);return Uc()?o(
"button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=s.current,i=t?a.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;R("a",{href:await Yc(i),download:`specviz-${e}.png`}).click()},children:c("snapshot")}):null}var Xc=8,Jc=.85;function aa({of:t}){let[e,s]=j(!1);return $(()=>{let r=t.current,a=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=Xc),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(d=>i.observe(d)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(d=>i.observe(d)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:Jc*t.current.clientHeight,
behavior:r})},children:"▾"})}var ia=4;function la(){let{run:t,state:e,raw:s,asTable:n,source:r,live:a,viewer:i}=O(),{at:l,how:d}=ye(e),p=we(e,l),u=nr(e,p),h=p!==null&&p.number!==Pe(e),f=p?`${p.
number}.${p.index} ${p.kind}`:"",v=M(null);$(()=>{v.current.scrollTop=0},[t,f]);let m=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),v.current.focus(
{preventScroll:!0})};return o(_,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":c("inspector.heading"),ref:v,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:c("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:c(`inspect\
or.${d}`)}),p&&d==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:c("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:c("inspector.empty")}),p&&o(Jt,{run:t,when:[f,p.open,u,h,s,n,a,r,i.layouts].join(),children:o(Zc,{run:t,seen:p,concealed:u,stage:h?m:null})})]}),o(aa,{
of:v})]})}function Zc({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&re(a,r.pair),l=c("\
inspector.where",{round:e.number+1,slot:bn(t,e.number,e.index)}),d=i?c("token.from",{slot:l,drafter:i}):l,p=h=>Ve(t,h),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?he(e.piece):e.text?o(Y,{text:e.
text,oneLine:!0}):c("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:c(`kind.${Ae(e.kind,t.trace)}`)})," ",n?o("button",
{type:"button",class:"sv-link",title:c("inspector.stage"),onClick:n,children:d}):o("span",{class:"sv-quiet",children:d})]})]}),o("p",{class:"sv-why",children:s?
c("predict.hidden"):sa(t,e)}),!s&&!u&&o("p",{class:"sv-quiet",children:c("inspector.absent")}),!s&&u&&o(Zo,{view:Qc(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(td,{run:t,seen:e}),o(sd,{run:t,seen:e}),o(ea,{seen:e,name:p}),o(Ce,{of:".sv-areas-block",name:"distributions"})]})}function Qc(t,e,s){let{kind:n,round:r,judged:a}=e,
l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",d=n==="guessed"||n==="lit",p=T(t.trace)==="token",u=new Map,h=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,f=at(r);h&&f&&u.set(h.token,f),a&&u.set(a.token,d?n:a.verdict);let m=!(a&&!d&&!We(t)&&p)||a.draw==null||a.draft==null?null:{token:a.token,at:a.
draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[n==="untested"&&"areas.untested",l!=="target"&&
kn(t,e)&&"areas.lookup",We(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:s,name:w=>Ve(t,w),heading:c(b[l]),notes:g.flatMap(w=>w?[c(w)]:[]),shaping:ed(
t),models:l,marks:u,dart:m,decides:p}}function ed({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[c("areas.temperature",{value:t}),...e>0?[c("areas.t\
op_k",{value:e})]:[],...s<1?[c("areas.top_p",{value:s})]:[]].join(c("comma"))}function td({run:t,seen:e}){let s=T(t.trace),r=["accepted","rejected",...s==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=U(r??void 0);if(We(t)||!r||a===null||i===null)return null;let[l,d]=X(a,i),p={draw:l,threshold:d,
target:Re(r.target),draft:Re(r.draft),kind:c(`kind.${Ae(e.kind,t.trace)}`)},u=a<i?"passed":"failed",h=$e(r,s),f=c(s==="token"?`test.${e.kind}`:`rules.sum.${h?"c\
ertain":D(s)?"lossy":s}.${u}`,p),v=s==="block",m=v&&!E(t.trace)?$n(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":a},children:[o("h3",{children:o(C,{name:"accept_test",children:c("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":h?f:c("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:c(v?"rules.pass":"test.keep")}),
o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:c(v?"rules.fail":"test.drop")}),!h&&o(_,{children:[o("span",{class:"\
sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${c("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${c("test.threshold")} ${d}`}),o("span",{children:"\
1"})]}),o("p",{class:"sv-arithmetic",children:f}),m&&o("p",{class:"sv-note",children:c(`rules.basis.${m.last?"last":"earlier"}`,{weight:F(m.weight),excess:F(m.excess)})}),
o(ta,{draft:r,draw:a,alone:!E(t.trace)})]})}function sd({run:t,seen:e}){let s=T(t.trace),n=nd(e),r=e.position&&n?Yr(e.position,Pn(n,s)):null;if(!n||!r)return null;
let a=!We(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,ia),d=r.shares.find(({token:p})=>p===i);return d&&
!l.includes(d)&&(l[ia-1]=d),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residual-block",children:[o("h3",{children:o(
C,{name:"residual",children:c("residual.heading")})}),o("p",{class:"sv-note",children:a?c(`rules.residual.${s}`,{weight:F(n.weight??1)}):c("residual.note")}),o(
"div",{class:"sv-residual-head",children:[o("span",{children:c("areas.token")}),o("span",{children:c("residual.share")})]}),o("ul",{class:"sv-residual",children:l.
map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?c("residual.chosen"):void 0,children:[o("span",{class:"sv-t",title:Ve(t,p.token),children:Ve(
t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:ne(p.share)})]},p.token))})]})}function nd({kind:t,draft:e,round:{
drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=Le(s).at(-1)??-1;return s.findLast(({verdict:r,parent:a})=>r==="rejected"&&a===n)??
null}var ca=["draft","verify","accept"],rd=3;function da(t,e){let s=t.folds.summary(e),n=e<rd&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:od(t,e)}}function od(t,e){
let s=t.over?t.folds.comparison(e):null;return s?.impossible?c("headline.impossible"):s?.busy?c("headline.disturbed",{jitter:z(s.jitter)}):""}function pa(){let{
run:t,moment:{round:e}}=O(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:a,warning:i}=da(t,e),l=(p,u,h,f)=>o("div",{class:`sv-figure sv\
-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?qe:f}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:c("headline.\
busy")}),o("span",{class:"sv-figure-label",children:o(C,{name:u,children:h})})]}),d=!a&&s!==null&&s<1&&B(s)!==B(1);return o("div",{class:"sv-headline","data-slo\
wer":String(d),"data-busy":String(!a&&i!==""),title:a?c("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",c("hea\
dline.speedup"),B(s)),l("acceptance","acceptance_rate",c(E(t.trace)?"tree.acceptance":"headline.acceptance"),z(n)),l("length","mean_acceptance_length",c("headli\
ne.length"),A(r))]})})}function ua(){let{run:t,moment:{round:e}}=O(),{numbers:s,early:n,warning:r}=da(t,e),a=e<t.length&&c("headline.until",{round:e,rounds:t.length});
return o("p",{class:"sv-sentence",children:s.rounds?P(a,ad(t,s),id(t,e,s,n),r):c("headline.nothing")})}function ad(t,{mean_acceptance_length:e,drafted:s,rounds:n}){
let{gamma:r,drafter:a}=t.trace.settings,i=A(e,s?1:0);if(!r)return c("headline.plain_round",{length:i});let l=s/n,d=s===n*r,p=E(t.trace)&&s?c("tree.guesses",{n:A(
l,Number.isInteger(l)?0:1)}):c(`headline.guesses.${r===1?"one":d?"many":"most"}`,{n:r});return c("headline.each_round",{drafter:re(a,t.trace.models.pair),guessed:p,
length:i})}function id(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return c("headline.not_measured");let r=t.folds.comparison(e);if(t.over&&r?.impossible)
return"";if(n||s===null||!r)return c("headline.too_early");if(B(s)===B(1))return c("headline.same");if(s>=1)return c("headline.faster",{share:z(1/s)});let{cost:a}=r,
i=l=>A(a[l]/a.plain);return c("headline.slower",{total:A(ca.reduce((l,d)=>l+a[d]/a.plain,0)),draft:i("draft"),verify:i("verify"),accept:i("accept"),blame:c(`par\
t.${ca.reduce((l,d)=>a[l]>=a[d]?l:d)}`)})}var ld=["emitted","rounds","drafted","accepted","rejected","untested"],cd=["accepted","rejected","untested"],dd={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},va=({trace:t})=>t.settings.temperature>0&&D(T(t));function pd(t,e){if(t.trace.
settings.temperature>0)return c(`ledger.agreement.${va(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return qe;let{first_difference:n,compared:r}=s;
return n===null?c("ledger.agreement.same",{n:r}):c("ledger.agreement.differ",{n:n+1})}function ha(){let{run:t,moment:{round:e}}=O(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(ld.map(l=>[l,Ee(s[l])])),rates:{acceptance_rate:z(s.acceptance_rate),draft_efficiency:z(s.draft_efficiency),
mean_acceptance_length:A(s.mean_acceptance_length),mean_overlap:A(s.mean_overlap)},time:{speedup:B(s.speedup),tokens_per_second:Ys(s.tokens_per_second),plain_tokens_per_second:Ys(
s.plain_tokens_per_second),prefill:n||r?H(n+r):qe,agreement:pd(t,e)}},i=l=>c(`ledger.${l}.${l==="acceptance_rate"&&E(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("ledger.heading")}),o("span",{class:"sv-quiet",children:c(
"ledger.note")})]}),s.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":c("ledger.bar",{drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,
untested:s.untested}),children:cd.map(l=>o("span",{"data-kind":l,style:`--n:${s[l]}`}))}),va(t)&&o("p",{class:"sv-note",children:c("rules.lossy")}),o("div",{class:"\
sv-ledger-groups",children:Object.entries(a).map(([l,d])=>o("div",{class:"sv-ledger-group",children:[o("h3",{children:c(`ledger.groups.${l}`)}),Object.entries(d).
map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o(C,{name:dd[p]??p,children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var ma=240;function ud(t){let e=[...t];return e.length>ma?e.slice(2-ma).join("").replace(/^\S*\s+/,"… "):t}function fa(t,e,s){let n=ce(e),r=n?null:ht(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:d,index:p}=n??{round:0,index:0},
h=[...s.rows.slice(0,d).flatMap(({slots:f})=>f.filter(({kind:v})=>me(v))),...s.rows[d].slots.slice(0,p)].map(f=>f.text).join("");return{guess:[...ie(ue(s.rows[d].
slots[p]))].slice(0,60).join(""),before:ud(s.promptText+h),round:d+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var vd=[0,.25,.5,.75,1];function hd(t,e,s,n){if(e)return c("predict.ask",{token:ue(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!s)return c(
n?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=s,l=`predict.${a?"kept":"dropped"}`,d=r===null?c(`${l}_unsaid`):c(l,{said:z(r),brier:A(vt(r,
a))});return P(d,i!==null&&c("predict.truth",{threshold:z(i)}))}function md({informed:t},e,s,n){if(!s)return!n||n.said===null?"":c("predict.brier",{said:n.said,
happened:n.kept?1:0,brier:A(vt(n.said,n.kept))});let{target:r,draft:a}=e.rounds[s.round].drafts[s.index];return e.trace.settings.temperature===0?c("predict.give\
n_greedy"):t?r==null||a==null?c("predict.unknown"):c("predict.given",{target:F(r),draft:F(a)}):c("predict.hidden")}function ga(){let{run:t,predicting:e,viewer:{
asking:s}}=O();return o(_,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>s.toggle(),children:c("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:s.refused===t&&E(t.trace)&&c("predict.trees")})]})}function ba(){let{run:t,state:e,set:s,
viewer:{asking:n}}=O(),{predicting:r,informed:a,taught:i,answers:l,moment:d,playing:p}=e,u=M(null),h=M(null),f=M(null),v=ce(e),m=ht(e),b=m?l[m]:null,g=t.over&&d.
round===t.length,w=!v&&!g&&!p,k=rr(Object.values(l)),x=i||g&&k.n>0,y=u.current?.contains(document.activeElement);return $(()=>{r&&h.current?.focus({preventScroll:!0})},
[r]),$(()=>{r&&v&&u.current?.scrollIntoView({block:"nearest"})},[r,v&&`${v.round}.${v.index}`]),$(()=>{let S=document.activeElement,fe=!u.current?.contains(S)||
!S?.checkVisibility();y&&r&&(fe||S===h.current&&w)&&(w?f:h).current?.focus({preventScroll:!0})}),$(()=>{u.current&&fa(u.current,e,t)}),o("section",{class:"sv-pr\
edict","aria-label":c("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("predict.heading")}),o("span",{
class:"sv-quiet",children:k.n>0&&c(k.decided?"predict.score":"predict.score_undecided",{...k,brier:A(k.brier)})}),o("label",{class:"sv-check",children:[o("input",
{type:"checkbox",checked:a,onChange:({currentTarget:S})=>s({informed:S.checked})}),c("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!k.n||g,
"aria-expanded":x,onClick:()=>s({taught:!x}),children:c("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>n.toggle(),children:c("predict\
.leave")})]}),o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:h,children:hd(t,v,b,g)}),o("p",{class:"sv-note",children:md(e,t,v,b)}),o("div",{class:"\
sv-answers",role:"group","aria-label":c("predict.chance"),hidden:!v,children:[vd.map(S=>o("button",{type:"button",class:"sv-choose",onClick:()=>n.answer(S),children:[
o("span",{children:S===0?c("predict.none"):S===1?c("predict.all"):z(S)}),o("kbd",{children:ar(S)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>n.
answer(null),children:[c("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!w,onClick:()=>n.next(),ref:f,
children:c("predict.next")}),o("div",{class:"sv-lesson",role:"status",children:x&&o(_,{children:[o("h3",{children:c("predict.lesson.heading")}),or(k,t.trace.settings.
temperature===0,c).map(S=>o("p",{children:S}))]})})]})}var fd=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function gd({models:t,settings:e}){let s=u=>c("size",{name:u.name,size:Xs(u.parameters)}),n=s(t.
target),r=An(e),{drafter:a,confidence:i}=e,l=u=>a!=="early-exit"?s(u):c("first_layers",{layers:u.layers,of:t.target.layers,size:Xs(u.parameters)}),d=t.draft?c("\
pair",{target:n,draft:l(t.draft)}):c("pair_alone",{target:n}),p=E({settings:e})&&c("tree.settings",{tree:c(`tree.name.${e.tree}`),budget:e.budget});return[r&&c(
`rules.name.${r}`),p,a!=="model"&&re(a,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&c(u)),c("settings",{...e}),i&&c("confidence",{confidence:i}),
d].filter(Boolean).join(" · ")}function bd({machine:t,captured:e,recorded:s},n){let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&c(`steps.${e?"captured":"\
eager"}`);return c(n?"recorded":"live",{date:s.slice(0,10),machine:[a||r,i,l].filter(Boolean).join(" · ")})}function xd({trace:{ending:t},folds:e}){let s=e.output.
length;return c(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function wd(t){let{run:e,recorded:s,status:n,stale:r}=t,a=n!=="done"?c(`state.${n}`):
e?xd(e):c("state.idle"),i=s||V(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="done"&&i),d=e&&n==="error"?c(s?"state.example":"state.previous"):l&&r?c(
"state.stale"):"";return P(t.message||(l?"":a),d)}function xa(){let{state:t}=J(),{run:e,recorded:s,status:n}=t,r=e?bd(e.trace,s):"",a=e?gd(e.trace):"";return o(
"div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(s),title:r,children:r}),o("span",{title:a,children:a}),o("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:wd(t).split(fd).map((i,l)=>l%2?o("a",{href:i,target:"_blank",rel:"noopener",children:i}):o("span",{children:i}))})]})}function yd({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=T(e),a=lt(n,r);return a>=0?c(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):qs(n)?c("lead.w\
hy"):""}function wa(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:a,viewer:i}=O(),l=!r&&e.phase===0,d=a!==null?c("lead.rests",{round:t.length,shown:a+
1}):l&&s&&n?yd(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?jt(t):null,u=p!==null&&lt(t.rounds[p],T(t.trace))>=0;return o("span",{class:"sv-lead",children:[
d&&o("span",{children:d}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:c(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var kd=2e3,ka={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},ya=Object.keys(ka),_d={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},Sd={tree:["test","write"],block:["test"]};function Td({run:{trace:t},current:e}){let s=E(t)?"tree":T(t)==="block"&&t.settings.temperature?
"block":"",n=e?ya.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":c("act.label"),children:ya.map((r,a)=>{let i=c(`act.${r}.${Sd[s]?.includes(r)?s:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===n?"step":void 0,class:a<n?"sv-past":"",children:[o(C,{name:r==="test"&&s==="block"?"block_verification":ka[r],children:c(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function Rd(t,e){let s=M({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=kd)&&(s.current={at:n,sentence:t}),s.current.sentence}function _a({children:t}){let{run:e,state:s}=O(),{moment:n,entered:r,rested:a,mode:i,playing:l}=s,d=G(
s),p=r==="step"&&n.round>0,u=a===null?Ct(e,n,d):Ct(e,{round:Pe(s)+1,phase:0},null),h=Rd(u,l||i==="running"&&!V(s));return o("div",{class:"sv-story",children:[o(
Td,{run:e,current:d?_d[d.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(wa,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:h}),t]})}var Sn=480,Ed=5,Md=/^ \S{1,24}$/,zd=["rejected","untested"];function Sa(){let{run:t,tint:e,ghosts:s,viewer:{stream:n}}=O(),[r,a]=j(null),{gamma:i,drafter:l}=t.trace.
settings,d=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),p=pn.filter(u=>u==="plain"?d:i>0);return o("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o(C,{name:"token",children:c("stream.heading")})}),
o("ul",{class:"sv-legend",children:[...p,...s?zd:[]].map(u=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":u}),o(C,{name:u,"data-short":c(`kind.${u}`),
children:c(`legend.${u}`)})]},u))})]}),t.promptText.length>Sn&&r!==t&&o("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),a(t)},children:c(
"stream.more",{n:t.promptText.length})}),o(de,{node:n.scroller}),o(Mo,{name:e})]})}function _n({text:t},e){return Md.test(t)?(e.classList.add("sv-word"),[R("wbr",
{}),e]):[e]}var $s=class{prompt=R("span",{class:"sv-prompt"});list=R("span",{class:"sv-list",role:"listbox","aria-label":c("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=R("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=R("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let s=this.run.promptText;to(this.prompt,!e&&s.length>Sn?"…"+s.slice(-Sn):s)}show({ghosts:e,tint:s,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),s!==this.tint&&this.paintTint(s),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let s=R("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!E(this.run.trace);return this.run.rows[e].slots.forEach((r,a)=>{me(r.kind)?s.append(..._n(r,this.option(r,e,a))):n&&s.append(..._n(
r,this.ghost(r,e,a)))}),s}option(e,s,n){let r=R("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${s}.${n}`,
style:`--i:${n}`,"aria-label":Oe(this.run,s,n),"data-tint":Mt(this.tint,this.run.at({round:s,index:n}))});return Ot(r,e)}ghost(e,s,n){let r=R("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${s}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Ot(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(s=>{let[n,r]=(s.dataset.at??"").split(".").map(Number);pe(s,"data-tint",Mt(e,this.run.at({round:n,index:r})))})}showRounds(e){let[s,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,pe(this.scroller,"tabindex",e?null:0)}showNow(e){let s=this.
shown;if(this.now&&(!e||this.now.number!==s)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(s),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=Q(this.run.rounds[s]);this.now.tokens.forEach((r,a)=>{let i=e.looks[a];r.hidden=i==="absent"||n&&!me(i),pe(r,"data-kind",i)})}begin(e){let{slots:s}=this.
run.rows[e],n=s.map((a,i)=>this.ghost(a,e,i)),r=R("span",{class:"sv-now","aria-hidden":"true"},...s.flatMap((a,i)=>_n(a,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(s=>[...s.querySelectorAll("[role=option]")])}find(e){let s=e&&this.rows[e.
round];return!s||e.round>=this.shown?null:s.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??s.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:s,
y:n,width:r,height:a}=e.box,i=new DOMRect(s,n,r,a-e.covered);so(this.scroller,i,e.head,e.line)}measure(){let[e,s,n]=[this.scroller,this.text,this.head].map(a=>a.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:s,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:s,head:n,line:r}){if(!e.width)return;let{maxHeight:a}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!a)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-s.top)+r+Ed}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Ta=0,$t=["race","same","rounds","time","guesses","numbers"],Tn=class extends _e{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(_,{children:this.props.children}):null}};function Ra({views:t}){let{view:e,set:s}=O(),[n]=j(()=>(Ta+=1,Ta));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":c("views.label"),onKeyDown:r=>{let a=Cs([...r.currentTarget.children],r);a>=0&&s({
view:$t[a]})},children:$t.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:c(`views.${r}`)},r))}),$t.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:o(Tn,{open:r===e,children:t[r]})},r))]})}function Ea(){let{run:t,set:e,viewer:s}=J(),{race:n,lossless:r,costs:a,speedup:i,breakdown:l}=s.charts.places;return o(_,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(xa,{}),!t&&o("p",{class:"sv-empty",children:c("empty")}),t&&o(_,{children:[o(Sa,{}),o(_a,{children:[
o(ga,{}),o(ba,{})]}),o(qo,{}),o(la,{})]}),o($o,{children:t&&o(pa,{})})]}),t&&o("div",{class:"sv-below",children:[o(ua,{}),o(Bo,{}),o(Ra,{views:{race:o(_,{children:[
o(de,{node:n}),o(Ce,{name:"race"})]}),same:o(_,{children:[o(de,{node:r}),o(Ce,{name:"same"})]}),rounds:o(_,{children:[o(Fo,{}),o(Xo,{})]}),time:o(_,{children:[o(
de,{node:a}),o(Ce,{name:"time"}),o(de,{node:i}),o(Ce,{name:"time"})]}),guesses:o(_,{children:[o(de,{node:l}),o(Ce,{name:"guesses"})]}),numbers:o(ha,{})}})]})]})}var As=class{constructor(e,s,n){this.store=e;this.send=s;this.most=n}store;send;most;load(e){this.store.set({compared:Vo(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:c("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.set(
{offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s});let{run:{trace:n},source:r,recorded:a}=e.pair[s],i=n.ending==="run\
ning"?{...n,ending:"stopped"}:n,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var Ps=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new $s;table=new zs;round;marker;sequels;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:a=!1,most:i=16}){er(s),bo(s),this.send=n,this.keys=s.keys,this.most=i,this.store=
new At({...Ke,live:r},d=>this.changed(d)),this.player=new Ts(this.store,()=>this.toggle()),this.actions=Ao(this),this.node=R("div",{class:"specviz"+(a?" sv-stan\
dalone":"")}),e.replaceChildren(this.node),this.palette=new ls(this.node),this.presenter=new Rs(this.node,()=>this.relayout()),this.round=new Es(this.node),this.
marker=new Ss([this.stream,this.table,this.round]),this.sequels=new As(this.store,n,i),this.asking=new Ut(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),
offered:()=>r&&!this.sequels.refusal};this.charts=new ps({viewer:this,palette:this.palette,seek:d=>this.seek(d),greedy:l}),this.silence=Po(this),this.changed({})}get state(){
return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),
Ye(null,this.node),this.node.remove()}load(e,{recorded:s=!1,at:n=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:d=null}={}){let p=new Qe(e),{over:u,length:h}=p,
{run:f,offers:v}=this.state,m=d&&f?.trace.models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Vt(p)||this.
set({predicting:!1}),this.sequels.load({run:p,source:d,recorded:s&&u});let b=it(p.rounds,{round:n??h,phase:r}),g=b.round===h;this.player.halt(),this.lag=!0,this.
set({run:p,source:d,stale:!1,recorded:s&&u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&n===null?Ns(p):null,pinned:null,hovered:null,
cursor:null,asked:i?"step":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:m?v:null,...u?{status:"done",mode:"done",message:null}:
{}});let w=l&&u?jt(p):null;w!==null&&this.teach(w),a&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek(
{round:e+(s?1:0),phase:0}),this.set({opening:!0}),s||this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;
let r=s.length;return s.append(e)?(n&&s.length>r&&this.mayFollow()&&this.follow(s),s.over&&this.set({rested:Nn(this.state)}),s.over&&this.setState("done"),this.
changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){
let{moment:{round:s},asked:n,mode:r,hovered:a,predicting:i}=this.state,l={asked:"round",hovered:r==="running"?a:null};n==="step"?this.player.move({round:s,phase:1},
"step",l):this.player.move({round:e.length,phase:0},e.length===s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){this.set({status:e,message:s,...e===
"error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.
set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.player.seek({round:e,phase:s}))}toEnd(){
this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:s}=this,n=ae(s);V(s)?this.hold(()=>this.player.forward(e)):(n||s.live&&
!s.run)&&(this.set({following:!0,asked:s.predicting?"step":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{
state:e}=this,s=ae(e)&&V(e)===0;e.playing?this.player.halt():e.predicting&&(V(e)||s)?this.asking.goOn():s?(this.set({following:!0,asked:"round"}),this.send(e.mode===
"running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Ht(e,this.state.hovered)&&this.set(
{hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){Ro(e)&&this.
set({tint:e})}open(e){$t.includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.
querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"vi\
ew"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n}=e,
r=G(e),a=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.
toggle("sv-open",!!s&&!s?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),s&&s!==this.
drawn.run&&(this.stream.load(s),this.stream.scroller.scrollTop=0),s&&this.stream.show(e,r),xt(this,Bn(Ea,{}),this.node),s&&this.paintByHand(e,s,a),this.drawn={run:s,
moment:n},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,s,n){let{moment:r,entered:a,view:i}=e,l=e.mode==="running"&&!V(e),d=e.
mode==="running"||e.playing;i==="rounds"&&this.table.show(e,s,G(e)),this.lag||=n&&!e.whole,n&&this.greet(a==="round"&&!l?r.round-1:-1),this.charts.show(s,{shown:r.
round,known:Pt(e),busy:d,view:i});let{at:p,how:u}=ye(e);this.marker.show(e,p,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=
!1)}greet(e){this.fresh.forEach(s=>s.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(s=>s.rows[e]??[]),this.fresh.forEach(s=>s.classList.
add("sv-fresh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),
this.layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function Ma(t,e){let s=new Ps(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>jn(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}window.SpecViz={mount:Ma};})();
