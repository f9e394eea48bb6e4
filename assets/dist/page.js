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
(()=>{var Zc=/^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/,Qc=window.requestAnimationFrame;window.requestAnimationFrame=s=>Zc.test(String(s))?0:Qc.call(
window,s);if(window.origin==="null"){let s=document.createElement("p");s.textContent=(document.documentElement.dataset.isolated??"").replace("{url}",window.location.
href),s.style.margin="24px",document.body.replaceChildren(s)}var yr=document.querySelector("base");yr&&yr.href===new URL("./",location.href).href&&yr.remove();for(let s of[
"focusin","keydown"])document.addEventListener(s,({target:e})=>{!(e instanceof HTMLInputElement)||e.type!=="radio"||e.closest("fieldset")?.querySelectorAll("inp\
ut[type=radio]").forEach(t=>{t.name=e.name})});document.addEventListener("keydown",s=>{let{key:e,target:t}=s;e!=="Tab"||!(t instanceof HTMLElement)||!t.matches(
"[role=combobox]")||(s.stopPropagation(),t.blur())},!0);new ResizeObserver(()=>{for(let s of document.querySelectorAll('fieldset [data-testid="block-info"]'))s.
closest("fieldset")?.setAttribute("aria-label",s.textContent?.trim()??"")}).observe(document.documentElement);var ed=5e3;function si(s){if(!(s instanceof HTMLInputElement)||
s.type!=="number"||!s.value)return null;let[e,t]=[s.min,s.max].map(r=>r===""?NaN:Number(r)),n=Number(s.value);return n<e?e:n>t?t:null}document.addEventListener(
"input",s=>{si(s.target)!==null&&s.stopPropagation()},{capture:!0});document.addEventListener("focusout",({target:s})=>{let e=si(s);if(e===null)return;let t=s;td(
t,e),t.value=String(e),t.dispatchEvent(new Event("input",{bubbles:!0}))},{capture:!0});var Ls=Object.assign(document.createElement("div"),{className:"limit",role:"\
status"});document.body.append(Ls);var ti=0;function td(s,e){let{left:t,bottom:n}=s.getBoundingClientRect();Object.assign(Ls.style,{left:`${t+window.scrollX}px`,
top:`${n+window.scrollY+4}px`}),Ls.textContent=`${Number(s.value)>e?"≤":"≥"} ${e.toLocaleString("en")}`,clearTimeout(ti),ti=window.setTimeout(()=>{Ls.textContent=
""},ed)}var I,ri,sd,De,kr,Ps,oi,As,ii,Er,_r,ai,Wt=Symbol.for("pv"),qs={},Ns=[],nd=/^m(i|n|o|s|text|space)$/,Tr=Array.isArray,Mr=Ns.slice,nt=Object.assign;function st(s){
s&&s.parentNode&&s.remove()}function Se(s,e,t){var n,r,o,i={},a=arguments.length;for(o in e)o=="key"?n=e[o]:o=="ref"&&typeof s!="function"?r=e[o]:i[o]=e[o];return a>
2&&(i.children=a>3?Mr.call(arguments,2):t),Ut(s,i,n,r,null)}function Ut(s,e,t,n,r){var o={type:s,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Wt,__v:r||++ri,__i:-1,__u:0};return!r&&I.vnode&&I.
vnode(o),o}function R(s){return s.children}function Cs(s,e){this.props=s,this.context=e,this.__g=0}function Be(s,e){if(e==null)return s.__&&Be(s.__,s.__i+1);for(var t;e<s.
__k.length;e++)if((t=s.__k[e])&&t.__e)return t.__e;return typeof s.type!="function"||s.props.__P?null:Be(s)}function rd(s){var e,t=s.__v,n=t.__e,r=[],o=[],i=s.__P;
i&&((e=nt({constructor:Wt},t)).__v=t.__v+1,I.vnode&&I.vnode(e),Or(i,e,t,s.__n,i.namespaceURI,32&t.__u?[n]:null,r,n||Be(t),32&t.__u,o),e.__v=t.__v,e.__.__k[e.__i]=
e,ui(r,e,o),t.__=t.__e=null,e.__e!=n&&li(e))}function li(s){if((s=s.__)&&s.__c&&!s.props.__P)return s.__e=null,s.__k.some(function(e){return e&&(s.__e=e.__e)}),
li(s)}function Sr(s){(8&s.__g||(s.__g|=8,De.push(s),Ps++))&&kr==I.debounceRendering||((kr=I.debounceRendering)||queueMicrotask)(ci)}function ci(){try{for(var s,
e=1;De.length;)De.length>e&&De.sort(oi),s=De.shift(),e=De.length,8&s.__g&&rd(s)}finally{(Ps=De.length)&&(kr||queueMicrotask)(ci)}}function di(s,e,t,n,r,o,i,a,l,p,h){
var u,v,m,g,b,w,_=n.__k||Ns,y=e.length;for(l=od(t,e,_,l,y),u=0;u<y;u++)(m=t.__k[u])!=null&&(v=~m.__i&&_[m.__i]||qs,m.__i=u,w=Or(s,m,v,r,o,i,a,l,p,h),g=m.__e,(v.
ref!=m.ref||8&v.__u)&&(v.ref&&zr(v.ref,null,m,v),m.ref&&h.push(m.ref,m.__c||g,m)),b=b||g,4&m.__u?(l=pi(m,l,s,!v.__v),v.__e&&(v.__e=null)):typeof m.type=="functi\
on"&&w!==void 0?l=w:g&&(l=g.nextSibling),m.__u&=-21);return t.__e=b,l}function od(s,e,t,n,r){var o,i,a,l,p,h,u,v,m,g=t.length,b=g,w=0,_=0,y=s.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=Ut(null,i):Tr(i)?i=y[o]=Ut(R,{children:i}):
i.constructor===Wt&&i.__b?i=y[o]=Ut(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+w,i.__=s,i.__b=s.__b+1,a=null,~(p=i.__i=id(i,t,l,b))&&(b--,(a=t[p])&&(a.__u|=2)),
a&&a.__v?(i.__u|=16,p==l-1?w--:p==l+1?w++:p!=l&&(p>l?w--:w++,_=1)):(~p||(r>g?w--:r<g&&w++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(_){for(h=[],u=[],
o=0;o<r;o++)if((i=y[o])&&16&i.__u){for(w=0,v=h.length;w<v;)h[m=w+v>>1]<i.__i?w=m+1:v=m;h[w]=i.__i,u[o]=w+1}for(w=h.length;o--;)u[o]&&(u[o]==w?w--:y[o].__u|=4)}if(b)
for(o=0;o<g;o++)!(a=t[o])||2&a.__u||(a.__e==n&&(n=Be(a)),Rr(a,a));return n}function pi(s,e,t,n){var r,o,i,a;if(typeof s.type=="function"){if(s.props.__P)return e;
if(r=s.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=s,e=pi(r[o],e,t,!1));return e}for(e&&!e.parentNode&&(e=Be(s))&&!e.parentNode&&(e=null),i=s.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(i!=a&&(!n&&t.moveBefore&&i.parentNode?t.moveBefore(i,e):t.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function id(s,e,t,n){var r,o=s.key,i=s.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return t;if(n>(l?1:0)){for(r=t-1;r>=0;r--)if((a=
e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function ni(s,e,t){t==null&&
(t=""),e[0]=="-"?s.setProperty(e,t):s[e]=t}function js(s,e,t,n,r){var o,i;if(e=="style")if(typeof t=="string")s.style.cssText=t;else{if(typeof n=="string"&&(s.style.
cssText=n=""),n)for(e in n)t&&e in t||ni(s.style,e);if(t)for(e in t)n&&t[e]==n[e]||ni(s.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),
typeof n!="function"&&(n=null),(s.__e||(s.__e={}))[e]=t,t&&n||(i=_r[e]||(_r[e]=ad(e)),(s.__a||(s.__a={}))[e]=Er,o=e!=(e=e.replace(ii,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),t?s.addEventListener(e,i,o):s.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in s)
try{return void(s[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?s.removeAttribute(e):s.setAttribute(e,e=="popover"&&t==1?"":t)}}function ad(s){
return function(e){var t=this.__e;if(t){if(t=t[s],e[As]==null)e[As]=Er++;else if(e[As]<this.__a[s])return;return t(I.event?I.event(e):e)}}}function Or(s,e,t,n,r,o,i,a,l,p){
var h,u,v,m,g,b,w,_,y,M,j,E,q,B,F,we,O,k,T=e.type;if(e.constructor!==Wt)return null;128&t.__u&&(l=32&t.__u,h=t.__c.__z)&&(e.__u|=l,u=o=[],h.nodeType==8?a=$s(h,o):
o.push(h),a=o[0]||a),(h=I.__b)&&h(e);e:if(typeof T=="function"){v=i.length;try{if(_=e.props,y=(h=T.prototype)&&h.render,M=(h=T.contextType)&&n[h.__c],j=h?M?M.props.
value:h.__:n,(m=t.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(y?e.__c=m=new T(_,j):(e.__c=m=new Cs(_,j),m.constructor=T,m.render=cd),M&&M.sub(m),m.state||(m.state={}),m.
__n=n,m.__g|=8,m.__h=[],m.__k=[]),y&&(m.__s||(m.__s=m.state),T.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=nt({},m.__s)),nt(m.__s,T.getDerivedStateFromProps(
_,m.__s)))),g=m.props,b=m.state,m.__v=e,t.__c){if(_!==g&&y&&!T.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(_,j),e.__v==t.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(_,m.__s,j)===!1){e.__v!=t.__v&&(m.props=_,m.state=m.__s,m.__g&=-9),e.__e=t.__e,e.__k=
t.__k,e.__k.some(function(z){z&&(z.__=e)}),Ns.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=Be(t);break e}m.componentWillUpdate&&m.componentWillUpdate(
_,m.__s,j),y&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,b,w)})}else y&&!T.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
y&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=j,m.props=_,m.__P=s,m.__g&=-5,E=I.__r,q=y?25:0;do m.__g&=-9,E&&E(e),h=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++q<25);y&&(Ns.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=nt({},n,m.getChildContext())),y&&t.__c&&m.getSnapshotBeforeUpdate&&
(w=m.getSnapshotBeforeUpdate(g,b)),B=h&&h.type===R&&h.key==null?h.props.children:h,_.__P&&(h=a,r=(s=_.__P).namespaceURI,l=o=null,t.props&&t.props.__P!=s&&(t.__k.
some(function(z){z&&Rr(z,z)}),t.__k=null),a=t.__k?Be(t,0):null),a=di(s,Tr(B)?B:[B],e,t,n,r,o,i,a,l,p),_.__P&&(e.__e=null,a=h),e.__u&=-161,u&&u.some(st),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(z){if(i.length=v,e.__v=null,l||o)if(z&&z.then){if(e.__u|=128|l,o){for(~(O=o.indexOf(a||void 0))||(O=o.length);(k=o[O-1])&&k.
nodeType==8;)O--;for(;O<o.length;O++)if(k=o[O])if(o[O]=null,F){if(k==we)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(we=$s(F=k))}}if(!F){for(;a&&
a.nodeType==8&&a.nextSibling;)a=a.nextSibling;F=a}(h=$s(F=e.__c.__z||(e.__c.__z=F)))?(e.__e=F,a=h):e.__e=a,a=a&&a.nextSibling}else o&&o.some(st);else e.__e=t.__e;
e.__k||(e.__k=t.__k||[]),z&&z.then||hi(e),I.__e(z,e,t)}}else a=e.__e=ld(t.__e,e,t,n,r,o,i,l,p,s);return(h=I.diffed)&&h(e),a}function $s(s,e){if(s&&s.nodeType==8&&
s.data.startsWith("$s"))for(var t=1;s=s.nextSibling;){if(s.nodeType==8){if(s.data.startsWith("$s"))t++;else if(s.data.startsWith("/$s")&&!--t)return s}e&&e.push(
s)}}function hi(s){s&&(s.__c&&(s.__c.__g|=4),s.__k&&s.__k.some(hi))}function ui(s,e,t){for(var n=0;n<t.length;)zr(t[n++],t[n++],t[n++]);I.__c&&I.__c(e,s),s.some(
function(r){try{s=r.__h,r.__h=[],s.some(function(o){o.call(r)})}catch(o){I.__e(o,r.__v)}})}function ld(s,e,t,n,r,o,i,a,l,p){var h,u,v,m,g,b,w,_,y=t.props||qs,M=e.
props,j=e.type;if(j=="svg"?r="http://www.w3.org/2000/svg":j=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(h=0;h<o.
length;h++)if((g=o[h])&&(j?g.localName==j:g.nodeType==3)){s=g,o[h]=null;break}}if(!s){if(_=p.ownerDocument||document,!j)return _.createTextNode(M);s=_.createElementNS(
r,j,M.is?M:p),a&&(I.__m&&I.__m(e,o),a=!1),o=null}if(j){if(p=j=="template"&&s.content||s,o=j=="textarea"&&M.defaultValue!=null?null:o&&Mr.call(p.childNodes),!a&&
o)for(y={},h=0;h<s.attributes.length;h++)y[(g=s.attributes[h]).name]=g.value;for(h in y)g=y[h],h=="dangerouslySetInnerHTML"?v=g:h=="children"||h in M||h=="value"&&
"defaultValue"in M||h=="checked"&&"defaultChecked"in M||js(s,h,null,g,r);for(h in M)g=M[h],h=="children"?m=g:h=="dangerouslySetInnerHTML"?u=g:h=="value"?b=g:h==
"checked"?w=g:a&&typeof g!="function"||y[h]===g||js(s,h,g,y[h],r);u?(a||v&&(u.__html==v.__html||u.__html==s.innerHTML)||(s.innerHTML=u.__html),e.__k=[]):(v&&(s.
textContent=""),(j=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&nd.test(j))&&(r="http://www.w3.org/1999/xhtml"),di(p,Tr(m)?m:[m],e,t,n,r,o,i,o?o[0]:
t.__k&&Be(t,0),a,l),o&&o.some(st)),a&&j!="textarea"||(h="value",j=="progress"&&b==null?s.removeAttribute(h):b==null||b===s[h]&&(j!="progress"||b)||js(s,h,b,y[h],
r),h="checked",w!=null&&w!=s[h]&&js(s,h,w,y[h],r))}else y===M||a&&s.data==M||(s.data=M);return s}function zr(s,e,t,n){try{typeof s=="function"?e?e.__x=s(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():s(null)):s.current=e}catch(r){I.__e(r,t)}}function Rr(s,e,t){var n,r,o,i;if(I.unmount&&I.unmount(
s),!(n=s.ref)||n.current&&n.current!=s.__e||zr(n,null,e,s),n=s.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){I.__e(a,e)}n.__P=n.__n=null}
if(n=s.__k)for(i=0;i<n.length;i++)n[i]&&Rr(n[i],e,typeof s.type!="function"||t&&!s.props.__P);!t&&(n=s.__c)&&(n=n.__z)&&(r=$s(n,o=[]))&&(n==s.__e&&o.some(st),st(
r),st(n)),t||st(s.__e),s.__e=s.__c=s.__=null}function cd(s,e,t){return this.constructor(s,t)}function G(s,e){var t,n,r,o;I.__&&I.__(s,e),e.nodeType==9&&(e=e.documentElement),
n=(t=s&&32&s.__u)?null:e.__k,e.__k=Ut(R,{children:[s]}),r=[],o=[],Or(e,e.__k,n||qs,qs,e.namespaceURI,n?null:e.firstChild?Mr.call(e.childNodes):null,r,n?n.__e:e.
firstChild,t,o),ui(r,e.__k,o),e.__k.props.children=null}function mi(s){function e(t){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,Sr(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),t.children}return e.__c="__cC"+ai++,e.__=s,e.Provider=(e.Consumer=function(t,n){return t.children(n)}).contextType=e,e}I={__e:function(s,e,t,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
s)),r.componentDidCatch&&(r.componentDidCatch(s,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){s=a}}throw Ps=0,s}},ri=0,sd=function(s){return s!=null&&s.
constructor===Wt},Cs.prototype.setState=function(s,e){var t=this.__s;t&&t!=this.state||(t=this.__s=nt({},this.state)),typeof s=="function"&&(s=s(nt({},t),this.props)),
s&&(nt(t,s),this.__v&&(e&&this.__k.push(e),Sr(this)))},Cs.prototype.forceUpdate=function(s){this.__v&&(this.__g|=4,s&&this.__h.push(s),Sr(this))},Cs.prototype.render=
R,De=[],Ps=0,oi=function(s,e){return s.__v.__b-e.__v.__b},As=Symbol(),ii=/(PointerCapture)$|Capture$/i,Er=0,_r={},ai=0;var S={viewer:null,shows:{live:!1},async read(s){let e=await fetch(s);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},vi,Fe=new Promise(s=>{vi=s});function fi(s){S.viewer=s,vi(s)}var gi=new Map,N=(s,e)=>{gi.set(s,e)},Lr=(s,e)=>N(s,({node:t,
words:n,value:r})=>r(o=>G(Se(e,{words:n,value:o}),t)));function bi(s,e,{element:t,props:n,server:r,trigger:o,watch:i}){gi.get(s)?.({node:t.firstElementChild,words:n.
words?.[Ae()],props:n,server:r,watch:i,send:Object.fromEntries(e.map(a=>[a,(l={})=>o(a,l)])),value(a,l=!0){let p=()=>a(JSON.parse(n.value||"{}"));l&&p(),i("valu\
e",p)}})}var Ae=()=>document.documentElement.lang.slice(0,2),Hs=s=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(s),wi=()=>matchMedia("(prefers-reduced-motion: r\
educe)").matches,dd=20;function oe(s,e=1/0){let t=performance.now()+e;return new Promise(n=>{(function r(){let o=s();o||performance.now()>t?n(o||null):setTimeout(
r,dd)})()})}function Is(){let s=0;return()=>{let e=s+=1;return()=>e===s}}var St=(s,e="sessionStorage")=>({read(){try{return JSON.parse(window[e].getItem(s)??"nu\
ll")}catch{return null}},write(t){try{window[e].setItem(s,JSON.stringify(t))}catch{}}});function Ue(s,e=null){let t=null,n=()=>{if(!t||e===null)return;let r=e;e=
null,t(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[s]!=null&&(e=String(r[s]),n())}),r=>{t=r,n()}}var pd=(s,e)=>s.replace(/\{(\w+)\}/g,(t,n)=>e&&n in e?String(e[n]):t);function re(s){return(e,t)=>{let n=e.split(".").reduce((r,o)=>r?.[o],s);return typeof n=="\
string"?pd(n,t):e}}var f=s=>s;function xi(s){f=re(s)}var hd=new TextEncoder,ud=new TextDecoder("utf-8",{ignoreBOM:!0});function yi(s){return s==null?[]:typeof s=="string"?[...hd.encode(s)]:(s.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function md(s){return s<128?1:s<194?0:s<224?2:s<240?3:s<245?4:0}function vd(s){for(let e=1;e<=Math.min(3,s.length);e+=1){let t=s[s.length-
e];if(t<128)return 0;if(t>=192)return md(t)>e?e:0}return 0}var xe=Object.freeze({bytes:[],tokens:0});function Ee(s,e){let t=[...s.bytes,...yi(e)],n=vd(t),r=t.slice(
0,t.length-n);return{text:ud.decode(new Uint8Array(r)),took:r.length?s.tokens+1:1,pending:n?{bytes:t.slice(-n),tokens:r.length?1:s.tokens+1}:xe}}var Te=s=>yi(s).
map(e=>e.toString(16).padStart(2,"0")).join(" "),fd=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
gd=["space","newline","tab","control","text"];function Vt(s){return[...s.matchAll(fd)].map(e=>({kind:gd[e.slice(1).findIndex(t=>t!==void 0)],text:e[0]}))}var Gt=s=>"\
U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),bd=s=>s&&`⁨${s}⁩`,ce=s=>s.replace(/[\u2068\u2069]/g,"");function se(s){return bd(Vt(s).
map(({kind:e,text:t})=>e==="space"?"·".repeat(t.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Gt(t):t).join(""))}var P=(...s)=>s.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),Kt="–",Me=s=>(e,t)=>e==null||!Number.isFinite(e)?Kt:s(e,t);function wd(s){let[e,t]=s.toExponential(1).split("e");return`${e}\
×10${[...t].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var We=Me((s,e=3)=>{if(s===0||s===1)return String(s);if(s<1e-6)return wd(
s);let t=s.toPrecision(s<.001?Math.min(e,2):e),n=t.includes("e")?s.toFixed(7):t;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>s.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),V=Me((s,e)=>s>0&&s<1e-4?"<0.0001":We(s,e)),W=Me(s=>s===0||s===1?String(s):s>0&&s<5e-4?"<0.001":s<1&&s>=.9995?">0.9\
99":s.toFixed(3));function de(s,e){let t=a=>[s,e].map(l=>We(l,a)),n=s===e?3:[3,4,5,6,7].find(a=>new Set(t(a)).size>1)??8,r=t(n),o=Math.min(s,e)>.9&&r.every(a=>a.
startsWith("0.")),i=Math.max(...r.map(({length:a})=>a))-2;return o?[s,e].map(a=>a.toFixed(i)):r}var A=Me(s=>{let e=s*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),Z=Me(s=>s.toFixed(s<9.995?2:1)+"×"),H=Me((s,e=2)=>s.toFixed(e)),jr=Me(s=>s<99.5?
s.toFixed(1):s.toFixed(0)),ue=Me(s=>s.toLocaleString("en")),Ar=Me(s=>{let[e,t]=s>=9995e5?["B",1e9]:s>=999500?["M",1e6]:["k",1e3];return`${(s/t).toPrecision(s/t<
10?2:3)} ${e}`}),U=Me(s=>s===0?"0 s":s<.001?(s*1e3).toFixed(2)+" ms":s<.1?(s*1e3).toFixed(1)+" ms":s<1?(s*1e3).toFixed(0)+" ms":s.toFixed(2)+" s");var xd="http://www.w3.org/2000/svg",_i=s=>s.split(/\u2068([^\u2069]*)\u2069/).map((e,t)=>t%2?d("bdi",{translate:"no"},e):e);function d(s,e,...t){let n=document.
createElement(s),{on:r={},...o}=e;Object.entries(r).forEach(([i,a])=>n.addEventListener(i,a));for(let[i,a]of Object.entries(o))a===!0?n.setAttribute(i,""):a!==!1&&
a!=null&&n.setAttribute(i,ce(String(a)));return n.append(...t.flatMap(i=>i==null?[]:typeof i=="string"?_i(i):[i])),n}function x(s,e){s.textContent!==ce(e)&&(s instanceof
Element?s.replaceChildren(..._i(e)):s.textContent=ce(e))}function L(s,e,t){t==null?s.removeAttribute(e):s.getAttribute(e)!==ce(String(t))&&s.setAttribute(e,ce(String(
t)))}function Si(s,e,t,n){let r=t.bottom-e.bottom+4,o=t.top-e.top-48;r>0?s.scrollTop=n*Math.ceil((s.scrollTop+r)/n):o<0&&(s.scrollTop=n*Math.floor((s.scrollTop+
o)/n))}function ki(s,e,...t){let n=document.createElementNS(xd,s);return Object.entries(e).forEach(([r,o])=>n.setAttribute(r,ce(String(o)))),n.append(...t.map(r=>typeof r==
"string"?ce(r):r)),n}var Cr=s=>ki("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},ki("path",{d:s}));function Ds(s,e=!1){return Vt(s).map(({kind:t,
text:n})=>{if(t==="text")return document.createTextNode(n);if(t==="control")return d("span",{class:"sv-control"},Gt(n));let r=e&&t!=="space";return d("span",{class:`\
sv-${t}${r?" sv-marked":""}`},r?"":n)})}var Ve=class{probe=d("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;constructor(e){e.append(this.probe)}get(e){
let t=this.cache.get(e);if(t!==void 0)return t;this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){
let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Ge=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Fs="#term-",yd=`[data-term], a[href^="${Fs}"]`,Bs=12,$r=8;function D(s,e){return d("button",{type:"button",class:"sv-term","data-term":s,"aria-haspopup":"di\
alog"},e)}var Pr=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,t=>this.hint(t)))}teach(e){this.say=re(e),this.terms=new Map((e.glossary||[]).map(t=>[t.term,t])),this.showNamed()}showNamed(){let{
hash:e,pathname:t,search:n}=window.location,r=e.startsWith(Fs)&&this.terms.get(e.slice(Fs.length));r&&(window.history.replaceState(window.history.state,"",t+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let t=e instanceof Element?e.
closest(yd):null;if(!(t instanceof HTMLElement)||t.closest("[data-glossary]"))return null;let n=this.terms.get(t.dataset.term??t.getAttribute("href")?.slice(Fs.
length)??"");return n?{opener:t,entry:n}:null}hint(e){let t=this.named(e);t&&!t.opener.parentElement?.closest("[title]")&&L(t.opener,"title",t.entry.definition)}click(e){
let t=this.named(e);if(!t)return;let{opener:n,entry:r}=t;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=d("h2",
{id:"term-name"}),this.close=d("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=d("p",{}),this.formula=
d("p",{class:"sv-formula"}),this.sources=d("p",{class:"sv-note"}),this.see=d("p",{class:"sv-note"});let t=d("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},d("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(t),t}show(e,t){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(t)||(this.opener=t,n.classList.toggle("sv-standalone",!!t.closest(".sv-standalone")),n.showPopover(),this.place(n,t.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:t,formula:n,sources:r,see:o}){let{say:i}=this;x(this.name,e),x(this.definition,t),this.formula.hidden=!n;let a=/\bq\b/.
test(n)?[d("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(d("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...a);let l=({
name:p,url:h})=>d("a",{href:h,target:"_blank",rel:"noreferrer"},p);this.list(this.sources,i("term.source"),r.map(l)),this.list(this.see,i("term.see"),o.flatMap(
p=>{let h=this.terms.get(p);return h?[D(p,h.name)]:[]}))}list(e,t,n){e.hidden=!n.length,e.replaceChildren(`${t} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[r]))}place(e,{
left:t,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:a,clientHeight:l}=document.documentElement,p=r+$r+i+Bs<=l||n<l-r,h=Math.max(Bs,Math.min(
t,a-o-Bs)),u=p?r+$r:Math.max(Bs,n-$r-i);Object.assign(e.style,{left:`${h+window.scrollX}px`,top:`${u+window.scrollY}px`})}},Ei=new Pr;var $=({settings:s})=>(s.tree??"chain")!=="chain",Q=({drafts:s})=>s.some(({parent:e})=>e!=null),me=(s,e)=>s[e].parent??e-1,Yt=(s,e)=>e<0?[]:[...Yt(s,me(s,e)),e];
function ie(s){let e=[];return s.forEach((t,n)=>{let r=me(s,n);e.push(r<0?0:e[r]+1)}),e}var rt=s=>s.flatMap(({verdict:e},t)=>e==="accepted"?[t]:[]);function Ti(s){
let e=ie(s);return s.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function Mi({drafts:s}){let e=rt(s);if(!Q({drafts:s}))return e.
length;let t=e.at(-1)??-1;return s.flatMap(({parent:r},o)=>r===t?[o]:[]).at(-1)??s.length}function Oi(s){let e=s.map(()=>0),t=0,n=r=>{r>=0&&(e[r]=t),s.flatMap((i,a)=>i===
r?[a]:[]).forEach((i,a)=>{a&&(t+=1),n(i)})};return n(-1),{rows:e,count:t+1}}var Jt=(s,e)=>({name:s,index:e}),kd=["medusa","dflash","lookup"],zi=({drafts:s},{settings:e})=>kd.includes(s[0]?.source??e.drafter)&&!Q({drafts:s});function Ke({
drafts:s,final:e,together:t}){let n=Ti(s),r=s.filter(o=>o.verdict==="accepted").length;return[...Ri({drafts:s,together:t}).map(o=>Jt("draft",o)),Jt("verify",0),
...n.map(o=>Jt("test",o)),...r<s.length?[Jt("discard",r)]:[],...e?[Jt("final",s.length)]:[]]}var qr=({drafts:s,together:e})=>Ri({drafts:s,together:e}).length+s.
length+(s.length?3:2);function Ri({drafts:s,together:e}){if(e)return s.length?[0]:[];let t=ie(s);return s.flatMap((n,r)=>t.indexOf(t[r])===r?[r]:[])}var Xt=({drafts:s,
final:e})=>e&&(s.length?e.kind:"plain");function _d(s,{name:e,index:t},n){let{drafts:r}=n;if(e==="verify")return s.map((i,a)=>a<r.length?"lit":i);if(e==="discar\
d")return s.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return s.map((i,a)=>a<r.length?"guessed":i);if(e==="draft"&&Q(n)){let i=ie(r);return s.map(
(a,l)=>l<r.length&&i[l]===i[t]?"guessed":a)}let o=e==="draft"?"guessed":e==="test"?r[t].verdict:Xt(n);return s.map((i,a)=>a===t&&o?o:i)}function Li(s,e){let t=Ke(
s).slice(0,e),n=s.drafts.length+(s.final?1:0);return{phase:t[t.length-1],looks:t.reduce((r,o)=>_d(r,o,s),Array(n).fill("absent")),verified:t.some(r=>r.name==="v\
erify"),fallen:t.some(r=>r.name==="discard")}}function Nr(s,{round:e,phase:t}){return e>=s.length?{round:s.length,phase:0}:t+1>=Ke(s[e]).length?{round:e+1,phase:0}:
{round:e,phase:t+1}}function ji(s,{round:e,phase:t}){return t>0?{round:e,phase:t-1}:e>0?{round:e-1,phase:Ke(s[e-1]).length-1}:{round:0,phase:0}}function Zt(s,{round:e,
phase:t=0}){if(e<0)return{round:0,phase:0};if(e>=s.length)return{round:s.length,phase:0};let n=Ke(s[e]).length;return t>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,t)}}var Qt=["token","block","match","typical","top-k","threshold"],Sd=["typical","top-k","threshold"],C=({settings:s})=>s.rule??"token",J=s=>Sd.includes(s),ae=s=>s?.
target==null||!s.draft?null:Math.min(1,s.target/s.draft),ne=s=>s?.chance??ae(s),ot=(s,e)=>J(e)&&[0,1].includes(ne(s)??-1);function Et(s){if(s.draw==null)return"\
kept";let e=s.draw;return e<(ne(s)??1)?"passed":e<(ae(s)??1)?"kept":"rescued"}function Ai(s,e){let{target:t,draft:n,weight:r}=s[e];if(t==null||!n||r==null)return null;
let o=Math.min(1,r*t/n),i=e===s.length-1,a=i?o:s[e+1].excess;return a==null||a+1-o<=0?null:{weight:o,excess:a,last:i}}var Tt=s=>s.findLastIndex(e=>e.verdict==="\
accepted"),it=(s,e)=>s==="untested"&&C(e)==="block"&&!$(e)?"dropped":s,Ci=({rule:s="token"})=>s==="token"?null:s;function $i(s,e){let{token:t,target:n,weight:r,
excess:o}=s;return e==="match"?{weight:1,taken:i=>i===t?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,a)=>a,mass:o??null}}var Ye=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Us=class{constructor(e,t){this.state=e;this.changed=t}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},pe=({run:s,moment:e})=>s?
s.length-e.round:0,Ce=({live:s,run:e,mode:t})=>s&&e!==null&&!e.over&&(t==="running"||t==="paused");function Ws({run:s,predicting:e,moment:t}){return s&&s.over&&
!e?s.length:t.round}function $e({run:s,moment:{round:e,phase:t}}){return s&&t?Li(s.rounds[e],t):null}function at(s,e){let{run:t,moment:n}=s;if(!e||!t||e.round>n.
round||e.round<0)return null;let r=t.at(e);if(!r||e.round<n.round)return r;let o=$e(s)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var Je=(s,e)=>s===e||!!(s&&e&&s.round===e.round&&s.index===e.index);function es(s){return at(s,s.pinned)?{at:s.pinned,how:"pinned"}:at(s,s.hovered)?{at:s.hovered,
how:"preview"}:Ed(s)||zd(s)}function qi(s){let{run:e,moment:t,pinned:n,following:r,playing:o,status:i,recorded:a,speed:l,pace:p,tint:h,presenting:u,view:v,opening:m,
rested:g}=s;return{...t,rounds:e?e.length:0,selected:es(s).at,pinned:n,following:r,playing:o,state:i,recorded:a,speed:l,pace:p,tint:h,presenter:u,view:v,opening:m,
rested:g}}function Ed(s){let{run:e,moment:t,entered:n}=s,r=$e(s);if(r)return{at:{round:t.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!t.round)return null;
let o=t.round-1;return{at:{round:o,index:Ni(e,o)},how:"now"}}var Ni=(s,e)=>Math.max(0,s.rows[e].slots.findLastIndex(({kind:t})=>t!=="untested")),Td=16,Pi=[.25,.75],
Md=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&Et(e)==="rescued"),Od=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(ae(e)??
1)),ts=(s,e)=>e==="block"?Md(s):J(e)?Od(s):-1,Hr=({drafts:s,final:e})=>e?.kind==="correction"&&s.some(({verdict:t})=>t==="accepted");function Vs(s){let e=({verdict:i,
target:a,draft:l})=>i==="rejected"&&a!==null&&l!==null&&a>=Pi[0]*l&&a<=Pi[1]*l,t=s.rounds.findIndex(i=>ts(i,C(s.trace))>=0);if(t>=0)return t;let n=i=>s.folds.at(
i).emitted>=Td,r=s.rounds.flatMap((i,a)=>Hr(i)?[a]:[]),o=i=>s.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function Ir({
rounds:s,trace:e}){let t=({drafts:a})=>a.some(({verdict:l})=>l==="rejected"),n=s.at(-1);if(!n||n.drafts.length>=e.settings.gamma||t(n))return null;let r=({drafts:a})=>a.
length>n.drafts.length,o=s.findLastIndex(a=>r(a)&&t(a)),i=o>=0?o:s.findLastIndex(r);return i>=0?i:null}var Hi=({run:s,moment:e,following:t,mode:n,predicting:r})=>s&&
t&&n==="running"&&!r&&e.round===s.length?Ir(s):null,lt=({moment:{round:s,phase:e},rested:t})=>t??(e?s:s-1);function zd(s){let e=lt(s),{run:t}=s;if(!t||!t.rounds[e])
return{at:null,how:"newest"};let n=ts(t.rounds[e],C(t.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=t.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Ni(t,e)},how:"newest"}}var Rd=["token","top-k","threshold"],ge=(s,e)=>e&&s!==void 0?s/e:null;function Ld({drafts:s,positions:e=[]}){let t=s.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return Q({drafts:s})?e.length?[...new Set(t.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>jd(t.filter(({parent:o})=>o===r))):[]:t.slice(
0,s.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function jd(s){let[e,t]=[0,1];for(let n of s){let r=ae(n);if(n.overlap===
null||r===null)return[];e+=t*n.overlap,t*=1-r}return[e]}function Ad(s,e){if(Rd.includes(e))return!1;let t=new Map(s.map(r=>[r.parent,r]));return s.filter(r=>r.parent!=
null&&r!==t.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var Cd=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function $d(s){let e=s.drafts.filter(t=>t.verdict==="accepted").map(t=>t.token);return s.final?[...e,s.final.
token]:e}function Pd(s,e,t){let n=a=>e.drafts.filter(l=>l.verdict===a).length,r=n("accepted"),o=n("rejected"),i=Ld(e);return{rounds:s.rounds+1,drafted:s.drafted+
e.drafts.length,accepted:s.accepted+r,rejected:s.rejected+o,corrected:s.corrected+(e.final?.kind==="correction"?1:0),untested:s.untested+e.drafts.length-r-o,emitted:s.
emitted+r+(e.final?1:0),draft:s.draft+e.times.draft,verify:s.verify+e.times.verify,accept:s.accept+e.times.accept,overlap:s.overlap+i.reduce((a,l)=>a+l,0),overlaps:s.
overlaps+i.length,otherwise:s.otherwise+(Ad(e.drafts,t)?1:0)}}var ct=s=>s.draft+s.verify+s.accept;function Gs(s,e){return Float64Array.from(s).sort()[Math.ceil(
e*s.length/100)-1]}var Dr=s=>s.length?{p50:Gs(s,50),p95:Gs(s,95)}:null,qd=12,Nd=.25,Hd=1+1e-9;function Id(s){if(s.length<qd)return null;let e=s.slice(1).map((t,n)=>Math.
abs(t-s[n]));return ge(Gs(e,75),Gs(s,50))}var Ks=class{constructor(e){this.temperature=e.temperature,this.rule=C({settings:e}),this.sums=[Cd],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(Pd(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...$d(
e)),this.bursts.push(ct(e.times)),this.match()}pushPlain(e,t){this.plain.tokens.push(e),this.plain.seconds.push(t),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+t),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let t=Math.min(e,this.sums.length-1);for(;t>0&&this.sums[t].emitted>this.plain.tokens.length;)t-=1;return t}speedup(e){let t=this.sums[this.compared(e)];return ge(
this.plain.until[t.emitted],ct(t))}impossible(e){let t=this.sums[this.compared(e)],n=this.speedup(e);return t.drafted>0&&n!==null&&n>Hd*(t.emitted/t.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let t=this.sums[this.compared(e)];return t.emitted?{draft:t.draft/t.emitted,verify:t.verify/t.emitted,accept:t.
accept/t.emitted,plain:this.plain.until[t.emitted]/t.emitted}:null}gaps(e){let t=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Dr(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Dr(t.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:Dr(t)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let t=Id(this.plain.seconds.slice(0,this.at(e).emitted));return t!==null&&t>Nd?{jitter:t}:null}agreement(e){let t=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!t?null:{compared:t,first_difference:this.matched<t?this.matched:null}}summary(e=this.sums.length-1){let t=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,t.emitted);return{rounds:t.rounds,drafted:t.drafted,accepted:t.accepted,rejected:t.rejected,untested:t.
untested,emitted:t.emitted,acceptance_rate:ge(t.accepted,t.accepted+t.corrected),draft_efficiency:ge(t.accepted,t.drafted),mean_acceptance_length:ge(t.emitted,t.
rounds),mean_overlap:t.otherwise?null:ge(t.overlap,t.overlaps),tokens_per_second:ge(t.emitted,ct(t)),plain_tokens_per_second:ge(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var Dd=Object.freeze({tokens:[],seconds:[]}),Bd=/^<\|?\w+\|?>$/,Fd=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Pe=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=xe;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new Ks(e.settings),this.width=e.settings.gamma;for(let t of this.promptTokens()){
let{text:n,pending:r}=Ee(this.pending,this.piece(t));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,t=this.piece(e[0]);return typeof t=="string"&&Bd.test(t)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:t}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return t.tokens.findIndex(r=>r===n||Fd.test(String(this.piece(r))))}append({from:e=this.length,rounds:t=[],plain:n=Dd,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:a}=this,l=a.plain;if(e>this.length||n.tokens.length&&r>l.tokens.length)return!1;Object.assign(a.pieces,o),t.slice(this.length-e).forEach(
p=>this.push(p));for(let p=l.tokens.length-r;p<n.tokens.length;p+=1)l.tokens.push(n.tokens[p]),l.seconds.push(n.seconds[p]),this.folds.pushPlain(n.tokens[p],n.seconds[p]);
return a.prefill=i.prefill??a.prefill,a.captured=i.captured??a.captured,this.over||(a.ending=i.ending??a.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(zi(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let t=this.pending,
n=[];e.drafts.forEach((i,a)=>{let l=me(e.drafts,a),p=this.slot(i.token,i.verdict,l<0?t:n[l].pending);i.verdict==="accepted"&&(this.pending=p.pending),n.push(p)});
let r=Xt(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,t,n){let r=this.piece(e),
{text:o,took:i,pending:a}=Ee(n,r),l=o===""&&a.bytes.length>0;return{token:e,kind:t,piece:r,text:o,took:i,part:l,pending:a}}alone(e){let t=this.piece(e);return typeof t==
"string"?t:Ee(xe,t).text}at({round:e,index:t}){let n=this.rows[e],r=n&&n.slots[t];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(p=>p.verdict==="accep\
ted").length,a=t<o.drafts.length,l=a?t:Mi(o);return{...r,number:e,index:t,round:o,accepted:i,judgedAt:l,draft:a?o.drafts[t]:null,judged:o.drafts[l]||null,position:(o.
positions||[])[l]||null}}},Ys=["accepted","correction","bonus","plain"],qe=s=>Ys.includes(s);var Js=({trace:s})=>s.settings.gamma>0&&!$(s),Fr=({round:s,index:e})=>`${s}.${e}`;function Ur({run:s,predicting:e,answers:t},{round:n,phase:r}){if(!e||!s||n>=s.
length)return null;let o=Ke(s.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(Fr(i)in t)?i:null}function ns(s){let e=$e(s)?.phase;if(!e||e.name!==
"test")return null;let t=Fr({round:s.moment.round,index:e.index});return t in s.answers?t:null}var rs=s=>s.predicting&&s.looking!==null&&s.looking===ns(s),Oe=s=>rs(
s)?null:Ur(s,s.moment);function Ii({run:s,answers:e},t,n){if(!s)return{};let r=s.rounds[t.round].drafts[t.index],o=C(s.trace)==="block"?null:ne(r),i=Fr(t);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function os({predicting:s,informed:e,run:t}){return s&&(!e||t?.trace.settings.temperature===
0)}var Di=(s,e)=>os(s)&&e?.kind==="lit",Br=s=>s.length?s.reduce((e,t)=>e+t,0)/s.length:null,ss=(s,e)=>(s-(e?1:0))**2;function Bi(s){let e=s.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),t=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:t.length,right:t.filter(({chance:r,kept:o})=>r>.5===o).length,brier:Br(e.map(({chance:r,kept:o})=>ss(r,o))),known:n.length,truth:Br(n.
map(({threshold:r,kept:o})=>ss(r,o))),best:Br(n.map(({threshold:r})=>r*(1-r)))}}function Fi(s,e,t){if(s.brier===null)return[t("predict.lesson.none")];let n={...s,
brier:H(s.brier),truth:H(s.truth),best:H(s.best)},r=!e&&s.truth!==null&&s.known===s.n&&s.brier<s.truth,o=s.brier<.25?"good":s.brier>.25?"bad":"even";return[P(s.
decided>0&&t("predict.lesson.you",n),t("predict.lesson.brier",n)),t("predict.lesson.half")+" "+t(`predict.lesson.${r?"lucky":o}`),...e?[t("predict.lesson.greedy")]:
s.known?[t("predict.lesson.truth",{...n,n:s.known})]:[]]}var is=["gamma","temperature","drafter","rule","tree"];function Xs(s,e){return e==="rule"?C(s):e==="tree"?s.settings.tree??"chain":s.settings[e]}function as(s){
let{gamma:e,budget:t=e}=s.settings;return $(s)&&e>0?t:e}function Zs(s,e,t,n){return e==="drafter"?ye(s,String(t),n):e==="rule"?s(`rules.name.${t}`):e==="tree"?s(
`tree.name.${t}`):String(t)}function ye(s,e,t){let n=`drafter_of.${t}.${e}`,r=s(n);return r===n?s(`drafter.${e}`):r}function dt(s,e,t){let n=e.map(([o,i],a)=>d("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":String(a===0),on:{click:()=>{r(o),t(o)}}},i)),
r=o=>n.forEach(i=>{let a=String(i.dataset.choice===o);i.getAttribute("aria-pressed")!==a&&i.setAttribute("aria-pressed",a)});return{node:d("div",{class:"sv-togg\
les",role:"group","aria-label":s},...n),set:r}}function Ui(s,e,t){let n=d("select",{on:{change:()=>t(n.value)}},...e.map(([r,o])=>d("option",{value:r},o)));return{
node:d("label",{class:"sv-choice"},s,n),select:n}}var Qs=[.2,.4,.6,.8],Wi=[.1,.5,1,2],Mt={overlap:{term:"overlap",limits:Qs,most:"1",of:({position:s})=>s?.overlap??null},acceptance:{term:"accept_test",limits:Qs,
most:"1",of:({draft:s})=>ne(s??void 0)},target_entropy:{term:"entropy",limits:Wi,most:"",of:({position:s})=>s?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Wi,most:"",of:({position:s})=>s?.draft_entropy??null}};function ls(s,e){let t=e&&s in Mt?Mt[s].of(e):null;return t==null?null:Mt[s].limits.filter(n=>t>=
n).length}var en=class{constructor(e,t){this.say=e;let{node:n,select:r}=Ui(e("tint.label"),["verdict",...Object.keys(Mt)].map(i=>[i,e(`tint.${i}.name`)]),t);this.
select=r,this.ends=Qs.map(()=>d("span",{class:"sv-tint-limit"})),this.most=d("span",{class:"sv-tint-limit"});let o=i=>d("span",{class:"sv-tint-swatch","data-tin\
t":i});this.scale=d("span",{class:"sv-tint-scale",role:"img"},d("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((i,a)=>[o(a),i]),o(Qs.length),this.most),
this.means=D("overlap",""),this.legend=d("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=d("div",{class:"sv-tint"},n)}has(e){return e===
"verdict"||Object.hasOwn(Mt,e)}show(e){this.select.value=e;let t=Mt[e];if(this.legend.hidden=!t,!t)return;let n=r=>String(r).replace(/^0\./,".");this.ends.forEach(
(r,o)=>x(r,n(t.limits[o]))),x(this.most,t.most),x(this.means,this.say(`tint.${e}.means`)),this.means.dataset.term=t.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:t.limits.join(this.say("comma"))}))}};var Vi=480,Ud=5;function ze(s,e){if(s.part)return e("token.part",{hex:Te(s.piece)});let t=se(s.text)||e("token.empty");return s.took>1?e("token.took",{token:t,n:s.
took}):t}function Vr({rounds:s,trace:e},t,n,r){let{drafts:o}=s[t],i=o.length;if(n>=i)return r("token.final");let a=r("token.guess",{n:n+1,of:i}),{source:l}=o[n];
return l?r("token.from",{slot:a,drafter:ye(r,l,e.models.pair)}):a}function pt(s,e,t,n,r){let o=s.rows[e].slots[t];return n("token.aria",{token:ze(o,n),kind:n(`k\
ind.${it(r||o.kind,s.trace)}`),round:e+1,slot:Vr(s,e,t,n)})}function Xe(s,e,t=!1){return e.part?s.dataset.part="":e.text===""&&(s.dataset.empty=""),e.took>1&&(s.
dataset.took=String(e.took)),s.append(...Ds(e.text,t)),s}var Wd=/^ \S{1,24}$/;function Wr({text:s},e){return Wd.test(s)?(e.classList.add("sv-word"),[d("wbr",{}),
e]):[e]}var Vd=["rejected","untested"],tn=class{rows;now;written;discarded;run;shown;constructor({say:e,set:t}){this.say=e,this.prompt=d("span",{class:"sv-promp\
t"}),this.more=d("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=d("span",{class:"sv-\
list",role:"listbox","aria-label":e("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=d("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=d("div",{class:"sv-stream-scroll"},this.text),this.ghosts=d("input",{type:"checkbox",on:{change:()=>t({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new en(e,n=>t({tint:n})),this.node=d("section",{class:"sv-section sv-stream"},d("div",{class:"sv-section-head"},d("h2",{},D("token",e(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=d("label",{class:"sv-check"},this.ghosts,e("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let e=t=>{let n=D(t,this.say(`legend.${t}`));return n.dataset.short=this.
say(`kind.${t}`),d("li",{},d("span",{class:"sv-swatch","data-kind":t}),n)};return this.discarded=Vd.map(e),this.discarded.forEach(t=>{t.hidden=!0}),this.written=
Ys.map(e),d("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:e,trace:{settings:{gamma:t,drafter:n}}}){let o={plain:t===0||n.startsWith(
"lookup")||e.some(({drafts:i})=>!i.length),other:t>0};this.written.forEach((i,a)=>{i.hidden=!o[Ys[a]==="plain"?"plain":"other"]})}load(e){this.run=e,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=$(e.trace),this.shown=
0,this.grow()}dress({ghosts:e,tint:t}){e!==this.ghosted&&this.redraw(e),t!==this.quantity&&this.paintTint(t)}redraw(e){this.ghosted=this.ghosts.checked=e,this.discarded.
forEach(n=>{n.hidden=!e});let{shown:t}=this;this.load(this.run),this.show(t)}paintPrompt(e){let t=this.run.promptText,n=!e&&t.length>Vi;x(this.prompt,n?"…"+t.
slice(-Vi):t),this.more.hidden=!n,x(this.more,this.say("stream.more",{n:t.length}))}grow(){let e=document.createDocumentFragment();for(let t=this.rows.length;t<
this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}this.list.append(e),this.nameKinds(this.run)}row(e){let t=d("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[e].slots.forEach((n,r)=>{qe(n.kind)?t.append(...Wr(n,this.option(n,e,r))):this.ghosted&&!$(this.run.trace)&&t.append(...Wr(
n,this.ghost(n,e,r)))}),t}option(e,t,n){let r=d("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${t}.${n}`,
style:`--i:${n}`,"aria-label":pt(this.run,t,n,this.say),"data-tint":ls(this.quantity,this.run.at({round:t,index:n}))});return Xe(r,e)}ghost(e,t,n){let r=d("span",
{class:"sv-token","data-kind":e.kind,"data-at":`${t}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Xe(r,e,!0)}paintTint(e){this.quantity=e,this.tint.show(
e),this.node.dataset.tinted=String(e!=="verdict"),this.options(this.rows.length).forEach(t=>{let[n,r]=(t.dataset.at??"").split(".").map(Number);L(t,"data-tint",
ls(e,this.run.at({round:n,index:r})))})}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-\
ahead",r>=e);this.shown=e,L(this.scroller,"tabindex",e?null:0)}showNow(e){let t=this.shown;if(this.now&&(!e||this.now.number!==t)&&(this.now.node.remove(),this.
now=null),!e)return;this.now||(this.now=this.begin(t)),this.now.node.classList.toggle("sv-fallen",e.fallen);let n=Q(this.run.rounds[t]);this.now.tokens.forEach(
(r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!qe(i),L(r,"data-kind",i)})}begin(e){let t=this.run.rows[e].slots.map((o,i)=>this.ghost(o,e,i)),n=this.run.rows[e].
slots.flatMap((o,i)=>Wr(o,t[i])),r=d("span",{class:"sv-now","aria-hidden":"true"},...n);return this.list.insertBefore(r,this.rows[e]),{number:e,node:r,tokens:t}}options(e){
return this.rows.slice(0,e).flatMap(t=>[...t.querySelectorAll("[role=option]")])}find(e){let t=e&&this.rows[e.round];return!t||e.round>=this.shown?null:t.querySelector(
`[role=option][data-at="${e.round}.${e.index}"]`)||t.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:t,y:n,width:r,height:o}=e.box,i=new DOMRect(t,n,r,o-e.covered);
Si(this.scroller,i,e.head,e.line)}measure(){let[e,t,n]=[this.scroller,this.text,this.head].map(o=>o.getBoundingClientRect()),r=this.tint.legend.offsetHeight;return{
box:e,text:t,head:n,covered:r,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:e,text:t,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.
text.style,i=this.shown===this.rows.length&&!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(
n.bottom-t.top)+r+Ud}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var ht,K,Gr,Gi,Kr=Object.is,sn=0,sa=[],Yr=[],X=I,Ki=X.__b,Yi=X.__r,Ji=X.diffed,Xi=X.__c,Zi=X.unmount,Qi=X.__;function ds(s,e){X.__h&&X.__h(K,s,sn||e),sn=0;var t=K.
__H||(K.__H={__:[],__h:[]});return s>=t.__.length&&t.__.push({}),t.__[s]}function ee(s){return sn=1,Gd(oa,s)}function Gd(s,e,t){var n=ds(ht++,2);if(n.t=s,!n.__c&&
(n.__=[t?t(e):oa(void 0,e),function(o){var i=(n.__N||n.__)[0],a=n.t(i,o);Kr(i,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=K,!K.__f)){K.__f=!0;var r=K.shouldComponentUpdate;
K.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var p=!1,h=this.props!=o;if(l.__.some(function(v){v.__N&&(p=!0,Kr(v.__[0],v.__N[0])||(h=!0))}),
r){var u=r.call(this,o,i,a);return p?u||h:u}return!p||h}}return n.__}function na(s,e){var t=ds(ht++,3);!X.__s&&Xr(t.__H,e)&&(t.__P=!0,t.__=s,t.u=e,K.__H.__h.push(
t))}function le(s,e){var t=ds(ht++,4);!X.__s&&Xr(t.__H,e)&&(t.__P=!1,t.__=s,t.u=e,K.__h.push(t))}function te(s){return sn=5,ut(function(){return{current:s}},[])}function ut(s,e){var t=ds(ht++,7);return Xr(t.__H,e)&&(t.__=s(),t.__H=e),t.__}function ra(s){var e=K.context[s.__c],t=ds(ht++,9);return t.c=s,e?(t.__==null&&(t.__=!0,e.sub(K)),e.props.value):s.__}function Kd(){var s;do{for(;s=Yr.shift();)try{cs(s)}catch(t){X.__e(t,{__:(s=s.__P)&&s.__v})}for(;s=sa.shift();){var e=s.__H;if(s.__P&&e)try{e.__h.some(cs),e.__h.
some(Jr),e.__h=[]}catch(t){e.__h=[],X.__e(t,s.__v)}}}while(Yr.length)}X.__b=function(s){K=null,Ki&&Ki(s)},X.__=function(s,e){s&&e.__k&&e.__k.__m&&(s.__m=e.__k.__m),
Qi&&Qi(s,e)},X.__r=function(s){Yi&&Yi(s),ht=0;var e=(K=s.__c).__H;e&&(Gr==K?K.__h=[]:(e.__h.some(cs),e.__h.some(Jr),ht=0),e.__h=[],e.__.some(function(t){t.__N&&
(t.__=t.__N),t.u=t.__N=void 0})),Gr=K},X.diffed=function(s){Ji&&Ji(s);var e=s.__c;e&&e.__H&&(e.__H.__h.length&&ta(sa.push(e)),e.__H.__.some(function(t){t.u&&(t.
__H=t.u)})),Gr=K=null},X.__c=function(s,e){e.some(function(t){try{t.__h.some(cs),t.__h=t.__h.filter(function(n){return!n.__||Jr(n)})}catch(n){t.__h=[function(){
throw n}]}}),Xi&&Xi(s,e)},X.unmount=function(s){Zi&&Zi(s);var e,t,n=s.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=s.__;t&&
(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,ta(Yr.push(r))}else cs(r)}catch(o){e=o}}),n.__H=void 0,e&&X.__e(e,n.__v))};var ea=typeof requestAnimationFrame==
"function";function Yd(s){var e,t=function(){clearTimeout(n),ea&&cancelAnimationFrame(e),setTimeout(s)},n=setTimeout(t,35);ea&&(e=requestAnimationFrame(t))}function ta(s){
s!=1&&Gi==X.requestAnimationFrame||((Gi=X.requestAnimationFrame)||Yd)(Kd)}function cs(s){var e=K,t=s.__c;typeof t=="function"&&(s.__c=void 0,t()),K=e}function Jr(s){
var e=K;s.__c=s.__(),K=e}function Xr(s,e){return!s||s.length!=e.length||e.some(function(t,n){return!Kr(t,s[n])})}function oa(s,e){return typeof e=="function"?e(
s):e}var Jd=Symbol.for("pv"),Xd=0;function c(s,e,t,n,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof s!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];var p={type:s,props:l,key:t,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Jd,__v:--Xd,__i:-1,__u:0};return(r||o)&&(p.__source=r,p.__self=o),I.vnode&&I.vnode(p),p}var aa=mi(null);function Ze(){let s=ra(aa);return{...s.state,run:s.state.run,host:s,set:s.set,send:s.send}}var Ne=(s,e,t)=>G(c(aa.Provider,{value:s,children:e}),
t),la=({node:s})=>c("div",{class:"sv-drawn",ref:e=>e?.append(s)}),Re=({name:s,children:e})=>c("button",{type:"button",class:"sv-term","data-term":s,"aria-haspop\
up":"dialog",children:e}),ia=/\u2068([^\u2069]*)\u2069/,ca=s=>Array.isArray(s)?s.map(ca):typeof s!="string"||!ia.test(s)?s:s.split(ia).map((e,t)=>t%2?c("bdi",{translate:!1,
children:e}):e),Zd=I.vnode;I.vnode=s=>{if(typeof s.type=="string"){let e=s.props;for(let[t,n]of Object.entries(e))t==="children"?e.children=ca(n):typeof n=="str\
ing"&&(e[t]=ce(n))}Zd?.(s)};var Qd={mean_acceptance_length:s=>H(ge(s.emitted,s.rounds)),acceptance_rate:s=>A(ge(s.accepted,s.accepted+s.rejected)),draft_efficiency:s=>A(ge(s.accepted,s.drafted)),
drafted:s=>ue(s.drafted),emitted:s=>ue(s.emitted)};function Zr({drafts:s,final:e},t){let n=s.slice(0,t),r=n.filter(p=>p.verdict==="accepted").length,o=n.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===s.filter(p=>p.verdict==="accepted").length,a=o?"correction":i?null:"bonus",l=o===1||i||s.length<=t;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(a?1:0),final:a,drawn:l}}function da(s,e){let t={rounds:s.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of s){let{drafted:r,accepted:o,
rejected:i,emitted:a}=Zr(n,e);t.drafted+=r,t.accepted+=o,t.rejected+=i,t.emitted+=a}return t}function ep(s){let{drafter:e,temperature:t}=s.settings;return $(s)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":C(s)==="block"&&t?"rules.whatif":""}function pa(){let{run:s,gamma:e,moment:{round:t},set:n}=Ze(),r=s.trace.
settings.gamma,o=ep(s.trace),i=e>=r,a=f(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return c("div",{class:"sv-block",children:[c("h3",{children:f("w\
hatif.gamma")}),c("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[c("span",{"aria-hidden":"true",children:"γ"}),c("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":f("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:l})=>n({gamma:Number(l.value)})}),c("output",{class:"sv-whatif-value",
children:a})]}),!i&&c(tp,{gamma:e,most:r,rounds:s.rounds.slice(0,t)}),c("p",{class:"sv-note","aria-live":"polite",children:i?f(o||(r<2?"whatif.fewest":"whatif.t\
ry")):f("whatif.note",{gamma:e,rounds:t})})]})}function tp({gamma:s,most:e,rounds:t}){let[n,r]=[da(t,1/0),da(t,s)];return c("table",{class:"sv-figures-table",children:[
c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:f("whatif.rounds")}),c("th",{scope:"col",children:f("whatif.was",{gamma:e})}),c("th",{scope:"\
col",children:f("whatif.would",{gamma:s})})]})}),c("tbody",{children:Object.entries(Qd).map(([o,i])=>c("tr",{children:[c("th",{scope:"row",children:f(`whatif.ro\
w.${o}`)}),c("td",{children:i(n)}),c("td",{children:i(r)})]},o))})]})}var ha=["draft","verify","accept"],sp={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},nn=36,np=20,rp=5;function Qr(s,e){let t=(n,r)=>d(
"li",{},d("span",{class:"sv-swatch","data-part":n}),D(sp[n],r));return d("ul",{class:"sv-legend"},...ha.map(n=>t(n,s(`part_key.${n}`))),...e?[t("plain",e)]:[])}
var rn=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(e){this.say=e,this.head=d("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
d("div",{class:"sv-rows",role:"rowgroup"}),this.grid=d("div",{class:"sv-grid",role:"grid","aria-label":e("rounds.label")},d("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=d("div",{class:"sv-rounds-scroll"},this.grid),this.detail=d("p",{class:"sv-note sv-round-detail"},e("rounds.detail")),
["pointerover","focusin"].forEach(t=>this.body.addEventListener(t,n=>this.showTime(n))),this.note=d("p",{class:"sv-note"},e("rounds.note")),this.node=d("section",
{class:"sv-section sv-rounds"},d("div",{class:"sv-section-head"},d("h2",{},D("round",e("rounds.heading"))),d("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(t=>d("li",{},d("span",{class:"sv-mark","data-kind":t}),D(t,e(`kind.${t}`)))))),this.note,this.scroller,this.detail,d("div",
{class:"sv-foot"},d("ul",{class:"sv-legend"},d("li",{},d("span",{class:"sv-swatch","data-part":"overlap"}),D("overlap",e("rounds.overlap_key")))),Qr(e,e("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(e){this.run=e,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],x(this.note,this.say($(e.trace)?"tree.rounds":"rounds.note")),x(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.
row(t);this.rows.push(n),e.append(n)}for(this.grid.classList.toggle("sv-many",this.rows.length>np),this.body.append(e),this.body.style.height=`${this.rows.length*
nn}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>rp);let e=(t,n="")=>d("div",{role:"columnheader",class:n},
t);this.head.replaceChildren(e("#","sv-number"),...Array.from({length:this.width},(t,n)=>e(this.say("rounds.guess",{n:n+1}))),e(this.say("rounds.final"),"sv-fin\
al"),e(this.say("rounds.time"),"sv-time"))}row(e){let{drafts:t,positions:n=[]}=this.run.rounds[e],{slots:r,final:o}=this.run.rows[e],i=d("div",{class:"sv-row sv\
-ahead",role:"row","data-round":e},d("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:e+1})},String(e+1)));return r.forEach((a,l)=>{
let p=l<t.length&&n[l]?n[l].overlap:null,h=this.cell(a,e,l,p);a===o&&h.classList.add("sv-final"),i.append(h)}),i.append(this.time(this.run.rounds[e].times)),i}cell(e,t,n,r){
let o=Xe(d("span",{class:"sv-cell-text",translate:"no"}),e,!0);return d("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":e.kind,"data-at":`${t}.${n}`,
"aria-label":this.label(t,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},d("span",{class:"sv-mark","data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,t,n,r){
let o=pt(this.run,e,t,this.say,r);return n==null?o:this.say("token.aria_overlap",{label:o,overlap:V(n,2)})}time(e){let t=e.draft+e.verify+e.accept;this.spans.push(
t);let n=this.say("rounds.row_time",{total:U(t),draft:U(e.draft),verify:U(e.verify),accept:U(e.accept)}),r=d("div",{class:"sv-bar"},...ha.map(o=>d("span",{"data\
-part":o,style:`--t:${e[o]}`})));return d("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},d("div",{class:"sv-bars-pair"},r),d("span",{class:"\
sv-ms"},U(t)))}compare(e){let{sums:t,plain:n}=this.run.folds,r=t[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.until[t[e].emitted],i=this.rows[e].
lastElementChild;if(!i)return!1;let a=this.say("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:U(o)});return i.setAttribute("aria-label",a),i.firstElementChild?.
append(d("div",{class:"sv-bar sv-bar-plain"},d("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.spans[e],o),!0}showTime({target:e}){
let t=e instanceof Element?e.closest(".sv-time"):null,n=t?.parentElement;if(!t||!n)return;let r=Number(n.dataset.round)+1;x(this.detail,this.say("rounds.detail_\
of",{round:r,time:t.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<
n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){
let{now:t,shown:n}=this;if(t!==null&&(!e||t!==n)&&(this.rows[t].classList.toggle("sv-ahead",t>=n),this.rows[t].classList.remove("sv-row-now"),this.run.rows[t].slots.
forEach((o,i)=>this.dress(t,i,null)),this.now=null),!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.
toggle("sv-verified",e.verified),e.looks.forEach((o,i)=>this.dress(n,i,o))}dress(e,t,n){let r=this.find({round:e,index:t});if(!r)return;let{kind:o}=this.run.rows[e].
slots[t],i=n==="absent",a=t<this.run.rounds[e].drafts.length&&(this.run.rounds[e].positions||[])[t],l=n==="guessed"||n==="lit"&&this.concealed,p=a&&!l?a.overlap:
null;L(r,"data-kind",n||o),r.firstElementChild&&L(r.firstElementChild,"data-kind",n||o),L(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(
p||0)),i||L(r,"aria-label",this.label(e,t,p,n||o))}showCut(e,t){let n=this.run.trace.settings.gamma,r=e<n?e:1/0,o=r===this.cutting?Math.min(t,this.cut):0,i=Math.
max(t,this.cut);if(r!==this.cutting||r<1/0)for(let a=o;a<i;a+=1)this.markCut(a,a<t?r:1/0);this.cutting=r,this.cut=t}markCut(e,t){let n=this.run.rounds[e],{drawn:r}=Zr(
n,t);this.run.rows[e].slots.forEach((o,i)=>{let a=this.find({round:e,index:i}),l=i<n.drafts.length?i>=t:!r,p=i===t&&!r;a&&(a.classList.toggle("sv-cut",l&&!p),a.
classList.toggle("sv-cut-own",p),L(a,"aria-description",l?this.say(p?"whatif.own":"whatif.gone",{gamma:t}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(
`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.rows.slice(0,this.shown+(this.now==null?0:1)),t=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(
n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll("[role=gridcell]")].filter(o=>r<this.shown||t(o)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,t=(this.shown+(this.now==null?0:1))*nn;t>e+this.height?this.scroller.scrollTop=t-this.
height:t-2*nn<e&&(this.scroller.scrollTop=Math.max(0,t-2*nn))}relayout(){this.height=null}};var ua=20,op=5,on=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(e){this.say=e,this.root=d("span",{class:"sv-tree-text","aria-hidden":"true"},
e("tree.text")),this.grid=d("div",{class:"sv-tree-grid",role:"grid","aria-label":e("tree.label")}),this.mask=d("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=d("p",{class:"sv-tree-note"}),this.node=d("div",{class:"sv-tree",hidden:!0},d("div",{class:"sv-tree-scroll"},this.grid),d("div",{class:"sv-mask-side"},d("p",
{class:"sv-mask-name"},D("tree_mask",e("tree.mask"))),this.mask,this.note))}build(e,t){Object.assign(this,{run:e,number:t});let n=e.rounds[t],{drafts:r,final:o}=n,
{slots:i}=e.rows[t],a=ie(r),l=r.map((u,v)=>me(r,v));o&&(a.push(rt(r).length),l.push(rt(r).at(-1)??-1));let{rows:p,count:h}=Oi(l);this.leaves=i.map((u,v)=>this.leaf(
u,v,{column:a[v]+2,row:p[v],above:p[l[v]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(u,v)=>this.leaves.flatMap(({node:m},g)=>a[g]===v?[m]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(h,this.levels.length)>op),this.grid.style.setProperty("--rows",String(h)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:u})=>u),...this.levels.map(u=>d("div",{role:"row",class:"sv-tree-level"},...u))),this.masked=r.map((u,v)=>this.maskRow(v,Yt(r,v))),this.mask.style.
setProperty("--nodes",String(r.length)),this.mask.classList.toggle("sv-mask-fine",r.length>20),this.mask.replaceChildren(...this.masked)}leaf(e,t,{column:n,row:r,
above:o}){let i=d("span",{class:"sv-mark","aria-hidden":"true"}),a=Xe(d("span",{class:"sv-tree-token",translate:"no"}),e,!0),l=d("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${t}`,style:`grid-column:${n};grid-row:${r+1}`},i,a),p=d("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${n};grid-row:${o+1}/${r+2}`});return p.classList.toggle("sv-tree-bend",r>o),{node:l,mark:i,link:p}}maskRow(e,t){let n=[0,...t.map(r=>r+1)];return d(
"div",{class:"sv-mask-row","data-at":`${this.number}.${e}`},...n.map(r=>d("span",{class:"sv-mask-cell","data-column":r,style:`--column:${r}`})))}show(e,t,n,r){(e!==
this.run||t!==this.number||this.leaves.length!==e.rows[t].slots.length)&&this.build(e,t);let{drafts:o}=e.rounds[t];this.leaves.forEach(({node:a,mark:l,link:p},h)=>{
let u=n[h]??"absent";[a,l,p].forEach(v=>L(v,"data-kind",u)),L(a,"aria-hidden",u==="absent"?"true":null),L(a,"aria-label",u==="absent"?null:this.label(e,t,h,u)),
this.masked[h]&&L(this.masked[h],"data-kind",u)});let i=rt(o).length;x(this.note,r?this.say("tree.sum",{verified:o.length,accepted:i,wasted:o.length-i}):this.say(
"tree.sees"))}label(e,t,n,r){let{say:o}=this,i=pt(e,t,n,o,r),{drafts:a}=e.rounds[t];if(n>=a.length)return i;let l=Yt(a,me(a,n)).map(p=>ze(e.rows[t].slots[p],o));
return o(l.length?"tree.aria":"tree.aria_first",{label:i,level:l.length+1,line:l.join(" ")})}light(e){let{run:t,number:n}=this,r=t?.rounds[n]?.drafts??[],o=e&&e.
round===n&&e.index<r.length?e.index:-1,i=Yt(r,o);this.leaves.forEach(({node:a,link:l},p)=>[a,l].forEach(h=>h.toggleAttribute("data-line",i.includes(p)))),this.root.
toggleAttribute("data-line",o>=0),this.masked.forEach((a,l)=>a.toggleAttribute("data-line",l===o))}find(e){return e&&e.round===this.number&&this.leaves[e.index]?.
node||null}reveal(e){let t=this.grid.parentElement,n=this.leaves[e]?.node;if(!t||!n)return;let r=(l,p,h,u)=>Math.min(0,l-ua-h)||Math.max(0,p+ua-u),[o,i,a]=[n,this.
node,t].map(l=>l.getBoundingClientRect());this.node.scrollTop+=r(o.top,o.bottom,i.top,i.bottom),t.scrollLeft+=r(o.left,o.right,a.left,a.right)}rows(){return this.
levels.map(e=>e.filter(t=>t.dataset.kind!=="absent")).filter(e=>e.length)}};var ip=7,ap=12;function ma(s,e){s.style.setProperty("--sv-characters",String(e?.length||1))}var an=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(e){
this.say=e,this.tree=new on(e),this.row=d("div",{class:"sv-slots",role:"row"}),this.guesses=D("draft",e("round.guesses")),this.tests=d("li",{hidden:!0},D("accep\
t_test",e("round.tests"))),this.node=d("section",{class:"sv-round","aria-label":e("round.label")},d("ul",{class:"sv-slot-names"},d("li",{},this.guesses),d("li",
{},D("verification",e("round.pass"))),this.tests),d("div",{class:"sv-slots-grid",role:"grid","aria-label":e("round.label")},this.row),this.tree.node)}show(e,t){
let{moment:n}=e,r=$e(e),o=Math.max(0,lt(e)),i=o in t.rounds&&Q(t.rounds[o]);this.node.classList.toggle("sv-round-tree",i),this.tree.node.hidden=!i;let a=t===this.
run&&o===this.number&&(i||this.cells.length>0);i?Object.assign(this,{run:t,number:o,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(t,
o)+1)&&this.build(t,o);let l=t.rows[o]?.slots??[],p=r?.looks??l.map(({kind:u})=>n.round?u:"absent");this.node.classList.toggle("sv-round-now",!!r),this.node.classList.
toggle("sv-verified",r?r.verified:n.round>0),i&&this.tree.show(t,o,p,!r&&n.round>0),i&&(n!==this.moment||!a)&&(r?r.phase.name!=="verify"&&r.phase.name!=="discar\
d":n.round)&&this.tree.reveal(es(e).at?.index??l.length-1),this.moment=n,this.node.classList.toggle("sv-round-fallen",!!r?.fallen),this.node.dataset.phase=r?.phase.
name??"";let h=!r&&e.entered==="step"?l.length-1:-1;this.cells.forEach(({node:u},v)=>{this.dress(v,p[v]??"absent",os(e)),u.toggleAttribute("data-now",r?.phase.index===
v),u.toggleAttribute("data-entered",h===v)}),this.tests.hidden=!this.cells.some(({figures:u})=>u.textContent)}wide(e,t){let n=e.rounds[t]?.drafts.length??0;return $(
e.trace)?n:Math.max(n,Math.min(e.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(e,t){
let n=this.cells.findIndex(({node:h})=>h===document.activeElement);e!==this.run&&this.relayout(),Object.assign(this,{run:e,number:t});let r=e.rows[t]?.slots??[],
o=e.rounds[t]?.drafts.length??-1;this.cells=Array.from({length:o+1},(h,u)=>this.cell(e,r[u],u));let i=$(e.trace)?o:e.width;this.node.classList.toggle("sv-round-\
tight",i>=ip),this.node.classList.toggle("sv-round-tighter",i>=ap);let{models:a,settings:{drafter:l}}=e.trace,p=e.rounds[t]?.drafts[0]?.source??l;this.guesses.dataset.
term=p==="model"?"draft":"drafter",x(this.guesses,l==="model"?this.say("round.guesses"):ye(this.say,p,a.pair)),this.place(this.wide(e,t)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(e,t))),n>=0&&(this.cells[n]??this.cells.at(-1))?.node.focus()}place(e){
let t=this.cells.length-1,n=Array.from({length:e+1},(r,o)=>{let i=o===e?t:o<t?o:-1;return this.cells[i]?.node??d("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",e===0),this.row.replaceChildren(...n)}cell(e,t,n){let{drafts:r,positions:o=[]}=e.rounds[this.number],
i=r[n],a=d("span",{class:"sv-gauge-draw"}),l=d("span",{class:"sv-gauge",hidden:!0},d("span",{class:"sv-gauge-keep"}),a),p=d("span",{class:"sv-slot-says",hidden:!0}),
h=d("span",{class:"sv-mark","aria-hidden":"true"}),u=d("span",{class:"sv-slot-kind"}),v=d("span",{class:"sv-slot-figures"}),m=ne(i);if(e.trace.settings.temperature===
0&&i){let _=o[n]?.candidates.find(([,y])=>y===1);x(p,_?se(e.alone(_[0])):""),ma(p,p.textContent)}else m!==null&&(l.style.setProperty("--keep",String(m)),a.style.
setProperty("--draw",String(i.draw??0)));let b=d("span",{class:"sv-slot-text"});return ma(b,t?.text),t&&Xe(b,t,!0),{node:d("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${n}`,style:`--i:${n}`},d("span",{class:"sv-slot-token",translate:"no"},b),d("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},l,p),d("span",{class:"sv-slot-verdict","aria-hidden":"true"},h,u),v),gauge:l,needle:a,says:p,mark:h,kind:u,figures:v}}dress(e,t,n){let{run:r,number:o,say:i}=this,
a=this.cells[e];if(!r||!a)return;let l=r.rounds[o].drafts[e],p=t==="accepted"||t==="rejected",h=!!l&&(p||t==="untested"||t==="lit"&&!n),u=ne(l),v=r.trace.settings.
temperature===0;L(a.node,"data-kind",t),L(a.mark,"data-kind",t),L(a.node,"aria-hidden",t==="absent"?"true":null),L(a.node,"aria-label",t==="absent"?null:pt(r,o,
e,i,t)),a.gauge.hidden=v||!h||u===null,a.says.hidden=!v||!h;let m=p&&!v&&!ot(l,C(r.trace))?l.draw:null;a.needle.hidden=m==null,x(a.kind,t==="absent"||t==="guess\
ed"||t==="lit"?"":i(`kind.${it(t,r.trace)}`)),x(a.figures,m!=null&&u!==null?this.test(l,m,u):"")}test(e,t,n){let r=this.run?.rounds[this.number].drafts??[];if(e.
verdict==="accepted"&&t>=n)return this.say("rules.kept_by",{n:Tt(r)+1});let[o,i]=de(t,n);return this.say(t<n?"round.below":"round.above",{draw:o,threshold:i})}find(e){
return this.tree.node.hidden?e&&e.round===this.number&&this.cells[e.index]?.node||null:this.tree.find(e)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:e})=>e.dataset.kind==="absent"?[]:[e])]:this.tree.rows()}};var va=2,fa=16,lp=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",ga=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function cp(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function dp(){try{return[...document.styleSheets].every(({cssRules:s})=>s)}catch{return!1}}function pp(s){let e=s.cloneNode(!0),t=s.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=t[r].getBoundingClientRect(),a=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
d("img",{src:t[r].toDataURL(),alt:"",style:a}))}),e.querySelectorAll(lp).forEach(n=>n.remove()),e}function hp(s){let e=s.closest(".specviz"),{width:t}=s.getBoundingClientRect(),
n=d("div",{style:`width: ${t+2*fa}px; padding: ${fa}px`},pp(s)),r=d("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:a,lineHeight:l}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:a,
lineHeight:l,fontFamily:Ge}),e.append(r);let p=n.getBoundingClientRect(),h=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:h,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function up(s){let{outer:e,page:t,width:n,height:r}=hp(s),
o=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(ga,""),i=new XMLSerializer().serializeToString(e).replace(ga,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(cp())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,l=new Image;l.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await l.decode();let p=d("canvas",{width:n*va,height:r*va}),h=p.getContext("2d");return h.
fillStyle=t,h.fillRect(0,0,p.width,p.height),h.drawImage(l,0,0,p.width,p.height),p.toDataURL("image/png")}function ln(s,e,t){return dp()?d("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>d("a",{href:await up(e),download:`specviz-${t}.png`}).click()}},s("snapshot")):null}var mp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function cn(s,e){let{key:t}=e,n=s.findIndex(i=>i===document.activeElement),r=mp[t],o=t==="Home"?0:t===
"End"?s.length-1:r?(n+r+s.length)%s.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),s.forEach((i,a)=>{i.tabIndex=a===o?0:-1}),s[o].
focus(),o)}var vp=["race","same","time","guesses"],ps=0,dn=class{constructor({say:e,set:t,views:n}){ps+=1,this.names=Object.keys(n),this.set=t,this.tabs=this.names.map(r=>d(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${ps}-${r}`,"aria-controls":`sv-view-${ps}-${r}`,"data-view":r,on:{click:()=>t({view:r})}},e(`\
views.${r}`))),this.panels=this.names.map(r=>d("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${ps}-${r}`,"aria-labelledby":`sv-tab-${ps}-${r}`,"data-view":r},
...vp.includes(r)?n[r].flatMap(o=>[o,ln(e,o,r)].filter(i=>i!==null)):n[r])),this.list=d("div",{class:"sv-view-tabs",role:"tablist","aria-label":e("views.label"),
on:{keydown:r=>this.walk(r)}},...this.tabs),this.node=d("div",{class:"sv-views"},this.list,...this.panels)}has(e){return this.names.includes(e)}show({view:e}){this.
names.forEach((t,n)=>{L(this.tabs[n],"aria-selected",String(t===e)),this.tabs[n].tabIndex=t===e?0:-1,this.panels[n].hidden=t!==e})}walk(e){let t=cn(this.tabs,e);
t>=0&&this.set({view:this.names[t]})}};var fp=1.96,gp=300;function eo(s,e){let t=s/e,n=fp**2/e,r=(t+n/2)/(1+n),o=Math.sqrt((t*(1-t)+n/4)*n)/(1+n);return{share:t,low:Math.max(0,r-o),high:Math.min(1,r+
o),tested:e}}function to(s){let e=s.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),t=s.filter(n=>!Q(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:o,verdict:i,confidence:a},l)=>{let p=e?a:r[l]?.candidates.find(([h])=>h===o)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:t}}function ba(s,e){let t=C({settings:s});return t==="token"||t==="match"&&!e||s.temperature===0}function wa(s){let e=s.length<gp?5:10;return Array.
from({length:e},(t,n)=>{let r=s.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:a})=>i+a,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...eo(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:t})=>t)}function Ot(){let s=te(null),[e,t]=ee(0);return le(()=>{let n=s.current,r=()=>t(n.clientWidth);r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},
[]),[s,e]}function pn({label:s,heads:e,rows:t,hidden:n}){let[r,o]=ee(!1);return c("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>o(i.open),children:[
c("summary",{children:f("chart.table")}),c("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":s,children:c("table",{children:[c("thead",{children:c(
"tr",{children:e.map(i=>c("th",{scope:"col",children:i}))})}),c("tbody",{children:r&&t.map(i=>c("tr",{children:i.map(a=>c("td",{children:a}))}))})]})})]})}var hn=196,un=40,xa=10,ya=10,so=40,bp=[0,.5,1],zt=10;function no({dots:s,axis:{title:e,ticks:t},says:n,diagonal:r=!1}){let[o,i]=Ot(),a=h=>un+h*(i-un-xa),l=h=>ya+
(1-h)*(hn-ya-so),p=s.filter(({tested:h})=>h>=zt);return c("div",{class:"sv-dots",role:"img","aria-label":n,ref:o,children:[i>0&&c("svg",{width:i,height:hn,"aria\
-hidden":"true",children:[bp.map(h=>c(R,{children:[c("line",{class:"sv-dots-grid",x1:un,x2:i-xa,y1:l(h),y2:l(h)}),c("text",{x:un-6,y:l(h)+4,"text-anchor":"end",
children:`${h*100}%`})]})),r?c("line",{class:"sv-dots-equal",x1:a(0),x2:a(1),y1:l(0),y2:l(1)}):c("polyline",{class:"sv-dots-line",points:p.map(h=>`${a(h.x)},${l(
h.share)}`).join(" ")}),t.map(({at:h,label:u})=>c("text",{x:a(h),y:hn-so+15,"text-anchor":h<1?"middle":"end",children:u})),s.map(h=>c(R,{children:[c("line",{class:"\
sv-dots-whisker",x1:a(h.x),x2:a(h.x),y1:l(h.low),y2:l(h.high)}),c("circle",{class:h.tested<zt?"sv-dots-few":"sv-dots-point",cx:a(h.x),cy:l(h.share),r:5}),c("tex\
t",{class:"sv-dots-count",x:a(h.at),y:hn-so+28,"text-anchor":"middle",children:h.tested})]}))]}),c("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var mn=["accepted","rejected","untested"],wp=[0,.2,.4,.6,.8,1].map(s=>({at:s,label:A(s)}));function xp(s){let e=Array.from({length:Math.max(0,...s.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));s.forEach(({drafts:n})=>{Q({drafts:n})?yp(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{e[o][r.verdict]+=
1})});let t=e.findLastIndex(n=>mn.some(r=>n[r]));return e.slice(0,t+1)}function yp(s){let e=ie(s);return Array.from({length:Math.max(...e)+1},(t,n)=>{let r=s.filter(
(o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function kp(s){let e=s.map(r=>r.drafts.
filter(o=>o.verdict==="accepted").length),t=s.map(({drafts:r})=>Q({drafts:r})?Math.max(...ie(r))+1:r.length),n=Array(Math.max(0,...t)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var ka=({columns:s,says:e})=>c("div",{class:`sv-columns${s.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:s.map(({label:t,value:n,
parts:r})=>c("div",{class:"sv-column",children:[c("span",{class:"sv-column-value",children:n}),c("span",{class:"sv-column-bar",children:r.map(([o,i])=>c("span",
{"data-kind":o,style:`--n:${i}`}))}),c("span",{class:"sv-column-label",children:t})]}))}),vn=({heading:s,means:e,says:t,heads:n,rows:r,children:o})=>c("figure",
{class:"sv-figure-block",children:[c("h3",{children:c(Re,{name:e,children:s})}),o,c("p",{class:"sv-note",children:t}),c(pn,{label:s,heads:n,rows:r})]}),_a=(s,e)=>f(
"calibration.between",{from:A(s),to:A(e)}),Sa=({share:s,low:e,high:t,tested:n})=>[A(s),_a(e,t),n],Ea=s=>s.some(({tested:e})=>e<zt)&&f("given.hollow",{few:zt});function _p({
slots:s,rounds:e}){let t=s.filter(({accepted:a,rejected:l})=>a+l>0),n=t.length,r=s.length===1?"aria_one":n===1?"aria_first":"aria",o=(a=0)=>A(a/e),i=s.length?f(
`slots.${r}`,{first:o(s[0].accepted),last:o(t[n-1]?.accepted),n}):f("slots.none");return c(vn,{heading:f("slots.heading"),means:"acceptance_by_position",says:i,
heads:[f("slots.slot"),...mn.map(a=>f(`kind.${a}`)),f("slots.of_rounds"),f("slots.of_judged")],rows:s.map(({accepted:a,rejected:l,untested:p},h)=>[h+1,a,l,p,o(a),
A(a/(a+l))]),children:[c(ka,{says:i,columns:s.map((a,l)=>({label:String(l+1),value:o(a.accepted),parts:mn.map(p=>[p,a[p]/e])}))}),c("ul",{class:"sv-legend",children:mn.
map(a=>c("li",{children:[c("span",{class:"sv-swatch","data-kind":a}),f(`kind.${a}`)]}))})]})}function Sp({slots:s}){let e=s.flatMap(({accepted:l,rejected:p},h)=>{
let u=(h+.5)/s.length;return l+p?[{...eo(l,l+p),x:u,at:u,label:String(h+1)}]:[]}),t=e.filter(({tested:l})=>l>=zt),[n,r]=[t[0],t[t.length-1]],o=t.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=t.length>1&&f("given.ends",{first:n.label,last:r.label,first_share:A(n.share),last_share:A(r.share)}),a=e.length?
P(i,f(`given.${o}`),Ea(e)):f("slots.none");return c(vn,{heading:f("given.heading"),means:"acceptance_by_position",says:a,heads:[f("slots.slot"),f("slots.of_judg\
ed"),f("given.interval"),f("given.tested")],rows:e.map(l=>[l.label,...Sa(l)]),children:c(no,{dots:e,axis:{title:f("given.axis"),ticks:e},says:a})})}function Ep({
counts:s,rounds:e}){let t=Math.max(...s),n=s.reduce((i,a,l)=>i+a*l,0)/e,r=s.flatMap((i,a)=>i===t?[a]:[]),o=f(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:H(n),commonest:r.join(f("comma")),count:t,rounds:e});return c(vn,{heading:f("lengths.heading"),means:"mean_acceptance_length",says:o,heads:[f("length\
s.length"),f("lengths.rounds")],rows:s.map((i,a)=>[a,i]),children:c(ka,{says:o,columns:s.map((i,a)=>({label:String(a),value:String(i),parts:[["accepted",i/Math.
max(1,t)]]}))})})}function Tp({run:s,shown:e}){let t=to(s.rounds);if(!t.tests.length)return null;let n=f("calibration.heading");if(!ba(s.trace.settings,t.headed))
return c("figure",{class:"sv-figure-block",children:[c("h3",{children:c(Re,{name:"calibration",children:n})}),c("p",{class:"sv-note",children:f("calibration.oth\
er_rule",{rule:f(`rules.name.${C(s.trace)}`)})})]});let{headed:r,tests:o}=to(s.rounds.slice(0,e)),i=r?"head":"own",a=wa(o).map(u=>({...u,x:u.mean,at:(u.from+u.to)/
2})),l=o.reduce((u,{chance:v})=>u+v,0)/o.length,p=o.filter(({accepted:u})=>u).length/o.length,h=a.length?P(f(`calibration.${i}`),f("calibration.sum",{mean:A(l),
share:A(p),tested:o.length}),f("calibration.equal"),Ea(a)):f("slots.none");return c(vn,{heading:n,means:"calibration",says:h,heads:[f("calibration.predicted"),f(
"calibration.mean"),f("slots.of_judged"),f("given.interval"),f("given.tested")],rows:a.map(u=>[_a(u.from,u.to),A(u.mean),...Sa(u)]),children:c(no,{dots:a,axis:{
title:f(`calibration.axis.${i}`),ticks:wp},says:h,diagonal:!0})})}function Ta(s){let{run:e,shown:t}=s,n=e.rounds.slice(0,t),r=xp(n);return c("section",{class:"s\
v-section",children:e.width>0&&c(R,{children:[c("div",{class:"sv-section-head",children:c("h2",{children:f("breakdown.heading")})}),c("div",{class:"sv-breakdown\
-charts",children:[c(_p,{slots:r,rounds:t}),c(Sp,{slots:r}),c(Ep,{counts:kp(n),rounds:t}),c(Tp,{...s})]})]})})}var Mp={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Op=["draft","verify","accept"];function Ma({plain:s}){let e=(t,n)=>c("li",{children:[
c("span",{class:"sv-swatch","data-part":t}),c(Re,{name:Mp[t],children:n})]});return c("ul",{class:"sv-legend",children:[Op.map(t=>e(t,f(`part_key.${t}`))),s&&e(
"plain",s)]})}var za=["draft","verify","accept"],zp=["plain","speculative","bursts"];function Rp(s,e){let t=s.folds.cost(e);if(!t||!t.plain)return null;let n=s.folds.at(s.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:t.draft*r,verify:t.verify*r,accept:t.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/t.
plain,speedup:s.folds.measured(e)}}var Ra=s=>Object.fromEntries(za.map(e=>[e,U(s[e])]));function Lp(s,e){if(!e)return f(s.folds.plain.tokens.length||!s.length?"\
costs.early":"headline.not_measured");let{parts:t,speedup:n}=e,r=za.reduce((a,l)=>t[a]>=t[l]?a:l),[o,i]=[H(e.steps),H(e.length)];return P(f("costs.round",{round:U(
e.round),steps:o,length:i,...Ra(t)}),n===null?f("headline.impossible"):f(n>=1?"costs.faster":"costs.slower",{steps:o,length:i,speedup:Z(n),blame:f(`part.${r}`)}))}
var Oa=({way:s,parts:e,most:t})=>c("div",{class:"sv-cost",children:[c("span",{children:f(`race.${s}`)}),c("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>c("span",{"data-part":n,style:`--n:${r/t}`}))}),c("span",{class:"sv-cost-value",children:U(Object.values(e).reduce((n,r)=>n+r,0))})]});function jp({
plain:s,draft:e,verify:t,accept:n}){let r={draft:e,verify:t,accept:n},o=e+t+n,i=Math.max(s,o);return c("div",{class:"sv-costs",role:"img","aria-label":f("costs.\
aria",{plain:U(s),total:U(o),...Ra(r)}),children:[c(Oa,{way:"plain",parts:{plain:s},most:i}),c(Oa,{way:"speculative",parts:r,most:i})]})}function La({run:s,shown:e}){
let t=s.folds.cost(e),n=Rp(s,e),r=s.folds.gaps(e);return c("section",{class:"sv-section",children:c("div",{class:"sv-costs-columns",children:[c("div",{class:"sv\
-costs-block",children:[c("div",{class:"sv-section-head",children:c("h2",{children:f("costs.heading")})}),t&&n&&c(jp,{...t}),c(Ma,{}),c("p",{class:"sv-note",children:Lp(
s,n)})]}),c("div",{children:[c("div",{class:"sv-section-head",children:c("h2",{children:f("waits.heading")})}),c("div",{class:"sv-table sv-waits",children:c("ta\
ble",{children:[c("thead",{children:c("tr",{children:[c("td",{}),c("th",{scope:"col",children:f("waits.p50")}),c("th",{scope:"col",children:f("waits.p95")})]})}),
c("tbody",{children:zp.map(o=>c("tr",{children:[c("th",{scope:"row",children:f(`waits.${o}`)}),c("td",{children:U(r[o]?.p50)}),c("td",{children:U(r[o]?.p95)})]}))})]})}),
c("p",{class:"sv-note",children:f("waits.means")})]})]})})}var fn=260,hs=52,ro=14,ja=22,Aa=42,Ap=.001,Ca=Ap/1.6,Cp=[.001,.01,.1,1],$p=[10,100,1e3,1e4],Pp=[["lossy",2],["exact",1]],$a=s=>s.map(e=>e.map(t=>t.toFixed(1)).join(
",")).join(" ");function qp({rule:s,points:e,width:t}){if(!e.length)return null;let[n,r]=e[e.length-1];return c("g",{class:"sv-convergence-line","data-rule":s,children:[
c("polyline",{points:$a(e)}),s==="exact"?c("circle",{cx:n,cy:r,r:5}):c("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),c("text",{class:"sv-convergence-name",x:n,y:r+
(s==="exact"?20:-10),"text-anchor":n>t/2?"end":"start",children:f(`frequencies.${s}`)})]})}function Pa({found:{band:s,checkpoints:e,plan:t},seen:n,says:r}){let[
o,i]=Ot(),a=Math.log(t[t.length-1]/t[0]),l=u=>hs+Math.log(u/t[0])/a*(i-hs-ro),p=u=>ja+Math.log(1/Math.max(u,Ca))/Math.log(1/Ca)*(fn-ja-Aa),h=u=>s.map((v,m)=>[l(
t[m]),p(v[u])]);return c("div",{class:"sv-convergence",role:"img","aria-label":r,ref:o,children:i>0&&c("svg",{width:i,height:fn,"aria-hidden":"true",children:[Cp.
map(u=>c(R,{children:[c("line",{class:"sv-convergence-grid",x1:hs,x2:i-ro,y1:p(u),y2:p(u)}),c("text",{x:hs-6,y:p(u)+4,"text-anchor":"end",children:`${u*100}%`})]})),
$p.map((u,v)=>c("text",{x:l(u),y:fn-Aa+18,"text-anchor":["start","middle","middle","end"][v],children:u.toLocaleString("en")})),c("text",{class:"sv-convergence-\
title",x:(hs+i-ro)/2,y:fn-6,"text-anchor":"middle",children:f("frequencies.axis")}),c("polygon",{class:"sv-convergence-band",points:$a([...h(1),...h(0).reverse()])}),
Pp.map(([u,v])=>c(qp,{rule:u,width:i,points:e.slice(0,n).map(m=>[l(m[0]),p(m[v][2])])},u))]})})}var oo=s=>s<5e-4?"0%":s<.1?`${(s*100).toFixed(1)}%`:A(s);var ke=({text:s,oneLine:e=!1})=>c(R,{children:Vt(s).map(({kind:t,text:n})=>{if(t==="text")return n;if(t==="control")return c("span",{class:"sv-control",children:Gt(
n)});let r=e&&t!=="space";return c("span",{class:`sv-${t}${r?" sv-marked":""}`,children:r?"":n})})});function gn(s,e){let t=xe;return e.map(n=>{let r=s.piece(n),o=Ee(t,r);return t=o.pending,{token:n,text:o.text,piece:r}})}var mt=({text:s,piece:e})=>s||Te(e);function bn(s,e){
let{output:t,plain:n,matched:r}=s.folds,o=Math.min(s.folds.at(e).emitted,n.tokens.length);return{speculative:gn(s,t.slice(0,o)),plain:gn(s,n.tokens.slice(0,Math.
min(o,s.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var Np=["accepted","correction","bonus"],Hp=s=>s.rounds.flatMap(({drafts:e,final:t})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...t?[e.length?
t.kind:"plain"]:[]]);function wn({texts:{plain:s,speculative:e,parts:t},run:n,says:r}){let o=Hp(n);return c("div",{children:[c("p",{class:"sv-pairs-key sv-note",
children:[f("lossless.pairs"),Np.map(i=>c("span",{class:"sv-pair-key","data-came":i,children:f(`lossless.came.${i}`)}))]}),c("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${se(s.map(({text:i})=>i).join(""))}`,children:s.map((i,a)=>{let l=e[a],p=i.token===l.token;return c("span",{class:"s\
v-pair","data-same":String(p),"data-parts":a===t?"":void 0,children:[c("span",{children:c(ke,{text:mt(i),oneLine:!0})}),c("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),c("span",{"data-came":o[a],children:c(ke,{text:mt(l),oneLine:!0})})]},a)})})]})}var xn=["exact","lossy"],qa=[1,2,3],Ip=3,Dp=.3,Bp=70,Na=48,Fp=5e-4;function Up({candidates:s,rest:e},t){let n=t===1?2:4;if(e[t]===null||e[t]>Dp||e[n]===null)return 0;
let r=s.map(a=>a[t]??0);return[...s].sort((a,l)=>(l[t]??0)-(a[t]??0)).slice(0,Ip).reduce((a,l)=>a+Math.max(0,(l[n]??0)-(l[t]??0)),0)*(1-r.reduce((a,l)=>a+l*l,0))}
function Wp(s){let e=s.trace.settings.temperature?1:3,[t,n]=[0,0];return s.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,a)=>{let l=s.folds.at(o).emitted+
a,p=l<s.folds.output.length&&l<s.folds.at(o+1).emitted?Up(i,e):0;p>n&&([t,n]=[l,p])})),t}function Vp({trace:s,folds:e},t){let n=[...s.prompt,...e.output.slice(0,
t)],r=Object.fromEntries(n.map(o=>[o,s.pieces[o]]));return JSON.stringify({...s,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Gp=0,
yn=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,t){Object.assign(this,{
ask:e,offered:t}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:f("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),Bp)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let t=Gp+=1;this.result={number:t,state:"loading",texts:0},this.start=Wp(this.run),this.ask("sample",{number:t,tokens:e,
take:this.takes,trace:Vp(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},us=(s=0)=>s.toLocaleString(
"en"),Ha=s=>`${(s*100).toFixed(1)}%`;function Kp({state:s,message:e,texts:t,of:n}){return s==="loading"||s==="error"?e||f(`frequencies.state.${s}`):f(`frequenci\
es.state.${s}`,{n:us(t),of:us(n)})}function Yp(s,e,t,n){return f(`frequencies.${t>n?"beyond":"within"}.${s}`,{n:us(e),distance:oo(t),high:oo(n)})}function Jp(s,e){
let t=s.promptText+gn(s,s.folds.output.slice(0,e)).map(r=>r.text).join(""),n=t.length>Na?`…${t.slice(-Na)}`:t;return f(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function Xp({run:s}){let e=bn(s,s.length),t=e.parts===null,n=e.parts??e.compared,r=t?f("lossless.same",{n}):f("lossless.diffe\
r",{n,position:n+1});return c("div",{class:"sv-proof",children:[c("h4",{children:f("frequencies.greedy")}),c("p",{class:"sv-same","data-kind":t?"same":"differ",
children:r}),c(wn,{texts:e,run:s,says:r})]})}function Zp({tally:[s,e],row:t,texts:n,most:r}){return c("td",{children:[c("span",{class:"sv-count-bar",style:`--n:${s[t]/
n/r};--g:${e[t]/n/r}`,children:[c("span",{class:"sv-count-all"}),c("span",{class:"sv-count-guessed"}),c("span",{class:"sv-count-exact"})]}),Ha(s[t]/n)]})}function Qp({
run:s,found:e,seen:t,start:n}){let{rows:r,checkpoints:o,band:i,temperature:a,state:l}=e,p=t?o[t-1]:null,[h,...u]=p??[0],v=Math.max(...r.map(([,w])=>w),...u.flatMap(
([w])=>w.map(_=>_/h))),m=l!=="running"&&t===o.length&&t>0,g=xn.map((w,_)=>m?Yp(w,h,u[_][2],i[t-1][1]):""),b=w=>c("th",{scope:"col","data-rule":w,children:f(`fre\
quencies.${w}`)});return c("div",{class:"sv-proof",children:[c("h4",{children:f("frequencies.counted",{t:String(a),n:us(h)})}),c("p",{class:"sv-note",children:Jp(
s,n)}),c("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(w=>c("span",{class:"sv-count-key","data-part":w,children:f(`frequencie\
s.${w}`)}))}),c("table",{class:"sv-counts",children:[c("caption",{class:"sv-spoken",children:f("frequencies.caption")}),c("thead",{children:c("tr",{children:[c(
"th",{scope:"col",children:f("frequencies.beginning")}),["target",...xn].map(b)]})}),c("tbody",{children:r.map(([w,_],y)=>(w!==null||_>=Fp||u.some(([M])=>M[y]))&&
c("tr",{style:`--p:${_/v}`,children:[w===null?c("th",{scope:"row",class:"sv-others",children:f("frequencies.others")}):c("th",{scope:"row",translate:!1,children:c(
ke,{text:w,oneLine:!0})}),c("td",{children:Ha(_)}),xn.map((M,j)=>p?c(Zp,{tally:u[j],row:y,texts:h,most:v},M):c("td",{},M))]},y))})]}),c("p",{class:"sv-note",children:f(
"frequencies.why")}),c("h4",{children:f("frequencies.curve")}),c("p",{class:"sv-note",children:f("frequencies.band")}),c(Pa,{found:e,seen:t,says:P(...g)||f("fre\
quencies.curve")}),c("div",{role:"status",children:xn.map((w,_)=>c("p",{class:"sv-told","data-rule":w,children:g[_]}))})]})}function eh({test:s}){let[e,t]=ee(qa[0]),
{result:n,isRunning:r}=s;return c("div",{class:"sv-sample-controls",children:[c("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?s.leave():s.begin(
e),children:f(r?"frequencies.stop":s.takes?"frequencies.again":"frequencies.sample")}),c("div",{class:"sv-toggles",role:"group","aria-label":f("frequencies.leng\
th"),children:qa.map(o=>c("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":o===e,disabled:r,onClick:()=>t(o),children:f(o>1?"frequencies\
.first":"frequencies.first_one",{n:o})}))}),c("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":f("frequencies.progress")}),c("p",{class:"\
sv-note",role:"status",children:n&&Kp(n)})]})}function Ia({run:s,test:e}){let{result:t,refusal:n,offered:r}=e;if(!s.trace.settings.gamma||!(r||n))return null;let o=$(
s.trace);return c("div",{class:"sv-experiment",children:[c("h3",{children:f("frequencies.heading")}),!o&&r>0&&c("p",{class:"sv-note",children:f("frequencies.mea\
ns",{n:us(r)})}),!o&&c("p",{class:"sv-note",children:f("frequencies.lossy_means")}),o||!r?c("p",{class:"sv-note",children:n||f("frequencies.trees")}):c(eh,{test:e}),
t?.greedy&&c(Xp,{run:new Pe(t.greedy)}),t?.rows?.length?c(Qp,{run:s,found:t,seen:e.seen,start:e.start}):null]})}function Da([s,e,t,n,r],o){let i=o?[n,r]:[e,t];return{token:s,target:i[0]??null,draft:i[1]??null}}var Ba=({target:s,draft:e})=>s==null||e==null?null:Math.min(s,
e),io=(s,e)=>s.reduce((t,n)=>{let r=n[e];return t===null||r===null?null:t+r},0);function Qe(s,e=!1){return s.candidates.map(t=>Da(t,e)).map(t=>({...t,both:Ba(t)}))}
function Fa(s,e,t){let n=new Set(e.map(u=>u.token)),r=Da(s.rest,t),o=[{...r,both:Ba(r)},...Qe(s,t).filter(u=>!n.has(u.token))],[i,a]=[io(o,"target"),io(o,"draft")],
l=io(e,"both"),h=!t&&l!==null&&i!==null&&a!==null&&s.overlap!=null?Math.min(Math.max(0,s.overlap-l),i,a):null;return{token:-1,target:i,draft:a,both:h}}var Ua=(s,e)=>(e.
target??0)-(s.target??0)||(e.draft??0)-(s.draft??0);function kn(s,e,t=!1,n=8){let r=Qe(s),o=new Map(Qe(s,!0).map(u=>[u.token,Math.max(u.target||0,u.draft||0)])),
i=({token:u})=>o.get(u)??0,a=u=>(e.includes(u.token)?2:0)+Math.max(u.target||0,u.draft||0)+.001*i(u),l=r.sort((u,v)=>a(v)-a(u)).slice(0,n-1).sort((u,v)=>Ua(u,v)||
i(v)-i(u)).map(u=>u.token),p=Qe(s,t),h=l.flatMap(u=>p.find(v=>v.token===u)??[]);return[...h,Fa(s,h,t)]}function _n(s,e=!1){let t=Qe(s,e).sort(Ua);return[...t,Fa(
s,t,e)]}function Wa(s,{weight:e,taken:t,mass:n}){let r=Qe(s),o=n??1-(s.overlap??1);if(o<=0||r.some(a=>a.both==null))return null;let i=r.map(({token:a,target:l,draft:p})=>({
token:a,share:(e*(l??0)-t(a,p??0))/o})).filter(a=>a.share>0).sort((a,l)=>l.share-a.share);return{shares:i,rest:Math.max(0,1-i.reduce((a,{share:l})=>a+l,0))}}function Va(s){
let[e,t]=[Qe(s),Qe(s,!0)];return t.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var th=["plain","speculative"],sh={float16:.0625,bfloat16:.5},nh=.001;function rh(s,e){let t=0;for(;s.folds.at(t+1).emitted<=e;)t+=1;return s.rounds[t].positions?.[e-
s.folds.at(t).emitted]??null}function oh(s,e,t,n){let r=rh(s,e),o=r?_n(r,!0):[],[i,a]=[t,n].map(p=>o.find(h=>h.token===p)?.target??null);if(!i)return null;let l=sh[s.
trace.models.target.dtype]||nh;return{p:[i,a],gap:a?Math.abs(Math.log(i/a)):null,limit:l}}function ih(s,e,[t,n]){let r=oh(s,e,t.token,n.token);if(!r)return f("l\
ossless.unknown");let o={mine:se(mt(t)),theirs:se(mt(n)),p:We(r.p[0]),q:We(r.p[1]),gap:H(r.gap,3),limit:r.limit,dtype:s.trace.models.target.dtype};return r.gap==
null?f("lossless.unlisted",o):P(f("lossless.gap",o),f(r.gap<=r.limit?"lossless.tie":"lossless.fault",o))}function ah(s,e,{compared:t,parts:n}){return e==="none"?
f(s.length&&!s.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?f(s.over&&t===s.folds.output.length?"lossless.same":"lossless.so_fa\
r",{n:t}):f(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function lh(s,{compared:e,parts:t,speculative:n,plain:r}){return e?s.trace.settings.temperature>0?f(J(C(
s.trace))?"rules.lossy":"lossless.sampling"):t===null?f("lossless.greedy"):ih(s,t,[n[t],r[t]]):""}function ch({way:s,tokens:e,parts:t}){let n=o=>o.map(({text:i})=>i).
join(""),r=t??e.length;return c("div",{class:"sv-twin","data-way":s,children:[c("h3",{children:f(`race.${s}`)}),c("div",{class:"sv-twin-text",translate:!1,children:[
c("span",{children:c(ke,{text:n(e.slice(0,r))})}),t!==null&&c("mark",{class:"sv-parting",children:c(ke,{text:mt(e[t]),oneLine:!0})}),c("span",{class:"sv-parted",
children:c(ke,{text:n(e.slice(r+1))})})]})]})}function dh({texts:s}){let e=te(null);return le(()=>{let t=e.current,n=t?.querySelector("mark");t&&(t.scrollTop=n?
Math.max(0,n.offsetTop-t.clientHeight/2):0)},[s.parts]),c("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":f("lossless.texts"),ref:e,children:th.map(
t=>c(ch,{way:t,tokens:s[t],parts:s.parts}))})}function Ga({run:s,shown:e,test:t}){let n=bn(s,e),r=s.trace.settings.temperature===0,o=n.compared?n.parts===null?"\
same":r?"differ":"sampled":"none",i=ah(s,o,n),a=c("div",{class:"sv-own",children:[c("p",{class:"sv-verdict","data-kind":o,children:i}),c("p",{class:"sv-note",children:lh(
s,n)}),n.compared>0&&(r?c(wn,{texts:n,run:s,says:i}):c(dh,{texts:n}))]},"own"),l=c(Ia,{run:s,test:t},"test");return c("section",{class:"sv-section",children:[c(
"div",{class:"sv-section-head",children:c("h2",{children:f("lossless.heading")})}),r?[a,l]:[l,a]]})}var vs=1e-9,ms=class{list;constructor(){this.list=[]}add(e,t,n,r=xe){this.list.push({at:e,tokens:t,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let t=0,n=this.list.length;for(;t<n;){let r=t+n>>1;this.list[r].at<=e+vs?t=r+1:n=r}return t}tokensAt(e){let t=this.list[this.by(e)-1];return t?t.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Ka(s,e,t,n){
let{folds:r}=s;for(t.cut(e);t.list.length<e;){let l=t.list.length,p=r.at(l+1),h=s.rows[l].slots.filter(u=>qe(u.kind));t.add(ct(p),p.emitted,h.map(u=>u.text).join(
""))}let{tokens:o,until:i}=r.plain,a=s.over&&e===s.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(a);n.list.length<a;){let l=n.list.length,{text:p,
pending:h}=Ee(l?n.list[l-1].pending:xe,s.piece(o[l]));n.add(i[l+1],l+1,p,h)}}function fs(s,e){let t=s/e,n=10**Math.floor(Math.log10(t));return[1,2,5].map(r=>r*n).find(r=>r>=t)??10*n}var ao=(s,e)=>Array.from({length:Math.floor(s/e+1e-9)+1},
(t,n)=>n*e);var ph=["draft","verify","accept"],lo=24,Ya=28,Ja=26,hh=[1,4,16],uh=16e3,Sn=class{run=null;rounds;steps;time;constructor({say:e,palette:t,seek:n}){this.say=e,this.
palette=t,this.seek=n,this.zoom=1,this.span=1,this.width=0,this.canvas=d("canvas",{class:"sv-lanes",role:"img","aria-label":e("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=d("span",{class:"sv-lanes-ahead"}),this.hand=d("span",{class:"sv-lanes-hand"}),this.scroller=d("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":e("race.picture")},d("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=dt(e("race.zoom"),hh.map(r=>[String(
r),r===1?e("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=d("div",{},d("div",{class:"sv-lanes-frame"},d("p",{class:"sv-lane-caption"},e("race.plai\
n")),d("p",{class:"sv-lane-caption sv-lane-second"},e("race.speculative")),this.scroller),d("div",{class:"sv-lanes-foot"},Qr(e,e("race.key_plain")),this.zooms.node))}setZoom(e){
this.zoom=e,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(e,{span:t,ours:n,plain:r}){this.run=e,this.
span=t||1,this.rounds=n.list.length,this.steps=r.list.length,this.draw()}set(e){this.time=e;let t=this.x(e);this.hand.style.transform=`translateX(${Math.min(t,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${t.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(t)}keepInSight(e){let{scrollLeft:t,clientWidth:n}=this.
scroller;(e<t||e>t+n-40)&&(this.scroller.scrollLeft=e-n/2)}x(e){return e/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(uh,Math.floor(this.scroller.clientWidth*this.zoom));let e=lo*2+Ya+Ja,t=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*t&&(this.canvas.width=this.width*t,this.canvas.height=e*t,L(this.canvas,"style",`width: ${this.width}px; height: ${e}px`));let n=this.canvas.getContext("2\
d");n&&(n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,this.width,e),this.drawAxis(n,e),this.drawPlain(n,this.run),this.drawOwn(n,this.run,lo+Ya))}drawAxis(e,t){let n=fs(
this.span,Math.max(2,this.width/110));e.font=`11px ${Ge}`,e.textBaseline="alphabetic";for(let r=0;r*n<=this.span;r+=1){let o=Math.round(this.x(r*n))+.5;e.fillStyle=
this.palette.get("line"),e.fillRect(o-.5,0,1,t-Ja+6),e.fillStyle=this.palette.get("quiet");let i=U(Number((r*n).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=e.measureText(i).width;e.textAlign=o+a/2>this.width?"right":r?"center":"left",e.fillText(i,e.textAlign==="right"?this.width:o,t-6)}}block(e,t,n,r,o){let i=this.
x(r)-this.x(n),a=i>3?Math.round:h=>h,[l,p]=[a(this.x(n)),a(this.x(r))];e.fillRect(l,t,Math.max(p-l-(o&&i>3?1:0),.4),lo)}drawPlain(e,t){let{until:n}=t.folds.plain;
e.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(e,0,n[r-1],n[r],!0)}drawOwn(e,t,n){let r=0;t.rounds.slice(0,this.rounds).forEach(
({times:o})=>ph.forEach(i=>{e.fillStyle=this.palette.get(i),this.block(e,n,r,r+o[i],i==="accept"),r+=o[i]}))}pick(e){let{run:t}=this;if(!t)return;let n=e.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&ct(t.folds.at(r))<n;)r+=1;this.seek(r)}};var mh=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],vh=4,fh=.25,co=1e3,gh={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},bh="M4 2.5v11L13 8z",
wh="M4 3h3v10H4zM9 3h3v10H9z",Xa=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,xh=s=>[1,.25,.1].find(e=>s/e>=vh)??.1;function Za({ours:s,plain:e,span:t},n,r){
let i=[s,e].flatMap(({list:a})=>a.map(({at:l})=>l)).filter(a=>(a-n)*r>vs);return r>0?i.length?Math.min(...i):t:i.length?Math.max(...i):0}function yh({ours:s,plain:e,
measured:t,whole:n,span:r},o){let i={time:U(o),ours:s.tokensAt(o),plain:e.tokensAt(o)};if(!t)return f("race.alone",i);if(!n||o<r-vs)return f("race.now",i);let a=s.
end<=e.end,[l,p]=a?[s,e]:[e,s];return f(a?"race.won":"race.lost",{first:U(l.end),second:U(p.end),done:l.tokens,other:p.tokensAt(l.end),of:p.tokens})}function kh(s,e,{
plain:t,measured:n}){let r=s.trace.settings.temperature>0,o=!r&&s.folds.agreement(e)?.first_difference===null,i=n?r?f(J(C(s.trace))?"rules.lossy":"race.draws"):
o?f("race.same"):"":"",a=s.plainEnd,l=a>=0&&a+1<t.list.length;return P(i,l&&f("race.goes_on",{end:se(s.alone(s.trace.plain.tokens[a]))}))}function _h({trace:s}){
let{target:e,draft:t}=s.prefill??{};return!e&&!t?"":f(s.models.draft?"race.prefill":"race.prefill_alone",{target:U(e),draft:U(t)})}function Qa({way:s,arrivals:e,
end:t,time:n,measured:r}){let o=te(null),{list:i,tokens:a}=e,l=e.by(n),p=ut(()=>i.slice(0,l).map((h,u)=>c("span",{class:t>=0&&u>t?"sv-ended":void 0,"data-new":u===
l-1&&l<i.length?"":void 0,children:c(ke,{text:h.text})},u)),[i,l,l<i.length,t]);return le(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[i,l]),c(
"div",{class:"sv-reader","data-way":s,children:[c("div",{class:"sv-reader-head",children:[c("h3",{children:f(`race.${s}`)}),c("span",{class:"sv-quiet",children:r?
l<i.length?f("race.so_far",{n:e.tokensAt(n),of:a}):f("race.done",{n:a,time:U(e.end)}):f("race.unmeasured")})]}),c("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":f(`race.${s}`),ref:o,children:p})]})}function Sh({run:s,shown:e},{span:t,whole:n},r,o,i){let[a,l]=ee(r),[p,h]=ee(!1),[u,v]=ee(!1),m=te(
{shown:e,length:s.length}),g=e!==m.current.shown&&s.length===m.current.length;m.current={shown:e,length:s.length},g&&u&&!p&&v(!1);let b=te({limit:o,whole:n,span:t,
speed:i});b.current={limit:o,whole:n,span:t,speed:i};let w=te(null);return na(()=>{if(!p)return;let _=performance.now(),y=requestAnimationFrame(function M(j){let E=b.
current,q=Math.max(0,Math.min((j-_)/1e3,fh))*E.speed;_=j,l(B=>{let F=Math.min(B+q,E.limit);return E.whole&&F>=E.span&&h(!1),F}),w.current?.checkVisibility()?y=requestAnimationFrame(
M):h(!1)});return()=>cancelAnimationFrame(y)},[p]),{node:w,playing:p,time:u&&!(g&&!p)?Math.min(a,t):r,go(_,y=!1){v(!0),l(_),h(y)},follow:()=>v(!1)}}function Eh({
chosen:s,choose:e,...t}){let{run:n,shown:r,known:o,palette:i,seek:a,greedy:l,drawn:p}=t,{ours:h,plain:u}=ut(()=>({ours:new ms,plain:new ms}),[]);Ka(n,o,h,u);let v=n.
folds.plain.tokens.length>0,m=n.over&&h.list.length===n.length,g=Math.max(h.end,u.end),b={ours:h,plain:u,measured:v,whole:m,span:g},w=m&&r===n.length?g:r?h.list[r-
1].at:0,_=s??xh(g),y=Sh(t,b,w,m||!v?g:Math.min(h.end,u.end),_),{time:M,playing:j,go:E,follow:q}=y,B=ut(()=>new Sn({say:f,palette:i,seek:z=>{q(),a(z)}}),[]);le(()=>B.
show(n,b),[p]),le(()=>B.set(M));function F(){let z=M>=g-vs;Xa()?E(z?0:Za(b,M,1)):j?E(M):E(z?0:M,!0)}function we(z){let he=gh[z.key];he&&(z.preventDefault(),E(Za(
b,M,he)))}let O=yh(b,M),k=te("");j||(k.current=O);let T=Xa()?"step":j?"pause":"play";return c("section",{class:"sv-section",ref:y.node,children:[c("div",{class:"\
sv-section-head",children:[c("h2",{children:f("race.heading")}),c("span",{class:"sv-quiet",children:f("race.note")})]}),c("div",{class:"sv-race-controls",role:"\
group","aria-label":f("race.label"),children:[c("button",{type:"button",class:"sv-button","data-button":"race","data-does":T,onClick:F,children:[c("svg",{viewBox:"\
0 0 16 16","aria-hidden":"true",class:"sv-icon",children:c("path",{d:T==="pause"?wh:bh})}),c("span",{children:f(`race.${T}`)})]}),c("input",{type:"range",class:"\
sv-scrubber",min:0,max:co,step:1,value:g?Math.round(M/g*co):0,"aria-label":f("race.scrubber"),"aria-valuetext":O,onInput:({currentTarget:z})=>E(Number(z.value)/
co*g),onKeyDown:we}),c("span",{class:"sv-race-clock",children:f("race.clock",{time:U(M),of:U(g)})}),c("label",{class:"sv-choice",children:[f("race.speed"),c("se\
lect",{value:String(_),onChange:({currentTarget:z})=>e(Number(z.value)),children:mh.map(([z,he])=>c("option",{value:String(z),children:z===1?f("race.real"):he}))})]})]}),
c("div",{class:"sv-readers",children:[c(Qa,{way:"plain",arrivals:u,end:n.plainEnd,time:M,measured:v||!n.length}),c(Qa,{way:"speculative",arrivals:h,end:-1,time:M,
measured:!0})]}),c("p",{class:"sv-note sv-race-sentence",children:k.current}),c("p",{class:"sv-note sv-race-texts",children:[c("span",{children:kh(n,o,b)})," ",
c("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!l.offered(),onClick:()=>l.race(),children:f("race.greedy")})]}),c(la,{node:B.
node}),c("p",{class:"sv-note",children:_h(n)})]})}var po=new WeakMap,Th=0;function Mh(s){return po.has(s)||po.set(s,Th+=1),po.get(s)}function el(s){let[e,t]=ee(
null);return c(Eh,{chosen:e,choose:t,...s},Mh(s.run))}var Rt=220,vt=44,gs=12,tl=8,En=40,Oh=1.25,zh=1.1,Rh=90,sl=10,Lh=({folds:s},e)=>Array.from({length:s.compared(e)},(t,n)=>[s.at(n+1).emitted,s.speedup(n+1)??0]);function jh(s,e){
if(e.length<2)return f(s.folds.plain.tokens.length||!s.length?"chart.waiting":"headline.not_measured");if(s.over&&s.folds.impossible(e.length))return f("headlin\
e.impossible");let[t,n]=e[e.length-1],r=e.slice(sl-1).map(([,i])=>i),o={least:sl,low:Z(Math.min(...r)),high:Z(Math.max(...r))};return P(f("chart.last",{tokens:t,
speedup:Z(n)}),r.length>1&&f("chart.range",o))}function Ah({points:s,tokens:e,width:t}){let[n,r]=ee(null),o=Math.max(Oh,...s.map(([,b])=>b))*zh,i=b=>vt+b/e*(t-vt-
gs),a=b=>Rt-En-b/o*(Rt-En-tl),[l,p]=s[s.length-1],h=([b])=>Math.abs(i(b)-(n??0)),u=n===null?null:s.reduce((b,w)=>h(b)<=h(w)?b:w),v=fs(o,5),m=v<.1?2:v<1?1:0,g=Math.
max(1,fs(e,Math.max(2,(t-vt)/Rh)));return c(R,{children:[c("svg",{width:t,height:Rt,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:w})=>r(w-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[ao(o,v).map(b=>c(R,{children:[c("line",{class:"sv-speedup-grid",x1:vt,x2:t-gs,y1:a(b),y2:a(b)}),c("text",{x:vt-6,y:a(
b)+4,"text-anchor":"end",children:`${b.toFixed(m)}×`})]})),ao(e,g).map(b=>c("text",{x:i(b),y:Rt-En+16,"text-anchor":"middle",children:b})),c("text",{class:"sv-\
speedup-title",x:(vt+t-gs)/2,y:Rt-6,"text-anchor":"middle",children:f("chart.x")}),c("line",{class:"sv-speedup-plain",x1:vt,x2:t-gs,y1:a(1),y2:a(1)}),c("text",{
x:t-gs,y:p>1?a(1)+14:a(1)-6,"text-anchor":"end",children:f("chart.reference")}),c("polyline",{class:"sv-speedup-line",points:s.map(([b,w])=>`${i(b).toFixed(1)},${a(
w).toFixed(1)}`).join(" ")}),c("circle",{class:"sv-speedup-last",cx:i(l),cy:a(p),r:4.5}),u&&c("g",{class:"sv-speedup-mark",children:[c("line",{x1:i(u[0]),x2:i(u[0]),
y1:tl,y2:Rt-En}),c("circle",{cx:i(u[0]),cy:a(u[1]),r:4})]})]}),u&&c("p",{class:"sv-speedup-readout",style:`--x:${i(u[0])}px`,"data-side":i(u[0])>t/2?"left":"rig\
ht",children:f("chart.hover",{tokens:u[0],speedup:Z(u[1])})})]})}function nl({run:s,shown:e,known:t}){let[n,r]=Ot(),o=Lh(s,e),i=o.length>1,a=jh(s,o);return c("s\
ection",{class:"sv-section",children:[c("div",{class:"sv-section-head",children:c("h2",{children:c(Re,{name:"speedup",children:f("chart.heading")})})}),c("div",
{class:"sv-speedup-chart",role:"img","aria-label":a,hidden:!i,ref:n,children:i&&r>0&&c(Ah,{points:o,tokens:s.folds.at(t).emitted,width:r})}),c("p",{class:"sv-no\
te",children:a}),c(pn,{hidden:!i,label:f("chart.heading"),heads:[f("chart.x"),f("chart.y")],rows:o.map(([l,p])=>[l,Z(p)])})]})}var Ch=250,$h=120;function Ph(s){let{top:e,bottom:t}=s.getBoundingClientRect();return t>0&&e<window.innerHeight}var bs=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Tn=class{constructor(e){this.context=e}context;places={race:bs(),costs:bs(),lossless:bs(),speedup:bs(),breakdown:bs()};test=new yn(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;charted=null;charts={race:e=>c(el,{...e,...this.context,drawn:this.drawnAt}),costs:e=>c(La,{...e}),
lossless:e=>c(Ga,{...e,test:this.test}),speedup:e=>c(nl,{...e}),breakdown:e=>c(Ta,{...e})};show(e,{shown:t,known:n,busy:r,view:o}){let i=`${t} of ${n}, ${e.folds.
plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.charted?.run&&i===this.drawn||(this.test.load(e),Object.assign(this,{charted:{run:e,shown:t,known:n},drawn:i,
busy:r}),!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.draw(),r?Math.max(0,Ch-(performance.now()-this.drawnAt)):$h)))}redraw(e){
this.charted&&Ne(this.context.host,this.charts[e](this.charted),this.places[e])}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),
Object.keys(this.places).filter(t=>this.busy?Ph(this.places[t]):this.places[t].checkVisibility()).forEach(t=>this.redraw(t))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>Ne(this.context.host,c(R,{}),e))}};var rl=["draft","verify","accept"],qh=3;function ol(s,e){let t=s.folds.summary(e),n=e<qh&&!(s.over&&e===s.length);return{numbers:t,early:n,warning:Nh(s,e)}}function Nh(s,e){
let t=s.over?s.folds.disturbance(e):null;return t===null?"":t.jitter===null?f("headline.impossible"):f("headline.disturbed",{jitter:A(t.jitter)})}function il(){
let{run:s,moment:{round:e}}=Ze(),{numbers:{speedup:t,acceptance_rate:n,mean_acceptance_length:r},early:o,warning:i}=ol(s,e),a=(p,h,u,v)=>c("div",{class:`sv-figu\
re sv-figure-${p}`,children:[c("span",{class:"sv-figure-value",children:o?Kt:v}),p==="speedup"&&!o&&i&&c("span",{class:"sv-figure-busy",title:i,children:f("head\
line.busy")}),c("span",{class:"sv-figure-label",children:c(Re,{name:h,children:u})})]}),l=!o&&t!==null&&t<1&&Z(t)!==Z(1);return c("div",{class:"sv-headline","da\
ta-slower":String(l),"data-busy":String(!o&&i!==""),title:o?f("headline.too_early"):void 0,children:c("div",{class:"sv-figures",children:[a("speedup","speedup",
f("headline.speedup"),Z(t)),a("acceptance","acceptance_rate",f($(s.trace)?"tree.acceptance":"headline.acceptance"),A(n)),a("length","mean_acceptance_length",f("\
headline.length"),H(r))]})})}function al(){let{run:s,moment:{round:e}}=Ze(),{numbers:t,early:n,warning:r}=ol(s,e),o=e<s.length&&f("headline.until",{round:e,rounds:s.
length});return c("p",{class:"sv-sentence",children:t.rounds?P(o,Hh(s,t),Ih(s,e,t,n),r):f("headline.nothing")})}function Hh(s,{mean_acceptance_length:e,drafted:t,
rounds:n}){let{gamma:r,drafter:o}=s.trace.settings,i=H(e,t?1:0);if(!r)return f("headline.plain_round",{length:i});let a=t/n,l=t===n*r,p=$(s.trace)&&t?f("tree.gu\
esses",{n:H(a,Number.isInteger(a)?0:1)}):f(`headline.guesses.${r===1?"one":l?"many":"most"}`,{n:r});return f("headline.each_round",{drafter:ye(f,o,s.trace.models.
pair),guessed:p,length:i})}function Ih(s,e,{speedup:t},n){if(!s.folds.plain.tokens.length)return f("headline.not_measured");if(s.over&&s.folds.impossible(e))return"";
let r=s.folds.cost(e);if(n||t==null||!r)return f("headline.too_early");if(Z(t)===Z(1))return f("headline.same");if(t>=1)return f("headline.faster",{share:A(1/t)});
let o=i=>H(r[i]/r.plain);return f("headline.slower",{total:H(rl.reduce((i,a)=>i+r[a]/r.plain,0)),draft:o("draft"),verify:o("verify"),accept:o("accept"),blame:f(
`part.${rl.reduce((i,a)=>r[i]>=r[a]?i:a)}`)})}var Dh=["emitted","rounds","drafted","accepted","rejected","untested"],Bh=["accepted","rejected","untested"],Fh={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ll=({trace:s})=>s.settings.temperature>0&&J(C(s));function Uh(s,e){if(s.trace.
settings.temperature>0)return f(`ledger.agreement.${ll(s)?"lossy":"sampling"}`);let t=s.folds.agreement(e);if(!t)return Kt;let{first_difference:n,compared:r}=t;
return n===null?f("ledger.agreement.same",{n:r}):f("ledger.agreement.differ",{n:n+1})}function cl(){let{run:s,moment:{round:e}}=Ze(),t=s.folds.summary(e),{target:n=0,
draft:r=0}=s.trace.prefill??{},o={counts:Object.fromEntries(Dh.map(a=>[a,ue(t[a])])),rates:{acceptance_rate:A(t.acceptance_rate),draft_efficiency:A(t.draft_efficiency),
mean_acceptance_length:H(t.mean_acceptance_length),mean_overlap:H(t.mean_overlap)},time:{speedup:Z(t.speedup),tokens_per_second:jr(t.tokens_per_second),plain_tokens_per_second:jr(
t.plain_tokens_per_second),prefill:n||r?U(n+r):Kt,agreement:Uh(s,e)}},i=a=>f(`ledger.${a}.${a==="acceptance_rate"&&$(s.trace)?"tree":"label"}`);return c("sectio\
n",{class:"sv-section sv-ledger",children:[c("div",{class:"sv-section-head",children:[c("h2",{children:f("ledger.heading")}),c("span",{class:"sv-quiet",children:f(
"ledger.note")})]}),t.drafted>0&&c("div",{class:"sv-verdict-bar",role:"img","aria-label":f("ledger.bar",t),children:Bh.map(a=>c("span",{"data-kind":a,style:`--n\
:${t[a]}`}))}),ll(s)&&c("p",{class:"sv-note",children:f("rules.lossy")}),c("div",{class:"sv-ledger-groups",children:Object.entries(o).map(([a,l])=>c("div",{class:"\
sv-ledger-group",children:[c("h3",{children:f(`ledger.groups.${a}`)}),Object.entries(l).map(([p,h])=>c("p",{class:"sv-ledger-line",children:[c(Re,{name:Fh[p]??p,
children:i(p)}),c("span",{class:"sv-ledger-value","data-metric":p,children:h})]}))]}))})]})}var Mn=44,Wh=2,dl=10,On=class{run;drawn;constructor({say:e,palette:t,seek:n}){this.say=e,this.palette=t,this.seek=n,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=d("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=d("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":e(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,d("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",r=>this.grab(r)),this.node.addEventListener("pointermove",r=>{this.held&&this.seek(this.momentAt(r))}),["pointerup","pointer\
cancel"].forEach(r=>this.node.addEventListener(r,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:r}])=>{this.width=r.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:e,tint:t},n,r){let{length:o}=n,i=this.run!==n||this.shown!==e.round||this.drawn!==o||this.tint!==t;this.run=n,this.shown=e.
round,this.tint=t,i&&this.draw();let a=e.phase?e.phase/qr(n.rounds[e.round]):0,l=e.round+a;this.node.style.setProperty("--done",String(o?l/o:0)),L(this.node,"ar\
ia-valuemax",o),L(this.node,"aria-valuenow",Number(l.toFixed(2))),L(this.node,"aria-valuetext",r)}grab(e){!this.run||!this.run.length||e.button||(this.held=!0,this.
node.setPointerCapture(e.pointerId),this.seek(this.momentAt(e)))}momentAt(e){let{run:t,width:n}=this;if(!t)return Ye.moment;let{left:r}=this.node.getBoundingClientRect(),
o=Math.max(0,Math.min(1,(e.clientX-r)/(n||1)))*t.length,i=Math.min(Math.floor(o),t.length-1),a=qr(t.rounds[i]);return n/t.length<Wh*a?{round:Math.round(o),phase:0}:
{round:i,phase:Math.round((o-i)*a)}}momentFor(e,{round:t}){let n={PageUp:dl,PageDown:-dl}[e];return n?{round:t+n,phase:0}:null}draw(){let{run:e,width:t,canvas:n,
palette:r}=this,o=window.devicePixelRatio||1,i={width:Math.round(t*o),height:Math.round(Mn*o)};(n.width!==i.width||n.height!==i.height)&&Object.assign(n,i);let a=n.
getContext("2d");if(!a||(a.setTransform(o,0,0,o,0,0),a.clearRect(0,0,t,Mn),!e||!e.length))return;this.drawn=e.length;let l=t/e.length,p=$(e.trace),h=p?e.rounds.
map(({drafts:g})=>Math.max(0,...ie(g).map(b=>b+1))):[],u=Mn/((p?Math.max(...h):e.width)+1),[v,m]=[l,u].map(g=>g>4?g-1:g);e.rounds.forEach(({drafts:g},b)=>{let w=b<
this.shown?this.writtenIn(e,b):[],_=p?h[b]+1:b<this.shown?e.rows[b].slots.length:g.length+1;for(let y=0;y<_;y+=1)a.fillStyle=r.get(y<w.length?this.colour(e,b,w[y]):
"line"),a.fillRect(b*l,Mn-(y+1)*u,Math.max(.6,v),Math.max(.6,m))})}writtenIn(e,t){return e.rows[t].slots.map((n,r)=>({...n,index:r})).filter(n=>qe(n.kind))}colour(e,t,{
index:n,kind:r}){if(this.tint==="verdict")return`strip-${r}`;let o=ls(this.tint,e.at({round:t,index:n}));return o==null?"strip-unknown":`tint-${o}`}disconnect(){
this.sizes.disconnect()}};var Vh=[.5,1,2,4],pl={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},Gh=["start","back","previous","play",
"next","forward","end","stop"],hl="specviz-letters",ul={read(){try{return localStorage.getItem(hl)!=="off"}catch{return!0}},write(s){try{localStorage.setItem(hl,
s?"on":"off")}catch{}}},zn=class{buttons={};constructor({say:e,palette:t,keys:n,actions:r}){this.say=e;let o=i=>this.buttons[i]=d("button",{type:"button",class:"\
sv-button","data-button":i,title:e(`transport.${i}`),"aria-label":e(`transport.${i}`),on:{click:r[i]}},Cr(pl[i]));this.run=d("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:r.run}},e("transport.run")),this.strip=new On({say:e,palette:t,seek:r.seek}),this.count=d("span",{class:"sv-count"}),this.follow=
d("button",{type:"button",class:"sv-link",hidden:!0,on:{click:r.follow}},e("transport.follow")),this.speed=d("select",{"aria-label":e("transport.speed"),on:{change:()=>r.
set({speed:Number(this.speed.value)})}},...Vh.map(i=>d("option",{value:i,selected:i===1},`${i}×`))),this.pace=dt(e("transport.pace"),["steps","rounds"].map(i=>[
i,e(`transport.${i}`)]),i=>r.set({pace:i==="steps"?"steps":"rounds"})),this.presenter=d("button",{type:"button",class:"sv-link",title:e("transport.presenter_mea\
ns"),on:{click:r.present}},e("transport.presenter")),this.letters=d("input",{type:"checkbox",checked:ul.read(),on:{change:()=>ul.write(this.letters.checked)}}),
this.help=this.listOf(n),this.node=d("div",{class:"sv-transport",role:"group","aria-label":e("transport.label")},d("div",{class:"sv-buttons"},...Gh.map(o),this.
run),d("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,d("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(e){
let t=e.flatMap(([o,i])=>[d("dt",{},...o.split(/\s+/).map(a=>d("kbd",{},a))),d("dd",{},i)]),n=d("dt",{},d("kbd",{},"A – Z"),d("kbd",{},", . ?")),r=d("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return d("details",{class:"sv-keys"},d("su\
mmary",{},this.say("transport.keys")),d("div",{class:"sv-keys-panel"},r,d("dl",{},...t,n,d("dd",{},d("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(e=!this.help.open){!e&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=e,e&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(e,t){let{run:n,moment:r,playing:o,mode:i,live:a}=e,l=pe(e),p=Ce(e),h=r.round===0&&r.phase===0,u=this.
tell(e);x(this.count,u),x(this.presenter,this.say(e.presenting?"transport.leave":"transport.presenter")),n&&this.strip.show(e,n,`${u}. ${t}`);let{buttons:v}=this,
m=Object.values(v).find(b=>b===document.activeElement);v.start.disabled=v.back.disabled=v.previous.disabled=h,v.end.disabled=r.round===(n?n.length:0),v.next.disabled=
v.forward.disabled=!(l>0||p||a&&!n),v.stop.hidden=!p&&e.status!=="loading",this.run.hidden=!(e.presenting&&a&&!p),this.follow.hidden=!(p&&l>0),m&&(m.disabled||m.
hidden)&&v.play.focus();let g=o||p&&i==="running"&&!l;this.showPlay(g?"pause":p&&i==="paused"&&!l?"resume":"play")}tell({run:e,moment:{round:t,phase:n}}){let r=e&&
e.over;if(r&&t===e.length&&t)return this.say("transport.all",{rounds:t});let o=this.say(`transport.${r?"round_of":"round"}`,{round:n?t+1:t,rounds:r&&e.length});
return n?this.say("transport.step",{round:o,phase:n}):o}showPlay(e){let{play:t}=this.buttons;t.dataset.does!==e&&(t.dataset.does=e,t.replaceChildren(Cr(pl[e==="\
pause"?"pause":"play"]),d("span",{},this.say(`transport.${e}`))),t.setAttribute("aria-label",this.say(`transport.${e}`)),t.title=this.say(`transport.${e}`))}};var Kh=1100,Yh=1.6,Jh={draft:450,verify:1200,test:1e3,discard:700,final:1300},ho=(s,e)=>s.round<e.round||s.round===e.round&&s.phase<e.phase,Rn=class{constructor(e,t){
this.store=e;this.resume=t}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Ur(this.store.state,e)!==null}seek(e){let{round:t,
phase:n}=Zt(this.rounds,e);this.move(this.toward({round:t,phase:0},{round:t,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,t){let n=e;for(;ho(n,t)&&!this.barred(n);)n=Nr(this.rounds,n);return n}move(e,t,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:t,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:t}=this.store.state;e==="step"?this.move(ji(this.rounds,t),"step"):this.seek({round:t.phase?t.round:t.round-1,phase:0})}go(e,t){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(Nr(this.rounds,n),"step",t);else{let r=Zt(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,ho(o,r)?"step":"round",t)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...pe(
this.store.state)?{}:{moment:Ye.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:t,moment:n,
opening:r}=this.store.state,{name:o}=Ke(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(i?Jh[o]:Kh)/(r?Yh:t))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!ho(e.moment,e.until)?null:
pe(e)?()=>this.tick():Ce(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Ln=class{views;constructor(e){this.views=e.map(t=>({view:t,marked:null,stop:null}))}show(e,t,n){let r=at(e,e.cursor)?e.cursor:t;this.views.forEach(o=>{let i=o.
view.find(t),a=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==a&&(o.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(o,{marked:i,stop:a})})}};var Lt=["draft","verify","test","write"],ml={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Xh={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function Zh(s,e){let{gamma:t,drafter:n,confidence:r,max_new_tokens:o}=s.trace.settings,{ending:i}=s.trace,a=e===s.length-1;
return t===0?"off":s.folds.at(e).emitted===o-1?"last":a&&i==="context full"?"full":a&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}
function An(s,e,t,n){let r=Zh(e,t);return P(s,r&&n(`unguessed.${r}`))}function Qh(s,e,t){if(!e)return t("summary.start");let{drafts:n,final:r}=s.rounds[e-1],o={
round:e,drafted:n.length,accepted:n.filter(a=>a.verdict==="accepted").length};if(!n.length)return An(t("summary.plain",o),s,e-1,t);let i=n.length===1;return r?Q(
{drafts:n})?t(r.kind==="bonus"?"tree.bonus":"tree.some",o):r.kind==="correction"?t(i?"summary.one_rejected":"summary.some",o):t(i?"summary.one":"summary.all",o):
t(i?"summary.one_ends":"summary.end",o)}function eu(s,{round:e},{name:t,index:n},r){let o=s.rounds[e],{drafts:i,final:a}=o,l={round:e+1,n:n+1,of:i.length};if(Q(
o)&&t!=="final")return tu(s,e,{name:t,index:n},r);if(t==="draft"&&o.together&&i.length>1)return r("phase.at_once",l);if(t==="draft"){let h=s.rows[e].slots[n];return r(
"phase.draft",{...l,token:ze(h,r)})}if(t==="verify"&&!i.length)return An(r("phase.verify_none",l),s,e,r);if(t==="verify")return r(i.length===1?"phase.verify_one":
"phase.verify",l);if(t==="test")return su(s,o,n,l,r);let p=i.filter(h=>h.verdict==="untested").length;return p&&a&&C(s.trace)==="block"?r("rules.phase.discard",
{...l,untested:p}):r(p?"phase.discard":"phase.discard_last",{...l,untested:p})}function tu(s,e,{name:t,index:n},r){let{drafts:o}=s.rounds[e],i={round:e+1,of:o.length,
token:ze(s.rows[e].slots[n]??s.rows[e].slots[0],r)};if(t==="draft"){let g=ie(o),b=g.filter(w=>w===g[n]).length;return r(b===1?"tree.level_one":"tree.level",{...i,
level:g[n]+1,n:b})}if(t!=="test")return r(t==="verify"?"tree.verify":"tree.discard",i);let{verdict:a,draw:l,parent:p}=o[n],h=ne(o[n]);if(s.trace.settings.temperature!==
0&&a==="accepted"&&l==null&&C(s.trace)==="block")return r("tree.kept",i);if(s.trace.settings.temperature!==0&&ot(o[n],C(s.trace)))return vl(s,{...i,n:n+1},a,r);
if(s.trace.settings.temperature===0||l==null||h===null)return r(`tree.greedy_${a}`,i);let[u,v]=de(l,h),m=a==="rejected"&&!o.some((g,b)=>b>n&&g.parent===p);return r(
`tree.${a}${m?"_last":""}`,{...i,draw:u,threshold:v})}var vl=(s,e,t,n)=>n(`rules.phase.certain_${t}`,{...e,rule:n(`rules.name.${C(s.trace)}`)});function su(s,{drafts:e},t,n,r){
let o=e[t],{verdict:i,draw:a}=o,l=ne(o);if(s.trace.settings.temperature===0)return r(`phase.greedy_${i}`,n);if(ot(o,C(s.trace)))return vl(s,n,i,r);if(a==null||l===
null)return r(`phase.untold_${i}`,n);let[p,h]=de(a,l),u={...n,draw:p,threshold:h};if(l===1&&i==="accepted"&&C(s.trace)!=="block")return r("phase.certain",u);if(C(
s.trace)!=="block")return r(`phase.${i}`,u);let v=i==="accepted"?Et(o):"failed",[,m]=de(a,ae(o)??1);return r(`rules.phase.${v}`,{...u,ratio:m,by:Tt(e)+1})}function uo(s,e,t,n){
return t?eu(s,e,t.phase,n):Qh(s,e.round,n)}var nu={tree:["test","write"],block:["test"]},jn=class{constructor(e){this.say=e,this.names=Lt.map(t=>D(ml[t],e(`act.${t}\
.name`))),this.meanings=Lt.map(()=>d("span",{class:"sv-spoken"})),this.items=Lt.map((t,n)=>d("li",{},this.names[n],this.meanings[n])),this.node=d("ol",{class:"s\
v-acts","aria-label":e("act.label")},...this.items)}load({trace:e}){let t=$(e)?"tree":C(e)==="block"&&e.settings.temperature?"block":"";Lt.forEach((n,r)=>{let o=this.
say(`act.${n}.${nu[t]?.includes(n)?t:"means"}`);L(this.items[r],"title",o),x(this.meanings[r],o)}),this.names[Lt.indexOf("test")].dataset.term=t==="block"?"bloc\
k_verification":ml.test}show(e){let t=Lt.indexOf(e?Xh[e]:"");this.items.forEach((n,r)=>{L(n,"aria-current",r===t?"step":null),n.classList.toggle("sv-past",r<t)})}};var Cn=class{constructor({say:e,teach:t}){this.say=e,this.why=d("span",{}),this.watch=d("button",{type:"button",class:"sv-link",on:{click:()=>t(this.round)}}),this.
node=d("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(e,t){let{moment:n,opening:r,recorded:o,playing:i,rested:a}=e,l=!i&&n.phase===0,p=a!==null?
this.say("lead.rests",{round:t.length,shown:a+1}):l&&r&&o?this.reason(t,n.round-1):"";this.why.hidden=!p,x(this.why,p);let h=l&&a===null&&t.over&&n.round===t.length?
Vs(t):null;if(this.watch.hidden=h===null,h===null)return;this.round=h;let u=ts(t.rounds[h],C(t.trace))>=0;x(this.watch,this.say(u?"lead.watch_rule":"lead.watch",
{round:h+1}))}reason(e,t){let n=e.rounds[t];if(!n)return"";let r=C(e.trace),o=ts(n,r);return o>=0?this.say(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):Hr(
n)?this.say("lead.why"):""}};var ru=2e3,$n=class{constructor({say:e,stream:t,rounds:n,teach:r}){this.say=e,this.views=[t,n],this.acts=new jn(e),this.sentence=d("span",{}),this.lead=new Cn({
say:e,teach:r}),this.caption=d("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=d("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
d("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(e){this.at="",this.lag=!0,this.acts.
load(e),this.views.forEach(t=>{t.load(e),t.scroller.scrollTop=0})}tell(e,t){return uo(t,e.moment,$e(e),this.say)}show(e,t,{busy:n,live:r}){let{moment:o,entered:i,
whole:a}=e,l=$e(e),p=`${o.round}.${o.phase}`,h=p!==this.at;this.at=p,this.views.forEach(m=>{m.grow(),m.show(o.round),m.showNow(l)}),this.lag=this.lag||h&&!a;let u=i===
"step"&&o.round>0?"final":null;this.acts.show(l?l.phase.name:u),h&&this.greet(i==="round"&&!r?o.round-1:-1);let v=e.rested===null?this.tell(e,t):uo(t,{round:lt(
e)+1,phase:0},null,this.say);x(this.sentence,v),this.lead.show(e,t),this.speak(v,n)}follow(){this.lag&&[...this.views].reverse().forEach(e=>e.followHead()),this.
lag=!1}greet(e){this.fresh.forEach(t=>t.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(t=>t.rows[e]??[]),this.fresh.forEach(t=>t.classList.add("sv-\
fresh"))}speak(e,t){let n=performance.now();t&&n-this.spokenAt<ru||(this.spokenAt=n,x(this.spoken,e))}};function ou({models:s,settings:e},t){let n=u=>t("size",{name:u.name,size:Ar(u.parameters)}),r=n(s.target),o=Ci(e),{drafter:i,confidence:a}=e,l=u=>i!=="early-exi\
t"?n(u):t("first_layers",{layers:u.layers,of:s.target.layers,size:Ar(u.parameters)}),p=s.draft?t("pair",{target:r,draft:l(s.draft)}):t("pair_alone",{target:r}),
h=$({settings:e})&&t("tree.settings",{tree:t(`tree.name.${e.tree}`),budget:e.budget});return[o&&t(`rules.name.${o}`),h,i!=="model"&&ye(t,i,s.pair),...["too_shor\
t","other_weights"].map(u=>s.draft?.[u]&&t(u)),t("settings",{...e}),a&&t("confidence",{confidence:a}),p].filter(Boolean).join(" · ")}function iu({trace:{ending:s},
folds:e},t){let n=e.output.length;return t(`ending.${s}${s==="stopped"?["_none","_one"][n]??"":""}`,{n})}var au=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function lu(s,e){s.textContent!==ce(e)&&s.replaceChildren(...e.split(au).map((t,n)=>n%2?d("a",{href:t,target:"_blank",rel:"noopener"},t):d("span",{},t)))}var Pn=class{constructor(e){
this.say=e,this.origin=d("span",{class:"sv-origin"}),this.about=d("span",{}),this.message=d("span",{class:"sv-message"}),this.node=d("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(e){let{say:t}=this,{run:n,recorded:r,status:o,message:i}=e;n&&this.showRun(n.trace,r),this.origin.dataset.recorded=String(r);
let a=o!=="done"?t(`state.${o}`):n?iu(n,t):t("state.idle"),l=r||pe(e)>0&&n?.trace.ending!=="stopped",p=n&&(o==="idle"||o==="done"&&l),h=n&&o==="error"?t(r?"stat\
e.example":"state.previous"):p&&e.stale?t("state.stale"):"";lu(this.message,P(i||(p?"":a),h)),this.message.setAttribute("role",o==="error"?"alert":"status")}showRun(e,t){
let{device:n,processor:r,placement:o}=e.machine,i=n==="cuda"&&this.say(`steps.${e.captured?"captured":"eager"}`),a=[r||n,o,i].filter(Boolean).join(" · ");x(this.
origin,this.say(t?"recorded":"live",{date:e.recorded.slice(0,10),machine:a})),x(this.about,ou(e,this.say)),[this.origin,this.about].forEach(l=>L(l,"title",l.textContent))}};var fl={speedup:Z,acceptance_rate:A,draft_efficiency:A,mean_acceptance_length:H,emitted:ue},cu=Object.keys(fl),mo=(s,e)=>s.length===e.length&&s.every((t,n)=>t===
e[n]);function gl(s,e){let[t,n]=[s.trace.prompt,e.trace.prompt];if(mo(t,n))return"again";if(n.length<=t.length||!mo(t,n.slice(0,t.length)))return null;let r=n.slice(
t.length),o=r.length-1,{output:i}=s.folds;return i.length<o||!mo(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function du(s,e,t){let n=e.trace.prompt.
slice(s.trace.prompt.length),[r,o]=[s,e].map(({folds:l},p)=>l.output.slice(0,l.at(t[p]).emitted)),i=[...n,...o],a=0;for(;a<Math.min(r.length,i.length)&&r[a]===i[a];)
a+=1;return{n:a,was:r[a],now:i[a]}}function bl({compared:s,expected:e,returning:t},n){let r=t??(s&&pu(s.pair[s.shown],n)?s.shown:null);if(s&&r!==null){let[i,a]=s.
pair;return{pair:r?[i,n]:[n,a],shown:r}}return e&&n.source&&gl(e.run,n.run)?{pair:[e,n],shown:1}:null}var pu=({source:s},e)=>!!(s&&e.source&&s.run&&s.run===e.source.
run),qn=class{drawn=null;constructor({say:e,swap:t,close:n}){this.say=e,this.branched=d("p",{class:"sv-branched"}),this.texts=d("p",{}),this.note=d("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:d("th",{scope:"col"})})),this.body=d("tbody",{}),this.swap=d("button",{type:"but\
ton",class:"sv-link",on:{click:t}}),this.node=d("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},d("div",{class:"\
sv-section-head"},d("h2",{},e("compare.heading")),this.swap,d("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
d("table",{class:"sv-figures-table"},d("thead",{},d("tr",{},d("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:t}=e,n=this.drawn?.pair;if(this.drawn=t,this.node.hidden=!t,!t)return;let{say:r}=this,{pair:o,shown:i}=t,a=o.map(({run:h},u)=>u===i?Ws(e):h.length),
[l,p]=o.map(({run:h})=>h);x(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:h,node:u},v)=>x(u,v===i?r("compare.shown",{run:r(
`compare.${h}`)}):r(`compare.${h}`))),this.showBranch(l,p),this.body.replaceChildren(...this.rows(l,p,a)),x(this.texts,this.tell(l,p,a)),this.note.hidden=JSON.stringify(
l.trace.machine)===JSON.stringify(p.trace.machine),o.some(h=>n?.includes(h))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,t){
let n=gl(e,t);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&x(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(t,n.token),
was:this.name(e,n.was)}))}rows(e,t,n){let{say:r}=this,o=(u,v)=>d("tr",{},d("th",{scope:"row"},r(`compare.${u}`)),...v.map(m=>d("td",{},m))),a=is.map(u=>({name:u,
values:[e,t].map(({trace:v})=>Zs(r,u,Xs(v,u),v.models.pair))})).filter(({values:[u,v]})=>u!==v),l=a.some(({name:u})=>u==="tree"),p=[e,t].some(({trace:u})=>$(u)),
h=[e,t].map((u,v)=>u.folds.summary(n[v]));return[...a.map(({name:u,values:v})=>o(u,v)),...l?[o("verified",[e,t].map(({trace:u})=>ue(as(u))))]:[],...cu.map(u=>o(
p&&u==="acceptance_rate"?"acceptance_by_position":u,h.map(v=>fl[u](v[u]))))]}tell(e,t,n){let{n:r,was:o,now:i}=du(e,t,n);return o===void 0&&i===void 0?this.say("\
compare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(t,i)})}name(e,t){
return t!==void 0&&se(e.alone(t))||this.say("token.empty")}};var Nn=class{constructor({say:e,send:t,store:n,most:r}){this.say=e,this.send=t,this.store=n,this.most=r,this.compare=new qn({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:bl(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,t){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:t})}make(e){let{run:t,source:n,recorded:r}=this.store.state;t&&(this.store.set({expected:{run:t,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let t=e.shown?0:1;this.store.set({returning:t}),this.show(e.pair[t])}show({run:{trace:e},source:t,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:t?.run,name:t?.recorded,offered:!!t?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var Hn=["both","target","draft"],uu={both:"overlap",target:"residual",draft:"rejected"},mu=[0,.5,1],In=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:e,set:t}){this.say=e,this.heading=d("h3",{}),this.shaping=dt(e("areas.view"),[["shaped",e("areas.shaped")],["raw",e("areas.raw")]],n=>t({raw:n==="raw"})),this.
form=dt(e("areas.form"),[["picture",e("areas.picture")],["table",e("areas.table")]],n=>t({asTable:n==="table"})),this.note=d("p",{class:"sv-note"}),this.node=d(
"div",{class:"sv-block sv-areas-block"},this.heading,d("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:e}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),x(this.
total.name,e("areas.total"));let t=(o,i)=>d("li",{},d("span",{class:"sv-area-key","data-area":o}),D(uu[o],i));this.keys=Object.fromEntries(Hn.map(o=>[o,t(o,e(`a\
reas.key.${o}`))])),this.keys.dart=d("li",{},d("span",{class:"sv-dart-key"}),e("areas.key.dart"));let n=d("div",{class:"sv-area-row sv-area-head"},d("span",{},e(
"areas.token")),d("span",{}),this.targetHead=d("span",{class:"sv-p"},e("areas.target")),this.draftHead=d("span",{class:"sv-p"},e("areas.draft"))),r=d("div",{class:"\
sv-area-row sv-area-axis"},d("span",{}),d("span",{class:"sv-area-ticks"},...mu.map(o=>d("span",{style:`--x:${o}`},String(o)))));return this.chart=d("div",{class:"\
sv-areas",role:"img"},n,...this.rows.map(o=>o.node),r,this.total.node),this.legend=d("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=d("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(e){let[t,n,r]=["sv-t","sv-p","sv-p"].map(a=>d("span",{class:a})),o=d("span",{class:"sv-\
dart",hidden:!0}),i=d("span",{class:"sv-area-bar"},...Hn.map(a=>d("span",{"data-area":a})),o);return{name:t,target:n,draft:r,dart:o,bar:i,node:d("div",{class:e},
t,i,n,r)}}buildTable(){let e=t=>d("th",{scope:"col"},this.say(`areas.${t}`));return this.body=d("tbody",{}),this.table=d("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},d("table",{},d("thead",{},d("tr",{},...["token","target","draft","both"].map(e))),this.body)),
this.table}dress({raw:e,asTable:t}){e===this.raw&&t===this.asTable||(Object.assign(this,{raw:e,asTable:t}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(e){
this.view=e,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:e,say:t}=this,n=Va(e.position),r=this.raw&&n;this.shaping.node.hidden=!n,this.shaping.
set(r?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,x(this.heading,e.heading);let o=r?
"areas.raw_note":"areas.shaped_note";x(this.note,P(...e.notes,n&&t(o,{shaping:e.shaping}))),this.asTable?this.paintTable(r):this.paintPicture(r)}seen({token:e,target:t,
draft:n,both:r}){let{models:o}=this.view;return{token:e,target:o==="draft"?null:t,draft:o==="target"?null:n,both:o==="both"?r:null}}paintPicture(e){let{position:t,
marks:n,models:r}=this.view,o=kn(t,[...n.keys()],e).map(l=>this.seen(l));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((l,p)=>(p.draft??0)-(l.draft??
0)));let i=e?null:this.view.dart;this.rows.forEach((l,p)=>{let h=p===o.length-1;l.node.hidden=p>=o.length,l.node.hidden||this.paintRow(l,o[p],{rest:h,dart:i})});
let a=r==="both"&&!e?t.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",r==="draft"),this.
draftHead.classList.toggle("sv-unseen",r==="target"),this.legend.hidden=r!=="both",this.keys.dart.hidden=!i,Hn.forEach(l=>x(this.keys[l].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${l}`))),L(this.chart,"aria-label",this.describe(o,a,i))}paintRow(e,t,{rest:n,dart:r}){let{view:o}=this,i=o.marks.get(
t.token),a=o.name(t.token);e.node.classList.toggle("sv-others",n),x(e.name,a),L(e.name,"title",a),L(e.name,"data-kind",i),x(e.target,t.target==null?"":W(t.target)),
x(e.draft,t.draft==null?"":W(t.draft)),Hn.forEach(l=>e.bar.style.setProperty(`--${l}`,String(t[l]||0))),e.dart.hidden=r?.token!==t.token,!(!r||e.dart.hidden)&&(e.
dart.style.setProperty("--x",String(r.at)),e.dart.dataset.side=r.at>.8?"left":"right",e.dart.dataset.kind=r.kind)}paintTotal(e){this.total.bar.style.setProperty(
"--both",String(e)),this.total.bar.style.setProperty("--draft","1"),x(this.total.target,""),x(this.total.draft,V(e))}describe(e,t,n){let{say:r,view:o}=this,i=l=>{
let p=e.slice(0,-1).filter(h=>h[l]!=null).sort((h,u)=>(u[l]??0)-(h[l]??0))[0];return p&&r(`areas.first.${l}`,{token:o.name(p.token),p:V(p[l])})},a=e[e.length-1];
return P(i("target"),i("draft"),t!==null&&r("areas.overlap",{overlap:V(t)}),n&&r(`areas.dart.${n.kind}`,{token:o.name(n.token)}),r("areas.rest",{target:W(a.target),
draft:W(a.draft)}))}paintTable(e){let{position:t,name:n,marks:r,models:o}=this.view,i=p=>d("td",{},W(p)),a=({token:p,target:h,draft:u,both:v})=>d("tr",{},d("th",
{scope:"row",class:"sv-t","data-kind":r.get(p)},n(p)),i(h),i(u),i(v)),l=_n(t,e).map(p=>a(this.seen(p)));o==="both"&&!e&&l.push(d("tr",{class:"sv-sum"},d("th",{scope:"\
row"},this.say("areas.sum")),i(1),i(1),i(t.overlap))),this.body.replaceChildren(...l)}};function vu({round:{drafts:s,final:e},index:t,token:n}){let r=t<s.length?me(s,t):null;return(s.find(({verdict:i},a)=>i==="accepted"&&me(s,a)===r)??e??{token:n}).
token}var Dn=class{constructor({say:e,sequels:t}){this.say=e,this.sequels=t,this.choices=[],this.list=d("div",{class:"sv-choices",role:"toolbar","aria-label":e(
"branch.heading"),on:{keydown:n=>cn(this.choices,n)}}),this.note=d("p",{class:"sv-note"}),this.node=d("div",{class:"sv-block sv-branch"},d("h3",{},e("branch.hea\
ding")),this.note,this.list)}show(e,t){let{say:n}=this,{position:r}=e,o=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!e.open||!r,!r||this.node.
hidden)return;let i=e.kind==="untested";this.list.hidden=!!o||i,x(this.note,o||n(i?"branch.untested":"branch.note"));let a=vu(e),l=([p,h],u)=>d("button",{type:"\
button",class:"sv-choose",tabindex:u===0?0:-1,"aria-label":n("branch.do",{token:t(p),was:t(a)}),on:{click:()=>this.sequels.make({branch:{round:e.number,index:e.
index,token:p}})}},d("span",{class:"sv-choice-token"},t(p)),d("span",{class:"sv-p"},W(h)));this.choices=r.candidates.filter(([p])=>p!==a).map(l),this.list.replaceChildren(
...this.choices)}};var fu=3,gu=.1,bu=.09,wu=.3,xu=2**20,yu=8,wl=s=>(s?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,t)=>t-e),vo=s=>Math.min(s.rest[1]??0,wl(s)[yu-1]??1);
function ku(s,e){let{candidates:t,rest:n}=e,r=u=>u?-u*Math.log(u):0,o=vo(e),i=o?n[1]??0:0,a=t.reduce((u,[,v])=>u+r(v),0),l=a-(i?i*Math.log(o):0),p=a+r(i)+i*Math.
log(xu),h=u=>Math.min(bu,wu*Math.exp(-u));return s>h(l)?1:s<=h(p)?0:null}var xl={token:(s,e)=>e,match:s=>s,typical:(s,e,t)=>t&&ku(s,t),"top-k":(s,e,t)=>{let n=wl(
t)[fu-1];return n===void 0?null:s>0&&s>=n?1:e},threshold:(s,e)=>s>=gu?1:e},ws=(s,e,t,n)=>xl[s](e,t,n);function _u(s,e){let{target:t}=s,n=ae(s);return t==null||n===
null?[]:Object.keys(xl).flatMap(r=>{let o=ws(r,t,n,e);return o===null?[]:[[r,o]]})}var Bn=class{constructor(e){this.say=e,this.body=d("tbody",{});let t=n=>d("th",
{scope:"col"},e(`rules.others.${n}`));this.note=d("p",{class:"sv-note"}),this.node=d("details",{class:"sv-other-rules"},d("summary",{},e("rules.others.heading")),
d("table",{class:"sv-figures-table"},d("thead",{},d("tr",{},t("rule"),t("chance"),t("verdict"))),this.body),this.note)}show(e,t,n,r){let{say:o}=this,i=r?_u(e,t):
[];this.node.hidden=!i.length,x(this.note,o("rules.others.note",{draw:V(n)})),this.body.replaceChildren(...i.map(([a,l])=>{let p=n<l,h=d("th",{scope:"row",class:J(
a)?"sv-lossy":""},o(`rules.name.${a}`));return d("tr",{"data-rule":a},h,d("td",{},V(l)),d("td",{},d("span",{class:"sv-mark","aria-hidden":"true","data-kind":p?"\
accepted":"rejected"})," ",o(`kind.${p?"accepted":"rejected"}`)))}))}};var fo=4,Fn=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:e,set:t,unpin:n,stage:r,sequels:o}){
this.say=e,this.key="",this.token=d("div",{class:"sv-big-token",translate:"no"}),this.kind=d("span",{class:"sv-chip"}),this.where=d("span",{class:"sv-quiet"}),this.
there=d("button",{type:"button",class:"sv-link",title:e("inspector.stage"),on:{click:()=>{r({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=d("span",{class:"sv-quiet"}),this.unpin=d("button",{type:"button",class:"sv-link",hidden:!0,on:{click:n}},e("inspector.unpin")),this.why=d("p",{class:"\
sv-why"}),this.empty=d("p",{class:"sv-quiet"},e("inspector.empty")),this.absent=d("p",{class:"sv-quiet",hidden:!0},e("inspector.absent")),this.areas=new In({say:e,
set:t}),this.branch=new Dn({say:e,sequels:o}),this.body=d("div",{class:"sv-inspected",hidden:!0},d("div",{class:"sv-title"},this.token,d("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,ln(e,this.areas.node,"distributions")),this.
node=d("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":e("inspector.heading")},d("div",{class:"sv-section-head"},d("h2",{},e("inspector.headi\
ng")),d("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:e}=this;return this.keep=d("span",{class:"sv-keep"},e("test.keep")),
this.drop=d("span",{class:"sv-drop"},e("test.drop")),this.needle=d("span",{class:"sv-needle"}),this.needleLabel=d("span",{class:"sv-needle-label"}),this.line=d(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=d("span",{class:"sv-limit"}),this.sum=d("p",{class:"sv-arit\
hmetic"}),this.basis=d("p",{class:"sv-note"}),this.others=new Bn(e),this.test=d("div",{class:"sv-block sv-test"},d("h3",{},D("accept_test",e("test.heading"))),this.
line,d("div",{class:"sv-test-axis","aria-hidden":"true"},d("span",{},"0"),this.limit,d("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:e}=this;return this.residualRows=Array.from({length:fo+1},()=>{let t=d("span",{class:"sv-t"}),n=d("span",{class:"sv-share"}),r=d("span",{class:"sv-p"});
return{token:t,bar:n,share:r,node:d("li",{},t,n,r)}}),this.note=d("p",{class:"sv-note"}),this.residual=d("div",{class:"sv-block sv-residual-block"},d("h3",{},D(
"residual",e("residual.heading"))),this.note,d("div",{class:"sv-residual-head"},d("span",{},e("areas.token")),d("span",{},e("residual.share"))),d("ul",{class:"s\
v-residual"},...this.residualRows.map(t=>t.node))),this.residual}show(e,t,n,{concealed:r=!1,elsewhere:o=!1}={}){if(this.empty.hidden=!!t,this.body.hidden=!t,this.
pin.hidden=!t,this.unpin.hidden=!t||n!=="pinned",!t)return;let{number:i,index:a,kind:l}=t,p=`${i}.${a} ${l}`;(e!==this.run||p!==this.key)&&(this.node.scrollTop=
0),this.key=p,this.run=e,this.seen=t,x(this.pin,this.say(`inspector.${n}`)),this.showTitle(),this.where.hidden=o,this.there.hidden=!o,x(this.why,r?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=r||!!t.position,this.areas.node.hidden=r||!t.position,t.position&&!r&&this.areas.show(this.view(t.position)),this.
showTest(),this.showResidual(),this.branch.show(t,h=>this.name(h))}showTitle(){let{seen:e,say:t}=this,n=e.part?[Te(e.piece)]:e.text?Ds(e.text,!0):[t("token.empt\
y")];this.token.replaceChildren(...n),this.token.dataset.kind=e.kind,this.kind.dataset.kind=e.kind,x(this.kind,t(`kind.${it(e.kind,this.run.trace)}`));let{models:r,
settings:{drafter:o}}=this.run.trace,i=e.draft&&!e.draft.source&&o!=="model"&&ye(t,o,r.pair),a=t("inspector.where",{round:e.number+1,slot:Vr(this.run,e.number,e.
index,t)}),l=i?t("token.from",{slot:a,drafter:i}):a;[this.where,this.there].forEach(p=>x(p,l))}get greedy(){return this.run.trace.settings.temperature===0}explain(){
let{seen:e,say:t}=this,n=e.part?t("inspector.bytes",{hex:Te(e.piece)})+" ":e.took>1?t("inspector.joined",{n:e.took})+" ":"",r=e.draft?.confidence;return n+P(this.
reason(),r!=null&&t("inspector.confidence",{predicted:A(r)}))}reason(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:o,accepted:i,draft:a}=e;if(r==="plain")return An(
t("why.plain"),this.run,e.number,t);let l=Q(o)?this.reasonInTree():"";if(l)return l;if(r==="bonus")return o.drafts.length===1?t("why.bonus_one"):t("why.bonus",{
n:o.drafts.length});if(!n&&this.rule!=="token"){let m=this.reasonOfRule();if(m)return m}if(r==="correction")return t(`why.${n?"greedy_":""}correction`,{guess:this.
name(o.drafts[i].token)});if(r==="untested"){let m=o.drafts.findIndex(g=>g.verdict==="rejected");return m<0?t("why.untested_end"):t("why.untested",{n:m+1})}if(r===
"guessed"&&this.lookedUp)return t("why.copied");if(n)return t(`why.greedy_${r}`);if(a?.target==null||a.draft==null)return t("inspector.absent_probabilities");let[
p,h]=de(a.target,a.draft),u={target:p,draft:h,chance:A(Math.min(1,a.target/a.draft))},v=r!=="accepted"?r:a.target>=a.draft?"sure":"lucky";return t(this.lookedUp&&
["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,u)}reasonInTree(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:{drafts:o},index:i,draft:a}=e;if(r===
"correction"||r==="bonus"||r==="untested"&&a?.draw==null)return t(`tree.why.${r}`);if(n||this.rule!=="token"||!a?.draft||a.target==null)return"";if(r==="guessed")
return t("tree.why.guessed");let l=o.some(({parent:m},g)=>g<i&&m===a.parent),p=a.draft===1;if(!p&&!l)return"";let[h,u]=de(a.target,a.draft),v=A(Math.min(1,a.target/
a.draft));return P(l&&t("tree.why.left"),p?t("tree.why.certain",{target:h}):t("tree.why.ratio",{target:h,draft:u,chance:v}))}get rule(){return C(this.run.trace)}reasonOfRule(){
let{seen:e,say:t,rule:n}=this,{kind:r,round:o,accepted:i,draft:a}=e;if(r==="correction"){let h=o.drafts[i],u={guess:this.name(h.token),weight:V(h.weight??1)};return J(
n)?"":t(`rules.why.${n}.correction`,u)}if(r==="untested")return n==="block"&&o.final?t("rules.why.block.dropped"):"";if(!a||r!=="accepted"&&r!=="rejected"||a.target==
null||!a.draft)return"";if(n==="block"){let[h,u]=de(a.draw??0,ae(a)??1),v=!o.drafts.some((g,b)=>me(o.drafts,b)===e.index),m=r==="accepted"?Et(a):v?"rejected_las\
t":r;return t(`rules.why.block.${m}`,{by:Tt(o.drafts)+1,draw:h,ratio:u})}let[l,p]=de(a.target,a.draft);return t(`rules.why.${J(n)?"lossy":n}.${r}`,{rule:t(`rule\
s.name.${n}`),target:l,draft:p,chance:A(ne(a)??0),exact:A(Math.min(1,a.target/a.draft))})}name(e){if(e===-1)return this.say("token.rest");let t=this.run.alone(e);
return se(t)||Te(this.run.piece(e))||this.say("token.empty")}view(e){let{seen:t,say:n}=this,{kind:r,round:o,judged:i}=t,l=t.judgedAt>=o.drafts.length?"target":r===
"guessed"?"draft":"both",p=r==="guessed"||r==="lit",h=new Map,u=!t.open&&(!t.draft||r==="rejected")?o.final:null,v=Xt(o);u&&v&&h.set(u.token,v),i&&h.set(i.token,
p?r:i.verdict);let g=!(i&&!p&&!this.greedy&&this.rule==="token")||i.draw==null||i.draft==null?null:{token:i.token,at:i.draw*i.draft,kind:i.verdict};return{position:e,
name:w=>this.name(w),heading:n({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[l]),notes:this.notes(l),shaping:this.shaping(),models:l,
marks:h,dart:g,decides:this.rule==="token"}}notes(e){let t=[];return this.seen.kind==="untested"&&t.push("areas.untested"),e!=="target"&&this.lookedUp&&t.push("\
areas.lookup"),this.greedy?t.push("areas.greedy"):e==="both"&&this.rule!=="token"&&t.push("rules.areas"),t.map(n=>this.say(n))}shaping(){let{temperature:e,top_k:t,
top_p:n}=this.run.trace.settings,{say:r}=this;return[r("areas.temperature",{value:e}),...t>0?[r("areas.top_k",{value:t})]:[],...n<1?[r("areas.top_p",{value:n})]:
[]].join(r("comma"))}get lookedUp(){let{drafter:e}=this.run.trace.settings,{judged:t,position:n}=this.seen;return t?.source?t.source==="lookup":e==="lookup"||e.
startsWith("lookup")&&n!==null&&n.rest[4]==null}showTest(){let{seen:e,say:t,rule:n}=this,o=["accepted","rejected",...n==="block"?["untested"]:[]].includes(e.kind)?
e.draft:null,{draw:i=null,target:a=null,draft:l=null}=o??{},p=ne(o??void 0),h=!this.greedy&&i!==null&&p!==null;if(this.test.hidden=!h,!h||!o)return;this.others.
show(o,e.position,i,!$(this.run.trace));let[u,v]=de(i,p),m={draw:u,threshold:v,target:We(a),draft:We(l),kind:t(`kind.${it(e.kind,this.run.trace)}`)},g=i<p?"pass\
ed":"failed";x(this.keep,t(n==="block"?"rules.pass":"test.keep")),x(this.drop,t(n==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",
String(p)),this.test.style.setProperty("--draw",String(i)),this.keep.dataset.side=i<p/2?"end":"start",this.drop.dataset.side=i>(1+p)/2?"start":"end",this.limit.
dataset.side=p>.6?"left":"right",x(this.limit,`${t("test.threshold")} ${v}`),this.line.dataset.kind=e.kind;let b=ot(o,n);[this.needle,this.needleLabel].forEach(
_=>{_.hidden=b}),this.keep.classList.toggle("sv-narrow",p<.2),this.drop.classList.toggle("sv-narrow",p>.8),this.needleLabel.dataset.side=i>.5?"left":"right",x(this.
needleLabel,`${t("test.draw")} ${u}`);let w=t(n==="token"?`test.${e.kind}`:`rules.sum.${b?"certain":J(n)?"lossy":n}.${g}`,m);x(this.sum,w),this.line.setAttribute(
"aria-label",b?w:t("test.aria",m)),this.showBasis()}showBasis(){let{say:e,seen:{round:t,index:n}}=this,r=this.rule==="block"&&!$(this.run.trace)?Ai(t.drafts,n):
null;if(this.basis.hidden=!r,!r)return;let o={weight:V(r.weight),excess:V(r.excess)};x(this.basis,e(`rules.basis.${r.last?"last":"earlier"}`,o))}showResidual(){
let{seen:e}=this,t=e.kind==="rejected"||e.kind==="correction",{drafts:n}=e.round,r=rt(n).at(-1)??-1,o=e.kind==="rejected"?e.draft:n.findLast((m,g)=>m.verdict===
"rejected"&&me(n,g)===r)??null,i=t&&e.position&&o?Wa(e.position,$i(o,this.rule)):null;if(this.residual.hidden=!i,!i)return;let a=!this.greedy&&(this.rule==="blo\
ck"||this.rule==="match");x(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:V(o?.weight??1)}):this.say("residual.note"));let l=e.open||!e.round.final?
null:e.round.final.token,p=i.shares.slice(0,fo),h=i.shares.find(m=>m.token===l);h&&!p.includes(h)&&(p[fo-1]=h);let u=p.reduce((m,g)=>m+g.share,0),v=[...p,{token:-1,
share:Math.max(0,1-u)}];this.residualRows.forEach((m,g)=>this.fillShare(m,v[g],l))}fillShare(e,t,n){e.node.hidden=!t,t&&(x(e.token,this.name(t.token)),L(e.token,
"title",this.name(t.token)),e.bar.style.setProperty("--share",String(t.share)),e.node.classList.toggle("sv-others",t.token===-1),x(e.share,W(t.share)),t.token===
n?e.node.dataset.drawn=this.say("residual.chosen"):delete e.node.dataset.drawn)}};var Su=8,Eu=.85;function yl(s){let e=()=>s.scrollHeight-s.scrollTop-s.clientHeight,n=d("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:i=>i.preventDefault(),click:()=>{let i=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";s.scrollBy({top:Eu*
s.clientHeight,behavior:i})}}},"▾"),r=()=>{n.hidden=e()<Su};s.addEventListener("scroll",r,{passive:!0});let o=new ResizeObserver(r);return[s,...s.children].forEach(
i=>o.observe(i)),n}var kl=23,_l=["tokens","distance"],wo=[0,1],Tu=1e-6,go=.005;function xo({candidates:s,rest:e,overlap:t}){let n=s.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,t==null?e[1]??0:1-t-n)}function Mu(s,e){let t=(i,a)=>Math.max(0,e*(i??0)-(a??0)),n=s.candidates.reduce((i,[,a,l])=>i+t(a,l),0),[,r,o]=s.rest;
return[n+t(r,o),n+Math.max(t(r,o),e*xo(s))]}function Ou({drafts:s,positions:e=[]}){let t=1;return s.map((n,r)=>{if(t=Math.min(1,t*((n.target??0)/(n.draft||1))),
r===s.length-1)return[t,t];let o=l=>l+1-t>0?l/(l+1-t):1,[i,a]=Mu(e[r+1],t);return[o(i),o(a)]})}function zu(s,e){return e==="block"?Ou(s):s.drafts.map((t,n)=>{let r=ws(
e,t.target??0,ae(t)??0,s.positions?.[n]??null);return r===null?wo:[r,r]})}function Sl(s,e){if(e!=="block")return s.reduceRight((n,r)=>1+r*n,1);let t=1;return s.
reduceRight((n,r,o)=>{let i=t*r*(o+1);return t*=1-r,n+i},1)}function Ru(s,e){let{candidates:t,rest:[,n],overlap:r}=s,o=vo(s);if(r==null||n==null||ws(e,o,o,s)!==
(e==="typical"?0:o))return wo;let i=t.map(([,y,M])=>({p:y??0,q:M??0})),a=i.map(({p:y,q:M})=>M?ws(e,y,Math.min(1,y/M),s):0);if(a.includes(null))return wo;let l=i.
map(({q:y},M)=>y*(a[M]??0)),p=e==="typical"?0:Math.max(0,n-xo(s)),h=Math.max(0,1-p-l.reduce((y,M)=>y+M,0)),u=1-r<Tu,v=h/(u?1:1-r),m=i.map(({p:y,q:M})=>v*(u?y:Math.
max(0,y-M))),g=v*(u?n:xo(s)),b=i.reduce((y,{p:M},j)=>y+Math.abs(l[j]+m[j]-M),0),w=Math.abs(p+g-n),_=e==="typical"&&v>1;return[(b+w)/2,(b+(_?g+n:w))/2]}function Lu(s){
let{drafts:e,positions:t=[]}=s;return t.length<e.length||e.some(n=>ae(n)===null)?null:Object.fromEntries(Qt.map(n=>{let r=zu(s,n);return[n,{tokens:[Sl(r.map(([o])=>o),
n),Sl(r.map(([,o])=>o),n)],distance:e.length&&J(n)?Ru(t[0],n):[0,0]}]}))}function ju(s){let e=t=>s.reduce((n,r)=>n+r[t],0)/s.length;return[e(0),e(1)]}var Au=([s,
e])=>{if(e-s>=go)return`${H(s)} – ${H(e)}`;let t=(s+e)/2;return t<go?`<${go}`:H(t)},bo=new WeakMap;function Cu(s){return bo.has(s)||bo.set(s,Lu(s)),bo.get(s)??
null}function El(){let{run:s,moment:{round:e},live:t,send:n}=Ze(),r=$(s.trace)?"trees":s.trace.settings.temperature?"":"greedy",o=r?[]:s.rounds.slice(0,e).map(Cu).
filter(a=>a!==null),i=(a,l)=>Au(ju(o.map(p=>p[a][l])));return c("div",{class:"sv-block sv-rule-lab",children:[c("h3",{children:f("rules.lab.heading")}),o.length>
0&&c("table",{class:"sv-figures-table",children:[c("thead",{children:c("tr",{children:["rule",..._l].map(a=>c("th",{scope:"col",children:f(`rules.lab.${a}`)}))})}),
c("tbody",{children:Qt.map(a=>c("tr",{"data-rule":a,children:[c("th",{scope:"row",class:J(a)?"sv-lossy":"",children:[f(`rules.name.${a}`),c("span",{children:a===
C(s.trace)&&` ${f("rules.lab.own")}`})]}),c("td",{children:i(a,"tokens")}),c("td",{children:J(a)?i(a,"distance"):"0"})]},a))})]}),c("p",{class:"sv-note",children:o.
length?f("rules.lab.rounds",{n:o.length}):f(`rules.lab.${r||"none"}`)}),o.length>0&&c("ul",{class:"sv-note",children:[..._l,"range"].map(a=>c("li",{children:f(`\
rules.lab.legend.${a}`)}))}),t&&c("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:kl}),children:f("rules.lab.claim",{n:kl})})]})}var $u={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Qt,tree:["chain","k-ary","top-k","dynamic","measured"]},Pu=["drafter","rule","tree"],Un=class{buttons;constructor({say:e,host:t,sequels:n}){this.
say=e,this.sequels=n,this.host=t,this.mine=d("div",{}),this.note=d("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=is.map(r=>this.row(r,$u[r].
filter(o=>r!=="gamma"||Number(o)<=n.most))),this.choices=d("div",{class:"sv-again"},...this.rows),this.again=d("div",{class:"sv-block"},d("h3",{},e("again.headi\
ng")),this.note,this.choices),this.node=d("section",{class:"sv-section sv-experiments"},d("div",{class:"sv-section-head"},d("h2",{},e("whatif.heading"))),this.mine,
this.again)}row(e,t){let{say:n}=this,r=o=>{let i=d("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.
buttons.push({name:e,value:o,node:i}),i};return d("div",{class:"sv-again-row","data-change":e},d("span",{},n(`again.${e}`)),d("div",{class:"sv-choices"},...t.map(
r)))}changes(e,t){let{run:n}=this.sequels.store.state;if(e!=="tree"||!n)return{[e]:t};let r=as(n.trace);return t==="chain"?{tree:t,gamma:Math.min(r,this.sequels.
most)}:{tree:t,budget:Math.max(r,1)}}load(e){let{say:t,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let a=o==="chain"&&as(e.trace)>n,
l=a?t("again.shorter",{most:n}):Zs(t,r,o,e.trace.models.pair);x(i,l),L(i,"aria-label",t(a?"again.do_shorter":`again.do_${r}`,{value:l,most:n})),i.disabled=Xs(e.
trace,r)===o})}offer(e){e!==this.offered&&(this.offered=e,this.buttons.forEach(({name:t,value:n,node:r})=>{r.hidden=Pu.includes(t)&&!e?.[t]?.includes(String(n))}),
this.rows.forEach((t,n)=>{t.hidden=this.buttons.filter(({name:r,node:o})=>r===is[n]&&!o.hidden).length<2}))}show(e){let t=this.sequels.refusal;this.offer(e.offers),
e.view==="rounds"&&Ne(this.host,Se(R,null,Se(pa,null),Se(El,null)),this.mine),this.again.hidden=!this.sequels.live,this.choices.hidden=!!t,x(this.note,t||this.say(
"again.note"))}};var Tl=240;function qu(s){let e=[...s];return e.length>Tl?e.slice(2-Tl).join("").replace(/^\S*\s+/,"… "):s}function Ml(s,e,t,n){let r=Oe(e),o=r?null:ns(e),{kept:i=!1,
threshold:a=null}=o?e.answers[o]:{},l={run:t,asked:r&&`${r.round}.${r.index}`,told:o?{at:o,kept:i,chance:a}:null,question(){let{round:p,index:h}=r??{round:0,index:0},
v=[...t.rows.slice(0,p).flatMap(({slots:m})=>m.filter(({kind:g})=>qe(g))),...t.rows[p].slots.slice(0,h)].map(m=>m.text).join("");return{guess:[...ce(ze(t.rows[p].
slots[h],n))].slice(0,60).join(""),before:qu(t.promptText+v),round:p+1,slot:h+1}}};s.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Nu=[0,.25,.5,.75,1],Wn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Vn=class{constructor({say:e,intents:t}){this.say=e,this.intents=t,this.brought=null,this.told="",this.
button=d("button",{type:"button",class:"sv-link",on:{click:t.toggle}},e("predict.start")),this.wished=null,this.refused=d("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=d("span",{class:"sv-quiet"}),this.switch=d("input",{type:"checkbox",on:{change:()=>t.set({informed:this.switch.checked})}}),this.question=
d("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=d("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>t.answer(null)),this.reveal.append(
d("kbd",{},"R")),this.row=d("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...Nu.map(n=>d("button",{type:"button",class:"sv-choose",on:{
click:()=>t.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",t.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>t.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=d("div",{class:"sv-lesson",role:"status"}),this.node=d("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},d("div",{class:"sv-section-head"},d("h2",{},e("predict.heading")),this.score,d("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",t.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,t,n="sv-choose"){
return d("button",{type:"button",class:n,on:{click:t}},this.say(`predict.${e}`))}label(e){let t=e===0?"none":e===1?"all":null,n=Object.keys(Wn).find(r=>Wn[r]===
e&&(t?/\D/:/\d/).test(r))??"";return[d("span",{},t?this.say(`predict.${t}`):A(e)),d("kbd",{},n.toUpperCase())]}press(e,t){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(t)if(n==="r")this.intents.answer(null);else if(n in Wn)this.intents.answer(Wn[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){x(this.refused,this.wished===e&&$(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,t){let{say:n}=this,{moment:r,predicting:o}=e;if(Ml(this.node,e,t,n),this.node.hidden=!o,this.button.hidden=o||t.trace.settings.gamma===
0,this.explain(t),!o)return;let i=this.node.contains(document.activeElement),a=Oe(e),l=ns(e),p=t.over&&r.round===t.length;this.switch.checked=e.informed,x(this.
question,a?this.ask(t,a):l?this.tell(e.answers[l]):n(p?"predict.ended":"predict.waiting")),x(this.facts,a?this.given(e,t,a):l?this.reckon(e.answers[l]):""),this.
row.hidden=!a,this.next.hidden=!!a||p||e.playing;let h=Bi(Object.values(e.answers));x(this.score,h.n?n(h.decided?"predict.score":"predict.score_undecided",{...h,
brier:H(h.brier)}):""),this.showLesson(e,t,h,p),this.bringUp(a),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!Je(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:t,index:n}){return this.say("predict.ask",{token:ze(e.rows[t].slots[n],this.say),n:n+1,round:t+1})}tell({said:e,kept:t,
threshold:n}){let r=`predict.${t?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:A(e),brier:H(ss(e,t))});return P(o,n!==null&&this.say("p\
redict.truth",{threshold:A(n)}))}reckon({said:e,kept:t}){return e===null?"":this.say("predict.brier",{said:e,happened:t?1:0,brier:H(ss(e,t))})}given({informed:e},t,{
round:n,index:r}){let{target:o,draft:i}=t.rounds[n].drafts[r];return t.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say(
"predict.unknown"):this.say("predict.given",{target:V(o),draft:V(i)}):this.say("predict.hidden")}showLesson({taught:e},t,n,r){let o=e||r&&n.n>0;this.finish.hidden=
!n.n||r,this.finish.setAttribute("aria-expanded",String(o));let i=o?Fi(n,t.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),
this.lesson.replaceChildren(...o?[d("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(a=>d("p",{},a))))}};var Gn=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:t,store:n,predict:r,transport:o}=this.viewer;if(e.run){if(!Js(e.run)){r.refuse(e.run);return}
t.halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.buttons.play).focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;
e.toEnd(),Ce(e.state)&&!Oe(e.state)&&e.forward("step")}begin(e){let{viewer:t}=this;!pe(t.state)&&e.over&&t.player.seek(Ye.moment),t.toggle(),t.predict.focus()}leavesVerdict(){
let{viewer:e}=this,t=rs(e.state);return e.state.looking!==null&&e.store.set({looking:null}),t&&Oe(e.state)!==null}answer(e){let{state:t,store:n,player:r}=this.viewer,
o=Oe(t);o&&(n.set(Ii(t,o,e)),r.forward("step"))}};function Hu(s){let e=[];for(let t=s;t.parentElement&&t!==document.body;t=t.parentElement){let n=t;e.push(...[...t.parentElement.children].filter(r=>r!==n))}return e.
filter(t=>t instanceof HTMLElement).filter(({popover:t})=>!t)}var Kn=class{constructor(e,t){this.node=e;this.resized=t}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Hu(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:t}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,t/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Iu={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Du={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Bu={ArrowUp:"stepOn",ArrowDown:"stepBack"},Ol={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Yn=s=>(s.dataset.at??"").split(".").map(Number);function Fu(s,e,t){let n=s.indexOf(e),r=o=>{let i=s.filter(a=>Yn(a)[0]===Yn(e)[0]+o);return i.find(a=>Yn(a)[1]>=
Yn(e)[1])??i.at(-1)};switch(t){case"Home":return s[0];case"End":return s.at(-1);case"ArrowRight":return s[n+1];case"ArrowLeft":return s[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Uu(s,e,t){let n=s.findIndex(i=>i.includes(e)),r=s[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(t){case"\
Home":return s[0][0];case"End":return s.at(-1)?.at(-1);case"ArrowRight":return s[n][r+1]??s[n+1]?.[0];case"ArrowLeft":return s[n][r-1]??s[n-1]?.at(-1);case"Arro\
wDown":return o(s[n+1]);case"ArrowUp":return o(s[n-1]);default:return null}}var Jn=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let t=({target:n})=>{
this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",t,{signal:e}),document.addEventListener("focusin",t,{signal:e}),
document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:t,key:n}=e,{node:r}=this.viewer;if(!(t instanceof HTMLElement))return;let o=r.
contains(t)||this.isFree(n,t);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||t.
matches("input:not([type=checkbox]), select, textarea"))return;!(t.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,t)&&e.preventDefault()}isFree(e,t){
let n=/^[a-z]$/i.test(e);return t!==document.body?n&&t.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,t){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let a=Iu[e.length===1?e.toLowerCase():e]||o()&&Du[e];if(a)return n[a]()!==!1;let l=t.closest("[role=option]"),p=t.closest("\
[role=gridcell]");if(l||p)return this.inside(e,l,p);let h=t.closest("[role=slider]");if(h&&i(e))return!0;let u=Ol[e]||h&&Bu[e];return!u||this.scrolls(t,e)?!1:(n[u](),
!0)}inside(e,t,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(t??n)?.dataset.at&&r(),!0;let a=t?Fu(o(),t,e):n&&Uu(i(n),n,e);return a&&a.focus(),
!!a||e in Ol}scrolls(e,t){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return t.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};function yo(s){let{store:e,player:t}=s;return{start:()=>s.seek(0),back:()=>s.hold(()=>t.back("round")),previous:()=>s.hold(()=>t.back("step")),play:()=>s.toggle(),
next:()=>s.forward("step"),forward:()=>s.forward("round"),end:()=>s.toEnd(),stop:()=>s.send("stop",{round:e.state.moment.round}),seek:n=>s.seek(n.round,n.phase),
follow:()=>s.toEnd(),run:()=>s.send("new",{}),set:n=>e.set(n),present:()=>s.present(!e.state.presenting)}}function Wu(s){let{transport:e,store:t}=s,{start:n,back:r,
previous:o,play:i,next:a,forward:l,end:p,present:h}=yo(s),u=()=>{let{presenting:v,pinned:m}=t.state;if(e.help.open)e.toggleHelp(!1);else if(v)h();else if(m)s.pin(
null);else return!1;return!0};return new Jn({node:s.node,actions:{toggle:i,roundBack:r,roundOn:l,stepBack:o,stepOn:a,start:n,end:p,present:h,escape:u,help:()=>e.
toggleHelp()},pin:()=>s.pin(t.state.cursor),predict:v=>s.predict.press(Vu(v,t.state)?"r":v,t.state.predicting),letters:()=>e.letters.checked,presenting:()=>t.state.
presenting,options:()=>s.stream.options(t.state.moment.round),cells:v=>s.round.node.contains(v)?s.round.rows():s.rounds.cells(),leap:v=>{let m=e.strip.momentFor(
v,t.state.moment);return m&&s.seek(m.round),!!m}})}function Vu(s,e){return s==="PageDown"&&e.presenting&&!rs(e)&&Oe(e)!==null}function Xn({target:s}){let e=s instanceof
Element?s.closest("[data-at]"):null;if(!(e instanceof HTMLElement))return null;let[t,n]=(e.dataset.at??"").split(".").map(Number);return{round:t,index:n}}function zl(s){
let e=new AbortController,{node:t,store:n}=s,{signal:r}=e,o="",i=({screenX:g,screenY:b})=>`${g},${b}`;window.addEventListener("pointermove",g=>{o=i(g)},{signal:r}),
t.addEventListener("pointerover",g=>{i(g)!==o&&s.hover(Xn(g))},{signal:r}),t.addEventListener("pointermove",g=>s.hover(Xn(g)),{signal:r}),t.addEventListener("fo\
cusin",g=>s.focusOn(Xn(g)),{signal:r});let a=null;t.addEventListener("pointerdown",()=>{a=n.state.pinned},{signal:r,capture:!0}),t.addEventListener("click",g=>{
let b=Xn(g);b&&s.pin(Je(b,g.detail?a:n.state.pinned)?null:b)},{signal:r}),document.addEventListener("pointerdown",({target:g})=>{let{help:b}=s.transport;b.open&&
g instanceof Node&&!b.contains(g)&&s.transport.toggleHelp(!1)},{signal:r}),s.stage.addEventListener("pointerleave",({pointerType:g})=>{g==="mouse"&&n.set({hovered:null})},
{signal:r}),Wu(s).listen(r);let l=()=>{s.palette.refresh()&&s.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:r});
let p=new MutationObserver(l);[document.documentElement,document.body].forEach(g=>p.observe(g,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let h=0,
u=new ResizeObserver(([{contentRect:g}])=>{let b=h;h=g.width,!(!h||h===b)&&(b||(s.story.lag=!n.state.whole),s.relayout())});u.observe(s.node);let v=new ResizeObserver(
()=>{n.state.run&&!n.state.whole&&s.stream.followHead()});v.observe(s.stream.scroller);let m=new ResizeObserver(()=>s.fit());return m.observe(document.body),()=>{
e.abort(),p.disconnect(),u.disconnect(),v.disconnect(),m.disconnect()}}var Gu=["pinned","hovered","cursor"],Zn=class{constructor(e,{words:t,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){let a=re(t);Ei.teach(t),xi(t),this.send=
n,this.store=new Us({...Ye,live:r},y=>this.changed(y)),this.player=new Rn(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=d(
"div",{class:"specviz"+(o?" sv-standalone":"")}),e.replaceChildren(this.node);let l=this.palette=new Ve(this.node),p=y=>this.seek(y),h=this.set=y=>this.store.set(
y);this.line=new Pn(a),this.headline=d("div",{class:"sv-drawn"}),this.sentence=d("div",{class:"sv-drawn"}),this.ledger=d("div",{class:"sv-drawn"}),this.transport=
new zn({say:a,palette:l,keys:t.keys,actions:yo(this)}),this.stream=new tn({say:a,set:h}),this.rounds=new rn(a),this.round=new an(a),this.sequels=new Nn({say:a,send:n,
store:this.store,most:i}),this.experiments=new Un({say:a,host:this,sequels:this.sequels}),this.story=new $n({say:a,stream:this.stream,rounds:this.rounds,teach:y=>this.
teach(y)}),this.predict=new Vn({say:a,intents:{set:h,toggle:()=>this.asking.toggle(),answer:y=>this.asking.answer(y),goOn:()=>this.toggle()}}),this.asking=new Gn(
this),this.marker=new Ln([this.stream,this.rounds,this.round]),this.inspector=new Fn({say:a,set:h,sequels:this.sequels,unpin:()=>this.pin(null),stage:y=>{this.seek(
y.round+1),this.pin(y)}});let{sequels:u}=this,v={race:()=>u.make({changes:{temperature:0}}),offered:()=>r&&!u.refusal};this.charts=new Tn({host:this,palette:l,seek:p,
greedy:v}),this.presenter=new Kn(this.node,()=>this.relayout());let{race:m,costs:g,lossless:b,speedup:w,breakdown:_}=this.charts.places;this.views=new dn({say:a,
set:h,views:{race:[m],same:[b],rounds:[this.rounds.node,this.experiments.node],time:[g,w],guesses:[_],numbers:[this.ledger]}}),this.empty=d("p",{class:"sv-empty"},
a("empty")),this.story.node.append(this.predict.button,this.predict.refused,this.predict.node),this.transport.node.prepend(this.headline),this.transport.count.after(
...this.stream.choices),this.stage=d("div",{class:"sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,yl(
this.inspector.node),this.transport.node),this.below=d("div",{class:"sv-below"},this.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,
this.below),this.silence=zl(this),this.changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(
this.frame),this.silence(),this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(e,{recorded:t=!1,at:n=null,phase:r=0,play:o=!1,step:i=!1,
teach:a=!1,source:l=null}={}){let p=new Pe(e),{over:h,length:u}=p,{run:v,offers:m}=this.store.state,g=l&&v?.trace.models.pair===e.models.pair&&v.trace.models.target.
name===e.models.target.name;this.inspecting="",this.transport.toggleHelp(!1),Js(p)||this.store.set({predicting:!1}),this.story.load(p),this.sequels.load({run:p,
source:l,recorded:t&&h}),this.experiments.load(p);let b=Zt(p.rounds,{round:n??u,phase:r}),w=b.round===u;this.player.halt(),this.store.set({run:p,source:l,stale:!1,
recorded:t&&h,moment:b,entered:null,following:w,whole:h&&w,opening:!1,until:null,rested:h&&n===null?Ir(p):null,pinned:null,hovered:null,cursor:null,asked:i?"ste\
p":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:g?m:null,...h?{status:"done",mode:"done",message:null}:{}});let _=a&&h?Vs(p):null;
_!==null&&this.teach(_),o&&this.player.play()}teach(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(t?1:0),phase:0}),
this.store.set({opening:!0}),t||this.player.open(e)}append(e){let{run:t,following:n}=this.state;if(!t)return this.send("resync",{from:0}),!1;let r=t.length;return t.
append(e)?(n&&t.length>r&&this.mayFollow()&&this.follow(t),t.over&&this.store.set({rested:Hi(this.state)}),t.over&&this.setState("done"),this.changed({run:t}),!0):
(this.send("resync",{from:r,plain_from:t.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{
round:t},asked:n,mode:r,hovered:o,predicting:i}=this.state,a={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:t,phase:1},"step",a):
this.player.move({round:e.length,phase:0},e.length===t+1?"round":null,a),i&&this.asking.goOn()}setState(e,t=null){this.store.set({status:e,message:t,...e==="err\
or"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.
store.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.store.set({hovered:null})}seek(e,t=0){this.hold(()=>this.player.seek({
round:e,phase:t}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:t}=this,n=Ce(t);pe(t)?this.hold(()=>this.
player.forward(e)):(n||t.live&&!t.run)&&(this.store.set({following:!0,asked:t.predicting?"step":e}),this.send("step",{round:t.moment.round,open:n}))}toggle(){if(this.
asking.leavesVerdict())return;let{state:e}=this,t=Ce(e)&&pe(e)===0;e.playing?this.player.halt():e.predicting&&(pe(e)||t)?this.asking.goOn():t?(this.store.set({following:!0,
asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Je(
e,this.state.hovered)&&this.store.set({hovered:e})}focusOn(e){e&&this.store.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.store.set({
pinned:e,...e?{cursor:e}:{}})}tint(e){this.stream.tint.has(e)&&this.store.set({tint:e})}open(e){this.views.has(e)&&this.store.set({view:e})}present(e){e!==this.
state.presenting&&(this.store.set({presenting:e}),this.presenter.show(this.state),(e?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.story.lag=!this.state.whole)}changed(e){let t=Object.keys(e);this.story.lag=this.story.lag||"view"in e,"tint"in e&&!this.
state.whole&&(this.story.lag=!0),this.all=this.all||!t.length||t.some(n=>!Gu.includes(n)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){
let{all:e,state:t}=this;this.frame=0,this.all=!1,e&&this.paintAll(t),t.run&&this.paintSelection(t),this.story.follow(),this.node.dispatchEvent(new Event("specvi\
z-painted",{bubbles:!0}))}paintAll(e){let{run:t,moment:n}=e,r=e.mode==="running"&&!pe(e),o=e.mode==="running"||e.playing;this.empty.hidden=!!t,[this.stream,this.
story,this.round,this.inspector].forEach(({node:i})=>{i.hidden=!t}),this.below.hidden=!t,this.node.dataset.state=e.status,this.node.classList.toggle("sv-open",!!t&&
!t?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),this.line.show(e),this.transport.show(
e,t?this.story.tell(e,t):""),t&&(this.rounds.concealed=os(e),this.predict.show(e,t),this.stream.dress(e),this.story.show(e,t,{busy:r||e.playing,live:r}),this.round.
show(e,t),Ne(this,Se(il,{}),this.headline),Ne(this,Se(al,{}),this.sentence),this.views.show(e),this.inspector.areas.dress(e),this.sequels.compare.show(e),this.rounds.
showCut(e.gamma,n.round),this.experiments.show(e),e.view==="numbers"&&Ne(this,Se(cl,{}),this.ledger),this.charts.show(t,{shown:n.round,known:Ws(e),busy:o,view:e.
view}))}paintSelection(e){let{at:t,how:n}=es(e);this.marker.show(e,t,n),this.round.tree.light(at(e,t)?t:null),this.inspect(e,{at:t,how:n})}inspect(e,{at:t,how:n}){
let r=at(e,t),o=Di(e,r),i=r!==null&&r.number!==lt(e),a=JSON.stringify([t,n,o,i,r&&[r.kind,r.open]]);a===this.inspecting||!e.run||(this.inspecting=a,this.inspector.
show(e.run,r,n,{concealed:o,elsewhere:i}))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(
e)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(e=>e.relayout()),this.transport.strip.draw(),this.charts.relayout(),this.changed({})}};function ys(s,e){let t=new Zn(s,e);return{load:t.load.bind(t),append:t.append.bind(t),setState:t.setState.bind(t),offer:t.sequels.offer.bind(t.sequels),outdate:t.
outdate.bind(t),forgive:t.forgive.bind(t),state:()=>qi(t.state),trace:t.trace.bind(t),seek:t.seek.bind(t),play:t.player.play.bind(t.player),forward:t.forward.bind(
t),pin:t.pin.bind(t),tint:t.tint.bind(t),open:t.open.bind(t),present:t.present.bind(t),relayout:t.relayout.bind(t),flush:t.charts.flush.bind(t.charts),destroy:t.
destroy.bind(t),experiment:t.charts.test}}window.SpecViz={mount:ys,term:D,FONT:Ge,dom:{el:d,setText:x,Palette:Ve}};var Ku=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Rl(s){let e=Ku.test(s)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(s)?`'${s}`:s;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Qn(s,e){let t=document.createElement("a");t.href=URL.createObjectURL(s),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),6e4)}async function Yu(s){
let e=URL.createObjectURL(new Blob([s],{type:"image/svg+xml"}));try{let t=new Image;t.src=e,await t.decode();let{naturalWidth:n,naturalHeight:r}=t,o=Math.min(2,
16e3/Math.max(n,r)),i=Object.assign(document.createElement("canvas"),{width:n*o,height:r*o});return i.getContext("2d")?.drawImage(t,0,0,i.width,i.height),await new Promise(
(a,l)=>{i.toBlob(p=>p?a(p):l(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(e)}}async function ko(s,e){try{return JSON.parse(await s())}catch{return{
state:"error",message:e}}}async function er(s,e,t){let{state:n,message:r,name:o,media:i,text:a}=await ko(()=>e(s==="png"?"svg":s),t);return n==="error"?r:(s==="\
png"?Qn(await Yu(a),o.replace(/svg$/,"png")):Qn(new Blob([a],{type:i}),o),null)}function tr(s,e){let t=Object.assign(document.createElement("input"),{type:"file",
accept:s});return t.addEventListener("change",()=>{let n=t.files?.[0];n&&e(n),t.value=""}),()=>t.click()}var Ju=320,Al=480,Xu=19,Zu="200px";function Cl({layout:s},e){let{below:t,height:n,xaxis:r}=s.meta?.narrow??{};return e<t?{...s,height:n,xaxis:{...s.xaxis,...r}}:
s}function $l(s,e){let t=Cl(s,e),n=t.showlegend?s.data.filter(({name:r,showlegend:o})=>r&&o!==!1).length:0;return(t.height||Ju)+(e<Al?Xu*Math.max(0,n-1):0)}function Ll(s,e,t){
let n=Cl(s,e),[r,o,i]=["ink","quiet","line"].map(h=>t.get(h)),a=h=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...h,tickfont:{size:11,color:o,...h.
tickfont},title:{...h.title,font:{size:12,color:o}}}),l=Object.keys(n).filter(h=>/^[xy]axis\d*$/.test(h)),p=new Set(["xaxis","yaxis",...l]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...n,width:e,height:$l(s,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...n.legend},...Object.fromEntries([...p].map(h=>[h,a(n[h]||{})])),
font:{family:Ge,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:t.get("raised"),bordercolor:i,font:{color:r}}}}var _o=null;
function jl(){let s=_o??new Promise((e,t)=>{let n=document.createElement("script");document.head.append(Object.assign(n,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:t}))});return _o=s,s.catch(()=>{_o=null}),s}var So=class{constructor(e,t,n){this.frame=e;this.drawing=t;this.select=n;this.palette=new Ve(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:Zu}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){jl().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:t}=this.picture;window.Plotly.react(this.drawing,t.data,Ll(t,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[n]})=>n.customdata!=null&&this.select(n.customdata))}async save(e){let t=await jl().catch(()=>null);if(!this.
picture||!t)return;let{figure:n,name:r}=this.picture,o={...Ll(n,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:a}=o;
t.downloadImage({data:n.data,layout:o},{format:e,width:i,height:a,scale:e==="png"?2:1,filename:r})}};function Eo({json:s,words:e,select:t}){let n=te(null),r=te(
null),o=te(null),[i,a]=ee(!1),l=ut(()=>JSON.parse(s||"null"),[s]);le(()=>{o.current=new So(n.current,r.current,t)},[]),le(()=>o.current?.show(l),[l]);function p(){
if(!l)return;let v=[l.columns,...l.rows].map(m=>m.map(Rl).join(","));Qn(new Blob([v.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${l.name}.csv`)}let h=l?[...l.columns,...l.picks.length?[e.pick]:[]]:[],u=l?`${$l(l.figure,n.current?.clientWidth||Al)}px`:
void 0;return c("div",{class:"specviz sv-chart",hidden:!l,ref:n,children:[c("div",{class:"sv-drawing",role:"img","aria-label":l?.says,style:{minHeight:u},ref:r}),
c("p",{class:"sv-note",children:l?.says}),c("details",{class:"sv-table",onToggle:({currentTarget:v})=>a(v.open),children:[c("summary",{children:e.table}),c("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${l?.columns.join(e.comma)}`,children:c("table",{children:i&&l&&c(R,{children:[c("th\
ead",{children:c("tr",{children:h.map(v=>c("th",{scope:"col",children:v}))})}),c("tbody",{children:l.rows.map((v,m)=>c("tr",{children:[v.map(g=>c("td",{children:g})),
m in l.picks&&c("td",{children:c("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${v.slice(0,2).join(e.comma)}`,onClick:()=>t(l.picks[m]),children:e.
pick})})]}))})]})})})]}),c("p",{class:"sv-note sv-chart-files",children:[c("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("png"),children:e.
png}),c("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("svg"),children:e.svg}),c("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}N("chart",({node:s,words:e,props:t,send:n,watch:r})=>{let o=()=>G(c(Eo,{json:t.value,words:e,select:i=>n.pick({at:i})}),s);o(),r("value",o)});var sr=[0,25,50,75,100],Qu=5e3,_s=new URL("class/",window.location.href.split(/[?#]/)[0]),To=St("specviz-class");async function em(s,e){let t={method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(e)};for(let n=500;;n*=2)try{return await fetch(new URL(s,_s),t)}catch(r){if(n>4e3)throw r;await new Promise(
o=>{setTimeout(o,n)})}}var Pl=Promise.resolve();function ks(s,e){let t=Pl.then(()=>em(s,e));return Pl=t.catch(()=>null),t}N("classroom",({words:s})=>{let e=re(s),
t=null,n=null,r=null,o=null,i="",a="",l=null,p=!1,h=!1,u=Object.assign(document.createElement("div"),{className:"room-offer"}),v=Object.assign(document.createElement(
"section"),{className:"room",ariaLabel:e("heading")});async function m(){p=!0,F();let O=await ks("",{}).catch(()=>null);p=!1,O?.ok?g(await O.json()):a=e(O?.status===
503?"full":"failed"),F()}function g(O){[t,r,o,a]=[O,null,null,""],To.write(O),n=new EventSource(new URL(`${O.code}/teacher?key=${encodeURIComponent(O.key)}`,_s)),
n.onmessage=({data:k})=>{let T=JSON.parse(k);T.over?b("over"):y(T)},n.onerror=()=>{n?.readyState===EventSource.CLOSED&&!h&&b("over")},M()}function b(O){n?.close(),
[t,n,r]=[null,null,null],To.write(null),a=P(e(O),i),i="",F()}async function w(){t&&(await ks(`${t.code}/end`,{key:t.key}).catch(()=>null),b("over"),u.querySelector(
"button")?.focus())}let _=O=>({n:O.answers,brier:O.brier.toFixed(2)});function y(O){o=O,o.score&&(i=e("all",_(o.all))),F()}function M(){if(!t||!l)return;let{run:O,
told:k}=l,{code:T,key:z}=t,he=r!==null&&r.run===O;r&&he&&r.at===k?.at?(r.revealed||ks(`${T}/reveal`,{key:z,outcome:{kept:k.kept,chance:k.chance}}).catch(()=>null),
r.revealed=!0):l.asked&&!(r&&he&&r.at===l.asked&&!r.revealed)?(r={run:O,at:l.asked,revealed:!1},ks(`${T}/ask`,{key:z,question:l.question()}).catch(()=>null)):l.
asked||j()}function j(){t&&r&&!r.revealed&&ks(`${t.code}/ask`,{key:t.key,question:null}).catch(()=>null),r?.revealed||(r=null)}let E=O=>O===0?e("none"):O===100?
e("certain"):`${O}%`,q=(O,k)=>c("ul",{class:"room-bars","aria-label":e("counts"),children:O.map((T,z)=>c("li",{"data-right":String(k?sr[z]>50:sr[z]<50),style:{"\
--part":T/Math.max(1,...O)},children:[c("span",{class:"sv-spoken",children:e("count",{chance:E(sr[z]),n:T})}),c("b",{"aria-hidden":"true",children:T}),c("i",{"a\
ria-hidden":"true"}),c("span",{"aria-hidden":"true",children:E(sr[z])})]}))});function B({asking:O,counts:k,score:T,all:z}){return k?T?P(e("score",_(T)),z.answers>
T.answers&&i):e("no_answers"):O?"":e("wait")}function F(){u.hidden=t!==null,v.hidden=!t||!l,G(c(R,{children:[c("button",{type:"button",class:"sv-choose",disabled:p,
onClick:m,children:e("start")}),c("p",{class:"sv-note",role:"status",children:a})]}),u),G(t&&c(R,{children:[c("p",{class:"room-join",children:[e("join")," ",c("\
strong",{children:_s.host+_s.pathname})," ",e("code")," ",c("strong",{class:"room-code",children:t.code})]}),c("p",{class:"room-people",role:"status",children:o&&
(o.asking?e("answers",{n:o.answers,of:o.phones}):e("phones",{n:o.phones}))}),c("img",{class:"room-qr",alt:e("qr"),hidden:!!o?.counts,src:`qr.svg?${new URLSearchParams(
{link:new URL(t.code,_s).href})}`}),o?.counts&&q(o.counts,o.kept),c("p",{class:"room-line",role:"status",children:o&&B(o)}),c("p",{class:"room-local",hidden:!!o?.
phones||!Hs(window.location.host),children:e("local")}),c("button",{type:"button",class:"sv-choose",onClick:w,children:e("end")})]}),v)}document.addEventListener(
"specviz-predict",({target:O,detail:k})=>{if(l=k,F(),!l){j();return}let T=O;u.parentElement!==T&&(T.append(u),(T.closest(".sv-stage")??T).append(v)),M()}),window.
addEventListener("beforeunload",()=>{h=!0,setTimeout(()=>{h=!1},Qu)});let we=To.read();we&&g(we),F()});var rr="fold-",jt=new Map,ql=s=>String(s??"").split(",").filter(Boolean),Nl=new Set(ql(new URLSearchParams(window.location.search).get("fold"))),Ss=s=>document.
getElementById(rr+s);function nr(s,e){jt.get(s)?.setAttribute("aria-expanded",String(e)),Ss(s).toggleAttribute("data-open",e);let t=[...document.querySelectorAll(
".fold-body[data-open]")].map(({id:n})=>n.slice(rr.length));S.keep({fold:t.join(",")})}N("fold",async({node:s,words:e,props:{section:t}})=>{await oe(()=>Ss(t));
let n=document.createElement("button");Object.assign(n,{type:"button",textContent:e,onclick:()=>nr(t,!Ss(t).hasAttribute("data-open"))}),n.setAttribute("aria-co\
ntrols",rr+t),jt.set(t,n),s.replaceChildren(n),nr(t,Nl.delete(t)||Ss(t).contains(Hl(window.location.hash)))});var Hl=s=>s.length>1?document.getElementById(s.slice(
1)):null;document.addEventListener("click",({target:s})=>{let e=s.closest?.('a[href^="#"]'),t=e&&Hl(e.getAttribute("href")??"")?.closest(".fold-body");t&&nr(t.id.
slice(rr.length),!0)},{capture:!0});document.addEventListener("specviz-go",({detail:s})=>{let e=ql(s?.fold);e.forEach(t=>jt.has(t)?nr(t,!0):Nl.add(t)),s?.reveal===
!0&&tm(e[0])});async function tm(s){await oe(()=>jt.has(s)&&Ss(s).checkVisibility()),jt.get(s)?.focus({preventScroll:!0}),jt.get(s)?.scrollIntoView({block:"star\
t"})}var At=matchMedia("(min-width: 1200px)"),be=!1,Bl=()=>{},Es=()=>document.getElementById("controls"),Il=()=>document.querySelector("#prompt textarea"),Dl=s=>document.
getElementById(s)?.click();function Fl(s){let e=[...document.querySelectorAll("#tabs > [role=tabpanel]")].find(t=>t.checkVisibility());e&&(e.tabIndex=-1),(e?.querySelector(
"#stage [data-button=play]")??e)?.focus(s)}function ft(s){be=s,Es().hidden=!be,document.documentElement.style.overflow=be&&!At.matches?"hidden":"",Bl()}var or=()=>be&&
!At.matches,Ct={enter:Fl,show:ft,covers:or,refused:()=>{At.matches&&ft(!0)}};N("form",({node:s,words:e})=>{function t(o){ft(o),be?Il()?.focus():s.querySelector(
"button")?.focus()}function n(){let o=Es().parentElement.getBoundingClientRect().top+window.scrollY;Es().style.setProperty("--form-top",`${Math.ceil(o)}px`)}Bl=
()=>G(c(R,{children:[c("button",{type:"button",class:"form-toggle","aria-controls":"controls","aria-expanded":be,onClick:()=>t(!be),children:be?e.close:e.open}),
c("button",{type:"button",class:"form-run",hidden:be,onClick:()=>Dl("run"),children:e.run}),c("button",{type:"button",class:"form-step",hidden:be,onClick:()=>Dl(
"step"),children:e.step}),c("button",{type:"button",class:"form-prompt",hidden:be,translate:!1,title:e.open,onClick:()=>t(!0),children:Il()?.value??""})]}),s),At.
addEventListener("change",()=>ft(be&&At.matches)),document.addEventListener("click",({target:o})=>{or()&&o instanceof Element&&o.closest("[role=tab]")&&!Es().contains(
o)&&ft(!1)}),document.addEventListener("keydown",o=>{o.key==="Escape"&&or()&&!o.defaultPrevented&&t(!1)});for(let o of["pointerdown","focusin"])document.addEventListener(
o,({target:i})=>{let a=i instanceof Element&&!Es().contains(i)&&!s.contains(i)&&!i.closest("[role=listbox], .sv-popover");or()&&a&&ft(!1)});let r=document.createElement(
"button");document.body.prepend(Object.assign(r,{type:"button",className:"skip",textContent:e.skip,onclick:()=>Fl()})),new ResizeObserver(n).observe(document.body),
ft(At.matches)});var sm={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},nm="#controls, #\
explore-form";function Ul(s){for(let e of["aria-label","title"])for(let t of document.querySelectorAll(`:is(button, input)[${e}]`))for(let[n,r]of Object.entries(
sm)){let o=r.exec(t.getAttribute(e)??"");o&&t.setAttribute(e,s[n].replace("{label}",()=>o.groups?.label??""))}}N("language",({node:s,words:e})=>{s.setAttribute(
"aria-label",e.label);let t=new MutationObserver(()=>Ul(e.controls));new ResizeObserver(()=>{Ul(e.controls),document.querySelectorAll(nm).forEach(n=>t.observe(n,
{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let n of s.querySelectorAll("a"))Ae()===n.lang&&n.setAttribute("aria-current","true"),n.addEventListener(
"click",r=>{r.preventDefault();let o=new URL(window.location.href);o.searchParams.set("lang",n.lang),window.location.assign(o)})});var ar=20,$t=.5,Wl=.8,Vl=1,Gl=.3,Mo=.2,ir=(s,e={})=>({met:!0,says:`exercises.${s}.met`,values:e}),ve=(s,e={})=>({met:!1,says:`exercises.${s}`,values:e}),gt=(s,e,t)=>s?
ir(e,t):ve(`${e}.missed`,t);function Oo(s,e){let t=s.map((r,o)=>e(r,o)??-1/0),n=Math.max(...t);return n===-1/0?-1:t.indexOf(n)}var zo=s=>({met:!1,says:`lacking.${s?
"other":"point"}`,values:{}});function rm(s){let{accepted:e,rejected:t}=s.folds.summary();return s.over?e+t<ar?{met:!1,says:"lacking.tests",values:{tested:e+t,least:ar}}:
null:{met:!1,says:"lacking.end",values:{}}}function Ts(s){let{accepted:e,rejected:t,rounds:n,acceptance_rate:r,draft_efficiency:o,speedup:i}=s.folds.summary();return{
alpha:r??0,efficiency:o??0,speedup:i,values:{alpha:A(r),tested:e+t,rounds:n,efficiency:A(o),speedup:Z(i)}}}var om={bonus(s,{pinned:e}){let t=Oo(s.rounds,({drafts:a},l)=>a.
length>1?s.folds.accepted(l)/a.length:null);if(t<0)return ve("bonus.short");let n=s.rounds[t].drafts.length,r=s.folds.accepted(t);if(r<n)return ve("bonus.missed",
{round:t+1,drafted:n,accepted:r});let{drafts:o,final:i}=(e&&s.rounds[e.round])??s.rounds[t];return e?.index!==o.length||o.length<2||i?.kind!=="bonus"?zo(e):ir("\
bonus",{round:e.round+1,drafted:o.length})},waste(s,{pinned:e}){let t=r=>s.rounds[r].drafts.filter(({verdict:o})=>o==="untested").length,n=r=>s.rounds[r]?.drafts[0]?.
verdict==="rejected"&&t(r)>0;return s.rounds.some((r,o)=>n(o))?e?.index!==0||!n(e.round)?zo(e):ir("waste",{round:e.round+1,untested:t(e.round)}):ve("waste.misse\
d",{rounds:s.length})},low(s){let{alpha:e,values:t}=Ts(s);return gt(e<$t,"low",{...t,limit:A($t)})},same(s){let{temperature:e}=s.trace.settings;if(e>0)return ve(
"same.sampled",{temperature:e});let t=s.folds.agreement(s.length);return!t||t.compared<ar?ve("same.short",{n:t?.compared??0,least:ar}):gt(t.first_difference===null,
"same",{n:t.compared,at:(t.first_difference??0)+1})},hot(s){let{alpha:e,values:t}=Ts(s),{temperature:n}=s.trace.settings;return gt(e>Wl&&n>=Vl,"hot",{...t,temperature:n,
limit:A(Wl),least:Vl})},untested(s){let{alpha:e,efficiency:t,values:n}=Ts(s),r=Math.round(100*(e-t));return gt(r>=100*Gl,"untested",{...n,points:r,least:100*Gl})},
lookup(s){if(s.trace.settings.drafter!=="lookup")return ve("lookup.drafter");let{alpha:e,values:t}=Ts(s);return gt(e>=$t,"lookup",{...t,limit:A($t)})},lucky(s,{
pinned:e}){let t=s.rounds.flatMap(({drafts:h},u)=>h.flatMap((v,m)=>{let g=v.verdict==="accepted"?ne(v):null;return g===null?[]:[{chance:g,draw:v.draw,round:u,index:m}]})),
n=t[Oo(t,({chance:h})=>-h)];if(!n)return ve("lucky.none");let r=n.chance<Mo,o=r?t.find(({chance:h,...u})=>h<Mo&&Je(u,e)):n;if(!o)return zo(e);let{chance:i,draw:a,
round:l,index:p}=o;return gt(r,"lucky",{chance:A(i),draw:H(a,3),round:l+1,slot:p+1,limit:A(Mo)})},lose(s){let{alpha:e,speedup:t,values:n}=Ts(s);return s.folds.plain.
tokens.length?gt(t!==null&&t<1&&e>$t,"lose",{...n,limit:A($t)}):ve("lose.plain")},choose(s,{trials:e,text:t,most:n}){if(!s.promptText.includes(t))return ve("cho\
ose.prompt");let{alike:r}=Ro(s),o=e.filter(p=>p.alike===r&&p.speedup!==null),i=[...new Map(o.map(p=>[p.gamma,p])).values()].sort((p,h)=>p.gamma-h.gamma);if(!i.length)
return ve("lose.plain");let a={tried:i.map(({gamma:p,speedup:h})=>`γ = ${p}: ${Z(h)}`).join(", ")},l=Oo(i,({speedup:p})=>p);return l===0&&i[0].gamma>1?ve("choo\
se.smaller",a):l===i.length-1&&i[l].gamma<n?ve("choose.larger",a):ir("choose",{...a,gamma:i[l].gamma})}},im=["lose","choose"];function Ro(s){let{settings:{gamma:e,
...t},models:n,prompt:r}=s.trace;return{alike:JSON.stringify([n.pair,r,t]),gamma:e,speedup:s.folds.measured(s.length)}}function Kl(s,e,t){let n=im.includes(s)&&
e.folds.disturbance(e.length)!==null;return{...rm(e)??om[s](e,t),busy:n}}var am=50,Yl=St("specviz-lesson"),lr=[],Jl=null;document.addEventListener("specviz-painted",()=>{let s=S.viewer?.trace();!s||s===Jl||s.ending==="running"||(Jl=s,
lr.push(Ro(new Pe(s))),lr.splice(0,lr.length-am))});var Xl=({label:s,title:e,link:t})=>c("button",{type:"button","data-go":JSON.stringify({...t,reveal:!0}),"ari\
a-label":`${s}: ${e}`,children:s});function lm({words:s,plan:e,exercises:t,most:n}){let r=re(s),o=te(null),[i,a]=ee(()=>{let g=Yl.read();return t.map(({name:b})=>b).
filter(b=>Array.isArray(g)&&g.includes(b))}),[l,p]=ee({});function h({name:g,start:b=""}){let w=S.viewer?.trace(),_=S.viewer?.state().pinned??null,{met:y,says:M,
values:j,busy:E}=w?Kl(g,new Pe(w),{trials:lr,text:b,most:n,pinned:_}):{met:!1,says:"lacking.run",values:{},busy:!1};p({...l,[g]:{met:y,line:P(r(M,j),E&&r("busy"))}});
let q=y&&!i.includes(g)?[...i,g]:i;Yl.write(q),a(q)}function u(){o.current&&(o.current.open=!0,o.current.scrollIntoView())}let v=(g,b)=>{let{task:w}=s.exercises[g.
name],{met:_,line:y}=l[g.name]??{};return c("li",{"data-solved":String(i.includes(g.name)),children:[c("h4",{children:[b,". ",w]}),c("div",{children:[g.start&&c(
Xl,{label:r("start"),title:w,link:{view:"watch",prompt:g.start}}),c("button",{type:"button","aria-label":`${r("check")}: ${w}`,onClick:()=>h(g),children:r("chec\
k")})]}),c("p",{class:"lesson-line",role:"status","data-met":_===void 0?void 0:String(_),children:y})]})},m=g=>c("a",{href:`lesson/${Ae()}/${g}`,target:"_blank",
children:r(g)});return c(R,{children:[c("p",{class:"lesson-sheets",children:[m("handout"),m("key")]}),c("details",{children:[c("summary",{children:r("plan")}),c(
"ol",{class:"lesson-plan",children:e.map(({name:g,minutes:b,link:w})=>c("li",{children:[c("span",{class:"lesson-minutes",children:b}),c("div",{children:[c("h3",
{children:s.steps[g].title}),c("p",{children:s.steps[g].text})]}),g==="exercises"?c("button",{type:"button",onClick:u,children:r("open")}):c(Xl,{label:r("open"),
title:s.steps[g].title,link:w})]}))})]}),c("details",{ref:o,children:[c("summary",{children:[r("exercises_heading")," ",c("span",{class:"lesson-tally",role:"sta\
tus",children:i.length>0&&r("tally",{met:i.length,of:t.length})})]}),c("p",{children:r("exercises_intro")}),Object.entries(s.grades).map(([g,b])=>c(R,{children:[
c("h3",{children:b}),c("ol",{class:"lesson-tasks",children:t.map((w,_)=>String(w.grade)===g&&v(w,_+1))})]}))]})]})}N("lesson",({node:s,words:e,props:t})=>G(c(lm,
{...e,most:t.most}),s));var Ms=s=>s.reduce((e,t)=>e+t,0);function Pt(s){let e=Ms(s);return s.map(t=>t/e)}var Lo=(s,e)=>s.map((t,n)=>Math.min(t,e[n])),qt=(s,e)=>Math.min(1,Ms(Lo(s,e))),
jo=(s,e)=>e.map((t,n)=>t>0?Math.min(1,s[n]/t):null);function Nt(s,e){let t=s.map((n,r)=>Math.max(0,n-e[r]));return Ms(t)>0?Pt(t):[...s]}function Ql(s,e){let t=jo(
s,e).map((r,o)=>e[o]*(r??0)),n=1-Ms(t);return{accepted:t,corrected:Nt(s,e).map(r=>n*r)}}function ec(s,e,t){let n=1-s[e];return s.map(o=>n>0?o/n:1/(s.length-1)).
map((o,i)=>i===e?t:o*(1-t))}function Zl(s,e){let t=e*Ms(s),n=0;for(let[r,o]of s.entries()){if(o>0){if(t<o)return{token:r,spot:t/o};n=r}t-=o}return{token:n,spot:.5}}
function Ao(s,e,t){let n=Zl(e,t()).token,r=t(),o=Math.min(1,s[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:a}=Zl(Nt(s,e),t());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:a,token:i}}var Os=6,Co="similar",cr={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},cm=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
tc=({target:s,draft:e})=>[s,e].map(t=>t.map(n=>Math.round(1e3*n)).join(".")).join("-");function sc(s){if(!cm.test(s))return null;let[e,t]=s.split("-").map(r=>r.
split(".").map(Number));return[e,t].some(r=>r.every(o=>o===0))||e.length!==t.length?null:{target:Pt(e),draft:Pt(t)}}var dm=s=>!!s&&[...s?.candidates??[],s?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function pm({rounds:s},{round:e,index:t}){let n=s[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(t<n.drafts.length?t:r,n.drafts.length-1);return dm(n.positions?.[o])?{round:e,index:o}:null}function nc(s,e){let t=s.rounds.flatMap(
({drafts:l},p)=>l.flatMap(({verdict:h},u)=>h==="rejected"?[{round:p,index:u}]:[])),n=[...e?[e]:[],...t].map(l=>pm(s,l)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=s.rounds[n.round],i=o[n.index],a=kn(i,[r[n.index].token],!1,Os);return{target:Pt(a.map(l=>l.target??0)),draft:Pt(a.map(l=>l.draft??0)),guess:{...n,
names:a.map(({token:l})=>hm(s,l)),overlap:i.overlap}}}function hm({pieces:s},e){if(e===-1)return null;let t=s[e];return se(typeof t=="string"?t:Ee(xe,t).text)||
Te(t)}var $o=["accepted","corrected"],bt=s=>s.reduce((e,t)=>e+t,0),rc=s=>({accepted:Array(s).fill(0),corrected:Array(s).fill(0)}),dr=class{shown;constructor(e){this.say=
e,this.heading=d("h3",{}),this.says=d("p",{class:"sv-play-says"}),this.result=d("th",{scope:"col"}),this.rows=Array.from({length:Os},()=>this.buildRow());let t=o=>d(
"th",{scope:"col"},o),n=d("table",{class:"sv-play-emitted"},d("thead",{},d("tr",{},t(e("token")),d("td",{}),t(D("residual",e("residual"))),t(e("target")),this.result)),
d("tbody",{},...this.rows.map(o=>o.node))),r=o=>d("li",{},d("span",{class:"sv-play-key","data-kind":o}),e(`result_key.${o}`));this.node=d("div",{class:"sv-play-\
result"},this.heading,this.says,n,d("ul",{class:"sv-legend"},...[...$o,"target"].map(r)))}buildRow(){let e=d("th",{scope:"row",class:"sv-t"}),t=d("span",{class:"\
sv-play-stack"},...$o.map(i=>d("span",{"data-kind":i})),d("span",{"data-kind":"target"})),[n,r,o]=["","",""].map(()=>d("td",{}));return{name:e,bar:t,rest:n,target:r,
result:o,node:d("tr",{},e,d("td",{},t),n,r,o)}}show(e){this.shown=e;let{target:t,draft:n,active:r,name:o}=e,i=Ql(t,n),a=Nt(t,n),l=bt(i.corrected);this.rows.forEach(
(p,h)=>{p.node.hidden=h>=t.length,!p.node.hidden&&(x(p.name,o(h)),L(p.name,"title",o(h)),p.node.classList.toggle("sv-play-active",h===r),p.bar.style.setProperty(
"--target",String(t[h])),x(p.rest,l<1e-9?"–":W(a[h])),x(p.target,W(t[h])))}),x(this.says,this.say(i.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(r),accepted:W(
i.accepted[r]),rejected:W(l),residual:W(a[r]),target:W(t[r])})),this.paint(i,null)}fill(e){let t=bt(e.accepted)+bt(e.corrected),[n,r]=$o.map(o=>e[o].map(i=>i/t));
this.paint({accepted:n,corrected:r},t)}paint({accepted:e,corrected:t},n){let{say:r}=this;x(this.heading,n===null?r("emits"):r("emits_drawn",{draws:ue(n)})),x(this.
result,r(n===null?"result":"drawn")),e.forEach((o,i)=>{let a=this.rows[i];a.bar.style.setProperty("--accepted",String(o)),a.bar.style.setProperty("--corrected",
String(t[i])),x(a.result,W(o+t[i]))})}counted({accepted:e,corrected:t}){let n=bt(e)+bt(t),r=this.shown.target.map((o,i)=>Math.abs(o-(e[i]+t[i])/n));return this.
say("counted",{draws:ue(n),accepted:ue(bt(e)),corrected:ue(bt(t)),difference:W(Math.max(...r))})}};var Po=["target","draft"],No=["both",...Po],um={both:"overlap",target:"residual",draft:"rejected"},Ht=.01,qo=.1,mm={ArrowRight:Ht,ArrowUp:Ht,ArrowLeft:-Ht,ArrowDown:-Ht,
PageUp:qo,PageDown:-qo};function vm({key:s,shiftKey:e,ctrlKey:t,altKey:n,metaKey:r}){if(t||n||r)return 0;let o=mm[s]??0;return e?Math.sign(o)*qo:o}var oc=(s,e)=>No.
forEach(t=>s.style.setProperty(`--${t}`,String(e[t]))),ic=(...s)=>d("span",{class:"sv-play-bar"},...No.map(e=>d("span",{"data-area":e})),...s),pr=class{shown;constructor(e,t){
this.say=e,this.intents=t,this.rows=Array.from({length:Os},(i,a)=>this.buildRow(a)),this.total=ic(),this.beta=d("span",{class:"sv-play-beta"});let n=i=>d("span",
{class:"sv-play-model","data-model":i},e(i)),r=i=>d("li",{},d("span",{class:"sv-area-key","data-area":i}),D(um[i],e(`key.${i}`))),o=[0,.5,1].map(i=>d("span",{style:`\
--x:${i}`},String(i)));this.node=d("div",{},d("div",{class:"sv-play-rows"},d("div",{class:"sv-play-row sv-play-head"},d("span",{},e("token")),d("span",{class:"s\
v-play-names"},...Po.map(n)),d("span",{}),d("span",{},D("accept_test",e("chance")))),...this.rows.map(i=>i.node),d("div",{class:"sv-play-row sv-play-axis","aria\
-hidden":"true"},d("span",{}),d("span",{class:"sv-area-ticks"},...o)),d("div",{class:"sv-play-row sv-play-total"},d("span",{},e("total")),this.total,d("span",{class:"\
sv-play-whole"},D("overlap",e("overlap")),this.beta))),d("ul",{class:"sv-legend"},...No.map(r)))}buildRow(e){let t=d("span",{class:"sv-t"}),n={target:this.buildHandle(
"target",e),draft:this.buildHandle("draft",e)},r={guess:d("span",{class:"sv-play-dart",hidden:!0}),correction:d("span",{class:"sv-play-dart","data-kind":"correc\
tion",hidden:!0})},o=ic(...Object.values(r),...Object.values(n)),i={target:d("span",{}),draft:d("span",{})},a=d("span",{class:"sv-play-chance"});return{node:d("\
div",{class:"sv-play-row"},t,o,d("span",{class:"sv-play-masses"},i.target,i.draft),a),name:t,bar:o,handles:n,darts:r,masses:i,chance:a}}buildHandle(e,t){let{intents:n}=this,
r=()=>n.grab(e,t),o=d("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":e,on:{focus:r,pointerdown:r,change:n.done,keydown:i=>this.
press(i,e,t),input:()=>n.move(e,t,Number(o.value))}});return o}press(e,t,n){let r=vm(e);if(!r)return;e.preventDefault();let o=Ht*Math.round((this.shown[t][n]+r)/
Ht);this.intents.move(t,n,Math.min(1,Math.max(0,o))),this.intents.done()}show(e){let{target:t,draft:n}=this.shown=e,r=qt(t,n),o=Lo(t,n);this.rows.forEach((i,a)=>{
i.node.hidden=a>=t.length,i.node.hidden||this.paintRow(a,{target:t[a],draft:n[a],both:o[a]})}),oc(this.total,{target:1,draft:1,both:r}),x(this.beta,V(r))}paintRow(e,t){
let{say:n,shown:{target:r,draft:o,active:i,name:a}}=this,{node:l,name:p,bar:h,handles:u,masses:v,chance:m}=this.rows[e],g=a(e);x(p,g),L(p,"title",g),l.classList.
toggle("sv-play-active",e===i),oc(h,t);let b=jo(r,o)[e];x(m,b===null?"–":A(b));for(let w of Po)x(v[w],W(t[w])),u[w].value=String(t[w]),L(u[w],"aria-label",n(`\
handle.${w}`,{token:g})),L(u[w],"aria-valuetext",n("handle.text",{p:W(t[w]),overlap:V(qt(r,o))}))}clear(){this.rows.forEach(({darts:e})=>Object.values(e).forEach(
t=>{t.hidden=!0}))}mark({guess:e,draw:t,accepted:n,token:r,spot:o}){let{target:i,draft:a}=this.shown;this.clear();let l=this.rows[e].darts.guess;if(l.dataset.kind=
n?"accepted":"rejected",l.style.setProperty("--x",String(t*a[e])),l.hidden=!1,n)return;let p=this.rows[r].darts.correction,h=Math.min(i[r],a[r]);p.style.setProperty(
"--x",String(h+o*(i[r]-h))),p.hidden=!1}};var fm=1e3,gm=40,bm=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,hr=class{scene;preset;active;base;counts;left;frame;constructor({words:e,shown:t=()=>null,
changed:n=()=>{}}){let r=this.say=re({glossary:[],keys:[],...e});this.shown=t,this.changed=n,this.frame=0,this.presets=[...Object.keys(cr),"shown"].map(o=>this.
button(`presets.${o}`,()=>{this.start(o),this.tell()})),this.context=d("h3",{}),this.note=d("p",{class:"sv-note",role:"status"}),this.says=d("p",{class:"sv-play\
-says"}),this.outcome=d("p",{class:"sv-play-outcome",role:"status"}),this.handles=new pr(r,{grab:(o,i)=>this.grab(o,i),move:(...o)=>this.move(...o),done:()=>this.
tell()}),this.emitted=new dr(r),this.node=d("div",{class:"specviz sv-play"},d("div",{class:"sv-choices",role:"group","aria-label":r("start")},d("span",{class:"s\
v-quiet"},r("start")),...this.presets),d("div",{class:"sv-play-columns"},d("div",{},this.context,this.note,this.handles.node,this.says),d("div",{},this.emitted.
node,d("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(Co)}button(e,t){
return d("button",{type:"button",class:"sv-choose","data-name":e,on:{click:t}},this.say(e))}start(e){let t=Object.hasOwn(cr,e),n=t?cr[e]:e==="shown"?this.shownScene():
sc(e);return n&&this.put(n,t||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.paint(),x(this.note,this.say("none")),!0)}shownScene(){let{trace:e,
at:t=null}=this.shown()??{};return e?nc(e,t):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&
this.put(e,"shown")}put(e,t){let n=Nt(e.target,e.draft);this.active=n.indexOf(Math.max(...n)),this.preset=t,this.scene=e,this.forget(),x(this.note,this.lost(e)),
this.paint()}lost({target:e,draft:t,guess:n}){if(n?.overlap==null)return"";let[r,o]=[qt(e,t),n.overlap].map(i=>V(i));return r===o?"":this.say("lumped",{overlap:r,
exact:o})}grab(e,t){this.base=this.scene[e],this.active=t,this.paint()}move(e,t,n){this.preset=null,this.forget(),this.scene={...this.scene,[e]:ec(this.base,t,n)},
this.paint()}tell(){this.changed(this.preset===Co?null:this.preset??tc(this.scene))}name(e){let{guess:t}=this.scene;return t?t.names[e]??this.say("rest"):this.say(
`tokens.${e}`)}paint(){let{say:e,active:t,scene:{target:n,draft:r,guess:o}}=this,i={target:n,draft:r,active:t,name:p=>this.name(p)},a=qt(n,r),l={overlap:V(a),rejected:V(
1-a)};this.presets.forEach(p=>p.setAttribute("aria-pressed",String(p.dataset.name===`presets.${this.preset}`))),x(this.context,o?e("guess",{round:o.round+1,guess:o.
index+1}):e("prompt")),x(this.says,e(a>1-1e-9?"shares_all":a<1e-9?"shares_nothing":"shares",l)),this.handles.show(i),this.emitted.show(i),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),x(this.outcome,"")}drawOne(){
let e=Ao(this.scene.target,this.scene.draft,Math.random);this.handles.mark(e),x(this.outcome,this.story(e))}story({guess:e,draw:t,threshold:n,accepted:r,token:o}){
let{say:i,scene:{target:a,draft:l}}=this,[p,h]=de(t,n),u=i(`test.${r?"accepted":"rejected"}`,{draw:p,threshold:h,target:W(a[e]),draft:W(l[e])});return P(i("draf\
ted",{token:this.name(e)}),u,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;this.clear(),this.counts=this.counts??rc(this.scene.target.length),
this.left+=fm,e||this.drawSome(this.counts)}drawSome(e){let{target:t,draft:n}=this.scene,r=bm()?this.left:Math.min(this.left,gm);for(let o=0;o<r;o+=1){let{token:i,
accepted:a}=Ao(t,n,Math.random);e[a?"accepted":"corrected"][i]+=1}this.left-=r,this.emitted.fill(e),this.left?this.frame=requestAnimationFrame(()=>this.drawSome(
e)):x(this.outcome,this.emitted.counted(e))}};function ac(s,e){let t=new hr(e);return s.replaceChildren(t.node),{start:t.start.bind(t),follow:t.follow.bind(t)}}var wm=Ue("play",new URLSearchParams(window.location.search).get("play"));N("play",({node:s,words:e})=>{let t=ac(s,{words:e,changed:n=>S.keep({play:n}),shown(){
let n=S.viewer?.trace();return S.viewer&&n?{trace:n,at:S.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>t.follow()),wm(n=>{if(!n)
return;t.start(n)&&S.keep({play:n});let r=document.getElementById("play");oe(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});N("qr",async({words:s,props:e})=>{await Fe;let t=document.querySelector("#stage .specviz"),n=Object.assign(document.createElement("div"),{className:"qr-panel",popover:"\
auto",role:"dialog",ariaLabel:s.open});function r(){let i=new URL(S.address());["presenter","embed"].forEach(l=>i.searchParams.delete(l));let a=i.href.length>e.
most;G(c(R,{children:[!a&&c("img",{class:"qr-code",alt:s.alt,src:`qr.svg?${new URLSearchParams({link:i.href})}`}),c("p",{class:"qr-link",children:!a&&i.href}),c(
"p",{class:"qr-said",role:"status",children:a?s.too_long:Hs(i.host)&&s.here_alone}),c("button",{type:"button",class:"sv-link",onClick:()=>n.hidePopover(),children:s.
close})]}),n),n.showPopover()}t?.addEventListener("keydown",i=>{i.key!=="Escape"||!n.matches(":popover-open")||(n.hidePopover(),i.stopPropagation(),i.preventDefault())},
{capture:!0});let o=Object.assign(document.createElement("button"),{type:"button",className:"sv-link qr-open",textContent:s.open,onclick:r});t?.querySelector(".\
sv-transport-side")?.append(o),t?.append(n)});var xm=800,lc=680,cc="SpecViz",ym=8e3;async function km(s,e){try{return await navigator.clipboard.writeText(s),!0}catch{let t=document.activeElement;return Object.
assign(e,{hidden:!1,value:s}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&t.focus(),e.hidden}}function Ho(s,e,t){let n=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),o=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,a=(l,p=!1)=>{r.textContent=l,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
ym))};return n.addEventListener("click",async()=>{let[l,p]=t(),h=await km(l,o);a(h?p:e.by_hand,!h)}),s.replaceChildren(n,r,o),a}function _m(s){let e=new URL(s);
e.searchParams.set("embed","1");let t=Object.assign(document.createElement("iframe"),{src:e.href,title:cc,width:"100%",height:String(lc),loading:"lazy"});return t.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(t).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}N("share",({node:s,words:e})=>{Ho(s,{...e,copy:e.embed},()=>[_m(S.address()),e.embedded])});function Sm(s){let e=0;new ResizeObserver(()=>{let t=s.clientWidth>=
xm?lc:Math.ceil(s.getBoundingClientRect().height);!t||t===e||(e=t,window.parent.postMessage({specviz:{height:t}},"*"))}).observe(s)}async function Em(){document.
documentElement.classList.add("embed");let s=await oe(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:cc}),t=()=>{let n=new URL(window.location.href);n.searchParams.delete("embed"),e.href=n.href};t(),["pointerdown","focus"].forEach(n=>e.
addEventListener(n,t)),s?.append(e),s&&Sm(s)}new URLSearchParams(window.location.search).get("embed")==="1"&&Em();var Wo=["round","phase","at"],fc=["recorded","view",...Wo,"open","tint","hide","presenter","tour","run"],Tm=4e3,Mm=500,Om=/^\w[\w.-]*(\/\w[\w.-]*)?$/,gc=1e3,dc=2e3,
zm=1e4,bc=({search:s})=>new URLSearchParams(s).get("view")??"watch",Le=()=>S.viewer,Io=s=>["1","true"].includes(String(s)),wc=(s,e)=>JSON.stringify(s)===JSON.stringify(
e),pc=(s,e)=>Object.fromEntries(Object.entries(s).filter(([t])=>e.includes(t))),Do=(s,e)=>Object.fromEntries(Object.entries(s).filter(([t])=>!e.includes(t))),Y,
He=null,Bo=null,It=null,xc=null,mr=null,fe=null,xt=null,wt=bc(window.location),vr=[],yc=!1,hc=0,Vo=new Map,Fo=new Map,Rm=s=>Y.folders||s.every(e=>Om.test(e)&&!/\.gguf$/i.
test(e)),Go=()=>He!==null&&He===xc?It:He;function ur(){let s=Go()??[],{pair:e,target:t,draft:n,plain:r,...o}=Object.fromEntries(Y.names.map((l,p)=>[l,s[p]])),i=[
t,n].map(l=>String(l??"").trim()).filter(Boolean);return{...i.length>0&&Rm(i)?{target:t,draft:n}:{pair:e},plain:r?1:0,...o}}function uc(){let{round:s,phase:e,rounds:t,
pinned:n,opening:r}=Le().state();return r&&!n?{}:{...s<t?{round:s}:{},...e?{phase:e}:{},...n?{at:`${n.round}.${n.index}`}:{}}}var fr=()=>wc(Go(),It);function Lm(){
let{live:s,name:e}=S.shows;return mr||(!He||!Y?{}:fr()?s?{...ur(),run:1,...uc()}:e?{recorded:e,...uc()}:ur():ur())}var et=()=>document.querySelector("#tabs [rol\
e=tab][aria-selected=true]")?.getAttribute("data-tab-id");function gr(){let s=et(),{tint:e="verdict",presenter:t=!1,view:n="race"}=S.viewer?.state()??{};return{
...Lm(),...s&&s!=="watch"?{view:s}:{},...n!=="race"?{open:n}:{},...e!=="verdict"?{tint:e}:{},...vr.length?{hide:vr.join(",")}:{},...t?{presenter:1}:{},...Object.
fromEntries([...Vo].filter(([,r])=>r!==null))}}function Ko(s){let e=new URL(window.location.href);return[...Y.names,...fc,...Vo.keys()].forEach(t=>e.searchParams.
delete(t)),Object.entries(s).forEach(([t,n])=>e.searchParams.set(t,String(n))),e.href}function Yo(s){return encodeURIComponent(String(s.prompt??"")).length<=Tm?
s:Do(s,["prompt","run",...Wo])}function yt(){clearTimeout(hc),hc=window.setTimeout(jm,Mm)}function jm(){if(!Y||fe||!He)return;let s=Yo(gr());s.recorded==="first"&&
s.round===void 0&&!s.at&&(s=Do(s,["recorded"])),!s.run&&!s.recorded&&wc(He,Bo)&&(s=Do(s,Y.names));let e=Ko(s),t=String(s.view??"watch");t===wt||xt?e!==window.location.
href&&window.history.replaceState(window.history.state,"",e):(window.history.pushState(window.history.state,"",e),wt=t)}function kc(s){document.querySelector(`#\
tabs [data-tab-id="${CSS.escape(s)}"]`)&&(xt=s,setTimeout(_c,gc,3))}function Am({round:s,phase:e,at:t}){if(s===void 0&&t===void 0)return null;let n=o=>/^\d{1,5}$/.
test(String(o))?Number(o):null,r=/^(\d{1,5})\.(\d{1,3})$/.exec(String(t));return{round:n(s),phase:n(e)||0,at:r&&{round:Number(r[1]),index:Number(r[2])},wrong:s!==
void 0&&n(s)===null||t!==void 0&&!r}}var mc=({round:s,index:e})=>e<=(Le().trace()?.rounds[s]?.drafts.length??-1);function Uo(){if(!fe||fe.waits)return;let{rounds:s,
state:e}=Le().state(),{round:t,phase:n,at:r,wrong:o}=fe,i=Math.max(t===null?0:t+(n?1:0),r?r.round+1:0);s<i&&["running","paused","loading"].includes(e)||(fe=null,
t!==null&&Le().seek(t,n),r&&mc(r)&&Le().pin(r),(o||s<i||r&&!mc(r))&&Y.say(Y.words.no_moment),yt())}function Cm(s){vr=String(s).split(",").map(t=>t.trim()).filter(
t=>Object.hasOwn(Y.hideable,t));let e=vr.map(t=>Y.hideable[t]);Y.sheet.replaceSync(e.length?`${e.join(", ")} { display: none !important; }`:"")}function _c(s){(xt===
et()||!s)&&(xt=null),xt&&(fe?.waits||Y.go({view:xt}),setTimeout(_c,gc,s-1))}async function vc(s){let e=Fo.get(s);if(Fo.delete(s),e===void 0)return;await oe(()=>et()===
s);let t=new AbortController;["wheel","touchmove","pointerdown","keydown"].forEach(i=>window.addEventListener(i,()=>t.abort(),{signal:t.signal,passive:!0}));let n=performance.
now()+zm,r=performance.now()+dc,o=()=>{let i=performance.now();(i>r||et()!==s)&&t.abort(),!t.signal.aborted&&(window.scrollY!==e&&(r=Math.min(i+dc,n),window.scrollTo(
{top:e,behavior:"instant"})),requestAnimationFrame(o))};o()}async function $m(s,e){await oe(()=>et()===s&&document.querySelector(e)?.checkVisibility()),requestAnimationFrame(
()=>{let t=document.querySelector(e);t?.scrollIntoView();let{activeElement:n,body:r}=document;n!==r&&n?.checkVisibility()||(t?.matches("details")?t.querySelector(
"summary")?.focus({preventScroll:!0}):Ct.enter({preventScroll:!0}))})}function Pm({reveal:s,open:e,claim:t}){return s&&t?`#claim-${Number(t)}`:s&&e?"#stage .sv-\
views":"#tabs"}async function Sc(s,e=!1){await Tc;let t=pc(s||{},[...Y.names,...fc]),n="view"in t&&t.view!==et()&&!e;n&&Fo.set(et(),window.scrollY);let r=Am(t);
r&&(r.waits=Io(t.run)?"server":"recorded"in t&&"recording"),fe=r,mr="recorded"in t?pc(t,["recorded",...Wo]):null,"hide"in t&&Cm(t.hide),"tint"in t&&Le().tint(String(
t.tint)),"open"in t&&Le().open(String(t.open)),"presenter"in t&&Le().present(Io(t.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:s})),"\
recorded"in t&&await S.open(t.recorded),mr=null,fe===r&&r?.waits==="recording"&&(fe=null),Io(t.run)&&Le().setState("loading",Y.words.opening),[...Y.names,"view",
"run"].some(o=>o in t)&&Y.go(t),"view"in t&&kc(String(t.view)),Uo(),yt(),n&&!(s.reveal&&s.fold)&&$m(String(t.view),Pm(s))}function qm(){if(!window.location.search)
return;let s=Object.fromEntries(new URLSearchParams(window.location.search));s.recorded===S.shows.name&&delete s.recorded,Sc(s,!0)}function Nm(){let{words:s}=Y,
{live:e,name:t}=S.shows,n=gr(),r=Yo(n),o=r!==n?s.copied_cut:!e&&!t?s.copied_file:e&&!fr()?s.copied_changed:s.copied;return[Ko(r),o]}var Ec=()=>{},Tc=new Promise(
s=>{Ec=s});Object.assign(S,{go:Sc,state:gr,keep(s){Object.entries(s).forEach(([e,t])=>Vo.set(e,t===""?null:t??null)),yt()},address:()=>Ko(Yo(gr()))});var _e={touch:yt,
controls:()=>He&&Y?ur():{},unchanged:fr,async adopt(s){await Tc;let e=await oe(()=>He);xc=e,It=Y.names.map((t,n)=>t in s?s[t]:["target","draft"].includes(t)?"":
e[n]),Y.go(s)},typed(...s){He=s,Bo=Bo||s,It=It||s,S.viewer?.outdate(!fr()),yc&&S.viewer?.forgive(),yt()}};N("link",async({node:s,words:e,props:t,send:n,value:r})=>{
await Fe;let{names:o,hideable:i,folders:a}=t,l=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,l],Y={go:n.go,words:e,names:o,hideable:i,
folders:a,sheet:l,say:Ho(s,e,Nm)},document.addEventListener("specviz-load",()=>{It=Go(),fe&&(fe.waits=!1),Uo(),yt()}),document.addEventListener("specviz-painted",
()=>{Uo(),yt()});let p=({type:h,target:u,isTrusted:v})=>{if(!v)return;let m=h==="click"&&u instanceof Element&&u.closest("#tabs [role=tab][data-tab-id]");m&&vc(
m.getAttribute("data-tab-id")),xt=null,yc=Le().state().state==="error"};["pointerdown","keydown","click"].forEach(h=>document.addEventListener(h,p)),Ec(),qm(),window.
addEventListener("popstate",()=>{wt=bc(window.location),vc(wt),wt!==et()&&(Y.go({view:wt}),kc(wt))}),r(({begin:h})=>{!h&&fe?.waits==="server"&&(fe=null)},!1)});var Mc={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"again"},Oc=5e3,Hm=()=>document.querySelector("#stage .stage");N("stage",async({node:s,
words:e,props:t,server:n,send:r,value:o})=>{let i={...t.limits,...e},a=null,l=0,p=null,h=null,u=null,v=0,m=!1,g=async k=>{let T=await n.resync(k);T&&E(T)};async function b(k){
if(u!==k){u=k;try{await g({run:k,rounds:-1,plain:0})}finally{u=null}}}async function w(){if(O.state().state!=="running"&&!m||performance.now()-v<Oc)return;if(v=
performance.now(),await n.resync(null)===void 0){O.state().state==="running"&&O.setState("error",e.gone),m=!0;return}m&&O.setState("running"),m=!1;let{rounds:k,
plain:T}=O.trace();await g({run:a,rounds:k.length,plain:T.tokens.length})}function _(k,T){k==="again"&&y(T.changes),k==="show"?q(T):k==="claim"?S.go?.({view:"my\
ths",claim:String(T.claim),reveal:!0}):k==="new"?document.getElementById("run")?.click():Mc[k]?r[Mc[k]](T):g({run:a,rounds:T.from,plain:T.plain_from||0})}function y(k){
let{max_new_tokens:T,...z}=O.trace()?.settings??{};k&&(_e.unchanged()?_e.adopt({...z,tokens:T,...k}):S.go?.(k))}async function M(k){let T=await n.offers(k);T&&O.
offer(k,T)}function j({trace:k,recorded:T,step:z,name:he,offered:Yc,typed:Jc,...Xc}){({run:a=null,number:l=0}=Xc),h=a?null:k;let xr=a?{run:a}:Yc?{recorded:he}:null;
O.load(k,{recorded:T,step:z,source:xr,teach:T}),xr&&M(xr),S.shows={live:!!a&&Jc!==!1,name:he},s.dispatchEvent(new Event("specviz-load",{bubbles:!0}))}function E(k){
v=performance.now(),!(k.number<l||p&&k.run===p)&&(k.trace?j(k):k.number>l?b(k.run):k.rounds&&O.append(k),k.state?O.setState(k.state,k.message):m&&O.setState("ru\
nning"),m=!1,k.state==="error"&&Ct.refused())}function q(k){["running","paused"].includes(O.state().state)&&r.stop(),p=a||p,k.run&&k.run===p&&(p=null),E({...k,number:l})}
let B=Is();document.addEventListener("specviz-load",B);async function F(k){let T=B();if(k.size>i.most)we(i.too_large);else{let z=await ko(async()=>n.bring(await k.
text()),i.busy);z.state==="error"?we(z.message):T()&&q(z)}document.querySelector("#stage .sv-status")?.scrollIntoView({block:"nearest"})}let we=k=>O.setState("e\
rror",k),O=ys(s,{words:await S.read(`words/${Ae()}.json`),live:!0,send:_,most:t.limits.gamma});Object.assign(Dt,{show:q,step(){let{round:k,rounds:T,state:z}=O.state();
_e.unchanged()&&(k<T||["running","paused"].includes(z))?O.forward("step"):r.tick({open:!1})},say:(k,T)=>O.setState(k,e[T]),async save(k){let T=h?{trace:JSON.stringify(
h)}:{run:a},z=await er(k,he=>n.make({kind:he,...T}),i.busy);z&&we(z)},open:tr(".json,application/json",F)}),fi(O),s.addEventListener("dragover",k=>k.preventDefault()),
s.addEventListener("drop",k=>{k.preventDefault();let T=k.dataTransfer?.files[0];T&&F(T)}),o(E),setInterval(w,Oc)});var Dt={show(){},step(){},say(){},save(){},open(){}},
zc=s=>Dt.show(s),Rc={say(s,e){Dt.say(s,e);let t=Hm();t&&t.getBoundingClientRect().top>window.innerHeight&&t.scrollIntoView()},attend(){Ct.show(!1),document.querySelector(
"#stage .sv-strip")?.focus({preventScroll:!0})},step(){Ct.covers()&&this.attend(),Dt.step()},play(){S.shows.live||S.viewer?.play()},save:s=>Dt.save(s),open:()=>Dt.
open()};var Im=5,Lc=Is();N("recorded",({node:s,words:{words:e,runs:t}})=>{let n=new Set(t.slice(0,Im));function r(){let i=t.find(({name:p})=>p===S.shows.name);i&&n.add(
i);let a=t.filter(p=>!n.has(p)),l=()=>{a.forEach(p=>n.add(p)),r(),s.querySelector(`[data-name="${a[0].name}"]`)?.focus()};G(c(R,{children:[c("span",{id:"recorde\
d-label",children:t.length?e.label:e.damaged}),c("div",{class:"recorded-list",role:"group","aria-labelledby":"recorded-label",children:[t.map(p=>c("button",{type:"\
button","data-name":p.name,hidden:!n.has(p),"aria-pressed":p===i,onClick:()=>o(p.name),children:p.label})),c("button",{type:"button",hidden:!a.length,onClick:l,
children:e.more.replace("{n}",String(a.length))})]}),c("p",{class:"recorded-about",hidden:!i,children:[c("span",{children:i?.notice})," ",c("button",{type:"butt\
on",hidden:!i?.again,onClick:()=>i?.again&&S.go?.(i.again),children:e.again})]})]}),s)}async function o(i){let a=t.find(p=>p.name===i);if(!a){S.viewer?.setState(
"error",e.unknown);return}let l=Lc();try{let p=await S.read(`traces/${i}.json`);if(!l())return;if(zc({trace:p,recorded:!0,state:"done",name:i,offered:!!a.again}),
a.again){let{run:h,...u}=a.again;_e.adopt(u)}}catch{l()&&S.viewer?.setState("error",e.lost)}}document.addEventListener("specviz-load",()=>{Lc(),r()}),r(),S.open=
o});Lr("status",({value:{text:s="",share:e=null}})=>c(R,{children:[c("p",{role:"status",children:s}),c("progress",{hidden:e===null,value:e??0,"aria-label":s})]}));Lr(
"paragraphs",({value:s})=>s.map(e=>c("p",{children:e})));var Dm=Ue("pay");N("pay",({node:s,send:e,value:t})=>{t(({text:n,link:r})=>{n!==void 0&&(s.textContent=n),
r!==void 0&&S.keep({pay:r})},!1),Dm(n=>e.link({text:n}))});var Bm=Ue("explore"),Jo=null,jc=!1,zs=!1;function Ac(){Jo&&jc&&Bm(Jo)}var Xo={open(){},save(){},busy(){},see(){let s=document.getElementById("explore-results");
s&&s.getBoundingClientRect().top>window.innerHeight&&s.scrollIntoView()},isUnsaved:()=>zs};N("desk",({node:s,words:e,props:t,send:n,server:r,value:o})=>{let i=-1,
a=!1,l=(u,v=null)=>{G(c(R,{children:[c("p",{role:"status",children:u}),c("progress",{hidden:v===null,value:v??0,"aria-label":u})]}),s),u&&a&&s.scrollIntoView({block:"\
nearest"}),a=a&&!u},p=(u,v)=>tr(v,async m=>{a=!0,m.size>t.limits[u]?l(e.too_large):n[u]({name:m.name,text:await m.text()})}),h={prompts:p("prompts",".jsonl,.ndj\
son,.json,.csv,.tsv,.txt,text/*"),sweep:p("sweep",".json,.jsonl,application/json")};Object.assign(Xo,{open:u=>h[u](),async save(u,v){let m=await er(u,()=>r.make(
{kind:u,id:v}),e.busy);m?l(m):u==="json"&&(zs=!1)},busy:()=>l(e.busy)}),Jo=u=>n.link({text:u}),Ac(),o(({text:u="",share:v=null,go:m=null,serial:g=i})=>{l(u,v),zs=
zs||v!==null,m&&g>i&&S.go?.(m),i=g})});N("plan",({node:s,value:e})=>e(({text:t="",link:n})=>{s.textContent=t,n!==void 0&&S.keep({explore:n}),jc=!!t,Ac()}));window.
addEventListener("beforeunload",s=>{zs&&(s.preventDefault(),s.stopImmediatePropagation())});document.addEventListener("focusin",async({target:s})=>{if(!(s instanceof
HTMLElement)||s.id!=="explore-stop"||(await oe(()=>document.activeElement!==s),document.activeElement!==document.body||s.checkVisibility()))return;["explore-res\
ume","explore-run"].map(t=>document.getElementById(t)).find(t=>t?.checkVisibility())?.focus()});var Pc=s=>s!==null&&["loading","running"].includes(s.state),Cc=(s,e,t)=>s.map(([n,r],o)=>c(R,{children:[o>0&&e,c("a",{href:r,...t,children:n})]},n)),Bt=({label:s,
children:e})=>c(R,{children:[c("dt",{children:s}),c("dd",{children:e})]});function Fm(s,e){!S.go||s.ctrlKey||s.metaKey||s.shiftKey||(s.preventDefault(),S.go({view:"\
watch",recorded:e}))}function Um({words:s,lacking:e},t,n,r){let o=re(s);if(r)return s.stopping;if(n?.state==="running")return o("running",{percent:n.done});if(n)
return n.state==="stopped"?s.stopped:n.message??"";if(!t.rule)return"";if(!e)return s.recorded_only;let i=e[t.number];return i.length?o("lacks",{pairs:i.join(s.
comma)}):t.estimate??""}function Wm({told:s,card:e,isNew:t,progress:n,hidden:r,begin:o,halt:i,back:a}){let{words:l,lacking:p,chart:h}=s,u=te(null),v=te(null),m=te(
null),[g,b]=ee(!1),[w,_]=ee(!1),y=Pc(n),M=[v,m].some(({current:E})=>E!==null&&E===document.activeElement);le(()=>{y&&w?i():_(!1)},[n]),le(()=>{M&&(y?m:v).current?.
focus({preventScroll:!0})},[y]),le(()=>{if(!t||!v.current||!u.current)return;let{top:E,bottom:q}=v.current.getBoundingClientRect();E>=0&&E<q&&q<=window.innerHeight&&
u.current.getBoundingClientRect().top<0&&u.current.scrollIntoView({block:"start"})},[e]);function j(){let E=!!u.current?.open;E&&b(!0),E?S.keep({claim:e.number}):
Number(S.state().claim)===e.number&&S.keep({claim:null})}return c("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:u,onToggle:j,children:[c("summary",
{children:[c("span",{class:"myth-number","aria-label":re(l)("claim_number",{n:e.number}),children:e.number}),c("span",{children:[c("span",{class:"myth-claim",children:e.
claim}),c("p",{class:"myth-says",children:e.says})]}),c("span",{class:"myth-mark",children:c("span",{class:"myth-chip","data-verdict":e.verdict,children:l.verdicts[e.
verdict]})})]}),c("div",{class:"myth-body",children:g&&c(R,{children:[e.picture&&c("div",{children:c(Eo,{json:e.picture,words:h,select:()=>{}})}),e.source&&c("p",
{class:"myth-source",children:e.source}),c("dl",{class:"myth-about",children:[c(Bt,{label:l.how,children:e.how}),e.rule&&c(Bt,{label:l.rule,children:e.rule}),e.
missing&&c(Bt,{label:l.missing,children:e.missing}),e.words.length>0&&c(Bt,{label:l.terms,children:Cc(e.words,l.comma,{})}),e.papers.length>0&&c(Bt,{label:l.papers,
children:Cc(e.papers,l.comma,{target:"_blank",rel:"noreferrer"})})]}),c("dl",{class:"myth-setup",children:e.setup?.map(([E,q])=>q&&c(Bt,{label:E,children:q},E))}),
c("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&c(R,{children:[c("button",{type:"button",class:"myth-button myth-primary",hidden:y,ref:v,
onClick:o,children:l.run}),c("button",{type:"button",class:"myth-button",hidden:!y,ref:m,onClick:()=>{_(!0),i()},children:l.stop})]}),t&&c("button",{type:"butto\
n",class:"myth-button",onClick:a,children:l.back}),e.watch&&c("button",{type:"button",class:"myth-button",onClick:()=>S.go?.({...e.watch,view:"watch"}),children:l.
watch}),e.replay&&c("a",{class:"myth-link",href:e.replay,onClick:E=>Fm(E,e.run),children:l.replay}),e.pay&&c("button",{type:"button",class:"myth-button",onClick:()=>S.
go?.({view:"pay",fold:"cost",reveal:!0}),children:l.pay}),c("a",{class:"myth-link",href:e.link,children:l.link})]}),c("progress",{max:100,hidden:n?.state!=="run\
ning",value:n?.done??0,"aria-label":l.how}),c("p",{class:"myth-line",role:"status","data-state":n?.state,children:Um(s,e,n,w)})]})})]})}var $c="verdict",Vm=Ue("\
claim",new URLSearchParams(window.location.search).get("claim")),qc=()=>{};N("myths",async({node:s,words:{busy:e,lacking:t}={busy:"",lacking:null},send:n,value:r})=>{
let o={...await S.read(`claims/${Ae()}.json`),busy:e,lacking:t},{words:i}=o,a=re(i),l=new URLSearchParams(window.location.search),p=new Map,h=new Map,u=null,v=()=>o.
cards.map(E=>p.get(E.number)??E),m=E=>v().filter(({verdict:q})=>q===E).length,g=["",...Object.keys(i.verdicts)],b=g.find(E=>E===l.get($c)&&m(E))??"";function w(E){
b=E,S.keep({[$c]:b}),j()}function _(E){u!==null&&h.set(u,{state:"stopped"}),u=E,h.set(E,{state:"running",done:0}),j(),n.begin({claim:E})}function y({claim:E,...q}){
o.cards.some(({number:B})=>B===E)&&(q.card&&p.set(E,q.card),h.set(E,q),!Pc(q)&&u===E&&(u=null),j())}function M(E){let q=s.querySelector(`#claim-${/^\d{1,2}$/.test(
E)?Number(E):"none"}`);q&&(q.hidden&&w(""),q.open=!0,q.scrollIntoView({block:"start"}))}function j(){let E=a("tally",{holds:m("holds"),fails:m("fails"),depends:m(
"depends"),yours:m("yours")}),q=m("untried");G(c(R,{children:[c("p",{class:"myth-tally",role:"status",children:P(E,q>0&&a("tally_untried",{untried:q}))}),c("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:g.map(B=>c("button",{type:"button",hidden:B!==""&&!m(B),"aria-pressed":B===b,onClick:()=>w(B),children:B?
i.verdicts[B]:i.all},B))}),c("div",{class:"myth-list",children:v().map(B=>{let{number:F}=B;return c(Wm,{told:o,card:B,isNew:p.has(F),progress:h.get(F)??null,hidden:b!==
""&&B.verdict!==b,begin:()=>_(F),halt:()=>n.halt(),back:()=>{p.delete(F),h.delete(F),j()}},F)})})]}),s)}qc=()=>{u!==null&&y({claim:u,state:"error",message:e})},
w(b),Vm(M),r(E=>y(E),!1)});var Nc={fail:()=>qc()};var Hc=()=>{};N("sampling",async({words:s,props:e,send:t,value:n})=>{let{experiment:r}=await Fe;if(!e.texts){r.refuse();return}let o={sample:t.submit,leave:t.stop};
r.offer((i,a)=>o[i](a),e.texts),n(i=>r.take(i),!1),Hc=()=>r.fail(s.busy)});var Ic={busy:()=>Hc()};var Dc={text:["#stage .sv-stream-scroll"],why:["#stage .sv-why"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage .sv-inspector"],residual:[
"#stage .sv-residual-block","#stage .sv-inspector"],agreement:['#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stage .sv-ledger-group:has([dat\
a-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:["#stage .sv-again-row[data-change=temperature]","#stage .sv-experiments"],gamma:["#st\
age .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:["#stage .sv-breakdown\
-charts figure:last-child","#stage .sv-round"]},_t=(s,e)=>s.drafts.filter(t=>t.verdict===e).length;function Bc({rounds:s}){let e=s.findIndex(t=>["accepted","rej\
ected","untested"].every(n=>_t(t,n)));return e>=0?e:s.findIndex(t=>_t(t,"rejected"))}var Fc=({rounds:s})=>s.findIndex(({drafts:e,final:t})=>e.length>1&&t?.kind===
"bonus"),Uc=({rounds:s})=>s.findIndex(({drafts:e})=>e.some(({verdict:t,draw:n,target:r,draft:o})=>t==="accepted"&&n!==null&&r!==null&&o!==null&&n>=r/o)),Gm=({drafts:s})=>Math.
max(-1,...ie(s))+1,Rs=(...s)=>e=>!$(e)&&s.includes(e.settings.drafter),Wc={first:s=>Rs("model")(s)&&C(s)==="token",eagle3:Rs("eagle3"),medusa:Rs("medusa"),exit:Rs(
"early-exit","taught-exit"),dspark:Rs("dspark"),block:s=>!$(s)&&C(s)==="block",lossy:s=>!$(s)&&J(C(s)),tree:$},kt=(s,e=Bc)=>t=>{let n=e(t);return n<0?null:{round:n,
phase:s(t.rounds[n])}},Vc={end:({rounds:s})=>s.length?{round:s.length,phase:0}:null,begun:kt(s=>s.drafts.length>1?1:0),drafted:kt(s=>s.drafts.length),verified:kt(
s=>s.drafts.length+1),before_rescue:kt(s=>s.drafts.length+1,Uc),before_rejection:kt(s=>s.drafts.length+1+_t(s,"accepted")),before_correction:kt(s=>s.drafts.length+
3+_t(s,"accepted")),before_bonus:kt(s=>2*s.drafts.length+1,Fc)},tt=(s,e=Bc)=>({trace:t})=>{let n=e(t),r=S.viewer.state();return n>=0&&(r.round>n||r.round===n&&r.
phase>=s(t.rounds[n]))},Km={greedy:({settings:s})=>s.temperature===0,gamma:(s,e)=>s.settings.gamma!==e.settings.gamma,text:(s,e)=>String(s.prompt)!==String(e.prompt)},
Gc={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=pinned])"),drafted:tt(s=>s.drafts.length),verified:tt(s=>s.drafts.length+1),
tested:tt(s=>s.drafts.length+2),rejected:tt(s=>s.drafts.length+3+_t(s,"accepted")),corrected:tt(s=>s.drafts.length+4+_t(s,"accepted")),judged:tt(s=>2*s.drafts.length+
1-_t(s,"untested"),Uc),scored:tt(s=>Gm(s)+1),bonus:tt(s=>2*s.drafts.length+2,Fc),opened:({of:s})=>!!document.querySelector(`.sv-popover:popover-open[data-shows=${s}\
]`),ran:({trace:s,before:e,of:t=""})=>{let{state:n,recorded:r}=S.viewer.state();return n==="done"&&!r&&Km[t](s,e)}};var Ym=200,Jm=6e3,br=6,Xm=8,Zm=["ArrowLeft","ArrowRight","j","k","J","K",",","."],Qm=["drafted","verified","tested","rejected","corrected","bonus","judged","sco\
red"],Zo=St("specviz-tour","localStorage"),je=s=>document.querySelector(s),wr=s=>!!je(s)?.offsetParent,Ie=()=>S.viewer;function ev(s){for(let e=s;e;e=e.parentElement)
e instanceof HTMLDetailsElement&&(e.open=!0),e.hidden&&e.id&&je(`[aria-controls="${CSS.escape(e.id)}"]`)?.click()}function Kc(s){let{left:e,...t}=s.getBoundingClientRect().
toJSON(),{top:n,right:r,bottom:o}=t;for(let i=s.parentElement;i&&i!==document.body;i=i.parentElement){let{overflowX:a,overflowY:l}=getComputedStyle(i),p=i.getBoundingClientRect();
a!=="visible"&&(r=Math.min(r,p.right)),l!=="visible"&&([n,o]=[Math.max(n,p.top),Math.min(o,p.bottom)])}return{left:e,top:n,right:r,bottom:o}}var Qo=class{constructor(e,t){
this.words=e;this.stops=t;this.panel.setAttribute("aria-labelledby","tour-title"),document.addEventListener("keydown",n=>this.key(n)),["wheel","touchmove","poin\
terdown","keydown"].forEach(n=>document.addEventListener(n,()=>{this.still=!1},{capture:!0,passive:!0})),window.addEventListener("scroll",()=>this.follow(),!0),
window.addEventListener("resize",()=>this.follow()),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}\
px`)}).observe(this.panel)}words;stops;at=0;left=0;done=new Set;part=null;still=!1;moment=null;there=!1;before=null;held=null;brought=!1;opener=null;timer=0;panel=Object.
assign(document.createElement("section"),{className:"specviz tour",hidden:!0});ring=Object.assign(document.createElement("div"),{className:"tour-ring",hidden:!0});find(e){
return this.stops.findIndex(({id:t},n)=>t===e||String(n+1)===String(e))}start(e=1){this.left=this.find(Zo.read()),this.open||(this.opener=document.activeElement),
this.done.clear(),this.timer=this.timer||window.setInterval(()=>this.check(),Ym),document.documentElement.classList.add("touring"),je(".gradio-container .contai\
n").append(this.ring,this.panel),this.panel.hidden=!1,this.go(Math.max(0,this.find(e)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:0,
part:null,still:!1}),this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),je("#stage .sv-inspector").scrollTop=0,S.keep({tour:null}),
(this.opener?.checkVisibility()&&this.opener!==document.body?this.opener:je("#tour button"))?.focus()}get open(){return!this.panel.hidden}get stop(){return this.
stops[this.at]}get kind(){return this.stop.recorded??"first"}focus(){je("#tour-title").focus({preventScroll:!0})}bring(){S.go?.({recorded:this.kind}),this.focus()}on(){
this.at+1<this.stops.length?this.go(this.at+1):(Zo.write(""),this.leave())}go(e){this.putBack(),Object.assign(this,{at:e,left:Math.max(this.left,e),part:null,moment:null,
there:!1,still:!1,brought:!1}),e&&Zo.write(this.stop.id),S.keep({tour:this.stop.id}),this.hold(),this.panel.scrollTop=0,this.draw(),this.focus(),wr("#stage")||S.
go?.({view:"watch"}),this.check()}hold(){let{changes:e}=this.stop,t=e&&_e.controls()[e];this.held=e===void 0||t===void 0?null:{name:e,value:t}}putBack(){let{held:e,
there:t,before:n}=this;if(this.held=null,!e)return;(t&&Ie().trace()!==n||_e.controls()[e.name]!==e.value)&&S.go?.({[e.name]:e.value})}draw(){let{words:e,stop:t,
stops:n,moment:r,at:o,left:i}=this,a=Ie().trace(),l=this.done.has(o),p=!!a&&!r,h=t.changes&&r&&!wr("#stage .sv-again"),u=l&&t.done||p&&(t.recorded?e.opens:e.lacks)||
h&&e.run_first||t.task,v=(m,g)=>m.replace(/\{(\w+)\}/g,(b,w)=>String(g[w]??b));G(c(R,{children:[c("div",{class:"tour-head",children:[c("p",{children:v(e.count,{
n:o+1,of:n.length})}),c("button",{type:"button",class:"tour-quiet",hidden:o===0&&i<=0,onClick:()=>this.go(o?0:i),children:o?e.again:v(e.resume,{n:i+1})}),c("but\
ton",{type:"button",class:"tour-leave","aria-label":e.leave,title:e.leave,onClick:()=>this.leave(),children:"×"})]}),c("div",{class:"tour-told",children:[c("h2",
{id:"tour-title",tabIndex:-1,children:t.title}),c("p",{children:v(t.text,{gamma:a?.settings.gamma??""})})]}),c("div",{class:"tour-tried",children:[c("p",{class:"\
tour-task",role:"status","data-done":String(l),children:[c("strong",{children:l?e.done:e.try})," ",c("span",{children:u})]}),c("div",{class:"tour-foot",children:[
c("button",{type:"button",class:"tour-does",hidden:!Qm.includes(t.rule),onClick:()=>this.handOn("ArrowRight"),children:e.step}),c("button",{type:"button",class:"\
tour-does",hidden:!p,onClick:()=>this.bring(),children:e.recorded}),c("button",{type:"button",hidden:o===0,onClick:()=>this.go(o-1),children:e.back}),c("button",
{type:"button",class:"tour-next",onClick:()=>this.on(),children:o+1<n.length?e.next:e.end})]})]})]}),this.panel)}arrive(){let{at:e}=this,t=Ie().trace();if(this.
moment=!t||t.rounds.length<Xm||!Wc[this.kind](t)?null:Vc[this.stop.state](t),!this.moment){if(this.brought||!Ie().state().recorded)return;this.brought=!0,S.go?.(
{recorded:this.kind});return}let{round:n,phase:r}=this.moment;Ie().pin(null),Ie().seek(n,r),requestAnimationFrame(()=>setTimeout(()=>{this.at!==e||!this.open||(Object.
assign(this,{there:!0,before:Ie().trace()}),this.aim(this.stop.target))}))}aim(e){this.part=e,this.still=!0,this.parts().forEach(ev);let t=this.target();Kc(t).bottom<
Math.floor(t.getBoundingClientRect().bottom)&&t.scrollIntoView({block:"nearest"}),this.follow();let{top:n,bottom:r,height:o}=this.ring.getBoundingClientRect(),i=this.
panel.getBoundingClientRect().top;n>=0&&r<=i||(t.scrollIntoView({block:o<i?"center":"start",inline:"nearest",behavior:wi()?"auto":"smooth"}),this.follow())}parts(){
return(Dc[this.part??""]??[]).map(je).filter(Boolean)}target(){return this.parts().find(e=>e.offsetParent)||je("#stage")}follow(){if(this.ring.hidden=!this.part||
!wr("#stage"),this.ring.hidden)return;let{left:e,top:t,right:n,bottom:r}=Kc(this.target()),o={left:e-br,top:t-br,width:n-e+2*br,height:Math.max(0,r-t)+2*br};Object.
entries(o).forEach(([i,a])=>{this.ring.style.setProperty(i,`${a}px`)})}check(){!wr("#stage")||!Ie().trace()||(this.moment?this.there&&!this.done.has(this.at)&&this.
judge():this.arrive(),this.still&&this.aim(this.part),this.draw(),this.follow())}judge(){let{before:e,stop:t,at:n}=this,r=Ie().trace();!r||!e||!Gc[t.rule]({trace:r,
before:e,of:t.of})||(this.done.add(n),this.aim(t.shows||t.target))}entrance(){let e=[...this.target().querySelectorAll(":is(button, input, [tabindex]):not(:disa\
bled)")];return e.find(t=>t.tabIndex>=0)||e[0]}key(e){if(!this.open||e.defaultPrevented||e.ctrlKey||e.altKey||e.metaKey)return;let t=e.target,n=this.panel.contains(
t);e.key==="Tab"&&!e.shiftKey&&t.matches(".tour-next")&&this.part&&this.entrance()&&(this.entrance().focus(),e.preventDefault()),e.key==="Escape"&&!document.querySelector(
":popover-open")&&(n||t===document.body?this.leave():this.focus()),!(!n||!Zm.includes(e.key))&&(this.handOn(e.key),e.preventDefault())}handOn(e){je("#stage .spe\
cviz").dispatchEvent(new KeyboardEvent("keydown",{key:e,bubbles:!0,cancelable:!0})),this.still=!0}},Ft=null,ei={start:s=>Ft?.start(s)};N("tour",async({node:s,words:{
start:e,words:t,stops:n}})=>{await Fe,Ft=new Qo(t,n),s.textContent=e,s.addEventListener("click",()=>ei.start())});document.addEventListener("specviz-go",async({
detail:s})=>{let e=String(s?.tour??"");e&&await oe(()=>Ft,Jm)&&Ft&&Ft.find(e)>=0&&Ft.start(e)});document.addEventListener("click",s=>{let e=s.target,t=e.closest?.(
"button[data-go]")?.getAttribute("data-go");t&&S.go?.(JSON.parse(t));let n=e.closest?.(':is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");n&&
(s.preventDefault(),je(n).scrollIntoView())});window.SpecViz=Object.assign(S,{mount:ys,component:bi,desk:Xo,links:_e,myths:Nc,sampling:Ic,stage:Rc,tour:ei});})();
