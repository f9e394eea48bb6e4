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
href),t.style.margin="24px",document.body.replaceChildren(t)}var cr=document.querySelector("base");cr&&cr.href===new URL("./",location.href).href&&cr.remove();for(let t of[
"focusin","keydown"])document.addEventListener(t,({target:e})=>{!(e instanceof HTMLInputElement)||e.type!=="radio"||e.closest("fieldset")?.querySelectorAll("inp\
ut[type=radio]").forEach(s=>{s.name=e.name})});document.addEventListener("keydown",t=>{let{key:e,target:s}=t;e!=="Tab"||!(s instanceof HTMLElement)||!s.matches(
"[role=combobox]")||(t.stopPropagation(),s.blur())},!0);new ResizeObserver(()=>{for(let t of document.querySelectorAll('fieldset [data-testid="block-info"]'))t.
closest("fieldset")?.setAttribute("aria-label",t.textContent?.trim()??"")}).observe(document.documentElement);var vd=5e3;function Vo(t){if(!(t instanceof HTMLInputElement)||
t.type!=="number"||!t.value)return null;let[e,s]=[t.min,t.max].map(r=>r===""?NaN:Number(r)),n=Number(t.value);return n<e?e:n>s?s:null}document.addEventListener(
"input",t=>{Vo(t.target)!==null&&t.stopPropagation()},{capture:!0});document.addEventListener("focusout",({target:t})=>{let e=Vo(t);if(e===null)return;let s=t;fd(
s,e),s.value=String(e),s.dispatchEvent(new Event("input",{bubbles:!0}))},{capture:!0});var qs=Object.assign(document.createElement("div"),{className:"limit",role:"\
status"});document.body.append(qs);var Fo=0;function fd(t,e){let{left:s,bottom:n}=t.getBoundingClientRect();Object.assign(qs.style,{left:`${s+window.scrollX}px`,
top:`${n+window.scrollY+4}px`}),qs.textContent=`${Number(t.value)>e?"≤":"≥"} ${e.toLocaleString("en")}`,clearTimeout(Fo),Fo=window.setTimeout(()=>{qs.textContent=
""},vd)}var D,Wo,gd,De,dr,Bs,Go,Is,Ko,hr,pr,Yo,Yt=Symbol.for("pv"),Fs={},Vs=[],bd=/^m(i|n|o|s|text|space)$/,mr=Array.isArray,vr=Vs.slice,it=Object.assign;function at(t){
t&&t.parentNode&&t.remove()}function Us(t,e,s){var n,r,o,i={},l=arguments.length;for(o in e)o=="key"?n=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:i[o]=e[o];return l>
2&&(i.children=l>3?vr.call(arguments,2):s),Kt(t,i,n,r,null)}function Kt(t,e,s,n,r){var o={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Yt,__v:r||++Wo,__i:-1,__u:0};return!r&&D.vnode&&D.
vnode(o),o}function R(t){return t.children}function Be(t,e){this.props=t,this.context=e,this.__g=0}function Fe(t,e){if(e==null)return t.__&&Fe(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:Fe(t)}function wd(t){var e,s=t.__v,n=s.__e,r=[],o=[],i=t.__P;
i&&((e=it({constructor:Yt},s)).__v=s.__v+1,D.vnode&&D.vnode(e),fr(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||Fe(s),32&s.__u,o),e.__v=s.__v,e.__.__k[e.__i]=
e,ta(r,e,o),s.__=s.__e=null,e.__e!=n&&Jo(e))}function Jo(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Jo(t)}function ur(t){(8&t.__g||(t.__g|=8,De.push(t),Bs++))&&dr==D.debounceRendering||((dr=D.debounceRendering)||queueMicrotask)(Xo)}function Xo(){try{for(var t,
e=1;De.length;)De.length>e&&De.sort(Go),t=De.shift(),e=De.length,8&t.__g&&wd(t)}finally{(Bs=De.length)&&(dr||queueMicrotask)(Xo)}}function Qo(t,e,s,n,r,o,i,l,c,d,u){
var h,v,m,f,b,g,y=n.__k||Vs,k=e.length;for(c=xd(s,e,y,c,k),h=0;h<k;h++)(m=s.__k[h])!=null&&(v=~m.__i&&y[m.__i]||Fs,m.__i=h,g=fr(t,m,v,r,o,i,l,c,d,u),f=m.__e,(v.
ref!=m.ref||8&v.__u)&&(v.ref&&gr(v.ref,null,m,v),m.ref&&u.push(m.ref,m.__c||f,m)),b=b||f,4&m.__u?(c=Zo(m,c,t,!v.__v),v.__e&&(v.__e=null)):typeof m.type=="functi\
on"&&g!==void 0?c=g:f&&(c=f.nextSibling),m.__u&=-21);return s.__e=b,c}function xd(t,e,s,n,r){var o,i,l,c,d,u,h,v,m,f=s.length,b=f,g=0,y=0,k=t.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[o]=Kt(null,i):mr(i)?i=k[o]=Kt(R,{children:i}):
i.constructor===Yt&&i.__b?i=k[o]=Kt(i.type,i.props,i.key,i.ref,i.__v):k[o]=i,c=o+g,i.__=t,i.__b=t.__b+1,l=null,~(d=i.__i=yd(i,s,c,b))&&(b--,(l=s[d])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,d==c-1?g--:d==c+1?g++:d!=c&&(d>c?g--:g++,y=1)):(~d||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):k[o]=null;if(y){for(u=[],h=[],
o=0;o<r;o++)if((i=k[o])&&16&i.__u){for(g=0,v=u.length;g<v;)u[m=g+v>>1]<i.__i?g=m+1:v=m;u[g]=i.__i,h[o]=g+1}for(g=u.length;o--;)h[o]&&(h[o]==g?g--:k[o].__u|=4)}if(b)
for(o=0;o<f;o++)!(l=s[o])||2&l.__u||(l.__e==n&&(n=Fe(l)),br(l,l));return n}function Zo(t,e,s,n){var r,o,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=Zo(r[o],e,s,!1));return e}for(e&&!e.parentNode&&(e=Fe(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function yd(t,e,s,n){var r,o=t.key,i=t.type,l=e[s],c=l&&!(2&l.__u);if(l===null&&o==null||c&&o==l.key&&i==l.type)return s;if(n>(c?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r}return-1}function Uo(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function Ns(t,e,s,n,r){var o,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||Uo(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||Uo(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=pr[e]||(pr[e]=kd(e)),(t.__a||(t.__a={}))[e]=hr,o=e!=(e=e.replace(Ko,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function kd(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[Is]==null)e[Is]=hr++;else if(e[Is]<this.__a[t])return;return s(D.event?D.event(e):e)}}}function fr(t,e,s,n,r,o,i,l,c,d){
var u,h,v,m,f,b,g,y,k,x,_,E,H,U,F,xe,O,S,T=e.type;if(e.constructor!==Yt)return null;128&s.__u&&(c=32&s.__u,u=s.__c.__z)&&(e.__u|=c,h=o=[],u.nodeType==8?l=Ds(u,o):
o.push(u),l=o[0]||l),(u=D.__b)&&u(e);e:if(typeof T=="function"){v=i.length;try{if(y=e.props,k=(u=T.prototype)&&u.render,x=(u=T.contextType)&&n[u.__c],_=u?x?x.props.
value:u.__:n,(m=s.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(k?e.__c=m=new T(y,_):(e.__c=m=new Be(y,_),m.constructor=T,m.render=Sd),x&&x.sub(m),m.state||(m.state={}),m.
__n=n,m.__g|=8,m.__h=[],m.__k=[]),k&&(m.__s||(m.__s=m.state),T.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=it({},m.__s)),it(m.__s,T.getDerivedStateFromProps(
y,m.__s)))),f=m.props,b=m.state,m.__v=e,s.__c){if(y!==f&&k&&!T.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(y,_),e.__v==s.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(y,m.__s,_)===!1){e.__v!=s.__v&&(m.props=y,m.state=m.__s,m.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function(P){P&&(P.__=e)}),Vs.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Fe(s);break e}m.componentWillUpdate&&m.componentWillUpdate(
y,m.__s,_),k&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(f,b,g)})}else k&&!T.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
k&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=_,m.props=y,m.__P=t,m.__g&=-5,E=D.__r,H=k?25:0;do m.__g&=-9,E&&E(e),u=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++H<25);k&&(Vs.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=it({},n,m.getChildContext())),k&&s.__c&&m.getSnapshotBeforeUpdate&&
(g=m.getSnapshotBeforeUpdate(f,b)),U=u&&u.type===R&&u.key==null?u.props.children:u,y.__P&&(u=l,r=(t=y.__P).namespaceURI,c=o=null,s.props&&s.props.__P!=t&&(s.__k.
some(function(P){P&&br(P,P)}),s.__k=null),l=s.__k?Fe(s,0):null),l=Qo(t,mr(U)?U:[U],e,s,n,r,o,i,l,c,d),y.__P&&(e.__e=null,l=u),e.__u&=-161,h&&h.some(at),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(P){if(i.length=v,e.__v=null,c||o)if(P&&P.then){if(e.__u|=128|c,o){for(~(O=o.indexOf(l||void 0))||(O=o.length);(S=o[O-1])&&S.
nodeType==8;)O--;for(;O<o.length;O++)if(S=o[O])if(o[O]=null,F){if(S==xe)break}else{if(S.nodeType!=8)break;S.data.startsWith("$s")&&(xe=Ds(F=S))}}if(!F){for(;l&&
l.nodeType==8&&l.nextSibling;)l=l.nextSibling;F=l}(u=Ds(F=e.__c.__z||(e.__c.__z=F)))?(e.__e=F,l=u):e.__e=l,l=l&&l.nextSibling}else o&&o.some(at);else e.__e=s.__e;
e.__k||(e.__k=s.__k||[]),P&&P.then||ea(e),D.__e(P,e,s)}}else l=e.__e=_d(s.__e,e,s,n,r,o,i,c,d,t);return(u=D.diffed)&&u(e),l}function Ds(t,e){if(t&&t.nodeType==8&&
t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)return t}e&&e.push(
t)}}function ea(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(ea))}function ta(t,e,s){for(var n=0;n<s.length;)gr(s[n++],s[n++],s[n++]);D.__c&&D.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){D.__e(o,r.__v)}})}function _d(t,e,s,n,r,o,i,l,c,d){var u,h,v,m,f,b,g,y,k=s.props||Fs,x=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.
length;u++)if((f=o[u])&&(_?f.localName==_:f.nodeType==3)){t=f,o[u]=null;break}}if(!t){if(y=d.ownerDocument||document,!_)return y.createTextNode(x);t=y.createElementNS(
r,_,x.is?x:d),l&&(D.__m&&D.__m(e,o),l=!1),o=null}if(_){if(d=_=="template"&&t.content||t,o=_=="textarea"&&x.defaultValue!=null?null:o&&vr.call(d.childNodes),!l&&
o)for(k={},u=0;u<t.attributes.length;u++)k[(f=t.attributes[u]).name]=f.value;for(u in k)f=k[u],u=="dangerouslySetInnerHTML"?v=f:u=="children"||u in x||u=="value"&&
"defaultValue"in x||u=="checked"&&"defaultChecked"in x||Ns(t,u,null,f,r);for(u in x)f=x[u],u=="children"?m=f:u=="dangerouslySetInnerHTML"?h=f:u=="value"?b=f:u==
"checked"?g=f:l&&typeof f!="function"||k[u]===f||Ns(t,u,f,k[u],r);h?(l||v&&(h.__html==v.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(v&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&bd.test(_))&&(r="http://www.w3.org/1999/xhtml"),Qo(d,mr(m)?m:[m],e,s,n,r,o,i,o?o[0]:
s.__k&&Fe(s,0),l,c),o&&o.some(at)),l&&_!="textarea"||(u="value",_=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(_!="progress"||b)||Ns(t,u,b,k[u],
r),u="checked",g!=null&&g!=t[u]&&Ns(t,u,g,k[u],r))}else k===x||l&&t.data==x||(t.data=x);return t}function gr(t,e,s,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){D.__e(r,s)}}function br(t,e,s){var n,r,o,i;if(D.unmount&&D.unmount(
t),!(n=t.ref)||n.current&&n.current!=t.__e||gr(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){D.__e(l,e)}n.__P=n.__n=null}
if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&br(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=Ds(n,o=[]))&&(n==t.__e&&o.some(at),at(
r),at(n)),s||at(t.__e),t.__e=t.__c=t.__=null}function Sd(t,e,s){return this.constructor(t,s)}function G(t,e){var s,n,r,o;D.__&&D.__(t,e),e.nodeType==9&&(e=e.documentElement),
n=(s=t&&32&t.__u)?null:e.__k,e.__k=Kt(R,{children:[t]}),r=[],o=[],fr(e,e.__k,n||Fs,Fs,e.namespaceURI,n?null:e.firstChild?vr.call(e.childNodes):null,r,n?n.__e:e.
firstChild,s,o),ta(r,e.__k,o),e.__k.props.children=null}function sa(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,ur(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),s.children}return e.__c="__cC"+Yo++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}D={__e:function(t,e,s,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Bs=0,t}},Wo=0,gd=function(t){return t!=null&&t.
constructor===Yt},Be.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=it({},this.state)),typeof t=="function"&&(t=t(it({},s),this.props)),
t&&(it(s,t),this.__v&&(e&&this.__k.push(e),ur(this)))},Be.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),ur(this))},Be.prototype.render=
R,De=[],Bs=0,Go=function(t,e){return t.__v.__b-e.__v.__b},Is=Symbol(),Ko=/(PointerCapture)$|Capture$/i,hr=0,pr={},Yo=0;var M={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},na,Ve=new Promise(t=>{na=t});function ra(t){M.viewer=t,na(t)}var oa=new Map,q=(t,e)=>{oa.set(t,e)},wr=(t,e)=>q(t,({node:s,
words:n,value:r})=>r(o=>G(Us(e,{words:n,value:o}),s)));function aa(t,e,{element:s,props:n,server:r,trigger:o,watch:i}){oa.get(t)?.({node:s.firstElementChild,words:n.
words?.[je()],props:n,server:r,watch:i,send:Object.fromEntries(e.map(l=>[l,(c={})=>o(l,c)])),value(l,c=!0){let d=()=>l(JSON.parse(n.value||"{}"));c&&d(),i("valu\
e",d)}})}var je=()=>document.documentElement.lang.slice(0,2),Ws=t=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(t),ia=()=>matchMedia("(prefers-reduced-motion: r\
educe)").matches,Ed=20;function ae(t,e=1/0){let s=performance.now()+e;return new Promise(n=>{(function r(){let o=t();o||performance.now()>s?n(o||null):setTimeout(
r,Ed)})()})}function Gs(){let t=0;return()=>{let e=t+=1;return()=>e===t}}var Tt=(t,e="sessionStorage")=>({read(){try{return JSON.parse(window[e].getItem(t)??"nu\
ll")}catch{return null}},write(s){try{window[e].setItem(t,JSON.stringify(s))}catch{}}});function Ue(t,e=null){let s=null,n=()=>{if(!s||e===null)return;let r=e;e=
null,s(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=String(r[t]),n())}),r=>{s=r,n()}}var Td=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s);function ue(t){return(e,s)=>{let n=e.split(".").reduce((r,o)=>r?.[o],t);return typeof n=="\
string"?Td(n,s):e}}var p=t=>t;function la(t){p=ue(t)}var Md=new TextEncoder,Rd=new TextDecoder("utf-8",{ignoreBOM:!0});function ca(t){return t==null?[]:typeof t=="string"?[...Md.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Od(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Ld(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return Od(s)>e?e:0}return 0}var _e=Object.freeze({bytes:[],tokens:0});function Me(t,e){let s=[...t.bytes,...ca(e)],n=Ld(s),r=s.slice(
0,s.length-n);return{text:Rd.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:_e}}var Se=t=>ca(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),zd=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Cd=["space","newline","tab","control","text"];function Jt(t){return[...t.matchAll(zd)].map(e=>({kind:Cd[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var Xt=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Pd=t=>t&&`⁨${t}⁩`,Re=t=>t.replace(/[\u2068\u2069]/g,"");function re(t){return Pd(Jt(t).
map(({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Xt(s):s).join(""))}var j=(...t)=>t.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),Qt="–",Oe=t=>(e,s)=>e==null||!Number.isFinite(e)?Qt:t(e,s);function $d(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var We=Oe((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return $d(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),Y=Oe((t,e)=>t>0&&t<1e-4?"<0.0001":We(t,e)),K=Oe(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function ie(t,e){let s=l=>[t,e].map(c=>We(c,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),o=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return o?[t,e].map(l=>l.toFixed(i)):r}var z=Oe(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),ee=Oe(t=>t.toFixed(t<9.995?2:1)+"×"),I=Oe((t,e=2)=>t.toFixed(e)),xr=Oe(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),ve=Oe(t=>t.toLocaleString("en")),yr=Oe(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),W=Oe(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var da=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,s)=>s%2?w("bdi",{translate:"no"},e):e);function w(t,e,...s){let n=document.createElement(t),{on:r={},...o}=e;
Object.entries(r).forEach(([i,l])=>n.addEventListener(i,l));for(let[i,l]of Object.entries(o))l===!0?n.setAttribute(i,""):l!==!1&&l!=null&&n.setAttribute(i,Re(String(
l)));return n.append(...s.flatMap(i=>i==null?[]:typeof i=="string"?da(i):[i])),n}function te(t,e){t.textContent!==Re(e)&&(t instanceof Element?t.replaceChildren(
...da(e)):t.textContent=Re(e))}function he(t,e,s){s==null?t.removeAttribute(e):t.getAttribute(e)!==Re(String(s))&&t.setAttribute(e,Re(String(s)))}function pa(t,e,s,n){
let r=s.bottom-e.bottom+4,o=s.top-e.top-48;r>0?t.scrollTop=n*Math.ceil((t.scrollTop+r)/n):o<0&&(t.scrollTop=n*Math.floor((t.scrollTop+o)/n))}function ua(t,e=!1){return Jt(t).map(({kind:s,text:n})=>{if(s==="text")return document.createTextNode(n);if(s==="control")return w("span",{class:"sv-control"},Xt(
n));let r=e&&s!=="space";return w("span",{class:`sv-${s}${r?" sv-marked":""}`},r?"":n)})}var Ge=class{constructor(e){this.host=e}host;probe=w("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let s=this.cache.get(e);if(s!==void 0)return s;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},Ke=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Ys="#term-",jd=`[data-term], a[href^="${Ys}"]`,Ks=12,kr=8;function Sr(t,e){return w("button",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"d\
ialog"},e)}var _r=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,s=>this.hint(s)))}teach(e){this.say=ue(e),this.terms=new Map((e.glossary||[]).map(s=>[s.term,s])),this.showNamed()}showNamed(){let{
hash:e,pathname:s,search:n}=window.location,r=e.startsWith(Ys)&&this.terms.get(e.slice(Ys.length));r&&(window.history.replaceState(window.history.state,"",s+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let s=e instanceof Element?e.
closest(jd):null;if(!(s instanceof HTMLElement)||s.closest("[data-glossary]"))return null;let n=this.terms.get(s.dataset.term??s.getAttribute("href")?.slice(Ys.
length)??"");return n?{opener:s,entry:n}:null}hint(e){let s=this.named(e);s&&!s.opener.parentElement?.closest("[title]")&&he(s.opener,"title",s.entry.definition)}click(e){
let s=this.named(e);if(!s)return;let{opener:n,entry:r}=s;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=w("h2",
{id:"term-name"}),this.close=w("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=w("p",{}),this.formula=
w("p",{class:"sv-formula"}),this.sources=w("p",{class:"sv-note"}),this.see=w("p",{class:"sv-note"});let s=w("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},w("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(s),s}show(e,s){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(s)||(this.opener=s,n.classList.toggle("sv-standalone",!!s.closest(".sv-standalone")),n.showPopover(),this.place(n,s.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:s,formula:n,sources:r,see:o}){let{say:i}=this;te(this.name,e),te(this.definition,s),this.formula.hidden=!n;let l=/\bq\b/.
test(n)?[w("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(w("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...l);let c=({
name:d,url:u})=>w("a",{href:u,target:"_blank",rel:"noreferrer"},d);this.list(this.sources,i("term.source"),r.map(c)),this.list(this.see,i("term.see"),o.flatMap(
d=>{let u=this.terms.get(d);return u?[Sr(d,u.name)]:[]}))}list(e,s,n){e.hidden=!n.length,e.replaceChildren(`${s} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[
r]))}place(e,{left:s,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:l,clientHeight:c}=document.documentElement,d=r+kr+i+Ks<=c||n<c-r,u=Math.max(
Ks,Math.min(s,l-o-Ks)),h=d?r+kr:Math.max(Ks,n-kr-i);Object.assign(e.style,{left:`${u+window.scrollX}px`,top:`${h+window.scrollY}px`})}},ha=new _r;var C=({settings:t})=>(t.tree??"chain")!=="chain",se=({drafts:t})=>t.some(({parent:e})=>e!=null),me=(t,e)=>t[e].parent??e-1,Zt=(t,e)=>e<0?[]:[...Zt(t,me(t,e)),e];
function le(t){let e=[];return t.forEach((s,n)=>{let r=me(t,n);e.push(r<0?0:e[r]+1)}),e}var lt=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function ma(t){
let e=le(t);return t.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function va({drafts:t}){let e=lt(t);if(!se({drafts:t}))return e.
length;let s=e.at(-1)??-1;return t.flatMap(({parent:r},o)=>r===s?[o]:[]).at(-1)??t.length}function fa(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===
r?[l]:[]).forEach((i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,count:s+1}}var es=(t,e)=>({name:t,index:e}),Ad=["medusa","dflash","lookup"],ga=({drafts:t},{settings:e})=>Ad.includes(t[0]?.source??e.drafter)&&!se({drafts:t});function Ye({
drafts:t,final:e,together:s}){let n=ma(t),r=t.filter(o=>o.verdict==="accepted").length;return[...ba({drafts:t,together:s}).map(o=>es("draft",o)),es("verify",0),
...n.map(o=>es("test",o)),...r<t.length?[es("discard",r)]:[],...e?[es("final",t.length)]:[]]}var Er=({drafts:t,together:e})=>ba({drafts:t,together:e}).length+t.
length+(t.length?3:2);function ba({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=le(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var ts=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function Hd(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&se(n)){let i=le(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[s]?"guessed":l)}let o=e==="draft"?"guessed":e==="test"?r[s].verdict:ts(n);return t.map((i,l)=>l===s&&o?o:i)}function wa(t,e){let s=Ye(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,o)=>Hd(r,o,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function Tr(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=Ye(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function xa(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:Ye(t[e-1]).length-1}:{round:0,phase:0}}function ss(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=Ye(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var ns=["token","block","match","typical","top-k","threshold"],qd=["typical","top-k","threshold"],L=({settings:t})=>t.rule??"token",J=t=>qd.includes(t),ce=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),ne=t=>t?.chance??ce(t),ct=(t,e)=>J(e)&&[0,1].includes(ne(t)??-1);function Mt(t){if(t.draw==null)return"\
kept";let e=t.draw;return e<(ne(t)??1)?"passed":e<(ce(t)??1)?"kept":"rescued"}function ya(t,e){let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;
let o=Math.min(1,r*s/n),i=e===t.length-1,l=i?o:t[e+1].excess;return l==null||l+1-o<=0?null:{weight:o,excess:l,last:i}}var Rt=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),dt=(t,e)=>t==="untested"&&L(e)==="block"&&!C(e)?"dropped":t,ka=({rule:t="token"})=>t==="token"?null:t;function _a(t,e){let{token:s,target:n,weight:r,
excess:o}=t;return e==="match"?{weight:1,taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,mass:o??null}}var Ot=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Js=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},oe=({run:t,moment:e})=>t?
t.length-e.round:0,Le=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function Xs({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function de({run:t,moment:{round:e,phase:s}}){return t&&s?wa(t.rounds[e],s):null}function Je(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let o=de(t)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var Xe=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Qe(t){return Je(t,t.pinned)?{at:t.pinned,how:"pinned"}:Je(t,t.hovered)?{at:t.hovered,
how:"preview"}:Nd(t)||Fd(t)}function Ea(t){let{run:e,moment:s,pinned:n,following:r,playing:o,status:i,recorded:l,speed:c,pace:d,tint:u,presenting:h,view:v,opening:m,
rested:f}=t;return{...s,rounds:e?e.length:0,selected:Qe(t).at,pinned:n,following:r,playing:o,state:i,recorded:l,speed:c,pace:d,tint:u,presenter:h,view:v,opening:m,
rested:f}}function Nd(t){let{run:e,moment:s,entered:n}=t,r=de(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;
let o=s.round-1;return{at:{round:o,index:Ta(e,o)},how:"now"}}var Ta=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),Id=16,Sa=[.25,.75],
Dd=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&Mt(e)==="rescued"),Bd=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(ce(e)??
1)),rs=(t,e)=>e==="block"?Dd(t):J(e)?Bd(t):-1,Mr=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function Qs(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=Sa[0]*c&&l<=Sa[1]*c,s=t.rounds.findIndex(i=>rs(i,L(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(
i).emitted>=Id,r=t.rounds.flatMap((i,l)=>Mr(i)?[l]:[]),o=i=>t.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function Rr({
rounds:t,trace:e}){let s=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.
length>n.drafts.length,o=t.findLastIndex(l=>r(l)&&s(l)),i=o>=0?o:t.findLastIndex(r);return i>=0?i:null}var Ma=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&
s&&n==="running"&&!r&&e.round===t.length?Rr(t):null,pt=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function Fd(t){let e=pt(t),{run:s}=t;if(!s||!s.rounds[e])
return{at:null,how:"newest"};let n=rs(s.rounds[e],L(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Ta(s,e)},how:"newest"}}var Zs=({trace:t})=>t.settings.gamma>0&&!C(t),Lr=({round:t,index:e})=>`${t}.${e}`;function zr({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let o=Ye(t.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(Lr(i)in s)?i:null}function as(t){let e=de(t)?.phase;if(!e||e.name!==
"test")return null;let s=Lr({round:t.moment.round,index:e.index});return s in t.answers?s:null}var is=t=>t.predicting&&t.looking!==null&&t.looking===as(t),ze=t=>is(
t)?null:zr(t,t.moment);function Ra({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],o=L(t.trace)==="block"?null:ne(r),i=Lr(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function ls({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var Oa=(t,e)=>ls(t)&&e?.kind==="lit",Or=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,os=(t,e)=>(t-(e?1:0))**2;function La(t){let e=t.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:o})=>r>.5===o).length,brier:Or(e.map(({chance:r,kept:o})=>os(r,o))),known:n.length,truth:Or(n.
map(({threshold:r,kept:o})=>os(r,o))),best:Or(n.map(({threshold:r})=>r*(1-r)))}}function za(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:I(t.brier),truth:I(t.truth),best:I(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,o=t.brier<.25?"good":t.brier>.25?"bad":"even";return[j(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":o}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var en=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:s,store:n,predict:r,node:o}=this.viewer;if(e.run){if(!Zs(e.run)){r.refuse(e.run);return}s.
halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.querySelector("[data-button=play]"))?.focus():this.begin(
e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),Le(e.state)&&!ze(e.state)&&e.forward("step")}begin(e){let{viewer:s}=this;!oe(s.state)&&e.over&&s.player.seek(Ot.moment),
s.toggle(),s.predict.focus()}leavesVerdict(){let{viewer:e}=this,s=is(e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&ze(e.state)!==null}answer(e){
let{state:s,store:n,player:r}=this.viewer,o=ze(s);o&&(n.set(Ra(s,o,e)),r.forward("step"))}};var Vd=1.96,Ud=300;function Cr(t,e){let s=t/e,n=Vd**2/e,r=(s+n/2)/(1+n),o=Math.sqrt((s*(1-s)+n/4)*n)/(1+n);return{share:s,low:Math.max(0,r-o),high:Math.min(1,r+
o),tested:e}}function Pr(t){let e=t.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),s=t.filter(n=>!se(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:o,verdict:i,confidence:l},c)=>{let d=e?l:r[c]?.candidates.find(([u])=>u===o)?.[4];return i==="untested"||d==null?[]:[{chance:d,accepted:i==="accepted"}]}));
return{headed:e,tests:s}}function Ca(t,e){let s=L({settings:t});return s==="token"||s==="match"&&!e||t.temperature===0}function Pa(t){let e=t.length<Ud?5:10;return Array.
from({length:e},(s,n)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...Cr(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:s})=>s)}var ut,X,$r,$a,jr=Object.is,tn=0,Fa=[],Ar=[],Z=D,ja=Z.__b,Aa=Z.__r,Ha=Z.diffed,qa=Z.__c,Na=Z.unmount,Ia=Z.__;function ds(t,e){Z.__h&&Z.__h(X,t,tn||e),tn=0;var s=X.
__H||(X.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function N(t){return tn=1,Wd(Wa,t)}function Wd(t,e,s){var n=ds(ut++,2);if(n.t=t,!n.__c&&
(n.__=[s?s(e):Wa(void 0,e),function(o){var i=(n.__N||n.__)[0],l=n.t(i,o);jr(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=X,!X.__f)){X.__f=!0;var r=X.shouldComponentUpdate;
X.shouldComponentUpdate=function(o,i,l){var c=this.__H;if(!c)return!0;var d=!1,u=this.props!=o;if(c.__.some(function(v){v.__N&&(d=!0,jr(v.__[0],v.__N[0])||(u=!0))}),
r){var h=r.call(this,o,i,l);return d?h||u:h}return!d||u}}return n.__}function Va(t,e){var s=ds(ut++,3);!Z.__s&&qr(s.__H,e)&&(s.__P=!0,s.__=t,s.u=e,X.__H.__h.push(
s))}function B(t,e){var s=ds(ut++,4);!Z.__s&&qr(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,X.__h.push(s))}function $(t){return tn=5,Ze(function(){return{current:t}},[])}function Ze(t,e){var s=ds(ut++,7);return qr(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function Ua(t){var e=X.context[t.__c],s=ds(ut++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(X)),e.props.value):t.__}function Gd(){var t;do{for(;t=Ar.shift();)try{cs(t)}catch(s){Z.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=Fa.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(cs),e.__h.
some(Hr),e.__h=[]}catch(s){e.__h=[],Z.__e(s,t.__v)}}}while(Ar.length)}Z.__b=function(t){X=null,ja&&ja(t)},Z.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
Ia&&Ia(t,e)},Z.__r=function(t){Aa&&Aa(t),ut=0;var e=(X=t.__c).__H;e&&($r==X?X.__h=[]:(e.__h.some(cs),e.__h.some(Hr),ut=0),e.__h=[],e.__.some(function(s){s.__N&&
(s.__=s.__N),s.u=s.__N=void 0})),$r=X},Z.diffed=function(t){Ha&&Ha(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Ba(Fa.push(e)),e.__H.__.some(function(s){s.u&&(s.
__H=s.u)})),$r=X=null},Z.__c=function(t,e){e.some(function(s){try{s.__h.some(cs),s.__h=s.__h.filter(function(n){return!n.__||Hr(n)})}catch(n){s.__h=[function(){
throw n}]}}),qa&&qa(t,e)},Z.unmount=function(t){Na&&Na(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,Ba(Ar.push(r))}else cs(r)}catch(o){e=o}}),n.__H=void 0,e&&Z.__e(e,n.__v))};var Da=typeof requestAnimationFrame==
"function";function Kd(t){var e,s=function(){clearTimeout(n),Da&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);Da&&(e=requestAnimationFrame(s))}function Ba(t){
t!=1&&$a==Z.requestAnimationFrame||(($a=Z.requestAnimationFrame)||Kd)(Gd)}function cs(t){var e=X,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),X=e}function Hr(t){
var e=X;t.__c=t.__(),X=e}function qr(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!jr(s,t[n])})}function Wa(t,e){return typeof e=="function"?e(
t):e}var Yd=Symbol.for("pv"),Jd=0;function a(t,e,s,n,r,o){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var d={type:t,props:c,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Yd,__v:--Jd,__i:-1,__u:0};return(r||o)&&(d.__source=r,d.__self=o),D.vnode&&D.vnode(d),d}function et(){let t=$(null),[e,s]=N(0);return B(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},
[]),[t,e]}function sn({label:t,heads:e,rows:s,hidden:n}){let[r,o]=N(!1);return a("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>o(i.open),children:[
a("summary",{children:p("chart.table")}),a("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:a("table",{children:[a("thead",{children:a(
"tr",{children:e.map(i=>a("th",{scope:"col",children:i}))})}),a("tbody",{children:r&&s.map(i=>a("tr",{children:i.map(l=>a("td",{children:l}))}))})]})})]})}var nn=196,rn=40,Ga=10,Ka=10,Nr=40,Xd=[0,.5,1],Lt=10;function Ir({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[o,i]=et(),l=u=>rn+u*(i-rn-Ga),c=u=>Ka+
(1-u)*(nn-Ka-Nr),d=t.filter(({tested:u})=>u>=Lt);return a("div",{class:"sv-dots",role:"img","aria-label":n,ref:o,children:[i>0&&a("svg",{width:i,height:nn,"aria\
-hidden":"true",children:[Xd.map(u=>a(R,{children:[a("line",{class:"sv-dots-grid",x1:rn,x2:i-Ga,y1:c(u),y2:c(u)}),a("text",{x:rn-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?a("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):a("polyline",{class:"sv-dots-line",points:d.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),s.map(({at:u,label:h})=>a("text",{x:l(u),y:nn-Nr+15,"text-anchor":u<1?"middle":"end",children:h})),t.map(u=>a(R,{children:[a("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),a("circle",{class:u.tested<Lt?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),a("tex\
t",{class:"sv-dots-count",x:l(u.at),y:nn-Nr+28,"text-anchor":"middle",children:u.tested})]}))]}),a("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var Ja=sa(null);function fe(){let t=Ua(Ja),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function V(){let t=fe();return{...t,run:t.state.run}}
var ps=(t,e,s)=>G(a(Ja.Provider,{value:t,children:e}),s),ge=({node:t})=>a("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),on=class extends Be{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return a(R,{children:this.props.children})}},A=({name:t,...e})=>a("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e}),Ya=/\u2068([^\u2069]*)\u2069/,Xa=t=>Array.isArray(t)?t.map(Xa):typeof t!="string"||!Ya.test(t)?t:t.
split(Ya).map((e,s)=>s%2?a("bdi",{translate:!1,children:e}):e),Qd=D.vnode;D.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?e.
children=Xa(e.children):typeof e[s]=="string"&&(e[s]=Re(e[s]))}Qd?.(t)};var an=["accepted","rejected","untested"],Zd=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:z(t)}));function ep(t){let e=Array.from({length:Math.max(0,...t.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:n})=>{se({drafts:n})?tp(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{e[o][r.verdict]+=
1})});let s=e.findLastIndex(n=>an.some(r=>n[r]));return e.slice(0,s+1)}function tp(t){let e=le(t);return Array.from({length:Math.max(...e)+1},(s,n)=>{let r=t.filter(
(o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function sp(t){let e=t.map(r=>r.drafts.
filter(o=>o.verdict==="accepted").length),s=t.map(({drafts:r})=>se({drafts:r})?Math.max(...le(r))+1:r.length),n=Array(Math.max(0,...s)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var Qa=({columns:t,says:e})=>a("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,
parts:r})=>a("div",{class:"sv-column",children:[a("span",{class:"sv-column-value",children:n}),a("span",{class:"sv-column-bar",children:r.map(([o,i])=>a("span",
{"data-kind":o,style:`--n:${i}`}))}),a("span",{class:"sv-column-label",children:s})]}))}),ln=({heading:t,means:e,says:s,heads:n,rows:r,children:o})=>a("figure",
{class:"sv-figure-block",children:[a("h3",{children:a(A,{name:e,children:t})}),o,a("p",{class:"sv-note",children:s}),a(sn,{label:t,heads:n,rows:r})]}),Za=(t,e)=>p(
"calibration.between",{from:z(t),to:z(e)}),ei=({share:t,low:e,high:s,tested:n})=>[z(t),Za(e,s),n],ti=t=>t.some(({tested:e})=>e<Lt)&&p("given.hollow",{few:Lt});function np({
slots:t,rounds:e}){let s=t.filter(({accepted:l,rejected:c})=>l+c>0),n=s.length,r=t.length===1?"aria_one":n===1?"aria_first":"aria",o=(l=0)=>z(l/e),i=t.length?p(
`slots.${r}`,{first:o(t[0].accepted),last:o(s[n-1]?.accepted),n}):p("slots.none");return a(ln,{heading:p("slots.heading"),means:"acceptance_by_position",says:i,
heads:[p("slots.slot"),...an.map(l=>p(`kind.${l}`)),p("slots.of_rounds"),p("slots.of_judged")],rows:t.map(({accepted:l,rejected:c,untested:d},u)=>[u+1,l,c,d,o(l),
z(l/(l+c))]),children:[a(Qa,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:o(l.accepted),parts:an.map(d=>[d,l[d]/e])}))}),a("ul",{class:"sv-legend",children:an.
map(l=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":l}),p(`kind.${l}`)]}))})]})}function rp({slots:t}){let e=t.flatMap(({accepted:c,rejected:d},u)=>{
let h=(u+.5)/t.length;return c+d?[{...Cr(c,c+d),x:h,at:h,label:String(u+1)}]:[]}),s=e.filter(({tested:c})=>c>=Lt),[n,r]=[s[0],s[s.length-1]],o=s.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&p("given.ends",{first:n.label,last:r.label,first_share:z(n.share),last_share:z(r.share)}),l=e.length?
j(i,p(`given.${o}`),ti(e)):p("slots.none");return a(ln,{heading:p("given.heading"),means:"acceptance_by_position",says:l,heads:[p("slots.slot"),p("slots.of_judg\
ed"),p("given.interval"),p("given.tested")],rows:e.map(c=>[c.label,...ei(c)]),children:a(Ir,{dots:e,axis:{title:p("given.axis"),ticks:e},says:l})})}function op({
counts:t,rounds:e}){let s=Math.max(...t),n=t.reduce((i,l,c)=>i+l*c,0)/e,r=t.flatMap((i,l)=>i===s?[l]:[]),o=p(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:I(n),commonest:r.join(p("comma")),count:s,rounds:e});return a(ln,{heading:p("lengths.heading"),means:"mean_acceptance_length",says:o,heads:[p("length\
s.length"),p("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:a(Qa,{says:o,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,s)]]}))})})}function ap({run:t,shown:e}){let s=Pr(t.rounds);if(!s.tests.length)return null;let n=p("calibration.heading");if(!Ca(t.trace.settings,s.headed))
return a("figure",{class:"sv-figure-block",children:[a("h3",{children:a(A,{name:"calibration",children:n})}),a("p",{class:"sv-note",children:p("calibration.othe\
r_rule",{rule:p(`rules.name.${L(t.trace)}`)})})]});let{headed:r,tests:o}=Pr(t.rounds.slice(0,e)),i=r?"head":"own",l=Pa(o).map(h=>({...h,x:h.mean,at:(h.from+h.to)/
2})),c=o.reduce((h,{chance:v})=>h+v,0)/o.length,d=o.filter(({accepted:h})=>h).length/o.length,u=l.length?j(p(`calibration.${i}`),p("calibration.sum",{mean:z(c),
share:z(d),tested:o.length}),p("calibration.equal"),ti(l)):p("slots.none");return a(ln,{heading:n,means:"calibration",says:u,heads:[p("calibration.predicted"),p(
"calibration.mean"),p("slots.of_judged"),p("given.interval"),p("given.tested")],rows:l.map(h=>[Za(h.from,h.to),z(h.mean),...ei(h)]),children:a(Ir,{dots:l,axis:{
title:p(`calibration.axis.${i}`),ticks:Zd},says:u,diagonal:!0})})}function si(t){let{run:e,shown:s}=t,n=e.rounds.slice(0,s),r=ep(n);return a("section",{class:"s\
v-section",children:e.width>0&&a(R,{children:[a("div",{class:"sv-section-head",children:a("h2",{children:p("breakdown.heading")})}),a("div",{class:"sv-breakdown\
-charts",children:[a(np,{slots:r,rounds:s}),a(rp,{slots:r}),a(op,{counts:sp(n),rounds:s}),a(ap,{...t})]})]})})}var ip={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},lp=["draft","verify","accept"];function zt({plain:t}){let e=(s,n)=>a("li",{children:[
a("span",{class:"sv-swatch","data-part":s}),a(A,{name:ip[s],children:n})]});return a("ul",{class:"sv-legend",children:[lp.map(s=>e(s,p(`part_key.${s}`))),t&&e("\
plain",t)]})}var ri=["draft","verify","accept"],cp=["plain","speculative","bursts"];function dp(t,e){let s=t.folds.cost(e);if(!s||!s.plain)return null;let n=t.folds.at(t.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:s.draft*r,verify:s.verify*r,accept:s.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/s.
plain,speedup:t.folds.measured(e)}}var oi=t=>Object.fromEntries(ri.map(e=>[e,W(t[e])]));function pp(t,e){if(!e)return p(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,r=ri.reduce((l,c)=>s[l]>=s[c]?l:c),[o,i]=[I(e.steps),I(e.length)];return j(p("costs.round",{round:W(
e.round),steps:o,length:i,...oi(s)}),n===null?p("headline.impossible"):p(n>=1?"costs.faster":"costs.slower",{steps:o,length:i,speedup:ee(n),blame:p(`part.${r}`)}))}
var ni=({way:t,parts:e,most:s})=>a("div",{class:"sv-cost",children:[a("span",{children:p(`race.${t}`)}),a("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>a("span",{"data-part":n,style:`--n:${r/s}`}))}),a("span",{class:"sv-cost-value",children:W(Object.values(e).reduce((n,r)=>n+r,0))})]});function up({
plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,accept:n},o=e+s+n,i=Math.max(t,o);return a("div",{class:"sv-costs",role:"img","aria-label":p("costs.\
aria",{plain:W(t),total:W(o),...oi(r)}),children:[a(ni,{way:"plain",parts:{plain:t},most:i}),a(ni,{way:"speculative",parts:r,most:i})]})}function ai({run:t,shown:e}){
let s=t.folds.cost(e),n=dp(t,e),r=t.folds.gaps(e);return a("section",{class:"sv-section",children:a("div",{class:"sv-costs-columns",children:[a("div",{class:"sv\
-costs-block",children:[a("div",{class:"sv-section-head",children:a("h2",{children:p("costs.heading")})}),s&&n&&a(up,{...s}),a(zt,{}),a("p",{class:"sv-note",children:pp(
t,n)})]}),a("div",{children:[a("div",{class:"sv-section-head",children:a("h2",{children:p("waits.heading")})}),a("div",{class:"sv-table sv-waits",children:a("ta\
ble",{children:[a("thead",{children:a("tr",{children:[a("td",{}),a("th",{scope:"col",children:p("waits.p50")}),a("th",{scope:"col",children:p("waits.p95")})]})}),
a("tbody",{children:cp.map(o=>a("tr",{children:[a("th",{scope:"row",children:p(`waits.${o}`)}),a("td",{children:W(r[o]?.p50)}),a("td",{children:W(r[o]?.p95)})]}))})]})}),
a("p",{class:"sv-note",children:p("waits.means")})]})]})})}var cn=260,us=52,Dr=14,ii=22,li=42,hp=.001,ci=hp/1.6,mp=[.001,.01,.1,1],vp=[10,100,1e3,1e4],fp=[["lossy",2],["exact",1]],di=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function gp({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return a("g",{class:"sv-convergence-line","data-rule":t,children:[
a("polyline",{points:di(e)}),t==="exact"?a("circle",{cx:n,cy:r,r:5}):a("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),a("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:p(`frequencies.${t}`)})]})}function pi({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
o,i]=et(),l=Math.log(s[s.length-1]/s[0]),c=h=>us+Math.log(h/s[0])/l*(i-us-Dr),d=h=>ii+Math.log(1/Math.max(h,ci))/Math.log(1/ci)*(cn-ii-li),u=h=>t.map((v,m)=>[c(
s[m]),d(v[h])]);return a("div",{class:"sv-convergence",role:"img","aria-label":r,ref:o,children:i>0&&a("svg",{width:i,height:cn,"aria-hidden":"true",children:[mp.
map(h=>a(R,{children:[a("line",{class:"sv-convergence-grid",x1:us,x2:i-Dr,y1:d(h),y2:d(h)}),a("text",{x:us-6,y:d(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
vp.map((h,v)=>a("text",{x:c(h),y:cn-li+18,"text-anchor":["start","middle","middle","end"][v],children:h.toLocaleString("en")})),a("text",{class:"sv-convergence-\
title",x:(us+i-Dr)/2,y:cn-6,"text-anchor":"middle",children:p("frequencies.axis")}),a("polygon",{class:"sv-convergence-band",points:di([...u(1),...u(0).reverse()])}),
fp.map(([h,v])=>a(gp,{rule:h,width:i,points:e.slice(0,n).map(m=>[c(m[0]),d(m[v][2])])},h))]})})}var Br=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:z(t);var pe=({text:t,oneLine:e=!1})=>a(R,{children:Jt(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return a("span",{class:"sv-control",children:Xt(
n)});let r=e&&s!=="space";return a("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})})});var bp=["token","top-k","threshold"],ye=(t,e)=>e&&t!==void 0?t/e:null;function wp({drafts:t,positions:e=[]}){let s=t.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return se({drafts:t})?e.length?[...new Set(s.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>xp(s.filter(({parent:o})=>o===r))):[]:s.slice(
0,t.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function xp(t){let[e,s]=[0,1];for(let n of t){let r=ce(n);if(n.overlap===
null||r===null)return[];e+=s*n.overlap,s*=1-r}return[e]}function yp(t,e){if(bp.includes(e))return!1;let s=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==s.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var kp=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function _p(t){let e=t.drafts.filter(s=>s.verdict==="accepted").map(s=>s.token);return t.final?[...e,t.final.
token]:e}function Sp(t,e,s){let n=l=>e.drafts.filter(c=>c.verdict===l).length,r=n("accepted"),o=n("rejected"),i=wp(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+o,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-o,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,c)=>l+c,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(yp(e.drafts,s)?1:0)}}var ht=t=>t.draft+t.verify+t.accept;function dn(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var Fr=t=>t.length?{p50:dn(t,50),p95:dn(t,95)}:null,Ep=12,Tp=.25,Mp=1+1e-9;function Rp(t){if(t.length<Ep)return null;let e=t.slice(1).map((s,n)=>Math.
abs(s-t[n]));return ye(dn(e,75),dn(t,50))}var pn=class{constructor(e){this.temperature=e.temperature,this.rule=L({settings:e}),this.sums=[kp],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(Sp(this.sums[this.sums.length-1],e,this.rule)),this.output.push(..._p(
e)),this.bursts.push(ht(e.times)),this.match()}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+s),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let s=Math.min(e,this.sums.length-1);for(;s>0&&this.sums[s].emitted>this.plain.tokens.length;)s-=1;return s}speedup(e){let s=this.sums[this.compared(e)];return ye(
this.plain.until[s.emitted],ht(s))}impossible(e){let s=this.sums[this.compared(e)],n=this.speedup(e);return s.drafted>0&&n!==null&&n>Mp*(s.emitted/s.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let s=this.sums[this.compared(e)];return s.emitted?{draft:s.draft/s.emitted,verify:s.verify/s.emitted,accept:s.
accept/s.emitted,plain:this.plain.until[s.emitted]/s.emitted}:null}gaps(e){let s=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Fr(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Fr(s.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:Fr(s)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let s=Rp(this.plain.seconds.slice(0,this.at(e).emitted));return s!==null&&s>Tp?{jitter:s}:null}agreement(e){let s=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!s?null:{compared:s,first_difference:this.matched<s?this.matched:null}}summary(e=this.sums.length-1){let s=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,s.emitted);return{rounds:s.rounds,drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,untested:s.
untested,emitted:s.emitted,acceptance_rate:ye(s.accepted,s.accepted+s.corrected),draft_efficiency:ye(s.accepted,s.drafted),mean_acceptance_length:ye(s.emitted,s.
rounds),mean_overlap:s.otherwise?null:ye(s.overlap,s.overlaps),tokens_per_second:ye(s.emitted,ht(s)),plain_tokens_per_second:ye(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var Op=Object.freeze({tokens:[],seconds:[]}),Lp=/^<\|?\w+\|?>$/,zp=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Ae=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=_e;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new pn(e.settings),this.width=e.settings.gamma;for(let s of this.promptTokens()){
let{text:n,pending:r}=Me(this.pending,this.piece(s));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,s=this.piece(e[0]);return typeof s=="string"&&Lp.test(s)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return s.tokens.findIndex(r=>r===n||zp.test(String(this.piece(r))))}append({from:e=this.length,rounds:s=[],plain:n=Op,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:l}=this,c=l.plain;if(e>this.length||n.tokens.length&&r>c.tokens.length)return!1;Object.assign(l.pieces,o),s.slice(this.length-e).forEach(
d=>this.push(d));for(let d=c.tokens.length-r;d<n.tokens.length;d+=1)c.tokens.push(n.tokens[d]),c.seconds.push(n.seconds[d]),this.folds.pushPlain(n.tokens[d],n.seconds[d]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(ga(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,
n=[];e.drafts.forEach((i,l)=>{let c=me(e.drafts,l),d=this.slot(i.token,i.verdict,c<0?s:n[c].pending);i.verdict==="accepted"&&(this.pending=d.pending),n.push(d)});
let r=ts(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,s,n){let r=this.piece(e),
{text:o,took:i,pending:l}=Me(n,r),c=o===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:o,took:i,part:c,pending:l}}alone(e){let s=this.piece(e);return typeof s==
"string"?s:Me(_e,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(d=>d.verdict==="accep\
ted").length,l=s<o.drafts.length,c=l?s:va(o);return{...r,number:e,index:s,round:o,accepted:i,judgedAt:c,draft:l?o.drafts[s]:null,judged:o.drafts[c]||null,position:(o.
positions||[])[c]||null}}},Vr=["accepted","correction","bonus","plain"],He=t=>Vr.includes(t);function un(t,e){let s=_e;return e.map(n=>{let r=t.piece(n),o=Me(s,r);return s=o.pending,{token:n,text:o.text,piece:r}})}var mt=({text:t,piece:e})=>t||Se(e);function hn(t,e){
let{output:s,plain:n,matched:r}=t.folds,o=Math.min(t.folds.at(e).emitted,n.tokens.length);return{speculative:un(t,s.slice(0,o)),plain:un(t,n.tokens.slice(0,Math.
min(o,t.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var Cp=["accepted","correction","bonus"],Pp=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function mn({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let o=Pp(n);return a("div",{children:[a("p",{class:"sv-pairs-key sv-note",
children:[p("lossless.pairs"),Cp.map(i=>a("span",{class:"sv-pair-key","data-came":i,children:p(`lossless.came.${i}`)}))]}),a("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${re(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],d=i.token===c.token;return a("span",{class:"s\
v-pair","data-same":String(d),"data-parts":l===s?"":void 0,children:[a("span",{children:a(pe,{text:mt(i),oneLine:!0})}),a("span",{class:"sv-pair-sign",children:d?
"=":"≠"}),a("span",{"data-came":o[l],children:a(pe,{text:mt(c),oneLine:!0})})]},l)})})]})}var vn=["exact","lossy"],ui=[1,2,3],$p=3,jp=.3,Ap=70,hi=48,Hp=5e-4;function qp({candidates:t,rest:e},s){let n=s===1?2:4;if(e[s]===null||e[s]>jp||e[n]===null)return 0;
let r=t.map(l=>l[s]??0);return[...t].sort((l,c)=>(c[s]??0)-(l[s]??0)).slice(0,$p).reduce((l,c)=>l+Math.max(0,(c[n]??0)-(c[s]??0)),0)*(1-r.reduce((l,c)=>l+c*c,0))}
function Np(t){let e=t.trace.settings.temperature?1:3,[s,n]=[0,0];return t.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,l)=>{let c=t.folds.at(o).emitted+
l,d=c<t.folds.output.length&&c<t.folds.at(o+1).emitted?qp(i,e):0;d>n&&([s,n]=[c,d])})),s}function Ip({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,
s)],r=Object.fromEntries(n.map(o=>[o,t.pieces[o]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Dp=0,
fn=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{
ask:e,offered:s}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:p("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),Ap)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let s=Dp+=1;this.result={number:s,state:"loading",texts:0},this.start=Np(this.run),this.ask("sample",{number:s,tokens:e,
take:this.takes,trace:Ip(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},hs=(t=0)=>t.toLocaleString(
"en"),mi=t=>`${(t*100).toFixed(1)}%`;function Bp({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||p(`frequencies.state.${t}`):p(`frequenci\
es.state.${t}`,{n:hs(s),of:hs(n)})}function Fp(t,e,s,n){return p(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:hs(e),distance:Br(s),high:Br(n)})}function Vp(t,e){
let s=t.promptText+un(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>hi?`…${s.slice(-hi)}`:s;return p(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function Up({run:t}){let e=hn(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?p("lossless.same",{n}):p("lossless.diffe\
r",{n,position:n+1});return a("div",{class:"sv-proof",children:[a("h4",{children:p("frequencies.greedy")}),a("p",{class:"sv-same","data-kind":s?"same":"differ",
children:r}),a(mn,{texts:e,run:t,says:r})]})}function Wp({tally:[t,e],row:s,texts:n,most:r}){return a("td",{children:[a("span",{class:"sv-count-bar",style:`--n:${t[s]/
n/r};--g:${e[s]/n/r}`,children:[a("span",{class:"sv-count-all"}),a("span",{class:"sv-count-guessed"}),a("span",{class:"sv-count-exact"})]}),mi(t[s]/n)]})}function Gp({
run:t,found:e,seen:s,start:n}){let{rows:r,checkpoints:o,band:i,temperature:l,state:c}=e,d=s?o[s-1]:null,[u,...h]=d??[0],v=Math.max(...r.map(([,g])=>g),...h.flatMap(
([g])=>g.map(y=>y/u))),m=c!=="running"&&s===o.length&&s>0,f=vn.map((g,y)=>m?Fp(g,u,h[y][2],i[s-1][1]):""),b=g=>a("th",{scope:"col","data-rule":g,children:p(`fre\
quencies.${g}`)});return a("div",{class:"sv-proof",children:[a("h4",{children:p("frequencies.counted",{t:String(l),n:hs(u)})}),a("p",{class:"sv-note",children:Vp(
t,n)}),a("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>a("span",{class:"sv-count-key","data-part":g,children:p(`frequencie\
s.${g}`)}))}),a("table",{class:"sv-counts",children:[a("caption",{class:"sv-spoken",children:p("frequencies.caption")}),a("thead",{children:a("tr",{children:[a(
"th",{scope:"col",children:p("frequencies.beginning")}),["target",...vn].map(b)]})}),a("tbody",{children:r.map(([g,y],k)=>(g!==null||y>=Hp||h.some(([x])=>x[k]))&&
a("tr",{style:`--p:${y/v}`,children:[g===null?a("th",{scope:"row",class:"sv-others",children:p("frequencies.others")}):a("th",{scope:"row",translate:!1,children:a(
pe,{text:g,oneLine:!0})}),a("td",{children:mi(y)}),vn.map((x,_)=>d?a(Wp,{tally:h[_],row:k,texts:u,most:v},x):a("td",{},x))]},k))})]}),a("p",{class:"sv-note",children:p(
"frequencies.why")}),a("h4",{children:p("frequencies.curve")}),a("p",{class:"sv-note",children:p("frequencies.band")}),a(pi,{found:e,seen:s,says:j(...f)||p("fre\
quencies.curve")}),a("div",{role:"status",children:vn.map((g,y)=>a("p",{class:"sv-told","data-rule":g,children:f[y]}))})]})}function Kp({test:t}){let[e,s]=N(ui[0]),
{result:n,isRunning:r}=t;return a("div",{class:"sv-sample-controls",children:[a("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:p(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),a("div",{class:"sv-toggles",role:"group","aria-label":p("frequencies.leng\
th"),children:ui.map(o=>a("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":o===e,disabled:r,onClick:()=>s(o),children:p(o>1?"frequencies\
.first":"frequencies.first_one",{n:o})}))}),a("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":p("frequencies.progress")}),a("p",{class:"\
sv-note",role:"status",children:n&&Bp(n)})]})}function vi({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let o=C(
t.trace);return a("div",{class:"sv-experiment",children:[a("h3",{children:p("frequencies.heading")}),!o&&r>0&&a("p",{class:"sv-note",children:p("frequencies.mea\
ns",{n:hs(r)})}),!o&&a("p",{class:"sv-note",children:p("frequencies.lossy_means")}),o||!r?a("p",{class:"sv-note",children:n||p("frequencies.trees")}):a(Kp,{test:e}),
s?.greedy&&a(Up,{run:new Ae(s.greedy)}),s?.rows?.length?a(Gp,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function fi([t,e,s,n,r],o){let i=o?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var gi=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Ur=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function tt(t,e=!1){return t.candidates.map(s=>fi(s,e)).map(s=>({...s,both:gi(s)}))}
function bi(t,e,s){let n=new Set(e.map(h=>h.token)),r=fi(t.rest,s),o=[{...r,both:gi(r)},...tt(t,s).filter(h=>!n.has(h.token))],[i,l]=[Ur(o,"target"),Ur(o,"draft")],
c=Ur(e,"both"),u=!s&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var wi=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function gn(t,e,s=!1,n=8){let r=tt(t),o=new Map(tt(t,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>o.get(h)??0,l=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),c=r.sort((h,v)=>l(v)-l(h)).slice(0,n-1).sort((h,v)=>wi(h,v)||
i(v)-i(h)).map(h=>h.token),d=tt(t,s),u=c.flatMap(h=>d.find(v=>v.token===h)??[]);return[...u,bi(t,u,s)]}function bn(t,e=!1){let s=tt(t,e).sort(wi);return[...s,bi(
t,s,e)]}function xi(t,{weight:e,taken:s,mass:n}){let r=tt(t),o=n??1-(t.overlap??1);if(o<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:d})=>({
token:l,share:(e*(c??0)-s(l,d??0))/o})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function yi(t){
let[e,s]=[tt(t),tt(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var Yp=["plain","speculative"],Jp={float16:.0625,bfloat16:.5},Xp=.001;function Qp(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function Zp(t,e,s,n){let r=Qp(t,e),o=r?bn(r,!0):[],[i,l]=[s,n].map(d=>o.find(u=>u.token===d)?.target??null);if(!i)return null;let c=Jp[t.
trace.models.target.dtype]||Xp;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function eu(t,e,[s,n]){let r=Zp(t,e,s.token,n.token);if(!r)return p("l\
ossless.unknown");let o={mine:re(mt(s)),theirs:re(mt(n)),p:We(r.p[0]),q:We(r.p[1]),gap:I(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==
null?p("lossless.unlisted",o):j(p("lossless.gap",o),p(r.gap<=r.limit?"lossless.tie":"lossless.fault",o))}function tu(t,e,{compared:s,parts:n}){return e==="none"?
p(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?p(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_fa\
r",{n:s}):p(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function su(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?p(J(L(
t.trace))?"rules.lossy":"lossless.sampling"):s===null?p("lossless.greedy"):eu(t,s,[n[s],r[s]]):""}function nu({way:t,tokens:e,parts:s}){let n=o=>o.map(({text:i})=>i).
join(""),r=s??e.length;return a("div",{class:"sv-twin","data-way":t,children:[a("h3",{children:p(`race.${t}`)}),a("div",{class:"sv-twin-text",translate:!1,children:[
a("span",{children:a(pe,{text:n(e.slice(0,r))})}),s!==null&&a("mark",{class:"sv-parting",children:a(pe,{text:mt(e[s]),oneLine:!0})}),a("span",{class:"sv-parted",
children:a(pe,{text:n(e.slice(r+1))})})]})]})}function ru({texts:t}){let e=$(null);return B(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.
max(0,n.offsetTop-s.clientHeight/2):0)},[t.parts]),a("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":p("lossless.texts"),ref:e,children:Yp.map(s=>a(
nu,{way:s,tokens:t[s],parts:t.parts}))})}function ki({run:t,shown:e,test:s}){let n=hn(t,e),r=t.trace.settings.temperature===0,o=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",i=tu(t,o,n),l=a("div",{class:"sv-own",children:[a("p",{class:"sv-verdict","data-kind":o,children:i}),a("p",{class:"sv-note",children:su(
t,n)}),n.compared>0&&(r?a(mn,{texts:n,run:t,says:i}):a(ru,{texts:n}))]},"own"),c=a(vi,{run:t,test:s},"test");return a("section",{class:"sv-section",children:[a(
"div",{class:"sv-section-head",children:a("h2",{children:p("lossless.heading")})}),r?[l,c]:[c,l]]})}var vs=1e-9,ms=class{list;constructor(){this.list=[]}add(e,s,n,r=_e){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let s=0,n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+vs?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function _i(t,e,s,n){
let{folds:r}=t;for(s.cut(e);s.list.length<e;){let c=s.list.length,d=r.at(c+1),u=t.rows[c].slots.filter(h=>He(h.kind));s.add(ht(d),d.emitted,u.map(h=>h.text).join(
""))}let{tokens:o,until:i}=r.plain,l=t.over&&e===t.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let c=n.list.length,{text:d,
pending:u}=Me(c?n.list[c-1].pending:_e,t.piece(o[c]));n.add(i[c+1],c+1,d,u)}}function fs(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var Wr=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function vt({label:t,choices:e,chosen:s,choose:n}){return a("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,o])=>a("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:o},r))})}function Si({label:t,choices:e,chosen:s,choose:n}){return a("label",
{class:"sv-choice",children:[t,a("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,o])=>a("option",{value:r,children:o},r))})]})}var ou=["draft","verify","accept"],Gr=24,Ei=28,Ti=26,Ct=Gr*2+Ei+Ti,au=["1","4","16"],iu=16e3;function Mi({palette:t,time:e,drawn:s,seek:n,...r}){let{run:o,ours:i}=r,
l=r.span||1,[c,d]=et(),u=$(null),[h,v]=N("1"),m=Math.min(iu,Math.floor(d*Number(h))),f=e/l*(m-1);B(()=>{m&&lu(u.current,t,{...r,span:l},m)},[o,s,m]),B(()=>{c.current.
scrollLeft=f-d/2},[h]),B(()=>{let{scrollLeft:g,clientWidth:y}=c.current;h!=="1"&&(f<g||f>g+y-40)&&(c.current.scrollLeft=f-y/2)},[f]);let b=({offsetX:g})=>{let y=g/
m*l,k=0;for(;k<i.list.length&&ht(o.folds.at(k))<y;)k+=1;n(k)};return a("div",{children:[a("div",{class:"sv-lanes-frame",children:[a("p",{class:"sv-lane-caption",
children:p("race.plain")}),a("p",{class:"sv-lane-caption sv-lane-second",children:p("race.speculative")}),a("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":p("race.picture"),ref:c,children:a("div",{class:"sv-lanes-picture",children:[a("canvas",{class:"sv-lanes",role:"img","aria-label":p("race.picture"),
ref:u,style:`width: ${m}px; height: ${Ct}px`,onClick:b}),a("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),a("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,m-2).toFixed(1)}px)`}})]})})]}),a("div",{class:"sv-lanes-foot",children:[a(zt,{plain:p("race.key_plain")}),
a(vt,{label:p("race.zoom"),choices:au.map(g=>[g,g==="1"?p("race.fit"):`${g}×`]),chosen:h,choose:v})]})]})}function lu(t,e,{run:s,span:n,ours:r,plain:o},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==Ct*l)&&Object.assign(t,{width:i*l,height:Ct*l});let c=t.getContext("2d");if(!c)return;let d=m=>m/
n*(i-1),u=(m,f,b,g,y)=>{let k=d(g)-d(b)>3,[x,_]=[d(b),d(g)].map(E=>k?Math.round(E):E);c.fillStyle=e.get(m),c.fillRect(x,f,Math.max(_-x-(y&&k?1:0),.4),Gr)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,Ct),cu(c,e,{span:n,width:i,at:d});let{until:h}=s.folds.plain;for(let m=1;m<=o.list.length;m+=1)u("plain",0,h[m-1],h[m],!0);let v=0;
s.rounds.slice(0,r.list.length).forEach(({times:m})=>ou.forEach(f=>{u(f,Gr+Ei,v,v+m[f],f==="accept"),v+=m[f]}))}function cu(t,e,{span:s,width:n,at:r}){let o=fs(
s,Math.max(2,n/110));t.font=`11px ${Ke}`,t.textBaseline="alphabetic";for(let i=0;i*o<=s;i+=1){let l=Math.round(r(i*o))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,Ct-Ti+6),t.fillStyle=e.get("quiet");let c=W(Number((i*o).toPrecision(3))).replace(".00","").replace(".0 "," "),d=t.measureText(c).width;t.textAlign=l+d/2>
n?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?n:l,Ct-6)}}var du=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],pu=4,uu=.25,Kr=1e3,hu={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},mu="M4 2.5v11L13 8z",
vu="M4 3h3v10H4zM9 3h3v10H9z",Ri=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,fu=t=>[1,.25,.1].find(e=>t/e>=pu)??.1;function Oi({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-n)*r>vs);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function gu({ours:t,plain:e,
measured:s,whole:n,span:r},o){let i={time:W(o),ours:t.tokensAt(o),plain:e.tokensAt(o)};if(!s)return p("race.alone",i);if(!n||o<r-vs)return p("race.now",i);let l=t.
end<=e.end,[c,d]=l?[t,e]:[e,t];return p(l?"race.won":"race.lost",{first:W(c.end),second:W(d.end),done:c.tokens,other:d.tokensAt(c.end),of:d.tokens})}function bu(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,o=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?p(J(L(t.trace))?"rules.lossy":"race.draws"):
o?p("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<s.list.length;return j(i,c&&p("race.goes_on",{end:re(t.alone(t.trace.plain.tokens[l]))}))}function wu({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":p(t.models.draft?"race.prefill":"race.prefill_alone",{target:W(e),draft:W(s)})}function Li({way:t,arrivals:e,
end:s,time:n,measured:r}){let o=$(null),{list:i,tokens:l}=e,c=e.by(n),d=Ze(()=>i.slice(0,c).map((u,h)=>a("span",{class:s>=0&&h>s?"sv-ended":void 0,"data-new":h===
c-1&&c<i.length?"":void 0,children:a(pe,{text:u.text})},h)),[i,c,c<i.length,s]);return B(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[i,c]),a(
"div",{class:"sv-reader","data-way":t,children:[a("div",{class:"sv-reader-head",children:[a("h3",{children:p(`race.${t}`)}),a("span",{class:"sv-quiet",children:r?
c<i.length?p("race.so_far",{n:e.tokensAt(n),of:l}):p("race.done",{n:l,time:W(e.end)}):p("race.unmeasured")})]}),a("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":p(`race.${t}`),ref:o,children:d})]})}function xu({run:t,shown:e},{span:s,whole:n},r,o,i){let[l,c]=N(r),[d,u]=N(!1),[h,v]=N(!1),m=$({shown:e,
length:t.length}),f=e!==m.current.shown&&t.length===m.current.length;m.current={shown:e,length:t.length},f&&h&&!d&&v(!1);let b=$({limit:o,whole:n,span:s,speed:i});
b.current={limit:o,whole:n,span:s,speed:i};let g=$(null);return Va(()=>{if(!d)return;let y=performance.now(),k=requestAnimationFrame(function x(_){let E=b.current,
H=Math.max(0,Math.min((_-y)/1e3,uu))*E.speed;y=_,c(U=>{let F=Math.min(U+H,E.limit);return E.whole&&F>=E.span&&u(!1),F}),g.current?.checkVisibility()?k=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(k)},[d]),{node:g,playing:d,time:h&&!(f&&!d)?Math.min(l,s):r,go(y,k=!1){v(!0),c(y),u(k)},follow:()=>v(!1)}}function yu({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:o,palette:i,seek:l,greedy:c,drawn:d}=s,{ours:u,plain:h}=Ze(()=>({ours:new ms,plain:new ms}),[]);_i(n,o,u,h);let v=n.
folds.plain.tokens.length>0,m=n.over&&u.list.length===n.length,f=Math.max(u.end,h.end),b={ours:u,plain:h,measured:v,whole:m,span:f},g=m&&r===n.length?f:r?u.list[r-
1].at:0,y=t??fu(f),k=xu(s,b,g,m||!v?f:Math.min(u.end,h.end),y),{time:x,playing:_,go:E,follow:H}=k;function U(){let T=x>=f-vs;Ri()?E(T?0:Oi(b,x,1)):_?E(x):E(T?0:
x,!0)}function F(T){let P=hu[T.key];P&&(T.preventDefault(),E(Oi(b,x,P)))}let xe=gu(b,x),O=$("");_||(O.current=xe);let S=Ri()?"step":_?"pause":"play";return a("s\
ection",{class:"sv-section",ref:k.node,children:[a("div",{class:"sv-section-head",children:[a("h2",{children:p("race.heading")}),a("span",{class:"sv-quiet",children:p(
"race.note")})]}),a("div",{class:"sv-race-controls",role:"group","aria-label":p("race.label"),children:[a("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":S,onClick:U,children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:a("path",{d:S==="pause"?vu:mu})}),a("span",{children:p(
`race.${S}`)})]}),a("input",{type:"range",class:"sv-scrubber",min:0,max:Kr,step:1,value:f?Math.round(x/f*Kr):0,"aria-label":p("race.scrubber"),"aria-valuetext":xe,
onInput:({currentTarget:T})=>E(Number(T.value)/Kr*f),onKeyDown:F}),a("span",{class:"sv-race-clock",children:p("race.clock",{time:W(x),of:W(f)})}),a("label",{class:"\
sv-choice",children:[p("race.speed"),a("select",{value:String(y),onChange:({currentTarget:T})=>e(Number(T.value)),children:du.map(([T,P])=>a("option",{value:String(
T),children:T===1?p("race.real"):P}))})]})]}),a("div",{class:"sv-readers",children:[a(Li,{way:"plain",arrivals:h,end:n.plainEnd,time:x,measured:v||!n.length}),a(
Li,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),a("p",{class:"sv-note sv-race-sentence",children:O.current}),a("p",{class:"sv-note sv-race-texts",
children:[a("span",{children:bu(n,o,b)})," ",a("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!c.offered(),onClick:()=>c.race(),
children:p("race.greedy")})]}),a(Mi,{run:n,...b,palette:i,time:x,drawn:d,seek:T=>{H(),l(T)}}),a("p",{class:"sv-note",children:wu(n)})]})}var Yr=new WeakMap,ku=0;
function _u(t){return Yr.has(t)||Yr.set(t,ku+=1),Yr.get(t)}function zi(t){let[e,s]=N(null);return a(yu,{chosen:e,choose:s,...t},_u(t.run))}var Pt=220,ft=44,gs=12,Ci=8,wn=40,Su=1.25,Eu=1.1,Tu=90,Pi=10,Mu=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.speedup(n+1)??0]);function Ru(t,e){
if(e.length<2)return p(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return p("headlin\
e.impossible");let[s,n]=e[e.length-1],r=e.slice(Pi-1).map(([,i])=>i),o={least:Pi,low:ee(Math.min(...r)),high:ee(Math.max(...r))};return j(p("chart.last",{tokens:s,
speedup:ee(n)}),r.length>1&&p("chart.range",o))}function Ou({points:t,tokens:e,width:s}){let[n,r]=N(null),o=Math.max(Su,...t.map(([,b])=>b))*Eu,i=b=>ft+b/e*(s-ft-
gs),l=b=>Pt-wn-b/o*(Pt-wn-Ci),[c,d]=t[t.length-1],u=([b])=>Math.abs(i(b)-(n??0)),h=n===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),v=fs(o,5),m=v<.1?2:v<1?1:0,f=Math.
max(1,fs(e,Math.max(2,(s-ft)/Tu)));return a(R,{children:[a("svg",{width:s,height:Pt,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:g})=>r(g-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[Wr(o,v).map(b=>a(R,{children:[a("line",{class:"sv-speedup-grid",x1:ft,x2:s-gs,y1:l(b),y2:l(b)}),a("text",{x:ft-6,y:l(
b)+4,"text-anchor":"end",children:`${b.toFixed(m)}×`})]})),Wr(e,f).map(b=>a("text",{x:i(b),y:Pt-wn+16,"text-anchor":"middle",children:b})),a("text",{class:"sv-\
speedup-title",x:(ft+s-gs)/2,y:Pt-6,"text-anchor":"middle",children:p("chart.x")}),a("line",{class:"sv-speedup-plain",x1:ft,x2:s-gs,y1:l(1),y2:l(1)}),a("text",{
x:s-gs,y:d>1?l(1)+14:l(1)-6,"text-anchor":"end",children:p("chart.reference")}),a("polyline",{class:"sv-speedup-line",points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(
g).toFixed(1)}`).join(" ")}),a("circle",{class:"sv-speedup-last",cx:i(c),cy:l(d),r:4.5}),h&&a("g",{class:"sv-speedup-mark",children:[a("line",{x1:i(h[0]),x2:i(h[0]),
y1:Ci,y2:Pt-wn}),a("circle",{cx:i(h[0]),cy:l(h[1]),r:4})]})]}),h&&a("p",{class:"sv-speedup-readout",style:`--x:${i(h[0])}px`,"data-side":i(h[0])>s/2?"left":"rig\
ht",children:p("chart.hover",{tokens:h[0],speedup:ee(h[1])})})]})}function $i({run:t,shown:e,known:s}){let[n,r]=et(),o=Mu(t,e),i=o.length>1,l=Ru(t,o);return a("\
section",{class:"sv-section",children:[a("div",{class:"sv-section-head",children:a("h2",{children:a(A,{name:"speedup",children:p("chart.heading")})})}),a("div",
{class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&a(Ou,{points:o,tokens:t.folds.at(s).emitted,width:r})}),a("p",{class:"sv-no\
te",children:l}),a(sn,{hidden:!i,label:p("chart.heading"),heads:[p("chart.x"),p("chart.y")],rows:o.map(([c,d])=>[c,ee(d)])})]})}var Lu=250,zu=120;function Cu(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var bs=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),xn=class{constructor(e){this.context=e}context;places={race:bs(),costs:bs(),lossless:bs(),speedup:bs(),breakdown:bs()};test=new fn(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;charted=null;charts={race:e=>a(zi,{...e,...this.context,drawn:this.drawnAt}),costs:e=>a(ai,{...e}),
lossless:e=>a(ki,{...e,test:this.test}),speedup:e=>a($i,{...e}),breakdown:e=>a(si,{...e})};show(e,{shown:s,known:n,busy:r,view:o}){let i=`${s} of ${n}, ${e.folds.
plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.charted?.run&&i===this.drawn||(this.test.load(e),Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,
busy:r}),!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.draw(),r?Math.max(0,Lu-(performance.now()-this.drawnAt)):zu)))}redraw(e){
this.charted&&ps(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),
Object.keys(this.places).filter(s=>this.busy?Cu(this.places[s]):this.places[s].checkVisibility()).forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>ps(this.context.viewer,a(R,{}),e))}};var ws=["gamma","temperature","drafter","rule","tree"];function yn(t,e){return e==="rule"?L(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function xs(t){
let{gamma:e,budget:s=e}=t.settings;return C(t)&&e>0?s:e}function kn(t,e,s){return t==="drafter"?Ee(String(e),s):t==="rule"?p(`rules.name.${e}`):t==="tree"?p(`tr\
ee.name.${e}`):String(e)}function Ee(t,e){let s=`drafter_of.${e}.${t}`,n=p(s);return n===s?p(`drafter.${t}`):n}var Pu={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:ns,tree:["chain","k-ary","top-k","dynamic","measured"]},$u=["drafter","rule","tree"],_n=class{buttons;constructor({say:e,sequels:s}){this.say=e,this.
sequels=s,this.note=w("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=ws.map(n=>this.row(n,Pu[n].filter(r=>n!=="gamma"||Number(r)<=s.most))),
this.choices=w("div",{class:"sv-again"},...this.rows),this.again=w("div",{class:"sv-block"},w("h3",{},e("again.heading")),this.note,this.choices)}row(e,s){let{say:n}=this,
r=o=>{let i=w("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.buttons.push({name:e,value:o,
node:i}),i};return w("div",{class:"sv-again-row","data-change":e},w("span",{},n(`again.${e}`)),w("div",{class:"sv-choices"},...s.map(r)))}changes(e,s){let{run:n}=this.
sequels.store.state;if(e!=="tree"||!n)return{[e]:s};let r=xs(n.trace);return s==="chain"?{tree:s,gamma:Math.min(r,this.sequels.most)}:{tree:s,budget:Math.max(r,
1)}}load(e){let{say:s,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let l=o==="chain"&&xs(e.trace)>n,c=l?s("again.shorter",{most:n}):kn(
r,o,e.trace.models.pair);te(i,c),he(i,"aria-label",s(l?"again.do_shorter":`again.do_${r}`,{value:c,most:n})),i.disabled=yn(e.trace,r)===o})}offer(e){e!==this.offered&&
(this.offered=e,this.buttons.forEach(({name:s,value:n,node:r})=>{r.hidden=$u.includes(s)&&!e?.[s]?.includes(String(n))}),this.rows.forEach((s,n)=>{s.hidden=this.
buttons.filter(({name:r,node:o})=>r===ws[n]&&!o.hidden).length<2}))}show(e){let s=this.sequels.refusal;this.offer(e.offers),this.again.hidden=!this.sequels.live,
this.choices.hidden=!!s,te(this.note,s||this.say("again.note"))}};var ju={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Au={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Hu={ArrowUp:"stepOn",ArrowDown:"stepBack"},ji={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Sn=t=>(t.dataset.at??"").split(".").map(Number);function qu(t,e,s){let n=t.indexOf(e),r=o=>{let i=t.filter(l=>Sn(l)[0]===Sn(e)[0]+o);return i.find(l=>Sn(l)[1]>=
Sn(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Nu(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return o(t[n+1]);case"ArrowUp":return o(t[n-1]);default:return null}}var Ai="specviz-letters";function Iu(){try{return localStorage.getItem(Ai)!=="off"}catch{
return!0}}var $t={on:Iu(),keep(t){$t.on=t;try{localStorage.setItem(Ai,t?"on":"off")}catch{}}},En=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let o=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let l=ju[e.length===1?e.toLowerCase():e]||o()&&Au[e];if(l)return n[l]()!==!1;let c=s.closest("[role=option]"),d=s.closest("\
[role=gridcell]");if(c||d)return this.inside(e,c,d);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let h=ji[e]||u&&Hu[e];return!h||this.scrolls(s,e)?!1:(n[h](),
!0)}inside(e,s,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?qu(o(),s,e):n&&Nu(i(n),n,e);return l&&l.focus(),
!!l||e in ji}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};var Hi=[.2,.4,.6,.8],qi=[.1,.5,1,2],ys={overlap:{term:"overlap",limits:Hi,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:Hi,
most:"1",of:({draft:t})=>ne(t??void 0)},target_entropy:{term:"entropy",limits:qi,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:qi,most:"",of:({position:t})=>t?.draft_entropy??null}},Ni=["verdict",...Object.keys(ys)],Ii=t=>Ni.includes(t);function ks(t,e){let s=e&&ys[t]?ys[t].of(
e):null;return s==null?null:ys[t].limits.filter(n=>s>=n).length}function Di(){let{tint:t,set:e}=fe();return a("div",{class:"sv-tint",children:a(Si,{label:p("tin\
t.label"),choices:Ni.map(s=>[s,p(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function Bi({name:t}){let e=ys[t];if(!e)return null;let{limits:s,most:n,
term:r}=e;return a("div",{class:"sv-tint-legend",children:[a("span",{class:"sv-tint-scale",role:"img","aria-label":p("tint.aria",{limits:s.join(p("comma"))}),children:[
"0",...s.map(o=>String(o).replace(/^0\./,".")),n].flatMap((o,i)=>[a("span",{class:"sv-tint-limit",children:o}),i<=s.length&&a("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),a(A,{name:r,children:p(`tint.${t}.means`)})]})}var Tn=44,Du=2,Fi={PageUp:10,PageDown:-10},Vi=(t,{round:e})=>Fi[t]?{round:e+Fi[t],phase:0}:null;function Bu({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,o=Math.min(Math.floor(r),e-1),i=Er(t[o]);return n/e<Du*i?{round:Math.round(r),phase:0}:{round:o,phase:Math.round((r-o)*i)}}function Ui({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=fe(),o=$(null),i=$(null),[l,c]=N(0);B(()=>{let m=new ResizeObserver(([{contentRect:f}])=>c(f.width));return m.observe(o.current),()=>m.
disconnect()},[]),B(()=>Fu(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let d=m=>{let{left:f}=o.current.getBoundingClientRect(),
{round:b,phase:g}=Bu(e,(m.clientX-f)/(l||1),l);r.seek(b,g)},u=e?.length??0,h=e&&s.phase?s.phase/Er(e.rounds[s.round]):0,v=s.round+h;return a("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:o,"aria-label":p("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
v.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?v/u:0},onPointerDown:m=>{!u||m.button||(m.currentTarget.setPointerCapture(m.pointerId),d(m))},onPointerMove:m=>{
m.currentTarget.hasPointerCapture(m.pointerId)&&d(m)},children:[a("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),a("span",{class:"sv-strip-head"})]})}
function Fu(t,e,{run:s,shown:n,tint:r,width:o}){let i=window.devicePixelRatio||1,l={width:Math.round(o*i),height:Math.round(Tn*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,o,Tn),!s?.length))return;let d=o/s.length,u=C(s.trace),
h=u?s.rounds.map(({drafts:b})=>Math.max(0,...le(b).map(g=>g+1))):[],v=Tn/((u?Math.max(...h):s.width)+1),[m,f]=[d,v].map(b=>b>4?b-1:b);s.rounds.forEach(({drafts:b},g)=>{
let y=g<n?Vu(s,g):[],k=u?h[g]+1:g<n?s.rows[g].slots.length:b.length+1;for(let x=0;x<k;x+=1)c.fillStyle=e.get(x<y.length?Uu(s,g,y[x],r):"line"),c.fillRect(g*d,Tn-
(x+1)*v,Math.max(.6,m),Math.max(.6,f))})}var Vu=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>He(s));function Uu(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let o=ks(r,t.at({round:e,index:s}));return o==null?"strip-unknown":`tint-${o}`}function Ce(t){if(t.part)return p("token.part",{hex:Se(t.piece)});let e=re(t.text)||p("token.empty");return t.took>1?p("token.took",{token:e,n:t.took}):e}function Jr({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],o=r.length;if(n>=o)return p("token.final");let i=p("token.guess",{n:n+1,of:o}),{source:l}=r[n];return l?p("token.from",
{slot:i,drafter:Ee(l,e.models.pair)}):i}function st(t,e,s,n){let r=t.rows[e].slots[s];return p("token.aria",{token:Ce(r),kind:p(`kind.${dt(n||r.kind,t.trace)}`),
round:e+1,slot:Jr(t,e,s)})}var Mn=({slot:t,as:e})=>a("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&a(pe,{text:t.text,oneLine:!0})});function _s(t,e,s=!1){return e.part?
t.dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...ua(e.text,s)),t}function Wu(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:o}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
o-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Rn(t,e,s){let n=Wu(e,s);return j(
t,n&&p(`unguessed.${n}`))}function Gu(t,e){if(!e)return p("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return Rn(p("summary.plain",r),t,e-1);let o=s.length===1;return n?se({drafts:s})?p(n.kind==="bonus"?"tree.bonus":"tre\
e.some",r):n.kind==="correction"?p(o?"summary.one_rejected":"summary.some",r):p(o?"summary.one":"summary.all",r):p(o?"summary.one_ends":"summary.end",r)}function Ku(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:o,final:i}=r,l={round:e+1,n:n+1,of:o.length};if(se(r)&&s!=="final")return Yu(t,e,{name:s,index:n});if(s==="\
draft"&&r.together&&o.length>1)return p("phase.at_once",l);if(s==="draft"){let d=t.rows[e].slots[n];return p("phase.draft",{...l,token:Ce(d)})}if(s==="verify"&&
!o.length)return Rn(p("phase.verify_none",l),t,e);if(s==="verify")return p(o.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return Ju(t,r,n,l);let c=o.
filter(d=>d.verdict==="untested").length;return c&&i&&L(t.trace)==="block"?p("rules.phase.discard",{...l,untested:c}):p(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function Yu(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],o={round:e+1,of:r.length,token:Ce(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let m=le(r),f=m.filter(b=>b===m[n]).length;return p(f===1?"tree.level_one":"tree.level",{...o,level:m[n]+1,n:f})}if(s!=="test")return p(s==="verify"?"t\
ree.verify":"tree.discard",o);let{verdict:i,draw:l,parent:c}=r[n],d=ne(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&L(t.trace)==="block")
return p("tree.kept",o);if(t.trace.settings.temperature!==0&&ct(r[n],L(t.trace)))return Wi(t,{...o,n:n+1},i);if(t.trace.settings.temperature===0||l==null||d===null)
return p(`tree.greedy_${i}`,o);let[u,h]=ie(l,d),v=i==="rejected"&&!r.some((m,f)=>f>n&&m.parent===c);return p(`tree.${i}${v?"_last":""}`,{...o,draw:u,threshold:h})}
var Wi=(t,e,s)=>p(`rules.phase.certain_${s}`,{...e,rule:p(`rules.name.${L(t.trace)}`)});function Ju(t,{drafts:e},s,n){let r=e[s],{verdict:o,draw:i}=r,l=ne(r);if(t.
trace.settings.temperature===0)return p(`phase.greedy_${o}`,n);if(ct(r,L(t.trace)))return Wi(t,n,o);if(i==null||l===null)return p(`phase.untold_${o}`,n);let[c,d]=ie(
i,l),u={...n,draw:c,threshold:d};if(l===1&&o==="accepted"&&L(t.trace)!=="block")return p("phase.certain",u);if(L(t.trace)!=="block")return p(`phase.${o}`,u);let h=o===
"accepted"?Mt(r):"failed",[,v]=ie(i,ce(r)??1);return p(`rules.phase.${h}`,{...u,ratio:v,by:Rt(e)+1})}function Ss(t,e,s){return s?Ku(t,e,s.phase):Gu(t,e.round)}var Xu=[.5,1,2,4],Qu=["steps","rounds"],Zu={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function eh({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return p("transport.all",{rounds:e});let r=p(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?p("transport.step",{round:r,phase:s}):r}function th(){let{run:t,moment:e,playing:s,mode:n,live:r,status:o,presenting:i,state:l,viewer:{actions:c}}=fe(),
d=$(null),u=oe(l),h=Le(l),v=e.round===0&&e.phase===0,m=s||h&&n==="running"&&!u?"pause":h&&n==="paused"&&!u?"resume":"play",f=!(u>0||h||r&&!t),b={start:v,back:v,
previous:v,next:f,forward:f,end:e.round===(t?.length??0)};return B(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!d.current.contains(g)||
!(g.disabled||g.hidden)||d.current.querySelector("[data-button=play]")?.focus()}),a("div",{class:"sv-buttons",ref:d,children:[["start","back","previous","play",
"next","forward","end","stop"].map(g=>{let y=p(`transport.${g==="play"?m:g}`);return a("button",{type:"button",class:"sv-button","data-button":g,"data-does":g===
"play"?m:void 0,title:y,"aria-label":y,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!h&&o!=="loading",children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"tru\
e",class:"sv-icon",children:a("path",{d:Zu[m==="pause"&&g==="play"?"pause":g]})}),g==="play"&&a("span",{children:y})]},g)}),a("button",{type:"button",class:"sv-\
button sv-run",onClick:c.run,hidden:!(i&&r&&!h),children:p("transport.run")})]})}function Es(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector(
"summary")?.focus(),t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function sh(){let{viewer:t}=fe();return a("details",{class:"sv-keys",ref:e=>{
t.help=e},children:[a("summary",{children:p("transport.keys")}),a("div",{class:"sv-keys-panel",children:[a("button",{type:"button",class:"sv-popover-close","ari\
a-label":p("term.close"),onClick:()=>Es(t.help,!1),children:"×"}),a("dl",{children:[t.keys.map(([e,s])=>a(R,{children:[a("dt",{children:e.split(/\s+/).map(n=>a(
"kbd",{children:n}))}),a("dd",{children:s})]})),a("dt",{children:[a("kbd",{children:"A – Z"}),a("kbd",{children:", . ?"})]}),a("dd",{children:a("label",{class:"\
sv-check",children:[a("input",{type:"checkbox",defaultChecked:$t.on,onChange:({currentTarget:e})=>$t.keep(e.checked)}),p("transport.letters")]})})]})]})]})}function Gi({
children:t}){let{run:e,moment:s,speed:n,pace:r,ghosts:o,presenting:i,state:l,set:c,viewer:{actions:d}}=fe(),u=eh(l);return a("div",{class:"sv-transport",role:"g\
roup","aria-label":p("transport.label"),children:[t,a(th,{}),a("div",{class:"sv-transport-side",children:[a("span",{class:"sv-count",children:u}),a(Di,{}),!(e&&
C(e.trace))&&a("label",{class:"sv-check",children:[a("input",{type:"checkbox",checked:o,onChange:({currentTarget:h})=>c({ghosts:h.checked})}),p("stream.ghosts")]}),
Le(l)&&oe(l)>0&&a("button",{type:"button",class:"sv-link",onClick:d.follow,children:p("transport.follow")}),a(vt,{label:p("transport.pace"),choices:Qu.map(h=>[h,
p(`transport.${h}`)]),chosen:r,choose:h=>c({pace:h})}),a("label",{class:"sv-speed",children:a("select",{"aria-label":p("transport.speed"),value:n,onChange:({currentTarget:h})=>c(
{speed:Number(h.value)}),children:Xu.map(h=>a("option",{value:h,children:`${h}×`},h))})}),a("button",{type:"button",class:"sv-link sv-present",title:p("transpo\
rt.presenter_means"),onClick:d.present,children:p(i?"transport.leave":"transport.presenter")}),a(sh,{})]}),a(Ui,{text:e?`${u}. ${Ss(e,s,de(l))}`:""})]})}function Ki(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function nh(t){let{start:e,back:s,previous:n,play:r,next:o,forward:i,end:l,present:c}=t.actions,d=()=>{let{presenting:u,
pinned:h}=t.state;if(t.help?.open)Es(t.help,!1);else if(u)c();else if(h)t.pin(null);else return!1;return!0};return new En({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:o,start:e,end:l,present:c,escape:d,help:()=>Es(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.predict.press(rh(u,t.state)?"r":u,
t.state.predicting),letters:()=>$t.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let h=Vi(u,t.state.moment);return h&&t.seek(h.round),!!h}})}function rh(t,e){return t==="PageDown"&&e.presenting&&!is(e)&&ze(e)!==
null}function On({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,n]=(e.dataset.at??"").split(".").map(Number);return{
round:s,index:n}}function Yi(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",o=({screenX:m,screenY:f})=>`${m},${f}`;window.addEventListener("pointermo\
ve",m=>{r=o(m)},{signal:n}),s.addEventListener("pointerover",m=>{o(m)!==r&&t.hover(On(m))},{signal:n}),s.addEventListener("pointermove",m=>t.hover(On(m)),{signal:n}),
s.addEventListener("focusin",m=>t.focusOn(On(m)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:n,capture:!0}),s.addEventListener(
"click",m=>{let f=On(m);f&&t.pin(Xe(f,m.detail?i:t.state.pinned)?null:f)},{signal:n}),document.addEventListener("pointerdown",({target:m})=>{let{help:f}=t;f?.open&&
m instanceof Node&&!f.contains(m)&&Es(f,!1)},{signal:n}),nh(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:n});let c=new MutationObserver(l);[document.documentElement,document.body].forEach(m=>c.observe(m,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let d=0,u=new ResizeObserver(([{contentRect:m}])=>{let f=d;d=m.width,!(!d||d===f)&&(f||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let h=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});h.observe(t.stream.scroller);let v=new ResizeObserver(()=>t.fit());
return v.observe(document.body),()=>{e.abort(),[c,u,h,v].forEach(m=>m.disconnect())}}var Ln=class{views;constructor(e){this.views=e.map(s=>({view:s,marked:null,stop:null}))}show(e,s,n){let r=Je(e,e.cursor)?e.cursor:s;this.views.forEach(o=>{let i=o.
view.find(s),l=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==l&&(o.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(o,{marked:i,stop:l})})}};var oh=1100,ah=1.6,ih={draft:450,verify:1200,test:1e3,discard:700,final:1300},Xr=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,zn=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return zr(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=ss(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;Xr(n,s)&&!this.barred(n);)n=Tr(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move(xa(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(Tr(this.rounds,n),"step",s);else{let r=ss(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,Xr(o,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...oe(
this.store.state)?{}:{moment:Ot.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:o}=Ye(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?ih[o]:oh)/(r?ah:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Xr(e.moment,e.until)?null:
oe(e)?()=>this.tick():Le(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Ji=240;function lh(t){let e=[...t];return e.length>Ji?e.slice(2-Ji).join("").replace(/^\S*\s+/,"… "):t}function Xi(t,e,s){let n=ze(e),r=n?null:as(e),{kept:o=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:o,chance:i}:null,question(){let{round:c,index:d}=n??{round:0,index:0},
h=[...s.rows.slice(0,c).flatMap(({slots:v})=>v.filter(({kind:m})=>He(m))),...s.rows[c].slots.slice(0,d)].map(v=>v.text).join("");return{guess:[...Re(Ce(s.rows[c].
slots[d]))].slice(0,60).join(""),before:lh(s.promptText+h),round:c+1,slot:d+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var ch=[0,.25,.5,.75,1],Cn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Pn=class{constructor({say:e,intents:s}){this.say=e,this.intents=s,this.brought=null,this.told="",this.
button=w("button",{type:"button",class:"sv-link",on:{click:s.toggle}},e("predict.start")),this.wished=null,this.refused=w("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=w("span",{class:"sv-quiet"}),this.switch=w("input",{type:"checkbox",on:{change:()=>s.set({informed:this.switch.checked})}}),this.question=
w("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=w("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>s.answer(null)),this.reveal.append(
w("kbd",{},"R")),this.row=w("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...ch.map(n=>w("button",{type:"button",class:"sv-choose",on:{
click:()=>s.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",s.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>s.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=w("div",{class:"sv-lesson",role:"status"}),this.node=w("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},w("div",{class:"sv-section-head"},w("h2",{},e("predict.heading")),this.score,w("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",s.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,s,n="sv-choose"){
return w("button",{type:"button",class:n,on:{click:s}},this.say(`predict.${e}`))}label(e){let s=e===0?"none":e===1?"all":null,n=Object.keys(Cn).find(r=>Cn[r]===
e&&(s?/\D/:/\d/).test(r))??"";return[w("span",{},s?this.say(`predict.${s}`):z(e)),w("kbd",{},n.toUpperCase())]}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(s)if(n==="r")this.intents.answer(null);else if(n in Cn)this.intents.answer(Cn[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){te(this.refused,this.wished===e&&C(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,s){let{say:n}=this,{moment:r,predicting:o}=e;if(Xi(this.node,e,s),this.node.hidden=!o,this.button.hidden=o||s.trace.settings.gamma===
0,this.explain(s),!o)return;let i=this.node.contains(document.activeElement),l=ze(e),c=as(e),d=s.over&&r.round===s.length;this.switch.checked=e.informed,te(this.
question,l?this.ask(s,l):c?this.tell(e.answers[c]):n(d?"predict.ended":"predict.waiting")),te(this.facts,l?this.given(e,s,l):c?this.reckon(e.answers[c]):""),this.
row.hidden=!l,this.next.hidden=!!l||d||e.playing;let u=La(Object.values(e.answers));te(this.score,u.n?n(u.decided?"predict.score":"predict.score_undecided",{...u,
brier:I(u.brier)}):""),this.showLesson(e,s,u,d),this.bringUp(l),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!Xe(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:s,index:n}){return this.say("predict.ask",{token:Ce(e.rows[s].slots[n]),n:n+1,round:s+1})}tell({said:e,kept:s,threshold:n}){
let r=`predict.${s?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:z(e),brier:I(os(e,s))});return j(o,n!==null&&this.say("predict.truth",
{threshold:z(n)}))}reckon({said:e,kept:s}){return e===null?"":this.say("predict.brier",{said:e,happened:s?1:0,brier:I(os(e,s))})}given({informed:e},s,{round:n,index:r}){
let{target:o,draft:i}=s.rounds[n].drafts[r];return s.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say("predict.unknow\
n"):this.say("predict.given",{target:Y(o),draft:Y(i)}):this.say("predict.hidden")}showLesson({taught:e},s,n,r){let o=e||r&&n.n>0;this.finish.hidden=!n.n||r,this.
finish.setAttribute("aria-expanded",String(o));let i=o?za(n,s.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),this.lesson.
replaceChildren(...o?[w("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(l=>w("p",{},l))))}};function dh(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var $n=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=dh(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Qi=20,ph=5;function uh(t,e){let{drafts:s,final:n}=t.rounds[e],r=le(s),o=s.map((d,u)=>me(s,u));n&&(r.push(lt(s).length),o.push(lt(s).at(-1)??-1));let{rows:i,
count:l}=fa(o),c=Array.from({length:Math.max(0,...r)+1},(d,u)=>r.flatMap((h,v)=>h===u?[v]:[]));return{rows:i,count:l,levels:c,above:o.map(d=>i[d]??0),columns:r.
map(d=>d+2)}}function hh(t,e,s,n){let r=st(t,e,s,n),{drafts:o}=t.rounds[e];if(s>=o.length)return r;let i=Zt(o,me(o,s)).map(l=>Ce(t.rows[e].slots[l]));return p(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function Zi({run:t,number:e,looks:s,over:n}){let{state:r}=V(),{drafts:o}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:d,above:u,columns:h}=Ze(()=>uh(t,e),[t,e]),{at:v}=Qe(r),m=v?.round===e&&v.index<o.length&&Je(r,v)?v.index:-1,f=Zt(o,m),
b=$(null);B(()=>{let x=de(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&mh(b.current,Qe(r).at?.index??i.length-1)},[t,e,r.moment]);let g=lt(o).
length,y=x=>a("span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[x]??"absent","data-line":f.includes(x)?"":void 0,style:`\
grid-column:${h[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),k=x=>{let _=s[x]??"absent";return a("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,
"data-kind":_,"data-line":f.includes(x)?"":void 0,style:`grid-column:${h[x]};grid-row:${l[x]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:hh(t,e,x,_),children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),a(Mn,{slot:i[x],as:"sv-tree-token"})]},x)};return a("div",{class:`\
sv-tree${Math.max(c,d.length)>ph?" sv-tree-dense":""}`,ref:b,children:[a("div",{class:"sv-tree-scroll",children:a("div",{class:"sv-tree-grid",role:"grid","aria-\
label":p("tree.label"),style:{"--rows":c},children:[a("span",{class:"sv-tree-text","aria-hidden":"true","data-line":m>=0?"":void 0,children:p("tree.text")}),i.map(
(x,_)=>y(_)),d.map((x,_)=>a("div",{role:"row",class:"sv-tree-level",children:x.map(k)},`level ${_}`))]})}),a("div",{class:"sv-mask-side",children:[a("p",{class:"\
sv-mask-name",children:a(A,{name:"tree_mask",children:p("tree.mask")})}),a("div",{class:`sv-mask${o.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":o.length},children:o.map((x,_)=>a("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":s[_]??"absent","data-line":_===m?"":void 0,children:[0,...Zt(
o,_).map(E=>E+1)].map(E=>a("span",{class:"sv-mask-cell","data-column":E,style:{"--column":E}},E))},_))}),a("p",{class:"sv-tree-note",children:n?p("tree.sum",{verified:o.
length,accepted:g,wasted:o.length-g}):p("tree.sees")})]})]},e)}function mh(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!s||!n)return;let r=(c,d,u,h)=>Math.min(0,c-Qi-u)||Math.max(0,d+Qi-h),[o,i,l]=[n,t,s].map(c=>c.getBoundingClientRect());t.scrollTop+=r(o.top,o.bottom,i.
top,i.bottom),s.scrollLeft+=r(o.left,o.right,l.left,l.right)}var vh=7,fh=12;function gh(t,e){let s=$(null),[n,r]=N({run:t,layouts:e,columns:1/0}),o=n.run===t&&n.layouts===e?n.columns:1/0;return B(()=>{o<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:o}}function bh(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return C(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}var jn=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function el(){let{run:t,state:e,
viewer:s}=V(),{moment:n,entered:r}=e,{row:o,columns:i}=gh(t,s.layouts),l=de(e),c=Math.max(0,pt(e)),d=t.rounds[c],u=!!(d&&se(d)),h=t.rows[c]?.slots??[],v=l?.looks??
h.map(({kind:_})=>n.round?_:"absent"),m=d?.drafts.length??-1,f=u?[]:Array.from({length:m+1},(_,E)=>E),b=bh(t,c,i),g=C(t.trace)?m:t.width,y=f.map(_=>yh(t,c,_,v[_]??
"absent")),k={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=vh,"sv-round-tighter":g>=fh,
"sv-round-undrafted":b===0},x=_=>a(kh,{at:{round:c,index:_},look:v[_]??"absent",figures:y[_],concealed:ls(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===
h.length-1},_===m?"final":_);return wh(o,c),a("section",{class:["sv-round",...Object.entries(k).flatMap(([_,E])=>E?[_]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":p("round.label"),children:[a(xh,{run:t,number:c,tested:y.some(Boolean)}),a("div",{class:"sv-slots-grid",role:"grid","aria-label":p("round.label"),
children:a("div",{class:"sv-slots",role:"row",ref:o,children:[f.slice(0,-1).map(x),f.length>0&&Array.from({length:b-m},(_,E)=>a("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${E}`)),f.slice(-1).map(x)]})}),u&&a(Zi,{run:t,number:c,looks:v,over:!l&&n.round>0})]})}function wh(t,e){let s=$(null);B(()=>{
let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),B(()=>{let n=()=>{s.current=document.activeElement};t.current?.addEventListener("focusin",n)},[])}function xh({run:t,number:e,
tested:s}){let{models:n,settings:{drafter:r}}=t.trace,o=t.rounds[e]?.drafts[0]?.source??r;return a("ul",{class:"sv-slot-names",children:[a("li",{children:a(A,{name:o===
"model"?"draft":"drafter",children:r==="model"?p("round.guesses"):Ee(o,n.pair)})}),a("li",{children:a(A,{name:"verification",children:p("round.pass")})}),a("li",
{hidden:!s,children:a(A,{name:"accept_test",children:p("round.tests")})})]})}function tl(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==
0&&!ct(e,L(t.trace))?e.draw:null}function yh(t,e,s,n){let{drafts:r}=t.rounds[e],o=r[s],i=tl(t,o,n),l=ne(o);if(i==null||l===null)return"";if(o.verdict==="accepte\
d"&&i>=l)return p("rules.kept_by",{n:Rt(r)+1});let[c,d]=ie(i,l);return p(i<l?"round.below":"round.above",{draw:c,threshold:d})}function kh({at:t,look:e,figures:s,
concealed:n,now:r,entered:o}){let{run:i}=V(),{drafts:l,positions:c=[]}=i.rounds[t.round],d=l[t.index],u=i.rows[t.round].slots[t.index],h=e==="absent",v=i.trace.
settings.temperature===0,m=!!d&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),f=ne(d),b=tl(i,d,e);return a("div",{class:"sv-slot",role:"gridce\
ll",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":o?"":void 0,style:{"--i":t.index},"aria-hidden":h?"true":void 0,
"aria-label":h?void 0:st(i,t.round,t.index,e),children:[a("span",{class:"sv-slot-token",translate:!1,children:a(Mn,{slot:u,as:"sv-slot-text"})}),a("span",{class:"\
sv-slot-pass","aria-hidden":"true",children:[!v&&m&&f!==null&&a("span",{class:"sv-gauge",children:[a("span",{class:"sv-gauge-keep",style:{"--keep":f}}),b!=null&&
a("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),v&&m&&a(_h,{run:i,token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),a("span",{class:"sv-slot-ve\
rdict","aria-hidden":"true",children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),a("span",{class:"sv-slot-kind",children:["absent","guessed",
"lit"].includes(e)?"":p(`kind.${dt(e,i.trace)}`)})]}),a("span",{class:"sv-slot-figures",children:s})]})}function _h({run:t,token:e}){let s=e===void 0?"":re(t.alone(
e));return a("span",{class:"sv-slot-says",style:{"--sv-characters":s.length-2||1},children:s})}var Sh={mean_acceptance_length:t=>I(ye(t.emitted,t.rounds)),acceptance_rate:t=>z(ye(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>z(ye(t.accepted,t.drafted)),
drafted:t=>ve(t.drafted),emitted:t=>ve(t.emitted)};function Qr({drafts:t,final:e},s){let n=t.slice(0,s),r=n.filter(d=>d.verdict==="accepted").length,o=n.some(d=>d.
verdict==="rejected")?1:0,i=!e&&r===t.filter(d=>d.verdict==="accepted").length,l=o?"correction":i?null:"bonus",c=o===1||i||t.length<=s;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(l?1:0),final:l,drawn:c}}function sl(t,e){let s={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of t){let{drafted:r,accepted:o,
rejected:i,emitted:l}=Qr(n,e);s.drafted+=r,s.accepted+=o,s.rejected+=i,s.emitted+=l}return s}function Eh(t){let{drafter:e,temperature:s}=t.settings;return C(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":L(t)==="block"&&s?"rules.whatif":""}function nl(){let{run:t,gamma:e,moment:{round:s},set:n}=V(),r=t.trace.settings.
gamma,o=Eh(t.trace),i=e>=r,l=p(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return a("div",{class:"sv-block",children:[a("h3",{children:p("whatif.gam\
ma")}),a("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[a("span",{"aria-hidden":"true",children:"γ"}),a("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":p("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>n({gamma:Number(c.value)})}),a("output",{class:"sv-whatif-value",children:l})]}),
!i&&a(Th,{gamma:e,most:r,rounds:t.rounds.slice(0,s)}),a("p",{class:"sv-note","aria-live":"polite",children:i?p(o||(r<2?"whatif.fewest":"whatif.try")):p("whatif.\
note",{gamma:e,rounds:s})})]})}function Th({gamma:t,most:e,rounds:s}){let[n,r]=[sl(s,1/0),sl(s,t)];return a("table",{class:"sv-figures-table",children:[a("thead",
{children:a("tr",{children:[a("th",{scope:"col",children:p("whatif.rounds")}),a("th",{scope:"col",children:p("whatif.was",{gamma:e})}),a("th",{scope:"col",children:p(
"whatif.would",{gamma:t})})]})}),a("tbody",{children:Object.entries(Sh).map(([o,i])=>a("tr",{children:[a("th",{scope:"row",children:p(`whatif.row.${o}`)}),a("td",
{children:i(n)}),a("td",{children:i(r)})]},o))})]})}var Mh=["draft","verify","accept"],Rh=["accepted","rejected","untested","correction","bonus"],An=36,Oh=20,Lh=5;function rl(){let{run:t,viewer:{table:e}}=V(),[s,
n]=N(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,c=l?.closest("[data-round]");!l||!c||n({run:t,text:p("rounds.detail_of",{round:Number(
c.dataset.round)+1,time:l.getAttribute("aria-label")})})},o=s?.run===t;return a("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[a(
"div",{class:"sv-section-head",children:[a("h2",{children:a(A,{name:"round",children:p("rounds.heading")})}),a("ul",{class:"sv-legend",children:Rh.map(i=>a("li",
{children:[a("span",{class:"sv-mark","data-kind":i}),a(A,{name:i,children:p(`kind.${i}`)})]},i))})]}),a("p",{class:"sv-note",children:p(C(t.trace)?"tree.rounds":
"rounds.note")}),a(ge,{node:e.scroller}),a("p",{class:`sv-note sv-round-detail${o?"":" sv-hint"}`,children:o?s.text:p("rounds.detail")}),a("div",{class:"sv-foot",
children:[a("ul",{class:"sv-legend",children:a("li",{children:[a("span",{class:"sv-swatch","data-part":"overlap"}),a(A,{name:"overlap",children:p("rounds.overla\
p_key")})]})}),a(zt,{plain:p("rounds.plain_key")})]})]})}var Hn=class{head=w("div",{class:"sv-row sv-row-head",role:"row"});body=w("div",{class:"sv-rows",role:"\
rowgroup"});grid=w("div",{class:"sv-grid",role:"grid","aria-label":p("rounds.label")},w("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=w(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,s,n){s!==this.
run&&this.load(s),this.concealed=ls(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>Oh),this.body.append(e),this.body.style.height=`${this.rows.length*An}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>Lh);let e=(s,n="")=>w("div",{role:"columnheader",class:n},s);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(s,n)=>e(p("rounds.guess",{n:n+1}))),e(p("rounds.final"),"sv-final"),e(p("rounds.time"),"sv-time"))}row(e){let{drafts:s,positions:n=[],times:r}=this.
run.rounds[e],{slots:o,final:i}=this.run.rows[e],l=o.map((c,d)=>{let u=d<s.length&&n[d]?n[d].overlap:null,h=this.cell(c,e,d,u);return c===i&&h.classList.add("sv\
-final"),h});return w("div",{class:"sv-row sv-ahead",role:"row","data-round":e},w("div",{class:"sv-number",role:"rowheader","aria-label":p("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,s,n,r){let o=_s(w("span",{class:"sv-cell-text",translate:"no"}),e,!0);return w("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${s}.${n}`,"aria-label":this.label(s,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},w("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,s,n,r){let o=st(this.run,e,s,r);return n==null?o:p("token.aria_overlap",{label:o,overlap:Y(n,2)})}time(e){let s=e.
draft+e.verify+e.accept;this.spans.push(s);let n=p("rounds.row_time",{total:W(s),draft:W(e.draft),verify:W(e.verify),accept:W(e.accept)}),r=w("div",{class:"sv-b\
ar"},...Mh.map(o=>w("span",{"data-part":o,style:`--t:${e[o]}`})));return w("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},w("div",{class:"sv\
-bars-pair"},r),w("span",{class:"sv-ms"},W(s)))}compare(e){let{sums:s,plain:n}=this.run.folds,r=s[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.
until[s[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=p("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:W(o)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(w("div",{class:"sv-bar sv-bar-plain"},w("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.
spans[e],o),!0}showRounds(e){let[s,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:s,shown:n}=this;if(s!==null&&(!e||s!==n)&&(this.
rows[s].classList.toggle("sv-ahead",s>=n),this.rows[s].classList.remove("sv-row-now"),this.run.rows[s].slots.forEach((o,i)=>this.dress(s,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(o,i)=>this.dress(n,i,o))}dress(e,s,n){let r=this.find({round:e,index:s});if(!r)return;let{kind:o}=this.run.rows[e].slots[s],i=n==="absent",{drafts:l,positions:c=[]}=this.
run.rounds[e],d=n==="guessed"||n==="lit"&&this.concealed,u=s<l.length&&!d?c[s]?.overlap??null:null;he(r,"data-kind",n||o),r.firstElementChild&&he(r.firstElementChild,
"data-kind",n||o),he(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||he(r,"aria-label",this.label(e,s,u,n||o))}showCut(e,s){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(s,this.marked):0,o=n===1/0&&this.cutting===1/0?0:Math.max(s,this.marked);for(let i=r;i<o;i+=1)this.
markCut(i,i<s?n:1/0);Object.assign(this,{cutting:n,marked:s})}markCut(e,s){let n=this.run.rounds[e],{drawn:r}=Qr(n,s);this.run.rows[e].slots.forEach((o,i)=>{let l=this.
find({round:e,index:i}),c=i<n.drafts.length?i>=s:!r,d=i===s&&!r;l&&(l.classList.toggle("sv-cut",c&&!d),l.classList.toggle("sv-cut-own",d),he(l,"aria-description",
c?p(d?"whatif.own":"whatif.gone",{gamma:s}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),s=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(o=>r<this.shown||s(o)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,s=(this.
shown+(this.now==null?0:1))*An;s>e+this.height?this.scroller.scrollTop=s-this.height:s-2*An<e&&(this.scroller.scrollTop=Math.max(0,s-2*An))}relayout(){this.height=
null}};var Zr=["both","target","draft"],zh={both:"overlap",target:"residual",draft:"rejected"},Ch=[0,.5,1],ol=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function al({view:t,at:e}){let{raw:s,asTable:n,set:r}=V(),o=yi(t.position),i=s&&o,l=$(
{at:e,form:`${s} ${n}`,morph:!1}),c=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
a("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[a("h3",{children:t.heading}),a("div",{class:"sv-areas-views",children:[o&&a(
vt,{label:p("areas.view"),choices:["shaped","raw"].map(d=>[d,p(`areas.${d}`)]),chosen:i?"raw":"shaped",choose:d=>r({raw:d==="raw"})}),a(vt,{label:p("areas.form"),
choices:["picture","table"].map(d=>[d,p(`areas.${d}`)]),chosen:n?"table":"picture",choose:d=>r({asTable:d==="table"})})]}),n?a(Ah,{view:t,raw:i}):a(Ph,{view:t,raw:i}),
a("p",{class:"sv-note",children:j(...t.notes,o&&p(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function Ph({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,o=gn(s,[...n.keys()],e).map(ol(t));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return a("div",{class:"sv-areas-picture",children:[a("div",{class:"sv-areas",role:"img","aria-label":jh(t,o,l,i),children:[a("div",{class:"\
sv-area-row sv-area-head",children:[a("span",{children:p("areas.token")}),a("span",{}),a("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:p("areas.ta\
rget")}),a("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:p("areas.draft")})]}),o.map((c,d)=>a($h,{view:t,row:c,others:d===o.length-1,dart:i?.token===
c.token?i:null},d)),a("div",{class:"sv-area-row sv-area-axis",children:[a("span",{}),a("span",{class:"sv-area-ticks",children:Ch.map(c=>a("span",{style:{"--x":c},
children:c}))})]}),l!==null&&a("div",{class:"sv-area-row sv-area-total",children:[a("span",{class:"sv-t",children:p("areas.total")}),a(il,{values:{both:l,draft:1}}),
a("span",{class:"sv-p"}),a("span",{class:"sv-p",children:Y(l)})]})]}),r==="both"&&a("ul",{class:"sv-legend",children:[Zr.map(c=>a("li",{children:[a("span",{class:"\
sv-area-key","data-area":c}),a(A,{name:zh[c],children:p(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&a("li",{children:[a("span",{class:"sv-dart-key"}),
p("areas.key.dart")]})]})]})}var il=({values:t,dart:e=null})=>a("span",{class:"sv-area-bar",style:Object.fromEntries(Zr.map(s=>[`--${s}`,t[s]||0])),children:[Zr.
map(s=>a("span",{"data-area":s},s)),e&&a("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function $h({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return a("div",{class:`sv-area-row${s?" sv-others":""}`,children:[a("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),a(il,{values:e,dart:n}),a("span",{class:"sv-p",children:e.target==null?"":K(e.target)}),a("span",{class:"sv-p",children:e.draft==null?
"":K(e.draft)})]})}function jh(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,d)=>(d[i]??0)-(c[i]??0))[0];return l&&p(`areas.first.${i}`,{
token:t.name(l.token),p:Y(l[i])})},o=e[e.length-1];return j(r("target"),r("draft"),s!==null&&p("areas.overlap",{overlap:Y(s)}),n&&p(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),p("areas.rest",{target:K(o.target),draft:K(o.draft)}))}function Ah({view:t,raw:e}){let{position:s,name:n,marks:r,models:o}=t;return a("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":p("areas.table_label"),children:a("table",{children:[a("thead",{children:a("tr",{children:["token","target",
"draft","both"].map(i=>a("th",{scope:"col",children:p(`areas.${i}`)}))})}),a("tbody",{children:[bn(s,e).map(ol(t)).map(({token:i,target:l,draft:c,both:d})=>a("t\
r",{children:[a("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,c,d].map(u=>a("td",{children:K(u)}))]},i)),o==="both"&&!e&&a("tr",{class:"\
sv-sum",children:[a("th",{scope:"row",children:p("areas.sum")}),[1,1,s.overlap].map(i=>a("td",{children:K(i)}))]})]})]})})}var Hh={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function qn(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=Hh[s],o=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===o?0:-1}),t[o].
focus(),o)}function qh({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?me(t,s):null;return(t.find(({verdict:i},l)=>i==="accepted"&&me(t,l)===r)??e??{token:n}).
token}function ll({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=V();if(!s||t.open||!t.position)return null;let r=n.refusal,o=t.kind==="untested",i=qh(t);return a(
"div",{class:"sv-block sv-branch",children:[a("h3",{children:p("branch.heading")}),a("p",{class:"sv-note",children:r||p(o?"branch.untested":"branch.note")}),!r&&
!o&&a("div",{class:"sv-choices",role:"toolbar","aria-label":p("branch.heading"),onKeyDown:l=>qn([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],d)=>a("button",{type:"button",class:"sv-choose",tabindex:d===0?0:-1,"aria-label":p("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.
make({branch:{round:t.number,index:t.index,token:l}}),children:[a("span",{class:"sv-choice-token",children:e(l)}),a("span",{class:"sv-p",children:K(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var Nh=3,Ih=.1,Dh=.09,Bh=.3,Fh=2**20,Vh=8,cl=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,s)=>s-e),eo=t=>Math.min(t.rest[1]??0,cl(t)[Vh-1]??1);
function Uh(t,e){let{candidates:s,rest:n}=e,r=h=>h?-h*Math.log(h):0,o=eo(e),i=o?n[1]??0:0,l=s.reduce((h,[,v])=>h+r(v),0),c=l-(i?i*Math.log(o):0),d=l+r(i)+i*Math.
log(Fh),u=h=>Math.min(Dh,Bh*Math.exp(-h));return t>u(c)?1:t<=u(d)?0:null}var dl={token:(t,e)=>e,match:t=>t,typical:(t,e,s)=>s&&Uh(t,s),"top-k":(t,e,s)=>{let n=cl(
s)[Nh-1];return n===void 0?null:t>0&&t>=n?1:e},threshold:(t,e)=>t>=Ih?1:e},Ts=(t,e,s,n)=>dl[t](e,s,n);function Wh(t,e){let{target:s}=t,n=ce(t);return s==null||n===
null?[]:Object.keys(dl).flatMap(r=>{let o=Ts(r,s,n,e);return o===null?[]:[[r,o]]})}function pl({draft:t,position:e,draw:s,alone:n}){let r=n?Wh(t,e):[];return r.
length?a("details",{class:"sv-other-rules",children:[a("summary",{children:p("rules.others.heading")}),a("table",{class:"sv-figures-table",children:[a("thead",{
children:a("tr",{children:["rule","chance","verdict"].map(o=>a("th",{scope:"col",children:p(`rules.others.${o}`)}))})}),a("tbody",{children:r.map(([o,i])=>{let l=s<
i?"accepted":"rejected";return a("tr",{"data-rule":o,children:[a("th",{scope:"row",class:J(o)?"sv-lossy":"",children:p(`rules.name.${o}`)}),a("td",{children:Y(i)}),
a("td",{children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",p(`kind.${l}`)]})]},o)})})]}),a("p",{class:"sv-note",children:p("rules.othe\
rs.note",{draw:Y(s)})})]}):null}var gt=t=>t.trace.settings.temperature===0;function bt(t,e){return e===-1?p("token.rest"):re(t.alone(e))||Se(t.piece(e))||p("token.empty")}function to(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function ul(t,e){
let s=e.part?p("inspector.bytes",{hex:Se(e.piece)})+" ":e.took>1?p("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+j(Gh(t,e),n!=null&&p("in\
spector.confidence",{predicted:z(n)}))}function Gh(t,e){let{kind:s,round:n,accepted:r,draft:o}=e,i=gt(t),l=to(t,e);if(s==="plain")return Rn(p("why.plain"),t,e.number);
let c=se(n)?Kh(t,e):"";if(c)return c;if(s==="bonus")return n.drafts.length===1?p("why.bonus_one"):p("why.bonus",{n:n.drafts.length});let d=i||L(t.trace)==="toke\
n"?"":Yh(t,e);if(d)return d;if(s==="correction")return p(`why.${i?"greedy_":""}correction`,{guess:bt(t,n.drafts[r].token)});if(s==="untested"){let f=n.drafts.findIndex(
({verdict:b})=>b==="rejected");return f<0?p("why.untested_end"):p("why.untested",{n:f+1})}if(s==="guessed"&&l)return p("why.copied");if(i)return p(`why.greedy_${s}`);
if(o?.target==null||o.draft==null)return p("inspector.absent_probabilities");let[u,h]=ie(o.target,o.draft),v={target:u,draft:h,chance:z(Math.min(1,o.target/o.draft))},
m=s!=="accepted"?s:o.target>=o.draft?"sure":"lucky";return p(l&&["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,v)}function Kh(t,{kind:e,round:{drafts:s},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return p(`tree.why.${e}`);if(gt(t)||L(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return p("tree.why.guessed");let o=s.some(({parent:u},h)=>h<n&&u===r.parent),i=r.draft===1;if(!i&&!o)return"";let[l,c]=ie(r.target,
r.draft),d=z(Math.min(1,r.target/r.draft));return j(o&&p("tree.why.left"),i?p("tree.why.certain",{target:l}):p("tree.why.ratio",{target:l,draft:c,chance:d}))}function Yh(t,{
kind:e,round:s,accepted:n,draft:r,index:o}){let i=L(t.trace);if(e==="correction"){let d=s.drafts[n];return J(i)?"":p(`rules.why.${i}.correction`,{guess:bt(t,d.token),
weight:Y(d.weight??1)})}if(e==="untested")return i==="block"&&s.final?p("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[d,u]=ie(r.draw??0,ce(r)??1),h=!s.drafts.some((m,f)=>me(s.drafts,f)===o),v=e==="accepted"?Mt(r):h?"rejected_last":e;return p(`\
rules.why.block.${v}`,{by:Rt(s.drafts)+1,draw:d,ratio:u})}let[l,c]=ie(r.target,r.draft);return p(`rules.why.${J(i)?"lossy":i}.${e}`,{rule:p(`rules.name.${i}`),target:l,
draft:c,chance:z(ne(r)??0),exact:z(Math.min(1,r.target/r.draft))})}var hl=2,ml=16,Jh=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",vl=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Xh(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Qh(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Zh(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
w("img",{src:s[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(Jh).forEach(n=>n.remove()),e}function em(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=w("div",{style:`width: ${s+2*ml}px; padding: ${ml}px`},Zh(t)),r=w("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:Ke}),e.append(r);let d=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function tm(t){let{outer:e,page:s,width:n,height:r}=em(t),
o=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(vl,""),i=new XMLSerializer().serializeToString(e).replace(vl,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(Xh())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let d=w("canvas",{width:n*hl,height:r*hl}),u=d.getContext("2d");return u.
fillStyle=s,u.fillRect(0,0,d.width,d.height),u.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function nt({of:t,name:e}){let s=$(null);return Qh()?a(
"button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:o}=s.current,i=t?o.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;w("a",{href:await tm(i),download:`specviz-${e}.png`}).click()},children:p("snapshot")}):null}var sm=8,nm=.85;function fl({of:t}){let[e,s]=N(!1);return B(()=>{let r=t.current,o=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=sm),i=new ResizeObserver(o),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",o,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),a("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:nm*t.current.clientHeight,
behavior:r})},children:"▾"})}var gl=4;function bl(){let{run:t,state:e,raw:s,asTable:n,source:r,live:o,viewer:i}=V(),{at:l,how:c}=Qe(e),d=Je(e,l),u=Oa(e,d),h=d!==null&&d.number!==pt(e),v=d?`${d.
number}.${d.index} ${d.kind}`:"",m=$(null);B(()=>{m.current.scrollTop=0},[t,v]);let f=()=>{i.seek(d.number+1),i.pin({round:d.number,index:d.index}),m.current.focus(
{preventScroll:!0})};return a(R,{children:[a("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":p("inspector.heading"),ref:m,children:[a("div",{
class:"sv-section-head",children:[a("h2",{children:p("inspector.heading")}),a("span",{class:"sv-pin",children:[d&&a("span",{class:"sv-quiet",children:p(`inspect\
or.${c}`)}),d&&c==="pinned"&&a("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:p("inspector.unpin")})]})]}),!d&&a("p",{class:"sv-quiet",
children:p("inspector.empty")}),d&&a(on,{run:t,when:[v,d.open,u,h,s,n,o,r,i.layouts].join(),children:a(rm,{run:t,seen:d,concealed:u,stage:h?f:null})})]}),a(fl,{
of:m})]})}function rm({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:o}}=t.trace,i=e.draft&&!e.draft.source&&o!=="model"&&Ee(o,r.pair),l=p("\
inspector.where",{round:e.number+1,slot:Jr(t,e.number,e.index)}),c=i?p("token.from",{slot:l,drafter:i}):l,d=h=>bt(t,h),{position:u}=e;return a("div",{class:"sv-\
inspected",children:[a("div",{class:"sv-title",children:[a("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?Se(e.piece):e.text?a(pe,{
text:e.text,oneLine:!0}):p("token.empty")}),a("div",{children:[a("span",{class:"sv-chip","data-kind":e.kind,children:p(`kind.${dt(e.kind,t.trace)}`)})," ",n?a("\
button",{type:"button",class:"sv-link",title:p("inspector.stage"),onClick:n,children:c}):a("span",{class:"sv-quiet",children:c})]})]}),a("p",{class:"sv-why",children:s?
p("predict.hidden"):ul(t,e)}),!s&&!u&&a("p",{class:"sv-quiet",children:p("inspector.absent")}),!s&&u&&a(al,{view:om(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
a(im,{run:t,seen:e}),a(lm,{run:t,seen:e}),a(ll,{seen:e,name:d}),a(nt,{of:".sv-areas-block",name:"distributions"})]})}function om(t,e,s){let{kind:n,round:r,judged:o}=e,
l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",c=n==="guessed"||n==="lit",d=L(t.trace)==="token",u=new Map,h=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,v=ts(r);h&&v&&u.set(h.token,v),o&&u.set(o.token,c?n:o.verdict);let f=!(o&&!c&&!gt(t)&&d)||o.draw==null||o.draft==null?null:{token:o.token,at:o.
draw*o.draft,kind:o.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[n==="untested"&&"areas.untested",l!=="target"&&
to(t,e)&&"areas.lookup",gt(t)?"areas.greedy":l==="both"&&!d&&"rules.areas"];return{position:s,name:y=>bt(t,y),heading:p(b[l]),notes:g.flatMap(y=>y?[p(y)]:[]),shaping:am(
t),models:l,marks:u,dart:f,decides:d}}function am({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[p("areas.temperature",{value:t}),...e>0?[p("areas.t\
op_k",{value:e})]:[],...s<1?[p("areas.top_p",{value:s})]:[]].join(p("comma"))}function im({run:t,seen:e}){let s=L(t.trace),r=["accepted","rejected",...s==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,o=r?.draw??null,i=ne(r??void 0);if(gt(t)||!r||o===null||i===null)return null;let[l,c]=ie(o,i),d={draw:l,threshold:c,
target:We(r.target),draft:We(r.draft),kind:p(`kind.${dt(e.kind,t.trace)}`)},u=o<i?"passed":"failed",h=ct(r,s),v=p(s==="token"?`test.${e.kind}`:`rules.sum.${h?"c\
ertain":J(s)?"lossy":s}.${u}`,d),m=s==="block",f=m&&!C(t.trace)?ya(e.round.drafts,e.index):null;return a("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":o},children:[a("h3",{children:a(A,{name:"accept_test",children:p("test.heading")})}),a("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":h?v:p("test.aria",d),children:[a("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":o<i/2?"end":"start",children:p(m?"rules.pass":"test.keep")}),
a("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":o>(1+i)/2?"start":"end",children:p(m?"rules.fail":"test.drop")}),!h&&a(R,{children:[a("span",{class:"\
sv-needle"}),a("span",{class:"sv-needle-label","data-side":o>.5?"left":"right",children:`${p("test.draw")} ${l}`})]})]}),a("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[a("span",{children:"0"}),a("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${p("test.threshold")} ${c}`}),a("span",{children:"\
1"})]}),a("p",{class:"sv-arithmetic",children:v}),f&&a("p",{class:"sv-note",children:p(`rules.basis.${f.last?"last":"earlier"}`,{weight:Y(f.weight),excess:Y(f.excess)})}),
a(pl,{draft:r,position:e.position,draw:o,alone:!C(t.trace)})]})}function lm({run:t,seen:e}){let s=L(t.trace),n=cm(e),r=e.position&&n?xi(e.position,_a(n,s)):null;
if(!n||!r)return null;let o=!gt(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,gl),c=r.shares.find(({token:d})=>d===
i);return c&&!l.includes(c)&&(l[gl-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((d,u)=>d+u.share,0))}),a("div",{class:"sv-block sv-residual-block",children:[
a("h3",{children:a(A,{name:"residual",children:p("residual.heading")})}),a("p",{class:"sv-note",children:o?p(`rules.residual.${s}`,{weight:Y(n.weight??1)}):p("r\
esidual.note")}),a("div",{class:"sv-residual-head",children:[a("span",{children:p("areas.token")}),a("span",{children:p("residual.share")})]}),a("ul",{class:"sv\
-residual",children:l.map(d=>a("li",{class:d.token===-1?"sv-others":"","data-drawn":d.token===i?p("residual.chosen"):void 0,children:[a("span",{class:"sv-t",title:bt(
t,d.token),children:bt(t,d.token)}),a("span",{class:"sv-share",style:{"--share":d.share}}),a("span",{class:"sv-p",children:K(d.share)})]},d.token))})]})}function cm({
kind:t,draft:e,round:{drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=lt(s).at(-1)??-1;return s.findLast(({verdict:r},o)=>r==="reje\
cted"&&me(s,o)===n)??null}var wl=["draft","verify","accept"],dm=3;function xl(t,e){let s=t.folds.summary(e),n=e<dm&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:pm(t,e)}}function pm(t,e){
let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?p("headline.impossible"):p("headline.disturbed",{jitter:z(s.jitter)})}function yl(){
let{run:t,moment:{round:e}}=V(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:o,warning:i}=xl(t,e),l=(d,u,h,v)=>a("div",{class:`sv-figur\
e sv-figure-${d}`,children:[a("span",{class:"sv-figure-value",children:o?Qt:v}),d==="speedup"&&!o&&i&&a("span",{class:"sv-figure-busy",title:i,children:p("headl\
ine.busy")}),a("span",{class:"sv-figure-label",children:a(A,{name:u,children:h})})]}),c=!o&&s!==null&&s<1&&ee(s)!==ee(1);return a("div",{class:"sv-headline","da\
ta-slower":String(c),"data-busy":String(!o&&i!==""),title:o?p("headline.too_early"):void 0,children:a("div",{class:"sv-figures",children:[l("speedup","speedup",
p("headline.speedup"),ee(s)),l("acceptance","acceptance_rate",p(C(t.trace)?"tree.acceptance":"headline.acceptance"),z(n)),l("length","mean_acceptance_length",p(
"headline.length"),I(r))]})})}function kl(){let{run:t,moment:{round:e}}=V(),{numbers:s,early:n,warning:r}=xl(t,e),o=e<t.length&&p("headline.until",{round:e,rounds:t.
length});return a("p",{class:"sv-sentence",children:s.rounds?j(o,um(t,s),hm(t,e,s,n),r):p("headline.nothing")})}function um(t,{mean_acceptance_length:e,drafted:s,
rounds:n}){let{gamma:r,drafter:o}=t.trace.settings,i=I(e,s?1:0);if(!r)return p("headline.plain_round",{length:i});let l=s/n,c=s===n*r,d=C(t.trace)&&s?p("tree.gu\
esses",{n:I(l,Number.isInteger(l)?0:1)}):p(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return p("headline.each_round",{drafter:Ee(o,t.trace.models.
pair),guessed:d,length:i})}function hm(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return p("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(n||s==null||!r)return p("headline.too_early");if(ee(s)===ee(1))return p("headline.same");if(s>=1)return p("headline.faster",{share:z(1/
s)});let o=i=>I(r[i]/r.plain);return p("headline.slower",{total:I(wl.reduce((i,l)=>i+r[l]/r.plain,0)),draft:o("draft"),verify:o("verify"),accept:o("accept"),blame:p(
`part.${wl.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var mm=["emitted","rounds","drafted","accepted","rejected","untested"],vm=["accepted","rejected","untested"],fm={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},_l=({trace:t})=>t.settings.temperature>0&&J(L(t));function gm(t,e){if(t.trace.
settings.temperature>0)return p(`ledger.agreement.${_l(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return Qt;let{first_difference:n,compared:r}=s;
return n===null?p("ledger.agreement.same",{n:r}):p("ledger.agreement.differ",{n:n+1})}function Sl(){let{run:t,moment:{round:e}}=V(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},o={counts:Object.fromEntries(mm.map(l=>[l,ve(s[l])])),rates:{acceptance_rate:z(s.acceptance_rate),draft_efficiency:z(s.draft_efficiency),
mean_acceptance_length:I(s.mean_acceptance_length),mean_overlap:I(s.mean_overlap)},time:{speedup:ee(s.speedup),tokens_per_second:xr(s.tokens_per_second),plain_tokens_per_second:xr(
s.plain_tokens_per_second),prefill:n||r?W(n+r):Qt,agreement:gm(t,e)}},i=l=>p(`ledger.${l}.${l==="acceptance_rate"&&C(t.trace)?"tree":"label"}`);return a("sectio\
n",{class:"sv-section sv-ledger",children:[a("div",{class:"sv-section-head",children:[a("h2",{children:p("ledger.heading")}),a("span",{class:"sv-quiet",children:p(
"ledger.note")})]}),s.drafted>0&&a("div",{class:"sv-verdict-bar",role:"img","aria-label":p("ledger.bar",s),children:vm.map(l=>a("span",{"data-kind":l,style:`--n\
:${s[l]}`}))}),_l(t)&&a("p",{class:"sv-note",children:p("rules.lossy")}),a("div",{class:"sv-ledger-groups",children:Object.entries(o).map(([l,c])=>a("div",{class:"\
sv-ledger-group",children:[a("h3",{children:p(`ledger.groups.${l}`)}),Object.entries(c).map(([d,u])=>a("p",{class:"sv-ledger-line",children:[a(A,{name:fm[d]??d,
children:i(d)}),a("span",{class:"sv-ledger-value","data-metric":d,children:u})]}))]}))})]})}var El=23,Tl=["tokens","distance"],ro=[0,1],bm=1e-6,so=.005;function oo({candidates:t,rest:e,overlap:s}){let n=t.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,s==null?e[1]??0:1-s-n)}function wm(t,e){let s=(i,l)=>Math.max(0,e*(i??0)-(l??0)),n=t.candidates.reduce((i,[,l,c])=>i+s(l,c),0),[,r,o]=t.rest;
return[n+s(r,o),n+Math.max(s(r,o),e*oo(t))]}function xm({drafts:t,positions:e=[]}){let s=1;return t.map((n,r)=>{if(s=Math.min(1,s*((n.target??0)/(n.draft||1))),
r===t.length-1)return[s,s];let o=c=>c+1-s>0?c/(c+1-s):1,[i,l]=wm(e[r+1],s);return[o(i),o(l)]})}function ym(t,e){return e==="block"?xm(t):t.drafts.map((s,n)=>{let r=Ts(
e,s.target??0,ce(s)??0,t.positions?.[n]??null);return r===null?ro:[r,r]})}function Ml(t,e){if(e!=="block")return t.reduceRight((n,r)=>1+r*n,1);let s=1;return t.
reduceRight((n,r,o)=>{let i=s*r*(o+1);return s*=1-r,n+i},1)}function km(t,e){let{candidates:s,rest:[,n],overlap:r}=t,o=eo(t);if(r==null||n==null||Ts(e,o,o,t)!==
(e==="typical"?0:o))return ro;let i=s.map(([,k,x])=>({p:k??0,q:x??0})),l=i.map(({p:k,q:x})=>x?Ts(e,k,Math.min(1,k/x),t):0);if(l.includes(null))return ro;let c=i.
map(({q:k},x)=>k*(l[x]??0)),d=e==="typical"?0:Math.max(0,n-oo(t)),u=Math.max(0,1-d-c.reduce((k,x)=>k+x,0)),h=1-r<bm,v=u/(h?1:1-r),m=i.map(({p:k,q:x})=>v*(h?k:Math.
max(0,k-x))),f=v*(h?n:oo(t)),b=i.reduce((k,{p:x},_)=>k+Math.abs(c[_]+m[_]-x),0),g=Math.abs(d+f-n),y=e==="typical"&&v>1;return[(b+g)/2,(b+(y?f+n:g))/2]}function _m(t){
let{drafts:e,positions:s=[]}=t;return s.length<e.length||e.some(n=>ce(n)===null)?null:Object.fromEntries(ns.map(n=>{let r=ym(t,n);return[n,{tokens:[Ml(r.map(([o])=>o),
n),Ml(r.map(([,o])=>o),n)],distance:e.length&&J(n)?km(s[0],n):[0,0]}]}))}function Sm(t){let e=s=>t.reduce((n,r)=>n+r[s],0)/t.length;return[e(0),e(1)]}var Em=([t,
e])=>{if(e-t>=so)return`${I(t)} – ${I(e)}`;let s=(t+e)/2;return s<so?`<${so}`:I(s)},no=new WeakMap;function Tm(t){return no.has(t)||no.set(t,_m(t)),no.get(t)??
null}function Rl(){let{run:t,moment:{round:e},live:s,send:n}=V(),r=C(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",o=r?[]:t.rounds.slice(0,e).map(Tm).
filter(l=>l!==null),i=(l,c)=>Em(Sm(o.map(d=>d[l][c])));return a("div",{class:"sv-block sv-rule-lab",children:[a("h3",{children:p("rules.lab.heading")}),o.length>
0&&a("table",{class:"sv-figures-table",children:[a("thead",{children:a("tr",{children:["rule",...Tl].map(l=>a("th",{scope:"col",children:p(`rules.lab.${l}`)}))})}),
a("tbody",{children:ns.map(l=>a("tr",{"data-rule":l,children:[a("th",{scope:"row",class:J(l)?"sv-lossy":"",children:[p(`rules.name.${l}`),a("span",{children:l===
L(t.trace)&&` ${p("rules.lab.own")}`})]}),a("td",{children:i(l,"tokens")}),a("td",{children:J(l)?i(l,"distance"):"0"})]},l))})]}),a("p",{class:"sv-note",children:o.
length?p("rules.lab.rounds",{n:o.length}):p(`rules.lab.${r||"none"}`)}),o.length>0&&a("ul",{class:"sv-note",children:[...Tl,"range"].map(l=>a("li",{children:p(`\
rules.lab.legend.${l}`)}))}),s&&a("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:El}),children:p("rules.lab.claim",{n:El})})]})}var Mm=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Rm({models:t,settings:e}){let s=u=>p("size",{name:u.name,size:yr(u.parameters)}),n=s(t.
target),r=ka(e),{drafter:o,confidence:i}=e,l=u=>o!=="early-exit"?s(u):p("first_layers",{layers:u.layers,of:t.target.layers,size:yr(u.parameters)}),c=t.draft?p("\
pair",{target:n,draft:l(t.draft)}):p("pair_alone",{target:n}),d=C({settings:e})&&p("tree.settings",{tree:p(`tree.name.${e.tree}`),budget:e.budget});return[r&&p(
`rules.name.${r}`),d,o!=="model"&&Ee(o,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&p(u)),p("settings",{...e}),i&&p("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function Om({machine:t,captured:e,recorded:s},n){let{device:r,processor:o,placement:i}=t,l=r==="cuda"&&p(`steps.${e?"captured":"\
eager"}`);return p(n?"recorded":"live",{date:s.slice(0,10),machine:[o||r,i,l].filter(Boolean).join(" · ")})}function Lm({trace:{ending:t},folds:e}){let s=e.output.
length;return p(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function zm(t){let{run:e,recorded:s,status:n,stale:r}=t,o=n!=="done"?p(`state.${n}`):
e?Lm(e):p("state.idle"),i=s||oe(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="done"&&i),c=e&&n==="error"?p(s?"state.example":"state.previous"):l&&r?p(
"state.stale"):"";return j(t.message||(l?"":o),c)}function Ol(){let{state:t}=fe(),{run:e,recorded:s,status:n}=t,r=e?Om(e.trace,s):"",o=e?Rm(e.trace):"";return a(
"div",{class:"sv-status",children:[a("span",{class:"sv-origin","data-recorded":String(s),title:r,children:r}),a("span",{title:o,children:o}),a("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:zm(t).split(Mm).map((i,l)=>l%2?a("a",{href:i,target:"_blank",rel:"noopener",children:i}):a("span",{children:i}))})]})}function Cm({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=L(e),o=rs(n,r);return o>=0?p(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):Mr(n)?p("lead.w\
hy"):""}function Ll(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:o,viewer:i}=V(),l=!r&&e.phase===0,c=o!==null?p("lead.rests",{round:t.length,shown:o+
1}):l&&s&&n?Cm(t,e.round-1):"",d=l&&o===null&&t.over&&e.round===t.length?Qs(t):null,u=d!==null&&rs(t.rounds[d],L(t.trace))>=0;return a("span",{class:"sv-lead",children:[
c&&a("span",{children:c}),d!==null&&a("button",{type:"button",class:"sv-link",onClick:()=>i.teach(d),children:p(u?"lead.watch_rule":"lead.watch",{round:d+1})})]})}var Pm=2e3,Cl={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},zl=Object.keys(Cl),$m={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},jm={tree:["test","write"],block:["test"]};function Am({run:{trace:t},current:e}){let s=C(t)?"tree":L(t)==="block"&&t.settings.temperature?
"block":"",n=e?zl.indexOf(e):-1;return a("ol",{class:"sv-acts","aria-label":p("act.label"),children:zl.map((r,o)=>{let i=p(`act.${r}.${jm[s]?.includes(r)?s:"mea\
ns"}`);return a("li",{title:i,"aria-current":o===n?"step":void 0,class:o<n?"sv-past":"",children:[a(A,{name:r==="test"&&s==="block"?"block_verification":Cl[r],children:p(
`act.${r}.name`)}),a("span",{class:"sv-spoken",children:i})]},r)})})}function Hm(t,e){let s=$({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=Pm)&&(s.current={at:n,sentence:t}),s.current.sentence}function Pl({children:t}){let{run:e,state:s}=V(),{moment:n,entered:r,rested:o,mode:i,playing:l}=s,c=de(
s),d=r==="step"&&n.round>0,u=o===null?Ss(e,n,c):Ss(e,{round:pt(s)+1,phase:0},null),h=Hm(u,l||i==="running"&&!oe(s));return a("div",{class:"sv-story",children:[a(
Am,{run:e,current:c?$m[c.phase.name]:d?"write":null}),a("p",{class:"sv-caption",children:[a("span",{children:u})," ",a(Ll,{})]}),a("p",{class:"sv-spoken","aria-\
live":"polite",children:h}),t]})}var io=480,qm=5,Nm=/^ \S{1,24}$/,Im=["rejected","untested"];function $l(){let{run:t,tint:e,ghosts:s,viewer:{stream:n}}=V(),[r,o]=N(null),{gamma:i,drafter:l}=t.trace.
settings,c=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),d=Vr.filter(u=>u==="plain"?c:i>0);return a("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[a("div",{class:"sv-section-head",children:[a("h2",{children:a(A,{name:"token",children:p("stream.heading")})}),
a("ul",{class:"sv-legend",children:[...d,...s?Im:[]].map(u=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":u}),a(A,{name:u,"data-short":p(`kind.${u}`),
children:p(`legend.${u}`)})]},u))})]}),t.promptText.length>io&&r!==t&&a("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),o(t)},children:p(
"stream.more",{n:t.promptText.length})}),a(ge,{node:n.scroller}),a(Bi,{name:e})]})}function ao({text:t},e){return Nm.test(t)?(e.classList.add("sv-word"),[w("wbr",
{}),e]):[e]}var Nn=class{prompt=w("span",{class:"sv-prompt"});list=w("span",{class:"sv-list",role:"listbox","aria-label":p("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=w("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=w("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let s=this.run.promptText;te(this.prompt,!e&&s.length>io?"…"+s.slice(-io):s)}show({ghosts:e,tint:s,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),s!==this.tint&&this.paintTint(s),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let s=w("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!C(this.run.trace);return this.run.rows[e].slots.forEach((r,o)=>{He(r.kind)?s.append(...ao(r,this.option(r,e,o))):n&&s.append(...ao(
r,this.ghost(r,e,o)))}),s}option(e,s,n){let r=w("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${s}.${n}`,
style:`--i:${n}`,"aria-label":st(this.run,s,n),"data-tint":ks(this.tint,this.run.at({round:s,index:n}))});return _s(r,e)}ghost(e,s,n){let r=w("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${s}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return _s(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(s=>{let[n,r]=(s.dataset.at??"").split(".").map(Number);he(s,"data-tint",ks(e,this.run.at({round:n,index:r})))})}showRounds(e){let[s,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,he(this.scroller,"tabindex",e?null:0)}showNow(e){let s=this.
shown;if(this.now&&(!e||this.now.number!==s)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(s),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=se(this.run.rounds[s]);this.now.tokens.forEach((r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!He(i),he(r,"data-kind",i)})}begin(e){let{slots:s}=this.
run.rows[e],n=s.map((o,i)=>this.ghost(o,e,i)),r=w("span",{class:"sv-now","aria-hidden":"true"},...s.flatMap((o,i)=>ao(o,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(s=>[...s.querySelectorAll("[role=option]")])}find(e){let s=e&&this.rows[e.
round];return!s||e.round>=this.shown?null:s.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??s.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:s,
y:n,width:r,height:o}=e.box,i=new DOMRect(s,n,r,o-e.covered);pa(this.scroller,i,e.head,e.line)}measure(){let[e,s,n]=[this.scroller,this.text,this.head].map(o=>o.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:s,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:s,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-s.top)+r+qm}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var jl=0,Ms=["race","same","rounds","time","guesses","numbers"],lo=class extends Be{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?a(R,{children:this.props.children}):null}};function Al({views:t}){let{view:e,set:s}=V(),[n]=N(()=>(jl+=1,jl));return a("div",{class:"\
sv-views",children:[a("div",{class:"sv-view-tabs",role:"tablist","aria-label":p("views.label"),onKeyDown:r=>{let o=qn([...r.currentTarget.children],r);o>=0&&s({
view:Ms[o]})},children:Ms.map(r=>a("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:p(`views.${r}`)},r))}),Ms.map(r=>a("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:a(lo,{open:r===e,children:t[r]})},r))]})}function Hl(){let{run:t,set:e,viewer:s}=fe(),{predict:n,sequels:r,experiments:o,charts:{places:{race:i,lossless:l,costs:c,speedup:d,breakdown:u}}}=s;return a(R,
{children:[a("div",{class:"sv-stage",onPointerLeave:({pointerType:v})=>{v==="mouse"&&e({hovered:null})},children:[a(Ol,{}),!t&&a("p",{class:"sv-empty",children:p(
"empty")}),t&&a(R,{children:[a($l,{}),a(Pl,{children:[n.button,n.refused,n.node].map(v=>a(ge,{node:v}))}),a(el,{}),a(bl,{})]}),a(Gi,{children:t&&a(yl,{})})]}),t&&
a("div",{class:"sv-below",children:[a(kl,{}),a(ge,{node:r.compare.node}),a(Al,{views:{race:a(R,{children:[a(ge,{node:i}),a(nt,{name:"race"})]}),same:a(R,{children:[
a(ge,{node:l}),a(nt,{name:"same"})]}),rounds:a(R,{children:[a(rl,{}),a("section",{class:"sv-section sv-experiments",children:[a("div",{class:"sv-section-head",children:a(
"h2",{children:p("whatif.heading")})}),a(nl,{}),a(Rl,{}),a(ge,{node:o.again})]})]}),time:a(R,{children:[a(ge,{node:c}),a(nt,{name:"time"}),a(ge,{node:d}),a(nt,{
name:"time"})]}),guesses:a(R,{children:[a(ge,{node:u}),a(nt,{name:"guesses"})]}),numbers:a(Sl,{})}})]})]})}var ql={speedup:ee,acceptance_rate:z,draft_efficiency:z,mean_acceptance_length:I,emitted:ve},Dm=Object.keys(ql),co=(t,e)=>t.length===e.length&&t.every((s,n)=>s===
e[n]);function Nl(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(co(s,n))return"again";if(n.length<=s.length||!co(s,n.slice(0,s.length)))return null;let r=n.slice(
s.length),o=r.length-1,{output:i}=t.folds;return i.length<o||!co(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function Bm(t,e,s){let n=e.trace.prompt.
slice(t.trace.prompt.length),[r,o]=[t,e].map(({folds:c},d)=>c.output.slice(0,c.at(s[d]).emitted)),i=[...n,...o],l=0;for(;l<Math.min(r.length,i.length)&&r[l]===i[l];)
l+=1;return{n:l,was:r[l],now:i[l]}}function Il({compared:t,expected:e,returning:s},n){let r=s??(t&&Fm(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.
pair;return{pair:r?[i,n]:[n,l],shown:r}}return e&&n.source&&Nl(e.run,n.run)?{pair:[e,n],shown:1}:null}var Fm=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run),In=class{drawn=null;constructor({say:e,swap:s,close:n}){this.say=e,this.branched=w("p",{class:"sv-branched"}),this.texts=w("p",{}),this.note=w("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:w("th",{scope:"col"})})),this.body=w("tbody",{}),this.swap=w("button",{type:"but\
ton",class:"sv-link",on:{click:s}}),this.node=w("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},w("div",{class:"\
sv-section-head"},w("h2",{},e("compare.heading")),this.swap,w("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
w("table",{class:"sv-figures-table"},w("thead",{},w("tr",{},w("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:s}=e,n=this.drawn?.pair;if(this.drawn=s,this.node.hidden=!s,!s)return;let{say:r}=this,{pair:o,shown:i}=s,l=o.map(({run:u},h)=>h===i?Xs(e):u.length),
[c,d]=o.map(({run:u})=>u);te(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:u,node:h},v)=>te(h,v===i?r("compare.shown",{run:r(
`compare.${u}`)}):r(`compare.${u}`))),this.showBranch(c,d),this.body.replaceChildren(...this.rows(c,d,l)),te(this.texts,this.tell(c,d,l)),this.note.hidden=JSON.
stringify(c.trace.machine)===JSON.stringify(d.trace.machine),o.some(u=>n?.includes(u))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"ne\
arest"}))}showBranch(e,s){let n=Nl(e,s);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&te(this.branched,this.say("compare.branched",{n:n.at+
1,token:this.name(s,n.token),was:this.name(e,n.was)}))}rows(e,s,n){let{say:r}=this,o=(h,v)=>w("tr",{},w("th",{scope:"row"},r(`compare.${h}`)),...v.map(m=>w("td",
{},m))),l=ws.map(h=>({name:h,values:[e,s].map(({trace:v})=>kn(h,yn(v,h),v.models.pair))})).filter(({values:[h,v]})=>h!==v),c=l.some(({name:h})=>h==="tree"),d=[e,
s].some(({trace:h})=>C(h)),u=[e,s].map((h,v)=>h.folds.summary(n[v]));return[...l.map(({name:h,values:v})=>o(h,v)),...c?[o("verified",[e,s].map(({trace:h})=>ve(xs(
h))))]:[],...Dm.map(h=>o(d&&h==="acceptance_rate"?"acceptance_by_position":h,u.map(v=>ql[h](v[h]))))]}tell(e,s,n){let{n:r,was:o,now:i}=Bm(e,s,n);return o===void 0&&
i===void 0?this.say("compare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(
s,i)})}name(e,s){return s!==void 0&&re(e.alone(s))||this.say("token.empty")}};var Dn=class{constructor({say:e,send:s,store:n,most:r}){this.say=e,this.send=s,this.store=n,this.most=r,this.compare=new In({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:Il(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s}),this.show(e.pair[s])}show({run:{trace:e},source:s,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:s?.run,name:s?.recorded,offered:!!s?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var Bn=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new Nn;table=new Hn;round;marker;sequels;experiments;predict;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){la(s),ha.teach(s);let l=p;this.send=n,this.keys=s.keys,this.most=
i,this.store=new Js({...Ot,live:r},h=>this.changed(h)),this.player=new zn(this.store,()=>this.toggle()),this.actions=Ki(this),this.node=w("div",{class:"specviz"+
(o?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new Ge(this.node),this.presenter=new $n(this.node,()=>this.relayout()),this.round=new jn(this.
node),this.marker=new Ln([this.stream,this.table,this.round]);let{set:c,store:d}=this;this.sequels=new Dn({say:l,send:n,store:d,most:i}),this.experiments=new _n(
{say:l,sequels:this.sequels}),this.predict=new Pn({say:l,intents:{set:c,toggle:()=>this.asking.toggle(),answer:h=>this.asking.answer(h),goOn:()=>this.toggle()}}),
this.asking=new en(this);let u={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.charts=new xn({viewer:this,palette:this.
palette,seek:h=>this.seek(h),greedy:u}),this.silence=Yi(this),this.changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),
this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),G(null,this.node),this.node.remove()}load(e,{recorded:s=!1,at:n=null,phase:r=0,
play:o=!1,step:i=!1,teach:l=!1,source:c=null}={}){let d=new Ae(e),{over:u,length:h}=d,{run:v,offers:m}=this.state,f=c&&v?.trace.models.pair===e.models.pair&&v.trace.
models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Zs(d)||this.set({predicting:!1}),this.sequels.load({run:d,source:c,recorded:s&&u}),this.
experiments.load(d);let b=ss(d.rounds,{round:n??h,phase:r}),g=b.round===h;this.player.halt(),this.lag=!0,this.set({run:d,source:c,stale:!1,recorded:s&&u,moment:b,
entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&n===null?Rr(d):null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:d.trace.
settings.gamma,answers:{},looking:null,taught:!1,offers:f?m:null,...u?{status:"done",mode:"done",message:null}:{}});let y=l&&u?Qs(d):null;y!==null&&this.teach(y),
o&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(s?1:0),phase:0}),this.set({opening:!0}),s||
this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;let r=s.length;return s.append(e)?(n&&s.length>r&&this.
mayFollow()&&this.follow(s),s.over&&this.set({rested:Ma(this.state)}),s.over&&this.setState("done"),this.changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:s},asked:n,mode:r,hovered:o,predicting:i}=this.
state,l={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:s,phase:1},"step",l):this.player.move({round:e.length,phase:0},e.length===
s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){this.set({status:e,message:s,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status===
"error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){
e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.player.seek({round:e,phase:s}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.
leavesVerdict())return;let{state:s}=this,n=Le(s);oe(s)?this.hold(()=>this.player.forward(e)):(n||s.live&&!s.run)&&(this.set({following:!0,asked:s.predicting?"st\
ep":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,s=Le(e)&&oe(e)===0;e.playing?this.player.
halt():e.predicting&&(oe(e)||s)?this.asking.goOn():s?(this.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,
open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Xe(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,
...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){Ii(e)&&this.set({tint:e})}open(e){Ms.includes(e)&&this.set({view:e})}present(e){
e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"view"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=
requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n}=e,r=de(e),o=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==
this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.toggle("sv-open",!!s&&!s?.over),this.node.classList.toggle("sv-predict\
ing",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),s&&s!==this.drawn.run&&(this.stream.load(s),this.stream.scroller.scrollTop=0),s&&this.
stream.show(e,r),ps(this,Us(Hl,{}),this.node),s&&this.paintByHand(e,s,o),this.drawn={run:s,moment:n},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,s,n){
let{moment:r,entered:o,view:i}=e,l=e.mode==="running"&&!oe(e),c=e.mode==="running"||e.playing;i==="rounds"&&this.table.show(e,s,de(e)),this.lag||=n&&!e.whole,n&&
this.greet(o==="round"&&!l?r.round-1:-1),this.predict.show(e,s),this.sequels.compare.show(e),this.experiments.show(e),this.charts.show(s,{shown:r.round,known:Xs(
e),busy:c,view:i});let{at:d,how:u}=Qe(e);this.marker.show(e,d,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=!1)}greet(e){
this.fresh.forEach(s=>s.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(s=>s.rows[e]??[]),this.fresh.forEach(s=>s.classList.add("sv-fr\
esh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.
layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function Rs(t,e){let s=new Bn(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>Ea(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}window.SpecViz={mount:Rs,term:Sr,FONT:Ke,dom:{el:w,setText:te,Palette:Ge}};var Vm=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Dl(t){let e=Vm.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Fn(t,e){let s=document.createElement("a");s.href=URL.createObjectURL(t),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}async function Um(t){
let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"}));try{let s=new Image;s.src=e,await s.decode();let{naturalWidth:n,naturalHeight:r}=s,o=Math.min(2,
16e3/Math.max(n,r)),i=Object.assign(document.createElement("canvas"),{width:n*o,height:r*o});return i.getContext("2d")?.drawImage(s,0,0,i.width,i.height),await new Promise(
(l,c)=>{i.toBlob(d=>d?l(d):c(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(e)}}async function po(t,e){try{return JSON.parse(await t())}catch{return{
state:"error",message:e}}}async function Vn(t,e,s){let{state:n,message:r,name:o,media:i,text:l}=await po(()=>e(t==="png"?"svg":t),s);return n==="error"?r:(t==="\
png"?Fn(await Um(l),o.replace(/svg$/,"png")):Fn(new Blob([l],{type:i}),o),null)}function Un(t,e){let s=Object.assign(document.createElement("input"),{type:"file",
accept:t});return s.addEventListener("change",()=>{let n=s.files?.[0];n&&e(n),s.value=""}),()=>s.click()}var Wm=320,Vl=480,Gm=19,Km="200px";function Ul({layout:t},e){let{below:s,height:n,xaxis:r}=t.meta?.narrow??{};return e<s?{...t,height:n,xaxis:{...t.xaxis,...r}}:
t}function Wl(t,e){let s=Ul(t,e),n=s.showlegend?t.data.filter(({name:r,showlegend:o})=>r&&o!==!1).length:0;return(s.height||Wm)+(e<Vl?Gm*Math.max(0,n-1):0)}function Bl(t,e,s){
let n=Ul(t,e),[r,o,i]=["ink","quiet","line"].map(u=>s.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:o,...u.
tickfont},title:{...u.title,font:{size:12,color:o}}}),c=Object.keys(n).filter(u=>/^[xy]axis\d*$/.test(u)),d=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...n,width:e,height:Wl(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...n.legend},...Object.fromEntries([...d].map(u=>[u,l(n[u]||{})])),
font:{family:Ke,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:s.get("raised"),bordercolor:i,font:{color:r}}}}var uo=null;
function Fl(){let t=uo??new Promise((e,s)=>{let n=document.createElement("script");document.head.append(Object.assign(n,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:s}))});return uo=t,t.catch(()=>{uo=null}),t}var ho=class{constructor(e,s,n){this.frame=e;this.drawing=s;this.select=n;this.palette=new Ge(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:Km}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){Fl().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:s}=this.picture;window.Plotly.react(this.drawing,s.data,Bl(s,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[n]})=>n.customdata!=null&&this.select(n.customdata))}async save(e){let s=await Fl().catch(()=>null);if(!this.
picture||!s)return;let{figure:n,name:r}=this.picture,o={...Bl(n,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=o;
s.downloadImage({data:n.data,layout:o},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function mo({json:t,words:e,select:s}){let n=$(null),r=$(null),
o=$(null),[i,l]=N(!1),c=Ze(()=>JSON.parse(t||"null"),[t]);B(()=>{o.current=new ho(n.current,r.current,s)},[]),B(()=>o.current?.show(c),[c]);function d(){if(!c)return;
let v=[c.columns,...c.rows].map(m=>m.map(Dl).join(","));Fn(new Blob([v.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],h=c?`${Wl(c.figure,n.current?.clientWidth||Vl)}px`:
void 0;return a("div",{class:"specviz sv-chart",hidden:!c,ref:n,children:[a("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:h},ref:r}),
a("p",{class:"sv-note",children:c?.says}),a("details",{class:"sv-table",onToggle:({currentTarget:v})=>l(v.open),children:[a("summary",{children:e.table}),a("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:a("table",{children:i&&c&&a(R,{children:[a("th\
ead",{children:a("tr",{children:u.map(v=>a("th",{scope:"col",children:v}))})}),a("tbody",{children:c.rows.map((v,m)=>a("tr",{children:[v.map(f=>a("td",{children:f})),
m in c.picks&&a("td",{children:a("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${v.slice(0,2).join(e.comma)}`,onClick:()=>s(c.picks[m]),children:e.
pick})})]}))})]})})})]}),a("p",{class:"sv-note sv-chart-files",children:[a("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("png"),children:e.
png}),a("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("svg"),children:e.svg}),a("button",{class:"sv-link",type:"button",onClick:d,children:e.
csv})]})]})}q("chart",({node:t,words:e,props:s,send:n,watch:r})=>{let o=()=>G(a(mo,{json:s.value,words:e,select:i=>n.pick({at:i})}),t);o(),r("value",o)});var Wn=[0,25,50,75,100],Ym=5e3,Ls=new URL("class/",window.location.href.split(/[?#]/)[0]),vo=Tt("specviz-class");async function Jm(t,e){let s={method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(e)};for(let n=500;;n*=2)try{return await fetch(new URL(t,Ls),s)}catch(r){if(n>4e3)throw r;await new Promise(
o=>{setTimeout(o,n)})}}var Gl=Promise.resolve();function Os(t,e){let s=Gl.then(()=>Jm(t,e));return Gl=s.catch(()=>null),s}q("classroom",({words:t})=>{let e=ue(t),
s=null,n=null,r=null,o=null,i="",l="",c=null,d=!1,u=!1,h=Object.assign(document.createElement("div"),{className:"room-offer"}),v=Object.assign(document.createElement(
"section"),{className:"room",ariaLabel:e("heading")});async function m(){d=!0,F();let O=await Os("",{}).catch(()=>null);d=!1,O?.ok?f(await O.json()):l=e(O?.status===
503?"full":"failed"),F()}function f(O){[s,r,o,l]=[O,null,null,""],vo.write(O),n=new EventSource(new URL(`${O.code}/teacher?key=${encodeURIComponent(O.key)}`,Ls)),
n.onmessage=({data:S})=>{let T=JSON.parse(S);T.over?b("over"):k(T)},n.onerror=()=>{n?.readyState===EventSource.CLOSED&&!u&&b("over")},x()}function b(O){n?.close(),
[s,n,r]=[null,null,null],vo.write(null),l=j(e(O),i),i="",F()}async function g(){s&&(await Os(`${s.code}/end`,{key:s.key}).catch(()=>null),b("over"),h.querySelector(
"button")?.focus())}let y=O=>({n:O.answers,brier:O.brier.toFixed(2)});function k(O){o=O,o.score&&(i=e("all",y(o.all))),F()}function x(){if(!s||!c)return;let{run:O,
told:S}=c,{code:T,key:P}=s,Ie=r!==null&&r.run===O;r&&Ie&&r.at===S?.at?(r.revealed||Os(`${T}/reveal`,{key:P,outcome:{kept:S.kept,chance:S.chance}}).catch(()=>null),
r.revealed=!0):c.asked&&!(r&&Ie&&r.at===c.asked&&!r.revealed)?(r={run:O,at:c.asked,revealed:!1},Os(`${T}/ask`,{key:P,question:c.question()}).catch(()=>null)):c.
asked||_()}function _(){s&&r&&!r.revealed&&Os(`${s.code}/ask`,{key:s.key,question:null}).catch(()=>null),r?.revealed||(r=null)}let E=O=>O===0?e("none"):O===100?
e("certain"):`${O}%`,H=(O,S)=>a("ul",{class:"room-bars","aria-label":e("counts"),children:O.map((T,P)=>a("li",{"data-right":String(S?Wn[P]>50:Wn[P]<50),style:{"\
--part":T/Math.max(1,...O)},children:[a("span",{class:"sv-spoken",children:e("count",{chance:E(Wn[P]),n:T})}),a("b",{"aria-hidden":"true",children:T}),a("i",{"a\
ria-hidden":"true"}),a("span",{"aria-hidden":"true",children:E(Wn[P])})]}))});function U({asking:O,counts:S,score:T,all:P}){return S?T?j(e("score",y(T)),P.answers>
T.answers&&i):e("no_answers"):O?"":e("wait")}function F(){h.hidden=s!==null,v.hidden=!s||!c,G(a(R,{children:[a("button",{type:"button",class:"sv-choose",disabled:d,
onClick:m,children:e("start")}),a("p",{class:"sv-note",role:"status",children:l})]}),h),G(s&&a(R,{children:[a("p",{class:"room-join",children:[e("join")," ",a("\
strong",{children:Ls.host+Ls.pathname})," ",e("code")," ",a("strong",{class:"room-code",children:s.code})]}),a("p",{class:"room-people",role:"status",children:o&&
(o.asking?e("answers",{n:o.answers,of:o.phones}):e("phones",{n:o.phones}))}),a("img",{class:"room-qr",alt:e("qr"),hidden:!!o?.counts,src:`qr.svg?${new URLSearchParams(
{link:new URL(s.code,Ls).href})}`}),o?.counts&&H(o.counts,o.kept),a("p",{class:"room-line",role:"status",children:o&&U(o)}),a("p",{class:"room-local",hidden:!!o?.
phones||!Ws(window.location.host),children:e("local")}),a("button",{type:"button",class:"sv-choose",onClick:g,children:e("end")})]}),v)}document.addEventListener(
"specviz-predict",({target:O,detail:S})=>{if(c=S,F(),!c){_();return}let T=O;h.parentElement!==T&&(T.append(h),(T.closest(".sv-stage")??T).append(v)),x()}),window.
addEventListener("beforeunload",()=>{u=!0,setTimeout(()=>{u=!1},Ym)});let xe=vo.read();xe&&f(xe),F()});var Kn="fold-",At=new Map,Kl=t=>String(t??"").split(",").filter(Boolean),Yl=new Set(Kl(new URLSearchParams(window.location.search).get("fold"))),zs=t=>document.
getElementById(Kn+t);function Gn(t,e){At.get(t)?.setAttribute("aria-expanded",String(e)),zs(t).toggleAttribute("data-open",e);let s=[...document.querySelectorAll(
".fold-body[data-open]")].map(({id:n})=>n.slice(Kn.length));M.keep({fold:s.join(",")})}q("fold",async({node:t,words:e,props:{section:s}})=>{await ae(()=>zs(s));
let n=document.createElement("button");Object.assign(n,{type:"button",textContent:e,onclick:()=>Gn(s,!zs(s).hasAttribute("data-open"))}),n.setAttribute("aria-co\
ntrols",Kn+s),At.set(s,n),t.replaceChildren(n),Gn(s,Yl.delete(s)||zs(s).contains(Jl(window.location.hash)))});var Jl=t=>t.length>1?document.getElementById(t.slice(
1)):null;document.addEventListener("click",({target:t})=>{let e=t.closest?.('a[href^="#"]'),s=e&&Jl(e.getAttribute("href")??"")?.closest(".fold-body");s&&Gn(s.id.
slice(Kn.length),!0)},{capture:!0});document.addEventListener("specviz-go",({detail:t})=>{let e=Kl(t?.fold);e.forEach(s=>At.has(s)?Gn(s,!0):Yl.add(s)),t?.reveal===
!0&&Xm(e[0])});async function Xm(t){await ae(()=>At.has(t)&&zs(t).checkVisibility()),At.get(t)?.focus({preventScroll:!0}),At.get(t)?.scrollIntoView({block:"star\
t"})}var Ht=matchMedia("(min-width: 1200px)"),ke=!1,Zl=()=>{},Cs=()=>document.getElementById("controls"),Xl=()=>document.querySelector("#prompt textarea"),Ql=t=>document.
getElementById(t)?.click();function ec(t){let e=[...document.querySelectorAll("#tabs > [role=tabpanel]")].find(s=>s.checkVisibility());e&&(e.tabIndex=-1),(e?.querySelector(
"#stage [data-button=play]")??e)?.focus(t)}function wt(t){ke=t,Cs().hidden=!ke,document.documentElement.style.overflow=ke&&!Ht.matches?"hidden":"",Zl()}var Yn=()=>ke&&
!Ht.matches,qt={enter:ec,show:wt,covers:Yn,refused:()=>{Ht.matches&&wt(!0)}};q("form",({node:t,words:e})=>{function s(o){wt(o),ke?Xl()?.focus():t.querySelector(
"button")?.focus()}function n(){let o=Cs().parentElement.getBoundingClientRect().top+window.scrollY;Cs().style.setProperty("--form-top",`${Math.ceil(o)}px`)}Zl=
()=>G(a(R,{children:[a("button",{type:"button",class:"form-toggle","aria-controls":"controls","aria-expanded":ke,onClick:()=>s(!ke),children:ke?e.close:e.open}),
a("button",{type:"button",class:"form-run",hidden:ke,onClick:()=>Ql("run"),children:e.run}),a("button",{type:"button",class:"form-step",hidden:ke,onClick:()=>Ql(
"step"),children:e.step}),a("button",{type:"button",class:"form-prompt",hidden:ke,translate:!1,title:e.open,onClick:()=>s(!0),children:Xl()?.value??""})]}),t),Ht.
addEventListener("change",()=>wt(ke&&Ht.matches)),document.addEventListener("click",({target:o})=>{Yn()&&o instanceof Element&&o.closest("[role=tab]")&&!Cs().contains(
o)&&wt(!1)}),document.addEventListener("keydown",o=>{o.key==="Escape"&&Yn()&&!o.defaultPrevented&&s(!1)});for(let o of["pointerdown","focusin"])document.addEventListener(
o,({target:i})=>{let l=i instanceof Element&&!Cs().contains(i)&&!t.contains(i)&&!i.closest("[role=listbox], .sv-popover");Yn()&&l&&wt(!1)});let r=document.createElement(
"button");document.body.prepend(Object.assign(r,{type:"button",className:"skip",textContent:e.skip,onclick:()=>ec()})),new ResizeObserver(n).observe(document.body),
wt(Ht.matches)});var Qm={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},Zm="#controls, #\
explore-form";function tc(t){for(let e of["aria-label","title"])for(let s of document.querySelectorAll(`:is(button, input)[${e}]`))for(let[n,r]of Object.entries(
Qm)){let o=r.exec(s.getAttribute(e)??"");o&&s.setAttribute(e,t[n].replace("{label}",()=>o.groups?.label??""))}}q("language",({node:t,words:e})=>{t.setAttribute(
"aria-label",e.label);let s=new MutationObserver(()=>tc(e.controls));new ResizeObserver(()=>{tc(e.controls),document.querySelectorAll(Zm).forEach(n=>s.observe(n,
{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let n of t.querySelectorAll("a"))je()===n.lang&&n.setAttribute("aria-current","true"),n.addEventListener(
"click",r=>{r.preventDefault();let o=new URL(window.location.href);o.searchParams.set("lang",n.lang),window.location.assign(o)})});var Xn=20,Nt=.5,sc=.8,nc=1,rc=.3,fo=.2,Jn=(t,e={})=>({met:!0,says:`exercises.${t}.met`,values:e}),be=(t,e={})=>({met:!1,says:`exercises.${t}`,values:e}),xt=(t,e,s)=>t?
Jn(e,s):be(`${e}.missed`,s);function go(t,e){let s=t.map((r,o)=>e(r,o)??-1/0),n=Math.max(...s);return n===-1/0?-1:s.indexOf(n)}var bo=t=>({met:!1,says:`lacking.${t?
"other":"point"}`,values:{}});function ev(t){let{accepted:e,rejected:s}=t.folds.summary();return t.over?e+s<Xn?{met:!1,says:"lacking.tests",values:{tested:e+s,least:Xn}}:
null:{met:!1,says:"lacking.end",values:{}}}function Ps(t){let{accepted:e,rejected:s,rounds:n,acceptance_rate:r,draft_efficiency:o,speedup:i}=t.folds.summary();return{
alpha:r??0,efficiency:o??0,speedup:i,values:{alpha:z(r),tested:e+s,rounds:n,efficiency:z(o),speedup:ee(i)}}}var tv={bonus(t,{pinned:e}){let s=go(t.rounds,({drafts:l},c)=>l.
length>1?t.folds.accepted(c)/l.length:null);if(s<0)return be("bonus.short");let n=t.rounds[s].drafts.length,r=t.folds.accepted(s);if(r<n)return be("bonus.missed",
{round:s+1,drafted:n,accepted:r});let{drafts:o,final:i}=(e&&t.rounds[e.round])??t.rounds[s];return e?.index!==o.length||o.length<2||i?.kind!=="bonus"?bo(e):Jn("\
bonus",{round:e.round+1,drafted:o.length})},waste(t,{pinned:e}){let s=r=>t.rounds[r].drafts.filter(({verdict:o})=>o==="untested").length,n=r=>t.rounds[r]?.drafts[0]?.
verdict==="rejected"&&s(r)>0;return t.rounds.some((r,o)=>n(o))?e?.index!==0||!n(e.round)?bo(e):Jn("waste",{round:e.round+1,untested:s(e.round)}):be("waste.misse\
d",{rounds:t.length})},low(t){let{alpha:e,values:s}=Ps(t);return xt(e<Nt,"low",{...s,limit:z(Nt)})},same(t){let{temperature:e}=t.trace.settings;if(e>0)return be(
"same.sampled",{temperature:e});let s=t.folds.agreement(t.length);return!s||s.compared<Xn?be("same.short",{n:s?.compared??0,least:Xn}):xt(s.first_difference===null,
"same",{n:s.compared,at:(s.first_difference??0)+1})},hot(t){let{alpha:e,values:s}=Ps(t),{temperature:n}=t.trace.settings;return xt(e>sc&&n>=nc,"hot",{...s,temperature:n,
limit:z(sc),least:nc})},untested(t){let{alpha:e,efficiency:s,values:n}=Ps(t),r=Math.round(100*(e-s));return xt(r>=100*rc,"untested",{...n,points:r,least:100*rc})},
lookup(t){if(t.trace.settings.drafter!=="lookup")return be("lookup.drafter");let{alpha:e,values:s}=Ps(t);return xt(e>=Nt,"lookup",{...s,limit:z(Nt)})},lucky(t,{
pinned:e}){let s=t.rounds.flatMap(({drafts:u},h)=>u.flatMap((v,m)=>{let f=v.verdict==="accepted"?ne(v):null;return f===null?[]:[{chance:f,draw:v.draw,round:h,index:m}]})),
n=s[go(s,({chance:u})=>-u)];if(!n)return be("lucky.none");let r=n.chance<fo,o=r?s.find(({chance:u,...h})=>u<fo&&Xe(h,e)):n;if(!o)return bo(e);let{chance:i,draw:l,
round:c,index:d}=o;return xt(r,"lucky",{chance:z(i),draw:I(l,3),round:c+1,slot:d+1,limit:z(fo)})},lose(t){let{alpha:e,speedup:s,values:n}=Ps(t);return t.folds.plain.
tokens.length?xt(s!==null&&s<1&&e>Nt,"lose",{...n,limit:z(Nt)}):be("lose.plain")},choose(t,{trials:e,text:s,most:n}){if(!t.promptText.includes(s))return be("cho\
ose.prompt");let{alike:r}=wo(t),o=e.filter(d=>d.alike===r&&d.speedup!==null),i=[...new Map(o.map(d=>[d.gamma,d])).values()].sort((d,u)=>d.gamma-u.gamma);if(!i.length)
return be("lose.plain");let l={tried:i.map(({gamma:d,speedup:u})=>`γ = ${d}: ${ee(u)}`).join(", ")},c=go(i,({speedup:d})=>d);return c===0&&i[0].gamma>1?be("cho\
ose.smaller",l):c===i.length-1&&i[c].gamma<n?be("choose.larger",l):Jn("choose",{...l,gamma:i[c].gamma})}},sv=["lose","choose"];function wo(t){let{settings:{gamma:e,
...s},models:n,prompt:r}=t.trace;return{alike:JSON.stringify([n.pair,r,s]),gamma:e,speedup:t.folds.measured(t.length)}}function oc(t,e,s){let n=sv.includes(t)&&
e.folds.disturbance(e.length)!==null;return{...ev(e)??tv[t](e,s),busy:n}}var nv=50,ac=Tt("specviz-lesson"),Qn=[],ic=null;document.addEventListener("specviz-painted",()=>{let t=M.viewer?.trace();!t||t===ic||t.ending==="running"||(ic=t,
Qn.push(wo(new Ae(t))),Qn.splice(0,Qn.length-nv))});var lc=({label:t,title:e,link:s})=>a("button",{type:"button","data-go":JSON.stringify({...s,reveal:!0}),"ari\
a-label":`${t}: ${e}`,children:t});function rv({words:t,plan:e,exercises:s,most:n}){let r=ue(t),o=$(null),[i,l]=N(()=>{let f=ac.read();return s.map(({name:b})=>b).
filter(b=>Array.isArray(f)&&f.includes(b))}),[c,d]=N({});function u({name:f,start:b=""}){let g=M.viewer?.trace(),y=M.viewer?.state().pinned??null,{met:k,says:x,
values:_,busy:E}=g?oc(f,new Ae(g),{trials:Qn,text:b,most:n,pinned:y}):{met:!1,says:"lacking.run",values:{},busy:!1};d({...c,[f]:{met:k,line:j(r(x,_),E&&r("busy"))}});
let H=k&&!i.includes(f)?[...i,f]:i;ac.write(H),l(H)}function h(){o.current&&(o.current.open=!0,o.current.scrollIntoView())}let v=(f,b)=>{let{task:g}=t.exercises[f.
name],{met:y,line:k}=c[f.name]??{};return a("li",{"data-solved":String(i.includes(f.name)),children:[a("h4",{children:[b,". ",g]}),a("div",{children:[f.start&&a(
lc,{label:r("start"),title:g,link:{view:"watch",prompt:f.start}}),a("button",{type:"button","aria-label":`${r("check")}: ${g}`,onClick:()=>u(f),children:r("chec\
k")})]}),a("p",{class:"lesson-line",role:"status","data-met":y===void 0?void 0:String(y),children:k})]})},m=f=>a("a",{href:`lesson/${je()}/${f}`,target:"_blank",
children:r(f)});return a(R,{children:[a("p",{class:"lesson-sheets",children:[m("handout"),m("key")]}),a("details",{children:[a("summary",{children:r("plan")}),a(
"ol",{class:"lesson-plan",children:e.map(({name:f,minutes:b,link:g})=>a("li",{children:[a("span",{class:"lesson-minutes",children:b}),a("div",{children:[a("h3",
{children:t.steps[f].title}),a("p",{children:t.steps[f].text})]}),f==="exercises"?a("button",{type:"button",onClick:h,children:r("open")}):a(lc,{label:r("open"),
title:t.steps[f].title,link:g})]}))})]}),a("details",{ref:o,children:[a("summary",{children:[r("exercises_heading")," ",a("span",{class:"lesson-tally",role:"sta\
tus",children:i.length>0&&r("tally",{met:i.length,of:s.length})})]}),a("p",{children:r("exercises_intro")}),Object.entries(t.grades).map(([f,b])=>a(R,{children:[
a("h3",{children:b}),a("ol",{class:"lesson-tasks",children:s.map((g,y)=>String(g.grade)===f&&v(g,y+1))})]}))]})]})}q("lesson",({node:t,words:e,props:s})=>G(a(rv,
{...e,most:s.most}),t));var $s=t=>t.reduce((e,s)=>e+s,0);function It(t){let e=$s(t);return t.map(s=>s/e)}var xo=(t,e)=>t.map((s,n)=>Math.min(s,e[n])),Dt=(t,e)=>Math.min(1,$s(xo(t,e))),
yo=(t,e)=>e.map((s,n)=>s>0?Math.min(1,t[n]/s):null);function Bt(t,e){let s=t.map((n,r)=>Math.max(0,n-e[r]));return $s(s)>0?It(s):[...t]}function dc(t,e){let s=yo(
t,e).map((r,o)=>e[o]*(r??0)),n=1-$s(s);return{accepted:s,corrected:Bt(t,e).map(r=>n*r)}}function pc(t,e,s){let n=1-t[e];return t.map(o=>n>0?o/n:1/(t.length-1)).
map((o,i)=>i===e?s:o*(1-s))}function cc(t,e){let s=e*$s(t),n=0;for(let[r,o]of t.entries()){if(o>0){if(s<o)return{token:r,spot:s/o};n=r}s-=o}return{token:n,spot:.5}}
function ko(t,e,s){let n=cc(e,s()).token,r=s(),o=Math.min(1,t[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:l}=cc(Bt(t,e),s());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:l,token:i}}var uc=["accepted","corrected"],js=t=>t.reduce((e,s)=>e+s,0),hc=({accepted:t,corrected:e})=>js(t)+js(e),mc=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function vc(t,e,s){let{accepted:n,corrected:r}=t,o=hc(t),i=e.map((l,c)=>Math.abs(l-(n[c]+r[c])/o));return s("counted",{draws:ve(o),accepted:ve(js(n)),corrected:ve(
js(r)),difference:K(Math.max(...i))})}function fc({shown:t,counts:e}){let{target:s,draft:n,active:r,name:o,say:i}=t,l=dc(s,n),c=Bt(s,n),d=js(l.corrected),u=e&&hc(
e),h=(v,m)=>e?e[v][m]/(u||1):l[v][m];return a("div",{class:"sv-play-result",children:[a("h3",{children:e?i("emits_drawn",{draws:ve(u)}):i("emits")}),a("p",{class:"\
sv-play-says",children:i(l.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(r),accepted:K(l.accepted[r]),rejected:K(d),residual:K(c[r]),target:K(s[r])})}),a("t\
able",{class:"sv-play-emitted",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:i("token")}),a("td",{}),a("th",{scope:"col",children:a(
A,{name:"residual",children:i("residual")})}),a("th",{scope:"col",children:i("target")}),a("th",{scope:"col",children:i(e?"drawn":"result")})]})}),a("tbody",{children:s.
map((v,m)=>a("tr",{class:m===r?"sv-play-active":"",children:[a("th",{scope:"row",class:"sv-t",title:o(m),children:o(m)}),a("td",{children:a("span",{class:"sv-pl\
ay-stack",style:{"--target":v,"--accepted":h("accepted",m),"--corrected":h("corrected",m)},children:[...uc,"target"].map(f=>a("span",{"data-kind":f},f))})}),a("\
td",{children:d<1e-9?"–":K(c[m])}),a("td",{children:K(v)}),a("td",{children:K(h("accepted",m)+h("corrected",m))})]},m))})]}),a("ul",{class:"sv-legend",children:[
...uc,"target"].map(v=>a("li",{children:[a("span",{class:"sv-play-key","data-kind":v}),i(`result_key.${v}`)]},v))})]})}var _o=["target","draft"],So=["both",..._o],ov={both:"overlap",target:"residual",draft:"rejected"},av=[0,.5,1],Ft=.01,Eo=.1,iv={ArrowRight:Ft,ArrowUp:Ft,ArrowLeft:-Ft,
ArrowDown:-Ft,PageUp:Eo,PageDown:-Eo};function lv({key:t,shiftKey:e,ctrlKey:s,altKey:n,metaKey:r}){if(s||n||r)return 0;let o=iv[t]??0;return e?Math.sign(o)*Eo:o}
var gc=({values:t,children:e})=>a("span",{class:"sv-play-bar",style:Object.fromEntries(So.map(s=>[`--${s}`,t[s]])),children:[So.map(s=>a("span",{"data-area":s},
s)),e]});function cv({token:t,mark:e,shown:{target:s,draft:n}}){if(!e)return null;let r=Math.min(s[t],n[t]);return a(R,{children:[e.guess===t&&a("span",{class:"\
sv-play-dart","data-kind":e.accepted?"accepted":"rejected",style:{"--x":e.draw*n[t]}},`guess ${e.draw}`),!e.accepted&&e.token===t&&a("span",{class:"sv-play-dart",
"data-kind":"correction",style:{"--x":r+e.spot*(s[t]-r)}},`correction ${e.draw}`)]})}function dv({model:t,token:e,shown:s,play:n}){let{target:r,draft:o,name:i,say:l}=s,
c=s[t][e],d=u=>{let h=lv(u);h&&(u.preventDefault(),n.move(t,e,Math.min(1,Math.max(0,Ft*Math.round((c+h)/Ft)))),n.tell())};return a("input",{type:"range",min:0,max:1,
step:.001,class:"sv-play-handle","data-model":t,value:c,"aria-label":l(`handle.${t}`,{token:i(e)}),"aria-valuetext":l("handle.text",{p:K(c),overlap:Y(Dt(r,o))}),
onFocus:()=>n.grab(t,e),onPointerDown:()=>n.grab(t,e),onChange:()=>n.tell(),onKeyDown:d,onInput:({currentTarget:u})=>n.move(t,e,Number(u.value))})}function bc({
shown:t,mark:e,play:s}){let{target:n,draft:r,active:o,name:i,say:l}=t,c=Dt(n,r),d=xo(n,r),u=yo(n,r);return a("div",{children:[a("div",{class:"sv-play-rows",children:[
a("div",{class:"sv-play-row sv-play-head",children:[a("span",{children:l("token")}),a("span",{class:"sv-play-names",children:_o.map(h=>a("span",{class:"sv-play-\
model","data-model":h,children:l(h)}))}),a("span",{}),a("span",{children:a(A,{name:"accept_test",children:l("chance")})})]}),n.map((h,v)=>a("div",{class:`sv-pla\
y-row${v===o?" sv-play-active":""}`,children:[a("span",{class:"sv-t",title:i(v),children:i(v)}),a(gc,{values:{target:n[v],draft:r[v],both:d[v]},children:[a(cv,{
token:v,mark:e,shown:t}),_o.map(m=>a(dv,{model:m,token:v,shown:t,play:s},m))]}),a("span",{class:"sv-play-masses",children:[a("span",{children:K(n[v])}),a("span",
{children:K(r[v])})]}),a("span",{class:"sv-play-chance",children:u[v]===null?"–":z(u[v])})]},v)),a("div",{class:"sv-play-row sv-play-axis","aria-hidden":"true",
children:[a("span",{}),a("span",{class:"sv-area-ticks",children:av.map(h=>a("span",{style:{"--x":h},children:h}))})]}),a("div",{class:"sv-play-row sv-play-total",
children:[a("span",{children:l("total")}),a(gc,{values:{target:1,draft:1,both:c}}),a("span",{class:"sv-play-whole",children:[a(A,{name:"overlap",children:l("ove\
rlap")}),a("span",{class:"sv-play-beta",children:Y(c)})]})]})]}),a("ul",{class:"sv-legend",children:So.map(h=>a("li",{children:[a("span",{class:"sv-area-key","d\
ata-area":h}),a(A,{name:ov[h],children:l(`key.${h}`)})]},h))})]})}var pv=6,To="similar",Zn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},uv=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
wc=({target:t,draft:e})=>[t,e].map(s=>s.map(n=>Math.round(1e3*n)).join(".")).join("-");function xc(t){if(!uv.test(t))return null;let[e,s]=t.split("-").map(r=>r.
split(".").map(Number));return[e,s].some(r=>r.every(o=>o===0))||e.length!==s.length?null:{target:It(e),draft:It(s)}}var hv=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function mv({rounds:t},{round:e,index:s}){let n=t[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(s<n.drafts.length?s:r,n.drafts.length-1);return hv(n.positions?.[o])?{round:e,index:o}:null}function yc(t,e){let s=t.rounds.flatMap(
({drafts:c},d)=>c.flatMap(({verdict:u},h)=>u==="rejected"?[{round:d,index:h}]:[])),n=[...e?[e]:[],...s].map(c=>mv(t,c)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=t.rounds[n.round],i=o[n.index],l=gn(i,[r[n.index].token],!1,pv);return{target:It(l.map(c=>c.target??0)),draft:It(l.map(c=>c.draft??0)),guess:{...n,
names:l.map(({token:c})=>vv(t,c)),overlap:i.overlap}}}function vv({pieces:t},e){if(e===-1)return null;let s=t[e];return re(typeof s=="string"?s:Me(_e,s).text)||
Se(s)}var fv=1e3,gv=40,bv=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,er=class{constructor(e,s){this.element=e;this.options=s;this.say=ue(s.words),e.replaceChildren(),
this.start(To)}element;options;say;scene;preset;active;base;counts=null;mark=null;note="";outcome="";left=0;frame=0;start(e){let s=Object.hasOwn(Zn,e),n=s?Zn[e]:
e==="shown"?this.shownScene():xc(e);return n&&this.put(n,s||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.note=this.say("none"),this.paint(),
!0)}shownScene(){let{trace:e,at:s=null}=this.options.shown?.()??{};return e?yc(e,s):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(
e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,s){let n=Bt(e.target,e.draft);this.forget(),Object.assign(this,{scene:e,preset:s,active:n.indexOf(Math.
max(...n)),note:this.lost(e)}),this.paint()}lost({target:e,draft:s,guess:n}){if(n?.overlap==null)return"";let[r,o]=[Dt(e,s),n.overlap].map(i=>Y(i));return r===o?
"":this.say("lumped",{overlap:r,exact:o})}grab(e,s){Object.assign(this,{base:this.scene[e],active:s}),this.paint()}move(e,s,n){this.forget(),Object.assign(this,
{preset:null,scene:{...this.scene,[e]:pc(this.base,s,n)}}),this.paint()}tell(){this.options.changed?.(this.preset===To?null:this.preset??wc(this.scene))}name(e){
let{guess:s}=this.scene;return s?s.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),Object.assign(this,{left:0,counts:null,
mark:null,outcome:""})}drawOne(){this.mark=ko(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.mark),this.paint()}story({guess:e,draw:s,
threshold:n,accepted:r,token:o}){let{say:i,scene:{target:l,draft:c}}=this,[d,u]=ie(s,n),h=i(`test.${r?"accepted":"rejected"}`,{draw:d,threshold:u,target:K(l[e]),
draft:K(c[e])});return j(i("drafted",{token:this.name(e)}),h,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;Object.assign(this,{mark:null,
outcome:""}),this.counts??=mc(this.scene.target.length),this.left+=fv,e||this.drawSome(this.counts)}drawSome(e){let{target:s,draft:n}=this.scene,r=bv()?this.left:
Math.min(this.left,gv);for(let o=0;o<r;o+=1){let{token:i,accepted:l}=ko(s,n,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.left?this.frame=requestAnimationFrame(
()=>this.drawSome(e)):this.outcome=vc(e,s,this.say),this.paint()}paint(){G(a(wv,{play:this}),this.element)}};function wv({play:t}){let{say:e,scene:{target:s,draft:n,
guess:r},preset:o,active:i,note:l,outcome:c,counts:d,mark:u}=t,h={target:s,draft:n,active:i,say:e,name:b=>t.name(b)},v=Dt(s,n),m={overlap:Y(v),rejected:Y(1-v)},
f=(b,g,y)=>a("button",{type:"button",class:"sv-choose","data-name":b,"aria-pressed":y,onClick:g,children:e(b)},b);return a("div",{class:"specviz sv-play",children:[
a("div",{class:"sv-choices",role:"group","aria-label":e("start"),children:[a("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(Zn),"shown"].map(b=>f(
`presets.${b}`,()=>{t.start(b),t.tell()},b===o))]}),a("div",{class:"sv-play-columns",children:[a("div",{children:[a("h3",{children:r?e("guess",{round:r.round+1,
guess:r.index+1}):e("prompt")}),a("p",{class:"sv-note",role:"status",children:l}),a(bc,{shown:h,mark:u,play:t}),a("p",{class:"sv-play-says",children:e(v>1-1e-9?
"shares_all":v<1e-9?"shares_nothing":"shares",m)})]}),a("div",{children:[a(fc,{shown:h,counts:d}),a("div",{class:"sv-choices sv-play-draws",children:[f("one",()=>t.
drawOne()),f("many",()=>t.drawMany())]}),a("p",{class:"sv-play-outcome",role:"status",children:c})]})]})]})}function kc(t,e){let s=new er(t,e);return{start:s.start.bind(s),follow:s.follow.bind(s)}}var xv=Ue("play",new URLSearchParams(window.location.search).get("play"));q("play",({node:t,words:e})=>{let s=kc(t,{words:e,changed:n=>M.keep({play:n}),shown(){
let n=M.viewer?.trace();return M.viewer&&n?{trace:n,at:M.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>s.follow()),xv(n=>{if(!n)
return;s.start(n)&&M.keep({play:n});let r=document.getElementById("play");ae(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});q("qr",async({words:t,props:e})=>{await Ve;let s=document.querySelector("#stage .specviz"),n=Object.assign(document.createElement("div"),{className:"qr-panel",popover:"\
auto",role:"dialog",ariaLabel:t.open});function r(){let i=new URL(M.address());["presenter","embed"].forEach(c=>i.searchParams.delete(c));let l=i.href.length>e.
most;G(a(R,{children:[!l&&a("img",{class:"qr-code",alt:t.alt,src:`qr.svg?${new URLSearchParams({link:i.href})}`}),a("p",{class:"qr-link",children:!l&&i.href}),a(
"p",{class:"qr-said",role:"status",children:l?t.too_long:Ws(i.host)&&t.here_alone}),a("button",{type:"button",class:"sv-link",onClick:()=>n.hidePopover(),children:t.
close})]}),n),n.showPopover()}s?.addEventListener("keydown",i=>{i.key!=="Escape"||!n.matches(":popover-open")||(n.hidePopover(),i.stopPropagation(),i.preventDefault())},
{capture:!0});let o=Object.assign(document.createElement("button"),{type:"button",className:"sv-link qr-open",textContent:t.open,onclick:r});s?.querySelector(".\
sv-transport-side")?.append(o),s?.append(n)});var yv=800,_c=680,Sc="SpecViz",kv=8e3;async function _v(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let s=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&s.focus(),e.hidden}}function Mo(t,e,s){let n=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),o=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,d=!1)=>{r.textContent=c,clearTimeout(i),d||(i=window.setTimeout(()=>{r.textContent=""},
kv))};return n.addEventListener("click",async()=>{let[c,d]=s(),u=await _v(c,o);l(u?d:e.by_hand,!u)}),t.replaceChildren(n,r,o),l}function Sv(t){let e=new URL(t);
e.searchParams.set("embed","1");let s=Object.assign(document.createElement("iframe"),{src:e.href,title:Sc,width:"100%",height:String(_c),loading:"lazy"});return s.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(s).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}q("share",({node:t,words:e})=>{Mo(t,{...e,copy:e.embed},()=>[Sv(M.address()),e.embedded])});function Ev(t){let e=0;new ResizeObserver(()=>{let s=t.clientWidth>=
yv?_c:Math.ceil(t.getBoundingClientRect().height);!s||s===e||(e=s,window.parent.postMessage({specviz:{height:s}},"*"))}).observe(t)}async function Tv(){document.
documentElement.classList.add("embed");let t=await ae(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Sc}),s=()=>{let n=new URL(window.location.href);n.searchParams.delete("embed"),e.href=n.href};s(),["pointerdown","focus"].forEach(n=>e.
addEventListener(n,s)),t?.append(e),t&&Ev(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&Tv();var Po=["round","phase","at"],zc=["recorded","view",...Po,"open","tint","hide","presenter","tour","run"],Mv=4e3,Rv=500,Ov=/^\w[\w.-]*(\/\w[\w.-]*)?$/,Cc=1e3,Ec=2e3,
Lv=1e4,Pc=({search:t})=>new URLSearchParams(t).get("view")??"watch",Pe=()=>M.viewer,Ro=t=>["1","true"].includes(String(t)),$c=(t,e)=>JSON.stringify(t)===JSON.stringify(
e),Tc=(t,e)=>Object.fromEntries(Object.entries(t).filter(([s])=>e.includes(s))),Oo=(t,e)=>Object.fromEntries(Object.entries(t).filter(([s])=>!e.includes(s))),Q,
qe=null,Lo=null,Vt=null,jc=null,sr=null,we=null,kt=null,yt=Pc(window.location),nr=[],Ac=!1,Mc=0,$o=new Map,zo=new Map,zv=t=>Q.folders||t.every(e=>Ov.test(e)&&!/\.gguf$/i.
test(e)),jo=()=>qe!==null&&qe===jc?Vt:qe;function tr(){let t=jo()??[],{pair:e,target:s,draft:n,plain:r,...o}=Object.fromEntries(Q.names.map((c,d)=>[c,t[d]])),i=[
s,n].map(c=>String(c??"").trim()).filter(Boolean);return{...i.length>0&&zv(i)?{target:s,draft:n}:{pair:e},plain:r?1:0,...o}}function Rc(){let{round:t,phase:e,rounds:s,
pinned:n,opening:r}=Pe().state();return r&&!n?{}:{...t<s?{round:t}:{},...e?{phase:e}:{},...n?{at:`${n.round}.${n.index}`}:{}}}var rr=()=>$c(jo(),Vt);function Cv(){
let{live:t,name:e}=M.shows;return sr||(!qe||!Q?{}:rr()?t?{...tr(),run:1,...Rc()}:e?{recorded:e,...Rc()}:tr():tr())}var rt=()=>document.querySelector("#tabs [rol\
e=tab][aria-selected=true]")?.getAttribute("data-tab-id");function or(){let t=rt(),{tint:e="verdict",presenter:s=!1,view:n="race"}=M.viewer?.state()??{};return{
...Cv(),...t&&t!=="watch"?{view:t}:{},...n!=="race"?{open:n}:{},...e!=="verdict"?{tint:e}:{},...nr.length?{hide:nr.join(",")}:{},...s?{presenter:1}:{},...Object.
fromEntries([...$o].filter(([,r])=>r!==null))}}function Ao(t){let e=new URL(window.location.href);return[...Q.names,...zc,...$o.keys()].forEach(s=>e.searchParams.
delete(s)),Object.entries(t).forEach(([s,n])=>e.searchParams.set(s,String(n))),e.href}function Ho(t){return encodeURIComponent(String(t.prompt??"")).length<=Mv?
t:Oo(t,["prompt","run",...Po])}function _t(){clearTimeout(Mc),Mc=window.setTimeout(Pv,Rv)}function Pv(){if(!Q||we||!qe)return;let t=Ho(or());t.recorded==="first"&&
t.round===void 0&&!t.at&&(t=Oo(t,["recorded"])),!t.run&&!t.recorded&&$c(qe,Lo)&&(t=Oo(t,Q.names));let e=Ao(t),s=String(t.view??"watch");s===yt||kt?e!==window.location.
href&&window.history.replaceState(window.history.state,"",e):(window.history.pushState(window.history.state,"",e),yt=s)}function Hc(t){document.querySelector(`#\
tabs [data-tab-id="${CSS.escape(t)}"]`)&&(kt=t,setTimeout(qc,Cc,3))}function $v({round:t,phase:e,at:s}){if(t===void 0&&s===void 0)return null;let n=o=>/^\d{1,5}$/.
test(String(o))?Number(o):null,r=/^(\d{1,5})\.(\d{1,3})$/.exec(String(s));return{round:n(t),phase:n(e)||0,at:r&&{round:Number(r[1]),index:Number(r[2])},wrong:t!==
void 0&&n(t)===null||s!==void 0&&!r}}var Oc=({round:t,index:e})=>e<=(Pe().trace()?.rounds[t]?.drafts.length??-1);function Co(){if(!we||we.waits)return;let{rounds:t,
state:e}=Pe().state(),{round:s,phase:n,at:r,wrong:o}=we,i=Math.max(s===null?0:s+(n?1:0),r?r.round+1:0);t<i&&["running","paused","loading"].includes(e)||(we=null,
s!==null&&Pe().seek(s,n),r&&Oc(r)&&Pe().pin(r),(o||t<i||r&&!Oc(r))&&Q.say(Q.words.no_moment),_t())}function jv(t){nr=String(t).split(",").map(s=>s.trim()).filter(
s=>Object.hasOwn(Q.hideable,s));let e=nr.map(s=>Q.hideable[s]);Q.sheet.replaceSync(e.length?`${e.join(", ")} { display: none !important; }`:"")}function qc(t){(kt===
rt()||!t)&&(kt=null),kt&&(we?.waits||Q.go({view:kt}),setTimeout(qc,Cc,t-1))}async function Lc(t){let e=zo.get(t);if(zo.delete(t),e===void 0)return;await ae(()=>rt()===
t);let s=new AbortController;["wheel","touchmove","pointerdown","keydown"].forEach(i=>window.addEventListener(i,()=>s.abort(),{signal:s.signal,passive:!0}));let n=performance.
now()+Lv,r=performance.now()+Ec,o=()=>{let i=performance.now();(i>r||rt()!==t)&&s.abort(),!s.signal.aborted&&(window.scrollY!==e&&(r=Math.min(i+Ec,n),window.scrollTo(
{top:e,behavior:"instant"})),requestAnimationFrame(o))};o()}async function Av(t,e){await ae(()=>rt()===t&&document.querySelector(e)?.checkVisibility()),requestAnimationFrame(
()=>{let s=document.querySelector(e);s?.scrollIntoView();let{activeElement:n,body:r}=document;n!==r&&n?.checkVisibility()||(s?.matches("details")?s.querySelector(
"summary")?.focus({preventScroll:!0}):qt.enter({preventScroll:!0}))})}function Hv({reveal:t,open:e,claim:s}){return t&&s?`#claim-${Number(s)}`:t&&e?"#stage .sv-\
views":"#tabs"}async function Nc(t,e=!1){await Dc;let s=Tc(t||{},[...Q.names,...zc]),n="view"in s&&s.view!==rt()&&!e;n&&zo.set(rt(),window.scrollY);let r=$v(s);
r&&(r.waits=Ro(s.run)?"server":"recorded"in s&&"recording"),we=r,sr="recorded"in s?Tc(s,["recorded",...Po]):null,"hide"in s&&jv(s.hide),"tint"in s&&Pe().tint(String(
s.tint)),"open"in s&&Pe().open(String(s.open)),"presenter"in s&&Pe().present(Ro(s.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:t})),"\
recorded"in s&&await M.open(s.recorded),sr=null,we===r&&r?.waits==="recording"&&(we=null),Ro(s.run)&&Pe().setState("loading",Q.words.opening),[...Q.names,"view",
"run"].some(o=>o in s)&&Q.go(s),"view"in s&&Hc(String(s.view)),Co(),_t(),n&&!(t.reveal&&t.fold)&&Av(String(s.view),Hv(t))}function qv(){if(!window.location.search)
return;let t=Object.fromEntries(new URLSearchParams(window.location.search));t.recorded===M.shows.name&&delete t.recorded,Nc(t,!0)}function Nv(){let{words:t}=Q,
{live:e,name:s}=M.shows,n=or(),r=Ho(n),o=r!==n?t.copied_cut:!e&&!s?t.copied_file:e&&!rr()?t.copied_changed:t.copied;return[Ao(r),o]}var Ic=()=>{},Dc=new Promise(
t=>{Ic=t});Object.assign(M,{go:Nc,state:or,keep(t){Object.entries(t).forEach(([e,s])=>$o.set(e,s===""?null:s??null)),_t()},address:()=>Ao(Ho(or()))});var Te={touch:_t,
controls:()=>qe&&Q?tr():{},unchanged:rr,async adopt(t){await Dc;let e=await ae(()=>qe);jc=e,Vt=Q.names.map((s,n)=>s in t?t[s]:["target","draft"].includes(s)?"":
e[n]),Q.go(t)},typed(...t){qe=t,Lo=Lo||t,Vt=Vt||t,M.viewer?.outdate(!rr()),Ac&&M.viewer?.forgive(),_t()}};q("link",async({node:t,words:e,props:s,send:n,value:r})=>{
await Ve;let{names:o,hideable:i,folders:l}=s,c=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,c],Q={go:n.go,words:e,names:o,hideable:i,
folders:l,sheet:c,say:Mo(t,e,Nv)},document.addEventListener("specviz-load",()=>{Vt=jo(),we&&(we.waits=!1),Co(),_t()}),document.addEventListener("specviz-painted",
()=>{Co(),_t()});let d=({type:u,target:h,isTrusted:v})=>{if(!v)return;let m=u==="click"&&h instanceof Element&&h.closest("#tabs [role=tab][data-tab-id]");m&&Lc(
m.getAttribute("data-tab-id")),kt=null,Ac=Pe().state().state==="error"};["pointerdown","keydown","click"].forEach(u=>document.addEventListener(u,d)),Ic(),qv(),window.
addEventListener("popstate",()=>{yt=Pc(window.location),Lc(yt),yt!==rt()&&(Q.go({view:yt}),Hc(yt))}),r(({begin:u})=>{!u&&we?.waits==="server"&&(we=null)},!1)});var Bc={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"again"},Fc=5e3,Iv=()=>document.querySelector("#stage .stage");q("stage",async({node:t,
words:e,props:s,server:n,send:r,value:o})=>{let i={...s.limits,...e},l=null,c=0,d=null,u=null,h=null,v=0,m=!1,f=async S=>{let T=await n.resync(S);T&&E(T)};async function b(S){
if(h!==S){h=S;try{await f({run:S,rounds:-1,plain:0})}finally{h=null}}}async function g(){if(O.state().state!=="running"&&!m||performance.now()-v<Fc)return;if(v=
performance.now(),await n.resync(null)===void 0){O.state().state==="running"&&O.setState("error",e.gone),m=!0;return}m&&O.setState("running"),m=!1;let{rounds:S,
plain:T}=O.trace();await f({run:l,rounds:S.length,plain:T.tokens.length})}function y(S,T){S==="again"&&k(T.changes),S==="show"?H(T):S==="claim"?M.go?.({view:"my\
ths",claim:String(T.claim),reveal:!0}):S==="new"?document.getElementById("run")?.click():Bc[S]?r[Bc[S]](T):f({run:l,rounds:T.from,plain:T.plain_from||0})}function k(S){
let{max_new_tokens:T,...P}=O.trace()?.settings??{};S&&(Te.unchanged()?Te.adopt({...P,tokens:T,...S}):M.go?.(S))}async function x(S){let T=await n.offers(S);T&&O.
offer(S,T)}function _({trace:S,recorded:T,step:P,name:Ie,offered:dd,typed:pd,...ud}){({run:l=null,number:c=0}=ud),u=l?null:S;let lr=l?{run:l}:dd?{recorded:Ie}:null;
O.load(S,{recorded:T,step:P,source:lr,teach:T}),lr&&x(lr),M.shows={live:!!l&&pd!==!1,name:Ie},t.dispatchEvent(new Event("specviz-load",{bubbles:!0}))}function E(S){
v=performance.now(),!(S.number<c||d&&S.run===d)&&(S.trace?_(S):S.number>c?b(S.run):S.rounds&&O.append(S),S.state?O.setState(S.state,S.message):m&&O.setState("ru\
nning"),m=!1,S.state==="error"&&qt.refused())}function H(S){["running","paused"].includes(O.state().state)&&r.stop(),d=l||d,S.run&&S.run===d&&(d=null),E({...S,number:c})}
let U=Gs();document.addEventListener("specviz-load",U);async function F(S){let T=U();if(S.size>i.most)xe(i.too_large);else{let P=await po(async()=>n.bring(await S.
text()),i.busy);P.state==="error"?xe(P.message):T()&&H(P)}document.querySelector("#stage .sv-status")?.scrollIntoView({block:"nearest"})}let xe=S=>O.setState("e\
rror",S),O=Rs(t,{words:await M.read(`words/${je()}.json`),live:!0,send:y,most:s.limits.gamma});Object.assign(Ut,{show:H,step(){let{round:S,rounds:T,state:P}=O.state();
Te.unchanged()&&(S<T||["running","paused"].includes(P))?O.forward("step"):r.tick({open:!1})},say:(S,T)=>O.setState(S,e[T]),async save(S){let T=u?{trace:JSON.stringify(
u)}:{run:l},P=await Vn(S,Ie=>n.make({kind:Ie,...T}),i.busy);P&&xe(P)},open:Un(".json,application/json",F)}),ra(O),t.addEventListener("dragover",S=>S.preventDefault()),
t.addEventListener("drop",S=>{S.preventDefault();let T=S.dataTransfer?.files[0];T&&F(T)}),o(E),setInterval(g,Fc)});var Ut={show(){},step(){},say(){},save(){},open(){}},
Vc=t=>Ut.show(t),Uc={say(t,e){Ut.say(t,e);let s=Iv();s&&s.getBoundingClientRect().top>window.innerHeight&&s.scrollIntoView()},attend(){qt.show(!1),document.querySelector(
"#stage .sv-strip")?.focus({preventScroll:!0})},step(){qt.covers()&&this.attend(),Ut.step()},play(){M.shows.live||M.viewer?.play()},save:t=>Ut.save(t),open:()=>Ut.
open()};var Dv=5,Wc=Gs();q("recorded",({node:t,words:{words:e,runs:s}})=>{let n=new Set(s.slice(0,Dv));function r(){let i=s.find(({name:d})=>d===M.shows.name);i&&n.add(
i);let l=s.filter(d=>!n.has(d)),c=()=>{l.forEach(d=>n.add(d)),r(),t.querySelector(`[data-name="${l[0].name}"]`)?.focus()};G(a(R,{children:[a("span",{id:"recorde\
d-label",children:s.length?e.label:e.damaged}),a("div",{class:"recorded-list",role:"group","aria-labelledby":"recorded-label",children:[s.map(d=>a("button",{type:"\
button","data-name":d.name,hidden:!n.has(d),"aria-pressed":d===i,onClick:()=>o(d.name),children:d.label})),a("button",{type:"button",hidden:!l.length,onClick:c,
children:e.more.replace("{n}",String(l.length))})]}),a("p",{class:"recorded-about",hidden:!i,children:[a("span",{children:i?.notice})," ",a("button",{type:"butt\
on",hidden:!i?.again,onClick:()=>i?.again&&M.go?.(i.again),children:e.again})]})]}),t)}async function o(i){let l=s.find(d=>d.name===i);if(!l){M.viewer?.setState(
"error",e.unknown);return}let c=Wc();try{let d=await M.read(`traces/${i}.json`);if(!c())return;if(Vc({trace:d,recorded:!0,state:"done",name:i,offered:!!l.again}),
l.again){let{run:u,...h}=l.again;Te.adopt(h)}}catch{c()&&M.viewer?.setState("error",e.lost)}}document.addEventListener("specviz-load",()=>{Wc(),r()}),r(),M.open=
o});wr("status",({value:{text:t="",share:e=null}})=>a(R,{children:[a("p",{role:"status",children:t}),a("progress",{hidden:e===null,value:e??0,"aria-label":t})]}));wr(
"paragraphs",({value:t})=>t.map(e=>a("p",{children:e})));var Bv=Ue("pay");q("pay",({node:t,send:e,value:s})=>{s(({text:n,link:r})=>{n!==void 0&&(t.textContent=n),
r!==void 0&&M.keep({pay:r})},!1),Bv(n=>e.link({text:n}))});var Fv=Ue("explore"),qo=null,Gc=!1,As=!1;function Kc(){qo&&Gc&&Fv(qo)}var No={open(){},save(){},busy(){},see(){let t=document.getElementById("explore-results");
t&&t.getBoundingClientRect().top>window.innerHeight&&t.scrollIntoView()},isUnsaved:()=>As};q("desk",({node:t,words:e,props:s,send:n,server:r,value:o})=>{let i=-1,
l=!1,c=(h,v=null)=>{G(a(R,{children:[a("p",{role:"status",children:h}),a("progress",{hidden:v===null,value:v??0,"aria-label":h})]}),t),h&&l&&t.scrollIntoView({block:"\
nearest"}),l=l&&!h},d=(h,v)=>Un(v,async m=>{l=!0,m.size>s.limits[h]?c(e.too_large):n[h]({name:m.name,text:await m.text()})}),u={prompts:d("prompts",".jsonl,.ndj\
son,.json,.csv,.tsv,.txt,text/*"),sweep:d("sweep",".json,.jsonl,application/json")};Object.assign(No,{open:h=>u[h](),async save(h,v){let m=await Vn(h,()=>r.make(
{kind:h,id:v}),e.busy);m?c(m):h==="json"&&(As=!1)},busy:()=>c(e.busy)}),qo=h=>n.link({text:h}),Kc(),o(({text:h="",share:v=null,go:m=null,serial:f=i})=>{c(h,v),As=
As||v!==null,m&&f>i&&M.go?.(m),i=f})});q("plan",({node:t,value:e})=>e(({text:s="",link:n})=>{t.textContent=s,n!==void 0&&M.keep({explore:n}),Gc=!!s,Kc()}));window.
addEventListener("beforeunload",t=>{As&&(t.preventDefault(),t.stopImmediatePropagation())});document.addEventListener("focusin",async({target:t})=>{if(!(t instanceof
HTMLElement)||t.id!=="explore-stop"||(await ae(()=>document.activeElement!==t),document.activeElement!==document.body||t.checkVisibility()))return;["explore-res\
ume","explore-run"].map(s=>document.getElementById(s)).find(s=>s?.checkVisibility())?.focus()});var Xc=t=>t!==null&&["loading","running"].includes(t.state),Yc=(t,e,s)=>t.map(([n,r],o)=>a(R,{children:[o>0&&e,a("a",{href:r,...s,children:n})]},n)),Wt=({label:t,
children:e})=>a(R,{children:[a("dt",{children:t}),a("dd",{children:e})]});function Vv(t,e){!M.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),M.go({view:"\
watch",recorded:e}))}function Uv({words:t,lacking:e},s,n,r){let o=ue(t);if(r)return t.stopping;if(n?.state==="running")return o("running",{percent:n.done});if(n)
return n.state==="stopped"?t.stopped:n.message??"";if(!s.rule)return"";if(!e)return t.recorded_only;let i=e[s.number];return i.length?o("lacks",{pairs:i.join(t.
comma)}):s.estimate??""}function Wv({told:t,card:e,isNew:s,progress:n,hidden:r,begin:o,halt:i,back:l}){let{words:c,lacking:d,chart:u}=t,h=$(null),v=$(null),m=$(
null),[f,b]=N(!1),[g,y]=N(!1),k=Xc(n),x=[v,m].some(({current:E})=>E!==null&&E===document.activeElement);B(()=>{k&&g?i():y(!1)},[n]),B(()=>{x&&(k?m:v).current?.focus(
{preventScroll:!0})},[k]),B(()=>{if(!s||!v.current||!h.current)return;let{top:E,bottom:H}=v.current.getBoundingClientRect();E>=0&&E<H&&H<=window.innerHeight&&h.
current.getBoundingClientRect().top<0&&h.current.scrollIntoView({block:"start"})},[e]);function _(){let E=!!h.current?.open;E&&b(!0),E?M.keep({claim:e.number}):
Number(M.state().claim)===e.number&&M.keep({claim:null})}return a("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:h,onToggle:_,children:[a("summary",
{children:[a("span",{class:"myth-number","aria-label":ue(c)("claim_number",{n:e.number}),children:e.number}),a("span",{children:[a("span",{class:"myth-claim",children:e.
claim}),a("p",{class:"myth-says",children:e.says})]}),a("span",{class:"myth-mark",children:a("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),a("div",{class:"myth-body",children:f&&a(R,{children:[e.picture&&a("div",{children:a(mo,{json:e.picture,words:u,select:()=>{}})}),e.source&&a("p",
{class:"myth-source",children:e.source}),a("dl",{class:"myth-about",children:[a(Wt,{label:c.how,children:e.how}),e.rule&&a(Wt,{label:c.rule,children:e.rule}),e.
missing&&a(Wt,{label:c.missing,children:e.missing}),e.words.length>0&&a(Wt,{label:c.terms,children:Yc(e.words,c.comma,{})}),e.papers.length>0&&a(Wt,{label:c.papers,
children:Yc(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),a("dl",{class:"myth-setup",children:e.setup?.map(([E,H])=>H&&a(Wt,{label:E,children:H},E))}),
a("div",{class:"myth-actions",children:[e.rule&&d&&!d[e.number].length&&a(R,{children:[a("button",{type:"button",class:"myth-button myth-primary",hidden:k,ref:v,
onClick:o,children:c.run}),a("button",{type:"button",class:"myth-button",hidden:!k,ref:m,onClick:()=>{y(!0),i()},children:c.stop})]}),s&&a("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&a("button",{type:"button",class:"myth-button",onClick:()=>M.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&a("a",{class:"myth-link",href:e.replay,onClick:E=>Vv(E,e.run),children:c.replay}),e.pay&&a("button",{type:"button",class:"myth-button",onClick:()=>M.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),a("a",{class:"myth-link",href:e.link,children:c.link})]}),a("progress",{max:100,hidden:n?.state!=="run\
ning",value:n?.done??0,"aria-label":c.how}),a("p",{class:"myth-line",role:"status","data-state":n?.state,children:Uv(t,e,n,g)})]})})]})}var Jc="verdict",Gv=Ue("\
claim",new URLSearchParams(window.location.search).get("claim")),Qc=()=>{};q("myths",async({node:t,words:{busy:e,lacking:s}={busy:"",lacking:null},send:n,value:r})=>{
let o={...await M.read(`claims/${je()}.json`),busy:e,lacking:s},{words:i}=o,l=ue(i),c=new URLSearchParams(window.location.search),d=new Map,u=new Map,h=null,v=()=>o.
cards.map(E=>d.get(E.number)??E),m=E=>v().filter(({verdict:H})=>H===E).length,f=["",...Object.keys(i.verdicts)],b=f.find(E=>E===c.get(Jc)&&m(E))??"";function g(E){
b=E,M.keep({[Jc]:b}),_()}function y(E){h!==null&&u.set(h,{state:"stopped"}),h=E,u.set(E,{state:"running",done:0}),_(),n.begin({claim:E})}function k({claim:E,...H}){
o.cards.some(({number:U})=>U===E)&&(H.card&&d.set(E,H.card),u.set(E,H),!Xc(H)&&h===E&&(h=null),_())}function x(E){let H=t.querySelector(`#claim-${/^\d{1,2}$/.test(
E)?Number(E):"none"}`);H&&(H.hidden&&g(""),H.open=!0,H.scrollIntoView({block:"start"}))}function _(){let E=l("tally",{holds:m("holds"),fails:m("fails"),depends:m(
"depends"),yours:m("yours")}),H=m("untried");G(a(R,{children:[a("p",{class:"myth-tally",role:"status",children:j(E,H>0&&l("tally_untried",{untried:H}))}),a("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:f.map(U=>a("button",{type:"button",hidden:U!==""&&!m(U),"aria-pressed":U===b,onClick:()=>g(U),children:U?
i.verdicts[U]:i.all},U))}),a("div",{class:"myth-list",children:v().map(U=>{let{number:F}=U;return a(Wv,{told:o,card:U,isNew:d.has(F),progress:u.get(F)??null,hidden:b!==
""&&U.verdict!==b,begin:()=>y(F),halt:()=>n.halt(),back:()=>{d.delete(F),u.delete(F),_()}},F)})})]}),t)}Qc=()=>{h!==null&&k({claim:h,state:"error",message:e})},
g(b),Gv(x),r(E=>k(E),!1)});var Zc={fail:()=>Qc()};var ed=()=>{};q("sampling",async({words:t,props:e,send:s,value:n})=>{let{experiment:r}=await Ve;if(!e.texts){r.refuse();return}let o={sample:s.submit,leave:s.stop};
r.offer((i,l)=>o[i](l),e.texts),n(i=>r.take(i),!1),ed=()=>r.fail(t.busy)});var td={busy:()=>ed()};var sd={text:["#stage .sv-stream-scroll"],why:["#stage .sv-why"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage .sv-inspector"],residual:[
"#stage .sv-residual-block","#stage .sv-inspector"],agreement:['#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stage .sv-ledger-group:has([dat\
a-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:["#stage .sv-again-row[data-change=temperature]","#stage .sv-experiments"],gamma:["#st\
age .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:["#stage .sv-breakdown\
-charts figure:last-child","#stage .sv-round"]},Et=(t,e)=>t.drafts.filter(s=>s.verdict===e).length;function nd({rounds:t}){let e=t.findIndex(s=>["accepted","rej\
ected","untested"].every(n=>Et(s,n)));return e>=0?e:t.findIndex(s=>Et(s,"rejected"))}var rd=({rounds:t})=>t.findIndex(({drafts:e,final:s})=>e.length>1&&s?.kind===
"bonus"),od=({rounds:t})=>t.findIndex(({drafts:e})=>e.some(({verdict:s,draw:n,target:r,draft:o})=>s==="accepted"&&n!==null&&r!==null&&o!==null&&n>=r/o)),Kv=({drafts:t})=>Math.
max(-1,...le(t))+1,Hs=(...t)=>e=>!C(e)&&t.includes(e.settings.drafter),ad={first:t=>Hs("model")(t)&&L(t)==="token",eagle3:Hs("eagle3"),medusa:Hs("medusa"),exit:Hs(
"early-exit","taught-exit"),dspark:Hs("dspark"),block:t=>!C(t)&&L(t)==="block",lossy:t=>!C(t)&&J(L(t)),tree:C},St=(t,e=nd)=>s=>{let n=e(s);return n<0?null:{round:n,
phase:t(s.rounds[n])}},id={end:({rounds:t})=>t.length?{round:t.length,phase:0}:null,begun:St(t=>t.drafts.length>1?1:0),drafted:St(t=>t.drafts.length),verified:St(
t=>t.drafts.length+1),before_rescue:St(t=>t.drafts.length+1,od),before_rejection:St(t=>t.drafts.length+1+Et(t,"accepted")),before_correction:St(t=>t.drafts.length+
3+Et(t,"accepted")),before_bonus:St(t=>2*t.drafts.length+1,rd)},ot=(t,e=nd)=>({trace:s})=>{let n=e(s),r=M.viewer.state();return n>=0&&(r.round>n||r.round===n&&r.
phase>=t(s.rounds[n]))},Yv={greedy:({settings:t})=>t.temperature===0,gamma:(t,e)=>t.settings.gamma!==e.settings.gamma,text:(t,e)=>String(t.prompt)!==String(e.prompt)},
ld={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=pinned])"),drafted:ot(t=>t.drafts.length),verified:ot(t=>t.drafts.length+1),
tested:ot(t=>t.drafts.length+2),rejected:ot(t=>t.drafts.length+3+Et(t,"accepted")),corrected:ot(t=>t.drafts.length+4+Et(t,"accepted")),judged:ot(t=>2*t.drafts.length+
1-Et(t,"untested"),od),scored:ot(t=>Kv(t)+1),bonus:ot(t=>2*t.drafts.length+2,rd),opened:({of:t})=>!!document.querySelector(`.sv-popover:popover-open[data-shows=${t}\
]`),ran:({trace:t,before:e,of:s=""})=>{let{state:n,recorded:r}=M.viewer.state();return n==="done"&&!r&&Yv[s](t,e)}};var Jv=200,Xv=6e3,ar=6,Qv=8,Zv=["ArrowLeft","ArrowRight","j","k","J","K",",","."],ef=["drafted","verified","tested","rejected","corrected","bonus","judged","sco\
red"],Io=Tt("specviz-tour","localStorage"),$e=t=>document.querySelector(t),ir=t=>!!$e(t)?.offsetParent,Ne=()=>M.viewer;function tf(t){for(let e=t;e;e=e.parentElement)
e instanceof HTMLDetailsElement&&(e.open=!0),e.hidden&&e.id&&$e(`[aria-controls="${CSS.escape(e.id)}"]`)?.click()}function cd(t){let{left:e,...s}=t.getBoundingClientRect().
toJSON(),{top:n,right:r,bottom:o}=s;for(let i=t.parentElement;i&&i!==document.body;i=i.parentElement){let{overflowX:l,overflowY:c}=getComputedStyle(i),d=i.getBoundingClientRect();
l!=="visible"&&(r=Math.min(r,d.right)),c!=="visible"&&([n,o]=[Math.max(n,d.top),Math.min(o,d.bottom)])}return{left:e,top:n,right:r,bottom:o}}var Do=class{constructor(e,s){
this.words=e;this.stops=s;this.panel.setAttribute("aria-labelledby","tour-title"),document.addEventListener("keydown",n=>this.key(n)),["wheel","touchmove","poin\
terdown","keydown"].forEach(n=>document.addEventListener(n,()=>{this.still=!1},{capture:!0,passive:!0})),window.addEventListener("scroll",()=>this.follow(),!0),
window.addEventListener("resize",()=>this.follow()),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}\
px`)}).observe(this.panel)}words;stops;at=0;left=0;done=new Set;part=null;still=!1;moment=null;there=!1;before=null;held=null;brought=!1;opener=null;timer=0;panel=Object.
assign(document.createElement("section"),{className:"specviz tour",hidden:!0});ring=Object.assign(document.createElement("div"),{className:"tour-ring",hidden:!0});find(e){
return this.stops.findIndex(({id:s},n)=>s===e||String(n+1)===String(e))}start(e=1){this.left=this.find(Io.read()),this.open||(this.opener=document.activeElement),
this.done.clear(),this.timer=this.timer||window.setInterval(()=>this.check(),Jv),document.documentElement.classList.add("touring"),$e(".gradio-container .contai\
n").append(this.ring,this.panel),this.panel.hidden=!1,this.go(Math.max(0,this.find(e)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:0,
part:null,still:!1}),this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),$e("#stage .sv-inspector").scrollTop=0,M.keep({tour:null}),
(this.opener?.checkVisibility()&&this.opener!==document.body?this.opener:$e("#tour button"))?.focus()}get open(){return!this.panel.hidden}get stop(){return this.
stops[this.at]}get kind(){return this.stop.recorded??"first"}focus(){$e("#tour-title").focus({preventScroll:!0})}bring(){M.go?.({recorded:this.kind}),this.focus()}on(){
this.at+1<this.stops.length?this.go(this.at+1):(Io.write(""),this.leave())}go(e){this.putBack(),Object.assign(this,{at:e,left:Math.max(this.left,e),part:null,moment:null,
there:!1,still:!1,brought:!1}),e&&Io.write(this.stop.id),M.keep({tour:this.stop.id}),this.hold(),this.panel.scrollTop=0,this.draw(),this.focus(),ir("#stage")||M.
go?.({view:"watch"}),this.check()}hold(){let{changes:e}=this.stop,s=e&&Te.controls()[e];this.held=e===void 0||s===void 0?null:{name:e,value:s}}putBack(){let{held:e,
there:s,before:n}=this;if(this.held=null,!e)return;(s&&Ne().trace()!==n||Te.controls()[e.name]!==e.value)&&M.go?.({[e.name]:e.value})}draw(){let{words:e,stop:s,
stops:n,moment:r,at:o,left:i}=this,l=Ne().trace(),c=this.done.has(o),d=!!l&&!r,u=s.changes&&r&&!ir("#stage .sv-again"),h=c&&s.done||d&&(s.recorded?e.opens:e.lacks)||
u&&e.run_first||s.task,v=(m,f)=>m.replace(/\{(\w+)\}/g,(b,g)=>String(f[g]??b));G(a(R,{children:[a("div",{class:"tour-head",children:[a("p",{children:v(e.count,{
n:o+1,of:n.length})}),a("button",{type:"button",class:"tour-quiet",hidden:o===0&&i<=0,onClick:()=>this.go(o?0:i),children:o?e.again:v(e.resume,{n:i+1})}),a("but\
ton",{type:"button",class:"tour-leave","aria-label":e.leave,title:e.leave,onClick:()=>this.leave(),children:"×"})]}),a("div",{class:"tour-told",children:[a("h2",
{id:"tour-title",tabIndex:-1,children:s.title}),a("p",{children:v(s.text,{gamma:l?.settings.gamma??""})})]}),a("div",{class:"tour-tried",children:[a("p",{class:"\
tour-task",role:"status","data-done":String(c),children:[a("strong",{children:c?e.done:e.try})," ",a("span",{children:h})]}),a("div",{class:"tour-foot",children:[
a("button",{type:"button",class:"tour-does",hidden:!ef.includes(s.rule),onClick:()=>this.handOn("ArrowRight"),children:e.step}),a("button",{type:"button",class:"\
tour-does",hidden:!d,onClick:()=>this.bring(),children:e.recorded}),a("button",{type:"button",hidden:o===0,onClick:()=>this.go(o-1),children:e.back}),a("button",
{type:"button",class:"tour-next",onClick:()=>this.on(),children:o+1<n.length?e.next:e.end})]})]})]}),this.panel)}arrive(){let{at:e}=this,s=Ne().trace();if(this.
moment=!s||s.rounds.length<Qv||!ad[this.kind](s)?null:id[this.stop.state](s),!this.moment){if(this.brought||!Ne().state().recorded)return;this.brought=!0,M.go?.(
{recorded:this.kind});return}let{round:n,phase:r}=this.moment;Ne().pin(null),Ne().seek(n,r),requestAnimationFrame(()=>setTimeout(()=>{this.at!==e||!this.open||(Object.
assign(this,{there:!0,before:Ne().trace()}),this.aim(this.stop.target))}))}aim(e){this.part=e,this.still=!0,this.parts().forEach(tf);let s=this.target();cd(s).bottom<
Math.floor(s.getBoundingClientRect().bottom)&&s.scrollIntoView({block:"nearest"}),this.follow();let{top:n,bottom:r,height:o}=this.ring.getBoundingClientRect(),i=this.
panel.getBoundingClientRect().top;n>=0&&r<=i||(s.scrollIntoView({block:o<i?"center":"start",inline:"nearest",behavior:ia()?"auto":"smooth"}),this.follow())}parts(){
return(sd[this.part??""]??[]).map($e).filter(Boolean)}target(){return this.parts().find(e=>e.offsetParent)||$e("#stage")}follow(){if(this.ring.hidden=!this.part||
!ir("#stage"),this.ring.hidden)return;let{left:e,top:s,right:n,bottom:r}=cd(this.target()),o={left:e-ar,top:s-ar,width:n-e+2*ar,height:Math.max(0,r-s)+2*ar};Object.
entries(o).forEach(([i,l])=>{this.ring.style.setProperty(i,`${l}px`)})}check(){!ir("#stage")||!Ne().trace()||(this.moment?this.there&&!this.done.has(this.at)&&this.
judge():this.arrive(),this.still&&this.aim(this.part),this.draw(),this.follow())}judge(){let{before:e,stop:s,at:n}=this,r=Ne().trace();!r||!e||!ld[s.rule]({trace:r,
before:e,of:s.of})||(this.done.add(n),this.aim(s.shows||s.target))}entrance(){let e=[...this.target().querySelectorAll(":is(button, input, [tabindex]):not(:disa\
bled)")];return e.find(s=>s.tabIndex>=0)||e[0]}key(e){if(!this.open||e.defaultPrevented||e.ctrlKey||e.altKey||e.metaKey)return;let s=e.target,n=this.panel.contains(
s);e.key==="Tab"&&!e.shiftKey&&s.matches(".tour-next")&&this.part&&this.entrance()&&(this.entrance().focus(),e.preventDefault()),e.key==="Escape"&&!document.querySelector(
":popover-open")&&(n||s===document.body?this.leave():this.focus()),!(!n||!Zv.includes(e.key))&&(this.handOn(e.key),e.preventDefault())}handOn(e){$e("#stage .spe\
cviz").dispatchEvent(new KeyboardEvent("keydown",{key:e,bubbles:!0,cancelable:!0})),this.still=!0}},Gt=null,Bo={start:t=>Gt?.start(t)};q("tour",async({node:t,words:{
start:e,words:s,stops:n}})=>{await Ve,Gt=new Do(s,n),t.textContent=e,t.addEventListener("click",()=>Bo.start())});document.addEventListener("specviz-go",async({
detail:t})=>{let e=String(t?.tour??"");e&&await ae(()=>Gt,Xv)&&Gt&&Gt.find(e)>=0&&Gt.start(e)});document.addEventListener("click",t=>{let e=t.target,s=e.closest?.(
"button[data-go]")?.getAttribute("data-go");s&&M.go?.(JSON.parse(s));let n=e.closest?.(':is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");n&&
(t.preventDefault(),$e(n).scrollIntoView())});window.SpecViz=Object.assign(M,{mount:Rs,component:aa,desk:No,links:Te,myths:Zc,sampling:td,stage:Uc,tour:Bo});})();
