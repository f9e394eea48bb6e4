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
(()=>{var kd=/^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/,_d=window.requestAnimationFrame;window.requestAnimationFrame=t=>kd.test(String(t))?0:_d.call(
window,t);if(window.origin==="null"){let t=document.createElement("p");t.textContent=(document.documentElement.dataset.isolated??"").replace("{url}",window.location.
href),t.style.margin="24px",document.body.replaceChildren(t)}var pr=document.querySelector("base");pr&&pr.href===new URL("./",location.href).href&&pr.remove();for(let t of[
"focusin","keydown"])document.addEventListener(t,({target:e})=>{!(e instanceof HTMLInputElement)||e.type!=="radio"||e.closest("fieldset")?.querySelectorAll("inp\
ut[type=radio]").forEach(n=>{n.name=e.name})});document.addEventListener("keydown",t=>{let{key:e,target:n}=t;e!=="Tab"||!(n instanceof HTMLElement)||!n.matches(
"[role=combobox]")||(t.stopPropagation(),n.blur())},!0);new ResizeObserver(()=>{for(let t of document.querySelectorAll('fieldset [data-testid="block-info"]'))t.
closest("fieldset")?.setAttribute("aria-label",t.textContent?.trim()??"")}).observe(document.documentElement);var Sd=5e3;function Vo(t){if(!(t instanceof HTMLInputElement)||
t.type!=="number"||!t.value)return null;let[e,n]=[t.min,t.max].map(r=>r===""?NaN:Number(r)),s=Number(t.value);return s<e?e:s>n?n:null}document.addEventListener(
"input",t=>{Vo(t.target)!==null&&t.stopPropagation()},{capture:!0});document.addEventListener("focusout",({target:t})=>{let e=Vo(t);if(e===null)return;let n=t;Ed(
n,e),n.value=String(e),n.dispatchEvent(new Event("input",{bubbles:!0}))},{capture:!0});var qn=Object.assign(document.createElement("div"),{className:"limit",role:"\
status"});document.body.append(qn);var Fo=0;function Ed(t,e){let{left:n,bottom:s}=t.getBoundingClientRect();Object.assign(qn.style,{left:`${n+window.scrollX}px`,
top:`${s+window.scrollY+4}px`}),qn.textContent=`${Number(t.value)>e?"≤":"≥"} ${e.toLocaleString("en")}`,clearTimeout(Fo),Fo=window.setTimeout(()=>{qn.textContent=
""},Sd)}var V,Uo,Td,De,ur,Bn,Wo,Fn,Go,vr,mr,Ko,Yt=Symbol.for("pv"),Un={},Wn=[],Md=/^m(i|n|o|s|text|space)$/,fr=Array.isArray,gr=Wn.slice,at=Object.assign;function ot(t){
t&&t.parentNode&&t.remove()}function Gn(t,e,n){var s,r,a,i={},l=arguments.length;for(a in e)a=="key"?s=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?gr.call(arguments,2):n),Kt(t,i,s,r,null)}function Kt(t,e,n,s,r){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Yt,__v:r||++Uo,__i:-1,__u:0};return!r&&V.vnode&&V.
vnode(a),a}function T(t){return t.children}function Fe(t,e){this.props=t,this.context=e,this.__g=0}function Ve(t,e){if(e==null)return t.__&&Ve(t.__,t.__i+1);for(var n;e<t.
__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Ve(t)}function Rd(t){var e,n=t.__v,s=n.__e,r=[],a=[],i=t.__P;
i&&((e=at({constructor:Yt},n)).__v=n.__v+1,V.vnode&&V.vnode(e),br(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Ve(n),32&n.__u,a),e.__v=n.__v,e.__.__k[e.__i]=
e,ea(r,e,a),n.__=n.__e=null,e.__e!=s&&Yo(e))}function Yo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Yo(t)}function hr(t){(8&t.__g||(t.__g|=8,De.push(t),Bn++))&&ur==V.debounceRendering||((ur=V.debounceRendering)||queueMicrotask)(Jo)}function Jo(){try{for(var t,
e=1;De.length;)De.length>e&&De.sort(Wo),t=De.shift(),e=De.length,8&t.__g&&Rd(t)}finally{(Bn=De.length)&&(ur||queueMicrotask)(Jo)}}function Xo(t,e,n,s,r,a,i,l,c,p,u){
var m,f,h,v,b,g,k=s.__k||Wn,w=e.length;for(c=Od(n,e,k,c,w),m=0;m<w;m++)(h=n.__k[m])!=null&&(f=~h.__i&&k[h.__i]||Un,h.__i=m,g=br(t,h,f,r,a,i,l,c,p,u),v=h.__e,(f.
ref!=h.ref||8&f.__u)&&(f.ref&&xr(f.ref,null,h,f),h.ref&&u.push(h.ref,h.__c||v,h)),b=b||v,4&h.__u?(c=Qo(h,c,t,!f.__v),f.__e&&(f.__e=null)):typeof h.type=="functi\
on"&&g!==void 0?c=g:v&&(c=v.nextSibling),h.__u&=-21);return n.__e=b,c}function Od(t,e,n,s,r){var a,i,l,c,p,u,m,f,h,v=n.length,b=v,g=0,k=0,w=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[a]=Kt(null,i):fr(i)?i=w[a]=Kt(T,{children:i}):
i.constructor===Yt&&i.__b?i=w[a]=Kt(i.type,i.props,i.key,i.ref,i.__v):w[a]=i,c=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=Ld(i,n,c,b))&&(b--,(l=n[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,k=1)):(~p||(r>v?g--:r<v&&g++),typeof i.type!="function"&&(i.__u|=4))):w[a]=null;if(k){for(u=[],m=[],
a=0;a<r;a++)if((i=w[a])&&16&i.__u){for(g=0,f=u.length;g<f;)u[h=g+f>>1]<i.__i?g=h+1:f=h;u[g]=i.__i,m[a]=g+1}for(g=u.length;a--;)m[a]&&(m[a]==g?g--:w[a].__u|=4)}if(b)
for(a=0;a<v;a++)!(l=n[a])||2&l.__u||(l.__e==s&&(s=Ve(l)),wr(l,l));return s}function Qo(t,e,n,s){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=Qo(r[a],e,n,!1));return e}for(e&&!e.parentNode&&(e=Ve(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Ld(t,e,n,s){var r,a=t.key,i=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&a==null||c&&a==l.key&&i==l.type)return n;if(s>(c?1:0)){for(r=n-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=n+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function Bo(t,e,n){n==null&&
(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Dn(t,e,n,s,r){var a,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||Bo(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||Bo(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),
typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=mr[e]||(mr[e]=zd(e)),(t.__a||(t.__a={}))[e]=vr,a=e!=(e=e.replace(Go,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),n?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function zd(t){
return function(e){var n=this.__e;if(n){if(n=n[t],e[Fn]==null)e[Fn]=vr++;else if(e[Fn]<this.__a[t])return;return n(V.event?V.event(e):e)}}}function br(t,e,n,s,r,a,i,l,c,p){
var u,m,f,h,v,b,g,k,w,x,_,y,H,W,B,fe,R,S,E=e.type;if(e.constructor!==Yt)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,m=a=[],u.nodeType==8?l=Vn(u,a):
a.push(u),l=a[0]||l),(u=V.__b)&&u(e);e:if(typeof E=="function"){f=i.length;try{if(k=e.props,w=(u=E.prototype)&&u.render,x=(u=E.contextType)&&s[u.__c],_=u?x?x.props.
value:u.__:s,(h=n.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(w?e.__c=h=new E(k,_):(e.__c=h=new Fe(k,_),h.constructor=E,h.render=Pd),x&&x.sub(h),h.state||(h.state={}),h.
__n=s,h.__g|=8,h.__h=[],h.__k=[]),w&&(h.__s||(h.__s=h.state),E.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=at({},h.__s)),at(h.__s,E.getDerivedStateFromProps(
k,h.__s)))),v=h.props,b=h.state,h.__v=e,n.__c){if(k!==v&&w&&!E.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(k,_),e.__v==n.
__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(k,h.__s,_)===!1){e.__v!=n.__v&&(h.props=k,h.state=h.__s,h.__g&=-9),e.__e=n.__e,e.__k=
n.__k,e.__k.some(function(A){A&&(A.__=e)}),Wn.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=Ve(n);break e}h.componentWillUpdate&&h.componentWillUpdate(
k,h.__s,_),w&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(v,b,g)})}else w&&!E.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),
w&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=_,h.props=k,h.__P=t,h.__g&=-5,y=V.__r,H=w?25:0;do h.__g&=-9,y&&y(e),u=h.render(h.props,h.state=
h.__s,h.context);while(8&h.__g&&++H<25);w&&(Wn.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=at({},s,h.getChildContext())),w&&n.__c&&h.getSnapshotBeforeUpdate&&
(g=h.getSnapshotBeforeUpdate(v,b)),W=u&&u.type===T&&u.key==null?u.props.children:u,k.__P&&(u=l,r=(t=k.__P).namespaceURI,c=a=null,n.props&&n.props.__P!=t&&(n.__k.
some(function(A){A&&wr(A,A)}),n.__k=null),l=n.__k?Ve(n,0):null),l=Xo(t,fr(W)?W:[W],e,n,s,r,a,i,l,c,p),k.__P&&(e.__e=null,l=u),e.__u&=-161,m&&m.some(ot),h.__h.length&&
i.push(h),1&h.__g&&(h.__g&=-4)}catch(A){if(i.length=f,e.__v=null,c||a)if(A&&A.then){if(e.__u|=128|c,a){for(~(R=a.indexOf(l||void 0))||(R=a.length);(S=a[R-1])&&S.
nodeType==8;)R--;for(;R<a.length;R++)if(S=a[R])if(a[R]=null,B){if(S==fe)break}else{if(S.nodeType!=8)break;S.data.startsWith("$s")&&(fe=Vn(B=S))}}if(!B){for(;l&&
l.nodeType==8&&l.nextSibling;)l=l.nextSibling;B=l}(u=Vn(B=e.__c.__z||(e.__c.__z=B)))?(e.__e=B,l=u):e.__e=l,l=l&&l.nextSibling}else a&&a.some(ot);else e.__e=n.__e;
e.__k||(e.__k=n.__k||[]),A&&A.then||Zo(e),V.__e(A,e,n)}}else l=e.__e=Cd(n.__e,e,n,s,r,a,i,c,p,t);return(u=V.diffed)&&u(e),l}function Vn(t,e){if(t&&t.nodeType==8&&
t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(
t)}}function Zo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Zo))}function ea(t,e,n){for(var s=0;s<n.length;)xr(n[s++],n[s++],n[s++]);V.__c&&V.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){V.__e(a,r.__v)}})}function Cd(t,e,n,s,r,a,i,l,c,p){var u,m,f,h,v,b,g,k,w=n.props||Un,x=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),a){for(u=0;u<a.
length;u++)if((v=a[u])&&(_?v.localName==_:v.nodeType==3)){t=v,a[u]=null;break}}if(!t){if(k=p.ownerDocument||document,!_)return k.createTextNode(x);t=k.createElementNS(
r,_,x.is?x:p),l&&(V.__m&&V.__m(e,a),l=!1),a=null}if(_){if(p=_=="template"&&t.content||t,a=_=="textarea"&&x.defaultValue!=null?null:a&&gr.call(p.childNodes),!l&&
a)for(w={},u=0;u<t.attributes.length;u++)w[(v=t.attributes[u]).name]=v.value;for(u in w)v=w[u],u=="dangerouslySetInnerHTML"?f=v:u=="children"||u in x||u=="value"&&
"defaultValue"in x||u=="checked"&&"defaultChecked"in x||Dn(t,u,null,v,r);for(u in x)v=x[u],u=="children"?h=v:u=="dangerouslySetInnerHTML"?m=v:u=="value"?b=v:u==
"checked"?g=v:l&&typeof v!="function"||w[u]===v||Dn(t,u,v,w[u],r);m?(l||f&&(m.__html==f.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),e.__k=[]):(f&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Md.test(_))&&(r="http://www.w3.org/1999/xhtml"),Xo(p,fr(h)?h:[h],e,n,s,r,a,i,a?a[0]:
n.__k&&Ve(n,0),l,c),a&&a.some(ot)),l&&_!="textarea"||(u="value",_=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(_!="progress"||b)||Dn(t,u,b,w[u],
r),u="checked",g!=null&&g!=t[u]&&Dn(t,u,g,w[u],r))}else w===x||l&&t.data==x||(t.data=x);return t}function xr(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&
(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){V.__e(r,n)}}function wr(t,e,n){var s,r,a,i;if(V.unmount&&V.unmount(
t),!(s=t.ref)||s.current&&s.current!=t.__e||xr(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){V.__e(l,e)}s.__P=s.__n=null}
if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&wr(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Vn(s,a=[]))&&(s==t.__e&&a.some(ot),ot(
r),ot(s)),n||ot(t.__e),t.__e=t.__c=t.__=null}function Pd(t,e,n){return this.constructor(t,n)}function U(t,e){var n,s,r,a;V.__&&V.__(t,e),e.nodeType==9&&(e=e.documentElement),
s=(n=t&&32&t.__u)?null:e.__k,e.__k=Kt(T,{children:[t]}),r=[],a=[],br(e,e.__k,s||Un,Un,e.namespaceURI,s?null:e.firstChild?gr.call(e.childNodes):null,r,s?s.__e:e.
firstChild,n,a),ea(r,e.__k,a),e.__k.props.children=null}function ta(t){function e(n){var s,r;return this.getChildContext||(s=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&s.forEach(function(i){i.__g|=4,hr(i)})},this.sub=function(a){s.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){s.delete(a),i&&i.call(a)}}),n.children}return e.__c="__cC"+Ko++,e.__=t,e.Provider=(e.Consumer=function(n,s){return n.children(s)}).contextType=e,e}V={__e:function(t,e,n,s){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Bn=0,t}},Uo=0,Td=function(t){return t!=null&&t.
constructor===Yt},Fe.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=at({},this.state)),typeof t=="function"&&(t=t(at({},n),this.props)),
t&&(at(n,t),this.__v&&(e&&this.__k.push(e),hr(this)))},Fe.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),hr(this))},Fe.prototype.render=
T,De=[],Bn=0,Wo=function(t,e){return t.__v.__b-e.__v.__b},Fn=Symbol(),Go=/(PointerCapture)$|Capture$/i,vr=0,mr={},Ko=0;var M={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},na,Be=new Promise(t=>{na=t});function sa(t){M.viewer=t,na(t)}var ra=new Map,I=(t,e)=>{ra.set(t,e)},yr=(t,e)=>I(t,({node:n,
words:s,value:r})=>r(a=>U(Gn(e,{words:s,value:a}),n)));function oa(t,e,{element:n,props:s,server:r,trigger:a,watch:i}){ra.get(t)?.({node:n.firstElementChild,words:s.
words?.[je()],props:s,server:r,watch:i,send:Object.fromEntries(e.map(l=>[l,(c={})=>a(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(s.value||"{}"));c&&p(),i("valu\
e",p)}})}var je=()=>document.documentElement.lang.slice(0,2),Kn=t=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(t),aa=()=>matchMedia("(prefers-reduced-motion: r\
educe)").matches,Ad=20;function oe(t,e=1/0){let n=performance.now()+e;return new Promise(s=>{(function r(){let a=t();a||performance.now()>n?s(a||null):setTimeout(
r,Ad)})()})}function Yn(){let t=0;return()=>{let e=t+=1;return()=>e===t}}var Et=(t,e="sessionStorage")=>({read(){try{return JSON.parse(window[e].getItem(t)??"nu\
ll")}catch{return null}},write(n){try{window[e].setItem(t,JSON.stringify(n))}catch{}}});function Ue(t,e=null){let n=null,s=()=>{if(!n||e===null)return;let r=e;e=
null,n(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=String(r[t]),s())}),r=>{n=r,s()}}var $d=(t,e)=>t.replace(/\{(\w+)\}/g,(n,s)=>e&&s in e?String(e[s]):n);function ge(t){return(e,n)=>{let s=e.split(".").reduce((r,a)=>r?.[a],t);return typeof s=="\
string"?$d(s,n):e}}var d=t=>t;function ia(t){d=ge(t)}var jd=new TextEncoder,Hd=new TextDecoder("utf-8",{ignoreBOM:!0});function la(t){return t==null?[]:typeof t=="string"?[...jd.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Nd(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Id(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let n=t[t.length-
e];if(n<128)return 0;if(n>=192)return Nd(n)>e?e:0}return 0}var ye=Object.freeze({bytes:[],tokens:0});function Te(t,e){let n=[...t.bytes,...la(e)],s=Id(n),r=n.slice(
0,n.length-s);return{text:Hd.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:s?{bytes:n.slice(-s),tokens:r.length?1:t.tokens+1}:ye}}var ke=t=>la(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),qd=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Dd=["space","newline","tab","control","text"];function Jt(t){return[...t.matchAll(qd)].map(e=>({kind:Dd[e.slice(1).findIndex(n=>n!==void 0)],text:e[0]}))}var Xt=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Fd=t=>t&&`⁨${t}⁩`,Me=t=>t.replace(/[\u2068\u2069]/g,"");function se(t){return Fd(Jt(t).
map(({kind:e,text:n})=>e==="space"?"·".repeat(n.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Xt(n):n).join(""))}var N=(...t)=>t.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),Qt="–",Re=t=>(e,n)=>e==null||!Number.isFinite(e)?Qt:t(e,n);function Vd(t){let[e,n]=t.toExponential(1).split("e");return`${e}\
×10${[...n].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var We=Re((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return Vd(
t);let n=t.toPrecision(t<.001?Math.min(e,2):e),s=n.includes("e")?t.toFixed(7):n;return/^1(\.0*)?$/.test(s)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),Y=Re((t,e)=>t>0&&t<1e-4?"<0.0001":We(t,e)),K=Re(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function ae(t,e){let n=l=>[t,e].map(c=>We(c,l)),s=t===e?3:[3,4,5,6,7].find(l=>new Set(n(l)).size>1)??8,r=n(s),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var L=Re(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),ee=Re(t=>t.toFixed(t<9.995?2:1)+"×"),F=Re((t,e=2)=>t.toFixed(e)),kr=Re(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),ue=Re(t=>t.toLocaleString("en")),_r=Re(t=>{let[e,n]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/n).toPrecision(t/n<
10?2:3)} ${e}`}),G=Re(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var ca=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,n)=>n%2?C("bdi",{translate:"no"},e):e);function C(t,e,...n){let s=document.createElement(t),{on:r={},...a}=e;
Object.entries(r).forEach(([i,l])=>s.addEventListener(i,l));for(let[i,l]of Object.entries(a))l===!0?s.setAttribute(i,""):l!==!1&&l!=null&&s.setAttribute(i,Me(String(
l)));return s.append(...n.flatMap(i=>i==null?[]:typeof i=="string"?ca(i):[i])),s}function Jn(t,e){t.textContent!==Me(e)&&(t instanceof Element?t.replaceChildren(
...ca(e)):t.textContent=Me(e))}function Oe(t,e,n){n==null?t.removeAttribute(e):t.getAttribute(e)!==Me(String(n))&&t.setAttribute(e,Me(String(n)))}function da(t,e,n,s){
let r=n.bottom-e.bottom+4,a=n.top-e.top-48;r>0?t.scrollTop=s*Math.ceil((t.scrollTop+r)/s):a<0&&(t.scrollTop=s*Math.floor((t.scrollTop+a)/s))}function pa(t,e=!1){return Jt(t).map(({kind:n,text:s})=>{if(n==="text")return document.createTextNode(s);if(n==="control")return C("span",{class:"sv-control"},Xt(
s));let r=e&&n!=="space";return C("span",{class:`sv-${n}${r?" sv-marked":""}`},r?"":s)})}var Ge=class{constructor(e){this.host=e}host;probe=C("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let n=this.cache.get(e);if(n!==void 0)return n;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:s}=getComputedStyle(this.probe);return this.cache.set(e,s),s}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},Ke=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var it,J,Sr,ua,Er=Object.is,Xn=0,ya=[],Tr=[],Z=V,ma=Z.__b,ha=Z.__r,va=Z.diffed,fa=Z.__c,ga=Z.unmount,ba=Z.__;function en(t,e){Z.__h&&Z.__h(J,t,Xn||e),Xn=0;var n=J.
__H||(J.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function D(t){return Xn=1,Bd(Sa,t)}function Bd(t,e,n){var s=en(it++,2);if(s.t=t,!s.__c&&
(s.__=[n?n(e):Sa(void 0,e),function(a){var i=(s.__N||s.__)[0],l=s.t(i,a);Er(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=J,!J.__f)){J.__f=!0;var r=J.shouldComponentUpdate;
J.shouldComponentUpdate=function(a,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=a;if(c.__.some(function(f){f.__N&&(p=!0,Er(f.__[0],f.__N[0])||(u=!0))}),
r){var m=r.call(this,a,i,l);return p?m||u:m}return!p||u}}return s.__}function ka(t,e){var n=en(it++,3);!Z.__s&&Rr(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,J.__H.__h.push(
n))}function j(t,e){var n=en(it++,4);!Z.__s&&Rr(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,J.__h.push(n))}function z(t){return Xn=5,Ye(function(){return{current:t}},[])}function Ye(t,e){var n=en(it++,7);return Rr(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function _a(t){var e=J.context[t.__c],n=en(it++,9);return n.c=t,e?(n.__==null&&(n.__=!0,e.sub(J)),e.props.value):t.__}function Ud(){var t;do{for(;t=Tr.shift();)try{Zt(t)}catch(n){Z.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=ya.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Zt),e.__h.
some(Mr),e.__h=[]}catch(n){e.__h=[],Z.__e(n,t.__v)}}}while(Tr.length)}Z.__b=function(t){J=null,ma&&ma(t)},Z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
ba&&ba(t,e)},Z.__r=function(t){ha&&ha(t),it=0;var e=(J=t.__c).__H;e&&(Sr==J?J.__h=[]:(e.__h.some(Zt),e.__h.some(Mr),it=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Sr=J},Z.diffed=function(t){va&&va(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&wa(ya.push(e)),e.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),Sr=J=null},Z.__c=function(t,e){e.some(function(n){try{n.__h.some(Zt),n.__h=n.__h.filter(function(s){return!s.__||Mr(s)})}catch(s){n.__h=[function(){
throw s}]}}),fa&&fa(t,e)},Z.unmount=function(t){ga&&ga(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,wa(Tr.push(r))}else Zt(r)}catch(a){e=a}}),s.__H=void 0,e&&Z.__e(e,s.__v))};var xa=typeof requestAnimationFrame==
"function";function Wd(t){var e,n=function(){clearTimeout(s),xa&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);xa&&(e=requestAnimationFrame(n))}function wa(t){
t!=1&&ua==Z.requestAnimationFrame||((ua=Z.requestAnimationFrame)||Wd)(Ud)}function Zt(t){var e=J,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),J=e}function Mr(t){
var e=J;t.__c=t.__(),J=e}function Rr(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Er(n,t[s])})}function Sa(t,e){return typeof e=="function"?e(
t):e}var Gd=Symbol.for("pv"),Kd=0;function o(t,e,n,s,r,a){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Gd,__v:--Kd,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),V.vnode&&V.vnode(p),p}var Ta=ta(null);function me(){let t=_a(Ta),{state:e,set:n,send:s}=t;return{...e,state:e,viewer:t,set:n,send:s}}function q(){let t=me();return{...t,run:t.state.run}}
var tn=(t,e,n)=>U(o(Ta.Provider,{value:t,children:e}),n),Le=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),Qn=class extends Fe{shouldComponentUpdate({
run:e,when:n}){return e!==this.props.run||n!==this.props.when}render(){return o(T,{children:this.props.children})}},$=({name:t,...e})=>o("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e}),Ea=/\u2068([^\u2069]*)\u2069/,Ma=t=>Array.isArray(t)?t.map(Ma):typeof t!="string"||!Ea.test(t)?t:t.
split(Ea).map((e,n)=>n%2?o("bdi",{translate:!1,children:e}):e),Yd=V.vnode;V.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let n in e)n==="children"?e.
children=Ma(e.children):typeof e[n]=="string"&&(e[n]=Me(e[n]))}Yd?.(t)};var es="#term-",Jd=`[data-term], a[href^="${es}"]`,Zn=12,Or=8,ts=new Map,Oa=null,La=null,be=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});be.setAttribute("aria-labelledby","term-name");var Xd=()=>be.matches(":popover-open");function za(t){ts=new Map(
(t.glossary??[]).map(e=>[e.term,e])),Qd()}function Qd(){let{hash:t,pathname:e,search:n}=window.location,s=t.startsWith(es)&&ts.get(t.slice(es.length));s&&(window.
history.replaceState(window.history.state,"",e+n),Pa(s,document.querySelector("h1")??document.body))}function Ca({target:t}){let e=t instanceof Element?t.closest(
Jd):null;if(!e||e.closest("[data-glossary]"))return null;let n=ts.get(e.dataset.term??e.getAttribute("href")?.slice(es.length)??"");return n?{name:e,entry:n}:null}
var Ra=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((n,s)=>o(T,{children:[s>0&&d("comma"),n]},s))]}),Zd=({entry:{name:t,definition:e,
formula:n,sources:s,see:r}})=>o(T,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":d("term.close"),onClick:()=>be.hidePopover(),children:"×"})]}),o("p",{children:e}),n&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[d("term.formula")," "]}),n,/\bq\b/.test(n)&&o("span",{class:"sv-symbols",children:d("term.symbols")})]}),o(Ra,{label:d("term.source"),
items:s.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(Ra,{label:d("term.see"),items:r.flatMap(a=>{let i=ts.get(a);return i?
[o($,{name:a,children:i.name})]:[]})})]});function Pa(t,e){be.dataset.shows=t.term,U(o(Zd,{entry:t}),be),be.contains(e)||(document.body.append(be),Oa=e,be.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),be.showPopover(),ep(e.getBoundingClientRect())),be.focus({preventScroll:!0})}function ep({left:t,top:e,bottom:n}){
let{offsetWidth:s,offsetHeight:r}=be,{clientWidth:a,clientHeight:i}=document.documentElement,l=n+Or+r+Zn<=i||e<i-n,c=Math.max(Zn,Math.min(t,a-s-Zn)),p=l?n+Or:Math.
max(Zn,e-Or-r);Object.assign(be.style,{left:`${c+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{La=Xd()?Oa:null},
!0);document.addEventListener("click",t=>{let e=Ca(t);e&&(t.preventDefault(),!(La===e.name&&t.detail)&&Pa(e.entry,e.name))});for(let t of["pointerover","focusin"])
document.addEventListener(t,e=>{let n=Ca(e);n&&!n.name.parentElement?.closest('[title]:not([title=""])')&&(n.name.title=n.entry.definition)});var Aa=(t,e)=>C("b\
utton",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"dialog"},e);var P=({settings:t})=>(t.tree??"chain")!=="chain",te=({drafts:t})=>t.some(({parent:e})=>e!=null),pe=(t,e)=>t[e].parent??e-1,nn=(t,e)=>e<0?[]:[...nn(t,pe(t,e)),e];
function ie(t){let e=[];return t.forEach((n,s)=>{let r=pe(t,s);e.push(r<0?0:e[r]+1)}),e}var lt=t=>t.flatMap(({verdict:e},n)=>e==="accepted"?[n]:[]);function $a(t){
let e=ie(t);return t.flatMap(({verdict:s},r)=>s==="untested"?[]:[r]).sort((s,r)=>e[s]-e[r]||s-r)}function ja({drafts:t}){let e=lt(t);if(!te({drafts:t}))return e.
length;let n=e.at(-1)??-1;return t.flatMap(({parent:r},a)=>r===n?[a]:[]).at(-1)??t.length}function Ha(t){let e=t.map(()=>0),n=0,s=r=>{r>=0&&(e[r]=n),t.flatMap((i,l)=>i===
r?[l]:[]).forEach((i,l)=>{l&&(n+=1),s(i)})};return s(-1),{rows:e,count:n+1}}var sn=(t,e)=>({name:t,index:e}),tp=["medusa","dflash","lookup"],Na=({drafts:t},{settings:e})=>tp.includes(t[0]?.source??e.drafter)&&!te({drafts:t});function Je({
drafts:t,final:e,together:n}){let s=$a(t),r=t.filter(a=>a.verdict==="accepted").length;return[...Ia({drafts:t,together:n}).map(a=>sn("draft",a)),sn("verify",0),
...s.map(a=>sn("test",a)),...r<t.length?[sn("discard",r)]:[],...e?[sn("final",t.length)]:[]]}var Lr=({drafts:t,together:e})=>Ia({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Ia({drafts:t,together:e}){if(e)return t.length?[0]:[];let n=ie(t);return t.flatMap((s,r)=>n.indexOf(n[r])===r?[r]:[])}var rn=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function np(t,{name:e,index:n},s){let{drafts:r}=s;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&s.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&te(s)){let i=ie(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[n]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[n].verdict:rn(s);return t.map((i,l)=>l===n&&a?a:i)}function qa(t,e){let n=Je(
t).slice(0,e),s=t.drafts.length+(t.final?1:0);return{phase:n[n.length-1],looks:n.reduce((r,a)=>np(r,a,t),Array(s).fill("absent")),verified:n.some(r=>r.name==="v\
erify"),fallen:n.some(r=>r.name==="discard")}}function zr(t,{round:e,phase:n}){return e>=t.length?{round:t.length,phase:0}:n+1>=Je(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:n+1}}function Da(t,{round:e,phase:n}){return n>0?{round:e,phase:n-1}:e>0?{round:e-1,phase:Je(t[e-1]).length-1}:{round:0,phase:0}}function on(t,{round:e,
phase:n=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let s=Je(t[e]).length;return n>=s?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,n)}}var an=["token","block","match","typical","top-k","threshold"],sp=["typical","top-k","threshold"],O=({settings:t})=>t.rule??"token",X=t=>sp.includes(t),le=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),ne=t=>t?.chance??le(t),ct=(t,e)=>X(e)&&[0,1].includes(ne(t)??-1);function Tt(t){if(t.draw==null)return"\
kept";let e=t.draw;return e<(ne(t)??1)?"passed":e<(le(t)??1)?"kept":"rescued"}function Fa(t,e){let{target:n,draft:s,weight:r}=t[e];if(n==null||!s||r==null)return null;
let a=Math.min(1,r*n/s),i=e===t.length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:{weight:a,excess:l,last:i}}var Mt=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),dt=(t,e)=>t==="untested"&&O(e)==="block"&&!P(e)?"dropped":t,Va=({rule:t="token"})=>t==="token"?null:t;function Ba(t,e){let{token:n,target:s,weight:r,
excess:a}=t;return e==="match"?{weight:1,taken:i=>i===n?1:0,mass:s==null?null:1-s}:{weight:r??1,taken:(i,l)=>l,mass:a??null}}var Rt=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
ns=class{constructor(e,n){this.state=e;this.changed=n}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},re=({run:t,moment:e})=>t?
t.length-e.round:0,ze=({live:t,run:e,mode:n})=>t&&e!==null&&!e.over&&(n==="running"||n==="paused");function ss({run:t,predicting:e,moment:n}){return t&&t.over&&
!e?t.length:n.round}function ce({run:t,moment:{round:e,phase:n}}){return t&&n?qa(t.rounds[e],n):null}function Xe(t,e){let{run:n,moment:s}=t;if(!e||!n||e.round>s.
round||e.round<0)return null;let r=n.at(e);if(!r||e.round<s.round)return r;let a=ce(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}
var Ot=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Qe(t){return Xe(t,t.pinned)?{at:t.pinned,how:"pinned"}:Xe(t,t.hovered)?{at:t.hovered,
how:"preview"}:rp(t)||lp(t)}function Wa(t){let{run:e,moment:n,pinned:s,following:r,playing:a,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:m,view:f,opening:h,
rested:v}=t;return{...n,rounds:e?e.length:0,selected:Qe(t).at,pinned:s,following:r,playing:a,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:m,view:f,opening:h,
rested:v}}function rp(t){let{run:e,moment:n,entered:s}=t,r=ce(t);if(r)return{at:{round:n.round,index:r.phase.index},how:"now"};if(!e||s!=="step"||!n.round)return null;
let a=n.round-1;return{at:{round:a,index:Ga(e,a)},how:"now"}}var Ga=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:n})=>n!=="untested")),op=16,Ua=[.25,.75],
ap=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&Tt(e)==="rescued"),ip=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(le(e)??
1)),ln=(t,e)=>e==="block"?ap(t):X(e)?ip(t):-1,Cr=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:n})=>n==="accepted");function rs(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=Ua[0]*c&&l<=Ua[1]*c,n=t.rounds.findIndex(i=>ln(i,O(t.trace))>=0);if(n>=0)return n;let s=i=>t.folds.at(
i).emitted>=op,r=t.rounds.flatMap((i,l)=>Cr(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&s(i))??r.find(s)??r.find(a)??r[0]??null}function Pr({
rounds:t,trace:e}){let n=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=t.at(-1);if(!s||s.drafts.length>=e.settings.gamma||n(s))return null;let r=({drafts:l})=>l.
length>s.drafts.length,a=t.findLastIndex(l=>r(l)&&n(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var Ka=({run:t,moment:e,following:n,mode:s,predicting:r})=>t&&
n&&s==="running"&&!r&&e.round===t.length?Pr(t):null,pt=({moment:{round:t,phase:e},rested:n})=>n??(e?t:t-1);function lp(t){let e=pt(t),{run:n}=t;if(!n||!n.rounds[e])
return{at:null,how:"newest"};let s=ln(n.rounds[e],O(n.trace));if(s>=0)return{at:{round:e,index:s},how:"special"};let r=n.rounds[e].drafts.findIndex(({verdict:a})=>a===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Ga(n,e)},how:"newest"}}var os=({trace:t})=>t.settings.gamma>0&&!P(t),$r=({round:t,index:e})=>`${t}.${e}`;function jr({run:t,predicting:e,answers:n},{round:s,phase:r}){if(!e||!t||s>=t.
length)return null;let a=Je(t.rounds[s])[r],i={round:s,index:a.index};return a.name==="test"&&!($r(i)in n)?i:null}function dn(t){let e=ce(t)?.phase;if(!e||e.name!==
"test")return null;let n=$r({round:t.moment.round,index:e.index});return n in t.answers?n:null}var pn=t=>t.predicting&&t.looking!==null&&t.looking===dn(t),Ce=t=>pn(
t)?null:jr(t,t.moment);function Ya({run:t,answers:e},n,s){if(!t)return{};let r=t.rounds[n.round].drafts[n.index],a=O(t.trace)==="block"?null:ne(r),i=$r(n);return{
answers:{...e,[i]:{said:s,kept:r.verdict==="accepted",threshold:a}},looking:i}}function un({predicting:t,informed:e,run:n}){return t&&(!e||n?.trace.settings.temperature===
0)}var Ja=(t,e)=>un(t)&&e?.kind==="lit",Ar=t=>t.length?t.reduce((e,n)=>e+n,0)/t.length:null,cn=(t,e)=>(t-(e?1:0))**2;function Xa(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),n=e.filter(({chance:r})=>r!==.5),s=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:n.length,right:n.filter(({chance:r,kept:a})=>r>.5===a).length,brier:Ar(e.map(({chance:r,kept:a})=>cn(r,a))),known:s.length,truth:Ar(s.
map(({threshold:r,kept:a})=>cn(r,a))),best:Ar(s.map(({threshold:r})=>r*(1-r)))}}function Qa(t,e,n){if(t.brier===null)return[n("predict.lesson.none")];let s={...t,
brier:F(t.brier),truth:F(t.truth),best:F(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[N(t.
decided>0&&n("predict.lesson.you",s),n("predict.lesson.brier",s)),n("predict.lesson.half")+" "+n(`predict.lesson.${r?"lucky":a}`),...e?[n("predict.lesson.greedy")]:
t.known?[n("predict.lesson.truth",{...s,n:t.known})]:[]]}var as={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Za=t=>Object.keys(as).find(e=>as[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),is=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:n,store:s}=this.viewer;if(e.run){if(!os(e.run)){this.refused=e.run,this.viewer.changed({});return}n.halt(),s.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ze(e.state)&&!Ce(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:n}=this;!re(n.state)&&e.over&&n.player.seek(Rt.moment),n.toggle()}leavesVerdict(){let{viewer:e}=this,n=pn(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),n&&Ce(e.state)!==null}answer(e){let{state:n,store:s,player:r}=this.viewer,a=Ce(n);a&&(s.set(
Ya(n,a,e)),r.forward("step"))}press(e,n){let s=e.length===1?e.toLowerCase():e;if(s==="g")this.toggle();else if(n)if(s==="r")this.answer(null);else if(s in as)this.
answer(as[s]);else return!1;else return!1;return!0}};var cp=1.96,dp=300;function Hr(t,e){let n=t/e,s=cp**2/e,r=(n+s/2)/(1+s),a=Math.sqrt((n*(1-n)+s/4)*s)/(1+s);return{share:n,low:Math.max(0,r-a),high:Math.min(1,r+
a),tested:e}}function Nr(t){let e=t.some(({drafts:s})=>s.some(({confidence:r})=>r!=null)),n=t.filter(s=>!te(s)).flatMap(({drafts:s,positions:r=[]})=>s.flatMap(({
token:a,verdict:i,confidence:l},c)=>{let p=e?l:r[c]?.candidates.find(([u])=>u===a)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:n}}function ei(t,e){let n=O({settings:t});return n==="token"||n==="match"&&!e||t.temperature===0}function ti(t){let e=t.length<dp?5:10;return Array.
from({length:e},(n,s)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===s),a=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:s/e,to:(s+1)/e,mean:a,
...Hr(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:n})=>n)}function Ze(){let t=z(null),[e,n]=D(0);return j(()=>{let s=t.current,r=()=>n(s.clientWidth);r();let a=new ResizeObserver(r);return a.observe(s),()=>a.disconnect()},
[]),[t,e]}function ls({label:t,heads:e,rows:n,hidden:s}){let[r,a]=D(!1);return o("details",{class:"sv-table",hidden:s,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:d("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&n.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var cs=196,ds=40,ni=10,si=10,Ir=40,pp=[0,.5,1],Lt=10;function qr({dots:t,axis:{title:e,ticks:n},says:s,diagonal:r=!1}){let[a,i]=Ze(),l=u=>ds+u*(i-ds-ni),c=u=>si+
(1-u)*(cs-si-Ir),p=t.filter(({tested:u})=>u>=Lt);return o("div",{class:"sv-dots",role:"img","aria-label":s,ref:a,children:[i>0&&o("svg",{width:i,height:cs,"aria\
-hidden":"true",children:[pp.map(u=>o(T,{children:[o("line",{class:"sv-dots-grid",x1:ds,x2:i-ni,y1:c(u),y2:c(u)}),o("text",{x:ds-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),n.map(({at:u,label:m})=>o("text",{x:l(u),y:cs-Ir+15,"text-anchor":u<1?"middle":"end",children:m})),t.map(u=>o(T,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),o("circle",{class:u.tested<Lt?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:cs-Ir+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var ps=["accepted","rejected","untested"],up=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:L(t)}));function mp(t){let e=Array.from({length:Math.max(0,...t.map(s=>s.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:s})=>{te({drafts:s})?hp(s).forEach((r,a)=>{e[a][r]+=1}):s.forEach((r,a)=>{e[a][r.verdict]+=
1})});let n=e.findLastIndex(s=>ps.some(r=>s[r]));return e.slice(0,n+1)}function hp(t){let e=ie(t);return Array.from({length:Math.max(...e)+1},(n,s)=>{let r=t.filter(
(a,i)=>e[i]===s).map(({verdict:a})=>a);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function vp(t){let e=t.map(r=>r.drafts.
filter(a=>a.verdict==="accepted").length),n=t.map(({drafts:r})=>te({drafts:r})?Math.max(...ie(r))+1:r.length),s=Array(Math.max(0,...n)+1).fill(0);return e.forEach(
r=>{s[r]+=1}),s}var ri=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:n,value:s,
parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",children:s}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",
{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:n})]}))}),us=({heading:t,means:e,says:n,heads:s,rows:r,children:a})=>o("figure",
{class:"sv-figure-block",children:[o("h3",{children:o($,{name:e,children:t})}),a,o("p",{class:"sv-note",children:n}),o(ls,{label:t,heads:s,rows:r})]}),oi=(t,e)=>d(
"calibration.between",{from:L(t),to:L(e)}),ai=({share:t,low:e,high:n,tested:s})=>[L(t),oi(e,n),s],ii=t=>t.some(({tested:e})=>e<Lt)&&d("given.hollow",{few:Lt});function fp({
slots:t,rounds:e}){let n=t.filter(({accepted:l,rejected:c})=>l+c>0),s=n.length,r=t.length===1?"aria_one":s===1?"aria_first":"aria",a=(l=0)=>L(l/e),i=t.length?d(
`slots.${r}`,{first:a(t[0].accepted),last:a(n[s-1]?.accepted),n:s}):d("slots.none");return o(us,{heading:d("slots.heading"),means:"acceptance_by_position",says:i,
heads:[d("slots.slot"),...ps.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(({accepted:l,rejected:c,untested:p},u)=>[u+1,l,c,p,a(l),
L(l/(l+c))]),children:[o(ri,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:a(l.accepted),parts:ps.map(p=>[p,l[p]/e])}))}),o("ul",{class:"sv-legend",children:ps.
map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function gp({slots:t}){let e=t.flatMap(({accepted:c,rejected:p},u)=>{
let m=(u+.5)/t.length;return c+p?[{...Hr(c,c+p),x:m,at:m,label:String(u+1)}]:[]}),n=e.filter(({tested:c})=>c>=Lt),[s,r]=[n[0],n[n.length-1]],a=n.length<2?"few":
r.low>s.high?"rises":r.high<s.low?"falls":"open",i=n.length>1&&d("given.ends",{first:s.label,last:r.label,first_share:L(s.share),last_share:L(r.share)}),l=e.length?
N(i,d(`given.${a}`),ii(e)):d("slots.none");return o(us,{heading:d("given.heading"),means:"acceptance_by_position",says:l,heads:[d("slots.slot"),d("slots.of_judg\
ed"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...ai(c)]),children:o(qr,{dots:e,axis:{title:d("given.axis"),ticks:e},says:l})})}function bp({
counts:t,rounds:e}){let n=Math.max(...t),s=t.reduce((i,l,c)=>i+l*c,0)/e,r=t.flatMap((i,l)=>i===n?[l]:[]),a=d(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:F(s),commonest:r.join(d("comma")),count:n,rounds:e});return o(us,{heading:d("lengths.heading"),means:"mean_acceptance_length",says:a,heads:[d("length\
s.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(ri,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,n)]]}))})})}function xp({run:t,shown:e}){let n=Nr(t.rounds);if(!n.tests.length)return null;let s=d("calibration.heading");if(!ei(t.trace.settings,n.headed))
return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o($,{name:"calibration",children:s})}),o("p",{class:"sv-note",children:d("calibration.othe\
r_rule",{rule:d(`rules.name.${O(t.trace)}`)})})]});let{headed:r,tests:a}=Nr(t.rounds.slice(0,e)),i=r?"head":"own",l=ti(a).map(m=>({...m,x:m.mean,at:(m.from+m.to)/
2})),c=a.reduce((m,{chance:f})=>m+f,0)/a.length,p=a.filter(({accepted:m})=>m).length/a.length,u=l.length?N(d(`calibration.${i}`),d("calibration.sum",{mean:L(c),
share:L(p),tested:a.length}),d("calibration.equal"),ii(l)):d("slots.none");return o(us,{heading:s,means:"calibration",says:u,heads:[d("calibration.predicted"),d(
"calibration.mean"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:l.map(m=>[oi(m.from,m.to),L(m.mean),...ai(m)]),children:o(qr,{dots:l,axis:{
title:d(`calibration.axis.${i}`),ticks:up},says:u,diagonal:!0})})}function li(t){let{run:e,shown:n}=t,s=e.rounds.slice(0,n),r=mp(s);return o("section",{class:"s\
v-section",children:e.width>0&&o(T,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("breakdown.heading")})}),o("div",{class:"sv-breakdown\
-charts",children:[o(fp,{slots:r,rounds:n}),o(gp,{slots:r}),o(bp,{counts:vp(s),rounds:n}),o(xp,{...t})]})]})})}var wp={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},yp=["draft","verify","accept"];function zt({plain:t}){let e=(n,s)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":n}),o($,{name:wp[n],children:s})]});return o("ul",{class:"sv-legend",children:[yp.map(n=>e(n,d(`part_key.${n}`))),t&&e("\
plain",t)]})}var di=["draft","verify","accept"],kp=["plain","speculative","bursts"];function _p(t,e){let n=t.folds.cost(e);if(!n||!n.plain)return null;let s=t.folds.at(t.folds.
compared(e)),r=s.emitted/s.rounds,a={draft:n.draft*r,verify:n.verify*r,accept:n.accept*r},i=a.draft+a.verify+a.accept;return{parts:a,round:i,length:r,steps:i/n.
plain,speedup:t.folds.measured(e)}}var pi=t=>Object.fromEntries(di.map(e=>[e,G(t[e])]));function Sp(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:n,speedup:s}=e,r=di.reduce((l,c)=>n[l]>=n[c]?l:c),[a,i]=[F(e.steps),F(e.length)];return N(d("costs.round",{round:G(
e.round),steps:a,length:i,...pi(n)}),s===null?d("headline.impossible"):d(s>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:ee(s),blame:d(`part.${r}`)}))}
var ci=({way:t,parts:e,most:n})=>o("div",{class:"sv-cost",children:[o("span",{children:d(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([s,r])=>o("span",{"data-part":s,style:`--n:${r/n}`}))}),o("span",{class:"sv-cost-value",children:G(Object.values(e).reduce((s,r)=>s+r,0))})]});function Ep({
plain:t,draft:e,verify:n,accept:s}){let r={draft:e,verify:n,accept:s},a=e+n+s,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":d("costs.\
aria",{plain:G(t),total:G(a),...pi(r)}),children:[o(ci,{way:"plain",parts:{plain:t},most:i}),o(ci,{way:"speculative",parts:r,most:i})]})}function ui({run:t,shown:e}){
let n=t.folds.cost(e),s=_p(t,e),r=t.folds.gaps(e);return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv\
-costs-block",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("costs.heading")})}),n&&s&&o(Ep,{...n}),o(zt,{}),o("p",{class:"sv-note",children:Sp(
t,s)})]}),o("div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("ta\
ble",{children:[o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:d("waits.p50")}),o("th",{scope:"col",children:d("waits.p95")})]})}),
o("tbody",{children:kp.map(a=>o("tr",{children:[o("th",{scope:"row",children:d(`waits.${a}`)}),o("td",{children:G(r[a]?.p50)}),o("td",{children:G(r[a]?.p95)})]}))})]})}),
o("p",{class:"sv-note",children:d("waits.means")})]})]})})}var ms=260,mn=52,Dr=14,mi=22,hi=42,Tp=.001,vi=Tp/1.6,Mp=[.001,.01,.1,1],Rp=[10,100,1e3,1e4],Op=[["lossy",2],["exact",1]],fi=t=>t.map(e=>e.map(n=>n.toFixed(1)).join(
",")).join(" ");function Lp({rule:t,points:e,width:n}){if(!e.length)return null;let[s,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:fi(e)}),t==="exact"?o("circle",{cx:s,cy:r,r:5}):o("rect",{x:s-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:s,y:r+
(t==="exact"?20:-10),"text-anchor":s>n/2?"end":"start",children:d(`frequencies.${t}`)})]})}function gi({found:{band:t,checkpoints:e,plan:n},seen:s,says:r}){let[
a,i]=Ze(),l=Math.log(n[n.length-1]/n[0]),c=m=>mn+Math.log(m/n[0])/l*(i-mn-Dr),p=m=>mi+Math.log(1/Math.max(m,vi))/Math.log(1/vi)*(ms-mi-hi),u=m=>t.map((f,h)=>[c(
n[h]),p(f[m])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:ms,"aria-hidden":"true",children:[Mp.
map(m=>o(T,{children:[o("line",{class:"sv-convergence-grid",x1:mn,x2:i-Dr,y1:p(m),y2:p(m)}),o("text",{x:mn-6,y:p(m)+4,"text-anchor":"end",children:`${m*100}%`})]})),
Rp.map((m,f)=>o("text",{x:c(m),y:ms-hi+18,"text-anchor":["start","middle","middle","end"][f],children:m.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(mn+i-Dr)/2,y:ms-6,"text-anchor":"middle",children:d("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:fi([...u(1),...u(0).reverse()])}),
Op.map(([m,f])=>o(Lp,{rule:m,width:i,points:e.slice(0,s).map(h=>[c(h[0]),p(h[f][2])])},m))]})})}var Fr=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:L(t);var de=({text:t,oneLine:e=!1})=>o(T,{children:Jt(t).map(({kind:n,text:s})=>{if(n==="text")return s;if(n==="control")return o("span",{class:"sv-control",children:Xt(
s)});let r=e&&n!=="space";return o("span",{class:`sv-${n}${r?" sv-marked":""}`,children:r?"":s})})});var zp=["token","top-k","threshold"],xe=(t,e)=>e&&t!==void 0?t/e:null;function Cp({drafts:t,positions:e=[]}){let n=t.map((r,a)=>({...r,overlap:e[a]?.overlap??null}));
return te({drafts:t})?e.length?[...new Set(n.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>Pp(n.filter(({parent:a})=>a===r))):[]:n.slice(
0,t.filter(({verdict:a})=>a!=="untested").length).flatMap(({overlap:a})=>a===null?[]:[a])}function Pp(t){let[e,n]=[0,1];for(let s of t){let r=le(s);if(s.overlap===
null||r===null)return[];e+=n*s.overlap,n*=1-r}return[e]}function Ap(t,e){if(zp.includes(e))return!1;let n=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==n.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var $p=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function jp(t){let e=t.drafts.filter(n=>n.verdict==="accepted").map(n=>n.token);return t.final?[...e,t.final.
token]:e}function Hp(t,e,n){let s=l=>e.drafts.filter(c=>c.verdict===l).length,r=s("accepted"),a=s("rejected"),i=Cp(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+a,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-a,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,c)=>l+c,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(Ap(e.drafts,n)?1:0)}}var ut=t=>t.draft+t.verify+t.accept;function hs(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var Vr=t=>t.length?{p50:hs(t,50),p95:hs(t,95)}:null,Np=12,Ip=.25,qp=1+1e-9;function Dp(t){if(t.length<Np)return null;let e=t.slice(1).map((n,s)=>Math.
abs(n-t[s]));return xe(hs(e,75),hs(t,50))}var vs=class{constructor(e){this.temperature=e.temperature,this.rule=O({settings:e}),this.sums=[$p],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(Hp(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...jp(
e)),this.bursts.push(ut(e.times)),this.match()}pushPlain(e,n){this.plain.tokens.push(e),this.plain.seconds.push(n),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+n),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let n=Math.min(e,this.sums.length-1);for(;n>0&&this.sums[n].emitted>this.plain.tokens.length;)n-=1;return n}speedup(e){let n=this.sums[this.compared(e)];return xe(
this.plain.until[n.emitted],ut(n))}impossible(e){let n=this.sums[this.compared(e)],s=this.speedup(e);return n.drafted>0&&s!==null&&s>qp*(n.emitted/n.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let n=this.sums[this.compared(e)];return n.emitted?{draft:n.draft/n.emitted,verify:n.verify/n.emitted,accept:n.
accept/n.emitted,plain:this.plain.until[n.emitted]/n.emitted}:null}gaps(e){let n=this.bursts.slice(0,e),s=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Vr(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Vr(n.flatMap((r,a)=>[r,...Array(s(a)-1).fill(0)])),bursts:Vr(n)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let n=Dp(this.plain.seconds.slice(0,this.at(e).emitted));return n!==null&&n>Ip?{jitter:n}:null}agreement(e){let n=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!n?null:{compared:n,first_difference:this.matched<n?this.matched:null}}summary(e=this.sums.length-1){let n=this.
at(e),s=this.agreement(e),r=Math.min(this.plain.tokens.length,n.emitted);return{rounds:n.rounds,drafted:n.drafted,accepted:n.accepted,rejected:n.rejected,untested:n.
untested,emitted:n.emitted,acceptance_rate:xe(n.accepted,n.accepted+n.corrected),draft_efficiency:xe(n.accepted,n.drafted),mean_acceptance_length:xe(n.emitted,n.
rounds),mean_overlap:n.otherwise?null:xe(n.overlap,n.overlaps),tokens_per_second:xe(n.emitted,ut(n)),plain_tokens_per_second:xe(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:s&&s.first_difference===null}}};var Fp=Object.freeze({tokens:[],seconds:[]}),Vp=/^<\|?\w+\|?>$/,Bp=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,He=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=ye;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new vs(e.settings),this.width=e.settings.gamma;for(let n of this.promptTokens()){
let{text:s,pending:r}=Te(this.pending,this.piece(n));this.promptText+=s,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,n=this.piece(e[0]);return typeof n=="string"&&Vp.test(n)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:n}=this.folds,s=this.trace.ending==="end of text"?e.at(-1):null;
return n.tokens.findIndex(r=>r===s||Bp.test(String(this.piece(r))))}append({from:e=this.length,rounds:n=[],plain:s=Fp,plain_from:r=this.trace.plain.tokens.length,
pieces:a,...i}){let{trace:l}=this,c=l.plain;if(e>this.length||s.tokens.length&&r>c.tokens.length)return!1;Object.assign(l.pieces,a),n.slice(this.length-e).forEach(
p=>this.push(p));for(let p=c.tokens.length-r;p<s.tokens.length;p+=1)c.tokens.push(s.tokens[p]),c.seconds.push(s.seconds[p]),this.folds.pushPlain(s.tokens[p],s.seconds[p]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(Na(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let n=this.pending,
s=[];e.drafts.forEach((i,l)=>{let c=pe(e.drafts,l),p=this.slot(i.token,i.verdict,c<0?n:s[c].pending);i.verdict==="accepted"&&(this.pending=p.pending),s.push(p)});
let r=rn(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),{slots:a?[...s,a]:s,final:a}}slot(e,n,s){let r=this.piece(e),
{text:a,took:i,pending:l}=Te(s,r),c=a===""&&l.bytes.length>0;return{token:e,kind:n,piece:r,text:a,took:i,part:c,pending:l}}alone(e){let n=this.piece(e);return typeof n==
"string"?n:Te(ye,n).text}at({round:e,index:n}){let s=this.rows[e],r=s&&s.slots[n];if(!r)return null;let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accep\
ted").length,l=n<a.drafts.length,c=l?n:ja(a);return{...r,number:e,index:n,round:a,accepted:i,judgedAt:c,draft:l?a.drafts[n]:null,judged:a.drafts[c]||null,position:(a.
positions||[])[c]||null}}},Br=["accepted","correction","bonus","plain"],Ne=t=>Br.includes(t);function fs(t,e){let n=ye;return e.map(s=>{let r=t.piece(s),a=Te(n,r);return n=a.pending,{token:s,text:a.text,piece:r}})}var mt=({text:t,piece:e})=>t||ke(e);function gs(t,e){
let{output:n,plain:s,matched:r}=t.folds,a=Math.min(t.folds.at(e).emitted,s.tokens.length);return{speculative:fs(t,n.slice(0,a)),plain:fs(t,s.tokens.slice(0,Math.
min(a,t.plainEnd+1||a))),compared:a,parts:r<a?r:null}}var Up=["accepted","correction","bonus"],Wp=t=>t.rounds.flatMap(({drafts:e,final:n})=>[...e.filter(({verdict:s})=>s==="accepted").map(()=>"accepted"),...n?[e.length?
n.kind:"plain"]:[]]);function bs({texts:{plain:t,speculative:e,parts:n},run:s,says:r}){let a=Wp(s);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),Up.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${se(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return o("span",{class:"s\
v-pair","data-same":String(p),"data-parts":l===n?"":void 0,children:[o("span",{children:o(de,{text:mt(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(de,{text:mt(c),oneLine:!0})})]},l)})})]})}var xs=["exact","lossy"],bi=[1,2,3],Gp=3,Kp=.3,Yp=70,xi=48,Jp=5e-4;function Xp({candidates:t,rest:e},n){let s=n===1?2:4;if(e[n]===null||e[n]>Kp||e[s]===null)return 0;
let r=t.map(l=>l[n]??0);return[...t].sort((l,c)=>(c[n]??0)-(l[n]??0)).slice(0,Gp).reduce((l,c)=>l+Math.max(0,(c[s]??0)-(c[n]??0)),0)*(1-r.reduce((l,c)=>l+c*c,0))}
function Qp(t){let e=t.trace.settings.temperature?1:3,[n,s]=[0,0];return t.rounds.forEach(({positions:r},a)=>(r||[]).forEach((i,l)=>{let c=t.folds.at(a).emitted+
l,p=c<t.folds.output.length&&c<t.folds.at(a+1).emitted?Xp(i,e):0;p>s&&([n,s]=[c,p])})),n}function Zp({trace:t,folds:e},n){let s=[...t.prompt,...e.output.slice(0,
n)],r=Object.fromEntries(s.map(a=>[a,t.pieces[a]]));return JSON.stringify({...t,prompt:s,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var eu=0,
ws=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,n){Object.assign(this,{
ask:e,offered:n}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),Yp)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let n=eu+=1;this.result={number:n,state:"loading",texts:0},this.start=Qp(this.run),this.ask("sample",{number:n,tokens:e,
take:this.takes,trace:Zp(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},hn=(t=0)=>t.toLocaleString(
"en"),wi=t=>`${(t*100).toFixed(1)}%`;function tu({state:t,message:e,texts:n,of:s}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequenci\
es.state.${t}`,{n:hn(n),of:hn(s)})}function nu(t,e,n,s){return d(`frequencies.${n>s?"beyond":"within"}.${t}`,{n:hn(e),distance:Fr(n),high:Fr(s)})}function su(t,e){
let n=t.promptText+fs(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),s=n.length>xi?`…${n.slice(-xi)}`:n;return d(e?"frequencies.hardest":"frequencies.af\
ter",{text:s.replace(/\s+/g," ")})}function ru({run:t}){let e=gs(t,t.length),n=e.parts===null,s=e.parts??e.compared,r=n?d("lossless.same",{n:s}):d("lossless.dif\
fer",{n:s,position:s+1});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":n?"same":"diff\
er",children:r}),o(bs,{texts:e,run:t,says:r})]})}function ou({tally:[t,e],row:n,texts:s,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`\
--n:${t[n]/s/r};--g:${e[n]/s/r}`,children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),wi(t[n]/s)]})}
function au({run:t,found:e,seen:n,start:s}){let{rows:r,checkpoints:a,band:i,temperature:l,state:c}=e,p=n?a[n-1]:null,[u,...m]=p??[0],f=Math.max(...r.map(([,g])=>g),
...m.flatMap(([g])=>g.map(k=>k/u))),h=c!=="running"&&n===a.length&&n>0,v=xs.map((g,k)=>h?nu(g,u,m[k][2],i[n-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:d(
`frequencies.${g}`)});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.counted",{t:String(l),n:hn(u)})}),o("p",{class:"sv-note",children:su(
t,s)}),o("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:d(`frequencie\
s.${g}`)}))}),o("table",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:d("frequencies.caption")}),o("thead",{children:o("tr",{children:[o(
"th",{scope:"col",children:d("frequencies.beginning")}),["target",...xs].map(b)]})}),o("tbody",{children:r.map(([g,k],w)=>(g!==null||k>=Jp||m.some(([x])=>x[w]))&&
o("tr",{style:`--p:${k/f}`,children:[g===null?o("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(
de,{text:g,oneLine:!0})}),o("td",{children:wi(k)}),xs.map((x,_)=>p?o(ou,{tally:m[_],row:w,texts:u,most:f},x):o("td",{},x))]},w))})]}),o("p",{class:"sv-note",children:d(
"frequencies.why")}),o("h4",{children:d("frequencies.curve")}),o("p",{class:"sv-note",children:d("frequencies.band")}),o(gi,{found:e,seen:n,says:N(...v)||d("fre\
quencies.curve")}),o("div",{role:"status",children:xs.map((g,k)=>o("p",{class:"sv-told","data-rule":g,children:v[k]}))})]})}function iu({test:t}){let[e,n]=D(bi[0]),
{result:s,isRunning:r}=t;return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:d(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.leng\
th"),children:bi.map(a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>n(a),children:d(a>1?"frequencies\
.first":"frequencies.first_one",{n:a})}))}),o("progress",{max:1,value:s?.of?(s.texts??0)/s.of:0,hidden:!r,"aria-label":d("frequencies.progress")}),o("p",{class:"\
sv-note",role:"status",children:s&&tu(s)})]})}function yi({run:t,test:e}){let{result:n,refusal:s,offered:r}=e;if(!t.trace.settings.gamma||!(r||s))return null;let a=P(
t.trace);return o("div",{class:"sv-experiment",children:[o("h3",{children:d("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:d("frequencies.mea\
ns",{n:hn(r)})}),!a&&o("p",{class:"sv-note",children:d("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:s||d("frequencies.trees")}):o(iu,{test:e}),
n?.greedy&&o(ru,{run:new He(n.greedy)}),n?.rows?.length?o(au,{run:t,found:n,seen:e.seen,start:e.start}):null]})}function ki([t,e,n,s,r],a){let i=a?[s,r]:[e,n];return{token:t,target:i[0]??null,draft:i[1]??null}}var _i=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Ur=(t,e)=>t.reduce((n,s)=>{let r=s[e];return n===null||r===null?null:n+r},0);function et(t,e=!1){return t.candidates.map(n=>ki(n,e)).map(n=>({...n,both:_i(n)}))}
function Si(t,e,n){let s=new Set(e.map(m=>m.token)),r=ki(t.rest,n),a=[{...r,both:_i(r)},...et(t,n).filter(m=>!s.has(m.token))],[i,l]=[Ur(a,"target"),Ur(a,"draft")],
c=Ur(e,"both"),u=!n&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var Ei=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function ys(t,e,n=!1,s=8){let r=et(t),a=new Map(et(t,!0).map(m=>[m.token,Math.max(m.target||0,m.draft||0)])),
i=({token:m})=>a.get(m)??0,l=m=>(e.includes(m.token)?2:0)+Math.max(m.target||0,m.draft||0)+.001*i(m),c=r.sort((m,f)=>l(f)-l(m)).slice(0,s-1).sort((m,f)=>Ei(m,f)||
i(f)-i(m)).map(m=>m.token),p=et(t,n),u=c.flatMap(m=>p.find(f=>f.token===m)??[]);return[...u,Si(t,u,n)]}function ks(t,e=!1){let n=et(t,e).sort(Ei);return[...n,Si(
t,n,e)]}function Ti(t,{weight:e,taken:n,mass:s}){let r=et(t),a=s??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-n(l,p??0))/a})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function Mi(t){
let[e,n]=[et(t),et(t,!0)];return n.some((s,r)=>s.target!=null&&(s.target!==e[r].target||s.draft!=null&&s.draft!==e[r].draft))}var lu=["plain","speculative"],cu={float16:.0625,bfloat16:.5},du=.001;function pu(t,e){let n=0;for(;t.folds.at(n+1).emitted<=e;)n+=1;return t.rounds[n].positions?.[e-
t.folds.at(n).emitted]??null}function uu(t,e,n,s){let r=pu(t,e),a=r?ks(r,!0):[],[i,l]=[n,s].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let c=cu[t.
trace.models.target.dtype]||du;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function mu(t,e,[n,s]){let r=uu(t,e,n.token,s.token);if(!r)return d("l\
ossless.unknown");let a={mine:se(mt(n)),theirs:se(mt(s)),p:We(r.p[0]),q:We(r.p[1]),gap:F(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==
null?d("lossless.unlisted",a):N(d("lossless.gap",a),d(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function hu(t,e,{compared:n,parts:s}){return e==="none"?
d(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&n===t.folds.output.length?"lossless.same":"lossless.so_fa\
r",{n}):d(`lossless.${e}`,{position:(s??0)+1,n:s??0})}function vu(t,{compared:e,parts:n,speculative:s,plain:r}){return e?t.trace.settings.temperature>0?d(X(O(t.
trace))?"rules.lossy":"lossless.sampling"):n===null?d("lossless.greedy"):mu(t,n,[s[n],r[n]]):""}function fu({way:t,tokens:e,parts:n}){let s=a=>a.map(({text:i})=>i).
join(""),r=n??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:d(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(de,{text:s(e.slice(0,r))})}),n!==null&&o("mark",{class:"sv-parting",children:o(de,{text:mt(e[n]),oneLine:!0})}),o("span",{class:"sv-parted",
children:o(de,{text:s(e.slice(r+1))})})]})]})}function gu({texts:t}){let e=z(null);return j(()=>{let n=e.current,s=n?.querySelector("mark");n&&(n.scrollTop=s?Math.
max(0,s.offsetTop-n.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:lu.map(n=>o(
fu,{way:n,tokens:t[n],parts:t.parts}))})}function Ri({run:t,shown:e,test:n}){let s=gs(t,e),r=t.trace.settings.temperature===0,a=s.compared?s.parts===null?"same":
r?"differ":"sampled":"none",i=hu(t,a,s),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:vu(
t,s)}),s.compared>0&&(r?o(bs,{texts:s,run:t,says:i}):o(gu,{texts:s}))]},"own"),c=o(yi,{run:t,test:n},"test");return o("section",{class:"sv-section",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("lossless.heading")})}),r?[l,c]:[c,l]]})}var fn=1e-9,vn=class{list;constructor(){this.list=[]}add(e,n,s,r=ye){this.list.push({at:e,tokens:n,text:s,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let n=0,s=this.list.length;for(;n<s;){let r=n+s>>1;this.list[r].at<=e+fn?n=r+1:s=r}return n}tokensAt(e){let n=this.list[this.by(e)-1];return n?n.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Oi(t,e,n,s){
let{folds:r}=t;for(n.cut(e);n.list.length<e;){let c=n.list.length,p=r.at(c+1),u=t.rows[c].slots.filter(m=>Ne(m.kind));n.add(ut(p),p.emitted,u.map(m=>m.text).join(
""))}let{tokens:a,until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:p,
pending:u}=Te(c?s.list[c-1].pending:ye,t.piece(a[c]));s.add(i[c+1],c+1,p,u)}}function gn(t,e){let n=t/e,s=10**Math.floor(Math.log10(n));return[1,2,5].map(r=>r*s).find(r=>r>=n)??10*s}var Wr=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(n,s)=>s*e);function ht({label:t,choices:e,chosen:n,choose:s}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===n,onClick:()=>s(r),children:a},r))})}function Li({label:t,choices:e,chosen:n,choose:s}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:n,onChange:({currentTarget:r})=>s(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var bu=["draft","verify","accept"],Gr=24,zi=28,Ci=26,Ct=Gr*2+zi+Ci,xu=["1","4","16"],wu=16e3;function Pi({palette:t,time:e,drawn:n,seek:s,...r}){let{run:a,ours:i}=r,
l=r.span||1,[c,p]=Ze(),u=z(null),[m,f]=D("1"),h=Math.min(wu,Math.floor(p*Number(m))),v=e/l*(h-1);j(()=>{h&&yu(u.current,t,{...r,span:l},h)},[a,n,h]),j(()=>{c.current.
scrollLeft=v-p/2},[m]),j(()=>{let{scrollLeft:g,clientWidth:k}=c.current;m!=="1"&&(v<g||v>g+k-40)&&(c.current.scrollLeft=v-k/2)},[v]);let b=({offsetX:g})=>{let k=g/
h*l,w=0;for(;w<i.list.length&&ut(a.folds.at(w))<k;)w+=1;s(w)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:d("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${h}px; height: ${Ct}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${v.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(v,h-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(zt,{plain:d("race.key_plain")}),
o(ht,{label:d("race.zoom"),choices:xu.map(g=>[g,g==="1"?d("race.fit"):`${g}×`]),chosen:m,choose:f})]})]})}function yu(t,e,{run:n,span:s,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==Ct*l)&&Object.assign(t,{width:i*l,height:Ct*l});let c=t.getContext("2d");if(!c)return;let p=h=>h/
s*(i-1),u=(h,v,b,g,k)=>{let w=p(g)-p(b)>3,[x,_]=[p(b),p(g)].map(y=>w?Math.round(y):y);c.fillStyle=e.get(h),c.fillRect(x,v,Math.max(_-x-(k&&w?1:0),.4),Gr)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,Ct),ku(c,e,{span:s,width:i,at:p});let{until:m}=n.folds.plain;for(let h=1;h<=a.list.length;h+=1)u("plain",0,m[h-1],m[h],!0);let f=0;
n.rounds.slice(0,r.list.length).forEach(({times:h})=>bu.forEach(v=>{u(v,Gr+zi,f,f+h[v],v==="accept"),f+=h[v]}))}function ku(t,e,{span:n,width:s,at:r}){let a=gn(
n,Math.max(2,s/110));t.font=`11px ${Ke}`,t.textBaseline="alphabetic";for(let i=0;i*a<=n;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,Ct-Ci+6),t.fillStyle=e.get("quiet");let c=G(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
s?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?s:l,Ct-6)}}var _u=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Su=4,Eu=.25,Kr=1e3,Tu={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Mu="M4 2.5v11L13 8z",
Ru="M4 3h3v10H4zM9 3h3v10H9z",Ai=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Ou=t=>[1,.25,.1].find(e=>t/e>=Su)??.1;function $i({ours:t,plain:e,span:n},s,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-s)*r>fn);return r>0?i.length?Math.min(...i):n:i.length?Math.max(...i):0}function Lu({ours:t,plain:e,
measured:n,whole:s,span:r},a){let i={time:G(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!n)return d("race.alone",i);if(!s||a<r-fn)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:G(c.end),second:G(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function zu(t,e,{
plain:n,measured:s}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=s?r?d(X(O(t.trace))?"rules.lossy":"race.draws"):
a?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<n.list.length;return N(i,c&&d("race.goes_on",{end:se(t.alone(t.trace.plain.tokens[l]))}))}function Cu({trace:t}){
let{target:e,draft:n}=t.prefill??{};return!e&&!n?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:G(e),draft:G(n)})}function ji({way:t,arrivals:e,
end:n,time:s,measured:r}){let a=z(null),{list:i,tokens:l}=e,c=e.by(s),p=Ye(()=>i.slice(0,c).map((u,m)=>o("span",{class:n>=0&&m>n?"sv-ended":void 0,"data-new":m===
c-1&&c<i.length?"":void 0,children:o(de,{text:u.text})},m)),[i,c,c<i.length,n]);return j(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,c]),o(
"div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:d(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
c<i.length?d("race.so_far",{n:e.tokensAt(s),of:l}):d("race.done",{n:l,time:G(e.end)}):d("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:a,children:p})]})}function Pu({run:t,shown:e},{span:n,whole:s},r,a,i){let[l,c]=D(r),[p,u]=D(!1),[m,f]=D(!1),h=z({shown:e,
length:t.length}),v=e!==h.current.shown&&t.length===h.current.length;h.current={shown:e,length:t.length},v&&m&&!p&&f(!1);let b=z({limit:a,whole:s,span:n,speed:i});
b.current={limit:a,whole:s,span:n,speed:i};let g=z(null);return ka(()=>{if(!p)return;let k=performance.now(),w=requestAnimationFrame(function x(_){let y=b.current,
H=Math.max(0,Math.min((_-k)/1e3,Eu))*y.speed;k=_,c(W=>{let B=Math.min(W+H,y.limit);return y.whole&&B>=y.span&&u(!1),B}),g.current?.checkVisibility()?w=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(w)},[p]),{node:g,playing:p,time:m&&!(v&&!p)?Math.min(l,n):r,go(k,w=!1){f(!0),c(k),u(w)},follow:()=>f(!1)}}function Au({
chosen:t,choose:e,...n}){let{run:s,shown:r,known:a,palette:i,seek:l,greedy:c,drawn:p}=n,{ours:u,plain:m}=Ye(()=>({ours:new vn,plain:new vn}),[]);Oi(s,a,u,m);let f=s.
folds.plain.tokens.length>0,h=s.over&&u.list.length===s.length,v=Math.max(u.end,m.end),b={ours:u,plain:m,measured:f,whole:h,span:v},g=h&&r===s.length?v:r?u.list[r-
1].at:0,k=t??Ou(v),w=Pu(n,b,g,h||!f?v:Math.min(u.end,m.end),k),{time:x,playing:_,go:y,follow:H}=w;function W(){let E=x>=v-fn;Ai()?y(E?0:$i(b,x,1)):_?y(x):y(E?0:
x,!0)}function B(E){let A=Tu[E.key];A&&(E.preventDefault(),y($i(b,x,A)))}let fe=Lu(b,x),R=z("");_||(R.current=fe);let S=Ai()?"step":_?"pause":"play";return o("s\
ection",{class:"sv-section",ref:w.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("race.heading")}),o("span",{class:"sv-quiet",children:d(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":S,onClick:W,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:S==="pause"?Ru:Mu})}),o("span",{children:d(
`race.${S}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:Kr,step:1,value:v?Math.round(x/v*Kr):0,"aria-label":d("race.scrubber"),"aria-valuetext":fe,
onInput:({currentTarget:E})=>y(Number(E.value)/Kr*v),onKeyDown:B}),o("span",{class:"sv-race-clock",children:d("race.clock",{time:G(x),of:G(v)})}),o("label",{class:"\
sv-choice",children:[d("race.speed"),o("select",{value:String(k),onChange:({currentTarget:E})=>e(Number(E.value)),children:_u.map(([E,A])=>o("option",{value:String(
E),children:E===1?d("race.real"):A}))})]})]}),o("div",{class:"sv-readers",children:[o(ji,{way:"plain",arrivals:m,end:s.plainEnd,time:x,measured:f||!s.length}),o(
ji,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:R.current}),o("p",{class:"sv-note sv-race-texts",
children:[o("span",{children:zu(s,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:s.trace.settings.temperature===0||!c.offered(),onClick:()=>c.race(),
children:d("race.greedy")})]}),o(Pi,{run:s,...b,palette:i,time:x,drawn:p,seek:E=>{H(),l(E)}}),o("p",{class:"sv-note",children:Cu(s)})]})}var Yr=new WeakMap,$u=0;
function ju(t){return Yr.has(t)||Yr.set(t,$u+=1),Yr.get(t)}function Hi(t){let[e,n]=D(null);return o(Au,{chosen:e,choose:n,...t},ju(t.run))}var Pt=220,vt=44,bn=12,Ni=8,_s=40,Hu=1.25,Nu=1.1,Iu=90,Ii=10,qu=({folds:t},e)=>Array.from({length:t.compared(e)},(n,s)=>[t.at(s+1).emitted,t.speedup(s+1)??0]);function Du(t,e){
if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return d("headlin\
e.impossible");let[n,s]=e[e.length-1],r=e.slice(Ii-1).map(([,i])=>i),a={least:Ii,low:ee(Math.min(...r)),high:ee(Math.max(...r))};return N(d("chart.last",{tokens:n,
speedup:ee(s)}),r.length>1&&d("chart.range",a))}function Fu({points:t,tokens:e,width:n}){let[s,r]=D(null),a=Math.max(Hu,...t.map(([,b])=>b))*Nu,i=b=>vt+b/e*(n-vt-
bn),l=b=>Pt-_s-b/a*(Pt-_s-Ni),[c,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(s??0)),m=s===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),f=gn(a,5),h=f<.1?2:f<1?1:0,v=Math.
max(1,gn(e,Math.max(2,(n-vt)/Iu)));return o(T,{children:[o("svg",{width:n,height:Pt,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:g})=>r(g-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[Wr(a,f).map(b=>o(T,{children:[o("line",{class:"sv-speedup-grid",x1:vt,x2:n-bn,y1:l(b),y2:l(b)}),o("text",{x:vt-6,y:l(
b)+4,"text-anchor":"end",children:`${b.toFixed(h)}×`})]})),Wr(e,v).map(b=>o("text",{x:i(b),y:Pt-_s+16,"text-anchor":"middle",children:b})),o("text",{class:"sv-\
speedup-title",x:(vt+n-bn)/2,y:Pt-6,"text-anchor":"middle",children:d("chart.x")}),o("line",{class:"sv-speedup-plain",x1:vt,x2:n-bn,y1:l(1),y2:l(1)}),o("text",{
x:n-bn,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),o("polyline",{class:"sv-speedup-line",points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(
g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),m&&o("g",{class:"sv-speedup-mark",children:[o("line",{x1:i(m[0]),x2:i(m[0]),
y1:Ni,y2:Pt-_s}),o("circle",{cx:i(m[0]),cy:l(m[1]),r:4})]})]}),m&&o("p",{class:"sv-speedup-readout",style:`--x:${i(m[0])}px`,"data-side":i(m[0])>n/2?"left":"rig\
ht",children:d("chart.hover",{tokens:m[0],speedup:ee(m[1])})})]})}function qi({run:t,shown:e,known:n}){let[s,r]=Ze(),a=qu(t,e),i=a.length>1,l=Du(t,a);return o("\
section",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o($,{name:"speedup",children:d("chart.heading")})})}),o("div",
{class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:s,children:i&&r>0&&o(Fu,{points:a,tokens:t.folds.at(n).emitted,width:r})}),o("p",{class:"sv-no\
te",children:l}),o(ls,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:a.map(([c,p])=>[c,ee(p)])})]})}var Vu=250,Bu=120;function Uu(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>0&&e<window.innerHeight}var xn=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Ss=class{constructor(e){this.context=e}context;places={race:xn(),costs:xn(),lossless:xn(),speedup:xn(),breakdown:xn()};test=new ws(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(Hi,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(ui,
{...e}),lossless:e=>o(Ri,{...e,test:this.test}),speedup:e=>o(qi,{...e}),breakdown:e=>o(li,{...e})};show(e,{shown:n,known:s,busy:r,view:a}){let i=`${n} of ${s}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:n,known:s},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,Vu-(performance.now()-this.drawnAt)):Bu))}redraw(e){this.charted&&tn(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(s=>e?this.places[s].checkVisibility():Uu(this.places[s])).
forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>tn(
this.context.viewer,o(T,{}),e))}};var Wu={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Gu={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Ku={ArrowUp:"stepOn",ArrowDown:"stepBack"},Di={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Es=t=>(t.dataset.at??"").split(".").map(Number);function Yu(t,e,n){let s=t.indexOf(e),r=a=>{let i=t.filter(l=>Es(l)[0]===Es(e)[0]+a);return i.find(l=>Es(l)[1]>=
Es(e)[1])??i.at(-1)};switch(n){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[s+1];case"ArrowLeft":return t[s-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Ju(t,e,n){let s=t.findIndex(i=>i.includes(e)),r=t[s]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(n){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[s][r+1]??t[s+1]?.[0];case"ArrowLeft":return t[s][r-1]??t[s-1]?.at(-1);case"Arro\
wDown":return a(t[s+1]);case"ArrowUp":return a(t[s-1]);default:return null}}var Fi="specviz-letters";function Xu(){try{return localStorage.getItem(Fi)!=="off"}catch{
return!0}}var At={on:Xu(),keep(t){At.on=t;try{localStorage.setItem(Fi,t?"on":"off")}catch{}}},Ts=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let n=({
target:s})=>{this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",n,{signal:e}),document.addEventListener("focusin",
n,{signal:e}),document.addEventListener("keydown",s=>this.take(s),{signal:e})}take(e){let{target:n,key:s}=e,{node:r}=this.viewer;if(!(n instanceof HTMLElement))
return;let a=r.contains(n)||this.isFree(s,n);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
n.matches("input:not([type=checkbox]), select, textarea"))return;!(n.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,n)&&e.preventDefault()}isFree(e,n){
let s=/^[a-z]$/i.test(e);return n!==document.body?s&&n.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(e,n){let{actions:s,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=Wu[e.length===1?e.toLowerCase():e]||a()&&Gu[e];if(l)return s[l]()!==!1;let c=n.closest("[role=option]"),p=n.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=n.closest("[role=slider]");if(u&&i(e))return!0;let m=Di[e]||u&&Ku[e];return!m||this.scrolls(n,e)?!1:(s[m](),
!0)}inside(e,n,s){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(n??s)?.dataset.at&&r(),!0;let l=n?Yu(a(),n,e):s&&Ju(i(s),s,e);return l&&l.focus(),
!!l||e in Di}scrolls(e,n){if(e===document.body)return!1;let{overflowX:s,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return n.startsWith("Arro\
w")?a(s)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var Vi=[.2,.4,.6,.8],Bi=[.1,.5,1,2],wn={overlap:{term:"overlap",limits:Vi,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:Vi,
most:"1",of:({draft:t})=>ne(t??void 0)},target_entropy:{term:"entropy",limits:Bi,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Bi,most:"",of:({position:t})=>t?.draft_entropy??null}},Ui=["verdict",...Object.keys(wn)],Wi=t=>Ui.includes(t);function yn(t,e){let n=e&&wn[t]?wn[t].of(
e):null;return n==null?null:wn[t].limits.filter(s=>n>=s).length}function Gi(){let{tint:t,set:e}=me();return o("div",{class:"sv-tint",children:o(Li,{label:d("tin\
t.label"),choices:Ui.map(n=>[n,d(`tint.${n}.name`)]),chosen:t,choose:n=>e({tint:n})})})}function Ki({name:t}){let e=wn[t];if(!e)return null;let{limits:n,most:s,
term:r}=e;return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:n.join(d("comma"))}),children:[
"0",...n.map(a=>String(a).replace(/^0\./,".")),s].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=n.length&&o("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),o($,{name:r,children:d(`tint.${t}.means`)})]})}var Ms=44,Qu=2,Yi={PageUp:10,PageDown:-10},Ji=(t,{round:e})=>Yi[t]?{round:e+Yi[t],phase:0}:null;function Zu({rounds:t,length:e},n,s){let r=Math.max(0,Math.min(1,
n))*e,a=Math.min(Math.floor(r),e-1),i=Lr(t[a]);return s/e<Qu*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function Xi({text:t}){let{run:e,
moment:n,tint:s,viewer:r}=me(),a=z(null),i=z(null),[l,c]=D(0);j(()=>{let h=new ResizeObserver(([{contentRect:v}])=>c(v.width));return h.observe(a.current),()=>h.
disconnect()},[]),j(()=>em(i.current,r.palette,{run:e,shown:n.round,tint:s,width:l}),[e,e?.length,n.round,s,l,r.layouts]);let p=h=>{let{left:v}=a.current.getBoundingClientRect(),
{round:b,phase:g}=Zu(e,(h.clientX-v)/(l||1),l);r.seek(b,g)},u=e?.length??0,m=e&&n.phase?n.phase/Lr(e.rounds[n.round]):0,f=n.round+m;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
f.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?f/u:0},onPointerDown:h=>{!u||h.button||(h.currentTarget.setPointerCapture(h.pointerId),p(h))},onPointerMove:h=>{
h.currentTarget.hasPointerCapture(h.pointerId)&&p(h)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function em(t,e,{run:n,shown:s,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(Ms*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,a,Ms),!n?.length))return;let p=a/n.length,u=P(n.trace),
m=u?n.rounds.map(({drafts:b})=>Math.max(0,...ie(b).map(g=>g+1))):[],f=Ms/((u?Math.max(...m):n.width)+1),[h,v]=[p,f].map(b=>b>4?b-1:b);n.rounds.forEach(({drafts:b},g)=>{
let k=g<s?tm(n,g):[],w=u?m[g]+1:g<s?n.rows[g].slots.length:b.length+1;for(let x=0;x<w;x+=1)c.fillStyle=e.get(x<k.length?nm(n,g,k[x],r):"line"),c.fillRect(g*p,Ms-
(x+1)*f,Math.max(.6,h),Math.max(.6,v))})}var tm=(t,e)=>t.rows[e].slots.map(({kind:n},s)=>({kind:n,index:s})).filter(({kind:n})=>Ne(n));function nm(t,e,{index:n,
kind:s},r){if(r==="verdict")return`strip-${s}`;let a=yn(r,t.at({round:e,index:n}));return a==null?"strip-unknown":`tint-${a}`}var Rs=["gamma","temperature","drafter","rule","tree"];function Os(t,e){return e==="rule"?O(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function kn(t){
let{gamma:e,budget:n=e}=t.settings;return P(t)&&e>0?n:e}function Ls(t,e,n){return t==="drafter"?_e(String(e),n):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function _e(t,e){let n=`drafter_of.${e}.${t}`,s=d(n);return s===n?d(`drafter.${t}`):s}function Pe(t){if(t.part)return d("token.part",{hex:ke(t.piece)});let e=se(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function Jr({
rounds:t,trace:e},n,s){let{drafts:r}=t[n],a=r.length;if(s>=a)return d("token.final");let i=d("token.guess",{n:s+1,of:a}),{source:l}=r[s];return l?d("token.from",
{slot:i,drafter:_e(l,e.models.pair)}):i}function tt(t,e,n,s){let r=t.rows[e].slots[n];return d("token.aria",{token:Pe(r),kind:d(`kind.${dt(s||r.kind,t.trace)}`),
round:e+1,slot:Jr(t,e,n)})}var zs=({slot:t,as:e})=>o("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&o(de,{text:t.text,oneLine:!0})});function _n(t,e,n=!1){return e.part?
t.dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...pa(e.text,n)),t}function sm(t,e){let{gamma:n,drafter:s,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return n===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:s==="dspark"&&r?"unsure":s==="lookup"?"lookup":null}function Cs(t,e,n){let s=sm(e,n);return N(
t,s&&d(`unguessed.${s}`))}function rm(t,e){if(!e)return d("summary.start");let{drafts:n,final:s}=t.rounds[e-1],r={round:e,drafted:n.length,accepted:n.filter(i=>i.
verdict==="accepted").length};if(!n.length)return Cs(d("summary.plain",r),t,e-1);let a=n.length===1;return s?te({drafts:n})?d(s.kind==="bonus"?"tree.bonus":"tre\
e.some",r):s.kind==="correction"?d(a?"summary.one_rejected":"summary.some",r):d(a?"summary.one":"summary.all",r):d(a?"summary.one_ends":"summary.end",r)}function om(t,{
round:e},{name:n,index:s}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:s+1,of:a.length};if(te(r)&&n!=="final")return am(t,e,{name:n,index:s});if(n==="\
draft"&&r.together&&a.length>1)return d("phase.at_once",l);if(n==="draft"){let p=t.rows[e].slots[s];return d("phase.draft",{...l,token:Pe(p)})}if(n==="verify"&&
!a.length)return Cs(d("phase.verify_none",l),t,e);if(n==="verify")return d(a.length===1?"phase.verify_one":"phase.verify",l);if(n==="test")return im(t,r,s,l);let c=a.
filter(p=>p.verdict==="untested").length;return c&&i&&O(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function am(t,e,{name:n,index:s}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:Pe(t.rows[e].slots[s]??t.rows[e].slots[0])};if(n===
"draft"){let h=ie(r),v=h.filter(b=>b===h[s]).length;return d(v===1?"tree.level_one":"tree.level",{...a,level:h[s]+1,n:v})}if(n!=="test")return d(n==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:c}=r[s],p=ne(r[s]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&O(t.trace)==="block")
return d("tree.kept",a);if(t.trace.settings.temperature!==0&&ct(r[s],O(t.trace)))return Qi(t,{...a,n:s+1},i);if(t.trace.settings.temperature===0||l==null||p===null)
return d(`tree.greedy_${i}`,a);let[u,m]=ae(l,p),f=i==="rejected"&&!r.some((h,v)=>v>s&&h.parent===c);return d(`tree.${i}${f?"_last":""}`,{...a,draw:u,threshold:m})}
var Qi=(t,e,n)=>d(`rules.phase.certain_${n}`,{...e,rule:d(`rules.name.${O(t.trace)}`)});function im(t,{drafts:e},n,s){let r=e[n],{verdict:a,draw:i}=r,l=ne(r);if(t.
trace.settings.temperature===0)return d(`phase.greedy_${a}`,s);if(ct(r,O(t.trace)))return Qi(t,s,a);if(i==null||l===null)return d(`phase.untold_${a}`,s);let[c,p]=ae(
i,l),u={...s,draw:c,threshold:p};if(l===1&&a==="accepted"&&O(t.trace)!=="block")return d("phase.certain",u);if(O(t.trace)!=="block")return d(`phase.${a}`,u);let m=a===
"accepted"?Tt(r):"failed",[,f]=ae(i,le(r)??1);return d(`rules.phase.${m}`,{...u,ratio:f,by:Mt(e)+1})}function Sn(t,e,n){return n?om(t,e,n.phase):rm(t,e.round)}var lm=[.5,1,2,4],cm=["steps","rounds"],dm={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function pm({run:t,moment:{
round:e,phase:n}}){let s=t?.over;if(s&&e===t.length&&e)return d("transport.all",{rounds:e});let r=d(`transport.${s?"round_of":"round"}`,{round:n?e+1:e,rounds:s&&
t.length});return n?d("transport.step",{round:r,phase:n}):r}function um(){let{run:t,moment:e,playing:n,mode:s,live:r,status:a,presenting:i,state:l,viewer:{actions:c}}=me(),
p=z(null),u=re(l),m=ze(l),f=e.round===0&&e.phase===0,h=n||m&&s==="running"&&!u?"pause":m&&s==="paused"&&!u?"resume":"play",v=!(u>0||m||r&&!t),b={start:f,back:f,
previous:f,next:v,forward:v,end:e.round===(t?.length??0)};return j(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||
!(g.disabled||g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play",
"next","forward","end","stop"].map(g=>{let k=d(`transport.${g==="play"?h:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g===
"play"?h:void 0,title:k,"aria-label":k,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!m&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"tru\
e",class:"sv-icon",children:o("path",{d:dm[h==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:k})]},g)}),o("button",{type:"button",class:"sv-\
button sv-run",onClick:c.run,hidden:!(i&&r&&!m),children:d("transport.run")})]})}function En(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector(
"summary")?.focus(),t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function mm(){let{viewer:t}=me();return o("details",{class:"sv-keys",ref:e=>{
t.help=e},children:[o("summary",{children:d("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","ari\
a-label":d("term.close"),onClick:()=>En(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,n])=>o(T,{children:[o("dt",{children:e.split(/\s+/).map(s=>o(
"kbd",{children:s}))}),o("dd",{children:n})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"\
sv-check",children:[o("input",{type:"checkbox",defaultChecked:At.on,onChange:({currentTarget:e})=>At.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function Zi({
children:t}){let{run:e,moment:n,speed:s,pace:r,ghosts:a,presenting:i,state:l,set:c,viewer:{actions:p}}=me(),u=pm(l);return o("div",{class:"sv-transport",role:"g\
roup","aria-label":d("transport.label"),children:[t,o(um,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(Gi,{}),!(e&&
P(e.trace))&&o("label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:m})=>c({ghosts:m.checked})}),d("stream.ghosts")]}),
ze(l)&&re(l)>0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),o(ht,{label:d("transport.pace"),choices:cm.map(m=>[m,
d(`transport.${m}`)]),chosen:r,choose:m=>c({pace:m})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":d("transport.speed"),value:s,onChange:({currentTarget:m})=>c(
{speed:Number(m.value)}),children:lm.map(m=>o("option",{value:m,children:`${m}×`},m))})}),o("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),o(mm,{})]}),o(Xi,{text:e?`${u}. ${Sn(e,n,ce(l))}`:""})]})}function el(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function hm(t){let{start:e,back:n,previous:s,play:r,next:a,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:m}=t.state;if(t.help?.open)En(t.help,!1);else if(u)c();else if(m)t.pin(null);else return!1;return!0};return new Ts({node:t.node,actions:{toggle:r,roundBack:n,
roundOn:i,stepBack:s,stepOn:a,start:e,end:l,present:c,escape:p,help:()=>En(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(vm(u,t.state)?"r":u,
t.state.predicting),letters:()=>At.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let m=Ji(u,t.state.moment);return m&&t.seek(m.round),!!m}})}function vm(t,e){return t==="PageDown"&&e.presenting&&!pn(e)&&Ce(e)!==
null}function Ps({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[n,s]=(e.dataset.at??"").split(".").map(Number);return{
round:n,index:s}}function tl(t){let e=new AbortController,{node:n}=t,{signal:s}=e,r="",a=({screenX:h,screenY:v})=>`${h},${v}`;window.addEventListener("pointermo\
ve",h=>{r=a(h)},{signal:s}),n.addEventListener("pointerover",h=>{a(h)!==r&&t.hover(Ps(h))},{signal:s}),n.addEventListener("pointermove",h=>t.hover(Ps(h)),{signal:s}),
n.addEventListener("focusin",h=>t.focusOn(Ps(h)),{signal:s});let i=null;n.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:s,capture:!0}),n.addEventListener(
"click",h=>{let v=Ps(h);v&&t.pin(Ot(v,h.detail?i:t.state.pinned)?null:v)},{signal:s}),document.addEventListener("pointerdown",({target:h})=>{let{help:v}=t;v?.open&&
h instanceof Node&&!v.contains(h)&&En(v,!1)},{signal:s}),hm(t).listen(s);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:s});let c=new MutationObserver(l);[document.documentElement,document.body].forEach(h=>c.observe(h,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:h}])=>{let v=p;p=h.width,!(!p||p===v)&&(v||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let m=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});m.observe(t.stream.scroller);let f=new ResizeObserver(()=>t.fit());
return f.observe(document.body),()=>{e.abort(),[c,u,m,f].forEach(h=>h.disconnect())}}var As=class{views;constructor(e){this.views=e.map(n=>({view:n,marked:null,stop:null}))}show(e,n,s){let r=Xe(e,e.cursor)?e.cursor:n;this.views.forEach(a=>{let i=a.
view.find(n),l=a.view.find(r)??a.view.entrance?.()??null;a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=s,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(a,{marked:i,stop:l})})}};var fm=1100,gm=1.6,bm={draft:450,verify:1200,test:1e3,discard:700,final:1300},Xr=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,$s=class{constructor(e,n){
this.store=e;this.resume=n}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return jr(this.store.state,e)!==null}seek(e){let{round:n,
phase:s}=on(this.rounds,e);this.move(this.toward({round:n,phase:0},{round:n,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,n){let s=e;for(;Xr(s,n)&&!this.barred(s);)s=zr(this.rounds,s);return s}move(e,n,s={}){s.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:n,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(e){
this.go(e,{})}back(e){let{moment:n}=this.store.state;e==="step"?this.move(Da(this.rounds,n),"step"):this.seek({round:n.phase?n.round:n.round-1,phase:0})}go(e,n){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(e==="step")this.move(zr(this.rounds,s),"step",n);else{let r=on(this.rounds,
{round:s.round+1}),a=this.toward(s,r);this.move(a,Xr(a,r)?"step":"round",n)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...re(
this.store.state)?{}:{moment:Rt.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:n,moment:s,
opening:r}=this.store.state,{name:a}=Je(this.rounds[s.round])[s.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?bm[a]:fm)/(r?gm:n))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Xr(e.moment,e.until)?null:
re(e)?()=>this.tick():ze(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function xm(t){let e=[];for(let n=t;n.parentElement&&n!==document.body;n=n.parentElement){let s=n;e.push(...[...n.parentElement.children].filter(r=>r!==s))}return e.
filter(n=>n instanceof HTMLElement).filter(({popover:n})=>!n)}var js=class{constructor(e,n){this.node=e;this.resized=n}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=xm(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:n}=window,s=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(s,n/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var nl=20,wm=5;function ym(t,e){let{drafts:n,final:s}=t.rounds[e],r=ie(n),a=n.map((p,u)=>pe(n,u));s&&(r.push(lt(n).length),a.push(lt(n).at(-1)??-1));let{rows:i,
count:l}=Ha(a),c=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((m,f)=>m===u?[f]:[]));return{rows:i,count:l,levels:c,above:a.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function km(t,e,n,s){let r=tt(t,e,n,s),{drafts:a}=t.rounds[e];if(n>=a.length)return r;let i=nn(a,pe(a,n)).map(l=>Pe(t.rows[e].slots[l]));return d(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function sl({run:t,number:e,looks:n,over:s}){let{state:r}=q(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:m}=Ye(()=>ym(t,e),[t,e]),{at:f}=Qe(r),h=f?.round===e&&f.index<a.length&&Xe(r,f)?f.index:-1,v=nn(a,h),
b=z(null);j(()=>{let x=ce(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&_m(b.current,Qe(r).at?.index??i.length-1)},[t,e,r.moment]);let g=lt(a).
length,k=x=>o("span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":n[x]??"absent","data-line":v.includes(x)?"":void 0,style:`\
grid-column:${m[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),w=x=>{let _=n[x]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,
"data-kind":_,"data-line":v.includes(x)?"":void 0,style:`grid-column:${m[x]};grid-row:${l[x]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:km(t,e,x,_),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),o(zs,{slot:i[x],as:"sv-tree-token"})]},x)};return o("div",{class:`\
sv-tree${Math.max(c,p.length)>wm?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":h>=0?"":void 0,children:d("tree.text")}),i.map(
(x,_)=>k(_)),p.map((x,_)=>o("div",{role:"row",class:"sv-tree-level",children:x.map(w)},`level ${_}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"\
sv-mask-name",children:o($,{name:"tree_mask",children:d("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((x,_)=>o("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":n[_]??"absent","data-line":_===h?"":void 0,children:[0,...nn(
a,_).map(y=>y+1)].map(y=>o("span",{class:"sv-mask-cell","data-column":y,style:{"--column":y}},y))},_))}),o("p",{class:"sv-tree-note",children:s?d("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):d("tree.sees")})]})]},e)}function _m(t,e){let n=t.querySelector(".sv-tree-scroll"),s=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!n||!s)return;let r=(c,p,u,m)=>Math.min(0,c-nl-u)||Math.max(0,p+nl-m),[a,i,l]=[s,t,n].map(c=>c.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.
top,i.bottom),n.scrollLeft+=r(a.left,a.right,l.left,l.right)}var Sm=7,Em=12;function Tm(t,e){let n=z(null),[s,r]=D({run:t,layouts:e,columns:1/0}),a=s.run===t&&s.layouts===e?s.columns:1/0;return j(()=>{a<1/0||!n.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(n.current).gridTemplateColumns.split(" ").length})}),{row:n,columns:a}}function Mm(t,e,n){let s=t.rounds[e]?.drafts.
length??0;return P(t.trace)?s:Math.max(s,Math.min(t.width,n-1))}var Hs=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(s=>[...s.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:s})=>s)}};function rl(){let{run:t,state:e,
viewer:n}=q(),{moment:s,entered:r}=e,{row:a,columns:i}=Tm(t,n.layouts),l=ce(e),c=Math.max(0,pt(e)),p=t.rounds[c],u=!!(p&&te(p)),m=t.rows[c]?.slots??[],f=l?.looks??
m.map(({kind:_})=>s.round?_:"absent"),h=p?.drafts.length??-1,v=u?[]:Array.from({length:h+1},(_,y)=>y),b=Mm(t,c,i),g=P(t.trace)?h:t.width,k=v.map(_=>Lm(t,c,_,f[_]??
"absent")),w={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:s.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=Sm,"sv-round-tighter":g>=Em,
"sv-round-undrafted":b===0},x=_=>o(zm,{at:{round:c,index:_},look:f[_]??"absent",figures:k[_],concealed:un(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===
m.length-1},_===h?"final":_);return Rm(a,c),o("section",{class:["sv-round",...Object.entries(w).flatMap(([_,y])=>y?[_]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":d("round.label"),children:[o(Om,{run:t,number:c,tested:k.some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),
children:o("div",{class:"sv-slots",role:"row",ref:a,children:[v.slice(0,-1).map(x),v.length>0&&Array.from({length:b-h},(_,y)=>o("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${y}`)),v.slice(-1).map(x)]})}),u&&o(sl,{run:t,number:c,looks:f,over:!l&&s.round>0})]})}function Rm(t,e){let n=z(null);j(()=>{
let s=document.activeElement;n.current&&!n.current.isConnected&&s===document.body&&t.current?.lastElementChild?.focus(),n.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),j(()=>{let s=()=>{n.current=document.activeElement};t.current?.addEventListener("focusin",s)},[])}function Om({run:t,number:e,
tested:n}){let{models:s,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o($,{name:a===
"model"?"draft":"drafter",children:r==="model"?d("round.guesses"):_e(a,s.pair)})}),o("li",{children:o($,{name:"verification",children:d("round.pass")})}),o("li",
{hidden:!n,children:o($,{name:"accept_test",children:d("round.tests")})})]})}function ol(t,e,n){return e&&(n==="accepted"||n==="rejected")&&t.trace.settings.temperature!==
0&&!ct(e,O(t.trace))?e.draw:null}function Lm(t,e,n,s){let{drafts:r}=t.rounds[e],a=r[n],i=ol(t,a,s),l=ne(a);if(i==null||l===null)return"";if(a.verdict==="accepte\
d"&&i>=l)return d("rules.kept_by",{n:Mt(r)+1});let[c,p]=ae(i,l);return d(i<l?"round.below":"round.above",{draw:c,threshold:p})}function zm({at:t,look:e,figures:n,
concealed:s,now:r,entered:a}){let{run:i}=q(),{drafts:l,positions:c=[]}=i.rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],m=e==="absent",f=i.trace.
settings.temperature===0,h=!!p&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!s),v=ne(p),b=ol(i,p,e);return o("div",{class:"sv-slot",role:"gridce\
ll",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":m?"true":void 0,
"aria-label":m?void 0:tt(i,t.round,t.index,e),children:[o("span",{class:"sv-slot-token",translate:!1,children:o(zs,{slot:u,as:"sv-slot-text"})}),o("span",{class:"\
sv-slot-pass","aria-hidden":"true",children:[!f&&h&&v!==null&&o("span",{class:"sv-gauge",children:[o("span",{class:"sv-gauge-keep",style:{"--keep":v}}),b!=null&&
o("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),f&&h&&o(Cm,{run:i,token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-ve\
rdict","aria-hidden":"true",children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed",
"lit"].includes(e)?"":d(`kind.${dt(e,i.trace)}`)})]}),o("span",{class:"sv-slot-figures",children:n})]})}function Cm({run:t,token:e}){let n=e===void 0?"":se(t.alone(
e));return o("span",{class:"sv-slot-says",style:{"--sv-characters":n.length-2||1},children:n})}var Pm={mean_acceptance_length:t=>F(xe(t.emitted,t.rounds)),acceptance_rate:t=>L(xe(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>L(xe(t.accepted,t.drafted)),
drafted:t=>ue(t.drafted),emitted:t=>ue(t.emitted)};function Qr({drafts:t,final:e},n){let s=t.slice(0,n),r=s.filter(p=>p.verdict==="accepted").length,a=s.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===t.filter(p=>p.verdict==="accepted").length,l=a?"correction":i?null:"bonus",c=a===1||i||t.length<=n;return{drafted:s.length,accepted:r,
rejected:a,emitted:r+(l?1:0),final:l,drawn:c}}function al(t,e){let n={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let s of t){let{drafted:r,accepted:a,
rejected:i,emitted:l}=Qr(s,e);n.drafted+=r,n.accepted+=a,n.rejected+=i,n.emitted+=l}return n}function Am(t){let{drafter:e,temperature:n}=t.settings;return P(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":O(t)==="block"&&n?"rules.whatif":""}function il(){let{run:t,gamma:e,moment:{round:n},set:s}=q(),r=t.trace.settings.
gamma,a=Am(t.trace),i=e>=r,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:d("whatif.gam\
ma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),o("output",{class:"sv-whatif-value",children:l})]}),
!i&&o($m,{gamma:e,most:r,rounds:t.rounds.slice(0,n)}),o("p",{class:"sv-note","aria-live":"polite",children:i?d(a||(r<2?"whatif.fewest":"whatif.try")):d("whatif.\
note",{gamma:e,rounds:n})})]})}function $m({gamma:t,most:e,rounds:n}){let[s,r]=[al(n,1/0),al(n,t)];return o("table",{class:"sv-figures-table",children:[o("thead",
{children:o("tr",{children:[o("th",{scope:"col",children:d("whatif.rounds")}),o("th",{scope:"col",children:d("whatif.was",{gamma:e})}),o("th",{scope:"col",children:d(
"whatif.would",{gamma:t})})]})}),o("tbody",{children:Object.entries(Pm).map(([a,i])=>o("tr",{children:[o("th",{scope:"row",children:d(`whatif.row.${a}`)}),o("td",
{children:i(s)}),o("td",{children:i(r)})]},a))})]})}var jm=["draft","verify","accept"],Hm=["accepted","rejected","untested","correction","bonus"],Ns=36,Nm=20,Im=5;function ll(){let{run:t,viewer:{table:e}}=q(),[n,
s]=D(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,c=l?.closest("[data-round]");!l||!c||s({run:t,text:d("rounds.detail_of",{round:Number(
c.dataset.round)+1,time:l.getAttribute("aria-label")})})},a=n?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[o(
"div",{class:"sv-section-head",children:[o("h2",{children:o($,{name:"round",children:d("rounds.heading")})}),o("ul",{class:"sv-legend",children:Hm.map(i=>o("li",
{children:[o("span",{class:"sv-mark","data-kind":i}),o($,{name:i,children:d(`kind.${i}`)})]},i))})]}),o("p",{class:"sv-note",children:d(P(t.trace)?"tree.rounds":
"rounds.note")}),o(Le,{node:e.scroller}),o("p",{class:`sv-note sv-round-detail${a?"":" sv-hint"}`,children:a?n.text:d("rounds.detail")}),o("div",{class:"sv-foot",
children:[o("ul",{class:"sv-legend",children:o("li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o($,{name:"overlap",children:d("rounds.overla\
p_key")})]})}),o(zt,{plain:d("rounds.plain_key")})]})]})}var Is=class{head=C("div",{class:"sv-row sv-row-head",role:"row"});body=C("div",{class:"sv-rows",role:"\
rowgroup"});grid=C("div",{class:"sv-grid",role:"grid","aria-label":d("rounds.label")},C("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=C(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,n,s){n!==this.
run&&this.load(n),this.concealed=un(e),this.grow(),this.showRounds(e.moment.round),this.showNow(s),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let n=this.rows.length;n<this.run.length;n+=1){let s=this.row(n);this.rows.push(s),e.append(s)}for(this.grid.classList.
toggle("sv-many",this.rows.length>Nm),this.body.append(e),this.body.style.height=`${this.rows.length*Ns}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>Im);let e=(n,s="")=>C("div",{role:"columnheader",class:s},n);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(n,s)=>e(d("rounds.guess",{n:s+1}))),e(d("rounds.final"),"sv-final"),e(d("rounds.time"),"sv-time"))}row(e){let{drafts:n,positions:s=[],times:r}=this.
run.rounds[e],{slots:a,final:i}=this.run.rows[e],l=a.map((c,p)=>{let u=p<n.length&&s[p]?s[p].overlap:null,m=this.cell(c,e,p,u);return c===i&&m.classList.add("sv\
-final"),m});return C("div",{class:"sv-row sv-ahead",role:"row","data-round":e},C("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,n,s,r){let a=_n(C("span",{class:"sv-cell-text",translate:"no"}),e,!0);return C("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${n}.${s}`,"aria-label":this.label(n,s,r),style:`--i:${s}`+(r==null?"":`;--overlap:${r}`)},C("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),a)}label(e,n,s,r){let a=tt(this.run,e,n,r);return s==null?a:d("token.aria_overlap",{label:a,overlap:Y(s,2)})}time(e){let n=e.
draft+e.verify+e.accept;this.spans.push(n);let s=d("rounds.row_time",{total:G(n),draft:G(e.draft),verify:G(e.verify),accept:G(e.accept)}),r=C("div",{class:"sv-b\
ar"},...jm.map(a=>C("span",{"data-part":a,style:`--t:${e[a]}`})));return C("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},C("div",{class:"sv\
-bars-pair"},r),C("span",{class:"sv-ms"},G(n)))}compare(e){let{sums:n,plain:s}=this.run.folds,r=n[e+1].emitted;if(r>=s.until.length)return!1;let a=s.until[r]-s.
until[n[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=d("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:G(a)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(C("div",{class:"sv-bar sv-bar-plain"},C("span",{"data-part":"plain",style:`--t:${a}`}))),this.spans[e]=Math.max(this.
spans[e],a),!0}showRounds(e){let[n,s]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=n;r<s;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:n,shown:s}=this;if(n!==null&&(!e||n!==s)&&(this.
rows[n].classList.toggle("sv-ahead",n>=s),this.rows[n].classList.remove("sv-row-now"),this.run.rows[n].slots.forEach((a,i)=>this.dress(n,i,null)),this.now=null),
!e)return;this.now=s;let r=this.rows[s];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(a,i)=>this.dress(s,i,a))}dress(e,n,s){let r=this.find({round:e,index:n});if(!r)return;let{kind:a}=this.run.rows[e].slots[n],i=s==="absent",{drafts:l,positions:c=[]}=this.
run.rounds[e],p=s==="guessed"||s==="lit"&&this.concealed,u=n<l.length&&!p?c[n]?.overlap??null:null;Oe(r,"data-kind",s||a),r.firstElementChild&&Oe(r.firstElementChild,
"data-kind",s||a),Oe(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||Oe(r,"aria-label",this.label(e,n,u,s||a))}showCut(e,n){let s=e<
this.run.trace.settings.gamma?e:1/0,r=s===this.cutting?Math.min(n,this.marked):0,a=s===1/0&&this.cutting===1/0?0:Math.max(n,this.marked);for(let i=r;i<a;i+=1)this.
markCut(i,i<n?s:1/0);Object.assign(this,{cutting:s,marked:n})}markCut(e,n){let s=this.run.rounds[e],{drawn:r}=Qr(s,n);this.run.rows[e].slots.forEach((a,i)=>{let l=this.
find({round:e,index:i}),c=i<s.drafts.length?i>=n:!r,p=i===n&&!r;l&&(l.classList.toggle("sv-cut",c&&!p),l.classList.toggle("sv-cut-own",p),Oe(l,"aria-description",
c?d(p?"whatif.own":"whatif.gone",{gamma:n}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),n=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(s).visibility==="visible";return e.map((s,r)=>[...s.querySelectorAll(
"[role=gridcell]")].filter(a=>r<this.shown||n(a)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,n=(this.
shown+(this.now==null?0:1))*Ns;n>e+this.height?this.scroller.scrollTop=n-this.height:n-2*Ns<e&&(this.scroller.scrollTop=Math.max(0,n-2*Ns))}relayout(){this.height=
null}};var Zr=(t,e)=>t.length===e.length&&t.every((n,s)=>n===e[s]);function cl(t,e){let[n,s]=[t.trace.prompt,e.trace.prompt];if(Zr(n,s))return"again";if(s.length<=n.length||
!Zr(n,s.slice(0,n.length)))return null;let r=s.slice(n.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!Zr(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function qm(t,e,n){let s=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(n[u]).emitted)),i=[...s,...a],
l=r.findIndex((p,u)=>p!==i[u]),c=l<0?Math.min(r.length,i.length):l;return{n:c,was:r.at(c),now:i.at(c)}}var Dm=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function dl({compared:t,expected:e,returning:n},s){let r=n??(t&&Dm(t.pair[t.shown],s)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,s]:[s,
l],shown:r}}return e&&s.source&&cl(e.run,s.run)?{pair:[e,s],shown:1}:null}var qs=(t,e)=>e!==void 0&&se(t.alone(e))||d("token.empty");function Fm(t,e,n){let s=[t,
e],r=Rs.map(c=>[c,s.map(({trace:p})=>Ls(c,Os(p,c),p.models.pair))]).filter(([,[c,p]])=>c!==p),a=r.some(([c])=>c==="tree"),i=s.some(({trace:c})=>P(c)),l=s.map((c,p)=>c.
folds.summary(n[p]));return[...r,...a?[["verified",s.map(({trace:c})=>ue(kn(c)))]]:[],["speedup",l.map(({speedup:c})=>ee(c))],[i?"acceptance_by_position":"accep\
tance_rate",l.map(({acceptance_rate:c})=>L(c))],["draft_efficiency",l.map(({draft_efficiency:c})=>L(c))],["mean_acceptance_length",l.map(({mean_acceptance_length:c})=>F(
c))],["emitted",l.map(({emitted:c})=>ue(c))]]}function Vm(t,e,n){let{n:s,was:r,now:a}=qm(t,e,n);return r===void 0&&a===void 0?d("compare.same",{n:s}):r===void 0||
a===void 0?d("compare.longer",{n:s}):d("compare.differ",{n:s+1,was:qs(t,r),now:qs(e,a)})}function Bm(t,e){let n=cl(t,e);return n==="again"||n===null?"":d("compa\
re.branched",{n:n.at+1,token:qs(e,n.token),was:qs(t,n.was)})}function pl(){let{state:t,viewer:{sequels:e}}=q(),n=z(null),s=z(null),{compared:r}=t;if(j(()=>{let h=r&&
!r.pair.some(v=>s.current?.pair.includes(v));s.current=r,h&&(n.current?.focus({preventScroll:!0}),n.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,c]=a.map(({run:h})=>h),p=a.map(({run:h},v)=>v===i?ss(t):h.length),u=Bm(l,c),m=JSON.stringify(l.trace.machine)!==JSON.stringify(c.trace.
machine),f=["before","now"].map((h,v)=>v===i?d("compare.shown",{run:d(`compare.${h}`)}):d(`compare.${h}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":d("compare.heading"),ref:n,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:d(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:d(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),m&&o("p",{class:"sv-note",children:d("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d("compare.setting")}),f.map(h=>o("th",{scope:"col",children:h}))]})}),o("tbody",{children:Fm(
l,c,p).map(([h,v])=>o("tr",{children:[o("th",{scope:"row",children:d(`compare.${h}`)}),v.map(b=>o("td",{children:b}))]},h))})]}),o("p",{children:Vm(l,c,p)})]})}var Um=3,Wm=.1,Gm=.09,Km=.3,Ym=2**20,Jm=8,ul=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,n)=>n-e),eo=t=>Math.min(t.rest[1]??0,ul(t)[Jm-1]??1);
function Xm(t,e){let{candidates:n,rest:s}=e,r=m=>m?-m*Math.log(m):0,a=eo(e),i=a?s[1]??0:0,l=n.reduce((m,[,f])=>m+r(f),0),c=l-(i?i*Math.log(a):0),p=l+r(i)+i*Math.
log(Ym),u=m=>Math.min(Gm,Km*Math.exp(-m));return t>u(c)?1:t<=u(p)?0:null}var ml={token:(t,e)=>e,match:t=>t,typical:(t,e,n)=>n&&Xm(t,n),"top-k":(t,e,n)=>{let s=ul(
n)[Um-1];return s===void 0?null:t>0&&t>=s?1:e},threshold:(t,e)=>t>=Wm?1:e},Tn=(t,e,n,s)=>ml[t](e,n,s);function Qm(t,e){let{target:n}=t,s=le(t);return n==null||s===
null?[]:Object.keys(ml).flatMap(r=>{let a=Tn(r,n,s,e);return a===null?[]:[[r,a]]})}function hl({draft:t,position:e,draw:n,alone:s}){let r=s?Qm(t,e):[];return r.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:d("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(a=>o("th",{scope:"col",children:d(`rules.others.${a}`)}))})}),o("tbody",{children:r.map(([a,i])=>{let l=n<
i?"accepted":"rejected";return o("tr",{"data-rule":a,children:[o("th",{scope:"row",class:X(a)?"sv-lossy":"",children:d(`rules.name.${a}`)}),o("td",{children:Y(i)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",d(`kind.${l}`)]})]},a)})})]}),o("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:Y(n)})})]}):null}var vl=23,fl=["tokens","distance"],so=[0,1],Zm=1e-6,to=.005;function ro({candidates:t,rest:e,overlap:n}){let s=t.reduce((r,[,a,i])=>r+Math.max(0,(a??0)-(i??0)),
0);return Math.max(0,n==null?e[1]??0:1-n-s)}function eh(t,e){let n=(i,l)=>Math.max(0,e*(i??0)-(l??0)),s=t.candidates.reduce((i,[,l,c])=>i+n(l,c),0),[,r,a]=t.rest;
return[s+n(r,a),s+Math.max(n(r,a),e*ro(t))]}function th({drafts:t,positions:e=[]}){let n=1;return t.map((s,r)=>{if(n=Math.min(1,n*((s.target??0)/(s.draft||1))),
r===t.length-1)return[n,n];let a=c=>c+1-n>0?c/(c+1-n):1,[i,l]=eh(e[r+1],n);return[a(i),a(l)]})}function nh(t,e){return e==="block"?th(t):t.drafts.map((n,s)=>{let r=Tn(
e,n.target??0,le(n)??0,t.positions?.[s]??null);return r===null?so:[r,r]})}function gl(t,e){if(e!=="block")return t.reduceRight((s,r)=>1+r*s,1);let n=1;return t.
reduceRight((s,r,a)=>{let i=n*r*(a+1);return n*=1-r,s+i},1)}function sh(t,e){let{candidates:n,rest:[,s],overlap:r}=t,a=eo(t);if(r==null||s==null||Tn(e,a,a,t)!==
(e==="typical"?0:a))return so;let i=n.map(([,w,x])=>({p:w??0,q:x??0})),l=i.map(({p:w,q:x})=>x?Tn(e,w,Math.min(1,w/x),t):0);if(l.includes(null))return so;let c=i.
map(({q:w},x)=>w*(l[x]??0)),p=e==="typical"?0:Math.max(0,s-ro(t)),u=Math.max(0,1-p-c.reduce((w,x)=>w+x,0)),m=1-r<Zm,f=u/(m?1:1-r),h=i.map(({p:w,q:x})=>f*(m?w:Math.
max(0,w-x))),v=f*(m?s:ro(t)),b=i.reduce((w,{p:x},_)=>w+Math.abs(c[_]+h[_]-x),0),g=Math.abs(p+v-s),k=e==="typical"&&f>1;return[(b+g)/2,(b+(k?v+s:g))/2]}function rh(t){
let{drafts:e,positions:n=[]}=t;return n.length<e.length||e.some(s=>le(s)===null)?null:Object.fromEntries(an.map(s=>{let r=nh(t,s);return[s,{tokens:[gl(r.map(([a])=>a),
s),gl(r.map(([,a])=>a),s)],distance:e.length&&X(s)?sh(n[0],s):[0,0]}]}))}function oh(t){let e=n=>t.reduce((s,r)=>s+r[n],0)/t.length;return[e(0),e(1)]}var ah=([t,
e])=>{if(e-t>=to)return`${F(t)} – ${F(e)}`;let n=(t+e)/2;return n<to?`<${to}`:F(n)},no=new WeakMap;function ih(t){return no.has(t)||no.set(t,rh(t)),no.get(t)??
null}function bl(){let{run:t,moment:{round:e},live:n,send:s}=q(),r=P(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",a=r?[]:t.rounds.slice(0,e).map(ih).
filter(l=>l!==null),i=(l,c)=>ah(oh(a.map(p=>p[l][c])));return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:d("rules.lab.heading")}),a.length>
0&&o("table",{class:"sv-figures-table",children:[o("thead",{children:o("tr",{children:["rule",...fl].map(l=>o("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),
o("tbody",{children:an.map(l=>o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:X(l)?"sv-lossy":"",children:[d(`rules.name.${l}`),o("span",{children:l===
O(t.trace)&&` ${d("rules.lab.own")}`})]}),o("td",{children:i(l,"tokens")}),o("td",{children:X(l)?i(l,"distance"):"0"})]},l))})]}),o("p",{class:"sv-note",children:a.
length?d("rules.lab.rounds",{n:a.length}):d(`rules.lab.${r||"none"}`)}),a.length>0&&o("ul",{class:"sv-note",children:[...fl,"range"].map(l=>o("li",{children:d(`\
rules.lab.legend.${l}`)}))}),n&&o("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:vl}),children:d("rules.lab.claim",{n:vl})})]})}var lh={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:an,tree:["chain","k-ary","top-k","dynamic","measured"]},ch=["drafter","rule","tree"];function dh(t,e,n,s){if(e!=="tree")return{[e]:n};let r=kn(t.
trace);return n==="chain"?{tree:n,gamma:Math.min(r,s)}:{tree:n,budget:Math.max(r,1)}}function ph(){let{run:t,offers:e,live:n,viewer:{sequels:s}}=q();if(!n)return null;
let{most:r,refusal:a}=s,i=Rs.map(c=>[c,lh[c].filter(p=>c==="gamma"?Number(p)<=r:!ch.includes(c)||e?.[c]?.includes(String(p)))]),l=(c,p)=>{let u=p==="chain"&&kn(
t.trace)>r,m=u?d("again.shorter",{most:r}):Ls(c,p,t.trace.models.pair);return o("button",{type:"button",class:"sv-choose",disabled:Os(t.trace,c)===p,"aria-label":d(
u?"again.do_shorter":`again.do_${c}`,{value:m,most:r}),onClick:()=>s.make({changes:dh(t,c,p,r)}),children:m},p)};return o("div",{class:"sv-block",children:[o("h\
3",{children:d("again.heading")}),o("p",{class:"sv-note",children:a||d("again.note")}),!a&&o("div",{class:"sv-again",children:i.map(([c,p])=>p.length>1&&o("div",
{class:"sv-again-row","data-change":c,children:[o("span",{children:d(`again.${c}`)}),o("div",{class:"sv-choices",children:p.map(u=>l(c,u))})]},c))})]})}var xl=()=>o(
"section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("whatif.heading")})}),o(il,{}),o(bl,{}),o(ph,
{})]});var oo=["both","target","draft"],uh={both:"overlap",target:"residual",draft:"rejected"},mh=[0,.5,1],wl=({models:t})=>({token:e,target:n,draft:s,both:r})=>({token:e,
target:t==="draft"?null:n,draft:t==="target"?null:s,both:t==="both"?r:null});function yl({view:t,at:e}){let{raw:n,asTable:s,set:r}=q(),a=Mi(t.position),i=n&&a,l=z(
{at:e,form:`${n} ${s}`,morph:!1}),c=`${n} ${s}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
ht,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(ht,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:s?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),s?o(gh,{view:t,raw:i}):o(hh,{view:t,raw:i}),
o("p",{class:"sv-note",children:N(...t.notes,a&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function hh({view:t,raw:e}){let{position:n,marks:s,
models:r}=t,a=ys(n,[...s.keys()],e).map(wl(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?n.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":fh(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:d("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),a.map((c,p)=>o(vh,{view:t,row:c,others:p===a.length-1,dart:i?.token===
c.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:mh.map(c=>o("span",{style:{"--x":c},
children:c}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:d("areas.total")}),o(kl,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:Y(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[oo.map(c=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":c}),o($,{name:uh[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var kl=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(oo.map(n=>[`--${n}`,t[n]||0])),children:[oo.
map(n=>o("span",{"data-area":n},n)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function vh({view:t,
row:e,others:n,dart:s}){let r=t.name(e.token);return o("div",{class:`sv-area-row${n?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(kl,{values:e,dart:s}),o("span",{class:"sv-p",children:e.target==null?"":K(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":K(e.draft)})]})}function fh(t,e,n,s){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:Y(l[i])})},a=e[e.length-1];return N(r("target"),r("draft"),n!==null&&d("areas.overlap",{overlap:Y(n)}),s&&d(`areas.dart.${s.kind}`,{token:t.
name(s.token)}),d("areas.rest",{target:K(a.target),draft:K(a.draft)}))}function gh({view:t,raw:e}){let{position:n,name:s,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:d(`areas.${i}`)}))})}),o("tbody",{children:[ks(n,e).map(wl(t)).map(({token:i,target:l,draft:c,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:s(i)}),[l,c,p].map(u=>o("td",{children:K(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:d("areas.sum")}),[1,1,n.overlap].map(i=>o("td",{children:K(i)}))]})]})]})})}var bh={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Ds(t,e){let{key:n}=e,s=t.findIndex(i=>i===document.activeElement),r=bh[n],a=n==="Home"?0:n===
"End"?t.length-1:r?(s+r+t.length)%t.length:-1;return s<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function xh({round:{drafts:t,final:e},index:n,token:s}){let r=n<t.length?pe(t,n):null;return(t.find(({verdict:i},l)=>i==="accepted"&&pe(t,l)===r)??e??{token:s}).
token}function _l({seen:t,name:e}){let{live:n,viewer:{sequels:s}}=q();if(!n||t.open||!t.position)return null;let r=s.refusal,a=t.kind==="untested",i=xh(t);return o(
"div",{class:"sv-block sv-branch",children:[o("h3",{children:d("branch.heading")}),o("p",{class:"sv-note",children:r||d(a?"branch.untested":"branch.note")}),!r&&
!a&&o("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>Ds([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>s.
make({branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:K(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var ft=t=>t.trace.settings.temperature===0;function gt(t,e){return e===-1?d("token.rest"):se(t.alone(e))||ke(t.piece(e))||d("token.empty")}function ao(t,{judged:e,
position:n}){let{drafter:s}=t.trace.settings;return e?.source?e.source==="lookup":s==="lookup"||s.startsWith("lookup")&&n!==null&&n.rest[4]==null}function Sl(t,e){
let n=e.part?d("inspector.bytes",{hex:ke(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",s=e.draft?.confidence;return n+N(wh(t,e),s!=null&&d("in\
spector.confidence",{predicted:L(s)}))}function wh(t,e){let{kind:n,round:s,accepted:r,draft:a}=e,i=ft(t),l=ao(t,e);if(n==="plain")return Cs(d("why.plain"),t,e.number);
let c=te(s)?yh(t,e):"";if(c)return c;if(n==="bonus")return s.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:s.drafts.length});let p=i||O(t.trace)==="toke\
n"?"":kh(t,e);if(p)return p;if(n==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:gt(t,s.drafts[r].token)});if(n==="untested"){let v=s.drafts.findIndex(
({verdict:b})=>b==="rejected");return v<0?d("why.untested_end"):d("why.untested",{n:v+1})}if(n==="guessed"&&l)return d("why.copied");if(i)return d(`why.greedy_${n}`);
if(a?.target==null||a.draft==null)return d("inspector.absent_probabilities");let[u,m]=ae(a.target,a.draft),f={target:u,draft:m,chance:L(Math.min(1,a.target/a.draft))},
h=n!=="accepted"?n:a.target>=a.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(h)?`why.copied_${h}`:`why.${h}`,f)}function yh(t,{kind:e,round:{drafts:n},
index:s,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return d(`tree.why.${e}`);if(ft(t)||O(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return d("tree.why.guessed");let a=n.some(({parent:u},m)=>m<s&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";let[l,c]=ae(r.target,
r.draft),p=L(Math.min(1,r.target/r.draft));return N(a&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,chance:p}))}function kh(t,{
kind:e,round:n,accepted:s,draft:r,index:a}){let i=O(t.trace);if(e==="correction"){let p=n.drafts[s];return X(i)?"":d(`rules.why.${i}.correction`,{guess:gt(t,p.token),
weight:Y(p.weight??1)})}if(e==="untested")return i==="block"&&n.final?d("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=ae(r.draw??0,le(r)??1),m=!n.drafts.some((h,v)=>pe(n.drafts,v)===a),f=e==="accepted"?Tt(r):m?"rejected_last":e;return d(`\
rules.why.block.${f}`,{by:Mt(n.drafts)+1,draw:p,ratio:u})}let[l,c]=ae(r.target,r.draft);return d(`rules.why.${X(i)?"lossy":i}.${e}`,{rule:d(`rules.name.${i}`),target:l,
draft:c,chance:L(ne(r)??0),exact:L(Math.min(1,r.target/r.draft))})}var El=2,Tl=16,_h=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Ml=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Sh(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Eh(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Th(t){let e=t.cloneNode(!0),n=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((s,r)=>{let{width:a,height:i}=n[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;s.replaceWith(
C("img",{src:n[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(_h).forEach(s=>s.remove()),e}function Mh(t){let e=t.closest(".specviz"),{width:n}=t.getBoundingClientRect(),
s=C("div",{style:`width: ${n+2*Tl}px; padding: ${Tl}px`},Th(t)),r=C("div",{class:e.className},s),{style:a}=r;a.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(a,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:Ke}),e.append(r);let p=s.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(a,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function Rh(t){let{outer:e,page:n,width:s,height:r}=Mh(t),
a=m=>m.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Ml,""),i=new XMLSerializer().serializeToString(e).replace(Ml,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${r}"><style>${a(Sh())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=C("canvas",{width:s*El,height:r*El}),u=p.getContext("2d");return u.
fillStyle=n,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function nt({of:t,name:e}){let n=z(null);return Eh()?o(
"button",{type:"button",class:"sv-link sv-snapshot",ref:n,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=n.current,i=t?a.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;C("a",{href:await Rh(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var Oh=8,Lh=.85;function Rl({of:t}){let[e,n]=D(!1);return j(()=>{let r=t.current,a=()=>n(r.scrollHeight-r.scrollTop-r.clientHeight>=Oh),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:Lh*t.current.clientHeight,
behavior:r})},children:"▾"})}var Ol=4;function Ll(){let{run:t,state:e,raw:n,asTable:s,source:r,live:a,viewer:i}=q(),{at:l,how:c}=Qe(e),p=Xe(e,l),u=Ja(e,p),m=p!==null&&p.number!==pt(e),f=p?`${p.
number}.${p.index} ${p.kind}`:"",h=z(null);j(()=>{h.current.scrollTop=0},[t,f]);let v=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),h.current.focus(
{preventScroll:!0})};return o(T,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:h,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:d("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&o(Qn,{run:t,when:[f,p.open,u,m,n,s,a,r,i.layouts].join(),children:o(zh,{run:t,seen:p,concealed:u,stage:m?v:null})})]}),o(Rl,{
of:h})]})}function zh({run:t,seen:e,concealed:n,stage:s}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&_e(a,r.pair),l=d("\
inspector.where",{round:e.number+1,slot:Jr(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=m=>gt(t,m),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?ke(e.piece):e.text?o(de,{
text:e.text,oneLine:!0}):d("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${dt(e.kind,t.trace)}`)})," ",s?o("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:s,children:c}):o("span",{class:"sv-quiet",children:c})]})]}),o("p",{class:"sv-why",children:n?
d("predict.hidden"):Sl(t,e)}),!n&&!u&&o("p",{class:"sv-quiet",children:d("inspector.absent")}),!n&&u&&o(yl,{view:Ch(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(Ah,{run:t,seen:e}),o($h,{run:t,seen:e}),o(_l,{seen:e,name:p}),o(nt,{of:".sv-areas-block",name:"distributions"})]})}function Ch(t,e,n){let{kind:s,round:r,judged:a}=e,
l=e.judgedAt>=r.drafts.length?"target":s==="guessed"?"draft":"both",c=s==="guessed"||s==="lit",p=O(t.trace)==="token",u=new Map,m=!e.open&&(!e.draft||s==="rejec\
ted")?r.final:null,f=rn(r);m&&f&&u.set(m.token,f),a&&u.set(a.token,c?s:a.verdict);let v=!(a&&!c&&!ft(t)&&p)||a.draw==null||a.draft==null?null:{token:a.token,at:a.
draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[s==="untested"&&"areas.untested",l!=="target"&&
ao(t,e)&&"areas.lookup",ft(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:n,name:k=>gt(t,k),heading:d(b[l]),notes:g.flatMap(k=>k?[d(k)]:[]),shaping:Ph(
t),models:l,marks:u,dart:v,decides:p}}function Ph({trace:{settings:{temperature:t,top_k:e,top_p:n}}}){return[d("areas.temperature",{value:t}),...e>0?[d("areas.t\
op_k",{value:e})]:[],...n<1?[d("areas.top_p",{value:n})]:[]].join(d("comma"))}function Ah({run:t,seen:e}){let n=O(t.trace),r=["accepted","rejected",...n==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=ne(r??void 0);if(ft(t)||!r||a===null||i===null)return null;let[l,c]=ae(a,i),p={draw:l,threshold:c,
target:We(r.target),draft:We(r.draft),kind:d(`kind.${dt(e.kind,t.trace)}`)},u=a<i?"passed":"failed",m=ct(r,n),f=d(n==="token"?`test.${e.kind}`:`rules.sum.${m?"c\
ertain":X(n)?"lossy":n}.${u}`,p),h=n==="block",v=h&&!P(t.trace)?Fa(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":a},children:[o("h3",{children:o($,{name:"accept_test",children:d("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":m?f:d("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:d(h?"rules.pass":"test.keep")}),
o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:d(h?"rules.fail":"test.drop")}),!m&&o(T,{children:[o("span",{class:"\
sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),o("span",{children:"\
1"})]}),o("p",{class:"sv-arithmetic",children:f}),v&&o("p",{class:"sv-note",children:d(`rules.basis.${v.last?"last":"earlier"}`,{weight:Y(v.weight),excess:Y(v.excess)})}),
o(hl,{draft:r,position:e.position,draw:a,alone:!P(t.trace)})]})}function $h({run:t,seen:e}){let n=O(t.trace),s=jh(e),r=e.position&&s?Ti(e.position,Ba(s,n)):null;
if(!s||!r)return null;let a=!ft(t)&&(n==="block"||n==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,Ol),c=r.shares.find(({token:p})=>p===
i);return c&&!l.includes(c)&&(l[Ol-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residual-block",children:[
o("h3",{children:o($,{name:"residual",children:d("residual.heading")})}),o("p",{class:"sv-note",children:a?d(`rules.residual.${n}`,{weight:Y(s.weight??1)}):d("r\
esidual.note")}),o("div",{class:"sv-residual-head",children:[o("span",{children:d("areas.token")}),o("span",{children:d("residual.share")})]}),o("ul",{class:"sv\
-residual",children:l.map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[o("span",{class:"sv-t",title:gt(
t,p.token),children:gt(t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:K(p.share)})]},p.token))})]})}function jh({
kind:t,draft:e,round:{drafts:n}}){if(t==="rejected")return e;if(t!=="correction")return null;let s=lt(n).at(-1)??-1;return n.findLast(({verdict:r},a)=>r==="reje\
cted"&&pe(n,a)===s)??null}var zl=["draft","verify","accept"],Hh=3;function Cl(t,e){let n=t.folds.summary(e),s=e<Hh&&!(t.over&&e===t.length);return{numbers:n,early:s,warning:Nh(t,e)}}function Nh(t,e){
let n=t.over?t.folds.disturbance(e):null;return n===null?"":n.jitter===null?d("headline.impossible"):d("headline.disturbed",{jitter:L(n.jitter)})}function Pl(){
let{run:t,moment:{round:e}}=q(),{numbers:{speedup:n,acceptance_rate:s,mean_acceptance_length:r},early:a,warning:i}=Cl(t,e),l=(p,u,m,f)=>o("div",{class:`sv-figur\
e sv-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?Qt:f}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:d("headl\
ine.busy")}),o("span",{class:"sv-figure-label",children:o($,{name:u,children:m})})]}),c=!a&&n!==null&&n<1&&ee(n)!==ee(1);return o("div",{class:"sv-headline","da\
ta-slower":String(c),"data-busy":String(!a&&i!==""),title:a?d("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",
d("headline.speedup"),ee(n)),l("acceptance","acceptance_rate",d(P(t.trace)?"tree.acceptance":"headline.acceptance"),L(s)),l("length","mean_acceptance_length",d(
"headline.length"),F(r))]})})}function Al(){let{run:t,moment:{round:e}}=q(),{numbers:n,early:s,warning:r}=Cl(t,e),a=e<t.length&&d("headline.until",{round:e,rounds:t.
length});return o("p",{class:"sv-sentence",children:n.rounds?N(a,Ih(t,n),qh(t,e,n,s),r):d("headline.nothing")})}function Ih(t,{mean_acceptance_length:e,drafted:n,
rounds:s}){let{gamma:r,drafter:a}=t.trace.settings,i=F(e,n?1:0);if(!r)return d("headline.plain_round",{length:i});let l=n/s,c=n===s*r,p=P(t.trace)&&n?d("tree.gu\
esses",{n:F(l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return d("headline.each_round",{drafter:_e(a,t.trace.models.
pair),guessed:p,length:i})}function qh(t,e,{speedup:n},s){if(!t.folds.plain.tokens.length)return d("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(s||n==null||!r)return d("headline.too_early");if(ee(n)===ee(1))return d("headline.same");if(n>=1)return d("headline.faster",{share:L(1/
n)});let a=i=>F(r[i]/r.plain);return d("headline.slower",{total:F(zl.reduce((i,l)=>i+r[l]/r.plain,0)),draft:a("draft"),verify:a("verify"),accept:a("accept"),blame:d(
`part.${zl.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var Dh=["emitted","rounds","drafted","accepted","rejected","untested"],Fh=["accepted","rejected","untested"],Vh={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},$l=({trace:t})=>t.settings.temperature>0&&X(O(t));function Bh(t,e){if(t.trace.
settings.temperature>0)return d(`ledger.agreement.${$l(t)?"lossy":"sampling"}`);let n=t.folds.agreement(e);if(!n)return Qt;let{first_difference:s,compared:r}=n;
return s===null?d("ledger.agreement.same",{n:r}):d("ledger.agreement.differ",{n:s+1})}function jl(){let{run:t,moment:{round:e}}=q(),n=t.folds.summary(e),{target:s=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(Dh.map(l=>[l,ue(n[l])])),rates:{acceptance_rate:L(n.acceptance_rate),draft_efficiency:L(n.draft_efficiency),
mean_acceptance_length:F(n.mean_acceptance_length),mean_overlap:F(n.mean_overlap)},time:{speedup:ee(n.speedup),tokens_per_second:kr(n.tokens_per_second),plain_tokens_per_second:kr(
n.plain_tokens_per_second),prefill:s||r?G(s+r):Qt,agreement:Bh(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&P(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("ledger.heading")}),o("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),n.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",n),children:Fh.map(l=>o("span",{"data-kind":l,style:`--n\
:${n[l]}`}))}),$l(t)&&o("p",{class:"sv-note",children:d("rules.lossy")}),o("div",{class:"sv-ledger-groups",children:Object.entries(a).map(([l,c])=>o("div",{class:"\
sv-ledger-group",children:[o("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o($,{name:Vh[p]??p,
children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var Hl=240;function Uh(t){let e=[...t];return e.length>Hl?e.slice(2-Hl).join("").replace(/^\S*\s+/,"… "):t}function Nl(t,e,n){let s=Ce(e),r=s?null:dn(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:n,asked:s&&`${s.round}.${s.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:c,index:p}=s??{round:0,index:0},
m=[...n.rows.slice(0,c).flatMap(({slots:f})=>f.filter(({kind:h})=>Ne(h))),...n.rows[c].slots.slice(0,p)].map(f=>f.text).join("");return{guess:[...Me(Pe(n.rows[c].
slots[p]))].slice(0,60).join(""),before:Uh(n.promptText+m),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Wh=[0,.25,.5,.75,1];function Gh(t,e,n,s){if(e)return d("predict.ask",{token:Pe(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!n)return d(
s?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=n,l=`predict.${a?"kept":"dropped"}`,c=r===null?d(`${l}_unsaid`):d(l,{said:L(r),brier:F(cn(r,
a))});return N(c,i!==null&&d("predict.truth",{threshold:L(i)}))}function Kh({informed:t},e,n,s){if(!n)return!s||s.said===null?"":d("predict.brier",{said:s.said,
happened:s.kept?1:0,brier:F(cn(s.said,s.kept))});let{target:r,draft:a}=e.rounds[n.round].drafts[n.index];return e.trace.settings.temperature===0?d("predict.give\
n_greedy"):t?r==null||a==null?d("predict.unknown"):d("predict.given",{target:Y(r),draft:Y(a)}):d("predict.hidden")}function Il(){let{run:t,predicting:e,viewer:{
asking:n}}=q();return o(T,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>n.toggle(),children:d("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:n.refused===t&&P(t.trace)&&d("predict.trees")})]})}function ql(){let{run:t,state:e,set:n,
viewer:{asking:s}}=q(),{predicting:r,informed:a,taught:i,answers:l,moment:c,playing:p}=e,u=z(null),m=z(null),f=z(null),h=Ce(e),v=dn(e),b=v?l[v]:null,g=t.over&&c.
round===t.length,k=!h&&!g&&!p,w=Xa(Object.values(l)),x=i||g&&w.n>0,_=u.current?.contains(document.activeElement);return j(()=>{r&&m.current?.focus({preventScroll:!0})},
[r]),j(()=>{r&&h&&u.current?.scrollIntoView({block:"nearest"})},[r,h&&`${h.round}.${h.index}`]),j(()=>{let y=document.activeElement,H=!u.current?.contains(y)||!y?.
checkVisibility();_&&r&&(H||y===m.current&&k)&&(k?f:m).current?.focus({preventScroll:!0})}),j(()=>{u.current&&Nl(u.current,e,t)}),o("section",{class:"sv-predict",
"aria-label":d("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("predict.heading")}),o("span",{class:"\
sv-quiet",children:w.n>0&&d(w.decided?"predict.score":"predict.score_undecided",{...w,brier:F(w.brier)})}),o("label",{class:"sv-check",children:[o("input",{type:"\
checkbox",checked:a,onChange:({currentTarget:y})=>n({informed:y.checked})}),d("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!w.n||g,"aria-\
expanded":x,onClick:()=>n({taught:!x}),children:d("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:d("predict.leave")})]}),
o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:m,children:Gh(t,h,b,g)}),o("p",{class:"sv-note",children:Kh(e,t,h,b)}),o("div",{class:"sv-answers",role:"\
group","aria-label":d("predict.chance"),hidden:!h,children:[Wh.map(y=>o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(y),children:[o("span",{children:y===
0?d("predict.none"):y===1?d("predict.all"):L(y)}),o("kbd",{children:Za(y)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[
d("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!k,onClick:()=>s.next(),ref:f,children:d("predict.n\
ext")}),o("div",{class:"sv-lesson",role:"status",children:x&&o(T,{children:[o("h3",{children:d("predict.lesson.heading")}),Qa(w,t.trace.settings.temperature===0,
d).map(y=>o("p",{children:y}))]})})]})}var Yh=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Jh({models:t,settings:e}){let n=u=>d("size",{name:u.name,size:_r(u.parameters)}),s=n(t.
target),r=Va(e),{drafter:a,confidence:i}=e,l=u=>a!=="early-exit"?n(u):d("first_layers",{layers:u.layers,of:t.target.layers,size:_r(u.parameters)}),c=t.draft?d("\
pair",{target:s,draft:l(t.draft)}):d("pair_alone",{target:s}),p=P({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});return[r&&d(
`rules.name.${r}`),p,a!=="model"&&_e(a,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&d(u)),d("settings",{...e}),i&&d("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function Xh({machine:t,captured:e,recorded:n},s){let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&d(`steps.${e?"captured":"\
eager"}`);return d(s?"recorded":"live",{date:n.slice(0,10),machine:[a||r,i,l].filter(Boolean).join(" · ")})}function Qh({trace:{ending:t},folds:e}){let n=e.output.
length;return d(`ending.${t}${t==="stopped"?["_none","_one"][n]??"":""}`,{n})}function Zh(t){let{run:e,recorded:n,status:s,stale:r}=t,a=s!=="done"?d(`state.${s}`):
e?Qh(e):d("state.idle"),i=n||re(t)>0&&e?.trace.ending!=="stopped",l=e&&(s==="idle"||s==="done"&&i),c=e&&s==="error"?d(n?"state.example":"state.previous"):l&&r?d(
"state.stale"):"";return N(t.message||(l?"":a),c)}function Dl(){let{state:t}=me(),{run:e,recorded:n,status:s}=t,r=e?Xh(e.trace,n):"",a=e?Jh(e.trace):"";return o(
"div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(n),title:r,children:r}),o("span",{title:a,children:a}),o("span",{class:"sv\
-message",role:s==="error"?"alert":"status",children:Zh(t).split(Yh).map((i,l)=>l%2?o("a",{href:i,target:"_blank",rel:"noopener",children:i}):o("span",{children:i}))})]})}function ev({rounds:t,trace:e},n){let s=t[n];if(!s)return"";let r=O(e),a=ln(s,r);return a>=0?d(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):Cr(s)?d("lead.w\
hy"):""}function Fl(){let{run:t,moment:e,opening:n,recorded:s,playing:r,rested:a,viewer:i}=q(),l=!r&&e.phase===0,c=a!==null?d("lead.rests",{round:t.length,shown:a+
1}):l&&n&&s?ev(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?rs(t):null,u=p!==null&&ln(t.rounds[p],O(t.trace))>=0;return o("span",{class:"sv-lead",children:[
c&&o("span",{children:c}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var tv=2e3,Bl={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Vl=Object.keys(Bl),nv={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},sv={tree:["test","write"],block:["test"]};function rv({run:{trace:t},current:e}){let n=P(t)?"tree":O(t)==="block"&&t.settings.temperature?
"block":"",s=e?Vl.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":d("act.label"),children:Vl.map((r,a)=>{let i=d(`act.${r}.${sv[n]?.includes(r)?n:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===s?"step":void 0,class:a<s?"sv-past":"",children:[o($,{name:r==="test"&&n==="block"?"block_verification":Bl[r],children:d(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function ov(t,e){let n=z({at:-1/0,sentence:""}),s=performance.now();return(!e||s-n.current.
at>=tv)&&(n.current={at:s,sentence:t}),n.current.sentence}function Ul({children:t}){let{run:e,state:n}=q(),{moment:s,entered:r,rested:a,mode:i,playing:l}=n,c=ce(
n),p=r==="step"&&s.round>0,u=a===null?Sn(e,s,c):Sn(e,{round:pt(n)+1,phase:0},null),m=ov(u,l||i==="running"&&!re(n));return o("div",{class:"sv-story",children:[o(
rv,{run:e,current:c?nv[c.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(Fl,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:m}),t]})}var lo=480,av=5,iv=/^ \S{1,24}$/,lv=["rejected","untested"];function Wl(){let{run:t,tint:e,ghosts:n,viewer:{stream:s}}=q(),[r,a]=D(null),{gamma:i,drafter:l}=t.trace.
settings,c=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),p=Br.filter(u=>u==="plain"?c:i>0);return o("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o($,{name:"token",children:d("stream.heading")})}),
o("ul",{class:"sv-legend",children:[...p,...n?lv:[]].map(u=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":u}),o($,{name:u,"data-short":d(`kind.${u}`),
children:d(`legend.${u}`)})]},u))})]}),t.promptText.length>lo&&r!==t&&o("button",{type:"button",class:"sv-link",onClick:()=>{s.paintPrompt(!0),a(t)},children:d(
"stream.more",{n:t.promptText.length})}),o(Le,{node:s.scroller}),o(Ki,{name:e})]})}function io({text:t},e){return iv.test(t)?(e.classList.add("sv-word"),[C("wbr",
{}),e]):[e]}var Fs=class{prompt=C("span",{class:"sv-prompt"});list=C("span",{class:"sv-list",role:"listbox","aria-label":d("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=C("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=C("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let n=this.run.promptText;Jn(this.prompt,!e&&n.length>lo?"…"+n.slice(-lo):n)}show({ghosts:e,tint:n,moment:{round:s}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),n!==this.tint&&this.paintTint(n),this.grow(),this.showRounds(s),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let n=this.rows.length;n<this.run.length;n+=1){let s=this.row(n);this.rows.push(s),e.append(s)}this.list.append(e)}row(e){let n=C("span",{class:"sv-ahead",role:"\
presentation"}),s=this.ghosts&&!P(this.run.trace);return this.run.rows[e].slots.forEach((r,a)=>{Ne(r.kind)?n.append(...io(r,this.option(r,e,a))):s&&n.append(...io(
r,this.ghost(r,e,a)))}),n}option(e,n,s){let r=C("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${n}.${s}`,
style:`--i:${s}`,"aria-label":tt(this.run,n,s),"data-tint":yn(this.tint,this.run.at({round:n,index:s}))});return _n(r,e)}ghost(e,n,s){let r=C("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${n}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return _n(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(n=>{let[s,r]=(n.dataset.at??"").split(".").map(Number);Oe(n,"data-tint",yn(e,this.run.at({round:s,index:r})))})}showRounds(e){let[n,s]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=n;r<s;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,Oe(this.scroller,"tabindex",e?null:0)}showNow(e){let n=this.
shown;if(this.now&&(!e||this.now.number!==n)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(n),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let s=te(this.run.rounds[n]);this.now.tokens.forEach((r,a)=>{let i=e.looks[a];r.hidden=i==="absent"||s&&!Ne(i),Oe(r,"data-kind",i)})}begin(e){let{slots:n}=this.
run.rows[e],s=n.map((a,i)=>this.ghost(a,e,i)),r=C("span",{class:"sv-now","aria-hidden":"true"},...n.flatMap((a,i)=>io(a,s[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:s}}options(e){return this.rows.slice(0,e).flatMap(n=>[...n.querySelectorAll("[role=option]")])}find(e){let n=e&&this.rows[e.
round];return!n||e.round>=this.shown?null:n.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??n.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:n,
y:s,width:r,height:a}=e.box,i=new DOMRect(n,s,r,a-e.covered);da(this.scroller,i,e.head,e.line)}measure(){let[e,n,s]=[this.scroller,this.text,this.head].map(a=>a.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:n,head:s,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:n,head:s,line:r}){if(!e.width)return;let{maxHeight:a}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!a)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(s.bottom-n.top)+r+av}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Gl=0,Mn=["race","same","rounds","time","guesses","numbers"],co=class extends Fe{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(T,{children:this.props.children}):null}};function Kl({views:t}){let{view:e,set:n}=q(),[s]=D(()=>(Gl+=1,Gl));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:r=>{let a=Ds([...r.currentTarget.children],r);a>=0&&n({
view:Mn[a]})},children:Mn.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${s}-${r}`,"aria-controls":`sv-view-${s}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>n({view:r}),children:d(`views.${r}`)},r))}),Mn.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${s}-${r}`,"aria-labelledby":`sv-tab-${s}-${r}`,"data-view":r,hidden:r!==e,children:o(co,{open:r===e,children:t[r]})},r))]})}function Yl(){let{run:t,set:e,viewer:n}=me(),{race:s,lossless:r,costs:a,speedup:i,breakdown:l}=n.charts.places;return o(T,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(Dl,{}),!t&&o("p",{class:"sv-empty",children:d("empty")}),t&&o(T,{children:[o(Wl,{}),o(Ul,{children:[
o(Il,{}),o(ql,{})]}),o(rl,{}),o(Ll,{})]}),o(Zi,{children:t&&o(Pl,{})})]}),t&&o("div",{class:"sv-below",children:[o(Al,{}),o(pl,{}),o(Kl,{views:{race:o(T,{children:[
o(Le,{node:s}),o(nt,{name:"race"})]}),same:o(T,{children:[o(Le,{node:r}),o(nt,{name:"same"})]}),rounds:o(T,{children:[o(ll,{}),o(xl,{})]}),time:o(T,{children:[o(
Le,{node:a}),o(nt,{name:"time"}),o(Le,{node:i}),o(nt,{name:"time"})]}),guesses:o(T,{children:[o(Le,{node:l}),o(nt,{name:"guesses"})]}),numbers:o(jl,{})}})]})]})}var Vs=class{constructor(e,n,s){this.store=e;this.send=n;this.most=s}store;send;most;load(e){this.store.set({compared:dl(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:d("again.no_source")}offer(e,n){let{run:s,recorded:r}=this.store.state.source??{};s===e.run&&r===e.recorded&&this.store.set(
{offers:n})}make(e){let{run:n,source:s,recorded:r}=this.store.state;n&&(this.store.set({expected:{run:n,source:s,recorded:r}}),this.send("again",{...s,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let n=e.shown?0:1;this.store.set({returning:n});let{run:{trace:s},source:r,recorded:a}=e.pair[n],i=s.ending==="run\
ning"?{...s,ending:"stopped"}:s,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var Bs=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new Fs;table=new Is;round;marker;sequels;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:n,send:s=()=>{},live:r=!1,standalone:a=!1,most:i=16}){ia(n),za(n),this.send=s,this.keys=n.keys,this.most=i,this.store=
new ns({...Rt,live:r},c=>this.changed(c)),this.player=new $s(this.store,()=>this.toggle()),this.actions=el(this),this.node=C("div",{class:"specviz"+(a?" sv-stan\
dalone":"")}),e.replaceChildren(this.node),this.palette=new Ge(this.node),this.presenter=new js(this.node,()=>this.relayout()),this.round=new Hs(this.node),this.
marker=new As([this.stream,this.table,this.round]),this.sequels=new Vs(this.store,s,i),this.asking=new is(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),
offered:()=>r&&!this.sequels.refusal};this.charts=new Ss({viewer:this,palette:this.palette,seek:c=>this.seek(c),greedy:l}),this.silence=tl(this),this.changed({})}get state(){
return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),
U(null,this.node),this.node.remove()}load(e,{recorded:n=!1,at:s=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new He(e),{over:u,length:m}=p,
{run:f,offers:h}=this.state,v=c&&f?.trace.models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),os(p)||this.
set({predicting:!1}),this.sequels.load({run:p,source:c,recorded:n&&u});let b=on(p.rounds,{round:s??m,phase:r}),g=b.round===m;this.player.halt(),this.lag=!0,this.
set({run:p,source:c,stale:!1,recorded:n&&u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&s===null?Pr(p):null,pinned:null,hovered:null,
cursor:null,asked:i?"step":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:v?h:null,...u?{status:"done",mode:"done",message:null}:
{}});let k=l&&u?rs(p):null;k!==null&&this.teach(k),a&&this.player.play()}teach(e){let n=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek(
{round:e+(n?1:0),phase:0}),this.set({opening:!0}),n||this.player.open(e)}append(e){let{run:n,following:s}=this.state;if(!n)return this.send("resync",{from:0}),!1;
let r=n.length;return n.append(e)?(s&&n.length>r&&this.mayFollow()&&this.follow(n),n.over&&this.set({rested:Ka(this.state)}),n.over&&this.setState("done"),this.
changed({run:n}),!0):(this.send("resync",{from:r,plain_from:n.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){
let{moment:{round:n},asked:s,mode:r,hovered:a,predicting:i}=this.state,l={asked:"round",hovered:r==="running"?a:null};s==="step"?this.player.move({round:n,phase:1},
"step",l):this.player.move({round:e.length,phase:0},e.length===n+1?"round":null,l),i&&this.asking.goOn()}setState(e,n=null){this.set({status:e,message:n,...e===
"error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.
set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,n=0){this.hold(()=>this.player.seek({round:e,phase:n}))}toEnd(){
this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:n}=this,s=ze(n);re(n)?this.hold(()=>this.player.forward(e)):(s||n.
live&&!n.run)&&(this.set({following:!0,asked:n.predicting?"step":e}),this.send("step",{round:n.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;
let{state:e}=this,n=ze(e)&&re(e)===0;e.playing?this.player.halt():e.predicting&&(re(e)||n)?this.asking.goOn():n?(this.set({following:!0,asked:"round"}),this.send(
e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Ot(e,this.state.hovered)&&
this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){Wi(
e)&&this.set({tint:e})}open(e){Mn.includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),
this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){
"view"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:n,moment:s}=e,
r=ce(e),a=n!==this.drawn.run||s.round!==this.drawn.moment?.round||s.phase!==this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.
toggle("sv-open",!!n&&!n?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),n&&n!==this.
drawn.run&&(this.stream.load(n),this.stream.scroller.scrollTop=0),n&&this.stream.show(e,r),tn(this,Gn(Yl,{}),this.node),n&&this.paintByHand(e,n,a),this.drawn={run:n,
moment:s},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,n,s){let{moment:r,entered:a,view:i}=e,l=e.mode==="running"&&!re(e),c=e.
mode==="running"||e.playing;i==="rounds"&&this.table.show(e,n,ce(e)),this.lag||=s&&!e.whole,s&&this.greet(a==="round"&&!l?r.round-1:-1),this.charts.show(n,{shown:r.
round,known:ss(e),busy:c,view:i});let{at:p,how:u}=Qe(e);this.marker.show(e,p,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=
!1)}greet(e){this.fresh.forEach(n=>n.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(n=>n.rows[e]??[]),this.fresh.forEach(n=>n.classList.
add("sv-fresh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),
this.layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function Rn(t,e){let n=new Bs(t,e);return{load:n.load.bind(n),append:n.append.bind(n),setState:n.setState.bind(n),offer:n.sequels.offer.bind(n.sequels),outdate:n.
outdate.bind(n),forgive:n.forgive.bind(n),state:()=>Wa(n.state),trace:n.trace.bind(n),seek:n.seek.bind(n),play:n.player.play.bind(n.player),forward:n.forward.bind(
n),pin:n.pin.bind(n),tint:n.tint.bind(n),open:n.open.bind(n),present:n.present.bind(n),relayout:n.relayout.bind(n),flush:n.charts.flush.bind(n.charts),destroy:n.
destroy.bind(n),experiment:n.charts.test}}window.SpecViz={mount:Rn,term:Aa,FONT:Ke,dom:{el:C,setText:Jn,Palette:Ge}};var cv=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Jl(t){let e=cv.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Us(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}async function dv(t){
let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"}));try{let n=new Image;n.src=e,await n.decode();let{naturalWidth:s,naturalHeight:r}=n,a=Math.min(2,
16e3/Math.max(s,r)),i=Object.assign(document.createElement("canvas"),{width:s*a,height:r*a});return i.getContext("2d")?.drawImage(n,0,0,i.width,i.height),await new Promise(
(l,c)=>{i.toBlob(p=>p?l(p):c(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(e)}}async function po(t,e){try{return JSON.parse(await t())}catch{return{
state:"error",message:e}}}async function Ws(t,e,n){let{state:s,message:r,name:a,media:i,text:l}=await po(()=>e(t==="png"?"svg":t),n);return s==="error"?r:(t==="\
png"?Us(await dv(l),a.replace(/svg$/,"png")):Us(new Blob([l],{type:i}),a),null)}function Gs(t,e){let n=Object.assign(document.createElement("input"),{type:"file",
accept:t});return n.addEventListener("change",()=>{let s=n.files?.[0];s&&e(s),n.value=""}),()=>n.click()}var pv=320,Zl=480,uv=19,mv="200px";function ec({layout:t},e){let{below:n,height:s,xaxis:r}=t.meta?.narrow??{};return e<n?{...t,height:s,xaxis:{...t.xaxis,...r}}:
t}function tc(t,e){let n=ec(t,e),s=n.showlegend?t.data.filter(({name:r,showlegend:a})=>r&&a!==!1).length:0;return(n.height||pv)+(e<Zl?uv*Math.max(0,s-1):0)}function Xl(t,e,n){
let s=ec(t,e),[r,a,i]=["ink","quiet","line"].map(u=>n.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:a,...u.
tickfont},title:{...u.title,font:{size:12,color:a}}}),c=Object.keys(s).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...s,width:e,height:tc(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...s.legend},...Object.fromEntries([...p].map(u=>[u,l(s[u]||{})])),
font:{family:Ke,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:n.get("raised"),bordercolor:i,font:{color:r}}}}var uo=null;
function Ql(){let t=uo??new Promise((e,n)=>{let s=document.createElement("script");document.head.append(Object.assign(s,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:n}))});return uo=t,t.catch(()=>{uo=null}),t}var mo=class{constructor(e,n,s){this.frame=e;this.drawing=n;this.select=s;this.palette=new Ge(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:mv}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){Ql().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:n}=this.picture;window.Plotly.react(this.drawing,n.data,Xl(n,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[s]})=>s.customdata!=null&&this.select(s.customdata))}async save(e){let n=await Ql().catch(()=>null);if(!this.
picture||!n)return;let{figure:s,name:r}=this.picture,a={...Xl(s,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=a;
n.downloadImage({data:s.data,layout:a},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function ho({json:t,words:e,select:n}){let s=z(null),r=z(null),
a=z(null),[i,l]=D(!1),c=Ye(()=>JSON.parse(t||"null"),[t]);j(()=>{a.current=new mo(s.current,r.current,n)},[]),j(()=>a.current?.show(c),[c]);function p(){if(!c)return;
let f=[c.columns,...c.rows].map(h=>h.map(Jl).join(","));Us(new Blob([f.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],m=c?`${tc(c.figure,s.current?.clientWidth||Zl)}px`:
void 0;return o("div",{class:"specviz sv-chart",hidden:!c,ref:s,children:[o("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:m},ref:r}),
o("p",{class:"sv-note",children:c?.says}),o("details",{class:"sv-table",onToggle:({currentTarget:f})=>l(f.open),children:[o("summary",{children:e.table}),o("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:o("table",{children:i&&c&&o(T,{children:[o("th\
ead",{children:o("tr",{children:u.map(f=>o("th",{scope:"col",children:f}))})}),o("tbody",{children:c.rows.map((f,h)=>o("tr",{children:[f.map(v=>o("td",{children:v})),
h in c.picks&&o("td",{children:o("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${f.slice(0,2).join(e.comma)}`,onClick:()=>n(c.picks[h]),children:e.
pick})})]}))})]})})})]}),o("p",{class:"sv-note sv-chart-files",children:[o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("png"),children:e.
png}),o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("svg"),children:e.svg}),o("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}I("chart",({node:t,words:e,props:n,send:s,watch:r})=>{let a=()=>U(o(ho,{json:n.value,words:e,select:i=>s.pick({at:i})}),t);a(),r("value",a)});var Ks=[0,25,50,75,100],hv=5e3,Ln=new URL("class/",window.location.href.split(/[?#]/)[0]),vo=Et("specviz-class");async function vv(t,e){let n={method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(e)};for(let s=500;;s*=2)try{return await fetch(new URL(t,Ln),n)}catch(r){if(s>4e3)throw r;await new Promise(
a=>{setTimeout(a,s)})}}var nc=Promise.resolve();function On(t,e){let n=nc.then(()=>vv(t,e));return nc=n.catch(()=>null),n}I("classroom",({words:t})=>{let e=ge(t),
n=null,s=null,r=null,a=null,i="",l="",c=null,p=!1,u=!1,m=Object.assign(document.createElement("div"),{className:"room-offer"}),f=Object.assign(document.createElement(
"section"),{className:"room",ariaLabel:e("heading")});async function h(){p=!0,B();let R=await On("",{}).catch(()=>null);p=!1,R?.ok?v(await R.json()):l=e(R?.status===
503?"full":"failed"),B()}function v(R){[n,r,a,l]=[R,null,null,""],vo.write(R),s=new EventSource(new URL(`${R.code}/teacher?key=${encodeURIComponent(R.key)}`,Ln)),
s.onmessage=({data:S})=>{let E=JSON.parse(S);E.over?b("over"):w(E)},s.onerror=()=>{s?.readyState===EventSource.CLOSED&&!u&&b("over")},x()}function b(R){s?.close(),
[n,s,r]=[null,null,null],vo.write(null),l=N(e(R),i),i="",B()}async function g(){n&&(await On(`${n.code}/end`,{key:n.key}).catch(()=>null),b("over"),m.querySelector(
"button")?.focus())}let k=R=>({n:R.answers,brier:R.brier.toFixed(2)});function w(R){a=R,a.score&&(i=e("all",k(a.all))),B()}function x(){if(!n||!c)return;let{run:R,
told:S}=c,{code:E,key:A}=n,qe=r!==null&&r.run===R;r&&qe&&r.at===S?.at?(r.revealed||On(`${E}/reveal`,{key:A,outcome:{kept:S.kept,chance:S.chance}}).catch(()=>null),
r.revealed=!0):c.asked&&!(r&&qe&&r.at===c.asked&&!r.revealed)?(r={run:R,at:c.asked,revealed:!1},On(`${E}/ask`,{key:A,question:c.question()}).catch(()=>null)):c.
asked||_()}function _(){n&&r&&!r.revealed&&On(`${n.code}/ask`,{key:n.key,question:null}).catch(()=>null),r?.revealed||(r=null)}let y=R=>R===0?e("none"):R===100?
e("certain"):`${R}%`,H=(R,S)=>o("ul",{class:"room-bars","aria-label":e("counts"),children:R.map((E,A)=>o("li",{"data-right":String(S?Ks[A]>50:Ks[A]<50),style:{"\
--part":E/Math.max(1,...R)},children:[o("span",{class:"sv-spoken",children:e("count",{chance:y(Ks[A]),n:E})}),o("b",{"aria-hidden":"true",children:E}),o("i",{"a\
ria-hidden":"true"}),o("span",{"aria-hidden":"true",children:y(Ks[A])})]}))});function W({asking:R,counts:S,score:E,all:A}){return S?E?N(e("score",k(E)),A.answers>
E.answers&&i):e("no_answers"):R?"":e("wait")}function B(){m.hidden=n!==null,f.hidden=!n||!c,U(o(T,{children:[o("button",{type:"button",class:"sv-choose",disabled:p,
onClick:h,children:e("start")}),o("p",{class:"sv-note",role:"status",children:l})]}),m),U(n&&o(T,{children:[o("p",{class:"room-join",children:[e("join")," ",o("\
strong",{children:Ln.host+Ln.pathname})," ",e("code")," ",o("strong",{class:"room-code",children:n.code})]}),o("p",{class:"room-people",role:"status",children:a&&
(a.asking?e("answers",{n:a.answers,of:a.phones}):e("phones",{n:a.phones}))}),o("img",{class:"room-qr",alt:e("qr"),hidden:!!a?.counts,src:`qr.svg?${new URLSearchParams(
{link:new URL(n.code,Ln).href})}`}),a?.counts&&H(a.counts,a.kept),o("p",{class:"room-line",role:"status",children:a&&W(a)}),o("p",{class:"room-local",hidden:!!a?.
phones||!Kn(window.location.host),children:e("local")}),o("button",{type:"button",class:"sv-choose",onClick:g,children:e("end")})]}),f)}document.addEventListener(
"specviz-predict",({target:R,detail:S})=>{if(c=S,B(),!c){_();return}let E=R;m.parentElement!==E&&(E.append(m),(E.closest(".sv-stage")??E).append(f)),x()}),window.
addEventListener("beforeunload",()=>{u=!0,setTimeout(()=>{u=!1},hv)});let fe=vo.read();fe&&v(fe),B()});var Js="fold-",jt=new Map,sc=t=>String(t??"").split(",").filter(Boolean),rc=new Set(sc(new URLSearchParams(window.location.search).get("fold"))),zn=t=>document.
getElementById(Js+t);function Ys(t,e){jt.get(t)?.setAttribute("aria-expanded",String(e)),zn(t).toggleAttribute("data-open",e);let n=[...document.querySelectorAll(
".fold-body[data-open]")].map(({id:s})=>s.slice(Js.length));M.keep({fold:n.join(",")})}I("fold",async({node:t,words:e,props:{section:n}})=>{await oe(()=>zn(n));
let s=document.createElement("button");Object.assign(s,{type:"button",textContent:e,onclick:()=>Ys(n,!zn(n).hasAttribute("data-open"))}),s.setAttribute("aria-co\
ntrols",Js+n),jt.set(n,s),t.replaceChildren(s),Ys(n,rc.delete(n)||zn(n).contains(oc(window.location.hash)))});var oc=t=>t.length>1?document.getElementById(t.slice(
1)):null;document.addEventListener("click",({target:t})=>{let e=t.closest?.('a[href^="#"]'),n=e&&oc(e.getAttribute("href")??"")?.closest(".fold-body");n&&Ys(n.id.
slice(Js.length),!0)},{capture:!0});document.addEventListener("specviz-go",({detail:t})=>{let e=sc(t?.fold);e.forEach(n=>jt.has(n)?Ys(n,!0):rc.add(n)),t?.reveal===
!0&&fv(e[0])});async function fv(t){await oe(()=>jt.has(t)&&zn(t).checkVisibility()),jt.get(t)?.focus({preventScroll:!0}),jt.get(t)?.scrollIntoView({block:"star\
t"})}var Ht=matchMedia("(min-width: 1200px)"),we=!1,lc=()=>{},Cn=()=>document.getElementById("controls"),ac=()=>document.querySelector("#prompt textarea"),ic=t=>document.
getElementById(t)?.click();function cc(t){let e=[...document.querySelectorAll("#tabs > [role=tabpanel]")].find(n=>n.checkVisibility());e&&(e.tabIndex=-1),(e?.querySelector(
"#stage [data-button=play]")??e)?.focus(t)}function bt(t){we=t,Cn().hidden=!we,document.documentElement.style.overflow=we&&!Ht.matches?"hidden":"",lc()}var Xs=()=>we&&
!Ht.matches,Nt={enter:cc,show:bt,covers:Xs,refused:()=>{Ht.matches&&bt(!0)}};I("form",({node:t,words:e})=>{function n(a){bt(a),we?ac()?.focus():t.querySelector(
"button")?.focus()}function s(){let a=Cn().parentElement.getBoundingClientRect().top+window.scrollY;Cn().style.setProperty("--form-top",`${Math.ceil(a)}px`)}lc=
()=>U(o(T,{children:[o("button",{type:"button",class:"form-toggle","aria-controls":"controls","aria-expanded":we,onClick:()=>n(!we),children:we?e.close:e.open}),
o("button",{type:"button",class:"form-run",hidden:we,onClick:()=>ic("run"),children:e.run}),o("button",{type:"button",class:"form-step",hidden:we,onClick:()=>ic(
"step"),children:e.step}),o("button",{type:"button",class:"form-prompt",hidden:we,translate:!1,title:e.open,onClick:()=>n(!0),children:ac()?.value??""})]}),t),Ht.
addEventListener("change",()=>bt(we&&Ht.matches)),document.addEventListener("click",({target:a})=>{Xs()&&a instanceof Element&&a.closest("[role=tab]")&&!Cn().contains(
a)&&bt(!1)}),document.addEventListener("keydown",a=>{a.key==="Escape"&&Xs()&&!a.defaultPrevented&&n(!1)});for(let a of["pointerdown","focusin"])document.addEventListener(
a,({target:i})=>{let l=i instanceof Element&&!Cn().contains(i)&&!t.contains(i)&&!i.closest("[role=listbox], .sv-popover");Xs()&&l&&bt(!1)});let r=document.createElement(
"button");document.body.prepend(Object.assign(r,{type:"button",className:"skip",textContent:e.skip,onclick:()=>cc()})),new ResizeObserver(s).observe(document.body),
bt(Ht.matches)});var gv={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},bv="#controls, #\
explore-form";function dc(t){for(let e of["aria-label","title"])for(let n of document.querySelectorAll(`:is(button, input)[${e}]`))for(let[s,r]of Object.entries(
gv)){let a=r.exec(n.getAttribute(e)??"");a&&n.setAttribute(e,t[s].replace("{label}",()=>a.groups?.label??""))}}I("language",({node:t,words:e})=>{t.setAttribute(
"aria-label",e.label);let n=new MutationObserver(()=>dc(e.controls));new ResizeObserver(()=>{dc(e.controls),document.querySelectorAll(bv).forEach(s=>n.observe(s,
{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let s of t.querySelectorAll("a"))je()===s.lang&&s.setAttribute("aria-current","true"),s.addEventListener(
"click",r=>{r.preventDefault();let a=new URL(window.location.href);a.searchParams.set("lang",s.lang),window.location.assign(a)})});var Zs=20,It=.5,pc=.8,uc=1,mc=.3,fo=.2,Qs=(t,e={})=>({met:!0,says:`exercises.${t}.met`,values:e}),he=(t,e={})=>({met:!1,says:`exercises.${t}`,values:e}),xt=(t,e,n)=>t?
Qs(e,n):he(`${e}.missed`,n);function go(t,e){let n=t.map((r,a)=>e(r,a)??-1/0),s=Math.max(...n);return s===-1/0?-1:n.indexOf(s)}var bo=t=>({met:!1,says:`lacking.${t?
"other":"point"}`,values:{}});function xv(t){let{accepted:e,rejected:n}=t.folds.summary();return t.over?e+n<Zs?{met:!1,says:"lacking.tests",values:{tested:e+n,least:Zs}}:
null:{met:!1,says:"lacking.end",values:{}}}function Pn(t){let{accepted:e,rejected:n,rounds:s,acceptance_rate:r,draft_efficiency:a,speedup:i}=t.folds.summary();return{
alpha:r??0,efficiency:a??0,speedup:i,values:{alpha:L(r),tested:e+n,rounds:s,efficiency:L(a),speedup:ee(i)}}}var wv={bonus(t,{pinned:e}){let n=go(t.rounds,({drafts:l},c)=>l.
length>1?t.folds.accepted(c)/l.length:null);if(n<0)return he("bonus.short");let s=t.rounds[n].drafts.length,r=t.folds.accepted(n);if(r<s)return he("bonus.missed",
{round:n+1,drafted:s,accepted:r});let{drafts:a,final:i}=(e&&t.rounds[e.round])??t.rounds[n];return e?.index!==a.length||a.length<2||i?.kind!=="bonus"?bo(e):Qs("\
bonus",{round:e.round+1,drafted:a.length})},waste(t,{pinned:e}){let n=r=>t.rounds[r].drafts.filter(({verdict:a})=>a==="untested").length,s=r=>t.rounds[r]?.drafts[0]?.
verdict==="rejected"&&n(r)>0;return t.rounds.some((r,a)=>s(a))?e?.index!==0||!s(e.round)?bo(e):Qs("waste",{round:e.round+1,untested:n(e.round)}):he("waste.misse\
d",{rounds:t.length})},low(t){let{alpha:e,values:n}=Pn(t);return xt(e<It,"low",{...n,limit:L(It)})},same(t){let{temperature:e}=t.trace.settings;if(e>0)return he(
"same.sampled",{temperature:e});let n=t.folds.agreement(t.length);return!n||n.compared<Zs?he("same.short",{n:n?.compared??0,least:Zs}):xt(n.first_difference===null,
"same",{n:n.compared,at:(n.first_difference??0)+1})},hot(t){let{alpha:e,values:n}=Pn(t),{temperature:s}=t.trace.settings;return xt(e>pc&&s>=uc,"hot",{...n,temperature:s,
limit:L(pc),least:uc})},untested(t){let{alpha:e,efficiency:n,values:s}=Pn(t),r=Math.round(100*(e-n));return xt(r>=100*mc,"untested",{...s,points:r,least:100*mc})},
lookup(t){if(t.trace.settings.drafter!=="lookup")return he("lookup.drafter");let{alpha:e,values:n}=Pn(t);return xt(e>=It,"lookup",{...n,limit:L(It)})},lucky(t,{
pinned:e}){let n=t.rounds.flatMap(({drafts:u},m)=>u.flatMap((f,h)=>{let v=f.verdict==="accepted"?ne(f):null;return v===null?[]:[{chance:v,draw:f.draw,round:m,index:h}]})),
s=n[go(n,({chance:u})=>-u)];if(!s)return he("lucky.none");let r=s.chance<fo,a=r?n.find(({chance:u,...m})=>u<fo&&Ot(m,e)):s;if(!a)return bo(e);let{chance:i,draw:l,
round:c,index:p}=a;return xt(r,"lucky",{chance:L(i),draw:F(l,3),round:c+1,slot:p+1,limit:L(fo)})},lose(t){let{alpha:e,speedup:n,values:s}=Pn(t);return t.folds.plain.
tokens.length?xt(n!==null&&n<1&&e>It,"lose",{...s,limit:L(It)}):he("lose.plain")},choose(t,{trials:e,text:n,most:s}){if(!t.promptText.includes(n))return he("cho\
ose.prompt");let{alike:r}=xo(t),a=e.filter(p=>p.alike===r&&p.speedup!==null),i=[...new Map(a.map(p=>[p.gamma,p])).values()].sort((p,u)=>p.gamma-u.gamma);if(!i.length)
return he("lose.plain");let l={tried:i.map(({gamma:p,speedup:u})=>`γ = ${p}: ${ee(u)}`).join(", ")},c=go(i,({speedup:p})=>p);return c===0&&i[0].gamma>1?he("cho\
ose.smaller",l):c===i.length-1&&i[c].gamma<s?he("choose.larger",l):Qs("choose",{...l,gamma:i[c].gamma})}},yv=["lose","choose"];function xo(t){let{settings:{gamma:e,
...n},models:s,prompt:r}=t.trace;return{alike:JSON.stringify([s.pair,r,n]),gamma:e,speedup:t.folds.measured(t.length)}}function hc(t,e,n){let s=yv.includes(t)&&
e.folds.disturbance(e.length)!==null;return{...xv(e)??wv[t](e,n),busy:s}}var kv=50,vc=Et("specviz-lesson"),er=[],fc=null;document.addEventListener("specviz-painted",()=>{let t=M.viewer?.trace();!t||t===fc||t.ending==="running"||(fc=t,
er.push(xo(new He(t))),er.splice(0,er.length-kv))});var gc=({label:t,title:e,link:n})=>o("button",{type:"button","data-go":JSON.stringify({...n,reveal:!0}),"ari\
a-label":`${t}: ${e}`,children:t});function _v({words:t,plan:e,exercises:n,most:s}){let r=ge(t),a=z(null),[i,l]=D(()=>{let v=vc.read();return n.map(({name:b})=>b).
filter(b=>Array.isArray(v)&&v.includes(b))}),[c,p]=D({});function u({name:v,start:b=""}){let g=M.viewer?.trace(),k=M.viewer?.state().pinned??null,{met:w,says:x,
values:_,busy:y}=g?hc(v,new He(g),{trials:er,text:b,most:s,pinned:k}):{met:!1,says:"lacking.run",values:{},busy:!1};p({...c,[v]:{met:w,line:N(r(x,_),y&&r("busy"))}});
let H=w&&!i.includes(v)?[...i,v]:i;vc.write(H),l(H)}function m(){a.current&&(a.current.open=!0,a.current.scrollIntoView())}let f=(v,b)=>{let{task:g}=t.exercises[v.
name],{met:k,line:w}=c[v.name]??{};return o("li",{"data-solved":String(i.includes(v.name)),children:[o("h4",{children:[b,". ",g]}),o("div",{children:[v.start&&o(
gc,{label:r("start"),title:g,link:{view:"watch",prompt:v.start}}),o("button",{type:"button","aria-label":`${r("check")}: ${g}`,onClick:()=>u(v),children:r("chec\
k")})]}),o("p",{class:"lesson-line",role:"status","data-met":k===void 0?void 0:String(k),children:w})]})},h=v=>o("a",{href:`lesson/${je()}/${v}`,target:"_blank",
children:r(v)});return o(T,{children:[o("p",{class:"lesson-sheets",children:[h("handout"),h("key")]}),o("details",{children:[o("summary",{children:r("plan")}),o(
"ol",{class:"lesson-plan",children:e.map(({name:v,minutes:b,link:g})=>o("li",{children:[o("span",{class:"lesson-minutes",children:b}),o("div",{children:[o("h3",
{children:t.steps[v].title}),o("p",{children:t.steps[v].text})]}),v==="exercises"?o("button",{type:"button",onClick:m,children:r("open")}):o(gc,{label:r("open"),
title:t.steps[v].title,link:g})]}))})]}),o("details",{ref:a,children:[o("summary",{children:[r("exercises_heading")," ",o("span",{class:"lesson-tally",role:"sta\
tus",children:i.length>0&&r("tally",{met:i.length,of:n.length})})]}),o("p",{children:r("exercises_intro")}),Object.entries(t.grades).map(([v,b])=>o(T,{children:[
o("h3",{children:b}),o("ol",{class:"lesson-tasks",children:n.map((g,k)=>String(g.grade)===v&&f(g,k+1))})]}))]})]})}I("lesson",({node:t,words:e,props:n})=>U(o(_v,
{...e,most:n.most}),t));var An=t=>t.reduce((e,n)=>e+n,0);function qt(t){let e=An(t);return t.map(n=>n/e)}var wo=(t,e)=>t.map((n,s)=>Math.min(n,e[s])),Dt=(t,e)=>Math.min(1,An(wo(t,e))),
yo=(t,e)=>e.map((n,s)=>n>0?Math.min(1,t[s]/n):null);function Ft(t,e){let n=t.map((s,r)=>Math.max(0,s-e[r]));return An(n)>0?qt(n):[...t]}function xc(t,e){let n=yo(
t,e).map((r,a)=>e[a]*(r??0)),s=1-An(n);return{accepted:n,corrected:Ft(t,e).map(r=>s*r)}}function wc(t,e,n){let s=1-t[e];return t.map(a=>s>0?a/s:1/(t.length-1)).
map((a,i)=>i===e?n:a*(1-n))}function bc(t,e){let n=e*An(t),s=0;for(let[r,a]of t.entries()){if(a>0){if(n<a)return{token:r,spot:n/a};s=r}n-=a}return{token:s,spot:.5}}
function ko(t,e,n){let s=bc(e,n()).token,r=n(),a=Math.min(1,t[s]/e[s]);if(r<a)return{guess:s,draw:r,threshold:a,accepted:!0,correction:null,spot:0,token:s};let{
token:i,spot:l}=bc(Ft(t,e),n());return{guess:s,draw:r,threshold:a,accepted:!1,correction:i,spot:l,token:i}}var _o=["accepted","corrected"],$n=t=>t.reduce((e,n)=>e+n,0),yc=({accepted:t,corrected:e})=>$n(t)+$n(e),kc=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function _c(t,e,n){let{accepted:s,corrected:r}=n,a=yc(n),i=e.map((l,c)=>Math.abs(l-(s[c]+r[c])/a));return t("counted",{draws:ue(a),accepted:ue($n(s)),corrected:ue(
$n(r)),difference:K(Math.max(...i))})}function Sc({say:t,target:e,draft:n,active:s,name:r,counts:a}){let i=xc(e,n),l=Ft(e,n),c=$n(i.corrected),p=a&&yc(a),u=(m,f)=>a&&
p?a[m][f]/p:i[m][f];return o("div",{class:"sv-play-result",children:[o("h3",{children:p?t("emits_drawn",{draws:ue(p)}):t("emits")}),o("p",{class:"sv-play-says",
children:t(i.corrected[s]<1e-9?"sums_accepted":"sums",{token:r(s),accepted:K(i.accepted[s]),rejected:K(c),residual:K(l[s]),target:K(e[s])})}),o("table",{class:"\
sv-play-emitted",children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:t("token")}),o("td",{}),o("th",{scope:"col",children:o($,{name:"re\
sidual",children:t("residual")})}),o("th",{scope:"col",children:t("target")}),o("th",{scope:"col",children:t(p?"drawn":"result")})]})}),o("tbody",{children:e.map(
(m,f)=>{let[h,v]=_o.map(b=>u(b,f));return o("tr",{class:f===s?"sv-play-active":void 0,children:[o("th",{scope:"row",class:"sv-t",title:r(f),children:r(f)}),o("t\
d",{children:o("span",{class:"sv-play-stack",style:`--target:${m};--accepted:${h};--corrected:${v}`,children:[_o.map(b=>o("span",{"data-kind":b})),o("span",{"da\
ta-kind":"target"})]})}),o("td",{children:c<1e-9?"–":K(l[f])}),o("td",{children:K(m)}),o("td",{children:K(h+v)})]},f)})})]}),o("ul",{class:"sv-legend",children:[
..._o,"target"].map(m=>o("li",{children:[o("span",{class:"sv-play-key","data-kind":m}),t(`result_key.${m}`)]}))})]})}var tr=["target","draft"],So=["both",...tr],Sv={both:"overlap",target:"residual",draft:"rejected"},Vt=.01,Eo=.1,Ev={ArrowRight:Vt,ArrowUp:Vt,ArrowLeft:-Vt,ArrowDown:-Vt,
PageUp:Eo,PageDown:-Eo};function Tv({key:t,shiftKey:e,ctrlKey:n,altKey:s,metaKey:r}){if(n||s||r)return 0;let a=Ev[t]??0;return e?Math.sign(a)*Eo:a}var Tc=({values:t,
children:e})=>o("span",{class:"sv-play-bar",style:So.map(n=>`--${n}:${t[n]}`).join(";"),children:[So.map(n=>o("span",{"data-area":n})),e]}),Ec=({kind:t,at:e})=>o(
"span",{class:"sv-play-dart","data-kind":t,style:`--x:${e}`});function Mv({token:t,shown:e}){let{say:n,target:s,draft:r,active:a,dart:i,grab:l,move:c,done:p}=e,
u=e.name(t),m={target:s[t],draft:r[t],both:wo(s,r)[t]},f=yo(s,r)[t];function h(v,b){let g=Tv(v);g&&(v.preventDefault(),c(b,t,Math.min(1,Math.max(0,Vt*Math.round(
(m[b]+g)/Vt)))),p())}return o("div",{class:`sv-play-row${t===a?" sv-play-active":""}`,children:[o("span",{class:"sv-t",title:u,children:u}),o(Tc,{values:m,children:[
i?.guess===t&&o(Ec,{kind:i.accepted?"accepted":"rejected",at:i.draw*r[t]}),i?.correction===t&&o(Ec,{kind:"correction",at:m.both+i.spot*(s[t]-m.both)}),tr.map(v=>o(
"input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":v,value:m[v],"aria-label":n(`handle.${v}`,{token:u}),"aria-valuetext":n("handle.\
text",{p:K(m[v]),overlap:Y(Dt(s,r))}),onFocus:()=>l(v,t),onPointerDown:()=>l(v,t),onChange:p,onKeyDown:b=>h(b,v),onInput:({currentTarget:b})=>c(v,t,Number(b.value))},
v))]}),o("span",{class:"sv-play-masses",children:tr.map(v=>o("span",{children:K(m[v])}))}),o("span",{class:"sv-play-chance",children:f===null?"–":L(f)})]})}function Mc(t){
let{say:e,target:n,draft:s}=t,r=Dt(n,s);return o("div",{children:[o("div",{class:"sv-play-rows",children:[o("div",{class:"sv-play-row sv-play-head",children:[o(
"span",{children:e("token")}),o("span",{class:"sv-play-names",children:tr.map(a=>o("span",{class:"sv-play-model","data-model":a,children:e(a)}))}),o("span",{}),
o("span",{children:o($,{name:"accept_test",children:e("chance")})})]}),n.map((a,i)=>o(Mv,{token:i,shown:t},i)),o("div",{class:"sv-play-row sv-play-axis","aria-h\
idden":"true",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:[0,.5,1].map(a=>o("span",{style:`--x:${a}`,children:a}))})]}),o("div",{class:"sv-p\
lay-row sv-play-total",children:[o("span",{children:e("total")}),o(Tc,{values:{target:1,draft:1,both:r}}),o("span",{class:"sv-play-whole",children:[o($,{name:"o\
verlap",children:e("overlap")}),o("span",{class:"sv-play-beta",children:Y(r)})]})]})]}),o("ul",{class:"sv-legend",children:So.map(a=>o("li",{children:[o("span",
{class:"sv-area-key","data-area":a}),o($,{name:Sv[a],children:e(`key.${a}`)})]}))})]})}var Rv=6,jn="similar",Hn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},Ov=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
Rc=({target:t,draft:e})=>[t,e].map(n=>n.map(s=>Math.round(1e3*s)).join(".")).join("-");function Oc(t){if(!Ov.test(t))return null;let[e,n]=t.split("-").map(r=>r.
split(".").map(Number));return[e,n].some(r=>r.every(a=>a===0))||e.length!==n.length?null:{target:qt(e),draft:qt(n)}}var Lv=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function zv({rounds:t},{round:e,index:n}){let s=t[e];if(!s?.drafts.length)return null;let r=s.drafts.filter(i=>i.verdict==="a\
ccepted").length,a=Math.min(n<s.drafts.length?n:r,s.drafts.length-1);return Lv(s.positions?.[a])?{round:e,index:a}:null}function Lc(t,e){let n=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},m)=>u==="rejected"?[{round:p,index:m}]:[])),s=[...e?[e]:[],...n].map(c=>zv(t,c)).find(Boolean);if(!s)return null;let{drafts:r,
positions:a=[]}=t.rounds[s.round],i=a[s.index],l=ys(i,[r[s.index].token],!1,Rv);return{target:qt(l.map(c=>c.target??0)),draft:qt(l.map(c=>c.draft??0)),guess:{...s,
names:l.map(({token:c})=>Cv(t,c)),overlap:i.overlap}}}function Cv({pieces:t},e){if(e===-1)return null;let n=t[e];return se(typeof n=="string"?n:Te(ye,n).text)||
ke(n)}var Pv=1e3,Av=40,nr=class{constructor(e,n){this.element=e;this.options=n;this.say=ge(n.words),this.start(jn)}element;options;scene=Hn[jn];preset=jn;active=0;base=[];counts=null;left=0;frame=0;dart=null;note="";outcome="";say;start(e){
let n=Object.hasOwn(Hn,e),s=n?Hn[e]:e==="shown"?this.shownScene():Oc(e);return s&&this.put(s,n||e==="shown"?e:null),s||e!=="shown"?!!s:(Object.assign(this,{preset:"\
shown",note:this.say("none")}),this.draw(),!0)}shownScene(){let{trace:e,at:n=null}=this.options.shown?.()??{};return e?Lc(e,n):null}follow(){let e=this.preset===
"shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,n){let s=Ft(e.target,e.draft);this.forget(),Object.assign(
this,{scene:e,preset:n,active:s.indexOf(Math.max(...s)),note:this.lost(e)}),this.draw()}lost({target:e,draft:n,guess:s}){if(s?.overlap==null)return"";let[r,a]=[
Dt(e,n),s.overlap].map(i=>Y(i));return r===a?"":this.say("lumped",{overlap:r,exact:a})}grab(e,n){Object.assign(this,{base:this.scene[e],active:n}),this.draw()}move(e,n,s){
this.forget(),Object.assign(this,{preset:null,scene:{...this.scene,[e]:wc(this.base,n,s)}}),this.draw()}tell(){this.options.changed?.(this.preset===jn?null:this.
preset??Rc(this.scene))}name(e){let{guess:n}=this.scene;return n?n.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),
Object.assign(this,{left:0,counts:null,dart:null,outcome:""})}drawOne(){this.dart=ko(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.
dart),this.draw()}story({guess:e,draw:n,threshold:s,accepted:r,token:a}){let{say:i,scene:{target:l,draft:c}}=this,[p,u]=ae(n,s),m=i(`test.${r?"accepted":"reject\
ed"}`,{draw:p,threshold:u,target:K(l[e]),draft:K(c[e])});return N(i("drafted",{token:this.name(e)}),m,!r&&i("correction",{token:this.name(a)}))}drawMany(){let e=this.
left>0;Object.assign(this,{dart:null,outcome:"",left:this.left+Pv}),this.counts=this.counts??kc(this.scene.target.length),e||this.drawSome(this.counts)}drawSome(e){
let{target:n,draft:s}=this.scene,r=matchMedia("(prefers-reduced-motion: reduce)").matches?this.left:Math.min(this.left,Av);for(let a=0;a<r;a+=1){let{token:i,accepted:l}=ko(
n,s,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.left?this.frame=requestAnimationFrame(()=>this.drawSome(e)):this.outcome=_c(this.say,n,e),this.
draw()}draw(){let{say:e,active:n,preset:s,scene:{target:r,draft:a,guess:i}}=this,l={say:e,target:r,draft:a,active:n,name:u=>this.name(u)},c=Dt(r,a),p=(u,m,f)=>o(
"button",{type:"button",class:"sv-choose","data-name":u,"aria-pressed":f,onClick:m,children:e(u)});U(o("div",{class:"specviz sv-play",children:[o("div",{class:"\
sv-choices",role:"group","aria-label":e("start"),children:[o("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(Hn),"shown"].map(u=>p(`presets.${u}`,
()=>{this.start(u),this.tell()},u===s))]}),o("div",{class:"sv-play-columns",children:[o("div",{children:[o("h3",{children:i?e("guess",{round:i.round+1,guess:i.index+
1}):e("prompt")}),o("p",{class:"sv-note",role:"status",children:this.note}),o(Mc,{...l,dart:this.dart,grab:(...u)=>this.grab(...u),move:(...u)=>this.move(...u),
done:()=>this.tell()}),o("p",{class:"sv-play-says",children:e(c>1-1e-9?"shares_all":c<1e-9?"shares_nothing":"shares",{overlap:Y(c),rejected:Y(1-c)})})]}),o("div",
{children:[o(Sc,{...l,counts:this.counts}),o("div",{class:"sv-choices sv-play-draws",children:[p("one",()=>this.drawOne()),p("many",()=>this.drawMany())]}),o("p",
{class:"sv-play-outcome",role:"status",children:this.outcome})]})]})]}),this.element)}};var $v=Ue("play",new URLSearchParams(window.location.search).get("play"));I("play",({node:t,words:e})=>{let n=new nr(t,{words:e,changed:s=>M.keep({play:s}),shown(){
let s=M.viewer?.trace();return M.viewer&&s?{trace:s,at:M.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>n.follow()),$v(s=>{if(!s)
return;n.start(s)&&M.keep({play:s});let r=document.getElementById("play");oe(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});I("qr",async({words:t,props:e})=>{await Be;let n=document.querySelector("#stage .specviz"),s=Object.assign(document.createElement("div"),{className:"qr-panel",popover:"\
auto",role:"dialog",ariaLabel:t.open});function r(){let i=new URL(M.address());["presenter","embed"].forEach(c=>i.searchParams.delete(c));let l=i.href.length>e.
most;U(o(T,{children:[!l&&o("img",{class:"qr-code",alt:t.alt,src:`qr.svg?${new URLSearchParams({link:i.href})}`}),o("p",{class:"qr-link",children:!l&&i.href}),o(
"p",{class:"qr-said",role:"status",children:l?t.too_long:Kn(i.host)&&t.here_alone}),o("button",{type:"button",class:"sv-link",onClick:()=>s.hidePopover(),children:t.
close})]}),s),s.showPopover()}n?.addEventListener("keydown",i=>{i.key!=="Escape"||!s.matches(":popover-open")||(s.hidePopover(),i.stopPropagation(),i.preventDefault())},
{capture:!0});let a=Object.assign(document.createElement("button"),{type:"button",className:"sv-link qr-open",textContent:t.open,onclick:r});n?.querySelector(".\
sv-transport-side")?.append(a),n?.append(s)});var jv=800,zc=680,Cc="SpecViz",Hv=8e3;async function Nv(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let n=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&n.focus(),e.hidden}}function To(t,e,n){let s=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),a=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{r.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
Hv))};return s.addEventListener("click",async()=>{let[c,p]=n(),u=await Nv(c,a);l(u?p:e.by_hand,!u)}),t.replaceChildren(s,r,a),l}function Iv(t){let e=new URL(t);
e.searchParams.set("embed","1");let n=Object.assign(document.createElement("iframe"),{src:e.href,title:Cc,width:"100%",height:String(zc),loading:"lazy"});return n.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(n).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}I("share",({node:t,words:e})=>{To(t,{...e,copy:e.embed},()=>[Iv(M.address()),e.embedded])});function qv(t){let e=0;new ResizeObserver(()=>{let n=t.clientWidth>=
jv?zc:Math.ceil(t.getBoundingClientRect().height);!n||n===e||(e=n,window.parent.postMessage({specviz:{height:n}},"*"))}).observe(t)}async function Dv(){document.
documentElement.classList.add("embed");let t=await oe(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Cc}),n=()=>{let s=new URL(window.location.href);s.searchParams.delete("embed"),e.href=s.href};n(),["pointerdown","focus"].forEach(s=>e.
addEventListener(s,n)),t?.append(e),t&&qv(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&Dv();var Co=["round","phase","at"],Ic=["recorded","view",...Co,"open","tint","hide","presenter","tour","run"],Fv=4e3,Vv=500,Bv=/^\w[\w.-]*(\/\w[\w.-]*)?$/,qc=1e3,Pc=2e3,
Uv=1e4,Dc=({search:t})=>new URLSearchParams(t).get("view")??"watch",Ae=()=>M.viewer,Mo=t=>["1","true"].includes(String(t)),Fc=(t,e)=>JSON.stringify(t)===JSON.stringify(
e),Ac=(t,e)=>Object.fromEntries(Object.entries(t).filter(([n])=>e.includes(n))),Ro=(t,e)=>Object.fromEntries(Object.entries(t).filter(([n])=>!e.includes(n))),Q,
Ie=null,Oo=null,Bt=null,Vc=null,rr=null,ve=null,yt=null,wt=Dc(window.location),or=[],Bc=!1,$c=0,Po=new Map,Lo=new Map,Wv=t=>Q.folders||t.every(e=>Bv.test(e)&&!/\.gguf$/i.
test(e)),Ao=()=>Ie!==null&&Ie===Vc?Bt:Ie;function sr(){let t=Ao()??[],{pair:e,target:n,draft:s,plain:r,...a}=Object.fromEntries(Q.names.map((c,p)=>[c,t[p]])),i=[
n,s].map(c=>String(c??"").trim()).filter(Boolean);return{...i.length>0&&Wv(i)?{target:n,draft:s}:{pair:e},plain:r?1:0,...a}}function jc(){let{round:t,phase:e,rounds:n,
pinned:s,opening:r}=Ae().state();return r&&!s?{}:{...t<n?{round:t}:{},...e?{phase:e}:{},...s?{at:`${s.round}.${s.index}`}:{}}}var ar=()=>Fc(Ao(),Bt);function Gv(){
let{live:t,name:e}=M.shows;return rr||(!Ie||!Q?{}:ar()?t?{...sr(),run:1,...jc()}:e?{recorded:e,...jc()}:sr():sr())}var st=()=>document.querySelector("#tabs [rol\
e=tab][aria-selected=true]")?.getAttribute("data-tab-id");function ir(){let t=st(),{tint:e="verdict",presenter:n=!1,view:s="race"}=M.viewer?.state()??{};return{
...Gv(),...t&&t!=="watch"?{view:t}:{},...s!=="race"?{open:s}:{},...e!=="verdict"?{tint:e}:{},...or.length?{hide:or.join(",")}:{},...n?{presenter:1}:{},...Object.
fromEntries([...Po].filter(([,r])=>r!==null))}}function $o(t){let e=new URL(window.location.href);return[...Q.names,...Ic,...Po.keys()].forEach(n=>e.searchParams.
delete(n)),Object.entries(t).forEach(([n,s])=>e.searchParams.set(n,String(s))),e.href}function jo(t){return encodeURIComponent(String(t.prompt??"")).length<=Fv?
t:Ro(t,["prompt","run",...Co])}function kt(){clearTimeout($c),$c=window.setTimeout(Kv,Vv)}function Kv(){if(!Q||ve||!Ie)return;let t=jo(ir());t.recorded==="first"&&
t.round===void 0&&!t.at&&(t=Ro(t,["recorded"])),!t.run&&!t.recorded&&Fc(Ie,Oo)&&(t=Ro(t,Q.names));let e=$o(t),n=String(t.view??"watch");n===wt||yt?e!==window.location.
href&&window.history.replaceState(window.history.state,"",e):(window.history.pushState(window.history.state,"",e),wt=n)}function Uc(t){document.querySelector(`#\
tabs [data-tab-id="${CSS.escape(t)}"]`)&&(yt=t,setTimeout(Wc,qc,3))}function Yv({round:t,phase:e,at:n}){if(t===void 0&&n===void 0)return null;let s=a=>/^\d{1,5}$/.
test(String(a))?Number(a):null,r=/^(\d{1,5})\.(\d{1,3})$/.exec(String(n));return{round:s(t),phase:s(e)||0,at:r&&{round:Number(r[1]),index:Number(r[2])},wrong:t!==
void 0&&s(t)===null||n!==void 0&&!r}}var Hc=({round:t,index:e})=>e<=(Ae().trace()?.rounds[t]?.drafts.length??-1);function zo(){if(!ve||ve.waits)return;let{rounds:t,
state:e}=Ae().state(),{round:n,phase:s,at:r,wrong:a}=ve,i=Math.max(n===null?0:n+(s?1:0),r?r.round+1:0);t<i&&["running","paused","loading"].includes(e)||(ve=null,
n!==null&&Ae().seek(n,s),r&&Hc(r)&&Ae().pin(r),(a||t<i||r&&!Hc(r))&&Q.say(Q.words.no_moment),kt())}function Jv(t){or=String(t).split(",").map(n=>n.trim()).filter(
n=>Object.hasOwn(Q.hideable,n));let e=or.map(n=>Q.hideable[n]);Q.sheet.replaceSync(e.length?`${e.join(", ")} { display: none !important; }`:"")}function Wc(t){(yt===
st()||!t)&&(yt=null),yt&&(ve?.waits||Q.go({view:yt}),setTimeout(Wc,qc,t-1))}async function Nc(t){let e=Lo.get(t);if(Lo.delete(t),e===void 0)return;await oe(()=>st()===
t);let n=new AbortController;["wheel","touchmove","pointerdown","keydown"].forEach(i=>window.addEventListener(i,()=>n.abort(),{signal:n.signal,passive:!0}));let s=performance.
now()+Uv,r=performance.now()+Pc,a=()=>{let i=performance.now();(i>r||st()!==t)&&n.abort(),!n.signal.aborted&&(window.scrollY!==e&&(r=Math.min(i+Pc,s),window.scrollTo(
{top:e,behavior:"instant"})),requestAnimationFrame(a))};a()}async function Xv(t,e){await oe(()=>st()===t&&document.querySelector(e)?.checkVisibility()),requestAnimationFrame(
()=>{let n=document.querySelector(e);n?.scrollIntoView();let{activeElement:s,body:r}=document;s!==r&&s?.checkVisibility()||(n?.matches("details")?n.querySelector(
"summary")?.focus({preventScroll:!0}):Nt.enter({preventScroll:!0}))})}function Qv({reveal:t,open:e,claim:n}){return t&&n?`#claim-${Number(n)}`:t&&e?"#stage .sv-\
views":"#tabs"}async function Gc(t,e=!1){await Yc;let n=Ac(t||{},[...Q.names,...Ic]),s="view"in n&&n.view!==st()&&!e;s&&Lo.set(st(),window.scrollY);let r=Yv(n);
r&&(r.waits=Mo(n.run)?"server":"recorded"in n&&"recording"),ve=r,rr="recorded"in n?Ac(n,["recorded",...Co]):null,"hide"in n&&Jv(n.hide),"tint"in n&&Ae().tint(String(
n.tint)),"open"in n&&Ae().open(String(n.open)),"presenter"in n&&Ae().present(Mo(n.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:t})),"\
recorded"in n&&await M.open(n.recorded),rr=null,ve===r&&r?.waits==="recording"&&(ve=null),Mo(n.run)&&Ae().setState("loading",Q.words.opening),[...Q.names,"view",
"run"].some(a=>a in n)&&Q.go(n),"view"in n&&Uc(String(n.view)),zo(),kt(),s&&!(t.reveal&&t.fold)&&Xv(String(n.view),Qv(t))}function Zv(){if(!window.location.search)
return;let t=Object.fromEntries(new URLSearchParams(window.location.search));t.recorded===M.shows.name&&delete t.recorded,Gc(t,!0)}function ef(){let{words:t}=Q,
{live:e,name:n}=M.shows,s=ir(),r=jo(s),a=r!==s?t.copied_cut:!e&&!n?t.copied_file:e&&!ar()?t.copied_changed:t.copied;return[$o(r),a]}var Kc=()=>{},Yc=new Promise(
t=>{Kc=t});Object.assign(M,{go:Gc,state:ir,keep(t){Object.entries(t).forEach(([e,n])=>Po.set(e,n===""?null:n??null)),kt()},address:()=>$o(jo(ir()))});var Se={touch:kt,
controls:()=>Ie&&Q?sr():{},unchanged:ar,async adopt(t){await Yc;let e=await oe(()=>Ie);Vc=e,Bt=Q.names.map((n,s)=>n in t?t[n]:["target","draft"].includes(n)?"":
e[s]),Q.go(t)},typed(...t){Ie=t,Oo=Oo||t,Bt=Bt||t,M.viewer?.outdate(!ar()),Bc&&M.viewer?.forgive(),kt()}};I("link",async({node:t,words:e,props:n,send:s,value:r})=>{
await Be;let{names:a,hideable:i,folders:l}=n,c=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,c],Q={go:s.go,words:e,names:a,hideable:i,
folders:l,sheet:c,say:To(t,e,ef)},document.addEventListener("specviz-load",()=>{Bt=Ao(),ve&&(ve.waits=!1),zo(),kt()}),document.addEventListener("specviz-painted",
()=>{zo(),kt()});let p=({type:u,target:m,isTrusted:f})=>{if(!f)return;let h=u==="click"&&m instanceof Element&&m.closest("#tabs [role=tab][data-tab-id]");h&&Nc(
h.getAttribute("data-tab-id")),yt=null,Bc=Ae().state().state==="error"};["pointerdown","keydown","click"].forEach(u=>document.addEventListener(u,p)),Kc(),Zv(),window.
addEventListener("popstate",()=>{wt=Dc(window.location),Nc(wt),wt!==st()&&(Q.go({view:wt}),Uc(wt))}),r(({begin:u})=>{!u&&ve?.waits==="server"&&(ve=null)},!1)});var Jc={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"again"},Xc=5e3,tf=()=>document.querySelector("#stage .stage");I("stage",async({node:t,
words:e,props:n,server:s,send:r,value:a})=>{let i={...n.limits,...e},l=null,c=0,p=null,u=null,m=null,f=0,h=!1,v=async S=>{let E=await s.resync(S);E&&y(E)};async function b(S){
if(m!==S){m=S;try{await v({run:S,rounds:-1,plain:0})}finally{m=null}}}async function g(){if(R.state().state!=="running"&&!h||performance.now()-f<Xc)return;if(f=
performance.now(),await s.resync(null)===void 0){R.state().state==="running"&&R.setState("error",e.gone),h=!0;return}h&&R.setState("running"),h=!1;let{rounds:S,
plain:E}=R.trace();await v({run:l,rounds:S.length,plain:E.tokens.length})}function k(S,E){S==="again"&&w(E.changes),S==="show"?H(E):S==="claim"?M.go?.({view:"my\
ths",claim:String(E.claim),reveal:!0}):S==="new"?document.getElementById("run")?.click():Jc[S]?r[Jc[S]](E):v({run:l,rounds:E.from,plain:E.plain_from||0})}function w(S){
let{max_new_tokens:E,...A}=R.trace()?.settings??{};S&&(Se.unchanged()?Se.adopt({...A,tokens:E,...S}):M.go?.(S))}async function x(S){let E=await s.offers(S);E&&R.
offer(S,E)}function _({trace:S,recorded:E,step:A,name:qe,offered:xd,typed:wd,...yd}){({run:l=null,number:c=0}=yd),u=l?null:S;let dr=l?{run:l}:xd?{recorded:qe}:null;
R.load(S,{recorded:E,step:A,source:dr,teach:E}),dr&&x(dr),M.shows={live:!!l&&wd!==!1,name:qe},t.dispatchEvent(new Event("specviz-load",{bubbles:!0}))}function y(S){
f=performance.now(),!(S.number<c||p&&S.run===p)&&(S.trace?_(S):S.number>c?b(S.run):S.rounds&&R.append(S),S.state?R.setState(S.state,S.message):h&&R.setState("ru\
nning"),h=!1,S.state==="error"&&Nt.refused())}function H(S){["running","paused"].includes(R.state().state)&&r.stop(),p=l||p,S.run&&S.run===p&&(p=null),y({...S,number:c})}
let W=Yn();document.addEventListener("specviz-load",W);async function B(S){let E=W();if(S.size>i.most)fe(i.too_large);else{let A=await po(async()=>s.bring(await S.
text()),i.busy);A.state==="error"?fe(A.message):E()&&H(A)}document.querySelector("#stage .sv-status")?.scrollIntoView({block:"nearest"})}let fe=S=>R.setState("e\
rror",S),R=Rn(t,{words:await M.read(`words/${je()}.json`),live:!0,send:k,most:n.limits.gamma});Object.assign(Ut,{show:H,step(){let{round:S,rounds:E,state:A}=R.state();
Se.unchanged()&&(S<E||["running","paused"].includes(A))?R.forward("step"):r.tick({open:!1})},say:(S,E)=>R.setState(S,e[E]),async save(S){let E=u?{trace:JSON.stringify(
u)}:{run:l},A=await Ws(S,qe=>s.make({kind:qe,...E}),i.busy);A&&fe(A)},open:Gs(".json,application/json",B)}),sa(R),t.addEventListener("dragover",S=>S.preventDefault()),
t.addEventListener("drop",S=>{S.preventDefault();let E=S.dataTransfer?.files[0];E&&B(E)}),a(y),setInterval(g,Xc)});var Ut={show(){},step(){},say(){},save(){},open(){}},
Qc=t=>Ut.show(t),Zc={say(t,e){Ut.say(t,e);let n=tf();n&&n.getBoundingClientRect().top>window.innerHeight&&n.scrollIntoView()},attend(){Nt.show(!1),document.querySelector(
"#stage .sv-strip")?.focus({preventScroll:!0})},step(){Nt.covers()&&this.attend(),Ut.step()},play(){M.shows.live||M.viewer?.play()},save:t=>Ut.save(t),open:()=>Ut.
open()};var nf=5,ed=Yn();I("recorded",({node:t,words:{words:e,runs:n}})=>{let s=new Set(n.slice(0,nf));function r(){let i=n.find(({name:p})=>p===M.shows.name);i&&s.add(
i);let l=n.filter(p=>!s.has(p)),c=()=>{l.forEach(p=>s.add(p)),r(),t.querySelector(`[data-name="${l[0].name}"]`)?.focus()};U(o(T,{children:[o("span",{id:"recorde\
d-label",children:n.length?e.label:e.damaged}),o("div",{class:"recorded-list",role:"group","aria-labelledby":"recorded-label",children:[n.map(p=>o("button",{type:"\
button","data-name":p.name,hidden:!s.has(p),"aria-pressed":p===i,onClick:()=>a(p.name),children:p.label})),o("button",{type:"button",hidden:!l.length,onClick:c,
children:e.more.replace("{n}",String(l.length))})]}),o("p",{class:"recorded-about",hidden:!i,children:[o("span",{children:i?.notice})," ",o("button",{type:"butt\
on",hidden:!i?.again,onClick:()=>i?.again&&M.go?.(i.again),children:e.again})]})]}),t)}async function a(i){let l=n.find(p=>p.name===i);if(!l){M.viewer?.setState(
"error",e.unknown);return}let c=ed();try{let p=await M.read(`traces/${i}.json`);if(!c())return;if(Qc({trace:p,recorded:!0,state:"done",name:i,offered:!!l.again}),
l.again){let{run:u,...m}=l.again;Se.adopt(m)}}catch{c()&&M.viewer?.setState("error",e.lost)}}document.addEventListener("specviz-load",()=>{ed(),r()}),r(),M.open=
a});yr("status",({value:{text:t="",share:e=null}})=>o(T,{children:[o("p",{role:"status",children:t}),o("progress",{hidden:e===null,value:e??0,"aria-label":t})]}));yr(
"paragraphs",({value:t})=>t.map(e=>o("p",{children:e})));var sf=Ue("pay");I("pay",({node:t,send:e,value:n})=>{n(({text:s,link:r})=>{s!==void 0&&(t.textContent=s),
r!==void 0&&M.keep({pay:r})},!1),sf(s=>e.link({text:s}))});var rf=Ue("explore"),Ho=null,td=!1,Nn=!1;function nd(){Ho&&td&&rf(Ho)}var No={open(){},save(){},busy(){},see(){let t=document.getElementById("explore-results");
t&&t.getBoundingClientRect().top>window.innerHeight&&t.scrollIntoView()},isUnsaved:()=>Nn};I("desk",({node:t,words:e,props:n,send:s,server:r,value:a})=>{let i=-1,
l=!1,c=(m,f=null)=>{U(o(T,{children:[o("p",{role:"status",children:m}),o("progress",{hidden:f===null,value:f??0,"aria-label":m})]}),t),m&&l&&t.scrollIntoView({block:"\
nearest"}),l=l&&!m},p=(m,f)=>Gs(f,async h=>{l=!0,h.size>n.limits[m]?c(e.too_large):s[m]({name:h.name,text:await h.text()})}),u={prompts:p("prompts",".jsonl,.ndj\
son,.json,.csv,.tsv,.txt,text/*"),sweep:p("sweep",".json,.jsonl,application/json")};Object.assign(No,{open:m=>u[m](),async save(m,f){let h=await Ws(m,()=>r.make(
{kind:m,id:f}),e.busy);h?c(h):m==="json"&&(Nn=!1)},busy:()=>c(e.busy)}),Ho=m=>s.link({text:m}),nd(),a(({text:m="",share:f=null,go:h=null,serial:v=i})=>{c(m,f),Nn=
Nn||f!==null,h&&v>i&&M.go?.(h),i=v})});I("plan",({node:t,value:e})=>e(({text:n="",link:s})=>{t.textContent=n,s!==void 0&&M.keep({explore:s}),td=!!n,nd()}));window.
addEventListener("beforeunload",t=>{Nn&&(t.preventDefault(),t.stopImmediatePropagation())});document.addEventListener("focusin",async({target:t})=>{if(!(t instanceof
HTMLElement)||t.id!=="explore-stop"||(await oe(()=>document.activeElement!==t),document.activeElement!==document.body||t.checkVisibility()))return;["explore-res\
ume","explore-run"].map(n=>document.getElementById(n)).find(n=>n?.checkVisibility())?.focus()});var od=t=>t!==null&&["loading","running"].includes(t.state),sd=(t,e,n)=>t.map(([s,r],a)=>o(T,{children:[a>0&&e,o("a",{href:r,...n,children:s})]},s)),Wt=({label:t,
children:e})=>o(T,{children:[o("dt",{children:t}),o("dd",{children:e})]});function of(t,e){!M.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),M.go({view:"\
watch",recorded:e}))}function af({words:t,lacking:e},n,s,r){let a=ge(t);if(r)return t.stopping;if(s?.state==="running")return a("running",{percent:s.done});if(s)
return s.state==="stopped"?t.stopped:s.message??"";if(!n.rule)return"";if(!e)return t.recorded_only;let i=e[n.number];return i.length?a("lacks",{pairs:i.join(t.
comma)}):n.estimate??""}function lf({told:t,card:e,isNew:n,progress:s,hidden:r,begin:a,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,m=z(null),f=z(null),h=z(
null),[v,b]=D(!1),[g,k]=D(!1),w=od(s),x=[f,h].some(({current:y})=>y!==null&&y===document.activeElement);j(()=>{w&&g?i():k(!1)},[s]),j(()=>{x&&(w?h:f).current?.focus(
{preventScroll:!0})},[w]),j(()=>{if(!n||!f.current||!m.current)return;let{top:y,bottom:H}=f.current.getBoundingClientRect();y>=0&&y<H&&H<=window.innerHeight&&m.
current.getBoundingClientRect().top<0&&m.current.scrollIntoView({block:"start"})},[e]);function _(){let y=!!m.current?.open;y&&b(!0),y?M.keep({claim:e.number}):
Number(M.state().claim)===e.number&&M.keep({claim:null})}return o("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:m,onToggle:_,children:[o("summary",
{children:[o("span",{class:"myth-number","aria-label":ge(c)("claim_number",{n:e.number}),children:e.number}),o("span",{children:[o("span",{class:"myth-claim",children:e.
claim}),o("p",{class:"myth-says",children:e.says})]}),o("span",{class:"myth-mark",children:o("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),o("div",{class:"myth-body",children:v&&o(T,{children:[e.picture&&o("div",{children:o(ho,{json:e.picture,words:u,select:()=>{}})}),e.source&&o("p",
{class:"myth-source",children:e.source}),o("dl",{class:"myth-about",children:[o(Wt,{label:c.how,children:e.how}),e.rule&&o(Wt,{label:c.rule,children:e.rule}),e.
missing&&o(Wt,{label:c.missing,children:e.missing}),e.words.length>0&&o(Wt,{label:c.terms,children:sd(e.words,c.comma,{})}),e.papers.length>0&&o(Wt,{label:c.papers,
children:sd(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),o("dl",{class:"myth-setup",children:e.setup?.map(([y,H])=>H&&o(Wt,{label:y,children:H},y))}),
o("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&o(T,{children:[o("button",{type:"button",class:"myth-button myth-primary",hidden:w,ref:f,
onClick:a,children:c.run}),o("button",{type:"button",class:"myth-button",hidden:!w,ref:h,onClick:()=>{k(!0),i()},children:c.stop})]}),n&&o("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&o("button",{type:"button",class:"myth-button",onClick:()=>M.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&o("a",{class:"myth-link",href:e.replay,onClick:y=>of(y,e.run),children:c.replay}),e.pay&&o("button",{type:"button",class:"myth-button",onClick:()=>M.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),o("a",{class:"myth-link",href:e.link,children:c.link})]}),o("progress",{max:100,hidden:s?.state!=="run\
ning",value:s?.done??0,"aria-label":c.how}),o("p",{class:"myth-line",role:"status","data-state":s?.state,children:af(t,e,s,g)})]})})]})}var rd="verdict",cf=Ue("\
claim",new URLSearchParams(window.location.search).get("claim")),ad=()=>{};I("myths",async({node:t,words:{busy:e,lacking:n}={busy:"",lacking:null},send:s,value:r})=>{
let a={...await M.read(`claims/${je()}.json`),busy:e,lacking:n},{words:i}=a,l=ge(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,m=null,f=()=>a.
cards.map(y=>p.get(y.number)??y),h=y=>f().filter(({verdict:H})=>H===y).length,v=["",...Object.keys(i.verdicts)],b=v.find(y=>y===c.get(rd)&&h(y))??"";function g(y){
b=y,M.keep({[rd]:b}),_()}function k(y){m!==null&&u.set(m,{state:"stopped"}),m=y,u.set(y,{state:"running",done:0}),_(),s.begin({claim:y})}function w({claim:y,...H}){
a.cards.some(({number:W})=>W===y)&&(H.card&&p.set(y,H.card),u.set(y,H),!od(H)&&m===y&&(m=null),_())}function x(y){let H=t.querySelector(`#claim-${/^\d{1,2}$/.test(
y)?Number(y):"none"}`);H&&(H.hidden&&g(""),H.open=!0,H.scrollIntoView({block:"start"}))}function _(){let y=l("tally",{holds:h("holds"),fails:h("fails"),depends:h(
"depends"),yours:h("yours")}),H=h("untried");U(o(T,{children:[o("p",{class:"myth-tally",role:"status",children:N(y,H>0&&l("tally_untried",{untried:H}))}),o("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:v.map(W=>o("button",{type:"button",hidden:W!==""&&!h(W),"aria-pressed":W===b,onClick:()=>g(W),children:W?
i.verdicts[W]:i.all},W))}),o("div",{class:"myth-list",children:f().map(W=>{let{number:B}=W;return o(lf,{told:a,card:W,isNew:p.has(B),progress:u.get(B)??null,hidden:b!==
""&&W.verdict!==b,begin:()=>k(B),halt:()=>s.halt(),back:()=>{p.delete(B),u.delete(B),_()}},B)})})]}),t)}ad=()=>{m!==null&&w({claim:m,state:"error",message:e})},
g(b),cf(x),r(y=>w(y),!1)});var id={fail:()=>ad()};var ld=()=>{};I("sampling",async({words:t,props:e,send:n,value:s})=>{let{experiment:r}=await Be;if(!e.texts){r.refuse();return}let a={sample:n.submit,leave:n.stop};
r.offer((i,l)=>a[i](l),e.texts),s(i=>r.take(i),!1),ld=()=>r.fail(t.busy)});var cd={busy:()=>ld()};var dd={agreement:"numbers",rates:"numbers",temperature:"rounds",gamma:"rounds",calibration:"guesses"},pd={text:["#stage .sv-stream-scroll"],why:["#stage .sv-wh\
y"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage .sv-inspector"],residual:["#stage .sv-residual-block","#stage .sv-inspector"],agreement:[
'#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stage .sv-ledger-group:has([data-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:[
"#stage .sv-again-row[data-change=temperature]","#stage .sv-experiments"],gamma:["#stage .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#\
stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:["#stage .sv-breakdown-charts figure:last-child","#stage .sv-round"]},St=(t,e)=>t.drafts.filter(n=>n.
verdict===e).length;function ud({rounds:t}){let e=t.findIndex(n=>["accepted","rejected","untested"].every(s=>St(n,s)));return e>=0?e:t.findIndex(n=>St(n,"reject\
ed"))}var md=({rounds:t})=>t.findIndex(({drafts:e,final:n})=>e.length>1&&n?.kind==="bonus"),hd=({rounds:t})=>t.findIndex(({drafts:e})=>e.some(({verdict:n,draw:s,
target:r,draft:a})=>n==="accepted"&&s!==null&&r!==null&&a!==null&&s>=r/a)),df=({drafts:t})=>Math.max(-1,...ie(t))+1,In=(...t)=>e=>!P(e)&&t.includes(e.settings.drafter),
vd={first:t=>In("model")(t)&&O(t)==="token",eagle3:In("eagle3"),medusa:In("medusa"),exit:In("early-exit","taught-exit"),dspark:In("dspark"),block:t=>!P(t)&&O(t)===
"block",lossy:t=>!P(t)&&X(O(t)),tree:P},_t=(t,e=ud)=>n=>{let s=e(n);return s<0?null:{round:s,phase:t(n.rounds[s])}},fd={end:({rounds:t})=>t.length?{round:t.length,
phase:0}:null,begun:_t(t=>t.drafts.length>1?1:0),drafted:_t(t=>t.drafts.length),verified:_t(t=>t.drafts.length+1),before_rescue:_t(t=>t.drafts.length+1,hd),before_rejection:_t(
t=>t.drafts.length+1+St(t,"accepted")),before_correction:_t(t=>t.drafts.length+3+St(t,"accepted")),before_bonus:_t(t=>2*t.drafts.length+1,md)},rt=(t,e=ud)=>({trace:n})=>{
let s=e(n),r=M.viewer.state();return s>=0&&(r.round>s||r.round===s&&r.phase>=t(n.rounds[s]))},pf={greedy:({settings:t})=>t.temperature===0,gamma:(t,e)=>t.settings.
gamma!==e.settings.gamma,text:(t,e)=>String(t.prompt)!==String(e.prompt)},gd={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=p\
inned])"),drafted:rt(t=>t.drafts.length),verified:rt(t=>t.drafts.length+1),tested:rt(t=>t.drafts.length+2),rejected:rt(t=>t.drafts.length+3+St(t,"accepted")),corrected:rt(
t=>t.drafts.length+4+St(t,"accepted")),judged:rt(t=>2*t.drafts.length+1-St(t,"untested"),hd),scored:rt(t=>df(t)+1),bonus:rt(t=>2*t.drafts.length+2,md),opened:({
of:t})=>!!document.querySelector(`.sv-popover:popover-open[data-shows=${t}]`),ran:({trace:t,before:e,of:n=""})=>{let{state:s,recorded:r}=M.viewer.state();return s===
"done"&&!r&&pf[n](t,e)}};var uf=200,mf=6e3,lr=6,hf=8,vf=["ArrowLeft","ArrowRight","j","k","J","K",",","."],ff=["drafted","verified","tested","rejected","corrected","bonus","judged","sco\
red"],Io=Et("specviz-tour","localStorage"),$e=t=>document.querySelector(t),cr=t=>!!$e(t)?.offsetParent,Ee=()=>M.viewer;function gf(t){for(let e=t;e;e=e.parentElement)
e instanceof HTMLDetailsElement&&(e.open=!0),e.hidden&&e.id&&$e(`[aria-controls="${CSS.escape(e.id)}"]`)?.click()}function bd(t){let{left:e,...n}=t.getBoundingClientRect().
toJSON(),{top:s,right:r,bottom:a}=n;for(let i=t.parentElement;i&&i!==document.body;i=i.parentElement){let{overflowX:l,overflowY:c}=getComputedStyle(i),p=i.getBoundingClientRect();
l!=="visible"&&(r=Math.min(r,p.right)),c!=="visible"&&([s,a]=[Math.max(s,p.top),Math.min(a,p.bottom)])}return{left:e,top:s,right:r,bottom:a}}var qo=class{constructor(e,n){
this.words=e;this.stops=n;this.panel.setAttribute("aria-labelledby","tour-title"),document.addEventListener("keydown",s=>this.key(s)),["wheel","touchmove","poin\
terdown","keydown"].forEach(s=>document.addEventListener(s,()=>{this.still=!1},{capture:!0,passive:!0})),window.addEventListener("scroll",()=>this.follow(),!0),
window.addEventListener("resize",()=>this.follow()),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}\
px`)}).observe(this.panel)}words;stops;at=0;left=0;done=new Set;part=null;still=!1;moment=null;there=!1;before=null;held=null;brought=!1;opener=null;timer=0;panel=Object.
assign(document.createElement("section"),{className:"specviz tour",hidden:!0});ring=Object.assign(document.createElement("div"),{className:"tour-ring",hidden:!0});find(e){
return this.stops.findIndex(({id:n},s)=>n===e||String(s+1)===String(e))}start(e=1){this.left=this.find(Io.read()),this.open||(this.opener=document.activeElement),
this.done.clear(),this.timer=this.timer||window.setInterval(()=>this.check(),uf),document.documentElement.classList.add("touring"),$e(".gradio-container .contai\
n").append(this.ring,this.panel),this.panel.hidden=!1,this.go(Math.max(0,this.find(e)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:0,
part:null,still:!1}),this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),$e("#stage .sv-inspector").scrollTop=0,M.keep({tour:null}),
(this.opener?.checkVisibility()&&this.opener!==document.body?this.opener:$e("#tour button"))?.focus()}get open(){return!this.panel.hidden}get stop(){return this.
stops[this.at]}get kind(){return this.stop.recorded??"first"}focus(){$e("#tour-title").focus({preventScroll:!0})}bring(){M.go?.({recorded:this.kind}),this.focus()}on(){
this.at+1<this.stops.length?this.go(this.at+1):(Io.write(""),this.leave())}go(e){this.putBack(),Object.assign(this,{at:e,left:Math.max(this.left,e),part:null,moment:null,
there:!1,still:!1,brought:!1}),e&&Io.write(this.stop.id),M.keep({tour:this.stop.id}),this.hold(),this.panel.scrollTop=0,this.draw(),this.focus(),cr("#stage")||M.
go?.({view:"watch"}),this.check()}hold(){let{changes:e}=this.stop,n=e&&Se.controls()[e];this.held=e===void 0||n===void 0?null:{name:e,value:n}}putBack(){let{held:e,
there:n,before:s}=this;if(this.held=null,!e)return;(n&&Ee().trace()!==s||Se.controls()[e.name]!==e.value)&&M.go?.({[e.name]:e.value})}draw(){let{words:e,stop:n,
stops:s,moment:r,at:a,left:i}=this,l=Ee().trace(),c=this.done.has(a),p=!!l&&!r,u=n.changes&&r&&!cr("#stage .sv-again"),m=c&&n.done||p&&(n.recorded?e.opens:e.lacks)||
u&&e.run_first||n.task,f=(h,v)=>h.replace(/\{(\w+)\}/g,(b,g)=>String(v[g]??b));U(o(T,{children:[o("div",{class:"tour-head",children:[o("p",{children:f(e.count,{
n:a+1,of:s.length})}),o("button",{type:"button",class:"tour-quiet",hidden:a===0&&i<=0,onClick:()=>this.go(a?0:i),children:a?e.again:f(e.resume,{n:i+1})}),o("but\
ton",{type:"button",class:"tour-leave","aria-label":e.leave,title:e.leave,onClick:()=>this.leave(),children:"×"})]}),o("div",{class:"tour-told",children:[o("h2",
{id:"tour-title",tabIndex:-1,children:n.title}),o("p",{children:f(n.text,{gamma:l?.settings.gamma??""})})]}),o("div",{class:"tour-tried",children:[o("p",{class:"\
tour-task",role:"status","data-done":String(c),children:[o("strong",{children:c?e.done:e.try})," ",o("span",{children:m})]}),o("div",{class:"tour-foot",children:[
o("button",{type:"button",class:"tour-does",hidden:!ff.includes(n.rule),onClick:()=>this.handOn("ArrowRight"),children:e.step}),o("button",{type:"button",class:"\
tour-does",hidden:!p,onClick:()=>this.bring(),children:e.recorded}),o("button",{type:"button",hidden:a===0,onClick:()=>this.go(a-1),children:e.back}),o("button",
{type:"button",class:"tour-next",onClick:()=>this.on(),children:a+1<s.length?e.next:e.end})]})]})]}),this.panel)}arrive(){let{at:e}=this,n=Ee().trace();if(this.
moment=!n||n.rounds.length<hf||!vd[this.kind](n)?null:fd[this.stop.state](n),!this.moment){if(this.brought||!Ee().state().recorded)return;this.brought=!0,M.go?.(
{recorded:this.kind});return}let{round:s,phase:r}=this.moment;Ee().pin(null),Ee().seek(s,r),requestAnimationFrame(()=>setTimeout(()=>{this.at!==e||!this.open||(Object.
assign(this,{there:!0,before:Ee().trace()}),this.aim(this.stop.target))}))}aim(e){this.part=e,this.still=!0;let n=dd[e??""];if(n&&Ee().state().view!==n){Ee().open(
n);return}this.parts().forEach(gf);let s=this.target();bd(s).bottom<Math.floor(s.getBoundingClientRect().bottom)&&s.scrollIntoView({block:"nearest"}),this.follow();
let{top:r,bottom:a,height:i}=this.ring.getBoundingClientRect(),l=this.panel.getBoundingClientRect().top;r>=0&&a<=l||(s.scrollIntoView({block:i<l?"center":"start",
inline:"nearest",behavior:aa()?"auto":"smooth"}),this.follow())}parts(){return(pd[this.part??""]??[]).map($e).filter(Boolean)}target(){return this.parts().find(
e=>e.offsetParent)||$e("#stage")}follow(){if(this.ring.hidden=!this.part||!cr("#stage"),this.ring.hidden)return;let{left:e,top:n,right:s,bottom:r}=bd(this.target()),
a={left:e-lr,top:n-lr,width:s-e+2*lr,height:Math.max(0,r-n)+2*lr};Object.entries(a).forEach(([i,l])=>{this.ring.style.setProperty(i,`${l}px`)})}check(){!cr("#st\
age")||!Ee().trace()||(this.moment?this.there&&!this.done.has(this.at)&&this.judge():this.arrive(),this.still&&this.aim(this.part),this.draw(),this.follow())}judge(){
let{before:e,stop:n,at:s}=this,r=Ee().trace();!r||!e||!gd[n.rule]({trace:r,before:e,of:n.of})||(this.done.add(s),this.aim(n.shows||n.target))}entrance(){let e=[
...this.target().querySelectorAll(":is(button, input, [tabindex]):not(:disabled)")];return e.find(n=>n.tabIndex>=0)||e[0]}key(e){if(!this.open||e.defaultPrevented||
e.ctrlKey||e.altKey||e.metaKey)return;let n=e.target,s=this.panel.contains(n);e.key==="Tab"&&!e.shiftKey&&n.matches(".tour-next")&&this.part&&this.entrance()&&(this.
entrance().focus(),e.preventDefault()),e.key==="Escape"&&!document.querySelector(":popover-open")&&(s||n===document.body?this.leave():this.focus()),!(!s||!vf.includes(
e.key))&&(this.handOn(e.key),e.preventDefault())}handOn(e){$e("#stage .specviz").dispatchEvent(new KeyboardEvent("keydown",{key:e,bubbles:!0,cancelable:!0})),this.
still=!0}},Gt=null,Do={start:t=>Gt?.start(t)};I("tour",async({node:t,words:{start:e,words:n,stops:s}})=>{await Be,Gt=new qo(n,s),t.textContent=e,t.addEventListener(
"click",()=>Do.start())});document.addEventListener("specviz-go",async({detail:t})=>{let e=String(t?.tour??"");e&&await oe(()=>Gt,mf)&&Gt&&Gt.find(e)>=0&&Gt.start(
e)});document.addEventListener("click",t=>{let e=t.target,n=e.closest?.("button[data-go]")?.getAttribute("data-go");n&&M.go?.(JSON.parse(n));let s=e.closest?.('\
:is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");s&&(t.preventDefault(),$e(s).scrollIntoView())});window.SpecViz=Object.assign(M,{mount:Rn,component:oa,desk:No,links:Se,myths:id,sampling:cd,stage:Zc,tour:Do});})();
