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
(()=>{var Ed=/^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/,Td=window.requestAnimationFrame;window.requestAnimationFrame=t=>Ed.test(String(t))?0:Td.call(
window,t);if(window.origin==="null"){let t=document.createElement("p");t.textContent=(document.documentElement.dataset.isolated??"").replace("{url}",window.location.
href),t.style.margin="24px",document.body.replaceChildren(t)}var lr=document.querySelector("base");lr&&lr.href===new URL("./",location.href).href&&lr.remove();for(let t of[
"focusin","keydown"])document.addEventListener(t,({target:e})=>{!(e instanceof HTMLInputElement)||e.type!=="radio"||e.closest("fieldset")?.querySelectorAll("inp\
ut[type=radio]").forEach(n=>{n.name=e.name})});document.addEventListener("keydown",t=>{let{key:e,target:n}=t;e!=="Tab"||!(n instanceof HTMLElement)||!n.matches(
"[role=combobox]")||(t.stopPropagation(),n.blur())},!0);new ResizeObserver(()=>{for(let t of document.querySelectorAll('fieldset [data-testid="block-info"]'))t.
closest("fieldset")?.setAttribute("aria-label",t.textContent?.trim()??"")}).observe(document.documentElement);var Rd=5e3;function No(t){if(!(t instanceof HTMLInputElement)||
t.type!=="number"||!t.value)return null;let[e,n]=[t.min,t.max].map(r=>r===""?NaN:Number(r)),s=Number(t.value);return s<e?e:s>n?n:null}document.addEventListener(
"input",t=>{No(t.target)!==null&&t.stopPropagation()},{capture:!0});document.addEventListener("focusout",({target:t})=>{let e=No(t);if(e===null)return;let n=t;Md(
n,e),n.value=String(e),n.dispatchEvent(new Event("input",{bubbles:!0}))},{capture:!0});var In=Object.assign(document.createElement("div"),{className:"limit",role:"\
status"});document.body.append(In);var Ho=0;function Md(t,e){let{left:n,bottom:s}=t.getBoundingClientRect();Object.assign(In.style,{left:`${n+window.scrollX}px`,
top:`${s+window.scrollY+4}px`}),In.textContent=`${Number(t.value)>e?"≤":"≥"} ${e.toLocaleString("en")}`,clearTimeout(Ho),Ho=window.setTimeout(()=>{In.textContent=
""},Rd)}var V,qo,Od,Ie,cr,Fn,Do,Dn,Vo,ur,dr,Fo,Qt=Symbol.for("pv"),Bn={},Un=[],zd=/^m(i|n|o|s|text|space)$/,mr=Array.isArray,vr=Un.slice,ot=Object.assign;function rt(t){
t&&t.parentNode&&t.remove()}function Wn(t,e,n){var s,r,a,i={},l=arguments.length;for(a in e)a=="key"?s=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?vr.call(arguments,2):n),Xt(t,i,s,r,null)}function Xt(t,e,n,s,r){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Qt,__v:r||++qo,__i:-1,__u:0};return!r&&V.vnode&&V.
vnode(a),a}function T(t){return t.children}function $e(t,e){this.props=t,this.context=e,this.__g=0}function qe(t,e){if(e==null)return t.__&&qe(t.__,t.__i+1);for(var n;e<t.
__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:qe(t)}function Ld(t){var e,n=t.__v,s=n.__e,r=[],a=[],i=t.__P;
i&&((e=ot({constructor:Qt},n)).__v=n.__v+1,V.vnode&&V.vnode(e),hr(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||qe(n),32&n.__u,a),e.__v=n.__v,e.__.__k[e.__i]=
e,Yo(r,e,a),n.__=n.__e=null,e.__e!=s&&Bo(e))}function Bo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Bo(t)}function pr(t){(8&t.__g||(t.__g|=8,Ie.push(t),Fn++))&&cr==V.debounceRendering||((cr=V.debounceRendering)||queueMicrotask)(Uo)}function Uo(){try{for(var t,
e=1;Ie.length;)Ie.length>e&&Ie.sort(Do),t=Ie.shift(),e=Ie.length,8&t.__g&&Ld(t)}finally{(Fn=Ie.length)&&(cr||queueMicrotask)(Uo)}}function Wo(t,e,n,s,r,a,i,l,c,p,u){
var m,h,v,f,b,g,y=s.__k||Un,w=e.length;for(c=Cd(n,e,y,c,w),m=0;m<w;m++)(v=n.__k[m])!=null&&(h=~v.__i&&y[v.__i]||Bn,v.__i=m,g=hr(t,v,h,r,a,i,l,c,p,u),f=v.__e,(h.
ref!=v.ref||8&h.__u)&&(h.ref&&fr(h.ref,null,v,h),v.ref&&u.push(v.ref,v.__c||f,v)),b=b||f,4&v.__u?(c=Go(v,c,t,!h.__v),h.__e&&(h.__e=null)):typeof v.type=="functi\
on"&&g!==void 0?c=g:f&&(c=f.nextSibling),v.__u&=-21);return n.__e=b,c}function Cd(t,e,n,s,r){var a,i,l,c,p,u,m,h,v,f=n.length,b=f,g=0,y=0,w=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[a]=Xt(null,i):mr(i)?i=w[a]=Xt(T,{children:i}):
i.constructor===Qt&&i.__b?i=w[a]=Xt(i.type,i.props,i.key,i.ref,i.__v):w[a]=i,c=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=$d(i,n,c,b))&&(b--,(l=n[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,y=1)):(~p||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):w[a]=null;if(y){for(u=[],m=[],
a=0;a<r;a++)if((i=w[a])&&16&i.__u){for(g=0,h=u.length;g<h;)u[v=g+h>>1]<i.__i?g=v+1:h=v;u[g]=i.__i,m[a]=g+1}for(g=u.length;a--;)m[a]&&(m[a]==g?g--:w[a].__u|=4)}if(b)
for(a=0;a<f;a++)!(l=n[a])||2&l.__u||(l.__e==s&&(s=qe(l)),gr(l,l));return s}function Go(t,e,n,s){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=Go(r[a],e,n,!1));return e}for(e&&!e.parentNode&&(e=qe(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function $d(t,e,n,s){var r,a=t.key,i=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&a==null||c&&a==l.key&&i==l.type)return n;if(s>(c?1:0)){for(r=n-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=n+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function Io(t,e,n){n==null&&
(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function qn(t,e,n,s,r){var a,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||Io(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||Io(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),
typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=dr[e]||(dr[e]=Pd(e)),(t.__a||(t.__a={}))[e]=ur,a=e!=(e=e.replace(Vo,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),n?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Pd(t){
return function(e){var n=this.__e;if(n){if(n=n[t],e[Dn]==null)e[Dn]=ur++;else if(e[Dn]<this.__a[t])return;return n(V.event?V.event(e):e)}}}function hr(t,e,n,s,r,a,i,l,c,p){
var u,m,h,v,f,b,g,y,w,x,_,k,H,U,F,fe,M,S,E=e.type;if(e.constructor!==Qt)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,m=a=[],u.nodeType==8?l=Vn(u,a):
a.push(u),l=a[0]||l),(u=V.__b)&&u(e);e:if(typeof E=="function"){h=i.length;try{if(y=e.props,w=(u=E.prototype)&&u.render,x=(u=E.contextType)&&s[u.__c],_=u?x?x.props.
value:u.__:s,(v=n.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(w?e.__c=v=new E(y,_):(e.__c=v=new $e(y,_),v.constructor=E,v.render=jd),x&&x.sub(v),v.state||(v.state={}),v.
__n=s,v.__g|=8,v.__h=[],v.__k=[]),w&&(v.__s||(v.__s=v.state),E.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=ot({},v.__s)),ot(v.__s,E.getDerivedStateFromProps(
y,v.__s)))),f=v.props,b=v.state,v.__v=e,n.__c){if(y!==f&&w&&!E.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(y,_),e.__v==n.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(y,v.__s,_)===!1){e.__v!=n.__v&&(v.props=y,v.state=v.__s,v.__g&=-9),e.__e=n.__e,e.__k=
n.__k,e.__k.some(function(P){P&&(P.__=e)}),Un.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),l=qe(n);break e}v.componentWillUpdate&&v.componentWillUpdate(
y,v.__s,_),w&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(f,b,g)})}else w&&!E.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
w&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=_,v.props=y,v.__P=t,v.__g&=-5,k=V.__r,H=w?25:0;do v.__g&=-9,k&&k(e),u=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++H<25);w&&(Un.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(s=ot({},s,v.getChildContext())),w&&n.__c&&v.getSnapshotBeforeUpdate&&
(g=v.getSnapshotBeforeUpdate(f,b)),U=u&&u.type===T&&u.key==null?u.props.children:u,y.__P&&(u=l,r=(t=y.__P).namespaceURI,c=a=null,n.props&&n.props.__P!=t&&(n.__k.
some(function(P){P&&gr(P,P)}),n.__k=null),l=n.__k?qe(n,0):null),l=Wo(t,mr(U)?U:[U],e,n,s,r,a,i,l,c,p),y.__P&&(e.__e=null,l=u),e.__u&=-161,m&&m.some(rt),v.__h.length&&
i.push(v),1&v.__g&&(v.__g&=-4)}catch(P){if(i.length=h,e.__v=null,c||a)if(P&&P.then){if(e.__u|=128|c,a){for(~(M=a.indexOf(l||void 0))||(M=a.length);(S=a[M-1])&&S.
nodeType==8;)M--;for(;M<a.length;M++)if(S=a[M])if(a[M]=null,F){if(S==fe)break}else{if(S.nodeType!=8)break;S.data.startsWith("$s")&&(fe=Vn(F=S))}}if(!F){for(;l&&
l.nodeType==8&&l.nextSibling;)l=l.nextSibling;F=l}(u=Vn(F=e.__c.__z||(e.__c.__z=F)))?(e.__e=F,l=u):e.__e=l,l=l&&l.nextSibling}else a&&a.some(rt);else e.__e=n.__e;
e.__k||(e.__k=n.__k||[]),P&&P.then||Ko(e),V.__e(P,e,n)}}else l=e.__e=Ad(n.__e,e,n,s,r,a,i,c,p,t);return(u=V.diffed)&&u(e),l}function Vn(t,e){if(t&&t.nodeType==8&&
t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(
t)}}function Ko(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Ko))}function Yo(t,e,n){for(var s=0;s<n.length;)fr(n[s++],n[s++],n[s++]);V.__c&&V.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){V.__e(a,r.__v)}})}function Ad(t,e,n,s,r,a,i,l,c,p){var u,m,h,v,f,b,g,y,w=n.props||Bn,x=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),a){for(u=0;u<a.
length;u++)if((f=a[u])&&(_?f.localName==_:f.nodeType==3)){t=f,a[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!_)return y.createTextNode(x);t=y.createElementNS(
r,_,x.is?x:p),l&&(V.__m&&V.__m(e,a),l=!1),a=null}if(_){if(p=_=="template"&&t.content||t,a=_=="textarea"&&x.defaultValue!=null?null:a&&vr.call(p.childNodes),!l&&
a)for(w={},u=0;u<t.attributes.length;u++)w[(f=t.attributes[u]).name]=f.value;for(u in w)f=w[u],u=="dangerouslySetInnerHTML"?h=f:u=="children"||u in x||u=="value"&&
"defaultValue"in x||u=="checked"&&"defaultChecked"in x||qn(t,u,null,f,r);for(u in x)f=x[u],u=="children"?v=f:u=="dangerouslySetInnerHTML"?m=f:u=="value"?b=f:u==
"checked"?g=f:l&&typeof f!="function"||w[u]===f||qn(t,u,f,w[u],r);m?(l||h&&(m.__html==h.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),e.__k=[]):(h&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&zd.test(_))&&(r="http://www.w3.org/1999/xhtml"),Wo(p,mr(v)?v:[v],e,n,s,r,a,i,a?a[0]:
n.__k&&qe(n,0),l,c),a&&a.some(rt)),l&&_!="textarea"||(u="value",_=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(_!="progress"||b)||qn(t,u,b,w[u],
r),u="checked",g!=null&&g!=t[u]&&qn(t,u,g,w[u],r))}else w===x||l&&t.data==x||(t.data=x);return t}function fr(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&
(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){V.__e(r,n)}}function gr(t,e,n){var s,r,a,i;if(V.unmount&&V.unmount(
t),!(s=t.ref)||s.current&&s.current!=t.__e||fr(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){V.__e(l,e)}s.__P=s.__n=null}
if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&gr(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=Vn(s,a=[]))&&(s==t.__e&&a.some(rt),rt(
r),rt(s)),n||rt(t.__e),t.__e=t.__c=t.__=null}function jd(t,e,n){return this.constructor(t,n)}function B(t,e){var n,s,r,a;V.__&&V.__(t,e),e.nodeType==9&&(e=e.documentElement),
s=(n=t&&32&t.__u)?null:e.__k,e.__k=Xt(T,{children:[t]}),r=[],a=[],hr(e,e.__k,s||Bn,Bn,e.namespaceURI,s?null:e.firstChild?vr.call(e.childNodes):null,r,s?s.__e:e.
firstChild,n,a),Yo(r,e.__k,a),e.__k.props.children=null}function Jo(t){function e(n){var s,r;return this.getChildContext||(s=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&s.forEach(function(i){i.__g|=4,pr(i)})},this.sub=function(a){s.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){s.delete(a),i&&i.call(a)}}),n.children}return e.__c="__cC"+Fo++,e.__=t,e.Provider=(e.Consumer=function(n,s){return n.children(s)}).contextType=e,e}V={__e:function(t,e,n,s){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Fn=0,t}},qo=0,Od=function(t){return t!=null&&t.
constructor===Qt},$e.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=ot({},this.state)),typeof t=="function"&&(t=t(ot({},n),this.props)),
t&&(ot(n,t),this.__v&&(e&&this.__k.push(e),pr(this)))},$e.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),pr(this))},$e.prototype.render=
T,Ie=[],Fn=0,Do=function(t,e){return t.__v.__b-e.__v.__b},Dn=Symbol(),Vo=/(PointerCapture)$|Capture$/i,ur=0,dr={},Fo=0;var R={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},Xo,De=new Promise(t=>{Xo=t});function Qo(t){R.viewer=t,Xo(t)}var Zo=new Map,I=(t,e)=>{Zo.set(t,e)},br=(t,e)=>I(t,({node:n,
words:s,value:r})=>r(a=>B(Wn(e,{words:s,value:a}),n)));function ea(t,e,{element:n,props:s,server:r,trigger:a,watch:i}){Zo.get(t)?.({node:n.firstElementChild,words:s.
words?.[Pe()],props:s,server:r,watch:i,send:Object.fromEntries(e.map(l=>[l,(c={})=>a(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(s.value||"{}"));c&&p(),i("valu\
e",p)}})}var Pe=()=>document.documentElement.lang.slice(0,2),Gn=t=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(t),ta=()=>matchMedia("(prefers-reduced-motion: r\
educe)").matches,Hd=20;function oe(t,e=1/0){let n=performance.now()+e;return new Promise(s=>{(function r(){let a=t();a||performance.now()>n?s(a||null):setTimeout(
r,Hd)})()})}function Kn(){let t=0;return()=>{let e=t+=1;return()=>e===t}}var St=(t,e="sessionStorage")=>({read(){try{return JSON.parse(window[e].getItem(t)??"nu\
ll")}catch{return null}},write(n){try{window[e].setItem(t,JSON.stringify(n))}catch{}}});function Ve(t,e=null){let n=null,s=()=>{if(!n||e===null)return;let r=e;e=
null,n(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=String(r[t]),s())}),r=>{n=r,s()}}var Nd=(t,e)=>t.replace(/\{(\w+)\}/g,(n,s)=>e&&s in e?String(e[s]):n);function ge(t){return(e,n)=>{let s=e.split(".").reduce((r,a)=>r?.[a],t);return typeof s=="\
string"?Nd(s,n):e}}var d=t=>t;function na(t){d=ge(t)}var Id=new TextEncoder,qd=new TextDecoder("utf-8",{ignoreBOM:!0});function sa(t){return t==null?[]:typeof t=="string"?[...Id.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Dd(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Vd(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let n=t[t.length-
e];if(n<128)return 0;if(n>=192)return Dd(n)>e?e:0}return 0}var ye=Object.freeze({bytes:[],tokens:0});function Te(t,e){let n=[...t.bytes,...sa(e)],s=Vd(n),r=n.slice(
0,n.length-s);return{text:qd.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:s?{bytes:n.slice(-s),tokens:r.length?1:t.tokens+1}:ye}}var ke=t=>sa(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Fd=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Bd=["space","newline","tab","control","text"];function Yn(t){return[...t.matchAll(Fd)].map(e=>({kind:Bd[e.slice(1).findIndex(n=>n!==void 0)],text:e[0]}))}var Jn=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Ud=t=>t&&`⁨${t}⁩`,Fe=t=>t.replace(/[\u2068\u2069]/g,"");function ne(t){return Ud(Yn(t).
map(({kind:e,text:n})=>e==="space"?"·".repeat(n.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Jn(n):n).join(""))}var N=(...t)=>t.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),Zt="–",Re=t=>(e,n)=>e==null||!Number.isFinite(e)?Zt:t(e,n);function Wd(t){let[e,n]=t.toExponential(1).split("e");return`${e}\
×10${[...n].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var Be=Re((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return Wd(
t);let n=t.toPrecision(t<.001?Math.min(e,2):e),s=n.includes("e")?t.toFixed(7):n;return/^1(\.0*)?$/.test(s)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),K=Re((t,e)=>t>0&&t<1e-4?"<0.0001":Be(t,e)),G=Re(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function ae(t,e){let n=l=>[t,e].map(c=>Be(c,l)),s=t===e?3:[3,4,5,6,7].find(l=>new Set(n(l)).size>1)??8,r=n(s),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var L=Re(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),Z=Re(t=>t.toFixed(t<9.995?2:1)+"×"),D=Re((t,e=2)=>t.toFixed(e)),xr=Re(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),pe=Re(t=>t.toLocaleString("en")),wr=Re(t=>{let[e,n]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/n).toPrecision(t/n<
10?2:3)} ${e}`}),W=Re(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var ra=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,n)=>n%2?ce("bdi",{translate:"no"},e):e);function ce(t,e,...n){let s=document.createElement(t),{on:r={},...a}=e;
Object.entries(r).forEach(([i,l])=>s.addEventListener(i,l));for(let[i,l]of Object.entries(a))l===!0?s.setAttribute(i,""):l!==!1&&l!=null&&s.setAttribute(i,Fe(String(
l)));return s.append(...n.flatMap(i=>i==null?[]:typeof i=="string"?ra(i):[i])),s}function oa(t,e){t.textContent!==Fe(e)&&(t instanceof Element?t.replaceChildren(
...ra(e)):t.textContent=Fe(e))}function aa(t,e,n,s){let r=n.bottom-e.bottom+4,a=n.top-e.top-48;r>0?t.scrollTop=s*Math.ceil((t.scrollTop+r)/s):a<0&&(t.scrollTop=s*Math.floor((t.scrollTop+a)/s))}var Ue=class{constructor(e){this.host=e}host;probe=ce("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;get(e){let n=this.cache.get(e);if(n!==void 0)
return n;this.probe.isConnected||this.host.append(this.probe),this.probe.style.color=`var(--sv-${e})`;let{color:s}=getComputedStyle(this.probe);return this.cache.
set(e,s),s}refresh(){let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},We=getComputedStyle(document.documentElement).getPropertyValue(
"--sv-sans");var at,Y,yr,ia,kr=Object.is,Xn=0,fa=[],_r=[],Q=V,la=Q.__b,ca=Q.__r,da=Q.diffed,pa=Q.__c,ua=Q.unmount,ma=Q.__;function tn(t,e){Q.__h&&Q.__h(Y,t,Xn||e),Xn=0;var n=Y.
__H||(Y.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function q(t){return Xn=1,Gd(xa,t)}function Gd(t,e,n){var s=tn(at++,2);if(s.t=t,!s.__c&&
(s.__=[n?n(e):xa(void 0,e),function(a){var i=(s.__N||s.__)[0],l=s.t(i,a);kr(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=Y,!Y.__f)){Y.__f=!0;var r=Y.shouldComponentUpdate;
Y.shouldComponentUpdate=function(a,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=a;if(c.__.some(function(h){h.__N&&(p=!0,kr(h.__[0],h.__N[0])||(u=!0))}),
r){var m=r.call(this,a,i,l);return p?m||u:m}return!p||u}}return s.__}function ga(t,e){var n=tn(at++,3);!Q.__s&&Er(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Y.__H.__h.push(
n))}function C(t,e){var n=tn(at++,4);!Q.__s&&Er(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,Y.__h.push(n))}function O(t){return Xn=5,Ge(function(){return{current:t}},[])}function Ge(t,e){var n=tn(at++,7);return Er(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function ba(t){var e=Y.context[t.__c],n=tn(at++,9);return n.c=t,e?(n.__==null&&(n.__=!0,e.sub(Y)),e.props.value):t.__}function Kd(){var t;do{for(;t=_r.shift();)try{en(t)}catch(n){Q.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=fa.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(en),e.__h.
some(Sr),e.__h=[]}catch(n){e.__h=[],Q.__e(n,t.__v)}}}while(_r.length)}Q.__b=function(t){Y=null,la&&la(t)},Q.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
ma&&ma(t,e)},Q.__r=function(t){ca&&ca(t),at=0;var e=(Y=t.__c).__H;e&&(yr==Y?Y.__h=[]:(e.__h.some(en),e.__h.some(Sr),at=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),yr=Y},Q.diffed=function(t){da&&da(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ha(fa.push(e)),e.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),yr=Y=null},Q.__c=function(t,e){e.some(function(n){try{n.__h.some(en),n.__h=n.__h.filter(function(s){return!s.__||Sr(s)})}catch(s){n.__h=[function(){
throw s}]}}),pa&&pa(t,e)},Q.unmount=function(t){ua&&ua(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ha(_r.push(r))}else en(r)}catch(a){e=a}}),s.__H=void 0,e&&Q.__e(e,s.__v))};var va=typeof requestAnimationFrame==
"function";function Yd(t){var e,n=function(){clearTimeout(s),va&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);va&&(e=requestAnimationFrame(n))}function ha(t){
t!=1&&ia==Q.requestAnimationFrame||((ia=Q.requestAnimationFrame)||Yd)(Kd)}function en(t){var e=Y,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Y=e}function Sr(t){
var e=Y;t.__c=t.__(),Y=e}function Er(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!kr(n,t[s])})}function xa(t,e){return typeof e=="function"?e(
t):e}var Jd=Symbol.for("pv"),Xd=0;function o(t,e,n,s,r,a){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Jd,__v:--Xd,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),V.vnode&&V.vnode(p),p}var ya=Jo(null);function ue(){let t=ba(ya),{state:e,set:n,send:s}=t;return{...e,state:e,viewer:t,set:n,send:s}}function j(){let t=ue();return{...t,run:t.state.run}}
var nn=(t,e,n)=>B(o(ya.Provider,{value:t,children:e}),n),Et=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),Ke=class extends $e{shouldComponentUpdate({
run:e,when:n}){return e!==this.props.run||n!==this.props.when}render(){return o(T,{children:this.props.children})}},Tt=t=>class extends $e{shouldComponentUpdate(e){
return Object.entries(e).some(([n,s])=>s!==this.props[n])}render(){return t(this.props)}},A=({name:t,...e})=>o("button",{type:"button",class:"sv-term","data-ter\
m":t,"aria-haspopup":"dialog",...e},t),wa=/\u2068([^\u2069]*)\u2069/,ka=t=>Array.isArray(t)?t.map(ka):typeof t!="string"||!wa.test(t)?t:t.split(wa).map((e,n)=>n%
2?o("bdi",{translate:!1,children:e}):e),Qd=V.vnode;V.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let n in e)n==="children"?e.children=ka(e.children):
typeof e[n]=="string"&&(e[n]=Fe(e[n]))}Qd?.(t)};var Zn="#term-",Zd=`[data-term], a[href^="${Zn}"]`,Qn=12,Tr=8,es=new Map,Sa=null,Ea=null,be=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});be.setAttribute("aria-labelledby","term-name");var ep=()=>be.matches(":popover-open");function Ta(t){es=new Map(
(t.glossary??[]).map(e=>[e.term,e])),tp()}function tp(){let{hash:t,pathname:e,search:n}=window.location,s=t.startsWith(Zn)&&es.get(t.slice(Zn.length));s&&(window.
history.replaceState(window.history.state,"",e+n),Ma(s,document.querySelector("h1")??document.body))}function Ra({target:t}){let e=t instanceof Element?t.closest(
Zd):null;if(!e||e.closest("[data-glossary]"))return null;let n=es.get(e.dataset.term??e.getAttribute("href")?.slice(Zn.length)??"");return n?{name:e,entry:n}:null}
var _a=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((n,s)=>o(T,{children:[s>0&&d("comma"),n]},s))]}),np=({entry:{name:t,definition:e,
formula:n,sources:s,see:r}})=>o(T,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":d("term.close"),onClick:()=>be.hidePopover(),children:"×"})]}),o("p",{children:e}),n&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[d("term.formula")," "]}),n,/\bq\b/.test(n)&&o("span",{class:"sv-symbols",children:d("term.symbols")})]}),o(_a,{label:d("term.source"),
items:s.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(_a,{label:d("term.see"),items:r.flatMap(a=>{let i=es.get(a);return i?
[o(A,{name:a,children:i.name})]:[]})})]});function Ma(t,e){be.dataset.shows=t.term,B(o(np,{entry:t}),be),be.contains(e)||(document.body.append(be),Sa=e,be.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),be.showPopover(),sp(e.getBoundingClientRect())),be.focus({preventScroll:!0})}function sp({left:t,top:e,bottom:n}){
let{offsetWidth:s,offsetHeight:r}=be,{clientWidth:a,clientHeight:i}=document.documentElement,l=n+Tr+r+Qn<=i||e<i-n,c=Math.max(Qn,Math.min(t,a-s-Qn)),p=l?n+Tr:Math.
max(Qn,e-Tr-r);Object.assign(be.style,{left:`${c+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{Ea=ep()?Sa:null},
!0);document.addEventListener("click",t=>{let e=Ra(t);e&&(t.preventDefault(),!(Ea===e.name&&t.detail)&&Ma(e.entry,e.name))});for(let t of["pointerover","focusin"])
document.addEventListener(t,e=>{let n=Ra(e);n&&!n.name.parentElement?.closest('[title]:not([title=""])')&&(n.name.title=n.entry.definition)});var Oa=(t,e)=>ce("\
button",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"dialog"},e);var $=({settings:t})=>(t.tree??"chain")!=="chain",ee=({drafts:t})=>t.some(({parent:e})=>e!=null),de=(t,e)=>t[e].parent??e-1,sn=(t,e)=>e<0?[]:[...sn(t,de(t,e)),e];
function ie(t){let e=[];return t.forEach((n,s)=>{let r=de(t,s);e.push(r<0?0:e[r]+1)}),e}var it=t=>t.flatMap(({verdict:e},n)=>e==="accepted"?[n]:[]);function za(t){
let e=ie(t);return t.flatMap(({verdict:s},r)=>s==="untested"?[]:[r]).sort((s,r)=>e[s]-e[r]||s-r)}function La({drafts:t}){let e=it(t);if(!ee({drafts:t}))return e.
length;let n=e.at(-1)??-1;return t.flatMap(({parent:r},a)=>r===n?[a]:[]).at(-1)??t.length}function Ca(t){let e=t.map(()=>0),n=0,s=r=>{r>=0&&(e[r]=n),t.flatMap((i,l)=>i===
r?[l]:[]).forEach((i,l)=>{l&&(n+=1),s(i)})};return s(-1),{rows:e,count:n+1}}var rn=(t,e)=>({name:t,index:e}),rp=["medusa","dflash","lookup"],$a=({drafts:t},{settings:e})=>rp.includes(t[0]?.source??e.drafter)&&!ee({drafts:t});function Ye({
drafts:t,final:e,together:n}){let s=za(t),r=t.filter(a=>a.verdict==="accepted").length;return[...Pa({drafts:t,together:n}).map(a=>rn("draft",a)),rn("verify",0),
...s.map(a=>rn("test",a)),...r<t.length?[rn("discard",r)]:[],...e?[rn("final",t.length)]:[]]}var Rr=({drafts:t,together:e})=>Pa({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Pa({drafts:t,together:e}){if(e)return t.length?[0]:[];let n=ie(t);return t.flatMap((s,r)=>n.indexOf(n[r])===r?[r]:[])}var on=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function op(t,{name:e,index:n},s){let{drafts:r}=s;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&s.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&ee(s)){let i=ie(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[n]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[n].verdict:on(s);return t.map((i,l)=>l===n&&a?a:i)}function Aa(t,e){let n=Ye(
t).slice(0,e),s=t.drafts.length+(t.final?1:0);return{phase:n[n.length-1],looks:n.reduce((r,a)=>op(r,a,t),Array(s).fill("absent")),verified:n.some(r=>r.name==="v\
erify"),fallen:n.some(r=>r.name==="discard")}}function Mr(t,{round:e,phase:n}){return e>=t.length?{round:t.length,phase:0}:n+1>=Ye(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:n+1}}function ja(t,{round:e,phase:n}){return n>0?{round:e,phase:n-1}:e>0?{round:e-1,phase:Ye(t[e-1]).length-1}:{round:0,phase:0}}function an(t,{round:e,
phase:n=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let s=Ye(t[e]).length;return n>=s?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,n)}}var ln=["token","block","match","typical","top-k","threshold"],ap=["typical","top-k","threshold"],z=({settings:t})=>t.rule??"token",J=t=>ap.includes(t),le=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),te=t=>t?.chance??le(t),lt=(t,e)=>J(e)&&[0,1].includes(te(t)??-1);function Rt(t){if(t.draw==null)return"\
kept";let e=t.draw;return e<(te(t)??1)?"passed":e<(le(t)??1)?"kept":"rescued"}function Ha(t,e){let{target:n,draft:s,weight:r}=t[e];if(n==null||!s||r==null)return null;
let a=Math.min(1,r*n/s),i=e===t.length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:{weight:a,excess:l,last:i}}var Mt=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),ct=(t,e)=>t==="untested"&&z(e)==="block"&&!$(e)?"dropped":t,Na=({rule:t="token"})=>t==="token"?null:t;function Ia(t,e){let{token:n,target:s,weight:r,
excess:a}=t;return e==="match"?{weight:1,taken:i=>i===n?1:0,mass:s==null?null:1-s}:{weight:r??1,taken:(i,l)=>l,mass:a??null}}var Ot=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
ts=class{constructor(e,n){this.state=e;this.changed=n}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},se=({run:t,moment:e})=>t?
t.length-e.round:0,Me=({live:t,run:e,mode:n})=>t&&e!==null&&!e.over&&(n==="running"||n==="paused");function ns({run:t,predicting:e,moment:n}){return t&&t.over&&
!e?t.length:n.round}function re({run:t,moment:{round:e,phase:n}}){return t&&n?Aa(t.rounds[e],n):null}function Je(t,e){let{run:n,moment:s}=t;if(!e||!n||e.round>s.
round||e.round<0)return null;let r=n.at(e);if(!r||e.round<s.round)return r;let a=re(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}
var zt=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Xe(t){return Je(t,t.pinned)?{at:t.pinned,how:"pinned"}:Je(t,t.hovered)?{at:t.hovered,
how:"preview"}:ip(t)||pp(t)}function Da(t){let{run:e,moment:n,pinned:s,following:r,playing:a,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:m,view:h,opening:v,
rested:f}=t;return{...n,rounds:e?e.length:0,selected:Xe(t).at,pinned:s,following:r,playing:a,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:m,view:h,opening:v,
rested:f}}function ip(t){let{run:e,moment:n,entered:s}=t,r=re(t);if(r)return{at:{round:n.round,index:r.phase.index},how:"now"};if(!e||s!=="step"||!n.round)return null;
let a=n.round-1;return{at:{round:a,index:Va(e,a)},how:"now"}}var Va=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:n})=>n!=="untested")),lp=16,qa=[.25,.75],
cp=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&Rt(e)==="rescued"),dp=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(le(e)??
1)),cn=(t,e)=>e==="block"?cp(t):J(e)?dp(t):-1,Or=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:n})=>n==="accepted");function ss(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=qa[0]*c&&l<=qa[1]*c,n=t.rounds.findIndex(i=>cn(i,z(t.trace))>=0);if(n>=0)return n;let s=i=>t.folds.at(
i).emitted>=lp,r=t.rounds.flatMap((i,l)=>Or(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&s(i))??r.find(s)??r.find(a)??r[0]??null}function zr({
rounds:t,trace:e}){let n=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=t.at(-1);if(!s||s.drafts.length>=e.settings.gamma||n(s))return null;let r=({drafts:l})=>l.
length>s.drafts.length,a=t.findLastIndex(l=>r(l)&&n(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var Fa=({run:t,moment:e,following:n,mode:s,predicting:r})=>t&&
n&&s==="running"&&!r&&e.round===t.length?zr(t):null,dt=({moment:{round:t,phase:e},rested:n})=>n??(e?t:t-1);function pp(t){let e=dt(t),{run:n}=t;if(!n||!n.rounds[e])
return{at:null,how:"newest"};let s=cn(n.rounds[e],z(n.trace));if(s>=0)return{at:{round:e,index:s},how:"special"};let r=n.rounds[e].drafts.findIndex(({verdict:a})=>a===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Va(n,e)},how:"newest"}}var rs=({trace:t})=>t.settings.gamma>0&&!$(t),Cr=({round:t,index:e})=>`${t}.${e}`;function $r({run:t,predicting:e,answers:n},{round:s,phase:r}){if(!e||!t||s>=t.
length)return null;let a=Ye(t.rounds[s])[r],i={round:s,index:a.index};return a.name==="test"&&!(Cr(i)in n)?i:null}function pn(t){let e=re(t)?.phase;if(!e||e.name!==
"test")return null;let n=Cr({round:t.moment.round,index:e.index});return n in t.answers?n:null}var un=t=>t.predicting&&t.looking!==null&&t.looking===pn(t),Oe=t=>un(
t)?null:$r(t,t.moment);function Ba({run:t,answers:e},n,s){if(!t)return{};let r=t.rounds[n.round].drafts[n.index],a=z(t.trace)==="block"?null:te(r),i=Cr(n);return{
answers:{...e,[i]:{said:s,kept:r.verdict==="accepted",threshold:a}},looking:i}}function mn({predicting:t,informed:e,run:n}){return t&&(!e||n?.trace.settings.temperature===
0)}var Ua=(t,e)=>mn(t)&&e?.kind==="lit",Lr=t=>t.length?t.reduce((e,n)=>e+n,0)/t.length:null,dn=(t,e)=>(t-(e?1:0))**2;function Wa(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),n=e.filter(({chance:r})=>r!==.5),s=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:n.length,right:n.filter(({chance:r,kept:a})=>r>.5===a).length,brier:Lr(e.map(({chance:r,kept:a})=>dn(r,a))),known:s.length,truth:Lr(s.
map(({threshold:r,kept:a})=>dn(r,a))),best:Lr(s.map(({threshold:r})=>r*(1-r)))}}function Ga(t,e,n){if(t.brier===null)return[n("predict.lesson.none")];let s={...t,
brier:D(t.brier),truth:D(t.truth),best:D(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[N(t.
decided>0&&n("predict.lesson.you",s),n("predict.lesson.brier",s)),n("predict.lesson.half")+" "+n(`predict.lesson.${r?"lucky":a}`),...e?[n("predict.lesson.greedy")]:
t.known?[n("predict.lesson.truth",{...s,n:t.known})]:[]]}var os={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Ka=t=>Object.keys(os).find(e=>os[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),as=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:n,store:s}=this.viewer;if(e.run){if(!rs(e.run)){this.refused=e.run,this.viewer.changed({});return}n.halt(),s.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),Me(e.state)&&!Oe(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:n}=this;!se(n.state)&&e.over&&n.player.seek(Ot.moment),n.toggle()}leavesVerdict(){let{viewer:e}=this,n=un(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),n&&Oe(e.state)!==null}answer(e){let{state:n,store:s,player:r}=this.viewer,a=Oe(n);a&&(s.set(
Ba(n,a,e)),r.forward("step"))}press(e,n){let s=e.length===1?e.toLowerCase():e;if(s==="g")this.toggle();else if(n)if(s==="r")this.answer(null);else if(s in os)this.
answer(os[s]);else return!1;else return!1;return!0}};var up=1.96,mp=300;function Pr(t,e){let n=t/e,s=up**2/e,r=(n+s/2)/(1+s),a=Math.sqrt((n*(1-n)+s/4)*s)/(1+s);return{share:n,low:Math.max(0,r-a),high:Math.min(1,r+
a),tested:e}}function Ar(t){let e=t.some(({drafts:s})=>s.some(({confidence:r})=>r!=null)),n=t.filter(s=>!ee(s)).flatMap(({drafts:s,positions:r=[]})=>s.flatMap(({
token:a,verdict:i,confidence:l},c)=>{let p=e?l:r[c]?.candidates.find(([u])=>u===a)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:n}}function Ya(t,e){let n=z({settings:t});return n==="token"||n==="match"&&!e||t.temperature===0}function Ja(t){let e=t.length<mp?5:10;return Array.
from({length:e},(n,s)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===s),a=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:s/e,to:(s+1)/e,mean:a,
...Pr(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:n})=>n)}function Qe(){let t=O(null),[e,n]=q(0);return C(()=>{let s=t.current,r=()=>n(s.clientWidth);r();let a=new ResizeObserver(r);return a.observe(s),()=>a.disconnect()},
[]),[t,e]}function is({label:t,heads:e,rows:n,hidden:s}){let[r,a]=q(!1);return o("details",{class:"sv-table",hidden:s,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:d("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&n.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var ls=196,cs=40,Xa=10,Qa=10,jr=40,vp=[0,.5,1],Lt=10;function Hr({dots:t,axis:{title:e,ticks:n},says:s,diagonal:r=!1}){let[a,i]=Qe(),l=u=>cs+u*(i-cs-Xa),c=u=>Qa+
(1-u)*(ls-Qa-jr),p=t.filter(({tested:u})=>u>=Lt);return o("div",{class:"sv-dots",role:"img","aria-label":s,ref:a,children:[i>0&&o("svg",{width:i,height:ls,"aria\
-hidden":"true",children:[vp.map(u=>o(T,{children:[o("line",{class:"sv-dots-grid",x1:cs,x2:i-Xa,y1:c(u),y2:c(u)}),o("text",{x:cs-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),n.map(({at:u,label:m})=>o("text",{x:l(u),y:ls-jr+15,"text-anchor":u<1?"middle":"end",children:m})),t.map(u=>o(T,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),o("circle",{class:u.tested<Lt?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:ls-jr+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var ds=["accepted","rejected","untested"],hp=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:L(t)}));function fp(t){let e=Array.from({length:Math.max(0,...t.map(s=>s.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:s})=>{ee({drafts:s})?gp(s).forEach((r,a)=>{e[a][r]+=1}):s.forEach((r,a)=>{e[a][r.verdict]+=
1})});let n=e.findLastIndex(s=>ds.some(r=>s[r]));return e.slice(0,n+1)}function gp(t){let e=ie(t);return Array.from({length:Math.max(...e)+1},(n,s)=>{let r=t.filter(
(a,i)=>e[i]===s).map(({verdict:a})=>a);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function bp(t){let e=t.map(r=>r.drafts.
filter(a=>a.verdict==="accepted").length),n=t.map(({drafts:r})=>ee({drafts:r})?Math.max(...ie(r))+1:r.length),s=Array(Math.max(0,...n)+1).fill(0);return e.forEach(
r=>{s[r]+=1}),s}var Za=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:n,value:s,
parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",children:s}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",
{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:n})]}))}),ps=({heading:t,means:e,says:n,heads:s,rows:r,children:a})=>o("figure",
{class:"sv-figure-block",children:[o("h3",{children:o(A,{name:e,children:t})}),a,o("p",{class:"sv-note",children:n}),o(is,{label:t,heads:s,rows:r})]}),ei=(t,e)=>d(
"calibration.between",{from:L(t),to:L(e)}),ti=({share:t,low:e,high:n,tested:s})=>[L(t),ei(e,n),s],ni=t=>t.some(({tested:e})=>e<Lt)&&d("given.hollow",{few:Lt});function xp({
slots:t,rounds:e}){let n=t.filter(({accepted:l,rejected:c})=>l+c>0),s=n.length,r=t.length===1?"aria_one":s===1?"aria_first":"aria",a=(l=0)=>L(l/e),i=t.length?d(
`slots.${r}`,{first:a(t[0].accepted),last:a(n[s-1]?.accepted),n:s}):d("slots.none");return o(ps,{heading:d("slots.heading"),means:"acceptance_by_position",says:i,
heads:[d("slots.slot"),...ds.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(({accepted:l,rejected:c,untested:p},u)=>[u+1,l,c,p,a(l),
L(l/(l+c))]),children:[o(Za,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:a(l.accepted),parts:ds.map(p=>[p,l[p]/e])}))}),o("ul",{class:"sv-legend",children:ds.
map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function wp({slots:t}){let e=t.flatMap(({accepted:c,rejected:p},u)=>{
let m=(u+.5)/t.length;return c+p?[{...Pr(c,c+p),x:m,at:m,label:String(u+1)}]:[]}),n=e.filter(({tested:c})=>c>=Lt),[s,r]=[n[0],n[n.length-1]],a=n.length<2?"few":
r.low>s.high?"rises":r.high<s.low?"falls":"open",i=n.length>1&&d("given.ends",{first:s.label,last:r.label,first_share:L(s.share),last_share:L(r.share)}),l=e.length?
N(i,d(`given.${a}`),ni(e)):d("slots.none");return o(ps,{heading:d("given.heading"),means:"acceptance_by_position",says:l,heads:[d("slots.slot"),d("slots.of_judg\
ed"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...ti(c)]),children:o(Hr,{dots:e,axis:{title:d("given.axis"),ticks:e},says:l})})}function yp({
counts:t,rounds:e}){let n=Math.max(...t),s=t.reduce((i,l,c)=>i+l*c,0)/e,r=t.flatMap((i,l)=>i===n?[l]:[]),a=d(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:D(s),commonest:r.join(d("comma")),count:n,rounds:e});return o(ps,{heading:d("lengths.heading"),means:"mean_acceptance_length",says:a,heads:[d("length\
s.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(Za,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,n)]]}))})})}function kp({run:t,shown:e}){let n=Ar(t.rounds);if(!n.tests.length)return null;let s=d("calibration.heading");if(!Ya(t.trace.settings,n.headed))
return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(A,{name:"calibration",children:s})}),o("p",{class:"sv-note",children:d("calibration.othe\
r_rule",{rule:d(`rules.name.${z(t.trace)}`)})})]});let{headed:r,tests:a}=Ar(t.rounds.slice(0,e)),i=r?"head":"own",l=Ja(a).map(m=>({...m,x:m.mean,at:(m.from+m.to)/
2})),c=a.reduce((m,{chance:h})=>m+h,0)/a.length,p=a.filter(({accepted:m})=>m).length/a.length,u=l.length?N(d(`calibration.${i}`),d("calibration.sum",{mean:L(c),
share:L(p),tested:a.length}),d("calibration.equal"),ni(l)):d("slots.none");return o(ps,{heading:s,means:"calibration",says:u,heads:[d("calibration.predicted"),d(
"calibration.mean"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:l.map(m=>[ei(m.from,m.to),L(m.mean),...ti(m)]),children:o(Hr,{dots:l,axis:{
title:d(`calibration.axis.${i}`),ticks:hp},says:u,diagonal:!0})})}function si(t){let{run:e,shown:n}=t,s=e.rounds.slice(0,n),r=fp(s);return o("section",{class:"s\
v-section",children:e.width>0&&o(T,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("breakdown.heading")})}),o("div",{class:"sv-breakdown\
-charts",children:[o(xp,{slots:r,rounds:n}),o(wp,{slots:r}),o(yp,{counts:bp(s),rounds:n}),o(kp,{...t})]})]})})}var _p={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Sp=["draft","verify","accept"];function Ct({plain:t}){let e=(n,s)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":n}),o(A,{name:_p[n],children:s})]});return o("ul",{class:"sv-legend",children:[Sp.map(n=>e(n,d(`part_key.${n}`))),t&&e("\
plain",t)]})}var oi=["draft","verify","accept"],Ep=["plain","speculative","bursts"];function Tp(t,e){let n=t.folds.cost(e);if(!n||!n.plain)return null;let s=t.folds.at(t.folds.
compared(e)),r=s.emitted/s.rounds,a={draft:n.draft*r,verify:n.verify*r,accept:n.accept*r},i=a.draft+a.verify+a.accept;return{parts:a,round:i,length:r,steps:i/n.
plain,speedup:t.folds.measured(e)}}var ai=t=>Object.fromEntries(oi.map(e=>[e,W(t[e])]));function Rp(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:n,speedup:s}=e,r=oi.reduce((l,c)=>n[l]>=n[c]?l:c),[a,i]=[D(e.steps),D(e.length)];return N(d("costs.round",{round:W(
e.round),steps:a,length:i,...ai(n)}),s===null?d("headline.impossible"):d(s>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:Z(s),blame:d(`part.${r}`)}))}
var ri=({way:t,parts:e,most:n})=>o("div",{class:"sv-cost",children:[o("span",{children:d(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([s,r])=>o("span",{"data-part":s,style:`--n:${r/n}`}))}),o("span",{class:"sv-cost-value",children:W(Object.values(e).reduce((s,r)=>s+r,0))})]});function Mp({
plain:t,draft:e,verify:n,accept:s}){let r={draft:e,verify:n,accept:s},a=e+n+s,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":d("costs.\
aria",{plain:W(t),total:W(a),...ai(r)}),children:[o(ri,{way:"plain",parts:{plain:t},most:i}),o(ri,{way:"speculative",parts:r,most:i})]})}function ii({run:t,shown:e}){
let n=t.folds.cost(e),s=Tp(t,e),r=t.folds.gaps(e);return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv\
-costs-block",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("costs.heading")})}),n&&s&&o(Mp,{...n}),o(Ct,{}),o("p",{class:"sv-note",children:Rp(
t,s)})]}),o("div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("ta\
ble",{children:[o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:d("waits.p50")}),o("th",{scope:"col",children:d("waits.p95")})]})}),
o("tbody",{children:Ep.map(a=>o("tr",{children:[o("th",{scope:"row",children:d(`waits.${a}`)}),o("td",{children:W(r[a]?.p50)}),o("td",{children:W(r[a]?.p95)})]}))})]})}),
o("p",{class:"sv-note",children:d("waits.means")})]})]})})}var us=260,vn=52,Nr=14,li=22,ci=42,Op=.001,di=Op/1.6,zp=[.001,.01,.1,1],Lp=[10,100,1e3,1e4],Cp=[["lossy",2],["exact",1]],pi=t=>t.map(e=>e.map(n=>n.toFixed(1)).join(
",")).join(" ");function $p({rule:t,points:e,width:n}){if(!e.length)return null;let[s,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:pi(e)}),t==="exact"?o("circle",{cx:s,cy:r,r:5}):o("rect",{x:s-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:s,y:r+
(t==="exact"?20:-10),"text-anchor":s>n/2?"end":"start",children:d(`frequencies.${t}`)})]})}function ui({found:{band:t,checkpoints:e,plan:n},seen:s,says:r}){let[
a,i]=Qe(),l=Math.log(n[n.length-1]/n[0]),c=m=>vn+Math.log(m/n[0])/l*(i-vn-Nr),p=m=>li+Math.log(1/Math.max(m,di))/Math.log(1/di)*(us-li-ci),u=m=>t.map((h,v)=>[c(
n[v]),p(h[m])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:us,"aria-hidden":"true",children:[zp.
map(m=>o(T,{children:[o("line",{class:"sv-convergence-grid",x1:vn,x2:i-Nr,y1:p(m),y2:p(m)}),o("text",{x:vn-6,y:p(m)+4,"text-anchor":"end",children:`${m*100}%`})]})),
Lp.map((m,h)=>o("text",{x:c(m),y:us-ci+18,"text-anchor":["start","middle","middle","end"][h],children:m.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(vn+i-Nr)/2,y:us-6,"text-anchor":"middle",children:d("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:pi([...u(1),...u(0).reverse()])}),
Cp.map(([m,h])=>o($p,{rule:m,width:i,points:e.slice(0,s).map(v=>[c(v[0]),p(v[h][2])])},m))]})})}var Ir=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:L(t);var $t=(t,e=!1)=>Yn(t).map(({kind:n,text:s})=>{if(n==="text")return s;if(n==="control")return o("span",{class:"sv-control",children:Jn(s)});let r=e&&n!=="space";
return o("span",{class:`sv-${n}${r?" sv-marked":""}`,children:r?"":s})}),me=({text:t,oneLine:e=!1})=>o(T,{children:$t(t,e)});var Pp=["token","top-k","threshold"],xe=(t,e)=>e&&t!==void 0?t/e:null;function Ap({drafts:t,positions:e=[]}){let n=t.map((r,a)=>({...r,overlap:e[a]?.overlap??null}));
return ee({drafts:t})?e.length?[...new Set(n.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>jp(n.filter(({parent:a})=>a===r))):[]:n.slice(
0,t.filter(({verdict:a})=>a!=="untested").length).flatMap(({overlap:a})=>a===null?[]:[a])}function jp(t){let[e,n]=[0,1];for(let s of t){let r=le(s);if(s.overlap===
null||r===null)return[];e+=n*s.overlap,n*=1-r}return[e]}function Hp(t,e){if(Pp.includes(e))return!1;let n=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==n.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var Np=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function Ip(t){let e=t.drafts.filter(n=>n.verdict==="accepted").map(n=>n.token);return t.final?[...e,t.final.
token]:e}function qp(t,e,n){let s=l=>e.drafts.filter(c=>c.verdict===l).length,r=s("accepted"),a=s("rejected"),i=Ap(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+a,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-a,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,c)=>l+c,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(Hp(e.drafts,n)?1:0)}}var pt=t=>t.draft+t.verify+t.accept;function ms(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var qr=t=>t.length?{p50:ms(t,50),p95:ms(t,95)}:null,Dp=12,Vp=.25,Fp=1+1e-9;function Bp(t){if(t.length<Dp)return null;let e=t.slice(1).map((n,s)=>Math.
abs(n-t[s]));return xe(ms(e,75),ms(t,50))}var vs=class{constructor(e){this.temperature=e.temperature,this.rule=z({settings:e}),this.sums=[Np],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(qp(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...Ip(
e)),this.bursts.push(pt(e.times)),this.match()}pushPlain(e,n){this.plain.tokens.push(e),this.plain.seconds.push(n),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+n),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let n=Math.min(e,this.sums.length-1);for(;n>0&&this.sums[n].emitted>this.plain.tokens.length;)n-=1;return n}speedup(e){let n=this.sums[this.compared(e)];return xe(
this.plain.until[n.emitted],pt(n))}impossible(e){let n=this.sums[this.compared(e)],s=this.speedup(e);return n.drafted>0&&s!==null&&s>Fp*(n.emitted/n.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let n=this.sums[this.compared(e)];return n.emitted?{draft:n.draft/n.emitted,verify:n.verify/n.emitted,accept:n.
accept/n.emitted,plain:this.plain.until[n.emitted]/n.emitted}:null}gaps(e){let n=this.bursts.slice(0,e),s=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:qr(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:qr(n.flatMap((r,a)=>[r,...Array(s(a)-1).fill(0)])),bursts:qr(n)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let n=Bp(this.plain.seconds.slice(0,this.at(e).emitted));return n!==null&&n>Vp?{jitter:n}:null}agreement(e){let n=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!n?null:{compared:n,first_difference:this.matched<n?this.matched:null}}summary(e=this.sums.length-1){let n=this.
at(e),s=this.agreement(e),r=Math.min(this.plain.tokens.length,n.emitted);return{rounds:n.rounds,drafted:n.drafted,accepted:n.accepted,rejected:n.rejected,untested:n.
untested,emitted:n.emitted,acceptance_rate:xe(n.accepted,n.accepted+n.corrected),draft_efficiency:xe(n.accepted,n.drafted),mean_acceptance_length:xe(n.emitted,n.
rounds),mean_overlap:n.otherwise?null:xe(n.overlap,n.overlaps),tokens_per_second:xe(n.emitted,pt(n)),plain_tokens_per_second:xe(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:s&&s.first_difference===null}}};var Up=Object.freeze({tokens:[],seconds:[]}),Wp=/^<\|?\w+\|?>$/,Gp=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Ae=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=ye;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new vs(e.settings),this.width=e.settings.gamma;for(let n of this.promptTokens()){
let{text:s,pending:r}=Te(this.pending,this.piece(n));this.promptText+=s,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,n=this.piece(e[0]);return typeof n=="string"&&Wp.test(n)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:n}=this.folds,s=this.trace.ending==="end of text"?e.at(-1):null;
return n.tokens.findIndex(r=>r===s||Gp.test(String(this.piece(r))))}append({from:e=this.length,rounds:n=[],plain:s=Up,plain_from:r=this.trace.plain.tokens.length,
pieces:a,...i}){let{trace:l}=this,c=l.plain;if(e>this.length||s.tokens.length&&r>c.tokens.length)return!1;Object.assign(l.pieces,a),n.slice(this.length-e).forEach(
p=>this.push(p));for(let p=c.tokens.length-r;p<s.tokens.length;p+=1)c.tokens.push(s.tokens[p]),c.seconds.push(s.seconds[p]),this.folds.pushPlain(s.tokens[p],s.seconds[p]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push($a(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let n=this.pending,
s=[];e.drafts.forEach((i,l)=>{let c=de(e.drafts,l),p=this.slot(i.token,i.verdict,c<0?n:s[c].pending);i.verdict==="accepted"&&(this.pending=p.pending),s.push(p)});
let r=on(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),{slots:a?[...s,a]:s,final:a}}slot(e,n,s){let r=this.piece(e),
{text:a,took:i,pending:l}=Te(s,r),c=a===""&&l.bytes.length>0;return{token:e,kind:n,piece:r,text:a,took:i,part:c,pending:l}}alone(e){let n=this.piece(e);return typeof n==
"string"?n:Te(ye,n).text}at({round:e,index:n}){let s=this.rows[e],r=s&&s.slots[n];if(!r)return null;let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accep\
ted").length,l=n<a.drafts.length,c=l?n:La(a);return{...r,number:e,index:n,round:a,accepted:i,judgedAt:c,draft:l?a.drafts[n]:null,judged:a.drafts[c]||null,position:(a.
positions||[])[c]||null}}},Dr=["accepted","correction","bonus","plain"],je=t=>Dr.includes(t);function hs(t,e){let n=ye;return e.map(s=>{let r=t.piece(s),a=Te(n,r);return n=a.pending,{token:s,text:a.text,piece:r}})}var ut=({text:t,piece:e})=>t||ke(e);function fs(t,e){
let{output:n,plain:s,matched:r}=t.folds,a=Math.min(t.folds.at(e).emitted,s.tokens.length);return{speculative:hs(t,n.slice(0,a)),plain:hs(t,s.tokens.slice(0,Math.
min(a,t.plainEnd+1||a))),compared:a,parts:r<a?r:null}}var Kp=["accepted","correction","bonus"],Yp=t=>t.rounds.flatMap(({drafts:e,final:n})=>[...e.filter(({verdict:s})=>s==="accepted").map(()=>"accepted"),...n?[e.length?
n.kind:"plain"]:[]]);function gs({texts:{plain:t,speculative:e,parts:n},run:s,says:r}){let a=Yp(s);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),Kp.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${ne(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return o("span",{class:"s\
v-pair","data-same":String(p),"data-parts":l===n?"":void 0,children:[o("span",{children:o(me,{text:ut(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(me,{text:ut(c),oneLine:!0})})]},l)})})]})}var bs=["exact","lossy"],mi=[1,2,3],Jp=3,Xp=.3,Qp=70,vi=48,Zp=5e-4;function eu({candidates:t,rest:e},n){let s=n===1?2:4;if(e[n]===null||e[n]>Xp||e[s]===null)return 0;
let r=t.map(l=>l[n]??0);return[...t].sort((l,c)=>(c[n]??0)-(l[n]??0)).slice(0,Jp).reduce((l,c)=>l+Math.max(0,(c[s]??0)-(c[n]??0)),0)*(1-r.reduce((l,c)=>l+c*c,0))}
function tu(t){let e=t.trace.settings.temperature?1:3,[n,s]=[0,0];return t.rounds.forEach(({positions:r},a)=>(r||[]).forEach((i,l)=>{let c=t.folds.at(a).emitted+
l,p=c<t.folds.output.length&&c<t.folds.at(a+1).emitted?eu(i,e):0;p>s&&([n,s]=[c,p])})),n}function nu({trace:t,folds:e},n){let s=[...t.prompt,...e.output.slice(0,
n)],r=Object.fromEntries(s.map(a=>[a,t.pieces[a]]));return JSON.stringify({...t,prompt:s,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var su=0,
xs=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,n){Object.assign(this,{
ask:e,offered:n}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),Qp)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let n=su+=1;this.result={number:n,state:"loading",texts:0},this.start=tu(this.run),this.ask("sample",{number:n,tokens:e,
take:this.takes,trace:nu(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},hn=(t=0)=>t.toLocaleString(
"en"),hi=t=>`${(t*100).toFixed(1)}%`;function ru({state:t,message:e,texts:n,of:s}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequenci\
es.state.${t}`,{n:hn(n),of:hn(s)})}function ou(t,e,n,s){return d(`frequencies.${n>s?"beyond":"within"}.${t}`,{n:hn(e),distance:Ir(n),high:Ir(s)})}function au(t,e){
let n=t.promptText+hs(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),s=n.length>vi?`…${n.slice(-vi)}`:n;return d(e?"frequencies.hardest":"frequencies.af\
ter",{text:s.replace(/\s+/g," ")})}function iu({run:t}){let e=fs(t,t.length),n=e.parts===null,s=e.parts??e.compared,r=n?d("lossless.same",{n:s}):d("lossless.dif\
fer",{n:s,position:s+1});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":n?"same":"diff\
er",children:r}),o(gs,{texts:e,run:t,says:r})]})}function lu({tally:[t,e],row:n,texts:s,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`\
--n:${t[n]/s/r};--g:${e[n]/s/r}`,children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),hi(t[n]/s)]})}
function cu({run:t,found:e,seen:n,start:s}){let{rows:r,checkpoints:a,band:i,temperature:l,state:c}=e,p=n?a[n-1]:null,[u,...m]=p??[0],h=Math.max(...r.map(([,g])=>g),
...m.flatMap(([g])=>g.map(y=>y/u))),v=c!=="running"&&n===a.length&&n>0,f=bs.map((g,y)=>v?ou(g,u,m[y][2],i[n-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:d(
`frequencies.${g}`)});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.counted",{t:String(l),n:hn(u)})}),o("p",{class:"sv-note",children:au(
t,s)}),o("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:d(`frequencie\
s.${g}`)}))}),o("table",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:d("frequencies.caption")}),o("thead",{children:o("tr",{children:[o(
"th",{scope:"col",children:d("frequencies.beginning")}),["target",...bs].map(b)]})}),o("tbody",{children:r.map(([g,y],w)=>(g!==null||y>=Zp||m.some(([x])=>x[w]))&&
o("tr",{style:`--p:${y/h}`,children:[g===null?o("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(
me,{text:g,oneLine:!0})}),o("td",{children:hi(y)}),bs.map((x,_)=>p?o(lu,{tally:m[_],row:w,texts:u,most:h},x):o("td",{},x))]},w))})]}),o("p",{class:"sv-note",children:d(
"frequencies.why")}),o("h4",{children:d("frequencies.curve")}),o("p",{class:"sv-note",children:d("frequencies.band")}),o(ui,{found:e,seen:n,says:N(...f)||d("fre\
quencies.curve")}),o("div",{role:"status",children:bs.map((g,y)=>o("p",{class:"sv-told","data-rule":g,children:f[y]}))})]})}function du({test:t}){let[e,n]=q(mi[0]),
{result:s,isRunning:r}=t;return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:d(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.leng\
th"),children:mi.map(a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>n(a),children:d(a>1?"frequencies\
.first":"frequencies.first_one",{n:a})}))}),o("progress",{max:1,value:s?.of?(s.texts??0)/s.of:0,hidden:!r,"aria-label":d("frequencies.progress")}),o("p",{class:"\
sv-note",role:"status",children:s&&ru(s)})]})}function fi({run:t,test:e}){let{result:n,refusal:s,offered:r}=e;if(!t.trace.settings.gamma||!(r||s))return null;let a=$(
t.trace);return o("div",{class:"sv-experiment",children:[o("h3",{children:d("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:d("frequencies.mea\
ns",{n:hn(r)})}),!a&&o("p",{class:"sv-note",children:d("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:s||d("frequencies.trees")}):o(du,{test:e}),
n?.greedy&&o(iu,{run:new Ae(n.greedy)}),n?.rows?.length?o(cu,{run:t,found:n,seen:e.seen,start:e.start}):null]})}function gi([t,e,n,s,r],a){let i=a?[s,r]:[e,n];return{token:t,target:i[0]??null,draft:i[1]??null}}var bi=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Vr=(t,e)=>t.reduce((n,s)=>{let r=s[e];return n===null||r===null?null:n+r},0);function Ze(t,e=!1){return t.candidates.map(n=>gi(n,e)).map(n=>({...n,both:bi(n)}))}
function xi(t,e,n){let s=new Set(e.map(m=>m.token)),r=gi(t.rest,n),a=[{...r,both:bi(r)},...Ze(t,n).filter(m=>!s.has(m.token))],[i,l]=[Vr(a,"target"),Vr(a,"draft")],
c=Vr(e,"both"),u=!n&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var wi=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function ws(t,e,n=!1,s=8){let r=Ze(t),a=new Map(Ze(t,!0).map(m=>[m.token,Math.max(m.target||0,m.draft||0)])),
i=({token:m})=>a.get(m)??0,l=m=>(e.includes(m.token)?2:0)+Math.max(m.target||0,m.draft||0)+.001*i(m),c=r.sort((m,h)=>l(h)-l(m)).slice(0,s-1).sort((m,h)=>wi(m,h)||
i(h)-i(m)).map(m=>m.token),p=Ze(t,n),u=c.flatMap(m=>p.find(h=>h.token===m)??[]);return[...u,xi(t,u,n)]}function ys(t,e=!1){let n=Ze(t,e).sort(wi);return[...n,xi(
t,n,e)]}function yi(t,{weight:e,taken:n,mass:s}){let r=Ze(t),a=s??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-n(l,p??0))/a})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function ki(t){
let[e,n]=[Ze(t),Ze(t,!0)];return n.some((s,r)=>s.target!=null&&(s.target!==e[r].target||s.draft!=null&&s.draft!==e[r].draft))}var pu=["plain","speculative"],uu={float16:.0625,bfloat16:.5},mu=.001;function vu(t,e){let n=0;for(;t.folds.at(n+1).emitted<=e;)n+=1;return t.rounds[n].positions?.[e-
t.folds.at(n).emitted]??null}function hu(t,e,n,s){let r=vu(t,e),a=r?ys(r,!0):[],[i,l]=[n,s].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let c=uu[t.
trace.models.target.dtype]||mu;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function fu(t,e,[n,s]){let r=hu(t,e,n.token,s.token);if(!r)return d("l\
ossless.unknown");let a={mine:ne(ut(n)),theirs:ne(ut(s)),p:Be(r.p[0]),q:Be(r.p[1]),gap:D(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==
null?d("lossless.unlisted",a):N(d("lossless.gap",a),d(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function gu(t,e,{compared:n,parts:s}){return e==="none"?
d(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&n===t.folds.output.length?"lossless.same":"lossless.so_fa\
r",{n}):d(`lossless.${e}`,{position:(s??0)+1,n:s??0})}function bu(t,{compared:e,parts:n,speculative:s,plain:r}){return e?t.trace.settings.temperature>0?d(J(z(t.
trace))?"rules.lossy":"lossless.sampling"):n===null?d("lossless.greedy"):fu(t,n,[s[n],r[n]]):""}function xu({way:t,tokens:e,parts:n}){let s=a=>a.map(({text:i})=>i).
join(""),r=n??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:d(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(me,{text:s(e.slice(0,r))})}),n!==null&&o("mark",{class:"sv-parting",children:o(me,{text:ut(e[n]),oneLine:!0})}),o("span",{class:"sv-parted",
children:o(me,{text:s(e.slice(r+1))})})]})]})}function wu({texts:t}){let e=O(null);return C(()=>{let n=e.current,s=n?.querySelector("mark");n&&(n.scrollTop=s?Math.
max(0,s.offsetTop-n.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:pu.map(n=>o(
xu,{way:n,tokens:t[n],parts:t.parts}))})}function _i({run:t,shown:e,test:n}){let s=fs(t,e),r=t.trace.settings.temperature===0,a=s.compared?s.parts===null?"same":
r?"differ":"sampled":"none",i=gu(t,a,s),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:bu(
t,s)}),s.compared>0&&(r?o(gs,{texts:s,run:t,says:i}):o(wu,{texts:s}))]},"own"),c=o(fi,{run:t,test:n},"test");return o("section",{class:"sv-section",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("lossless.heading")})}),r?[l,c]:[c,l]]})}var gn=1e-9,fn=class{list;constructor(){this.list=[]}add(e,n,s,r=ye){this.list.push({at:e,tokens:n,text:s,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let n=0,s=this.list.length;for(;n<s;){let r=n+s>>1;this.list[r].at<=e+gn?n=r+1:s=r}return n}tokensAt(e){let n=this.list[this.by(e)-1];return n?n.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Si(t,e,n,s){
let{folds:r}=t;for(n.cut(e);n.list.length<e;){let c=n.list.length,p=r.at(c+1),u=t.rows[c].slots.filter(m=>je(m.kind));n.add(pt(p),p.emitted,u.map(m=>m.text).join(
""))}let{tokens:a,until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:p,
pending:u}=Te(c?s.list[c-1].pending:ye,t.piece(a[c]));s.add(i[c+1],c+1,p,u)}}function bn(t,e){let n=t/e,s=10**Math.floor(Math.log10(n));return[1,2,5].map(r=>r*s).find(r=>r>=n)??10*s}var Fr=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(n,s)=>s*e);function mt({label:t,choices:e,chosen:n,choose:s}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===n,onClick:()=>s(r),children:a},r))})}function Ei({label:t,choices:e,chosen:n,choose:s}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:n,onChange:({currentTarget:r})=>s(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var yu=["draft","verify","accept"],Br=24,Ti=28,Ri=26,Pt=Br*2+Ti+Ri,ku=["1","4","16"],_u=16e3;function Mi({palette:t,time:e,drawn:n,seek:s,...r}){let{run:a,ours:i}=r,
l=r.span||1,[c,p]=Qe(),u=O(null),[m,h]=q("1"),v=Math.min(_u,Math.floor(p*Number(m))),f=e/l*(v-1);C(()=>{v&&Su(u.current,t,{...r,span:l},v)},[a,n,v]),C(()=>{c.current.
scrollLeft=f-p/2},[m]),C(()=>{let{scrollLeft:g,clientWidth:y}=c.current;m!=="1"&&(f<g||f>g+y-40)&&(c.current.scrollLeft=f-y/2)},[f]);let b=({offsetX:g})=>{let y=g/
v*l,w=0;for(;w<i.list.length&&pt(a.folds.at(w))<y;)w+=1;s(w)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:d("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${v}px; height: ${Pt}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,v-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(Ct,{plain:d("race.key_plain")}),
o(mt,{label:d("race.zoom"),choices:ku.map(g=>[g,g==="1"?d("race.fit"):`${g}×`]),chosen:m,choose:h})]})]})}function Su(t,e,{run:n,span:s,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==Pt*l)&&Object.assign(t,{width:i*l,height:Pt*l});let c=t.getContext("2d");if(!c)return;let p=v=>v/
s*(i-1),u=(v,f,b,g,y)=>{let w=p(g)-p(b)>3,[x,_]=[p(b),p(g)].map(k=>w?Math.round(k):k);c.fillStyle=e.get(v),c.fillRect(x,f,Math.max(_-x-(y&&w?1:0),.4),Br)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,Pt),Eu(c,e,{span:s,width:i,at:p});let{until:m}=n.folds.plain;for(let v=1;v<=a.list.length;v+=1)u("plain",0,m[v-1],m[v],!0);let h=0;
n.rounds.slice(0,r.list.length).forEach(({times:v})=>yu.forEach(f=>{u(f,Br+Ti,h,h+v[f],f==="accept"),h+=v[f]}))}function Eu(t,e,{span:n,width:s,at:r}){let a=bn(
n,Math.max(2,s/110));t.font=`11px ${We}`,t.textBaseline="alphabetic";for(let i=0;i*a<=n;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,Pt-Ri+6),t.fillStyle=e.get("quiet");let c=W(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
s?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?s:l,Pt-6)}}var Tu=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Ru=4,Mu=.25,Ur=1e3,Ou={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},zu="M4 2.5v11L13 8z",
Lu="M4 3h3v10H4zM9 3h3v10H9z",Oi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Cu=t=>[1,.25,.1].find(e=>t/e>=Ru)??.1;function zi({ours:t,plain:e,span:n},s,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-s)*r>gn);return r>0?i.length?Math.min(...i):n:i.length?Math.max(...i):0}function $u({ours:t,plain:e,
measured:n,whole:s,span:r},a){let i={time:W(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!n)return d("race.alone",i);if(!s||a<r-gn)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:W(c.end),second:W(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function Pu(t,e,{
plain:n,measured:s}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=s?r?d(J(z(t.trace))?"rules.lossy":"race.draws"):
a?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<n.list.length;return N(i,c&&d("race.goes_on",{end:ne(t.alone(t.trace.plain.tokens[l]))}))}function Au({trace:t}){
let{target:e,draft:n}=t.prefill??{};return!e&&!n?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:W(e),draft:W(n)})}function Li({way:t,arrivals:e,
end:n,time:s,measured:r}){let a=O(null),{list:i,tokens:l}=e,c=e.by(s),p=Ge(()=>i.slice(0,c).map((u,m)=>o("span",{class:n>=0&&m>n?"sv-ended":void 0,"data-new":m===
c-1&&c<i.length?"":void 0,children:o(me,{text:u.text})},m)),[i,c,c<i.length,n]);return C(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,c]),o(
"div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:d(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
c<i.length?d("race.so_far",{n:e.tokensAt(s),of:l}):d("race.done",{n:l,time:W(e.end)}):d("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:a,children:p})]})}function ju({run:t,shown:e},{span:n,whole:s},r,a,i){let[l,c]=q(r),[p,u]=q(!1),[m,h]=q(!1),v=O({shown:e,
length:t.length}),f=e!==v.current.shown&&t.length===v.current.length;v.current={shown:e,length:t.length},f&&m&&!p&&h(!1);let b=O({limit:a,whole:s,span:n,speed:i});
b.current={limit:a,whole:s,span:n,speed:i};let g=O(null);return ga(()=>{if(!p)return;let y=performance.now(),w=requestAnimationFrame(function x(_){let k=b.current,
H=Math.max(0,Math.min((_-y)/1e3,Mu))*k.speed;y=_,c(U=>{let F=Math.min(U+H,k.limit);return k.whole&&F>=k.span&&u(!1),F}),g.current?.checkVisibility()?w=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(w)},[p]),{node:g,playing:p,time:m&&!(f&&!p)?Math.min(l,n):r,go(y,w=!1){h(!0),c(y),u(w)},follow:()=>h(!1)}}function Hu({
chosen:t,choose:e,...n}){let{run:s,shown:r,known:a,palette:i,seek:l,greedy:c,drawn:p}=n,{ours:u,plain:m}=Ge(()=>({ours:new fn,plain:new fn}),[]);Si(s,a,u,m);let h=s.
folds.plain.tokens.length>0,v=s.over&&u.list.length===s.length,f=Math.max(u.end,m.end),b={ours:u,plain:m,measured:h,whole:v,span:f},g=v&&r===s.length?f:r?u.list[r-
1].at:0,y=t??Cu(f),w=ju(n,b,g,v||!h?f:Math.min(u.end,m.end),y),{time:x,playing:_,go:k,follow:H}=w;function U(){let E=x>=f-gn;Oi()?k(E?0:zi(b,x,1)):_?k(x):k(E?0:
x,!0)}function F(E){let P=Ou[E.key];P&&(E.preventDefault(),k(zi(b,x,P)))}let fe=$u(b,x),M=O("");_||(M.current=fe);let S=Oi()?"step":_?"pause":"play";return o("s\
ection",{class:"sv-section",ref:w.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("race.heading")}),o("span",{class:"sv-quiet",children:d(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":S,onClick:U,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:S==="pause"?Lu:zu})}),o("span",{children:d(
`race.${S}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:Ur,step:1,value:f?Math.round(x/f*Ur):0,"aria-label":d("race.scrubber"),"aria-valuetext":fe,
onInput:({currentTarget:E})=>k(Number(E.value)/Ur*f),onKeyDown:F}),o("span",{class:"sv-race-clock",children:d("race.clock",{time:W(x),of:W(f)})}),o("label",{class:"\
sv-choice",children:[d("race.speed"),o("select",{value:String(y),onChange:({currentTarget:E})=>e(Number(E.value)),children:Tu.map(([E,P])=>o("option",{value:String(
E),children:E===1?d("race.real"):P}))})]})]}),o("div",{class:"sv-readers",children:[o(Li,{way:"plain",arrivals:m,end:s.plainEnd,time:x,measured:h||!s.length}),o(
Li,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:M.current}),o("p",{class:"sv-note sv-race-texts",
children:[o("span",{children:Pu(s,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:s.trace.settings.temperature===0||!c.offered(),onClick:()=>c.race(),
children:d("race.greedy")})]}),o(Mi,{run:s,...b,palette:i,time:x,drawn:p,seek:E=>{H(),l(E)}}),o("p",{class:"sv-note",children:Au(s)})]})}var Wr=new WeakMap,Nu=0;
function Iu(t){return Wr.has(t)||Wr.set(t,Nu+=1),Wr.get(t)}function Ci(t){let[e,n]=q(null);return o(Hu,{chosen:e,choose:n,...t},Iu(t.run))}var At=220,vt=44,xn=12,$i=8,ks=40,qu=1.25,Du=1.1,Vu=90,Pi=10,Fu=({folds:t},e)=>Array.from({length:t.compared(e)},(n,s)=>[t.at(s+1).emitted,t.speedup(s+1)??0]);function Bu(t,e){
if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return d("headlin\
e.impossible");let[n,s]=e[e.length-1],r=e.slice(Pi-1).map(([,i])=>i),a={least:Pi,low:Z(Math.min(...r)),high:Z(Math.max(...r))};return N(d("chart.last",{tokens:n,
speedup:Z(s)}),r.length>1&&d("chart.range",a))}function Uu({points:t,tokens:e,width:n}){let[s,r]=q(null),a=Math.max(qu,...t.map(([,b])=>b))*Du,i=b=>vt+b/e*(n-vt-
xn),l=b=>At-ks-b/a*(At-ks-$i),[c,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(s??0)),m=s===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),h=bn(a,5),v=h<.1?2:h<1?1:0,f=Math.
max(1,bn(e,Math.max(2,(n-vt)/Vu)));return o(T,{children:[o("svg",{width:n,height:At,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:g})=>r(g-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[Fr(a,h).map(b=>o(T,{children:[o("line",{class:"sv-speedup-grid",x1:vt,x2:n-xn,y1:l(b),y2:l(b)}),o("text",{x:vt-6,y:l(
b)+4,"text-anchor":"end",children:`${b.toFixed(v)}×`})]})),Fr(e,f).map(b=>o("text",{x:i(b),y:At-ks+16,"text-anchor":"middle",children:b})),o("text",{class:"sv-\
speedup-title",x:(vt+n-xn)/2,y:At-6,"text-anchor":"middle",children:d("chart.x")}),o("line",{class:"sv-speedup-plain",x1:vt,x2:n-xn,y1:l(1),y2:l(1)}),o("text",{
x:n-xn,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),o("polyline",{class:"sv-speedup-line",points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(
g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),m&&o("g",{class:"sv-speedup-mark",children:[o("line",{x1:i(m[0]),x2:i(m[0]),
y1:$i,y2:At-ks}),o("circle",{cx:i(m[0]),cy:l(m[1]),r:4})]})]}),m&&o("p",{class:"sv-speedup-readout",style:`--x:${i(m[0])}px`,"data-side":i(m[0])>n/2?"left":"rig\
ht",children:d("chart.hover",{tokens:m[0],speedup:Z(m[1])})})]})}function Ai({run:t,shown:e,known:n}){let[s,r]=Qe(),a=Fu(t,e),i=a.length>1,l=Bu(t,a);return o("s\
ection",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o(A,{name:"speedup",children:d("chart.heading")})})}),o("div",{
class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:s,children:i&&r>0&&o(Uu,{points:a,tokens:t.folds.at(n).emitted,width:r})}),o("p",{class:"sv-not\
e",children:l}),o(is,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:a.map(([c,p])=>[c,Z(p)])})]})}var Wu=250,Gu=120;function Ku(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>0&&e<window.innerHeight}var wn=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),_s=class{constructor(e){this.context=e}context;places={race:wn(),costs:wn(),lossless:wn(),speedup:wn(),breakdown:wn()};test=new xs(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(Ci,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(ii,
{...e}),lossless:e=>o(_i,{...e,test:this.test}),speedup:e=>o(Ai,{...e}),breakdown:e=>o(si,{...e})};show(e,{shown:n,known:s,busy:r,view:a}){let i=`${n} of ${s}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:n,known:s},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,Wu-(performance.now()-this.drawnAt)):Gu))}redraw(e){this.charted&&nn(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(s=>e?this.places[s].checkVisibility():Ku(this.places[s])).
forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>nn(
this.context.viewer,o(T,{}),e))}};var Yu={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Ju={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Xu={ArrowUp:"stepOn",ArrowDown:"stepBack"},ji={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Ss=t=>(t.dataset.at??"").split(".").map(Number);function Qu(t,e,n){let s=t.indexOf(e),r=a=>{let i=t.filter(l=>Ss(l)[0]===Ss(e)[0]+a);return i.find(l=>Ss(l)[1]>=
Ss(e)[1])??i.at(-1)};switch(n){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[s+1];case"ArrowLeft":return t[s-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Zu(t,e,n){let s=t.findIndex(i=>i.includes(e)),r=t[s]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(n){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[s][r+1]??t[s+1]?.[0];case"ArrowLeft":return t[s][r-1]??t[s-1]?.at(-1);case"Arro\
wDown":return a(t[s+1]);case"ArrowUp":return a(t[s-1]);default:return null}}var Hi="specviz-letters";function em(){try{return localStorage.getItem(Hi)!=="off"}catch{
return!0}}var jt={on:em(),keep(t){jt.on=t;try{localStorage.setItem(Hi,t?"on":"off")}catch{}}},Es=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let n=({
target:s})=>{this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",n,{signal:e}),document.addEventListener("focusin",
n,{signal:e}),document.addEventListener("keydown",s=>this.take(s),{signal:e})}take(e){let{target:n,key:s}=e,{node:r}=this.viewer;if(!(n instanceof HTMLElement))
return;let a=r.contains(n)||this.isFree(s,n);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
n.matches("input:not([type=checkbox]), select, textarea"))return;!(n.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,n)&&e.preventDefault()}isFree(e,n){
let s=/^[a-z]$/i.test(e);return n!==document.body?s&&n.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(e,n){let{actions:s,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=Yu[e.length===1?e.toLowerCase():e]||a()&&Ju[e];if(l)return s[l]()!==!1;let c=n.closest("[role=option]"),p=n.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=n.closest("[role=slider]");if(u&&i(e))return!0;let m=ji[e]||u&&Xu[e];return!m||this.scrolls(n,e)?!1:(s[m](),
!0)}inside(e,n,s){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(n??s)?.dataset.at&&r(),!0;let l=n?Qu(a(),n,e):s&&Zu(i(s),s,e);return l&&l.focus(),
!!l||e in ji}scrolls(e,n){if(e===document.body)return!1;let{overflowX:s,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return n.startsWith("Arro\
w")?a(s)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var Ni=[.2,.4,.6,.8],Ii=[.1,.5,1,2],yn={overlap:{term:"overlap",limits:Ni,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:Ni,
most:"1",of:({draft:t})=>te(t??void 0)},target_entropy:{term:"entropy",limits:Ii,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Ii,most:"",of:({position:t})=>t?.draft_entropy??null}},qi=["verdict",...Object.keys(yn)],Di=t=>qi.includes(t);function Ts(t,e){let n=e&&yn[t]?yn[t].of(
e):null;return n==null?null:yn[t].limits.filter(s=>n>=s).length}function Vi(){let{tint:t,set:e}=ue();return o("div",{class:"sv-tint",children:o(Ei,{label:d("tin\
t.label"),choices:qi.map(n=>[n,d(`tint.${n}.name`)]),chosen:t,choose:n=>e({tint:n})})})}function Fi({name:t}){let e=yn[t];if(!e)return null;let{limits:n,most:s,
term:r}=e;return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:n.join(d("comma"))}),children:[
"0",...n.map(a=>String(a).replace(/^0\./,".")),s].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=n.length&&o("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),o(A,{name:r,children:d(`tint.${t}.means`)})]})}var Rs=44,tm=2,Bi={PageUp:10,PageDown:-10},Ui=(t,{round:e})=>Bi[t]?{round:e+Bi[t],phase:0}:null;function nm({rounds:t,length:e},n,s){let r=Math.max(0,Math.min(1,
n))*e,a=Math.min(Math.floor(r),e-1),i=Rr(t[a]);return s/e<tm*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function Wi({text:t}){let{run:e,
moment:n,tint:s,viewer:r}=ue(),a=O(null),i=O(null),[l,c]=q(0);C(()=>{let v=new ResizeObserver(([{contentRect:f}])=>c(f.width));return v.observe(a.current),()=>v.
disconnect()},[]),C(()=>sm(i.current,r.palette,{run:e,shown:n.round,tint:s,width:l}),[e,e?.length,n.round,s,l,r.layouts]);let p=v=>{let{left:f}=a.current.getBoundingClientRect(),
{round:b,phase:g}=nm(e,(v.clientX-f)/(l||1),l);r.seek(b,g)},u=e?.length??0,m=e&&n.phase?n.phase/Rr(e.rounds[n.round]):0,h=n.round+m;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
h.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?h/u:0},onPointerDown:v=>{!u||v.button||(v.currentTarget.setPointerCapture(v.pointerId),p(v))},onPointerMove:v=>{
v.currentTarget.hasPointerCapture(v.pointerId)&&p(v)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function sm(t,e,{run:n,shown:s,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(Rs*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,a,Rs),!n?.length))return;let p=a/n.length,u=$(n.trace),
m=u?n.rounds.map(({drafts:b})=>Math.max(0,...ie(b).map(g=>g+1))):[],h=Rs/((u?Math.max(...m):n.width)+1),[v,f]=[p,h].map(b=>b>4?b-1:b);n.rounds.forEach(({drafts:b},g)=>{
let y=g<s?rm(n,g):[],w=u?m[g]+1:g<s?n.rows[g].slots.length:b.length+1;for(let x=0;x<w;x+=1)c.fillStyle=e.get(x<y.length?om(n,g,y[x],r):"line"),c.fillRect(g*p,Rs-
(x+1)*h,Math.max(.6,v),Math.max(.6,f))})}var rm=(t,e)=>t.rows[e].slots.map(({kind:n},s)=>({kind:n,index:s})).filter(({kind:n})=>je(n));function om(t,e,{index:n,
kind:s},r){if(r==="verdict")return`strip-${s}`;let a=Ts(r,t.at({round:e,index:n}));return a==null?"strip-unknown":`tint-${a}`}var Ms=["gamma","temperature","drafter","rule","tree"];function Os(t,e){return e==="rule"?z(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function kn(t){
let{gamma:e,budget:n=e}=t.settings;return $(t)&&e>0?n:e}function zs(t,e,n){return t==="drafter"?_e(String(e),n):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function _e(t,e){let n=`drafter_of.${e}.${t}`,s=d(n);return s===n?d(`drafter.${t}`):s}function ze(t){if(t.part)return d("token.part",{hex:ke(t.piece)});let e=ne(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function Gr({
rounds:t,trace:e},n,s){let{drafts:r}=t[n],a=r.length;if(s>=a)return d("token.final");let i=d("token.guess",{n:s+1,of:a}),{source:l}=r[s];return l?d("token.from",
{slot:i,drafter:_e(l,e.models.pair)}):i}function et(t,e,n,s){let r=t.rows[e].slots[n];return d("token.aria",{token:ze(r),kind:d(`kind.${ct(s||r.kind,t.trace)}`),
round:e+1,slot:Gr(t,e,n)})}var Ls=({part:t,text:e,took:n})=>({"data-part":t?"":void 0,"data-empty":e===""&&!t?"":void 0,"data-took":n>1?n:void 0}),Ht=({slot:t,as:e})=>o(
"span",{class:e,translate:!1,style:{"--sv-characters":t?.text.length||1},...t&&Ls(t),children:t&&$t(t.text,!0)});function am(t,e){let{gamma:n,drafter:s,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return n===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:s==="dspark"&&r?"unsure":s==="lookup"?"lookup":null}function Cs(t,e,n){let s=am(e,n);return N(
t,s&&d(`unguessed.${s}`))}function im(t,e){if(!e)return d("summary.start");let{drafts:n,final:s}=t.rounds[e-1],r={round:e,drafted:n.length,accepted:n.filter(i=>i.
verdict==="accepted").length};if(!n.length)return Cs(d("summary.plain",r),t,e-1);let a=n.length===1;return s?ee({drafts:n})?d(s.kind==="bonus"?"tree.bonus":"tre\
e.some",r):s.kind==="correction"?d(a?"summary.one_rejected":"summary.some",r):d(a?"summary.one":"summary.all",r):d(a?"summary.one_ends":"summary.end",r)}function lm(t,{
round:e},{name:n,index:s}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:s+1,of:a.length};if(ee(r)&&n!=="final")return cm(t,e,{name:n,index:s});if(n==="\
draft"&&r.together&&a.length>1)return d("phase.at_once",l);if(n==="draft"){let p=t.rows[e].slots[s];return d("phase.draft",{...l,token:ze(p)})}if(n==="verify"&&
!a.length)return Cs(d("phase.verify_none",l),t,e);if(n==="verify")return d(a.length===1?"phase.verify_one":"phase.verify",l);if(n==="test")return dm(t,r,s,l);let c=a.
filter(p=>p.verdict==="untested").length;return c&&i&&z(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function cm(t,e,{name:n,index:s}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:ze(t.rows[e].slots[s]??t.rows[e].slots[0])};if(n===
"draft"){let v=ie(r),f=v.filter(b=>b===v[s]).length;return d(f===1?"tree.level_one":"tree.level",{...a,level:v[s]+1,n:f})}if(n!=="test")return d(n==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:c}=r[s],p=te(r[s]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&z(t.trace)==="block")
return d("tree.kept",a);if(t.trace.settings.temperature!==0&&lt(r[s],z(t.trace)))return Gi(t,{...a,n:s+1},i);if(t.trace.settings.temperature===0||l==null||p===null)
return d(`tree.greedy_${i}`,a);let[u,m]=ae(l,p),h=i==="rejected"&&!r.some((v,f)=>f>s&&v.parent===c);return d(`tree.${i}${h?"_last":""}`,{...a,draw:u,threshold:m})}
var Gi=(t,e,n)=>d(`rules.phase.certain_${n}`,{...e,rule:d(`rules.name.${z(t.trace)}`)});function dm(t,{drafts:e},n,s){let r=e[n],{verdict:a,draw:i}=r,l=te(r);if(t.
trace.settings.temperature===0)return d(`phase.greedy_${a}`,s);if(lt(r,z(t.trace)))return Gi(t,s,a);if(i==null||l===null)return d(`phase.untold_${a}`,s);let[c,p]=ae(
i,l),u={...s,draw:c,threshold:p};if(l===1&&a==="accepted"&&z(t.trace)!=="block")return d("phase.certain",u);if(z(t.trace)!=="block")return d(`phase.${a}`,u);let m=a===
"accepted"?Rt(r):"failed",[,h]=ae(i,le(r)??1);return d(`rules.phase.${m}`,{...u,ratio:h,by:Mt(e)+1})}function _n(t,e,n){return n?lm(t,e,n.phase):im(t,e.round)}var pm=[.5,1,2,4],um=["steps","rounds"],mm={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function vm({run:t,moment:{
round:e,phase:n}}){let s=t?.over;if(s&&e===t.length&&e)return d("transport.all",{rounds:e});let r=d(`transport.${s?"round_of":"round"}`,{round:n?e+1:e,rounds:s&&
t.length});return n?d("transport.step",{round:r,phase:n}):r}function hm(){let{run:t,moment:e,playing:n,mode:s,live:r,status:a,presenting:i,state:l,viewer:{actions:c}}=ue(),
p=O(null),u=se(l),m=Me(l),h=e.round===0&&e.phase===0,v=n||m&&s==="running"&&!u?"pause":m&&s==="paused"&&!u?"resume":"play",f=!(u>0||m||r&&!t),b={start:h,back:h,
previous:h,next:f,forward:f,end:e.round===(t?.length??0)};return C(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||
!(g.disabled||g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play",
"next","forward","end","stop"].map(g=>{let y=d(`transport.${g==="play"?v:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g===
"play"?v:void 0,title:y,"aria-label":y,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!m&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"tru\
e",class:"sv-icon",children:o("path",{d:mm[v==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:y})]},g)}),o("button",{type:"button",class:"sv-\
button sv-run",onClick:c.run,hidden:!(i&&r&&!m),children:d("transport.run")})]})}function Sn(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector(
"summary")?.focus(),t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function fm(){let{viewer:t}=ue();return o("details",{class:"sv-keys",ref:e=>{
t.help=e},children:[o("summary",{children:d("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","ari\
a-label":d("term.close"),onClick:()=>Sn(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,n])=>o(T,{children:[o("dt",{children:e.split(/\s+/).map(s=>o(
"kbd",{children:s}))}),o("dd",{children:n})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"\
sv-check",children:[o("input",{type:"checkbox",defaultChecked:jt.on,onChange:({currentTarget:e})=>jt.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function Ki({
children:t}){let{run:e,moment:n,speed:s,pace:r,ghosts:a,presenting:i,state:l,set:c,viewer:{actions:p}}=ue(),u=vm(l);return o("div",{class:"sv-transport",role:"g\
roup","aria-label":d("transport.label"),children:[t,o(hm,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(Vi,{}),!(e&&
$(e.trace))&&o("label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:m})=>c({ghosts:m.checked})}),d("stream.ghosts")]}),
Me(l)&&se(l)>0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),o(mt,{label:d("transport.pace"),choices:um.map(m=>[m,
d(`transport.${m}`)]),chosen:r,choose:m=>c({pace:m})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":d("transport.speed"),value:s,onChange:({currentTarget:m})=>c(
{speed:Number(m.value)}),children:pm.map(m=>o("option",{value:m,children:`${m}×`},m))})}),o("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),o(fm,{})]}),o(Wi,{text:e?`${u}. ${_n(e,n,re(l))}`:""})]})}function Yi(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function gm(t){let{start:e,back:n,previous:s,play:r,next:a,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:m}=t.state;if(t.help?.open)Sn(t.help,!1);else if(u)c();else if(m)t.pin(null);else return!1;return!0};return new Es({node:t.node,actions:{toggle:r,roundBack:n,
roundOn:i,stepBack:s,stepOn:a,start:e,end:l,present:c,escape:p,help:()=>Sn(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(xm(u,t.state)?"r":u,
t.state.predicting),letters:()=>jt.on,presenting:()=>t.state.presenting,options:()=>[...t.node.querySelectorAll(".sv-list > :not(.sv-ahead) > [role=option]")],cells:bm,
leap:u=>{let m=Ui(u,t.state.moment);return m&&t.seek(m.round),!!m}})}function bm(t){return[...t.closest("[role=grid]").querySelectorAll("[role=row]:not(.sv-ahea\
d)")].map(n=>[...n.querySelectorAll("[role=gridcell]:not([aria-hidden])")].filter(s=>s.checkVisibility({visibilityProperty:!0}))).filter(({length:n})=>n)}function xm(t,e){
return t==="PageDown"&&e.presenting&&!un(e)&&Oe(e)!==null}function $s({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[n,
s]=(e.dataset.at??"").split(".").map(Number);return{round:n,index:s}}function Ji(t){let e=new AbortController,{node:n}=t,{signal:s}=e,r="",a=({screenX:h,screenY:v})=>`${h}\
,${v}`;window.addEventListener("pointermove",h=>{r=a(h)},{signal:s}),n.addEventListener("pointerover",h=>{a(h)!==r&&t.hover($s(h))},{signal:s}),n.addEventListener(
"pointermove",h=>t.hover($s(h)),{signal:s}),n.addEventListener("focusin",h=>t.focusOn($s(h)),{signal:s});let i=null;n.addEventListener("pointerdown",()=>{i=t.state.
pinned},{signal:s,capture:!0}),n.addEventListener("click",h=>{let v=$s(h);v&&t.pin(zt(v,h.detail?i:t.state.pinned)?null:v)},{signal:s}),document.addEventListener(
"pointerdown",({target:h})=>{let{help:v}=t;v?.open&&h instanceof Node&&!v.contains(h)&&Sn(v,!1)},{signal:s}),gm(t).listen(s);let l=()=>{t.palette.refresh()&&t.relayout()};
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:s});let c=new MutationObserver(l);[document.documentElement,document.body].
forEach(h=>c.observe(h,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:h}])=>{let v=p;p=h.width,!(!p||
p===v)&&(v||(t.lag=!t.state.whole),t.relayout())});u.observe(t.node);let m=new ResizeObserver(()=>t.fit());return m.observe(document.body),()=>{e.abort(),[c,u,m].
forEach(h=>h.disconnect())}}var wm=[".sv-list",".sv-rows",".sv-round"],ym=".sv-round [role=gridcell]:not([aria-hidden])";function Xi(t,e,n){if(!n)return null;let r=t.querySelector(`${e} [r\
ole][data-at="${n.round}.${n.index}"]`)??[...t.querySelectorAll(`${e} [role=option][data-at^="${n.round}."]`)].at(-1);return r&&!r.closest(".sv-ahead")?r:null}var Ps=class{constructor(e){
this.viewer=e}viewer;marks=wm.map(e=>({area:e,marked:null,stop:null}));show(e,n,s){let r=Je(e,e.cursor)?e.cursor:n;for(let a of this.marks){let i=Xi(this.viewer,
a.area,n),l=Xi(this.viewer,a.area,r)??(a.area===".sv-round"?this.viewer.querySelector(ym):null);a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute(
"aria-selected","false")),i&&(i.dataset.seen=s,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(
a,{marked:i,stop:l})}}};var km=1100,_m=1.6,Sm={draft:450,verify:1200,test:1e3,discard:700,final:1300},Kr=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,As=class{constructor(e,n){
this.store=e;this.resume=n}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return $r(this.store.state,e)!==null}seek(e){let{round:n,
phase:s}=an(this.rounds,e);this.move(this.toward({round:n,phase:0},{round:n,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,n){let s=e;for(;Kr(s,n)&&!this.barred(s);)s=Mr(this.rounds,s);return s}move(e,n,s={}){s.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:n,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(e){
this.go(e,{})}back(e){let{moment:n}=this.store.state;e==="step"?this.move(ja(this.rounds,n),"step"):this.seek({round:n.phase?n.round:n.round-1,phase:0})}go(e,n){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(e==="step")this.move(Mr(this.rounds,s),"step",n);else{let r=an(this.rounds,
{round:s.round+1}),a=this.toward(s,r);this.move(a,Kr(a,r)?"step":"round",n)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...se(
this.store.state)?{}:{moment:Ot.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:n,moment:s,
opening:r}=this.store.state,{name:a}=Ye(this.rounds[s.round])[s.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?Sm[a]:km)/(r?_m:n))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Kr(e.moment,e.until)?null:
se(e)?()=>this.tick():Me(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function Em(t){let e=[];for(let n=t;n.parentElement&&n!==document.body;n=n.parentElement){let s=n;e.push(...[...n.parentElement.children].filter(r=>r!==s))}return e.
filter(n=>n instanceof HTMLElement).filter(({popover:n})=>!n)}var js=class{constructor(e,n){this.node=e;this.resized=n}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Em(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:n}=window,s=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(s,n/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Yr=(t,e)=>t.length===e.length&&t.every((n,s)=>n===e[s]);function Qi(t,e){let[n,s]=[t.trace.prompt,e.trace.prompt];if(Yr(n,s))return"again";if(s.length<=n.length||
!Yr(n,s.slice(0,n.length)))return null;let r=s.slice(n.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!Yr(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function Tm(t,e,n){let s=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(n[u]).emitted)),i=[...s,...a],
l=r.findIndex((p,u)=>p!==i[u]),c=l<0?Math.min(r.length,i.length):l;return{n:c,was:r.at(c),now:i.at(c)}}var Rm=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function Zi({compared:t,expected:e,returning:n},s){let r=n??(t&&Rm(t.pair[t.shown],s)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,s]:[s,
l],shown:r}}return e&&s.source&&Qi(e.run,s.run)?{pair:[e,s],shown:1}:null}var Hs=(t,e)=>e!==void 0&&ne(t.alone(e))||d("token.empty");function Mm(t,e,n){let s=[t,
e],r=Ms.map(c=>[c,s.map(({trace:p})=>zs(c,Os(p,c),p.models.pair))]).filter(([,[c,p]])=>c!==p),a=r.some(([c])=>c==="tree"),i=s.some(({trace:c})=>$(c)),l=s.map((c,p)=>c.
folds.summary(n[p]));return[...r,...a?[["verified",s.map(({trace:c})=>pe(kn(c)))]]:[],["speedup",l.map(({speedup:c})=>Z(c))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:c})=>L(c))],["draft_efficiency",l.map(({draft_efficiency:c})=>L(c))],["mean_acceptance_length",l.map(({mean_acceptance_length:c})=>D(
c))],["emitted",l.map(({emitted:c})=>pe(c))]]}function Om(t,e,n){let{n:s,was:r,now:a}=Tm(t,e,n);return r===void 0&&a===void 0?d("compare.same",{n:s}):r===void 0||
a===void 0?d("compare.longer",{n:s}):d("compare.differ",{n:s+1,was:Hs(t,r),now:Hs(e,a)})}function zm(t,e){let n=Qi(t,e);return n==="again"||n===null?"":d("compa\
re.branched",{n:n.at+1,token:Hs(e,n.token),was:Hs(t,n.was)})}function el(){let{state:t,viewer:{sequels:e}}=j(),n=O(null),s=O(null),{compared:r}=t;if(C(()=>{let v=r&&
!r.pair.some(f=>s.current?.pair.includes(f));s.current=r,v&&(n.current?.focus({preventScroll:!0}),n.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,c]=a.map(({run:v})=>v),p=a.map(({run:v},f)=>f===i?ns(t):v.length),u=zm(l,c),m=JSON.stringify(l.trace.machine)!==JSON.stringify(c.trace.
machine),h=["before","now"].map((v,f)=>f===i?d("compare.shown",{run:d(`compare.${v}`)}):d(`compare.${v}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":d("compare.heading"),ref:n,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:d(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:d(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),m&&o("p",{class:"sv-note",children:d("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d("compare.setting")}),h.map(v=>o("th",{scope:"col",children:v}))]})}),o("tbody",{children:Mm(
l,c,p).map(([v,f])=>o("tr",{children:[o("th",{scope:"row",children:d(`compare.${v}`)}),f.map(b=>o("td",{children:b}))]},v))})]}),o("p",{children:Om(l,c,p)})]})}var Lm=3,Cm=.1,$m=.09,Pm=.3,Am=2**20,jm=8,tl=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,n)=>n-e),Jr=t=>Math.min(t.rest[1]??0,tl(t)[jm-1]??1);
function Hm(t,e){let{candidates:n,rest:s}=e,r=m=>m?-m*Math.log(m):0,a=Jr(e),i=a?s[1]??0:0,l=n.reduce((m,[,h])=>m+r(h),0),c=l-(i?i*Math.log(a):0),p=l+r(i)+i*Math.
log(Am),u=m=>Math.min($m,Pm*Math.exp(-m));return t>u(c)?1:t<=u(p)?0:null}var nl={token:(t,e)=>e,match:t=>t,typical:(t,e,n)=>n&&Hm(t,n),"top-k":(t,e,n)=>{let s=tl(
n)[Lm-1];return s===void 0?null:t>0&&t>=s?1:e},threshold:(t,e)=>t>=Cm?1:e},En=(t,e,n,s)=>nl[t](e,n,s);function Nm(t,e){let{target:n}=t,s=le(t);return n==null||s===
null?[]:Object.keys(nl).flatMap(r=>{let a=En(r,n,s,e);return a===null?[]:[[r,a]]})}function sl({draft:t,position:e,draw:n,alone:s}){let r=s?Nm(t,e):[];return r.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:d("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(a=>o("th",{scope:"col",children:d(`rules.others.${a}`)}))})}),o("tbody",{children:r.map(([a,i])=>{let l=n<
i?"accepted":"rejected";return o("tr",{"data-rule":a,children:[o("th",{scope:"row",class:J(a)?"sv-lossy":"",children:d(`rules.name.${a}`)}),o("td",{children:K(i)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",d(`kind.${l}`)]})]},a)})})]}),o("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:K(n)})})]}):null}var rl=23,ol=["tokens","distance"],Zr=[0,1],Im=1e-6,Xr=.005;function eo({candidates:t,rest:e,overlap:n}){let s=t.reduce((r,[,a,i])=>r+Math.max(0,(a??0)-(i??0)),
0);return Math.max(0,n==null?e[1]??0:1-n-s)}function qm(t,e){let n=(i,l)=>Math.max(0,e*(i??0)-(l??0)),s=t.candidates.reduce((i,[,l,c])=>i+n(l,c),0),[,r,a]=t.rest;
return[s+n(r,a),s+Math.max(n(r,a),e*eo(t))]}function Dm({drafts:t,positions:e=[]}){let n=1;return t.map((s,r)=>{if(n=Math.min(1,n*((s.target??0)/(s.draft||1))),
r===t.length-1)return[n,n];let a=c=>c+1-n>0?c/(c+1-n):1,[i,l]=qm(e[r+1],n);return[a(i),a(l)]})}function Vm(t,e){return e==="block"?Dm(t):t.drafts.map((n,s)=>{let r=En(
e,n.target??0,le(n)??0,t.positions?.[s]??null);return r===null?Zr:[r,r]})}function al(t,e){if(e!=="block")return t.reduceRight((s,r)=>1+r*s,1);let n=1;return t.
reduceRight((s,r,a)=>{let i=n*r*(a+1);return n*=1-r,s+i},1)}function Fm(t,e){let{candidates:n,rest:[,s],overlap:r}=t,a=Jr(t);if(r==null||s==null||En(e,a,a,t)!==
(e==="typical"?0:a))return Zr;let i=n.map(([,w,x])=>({p:w??0,q:x??0})),l=i.map(({p:w,q:x})=>x?En(e,w,Math.min(1,w/x),t):0);if(l.includes(null))return Zr;let c=i.
map(({q:w},x)=>w*(l[x]??0)),p=e==="typical"?0:Math.max(0,s-eo(t)),u=Math.max(0,1-p-c.reduce((w,x)=>w+x,0)),m=1-r<Im,h=u/(m?1:1-r),v=i.map(({p:w,q:x})=>h*(m?w:Math.
max(0,w-x))),f=h*(m?s:eo(t)),b=i.reduce((w,{p:x},_)=>w+Math.abs(c[_]+v[_]-x),0),g=Math.abs(p+f-s),y=e==="typical"&&h>1;return[(b+g)/2,(b+(y?f+s:g))/2]}function Bm(t){
let{drafts:e,positions:n=[]}=t;return n.length<e.length||e.some(s=>le(s)===null)?null:Object.fromEntries(ln.map(s=>{let r=Vm(t,s);return[s,{tokens:[al(r.map(([a])=>a),
s),al(r.map(([,a])=>a),s)],distance:e.length&&J(s)?Fm(n[0],s):[0,0]}]}))}function Um(t){let e=n=>t.reduce((s,r)=>s+r[n],0)/t.length;return[e(0),e(1)]}var Wm=([t,
e])=>{if(e-t>=Xr)return`${D(t)} – ${D(e)}`;let n=(t+e)/2;return n<Xr?`<${Xr}`:D(n)},Qr=new WeakMap;function Gm(t){return Qr.has(t)||Qr.set(t,Bm(t)),Qr.get(t)??
null}function il(){let{run:t,moment:{round:e},live:n,send:s}=j(),r=$(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",a=r?[]:t.rounds.slice(0,e).map(Gm).
filter(l=>l!==null),i=(l,c)=>Wm(Um(a.map(p=>p[l][c])));return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:d("rules.lab.heading")}),a.length>
0&&o("table",{class:"sv-figures-table",children:[o("thead",{children:o("tr",{children:["rule",...ol].map(l=>o("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),
o("tbody",{children:ln.map(l=>o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:J(l)?"sv-lossy":"",children:[d(`rules.name.${l}`),o("span",{children:l===
z(t.trace)&&` ${d("rules.lab.own")}`})]}),o("td",{children:i(l,"tokens")}),o("td",{children:J(l)?i(l,"distance"):"0"})]},l))})]}),o("p",{class:"sv-note",children:a.
length?d("rules.lab.rounds",{n:a.length}):d(`rules.lab.${r||"none"}`)}),a.length>0&&o("ul",{class:"sv-note",children:[...ol,"range"].map(l=>o("li",{children:d(`\
rules.lab.legend.${l}`)}))}),n&&o("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:rl}),children:d("rules.lab.claim",{n:rl})})]})}var Km={mean_acceptance_length:t=>D(xe(t.emitted,t.rounds)),acceptance_rate:t=>L(xe(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>L(xe(t.accepted,t.drafted)),
drafted:t=>pe(t.drafted),emitted:t=>pe(t.emitted)};function to({drafts:t,final:e},n){let s=t.slice(0,n),r=s.filter(p=>p.verdict==="accepted").length,a=s.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===t.filter(p=>p.verdict==="accepted").length,l=a?"correction":i?null:"bonus",c=a===1||i||t.length<=n;return{drafted:s.length,accepted:r,
rejected:a,emitted:r+(l?1:0),final:l,drawn:c}}function ll(t,e){let n={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let s of t){let{drafted:r,accepted:a,
rejected:i,emitted:l}=to(s,e);n.drafted+=r,n.accepted+=a,n.rejected+=i,n.emitted+=l}return n}function Ym(t){let{drafter:e,temperature:n}=t.settings;return $(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":z(t)==="block"&&n?"rules.whatif":""}function cl(){let{run:t,gamma:e,moment:{round:n},set:s}=j(),r=t.trace.settings.
gamma,a=Ym(t.trace),i=e>=r,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:d("whatif.gam\
ma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),o("output",{class:"sv-whatif-value",children:l})]}),
!i&&o(Jm,{gamma:e,most:r,rounds:t.rounds.slice(0,n)}),o("p",{class:"sv-note","aria-live":"polite",children:i?d(a||(r<2?"whatif.fewest":"whatif.try")):d("whatif.\
note",{gamma:e,rounds:n})})]})}function Jm({gamma:t,most:e,rounds:n}){let[s,r]=[ll(n,1/0),ll(n,t)];return o("table",{class:"sv-figures-table",children:[o("thead",
{children:o("tr",{children:[o("th",{scope:"col",children:d("whatif.rounds")}),o("th",{scope:"col",children:d("whatif.was",{gamma:e})}),o("th",{scope:"col",children:d(
"whatif.would",{gamma:t})})]})}),o("tbody",{children:Object.entries(Km).map(([a,i])=>o("tr",{children:[o("th",{scope:"row",children:d(`whatif.row.${a}`)}),o("td",
{children:i(s)}),o("td",{children:i(r)})]},a))})]})}var Xm={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:ln,tree:["chain","k-ary","top-k","dynamic","measured"]},Qm=["drafter","rule","tree"];function Zm(t,e,n,s){if(e!=="tree")return{[e]:n};let r=kn(t.
trace);return n==="chain"?{tree:n,gamma:Math.min(r,s)}:{tree:n,budget:Math.max(r,1)}}function ev(){let{run:t,offers:e,live:n,viewer:{sequels:s}}=j();if(!n)return null;
let{most:r,refusal:a}=s,i=Ms.map(c=>[c,Xm[c].filter(p=>c==="gamma"?Number(p)<=r:!Qm.includes(c)||e?.[c]?.includes(String(p)))]),l=(c,p)=>{let u=p==="chain"&&kn(
t.trace)>r,m=u?d("again.shorter",{most:r}):zs(c,p,t.trace.models.pair);return o("button",{type:"button",class:"sv-choose",disabled:Os(t.trace,c)===p,"aria-label":d(
u?"again.do_shorter":`again.do_${c}`,{value:m,most:r}),onClick:()=>s.make({changes:Zm(t,c,p,r)}),children:m},p)};return o("div",{class:"sv-block",children:[o("h\
3",{children:d("again.heading")}),o("p",{class:"sv-note",children:a||d("again.note")}),!a&&o("div",{class:"sv-again",children:i.map(([c,p])=>p.length>1&&o("div",
{class:"sv-again-row","data-change":c,children:[o("span",{children:d(`again.${c}`)}),o("div",{class:"sv-choices",children:p.map(u=>l(c,u))})]},c))})]})}var dl=()=>o(
"section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("whatif.heading")})}),o(cl,{}),o(il,{}),o(ev,
{})]});var no=["both","target","draft"],tv={both:"overlap",target:"residual",draft:"rejected"},nv=[0,.5,1],pl=({models:t})=>({token:e,target:n,draft:s,both:r})=>({token:e,
target:t==="draft"?null:n,draft:t==="target"?null:s,both:t==="both"?r:null});function ul({view:t,at:e}){let{raw:n,asTable:s,set:r}=j(),a=ki(t.position),i=n&&a,l=O(
{at:e,form:`${n} ${s}`,morph:!1}),c=`${n} ${s}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
mt,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(mt,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:s?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),s?o(av,{view:t,raw:i}):o(sv,{view:t,raw:i}),
o("p",{class:"sv-note",children:N(...t.notes,a&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function sv({view:t,raw:e}){let{position:n,marks:s,
models:r}=t,a=ws(n,[...s.keys()],e).map(pl(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?n.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":ov(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:d("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),a.map((c,p)=>o(rv,{view:t,row:c,others:p===a.length-1,dart:i?.token===
c.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:nv.map(c=>o("span",{style:{"--x":c},
children:c}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:d("areas.total")}),o(ml,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:K(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[no.map(c=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":c}),o(A,{name:tv[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var ml=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(no.map(n=>[`--${n}`,t[n]||0])),children:[no.
map(n=>o("span",{"data-area":n},n)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function rv({view:t,
row:e,others:n,dart:s}){let r=t.name(e.token);return o("div",{class:`sv-area-row${n?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(ml,{values:e,dart:s}),o("span",{class:"sv-p",children:e.target==null?"":G(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":G(e.draft)})]})}function ov(t,e,n,s){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:K(l[i])})},a=e[e.length-1];return N(r("target"),r("draft"),n!==null&&d("areas.overlap",{overlap:K(n)}),s&&d(`areas.dart.${s.kind}`,{token:t.
name(s.token)}),d("areas.rest",{target:G(a.target),draft:G(a.draft)}))}function av({view:t,raw:e}){let{position:n,name:s,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:d(`areas.${i}`)}))})}),o("tbody",{children:[ys(n,e).map(pl(t)).map(({token:i,target:l,draft:c,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:s(i)}),[l,c,p].map(u=>o("td",{children:G(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:d("areas.sum")}),[1,1,n.overlap].map(i=>o("td",{children:G(i)}))]})]})]})})}var iv={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Ns(t,e){let{key:n}=e,s=t.findIndex(i=>i===document.activeElement),r=iv[n],a=n==="Home"?0:n===
"End"?t.length-1:r?(s+r+t.length)%t.length:-1;return s<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function lv({round:{drafts:t,final:e},index:n,token:s}){let r=n<t.length?de(t,n):null;return(t.find(({verdict:i},l)=>i==="accepted"&&de(t,l)===r)??e??{token:s}).
token}function vl({seen:t,name:e}){let{live:n,viewer:{sequels:s}}=j();if(!n||t.open||!t.position)return null;let r=s.refusal,a=t.kind==="untested",i=lv(t);return o(
"div",{class:"sv-block sv-branch",children:[o("h3",{children:d("branch.heading")}),o("p",{class:"sv-note",children:r||d(a?"branch.untested":"branch.note")}),!r&&
!a&&o("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>Ns([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>s.
make({branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:G(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var ht=t=>t.trace.settings.temperature===0;function ft(t,e){return e===-1?d("token.rest"):ne(t.alone(e))||ke(t.piece(e))||d("token.empty")}function so(t,{judged:e,
position:n}){let{drafter:s}=t.trace.settings;return e?.source?e.source==="lookup":s==="lookup"||s.startsWith("lookup")&&n!==null&&n.rest[4]==null}function hl(t,e){
let n=e.part?d("inspector.bytes",{hex:ke(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",s=e.draft?.confidence;return n+N(cv(t,e),s!=null&&d("in\
spector.confidence",{predicted:L(s)}))}function cv(t,e){let{kind:n,round:s,accepted:r,draft:a}=e,i=ht(t),l=so(t,e);if(n==="plain")return Cs(d("why.plain"),t,e.number);
let c=ee(s)?dv(t,e):"";if(c)return c;if(n==="bonus")return s.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:s.drafts.length});let p=i||z(t.trace)==="toke\
n"?"":pv(t,e);if(p)return p;if(n==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:ft(t,s.drafts[r].token)});if(n==="untested"){let f=s.drafts.findIndex(
({verdict:b})=>b==="rejected");return f<0?d("why.untested_end"):d("why.untested",{n:f+1})}if(n==="guessed"&&l)return d("why.copied");if(i)return d(`why.greedy_${n}`);
if(a?.target==null||a.draft==null)return d("inspector.absent_probabilities");let[u,m]=ae(a.target,a.draft),h={target:u,draft:m,chance:L(Math.min(1,a.target/a.draft))},
v=n!=="accepted"?n:a.target>=a.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,h)}function dv(t,{kind:e,round:{drafts:n},
index:s,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return d(`tree.why.${e}`);if(ht(t)||z(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return d("tree.why.guessed");let a=n.some(({parent:u},m)=>m<s&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";let[l,c]=ae(r.target,
r.draft),p=L(Math.min(1,r.target/r.draft));return N(a&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,chance:p}))}function pv(t,{
kind:e,round:n,accepted:s,draft:r,index:a}){let i=z(t.trace);if(e==="correction"){let p=n.drafts[s];return J(i)?"":d(`rules.why.${i}.correction`,{guess:ft(t,p.token),
weight:K(p.weight??1)})}if(e==="untested")return i==="block"&&n.final?d("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=ae(r.draw??0,le(r)??1),m=!n.drafts.some((v,f)=>de(n.drafts,f)===a),h=e==="accepted"?Rt(r):m?"rejected_last":e;return d(`\
rules.why.block.${h}`,{by:Mt(n.drafts)+1,draw:p,ratio:u})}let[l,c]=ae(r.target,r.draft);return d(`rules.why.${J(i)?"lossy":i}.${e}`,{rule:d(`rules.name.${i}`),target:l,
draft:c,chance:L(te(r)??0),exact:L(Math.min(1,r.target/r.draft))})}var fl=2,gl=16,uv=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",bl=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function mv(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function vv(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function hv(t){let e=t.cloneNode(!0),n=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((s,r)=>{let{width:a,height:i}=n[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;s.replaceWith(
ce("img",{src:n[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(uv).forEach(s=>s.remove()),e}function fv(t){let e=t.closest(".specviz"),{width:n}=t.getBoundingClientRect(),
s=ce("div",{style:`width: ${n+2*gl}px; padding: ${gl}px`},hv(t)),r=ce("div",{class:e.className},s),{style:a}=r;a.cssText=`position: absolute; visibility: hidden\
; width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(a,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:We}),e.append(r);let p=s.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(a,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function gv(t){let{outer:e,page:n,width:s,height:r}=fv(t),
a=m=>m.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(bl,""),i=new XMLSerializer().serializeToString(e).replace(bl,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${r}"><style>${a(mv())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=ce("canvas",{width:s*fl,height:r*fl}),u=p.getContext("2d");return u.
fillStyle=n,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function tt({of:t,name:e}){let n=O(null);return vv()?o(
"button",{type:"button",class:"sv-link sv-snapshot",ref:n,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=n.current,i=t?a.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;ce("a",{href:await gv(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var bv=8,xv=.85;function xl({of:t}){let[e,n]=q(!1);return C(()=>{let r=t.current,a=()=>n(r.scrollHeight-r.scrollTop-r.clientHeight>=bv),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:xv*t.current.clientHeight,
behavior:r})},children:"▾"})}var wl=4;function yl(){let{run:t,state:e,raw:n,asTable:s,source:r,live:a,viewer:i}=j(),{at:l,how:c}=Xe(e),p=Je(e,l),u=Ua(e,p),m=p!==null&&p.number!==dt(e),h=p?`${p.
number}.${p.index} ${p.kind}`:"",v=O(null);C(()=>{v.current.scrollTop=0},[t,h]);let f=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),v.current.focus(
{preventScroll:!0})};return o(T,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:v,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:d("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&o(Ke,{run:t,when:[h,p.open,u,m,n,s,a,r,i.layouts].join(),children:o(wv,{run:t,seen:p,concealed:u,stage:m?f:null})})]}),o(xl,{
of:v})]})}function wv({run:t,seen:e,concealed:n,stage:s}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&_e(a,r.pair),l=d("\
inspector.where",{round:e.number+1,slot:Gr(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=m=>ft(t,m),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?ke(e.piece):e.text?o(me,{
text:e.text,oneLine:!0}):d("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${ct(e.kind,t.trace)}`)})," ",s?o("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:s,children:c}):o("span",{class:"sv-quiet",children:c})]})]}),o("p",{class:"sv-why",children:n?
d("predict.hidden"):hl(t,e)}),!n&&!u&&o("p",{class:"sv-quiet",children:d("inspector.absent")}),!n&&u&&o(ul,{view:yv(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(_v,{run:t,seen:e}),o(Sv,{run:t,seen:e}),o(vl,{seen:e,name:p}),o(tt,{of:".sv-areas-block",name:"distributions"})]})}function yv(t,e,n){let{kind:s,round:r,judged:a}=e,
l=e.judgedAt>=r.drafts.length?"target":s==="guessed"?"draft":"both",c=s==="guessed"||s==="lit",p=z(t.trace)==="token",u=new Map,m=!e.open&&(!e.draft||s==="rejec\
ted")?r.final:null,h=on(r);m&&h&&u.set(m.token,h),a&&u.set(a.token,c?s:a.verdict);let f=!(a&&!c&&!ht(t)&&p)||a.draw==null||a.draft==null?null:{token:a.token,at:a.
draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[s==="untested"&&"areas.untested",l!=="target"&&
so(t,e)&&"areas.lookup",ht(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:n,name:y=>ft(t,y),heading:d(b[l]),notes:g.flatMap(y=>y?[d(y)]:[]),shaping:kv(
t),models:l,marks:u,dart:f,decides:p}}function kv({trace:{settings:{temperature:t,top_k:e,top_p:n}}}){return[d("areas.temperature",{value:t}),...e>0?[d("areas.t\
op_k",{value:e})]:[],...n<1?[d("areas.top_p",{value:n})]:[]].join(d("comma"))}function _v({run:t,seen:e}){let n=z(t.trace),r=["accepted","rejected",...n==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=te(r??void 0);if(ht(t)||!r||a===null||i===null)return null;let[l,c]=ae(a,i),p={draw:l,threshold:c,
target:Be(r.target),draft:Be(r.draft),kind:d(`kind.${ct(e.kind,t.trace)}`)},u=a<i?"passed":"failed",m=lt(r,n),h=d(n==="token"?`test.${e.kind}`:`rules.sum.${m?"c\
ertain":J(n)?"lossy":n}.${u}`,p),v=n==="block",f=v&&!$(t.trace)?Ha(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":a},children:[o("h3",{children:o(A,{name:"accept_test",children:d("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":m?h:d("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:d(v?"rules.pass":"test.keep")}),
o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:d(v?"rules.fail":"test.drop")}),!m&&o(T,{children:[o("span",{class:"\
sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),o("span",{children:"\
1"})]}),o("p",{class:"sv-arithmetic",children:h}),f&&o("p",{class:"sv-note",children:d(`rules.basis.${f.last?"last":"earlier"}`,{weight:K(f.weight),excess:K(f.excess)})}),
o(sl,{draft:r,position:e.position,draw:a,alone:!$(t.trace)})]})}function Sv({run:t,seen:e}){let n=z(t.trace),s=Ev(e),r=e.position&&s?yi(e.position,Ia(s,n)):null;
if(!s||!r)return null;let a=!ht(t)&&(n==="block"||n==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,wl),c=r.shares.find(({token:p})=>p===
i);return c&&!l.includes(c)&&(l[wl-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residual-block",children:[
o("h3",{children:o(A,{name:"residual",children:d("residual.heading")})}),o("p",{class:"sv-note",children:a?d(`rules.residual.${n}`,{weight:K(s.weight??1)}):d("r\
esidual.note")}),o("div",{class:"sv-residual-head",children:[o("span",{children:d("areas.token")}),o("span",{children:d("residual.share")})]}),o("ul",{class:"sv\
-residual",children:l.map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[o("span",{class:"sv-t",title:ft(
t,p.token),children:ft(t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:G(p.share)})]},p.token))})]})}function Ev({
kind:t,draft:e,round:{drafts:n}}){if(t==="rejected")return e;if(t!=="correction")return null;let s=it(n).at(-1)??-1;return n.findLast(({verdict:r},a)=>r==="reje\
cted"&&de(n,a)===s)??null}var kl=["draft","verify","accept"],Tv=3;function _l(t,e){let n=t.folds.summary(e),s=e<Tv&&!(t.over&&e===t.length);return{numbers:n,early:s,warning:Rv(t,e)}}function Rv(t,e){
let n=t.over?t.folds.disturbance(e):null;return n===null?"":n.jitter===null?d("headline.impossible"):d("headline.disturbed",{jitter:L(n.jitter)})}function Sl(){
let{run:t,moment:{round:e}}=j(),{numbers:{speedup:n,acceptance_rate:s,mean_acceptance_length:r},early:a,warning:i}=_l(t,e),l=(p,u,m,h)=>o("div",{class:`sv-figur\
e sv-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?Zt:h}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:d("headl\
ine.busy")}),o("span",{class:"sv-figure-label",children:o(A,{name:u,children:m})})]}),c=!a&&n!==null&&n<1&&Z(n)!==Z(1);return o("div",{class:"sv-headline","data\
-slower":String(c),"data-busy":String(!a&&i!==""),title:a?d("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",d(
"headline.speedup"),Z(n)),l("acceptance","acceptance_rate",d($(t.trace)?"tree.acceptance":"headline.acceptance"),L(s)),l("length","mean_acceptance_length",d("he\
adline.length"),D(r))]})})}function El(){let{run:t,moment:{round:e}}=j(),{numbers:n,early:s,warning:r}=_l(t,e),a=e<t.length&&d("headline.until",{round:e,rounds:t.
length});return o("p",{class:"sv-sentence",children:n.rounds?N(a,Mv(t,n),Ov(t,e,n,s),r):d("headline.nothing")})}function Mv(t,{mean_acceptance_length:e,drafted:n,
rounds:s}){let{gamma:r,drafter:a}=t.trace.settings,i=D(e,n?1:0);if(!r)return d("headline.plain_round",{length:i});let l=n/s,c=n===s*r,p=$(t.trace)&&n?d("tree.gu\
esses",{n:D(l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return d("headline.each_round",{drafter:_e(a,t.trace.models.
pair),guessed:p,length:i})}function Ov(t,e,{speedup:n},s){if(!t.folds.plain.tokens.length)return d("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(s||n==null||!r)return d("headline.too_early");if(Z(n)===Z(1))return d("headline.same");if(n>=1)return d("headline.faster",{share:L(1/n)});
let a=i=>D(r[i]/r.plain);return d("headline.slower",{total:D(kl.reduce((i,l)=>i+r[l]/r.plain,0)),draft:a("draft"),verify:a("verify"),accept:a("accept"),blame:d(
`part.${kl.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var zv=["emitted","rounds","drafted","accepted","rejected","untested"],Lv=["accepted","rejected","untested"],Cv={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Tl=({trace:t})=>t.settings.temperature>0&&J(z(t));function $v(t,e){if(t.trace.
settings.temperature>0)return d(`ledger.agreement.${Tl(t)?"lossy":"sampling"}`);let n=t.folds.agreement(e);if(!n)return Zt;let{first_difference:s,compared:r}=n;
return s===null?d("ledger.agreement.same",{n:r}):d("ledger.agreement.differ",{n:s+1})}function Rl(){let{run:t,moment:{round:e}}=j(),n=t.folds.summary(e),{target:s=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(zv.map(l=>[l,pe(n[l])])),rates:{acceptance_rate:L(n.acceptance_rate),draft_efficiency:L(n.draft_efficiency),
mean_acceptance_length:D(n.mean_acceptance_length),mean_overlap:D(n.mean_overlap)},time:{speedup:Z(n.speedup),tokens_per_second:xr(n.tokens_per_second),plain_tokens_per_second:xr(
n.plain_tokens_per_second),prefill:s||r?W(s+r):Zt,agreement:$v(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&$(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("ledger.heading")}),o("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),n.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",n),children:Lv.map(l=>o("span",{"data-kind":l,style:`--n\
:${n[l]}`}))}),Tl(t)&&o("p",{class:"sv-note",children:d("rules.lossy")}),o("div",{class:"sv-ledger-groups",children:Object.entries(a).map(([l,c])=>o("div",{class:"\
sv-ledger-group",children:[o("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o(A,{name:Cv[p]??p,
children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var Ml=240;function Pv(t){let e=[...t];return e.length>Ml?e.slice(2-Ml).join("").replace(/^\S*\s+/,"… "):t}function Ol(t,e,n){let s=Oe(e),r=s?null:pn(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:n,asked:s&&`${s.round}.${s.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:c,index:p}=s??{round:0,index:0},
m=[...n.rows.slice(0,c).flatMap(({slots:h})=>h.filter(({kind:v})=>je(v))),...n.rows[c].slots.slice(0,p)].map(h=>h.text).join("");return{guess:[...Fe(ze(n.rows[c].
slots[p]))].slice(0,60).join(""),before:Pv(n.promptText+m),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Av=[0,.25,.5,.75,1];function jv(t,e,n,s){if(e)return d("predict.ask",{token:ze(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!n)return d(
s?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=n,l=`predict.${a?"kept":"dropped"}`,c=r===null?d(`${l}_unsaid`):d(l,{said:L(r),brier:D(dn(r,
a))});return N(c,i!==null&&d("predict.truth",{threshold:L(i)}))}function Hv({informed:t},e,n,s){if(!n)return!s||s.said===null?"":d("predict.brier",{said:s.said,
happened:s.kept?1:0,brier:D(dn(s.said,s.kept))});let{target:r,draft:a}=e.rounds[n.round].drafts[n.index];return e.trace.settings.temperature===0?d("predict.give\
n_greedy"):t?r==null||a==null?d("predict.unknown"):d("predict.given",{target:K(r),draft:K(a)}):d("predict.hidden")}function zl(){let{run:t,predicting:e,viewer:{
asking:n}}=j();return o(T,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>n.toggle(),children:d("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:n.refused===t&&$(t.trace)&&d("predict.trees")})]})}function Ll(){let{run:t,state:e,set:n,
viewer:{asking:s}}=j(),{predicting:r,informed:a,taught:i,answers:l,moment:c,playing:p}=e,u=O(null),m=O(null),h=O(null),v=Oe(e),f=pn(e),b=f?l[f]:null,g=t.over&&c.
round===t.length,y=!v&&!g&&!p,w=Wa(Object.values(l)),x=i||g&&w.n>0,_=u.current?.contains(document.activeElement);return C(()=>{r&&m.current?.focus({preventScroll:!0})},
[r]),C(()=>{r&&v&&u.current?.scrollIntoView({block:"nearest"})},[r,v&&`${v.round}.${v.index}`]),C(()=>{let k=document.activeElement,H=!u.current?.contains(k)||!k?.
checkVisibility();_&&r&&(H||k===m.current&&y)&&(y?h:m).current?.focus({preventScroll:!0})}),C(()=>{u.current&&Ol(u.current,e,t)}),o("section",{class:"sv-predict",
"aria-label":d("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("predict.heading")}),o("span",{class:"\
sv-quiet",children:w.n>0&&d(w.decided?"predict.score":"predict.score_undecided",{...w,brier:D(w.brier)})}),o("label",{class:"sv-check",children:[o("input",{type:"\
checkbox",checked:a,onChange:({currentTarget:k})=>n({informed:k.checked})}),d("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!w.n||g,"aria-\
expanded":x,onClick:()=>n({taught:!x}),children:d("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:d("predict.leave")})]}),
o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:m,children:jv(t,v,b,g)}),o("p",{class:"sv-note",children:Hv(e,t,v,b)}),o("div",{class:"sv-answers",role:"\
group","aria-label":d("predict.chance"),hidden:!v,children:[Av.map(k=>o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(k),children:[o("span",{children:k===
0?d("predict.none"):k===1?d("predict.all"):L(k)}),o("kbd",{children:Ka(k)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[
d("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!y,onClick:()=>s.next(),ref:h,children:d("predict.n\
ext")}),o("div",{class:"sv-lesson",role:"status",children:x&&o(T,{children:[o("h3",{children:d("predict.lesson.heading")}),Ga(w,t.trace.settings.temperature===0,
d).map(k=>o("p",{children:k}))]})})]})}var Cl=20,Nv=5;function Iv(t,e){let{drafts:n,final:s}=t.rounds[e],r=ie(n),a=n.map((p,u)=>de(n,u));s&&(r.push(it(n).length),a.push(it(n).at(-1)??-1));let{rows:i,
count:l}=Ca(a),c=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((m,h)=>m===u?[h]:[]));return{rows:i,count:l,levels:c,above:a.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function qv(t,e,n,s){let r=et(t,e,n,s),{drafts:a}=t.rounds[e];if(n>=a.length)return r;let i=sn(a,de(a,n)).map(l=>ze(t.rows[e].slots[l]));return d(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function $l({run:t,number:e,looks:n,over:s}){let{state:r}=j(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:m}=Ge(()=>Iv(t,e),[t,e]),{at:h}=Xe(r),v=h?.round===e&&h.index<a.length&&Je(r,h)?h.index:-1,f=sn(a,v),
b=O(null);C(()=>{let x=re(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&Dv(b.current,Xe(r).at?.index??i.length-1)},[t,e,r.moment]);let g=it(a).
length,y=x=>o("span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":n[x]??"absent","data-line":f.includes(x)?"":void 0,style:`\
grid-column:${m[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),w=x=>{let _=n[x]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,
"data-kind":_,"data-line":f.includes(x)?"":void 0,style:`grid-column:${m[x]};grid-row:${l[x]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:qv(t,e,x,_),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),o(Ht,{slot:i[x],as:"sv-tree-token"})]},x)};return o("div",{class:`\
sv-tree${Math.max(c,p.length)>Nv?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":v>=0?"":void 0,children:d("tree.text")}),i.map(
(x,_)=>y(_)),p.map((x,_)=>o("div",{role:"row",class:"sv-tree-level",children:x.map(w)},`level ${_}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"\
sv-mask-name",children:o(A,{name:"tree_mask",children:d("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((x,_)=>o("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":n[_]??"absent","data-line":_===v?"":void 0,children:[0,...sn(
a,_).map(k=>k+1)].map(k=>o("span",{class:"sv-mask-cell","data-column":k,style:{"--column":k}},k))},_))}),o("p",{class:"sv-tree-note",children:s?d("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):d("tree.sees")})]})]},e)}function Dv(t,e){let n=t.querySelector(".sv-tree-scroll"),s=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!n||!s)return;let r=(c,p,u,m)=>Math.min(0,c-Cl-u)||Math.max(0,p+Cl-m),[a,i,l]=[s,t,n].map(c=>c.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.
top,i.bottom),n.scrollLeft+=r(a.left,a.right,l.left,l.right)}var Vv=7,Fv=12;function Bv(t,e){let n=O(null),[s,r]=q({run:t,layouts:e,columns:1/0}),a=s.run===t&&s.layouts===e?s.columns:1/0;return C(()=>{a<1/0||!n.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(n.current).gridTemplateColumns.split(" ").length})}),{row:n,columns:a}}function Uv(t,e,n){let s=t.rounds[e]?.drafts.
length??0;return $(t.trace)?s:Math.max(s,Math.min(t.width,n-1))}function Pl(){let{run:t,state:e,viewer:n}=j(),{moment:s,entered:r}=e,{row:a,columns:i}=Bv(t,n.layouts),
l=re(e),c=Math.max(0,dt(e)),p=t.rounds[c],u=!!(p&&ee(p)),m=t.rows[c]?.slots??[],h=l?.looks??m.map(({kind:_})=>s.round?_:"absent"),v=p?.drafts.length??-1,f=u?[]:
Array.from({length:v+1},(_,k)=>k),b=Uv(t,c,i),g=$(t.trace)?v:t.width,y=f.map(_=>Kv(t,c,_,h[_]??"absent")),w={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?
l.verified:s.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=Vv,"sv-round-tighter":g>=Fv,"sv-round-undrafted":b===0},x=_=>o(Yv,{at:{round:c,index:_},look:h[_]??
"absent",figures:y[_],concealed:mn(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===m.length-1},_===v?"final":_);return Wv(a,c),o("section",{class:["sv-rou\
nd",...Object.entries(w).flatMap(([_,k])=>k?[_]:[])].join(" "),"data-phase":l?.phase.name??"","aria-label":d("round.label"),children:[o(Gv,{run:t,number:c,tested:y.
some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),children:o("div",{class:"sv-slots",role:"row",ref:a,children:[f.slice(0,
-1).map(x),f.length>0&&Array.from({length:b-v},(_,k)=>o("div",{class:"sv-slot sv-slot-empty","aria-hidden":"true"},`empty ${k}`)),f.slice(-1).map(x)]})}),u&&o($l,
{run:t,number:c,looks:h,over:!l&&s.round>0})]})}function Wv(t,e){let n=O(null);C(()=>{let s=document.activeElement;n.current&&!n.current.isConnected&&s===document.
body&&t.current?.lastElementChild?.focus(),n.current=t.current?.contains(document.activeElement)?document.activeElement:null},[e]),C(()=>{let s=()=>{n.current=document.
activeElement};t.current?.addEventListener("focusin",s)},[])}function Gv({run:t,number:e,tested:n}){let{models:s,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.
source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o(A,{name:a==="model"?"draft":"drafter",children:r==="model"?d("round.guesses"):_e(a,s.
pair)})}),o("li",{children:o(A,{name:"verification",children:d("round.pass")})}),o("li",{hidden:!n,children:o(A,{name:"accept_test",children:d("round.tests")})})]})}
function Al(t,e,n){return e&&(n==="accepted"||n==="rejected")&&t.trace.settings.temperature!==0&&!lt(e,z(t.trace))?e.draw:null}function Kv(t,e,n,s){let{drafts:r}=t.
rounds[e],a=r[n],i=Al(t,a,s),l=te(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&i>=l)return d("rules.kept_by",{n:Mt(r)+1});let[c,p]=ae(i,l);return d(
i<l?"round.below":"round.above",{draw:c,threshold:p})}function Yv({at:t,look:e,figures:n,concealed:s,now:r,entered:a}){let{run:i}=j(),{drafts:l,positions:c=[]}=i.
rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],m=e==="absent",h=i.trace.settings.temperature===0,v=!!p&&(["accepted","rejected","untested"].includes(
e)||e==="lit"&&!s),f=te(p),b=Al(i,p,e);return o("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?
"":void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":m?"true":void 0,"aria-label":m?void 0:et(i,t.round,t.index,e),children:[o("span",{class:"\
sv-slot-token",translate:!1,children:o(Ht,{slot:u,as:"sv-slot-text"})}),o("span",{class:"sv-slot-pass","aria-hidden":"true",children:[!h&&v&&f!==null&&o("span",
{class:"sv-gauge",children:[o("span",{class:"sv-gauge-keep",style:{"--keep":f}}),b!=null&&o("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),h&&v&&o(Jv,{run:i,
token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-verdict","aria-hidden":"true",children:[o("span",{class:"sv-mark","aria-hidd\
en":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":d(`kind.${ct(e,i.trace)}`)})]}),o("span",{class:"sv\
-slot-figures",children:n})]})}function Jv({run:t,token:e}){let n=e===void 0?"":ne(t.alone(e));return o("span",{class:"sv-slot-says",style:{"--sv-characters":n.
length-2||1},children:n})}var Xv=["draft","verify","accept"],Qv=["accepted","rejected","untested","correction","bonus"],Is=36,Zv=20,eh=5;function jl(){let{run:t}=j(),[e,n]=q(null),s=({target:a})=>{
let i=a instanceof Element?a.closest(".sv-time"):null,l=i?.closest("[data-round]");!i||!l||n({run:t,text:d("rounds.detail_of",{round:Number(l.dataset.round)+1,time:i.
getAttribute("aria-label")})})},r=e?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:s,onFocusIn:s,children:[o("div",{class:"sv-section-h\
ead",children:[o("h2",{children:o(A,{name:"round",children:d("rounds.heading")})}),o("ul",{class:"sv-legend",children:Qv.map(a=>o("li",{children:[o("span",{class:"\
sv-mark","data-kind":a}),o(A,{name:a,children:d(`kind.${a}`)})]},a))})]}),o("p",{class:"sv-note",children:d($(t.trace)?"tree.rounds":"rounds.note")}),o(th,{}),o(
"p",{class:`sv-note sv-round-detail${r?"":" sv-hint"}`,children:r?e.text:d("rounds.detail")}),o("div",{class:"sv-foot",children:[o("ul",{class:"sv-legend",children:o(
"li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o(A,{name:"overlap",children:d("rounds.overlap_key")})]})}),o(Ct,{plain:d("rounds.plain_key")})]})]})}
function Hl({rounds:t,folds:{sums:e,plain:n}},s){let{draft:r,verify:a,accept:i}=t[s].times,[l,c]=[e[s].emitted,e[s+1].emitted];return{total:r+a+i,plain:c<n.until.
length?n.until[c]-n.until[l]:null}}function th(){let{run:t,state:e,gamma:n,moment:{round:s},viewer:r}=j(),a=re(e),i=t.rounds.map((u,m)=>Hl(t,m)),l=Math.max(0,...i.
slice(0,s).map(({total:u,plain:m})=>Math.max(u,m??0)))||1,c=n<t.trace.settings.gamma?n:1/0,p=O(null);return C(()=>{p.current.scrollTop=0},[t]),C(()=>{r.lag&&oh(
p.current,s+(a?1:0))}),o("div",{class:"sv-rounds-scroll",ref:p,children:o("div",{class:`sv-grid${t.length>Zv?" sv-many":""}${t.width>eh?" sv-dense":""}`,role:"g\
rid","aria-label":d("rounds.label"),style:{"--sv-guesses":t.width,"--sv-longest":l},children:[o("div",{role:"rowgroup",class:"sv-grid-head",children:o("div",{class:"\
sv-row sv-row-head",role:"row",children:[o("div",{role:"columnheader",class:"sv-number",children:"#"}),Array.from({length:t.width},(u,m)=>o("div",{role:"columnh\
eader",children:d("rounds.guess",{n:m+1})},m)),o("div",{role:"columnheader",class:"sv-final",children:d("rounds.final")}),o("div",{role:"columnheader",class:"sv\
-time",children:d("rounds.time")})]})}),o("div",{class:"sv-rows",role:"rowgroup",style:{height:`${t.length*Is}px`},children:i.map(({plain:u},m)=>o(nh,{run:t,number:m,
plain:u,now:m===s?a:null,ahead:m>=s,fresh:m===r.fresh,concealed:mn(e),cutting:m<s?c:1/0},m))})]})})}var nh=Tt(({run:t,number:e,plain:n,now:s,ahead:r,fresh:a,concealed:i,
cutting:l})=>{let{slots:c}=t.rows[e],p=s?` sv-row-now${s.verified?" sv-verified":""}`:r?" sv-ahead":"";return o("div",{class:`sv-row${p}${a?" sv-fresh":""}`,role:"\
row","data-round":e,children:[o("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+1}),children:e+1}),c.map((u,m)=>o(sh,{run:t,number:e,
index:m,look:s?.looks[m]??u.kind,concealed:i&&s!==null,cutting:l},m)),o(rh,{run:t,number:e,plain:n})]})}),sh=Tt(({run:t,number:e,index:n,look:s,concealed:r,cutting:a})=>{
let{slots:i,final:l}=t.rows[e],c=t.rounds[e],p=i[n],u=n<c.drafts.length,h=u&&!(s==="absent"||s==="guessed"||s==="lit"&&r)?c.positions?.[n]?.overlap??null:null,v=et(
t,e,n,s),{drawn:f}=to(c,a),b=u?n>=a:!f,g=n===a&&!f,y=s==="absent";return o("div",{class:`sv-cell${p===l?" sv-final":""}${g?" sv-cut-own":b?" sv-cut":""}`,role:"\
gridcell",tabindex:-1,"data-kind":s,"data-at":`${e}.${n}`,style:{"--i":n,"--overlap":h??0},"aria-hidden":y?"true":void 0,"aria-label":y?void 0:h==null?v:d("toke\
n.aria_overlap",{label:v,overlap:K(h,2)}),"aria-description":b?d(g?"whatif.own":"whatif.gone",{gamma:a}):void 0,children:[o("span",{class:"sv-mark","data-kind":s,
"aria-hidden":"true"}),o(Ht,{slot:p,as:"sv-cell-text"})]})});function rh({run:t,number:e,plain:n}){let{times:s}=t.rounds[e],{total:r}=Hl(t,e),a=d("rounds.row_ti\
me",{total:W(r),draft:W(s.draft),verify:W(s.verify),accept:W(s.accept)});return o("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n===null?a:d("\
rounds.row_plain",{time:a,plain:W(n)}),children:[o("div",{class:"sv-bars-pair",children:[o("div",{class:"sv-bar",children:Xv.map(i=>o("span",{"data-part":i,style:`\
--t:${s[i]}`},i))}),n!==null&&o("div",{class:"sv-bar sv-bar-plain",children:o("span",{"data-part":"plain",style:`--t:${n}`})})]}),o("span",{class:"sv-ms",children:W(
r)})]})}function oh(t,e){let n=t.clientHeight-t.querySelector(".sv-row-head").offsetHeight,{scrollTop:s}=t,r=e*Is;r>s+n?t.scrollTop=r-n:r-2*Is<s&&(t.scrollTop=Math.
max(0,r-2*Is))}var ah=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function ih({models:t,settings:e}){let n=u=>d("size",{name:u.name,size:wr(u.parameters)}),s=n(t.
target),r=Na(e),{drafter:a,confidence:i}=e,l=u=>a!=="early-exit"?n(u):d("first_layers",{layers:u.layers,of:t.target.layers,size:wr(u.parameters)}),c=t.draft?d("\
pair",{target:s,draft:l(t.draft)}):d("pair_alone",{target:s}),p=$({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});return[r&&d(
`rules.name.${r}`),p,a!=="model"&&_e(a,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&d(u)),d("settings",{...e}),i&&d("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function lh({machine:t,captured:e,recorded:n},s){let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&d(`steps.${e?"captured":"\
eager"}`);return d(s?"recorded":"live",{date:n.slice(0,10),machine:[a||r,i,l].filter(Boolean).join(" · ")})}function ch({trace:{ending:t},folds:e}){let n=e.output.
length;return d(`ending.${t}${t==="stopped"?["_none","_one"][n]??"":""}`,{n})}function dh(t){let{run:e,recorded:n,status:s,stale:r}=t,a=s!=="done"?d(`state.${s}`):
e?ch(e):d("state.idle"),i=n||se(t)>0&&e?.trace.ending!=="stopped",l=e&&(s==="idle"||s==="done"&&i),c=e&&s==="error"?d(n?"state.example":"state.previous"):l&&r?d(
"state.stale"):"";return N(t.message||(l?"":a),c)}function Nl(){let{state:t}=ue(),{run:e,recorded:n,status:s}=t,r=e?lh(e.trace,n):"",a=e?ih(e.trace):"";return o(
"div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(n),title:r,children:r}),o("span",{title:a,children:a}),o("span",{class:"sv\
-message",role:s==="error"?"alert":"status",children:dh(t).split(ah).map((i,l)=>l%2?o("a",{href:i,target:"_blank",rel:"noopener",children:i}):o("span",{children:i}))})]})}function ph({rounds:t,trace:e},n){let s=t[n];if(!s)return"";let r=z(e),a=cn(s,r);return a>=0?d(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):Or(s)?d("lead.w\
hy"):""}function Il(){let{run:t,moment:e,opening:n,recorded:s,playing:r,rested:a,viewer:i}=j(),l=!r&&e.phase===0,c=a!==null?d("lead.rests",{round:t.length,shown:a+
1}):l&&n&&s?ph(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?ss(t):null,u=p!==null&&cn(t.rounds[p],z(t.trace))>=0;return o("span",{class:"sv-lead",children:[
c&&o("span",{children:c}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var uh=2e3,Dl={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},ql=Object.keys(Dl),mh={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},vh={tree:["test","write"],block:["test"]};function hh({run:{trace:t},current:e}){let n=$(t)?"tree":z(t)==="block"&&t.settings.temperature?
"block":"",s=e?ql.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":d("act.label"),children:ql.map((r,a)=>{let i=d(`act.${r}.${vh[n]?.includes(r)?n:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===s?"step":void 0,class:a<s?"sv-past":"",children:[o(A,{name:r==="test"&&n==="block"?"block_verification":Dl[r],children:d(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function fh(t,e){let n=O({at:-1/0,sentence:""}),s=performance.now();return(!e||s-n.current.
at>=uh)&&(n.current={at:s,sentence:t}),n.current.sentence}function Vl({children:t}){let{run:e,state:n}=j(),{moment:s,entered:r,rested:a,mode:i,playing:l}=n,c=re(
n),p=r==="step"&&s.round>0,u=a===null?_n(e,s,c):_n(e,{round:dt(n)+1,phase:0},null),m=fh(u,l||i==="running"&&!se(n));return o("div",{class:"sv-story",children:[o(
hh,{run:e,current:c?mh[c.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(Il,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:m}),t]})}var Fl=480,gh=5,Ul=/^ \S{1,24}$/,bh=["rejected","untested"];function Wl(){let{run:t,moment:{round:e},tint:n,ghosts:s,state:r,viewer:a}=j(),[i,l]=q(null),c=re(r),
{promptText:p}=t,u=p.length>Fl&&i!==t,{scroller:m,text:h}=_h(t,e===t.length&&!c);return o("section",{class:"sv-section sv-stream","data-tinted":String(n!=="verd\
ict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o(A,{name:"token",children:d("stream.heading")})}),o(xh,{})]}),u&&o("button",{type:"\
button",class:"sv-link",onClick:()=>l(t),children:d("stream.more",{n:p.length})}),o("div",{class:"sv-stream-scroll",ref:m,tabindex:e?void 0:0,children:o("div",{
class:"sv-text",dir:"auto",translate:!1,ref:h,children:[o("span",{class:"sv-prompt",children:u?"…"+p.slice(-Fl):p}),o("span",{class:"sv-list",role:"listbox","\
aria-label":d("stream.label"),"aria-orientation":"horizontal",dir:"auto",children:t.rounds.flatMap((v,f)=>[c&&f===e&&o(kh,{run:t,number:f,now:c},"now"),o(wh,{run:t,
number:f,ahead:f>=e,fresh:f===a.fresh,ghosts:s&&!$(t.trace),tint:n},f)])})]})}),o(Fi,{name:n})]})}function xh(){let{run:t,ghosts:e}=j(),{gamma:n,drafter:s}=t.trace.
settings,r=n===0||s.startsWith("lookup")||t.rounds.some(({drafts:i})=>!i.length),a=Dr.filter(i=>i==="plain"?r:n>0);return o("ul",{class:"sv-legend",children:[...a,
...e?bh:[]].map(i=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":i}),o(A,{name:i,"data-short":d(`kind.${i}`),children:d(`legend.${i}`)})]},i))})}var wh=Tt(
({run:t,number:e,ahead:n,fresh:s,ghosts:r,tint:a})=>o("span",{class:`${n?"sv-ahead":""}${s?" sv-fresh":""}`,role:"presentation",children:o(yh,{run:t,number:e,ghosts:r,
tint:a})})),yh=Tt(({run:t,number:e,ghosts:n,tint:s})=>o(T,{children:t.rows[e].slots.flatMap((r,a)=>{let i=`${e}.${a}`;return je(r.kind)?Kl(r,o("span",{class:Gl(
r),role:"option",tabindex:-1,"aria-selected":"false","aria-label":et(t,e,a),"data-kind":r.kind,"data-at":i,"data-tint":Ts(s,t.at({round:e,index:a}))??void 0,style:`\
--i:${a}`,...Ls(r),children:$t(r.text)})):n?Yl(r,r.kind,i):[]})})),Gl=({text:t})=>`sv-token${Ul.test(t)?" sv-word":""}`,Kl=({text:t},e)=>Ul.test(t)?[o("wbr",{}),
e]:[e],Yl=(t,e,n,s=!1)=>Kl(t,o("span",{class:Gl(t),"data-kind":e,"data-at":n,"aria-hidden":"true",hidden:s,style:`--i:${n.split(".")[1]}`,...Ls(t),children:$t(t.
text,!0)}));function kh({run:t,number:e,now:n}){let s=ee(t.rounds[e]);return o("span",{class:`sv-now${n.fallen?" sv-fallen":""}`,"aria-hidden":"true",children:t.
rows[e].slots.flatMap((r,a)=>{let i=n.looks[a];return Yl(r,i,`${e}.${a}`,i==="absent"||s&&!je(i))})},`now ${e}`)}function _h(t,e){let{viewer:n}=j(),s=O(null),r=O(
null),a=O({layouts:0,run:t,whole:e});return C(()=>{s.current.scrollTop=0},[t]),C(()=>{let i=a.current.layouts!==n.layouts||a.current.run!==t;a.current={layouts:n.
layouts,run:t,whole:e},i&&(r.current.style.maxHeight=s.current.style.minHeight=""),(n.lag||i)&&Bl(s.current,r.current,{whole:e,scroll:n.lag})}),C(()=>{let i=new ResizeObserver(
()=>{n.state.whole||Bl(s.current,r.current,{whole:a.current.whole,scroll:!0})});return i.observe(s.current),()=>i.disconnect()},[]),{scroller:s,text:r}}function Bl(t,e,{
whole:n,scroll:s}){let r=e.querySelector(".sv-list"),a=r.querySelector(".sv-now")??[...r.querySelectorAll(":scope > :not(.sv-ahead)")].at(-1)?.lastElementChild??
e.firstElementChild,[i,l,c]=[t,e,a].map(m=>m.getBoundingClientRect()),p=parseFloat(getComputedStyle(e).lineHeight),u=t.nextElementSibling instanceof HTMLElement?
t.nextElementSibling.offsetHeight:0;i.width&&((n||!e.style.maxHeight)&&(t.style.minHeight=n?"":`${i.height}px`),e.style.maxHeight=n?"":`${Math.ceil(c.bottom-l.top)+
p+gh}px`,s&&aa(t,new DOMRect(i.x,i.y,i.width,i.height-u),c,p))}var Jl=0,Tn=["race","same","rounds","time","guesses","numbers"],ro=class extends $e{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(T,{children:this.props.children}):null}};function Xl({views:t}){let{view:e,set:n}=j(),[s]=q(()=>(Jl+=1,Jl));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:r=>{let a=Ns([...r.currentTarget.children],r);a>=0&&n({
view:Tn[a]})},children:Tn.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${s}-${r}`,"aria-controls":`sv-view-${s}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>n({view:r}),children:d(`views.${r}`)},r))}),Tn.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${s}-${r}`,"aria-labelledby":`sv-tab-${s}-${r}`,"data-view":r,hidden:r!==e,children:o(ro,{open:r===e,children:t[r]})},r))]})}function Ql(){let{run:t,set:e,viewer:n}=ue(),{race:s,lossless:r,costs:a,speedup:i,breakdown:l}=n.charts.places;return o(T,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(Ke,{run:t,when:n.changes,children:[o(Nl,{}),!t&&o("p",{class:"sv-empty",children:d("empty")}),t&&o(
Wl,{}),t&&o(Vl,{children:[o(zl,{}),o(Ll,{})]})]}),t&&o(Pl,{}),t&&o(yl,{}),o(Ke,{run:t,when:n.changes,children:o(Ki,{children:t&&o(Sl,{})})})]}),t&&o("div",{class:"\
sv-below",children:o(Ke,{run:t,when:n.changes,children:[o(El,{}),o(el,{}),o(Xl,{views:{race:o(T,{children:[o(Et,{node:s}),o(tt,{name:"race"})]}),same:o(T,{children:[
o(Et,{node:r}),o(tt,{name:"same"})]}),rounds:o(T,{children:[o(jl,{}),o(dl,{})]}),time:o(T,{children:[o(Et,{node:a}),o(tt,{name:"time"}),o(Et,{node:i}),o(tt,{name:"\
time"})]}),guesses:o(T,{children:[o(Et,{node:l}),o(tt,{name:"guesses"})]}),numbers:o(Rl,{})}})]})})]})}var qs=class{constructor(e,n,s){this.store=e;this.send=n;this.most=s}store;send;most;load(e){this.store.set({compared:Zi(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:d("again.no_source")}offer(e,n){let{run:s,recorded:r}=this.store.state.source??{};s===e.run&&r===e.recorded&&this.store.set(
{offers:n})}make(e){let{run:n,source:s,recorded:r}=this.store.state;n&&(this.store.set({expected:{run:n,source:s,recorded:r}}),this.send("again",{...s,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let n=e.shown?0:1;this.store.set({returning:n});let{run:{trace:s},source:r,recorded:a}=e.pair[n],i=s.ending==="run\
ning"?{...s,ending:"stopped"}:s,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var Sh=["pinned","hovered","cursor"],Ds=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;marker;sequels;asking;charts;silence;help=null;layouts=0;changes=0;lag=!1;frame=0;fresh=-1;drawn={
run:null,moment:null};constructor(e,{words:n,send:s=()=>{},live:r=!1,standalone:a=!1,most:i=16}){na(n),Ta(n),this.send=s,this.keys=n.keys,this.most=i,this.store=
new ts({...Ot,live:r},c=>this.changed(c)),this.player=new As(this.store,()=>this.toggle()),this.actions=Yi(this),this.node=ce("div",{class:"specviz"+(a?" sv-sta\
ndalone":"")}),e.replaceChildren(this.node),this.palette=new Ue(this.node),this.presenter=new js(this.node,()=>this.relayout()),this.marker=new Ps(this.node),this.
sequels=new qs(this.store,s,i),this.asking=new as(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.
charts=new _s({viewer:this,palette:this.palette,seek:c=>this.seek(c),greedy:l}),this.silence=Ji(this),this.changed({})}get state(){return this.store.state}destroy(){
this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),B(null,this.node),this.node.remove()}load(e,{
recorded:n=!1,at:s=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new Ae(e),{over:u,length:m}=p,{run:h,offers:v}=this.state,f=c&&h?.trace.
models.pair===e.models.pair&&h.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),rs(p)||this.set({predicting:!1}),this.sequels.load(
{run:p,source:c,recorded:n&&u});let b=an(p.rounds,{round:s??m,phase:r}),g=b.round===m;this.player.halt(),this.lag=!0,this.set({run:p,source:c,stale:!1,recorded:n&&
u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&s===null?zr(p):null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:p.
trace.settings.gamma,answers:{},looking:null,taught:!1,offers:f?v:null,...u?{status:"done",mode:"done",message:null}:{}});let y=l&&u?ss(p):null;y!==null&&this.teach(
y),a&&this.player.play()}teach(e){let n=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(n?1:0),phase:0}),this.set({opening:!0}),
n||this.player.open(e)}append(e){let{run:n,following:s}=this.state;if(!n)return this.send("resync",{from:0}),!1;let r=n.length;return n.append(e)?(s&&n.length>r&&
this.mayFollow()&&this.follow(n),n.over&&this.set({rested:Fa(this.state)}),n.over&&this.setState("done"),this.changed({run:n}),!0):(this.send("resync",{from:r,plain_from:n.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:n},asked:s,mode:r,hovered:a,predicting:i}=this.
state,l={asked:"round",hovered:r==="running"?a:null};s==="step"?this.player.move({round:n,phase:1},"step",l):this.player.move({round:e.length,phase:0},e.length===
n+1?"round":null,l),i&&this.asking.goOn()}setState(e,n=null){this.set({status:e,message:n,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status===
"error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){
e(),this.set({hovered:null})}seek(e,n=0){this.hold(()=>this.player.seek({round:e,phase:n}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.
leavesVerdict())return;let{state:n}=this,s=Me(n);se(n)?this.hold(()=>this.player.forward(e)):(s||n.live&&!n.run)&&(this.set({following:!0,asked:n.predicting?"st\
ep":e}),this.send("step",{round:n.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,n=Me(e)&&se(e)===0;e.playing?this.player.
halt():e.predicting&&(se(e)||n)?this.asking.goOn():n?(this.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,
open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!zt(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,
...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){Di(e)&&this.set({tint:e})}open(e){Tn.includes(e)&&this.set({view:e})}present(e){
e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){let n=Object.keys(e);(!n.length||n.some(s=>!Sh.includes(s)))&&(this.changes+=1),"v\
iew"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:n,moment:s,
entered:r,mode:a,playing:i,view:l,status:c,predicting:p,speed:u,whole:m}=e,h=a==="running"&&!se(e),v=n!==this.drawn.run||s.round!==this.drawn.moment?.round||s.phase!==
this.drawn.moment.phase;if(this.frame=0,this.lag||=v&&!m,v&&(this.fresh=r==="round"&&!h?s.round-1:-1),this.node.dataset.state=c,this.node.classList.toggle("sv-o\
pen",!!n&&!n?.over),this.node.classList.toggle("sv-predicting",p),this.node.style.setProperty("--sv-pace",String(1/u)),nn(this,Wn(Ql,{}),this.node),n){let{at:f,
how:b}=Xe(e);this.charts.show(n,{shown:s.round,known:ns(e),busy:a==="running"||i,view:l}),this.marker.show(e,f,b),this.lag=!1}this.drawn={run:n,moment:s},this.node.
dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",
`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,this.charts.relayout(),this.changed({})}};function Rn(t,e){let n=new Ds(t,e);return{load:n.load.bind(n),append:n.append.bind(n),setState:n.setState.bind(n),offer:n.sequels.offer.bind(n.sequels),outdate:n.
outdate.bind(n),forgive:n.forgive.bind(n),state:()=>Da(n.state),trace:n.trace.bind(n),seek:n.seek.bind(n),play:n.player.play.bind(n.player),forward:n.forward.bind(
n),pin:n.pin.bind(n),tint:n.tint.bind(n),open:n.open.bind(n),present:n.present.bind(n),relayout:n.relayout.bind(n),flush:n.charts.flush.bind(n.charts),destroy:n.
destroy.bind(n),experiment:n.charts.test}}window.SpecViz={mount:Rn,term:Oa,FONT:We,dom:{el:ce,setText:oa,Palette:Ue}};var Eh=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Zl(t){let e=Eh.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Vs(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}async function Th(t){
let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"}));try{let n=new Image;n.src=e,await n.decode();let{naturalWidth:s,naturalHeight:r}=n,a=Math.min(2,
16e3/Math.max(s,r)),i=Object.assign(document.createElement("canvas"),{width:s*a,height:r*a});return i.getContext("2d")?.drawImage(n,0,0,i.width,i.height),await new Promise(
(l,c)=>{i.toBlob(p=>p?l(p):c(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(e)}}async function oo(t,e){try{return JSON.parse(await t())}catch{return{
state:"error",message:e}}}async function Fs(t,e,n){let{state:s,message:r,name:a,media:i,text:l}=await oo(()=>e(t==="png"?"svg":t),n);return s==="error"?r:(t==="\
png"?Vs(await Th(l),a.replace(/svg$/,"png")):Vs(new Blob([l],{type:i}),a),null)}function Bs(t,e){let n=Object.assign(document.createElement("input"),{type:"file",
accept:t});return n.addEventListener("change",()=>{let s=n.files?.[0];s&&e(s),n.value=""}),()=>n.click()}var Rh=320,nc=480,Mh=19,Oh="200px";function sc({layout:t},e){let{below:n,height:s,xaxis:r}=t.meta?.narrow??{};return e<n?{...t,height:s,xaxis:{...t.xaxis,...r}}:
t}function rc(t,e){let n=sc(t,e),s=n.showlegend?t.data.filter(({name:r,showlegend:a})=>r&&a!==!1).length:0;return(n.height||Rh)+(e<nc?Mh*Math.max(0,s-1):0)}function ec(t,e,n){
let s=sc(t,e),[r,a,i]=["ink","quiet","line"].map(u=>n.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:a,...u.
tickfont},title:{...u.title,font:{size:12,color:a}}}),c=Object.keys(s).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...s,width:e,height:rc(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...s.legend},...Object.fromEntries([...p].map(u=>[u,l(s[u]||{})])),
font:{family:We,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:n.get("raised"),bordercolor:i,font:{color:r}}}}var ao=null;
function tc(){let t=ao??new Promise((e,n)=>{let s=document.createElement("script");document.head.append(Object.assign(s,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:n}))});return ao=t,t.catch(()=>{ao=null}),t}var io=class{constructor(e,n,s){this.frame=e;this.drawing=n;this.select=s;this.palette=new Ue(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:Oh}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){tc().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:n}=this.picture;window.Plotly.react(this.drawing,n.data,ec(n,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[s]})=>s.customdata!=null&&this.select(s.customdata))}async save(e){let n=await tc().catch(()=>null);if(!this.
picture||!n)return;let{figure:s,name:r}=this.picture,a={...ec(s,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=a;
n.downloadImage({data:s.data,layout:a},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function lo({json:t,words:e,select:n}){let s=O(null),r=O(null),
a=O(null),[i,l]=q(!1),c=Ge(()=>JSON.parse(t||"null"),[t]);C(()=>{a.current=new io(s.current,r.current,n)},[]),C(()=>a.current?.show(c),[c]);function p(){if(!c)return;
let h=[c.columns,...c.rows].map(v=>v.map(Zl).join(","));Vs(new Blob([h.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],m=c?`${rc(c.figure,s.current?.clientWidth||nc)}px`:
void 0;return o("div",{class:"specviz sv-chart",hidden:!c,ref:s,children:[o("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:m},ref:r}),
o("p",{class:"sv-note",children:c?.says}),o("details",{class:"sv-table",onToggle:({currentTarget:h})=>l(h.open),children:[o("summary",{children:e.table}),o("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:o("table",{children:i&&c&&o(T,{children:[o("th\
ead",{children:o("tr",{children:u.map(h=>o("th",{scope:"col",children:h}))})}),o("tbody",{children:c.rows.map((h,v)=>o("tr",{children:[h.map(f=>o("td",{children:f})),
v in c.picks&&o("td",{children:o("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${h.slice(0,2).join(e.comma)}`,onClick:()=>n(c.picks[v]),children:e.
pick})})]}))})]})})})]}),o("p",{class:"sv-note sv-chart-files",children:[o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("png"),children:e.
png}),o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("svg"),children:e.svg}),o("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}I("chart",({node:t,words:e,props:n,send:s,watch:r})=>{let a=()=>B(o(lo,{json:n.value,words:e,select:i=>s.pick({at:i})}),t);a(),r("value",a)});var Us=[0,25,50,75,100],zh=5e3,On=new URL("class/",window.location.href.split(/[?#]/)[0]),co=St("specviz-class");async function Lh(t,e){let n={method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(e)};for(let s=500;;s*=2)try{return await fetch(new URL(t,On),n)}catch(r){if(s>4e3)throw r;await new Promise(
a=>{setTimeout(a,s)})}}var oc=Promise.resolve();function Mn(t,e){let n=oc.then(()=>Lh(t,e));return oc=n.catch(()=>null),n}I("classroom",({words:t})=>{let e=ge(t),
n=null,s=null,r=null,a=null,i="",l="",c=null,p=!1,u=!1,m=Object.assign(document.createElement("div"),{className:"room-offer"}),h=Object.assign(document.createElement(
"section"),{className:"room",ariaLabel:e("heading")});async function v(){p=!0,F();let M=await Mn("",{}).catch(()=>null);p=!1,M?.ok?f(await M.json()):l=e(M?.status===
503?"full":"failed"),F()}function f(M){[n,r,a,l]=[M,null,null,""],co.write(M),s=new EventSource(new URL(`${M.code}/teacher?key=${encodeURIComponent(M.key)}`,On)),
s.onmessage=({data:S})=>{let E=JSON.parse(S);E.over?b("over"):w(E)},s.onerror=()=>{s?.readyState===EventSource.CLOSED&&!u&&b("over")},x()}function b(M){s?.close(),
[n,s,r]=[null,null,null],co.write(null),l=N(e(M),i),i="",F()}async function g(){n&&(await Mn(`${n.code}/end`,{key:n.key}).catch(()=>null),b("over"),m.querySelector(
"button")?.focus())}let y=M=>({n:M.answers,brier:M.brier.toFixed(2)});function w(M){a=M,a.score&&(i=e("all",y(a.all))),F()}function x(){if(!n||!c)return;let{run:M,
told:S}=c,{code:E,key:P}=n,Ne=r!==null&&r.run===M;r&&Ne&&r.at===S?.at?(r.revealed||Mn(`${E}/reveal`,{key:P,outcome:{kept:S.kept,chance:S.chance}}).catch(()=>null),
r.revealed=!0):c.asked&&!(r&&Ne&&r.at===c.asked&&!r.revealed)?(r={run:M,at:c.asked,revealed:!1},Mn(`${E}/ask`,{key:P,question:c.question()}).catch(()=>null)):c.
asked||_()}function _(){n&&r&&!r.revealed&&Mn(`${n.code}/ask`,{key:n.key,question:null}).catch(()=>null),r?.revealed||(r=null)}let k=M=>M===0?e("none"):M===100?
e("certain"):`${M}%`,H=(M,S)=>o("ul",{class:"room-bars","aria-label":e("counts"),children:M.map((E,P)=>o("li",{"data-right":String(S?Us[P]>50:Us[P]<50),style:{"\
--part":E/Math.max(1,...M)},children:[o("span",{class:"sv-spoken",children:e("count",{chance:k(Us[P]),n:E})}),o("b",{"aria-hidden":"true",children:E}),o("i",{"a\
ria-hidden":"true"}),o("span",{"aria-hidden":"true",children:k(Us[P])})]}))});function U({asking:M,counts:S,score:E,all:P}){return S?E?N(e("score",y(E)),P.answers>
E.answers&&i):e("no_answers"):M?"":e("wait")}function F(){m.hidden=n!==null,h.hidden=!n||!c,B(o(T,{children:[o("button",{type:"button",class:"sv-choose",disabled:p,
onClick:v,children:e("start")}),o("p",{class:"sv-note",role:"status",children:l})]}),m),B(n&&o(T,{children:[o("p",{class:"room-join",children:[e("join")," ",o("\
strong",{children:On.host+On.pathname})," ",e("code")," ",o("strong",{class:"room-code",children:n.code})]}),o("p",{class:"room-people",role:"status",children:a&&
(a.asking?e("answers",{n:a.answers,of:a.phones}):e("phones",{n:a.phones}))}),o("img",{class:"room-qr",alt:e("qr"),hidden:!!a?.counts,src:`qr.svg?${new URLSearchParams(
{link:new URL(n.code,On).href})}`}),a?.counts&&H(a.counts,a.kept),o("p",{class:"room-line",role:"status",children:a&&U(a)}),o("p",{class:"room-local",hidden:!!a?.
phones||!Gn(window.location.host),children:e("local")}),o("button",{type:"button",class:"sv-choose",onClick:g,children:e("end")})]}),h)}document.addEventListener(
"specviz-predict",({target:M,detail:S})=>{if(c=S,F(),!c){_();return}let E=M;m.parentElement!==E&&(E.append(m),(E.closest(".sv-stage")??E).append(h)),x()}),window.
addEventListener("beforeunload",()=>{u=!0,setTimeout(()=>{u=!1},zh)});let fe=co.read();fe&&f(fe),F()});var Gs="fold-",It=new Map,ac=t=>String(t??"").split(",").filter(Boolean),ic=new Set(ac(new URLSearchParams(window.location.search).get("fold"))),zn=t=>document.
getElementById(Gs+t);function Ws(t,e){It.get(t)?.setAttribute("aria-expanded",String(e)),zn(t).toggleAttribute("data-open",e);let n=[...document.querySelectorAll(
".fold-body[data-open]")].map(({id:s})=>s.slice(Gs.length));R.keep({fold:n.join(",")})}I("fold",async({node:t,words:e,props:{section:n}})=>{await oe(()=>zn(n));
let s=document.createElement("button");Object.assign(s,{type:"button",textContent:e,onclick:()=>Ws(n,!zn(n).hasAttribute("data-open"))}),s.setAttribute("aria-co\
ntrols",Gs+n),It.set(n,s),t.replaceChildren(s),Ws(n,ic.delete(n)||zn(n).contains(lc(window.location.hash)))});var lc=t=>t.length>1?document.getElementById(t.slice(
1)):null;document.addEventListener("click",({target:t})=>{let e=t.closest?.('a[href^="#"]'),n=e&&lc(e.getAttribute("href")??"")?.closest(".fold-body");n&&Ws(n.id.
slice(Gs.length),!0)},{capture:!0});document.addEventListener("specviz-go",({detail:t})=>{let e=ac(t?.fold);e.forEach(n=>It.has(n)?Ws(n,!0):ic.add(n)),t?.reveal===
!0&&Ch(e[0])});async function Ch(t){await oe(()=>It.has(t)&&zn(t).checkVisibility()),It.get(t)?.focus({preventScroll:!0}),It.get(t)?.scrollIntoView({block:"star\
t"})}var qt=matchMedia("(min-width: 1200px)"),we=!1,pc=()=>{},Ln=()=>document.getElementById("controls"),cc=()=>document.querySelector("#prompt textarea"),dc=t=>document.
getElementById(t)?.click();function uc(t){let e=[...document.querySelectorAll("#tabs > [role=tabpanel]")].find(n=>n.checkVisibility());e&&(e.tabIndex=-1),(e?.querySelector(
"#stage [data-button=play]")??e)?.focus(t)}function gt(t){we=t,Ln().hidden=!we,document.documentElement.style.overflow=we&&!qt.matches?"hidden":"",pc()}var Ks=()=>we&&
!qt.matches,Dt={enter:uc,show:gt,covers:Ks,refused:()=>{qt.matches&&gt(!0)}};I("form",({node:t,words:e})=>{function n(a){gt(a),we?cc()?.focus():t.querySelector(
"button")?.focus()}function s(){let a=Ln().parentElement.getBoundingClientRect().top+window.scrollY;Ln().style.setProperty("--form-top",`${Math.ceil(a)}px`)}pc=
()=>B(o(T,{children:[o("button",{type:"button",class:"form-toggle","aria-controls":"controls","aria-expanded":we,onClick:()=>n(!we),children:we?e.close:e.open}),
o("button",{type:"button",class:"form-run",hidden:we,onClick:()=>dc("run"),children:e.run}),o("button",{type:"button",class:"form-step",hidden:we,onClick:()=>dc(
"step"),children:e.step}),o("button",{type:"button",class:"form-prompt",hidden:we,translate:!1,title:e.open,onClick:()=>n(!0),children:cc()?.value??""})]}),t),qt.
addEventListener("change",()=>gt(we&&qt.matches)),document.addEventListener("click",({target:a})=>{Ks()&&a instanceof Element&&a.closest("[role=tab]")&&!Ln().contains(
a)&&gt(!1)}),document.addEventListener("keydown",a=>{a.key==="Escape"&&Ks()&&!a.defaultPrevented&&n(!1)});for(let a of["pointerdown","focusin"])document.addEventListener(
a,({target:i})=>{let l=i instanceof Element&&!Ln().contains(i)&&!t.contains(i)&&!i.closest("[role=listbox], .sv-popover");Ks()&&l&&gt(!1)});let r=document.createElement(
"button");document.body.prepend(Object.assign(r,{type:"button",className:"skip",textContent:e.skip,onclick:()=>uc()})),new ResizeObserver(s).observe(document.body),
gt(qt.matches)});var $h={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},Ph="#controls, #\
explore-form";function mc(t){for(let e of["aria-label","title"])for(let n of document.querySelectorAll(`:is(button, input)[${e}]`))for(let[s,r]of Object.entries(
$h)){let a=r.exec(n.getAttribute(e)??"");a&&n.setAttribute(e,t[s].replace("{label}",()=>a.groups?.label??""))}}I("language",({node:t,words:e})=>{t.setAttribute(
"aria-label",e.label);let n=new MutationObserver(()=>mc(e.controls));new ResizeObserver(()=>{mc(e.controls),document.querySelectorAll(Ph).forEach(s=>n.observe(s,
{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let s of t.querySelectorAll("a"))Pe()===s.lang&&s.setAttribute("aria-current","true"),s.addEventListener(
"click",r=>{r.preventDefault();let a=new URL(window.location.href);a.searchParams.set("lang",s.lang),window.location.assign(a)})});var Js=20,Vt=.5,vc=.8,hc=1,fc=.3,po=.2,Ys=(t,e={})=>({met:!0,says:`exercises.${t}.met`,values:e}),ve=(t,e={})=>({met:!1,says:`exercises.${t}`,values:e}),bt=(t,e,n)=>t?
Ys(e,n):ve(`${e}.missed`,n);function uo(t,e){let n=t.map((r,a)=>e(r,a)??-1/0),s=Math.max(...n);return s===-1/0?-1:n.indexOf(s)}var mo=t=>({met:!1,says:`lacking.${t?
"other":"point"}`,values:{}});function Ah(t){let{accepted:e,rejected:n}=t.folds.summary();return t.over?e+n<Js?{met:!1,says:"lacking.tests",values:{tested:e+n,least:Js}}:
null:{met:!1,says:"lacking.end",values:{}}}function Cn(t){let{accepted:e,rejected:n,rounds:s,acceptance_rate:r,draft_efficiency:a,speedup:i}=t.folds.summary();return{
alpha:r??0,efficiency:a??0,speedup:i,values:{alpha:L(r),tested:e+n,rounds:s,efficiency:L(a),speedup:Z(i)}}}var jh={bonus(t,{pinned:e}){let n=uo(t.rounds,({drafts:l},c)=>l.
length>1?t.folds.accepted(c)/l.length:null);if(n<0)return ve("bonus.short");let s=t.rounds[n].drafts.length,r=t.folds.accepted(n);if(r<s)return ve("bonus.missed",
{round:n+1,drafted:s,accepted:r});let{drafts:a,final:i}=(e&&t.rounds[e.round])??t.rounds[n];return e?.index!==a.length||a.length<2||i?.kind!=="bonus"?mo(e):Ys("\
bonus",{round:e.round+1,drafted:a.length})},waste(t,{pinned:e}){let n=r=>t.rounds[r].drafts.filter(({verdict:a})=>a==="untested").length,s=r=>t.rounds[r]?.drafts[0]?.
verdict==="rejected"&&n(r)>0;return t.rounds.some((r,a)=>s(a))?e?.index!==0||!s(e.round)?mo(e):Ys("waste",{round:e.round+1,untested:n(e.round)}):ve("waste.misse\
d",{rounds:t.length})},low(t){let{alpha:e,values:n}=Cn(t);return bt(e<Vt,"low",{...n,limit:L(Vt)})},same(t){let{temperature:e}=t.trace.settings;if(e>0)return ve(
"same.sampled",{temperature:e});let n=t.folds.agreement(t.length);return!n||n.compared<Js?ve("same.short",{n:n?.compared??0,least:Js}):bt(n.first_difference===null,
"same",{n:n.compared,at:(n.first_difference??0)+1})},hot(t){let{alpha:e,values:n}=Cn(t),{temperature:s}=t.trace.settings;return bt(e>vc&&s>=hc,"hot",{...n,temperature:s,
limit:L(vc),least:hc})},untested(t){let{alpha:e,efficiency:n,values:s}=Cn(t),r=Math.round(100*(e-n));return bt(r>=100*fc,"untested",{...s,points:r,least:100*fc})},
lookup(t){if(t.trace.settings.drafter!=="lookup")return ve("lookup.drafter");let{alpha:e,values:n}=Cn(t);return bt(e>=Vt,"lookup",{...n,limit:L(Vt)})},lucky(t,{
pinned:e}){let n=t.rounds.flatMap(({drafts:u},m)=>u.flatMap((h,v)=>{let f=h.verdict==="accepted"?te(h):null;return f===null?[]:[{chance:f,draw:h.draw,round:m,index:v}]})),
s=n[uo(n,({chance:u})=>-u)];if(!s)return ve("lucky.none");let r=s.chance<po,a=r?n.find(({chance:u,...m})=>u<po&&zt(m,e)):s;if(!a)return mo(e);let{chance:i,draw:l,
round:c,index:p}=a;return bt(r,"lucky",{chance:L(i),draw:D(l,3),round:c+1,slot:p+1,limit:L(po)})},lose(t){let{alpha:e,speedup:n,values:s}=Cn(t);return t.folds.plain.
tokens.length?bt(n!==null&&n<1&&e>Vt,"lose",{...s,limit:L(Vt)}):ve("lose.plain")},choose(t,{trials:e,text:n,most:s}){if(!t.promptText.includes(n))return ve("cho\
ose.prompt");let{alike:r}=vo(t),a=e.filter(p=>p.alike===r&&p.speedup!==null),i=[...new Map(a.map(p=>[p.gamma,p])).values()].sort((p,u)=>p.gamma-u.gamma);if(!i.length)
return ve("lose.plain");let l={tried:i.map(({gamma:p,speedup:u})=>`γ = ${p}: ${Z(u)}`).join(", ")},c=uo(i,({speedup:p})=>p);return c===0&&i[0].gamma>1?ve("choo\
se.smaller",l):c===i.length-1&&i[c].gamma<s?ve("choose.larger",l):Ys("choose",{...l,gamma:i[c].gamma})}},Hh=["lose","choose"];function vo(t){let{settings:{gamma:e,
...n},models:s,prompt:r}=t.trace;return{alike:JSON.stringify([s.pair,r,n]),gamma:e,speedup:t.folds.measured(t.length)}}function gc(t,e,n){let s=Hh.includes(t)&&
e.folds.disturbance(e.length)!==null;return{...Ah(e)??jh[t](e,n),busy:s}}var Nh=50,bc=St("specviz-lesson"),Xs=[],xc=null;document.addEventListener("specviz-painted",()=>{let t=R.viewer?.trace();!t||t===xc||t.ending==="running"||(xc=t,
Xs.push(vo(new Ae(t))),Xs.splice(0,Xs.length-Nh))});var wc=({label:t,title:e,link:n})=>o("button",{type:"button","data-go":JSON.stringify({...n,reveal:!0}),"ari\
a-label":`${t}: ${e}`,children:t});function Ih({words:t,plan:e,exercises:n,most:s}){let r=ge(t),a=O(null),[i,l]=q(()=>{let f=bc.read();return n.map(({name:b})=>b).
filter(b=>Array.isArray(f)&&f.includes(b))}),[c,p]=q({});function u({name:f,start:b=""}){let g=R.viewer?.trace(),y=R.viewer?.state().pinned??null,{met:w,says:x,
values:_,busy:k}=g?gc(f,new Ae(g),{trials:Xs,text:b,most:s,pinned:y}):{met:!1,says:"lacking.run",values:{},busy:!1};p({...c,[f]:{met:w,line:N(r(x,_),k&&r("busy"))}});
let H=w&&!i.includes(f)?[...i,f]:i;bc.write(H),l(H)}function m(){a.current&&(a.current.open=!0,a.current.scrollIntoView())}let h=(f,b)=>{let{task:g}=t.exercises[f.
name],{met:y,line:w}=c[f.name]??{};return o("li",{"data-solved":String(i.includes(f.name)),children:[o("h4",{children:[b,". ",g]}),o("div",{children:[f.start&&o(
wc,{label:r("start"),title:g,link:{view:"watch",prompt:f.start}}),o("button",{type:"button","aria-label":`${r("check")}: ${g}`,onClick:()=>u(f),children:r("chec\
k")})]}),o("p",{class:"lesson-line",role:"status","data-met":y===void 0?void 0:String(y),children:w})]})},v=f=>o("a",{href:`lesson/${Pe()}/${f}`,target:"_blank",
children:r(f)});return o(T,{children:[o("p",{class:"lesson-sheets",children:[v("handout"),v("key")]}),o("details",{children:[o("summary",{children:r("plan")}),o(
"ol",{class:"lesson-plan",children:e.map(({name:f,minutes:b,link:g})=>o("li",{children:[o("span",{class:"lesson-minutes",children:b}),o("div",{children:[o("h3",
{children:t.steps[f].title}),o("p",{children:t.steps[f].text})]}),f==="exercises"?o("button",{type:"button",onClick:m,children:r("open")}):o(wc,{label:r("open"),
title:t.steps[f].title,link:g})]}))})]}),o("details",{ref:a,children:[o("summary",{children:[r("exercises_heading")," ",o("span",{class:"lesson-tally",role:"sta\
tus",children:i.length>0&&r("tally",{met:i.length,of:n.length})})]}),o("p",{children:r("exercises_intro")}),Object.entries(t.grades).map(([f,b])=>o(T,{children:[
o("h3",{children:b}),o("ol",{class:"lesson-tasks",children:n.map((g,y)=>String(g.grade)===f&&h(g,y+1))})]}))]})]})}I("lesson",({node:t,words:e,props:n})=>B(o(Ih,
{...e,most:n.most}),t));var $n=t=>t.reduce((e,n)=>e+n,0);function Ft(t){let e=$n(t);return t.map(n=>n/e)}var ho=(t,e)=>t.map((n,s)=>Math.min(n,e[s])),Bt=(t,e)=>Math.min(1,$n(ho(t,e))),
fo=(t,e)=>e.map((n,s)=>n>0?Math.min(1,t[s]/n):null);function Ut(t,e){let n=t.map((s,r)=>Math.max(0,s-e[r]));return $n(n)>0?Ft(n):[...t]}function kc(t,e){let n=fo(
t,e).map((r,a)=>e[a]*(r??0)),s=1-$n(n);return{accepted:n,corrected:Ut(t,e).map(r=>s*r)}}function _c(t,e,n){let s=1-t[e];return t.map(a=>s>0?a/s:1/(t.length-1)).
map((a,i)=>i===e?n:a*(1-n))}function yc(t,e){let n=e*$n(t),s=0;for(let[r,a]of t.entries()){if(a>0){if(n<a)return{token:r,spot:n/a};s=r}n-=a}return{token:s,spot:.5}}
function go(t,e,n){let s=yc(e,n()).token,r=n(),a=Math.min(1,t[s]/e[s]);if(r<a)return{guess:s,draw:r,threshold:a,accepted:!0,correction:null,spot:0,token:s};let{
token:i,spot:l}=yc(Ut(t,e),n());return{guess:s,draw:r,threshold:a,accepted:!1,correction:i,spot:l,token:i}}var bo=["accepted","corrected"],Pn=t=>t.reduce((e,n)=>e+n,0),Sc=({accepted:t,corrected:e})=>Pn(t)+Pn(e),Ec=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function Tc(t,e,n){let{accepted:s,corrected:r}=n,a=Sc(n),i=e.map((l,c)=>Math.abs(l-(s[c]+r[c])/a));return t("counted",{draws:pe(a),accepted:pe(Pn(s)),corrected:pe(
Pn(r)),difference:G(Math.max(...i))})}function Rc({say:t,target:e,draft:n,active:s,name:r,counts:a}){let i=kc(e,n),l=Ut(e,n),c=Pn(i.corrected),p=a&&Sc(a),u=(m,h)=>a&&
p?a[m][h]/p:i[m][h];return o("div",{class:"sv-play-result",children:[o("h3",{children:p?t("emits_drawn",{draws:pe(p)}):t("emits")}),o("p",{class:"sv-play-says",
children:t(i.corrected[s]<1e-9?"sums_accepted":"sums",{token:r(s),accepted:G(i.accepted[s]),rejected:G(c),residual:G(l[s]),target:G(e[s])})}),o("table",{class:"\
sv-play-emitted",children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:t("token")}),o("td",{}),o("th",{scope:"col",children:o(A,{name:"re\
sidual",children:t("residual")})}),o("th",{scope:"col",children:t("target")}),o("th",{scope:"col",children:t(p?"drawn":"result")})]})}),o("tbody",{children:e.map(
(m,h)=>{let[v,f]=bo.map(b=>u(b,h));return o("tr",{class:h===s?"sv-play-active":void 0,children:[o("th",{scope:"row",class:"sv-t",title:r(h),children:r(h)}),o("t\
d",{children:o("span",{class:"sv-play-stack",style:`--target:${m};--accepted:${v};--corrected:${f}`,children:[bo.map(b=>o("span",{"data-kind":b})),o("span",{"da\
ta-kind":"target"})]})}),o("td",{children:c<1e-9?"–":G(l[h])}),o("td",{children:G(m)}),o("td",{children:G(v+f)})]},h)})})]}),o("ul",{class:"sv-legend",children:[
...bo,"target"].map(m=>o("li",{children:[o("span",{class:"sv-play-key","data-kind":m}),t(`result_key.${m}`)]}))})]})}var Qs=["target","draft"],xo=["both",...Qs],qh={both:"overlap",target:"residual",draft:"rejected"},Wt=.01,wo=.1,Dh={ArrowRight:Wt,ArrowUp:Wt,ArrowLeft:-Wt,ArrowDown:-Wt,
PageUp:wo,PageDown:-wo};function Vh({key:t,shiftKey:e,ctrlKey:n,altKey:s,metaKey:r}){if(n||s||r)return 0;let a=Dh[t]??0;return e?Math.sign(a)*wo:a}var Oc=({values:t,
children:e})=>o("span",{class:"sv-play-bar",style:xo.map(n=>`--${n}:${t[n]}`).join(";"),children:[xo.map(n=>o("span",{"data-area":n})),e]}),Mc=({kind:t,at:e})=>o(
"span",{class:"sv-play-dart","data-kind":t,style:`--x:${e}`});function Fh({token:t,shown:e}){let{say:n,target:s,draft:r,active:a,dart:i,grab:l,move:c,done:p}=e,
u=e.name(t),m={target:s[t],draft:r[t],both:ho(s,r)[t]},h=fo(s,r)[t];function v(f,b){let g=Vh(f);g&&(f.preventDefault(),c(b,t,Math.min(1,Math.max(0,Wt*Math.round(
(m[b]+g)/Wt)))),p())}return o("div",{class:`sv-play-row${t===a?" sv-play-active":""}`,children:[o("span",{class:"sv-t",title:u,children:u}),o(Oc,{values:m,children:[
i?.guess===t&&o(Mc,{kind:i.accepted?"accepted":"rejected",at:i.draw*r[t]}),i?.correction===t&&o(Mc,{kind:"correction",at:m.both+i.spot*(s[t]-m.both)}),Qs.map(f=>o(
"input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":f,value:m[f],"aria-label":n(`handle.${f}`,{token:u}),"aria-valuetext":n("handle.\
text",{p:G(m[f]),overlap:K(Bt(s,r))}),onFocus:()=>l(f,t),onPointerDown:()=>l(f,t),onChange:p,onKeyDown:b=>v(b,f),onInput:({currentTarget:b})=>c(f,t,Number(b.value))},
f))]}),o("span",{class:"sv-play-masses",children:Qs.map(f=>o("span",{children:G(m[f])}))}),o("span",{class:"sv-play-chance",children:h===null?"–":L(h)})]})}function zc(t){
let{say:e,target:n,draft:s}=t,r=Bt(n,s);return o("div",{children:[o("div",{class:"sv-play-rows",children:[o("div",{class:"sv-play-row sv-play-head",children:[o(
"span",{children:e("token")}),o("span",{class:"sv-play-names",children:Qs.map(a=>o("span",{class:"sv-play-model","data-model":a,children:e(a)}))}),o("span",{}),
o("span",{children:o(A,{name:"accept_test",children:e("chance")})})]}),n.map((a,i)=>o(Fh,{token:i,shown:t},i)),o("div",{class:"sv-play-row sv-play-axis","aria-h\
idden":"true",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:[0,.5,1].map(a=>o("span",{style:`--x:${a}`,children:a}))})]}),o("div",{class:"sv-p\
lay-row sv-play-total",children:[o("span",{children:e("total")}),o(Oc,{values:{target:1,draft:1,both:r}}),o("span",{class:"sv-play-whole",children:[o(A,{name:"o\
verlap",children:e("overlap")}),o("span",{class:"sv-play-beta",children:K(r)})]})]})]}),o("ul",{class:"sv-legend",children:xo.map(a=>o("li",{children:[o("span",
{class:"sv-area-key","data-area":a}),o(A,{name:qh[a],children:e(`key.${a}`)})]}))})]})}var Bh=6,An="similar",jn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},Uh=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
Lc=({target:t,draft:e})=>[t,e].map(n=>n.map(s=>Math.round(1e3*s)).join(".")).join("-");function Cc(t){if(!Uh.test(t))return null;let[e,n]=t.split("-").map(r=>r.
split(".").map(Number));return[e,n].some(r=>r.every(a=>a===0))||e.length!==n.length?null:{target:Ft(e),draft:Ft(n)}}var Wh=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function Gh({rounds:t},{round:e,index:n}){let s=t[e];if(!s?.drafts.length)return null;let r=s.drafts.filter(i=>i.verdict==="a\
ccepted").length,a=Math.min(n<s.drafts.length?n:r,s.drafts.length-1);return Wh(s.positions?.[a])?{round:e,index:a}:null}function $c(t,e){let n=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},m)=>u==="rejected"?[{round:p,index:m}]:[])),s=[...e?[e]:[],...n].map(c=>Gh(t,c)).find(Boolean);if(!s)return null;let{drafts:r,
positions:a=[]}=t.rounds[s.round],i=a[s.index],l=ws(i,[r[s.index].token],!1,Bh);return{target:Ft(l.map(c=>c.target??0)),draft:Ft(l.map(c=>c.draft??0)),guess:{...s,
names:l.map(({token:c})=>Kh(t,c)),overlap:i.overlap}}}function Kh({pieces:t},e){if(e===-1)return null;let n=t[e];return ne(typeof n=="string"?n:Te(ye,n).text)||
ke(n)}var Yh=1e3,Jh=40,Zs=class{constructor(e,n){this.element=e;this.options=n;this.say=ge(n.words),this.start(An)}element;options;scene=jn[An];preset=An;active=0;base=[];counts=null;left=0;frame=0;dart=null;note="";outcome="";say;start(e){
let n=Object.hasOwn(jn,e),s=n?jn[e]:e==="shown"?this.shownScene():Cc(e);return s&&this.put(s,n||e==="shown"?e:null),s||e!=="shown"?!!s:(Object.assign(this,{preset:"\
shown",note:this.say("none")}),this.draw(),!0)}shownScene(){let{trace:e,at:n=null}=this.options.shown?.()??{};return e?$c(e,n):null}follow(){let e=this.preset===
"shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,n){let s=Ut(e.target,e.draft);this.forget(),Object.assign(
this,{scene:e,preset:n,active:s.indexOf(Math.max(...s)),note:this.lost(e)}),this.draw()}lost({target:e,draft:n,guess:s}){if(s?.overlap==null)return"";let[r,a]=[
Bt(e,n),s.overlap].map(i=>K(i));return r===a?"":this.say("lumped",{overlap:r,exact:a})}grab(e,n){Object.assign(this,{base:this.scene[e],active:n}),this.draw()}move(e,n,s){
this.forget(),Object.assign(this,{preset:null,scene:{...this.scene,[e]:_c(this.base,n,s)}}),this.draw()}tell(){this.options.changed?.(this.preset===An?null:this.
preset??Lc(this.scene))}name(e){let{guess:n}=this.scene;return n?n.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),
Object.assign(this,{left:0,counts:null,dart:null,outcome:""})}drawOne(){this.dart=go(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.
dart),this.draw()}story({guess:e,draw:n,threshold:s,accepted:r,token:a}){let{say:i,scene:{target:l,draft:c}}=this,[p,u]=ae(n,s),m=i(`test.${r?"accepted":"reject\
ed"}`,{draw:p,threshold:u,target:G(l[e]),draft:G(c[e])});return N(i("drafted",{token:this.name(e)}),m,!r&&i("correction",{token:this.name(a)}))}drawMany(){let e=this.
left>0;Object.assign(this,{dart:null,outcome:"",left:this.left+Yh}),this.counts=this.counts??Ec(this.scene.target.length),e||this.drawSome(this.counts)}drawSome(e){
let{target:n,draft:s}=this.scene,r=matchMedia("(prefers-reduced-motion: reduce)").matches?this.left:Math.min(this.left,Jh);for(let a=0;a<r;a+=1){let{token:i,accepted:l}=go(
n,s,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.left?this.frame=requestAnimationFrame(()=>this.drawSome(e)):this.outcome=Tc(this.say,n,e),this.
draw()}draw(){let{say:e,active:n,preset:s,scene:{target:r,draft:a,guess:i}}=this,l={say:e,target:r,draft:a,active:n,name:u=>this.name(u)},c=Bt(r,a),p=(u,m,h)=>o(
"button",{type:"button",class:"sv-choose","data-name":u,"aria-pressed":h,onClick:m,children:e(u)});B(o("div",{class:"specviz sv-play",children:[o("div",{class:"\
sv-choices",role:"group","aria-label":e("start"),children:[o("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(jn),"shown"].map(u=>p(`presets.${u}`,
()=>{this.start(u),this.tell()},u===s))]}),o("div",{class:"sv-play-columns",children:[o("div",{children:[o("h3",{children:i?e("guess",{round:i.round+1,guess:i.index+
1}):e("prompt")}),o("p",{class:"sv-note",role:"status",children:this.note}),o(zc,{...l,dart:this.dart,grab:(...u)=>this.grab(...u),move:(...u)=>this.move(...u),
done:()=>this.tell()}),o("p",{class:"sv-play-says",children:e(c>1-1e-9?"shares_all":c<1e-9?"shares_nothing":"shares",{overlap:K(c),rejected:K(1-c)})})]}),o("div",
{children:[o(Rc,{...l,counts:this.counts}),o("div",{class:"sv-choices sv-play-draws",children:[p("one",()=>this.drawOne()),p("many",()=>this.drawMany())]}),o("p",
{class:"sv-play-outcome",role:"status",children:this.outcome})]})]})]}),this.element)}};var Xh=Ve("play",new URLSearchParams(window.location.search).get("play"));I("play",({node:t,words:e})=>{let n=new Zs(t,{words:e,changed:s=>R.keep({play:s}),shown(){
let s=R.viewer?.trace();return R.viewer&&s?{trace:s,at:R.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>n.follow()),Xh(s=>{if(!s)
return;n.start(s)&&R.keep({play:s});let r=document.getElementById("play");oe(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});I("qr",async({words:t,props:e})=>{await De;let n=document.querySelector("#stage .specviz"),s=Object.assign(document.createElement("div"),{className:"qr-panel",popover:"\
auto",role:"dialog",ariaLabel:t.open});function r(){let i=new URL(R.address());["presenter","embed"].forEach(c=>i.searchParams.delete(c));let l=i.href.length>e.
most;B(o(T,{children:[!l&&o("img",{class:"qr-code",alt:t.alt,src:`qr.svg?${new URLSearchParams({link:i.href})}`}),o("p",{class:"qr-link",children:!l&&i.href}),o(
"p",{class:"qr-said",role:"status",children:l?t.too_long:Gn(i.host)&&t.here_alone}),o("button",{type:"button",class:"sv-link",onClick:()=>s.hidePopover(),children:t.
close})]}),s),s.showPopover()}n?.addEventListener("keydown",i=>{i.key!=="Escape"||!s.matches(":popover-open")||(s.hidePopover(),i.stopPropagation(),i.preventDefault())},
{capture:!0});let a=Object.assign(document.createElement("button"),{type:"button",className:"sv-link qr-open",textContent:t.open,onclick:r});n?.querySelector(".\
sv-transport-side")?.append(a),n?.append(s)});var Qh=800,Pc=680,Ac="SpecViz",Zh=8e3;async function ef(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let n=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&n.focus(),e.hidden}}function yo(t,e,n){let s=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),a=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{r.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
Zh))};return s.addEventListener("click",async()=>{let[c,p]=n(),u=await ef(c,a);l(u?p:e.by_hand,!u)}),t.replaceChildren(s,r,a),l}function tf(t){let e=new URL(t);
e.searchParams.set("embed","1");let n=Object.assign(document.createElement("iframe"),{src:e.href,title:Ac,width:"100%",height:String(Pc),loading:"lazy"});return n.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(n).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}I("share",({node:t,words:e})=>{yo(t,{...e,copy:e.embed},()=>[tf(R.address()),e.embedded])});function nf(t){let e=0;new ResizeObserver(()=>{let n=t.clientWidth>=
Qh?Pc:Math.ceil(t.getBoundingClientRect().height);!n||n===e||(e=n,window.parent.postMessage({specviz:{height:n}},"*"))}).observe(t)}async function sf(){document.
documentElement.classList.add("embed");let t=await oe(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Ac}),n=()=>{let s=new URL(window.location.href);s.searchParams.delete("embed"),e.href=s.href};n(),["pointerdown","focus"].forEach(s=>e.
addEventListener(s,n)),t?.append(e),t&&nf(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&sf();var Ro=["round","phase","at"],Vc=["recorded","view",...Ro,"open","tint","hide","presenter","tour","run"],rf=4e3,of=500,af=/^\w[\w.-]*(\/\w[\w.-]*)?$/,Fc=1e3,jc=2e3,
lf=1e4,Bc=({search:t})=>new URLSearchParams(t).get("view")??"watch",Le=()=>R.viewer,ko=t=>["1","true"].includes(String(t)),Uc=(t,e)=>JSON.stringify(t)===JSON.stringify(
e),Hc=(t,e)=>Object.fromEntries(Object.entries(t).filter(([n])=>e.includes(n))),_o=(t,e)=>Object.fromEntries(Object.entries(t).filter(([n])=>!e.includes(n))),X,
He=null,So=null,Gt=null,Wc=null,tr=null,he=null,wt=null,xt=Bc(window.location),nr=[],Gc=!1,Nc=0,Mo=new Map,Eo=new Map,cf=t=>X.folders||t.every(e=>af.test(e)&&!/\.gguf$/i.
test(e)),Oo=()=>He!==null&&He===Wc?Gt:He;function er(){let t=Oo()??[],{pair:e,target:n,draft:s,plain:r,...a}=Object.fromEntries(X.names.map((c,p)=>[c,t[p]])),i=[
n,s].map(c=>String(c??"").trim()).filter(Boolean);return{...i.length>0&&cf(i)?{target:n,draft:s}:{pair:e},plain:r?1:0,...a}}function Ic(){let{round:t,phase:e,rounds:n,
pinned:s,opening:r}=Le().state();return r&&!s?{}:{...t<n?{round:t}:{},...e?{phase:e}:{},...s?{at:`${s.round}.${s.index}`}:{}}}var sr=()=>Uc(Oo(),Gt);function df(){
let{live:t,name:e}=R.shows;return tr||(!He||!X?{}:sr()?t?{...er(),run:1,...Ic()}:e?{recorded:e,...Ic()}:er():er())}var nt=()=>document.querySelector("#tabs [rol\
e=tab][aria-selected=true]")?.getAttribute("data-tab-id");function rr(){let t=nt(),{tint:e="verdict",presenter:n=!1,view:s="race"}=R.viewer?.state()??{};return{
...df(),...t&&t!=="watch"?{view:t}:{},...s!=="race"?{open:s}:{},...e!=="verdict"?{tint:e}:{},...nr.length?{hide:nr.join(",")}:{},...n?{presenter:1}:{},...Object.
fromEntries([...Mo].filter(([,r])=>r!==null))}}function zo(t){let e=new URL(window.location.href);return[...X.names,...Vc,...Mo.keys()].forEach(n=>e.searchParams.
delete(n)),Object.entries(t).forEach(([n,s])=>e.searchParams.set(n,String(s))),e.href}function Lo(t){return encodeURIComponent(String(t.prompt??"")).length<=rf?
t:_o(t,["prompt","run",...Ro])}function yt(){clearTimeout(Nc),Nc=window.setTimeout(pf,of)}function pf(){if(!X||he||!He)return;let t=Lo(rr());t.recorded==="first"&&
t.round===void 0&&!t.at&&(t=_o(t,["recorded"])),!t.run&&!t.recorded&&Uc(He,So)&&(t=_o(t,X.names));let e=zo(t),n=String(t.view??"watch");n===xt||wt?e!==window.location.
href&&window.history.replaceState(window.history.state,"",e):(window.history.pushState(window.history.state,"",e),xt=n)}function Kc(t){document.querySelector(`#\
tabs [data-tab-id="${CSS.escape(t)}"]`)&&(wt=t,setTimeout(Yc,Fc,3))}function uf({round:t,phase:e,at:n}){if(t===void 0&&n===void 0)return null;let s=a=>/^\d{1,5}$/.
test(String(a))?Number(a):null,r=/^(\d{1,5})\.(\d{1,3})$/.exec(String(n));return{round:s(t),phase:s(e)||0,at:r&&{round:Number(r[1]),index:Number(r[2])},wrong:t!==
void 0&&s(t)===null||n!==void 0&&!r}}var qc=({round:t,index:e})=>e<=(Le().trace()?.rounds[t]?.drafts.length??-1);function To(){if(!he||he.waits)return;let{rounds:t,
state:e}=Le().state(),{round:n,phase:s,at:r,wrong:a}=he,i=Math.max(n===null?0:n+(s?1:0),r?r.round+1:0);t<i&&["running","paused","loading"].includes(e)||(he=null,
n!==null&&Le().seek(n,s),r&&qc(r)&&Le().pin(r),(a||t<i||r&&!qc(r))&&X.say(X.words.no_moment),yt())}function mf(t){nr=String(t).split(",").map(n=>n.trim()).filter(
n=>Object.hasOwn(X.hideable,n));let e=nr.map(n=>X.hideable[n]);X.sheet.replaceSync(e.length?`${e.join(", ")} { display: none !important; }`:"")}function Yc(t){(wt===
nt()||!t)&&(wt=null),wt&&(he?.waits||X.go({view:wt}),setTimeout(Yc,Fc,t-1))}async function Dc(t){let e=Eo.get(t);if(Eo.delete(t),e===void 0)return;await oe(()=>nt()===
t);let n=new AbortController;["wheel","touchmove","pointerdown","keydown"].forEach(i=>window.addEventListener(i,()=>n.abort(),{signal:n.signal,passive:!0}));let s=performance.
now()+lf,r=performance.now()+jc,a=()=>{let i=performance.now();(i>r||nt()!==t)&&n.abort(),!n.signal.aborted&&(window.scrollY!==e&&(r=Math.min(i+jc,s),window.scrollTo(
{top:e,behavior:"instant"})),requestAnimationFrame(a))};a()}async function vf(t,e){await oe(()=>nt()===t&&document.querySelector(e)?.checkVisibility()),requestAnimationFrame(
()=>{let n=document.querySelector(e);n?.scrollIntoView();let{activeElement:s,body:r}=document;s!==r&&s?.checkVisibility()||(n?.matches("details")?n.querySelector(
"summary")?.focus({preventScroll:!0}):Dt.enter({preventScroll:!0}))})}function hf({reveal:t,open:e,claim:n}){return t&&n?`#claim-${Number(n)}`:t&&e?"#stage .sv-\
views":"#tabs"}async function Jc(t,e=!1){await Qc;let n=Hc(t||{},[...X.names,...Vc]),s="view"in n&&n.view!==nt()&&!e;s&&Eo.set(nt(),window.scrollY);let r=uf(n);
r&&(r.waits=ko(n.run)?"server":"recorded"in n&&"recording"),he=r,tr="recorded"in n?Hc(n,["recorded",...Ro]):null,"hide"in n&&mf(n.hide),"tint"in n&&Le().tint(String(
n.tint)),"open"in n&&Le().open(String(n.open)),"presenter"in n&&Le().present(ko(n.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:t})),"\
recorded"in n&&await R.open(n.recorded),tr=null,he===r&&r?.waits==="recording"&&(he=null),ko(n.run)&&Le().setState("loading",X.words.opening),[...X.names,"view",
"run"].some(a=>a in n)&&X.go(n),"view"in n&&Kc(String(n.view)),To(),yt(),s&&!(t.reveal&&t.fold)&&vf(String(n.view),hf(t))}function ff(){if(!window.location.search)
return;let t=Object.fromEntries(new URLSearchParams(window.location.search));t.recorded===R.shows.name&&delete t.recorded,Jc(t,!0)}function gf(){let{words:t}=X,
{live:e,name:n}=R.shows,s=rr(),r=Lo(s),a=r!==s?t.copied_cut:!e&&!n?t.copied_file:e&&!sr()?t.copied_changed:t.copied;return[zo(r),a]}var Xc=()=>{},Qc=new Promise(
t=>{Xc=t});Object.assign(R,{go:Jc,state:rr,keep(t){Object.entries(t).forEach(([e,n])=>Mo.set(e,n===""?null:n??null)),yt()},address:()=>zo(Lo(rr()))});var Se={touch:yt,
controls:()=>He&&X?er():{},unchanged:sr,async adopt(t){await Qc;let e=await oe(()=>He);Wc=e,Gt=X.names.map((n,s)=>n in t?t[n]:["target","draft"].includes(n)?"":
e[s]),X.go(t)},typed(...t){He=t,So=So||t,Gt=Gt||t,R.viewer?.outdate(!sr()),Gc&&R.viewer?.forgive(),yt()}};I("link",async({node:t,words:e,props:n,send:s,value:r})=>{
await De;let{names:a,hideable:i,folders:l}=n,c=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,c],X={go:s.go,words:e,names:a,hideable:i,
folders:l,sheet:c,say:yo(t,e,gf)},document.addEventListener("specviz-load",()=>{Gt=Oo(),he&&(he.waits=!1),To(),yt()}),document.addEventListener("specviz-painted",
()=>{To(),yt()});let p=({type:u,target:m,isTrusted:h})=>{if(!h)return;let v=u==="click"&&m instanceof Element&&m.closest("#tabs [role=tab][data-tab-id]");v&&Dc(
v.getAttribute("data-tab-id")),wt=null,Gc=Le().state().state==="error"};["pointerdown","keydown","click"].forEach(u=>document.addEventListener(u,p)),Xc(),ff(),window.
addEventListener("popstate",()=>{xt=Bc(window.location),Dc(xt),xt!==nt()&&(X.go({view:xt}),Kc(xt))}),r(({begin:u})=>{!u&&he?.waits==="server"&&(he=null)},!1)});var Zc={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"again"},ed=5e3,bf=()=>document.querySelector("#stage .stage");I("stage",async({node:t,
words:e,props:n,server:s,send:r,value:a})=>{let i={...n.limits,...e},l=null,c=0,p=null,u=null,m=null,h=0,v=!1,f=async S=>{let E=await s.resync(S);E&&k(E)};async function b(S){
if(m!==S){m=S;try{await f({run:S,rounds:-1,plain:0})}finally{m=null}}}async function g(){if(M.state().state!=="running"&&!v||performance.now()-h<ed)return;if(h=
performance.now(),await s.resync(null)===void 0){M.state().state==="running"&&M.setState("error",e.gone),v=!0;return}v&&M.setState("running"),v=!1;let{rounds:S,
plain:E}=M.trace();await f({run:l,rounds:S.length,plain:E.tokens.length})}function y(S,E){S==="again"&&w(E.changes),S==="show"?H(E):S==="claim"?R.go?.({view:"my\
ths",claim:String(E.claim),reveal:!0}):S==="new"?document.getElementById("run")?.click():Zc[S]?r[Zc[S]](E):f({run:l,rounds:E.from,plain:E.plain_from||0})}function w(S){
let{max_new_tokens:E,...P}=M.trace()?.settings??{};S&&(Se.unchanged()?Se.adopt({...P,tokens:E,...S}):R.go?.(S))}async function x(S){let E=await s.offers(S);E&&M.
offer(S,E)}function _({trace:S,recorded:E,step:P,name:Ne,offered:kd,typed:_d,...Sd}){({run:l=null,number:c=0}=Sd),u=l?null:S;let ir=l?{run:l}:kd?{recorded:Ne}:null;
M.load(S,{recorded:E,step:P,source:ir,teach:E}),ir&&x(ir),R.shows={live:!!l&&_d!==!1,name:Ne},t.dispatchEvent(new Event("specviz-load",{bubbles:!0}))}function k(S){
h=performance.now(),!(S.number<c||p&&S.run===p)&&(S.trace?_(S):S.number>c?b(S.run):S.rounds&&M.append(S),S.state?M.setState(S.state,S.message):v&&M.setState("ru\
nning"),v=!1,S.state==="error"&&Dt.refused())}function H(S){["running","paused"].includes(M.state().state)&&r.stop(),p=l||p,S.run&&S.run===p&&(p=null),k({...S,number:c})}
let U=Kn();document.addEventListener("specviz-load",U);async function F(S){let E=U();if(S.size>i.most)fe(i.too_large);else{let P=await oo(async()=>s.bring(await S.
text()),i.busy);P.state==="error"?fe(P.message):E()&&H(P)}document.querySelector("#stage .sv-status")?.scrollIntoView({block:"nearest"})}let fe=S=>M.setState("e\
rror",S),M=Rn(t,{words:await R.read(`words/${Pe()}.json`),live:!0,send:y,most:n.limits.gamma});Object.assign(Kt,{show:H,step(){let{round:S,rounds:E,state:P}=M.state();
Se.unchanged()&&(S<E||["running","paused"].includes(P))?M.forward("step"):r.tick({open:!1})},say:(S,E)=>M.setState(S,e[E]),async save(S){let E=u?{trace:JSON.stringify(
u)}:{run:l},P=await Fs(S,Ne=>s.make({kind:Ne,...E}),i.busy);P&&fe(P)},open:Bs(".json,application/json",F)}),Qo(M),t.addEventListener("dragover",S=>S.preventDefault()),
t.addEventListener("drop",S=>{S.preventDefault();let E=S.dataTransfer?.files[0];E&&F(E)}),a(k),setInterval(g,ed)});var Kt={show(){},step(){},say(){},save(){},open(){}},
td=t=>Kt.show(t),nd={say(t,e){Kt.say(t,e);let n=bf();n&&n.getBoundingClientRect().top>window.innerHeight&&n.scrollIntoView()},attend(){Dt.show(!1),document.querySelector(
"#stage .sv-strip")?.focus({preventScroll:!0})},step(){Dt.covers()&&this.attend(),Kt.step()},play(){R.shows.live||R.viewer?.play()},save:t=>Kt.save(t),open:()=>Kt.
open()};var xf=5,sd=Kn();I("recorded",({node:t,words:{words:e,runs:n}})=>{let s=new Set(n.slice(0,xf));function r(){let i=n.find(({name:p})=>p===R.shows.name);i&&s.add(
i);let l=n.filter(p=>!s.has(p)),c=()=>{l.forEach(p=>s.add(p)),r(),t.querySelector(`[data-name="${l[0].name}"]`)?.focus()};B(o(T,{children:[o("span",{id:"recorde\
d-label",children:n.length?e.label:e.damaged}),o("div",{class:"recorded-list",role:"group","aria-labelledby":"recorded-label",children:[n.map(p=>o("button",{type:"\
button","data-name":p.name,hidden:!s.has(p),"aria-pressed":p===i,onClick:()=>a(p.name),children:p.label})),o("button",{type:"button",hidden:!l.length,onClick:c,
children:e.more.replace("{n}",String(l.length))})]}),o("p",{class:"recorded-about",hidden:!i,children:[o("span",{children:i?.notice})," ",o("button",{type:"butt\
on",hidden:!i?.again,onClick:()=>i?.again&&R.go?.(i.again),children:e.again})]})]}),t)}async function a(i){let l=n.find(p=>p.name===i);if(!l){R.viewer?.setState(
"error",e.unknown);return}let c=sd();try{let p=await R.read(`traces/${i}.json`);if(!c())return;if(td({trace:p,recorded:!0,state:"done",name:i,offered:!!l.again}),
l.again){let{run:u,...m}=l.again;Se.adopt(m)}}catch{c()&&R.viewer?.setState("error",e.lost)}}document.addEventListener("specviz-load",()=>{sd(),r()}),r(),R.open=
a});br("status",({value:{text:t="",share:e=null}})=>o(T,{children:[o("p",{role:"status",children:t}),o("progress",{hidden:e===null,value:e??0,"aria-label":t})]}));br(
"paragraphs",({value:t})=>t.map(e=>o("p",{children:e})));var wf=Ve("pay");I("pay",({node:t,send:e,value:n})=>{n(({text:s,link:r})=>{s!==void 0&&(t.textContent=s),
r!==void 0&&R.keep({pay:r})},!1),wf(s=>e.link({text:s}))});var yf=Ve("explore"),Co=null,rd=!1,Hn=!1;function od(){Co&&rd&&yf(Co)}var $o={open(){},save(){},busy(){},see(){let t=document.getElementById("explore-results");
t&&t.getBoundingClientRect().top>window.innerHeight&&t.scrollIntoView()},isUnsaved:()=>Hn};I("desk",({node:t,words:e,props:n,send:s,server:r,value:a})=>{let i=-1,
l=!1,c=(m,h=null)=>{B(o(T,{children:[o("p",{role:"status",children:m}),o("progress",{hidden:h===null,value:h??0,"aria-label":m})]}),t),m&&l&&t.scrollIntoView({block:"\
nearest"}),l=l&&!m},p=(m,h)=>Bs(h,async v=>{l=!0,v.size>n.limits[m]?c(e.too_large):s[m]({name:v.name,text:await v.text()})}),u={prompts:p("prompts",".jsonl,.ndj\
son,.json,.csv,.tsv,.txt,text/*"),sweep:p("sweep",".json,.jsonl,application/json")};Object.assign($o,{open:m=>u[m](),async save(m,h){let v=await Fs(m,()=>r.make(
{kind:m,id:h}),e.busy);v?c(v):m==="json"&&(Hn=!1)},busy:()=>c(e.busy)}),Co=m=>s.link({text:m}),od(),a(({text:m="",share:h=null,go:v=null,serial:f=i})=>{c(m,h),Hn=
Hn||h!==null,v&&f>i&&R.go?.(v),i=f})});I("plan",({node:t,value:e})=>e(({text:n="",link:s})=>{t.textContent=n,s!==void 0&&R.keep({explore:s}),rd=!!n,od()}));window.
addEventListener("beforeunload",t=>{Hn&&(t.preventDefault(),t.stopImmediatePropagation())});document.addEventListener("focusin",async({target:t})=>{if(!(t instanceof
HTMLElement)||t.id!=="explore-stop"||(await oe(()=>document.activeElement!==t),document.activeElement!==document.body||t.checkVisibility()))return;["explore-res\
ume","explore-run"].map(n=>document.getElementById(n)).find(n=>n?.checkVisibility())?.focus()});var ld=t=>t!==null&&["loading","running"].includes(t.state),ad=(t,e,n)=>t.map(([s,r],a)=>o(T,{children:[a>0&&e,o("a",{href:r,...n,children:s})]},s)),Yt=({label:t,
children:e})=>o(T,{children:[o("dt",{children:t}),o("dd",{children:e})]});function kf(t,e){!R.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),R.go({view:"\
watch",recorded:e}))}function _f({words:t,lacking:e},n,s,r){let a=ge(t);if(r)return t.stopping;if(s?.state==="running")return a("running",{percent:s.done});if(s)
return s.state==="stopped"?t.stopped:s.message??"";if(!n.rule)return"";if(!e)return t.recorded_only;let i=e[n.number];return i.length?a("lacks",{pairs:i.join(t.
comma)}):n.estimate??""}function Sf({told:t,card:e,isNew:n,progress:s,hidden:r,begin:a,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,m=O(null),h=O(null),v=O(
null),[f,b]=q(!1),[g,y]=q(!1),w=ld(s),x=[h,v].some(({current:k})=>k!==null&&k===document.activeElement);C(()=>{w&&g?i():y(!1)},[s]),C(()=>{x&&(w?v:h).current?.focus(
{preventScroll:!0})},[w]),C(()=>{if(!n||!h.current||!m.current)return;let{top:k,bottom:H}=h.current.getBoundingClientRect();k>=0&&k<H&&H<=window.innerHeight&&m.
current.getBoundingClientRect().top<0&&m.current.scrollIntoView({block:"start"})},[e]);function _(){let k=!!m.current?.open;k&&b(!0),k?R.keep({claim:e.number}):
Number(R.state().claim)===e.number&&R.keep({claim:null})}return o("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:m,onToggle:_,children:[o("summary",
{children:[o("span",{class:"myth-number","aria-label":ge(c)("claim_number",{n:e.number}),children:e.number}),o("span",{children:[o("span",{class:"myth-claim",children:e.
claim}),o("p",{class:"myth-says",children:e.says})]}),o("span",{class:"myth-mark",children:o("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),o("div",{class:"myth-body",children:f&&o(T,{children:[e.picture&&o("div",{children:o(lo,{json:e.picture,words:u,select:()=>{}})}),e.source&&o("p",
{class:"myth-source",children:e.source}),o("dl",{class:"myth-about",children:[o(Yt,{label:c.how,children:e.how}),e.rule&&o(Yt,{label:c.rule,children:e.rule}),e.
missing&&o(Yt,{label:c.missing,children:e.missing}),e.words.length>0&&o(Yt,{label:c.terms,children:ad(e.words,c.comma,{})}),e.papers.length>0&&o(Yt,{label:c.papers,
children:ad(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),o("dl",{class:"myth-setup",children:e.setup?.map(([k,H])=>H&&o(Yt,{label:k,children:H},k))}),
o("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&o(T,{children:[o("button",{type:"button",class:"myth-button myth-primary",hidden:w,ref:h,
onClick:a,children:c.run}),o("button",{type:"button",class:"myth-button",hidden:!w,ref:v,onClick:()=>{y(!0),i()},children:c.stop})]}),n&&o("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&o("button",{type:"button",class:"myth-button",onClick:()=>R.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&o("a",{class:"myth-link",href:e.replay,onClick:k=>kf(k,e.run),children:c.replay}),e.pay&&o("button",{type:"button",class:"myth-button",onClick:()=>R.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),o("a",{class:"myth-link",href:e.link,children:c.link})]}),o("progress",{max:100,hidden:s?.state!=="run\
ning",value:s?.done??0,"aria-label":c.how}),o("p",{class:"myth-line",role:"status","data-state":s?.state,children:_f(t,e,s,g)})]})})]})}var id="verdict",Ef=Ve("\
claim",new URLSearchParams(window.location.search).get("claim")),cd=()=>{};I("myths",async({node:t,words:{busy:e,lacking:n}={busy:"",lacking:null},send:s,value:r})=>{
let a={...await R.read(`claims/${Pe()}.json`),busy:e,lacking:n},{words:i}=a,l=ge(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,m=null,h=()=>a.
cards.map(k=>p.get(k.number)??k),v=k=>h().filter(({verdict:H})=>H===k).length,f=["",...Object.keys(i.verdicts)],b=f.find(k=>k===c.get(id)&&v(k))??"";function g(k){
b=k,R.keep({[id]:b}),_()}function y(k){m!==null&&u.set(m,{state:"stopped"}),m=k,u.set(k,{state:"running",done:0}),_(),s.begin({claim:k})}function w({claim:k,...H}){
a.cards.some(({number:U})=>U===k)&&(H.card&&p.set(k,H.card),u.set(k,H),!ld(H)&&m===k&&(m=null),_())}function x(k){let H=t.querySelector(`#claim-${/^\d{1,2}$/.test(
k)?Number(k):"none"}`);H&&(H.hidden&&g(""),H.open=!0,H.scrollIntoView({block:"start"}))}function _(){let k=l("tally",{holds:v("holds"),fails:v("fails"),depends:v(
"depends"),yours:v("yours")}),H=v("untried");B(o(T,{children:[o("p",{class:"myth-tally",role:"status",children:N(k,H>0&&l("tally_untried",{untried:H}))}),o("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:f.map(U=>o("button",{type:"button",hidden:U!==""&&!v(U),"aria-pressed":U===b,onClick:()=>g(U),children:U?
i.verdicts[U]:i.all},U))}),o("div",{class:"myth-list",children:h().map(U=>{let{number:F}=U;return o(Sf,{told:a,card:U,isNew:p.has(F),progress:u.get(F)??null,hidden:b!==
""&&U.verdict!==b,begin:()=>y(F),halt:()=>s.halt(),back:()=>{p.delete(F),u.delete(F),_()}},F)})})]}),t)}cd=()=>{m!==null&&w({claim:m,state:"error",message:e})},
g(b),Ef(x),r(k=>w(k),!1)});var dd={fail:()=>cd()};var pd=()=>{};I("sampling",async({words:t,props:e,send:n,value:s})=>{let{experiment:r}=await De;if(!e.texts){r.refuse();return}let a={sample:n.submit,leave:n.stop};
r.offer((i,l)=>a[i](l),e.texts),s(i=>r.take(i),!1),pd=()=>r.fail(t.busy)});var ud={busy:()=>pd()};var md={agreement:"numbers",rates:"numbers",temperature:"rounds",gamma:"rounds",calibration:"guesses"},vd={text:["#stage .sv-stream-scroll"],why:["#stage .sv-wh\
y"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage .sv-inspector"],residual:["#stage .sv-residual-block","#stage .sv-inspector"],agreement:[
'#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stage .sv-ledger-group:has([data-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:[
"#stage .sv-again-row[data-change=temperature]","#stage .sv-experiments"],gamma:["#stage .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#\
stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:["#stage .sv-breakdown-charts figure:last-child","#stage .sv-round"]},_t=(t,e)=>t.drafts.filter(n=>n.
verdict===e).length;function hd({rounds:t}){let e=t.findIndex(n=>["accepted","rejected","untested"].every(s=>_t(n,s)));return e>=0?e:t.findIndex(n=>_t(n,"reject\
ed"))}var fd=({rounds:t})=>t.findIndex(({drafts:e,final:n})=>e.length>1&&n?.kind==="bonus"),gd=({rounds:t})=>t.findIndex(({drafts:e})=>e.some(({verdict:n,draw:s,
target:r,draft:a})=>n==="accepted"&&s!==null&&r!==null&&a!==null&&s>=r/a)),Tf=({drafts:t})=>Math.max(-1,...ie(t))+1,Nn=(...t)=>e=>!$(e)&&t.includes(e.settings.drafter),
bd={first:t=>Nn("model")(t)&&z(t)==="token",eagle3:Nn("eagle3"),medusa:Nn("medusa"),exit:Nn("early-exit","taught-exit"),dspark:Nn("dspark"),block:t=>!$(t)&&z(t)===
"block",lossy:t=>!$(t)&&J(z(t)),tree:$},kt=(t,e=hd)=>n=>{let s=e(n);return s<0?null:{round:s,phase:t(n.rounds[s])}},xd={end:({rounds:t})=>t.length?{round:t.length,
phase:0}:null,begun:kt(t=>t.drafts.length>1?1:0),drafted:kt(t=>t.drafts.length),verified:kt(t=>t.drafts.length+1),before_rescue:kt(t=>t.drafts.length+1,gd),before_rejection:kt(
t=>t.drafts.length+1+_t(t,"accepted")),before_correction:kt(t=>t.drafts.length+3+_t(t,"accepted")),before_bonus:kt(t=>2*t.drafts.length+1,fd)},st=(t,e=hd)=>({trace:n})=>{
let s=e(n),r=R.viewer.state();return s>=0&&(r.round>s||r.round===s&&r.phase>=t(n.rounds[s]))},Rf={greedy:({settings:t})=>t.temperature===0,gamma:(t,e)=>t.settings.
gamma!==e.settings.gamma,text:(t,e)=>String(t.prompt)!==String(e.prompt)},wd={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=p\
inned])"),drafted:st(t=>t.drafts.length),verified:st(t=>t.drafts.length+1),tested:st(t=>t.drafts.length+2),rejected:st(t=>t.drafts.length+3+_t(t,"accepted")),corrected:st(
t=>t.drafts.length+4+_t(t,"accepted")),judged:st(t=>2*t.drafts.length+1-_t(t,"untested"),gd),scored:st(t=>Tf(t)+1),bonus:st(t=>2*t.drafts.length+2,fd),opened:({
of:t})=>!!document.querySelector(`.sv-popover:popover-open[data-shows=${t}]`),ran:({trace:t,before:e,of:n=""})=>{let{state:s,recorded:r}=R.viewer.state();return s===
"done"&&!r&&Rf[n](t,e)}};var Mf=200,Of=6e3,or=6,zf=8,Lf=["ArrowLeft","ArrowRight","j","k","J","K",",","."],Cf=["drafted","verified","tested","rejected","corrected","bonus","judged","sco\
red"],Po=St("specviz-tour","localStorage"),Ce=t=>document.querySelector(t),ar=t=>!!Ce(t)?.offsetParent,Ee=()=>R.viewer;function $f(t){for(let e=t;e;e=e.parentElement)
e instanceof HTMLDetailsElement&&(e.open=!0),e.hidden&&e.id&&Ce(`[aria-controls="${CSS.escape(e.id)}"]`)?.click()}function yd(t){let{left:e,...n}=t.getBoundingClientRect().
toJSON(),{top:s,right:r,bottom:a}=n;for(let i=t.parentElement;i&&i!==document.body;i=i.parentElement){let{overflowX:l,overflowY:c}=getComputedStyle(i),p=i.getBoundingClientRect();
l!=="visible"&&(r=Math.min(r,p.right)),c!=="visible"&&([s,a]=[Math.max(s,p.top),Math.min(a,p.bottom)])}return{left:e,top:s,right:r,bottom:a}}var Ao=class{constructor(e,n){
this.words=e;this.stops=n;this.panel.setAttribute("aria-labelledby","tour-title"),document.addEventListener("keydown",s=>this.key(s)),["wheel","touchmove","poin\
terdown","keydown"].forEach(s=>document.addEventListener(s,()=>{this.still=!1},{capture:!0,passive:!0})),window.addEventListener("scroll",()=>this.follow(),!0),
window.addEventListener("resize",()=>this.follow()),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}\
px`)}).observe(this.panel)}words;stops;at=0;left=0;done=new Set;part=null;still=!1;moment=null;there=!1;before=null;held=null;brought=!1;opener=null;timer=0;panel=Object.
assign(document.createElement("section"),{className:"specviz tour",hidden:!0});ring=Object.assign(document.createElement("div"),{className:"tour-ring",hidden:!0});find(e){
return this.stops.findIndex(({id:n},s)=>n===e||String(s+1)===String(e))}start(e=1){this.left=this.find(Po.read()),this.open||(this.opener=document.activeElement),
this.done.clear(),this.timer=this.timer||window.setInterval(()=>this.check(),Mf),document.documentElement.classList.add("touring"),Ce(".gradio-container .contai\
n").append(this.ring,this.panel),this.panel.hidden=!1,this.go(Math.max(0,this.find(e)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:0,
part:null,still:!1}),this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),Ce("#stage .sv-inspector").scrollTop=0,R.keep({tour:null}),
(this.opener?.checkVisibility()&&this.opener!==document.body?this.opener:Ce("#tour button"))?.focus()}get open(){return!this.panel.hidden}get stop(){return this.
stops[this.at]}get kind(){return this.stop.recorded??"first"}focus(){Ce("#tour-title").focus({preventScroll:!0})}bring(){R.go?.({recorded:this.kind}),this.focus()}on(){
this.at+1<this.stops.length?this.go(this.at+1):(Po.write(""),this.leave())}go(e){this.putBack(),Object.assign(this,{at:e,left:Math.max(this.left,e),part:null,moment:null,
there:!1,still:!1,brought:!1}),e&&Po.write(this.stop.id),R.keep({tour:this.stop.id}),this.hold(),this.panel.scrollTop=0,this.draw(),this.focus(),ar("#stage")||R.
go?.({view:"watch"}),this.check()}hold(){let{changes:e}=this.stop,n=e&&Se.controls()[e];this.held=e===void 0||n===void 0?null:{name:e,value:n}}putBack(){let{held:e,
there:n,before:s}=this;if(this.held=null,!e)return;(n&&Ee().trace()!==s||Se.controls()[e.name]!==e.value)&&R.go?.({[e.name]:e.value})}draw(){let{words:e,stop:n,
stops:s,moment:r,at:a,left:i}=this,l=Ee().trace(),c=this.done.has(a),p=!!l&&!r,u=n.changes&&r&&!ar("#stage .sv-again"),m=c&&n.done||p&&(n.recorded?e.opens:e.lacks)||
u&&e.run_first||n.task,h=(v,f)=>v.replace(/\{(\w+)\}/g,(b,g)=>String(f[g]??b));B(o(T,{children:[o("div",{class:"tour-head",children:[o("p",{children:h(e.count,{
n:a+1,of:s.length})}),o("button",{type:"button",class:"tour-quiet",hidden:a===0&&i<=0,onClick:()=>this.go(a?0:i),children:a?e.again:h(e.resume,{n:i+1})}),o("but\
ton",{type:"button",class:"tour-leave","aria-label":e.leave,title:e.leave,onClick:()=>this.leave(),children:"×"})]}),o("div",{class:"tour-told",children:[o("h2",
{id:"tour-title",tabIndex:-1,children:n.title}),o("p",{children:h(n.text,{gamma:l?.settings.gamma??""})})]}),o("div",{class:"tour-tried",children:[o("p",{class:"\
tour-task",role:"status","data-done":String(c),children:[o("strong",{children:c?e.done:e.try})," ",o("span",{children:m})]}),o("div",{class:"tour-foot",children:[
o("button",{type:"button",class:"tour-does",hidden:!Cf.includes(n.rule),onClick:()=>this.handOn("ArrowRight"),children:e.step}),o("button",{type:"button",class:"\
tour-does",hidden:!p,onClick:()=>this.bring(),children:e.recorded}),o("button",{type:"button",hidden:a===0,onClick:()=>this.go(a-1),children:e.back}),o("button",
{type:"button",class:"tour-next",onClick:()=>this.on(),children:a+1<s.length?e.next:e.end})]})]})]}),this.panel)}arrive(){let{at:e}=this,n=Ee().trace();if(this.
moment=!n||n.rounds.length<zf||!bd[this.kind](n)?null:xd[this.stop.state](n),!this.moment){if(this.brought||!Ee().state().recorded)return;this.brought=!0,R.go?.(
{recorded:this.kind});return}let{round:s,phase:r}=this.moment;Ee().pin(null),Ee().seek(s,r),requestAnimationFrame(()=>setTimeout(()=>{this.at!==e||!this.open||(Object.
assign(this,{there:!0,before:Ee().trace()}),this.aim(this.stop.target))}))}aim(e){this.part=e,this.still=!0;let n=md[e??""];if(n&&Ee().state().view!==n){Ee().open(
n);return}this.parts().forEach($f);let s=this.target();yd(s).bottom<Math.floor(s.getBoundingClientRect().bottom)&&s.scrollIntoView({block:"nearest"}),this.follow();
let{top:r,bottom:a,height:i}=this.ring.getBoundingClientRect(),l=this.panel.getBoundingClientRect().top;r>=0&&a<=l||(s.scrollIntoView({block:i<l?"center":"start",
inline:"nearest",behavior:ta()?"auto":"smooth"}),this.follow())}parts(){return(vd[this.part??""]??[]).map(Ce).filter(Boolean)}target(){return this.parts().find(
e=>e.offsetParent)||Ce("#stage")}follow(){if(this.ring.hidden=!this.part||!ar("#stage"),this.ring.hidden)return;let{left:e,top:n,right:s,bottom:r}=yd(this.target()),
a={left:e-or,top:n-or,width:s-e+2*or,height:Math.max(0,r-n)+2*or};Object.entries(a).forEach(([i,l])=>{this.ring.style.setProperty(i,`${l}px`)})}check(){!ar("#st\
age")||!Ee().trace()||(this.moment?this.there&&!this.done.has(this.at)&&this.judge():this.arrive(),this.still&&this.aim(this.part),this.draw(),this.follow())}judge(){
let{before:e,stop:n,at:s}=this,r=Ee().trace();!r||!e||!wd[n.rule]({trace:r,before:e,of:n.of})||(this.done.add(s),this.aim(n.shows||n.target))}entrance(){let e=[
...this.target().querySelectorAll(":is(button, input, [tabindex]):not(:disabled)")];return e.find(n=>n.tabIndex>=0)||e[0]}key(e){if(!this.open||e.defaultPrevented||
e.ctrlKey||e.altKey||e.metaKey)return;let n=e.target,s=this.panel.contains(n);e.key==="Tab"&&!e.shiftKey&&n.matches(".tour-next")&&this.part&&this.entrance()&&(this.
entrance().focus(),e.preventDefault()),e.key==="Escape"&&!document.querySelector(":popover-open")&&(s||n===document.body?this.leave():this.focus()),!(!s||!Lf.includes(
e.key))&&(this.handOn(e.key),e.preventDefault())}handOn(e){Ce("#stage .specviz").dispatchEvent(new KeyboardEvent("keydown",{key:e,bubbles:!0,cancelable:!0})),this.
still=!0}},Jt=null,jo={start:t=>Jt?.start(t)};I("tour",async({node:t,words:{start:e,words:n,stops:s}})=>{await De,Jt=new Ao(n,s),t.textContent=e,t.addEventListener(
"click",()=>jo.start())});document.addEventListener("specviz-go",async({detail:t})=>{let e=String(t?.tour??"");e&&await oe(()=>Jt,Of)&&Jt&&Jt.find(e)>=0&&Jt.start(
e)});document.addEventListener("click",t=>{let e=t.target,n=e.closest?.("button[data-go]")?.getAttribute("data-go");n&&R.go?.(JSON.parse(n));let s=e.closest?.('\
:is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");s&&(t.preventDefault(),Ce(s).scrollIntoView())});window.SpecViz=Object.assign(R,{mount:Rn,component:ea,desk:$o,links:Se,myths:dd,sampling:ud,stage:nd,tour:jo});})();
