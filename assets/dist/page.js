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
(()=>{var od=/^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/,ad=window.requestAnimationFrame;window.requestAnimationFrame=t=>od.test(String(t))?0:ad.call(
window,t);if(window.origin==="null"){let t=document.createElement("p");t.textContent=(document.documentElement.dataset.isolated??"").replace("{url}",window.location.
href),t.style.margin="24px",document.body.replaceChildren(t)}var or=document.querySelector("base");or&&or.href===new URL("./",location.href).href&&or.remove();for(let t of[
"focusin","keydown"])document.addEventListener(t,({target:e})=>{!(e instanceof HTMLInputElement)||e.type!=="radio"||e.closest("fieldset")?.querySelectorAll("inp\
ut[type=radio]").forEach(n=>{n.name=e.name})});document.addEventListener("keydown",t=>{let{key:e,target:n}=t;e!=="Tab"||!(n instanceof HTMLElement)||!n.matches(
"[role=combobox]")||(t.stopPropagation(),n.blur())},!0);new ResizeObserver(()=>{for(let t of document.querySelectorAll('fieldset [data-testid="block-info"]'))t.
closest("fieldset")?.setAttribute("aria-label",t.textContent?.trim()??"")}).observe(document.documentElement);var id=5e3;function Lo(t){if(!(t instanceof HTMLInputElement)||
t.type!=="number"||!t.value)return null;let[e,n]=[t.min,t.max].map(r=>r===""?NaN:Number(r)),s=Number(t.value);return s<e?e:s>n?n:null}document.addEventListener(
"input",t=>{Lo(t.target)!==null&&t.stopPropagation()},{capture:!0});document.addEventListener("focusout",({target:t})=>{let e=Lo(t);if(e===null)return;let n=t;ld(
n,e),n.value=String(e),n.dispatchEvent(new Event("input",{bubbles:!0}))},{capture:!0});var Pn=Object.assign(document.createElement("div"),{className:"limit",role:"\
status"});document.body.append(Pn);var Mo=0;function ld(t,e){let{left:n,bottom:s}=t.getBoundingClientRect();Object.assign(Pn.style,{left:`${n+window.scrollX}px`,
top:`${s+window.scrollY+4}px`}),Pn.textContent=`${Number(t.value)>e?"≤":"≥"} ${e.toLocaleString("en")}`,clearTimeout(Mo),Mo=window.setTimeout(()=>{Pn.textContent=
""},id)}var F,Oo,cd,Ne,ar,qn,Co,Hn,$o,cr,ir,Ao,Kt=Symbol.for("pv"),In={},Dn=[],dd=/^m(i|n|o|s|text|space)$/,dr=Array.isArray,pr=Dn.slice,nt=Object.assign;function tt(t){
t&&t.parentNode&&t.remove()}function Fn(t,e,n){var s,r,a,i={},l=arguments.length;for(a in e)a=="key"?s=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?pr.call(arguments,2):n),Gt(t,i,s,r,null)}function Gt(t,e,n,s,r){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Kt,__v:r||++Oo,__i:-1,__u:0};return!r&&F.vnode&&F.
vnode(a),a}function T(t){return t.children}function qe(t,e){this.props=t,this.context=e,this.__g=0}function Ie(t,e){if(e==null)return t.__&&Ie(t.__,t.__i+1);for(var n;e<t.
__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Ie(t)}function pd(t){var e,n=t.__v,s=n.__e,r=[],a=[],i=t.__P;
i&&((e=nt({constructor:Kt},n)).__v=n.__v+1,F.vnode&&F.vnode(e),ur(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Ie(n),32&n.__u,a),e.__v=n.__v,e.__.__k[e.__i]=
e,Io(r,e,a),n.__=n.__e=null,e.__e!=s&&Po(e))}function Po(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Po(t)}function lr(t){(8&t.__g||(t.__g|=8,Ne.push(t),qn++))&&ar==F.debounceRendering||((ar=F.debounceRendering)||queueMicrotask)(jo)}function jo(){try{for(var t,
e=1;Ne.length;)Ne.length>e&&Ne.sort(Co),t=Ne.shift(),e=Ne.length,8&t.__g&&pd(t)}finally{(qn=Ne.length)&&(ar||queueMicrotask)(jo)}}function Ho(t,e,n,s,r,a,i,l,c,p,u){
var h,f,m,v,b,g,y=s.__k||Dn,k=e.length;for(c=ud(n,e,y,c,k),h=0;h<k;h++)(m=n.__k[h])!=null&&(f=~m.__i&&y[m.__i]||In,m.__i=h,g=ur(t,m,f,r,a,i,l,c,p,u),v=m.__e,(f.
ref!=m.ref||8&f.__u)&&(f.ref&&mr(f.ref,null,m,f),m.ref&&u.push(m.ref,m.__c||v,m)),b=b||v,4&m.__u?(c=No(m,c,t,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="functi\
on"&&g!==void 0?c=g:v&&(c=v.nextSibling),m.__u&=-21);return n.__e=b,c}function ud(t,e,n,s,r){var a,i,l,c,p,u,h,f,m,v=n.length,b=v,g=0,y=0,k=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[a]=Gt(null,i):dr(i)?i=k[a]=Gt(T,{children:i}):
i.constructor===Kt&&i.__b?i=k[a]=Gt(i.type,i.props,i.key,i.ref,i.__v):k[a]=i,c=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=md(i,n,c,b))&&(b--,(l=n[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,y=1)):(~p||(r>v?g--:r<v&&g++),typeof i.type!="function"&&(i.__u|=4))):k[a]=null;if(y){for(u=[],h=[],
a=0;a<r;a++)if((i=k[a])&&16&i.__u){for(g=0,f=u.length;g<f;)u[m=g+f>>1]<i.__i?g=m+1:f=m;u[g]=i.__i,h[a]=g+1}for(g=u.length;a--;)h[a]&&(h[a]==g?g--:k[a].__u|=4)}if(b)
for(a=0;a<v;a++)!(l=n[a])||2&l.__u||(l.__e==s&&(s=Ie(l)),hr(l,l));return s}function No(t,e,n,s){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=No(r[a],e,n,!1));return e}for(e&&!e.parentNode&&(e=Ie(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function md(t,e,n,s){var r,a=t.key,i=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&a==null||c&&a==l.key&&i==l.type)return n;if(s>(c?1:0)){for(r=n-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=n+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function zo(t,e,n){n==null&&
(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function jn(t,e,n,s,r){var a,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||zo(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||zo(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),
typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=ir[e]||(ir[e]=hd(e)),(t.__a||(t.__a={}))[e]=cr,a=e!=(e=e.replace($o,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),n?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function hd(t){
return function(e){var n=this.__e;if(n){if(n=n[t],e[Hn]==null)e[Hn]=cr++;else if(e[Hn]<this.__a[t])return;return n(F.event?F.event(e):e)}}}function ur(t,e,n,s,r,a,i,l,c,p){
var u,h,f,m,v,b,g,y,k,w,_,x,H,U,V,ue,M,S,E=e.type;if(e.constructor!==Kt)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,h=a=[],u.nodeType==8?l=Nn(u,a):
a.push(u),l=a[0]||l),(u=F.__b)&&u(e);e:if(typeof E=="function"){f=i.length;try{if(y=e.props,k=(u=E.prototype)&&u.render,w=(u=E.contextType)&&s[u.__c],_=u?w?w.props.
value:u.__:s,(m=n.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(k?e.__c=m=new E(y,_):(e.__c=m=new qe(y,_),m.constructor=E,m.render=fd),w&&w.sub(m),m.state||(m.state={}),m.
__n=s,m.__g|=8,m.__h=[],m.__k=[]),k&&(m.__s||(m.__s=m.state),E.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=nt({},m.__s)),nt(m.__s,E.getDerivedStateFromProps(
y,m.__s)))),v=m.props,b=m.state,m.__v=e,n.__c){if(y!==v&&k&&!E.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(y,_),e.__v==n.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(y,m.__s,_)===!1){e.__v!=n.__v&&(m.props=y,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=
n.__k,e.__k.some(function(A){A&&(A.__=e)}),Dn.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Ie(n);break e}m.componentWillUpdate&&m.componentWillUpdate(
y,m.__s,_),k&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(v,b,g)})}else k&&!E.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
k&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=_,m.props=y,m.__P=t,m.__g&=-5,x=F.__r,H=k?25:0;do m.__g&=-9,x&&x(e),u=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++H<25);k&&(Dn.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=nt({},s,m.getChildContext())),k&&n.__c&&m.getSnapshotBeforeUpdate&&
(g=m.getSnapshotBeforeUpdate(v,b)),U=u&&u.type===T&&u.key==null?u.props.children:u,y.__P&&(u=l,r=(t=y.__P).namespaceURI,c=a=null,n.props&&n.props.__P!=t&&(n.__k.
some(function(A){A&&hr(A,A)}),n.__k=null),l=n.__k?Ie(n,0):null),l=Ho(t,dr(U)?U:[U],e,n,s,r,a,i,l,c,p),y.__P&&(e.__e=null,l=u),e.__u&=-161,h&&h.some(tt),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(A){if(i.length=f,e.__v=null,c||a)if(A&&A.then){if(e.__u|=128|c,a){for(~(M=a.indexOf(l||void 0))||(M=a.length);(S=a[M-1])&&S.
nodeType==8;)M--;for(;M<a.length;M++)if(S=a[M])if(a[M]=null,V){if(S==ue)break}else{if(S.nodeType!=8)break;S.data.startsWith("$s")&&(ue=Nn(V=S))}}if(!V){for(;l&&
l.nodeType==8&&l.nextSibling;)l=l.nextSibling;V=l}(u=Nn(V=e.__c.__z||(e.__c.__z=V)))?(e.__e=V,l=u):e.__e=l,l=l&&l.nextSibling}else a&&a.some(tt);else e.__e=n.__e;
e.__k||(e.__k=n.__k||[]),A&&A.then||qo(e),F.__e(A,e,n)}}else l=e.__e=vd(n.__e,e,n,s,r,a,i,c,p,t);return(u=F.diffed)&&u(e),l}function Nn(t,e){if(t&&t.nodeType==8&&
t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(
t)}}function qo(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(qo))}function Io(t,e,n){for(var s=0;s<n.length;)mr(n[s++],n[s++],n[s++]);F.__c&&F.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){F.__e(a,r.__v)}})}function vd(t,e,n,s,r,a,i,l,c,p){var u,h,f,m,v,b,g,y,k=n.props||In,w=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),a){for(u=0;u<a.
length;u++)if((v=a[u])&&(_?v.localName==_:v.nodeType==3)){t=v,a[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!_)return y.createTextNode(w);t=y.createElementNS(
r,_,w.is?w:p),l&&(F.__m&&F.__m(e,a),l=!1),a=null}if(_){if(p=_=="template"&&t.content||t,a=_=="textarea"&&w.defaultValue!=null?null:a&&pr.call(p.childNodes),!l&&
a)for(k={},u=0;u<t.attributes.length;u++)k[(v=t.attributes[u]).name]=v.value;for(u in k)v=k[u],u=="dangerouslySetInnerHTML"?f=v:u=="children"||u in w||u=="value"&&
"defaultValue"in w||u=="checked"&&"defaultChecked"in w||jn(t,u,null,v,r);for(u in w)v=w[u],u=="children"?m=v:u=="dangerouslySetInnerHTML"?h=v:u=="value"?b=v:u==
"checked"?g=v:l&&typeof v!="function"||k[u]===v||jn(t,u,v,k[u],r);h?(l||f&&(h.__html==f.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(f&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&dd.test(_))&&(r="http://www.w3.org/1999/xhtml"),Ho(p,dr(m)?m:[m],e,n,s,r,a,i,a?a[0]:
n.__k&&Ie(n,0),l,c),a&&a.some(tt)),l&&_!="textarea"||(u="value",_=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(_!="progress"||b)||jn(t,u,b,k[u],
r),u="checked",g!=null&&g!=t[u]&&jn(t,u,g,k[u],r))}else k===w||l&&t.data==w||(t.data=w);return t}function mr(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&
(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){F.__e(r,n)}}function hr(t,e,n){var s,r,a,i;if(F.unmount&&F.unmount(
t),!(s=t.ref)||s.current&&s.current!=t.__e||mr(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){F.__e(l,e)}s.__P=s.__n=null}
if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&hr(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Nn(s,a=[]))&&(s==t.__e&&a.some(tt),tt(
r),tt(s)),n||tt(t.__e),t.__e=t.__c=t.__=null}function fd(t,e,n){return this.constructor(t,n)}function W(t,e){var n,s,r,a;F.__&&F.__(t,e),e.nodeType==9&&(e=e.documentElement),
s=(n=t&&32&t.__u)?null:e.__k,e.__k=Gt(T,{children:[t]}),r=[],a=[],ur(e,e.__k,s||In,In,e.namespaceURI,s?null:e.firstChild?pr.call(e.childNodes):null,r,s?s.__e:e.
firstChild,n,a),Io(r,e.__k,a),e.__k.props.children=null}function Do(t){function e(n){var s,r;return this.getChildContext||(s=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&s.forEach(function(i){i.__g|=4,lr(i)})},this.sub=function(a){s.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){s.delete(a),i&&i.call(a)}}),n.children}return e.__c="__cC"+Ao++,e.__=t,e.Provider=(e.Consumer=function(n,s){return n.children(s)}).contextType=e,e}F={__e:function(t,e,n,s){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw qn=0,t}},Oo=0,cd=function(t){return t!=null&&t.
constructor===Kt},qe.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=nt({},this.state)),typeof t=="function"&&(t=t(nt({},n),this.props)),
t&&(nt(n,t),this.__v&&(e&&this.__k.push(e),lr(this)))},qe.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),lr(this))},qe.prototype.render=
T,Ne=[],qn=0,Co=function(t,e){return t.__v.__b-e.__v.__b},Hn=Symbol(),$o=/(PointerCapture)$|Capture$/i,cr=0,ir={},Ao=0;var R={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},Fo,De=new Promise(t=>{Fo=t});function Bo(t){R.viewer=t,Fo(t)}var Vo=new Map,q=(t,e)=>{Vo.set(t,e)},vr=(t,e)=>q(t,({node:n,
words:s,value:r})=>r(a=>W(Fn(e,{words:s,value:a}),n)));function Wo(t,e,{element:n,props:s,server:r,trigger:a,watch:i}){Vo.get(t)?.({node:n.firstElementChild,words:s.
words?.[$e()],props:s,server:r,watch:i,send:Object.fromEntries(e.map(l=>[l,(c={})=>a(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(s.value||"{}"));c&&p(),i("valu\
e",p)}})}var $e=()=>document.documentElement.lang.slice(0,2),Bn=t=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(t),Uo=()=>matchMedia("(prefers-reduced-motion: r\
educe)").matches,gd=20;function re(t,e=1/0){let n=performance.now()+e;return new Promise(s=>{(function r(){let a=t();a||performance.now()>n?s(a||null):setTimeout(
r,gd)})()})}function Vn(){let t=0;return()=>{let e=t+=1;return()=>e===t}}var yt=(t,e="sessionStorage")=>({read(){try{return JSON.parse(window[e].getItem(t)??"nu\
ll")}catch{return null}},write(n){try{window[e].setItem(t,JSON.stringify(n))}catch{}}});function Fe(t,e=null){let n=null,s=()=>{if(!n||e===null)return;let r=e;e=
null,n(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=String(r[t]),s())}),r=>{n=r,s()}}var C=({settings:t})=>(t.tree??"chain")!=="chain",me=({drafts:t})=>t.some(({parent:e},n)=>e!==n-1),Yt=(t,e)=>e<0?[]:[...Yt(t,t[e].parent),e];function he(t){let e=[];
return t.forEach(({parent:n})=>e.push(n<0?0:e[n]+1)),e}var st=t=>t.flatMap(({verdict:e},n)=>e==="accepted"?[n]:[]);function Go(t){let e=he(t);return t.flatMap(({
verdict:s},r)=>s==="untested"?[]:[r]).sort((s,r)=>e[s]-e[r]||s-r)}function Ko({drafts:t}){let e=st(t).at(-1)??-1;return t.flatMap(({parent:s},r)=>s===e?[r]:[]).
at(-1)??t.length}function Yo(t){let e=t.map(()=>0),n=0,s=r=>{r>=0&&(e[r]=n),t.flatMap((i,l)=>i===r?[l]:[]).forEach((i,l)=>{l&&(n+=1),s(i)})};return s(-1),{rows:e,
count:n+1}}var Jt=(t,e)=>({name:t,index:e}),bd=["medusa","dflash","lookup"],Jo=({drafts:t},{settings:e})=>bd.includes(t[0]?.source??e.drafter)&&!me({drafts:t});function Be({
drafts:t,final:e,together:n}){let s=Go(t),r=t.filter(a=>a.verdict==="accepted").length;return[...Xo({drafts:t,together:n}).map(a=>Jt("draft",a)),Jt("verify",0),
...s.map(a=>Jt("test",a)),...r<t.length?[Jt("discard",r)]:[],...e?[Jt("final",t.length)]:[]]}var fr=({drafts:t,together:e})=>Xo({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Xo({drafts:t,together:e}){if(e)return t.length?[0]:[];let n=he(t);return t.flatMap((s,r)=>n.indexOf(n[r])===r?[r]:[])}var Xt=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function xd(t,{name:e,index:n},s){let{drafts:r}=s;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&s.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&me(s)){let i=he(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[n]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[n].verdict:Xt(s);return t.map((i,l)=>l===n&&a?a:i)}function Qo(t,e){let n=Be(
t).slice(0,e),s=t.drafts.length+(t.final?1:0);return{phase:n[n.length-1],looks:n.reduce((r,a)=>xd(r,a,t),Array(s).fill("absent")),verified:n.some(r=>r.name==="v\
erify"),fallen:n.some(r=>r.name==="discard")}}function gr(t,{round:e,phase:n}){return e>=t.length?{round:t.length,phase:0}:n+1>=Be(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:n+1}}function Zo(t,{round:e,phase:n}){return n>0?{round:e,phase:n-1}:e>0?{round:e-1,phase:Be(t[e-1]).length-1}:{round:0,phase:0}}function Qt(t,{round:e,
phase:n=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let s=Be(t[e]).length;return n>=s?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,n)}}var kt=["token","block","match","typical","top-k","threshold"],wd=["typical","top-k","threshold"],L=({settings:t})=>t.rule??"token",Q=t=>wd.includes(t),Ve=t=>t?.
chances?.[0]??null,te=t=>t?.chance??Ve(t),rt=(t,e)=>Q(e)&&[0,1].includes(te(t)??-1);function _t(t){if(t.draw==null)return"kept";let e=t.draw;return e<(te(t)??1)?
"passed":e<(Ve(t)??1)?"kept":"rescued"}function ea(t,e){let{target:n,draft:s,weight:r}=t[e];if(n==null||!s||r==null)return null;let a=Math.min(1,r*n/s),i=e===t.
length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:{weight:a,excess:l,last:i}}var St=t=>t.findLastIndex(e=>e.verdict==="accepted"),ot=(t,e)=>t==="untest\
ed"&&L(e)==="block"&&!C(e)?"dropped":t,ta=({rule:t="token"})=>t==="token"?null:t;function na(t,e){let{token:n,target:s,weight:r,excess:a}=t;return e==="match"?{
weight:1,taken:i=>i===n?1:0,mass:s==null?null:1-s}:{weight:r??1,taken:(i,l)=>l,mass:a??null}}var Et=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Wn=class{constructor(e,n){this.state=e;this.changed=n}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},ne=({run:t,moment:e})=>t?
t.length-e.round:0,_e=({live:t,run:e,mode:n})=>t&&e!==null&&!e.over&&(n==="running"||n==="paused");function Un({run:t,predicting:e,moment:n}){return t&&t.over&&
!e?t.length:n.round}function oe({run:t,moment:{round:e,phase:n}}){return t&&n?Qo(t.rounds[e],n):null}function We(t,e){let{run:n,moment:s}=t;if(!e||!n||e.round>s.
round||e.round<0)return null;let r=n.at(e);if(!r||e.round<s.round)return r;let a=oe(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}
var Tt=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Ue(t){return We(t,t.pinned)?{at:t.pinned,how:"pinned"}:We(t,t.hovered)?{at:t.hovered,
how:"preview"}:yd(t)||Ed(t)}function ra(t){let{run:e,moment:n,pinned:s,following:r,playing:a,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:h,view:f,opening:m,
rested:v}=t;return{...n,rounds:e?e.length:0,selected:Ue(t).at,pinned:s,following:r,playing:a,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:h,view:f,opening:m,
rested:v}}function yd(t){let{run:e,moment:n,entered:s}=t,r=oe(t);if(r)return{at:{round:n.round,index:r.phase.index},how:"now"};if(!e||s!=="step"||!n.round)return null;
let a=n.round-1;return{at:{round:a,index:oa(e,a)},how:"now"}}var oa=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:n})=>n!=="untested")),kd=16,sa=[.25,.75],
_d=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&_t(e)==="rescued"),Sd=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(Ve(e)??
1)),Zt=(t,e)=>e==="block"?_d(t):Q(e)?Sd(t):-1,br=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:n})=>n==="accepted");function Gn(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=sa[0]*c&&l<=sa[1]*c,n=t.rounds.findIndex(i=>Zt(i,L(t.trace))>=0);if(n>=0)return n;let s=i=>t.folds.at(
i).emitted>=kd,r=t.rounds.flatMap((i,l)=>br(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&s(i))??r.find(s)??r.find(a)??r[0]??null}function xr({
rounds:t,trace:e}){let n=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=t.at(-1);if(!s||s.drafts.length>=e.settings.gamma||n(s))return null;let r=({drafts:l})=>l.
length>s.drafts.length,a=t.findLastIndex(l=>r(l)&&n(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var aa=({run:t,moment:e,following:n,mode:s,predicting:r})=>t&&
n&&s==="running"&&!r&&e.round===t.length?xr(t):null,at=({moment:{round:t,phase:e},rested:n})=>n??(e?t:t-1);function Ed(t){let e=at(t),{run:n}=t;if(!n||!n.rounds[e])
return{at:null,how:"newest"};let s=Zt(n.rounds[e],L(n.trace));if(s>=0)return{at:{round:e,index:s},how:"special"};let r=n.rounds[e].drafts.findIndex(({verdict:a})=>a===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:oa(n,e)},how:"newest"}}var Td=(t,e)=>t.replace(/\{(\w+)\}/g,(n,s)=>e&&s in e?String(e[s]):n);function ve(t){return(e,n)=>{let s=e.split(".").reduce((r,a)=>r?.[a],t);return typeof s=="\
string"?Td(s,n):e}}var d=t=>t;function ia(t){d=ve(t)}var Rd=new TextEncoder,Md=new TextDecoder("utf-8",{ignoreBOM:!0});function la(t){return t==null?[]:typeof t=="string"?[...Rd.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Ld(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function zd(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let n=t[t.length-
e];if(n<128)return 0;if(n>=192)return Ld(n)>e?e:0}return 0}var be=Object.freeze({bytes:[],tokens:0});function Se(t,e){let n=[...t.bytes,...la(e)],s=zd(n),r=n.slice(
0,n.length-s);return{text:Md.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:s?{bytes:n.slice(-s),tokens:r.length?1:t.tokens+1}:be}}var xe=t=>la(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Od=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Cd=["space","newline","tab","control","text"];function en(t){return[...t.matchAll(Od)].map(e=>({kind:Cd[e.slice(1).findIndex(n=>n!==void 0)],text:e[0]}))}var tn=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),$d=t=>t&&`⁨${t}⁩`,Ee=t=>t.replace(/[\u2068\u2069]/g,"");function se(t){return $d(en(t).
map(({kind:e,text:n})=>e==="space"?"·".repeat(n.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?tn(n):n).join(""))}var N=(...t)=>t.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),it="–",Te=t=>(e,n)=>e==null||!Number.isFinite(e)?it:t(e,n);function Ad(t){let[e,n]=t.toExponential(1).split("e");return`${e}\
×10${[...n].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var Ge=Te((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return Ad(
t);let n=t.toPrecision(t<.001?Math.min(e,2):e),s=n.includes("e")?t.toFixed(7):n;return/^1(\.0*)?$/.test(s)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),Y=Te((t,e)=>t>0&&t<1e-4?"<0.0001":Ge(t,e)),K=Te(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function ae(t,e){let n=l=>[t,e].map(c=>Ge(c,l)),s=t===e?3:[3,4,5,6,7].find(l=>new Set(n(l)).size>1)??8,r=n(s),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var z=Te(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),ee=Te(t=>t.toFixed(t<9.995?2:1)+"×"),B=Te((t,e=2)=>t.toFixed(e)),wr=Te(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),le=Te(t=>t.toLocaleString("en")),yr=Te(t=>{let[e,n]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/n).toPrecision(t/n<
10?2:3)} ${e}`}),G=Te(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var Kn=({trace:t})=>t.settings.gamma>0&&!C(t),_r=({round:t,index:e})=>`${t}.${e}`;function Sr({run:t,predicting:e,answers:n},{round:s,phase:r}){if(!e||!t||s>=t.
length)return null;let a=Be(t.rounds[s])[r],i={round:s,index:a.index};return a.name==="test"&&!(_r(i)in n)?i:null}function sn(t){let e=oe(t)?.phase;if(!e||e.name!==
"test")return null;let n=_r({round:t.moment.round,index:e.index});return n in t.answers?n:null}var rn=t=>t.predicting&&t.looking!==null&&t.looking===sn(t),Re=t=>rn(
t)?null:Sr(t,t.moment);function ca({run:t,answers:e},n,s){if(!t)return{};let r=t.rounds[n.round].drafts[n.index],a=L(t.trace)==="block"?null:te(r),i=_r(n);return{
answers:{...e,[i]:{said:s,kept:r.verdict==="accepted",threshold:a}},looking:i}}function on({predicting:t,informed:e,run:n}){return t&&(!e||n?.trace.settings.temperature===
0)}var da=(t,e)=>on(t)&&e?.kind==="lit",kr=t=>t.length?t.reduce((e,n)=>e+n,0)/t.length:null,nn=(t,e)=>(t-(e?1:0))**2;function pa(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),n=e.filter(({chance:r})=>r!==.5),s=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:n.length,right:n.filter(({chance:r,kept:a})=>r>.5===a).length,brier:kr(e.map(({chance:r,kept:a})=>nn(r,a))),known:s.length,truth:kr(s.
map(({threshold:r,kept:a})=>nn(r,a))),best:kr(s.map(({threshold:r})=>r*(1-r)))}}function ua(t,e,n){if(t.brier===null)return[n("predict.lesson.none")];let s={...t,
brier:B(t.brier),truth:B(t.truth),best:B(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[N(t.
decided>0&&n("predict.lesson.you",s),n("predict.lesson.brier",s)),n("predict.lesson.half")+" "+n(`predict.lesson.${r?"lucky":a}`),...e?[n("predict.lesson.greedy")]:
t.known?[n("predict.lesson.truth",{...s,n:t.known})]:[]]}var Yn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},ma=t=>Object.keys(Yn).find(e=>Yn[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),Jn=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:n,store:s}=this.viewer;if(e.run){if(!Kn(e.run)){this.refused=e.run,this.viewer.changed({});return}n.halt(),s.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),_e(e.state)&&!Re(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:n}=this;!ne(n.state)&&e.over&&n.player.seek(Et.moment),n.toggle()}leavesVerdict(){let{viewer:e}=this,n=rn(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),n&&Re(e.state)!==null}answer(e){let{state:n,store:s,player:r}=this.viewer,a=Re(n);a&&(s.set(
ca(n,a,e)),r.forward("step"))}press(e,n){let s=e.length===1?e.toLowerCase():e;if(s==="g")this.toggle();else if(n)if(s==="r")this.answer(null);else if(s in Yn)this.
answer(Yn[s]);else return!1;else return!1;return!0}};var lt,J,Er,ha,Tr=Object.is,Xn=0,_a=[],Rr=[],Z=F,va=Z.__b,fa=Z.__r,ga=Z.diffed,ba=Z.__c,xa=Z.unmount,wa=Z.__;function ln(t,e){Z.__h&&Z.__h(J,t,Xn||e),Xn=0;var n=J.
__H||(J.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function D(t){return Xn=1,Pd(Ta,t)}function Pd(t,e,n){var s=ln(lt++,2);if(s.t=t,!s.__c&&
(s.__=[n?n(e):Ta(void 0,e),function(a){var i=(s.__N||s.__)[0],l=s.t(i,a);Tr(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=J,!J.__f)){J.__f=!0;var r=J.shouldComponentUpdate;
J.shouldComponentUpdate=function(a,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=a;if(c.__.some(function(f){f.__N&&(p=!0,Tr(f.__[0],f.__N[0])||(u=!0))}),
r){var h=r.call(this,a,i,l);return p?h||u:h}return!p||u}}return s.__}function Sa(t,e){var n=ln(lt++,3);!Z.__s&&Lr(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,J.__H.__h.push(
n))}function j(t,e){var n=ln(lt++,4);!Z.__s&&Lr(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,J.__h.push(n))}function O(t){return Xn=5,Ke(function(){return{current:t}},[])}function Ke(t,e){var n=ln(lt++,7);return Lr(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Ea(t){var e=J.context[t.__c],n=ln(lt++,9);return n.c=t,e?(n.__==null&&(n.__=!0,e.sub(J)),e.props.value):t.__}function jd(){var t;do{for(;t=Rr.shift();)try{an(t)}catch(n){Z.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=_a.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(an),e.__h.
some(Mr),e.__h=[]}catch(n){e.__h=[],Z.__e(n,t.__v)}}}while(Rr.length)}Z.__b=function(t){J=null,va&&va(t)},Z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
wa&&wa(t,e)},Z.__r=function(t){fa&&fa(t),lt=0;var e=(J=t.__c).__H;e&&(Er==J?J.__h=[]:(e.__h.some(an),e.__h.some(Mr),lt=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Er=J},Z.diffed=function(t){ga&&ga(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ka(_a.push(e)),e.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),Er=J=null},Z.__c=function(t,e){e.some(function(n){try{n.__h.some(an),n.__h=n.__h.filter(function(s){return!s.__||Mr(s)})}catch(s){n.__h=[function(){
throw s}]}}),ba&&ba(t,e)},Z.unmount=function(t){xa&&xa(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ka(Rr.push(r))}else an(r)}catch(a){e=a}}),s.__H=void 0,e&&Z.__e(e,s.__v))};var ya=typeof requestAnimationFrame==
"function";function Hd(t){var e,n=function(){clearTimeout(s),ya&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);ya&&(e=requestAnimationFrame(n))}function ka(t){
t!=1&&ha==Z.requestAnimationFrame||((ha=Z.requestAnimationFrame)||Hd)(jd)}function an(t){var e=J,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),J=e}function Mr(t){
var e=J;t.__c=t.__(),J=e}function Lr(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Tr(n,t[s])})}function Ta(t,e){return typeof e=="function"?e(
t):e}var Nd=Symbol.for("pv"),qd=0;function o(t,e,n,s,r,a){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Nd,__v:--qd,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),F.vnode&&F.vnode(p),p}function Ye(){let t=O(null),[e,n]=D(0);return j(()=>{let s=t.current,r=()=>n(s.clientWidth);r();let a=new ResizeObserver(r);return a.observe(s),()=>a.disconnect()},
[]),[t,e]}function Qn({label:t,heads:e,rows:n,hidden:s}){let[r,a]=D(!1);return o("details",{class:"sv-table",hidden:s,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:d("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&n.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var Zn=196,es=40,Ra=10,Ma=10,zr=40,Id=[0,.5,1],Rt=10;function Or({dots:t,axis:{title:e,ticks:n},says:s,diagonal:r=!1}){let[a,i]=Ye(),l=u=>es+u*(i-es-Ra),c=u=>Ma+
(1-u)*(Zn-Ma-zr),p=t.filter(({tested:u})=>u>=Rt);return o("div",{class:"sv-dots",role:"img","aria-label":s,ref:a,children:[i>0&&o("svg",{width:i,height:Zn,"aria\
-hidden":"true",children:[Id.map(u=>o(T,{children:[o("line",{class:"sv-dots-grid",x1:es,x2:i-Ra,y1:c(u),y2:c(u)}),o("text",{x:es-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),n.map(({at:u,label:h})=>o("text",{x:l(u),y:Zn-zr+15,"text-anchor":u<1?"middle":"end",children:h})),t.map(u=>o(T,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),o("circle",{class:u.tested<Rt?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:Zn-zr+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var za=Do(null);function ce(){let t=Ea(za),{state:e,set:n,send:s}=t;return{...e,state:e,viewer:t,set:n,send:s}}function I(){let t=ce();return{...t,run:t.state.run}}
var cn=(t,e,n)=>W(o(za.Provider,{value:t,children:e}),n),Me=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),ts=class extends qe{shouldComponentUpdate({
run:e,when:n}){return e!==this.props.run||n!==this.props.when}render(){return o(T,{children:this.props.children})}},P=({name:t,...e})=>o("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e},t),La=/\u2068([^\u2069]*)\u2069/,Oa=t=>Array.isArray(t)?t.map(Oa):typeof t!="string"||!La.test(t)?t:
t.split(La).map((e,n)=>n%2?o("bdi",{translate:!1,children:e}):e),Dd=F.vnode;F.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let n in e)n==="children"?
e.children=Oa(e.children):typeof e[n]=="string"&&(e[n]=Ee(e[n]))}Dd?.(t)};var Cr=["accepted","rejected","untested"],Fd=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:z(t)})),Ca=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-\
many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:n,value:s,parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",
children:s}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:n})]}))}),
ns=({heading:t,means:e,says:n,heads:s,rows:r,children:a})=>o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(P,{name:e,children:t})}),a,o("p",{class:"\
sv-note",children:n}),o(Qn,{label:t,heads:s,rows:r})]}),$a=(t,e)=>d("calibration.between",{from:z(t),to:z(e)}),Aa=({share:t,low:e,high:n,tested:s})=>[z(t),$a(e,
n),s],Pa=t=>t.some(({tested:e})=>e<Rt)&&d("given.hollow",{few:Rt});function Bd({slots:t,rounds:e}){let n=t.filter(([l,c])=>l+c>0),s=n.length,r=t.length===1?"ari\
a_one":s===1?"aria_first":"aria",a=(l=0)=>z(l/e),i=t.length?d(`slots.${r}`,{first:a(t[0][0]),last:a(n[s-1]?.[0]),n:s}):d("slots.none");return o(ns,{heading:d("s\
lots.heading"),means:"acceptance_by_position",says:i,heads:[d("slots.slot"),...Cr.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(([
l,c,p,u],h)=>[h+1,l,c,p,a(l),z(u)]),children:[o(Ca,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:a(l[0]),parts:Cr.map((p,u)=>[p,(l[u]??0)/e])}))}),o("u\
l",{class:"sv-legend",children:Cr.map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function Vd({slots:t}){let e=t.flatMap(
([c,p,,u,h,f],m)=>{let v=(m+.5)/t.length;return u===null||h===null||f===null?[]:[{share:u,low:h,high:f,tested:c+p,x:v,at:v,label:String(m+1)}]}),n=e.filter(({tested:c})=>c>=
Rt),[s,r]=[n[0],n[n.length-1]],a=n.length<2?"few":r.low>s.high?"rises":r.high<s.low?"falls":"open",i=n.length>1&&d("given.ends",{first:s.label,last:r.label,first_share:z(
s.share),last_share:z(r.share)}),l=e.length?N(i,d(`given.${a}`),Pa(e)):d("slots.none");return o(ns,{heading:d("given.heading"),means:"acceptance_by_position",says:l,
heads:[d("slots.slot"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...Aa(c)]),children:o(Or,{dots:e,axis:{title:d("given.\
axis"),ticks:e},says:l})})}function Wd({sums:{lengths:t=[0],rounds:e,accepted:n}}){let s=Math.max(...t),r=t.flatMap((i,l)=>i===s?[l]:[]),a=d(e?r.length>1?"lengt\
hs.tied":"lengths.aria":"slots.none",{mean:B(n/e),commonest:r.join(d("comma")),count:s,rounds:e});return o(ns,{heading:d("lengths.heading"),means:"mean_acceptan\
ce_length",says:a,heads:[d("lengths.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(Ca,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(
i),parts:[["accepted",i/Math.max(1,s)]]}))})})}function Ud({run:t,shown:e}){let n=t.folds.at(t.length).calibration;if(!n)return null;let s=d("calibration.headin\
g");if(!n.groups)return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(P,{name:"calibration",children:s})}),o("p",{class:"sv-note",children:d(
"calibration.other_rule",{rule:d(`rules.name.${L(t.trace)}`)})})]});let r=t.folds.at(e).calibration,a=n.headed?"head":"own",i=(r?.groups??[]).map(([c,p,u,h,f,m,
v])=>({from:c,to:p,share:f,low:m,high:v,tested:h,x:u,at:(c+p)/2})),l=r?N(d(`calibration.${a}`),d("calibration.sum",{mean:z(r.mean),share:z(r.share),tested:r.tested}),
d("calibration.equal"),Pa(i)):d("slots.none");return o(ns,{heading:s,means:"calibration",says:l,heads:[d("calibration.predicted"),d("calibration.mean"),d("slots\
.of_judged"),d("given.interval"),d("given.tested")],rows:i.map(c=>[$a(c.from,c.to),z(c.x),...Aa(c)]),children:o(Or,{dots:i,axis:{title:d(`calibration.axis.${a}`),
ticks:Fd},says:l,diagonal:!0})})}function ja(t){let{run:e,shown:n}=t,s=e.folds.at(n),{slots:r=[]}=s;return o("section",{class:"sv-section",children:e.width>0&&o(
T,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("breakdown.heading")})}),o("div",{class:"sv-breakdown-charts",children:[o(Bd,{slots:r,
rounds:n}),o(Vd,{slots:r}),o(Wd,{sums:s}),o(Ud,{...t})]})]})})}var Gd={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Kd=["draft","verify","accept"];function Mt({plain:t}){let e=(n,s)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":n}),o(P,{name:Gd[n],children:s})]});return o("ul",{class:"sv-legend",children:[Kd.map(n=>e(n,d(`part_key.${n}`))),t&&e("\
plain",t)]})}var Na=["draft","verify","accept"],Yd=["plain","speculative","bursts"];function Jd(t,e){let n=t.folds.comparison(e);if(!n||n.round.steps===null)return null;let{
seconds:s,steps:r,...a}=n.round,i=t.folds.at(t.folds.compared(e)).mean_acceptance_length;return{parts:a,round:s,length:i,steps:r,speedup:t.folds.measured(e)}}var qa=t=>Object.
fromEntries(Na.map(e=>[e,G(t[e])]));function Xd(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"costs.early":"headline.not_measured");let{parts:n,speedup:s}=e,
r=Na.reduce((l,c)=>n[l]>=n[c]?l:c),[a,i]=[B(e.steps),B(e.length)];return N(d("costs.round",{round:G(e.round),steps:a,length:i,...qa(n)}),s===null?d("headline.im\
possible"):d(s>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:ee(s),blame:d(`part.${r}`)}))}var Ha=({way:t,parts:e,most:n})=>o("div",{class:"sv-cost",
children:[o("span",{children:d(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).map(([s,r])=>o("span",{"data-part":s,style:`--n:${r/n}`}))}),
o("span",{class:"sv-cost-value",children:G(Object.values(e).reduce((s,r)=>s+r,0))})]});function Qd({plain:t,draft:e,verify:n,accept:s}){let r={draft:e,verify:n,
accept:s},a=e+n+s,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":d("costs.aria",{plain:G(t),total:G(a),...qa(r)}),children:[o(Ha,{way:"\
plain",parts:{plain:t},most:i}),o(Ha,{way:"speculative",parts:r,most:i})]})}function Ia({run:t,shown:e}){let n=t.folds.comparison(e),s=Jd(t,e),r={plain:n?.wait,
...t.folds.at(e).waits};return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv-costs-block",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("costs.heading")})}),n&&s&&o(Qd,{...n.cost}),o(Mt,{}),o("p",{class:"sv-note",children:Xd(t,s)})]}),o(
"div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("table",{children:[
o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:d("waits.p50")}),o("th",{scope:"col",children:d("waits.p95")})]})}),o("tbody",{children:Yd.
map(a=>o("tr",{children:[o("th",{scope:"row",children:d(`waits.${a}`)}),o("td",{children:G(r[a]?.p50)}),o("td",{children:G(r[a]?.p95)})]}))})]})}),o("p",{class:"\
sv-note",children:d("waits.means")})]})]})})}var ss=260,dn=52,$r=14,Da=22,Fa=42,Zd=.001,Ba=Zd/1.6,ep=[.001,.01,.1,1],tp=[10,100,1e3,1e4],np=[["lossy",2],["exact",1]],Va=t=>t.map(e=>e.map(n=>n.toFixed(1)).join(
",")).join(" ");function sp({rule:t,points:e,width:n}){if(!e.length)return null;let[s,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:Va(e)}),t==="exact"?o("circle",{cx:s,cy:r,r:5}):o("rect",{x:s-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:s,y:r+
(t==="exact"?20:-10),"text-anchor":s>n/2?"end":"start",children:d(`frequencies.${t}`)})]})}function Wa({found:{band:t,checkpoints:e,plan:n},seen:s,says:r}){let[
a,i]=Ye(),l=Math.log(n[n.length-1]/n[0]),c=h=>dn+Math.log(h/n[0])/l*(i-dn-$r),p=h=>Da+Math.log(1/Math.max(h,Ba))/Math.log(1/Ba)*(ss-Da-Fa),u=h=>t.map((f,m)=>[c(
n[m]),p(f[h])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:ss,"aria-hidden":"true",children:[ep.
map(h=>o(T,{children:[o("line",{class:"sv-convergence-grid",x1:dn,x2:i-$r,y1:p(h),y2:p(h)}),o("text",{x:dn-6,y:p(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
tp.map((h,f)=>o("text",{x:c(h),y:ss-Fa+18,"text-anchor":["start","middle","middle","end"][f],children:h.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(dn+i-$r)/2,y:ss-6,"text-anchor":"middle",children:d("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:Va([...u(1),...u(0).reverse()])}),
np.map(([h,f])=>o(sp,{rule:h,width:i,points:e.slice(0,s).map(m=>[c(m[0]),p(m[f][2])])},h))]})})}var Ar=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:z(t);var ie=({text:t,oneLine:e=!1})=>o(T,{children:en(t).map(({kind:n,text:s})=>{if(n==="text")return s;if(n==="control")return o("span",{class:"sv-control",children:tn(
s)});let r=e&&n!=="space";return o("span",{class:`sv-${n}${r?" sv-marked":""}`,children:r?"":s})})});var Ua=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,untested:0,emitted:0,draft:0,verify:0,accept:0,seconds:0,acceptance_rate:null,draft_efficiency:null,
mean_acceptance_length:null,mean_overlap:null,tokens_per_second:null});function rp({drafts:t,final:e}){let n=t.flatMap(({verdict:s,token:r})=>s==="accepted"?[r]:
[]);return e?[...n,e.token]:n}var os=t=>t.draft+t.verify+t.accept,rs=class{constructor(e){this.sampled=e}sampled;sums=[Ua];comparisons=[];output=[];plain={tokens:[],
seconds:[],until:[0]};push(e){this.sums.push({...Ua,...e.sums}),this.output.push(...rp(e))}pushPlain(e,n){this.plain.tokens.push(e),this.plain.seconds.push(n),this.
plain.until.push(this.plain.until[this.plain.until.length-1]+n)}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-
this.sums[e].accepted}compared(e){return Math.min(e,this.comparisons.length)}comparison(e){return this.comparisons[this.compared(e)-1]??null}measured(e){let n=this.
comparison(e);return n&&!n.impossible?n.speedup:null}agreement(e){let n=this.sampled?null:this.comparison(e);return n&&{compared:n.tokens,first_difference:n.first_difference??
null}}summary(e=this.sums.length-1){let n=this.agreement(e);return{...this.at(e),plain_tokens_per_second:this.comparison(e)?.plain_tokens_per_second??null,speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var op=Object.freeze({tokens:[],seconds:[]}),ap=/^<\|?\w+\|?>$/,ip=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Ae=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=be;constructor(e){
this.folds=new rs(e.settings.temperature>0),this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},comparisons:this.folds.comparisons,pieces:{...e.pieces}},this.
width=e.settings.gamma;for(let a of this.promptTokens()){let{text:i,pending:l}=Se(this.pending,this.piece(a));this.promptText+=i,this.pending=l}let{rounds:n,plain:s,
comparisons:r}=e;this.append({from:0,rounds:n,plain:s,plain_from:0,comparisons:r,comparisons_from:0})}piece(e){return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.
trace,n=this.piece(e[0]);return typeof n=="string"&&ap.test(n)?e.slice(1):e}get length(){return this.rounds.length}get over(){return this.trace.ending!=="runnin\
g"}get plainEnd(){let{output:e,plain:n}=this.folds,s=this.trace.ending==="end of text"?e.at(-1):null;return n.tokens.findIndex(r=>r===s||ip.test(String(this.piece(
r))))}append({from:e=this.length,rounds:n=[],plain:s=op,plain_from:r=this.trace.plain.tokens.length,comparisons:a=[],comparisons_from:i=this.folds.comparisons.length,
pieces:l,...c}){let{trace:p}=this,u=p.plain,h=this.folds.comparisons;if(e>this.length||s.tokens.length&&r>u.tokens.length||i>h.length)return!1;Object.assign(p.pieces,
l),n.slice(this.length-e).forEach(f=>this.push(f));for(let f=u.tokens.length-r;f<s.tokens.length;f+=1)u.tokens.push(s.tokens[f]),u.seconds.push(s.seconds[f]),this.
folds.pushPlain(s.tokens[f],s.seconds[f]);return h.push(...a.slice(h.length-i)),p.prefill=c.prefill??p.prefill,p.captured=c.captured??p.captured,this.over||(p.ending=
c.ending??p.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.push(Jo(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),
this.width=Math.max(this.width,e.drafts.length)}row(e){let n=this.pending,s=[];e.drafts.forEach(({token:i,verdict:l,parent:c})=>{let p=this.slot(i,l,c<0?n:s[c].
pending);l==="accepted"&&(this.pending=p.pending),s.push(p)});let r=Xt(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),
{slots:a?[...s,a]:s,final:a}}slot(e,n,s){let r=this.piece(e),{text:a,took:i,pending:l}=Se(s,r),c=a===""&&l.bytes.length>0;return{token:e,kind:n,piece:r,text:a,took:i,
part:c,pending:l}}alone(e){let n=this.piece(e);return typeof n=="string"?n:Se(be,n).text}at({round:e,index:n}){let s=this.rows[e],r=s&&s.slots[n];if(!r)return null;
let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accepted").length,l=n<a.drafts.length,c=l?n:Ko(a);return{...r,number:e,index:n,round:a,accepted:i,judgedAt:c,
draft:l?a.drafts[n]:null,judged:a.drafts[c]||null,position:(a.positions||[])[c]||null}}},Pr=["accepted","correction","bonus","plain"],Pe=t=>Pr.includes(t);function as(t,e){let n=be;return e.map(s=>{let r=t.piece(s),a=Se(n,r);return n=a.pending,{token:s,text:a.text,piece:r}})}var ct=({text:t,piece:e})=>t||xe(e);function is(t,e){
let{output:n,plain:s}=t.folds,{tokens:r,first_difference:a=null}=t.folds.comparison(e)??{tokens:0};return{speculative:as(t,n.slice(0,r)),plain:as(t,s.tokens.slice(
0,Math.min(r,t.plainEnd+1||r))),compared:r,parts:a}}var lp=["accepted","correction","bonus"],cp=t=>t.rounds.flatMap(({drafts:e,final:n})=>[...e.filter(({verdict:s})=>s==="accepted").map(()=>"accepted"),...n?[e.length?
n.kind:"plain"]:[]]);function ls({texts:{plain:t,speculative:e,parts:n},run:s,says:r}){let a=cp(s);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),lp.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${se(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return o("span",{class:"s\
v-pair","data-same":String(p),"data-parts":l===n?"":void 0,children:[o("span",{children:o(ie,{text:ct(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(ie,{text:ct(c),oneLine:!0})})]},l)})})]})}var cs=["exact","lossy"],Ga=[1,2,3],dp=70,Ka=48,pp=5e-4;function up({trace:t,folds:e},n){let s=[...t.prompt,...e.output.slice(0,n)],r=Object.fromEntries(s.map(a=>[
a,t.pieces[a]]));return JSON.stringify({...t,prompt:s,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},comparisons:[],ending:"stopped"})}var mp=0,ds=class{constructor(e){
this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,n){Object.assign(this,{ask:e,offered:n}),this.changed()}refuse(){
Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take({number:this.result.number,state:"error",
message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(this.timer);let e=this.result?.checkpoints?.
length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.setTimeout(()=>this.reveal(),dp)),this.
changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){clearTimeout(this.timer),Object.assign(
this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){if(!this.run||!this.ask)return;this.forget();
let n=mp+=1;this.result={number:n,state:"loading",texts:0},this.start=this.run.folds.at(this.run.length).hardest??0,this.ask("sample",{number:n,tokens:e,take:this.
takes,trace:up(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},pn=(t=0)=>t.toLocaleString("en"),Ya=t=>`${(t*
100).toFixed(1)}%`;function hp({state:t,message:e,texts:n,of:s}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequencies.state.${t}`,{n:pn(
n),of:pn(s)})}function vp(t,e,n,s){return d(`frequencies.${n>s?"beyond":"within"}.${t}`,{n:pn(e),distance:Ar(n),high:Ar(s)})}function fp(t,e){let n=t.promptText+
as(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),s=n.length>Ka?`…${n.slice(-Ka)}`:n;return d(e?"frequencies.hardest":"frequencies.after",{text:s.replace(
/\s+/g," ")})}function gp({run:t}){let e=is(t,t.length),n=e.parts===null,s=e.parts??e.compared,r=n?d("lossless.same",{n:s}):d("lossless.differ",{n:s,position:s+
1});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":n?"same":"differ",children:r}),o(ls,
{texts:e,run:t,says:r})]})}function bp({tally:[t,e],row:n,texts:s,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`--n:${t[n]/s/r};--g:${e[n]/
s/r}`,children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),Ya(t[n]/s)]})}function xp({run:t,found:e,
seen:n,start:s}){let{rows:r,checkpoints:a,band:i,temperature:l,state:c}=e,p=n?a[n-1]:null,[u,...h]=p??[0],f=Math.max(...r.map(([,g])=>g),...h.flatMap(([g])=>g.map(
y=>y/u))),m=c!=="running"&&n===a.length&&n>0,v=cs.map((g,y)=>m?vp(g,u,h[y][2],i[n-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:d(`frequencies.${g}`)});
return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.counted",{t:String(l),n:pn(u)})}),o("p",{class:"sv-note",children:fp(t,s)}),o("p",{class:"\
sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:d(`frequencies.${g}`)}))}),o("tabl\
e",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:d("frequencies.caption")}),o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d(
"frequencies.beginning")}),["target",...cs].map(b)]})}),o("tbody",{children:r.map(([g,y],k)=>(g!==null||y>=pp||h.some(([w])=>w[k]))&&o("tr",{style:`--p:${y/f}`,
children:[g===null?o("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(ie,{text:g,oneLine:!0})}),
o("td",{children:Ya(y)}),cs.map((w,_)=>p?o(bp,{tally:h[_],row:k,texts:u,most:f},w):o("td",{},w))]},k))})]}),o("p",{class:"sv-note",children:d("frequencies.why")}),
o("h4",{children:d("frequencies.curve")}),o("p",{class:"sv-note",children:d("frequencies.band")}),o(Wa,{found:e,seen:n,says:N(...v)||d("frequencies.curve")}),o(
"div",{role:"status",children:cs.map((g,y)=>o("p",{class:"sv-told","data-rule":g,children:v[y]}))})]})}function wp({test:t}){let[e,n]=D(Ga[0]),{result:s,isRunning:r}=t;
return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(e),children:d(r?"freq\
uencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.length"),children:Ga.map(
a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>n(a),children:d(a>1?"frequencies.first":"frequencies.\
first_one",{n:a})}))}),o("progress",{max:1,value:s?.of?(s.texts??0)/s.of:0,hidden:!r,"aria-label":d("frequencies.progress")}),o("p",{class:"sv-note",role:"statu\
s",children:s&&hp(s)})]})}function Ja({run:t,test:e}){let{result:n,refusal:s,offered:r}=e;if(!t.trace.settings.gamma||!(r||s))return null;let a=C(t.trace);return o(
"div",{class:"sv-experiment",children:[o("h3",{children:d("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:d("frequencies.means",{n:pn(r)})}),!a&&
o("p",{class:"sv-note",children:d("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:s||d("frequencies.trees")}):o(wp,{test:e}),n?.greedy&&o(gp,
{run:new Ae(n.greedy)}),n?.rows?.length?o(xp,{run:t,found:n,seen:e.seen,start:e.start}):null]})}function Xa([t,e,n,s,r],a){let i=a?[s,r]:[e,n];return{token:t,target:i[0]??null,draft:i[1]??null}}var Qa=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),jr=(t,e)=>t.reduce((n,s)=>{let r=s[e];return n===null||r===null?null:n+r},0);function Je(t,e=!1){return t.candidates.map(n=>Xa(n,e)).map(n=>({...n,both:Qa(n)}))}
function Za(t,e,n){let s=new Set(e.map(h=>h.token)),r=Xa(t.rest,n),a=[{...r,both:Qa(r)},...Je(t,n).filter(h=>!s.has(h.token))],[i,l]=[jr(a,"target"),jr(a,"draft")],
c=jr(e,"both"),u=!n&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var ei=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function ps(t,e,n=!1,s=8){let r=Je(t),a=new Map(Je(t,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>a.get(h)??0,l=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),c=r.sort((h,f)=>l(f)-l(h)).slice(0,s-1).sort((h,f)=>ei(h,f)||
i(f)-i(h)).map(h=>h.token),p=Je(t,n),u=c.flatMap(h=>p.find(f=>f.token===h)??[]);return[...u,Za(t,u,n)]}function us(t,e=!1){let n=Je(t,e).sort(ei);return[...n,Za(
t,n,e)]}function ti(t,{weight:e,taken:n,mass:s}){let r=Je(t),a=s??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-n(l,p??0))/a})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function ni(t){
let[e,n]=[Je(t),Je(t,!0)];return n.some((s,r)=>s.target!=null&&(s.target!==e[r].target||s.draft!=null&&s.draft!==e[r].draft))}var yp=["plain","speculative"],kp={float16:.0625,bfloat16:.5},_p=.001;function Sp(t,e){let n=0;for(;t.folds.at(n+1).emitted<=e;)n+=1;return t.rounds[n].positions?.[e-
t.folds.at(n).emitted]??null}function Ep(t,e,n,s){let r=Sp(t,e),a=r?us(r,!0):[],[i,l]=[n,s].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let c=kp[t.
trace.models.target.dtype]||_p;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function Tp(t,e,[n,s]){let r=Ep(t,e,n.token,s.token);if(!r)return d("l\
ossless.unknown");let a={mine:se(ct(n)),theirs:se(ct(s)),p:Ge(r.p[0]),q:Ge(r.p[1]),gap:B(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==
null?d("lossless.unlisted",a):N(d("lossless.gap",a),d(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function Rp(t,e,{compared:n,parts:s}){return e==="none"?
d(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&n===t.folds.output.length?"lossless.same":"lossless.so_fa\
r",{n}):d(`lossless.${e}`,{position:(s??0)+1,n:s??0})}function Mp(t,{compared:e,parts:n,speculative:s,plain:r}){return e?t.trace.settings.temperature>0?d(Q(L(t.
trace))?"rules.lossy":"lossless.sampling"):n===null?d("lossless.greedy"):Tp(t,n,[s[n],r[n]]):""}function Lp({way:t,tokens:e,parts:n}){let s=a=>a.map(({text:i})=>i).
join(""),r=n??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:d(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(ie,{text:s(e.slice(0,r))})}),n!==null&&o("mark",{class:"sv-parting",children:o(ie,{text:ct(e[n]),oneLine:!0})}),o("span",{class:"sv-parted",
children:o(ie,{text:s(e.slice(r+1))})})]})]})}function zp({texts:t}){let e=O(null);return j(()=>{let n=e.current,s=n?.querySelector("mark");n&&(n.scrollTop=s?Math.
max(0,s.offsetTop-n.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:yp.map(n=>o(
Lp,{way:n,tokens:t[n],parts:t.parts}))})}function si({run:t,shown:e,test:n}){let s=is(t,e),r=t.trace.settings.temperature===0,a=s.compared?s.parts===null?"same":
r?"differ":"sampled":"none",i=Rp(t,a,s),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:Mp(
t,s)}),s.compared>0&&(r?o(ls,{texts:s,run:t,says:i}):o(zp,{texts:s}))]},"own"),c=o(Ja,{run:t,test:n},"test");return o("section",{class:"sv-section",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("lossless.heading")})}),r?[l,c]:[c,l]]})}var mn=1e-9,un=class{list=[];add(e,n,s,r=be){this.list.push({at:e,tokens:n,text:s,pending:r})}cut(e){this.list.length=Math.min(this.list.length,e)}by(e){let n=0,
s=this.list.length;for(;n<s;){let r=n+s>>1;this.list[r].at<=e+mn?n=r+1:s=r}return n}tokensAt(e){let n=this.list[this.by(e)-1];return n?n.tokens:0}get end(){return this.
list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function ri(t,e,n,s){let{folds:r}=t;
for(n.cut(e);n.list.length<e;){let c=n.list.length,p=r.at(c+1),u=t.rows[c].slots.filter(h=>Pe(h.kind));n.add(os(p),p.emitted,u.map(h=>h.text).join(""))}let{tokens:a,
until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:p,pending:u}=Se(c?s.
list[c-1].pending:be,t.piece(a[c]));s.add(i[c+1],c+1,p,u)}}function hn(t,e){let n=t/e,s=10**Math.floor(Math.log10(n));return[1,2,5].map(r=>r*s).find(r=>r>=n)??10*s}var Hr=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(n,s)=>s*e);function dt({label:t,choices:e,chosen:n,choose:s}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===n,onClick:()=>s(r),children:a},r))})}function oi({label:t,choices:e,chosen:n,choose:s}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:n,onChange:({currentTarget:r})=>s(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var ai=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,n)=>n%2?$("bdi",{translate:"no"},e):e);function $(t,e,...n){let s=document.createElement(t),{on:r={},...a}=e;
Object.entries(r).forEach(([i,l])=>s.addEventListener(i,l));for(let[i,l]of Object.entries(a))l===!0?s.setAttribute(i,""):l!==!1&&l!=null&&s.setAttribute(i,Ee(String(
l)));return s.append(...n.flatMap(i=>i==null?[]:typeof i=="string"?ai(i):[i])),s}function ii(t,e){t.textContent!==Ee(e)&&(t instanceof Element?t.replaceChildren(
...ai(e)):t.textContent=Ee(e))}function Le(t,e,n){n==null?t.removeAttribute(e):t.getAttribute(e)!==Ee(String(n))&&t.setAttribute(e,Ee(String(n)))}function li(t,e,n,s){
let r=n.bottom-e.bottom+4,a=n.top-e.top-48;r>0?t.scrollTop=s*Math.ceil((t.scrollTop+r)/s):a<0&&(t.scrollTop=s*Math.floor((t.scrollTop+a)/s))}function ci(t,e=!1){return en(t).map(({kind:n,text:s})=>{if(n==="text")return document.createTextNode(s);if(n==="control")return $("span",{class:"sv-control"},tn(
s));let r=e&&n!=="space";return $("span",{class:`sv-${n}${r?" sv-marked":""}`},r?"":s)})}var Lt=class{constructor(e){this.host=e}host;probe=$("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let n=this.cache.get(e);if(n!==void 0)return n;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:s}=getComputedStyle(this.probe);return this.cache.set(e,s),s}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},zt=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Op=["draft","verify","accept"],Nr=24,di=28,pi=26,Ot=Nr*2+di+pi,Cp=["1","4","16"],$p=16e3;function ui({palette:t,time:e,drawn:n,seek:s,...r}){let{run:a,ours:i}=r,
l=r.span||1,[c,p]=Ye(),u=O(null),[h,f]=D("1"),m=Math.min($p,Math.floor(p*Number(h))),v=e/l*(m-1);j(()=>{m&&Ap(u.current,t,{...r,span:l},m)},[a,n,m]),j(()=>{c.current.
scrollLeft=v-p/2},[h]),j(()=>{let{scrollLeft:g,clientWidth:y}=c.current;h!=="1"&&(v<g||v>g+y-40)&&(c.current.scrollLeft=v-y/2)},[v]);let b=({offsetX:g})=>{let y=g/
m*l,k=0;for(;k<i.list.length&&os(a.folds.at(k))<y;)k+=1;s(k)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:d("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${m}px; height: ${Ot}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${v.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(v,m-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(Mt,{plain:d("race.key_plain")}),
o(dt,{label:d("race.zoom"),choices:Cp.map(g=>[g,g==="1"?d("race.fit"):`${g}×`]),chosen:h,choose:f})]})]})}function Ap(t,e,{run:n,span:s,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==Ot*l)&&Object.assign(t,{width:i*l,height:Ot*l});let c=t.getContext("2d");if(!c)return;let p=m=>m/
s*(i-1),u=(m,v,b,g,y)=>{let k=p(g)-p(b)>3,[w,_]=[p(b),p(g)].map(x=>k?Math.round(x):x);c.fillStyle=e.get(m),c.fillRect(w,v,Math.max(_-w-(y&&k?1:0),.4),Nr)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,Ot),Pp(c,e,{span:s,width:i,at:p});let{until:h}=n.folds.plain;for(let m=1;m<=a.list.length;m+=1)u("plain",0,h[m-1],h[m],!0);let f=0;
n.rounds.slice(0,r.list.length).forEach(({times:m})=>Op.forEach(v=>{u(v,Nr+di,f,f+m[v],v==="accept"),f+=m[v]}))}function Pp(t,e,{span:n,width:s,at:r}){let a=hn(
n,Math.max(2,s/110));t.font=`11px ${zt}`,t.textBaseline="alphabetic";for(let i=0;i*a<=n;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,Ot-pi+6),t.fillStyle=e.get("quiet");let c=G(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
s?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?s:l,Ot-6)}}var jp=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Hp=4,Np=.25,qr=1e3,qp={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Ip="M4 2.5v11L13 8z",
Dp="M4 3h3v10H4zM9 3h3v10H9z",mi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Fp=t=>[1,.25,.1].find(e=>t/e>=Hp)??.1;function hi({ours:t,plain:e,span:n},s,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-s)*r>mn);return r>0?i.length?Math.min(...i):n:i.length?Math.max(...i):0}function Bp({ours:t,plain:e,
measured:n,whole:s,span:r},a){let i={time:G(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!n)return d("race.alone",i);if(!s||a<r-mn)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:G(c.end),second:G(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function Vp(t,e,{
plain:n,measured:s}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=s?r?d(Q(L(t.trace))?"rules.lossy":"race.draws"):
a?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<n.list.length;return N(i,c&&d("race.goes_on",{end:se(t.alone(t.trace.plain.tokens[l]))}))}function Wp({trace:t}){
let{target:e,draft:n}=t.prefill??{};return!e&&!n?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:G(e),draft:G(n)})}function vi({way:t,arrivals:e,
end:n,time:s,measured:r}){let a=O(null),{list:i,tokens:l}=e,c=e.by(s),p=Ke(()=>i.slice(0,c).map((u,h)=>o("span",{class:n>=0&&h>n?"sv-ended":void 0,"data-new":h===
c-1&&c<i.length?"":void 0,children:o(ie,{text:u.text})},h)),[i,c,c<i.length,n]);return j(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,c]),o(
"div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:d(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
c<i.length?d("race.so_far",{n:e.tokensAt(s),of:l}):d("race.done",{n:l,time:G(e.end)}):d("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:a,children:p})]})}function Up({run:t,shown:e},{span:n,whole:s},r,a,i){let[l,c]=D(r),[p,u]=D(!1),[h,f]=D(!1),m=O({shown:e,
length:t.length}),v=e!==m.current.shown&&t.length===m.current.length;m.current={shown:e,length:t.length},v&&h&&!p&&f(!1);let b=O({limit:a,whole:s,span:n,speed:i});
b.current={limit:a,whole:s,span:n,speed:i};let g=O(null);return Sa(()=>{if(!p)return;let y=performance.now(),k=requestAnimationFrame(function w(_){let x=b.current,
H=Math.max(0,Math.min((_-y)/1e3,Np))*x.speed;y=_,c(U=>{let V=Math.min(U+H,x.limit);return x.whole&&V>=x.span&&u(!1),V}),g.current?.checkVisibility()?k=requestAnimationFrame(
w):u(!1)});return()=>cancelAnimationFrame(k)},[p]),{node:g,playing:p,time:h&&!(v&&!p)?Math.min(l,n):r,go(y,k=!1){f(!0),c(y),u(k)},follow:()=>f(!1)}}function Gp({
chosen:t,choose:e,...n}){let{run:s,shown:r,known:a,palette:i,seek:l,greedy:c,drawn:p}=n,{ours:u,plain:h}=Ke(()=>({ours:new un,plain:new un}),[]);ri(s,a,u,h);let f=s.
folds.plain.tokens.length>0,m=s.over&&u.list.length===s.length,v=Math.max(u.end,h.end),b={ours:u,plain:h,measured:f,whole:m,span:v},g=m&&r===s.length?v:r?u.list[r-
1].at:0,y=t??Fp(v),k=Up(n,b,g,m||!f?v:Math.min(u.end,h.end),y),{time:w,playing:_,go:x,follow:H}=k;function U(){let E=w>=v-mn;mi()?x(E?0:hi(b,w,1)):_?x(w):x(E?0:
w,!0)}function V(E){let A=qp[E.key];A&&(E.preventDefault(),x(hi(b,w,A)))}let ue=Bp(b,w),M=O("");_||(M.current=ue);let S=mi()?"step":_?"pause":"play";return o("s\
ection",{class:"sv-section",ref:k.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("race.heading")}),o("span",{class:"sv-quiet",children:d(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":S,onClick:U,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:S==="pause"?Dp:Ip})}),o("span",{children:d(
`race.${S}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:qr,step:1,value:v?Math.round(w/v*qr):0,"aria-label":d("race.scrubber"),"aria-valuetext":ue,
onInput:({currentTarget:E})=>x(Number(E.value)/qr*v),onKeyDown:V}),o("span",{class:"sv-race-clock",children:d("race.clock",{time:G(w),of:G(v)})}),o("label",{class:"\
sv-choice",children:[d("race.speed"),o("select",{value:String(y),onChange:({currentTarget:E})=>e(Number(E.value)),children:jp.map(([E,A])=>o("option",{value:String(
E),children:E===1?d("race.real"):A}))})]})]}),o("div",{class:"sv-readers",children:[o(vi,{way:"plain",arrivals:h,end:s.plainEnd,time:w,measured:f||!s.length}),o(
vi,{way:"speculative",arrivals:u,end:-1,time:w,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:M.current}),o("p",{class:"sv-note sv-race-texts",
children:[o("span",{children:Vp(s,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:s.trace.settings.temperature===0||!c.offered(),onClick:()=>c.race(),
children:d("race.greedy")})]}),o(ui,{run:s,...b,palette:i,time:w,drawn:p,seek:E=>{H(),l(E)}}),o("p",{class:"sv-note",children:Wp(s)})]})}var Ir=new WeakMap,Kp=0;
function Yp(t){return Ir.has(t)||Ir.set(t,Kp+=1),Ir.get(t)}function fi(t){let[e,n]=D(null);return o(Gp,{chosen:e,choose:n,...t},Yp(t.run))}var Ct=220,pt=44,vn=12,gi=8,ms=40,Jp=1.25,Xp=1.1,Qp=90,bi=10,Zp=({folds:t},e)=>Array.from({length:t.compared(e)},(n,s)=>[t.at(s+1).emitted,t.comparisons[s].speedup??
0]);function eu(t,e){if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.comparison(e.length)?.
impossible)return d("headline.impossible");let[n,s]=e[e.length-1],r=e.slice(bi-1).map(([,i])=>i),a={least:bi,low:ee(Math.min(...r)),high:ee(Math.max(...r))};return N(
d("chart.last",{tokens:n,speedup:ee(s)}),r.length>1&&d("chart.range",a))}function tu({points:t,tokens:e,width:n}){let[s,r]=D(null),a=Math.max(Jp,...t.map(([,b])=>b))*
Xp,i=b=>pt+b/e*(n-pt-vn),l=b=>Ct-ms-b/a*(Ct-ms-gi),[c,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(s??0)),h=s===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),f=hn(a,5),
m=f<.1?2:f<1?1:0,v=Math.max(1,hn(e,Math.max(2,(n-pt)/Qp)));return o(T,{children:[o("svg",{width:n,height:Ct,"aria-hidden":"true",onPointerMove:({currentTarget:b,
clientX:g})=>r(g-b.getBoundingClientRect().left),onPointerLeave:()=>r(null),children:[Hr(a,f).map(b=>o(T,{children:[o("line",{class:"sv-speedup-grid",x1:pt,x2:n-
vn,y1:l(b),y2:l(b)}),o("text",{x:pt-6,y:l(b)+4,"text-anchor":"end",children:`${b.toFixed(m)}×`})]})),Hr(e,v).map(b=>o("text",{x:i(b),y:Ct-ms+16,"text-anchor":"\
middle",children:b})),o("text",{class:"sv-speedup-title",x:(pt+n-vn)/2,y:Ct-6,"text-anchor":"middle",children:d("chart.x")}),o("line",{class:"sv-speedup-plain",
x1:pt,x2:n-vn,y1:l(1),y2:l(1)}),o("text",{x:n-vn,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),o("polyline",{class:"sv-speedup-line",
points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),h&&o("g",{class:"sv-speed\
up-mark",children:[o("line",{x1:i(h[0]),x2:i(h[0]),y1:gi,y2:Ct-ms}),o("circle",{cx:i(h[0]),cy:l(h[1]),r:4})]})]}),h&&o("p",{class:"sv-speedup-readout",style:`--\
x:${i(h[0])}px`,"data-side":i(h[0])>n/2?"left":"right",children:d("chart.hover",{tokens:h[0],speedup:ee(h[1])})})]})}function xi({run:t,shown:e,known:n}){let[s,
r]=Ye(),a=Zp(t,e),i=a.length>1,l=eu(t,a);return o("section",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o(P,{name:"\
speedup",children:d("chart.heading")})})}),o("div",{class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:s,children:i&&r>0&&o(tu,{points:a,tokens:t.
folds.at(n).emitted,width:r})}),o("p",{class:"sv-note",children:l}),o(Qn,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:a.map(([c,p])=>[
c,ee(p)])})]})}var nu=250,su=120;function ru(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>0&&e<window.innerHeight}var fn=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),hs=class{constructor(e){this.context=e}context;places={race:fn(),costs:fn(),lossless:fn(),speedup:fn(),breakdown:fn()};test=new ds(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(fi,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(Ia,
{...e}),lossless:e=>o(si,{...e,test:this.test}),speedup:e=>o(xi,{...e}),breakdown:e=>o(ja,{...e})};show(e,{shown:n,known:s,busy:r,view:a}){let i=`${n} of ${s}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:n,known:s},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,nu-(performance.now()-this.drawnAt)):su))}redraw(e){this.charted&&cn(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(s=>e?this.places[s].checkVisibility():ru(this.places[s])).
forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>cn(
this.context.viewer,o(T,{}),e))}};var fs="#term-",ou=`[data-term], a[href^="${fs}"]`,vs=12,Dr=8,gs=new Map,yi=null,ki=null,fe=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});fe.setAttribute("aria-labelledby","term-name");var au=()=>fe.matches(":popover-open");function _i(t){gs=new Map(
(t.glossary??[]).map(e=>[e.term,e])),iu()}function iu(){let{hash:t,pathname:e,search:n}=window.location,s=t.startsWith(fs)&&gs.get(t.slice(fs.length));s&&(window.
history.replaceState(window.history.state,"",e+n),Ei(s,document.querySelector("h1")??document.body))}function Si({target:t}){let e=t instanceof Element?t.closest(
ou):null;if(!e||e.closest("[data-glossary]"))return null;let n=gs.get(e.dataset.term??e.getAttribute("href")?.slice(fs.length)??"");return n?{name:e,entry:n}:null}
var wi=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((n,s)=>o(T,{children:[s>0&&d("comma"),n]},s))]}),lu=({entry:{name:t,definition:e,
formula:n,sources:s,see:r}})=>o(T,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":d("term.close"),onClick:()=>fe.hidePopover(),children:"×"})]}),o("p",{children:e}),n&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[d("term.formula")," "]}),n,/\bq\b/.test(n)&&o("span",{class:"sv-symbols",children:d("term.symbols")})]}),o(wi,{label:d("term.source"),
items:s.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(wi,{label:d("term.see"),items:r.flatMap(a=>{let i=gs.get(a);return i?
[o(P,{name:a,children:i.name})]:[]})})]});function Ei(t,e){fe.dataset.shows=t.term,W(o(lu,{entry:t}),fe),fe.contains(e)||(document.body.append(fe),yi=e,fe.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),fe.showPopover(),cu(e.getBoundingClientRect())),fe.focus({preventScroll:!0})}function cu({left:t,top:e,bottom:n}){
let{offsetWidth:s,offsetHeight:r}=fe,{clientWidth:a,clientHeight:i}=document.documentElement,l=n+Dr+r+vs<=i||e<i-n,c=Math.max(vs,Math.min(t,a-s-vs)),p=l?n+Dr:Math.
max(vs,e-Dr-r);Object.assign(fe.style,{left:`${c+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{ki=au()?yi:null},
!0);document.addEventListener("click",t=>{let e=Si(t);e&&(t.preventDefault(),!(ki===e.name&&t.detail)&&Ei(e.entry,e.name))});for(let t of["pointerover","focusin"])
document.addEventListener(t,e=>{let n=Si(e);n&&!n.name.parentElement?.closest('[title]:not([title=""])')&&(n.name.title=n.entry.definition)});var du={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},pu={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},uu={ArrowUp:"stepOn",ArrowDown:"stepBack"},Ti={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
bs=t=>(t.dataset.at??"").split(".").map(Number);function mu(t,e,n){let s=t.indexOf(e),r=a=>{let i=t.filter(l=>bs(l)[0]===bs(e)[0]+a);return i.find(l=>bs(l)[1]>=
bs(e)[1])??i.at(-1)};switch(n){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[s+1];case"ArrowLeft":return t[s-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function hu(t,e,n){let s=t.findIndex(i=>i.includes(e)),r=t[s]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(n){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[s][r+1]??t[s+1]?.[0];case"ArrowLeft":return t[s][r-1]??t[s-1]?.at(-1);case"Arro\
wDown":return a(t[s+1]);case"ArrowUp":return a(t[s-1]);default:return null}}var Ri="specviz-letters";function vu(){try{return localStorage.getItem(Ri)!=="off"}catch{
return!0}}var $t={on:vu(),keep(t){$t.on=t;try{localStorage.setItem(Ri,t?"on":"off")}catch{}}},xs=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let n=({
target:s})=>{this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",n,{signal:e}),document.addEventListener("focusin",
n,{signal:e}),document.addEventListener("keydown",s=>this.take(s),{signal:e})}take(e){let{target:n,key:s}=e,{node:r}=this.viewer;if(!(n instanceof HTMLElement))
return;let a=r.contains(n)||this.isFree(s,n);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
n.matches("input:not([type=checkbox]), select, textarea"))return;!(n.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,n)&&e.preventDefault()}isFree(e,n){
let s=/^[a-z]$/i.test(e);return n!==document.body?s&&n.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(e,n){let{actions:s,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=du[e.length===1?e.toLowerCase():e]||a()&&pu[e];if(l)return s[l]()!==!1;let c=n.closest("[role=option]"),p=n.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=n.closest("[role=slider]");if(u&&i(e))return!0;let h=Ti[e]||u&&uu[e];return!h||this.scrolls(n,e)?!1:(s[h](),
!0)}inside(e,n,s){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(n??s)?.dataset.at&&r(),!0;let l=n?mu(a(),n,e):s&&hu(i(s),s,e);return l&&l.focus(),
!!l||e in Ti}scrolls(e,n){if(e===document.body)return!1;let{overflowX:s,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return n.startsWith("Arro\
w")?a(s)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var Mi=[.2,.4,.6,.8],Li=[.1,.5,1,2],gn={overlap:{term:"overlap",limits:Mi,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:Mi,
most:"1",of:({draft:t})=>te(t??void 0)},target_entropy:{term:"entropy",limits:Li,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Li,most:"",of:({position:t})=>t?.draft_entropy??null}},zi=["verdict",...Object.keys(gn)],Oi=t=>zi.includes(t);function bn(t,e){let n=e&&gn[t]?gn[t].of(
e):null;return n==null?null:gn[t].limits.filter(s=>n>=s).length}function Ci(){let{tint:t,set:e}=ce();return o("div",{class:"sv-tint",children:o(oi,{label:d("tin\
t.label"),choices:zi.map(n=>[n,d(`tint.${n}.name`)]),chosen:t,choose:n=>e({tint:n})})})}function $i({name:t}){let e=gn[t];if(!e)return null;let{limits:n,most:s,
term:r}=e;return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:n.join(d("comma"))}),children:[
"0",...n.map(a=>String(a).replace(/^0\./,".")),s].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=n.length&&o("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),o(P,{name:r,children:d(`tint.${t}.means`)},r)]})}var ws=44,fu=2,Ai={PageUp:10,PageDown:-10},Pi=(t,{round:e})=>Ai[t]?{round:e+Ai[t],phase:0}:null;function gu({rounds:t,length:e},n,s){let r=Math.max(0,Math.min(1,
n))*e,a=Math.min(Math.floor(r),e-1),i=fr(t[a]);return s/e<fu*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function ji({text:t}){let{run:e,
moment:n,tint:s,viewer:r}=ce(),a=O(null),i=O(null),[l,c]=D(0);j(()=>{let m=new ResizeObserver(([{contentRect:v}])=>c(v.width));return m.observe(a.current),()=>m.
disconnect()},[]),j(()=>bu(i.current,r.palette,{run:e,shown:n.round,tint:s,width:l}),[e,e?.length,n.round,s,l,r.layouts]);let p=m=>{let{left:v}=a.current.getBoundingClientRect(),
{round:b,phase:g}=gu(e,(m.clientX-v)/(l||1),l);r.seek(b,g)},u=e?.length??0,h=e&&n.phase?n.phase/fr(e.rounds[n.round]):0,f=n.round+h;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
f.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?f/u:0},onPointerDown:m=>{!u||m.button||(m.currentTarget.setPointerCapture(m.pointerId),p(m))},onPointerMove:m=>{
m.currentTarget.hasPointerCapture(m.pointerId)&&p(m)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function bu(t,e,{run:n,shown:s,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(ws*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,a,ws),!n?.length))return;let p=a/n.length,u=C(n.trace),
h=u?n.rounds.map(({drafts:b})=>Math.max(0,...he(b).map(g=>g+1))):[],f=ws/((u?Math.max(...h):n.width)+1),[m,v]=[p,f].map(b=>b>4?b-1:b);n.rounds.forEach(({drafts:b},g)=>{
let y=g<s?xu(n,g):[],k=u?h[g]+1:g<s?n.rows[g].slots.length:b.length+1;for(let w=0;w<k;w+=1)c.fillStyle=e.get(w<y.length?wu(n,g,y[w],r):"line"),c.fillRect(g*p,ws-
(w+1)*f,Math.max(.6,m),Math.max(.6,v))})}var xu=(t,e)=>t.rows[e].slots.map(({kind:n},s)=>({kind:n,index:s})).filter(({kind:n})=>Pe(n));function wu(t,e,{index:n,
kind:s},r){if(r==="verdict")return`strip-${s}`;let a=bn(r,t.at({round:e,index:n}));return a==null?"strip-unknown":`tint-${a}`}var ys=["gamma","temperature","drafter","rule","tree"];function ks(t,e){return e==="rule"?L(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function xn(t){
let{gamma:e,budget:n=e}=t.settings;return C(t)&&e>0?n:e}function _s(t,e,n){return t==="drafter"?we(String(e),n):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function we(t,e){let n=`drafter_of.${e}.${t}`,s=d(n);return s===n?d(`drafter.${t}`):s}function ze(t){if(t.part)return d("token.part",{hex:xe(t.piece)});let e=se(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function Fr({
rounds:t,trace:e},n,s){let{drafts:r}=t[n],a=r.length;if(s>=a)return d("token.final");let i=d("token.guess",{n:s+1,of:a}),{source:l}=r[s];return l?d("token.from",
{slot:i,drafter:we(l,e.models.pair)}):i}function Xe(t,e,n,s){let r=t.rows[e].slots[n];return d("token.aria",{token:ze(r),kind:d(`kind.${ot(s||r.kind,t.trace)}`),
round:e+1,slot:Fr(t,e,n)})}var Ss=({slot:t,as:e})=>o("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&o(ie,{text:t.text,oneLine:!0})});function wn(t,e,n=!1){return e.part?
t.dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...ci(e.text,n)),t}function yu(t,e){let{gamma:n,drafter:s,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return n===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:s==="dspark"&&r?"unsure":s==="lookup"?"lookup":null}function Es(t,e,n){let s=yu(e,n);return N(
t,s&&d(`unguessed.${s}`))}function ku(t,e){if(!e)return d("summary.start");let{drafts:n,final:s}=t.rounds[e-1],r={round:e,drafted:n.length,accepted:n.filter(i=>i.
verdict==="accepted").length};if(!n.length)return Es(d("summary.plain",r),t,e-1);let a=n.length===1;return s?me({drafts:n})?d(s.kind==="bonus"?"tree.bonus":"tre\
e.some",r):s.kind==="correction"?d(a?"summary.one_rejected":"summary.some",r):d(a?"summary.one":"summary.all",r):d(a?"summary.one_ends":"summary.end",r)}function _u(t,{
round:e},{name:n,index:s}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:s+1,of:a.length};if(me(r)&&n!=="final")return Su(t,e,{name:n,index:s});if(n==="\
draft"&&r.together&&a.length>1)return d("phase.at_once",l);if(n==="draft"){let p=t.rows[e].slots[s];return d("phase.draft",{...l,token:ze(p)})}if(n==="verify"&&
!a.length)return Es(d("phase.verify_none",l),t,e);if(n==="verify")return d(a.length===1?"phase.verify_one":"phase.verify",l);if(n==="test")return Eu(t,r,s,l);let c=a.
filter(p=>p.verdict==="untested").length;return c&&i&&L(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function Su(t,e,{name:n,index:s}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:ze(t.rows[e].slots[s]??t.rows[e].slots[0])};if(n===
"draft"){let m=he(r),v=m.filter(b=>b===m[s]).length;return d(v===1?"tree.level_one":"tree.level",{...a,level:m[s]+1,n:v})}if(n!=="test")return d(n==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:c}=r[s],p=te(r[s]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&L(t.trace)==="block")
return d("tree.kept",a);if(t.trace.settings.temperature!==0&&rt(r[s],L(t.trace)))return Hi(t,{...a,n:s+1},i);if(t.trace.settings.temperature===0||l==null||p===null)
return d(`tree.greedy_${i}`,a);let[u,h]=ae(l,p),f=i==="rejected"&&!r.some((m,v)=>v>s&&m.parent===c);return d(`tree.${i}${f?"_last":""}`,{...a,draw:u,threshold:h})}
var Hi=(t,e,n)=>d(`rules.phase.certain_${n}`,{...e,rule:d(`rules.name.${L(t.trace)}`)});function Eu(t,{drafts:e},n,s){let r=e[n],{verdict:a,draw:i}=r,l=te(r);if(t.
trace.settings.temperature===0)return d(`phase.greedy_${a}`,s);if(rt(r,L(t.trace)))return Hi(t,s,a);if(i==null||l===null)return d(`phase.untold_${a}`,s);let[c,p]=ae(
i,l),u={...s,draw:c,threshold:p};if(l===1&&a==="accepted"&&L(t.trace)!=="block")return d("phase.certain",u);if(L(t.trace)!=="block")return d(`phase.${a}`,u);let h=a===
"accepted"?_t(r):"failed",[,f]=ae(i,Ve(r)??1);return d(`rules.phase.${h}`,{...u,ratio:f,by:St(e)+1})}function yn(t,e,n){return n?_u(t,e,n.phase):ku(t,e.round)}var Tu=[.5,1,2,4],Ru=["steps","rounds"],Mu={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function Lu({run:t,moment:{
round:e,phase:n}}){let s=t?.over;if(s&&e===t.length&&e)return d("transport.all",{rounds:e});let r=d(`transport.${s?"round_of":"round"}`,{round:n?e+1:e,rounds:s&&
t.length});return n?d("transport.step",{round:r,phase:n}):r}function zu(){let{run:t,moment:e,playing:n,mode:s,live:r,status:a,presenting:i,state:l,viewer:{actions:c}}=ce(),
p=O(null),u=ne(l),h=_e(l),f=e.round===0&&e.phase===0,m=n||h&&s==="running"&&!u?"pause":h&&s==="paused"&&!u?"resume":"play",v=!(u>0||h||r&&!t),b={start:f,back:f,
previous:f,next:v,forward:v,end:e.round===(t?.length??0)};return j(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||
!(g.disabled||g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play",
"next","forward","end","stop"].map(g=>{let y=d(`transport.${g==="play"?m:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g===
"play"?m:void 0,title:y,"aria-label":y,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!h&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"tru\
e",class:"sv-icon",children:o("path",{d:Mu[m==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:y})]},g)}),o("button",{type:"button",class:"sv-\
button sv-run",onClick:c.run,hidden:!(i&&r&&!h),children:d("transport.run")})]})}function kn(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector(
"summary")?.focus(),t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function Ou(){let{viewer:t}=ce();return o("details",{class:"sv-keys",ref:e=>{
t.help=e},children:[o("summary",{children:d("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","ari\
a-label":d("term.close"),onClick:()=>kn(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,n])=>o(T,{children:[o("dt",{children:e.split(/\s+/).map(s=>o(
"kbd",{children:s}))}),o("dd",{children:n})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"\
sv-check",children:[o("input",{type:"checkbox",defaultChecked:$t.on,onChange:({currentTarget:e})=>$t.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function Ni({
children:t}){let{run:e,moment:n,speed:s,pace:r,ghosts:a,presenting:i,state:l,set:c,viewer:{actions:p}}=ce(),u=Lu(l);return o("div",{class:"sv-transport",role:"g\
roup","aria-label":d("transport.label"),children:[t,o(zu,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(Ci,{}),!(e&&
C(e.trace))&&o("label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:h})=>c({ghosts:h.checked})}),d("stream.ghosts")]}),
_e(l)&&ne(l)>0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),o(dt,{label:d("transport.pace"),choices:Ru.map(h=>[h,
d(`transport.${h}`)]),chosen:r,choose:h=>c({pace:h})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":d("transport.speed"),value:s,onChange:({currentTarget:h})=>c(
{speed:Number(h.value)}),children:Tu.map(h=>o("option",{value:h,children:`${h}×`},h))})}),o("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),o(Ou,{})]}),o(ji,{text:e?`${u}. ${yn(e,n,oe(l))}`:""})]})}function qi(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function Cu(t){let{start:e,back:n,previous:s,play:r,next:a,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:h}=t.state;if(t.help?.open)kn(t.help,!1);else if(u)c();else if(h)t.pin(null);else return!1;return!0};return new xs({node:t.node,actions:{toggle:r,roundBack:n,
roundOn:i,stepBack:s,stepOn:a,start:e,end:l,present:c,escape:p,help:()=>kn(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press($u(u,t.state)?"r":u,
t.state.predicting),letters:()=>$t.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let h=Pi(u,t.state.moment);return h&&t.seek(h.round),!!h}})}function $u(t,e){return t==="PageDown"&&e.presenting&&!rn(e)&&Re(e)!==
null}function Ts({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[n,s]=(e.dataset.at??"").split(".").map(Number);return{
round:n,index:s}}function Ii(t){let e=new AbortController,{node:n}=t,{signal:s}=e,r="",a=({screenX:m,screenY:v})=>`${m},${v}`;window.addEventListener("pointermo\
ve",m=>{r=a(m)},{signal:s}),n.addEventListener("pointerover",m=>{a(m)!==r&&t.hover(Ts(m))},{signal:s}),n.addEventListener("pointermove",m=>t.hover(Ts(m)),{signal:s}),
n.addEventListener("focusin",m=>t.focusOn(Ts(m)),{signal:s});let i=null;n.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:s,capture:!0}),n.addEventListener(
"click",m=>{let v=Ts(m);v&&t.pin(Tt(v,m.detail?i:t.state.pinned)?null:v)},{signal:s}),document.addEventListener("pointerdown",({target:m})=>{let{help:v}=t;v?.open&&
m instanceof Node&&!v.contains(m)&&kn(v,!1)},{signal:s}),Cu(t).listen(s);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:s});let c=new MutationObserver(l);[document.documentElement,document.body].forEach(m=>c.observe(m,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:m}])=>{let v=p;p=m.width,!(!p||p===v)&&(v||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let h=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});h.observe(t.stream.scroller);let f=new ResizeObserver(()=>t.fit());
return f.observe(document.body),()=>{e.abort(),[c,u,h,f].forEach(m=>m.disconnect())}}var Rs=class{views;constructor(e){this.views=e.map(n=>({view:n,marked:null,stop:null}))}show(e,n,s){let r=We(e,e.cursor)?e.cursor:n;this.views.forEach(a=>{let i=a.
view.find(n),l=a.view.find(r)??a.view.entrance?.()??null;a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=s,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(a,{marked:i,stop:l})})}};var Au=1100,Pu=1.6,ju={draft:450,verify:1200,test:1e3,discard:700,final:1300},Br=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Ms=class{constructor(e,n){
this.store=e;this.resume=n}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Sr(this.store.state,e)!==null}seek(e){let{round:n,
phase:s}=Qt(this.rounds,e);this.move(this.toward({round:n,phase:0},{round:n,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,n){let s=e;for(;Br(s,n)&&!this.barred(s);)s=gr(this.rounds,s);return s}move(e,n,s={}){s.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:n,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(e){
this.go(e,{})}back(e){let{moment:n}=this.store.state;e==="step"?this.move(Zo(this.rounds,n),"step"):this.seek({round:n.phase?n.round:n.round-1,phase:0})}go(e,n){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(e==="step")this.move(gr(this.rounds,s),"step",n);else{let r=Qt(this.rounds,
{round:s.round+1}),a=this.toward(s,r);this.move(a,Br(a,r)?"step":"round",n)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...ne(
this.store.state)?{}:{moment:Et.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:n,moment:s,
opening:r}=this.store.state,{name:a}=Be(this.rounds[s.round])[s.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?ju[a]:Au)/(r?Pu:n))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Br(e.moment,e.until)?null:
ne(e)?()=>this.tick():_e(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function Hu(t){let e=[];for(let n=t;n.parentElement&&n!==document.body;n=n.parentElement){let s=n;e.push(...[...n.parentElement.children].filter(r=>r!==s))}return e.
filter(n=>n instanceof HTMLElement).filter(({popover:n})=>!n)}var Ls=class{constructor(e,n){this.node=e;this.resized=n}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Hu(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:n}=window,s=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(s,n/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Di=20,Nu=5;function qu(t,e){let{drafts:n,final:s}=t.rounds[e],r=he(n),a=n.map(({parent:p})=>p);s&&(r.push(st(n).length),a.push(st(n).at(-1)??-1));let{rows:i,
count:l}=Yo(a),c=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((h,f)=>h===u?[f]:[]));return{rows:i,count:l,levels:c,above:a.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function Iu(t,e,n,s){let r=Xe(t,e,n,s),{drafts:a}=t.rounds[e];if(n>=a.length)return r;let i=Yt(a,a[n].parent).map(l=>ze(t.rows[e].slots[l]));return d(
i.length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function Fi({run:t,number:e,looks:n,over:s}){let{state:r}=I(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:h}=Ke(()=>qu(t,e),[t,e]),{at:f}=Ue(r),m=f?.round===e&&f.index<a.length&&We(r,f)?f.index:-1,v=Yt(a,m),
b=O(null);j(()=>{let w=oe(r)?.phase.name;(w?w!=="verify"&&w!=="discard":r.moment.round)&&Du(b.current,Ue(r).at?.index??i.length-1)},[t,e,r.moment]);let g=st(a).
length,y=w=>o("span",{class:`sv-tree-link${l[w]>u[w]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":n[w]??"absent","data-line":v.includes(w)?"":void 0,style:`\
grid-column:${h[w]};grid-row:${u[w]+1}/${l[w]+2}`},w),k=w=>{let _=n[w]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${w}`,
"data-kind":_,"data-line":v.includes(w)?"":void 0,style:`grid-column:${h[w]};grid-row:${l[w]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:Iu(t,e,w,_),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),o(Ss,{slot:i[w],as:"sv-tree-token"})]},w)};return o("div",{class:`\
sv-tree${Math.max(c,p.length)>Nu?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":m>=0?"":void 0,children:d("tree.text")}),i.map(
(w,_)=>y(_)),p.map((w,_)=>o("div",{role:"row",class:"sv-tree-level",children:w.map(k)},`level ${_}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"\
sv-mask-name",children:o(P,{name:"tree_mask",children:d("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((w,_)=>o("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":n[_]??"absent","data-line":_===m?"":void 0,children:[0,...Yt(
a,_).map(x=>x+1)].map(x=>o("span",{class:"sv-mask-cell","data-column":x,style:{"--column":x}},x))},_))}),o("p",{class:"sv-tree-note",children:s?d("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):d("tree.sees")})]})]},e)}function Du(t,e){let n=t.querySelector(".sv-tree-scroll"),s=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!n||!s)return;let r=(c,p,u,h)=>Math.min(0,c-Di-u)||Math.max(0,p+Di-h),[a,i,l]=[s,t,n].map(c=>c.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.
top,i.bottom),n.scrollLeft+=r(a.left,a.right,l.left,l.right)}var Fu=7,Bu=12;function Vu(t,e){let n=O(null),[s,r]=D({run:t,layouts:e,columns:1/0}),a=s.run===t&&s.layouts===e?s.columns:1/0;return j(()=>{a<1/0||!n.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(n.current).gridTemplateColumns.split(" ").length})}),{row:n,columns:a}}function Wu(t,e,n){let s=t.rounds[e]?.drafts.
length??0;return C(t.trace)?s:Math.max(s,Math.min(t.width,n-1))}var zs=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(s=>[...s.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:s})=>s)}};function Bi(){let{run:t,state:e,
viewer:n}=I(),{moment:s,entered:r}=e,{row:a,columns:i}=Vu(t,n.layouts),l=oe(e),c=Math.max(0,at(e)),p=t.rounds[c],u=!!(p&&me(p)),h=t.rows[c]?.slots??[],f=l?.looks??
h.map(({kind:_})=>s.round?_:"absent"),m=p?.drafts.length??-1,v=u?[]:Array.from({length:m+1},(_,x)=>x),b=Wu(t,c,i),g=C(t.trace)?m:t.width,y=v.map(_=>Ku(t,c,_,f[_]??
"absent")),k={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:s.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=Fu,"sv-round-tighter":g>=Bu,
"sv-round-undrafted":b===0},w=_=>o(Yu,{at:{round:c,index:_},look:f[_]??"absent",figures:y[_],concealed:on(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===
h.length-1},_===m?"final":_);return Uu(a,c),o("section",{class:["sv-round",...Object.entries(k).flatMap(([_,x])=>x?[_]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":d("round.label"),children:[o(Gu,{run:t,number:c,tested:y.some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),
children:o("div",{class:"sv-slots",role:"row",ref:a,children:[v.slice(0,-1).map(w),v.length>0&&Array.from({length:b-m},(_,x)=>o("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${x}`)),v.slice(-1).map(w)]})}),u&&o(Fi,{run:t,number:c,looks:f,over:!l&&s.round>0})]})}function Uu(t,e){let n=O(null);j(()=>{
let s=document.activeElement;n.current&&!n.current.isConnected&&s===document.body&&t.current?.lastElementChild?.focus(),n.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),j(()=>{let s=()=>{n.current=document.activeElement};t.current?.addEventListener("focusin",s)},[])}function Gu({run:t,number:e,
tested:n}){let{models:s,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o(P,{name:a===
"model"?"draft":"drafter",children:r==="model"?d("round.guesses"):we(a,s.pair)})}),o("li",{children:o(P,{name:"verification",children:d("round.pass")})}),o("li",
{hidden:!n,children:o(P,{name:"accept_test",children:d("round.tests")})})]})}function Vi(t,e,n){return e&&(n==="accepted"||n==="rejected")&&t.trace.settings.temperature!==
0&&!rt(e,L(t.trace))?e.draw:null}function Ku(t,e,n,s){let{drafts:r}=t.rounds[e],a=r[n],i=Vi(t,a,s),l=te(a);if(i==null||l===null)return"";if(a.verdict==="accepte\
d"&&i>=l)return d("rules.kept_by",{n:St(r)+1});let[c,p]=ae(i,l);return d(i<l?"round.below":"round.above",{draw:c,threshold:p})}function Yu({at:t,look:e,figures:n,
concealed:s,now:r,entered:a}){let{run:i}=I(),{drafts:l,positions:c=[]}=i.rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],h=e==="absent",f=i.trace.
settings.temperature===0,m=!!p&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!s),v=te(p),b=Vi(i,p,e);return o("div",{class:"sv-slot",role:"gridce\
ll",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":h?"true":void 0,
"aria-label":h?void 0:Xe(i,t.round,t.index,e),children:[o("span",{class:"sv-slot-token",translate:!1,children:o(Ss,{slot:u,as:"sv-slot-text"})}),o("span",{class:"\
sv-slot-pass","aria-hidden":"true",children:[!f&&m&&v!==null&&o("span",{class:"sv-gauge",children:[o("span",{class:"sv-gauge-keep",style:{"--keep":v}}),b!=null&&
o("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),f&&m&&o(Ju,{run:i,token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-ve\
rdict","aria-hidden":"true",children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed",
"lit"].includes(e)?"":d(`kind.${ot(e,i.trace)}`)})]}),o("span",{class:"sv-slot-figures",children:n})]})}function Ju({run:t,token:e}){let n=e===void 0?"":se(t.alone(
e));return o("span",{class:"sv-slot-says",style:{"--sv-characters":n.length-2||1},children:n})}var Xu=[["mean_acceptance_length",B],["acceptance_rate",z],["draft_efficiency",z],["drafted",le],["emitted",le]];function Wi({drafts:t,final:e},n){if(t.length<=
n)return!0;let s=e?"rejected":"accepted",r=t.findLastIndex(({verdict:a})=>a===s);return r>=0&&r<n}function Qu(t){let{drafter:e,temperature:n}=t.settings;return C(
t)?"tree.whatif":e.startsWith("lookup")?"whatif.lookup":L(t)==="block"&&n?"rules.whatif":""}function Ui(){let{run:t,gamma:e,moment:{round:n},set:s}=I(),r=t.trace.
settings.gamma,a=Qu(t.trace),i=e>=r,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:d("w\
hatif.gamma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),o("output",{class:"sv-whatif-value",
children:l})]}),!i&&o(Zu,{gamma:e,most:r,sums:t.folds.at(n)}),o("p",{class:"sv-note","aria-live":"polite",children:i?d(a||(r<2?"whatif.fewest":"whatif.try")):d(
"whatif.note",{gamma:e,rounds:n})})]})}var Zu=({gamma:t,most:e,sums:n})=>o("table",{class:"sv-figures-table",children:[o("thead",{children:o("tr",{children:[o("\
th",{scope:"col",children:d("whatif.rounds")}),o("th",{scope:"col",children:d("whatif.was",{gamma:e})}),o("th",{scope:"col",children:d("whatif.would",{gamma:t})})]})}),
o("tbody",{children:Xu.map(([s,r],a)=>o("tr",{children:[o("th",{scope:"row",children:d(`whatif.row.${s}`)}),o("td",{children:r(n.rounds?n[s]:null)}),o("td",{children:r(
n.cuts?.[t-1][a])})]},s))})]});var em=["draft","verify","accept"],tm=["accepted","rejected","untested","correction","bonus"],Os=36,nm=20,sm=5;function Gi(){let{run:t,viewer:{table:e}}=I(),[n,
s]=D(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,c=l?.closest("[data-round]");!l||!c||s({run:t,text:d("rounds.detail_of",{round:Number(
c.dataset.round)+1,time:l.getAttribute("aria-label")})})},a=n?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[o(
"div",{class:"sv-section-head",children:[o("h2",{children:o(P,{name:"round",children:d("rounds.heading")})}),o("ul",{class:"sv-legend",children:tm.map(i=>o("li",
{children:[o("span",{class:"sv-mark","data-kind":i}),o(P,{name:i,children:d(`kind.${i}`)})]},i))})]}),o("p",{class:"sv-note",children:d(C(t.trace)?"tree.rounds":
"rounds.note")}),o(Me,{node:e.scroller}),o("p",{class:`sv-note sv-round-detail${a?"":" sv-hint"}`,children:a?n.text:d("rounds.detail")}),o("div",{class:"sv-foot",
children:[o("ul",{class:"sv-legend",children:o("li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o(P,{name:"overlap",children:d("rounds.overla\
p_key")})]})}),o(Mt,{plain:d("rounds.plain_key")})]})]})}var Cs=class{head=$("div",{class:"sv-row sv-row-head",role:"row"});body=$("div",{class:"sv-rows",role:"\
rowgroup"});grid=$("div",{class:"sv-grid",role:"grid","aria-label":d("rounds.label")},$("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=$(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,n,s){n!==this.
run&&this.load(n),this.concealed=on(e),this.grow(),this.showRounds(e.moment.round),this.showNow(s),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let n=this.rows.length;n<this.run.length;n+=1){let s=this.row(n);this.rows.push(s),e.append(s)}for(this.grid.classList.
toggle("sv-many",this.rows.length>nm),this.body.append(e),this.body.style.height=`${this.rows.length*Os}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>sm);let e=(n,s="")=>$("div",{role:"columnheader",class:s},n);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(n,s)=>e(d("rounds.guess",{n:s+1}))),e(d("rounds.final"),"sv-final"),e(d("rounds.time"),"sv-time"))}row(e){let{drafts:n,positions:s=[],times:r}=this.
run.rounds[e],{slots:a,final:i}=this.run.rows[e],l=a.map((c,p)=>{let u=p<n.length&&s[p]?s[p].overlap:null,h=this.cell(c,e,p,u);return c===i&&h.classList.add("sv\
-final"),h});return $("div",{class:"sv-row sv-ahead",role:"row","data-round":e},$("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,n,s,r){let a=wn($("span",{class:"sv-cell-text",translate:"no"}),e,!0);return $("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${n}.${s}`,"aria-label":this.label(n,s,r),style:`--i:${s}`+(r==null?"":`;--overlap:${r}`)},$("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),a)}label(e,n,s,r){let a=Xe(this.run,e,n,r);return s==null?a:d("token.aria_overlap",{label:a,overlap:Y(s,2)})}time(e){let n=e.
draft+e.verify+e.accept;this.spans.push(n);let s=d("rounds.row_time",{total:G(n),draft:G(e.draft),verify:G(e.verify),accept:G(e.accept)}),r=$("div",{class:"sv-b\
ar"},...em.map(a=>$("span",{"data-part":a,style:`--t:${e[a]}`})));return $("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},$("div",{class:"sv\
-bars-pair"},r),$("span",{class:"sv-ms"},G(n)))}compare(e){let{sums:n,plain:s}=this.run.folds,r=n[e+1].emitted;if(r>=s.until.length)return!1;let a=s.until[r]-s.
until[n[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=d("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:G(a)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append($("div",{class:"sv-bar sv-bar-plain"},$("span",{"data-part":"plain",style:`--t:${a}`}))),this.spans[e]=Math.max(this.
spans[e],a),!0}showRounds(e){let[n,s]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=n;r<s;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:n,shown:s}=this;if(n!==null&&(!e||n!==s)&&(this.
rows[n].classList.toggle("sv-ahead",n>=s),this.rows[n].classList.remove("sv-row-now"),this.run.rows[n].slots.forEach((a,i)=>this.dress(n,i,null)),this.now=null),
!e)return;this.now=s;let r=this.rows[s];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(a,i)=>this.dress(s,i,a))}dress(e,n,s){let r=this.find({round:e,index:n});if(!r)return;let{kind:a}=this.run.rows[e].slots[n],i=s==="absent",{drafts:l,positions:c=[]}=this.
run.rounds[e],p=s==="guessed"||s==="lit"&&this.concealed,u=n<l.length&&!p?c[n]?.overlap??null:null;Le(r,"data-kind",s||a),r.firstElementChild&&Le(r.firstElementChild,
"data-kind",s||a),Le(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||Le(r,"aria-label",this.label(e,n,u,s||a))}showCut(e,n){let s=e<
this.run.trace.settings.gamma?e:1/0,r=s===this.cutting?Math.min(n,this.marked):0,a=s===1/0&&this.cutting===1/0?0:Math.max(n,this.marked);for(let i=r;i<a;i+=1)this.
markCut(i,i<n?s:1/0);Object.assign(this,{cutting:s,marked:n})}markCut(e,n){let s=this.run.rounds[e],r=Wi(s,n);this.run.rows[e].slots.forEach((a,i)=>{let l=this.
find({round:e,index:i}),c=i<s.drafts.length?i>=n:!r,p=i===n&&!r;l&&(l.classList.toggle("sv-cut",c&&!p),l.classList.toggle("sv-cut-own",p),Le(l,"aria-description",
c?d(p?"whatif.own":"whatif.gone",{gamma:n}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),n=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(s).visibility==="visible";return e.map((s,r)=>[...s.querySelectorAll(
"[role=gridcell]")].filter(a=>r<this.shown||n(a)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,n=(this.
shown+(this.now==null?0:1))*Os;n>e+this.height?this.scroller.scrollTop=n-this.height:n-2*Os<e&&(this.scroller.scrollTop=Math.max(0,n-2*Os))}relayout(){this.height=
null}};var Vr=(t,e)=>t.length===e.length&&t.every((n,s)=>n===e[s]);function Ki(t,e){let[n,s]=[t.trace.prompt,e.trace.prompt];if(Vr(n,s))return"again";if(s.length<=n.length||
!Vr(n,s.slice(0,n.length)))return null;let r=s.slice(n.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!Vr(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function rm(t,e,n){let s=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(n[u]).emitted)),i=[...s,...a],
l=r.findIndex((p,u)=>p!==i[u]),c=l<0?Math.min(r.length,i.length):l;return{n:c,was:r.at(c),now:i.at(c)}}var om=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function Yi({compared:t,expected:e,returning:n},s){let r=n??(t&&om(t.pair[t.shown],s)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,s]:[s,
l],shown:r}}return e&&s.source&&Ki(e.run,s.run)?{pair:[e,s],shown:1}:null}var $s=(t,e)=>e!==void 0&&se(t.alone(e))||d("token.empty");function am(t,e,n){let s=[t,
e],r=ys.map(c=>[c,s.map(({trace:p})=>_s(c,ks(p,c),p.models.pair))]).filter(([,[c,p]])=>c!==p),a=r.some(([c])=>c==="tree"),i=s.some(({trace:c})=>C(c)),l=s.map((c,p)=>c.
folds.summary(n[p]));return[...r,...a?[["verified",s.map(({trace:c})=>le(xn(c)))]]:[],["speedup",l.map(({speedup:c})=>ee(c))],[i?"acceptance_by_position":"accep\
tance_rate",l.map(({acceptance_rate:c})=>z(c))],["draft_efficiency",l.map(({draft_efficiency:c})=>z(c))],["mean_acceptance_length",l.map(({mean_acceptance_length:c})=>B(
c))],["emitted",l.map(({emitted:c})=>le(c))]]}function im(t,e,n){let{n:s,was:r,now:a}=rm(t,e,n);return r===void 0&&a===void 0?d("compare.same",{n:s}):r===void 0||
a===void 0?d("compare.longer",{n:s}):d("compare.differ",{n:s+1,was:$s(t,r),now:$s(e,a)})}function lm(t,e){let n=Ki(t,e);return n==="again"||n===null?"":d("compa\
re.branched",{n:n.at+1,token:$s(e,n.token),was:$s(t,n.was)})}function Ji(){let{state:t,viewer:{sequels:e}}=I(),n=O(null),s=O(null),{compared:r}=t;if(j(()=>{let m=r&&
!r.pair.some(v=>s.current?.pair.includes(v));s.current=r,m&&(n.current?.focus({preventScroll:!0}),n.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,c]=a.map(({run:m})=>m),p=a.map(({run:m},v)=>v===i?Un(t):m.length),u=lm(l,c),h=JSON.stringify(l.trace.machine)!==JSON.stringify(c.trace.
machine),f=["before","now"].map((m,v)=>v===i?d("compare.shown",{run:d(`compare.${m}`)}):d(`compare.${m}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":d("compare.heading"),ref:n,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:d(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:d(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),h&&o("p",{class:"sv-note",children:d("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d("compare.setting")}),f.map(m=>o("th",{scope:"col",children:m}))]})}),o("tbody",{children:am(
l,c,p).map(([m,v])=>o("tr",{children:[o("th",{scope:"row",children:d(`compare.${m}`)}),v.map(b=>o("td",{children:b}))]},m))})]}),o("p",{children:im(l,c,p)})]})}var Xi=23,Qi=["tokens","distance"],Zi=.005;function el(){let{run:t,moment:{round:e},live:n,send:s}=I(),r=C(t.trace)?"trees":t.trace.settings.temperature?"none":
"greedy",a=t.folds.at(e).rules,i=(l,c)=>{let[p,u]=a?.means[c]??[null,null];return o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:Q(l)?"sv-lossy":"",children:[
d(`rules.name.${l}`),o("span",{children:l===L(t.trace)&&` ${d("rules.lab.own")}`})]}),o("td",{children:B(p)}),o("td",{children:u===null?it:Q(l)?u<Zi?`<${Zi}`:B(
u):"0"})]},l)};return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:d("rules.lab.heading")}),a&&o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:["rule",...Qi].map(l=>o("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),o("tbody",{children:kt.map(i)})]}),o("p",{class:"\
sv-note",children:a?d("rules.lab.rounds",{n:a.rounds}):d(`rules.lab.${r}`)}),a&&o("ul",{class:"sv-note",children:Qi.map(l=>o("li",{children:d(`rules.lab.legend.${l}`)}))}),
n&&o("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:Xi}),children:d("rules.lab.claim",{n:Xi})})]})}var cm={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:kt,tree:["chain","k-ary","top-k","dynamic","measured"]},dm=["drafter","rule","tree"];function pm(t,e,n,s){if(e!=="tree")return{[e]:n};let r=xn(t.
trace);return n==="chain"?{tree:n,gamma:Math.min(r,s)}:{tree:n,budget:Math.max(r,1)}}function um(){let{run:t,offers:e,live:n,viewer:{sequels:s}}=I();if(!n)return null;
let{most:r,refusal:a}=s,i=ys.map(c=>[c,cm[c].filter(p=>c==="gamma"?Number(p)<=r:!dm.includes(c)||e?.[c]?.includes(String(p)))]),l=(c,p)=>{let u=p==="chain"&&xn(
t.trace)>r,h=u?d("again.shorter",{most:r}):_s(c,p,t.trace.models.pair);return o("button",{type:"button",class:"sv-choose",disabled:ks(t.trace,c)===p,"aria-label":d(
u?"again.do_shorter":`again.do_${c}`,{value:h,most:r}),onClick:()=>s.make({changes:pm(t,c,p,r)}),children:h},p)};return o("div",{class:"sv-block",children:[o("h\
3",{children:d("again.heading")}),o("p",{class:"sv-note",children:a||d("again.note")}),!a&&o("div",{class:"sv-again",children:i.map(([c,p])=>p.length>1&&o("div",
{class:"sv-again-row","data-change":c,children:[o("span",{children:d(`again.${c}`)}),o("div",{class:"sv-choices",children:p.map(u=>l(c,u))})]},c))})]})}var tl=()=>o(
"section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("whatif.heading")})}),o(Ui,{}),o(el,{}),o(um,
{})]});var Wr=["both","target","draft"],mm={both:"overlap",target:"residual",draft:"rejected"},hm=[0,.5,1],nl=({models:t})=>({token:e,target:n,draft:s,both:r})=>({token:e,
target:t==="draft"?null:n,draft:t==="target"?null:s,both:t==="both"?r:null});function sl({view:t,at:e}){let{raw:n,asTable:s,set:r}=I(),a=ni(t.position),i=n&&a,l=O(
{at:e,form:`${n} ${s}`,morph:!1}),c=`${n} ${s}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
dt,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(dt,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:s?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),s?o(bm,{view:t,raw:i}):o(vm,{view:t,raw:i}),
o("p",{class:"sv-note",children:N(...t.notes,a&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function vm({view:t,raw:e}){let{position:n,marks:s,
models:r}=t,a=ps(n,[...s.keys()],e).map(nl(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?n.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":gm(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:d("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),a.map((c,p)=>o(fm,{view:t,row:c,others:p===a.length-1,dart:i?.token===
c.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:hm.map(c=>o("span",{style:{"--x":c},
children:c}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:d("areas.total")}),o(rl,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:Y(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[Wr.map(c=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":c}),o(P,{name:mm[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var rl=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(Wr.map(n=>[`--${n}`,t[n]||0])),children:[Wr.
map(n=>o("span",{"data-area":n},n)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function fm({view:t,
row:e,others:n,dart:s}){let r=t.name(e.token);return o("div",{class:`sv-area-row${n?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(rl,{values:e,dart:s}),o("span",{class:"sv-p",children:e.target==null?"":K(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":K(e.draft)})]})}function gm(t,e,n,s){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:Y(l[i])})},a=e[e.length-1];return N(r("target"),r("draft"),n!==null&&d("areas.overlap",{overlap:Y(n)}),s&&d(`areas.dart.${s.kind}`,{token:t.
name(s.token)}),d("areas.rest",{target:K(a.target),draft:K(a.draft)}))}function bm({view:t,raw:e}){let{position:n,name:s,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:d(`areas.${i}`)}))})}),o("tbody",{children:[us(n,e).map(nl(t)).map(({token:i,target:l,draft:c,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:s(i)}),[l,c,p].map(u=>o("td",{children:K(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:d("areas.sum")}),[1,1,n.overlap].map(i=>o("td",{children:K(i)}))]})]})]})})}var xm={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function As(t,e){let{key:n}=e,s=t.findIndex(i=>i===document.activeElement),r=xm[n],a=n==="Home"?0:n===
"End"?t.length-1:r?(s+r+t.length)%t.length:-1;return s<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function wm({round:{drafts:t,final:e},index:n,token:s}){let r=n<t.length?t[n].parent:null;return(t.find(({verdict:i,parent:l})=>i==="accepted"&&l===r)??e??{token:s}).
token}function ol({seen:t,name:e}){let{live:n,viewer:{sequels:s}}=I();if(!n||t.open||!t.position)return null;let r=s.refusal,a=t.kind==="untested",i=wm(t);return o(
"div",{class:"sv-block sv-branch",children:[o("h3",{children:d("branch.heading")}),o("p",{class:"sv-note",children:r||d(a?"branch.untested":"branch.note")}),!r&&
!a&&o("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>As([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>s.
make({branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:K(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var ym=({chances:t=[]})=>kt.flatMap((e,n)=>{let s=t[n];return s==null||e==="block"?[]:[[e,s]]});function al({draft:t,draw:e,alone:n}){let s=n?ym(t):[];return s.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:d("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(r=>o("th",{scope:"col",children:d(`rules.others.${r}`)}))})}),o("tbody",{children:s.map(([r,a])=>{let i=e<
a?"accepted":"rejected";return o("tr",{"data-rule":r,children:[o("th",{scope:"row",class:Q(r)?"sv-lossy":"",children:d(`rules.name.${r}`)}),o("td",{children:Y(a)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":i})," ",d(`kind.${i}`)]})]},r)})})]}),o("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:Y(e)})})]}):null}var ut=t=>t.trace.settings.temperature===0;function mt(t,e){return e===-1?d("token.rest"):se(t.alone(e))||xe(t.piece(e))||d("token.empty")}function Ur(t,{judged:e,
position:n}){let{drafter:s}=t.trace.settings;return e?.source?e.source==="lookup":s==="lookup"||s.startsWith("lookup")&&n!==null&&n.rest[4]==null}function il(t,e){
let n=e.part?d("inspector.bytes",{hex:xe(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",s=e.draft?.confidence;return n+N(km(t,e),s!=null&&d("in\
spector.confidence",{predicted:z(s)}))}function km(t,e){let{kind:n,round:s,accepted:r,draft:a}=e,i=ut(t),l=Ur(t,e);if(n==="plain")return Es(d("why.plain"),t,e.number);
let c=me(s)?_m(t,e):"";if(c)return c;if(n==="bonus")return s.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:s.drafts.length});let p=i||L(t.trace)==="toke\
n"?"":Sm(t,e);if(p)return p;if(n==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:mt(t,s.drafts[r].token)});if(n==="untested"){let v=s.drafts.findIndex(
({verdict:b})=>b==="rejected");return v<0?d("why.untested_end"):d("why.untested",{n:v+1})}if(n==="guessed"&&l)return d("why.copied");if(i)return d(`why.greedy_${n}`);
if(a?.target==null||a.draft==null)return d("inspector.absent_probabilities");let[u,h]=ae(a.target,a.draft),f={target:u,draft:h,chance:z(Math.min(1,a.target/a.draft))},
m=n!=="accepted"?n:a.target>=a.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,f)}function _m(t,{kind:e,round:{drafts:n},
index:s,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return d(`tree.why.${e}`);if(ut(t)||L(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return d("tree.why.guessed");let a=n.some(({parent:u},h)=>h<s&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";let[l,c]=ae(r.target,
r.draft),p=z(Math.min(1,r.target/r.draft));return N(a&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,chance:p}))}function Sm(t,{
kind:e,round:n,accepted:s,draft:r,index:a}){let i=L(t.trace);if(e==="correction"){let p=n.drafts[s];return Q(i)?"":d(`rules.why.${i}.correction`,{guess:mt(t,p.token),
weight:Y(p.weight??1)})}if(e==="untested")return i==="block"&&n.final?d("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=ae(r.draw??0,Ve(r)??1),h=!n.drafts.some(({parent:m})=>m===a),f=e==="accepted"?_t(r):h?"rejected_last":e;return d(`rules.\
why.block.${f}`,{by:St(n.drafts)+1,draw:p,ratio:u})}let[l,c]=ae(r.target,r.draft);return d(`rules.why.${Q(i)?"lossy":i}.${e}`,{rule:d(`rules.name.${i}`),target:l,
draft:c,chance:z(te(r)??0),exact:z(Math.min(1,r.target/r.draft))})}var ll=2,cl=16,Em=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",dl=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Tm(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Rm(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Mm(t){let e=t.cloneNode(!0),n=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((s,r)=>{let{width:a,height:i}=n[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;s.replaceWith(
$("img",{src:n[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(Em).forEach(s=>s.remove()),e}function Lm(t){let e=t.closest(".specviz"),{width:n}=t.getBoundingClientRect(),
s=$("div",{style:`width: ${n+2*cl}px; padding: ${cl}px`},Mm(t)),r=$("div",{class:e.className},s),{style:a}=r;a.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(a,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:zt}),e.append(r);let p=s.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(a,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function zm(t){let{outer:e,page:n,width:s,height:r}=Lm(t),
a=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(dl,""),i=new XMLSerializer().serializeToString(e).replace(dl,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${r}"><style>${a(Tm())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=$("canvas",{width:s*ll,height:r*ll}),u=p.getContext("2d");return u.
fillStyle=n,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function Qe({of:t,name:e}){let n=O(null);return Rm()?o(
"button",{type:"button",class:"sv-link sv-snapshot",ref:n,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=n.current,i=t?a.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;$("a",{href:await zm(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var Om=8,Cm=.85;function pl({of:t}){let[e,n]=D(!1);return j(()=>{let r=t.current,a=()=>n(r.scrollHeight-r.scrollTop-r.clientHeight>=Om),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:Cm*t.current.clientHeight,
behavior:r})},children:"▾"})}var ul=4;function ml(){let{run:t,state:e,raw:n,asTable:s,source:r,live:a,viewer:i}=I(),{at:l,how:c}=Ue(e),p=We(e,l),u=da(e,p),h=p!==null&&p.number!==at(e),f=p?`${p.
number}.${p.index} ${p.kind}`:"",m=O(null);j(()=>{m.current.scrollTop=0},[t,f]);let v=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),m.current.focus(
{preventScroll:!0})};return o(T,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:m,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:d("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&o(ts,{run:t,when:[f,p.open,u,h,n,s,a,r,i.layouts].join(),children:o($m,{run:t,seen:p,concealed:u,stage:h?v:null})})]}),o(pl,{
of:m})]})}function $m({run:t,seen:e,concealed:n,stage:s}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&we(a,r.pair),l=d("\
inspector.where",{round:e.number+1,slot:Fr(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=h=>mt(t,h),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?xe(e.piece):e.text?o(ie,{
text:e.text,oneLine:!0}):d("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${ot(e.kind,t.trace)}`)})," ",s?o("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:s,children:c}):o("span",{class:"sv-quiet",children:c})]})]}),o("p",{class:"sv-why",children:n?
d("predict.hidden"):il(t,e)}),!n&&!u&&o("p",{class:"sv-quiet",children:d("inspector.absent")}),!n&&u&&o(sl,{view:Am(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(jm,{run:t,seen:e}),o(Hm,{run:t,seen:e}),o(ol,{seen:e,name:p}),o(Qe,{of:".sv-areas-block",name:"distributions"})]})}function Am(t,e,n){let{kind:s,round:r,judged:a}=e,
l=e.judgedAt>=r.drafts.length?"target":s==="guessed"?"draft":"both",c=s==="guessed"||s==="lit",p=L(t.trace)==="token",u=new Map,h=!e.open&&(!e.draft||s==="rejec\
ted")?r.final:null,f=Xt(r);h&&f&&u.set(h.token,f),a&&u.set(a.token,c?s:a.verdict);let v=!(a&&!c&&!ut(t)&&p)||a.draw==null||a.draft==null?null:{token:a.token,at:a.
draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[s==="untested"&&"areas.untested",l!=="target"&&
Ur(t,e)&&"areas.lookup",ut(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:n,name:y=>mt(t,y),heading:d(b[l]),notes:g.flatMap(y=>y?[d(y)]:[]),shaping:Pm(
t),models:l,marks:u,dart:v,decides:p}}function Pm({trace:{settings:{temperature:t,top_k:e,top_p:n}}}){return[d("areas.temperature",{value:t}),...e>0?[d("areas.t\
op_k",{value:e})]:[],...n<1?[d("areas.top_p",{value:n})]:[]].join(d("comma"))}function jm({run:t,seen:e}){let n=L(t.trace),r=["accepted","rejected",...n==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=te(r??void 0);if(ut(t)||!r||a===null||i===null)return null;let[l,c]=ae(a,i),p={draw:l,threshold:c,
target:Ge(r.target),draft:Ge(r.draft),kind:d(`kind.${ot(e.kind,t.trace)}`)},u=a<i?"passed":"failed",h=rt(r,n),f=d(n==="token"?`test.${e.kind}`:`rules.sum.${h?"c\
ertain":Q(n)?"lossy":n}.${u}`,p),m=n==="block",v=m&&!C(t.trace)?ea(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":a},children:[o("h3",{children:o(P,{name:"accept_test",children:d("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":h?f:d("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:d(m?"rules.pass":"test.keep")}),
o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:d(m?"rules.fail":"test.drop")}),!h&&o(T,{children:[o("span",{class:"\
sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),o("span",{children:"\
1"})]}),o("p",{class:"sv-arithmetic",children:f}),v&&o("p",{class:"sv-note",children:d(`rules.basis.${v.last?"last":"earlier"}`,{weight:Y(v.weight),excess:Y(v.excess)})}),
o(al,{draft:r,draw:a,alone:!C(t.trace)})]})}function Hm({run:t,seen:e}){let n=L(t.trace),s=Nm(e),r=e.position&&s?ti(e.position,na(s,n)):null;if(!s||!r)return null;
let a=!ut(t)&&(n==="block"||n==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,ul),c=r.shares.find(({token:p})=>p===i);return c&&
!l.includes(c)&&(l[ul-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residual-block",children:[o("h3",{children:o(
P,{name:"residual",children:d("residual.heading")})}),o("p",{class:"sv-note",children:a?d(`rules.residual.${n}`,{weight:Y(s.weight??1)}):d("residual.note")}),o(
"div",{class:"sv-residual-head",children:[o("span",{children:d("areas.token")}),o("span",{children:d("residual.share")})]}),o("ul",{class:"sv-residual",children:l.
map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[o("span",{class:"sv-t",title:mt(t,p.token),children:mt(
t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:K(p.share)})]},p.token))})]})}function Nm({kind:t,draft:e,round:{
drafts:n}}){if(t==="rejected")return e;if(t!=="correction")return null;let s=st(n).at(-1)??-1;return n.findLast(({verdict:r,parent:a})=>r==="rejected"&&a===s)??
null}var hl=["draft","verify","accept"],qm=3;function vl(t,e){let n=t.folds.summary(e),s=e<qm&&!(t.over&&e===t.length);return{numbers:n,early:s,warning:Im(t,e)}}function Im(t,e){
let n=t.over?t.folds.comparison(e):null;return n?.impossible?d("headline.impossible"):n?.busy?d("headline.disturbed",{jitter:z(n.jitter)}):""}function fl(){let{
run:t,moment:{round:e}}=I(),{numbers:{speedup:n,acceptance_rate:s,mean_acceptance_length:r},early:a,warning:i}=vl(t,e),l=(p,u,h,f)=>o("div",{class:`sv-figure sv\
-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?it:f}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:d("headline.\
busy")}),o("span",{class:"sv-figure-label",children:o(P,{name:u,children:h})})]}),c=!a&&n!==null&&n<1&&ee(n)!==ee(1);return o("div",{class:"sv-headline","data-s\
lower":String(c),"data-busy":String(!a&&i!==""),title:a?d("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",d("h\
eadline.speedup"),ee(n)),l("acceptance","acceptance_rate",d(C(t.trace)?"tree.acceptance":"headline.acceptance"),z(s)),l("length","mean_acceptance_length",d("hea\
dline.length"),B(r))]})})}function gl(){let{run:t,moment:{round:e}}=I(),{numbers:n,early:s,warning:r}=vl(t,e),a=e<t.length&&d("headline.until",{round:e,rounds:t.
length});return o("p",{class:"sv-sentence",children:n.rounds?N(a,Dm(t,n),Fm(t,e,n,s),r):d("headline.nothing")})}function Dm(t,{mean_acceptance_length:e,drafted:n,
rounds:s}){let{gamma:r,drafter:a}=t.trace.settings,i=B(e,n?1:0);if(!r)return d("headline.plain_round",{length:i});let l=n/s,c=n===s*r,p=C(t.trace)&&n?d("tree.gu\
esses",{n:B(l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return d("headline.each_round",{drafter:we(a,t.trace.models.
pair),guessed:p,length:i})}function Fm(t,e,{speedup:n},s){if(!t.folds.plain.tokens.length)return d("headline.not_measured");let r=t.folds.comparison(e);if(t.over&&
r?.impossible)return"";if(s||n===null||!r)return d("headline.too_early");if(ee(n)===ee(1))return d("headline.same");if(n>=1)return d("headline.faster",{share:z(
1/n)});let{cost:a}=r,i=l=>B(a[l]/a.plain);return d("headline.slower",{total:B(hl.reduce((l,c)=>l+a[c]/a.plain,0)),draft:i("draft"),verify:i("verify"),accept:i("\
accept"),blame:d(`part.${hl.reduce((l,c)=>a[l]>=a[c]?l:c)}`)})}var Bm=["emitted","rounds","drafted","accepted","rejected","untested"],Vm=["accepted","rejected",
"untested"],Wm={rounds:"round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},bl=({trace:t})=>t.settings.temperature>0&&Q(L(t));function Um(t,e){
if(t.trace.settings.temperature>0)return d(`ledger.agreement.${bl(t)?"lossy":"sampling"}`);let n=t.folds.agreement(e);if(!n)return it;let{first_difference:s,compared:r}=n;
return s===null?d("ledger.agreement.same",{n:r}):d("ledger.agreement.differ",{n:s+1})}function xl(){let{run:t,moment:{round:e}}=I(),n=t.folds.summary(e),{target:s=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(Bm.map(l=>[l,le(n[l])])),rates:{acceptance_rate:z(n.acceptance_rate),draft_efficiency:z(n.draft_efficiency),
mean_acceptance_length:B(n.mean_acceptance_length),mean_overlap:B(n.mean_overlap)},time:{speedup:ee(n.speedup),tokens_per_second:wr(n.tokens_per_second),plain_tokens_per_second:wr(
n.plain_tokens_per_second),prefill:s||r?G(s+r):it,agreement:Um(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&C(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("ledger.heading")}),o("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),n.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",{drafted:n.drafted,accepted:n.accepted,rejected:n.rejected,
untested:n.untested}),children:Vm.map(l=>o("span",{"data-kind":l,style:`--n:${n[l]}`}))}),bl(t)&&o("p",{class:"sv-note",children:d("rules.lossy")}),o("div",{class:"\
sv-ledger-groups",children:Object.entries(a).map(([l,c])=>o("div",{class:"sv-ledger-group",children:[o("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).
map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o(P,{name:Wm[p]??p,children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var wl=240;function Gm(t){let e=[...t];return e.length>wl?e.slice(2-wl).join("").replace(/^\S*\s+/,"… "):t}function yl(t,e,n){let s=Re(e),r=s?null:sn(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:n,asked:s&&`${s.round}.${s.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:c,index:p}=s??{round:0,index:0},
h=[...n.rows.slice(0,c).flatMap(({slots:f})=>f.filter(({kind:m})=>Pe(m))),...n.rows[c].slots.slice(0,p)].map(f=>f.text).join("");return{guess:[...Ee(ze(n.rows[c].
slots[p]))].slice(0,60).join(""),before:Gm(n.promptText+h),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Km=[0,.25,.5,.75,1];function Ym(t,e,n,s){if(e)return d("predict.ask",{token:ze(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!n)return d(
s?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=n,l=`predict.${a?"kept":"dropped"}`,c=r===null?d(`${l}_unsaid`):d(l,{said:z(r),brier:B(nn(r,
a))});return N(c,i!==null&&d("predict.truth",{threshold:z(i)}))}function Jm({informed:t},e,n,s){if(!n)return!s||s.said===null?"":d("predict.brier",{said:s.said,
happened:s.kept?1:0,brier:B(nn(s.said,s.kept))});let{target:r,draft:a}=e.rounds[n.round].drafts[n.index];return e.trace.settings.temperature===0?d("predict.give\
n_greedy"):t?r==null||a==null?d("predict.unknown"):d("predict.given",{target:Y(r),draft:Y(a)}):d("predict.hidden")}function kl(){let{run:t,predicting:e,viewer:{
asking:n}}=I();return o(T,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>n.toggle(),children:d("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:n.refused===t&&C(t.trace)&&d("predict.trees")})]})}function _l(){let{run:t,state:e,set:n,
viewer:{asking:s}}=I(),{predicting:r,informed:a,taught:i,answers:l,moment:c,playing:p}=e,u=O(null),h=O(null),f=O(null),m=Re(e),v=sn(e),b=v?l[v]:null,g=t.over&&c.
round===t.length,y=!m&&!g&&!p,k=pa(Object.values(l)),w=i||g&&k.n>0,_=u.current?.contains(document.activeElement);return j(()=>{r&&h.current?.focus({preventScroll:!0})},
[r]),j(()=>{r&&m&&u.current?.scrollIntoView({block:"nearest"})},[r,m&&`${m.round}.${m.index}`]),j(()=>{let x=document.activeElement,H=!u.current?.contains(x)||!x?.
checkVisibility();_&&r&&(H||x===h.current&&y)&&(y?f:h).current?.focus({preventScroll:!0})}),j(()=>{u.current&&yl(u.current,e,t)}),o("section",{class:"sv-predict",
"aria-label":d("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("predict.heading")}),o("span",{class:"\
sv-quiet",children:k.n>0&&d(k.decided?"predict.score":"predict.score_undecided",{...k,brier:B(k.brier)})}),o("label",{class:"sv-check",children:[o("input",{type:"\
checkbox",checked:a,onChange:({currentTarget:x})=>n({informed:x.checked})}),d("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!k.n||g,"aria-\
expanded":w,onClick:()=>n({taught:!w}),children:d("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:d("predict.leave")})]}),
o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:h,children:Ym(t,m,b,g)}),o("p",{class:"sv-note",children:Jm(e,t,m,b)}),o("div",{class:"sv-answers",role:"\
group","aria-label":d("predict.chance"),hidden:!m,children:[Km.map(x=>o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(x),children:[o("span",{children:x===
0?d("predict.none"):x===1?d("predict.all"):z(x)}),o("kbd",{children:ma(x)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[
d("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!y,onClick:()=>s.next(),ref:f,children:d("predict.n\
ext")}),o("div",{class:"sv-lesson",role:"status",children:w&&o(T,{children:[o("h3",{children:d("predict.lesson.heading")}),ua(k,t.trace.settings.temperature===0,
d).map(x=>o("p",{children:x}))]})})]})}var Xm=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Qm({models:t,settings:e}){let n=u=>d("size",{name:u.name,size:yr(u.parameters)}),s=n(t.
target),r=ta(e),{drafter:a,confidence:i}=e,l=u=>a!=="early-exit"?n(u):d("first_layers",{layers:u.layers,of:t.target.layers,size:yr(u.parameters)}),c=t.draft?d("\
pair",{target:s,draft:l(t.draft)}):d("pair_alone",{target:s}),p=C({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});return[r&&d(
`rules.name.${r}`),p,a!=="model"&&we(a,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&d(u)),d("settings",{...e}),i&&d("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function Zm({machine:t,captured:e,recorded:n},s){let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&d(`steps.${e?"captured":"\
eager"}`);return d(s?"recorded":"live",{date:n.slice(0,10),machine:[a||r,i,l].filter(Boolean).join(" · ")})}function eh({trace:{ending:t},folds:e}){let n=e.output.
length;return d(`ending.${t}${t==="stopped"?["_none","_one"][n]??"":""}`,{n})}function th(t){let{run:e,recorded:n,status:s,stale:r}=t,a=s!=="done"?d(`state.${s}`):
e?eh(e):d("state.idle"),i=n||ne(t)>0&&e?.trace.ending!=="stopped",l=e&&(s==="idle"||s==="done"&&i),c=e&&s==="error"?d(n?"state.example":"state.previous"):l&&r?d(
"state.stale"):"";return N(t.message||(l?"":a),c)}function Sl(){let{state:t}=ce(),{run:e,recorded:n,status:s}=t,r=e?Zm(e.trace,n):"",a=e?Qm(e.trace):"";return o(
"div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(n),title:r,children:r}),o("span",{title:a,children:a}),o("span",{class:"sv\
-message",role:s==="error"?"alert":"status",children:th(t).split(Xm).map((i,l)=>l%2?o("a",{href:i,target:"_blank",rel:"noopener",children:i}):o("span",{children:i}))})]})}function nh({rounds:t,trace:e},n){let s=t[n];if(!s)return"";let r=L(e),a=Zt(s,r);return a>=0?d(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):br(s)?d("lead.w\
hy"):""}function El(){let{run:t,moment:e,opening:n,recorded:s,playing:r,rested:a,viewer:i}=I(),l=!r&&e.phase===0,c=a!==null?d("lead.rests",{round:t.length,shown:a+
1}):l&&n&&s?nh(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?Gn(t):null,u=p!==null&&Zt(t.rounds[p],L(t.trace))>=0;return o("span",{class:"sv-lead",children:[
c&&o("span",{children:c}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var sh=2e3,Rl={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Tl=Object.keys(Rl),rh={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},oh={tree:["test","write"],block:["test"]};function ah({run:{trace:t},current:e}){let n=C(t)?"tree":L(t)==="block"&&t.settings.temperature?
"block":"",s=e?Tl.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":d("act.label"),children:Tl.map((r,a)=>{let i=d(`act.${r}.${oh[n]?.includes(r)?n:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===s?"step":void 0,class:a<s?"sv-past":"",children:[o(P,{name:r==="test"&&n==="block"?"block_verification":Rl[r],children:d(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function ih(t,e){let n=O({at:-1/0,sentence:""}),s=performance.now();return(!e||s-n.current.
at>=sh)&&(n.current={at:s,sentence:t}),n.current.sentence}function Ml({children:t}){let{run:e,state:n}=I(),{moment:s,entered:r,rested:a,mode:i,playing:l}=n,c=oe(
n),p=r==="step"&&s.round>0,u=a===null?yn(e,s,c):yn(e,{round:at(n)+1,phase:0},null),h=ih(u,l||i==="running"&&!ne(n));return o("div",{class:"sv-story",children:[o(
ah,{run:e,current:c?rh[c.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(El,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:h}),t]})}var Kr=480,lh=5,ch=/^ \S{1,24}$/,dh=["rejected","untested"];function Ll(){let{run:t,tint:e,ghosts:n,viewer:{stream:s}}=I(),[r,a]=D(null),{gamma:i,drafter:l}=t.trace.
settings,c=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),p=Pr.filter(u=>u==="plain"?c:i>0);return o("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o(P,{name:"token",children:d("stream.heading")})}),
o("ul",{class:"sv-legend",children:[...p,...n?dh:[]].map(u=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":u}),o(P,{name:u,"data-short":d(`kind.${u}`),
children:d(`legend.${u}`)})]},u))})]}),t.promptText.length>Kr&&r!==t&&o("button",{type:"button",class:"sv-link",onClick:()=>{s.paintPrompt(!0),a(t)},children:d(
"stream.more",{n:t.promptText.length})}),o(Me,{node:s.scroller}),o($i,{name:e})]})}function Gr({text:t},e){return ch.test(t)?(e.classList.add("sv-word"),[$("wbr",
{}),e]):[e]}var Ps=class{prompt=$("span",{class:"sv-prompt"});list=$("span",{class:"sv-list",role:"listbox","aria-label":d("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=$("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=$("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let n=this.run.promptText;ii(this.prompt,!e&&n.length>Kr?"…"+n.slice(-Kr):n)}show({ghosts:e,tint:n,moment:{round:s}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),n!==this.tint&&this.paintTint(n),this.grow(),this.showRounds(s),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let n=this.rows.length;n<this.run.length;n+=1){let s=this.row(n);this.rows.push(s),e.append(s)}this.list.append(e)}row(e){let n=$("span",{class:"sv-ahead",role:"\
presentation"}),s=this.ghosts&&!C(this.run.trace);return this.run.rows[e].slots.forEach((r,a)=>{Pe(r.kind)?n.append(...Gr(r,this.option(r,e,a))):s&&n.append(...Gr(
r,this.ghost(r,e,a)))}),n}option(e,n,s){let r=$("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${n}.${s}`,
style:`--i:${s}`,"aria-label":Xe(this.run,n,s),"data-tint":bn(this.tint,this.run.at({round:n,index:s}))});return wn(r,e)}ghost(e,n,s){let r=$("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${n}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return wn(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(n=>{let[s,r]=(n.dataset.at??"").split(".").map(Number);Le(n,"data-tint",bn(e,this.run.at({round:s,index:r})))})}showRounds(e){let[n,s]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=n;r<s;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,Le(this.scroller,"tabindex",e?null:0)}showNow(e){let n=this.
shown;if(this.now&&(!e||this.now.number!==n)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(n),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let s=me(this.run.rounds[n]);this.now.tokens.forEach((r,a)=>{let i=e.looks[a];r.hidden=i==="absent"||s&&!Pe(i),Le(r,"data-kind",i)})}begin(e){let{slots:n}=this.
run.rows[e],s=n.map((a,i)=>this.ghost(a,e,i)),r=$("span",{class:"sv-now","aria-hidden":"true"},...n.flatMap((a,i)=>Gr(a,s[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:s}}options(e){return this.rows.slice(0,e).flatMap(n=>[...n.querySelectorAll("[role=option]")])}find(e){let n=e&&this.rows[e.
round];return!n||e.round>=this.shown?null:n.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??n.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:n,
y:s,width:r,height:a}=e.box,i=new DOMRect(n,s,r,a-e.covered);li(this.scroller,i,e.head,e.line)}measure(){let[e,n,s]=[this.scroller,this.text,this.head].map(a=>a.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:n,head:s,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:n,head:s,line:r}){if(!e.width)return;let{maxHeight:a}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!a)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(s.bottom-n.top)+r+lh}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var zl=0,_n=["race","same","rounds","time","guesses","numbers"],Yr=class extends qe{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(T,{children:this.props.children}):null}};function Ol({views:t}){let{view:e,set:n}=I(),[s]=D(()=>(zl+=1,zl));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:r=>{let a=As([...r.currentTarget.children],r);a>=0&&n({
view:_n[a]})},children:_n.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${s}-${r}`,"aria-controls":`sv-view-${s}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>n({view:r}),children:d(`views.${r}`)},r))}),_n.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${s}-${r}`,"aria-labelledby":`sv-tab-${s}-${r}`,"data-view":r,hidden:r!==e,children:o(Yr,{open:r===e,children:t[r]})},r))]})}function Cl(){let{run:t,set:e,viewer:n}=ce(),{race:s,lossless:r,costs:a,speedup:i,breakdown:l}=n.charts.places;return o(T,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(Sl,{}),!t&&o("p",{class:"sv-empty",children:d("empty")}),t&&o(T,{children:[o(Ll,{}),o(Ml,{children:[
o(kl,{}),o(_l,{})]}),o(Bi,{}),o(ml,{})]}),o(Ni,{children:t&&o(fl,{})})]}),t&&o("div",{class:"sv-below",children:[o(gl,{}),o(Ji,{}),o(Ol,{views:{race:o(T,{children:[
o(Me,{node:s}),o(Qe,{name:"race"})]}),same:o(T,{children:[o(Me,{node:r}),o(Qe,{name:"same"})]}),rounds:o(T,{children:[o(Gi,{}),o(tl,{})]}),time:o(T,{children:[o(
Me,{node:a}),o(Qe,{name:"time"}),o(Me,{node:i}),o(Qe,{name:"time"})]}),guesses:o(T,{children:[o(Me,{node:l}),o(Qe,{name:"guesses"})]}),numbers:o(xl,{})}})]})]})}var js=class{constructor(e,n,s){this.store=e;this.send=n;this.most=s}store;send;most;load(e){this.store.set({compared:Yi(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:d("again.no_source")}offer(e,n){let{run:s,recorded:r}=this.store.state.source??{};s===e.run&&r===e.recorded&&this.store.set(
{offers:n})}make(e){let{run:n,source:s,recorded:r}=this.store.state;n&&(this.store.set({expected:{run:n,source:s,recorded:r}}),this.send("again",{...s,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let n=e.shown?0:1;this.store.set({returning:n});let{run:{trace:s},source:r,recorded:a}=e.pair[n],i=s.ending==="run\
ning"?{...s,ending:"stopped"}:s,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var Hs=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new Ps;table=new Cs;round;marker;sequels;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:n,send:s=()=>{},live:r=!1,standalone:a=!1,most:i=16}){ia(n),_i(n),this.send=s,this.keys=n.keys,this.most=i,this.store=
new Wn({...Et,live:r},c=>this.changed(c)),this.player=new Ms(this.store,()=>this.toggle()),this.actions=qi(this),this.node=$("div",{class:"specviz"+(a?" sv-stan\
dalone":"")}),e.replaceChildren(this.node),this.palette=new Lt(this.node),this.presenter=new Ls(this.node,()=>this.relayout()),this.round=new zs(this.node),this.
marker=new Rs([this.stream,this.table,this.round]),this.sequels=new js(this.store,s,i),this.asking=new Jn(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),
offered:()=>r&&!this.sequels.refusal};this.charts=new hs({viewer:this,palette:this.palette,seek:c=>this.seek(c),greedy:l}),this.silence=Ii(this),this.changed({})}get state(){
return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),
W(null,this.node),this.node.remove()}load(e,{recorded:n=!1,at:s=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new Ae(e),{over:u,length:h}=p,
{run:f,offers:m}=this.state,v=c&&f?.trace.models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Kn(p)||this.
set({predicting:!1}),this.sequels.load({run:p,source:c,recorded:n&&u});let b=Qt(p.rounds,{round:s??h,phase:r}),g=b.round===h;this.player.halt(),this.lag=!0,this.
set({run:p,source:c,stale:!1,recorded:n&&u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&s===null?xr(p):null,pinned:null,hovered:null,
cursor:null,asked:i?"step":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:v?m:null,...u?{status:"done",mode:"done",message:null}:
{}});let y=l&&u?Gn(p):null;y!==null&&this.teach(y),a&&this.player.play()}teach(e){let n=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek(
{round:e+(n?1:0),phase:0}),this.set({opening:!0}),n||this.player.open(e)}append(e){let{run:n,following:s}=this.state;if(!n)return this.send("resync",{from:0}),!1;
let r=n.length;return n.append(e)?(s&&n.length>r&&this.mayFollow()&&this.follow(n),n.over&&this.set({rested:aa(this.state)}),n.over&&this.setState("done"),this.
changed({run:n}),!0):(this.send("resync",{from:r,plain_from:n.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){
let{moment:{round:n},asked:s,mode:r,hovered:a,predicting:i}=this.state,l={asked:"round",hovered:r==="running"?a:null};s==="step"?this.player.move({round:n,phase:1},
"step",l):this.player.move({round:e.length,phase:0},e.length===n+1?"round":null,l),i&&this.asking.goOn()}setState(e,n=null){this.set({status:e,message:n,...e===
"error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.
set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,n=0){this.hold(()=>this.player.seek({round:e,phase:n}))}toEnd(){
this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:n}=this,s=_e(n);ne(n)?this.hold(()=>this.player.forward(e)):(s||n.
live&&!n.run)&&(this.set({following:!0,asked:n.predicting?"step":e}),this.send("step",{round:n.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;
let{state:e}=this,n=_e(e)&&ne(e)===0;e.playing?this.player.halt():e.predicting&&(ne(e)||n)?this.asking.goOn():n?(this.set({following:!0,asked:"round"}),this.send(
e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Tt(e,this.state.hovered)&&
this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){Oi(
e)&&this.set({tint:e})}open(e){_n.includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),
this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){
"view"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:n,moment:s}=e,
r=oe(e),a=n!==this.drawn.run||s.round!==this.drawn.moment?.round||s.phase!==this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.
toggle("sv-open",!!n&&!n?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),n&&n!==this.
drawn.run&&(this.stream.load(n),this.stream.scroller.scrollTop=0),n&&this.stream.show(e,r),cn(this,Fn(Cl,{}),this.node),n&&this.paintByHand(e,n,a),this.drawn={run:n,
moment:s},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,n,s){let{moment:r,entered:a,view:i}=e,l=e.mode==="running"&&!ne(e),c=e.
mode==="running"||e.playing;i==="rounds"&&this.table.show(e,n,oe(e)),this.lag||=s&&!e.whole,s&&this.greet(a==="round"&&!l?r.round-1:-1),this.charts.show(n,{shown:r.
round,known:Un(e),busy:c,view:i});let{at:p,how:u}=Ue(e);this.marker.show(e,p,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=
!1)}greet(e){this.fresh.forEach(n=>n.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(n=>n.rows[e]??[]),this.fresh.forEach(n=>n.classList.
add("sv-fresh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),
this.layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function Ns(t,e){let n=new Hs(t,e);return{load:n.load.bind(n),append:n.append.bind(n),setState:n.setState.bind(n),offer:n.sequels.offer.bind(n.sequels),outdate:n.
outdate.bind(n),forgive:n.forgive.bind(n),state:()=>ra(n.state),trace:n.trace.bind(n),seek:n.seek.bind(n),play:n.player.play.bind(n.player),forward:n.forward.bind(
n),pin:n.pin.bind(n),tint:n.tint.bind(n),open:n.open.bind(n),present:n.present.bind(n),relayout:n.relayout.bind(n),flush:n.charts.flush.bind(n.charts),destroy:n.
destroy.bind(n),experiment:n.charts.test}}var ph=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function $l(t){let e=ph.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function qs(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}async function uh(t){
let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"}));try{let n=new Image;n.src=e,await n.decode();let{naturalWidth:s,naturalHeight:r}=n,a=Math.min(2,
16e3/Math.max(s,r)),i=Object.assign(document.createElement("canvas"),{width:s*a,height:r*a});return i.getContext("2d")?.drawImage(n,0,0,i.width,i.height),await new Promise(
(l,c)=>{i.toBlob(p=>p?l(p):c(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(e)}}async function Jr(t,e){try{return JSON.parse(await t())}catch{return{
state:"error",message:e}}}async function Is(t,e,n){let{state:s,message:r,name:a,media:i,text:l}=await Jr(()=>e(t==="png"?"svg":t),n);return s==="error"?r:(t==="\
png"?qs(await uh(l),a.replace(/svg$/,"png")):qs(new Blob([l],{type:i}),a),null)}function Ds(t,e){let n=Object.assign(document.createElement("input"),{type:"file",
accept:t});return n.addEventListener("change",()=>{let s=n.files?.[0];s&&e(s),n.value=""}),()=>n.click()}var mh=320,jl=480,hh=19,vh="200px";function Hl({layout:t},e){let{below:n,height:s,xaxis:r}=t.meta?.narrow??{};return e<n?{...t,height:s,xaxis:{...t.xaxis,...r}}:
t}function Nl(t,e){let n=Hl(t,e),s=n.showlegend?t.data.filter(({name:r,showlegend:a})=>r&&a!==!1).length:0;return(n.height||mh)+(e<jl?hh*Math.max(0,s-1):0)}function Al(t,e,n){
let s=Hl(t,e),[r,a,i]=["ink","quiet","line"].map(u=>n.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:a,...u.
tickfont},title:{...u.title,font:{size:12,color:a}}}),c=Object.keys(s).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...s,width:e,height:Nl(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...s.legend},...Object.fromEntries([...p].map(u=>[u,l(s[u]||{})])),
font:{family:zt,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:n.get("raised"),bordercolor:i,font:{color:r}}}}var Xr=null;
function Pl(){let t=Xr??new Promise((e,n)=>{let s=document.createElement("script");document.head.append(Object.assign(s,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:n}))});return Xr=t,t.catch(()=>{Xr=null}),t}var Qr=class{constructor(e,n,s){this.frame=e;this.drawing=n;this.select=s;this.palette=new Lt(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:vh}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){Pl().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:n}=this.picture;window.Plotly.react(this.drawing,n.data,Al(n,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[s]})=>s.customdata!=null&&this.select(s.customdata))}async save(e){let n=await Pl().catch(()=>null);if(!this.
picture||!n)return;let{figure:s,name:r}=this.picture,a={...Al(s,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=a;
n.downloadImage({data:s.data,layout:a},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function Zr({json:t,words:e,select:n}){let s=O(null),r=O(null),
a=O(null),[i,l]=D(!1),c=Ke(()=>JSON.parse(t||"null"),[t]);j(()=>{a.current=new Qr(s.current,r.current,n)},[]),j(()=>a.current?.show(c),[c]);function p(){if(!c)return;
let f=[c.columns,...c.rows].map(m=>m.map($l).join(","));qs(new Blob([f.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],h=c?`${Nl(c.figure,s.current?.clientWidth||jl)}px`:
void 0;return o("div",{class:"specviz sv-chart",hidden:!c,ref:s,children:[o("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:h},ref:r}),
o("p",{class:"sv-note",children:c?.says}),o("details",{class:"sv-table",onToggle:({currentTarget:f})=>l(f.open),children:[o("summary",{children:e.table}),o("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:o("table",{children:i&&c&&o(T,{children:[o("th\
ead",{children:o("tr",{children:u.map(f=>o("th",{scope:"col",children:f}))})}),o("tbody",{children:c.rows.map((f,m)=>o("tr",{children:[f.map(v=>o("td",{children:v})),
m in c.picks&&o("td",{children:o("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${f.slice(0,2).join(e.comma)}`,onClick:()=>n(c.picks[m]),children:e.
pick})})]}))})]})})})]}),o("p",{class:"sv-note sv-chart-files",children:[o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("png"),children:e.
png}),o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("svg"),children:e.svg}),o("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}q("chart",({node:t,words:e,props:n,send:s,watch:r})=>{let a=()=>W(o(Zr,{json:n.value,words:e,select:i=>s.pick({at:i})}),t);a(),r("value",a)});var Fs=[0,25,50,75,100],fh=5e3,En=new URL("class/",window.location.href.split(/[?#]/)[0]),eo=yt("specviz-class");async function gh(t,e){let n={method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(e)};for(let s=500;;s*=2)try{return await fetch(new URL(t,En),n)}catch(r){if(s>4e3)throw r;await new Promise(
a=>{setTimeout(a,s)})}}var ql=Promise.resolve();function Sn(t,e){let n=ql.then(()=>gh(t,e));return ql=n.catch(()=>null),n}q("classroom",({words:t})=>{let e=ve(t),
n=null,s=null,r=null,a=null,i="",l="",c=null,p=!1,u=!1,h=Object.assign(document.createElement("div"),{className:"room-offer"}),f=Object.assign(document.createElement(
"section"),{className:"room",ariaLabel:e("heading")});async function m(){p=!0,V();let M=await Sn("",{}).catch(()=>null);p=!1,M?.ok?v(await M.json()):l=e(M?.status===
503?"full":"failed"),V()}function v(M){[n,r,a,l]=[M,null,null,""],eo.write(M),s=new EventSource(new URL(`${M.code}/teacher?key=${encodeURIComponent(M.key)}`,En)),
s.onmessage=({data:S})=>{let E=JSON.parse(S);E.over?b("over"):k(E)},s.onerror=()=>{s?.readyState===EventSource.CLOSED&&!u&&b("over")},w()}function b(M){s?.close(),
[n,s,r]=[null,null,null],eo.write(null),l=N(e(M),i),i="",V()}async function g(){n&&(await Sn(`${n.code}/end`,{key:n.key}).catch(()=>null),b("over"),h.querySelector(
"button")?.focus())}let y=M=>({...M,n:M.answers,brier:M.brier.toFixed(2)});function k(M){a=M,a.score&&(i=e("all",y(a.all))),V()}function w(){if(!n||!c)return;let{
run:M,told:S}=c,{code:E,key:A}=n,He=r!==null&&r.run===M;r&&He&&r.at===S?.at?(r.revealed||Sn(`${E}/reveal`,{key:A,outcome:{kept:S.kept,chance:S.chance}}).catch(()=>null),
r.revealed=!0):c.asked&&!(r&&He&&r.at===c.asked&&!r.revealed)?(r={run:M,at:c.asked,revealed:!1},Sn(`${E}/ask`,{key:A,question:c.question()}).catch(()=>null)):c.
asked||_()}function _(){n&&r&&!r.revealed&&Sn(`${n.code}/ask`,{key:n.key,question:null}).catch(()=>null),r?.revealed||(r=null)}let x=M=>M===0?e("none"):M===100?
e("certain"):`${M}%`,H=(M,S)=>o("ul",{class:"room-bars","aria-label":e("counts"),children:M.map((E,A)=>o("li",{"data-right":String(S?Fs[A]>50:Fs[A]<50),style:{"\
--part":E/Math.max(1,...M)},children:[o("span",{class:"sv-spoken",children:e("count",{chance:x(Fs[A]),n:E})}),o("b",{"aria-hidden":"true",children:E}),o("i",{"a\
ria-hidden":"true"}),o("span",{"aria-hidden":"true",children:x(Fs[A])})]}))});function U({asking:M,counts:S,score:E,all:A}){return S?E?N(e("score",y(E)),A.answers>
E.answers&&i):e("no_answers"):M?"":e("wait")}function V(){h.hidden=n!==null,f.hidden=!n||!c,W(o(T,{children:[o("button",{type:"button",class:"sv-choose",disabled:p,
onClick:m,children:e("start")}),o("p",{class:"sv-note",role:"status",children:l})]}),h),W(n&&o(T,{children:[o("p",{class:"room-join",children:[e("join")," ",o("\
strong",{children:En.host+En.pathname})," ",e("code")," ",o("strong",{class:"room-code",children:n.code})]}),o("p",{class:"room-people",role:"status",children:a&&
(a.asking?e("answers",{n:a.answers,of:a.phones}):e("phones",{n:a.phones}))}),o("img",{class:"room-qr",alt:e("qr"),hidden:!!a?.counts,src:`qr.svg?${new URLSearchParams(
{link:new URL(n.code,En).href})}`}),a?.counts&&H(a.counts,a.kept),o("p",{class:"room-line",role:"status",children:a&&U(a)}),o("p",{class:"room-local",hidden:!!a?.
phones||!Bn(window.location.host),children:e("local")}),o("button",{type:"button",class:"sv-choose",onClick:g,children:e("end")})]}),f)}document.addEventListener(
"specviz-predict",({target:M,detail:S})=>{if(c=S,V(),!c){_();return}let E=M;h.parentElement!==E&&(E.append(h),(E.closest(".sv-stage")??E).append(f)),w()}),window.
addEventListener("beforeunload",()=>{u=!0,setTimeout(()=>{u=!1},fh)});let ue=eo.read();ue&&v(ue),V()});var Vs="fold-",Pt=new Map,Il=t=>String(t??"").split(",").filter(Boolean),Dl=new Set(Il(new URLSearchParams(window.location.search).get("fold"))),Tn=t=>document.
getElementById(Vs+t);function Bs(t,e){Pt.get(t)?.setAttribute("aria-expanded",String(e)),Tn(t).toggleAttribute("data-open",e);let n=[...document.querySelectorAll(
".fold-body[data-open]")].map(({id:s})=>s.slice(Vs.length));R.keep({fold:n.join(",")})}q("fold",async({node:t,words:e,props:{section:n}})=>{await re(()=>Tn(n));
let s=document.createElement("button");Object.assign(s,{type:"button",textContent:e,onclick:()=>Bs(n,!Tn(n).hasAttribute("data-open"))}),s.setAttribute("aria-co\
ntrols",Vs+n),Pt.set(n,s),t.replaceChildren(s),Bs(n,Dl.delete(n)||Tn(n).contains(Fl(window.location.hash)))});var Fl=t=>t.length>1?document.getElementById(t.slice(
1)):null;document.addEventListener("click",({target:t})=>{let e=t.closest?.('a[href^="#"]'),n=e&&Fl(e.getAttribute("href")??"")?.closest(".fold-body");n&&Bs(n.id.
slice(Vs.length),!0)},{capture:!0});document.addEventListener("specviz-go",({detail:t})=>{let e=Il(t?.fold);e.forEach(n=>Pt.has(n)?Bs(n,!0):Dl.add(n)),t?.reveal===
!0&&bh(e[0])});async function bh(t){await re(()=>Pt.has(t)&&Tn(t).checkVisibility()),Pt.get(t)?.focus({preventScroll:!0}),Pt.get(t)?.scrollIntoView({block:"star\
t"})}var jt=matchMedia("(min-width: 1200px)"),ge=!1,Wl=()=>{},Rn=()=>document.getElementById("controls"),Bl=()=>document.querySelector("#prompt textarea"),Vl=t=>document.
getElementById(t)?.click();function Ul(t){let e=[...document.querySelectorAll("#tabs > [role=tabpanel]")].find(n=>n.checkVisibility());e&&(e.tabIndex=-1),(e?.querySelector(
"#stage [data-button=play]")??e)?.focus(t)}function ht(t){ge=t,Rn().hidden=!ge,document.documentElement.style.overflow=ge&&!jt.matches?"hidden":"",Wl()}var Ws=()=>ge&&
!jt.matches,Ht={enter:Ul,show:ht,covers:Ws,refused:()=>{jt.matches&&ht(!0)}};q("form",({node:t,words:e})=>{function n(a){ht(a),ge?Bl()?.focus():t.querySelector(
"button")?.focus()}function s(){let a=Rn().parentElement.getBoundingClientRect().top+window.scrollY;Rn().style.setProperty("--form-top",`${Math.ceil(a)}px`)}Wl=
()=>W(o(T,{children:[o("button",{type:"button",class:"form-toggle","aria-controls":"controls","aria-expanded":ge,onClick:()=>n(!ge),children:ge?e.close:e.open}),
o("button",{type:"button",class:"form-run",hidden:ge,onClick:()=>Vl("run"),children:e.run}),o("button",{type:"button",class:"form-step",hidden:ge,onClick:()=>Vl(
"step"),children:e.step}),o("button",{type:"button",class:"form-prompt",hidden:ge,translate:!1,title:e.open,onClick:()=>n(!0),children:Bl()?.value??""})]}),t),jt.
addEventListener("change",()=>ht(ge&&jt.matches)),document.addEventListener("click",({target:a})=>{Ws()&&a instanceof Element&&a.closest("[role=tab]")&&!Rn().contains(
a)&&ht(!1)}),document.addEventListener("keydown",a=>{a.key==="Escape"&&Ws()&&!a.defaultPrevented&&n(!1)});for(let a of["pointerdown","focusin"])document.addEventListener(
a,({target:i})=>{let l=i instanceof Element&&!Rn().contains(i)&&!t.contains(i)&&!i.closest("[role=listbox], .sv-popover");Ws()&&l&&ht(!1)});let r=document.createElement(
"button");document.body.prepend(Object.assign(r,{type:"button",className:"skip",textContent:e.skip,onclick:()=>Ul()})),new ResizeObserver(s).observe(document.body),
ht(jt.matches)});var xh={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},wh="#controls, #\
explore-form";function Gl(t){for(let e of["aria-label","title"])for(let n of document.querySelectorAll(`:is(button, input)[${e}]`))for(let[s,r]of Object.entries(
xh)){let a=r.exec(n.getAttribute(e)??"");a&&n.setAttribute(e,t[s].replace("{label}",()=>a.groups?.label??""))}}q("language",({node:t,words:e})=>{t.setAttribute(
"aria-label",e.label);let n=new MutationObserver(()=>Gl(e.controls));new ResizeObserver(()=>{Gl(e.controls),document.querySelectorAll(wh).forEach(s=>n.observe(s,
{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let s of t.querySelectorAll("a"))$e()===s.lang&&s.setAttribute("aria-current","true"),s.addEventListener(
"click",r=>{r.preventDefault();let a=new URL(window.location.href);a.searchParams.set("lang",s.lang),window.location.assign(a)})});var Gs=20,Nt=.5,Kl=.8,Yl=1,Jl=.3,to=.2,Us=(t,e={})=>({met:!0,says:`exercises.${t}.met`,values:e}),de=(t,e={})=>({met:!1,says:`exercises.${t}`,values:e}),vt=(t,e,n)=>t?
Us(e,n):de(`${e}.missed`,n);function no(t,e){let n=t.map((r,a)=>e(r,a)??-1/0),s=Math.max(...n);return s===-1/0?-1:n.indexOf(s)}var so=t=>({met:!1,says:`lacking.${t?
"other":"point"}`,values:{}});function yh(t){let{accepted:e,rejected:n}=t.folds.summary();return t.over?e+n<Gs?{met:!1,says:"lacking.tests",values:{tested:e+n,least:Gs}}:
null:{met:!1,says:"lacking.end",values:{}}}function Mn(t){let{accepted:e,rejected:n,rounds:s,acceptance_rate:r,draft_efficiency:a,speedup:i}=t.folds.summary();return{
alpha:r??0,efficiency:a??0,speedup:i,values:{alpha:z(r),tested:e+n,rounds:s,efficiency:z(a),speedup:ee(i)}}}var kh={bonus(t,{pinned:e}){let n=no(t.rounds,({drafts:l},c)=>l.
length>1?t.folds.accepted(c)/l.length:null);if(n<0)return de("bonus.short");let s=t.rounds[n].drafts.length,r=t.folds.accepted(n);if(r<s)return de("bonus.missed",
{round:n+1,drafted:s,accepted:r});let{drafts:a,final:i}=(e&&t.rounds[e.round])??t.rounds[n];return e?.index!==a.length||a.length<2||i?.kind!=="bonus"?so(e):Us("\
bonus",{round:e.round+1,drafted:a.length})},waste(t,{pinned:e}){let n=r=>t.rounds[r].drafts.filter(({verdict:a})=>a==="untested").length,s=r=>t.rounds[r]?.drafts[0]?.
verdict==="rejected"&&n(r)>0;return t.rounds.some((r,a)=>s(a))?e?.index!==0||!s(e.round)?so(e):Us("waste",{round:e.round+1,untested:n(e.round)}):de("waste.misse\
d",{rounds:t.length})},low(t){let{alpha:e,values:n}=Mn(t);return vt(e<Nt,"low",{...n,limit:z(Nt)})},same(t){let{temperature:e}=t.trace.settings;if(e>0)return de(
"same.sampled",{temperature:e});let n=t.folds.agreement(t.length);return!n||n.compared<Gs?de("same.short",{n:n?.compared??0,least:Gs}):vt(n.first_difference===null,
"same",{n:n.compared,at:(n.first_difference??0)+1})},hot(t){let{alpha:e,values:n}=Mn(t),{temperature:s}=t.trace.settings;return vt(e>Kl&&s>=Yl,"hot",{...n,temperature:s,
limit:z(Kl),least:Yl})},untested(t){let{alpha:e,efficiency:n,values:s}=Mn(t),r=Math.round(100*(e-n));return vt(r>=100*Jl,"untested",{...s,points:r,least:100*Jl})},
lookup(t){if(t.trace.settings.drafter!=="lookup")return de("lookup.drafter");let{alpha:e,values:n}=Mn(t);return vt(e>=Nt,"lookup",{...n,limit:z(Nt)})},lucky(t,{
pinned:e}){let n=t.rounds.flatMap(({drafts:u},h)=>u.flatMap((f,m)=>{let v=f.verdict==="accepted"?te(f):null;return v===null?[]:[{chance:v,draw:f.draw,round:h,index:m}]})),
s=n[no(n,({chance:u})=>-u)];if(!s)return de("lucky.none");let r=s.chance<to,a=r?n.find(({chance:u,...h})=>u<to&&Tt(h,e)):s;if(!a)return so(e);let{chance:i,draw:l,
round:c,index:p}=a;return vt(r,"lucky",{chance:z(i),draw:B(l,3),round:c+1,slot:p+1,limit:z(to)})},lose(t){let{alpha:e,speedup:n,values:s}=Mn(t);return t.folds.plain.
tokens.length?vt(n!==null&&n<1&&e>Nt,"lose",{...s,limit:z(Nt)}):de("lose.plain")},choose(t,{trials:e,text:n,most:s}){if(!t.promptText.includes(n))return de("cho\
ose.prompt");let{alike:r}=ro(t),a=e.filter(p=>p.alike===r&&p.speedup!==null),i=[...new Map(a.map(p=>[p.gamma,p])).values()].sort((p,u)=>p.gamma-u.gamma);if(!i.length)
return de("lose.plain");let l={tried:i.map(({gamma:p,speedup:u})=>`γ = ${p}: ${ee(u)}`).join(", ")},c=no(i,({speedup:p})=>p);return c===0&&i[0].gamma>1?de("cho\
ose.smaller",l):c===i.length-1&&i[c].gamma<s?de("choose.larger",l):Us("choose",{...l,gamma:i[c].gamma})}},_h=["lose","choose"];function ro(t){let{settings:{gamma:e,
...n},models:s,prompt:r}=t.trace;return{alike:JSON.stringify([s.pair,r,n]),gamma:e,speedup:t.folds.measured(t.length)}}function Xl(t,e,n){let{busy:s=!1,impossible:r=!1}=e.
folds.comparison(e.length)??{},a=_h.includes(t)&&(s||r);return{...yh(e)??kh[t](e,n),busy:a}}var Sh=50,Ql=yt("specviz-lesson"),Ks=[],Zl=null;document.addEventListener("specviz-painted",()=>{let t=R.viewer?.trace();!t||t===Zl||t.ending==="running"||(Zl=t,
Ks.push(ro(new Ae(t))),Ks.splice(0,Ks.length-Sh))});var ec=({label:t,title:e,link:n})=>o("button",{type:"button","data-go":JSON.stringify({...n,reveal:!0}),"ari\
a-label":`${t}: ${e}`,children:t});function Eh({words:t,plan:e,exercises:n,most:s}){let r=ve(t),a=O(null),[i,l]=D(()=>{let v=Ql.read();return n.map(({name:b})=>b).
filter(b=>Array.isArray(v)&&v.includes(b))}),[c,p]=D({});function u({name:v,start:b=""}){let g=R.viewer?.trace(),y=R.viewer?.state().pinned??null,{met:k,says:w,
values:_,busy:x}=g?Xl(v,new Ae(g),{trials:Ks,text:b,most:s,pinned:y}):{met:!1,says:"lacking.run",values:{},busy:!1};p({...c,[v]:{met:k,line:N(r(w,_),x&&r("busy"))}});
let H=k&&!i.includes(v)?[...i,v]:i;Ql.write(H),l(H)}function h(){a.current&&(a.current.open=!0,a.current.scrollIntoView())}let f=(v,b)=>{let{task:g}=t.exercises[v.
name],{met:y,line:k}=c[v.name]??{};return o("li",{"data-solved":String(i.includes(v.name)),children:[o("h4",{children:[b,". ",g]}),o("div",{children:[v.start&&o(
ec,{label:r("start"),title:g,link:{view:"watch",prompt:v.start}}),o("button",{type:"button","aria-label":`${r("check")}: ${g}`,onClick:()=>u(v),children:r("chec\
k")})]}),o("p",{class:"lesson-line",role:"status","data-met":y===void 0?void 0:String(y),children:k})]})},m=v=>o("a",{href:`lesson/${$e()}/${v}`,target:"_blank",
children:r(v)});return o(T,{children:[o("p",{class:"lesson-sheets",children:[m("handout"),m("key")]}),o("details",{children:[o("summary",{children:r("plan")}),o(
"ol",{class:"lesson-plan",children:e.map(({name:v,minutes:b,link:g})=>o("li",{children:[o("span",{class:"lesson-minutes",children:b}),o("div",{children:[o("h3",
{children:t.steps[v].title}),o("p",{children:t.steps[v].text})]}),v==="exercises"?o("button",{type:"button",onClick:h,children:r("open")}):o(ec,{label:r("open"),
title:t.steps[v].title,link:g})]}))})]}),o("details",{ref:a,children:[o("summary",{children:[r("exercises_heading")," ",o("span",{class:"lesson-tally",role:"sta\
tus",children:i.length>0&&r("tally",{met:i.length,of:n.length})})]}),o("p",{children:r("exercises_intro")}),Object.entries(t.grades).map(([v,b])=>o(T,{children:[
o("h3",{children:b}),o("ol",{class:"lesson-tasks",children:n.map((g,y)=>String(g.grade)===v&&f(g,y+1))})]}))]})]})}q("lesson",({node:t,words:e,props:n})=>W(o(Eh,
{...e,most:n.most}),t));var Ln=t=>t.reduce((e,n)=>e+n,0);function qt(t){let e=Ln(t);return t.map(n=>n/e)}var oo=(t,e)=>t.map((n,s)=>Math.min(n,e[s])),It=(t,e)=>Math.min(1,Ln(oo(t,e))),
ao=(t,e)=>e.map((n,s)=>n>0?Math.min(1,t[s]/n):null);function Dt(t,e){let n=t.map((s,r)=>Math.max(0,s-e[r]));return Ln(n)>0?qt(n):[...t]}function nc(t,e){let n=ao(
t,e).map((r,a)=>e[a]*(r??0)),s=1-Ln(n);return{accepted:n,corrected:Dt(t,e).map(r=>s*r)}}function sc(t,e,n){let s=1-t[e];return t.map(a=>s>0?a/s:1/(t.length-1)).
map((a,i)=>i===e?n:a*(1-n))}function tc(t,e){let n=e*Ln(t),s=0;for(let[r,a]of t.entries()){if(a>0){if(n<a)return{token:r,spot:n/a};s=r}n-=a}return{token:s,spot:.5}}
function io(t,e,n){let s=tc(e,n()).token,r=n(),a=Math.min(1,t[s]/e[s]);if(r<a)return{guess:s,draw:r,threshold:a,accepted:!0,correction:null,spot:0,token:s};let{
token:i,spot:l}=tc(Dt(t,e),n());return{guess:s,draw:r,threshold:a,accepted:!1,correction:i,spot:l,token:i}}var lo=["accepted","corrected"],zn=t=>t.reduce((e,n)=>e+n,0),rc=({accepted:t,corrected:e})=>zn(t)+zn(e),oc=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function ac(t,e,n){let{accepted:s,corrected:r}=n,a=rc(n),i=e.map((l,c)=>Math.abs(l-(s[c]+r[c])/a));return t("counted",{draws:le(a),accepted:le(zn(s)),corrected:le(
zn(r)),difference:K(Math.max(...i))})}function ic({say:t,target:e,draft:n,active:s,name:r,counts:a}){let i=nc(e,n),l=Dt(e,n),c=zn(i.corrected),p=a&&rc(a),u=(h,f)=>a&&
p?a[h][f]/p:i[h][f];return o("div",{class:"sv-play-result",children:[o("h3",{children:p?t("emits_drawn",{draws:le(p)}):t("emits")}),o("p",{class:"sv-play-says",
children:t(i.corrected[s]<1e-9?"sums_accepted":"sums",{token:r(s),accepted:K(i.accepted[s]),rejected:K(c),residual:K(l[s]),target:K(e[s])})}),o("table",{class:"\
sv-play-emitted",children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:t("token")}),o("td",{}),o("th",{scope:"col",children:o(P,{name:"re\
sidual",children:t("residual")})}),o("th",{scope:"col",children:t("target")}),o("th",{scope:"col",children:t(p?"drawn":"result")})]})}),o("tbody",{children:e.map(
(h,f)=>{let[m,v]=lo.map(b=>u(b,f));return o("tr",{class:f===s?"sv-play-active":void 0,children:[o("th",{scope:"row",class:"sv-t",title:r(f),children:r(f)}),o("t\
d",{children:o("span",{class:"sv-play-stack",style:`--target:${h};--accepted:${m};--corrected:${v}`,children:[lo.map(b=>o("span",{"data-kind":b})),o("span",{"da\
ta-kind":"target"})]})}),o("td",{children:c<1e-9?"–":K(l[f])}),o("td",{children:K(h)}),o("td",{children:K(m+v)})]},f)})})]}),o("ul",{class:"sv-legend",children:[
...lo,"target"].map(h=>o("li",{children:[o("span",{class:"sv-play-key","data-kind":h}),t(`result_key.${h}`)]}))})]})}var Ys=["target","draft"],co=["both",...Ys],Th={both:"overlap",target:"residual",draft:"rejected"},Ft=.01,po=.1,Rh={ArrowRight:Ft,ArrowUp:Ft,ArrowLeft:-Ft,ArrowDown:-Ft,
PageUp:po,PageDown:-po};function Mh({key:t,shiftKey:e,ctrlKey:n,altKey:s,metaKey:r}){if(n||s||r)return 0;let a=Rh[t]??0;return e?Math.sign(a)*po:a}var cc=({values:t,
children:e})=>o("span",{class:"sv-play-bar",style:co.map(n=>`--${n}:${t[n]}`).join(";"),children:[co.map(n=>o("span",{"data-area":n})),e]}),lc=({kind:t,at:e})=>o(
"span",{class:"sv-play-dart","data-kind":t,style:`--x:${e}`});function Lh({token:t,shown:e}){let{say:n,target:s,draft:r,active:a,dart:i,grab:l,move:c,done:p}=e,
u=e.name(t),h={target:s[t],draft:r[t],both:oo(s,r)[t]},f=ao(s,r)[t];function m(v,b){let g=Mh(v);g&&(v.preventDefault(),c(b,t,Math.min(1,Math.max(0,Ft*Math.round(
(h[b]+g)/Ft)))),p())}return o("div",{class:`sv-play-row${t===a?" sv-play-active":""}`,children:[o("span",{class:"sv-t",title:u,children:u}),o(cc,{values:h,children:[
i?.guess===t&&o(lc,{kind:i.accepted?"accepted":"rejected",at:i.draw*r[t]}),i?.correction===t&&o(lc,{kind:"correction",at:h.both+i.spot*(s[t]-h.both)}),Ys.map(v=>o(
"input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":v,value:h[v],"aria-label":n(`handle.${v}`,{token:u}),"aria-valuetext":n("handle.\
text",{p:K(h[v]),overlap:Y(It(s,r))}),onFocus:()=>l(v,t),onPointerDown:()=>l(v,t),onChange:p,onKeyDown:b=>m(b,v),onInput:({currentTarget:b})=>c(v,t,Number(b.value))},
v))]}),o("span",{class:"sv-play-masses",children:Ys.map(v=>o("span",{children:K(h[v])}))}),o("span",{class:"sv-play-chance",children:f===null?"–":z(f)})]})}function dc(t){
let{say:e,target:n,draft:s}=t,r=It(n,s);return o("div",{children:[o("div",{class:"sv-play-rows",children:[o("div",{class:"sv-play-row sv-play-head",children:[o(
"span",{children:e("token")}),o("span",{class:"sv-play-names",children:Ys.map(a=>o("span",{class:"sv-play-model","data-model":a,children:e(a)}))}),o("span",{}),
o("span",{children:o(P,{name:"accept_test",children:e("chance")})})]}),n.map((a,i)=>o(Lh,{token:i,shown:t},i)),o("div",{class:"sv-play-row sv-play-axis","aria-h\
idden":"true",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:[0,.5,1].map(a=>o("span",{style:`--x:${a}`,children:a}))})]}),o("div",{class:"sv-p\
lay-row sv-play-total",children:[o("span",{children:e("total")}),o(cc,{values:{target:1,draft:1,both:r}}),o("span",{class:"sv-play-whole",children:[o(P,{name:"o\
verlap",children:e("overlap")}),o("span",{class:"sv-play-beta",children:Y(r)})]})]})]}),o("ul",{class:"sv-legend",children:co.map(a=>o("li",{children:[o("span",
{class:"sv-area-key","data-area":a}),o(P,{name:Th[a],children:e(`key.${a}`)})]}))})]})}var zh=6,On="similar",Cn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},Oh=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
pc=({target:t,draft:e})=>[t,e].map(n=>n.map(s=>Math.round(1e3*s)).join(".")).join("-");function uc(t){if(!Oh.test(t))return null;let[e,n]=t.split("-").map(r=>r.
split(".").map(Number));return[e,n].some(r=>r.every(a=>a===0))||e.length!==n.length?null:{target:qt(e),draft:qt(n)}}var Ch=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function $h({rounds:t},{round:e,index:n}){let s=t[e];if(!s?.drafts.length)return null;let r=s.drafts.filter(i=>i.verdict==="a\
ccepted").length,a=Math.min(n<s.drafts.length?n:r,s.drafts.length-1);return Ch(s.positions?.[a])?{round:e,index:a}:null}function mc(t,e){let n=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},h)=>u==="rejected"?[{round:p,index:h}]:[])),s=[...e?[e]:[],...n].map(c=>$h(t,c)).find(Boolean);if(!s)return null;let{drafts:r,
positions:a=[]}=t.rounds[s.round],i=a[s.index],l=ps(i,[r[s.index].token],!1,zh);return{target:qt(l.map(c=>c.target??0)),draft:qt(l.map(c=>c.draft??0)),guess:{...s,
names:l.map(({token:c})=>Ah(t,c)),overlap:i.overlap}}}function Ah({pieces:t},e){if(e===-1)return null;let n=t[e];return se(typeof n=="string"?n:Se(be,n).text)||
xe(n)}var Ph=1e3,jh=40,Js=class{constructor(e,n){this.element=e;this.options=n;this.say=ve(n.words),this.start(On)}element;options;scene=Cn[On];preset=On;active=0;base=[];counts=null;left=0;frame=0;dart=null;note="";outcome="";say;start(e){
let n=Object.hasOwn(Cn,e),s=n?Cn[e]:e==="shown"?this.shownScene():uc(e);return s&&this.put(s,n||e==="shown"?e:null),s||e!=="shown"?!!s:(Object.assign(this,{preset:"\
shown",note:this.say("none")}),this.draw(),!0)}shownScene(){let{trace:e,at:n=null}=this.options.shown?.()??{};return e?mc(e,n):null}follow(){let e=this.preset===
"shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,n){let s=Dt(e.target,e.draft);this.forget(),Object.assign(
this,{scene:e,preset:n,active:s.indexOf(Math.max(...s)),note:this.lost(e)}),this.draw()}lost({target:e,draft:n,guess:s}){if(s?.overlap==null)return"";let[r,a]=[
It(e,n),s.overlap].map(i=>Y(i));return r===a?"":this.say("lumped",{overlap:r,exact:a})}grab(e,n){Object.assign(this,{base:this.scene[e],active:n}),this.draw()}move(e,n,s){
this.forget(),Object.assign(this,{preset:null,scene:{...this.scene,[e]:sc(this.base,n,s)}}),this.draw()}tell(){this.options.changed?.(this.preset===On?null:this.
preset??pc(this.scene))}name(e){let{guess:n}=this.scene;return n?n.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),
Object.assign(this,{left:0,counts:null,dart:null,outcome:""})}drawOne(){this.dart=io(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.
dart),this.draw()}story({guess:e,draw:n,threshold:s,accepted:r,token:a}){let{say:i,scene:{target:l,draft:c}}=this,[p,u]=ae(n,s),h=i(`test.${r?"accepted":"reject\
ed"}`,{draw:p,threshold:u,target:K(l[e]),draft:K(c[e])});return N(i("drafted",{token:this.name(e)}),h,!r&&i("correction",{token:this.name(a)}))}drawMany(){let e=this.
left>0;Object.assign(this,{dart:null,outcome:"",left:this.left+Ph}),this.counts=this.counts??oc(this.scene.target.length),e||this.drawSome(this.counts)}drawSome(e){
let{target:n,draft:s}=this.scene,r=matchMedia("(prefers-reduced-motion: reduce)").matches?this.left:Math.min(this.left,jh);for(let a=0;a<r;a+=1){let{token:i,accepted:l}=io(
n,s,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.left?this.frame=requestAnimationFrame(()=>this.drawSome(e)):this.outcome=ac(this.say,n,e),this.
draw()}draw(){let{say:e,active:n,preset:s,scene:{target:r,draft:a,guess:i}}=this,l={say:e,target:r,draft:a,active:n,name:u=>this.name(u)},c=It(r,a),p=(u,h,f)=>o(
"button",{type:"button",class:"sv-choose","data-name":u,"aria-pressed":f,onClick:h,children:e(u)});W(o("div",{class:"specviz sv-play",children:[o("div",{class:"\
sv-choices",role:"group","aria-label":e("start"),children:[o("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(Cn),"shown"].map(u=>p(`presets.${u}`,
()=>{this.start(u),this.tell()},u===s))]}),o("div",{class:"sv-play-columns",children:[o("div",{children:[o("h3",{children:i?e("guess",{round:i.round+1,guess:i.index+
1}):e("prompt")}),o("p",{class:"sv-note",role:"status",children:this.note}),o(dc,{...l,dart:this.dart,grab:(...u)=>this.grab(...u),move:(...u)=>this.move(...u),
done:()=>this.tell()}),o("p",{class:"sv-play-says",children:e(c>1-1e-9?"shares_all":c<1e-9?"shares_nothing":"shares",{overlap:Y(c),rejected:Y(1-c)})})]}),o("div",
{children:[o(ic,{...l,counts:this.counts}),o("div",{class:"sv-choices sv-play-draws",children:[p("one",()=>this.drawOne()),p("many",()=>this.drawMany())]}),o("p",
{class:"sv-play-outcome",role:"status",children:this.outcome})]})]})]}),this.element)}};var Hh=Fe("play",new URLSearchParams(window.location.search).get("play"));q("play",({node:t,words:e})=>{let n=new Js(t,{words:e,changed:s=>R.keep({play:s}),shown(){
let s=R.viewer?.trace();return R.viewer&&s?{trace:s,at:R.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>n.follow()),Hh(s=>{if(!s)
return;n.start(s)&&R.keep({play:s});let r=document.getElementById("play");re(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});q("qr",async({words:t,props:e})=>{await De;let n=document.querySelector("#stage .specviz"),s=Object.assign(document.createElement("div"),{className:"qr-panel",popover:"\
auto",role:"dialog",ariaLabel:t.open});function r(){let i=new URL(R.address());["presenter","embed"].forEach(c=>i.searchParams.delete(c));let l=i.href.length>e.
most;W(o(T,{children:[!l&&o("img",{class:"qr-code",alt:t.alt,src:`qr.svg?${new URLSearchParams({link:i.href})}`}),o("p",{class:"qr-link",children:!l&&i.href}),o(
"p",{class:"qr-said",role:"status",children:l?t.too_long:Bn(i.host)&&t.here_alone}),o("button",{type:"button",class:"sv-link",onClick:()=>s.hidePopover(),children:t.
close})]}),s),s.showPopover()}n?.addEventListener("keydown",i=>{i.key!=="Escape"||!s.matches(":popover-open")||(s.hidePopover(),i.stopPropagation(),i.preventDefault())},
{capture:!0});let a=Object.assign(document.createElement("button"),{type:"button",className:"sv-link qr-open",textContent:t.open,onclick:r});n?.querySelector(".\
sv-transport-side")?.append(a),n?.append(s)});var Nh=800,hc=680,vc="SpecViz",qh=8e3;async function Ih(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let n=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&n.focus(),e.hidden}}function uo(t,e,n){let s=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),a=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{r.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
qh))};return s.addEventListener("click",async()=>{let[c,p]=n(),u=await Ih(c,a);l(u?p:e.by_hand,!u)}),t.replaceChildren(s,r,a),l}function Dh(t){let e=new URL(t);
e.searchParams.set("embed","1");let n=Object.assign(document.createElement("iframe"),{src:e.href,title:vc,width:"100%",height:String(hc),loading:"lazy"});return n.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(n).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}q("share",({node:t,words:e})=>{uo(t,{...e,copy:e.embed},()=>[Dh(R.address()),e.embedded])});function Fh(t){let e=0;new ResizeObserver(()=>{let n=t.clientWidth>=
Nh?hc:Math.ceil(t.getBoundingClientRect().height);!n||n===e||(e=n,window.parent.postMessage({specviz:{height:n}},"*"))}).observe(t)}async function Bh(){document.
documentElement.classList.add("embed");let t=await re(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:vc}),n=()=>{let s=new URL(window.location.href);s.searchParams.delete("embed"),e.href=s.href};n(),["pointerdown","focus"].forEach(s=>e.
addEventListener(s,n)),t?.append(e),t&&Fh(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&Bh();var bo=["round","phase","at"],kc=["recorded","view",...bo,"open","tint","hide","presenter","tour","run"],Vh=4e3,Wh=500,Uh=/^\w[\w.-]*(\/\w[\w.-]*)?$/,_c=1e3,fc=2e3,
Gh=1e4,Sc=({search:t})=>new URLSearchParams(t).get("view")??"watch",Oe=()=>R.viewer,mo=t=>["1","true"].includes(String(t)),Ec=(t,e)=>JSON.stringify(t)===JSON.stringify(
e),gc=(t,e)=>Object.fromEntries(Object.entries(t).filter(([n])=>e.includes(n))),ho=(t,e)=>Object.fromEntries(Object.entries(t).filter(([n])=>!e.includes(n))),X,
je=null,vo=null,Bt=null,Tc=null,Qs=null,pe=null,gt=null,ft=Sc(window.location),Zs=[],Rc=!1,bc=0,xo=new Map,fo=new Map,Kh=t=>X.folders||t.every(e=>Uh.test(e)&&!/\.gguf$/i.
test(e)),wo=()=>je!==null&&je===Tc?Bt:je;function Xs(){let t=wo()??[],{pair:e,target:n,draft:s,plain:r,...a}=Object.fromEntries(X.names.map((c,p)=>[c,t[p]])),i=[
n,s].map(c=>String(c??"").trim()).filter(Boolean);return{...i.length>0&&Kh(i)?{target:n,draft:s}:{pair:e},plain:r?1:0,...a}}function xc(){let{round:t,phase:e,rounds:n,
pinned:s,opening:r}=Oe().state();return r&&!s?{}:{...t<n?{round:t}:{},...e?{phase:e}:{},...s?{at:`${s.round}.${s.index}`}:{}}}var er=()=>Ec(wo(),Bt);function Yh(){
let{live:t,name:e}=R.shows;return Qs||(!je||!X?{}:er()?t?{...Xs(),run:1,...xc()}:e?{recorded:e,...xc()}:Xs():Xs())}var Ze=()=>document.querySelector("#tabs [rol\
e=tab][aria-selected=true]")?.getAttribute("data-tab-id");function tr(){let t=Ze(),{tint:e="verdict",presenter:n=!1,view:s="race"}=R.viewer?.state()??{};return{
...Yh(),...t&&t!=="watch"?{view:t}:{},...s!=="race"?{open:s}:{},...e!=="verdict"?{tint:e}:{},...Zs.length?{hide:Zs.join(",")}:{},...n?{presenter:1}:{},...Object.
fromEntries([...xo].filter(([,r])=>r!==null))}}function yo(t){let e=new URL(window.location.href);return[...X.names,...kc,...xo.keys()].forEach(n=>e.searchParams.
delete(n)),Object.entries(t).forEach(([n,s])=>e.searchParams.set(n,String(s))),e.href}function ko(t){return encodeURIComponent(String(t.prompt??"")).length<=Vh?
t:ho(t,["prompt","run",...bo])}function bt(){clearTimeout(bc),bc=window.setTimeout(Jh,Wh)}function Jh(){if(!X||pe||!je)return;let t=ko(tr());t.recorded==="first"&&
t.round===void 0&&!t.at&&(t=ho(t,["recorded"])),!t.run&&!t.recorded&&Ec(je,vo)&&(t=ho(t,X.names));let e=yo(t),n=String(t.view??"watch");n===ft||gt?e!==window.location.
href&&window.history.replaceState(window.history.state,"",e):(window.history.pushState(window.history.state,"",e),ft=n)}function Mc(t){document.querySelector(`#\
tabs [data-tab-id="${CSS.escape(t)}"]`)&&(gt=t,setTimeout(Lc,_c,3))}function Xh({round:t,phase:e,at:n}){if(t===void 0&&n===void 0)return null;let s=a=>/^\d{1,5}$/.
test(String(a))?Number(a):null,r=/^(\d{1,5})\.(\d{1,3})$/.exec(String(n));return{round:s(t),phase:s(e)||0,at:r&&{round:Number(r[1]),index:Number(r[2])},wrong:t!==
void 0&&s(t)===null||n!==void 0&&!r}}var wc=({round:t,index:e})=>e<=(Oe().trace()?.rounds[t]?.drafts.length??-1);function go(){if(!pe||pe.waits)return;let{rounds:t,
state:e}=Oe().state(),{round:n,phase:s,at:r,wrong:a}=pe,i=Math.max(n===null?0:n+(s?1:0),r?r.round+1:0);t<i&&["running","paused","loading"].includes(e)||(pe=null,
n!==null&&Oe().seek(n,s),r&&wc(r)&&Oe().pin(r),(a||t<i||r&&!wc(r))&&X.say(X.words.no_moment),bt())}function Qh(t){Zs=String(t).split(",").map(n=>n.trim()).filter(
n=>Object.hasOwn(X.hideable,n));let e=Zs.map(n=>X.hideable[n]);X.sheet.replaceSync(e.length?`${e.join(", ")} { display: none !important; }`:"")}function Lc(t){(gt===
Ze()||!t)&&(gt=null),gt&&(pe?.waits||X.go({view:gt}),setTimeout(Lc,_c,t-1))}async function yc(t){let e=fo.get(t);if(fo.delete(t),e===void 0)return;await re(()=>Ze()===
t);let n=new AbortController;["wheel","touchmove","pointerdown","keydown"].forEach(i=>window.addEventListener(i,()=>n.abort(),{signal:n.signal,passive:!0}));let s=performance.
now()+Gh,r=performance.now()+fc,a=()=>{let i=performance.now();(i>r||Ze()!==t)&&n.abort(),!n.signal.aborted&&(window.scrollY!==e&&(r=Math.min(i+fc,s),window.scrollTo(
{top:e,behavior:"instant"})),requestAnimationFrame(a))};a()}async function Zh(t,e){await re(()=>Ze()===t&&document.querySelector(e)?.checkVisibility()),requestAnimationFrame(
()=>{let n=document.querySelector(e);n?.scrollIntoView();let{activeElement:s,body:r}=document;s!==r&&s?.checkVisibility()||(n?.matches("details")?n.querySelector(
"summary")?.focus({preventScroll:!0}):Ht.enter({preventScroll:!0}))})}function ev({reveal:t,open:e,claim:n}){return t&&n?`#claim-${Number(n)}`:t&&e?"#stage .sv-\
views":"#tabs"}async function zc(t,e=!1){await Cc;let n=gc(t||{},[...X.names,...kc]),s="view"in n&&n.view!==Ze()&&!e;s&&fo.set(Ze(),window.scrollY);let r=Xh(n);
r&&(r.waits=mo(n.run)?"server":"recorded"in n&&"recording"),pe=r,Qs="recorded"in n?gc(n,["recorded",...bo]):null,"hide"in n&&Qh(n.hide),"tint"in n&&Oe().tint(String(
n.tint)),"open"in n&&Oe().open(String(n.open)),"presenter"in n&&Oe().present(mo(n.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:t})),"\
recorded"in n&&await R.open(n.recorded),Qs=null,pe===r&&r?.waits==="recording"&&(pe=null),mo(n.run)&&Oe().setState("loading",X.words.opening),[...X.names,"view",
"run"].some(a=>a in n)&&X.go(n),"view"in n&&Mc(String(n.view)),go(),bt(),s&&!(t.reveal&&t.fold)&&Zh(String(n.view),ev(t))}function tv(){if(!window.location.search)
return;let t=Object.fromEntries(new URLSearchParams(window.location.search));t.recorded===R.shows.name&&delete t.recorded,zc(t,!0)}function nv(){let{words:t}=X,
{live:e,name:n}=R.shows,s=tr(),r=ko(s),a=r!==s?t.copied_cut:!e&&!n?t.copied_file:e&&!er()?t.copied_changed:t.copied;return[yo(r),a]}var Oc=()=>{},Cc=new Promise(
t=>{Oc=t});Object.assign(R,{go:zc,state:tr,keep(t){Object.entries(t).forEach(([e,n])=>xo.set(e,n===""?null:n??null)),bt()},address:()=>yo(ko(tr()))});var ye={touch:bt,
controls:()=>je&&X?Xs():{},unchanged:er,async adopt(t){await Cc;let e=await re(()=>je);Tc=e,Bt=X.names.map((n,s)=>n in t?t[n]:["target","draft"].includes(n)?"":
e[s]),X.go(t)},typed(...t){je=t,vo=vo||t,Bt=Bt||t,R.viewer?.outdate(!er()),Rc&&R.viewer?.forgive(),bt()}};q("link",async({node:t,words:e,props:n,send:s,value:r})=>{
await De;let{names:a,hideable:i,folders:l}=n,c=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,c],X={go:s.go,words:e,names:a,hideable:i,
folders:l,sheet:c,say:uo(t,e,nv)},document.addEventListener("specviz-load",()=>{Bt=wo(),pe&&(pe.waits=!1),go(),bt()}),document.addEventListener("specviz-painted",
()=>{go(),bt()});let p=({type:u,target:h,isTrusted:f})=>{if(!f)return;let m=u==="click"&&h instanceof Element&&h.closest("#tabs [role=tab][data-tab-id]");m&&yc(
m.getAttribute("data-tab-id")),gt=null,Rc=Oe().state().state==="error"};["pointerdown","keydown","click"].forEach(u=>document.addEventListener(u,p)),Oc(),tv(),window.
addEventListener("popstate",()=>{ft=Sc(window.location),yc(ft),ft!==Ze()&&(X.go({view:ft}),Mc(ft))}),r(({begin:u})=>{!u&&pe?.waits==="server"&&(pe=null)},!1)});var $c={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"again"},Ac=5e3,sv=()=>document.querySelector("#stage .stage");q("stage",async({node:t,
words:e,props:n,server:s,send:r,value:a})=>{let i={...n.limits,...e},l=null,c=0,p=null,u=null,h=null,f=0,m=!1,v=async S=>{let E=await s.resync(S);E&&x(E)};async function b(S){
if(h!==S){h=S;try{await v({run:S,rounds:-1,plain:0})}finally{h=null}}}async function g(){if(M.state().state!=="running"&&!m||performance.now()-f<Ac)return;if(f=
performance.now(),await s.resync(null)===void 0){M.state().state==="running"&&M.setState("error",e.gone),m=!0;return}m&&M.setState("running"),m=!1;let{rounds:S,
plain:E}=M.trace();await v({run:l,rounds:S.length,plain:E.tokens.length})}function y(S,E){S==="again"&&k(E.changes),S==="show"?H(E):S==="claim"?R.go?.({view:"my\
ths",claim:String(E.claim),reveal:!0}):S==="new"?document.getElementById("run")?.click():$c[S]?r[$c[S]](E):v({run:l,rounds:E.from,plain:E.plain_from||0})}function k(S){
let{max_new_tokens:E,...A}=M.trace()?.settings??{};S&&(ye.unchanged()?ye.adopt({...A,tokens:E,...S}):R.go?.(S))}async function w(S){let E=await s.offers(S);E&&M.
offer(S,E)}function _({trace:S,recorded:E,step:A,name:He,offered:nd,typed:sd,...rd}){({run:l=null,number:c=0}=rd),u=l?null:S;let rr=l?{run:l}:nd?{recorded:He}:null;
M.load(S,{recorded:E,step:A,source:rr,teach:E}),rr&&w(rr),R.shows={live:!!l&&sd!==!1,name:He},t.dispatchEvent(new Event("specviz-load",{bubbles:!0}))}function x(S){
f=performance.now(),!(S.number<c||p&&S.run===p)&&(S.trace?_(S):S.number>c?b(S.run):S.rounds&&M.append(S),S.state?M.setState(S.state,S.message):m&&M.setState("ru\
nning"),m=!1,S.state==="error"&&Ht.refused())}function H(S){["running","paused"].includes(M.state().state)&&r.stop(),p=l||p,S.run&&S.run===p&&(p=null),x({...S,number:c})}
let U=Vn();document.addEventListener("specviz-load",U);async function V(S){let E=U();if(S.size>i.most)ue(i.too_large);else{let A=await Jr(async()=>s.bring(await S.
text()),i.busy);A.state==="error"?ue(A.message):E()&&H(A)}document.querySelector("#stage .sv-status")?.scrollIntoView({block:"nearest"})}let ue=S=>M.setState("e\
rror",S),M=Ns(t,{words:await R.read(`words/${$e()}.json`),live:!0,send:y,most:n.limits.gamma});Object.assign(Vt,{show:H,step(){let{round:S,rounds:E,state:A}=M.state();
ye.unchanged()&&(S<E||["running","paused"].includes(A))?M.forward("step"):r.tick({open:!1})},say:(S,E)=>M.setState(S,e[E]),async save(S){let E=u?{trace:JSON.stringify(
u)}:{run:l},A=await Is(S,He=>s.make({kind:He,...E}),i.busy);A&&ue(A)},open:Ds(".json,application/json",V)}),Bo(M),t.addEventListener("dragover",S=>S.preventDefault()),
t.addEventListener("drop",S=>{S.preventDefault();let E=S.dataTransfer?.files[0];E&&V(E)}),a(x),setInterval(g,Ac)});var Vt={show(){},step(){},say(){},save(){},open(){}},
Pc=t=>Vt.show(t),jc={say(t,e){Vt.say(t,e);let n=sv();n&&n.getBoundingClientRect().top>window.innerHeight&&n.scrollIntoView()},attend(){Ht.show(!1),document.querySelector(
"#stage .sv-strip")?.focus({preventScroll:!0})},step(){Ht.covers()&&this.attend(),Vt.step()},play(){R.shows.live||R.viewer?.play()},save:t=>Vt.save(t),open:()=>Vt.
open()};var rv=5,Hc=Vn();q("recorded",({node:t,words:{words:e,runs:n}})=>{let s=new Set(n.slice(0,rv));function r(){let i=n.find(({name:p})=>p===R.shows.name);i&&s.add(
i);let l=n.filter(p=>!s.has(p)),c=()=>{l.forEach(p=>s.add(p)),r(),t.querySelector(`[data-name="${l[0].name}"]`)?.focus()};W(o(T,{children:[o("span",{id:"recorde\
d-label",children:n.length?e.label:e.damaged}),o("div",{class:"recorded-list",role:"group","aria-labelledby":"recorded-label",children:[n.map(p=>o("button",{type:"\
button","data-name":p.name,hidden:!s.has(p),"aria-pressed":p===i,onClick:()=>a(p.name),children:p.label})),o("button",{type:"button",hidden:!l.length,onClick:c,
children:e.more.replace("{n}",String(l.length))})]}),o("p",{class:"recorded-about",hidden:!i,children:[o("span",{children:i?.notice})," ",o("button",{type:"butt\
on",hidden:!i?.again,onClick:()=>i?.again&&R.go?.(i.again),children:e.again})]})]}),t)}async function a(i){let l=n.find(p=>p.name===i);if(!l){R.viewer?.setState(
"error",e.unknown);return}let c=Hc();try{let p=await R.read(`traces/${i}.json`);if(!c())return;if(Pc({trace:p,recorded:!0,state:"done",name:i,offered:!!l.again}),
l.again){let{run:u,...h}=l.again;ye.adopt(h)}}catch{c()&&R.viewer?.setState("error",e.lost)}}document.addEventListener("specviz-load",()=>{Hc(),r()}),r(),R.open=
a});vr("status",({value:{text:t="",share:e=null}})=>o(T,{children:[o("p",{role:"status",children:t}),o("progress",{hidden:e===null,value:e??0,"aria-label":t})]}));vr(
"paragraphs",({value:t})=>t.map(e=>o("p",{children:e})));var ov=Fe("pay");q("pay",({node:t,send:e,value:n})=>{n(({text:s,link:r})=>{s!==void 0&&(t.textContent=s),
r!==void 0&&R.keep({pay:r})},!1),ov(s=>e.link({text:s}))});var av=Fe("explore"),_o=null,Nc=!1,$n=!1;function qc(){_o&&Nc&&av(_o)}var So={open(){},save(){},busy(){},see(){let t=document.getElementById("explore-results");
t&&t.getBoundingClientRect().top>window.innerHeight&&t.scrollIntoView()},isUnsaved:()=>$n};q("desk",({node:t,words:e,props:n,send:s,server:r,value:a})=>{let i=-1,
l=!1,c=(h,f=null)=>{W(o(T,{children:[o("p",{role:"status",children:h}),o("progress",{hidden:f===null,value:f??0,"aria-label":h})]}),t),h&&l&&t.scrollIntoView({block:"\
nearest"}),l=l&&!h},p=(h,f)=>Ds(f,async m=>{l=!0,m.size>n.limits[h]?c(e.too_large):s[h]({name:m.name,text:await m.text()})}),u={prompts:p("prompts",".jsonl,.ndj\
son,.json,.csv,.tsv,.txt,text/*"),sweep:p("sweep",".json,.jsonl,application/json")};Object.assign(So,{open:h=>u[h](),async save(h,f){let m=await Is(h,()=>r.make(
{kind:h,id:f}),e.busy);m?c(m):h==="json"&&($n=!1)},busy:()=>c(e.busy)}),_o=h=>s.link({text:h}),qc(),a(({text:h="",share:f=null,go:m=null,serial:v=i})=>{c(h,f),$n=
$n||f!==null,m&&v>i&&R.go?.(m),i=v})});q("plan",({node:t,value:e})=>e(({text:n="",link:s})=>{t.textContent=n,s!==void 0&&R.keep({explore:s}),Nc=!!n,qc()}));window.
addEventListener("beforeunload",t=>{$n&&(t.preventDefault(),t.stopImmediatePropagation())});document.addEventListener("focusin",async({target:t})=>{if(!(t instanceof
HTMLElement)||t.id!=="explore-stop"||(await re(()=>document.activeElement!==t),document.activeElement!==document.body||t.checkVisibility()))return;["explore-res\
ume","explore-run"].map(n=>document.getElementById(n)).find(n=>n?.checkVisibility())?.focus()});var Fc=t=>t!==null&&["loading","running"].includes(t.state),Ic=(t,e,n)=>t.map(([s,r],a)=>o(T,{children:[a>0&&e,o("a",{href:r,...n,children:s})]},s)),Wt=({label:t,
children:e})=>o(T,{children:[o("dt",{children:t}),o("dd",{children:e})]});function iv(t,e){!R.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),R.go({view:"\
watch",recorded:e}))}function lv({words:t,lacking:e},n,s,r){let a=ve(t);if(r)return t.stopping;if(s?.state==="running")return a("running",{percent:s.done});if(s)
return s.state==="stopped"?t.stopped:s.message??"";if(!n.rule)return"";if(!e)return t.recorded_only;let i=e[n.number];return i.length?a("lacks",{pairs:i.join(t.
comma)}):n.estimate??""}function cv({told:t,card:e,isNew:n,progress:s,hidden:r,begin:a,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,h=O(null),f=O(null),m=O(
null),[v,b]=D(!1),[g,y]=D(!1),k=Fc(s),w=[f,m].some(({current:x})=>x!==null&&x===document.activeElement);j(()=>{k&&g?i():y(!1)},[s]),j(()=>{w&&(k?m:f).current?.focus(
{preventScroll:!0})},[k]),j(()=>{if(!n||!f.current||!h.current)return;let{top:x,bottom:H}=f.current.getBoundingClientRect();x>=0&&x<H&&H<=window.innerHeight&&h.
current.getBoundingClientRect().top<0&&h.current.scrollIntoView({block:"start"})},[e]);function _(){let x=!!h.current?.open;x&&b(!0),x?R.keep({claim:e.number}):
Number(R.state().claim)===e.number&&R.keep({claim:null})}return o("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:h,onToggle:_,children:[o("summary",
{children:[o("span",{class:"myth-number","aria-label":ve(c)("claim_number",{n:e.number}),children:e.number}),o("span",{children:[o("span",{class:"myth-claim",children:e.
claim}),o("p",{class:"myth-says",children:e.says})]}),o("span",{class:"myth-mark",children:o("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),o("div",{class:"myth-body",children:v&&o(T,{children:[e.picture&&o("div",{children:o(Zr,{json:e.picture,words:u,select:()=>{}})}),e.source&&o("p",
{class:"myth-source",children:e.source}),o("dl",{class:"myth-about",children:[o(Wt,{label:c.how,children:e.how}),e.rule&&o(Wt,{label:c.rule,children:e.rule}),e.
missing&&o(Wt,{label:c.missing,children:e.missing}),e.words.length>0&&o(Wt,{label:c.terms,children:Ic(e.words,c.comma,{})}),e.papers.length>0&&o(Wt,{label:c.papers,
children:Ic(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),o("dl",{class:"myth-setup",children:e.setup?.map(([x,H])=>H&&o(Wt,{label:x,children:H},x))}),
o("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&o(T,{children:[o("button",{type:"button",class:"myth-button myth-primary",hidden:k,ref:f,
onClick:a,children:c.run}),o("button",{type:"button",class:"myth-button",hidden:!k,ref:m,onClick:()=>{y(!0),i()},children:c.stop})]}),n&&o("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&o("button",{type:"button",class:"myth-button",onClick:()=>R.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&o("a",{class:"myth-link",href:e.replay,onClick:x=>iv(x,e.run),children:c.replay}),e.pay&&o("button",{type:"button",class:"myth-button",onClick:()=>R.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),o("a",{class:"myth-link",href:e.link,children:c.link})]}),o("progress",{max:100,hidden:s?.state!=="run\
ning",value:s?.done??0,"aria-label":c.how}),o("p",{class:"myth-line",role:"status","data-state":s?.state,children:lv(t,e,s,g)})]})})]})}var Dc="verdict",dv=Fe("\
claim",new URLSearchParams(window.location.search).get("claim")),Bc=()=>{};q("myths",async({node:t,words:{busy:e,lacking:n}={busy:"",lacking:null},send:s,value:r})=>{
let a={...await R.read(`claims/${$e()}.json`),busy:e,lacking:n},{words:i}=a,l=ve(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,h=null,f=()=>a.
cards.map(x=>p.get(x.number)??x),m=x=>f().filter(({verdict:H})=>H===x).length,v=["",...Object.keys(i.verdicts)],b=v.find(x=>x===c.get(Dc)&&m(x))??"";function g(x){
b=x,R.keep({[Dc]:b}),_()}function y(x){h!==null&&u.set(h,{state:"stopped"}),h=x,u.set(x,{state:"running",done:0}),_(),s.begin({claim:x})}function k({claim:x,...H}){
a.cards.some(({number:U})=>U===x)&&(H.card&&p.set(x,H.card),u.set(x,H),!Fc(H)&&h===x&&(h=null),_())}function w(x){let H=t.querySelector(`#claim-${/^\d{1,2}$/.test(
x)?Number(x):"none"}`);H&&(H.hidden&&g(""),H.open=!0,H.scrollIntoView({block:"start"}))}function _(){let x=l("tally",{holds:m("holds"),fails:m("fails"),depends:m(
"depends"),yours:m("yours")}),H=m("untried");W(o(T,{children:[o("p",{class:"myth-tally",role:"status",children:N(x,H>0&&l("tally_untried",{untried:H}))}),o("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:v.map(U=>o("button",{type:"button",hidden:U!==""&&!m(U),"aria-pressed":U===b,onClick:()=>g(U),children:U?
i.verdicts[U]:i.all},U))}),o("div",{class:"myth-list",children:f().map(U=>{let{number:V}=U;return o(cv,{told:a,card:U,isNew:p.has(V),progress:u.get(V)??null,hidden:b!==
""&&U.verdict!==b,begin:()=>y(V),halt:()=>s.halt(),back:()=>{p.delete(V),u.delete(V),_()}},V)})})]}),t)}Bc=()=>{h!==null&&k({claim:h,state:"error",message:e})},
g(b),dv(w),r(x=>k(x),!1)});var Vc={fail:()=>Bc()};var Wc=()=>{};q("sampling",async({words:t,props:e,send:n,value:s})=>{let{experiment:r}=await De;if(!e.texts){r.refuse();return}let a={sample:n.submit,leave:n.stop};
r.offer((i,l)=>a[i](l),e.texts),s(i=>r.take(i),!1),Wc=()=>r.fail(t.busy)});var Uc={busy:()=>Wc()};var Gc={agreement:"numbers",rates:"numbers",temperature:"rounds",gamma:"rounds",calibration:"guesses"},Kc={text:["#stage .sv-stream-scroll"],why:["#stage .sv-wh\
y"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage .sv-inspector"],residual:["#stage .sv-residual-block","#stage .sv-inspector"],agreement:[
'#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stage .sv-ledger-group:has([data-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:[
"#stage .sv-again-row[data-change=temperature]","#stage .sv-experiments"],gamma:["#stage .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#\
stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:["#stage .sv-breakdown-charts figure:last-child","#stage .sv-round"]},wt=(t,e)=>t.drafts.filter(n=>n.
verdict===e).length;function Yc({rounds:t}){let e=t.findIndex(n=>["accepted","rejected","untested"].every(s=>wt(n,s)));return e>=0?e:t.findIndex(n=>wt(n,"reject\
ed"))}var Jc=({rounds:t})=>t.findIndex(({drafts:e,final:n})=>e.length>1&&n?.kind==="bonus"),Xc=({rounds:t})=>t.findIndex(({drafts:e})=>e.some(({verdict:n,draw:s,
target:r,draft:a})=>n==="accepted"&&s!==null&&r!==null&&a!==null&&s>=r/a)),pv=({drafts:t})=>Math.max(-1,...he(t))+1,An=(...t)=>e=>!C(e)&&t.includes(e.settings.drafter),
Qc={first:t=>An("model")(t)&&L(t)==="token",eagle3:An("eagle3"),medusa:An("medusa"),exit:An("early-exit","taught-exit"),dspark:An("dspark"),block:t=>!C(t)&&L(t)===
"block",lossy:t=>!C(t)&&Q(L(t)),tree:C},xt=(t,e=Yc)=>n=>{let s=e(n);return s<0?null:{round:s,phase:t(n.rounds[s])}},Zc={end:({rounds:t})=>t.length?{round:t.length,
phase:0}:null,begun:xt(t=>t.drafts.length>1?1:0),drafted:xt(t=>t.drafts.length),verified:xt(t=>t.drafts.length+1),before_rescue:xt(t=>t.drafts.length+1,Xc),before_rejection:xt(
t=>t.drafts.length+1+wt(t,"accepted")),before_correction:xt(t=>t.drafts.length+3+wt(t,"accepted")),before_bonus:xt(t=>2*t.drafts.length+1,Jc)},et=(t,e=Yc)=>({trace:n})=>{
let s=e(n),r=R.viewer.state();return s>=0&&(r.round>s||r.round===s&&r.phase>=t(n.rounds[s]))},uv={greedy:({settings:t})=>t.temperature===0,gamma:(t,e)=>t.settings.
gamma!==e.settings.gamma,text:(t,e)=>String(t.prompt)!==String(e.prompt)},ed={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=p\
inned])"),drafted:et(t=>t.drafts.length),verified:et(t=>t.drafts.length+1),tested:et(t=>t.drafts.length+2),rejected:et(t=>t.drafts.length+3+wt(t,"accepted")),corrected:et(
t=>t.drafts.length+4+wt(t,"accepted")),judged:et(t=>2*t.drafts.length+1-wt(t,"untested"),Xc),scored:et(t=>pv(t)+1),bonus:et(t=>2*t.drafts.length+2,Jc),opened:({
of:t})=>!!document.querySelector(`.sv-popover:popover-open[data-shows=${t}]`),ran:({trace:t,before:e,of:n=""})=>{let{state:s,recorded:r}=R.viewer.state();return s===
"done"&&!r&&uv[n](t,e)}};var mv=200,hv=6e3,nr=6,vv=8,fv=["ArrowLeft","ArrowRight","j","k","J","K",",","."],gv=["drafted","verified","tested","rejected","corrected","bonus","judged","sco\
red"],Eo=yt("specviz-tour","localStorage"),Ce=t=>document.querySelector(t),sr=t=>!!Ce(t)?.offsetParent,ke=()=>R.viewer;function bv(t){for(let e=t;e;e=e.parentElement)
e instanceof HTMLDetailsElement&&(e.open=!0),e.hidden&&e.id&&Ce(`[aria-controls="${CSS.escape(e.id)}"]`)?.click()}function td(t){let{left:e,...n}=t.getBoundingClientRect().
toJSON(),{top:s,right:r,bottom:a}=n;for(let i=t.parentElement;i&&i!==document.body;i=i.parentElement){let{overflowX:l,overflowY:c}=getComputedStyle(i),p=i.getBoundingClientRect();
l!=="visible"&&(r=Math.min(r,p.right)),c!=="visible"&&([s,a]=[Math.max(s,p.top),Math.min(a,p.bottom)])}return{left:e,top:s,right:r,bottom:a}}var To=class{constructor(e,n){
this.words=e;this.stops=n;this.panel.setAttribute("aria-labelledby","tour-title"),document.addEventListener("keydown",s=>this.key(s)),["wheel","touchmove","poin\
terdown","keydown"].forEach(s=>document.addEventListener(s,()=>{this.still=!1},{capture:!0,passive:!0})),window.addEventListener("scroll",()=>this.follow(),!0),
window.addEventListener("resize",()=>this.follow()),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}\
px`)}).observe(this.panel)}words;stops;at=0;left=0;done=new Set;part=null;still=!1;moment=null;there=!1;before=null;held=null;brought=!1;opener=null;timer=0;panel=Object.
assign(document.createElement("section"),{className:"specviz tour",hidden:!0});ring=Object.assign(document.createElement("div"),{className:"tour-ring",hidden:!0});find(e){
return this.stops.findIndex(({id:n},s)=>n===e||String(s+1)===String(e))}start(e=1){this.left=this.find(Eo.read()),this.open||(this.opener=document.activeElement),
this.done.clear(),this.timer=this.timer||window.setInterval(()=>this.check(),mv),document.documentElement.classList.add("touring"),Ce(".gradio-container .contai\
n").append(this.ring,this.panel),this.panel.hidden=!1,this.go(Math.max(0,this.find(e)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:0,
part:null,still:!1}),this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),Ce("#stage .sv-inspector").scrollTop=0,R.keep({tour:null}),
(this.opener?.checkVisibility()&&this.opener!==document.body?this.opener:Ce("#tour button"))?.focus()}get open(){return!this.panel.hidden}get stop(){return this.
stops[this.at]}get kind(){return this.stop.recorded??"first"}focus(){Ce("#tour-title").focus({preventScroll:!0})}bring(){R.go?.({recorded:this.kind}),this.focus()}on(){
this.at+1<this.stops.length?this.go(this.at+1):(Eo.write(""),this.leave())}go(e){this.putBack(),Object.assign(this,{at:e,left:Math.max(this.left,e),part:null,moment:null,
there:!1,still:!1,brought:!1}),e&&Eo.write(this.stop.id),R.keep({tour:this.stop.id}),this.hold(),this.panel.scrollTop=0,this.draw(),this.focus(),sr("#stage")||R.
go?.({view:"watch"}),this.check()}hold(){let{changes:e}=this.stop,n=e&&ye.controls()[e];this.held=e===void 0||n===void 0?null:{name:e,value:n}}putBack(){let{held:e,
there:n,before:s}=this;if(this.held=null,!e)return;(n&&ke().trace()!==s||ye.controls()[e.name]!==e.value)&&R.go?.({[e.name]:e.value})}draw(){let{words:e,stop:n,
stops:s,moment:r,at:a,left:i}=this,l=ke().trace(),c=this.done.has(a),p=!!l&&!r,u=n.changes&&r&&!sr("#stage .sv-again"),h=c&&n.done||p&&(n.recorded?e.opens:e.lacks)||
u&&e.run_first||n.task,f=(m,v)=>m.replace(/\{(\w+)\}/g,(b,g)=>String(v[g]??b));W(o(T,{children:[o("div",{class:"tour-head",children:[o("p",{children:f(e.count,{
n:a+1,of:s.length})}),o("button",{type:"button",class:"tour-quiet",hidden:a===0&&i<=0,onClick:()=>this.go(a?0:i),children:a?e.again:f(e.resume,{n:i+1})}),o("but\
ton",{type:"button",class:"tour-leave","aria-label":e.leave,title:e.leave,onClick:()=>this.leave(),children:"×"})]}),o("div",{class:"tour-told",children:[o("h2",
{id:"tour-title",tabIndex:-1,children:n.title}),o("p",{children:f(n.text,{gamma:l?.settings.gamma??""})})]}),o("div",{class:"tour-tried",children:[o("p",{class:"\
tour-task",role:"status","data-done":String(c),children:[o("strong",{children:c?e.done:e.try})," ",o("span",{children:h})]}),o("div",{class:"tour-foot",children:[
o("button",{type:"button",class:"tour-does",hidden:!gv.includes(n.rule),onClick:()=>this.handOn("ArrowRight"),children:e.step}),o("button",{type:"button",class:"\
tour-does",hidden:!p,onClick:()=>this.bring(),children:e.recorded}),o("button",{type:"button",hidden:a===0,onClick:()=>this.go(a-1),children:e.back}),o("button",
{type:"button",class:"tour-next",onClick:()=>this.on(),children:a+1<s.length?e.next:e.end})]})]})]}),this.panel)}arrive(){let{at:e}=this,n=ke().trace();if(this.
moment=!n||n.rounds.length<vv||!Qc[this.kind](n)?null:Zc[this.stop.state](n),!this.moment){if(this.brought||!ke().state().recorded)return;this.brought=!0,R.go?.(
{recorded:this.kind});return}let{round:s,phase:r}=this.moment;ke().pin(null),ke().seek(s,r),requestAnimationFrame(()=>setTimeout(()=>{this.at!==e||!this.open||(Object.
assign(this,{there:!0,before:ke().trace()}),this.aim(this.stop.target))}))}aim(e){this.part=e,this.still=!0;let n=Gc[e??""];if(n&&ke().state().view!==n){ke().open(
n);return}this.parts().forEach(bv);let s=this.target();td(s).bottom<Math.floor(s.getBoundingClientRect().bottom)&&s.scrollIntoView({block:"nearest"}),this.follow();
let{top:r,bottom:a,height:i}=this.ring.getBoundingClientRect(),l=this.panel.getBoundingClientRect().top;r>=0&&a<=l||(s.scrollIntoView({block:i<l?"center":"start",
inline:"nearest",behavior:Uo()?"auto":"smooth"}),this.follow())}parts(){return(Kc[this.part??""]??[]).map(Ce).filter(Boolean)}target(){return this.parts().find(
e=>e.offsetParent)||Ce("#stage")}follow(){if(this.ring.hidden=!this.part||!sr("#stage"),this.ring.hidden)return;let{left:e,top:n,right:s,bottom:r}=td(this.target()),
a={left:e-nr,top:n-nr,width:s-e+2*nr,height:Math.max(0,r-n)+2*nr};Object.entries(a).forEach(([i,l])=>{this.ring.style.setProperty(i,`${l}px`)})}check(){!sr("#st\
age")||!ke().trace()||(this.moment?this.there&&!this.done.has(this.at)&&this.judge():this.arrive(),this.still&&this.aim(this.part),this.draw(),this.follow())}judge(){
let{before:e,stop:n,at:s}=this,r=ke().trace();!r||!e||!ed[n.rule]({trace:r,before:e,of:n.of})||(this.done.add(s),this.aim(n.shows||n.target))}entrance(){let e=[
...this.target().querySelectorAll(":is(button, input, [tabindex]):not(:disabled)")];return e.find(n=>n.tabIndex>=0)||e[0]}key(e){if(!this.open||e.defaultPrevented||
e.ctrlKey||e.altKey||e.metaKey)return;let n=e.target,s=this.panel.contains(n);e.key==="Tab"&&!e.shiftKey&&n.matches(".tour-next")&&this.part&&this.entrance()&&(this.
entrance().focus(),e.preventDefault()),e.key==="Escape"&&!document.querySelector(":popover-open")&&(s||n===document.body?this.leave():this.focus()),!(!s||!fv.includes(
e.key))&&(this.handOn(e.key),e.preventDefault())}handOn(e){Ce("#stage .specviz").dispatchEvent(new KeyboardEvent("keydown",{key:e,bubbles:!0,cancelable:!0})),this.
still=!0}},Ut=null,Ro={start:t=>Ut?.start(t)};q("tour",async({node:t,words:{start:e,words:n,stops:s}})=>{await De,Ut=new To(n,s),t.textContent=e,t.addEventListener(
"click",()=>Ro.start())});document.addEventListener("specviz-go",async({detail:t})=>{let e=String(t?.tour??"");e&&await re(()=>Ut,hv)&&Ut&&Ut.find(e)>=0&&Ut.start(
e)});document.addEventListener("click",t=>{let e=t.target,n=e.closest?.("button[data-go]")?.getAttribute("data-go");n&&R.go?.(JSON.parse(n));let s=e.closest?.('\
:is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");s&&(t.preventDefault(),Ce(s).scrollIntoView())});window.SpecViz=Object.assign(R,{mount:Ns,component:Wo,desk:So,links:ye,myths:Vc,sampling:Uc,stage:jc,tour:Ro});})();
