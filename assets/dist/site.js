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
(()=>{var P,ir,Wi,_e,an,ns,lr,ts,cr,dn,ln,dr,xt=Symbol.for("pv"),rs={},os=[],Bi=/^m(i|n|o|s|text|space)$/,pn=Array.isArray,un=os.slice,qe=Object.assign;function Ne(t){
t&&t.parentNode&&t.remove()}function mn(t,e,s){var n,r,a,i={},l=arguments.length;for(a in e)a=="key"?n=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?un.call(arguments,2):s),bt(t,i,n,r,null)}function bt(t,e,s,n,r){var a={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:xt,__v:r||++ir,__i:-1,__u:0};return!r&&P.vnode&&P.
vnode(a),a}function S(t){return t.children}function Se(t,e){this.props=t,this.context=e,this.__g=0}function Te(t,e){if(e==null)return t.__&&Te(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:Te(t)}function Vi(t){var e,s=t.__v,n=s.__e,r=[],a=[],i=t.__P;
i&&((e=qe({constructor:xt},s)).__v=s.__v+1,P.vnode&&P.vnode(e),hn(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||Te(s),32&s.__u,a),e.__v=s.__v,e.__.__k[e.__i]=
e,fr(r,e,a),s.__=s.__e=null,e.__e!=n&&pr(e))}function pr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
pr(t)}function cn(t){(8&t.__g||(t.__g|=8,_e.push(t),ns++))&&an==P.debounceRendering||((an=P.debounceRendering)||queueMicrotask)(ur)}function ur(){try{for(var t,
e=1;_e.length;)_e.length>e&&_e.sort(lr),t=_e.shift(),e=_e.length,8&t.__g&&Vi(t)}finally{(ns=_e.length)&&(an||queueMicrotask)(ur)}}function mr(t,e,s,n,r,a,i,l,c,p,u){
var h,v,m,f,b,g,y=n.__k||os,_=e.length;for(c=Ui(s,e,y,c,_),h=0;h<_;h++)(m=s.__k[h])!=null&&(v=~m.__i&&y[m.__i]||rs,m.__i=h,g=hn(t,m,v,r,a,i,l,c,p,u),f=m.__e,(v.
ref!=m.ref||8&v.__u)&&(v.ref&&vn(v.ref,null,m,v),m.ref&&u.push(m.ref,m.__c||f,m)),b=b||f,4&m.__u?(c=hr(m,c,t,!v.__v),v.__e&&(v.__e=null)):typeof m.type=="functi\
on"&&g!==void 0?c=g:f&&(c=f.nextSibling),m.__u&=-21);return s.__e=b,c}function Ui(t,e,s,n,r){var a,i,l,c,p,u,h,v,m,f=s.length,b=f,g=0,y=0,_=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=_[a]=bt(null,i):pn(i)?i=_[a]=bt(S,{children:i}):
i.constructor===xt&&i.__b?i=_[a]=bt(i.type,i.props,i.key,i.ref,i.__v):_[a]=i,c=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=Gi(i,s,c,b))&&(b--,(l=s[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,y=1)):(~p||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):_[a]=null;if(y){for(u=[],h=[],
a=0;a<r;a++)if((i=_[a])&&16&i.__u){for(g=0,v=u.length;g<v;)u[m=g+v>>1]<i.__i?g=m+1:v=m;u[g]=i.__i,h[a]=g+1}for(g=u.length;a--;)h[a]&&(h[a]==g?g--:_[a].__u|=4)}if(b)
for(a=0;a<f;a++)!(l=s[a])||2&l.__u||(l.__e==n&&(n=Te(l)),fn(l,l));return n}function hr(t,e,s,n){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=hr(r[a],e,s,!1));return e}for(e&&!e.parentNode&&(e=Te(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Gi(t,e,s,n){var r,a=t.key,i=t.type,l=e[s],c=l&&!(2&l.__u);if(l===null&&a==null||c&&a==l.key&&i==l.type)return s;if(n>(c?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function ar(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function es(t,e,s,n,r){var a,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||ar(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||ar(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=ln[e]||(ln[e]=Ki(e)),(t.__a||(t.__a={}))[e]=dn,a=e!=(e=e.replace(cr,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function Ki(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[ts]==null)e[ts]=dn++;else if(e[ts]<this.__a[t])return;return s(P.event?P.event(e):e)}}}function hn(t,e,s,n,r,a,i,l,c,p){
var u,h,v,m,f,b,g,y,_,x,k,w,N,W,U,gt,ie,le,F=e.type;if(e.constructor!==xt)return null;128&s.__u&&(c=32&s.__u,u=s.__c.__z)&&(e.__u|=c,h=a=[],u.nodeType==8?l=ss(u,
a):a.push(u),l=a[0]||l),(u=P.__b)&&u(e);e:if(typeof F=="function"){v=i.length;try{if(y=e.props,_=(u=F.prototype)&&u.render,x=(u=F.contextType)&&n[u.__c],k=u?x?x.
props.value:u.__:n,(m=s.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(_?e.__c=m=new F(y,k):(e.__c=m=new Se(y,k),m.constructor=F,m.render=Ji),x&&x.sub(m),m.state||(m.state=
{}),m.__n=n,m.__g|=8,m.__h=[],m.__k=[]),_&&(m.__s||(m.__s=m.state),F.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=qe({},m.__s)),qe(m.__s,F.getDerivedStateFromProps(
y,m.__s)))),f=m.props,b=m.state,m.__v=e,s.__c){if(y!==f&&_&&!F.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(y,k),e.__v==s.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(y,m.__s,k)===!1){e.__v!=s.__v&&(m.props=y,m.state=m.__s,m.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function(K){K&&(K.__=e)}),os.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Te(s);break e}m.componentWillUpdate&&m.componentWillUpdate(
y,m.__s,k),_&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(f,b,g)})}else _&&!F.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
_&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=k,m.props=y,m.__P=t,m.__g&=-5,w=P.__r,N=_?25:0;do m.__g&=-9,w&&w(e),u=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++N<25);_&&(os.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=qe({},n,m.getChildContext())),_&&s.__c&&m.getSnapshotBeforeUpdate&&
(g=m.getSnapshotBeforeUpdate(f,b)),W=u&&u.type===S&&u.key==null?u.props.children:u,y.__P&&(u=l,r=(t=y.__P).namespaceURI,c=a=null,s.props&&s.props.__P!=t&&(s.__k.
some(function(K){K&&fn(K,K)}),s.__k=null),l=s.__k?Te(s,0):null),l=mr(t,pn(W)?W:[W],e,s,n,r,a,i,l,c,p),y.__P&&(e.__e=null,l=u),e.__u&=-161,h&&h.some(Ne),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(K){if(i.length=v,e.__v=null,c||a)if(K&&K.then){if(e.__u|=128|c,a){for(~(ie=a.indexOf(l||void 0))||(ie=a.length);(le=a[ie-1])&&
le.nodeType==8;)ie--;for(;ie<a.length;ie++)if(le=a[ie])if(a[ie]=null,U){if(le==gt)break}else{if(le.nodeType!=8)break;le.data.startsWith("$s")&&(gt=ss(U=le))}}if(!U){
for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;U=l}(u=ss(U=e.__c.__z||(e.__c.__z=U)))?(e.__e=U,l=u):e.__e=l,l=l&&l.nextSibling}else a&&a.some(Ne);else e.
__e=s.__e;e.__k||(e.__k=s.__k||[]),K&&K.then||vr(e),P.__e(K,e,s)}}else l=e.__e=Yi(s.__e,e,s,n,r,a,i,c,p,t);return(u=P.diffed)&&u(e),l}function ss(t,e){if(t&&t.nodeType==
8&&t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)return t}e&&e.push(
t)}}function vr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(vr))}function fr(t,e,s){for(var n=0;n<s.length;)vn(s[n++],s[n++],s[n++]);P.__c&&P.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){P.__e(a,r.__v)}})}function Yi(t,e,s,n,r,a,i,l,c,p){var u,h,v,m,f,b,g,y,_=s.props||rs,x=e.
props,k=e.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),a){for(u=0;u<a.
length;u++)if((f=a[u])&&(k?f.localName==k:f.nodeType==3)){t=f,a[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!k)return y.createTextNode(x);t=y.createElementNS(
r,k,x.is?x:p),l&&(P.__m&&P.__m(e,a),l=!1),a=null}if(k){if(p=k=="template"&&t.content||t,a=k=="textarea"&&x.defaultValue!=null?null:a&&un.call(p.childNodes),!l&&
a)for(_={},u=0;u<t.attributes.length;u++)_[(f=t.attributes[u]).name]=f.value;for(u in _)f=_[u],u=="dangerouslySetInnerHTML"?v=f:u=="children"||u in x||u=="value"&&
"defaultValue"in x||u=="checked"&&"defaultChecked"in x||es(t,u,null,f,r);for(u in x)f=x[u],u=="children"?m=f:u=="dangerouslySetInnerHTML"?h=f:u=="value"?b=f:u==
"checked"?g=f:l&&typeof f!="function"||_[u]===f||es(t,u,f,_[u],r);h?(l||v&&(h.__html==v.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(v&&(t.
textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Bi.test(k))&&(r="http://www.w3.org/1999/xhtml"),mr(p,pn(m)?m:[m],e,s,n,r,a,i,a?a[0]:
s.__k&&Te(s,0),l,c),a&&a.some(Ne)),l&&k!="textarea"||(u="value",k=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(k!="progress"||b)||es(t,u,b,_[u],
r),u="checked",g!=null&&g!=t[u]&&es(t,u,g,_[u],r))}else _===x||l&&t.data==x||(t.data=x);return t}function vn(t,e,s,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){P.__e(r,s)}}function fn(t,e,s){var n,r,a,i;if(P.unmount&&P.unmount(
t),!(n=t.ref)||n.current&&n.current!=t.__e||vn(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){P.__e(l,e)}n.__P=n.__n=null}
if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&fn(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=ss(n,a=[]))&&(n==t.__e&&a.some(Ne),Ne(
r),Ne(n)),s||Ne(t.__e),t.__e=t.__c=t.__=null}function Ji(t,e,s){return this.constructor(t,s)}function Q(t,e){var s,n,r,a;P.__&&P.__(t,e),e.nodeType==9&&(e=e.documentElement),
n=(s=t&&32&t.__u)?null:e.__k,e.__k=bt(S,{children:[t]}),r=[],a=[],hn(e,e.__k,n||rs,rs,e.namespaceURI,n?null:e.firstChild?un.call(e.childNodes):null,r,n?n.__e:e.
firstChild,s,a),fr(r,e.__k,a),e.__k.props.children=null}function gr(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&n.forEach(function(i){i.__g|=4,cn(i)})},this.sub=function(a){n.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){n.delete(a),i&&i.call(a)}}),s.children}return e.__c="__cC"+dr++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}P={__e:function(t,e,s,n){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw ns=0,t}},ir=0,Wi=function(t){return t!=null&&t.
constructor===xt},Se.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=qe({},this.state)),typeof t=="function"&&(t=t(qe({},s),this.props)),
t&&(qe(s,t),this.__v&&(e&&this.__k.push(e),cn(this)))},Se.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),cn(this))},Se.prototype.render=
S,_e=[],ns=0,lr=function(t,e){return t.__v.__b-e.__v.__b},ts=Symbol(),cr=/(PointerCapture)$|Capture$/i,dn=0,ln={},dr=0;var $={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},br,Ou=new Promise(t=>{br=t});function xr(t){$.viewer=t,br(t)}var wr=new Map,Ee=(t,e)=>{wr.set(t,e)};function yr(t,e,{element:s,props:n,server:r,trigger:a,watch:i}){wr.get(t)?.({node:s.firstElementChild,words:n.words?.[ye()],props:n,server:r,watch:i,send:Object.
fromEntries(e.map(l=>[l,(c={})=>a(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(n.value||"{}"));c&&p(),i("value",p)}})}var ye=()=>document.documentElement.lang.slice(
0,2);var Xi=20;function as(t,e=1/0){let s=performance.now()+e;return new Promise(n=>{(function r(){let a=t();a||performance.now()>s?n(a||null):setTimeout(r,Xi)})()})}
function is(){let t=0;return()=>{let e=t+=1;return()=>e===t}}function ls(t,e=null){let s=null,n=()=>{if(!s||e===null)return;let r=e;e=null,s(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=
String(r[t]),n())}),r=>{s=r,n()}}var C=({settings:t})=>(t.tree??"chain")!=="chain",oe=({drafts:t})=>t.some(({parent:e},s)=>e!==s-1),wt=(t,e)=>e<0?[]:[...wt(t,t[e].parent),e];function ue(t){let e=[];
return t.forEach(({parent:s})=>e.push(s<0?0:e[s]+1)),e}var Ie=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function kr(t){let e=ue(t);return t.flatMap(({
verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function _r({drafts:t}){let e=Ie(t).at(-1)??-1;return t.flatMap(({parent:n},r)=>n===e?[r]:[]).
at(-1)??t.length}function Sr(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===r?[l]:[]).forEach((i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,
count:s+1}}var yt=(t,e)=>({name:t,index:e}),Zi=["medusa","dflash","lookup"],Tr=({drafts:t},{settings:e})=>Zi.includes(t[0]?.source??e.drafter)&&!oe({drafts:t});function ze({
drafts:t,final:e,together:s}){let n=kr(t),r=t.filter(a=>a.verdict==="accepted").length;return[...Er({drafts:t,together:s}).map(a=>yt("draft",a)),yt("verify",0),
...n.map(a=>yt("test",a)),...r<t.length?[yt("discard",r)]:[],...e?[yt("final",t.length)]:[]]}var gn=({drafts:t,together:e})=>Er({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Er({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=ue(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var kt=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function Qi(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&oe(n)){let i=ue(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[s]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[s].verdict:kt(n);return t.map((i,l)=>l===s&&a?a:i)}function zr(t,e){let s=ze(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,a)=>Qi(r,a,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function bn(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=ze(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function Rr(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:ze(t[e-1]).length-1}:{round:0,phase:0}}function _t(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=ze(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var Xe=["token","block","match","typical","top-k","threshold"],el=["typical","top-k","threshold"],E=({settings:t})=>t.rule??"token",G=t=>el.includes(t),Re=t=>t?.
chances?.[0]??null,Z=t=>t?.chance??Re(t),De=(t,e)=>G(e)&&[0,1].includes(Z(t)??-1);function Ze(t){if(t.draw==null)return"kept";let e=t.draw;return e<(Z(t)??1)?"p\
assed":e<(Re(t)??1)?"kept":"rescued"}function Mr(t,e){let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;let a=Math.min(1,r*s/n),i=e===t.length-
1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:{weight:a,excess:l,last:i}}var Qe=t=>t.findLastIndex(e=>e.verdict==="accepted"),Fe=(t,e)=>t==="untested"&&E(
e)==="block"&&!C(e)?"dropped":t,Cr=({rule:t="token"})=>t==="token"?null:t;function Or(t,e){let{token:s,target:n,weight:r,excess:a}=t;return e==="match"?{weight:1,
taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,mass:a??null}}var et=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
cs=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},Y=({run:t,moment:e})=>t?
t.length-e.round:0,me=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function ds({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function ee({run:t,moment:{round:e,phase:s}}){return t&&s?zr(t.rounds[e],s):null}function Me(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let a=ee(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}
var ps=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Ce(t){return Me(t,t.pinned)?{at:t.pinned,how:"pinned"}:Me(t,t.hovered)?{at:t.hovered,
how:"preview"}:tl(t)||ol(t)}function $r(t){let{run:e,moment:s,pinned:n,following:r,playing:a,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:h,view:v,opening:m,
rested:f}=t;return{...s,rounds:e?e.length:0,selected:Ce(t).at,pinned:n,following:r,playing:a,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:h,view:v,opening:m,
rested:f}}function tl(t){let{run:e,moment:s,entered:n}=t,r=ee(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;
let a=s.round-1;return{at:{round:a,index:Ar(e,a)},how:"now"}}var Ar=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),sl=16,Lr=[.25,.75],
nl=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&Ze(e)==="rescued"),rl=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(Re(e)??
1)),St=(t,e)=>e==="block"?nl(t):G(e)?rl(t):-1,xn=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function us(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=Lr[0]*c&&l<=Lr[1]*c,s=t.rounds.findIndex(i=>St(i,E(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(
i).emitted>=sl,r=t.rounds.flatMap((i,l)=>xn(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&n(i))??r.find(n)??r.find(a)??r[0]??null}function wn({
rounds:t,trace:e}){let s=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.
length>n.drafts.length,a=t.findLastIndex(l=>r(l)&&s(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var Pr=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&
s&&n==="running"&&!r&&e.round===t.length?wn(t):null,We=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function ol(t){let e=We(t),{run:s}=t;if(!s||!s.rounds[e])
return{at:null,how:"newest"};let n=St(s.rounds[e],E(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:a})=>a===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Ar(s,e)},how:"newest"}}var al=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s);function Oe(t){return(e,s)=>{let n=e.split(".").reduce((r,a)=>r?.[a],t);return typeof n=="\
string"?al(n,s):e}}var d=t=>t;function jr(t){d=Oe(t)}var il=new TextEncoder,ll=new TextDecoder("utf-8",{ignoreBOM:!0});function Hr(t){return t==null?[]:typeof t=="string"?[...il.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function cl(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function dl(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return cl(s)>e?e:0}return 0}var ce=Object.freeze({bytes:[],tokens:0});function he(t,e){let s=[...t.bytes,...Hr(e)],n=dl(s),r=s.slice(
0,s.length-n);return{text:ll.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:ce}}var de=t=>Hr(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),pl=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
ul=["space","newline","tab","control","text"];function Tt(t){return[...t.matchAll(pl)].map(e=>({kind:ul[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var Et=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),ml=t=>t&&`⁨${t}⁩`,ve=t=>t.replace(/[\u2068\u2069]/g,"");function J(t){return ml(Tt(t).map(
({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Et(s):s).join(""))}var A=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),Be="–",fe=t=>(e,s)=>e==null||!Number.isFinite(e)?Be:t(e,s);function hl(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var Le=fe((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return hl(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),D=fe((t,e)=>t>0&&t<1e-4?"<0.0001":Le(t,e)),I=fe(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function te(t,e){let s=l=>[t,e].map(c=>Le(c,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var O=fe(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),X=fe(t=>t.toFixed(t<9.995?2:1)+"×"),H=fe((t,e=2)=>t.toFixed(e)),yn=fe(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),ne=fe(t=>t.toLocaleString("en")),kn=fe(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),q=fe(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var ms=({trace:t})=>t.settings.gamma>0&&!C(t),Sn=({round:t,index:e})=>`${t}.${e}`;function Tn({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let a=ze(t.rounds[n])[r],i={round:n,index:a.index};return a.name==="test"&&!(Sn(i)in s)?i:null}function Rt(t){let e=ee(t)?.phase;if(!e||e.name!==
"test")return null;let s=Sn({round:t.moment.round,index:e.index});return s in t.answers?s:null}var Mt=t=>t.predicting&&t.looking!==null&&t.looking===Rt(t),ge=t=>Mt(
t)?null:Tn(t,t.moment);function Nr({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],a=E(t.trace)==="block"?null:Z(r),i=Sn(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:a}},looking:i}}function Ct({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var qr=(t,e)=>Ct(t)&&e?.kind==="lit",_n=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,zt=(t,e)=>(t-(e?1:0))**2;function Ir(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:a})=>r>.5===a).length,brier:_n(e.map(({chance:r,kept:a})=>zt(r,a))),known:n.length,truth:_n(n.
map(({threshold:r,kept:a})=>zt(r,a))),best:_n(n.map(({threshold:r})=>r*(1-r)))}}function Dr(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:H(t.brier),truth:H(t.truth),best:H(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[A(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":a}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var hs={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Fr=t=>Object.keys(hs).find(e=>hs[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),vs=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:s,store:n}=this.viewer;if(e.run){if(!ms(e.run)){this.refused=e.run,this.viewer.changed({});return}s.halt(),n.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),me(e.state)&&!ge(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:s}=this;!Y(s.state)&&e.over&&s.player.seek(et.moment),s.toggle()}leavesVerdict(){let{viewer:e}=this,s=Mt(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&ge(e.state)!==null}answer(e){let{state:s,store:n,player:r}=this.viewer,a=ge(s);a&&(n.set(
Nr(s,a,e)),r.forward("step"))}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n==="g")this.toggle();else if(s)if(n==="r")this.answer(null);else if(n in hs)this.
answer(hs[n]);else return!1;else return!1;return!0}};var Ve,B,En,Wr,zn=Object.is,fs=0,Zr=[],Rn=[],V=P,Br=V.__b,Vr=V.__r,Ur=V.diffed,Gr=V.__c,Kr=V.unmount,Yr=V.__;function Lt(t,e){V.__h&&V.__h(B,t,fs||e),fs=0;var s=B.
__H||(B.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function j(t){return fs=1,vl(to,t)}function vl(t,e,s){var n=Lt(Ve++,2);if(n.t=t,!n.__c&&
(n.__=[s?s(e):to(void 0,e),function(a){var i=(n.__N||n.__)[0],l=n.t(i,a);zn(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=B,!B.__f)){B.__f=!0;var r=B.shouldComponentUpdate;
B.shouldComponentUpdate=function(a,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=a;if(c.__.some(function(v){v.__N&&(p=!0,zn(v.__[0],v.__N[0])||(u=!0))}),
r){var h=r.call(this,a,i,l);return p?h||u:h}return!p||u}}return n.__}function Qr(t,e){var s=Lt(Ve++,3);!V.__s&&Cn(s.__H,e)&&(s.__P=!0,s.__=t,s.u=e,B.__H.__h.push(
s))}function M(t,e){var s=Lt(Ve++,4);!V.__s&&Cn(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,B.__h.push(s))}function T(t){return fs=5,$e(function(){return{current:t}},[])}function $e(t,e){var s=Lt(Ve++,7);return Cn(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function eo(t){var e=B.context[t.__c],s=Lt(Ve++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(B)),e.props.value):t.__}function fl(){var t;do{for(;t=Rn.shift();)try{Ot(t)}catch(s){V.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=Zr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ot),e.__h.
some(Mn),e.__h=[]}catch(s){e.__h=[],V.__e(s,t.__v)}}}while(Rn.length)}V.__b=function(t){B=null,Br&&Br(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
Yr&&Yr(t,e)},V.__r=function(t){Vr&&Vr(t),Ve=0;var e=(B=t.__c).__H;e&&(En==B?B.__h=[]:(e.__h.some(Ot),e.__h.some(Mn),Ve=0),e.__h=[],e.__.some(function(s){s.__N&&
(s.__=s.__N),s.u=s.__N=void 0})),En=B},V.diffed=function(t){Ur&&Ur(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Xr(Zr.push(e)),e.__H.__.some(function(s){s.u&&(s.
__H=s.u)})),En=B=null},V.__c=function(t,e){e.some(function(s){try{s.__h.some(Ot),s.__h=s.__h.filter(function(n){return!n.__||Mn(n)})}catch(n){s.__h=[function(){
throw n}]}}),Gr&&Gr(t,e)},V.unmount=function(t){Kr&&Kr(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,Xr(Rn.push(r))}else Ot(r)}catch(a){e=a}}),n.__H=void 0,e&&V.__e(e,n.__v))};var Jr=typeof requestAnimationFrame==
"function";function gl(t){var e,s=function(){clearTimeout(n),Jr&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);Jr&&(e=requestAnimationFrame(s))}function Xr(t){
t!=1&&Wr==V.requestAnimationFrame||((Wr=V.requestAnimationFrame)||gl)(fl)}function Ot(t){var e=B,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),B=e}function Mn(t){
var e=B;t.__c=t.__(),B=e}function Cn(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!zn(s,t[n])})}function to(t,e){return typeof e=="function"?e(
t):e}var bl=Symbol.for("pv"),xl=0;function o(t,e,s,n,r,a){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:bl,__v:--xl,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),P.vnode&&P.vnode(p),p}function Ae(){let t=T(null),[e,s]=j(0);return M(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let a=new ResizeObserver(r);return a.observe(n),()=>a.disconnect()},
[]),[t,e]}function gs({label:t,heads:e,rows:s,hidden:n}){let[r,a]=j(!1);return o("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:d("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&s.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var bs=196,xs=40,so=10,no=10,On=40,wl=[0,.5,1],tt=10;function Ln({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[a,i]=Ae(),l=u=>xs+u*(i-xs-so),c=u=>no+
(1-u)*(bs-no-On),p=t.filter(({tested:u})=>u>=tt);return o("div",{class:"sv-dots",role:"img","aria-label":n,ref:a,children:[i>0&&o("svg",{width:i,height:bs,"aria\
-hidden":"true",children:[wl.map(u=>o(S,{children:[o("line",{class:"sv-dots-grid",x1:xs,x2:i-so,y1:c(u),y2:c(u)}),o("text",{x:xs-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),s.map(({at:u,label:h})=>o("text",{x:l(u),y:bs-On+15,"text-anchor":u<1?"middle":"end",children:h})),t.map(u=>o(S,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),o("circle",{class:u.tested<tt?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:bs-On+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var oo=gr(null);function re(){let t=eo(oo),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function L(){let t=re();return{...t,run:t.state.run}}
var $t=(t,e,s)=>Q(o(oo.Provider,{value:t,children:e}),s),be=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),ws=class extends Se{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return o(S,{children:this.props.children})}},R=({name:t,...e})=>o("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e},t),ro=/\u2068([^\u2069]*)\u2069/,ao=t=>Array.isArray(t)?t.map(ao):typeof t!="string"||!ro.test(t)?t:
t.split(ro).map((e,s)=>s%2?o("bdi",{translate:!1,children:e}):e),yl=P.vnode;P.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?
e.children=ao(e.children):typeof e[s]=="string"&&(e[s]=ve(e[s]))}yl?.(t)};var $n=["accepted","rejected","untested"],kl=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:O(t)})),io=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-\
many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",
children:n}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:s})]}))}),
ys=({heading:t,means:e,says:s,heads:n,rows:r,children:a})=>o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(R,{name:e,children:t})}),a,o("p",{class:"\
sv-note",children:s}),o(gs,{label:t,heads:n,rows:r})]}),lo=(t,e)=>d("calibration.between",{from:O(t),to:O(e)}),co=({share:t,low:e,high:s,tested:n})=>[O(t),lo(e,
s),n],po=t=>t.some(({tested:e})=>e<tt)&&d("given.hollow",{few:tt});function _l({slots:t,rounds:e}){let s=t.filter(([l,c])=>l+c>0),n=s.length,r=t.length===1?"ari\
a_one":n===1?"aria_first":"aria",a=(l=0)=>O(l/e),i=t.length?d(`slots.${r}`,{first:a(t[0][0]),last:a(s[n-1]?.[0]),n}):d("slots.none");return o(ys,{heading:d("slo\
ts.heading"),means:"acceptance_by_position",says:i,heads:[d("slots.slot"),...$n.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(([l,
c,p,u],h)=>[h+1,l,c,p,a(l),O(u)]),children:[o(io,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:a(l[0]),parts:$n.map((p,u)=>[p,(l[u]??0)/e])}))}),o("ul",
{class:"sv-legend",children:$n.map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function Sl({slots:t}){let e=t.flatMap(
([c,p,,u,h,v],m)=>{let f=(m+.5)/t.length;return u===null||h===null||v===null?[]:[{share:u,low:h,high:v,tested:c+p,x:f,at:f,label:String(m+1)}]}),s=e.filter(({tested:c})=>c>=
tt),[n,r]=[s[0],s[s.length-1]],a=s.length<2?"few":r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&d("given.ends",{first:n.label,last:r.label,first_share:O(
n.share),last_share:O(r.share)}),l=e.length?A(i,d(`given.${a}`),po(e)):d("slots.none");return o(ys,{heading:d("given.heading"),means:"acceptance_by_position",says:l,
heads:[d("slots.slot"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...co(c)]),children:o(Ln,{dots:e,axis:{title:d("given.\
axis"),ticks:e},says:l})})}function Tl({sums:{lengths:t=[0],rounds:e,accepted:s}}){let n=Math.max(...t),r=t.flatMap((i,l)=>i===n?[l]:[]),a=d(e?r.length>1?"lengt\
hs.tied":"lengths.aria":"slots.none",{mean:H(s/e),commonest:r.join(d("comma")),count:n,rounds:e});return o(ys,{heading:d("lengths.heading"),means:"mean_acceptan\
ce_length",says:a,heads:[d("lengths.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(io,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(
i),parts:[["accepted",i/Math.max(1,n)]]}))})})}function El({run:t,shown:e}){let s=t.folds.at(t.length).calibration;if(!s)return null;let n=d("calibration.headin\
g");if(!s.groups)return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(R,{name:"calibration",children:n})}),o("p",{class:"sv-note",children:d(
"calibration.other_rule",{rule:d(`rules.name.${E(t.trace)}`)})})]});let r=t.folds.at(e).calibration,a=s.headed?"head":"own",i=(r?.groups??[]).map(([c,p,u,h,v,m,
f])=>({from:c,to:p,share:v,low:m,high:f,tested:h,x:u,at:(c+p)/2})),l=r?A(d(`calibration.${a}`),d("calibration.sum",{mean:O(r.mean),share:O(r.share),tested:r.tested}),
d("calibration.equal"),po(i)):d("slots.none");return o(ys,{heading:n,means:"calibration",says:l,heads:[d("calibration.predicted"),d("calibration.mean"),d("slots\
.of_judged"),d("given.interval"),d("given.tested")],rows:i.map(c=>[lo(c.from,c.to),O(c.x),...co(c)]),children:o(Ln,{dots:i,axis:{title:d(`calibration.axis.${a}`),
ticks:kl},says:l,diagonal:!0})})}function uo(t){let{run:e,shown:s}=t,n=e.folds.at(s),{slots:r=[]}=n;return o("section",{class:"sv-section",children:e.width>0&&o(
S,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("breakdown.heading")})}),o("div",{class:"sv-breakdown-charts",children:[o(_l,{slots:r,
rounds:s}),o(Sl,{slots:r}),o(Tl,{sums:n}),o(El,{...t})]})]})})}var zl={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Rl=["draft","verify","accept"];function st({plain:t}){let e=(s,n)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":s}),o(R,{name:zl[s],children:n})]});return o("ul",{class:"sv-legend",children:[Rl.map(s=>e(s,d(`part_key.${s}`))),t&&e("\
plain",t)]})}var ho=["draft","verify","accept"],Ml=["plain","speculative","bursts"];function Cl(t,e){let s=t.folds.comparison(e);if(!s||s.round.steps===null)return null;let{
seconds:n,steps:r,...a}=s.round,i=t.folds.at(t.folds.compared(e)).mean_acceptance_length;return{parts:a,round:n,length:i,steps:r,speedup:t.folds.measured(e)}}var vo=t=>Object.
fromEntries(ho.map(e=>[e,q(t[e])]));function Ol(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,
r=ho.reduce((l,c)=>s[l]>=s[c]?l:c),[a,i]=[H(e.steps),H(e.length)];return A(d("costs.round",{round:q(e.round),steps:a,length:i,...vo(s)}),n===null?d("headline.im\
possible"):d(n>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:X(n),blame:d(`part.${r}`)}))}var mo=({way:t,parts:e,most:s})=>o("div",{class:"sv-cost",
children:[o("span",{children:d(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).map(([n,r])=>o("span",{"data-part":n,style:`--n:${r/s}`}))}),
o("span",{class:"sv-cost-value",children:q(Object.values(e).reduce((n,r)=>n+r,0))})]});function Ll({plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,
accept:n},a=e+s+n,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":d("costs.aria",{plain:q(t),total:q(a),...vo(r)}),children:[o(mo,{way:"\
plain",parts:{plain:t},most:i}),o(mo,{way:"speculative",parts:r,most:i})]})}function fo({run:t,shown:e}){let s=t.folds.comparison(e),n=Cl(t,e),r={plain:s?.wait,
...t.folds.at(e).waits};return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv-costs-block",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("costs.heading")})}),s&&n&&o(Ll,{...s.cost}),o(st,{}),o("p",{class:"sv-note",children:Ol(t,n)})]}),o(
"div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("table",{children:[
o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:d("waits.p50")}),o("th",{scope:"col",children:d("waits.p95")})]})}),o("tbody",{children:Ml.
map(a=>o("tr",{children:[o("th",{scope:"row",children:d(`waits.${a}`)}),o("td",{children:q(r[a]?.p50)}),o("td",{children:q(r[a]?.p95)})]}))})]})}),o("p",{class:"\
sv-note",children:d("waits.means")})]})]})})}var ks=260,At=52,An=14,go=22,bo=42,$l=.001,xo=$l/1.6,Al=[.001,.01,.1,1],Pl=[10,100,1e3,1e4],jl=[["lossy",2],["exact",1]],wo=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function Hl({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:wo(e)}),t==="exact"?o("circle",{cx:n,cy:r,r:5}):o("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:d(`frequencies.${t}`)})]})}function yo({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
a,i]=Ae(),l=Math.log(s[s.length-1]/s[0]),c=h=>At+Math.log(h/s[0])/l*(i-At-An),p=h=>go+Math.log(1/Math.max(h,xo))/Math.log(1/xo)*(ks-go-bo),u=h=>t.map((v,m)=>[c(
s[m]),p(v[h])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:ks,"aria-hidden":"true",children:[Al.
map(h=>o(S,{children:[o("line",{class:"sv-convergence-grid",x1:At,x2:i-An,y1:p(h),y2:p(h)}),o("text",{x:At-6,y:p(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
Pl.map((h,v)=>o("text",{x:c(h),y:ks-bo+18,"text-anchor":["start","middle","middle","end"][v],children:h.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(At+i-An)/2,y:ks-6,"text-anchor":"middle",children:d("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:wo([...u(1),...u(0).reverse()])}),
jl.map(([h,v])=>o(Hl,{rule:h,width:i,points:e.slice(0,n).map(m=>[c(m[0]),p(m[v][2])])},h))]})})}var Pn=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:O(t);var se=({text:t,oneLine:e=!1})=>o(S,{children:Tt(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return o("span",{class:"sv-control",children:Et(
n)});let r=e&&s!=="space";return o("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})})});var ko=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,untested:0,emitted:0,draft:0,verify:0,accept:0,seconds:0,acceptance_rate:null,draft_efficiency:null,
mean_acceptance_length:null,mean_overlap:null,tokens_per_second:null});function Nl({drafts:t,final:e}){let s=t.flatMap(({verdict:n,token:r})=>n==="accepted"?[r]:
[]);return e?[...s,e.token]:s}var Ss=t=>t.draft+t.verify+t.accept,_s=class{constructor(e){this.sampled=e}sampled;sums=[ko];comparisons=[];output=[];plain={tokens:[],
seconds:[],until:[0]};push(e){this.sums.push({...ko,...e.sums}),this.output.push(...Nl(e))}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.
plain.until.push(this.plain.until[this.plain.until.length-1]+s)}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-
this.sums[e].accepted}compared(e){return Math.min(e,this.comparisons.length)}comparison(e){return this.comparisons[this.compared(e)-1]??null}measured(e){let s=this.
comparison(e);return s&&!s.impossible?s.speedup:null}agreement(e){let s=this.sampled?null:this.comparison(e);return s&&{compared:s.tokens,first_difference:s.first_difference??
null}}summary(e=this.sums.length-1){let s=this.agreement(e);return{...this.at(e),plain_tokens_per_second:this.comparison(e)?.plain_tokens_per_second??null,speedup:this.
measured(e),agrees_with_plain:s&&s.first_difference===null}}};var ql=Object.freeze({tokens:[],seconds:[]}),Il=/^<\|?\w+\|?>$/,Dl=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,nt=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=ce;constructor(e){
this.folds=new _s(e.settings.temperature>0),this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},comparisons:this.folds.comparisons,pieces:{...e.pieces}},this.
width=e.settings.gamma;for(let a of this.promptTokens()){let{text:i,pending:l}=he(this.pending,this.piece(a));this.promptText+=i,this.pending=l}let{rounds:s,plain:n,
comparisons:r}=e;this.append({from:0,rounds:s,plain:n,plain_from:0,comparisons:r,comparisons_from:0})}piece(e){return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.
trace,s=this.piece(e[0]);return typeof s=="string"&&Il.test(s)?e.slice(1):e}get length(){return this.rounds.length}get over(){return this.trace.ending!=="runnin\
g"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;return s.tokens.findIndex(r=>r===n||Dl.test(String(this.piece(
r))))}append({from:e=this.length,rounds:s=[],plain:n=ql,plain_from:r=this.trace.plain.tokens.length,comparisons:a=[],comparisons_from:i=this.folds.comparisons.length,
pieces:l,...c}){let{trace:p}=this,u=p.plain,h=this.folds.comparisons;if(e>this.length||n.tokens.length&&r>u.tokens.length||i>h.length)return!1;Object.assign(p.pieces,
l),s.slice(this.length-e).forEach(v=>this.push(v));for(let v=u.tokens.length-r;v<n.tokens.length;v+=1)u.tokens.push(n.tokens[v]),u.seconds.push(n.seconds[v]),this.
folds.pushPlain(n.tokens[v],n.seconds[v]);return h.push(...a.slice(h.length-i)),p.prefill=c.prefill??p.prefill,p.captured=c.captured??p.captured,this.over||(p.ending=
c.ending??p.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.push(Tr(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),
this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,n=[];e.drafts.forEach(({token:i,verdict:l,parent:c})=>{let p=this.slot(i,l,c<0?s:n[c].
pending);l==="accepted"&&(this.pending=p.pending),n.push(p)});let r=kt(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),
{slots:a?[...n,a]:n,final:a}}slot(e,s,n){let r=this.piece(e),{text:a,took:i,pending:l}=he(n,r),c=a===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:a,took:i,
part:c,pending:l}}alone(e){let s=this.piece(e);return typeof s=="string"?s:he(ce,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;
let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accepted").length,l=s<a.drafts.length,c=l?s:_r(a);return{...r,number:e,index:s,round:a,accepted:i,judgedAt:c,
draft:l?a.drafts[s]:null,judged:a.drafts[c]||null,position:(a.positions||[])[c]||null}}},jn=["accepted","correction","bonus","plain"],ke=t=>jn.includes(t);function Ts(t,e){let s=ce;return e.map(n=>{let r=t.piece(n),a=he(s,r);return s=a.pending,{token:n,text:a.text,piece:r}})}var Ue=({text:t,piece:e})=>t||de(e);function Es(t,e){
let{output:s,plain:n}=t.folds,{tokens:r,first_difference:a=null}=t.folds.comparison(e)??{tokens:0};return{speculative:Ts(t,s.slice(0,r)),plain:Ts(t,n.tokens.slice(
0,Math.min(r,t.plainEnd+1||r))),compared:r,parts:a}}var Fl=["accepted","correction","bonus"],Wl=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function zs({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let a=Wl(n);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),Fl.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${J(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return o("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===s?"":void 0,children:[o("span",{children:o(se,{text:Ue(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(se,{text:Ue(c),oneLine:!0})})]},l)})})]})}var Rs=["exact","lossy"],_o=[1,2,3],Bl=70,So=48,Vl=5e-4;function Ul({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,s)],r=Object.fromEntries(n.map(a=>[
a,t.pieces[a]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},comparisons:[],ending:"stopped"})}var Gl=0,Ms=class{constructor(e){
this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{ask:e,offered:s}),this.changed()}refuse(){
Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take({number:this.result.number,state:"error",
message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(this.timer);let e=this.result?.checkpoints?.
length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.setTimeout(()=>this.reveal(),Bl)),this.
changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){clearTimeout(this.timer),Object.assign(
this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){if(!this.run||!this.ask)return;this.forget();
let s=Gl+=1;this.result={number:s,state:"loading",texts:0},this.start=this.run.folds.at(this.run.length).hardest??0,this.ask("sample",{number:s,tokens:e,take:this.
takes,trace:Ul(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Pt=(t=0)=>t.toLocaleString("en"),To=t=>`${(t*
100).toFixed(1)}%`;function Kl({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequencies.state.${t}`,{n:Pt(
s),of:Pt(n)})}function Yl(t,e,s,n){return d(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:Pt(e),distance:Pn(s),high:Pn(n)})}function Jl(t,e){let s=t.promptText+
Ts(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>So?`…${s.slice(-So)}`:s;return d(e?"frequencies.hardest":"frequencies.after",{text:n.replace(
/\s+/g," ")})}function Xl({run:t}){let e=Es(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?d("lossless.same",{n}):d("lossless.differ",{n,position:n+1});
return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":s?"same":"differ",children:r}),o(zs,{texts:e,
run:t,says:r})]})}function Zl({tally:[t,e],row:s,texts:n,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`--n:${t[s]/n/r};--g:${e[s]/n/r}`,
children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),To(t[s]/n)]})}function Ql({run:t,found:e,seen:s,
start:n}){let{rows:r,checkpoints:a,band:i,temperature:l,state:c}=e,p=s?a[s-1]:null,[u,...h]=p??[0],v=Math.max(...r.map(([,g])=>g),...h.flatMap(([g])=>g.map(y=>y/
u))),m=c!=="running"&&s===a.length&&s>0,f=Rs.map((g,y)=>m?Yl(g,u,h[y][2],i[s-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:d(`frequencies.${g}`)});
return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.counted",{t:String(l),n:Pt(u)})}),o("p",{class:"sv-note",children:Jl(t,n)}),o("p",{class:"\
sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:d(`frequencies.${g}`)}))}),o("tabl\
e",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:d("frequencies.caption")}),o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d(
"frequencies.beginning")}),["target",...Rs].map(b)]})}),o("tbody",{children:r.map(([g,y],_)=>(g!==null||y>=Vl||h.some(([x])=>x[_]))&&o("tr",{style:`--p:${y/v}`,
children:[g===null?o("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(se,{text:g,oneLine:!0})}),
o("td",{children:To(y)}),Rs.map((x,k)=>p?o(Zl,{tally:h[k],row:_,texts:u,most:v},x):o("td",{},x))]},_))})]}),o("p",{class:"sv-note",children:d("frequencies.why")}),
o("h4",{children:d("frequencies.curve")}),o("p",{class:"sv-note",children:d("frequencies.band")}),o(yo,{found:e,seen:s,says:A(...f)||d("frequencies.curve")}),o(
"div",{role:"status",children:Rs.map((g,y)=>o("p",{class:"sv-told","data-rule":g,children:f[y]}))})]})}function ec({test:t}){let[e,s]=j(_o[0]),{result:n,isRunning:r}=t;
return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(e),children:d(r?"freq\
uencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.length"),children:_o.map(
a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>s(a),children:d(a>1?"frequencies.first":"frequencies.\
first_one",{n:a})}))}),o("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":d("frequencies.progress")}),o("p",{class:"sv-note",role:"statu\
s",children:n&&Kl(n)})]})}function Eo({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let a=C(t.trace);return o(
"div",{class:"sv-experiment",children:[o("h3",{children:d("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:d("frequencies.means",{n:Pt(r)})}),!a&&
o("p",{class:"sv-note",children:d("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:n||d("frequencies.trees")}):o(ec,{test:e}),s?.greedy&&o(Xl,
{run:new nt(s.greedy)}),s?.rows?.length?o(Ql,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function zo([t,e,s,n,r],a){let i=a?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var Ro=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Hn=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function Pe(t,e=!1){return t.candidates.map(s=>zo(s,e)).map(s=>({...s,both:Ro(s)}))}
function Mo(t,e,s){let n=new Set(e.map(h=>h.token)),r=zo(t.rest,s),a=[{...r,both:Ro(r)},...Pe(t,s).filter(h=>!n.has(h.token))],[i,l]=[Hn(a,"target"),Hn(a,"draft")],
c=Hn(e,"both"),u=!s&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var Co=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function Cs(t,e,s=!1,n=8){let r=Pe(t),a=new Map(Pe(t,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>a.get(h)??0,l=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),c=r.sort((h,v)=>l(v)-l(h)).slice(0,n-1).sort((h,v)=>Co(h,v)||
i(v)-i(h)).map(h=>h.token),p=Pe(t,s),u=c.flatMap(h=>p.find(v=>v.token===h)??[]);return[...u,Mo(t,u,s)]}function Os(t,e=!1){let s=Pe(t,e).sort(Co);return[...s,Mo(
t,s,e)]}function Oo(t,{weight:e,taken:s,mass:n}){let r=Pe(t),a=n??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-s(l,p??0))/a})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function Lo(t){
let[e,s]=[Pe(t),Pe(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var tc=["plain","speculative"],sc={float16:.0625,bfloat16:.5},nc=.001;function rc(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function oc(t,e,s,n){let r=rc(t,e),a=r?Os(r,!0):[],[i,l]=[s,n].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let c=sc[t.
trace.models.target.dtype]||nc;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function ac(t,e,[s,n]){let r=oc(t,e,s.token,n.token);if(!r)return d("l\
ossless.unknown");let a={mine:J(Ue(s)),theirs:J(Ue(n)),p:Le(r.p[0]),q:Le(r.p[1]),gap:H(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
d("lossless.unlisted",a):A(d("lossless.gap",a),d(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function ic(t,e,{compared:s,parts:n}){return e==="none"?d(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{
n:s}):d(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function lc(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?d(G(E(t.trace))?
"rules.lossy":"lossless.sampling"):s===null?d("lossless.greedy"):ac(t,s,[n[s],r[s]]):""}function cc({way:t,tokens:e,parts:s}){let n=a=>a.map(({text:i})=>i).join(
""),r=s??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:d(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(se,{text:n(e.slice(0,r))})}),s!==null&&o("mark",{class:"sv-parting",children:o(se,{text:Ue(e[s]),oneLine:!0})}),o("span",{class:"sv-parted",
children:o(se,{text:n(e.slice(r+1))})})]})]})}function dc({texts:t}){let e=T(null);return M(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.
max(0,n.offsetTop-s.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:tc.map(s=>o(
cc,{way:s,tokens:t[s],parts:t.parts}))})}function $o({run:t,shown:e,test:s}){let n=Es(t,e),r=t.trace.settings.temperature===0,a=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",i=ic(t,a,n),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:lc(
t,n)}),n.compared>0&&(r?o(zs,{texts:n,run:t,says:i}):o(dc,{texts:n}))]},"own"),c=o(Eo,{run:t,test:s},"test");return o("section",{class:"sv-section",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("lossless.heading")})}),r?[l,c]:[c,l]]})}var Ht=1e-9,jt=class{list=[];add(e,s,n,r=ce){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.length,e)}by(e){let s=0,
n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+Ht?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.tokens:0}get end(){return this.
list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Ao(t,e,s,n){let{folds:r}=t;
for(s.cut(e);s.list.length<e;){let c=s.list.length,p=r.at(c+1),u=t.rows[c].slots.filter(h=>ke(h.kind));s.add(Ss(p),p.emitted,u.map(h=>h.text).join(""))}let{tokens:a,
until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let c=n.list.length,{text:p,pending:u}=he(c?n.
list[c-1].pending:ce,t.piece(a[c]));n.add(i[c+1],c+1,p,u)}}function Nt(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var Nn=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function Ge({label:t,choices:e,chosen:s,choose:n}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:a},r))})}function Po({label:t,choices:e,chosen:s,choose:n}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var jo=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,s)=>s%2?z("bdi",{translate:"no"},e):e);function z(t,e,...s){let n=document.createElement(t),{on:r={},...a}=e;
Object.entries(r).forEach(([i,l])=>n.addEventListener(i,l));for(let[i,l]of Object.entries(a))l===!0?n.setAttribute(i,""):l!==!1&&l!=null&&n.setAttribute(i,ve(String(
l)));return n.append(...s.flatMap(i=>i==null?[]:typeof i=="string"?jo(i):[i])),n}function Ho(t,e){t.textContent!==ve(e)&&(t instanceof Element?t.replaceChildren(
...jo(e)):t.textContent=ve(e))}function xe(t,e,s){s==null?t.removeAttribute(e):t.getAttribute(e)!==ve(String(s))&&t.setAttribute(e,ve(String(s)))}function No(t,e,s,n){
let r=s.bottom-e.bottom+4,a=s.top-e.top-48;r>0?t.scrollTop=n*Math.ceil((t.scrollTop+r)/n):a<0&&(t.scrollTop=n*Math.floor((t.scrollTop+a)/n))}function qo(t,e=!1){return Tt(t).map(({kind:s,text:n})=>{if(s==="text")return document.createTextNode(n);if(s==="control")return z("span",{class:"sv-control"},Et(
n));let r=e&&s!=="space";return z("span",{class:`sv-${s}${r?" sv-marked":""}`},r?"":n)})}var rt=class{constructor(e){this.host=e}host;probe=z("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let s=this.cache.get(e);if(s!==void 0)return s;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},ot=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var pc=["draft","verify","accept"],qn=24,Io=28,Do=26,at=qn*2+Io+Do,uc=["1","4","16"],mc=16e3;function Fo({palette:t,time:e,drawn:s,seek:n,...r}){let{run:a,ours:i}=r,
l=r.span||1,[c,p]=Ae(),u=T(null),[h,v]=j("1"),m=Math.min(mc,Math.floor(p*Number(h))),f=e/l*(m-1);M(()=>{m&&hc(u.current,t,{...r,span:l},m)},[a,s,m]),M(()=>{c.current.
scrollLeft=f-p/2},[h]),M(()=>{let{scrollLeft:g,clientWidth:y}=c.current;h!=="1"&&(f<g||f>g+y-40)&&(c.current.scrollLeft=f-y/2)},[f]);let b=({offsetX:g})=>{let y=g/
m*l,_=0;for(;_<i.list.length&&Ss(a.folds.at(_))<y;)_+=1;n(_)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:d("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${m}px; height: ${at}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,m-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(st,{plain:d("race.key_plain")}),
o(Ge,{label:d("race.zoom"),choices:uc.map(g=>[g,g==="1"?d("race.fit"):`${g}×`]),chosen:h,choose:v})]})]})}function hc(t,e,{run:s,span:n,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==at*l)&&Object.assign(t,{width:i*l,height:at*l});let c=t.getContext("2d");if(!c)return;let p=m=>m/
n*(i-1),u=(m,f,b,g,y)=>{let _=p(g)-p(b)>3,[x,k]=[p(b),p(g)].map(w=>_?Math.round(w):w);c.fillStyle=e.get(m),c.fillRect(x,f,Math.max(k-x-(y&&_?1:0),.4),qn)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,at),vc(c,e,{span:n,width:i,at:p});let{until:h}=s.folds.plain;for(let m=1;m<=a.list.length;m+=1)u("plain",0,h[m-1],h[m],!0);let v=0;
s.rounds.slice(0,r.list.length).forEach(({times:m})=>pc.forEach(f=>{u(f,qn+Io,v,v+m[f],f==="accept"),v+=m[f]}))}function vc(t,e,{span:s,width:n,at:r}){let a=Nt(
s,Math.max(2,n/110));t.font=`11px ${ot}`,t.textBaseline="alphabetic";for(let i=0;i*a<=s;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,at-Do+6),t.fillStyle=e.get("quiet");let c=q(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
n?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?n:l,at-6)}}var fc=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],gc=4,bc=.25,In=1e3,xc={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},wc="M4 2.5v11L13 8z",
yc="M4 3h3v10H4zM9 3h3v10H9z",Wo=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,kc=t=>[1,.25,.1].find(e=>t/e>=gc)??.1;function Bo({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-n)*r>Ht);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function _c({ours:t,plain:e,
measured:s,whole:n,span:r},a){let i={time:q(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!s)return d("race.alone",i);if(!n||a<r-Ht)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:q(c.end),second:q(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function Sc(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?d(G(E(t.trace))?"rules.lossy":"race.draws"):
a?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<s.list.length;return A(i,c&&d("race.goes_on",{end:J(t.alone(t.trace.plain.tokens[l]))}))}function Tc({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:q(e),draft:q(s)})}function Vo({way:t,arrivals:e,
end:s,time:n,measured:r}){let a=T(null),{list:i,tokens:l}=e,c=e.by(n),p=$e(()=>i.slice(0,c).map((u,h)=>o("span",{class:s>=0&&h>s?"sv-ended":void 0,"data-new":h===
c-1&&c<i.length?"":void 0,children:o(se,{text:u.text})},h)),[i,c,c<i.length,s]);return M(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,c]),o(
"div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:d(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
c<i.length?d("race.so_far",{n:e.tokensAt(n),of:l}):d("race.done",{n:l,time:q(e.end)}):d("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:a,children:p})]})}function Ec({run:t,shown:e},{span:s,whole:n},r,a,i){let[l,c]=j(r),[p,u]=j(!1),[h,v]=j(!1),m=T({shown:e,
length:t.length}),f=e!==m.current.shown&&t.length===m.current.length;m.current={shown:e,length:t.length},f&&h&&!p&&v(!1);let b=T({limit:a,whole:n,span:s,speed:i});
b.current={limit:a,whole:n,span:s,speed:i};let g=T(null);return Qr(()=>{if(!p)return;let y=performance.now(),_=requestAnimationFrame(function x(k){let w=b.current,
N=Math.max(0,Math.min((k-y)/1e3,bc))*w.speed;y=k,c(W=>{let U=Math.min(W+N,w.limit);return w.whole&&U>=w.span&&u(!1),U}),g.current?.checkVisibility()?_=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(_)},[p]),{node:g,playing:p,time:h&&!(f&&!p)?Math.min(l,s):r,go(y,_=!1){v(!0),c(y),u(_)},follow:()=>v(!1)}}function zc({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:a,palette:i,seek:l,greedy:c,drawn:p}=s,{ours:u,plain:h}=$e(()=>({ours:new jt,plain:new jt}),[]);Ao(n,a,u,h);let v=n.
folds.plain.tokens.length>0,m=n.over&&u.list.length===n.length,f=Math.max(u.end,h.end),b={ours:u,plain:h,measured:v,whole:m,span:f},g=m&&r===n.length?f:r?u.list[r-
1].at:0,y=t??kc(f),_=Ec(s,b,g,m||!v?f:Math.min(u.end,h.end),y),{time:x,playing:k,go:w,follow:N}=_;function W(){let F=x>=f-Ht;Wo()?w(F?0:Bo(b,x,1)):k?w(x):w(F?0:
x,!0)}function U(F){let K=xc[F.key];K&&(F.preventDefault(),w(Bo(b,x,K)))}let gt=_c(b,x),ie=T("");k||(ie.current=gt);let le=Wo()?"step":k?"pause":"play";return o(
"section",{class:"sv-section",ref:_.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("race.heading")}),o("span",{class:"sv-quiet",children:d(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":le,onClick:W,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:le==="pause"?yc:wc})}),o("span",
{children:d(`race.${le}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:In,step:1,value:f?Math.round(x/f*In):0,"aria-label":d("race.scrubber"),"ari\
a-valuetext":gt,onInput:({currentTarget:F})=>w(Number(F.value)/In*f),onKeyDown:U}),o("span",{class:"sv-race-clock",children:d("race.clock",{time:q(x),of:q(f)})}),
o("label",{class:"sv-choice",children:[d("race.speed"),o("select",{value:String(y),onChange:({currentTarget:F})=>e(Number(F.value)),children:fc.map(([F,K])=>o("\
option",{value:String(F),children:F===1?d("race.real"):K}))})]})]}),o("div",{class:"sv-readers",children:[o(Vo,{way:"plain",arrivals:h,end:n.plainEnd,time:x,measured:v||
!n.length}),o(Vo,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:ie.current}),o("p",{class:"sv-not\
e sv-race-texts",children:[o("span",{children:Sc(n,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!c.offered(),onClick:()=>c.
race(),children:d("race.greedy")})]}),o(Fo,{run:n,...b,palette:i,time:x,drawn:p,seek:F=>{N(),l(F)}}),o("p",{class:"sv-note",children:Tc(n)})]})}var Dn=new WeakMap,
Rc=0;function Mc(t){return Dn.has(t)||Dn.set(t,Rc+=1),Dn.get(t)}function Uo(t){let[e,s]=j(null);return o(zc,{chosen:e,choose:s,...t},Mc(t.run))}var it=220,Ke=44,qt=12,Go=8,Ls=40,Cc=1.25,Oc=1.1,Lc=90,Ko=10,$c=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.comparisons[n].speedup??
0]);function Ac(t,e){if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.comparison(e.length)?.
impossible)return d("headline.impossible");let[s,n]=e[e.length-1],r=e.slice(Ko-1).map(([,i])=>i),a={least:Ko,low:X(Math.min(...r)),high:X(Math.max(...r))};return A(
d("chart.last",{tokens:s,speedup:X(n)}),r.length>1&&d("chart.range",a))}function Pc({points:t,tokens:e,width:s}){let[n,r]=j(null),a=Math.max(Cc,...t.map(([,b])=>b))*
Oc,i=b=>Ke+b/e*(s-Ke-qt),l=b=>it-Ls-b/a*(it-Ls-Go),[c,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(n??0)),h=n===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),v=Nt(a,5),
m=v<.1?2:v<1?1:0,f=Math.max(1,Nt(e,Math.max(2,(s-Ke)/Lc)));return o(S,{children:[o("svg",{width:s,height:it,"aria-hidden":"true",onPointerMove:({currentTarget:b,
clientX:g})=>r(g-b.getBoundingClientRect().left),onPointerLeave:()=>r(null),children:[Nn(a,v).map(b=>o(S,{children:[o("line",{class:"sv-speedup-grid",x1:Ke,x2:s-
qt,y1:l(b),y2:l(b)}),o("text",{x:Ke-6,y:l(b)+4,"text-anchor":"end",children:`${b.toFixed(m)}×`})]})),Nn(e,f).map(b=>o("text",{x:i(b),y:it-Ls+16,"text-anchor":"\
middle",children:b})),o("text",{class:"sv-speedup-title",x:(Ke+s-qt)/2,y:it-6,"text-anchor":"middle",children:d("chart.x")}),o("line",{class:"sv-speedup-plain",
x1:Ke,x2:s-qt,y1:l(1),y2:l(1)}),o("text",{x:s-qt,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),o("polyline",{class:"sv-speedup-line",
points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),h&&o("g",{class:"sv-speed\
up-mark",children:[o("line",{x1:i(h[0]),x2:i(h[0]),y1:Go,y2:it-Ls}),o("circle",{cx:i(h[0]),cy:l(h[1]),r:4})]})]}),h&&o("p",{class:"sv-speedup-readout",style:`--\
x:${i(h[0])}px`,"data-side":i(h[0])>s/2?"left":"right",children:d("chart.hover",{tokens:h[0],speedup:X(h[1])})})]})}function Yo({run:t,shown:e,known:s}){let[n,r]=Ae(),
a=$c(t,e),i=a.length>1,l=Ac(t,a);return o("section",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o(R,{name:"speedup",
children:d("chart.heading")})})}),o("div",{class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&o(Pc,{points:a,tokens:t.folds.at(
s).emitted,width:r})}),o("p",{class:"sv-note",children:l}),o(gs,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:a.map(([c,p])=>[c,X(p)])})]})}var jc=250,Hc=120;function Nc(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var It=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),$s=class{constructor(e){this.context=e}context;places={race:It(),costs:It(),lossless:It(),speedup:It(),breakdown:It()};test=new Ms(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(Uo,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(fo,
{...e}),lossless:e=>o($o,{...e,test:this.test}),speedup:e=>o(Yo,{...e}),breakdown:e=>o(uo,{...e})};show(e,{shown:s,known:n,busy:r,view:a}){let i=`${s} of ${n}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,jc-(performance.now()-this.drawnAt)):Hc))}redraw(e){this.charted&&$t(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(n=>e?this.places[n].checkVisibility():Nc(this.places[n])).
forEach(n=>this.redraw(n))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>$t(
this.context.viewer,o(S,{}),e))}};var Ps="#term-",qc=`[data-term], a[href^="${Ps}"]`,As=12,Fn=8,js=new Map,Xo=null,Zo=null,ae=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});ae.setAttribute("aria-labelledby","term-name");var Ic=()=>ae.matches(":popover-open");function Qo(t){js=new Map(
(t.glossary??[]).map(e=>[e.term,e])),Dc()}function Dc(){let{hash:t,pathname:e,search:s}=window.location,n=t.startsWith(Ps)&&js.get(t.slice(Ps.length));n&&(window.
history.replaceState(window.history.state,"",e+s),ta(n,document.querySelector("h1")??document.body))}function ea({target:t}){let e=t instanceof Element?t.closest(
qc):null;if(!e||e.closest("[data-glossary]"))return null;let s=js.get(e.dataset.term??e.getAttribute("href")?.slice(Ps.length)??"");return s?{name:e,entry:s}:null}
var Jo=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((s,n)=>o(S,{children:[n>0&&d("comma"),s]},n))]}),Fc=({entry:{name:t,definition:e,
formula:s,sources:n,see:r}})=>o(S,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":d("term.close"),onClick:()=>ae.hidePopover(),children:"×"})]}),o("p",{children:e}),s&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[d("term.formula")," "]}),s,/\bq\b/.test(s)&&o("span",{class:"sv-symbols",children:d("term.symbols")})]}),o(Jo,{label:d("term.source"),
items:n.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(Jo,{label:d("term.see"),items:r.flatMap(a=>{let i=js.get(a);return i?
[o(R,{name:a,children:i.name})]:[]})})]});function ta(t,e){ae.dataset.shows=t.term,Q(o(Fc,{entry:t}),ae),ae.contains(e)||(document.body.append(ae),Xo=e,ae.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),ae.showPopover(),Wc(e.getBoundingClientRect())),ae.focus({preventScroll:!0})}function Wc({left:t,top:e,bottom:s}){
let{offsetWidth:n,offsetHeight:r}=ae,{clientWidth:a,clientHeight:i}=document.documentElement,l=s+Fn+r+As<=i||e<i-s,c=Math.max(As,Math.min(t,a-n-As)),p=l?s+Fn:Math.
max(As,e-Fn-r);Object.assign(ae.style,{left:`${c+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{Zo=Ic()?Xo:null},
!0);document.addEventListener("click",t=>{let e=ea(t);e&&(t.preventDefault(),!(Zo===e.name&&t.detail)&&ta(e.entry,e.name))});for(let t of["pointerover","focusin"])
document.addEventListener(t,e=>{let s=ea(e);s&&!s.name.parentElement?.closest('[title]:not([title=""])')&&(s.name.title=s.entry.definition)});var Bc={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Vc={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Uc={ArrowUp:"stepOn",ArrowDown:"stepBack"},sa={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Hs=t=>(t.dataset.at??"").split(".").map(Number);function Gc(t,e,s){let n=t.indexOf(e),r=a=>{let i=t.filter(l=>Hs(l)[0]===Hs(e)[0]+a);return i.find(l=>Hs(l)[1]>=
Hs(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Kc(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return a(t[n+1]);case"ArrowUp":return a(t[n-1]);default:return null}}var na="specviz-letters";function Yc(){try{return localStorage.getItem(na)!=="off"}catch{
return!0}}var lt={on:Yc(),keep(t){lt.on=t;try{localStorage.setItem(na,t?"on":"off")}catch{}}},Ns=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let a=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=Bc[e.length===1?e.toLowerCase():e]||a()&&Vc[e];if(l)return n[l]()!==!1;let c=s.closest("[role=option]"),p=s.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let h=sa[e]||u&&Uc[e];return!h||this.scrolls(s,e)?!1:(n[h](),
!0)}inside(e,s,n){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?Gc(a(),s,e):n&&Kc(i(n),n,e);return l&&l.focus(),
!!l||e in sa}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?a(n)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var ra=[.2,.4,.6,.8],oa=[.1,.5,1,2],Dt={overlap:{term:"overlap",limits:ra,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:ra,
most:"1",of:({draft:t})=>Z(t??void 0)},target_entropy:{term:"entropy",limits:oa,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entropy",
limits:oa,most:"",of:({position:t})=>t?.draft_entropy??null}},aa=["verdict",...Object.keys(Dt)],ia=t=>aa.includes(t);function Ft(t,e){let s=e&&Dt[t]?Dt[t].of(e):
null;return s==null?null:Dt[t].limits.filter(n=>s>=n).length}function la(){let{tint:t,set:e}=re();return o("div",{class:"sv-tint",children:o(Po,{label:d("tint.l\
abel"),choices:aa.map(s=>[s,d(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function ca({name:t}){let e=Dt[t];if(!e)return null;let{limits:s,most:n,term:r}=e;
return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:s.join(d("comma"))}),children:["0",
...s.map(a=>String(a).replace(/^0\./,".")),n].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=s.length&&o("span",{class:"sv-tint-swatch","data-t\
int":i})])}),o(R,{name:r,children:d(`tint.${t}.means`)},r)]})}var qs=44,Jc=2,da={PageUp:10,PageDown:-10},pa=(t,{round:e})=>da[t]?{round:e+da[t],phase:0}:null;function Xc({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,a=Math.min(Math.floor(r),e-1),i=gn(t[a]);return n/e<Jc*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function ua({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=re(),a=T(null),i=T(null),[l,c]=j(0);M(()=>{let m=new ResizeObserver(([{contentRect:f}])=>c(f.width));return m.observe(a.current),()=>m.
disconnect()},[]),M(()=>Zc(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let p=m=>{let{left:f}=a.current.getBoundingClientRect(),
{round:b,phase:g}=Xc(e,(m.clientX-f)/(l||1),l);r.seek(b,g)},u=e?.length??0,h=e&&s.phase?s.phase/gn(e.rounds[s.round]):0,v=s.round+h;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
v.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?v/u:0},onPointerDown:m=>{!u||m.button||(m.currentTarget.setPointerCapture(m.pointerId),p(m))},onPointerMove:m=>{
m.currentTarget.hasPointerCapture(m.pointerId)&&p(m)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function Zc(t,e,{run:s,shown:n,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(qs*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,a,qs),!s?.length))return;let p=a/s.length,u=C(s.trace),
h=u?s.rounds.map(({drafts:b})=>Math.max(0,...ue(b).map(g=>g+1))):[],v=qs/((u?Math.max(...h):s.width)+1),[m,f]=[p,v].map(b=>b>4?b-1:b);s.rounds.forEach(({drafts:b},g)=>{
let y=g<n?Qc(s,g):[],_=u?h[g]+1:g<n?s.rows[g].slots.length:b.length+1;for(let x=0;x<_;x+=1)c.fillStyle=e.get(x<y.length?ed(s,g,y[x],r):"line"),c.fillRect(g*p,qs-
(x+1)*v,Math.max(.6,m),Math.max(.6,f))})}var Qc=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>ke(s));function ed(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let a=Ft(r,t.at({round:e,index:s}));return a==null?"strip-unknown":`tint-${a}`}var Is=["gamma","temperature","drafter","rule","tree"];function Ds(t,e){return e==="rule"?E(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function Wt(t){
let{gamma:e,budget:s=e}=t.settings;return C(t)&&e>0?s:e}function Fs(t,e,s){return t==="drafter"?pe(String(e),s):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function pe(t,e){let s=`drafter_of.${e}.${t}`,n=d(s);return n===s?d(`drafter.${t}`):n}function we(t){if(t.part)return d("token.part",{hex:de(t.piece)});let e=J(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function Wn({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],a=r.length;if(n>=a)return d("token.final");let i=d("token.guess",{n:n+1,of:a}),{source:l}=r[n];return l?d("token.from",
{slot:i,drafter:pe(l,e.models.pair)}):i}function je(t,e,s,n){let r=t.rows[e].slots[s];return d("token.aria",{token:we(r),kind:d(`kind.${Fe(n||r.kind,t.trace)}`),
round:e+1,slot:Wn(t,e,s)})}var Ws=({slot:t,as:e})=>o("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&o(se,{text:t.text,oneLine:!0})});function Bt(t,e,s=!1){return e.part?
t.dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...qo(e.text,s)),t}function td(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Bs(t,e,s){let n=td(e,s);return A(
t,n&&d(`unguessed.${n}`))}function sd(t,e){if(!e)return d("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return Bs(d("summary.plain",r),t,e-1);let a=s.length===1;return n?oe({drafts:s})?d(n.kind==="bonus"?"tree.bonus":"tre\
e.some",r):n.kind==="correction"?d(a?"summary.one_rejected":"summary.some",r):d(a?"summary.one":"summary.all",r):d(a?"summary.one_ends":"summary.end",r)}function nd(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:n+1,of:a.length};if(oe(r)&&s!=="final")return rd(t,e,{name:s,index:n});if(s==="\
draft"&&r.together&&a.length>1)return d("phase.at_once",l);if(s==="draft"){let p=t.rows[e].slots[n];return d("phase.draft",{...l,token:we(p)})}if(s==="verify"&&
!a.length)return Bs(d("phase.verify_none",l),t,e);if(s==="verify")return d(a.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return od(t,r,n,l);let c=a.
filter(p=>p.verdict==="untested").length;return c&&i&&E(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function rd(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:we(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let m=ue(r),f=m.filter(b=>b===m[n]).length;return d(f===1?"tree.level_one":"tree.level",{...a,level:m[n]+1,n:f})}if(s!=="test")return d(s==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:c}=r[n],p=Z(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&E(t.trace)==="block")return d(
"tree.kept",a);if(t.trace.settings.temperature!==0&&De(r[n],E(t.trace)))return ma(t,{...a,n:n+1},i);if(t.trace.settings.temperature===0||l==null||p===null)return d(
`tree.greedy_${i}`,a);let[u,h]=te(l,p),v=i==="rejected"&&!r.some((m,f)=>f>n&&m.parent===c);return d(`tree.${i}${v?"_last":""}`,{...a,draw:u,threshold:h})}var ma=(t,e,s)=>d(
`rules.phase.certain_${s}`,{...e,rule:d(`rules.name.${E(t.trace)}`)});function od(t,{drafts:e},s,n){let r=e[s],{verdict:a,draw:i}=r,l=Z(r);if(t.trace.settings.temperature===
0)return d(`phase.greedy_${a}`,n);if(De(r,E(t.trace)))return ma(t,n,a);if(i==null||l===null)return d(`phase.untold_${a}`,n);let[c,p]=te(i,l),u={...n,draw:c,threshold:p};
if(l===1&&a==="accepted"&&E(t.trace)!=="block")return d("phase.certain",u);if(E(t.trace)!=="block")return d(`phase.${a}`,u);let h=a==="accepted"?Ze(r):"failed",
[,v]=te(i,Re(r)??1);return d(`rules.phase.${h}`,{...u,ratio:v,by:Qe(e)+1})}function Vt(t,e,s){return s?nd(t,e,s.phase):sd(t,e.round)}var ad=[.5,1,2,4],id=["steps","rounds"],ld={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function cd({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return d("transport.all",{rounds:e});let r=d(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?d("transport.step",{round:r,phase:s}):r}function dd(){let{run:t,moment:e,playing:s,mode:n,live:r,status:a,presenting:i,state:l,viewer:{actions:c}}=re(),
p=T(null),u=Y(l),h=me(l),v=e.round===0&&e.phase===0,m=s||h&&n==="running"&&!u?"pause":h&&n==="paused"&&!u?"resume":"play",f=!(u>0||h||r&&!t),b={start:v,back:v,previous:v,
next:f,forward:f,end:e.round===(t?.length??0)};return M(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let y=d(`transport.${g==="play"?m:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?m:void 0,
title:y,"aria-label":y,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!h&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:o("path",{d:ld[m==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:y})]},g)}),o("button",{type:"button",class:"sv-button sv-run",onClick:c.
run,hidden:!(i&&r&&!h),children:d("transport.run")})]})}function Ut(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function pd(){let{viewer:t}=re();return o("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
o("summary",{children:d("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","aria-label":d("term.clo\
se"),onClick:()=>Ut(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,s])=>o(S,{children:[o("dt",{children:e.split(/\s+/).map(n=>o("kbd",{children:n}))}),
o("dd",{children:s})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"sv-check",children:[o(
"input",{type:"checkbox",defaultChecked:lt.on,onChange:({currentTarget:e})=>lt.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function ha({children:t}){
let{run:e,moment:s,speed:n,pace:r,ghosts:a,presenting:i,state:l,set:c,viewer:{actions:p}}=re(),u=cd(l);return o("div",{class:"sv-transport",role:"group","aria-l\
abel":d("transport.label"),children:[t,o(dd,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(la,{}),!(e&&C(e.trace))&&
o("label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:h})=>c({ghosts:h.checked})}),d("stream.ghosts")]}),me(l)&&Y(
l)>0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),o(Ge,{label:d("transport.pace"),choices:id.map(h=>[h,d(`transp\
ort.${h}`)]),chosen:r,choose:h=>c({pace:h})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":d("transport.speed"),value:n,onChange:({currentTarget:h})=>c(
{speed:Number(h.value)}),children:ad.map(h=>o("option",{value:h,children:`${h}×`},h))})}),o("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),o(pd,{})]}),o(ua,{text:e?`${u}. ${Vt(e,s,ee(l))}`:""})]})}function va(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function ud(t){let{start:e,back:s,previous:n,play:r,next:a,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:h}=t.state;if(t.help?.open)Ut(t.help,!1);else if(u)c();else if(h)t.pin(null);else return!1;return!0};return new Ns({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:a,start:e,end:l,present:c,escape:p,help:()=>Ut(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(md(u,t.state)?"r":u,
t.state.predicting),letters:()=>lt.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let h=pa(u,t.state.moment);return h&&t.seek(h.round),!!h}})}function md(t,e){return t==="PageDown"&&e.presenting&&!Mt(e)&&ge(e)!==
null}function Vs({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,n]=(e.dataset.at??"").split(".").map(Number);return{
round:s,index:n}}function fa(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",a=({screenX:m,screenY:f})=>`${m},${f}`;window.addEventListener("pointermo\
ve",m=>{r=a(m)},{signal:n}),s.addEventListener("pointerover",m=>{a(m)!==r&&t.hover(Vs(m))},{signal:n}),s.addEventListener("pointermove",m=>t.hover(Vs(m)),{signal:n}),
s.addEventListener("focusin",m=>t.focusOn(Vs(m)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:n,capture:!0}),s.addEventListener(
"click",m=>{let f=Vs(m);f&&t.pin(ps(f,m.detail?i:t.state.pinned)?null:f)},{signal:n}),document.addEventListener("pointerdown",({target:m})=>{let{help:f}=t;f?.open&&
m instanceof Node&&!f.contains(m)&&Ut(f,!1)},{signal:n}),ud(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:n});let c=new MutationObserver(l);[document.documentElement,document.body].forEach(m=>c.observe(m,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:m}])=>{let f=p;p=m.width,!(!p||p===f)&&(f||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let h=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});h.observe(t.stream.scroller);let v=new ResizeObserver(()=>t.fit());
return v.observe(document.body),()=>{e.abort(),[c,u,h,v].forEach(m=>m.disconnect())}}var Us=class{views;constructor(e){this.views=e.map(s=>({view:s,marked:null,stop:null}))}show(e,s,n){let r=Me(e,e.cursor)?e.cursor:s;this.views.forEach(a=>{let i=a.
view.find(s),l=a.view.find(r)??a.view.entrance?.()??null;a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(a,{marked:i,stop:l})})}};var hd=1100,vd=1.6,fd={draft:450,verify:1200,test:1e3,discard:700,final:1300},Bn=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Gs=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Tn(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=_t(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;Bn(n,s)&&!this.barred(n);)n=bn(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move(Rr(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(bn(this.rounds,n),"step",s);else{let r=_t(this.rounds,
{round:n.round+1}),a=this.toward(n,r);this.move(a,Bn(a,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...Y(
this.store.state)?{}:{moment:et.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:a}=ze(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?fd[a]:hd)/(r?vd:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Bn(e.moment,e.until)?null:
Y(e)?()=>this.tick():me(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function gd(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var Ks=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=gd(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var ga=20,bd=5;function xd(t,e){let{drafts:s,final:n}=t.rounds[e],r=ue(s),a=s.map(({parent:p})=>p);n&&(r.push(Ie(s).length),a.push(Ie(s).at(-1)??-1));let{rows:i,
count:l}=Sr(a),c=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((h,v)=>h===u?[v]:[]));return{rows:i,count:l,levels:c,above:a.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function wd(t,e,s,n){let r=je(t,e,s,n),{drafts:a}=t.rounds[e];if(s>=a.length)return r;let i=wt(a,a[s].parent).map(l=>we(t.rows[e].slots[l]));return d(
i.length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function ba({run:t,number:e,looks:s,over:n}){let{state:r}=L(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:h}=$e(()=>xd(t,e),[t,e]),{at:v}=Ce(r),m=v?.round===e&&v.index<a.length&&Me(r,v)?v.index:-1,f=wt(a,m),
b=T(null);M(()=>{let x=ee(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&yd(b.current,Ce(r).at?.index??i.length-1)},[t,e,r.moment]);let g=Ie(a).
length,y=x=>o("span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[x]??"absent","data-line":f.includes(x)?"":void 0,style:`\
grid-column:${h[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),_=x=>{let k=s[x]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,
"data-kind":k,"data-line":f.includes(x)?"":void 0,style:`grid-column:${h[x]};grid-row:${l[x]+1}`,"aria-hidden":k==="absent"?"true":void 0,"aria-label":k==="abse\
nt"?void 0:wd(t,e,x,k),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":k}),o(Ws,{slot:i[x],as:"sv-tree-token"})]},x)};return o("div",{class:`\
sv-tree${Math.max(c,p.length)>bd?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":m>=0?"":void 0,children:d("tree.text")}),i.map(
(x,k)=>y(k)),p.map((x,k)=>o("div",{role:"row",class:"sv-tree-level",children:x.map(_)},`level ${k}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"\
sv-mask-name",children:o(R,{name:"tree_mask",children:d("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((x,k)=>o("div",{class:"sv-mask-row","data-at":`${e}.${k}`,"data-kind":s[k]??"absent","data-line":k===m?"":void 0,children:[0,...wt(
a,k).map(w=>w+1)].map(w=>o("span",{class:"sv-mask-cell","data-column":w,style:{"--column":w}},w))},k))}),o("p",{class:"sv-tree-note",children:n?d("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):d("tree.sees")})]})]},e)}function yd(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!s||!n)return;let r=(c,p,u,h)=>Math.min(0,c-ga-u)||Math.max(0,p+ga-h),[a,i,l]=[n,t,s].map(c=>c.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.
top,i.bottom),s.scrollLeft+=r(a.left,a.right,l.left,l.right)}var kd=7,_d=12;function Sd(t,e){let s=T(null),[n,r]=j({run:t,layouts:e,columns:1/0}),a=n.run===t&&n.layouts===e?n.columns:1/0;return M(()=>{a<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:a}}function Td(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return C(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}var Ys=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function xa(){let{run:t,state:e,
viewer:s}=L(),{moment:n,entered:r}=e,{row:a,columns:i}=Sd(t,s.layouts),l=ee(e),c=Math.max(0,We(e)),p=t.rounds[c],u=!!(p&&oe(p)),h=t.rows[c]?.slots??[],v=l?.looks??
h.map(({kind:k})=>n.round?k:"absent"),m=p?.drafts.length??-1,f=u?[]:Array.from({length:m+1},(k,w)=>w),b=Td(t,c,i),g=C(t.trace)?m:t.width,y=f.map(k=>Rd(t,c,k,v[k]??
"absent")),_={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=kd,"sv-round-tighter":g>=_d,
"sv-round-undrafted":b===0},x=k=>o(Md,{at:{round:c,index:k},look:v[k]??"absent",figures:y[k],concealed:Ct(e),now:l?.phase.index===k,entered:!l&&r==="step"&&k===
h.length-1},k===m?"final":k);return Ed(a,c),o("section",{class:["sv-round",...Object.entries(_).flatMap(([k,w])=>w?[k]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":d("round.label"),children:[o(zd,{run:t,number:c,tested:y.some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),
children:o("div",{class:"sv-slots",role:"row",ref:a,children:[f.slice(0,-1).map(x),f.length>0&&Array.from({length:b-m},(k,w)=>o("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${w}`)),f.slice(-1).map(x)]})}),u&&o(ba,{run:t,number:c,looks:v,over:!l&&n.round>0})]})}function Ed(t,e){let s=T(null);M(()=>{
let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),M(()=>{let n=()=>{s.current=document.activeElement};t.current?.addEventListener("focusin",n)},[])}function zd({run:t,number:e,
tested:s}){let{models:n,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o(R,{name:a===
"model"?"draft":"drafter",children:r==="model"?d("round.guesses"):pe(a,n.pair)})}),o("li",{children:o(R,{name:"verification",children:d("round.pass")})}),o("li",
{hidden:!s,children:o(R,{name:"accept_test",children:d("round.tests")})})]})}function wa(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==
0&&!De(e,E(t.trace))?e.draw:null}function Rd(t,e,s,n){let{drafts:r}=t.rounds[e],a=r[s],i=wa(t,a,n),l=Z(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&
i>=l)return d("rules.kept_by",{n:Qe(r)+1});let[c,p]=te(i,l);return d(i<l?"round.below":"round.above",{draw:c,threshold:p})}function Md({at:t,look:e,figures:s,concealed:n,
now:r,entered:a}){let{run:i}=L(),{drafts:l,positions:c=[]}=i.rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],h=e==="absent",v=i.trace.settings.temperature===
0,m=!!p&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),f=Z(p),b=wa(i,p,e);return o("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.
round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":h?"true":void 0,"aria-label":h?void 0:je(
i,t.round,t.index,e),children:[o("span",{class:"sv-slot-token",translate:!1,children:o(Ws,{slot:u,as:"sv-slot-text"})}),o("span",{class:"sv-slot-pass","aria-hid\
den":"true",children:[!v&&m&&f!==null&&o("span",{class:"sv-gauge",children:[o("span",{class:"sv-gauge-keep",style:{"--keep":f}}),b!=null&&o("span",{class:"sv-ga\
uge-draw",style:{"--draw":b}})]}),v&&m&&o(Cd,{run:i,token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-verdict","aria-hidden":"\
true",children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":
d(`kind.${Fe(e,i.trace)}`)})]}),o("span",{class:"sv-slot-figures",children:s})]})}function Cd({run:t,token:e}){let s=e===void 0?"":J(t.alone(e));return o("span",
{class:"sv-slot-says",style:{"--sv-characters":s.length-2||1},children:s})}var Od=[["mean_acceptance_length",H],["acceptance_rate",O],["draft_efficiency",O],["drafted",ne],["emitted",ne]];function ya({drafts:t,final:e},s){if(t.length<=
s)return!0;let n=e?"rejected":"accepted",r=t.findLastIndex(({verdict:a})=>a===n);return r>=0&&r<s}function Ld(t){let{drafter:e,temperature:s}=t.settings;return C(
t)?"tree.whatif":e.startsWith("lookup")?"whatif.lookup":E(t)==="block"&&s?"rules.whatif":""}function ka(){let{run:t,gamma:e,moment:{round:s},set:n}=L(),r=t.trace.
settings.gamma,a=Ld(t.trace),i=e>=r,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:d("w\
hatif.gamma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>n({gamma:Number(c.value)})}),o("output",{class:"sv-whatif-value",
children:l})]}),!i&&o($d,{gamma:e,most:r,sums:t.folds.at(s)}),o("p",{class:"sv-note","aria-live":"polite",children:i?d(a||(r<2?"whatif.fewest":"whatif.try")):d(
"whatif.note",{gamma:e,rounds:s})})]})}var $d=({gamma:t,most:e,sums:s})=>o("table",{class:"sv-figures-table",children:[o("thead",{children:o("tr",{children:[o("\
th",{scope:"col",children:d("whatif.rounds")}),o("th",{scope:"col",children:d("whatif.was",{gamma:e})}),o("th",{scope:"col",children:d("whatif.would",{gamma:t})})]})}),
o("tbody",{children:Od.map(([n,r],a)=>o("tr",{children:[o("th",{scope:"row",children:d(`whatif.row.${n}`)}),o("td",{children:r(s.rounds?s[n]:null)}),o("td",{children:r(
s.cuts?.[t-1][a])})]},n))})]});var Ad=["draft","verify","accept"],Pd=["accepted","rejected","untested","correction","bonus"],Js=36,jd=20,Hd=5;function _a(){let{run:t,viewer:{table:e}}=L(),[s,
n]=j(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,c=l?.closest("[data-round]");!l||!c||n({run:t,text:d("rounds.detail_of",{round:Number(
c.dataset.round)+1,time:l.getAttribute("aria-label")})})},a=s?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[o(
"div",{class:"sv-section-head",children:[o("h2",{children:o(R,{name:"round",children:d("rounds.heading")})}),o("ul",{class:"sv-legend",children:Pd.map(i=>o("li",
{children:[o("span",{class:"sv-mark","data-kind":i}),o(R,{name:i,children:d(`kind.${i}`)})]},i))})]}),o("p",{class:"sv-note",children:d(C(t.trace)?"tree.rounds":
"rounds.note")}),o(be,{node:e.scroller}),o("p",{class:`sv-note sv-round-detail${a?"":" sv-hint"}`,children:a?s.text:d("rounds.detail")}),o("div",{class:"sv-foot",
children:[o("ul",{class:"sv-legend",children:o("li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o(R,{name:"overlap",children:d("rounds.overla\
p_key")})]})}),o(st,{plain:d("rounds.plain_key")})]})]})}var Xs=class{head=z("div",{class:"sv-row sv-row-head",role:"row"});body=z("div",{class:"sv-rows",role:"\
rowgroup"});grid=z("div",{class:"sv-grid",role:"grid","aria-label":d("rounds.label")},z("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=z(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,s,n){s!==this.
run&&this.load(s),this.concealed=Ct(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>jd),this.body.append(e),this.body.style.height=`${this.rows.length*Js}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>Hd);let e=(s,n="")=>z("div",{role:"columnheader",class:n},s);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(s,n)=>e(d("rounds.guess",{n:n+1}))),e(d("rounds.final"),"sv-final"),e(d("rounds.time"),"sv-time"))}row(e){let{drafts:s,positions:n=[],times:r}=this.
run.rounds[e],{slots:a,final:i}=this.run.rows[e],l=a.map((c,p)=>{let u=p<s.length&&n[p]?n[p].overlap:null,h=this.cell(c,e,p,u);return c===i&&h.classList.add("sv\
-final"),h});return z("div",{class:"sv-row sv-ahead",role:"row","data-round":e},z("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,s,n,r){let a=Bt(z("span",{class:"sv-cell-text",translate:"no"}),e,!0);return z("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${s}.${n}`,"aria-label":this.label(s,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},z("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),a)}label(e,s,n,r){let a=je(this.run,e,s,r);return n==null?a:d("token.aria_overlap",{label:a,overlap:D(n,2)})}time(e){let s=e.
draft+e.verify+e.accept;this.spans.push(s);let n=d("rounds.row_time",{total:q(s),draft:q(e.draft),verify:q(e.verify),accept:q(e.accept)}),r=z("div",{class:"sv-b\
ar"},...Ad.map(a=>z("span",{"data-part":a,style:`--t:${e[a]}`})));return z("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},z("div",{class:"sv\
-bars-pair"},r),z("span",{class:"sv-ms"},q(s)))}compare(e){let{sums:s,plain:n}=this.run.folds,r=s[e+1].emitted;if(r>=n.until.length)return!1;let a=n.until[r]-n.
until[s[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=d("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:q(a)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(z("div",{class:"sv-bar sv-bar-plain"},z("span",{"data-part":"plain",style:`--t:${a}`}))),this.spans[e]=Math.max(this.
spans[e],a),!0}showRounds(e){let[s,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:s,shown:n}=this;if(s!==null&&(!e||s!==n)&&(this.
rows[s].classList.toggle("sv-ahead",s>=n),this.rows[s].classList.remove("sv-row-now"),this.run.rows[s].slots.forEach((a,i)=>this.dress(s,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(a,i)=>this.dress(n,i,a))}dress(e,s,n){let r=this.find({round:e,index:s});if(!r)return;let{kind:a}=this.run.rows[e].slots[s],i=n==="absent",{drafts:l,positions:c=[]}=this.
run.rounds[e],p=n==="guessed"||n==="lit"&&this.concealed,u=s<l.length&&!p?c[s]?.overlap??null:null;xe(r,"data-kind",n||a),r.firstElementChild&&xe(r.firstElementChild,
"data-kind",n||a),xe(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||xe(r,"aria-label",this.label(e,s,u,n||a))}showCut(e,s){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(s,this.marked):0,a=n===1/0&&this.cutting===1/0?0:Math.max(s,this.marked);for(let i=r;i<a;i+=1)this.
markCut(i,i<s?n:1/0);Object.assign(this,{cutting:n,marked:s})}markCut(e,s){let n=this.run.rounds[e],r=ya(n,s);this.run.rows[e].slots.forEach((a,i)=>{let l=this.
find({round:e,index:i}),c=i<n.drafts.length?i>=s:!r,p=i===s&&!r;l&&(l.classList.toggle("sv-cut",c&&!p),l.classList.toggle("sv-cut-own",p),xe(l,"aria-description",
c?d(p?"whatif.own":"whatif.gone",{gamma:s}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),s=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(a=>r<this.shown||s(a)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,s=(this.
shown+(this.now==null?0:1))*Js;s>e+this.height?this.scroller.scrollTop=s-this.height:s-2*Js<e&&(this.scroller.scrollTop=Math.max(0,s-2*Js))}relayout(){this.height=
null}};var Vn=(t,e)=>t.length===e.length&&t.every((s,n)=>s===e[n]);function Sa(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(Vn(s,n))return"again";if(n.length<=s.length||
!Vn(s,n.slice(0,s.length)))return null;let r=n.slice(s.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!Vn(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function Nd(t,e,s){let n=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(s[u]).emitted)),i=[...n,...a],
l=r.findIndex((p,u)=>p!==i[u]),c=l<0?Math.min(r.length,i.length):l;return{n:c,was:r.at(c),now:i.at(c)}}var qd=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function Ta({compared:t,expected:e,returning:s},n){let r=s??(t&&qd(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,n]:[n,
l],shown:r}}return e&&n.source&&Sa(e.run,n.run)?{pair:[e,n],shown:1}:null}var Zs=(t,e)=>e!==void 0&&J(t.alone(e))||d("token.empty");function Id(t,e,s){let n=[t,
e],r=Is.map(c=>[c,n.map(({trace:p})=>Fs(c,Ds(p,c),p.models.pair))]).filter(([,[c,p]])=>c!==p),a=r.some(([c])=>c==="tree"),i=n.some(({trace:c})=>C(c)),l=n.map((c,p)=>c.
folds.summary(s[p]));return[...r,...a?[["verified",n.map(({trace:c})=>ne(Wt(c)))]]:[],["speedup",l.map(({speedup:c})=>X(c))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:c})=>O(c))],["draft_efficiency",l.map(({draft_efficiency:c})=>O(c))],["mean_acceptance_length",l.map(({mean_acceptance_length:c})=>H(
c))],["emitted",l.map(({emitted:c})=>ne(c))]]}function Dd(t,e,s){let{n,was:r,now:a}=Nd(t,e,s);return r===void 0&&a===void 0?d("compare.same",{n}):r===void 0||a===
void 0?d("compare.longer",{n}):d("compare.differ",{n:n+1,was:Zs(t,r),now:Zs(e,a)})}function Fd(t,e){let s=Sa(t,e);return s==="again"||s===null?"":d("compare.bra\
nched",{n:s.at+1,token:Zs(e,s.token),was:Zs(t,s.was)})}function Ea(){let{state:t,viewer:{sequels:e}}=L(),s=T(null),n=T(null),{compared:r}=t;if(M(()=>{let m=r&&!r.
pair.some(f=>n.current?.pair.includes(f));n.current=r,m&&(s.current?.focus({preventScroll:!0}),s.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,c]=a.map(({run:m})=>m),p=a.map(({run:m},f)=>f===i?ds(t):m.length),u=Fd(l,c),h=JSON.stringify(l.trace.machine)!==JSON.stringify(c.trace.
machine),v=["before","now"].map((m,f)=>f===i?d("compare.shown",{run:d(`compare.${m}`)}):d(`compare.${m}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":d("compare.heading"),ref:s,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:d(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:d(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),h&&o("p",{class:"sv-note",children:d("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d("compare.setting")}),v.map(m=>o("th",{scope:"col",children:m}))]})}),o("tbody",{children:Id(
l,c,p).map(([m,f])=>o("tr",{children:[o("th",{scope:"row",children:d(`compare.${m}`)}),f.map(b=>o("td",{children:b}))]},m))})]}),o("p",{children:Dd(l,c,p)})]})}var za=23,Ra=["tokens","distance"],Ma=.005;function Ca(){let{run:t,moment:{round:e},live:s,send:n}=L(),r=C(t.trace)?"trees":t.trace.settings.temperature?"none":
"greedy",a=t.folds.at(e).rules,i=(l,c)=>{let[p,u]=a?.means[c]??[null,null];return o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:G(l)?"sv-lossy":"",children:[
d(`rules.name.${l}`),o("span",{children:l===E(t.trace)&&` ${d("rules.lab.own")}`})]}),o("td",{children:H(p)}),o("td",{children:u===null?Be:G(l)?u<Ma?`<${Ma}`:H(
u):"0"})]},l)};return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:d("rules.lab.heading")}),a&&o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:["rule",...Ra].map(l=>o("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),o("tbody",{children:Xe.map(i)})]}),o("p",{class:"\
sv-note",children:a?d("rules.lab.rounds",{n:a.rounds}):d(`rules.lab.${r}`)}),a&&o("ul",{class:"sv-note",children:Ra.map(l=>o("li",{children:d(`rules.lab.legend.${l}`)}))}),
s&&o("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:za}),children:d("rules.lab.claim",{n:za})})]})}var Wd={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Xe,tree:["chain","k-ary","top-k","dynamic","measured"]},Bd=["drafter","rule","tree"];function Vd(t,e,s,n){if(e!=="tree")return{[e]:s};let r=Wt(t.
trace);return s==="chain"?{tree:s,gamma:Math.min(r,n)}:{tree:s,budget:Math.max(r,1)}}function Ud(){let{run:t,offers:e,live:s,viewer:{sequels:n}}=L();if(!s)return null;
let{most:r,refusal:a}=n,i=Is.map(c=>[c,Wd[c].filter(p=>c==="gamma"?Number(p)<=r:!Bd.includes(c)||e?.[c]?.includes(String(p)))]),l=(c,p)=>{let u=p==="chain"&&Wt(
t.trace)>r,h=u?d("again.shorter",{most:r}):Fs(c,p,t.trace.models.pair);return o("button",{type:"button",class:"sv-choose",disabled:Ds(t.trace,c)===p,"aria-label":d(
u?"again.do_shorter":`again.do_${c}`,{value:h,most:r}),onClick:()=>n.make({changes:Vd(t,c,p,r)}),children:h},p)};return o("div",{class:"sv-block",children:[o("h\
3",{children:d("again.heading")}),o("p",{class:"sv-note",children:a||d("again.note")}),!a&&o("div",{class:"sv-again",children:i.map(([c,p])=>p.length>1&&o("div",
{class:"sv-again-row","data-change":c,children:[o("span",{children:d(`again.${c}`)}),o("div",{class:"sv-choices",children:p.map(u=>l(c,u))})]},c))})]})}var Oa=()=>o(
"section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("whatif.heading")})}),o(ka,{}),o(Ca,{}),o(Ud,
{})]});var Un=["both","target","draft"],Gd={both:"overlap",target:"residual",draft:"rejected"},Kd=[0,.5,1],La=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function $a({view:t,at:e}){let{raw:s,asTable:n,set:r}=L(),a=Lo(t.position),i=s&&a,l=T(
{at:e,form:`${s} ${n}`,morph:!1}),c=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
Ge,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(Ge,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:n?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),n?o(Zd,{view:t,raw:i}):o(Yd,{view:t,raw:i}),
o("p",{class:"sv-note",children:A(...t.notes,a&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function Yd({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,a=Cs(s,[...n.keys()],e).map(La(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":Xd(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:d("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),a.map((c,p)=>o(Jd,{view:t,row:c,others:p===a.length-1,dart:i?.token===
c.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:Kd.map(c=>o("span",{style:{"--x":c},
children:c}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:d("areas.total")}),o(Aa,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:D(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[Un.map(c=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":c}),o(R,{name:Gd[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var Aa=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(Un.map(s=>[`--${s}`,t[s]||0])),children:[Un.
map(s=>o("span",{"data-area":s},s)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function Jd({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return o("div",{class:`sv-area-row${s?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(Aa,{values:e,dart:n}),o("span",{class:"sv-p",children:e.target==null?"":I(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":I(e.draft)})]})}function Xd(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:D(l[i])})},a=e[e.length-1];return A(r("target"),r("draft"),s!==null&&d("areas.overlap",{overlap:D(s)}),n&&d(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),d("areas.rest",{target:I(a.target),draft:I(a.draft)}))}function Zd({view:t,raw:e}){let{position:s,name:n,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:d(`areas.${i}`)}))})}),o("tbody",{children:[Os(s,e).map(La(t)).map(({token:i,target:l,draft:c,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,c,p].map(u=>o("td",{children:I(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:d("areas.sum")}),[1,1,s.overlap].map(i=>o("td",{children:I(i)}))]})]})]})})}var Qd={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Qs(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=Qd[s],a=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function ep({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?t[s].parent:null;return(t.find(({verdict:i,parent:l})=>i==="accepted"&&l===r)??e??{token:n}).
token}function Pa({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=L();if(!s||t.open||!t.position)return null;let r=n.refusal,a=t.kind==="untested",i=ep(t);return o(
"div",{class:"sv-block sv-branch",children:[o("h3",{children:d("branch.heading")}),o("p",{class:"sv-note",children:r||d(a?"branch.untested":"branch.note")}),!r&&
!a&&o("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>Qs([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.
make({branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:I(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var tp=({chances:t=[]})=>Xe.flatMap((e,s)=>{let n=t[s];return n==null||e==="block"?[]:[[e,n]]});function ja({draft:t,draw:e,alone:s}){let n=s?tp(t):[];return n.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:d("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(r=>o("th",{scope:"col",children:d(`rules.others.${r}`)}))})}),o("tbody",{children:n.map(([r,a])=>{let i=e<
a?"accepted":"rejected";return o("tr",{"data-rule":r,children:[o("th",{scope:"row",class:G(r)?"sv-lossy":"",children:d(`rules.name.${r}`)}),o("td",{children:D(a)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":i})," ",d(`kind.${i}`)]})]},r)})})]}),o("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:D(e)})})]}):null}var Ye=t=>t.trace.settings.temperature===0;function Je(t,e){return e===-1?d("token.rest"):J(t.alone(e))||de(t.piece(e))||d("token.empty")}function Gn(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function Ha(t,e){
let s=e.part?d("inspector.bytes",{hex:de(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+A(sp(t,e),n!=null&&d("in\
spector.confidence",{predicted:O(n)}))}function sp(t,e){let{kind:s,round:n,accepted:r,draft:a}=e,i=Ye(t),l=Gn(t,e);if(s==="plain")return Bs(d("why.plain"),t,e.number);
let c=oe(n)?np(t,e):"";if(c)return c;if(s==="bonus")return n.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:n.drafts.length});let p=i||E(t.trace)==="toke\
n"?"":rp(t,e);if(p)return p;if(s==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:Je(t,n.drafts[r].token)});if(s==="untested"){let f=n.drafts.findIndex(
({verdict:b})=>b==="rejected");return f<0?d("why.untested_end"):d("why.untested",{n:f+1})}if(s==="guessed"&&l)return d("why.copied");if(i)return d(`why.greedy_${s}`);
if(a?.target==null||a.draft==null)return d("inspector.absent_probabilities");let[u,h]=te(a.target,a.draft),v={target:u,draft:h,chance:O(Math.min(1,a.target/a.draft))},
m=s!=="accepted"?s:a.target>=a.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,v)}function np(t,{kind:e,round:{drafts:s},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return d(`tree.why.${e}`);if(Ye(t)||E(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return d("tree.why.guessed");let a=s.some(({parent:u},h)=>h<n&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";let[l,c]=te(r.target,
r.draft),p=O(Math.min(1,r.target/r.draft));return A(a&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,chance:p}))}function rp(t,{
kind:e,round:s,accepted:n,draft:r,index:a}){let i=E(t.trace);if(e==="correction"){let p=s.drafts[n];return G(i)?"":d(`rules.why.${i}.correction`,{guess:Je(t,p.token),
weight:D(p.weight??1)})}if(e==="untested")return i==="block"&&s.final?d("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=te(r.draw??0,Re(r)??1),h=!s.drafts.some(({parent:m})=>m===a),v=e==="accepted"?Ze(r):h?"rejected_last":e;return d(`rules.\
why.block.${v}`,{by:Qe(s.drafts)+1,draw:p,ratio:u})}let[l,c]=te(r.target,r.draft);return d(`rules.why.${G(i)?"lossy":i}.${e}`,{rule:d(`rules.name.${i}`),target:l,
draft:c,chance:O(Z(r)??0),exact:O(Math.min(1,r.target/r.draft))})}var Na=2,qa=16,op=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Ia=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function ap(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function ip(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function lp(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:a,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;n.replaceWith(
z("img",{src:s[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(op).forEach(n=>n.remove()),e}function cp(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=z("div",{style:`width: ${s+2*qa}px; padding: ${qa}px`},lp(t)),r=z("div",{class:e.className},n),{style:a}=r;a.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(a,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:ot}),e.append(r);let p=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(a,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function dp(t){let{outer:e,page:s,width:n,height:r}=cp(t),
a=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Ia,""),i=new XMLSerializer().serializeToString(e).replace(Ia,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${a(ap())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=z("canvas",{width:n*Na,height:r*Na}),u=p.getContext("2d");return u.
fillStyle=s,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function He({of:t,name:e}){let s=T(null);return ip()?o(
"button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=s.current,i=t?a.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;z("a",{href:await dp(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var pp=8,up=.85;function Da({of:t}){let[e,s]=j(!1);return M(()=>{let r=t.current,a=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=pp),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:up*t.current.clientHeight,
behavior:r})},children:"▾"})}var Fa=4;function Wa(){let{run:t,state:e,raw:s,asTable:n,source:r,live:a,viewer:i}=L(),{at:l,how:c}=Ce(e),p=Me(e,l),u=qr(e,p),h=p!==null&&p.number!==We(e),v=p?`${p.
number}.${p.index} ${p.kind}`:"",m=T(null);M(()=>{m.current.scrollTop=0},[t,v]);let f=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),m.current.focus(
{preventScroll:!0})};return o(S,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:m,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:d("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&o(ws,{run:t,when:[v,p.open,u,h,s,n,a,r,i.layouts].join(),children:o(mp,{run:t,seen:p,concealed:u,stage:h?f:null})})]}),o(Da,{
of:m})]})}function mp({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&pe(a,r.pair),l=d("\
inspector.where",{round:e.number+1,slot:Wn(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=h=>Je(t,h),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?de(e.piece):e.text?o(se,{
text:e.text,oneLine:!0}):d("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${Fe(e.kind,t.trace)}`)})," ",n?o("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:n,children:c}):o("span",{class:"sv-quiet",children:c})]})]}),o("p",{class:"sv-why",children:s?
d("predict.hidden"):Ha(t,e)}),!s&&!u&&o("p",{class:"sv-quiet",children:d("inspector.absent")}),!s&&u&&o($a,{view:hp(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(fp,{run:t,seen:e}),o(gp,{run:t,seen:e}),o(Pa,{seen:e,name:p}),o(He,{of:".sv-areas-block",name:"distributions"})]})}function hp(t,e,s){let{kind:n,round:r,judged:a}=e,
l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",c=n==="guessed"||n==="lit",p=E(t.trace)==="token",u=new Map,h=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,v=kt(r);h&&v&&u.set(h.token,v),a&&u.set(a.token,c?n:a.verdict);let f=!(a&&!c&&!Ye(t)&&p)||a.draw==null||a.draft==null?null:{token:a.token,at:a.
draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[n==="untested"&&"areas.untested",l!=="target"&&
Gn(t,e)&&"areas.lookup",Ye(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:s,name:y=>Je(t,y),heading:d(b[l]),notes:g.flatMap(y=>y?[d(y)]:[]),shaping:vp(
t),models:l,marks:u,dart:f,decides:p}}function vp({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[d("areas.temperature",{value:t}),...e>0?[d("areas.t\
op_k",{value:e})]:[],...s<1?[d("areas.top_p",{value:s})]:[]].join(d("comma"))}function fp({run:t,seen:e}){let s=E(t.trace),r=["accepted","rejected",...s==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=Z(r??void 0);if(Ye(t)||!r||a===null||i===null)return null;let[l,c]=te(a,i),p={draw:l,threshold:c,
target:Le(r.target),draft:Le(r.draft),kind:d(`kind.${Fe(e.kind,t.trace)}`)},u=a<i?"passed":"failed",h=De(r,s),v=d(s==="token"?`test.${e.kind}`:`rules.sum.${h?"c\
ertain":G(s)?"lossy":s}.${u}`,p),m=s==="block",f=m&&!C(t.trace)?Mr(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":a},children:[o("h3",{children:o(R,{name:"accept_test",children:d("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":h?v:d("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:d(m?"rules.pass":"test.keep")}),
o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:d(m?"rules.fail":"test.drop")}),!h&&o(S,{children:[o("span",{class:"\
sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),o("span",{children:"\
1"})]}),o("p",{class:"sv-arithmetic",children:v}),f&&o("p",{class:"sv-note",children:d(`rules.basis.${f.last?"last":"earlier"}`,{weight:D(f.weight),excess:D(f.excess)})}),
o(ja,{draft:r,draw:a,alone:!C(t.trace)})]})}function gp({run:t,seen:e}){let s=E(t.trace),n=bp(e),r=e.position&&n?Oo(e.position,Or(n,s)):null;if(!n||!r)return null;
let a=!Ye(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,Fa),c=r.shares.find(({token:p})=>p===i);return c&&
!l.includes(c)&&(l[Fa-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residual-block",children:[o("h3",{children:o(
R,{name:"residual",children:d("residual.heading")})}),o("p",{class:"sv-note",children:a?d(`rules.residual.${s}`,{weight:D(n.weight??1)}):d("residual.note")}),o(
"div",{class:"sv-residual-head",children:[o("span",{children:d("areas.token")}),o("span",{children:d("residual.share")})]}),o("ul",{class:"sv-residual",children:l.
map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[o("span",{class:"sv-t",title:Je(t,p.token),children:Je(
t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:I(p.share)})]},p.token))})]})}function bp({kind:t,draft:e,round:{
drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=Ie(s).at(-1)??-1;return s.findLast(({verdict:r,parent:a})=>r==="rejected"&&a===n)??
null}var Ba=["draft","verify","accept"],xp=3;function Va(t,e){let s=t.folds.summary(e),n=e<xp&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:wp(t,e)}}function wp(t,e){
let s=t.over?t.folds.comparison(e):null;return s?.impossible?d("headline.impossible"):s?.busy?d("headline.disturbed",{jitter:O(s.jitter)}):""}function Ua(){let{
run:t,moment:{round:e}}=L(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:a,warning:i}=Va(t,e),l=(p,u,h,v)=>o("div",{class:`sv-figure sv\
-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?Be:v}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:d("headline.\
busy")}),o("span",{class:"sv-figure-label",children:o(R,{name:u,children:h})})]}),c=!a&&s!==null&&s<1&&X(s)!==X(1);return o("div",{class:"sv-headline","data-slo\
wer":String(c),"data-busy":String(!a&&i!==""),title:a?d("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",d("hea\
dline.speedup"),X(s)),l("acceptance","acceptance_rate",d(C(t.trace)?"tree.acceptance":"headline.acceptance"),O(n)),l("length","mean_acceptance_length",d("headli\
ne.length"),H(r))]})})}function Ga(){let{run:t,moment:{round:e}}=L(),{numbers:s,early:n,warning:r}=Va(t,e),a=e<t.length&&d("headline.until",{round:e,rounds:t.length});
return o("p",{class:"sv-sentence",children:s.rounds?A(a,yp(t,s),kp(t,e,s,n),r):d("headline.nothing")})}function yp(t,{mean_acceptance_length:e,drafted:s,rounds:n}){
let{gamma:r,drafter:a}=t.trace.settings,i=H(e,s?1:0);if(!r)return d("headline.plain_round",{length:i});let l=s/n,c=s===n*r,p=C(t.trace)&&s?d("tree.guesses",{n:H(
l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return d("headline.each_round",{drafter:pe(a,t.trace.models.pair),guessed:p,
length:i})}function kp(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return d("headline.not_measured");let r=t.folds.comparison(e);if(t.over&&r?.impossible)
return"";if(n||s===null||!r)return d("headline.too_early");if(X(s)===X(1))return d("headline.same");if(s>=1)return d("headline.faster",{share:O(1/s)});let{cost:a}=r,
i=l=>H(a[l]/a.plain);return d("headline.slower",{total:H(Ba.reduce((l,c)=>l+a[c]/a.plain,0)),draft:i("draft"),verify:i("verify"),accept:i("accept"),blame:d(`par\
t.${Ba.reduce((l,c)=>a[l]>=a[c]?l:c)}`)})}var _p=["emitted","rounds","drafted","accepted","rejected","untested"],Sp=["accepted","rejected","untested"],Tp={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Ka=({trace:t})=>t.settings.temperature>0&&G(E(t));function Ep(t,e){if(t.trace.
settings.temperature>0)return d(`ledger.agreement.${Ka(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return Be;let{first_difference:n,compared:r}=s;
return n===null?d("ledger.agreement.same",{n:r}):d("ledger.agreement.differ",{n:n+1})}function Ya(){let{run:t,moment:{round:e}}=L(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(_p.map(l=>[l,ne(s[l])])),rates:{acceptance_rate:O(s.acceptance_rate),draft_efficiency:O(s.draft_efficiency),
mean_acceptance_length:H(s.mean_acceptance_length),mean_overlap:H(s.mean_overlap)},time:{speedup:X(s.speedup),tokens_per_second:yn(s.tokens_per_second),plain_tokens_per_second:yn(
s.plain_tokens_per_second),prefill:n||r?q(n+r):Be,agreement:Ep(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&C(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("ledger.heading")}),o("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),s.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",{drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,
untested:s.untested}),children:Sp.map(l=>o("span",{"data-kind":l,style:`--n:${s[l]}`}))}),Ka(t)&&o("p",{class:"sv-note",children:d("rules.lossy")}),o("div",{class:"\
sv-ledger-groups",children:Object.entries(a).map(([l,c])=>o("div",{class:"sv-ledger-group",children:[o("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).
map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o(R,{name:Tp[p]??p,children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var Ja=240;function zp(t){let e=[...t];return e.length>Ja?e.slice(2-Ja).join("").replace(/^\S*\s+/,"… "):t}function Xa(t,e,s){let n=ge(e),r=n?null:Rt(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:c,index:p}=n??{round:0,index:0},
h=[...s.rows.slice(0,c).flatMap(({slots:v})=>v.filter(({kind:m})=>ke(m))),...s.rows[c].slots.slice(0,p)].map(v=>v.text).join("");return{guess:[...ve(we(s.rows[c].
slots[p]))].slice(0,60).join(""),before:zp(s.promptText+h),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Rp=[0,.25,.5,.75,1];function Mp(t,e,s,n){if(e)return d("predict.ask",{token:we(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!s)return d(
n?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=s,l=`predict.${a?"kept":"dropped"}`,c=r===null?d(`${l}_unsaid`):d(l,{said:O(r),brier:H(zt(r,
a))});return A(c,i!==null&&d("predict.truth",{threshold:O(i)}))}function Cp({informed:t},e,s,n){if(!s)return!n||n.said===null?"":d("predict.brier",{said:n.said,
happened:n.kept?1:0,brier:H(zt(n.said,n.kept))});let{target:r,draft:a}=e.rounds[s.round].drafts[s.index];return e.trace.settings.temperature===0?d("predict.give\
n_greedy"):t?r==null||a==null?d("predict.unknown"):d("predict.given",{target:D(r),draft:D(a)}):d("predict.hidden")}function Za(){let{run:t,predicting:e,viewer:{
asking:s}}=L();return o(S,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>s.toggle(),children:d("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:s.refused===t&&C(t.trace)&&d("predict.trees")})]})}function Qa(){let{run:t,state:e,set:s,
viewer:{asking:n}}=L(),{predicting:r,informed:a,taught:i,answers:l,moment:c,playing:p}=e,u=T(null),h=T(null),v=T(null),m=ge(e),f=Rt(e),b=f?l[f]:null,g=t.over&&c.
round===t.length,y=!m&&!g&&!p,_=Ir(Object.values(l)),x=i||g&&_.n>0,k=u.current?.contains(document.activeElement);return M(()=>{r&&h.current?.focus({preventScroll:!0})},
[r]),M(()=>{r&&m&&u.current?.scrollIntoView({block:"nearest"})},[r,m&&`${m.round}.${m.index}`]),M(()=>{let w=document.activeElement,N=!u.current?.contains(w)||!w?.
checkVisibility();k&&r&&(N||w===h.current&&y)&&(y?v:h).current?.focus({preventScroll:!0})}),M(()=>{u.current&&Xa(u.current,e,t)}),o("section",{class:"sv-predict",
"aria-label":d("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("predict.heading")}),o("span",{class:"\
sv-quiet",children:_.n>0&&d(_.decided?"predict.score":"predict.score_undecided",{..._,brier:H(_.brier)})}),o("label",{class:"sv-check",children:[o("input",{type:"\
checkbox",checked:a,onChange:({currentTarget:w})=>s({informed:w.checked})}),d("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!_.n||g,"aria-\
expanded":x,onClick:()=>s({taught:!x}),children:d("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>n.toggle(),children:d("predict.leave")})]}),
o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:h,children:Mp(t,m,b,g)}),o("p",{class:"sv-note",children:Cp(e,t,m,b)}),o("div",{class:"sv-answers",role:"\
group","aria-label":d("predict.chance"),hidden:!m,children:[Rp.map(w=>o("button",{type:"button",class:"sv-choose",onClick:()=>n.answer(w),children:[o("span",{children:w===
0?d("predict.none"):w===1?d("predict.all"):O(w)}),o("kbd",{children:Fr(w)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>n.answer(null),children:[
d("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!y,onClick:()=>n.next(),ref:v,children:d("predict.n\
ext")}),o("div",{class:"sv-lesson",role:"status",children:x&&o(S,{children:[o("h3",{children:d("predict.lesson.heading")}),Dr(_,t.trace.settings.temperature===0,
d).map(w=>o("p",{children:w}))]})})]})}var Op=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Lp({models:t,settings:e}){let s=u=>d("size",{name:u.name,size:kn(u.parameters)}),n=s(t.
target),r=Cr(e),{drafter:a,confidence:i}=e,l=u=>a!=="early-exit"?s(u):d("first_layers",{layers:u.layers,of:t.target.layers,size:kn(u.parameters)}),c=t.draft?d("\
pair",{target:n,draft:l(t.draft)}):d("pair_alone",{target:n}),p=C({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});return[r&&d(
`rules.name.${r}`),p,a!=="model"&&pe(a,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&d(u)),d("settings",{...e}),i&&d("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function $p({machine:t,captured:e,recorded:s},n){let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&d(`steps.${e?"captured":"\
eager"}`);return d(n?"recorded":"live",{date:s.slice(0,10),machine:[a||r,i,l].filter(Boolean).join(" · ")})}function Ap({trace:{ending:t},folds:e}){let s=e.output.
length;return d(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function Pp(t){let{run:e,recorded:s,status:n,stale:r}=t,a=n!=="done"?d(`state.${n}`):
e?Ap(e):d("state.idle"),i=s||Y(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="done"&&i),c=e&&n==="error"?d(s?"state.example":"state.previous"):l&&r?d(
"state.stale"):"";return A(t.message||(l?"":a),c)}function ei(){let{state:t}=re(),{run:e,recorded:s,status:n}=t,r=e?$p(e.trace,s):"",a=e?Lp(e.trace):"";return o(
"div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(s),title:r,children:r}),o("span",{title:a,children:a}),o("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:Pp(t).split(Op).map((i,l)=>l%2?o("a",{href:i,target:"_blank",rel:"noopener",children:i}):o("span",{children:i}))})]})}function jp({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=E(e),a=St(n,r);return a>=0?d(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):xn(n)?d("lead.w\
hy"):""}function ti(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:a,viewer:i}=L(),l=!r&&e.phase===0,c=a!==null?d("lead.rests",{round:t.length,shown:a+
1}):l&&s&&n?jp(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?us(t):null,u=p!==null&&St(t.rounds[p],E(t.trace))>=0;return o("span",{class:"sv-lead",children:[
c&&o("span",{children:c}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var Hp=2e3,ni={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},si=Object.keys(ni),Np={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},qp={tree:["test","write"],block:["test"]};function Ip({run:{trace:t},current:e}){let s=C(t)?"tree":E(t)==="block"&&t.settings.temperature?
"block":"",n=e?si.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":d("act.label"),children:si.map((r,a)=>{let i=d(`act.${r}.${qp[s]?.includes(r)?s:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===n?"step":void 0,class:a<n?"sv-past":"",children:[o(R,{name:r==="test"&&s==="block"?"block_verification":ni[r],children:d(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function Dp(t,e){let s=T({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=Hp)&&(s.current={at:n,sentence:t}),s.current.sentence}function ri({children:t}){let{run:e,state:s}=L(),{moment:n,entered:r,rested:a,mode:i,playing:l}=s,c=ee(
s),p=r==="step"&&n.round>0,u=a===null?Vt(e,n,c):Vt(e,{round:We(s)+1,phase:0},null),h=Dp(u,l||i==="running"&&!Y(s));return o("div",{class:"sv-story",children:[o(
Ip,{run:e,current:c?Np[c.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(ti,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:h}),t]})}var Yn=480,Fp=5,Wp=/^ \S{1,24}$/,Bp=["rejected","untested"];function oi(){let{run:t,tint:e,ghosts:s,viewer:{stream:n}}=L(),[r,a]=j(null),{gamma:i,drafter:l}=t.trace.
settings,c=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),p=jn.filter(u=>u==="plain"?c:i>0);return o("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o(R,{name:"token",children:d("stream.heading")})}),
o("ul",{class:"sv-legend",children:[...p,...s?Bp:[]].map(u=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":u}),o(R,{name:u,"data-short":d(`kind.${u}`),
children:d(`legend.${u}`)})]},u))})]}),t.promptText.length>Yn&&r!==t&&o("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),a(t)},children:d(
"stream.more",{n:t.promptText.length})}),o(be,{node:n.scroller}),o(ca,{name:e})]})}function Kn({text:t},e){return Wp.test(t)?(e.classList.add("sv-word"),[z("wbr",
{}),e]):[e]}var en=class{prompt=z("span",{class:"sv-prompt"});list=z("span",{class:"sv-list",role:"listbox","aria-label":d("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=z("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=z("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let s=this.run.promptText;Ho(this.prompt,!e&&s.length>Yn?"…"+s.slice(-Yn):s)}show({ghosts:e,tint:s,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),s!==this.tint&&this.paintTint(s),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let s=z("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!C(this.run.trace);return this.run.rows[e].slots.forEach((r,a)=>{ke(r.kind)?s.append(...Kn(r,this.option(r,e,a))):n&&s.append(...Kn(
r,this.ghost(r,e,a)))}),s}option(e,s,n){let r=z("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${s}.${n}`,
style:`--i:${n}`,"aria-label":je(this.run,s,n),"data-tint":Ft(this.tint,this.run.at({round:s,index:n}))});return Bt(r,e)}ghost(e,s,n){let r=z("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${s}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Bt(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(s=>{let[n,r]=(s.dataset.at??"").split(".").map(Number);xe(s,"data-tint",Ft(e,this.run.at({round:n,index:r})))})}showRounds(e){let[s,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,xe(this.scroller,"tabindex",e?null:0)}showNow(e){let s=this.
shown;if(this.now&&(!e||this.now.number!==s)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(s),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=oe(this.run.rounds[s]);this.now.tokens.forEach((r,a)=>{let i=e.looks[a];r.hidden=i==="absent"||n&&!ke(i),xe(r,"data-kind",i)})}begin(e){let{slots:s}=this.
run.rows[e],n=s.map((a,i)=>this.ghost(a,e,i)),r=z("span",{class:"sv-now","aria-hidden":"true"},...s.flatMap((a,i)=>Kn(a,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(s=>[...s.querySelectorAll("[role=option]")])}find(e){let s=e&&this.rows[e.
round];return!s||e.round>=this.shown?null:s.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??s.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:s,
y:n,width:r,height:a}=e.box,i=new DOMRect(s,n,r,a-e.covered);No(this.scroller,i,e.head,e.line)}measure(){let[e,s,n]=[this.scroller,this.text,this.head].map(a=>a.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:s,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:s,head:n,line:r}){if(!e.width)return;let{maxHeight:a}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!a)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-s.top)+r+Fp}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var ai=0,Gt=["race","same","rounds","time","guesses","numbers"],Jn=class extends Se{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(S,{children:this.props.children}):null}};function ii({views:t}){let{view:e,set:s}=L(),[n]=j(()=>(ai+=1,ai));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:r=>{let a=Qs([...r.currentTarget.children],r);a>=0&&s({
view:Gt[a]})},children:Gt.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:d(`views.${r}`)},r))}),Gt.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:o(Jn,{open:r===e,children:t[r]})},r))]})}function li(){let{run:t,set:e,viewer:s}=re(),{race:n,lossless:r,costs:a,speedup:i,breakdown:l}=s.charts.places;return o(S,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(ei,{}),!t&&o("p",{class:"sv-empty",children:d("empty")}),t&&o(S,{children:[o(oi,{}),o(ri,{children:[
o(Za,{}),o(Qa,{})]}),o(xa,{}),o(Wa,{})]}),o(ha,{children:t&&o(Ua,{})})]}),t&&o("div",{class:"sv-below",children:[o(Ga,{}),o(Ea,{}),o(ii,{views:{race:o(S,{children:[
o(be,{node:n}),o(He,{name:"race"})]}),same:o(S,{children:[o(be,{node:r}),o(He,{name:"same"})]}),rounds:o(S,{children:[o(_a,{}),o(Oa,{})]}),time:o(S,{children:[o(
be,{node:a}),o(He,{name:"time"}),o(be,{node:i}),o(He,{name:"time"})]}),guesses:o(S,{children:[o(be,{node:l}),o(He,{name:"guesses"})]}),numbers:o(Ya,{})}})]})]})}var tn=class{constructor(e,s,n){this.store=e;this.send=s;this.most=n}store;send;most;load(e){this.store.set({compared:Ta(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:d("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.set(
{offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s});let{run:{trace:n},source:r,recorded:a}=e.pair[s],i=n.ending==="run\
ning"?{...n,ending:"stopped"}:n,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var sn=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new en;table=new Xs;round;marker;sequels;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:a=!1,most:i=16}){jr(s),Qo(s),this.send=n,this.keys=s.keys,this.most=i,this.store=
new cs({...et,live:r},c=>this.changed(c)),this.player=new Gs(this.store,()=>this.toggle()),this.actions=va(this),this.node=z("div",{class:"specviz"+(a?" sv-stan\
dalone":"")}),e.replaceChildren(this.node),this.palette=new rt(this.node),this.presenter=new Ks(this.node,()=>this.relayout()),this.round=new Ys(this.node),this.
marker=new Us([this.stream,this.table,this.round]),this.sequels=new tn(this.store,n,i),this.asking=new vs(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),
offered:()=>r&&!this.sequels.refusal};this.charts=new $s({viewer:this,palette:this.palette,seek:c=>this.seek(c),greedy:l}),this.silence=fa(this),this.changed({})}get state(){
return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),
Q(null,this.node),this.node.remove()}load(e,{recorded:s=!1,at:n=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new nt(e),{over:u,length:h}=p,
{run:v,offers:m}=this.state,f=c&&v?.trace.models.pair===e.models.pair&&v.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),ms(p)||this.
set({predicting:!1}),this.sequels.load({run:p,source:c,recorded:s&&u});let b=_t(p.rounds,{round:n??h,phase:r}),g=b.round===h;this.player.halt(),this.lag=!0,this.
set({run:p,source:c,stale:!1,recorded:s&&u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&n===null?wn(p):null,pinned:null,hovered:null,
cursor:null,asked:i?"step":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:f?m:null,...u?{status:"done",mode:"done",message:null}:
{}});let y=l&&u?us(p):null;y!==null&&this.teach(y),a&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek(
{round:e+(s?1:0),phase:0}),this.set({opening:!0}),s||this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;
let r=s.length;return s.append(e)?(n&&s.length>r&&this.mayFollow()&&this.follow(s),s.over&&this.set({rested:Pr(this.state)}),s.over&&this.setState("done"),this.
changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){
let{moment:{round:s},asked:n,mode:r,hovered:a,predicting:i}=this.state,l={asked:"round",hovered:r==="running"?a:null};n==="step"?this.player.move({round:s,phase:1},
"step",l):this.player.move({round:e.length,phase:0},e.length===s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){this.set({status:e,message:s,...e===
"error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.
set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.player.seek({round:e,phase:s}))}toEnd(){
this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:s}=this,n=me(s);Y(s)?this.hold(()=>this.player.forward(e)):(n||s.live&&
!s.run)&&(this.set({following:!0,asked:s.predicting?"step":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{
state:e}=this,s=me(e)&&Y(e)===0;e.playing?this.player.halt():e.predicting&&(Y(e)||s)?this.asking.goOn():s?(this.set({following:!0,asked:"round"}),this.send(e.mode===
"running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!ps(e,this.state.hovered)&&this.set(
{hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){ia(e)&&this.
set({tint:e})}open(e){Gt.includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.
querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"vi\
ew"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n}=e,
r=ee(e),a=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.
toggle("sv-open",!!s&&!s?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),s&&s!==this.
drawn.run&&(this.stream.load(s),this.stream.scroller.scrollTop=0),s&&this.stream.show(e,r),$t(this,mn(li,{}),this.node),s&&this.paintByHand(e,s,a),this.drawn={run:s,
moment:n},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,s,n){let{moment:r,entered:a,view:i}=e,l=e.mode==="running"&&!Y(e),c=e.
mode==="running"||e.playing;i==="rounds"&&this.table.show(e,s,ee(e)),this.lag||=n&&!e.whole,n&&this.greet(a==="round"&&!l?r.round-1:-1),this.charts.show(s,{shown:r.
round,known:ds(e),busy:c,view:i});let{at:p,how:u}=Ce(e);this.marker.show(e,p,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=
!1)}greet(e){this.fresh.forEach(s=>s.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(s=>s.rows[e]??[]),this.fresh.forEach(s=>s.classList.
add("sv-fresh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),
this.layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function nn(t,e){let s=new sn(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>$r(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}var Vp=500,Xn=new Map,di=new Map,dt=new Map(new URLSearchParams(window.location.search)),ci=0;function Up(t){let e=Uint8Array.from(atob(t),s=>s.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function Gp(t){let e=Xn.get(t);if(e)return e;let s=new Promise((n,r)=>{di.set(t,i=>n(
Up(i)));let a=document.createElement("script");document.head.append(Object.assign(a,{src:`data/${t}.js`,onerror:()=>r(new Error(t))}))});return Xn.set(t,s),s.catch(
()=>Xn.delete(t)),s}function pi(t){let e=new URL(t);return e.search=String(new URLSearchParams([...dt])),e}function Kp(){let{href:t}=pi(window.location.href);if(t!==
window.location.href)try{window.history.replaceState(window.history.state,"",t)}catch{}}function ui(){let t=dt.has("__theme")?dt.get("__theme")==="dark":hi.matches;
document.body.classList.toggle("dark",t),document.documentElement.style.colorScheme=t?"dark":"light"}Object.assign($,{read:Gp,keep(t){for(let[e,s]of Object.entries(
t))s==null||s===""?dt.delete(e):dt.set(e,String(s));clearTimeout(ci),ci=window.setTimeout(Kp,Vp)},state:()=>Object.fromEntries(dt)});var mi=(t,e)=>di.get(t)?.(e),
pt=()=>JSON.parse(document.getElementById("given")?.textContent||"null"),Kt=()=>document.getElementById("lost")?.removeAttribute("hidden"),hi=matchMedia("(prefe\
rs-color-scheme: dark)");ui();hi.addEventListener("change",ui);for(let t of document.querySelectorAll(".languages a"))t.addEventListener("click",()=>{let e=pi(t.
href);e.hash=window.location.hash,t.href=e.href});var vi=t=>/^\d{1,5}$/.test(String(t))?Number(t):null;async function Yp(t){let{runs:e}=pt(),s=[...document.querySelectorAll("#recorded button")],n=$.state(),r=is(),
a="",i=nn(t,{words:await $.read(`words/${ye()}.json`)});function l(){if(!a)return;let{round:p,phase:u,rounds:h,pinned:v,opening:m,tint:f,presenter:b,view:g}=i.state(),
y=!m||v;$.keep({recorded:a===e[0].name?null:a,round:y&&p<h?p:null,phase:y&&u?u:null,at:v?`${v.round}.${v.index}`:null,open:g==="race"?null:g,tint:f==="verdict"?
null:f,presenter:b?1:null})}async function c(p,u=!1){let h=e.find(m=>m.name===p)??e[0],v=r();try{let m=await $.read(`traces/${h.name}.json`);if(!v())return;i.load(
m,{recorded:!0,teach:!u})}catch{v()&&Kt();return}a=h.name,$.shows={live:!1,name:a},s.forEach(m=>m.setAttribute("aria-pressed",String(m.dataset.name===a))),document.
querySelector(".recorded-about").textContent=h.notice}s.forEach(p=>p.addEventListener("click",()=>c(p.dataset.name))),await c(n.recorded,["round","at"].some(p=>p in
n)),Jp(i,n),xr(i),document.addEventListener("specviz-painted",l)}function Jp(t,e){let s=vi(e.round);s!==null&&t.seek(s,vi(e.phase)??0);let n=/^(\d{1,5})\.(\d{1,3})$/.
exec(String(e.at));n&&t.pin({round:Number(n[1]),index:Number(n[2])}),e.open&&t.open(String(e.open)),e.tint&&t.tint(String(e.tint)),e.presenter==="1"&&t.present(
!0)}var fi=document.querySelector("#stage .stage");fi&&Yp(fi).catch(Kt);var Xp=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function gi(t){let e=Xp.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function bi(t,e){let s=document.createElement("a");s.href=URL.createObjectURL(t),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}var Zp=320,yi=480,Qp=19,eu="200px";function ki({layout:t},e){let{below:s,height:n,xaxis:r}=t.meta?.narrow??{};return e<s?{...t,height:n,xaxis:{...t.xaxis,...r}}:
t}function _i(t,e){let s=ki(t,e),n=s.showlegend?t.data.filter(({name:r,showlegend:a})=>r&&a!==!1).length:0;return(s.height||Zp)+(e<yi?Qp*Math.max(0,n-1):0)}function xi(t,e,s){
let n=ki(t,e),[r,a,i]=["ink","quiet","line"].map(u=>s.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:a,...u.
tickfont},title:{...u.title,font:{size:12,color:a}}}),c=Object.keys(n).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...n,width:e,height:_i(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...n.legend},...Object.fromEntries([...p].map(u=>[u,l(n[u]||{})])),
font:{family:ot,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:s.get("raised"),bordercolor:i,font:{color:r}}}}var Zn=null;
function wi(){let t=Zn??new Promise((e,s)=>{let n=document.createElement("script");document.head.append(Object.assign(n,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:s}))});return Zn=t,t.catch(()=>{Zn=null}),t}var Qn=class{constructor(e,s,n){this.frame=e;this.drawing=s;this.select=n;this.palette=new rt(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:eu}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){wi().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:s}=this.picture;window.Plotly.react(this.drawing,s.data,xi(s,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[n]})=>n.customdata!=null&&this.select(n.customdata))}async save(e){let s=await wi().catch(()=>null);if(!this.
picture||!s)return;let{figure:n,name:r}=this.picture,a={...xi(n,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=a;
s.downloadImage({data:n.data,layout:a},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function Yt({json:t,words:e,select:s}){let n=T(null),r=T(null),
a=T(null),[i,l]=j(!1),c=$e(()=>JSON.parse(t||"null"),[t]);M(()=>{a.current=new Qn(n.current,r.current,s)},[]),M(()=>a.current?.show(c),[c]);function p(){if(!c)return;
let v=[c.columns,...c.rows].map(m=>m.map(gi).join(","));bi(new Blob([v.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],h=c?`${_i(c.figure,n.current?.clientWidth||yi)}px`:
void 0;return o("div",{class:"specviz sv-chart",hidden:!c,ref:n,children:[o("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:h},ref:r}),
o("p",{class:"sv-note",children:c?.says}),o("details",{class:"sv-table",onToggle:({currentTarget:v})=>l(v.open),children:[o("summary",{children:e.table}),o("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:o("table",{children:i&&c&&o(S,{children:[o("th\
ead",{children:o("tr",{children:u.map(v=>o("th",{scope:"col",children:v}))})}),o("tbody",{children:c.rows.map((v,m)=>o("tr",{children:[v.map(f=>o("td",{children:f})),
m in c.picks&&o("td",{children:o("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${v.slice(0,2).join(e.comma)}`,onClick:()=>s(c.picks[m]),children:e.
pick})})]}))})]})})})]}),o("p",{class:"sv-note sv-chart-files",children:[o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("png"),children:e.
png}),o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("svg"),children:e.svg}),o("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}Ee("chart",({node:t,words:e,props:s,send:n,watch:r})=>{let a=()=>Q(o(Yt,{json:s.value,words:e,select:i=>n.pick({at:i})}),t);a(),r("value",a)});var tu=["drafter","temperature"],su=is();function nu({parts:t},e){let{drafter:s,temperature:n}={...t[0],...e},r=t.filter(a=>a.drafter===s);return r.find(a=>a.temperature===
n)??r[0]??t[0]}function ru(t){let e=pt(),s=$.state(),n=e.sweeps[0].name,r=e.sweeps.find(c=>c.name===s.sweep)?.name??n;function a(c,p,u){let h=new Map(c.parts.map(
v=>[v[u],u==="drafter"?v.label:v[u]]));return h.size>1&&o("fieldset",{children:[o("legend",{children:e[u]}),[...h].map(([v,m])=>o("label",{children:[o("input",{
type:"radio",name:u,value:v,checked:v===p[u],onChange:()=>i(c,{...p,[u]:v})}),o("span",{children:m})]},v))]},u)}function i(c,p){let u=c&&nu(c,p),v={...c?.compared.
find(f=>f.temperature===u?.temperature)?.pictures,...u?.pictures};if(Q(o(S,{children:[o("label",{class:"explore-source",children:[e.results,o("select",{value:r,
onChange:({currentTarget:f})=>l(f.value),children:e.sweeps.map(({name:f,title:b})=>o("option",{value:f,children:b},f))})]}),o("p",{class:"explore-origin",children:c?.
origin}),o("div",{class:"explore-choices",children:c&&u&&tu.map(f=>a(c,u,f))}),o("div",{class:"explore-answer",role:"status",children:u?.answer.map(f=>o("p",{children:f}))}),
o("div",{class:"explore-pictures",children:Object.entries(e.headings).map(([f,b])=>o("section",{class:"explore-picture",hidden:!(f in v),children:[o("h3",{children:b}),
o("div",{children:o(Yt,{json:v[f]??"",words:e.chart,select:()=>{}})})]},f))})]}),t),!c||!u)return;let m=f=>u[f]===c.parts[0][f]?null:u[f];$.keep({drafter:m("dra\
fter"),temperature:m("temperature"),sweep:r===n?null:r})}async function l(c,p={}){let u=su();try{let h=await $.read(`sweeps/${c}.${ye()}.json`);if(!u())return;r=
c,i(h,p)}catch{u()&&Kt()}}i(null,{}),l(r,s)}var Si=document.getElementById("explore");Si&&ru(Si);var ou=800,Ti=680,Ei="SpecViz",au=8e3;async function iu(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let s=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&s.focus(),e.hidden}}function lu(t,e,s){let n=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),a=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{r.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
au))};return n.addEventListener("click",async()=>{let[c,p]=s(),u=await iu(c,a);l(u?p:e.by_hand,!u)}),t.replaceChildren(n,r,a),l}function cu(t){let e=new URL(t);
e.searchParams.set("embed","1");let s=Object.assign(document.createElement("iframe"),{src:e.href,title:Ei,width:"100%",height:String(Ti),loading:"lazy"});return s.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(s).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}Ee("share",({node:t,words:e})=>{lu(t,{...e,copy:e.embed},()=>[cu($.address()),e.embedded])});function du(t){let e=0;new ResizeObserver(()=>{let s=t.clientWidth>=
ou?Ti:Math.ceil(t.getBoundingClientRect().height);!s||s===e||(e=s,window.parent.postMessage({specviz:{height:s}},"*"))}).observe(t)}async function pu(){document.
documentElement.classList.add("embed");let t=await as(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Ei}),s=()=>{let n=new URL(window.location.href);n.searchParams.delete("embed"),e.href=n.href};s(),["pointerdown","focus"].forEach(n=>e.
addEventListener(n,s)),t?.append(e),t&&du(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&pu();var Mi=t=>t!==null&&["loading","running"].includes(t.state),zi=(t,e,s)=>t.map(([n,r],a)=>o(S,{children:[a>0&&e,o("a",{href:r,...s,children:n})]},n)),ut=({label:t,
children:e})=>o(S,{children:[o("dt",{children:t}),o("dd",{children:e})]});function uu(t,e){!$.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),$.go({view:"\
watch",recorded:e}))}function mu({words:t,lacking:e},s,n,r){let a=Oe(t);if(r)return t.stopping;if(n?.state==="running")return a("running",{percent:n.done});if(n)
return n.state==="stopped"?t.stopped:n.message??"";if(!s.rule)return"";if(!e)return t.recorded_only;let i=e[s.number];return i.length?a("lacks",{pairs:i.join(t.
comma)}):s.estimate??""}function hu({told:t,card:e,isNew:s,progress:n,hidden:r,begin:a,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,h=T(null),v=T(null),m=T(
null),[f,b]=j(!1),[g,y]=j(!1),_=Mi(n),x=[v,m].some(({current:w})=>w!==null&&w===document.activeElement);M(()=>{_&&g?i():y(!1)},[n]),M(()=>{x&&(_?m:v).current?.focus(
{preventScroll:!0})},[_]),M(()=>{if(!s||!v.current||!h.current)return;let{top:w,bottom:N}=v.current.getBoundingClientRect();w>=0&&w<N&&N<=window.innerHeight&&h.
current.getBoundingClientRect().top<0&&h.current.scrollIntoView({block:"start"})},[e]);function k(){let w=!!h.current?.open;w&&b(!0),w?$.keep({claim:e.number}):
Number($.state().claim)===e.number&&$.keep({claim:null})}return o("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:h,onToggle:k,children:[o("summary",
{children:[o("span",{class:"myth-number","aria-label":Oe(c)("claim_number",{n:e.number}),children:e.number}),o("span",{children:[o("span",{class:"myth-claim",children:e.
claim}),o("p",{class:"myth-says",children:e.says})]}),o("span",{class:"myth-mark",children:o("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),o("div",{class:"myth-body",children:f&&o(S,{children:[e.picture&&o("div",{children:o(Yt,{json:e.picture,words:u,select:()=>{}})}),e.source&&o("p",
{class:"myth-source",children:e.source}),o("dl",{class:"myth-about",children:[o(ut,{label:c.how,children:e.how}),e.rule&&o(ut,{label:c.rule,children:e.rule}),e.
missing&&o(ut,{label:c.missing,children:e.missing}),e.words.length>0&&o(ut,{label:c.terms,children:zi(e.words,c.comma,{})}),e.papers.length>0&&o(ut,{label:c.papers,
children:zi(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),o("dl",{class:"myth-setup",children:e.setup?.map(([w,N])=>N&&o(ut,{label:w,children:N},w))}),
o("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&o(S,{children:[o("button",{type:"button",class:"myth-button myth-primary",hidden:_,ref:v,
onClick:a,children:c.run}),o("button",{type:"button",class:"myth-button",hidden:!_,ref:m,onClick:()=>{y(!0),i()},children:c.stop})]}),s&&o("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&o("button",{type:"button",class:"myth-button",onClick:()=>$.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&o("a",{class:"myth-link",href:e.replay,onClick:w=>uu(w,e.run),children:c.replay}),e.pay&&o("button",{type:"button",class:"myth-button",onClick:()=>$.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),o("a",{class:"myth-link",href:e.link,children:c.link})]}),o("progress",{max:100,hidden:n?.state!=="run\
ning",value:n?.done??0,"aria-label":c.how}),o("p",{class:"myth-line",role:"status","data-state":n?.state,children:mu(t,e,n,g)})]})})]})}var Ri="verdict",vu=ls("\
claim",new URLSearchParams(window.location.search).get("claim")),fu=()=>{};Ee("myths",async({node:t,words:{busy:e,lacking:s}={busy:"",lacking:null},send:n,value:r})=>{
let a={...await $.read(`claims/${ye()}.json`),busy:e,lacking:s},{words:i}=a,l=Oe(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,h=null,v=()=>a.
cards.map(w=>p.get(w.number)??w),m=w=>v().filter(({verdict:N})=>N===w).length,f=["",...Object.keys(i.verdicts)],b=f.find(w=>w===c.get(Ri)&&m(w))??"";function g(w){
b=w,$.keep({[Ri]:b}),k()}function y(w){h!==null&&u.set(h,{state:"stopped"}),h=w,u.set(w,{state:"running",done:0}),k(),n.begin({claim:w})}function _({claim:w,...N}){
a.cards.some(({number:W})=>W===w)&&(N.card&&p.set(w,N.card),u.set(w,N),!Mi(N)&&h===w&&(h=null),k())}function x(w){let N=t.querySelector(`#claim-${/^\d{1,2}$/.test(
w)?Number(w):"none"}`);N&&(N.hidden&&g(""),N.open=!0,N.scrollIntoView({block:"start"}))}function k(){let w=l("tally",{holds:m("holds"),fails:m("fails"),depends:m(
"depends"),yours:m("yours")}),N=m("untried");Q(o(S,{children:[o("p",{class:"myth-tally",role:"status",children:A(w,N>0&&l("tally_untried",{untried:N}))}),o("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:f.map(W=>o("button",{type:"button",hidden:W!==""&&!m(W),"aria-pressed":W===b,onClick:()=>g(W),children:W?
i.verdicts[W]:i.all},W))}),o("div",{class:"myth-list",children:v().map(W=>{let{number:U}=W;return o(hu,{told:a,card:W,isNew:p.has(U),progress:u.get(U)??null,hidden:b!==
""&&W.verdict!==b,begin:()=>y(U),halt:()=>n.halt(),back:()=>{p.delete(U),u.delete(U),k()}},U)})})]}),t)}fu=()=>{h!==null&&_({claim:h,state:"error",message:e})},
g(b),vu(x),r(w=>_(w),!1)});var Jt=t=>t.reduce((e,s)=>e+s,0);function mt(t){let e=Jt(t);return t.map(s=>s/e)}var er=(t,e)=>t.map((s,n)=>Math.min(s,e[n])),ht=(t,e)=>Math.min(1,Jt(er(t,e))),
tr=(t,e)=>e.map((s,n)=>s>0?Math.min(1,t[n]/s):null);function vt(t,e){let s=t.map((n,r)=>Math.max(0,n-e[r]));return Jt(s)>0?mt(s):[...t]}function Oi(t,e){let s=tr(
t,e).map((r,a)=>e[a]*(r??0)),n=1-Jt(s);return{accepted:s,corrected:vt(t,e).map(r=>n*r)}}function Li(t,e,s){let n=1-t[e];return t.map(a=>n>0?a/n:1/(t.length-1)).
map((a,i)=>i===e?s:a*(1-s))}function Ci(t,e){let s=e*Jt(t),n=0;for(let[r,a]of t.entries()){if(a>0){if(s<a)return{token:r,spot:s/a};n=r}s-=a}return{token:n,spot:.5}}
function sr(t,e,s){let n=Ci(e,s()).token,r=s(),a=Math.min(1,t[n]/e[n]);if(r<a)return{guess:n,draw:r,threshold:a,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:l}=Ci(vt(t,e),s());return{guess:n,draw:r,threshold:a,accepted:!1,correction:i,spot:l,token:i}}var nr=["accepted","corrected"],Xt=t=>t.reduce((e,s)=>e+s,0),$i=({accepted:t,corrected:e})=>Xt(t)+Xt(e),Ai=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function Pi(t,e,s){let{accepted:n,corrected:r}=s,a=$i(s),i=e.map((l,c)=>Math.abs(l-(n[c]+r[c])/a));return t("counted",{draws:ne(a),accepted:ne(Xt(n)),corrected:ne(
Xt(r)),difference:I(Math.max(...i))})}function ji({say:t,target:e,draft:s,active:n,name:r,counts:a}){let i=Oi(e,s),l=vt(e,s),c=Xt(i.corrected),p=a&&$i(a),u=(h,v)=>a&&
p?a[h][v]/p:i[h][v];return o("div",{class:"sv-play-result",children:[o("h3",{children:p?t("emits_drawn",{draws:ne(p)}):t("emits")}),o("p",{class:"sv-play-says",
children:t(i.corrected[n]<1e-9?"sums_accepted":"sums",{token:r(n),accepted:I(i.accepted[n]),rejected:I(c),residual:I(l[n]),target:I(e[n])})}),o("table",{class:"\
sv-play-emitted",children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:t("token")}),o("td",{}),o("th",{scope:"col",children:o(R,{name:"re\
sidual",children:t("residual")})}),o("th",{scope:"col",children:t("target")}),o("th",{scope:"col",children:t(p?"drawn":"result")})]})}),o("tbody",{children:e.map(
(h,v)=>{let[m,f]=nr.map(b=>u(b,v));return o("tr",{class:v===n?"sv-play-active":void 0,children:[o("th",{scope:"row",class:"sv-t",title:r(v),children:r(v)}),o("t\
d",{children:o("span",{class:"sv-play-stack",style:`--target:${h};--accepted:${m};--corrected:${f}`,children:[nr.map(b=>o("span",{"data-kind":b})),o("span",{"da\
ta-kind":"target"})]})}),o("td",{children:c<1e-9?"–":I(l[v])}),o("td",{children:I(h)}),o("td",{children:I(m+f)})]},v)})})]}),o("ul",{class:"sv-legend",children:[
...nr,"target"].map(h=>o("li",{children:[o("span",{class:"sv-play-key","data-kind":h}),t(`result_key.${h}`)]}))})]})}var rn=["target","draft"],rr=["both",...rn],gu={both:"overlap",target:"residual",draft:"rejected"},ft=.01,or=.1,bu={ArrowRight:ft,ArrowUp:ft,ArrowLeft:-ft,ArrowDown:-ft,
PageUp:or,PageDown:-or};function xu({key:t,shiftKey:e,ctrlKey:s,altKey:n,metaKey:r}){if(s||n||r)return 0;let a=bu[t]??0;return e?Math.sign(a)*or:a}var Ni=({values:t,
children:e})=>o("span",{class:"sv-play-bar",style:rr.map(s=>`--${s}:${t[s]}`).join(";"),children:[rr.map(s=>o("span",{"data-area":s})),e]}),Hi=({kind:t,at:e})=>o(
"span",{class:"sv-play-dart","data-kind":t,style:`--x:${e}`});function wu({token:t,shown:e}){let{say:s,target:n,draft:r,active:a,dart:i,grab:l,move:c,done:p}=e,
u=e.name(t),h={target:n[t],draft:r[t],both:er(n,r)[t]},v=tr(n,r)[t];function m(f,b){let g=xu(f);g&&(f.preventDefault(),c(b,t,Math.min(1,Math.max(0,ft*Math.round(
(h[b]+g)/ft)))),p())}return o("div",{class:`sv-play-row${t===a?" sv-play-active":""}`,children:[o("span",{class:"sv-t",title:u,children:u}),o(Ni,{values:h,children:[
i?.guess===t&&o(Hi,{kind:i.accepted?"accepted":"rejected",at:i.draw*r[t]}),i?.correction===t&&o(Hi,{kind:"correction",at:h.both+i.spot*(n[t]-h.both)}),rn.map(f=>o(
"input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":f,value:h[f],"aria-label":s(`handle.${f}`,{token:u}),"aria-valuetext":s("handle.\
text",{p:I(h[f]),overlap:D(ht(n,r))}),onFocus:()=>l(f,t),onPointerDown:()=>l(f,t),onChange:p,onKeyDown:b=>m(b,f),onInput:({currentTarget:b})=>c(f,t,Number(b.value))},
f))]}),o("span",{class:"sv-play-masses",children:rn.map(f=>o("span",{children:I(h[f])}))}),o("span",{class:"sv-play-chance",children:v===null?"–":O(v)})]})}function qi(t){
let{say:e,target:s,draft:n}=t,r=ht(s,n);return o("div",{children:[o("div",{class:"sv-play-rows",children:[o("div",{class:"sv-play-row sv-play-head",children:[o(
"span",{children:e("token")}),o("span",{class:"sv-play-names",children:rn.map(a=>o("span",{class:"sv-play-model","data-model":a,children:e(a)}))}),o("span",{}),
o("span",{children:o(R,{name:"accept_test",children:e("chance")})})]}),s.map((a,i)=>o(wu,{token:i,shown:t},i)),o("div",{class:"sv-play-row sv-play-axis","aria-h\
idden":"true",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:[0,.5,1].map(a=>o("span",{style:`--x:${a}`,children:a}))})]}),o("div",{class:"sv-p\
lay-row sv-play-total",children:[o("span",{children:e("total")}),o(Ni,{values:{target:1,draft:1,both:r}}),o("span",{class:"sv-play-whole",children:[o(R,{name:"o\
verlap",children:e("overlap")}),o("span",{class:"sv-play-beta",children:D(r)})]})]})]}),o("ul",{class:"sv-legend",children:rr.map(a=>o("li",{children:[o("span",
{class:"sv-area-key","data-area":a}),o(R,{name:gu[a],children:e(`key.${a}`)})]}))})]})}var yu=6,Zt="similar",Qt={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},ku=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
Ii=({target:t,draft:e})=>[t,e].map(s=>s.map(n=>Math.round(1e3*n)).join(".")).join("-");function Di(t){if(!ku.test(t))return null;let[e,s]=t.split("-").map(r=>r.
split(".").map(Number));return[e,s].some(r=>r.every(a=>a===0))||e.length!==s.length?null:{target:mt(e),draft:mt(s)}}var _u=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function Su({rounds:t},{round:e,index:s}){let n=t[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,a=Math.min(s<n.drafts.length?s:r,n.drafts.length-1);return _u(n.positions?.[a])?{round:e,index:a}:null}function Fi(t,e){let s=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},h)=>u==="rejected"?[{round:p,index:h}]:[])),n=[...e?[e]:[],...s].map(c=>Su(t,c)).find(Boolean);if(!n)return null;let{drafts:r,
positions:a=[]}=t.rounds[n.round],i=a[n.index],l=Cs(i,[r[n.index].token],!1,yu);return{target:mt(l.map(c=>c.target??0)),draft:mt(l.map(c=>c.draft??0)),guess:{...n,
names:l.map(({token:c})=>Tu(t,c)),overlap:i.overlap}}}function Tu({pieces:t},e){if(e===-1)return null;let s=t[e];return J(typeof s=="string"?s:he(ce,s).text)||de(
s)}var Eu=1e3,zu=40,on=class{constructor(e,s){this.element=e;this.options=s;this.say=Oe(s.words),this.start(Zt)}element;options;scene=Qt[Zt];preset=Zt;active=0;base=[];counts=null;left=0;frame=0;dart=null;note="";outcome="";say;start(e){
let s=Object.hasOwn(Qt,e),n=s?Qt[e]:e==="shown"?this.shownScene():Di(e);return n&&this.put(n,s||e==="shown"?e:null),n||e!=="shown"?!!n:(Object.assign(this,{preset:"\
shown",note:this.say("none")}),this.draw(),!0)}shownScene(){let{trace:e,at:s=null}=this.options.shown?.()??{};return e?Fi(e,s):null}follow(){let e=this.preset===
"shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,s){let n=vt(e.target,e.draft);this.forget(),Object.assign(
this,{scene:e,preset:s,active:n.indexOf(Math.max(...n)),note:this.lost(e)}),this.draw()}lost({target:e,draft:s,guess:n}){if(n?.overlap==null)return"";let[r,a]=[
ht(e,s),n.overlap].map(i=>D(i));return r===a?"":this.say("lumped",{overlap:r,exact:a})}grab(e,s){Object.assign(this,{base:this.scene[e],active:s}),this.draw()}move(e,s,n){
this.forget(),Object.assign(this,{preset:null,scene:{...this.scene,[e]:Li(this.base,s,n)}}),this.draw()}tell(){this.options.changed?.(this.preset===Zt?null:this.
preset??Ii(this.scene))}name(e){let{guess:s}=this.scene;return s?s.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),
Object.assign(this,{left:0,counts:null,dart:null,outcome:""})}drawOne(){this.dart=sr(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.
dart),this.draw()}story({guess:e,draw:s,threshold:n,accepted:r,token:a}){let{say:i,scene:{target:l,draft:c}}=this,[p,u]=te(s,n),h=i(`test.${r?"accepted":"reject\
ed"}`,{draw:p,threshold:u,target:I(l[e]),draft:I(c[e])});return A(i("drafted",{token:this.name(e)}),h,!r&&i("correction",{token:this.name(a)}))}drawMany(){let e=this.
left>0;Object.assign(this,{dart:null,outcome:"",left:this.left+Eu}),this.counts=this.counts??Ai(this.scene.target.length),e||this.drawSome(this.counts)}drawSome(e){
let{target:s,draft:n}=this.scene,r=matchMedia("(prefers-reduced-motion: reduce)").matches?this.left:Math.min(this.left,zu);for(let a=0;a<r;a+=1){let{token:i,accepted:l}=sr(
s,n,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.left?this.frame=requestAnimationFrame(()=>this.drawSome(e)):this.outcome=Pi(this.say,s,e),this.
draw()}draw(){let{say:e,active:s,preset:n,scene:{target:r,draft:a,guess:i}}=this,l={say:e,target:r,draft:a,active:s,name:u=>this.name(u)},c=ht(r,a),p=(u,h,v)=>o(
"button",{type:"button",class:"sv-choose","data-name":u,"aria-pressed":v,onClick:h,children:e(u)});Q(o("div",{class:"specviz sv-play",children:[o("div",{class:"\
sv-choices",role:"group","aria-label":e("start"),children:[o("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(Qt),"shown"].map(u=>p(`presets.${u}`,
()=>{this.start(u),this.tell()},u===n))]}),o("div",{class:"sv-play-columns",children:[o("div",{children:[o("h3",{children:i?e("guess",{round:i.round+1,guess:i.index+
1}):e("prompt")}),o("p",{class:"sv-note",role:"status",children:this.note}),o(qi,{...l,dart:this.dart,grab:(...u)=>this.grab(...u),move:(...u)=>this.move(...u),
done:()=>this.tell()}),o("p",{class:"sv-play-says",children:e(c>1-1e-9?"shares_all":c<1e-9?"shares_nothing":"shares",{overlap:D(c),rejected:D(1-c)})})]}),o("div",
{children:[o(ji,{...l,counts:this.counts}),o("div",{class:"sv-choices sv-play-draws",children:[p("one",()=>this.drawOne()),p("many",()=>this.drawMany())]}),o("p",
{class:"sv-play-outcome",role:"status",children:this.outcome})]})]})]}),this.element)}};var Ru=ls("play",new URLSearchParams(window.location.search).get("play"));Ee("play",({node:t,words:e})=>{let s=new on(t,{words:e,changed:n=>$.keep({play:n}),shown(){
let n=$.viewer?.trace();return $.viewer&&n?{trace:n,at:$.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>s.follow()),Ru(n=>{if(!n)
return;s.start(n)&&$.keep({play:n});let r=document.getElementById("play");as(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});window.SpecViz=Object.assign($,{mount:nn,take:mi});for(let t of document.querySelectorAll("[data-component]")){let e=t.dataset.component??"",s=pt()?.[e];yr(e,[],
{element:t,props:s?{words:{[ye()]:s}}:{},server:{},trigger(){},watch(){}})}})();
