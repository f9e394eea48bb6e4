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
(()=>{var hd=/^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/,md=window.requestAnimationFrame;window.requestAnimationFrame=t=>hd.test(String(t))?0:md.call(
window,t);if(window.origin==="null"){let t=document.createElement("p");t.textContent=(document.documentElement.dataset.isolated??"").replace("{url}",window.location.
href),t.style.margin="24px",document.body.replaceChildren(t)}var hr=document.querySelector("base");hr&&hr.href===new URL("./",location.href).href&&hr.remove();for(let t of[
"focusin","keydown"])document.addEventListener(t,({target:e})=>{!(e instanceof HTMLInputElement)||e.type!=="radio"||e.closest("fieldset")?.querySelectorAll("inp\
ut[type=radio]").forEach(s=>{s.name=e.name})});document.addEventListener("keydown",t=>{let{key:e,target:s}=t;e!=="Tab"||!(s instanceof HTMLElement)||!s.matches(
"[role=combobox]")||(t.stopPropagation(),s.blur())},!0);new ResizeObserver(()=>{for(let t of document.querySelectorAll('fieldset [data-testid="block-info"]'))t.
closest("fieldset")?.setAttribute("aria-label",t.textContent?.trim()??"")}).observe(document.documentElement);var vd=5e3;function Ko(t){if(!(t instanceof HTMLInputElement)||
t.type!=="number"||!t.value)return null;let[e,s]=[t.min,t.max].map(r=>r===""?NaN:Number(r)),n=Number(t.value);return n<e?e:n>s?s:null}document.addEventListener(
"input",t=>{Ko(t.target)!==null&&t.stopPropagation()},{capture:!0});document.addEventListener("focusout",({target:t})=>{let e=Ko(t);if(e===null)return;let s=t;fd(
s,e),s.value=String(e),s.dispatchEvent(new Event("input",{bubbles:!0}))},{capture:!0});var Is=Object.assign(document.createElement("div"),{className:"limit",role:"\
status"});document.body.append(Is);var Go=0;function fd(t,e){let{left:s,bottom:n}=t.getBoundingClientRect();Object.assign(Is.style,{left:`${s+window.scrollX}px`,
top:`${n+window.scrollY+4}px`}),Is.textContent=`${Number(t.value)>e?"≤":"≥"} ${e.toLocaleString("en")}`,clearTimeout(Go),Go=window.setTimeout(()=>{Is.textContent=
""},vd)}var D,Jo,gd,Be,mr,Vs,Xo,Bs,Qo,gr,vr,Zo,Xt=Symbol.for("pv"),Us={},Ws=[],bd=/^m(i|n|o|s|text|space)$/,br=Array.isArray,wr=Ws.slice,lt=Object.assign;function it(t){
t&&t.parentNode&&t.remove()}function Gs(t,e,s){var n,r,o,i={},l=arguments.length;for(o in e)o=="key"?n=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:i[o]=e[o];return l>
2&&(i.children=l>3?wr.call(arguments,2):s),Jt(t,i,n,r,null)}function Jt(t,e,s,n,r){var o={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Xt,__v:r||++Jo,__i:-1,__u:0};return!r&&D.vnode&&D.
vnode(o),o}function R(t){return t.children}function Fe(t,e){this.props=t,this.context=e,this.__g=0}function Ve(t,e){if(e==null)return t.__&&Ve(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:Ve(t)}function wd(t){var e,s=t.__v,n=s.__e,r=[],o=[],i=t.__P;
i&&((e=lt({constructor:Xt},s)).__v=s.__v+1,D.vnode&&D.vnode(e),xr(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||Ve(s),32&s.__u,o),e.__v=s.__v,e.__.__k[e.__i]=
e,oa(r,e,o),s.__=s.__e=null,e.__e!=n&&ea(e))}function ea(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
ea(t)}function fr(t){(8&t.__g||(t.__g|=8,Be.push(t),Vs++))&&mr==D.debounceRendering||((mr=D.debounceRendering)||queueMicrotask)(ta)}function ta(){try{for(var t,
e=1;Be.length;)Be.length>e&&Be.sort(Xo),t=Be.shift(),e=Be.length,8&t.__g&&wd(t)}finally{(Vs=Be.length)&&(mr||queueMicrotask)(ta)}}function sa(t,e,s,n,r,o,i,l,c,d,u){
var h,v,m,f,w,b,k=n.__k||Ws,y=e.length;for(c=xd(s,e,k,c,y),h=0;h<y;h++)(m=s.__k[h])!=null&&(v=~m.__i&&k[m.__i]||Us,m.__i=h,b=xr(t,m,v,r,o,i,l,c,d,u),f=m.__e,(v.
ref!=m.ref||8&v.__u)&&(v.ref&&yr(v.ref,null,m,v),m.ref&&u.push(m.ref,m.__c||f,m)),w=w||f,4&m.__u?(c=na(m,c,t,!v.__v),v.__e&&(v.__e=null)):typeof m.type=="functi\
on"&&b!==void 0?c=b:f&&(c=f.nextSibling),m.__u&=-21);return s.__e=w,c}function xd(t,e,s,n,r){var o,i,l,c,d,u,h,v,m,f=s.length,w=f,b=0,k=0,y=t.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=Jt(null,i):br(i)?i=y[o]=Jt(R,{children:i}):
i.constructor===Xt&&i.__b?i=y[o]=Jt(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,c=o+b,i.__=t,i.__b=t.__b+1,l=null,~(d=i.__i=yd(i,s,c,w))&&(w--,(l=s[d])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,d==c-1?b--:d==c+1?b++:d!=c&&(d>c?b--:b++,k=1)):(~d||(r>f?b--:r<f&&b++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(k){for(u=[],h=[],
o=0;o<r;o++)if((i=y[o])&&16&i.__u){for(b=0,v=u.length;b<v;)u[m=b+v>>1]<i.__i?b=m+1:v=m;u[b]=i.__i,h[o]=b+1}for(b=u.length;o--;)h[o]&&(h[o]==b?b--:y[o].__u|=4)}if(w)
for(o=0;o<f;o++)!(l=s[o])||2&l.__u||(l.__e==n&&(n=Ve(l)),kr(l,l));return n}function na(t,e,s,n){var r,o,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=na(r[o],e,s,!1));return e}for(e&&!e.parentNode&&(e=Ve(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function yd(t,e,s,n){var r,o=t.key,i=t.type,l=e[s],c=l&&!(2&l.__u);if(l===null&&o==null||c&&o==l.key&&i==l.type)return s;if(n>(c?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r}return-1}function Yo(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function Ds(t,e,s,n,r){var o,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||Yo(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||Yo(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=vr[e]||(vr[e]=kd(e)),(t.__a||(t.__a={}))[e]=gr,o=e!=(e=e.replace(Qo,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function kd(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[Bs]==null)e[Bs]=gr++;else if(e[Bs]<this.__a[t])return;return s(D.event?D.event(e):e)}}}function xr(t,e,s,n,r,o,i,l,c,d){
var u,h,v,m,f,w,b,k,y,x,_,E,H,W,V,xe,O,S,T=e.type;if(e.constructor!==Xt)return null;128&s.__u&&(c=32&s.__u,u=s.__c.__z)&&(e.__u|=c,h=o=[],u.nodeType==8?l=Fs(u,o):
o.push(u),l=o[0]||l),(u=D.__b)&&u(e);e:if(typeof T=="function"){v=i.length;try{if(k=e.props,y=(u=T.prototype)&&u.render,x=(u=T.contextType)&&n[u.__c],_=u?x?x.props.
value:u.__:n,(m=s.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(y?e.__c=m=new T(k,_):(e.__c=m=new Fe(k,_),m.constructor=T,m.render=Sd),x&&x.sub(m),m.state||(m.state={}),m.
__n=n,m.__g|=8,m.__h=[],m.__k=[]),y&&(m.__s||(m.__s=m.state),T.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=lt({},m.__s)),lt(m.__s,T.getDerivedStateFromProps(
k,m.__s)))),f=m.props,w=m.state,m.__v=e,s.__c){if(k!==f&&y&&!T.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(k,_),e.__v==s.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(k,m.__s,_)===!1){e.__v!=s.__v&&(m.props=k,m.state=m.__s,m.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function($){$&&($.__=e)}),Ws.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Ve(s);break e}m.componentWillUpdate&&m.componentWillUpdate(
k,m.__s,_),y&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(f,w,b)})}else y&&!T.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
y&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=_,m.props=k,m.__P=t,m.__g&=-5,E=D.__r,H=y?25:0;do m.__g&=-9,E&&E(e),u=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++H<25);y&&(Ws.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=lt({},n,m.getChildContext())),y&&s.__c&&m.getSnapshotBeforeUpdate&&
(b=m.getSnapshotBeforeUpdate(f,w)),W=u&&u.type===R&&u.key==null?u.props.children:u,k.__P&&(u=l,r=(t=k.__P).namespaceURI,c=o=null,s.props&&s.props.__P!=t&&(s.__k.
some(function($){$&&kr($,$)}),s.__k=null),l=s.__k?Ve(s,0):null),l=sa(t,br(W)?W:[W],e,s,n,r,o,i,l,c,d),k.__P&&(e.__e=null,l=u),e.__u&=-161,h&&h.some(it),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch($){if(i.length=v,e.__v=null,c||o)if($&&$.then){if(e.__u|=128|c,o){for(~(O=o.indexOf(l||void 0))||(O=o.length);(S=o[O-1])&&S.
nodeType==8;)O--;for(;O<o.length;O++)if(S=o[O])if(o[O]=null,V){if(S==xe)break}else{if(S.nodeType!=8)break;S.data.startsWith("$s")&&(xe=Fs(V=S))}}if(!V){for(;l&&
l.nodeType==8&&l.nextSibling;)l=l.nextSibling;V=l}(u=Fs(V=e.__c.__z||(e.__c.__z=V)))?(e.__e=V,l=u):e.__e=l,l=l&&l.nextSibling}else o&&o.some(it);else e.__e=s.__e;
e.__k||(e.__k=s.__k||[]),$&&$.then||ra(e),D.__e($,e,s)}}else l=e.__e=_d(s.__e,e,s,n,r,o,i,c,d,t);return(u=D.diffed)&&u(e),l}function Fs(t,e){if(t&&t.nodeType==8&&
t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)return t}e&&e.push(
t)}}function ra(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(ra))}function oa(t,e,s){for(var n=0;n<s.length;)yr(s[n++],s[n++],s[n++]);D.__c&&D.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){D.__e(o,r.__v)}})}function _d(t,e,s,n,r,o,i,l,c,d){var u,h,v,m,f,w,b,k,y=s.props||Us,x=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.
length;u++)if((f=o[u])&&(_?f.localName==_:f.nodeType==3)){t=f,o[u]=null;break}}if(!t){if(k=d.ownerDocument||document,!_)return k.createTextNode(x);t=k.createElementNS(
r,_,x.is?x:d),l&&(D.__m&&D.__m(e,o),l=!1),o=null}if(_){if(d=_=="template"&&t.content||t,o=_=="textarea"&&x.defaultValue!=null?null:o&&wr.call(d.childNodes),!l&&
o)for(y={},u=0;u<t.attributes.length;u++)y[(f=t.attributes[u]).name]=f.value;for(u in y)f=y[u],u=="dangerouslySetInnerHTML"?v=f:u=="children"||u in x||u=="value"&&
"defaultValue"in x||u=="checked"&&"defaultChecked"in x||Ds(t,u,null,f,r);for(u in x)f=x[u],u=="children"?m=f:u=="dangerouslySetInnerHTML"?h=f:u=="value"?w=f:u==
"checked"?b=f:l&&typeof f!="function"||y[u]===f||Ds(t,u,f,y[u],r);h?(l||v&&(h.__html==v.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(v&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&bd.test(_))&&(r="http://www.w3.org/1999/xhtml"),sa(d,br(m)?m:[m],e,s,n,r,o,i,o?o[0]:
s.__k&&Ve(s,0),l,c),o&&o.some(it)),l&&_!="textarea"||(u="value",_=="progress"&&w==null?t.removeAttribute(u):w==null||w===t[u]&&(_!="progress"||w)||Ds(t,u,w,y[u],
r),u="checked",b!=null&&b!=t[u]&&Ds(t,u,b,y[u],r))}else y===x||l&&t.data==x||(t.data=x);return t}function yr(t,e,s,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){D.__e(r,s)}}function kr(t,e,s){var n,r,o,i;if(D.unmount&&D.unmount(
t),!(n=t.ref)||n.current&&n.current!=t.__e||yr(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){D.__e(l,e)}n.__P=n.__n=null}
if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&kr(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=Fs(n,o=[]))&&(n==t.__e&&o.some(it),it(
r),it(n)),s||it(t.__e),t.__e=t.__c=t.__=null}function Sd(t,e,s){return this.constructor(t,s)}function Y(t,e){var s,n,r,o;D.__&&D.__(t,e),e.nodeType==9&&(e=e.documentElement),
n=(s=t&&32&t.__u)?null:e.__k,e.__k=Jt(R,{children:[t]}),r=[],o=[],xr(e,e.__k,n||Us,Us,e.namespaceURI,n?null:e.firstChild?wr.call(e.childNodes):null,r,n?n.__e:e.
firstChild,s,o),oa(r,e.__k,o),e.__k.props.children=null}function aa(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,fr(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),s.children}return e.__c="__cC"+Zo++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}D={__e:function(t,e,s,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Vs=0,t}},Jo=0,gd=function(t){return t!=null&&t.
constructor===Xt},Fe.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=lt({},this.state)),typeof t=="function"&&(t=t(lt({},s),this.props)),
t&&(lt(s,t),this.__v&&(e&&this.__k.push(e),fr(this)))},Fe.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),fr(this))},Fe.prototype.render=
R,Be=[],Vs=0,Xo=function(t,e){return t.__v.__b-e.__v.__b},Bs=Symbol(),Qo=/(PointerCapture)$|Capture$/i,gr=0,vr={},Zo=0;var M={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},ia,Ue=new Promise(t=>{ia=t});function la(t){M.viewer=t,ia(t)}var ca=new Map,q=(t,e)=>{ca.set(t,e)},_r=(t,e)=>q(t,({node:s,
words:n,value:r})=>r(o=>Y(Gs(e,{words:n,value:o}),s)));function da(t,e,{element:s,props:n,server:r,trigger:o,watch:i}){ca.get(t)?.({node:s.firstElementChild,words:n.
words?.[Ae()],props:n,server:r,watch:i,send:Object.fromEntries(e.map(l=>[l,(c={})=>o(l,c)])),value(l,c=!0){let d=()=>l(JSON.parse(n.value||"{}"));c&&d(),i("valu\
e",d)}})}var Ae=()=>document.documentElement.lang.slice(0,2),Ks=t=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(t),pa=()=>matchMedia("(prefers-reduced-motion: r\
educe)").matches,Ed=20;function ie(t,e=1/0){let s=performance.now()+e;return new Promise(n=>{(function r(){let o=t();o||performance.now()>s?n(o||null):setTimeout(
r,Ed)})()})}function Ys(){let t=0;return()=>{let e=t+=1;return()=>e===t}}var Rt=(t,e="sessionStorage")=>({read(){try{return JSON.parse(window[e].getItem(t)??"nu\
ll")}catch{return null}},write(s){try{window[e].setItem(t,JSON.stringify(s))}catch{}}});function We(t,e=null){let s=null,n=()=>{if(!s||e===null)return;let r=e;e=
null,s(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=String(r[t]),n())}),r=>{s=r,n()}}var Td=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s);function he(t){return(e,s)=>{let n=e.split(".").reduce((r,o)=>r?.[o],t);return typeof n=="\
string"?Td(n,s):e}}var p=t=>t;function ua(t){p=he(t)}var Md=new TextEncoder,Rd=new TextDecoder("utf-8",{ignoreBOM:!0});function ha(t){return t==null?[]:typeof t=="string"?[...Md.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Od(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Ld(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return Od(s)>e?e:0}return 0}var _e=Object.freeze({bytes:[],tokens:0});function Me(t,e){let s=[...t.bytes,...ha(e)],n=Ld(s),r=s.slice(
0,s.length-n);return{text:Rd.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:_e}}var Se=t=>ha(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),zd=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Cd=["space","newline","tab","control","text"];function Qt(t){return[...t.matchAll(zd)].map(e=>({kind:Cd[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var Zt=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Pd=t=>t&&`⁨${t}⁩`,Re=t=>t.replace(/[\u2068\u2069]/g,"");function oe(t){return Pd(Qt(t).
map(({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Zt(s):s).join(""))}var j=(...t)=>t.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),es="–",Oe=t=>(e,s)=>e==null||!Number.isFinite(e)?es:t(e,s);function $d(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var Ge=Oe((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return $d(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),J=Oe((t,e)=>t>0&&t<1e-4?"<0.0001":Ge(t,e)),K=Oe(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function le(t,e){let s=l=>[t,e].map(c=>Ge(c,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),o=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return o?[t,e].map(l=>l.toFixed(i)):r}var z=Oe(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),te=Oe(t=>t.toFixed(t<9.995?2:1)+"×"),I=Oe((t,e=2)=>t.toFixed(e)),Sr=Oe(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),ve=Oe(t=>t.toLocaleString("en")),Er=Oe(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),G=Oe(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var ma=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,s)=>s%2?g("bdi",{translate:"no"},e):e);function g(t,e,...s){let n=document.createElement(t),{on:r={},...o}=e;
Object.entries(r).forEach(([i,l])=>n.addEventListener(i,l));for(let[i,l]of Object.entries(o))l===!0?n.setAttribute(i,""):l!==!1&&l!=null&&n.setAttribute(i,Re(String(
l)));return n.append(...s.flatMap(i=>i==null?[]:typeof i=="string"?ma(i):[i])),n}function P(t,e){t.textContent!==Re(e)&&(t instanceof Element?t.replaceChildren(
...ma(e)):t.textContent=Re(e))}function se(t,e,s){s==null?t.removeAttribute(e):t.getAttribute(e)!==Re(String(s))&&t.setAttribute(e,Re(String(s)))}function va(t,e,s,n){
let r=s.bottom-e.bottom+4,o=s.top-e.top-48;r>0?t.scrollTop=n*Math.ceil((t.scrollTop+r)/n):o<0&&(t.scrollTop=n*Math.floor((t.scrollTop+o)/n))}function fa(t,e=!1){return Qt(t).map(({kind:s,text:n})=>{if(s==="text")return document.createTextNode(n);if(s==="control")return g("span",{class:"sv-control"},Zt(
n));let r=e&&s!=="space";return g("span",{class:`sv-${s}${r?" sv-marked":""}`},r?"":n)})}var Ke=class{constructor(e){this.host=e}host;probe=g("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let s=this.cache.get(e);if(s!==void 0)return s;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},Ye=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Xs="#term-",Ad=`[data-term], a[href^="${Xs}"]`,Js=12,Tr=8;function je(t,e){return g("button",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"d\
ialog"},e)}var Mr=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,s=>this.hint(s)))}teach(e){this.say=he(e),this.terms=new Map((e.glossary||[]).map(s=>[s.term,s])),this.showNamed()}showNamed(){let{
hash:e,pathname:s,search:n}=window.location,r=e.startsWith(Xs)&&this.terms.get(e.slice(Xs.length));r&&(window.history.replaceState(window.history.state,"",s+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let s=e instanceof Element?e.
closest(Ad):null;if(!(s instanceof HTMLElement)||s.closest("[data-glossary]"))return null;let n=this.terms.get(s.dataset.term??s.getAttribute("href")?.slice(Xs.
length)??"");return n?{opener:s,entry:n}:null}hint(e){let s=this.named(e);s&&!s.opener.parentElement?.closest("[title]")&&se(s.opener,"title",s.entry.definition)}click(e){
let s=this.named(e);if(!s)return;let{opener:n,entry:r}=s;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=g("h2",
{id:"term-name"}),this.close=g("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=g("p",{}),this.formula=
g("p",{class:"sv-formula"}),this.sources=g("p",{class:"sv-note"}),this.see=g("p",{class:"sv-note"});let s=g("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},g("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(s),s}show(e,s){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(s)||(this.opener=s,n.classList.toggle("sv-standalone",!!s.closest(".sv-standalone")),n.showPopover(),this.place(n,s.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:s,formula:n,sources:r,see:o}){let{say:i}=this;P(this.name,e),P(this.definition,s),this.formula.hidden=!n;let l=/\bq\b/.
test(n)?[g("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(g("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...l);let c=({
name:d,url:u})=>g("a",{href:u,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,i("term.source"),r.map(c)),this.list(this.see,i("term.see"),o.flatMap(
d=>{let u=this.terms.get(d);return u?[je(d,u.name)]:[]}))}list(e,s,n){e.hidden=!n.length,e.replaceChildren(`${s} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[
r]))}place(e,{left:s,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:l,clientHeight:c}=document.documentElement,d=r+Tr+i+Js<=c||n<c-r,u=Math.max(
Js,Math.min(s,l-o-Js)),h=d?r+Tr:Math.max(Js,n-Tr-i);Object.assign(e.style,{left:`${u+window.scrollX}px`,top:`${h+window.scrollY}px`})}},ga=new Mr;var C=({settings:t})=>(t.tree??"chain")!=="chain",ne=({drafts:t})=>t.some(({parent:e})=>e!=null),me=(t,e)=>t[e].parent??e-1,ts=(t,e)=>e<0?[]:[...ts(t,me(t,e)),e];
function ce(t){let e=[];return t.forEach((s,n)=>{let r=me(t,n);e.push(r<0?0:e[r]+1)}),e}var ct=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function ba(t){
let e=ce(t);return t.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function wa({drafts:t}){let e=ct(t);if(!ne({drafts:t}))return e.
length;let s=e.at(-1)??-1;return t.flatMap(({parent:r},o)=>r===s?[o]:[]).at(-1)??t.length}function xa(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===
r?[l]:[]).forEach((i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,count:s+1}}var ss=(t,e)=>({name:t,index:e}),jd=["medusa","dflash","lookup"],ya=({drafts:t},{settings:e})=>jd.includes(t[0]?.source??e.drafter)&&!ne({drafts:t});function Je({
drafts:t,final:e,together:s}){let n=ba(t),r=t.filter(o=>o.verdict==="accepted").length;return[...ka({drafts:t,together:s}).map(o=>ss("draft",o)),ss("verify",0),
...n.map(o=>ss("test",o)),...r<t.length?[ss("discard",r)]:[],...e?[ss("final",t.length)]:[]]}var Rr=({drafts:t,together:e})=>ka({drafts:t,together:e}).length+t.
length+(t.length?3:2);function ka({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=ce(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var ns=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function Hd(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&ne(n)){let i=ce(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[s]?"guessed":l)}let o=e==="draft"?"guessed":e==="test"?r[s].verdict:ns(n);return t.map((i,l)=>l===s&&o?o:i)}function _a(t,e){let s=Je(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,o)=>Hd(r,o,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function Or(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=Je(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function Sa(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:Je(t[e-1]).length-1}:{round:0,phase:0}}function rs(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=Je(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var os=["token","block","match","typical","top-k","threshold"],qd=["typical","top-k","threshold"],L=({settings:t})=>t.rule??"token",X=t=>qd.includes(t),de=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),re=t=>t?.chance??de(t),dt=(t,e)=>X(e)&&[0,1].includes(re(t)??-1);function Ot(t){if(t.draw==null)return"\
kept";let e=t.draw;return e<(re(t)??1)?"passed":e<(de(t)??1)?"kept":"rescued"}function Ea(t,e){let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;
let o=Math.min(1,r*s/n),i=e===t.length-1,l=i?o:t[e+1].excess;return l==null||l+1-o<=0?null:{weight:o,excess:l,last:i}}var Lt=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),pt=(t,e)=>t==="untested"&&L(e)==="block"&&!C(e)?"dropped":t,Ta=({rule:t="token"})=>t==="token"?null:t;function Ma(t,e){let{token:s,target:n,weight:r,
excess:o}=t;return e==="match"?{weight:1,taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,mass:o??null}}var zt=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Qs=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},ae=({run:t,moment:e})=>t?
t.length-e.round:0,Le=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function Zs({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function pe({run:t,moment:{round:e,phase:s}}){return t&&s?_a(t.rounds[e],s):null}function Xe(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let o=pe(t)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var Qe=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Ze(t){return Xe(t,t.pinned)?{at:t.pinned,how:"pinned"}:Xe(t,t.hovered)?{at:t.hovered,
how:"preview"}:Nd(t)||Fd(t)}function Oa(t){let{run:e,moment:s,pinned:n,following:r,playing:o,status:i,recorded:l,speed:c,pace:d,tint:u,presenting:h,view:v,opening:m,
rested:f}=t;return{...s,rounds:e?e.length:0,selected:Ze(t).at,pinned:n,following:r,playing:o,state:i,recorded:l,speed:c,pace:d,tint:u,presenter:h,view:v,opening:m,
rested:f}}function Nd(t){let{run:e,moment:s,entered:n}=t,r=pe(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;
let o=s.round-1;return{at:{round:o,index:La(e,o)},how:"now"}}var La=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),Id=16,Ra=[.25,.75],
Dd=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&Ot(e)==="rescued"),Bd=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(de(e)??
1)),as=(t,e)=>e==="block"?Dd(t):X(e)?Bd(t):-1,Lr=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function en(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=Ra[0]*c&&l<=Ra[1]*c,s=t.rounds.findIndex(i=>as(i,L(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(
i).emitted>=Id,r=t.rounds.flatMap((i,l)=>Lr(i)?[l]:[]),o=i=>t.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function zr({
rounds:t,trace:e}){let s=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.
length>n.drafts.length,o=t.findLastIndex(l=>r(l)&&s(l)),i=o>=0?o:t.findLastIndex(r);return i>=0?i:null}var za=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&
s&&n==="running"&&!r&&e.round===t.length?zr(t):null,ut=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function Fd(t){let e=ut(t),{run:s}=t;if(!s||!s.rounds[e])
return{at:null,how:"newest"};let n=as(s.rounds[e],L(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:La(s,e)},how:"newest"}}var tn=({trace:t})=>t.settings.gamma>0&&!C(t),Pr=({round:t,index:e})=>`${t}.${e}`;function $r({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let o=Je(t.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(Pr(i)in s)?i:null}function ls(t){let e=pe(t)?.phase;if(!e||e.name!==
"test")return null;let s=Pr({round:t.moment.round,index:e.index});return s in t.answers?s:null}var cs=t=>t.predicting&&t.looking!==null&&t.looking===ls(t),ze=t=>cs(
t)?null:$r(t,t.moment);function Ca({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],o=L(t.trace)==="block"?null:re(r),i=Pr(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function ds({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var Pa=(t,e)=>ds(t)&&e?.kind==="lit",Cr=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,is=(t,e)=>(t-(e?1:0))**2;function $a(t){let e=t.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:o})=>r>.5===o).length,brier:Cr(e.map(({chance:r,kept:o})=>is(r,o))),known:n.length,truth:Cr(n.
map(({threshold:r,kept:o})=>is(r,o))),best:Cr(n.map(({threshold:r})=>r*(1-r)))}}function Aa(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:I(t.brier),truth:I(t.truth),best:I(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,o=t.brier<.25?"good":t.brier>.25?"bad":"even";return[j(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":o}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var sn=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:s,store:n,predict:r,node:o}=this.viewer;if(e.run){if(!tn(e.run)){r.refuse(e.run);return}s.
halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.querySelector("[data-button=play]"))?.focus():this.begin(
e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),Le(e.state)&&!ze(e.state)&&e.forward("step")}begin(e){let{viewer:s}=this;!ae(s.state)&&e.over&&s.player.seek(zt.moment),
s.toggle(),s.predict.focus()}leavesVerdict(){let{viewer:e}=this,s=cs(e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&ze(e.state)!==null}answer(e){
let{state:s,store:n,player:r}=this.viewer,o=ze(s);o&&(n.set(Ca(s,o,e)),r.forward("step"))}};var Vd=1.96,Ud=300;function Ar(t,e){let s=t/e,n=Vd**2/e,r=(s+n/2)/(1+n),o=Math.sqrt((s*(1-s)+n/4)*n)/(1+n);return{share:s,low:Math.max(0,r-o),high:Math.min(1,r+
o),tested:e}}function jr(t){let e=t.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),s=t.filter(n=>!ne(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:o,verdict:i,confidence:l},c)=>{let d=e?l:r[c]?.candidates.find(([u])=>u===o)?.[4];return i==="untested"||d==null?[]:[{chance:d,accepted:i==="accepted"}]}));
return{headed:e,tests:s}}function ja(t,e){let s=L({settings:t});return s==="token"||s==="match"&&!e||t.temperature===0}function Ha(t){let e=t.length<Ud?5:10;return Array.
from({length:e},(s,n)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...Ar(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:s})=>s)}var ht,Q,Hr,qa,qr=Object.is,nn=0,Ga=[],Nr=[],ee=D,Na=ee.__b,Ia=ee.__r,Da=ee.diffed,Ba=ee.__c,Fa=ee.unmount,Va=ee.__;function us(t,e){ee.__h&&ee.__h(Q,t,nn||e),nn=
0;var s=Q.__H||(Q.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function N(t){return nn=1,Wd(Ja,t)}function Wd(t,e,s){var n=us(ht++,2);if(n.t=
t,!n.__c&&(n.__=[s?s(e):Ja(void 0,e),function(o){var i=(n.__N||n.__)[0],l=n.t(i,o);qr(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=Q,!Q.__f)){Q.__f=!0;var r=Q.
shouldComponentUpdate;Q.shouldComponentUpdate=function(o,i,l){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=o;if(c.__.some(function(v){v.__N&&(d=!0,qr(v.
__[0],v.__N[0])||(u=!0))}),r){var h=r.call(this,o,i,l);return d?h||u:h}return!d||u}}return n.__}function Ka(t,e){var s=us(ht++,3);!ee.__s&&Dr(s.__H,e)&&(s.__P=!0,
s.__=t,s.u=e,Q.__H.__h.push(s))}function B(t,e){var s=us(ht++,4);!ee.__s&&Dr(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,Q.__h.push(s))}function A(t){return nn=5,et(function(){
return{current:t}},[])}function et(t,e){var s=us(ht++,7);return Dr(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function Ya(t){var e=Q.context[t.__c],s=us(ht++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(Q)),e.props.value):t.__}function Gd(){var t;do{for(;t=Nr.shift();)try{ps(t)}catch(s){ee.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=Ga.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ps),e.__h.
some(Ir),e.__h=[]}catch(s){e.__h=[],ee.__e(s,t.__v)}}}while(Nr.length)}ee.__b=function(t){Q=null,Na&&Na(t)},ee.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.
__m),Va&&Va(t,e)},ee.__r=function(t){Ia&&Ia(t),ht=0;var e=(Q=t.__c).__H;e&&(Hr==Q?Q.__h=[]:(e.__h.some(ps),e.__h.some(Ir),ht=0),e.__h=[],e.__.some(function(s){s.
__N&&(s.__=s.__N),s.u=s.__N=void 0})),Hr=Q},ee.diffed=function(t){Da&&Da(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Wa(Ga.push(e)),e.__H.__.some(function(s){s.
u&&(s.__H=s.u)})),Hr=Q=null},ee.__c=function(t,e){e.some(function(s){try{s.__h.some(ps),s.__h=s.__h.filter(function(n){return!n.__||Ir(n)})}catch(n){s.__h=[function(){
throw n}]}}),Ba&&Ba(t,e)},ee.unmount=function(t){Fa&&Fa(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,Wa(Nr.push(r))}else ps(r)}catch(o){e=o}}),n.__H=void 0,e&&ee.__e(e,n.__v))};var Ua=typeof requestAnimationFrame==
"function";function Kd(t){var e,s=function(){clearTimeout(n),Ua&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);Ua&&(e=requestAnimationFrame(s))}function Wa(t){
t!=1&&qa==ee.requestAnimationFrame||((qa=ee.requestAnimationFrame)||Kd)(Gd)}function ps(t){var e=Q,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),Q=e}function Ir(t){
var e=Q;t.__c=t.__(),Q=e}function Dr(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!qr(s,t[n])})}function Ja(t,e){return typeof e=="function"?e(
t):e}var Yd=Symbol.for("pv"),Jd=0;function a(t,e,s,n,r,o){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var d={type:t,props:c,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Yd,__v:--Jd,__i:-1,__u:0};return(r||o)&&(d.__source=r,d.__self=o),D.vnode&&D.vnode(d),d}function tt(){let t=A(null),[e,s]=N(0);return B(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},
[]),[t,e]}function rn({label:t,heads:e,rows:s,hidden:n}){let[r,o]=N(!1);return a("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>o(i.open),children:[
a("summary",{children:p("chart.table")}),a("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:a("table",{children:[a("thead",{children:a(
"tr",{children:e.map(i=>a("th",{scope:"col",children:i}))})}),a("tbody",{children:r&&s.map(i=>a("tr",{children:i.map(l=>a("td",{children:l}))}))})]})})]})}var on=196,an=40,Xa=10,Qa=10,Br=40,Xd=[0,.5,1],Ct=10;function Fr({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[o,i]=tt(),l=u=>an+u*(i-an-Xa),c=u=>Qa+
(1-u)*(on-Qa-Br),d=t.filter(({tested:u})=>u>=Ct);return a("div",{class:"sv-dots",role:"img","aria-label":n,ref:o,children:[i>0&&a("svg",{width:i,height:on,"aria\
-hidden":"true",children:[Xd.map(u=>a(R,{children:[a("line",{class:"sv-dots-grid",x1:an,x2:i-Xa,y1:c(u),y2:c(u)}),a("text",{x:an-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?a("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):a("polyline",{class:"sv-dots-line",points:d.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),s.map(({at:u,label:h})=>a("text",{x:l(u),y:on-Br+15,"text-anchor":u<1?"middle":"end",children:h})),t.map(u=>a(R,{children:[a("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),a("circle",{class:u.tested<Ct?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),a("tex\
t",{class:"sv-dots-count",x:l(u.at),y:on-Br+28,"text-anchor":"middle",children:u.tested})]}))]}),a("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var ei=aa(null);function fe(){let t=Ya(ei),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function U(){let t=fe();return{...t,run:t.state.run}}
var hs=(t,e,s)=>Y(a(ei.Provider,{value:t,children:e}),s),ge=({node:t})=>a("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),ln=class extends Fe{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return a(R,{children:this.props.children})}},F=({name:t,...e})=>a("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e}),Za=/\u2068([^\u2069]*)\u2069/,ti=t=>Array.isArray(t)?t.map(ti):typeof t!="string"||!Za.test(t)?t:t.
split(Za).map((e,s)=>s%2?a("bdi",{translate:!1,children:e}):e),Qd=D.vnode;D.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?e.
children=ti(e.children):typeof e[s]=="string"&&(e[s]=Re(e[s]))}Qd?.(t)};var cn=["accepted","rejected","untested"],Zd=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:z(t)}));function ep(t){let e=Array.from({length:Math.max(0,...t.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:n})=>{ne({drafts:n})?tp(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{e[o][r.verdict]+=
1})});let s=e.findLastIndex(n=>cn.some(r=>n[r]));return e.slice(0,s+1)}function tp(t){let e=ce(t);return Array.from({length:Math.max(...e)+1},(s,n)=>{let r=t.filter(
(o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function sp(t){let e=t.map(r=>r.drafts.
filter(o=>o.verdict==="accepted").length),s=t.map(({drafts:r})=>ne({drafts:r})?Math.max(...ce(r))+1:r.length),n=Array(Math.max(0,...s)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var si=({columns:t,says:e})=>a("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,
parts:r})=>a("div",{class:"sv-column",children:[a("span",{class:"sv-column-value",children:n}),a("span",{class:"sv-column-bar",children:r.map(([o,i])=>a("span",
{"data-kind":o,style:`--n:${i}`}))}),a("span",{class:"sv-column-label",children:s})]}))}),dn=({heading:t,means:e,says:s,heads:n,rows:r,children:o})=>a("figure",
{class:"sv-figure-block",children:[a("h3",{children:a(F,{name:e,children:t})}),o,a("p",{class:"sv-note",children:s}),a(rn,{label:t,heads:n,rows:r})]}),ni=(t,e)=>p(
"calibration.between",{from:z(t),to:z(e)}),ri=({share:t,low:e,high:s,tested:n})=>[z(t),ni(e,s),n],oi=t=>t.some(({tested:e})=>e<Ct)&&p("given.hollow",{few:Ct});function np({
slots:t,rounds:e}){let s=t.filter(({accepted:l,rejected:c})=>l+c>0),n=s.length,r=t.length===1?"aria_one":n===1?"aria_first":"aria",o=(l=0)=>z(l/e),i=t.length?p(
`slots.${r}`,{first:o(t[0].accepted),last:o(s[n-1]?.accepted),n}):p("slots.none");return a(dn,{heading:p("slots.heading"),means:"acceptance_by_position",says:i,
heads:[p("slots.slot"),...cn.map(l=>p(`kind.${l}`)),p("slots.of_rounds"),p("slots.of_judged")],rows:t.map(({accepted:l,rejected:c,untested:d},u)=>[u+1,l,c,d,o(l),
z(l/(l+c))]),children:[a(si,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:o(l.accepted),parts:cn.map(d=>[d,l[d]/e])}))}),a("ul",{class:"sv-legend",children:cn.
map(l=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":l}),p(`kind.${l}`)]}))})]})}function rp({slots:t}){let e=t.flatMap(({accepted:c,rejected:d},u)=>{
let h=(u+.5)/t.length;return c+d?[{...Ar(c,c+d),x:h,at:h,label:String(u+1)}]:[]}),s=e.filter(({tested:c})=>c>=Ct),[n,r]=[s[0],s[s.length-1]],o=s.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&p("given.ends",{first:n.label,last:r.label,first_share:z(n.share),last_share:z(r.share)}),l=e.length?
j(i,p(`given.${o}`),oi(e)):p("slots.none");return a(dn,{heading:p("given.heading"),means:"acceptance_by_position",says:l,heads:[p("slots.slot"),p("slots.of_judg\
ed"),p("given.interval"),p("given.tested")],rows:e.map(c=>[c.label,...ri(c)]),children:a(Fr,{dots:e,axis:{title:p("given.axis"),ticks:e},says:l})})}function op({
counts:t,rounds:e}){let s=Math.max(...t),n=t.reduce((i,l,c)=>i+l*c,0)/e,r=t.flatMap((i,l)=>i===s?[l]:[]),o=p(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:I(n),commonest:r.join(p("comma")),count:s,rounds:e});return a(dn,{heading:p("lengths.heading"),means:"mean_acceptance_length",says:o,heads:[p("length\
s.length"),p("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:a(si,{says:o,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,s)]]}))})})}function ap({run:t,shown:e}){let s=jr(t.rounds);if(!s.tests.length)return null;let n=p("calibration.heading");if(!ja(t.trace.settings,s.headed))
return a("figure",{class:"sv-figure-block",children:[a("h3",{children:a(F,{name:"calibration",children:n})}),a("p",{class:"sv-note",children:p("calibration.othe\
r_rule",{rule:p(`rules.name.${L(t.trace)}`)})})]});let{headed:r,tests:o}=jr(t.rounds.slice(0,e)),i=r?"head":"own",l=Ha(o).map(h=>({...h,x:h.mean,at:(h.from+h.to)/
2})),c=o.reduce((h,{chance:v})=>h+v,0)/o.length,d=o.filter(({accepted:h})=>h).length/o.length,u=l.length?j(p(`calibration.${i}`),p("calibration.sum",{mean:z(c),
share:z(d),tested:o.length}),p("calibration.equal"),oi(l)):p("slots.none");return a(dn,{heading:n,means:"calibration",says:u,heads:[p("calibration.predicted"),p(
"calibration.mean"),p("slots.of_judged"),p("given.interval"),p("given.tested")],rows:l.map(h=>[ni(h.from,h.to),z(h.mean),...ri(h)]),children:a(Fr,{dots:l,axis:{
title:p(`calibration.axis.${i}`),ticks:Zd},says:u,diagonal:!0})})}function ai(t){let{run:e,shown:s}=t,n=e.rounds.slice(0,s),r=ep(n);return a("section",{class:"s\
v-section",children:e.width>0&&a(R,{children:[a("div",{class:"sv-section-head",children:a("h2",{children:p("breakdown.heading")})}),a("div",{class:"sv-breakdown\
-charts",children:[a(np,{slots:r,rounds:s}),a(rp,{slots:r}),a(op,{counts:sp(n),rounds:s}),a(ap,{...t})]})]})})}var ip={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},lp=["draft","verify","accept"];function Pt({plain:t}){let e=(s,n)=>a("li",{children:[
a("span",{class:"sv-swatch","data-part":s}),a(F,{name:ip[s],children:n})]});return a("ul",{class:"sv-legend",children:[lp.map(s=>e(s,p(`part_key.${s}`))),t&&e("\
plain",t)]})}var li=["draft","verify","accept"],cp=["plain","speculative","bursts"];function dp(t,e){let s=t.folds.cost(e);if(!s||!s.plain)return null;let n=t.folds.at(t.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:s.draft*r,verify:s.verify*r,accept:s.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/s.
plain,speedup:t.folds.measured(e)}}var ci=t=>Object.fromEntries(li.map(e=>[e,G(t[e])]));function pp(t,e){if(!e)return p(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,r=li.reduce((l,c)=>s[l]>=s[c]?l:c),[o,i]=[I(e.steps),I(e.length)];return j(p("costs.round",{round:G(
e.round),steps:o,length:i,...ci(s)}),n===null?p("headline.impossible"):p(n>=1?"costs.faster":"costs.slower",{steps:o,length:i,speedup:te(n),blame:p(`part.${r}`)}))}
var ii=({way:t,parts:e,most:s})=>a("div",{class:"sv-cost",children:[a("span",{children:p(`race.${t}`)}),a("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>a("span",{"data-part":n,style:`--n:${r/s}`}))}),a("span",{class:"sv-cost-value",children:G(Object.values(e).reduce((n,r)=>n+r,0))})]});function up({
plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,accept:n},o=e+s+n,i=Math.max(t,o);return a("div",{class:"sv-costs",role:"img","aria-label":p("costs.\
aria",{plain:G(t),total:G(o),...ci(r)}),children:[a(ii,{way:"plain",parts:{plain:t},most:i}),a(ii,{way:"speculative",parts:r,most:i})]})}function di({run:t,shown:e}){
let s=t.folds.cost(e),n=dp(t,e),r=t.folds.gaps(e);return a("section",{class:"sv-section",children:a("div",{class:"sv-costs-columns",children:[a("div",{class:"sv\
-costs-block",children:[a("div",{class:"sv-section-head",children:a("h2",{children:p("costs.heading")})}),s&&n&&a(up,{...s}),a(Pt,{}),a("p",{class:"sv-note",children:pp(
t,n)})]}),a("div",{children:[a("div",{class:"sv-section-head",children:a("h2",{children:p("waits.heading")})}),a("div",{class:"sv-table sv-waits",children:a("ta\
ble",{children:[a("thead",{children:a("tr",{children:[a("td",{}),a("th",{scope:"col",children:p("waits.p50")}),a("th",{scope:"col",children:p("waits.p95")})]})}),
a("tbody",{children:cp.map(o=>a("tr",{children:[a("th",{scope:"row",children:p(`waits.${o}`)}),a("td",{children:G(r[o]?.p50)}),a("td",{children:G(r[o]?.p95)})]}))})]})}),
a("p",{class:"sv-note",children:p("waits.means")})]})]})})}var pn=260,ms=52,Vr=14,pi=22,ui=42,hp=.001,hi=hp/1.6,mp=[.001,.01,.1,1],vp=[10,100,1e3,1e4],fp=[["lossy",2],["exact",1]],mi=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function gp({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return a("g",{class:"sv-convergence-line","data-rule":t,children:[
a("polyline",{points:mi(e)}),t==="exact"?a("circle",{cx:n,cy:r,r:5}):a("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),a("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:p(`frequencies.${t}`)})]})}function vi({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
o,i]=tt(),l=Math.log(s[s.length-1]/s[0]),c=h=>ms+Math.log(h/s[0])/l*(i-ms-Vr),d=h=>pi+Math.log(1/Math.max(h,hi))/Math.log(1/hi)*(pn-pi-ui),u=h=>t.map((v,m)=>[c(
s[m]),d(v[h])]);return a("div",{class:"sv-convergence",role:"img","aria-label":r,ref:o,children:i>0&&a("svg",{width:i,height:pn,"aria-hidden":"true",children:[mp.
map(h=>a(R,{children:[a("line",{class:"sv-convergence-grid",x1:ms,x2:i-Vr,y1:d(h),y2:d(h)}),a("text",{x:ms-6,y:d(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
vp.map((h,v)=>a("text",{x:c(h),y:pn-ui+18,"text-anchor":["start","middle","middle","end"][v],children:h.toLocaleString("en")})),a("text",{class:"sv-convergence-\
title",x:(ms+i-Vr)/2,y:pn-6,"text-anchor":"middle",children:p("frequencies.axis")}),a("polygon",{class:"sv-convergence-band",points:mi([...u(1),...u(0).reverse()])}),
fp.map(([h,v])=>a(gp,{rule:h,width:i,points:e.slice(0,n).map(m=>[c(m[0]),d(m[v][2])])},h))]})})}var Ur=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:z(t);var ue=({text:t,oneLine:e=!1})=>a(R,{children:Qt(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return a("span",{class:"sv-control",children:Zt(
n)});let r=e&&s!=="space";return a("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})})});var bp=["token","top-k","threshold"],ye=(t,e)=>e&&t!==void 0?t/e:null;function wp({drafts:t,positions:e=[]}){let s=t.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return ne({drafts:t})?e.length?[...new Set(s.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>xp(s.filter(({parent:o})=>o===r))):[]:s.slice(
0,t.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function xp(t){let[e,s]=[0,1];for(let n of t){let r=de(n);if(n.overlap===
null||r===null)return[];e+=s*n.overlap,s*=1-r}return[e]}function yp(t,e){if(bp.includes(e))return!1;let s=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==s.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var kp=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function _p(t){let e=t.drafts.filter(s=>s.verdict==="accepted").map(s=>s.token);return t.final?[...e,t.final.
token]:e}function Sp(t,e,s){let n=l=>e.drafts.filter(c=>c.verdict===l).length,r=n("accepted"),o=n("rejected"),i=wp(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+o,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-o,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,c)=>l+c,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(yp(e.drafts,s)?1:0)}}var mt=t=>t.draft+t.verify+t.accept;function un(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var Wr=t=>t.length?{p50:un(t,50),p95:un(t,95)}:null,Ep=12,Tp=.25,Mp=1+1e-9;function Rp(t){if(t.length<Ep)return null;let e=t.slice(1).map((s,n)=>Math.
abs(s-t[n]));return ye(un(e,75),un(t,50))}var hn=class{constructor(e){this.temperature=e.temperature,this.rule=L({settings:e}),this.sums=[kp],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(Sp(this.sums[this.sums.length-1],e,this.rule)),this.output.push(..._p(
e)),this.bursts.push(mt(e.times)),this.match()}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+s),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let s=Math.min(e,this.sums.length-1);for(;s>0&&this.sums[s].emitted>this.plain.tokens.length;)s-=1;return s}speedup(e){let s=this.sums[this.compared(e)];return ye(
this.plain.until[s.emitted],mt(s))}impossible(e){let s=this.sums[this.compared(e)],n=this.speedup(e);return s.drafted>0&&n!==null&&n>Mp*(s.emitted/s.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let s=this.sums[this.compared(e)];return s.emitted?{draft:s.draft/s.emitted,verify:s.verify/s.emitted,accept:s.
accept/s.emitted,plain:this.plain.until[s.emitted]/s.emitted}:null}gaps(e){let s=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Wr(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Wr(s.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:Wr(s)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let s=Rp(this.plain.seconds.slice(0,this.at(e).emitted));return s!==null&&s>Tp?{jitter:s}:null}agreement(e){let s=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!s?null:{compared:s,first_difference:this.matched<s?this.matched:null}}summary(e=this.sums.length-1){let s=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,s.emitted);return{rounds:s.rounds,drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,untested:s.
untested,emitted:s.emitted,acceptance_rate:ye(s.accepted,s.accepted+s.corrected),draft_efficiency:ye(s.accepted,s.drafted),mean_acceptance_length:ye(s.emitted,s.
rounds),mean_overlap:s.otherwise?null:ye(s.overlap,s.overlaps),tokens_per_second:ye(s.emitted,mt(s)),plain_tokens_per_second:ye(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var Op=Object.freeze({tokens:[],seconds:[]}),Lp=/^<\|?\w+\|?>$/,zp=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,He=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=_e;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new hn(e.settings),this.width=e.settings.gamma;for(let s of this.promptTokens()){
let{text:n,pending:r}=Me(this.pending,this.piece(s));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,s=this.piece(e[0]);return typeof s=="string"&&Lp.test(s)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return s.tokens.findIndex(r=>r===n||zp.test(String(this.piece(r))))}append({from:e=this.length,rounds:s=[],plain:n=Op,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:l}=this,c=l.plain;if(e>this.length||n.tokens.length&&r>c.tokens.length)return!1;Object.assign(l.pieces,o),s.slice(this.length-e).forEach(
d=>this.push(d));for(let d=c.tokens.length-r;d<n.tokens.length;d+=1)c.tokens.push(n.tokens[d]),c.seconds.push(n.seconds[d]),this.folds.pushPlain(n.tokens[d],n.seconds[d]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(ya(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,
n=[];e.drafts.forEach((i,l)=>{let c=me(e.drafts,l),d=this.slot(i.token,i.verdict,c<0?s:n[c].pending);i.verdict==="accepted"&&(this.pending=d.pending),n.push(d)});
let r=ns(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,s,n){let r=this.piece(e),
{text:o,took:i,pending:l}=Me(n,r),c=o===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:o,took:i,part:c,pending:l}}alone(e){let s=this.piece(e);return typeof s==
"string"?s:Me(_e,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(d=>d.verdict==="accep\
ted").length,l=s<o.drafts.length,c=l?s:wa(o);return{...r,number:e,index:s,round:o,accepted:i,judgedAt:c,draft:l?o.drafts[s]:null,judged:o.drafts[c]||null,position:(o.
positions||[])[c]||null}}},Gr=["accepted","correction","bonus","plain"],qe=t=>Gr.includes(t);function mn(t,e){let s=_e;return e.map(n=>{let r=t.piece(n),o=Me(s,r);return s=o.pending,{token:n,text:o.text,piece:r}})}var vt=({text:t,piece:e})=>t||Se(e);function vn(t,e){
let{output:s,plain:n,matched:r}=t.folds,o=Math.min(t.folds.at(e).emitted,n.tokens.length);return{speculative:mn(t,s.slice(0,o)),plain:mn(t,n.tokens.slice(0,Math.
min(o,t.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var Cp=["accepted","correction","bonus"],Pp=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function fn({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let o=Pp(n);return a("div",{children:[a("p",{class:"sv-pairs-key sv-note",
children:[p("lossless.pairs"),Cp.map(i=>a("span",{class:"sv-pair-key","data-came":i,children:p(`lossless.came.${i}`)}))]}),a("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${oe(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],d=i.token===c.token;return a("span",{class:"s\
v-pair","data-same":String(d),"data-parts":l===s?"":void 0,children:[a("span",{children:a(ue,{text:vt(i),oneLine:!0})}),a("span",{class:"sv-pair-sign",children:d?
"=":"≠"}),a("span",{"data-came":o[l],children:a(ue,{text:vt(c),oneLine:!0})})]},l)})})]})}var gn=["exact","lossy"],fi=[1,2,3],$p=3,Ap=.3,jp=70,gi=48,Hp=5e-4;function qp({candidates:t,rest:e},s){let n=s===1?2:4;if(e[s]===null||e[s]>Ap||e[n]===null)return 0;
let r=t.map(l=>l[s]??0);return[...t].sort((l,c)=>(c[s]??0)-(l[s]??0)).slice(0,$p).reduce((l,c)=>l+Math.max(0,(c[n]??0)-(c[s]??0)),0)*(1-r.reduce((l,c)=>l+c*c,0))}
function Np(t){let e=t.trace.settings.temperature?1:3,[s,n]=[0,0];return t.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,l)=>{let c=t.folds.at(o).emitted+
l,d=c<t.folds.output.length&&c<t.folds.at(o+1).emitted?qp(i,e):0;d>n&&([s,n]=[c,d])})),s}function Ip({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,
s)],r=Object.fromEntries(n.map(o=>[o,t.pieces[o]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Dp=0,
bn=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{
ask:e,offered:s}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:p("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),jp)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let s=Dp+=1;this.result={number:s,state:"loading",texts:0},this.start=Np(this.run),this.ask("sample",{number:s,tokens:e,
take:this.takes,trace:Ip(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},vs=(t=0)=>t.toLocaleString(
"en"),bi=t=>`${(t*100).toFixed(1)}%`;function Bp({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||p(`frequencies.state.${t}`):p(`frequenci\
es.state.${t}`,{n:vs(s),of:vs(n)})}function Fp(t,e,s,n){return p(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:vs(e),distance:Ur(s),high:Ur(n)})}function Vp(t,e){
let s=t.promptText+mn(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>gi?`…${s.slice(-gi)}`:s;return p(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function Up({run:t}){let e=vn(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?p("lossless.same",{n}):p("lossless.diffe\
r",{n,position:n+1});return a("div",{class:"sv-proof",children:[a("h4",{children:p("frequencies.greedy")}),a("p",{class:"sv-same","data-kind":s?"same":"differ",
children:r}),a(fn,{texts:e,run:t,says:r})]})}function Wp({tally:[t,e],row:s,texts:n,most:r}){return a("td",{children:[a("span",{class:"sv-count-bar",style:`--n:${t[s]/
n/r};--g:${e[s]/n/r}`,children:[a("span",{class:"sv-count-all"}),a("span",{class:"sv-count-guessed"}),a("span",{class:"sv-count-exact"})]}),bi(t[s]/n)]})}function Gp({
run:t,found:e,seen:s,start:n}){let{rows:r,checkpoints:o,band:i,temperature:l,state:c}=e,d=s?o[s-1]:null,[u,...h]=d??[0],v=Math.max(...r.map(([,b])=>b),...h.flatMap(
([b])=>b.map(k=>k/u))),m=c!=="running"&&s===o.length&&s>0,f=gn.map((b,k)=>m?Fp(b,u,h[k][2],i[s-1][1]):""),w=b=>a("th",{scope:"col","data-rule":b,children:p(`fre\
quencies.${b}`)});return a("div",{class:"sv-proof",children:[a("h4",{children:p("frequencies.counted",{t:String(l),n:vs(u)})}),a("p",{class:"sv-note",children:Vp(
t,n)}),a("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(b=>a("span",{class:"sv-count-key","data-part":b,children:p(`frequencie\
s.${b}`)}))}),a("table",{class:"sv-counts",children:[a("caption",{class:"sv-spoken",children:p("frequencies.caption")}),a("thead",{children:a("tr",{children:[a(
"th",{scope:"col",children:p("frequencies.beginning")}),["target",...gn].map(w)]})}),a("tbody",{children:r.map(([b,k],y)=>(b!==null||k>=Hp||h.some(([x])=>x[y]))&&
a("tr",{style:`--p:${k/v}`,children:[b===null?a("th",{scope:"row",class:"sv-others",children:p("frequencies.others")}):a("th",{scope:"row",translate:!1,children:a(
ue,{text:b,oneLine:!0})}),a("td",{children:bi(k)}),gn.map((x,_)=>d?a(Wp,{tally:h[_],row:y,texts:u,most:v},x):a("td",{},x))]},y))})]}),a("p",{class:"sv-note",children:p(
"frequencies.why")}),a("h4",{children:p("frequencies.curve")}),a("p",{class:"sv-note",children:p("frequencies.band")}),a(vi,{found:e,seen:s,says:j(...f)||p("fre\
quencies.curve")}),a("div",{role:"status",children:gn.map((b,k)=>a("p",{class:"sv-told","data-rule":b,children:f[k]}))})]})}function Kp({test:t}){let[e,s]=N(fi[0]),
{result:n,isRunning:r}=t;return a("div",{class:"sv-sample-controls",children:[a("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:p(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),a("div",{class:"sv-toggles",role:"group","aria-label":p("frequencies.leng\
th"),children:fi.map(o=>a("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":o===e,disabled:r,onClick:()=>s(o),children:p(o>1?"frequencies\
.first":"frequencies.first_one",{n:o})}))}),a("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":p("frequencies.progress")}),a("p",{class:"\
sv-note",role:"status",children:n&&Bp(n)})]})}function wi({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let o=C(
t.trace);return a("div",{class:"sv-experiment",children:[a("h3",{children:p("frequencies.heading")}),!o&&r>0&&a("p",{class:"sv-note",children:p("frequencies.mea\
ns",{n:vs(r)})}),!o&&a("p",{class:"sv-note",children:p("frequencies.lossy_means")}),o||!r?a("p",{class:"sv-note",children:n||p("frequencies.trees")}):a(Kp,{test:e}),
s?.greedy&&a(Up,{run:new He(s.greedy)}),s?.rows?.length?a(Gp,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function xi([t,e,s,n,r],o){let i=o?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var yi=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Kr=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function st(t,e=!1){return t.candidates.map(s=>xi(s,e)).map(s=>({...s,both:yi(s)}))}
function ki(t,e,s){let n=new Set(e.map(h=>h.token)),r=xi(t.rest,s),o=[{...r,both:yi(r)},...st(t,s).filter(h=>!n.has(h.token))],[i,l]=[Kr(o,"target"),Kr(o,"draft")],
c=Kr(e,"both"),u=!s&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var _i=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function wn(t,e,s=!1,n=8){let r=st(t),o=new Map(st(t,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>o.get(h)??0,l=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),c=r.sort((h,v)=>l(v)-l(h)).slice(0,n-1).sort((h,v)=>_i(h,v)||
i(v)-i(h)).map(h=>h.token),d=st(t,s),u=c.flatMap(h=>d.find(v=>v.token===h)??[]);return[...u,ki(t,u,s)]}function xn(t,e=!1){let s=st(t,e).sort(_i);return[...s,ki(
t,s,e)]}function Si(t,{weight:e,taken:s,mass:n}){let r=st(t),o=n??1-(t.overlap??1);if(o<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:d})=>({
token:l,share:(e*(c??0)-s(l,d??0))/o})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function Ei(t){
let[e,s]=[st(t),st(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var Yp=["plain","speculative"],Jp={float16:.0625,bfloat16:.5},Xp=.001;function Qp(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function Zp(t,e,s,n){let r=Qp(t,e),o=r?xn(r,!0):[],[i,l]=[s,n].map(d=>o.find(u=>u.token===d)?.target??null);if(!i)return null;let c=Jp[t.
trace.models.target.dtype]||Xp;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function eu(t,e,[s,n]){let r=Zp(t,e,s.token,n.token);if(!r)return p("l\
ossless.unknown");let o={mine:oe(vt(s)),theirs:oe(vt(n)),p:Ge(r.p[0]),q:Ge(r.p[1]),gap:I(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==
null?p("lossless.unlisted",o):j(p("lossless.gap",o),p(r.gap<=r.limit?"lossless.tie":"lossless.fault",o))}function tu(t,e,{compared:s,parts:n}){return e==="none"?
p(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?p(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_fa\
r",{n:s}):p(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function su(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?p(X(L(
t.trace))?"rules.lossy":"lossless.sampling"):s===null?p("lossless.greedy"):eu(t,s,[n[s],r[s]]):""}function nu({way:t,tokens:e,parts:s}){let n=o=>o.map(({text:i})=>i).
join(""),r=s??e.length;return a("div",{class:"sv-twin","data-way":t,children:[a("h3",{children:p(`race.${t}`)}),a("div",{class:"sv-twin-text",translate:!1,children:[
a("span",{children:a(ue,{text:n(e.slice(0,r))})}),s!==null&&a("mark",{class:"sv-parting",children:a(ue,{text:vt(e[s]),oneLine:!0})}),a("span",{class:"sv-parted",
children:a(ue,{text:n(e.slice(r+1))})})]})]})}function ru({texts:t}){let e=A(null);return B(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.
max(0,n.offsetTop-s.clientHeight/2):0)},[t.parts]),a("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":p("lossless.texts"),ref:e,children:Yp.map(s=>a(
nu,{way:s,tokens:t[s],parts:t.parts}))})}function Ti({run:t,shown:e,test:s}){let n=vn(t,e),r=t.trace.settings.temperature===0,o=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",i=tu(t,o,n),l=a("div",{class:"sv-own",children:[a("p",{class:"sv-verdict","data-kind":o,children:i}),a("p",{class:"sv-note",children:su(
t,n)}),n.compared>0&&(r?a(fn,{texts:n,run:t,says:i}):a(ru,{texts:n}))]},"own"),c=a(wi,{run:t,test:s},"test");return a("section",{class:"sv-section",children:[a(
"div",{class:"sv-section-head",children:a("h2",{children:p("lossless.heading")})}),r?[l,c]:[c,l]]})}var gs=1e-9,fs=class{list;constructor(){this.list=[]}add(e,s,n,r=_e){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let s=0,n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+gs?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Mi(t,e,s,n){
let{folds:r}=t;for(s.cut(e);s.list.length<e;){let c=s.list.length,d=r.at(c+1),u=t.rows[c].slots.filter(h=>qe(h.kind));s.add(mt(d),d.emitted,u.map(h=>h.text).join(
""))}let{tokens:o,until:i}=r.plain,l=t.over&&e===t.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let c=n.list.length,{text:d,
pending:u}=Me(c?n.list[c-1].pending:_e,t.piece(o[c]));n.add(i[c+1],c+1,d,u)}}function bs(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var Yr=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function ft({label:t,choices:e,chosen:s,choose:n}){return a("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,o])=>a("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:o},r))})}function Ri({label:t,choices:e,chosen:s,choose:n}){return a("label",
{class:"sv-choice",children:[t,a("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,o])=>a("option",{value:r,children:o},r))})]})}var ou=["draft","verify","accept"],Jr=24,Oi=28,Li=26,$t=Jr*2+Oi+Li,au=["1","4","16"],iu=16e3;function zi({palette:t,time:e,drawn:s,seek:n,...r}){let{run:o,ours:i}=r,
l=r.span||1,[c,d]=tt(),u=A(null),[h,v]=N("1"),m=Math.min(iu,Math.floor(d*Number(h))),f=e/l*(m-1);B(()=>{m&&lu(u.current,t,{...r,span:l},m)},[o,s,m]),B(()=>{c.current.
scrollLeft=f-d/2},[h]),B(()=>{let{scrollLeft:b,clientWidth:k}=c.current;h!=="1"&&(f<b||f>b+k-40)&&(c.current.scrollLeft=f-k/2)},[f]);let w=({offsetX:b})=>{let k=b/
m*l,y=0;for(;y<i.list.length&&mt(o.folds.at(y))<k;)y+=1;n(y)};return a("div",{children:[a("div",{class:"sv-lanes-frame",children:[a("p",{class:"sv-lane-caption",
children:p("race.plain")}),a("p",{class:"sv-lane-caption sv-lane-second",children:p("race.speculative")}),a("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":p("race.picture"),ref:c,children:a("div",{class:"sv-lanes-picture",children:[a("canvas",{class:"sv-lanes",role:"img","aria-label":p("race.picture"),
ref:u,style:`width: ${m}px; height: ${$t}px`,onClick:w}),a("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),a("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,m-2).toFixed(1)}px)`}})]})})]}),a("div",{class:"sv-lanes-foot",children:[a(Pt,{plain:p("race.key_plain")}),
a(ft,{label:p("race.zoom"),choices:au.map(b=>[b,b==="1"?p("race.fit"):`${b}×`]),chosen:h,choose:v})]})]})}function lu(t,e,{run:s,span:n,ours:r,plain:o},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==$t*l)&&Object.assign(t,{width:i*l,height:$t*l});let c=t.getContext("2d");if(!c)return;let d=m=>m/
n*(i-1),u=(m,f,w,b,k)=>{let y=d(b)-d(w)>3,[x,_]=[d(w),d(b)].map(E=>y?Math.round(E):E);c.fillStyle=e.get(m),c.fillRect(x,f,Math.max(_-x-(k&&y?1:0),.4),Jr)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,$t),cu(c,e,{span:n,width:i,at:d});let{until:h}=s.folds.plain;for(let m=1;m<=o.list.length;m+=1)u("plain",0,h[m-1],h[m],!0);let v=0;
s.rounds.slice(0,r.list.length).forEach(({times:m})=>ou.forEach(f=>{u(f,Jr+Oi,v,v+m[f],f==="accept"),v+=m[f]}))}function cu(t,e,{span:s,width:n,at:r}){let o=bs(
s,Math.max(2,n/110));t.font=`11px ${Ye}`,t.textBaseline="alphabetic";for(let i=0;i*o<=s;i+=1){let l=Math.round(r(i*o))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,$t-Li+6),t.fillStyle=e.get("quiet");let c=G(Number((i*o).toPrecision(3))).replace(".00","").replace(".0 "," "),d=t.measureText(c).width;t.textAlign=l+d/2>
n?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?n:l,$t-6)}}var du=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],pu=4,uu=.25,Xr=1e3,hu={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},mu="M4 2.5v11L13 8z",
vu="M4 3h3v10H4zM9 3h3v10H9z",Ci=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,fu=t=>[1,.25,.1].find(e=>t/e>=pu)??.1;function Pi({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-n)*r>gs);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function gu({ours:t,plain:e,
measured:s,whole:n,span:r},o){let i={time:G(o),ours:t.tokensAt(o),plain:e.tokensAt(o)};if(!s)return p("race.alone",i);if(!n||o<r-gs)return p("race.now",i);let l=t.
end<=e.end,[c,d]=l?[t,e]:[e,t];return p(l?"race.won":"race.lost",{first:G(c.end),second:G(d.end),done:c.tokens,other:d.tokensAt(c.end),of:d.tokens})}function bu(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,o=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?p(X(L(t.trace))?"rules.lossy":"race.draws"):
o?p("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<s.list.length;return j(i,c&&p("race.goes_on",{end:oe(t.alone(t.trace.plain.tokens[l]))}))}function wu({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":p(t.models.draft?"race.prefill":"race.prefill_alone",{target:G(e),draft:G(s)})}function $i({way:t,arrivals:e,
end:s,time:n,measured:r}){let o=A(null),{list:i,tokens:l}=e,c=e.by(n),d=et(()=>i.slice(0,c).map((u,h)=>a("span",{class:s>=0&&h>s?"sv-ended":void 0,"data-new":h===
c-1&&c<i.length?"":void 0,children:a(ue,{text:u.text})},h)),[i,c,c<i.length,s]);return B(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[i,c]),a(
"div",{class:"sv-reader","data-way":t,children:[a("div",{class:"sv-reader-head",children:[a("h3",{children:p(`race.${t}`)}),a("span",{class:"sv-quiet",children:r?
c<i.length?p("race.so_far",{n:e.tokensAt(n),of:l}):p("race.done",{n:l,time:G(e.end)}):p("race.unmeasured")})]}),a("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":p(`race.${t}`),ref:o,children:d})]})}function xu({run:t,shown:e},{span:s,whole:n},r,o,i){let[l,c]=N(r),[d,u]=N(!1),[h,v]=N(!1),m=A({shown:e,
length:t.length}),f=e!==m.current.shown&&t.length===m.current.length;m.current={shown:e,length:t.length},f&&h&&!d&&v(!1);let w=A({limit:o,whole:n,span:s,speed:i});
w.current={limit:o,whole:n,span:s,speed:i};let b=A(null);return Ka(()=>{if(!d)return;let k=performance.now(),y=requestAnimationFrame(function x(_){let E=w.current,
H=Math.max(0,Math.min((_-k)/1e3,uu))*E.speed;k=_,c(W=>{let V=Math.min(W+H,E.limit);return E.whole&&V>=E.span&&u(!1),V}),b.current?.checkVisibility()?y=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(y)},[d]),{node:b,playing:d,time:h&&!(f&&!d)?Math.min(l,s):r,go(k,y=!1){v(!0),c(k),u(y)},follow:()=>v(!1)}}function yu({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:o,palette:i,seek:l,greedy:c,drawn:d}=s,{ours:u,plain:h}=et(()=>({ours:new fs,plain:new fs}),[]);Mi(n,o,u,h);let v=n.
folds.plain.tokens.length>0,m=n.over&&u.list.length===n.length,f=Math.max(u.end,h.end),w={ours:u,plain:h,measured:v,whole:m,span:f},b=m&&r===n.length?f:r?u.list[r-
1].at:0,k=t??fu(f),y=xu(s,w,b,m||!v?f:Math.min(u.end,h.end),k),{time:x,playing:_,go:E,follow:H}=y;function W(){let T=x>=f-gs;Ci()?E(T?0:Pi(w,x,1)):_?E(x):E(T?0:
x,!0)}function V(T){let $=hu[T.key];$&&(T.preventDefault(),E(Pi(w,x,$)))}let xe=gu(w,x),O=A("");_||(O.current=xe);let S=Ci()?"step":_?"pause":"play";return a("s\
ection",{class:"sv-section",ref:y.node,children:[a("div",{class:"sv-section-head",children:[a("h2",{children:p("race.heading")}),a("span",{class:"sv-quiet",children:p(
"race.note")})]}),a("div",{class:"sv-race-controls",role:"group","aria-label":p("race.label"),children:[a("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":S,onClick:W,children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:a("path",{d:S==="pause"?vu:mu})}),a("span",{children:p(
`race.${S}`)})]}),a("input",{type:"range",class:"sv-scrubber",min:0,max:Xr,step:1,value:f?Math.round(x/f*Xr):0,"aria-label":p("race.scrubber"),"aria-valuetext":xe,
onInput:({currentTarget:T})=>E(Number(T.value)/Xr*f),onKeyDown:V}),a("span",{class:"sv-race-clock",children:p("race.clock",{time:G(x),of:G(f)})}),a("label",{class:"\
sv-choice",children:[p("race.speed"),a("select",{value:String(k),onChange:({currentTarget:T})=>e(Number(T.value)),children:du.map(([T,$])=>a("option",{value:String(
T),children:T===1?p("race.real"):$}))})]})]}),a("div",{class:"sv-readers",children:[a($i,{way:"plain",arrivals:h,end:n.plainEnd,time:x,measured:v||!n.length}),a(
$i,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),a("p",{class:"sv-note sv-race-sentence",children:O.current}),a("p",{class:"sv-note sv-race-texts",
children:[a("span",{children:bu(n,o,w)})," ",a("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!c.offered(),onClick:()=>c.race(),
children:p("race.greedy")})]}),a(zi,{run:n,...w,palette:i,time:x,drawn:d,seek:T=>{H(),l(T)}}),a("p",{class:"sv-note",children:wu(n)})]})}var Qr=new WeakMap,ku=0;
function _u(t){return Qr.has(t)||Qr.set(t,ku+=1),Qr.get(t)}function Ai(t){let[e,s]=N(null);return a(yu,{chosen:e,choose:s,...t},_u(t.run))}var At=220,gt=44,ws=12,ji=8,yn=40,Su=1.25,Eu=1.1,Tu=90,Hi=10,Mu=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.speedup(n+1)??0]);function Ru(t,e){
if(e.length<2)return p(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return p("headlin\
e.impossible");let[s,n]=e[e.length-1],r=e.slice(Hi-1).map(([,i])=>i),o={least:Hi,low:te(Math.min(...r)),high:te(Math.max(...r))};return j(p("chart.last",{tokens:s,
speedup:te(n)}),r.length>1&&p("chart.range",o))}function Ou({points:t,tokens:e,width:s}){let[n,r]=N(null),o=Math.max(Su,...t.map(([,w])=>w))*Eu,i=w=>gt+w/e*(s-gt-
ws),l=w=>At-yn-w/o*(At-yn-ji),[c,d]=t[t.length-1],u=([w])=>Math.abs(i(w)-(n??0)),h=n===null?null:t.reduce((w,b)=>u(w)<=u(b)?w:b),v=bs(o,5),m=v<.1?2:v<1?1:0,f=Math.
max(1,bs(e,Math.max(2,(s-gt)/Tu)));return a(R,{children:[a("svg",{width:s,height:At,"aria-hidden":"true",onPointerMove:({currentTarget:w,clientX:b})=>r(b-w.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[Yr(o,v).map(w=>a(R,{children:[a("line",{class:"sv-speedup-grid",x1:gt,x2:s-ws,y1:l(w),y2:l(w)}),a("text",{x:gt-6,y:l(
w)+4,"text-anchor":"end",children:`${w.toFixed(m)}×`})]})),Yr(e,f).map(w=>a("text",{x:i(w),y:At-yn+16,"text-anchor":"middle",children:w})),a("text",{class:"sv-\
speedup-title",x:(gt+s-ws)/2,y:At-6,"text-anchor":"middle",children:p("chart.x")}),a("line",{class:"sv-speedup-plain",x1:gt,x2:s-ws,y1:l(1),y2:l(1)}),a("text",{
x:s-ws,y:d>1?l(1)+14:l(1)-6,"text-anchor":"end",children:p("chart.reference")}),a("polyline",{class:"sv-speedup-line",points:t.map(([w,b])=>`${i(w).toFixed(1)},${l(
b).toFixed(1)}`).join(" ")}),a("circle",{class:"sv-speedup-last",cx:i(c),cy:l(d),r:4.5}),h&&a("g",{class:"sv-speedup-mark",children:[a("line",{x1:i(h[0]),x2:i(h[0]),
y1:ji,y2:At-yn}),a("circle",{cx:i(h[0]),cy:l(h[1]),r:4})]})]}),h&&a("p",{class:"sv-speedup-readout",style:`--x:${i(h[0])}px`,"data-side":i(h[0])>s/2?"left":"rig\
ht",children:p("chart.hover",{tokens:h[0],speedup:te(h[1])})})]})}function qi({run:t,shown:e,known:s}){let[n,r]=tt(),o=Mu(t,e),i=o.length>1,l=Ru(t,o);return a("\
section",{class:"sv-section",children:[a("div",{class:"sv-section-head",children:a("h2",{children:a(F,{name:"speedup",children:p("chart.heading")})})}),a("div",
{class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&a(Ou,{points:o,tokens:t.folds.at(s).emitted,width:r})}),a("p",{class:"sv-no\
te",children:l}),a(rn,{hidden:!i,label:p("chart.heading"),heads:[p("chart.x"),p("chart.y")],rows:o.map(([c,d])=>[c,te(d)])})]})}var Lu=250,zu=120;function Cu(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var xs=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),kn=class{constructor(e){this.context=e}context;places={race:xs(),costs:xs(),lossless:xs(),speedup:xs(),breakdown:xs()};test=new bn(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;charted=null;charts={race:e=>a(Ai,{...e,...this.context,drawn:this.drawnAt}),costs:e=>a(di,{...e}),
lossless:e=>a(Ti,{...e,test:this.test}),speedup:e=>a(qi,{...e}),breakdown:e=>a(ai,{...e})};show(e,{shown:s,known:n,busy:r,view:o}){let i=`${s} of ${n}, ${e.folds.
plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.charted?.run&&i===this.drawn||(this.test.load(e),Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,
busy:r}),!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.draw(),r?Math.max(0,Lu-(performance.now()-this.drawnAt)):zu)))}redraw(e){
this.charted&&hs(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),
Object.keys(this.places).filter(s=>this.busy?Cu(this.places[s]):this.places[s].checkVisibility()).forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>hs(this.context.viewer,a(R,{}),e))}};var ys=["gamma","temperature","drafter","rule","tree"];function _n(t,e){return e==="rule"?L(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function ks(t){
let{gamma:e,budget:s=e}=t.settings;return C(t)&&e>0?s:e}function Sn(t,e,s){return t==="drafter"?Ee(String(e),s):t==="rule"?p(`rules.name.${e}`):t==="tree"?p(`tr\
ee.name.${e}`):String(e)}function Ee(t,e){let s=`drafter_of.${e}.${t}`,n=p(s);return n===s?p(`drafter.${t}`):n}var Pu={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:os,tree:["chain","k-ary","top-k","dynamic","measured"]},$u=["drafter","rule","tree"],En=class{buttons;constructor({say:e,sequels:s}){this.say=e,this.
sequels=s,this.note=g("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=ys.map(n=>this.row(n,Pu[n].filter(r=>n!=="gamma"||Number(r)<=s.most))),
this.choices=g("div",{class:"sv-again"},...this.rows),this.again=g("div",{class:"sv-block"},g("h3",{},e("again.heading")),this.note,this.choices)}row(e,s){let{say:n}=this,
r=o=>{let i=g("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.buttons.push({name:e,value:o,
node:i}),i};return g("div",{class:"sv-again-row","data-change":e},g("span",{},n(`again.${e}`)),g("div",{class:"sv-choices"},...s.map(r)))}changes(e,s){let{run:n}=this.
sequels.store.state;if(e!=="tree"||!n)return{[e]:s};let r=ks(n.trace);return s==="chain"?{tree:s,gamma:Math.min(r,this.sequels.most)}:{tree:s,budget:Math.max(r,
1)}}load(e){let{say:s,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let l=o==="chain"&&ks(e.trace)>n,c=l?s("again.shorter",{most:n}):Sn(
r,o,e.trace.models.pair);P(i,c),se(i,"aria-label",s(l?"again.do_shorter":`again.do_${r}`,{value:c,most:n})),i.disabled=_n(e.trace,r)===o})}offer(e){e!==this.offered&&
(this.offered=e,this.buttons.forEach(({name:s,value:n,node:r})=>{r.hidden=$u.includes(s)&&!e?.[s]?.includes(String(n))}),this.rows.forEach((s,n)=>{s.hidden=this.
buttons.filter(({name:r,node:o})=>r===ys[n]&&!o.hidden).length<2}))}show(e){let s=this.sequels.refusal;this.offer(e.offers),this.again.hidden=!this.sequels.live,
this.choices.hidden=!!s,P(this.note,s||this.say("again.note"))}};var Au={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},ju={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Hu={ArrowUp:"stepOn",ArrowDown:"stepBack"},Ni={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Tn=t=>(t.dataset.at??"").split(".").map(Number);function qu(t,e,s){let n=t.indexOf(e),r=o=>{let i=t.filter(l=>Tn(l)[0]===Tn(e)[0]+o);return i.find(l=>Tn(l)[1]>=
Tn(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Nu(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return o(t[n+1]);case"ArrowUp":return o(t[n-1]);default:return null}}var Ii="specviz-letters";function Iu(){try{return localStorage.getItem(Ii)!=="off"}catch{
return!0}}var jt={on:Iu(),keep(t){jt.on=t;try{localStorage.setItem(Ii,t?"on":"off")}catch{}}},Mn=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let o=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let l=Au[e.length===1?e.toLowerCase():e]||o()&&ju[e];if(l)return n[l]()!==!1;let c=s.closest("[role=option]"),d=s.closest("\
[role=gridcell]");if(c||d)return this.inside(e,c,d);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let h=Ni[e]||u&&Hu[e];return!h||this.scrolls(s,e)?!1:(n[h](),
!0)}inside(e,s,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?qu(o(),s,e):n&&Nu(i(n),n,e);return l&&l.focus(),
!!l||e in Ni}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};var Di=[.2,.4,.6,.8],Bi=[.1,.5,1,2],_s={overlap:{term:"overlap",limits:Di,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:Di,
most:"1",of:({draft:t})=>re(t??void 0)},target_entropy:{term:"entropy",limits:Bi,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Bi,most:"",of:({position:t})=>t?.draft_entropy??null}},Fi=["verdict",...Object.keys(_s)],Vi=t=>Fi.includes(t);function Ss(t,e){let s=e&&_s[t]?_s[t].of(
e):null;return s==null?null:_s[t].limits.filter(n=>s>=n).length}function Ui(){let{tint:t,set:e}=fe();return a("div",{class:"sv-tint",children:a(Ri,{label:p("tin\
t.label"),choices:Fi.map(s=>[s,p(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function Wi({name:t}){let e=_s[t];if(!e)return null;let{limits:s,most:n,
term:r}=e;return a("div",{class:"sv-tint-legend",children:[a("span",{class:"sv-tint-scale",role:"img","aria-label":p("tint.aria",{limits:s.join(p("comma"))}),children:[
"0",...s.map(o=>String(o).replace(/^0\./,".")),n].flatMap((o,i)=>[a("span",{class:"sv-tint-limit",children:o}),i<=s.length&&a("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),a(F,{name:r,children:p(`tint.${t}.means`)})]})}var Rn=44,Du=2,Gi={PageUp:10,PageDown:-10},Ki=(t,{round:e})=>Gi[t]?{round:e+Gi[t],phase:0}:null;function Bu({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,o=Math.min(Math.floor(r),e-1),i=Rr(t[o]);return n/e<Du*i?{round:Math.round(r),phase:0}:{round:o,phase:Math.round((r-o)*i)}}function Yi({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=fe(),o=A(null),i=A(null),[l,c]=N(0);B(()=>{let m=new ResizeObserver(([{contentRect:f}])=>c(f.width));return m.observe(o.current),()=>m.
disconnect()},[]),B(()=>Fu(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let d=m=>{let{left:f}=o.current.getBoundingClientRect(),
{round:w,phase:b}=Bu(e,(m.clientX-f)/(l||1),l);r.seek(w,b)},u=e?.length??0,h=e&&s.phase?s.phase/Rr(e.rounds[s.round]):0,v=s.round+h;return a("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:o,"aria-label":p("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
v.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?v/u:0},onPointerDown:m=>{!u||m.button||(m.currentTarget.setPointerCapture(m.pointerId),d(m))},onPointerMove:m=>{
m.currentTarget.hasPointerCapture(m.pointerId)&&d(m)},children:[a("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),a("span",{class:"sv-strip-head"})]})}
function Fu(t,e,{run:s,shown:n,tint:r,width:o}){let i=window.devicePixelRatio||1,l={width:Math.round(o*i),height:Math.round(Rn*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,o,Rn),!s?.length))return;let d=o/s.length,u=C(s.trace),
h=u?s.rounds.map(({drafts:w})=>Math.max(0,...ce(w).map(b=>b+1))):[],v=Rn/((u?Math.max(...h):s.width)+1),[m,f]=[d,v].map(w=>w>4?w-1:w);s.rounds.forEach(({drafts:w},b)=>{
let k=b<n?Vu(s,b):[],y=u?h[b]+1:b<n?s.rows[b].slots.length:w.length+1;for(let x=0;x<y;x+=1)c.fillStyle=e.get(x<k.length?Uu(s,b,k[x],r):"line"),c.fillRect(b*d,Rn-
(x+1)*v,Math.max(.6,m),Math.max(.6,f))})}var Vu=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>qe(s));function Uu(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let o=Ss(r,t.at({round:e,index:s}));return o==null?"strip-unknown":`tint-${o}`}function Ce(t){if(t.part)return p("token.part",{hex:Se(t.piece)});let e=oe(t.text)||p("token.empty");return t.took>1?p("token.took",{token:e,n:t.took}):e}function Zr({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],o=r.length;if(n>=o)return p("token.final");let i=p("token.guess",{n:n+1,of:o}),{source:l}=r[n];return l?p("token.from",
{slot:i,drafter:Ee(l,e.models.pair)}):i}function nt(t,e,s,n){let r=t.rows[e].slots[s];return p("token.aria",{token:Ce(r),kind:p(`kind.${pt(n||r.kind,t.trace)}`),
round:e+1,slot:Zr(t,e,s)})}var On=({slot:t,as:e})=>a("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&a(ue,{text:t.text,oneLine:!0})});function Es(t,e,s=!1){return e.part?
t.dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...fa(e.text,s)),t}function Wu(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:o}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
o-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Ln(t,e,s){let n=Wu(e,s);return j(
t,n&&p(`unguessed.${n}`))}function Gu(t,e){if(!e)return p("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return Ln(p("summary.plain",r),t,e-1);let o=s.length===1;return n?ne({drafts:s})?p(n.kind==="bonus"?"tree.bonus":"tre\
e.some",r):n.kind==="correction"?p(o?"summary.one_rejected":"summary.some",r):p(o?"summary.one":"summary.all",r):p(o?"summary.one_ends":"summary.end",r)}function Ku(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:o,final:i}=r,l={round:e+1,n:n+1,of:o.length};if(ne(r)&&s!=="final")return Yu(t,e,{name:s,index:n});if(s==="\
draft"&&r.together&&o.length>1)return p("phase.at_once",l);if(s==="draft"){let d=t.rows[e].slots[n];return p("phase.draft",{...l,token:Ce(d)})}if(s==="verify"&&
!o.length)return Ln(p("phase.verify_none",l),t,e);if(s==="verify")return p(o.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return Ju(t,r,n,l);let c=o.
filter(d=>d.verdict==="untested").length;return c&&i&&L(t.trace)==="block"?p("rules.phase.discard",{...l,untested:c}):p(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function Yu(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],o={round:e+1,of:r.length,token:Ce(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let m=ce(r),f=m.filter(w=>w===m[n]).length;return p(f===1?"tree.level_one":"tree.level",{...o,level:m[n]+1,n:f})}if(s!=="test")return p(s==="verify"?"t\
ree.verify":"tree.discard",o);let{verdict:i,draw:l,parent:c}=r[n],d=re(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&L(t.trace)==="block")
return p("tree.kept",o);if(t.trace.settings.temperature!==0&&dt(r[n],L(t.trace)))return Ji(t,{...o,n:n+1},i);if(t.trace.settings.temperature===0||l==null||d===null)
return p(`tree.greedy_${i}`,o);let[u,h]=le(l,d),v=i==="rejected"&&!r.some((m,f)=>f>n&&m.parent===c);return p(`tree.${i}${v?"_last":""}`,{...o,draw:u,threshold:h})}
var Ji=(t,e,s)=>p(`rules.phase.certain_${s}`,{...e,rule:p(`rules.name.${L(t.trace)}`)});function Ju(t,{drafts:e},s,n){let r=e[s],{verdict:o,draw:i}=r,l=re(r);if(t.
trace.settings.temperature===0)return p(`phase.greedy_${o}`,n);if(dt(r,L(t.trace)))return Ji(t,n,o);if(i==null||l===null)return p(`phase.untold_${o}`,n);let[c,d]=le(
i,l),u={...n,draw:c,threshold:d};if(l===1&&o==="accepted"&&L(t.trace)!=="block")return p("phase.certain",u);if(L(t.trace)!=="block")return p(`phase.${o}`,u);let h=o===
"accepted"?Ot(r):"failed",[,v]=le(i,de(r)??1);return p(`rules.phase.${h}`,{...u,ratio:v,by:Lt(e)+1})}function Ts(t,e,s){return s?Ku(t,e,s.phase):Gu(t,e.round)}var Xu=[.5,1,2,4],Qu=["steps","rounds"],Zu={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function eh({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return p("transport.all",{rounds:e});let r=p(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?p("transport.step",{round:r,phase:s}):r}function th(){let{run:t,moment:e,playing:s,mode:n,live:r,status:o,presenting:i,state:l,viewer:{actions:c}}=fe(),
d=A(null),u=ae(l),h=Le(l),v=e.round===0&&e.phase===0,m=s||h&&n==="running"&&!u?"pause":h&&n==="paused"&&!u?"resume":"play",f=!(u>0||h||r&&!t),w={start:v,back:v,
previous:v,next:f,forward:f,end:e.round===(t?.length??0)};return B(()=>{let b=document.activeElement;!(b instanceof HTMLButtonElement)||!d.current.contains(b)||
!(b.disabled||b.hidden)||d.current.querySelector("[data-button=play]")?.focus()}),a("div",{class:"sv-buttons",ref:d,children:[["start","back","previous","play",
"next","forward","end","stop"].map(b=>{let k=p(`transport.${b==="play"?m:b}`);return a("button",{type:"button",class:"sv-button","data-button":b,"data-does":b===
"play"?m:void 0,title:k,"aria-label":k,disabled:w[b],onClick:c[b],hidden:b==="stop"&&!h&&o!=="loading",children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"tru\
e",class:"sv-icon",children:a("path",{d:Zu[m==="pause"&&b==="play"?"pause":b]})}),b==="play"&&a("span",{children:k})]},b)}),a("button",{type:"button",class:"sv-\
button sv-run",onClick:c.run,hidden:!(i&&r&&!h),children:p("transport.run")})]})}function Ms(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector(
"summary")?.focus(),t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function sh(){let{viewer:t}=fe();return a("details",{class:"sv-keys",ref:e=>{
t.help=e},children:[a("summary",{children:p("transport.keys")}),a("div",{class:"sv-keys-panel",children:[a("button",{type:"button",class:"sv-popover-close","ari\
a-label":p("term.close"),onClick:()=>Ms(t.help,!1),children:"×"}),a("dl",{children:[t.keys.map(([e,s])=>a(R,{children:[a("dt",{children:e.split(/\s+/).map(n=>a(
"kbd",{children:n}))}),a("dd",{children:s})]})),a("dt",{children:[a("kbd",{children:"A – Z"}),a("kbd",{children:", . ?"})]}),a("dd",{children:a("label",{class:"\
sv-check",children:[a("input",{type:"checkbox",defaultChecked:jt.on,onChange:({currentTarget:e})=>jt.keep(e.checked)}),p("transport.letters")]})})]})]})]})}function Xi({
children:t}){let{run:e,moment:s,speed:n,pace:r,ghosts:o,presenting:i,state:l,set:c,viewer:{actions:d}}=fe(),u=eh(l);return a("div",{class:"sv-transport",role:"g\
roup","aria-label":p("transport.label"),children:[t,a(th,{}),a("div",{class:"sv-transport-side",children:[a("span",{class:"sv-count",children:u}),a(Ui,{}),!(e&&
C(e.trace))&&a("label",{class:"sv-check",children:[a("input",{type:"checkbox",checked:o,onChange:({currentTarget:h})=>c({ghosts:h.checked})}),p("stream.ghosts")]}),
Le(l)&&ae(l)>0&&a("button",{type:"button",class:"sv-link",onClick:d.follow,children:p("transport.follow")}),a(ft,{label:p("transport.pace"),choices:Qu.map(h=>[h,
p(`transport.${h}`)]),chosen:r,choose:h=>c({pace:h})}),a("label",{class:"sv-speed",children:a("select",{"aria-label":p("transport.speed"),value:n,onChange:({currentTarget:h})=>c(
{speed:Number(h.value)}),children:Xu.map(h=>a("option",{value:h,children:`${h}×`},h))})}),a("button",{type:"button",class:"sv-link sv-present",title:p("transpo\
rt.presenter_means"),onClick:d.present,children:p(i?"transport.leave":"transport.presenter")}),a(sh,{})]}),a(Yi,{text:e?`${u}. ${Ts(e,s,pe(l))}`:""})]})}function Qi(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function nh(t){let{start:e,back:s,previous:n,play:r,next:o,forward:i,end:l,present:c}=t.actions,d=()=>{let{presenting:u,
pinned:h}=t.state;if(t.help?.open)Ms(t.help,!1);else if(u)c();else if(h)t.pin(null);else return!1;return!0};return new Mn({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:o,start:e,end:l,present:c,escape:d,help:()=>Ms(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.predict.press(rh(u,t.state)?"r":u,
t.state.predicting),letters:()=>jt.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let h=Ki(u,t.state.moment);return h&&t.seek(h.round),!!h}})}function rh(t,e){return t==="PageDown"&&e.presenting&&!cs(e)&&ze(e)!==
null}function zn({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,n]=(e.dataset.at??"").split(".").map(Number);return{
round:s,index:n}}function Zi(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",o=({screenX:m,screenY:f})=>`${m},${f}`;window.addEventListener("pointermo\
ve",m=>{r=o(m)},{signal:n}),s.addEventListener("pointerover",m=>{o(m)!==r&&t.hover(zn(m))},{signal:n}),s.addEventListener("pointermove",m=>t.hover(zn(m)),{signal:n}),
s.addEventListener("focusin",m=>t.focusOn(zn(m)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:n,capture:!0}),s.addEventListener(
"click",m=>{let f=zn(m);f&&t.pin(Qe(f,m.detail?i:t.state.pinned)?null:f)},{signal:n}),document.addEventListener("pointerdown",({target:m})=>{let{help:f}=t;f?.open&&
m instanceof Node&&!f.contains(m)&&Ms(f,!1)},{signal:n}),nh(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:n});let c=new MutationObserver(l);[document.documentElement,document.body].forEach(m=>c.observe(m,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let d=0,u=new ResizeObserver(([{contentRect:m}])=>{let f=d;d=m.width,!(!d||d===f)&&(f||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let h=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});h.observe(t.stream.scroller);let v=new ResizeObserver(()=>t.fit());
return v.observe(document.body),()=>{e.abort(),[c,u,h,v].forEach(m=>m.disconnect())}}var Cn=class{views;constructor(e){this.views=e.map(s=>({view:s,marked:null,stop:null}))}show(e,s,n){let r=Xe(e,e.cursor)?e.cursor:s;this.views.forEach(o=>{let i=o.
view.find(s),l=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==l&&(o.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(o,{marked:i,stop:l})})}};var oh=1100,ah=1.6,ih={draft:450,verify:1200,test:1e3,discard:700,final:1300},eo=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Pn=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return $r(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=rs(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;eo(n,s)&&!this.barred(n);)n=Or(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move(Sa(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(Or(this.rounds,n),"step",s);else{let r=rs(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,eo(o,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...ae(
this.store.state)?{}:{moment:zt.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:o}=Je(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?ih[o]:oh)/(r?ah:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!eo(e.moment,e.until)?null:
ae(e)?()=>this.tick():Le(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var el=240;function lh(t){let e=[...t];return e.length>el?e.slice(2-el).join("").replace(/^\S*\s+/,"… "):t}function tl(t,e,s){let n=ze(e),r=n?null:ls(e),{kept:o=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:o,chance:i}:null,question(){let{round:c,index:d}=n??{round:0,index:0},
h=[...s.rows.slice(0,c).flatMap(({slots:v})=>v.filter(({kind:m})=>qe(m))),...s.rows[c].slots.slice(0,d)].map(v=>v.text).join("");return{guess:[...Re(Ce(s.rows[c].
slots[d]))].slice(0,60).join(""),before:lh(s.promptText+h),round:c+1,slot:d+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var ch=[0,.25,.5,.75,1],$n={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},An=class{constructor({say:e,intents:s}){this.say=e,this.intents=s,this.brought=null,this.told="",this.
button=g("button",{type:"button",class:"sv-link",on:{click:s.toggle}},e("predict.start")),this.wished=null,this.refused=g("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=g("span",{class:"sv-quiet"}),this.switch=g("input",{type:"checkbox",on:{change:()=>s.set({informed:this.switch.checked})}}),this.question=
g("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=g("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>s.answer(null)),this.reveal.append(
g("kbd",{},"R")),this.row=g("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...ch.map(n=>g("button",{type:"button",class:"sv-choose",on:{
click:()=>s.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",s.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>s.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=g("div",{class:"sv-lesson",role:"status"}),this.node=g("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},g("div",{class:"sv-section-head"},g("h2",{},e("predict.heading")),this.score,g("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",s.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,s,n="sv-choose"){
return g("button",{type:"button",class:n,on:{click:s}},this.say(`predict.${e}`))}label(e){let s=e===0?"none":e===1?"all":null,n=Object.keys($n).find(r=>$n[r]===
e&&(s?/\D/:/\d/).test(r))??"";return[g("span",{},s?this.say(`predict.${s}`):z(e)),g("kbd",{},n.toUpperCase())]}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(s)if(n==="r")this.intents.answer(null);else if(n in $n)this.intents.answer($n[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){P(this.refused,this.wished===e&&C(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,s){let{say:n}=this,{moment:r,predicting:o}=e;if(tl(this.node,e,s),this.node.hidden=!o,this.button.hidden=o||s.trace.settings.gamma===
0,this.explain(s),!o)return;let i=this.node.contains(document.activeElement),l=ze(e),c=ls(e),d=s.over&&r.round===s.length;this.switch.checked=e.informed,P(this.
question,l?this.ask(s,l):c?this.tell(e.answers[c]):n(d?"predict.ended":"predict.waiting")),P(this.facts,l?this.given(e,s,l):c?this.reckon(e.answers[c]):""),this.
row.hidden=!l,this.next.hidden=!!l||d||e.playing;let u=$a(Object.values(e.answers));P(this.score,u.n?n(u.decided?"predict.score":"predict.score_undecided",{...u,
brier:I(u.brier)}):""),this.showLesson(e,s,u,d),this.bringUp(l),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!Qe(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:s,index:n}){return this.say("predict.ask",{token:Ce(e.rows[s].slots[n]),n:n+1,round:s+1})}tell({said:e,kept:s,threshold:n}){
let r=`predict.${s?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:z(e),brier:I(is(e,s))});return j(o,n!==null&&this.say("predict.truth",
{threshold:z(n)}))}reckon({said:e,kept:s}){return e===null?"":this.say("predict.brier",{said:e,happened:s?1:0,brier:I(is(e,s))})}given({informed:e},s,{round:n,index:r}){
let{target:o,draft:i}=s.rounds[n].drafts[r];return s.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say("predict.unknow\
n"):this.say("predict.given",{target:J(o),draft:J(i)}):this.say("predict.hidden")}showLesson({taught:e},s,n,r){let o=e||r&&n.n>0;this.finish.hidden=!n.n||r,this.
finish.setAttribute("aria-expanded",String(o));let i=o?Aa(n,s.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),this.lesson.
replaceChildren(...o?[g("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(l=>g("p",{},l))))}};function dh(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var jn=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=dh(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var sl=20,ph=5;function uh(t,e){let{drafts:s,final:n}=t.rounds[e],r=ce(s),o=s.map((d,u)=>me(s,u));n&&(r.push(ct(s).length),o.push(ct(s).at(-1)??-1));let{rows:i,
count:l}=xa(o),c=Array.from({length:Math.max(0,...r)+1},(d,u)=>r.flatMap((h,v)=>h===u?[v]:[]));return{rows:i,count:l,levels:c,above:o.map(d=>i[d]??0),columns:r.
map(d=>d+2)}}function hh(t,e,s,n){let r=nt(t,e,s,n),{drafts:o}=t.rounds[e];if(s>=o.length)return r;let i=ts(o,me(o,s)).map(l=>Ce(t.rows[e].slots[l]));return p(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function nl({run:t,number:e,looks:s,over:n}){let{state:r}=U(),{drafts:o}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:d,above:u,columns:h}=et(()=>uh(t,e),[t,e]),{at:v}=Ze(r),m=v?.round===e&&v.index<o.length&&Xe(r,v)?v.index:-1,f=ts(o,m),
w=A(null);B(()=>{let x=pe(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&mh(w.current,Ze(r).at?.index??i.length-1)},[t,e,r.moment]);let b=ct(o).
length,k=x=>a("span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[x]??"absent","data-line":f.includes(x)?"":void 0,style:`\
grid-column:${h[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),y=x=>{let _=s[x]??"absent";return a("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,
"data-kind":_,"data-line":f.includes(x)?"":void 0,style:`grid-column:${h[x]};grid-row:${l[x]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:hh(t,e,x,_),children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),a(On,{slot:i[x],as:"sv-tree-token"})]},x)};return a("div",{class:`\
sv-tree${Math.max(c,d.length)>ph?" sv-tree-dense":""}`,ref:w,children:[a("div",{class:"sv-tree-scroll",children:a("div",{class:"sv-tree-grid",role:"grid","aria-\
label":p("tree.label"),style:{"--rows":c},children:[a("span",{class:"sv-tree-text","aria-hidden":"true","data-line":m>=0?"":void 0,children:p("tree.text")}),i.map(
(x,_)=>k(_)),d.map((x,_)=>a("div",{role:"row",class:"sv-tree-level",children:x.map(y)},`level ${_}`))]})}),a("div",{class:"sv-mask-side",children:[a("p",{class:"\
sv-mask-name",children:a(F,{name:"tree_mask",children:p("tree.mask")})}),a("div",{class:`sv-mask${o.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":o.length},children:o.map((x,_)=>a("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":s[_]??"absent","data-line":_===m?"":void 0,children:[0,...ts(
o,_).map(E=>E+1)].map(E=>a("span",{class:"sv-mask-cell","data-column":E,style:{"--column":E}},E))},_))}),a("p",{class:"sv-tree-note",children:n?p("tree.sum",{verified:o.
length,accepted:b,wasted:o.length-b}):p("tree.sees")})]})]},e)}function mh(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!s||!n)return;let r=(c,d,u,h)=>Math.min(0,c-sl-u)||Math.max(0,d+sl-h),[o,i,l]=[n,t,s].map(c=>c.getBoundingClientRect());t.scrollTop+=r(o.top,o.bottom,i.
top,i.bottom),s.scrollLeft+=r(o.left,o.right,l.left,l.right)}var vh=7,fh=12;function gh(t,e){let s=A(null),[n,r]=N({run:t,layouts:e,columns:1/0}),o=n.run===t&&n.layouts===e?n.columns:1/0;return B(()=>{o<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:o}}function bh(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return C(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}var Hn=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function rl(){let{run:t,state:e,
viewer:s}=U(),{moment:n,entered:r}=e,{row:o,columns:i}=gh(t,s.layouts),l=pe(e),c=Math.max(0,ut(e)),d=t.rounds[c],u=!!(d&&ne(d)),h=t.rows[c]?.slots??[],v=l?.looks??
h.map(({kind:_})=>n.round?_:"absent"),m=d?.drafts.length??-1,f=u?[]:Array.from({length:m+1},(_,E)=>E),w=bh(t,c,i),b=C(t.trace)?m:t.width,k=f.map(_=>yh(t,c,_,v[_]??
"absent")),y={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":b>=vh,"sv-round-tighter":b>=fh,
"sv-round-undrafted":w===0},x=_=>a(kh,{at:{round:c,index:_},look:v[_]??"absent",figures:k[_],concealed:ds(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===
h.length-1},_===m?"final":_);return wh(o,c),a("section",{class:["sv-round",...Object.entries(y).flatMap(([_,E])=>E?[_]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":p("round.label"),children:[a(xh,{run:t,number:c,tested:k.some(Boolean)}),a("div",{class:"sv-slots-grid",role:"grid","aria-label":p("round.label"),
children:a("div",{class:"sv-slots",role:"row",ref:o,children:[f.slice(0,-1).map(x),f.length>0&&Array.from({length:w-m},(_,E)=>a("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${E}`)),f.slice(-1).map(x)]})}),u&&a(nl,{run:t,number:c,looks:v,over:!l&&n.round>0})]})}function wh(t,e){let s=A(null);B(()=>{
let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),B(()=>{let n=()=>{s.current=document.activeElement};t.current?.addEventListener("focusin",n)},[])}function xh({run:t,number:e,
tested:s}){let{models:n,settings:{drafter:r}}=t.trace,o=t.rounds[e]?.drafts[0]?.source??r;return a("ul",{class:"sv-slot-names",children:[a("li",{children:a(F,{name:o===
"model"?"draft":"drafter",children:r==="model"?p("round.guesses"):Ee(o,n.pair)})}),a("li",{children:a(F,{name:"verification",children:p("round.pass")})}),a("li",
{hidden:!s,children:a(F,{name:"accept_test",children:p("round.tests")})})]})}function ol(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==
0&&!dt(e,L(t.trace))?e.draw:null}function yh(t,e,s,n){let{drafts:r}=t.rounds[e],o=r[s],i=ol(t,o,n),l=re(o);if(i==null||l===null)return"";if(o.verdict==="accepte\
d"&&i>=l)return p("rules.kept_by",{n:Lt(r)+1});let[c,d]=le(i,l);return p(i<l?"round.below":"round.above",{draw:c,threshold:d})}function kh({at:t,look:e,figures:s,
concealed:n,now:r,entered:o}){let{run:i}=U(),{drafts:l,positions:c=[]}=i.rounds[t.round],d=l[t.index],u=i.rows[t.round].slots[t.index],h=e==="absent",v=i.trace.
settings.temperature===0,m=!!d&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),f=re(d),w=ol(i,d,e);return a("div",{class:"sv-slot",role:"gridce\
ll",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":o?"":void 0,style:{"--i":t.index},"aria-hidden":h?"true":void 0,
"aria-label":h?void 0:nt(i,t.round,t.index,e),children:[a("span",{class:"sv-slot-token",translate:!1,children:a(On,{slot:u,as:"sv-slot-text"})}),a("span",{class:"\
sv-slot-pass","aria-hidden":"true",children:[!v&&m&&f!==null&&a("span",{class:"sv-gauge",children:[a("span",{class:"sv-gauge-keep",style:{"--keep":f}}),w!=null&&
a("span",{class:"sv-gauge-draw",style:{"--draw":w}})]}),v&&m&&a(_h,{run:i,token:c[t.index]?.candidates.find(([,b])=>b===1)?.[0]})]}),a("span",{class:"sv-slot-ve\
rdict","aria-hidden":"true",children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),a("span",{class:"sv-slot-kind",children:["absent","guessed",
"lit"].includes(e)?"":p(`kind.${pt(e,i.trace)}`)})]}),a("span",{class:"sv-slot-figures",children:s})]})}function _h({run:t,token:e}){let s=e===void 0?"":oe(t.alone(
e));return a("span",{class:"sv-slot-says",style:{"--sv-characters":s.length-2||1},children:s})}var Sh={mean_acceptance_length:t=>I(ye(t.emitted,t.rounds)),acceptance_rate:t=>z(ye(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>z(ye(t.accepted,t.drafted)),
drafted:t=>ve(t.drafted),emitted:t=>ve(t.emitted)};function to({drafts:t,final:e},s){let n=t.slice(0,s),r=n.filter(d=>d.verdict==="accepted").length,o=n.some(d=>d.
verdict==="rejected")?1:0,i=!e&&r===t.filter(d=>d.verdict==="accepted").length,l=o?"correction":i?null:"bonus",c=o===1||i||t.length<=s;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(l?1:0),final:l,drawn:c}}function al(t,e){let s={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of t){let{drafted:r,accepted:o,
rejected:i,emitted:l}=to(n,e);s.drafted+=r,s.accepted+=o,s.rejected+=i,s.emitted+=l}return s}function Eh(t){let{drafter:e,temperature:s}=t.settings;return C(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":L(t)==="block"&&s?"rules.whatif":""}function il(){let{run:t,gamma:e,moment:{round:s},set:n}=U(),r=t.trace.settings.
gamma,o=Eh(t.trace),i=e>=r,l=p(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return a("div",{class:"sv-block",children:[a("h3",{children:p("whatif.gam\
ma")}),a("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[a("span",{"aria-hidden":"true",children:"γ"}),a("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":p("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>n({gamma:Number(c.value)})}),a("output",{class:"sv-whatif-value",children:l})]}),
!i&&a(Th,{gamma:e,most:r,rounds:t.rounds.slice(0,s)}),a("p",{class:"sv-note","aria-live":"polite",children:i?p(o||(r<2?"whatif.fewest":"whatif.try")):p("whatif.\
note",{gamma:e,rounds:s})})]})}function Th({gamma:t,most:e,rounds:s}){let[n,r]=[al(s,1/0),al(s,t)];return a("table",{class:"sv-figures-table",children:[a("thead",
{children:a("tr",{children:[a("th",{scope:"col",children:p("whatif.rounds")}),a("th",{scope:"col",children:p("whatif.was",{gamma:e})}),a("th",{scope:"col",children:p(
"whatif.would",{gamma:t})})]})}),a("tbody",{children:Object.entries(Sh).map(([o,i])=>a("tr",{children:[a("th",{scope:"row",children:p(`whatif.row.${o}`)}),a("td",
{children:i(n)}),a("td",{children:i(r)})]},o))})]})}var Mh=["draft","verify","accept"],Rh=["accepted","rejected","untested","correction","bonus"],qn=36,Oh=20,Lh=5;function ll(){let{run:t,viewer:{table:e}}=U(),[s,
n]=N(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,c=l?.closest("[data-round]");!l||!c||n({run:t,text:p("rounds.detail_of",{round:Number(
c.dataset.round)+1,time:l.getAttribute("aria-label")})})},o=s?.run===t;return a("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[a(
"div",{class:"sv-section-head",children:[a("h2",{children:a(F,{name:"round",children:p("rounds.heading")})}),a("ul",{class:"sv-legend",children:Rh.map(i=>a("li",
{children:[a("span",{class:"sv-mark","data-kind":i}),a(F,{name:i,children:p(`kind.${i}`)})]},i))})]}),a("p",{class:"sv-note",children:p(C(t.trace)?"tree.rounds":
"rounds.note")}),a(ge,{node:e.scroller}),a("p",{class:`sv-note sv-round-detail${o?"":" sv-hint"}`,children:o?s.text:p("rounds.detail")}),a("div",{class:"sv-foot",
children:[a("ul",{class:"sv-legend",children:a("li",{children:[a("span",{class:"sv-swatch","data-part":"overlap"}),a(F,{name:"overlap",children:p("rounds.overla\
p_key")})]})}),a(Pt,{plain:p("rounds.plain_key")})]})]})}var Nn=class{head=g("div",{class:"sv-row sv-row-head",role:"row"});body=g("div",{class:"sv-rows",role:"\
rowgroup"});grid=g("div",{class:"sv-grid",role:"grid","aria-label":p("rounds.label")},g("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=g(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,s,n){s!==this.
run&&this.load(s),this.concealed=ds(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>Oh),this.body.append(e),this.body.style.height=`${this.rows.length*qn}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>Lh);let e=(s,n="")=>g("div",{role:"columnheader",class:n},s);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(s,n)=>e(p("rounds.guess",{n:n+1}))),e(p("rounds.final"),"sv-final"),e(p("rounds.time"),"sv-time"))}row(e){let{drafts:s,positions:n=[],times:r}=this.
run.rounds[e],{slots:o,final:i}=this.run.rows[e],l=o.map((c,d)=>{let u=d<s.length&&n[d]?n[d].overlap:null,h=this.cell(c,e,d,u);return c===i&&h.classList.add("sv\
-final"),h});return g("div",{class:"sv-row sv-ahead",role:"row","data-round":e},g("div",{class:"sv-number",role:"rowheader","aria-label":p("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,s,n,r){let o=Es(g("span",{class:"sv-cell-text",translate:"no"}),e,!0);return g("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${s}.${n}`,"aria-label":this.label(s,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},g("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,s,n,r){let o=nt(this.run,e,s,r);return n==null?o:p("token.aria_overlap",{label:o,overlap:J(n,2)})}time(e){let s=e.
draft+e.verify+e.accept;this.spans.push(s);let n=p("rounds.row_time",{total:G(s),draft:G(e.draft),verify:G(e.verify),accept:G(e.accept)}),r=g("div",{class:"sv-b\
ar"},...Mh.map(o=>g("span",{"data-part":o,style:`--t:${e[o]}`})));return g("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},g("div",{class:"sv\
-bars-pair"},r),g("span",{class:"sv-ms"},G(s)))}compare(e){let{sums:s,plain:n}=this.run.folds,r=s[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.
until[s[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=p("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:G(o)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(g("div",{class:"sv-bar sv-bar-plain"},g("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.
spans[e],o),!0}showRounds(e){let[s,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:s,shown:n}=this;if(s!==null&&(!e||s!==n)&&(this.
rows[s].classList.toggle("sv-ahead",s>=n),this.rows[s].classList.remove("sv-row-now"),this.run.rows[s].slots.forEach((o,i)=>this.dress(s,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(o,i)=>this.dress(n,i,o))}dress(e,s,n){let r=this.find({round:e,index:s});if(!r)return;let{kind:o}=this.run.rows[e].slots[s],i=n==="absent",{drafts:l,positions:c=[]}=this.
run.rounds[e],d=n==="guessed"||n==="lit"&&this.concealed,u=s<l.length&&!d?c[s]?.overlap??null:null;se(r,"data-kind",n||o),r.firstElementChild&&se(r.firstElementChild,
"data-kind",n||o),se(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||se(r,"aria-label",this.label(e,s,u,n||o))}showCut(e,s){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(s,this.marked):0,o=n===1/0&&this.cutting===1/0?0:Math.max(s,this.marked);for(let i=r;i<o;i+=1)this.
markCut(i,i<s?n:1/0);Object.assign(this,{cutting:n,marked:s})}markCut(e,s){let n=this.run.rounds[e],{drawn:r}=to(n,s);this.run.rows[e].slots.forEach((o,i)=>{let l=this.
find({round:e,index:i}),c=i<n.drafts.length?i>=s:!r,d=i===s&&!r;l&&(l.classList.toggle("sv-cut",c&&!d),l.classList.toggle("sv-cut-own",d),se(l,"aria-description",
c?p(d?"whatif.own":"whatif.gone",{gamma:s}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),s=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(o=>r<this.shown||s(o)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,s=(this.
shown+(this.now==null?0:1))*qn;s>e+this.height?this.scroller.scrollTop=s-this.height:s-2*qn<e&&(this.scroller.scrollTop=Math.max(0,s-2*qn))}relayout(){this.height=
null}};var so=["both","target","draft"],zh={both:"overlap",target:"residual",draft:"rejected"},Ch=[0,.5,1],cl=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function dl({view:t,at:e}){let{raw:s,asTable:n,set:r}=U(),o=Ei(t.position),i=s&&o,l=A(
{at:e,form:`${s} ${n}`,morph:!1}),c=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
a("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[a("h3",{children:t.heading}),a("div",{class:"sv-areas-views",children:[o&&a(
ft,{label:p("areas.view"),choices:["shaped","raw"].map(d=>[d,p(`areas.${d}`)]),chosen:i?"raw":"shaped",choose:d=>r({raw:d==="raw"})}),a(ft,{label:p("areas.form"),
choices:["picture","table"].map(d=>[d,p(`areas.${d}`)]),chosen:n?"table":"picture",choose:d=>r({asTable:d==="table"})})]}),n?a(jh,{view:t,raw:i}):a(Ph,{view:t,raw:i}),
a("p",{class:"sv-note",children:j(...t.notes,o&&p(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function Ph({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,o=wn(s,[...n.keys()],e).map(cl(t));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return a("div",{class:"sv-areas-picture",children:[a("div",{class:"sv-areas",role:"img","aria-label":Ah(t,o,l,i),children:[a("div",{class:"\
sv-area-row sv-area-head",children:[a("span",{children:p("areas.token")}),a("span",{}),a("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:p("areas.ta\
rget")}),a("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:p("areas.draft")})]}),o.map((c,d)=>a($h,{view:t,row:c,others:d===o.length-1,dart:i?.token===
c.token?i:null},d)),a("div",{class:"sv-area-row sv-area-axis",children:[a("span",{}),a("span",{class:"sv-area-ticks",children:Ch.map(c=>a("span",{style:{"--x":c},
children:c}))})]}),l!==null&&a("div",{class:"sv-area-row sv-area-total",children:[a("span",{class:"sv-t",children:p("areas.total")}),a(pl,{values:{both:l,draft:1}}),
a("span",{class:"sv-p"}),a("span",{class:"sv-p",children:J(l)})]})]}),r==="both"&&a("ul",{class:"sv-legend",children:[so.map(c=>a("li",{children:[a("span",{class:"\
sv-area-key","data-area":c}),a(F,{name:zh[c],children:p(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&a("li",{children:[a("span",{class:"sv-dart-key"}),
p("areas.key.dart")]})]})]})}var pl=({values:t,dart:e=null})=>a("span",{class:"sv-area-bar",style:Object.fromEntries(so.map(s=>[`--${s}`,t[s]||0])),children:[so.
map(s=>a("span",{"data-area":s},s)),e&&a("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function $h({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return a("div",{class:`sv-area-row${s?" sv-others":""}`,children:[a("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),a(pl,{values:e,dart:n}),a("span",{class:"sv-p",children:e.target==null?"":K(e.target)}),a("span",{class:"sv-p",children:e.draft==null?
"":K(e.draft)})]})}function Ah(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,d)=>(d[i]??0)-(c[i]??0))[0];return l&&p(`areas.first.${i}`,{
token:t.name(l.token),p:J(l[i])})},o=e[e.length-1];return j(r("target"),r("draft"),s!==null&&p("areas.overlap",{overlap:J(s)}),n&&p(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),p("areas.rest",{target:K(o.target),draft:K(o.draft)}))}function jh({view:t,raw:e}){let{position:s,name:n,marks:r,models:o}=t;return a("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":p("areas.table_label"),children:a("table",{children:[a("thead",{children:a("tr",{children:["token","target",
"draft","both"].map(i=>a("th",{scope:"col",children:p(`areas.${i}`)}))})}),a("tbody",{children:[xn(s,e).map(cl(t)).map(({token:i,target:l,draft:c,both:d})=>a("t\
r",{children:[a("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,c,d].map(u=>a("td",{children:K(u)}))]},i)),o==="both"&&!e&&a("tr",{class:"\
sv-sum",children:[a("th",{scope:"row",children:p("areas.sum")}),[1,1,s.overlap].map(i=>a("td",{children:K(i)}))]})]})]})})}var Hh={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function In(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=Hh[s],o=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===o?0:-1}),t[o].
focus(),o)}function qh({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?me(t,s):null;return(t.find(({verdict:i},l)=>i==="accepted"&&me(t,l)===r)??e??{token:n}).
token}function ul({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=U();if(!s||t.open||!t.position)return null;let r=n.refusal,o=t.kind==="untested",i=qh(t);return a(
"div",{class:"sv-block sv-branch",children:[a("h3",{children:p("branch.heading")}),a("p",{class:"sv-note",children:r||p(o?"branch.untested":"branch.note")}),!r&&
!o&&a("div",{class:"sv-choices",role:"toolbar","aria-label":p("branch.heading"),onKeyDown:l=>In([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],d)=>a("button",{type:"button",class:"sv-choose",tabindex:d===0?0:-1,"aria-label":p("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.
make({branch:{round:t.number,index:t.index,token:l}}),children:[a("span",{class:"sv-choice-token",children:e(l)}),a("span",{class:"sv-p",children:K(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var Nh=3,Ih=.1,Dh=.09,Bh=.3,Fh=2**20,Vh=8,hl=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,s)=>s-e),no=t=>Math.min(t.rest[1]??0,hl(t)[Vh-1]??1);
function Uh(t,e){let{candidates:s,rest:n}=e,r=h=>h?-h*Math.log(h):0,o=no(e),i=o?n[1]??0:0,l=s.reduce((h,[,v])=>h+r(v),0),c=l-(i?i*Math.log(o):0),d=l+r(i)+i*Math.
log(Fh),u=h=>Math.min(Dh,Bh*Math.exp(-h));return t>u(c)?1:t<=u(d)?0:null}var ml={token:(t,e)=>e,match:t=>t,typical:(t,e,s)=>s&&Uh(t,s),"top-k":(t,e,s)=>{let n=hl(
s)[Nh-1];return n===void 0?null:t>0&&t>=n?1:e},threshold:(t,e)=>t>=Ih?1:e},Rs=(t,e,s,n)=>ml[t](e,s,n);function Wh(t,e){let{target:s}=t,n=de(t);return s==null||n===
null?[]:Object.keys(ml).flatMap(r=>{let o=Rs(r,s,n,e);return o===null?[]:[[r,o]]})}function vl({draft:t,position:e,draw:s,alone:n}){let r=n?Wh(t,e):[];return r.
length?a("details",{class:"sv-other-rules",children:[a("summary",{children:p("rules.others.heading")}),a("table",{class:"sv-figures-table",children:[a("thead",{
children:a("tr",{children:["rule","chance","verdict"].map(o=>a("th",{scope:"col",children:p(`rules.others.${o}`)}))})}),a("tbody",{children:r.map(([o,i])=>{let l=s<
i?"accepted":"rejected";return a("tr",{"data-rule":o,children:[a("th",{scope:"row",class:X(o)?"sv-lossy":"",children:p(`rules.name.${o}`)}),a("td",{children:J(i)}),
a("td",{children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",p(`kind.${l}`)]})]},o)})})]}),a("p",{class:"sv-note",children:p("rules.othe\
rs.note",{draw:J(s)})})]}):null}var bt=t=>t.trace.settings.temperature===0;function wt(t,e){return e===-1?p("token.rest"):oe(t.alone(e))||Se(t.piece(e))||p("token.empty")}function ro(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function fl(t,e){
let s=e.part?p("inspector.bytes",{hex:Se(e.piece)})+" ":e.took>1?p("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+j(Gh(t,e),n!=null&&p("in\
spector.confidence",{predicted:z(n)}))}function Gh(t,e){let{kind:s,round:n,accepted:r,draft:o}=e,i=bt(t),l=ro(t,e);if(s==="plain")return Ln(p("why.plain"),t,e.number);
let c=ne(n)?Kh(t,e):"";if(c)return c;if(s==="bonus")return n.drafts.length===1?p("why.bonus_one"):p("why.bonus",{n:n.drafts.length});let d=i||L(t.trace)==="toke\
n"?"":Yh(t,e);if(d)return d;if(s==="correction")return p(`why.${i?"greedy_":""}correction`,{guess:wt(t,n.drafts[r].token)});if(s==="untested"){let f=n.drafts.findIndex(
({verdict:w})=>w==="rejected");return f<0?p("why.untested_end"):p("why.untested",{n:f+1})}if(s==="guessed"&&l)return p("why.copied");if(i)return p(`why.greedy_${s}`);
if(o?.target==null||o.draft==null)return p("inspector.absent_probabilities");let[u,h]=le(o.target,o.draft),v={target:u,draft:h,chance:z(Math.min(1,o.target/o.draft))},
m=s!=="accepted"?s:o.target>=o.draft?"sure":"lucky";return p(l&&["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,v)}function Kh(t,{kind:e,round:{drafts:s},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return p(`tree.why.${e}`);if(bt(t)||L(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return p("tree.why.guessed");let o=s.some(({parent:u},h)=>h<n&&u===r.parent),i=r.draft===1;if(!i&&!o)return"";let[l,c]=le(r.target,
r.draft),d=z(Math.min(1,r.target/r.draft));return j(o&&p("tree.why.left"),i?p("tree.why.certain",{target:l}):p("tree.why.ratio",{target:l,draft:c,chance:d}))}function Yh(t,{
kind:e,round:s,accepted:n,draft:r,index:o}){let i=L(t.trace);if(e==="correction"){let d=s.drafts[n];return X(i)?"":p(`rules.why.${i}.correction`,{guess:wt(t,d.token),
weight:J(d.weight??1)})}if(e==="untested")return i==="block"&&s.final?p("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[d,u]=le(r.draw??0,de(r)??1),h=!s.drafts.some((m,f)=>me(s.drafts,f)===o),v=e==="accepted"?Ot(r):h?"rejected_last":e;return p(`\
rules.why.block.${v}`,{by:Lt(s.drafts)+1,draw:d,ratio:u})}let[l,c]=le(r.target,r.draft);return p(`rules.why.${X(i)?"lossy":i}.${e}`,{rule:p(`rules.name.${i}`),target:l,
draft:c,chance:z(re(r)??0),exact:z(Math.min(1,r.target/r.draft))})}var gl=2,bl=16,Jh=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",wl=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Xh(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Qh(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Zh(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
g("img",{src:s[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(Jh).forEach(n=>n.remove()),e}function em(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=g("div",{style:`width: ${s+2*bl}px; padding: ${bl}px`},Zh(t)),r=g("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:Ye}),e.append(r);let d=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function tm(t){let{outer:e,page:s,width:n,height:r}=em(t),
o=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(wl,""),i=new XMLSerializer().serializeToString(e).replace(wl,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(Xh())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let d=g("canvas",{width:n*gl,height:r*gl}),u=d.getContext("2d");return u.
fillStyle=s,u.fillRect(0,0,d.width,d.height),u.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function rt({of:t,name:e}){let s=A(null);return Qh()?a(
"button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:o}=s.current,i=t?o.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;g("a",{href:await tm(i),download:`specviz-${e}.png`}).click()},children:p("snapshot")}):null}var sm=8,nm=.85;function xl({of:t}){let[e,s]=N(!1);return B(()=>{let r=t.current,o=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=sm),i=new ResizeObserver(o),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",o,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),a("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:nm*t.current.clientHeight,
behavior:r})},children:"▾"})}var yl=4;function kl(){let{run:t,state:e,raw:s,asTable:n,source:r,live:o,viewer:i}=U(),{at:l,how:c}=Ze(e),d=Xe(e,l),u=Pa(e,d),h=d!==null&&d.number!==ut(e),v=d?`${d.
number}.${d.index} ${d.kind}`:"",m=A(null);B(()=>{m.current.scrollTop=0},[t,v]);let f=()=>{i.seek(d.number+1),i.pin({round:d.number,index:d.index}),m.current.focus(
{preventScroll:!0})};return a(R,{children:[a("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":p("inspector.heading"),ref:m,children:[a("div",{
class:"sv-section-head",children:[a("h2",{children:p("inspector.heading")}),a("span",{class:"sv-pin",children:[d&&a("span",{class:"sv-quiet",children:p(`inspect\
or.${c}`)}),d&&c==="pinned"&&a("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:p("inspector.unpin")})]})]}),!d&&a("p",{class:"sv-quiet",
children:p("inspector.empty")}),d&&a(ln,{run:t,when:[v,d.open,u,h,s,n,o,r,i.layouts].join(),children:a(rm,{run:t,seen:d,concealed:u,stage:h?f:null})})]}),a(xl,{
of:m})]})}function rm({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:o}}=t.trace,i=e.draft&&!e.draft.source&&o!=="model"&&Ee(o,r.pair),l=p("\
inspector.where",{round:e.number+1,slot:Zr(t,e.number,e.index)}),c=i?p("token.from",{slot:l,drafter:i}):l,d=h=>wt(t,h),{position:u}=e;return a("div",{class:"sv-\
inspected",children:[a("div",{class:"sv-title",children:[a("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?Se(e.piece):e.text?a(ue,{
text:e.text,oneLine:!0}):p("token.empty")}),a("div",{children:[a("span",{class:"sv-chip","data-kind":e.kind,children:p(`kind.${pt(e.kind,t.trace)}`)})," ",n?a("\
button",{type:"button",class:"sv-link",title:p("inspector.stage"),onClick:n,children:c}):a("span",{class:"sv-quiet",children:c})]})]}),a("p",{class:"sv-why",children:s?
p("predict.hidden"):fl(t,e)}),!s&&!u&&a("p",{class:"sv-quiet",children:p("inspector.absent")}),!s&&u&&a(dl,{view:om(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
a(im,{run:t,seen:e}),a(lm,{run:t,seen:e}),a(ul,{seen:e,name:d}),a(rt,{of:".sv-areas-block",name:"distributions"})]})}function om(t,e,s){let{kind:n,round:r,judged:o}=e,
l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",c=n==="guessed"||n==="lit",d=L(t.trace)==="token",u=new Map,h=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,v=ns(r);h&&v&&u.set(h.token,v),o&&u.set(o.token,c?n:o.verdict);let f=!(o&&!c&&!bt(t)&&d)||o.draw==null||o.draft==null?null:{token:o.token,at:o.
draw*o.draft,kind:o.verdict},w={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},b=[n==="untested"&&"areas.untested",l!=="target"&&
ro(t,e)&&"areas.lookup",bt(t)?"areas.greedy":l==="both"&&!d&&"rules.areas"];return{position:s,name:k=>wt(t,k),heading:p(w[l]),notes:b.flatMap(k=>k?[p(k)]:[]),shaping:am(
t),models:l,marks:u,dart:f,decides:d}}function am({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[p("areas.temperature",{value:t}),...e>0?[p("areas.t\
op_k",{value:e})]:[],...s<1?[p("areas.top_p",{value:s})]:[]].join(p("comma"))}function im({run:t,seen:e}){let s=L(t.trace),r=["accepted","rejected",...s==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,o=r?.draw??null,i=re(r??void 0);if(bt(t)||!r||o===null||i===null)return null;let[l,c]=le(o,i),d={draw:l,threshold:c,
target:Ge(r.target),draft:Ge(r.draft),kind:p(`kind.${pt(e.kind,t.trace)}`)},u=o<i?"passed":"failed",h=dt(r,s),v=p(s==="token"?`test.${e.kind}`:`rules.sum.${h?"c\
ertain":X(s)?"lossy":s}.${u}`,d),m=s==="block",f=m&&!C(t.trace)?Ea(e.round.drafts,e.index):null;return a("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":o},children:[a("h3",{children:a(F,{name:"accept_test",children:p("test.heading")})}),a("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":h?v:p("test.aria",d),children:[a("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":o<i/2?"end":"start",children:p(m?"rules.pass":"test.keep")}),
a("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":o>(1+i)/2?"start":"end",children:p(m?"rules.fail":"test.drop")}),!h&&a(R,{children:[a("span",{class:"\
sv-needle"}),a("span",{class:"sv-needle-label","data-side":o>.5?"left":"right",children:`${p("test.draw")} ${l}`})]})]}),a("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[a("span",{children:"0"}),a("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${p("test.threshold")} ${c}`}),a("span",{children:"\
1"})]}),a("p",{class:"sv-arithmetic",children:v}),f&&a("p",{class:"sv-note",children:p(`rules.basis.${f.last?"last":"earlier"}`,{weight:J(f.weight),excess:J(f.excess)})}),
a(vl,{draft:r,position:e.position,draw:o,alone:!C(t.trace)})]})}function lm({run:t,seen:e}){let s=L(t.trace),n=cm(e),r=e.position&&n?Si(e.position,Ma(n,s)):null;
if(!n||!r)return null;let o=!bt(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,yl),c=r.shares.find(({token:d})=>d===
i);return c&&!l.includes(c)&&(l[yl-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((d,u)=>d+u.share,0))}),a("div",{class:"sv-block sv-residual-block",children:[
a("h3",{children:a(F,{name:"residual",children:p("residual.heading")})}),a("p",{class:"sv-note",children:o?p(`rules.residual.${s}`,{weight:J(n.weight??1)}):p("r\
esidual.note")}),a("div",{class:"sv-residual-head",children:[a("span",{children:p("areas.token")}),a("span",{children:p("residual.share")})]}),a("ul",{class:"sv\
-residual",children:l.map(d=>a("li",{class:d.token===-1?"sv-others":"","data-drawn":d.token===i?p("residual.chosen"):void 0,children:[a("span",{class:"sv-t",title:wt(
t,d.token),children:wt(t,d.token)}),a("span",{class:"sv-share",style:{"--share":d.share}}),a("span",{class:"sv-p",children:K(d.share)})]},d.token))})]})}function cm({
kind:t,draft:e,round:{drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=ct(s).at(-1)??-1;return s.findLast(({verdict:r},o)=>r==="reje\
cted"&&me(s,o)===n)??null}var _l=["draft","verify","accept"],dm=3;function Sl(t,e){let s=t.folds.summary(e),n=e<dm&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:pm(t,e)}}function pm(t,e){
let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?p("headline.impossible"):p("headline.disturbed",{jitter:z(s.jitter)})}function El(){
let{run:t,moment:{round:e}}=U(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:o,warning:i}=Sl(t,e),l=(d,u,h,v)=>a("div",{class:`sv-figur\
e sv-figure-${d}`,children:[a("span",{class:"sv-figure-value",children:o?es:v}),d==="speedup"&&!o&&i&&a("span",{class:"sv-figure-busy",title:i,children:p("headl\
ine.busy")}),a("span",{class:"sv-figure-label",children:a(F,{name:u,children:h})})]}),c=!o&&s!==null&&s<1&&te(s)!==te(1);return a("div",{class:"sv-headline","da\
ta-slower":String(c),"data-busy":String(!o&&i!==""),title:o?p("headline.too_early"):void 0,children:a("div",{class:"sv-figures",children:[l("speedup","speedup",
p("headline.speedup"),te(s)),l("acceptance","acceptance_rate",p(C(t.trace)?"tree.acceptance":"headline.acceptance"),z(n)),l("length","mean_acceptance_length",p(
"headline.length"),I(r))]})})}function Tl(){let{run:t,moment:{round:e}}=U(),{numbers:s,early:n,warning:r}=Sl(t,e),o=e<t.length&&p("headline.until",{round:e,rounds:t.
length});return a("p",{class:"sv-sentence",children:s.rounds?j(o,um(t,s),hm(t,e,s,n),r):p("headline.nothing")})}function um(t,{mean_acceptance_length:e,drafted:s,
rounds:n}){let{gamma:r,drafter:o}=t.trace.settings,i=I(e,s?1:0);if(!r)return p("headline.plain_round",{length:i});let l=s/n,c=s===n*r,d=C(t.trace)&&s?p("tree.gu\
esses",{n:I(l,Number.isInteger(l)?0:1)}):p(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return p("headline.each_round",{drafter:Ee(o,t.trace.models.
pair),guessed:d,length:i})}function hm(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return p("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(n||s==null||!r)return p("headline.too_early");if(te(s)===te(1))return p("headline.same");if(s>=1)return p("headline.faster",{share:z(1/
s)});let o=i=>I(r[i]/r.plain);return p("headline.slower",{total:I(_l.reduce((i,l)=>i+r[l]/r.plain,0)),draft:o("draft"),verify:o("verify"),accept:o("accept"),blame:p(
`part.${_l.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var mm=["emitted","rounds","drafted","accepted","rejected","untested"],vm=["accepted","rejected","untested"],fm={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Ml=({trace:t})=>t.settings.temperature>0&&X(L(t));function gm(t,e){if(t.trace.
settings.temperature>0)return p(`ledger.agreement.${Ml(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return es;let{first_difference:n,compared:r}=s;
return n===null?p("ledger.agreement.same",{n:r}):p("ledger.agreement.differ",{n:n+1})}function Rl(){let{run:t,moment:{round:e}}=U(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},o={counts:Object.fromEntries(mm.map(l=>[l,ve(s[l])])),rates:{acceptance_rate:z(s.acceptance_rate),draft_efficiency:z(s.draft_efficiency),
mean_acceptance_length:I(s.mean_acceptance_length),mean_overlap:I(s.mean_overlap)},time:{speedup:te(s.speedup),tokens_per_second:Sr(s.tokens_per_second),plain_tokens_per_second:Sr(
s.plain_tokens_per_second),prefill:n||r?G(n+r):es,agreement:gm(t,e)}},i=l=>p(`ledger.${l}.${l==="acceptance_rate"&&C(t.trace)?"tree":"label"}`);return a("sectio\
n",{class:"sv-section sv-ledger",children:[a("div",{class:"sv-section-head",children:[a("h2",{children:p("ledger.heading")}),a("span",{class:"sv-quiet",children:p(
"ledger.note")})]}),s.drafted>0&&a("div",{class:"sv-verdict-bar",role:"img","aria-label":p("ledger.bar",s),children:vm.map(l=>a("span",{"data-kind":l,style:`--n\
:${s[l]}`}))}),Ml(t)&&a("p",{class:"sv-note",children:p("rules.lossy")}),a("div",{class:"sv-ledger-groups",children:Object.entries(o).map(([l,c])=>a("div",{class:"\
sv-ledger-group",children:[a("h3",{children:p(`ledger.groups.${l}`)}),Object.entries(c).map(([d,u])=>a("p",{class:"sv-ledger-line",children:[a(F,{name:fm[d]??d,
children:i(d)}),a("span",{class:"sv-ledger-value","data-metric":d,children:u})]}))]}))})]})}var Ol=23,Ll=["tokens","distance"],io=[0,1],bm=1e-6,oo=.005;function lo({candidates:t,rest:e,overlap:s}){let n=t.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,s==null?e[1]??0:1-s-n)}function wm(t,e){let s=(i,l)=>Math.max(0,e*(i??0)-(l??0)),n=t.candidates.reduce((i,[,l,c])=>i+s(l,c),0),[,r,o]=t.rest;
return[n+s(r,o),n+Math.max(s(r,o),e*lo(t))]}function xm({drafts:t,positions:e=[]}){let s=1;return t.map((n,r)=>{if(s=Math.min(1,s*((n.target??0)/(n.draft||1))),
r===t.length-1)return[s,s];let o=c=>c+1-s>0?c/(c+1-s):1,[i,l]=wm(e[r+1],s);return[o(i),o(l)]})}function ym(t,e){return e==="block"?xm(t):t.drafts.map((s,n)=>{let r=Rs(
e,s.target??0,de(s)??0,t.positions?.[n]??null);return r===null?io:[r,r]})}function zl(t,e){if(e!=="block")return t.reduceRight((n,r)=>1+r*n,1);let s=1;return t.
reduceRight((n,r,o)=>{let i=s*r*(o+1);return s*=1-r,n+i},1)}function km(t,e){let{candidates:s,rest:[,n],overlap:r}=t,o=no(t);if(r==null||n==null||Rs(e,o,o,t)!==
(e==="typical"?0:o))return io;let i=s.map(([,y,x])=>({p:y??0,q:x??0})),l=i.map(({p:y,q:x})=>x?Rs(e,y,Math.min(1,y/x),t):0);if(l.includes(null))return io;let c=i.
map(({q:y},x)=>y*(l[x]??0)),d=e==="typical"?0:Math.max(0,n-lo(t)),u=Math.max(0,1-d-c.reduce((y,x)=>y+x,0)),h=1-r<bm,v=u/(h?1:1-r),m=i.map(({p:y,q:x})=>v*(h?y:Math.
max(0,y-x))),f=v*(h?n:lo(t)),w=i.reduce((y,{p:x},_)=>y+Math.abs(c[_]+m[_]-x),0),b=Math.abs(d+f-n),k=e==="typical"&&v>1;return[(w+b)/2,(w+(k?f+n:b))/2]}function _m(t){
let{drafts:e,positions:s=[]}=t;return s.length<e.length||e.some(n=>de(n)===null)?null:Object.fromEntries(os.map(n=>{let r=ym(t,n);return[n,{tokens:[zl(r.map(([o])=>o),
n),zl(r.map(([,o])=>o),n)],distance:e.length&&X(n)?km(s[0],n):[0,0]}]}))}function Sm(t){let e=s=>t.reduce((n,r)=>n+r[s],0)/t.length;return[e(0),e(1)]}var Em=([t,
e])=>{if(e-t>=oo)return`${I(t)} – ${I(e)}`;let s=(t+e)/2;return s<oo?`<${oo}`:I(s)},ao=new WeakMap;function Tm(t){return ao.has(t)||ao.set(t,_m(t)),ao.get(t)??
null}function Cl(){let{run:t,moment:{round:e},live:s,send:n}=U(),r=C(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",o=r?[]:t.rounds.slice(0,e).map(Tm).
filter(l=>l!==null),i=(l,c)=>Em(Sm(o.map(d=>d[l][c])));return a("div",{class:"sv-block sv-rule-lab",children:[a("h3",{children:p("rules.lab.heading")}),o.length>
0&&a("table",{class:"sv-figures-table",children:[a("thead",{children:a("tr",{children:["rule",...Ll].map(l=>a("th",{scope:"col",children:p(`rules.lab.${l}`)}))})}),
a("tbody",{children:os.map(l=>a("tr",{"data-rule":l,children:[a("th",{scope:"row",class:X(l)?"sv-lossy":"",children:[p(`rules.name.${l}`),a("span",{children:l===
L(t.trace)&&` ${p("rules.lab.own")}`})]}),a("td",{children:i(l,"tokens")}),a("td",{children:X(l)?i(l,"distance"):"0"})]},l))})]}),a("p",{class:"sv-note",children:o.
length?p("rules.lab.rounds",{n:o.length}):p(`rules.lab.${r||"none"}`)}),o.length>0&&a("ul",{class:"sv-note",children:[...Ll,"range"].map(l=>a("li",{children:p(`\
rules.lab.legend.${l}`)}))}),s&&a("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:Ol}),children:p("rules.lab.claim",{n:Ol})})]})}var Mm=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Rm({models:t,settings:e}){let s=u=>p("size",{name:u.name,size:Er(u.parameters)}),n=s(t.
target),r=Ta(e),{drafter:o,confidence:i}=e,l=u=>o!=="early-exit"?s(u):p("first_layers",{layers:u.layers,of:t.target.layers,size:Er(u.parameters)}),c=t.draft?p("\
pair",{target:n,draft:l(t.draft)}):p("pair_alone",{target:n}),d=C({settings:e})&&p("tree.settings",{tree:p(`tree.name.${e.tree}`),budget:e.budget});return[r&&p(
`rules.name.${r}`),d,o!=="model"&&Ee(o,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&p(u)),p("settings",{...e}),i&&p("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function Om({machine:t,captured:e,recorded:s},n){let{device:r,processor:o,placement:i}=t,l=r==="cuda"&&p(`steps.${e?"captured":"\
eager"}`);return p(n?"recorded":"live",{date:s.slice(0,10),machine:[o||r,i,l].filter(Boolean).join(" · ")})}function Lm({trace:{ending:t},folds:e}){let s=e.output.
length;return p(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function zm(t){let{run:e,recorded:s,status:n,stale:r}=t,o=n!=="done"?p(`state.${n}`):
e?Lm(e):p("state.idle"),i=s||ae(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="done"&&i),c=e&&n==="error"?p(s?"state.example":"state.previous"):l&&r?p(
"state.stale"):"";return j(t.message||(l?"":o),c)}function Pl(){let{state:t}=fe(),{run:e,recorded:s,status:n}=t,r=e?Om(e.trace,s):"",o=e?Rm(e.trace):"";return a(
"div",{class:"sv-status",children:[a("span",{class:"sv-origin","data-recorded":String(s),title:r,children:r}),a("span",{title:o,children:o}),a("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:zm(t).split(Mm).map((i,l)=>l%2?a("a",{href:i,target:"_blank",rel:"noopener",children:i}):a("span",{children:i}))})]})}function Cm({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=L(e),o=as(n,r);return o>=0?p(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):Lr(n)?p("lead.w\
hy"):""}function $l(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:o,viewer:i}=U(),l=!r&&e.phase===0,c=o!==null?p("lead.rests",{round:t.length,shown:o+
1}):l&&s&&n?Cm(t,e.round-1):"",d=l&&o===null&&t.over&&e.round===t.length?en(t):null,u=d!==null&&as(t.rounds[d],L(t.trace))>=0;return a("span",{class:"sv-lead",children:[
c&&a("span",{children:c}),d!==null&&a("button",{type:"button",class:"sv-link",onClick:()=>i.teach(d),children:p(u?"lead.watch_rule":"lead.watch",{round:d+1})})]})}var Pm=2e3,jl={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Al=Object.keys(jl),$m={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},Am={tree:["test","write"],block:["test"]};function jm({run:{trace:t},current:e}){let s=C(t)?"tree":L(t)==="block"&&t.settings.temperature?
"block":"",n=e?Al.indexOf(e):-1;return a("ol",{class:"sv-acts","aria-label":p("act.label"),children:Al.map((r,o)=>{let i=p(`act.${r}.${Am[s]?.includes(r)?s:"mea\
ns"}`);return a("li",{title:i,"aria-current":o===n?"step":void 0,class:o<n?"sv-past":"",children:[a(F,{name:r==="test"&&s==="block"?"block_verification":jl[r],children:p(
`act.${r}.name`)}),a("span",{class:"sv-spoken",children:i})]},r)})})}function Hm(t,e){let s=A({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=Pm)&&(s.current={at:n,sentence:t}),s.current.sentence}function Hl({children:t}){let{run:e,state:s}=U(),{moment:n,entered:r,rested:o,mode:i,playing:l}=s,c=pe(
s),d=r==="step"&&n.round>0,u=o===null?Ts(e,n,c):Ts(e,{round:ut(s)+1,phase:0},null),h=Hm(u,l||i==="running"&&!ae(s));return a("div",{class:"sv-story",children:[a(
jm,{run:e,current:c?$m[c.phase.name]:d?"write":null}),a("p",{class:"sv-caption",children:[a("span",{children:u})," ",a($l,{})]}),a("p",{class:"sv-spoken","aria-\
live":"polite",children:h}),t]})}var po=480,qm=5,Nm=/^ \S{1,24}$/,Im=["rejected","untested"];function ql(){let{run:t,tint:e,ghosts:s,viewer:{stream:n}}=U(),[r,o]=N(null),{gamma:i,drafter:l}=t.trace.
settings,c=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),d=Gr.filter(u=>u==="plain"?c:i>0);return a("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[a("div",{class:"sv-section-head",children:[a("h2",{children:a(F,{name:"token",children:p("stream.heading")})}),
a("ul",{class:"sv-legend",children:[...d,...s?Im:[]].map(u=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":u}),a(F,{name:u,"data-short":p(`kind.${u}`),
children:p(`legend.${u}`)})]},u))})]}),t.promptText.length>po&&r!==t&&a("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),o(t)},children:p(
"stream.more",{n:t.promptText.length})}),a(ge,{node:n.scroller}),a(Wi,{name:e})]})}function co({text:t},e){return Nm.test(t)?(e.classList.add("sv-word"),[g("wbr",
{}),e]):[e]}var Dn=class{prompt=g("span",{class:"sv-prompt"});list=g("span",{class:"sv-list",role:"listbox","aria-label":p("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=g("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=g("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let s=this.run.promptText;P(this.prompt,!e&&s.length>po?"…"+s.slice(-po):s)}show({ghosts:e,tint:s,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),s!==this.tint&&this.paintTint(s),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let s=g("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!C(this.run.trace);return this.run.rows[e].slots.forEach((r,o)=>{qe(r.kind)?s.append(...co(r,this.option(r,e,o))):n&&s.append(...co(
r,this.ghost(r,e,o)))}),s}option(e,s,n){let r=g("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${s}.${n}`,
style:`--i:${n}`,"aria-label":nt(this.run,s,n),"data-tint":Ss(this.tint,this.run.at({round:s,index:n}))});return Es(r,e)}ghost(e,s,n){let r=g("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${s}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Es(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(s=>{let[n,r]=(s.dataset.at??"").split(".").map(Number);se(s,"data-tint",Ss(e,this.run.at({round:n,index:r})))})}showRounds(e){let[s,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,se(this.scroller,"tabindex",e?null:0)}showNow(e){let s=this.
shown;if(this.now&&(!e||this.now.number!==s)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(s),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=ne(this.run.rounds[s]);this.now.tokens.forEach((r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!qe(i),se(r,"data-kind",i)})}begin(e){let{slots:s}=this.
run.rows[e],n=s.map((o,i)=>this.ghost(o,e,i)),r=g("span",{class:"sv-now","aria-hidden":"true"},...s.flatMap((o,i)=>co(o,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(s=>[...s.querySelectorAll("[role=option]")])}find(e){let s=e&&this.rows[e.
round];return!s||e.round>=this.shown?null:s.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??s.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:s,
y:n,width:r,height:o}=e.box,i=new DOMRect(s,n,r,o-e.covered);va(this.scroller,i,e.head,e.line)}measure(){let[e,s,n]=[this.scroller,this.text,this.head].map(o=>o.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:s,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:s,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-s.top)+r+qm}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Nl=0,Os=["race","same","rounds","time","guesses","numbers"],uo=class extends Fe{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?a(R,{children:this.props.children}):null}};function Il({views:t}){let{view:e,set:s}=U(),[n]=N(()=>(Nl+=1,Nl));return a("div",{class:"\
sv-views",children:[a("div",{class:"sv-view-tabs",role:"tablist","aria-label":p("views.label"),onKeyDown:r=>{let o=In([...r.currentTarget.children],r);o>=0&&s({
view:Os[o]})},children:Os.map(r=>a("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:p(`views.${r}`)},r))}),Os.map(r=>a("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:a(uo,{open:r===e,children:t[r]})},r))]})}function Dl(){let{run:t,set:e,viewer:s}=fe(),{predict:n,sequels:r,experiments:o,charts:{places:{race:i,lossless:l,costs:c,speedup:d,breakdown:u}}}=s;return a(R,
{children:[a("div",{class:"sv-stage",onPointerLeave:({pointerType:v})=>{v==="mouse"&&e({hovered:null})},children:[a(Pl,{}),!t&&a("p",{class:"sv-empty",children:p(
"empty")}),t&&a(R,{children:[a(ql,{}),a(Hl,{children:[n.button,n.refused,n.node].map(v=>a(ge,{node:v}))}),a(rl,{}),a(kl,{})]}),a(Xi,{children:t&&a(El,{})})]}),t&&
a("div",{class:"sv-below",children:[a(Tl,{}),a(ge,{node:r.compare.node}),a(Il,{views:{race:a(R,{children:[a(ge,{node:i}),a(rt,{name:"race"})]}),same:a(R,{children:[
a(ge,{node:l}),a(rt,{name:"same"})]}),rounds:a(R,{children:[a(ll,{}),a("section",{class:"sv-section sv-experiments",children:[a("div",{class:"sv-section-head",children:a(
"h2",{children:p("whatif.heading")})}),a(il,{}),a(Cl,{}),a(ge,{node:o.again})]})]}),time:a(R,{children:[a(ge,{node:c}),a(rt,{name:"time"}),a(ge,{node:d}),a(rt,{
name:"time"})]}),guesses:a(R,{children:[a(ge,{node:u}),a(rt,{name:"guesses"})]}),numbers:a(Rl,{})}})]})]})}var Bl={speedup:te,acceptance_rate:z,draft_efficiency:z,mean_acceptance_length:I,emitted:ve},Dm=Object.keys(Bl),ho=(t,e)=>t.length===e.length&&t.every((s,n)=>s===
e[n]);function Fl(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(ho(s,n))return"again";if(n.length<=s.length||!ho(s,n.slice(0,s.length)))return null;let r=n.slice(
s.length),o=r.length-1,{output:i}=t.folds;return i.length<o||!ho(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function Bm(t,e,s){let n=e.trace.prompt.
slice(t.trace.prompt.length),[r,o]=[t,e].map(({folds:c},d)=>c.output.slice(0,c.at(s[d]).emitted)),i=[...n,...o],l=0;for(;l<Math.min(r.length,i.length)&&r[l]===i[l];)
l+=1;return{n:l,was:r[l],now:i[l]}}function Vl({compared:t,expected:e,returning:s},n){let r=s??(t&&Fm(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.
pair;return{pair:r?[i,n]:[n,l],shown:r}}return e&&n.source&&Fl(e.run,n.run)?{pair:[e,n],shown:1}:null}var Fm=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run),Bn=class{drawn=null;constructor({say:e,swap:s,close:n}){this.say=e,this.branched=g("p",{class:"sv-branched"}),this.texts=g("p",{}),this.note=g("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:g("th",{scope:"col"})})),this.body=g("tbody",{}),this.swap=g("button",{type:"but\
ton",class:"sv-link",on:{click:s}}),this.node=g("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},g("div",{class:"\
sv-section-head"},g("h2",{},e("compare.heading")),this.swap,g("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
g("table",{class:"sv-figures-table"},g("thead",{},g("tr",{},g("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:s}=e,n=this.drawn?.pair;if(this.drawn=s,this.node.hidden=!s,!s)return;let{say:r}=this,{pair:o,shown:i}=s,l=o.map(({run:u},h)=>h===i?Zs(e):u.length),
[c,d]=o.map(({run:u})=>u);P(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:u,node:h},v)=>P(h,v===i?r("compare.shown",{run:r(
`compare.${u}`)}):r(`compare.${u}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,l)),P(this.texts,this.tell(c,d,l)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(d.trace.machine),o.some(u=>n?.includes(u))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,s){
let n=Fl(e,s);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&P(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(s,n.token),
was:this.name(e,n.was)}))}rows(e,s,n){let{say:r}=this,o=(h,v)=>g("tr",{},g("th",{scope:"row"},r(`compare.${h}`)),...v.map(m=>g("td",{},m))),l=ys.map(h=>({name:h,
values:[e,s].map(({trace:v})=>Sn(h,_n(v,h),v.models.pair))})).filter(({values:[h,v]})=>h!==v),c=l.some(({name:h})=>h==="tree"),d=[e,s].some(({trace:h})=>C(h)),u=[
e,s].map((h,v)=>h.folds.summary(n[v]));return[...l.map(({name:h,values:v})=>o(h,v)),...c?[o("verified",[e,s].map(({trace:h})=>ve(ks(h))))]:[],...Dm.map(h=>o(d&&
h==="acceptance_rate"?"acceptance_by_position":h,u.map(v=>Bl[h](v[h]))))]}tell(e,s,n){let{n:r,was:o,now:i}=Bm(e,s,n);return o===void 0&&i===void 0?this.say("com\
pare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(s,i)})}name(e,s){return s!==
void 0&&oe(e.alone(s))||this.say("token.empty")}};var Fn=class{constructor({say:e,send:s,store:n,most:r}){this.say=e,this.send=s,this.store=n,this.most=r,this.compare=new Bn({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:Vl(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s}),this.show(e.pair[s])}show({run:{trace:e},source:s,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:s?.run,name:s?.recorded,offered:!!s?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var Vn=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new Dn;table=new Nn;round;marker;sequels;experiments;predict;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){ua(s),ga.teach(s);let l=p;this.send=n,this.keys=s.keys,this.most=
i,this.store=new Qs({...zt,live:r},h=>this.changed(h)),this.player=new Pn(this.store,()=>this.toggle()),this.actions=Qi(this),this.node=g("div",{class:"specviz"+
(o?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new Ke(this.node),this.presenter=new jn(this.node,()=>this.relayout()),this.round=new Hn(this.
node),this.marker=new Cn([this.stream,this.table,this.round]);let{set:c,store:d}=this;this.sequels=new Fn({say:l,send:n,store:d,most:i}),this.experiments=new En(
{say:l,sequels:this.sequels}),this.predict=new An({say:l,intents:{set:c,toggle:()=>this.asking.toggle(),answer:h=>this.asking.answer(h),goOn:()=>this.toggle()}}),
this.asking=new sn(this);let u={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.charts=new kn({viewer:this,palette:this.
palette,seek:h=>this.seek(h),greedy:u}),this.silence=Zi(this),this.changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),
this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),Y(null,this.node),this.node.remove()}load(e,{recorded:s=!1,at:n=null,phase:r=0,
play:o=!1,step:i=!1,teach:l=!1,source:c=null}={}){let d=new He(e),{over:u,length:h}=d,{run:v,offers:m}=this.state,f=c&&v?.trace.models.pair===e.models.pair&&v.trace.
models.target.name===e.models.target.name;this.help&&(this.help.open=!1),tn(d)||this.set({predicting:!1}),this.sequels.load({run:d,source:c,recorded:s&&u}),this.
experiments.load(d);let w=rs(d.rounds,{round:n??h,phase:r}),b=w.round===h;this.player.halt(),this.lag=!0,this.set({run:d,source:c,stale:!1,recorded:s&&u,moment:w,
entered:null,following:b,whole:u&&b,opening:!1,until:null,rested:u&&n===null?zr(d):null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:d.trace.
settings.gamma,answers:{},looking:null,taught:!1,offers:f?m:null,...u?{status:"done",mode:"done",message:null}:{}});let k=l&&u?en(d):null;k!==null&&this.teach(k),
o&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(s?1:0),phase:0}),this.set({opening:!0}),s||
this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;let r=s.length;return s.append(e)?(n&&s.length>r&&this.
mayFollow()&&this.follow(s),s.over&&this.set({rested:za(this.state)}),s.over&&this.setState("done"),this.changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:s},asked:n,mode:r,hovered:o,predicting:i}=this.
state,l={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:s,phase:1},"step",l):this.player.move({round:e.length,phase:0},e.length===
s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){this.set({status:e,message:s,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status===
"error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){
e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.player.seek({round:e,phase:s}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.
leavesVerdict())return;let{state:s}=this,n=Le(s);ae(s)?this.hold(()=>this.player.forward(e)):(n||s.live&&!s.run)&&(this.set({following:!0,asked:s.predicting?"st\
ep":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,s=Le(e)&&ae(e)===0;e.playing?this.player.
halt():e.predicting&&(ae(e)||s)?this.asking.goOn():s?(this.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,
open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Qe(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,
...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){Vi(e)&&this.set({tint:e})}open(e){Os.includes(e)&&this.set({view:e})}present(e){
e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"view"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=
requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n}=e,r=pe(e),o=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==
this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.toggle("sv-open",!!s&&!s?.over),this.node.classList.toggle("sv-predict\
ing",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),s&&s!==this.drawn.run&&(this.stream.load(s),this.stream.scroller.scrollTop=0),s&&this.
stream.show(e,r),hs(this,Gs(Dl,{}),this.node),s&&this.paintByHand(e,s,o),this.drawn={run:s,moment:n},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,s,n){
let{moment:r,entered:o,view:i}=e,l=e.mode==="running"&&!ae(e),c=e.mode==="running"||e.playing;i==="rounds"&&this.table.show(e,s,pe(e)),this.lag||=n&&!e.whole,n&&
this.greet(o==="round"&&!l?r.round-1:-1),this.predict.show(e,s),this.sequels.compare.show(e),this.experiments.show(e),this.charts.show(s,{shown:r.round,known:Zs(
e),busy:c,view:i});let{at:d,how:u}=Ze(e);this.marker.show(e,d,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=!1)}greet(e){
this.fresh.forEach(s=>s.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(s=>s.rows[e]??[]),this.fresh.forEach(s=>s.classList.add("sv-fr\
esh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.
layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function Ls(t,e){let s=new Vn(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>Oa(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}window.SpecViz={mount:Ls,term:je,FONT:Ye,dom:{el:g,setText:P,Palette:Ke}};var Vm=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Ul(t){let e=Vm.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Un(t,e){let s=document.createElement("a");s.href=URL.createObjectURL(t),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}async function Um(t){
let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"}));try{let s=new Image;s.src=e,await s.decode();let{naturalWidth:n,naturalHeight:r}=s,o=Math.min(2,
16e3/Math.max(n,r)),i=Object.assign(document.createElement("canvas"),{width:n*o,height:r*o});return i.getContext("2d")?.drawImage(s,0,0,i.width,i.height),await new Promise(
(l,c)=>{i.toBlob(d=>d?l(d):c(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(e)}}async function mo(t,e){try{return JSON.parse(await t())}catch{return{
state:"error",message:e}}}async function Wn(t,e,s){let{state:n,message:r,name:o,media:i,text:l}=await mo(()=>e(t==="png"?"svg":t),s);return n==="error"?r:(t==="\
png"?Un(await Um(l),o.replace(/svg$/,"png")):Un(new Blob([l],{type:i}),o),null)}function Gn(t,e){let s=Object.assign(document.createElement("input"),{type:"file",
accept:t});return s.addEventListener("change",()=>{let n=s.files?.[0];n&&e(n),s.value=""}),()=>s.click()}var Wm=320,Kl=480,Gm=19,Km="200px";function Yl({layout:t},e){let{below:s,height:n,xaxis:r}=t.meta?.narrow??{};return e<s?{...t,height:n,xaxis:{...t.xaxis,...r}}:
t}function Jl(t,e){let s=Yl(t,e),n=s.showlegend?t.data.filter(({name:r,showlegend:o})=>r&&o!==!1).length:0;return(s.height||Wm)+(e<Kl?Gm*Math.max(0,n-1):0)}function Wl(t,e,s){
let n=Yl(t,e),[r,o,i]=["ink","quiet","line"].map(u=>s.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:o,...u.
tickfont},title:{...u.title,font:{size:12,color:o}}}),c=Object.keys(n).filter(u=>/^[xy]axis\d*$/.test(u)),d=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...n,width:e,height:Jl(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...n.legend},...Object.fromEntries([...d].map(u=>[u,l(n[u]||{})])),
font:{family:Ye,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:s.get("raised"),bordercolor:i,font:{color:r}}}}var vo=null;
function Gl(){let t=vo??new Promise((e,s)=>{let n=document.createElement("script");document.head.append(Object.assign(n,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:s}))});return vo=t,t.catch(()=>{vo=null}),t}var fo=class{constructor(e,s,n){this.frame=e;this.drawing=s;this.select=n;this.palette=new Ke(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:Km}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){Gl().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:s}=this.picture;window.Plotly.react(this.drawing,s.data,Wl(s,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[n]})=>n.customdata!=null&&this.select(n.customdata))}async save(e){let s=await Gl().catch(()=>null);if(!this.
picture||!s)return;let{figure:n,name:r}=this.picture,o={...Wl(n,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=o;
s.downloadImage({data:n.data,layout:o},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function go({json:t,words:e,select:s}){let n=A(null),r=A(null),
o=A(null),[i,l]=N(!1),c=et(()=>JSON.parse(t||"null"),[t]);B(()=>{o.current=new fo(n.current,r.current,s)},[]),B(()=>o.current?.show(c),[c]);function d(){if(!c)return;
let v=[c.columns,...c.rows].map(m=>m.map(Ul).join(","));Un(new Blob([v.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],h=c?`${Jl(c.figure,n.current?.clientWidth||Kl)}px`:
void 0;return a("div",{class:"specviz sv-chart",hidden:!c,ref:n,children:[a("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:h},ref:r}),
a("p",{class:"sv-note",children:c?.says}),a("details",{class:"sv-table",onToggle:({currentTarget:v})=>l(v.open),children:[a("summary",{children:e.table}),a("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:a("table",{children:i&&c&&a(R,{children:[a("th\
ead",{children:a("tr",{children:u.map(v=>a("th",{scope:"col",children:v}))})}),a("tbody",{children:c.rows.map((v,m)=>a("tr",{children:[v.map(f=>a("td",{children:f})),
m in c.picks&&a("td",{children:a("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${v.slice(0,2).join(e.comma)}`,onClick:()=>s(c.picks[m]),children:e.
pick})})]}))})]})})})]}),a("p",{class:"sv-note sv-chart-files",children:[a("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("png"),children:e.
png}),a("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("svg"),children:e.svg}),a("button",{class:"sv-link",type:"button",onClick:d,children:e.
csv})]})]})}q("chart",({node:t,words:e,props:s,send:n,watch:r})=>{let o=()=>Y(a(go,{json:s.value,words:e,select:i=>n.pick({at:i})}),t);o(),r("value",o)});var Kn=[0,25,50,75,100],Ym=5e3,Cs=new URL("class/",window.location.href.split(/[?#]/)[0]),bo=Rt("specviz-class");async function Jm(t,e){let s={method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(e)};for(let n=500;;n*=2)try{return await fetch(new URL(t,Cs),s)}catch(r){if(n>4e3)throw r;await new Promise(
o=>{setTimeout(o,n)})}}var Xl=Promise.resolve();function zs(t,e){let s=Xl.then(()=>Jm(t,e));return Xl=s.catch(()=>null),s}q("classroom",({words:t})=>{let e=he(t),
s=null,n=null,r=null,o=null,i="",l="",c=null,d=!1,u=!1,h=Object.assign(document.createElement("div"),{className:"room-offer"}),v=Object.assign(document.createElement(
"section"),{className:"room",ariaLabel:e("heading")});async function m(){d=!0,V();let O=await zs("",{}).catch(()=>null);d=!1,O?.ok?f(await O.json()):l=e(O?.status===
503?"full":"failed"),V()}function f(O){[s,r,o,l]=[O,null,null,""],bo.write(O),n=new EventSource(new URL(`${O.code}/teacher?key=${encodeURIComponent(O.key)}`,Cs)),
n.onmessage=({data:S})=>{let T=JSON.parse(S);T.over?w("over"):y(T)},n.onerror=()=>{n?.readyState===EventSource.CLOSED&&!u&&w("over")},x()}function w(O){n?.close(),
[s,n,r]=[null,null,null],bo.write(null),l=j(e(O),i),i="",V()}async function b(){s&&(await zs(`${s.code}/end`,{key:s.key}).catch(()=>null),w("over"),h.querySelector(
"button")?.focus())}let k=O=>({n:O.answers,brier:O.brier.toFixed(2)});function y(O){o=O,o.score&&(i=e("all",k(o.all))),V()}function x(){if(!s||!c)return;let{run:O,
told:S}=c,{code:T,key:$}=s,De=r!==null&&r.run===O;r&&De&&r.at===S?.at?(r.revealed||zs(`${T}/reveal`,{key:$,outcome:{kept:S.kept,chance:S.chance}}).catch(()=>null),
r.revealed=!0):c.asked&&!(r&&De&&r.at===c.asked&&!r.revealed)?(r={run:O,at:c.asked,revealed:!1},zs(`${T}/ask`,{key:$,question:c.question()}).catch(()=>null)):c.
asked||_()}function _(){s&&r&&!r.revealed&&zs(`${s.code}/ask`,{key:s.key,question:null}).catch(()=>null),r?.revealed||(r=null)}let E=O=>O===0?e("none"):O===100?
e("certain"):`${O}%`,H=(O,S)=>a("ul",{class:"room-bars","aria-label":e("counts"),children:O.map((T,$)=>a("li",{"data-right":String(S?Kn[$]>50:Kn[$]<50),style:{"\
--part":T/Math.max(1,...O)},children:[a("span",{class:"sv-spoken",children:e("count",{chance:E(Kn[$]),n:T})}),a("b",{"aria-hidden":"true",children:T}),a("i",{"a\
ria-hidden":"true"}),a("span",{"aria-hidden":"true",children:E(Kn[$])})]}))});function W({asking:O,counts:S,score:T,all:$}){return S?T?j(e("score",k(T)),$.answers>
T.answers&&i):e("no_answers"):O?"":e("wait")}function V(){h.hidden=s!==null,v.hidden=!s||!c,Y(a(R,{children:[a("button",{type:"button",class:"sv-choose",disabled:d,
onClick:m,children:e("start")}),a("p",{class:"sv-note",role:"status",children:l})]}),h),Y(s&&a(R,{children:[a("p",{class:"room-join",children:[e("join")," ",a("\
strong",{children:Cs.host+Cs.pathname})," ",e("code")," ",a("strong",{class:"room-code",children:s.code})]}),a("p",{class:"room-people",role:"status",children:o&&
(o.asking?e("answers",{n:o.answers,of:o.phones}):e("phones",{n:o.phones}))}),a("img",{class:"room-qr",alt:e("qr"),hidden:!!o?.counts,src:`qr.svg?${new URLSearchParams(
{link:new URL(s.code,Cs).href})}`}),o?.counts&&H(o.counts,o.kept),a("p",{class:"room-line",role:"status",children:o&&W(o)}),a("p",{class:"room-local",hidden:!!o?.
phones||!Ks(window.location.host),children:e("local")}),a("button",{type:"button",class:"sv-choose",onClick:b,children:e("end")})]}),v)}document.addEventListener(
"specviz-predict",({target:O,detail:S})=>{if(c=S,V(),!c){_();return}let T=O;h.parentElement!==T&&(T.append(h),(T.closest(".sv-stage")??T).append(v)),x()}),window.
addEventListener("beforeunload",()=>{u=!0,setTimeout(()=>{u=!1},Ym)});let xe=bo.read();xe&&f(xe),V()});var Jn="fold-",qt=new Map,Ql=t=>String(t??"").split(",").filter(Boolean),Zl=new Set(Ql(new URLSearchParams(window.location.search).get("fold"))),Ps=t=>document.
getElementById(Jn+t);function Yn(t,e){qt.get(t)?.setAttribute("aria-expanded",String(e)),Ps(t).toggleAttribute("data-open",e);let s=[...document.querySelectorAll(
".fold-body[data-open]")].map(({id:n})=>n.slice(Jn.length));M.keep({fold:s.join(",")})}q("fold",async({node:t,words:e,props:{section:s}})=>{await ie(()=>Ps(s));
let n=document.createElement("button");Object.assign(n,{type:"button",textContent:e,onclick:()=>Yn(s,!Ps(s).hasAttribute("data-open"))}),n.setAttribute("aria-co\
ntrols",Jn+s),qt.set(s,n),t.replaceChildren(n),Yn(s,Zl.delete(s)||Ps(s).contains(ec(window.location.hash)))});var ec=t=>t.length>1?document.getElementById(t.slice(
1)):null;document.addEventListener("click",({target:t})=>{let e=t.closest?.('a[href^="#"]'),s=e&&ec(e.getAttribute("href")??"")?.closest(".fold-body");s&&Yn(s.id.
slice(Jn.length),!0)},{capture:!0});document.addEventListener("specviz-go",({detail:t})=>{let e=Ql(t?.fold);e.forEach(s=>qt.has(s)?Yn(s,!0):Zl.add(s)),t?.reveal===
!0&&Xm(e[0])});async function Xm(t){await ie(()=>qt.has(t)&&Ps(t).checkVisibility()),qt.get(t)?.focus({preventScroll:!0}),qt.get(t)?.scrollIntoView({block:"star\
t"})}var Nt=matchMedia("(min-width: 1200px)"),ke=!1,nc=()=>{},$s=()=>document.getElementById("controls"),tc=()=>document.querySelector("#prompt textarea"),sc=t=>document.
getElementById(t)?.click();function rc(t){let e=[...document.querySelectorAll("#tabs > [role=tabpanel]")].find(s=>s.checkVisibility());e&&(e.tabIndex=-1),(e?.querySelector(
"#stage [data-button=play]")??e)?.focus(t)}function xt(t){ke=t,$s().hidden=!ke,document.documentElement.style.overflow=ke&&!Nt.matches?"hidden":"",nc()}var Xn=()=>ke&&
!Nt.matches,It={enter:rc,show:xt,covers:Xn,refused:()=>{Nt.matches&&xt(!0)}};q("form",({node:t,words:e})=>{function s(o){xt(o),ke?tc()?.focus():t.querySelector(
"button")?.focus()}function n(){let o=$s().parentElement.getBoundingClientRect().top+window.scrollY;$s().style.setProperty("--form-top",`${Math.ceil(o)}px`)}nc=
()=>Y(a(R,{children:[a("button",{type:"button",class:"form-toggle","aria-controls":"controls","aria-expanded":ke,onClick:()=>s(!ke),children:ke?e.close:e.open}),
a("button",{type:"button",class:"form-run",hidden:ke,onClick:()=>sc("run"),children:e.run}),a("button",{type:"button",class:"form-step",hidden:ke,onClick:()=>sc(
"step"),children:e.step}),a("button",{type:"button",class:"form-prompt",hidden:ke,translate:!1,title:e.open,onClick:()=>s(!0),children:tc()?.value??""})]}),t),Nt.
addEventListener("change",()=>xt(ke&&Nt.matches)),document.addEventListener("click",({target:o})=>{Xn()&&o instanceof Element&&o.closest("[role=tab]")&&!$s().contains(
o)&&xt(!1)}),document.addEventListener("keydown",o=>{o.key==="Escape"&&Xn()&&!o.defaultPrevented&&s(!1)});for(let o of["pointerdown","focusin"])document.addEventListener(
o,({target:i})=>{let l=i instanceof Element&&!$s().contains(i)&&!t.contains(i)&&!i.closest("[role=listbox], .sv-popover");Xn()&&l&&xt(!1)});let r=document.createElement(
"button");document.body.prepend(Object.assign(r,{type:"button",className:"skip",textContent:e.skip,onclick:()=>rc()})),new ResizeObserver(n).observe(document.body),
xt(Nt.matches)});var Qm={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},Zm="#controls, #\
explore-form";function oc(t){for(let e of["aria-label","title"])for(let s of document.querySelectorAll(`:is(button, input)[${e}]`))for(let[n,r]of Object.entries(
Qm)){let o=r.exec(s.getAttribute(e)??"");o&&s.setAttribute(e,t[n].replace("{label}",()=>o.groups?.label??""))}}q("language",({node:t,words:e})=>{t.setAttribute(
"aria-label",e.label);let s=new MutationObserver(()=>oc(e.controls));new ResizeObserver(()=>{oc(e.controls),document.querySelectorAll(Zm).forEach(n=>s.observe(n,
{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let n of t.querySelectorAll("a"))Ae()===n.lang&&n.setAttribute("aria-current","true"),n.addEventListener(
"click",r=>{r.preventDefault();let o=new URL(window.location.href);o.searchParams.set("lang",n.lang),window.location.assign(o)})});var Zn=20,Dt=.5,ac=.8,ic=1,lc=.3,wo=.2,Qn=(t,e={})=>({met:!0,says:`exercises.${t}.met`,values:e}),be=(t,e={})=>({met:!1,says:`exercises.${t}`,values:e}),yt=(t,e,s)=>t?
Qn(e,s):be(`${e}.missed`,s);function xo(t,e){let s=t.map((r,o)=>e(r,o)??-1/0),n=Math.max(...s);return n===-1/0?-1:s.indexOf(n)}var yo=t=>({met:!1,says:`lacking.${t?
"other":"point"}`,values:{}});function ev(t){let{accepted:e,rejected:s}=t.folds.summary();return t.over?e+s<Zn?{met:!1,says:"lacking.tests",values:{tested:e+s,least:Zn}}:
null:{met:!1,says:"lacking.end",values:{}}}function As(t){let{accepted:e,rejected:s,rounds:n,acceptance_rate:r,draft_efficiency:o,speedup:i}=t.folds.summary();return{
alpha:r??0,efficiency:o??0,speedup:i,values:{alpha:z(r),tested:e+s,rounds:n,efficiency:z(o),speedup:te(i)}}}var tv={bonus(t,{pinned:e}){let s=xo(t.rounds,({drafts:l},c)=>l.
length>1?t.folds.accepted(c)/l.length:null);if(s<0)return be("bonus.short");let n=t.rounds[s].drafts.length,r=t.folds.accepted(s);if(r<n)return be("bonus.missed",
{round:s+1,drafted:n,accepted:r});let{drafts:o,final:i}=(e&&t.rounds[e.round])??t.rounds[s];return e?.index!==o.length||o.length<2||i?.kind!=="bonus"?yo(e):Qn("\
bonus",{round:e.round+1,drafted:o.length})},waste(t,{pinned:e}){let s=r=>t.rounds[r].drafts.filter(({verdict:o})=>o==="untested").length,n=r=>t.rounds[r]?.drafts[0]?.
verdict==="rejected"&&s(r)>0;return t.rounds.some((r,o)=>n(o))?e?.index!==0||!n(e.round)?yo(e):Qn("waste",{round:e.round+1,untested:s(e.round)}):be("waste.misse\
d",{rounds:t.length})},low(t){let{alpha:e,values:s}=As(t);return yt(e<Dt,"low",{...s,limit:z(Dt)})},same(t){let{temperature:e}=t.trace.settings;if(e>0)return be(
"same.sampled",{temperature:e});let s=t.folds.agreement(t.length);return!s||s.compared<Zn?be("same.short",{n:s?.compared??0,least:Zn}):yt(s.first_difference===null,
"same",{n:s.compared,at:(s.first_difference??0)+1})},hot(t){let{alpha:e,values:s}=As(t),{temperature:n}=t.trace.settings;return yt(e>ac&&n>=ic,"hot",{...s,temperature:n,
limit:z(ac),least:ic})},untested(t){let{alpha:e,efficiency:s,values:n}=As(t),r=Math.round(100*(e-s));return yt(r>=100*lc,"untested",{...n,points:r,least:100*lc})},
lookup(t){if(t.trace.settings.drafter!=="lookup")return be("lookup.drafter");let{alpha:e,values:s}=As(t);return yt(e>=Dt,"lookup",{...s,limit:z(Dt)})},lucky(t,{
pinned:e}){let s=t.rounds.flatMap(({drafts:u},h)=>u.flatMap((v,m)=>{let f=v.verdict==="accepted"?re(v):null;return f===null?[]:[{chance:f,draw:v.draw,round:h,index:m}]})),
n=s[xo(s,({chance:u})=>-u)];if(!n)return be("lucky.none");let r=n.chance<wo,o=r?s.find(({chance:u,...h})=>u<wo&&Qe(h,e)):n;if(!o)return yo(e);let{chance:i,draw:l,
round:c,index:d}=o;return yt(r,"lucky",{chance:z(i),draw:I(l,3),round:c+1,slot:d+1,limit:z(wo)})},lose(t){let{alpha:e,speedup:s,values:n}=As(t);return t.folds.plain.
tokens.length?yt(s!==null&&s<1&&e>Dt,"lose",{...n,limit:z(Dt)}):be("lose.plain")},choose(t,{trials:e,text:s,most:n}){if(!t.promptText.includes(s))return be("cho\
ose.prompt");let{alike:r}=ko(t),o=e.filter(d=>d.alike===r&&d.speedup!==null),i=[...new Map(o.map(d=>[d.gamma,d])).values()].sort((d,u)=>d.gamma-u.gamma);if(!i.length)
return be("lose.plain");let l={tried:i.map(({gamma:d,speedup:u})=>`γ = ${d}: ${te(u)}`).join(", ")},c=xo(i,({speedup:d})=>d);return c===0&&i[0].gamma>1?be("cho\
ose.smaller",l):c===i.length-1&&i[c].gamma<n?be("choose.larger",l):Qn("choose",{...l,gamma:i[c].gamma})}},sv=["lose","choose"];function ko(t){let{settings:{gamma:e,
...s},models:n,prompt:r}=t.trace;return{alike:JSON.stringify([n.pair,r,s]),gamma:e,speedup:t.folds.measured(t.length)}}function cc(t,e,s){let n=sv.includes(t)&&
e.folds.disturbance(e.length)!==null;return{...ev(e)??tv[t](e,s),busy:n}}var nv=50,dc=Rt("specviz-lesson"),er=[],pc=null;document.addEventListener("specviz-painted",()=>{let t=M.viewer?.trace();!t||t===pc||t.ending==="running"||(pc=t,
er.push(ko(new He(t))),er.splice(0,er.length-nv))});var uc=({label:t,title:e,link:s})=>a("button",{type:"button","data-go":JSON.stringify({...s,reveal:!0}),"ari\
a-label":`${t}: ${e}`,children:t});function rv({words:t,plan:e,exercises:s,most:n}){let r=he(t),o=A(null),[i,l]=N(()=>{let f=dc.read();return s.map(({name:w})=>w).
filter(w=>Array.isArray(f)&&f.includes(w))}),[c,d]=N({});function u({name:f,start:w=""}){let b=M.viewer?.trace(),k=M.viewer?.state().pinned??null,{met:y,says:x,
values:_,busy:E}=b?cc(f,new He(b),{trials:er,text:w,most:n,pinned:k}):{met:!1,says:"lacking.run",values:{},busy:!1};d({...c,[f]:{met:y,line:j(r(x,_),E&&r("busy"))}});
let H=y&&!i.includes(f)?[...i,f]:i;dc.write(H),l(H)}function h(){o.current&&(o.current.open=!0,o.current.scrollIntoView())}let v=(f,w)=>{let{task:b}=t.exercises[f.
name],{met:k,line:y}=c[f.name]??{};return a("li",{"data-solved":String(i.includes(f.name)),children:[a("h4",{children:[w,". ",b]}),a("div",{children:[f.start&&a(
uc,{label:r("start"),title:b,link:{view:"watch",prompt:f.start}}),a("button",{type:"button","aria-label":`${r("check")}: ${b}`,onClick:()=>u(f),children:r("chec\
k")})]}),a("p",{class:"lesson-line",role:"status","data-met":k===void 0?void 0:String(k),children:y})]})},m=f=>a("a",{href:`lesson/${Ae()}/${f}`,target:"_blank",
children:r(f)});return a(R,{children:[a("p",{class:"lesson-sheets",children:[m("handout"),m("key")]}),a("details",{children:[a("summary",{children:r("plan")}),a(
"ol",{class:"lesson-plan",children:e.map(({name:f,minutes:w,link:b})=>a("li",{children:[a("span",{class:"lesson-minutes",children:w}),a("div",{children:[a("h3",
{children:t.steps[f].title}),a("p",{children:t.steps[f].text})]}),f==="exercises"?a("button",{type:"button",onClick:h,children:r("open")}):a(uc,{label:r("open"),
title:t.steps[f].title,link:b})]}))})]}),a("details",{ref:o,children:[a("summary",{children:[r("exercises_heading")," ",a("span",{class:"lesson-tally",role:"sta\
tus",children:i.length>0&&r("tally",{met:i.length,of:s.length})})]}),a("p",{children:r("exercises_intro")}),Object.entries(t.grades).map(([f,w])=>a(R,{children:[
a("h3",{children:w}),a("ol",{class:"lesson-tasks",children:s.map((b,k)=>String(b.grade)===f&&v(b,k+1))})]}))]})]})}q("lesson",({node:t,words:e,props:s})=>Y(a(rv,
{...e,most:s.most}),t));var js=t=>t.reduce((e,s)=>e+s,0);function Bt(t){let e=js(t);return t.map(s=>s/e)}var _o=(t,e)=>t.map((s,n)=>Math.min(s,e[n])),Ft=(t,e)=>Math.min(1,js(_o(t,e))),
So=(t,e)=>e.map((s,n)=>s>0?Math.min(1,t[n]/s):null);function Vt(t,e){let s=t.map((n,r)=>Math.max(0,n-e[r]));return js(s)>0?Bt(s):[...t]}function mc(t,e){let s=So(
t,e).map((r,o)=>e[o]*(r??0)),n=1-js(s);return{accepted:s,corrected:Vt(t,e).map(r=>n*r)}}function vc(t,e,s){let n=1-t[e];return t.map(o=>n>0?o/n:1/(t.length-1)).
map((o,i)=>i===e?s:o*(1-s))}function hc(t,e){let s=e*js(t),n=0;for(let[r,o]of t.entries()){if(o>0){if(s<o)return{token:r,spot:s/o};n=r}s-=o}return{token:n,spot:.5}}
function Eo(t,e,s){let n=hc(e,s()).token,r=s(),o=Math.min(1,t[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:l}=hc(Vt(t,e),s());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:l,token:i}}var Hs=6,To="similar",tr={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},ov=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
fc=({target:t,draft:e})=>[t,e].map(s=>s.map(n=>Math.round(1e3*n)).join(".")).join("-");function gc(t){if(!ov.test(t))return null;let[e,s]=t.split("-").map(r=>r.
split(".").map(Number));return[e,s].some(r=>r.every(o=>o===0))||e.length!==s.length?null:{target:Bt(e),draft:Bt(s)}}var av=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function iv({rounds:t},{round:e,index:s}){let n=t[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(s<n.drafts.length?s:r,n.drafts.length-1);return av(n.positions?.[o])?{round:e,index:o}:null}function bc(t,e){let s=t.rounds.flatMap(
({drafts:c},d)=>c.flatMap(({verdict:u},h)=>u==="rejected"?[{round:d,index:h}]:[])),n=[...e?[e]:[],...s].map(c=>iv(t,c)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=t.rounds[n.round],i=o[n.index],l=wn(i,[r[n.index].token],!1,Hs);return{target:Bt(l.map(c=>c.target??0)),draft:Bt(l.map(c=>c.draft??0)),guess:{...n,
names:l.map(({token:c})=>lv(t,c)),overlap:i.overlap}}}function lv({pieces:t},e){if(e===-1)return null;let s=t[e];return oe(typeof s=="string"?s:Me(_e,s).text)||
Se(s)}var Mo=["accepted","corrected"],kt=t=>t.reduce((e,s)=>e+s,0),wc=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(0)}),sr=class{shown;constructor(e){this.say=
e,this.heading=g("h3",{}),this.says=g("p",{class:"sv-play-says"}),this.result=g("th",{scope:"col"}),this.rows=Array.from({length:Hs},()=>this.buildRow());let s=o=>g(
"th",{scope:"col"},o),n=g("table",{class:"sv-play-emitted"},g("thead",{},g("tr",{},s(e("token")),g("td",{}),s(je("residual",e("residual"))),s(e("target")),this.
result)),g("tbody",{},...this.rows.map(o=>o.node))),r=o=>g("li",{},g("span",{class:"sv-play-key","data-kind":o}),e(`result_key.${o}`));this.node=g("div",{class:"\
sv-play-result"},this.heading,this.says,n,g("ul",{class:"sv-legend"},...[...Mo,"target"].map(r)))}buildRow(){let e=g("th",{scope:"row",class:"sv-t"}),s=g("span",
{class:"sv-play-stack"},...Mo.map(i=>g("span",{"data-kind":i})),g("span",{"data-kind":"target"})),[n,r,o]=["","",""].map(()=>g("td",{}));return{name:e,bar:s,rest:n,
target:r,result:o,node:g("tr",{},e,g("td",{},s),n,r,o)}}show(e){this.shown=e;let{target:s,draft:n,active:r,name:o}=e,i=mc(s,n),l=Vt(s,n),c=kt(i.corrected);this.
rows.forEach((d,u)=>{d.node.hidden=u>=s.length,!d.node.hidden&&(P(d.name,o(u)),se(d.name,"title",o(u)),d.node.classList.toggle("sv-play-active",u===r),d.bar.style.
setProperty("--target",String(s[u])),P(d.rest,c<1e-9?"–":K(l[u])),P(d.target,K(s[u])))}),P(this.says,this.say(i.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(
r),accepted:K(i.accepted[r]),rejected:K(c),residual:K(l[r]),target:K(s[r])})),this.paint(i,null)}fill(e){let s=kt(e.accepted)+kt(e.corrected),[n,r]=Mo.map(o=>e[o].
map(i=>i/s));this.paint({accepted:n,corrected:r},s)}paint({accepted:e,corrected:s},n){let{say:r}=this;P(this.heading,n===null?r("emits"):r("emits_drawn",{draws:ve(
n)})),P(this.result,r(n===null?"result":"drawn")),e.forEach((o,i)=>{let l=this.rows[i];l.bar.style.setProperty("--accepted",String(o)),l.bar.style.setProperty("\
--corrected",String(s[i])),P(l.result,K(o+s[i]))})}counted({accepted:e,corrected:s}){let n=kt(e)+kt(s),r=this.shown.target.map((o,i)=>Math.abs(o-(e[i]+s[i])/n));
return this.say("counted",{draws:ve(n),accepted:ve(kt(e)),corrected:ve(kt(s)),difference:K(Math.max(...r))})}};var Ro=["target","draft"],Lo=["both",...Ro],cv={both:"overlap",target:"residual",draft:"rejected"},Ut=.01,Oo=.1,dv={ArrowRight:Ut,ArrowUp:Ut,ArrowLeft:-Ut,ArrowDown:-Ut,
PageUp:Oo,PageDown:-Oo};function pv({key:t,shiftKey:e,ctrlKey:s,altKey:n,metaKey:r}){if(s||n||r)return 0;let o=dv[t]??0;return e?Math.sign(o)*Oo:o}var xc=(t,e)=>Lo.
forEach(s=>t.style.setProperty(`--${s}`,String(e[s]))),yc=(...t)=>g("span",{class:"sv-play-bar"},...Lo.map(e=>g("span",{"data-area":e})),...t),nr=class{shown;constructor(e,s){
this.say=e,this.intents=s,this.rows=Array.from({length:Hs},(i,l)=>this.buildRow(l)),this.total=yc(),this.beta=g("span",{class:"sv-play-beta"});let n=i=>g("span",
{class:"sv-play-model","data-model":i},e(i)),r=i=>g("li",{},g("span",{class:"sv-area-key","data-area":i}),je(cv[i],e(`key.${i}`))),o=[0,.5,1].map(i=>g("span",{style:`\
--x:${i}`},String(i)));this.node=g("div",{},g("div",{class:"sv-play-rows"},g("div",{class:"sv-play-row sv-play-head"},g("span",{},e("token")),g("span",{class:"s\
v-play-names"},...Ro.map(n)),g("span",{}),g("span",{},je("accept_test",e("chance")))),...this.rows.map(i=>i.node),g("div",{class:"sv-play-row sv-play-axis","ari\
a-hidden":"true"},g("span",{}),g("span",{class:"sv-area-ticks"},...o)),g("div",{class:"sv-play-row sv-play-total"},g("span",{},e("total")),this.total,g("span",{
class:"sv-play-whole"},je("overlap",e("overlap")),this.beta))),g("ul",{class:"sv-legend"},...Lo.map(r)))}buildRow(e){let s=g("span",{class:"sv-t"}),n={target:this.
buildHandle("target",e),draft:this.buildHandle("draft",e)},r={guess:g("span",{class:"sv-play-dart",hidden:!0}),correction:g("span",{class:"sv-play-dart","data-k\
ind":"correction",hidden:!0})},o=yc(...Object.values(r),...Object.values(n)),i={target:g("span",{}),draft:g("span",{})},l=g("span",{class:"sv-play-chance"});return{
node:g("div",{class:"sv-play-row"},s,o,g("span",{class:"sv-play-masses"},i.target,i.draft),l),name:s,bar:o,handles:n,darts:r,masses:i,chance:l}}buildHandle(e,s){
let{intents:n}=this,r=()=>n.grab(e,s),o=g("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":e,on:{focus:r,pointerdown:r,change:n.done,
keydown:i=>this.press(i,e,s),input:()=>n.move(e,s,Number(o.value))}});return o}press(e,s,n){let r=pv(e);if(!r)return;e.preventDefault();let o=Ut*Math.round((this.
shown[s][n]+r)/Ut);this.intents.move(s,n,Math.min(1,Math.max(0,o))),this.intents.done()}show(e){let{target:s,draft:n}=this.shown=e,r=Ft(s,n),o=_o(s,n);this.rows.
forEach((i,l)=>{i.node.hidden=l>=s.length,i.node.hidden||this.paintRow(l,{target:s[l],draft:n[l],both:o[l]})}),xc(this.total,{target:1,draft:1,both:r}),P(this.beta,
J(r))}paintRow(e,s){let{say:n,shown:{target:r,draft:o,active:i,name:l}}=this,{node:c,name:d,bar:u,handles:h,masses:v,chance:m}=this.rows[e],f=l(e);P(d,f),se(d,"\
title",f),c.classList.toggle("sv-play-active",e===i),xc(u,s);let w=So(r,o)[e];P(m,w===null?"–":z(w));for(let b of Ro)P(v[b],K(s[b])),h[b].value=String(s[b]),se(
h[b],"aria-label",n(`handle.${b}`,{token:f})),se(h[b],"aria-valuetext",n("handle.text",{p:K(s[b]),overlap:J(Ft(r,o))}))}clear(){this.rows.forEach(({darts:e})=>Object.
values(e).forEach(s=>{s.hidden=!0}))}mark({guess:e,draw:s,accepted:n,token:r,spot:o}){let{target:i,draft:l}=this.shown;this.clear();let c=this.rows[e].darts.guess;
if(c.dataset.kind=n?"accepted":"rejected",c.style.setProperty("--x",String(s*l[e])),c.hidden=!1,n)return;let d=this.rows[r].darts.correction,u=Math.min(i[r],l[r]);
d.style.setProperty("--x",String(u+o*(i[r]-u))),d.hidden=!1}};var uv=1e3,hv=40,mv=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,rr=class{scene;preset;active;base;counts;left;frame;constructor({words:e,shown:s=()=>null,
changed:n=()=>{}}){let r=this.say=he({glossary:[],keys:[],...e});this.shown=s,this.changed=n,this.frame=0,this.presets=[...Object.keys(tr),"shown"].map(o=>this.
button(`presets.${o}`,()=>{this.start(o),this.tell()})),this.context=g("h3",{}),this.note=g("p",{class:"sv-note",role:"status"}),this.says=g("p",{class:"sv-play\
-says"}),this.outcome=g("p",{class:"sv-play-outcome",role:"status"}),this.handles=new nr(r,{grab:(o,i)=>this.grab(o,i),move:(...o)=>this.move(...o),done:()=>this.
tell()}),this.emitted=new sr(r),this.node=g("div",{class:"specviz sv-play"},g("div",{class:"sv-choices",role:"group","aria-label":r("start")},g("span",{class:"s\
v-quiet"},r("start")),...this.presets),g("div",{class:"sv-play-columns"},g("div",{},this.context,this.note,this.handles.node,this.says),g("div",{},this.emitted.
node,g("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(To)}button(e,s){
return g("button",{type:"button",class:"sv-choose","data-name":e,on:{click:s}},this.say(e))}start(e){let s=Object.hasOwn(tr,e),n=s?tr[e]:e==="shown"?this.shownScene():
gc(e);return n&&this.put(n,s||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.paint(),P(this.note,this.say("none")),!0)}shownScene(){let{trace:e,
at:s=null}=this.shown()??{};return e?bc(e,s):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&
this.put(e,"shown")}put(e,s){let n=Vt(e.target,e.draft);this.active=n.indexOf(Math.max(...n)),this.preset=s,this.scene=e,this.forget(),P(this.note,this.lost(e)),
this.paint()}lost({target:e,draft:s,guess:n}){if(n?.overlap==null)return"";let[r,o]=[Ft(e,s),n.overlap].map(i=>J(i));return r===o?"":this.say("lumped",{overlap:r,
exact:o})}grab(e,s){this.base=this.scene[e],this.active=s,this.paint()}move(e,s,n){this.preset=null,this.forget(),this.scene={...this.scene,[e]:vc(this.base,s,n)},
this.paint()}tell(){this.changed(this.preset===To?null:this.preset??fc(this.scene))}name(e){let{guess:s}=this.scene;return s?s.names[e]??this.say("rest"):this.say(
`tokens.${e}`)}paint(){let{say:e,active:s,scene:{target:n,draft:r,guess:o}}=this,i={target:n,draft:r,active:s,name:d=>this.name(d)},l=Ft(n,r),c={overlap:J(l),rejected:J(
1-l)};this.presets.forEach(d=>d.setAttribute("aria-pressed",String(d.dataset.name===`presets.${this.preset}`))),P(this.context,o?e("guess",{round:o.round+1,guess:o.
index+1}):e("prompt")),P(this.says,e(l>1-1e-9?"shares_all":l<1e-9?"shares_nothing":"shares",c)),this.handles.show(i),this.emitted.show(i),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),P(this.outcome,"")}drawOne(){
let e=Eo(this.scene.target,this.scene.draft,Math.random);this.handles.mark(e),P(this.outcome,this.story(e))}story({guess:e,draw:s,threshold:n,accepted:r,token:o}){
let{say:i,scene:{target:l,draft:c}}=this,[d,u]=le(s,n),h=i(`test.${r?"accepted":"rejected"}`,{draw:d,threshold:u,target:K(l[e]),draft:K(c[e])});return j(i("draf\
ted",{token:this.name(e)}),h,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;this.clear(),this.counts=this.counts??wc(this.scene.target.length),
this.left+=uv,e||this.drawSome(this.counts)}drawSome(e){let{target:s,draft:n}=this.scene,r=mv()?this.left:Math.min(this.left,hv);for(let o=0;o<r;o+=1){let{token:i,
accepted:l}=Eo(s,n,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.emitted.fill(e),this.left?this.frame=requestAnimationFrame(()=>this.drawSome(
e)):P(this.outcome,this.emitted.counted(e))}};function kc(t,e){let s=new rr(e);return t.replaceChildren(s.node),{start:s.start.bind(s),follow:s.follow.bind(s)}}var vv=We("play",new URLSearchParams(window.location.search).get("play"));q("play",({node:t,words:e})=>{let s=kc(t,{words:e,changed:n=>M.keep({play:n}),shown(){
let n=M.viewer?.trace();return M.viewer&&n?{trace:n,at:M.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>s.follow()),vv(n=>{if(!n)
return;s.start(n)&&M.keep({play:n});let r=document.getElementById("play");ie(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});q("qr",async({words:t,props:e})=>{await Ue;let s=document.querySelector("#stage .specviz"),n=Object.assign(document.createElement("div"),{className:"qr-panel",popover:"\
auto",role:"dialog",ariaLabel:t.open});function r(){let i=new URL(M.address());["presenter","embed"].forEach(c=>i.searchParams.delete(c));let l=i.href.length>e.
most;Y(a(R,{children:[!l&&a("img",{class:"qr-code",alt:t.alt,src:`qr.svg?${new URLSearchParams({link:i.href})}`}),a("p",{class:"qr-link",children:!l&&i.href}),a(
"p",{class:"qr-said",role:"status",children:l?t.too_long:Ks(i.host)&&t.here_alone}),a("button",{type:"button",class:"sv-link",onClick:()=>n.hidePopover(),children:t.
close})]}),n),n.showPopover()}s?.addEventListener("keydown",i=>{i.key!=="Escape"||!n.matches(":popover-open")||(n.hidePopover(),i.stopPropagation(),i.preventDefault())},
{capture:!0});let o=Object.assign(document.createElement("button"),{type:"button",className:"sv-link qr-open",textContent:t.open,onclick:r});s?.querySelector(".\
sv-transport-side")?.append(o),s?.append(n)});var fv=800,_c=680,Sc="SpecViz",gv=8e3;async function bv(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let s=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&s.focus(),e.hidden}}function zo(t,e,s){let n=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),o=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,d=!1)=>{r.textContent=c,clearTimeout(i),d||(i=window.setTimeout(()=>{r.textContent=""},
gv))};return n.addEventListener("click",async()=>{let[c,d]=s(),u=await bv(c,o);l(u?d:e.by_hand,!u)}),t.replaceChildren(n,r,o),l}function wv(t){let e=new URL(t);
e.searchParams.set("embed","1");let s=Object.assign(document.createElement("iframe"),{src:e.href,title:Sc,width:"100%",height:String(_c),loading:"lazy"});return s.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(s).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}q("share",({node:t,words:e})=>{zo(t,{...e,copy:e.embed},()=>[wv(M.address()),e.embedded])});function xv(t){let e=0;new ResizeObserver(()=>{let s=t.clientWidth>=
fv?_c:Math.ceil(t.getBoundingClientRect().height);!s||s===e||(e=s,window.parent.postMessage({specviz:{height:s}},"*"))}).observe(t)}async function yv(){document.
documentElement.classList.add("embed");let t=await ie(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Sc}),s=()=>{let n=new URL(window.location.href);n.searchParams.delete("embed"),e.href=n.href};s(),["pointerdown","focus"].forEach(n=>e.
addEventListener(n,s)),t?.append(e),t&&xv(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&yv();var Ho=["round","phase","at"],zc=["recorded","view",...Ho,"open","tint","hide","presenter","tour","run"],kv=4e3,_v=500,Sv=/^\w[\w.-]*(\/\w[\w.-]*)?$/,Cc=1e3,Ec=2e3,
Ev=1e4,Pc=({search:t})=>new URLSearchParams(t).get("view")??"watch",Pe=()=>M.viewer,Co=t=>["1","true"].includes(String(t)),$c=(t,e)=>JSON.stringify(t)===JSON.stringify(
e),Tc=(t,e)=>Object.fromEntries(Object.entries(t).filter(([s])=>e.includes(s))),Po=(t,e)=>Object.fromEntries(Object.entries(t).filter(([s])=>!e.includes(s))),Z,
Ne=null,$o=null,Wt=null,Ac=null,ar=null,we=null,St=null,_t=Pc(window.location),ir=[],jc=!1,Mc=0,qo=new Map,Ao=new Map,Tv=t=>Z.folders||t.every(e=>Sv.test(e)&&!/\.gguf$/i.
test(e)),No=()=>Ne!==null&&Ne===Ac?Wt:Ne;function or(){let t=No()??[],{pair:e,target:s,draft:n,plain:r,...o}=Object.fromEntries(Z.names.map((c,d)=>[c,t[d]])),i=[
s,n].map(c=>String(c??"").trim()).filter(Boolean);return{...i.length>0&&Tv(i)?{target:s,draft:n}:{pair:e},plain:r?1:0,...o}}function Rc(){let{round:t,phase:e,rounds:s,
pinned:n,opening:r}=Pe().state();return r&&!n?{}:{...t<s?{round:t}:{},...e?{phase:e}:{},...n?{at:`${n.round}.${n.index}`}:{}}}var lr=()=>$c(No(),Wt);function Mv(){
let{live:t,name:e}=M.shows;return ar||(!Ne||!Z?{}:lr()?t?{...or(),run:1,...Rc()}:e?{recorded:e,...Rc()}:or():or())}var ot=()=>document.querySelector("#tabs [rol\
e=tab][aria-selected=true]")?.getAttribute("data-tab-id");function cr(){let t=ot(),{tint:e="verdict",presenter:s=!1,view:n="race"}=M.viewer?.state()??{};return{
...Mv(),...t&&t!=="watch"?{view:t}:{},...n!=="race"?{open:n}:{},...e!=="verdict"?{tint:e}:{},...ir.length?{hide:ir.join(",")}:{},...s?{presenter:1}:{},...Object.
fromEntries([...qo].filter(([,r])=>r!==null))}}function Io(t){let e=new URL(window.location.href);return[...Z.names,...zc,...qo.keys()].forEach(s=>e.searchParams.
delete(s)),Object.entries(t).forEach(([s,n])=>e.searchParams.set(s,String(n))),e.href}function Do(t){return encodeURIComponent(String(t.prompt??"")).length<=kv?
t:Po(t,["prompt","run",...Ho])}function Et(){clearTimeout(Mc),Mc=window.setTimeout(Rv,_v)}function Rv(){if(!Z||we||!Ne)return;let t=Do(cr());t.recorded==="first"&&
t.round===void 0&&!t.at&&(t=Po(t,["recorded"])),!t.run&&!t.recorded&&$c(Ne,$o)&&(t=Po(t,Z.names));let e=Io(t),s=String(t.view??"watch");s===_t||St?e!==window.location.
href&&window.history.replaceState(window.history.state,"",e):(window.history.pushState(window.history.state,"",e),_t=s)}function Hc(t){document.querySelector(`#\
tabs [data-tab-id="${CSS.escape(t)}"]`)&&(St=t,setTimeout(qc,Cc,3))}function Ov({round:t,phase:e,at:s}){if(t===void 0&&s===void 0)return null;let n=o=>/^\d{1,5}$/.
test(String(o))?Number(o):null,r=/^(\d{1,5})\.(\d{1,3})$/.exec(String(s));return{round:n(t),phase:n(e)||0,at:r&&{round:Number(r[1]),index:Number(r[2])},wrong:t!==
void 0&&n(t)===null||s!==void 0&&!r}}var Oc=({round:t,index:e})=>e<=(Pe().trace()?.rounds[t]?.drafts.length??-1);function jo(){if(!we||we.waits)return;let{rounds:t,
state:e}=Pe().state(),{round:s,phase:n,at:r,wrong:o}=we,i=Math.max(s===null?0:s+(n?1:0),r?r.round+1:0);t<i&&["running","paused","loading"].includes(e)||(we=null,
s!==null&&Pe().seek(s,n),r&&Oc(r)&&Pe().pin(r),(o||t<i||r&&!Oc(r))&&Z.say(Z.words.no_moment),Et())}function Lv(t){ir=String(t).split(",").map(s=>s.trim()).filter(
s=>Object.hasOwn(Z.hideable,s));let e=ir.map(s=>Z.hideable[s]);Z.sheet.replaceSync(e.length?`${e.join(", ")} { display: none !important; }`:"")}function qc(t){(St===
ot()||!t)&&(St=null),St&&(we?.waits||Z.go({view:St}),setTimeout(qc,Cc,t-1))}async function Lc(t){let e=Ao.get(t);if(Ao.delete(t),e===void 0)return;await ie(()=>ot()===
t);let s=new AbortController;["wheel","touchmove","pointerdown","keydown"].forEach(i=>window.addEventListener(i,()=>s.abort(),{signal:s.signal,passive:!0}));let n=performance.
now()+Ev,r=performance.now()+Ec,o=()=>{let i=performance.now();(i>r||ot()!==t)&&s.abort(),!s.signal.aborted&&(window.scrollY!==e&&(r=Math.min(i+Ec,n),window.scrollTo(
{top:e,behavior:"instant"})),requestAnimationFrame(o))};o()}async function zv(t,e){await ie(()=>ot()===t&&document.querySelector(e)?.checkVisibility()),requestAnimationFrame(
()=>{let s=document.querySelector(e);s?.scrollIntoView();let{activeElement:n,body:r}=document;n!==r&&n?.checkVisibility()||(s?.matches("details")?s.querySelector(
"summary")?.focus({preventScroll:!0}):It.enter({preventScroll:!0}))})}function Cv({reveal:t,open:e,claim:s}){return t&&s?`#claim-${Number(s)}`:t&&e?"#stage .sv-\
views":"#tabs"}async function Nc(t,e=!1){await Dc;let s=Tc(t||{},[...Z.names,...zc]),n="view"in s&&s.view!==ot()&&!e;n&&Ao.set(ot(),window.scrollY);let r=Ov(s);
r&&(r.waits=Co(s.run)?"server":"recorded"in s&&"recording"),we=r,ar="recorded"in s?Tc(s,["recorded",...Ho]):null,"hide"in s&&Lv(s.hide),"tint"in s&&Pe().tint(String(
s.tint)),"open"in s&&Pe().open(String(s.open)),"presenter"in s&&Pe().present(Co(s.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:t})),"\
recorded"in s&&await M.open(s.recorded),ar=null,we===r&&r?.waits==="recording"&&(we=null),Co(s.run)&&Pe().setState("loading",Z.words.opening),[...Z.names,"view",
"run"].some(o=>o in s)&&Z.go(s),"view"in s&&Hc(String(s.view)),jo(),Et(),n&&!(t.reveal&&t.fold)&&zv(String(s.view),Cv(t))}function Pv(){if(!window.location.search)
return;let t=Object.fromEntries(new URLSearchParams(window.location.search));t.recorded===M.shows.name&&delete t.recorded,Nc(t,!0)}function $v(){let{words:t}=Z,
{live:e,name:s}=M.shows,n=cr(),r=Do(n),o=r!==n?t.copied_cut:!e&&!s?t.copied_file:e&&!lr()?t.copied_changed:t.copied;return[Io(r),o]}var Ic=()=>{},Dc=new Promise(
t=>{Ic=t});Object.assign(M,{go:Nc,state:cr,keep(t){Object.entries(t).forEach(([e,s])=>qo.set(e,s===""?null:s??null)),Et()},address:()=>Io(Do(cr()))});var Te={touch:Et,
controls:()=>Ne&&Z?or():{},unchanged:lr,async adopt(t){await Dc;let e=await ie(()=>Ne);Ac=e,Wt=Z.names.map((s,n)=>s in t?t[s]:["target","draft"].includes(s)?"":
e[n]),Z.go(t)},typed(...t){Ne=t,$o=$o||t,Wt=Wt||t,M.viewer?.outdate(!lr()),jc&&M.viewer?.forgive(),Et()}};q("link",async({node:t,words:e,props:s,send:n,value:r})=>{
await Ue;let{names:o,hideable:i,folders:l}=s,c=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,c],Z={go:n.go,words:e,names:o,hideable:i,
folders:l,sheet:c,say:zo(t,e,$v)},document.addEventListener("specviz-load",()=>{Wt=No(),we&&(we.waits=!1),jo(),Et()}),document.addEventListener("specviz-painted",
()=>{jo(),Et()});let d=({type:u,target:h,isTrusted:v})=>{if(!v)return;let m=u==="click"&&h instanceof Element&&h.closest("#tabs [role=tab][data-tab-id]");m&&Lc(
m.getAttribute("data-tab-id")),St=null,jc=Pe().state().state==="error"};["pointerdown","keydown","click"].forEach(u=>document.addEventListener(u,d)),Ic(),Pv(),window.
addEventListener("popstate",()=>{_t=Pc(window.location),Lc(_t),_t!==ot()&&(Z.go({view:_t}),Hc(_t))}),r(({begin:u})=>{!u&&we?.waits==="server"&&(we=null)},!1)});var Bc={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"again"},Fc=5e3,Av=()=>document.querySelector("#stage .stage");q("stage",async({node:t,
words:e,props:s,server:n,send:r,value:o})=>{let i={...s.limits,...e},l=null,c=0,d=null,u=null,h=null,v=0,m=!1,f=async S=>{let T=await n.resync(S);T&&E(T)};async function w(S){
if(h!==S){h=S;try{await f({run:S,rounds:-1,plain:0})}finally{h=null}}}async function b(){if(O.state().state!=="running"&&!m||performance.now()-v<Fc)return;if(v=
performance.now(),await n.resync(null)===void 0){O.state().state==="running"&&O.setState("error",e.gone),m=!0;return}m&&O.setState("running"),m=!1;let{rounds:S,
plain:T}=O.trace();await f({run:l,rounds:S.length,plain:T.tokens.length})}function k(S,T){S==="again"&&y(T.changes),S==="show"?H(T):S==="claim"?M.go?.({view:"my\
ths",claim:String(T.claim),reveal:!0}):S==="new"?document.getElementById("run")?.click():Bc[S]?r[Bc[S]](T):f({run:l,rounds:T.from,plain:T.plain_from||0})}function y(S){
let{max_new_tokens:T,...$}=O.trace()?.settings??{};S&&(Te.unchanged()?Te.adopt({...$,tokens:T,...S}):M.go?.(S))}async function x(S){let T=await n.offers(S);T&&O.
offer(S,T)}function _({trace:S,recorded:T,step:$,name:De,offered:dd,typed:pd,...ud}){({run:l=null,number:c=0}=ud),u=l?null:S;let ur=l?{run:l}:dd?{recorded:De}:null;
O.load(S,{recorded:T,step:$,source:ur,teach:T}),ur&&x(ur),M.shows={live:!!l&&pd!==!1,name:De},t.dispatchEvent(new Event("specviz-load",{bubbles:!0}))}function E(S){
v=performance.now(),!(S.number<c||d&&S.run===d)&&(S.trace?_(S):S.number>c?w(S.run):S.rounds&&O.append(S),S.state?O.setState(S.state,S.message):m&&O.setState("ru\
nning"),m=!1,S.state==="error"&&It.refused())}function H(S){["running","paused"].includes(O.state().state)&&r.stop(),d=l||d,S.run&&S.run===d&&(d=null),E({...S,number:c})}
let W=Ys();document.addEventListener("specviz-load",W);async function V(S){let T=W();if(S.size>i.most)xe(i.too_large);else{let $=await mo(async()=>n.bring(await S.
text()),i.busy);$.state==="error"?xe($.message):T()&&H($)}document.querySelector("#stage .sv-status")?.scrollIntoView({block:"nearest"})}let xe=S=>O.setState("e\
rror",S),O=Ls(t,{words:await M.read(`words/${Ae()}.json`),live:!0,send:k,most:s.limits.gamma});Object.assign(Gt,{show:H,step(){let{round:S,rounds:T,state:$}=O.state();
Te.unchanged()&&(S<T||["running","paused"].includes($))?O.forward("step"):r.tick({open:!1})},say:(S,T)=>O.setState(S,e[T]),async save(S){let T=u?{trace:JSON.stringify(
u)}:{run:l},$=await Wn(S,De=>n.make({kind:De,...T}),i.busy);$&&xe($)},open:Gn(".json,application/json",V)}),la(O),t.addEventListener("dragover",S=>S.preventDefault()),
t.addEventListener("drop",S=>{S.preventDefault();let T=S.dataTransfer?.files[0];T&&V(T)}),o(E),setInterval(b,Fc)});var Gt={show(){},step(){},say(){},save(){},open(){}},
Vc=t=>Gt.show(t),Uc={say(t,e){Gt.say(t,e);let s=Av();s&&s.getBoundingClientRect().top>window.innerHeight&&s.scrollIntoView()},attend(){It.show(!1),document.querySelector(
"#stage .sv-strip")?.focus({preventScroll:!0})},step(){It.covers()&&this.attend(),Gt.step()},play(){M.shows.live||M.viewer?.play()},save:t=>Gt.save(t),open:()=>Gt.
open()};var jv=5,Wc=Ys();q("recorded",({node:t,words:{words:e,runs:s}})=>{let n=new Set(s.slice(0,jv));function r(){let i=s.find(({name:d})=>d===M.shows.name);i&&n.add(
i);let l=s.filter(d=>!n.has(d)),c=()=>{l.forEach(d=>n.add(d)),r(),t.querySelector(`[data-name="${l[0].name}"]`)?.focus()};Y(a(R,{children:[a("span",{id:"recorde\
d-label",children:s.length?e.label:e.damaged}),a("div",{class:"recorded-list",role:"group","aria-labelledby":"recorded-label",children:[s.map(d=>a("button",{type:"\
button","data-name":d.name,hidden:!n.has(d),"aria-pressed":d===i,onClick:()=>o(d.name),children:d.label})),a("button",{type:"button",hidden:!l.length,onClick:c,
children:e.more.replace("{n}",String(l.length))})]}),a("p",{class:"recorded-about",hidden:!i,children:[a("span",{children:i?.notice})," ",a("button",{type:"butt\
on",hidden:!i?.again,onClick:()=>i?.again&&M.go?.(i.again),children:e.again})]})]}),t)}async function o(i){let l=s.find(d=>d.name===i);if(!l){M.viewer?.setState(
"error",e.unknown);return}let c=Wc();try{let d=await M.read(`traces/${i}.json`);if(!c())return;if(Vc({trace:d,recorded:!0,state:"done",name:i,offered:!!l.again}),
l.again){let{run:u,...h}=l.again;Te.adopt(h)}}catch{c()&&M.viewer?.setState("error",e.lost)}}document.addEventListener("specviz-load",()=>{Wc(),r()}),r(),M.open=
o});_r("status",({value:{text:t="",share:e=null}})=>a(R,{children:[a("p",{role:"status",children:t}),a("progress",{hidden:e===null,value:e??0,"aria-label":t})]}));_r(
"paragraphs",({value:t})=>t.map(e=>a("p",{children:e})));var Hv=We("pay");q("pay",({node:t,send:e,value:s})=>{s(({text:n,link:r})=>{n!==void 0&&(t.textContent=n),
r!==void 0&&M.keep({pay:r})},!1),Hv(n=>e.link({text:n}))});var qv=We("explore"),Bo=null,Gc=!1,qs=!1;function Kc(){Bo&&Gc&&qv(Bo)}var Fo={open(){},save(){},busy(){},see(){let t=document.getElementById("explore-results");
t&&t.getBoundingClientRect().top>window.innerHeight&&t.scrollIntoView()},isUnsaved:()=>qs};q("desk",({node:t,words:e,props:s,send:n,server:r,value:o})=>{let i=-1,
l=!1,c=(h,v=null)=>{Y(a(R,{children:[a("p",{role:"status",children:h}),a("progress",{hidden:v===null,value:v??0,"aria-label":h})]}),t),h&&l&&t.scrollIntoView({block:"\
nearest"}),l=l&&!h},d=(h,v)=>Gn(v,async m=>{l=!0,m.size>s.limits[h]?c(e.too_large):n[h]({name:m.name,text:await m.text()})}),u={prompts:d("prompts",".jsonl,.ndj\
son,.json,.csv,.tsv,.txt,text/*"),sweep:d("sweep",".json,.jsonl,application/json")};Object.assign(Fo,{open:h=>u[h](),async save(h,v){let m=await Wn(h,()=>r.make(
{kind:h,id:v}),e.busy);m?c(m):h==="json"&&(qs=!1)},busy:()=>c(e.busy)}),Bo=h=>n.link({text:h}),Kc(),o(({text:h="",share:v=null,go:m=null,serial:f=i})=>{c(h,v),qs=
qs||v!==null,m&&f>i&&M.go?.(m),i=f})});q("plan",({node:t,value:e})=>e(({text:s="",link:n})=>{t.textContent=s,n!==void 0&&M.keep({explore:n}),Gc=!!s,Kc()}));window.
addEventListener("beforeunload",t=>{qs&&(t.preventDefault(),t.stopImmediatePropagation())});document.addEventListener("focusin",async({target:t})=>{if(!(t instanceof
HTMLElement)||t.id!=="explore-stop"||(await ie(()=>document.activeElement!==t),document.activeElement!==document.body||t.checkVisibility()))return;["explore-res\
ume","explore-run"].map(s=>document.getElementById(s)).find(s=>s?.checkVisibility())?.focus()});var Xc=t=>t!==null&&["loading","running"].includes(t.state),Yc=(t,e,s)=>t.map(([n,r],o)=>a(R,{children:[o>0&&e,a("a",{href:r,...s,children:n})]},n)),Kt=({label:t,
children:e})=>a(R,{children:[a("dt",{children:t}),a("dd",{children:e})]});function Nv(t,e){!M.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),M.go({view:"\
watch",recorded:e}))}function Iv({words:t,lacking:e},s,n,r){let o=he(t);if(r)return t.stopping;if(n?.state==="running")return o("running",{percent:n.done});if(n)
return n.state==="stopped"?t.stopped:n.message??"";if(!s.rule)return"";if(!e)return t.recorded_only;let i=e[s.number];return i.length?o("lacks",{pairs:i.join(t.
comma)}):s.estimate??""}function Dv({told:t,card:e,isNew:s,progress:n,hidden:r,begin:o,halt:i,back:l}){let{words:c,lacking:d,chart:u}=t,h=A(null),v=A(null),m=A(
null),[f,w]=N(!1),[b,k]=N(!1),y=Xc(n),x=[v,m].some(({current:E})=>E!==null&&E===document.activeElement);B(()=>{y&&b?i():k(!1)},[n]),B(()=>{x&&(y?m:v).current?.focus(
{preventScroll:!0})},[y]),B(()=>{if(!s||!v.current||!h.current)return;let{top:E,bottom:H}=v.current.getBoundingClientRect();E>=0&&E<H&&H<=window.innerHeight&&h.
current.getBoundingClientRect().top<0&&h.current.scrollIntoView({block:"start"})},[e]);function _(){let E=!!h.current?.open;E&&w(!0),E?M.keep({claim:e.number}):
Number(M.state().claim)===e.number&&M.keep({claim:null})}return a("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:h,onToggle:_,children:[a("summary",
{children:[a("span",{class:"myth-number","aria-label":he(c)("claim_number",{n:e.number}),children:e.number}),a("span",{children:[a("span",{class:"myth-claim",children:e.
claim}),a("p",{class:"myth-says",children:e.says})]}),a("span",{class:"myth-mark",children:a("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),a("div",{class:"myth-body",children:f&&a(R,{children:[e.picture&&a("div",{children:a(go,{json:e.picture,words:u,select:()=>{}})}),e.source&&a("p",
{class:"myth-source",children:e.source}),a("dl",{class:"myth-about",children:[a(Kt,{label:c.how,children:e.how}),e.rule&&a(Kt,{label:c.rule,children:e.rule}),e.
missing&&a(Kt,{label:c.missing,children:e.missing}),e.words.length>0&&a(Kt,{label:c.terms,children:Yc(e.words,c.comma,{})}),e.papers.length>0&&a(Kt,{label:c.papers,
children:Yc(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),a("dl",{class:"myth-setup",children:e.setup?.map(([E,H])=>H&&a(Kt,{label:E,children:H},E))}),
a("div",{class:"myth-actions",children:[e.rule&&d&&!d[e.number].length&&a(R,{children:[a("button",{type:"button",class:"myth-button myth-primary",hidden:y,ref:v,
onClick:o,children:c.run}),a("button",{type:"button",class:"myth-button",hidden:!y,ref:m,onClick:()=>{k(!0),i()},children:c.stop})]}),s&&a("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&a("button",{type:"button",class:"myth-button",onClick:()=>M.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&a("a",{class:"myth-link",href:e.replay,onClick:E=>Nv(E,e.run),children:c.replay}),e.pay&&a("button",{type:"button",class:"myth-button",onClick:()=>M.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),a("a",{class:"myth-link",href:e.link,children:c.link})]}),a("progress",{max:100,hidden:n?.state!=="run\
ning",value:n?.done??0,"aria-label":c.how}),a("p",{class:"myth-line",role:"status","data-state":n?.state,children:Iv(t,e,n,b)})]})})]})}var Jc="verdict",Bv=We("\
claim",new URLSearchParams(window.location.search).get("claim")),Qc=()=>{};q("myths",async({node:t,words:{busy:e,lacking:s}={busy:"",lacking:null},send:n,value:r})=>{
let o={...await M.read(`claims/${Ae()}.json`),busy:e,lacking:s},{words:i}=o,l=he(i),c=new URLSearchParams(window.location.search),d=new Map,u=new Map,h=null,v=()=>o.
cards.map(E=>d.get(E.number)??E),m=E=>v().filter(({verdict:H})=>H===E).length,f=["",...Object.keys(i.verdicts)],w=f.find(E=>E===c.get(Jc)&&m(E))??"";function b(E){
w=E,M.keep({[Jc]:w}),_()}function k(E){h!==null&&u.set(h,{state:"stopped"}),h=E,u.set(E,{state:"running",done:0}),_(),n.begin({claim:E})}function y({claim:E,...H}){
o.cards.some(({number:W})=>W===E)&&(H.card&&d.set(E,H.card),u.set(E,H),!Xc(H)&&h===E&&(h=null),_())}function x(E){let H=t.querySelector(`#claim-${/^\d{1,2}$/.test(
E)?Number(E):"none"}`);H&&(H.hidden&&b(""),H.open=!0,H.scrollIntoView({block:"start"}))}function _(){let E=l("tally",{holds:m("holds"),fails:m("fails"),depends:m(
"depends"),yours:m("yours")}),H=m("untried");Y(a(R,{children:[a("p",{class:"myth-tally",role:"status",children:j(E,H>0&&l("tally_untried",{untried:H}))}),a("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:f.map(W=>a("button",{type:"button",hidden:W!==""&&!m(W),"aria-pressed":W===w,onClick:()=>b(W),children:W?
i.verdicts[W]:i.all},W))}),a("div",{class:"myth-list",children:v().map(W=>{let{number:V}=W;return a(Dv,{told:o,card:W,isNew:d.has(V),progress:u.get(V)??null,hidden:w!==
""&&W.verdict!==w,begin:()=>k(V),halt:()=>n.halt(),back:()=>{d.delete(V),u.delete(V),_()}},V)})})]}),t)}Qc=()=>{h!==null&&y({claim:h,state:"error",message:e})},
b(w),Bv(x),r(E=>y(E),!1)});var Zc={fail:()=>Qc()};var ed=()=>{};q("sampling",async({words:t,props:e,send:s,value:n})=>{let{experiment:r}=await Ue;if(!e.texts){r.refuse();return}let o={sample:s.submit,leave:s.stop};
r.offer((i,l)=>o[i](l),e.texts),n(i=>r.take(i),!1),ed=()=>r.fail(t.busy)});var td={busy:()=>ed()};var sd={text:["#stage .sv-stream-scroll"],why:["#stage .sv-why"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage .sv-inspector"],residual:[
"#stage .sv-residual-block","#stage .sv-inspector"],agreement:['#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stage .sv-ledger-group:has([dat\
a-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:["#stage .sv-again-row[data-change=temperature]","#stage .sv-experiments"],gamma:["#st\
age .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:["#stage .sv-breakdown\
-charts figure:last-child","#stage .sv-round"]},Mt=(t,e)=>t.drafts.filter(s=>s.verdict===e).length;function nd({rounds:t}){let e=t.findIndex(s=>["accepted","rej\
ected","untested"].every(n=>Mt(s,n)));return e>=0?e:t.findIndex(s=>Mt(s,"rejected"))}var rd=({rounds:t})=>t.findIndex(({drafts:e,final:s})=>e.length>1&&s?.kind===
"bonus"),od=({rounds:t})=>t.findIndex(({drafts:e})=>e.some(({verdict:s,draw:n,target:r,draft:o})=>s==="accepted"&&n!==null&&r!==null&&o!==null&&n>=r/o)),Fv=({drafts:t})=>Math.
max(-1,...ce(t))+1,Ns=(...t)=>e=>!C(e)&&t.includes(e.settings.drafter),ad={first:t=>Ns("model")(t)&&L(t)==="token",eagle3:Ns("eagle3"),medusa:Ns("medusa"),exit:Ns(
"early-exit","taught-exit"),dspark:Ns("dspark"),block:t=>!C(t)&&L(t)==="block",lossy:t=>!C(t)&&X(L(t)),tree:C},Tt=(t,e=nd)=>s=>{let n=e(s);return n<0?null:{round:n,
phase:t(s.rounds[n])}},id={end:({rounds:t})=>t.length?{round:t.length,phase:0}:null,begun:Tt(t=>t.drafts.length>1?1:0),drafted:Tt(t=>t.drafts.length),verified:Tt(
t=>t.drafts.length+1),before_rescue:Tt(t=>t.drafts.length+1,od),before_rejection:Tt(t=>t.drafts.length+1+Mt(t,"accepted")),before_correction:Tt(t=>t.drafts.length+
3+Mt(t,"accepted")),before_bonus:Tt(t=>2*t.drafts.length+1,rd)},at=(t,e=nd)=>({trace:s})=>{let n=e(s),r=M.viewer.state();return n>=0&&(r.round>n||r.round===n&&r.
phase>=t(s.rounds[n]))},Vv={greedy:({settings:t})=>t.temperature===0,gamma:(t,e)=>t.settings.gamma!==e.settings.gamma,text:(t,e)=>String(t.prompt)!==String(e.prompt)},
ld={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=pinned])"),drafted:at(t=>t.drafts.length),verified:at(t=>t.drafts.length+1),
tested:at(t=>t.drafts.length+2),rejected:at(t=>t.drafts.length+3+Mt(t,"accepted")),corrected:at(t=>t.drafts.length+4+Mt(t,"accepted")),judged:at(t=>2*t.drafts.length+
1-Mt(t,"untested"),od),scored:at(t=>Fv(t)+1),bonus:at(t=>2*t.drafts.length+2,rd),opened:({of:t})=>!!document.querySelector(`.sv-popover:popover-open[data-shows=${t}\
]`),ran:({trace:t,before:e,of:s=""})=>{let{state:n,recorded:r}=M.viewer.state();return n==="done"&&!r&&Vv[s](t,e)}};var Uv=200,Wv=6e3,dr=6,Gv=8,Kv=["ArrowLeft","ArrowRight","j","k","J","K",",","."],Yv=["drafted","verified","tested","rejected","corrected","bonus","judged","sco\
red"],Vo=Rt("specviz-tour","localStorage"),$e=t=>document.querySelector(t),pr=t=>!!$e(t)?.offsetParent,Ie=()=>M.viewer;function Jv(t){for(let e=t;e;e=e.parentElement)
e instanceof HTMLDetailsElement&&(e.open=!0),e.hidden&&e.id&&$e(`[aria-controls="${CSS.escape(e.id)}"]`)?.click()}function cd(t){let{left:e,...s}=t.getBoundingClientRect().
toJSON(),{top:n,right:r,bottom:o}=s;for(let i=t.parentElement;i&&i!==document.body;i=i.parentElement){let{overflowX:l,overflowY:c}=getComputedStyle(i),d=i.getBoundingClientRect();
l!=="visible"&&(r=Math.min(r,d.right)),c!=="visible"&&([n,o]=[Math.max(n,d.top),Math.min(o,d.bottom)])}return{left:e,top:n,right:r,bottom:o}}var Uo=class{constructor(e,s){
this.words=e;this.stops=s;this.panel.setAttribute("aria-labelledby","tour-title"),document.addEventListener("keydown",n=>this.key(n)),["wheel","touchmove","poin\
terdown","keydown"].forEach(n=>document.addEventListener(n,()=>{this.still=!1},{capture:!0,passive:!0})),window.addEventListener("scroll",()=>this.follow(),!0),
window.addEventListener("resize",()=>this.follow()),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}\
px`)}).observe(this.panel)}words;stops;at=0;left=0;done=new Set;part=null;still=!1;moment=null;there=!1;before=null;held=null;brought=!1;opener=null;timer=0;panel=Object.
assign(document.createElement("section"),{className:"specviz tour",hidden:!0});ring=Object.assign(document.createElement("div"),{className:"tour-ring",hidden:!0});find(e){
return this.stops.findIndex(({id:s},n)=>s===e||String(n+1)===String(e))}start(e=1){this.left=this.find(Vo.read()),this.open||(this.opener=document.activeElement),
this.done.clear(),this.timer=this.timer||window.setInterval(()=>this.check(),Uv),document.documentElement.classList.add("touring"),$e(".gradio-container .contai\
n").append(this.ring,this.panel),this.panel.hidden=!1,this.go(Math.max(0,this.find(e)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:0,
part:null,still:!1}),this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),$e("#stage .sv-inspector").scrollTop=0,M.keep({tour:null}),
(this.opener?.checkVisibility()&&this.opener!==document.body?this.opener:$e("#tour button"))?.focus()}get open(){return!this.panel.hidden}get stop(){return this.
stops[this.at]}get kind(){return this.stop.recorded??"first"}focus(){$e("#tour-title").focus({preventScroll:!0})}bring(){M.go?.({recorded:this.kind}),this.focus()}on(){
this.at+1<this.stops.length?this.go(this.at+1):(Vo.write(""),this.leave())}go(e){this.putBack(),Object.assign(this,{at:e,left:Math.max(this.left,e),part:null,moment:null,
there:!1,still:!1,brought:!1}),e&&Vo.write(this.stop.id),M.keep({tour:this.stop.id}),this.hold(),this.panel.scrollTop=0,this.draw(),this.focus(),pr("#stage")||M.
go?.({view:"watch"}),this.check()}hold(){let{changes:e}=this.stop,s=e&&Te.controls()[e];this.held=e===void 0||s===void 0?null:{name:e,value:s}}putBack(){let{held:e,
there:s,before:n}=this;if(this.held=null,!e)return;(s&&Ie().trace()!==n||Te.controls()[e.name]!==e.value)&&M.go?.({[e.name]:e.value})}draw(){let{words:e,stop:s,
stops:n,moment:r,at:o,left:i}=this,l=Ie().trace(),c=this.done.has(o),d=!!l&&!r,u=s.changes&&r&&!pr("#stage .sv-again"),h=c&&s.done||d&&(s.recorded?e.opens:e.lacks)||
u&&e.run_first||s.task,v=(m,f)=>m.replace(/\{(\w+)\}/g,(w,b)=>String(f[b]??w));Y(a(R,{children:[a("div",{class:"tour-head",children:[a("p",{children:v(e.count,{
n:o+1,of:n.length})}),a("button",{type:"button",class:"tour-quiet",hidden:o===0&&i<=0,onClick:()=>this.go(o?0:i),children:o?e.again:v(e.resume,{n:i+1})}),a("but\
ton",{type:"button",class:"tour-leave","aria-label":e.leave,title:e.leave,onClick:()=>this.leave(),children:"×"})]}),a("div",{class:"tour-told",children:[a("h2",
{id:"tour-title",tabIndex:-1,children:s.title}),a("p",{children:v(s.text,{gamma:l?.settings.gamma??""})})]}),a("div",{class:"tour-tried",children:[a("p",{class:"\
tour-task",role:"status","data-done":String(c),children:[a("strong",{children:c?e.done:e.try})," ",a("span",{children:h})]}),a("div",{class:"tour-foot",children:[
a("button",{type:"button",class:"tour-does",hidden:!Yv.includes(s.rule),onClick:()=>this.handOn("ArrowRight"),children:e.step}),a("button",{type:"button",class:"\
tour-does",hidden:!d,onClick:()=>this.bring(),children:e.recorded}),a("button",{type:"button",hidden:o===0,onClick:()=>this.go(o-1),children:e.back}),a("button",
{type:"button",class:"tour-next",onClick:()=>this.on(),children:o+1<n.length?e.next:e.end})]})]})]}),this.panel)}arrive(){let{at:e}=this,s=Ie().trace();if(this.
moment=!s||s.rounds.length<Gv||!ad[this.kind](s)?null:id[this.stop.state](s),!this.moment){if(this.brought||!Ie().state().recorded)return;this.brought=!0,M.go?.(
{recorded:this.kind});return}let{round:n,phase:r}=this.moment;Ie().pin(null),Ie().seek(n,r),requestAnimationFrame(()=>setTimeout(()=>{this.at!==e||!this.open||(Object.
assign(this,{there:!0,before:Ie().trace()}),this.aim(this.stop.target))}))}aim(e){this.part=e,this.still=!0,this.parts().forEach(Jv);let s=this.target();cd(s).bottom<
Math.floor(s.getBoundingClientRect().bottom)&&s.scrollIntoView({block:"nearest"}),this.follow();let{top:n,bottom:r,height:o}=this.ring.getBoundingClientRect(),i=this.
panel.getBoundingClientRect().top;n>=0&&r<=i||(s.scrollIntoView({block:o<i?"center":"start",inline:"nearest",behavior:pa()?"auto":"smooth"}),this.follow())}parts(){
return(sd[this.part??""]??[]).map($e).filter(Boolean)}target(){return this.parts().find(e=>e.offsetParent)||$e("#stage")}follow(){if(this.ring.hidden=!this.part||
!pr("#stage"),this.ring.hidden)return;let{left:e,top:s,right:n,bottom:r}=cd(this.target()),o={left:e-dr,top:s-dr,width:n-e+2*dr,height:Math.max(0,r-s)+2*dr};Object.
entries(o).forEach(([i,l])=>{this.ring.style.setProperty(i,`${l}px`)})}check(){!pr("#stage")||!Ie().trace()||(this.moment?this.there&&!this.done.has(this.at)&&this.
judge():this.arrive(),this.still&&this.aim(this.part),this.draw(),this.follow())}judge(){let{before:e,stop:s,at:n}=this,r=Ie().trace();!r||!e||!ld[s.rule]({trace:r,
before:e,of:s.of})||(this.done.add(n),this.aim(s.shows||s.target))}entrance(){let e=[...this.target().querySelectorAll(":is(button, input, [tabindex]):not(:disa\
bled)")];return e.find(s=>s.tabIndex>=0)||e[0]}key(e){if(!this.open||e.defaultPrevented||e.ctrlKey||e.altKey||e.metaKey)return;let s=e.target,n=this.panel.contains(
s);e.key==="Tab"&&!e.shiftKey&&s.matches(".tour-next")&&this.part&&this.entrance()&&(this.entrance().focus(),e.preventDefault()),e.key==="Escape"&&!document.querySelector(
":popover-open")&&(n||s===document.body?this.leave():this.focus()),!(!n||!Kv.includes(e.key))&&(this.handOn(e.key),e.preventDefault())}handOn(e){$e("#stage .spe\
cviz").dispatchEvent(new KeyboardEvent("keydown",{key:e,bubbles:!0,cancelable:!0})),this.still=!0}},Yt=null,Wo={start:t=>Yt?.start(t)};q("tour",async({node:t,words:{
start:e,words:s,stops:n}})=>{await Ue,Yt=new Uo(s,n),t.textContent=e,t.addEventListener("click",()=>Wo.start())});document.addEventListener("specviz-go",async({
detail:t})=>{let e=String(t?.tour??"");e&&await ie(()=>Yt,Wv)&&Yt&&Yt.find(e)>=0&&Yt.start(e)});document.addEventListener("click",t=>{let e=t.target,s=e.closest?.(
"button[data-go]")?.getAttribute("data-go");s&&M.go?.(JSON.parse(s));let n=e.closest?.(':is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");n&&
(t.preventDefault(),$e(n).scrollIntoView())});window.SpecViz=Object.assign(M,{mount:Ls,component:da,desk:Fo,links:Te,myths:Zc,sampling:td,stage:Uc,tour:Wo});})();
