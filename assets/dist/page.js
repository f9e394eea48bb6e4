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
(()=>{var ad=/^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/,ld=window.requestAnimationFrame;window.requestAnimationFrame=s=>ad.test(String(s))?0:ld.call(
window,s);if(window.origin==="null"){let s=document.createElement("p");s.textContent=(document.documentElement.dataset.isolated??"").replace("{url}",window.location.
href),s.style.margin="24px",document.body.replaceChildren(s)}var yr=document.querySelector("base");yr&&yr.href===new URL("./",location.href).href&&yr.remove();for(let s of[
"focusin","keydown"])document.addEventListener(s,({target:e})=>{!(e instanceof HTMLInputElement)||e.type!=="radio"||e.closest("fieldset")?.querySelectorAll("inp\
ut[type=radio]").forEach(t=>{t.name=e.name})});document.addEventListener("keydown",s=>{let{key:e,target:t}=s;e!=="Tab"||!(t instanceof HTMLElement)||!t.matches(
"[role=combobox]")||(s.stopPropagation(),t.blur())},!0);new ResizeObserver(()=>{for(let s of document.querySelectorAll('fieldset [data-testid="block-info"]'))s.
closest("fieldset")?.setAttribute("aria-label",s.textContent?.trim()??"")}).observe(document.documentElement);var cd=5e3;function ti(s){if(!(s instanceof HTMLInputElement)||
s.type!=="number"||!s.value)return null;let[e,t]=[s.min,s.max].map(r=>r===""?NaN:Number(r)),n=Number(s.value);return n<e?e:n>t?t:null}document.addEventListener(
"input",s=>{ti(s.target)!==null&&s.stopPropagation()},{capture:!0});document.addEventListener("focusout",({target:s})=>{let e=ti(s);if(e===null)return;let t=s;dd(
t,e),t.value=String(e),t.dispatchEvent(new Event("input",{bubbles:!0}))},{capture:!0});var Ls=Object.assign(document.createElement("div"),{className:"limit",role:"\
status"});document.body.append(Ls);var ei=0;function dd(s,e){let{left:t,bottom:n}=s.getBoundingClientRect();Object.assign(Ls.style,{left:`${t+window.scrollX}px`,
top:`${n+window.scrollY+4}px`}),Ls.textContent=`${Number(s.value)>e?"≤":"≥"} ${e.toLocaleString("en")}`,clearTimeout(ei),ei=window.setTimeout(()=>{Ls.textContent=
""},cd)}var I,ni,pd,Fe,kr,$s,ri,Cs,oi,Er,_r,ii,Vt=Symbol.for("pv"),Hs={},Ns=[],ud=/^m(i|n|o|s|text|space)$/,Tr=Array.isArray,Mr=Ns.slice,nt=Object.assign;function st(s){
s&&s.parentNode&&s.remove()}function Oe(s,e,t){var n,r,o,i={},a=arguments.length;for(o in e)o=="key"?n=e[o]:o=="ref"&&typeof s!="function"?r=e[o]:i[o]=e[o];return a>
2&&(i.children=a>3?Mr.call(arguments,2):t),Wt(s,i,n,r,null)}function Wt(s,e,t,n,r){var o={type:s,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Vt,__v:r||++ni,__i:-1,__u:0};return!r&&I.vnode&&I.
vnode(o),o}function O(s){return s.children}function As(s,e){this.props=s,this.context=e,this.__g=0}function Ue(s,e){if(e==null)return s.__&&Ue(s.__,s.__i+1);for(var t;e<s.
__k.length;e++)if((t=s.__k[e])&&t.__e)return t.__e;return typeof s.type!="function"||s.props.__P?null:Ue(s)}function hd(s){var e,t=s.__v,n=t.__e,r=[],o=[],i=s.__P;
i&&((e=nt({constructor:Vt},t)).__v=t.__v+1,I.vnode&&I.vnode(e),Rr(i,e,t,s.__n,i.namespaceURI,32&t.__u?[n]:null,r,n||Ue(t),32&t.__u,o),e.__v=t.__v,e.__.__k[e.__i]=
e,ui(r,e,o),t.__=t.__e=null,e.__e!=n&&ai(e))}function ai(s){if((s=s.__)&&s.__c&&!s.props.__P)return s.__e=null,s.__k.some(function(e){return e&&(s.__e=e.__e)}),
ai(s)}function Sr(s){(8&s.__g||(s.__g|=8,Fe.push(s),$s++))&&kr==I.debounceRendering||((kr=I.debounceRendering)||queueMicrotask)(li)}function li(){try{for(var s,
e=1;Fe.length;)Fe.length>e&&Fe.sort(ri),s=Fe.shift(),e=Fe.length,8&s.__g&&hd(s)}finally{($s=Fe.length)&&(kr||queueMicrotask)(li)}}function ci(s,e,t,n,r,o,i,a,c,d,p){
var h,f,m,g,b,w,S=n.__k||Ns,x=e.length;for(c=md(t,e,S,c,x),h=0;h<x;h++)(m=t.__k[h])!=null&&(f=~m.__i&&S[m.__i]||Hs,m.__i=h,w=Rr(s,m,f,r,o,i,a,c,d,p),g=m.__e,(f.
ref!=m.ref||8&f.__u)&&(f.ref&&Or(f.ref,null,m,f),m.ref&&p.push(m.ref,m.__c||g,m)),b=b||g,4&m.__u?(c=di(m,c,s,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="functi\
on"&&w!==void 0?c=w:g&&(c=g.nextSibling),m.__u&=-21);return t.__e=b,c}function md(s,e,t,n,r){var o,i,a,c,d,p,h,f,m,g=t.length,b=g,w=0,S=0,x=s.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=x[o]=Wt(null,i):Tr(i)?i=x[o]=Wt(O,{children:i}):
i.constructor===Vt&&i.__b?i=x[o]=Wt(i.type,i.props,i.key,i.ref,i.__v):x[o]=i,c=o+w,i.__=s,i.__b=s.__b+1,a=null,~(d=i.__i=vd(i,t,c,b))&&(b--,(a=t[d])&&(a.__u|=2)),
a&&a.__v?(i.__u|=16,d==c-1?w--:d==c+1?w++:d!=c&&(d>c?w--:w++,S=1)):(~d||(r>g?w--:r<g&&w++),typeof i.type!="function"&&(i.__u|=4))):x[o]=null;if(S){for(p=[],h=[],
o=0;o<r;o++)if((i=x[o])&&16&i.__u){for(w=0,f=p.length;w<f;)p[m=w+f>>1]<i.__i?w=m+1:f=m;p[w]=i.__i,h[o]=w+1}for(w=p.length;o--;)h[o]&&(h[o]==w?w--:x[o].__u|=4)}if(b)
for(o=0;o<g;o++)!(a=t[o])||2&a.__u||(a.__e==n&&(n=Ue(a)),zr(a,a));return n}function di(s,e,t,n){var r,o,i,a;if(typeof s.type=="function"){if(s.props.__P)return e;
if(r=s.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=s,e=di(r[o],e,t,!1));return e}for(e&&!e.parentNode&&(e=Ue(s))&&!e.parentNode&&(e=null),i=s.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(i!=a&&(!n&&t.moveBefore&&i.parentNode?t.moveBefore(i,e):t.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function vd(s,e,t,n){var r,o=s.key,i=s.type,a=e[t],c=a&&!(2&a.__u);if(a===null&&o==null||c&&o==a.key&&i==a.type)return t;if(n>(c?1:0)){for(r=t-1;r>=0;r--)if((a=
e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function si(s,e,t){t==null&&
(t=""),e[0]=="-"?s.setProperty(e,t):s[e]=t}function js(s,e,t,n,r){var o,i;if(e=="style")if(typeof t=="string")s.style.cssText=t;else{if(typeof n=="string"&&(s.style.
cssText=n=""),n)for(e in n)t&&e in t||si(s.style,e);if(t)for(e in t)n&&t[e]==n[e]||si(s.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),
typeof n!="function"&&(n=null),(s.__e||(s.__e={}))[e]=t,t&&n||(i=_r[e]||(_r[e]=fd(e)),(s.__a||(s.__a={}))[e]=Er,o=e!=(e=e.replace(oi,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),t?s.addEventListener(e,i,o):s.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in s)
try{return void(s[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?s.removeAttribute(e):s.setAttribute(e,e=="popover"&&t==1?"":t)}}function fd(s){
return function(e){var t=this.__e;if(t){if(t=t[s],e[Cs]==null)e[Cs]=Er++;else if(e[Cs]<this.__a[s])return;return t(I.event?I.event(e):e)}}}function Rr(s,e,t,n,r,o,i,a,c,d){
var p,h,f,m,g,b,w,S,x,T,z,_,$,B,F,ke,R,k,M=e.type;if(e.constructor!==Vt)return null;128&t.__u&&(c=32&t.__u,p=t.__c.__z)&&(e.__u|=c,h=o=[],p.nodeType==8?a=Ps(p,o):
o.push(p),a=o[0]||a),(p=I.__b)&&p(e);e:if(typeof M=="function"){f=i.length;try{if(S=e.props,x=(p=M.prototype)&&p.render,T=(p=M.contextType)&&n[p.__c],z=p?T?T.props.
value:p.__:n,(m=t.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(x?e.__c=m=new M(S,z):(e.__c=m=new As(S,z),m.constructor=M,m.render=bd),T&&T.sub(m),m.state||(m.state={}),m.
__n=n,m.__g|=8,m.__h=[],m.__k=[]),x&&(m.__s||(m.__s=m.state),M.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=nt({},m.__s)),nt(m.__s,M.getDerivedStateFromProps(
S,m.__s)))),g=m.props,b=m.state,m.__v=e,t.__c){if(S!==g&&x&&!M.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,z),e.__v==t.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,z)===!1){e.__v!=t.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),e.__e=t.__e,e.__k=
t.__k,e.__k.some(function(L){L&&(L.__=e)}),Ns.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=Ue(t);break e}m.componentWillUpdate&&m.componentWillUpdate(
S,m.__s,z),x&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,b,w)})}else x&&!M.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
x&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=z,m.props=S,m.__P=s,m.__g&=-5,_=I.__r,$=x?25:0;do m.__g&=-9,_&&_(e),p=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++$<25);x&&(Ns.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=nt({},n,m.getChildContext())),x&&t.__c&&m.getSnapshotBeforeUpdate&&
(w=m.getSnapshotBeforeUpdate(g,b)),B=p&&p.type===O&&p.key==null?p.props.children:p,S.__P&&(p=a,r=(s=S.__P).namespaceURI,c=o=null,t.props&&t.props.__P!=s&&(t.__k.
some(function(L){L&&zr(L,L)}),t.__k=null),a=t.__k?Ue(t,0):null),a=ci(s,Tr(B)?B:[B],e,t,n,r,o,i,a,c,d),S.__P&&(e.__e=null,a=p),e.__u&=-161,h&&h.some(st),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(L){if(i.length=f,e.__v=null,c||o)if(L&&L.then){if(e.__u|=128|c,o){for(~(R=o.indexOf(a||void 0))||(R=o.length);(k=o[R-1])&&k.
nodeType==8;)R--;for(;R<o.length;R++)if(k=o[R])if(o[R]=null,F){if(k==ke)break}else{if(k.nodeType!=8)break;k.data.startsWith("$s")&&(ke=Ps(F=k))}}if(!F){for(;a&&
a.nodeType==8&&a.nextSibling;)a=a.nextSibling;F=a}(p=Ps(F=e.__c.__z||(e.__c.__z=F)))?(e.__e=F,a=p):e.__e=a,a=a&&a.nextSibling}else o&&o.some(st);else e.__e=t.__e;
e.__k||(e.__k=t.__k||[]),L&&L.then||pi(e),I.__e(L,e,t)}}else a=e.__e=gd(t.__e,e,t,n,r,o,i,c,d,s);return(p=I.diffed)&&p(e),a}function Ps(s,e){if(s&&s.nodeType==8&&
s.data.startsWith("$s"))for(var t=1;s=s.nextSibling;){if(s.nodeType==8){if(s.data.startsWith("$s"))t++;else if(s.data.startsWith("/$s")&&!--t)return s}e&&e.push(
s)}}function pi(s){s&&(s.__c&&(s.__c.__g|=4),s.__k&&s.__k.some(pi))}function ui(s,e,t){for(var n=0;n<t.length;)Or(t[n++],t[n++],t[n++]);I.__c&&I.__c(e,s),s.some(
function(r){try{s=r.__h,r.__h=[],s.some(function(o){o.call(r)})}catch(o){I.__e(o,r.__v)}})}function gd(s,e,t,n,r,o,i,a,c,d){var p,h,f,m,g,b,w,S,x=t.props||Hs,T=e.
props,z=e.type;if(z=="svg"?r="http://www.w3.org/2000/svg":z=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(p=0;p<o.
length;p++)if((g=o[p])&&(z?g.localName==z:g.nodeType==3)){s=g,o[p]=null;break}}if(!s){if(S=d.ownerDocument||document,!z)return S.createTextNode(T);s=S.createElementNS(
r,z,T.is?T:d),a&&(I.__m&&I.__m(e,o),a=!1),o=null}if(z){if(d=z=="template"&&s.content||s,o=z=="textarea"&&T.defaultValue!=null?null:o&&Mr.call(d.childNodes),!a&&
o)for(x={},p=0;p<s.attributes.length;p++)x[(g=s.attributes[p]).name]=g.value;for(p in x)g=x[p],p=="dangerouslySetInnerHTML"?f=g:p=="children"||p in T||p=="value"&&
"defaultValue"in T||p=="checked"&&"defaultChecked"in T||js(s,p,null,g,r);for(p in T)g=T[p],p=="children"?m=g:p=="dangerouslySetInnerHTML"?h=g:p=="value"?b=g:p==
"checked"?w=g:a&&typeof g!="function"||x[p]===g||js(s,p,g,x[p],r);h?(a||f&&(h.__html==f.__html||h.__html==s.innerHTML)||(s.innerHTML=h.__html),e.__k=[]):(f&&(s.
textContent=""),(z=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ud.test(z))&&(r="http://www.w3.org/1999/xhtml"),ci(d,Tr(m)?m:[m],e,t,n,r,o,i,o?o[0]:
t.__k&&Ue(t,0),a,c),o&&o.some(st)),a&&z!="textarea"||(p="value",z=="progress"&&b==null?s.removeAttribute(p):b==null||b===s[p]&&(z!="progress"||b)||js(s,p,b,x[p],
r),p="checked",w!=null&&w!=s[p]&&js(s,p,w,x[p],r))}else x===T||a&&s.data==T||(s.data=T);return s}function Or(s,e,t,n){try{typeof s=="function"?e?e.__x=s(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():s(null)):s.current=e}catch(r){I.__e(r,t)}}function zr(s,e,t){var n,r,o,i;if(I.unmount&&I.unmount(
s),!(n=s.ref)||n.current&&n.current!=s.__e||Or(n,null,e,s),n=s.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){I.__e(a,e)}n.__P=n.__n=null}
if(n=s.__k)for(i=0;i<n.length;i++)n[i]&&zr(n[i],e,typeof s.type!="function"||t&&!s.props.__P);!t&&(n=s.__c)&&(n=n.__z)&&(r=Ps(n,o=[]))&&(n==s.__e&&o.some(st),st(
r),st(n)),t||st(s.__e),s.__e=s.__c=s.__=null}function bd(s,e,t){return this.constructor(s,t)}function V(s,e){var t,n,r,o;I.__&&I.__(s,e),e.nodeType==9&&(e=e.documentElement),
n=(t=s&&32&s.__u)?null:e.__k,e.__k=Wt(O,{children:[s]}),r=[],o=[],Rr(e,e.__k,n||Hs,Hs,e.namespaceURI,n?null:e.firstChild?Mr.call(e.childNodes):null,r,n?n.__e:e.
firstChild,t,o),ui(r,e.__k,o),e.__k.props.children=null}function hi(s){function e(t){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,Sr(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),t.children}return e.__c="__cC"+ii++,e.__=s,e.Provider=(e.Consumer=function(t,n){return t.children(n)}).contextType=e,e}I={__e:function(s,e,t,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
s)),r.componentDidCatch&&(r.componentDidCatch(s,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){s=a}}throw $s=0,s}},ni=0,pd=function(s){return s!=null&&s.
constructor===Vt},As.prototype.setState=function(s,e){var t=this.__s;t&&t!=this.state||(t=this.__s=nt({},this.state)),typeof s=="function"&&(s=s(nt({},t),this.props)),
s&&(nt(t,s),this.__v&&(e&&this.__k.push(e),Sr(this)))},As.prototype.forceUpdate=function(s){this.__v&&(this.__g|=4,s&&this.__h.push(s),Sr(this))},As.prototype.render=
O,Fe=[],$s=0,ri=function(s,e){return s.__v.__b-e.__v.__b},Cs=Symbol(),oi=/(PointerCapture)$|Capture$/i,Er=0,_r={},ii=0;var E={viewer:null,shows:{live:!1},async read(s){let e=await fetch(s);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},mi,We=new Promise(s=>{mi=s});function vi(s){E.viewer=s,mi(s)}var fi=new Map,N=(s,e)=>{fi.set(s,e)},Lr=(s,e)=>N(s,({node:t,
words:n,value:r})=>r(o=>V(Oe(e,{words:n,value:o}),t)));function gi(s,e,{element:t,props:n,server:r,trigger:o,watch:i}){fi.get(s)?.({node:t.firstElementChild,words:n.
words?.[He()],props:n,server:r,watch:i,send:Object.fromEntries(e.map(a=>[a,(c={})=>o(a,c)])),value(a,c=!0){let d=()=>a(JSON.parse(n.value||"{}"));c&&d(),i("valu\
e",d)}})}var He=()=>document.documentElement.lang.slice(0,2),qs=s=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(s),bi=()=>matchMedia("(prefers-reduced-motion: r\
educe)").matches,wd=20;function oe(s,e=1/0){let t=performance.now()+e;return new Promise(n=>{(function r(){let o=s();o||performance.now()>t?n(o||null):setTimeout(
r,wd)})()})}function Is(){let s=0;return()=>{let e=s+=1;return()=>e===s}}var St=(s,e="sessionStorage")=>({read(){try{return JSON.parse(window[e].getItem(s)??"nu\
ll")}catch{return null}},write(t){try{window[e].setItem(s,JSON.stringify(t))}catch{}}});function Ve(s,e=null){let t=null,n=()=>{if(!t||e===null)return;let r=e;e=
null,t(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[s]!=null&&(e=String(r[s]),n())}),r=>{t=r,n()}}var xd=(s,e)=>s.replace(/\{(\w+)\}/g,(t,n)=>e&&n in e?String(e[n]):t);function ce(s){return(e,t)=>{let n=e.split(".").reduce((r,o)=>r?.[o],s);return typeof n=="\
string"?xd(n,t):e}}var v=s=>s;function wi(s){v=ce(s)}var yd=new TextEncoder,kd=new TextDecoder("utf-8",{ignoreBOM:!0});function xi(s){return s==null?[]:typeof s=="string"?[...yd.encode(s)]:(s.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function _d(s){return s<128?1:s<194?0:s<224?2:s<240?3:s<245?4:0}function Sd(s){for(let e=1;e<=Math.min(3,s.length);e+=1){let t=s[s.length-
e];if(t<128)return 0;if(t>=192)return _d(t)>e?e:0}return 0}var _e=Object.freeze({bytes:[],tokens:0});function ze(s,e){let t=[...s.bytes,...xi(e)],n=Sd(t),r=t.slice(
0,t.length-n);return{text:kd.decode(new Uint8Array(r)),took:r.length?s.tokens+1:1,pending:n?{bytes:t.slice(-n),tokens:r.length?1:s.tokens+1}:_e}}var Le=s=>xi(s).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Ed=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Td=["space","newline","tab","control","text"];function Gt(s){return[...s.matchAll(Ed)].map(e=>({kind:Td[e.slice(1).findIndex(t=>t!==void 0)],text:e[0]}))}var Kt=s=>"\
U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Md=s=>s&&`⁨${s}⁩`,de=s=>s.replace(/[\u2068\u2069]/g,"");function ne(s){return Md(Gt(s).
map(({kind:e,text:t})=>e==="space"?"·".repeat(t.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Kt(t):t).join(""))}var H=(...s)=>s.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),Yt="–",je=s=>(e,t)=>e==null||!Number.isFinite(e)?Yt:s(e,t);function Rd(s){let[e,t]=s.toExponential(1).split("e");return`${e}\
×10${[...t].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var Ge=je((s,e=3)=>{if(s===0||s===1)return String(s);if(s<1e-6)return Rd(
s);let t=s.toPrecision(s<.001?Math.min(e,2):e),n=t.includes("e")?s.toFixed(7):t;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>s.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),K=je((s,e)=>s>0&&s<1e-4?"<0.0001":Ge(s,e)),G=je(s=>s===0||s===1?String(s):s>0&&s<5e-4?"<0.001":s<1&&s>=.9995?">0.9\
99":s.toFixed(3));function pe(s,e){let t=a=>[s,e].map(c=>Ge(c,a)),n=s===e?3:[3,4,5,6,7].find(a=>new Set(t(a)).size>1)??8,r=t(n),o=Math.min(s,e)>.9&&r.every(a=>a.
startsWith("0.")),i=Math.max(...r.map(({length:a})=>a))-2;return o?[s,e].map(a=>a.toFixed(i)):r}var j=je(s=>{let e=s*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),ee=je(s=>s.toFixed(s<9.995?2:1)+"×"),q=je((s,e=2)=>s.toFixed(e)),jr=je(s=>s<99.5?
s.toFixed(1):s.toFixed(0)),me=je(s=>s.toLocaleString("en")),Cr=je(s=>{let[e,t]=s>=9995e5?["B",1e9]:s>=999500?["M",1e6]:["k",1e3];return`${(s/t).toPrecision(s/t<
10?2:3)} ${e}`}),U=je(s=>s===0?"0 s":s<.001?(s*1e3).toFixed(2)+" ms":s<.1?(s*1e3).toFixed(1)+" ms":s<1?(s*1e3).toFixed(0)+" ms":s.toFixed(2)+" s");var Od="http://www.w3.org/2000/svg",ki=s=>s.split(/\u2068([^\u2069]*)\u2069/).map((e,t)=>t%2?u("bdi",{translate:"no"},e):e);function u(s,e,...t){let n=document.
createElement(s),{on:r={},...o}=e;Object.entries(r).forEach(([i,a])=>n.addEventListener(i,a));for(let[i,a]of Object.entries(o))a===!0?n.setAttribute(i,""):a!==!1&&
a!=null&&n.setAttribute(i,de(String(a)));return n.append(...t.flatMap(i=>i==null?[]:typeof i=="string"?ki(i):[i])),n}function y(s,e){s.textContent!==de(e)&&(s instanceof
Element?s.replaceChildren(...ki(e)):s.textContent=de(e))}function C(s,e,t){t==null?s.removeAttribute(e):s.getAttribute(e)!==de(String(t))&&s.setAttribute(e,de(String(
t)))}function _i(s,e,t,n){let r=t.bottom-e.bottom+4,o=t.top-e.top-48;r>0?s.scrollTop=n*Math.ceil((s.scrollTop+r)/n):o<0&&(s.scrollTop=n*Math.floor((s.scrollTop+
o)/n))}function yi(s,e,...t){let n=document.createElementNS(Od,s);return Object.entries(e).forEach(([r,o])=>n.setAttribute(r,de(String(o)))),n.append(...t.map(r=>typeof r==
"string"?de(r):r)),n}var Ar=s=>yi("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},yi("path",{d:s}));function Ds(s,e=!1){return Gt(s).map(({kind:t,
text:n})=>{if(t==="text")return document.createTextNode(n);if(t==="control")return u("span",{class:"sv-control"},Kt(n));let r=e&&t!=="space";return u("span",{class:`\
sv-${t}${r?" sv-marked":""}`},r?"":n)})}var Ke=class{probe=u("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;constructor(e){e.append(this.probe)}get(e){
let t=this.cache.get(e);if(t!==void 0)return t;this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){
let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Ye=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var rt,Y,Pr,Si,$r=Object.is,Bs=0,Ci=[],Hr=[],Z=I,Ei=Z.__b,Ti=Z.__r,Mi=Z.diffed,Ri=Z.__c,Oi=Z.unmount,zi=Z.__;function Xt(s,e){Z.__h&&Z.__h(Y,s,Bs||e),Bs=0;var t=Y.
__H||(Y.__H={__:[],__h:[]});return s>=t.__.length&&t.__.push({}),t.__[s]}function te(s){return Bs=1,zd($i,s)}function zd(s,e,t){var n=Xt(rt++,2);if(n.t=s,!n.__c&&
(n.__=[t?t(e):$i(void 0,e),function(o){var i=(n.__N||n.__)[0],a=n.t(i,o);$r(i,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=Y,!Y.__f)){Y.__f=!0;var r=Y.shouldComponentUpdate;
Y.shouldComponentUpdate=function(o,i,a){var c=this.__H;if(!c)return!0;var d=!1,p=this.props!=o;if(c.__.some(function(f){f.__N&&(d=!0,$r(f.__[0],f.__N[0])||(p=!0))}),
r){var h=r.call(this,o,i,a);return d?h||p:h}return!d||p}}return n.__}function Ai(s,e){var t=Xt(rt++,3);!Z.__s&&qr(t.__H,e)&&(t.__P=!0,t.__=s,t.u=e,Y.__H.__h.push(
t))}function J(s,e){var t=Xt(rt++,4);!Z.__s&&qr(t.__H,e)&&(t.__P=!1,t.__=s,t.u=e,Y.__h.push(t))}function W(s){return Bs=5,ot(function(){return{current:s}},[])}function ot(s,e){var t=Xt(rt++,7);return qr(t.__H,e)&&(t.__=s(),t.__H=e),t.__}function Pi(s){var e=Y.context[s.__c],t=Xt(rt++,9);return t.c=s,e?(t.__==null&&(t.__=!0,e.sub(Y)),e.props.value):s.__}function Ld(){var s;do{for(;s=Hr.shift();)try{Jt(s)}catch(t){Z.__e(t,{__:(s=s.__P)&&s.__v})}for(;s=Ci.shift();){var e=s.__H;if(s.__P&&e)try{e.__h.some(Jt),e.__h.
some(Nr),e.__h=[]}catch(t){e.__h=[],Z.__e(t,s.__v)}}}while(Hr.length)}Z.__b=function(s){Y=null,Ei&&Ei(s)},Z.__=function(s,e){s&&e.__k&&e.__k.__m&&(s.__m=e.__k.__m),
zi&&zi(s,e)},Z.__r=function(s){Ti&&Ti(s),rt=0;var e=(Y=s.__c).__H;e&&(Pr==Y?Y.__h=[]:(e.__h.some(Jt),e.__h.some(Nr),rt=0),e.__h=[],e.__.some(function(t){t.__N&&
(t.__=t.__N),t.u=t.__N=void 0})),Pr=Y},Z.diffed=function(s){Mi&&Mi(s);var e=s.__c;e&&e.__H&&(e.__H.__h.length&&ji(Ci.push(e)),e.__H.__.some(function(t){t.u&&(t.
__H=t.u)})),Pr=Y=null},Z.__c=function(s,e){e.some(function(t){try{t.__h.some(Jt),t.__h=t.__h.filter(function(n){return!n.__||Nr(n)})}catch(n){t.__h=[function(){
throw n}]}}),Ri&&Ri(s,e)},Z.unmount=function(s){Oi&&Oi(s);var e,t,n=s.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=s.__;t&&
(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,ji(Hr.push(r))}else Jt(r)}catch(o){e=o}}),n.__H=void 0,e&&Z.__e(e,n.__v))};var Li=typeof requestAnimationFrame==
"function";function jd(s){var e,t=function(){clearTimeout(n),Li&&cancelAnimationFrame(e),setTimeout(s)},n=setTimeout(t,35);Li&&(e=requestAnimationFrame(t))}function ji(s){
s!=1&&Si==Z.requestAnimationFrame||((Si=Z.requestAnimationFrame)||jd)(Ld)}function Jt(s){var e=Y,t=s.__c;typeof t=="function"&&(s.__c=void 0,t()),Y=e}function Nr(s){
var e=Y;s.__c=s.__(),Y=e}function qr(s,e){return!s||s.length!=e.length||e.some(function(t,n){return!$r(t,s[n])})}function $i(s,e){return typeof e=="function"?e(
s):e}var Cd=Symbol.for("pv"),Ad=0;function l(s,e,t,n,r,o){e||(e={});var i,a,c=e;if("ref"in c&&typeof s!="function")for(a in c={},e)a=="ref"?i=e[a]:c[a]=e[a];var d={type:s,props:c,key:t,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Cd,__v:--Ad,__i:-1,__u:0};return(r||o)&&(d.__source=r,d.__self=o),I.vnode&&I.vnode(d),d}var Ni=hi(null);function ie(){let s=Pi(Ni);return{...s.state,run:s.state.run,host:s,set:s.set,send:s.send}}var Se=(s,e,t)=>V(l(Ni.Provider,{value:s,children:e}),
t),qi=({node:s})=>l("div",{class:"sv-drawn",ref:e=>e?.append(s)}),be=({name:s,children:e})=>l("button",{type:"button",class:"sv-term","data-term":s,"aria-haspop\
up":"dialog",children:e}),Hi=/\u2068([^\u2069]*)\u2069/,Ii=s=>Array.isArray(s)?s.map(Ii):typeof s!="string"||!Hi.test(s)?s:s.split(Hi).map((e,t)=>t%2?l("bdi",{translate:!1,
children:e}):e),Pd=I.vnode;I.vnode=s=>{if(typeof s.type=="string"){let e=s.props;for(let[t,n]of Object.entries(e))t==="children"?e.children=Ii(n):typeof n=="str\
ing"&&(e[t]=de(n))}Pd?.(s)};var Us="#term-",$d=`[data-term], a[href^="${Us}"]`,Fs=12,Ir=8,Ws=new Map,Bi=null,Fi=null,we=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});we.setAttribute("aria-labelledby","term-name");var Hd=()=>we.matches(":popover-open");function Ui(s){Ws=new Map(
(s.glossary??[]).map(e=>[e.term,e])),Nd()}function Nd(){let{hash:s,pathname:e,search:t}=window.location,n=s.startsWith(Us)&&Ws.get(s.slice(Us.length));n&&(window.
history.replaceState(window.history.state,"",e+t),Vi(n,document.querySelector("h1")??document.body))}function Wi({target:s}){let e=s instanceof Element?s.closest(
$d):null;if(!e||e.closest("[data-glossary]"))return null;let t=Ws.get(e.dataset.term??e.getAttribute("href")?.slice(Us.length)??"");return t?{name:e,entry:t}:null}
var Di=({label:s,items:e})=>e.length>0&&l("p",{class:"sv-note",children:[s," ",e.map((t,n)=>l(O,{children:[n>0&&v("comma"),t]},n))]}),qd=({entry:{name:s,definition:e,
formula:t,sources:n,see:r}})=>l(O,{children:[l("div",{class:"sv-popover-head",children:[l("h2",{id:"term-name",children:s}),l("button",{type:"button",class:"sv-\
popover-close","aria-label":v("term.close"),onClick:()=>we.hidePopover(),children:"×"})]}),l("p",{children:e}),t&&l("p",{class:"sv-formula",children:[l("span",
{class:"sv-spoken",children:[v("term.formula")," "]}),t,/\bq\b/.test(t)&&l("span",{class:"sv-symbols",children:v("term.symbols")})]}),l(Di,{label:v("term.source"),
items:n.map(({name:o,url:i})=>l("a",{href:i,target:"_blank",rel:"noreferrer",children:o}))}),l(Di,{label:v("term.see"),items:r.flatMap(o=>{let i=Ws.get(o);return i?
[l(be,{name:o,children:i.name})]:[]})})]});function Vi(s,e){we.dataset.shows=s.term,V(l(qd,{entry:s}),we),we.contains(e)||(document.body.append(we),Bi=e,we.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),we.showPopover(),Id(e.getBoundingClientRect())),we.focus({preventScroll:!0})}function Id({left:s,top:e,bottom:t}){
let{offsetWidth:n,offsetHeight:r}=we,{clientWidth:o,clientHeight:i}=document.documentElement,a=t+Ir+r+Fs<=i||e<i-t,c=Math.max(Fs,Math.min(s,o-n-Fs)),d=a?t+Ir:Math.
max(Fs,e-Ir-r);Object.assign(we.style,{left:`${c+window.scrollX}px`,top:`${d+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{Fi=Hd()?Bi:null},
!0);document.addEventListener("click",s=>{let e=Wi(s);e&&(s.preventDefault(),!(Fi===e.name&&s.detail)&&Vi(e.entry,e.name))});for(let s of["pointerover","focusin"])
document.addEventListener(s,e=>{let t=Wi(e);t&&!t.name.parentElement?.closest('[title]:not([title=""])')&&(t.name.title=t.entry.definition)});var D=(s,e)=>u("bu\
tton",{type:"button",class:"sv-term","data-term":s,"aria-haspopup":"dialog"},e);var P=({settings:s})=>(s.tree??"chain")!=="chain",se=({drafts:s})=>s.some(({parent:e})=>e!=null),ve=(s,e)=>s[e].parent??e-1,Zt=(s,e)=>e<0?[]:[...Zt(s,ve(s,e)),e];
function ae(s){let e=[];return s.forEach((t,n)=>{let r=ve(s,n);e.push(r<0?0:e[r]+1)}),e}var it=s=>s.flatMap(({verdict:e},t)=>e==="accepted"?[t]:[]);function Gi(s){
let e=ae(s);return s.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function Ki({drafts:s}){let e=it(s);if(!se({drafts:s}))return e.
length;let t=e.at(-1)??-1;return s.flatMap(({parent:r},o)=>r===t?[o]:[]).at(-1)??s.length}function Yi(s){let e=s.map(()=>0),t=0,n=r=>{r>=0&&(e[r]=t),s.flatMap((i,a)=>i===
r?[a]:[]).forEach((i,a)=>{a&&(t+=1),n(i)})};return n(-1),{rows:e,count:t+1}}var Qt=(s,e)=>({name:s,index:e}),Dd=["medusa","dflash","lookup"],Ji=({drafts:s},{settings:e})=>Dd.includes(s[0]?.source??e.drafter)&&!se({drafts:s});function Je({
drafts:s,final:e,together:t}){let n=Gi(s),r=s.filter(o=>o.verdict==="accepted").length;return[...Xi({drafts:s,together:t}).map(o=>Qt("draft",o)),Qt("verify",0),
...n.map(o=>Qt("test",o)),...r<s.length?[Qt("discard",r)]:[],...e?[Qt("final",s.length)]:[]]}var Dr=({drafts:s,together:e})=>Xi({drafts:s,together:e}).length+s.
length+(s.length?3:2);function Xi({drafts:s,together:e}){if(e)return s.length?[0]:[];let t=ae(s);return s.flatMap((n,r)=>t.indexOf(t[r])===r?[r]:[])}var es=({drafts:s,
final:e})=>e&&(s.length?e.kind:"plain");function Bd(s,{name:e,index:t},n){let{drafts:r}=n;if(e==="verify")return s.map((i,a)=>a<r.length?"lit":i);if(e==="discar\
d")return s.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return s.map((i,a)=>a<r.length?"guessed":i);if(e==="draft"&&se(n)){let i=ae(r);return s.map(
(a,c)=>c<r.length&&i[c]===i[t]?"guessed":a)}let o=e==="draft"?"guessed":e==="test"?r[t].verdict:es(n);return s.map((i,a)=>a===t&&o?o:i)}function Zi(s,e){let t=Je(
s).slice(0,e),n=s.drafts.length+(s.final?1:0);return{phase:t[t.length-1],looks:t.reduce((r,o)=>Bd(r,o,s),Array(n).fill("absent")),verified:t.some(r=>r.name==="v\
erify"),fallen:t.some(r=>r.name==="discard")}}function Br(s,{round:e,phase:t}){return e>=s.length?{round:s.length,phase:0}:t+1>=Je(s[e]).length?{round:e+1,phase:0}:
{round:e,phase:t+1}}function Qi(s,{round:e,phase:t}){return t>0?{round:e,phase:t-1}:e>0?{round:e-1,phase:Je(s[e-1]).length-1}:{round:0,phase:0}}function ts(s,{round:e,
phase:t=0}){if(e<0)return{round:0,phase:0};if(e>=s.length)return{round:s.length,phase:0};let n=Je(s[e]).length;return t>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,t)}}var ss=["token","block","match","typical","top-k","threshold"],Fd=["typical","top-k","threshold"],A=({settings:s})=>s.rule??"token",Q=s=>Fd.includes(s),le=s=>s?.
target==null||!s.draft?null:Math.min(1,s.target/s.draft),re=s=>s?.chance??le(s),at=(s,e)=>Q(e)&&[0,1].includes(re(s)??-1);function Et(s){if(s.draw==null)return"\
kept";let e=s.draw;return e<(re(s)??1)?"passed":e<(le(s)??1)?"kept":"rescued"}function ea(s,e){let{target:t,draft:n,weight:r}=s[e];if(t==null||!n||r==null)return null;
let o=Math.min(1,r*t/n),i=e===s.length-1,a=i?o:s[e+1].excess;return a==null||a+1-o<=0?null:{weight:o,excess:a,last:i}}var Tt=s=>s.findLastIndex(e=>e.verdict==="\
accepted"),lt=(s,e)=>s==="untested"&&A(e)==="block"&&!P(e)?"dropped":s,ta=({rule:s="token"})=>s==="token"?null:s;function sa(s,e){let{token:t,target:n,weight:r,
excess:o}=s;return e==="match"?{weight:1,taken:i=>i===t?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,a)=>a,mass:o??null}}var Xe=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Vs=class{constructor(e,t){this.state=e;this.changed=t}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},ue=({run:s,moment:e})=>s?
s.length-e.round:0,Ne=({live:s,run:e,mode:t})=>s&&e!==null&&!e.over&&(t==="running"||t==="paused");function Gs({run:s,predicting:e,moment:t}){return s&&s.over&&
!e?s.length:t.round}function qe({run:s,moment:{round:e,phase:t}}){return s&&t?Zi(s.rounds[e],t):null}function ct(s,e){let{run:t,moment:n}=s;if(!e||!t||e.round>n.
round||e.round<0)return null;let r=t.at(e);if(!r||e.round<n.round)return r;let o=qe(s)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var Mt=(s,e)=>s===e||!!(s&&e&&s.round===e.round&&s.index===e.index);function ns(s){return ct(s,s.pinned)?{at:s.pinned,how:"pinned"}:ct(s,s.hovered)?{at:s.hovered,
how:"preview"}:Ud(s)||Kd(s)}function ra(s){let{run:e,moment:t,pinned:n,following:r,playing:o,status:i,recorded:a,speed:c,pace:d,tint:p,presenting:h,view:f,opening:m,
rested:g}=s;return{...t,rounds:e?e.length:0,selected:ns(s).at,pinned:n,following:r,playing:o,state:i,recorded:a,speed:c,pace:d,tint:p,presenter:h,view:f,opening:m,
rested:g}}function Ud(s){let{run:e,moment:t,entered:n}=s,r=qe(s);if(r)return{at:{round:t.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!t.round)return null;
let o=t.round-1;return{at:{round:o,index:oa(e,o)},how:"now"}}var oa=(s,e)=>Math.max(0,s.rows[e].slots.findLastIndex(({kind:t})=>t!=="untested")),Wd=16,na=[.25,.75],
Vd=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&Et(e)==="rescued"),Gd=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(le(e)??
1)),rs=(s,e)=>e==="block"?Vd(s):Q(e)?Gd(s):-1,Fr=({drafts:s,final:e})=>e?.kind==="correction"&&s.some(({verdict:t})=>t==="accepted");function Ks(s){let e=({verdict:i,
target:a,draft:c})=>i==="rejected"&&a!==null&&c!==null&&a>=na[0]*c&&a<=na[1]*c,t=s.rounds.findIndex(i=>rs(i,A(s.trace))>=0);if(t>=0)return t;let n=i=>s.folds.at(
i).emitted>=Wd,r=s.rounds.flatMap((i,a)=>Fr(i)?[a]:[]),o=i=>s.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function Ur({
rounds:s,trace:e}){let t=({drafts:a})=>a.some(({verdict:c})=>c==="rejected"),n=s.at(-1);if(!n||n.drafts.length>=e.settings.gamma||t(n))return null;let r=({drafts:a})=>a.
length>n.drafts.length,o=s.findLastIndex(a=>r(a)&&t(a)),i=o>=0?o:s.findLastIndex(r);return i>=0?i:null}var ia=({run:s,moment:e,following:t,mode:n,predicting:r})=>s&&
t&&n==="running"&&!r&&e.round===s.length?Ur(s):null,dt=({moment:{round:s,phase:e},rested:t})=>t??(e?s:s-1);function Kd(s){let e=dt(s),{run:t}=s;if(!t||!t.rounds[e])
return{at:null,how:"newest"};let n=rs(t.rounds[e],A(t.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=t.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:oa(t,e)},how:"newest"}}var Yd=["token","top-k","threshold"],xe=(s,e)=>e&&s!==void 0?s/e:null;function Jd({drafts:s,positions:e=[]}){let t=s.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return se({drafts:s})?e.length?[...new Set(t.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>Xd(t.filter(({parent:o})=>o===r))):[]:t.slice(
0,s.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function Xd(s){let[e,t]=[0,1];for(let n of s){let r=le(n);if(n.overlap===
null||r===null)return[];e+=t*n.overlap,t*=1-r}return[e]}function Zd(s,e){if(Yd.includes(e))return!1;let t=new Map(s.map(r=>[r.parent,r]));return s.filter(r=>r.parent!=
null&&r!==t.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var Qd=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function ep(s){let e=s.drafts.filter(t=>t.verdict==="accepted").map(t=>t.token);return s.final?[...e,s.final.
token]:e}function tp(s,e,t){let n=a=>e.drafts.filter(c=>c.verdict===a).length,r=n("accepted"),o=n("rejected"),i=Jd(e);return{rounds:s.rounds+1,drafted:s.drafted+
e.drafts.length,accepted:s.accepted+r,rejected:s.rejected+o,corrected:s.corrected+(e.final?.kind==="correction"?1:0),untested:s.untested+e.drafts.length-r-o,emitted:s.
emitted+r+(e.final?1:0),draft:s.draft+e.times.draft,verify:s.verify+e.times.verify,accept:s.accept+e.times.accept,overlap:s.overlap+i.reduce((a,c)=>a+c,0),overlaps:s.
overlaps+i.length,otherwise:s.otherwise+(Zd(e.drafts,t)?1:0)}}var pt=s=>s.draft+s.verify+s.accept;function Ys(s,e){return Float64Array.from(s).sort()[Math.ceil(
e*s.length/100)-1]}var Wr=s=>s.length?{p50:Ys(s,50),p95:Ys(s,95)}:null,sp=12,np=.25,rp=1+1e-9;function op(s){if(s.length<sp)return null;let e=s.slice(1).map((t,n)=>Math.
abs(t-s[n]));return xe(Ys(e,75),Ys(s,50))}var Js=class{constructor(e){this.temperature=e.temperature,this.rule=A({settings:e}),this.sums=[Qd],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(tp(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...ep(
e)),this.bursts.push(pt(e.times)),this.match()}pushPlain(e,t){this.plain.tokens.push(e),this.plain.seconds.push(t),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+t),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let t=Math.min(e,this.sums.length-1);for(;t>0&&this.sums[t].emitted>this.plain.tokens.length;)t-=1;return t}speedup(e){let t=this.sums[this.compared(e)];return xe(
this.plain.until[t.emitted],pt(t))}impossible(e){let t=this.sums[this.compared(e)],n=this.speedup(e);return t.drafted>0&&n!==null&&n>rp*(t.emitted/t.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let t=this.sums[this.compared(e)];return t.emitted?{draft:t.draft/t.emitted,verify:t.verify/t.emitted,accept:t.
accept/t.emitted,plain:this.plain.until[t.emitted]/t.emitted}:null}gaps(e){let t=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Wr(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Wr(t.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:Wr(t)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let t=op(this.plain.seconds.slice(0,this.at(e).emitted));return t!==null&&t>np?{jitter:t}:null}agreement(e){let t=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!t?null:{compared:t,first_difference:this.matched<t?this.matched:null}}summary(e=this.sums.length-1){let t=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,t.emitted);return{rounds:t.rounds,drafted:t.drafted,accepted:t.accepted,rejected:t.rejected,untested:t.
untested,emitted:t.emitted,acceptance_rate:xe(t.accepted,t.accepted+t.corrected),draft_efficiency:xe(t.accepted,t.drafted),mean_acceptance_length:xe(t.emitted,t.
rounds),mean_overlap:t.otherwise?null:xe(t.overlap,t.overlaps),tokens_per_second:xe(t.emitted,pt(t)),plain_tokens_per_second:xe(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var ip=Object.freeze({tokens:[],seconds:[]}),ap=/^<\|?\w+\|?>$/,lp=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Ie=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=_e;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new Js(e.settings),this.width=e.settings.gamma;for(let t of this.promptTokens()){
let{text:n,pending:r}=ze(this.pending,this.piece(t));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,t=this.piece(e[0]);return typeof t=="string"&&ap.test(t)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:t}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return t.tokens.findIndex(r=>r===n||lp.test(String(this.piece(r))))}append({from:e=this.length,rounds:t=[],plain:n=ip,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:a}=this,c=a.plain;if(e>this.length||n.tokens.length&&r>c.tokens.length)return!1;Object.assign(a.pieces,o),t.slice(this.length-e).forEach(
d=>this.push(d));for(let d=c.tokens.length-r;d<n.tokens.length;d+=1)c.tokens.push(n.tokens[d]),c.seconds.push(n.seconds[d]),this.folds.pushPlain(n.tokens[d],n.seconds[d]);
return a.prefill=i.prefill??a.prefill,a.captured=i.captured??a.captured,this.over||(a.ending=i.ending??a.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(Ji(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let t=this.pending,
n=[];e.drafts.forEach((i,a)=>{let c=ve(e.drafts,a),d=this.slot(i.token,i.verdict,c<0?t:n[c].pending);i.verdict==="accepted"&&(this.pending=d.pending),n.push(d)});
let r=es(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,t,n){let r=this.piece(e),
{text:o,took:i,pending:a}=ze(n,r),c=o===""&&a.bytes.length>0;return{token:e,kind:t,piece:r,text:o,took:i,part:c,pending:a}}alone(e){let t=this.piece(e);return typeof t==
"string"?t:ze(_e,t).text}at({round:e,index:t}){let n=this.rows[e],r=n&&n.slots[t];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(d=>d.verdict==="accep\
ted").length,a=t<o.drafts.length,c=a?t:Ki(o);return{...r,number:e,index:t,round:o,accepted:i,judgedAt:c,draft:a?o.drafts[t]:null,judged:o.drafts[c]||null,position:(o.
positions||[])[c]||null}}},Xs=["accepted","correction","bonus","plain"],De=s=>Xs.includes(s);var Zs=({trace:s})=>s.settings.gamma>0&&!P(s),Gr=({round:s,index:e})=>`${s}.${e}`;function Kr({run:s,predicting:e,answers:t},{round:n,phase:r}){if(!e||!s||n>=s.
length)return null;let o=Je(s.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(Gr(i)in t)?i:null}function is(s){let e=qe(s)?.phase;if(!e||e.name!==
"test")return null;let t=Gr({round:s.moment.round,index:e.index});return t in s.answers?t:null}var as=s=>s.predicting&&s.looking!==null&&s.looking===is(s),Ce=s=>as(
s)?null:Kr(s,s.moment);function aa({run:s,answers:e},t,n){if(!s)return{};let r=s.rounds[t.round].drafts[t.index],o=A(s.trace)==="block"?null:re(r),i=Gr(t);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function ls({predicting:s,informed:e,run:t}){return s&&(!e||t?.trace.settings.temperature===
0)}var la=(s,e)=>ls(s)&&e?.kind==="lit",Vr=s=>s.length?s.reduce((e,t)=>e+t,0)/s.length:null,os=(s,e)=>(s-(e?1:0))**2;function ca(s){let e=s.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),t=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:t.length,right:t.filter(({chance:r,kept:o})=>r>.5===o).length,brier:Vr(e.map(({chance:r,kept:o})=>os(r,o))),known:n.length,truth:Vr(n.
map(({threshold:r,kept:o})=>os(r,o))),best:Vr(n.map(({threshold:r})=>r*(1-r)))}}function da(s,e,t){if(s.brier===null)return[t("predict.lesson.none")];let n={...s,
brier:q(s.brier),truth:q(s.truth),best:q(s.best)},r=!e&&s.truth!==null&&s.known===s.n&&s.brier<s.truth,o=s.brier<.25?"good":s.brier>.25?"bad":"even";return[H(s.
decided>0&&t("predict.lesson.you",n),t("predict.lesson.brier",n)),t("predict.lesson.half")+" "+t(`predict.lesson.${r?"lucky":o}`),...e?[t("predict.lesson.greedy")]:
s.known?[t("predict.lesson.truth",{...n,n:s.known})]:[]]}var Qs=["gamma","temperature","drafter","rule","tree"];function en(s,e){return e==="rule"?A(s):e==="tree"?s.settings.tree??"chain":s.settings[e]}function cs(s){
let{gamma:e,budget:t=e}=s.settings;return P(s)&&e>0?t:e}function tn(s,e,t,n){return e==="drafter"?Ee(s,String(t),n):e==="rule"?s(`rules.name.${t}`):e==="tree"?s(
`tree.name.${t}`):String(t)}function Ee(s,e,t){let n=`drafter_of.${t}.${e}`,r=s(n);return r===n?s(`drafter.${e}`):r}function ut(s,e,t){let n=e.map(([o,i],a)=>u("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":String(a===0),on:{click:()=>{r(o),t(o)}}},i)),
r=o=>n.forEach(i=>{let a=String(i.dataset.choice===o);i.getAttribute("aria-pressed")!==a&&i.setAttribute("aria-pressed",a)});return{node:u("div",{class:"sv-togg\
les",role:"group","aria-label":s},...n),set:r}}function pa(s,e,t){let n=u("select",{on:{change:()=>t(n.value)}},...e.map(([r,o])=>u("option",{value:r},o)));return{
node:u("label",{class:"sv-choice"},s,n),select:n}}var sn=[.2,.4,.6,.8],ua=[.1,.5,1,2],Rt={overlap:{term:"overlap",limits:sn,most:"1",of:({position:s})=>s?.overlap??null},acceptance:{term:"accept_test",limits:sn,
most:"1",of:({draft:s})=>re(s??void 0)},target_entropy:{term:"entropy",limits:ua,most:"",of:({position:s})=>s?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:ua,most:"",of:({position:s})=>s?.draft_entropy??null}};function ds(s,e){let t=e&&s in Rt?Rt[s].of(e):null;return t==null?null:Rt[s].limits.filter(n=>t>=
n).length}var nn=class{constructor(e,t){this.say=e;let{node:n,select:r}=pa(e("tint.label"),["verdict",...Object.keys(Rt)].map(i=>[i,e(`tint.${i}.name`)]),t);this.
select=r,this.ends=sn.map(()=>u("span",{class:"sv-tint-limit"})),this.most=u("span",{class:"sv-tint-limit"});let o=i=>u("span",{class:"sv-tint-swatch","data-tin\
t":i});this.scale=u("span",{class:"sv-tint-scale",role:"img"},u("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((i,a)=>[o(a),i]),o(sn.length),this.most),
this.means=D("overlap",""),this.legend=u("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=u("div",{class:"sv-tint"},n)}has(e){return e===
"verdict"||Object.hasOwn(Rt,e)}show(e){this.select.value=e;let t=Rt[e];if(this.legend.hidden=!t,!t)return;let n=r=>String(r).replace(/^0\./,".");this.ends.forEach(
(r,o)=>y(r,n(t.limits[o]))),y(this.most,t.most),y(this.means,this.say(`tint.${e}.means`)),this.means.dataset.term=t.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:t.limits.join(this.say("comma"))}))}};var ha=480,cp=5;function Ae(s,e){if(s.part)return e("token.part",{hex:Le(s.piece)});let t=ne(s.text)||e("token.empty");return s.took>1?e("token.took",{token:t,n:s.
took}):t}function Jr({rounds:s,trace:e},t,n,r){let{drafts:o}=s[t],i=o.length;if(n>=i)return r("token.final");let a=r("token.guess",{n:n+1,of:i}),{source:c}=o[n];
return c?r("token.from",{slot:a,drafter:Ee(r,c,e.models.pair)}):a}function ht(s,e,t,n,r){let o=s.rows[e].slots[t];return n("token.aria",{token:Ae(o,n),kind:n(`k\
ind.${lt(r||o.kind,s.trace)}`),round:e+1,slot:Jr(s,e,t,n)})}function Ze(s,e,t=!1){return e.part?s.dataset.part="":e.text===""&&(s.dataset.empty=""),e.took>1&&(s.
dataset.took=String(e.took)),s.append(...Ds(e.text,t)),s}var dp=/^ \S{1,24}$/;function Yr({text:s},e){return dp.test(s)?(e.classList.add("sv-word"),[u("wbr",{}),
e]):[e]}var pp=["rejected","untested"],rn=class{rows;now;written;discarded;run;shown;constructor({say:e,set:t}){this.say=e,this.prompt=u("span",{class:"sv-promp\
t"}),this.more=u("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=u("span",{class:"sv-\
list",role:"listbox","aria-label":e("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=u("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=u("div",{class:"sv-stream-scroll"},this.text),this.ghosts=u("input",{type:"checkbox",on:{change:()=>t({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new nn(e,n=>t({tint:n})),this.node=u("section",{class:"sv-section sv-stream"},u("div",{class:"sv-section-head"},u("h2",{},D("token",e(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=u("label",{class:"sv-check"},this.ghosts,e("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let e=t=>{let n=D(t,this.say(`legend.${t}`));return n.dataset.short=this.
say(`kind.${t}`),u("li",{},u("span",{class:"sv-swatch","data-kind":t}),n)};return this.discarded=pp.map(e),this.discarded.forEach(t=>{t.hidden=!0}),this.written=
Xs.map(e),u("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:e,trace:{settings:{gamma:t,drafter:n}}}){let o={plain:t===0||n.startsWith(
"lookup")||e.some(({drafts:i})=>!i.length),other:t>0};this.written.forEach((i,a)=>{i.hidden=!o[Xs[a]==="plain"?"plain":"other"]})}load(e){this.run=e,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=P(e.trace),this.shown=
0,this.grow()}dress({ghosts:e,tint:t}){e!==this.ghosted&&this.redraw(e),t!==this.quantity&&this.paintTint(t)}redraw(e){this.ghosted=this.ghosts.checked=e,this.discarded.
forEach(n=>{n.hidden=!e});let{shown:t}=this;this.load(this.run),this.show(t)}paintPrompt(e){let t=this.run.promptText,n=!e&&t.length>ha;y(this.prompt,n?"…"+t.
slice(-ha):t),this.more.hidden=!n,y(this.more,this.say("stream.more",{n:t.length}))}grow(){let e=document.createDocumentFragment();for(let t=this.rows.length;t<
this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}this.list.append(e),this.nameKinds(this.run)}row(e){let t=u("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[e].slots.forEach((n,r)=>{De(n.kind)?t.append(...Yr(n,this.option(n,e,r))):this.ghosted&&!P(this.run.trace)&&t.append(...Yr(
n,this.ghost(n,e,r)))}),t}option(e,t,n){let r=u("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${t}.${n}`,
style:`--i:${n}`,"aria-label":ht(this.run,t,n,this.say),"data-tint":ds(this.quantity,this.run.at({round:t,index:n}))});return Ze(r,e)}ghost(e,t,n){let r=u("span",
{class:"sv-token","data-kind":e.kind,"data-at":`${t}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Ze(r,e,!0)}paintTint(e){this.quantity=e,this.tint.show(
e),this.node.dataset.tinted=String(e!=="verdict"),this.options(this.rows.length).forEach(t=>{let[n,r]=(t.dataset.at??"").split(".").map(Number);C(t,"data-tint",
ds(e,this.run.at({round:n,index:r})))})}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-\
ahead",r>=e);this.shown=e,C(this.scroller,"tabindex",e?null:0)}showNow(e){let t=this.shown;if(this.now&&(!e||this.now.number!==t)&&(this.now.node.remove(),this.
now=null),!e)return;this.now||(this.now=this.begin(t)),this.now.node.classList.toggle("sv-fallen",e.fallen);let n=se(this.run.rounds[t]);this.now.tokens.forEach(
(r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!De(i),C(r,"data-kind",i)})}begin(e){let t=this.run.rows[e].slots.map((o,i)=>this.ghost(o,e,i)),n=this.run.rows[e].
slots.flatMap((o,i)=>Yr(o,t[i])),r=u("span",{class:"sv-now","aria-hidden":"true"},...n);return this.list.insertBefore(r,this.rows[e]),{number:e,node:r,tokens:t}}options(e){
return this.rows.slice(0,e).flatMap(t=>[...t.querySelectorAll("[role=option]")])}find(e){let t=e&&this.rows[e.round];return!t||e.round>=this.shown?null:t.querySelector(
`[role=option][data-at="${e.round}.${e.index}"]`)||t.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:t,y:n,width:r,height:o}=e.box,i=new DOMRect(t,n,r,o-e.covered);
_i(this.scroller,i,e.head,e.line)}measure(){let[e,t,n]=[this.scroller,this.text,this.head].map(o=>o.getBoundingClientRect()),r=this.tint.legend.offsetHeight;return{
box:e,text:t,head:n,covered:r,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:e,text:t,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.
text.style,i=this.shown===this.rows.length&&!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(
n.bottom-t.top)+r+cp}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var up={mean_acceptance_length:s=>q(xe(s.emitted,s.rounds)),acceptance_rate:s=>j(xe(s.accepted,s.accepted+s.rejected)),draft_efficiency:s=>j(xe(s.accepted,s.drafted)),
drafted:s=>me(s.drafted),emitted:s=>me(s.emitted)};function Xr({drafts:s,final:e},t){let n=s.slice(0,t),r=n.filter(d=>d.verdict==="accepted").length,o=n.some(d=>d.
verdict==="rejected")?1:0,i=!e&&r===s.filter(d=>d.verdict==="accepted").length,a=o?"correction":i?null:"bonus",c=o===1||i||s.length<=t;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(a?1:0),final:a,drawn:c}}function ma(s,e){let t={rounds:s.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of s){let{drafted:r,accepted:o,
rejected:i,emitted:a}=Xr(n,e);t.drafted+=r,t.accepted+=o,t.rejected+=i,t.emitted+=a}return t}function hp(s){let{drafter:e,temperature:t}=s.settings;return P(s)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":A(s)==="block"&&t?"rules.whatif":""}function va(){let{run:s,gamma:e,moment:{round:t},set:n}=ie(),r=s.trace.
settings.gamma,o=hp(s.trace),i=e>=r,a=v(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return l("div",{class:"sv-block",children:[l("h3",{children:v("w\
hatif.gamma")}),l("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[l("span",{"aria-hidden":"true",children:"γ"}),l("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":v("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:c})=>n({gamma:Number(c.value)})}),l("output",{class:"sv-whatif-value",
children:a})]}),!i&&l(mp,{gamma:e,most:r,rounds:s.rounds.slice(0,t)}),l("p",{class:"sv-note","aria-live":"polite",children:i?v(o||(r<2?"whatif.fewest":"whatif.t\
ry")):v("whatif.note",{gamma:e,rounds:t})})]})}function mp({gamma:s,most:e,rounds:t}){let[n,r]=[ma(t,1/0),ma(t,s)];return l("table",{class:"sv-figures-table",children:[
l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:v("whatif.rounds")}),l("th",{scope:"col",children:v("whatif.was",{gamma:e})}),l("th",{scope:"\
col",children:v("whatif.would",{gamma:s})})]})}),l("tbody",{children:Object.entries(up).map(([o,i])=>l("tr",{children:[l("th",{scope:"row",children:v(`whatif.ro\
w.${o}`)}),l("td",{children:i(n)}),l("td",{children:i(r)})]},o))})]})}var fa=["draft","verify","accept"],vp={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},on=36,fp=20,gp=5;function Zr(s,e){let t=(n,r)=>u(
"li",{},u("span",{class:"sv-swatch","data-part":n}),D(vp[n],r));return u("ul",{class:"sv-legend"},...fa.map(n=>t(n,s(`part_key.${n}`))),...e?[t("plain",e)]:[])}
var an=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(e){this.say=e,this.head=u("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
u("div",{class:"sv-rows",role:"rowgroup"}),this.grid=u("div",{class:"sv-grid",role:"grid","aria-label":e("rounds.label")},u("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=u("div",{class:"sv-rounds-scroll"},this.grid),this.detail=u("p",{class:"sv-note sv-round-detail"},e("rounds.detail")),
["pointerover","focusin"].forEach(t=>this.body.addEventListener(t,n=>this.showTime(n))),this.note=u("p",{class:"sv-note"},e("rounds.note")),this.node=u("section",
{class:"sv-section sv-rounds"},u("div",{class:"sv-section-head"},u("h2",{},D("round",e("rounds.heading"))),u("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(t=>u("li",{},u("span",{class:"sv-mark","data-kind":t}),D(t,e(`kind.${t}`)))))),this.note,this.scroller,this.detail,u("div",
{class:"sv-foot"},u("ul",{class:"sv-legend"},u("li",{},u("span",{class:"sv-swatch","data-part":"overlap"}),D("overlap",e("rounds.overlap_key")))),Zr(e,e("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(e){this.run=e,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],y(this.note,this.say(P(e.trace)?"tree.rounds":"rounds.note")),y(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.
row(t);this.rows.push(n),e.append(n)}for(this.grid.classList.toggle("sv-many",this.rows.length>fp),this.body.append(e),this.body.style.height=`${this.rows.length*
on}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>gp);let e=(t,n="")=>u("div",{role:"columnheader",class:n},
t);this.head.replaceChildren(e("#","sv-number"),...Array.from({length:this.width},(t,n)=>e(this.say("rounds.guess",{n:n+1}))),e(this.say("rounds.final"),"sv-fin\
al"),e(this.say("rounds.time"),"sv-time"))}row(e){let{drafts:t,positions:n=[]}=this.run.rounds[e],{slots:r,final:o}=this.run.rows[e],i=u("div",{class:"sv-row sv\
-ahead",role:"row","data-round":e},u("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:e+1})},String(e+1)));return r.forEach((a,c)=>{
let d=c<t.length&&n[c]?n[c].overlap:null,p=this.cell(a,e,c,d);a===o&&p.classList.add("sv-final"),i.append(p)}),i.append(this.time(this.run.rounds[e].times)),i}cell(e,t,n,r){
let o=Ze(u("span",{class:"sv-cell-text",translate:"no"}),e,!0);return u("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":e.kind,"data-at":`${t}.${n}`,
"aria-label":this.label(t,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},u("span",{class:"sv-mark","data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,t,n,r){
let o=ht(this.run,e,t,this.say,r);return n==null?o:this.say("token.aria_overlap",{label:o,overlap:K(n,2)})}time(e){let t=e.draft+e.verify+e.accept;this.spans.push(
t);let n=this.say("rounds.row_time",{total:U(t),draft:U(e.draft),verify:U(e.verify),accept:U(e.accept)}),r=u("div",{class:"sv-bar"},...fa.map(o=>u("span",{"data\
-part":o,style:`--t:${e[o]}`})));return u("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},u("div",{class:"sv-bars-pair"},r),u("span",{class:"\
sv-ms"},U(t)))}compare(e){let{sums:t,plain:n}=this.run.folds,r=t[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.until[t[e].emitted],i=this.rows[e].
lastElementChild;if(!i)return!1;let a=this.say("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:U(o)});return i.setAttribute("aria-label",a),i.firstElementChild?.
append(u("div",{class:"sv-bar sv-bar-plain"},u("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.spans[e],o),!0}showTime({target:e}){
let t=e instanceof Element?e.closest(".sv-time"):null,n=t?.parentElement;if(!t||!n)return;let r=Number(n.dataset.round)+1;y(this.detail,this.say("rounds.detail_\
of",{round:r,time:t.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<
n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){
let{now:t,shown:n}=this;if(t!==null&&(!e||t!==n)&&(this.rows[t].classList.toggle("sv-ahead",t>=n),this.rows[t].classList.remove("sv-row-now"),this.run.rows[t].slots.
forEach((o,i)=>this.dress(t,i,null)),this.now=null),!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.
toggle("sv-verified",e.verified),e.looks.forEach((o,i)=>this.dress(n,i,o))}dress(e,t,n){let r=this.find({round:e,index:t});if(!r)return;let{kind:o}=this.run.rows[e].
slots[t],i=n==="absent",a=t<this.run.rounds[e].drafts.length&&(this.run.rounds[e].positions||[])[t],c=n==="guessed"||n==="lit"&&this.concealed,d=a&&!c?a.overlap:
null;C(r,"data-kind",n||o),r.firstElementChild&&C(r.firstElementChild,"data-kind",n||o),C(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(
d||0)),i||C(r,"aria-label",this.label(e,t,d,n||o))}showCut(e,t){let n=this.run.trace.settings.gamma,r=e<n?e:1/0,o=r===this.cutting?Math.min(t,this.cut):0,i=Math.
max(t,this.cut);if(r!==this.cutting||r<1/0)for(let a=o;a<i;a+=1)this.markCut(a,a<t?r:1/0);this.cutting=r,this.cut=t}markCut(e,t){let n=this.run.rounds[e],{drawn:r}=Xr(
n,t);this.run.rows[e].slots.forEach((o,i)=>{let a=this.find({round:e,index:i}),c=i<n.drafts.length?i>=t:!r,d=i===t&&!r;a&&(a.classList.toggle("sv-cut",c&&!d),a.
classList.toggle("sv-cut-own",d),C(a,"aria-description",c?this.say(d?"whatif.own":"whatif.gone",{gamma:t}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(
`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.rows.slice(0,this.shown+(this.now==null?0:1)),t=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(
n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll("[role=gridcell]")].filter(o=>r<this.shown||t(o)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,t=(this.shown+(this.now==null?0:1))*on;t>e+this.height?this.scroller.scrollTop=t-this.
height:t-2*on<e&&(this.scroller.scrollTop=Math.max(0,t-2*on))}relayout(){this.height=null}};var ga=20,bp=5,ln=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(e){this.say=e,this.root=u("span",{class:"sv-tree-text","aria-hidden":"true"},
e("tree.text")),this.grid=u("div",{class:"sv-tree-grid",role:"grid","aria-label":e("tree.label")}),this.mask=u("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=u("p",{class:"sv-tree-note"}),this.node=u("div",{class:"sv-tree",hidden:!0},u("div",{class:"sv-tree-scroll"},this.grid),u("div",{class:"sv-mask-side"},u("p",
{class:"sv-mask-name"},D("tree_mask",e("tree.mask"))),this.mask,this.note))}build(e,t){Object.assign(this,{run:e,number:t});let n=e.rounds[t],{drafts:r,final:o}=n,
{slots:i}=e.rows[t],a=ae(r),c=r.map((h,f)=>ve(r,f));o&&(a.push(it(r).length),c.push(it(r).at(-1)??-1));let{rows:d,count:p}=Yi(c);this.leaves=i.map((h,f)=>this.leaf(
h,f,{column:a[f]+2,row:d[f],above:d[c[f]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(h,f)=>this.leaves.flatMap(({node:m},g)=>a[g]===f?[m]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(p,this.levels.length)>bp),this.grid.style.setProperty("--rows",String(p)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:h})=>h),...this.levels.map(h=>u("div",{role:"row",class:"sv-tree-level"},...h))),this.masked=r.map((h,f)=>this.maskRow(f,Zt(r,f))),this.mask.style.
setProperty("--nodes",String(r.length)),this.mask.classList.toggle("sv-mask-fine",r.length>20),this.mask.replaceChildren(...this.masked)}leaf(e,t,{column:n,row:r,
above:o}){let i=u("span",{class:"sv-mark","aria-hidden":"true"}),a=Ze(u("span",{class:"sv-tree-token",translate:"no"}),e,!0),c=u("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${t}`,style:`grid-column:${n};grid-row:${r+1}`},i,a),d=u("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${n};grid-row:${o+1}/${r+2}`});return d.classList.toggle("sv-tree-bend",r>o),{node:c,mark:i,link:d}}maskRow(e,t){let n=[0,...t.map(r=>r+1)];return u(
"div",{class:"sv-mask-row","data-at":`${this.number}.${e}`},...n.map(r=>u("span",{class:"sv-mask-cell","data-column":r,style:`--column:${r}`})))}show(e,t,n,r){(e!==
this.run||t!==this.number||this.leaves.length!==e.rows[t].slots.length)&&this.build(e,t);let{drafts:o}=e.rounds[t];this.leaves.forEach(({node:a,mark:c,link:d},p)=>{
let h=n[p]??"absent";[a,c,d].forEach(f=>C(f,"data-kind",h)),C(a,"aria-hidden",h==="absent"?"true":null),C(a,"aria-label",h==="absent"?null:this.label(e,t,p,h)),
this.masked[p]&&C(this.masked[p],"data-kind",h)});let i=it(o).length;y(this.note,r?this.say("tree.sum",{verified:o.length,accepted:i,wasted:o.length-i}):this.say(
"tree.sees"))}label(e,t,n,r){let{say:o}=this,i=ht(e,t,n,o,r),{drafts:a}=e.rounds[t];if(n>=a.length)return i;let c=Zt(a,ve(a,n)).map(d=>Ae(e.rows[t].slots[d],o));
return o(c.length?"tree.aria":"tree.aria_first",{label:i,level:c.length+1,line:c.join(" ")})}light(e){let{run:t,number:n}=this,r=t?.rounds[n]?.drafts??[],o=e&&e.
round===n&&e.index<r.length?e.index:-1,i=Zt(r,o);this.leaves.forEach(({node:a,link:c},d)=>[a,c].forEach(p=>p.toggleAttribute("data-line",i.includes(d)))),this.root.
toggleAttribute("data-line",o>=0),this.masked.forEach((a,c)=>a.toggleAttribute("data-line",c===o))}find(e){return e&&e.round===this.number&&this.leaves[e.index]?.
node||null}reveal(e){let t=this.grid.parentElement,n=this.leaves[e]?.node;if(!t||!n)return;let r=(c,d,p,h)=>Math.min(0,c-ga-p)||Math.max(0,d+ga-h),[o,i,a]=[n,this.
node,t].map(c=>c.getBoundingClientRect());this.node.scrollTop+=r(o.top,o.bottom,i.top,i.bottom),t.scrollLeft+=r(o.left,o.right,a.left,a.right)}rows(){return this.
levels.map(e=>e.filter(t=>t.dataset.kind!=="absent")).filter(e=>e.length)}};var wp=7,xp=12;function ba(s,e){s.style.setProperty("--sv-characters",String(e?.length||1))}var cn=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(e){
this.say=e,this.tree=new ln(e),this.row=u("div",{class:"sv-slots",role:"row"}),this.guesses=D("draft",e("round.guesses")),this.tests=u("li",{hidden:!0},D("accep\
t_test",e("round.tests"))),this.node=u("section",{class:"sv-round","aria-label":e("round.label")},u("ul",{class:"sv-slot-names"},u("li",{},this.guesses),u("li",
{},D("verification",e("round.pass"))),this.tests),u("div",{class:"sv-slots-grid",role:"grid","aria-label":e("round.label")},this.row),this.tree.node)}show(e,t){
let{moment:n}=e,r=qe(e),o=Math.max(0,dt(e)),i=o in t.rounds&&se(t.rounds[o]);this.node.classList.toggle("sv-round-tree",i),this.tree.node.hidden=!i;let a=t===this.
run&&o===this.number&&(i||this.cells.length>0);i?Object.assign(this,{run:t,number:o,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(t,
o)+1)&&this.build(t,o);let c=t.rows[o]?.slots??[],d=r?.looks??c.map(({kind:h})=>n.round?h:"absent");this.node.classList.toggle("sv-round-now",!!r),this.node.classList.
toggle("sv-verified",r?r.verified:n.round>0),i&&this.tree.show(t,o,d,!r&&n.round>0),i&&(n!==this.moment||!a)&&(r?r.phase.name!=="verify"&&r.phase.name!=="discar\
d":n.round)&&this.tree.reveal(ns(e).at?.index??c.length-1),this.moment=n,this.node.classList.toggle("sv-round-fallen",!!r?.fallen),this.node.dataset.phase=r?.phase.
name??"";let p=!r&&e.entered==="step"?c.length-1:-1;this.cells.forEach(({node:h},f)=>{this.dress(f,d[f]??"absent",ls(e)),h.toggleAttribute("data-now",r?.phase.index===
f),h.toggleAttribute("data-entered",p===f)}),this.tests.hidden=!this.cells.some(({figures:h})=>h.textContent)}wide(e,t){let n=e.rounds[t]?.drafts.length??0;return P(
e.trace)?n:Math.max(n,Math.min(e.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(e,t){
let n=this.cells.findIndex(({node:p})=>p===document.activeElement);e!==this.run&&this.relayout(),Object.assign(this,{run:e,number:t});let r=e.rows[t]?.slots??[],
o=e.rounds[t]?.drafts.length??-1;this.cells=Array.from({length:o+1},(p,h)=>this.cell(e,r[h],h));let i=P(e.trace)?o:e.width;this.node.classList.toggle("sv-round-\
tight",i>=wp),this.node.classList.toggle("sv-round-tighter",i>=xp);let{models:a,settings:{drafter:c}}=e.trace,d=e.rounds[t]?.drafts[0]?.source??c;this.guesses.dataset.
term=d==="model"?"draft":"drafter",y(this.guesses,c==="model"?this.say("round.guesses"):Ee(this.say,d,a.pair)),this.place(this.wide(e,t)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(e,t))),n>=0&&(this.cells[n]??this.cells.at(-1))?.node.focus()}place(e){
let t=this.cells.length-1,n=Array.from({length:e+1},(r,o)=>{let i=o===e?t:o<t?o:-1;return this.cells[i]?.node??u("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",e===0),this.row.replaceChildren(...n)}cell(e,t,n){let{drafts:r,positions:o=[]}=e.rounds[this.number],
i=r[n],a=u("span",{class:"sv-gauge-draw"}),c=u("span",{class:"sv-gauge",hidden:!0},u("span",{class:"sv-gauge-keep"}),a),d=u("span",{class:"sv-slot-says",hidden:!0}),
p=u("span",{class:"sv-mark","aria-hidden":"true"}),h=u("span",{class:"sv-slot-kind"}),f=u("span",{class:"sv-slot-figures"}),m=re(i);if(e.trace.settings.temperature===
0&&i){let S=o[n]?.candidates.find(([,x])=>x===1);y(d,S?ne(e.alone(S[0])):""),ba(d,d.textContent)}else m!==null&&(c.style.setProperty("--keep",String(m)),a.style.
setProperty("--draw",String(i.draw??0)));let b=u("span",{class:"sv-slot-text"});return ba(b,t?.text),t&&Ze(b,t,!0),{node:u("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${n}`,style:`--i:${n}`},u("span",{class:"sv-slot-token",translate:"no"},b),u("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},c,d),u("span",{class:"sv-slot-verdict","aria-hidden":"true"},p,h),f),gauge:c,needle:a,says:d,mark:p,kind:h,figures:f}}dress(e,t,n){let{run:r,number:o,say:i}=this,
a=this.cells[e];if(!r||!a)return;let c=r.rounds[o].drafts[e],d=t==="accepted"||t==="rejected",p=!!c&&(d||t==="untested"||t==="lit"&&!n),h=re(c),f=r.trace.settings.
temperature===0;C(a.node,"data-kind",t),C(a.mark,"data-kind",t),C(a.node,"aria-hidden",t==="absent"?"true":null),C(a.node,"aria-label",t==="absent"?null:ht(r,o,
e,i,t)),a.gauge.hidden=f||!p||h===null,a.says.hidden=!f||!p;let m=d&&!f&&!at(c,A(r.trace))?c.draw:null;a.needle.hidden=m==null,y(a.kind,t==="absent"||t==="guess\
ed"||t==="lit"?"":i(`kind.${lt(t,r.trace)}`)),y(a.figures,m!=null&&h!==null?this.test(c,m,h):"")}test(e,t,n){let r=this.run?.rounds[this.number].drafts??[];if(e.
verdict==="accepted"&&t>=n)return this.say("rules.kept_by",{n:Tt(r)+1});let[o,i]=pe(t,n);return this.say(t<n?"round.below":"round.above",{draw:o,threshold:i})}find(e){
return this.tree.node.hidden?e&&e.round===this.number&&this.cells[e.index]?.node||null:this.tree.find(e)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:e})=>e.dataset.kind==="absent"?[]:[e])]:this.tree.rows()}};var wa=2,xa=16,yp=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",ya=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function kp(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function _p(){try{return[...document.styleSheets].every(({cssRules:s})=>s)}catch{return!1}}function Sp(s){let e=s.cloneNode(!0),t=s.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=t[r].getBoundingClientRect(),a=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
u("img",{src:t[r].toDataURL(),alt:"",style:a}))}),e.querySelectorAll(yp).forEach(n=>n.remove()),e}function Ep(s){let e=s.closest(".specviz"),{width:t}=s.getBoundingClientRect(),
n=u("div",{style:`width: ${t+2*xa}px; padding: ${xa}px`},Sp(s)),r=u("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:a,lineHeight:c}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:a,
lineHeight:c,fontFamily:Ye}),e.append(r);let d=n.getBoundingClientRect(),p=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:p,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function Tp(s){let{outer:e,page:t,width:n,height:r}=Ep(s),
o=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(ya,""),i=new XMLSerializer().serializeToString(e).replace(ya,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(kp())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await c.decode();let d=u("canvas",{width:n*wa,height:r*wa}),p=d.getContext("2d");return p.
fillStyle=t,p.fillRect(0,0,d.width,d.height),p.drawImage(c,0,0,d.width,d.height),d.toDataURL("image/png")}function dn(s,e,t){return _p()?u("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>u("a",{href:await Tp(e),download:`specviz-${t}.png`}).click()}},s("snapshot")):null}var Mp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function pn(s,e){let{key:t}=e,n=s.findIndex(i=>i===document.activeElement),r=Mp[t],o=t==="Home"?0:t===
"End"?s.length-1:r?(n+r+s.length)%s.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),s.forEach((i,a)=>{i.tabIndex=a===o?0:-1}),s[o].
focus(),o)}var Rp=["race","same","time","guesses"],ps=0,un=class{constructor({say:e,set:t,views:n}){ps+=1,this.names=Object.keys(n),this.set=t,this.tabs=this.names.map(r=>u(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${ps}-${r}`,"aria-controls":`sv-view-${ps}-${r}`,"data-view":r,on:{click:()=>t({view:r})}},e(`\
views.${r}`))),this.panels=this.names.map(r=>u("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${ps}-${r}`,"aria-labelledby":`sv-tab-${ps}-${r}`,"data-view":r},
...Rp.includes(r)?n[r].flatMap(o=>[o,dn(e,o,r)].filter(i=>i!==null)):n[r])),this.list=u("div",{class:"sv-view-tabs",role:"tablist","aria-label":e("views.label"),
on:{keydown:r=>this.walk(r)}},...this.tabs),this.node=u("div",{class:"sv-views"},this.list,...this.panels)}has(e){return this.names.includes(e)}show({view:e}){this.
names.forEach((t,n)=>{C(this.tabs[n],"aria-selected",String(t===e)),this.tabs[n].tabIndex=t===e?0:-1,this.panels[n].hidden=t!==e})}walk(e){let t=pn(this.tabs,e);
t>=0&&this.set({view:this.names[t]})}};var Op=1.96,zp=300;function Qr(s,e){let t=s/e,n=Op**2/e,r=(t+n/2)/(1+n),o=Math.sqrt((t*(1-t)+n/4)*n)/(1+n);return{share:t,low:Math.max(0,r-o),high:Math.min(1,r+
o),tested:e}}function eo(s){let e=s.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),t=s.filter(n=>!se(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:o,verdict:i,confidence:a},c)=>{let d=e?a:r[c]?.candidates.find(([p])=>p===o)?.[4];return i==="untested"||d==null?[]:[{chance:d,accepted:i==="accepted"}]}));
return{headed:e,tests:t}}function ka(s,e){let t=A({settings:s});return t==="token"||t==="match"&&!e||s.temperature===0}function _a(s){let e=s.length<zp?5:10;return Array.
from({length:e},(t,n)=>{let r=s.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:a})=>i+a,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...Qr(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:t})=>t)}function Ot(){let s=W(null),[e,t]=te(0);return J(()=>{let n=s.current,r=()=>t(n.clientWidth);r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},
[]),[s,e]}function hn({label:s,heads:e,rows:t,hidden:n}){let[r,o]=te(!1);return l("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>o(i.open),children:[
l("summary",{children:v("chart.table")}),l("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":s,children:l("table",{children:[l("thead",{children:l(
"tr",{children:e.map(i=>l("th",{scope:"col",children:i}))})}),l("tbody",{children:r&&t.map(i=>l("tr",{children:i.map(a=>l("td",{children:a}))}))})]})})]})}var mn=196,vn=40,Sa=10,Ea=10,to=40,Lp=[0,.5,1],zt=10;function so({dots:s,axis:{title:e,ticks:t},says:n,diagonal:r=!1}){let[o,i]=Ot(),a=p=>vn+p*(i-vn-Sa),c=p=>Ea+
(1-p)*(mn-Ea-to),d=s.filter(({tested:p})=>p>=zt);return l("div",{class:"sv-dots",role:"img","aria-label":n,ref:o,children:[i>0&&l("svg",{width:i,height:mn,"aria\
-hidden":"true",children:[Lp.map(p=>l(O,{children:[l("line",{class:"sv-dots-grid",x1:vn,x2:i-Sa,y1:c(p),y2:c(p)}),l("text",{x:vn-6,y:c(p)+4,"text-anchor":"end",
children:`${p*100}%`})]})),r?l("line",{class:"sv-dots-equal",x1:a(0),x2:a(1),y1:c(0),y2:c(1)}):l("polyline",{class:"sv-dots-line",points:d.map(p=>`${a(p.x)},${c(
p.share)}`).join(" ")}),t.map(({at:p,label:h})=>l("text",{x:a(p),y:mn-to+15,"text-anchor":p<1?"middle":"end",children:h})),s.map(p=>l(O,{children:[l("line",{class:"\
sv-dots-whisker",x1:a(p.x),x2:a(p.x),y1:c(p.low),y2:c(p.high)}),l("circle",{class:p.tested<zt?"sv-dots-few":"sv-dots-point",cx:a(p.x),cy:c(p.share),r:5}),l("tex\
t",{class:"sv-dots-count",x:a(p.at),y:mn-to+28,"text-anchor":"middle",children:p.tested})]}))]}),l("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var fn=["accepted","rejected","untested"],jp=[0,.2,.4,.6,.8,1].map(s=>({at:s,label:j(s)}));function Cp(s){let e=Array.from({length:Math.max(0,...s.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));s.forEach(({drafts:n})=>{se({drafts:n})?Ap(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{e[o][r.verdict]+=
1})});let t=e.findLastIndex(n=>fn.some(r=>n[r]));return e.slice(0,t+1)}function Ap(s){let e=ae(s);return Array.from({length:Math.max(...e)+1},(t,n)=>{let r=s.filter(
(o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Pp(s){let e=s.map(r=>r.drafts.
filter(o=>o.verdict==="accepted").length),t=s.map(({drafts:r})=>se({drafts:r})?Math.max(...ae(r))+1:r.length),n=Array(Math.max(0,...t)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var Ta=({columns:s,says:e})=>l("div",{class:`sv-columns${s.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:s.map(({label:t,value:n,
parts:r})=>l("div",{class:"sv-column",children:[l("span",{class:"sv-column-value",children:n}),l("span",{class:"sv-column-bar",children:r.map(([o,i])=>l("span",
{"data-kind":o,style:`--n:${i}`}))}),l("span",{class:"sv-column-label",children:t})]}))}),gn=({heading:s,means:e,says:t,heads:n,rows:r,children:o})=>l("figure",
{class:"sv-figure-block",children:[l("h3",{children:l(be,{name:e,children:s})}),o,l("p",{class:"sv-note",children:t}),l(hn,{label:s,heads:n,rows:r})]}),Ma=(s,e)=>v(
"calibration.between",{from:j(s),to:j(e)}),Ra=({share:s,low:e,high:t,tested:n})=>[j(s),Ma(e,t),n],Oa=s=>s.some(({tested:e})=>e<zt)&&v("given.hollow",{few:zt});function $p({
slots:s,rounds:e}){let t=s.filter(({accepted:a,rejected:c})=>a+c>0),n=t.length,r=s.length===1?"aria_one":n===1?"aria_first":"aria",o=(a=0)=>j(a/e),i=s.length?v(
`slots.${r}`,{first:o(s[0].accepted),last:o(t[n-1]?.accepted),n}):v("slots.none");return l(gn,{heading:v("slots.heading"),means:"acceptance_by_position",says:i,
heads:[v("slots.slot"),...fn.map(a=>v(`kind.${a}`)),v("slots.of_rounds"),v("slots.of_judged")],rows:s.map(({accepted:a,rejected:c,untested:d},p)=>[p+1,a,c,d,o(a),
j(a/(a+c))]),children:[l(Ta,{says:i,columns:s.map((a,c)=>({label:String(c+1),value:o(a.accepted),parts:fn.map(d=>[d,a[d]/e])}))}),l("ul",{class:"sv-legend",children:fn.
map(a=>l("li",{children:[l("span",{class:"sv-swatch","data-kind":a}),v(`kind.${a}`)]}))})]})}function Hp({slots:s}){let e=s.flatMap(({accepted:c,rejected:d},p)=>{
let h=(p+.5)/s.length;return c+d?[{...Qr(c,c+d),x:h,at:h,label:String(p+1)}]:[]}),t=e.filter(({tested:c})=>c>=zt),[n,r]=[t[0],t[t.length-1]],o=t.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=t.length>1&&v("given.ends",{first:n.label,last:r.label,first_share:j(n.share),last_share:j(r.share)}),a=e.length?
H(i,v(`given.${o}`),Oa(e)):v("slots.none");return l(gn,{heading:v("given.heading"),means:"acceptance_by_position",says:a,heads:[v("slots.slot"),v("slots.of_judg\
ed"),v("given.interval"),v("given.tested")],rows:e.map(c=>[c.label,...Ra(c)]),children:l(so,{dots:e,axis:{title:v("given.axis"),ticks:e},says:a})})}function Np({
counts:s,rounds:e}){let t=Math.max(...s),n=s.reduce((i,a,c)=>i+a*c,0)/e,r=s.flatMap((i,a)=>i===t?[a]:[]),o=v(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:q(n),commonest:r.join(v("comma")),count:t,rounds:e});return l(gn,{heading:v("lengths.heading"),means:"mean_acceptance_length",says:o,heads:[v("length\
s.length"),v("lengths.rounds")],rows:s.map((i,a)=>[a,i]),children:l(Ta,{says:o,columns:s.map((i,a)=>({label:String(a),value:String(i),parts:[["accepted",i/Math.
max(1,t)]]}))})})}function qp({run:s,shown:e}){let t=eo(s.rounds);if(!t.tests.length)return null;let n=v("calibration.heading");if(!ka(s.trace.settings,t.headed))
return l("figure",{class:"sv-figure-block",children:[l("h3",{children:l(be,{name:"calibration",children:n})}),l("p",{class:"sv-note",children:v("calibration.oth\
er_rule",{rule:v(`rules.name.${A(s.trace)}`)})})]});let{headed:r,tests:o}=eo(s.rounds.slice(0,e)),i=r?"head":"own",a=_a(o).map(h=>({...h,x:h.mean,at:(h.from+h.to)/
2})),c=o.reduce((h,{chance:f})=>h+f,0)/o.length,d=o.filter(({accepted:h})=>h).length/o.length,p=a.length?H(v(`calibration.${i}`),v("calibration.sum",{mean:j(c),
share:j(d),tested:o.length}),v("calibration.equal"),Oa(a)):v("slots.none");return l(gn,{heading:n,means:"calibration",says:p,heads:[v("calibration.predicted"),v(
"calibration.mean"),v("slots.of_judged"),v("given.interval"),v("given.tested")],rows:a.map(h=>[Ma(h.from,h.to),j(h.mean),...Ra(h)]),children:l(so,{dots:a,axis:{
title:v(`calibration.axis.${i}`),ticks:jp},says:p,diagonal:!0})})}function za(s){let{run:e,shown:t}=s,n=e.rounds.slice(0,t),r=Cp(n);return l("section",{class:"s\
v-section",children:e.width>0&&l(O,{children:[l("div",{class:"sv-section-head",children:l("h2",{children:v("breakdown.heading")})}),l("div",{class:"sv-breakdown\
-charts",children:[l($p,{slots:r,rounds:t}),l(Hp,{slots:r}),l(Np,{counts:Pp(n),rounds:t}),l(qp,{...s})]})]})})}var Ip={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Dp=["draft","verify","accept"];function La({plain:s}){let e=(t,n)=>l("li",{children:[
l("span",{class:"sv-swatch","data-part":t}),l(be,{name:Ip[t],children:n})]});return l("ul",{class:"sv-legend",children:[Dp.map(t=>e(t,v(`part_key.${t}`))),s&&e(
"plain",s)]})}var Ca=["draft","verify","accept"],Bp=["plain","speculative","bursts"];function Fp(s,e){let t=s.folds.cost(e);if(!t||!t.plain)return null;let n=s.folds.at(s.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:t.draft*r,verify:t.verify*r,accept:t.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/t.
plain,speedup:s.folds.measured(e)}}var Aa=s=>Object.fromEntries(Ca.map(e=>[e,U(s[e])]));function Up(s,e){if(!e)return v(s.folds.plain.tokens.length||!s.length?"\
costs.early":"headline.not_measured");let{parts:t,speedup:n}=e,r=Ca.reduce((a,c)=>t[a]>=t[c]?a:c),[o,i]=[q(e.steps),q(e.length)];return H(v("costs.round",{round:U(
e.round),steps:o,length:i,...Aa(t)}),n===null?v("headline.impossible"):v(n>=1?"costs.faster":"costs.slower",{steps:o,length:i,speedup:ee(n),blame:v(`part.${r}`)}))}
var ja=({way:s,parts:e,most:t})=>l("div",{class:"sv-cost",children:[l("span",{children:v(`race.${s}`)}),l("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>l("span",{"data-part":n,style:`--n:${r/t}`}))}),l("span",{class:"sv-cost-value",children:U(Object.values(e).reduce((n,r)=>n+r,0))})]});function Wp({
plain:s,draft:e,verify:t,accept:n}){let r={draft:e,verify:t,accept:n},o=e+t+n,i=Math.max(s,o);return l("div",{class:"sv-costs",role:"img","aria-label":v("costs.\
aria",{plain:U(s),total:U(o),...Aa(r)}),children:[l(ja,{way:"plain",parts:{plain:s},most:i}),l(ja,{way:"speculative",parts:r,most:i})]})}function Pa({run:s,shown:e}){
let t=s.folds.cost(e),n=Fp(s,e),r=s.folds.gaps(e);return l("section",{class:"sv-section",children:l("div",{class:"sv-costs-columns",children:[l("div",{class:"sv\
-costs-block",children:[l("div",{class:"sv-section-head",children:l("h2",{children:v("costs.heading")})}),t&&n&&l(Wp,{...t}),l(La,{}),l("p",{class:"sv-note",children:Up(
s,n)})]}),l("div",{children:[l("div",{class:"sv-section-head",children:l("h2",{children:v("waits.heading")})}),l("div",{class:"sv-table sv-waits",children:l("ta\
ble",{children:[l("thead",{children:l("tr",{children:[l("td",{}),l("th",{scope:"col",children:v("waits.p50")}),l("th",{scope:"col",children:v("waits.p95")})]})}),
l("tbody",{children:Bp.map(o=>l("tr",{children:[l("th",{scope:"row",children:v(`waits.${o}`)}),l("td",{children:U(r[o]?.p50)}),l("td",{children:U(r[o]?.p95)})]}))})]})}),
l("p",{class:"sv-note",children:v("waits.means")})]})]})})}var bn=260,us=52,no=14,$a=22,Ha=42,Vp=.001,Na=Vp/1.6,Gp=[.001,.01,.1,1],Kp=[10,100,1e3,1e4],Yp=[["lossy",2],["exact",1]],qa=s=>s.map(e=>e.map(t=>t.toFixed(1)).join(
",")).join(" ");function Jp({rule:s,points:e,width:t}){if(!e.length)return null;let[n,r]=e[e.length-1];return l("g",{class:"sv-convergence-line","data-rule":s,children:[
l("polyline",{points:qa(e)}),s==="exact"?l("circle",{cx:n,cy:r,r:5}):l("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),l("text",{class:"sv-convergence-name",x:n,y:r+
(s==="exact"?20:-10),"text-anchor":n>t/2?"end":"start",children:v(`frequencies.${s}`)})]})}function Ia({found:{band:s,checkpoints:e,plan:t},seen:n,says:r}){let[
o,i]=Ot(),a=Math.log(t[t.length-1]/t[0]),c=h=>us+Math.log(h/t[0])/a*(i-us-no),d=h=>$a+Math.log(1/Math.max(h,Na))/Math.log(1/Na)*(bn-$a-Ha),p=h=>s.map((f,m)=>[c(
t[m]),d(f[h])]);return l("div",{class:"sv-convergence",role:"img","aria-label":r,ref:o,children:i>0&&l("svg",{width:i,height:bn,"aria-hidden":"true",children:[Gp.
map(h=>l(O,{children:[l("line",{class:"sv-convergence-grid",x1:us,x2:i-no,y1:d(h),y2:d(h)}),l("text",{x:us-6,y:d(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
Kp.map((h,f)=>l("text",{x:c(h),y:bn-Ha+18,"text-anchor":["start","middle","middle","end"][f],children:h.toLocaleString("en")})),l("text",{class:"sv-convergence-\
title",x:(us+i-no)/2,y:bn-6,"text-anchor":"middle",children:v("frequencies.axis")}),l("polygon",{class:"sv-convergence-band",points:qa([...p(1),...p(0).reverse()])}),
Yp.map(([h,f])=>l(Jp,{rule:h,width:i,points:e.slice(0,n).map(m=>[c(m[0]),d(m[f][2])])},h))]})})}var ro=s=>s<5e-4?"0%":s<.1?`${(s*100).toFixed(1)}%`:j(s);var Te=({text:s,oneLine:e=!1})=>l(O,{children:Gt(s).map(({kind:t,text:n})=>{if(t==="text")return n;if(t==="control")return l("span",{class:"sv-control",children:Kt(
n)});let r=e&&t!=="space";return l("span",{class:`sv-${t}${r?" sv-marked":""}`,children:r?"":n})})});function wn(s,e){let t=_e;return e.map(n=>{let r=s.piece(n),o=ze(t,r);return t=o.pending,{token:n,text:o.text,piece:r}})}var mt=({text:s,piece:e})=>s||Le(e);function xn(s,e){
let{output:t,plain:n,matched:r}=s.folds,o=Math.min(s.folds.at(e).emitted,n.tokens.length);return{speculative:wn(s,t.slice(0,o)),plain:wn(s,n.tokens.slice(0,Math.
min(o,s.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var Xp=["accepted","correction","bonus"],Zp=s=>s.rounds.flatMap(({drafts:e,final:t})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...t?[e.length?
t.kind:"plain"]:[]]);function yn({texts:{plain:s,speculative:e,parts:t},run:n,says:r}){let o=Zp(n);return l("div",{children:[l("p",{class:"sv-pairs-key sv-note",
children:[v("lossless.pairs"),Xp.map(i=>l("span",{class:"sv-pair-key","data-came":i,children:v(`lossless.came.${i}`)}))]}),l("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${ne(s.map(({text:i})=>i).join(""))}`,children:s.map((i,a)=>{let c=e[a],d=i.token===c.token;return l("span",{class:"s\
v-pair","data-same":String(d),"data-parts":a===t?"":void 0,children:[l("span",{children:l(Te,{text:mt(i),oneLine:!0})}),l("span",{class:"sv-pair-sign",children:d?
"=":"≠"}),l("span",{"data-came":o[a],children:l(Te,{text:mt(c),oneLine:!0})})]},a)})})]})}var kn=["exact","lossy"],Da=[1,2,3],Qp=3,eu=.3,tu=70,Ba=48,su=5e-4;function nu({candidates:s,rest:e},t){let n=t===1?2:4;if(e[t]===null||e[t]>eu||e[n]===null)return 0;
let r=s.map(a=>a[t]??0);return[...s].sort((a,c)=>(c[t]??0)-(a[t]??0)).slice(0,Qp).reduce((a,c)=>a+Math.max(0,(c[n]??0)-(c[t]??0)),0)*(1-r.reduce((a,c)=>a+c*c,0))}
function ru(s){let e=s.trace.settings.temperature?1:3,[t,n]=[0,0];return s.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,a)=>{let c=s.folds.at(o).emitted+
a,d=c<s.folds.output.length&&c<s.folds.at(o+1).emitted?nu(i,e):0;d>n&&([t,n]=[c,d])})),t}function ou({trace:s,folds:e},t){let n=[...s.prompt,...e.output.slice(0,
t)],r=Object.fromEntries(n.map(o=>[o,s.pieces[o]]));return JSON.stringify({...s,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var iu=0,
_n=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,t){Object.assign(this,{
ask:e,offered:t}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:v("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),tu)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let t=iu+=1;this.result={number:t,state:"loading",texts:0},this.start=ru(this.run),this.ask("sample",{number:t,tokens:e,
take:this.takes,trace:ou(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},hs=(s=0)=>s.toLocaleString(
"en"),Fa=s=>`${(s*100).toFixed(1)}%`;function au({state:s,message:e,texts:t,of:n}){return s==="loading"||s==="error"?e||v(`frequencies.state.${s}`):v(`frequenci\
es.state.${s}`,{n:hs(t),of:hs(n)})}function lu(s,e,t,n){return v(`frequencies.${t>n?"beyond":"within"}.${s}`,{n:hs(e),distance:ro(t),high:ro(n)})}function cu(s,e){
let t=s.promptText+wn(s,s.folds.output.slice(0,e)).map(r=>r.text).join(""),n=t.length>Ba?`…${t.slice(-Ba)}`:t;return v(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function du({run:s}){let e=xn(s,s.length),t=e.parts===null,n=e.parts??e.compared,r=t?v("lossless.same",{n}):v("lossless.diffe\
r",{n,position:n+1});return l("div",{class:"sv-proof",children:[l("h4",{children:v("frequencies.greedy")}),l("p",{class:"sv-same","data-kind":t?"same":"differ",
children:r}),l(yn,{texts:e,run:s,says:r})]})}function pu({tally:[s,e],row:t,texts:n,most:r}){return l("td",{children:[l("span",{class:"sv-count-bar",style:`--n:${s[t]/
n/r};--g:${e[t]/n/r}`,children:[l("span",{class:"sv-count-all"}),l("span",{class:"sv-count-guessed"}),l("span",{class:"sv-count-exact"})]}),Fa(s[t]/n)]})}function uu({
run:s,found:e,seen:t,start:n}){let{rows:r,checkpoints:o,band:i,temperature:a,state:c}=e,d=t?o[t-1]:null,[p,...h]=d??[0],f=Math.max(...r.map(([,w])=>w),...h.flatMap(
([w])=>w.map(S=>S/p))),m=c!=="running"&&t===o.length&&t>0,g=kn.map((w,S)=>m?lu(w,p,h[S][2],i[t-1][1]):""),b=w=>l("th",{scope:"col","data-rule":w,children:v(`fre\
quencies.${w}`)});return l("div",{class:"sv-proof",children:[l("h4",{children:v("frequencies.counted",{t:String(a),n:hs(p)})}),l("p",{class:"sv-note",children:cu(
s,n)}),l("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(w=>l("span",{class:"sv-count-key","data-part":w,children:v(`frequencie\
s.${w}`)}))}),l("table",{class:"sv-counts",children:[l("caption",{class:"sv-spoken",children:v("frequencies.caption")}),l("thead",{children:l("tr",{children:[l(
"th",{scope:"col",children:v("frequencies.beginning")}),["target",...kn].map(b)]})}),l("tbody",{children:r.map(([w,S],x)=>(w!==null||S>=su||h.some(([T])=>T[x]))&&
l("tr",{style:`--p:${S/f}`,children:[w===null?l("th",{scope:"row",class:"sv-others",children:v("frequencies.others")}):l("th",{scope:"row",translate:!1,children:l(
Te,{text:w,oneLine:!0})}),l("td",{children:Fa(S)}),kn.map((T,z)=>d?l(pu,{tally:h[z],row:x,texts:p,most:f},T):l("td",{},T))]},x))})]}),l("p",{class:"sv-note",children:v(
"frequencies.why")}),l("h4",{children:v("frequencies.curve")}),l("p",{class:"sv-note",children:v("frequencies.band")}),l(Ia,{found:e,seen:t,says:H(...g)||v("fre\
quencies.curve")}),l("div",{role:"status",children:kn.map((w,S)=>l("p",{class:"sv-told","data-rule":w,children:g[S]}))})]})}function hu({test:s}){let[e,t]=te(Da[0]),
{result:n,isRunning:r}=s;return l("div",{class:"sv-sample-controls",children:[l("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?s.leave():s.begin(
e),children:v(r?"frequencies.stop":s.takes?"frequencies.again":"frequencies.sample")}),l("div",{class:"sv-toggles",role:"group","aria-label":v("frequencies.leng\
th"),children:Da.map(o=>l("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":o===e,disabled:r,onClick:()=>t(o),children:v(o>1?"frequencies\
.first":"frequencies.first_one",{n:o})}))}),l("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":v("frequencies.progress")}),l("p",{class:"\
sv-note",role:"status",children:n&&au(n)})]})}function Ua({run:s,test:e}){let{result:t,refusal:n,offered:r}=e;if(!s.trace.settings.gamma||!(r||n))return null;let o=P(
s.trace);return l("div",{class:"sv-experiment",children:[l("h3",{children:v("frequencies.heading")}),!o&&r>0&&l("p",{class:"sv-note",children:v("frequencies.mea\
ns",{n:hs(r)})}),!o&&l("p",{class:"sv-note",children:v("frequencies.lossy_means")}),o||!r?l("p",{class:"sv-note",children:n||v("frequencies.trees")}):l(hu,{test:e}),
t?.greedy&&l(du,{run:new Ie(t.greedy)}),t?.rows?.length?l(uu,{run:s,found:t,seen:e.seen,start:e.start}):null]})}function Wa([s,e,t,n,r],o){let i=o?[n,r]:[e,t];return{token:s,target:i[0]??null,draft:i[1]??null}}var Va=({target:s,draft:e})=>s==null||e==null?null:Math.min(s,
e),oo=(s,e)=>s.reduce((t,n)=>{let r=n[e];return t===null||r===null?null:t+r},0);function Qe(s,e=!1){return s.candidates.map(t=>Wa(t,e)).map(t=>({...t,both:Va(t)}))}
function Ga(s,e,t){let n=new Set(e.map(h=>h.token)),r=Wa(s.rest,t),o=[{...r,both:Va(r)},...Qe(s,t).filter(h=>!n.has(h.token))],[i,a]=[oo(o,"target"),oo(o,"draft")],
c=oo(e,"both"),p=!t&&c!==null&&i!==null&&a!==null&&s.overlap!=null?Math.min(Math.max(0,s.overlap-c),i,a):null;return{token:-1,target:i,draft:a,both:p}}var Ka=(s,e)=>(e.
target??0)-(s.target??0)||(e.draft??0)-(s.draft??0);function Sn(s,e,t=!1,n=8){let r=Qe(s),o=new Map(Qe(s,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>o.get(h)??0,a=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),c=r.sort((h,f)=>a(f)-a(h)).slice(0,n-1).sort((h,f)=>Ka(h,f)||
i(f)-i(h)).map(h=>h.token),d=Qe(s,t),p=c.flatMap(h=>d.find(f=>f.token===h)??[]);return[...p,Ga(s,p,t)]}function En(s,e=!1){let t=Qe(s,e).sort(Ka);return[...t,Ga(
s,t,e)]}function Ya(s,{weight:e,taken:t,mass:n}){let r=Qe(s),o=n??1-(s.overlap??1);if(o<=0||r.some(a=>a.both==null))return null;let i=r.map(({token:a,target:c,draft:d})=>({
token:a,share:(e*(c??0)-t(a,d??0))/o})).filter(a=>a.share>0).sort((a,c)=>c.share-a.share);return{shares:i,rest:Math.max(0,1-i.reduce((a,{share:c})=>a+c,0))}}function Ja(s){
let[e,t]=[Qe(s),Qe(s,!0)];return t.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var mu=["plain","speculative"],vu={float16:.0625,bfloat16:.5},fu=.001;function gu(s,e){let t=0;for(;s.folds.at(t+1).emitted<=e;)t+=1;return s.rounds[t].positions?.[e-
s.folds.at(t).emitted]??null}function bu(s,e,t,n){let r=gu(s,e),o=r?En(r,!0):[],[i,a]=[t,n].map(d=>o.find(p=>p.token===d)?.target??null);if(!i)return null;let c=vu[s.
trace.models.target.dtype]||fu;return{p:[i,a],gap:a?Math.abs(Math.log(i/a)):null,limit:c}}function wu(s,e,[t,n]){let r=bu(s,e,t.token,n.token);if(!r)return v("l\
ossless.unknown");let o={mine:ne(mt(t)),theirs:ne(mt(n)),p:Ge(r.p[0]),q:Ge(r.p[1]),gap:q(r.gap,3),limit:r.limit,dtype:s.trace.models.target.dtype};return r.gap==
null?v("lossless.unlisted",o):H(v("lossless.gap",o),v(r.gap<=r.limit?"lossless.tie":"lossless.fault",o))}function xu(s,e,{compared:t,parts:n}){return e==="none"?
v(s.length&&!s.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?v(s.over&&t===s.folds.output.length?"lossless.same":"lossless.so_fa\
r",{n:t}):v(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function yu(s,{compared:e,parts:t,speculative:n,plain:r}){return e?s.trace.settings.temperature>0?v(Q(A(
s.trace))?"rules.lossy":"lossless.sampling"):t===null?v("lossless.greedy"):wu(s,t,[n[t],r[t]]):""}function ku({way:s,tokens:e,parts:t}){let n=o=>o.map(({text:i})=>i).
join(""),r=t??e.length;return l("div",{class:"sv-twin","data-way":s,children:[l("h3",{children:v(`race.${s}`)}),l("div",{class:"sv-twin-text",translate:!1,children:[
l("span",{children:l(Te,{text:n(e.slice(0,r))})}),t!==null&&l("mark",{class:"sv-parting",children:l(Te,{text:mt(e[t]),oneLine:!0})}),l("span",{class:"sv-parted",
children:l(Te,{text:n(e.slice(r+1))})})]})]})}function _u({texts:s}){let e=W(null);return J(()=>{let t=e.current,n=t?.querySelector("mark");t&&(t.scrollTop=n?Math.
max(0,n.offsetTop-t.clientHeight/2):0)},[s.parts]),l("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":v("lossless.texts"),ref:e,children:mu.map(t=>l(
ku,{way:t,tokens:s[t],parts:s.parts}))})}function Xa({run:s,shown:e,test:t}){let n=xn(s,e),r=s.trace.settings.temperature===0,o=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",i=xu(s,o,n),a=l("div",{class:"sv-own",children:[l("p",{class:"sv-verdict","data-kind":o,children:i}),l("p",{class:"sv-note",children:yu(
s,n)}),n.compared>0&&(r?l(yn,{texts:n,run:s,says:i}):l(_u,{texts:n}))]},"own"),c=l(Ua,{run:s,test:t},"test");return l("section",{class:"sv-section",children:[l(
"div",{class:"sv-section-head",children:l("h2",{children:v("lossless.heading")})}),r?[a,c]:[c,a]]})}var vs=1e-9,ms=class{list;constructor(){this.list=[]}add(e,t,n,r=_e){this.list.push({at:e,tokens:t,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let t=0,n=this.list.length;for(;t<n;){let r=t+n>>1;this.list[r].at<=e+vs?t=r+1:n=r}return t}tokensAt(e){let t=this.list[this.by(e)-1];return t?t.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Za(s,e,t,n){
let{folds:r}=s;for(t.cut(e);t.list.length<e;){let c=t.list.length,d=r.at(c+1),p=s.rows[c].slots.filter(h=>De(h.kind));t.add(pt(d),d.emitted,p.map(h=>h.text).join(
""))}let{tokens:o,until:i}=r.plain,a=s.over&&e===s.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(a);n.list.length<a;){let c=n.list.length,{text:d,
pending:p}=ze(c?n.list[c-1].pending:_e,s.piece(o[c]));n.add(i[c+1],c+1,d,p)}}function fs(s,e){let t=s/e,n=10**Math.floor(Math.log10(t));return[1,2,5].map(r=>r*n).find(r=>r>=t)??10*n}var io=(s,e)=>Array.from({length:Math.floor(s/e+1e-9)+1},
(t,n)=>n*e);var Su=["draft","verify","accept"],ao=24,Qa=28,el=26,Eu=[1,4,16],Tu=16e3,Tn=class{run=null;rounds;steps;time;constructor({say:e,palette:t,seek:n}){this.say=e,this.
palette=t,this.seek=n,this.zoom=1,this.span=1,this.width=0,this.canvas=u("canvas",{class:"sv-lanes",role:"img","aria-label":e("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=u("span",{class:"sv-lanes-ahead"}),this.hand=u("span",{class:"sv-lanes-hand"}),this.scroller=u("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":e("race.picture")},u("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=ut(e("race.zoom"),Eu.map(r=>[String(
r),r===1?e("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=u("div",{},u("div",{class:"sv-lanes-frame"},u("p",{class:"sv-lane-caption"},e("race.plai\
n")),u("p",{class:"sv-lane-caption sv-lane-second"},e("race.speculative")),this.scroller),u("div",{class:"sv-lanes-foot"},Zr(e,e("race.key_plain")),this.zooms.node))}setZoom(e){
this.zoom=e,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(e,{span:t,ours:n,plain:r}){this.run=e,this.
span=t||1,this.rounds=n.list.length,this.steps=r.list.length,this.draw()}set(e){this.time=e;let t=this.x(e);this.hand.style.transform=`translateX(${Math.min(t,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${t.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(t)}keepInSight(e){let{scrollLeft:t,clientWidth:n}=this.
scroller;(e<t||e>t+n-40)&&(this.scroller.scrollLeft=e-n/2)}x(e){return e/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(Tu,Math.floor(this.scroller.clientWidth*this.zoom));let e=ao*2+Qa+el,t=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*t&&(this.canvas.width=this.width*t,this.canvas.height=e*t,C(this.canvas,"style",`width: ${this.width}px; height: ${e}px`));let n=this.canvas.getContext("2\
d");n&&(n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,this.width,e),this.drawAxis(n,e),this.drawPlain(n,this.run),this.drawOwn(n,this.run,ao+Qa))}drawAxis(e,t){let n=fs(
this.span,Math.max(2,this.width/110));e.font=`11px ${Ye}`,e.textBaseline="alphabetic";for(let r=0;r*n<=this.span;r+=1){let o=Math.round(this.x(r*n))+.5;e.fillStyle=
this.palette.get("line"),e.fillRect(o-.5,0,1,t-el+6),e.fillStyle=this.palette.get("quiet");let i=U(Number((r*n).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=e.measureText(i).width;e.textAlign=o+a/2>this.width?"right":r?"center":"left",e.fillText(i,e.textAlign==="right"?this.width:o,t-6)}}block(e,t,n,r,o){let i=this.
x(r)-this.x(n),a=i>3?Math.round:p=>p,[c,d]=[a(this.x(n)),a(this.x(r))];e.fillRect(c,t,Math.max(d-c-(o&&i>3?1:0),.4),ao)}drawPlain(e,t){let{until:n}=t.folds.plain;
e.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(e,0,n[r-1],n[r],!0)}drawOwn(e,t,n){let r=0;t.rounds.slice(0,this.rounds).forEach(
({times:o})=>Su.forEach(i=>{e.fillStyle=this.palette.get(i),this.block(e,n,r,r+o[i],i==="accept"),r+=o[i]}))}pick(e){let{run:t}=this;if(!t)return;let n=e.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&pt(t.folds.at(r))<n;)r+=1;this.seek(r)}};var Mu=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Ru=4,Ou=.25,lo=1e3,zu={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Lu="M4 2.5v11L13 8z",
ju="M4 3h3v10H4zM9 3h3v10H9z",tl=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Cu=s=>[1,.25,.1].find(e=>s/e>=Ru)??.1;function sl({ours:s,plain:e,span:t},n,r){
let i=[s,e].flatMap(({list:a})=>a.map(({at:c})=>c)).filter(a=>(a-n)*r>vs);return r>0?i.length?Math.min(...i):t:i.length?Math.max(...i):0}function Au({ours:s,plain:e,
measured:t,whole:n,span:r},o){let i={time:U(o),ours:s.tokensAt(o),plain:e.tokensAt(o)};if(!t)return v("race.alone",i);if(!n||o<r-vs)return v("race.now",i);let a=s.
end<=e.end,[c,d]=a?[s,e]:[e,s];return v(a?"race.won":"race.lost",{first:U(c.end),second:U(d.end),done:c.tokens,other:d.tokensAt(c.end),of:d.tokens})}function Pu(s,e,{
plain:t,measured:n}){let r=s.trace.settings.temperature>0,o=!r&&s.folds.agreement(e)?.first_difference===null,i=n?r?v(Q(A(s.trace))?"rules.lossy":"race.draws"):
o?v("race.same"):"":"",a=s.plainEnd,c=a>=0&&a+1<t.list.length;return H(i,c&&v("race.goes_on",{end:ne(s.alone(s.trace.plain.tokens[a]))}))}function $u({trace:s}){
let{target:e,draft:t}=s.prefill??{};return!e&&!t?"":v(s.models.draft?"race.prefill":"race.prefill_alone",{target:U(e),draft:U(t)})}function nl({way:s,arrivals:e,
end:t,time:n,measured:r}){let o=W(null),{list:i,tokens:a}=e,c=e.by(n),d=ot(()=>i.slice(0,c).map((p,h)=>l("span",{class:t>=0&&h>t?"sv-ended":void 0,"data-new":h===
c-1&&c<i.length?"":void 0,children:l(Te,{text:p.text})},h)),[i,c,c<i.length,t]);return J(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[i,c]),l(
"div",{class:"sv-reader","data-way":s,children:[l("div",{class:"sv-reader-head",children:[l("h3",{children:v(`race.${s}`)}),l("span",{class:"sv-quiet",children:r?
c<i.length?v("race.so_far",{n:e.tokensAt(n),of:a}):v("race.done",{n:a,time:U(e.end)}):v("race.unmeasured")})]}),l("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":v(`race.${s}`),ref:o,children:d})]})}function Hu({run:s,shown:e},{span:t,whole:n},r,o,i){let[a,c]=te(r),[d,p]=te(!1),[h,f]=te(!1),m=W(
{shown:e,length:s.length}),g=e!==m.current.shown&&s.length===m.current.length;m.current={shown:e,length:s.length},g&&h&&!d&&f(!1);let b=W({limit:o,whole:n,span:t,
speed:i});b.current={limit:o,whole:n,span:t,speed:i};let w=W(null);return Ai(()=>{if(!d)return;let S=performance.now(),x=requestAnimationFrame(function T(z){let _=b.
current,$=Math.max(0,Math.min((z-S)/1e3,Ou))*_.speed;S=z,c(B=>{let F=Math.min(B+$,_.limit);return _.whole&&F>=_.span&&p(!1),F}),w.current?.checkVisibility()?x=requestAnimationFrame(
T):p(!1)});return()=>cancelAnimationFrame(x)},[d]),{node:w,playing:d,time:h&&!(g&&!d)?Math.min(a,t):r,go(S,x=!1){f(!0),c(S),p(x)},follow:()=>f(!1)}}function Nu({
chosen:s,choose:e,...t}){let{run:n,shown:r,known:o,palette:i,seek:a,greedy:c,drawn:d}=t,{ours:p,plain:h}=ot(()=>({ours:new ms,plain:new ms}),[]);Za(n,o,p,h);let f=n.
folds.plain.tokens.length>0,m=n.over&&p.list.length===n.length,g=Math.max(p.end,h.end),b={ours:p,plain:h,measured:f,whole:m,span:g},w=m&&r===n.length?g:r?p.list[r-
1].at:0,S=s??Cu(g),x=Hu(t,b,w,m||!f?g:Math.min(p.end,h.end),S),{time:T,playing:z,go:_,follow:$}=x,B=ot(()=>new Tn({say:v,palette:i,seek:L=>{$(),a(L)}}),[]);J(()=>B.
show(n,b),[d]),J(()=>B.set(T));function F(){let L=T>=g-vs;tl()?_(L?0:sl(b,T,1)):z?_(T):_(L?0:T,!0)}function ke(L){let he=zu[L.key];he&&(L.preventDefault(),_(sl(
b,T,he)))}let R=Au(b,T),k=W("");z||(k.current=R);let M=tl()?"step":z?"pause":"play";return l("section",{class:"sv-section",ref:x.node,children:[l("div",{class:"\
sv-section-head",children:[l("h2",{children:v("race.heading")}),l("span",{class:"sv-quiet",children:v("race.note")})]}),l("div",{class:"sv-race-controls",role:"\
group","aria-label":v("race.label"),children:[l("button",{type:"button",class:"sv-button","data-button":"race","data-does":M,onClick:F,children:[l("svg",{viewBox:"\
0 0 16 16","aria-hidden":"true",class:"sv-icon",children:l("path",{d:M==="pause"?ju:Lu})}),l("span",{children:v(`race.${M}`)})]}),l("input",{type:"range",class:"\
sv-scrubber",min:0,max:lo,step:1,value:g?Math.round(T/g*lo):0,"aria-label":v("race.scrubber"),"aria-valuetext":R,onInput:({currentTarget:L})=>_(Number(L.value)/
lo*g),onKeyDown:ke}),l("span",{class:"sv-race-clock",children:v("race.clock",{time:U(T),of:U(g)})}),l("label",{class:"sv-choice",children:[v("race.speed"),l("se\
lect",{value:String(S),onChange:({currentTarget:L})=>e(Number(L.value)),children:Mu.map(([L,he])=>l("option",{value:String(L),children:L===1?v("race.real"):he}))})]})]}),
l("div",{class:"sv-readers",children:[l(nl,{way:"plain",arrivals:h,end:n.plainEnd,time:T,measured:f||!n.length}),l(nl,{way:"speculative",arrivals:p,end:-1,time:T,
measured:!0})]}),l("p",{class:"sv-note sv-race-sentence",children:k.current}),l("p",{class:"sv-note sv-race-texts",children:[l("span",{children:Pu(n,o,b)})," ",
l("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!c.offered(),onClick:()=>c.race(),children:v("race.greedy")})]}),l(qi,{node:B.
node}),l("p",{class:"sv-note",children:$u(n)})]})}var co=new WeakMap,qu=0;function Iu(s){return co.has(s)||co.set(s,qu+=1),co.get(s)}function rl(s){let[e,t]=te(
null);return l(Nu,{chosen:e,choose:t,...s},Iu(s.run))}var Lt=220,vt=44,gs=12,ol=8,Mn=40,Du=1.25,Bu=1.1,Fu=90,il=10,Uu=({folds:s},e)=>Array.from({length:s.compared(e)},(t,n)=>[s.at(n+1).emitted,s.speedup(n+1)??0]);function Wu(s,e){
if(e.length<2)return v(s.folds.plain.tokens.length||!s.length?"chart.waiting":"headline.not_measured");if(s.over&&s.folds.impossible(e.length))return v("headlin\
e.impossible");let[t,n]=e[e.length-1],r=e.slice(il-1).map(([,i])=>i),o={least:il,low:ee(Math.min(...r)),high:ee(Math.max(...r))};return H(v("chart.last",{tokens:t,
speedup:ee(n)}),r.length>1&&v("chart.range",o))}function Vu({points:s,tokens:e,width:t}){let[n,r]=te(null),o=Math.max(Du,...s.map(([,b])=>b))*Bu,i=b=>vt+b/e*(t-
vt-gs),a=b=>Lt-Mn-b/o*(Lt-Mn-ol),[c,d]=s[s.length-1],p=([b])=>Math.abs(i(b)-(n??0)),h=n===null?null:s.reduce((b,w)=>p(b)<=p(w)?b:w),f=fs(o,5),m=f<.1?2:f<1?1:0,g=Math.
max(1,fs(e,Math.max(2,(t-vt)/Fu)));return l(O,{children:[l("svg",{width:t,height:Lt,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:w})=>r(w-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[io(o,f).map(b=>l(O,{children:[l("line",{class:"sv-speedup-grid",x1:vt,x2:t-gs,y1:a(b),y2:a(b)}),l("text",{x:vt-6,y:a(
b)+4,"text-anchor":"end",children:`${b.toFixed(m)}×`})]})),io(e,g).map(b=>l("text",{x:i(b),y:Lt-Mn+16,"text-anchor":"middle",children:b})),l("text",{class:"sv-\
speedup-title",x:(vt+t-gs)/2,y:Lt-6,"text-anchor":"middle",children:v("chart.x")}),l("line",{class:"sv-speedup-plain",x1:vt,x2:t-gs,y1:a(1),y2:a(1)}),l("text",{
x:t-gs,y:d>1?a(1)+14:a(1)-6,"text-anchor":"end",children:v("chart.reference")}),l("polyline",{class:"sv-speedup-line",points:s.map(([b,w])=>`${i(b).toFixed(1)},${a(
w).toFixed(1)}`).join(" ")}),l("circle",{class:"sv-speedup-last",cx:i(c),cy:a(d),r:4.5}),h&&l("g",{class:"sv-speedup-mark",children:[l("line",{x1:i(h[0]),x2:i(h[0]),
y1:ol,y2:Lt-Mn}),l("circle",{cx:i(h[0]),cy:a(h[1]),r:4})]})]}),h&&l("p",{class:"sv-speedup-readout",style:`--x:${i(h[0])}px`,"data-side":i(h[0])>t/2?"left":"rig\
ht",children:v("chart.hover",{tokens:h[0],speedup:ee(h[1])})})]})}function al({run:s,shown:e,known:t}){let[n,r]=Ot(),o=Uu(s,e),i=o.length>1,a=Wu(s,o);return l("\
section",{class:"sv-section",children:[l("div",{class:"sv-section-head",children:l("h2",{children:l(be,{name:"speedup",children:v("chart.heading")})})}),l("div",
{class:"sv-speedup-chart",role:"img","aria-label":a,hidden:!i,ref:n,children:i&&r>0&&l(Vu,{points:o,tokens:s.folds.at(t).emitted,width:r})}),l("p",{class:"sv-no\
te",children:a}),l(hn,{hidden:!i,label:v("chart.heading"),heads:[v("chart.x"),v("chart.y")],rows:o.map(([c,d])=>[c,ee(d)])})]})}var Gu=250,Ku=120;function Yu(s){let{top:e,bottom:t}=s.getBoundingClientRect();return t>0&&e<window.innerHeight}var bs=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Rn=class{constructor(e){this.context=e}context;places={race:bs(),costs:bs(),lossless:bs(),speedup:bs(),breakdown:bs()};test=new _n(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>l(rl,{...e,...this.context,drawn:this.drawnAt}),costs:e=>l(Pa,
{...e}),lossless:e=>l(Xa,{...e,test:this.test}),speedup:e=>l(al,{...e}),breakdown:e=>l(za,{...e})};show(e,{shown:t,known:n,busy:r,view:o}){let i=`${t} of ${n}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${o}`;if(e===this.charted?.run&&i===this.drawn)return;let a=e!==this.charted?.run||o!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:t,known:n},drawn:i,busy:r,view:o}),a?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,Gu-(performance.now()-this.drawnAt)):Ku))}redraw(e){this.charted&&Se(this.context.host,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(n=>e?this.places[n].checkVisibility():Yu(this.places[n])).
forEach(n=>this.redraw(n))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>Se(
this.context.host,l(O,{}),e))}};var ll=["draft","verify","accept"],Ju=3;function cl(s,e){let t=s.folds.summary(e),n=e<Ju&&!(s.over&&e===s.length);return{numbers:t,early:n,warning:Xu(s,e)}}function Xu(s,e){
let t=s.over?s.folds.disturbance(e):null;return t===null?"":t.jitter===null?v("headline.impossible"):v("headline.disturbed",{jitter:j(t.jitter)})}function dl(){
let{run:s,moment:{round:e}}=ie(),{numbers:{speedup:t,acceptance_rate:n,mean_acceptance_length:r},early:o,warning:i}=cl(s,e),a=(d,p,h,f)=>l("div",{class:`sv-figu\
re sv-figure-${d}`,children:[l("span",{class:"sv-figure-value",children:o?Yt:f}),d==="speedup"&&!o&&i&&l("span",{class:"sv-figure-busy",title:i,children:v("head\
line.busy")}),l("span",{class:"sv-figure-label",children:l(be,{name:p,children:h})})]}),c=!o&&t!==null&&t<1&&ee(t)!==ee(1);return l("div",{class:"sv-headline","\
data-slower":String(c),"data-busy":String(!o&&i!==""),title:o?v("headline.too_early"):void 0,children:l("div",{class:"sv-figures",children:[a("speedup","speedup",
v("headline.speedup"),ee(t)),a("acceptance","acceptance_rate",v(P(s.trace)?"tree.acceptance":"headline.acceptance"),j(n)),a("length","mean_acceptance_length",v(
"headline.length"),q(r))]})})}function pl(){let{run:s,moment:{round:e}}=ie(),{numbers:t,early:n,warning:r}=cl(s,e),o=e<s.length&&v("headline.until",{round:e,rounds:s.
length});return l("p",{class:"sv-sentence",children:t.rounds?H(o,Zu(s,t),Qu(s,e,t,n),r):v("headline.nothing")})}function Zu(s,{mean_acceptance_length:e,drafted:t,
rounds:n}){let{gamma:r,drafter:o}=s.trace.settings,i=q(e,t?1:0);if(!r)return v("headline.plain_round",{length:i});let a=t/n,c=t===n*r,d=P(s.trace)&&t?v("tree.gu\
esses",{n:q(a,Number.isInteger(a)?0:1)}):v(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return v("headline.each_round",{drafter:Ee(v,o,s.trace.models.
pair),guessed:d,length:i})}function Qu(s,e,{speedup:t},n){if(!s.folds.plain.tokens.length)return v("headline.not_measured");if(s.over&&s.folds.impossible(e))return"";
let r=s.folds.cost(e);if(n||t==null||!r)return v("headline.too_early");if(ee(t)===ee(1))return v("headline.same");if(t>=1)return v("headline.faster",{share:j(1/
t)});let o=i=>q(r[i]/r.plain);return v("headline.slower",{total:q(ll.reduce((i,a)=>i+r[a]/r.plain,0)),draft:o("draft"),verify:o("verify"),accept:o("accept"),blame:v(
`part.${ll.reduce((i,a)=>r[i]>=r[a]?i:a)}`)})}var eh=["emitted","rounds","drafted","accepted","rejected","untested"],th=["accepted","rejected","untested"],sh={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ul=({trace:s})=>s.settings.temperature>0&&Q(A(s));function nh(s,e){if(s.trace.
settings.temperature>0)return v(`ledger.agreement.${ul(s)?"lossy":"sampling"}`);let t=s.folds.agreement(e);if(!t)return Yt;let{first_difference:n,compared:r}=t;
return n===null?v("ledger.agreement.same",{n:r}):v("ledger.agreement.differ",{n:n+1})}function hl(){let{run:s,moment:{round:e}}=ie(),t=s.folds.summary(e),{target:n=0,
draft:r=0}=s.trace.prefill??{},o={counts:Object.fromEntries(eh.map(a=>[a,me(t[a])])),rates:{acceptance_rate:j(t.acceptance_rate),draft_efficiency:j(t.draft_efficiency),
mean_acceptance_length:q(t.mean_acceptance_length),mean_overlap:q(t.mean_overlap)},time:{speedup:ee(t.speedup),tokens_per_second:jr(t.tokens_per_second),plain_tokens_per_second:jr(
t.plain_tokens_per_second),prefill:n||r?U(n+r):Yt,agreement:nh(s,e)}},i=a=>v(`ledger.${a}.${a==="acceptance_rate"&&P(s.trace)?"tree":"label"}`);return l("sectio\
n",{class:"sv-section sv-ledger",children:[l("div",{class:"sv-section-head",children:[l("h2",{children:v("ledger.heading")}),l("span",{class:"sv-quiet",children:v(
"ledger.note")})]}),t.drafted>0&&l("div",{class:"sv-verdict-bar",role:"img","aria-label":v("ledger.bar",t),children:th.map(a=>l("span",{"data-kind":a,style:`--n\
:${t[a]}`}))}),ul(s)&&l("p",{class:"sv-note",children:v("rules.lossy")}),l("div",{class:"sv-ledger-groups",children:Object.entries(o).map(([a,c])=>l("div",{class:"\
sv-ledger-group",children:[l("h3",{children:v(`ledger.groups.${a}`)}),Object.entries(c).map(([d,p])=>l("p",{class:"sv-ledger-line",children:[l(be,{name:sh[d]??d,
children:i(d)}),l("span",{class:"sv-ledger-value","data-metric":d,children:p})]}))]}))})]})}var On=44,rh=2,ml=10,zn=class{run;drawn;constructor({say:e,palette:t,seek:n}){this.say=e,this.palette=t,this.seek=n,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=u("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=u("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":e(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,u("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",r=>this.grab(r)),this.node.addEventListener("pointermove",r=>{this.held&&this.seek(this.momentAt(r))}),["pointerup","pointer\
cancel"].forEach(r=>this.node.addEventListener(r,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:r}])=>{this.width=r.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:e,tint:t},n,r){let{length:o}=n,i=this.run!==n||this.shown!==e.round||this.drawn!==o||this.tint!==t;this.run=n,this.shown=e.
round,this.tint=t,i&&this.draw();let a=e.phase?e.phase/Dr(n.rounds[e.round]):0,c=e.round+a;this.node.style.setProperty("--done",String(o?c/o:0)),C(this.node,"ar\
ia-valuemax",o),C(this.node,"aria-valuenow",Number(c.toFixed(2))),C(this.node,"aria-valuetext",r)}grab(e){!this.run||!this.run.length||e.button||(this.held=!0,this.
node.setPointerCapture(e.pointerId),this.seek(this.momentAt(e)))}momentAt(e){let{run:t,width:n}=this;if(!t)return Xe.moment;let{left:r}=this.node.getBoundingClientRect(),
o=Math.max(0,Math.min(1,(e.clientX-r)/(n||1)))*t.length,i=Math.min(Math.floor(o),t.length-1),a=Dr(t.rounds[i]);return n/t.length<rh*a?{round:Math.round(o),phase:0}:
{round:i,phase:Math.round((o-i)*a)}}momentFor(e,{round:t}){let n={PageUp:ml,PageDown:-ml}[e];return n?{round:t+n,phase:0}:null}draw(){let{run:e,width:t,canvas:n,
palette:r}=this,o=window.devicePixelRatio||1,i={width:Math.round(t*o),height:Math.round(On*o)};(n.width!==i.width||n.height!==i.height)&&Object.assign(n,i);let a=n.
getContext("2d");if(!a||(a.setTransform(o,0,0,o,0,0),a.clearRect(0,0,t,On),!e||!e.length))return;this.drawn=e.length;let c=t/e.length,d=P(e.trace),p=d?e.rounds.
map(({drafts:g})=>Math.max(0,...ae(g).map(b=>b+1))):[],h=On/((d?Math.max(...p):e.width)+1),[f,m]=[c,h].map(g=>g>4?g-1:g);e.rounds.forEach(({drafts:g},b)=>{let w=b<
this.shown?this.writtenIn(e,b):[],S=d?p[b]+1:b<this.shown?e.rows[b].slots.length:g.length+1;for(let x=0;x<S;x+=1)a.fillStyle=r.get(x<w.length?this.colour(e,b,w[x]):
"line"),a.fillRect(b*c,On-(x+1)*h,Math.max(.6,f),Math.max(.6,m))})}writtenIn(e,t){return e.rows[t].slots.map((n,r)=>({...n,index:r})).filter(n=>De(n.kind))}colour(e,t,{
index:n,kind:r}){if(this.tint==="verdict")return`strip-${r}`;let o=ds(this.tint,e.at({round:t,index:n}));return o==null?"strip-unknown":`tint-${o}`}disconnect(){
this.sizes.disconnect()}};var oh=[.5,1,2,4],vl={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},ih=["start","back","previous","play",
"next","forward","end","stop"],fl="specviz-letters",gl={read(){try{return localStorage.getItem(fl)!=="off"}catch{return!0}},write(s){try{localStorage.setItem(fl,
s?"on":"off")}catch{}}},Ln=class{buttons={};constructor({say:e,palette:t,keys:n,actions:r}){this.say=e;let o=i=>this.buttons[i]=u("button",{type:"button",class:"\
sv-button","data-button":i,title:e(`transport.${i}`),"aria-label":e(`transport.${i}`),on:{click:r[i]}},Ar(vl[i]));this.run=u("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:r.run}},e("transport.run")),this.strip=new zn({say:e,palette:t,seek:r.seek}),this.count=u("span",{class:"sv-count"}),this.follow=
u("button",{type:"button",class:"sv-link",hidden:!0,on:{click:r.follow}},e("transport.follow")),this.speed=u("select",{"aria-label":e("transport.speed"),on:{change:()=>r.
set({speed:Number(this.speed.value)})}},...oh.map(i=>u("option",{value:i,selected:i===1},`${i}×`))),this.pace=ut(e("transport.pace"),["steps","rounds"].map(i=>[
i,e(`transport.${i}`)]),i=>r.set({pace:i==="steps"?"steps":"rounds"})),this.presenter=u("button",{type:"button",class:"sv-link",title:e("transport.presenter_mea\
ns"),on:{click:r.present}},e("transport.presenter")),this.letters=u("input",{type:"checkbox",checked:gl.read(),on:{change:()=>gl.write(this.letters.checked)}}),
this.help=this.listOf(n),this.node=u("div",{class:"sv-transport",role:"group","aria-label":e("transport.label")},u("div",{class:"sv-buttons"},...ih.map(o),this.
run),u("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,u("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(e){
let t=e.flatMap(([o,i])=>[u("dt",{},...o.split(/\s+/).map(a=>u("kbd",{},a))),u("dd",{},i)]),n=u("dt",{},u("kbd",{},"A – Z"),u("kbd",{},", . ?")),r=u("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return u("details",{class:"sv-keys"},u("su\
mmary",{},this.say("transport.keys")),u("div",{class:"sv-keys-panel"},r,u("dl",{},...t,n,u("dd",{},u("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(e=!this.help.open){!e&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=e,e&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(e,t){let{run:n,moment:r,playing:o,mode:i,live:a}=e,c=ue(e),d=Ne(e),p=r.round===0&&r.phase===0,h=this.
tell(e);y(this.count,h),y(this.presenter,this.say(e.presenting?"transport.leave":"transport.presenter")),n&&this.strip.show(e,n,`${h}. ${t}`);let{buttons:f}=this,
m=Object.values(f).find(b=>b===document.activeElement);f.start.disabled=f.back.disabled=f.previous.disabled=p,f.end.disabled=r.round===(n?n.length:0),f.next.disabled=
f.forward.disabled=!(c>0||d||a&&!n),f.stop.hidden=!d&&e.status!=="loading",this.run.hidden=!(e.presenting&&a&&!d),this.follow.hidden=!(d&&c>0),m&&(m.disabled||m.
hidden)&&f.play.focus();let g=o||d&&i==="running"&&!c;this.showPlay(g?"pause":d&&i==="paused"&&!c?"resume":"play")}tell({run:e,moment:{round:t,phase:n}}){let r=e&&
e.over;if(r&&t===e.length&&t)return this.say("transport.all",{rounds:t});let o=this.say(`transport.${r?"round_of":"round"}`,{round:n?t+1:t,rounds:r&&e.length});
return n?this.say("transport.step",{round:o,phase:n}):o}showPlay(e){let{play:t}=this.buttons;t.dataset.does!==e&&(t.dataset.does=e,t.replaceChildren(Ar(vl[e==="\
pause"?"pause":"play"]),u("span",{},this.say(`transport.${e}`))),t.setAttribute("aria-label",this.say(`transport.${e}`)),t.title=this.say(`transport.${e}`))}};var ah=1100,lh=1.6,ch={draft:450,verify:1200,test:1e3,discard:700,final:1300},po=(s,e)=>s.round<e.round||s.round===e.round&&s.phase<e.phase,jn=class{constructor(e,t){
this.store=e;this.resume=t}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Kr(this.store.state,e)!==null}seek(e){let{round:t,
phase:n}=ts(this.rounds,e);this.move(this.toward({round:t,phase:0},{round:t,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,t){let n=e;for(;po(n,t)&&!this.barred(n);)n=Br(this.rounds,n);return n}move(e,t,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:t,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:t}=this.store.state;e==="step"?this.move(Qi(this.rounds,t),"step"):this.seek({round:t.phase?t.round:t.round-1,phase:0})}go(e,t){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(Br(this.rounds,n),"step",t);else{let r=ts(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,po(o,r)?"step":"round",t)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...ue(
this.store.state)?{}:{moment:Xe.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:t,moment:n,
opening:r}=this.store.state,{name:o}=Je(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(i?ch[o]:ah)/(r?lh:t))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!po(e.moment,e.until)?null:
ue(e)?()=>this.tick():Ne(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Cn=class{views;constructor(e){this.views=e.map(t=>({view:t,marked:null,stop:null}))}show(e,t,n){let r=ct(e,e.cursor)?e.cursor:t;this.views.forEach(o=>{let i=o.
view.find(t),a=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==a&&(o.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(o,{marked:i,stop:a})})}};var jt=["draft","verify","test","write"],bl={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},dh={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function ph(s,e){let{gamma:t,drafter:n,confidence:r,max_new_tokens:o}=s.trace.settings,{ending:i}=s.trace,a=e===s.length-1;
return t===0?"off":s.folds.at(e).emitted===o-1?"last":a&&i==="context full"?"full":a&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}
function Pn(s,e,t,n){let r=ph(e,t);return H(s,r&&n(`unguessed.${r}`))}function uh(s,e,t){if(!e)return t("summary.start");let{drafts:n,final:r}=s.rounds[e-1],o={
round:e,drafted:n.length,accepted:n.filter(a=>a.verdict==="accepted").length};if(!n.length)return Pn(t("summary.plain",o),s,e-1,t);let i=n.length===1;return r?se(
{drafts:n})?t(r.kind==="bonus"?"tree.bonus":"tree.some",o):r.kind==="correction"?t(i?"summary.one_rejected":"summary.some",o):t(i?"summary.one":"summary.all",o):
t(i?"summary.one_ends":"summary.end",o)}function hh(s,{round:e},{name:t,index:n},r){let o=s.rounds[e],{drafts:i,final:a}=o,c={round:e+1,n:n+1,of:i.length};if(se(
o)&&t!=="final")return mh(s,e,{name:t,index:n},r);if(t==="draft"&&o.together&&i.length>1)return r("phase.at_once",c);if(t==="draft"){let p=s.rows[e].slots[n];return r(
"phase.draft",{...c,token:Ae(p,r)})}if(t==="verify"&&!i.length)return Pn(r("phase.verify_none",c),s,e,r);if(t==="verify")return r(i.length===1?"phase.verify_one":
"phase.verify",c);if(t==="test")return vh(s,o,n,c,r);let d=i.filter(p=>p.verdict==="untested").length;return d&&a&&A(s.trace)==="block"?r("rules.phase.discard",
{...c,untested:d}):r(d?"phase.discard":"phase.discard_last",{...c,untested:d})}function mh(s,e,{name:t,index:n},r){let{drafts:o}=s.rounds[e],i={round:e+1,of:o.length,
token:Ae(s.rows[e].slots[n]??s.rows[e].slots[0],r)};if(t==="draft"){let g=ae(o),b=g.filter(w=>w===g[n]).length;return r(b===1?"tree.level_one":"tree.level",{...i,
level:g[n]+1,n:b})}if(t!=="test")return r(t==="verify"?"tree.verify":"tree.discard",i);let{verdict:a,draw:c,parent:d}=o[n],p=re(o[n]);if(s.trace.settings.temperature!==
0&&a==="accepted"&&c==null&&A(s.trace)==="block")return r("tree.kept",i);if(s.trace.settings.temperature!==0&&at(o[n],A(s.trace)))return wl(s,{...i,n:n+1},a,r);
if(s.trace.settings.temperature===0||c==null||p===null)return r(`tree.greedy_${a}`,i);let[h,f]=pe(c,p),m=a==="rejected"&&!o.some((g,b)=>b>n&&g.parent===d);return r(
`tree.${a}${m?"_last":""}`,{...i,draw:h,threshold:f})}var wl=(s,e,t,n)=>n(`rules.phase.certain_${t}`,{...e,rule:n(`rules.name.${A(s.trace)}`)});function vh(s,{drafts:e},t,n,r){
let o=e[t],{verdict:i,draw:a}=o,c=re(o);if(s.trace.settings.temperature===0)return r(`phase.greedy_${i}`,n);if(at(o,A(s.trace)))return wl(s,n,i,r);if(a==null||c===
null)return r(`phase.untold_${i}`,n);let[d,p]=pe(a,c),h={...n,draw:d,threshold:p};if(c===1&&i==="accepted"&&A(s.trace)!=="block")return r("phase.certain",h);if(A(
s.trace)!=="block")return r(`phase.${i}`,h);let f=i==="accepted"?Et(o):"failed",[,m]=pe(a,le(o)??1);return r(`rules.phase.${f}`,{...h,ratio:m,by:Tt(e)+1})}function uo(s,e,t,n){
return t?hh(s,e,t.phase,n):uh(s,e.round,n)}var fh={tree:["test","write"],block:["test"]},An=class{constructor(e){this.say=e,this.names=jt.map(t=>D(bl[t],e(`act.${t}\
.name`))),this.meanings=jt.map(()=>u("span",{class:"sv-spoken"})),this.items=jt.map((t,n)=>u("li",{},this.names[n],this.meanings[n])),this.node=u("ol",{class:"s\
v-acts","aria-label":e("act.label")},...this.items)}load({trace:e}){let t=P(e)?"tree":A(e)==="block"&&e.settings.temperature?"block":"";jt.forEach((n,r)=>{let o=this.
say(`act.${n}.${fh[t]?.includes(n)?t:"means"}`);C(this.items[r],"title",o),y(this.meanings[r],o)}),this.names[jt.indexOf("test")].dataset.term=t==="block"?"bloc\
k_verification":bl.test}show(e){let t=jt.indexOf(e?dh[e]:"");this.items.forEach((n,r)=>{C(n,"aria-current",r===t?"step":null),n.classList.toggle("sv-past",r<t)})}};var $n=class{constructor({say:e,teach:t}){this.say=e,this.why=u("span",{}),this.watch=u("button",{type:"button",class:"sv-link",on:{click:()=>t(this.round)}}),this.
node=u("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(e,t){let{moment:n,opening:r,recorded:o,playing:i,rested:a}=e,c=!i&&n.phase===0,d=a!==null?
this.say("lead.rests",{round:t.length,shown:a+1}):c&&r&&o?this.reason(t,n.round-1):"";this.why.hidden=!d,y(this.why,d);let p=c&&a===null&&t.over&&n.round===t.length?
Ks(t):null;if(this.watch.hidden=p===null,p===null)return;this.round=p;let h=rs(t.rounds[p],A(t.trace))>=0;y(this.watch,this.say(h?"lead.watch_rule":"lead.watch",
{round:p+1}))}reason(e,t){let n=e.rounds[t];if(!n)return"";let r=A(e.trace),o=rs(n,r);return o>=0?this.say(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):Fr(
n)?this.say("lead.why"):""}};var gh=2e3,Hn=class{constructor({say:e,stream:t,rounds:n,teach:r}){this.say=e,this.views=[t,n],this.acts=new An(e),this.sentence=u("span",{}),this.lead=new $n({
say:e,teach:r}),this.caption=u("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=u("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
u("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(e){this.at="",this.lag=!0,this.acts.
load(e),this.views.forEach(t=>{t.load(e),t.scroller.scrollTop=0})}tell(e,t){return uo(t,e.moment,qe(e),this.say)}show(e,t,{busy:n,live:r}){let{moment:o,entered:i,
whole:a}=e,c=qe(e),d=`${o.round}.${o.phase}`,p=d!==this.at;this.at=d,this.views.forEach(m=>{m.grow(),m.show(o.round),m.showNow(c)}),this.lag=this.lag||p&&!a;let h=i===
"step"&&o.round>0?"final":null;this.acts.show(c?c.phase.name:h),p&&this.greet(i==="round"&&!r?o.round-1:-1);let f=e.rested===null?this.tell(e,t):uo(t,{round:dt(
e)+1,phase:0},null,this.say);y(this.sentence,f),this.lead.show(e,t),this.speak(f,n)}follow(){this.lag&&[...this.views].reverse().forEach(e=>e.followHead()),this.
lag=!1}greet(e){this.fresh.forEach(t=>t.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(t=>t.rows[e]??[]),this.fresh.forEach(t=>t.classList.add("sv-\
fresh"))}speak(e,t){let n=performance.now();t&&n-this.spokenAt<gh||(this.spokenAt=n,y(this.spoken,e))}};function bh({models:s,settings:e},t){let n=h=>t("size",{name:h.name,size:Cr(h.parameters)}),r=n(s.target),o=ta(e),{drafter:i,confidence:a}=e,c=h=>i!=="early-exi\
t"?n(h):t("first_layers",{layers:h.layers,of:s.target.layers,size:Cr(h.parameters)}),d=s.draft?t("pair",{target:r,draft:c(s.draft)}):t("pair_alone",{target:r}),
p=P({settings:e})&&t("tree.settings",{tree:t(`tree.name.${e.tree}`),budget:e.budget});return[o&&t(`rules.name.${o}`),p,i!=="model"&&Ee(t,i,s.pair),...["too_shor\
t","other_weights"].map(h=>s.draft?.[h]&&t(h)),t("settings",{...e}),a&&t("confidence",{confidence:a}),d].filter(Boolean).join(" · ")}function wh({trace:{ending:s},
folds:e},t){let n=e.output.length;return t(`ending.${s}${s==="stopped"?["_none","_one"][n]??"":""}`,{n})}var xh=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function yh(s,e){s.textContent!==de(e)&&s.replaceChildren(...e.split(xh).map((t,n)=>n%2?u("a",{href:t,target:"_blank",rel:"noopener"},t):u("span",{},t)))}var Nn=class{constructor(e){
this.say=e,this.origin=u("span",{class:"sv-origin"}),this.about=u("span",{}),this.message=u("span",{class:"sv-message"}),this.node=u("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(e){let{say:t}=this,{run:n,recorded:r,status:o,message:i}=e;n&&this.showRun(n.trace,r),this.origin.dataset.recorded=String(r);
let a=o!=="done"?t(`state.${o}`):n?wh(n,t):t("state.idle"),c=r||ue(e)>0&&n?.trace.ending!=="stopped",d=n&&(o==="idle"||o==="done"&&c),p=n&&o==="error"?t(r?"stat\
e.example":"state.previous"):d&&e.stale?t("state.stale"):"";yh(this.message,H(i||(d?"":a),p)),this.message.setAttribute("role",o==="error"?"alert":"status")}showRun(e,t){
let{device:n,processor:r,placement:o}=e.machine,i=n==="cuda"&&this.say(`steps.${e.captured?"captured":"eager"}`),a=[r||n,o,i].filter(Boolean).join(" · ");y(this.
origin,this.say(t?"recorded":"live",{date:e.recorded.slice(0,10),machine:a})),y(this.about,bh(e,this.say)),[this.origin,this.about].forEach(c=>C(c,"title",c.textContent))}};var ho=(s,e)=>s.length===e.length&&s.every((t,n)=>t===e[n]);function xl(s,e){let[t,n]=[s.trace.prompt,e.trace.prompt];if(ho(t,n))return"again";if(n.length<=t.length||
!ho(t,n.slice(0,t.length)))return null;let r=n.slice(t.length),o=r.length-1,{output:i}=s.folds;return i.length<o||!ho(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],
was:i[o]}}function kh(s,e,t){let n=e.trace.prompt.slice(s.trace.prompt.length),[r,o]=[s,e].map(({folds:d},p)=>d.output.slice(0,d.at(t[p]).emitted)),i=[...n,...o],
a=r.findIndex((d,p)=>d!==i[p]),c=a<0?Math.min(r.length,i.length):a;return{n:c,was:r.at(c),now:i.at(c)}}var _h=({source:s},e)=>!!(s&&e.source&&s.run&&s.run===e.source.
run);function yl({compared:s,expected:e,returning:t},n){let r=t??(s&&_h(s.pair[s.shown],n)?s.shown:null);if(s&&r!==null){let[i,a]=s.pair;return{pair:r?[i,n]:[n,
a],shown:r}}return e&&n.source&&xl(e.run,n.run)?{pair:[e,n],shown:1}:null}var qn=(s,e)=>e!==void 0&&ne(s.alone(e))||v("token.empty");function Sh(s,e,t){let n=[s,
e],r=Qs.map(c=>[c,n.map(({trace:d})=>tn(v,c,en(d,c),d.models.pair))]).filter(([,[c,d]])=>c!==d),o=r.some(([c])=>c==="tree"),i=n.some(({trace:c})=>P(c)),a=n.map(
(c,d)=>c.folds.summary(t[d]));return[...r,...o?[["verified",n.map(({trace:c})=>me(cs(c)))]]:[],["speedup",a.map(({speedup:c})=>ee(c))],[i?"acceptance_by_positio\
n":"acceptance_rate",a.map(({acceptance_rate:c})=>j(c))],["draft_efficiency",a.map(({draft_efficiency:c})=>j(c))],["mean_acceptance_length",a.map(({mean_acceptance_length:c})=>q(
c))],["emitted",a.map(({emitted:c})=>me(c))]]}function Eh(s,e,t){let{n,was:r,now:o}=kh(s,e,t);return r===void 0&&o===void 0?v("compare.same",{n}):r===void 0||o===
void 0?v("compare.longer",{n}):v("compare.differ",{n:n+1,was:qn(s,r),now:qn(e,o)})}function Th(s,e){let t=xl(s,e);return t==="again"||t===null?"":v("compare.bra\
nched",{n:t.at+1,token:qn(e,t.token),was:qn(s,t.was)})}function kl({sequels:s}){let{host:{state:e}}=ie(),t=W(null),n=W(null),{compared:r}=e;if(J(()=>{let m=r&&!r.
pair.some(g=>n.current?.pair.includes(g));n.current=r,m&&(t.current?.focus({preventScroll:!0}),t.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:o,shown:i}=r,[a,c]=o.map(({run:m})=>m),d=o.map(({run:m},g)=>g===i?Gs(e):m.length),p=Th(a,c),h=JSON.stringify(a.trace.machine)!==JSON.stringify(c.trace.
machine),f=["before","now"].map((m,g)=>g===i?v("compare.shown",{run:v(`compare.${m}`)}):v(`compare.${m}`));return l("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":v("compare.heading"),ref:t,children:[l("div",{class:"sv-section-head",children:[l("h2",{children:v("compare.heading")}),l("button",{type:"button",class:"\
sv-link",onClick:()=>s.swap(),children:v(i?"compare.show_before":"compare.show_now")}),l("button",{type:"button",class:"sv-link",onClick:()=>s.close(),children:v(
"compare.close")})]}),p&&l("p",{class:"sv-branched",children:p}),h&&l("p",{class:"sv-note",children:v("compare.unlike")}),l("table",{class:"sv-figures-table",children:[
l("thead",{children:l("tr",{children:[l("th",{scope:"col",children:v("compare.setting")}),f.map(m=>l("th",{scope:"col",children:m}))]})}),l("tbody",{children:Sh(
a,c,d).map(([m,g])=>l("tr",{children:[l("th",{scope:"row",children:v(`compare.${m}`)}),g.map(b=>l("td",{children:b}))]},m))})]}),l("p",{children:Eh(a,c,d)})]})}var In=class{constructor(e,t,n){this.store=e;this.send=t;this.most=n}store;send;most;load(e){this.store.set({compared:yl(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:v("again.no_source")}offer(e,t){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.set(
{offers:t})}make(e){let{run:t,source:n,recorded:r}=this.store.state;t&&(this.store.set({expected:{run:t,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let t=e.shown?0:1;this.store.set({returning:t});let{run:{trace:n},source:r,recorded:o}=e.pair[t],i=n.ending==="run\
ning"?{...n,ending:"stopped"}:n,a={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:o,state:"done",typed:!1,...a})}close(){
this.store.set({compared:null})}};var Dn=["both","target","draft"],Rh={both:"overlap",target:"residual",draft:"rejected"},Oh=[0,.5,1],Bn=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:e,set:t}){this.say=e,this.heading=u("h3",{}),this.shaping=ut(e("areas.view"),[["shaped",e("areas.shaped")],["raw",e("areas.raw")]],n=>t({raw:n==="raw"})),this.
form=ut(e("areas.form"),[["picture",e("areas.picture")],["table",e("areas.table")]],n=>t({asTable:n==="table"})),this.note=u("p",{class:"sv-note"}),this.node=u(
"div",{class:"sv-block sv-areas-block"},this.heading,u("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:e}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),y(this.
total.name,e("areas.total"));let t=(o,i)=>u("li",{},u("span",{class:"sv-area-key","data-area":o}),D(Rh[o],i));this.keys=Object.fromEntries(Dn.map(o=>[o,t(o,e(`a\
reas.key.${o}`))])),this.keys.dart=u("li",{},u("span",{class:"sv-dart-key"}),e("areas.key.dart"));let n=u("div",{class:"sv-area-row sv-area-head"},u("span",{},e(
"areas.token")),u("span",{}),this.targetHead=u("span",{class:"sv-p"},e("areas.target")),this.draftHead=u("span",{class:"sv-p"},e("areas.draft"))),r=u("div",{class:"\
sv-area-row sv-area-axis"},u("span",{}),u("span",{class:"sv-area-ticks"},...Oh.map(o=>u("span",{style:`--x:${o}`},String(o)))));return this.chart=u("div",{class:"\
sv-areas",role:"img"},n,...this.rows.map(o=>o.node),r,this.total.node),this.legend=u("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=u("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(e){let[t,n,r]=["sv-t","sv-p","sv-p"].map(a=>u("span",{class:a})),o=u("span",{class:"sv-\
dart",hidden:!0}),i=u("span",{class:"sv-area-bar"},...Dn.map(a=>u("span",{"data-area":a})),o);return{name:t,target:n,draft:r,dart:o,bar:i,node:u("div",{class:e},
t,i,n,r)}}buildTable(){let e=t=>u("th",{scope:"col"},this.say(`areas.${t}`));return this.body=u("tbody",{}),this.table=u("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},u("table",{},u("thead",{},u("tr",{},...["token","target","draft","both"].map(e))),this.body)),
this.table}dress({raw:e,asTable:t}){e===this.raw&&t===this.asTable||(Object.assign(this,{raw:e,asTable:t}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(e){
this.view=e,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:e,say:t}=this,n=Ja(e.position),r=this.raw&&n;this.shaping.node.hidden=!n,this.shaping.
set(r?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,y(this.heading,e.heading);let o=r?
"areas.raw_note":"areas.shaped_note";y(this.note,H(...e.notes,n&&t(o,{shaping:e.shaping}))),this.asTable?this.paintTable(r):this.paintPicture(r)}seen({token:e,target:t,
draft:n,both:r}){let{models:o}=this.view;return{token:e,target:o==="draft"?null:t,draft:o==="target"?null:n,both:o==="both"?r:null}}paintPicture(e){let{position:t,
marks:n,models:r}=this.view,o=Sn(t,[...n.keys()],e).map(c=>this.seen(c));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((c,d)=>(d.draft??0)-(c.draft??
0)));let i=e?null:this.view.dart;this.rows.forEach((c,d)=>{let p=d===o.length-1;c.node.hidden=d>=o.length,c.node.hidden||this.paintRow(c,o[d],{rest:p,dart:i})});
let a=r==="both"&&!e?t.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",r==="draft"),this.
draftHead.classList.toggle("sv-unseen",r==="target"),this.legend.hidden=r!=="both",this.keys.dart.hidden=!i,Dn.forEach(c=>y(this.keys[c].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${c}`))),C(this.chart,"aria-label",this.describe(o,a,i))}paintRow(e,t,{rest:n,dart:r}){let{view:o}=this,i=o.marks.get(
t.token),a=o.name(t.token);e.node.classList.toggle("sv-others",n),y(e.name,a),C(e.name,"title",a),C(e.name,"data-kind",i),y(e.target,t.target==null?"":G(t.target)),
y(e.draft,t.draft==null?"":G(t.draft)),Dn.forEach(c=>e.bar.style.setProperty(`--${c}`,String(t[c]||0))),e.dart.hidden=r?.token!==t.token,!(!r||e.dart.hidden)&&(e.
dart.style.setProperty("--x",String(r.at)),e.dart.dataset.side=r.at>.8?"left":"right",e.dart.dataset.kind=r.kind)}paintTotal(e){this.total.bar.style.setProperty(
"--both",String(e)),this.total.bar.style.setProperty("--draft","1"),y(this.total.target,""),y(this.total.draft,K(e))}describe(e,t,n){let{say:r,view:o}=this,i=c=>{
let d=e.slice(0,-1).filter(p=>p[c]!=null).sort((p,h)=>(h[c]??0)-(p[c]??0))[0];return d&&r(`areas.first.${c}`,{token:o.name(d.token),p:K(d[c])})},a=e[e.length-1];
return H(i("target"),i("draft"),t!==null&&r("areas.overlap",{overlap:K(t)}),n&&r(`areas.dart.${n.kind}`,{token:o.name(n.token)}),r("areas.rest",{target:G(a.target),
draft:G(a.draft)}))}paintTable(e){let{position:t,name:n,marks:r,models:o}=this.view,i=d=>u("td",{},G(d)),a=({token:d,target:p,draft:h,both:f})=>u("tr",{},u("th",
{scope:"row",class:"sv-t","data-kind":r.get(d)},n(d)),i(p),i(h),i(f)),c=En(t,e).map(d=>a(this.seen(d)));o==="both"&&!e&&c.push(u("tr",{class:"sv-sum"},u("th",{scope:"\
row"},this.say("areas.sum")),i(1),i(1),i(t.overlap))),this.body.replaceChildren(...c)}};function zh({round:{drafts:s,final:e},index:t,token:n}){let r=t<s.length?ve(s,t):null;return(s.find(({verdict:i},a)=>i==="accepted"&&ve(s,a)===r)??e??{token:n}).
token}var Fn=class{constructor({say:e,sequels:t}){this.say=e,this.sequels=t,this.choices=[],this.list=u("div",{class:"sv-choices",role:"toolbar","aria-label":e(
"branch.heading"),on:{keydown:n=>pn(this.choices,n)}}),this.note=u("p",{class:"sv-note"}),this.node=u("div",{class:"sv-block sv-branch"},u("h3",{},e("branch.hea\
ding")),this.note,this.list)}show(e,t){let{say:n}=this,{position:r}=e,o=this.sequels.refusal;if(this.node.hidden=!this.sequels.store.state.live||!!e.open||!r,!r||
this.node.hidden)return;let i=e.kind==="untested";this.list.hidden=!!o||i,y(this.note,o||n(i?"branch.untested":"branch.note"));let a=zh(e),c=([d,p],h)=>u("butto\
n",{type:"button",class:"sv-choose",tabindex:h===0?0:-1,"aria-label":n("branch.do",{token:t(d),was:t(a)}),on:{click:()=>this.sequels.make({branch:{round:e.number,
index:e.index,token:d}})}},u("span",{class:"sv-choice-token"},t(d)),u("span",{class:"sv-p"},G(p)));this.choices=r.candidates.filter(([d])=>d!==a).map(c),this.list.
replaceChildren(...this.choices)}};var Lh=3,jh=.1,Ch=.09,Ah=.3,Ph=2**20,$h=8,_l=s=>(s?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,t)=>t-e),mo=s=>Math.min(s.rest[1]??0,_l(s)[$h-1]??1);
function Hh(s,e){let{candidates:t,rest:n}=e,r=h=>h?-h*Math.log(h):0,o=mo(e),i=o?n[1]??0:0,a=t.reduce((h,[,f])=>h+r(f),0),c=a-(i?i*Math.log(o):0),d=a+r(i)+i*Math.
log(Ph),p=h=>Math.min(Ch,Ah*Math.exp(-h));return s>p(c)?1:s<=p(d)?0:null}var Sl={token:(s,e)=>e,match:s=>s,typical:(s,e,t)=>t&&Hh(s,t),"top-k":(s,e,t)=>{let n=_l(
t)[Lh-1];return n===void 0?null:s>0&&s>=n?1:e},threshold:(s,e)=>s>=jh?1:e},ws=(s,e,t,n)=>Sl[s](e,t,n);function Nh(s,e){let{target:t}=s,n=le(s);return t==null||n===
null?[]:Object.keys(Sl).flatMap(r=>{let o=ws(r,t,n,e);return o===null?[]:[[r,o]]})}var Un=class{constructor(e){this.say=e,this.body=u("tbody",{});let t=n=>u("th",
{scope:"col"},e(`rules.others.${n}`));this.note=u("p",{class:"sv-note"}),this.node=u("details",{class:"sv-other-rules"},u("summary",{},e("rules.others.heading")),
u("table",{class:"sv-figures-table"},u("thead",{},u("tr",{},t("rule"),t("chance"),t("verdict"))),this.body),this.note)}show(e,t,n,r){let{say:o}=this,i=r?Nh(e,t):
[];this.node.hidden=!i.length,y(this.note,o("rules.others.note",{draw:K(n)})),this.body.replaceChildren(...i.map(([a,c])=>{let d=n<c,p=u("th",{scope:"row",class:Q(
a)?"sv-lossy":""},o(`rules.name.${a}`));return u("tr",{"data-rule":a},p,u("td",{},K(c)),u("td",{},u("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?"\
accepted":"rejected"})," ",o(`kind.${d?"accepted":"rejected"}`)))}))}};var vo=4,Wn=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:e,set:t,unpin:n,stage:r,sequels:o}){
this.say=e,this.key="",this.token=u("div",{class:"sv-big-token",translate:"no"}),this.kind=u("span",{class:"sv-chip"}),this.where=u("span",{class:"sv-quiet"}),this.
there=u("button",{type:"button",class:"sv-link",title:e("inspector.stage"),on:{click:()=>{r({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=u("span",{class:"sv-quiet"}),this.unpin=u("button",{type:"button",class:"sv-link",hidden:!0,on:{click:n}},e("inspector.unpin")),this.why=u("p",{class:"\
sv-why"}),this.empty=u("p",{class:"sv-quiet"},e("inspector.empty")),this.absent=u("p",{class:"sv-quiet",hidden:!0},e("inspector.absent")),this.areas=new Bn({say:e,
set:t}),this.branch=new Fn({say:e,sequels:o}),this.body=u("div",{class:"sv-inspected",hidden:!0},u("div",{class:"sv-title"},this.token,u("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,dn(e,this.areas.node,"distributions")),this.
node=u("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":e("inspector.heading")},u("div",{class:"sv-section-head"},u("h2",{},e("inspector.headi\
ng")),u("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:e}=this;return this.keep=u("span",{class:"sv-keep"},e("test.keep")),
this.drop=u("span",{class:"sv-drop"},e("test.drop")),this.needle=u("span",{class:"sv-needle"}),this.needleLabel=u("span",{class:"sv-needle-label"}),this.line=u(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=u("span",{class:"sv-limit"}),this.sum=u("p",{class:"sv-arit\
hmetic"}),this.basis=u("p",{class:"sv-note"}),this.others=new Un(e),this.test=u("div",{class:"sv-block sv-test"},u("h3",{},D("accept_test",e("test.heading"))),this.
line,u("div",{class:"sv-test-axis","aria-hidden":"true"},u("span",{},"0"),this.limit,u("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:e}=this;return this.residualRows=Array.from({length:vo+1},()=>{let t=u("span",{class:"sv-t"}),n=u("span",{class:"sv-share"}),r=u("span",{class:"sv-p"});
return{token:t,bar:n,share:r,node:u("li",{},t,n,r)}}),this.note=u("p",{class:"sv-note"}),this.residual=u("div",{class:"sv-block sv-residual-block"},u("h3",{},D(
"residual",e("residual.heading"))),this.note,u("div",{class:"sv-residual-head"},u("span",{},e("areas.token")),u("span",{},e("residual.share"))),u("ul",{class:"s\
v-residual"},...this.residualRows.map(t=>t.node))),this.residual}show(e,t,n,{concealed:r=!1,elsewhere:o=!1}={}){if(this.empty.hidden=!!t,this.body.hidden=!t,this.
pin.hidden=!t,this.unpin.hidden=!t||n!=="pinned",!t)return;let{number:i,index:a,kind:c}=t,d=`${i}.${a} ${c}`;(e!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=e,this.seen=t,y(this.pin,this.say(`inspector.${n}`)),this.showTitle(),this.where.hidden=o,this.there.hidden=!o,y(this.why,r?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=r||!!t.position,this.areas.node.hidden=r||!t.position,t.position&&!r&&this.areas.show(this.view(t.position)),this.
showTest(),this.showResidual(),this.branch.show(t,p=>this.name(p))}showTitle(){let{seen:e,say:t}=this,n=e.part?[Le(e.piece)]:e.text?Ds(e.text,!0):[t("token.empt\
y")];this.token.replaceChildren(...n),this.token.dataset.kind=e.kind,this.kind.dataset.kind=e.kind,y(this.kind,t(`kind.${lt(e.kind,this.run.trace)}`));let{models:r,
settings:{drafter:o}}=this.run.trace,i=e.draft&&!e.draft.source&&o!=="model"&&Ee(t,o,r.pair),a=t("inspector.where",{round:e.number+1,slot:Jr(this.run,e.number,e.
index,t)}),c=i?t("token.from",{slot:a,drafter:i}):a;[this.where,this.there].forEach(d=>y(d,c))}get greedy(){return this.run.trace.settings.temperature===0}explain(){
let{seen:e,say:t}=this,n=e.part?t("inspector.bytes",{hex:Le(e.piece)})+" ":e.took>1?t("inspector.joined",{n:e.took})+" ":"",r=e.draft?.confidence;return n+H(this.
reason(),r!=null&&t("inspector.confidence",{predicted:j(r)}))}reason(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:o,accepted:i,draft:a}=e;if(r==="plain")return Pn(
t("why.plain"),this.run,e.number,t);let c=se(o)?this.reasonInTree():"";if(c)return c;if(r==="bonus")return o.drafts.length===1?t("why.bonus_one"):t("why.bonus",
{n:o.drafts.length});if(!n&&this.rule!=="token"){let m=this.reasonOfRule();if(m)return m}if(r==="correction")return t(`why.${n?"greedy_":""}correction`,{guess:this.
name(o.drafts[i].token)});if(r==="untested"){let m=o.drafts.findIndex(g=>g.verdict==="rejected");return m<0?t("why.untested_end"):t("why.untested",{n:m+1})}if(r===
"guessed"&&this.lookedUp)return t("why.copied");if(n)return t(`why.greedy_${r}`);if(a?.target==null||a.draft==null)return t("inspector.absent_probabilities");let[
d,p]=pe(a.target,a.draft),h={target:d,draft:p,chance:j(Math.min(1,a.target/a.draft))},f=r!=="accepted"?r:a.target>=a.draft?"sure":"lucky";return t(this.lookedUp&&
["lucky","rejected"].includes(f)?`why.copied_${f}`:`why.${f}`,h)}reasonInTree(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:{drafts:o},index:i,draft:a}=e;if(r===
"correction"||r==="bonus"||r==="untested"&&a?.draw==null)return t(`tree.why.${r}`);if(n||this.rule!=="token"||!a?.draft||a.target==null)return"";if(r==="guessed")
return t("tree.why.guessed");let c=o.some(({parent:m},g)=>g<i&&m===a.parent),d=a.draft===1;if(!d&&!c)return"";let[p,h]=pe(a.target,a.draft),f=j(Math.min(1,a.target/
a.draft));return H(c&&t("tree.why.left"),d?t("tree.why.certain",{target:p}):t("tree.why.ratio",{target:p,draft:h,chance:f}))}get rule(){return A(this.run.trace)}reasonOfRule(){
let{seen:e,say:t,rule:n}=this,{kind:r,round:o,accepted:i,draft:a}=e;if(r==="correction"){let p=o.drafts[i],h={guess:this.name(p.token),weight:K(p.weight??1)};return Q(
n)?"":t(`rules.why.${n}.correction`,h)}if(r==="untested")return n==="block"&&o.final?t("rules.why.block.dropped"):"";if(!a||r!=="accepted"&&r!=="rejected"||a.target==
null||!a.draft)return"";if(n==="block"){let[p,h]=pe(a.draw??0,le(a)??1),f=!o.drafts.some((g,b)=>ve(o.drafts,b)===e.index),m=r==="accepted"?Et(a):f?"rejected_las\
t":r;return t(`rules.why.block.${m}`,{by:Tt(o.drafts)+1,draw:p,ratio:h})}let[c,d]=pe(a.target,a.draft);return t(`rules.why.${Q(n)?"lossy":n}.${r}`,{rule:t(`rule\
s.name.${n}`),target:c,draft:d,chance:j(re(a)??0),exact:j(Math.min(1,a.target/a.draft))})}name(e){if(e===-1)return this.say("token.rest");let t=this.run.alone(e);
return ne(t)||Le(this.run.piece(e))||this.say("token.empty")}view(e){let{seen:t,say:n}=this,{kind:r,round:o,judged:i}=t,c=t.judgedAt>=o.drafts.length?"target":r===
"guessed"?"draft":"both",d=r==="guessed"||r==="lit",p=new Map,h=!t.open&&(!t.draft||r==="rejected")?o.final:null,f=es(o);h&&f&&p.set(h.token,f),i&&p.set(i.token,
d?r:i.verdict);let g=!(i&&!d&&!this.greedy&&this.rule==="token")||i.draw==null||i.draft==null?null:{token:i.token,at:i.draw*i.draft,kind:i.verdict};return{position:e,
name:w=>this.name(w),heading:n({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[c]),notes:this.notes(c),shaping:this.shaping(),models:c,
marks:p,dart:g,decides:this.rule==="token"}}notes(e){let t=[];return this.seen.kind==="untested"&&t.push("areas.untested"),e!=="target"&&this.lookedUp&&t.push("\
areas.lookup"),this.greedy?t.push("areas.greedy"):e==="both"&&this.rule!=="token"&&t.push("rules.areas"),t.map(n=>this.say(n))}shaping(){let{temperature:e,top_k:t,
top_p:n}=this.run.trace.settings,{say:r}=this;return[r("areas.temperature",{value:e}),...t>0?[r("areas.top_k",{value:t})]:[],...n<1?[r("areas.top_p",{value:n})]:
[]].join(r("comma"))}get lookedUp(){let{drafter:e}=this.run.trace.settings,{judged:t,position:n}=this.seen;return t?.source?t.source==="lookup":e==="lookup"||e.
startsWith("lookup")&&n!==null&&n.rest[4]==null}showTest(){let{seen:e,say:t,rule:n}=this,o=["accepted","rejected",...n==="block"?["untested"]:[]].includes(e.kind)?
e.draft:null,{draw:i=null,target:a=null,draft:c=null}=o??{},d=re(o??void 0),p=!this.greedy&&i!==null&&d!==null;if(this.test.hidden=!p,!p||!o)return;this.others.
show(o,e.position,i,!P(this.run.trace));let[h,f]=pe(i,d),m={draw:h,threshold:f,target:Ge(a),draft:Ge(c),kind:t(`kind.${lt(e.kind,this.run.trace)}`)},g=i<d?"pass\
ed":"failed";y(this.keep,t(n==="block"?"rules.pass":"test.keep")),y(this.drop,t(n==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",
String(d)),this.test.style.setProperty("--draw",String(i)),this.keep.dataset.side=i<d/2?"end":"start",this.drop.dataset.side=i>(1+d)/2?"start":"end",this.limit.
dataset.side=d>.6?"left":"right",y(this.limit,`${t("test.threshold")} ${f}`),this.line.dataset.kind=e.kind;let b=at(o,n);[this.needle,this.needleLabel].forEach(
S=>{S.hidden=b}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=i>.5?"left":"right",y(this.
needleLabel,`${t("test.draw")} ${h}`);let w=t(n==="token"?`test.${e.kind}`:`rules.sum.${b?"certain":Q(n)?"lossy":n}.${g}`,m);y(this.sum,w),this.line.setAttribute(
"aria-label",b?w:t("test.aria",m)),this.showBasis()}showBasis(){let{say:e,seen:{round:t,index:n}}=this,r=this.rule==="block"&&!P(this.run.trace)?ea(t.drafts,n):
null;if(this.basis.hidden=!r,!r)return;let o={weight:K(r.weight),excess:K(r.excess)};y(this.basis,e(`rules.basis.${r.last?"last":"earlier"}`,o))}showResidual(){
let{seen:e}=this,t=e.kind==="rejected"||e.kind==="correction",{drafts:n}=e.round,r=it(n).at(-1)??-1,o=e.kind==="rejected"?e.draft:n.findLast((m,g)=>m.verdict===
"rejected"&&ve(n,g)===r)??null,i=t&&e.position&&o?Ya(e.position,sa(o,this.rule)):null;if(this.residual.hidden=!i,!i)return;let a=!this.greedy&&(this.rule==="blo\
ck"||this.rule==="match");y(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:K(o?.weight??1)}):this.say("residual.note"));let c=e.open||!e.round.final?
null:e.round.final.token,d=i.shares.slice(0,vo),p=i.shares.find(m=>m.token===c);p&&!d.includes(p)&&(d[vo-1]=p);let h=d.reduce((m,g)=>m+g.share,0),f=[...d,{token:-1,
share:Math.max(0,1-h)}];this.residualRows.forEach((m,g)=>this.fillShare(m,f[g],c))}fillShare(e,t,n){e.node.hidden=!t,t&&(y(e.token,this.name(t.token)),C(e.token,
"title",this.name(t.token)),e.bar.style.setProperty("--share",String(t.share)),e.node.classList.toggle("sv-others",t.token===-1),y(e.share,G(t.share)),t.token===
n?e.node.dataset.drawn=this.say("residual.chosen"):delete e.node.dataset.drawn)}};var qh=8,Ih=.85;function El(s){let e=()=>s.scrollHeight-s.scrollTop-s.clientHeight,n=u("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:i=>i.preventDefault(),click:()=>{let i=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";s.scrollBy({top:Ih*
s.clientHeight,behavior:i})}}},"▾"),r=()=>{n.hidden=e()<qh};s.addEventListener("scroll",r,{passive:!0});let o=new ResizeObserver(r);return[s,...s.children].forEach(
i=>o.observe(i)),n}var Tl=23,Ml=["tokens","distance"],bo=[0,1],Dh=1e-6,fo=.005;function wo({candidates:s,rest:e,overlap:t}){let n=s.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,t==null?e[1]??0:1-t-n)}function Bh(s,e){let t=(i,a)=>Math.max(0,e*(i??0)-(a??0)),n=s.candidates.reduce((i,[,a,c])=>i+t(a,c),0),[,r,o]=s.rest;
return[n+t(r,o),n+Math.max(t(r,o),e*wo(s))]}function Fh({drafts:s,positions:e=[]}){let t=1;return s.map((n,r)=>{if(t=Math.min(1,t*((n.target??0)/(n.draft||1))),
r===s.length-1)return[t,t];let o=c=>c+1-t>0?c/(c+1-t):1,[i,a]=Bh(e[r+1],t);return[o(i),o(a)]})}function Uh(s,e){return e==="block"?Fh(s):s.drafts.map((t,n)=>{let r=ws(
e,t.target??0,le(t)??0,s.positions?.[n]??null);return r===null?bo:[r,r]})}function Rl(s,e){if(e!=="block")return s.reduceRight((n,r)=>1+r*n,1);let t=1;return s.
reduceRight((n,r,o)=>{let i=t*r*(o+1);return t*=1-r,n+i},1)}function Wh(s,e){let{candidates:t,rest:[,n],overlap:r}=s,o=mo(s);if(r==null||n==null||ws(e,o,o,s)!==
(e==="typical"?0:o))return bo;let i=t.map(([,x,T])=>({p:x??0,q:T??0})),a=i.map(({p:x,q:T})=>T?ws(e,x,Math.min(1,x/T),s):0);if(a.includes(null))return bo;let c=i.
map(({q:x},T)=>x*(a[T]??0)),d=e==="typical"?0:Math.max(0,n-wo(s)),p=Math.max(0,1-d-c.reduce((x,T)=>x+T,0)),h=1-r<Dh,f=p/(h?1:1-r),m=i.map(({p:x,q:T})=>f*(h?x:Math.
max(0,x-T))),g=f*(h?n:wo(s)),b=i.reduce((x,{p:T},z)=>x+Math.abs(c[z]+m[z]-T),0),w=Math.abs(d+g-n),S=e==="typical"&&f>1;return[(b+w)/2,(b+(S?g+n:w))/2]}function Vh(s){
let{drafts:e,positions:t=[]}=s;return t.length<e.length||e.some(n=>le(n)===null)?null:Object.fromEntries(ss.map(n=>{let r=Uh(s,n);return[n,{tokens:[Rl(r.map(([o])=>o),
n),Rl(r.map(([,o])=>o),n)],distance:e.length&&Q(n)?Wh(t[0],n):[0,0]}]}))}function Gh(s){let e=t=>s.reduce((n,r)=>n+r[t],0)/s.length;return[e(0),e(1)]}var Kh=([s,
e])=>{if(e-s>=fo)return`${q(s)} – ${q(e)}`;let t=(s+e)/2;return t<fo?`<${fo}`:q(t)},go=new WeakMap;function Yh(s){return go.has(s)||go.set(s,Vh(s)),go.get(s)??
null}function Ol(){let{run:s,moment:{round:e},live:t,send:n}=ie(),r=P(s.trace)?"trees":s.trace.settings.temperature?"":"greedy",o=r?[]:s.rounds.slice(0,e).map(Yh).
filter(a=>a!==null),i=(a,c)=>Kh(Gh(o.map(d=>d[a][c])));return l("div",{class:"sv-block sv-rule-lab",children:[l("h3",{children:v("rules.lab.heading")}),o.length>
0&&l("table",{class:"sv-figures-table",children:[l("thead",{children:l("tr",{children:["rule",...Ml].map(a=>l("th",{scope:"col",children:v(`rules.lab.${a}`)}))})}),
l("tbody",{children:ss.map(a=>l("tr",{"data-rule":a,children:[l("th",{scope:"row",class:Q(a)?"sv-lossy":"",children:[v(`rules.name.${a}`),l("span",{children:a===
A(s.trace)&&` ${v("rules.lab.own")}`})]}),l("td",{children:i(a,"tokens")}),l("td",{children:Q(a)?i(a,"distance"):"0"})]},a))})]}),l("p",{class:"sv-note",children:o.
length?v("rules.lab.rounds",{n:o.length}):v(`rules.lab.${r||"none"}`)}),o.length>0&&l("ul",{class:"sv-note",children:[...Ml,"range"].map(a=>l("li",{children:v(`\
rules.lab.legend.${a}`)}))}),t&&l("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:Tl}),children:v("rules.lab.claim",{n:Tl})})]})}var Jh={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:ss,tree:["chain","k-ary","top-k","dynamic","measured"]},Xh=["drafter","rule","tree"];function Zh(s,e,t,n){if(e!=="tree")return{[e]:t};let r=cs(s.
trace);return t==="chain"?{tree:t,gamma:Math.min(r,n)}:{tree:t,budget:Math.max(r,1)}}function Qh({sequels:s}){let{run:e,offers:t,live:n}=ie();if(!n)return null;
let{most:r,refusal:o}=s,i=Qs.map(c=>[c,Jh[c].filter(d=>c==="gamma"?Number(d)<=r:!Xh.includes(c)||t?.[c]?.includes(String(d)))]),a=(c,d)=>{let p=d==="chain"&&cs(
e.trace)>r,h=p?v("again.shorter",{most:r}):tn(v,c,d,e.trace.models.pair);return l("button",{type:"button",class:"sv-choose",disabled:en(e.trace,c)===d,"aria-lab\
el":v(p?"again.do_shorter":`again.do_${c}`,{value:h,most:r}),onClick:()=>s.make({changes:Zh(e,c,d,r)}),children:h},d)};return l("div",{class:"sv-block",children:[
l("h3",{children:v("again.heading")}),l("p",{class:"sv-note",children:o||v("again.note")}),!o&&l("div",{class:"sv-again",children:i.map(([c,d])=>d.length>1&&l("\
div",{class:"sv-again-row","data-change":c,children:[l("span",{children:v(`again.${c}`)}),l("div",{class:"sv-choices",children:d.map(p=>a(c,p))})]},c))})]})}var zl=({
sequels:s})=>l("section",{class:"sv-section sv-experiments",children:[l("div",{class:"sv-section-head",children:l("h2",{children:v("whatif.heading")})}),l(va,{}),
l(Ol,{}),l(Qh,{sequels:s})]});var Ll=240;function em(s){let e=[...s];return e.length>Ll?e.slice(2-Ll).join("").replace(/^\S*\s+/,"… "):s}function jl(s,e,t,n){let r=Ce(e),o=r?null:is(e),{kept:i=!1,
threshold:a=null}=o?e.answers[o]:{},c={run:t,asked:r&&`${r.round}.${r.index}`,told:o?{at:o,kept:i,chance:a}:null,question(){let{round:d,index:p}=r??{round:0,index:0},
f=[...t.rows.slice(0,d).flatMap(({slots:m})=>m.filter(({kind:g})=>De(g))),...t.rows[d].slots.slice(0,p)].map(m=>m.text).join("");return{guess:[...de(Ae(t.rows[d].
slots[p],n))].slice(0,60).join(""),before:em(t.promptText+f),round:d+1,slot:p+1}}};s.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
c:null}))}var Vn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Cl=s=>Object.keys(Vn).find(e=>Vn[e]===s&&(s%1?/\d/:/\D/).test(e))?.toUpperCase(),Gn=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:t,store:n}=this.viewer;if(e.run){if(!Zs(e.run)){this.refused=e.run,this.viewer.changed({});return}t.halt(),n.set({predicting:!e.predicting,taught:!1}),
e.predicting||this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),Ne(e.state)&&!Ce(e.state)&&e.forward("step")}next(){this.viewer.toggle()}begin(e){let{viewer:t}=this;
!ue(t.state)&&e.over&&t.player.seek(Xe.moment),t.toggle()}leavesVerdict(){let{viewer:e}=this,t=as(e.state);return e.state.looking!==null&&e.store.set({looking:null}),
t&&Ce(e.state)!==null}answer(e){let{state:t,store:n,player:r}=this.viewer,o=Ce(t);o&&(n.set(aa(t,o,e)),r.forward("step"))}press(e,t){let n=e.length===1?e.toLowerCase():
e;if(n==="g")this.toggle();else if(t)if(n==="r")this.answer(null);else if(n in Vn)this.answer(Vn[n]);else return!1;else return!1;return!0}};var tm=[0,.25,.5,.75,1];function sm(s,e,t,n){if(e)return v("predict.ask",{token:Ae(s.rows[e.round].slots[e.index],v),n:e.index+1,round:e.round+1});if(!t)return v(
n?"predict.ended":"predict.waiting");let{said:r,kept:o,threshold:i}=t,a=`predict.${o?"kept":"dropped"}`,c=r===null?v(`${a}_unsaid`):v(a,{said:j(r),brier:q(os(r,
o))});return H(c,i!==null&&v("predict.truth",{threshold:j(i)}))}function nm({informed:s},e,t,n){if(!t)return!n||n.said===null?"":v("predict.brier",{said:n.said,
happened:n.kept?1:0,brier:q(os(n.said,n.kept))});let{target:r,draft:o}=e.rounds[t.round].drafts[t.index];return e.trace.settings.temperature===0?v("predict.give\
n_greedy"):s?r==null||o==null?v("predict.unknown"):v("predict.given",{target:K(r),draft:K(o)}):v("predict.hidden")}function Al({asking:s}){let{run:e,predicting:t}=ie();
return l(O,{children:[l("button",{type:"button",class:"sv-link",hidden:t||e.trace.settings.gamma===0,onClick:()=>s.toggle(),children:v("predict.start")}),l("p",
{class:"sv-note sv-unpredictable",role:"status",children:s.refused===e&&P(e.trace)&&v("predict.trees")})]})}function Pl({asking:s}){let{run:e,host:{state:t},set:n}=ie(),
{predicting:r,informed:o,taught:i,answers:a,moment:c,playing:d}=t,p=W(null),h=W(null),f=W(null),m=Ce(t),g=is(t),b=g?a[g]:null,w=e.over&&c.round===e.length,S=!m&&
!w&&!d,x=ca(Object.values(a)),T=i||w&&x.n>0,z=p.current?.contains(document.activeElement);return J(()=>{r&&h.current?.focus({preventScroll:!0})},[r]),J(()=>{r&&
m&&p.current?.scrollIntoView({block:"nearest"})},[r,m&&`${m.round}.${m.index}`]),J(()=>{let _=document.activeElement,$=!p.current?.contains(_)||!_?.checkVisibility();
z&&r&&($||_===h.current&&S)&&(S?f:h).current?.focus({preventScroll:!0})}),J(()=>{p.current&&jl(p.current,t,e,v)}),l("section",{class:"sv-predict","aria-label":v(
"predict.heading"),hidden:!r,ref:p,children:[l("div",{class:"sv-section-head",children:[l("h2",{children:v("predict.heading")}),l("span",{class:"sv-quiet",children:x.
n>0&&v(x.decided?"predict.score":"predict.score_undecided",{...x,brier:q(x.brier)})}),l("label",{class:"sv-check",children:[l("input",{type:"checkbox",checked:o,
onChange:({currentTarget:_})=>n({informed:_.checked})}),v("predict.with")]}),l("button",{type:"button",class:"sv-link",hidden:!x.n||w,"aria-expanded":T,onClick:()=>n(
{taught:!T}),children:v("predict.finish")}),l("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:v("predict.leave")})]}),l("p",{class:"sv-a\
sk",tabIndex:-1,"aria-live":"polite",ref:h,children:sm(e,m,b,w)}),l("p",{class:"sv-note",children:nm(t,e,m,b)}),l("div",{class:"sv-answers",role:"group","aria-l\
abel":v("predict.chance"),hidden:!m,children:[tm.map(_=>l("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(_),children:[l("span",{children:_===0?v(
"predict.none"):_===1?v("predict.all"):j(_)}),l("kbd",{children:Cl(_)})]})),l("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[v("\
predict.reveal"),l("kbd",{children:"R"})]})]}),l("button",{type:"button",class:"sv-choose sv-next",hidden:!S,onClick:()=>s.next(),ref:f,children:v("predict.next")}),
l("div",{class:"sv-lesson",role:"status",children:T&&l(O,{children:[l("h3",{children:v("predict.lesson.heading")}),da(x,e.trace.settings.temperature===0,v).map(
_=>l("p",{children:_}))]})})]})}function rm(s){let e=[];for(let t=s;t.parentElement&&t!==document.body;t=t.parentElement){let n=t;e.push(...[...t.parentElement.children].filter(r=>r!==n))}return e.
filter(t=>t instanceof HTMLElement).filter(({popover:t})=>!t)}var Kn=class{constructor(e,t){this.node=e;this.resized=t}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=rm(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:t}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,t/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var om={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},im={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},am={ArrowUp:"stepOn",ArrowDown:"stepBack"},$l={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Yn=s=>(s.dataset.at??"").split(".").map(Number);function lm(s,e,t){let n=s.indexOf(e),r=o=>{let i=s.filter(a=>Yn(a)[0]===Yn(e)[0]+o);return i.find(a=>Yn(a)[1]>=
Yn(e)[1])??i.at(-1)};switch(t){case"Home":return s[0];case"End":return s.at(-1);case"ArrowRight":return s[n+1];case"ArrowLeft":return s[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function cm(s,e,t){let n=s.findIndex(i=>i.includes(e)),r=s[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(t){case"\
Home":return s[0][0];case"End":return s.at(-1)?.at(-1);case"ArrowRight":return s[n][r+1]??s[n+1]?.[0];case"ArrowLeft":return s[n][r-1]??s[n-1]?.at(-1);case"Arro\
wDown":return o(s[n+1]);case"ArrowUp":return o(s[n-1]);default:return null}}var Jn=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let t=({target:n})=>{
this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",t,{signal:e}),document.addEventListener("focusin",t,{signal:e}),
document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:t,key:n}=e,{node:r}=this.viewer;if(!(t instanceof HTMLElement))return;let o=r.
contains(t)||this.isFree(n,t);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||t.
matches("input:not([type=checkbox]), select, textarea"))return;!(t.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,t)&&e.preventDefault()}isFree(e,t){
let n=/^[a-z]$/i.test(e);return t!==document.body?n&&t.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,t){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let a=om[e.length===1?e.toLowerCase():e]||o()&&im[e];if(a)return n[a]()!==!1;let c=t.closest("[role=option]"),d=t.closest("\
[role=gridcell]");if(c||d)return this.inside(e,c,d);let p=t.closest("[role=slider]");if(p&&i(e))return!0;let h=$l[e]||p&&am[e];return!h||this.scrolls(t,e)?!1:(n[h](),
!0)}inside(e,t,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(t??n)?.dataset.at&&r(),!0;let a=t?lm(o(),t,e):n&&cm(i(n),n,e);return a&&a.focus(),
!!a||e in $l}scrolls(e,t){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return t.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};function xo(s){let{store:e,player:t}=s;return{start:()=>s.seek(0),back:()=>s.hold(()=>t.back("round")),previous:()=>s.hold(()=>t.back("step")),play:()=>s.toggle(),
next:()=>s.forward("step"),forward:()=>s.forward("round"),end:()=>s.toEnd(),stop:()=>s.send("stop",{round:e.state.moment.round}),seek:n=>s.seek(n.round,n.phase),
follow:()=>s.toEnd(),run:()=>s.send("new",{}),set:n=>e.set(n),present:()=>s.present(!e.state.presenting)}}function dm(s){let{transport:e,store:t}=s,{start:n,back:r,
previous:o,play:i,next:a,forward:c,end:d,present:p}=xo(s),h=()=>{let{presenting:f,pinned:m}=t.state;if(e.help.open)e.toggleHelp(!1);else if(f)p();else if(m)s.pin(
null);else return!1;return!0};return new Jn({node:s.node,actions:{toggle:i,roundBack:r,roundOn:c,stepBack:o,stepOn:a,start:n,end:d,present:p,escape:h,help:()=>e.
toggleHelp()},pin:()=>s.pin(t.state.cursor),predict:f=>s.asking.press(pm(f,t.state)?"r":f,t.state.predicting),letters:()=>e.letters.checked,presenting:()=>t.state.
presenting,options:()=>s.stream.options(t.state.moment.round),cells:f=>s.round.node.contains(f)?s.round.rows():s.rounds.cells(),leap:f=>{let m=e.strip.momentFor(
f,t.state.moment);return m&&s.seek(m.round),!!m}})}function pm(s,e){return s==="PageDown"&&e.presenting&&!as(e)&&Ce(e)!==null}function Xn({target:s}){let e=s instanceof
Element?s.closest("[data-at]"):null;if(!(e instanceof HTMLElement))return null;let[t,n]=(e.dataset.at??"").split(".").map(Number);return{round:t,index:n}}function Hl(s){
let e=new AbortController,{node:t,store:n}=s,{signal:r}=e,o="",i=({screenX:g,screenY:b})=>`${g},${b}`;window.addEventListener("pointermove",g=>{o=i(g)},{signal:r}),
t.addEventListener("pointerover",g=>{i(g)!==o&&s.hover(Xn(g))},{signal:r}),t.addEventListener("pointermove",g=>s.hover(Xn(g)),{signal:r}),t.addEventListener("fo\
cusin",g=>s.focusOn(Xn(g)),{signal:r});let a=null;t.addEventListener("pointerdown",()=>{a=n.state.pinned},{signal:r,capture:!0}),t.addEventListener("click",g=>{
let b=Xn(g);b&&s.pin(Mt(b,g.detail?a:n.state.pinned)?null:b)},{signal:r}),document.addEventListener("pointerdown",({target:g})=>{let{help:b}=s.transport;b.open&&
g instanceof Node&&!b.contains(g)&&s.transport.toggleHelp(!1)},{signal:r}),s.stage.addEventListener("pointerleave",({pointerType:g})=>{g==="mouse"&&n.set({hovered:null})},
{signal:r}),dm(s).listen(r);let c=()=>{s.palette.refresh()&&s.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",c,{signal:r});
let d=new MutationObserver(c);[document.documentElement,document.body].forEach(g=>d.observe(g,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,
h=new ResizeObserver(([{contentRect:g}])=>{let b=p;p=g.width,!(!p||p===b)&&(b||(s.story.lag=!n.state.whole),s.relayout())});h.observe(s.node);let f=new ResizeObserver(
()=>{n.state.run&&!n.state.whole&&s.stream.followHead()});f.observe(s.stream.scroller);let m=new ResizeObserver(()=>s.fit());return m.observe(document.body),()=>{
e.abort(),d.disconnect(),h.disconnect(),f.disconnect(),m.disconnect()}}var um=["pinned","hovered","cursor"],Zn=class{constructor(e,{words:t,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){let a=ce(t);wi(t),Ui(t),this.send=n,this.
store=new Vs({...Xe,live:r},x=>this.changed(x)),this.player=new jn(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=u("div",{
class:"specviz"+(o?" sv-standalone":"")}),e.replaceChildren(this.node);let c=this.palette=new Ke(this.node),d=x=>this.seek(x),p=this.set=x=>this.store.set(x);this.
line=new Nn(a),this.headline=u("div",{class:"sv-drawn"}),this.sentence=u("div",{class:"sv-drawn"}),this.ledger=u("div",{class:"sv-drawn"}),this.transport=new Ln(
{say:a,palette:c,keys:t.keys,actions:xo(this)}),this.stream=new rn({say:a,set:p}),this.rounds=new an(a),this.round=new cn(a),this.sequels=new In(this.store,n,i),
this.experiments=u("div",{class:"sv-drawn"}),this.compare=u("div",{class:"sv-drawn"}),this.predictButton=u("div",{class:"sv-drawn"}),this.predict=u("div",{class:"\
sv-drawn"}),this.story=new Hn({say:a,stream:this.stream,rounds:this.rounds,teach:x=>this.teach(x)}),this.asking=new Gn(this),this.marker=new Cn([this.stream,this.
rounds,this.round]),this.inspector=new Wn({say:a,set:p,sequels:this.sequels,unpin:()=>this.pin(null),stage:x=>{this.seek(x.round+1),this.pin(x)}});let{sequels:h}=this,
f={race:()=>h.make({changes:{temperature:0}}),offered:()=>r&&!h.refusal};this.charts=new Rn({host:this,palette:c,seek:d,greedy:f}),this.presenter=new Kn(this.node,
()=>this.relayout());let{race:m,costs:g,lossless:b,speedup:w,breakdown:S}=this.charts.places;this.views=new un({say:a,set:p,views:{race:[m],same:[b],rounds:[this.
rounds.node,this.experiments],time:[g,w],guesses:[S],numbers:[this.ledger]}}),this.empty=u("p",{class:"sv-empty"},a("empty")),this.story.node.append(this.predictButton,
this.predict),this.transport.node.prepend(this.headline),this.transport.count.after(...this.stream.choices),this.stage=u("div",{class:"sv-stage"},this.line.node,
this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,El(this.inspector.node),this.transport.node),this.below=u("div",{class:"sv-below"},
this.sentence,this.compare,this.views.node),this.node.append(this.stage,this.below),this.silence=Hl(this),this.changed({})}get state(){return this.store.state}destroy(){
this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.transport.strip.disconnect(),this.charts.destroy(),
this.node.remove()}load(e,{recorded:t=!1,at:n=null,phase:r=0,play:o=!1,step:i=!1,teach:a=!1,source:c=null}={}){let d=new Ie(e),{over:p,length:h}=d,{run:f,offers:m}=this.
store.state,g=c&&f?.trace.models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.inspecting="",this.transport.toggleHelp(!1),Zs(d)||
this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:c,recorded:t&&p});let b=ts(d.rounds,{round:n??h,phase:r}),w=b.round===h;this.
player.halt(),this.store.set({run:d,source:c,stale:!1,recorded:t&&p,moment:b,entered:null,following:w,whole:p&&w,opening:!1,until:null,rested:p&&n===null?Ur(d):
null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:d.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:g?m:null,...p?{status:"do\
ne",mode:"done",message:null}:{}});let S=a&&p?Ks(d):null;S!==null&&this.teach(S),o&&this.player.play()}teach(e){let t=matchMedia("(prefers-reduced-motion: reduc\
e)").matches;this.player.seek({round:e+(t?1:0),phase:0}),this.store.set({opening:!0}),t||this.player.open(e)}append(e){let{run:t,following:n}=this.state;if(!t)return this.
send("resync",{from:0}),!1;let r=t.length;return t.append(e)?(n&&t.length>r&&this.mayFollow()&&this.follow(t),t.over&&this.store.set({rested:ia(this.state)}),t.
over&&this.setState("done"),this.changed({run:t}),!0):(this.send("resync",{from:r,plain_from:t.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||
this.state.asked==="step"}follow(e){let{moment:{round:t},asked:n,mode:r,hovered:o,predicting:i}=this.state,a={asked:"round",hovered:r==="running"?o:null};n==="s\
tep"?this.player.move({round:t,phase:1},"step",a):this.player.move({round:e.length,phase:0},e.length===t+1?"round":null,a),i&&this.asking.goOn()}setState(e,t=null){
this.store.set({status:e,message:t,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(e){
e!==this.state.stale&&this.store.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.store.set({hovered:null})}seek(e,t=0){this.
hold(()=>this.player.seek({round:e,phase:t}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:t}=this,n=Ne(
t);ue(t)?this.hold(()=>this.player.forward(e)):(n||t.live&&!t.run)&&(this.store.set({following:!0,asked:t.predicting?"step":e}),this.send("step",{round:t.moment.
round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,t=Ne(e)&&ue(e)===0;e.playing?this.player.halt():e.predicting&&(ue(e)||t)?this.asking.
goOn():t?(this.store.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.
send("run",{open:!1})}hover(e){e&&!Mt(e,this.state.hovered)&&this.store.set({hovered:e})}focusOn(e){e&&this.store.set({cursor:e,hovered:e,...this.state.pinned?{
pinned:e}:{}})}pin(e){this.store.set({pinned:e,...e?{cursor:e}:{}})}tint(e){this.stream.tint.has(e)&&this.store.set({tint:e})}open(e){this.views.has(e)&&this.store.
set({view:e})}present(e){e!==this.state.presenting&&(this.store.set({presenting:e}),this.presenter.show(this.state),(e?this.transport.buttons.play:this.transport.
presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.lag=!this.state.whole)}changed(e){let t=Object.keys(e);this.story.lag=this.
story.lag||"view"in e,"tint"in e&&!this.state.whole&&(this.story.lag=!0),this.all=this.all||!t.length||t.some(n=>!um.includes(n)),this.frame=this.frame||requestAnimationFrame(
()=>this.paint())}paint(){let{all:e,state:t}=this;this.frame=0,this.all=!1,e&&this.paintAll(t),t.run&&this.paintSelection(t),this.story.follow(),this.node.dispatchEvent(
new Event("specviz-painted",{bubbles:!0}))}paintAll(e){let{run:t,moment:n}=e,r=e.mode==="running"&&!ue(e),o=e.mode==="running"||e.playing;this.empty.hidden=!!t,
[this.stream,this.story,this.round,this.inspector].forEach(({node:i})=>{i.hidden=!t}),this.below.hidden=!t,this.node.dataset.state=e.status,this.node.classList.
toggle("sv-open",!!t&&!t?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),this.line.show(
e),this.transport.show(e,t?this.story.tell(e,t):""),t&&(this.rounds.concealed=ls(e),Se(this,Oe(Al,{asking:this.asking}),this.predictButton),Se(this,Oe(Pl,{asking:this.
asking}),this.predict),this.stream.dress(e),this.story.show(e,t,{busy:r||e.playing,live:r}),this.round.show(e,t),Se(this,Oe(dl,{}),this.headline),Se(this,Oe(pl,
{}),this.sentence),this.views.show(e),this.inspector.areas.dress(e),Se(this,Oe(kl,{sequels:this.sequels}),this.compare),this.rounds.showCut(e.gamma,n.round),e.view===
"rounds"&&Se(this,Oe(zl,{sequels:this.sequels}),this.experiments),e.view==="numbers"&&Se(this,Oe(hl,{}),this.ledger),this.charts.show(t,{shown:n.round,known:Gs(
e),busy:o,view:e.view}))}paintSelection(e){let{at:t,how:n}=ns(e);this.marker.show(e,t,n),this.round.tree.light(ct(e,t)?t:null),this.inspect(e,{at:t,how:n})}inspect(e,{
at:t,how:n}){let r=ct(e,t),o=la(e,r),i=r!==null&&r.number!==dt(e),a=JSON.stringify([t,n,o,i,r&&[r.kind,r.open]]);a===this.inspecting||!e.run||(this.inspecting=a,
this.inspector.show(e.run,r,n,{concealed:o,elsewhere:i}))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",
`${Math.round(e)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(e=>e.relayout()),this.transport.strip.draw(),this.charts.relayout(),this.
changed({})}};function ys(s,e){let t=new Zn(s,e);return{load:t.load.bind(t),append:t.append.bind(t),setState:t.setState.bind(t),offer:t.sequels.offer.bind(t.sequels),outdate:t.
outdate.bind(t),forgive:t.forgive.bind(t),state:()=>ra(t.state),trace:t.trace.bind(t),seek:t.seek.bind(t),play:t.player.play.bind(t.player),forward:t.forward.bind(
t),pin:t.pin.bind(t),tint:t.tint.bind(t),open:t.open.bind(t),present:t.present.bind(t),relayout:t.relayout.bind(t),flush:t.charts.flush.bind(t.charts),destroy:t.
destroy.bind(t),experiment:t.charts.test}}window.SpecViz={mount:ys,term:D,FONT:Ye,dom:{el:u,setText:y,Palette:Ke}};var hm=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Nl(s){let e=hm.test(s)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(s)?`'${s}`:s;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Qn(s,e){let t=document.createElement("a");t.href=URL.createObjectURL(s),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),6e4)}async function mm(s){
let e=URL.createObjectURL(new Blob([s],{type:"image/svg+xml"}));try{let t=new Image;t.src=e,await t.decode();let{naturalWidth:n,naturalHeight:r}=t,o=Math.min(2,
16e3/Math.max(n,r)),i=Object.assign(document.createElement("canvas"),{width:n*o,height:r*o});return i.getContext("2d")?.drawImage(t,0,0,i.width,i.height),await new Promise(
(a,c)=>{i.toBlob(d=>d?a(d):c(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(e)}}async function yo(s,e){try{return JSON.parse(await s())}catch{return{
state:"error",message:e}}}async function er(s,e,t){let{state:n,message:r,name:o,media:i,text:a}=await yo(()=>e(s==="png"?"svg":s),t);return n==="error"?r:(s==="\
png"?Qn(await mm(a),o.replace(/svg$/,"png")):Qn(new Blob([a],{type:i}),o),null)}function tr(s,e){let t=Object.assign(document.createElement("input"),{type:"file",
accept:s});return t.addEventListener("change",()=>{let n=t.files?.[0];n&&e(n),t.value=""}),()=>t.click()}var vm=320,Dl=480,fm=19,gm="200px";function Bl({layout:s},e){let{below:t,height:n,xaxis:r}=s.meta?.narrow??{};return e<t?{...s,height:n,xaxis:{...s.xaxis,...r}}:
s}function Fl(s,e){let t=Bl(s,e),n=t.showlegend?s.data.filter(({name:r,showlegend:o})=>r&&o!==!1).length:0;return(t.height||vm)+(e<Dl?fm*Math.max(0,n-1):0)}function ql(s,e,t){
let n=Bl(s,e),[r,o,i]=["ink","quiet","line"].map(p=>t.get(p)),a=p=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...p,tickfont:{size:11,color:o,...p.
tickfont},title:{...p.title,font:{size:12,color:o}}}),c=Object.keys(n).filter(p=>/^[xy]axis\d*$/.test(p)),d=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...n,width:e,height:Fl(s,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...n.legend},...Object.fromEntries([...d].map(p=>[p,a(n[p]||{})])),
font:{family:Ye,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:t.get("raised"),bordercolor:i,font:{color:r}}}}var ko=null;
function Il(){let s=ko??new Promise((e,t)=>{let n=document.createElement("script");document.head.append(Object.assign(n,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:t}))});return ko=s,s.catch(()=>{ko=null}),s}var _o=class{constructor(e,t,n){this.frame=e;this.drawing=t;this.select=n;this.palette=new Ke(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:gm}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){Il().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:t}=this.picture;window.Plotly.react(this.drawing,t.data,ql(t,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[n]})=>n.customdata!=null&&this.select(n.customdata))}async save(e){let t=await Il().catch(()=>null);if(!this.
picture||!t)return;let{figure:n,name:r}=this.picture,o={...ql(n,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:a}=o;
t.downloadImage({data:n.data,layout:o},{format:e,width:i,height:a,scale:e==="png"?2:1,filename:r})}};function So({json:s,words:e,select:t}){let n=W(null),r=W(null),
o=W(null),[i,a]=te(!1),c=ot(()=>JSON.parse(s||"null"),[s]);J(()=>{o.current=new _o(n.current,r.current,t)},[]),J(()=>o.current?.show(c),[c]);function d(){if(!c)
return;let f=[c.columns,...c.rows].map(m=>m.map(Nl).join(","));Qn(new Blob([f.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let p=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],h=c?`${Fl(c.figure,n.current?.clientWidth||Dl)}px`:
void 0;return l("div",{class:"specviz sv-chart",hidden:!c,ref:n,children:[l("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:h},ref:r}),
l("p",{class:"sv-note",children:c?.says}),l("details",{class:"sv-table",onToggle:({currentTarget:f})=>a(f.open),children:[l("summary",{children:e.table}),l("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:l("table",{children:i&&c&&l(O,{children:[l("th\
ead",{children:l("tr",{children:p.map(f=>l("th",{scope:"col",children:f}))})}),l("tbody",{children:c.rows.map((f,m)=>l("tr",{children:[f.map(g=>l("td",{children:g})),
m in c.picks&&l("td",{children:l("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${f.slice(0,2).join(e.comma)}`,onClick:()=>t(c.picks[m]),children:e.
pick})})]}))})]})})})]}),l("p",{class:"sv-note sv-chart-files",children:[l("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("png"),children:e.
png}),l("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("svg"),children:e.svg}),l("button",{class:"sv-link",type:"button",onClick:d,children:e.
csv})]})]})}N("chart",({node:s,words:e,props:t,send:n,watch:r})=>{let o=()=>V(l(So,{json:t.value,words:e,select:i=>n.pick({at:i})}),s);o(),r("value",o)});var sr=[0,25,50,75,100],bm=5e3,_s=new URL("class/",window.location.href.split(/[?#]/)[0]),Eo=St("specviz-class");async function wm(s,e){let t={method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(e)};for(let n=500;;n*=2)try{return await fetch(new URL(s,_s),t)}catch(r){if(n>4e3)throw r;await new Promise(
o=>{setTimeout(o,n)})}}var Ul=Promise.resolve();function ks(s,e){let t=Ul.then(()=>wm(s,e));return Ul=t.catch(()=>null),t}N("classroom",({words:s})=>{let e=ce(s),
t=null,n=null,r=null,o=null,i="",a="",c=null,d=!1,p=!1,h=Object.assign(document.createElement("div"),{className:"room-offer"}),f=Object.assign(document.createElement(
"section"),{className:"room",ariaLabel:e("heading")});async function m(){d=!0,F();let R=await ks("",{}).catch(()=>null);d=!1,R?.ok?g(await R.json()):a=e(R?.status===
503?"full":"failed"),F()}function g(R){[t,r,o,a]=[R,null,null,""],Eo.write(R),n=new EventSource(new URL(`${R.code}/teacher?key=${encodeURIComponent(R.key)}`,_s)),
n.onmessage=({data:k})=>{let M=JSON.parse(k);M.over?b("over"):x(M)},n.onerror=()=>{n?.readyState===EventSource.CLOSED&&!p&&b("over")},T()}function b(R){n?.close(),
[t,n,r]=[null,null,null],Eo.write(null),a=H(e(R),i),i="",F()}async function w(){t&&(await ks(`${t.code}/end`,{key:t.key}).catch(()=>null),b("over"),h.querySelector(
"button")?.focus())}let S=R=>({n:R.answers,brier:R.brier.toFixed(2)});function x(R){o=R,o.score&&(i=e("all",S(o.all))),F()}function T(){if(!t||!c)return;let{run:R,
told:k}=c,{code:M,key:L}=t,he=r!==null&&r.run===R;r&&he&&r.at===k?.at?(r.revealed||ks(`${M}/reveal`,{key:L,outcome:{kept:k.kept,chance:k.chance}}).catch(()=>null),
r.revealed=!0):c.asked&&!(r&&he&&r.at===c.asked&&!r.revealed)?(r={run:R,at:c.asked,revealed:!1},ks(`${M}/ask`,{key:L,question:c.question()}).catch(()=>null)):c.
asked||z()}function z(){t&&r&&!r.revealed&&ks(`${t.code}/ask`,{key:t.key,question:null}).catch(()=>null),r?.revealed||(r=null)}let _=R=>R===0?e("none"):R===100?
e("certain"):`${R}%`,$=(R,k)=>l("ul",{class:"room-bars","aria-label":e("counts"),children:R.map((M,L)=>l("li",{"data-right":String(k?sr[L]>50:sr[L]<50),style:{"\
--part":M/Math.max(1,...R)},children:[l("span",{class:"sv-spoken",children:e("count",{chance:_(sr[L]),n:M})}),l("b",{"aria-hidden":"true",children:M}),l("i",{"a\
ria-hidden":"true"}),l("span",{"aria-hidden":"true",children:_(sr[L])})]}))});function B({asking:R,counts:k,score:M,all:L}){return k?M?H(e("score",S(M)),L.answers>
M.answers&&i):e("no_answers"):R?"":e("wait")}function F(){h.hidden=t!==null,f.hidden=!t||!c,V(l(O,{children:[l("button",{type:"button",class:"sv-choose",disabled:d,
onClick:m,children:e("start")}),l("p",{class:"sv-note",role:"status",children:a})]}),h),V(t&&l(O,{children:[l("p",{class:"room-join",children:[e("join")," ",l("\
strong",{children:_s.host+_s.pathname})," ",e("code")," ",l("strong",{class:"room-code",children:t.code})]}),l("p",{class:"room-people",role:"status",children:o&&
(o.asking?e("answers",{n:o.answers,of:o.phones}):e("phones",{n:o.phones}))}),l("img",{class:"room-qr",alt:e("qr"),hidden:!!o?.counts,src:`qr.svg?${new URLSearchParams(
{link:new URL(t.code,_s).href})}`}),o?.counts&&$(o.counts,o.kept),l("p",{class:"room-line",role:"status",children:o&&B(o)}),l("p",{class:"room-local",hidden:!!o?.
phones||!qs(window.location.host),children:e("local")}),l("button",{type:"button",class:"sv-choose",onClick:w,children:e("end")})]}),f)}document.addEventListener(
"specviz-predict",({target:R,detail:k})=>{if(c=k,F(),!c){z();return}let M=R;h.parentElement!==M&&(M.append(h),(M.closest(".sv-stage")??M).append(f)),T()}),window.
addEventListener("beforeunload",()=>{p=!0,setTimeout(()=>{p=!1},bm)});let ke=Eo.read();ke&&g(ke),F()});var rr="fold-",Ct=new Map,Wl=s=>String(s??"").split(",").filter(Boolean),Vl=new Set(Wl(new URLSearchParams(window.location.search).get("fold"))),Ss=s=>document.
getElementById(rr+s);function nr(s,e){Ct.get(s)?.setAttribute("aria-expanded",String(e)),Ss(s).toggleAttribute("data-open",e);let t=[...document.querySelectorAll(
".fold-body[data-open]")].map(({id:n})=>n.slice(rr.length));E.keep({fold:t.join(",")})}N("fold",async({node:s,words:e,props:{section:t}})=>{await oe(()=>Ss(t));
let n=document.createElement("button");Object.assign(n,{type:"button",textContent:e,onclick:()=>nr(t,!Ss(t).hasAttribute("data-open"))}),n.setAttribute("aria-co\
ntrols",rr+t),Ct.set(t,n),s.replaceChildren(n),nr(t,Vl.delete(t)||Ss(t).contains(Gl(window.location.hash)))});var Gl=s=>s.length>1?document.getElementById(s.slice(
1)):null;document.addEventListener("click",({target:s})=>{let e=s.closest?.('a[href^="#"]'),t=e&&Gl(e.getAttribute("href")??"")?.closest(".fold-body");t&&nr(t.id.
slice(rr.length),!0)},{capture:!0});document.addEventListener("specviz-go",({detail:s})=>{let e=Wl(s?.fold);e.forEach(t=>Ct.has(t)?nr(t,!0):Vl.add(t)),s?.reveal===
!0&&xm(e[0])});async function xm(s){await oe(()=>Ct.has(s)&&Ss(s).checkVisibility()),Ct.get(s)?.focus({preventScroll:!0}),Ct.get(s)?.scrollIntoView({block:"star\
t"})}var At=matchMedia("(min-width: 1200px)"),ye=!1,Jl=()=>{},Es=()=>document.getElementById("controls"),Kl=()=>document.querySelector("#prompt textarea"),Yl=s=>document.
getElementById(s)?.click();function Xl(s){let e=[...document.querySelectorAll("#tabs > [role=tabpanel]")].find(t=>t.checkVisibility());e&&(e.tabIndex=-1),(e?.querySelector(
"#stage [data-button=play]")??e)?.focus(s)}function ft(s){ye=s,Es().hidden=!ye,document.documentElement.style.overflow=ye&&!At.matches?"hidden":"",Jl()}var or=()=>ye&&
!At.matches,Pt={enter:Xl,show:ft,covers:or,refused:()=>{At.matches&&ft(!0)}};N("form",({node:s,words:e})=>{function t(o){ft(o),ye?Kl()?.focus():s.querySelector(
"button")?.focus()}function n(){let o=Es().parentElement.getBoundingClientRect().top+window.scrollY;Es().style.setProperty("--form-top",`${Math.ceil(o)}px`)}Jl=
()=>V(l(O,{children:[l("button",{type:"button",class:"form-toggle","aria-controls":"controls","aria-expanded":ye,onClick:()=>t(!ye),children:ye?e.close:e.open}),
l("button",{type:"button",class:"form-run",hidden:ye,onClick:()=>Yl("run"),children:e.run}),l("button",{type:"button",class:"form-step",hidden:ye,onClick:()=>Yl(
"step"),children:e.step}),l("button",{type:"button",class:"form-prompt",hidden:ye,translate:!1,title:e.open,onClick:()=>t(!0),children:Kl()?.value??""})]}),s),At.
addEventListener("change",()=>ft(ye&&At.matches)),document.addEventListener("click",({target:o})=>{or()&&o instanceof Element&&o.closest("[role=tab]")&&!Es().contains(
o)&&ft(!1)}),document.addEventListener("keydown",o=>{o.key==="Escape"&&or()&&!o.defaultPrevented&&t(!1)});for(let o of["pointerdown","focusin"])document.addEventListener(
o,({target:i})=>{let a=i instanceof Element&&!Es().contains(i)&&!s.contains(i)&&!i.closest("[role=listbox], .sv-popover");or()&&a&&ft(!1)});let r=document.createElement(
"button");document.body.prepend(Object.assign(r,{type:"button",className:"skip",textContent:e.skip,onclick:()=>Xl()})),new ResizeObserver(n).observe(document.body),
ft(At.matches)});var ym={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},km="#controls, #\
explore-form";function Zl(s){for(let e of["aria-label","title"])for(let t of document.querySelectorAll(`:is(button, input)[${e}]`))for(let[n,r]of Object.entries(
ym)){let o=r.exec(t.getAttribute(e)??"");o&&t.setAttribute(e,s[n].replace("{label}",()=>o.groups?.label??""))}}N("language",({node:s,words:e})=>{s.setAttribute(
"aria-label",e.label);let t=new MutationObserver(()=>Zl(e.controls));new ResizeObserver(()=>{Zl(e.controls),document.querySelectorAll(km).forEach(n=>t.observe(n,
{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let n of s.querySelectorAll("a"))He()===n.lang&&n.setAttribute("aria-current","true"),n.addEventListener(
"click",r=>{r.preventDefault();let o=new URL(window.location.href);o.searchParams.set("lang",n.lang),window.location.assign(o)})});var ar=20,$t=.5,Ql=.8,ec=1,tc=.3,To=.2,ir=(s,e={})=>({met:!0,says:`exercises.${s}.met`,values:e}),fe=(s,e={})=>({met:!1,says:`exercises.${s}`,values:e}),gt=(s,e,t)=>s?
ir(e,t):fe(`${e}.missed`,t);function Mo(s,e){let t=s.map((r,o)=>e(r,o)??-1/0),n=Math.max(...t);return n===-1/0?-1:t.indexOf(n)}var Ro=s=>({met:!1,says:`lacking.${s?
"other":"point"}`,values:{}});function _m(s){let{accepted:e,rejected:t}=s.folds.summary();return s.over?e+t<ar?{met:!1,says:"lacking.tests",values:{tested:e+t,least:ar}}:
null:{met:!1,says:"lacking.end",values:{}}}function Ts(s){let{accepted:e,rejected:t,rounds:n,acceptance_rate:r,draft_efficiency:o,speedup:i}=s.folds.summary();return{
alpha:r??0,efficiency:o??0,speedup:i,values:{alpha:j(r),tested:e+t,rounds:n,efficiency:j(o),speedup:ee(i)}}}var Sm={bonus(s,{pinned:e}){let t=Mo(s.rounds,({drafts:a},c)=>a.
length>1?s.folds.accepted(c)/a.length:null);if(t<0)return fe("bonus.short");let n=s.rounds[t].drafts.length,r=s.folds.accepted(t);if(r<n)return fe("bonus.missed",
{round:t+1,drafted:n,accepted:r});let{drafts:o,final:i}=(e&&s.rounds[e.round])??s.rounds[t];return e?.index!==o.length||o.length<2||i?.kind!=="bonus"?Ro(e):ir("\
bonus",{round:e.round+1,drafted:o.length})},waste(s,{pinned:e}){let t=r=>s.rounds[r].drafts.filter(({verdict:o})=>o==="untested").length,n=r=>s.rounds[r]?.drafts[0]?.
verdict==="rejected"&&t(r)>0;return s.rounds.some((r,o)=>n(o))?e?.index!==0||!n(e.round)?Ro(e):ir("waste",{round:e.round+1,untested:t(e.round)}):fe("waste.misse\
d",{rounds:s.length})},low(s){let{alpha:e,values:t}=Ts(s);return gt(e<$t,"low",{...t,limit:j($t)})},same(s){let{temperature:e}=s.trace.settings;if(e>0)return fe(
"same.sampled",{temperature:e});let t=s.folds.agreement(s.length);return!t||t.compared<ar?fe("same.short",{n:t?.compared??0,least:ar}):gt(t.first_difference===null,
"same",{n:t.compared,at:(t.first_difference??0)+1})},hot(s){let{alpha:e,values:t}=Ts(s),{temperature:n}=s.trace.settings;return gt(e>Ql&&n>=ec,"hot",{...t,temperature:n,
limit:j(Ql),least:ec})},untested(s){let{alpha:e,efficiency:t,values:n}=Ts(s),r=Math.round(100*(e-t));return gt(r>=100*tc,"untested",{...n,points:r,least:100*tc})},
lookup(s){if(s.trace.settings.drafter!=="lookup")return fe("lookup.drafter");let{alpha:e,values:t}=Ts(s);return gt(e>=$t,"lookup",{...t,limit:j($t)})},lucky(s,{
pinned:e}){let t=s.rounds.flatMap(({drafts:p},h)=>p.flatMap((f,m)=>{let g=f.verdict==="accepted"?re(f):null;return g===null?[]:[{chance:g,draw:f.draw,round:h,index:m}]})),
n=t[Mo(t,({chance:p})=>-p)];if(!n)return fe("lucky.none");let r=n.chance<To,o=r?t.find(({chance:p,...h})=>p<To&&Mt(h,e)):n;if(!o)return Ro(e);let{chance:i,draw:a,
round:c,index:d}=o;return gt(r,"lucky",{chance:j(i),draw:q(a,3),round:c+1,slot:d+1,limit:j(To)})},lose(s){let{alpha:e,speedup:t,values:n}=Ts(s);return s.folds.plain.
tokens.length?gt(t!==null&&t<1&&e>$t,"lose",{...n,limit:j($t)}):fe("lose.plain")},choose(s,{trials:e,text:t,most:n}){if(!s.promptText.includes(t))return fe("cho\
ose.prompt");let{alike:r}=Oo(s),o=e.filter(d=>d.alike===r&&d.speedup!==null),i=[...new Map(o.map(d=>[d.gamma,d])).values()].sort((d,p)=>d.gamma-p.gamma);if(!i.length)
return fe("lose.plain");let a={tried:i.map(({gamma:d,speedup:p})=>`γ = ${d}: ${ee(p)}`).join(", ")},c=Mo(i,({speedup:d})=>d);return c===0&&i[0].gamma>1?fe("cho\
ose.smaller",a):c===i.length-1&&i[c].gamma<n?fe("choose.larger",a):ir("choose",{...a,gamma:i[c].gamma})}},Em=["lose","choose"];function Oo(s){let{settings:{gamma:e,
...t},models:n,prompt:r}=s.trace;return{alike:JSON.stringify([n.pair,r,t]),gamma:e,speedup:s.folds.measured(s.length)}}function sc(s,e,t){let n=Em.includes(s)&&
e.folds.disturbance(e.length)!==null;return{..._m(e)??Sm[s](e,t),busy:n}}var Tm=50,nc=St("specviz-lesson"),lr=[],rc=null;document.addEventListener("specviz-painted",()=>{let s=E.viewer?.trace();!s||s===rc||s.ending==="running"||(rc=s,
lr.push(Oo(new Ie(s))),lr.splice(0,lr.length-Tm))});var oc=({label:s,title:e,link:t})=>l("button",{type:"button","data-go":JSON.stringify({...t,reveal:!0}),"ari\
a-label":`${s}: ${e}`,children:s});function Mm({words:s,plan:e,exercises:t,most:n}){let r=ce(s),o=W(null),[i,a]=te(()=>{let g=nc.read();return t.map(({name:b})=>b).
filter(b=>Array.isArray(g)&&g.includes(b))}),[c,d]=te({});function p({name:g,start:b=""}){let w=E.viewer?.trace(),S=E.viewer?.state().pinned??null,{met:x,says:T,
values:z,busy:_}=w?sc(g,new Ie(w),{trials:lr,text:b,most:n,pinned:S}):{met:!1,says:"lacking.run",values:{},busy:!1};d({...c,[g]:{met:x,line:H(r(T,z),_&&r("busy"))}});
let $=x&&!i.includes(g)?[...i,g]:i;nc.write($),a($)}function h(){o.current&&(o.current.open=!0,o.current.scrollIntoView())}let f=(g,b)=>{let{task:w}=s.exercises[g.
name],{met:S,line:x}=c[g.name]??{};return l("li",{"data-solved":String(i.includes(g.name)),children:[l("h4",{children:[b,". ",w]}),l("div",{children:[g.start&&l(
oc,{label:r("start"),title:w,link:{view:"watch",prompt:g.start}}),l("button",{type:"button","aria-label":`${r("check")}: ${w}`,onClick:()=>p(g),children:r("chec\
k")})]}),l("p",{class:"lesson-line",role:"status","data-met":S===void 0?void 0:String(S),children:x})]})},m=g=>l("a",{href:`lesson/${He()}/${g}`,target:"_blank",
children:r(g)});return l(O,{children:[l("p",{class:"lesson-sheets",children:[m("handout"),m("key")]}),l("details",{children:[l("summary",{children:r("plan")}),l(
"ol",{class:"lesson-plan",children:e.map(({name:g,minutes:b,link:w})=>l("li",{children:[l("span",{class:"lesson-minutes",children:b}),l("div",{children:[l("h3",
{children:s.steps[g].title}),l("p",{children:s.steps[g].text})]}),g==="exercises"?l("button",{type:"button",onClick:h,children:r("open")}):l(oc,{label:r("open"),
title:s.steps[g].title,link:w})]}))})]}),l("details",{ref:o,children:[l("summary",{children:[r("exercises_heading")," ",l("span",{class:"lesson-tally",role:"sta\
tus",children:i.length>0&&r("tally",{met:i.length,of:t.length})})]}),l("p",{children:r("exercises_intro")}),Object.entries(s.grades).map(([g,b])=>l(O,{children:[
l("h3",{children:b}),l("ol",{class:"lesson-tasks",children:t.map((w,S)=>String(w.grade)===g&&f(w,S+1))})]}))]})]})}N("lesson",({node:s,words:e,props:t})=>V(l(Mm,
{...e,most:t.most}),s));var Ms=s=>s.reduce((e,t)=>e+t,0);function Ht(s){let e=Ms(s);return s.map(t=>t/e)}var zo=(s,e)=>s.map((t,n)=>Math.min(t,e[n])),Nt=(s,e)=>Math.min(1,Ms(zo(s,e))),
Lo=(s,e)=>e.map((t,n)=>t>0?Math.min(1,s[n]/t):null);function qt(s,e){let t=s.map((n,r)=>Math.max(0,n-e[r]));return Ms(t)>0?Ht(t):[...s]}function ac(s,e){let t=Lo(
s,e).map((r,o)=>e[o]*(r??0)),n=1-Ms(t);return{accepted:t,corrected:qt(s,e).map(r=>n*r)}}function lc(s,e,t){let n=1-s[e];return s.map(o=>n>0?o/n:1/(s.length-1)).
map((o,i)=>i===e?t:o*(1-t))}function ic(s,e){let t=e*Ms(s),n=0;for(let[r,o]of s.entries()){if(o>0){if(t<o)return{token:r,spot:t/o};n=r}t-=o}return{token:n,spot:.5}}
function jo(s,e,t){let n=ic(e,t()).token,r=t(),o=Math.min(1,s[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:a}=ic(qt(s,e),t());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:a,token:i}}var Rs=6,Co="similar",cr={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},Rm=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
cc=({target:s,draft:e})=>[s,e].map(t=>t.map(n=>Math.round(1e3*n)).join(".")).join("-");function dc(s){if(!Rm.test(s))return null;let[e,t]=s.split("-").map(r=>r.
split(".").map(Number));return[e,t].some(r=>r.every(o=>o===0))||e.length!==t.length?null:{target:Ht(e),draft:Ht(t)}}var Om=s=>!!s&&[...s?.candidates??[],s?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function zm({rounds:s},{round:e,index:t}){let n=s[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(t<n.drafts.length?t:r,n.drafts.length-1);return Om(n.positions?.[o])?{round:e,index:o}:null}function pc(s,e){let t=s.rounds.flatMap(
({drafts:c},d)=>c.flatMap(({verdict:p},h)=>p==="rejected"?[{round:d,index:h}]:[])),n=[...e?[e]:[],...t].map(c=>zm(s,c)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=s.rounds[n.round],i=o[n.index],a=Sn(i,[r[n.index].token],!1,Rs);return{target:Ht(a.map(c=>c.target??0)),draft:Ht(a.map(c=>c.draft??0)),guess:{...n,
names:a.map(({token:c})=>Lm(s,c)),overlap:i.overlap}}}function Lm({pieces:s},e){if(e===-1)return null;let t=s[e];return ne(typeof t=="string"?t:ze(_e,t).text)||
Le(t)}var Ao=["accepted","corrected"],bt=s=>s.reduce((e,t)=>e+t,0),uc=s=>({accepted:Array(s).fill(0),corrected:Array(s).fill(0)}),dr=class{shown;constructor(e){this.say=
e,this.heading=u("h3",{}),this.says=u("p",{class:"sv-play-says"}),this.result=u("th",{scope:"col"}),this.rows=Array.from({length:Rs},()=>this.buildRow());let t=o=>u(
"th",{scope:"col"},o),n=u("table",{class:"sv-play-emitted"},u("thead",{},u("tr",{},t(e("token")),u("td",{}),t(D("residual",e("residual"))),t(e("target")),this.result)),
u("tbody",{},...this.rows.map(o=>o.node))),r=o=>u("li",{},u("span",{class:"sv-play-key","data-kind":o}),e(`result_key.${o}`));this.node=u("div",{class:"sv-play-\
result"},this.heading,this.says,n,u("ul",{class:"sv-legend"},...[...Ao,"target"].map(r)))}buildRow(){let e=u("th",{scope:"row",class:"sv-t"}),t=u("span",{class:"\
sv-play-stack"},...Ao.map(i=>u("span",{"data-kind":i})),u("span",{"data-kind":"target"})),[n,r,o]=["","",""].map(()=>u("td",{}));return{name:e,bar:t,rest:n,target:r,
result:o,node:u("tr",{},e,u("td",{},t),n,r,o)}}show(e){this.shown=e;let{target:t,draft:n,active:r,name:o}=e,i=ac(t,n),a=qt(t,n),c=bt(i.corrected);this.rows.forEach(
(d,p)=>{d.node.hidden=p>=t.length,!d.node.hidden&&(y(d.name,o(p)),C(d.name,"title",o(p)),d.node.classList.toggle("sv-play-active",p===r),d.bar.style.setProperty(
"--target",String(t[p])),y(d.rest,c<1e-9?"–":G(a[p])),y(d.target,G(t[p])))}),y(this.says,this.say(i.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(r),accepted:G(
i.accepted[r]),rejected:G(c),residual:G(a[r]),target:G(t[r])})),this.paint(i,null)}fill(e){let t=bt(e.accepted)+bt(e.corrected),[n,r]=Ao.map(o=>e[o].map(i=>i/t));
this.paint({accepted:n,corrected:r},t)}paint({accepted:e,corrected:t},n){let{say:r}=this;y(this.heading,n===null?r("emits"):r("emits_drawn",{draws:me(n)})),y(this.
result,r(n===null?"result":"drawn")),e.forEach((o,i)=>{let a=this.rows[i];a.bar.style.setProperty("--accepted",String(o)),a.bar.style.setProperty("--corrected",
String(t[i])),y(a.result,G(o+t[i]))})}counted({accepted:e,corrected:t}){let n=bt(e)+bt(t),r=this.shown.target.map((o,i)=>Math.abs(o-(e[i]+t[i])/n));return this.
say("counted",{draws:me(n),accepted:me(bt(e)),corrected:me(bt(t)),difference:G(Math.max(...r))})}};var Po=["target","draft"],Ho=["both",...Po],jm={both:"overlap",target:"residual",draft:"rejected"},It=.01,$o=.1,Cm={ArrowRight:It,ArrowUp:It,ArrowLeft:-It,ArrowDown:-It,
PageUp:$o,PageDown:-$o};function Am({key:s,shiftKey:e,ctrlKey:t,altKey:n,metaKey:r}){if(t||n||r)return 0;let o=Cm[s]??0;return e?Math.sign(o)*$o:o}var hc=(s,e)=>Ho.
forEach(t=>s.style.setProperty(`--${t}`,String(e[t]))),mc=(...s)=>u("span",{class:"sv-play-bar"},...Ho.map(e=>u("span",{"data-area":e})),...s),pr=class{shown;constructor(e,t){
this.say=e,this.intents=t,this.rows=Array.from({length:Rs},(i,a)=>this.buildRow(a)),this.total=mc(),this.beta=u("span",{class:"sv-play-beta"});let n=i=>u("span",
{class:"sv-play-model","data-model":i},e(i)),r=i=>u("li",{},u("span",{class:"sv-area-key","data-area":i}),D(jm[i],e(`key.${i}`))),o=[0,.5,1].map(i=>u("span",{style:`\
--x:${i}`},String(i)));this.node=u("div",{},u("div",{class:"sv-play-rows"},u("div",{class:"sv-play-row sv-play-head"},u("span",{},e("token")),u("span",{class:"s\
v-play-names"},...Po.map(n)),u("span",{}),u("span",{},D("accept_test",e("chance")))),...this.rows.map(i=>i.node),u("div",{class:"sv-play-row sv-play-axis","aria\
-hidden":"true"},u("span",{}),u("span",{class:"sv-area-ticks"},...o)),u("div",{class:"sv-play-row sv-play-total"},u("span",{},e("total")),this.total,u("span",{class:"\
sv-play-whole"},D("overlap",e("overlap")),this.beta))),u("ul",{class:"sv-legend"},...Ho.map(r)))}buildRow(e){let t=u("span",{class:"sv-t"}),n={target:this.buildHandle(
"target",e),draft:this.buildHandle("draft",e)},r={guess:u("span",{class:"sv-play-dart",hidden:!0}),correction:u("span",{class:"sv-play-dart","data-kind":"correc\
tion",hidden:!0})},o=mc(...Object.values(r),...Object.values(n)),i={target:u("span",{}),draft:u("span",{})},a=u("span",{class:"sv-play-chance"});return{node:u("\
div",{class:"sv-play-row"},t,o,u("span",{class:"sv-play-masses"},i.target,i.draft),a),name:t,bar:o,handles:n,darts:r,masses:i,chance:a}}buildHandle(e,t){let{intents:n}=this,
r=()=>n.grab(e,t),o=u("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":e,on:{focus:r,pointerdown:r,change:n.done,keydown:i=>this.
press(i,e,t),input:()=>n.move(e,t,Number(o.value))}});return o}press(e,t,n){let r=Am(e);if(!r)return;e.preventDefault();let o=It*Math.round((this.shown[t][n]+r)/
It);this.intents.move(t,n,Math.min(1,Math.max(0,o))),this.intents.done()}show(e){let{target:t,draft:n}=this.shown=e,r=Nt(t,n),o=zo(t,n);this.rows.forEach((i,a)=>{
i.node.hidden=a>=t.length,i.node.hidden||this.paintRow(a,{target:t[a],draft:n[a],both:o[a]})}),hc(this.total,{target:1,draft:1,both:r}),y(this.beta,K(r))}paintRow(e,t){
let{say:n,shown:{target:r,draft:o,active:i,name:a}}=this,{node:c,name:d,bar:p,handles:h,masses:f,chance:m}=this.rows[e],g=a(e);y(d,g),C(d,"title",g),c.classList.
toggle("sv-play-active",e===i),hc(p,t);let b=Lo(r,o)[e];y(m,b===null?"–":j(b));for(let w of Po)y(f[w],G(t[w])),h[w].value=String(t[w]),C(h[w],"aria-label",n(`\
handle.${w}`,{token:g})),C(h[w],"aria-valuetext",n("handle.text",{p:G(t[w]),overlap:K(Nt(r,o))}))}clear(){this.rows.forEach(({darts:e})=>Object.values(e).forEach(
t=>{t.hidden=!0}))}mark({guess:e,draw:t,accepted:n,token:r,spot:o}){let{target:i,draft:a}=this.shown;this.clear();let c=this.rows[e].darts.guess;if(c.dataset.kind=
n?"accepted":"rejected",c.style.setProperty("--x",String(t*a[e])),c.hidden=!1,n)return;let d=this.rows[r].darts.correction,p=Math.min(i[r],a[r]);d.style.setProperty(
"--x",String(p+o*(i[r]-p))),d.hidden=!1}};var Pm=1e3,$m=40,Hm=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ur=class{scene;preset;active;base;counts;left;frame;constructor({words:e,shown:t=()=>null,
changed:n=()=>{}}){let r=this.say=ce({glossary:[],keys:[],...e});this.shown=t,this.changed=n,this.frame=0,this.presets=[...Object.keys(cr),"shown"].map(o=>this.
button(`presets.${o}`,()=>{this.start(o),this.tell()})),this.context=u("h3",{}),this.note=u("p",{class:"sv-note",role:"status"}),this.says=u("p",{class:"sv-play\
-says"}),this.outcome=u("p",{class:"sv-play-outcome",role:"status"}),this.handles=new pr(r,{grab:(o,i)=>this.grab(o,i),move:(...o)=>this.move(...o),done:()=>this.
tell()}),this.emitted=new dr(r),this.node=u("div",{class:"specviz sv-play"},u("div",{class:"sv-choices",role:"group","aria-label":r("start")},u("span",{class:"s\
v-quiet"},r("start")),...this.presets),u("div",{class:"sv-play-columns"},u("div",{},this.context,this.note,this.handles.node,this.says),u("div",{},this.emitted.
node,u("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(Co)}button(e,t){
return u("button",{type:"button",class:"sv-choose","data-name":e,on:{click:t}},this.say(e))}start(e){let t=Object.hasOwn(cr,e),n=t?cr[e]:e==="shown"?this.shownScene():
dc(e);return n&&this.put(n,t||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.paint(),y(this.note,this.say("none")),!0)}shownScene(){let{trace:e,
at:t=null}=this.shown()??{};return e?pc(e,t):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&
this.put(e,"shown")}put(e,t){let n=qt(e.target,e.draft);this.active=n.indexOf(Math.max(...n)),this.preset=t,this.scene=e,this.forget(),y(this.note,this.lost(e)),
this.paint()}lost({target:e,draft:t,guess:n}){if(n?.overlap==null)return"";let[r,o]=[Nt(e,t),n.overlap].map(i=>K(i));return r===o?"":this.say("lumped",{overlap:r,
exact:o})}grab(e,t){this.base=this.scene[e],this.active=t,this.paint()}move(e,t,n){this.preset=null,this.forget(),this.scene={...this.scene,[e]:lc(this.base,t,n)},
this.paint()}tell(){this.changed(this.preset===Co?null:this.preset??cc(this.scene))}name(e){let{guess:t}=this.scene;return t?t.names[e]??this.say("rest"):this.say(
`tokens.${e}`)}paint(){let{say:e,active:t,scene:{target:n,draft:r,guess:o}}=this,i={target:n,draft:r,active:t,name:d=>this.name(d)},a=Nt(n,r),c={overlap:K(a),rejected:K(
1-a)};this.presets.forEach(d=>d.setAttribute("aria-pressed",String(d.dataset.name===`presets.${this.preset}`))),y(this.context,o?e("guess",{round:o.round+1,guess:o.
index+1}):e("prompt")),y(this.says,e(a>1-1e-9?"shares_all":a<1e-9?"shares_nothing":"shares",c)),this.handles.show(i),this.emitted.show(i),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),y(this.outcome,"")}drawOne(){
let e=jo(this.scene.target,this.scene.draft,Math.random);this.handles.mark(e),y(this.outcome,this.story(e))}story({guess:e,draw:t,threshold:n,accepted:r,token:o}){
let{say:i,scene:{target:a,draft:c}}=this,[d,p]=pe(t,n),h=i(`test.${r?"accepted":"rejected"}`,{draw:d,threshold:p,target:G(a[e]),draft:G(c[e])});return H(i("draf\
ted",{token:this.name(e)}),h,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;this.clear(),this.counts=this.counts??uc(this.scene.target.length),
this.left+=Pm,e||this.drawSome(this.counts)}drawSome(e){let{target:t,draft:n}=this.scene,r=Hm()?this.left:Math.min(this.left,$m);for(let o=0;o<r;o+=1){let{token:i,
accepted:a}=jo(t,n,Math.random);e[a?"accepted":"corrected"][i]+=1}this.left-=r,this.emitted.fill(e),this.left?this.frame=requestAnimationFrame(()=>this.drawSome(
e)):y(this.outcome,this.emitted.counted(e))}};function vc(s,e){let t=new ur(e);return s.replaceChildren(t.node),{start:t.start.bind(t),follow:t.follow.bind(t)}}var Nm=Ve("play",new URLSearchParams(window.location.search).get("play"));N("play",({node:s,words:e})=>{let t=vc(s,{words:e,changed:n=>E.keep({play:n}),shown(){
let n=E.viewer?.trace();return E.viewer&&n?{trace:n,at:E.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>t.follow()),Nm(n=>{if(!n)
return;t.start(n)&&E.keep({play:n});let r=document.getElementById("play");oe(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});N("qr",async({words:s,props:e})=>{await We;let t=document.querySelector("#stage .specviz"),n=Object.assign(document.createElement("div"),{className:"qr-panel",popover:"\
auto",role:"dialog",ariaLabel:s.open});function r(){let i=new URL(E.address());["presenter","embed"].forEach(c=>i.searchParams.delete(c));let a=i.href.length>e.
most;V(l(O,{children:[!a&&l("img",{class:"qr-code",alt:s.alt,src:`qr.svg?${new URLSearchParams({link:i.href})}`}),l("p",{class:"qr-link",children:!a&&i.href}),l(
"p",{class:"qr-said",role:"status",children:a?s.too_long:qs(i.host)&&s.here_alone}),l("button",{type:"button",class:"sv-link",onClick:()=>n.hidePopover(),children:s.
close})]}),n),n.showPopover()}t?.addEventListener("keydown",i=>{i.key!=="Escape"||!n.matches(":popover-open")||(n.hidePopover(),i.stopPropagation(),i.preventDefault())},
{capture:!0});let o=Object.assign(document.createElement("button"),{type:"button",className:"sv-link qr-open",textContent:s.open,onclick:r});t?.querySelector(".\
sv-transport-side")?.append(o),t?.append(n)});var qm=800,fc=680,gc="SpecViz",Im=8e3;async function Dm(s,e){try{return await navigator.clipboard.writeText(s),!0}catch{let t=document.activeElement;return Object.
assign(e,{hidden:!1,value:s}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&t.focus(),e.hidden}}function No(s,e,t){let n=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),o=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,a=(c,d=!1)=>{r.textContent=c,clearTimeout(i),d||(i=window.setTimeout(()=>{r.textContent=""},
Im))};return n.addEventListener("click",async()=>{let[c,d]=t(),p=await Dm(c,o);a(p?d:e.by_hand,!p)}),s.replaceChildren(n,r,o),a}function Bm(s){let e=new URL(s);
e.searchParams.set("embed","1");let t=Object.assign(document.createElement("iframe"),{src:e.href,title:gc,width:"100%",height:String(fc),loading:"lazy"});return t.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(t).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}N("share",({node:s,words:e})=>{No(s,{...e,copy:e.embed},()=>[Bm(E.address()),e.embedded])});function Fm(s){let e=0;new ResizeObserver(()=>{let t=s.clientWidth>=
qm?fc:Math.ceil(s.getBoundingClientRect().height);!t||t===e||(e=t,window.parent.postMessage({specviz:{height:t}},"*"))}).observe(s)}async function Um(){document.
documentElement.classList.add("embed");let s=await oe(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:gc}),t=()=>{let n=new URL(window.location.href);n.searchParams.delete("embed"),e.href=n.href};t(),["pointerdown","focus"].forEach(n=>e.
addEventListener(n,t)),s?.append(e),s&&Fm(s)}new URLSearchParams(window.location.search).get("embed")==="1"&&Um();var Uo=["round","phase","at"],Sc=["recorded","view",...Uo,"open","tint","hide","presenter","tour","run"],Wm=4e3,Vm=500,Gm=/^\w[\w.-]*(\/\w[\w.-]*)?$/,Ec=1e3,bc=2e3,
Km=1e4,Tc=({search:s})=>new URLSearchParams(s).get("view")??"watch",Pe=()=>E.viewer,qo=s=>["1","true"].includes(String(s)),Mc=(s,e)=>JSON.stringify(s)===JSON.stringify(
e),wc=(s,e)=>Object.fromEntries(Object.entries(s).filter(([t])=>e.includes(t))),Io=(s,e)=>Object.fromEntries(Object.entries(s).filter(([t])=>!e.includes(t))),X,
Be=null,Do=null,Dt=null,Rc=null,mr=null,ge=null,xt=null,wt=Tc(window.location),vr=[],Oc=!1,xc=0,Wo=new Map,Bo=new Map,Ym=s=>X.folders||s.every(e=>Gm.test(e)&&!/\.gguf$/i.
test(e)),Vo=()=>Be!==null&&Be===Rc?Dt:Be;function hr(){let s=Vo()??[],{pair:e,target:t,draft:n,plain:r,...o}=Object.fromEntries(X.names.map((c,d)=>[c,s[d]])),i=[
t,n].map(c=>String(c??"").trim()).filter(Boolean);return{...i.length>0&&Ym(i)?{target:t,draft:n}:{pair:e},plain:r?1:0,...o}}function yc(){let{round:s,phase:e,rounds:t,
pinned:n,opening:r}=Pe().state();return r&&!n?{}:{...s<t?{round:s}:{},...e?{phase:e}:{},...n?{at:`${n.round}.${n.index}`}:{}}}var fr=()=>Mc(Vo(),Dt);function Jm(){
let{live:s,name:e}=E.shows;return mr||(!Be||!X?{}:fr()?s?{...hr(),run:1,...yc()}:e?{recorded:e,...yc()}:hr():hr())}var et=()=>document.querySelector("#tabs [rol\
e=tab][aria-selected=true]")?.getAttribute("data-tab-id");function gr(){let s=et(),{tint:e="verdict",presenter:t=!1,view:n="race"}=E.viewer?.state()??{};return{
...Jm(),...s&&s!=="watch"?{view:s}:{},...n!=="race"?{open:n}:{},...e!=="verdict"?{tint:e}:{},...vr.length?{hide:vr.join(",")}:{},...t?{presenter:1}:{},...Object.
fromEntries([...Wo].filter(([,r])=>r!==null))}}function Go(s){let e=new URL(window.location.href);return[...X.names,...Sc,...Wo.keys()].forEach(t=>e.searchParams.
delete(t)),Object.entries(s).forEach(([t,n])=>e.searchParams.set(t,String(n))),e.href}function Ko(s){return encodeURIComponent(String(s.prompt??"")).length<=Wm?
s:Io(s,["prompt","run",...Uo])}function yt(){clearTimeout(xc),xc=window.setTimeout(Xm,Vm)}function Xm(){if(!X||ge||!Be)return;let s=Ko(gr());s.recorded==="first"&&
s.round===void 0&&!s.at&&(s=Io(s,["recorded"])),!s.run&&!s.recorded&&Mc(Be,Do)&&(s=Io(s,X.names));let e=Go(s),t=String(s.view??"watch");t===wt||xt?e!==window.location.
href&&window.history.replaceState(window.history.state,"",e):(window.history.pushState(window.history.state,"",e),wt=t)}function zc(s){document.querySelector(`#\
tabs [data-tab-id="${CSS.escape(s)}"]`)&&(xt=s,setTimeout(Lc,Ec,3))}function Zm({round:s,phase:e,at:t}){if(s===void 0&&t===void 0)return null;let n=o=>/^\d{1,5}$/.
test(String(o))?Number(o):null,r=/^(\d{1,5})\.(\d{1,3})$/.exec(String(t));return{round:n(s),phase:n(e)||0,at:r&&{round:Number(r[1]),index:Number(r[2])},wrong:s!==
void 0&&n(s)===null||t!==void 0&&!r}}var kc=({round:s,index:e})=>e<=(Pe().trace()?.rounds[s]?.drafts.length??-1);function Fo(){if(!ge||ge.waits)return;let{rounds:s,
state:e}=Pe().state(),{round:t,phase:n,at:r,wrong:o}=ge,i=Math.max(t===null?0:t+(n?1:0),r?r.round+1:0);s<i&&["running","paused","loading"].includes(e)||(ge=null,
t!==null&&Pe().seek(t,n),r&&kc(r)&&Pe().pin(r),(o||s<i||r&&!kc(r))&&X.say(X.words.no_moment),yt())}function Qm(s){vr=String(s).split(",").map(t=>t.trim()).filter(
t=>Object.hasOwn(X.hideable,t));let e=vr.map(t=>X.hideable[t]);X.sheet.replaceSync(e.length?`${e.join(", ")} { display: none !important; }`:"")}function Lc(s){(xt===
et()||!s)&&(xt=null),xt&&(ge?.waits||X.go({view:xt}),setTimeout(Lc,Ec,s-1))}async function _c(s){let e=Bo.get(s);if(Bo.delete(s),e===void 0)return;await oe(()=>et()===
s);let t=new AbortController;["wheel","touchmove","pointerdown","keydown"].forEach(i=>window.addEventListener(i,()=>t.abort(),{signal:t.signal,passive:!0}));let n=performance.
now()+Km,r=performance.now()+bc,o=()=>{let i=performance.now();(i>r||et()!==s)&&t.abort(),!t.signal.aborted&&(window.scrollY!==e&&(r=Math.min(i+bc,n),window.scrollTo(
{top:e,behavior:"instant"})),requestAnimationFrame(o))};o()}async function ev(s,e){await oe(()=>et()===s&&document.querySelector(e)?.checkVisibility()),requestAnimationFrame(
()=>{let t=document.querySelector(e);t?.scrollIntoView();let{activeElement:n,body:r}=document;n!==r&&n?.checkVisibility()||(t?.matches("details")?t.querySelector(
"summary")?.focus({preventScroll:!0}):Pt.enter({preventScroll:!0}))})}function tv({reveal:s,open:e,claim:t}){return s&&t?`#claim-${Number(t)}`:s&&e?"#stage .sv-\
views":"#tabs"}async function jc(s,e=!1){await Ac;let t=wc(s||{},[...X.names,...Sc]),n="view"in t&&t.view!==et()&&!e;n&&Bo.set(et(),window.scrollY);let r=Zm(t);
r&&(r.waits=qo(t.run)?"server":"recorded"in t&&"recording"),ge=r,mr="recorded"in t?wc(t,["recorded",...Uo]):null,"hide"in t&&Qm(t.hide),"tint"in t&&Pe().tint(String(
t.tint)),"open"in t&&Pe().open(String(t.open)),"presenter"in t&&Pe().present(qo(t.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:s})),"\
recorded"in t&&await E.open(t.recorded),mr=null,ge===r&&r?.waits==="recording"&&(ge=null),qo(t.run)&&Pe().setState("loading",X.words.opening),[...X.names,"view",
"run"].some(o=>o in t)&&X.go(t),"view"in t&&zc(String(t.view)),Fo(),yt(),n&&!(s.reveal&&s.fold)&&ev(String(t.view),tv(s))}function sv(){if(!window.location.search)
return;let s=Object.fromEntries(new URLSearchParams(window.location.search));s.recorded===E.shows.name&&delete s.recorded,jc(s,!0)}function nv(){let{words:s}=X,
{live:e,name:t}=E.shows,n=gr(),r=Ko(n),o=r!==n?s.copied_cut:!e&&!t?s.copied_file:e&&!fr()?s.copied_changed:s.copied;return[Go(r),o]}var Cc=()=>{},Ac=new Promise(
s=>{Cc=s});Object.assign(E,{go:jc,state:gr,keep(s){Object.entries(s).forEach(([e,t])=>Wo.set(e,t===""?null:t??null)),yt()},address:()=>Go(Ko(gr()))});var Me={touch:yt,
controls:()=>Be&&X?hr():{},unchanged:fr,async adopt(s){await Ac;let e=await oe(()=>Be);Rc=e,Dt=X.names.map((t,n)=>t in s?s[t]:["target","draft"].includes(t)?"":
e[n]),X.go(s)},typed(...s){Be=s,Do=Do||s,Dt=Dt||s,E.viewer?.outdate(!fr()),Oc&&E.viewer?.forgive(),yt()}};N("link",async({node:s,words:e,props:t,send:n,value:r})=>{
await We;let{names:o,hideable:i,folders:a}=t,c=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,c],X={go:n.go,words:e,names:o,hideable:i,
folders:a,sheet:c,say:No(s,e,nv)},document.addEventListener("specviz-load",()=>{Dt=Vo(),ge&&(ge.waits=!1),Fo(),yt()}),document.addEventListener("specviz-painted",
()=>{Fo(),yt()});let d=({type:p,target:h,isTrusted:f})=>{if(!f)return;let m=p==="click"&&h instanceof Element&&h.closest("#tabs [role=tab][data-tab-id]");m&&_c(
m.getAttribute("data-tab-id")),xt=null,Oc=Pe().state().state==="error"};["pointerdown","keydown","click"].forEach(p=>document.addEventListener(p,d)),Cc(),sv(),window.
addEventListener("popstate",()=>{wt=Tc(window.location),_c(wt),wt!==et()&&(X.go({view:wt}),zc(wt))}),r(({begin:p})=>{!p&&ge?.waits==="server"&&(ge=null)},!1)});var Pc={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"again"},$c=5e3,rv=()=>document.querySelector("#stage .stage");N("stage",async({node:s,
words:e,props:t,server:n,send:r,value:o})=>{let i={...t.limits,...e},a=null,c=0,d=null,p=null,h=null,f=0,m=!1,g=async k=>{let M=await n.resync(k);M&&_(M)};async function b(k){
if(h!==k){h=k;try{await g({run:k,rounds:-1,plain:0})}finally{h=null}}}async function w(){if(R.state().state!=="running"&&!m||performance.now()-f<$c)return;if(f=
performance.now(),await n.resync(null)===void 0){R.state().state==="running"&&R.setState("error",e.gone),m=!0;return}m&&R.setState("running"),m=!1;let{rounds:k,
plain:M}=R.trace();await g({run:a,rounds:k.length,plain:M.tokens.length})}function S(k,M){k==="again"&&x(M.changes),k==="show"?$(M):k==="claim"?E.go?.({view:"my\
ths",claim:String(M.claim),reveal:!0}):k==="new"?document.getElementById("run")?.click():Pc[k]?r[Pc[k]](M):g({run:a,rounds:M.from,plain:M.plain_from||0})}function x(k){
let{max_new_tokens:M,...L}=R.trace()?.settings??{};k&&(Me.unchanged()?Me.adopt({...L,tokens:M,...k}):E.go?.(k))}async function T(k){let M=await n.offers(k);M&&R.
offer(k,M)}function z({trace:k,recorded:M,step:L,name:he,offered:rd,typed:od,...id}){({run:a=null,number:c=0}=id),p=a?null:k;let xr=a?{run:a}:rd?{recorded:he}:null;
R.load(k,{recorded:M,step:L,source:xr,teach:M}),xr&&T(xr),E.shows={live:!!a&&od!==!1,name:he},s.dispatchEvent(new Event("specviz-load",{bubbles:!0}))}function _(k){
f=performance.now(),!(k.number<c||d&&k.run===d)&&(k.trace?z(k):k.number>c?b(k.run):k.rounds&&R.append(k),k.state?R.setState(k.state,k.message):m&&R.setState("ru\
nning"),m=!1,k.state==="error"&&Pt.refused())}function $(k){["running","paused"].includes(R.state().state)&&r.stop(),d=a||d,k.run&&k.run===d&&(d=null),_({...k,number:c})}
let B=Is();document.addEventListener("specviz-load",B);async function F(k){let M=B();if(k.size>i.most)ke(i.too_large);else{let L=await yo(async()=>n.bring(await k.
text()),i.busy);L.state==="error"?ke(L.message):M()&&$(L)}document.querySelector("#stage .sv-status")?.scrollIntoView({block:"nearest"})}let ke=k=>R.setState("e\
rror",k),R=ys(s,{words:await E.read(`words/${He()}.json`),live:!0,send:S,most:t.limits.gamma});Object.assign(Bt,{show:$,step(){let{round:k,rounds:M,state:L}=R.state();
Me.unchanged()&&(k<M||["running","paused"].includes(L))?R.forward("step"):r.tick({open:!1})},say:(k,M)=>R.setState(k,e[M]),async save(k){let M=p?{trace:JSON.stringify(
p)}:{run:a},L=await er(k,he=>n.make({kind:he,...M}),i.busy);L&&ke(L)},open:tr(".json,application/json",F)}),vi(R),s.addEventListener("dragover",k=>k.preventDefault()),
s.addEventListener("drop",k=>{k.preventDefault();let M=k.dataTransfer?.files[0];M&&F(M)}),o(_),setInterval(w,$c)});var Bt={show(){},step(){},say(){},save(){},open(){}},
Hc=s=>Bt.show(s),Nc={say(s,e){Bt.say(s,e);let t=rv();t&&t.getBoundingClientRect().top>window.innerHeight&&t.scrollIntoView()},attend(){Pt.show(!1),document.querySelector(
"#stage .sv-strip")?.focus({preventScroll:!0})},step(){Pt.covers()&&this.attend(),Bt.step()},play(){E.shows.live||E.viewer?.play()},save:s=>Bt.save(s),open:()=>Bt.
open()};var ov=5,qc=Is();N("recorded",({node:s,words:{words:e,runs:t}})=>{let n=new Set(t.slice(0,ov));function r(){let i=t.find(({name:d})=>d===E.shows.name);i&&n.add(
i);let a=t.filter(d=>!n.has(d)),c=()=>{a.forEach(d=>n.add(d)),r(),s.querySelector(`[data-name="${a[0].name}"]`)?.focus()};V(l(O,{children:[l("span",{id:"recorde\
d-label",children:t.length?e.label:e.damaged}),l("div",{class:"recorded-list",role:"group","aria-labelledby":"recorded-label",children:[t.map(d=>l("button",{type:"\
button","data-name":d.name,hidden:!n.has(d),"aria-pressed":d===i,onClick:()=>o(d.name),children:d.label})),l("button",{type:"button",hidden:!a.length,onClick:c,
children:e.more.replace("{n}",String(a.length))})]}),l("p",{class:"recorded-about",hidden:!i,children:[l("span",{children:i?.notice})," ",l("button",{type:"butt\
on",hidden:!i?.again,onClick:()=>i?.again&&E.go?.(i.again),children:e.again})]})]}),s)}async function o(i){let a=t.find(d=>d.name===i);if(!a){E.viewer?.setState(
"error",e.unknown);return}let c=qc();try{let d=await E.read(`traces/${i}.json`);if(!c())return;if(Hc({trace:d,recorded:!0,state:"done",name:i,offered:!!a.again}),
a.again){let{run:p,...h}=a.again;Me.adopt(h)}}catch{c()&&E.viewer?.setState("error",e.lost)}}document.addEventListener("specviz-load",()=>{qc(),r()}),r(),E.open=
o});Lr("status",({value:{text:s="",share:e=null}})=>l(O,{children:[l("p",{role:"status",children:s}),l("progress",{hidden:e===null,value:e??0,"aria-label":s})]}));Lr(
"paragraphs",({value:s})=>s.map(e=>l("p",{children:e})));var iv=Ve("pay");N("pay",({node:s,send:e,value:t})=>{t(({text:n,link:r})=>{n!==void 0&&(s.textContent=n),
r!==void 0&&E.keep({pay:r})},!1),iv(n=>e.link({text:n}))});var av=Ve("explore"),Yo=null,Ic=!1,Os=!1;function Dc(){Yo&&Ic&&av(Yo)}var Jo={open(){},save(){},busy(){},see(){let s=document.getElementById("explore-results");
s&&s.getBoundingClientRect().top>window.innerHeight&&s.scrollIntoView()},isUnsaved:()=>Os};N("desk",({node:s,words:e,props:t,send:n,server:r,value:o})=>{let i=-1,
a=!1,c=(h,f=null)=>{V(l(O,{children:[l("p",{role:"status",children:h}),l("progress",{hidden:f===null,value:f??0,"aria-label":h})]}),s),h&&a&&s.scrollIntoView({block:"\
nearest"}),a=a&&!h},d=(h,f)=>tr(f,async m=>{a=!0,m.size>t.limits[h]?c(e.too_large):n[h]({name:m.name,text:await m.text()})}),p={prompts:d("prompts",".jsonl,.ndj\
son,.json,.csv,.tsv,.txt,text/*"),sweep:d("sweep",".json,.jsonl,application/json")};Object.assign(Jo,{open:h=>p[h](),async save(h,f){let m=await er(h,()=>r.make(
{kind:h,id:f}),e.busy);m?c(m):h==="json"&&(Os=!1)},busy:()=>c(e.busy)}),Yo=h=>n.link({text:h}),Dc(),o(({text:h="",share:f=null,go:m=null,serial:g=i})=>{c(h,f),Os=
Os||f!==null,m&&g>i&&E.go?.(m),i=g})});N("plan",({node:s,value:e})=>e(({text:t="",link:n})=>{s.textContent=t,n!==void 0&&E.keep({explore:n}),Ic=!!t,Dc()}));window.
addEventListener("beforeunload",s=>{Os&&(s.preventDefault(),s.stopImmediatePropagation())});document.addEventListener("focusin",async({target:s})=>{if(!(s instanceof
HTMLElement)||s.id!=="explore-stop"||(await oe(()=>document.activeElement!==s),document.activeElement!==document.body||s.checkVisibility()))return;["explore-res\
ume","explore-run"].map(t=>document.getElementById(t)).find(t=>t?.checkVisibility())?.focus()});var Uc=s=>s!==null&&["loading","running"].includes(s.state),Bc=(s,e,t)=>s.map(([n,r],o)=>l(O,{children:[o>0&&e,l("a",{href:r,...t,children:n})]},n)),Ft=({label:s,
children:e})=>l(O,{children:[l("dt",{children:s}),l("dd",{children:e})]});function lv(s,e){!E.go||s.ctrlKey||s.metaKey||s.shiftKey||(s.preventDefault(),E.go({view:"\
watch",recorded:e}))}function cv({words:s,lacking:e},t,n,r){let o=ce(s);if(r)return s.stopping;if(n?.state==="running")return o("running",{percent:n.done});if(n)
return n.state==="stopped"?s.stopped:n.message??"";if(!t.rule)return"";if(!e)return s.recorded_only;let i=e[t.number];return i.length?o("lacks",{pairs:i.join(s.
comma)}):t.estimate??""}function dv({told:s,card:e,isNew:t,progress:n,hidden:r,begin:o,halt:i,back:a}){let{words:c,lacking:d,chart:p}=s,h=W(null),f=W(null),m=W(
null),[g,b]=te(!1),[w,S]=te(!1),x=Uc(n),T=[f,m].some(({current:_})=>_!==null&&_===document.activeElement);J(()=>{x&&w?i():S(!1)},[n]),J(()=>{T&&(x?m:f).current?.
focus({preventScroll:!0})},[x]),J(()=>{if(!t||!f.current||!h.current)return;let{top:_,bottom:$}=f.current.getBoundingClientRect();_>=0&&_<$&&$<=window.innerHeight&&
h.current.getBoundingClientRect().top<0&&h.current.scrollIntoView({block:"start"})},[e]);function z(){let _=!!h.current?.open;_&&b(!0),_?E.keep({claim:e.number}):
Number(E.state().claim)===e.number&&E.keep({claim:null})}return l("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:h,onToggle:z,children:[l("summary",
{children:[l("span",{class:"myth-number","aria-label":ce(c)("claim_number",{n:e.number}),children:e.number}),l("span",{children:[l("span",{class:"myth-claim",children:e.
claim}),l("p",{class:"myth-says",children:e.says})]}),l("span",{class:"myth-mark",children:l("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),l("div",{class:"myth-body",children:g&&l(O,{children:[e.picture&&l("div",{children:l(So,{json:e.picture,words:p,select:()=>{}})}),e.source&&l("p",
{class:"myth-source",children:e.source}),l("dl",{class:"myth-about",children:[l(Ft,{label:c.how,children:e.how}),e.rule&&l(Ft,{label:c.rule,children:e.rule}),e.
missing&&l(Ft,{label:c.missing,children:e.missing}),e.words.length>0&&l(Ft,{label:c.terms,children:Bc(e.words,c.comma,{})}),e.papers.length>0&&l(Ft,{label:c.papers,
children:Bc(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),l("dl",{class:"myth-setup",children:e.setup?.map(([_,$])=>$&&l(Ft,{label:_,children:$},_))}),
l("div",{class:"myth-actions",children:[e.rule&&d&&!d[e.number].length&&l(O,{children:[l("button",{type:"button",class:"myth-button myth-primary",hidden:x,ref:f,
onClick:o,children:c.run}),l("button",{type:"button",class:"myth-button",hidden:!x,ref:m,onClick:()=>{S(!0),i()},children:c.stop})]}),t&&l("button",{type:"butto\
n",class:"myth-button",onClick:a,children:c.back}),e.watch&&l("button",{type:"button",class:"myth-button",onClick:()=>E.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&l("a",{class:"myth-link",href:e.replay,onClick:_=>lv(_,e.run),children:c.replay}),e.pay&&l("button",{type:"button",class:"myth-button",onClick:()=>E.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),l("a",{class:"myth-link",href:e.link,children:c.link})]}),l("progress",{max:100,hidden:n?.state!=="run\
ning",value:n?.done??0,"aria-label":c.how}),l("p",{class:"myth-line",role:"status","data-state":n?.state,children:cv(s,e,n,w)})]})})]})}var Fc="verdict",pv=Ve("\
claim",new URLSearchParams(window.location.search).get("claim")),Wc=()=>{};N("myths",async({node:s,words:{busy:e,lacking:t}={busy:"",lacking:null},send:n,value:r})=>{
let o={...await E.read(`claims/${He()}.json`),busy:e,lacking:t},{words:i}=o,a=ce(i),c=new URLSearchParams(window.location.search),d=new Map,p=new Map,h=null,f=()=>o.
cards.map(_=>d.get(_.number)??_),m=_=>f().filter(({verdict:$})=>$===_).length,g=["",...Object.keys(i.verdicts)],b=g.find(_=>_===c.get(Fc)&&m(_))??"";function w(_){
b=_,E.keep({[Fc]:b}),z()}function S(_){h!==null&&p.set(h,{state:"stopped"}),h=_,p.set(_,{state:"running",done:0}),z(),n.begin({claim:_})}function x({claim:_,...$}){
o.cards.some(({number:B})=>B===_)&&($.card&&d.set(_,$.card),p.set(_,$),!Uc($)&&h===_&&(h=null),z())}function T(_){let $=s.querySelector(`#claim-${/^\d{1,2}$/.test(
_)?Number(_):"none"}`);$&&($.hidden&&w(""),$.open=!0,$.scrollIntoView({block:"start"}))}function z(){let _=a("tally",{holds:m("holds"),fails:m("fails"),depends:m(
"depends"),yours:m("yours")}),$=m("untried");V(l(O,{children:[l("p",{class:"myth-tally",role:"status",children:H(_,$>0&&a("tally_untried",{untried:$}))}),l("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:g.map(B=>l("button",{type:"button",hidden:B!==""&&!m(B),"aria-pressed":B===b,onClick:()=>w(B),children:B?
i.verdicts[B]:i.all},B))}),l("div",{class:"myth-list",children:f().map(B=>{let{number:F}=B;return l(dv,{told:o,card:B,isNew:d.has(F),progress:p.get(F)??null,hidden:b!==
""&&B.verdict!==b,begin:()=>S(F),halt:()=>n.halt(),back:()=>{d.delete(F),p.delete(F),z()}},F)})})]}),s)}Wc=()=>{h!==null&&x({claim:h,state:"error",message:e})},
w(b),pv(T),r(_=>x(_),!1)});var Vc={fail:()=>Wc()};var Gc=()=>{};N("sampling",async({words:s,props:e,send:t,value:n})=>{let{experiment:r}=await We;if(!e.texts){r.refuse();return}let o={sample:t.submit,leave:t.stop};
r.offer((i,a)=>o[i](a),e.texts),n(i=>r.take(i),!1),Gc=()=>r.fail(s.busy)});var Kc={busy:()=>Gc()};var Yc={agreement:"numbers",rates:"numbers",temperature:"rounds",gamma:"rounds",calibration:"guesses"},Jc={text:["#stage .sv-stream-scroll"],why:["#stage .sv-wh\
y"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage .sv-inspector"],residual:["#stage .sv-residual-block","#stage .sv-inspector"],agreement:[
'#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stage .sv-ledger-group:has([data-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:[
"#stage .sv-again-row[data-change=temperature]","#stage .sv-experiments"],gamma:["#stage .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#\
stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:["#stage .sv-breakdown-charts figure:last-child","#stage .sv-round"]},_t=(s,e)=>s.drafts.filter(t=>t.
verdict===e).length;function Xc({rounds:s}){let e=s.findIndex(t=>["accepted","rejected","untested"].every(n=>_t(t,n)));return e>=0?e:s.findIndex(t=>_t(t,"reject\
ed"))}var Zc=({rounds:s})=>s.findIndex(({drafts:e,final:t})=>e.length>1&&t?.kind==="bonus"),Qc=({rounds:s})=>s.findIndex(({drafts:e})=>e.some(({verdict:t,draw:n,
target:r,draft:o})=>t==="accepted"&&n!==null&&r!==null&&o!==null&&n>=r/o)),uv=({drafts:s})=>Math.max(-1,...ae(s))+1,zs=(...s)=>e=>!P(e)&&s.includes(e.settings.drafter),
ed={first:s=>zs("model")(s)&&A(s)==="token",eagle3:zs("eagle3"),medusa:zs("medusa"),exit:zs("early-exit","taught-exit"),dspark:zs("dspark"),block:s=>!P(s)&&A(s)===
"block",lossy:s=>!P(s)&&Q(A(s)),tree:P},kt=(s,e=Xc)=>t=>{let n=e(t);return n<0?null:{round:n,phase:s(t.rounds[n])}},td={end:({rounds:s})=>s.length?{round:s.length,
phase:0}:null,begun:kt(s=>s.drafts.length>1?1:0),drafted:kt(s=>s.drafts.length),verified:kt(s=>s.drafts.length+1),before_rescue:kt(s=>s.drafts.length+1,Qc),before_rejection:kt(
s=>s.drafts.length+1+_t(s,"accepted")),before_correction:kt(s=>s.drafts.length+3+_t(s,"accepted")),before_bonus:kt(s=>2*s.drafts.length+1,Zc)},tt=(s,e=Xc)=>({trace:t})=>{
let n=e(t),r=E.viewer.state();return n>=0&&(r.round>n||r.round===n&&r.phase>=s(t.rounds[n]))},hv={greedy:({settings:s})=>s.temperature===0,gamma:(s,e)=>s.settings.
gamma!==e.settings.gamma,text:(s,e)=>String(s.prompt)!==String(e.prompt)},sd={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=p\
inned])"),drafted:tt(s=>s.drafts.length),verified:tt(s=>s.drafts.length+1),tested:tt(s=>s.drafts.length+2),rejected:tt(s=>s.drafts.length+3+_t(s,"accepted")),corrected:tt(
s=>s.drafts.length+4+_t(s,"accepted")),judged:tt(s=>2*s.drafts.length+1-_t(s,"untested"),Qc),scored:tt(s=>uv(s)+1),bonus:tt(s=>2*s.drafts.length+2,Zc),opened:({
of:s})=>!!document.querySelector(`.sv-popover:popover-open[data-shows=${s}]`),ran:({trace:s,before:e,of:t=""})=>{let{state:n,recorded:r}=E.viewer.state();return n===
"done"&&!r&&hv[t](s,e)}};var mv=200,vv=6e3,br=6,fv=8,gv=["ArrowLeft","ArrowRight","j","k","J","K",",","."],bv=["drafted","verified","tested","rejected","corrected","bonus","judged","sco\
red"],Xo=St("specviz-tour","localStorage"),$e=s=>document.querySelector(s),wr=s=>!!$e(s)?.offsetParent,Re=()=>E.viewer;function wv(s){for(let e=s;e;e=e.parentElement)
e instanceof HTMLDetailsElement&&(e.open=!0),e.hidden&&e.id&&$e(`[aria-controls="${CSS.escape(e.id)}"]`)?.click()}function nd(s){let{left:e,...t}=s.getBoundingClientRect().
toJSON(),{top:n,right:r,bottom:o}=t;for(let i=s.parentElement;i&&i!==document.body;i=i.parentElement){let{overflowX:a,overflowY:c}=getComputedStyle(i),d=i.getBoundingClientRect();
a!=="visible"&&(r=Math.min(r,d.right)),c!=="visible"&&([n,o]=[Math.max(n,d.top),Math.min(o,d.bottom)])}return{left:e,top:n,right:r,bottom:o}}var Zo=class{constructor(e,t){
this.words=e;this.stops=t;this.panel.setAttribute("aria-labelledby","tour-title"),document.addEventListener("keydown",n=>this.key(n)),["wheel","touchmove","poin\
terdown","keydown"].forEach(n=>document.addEventListener(n,()=>{this.still=!1},{capture:!0,passive:!0})),window.addEventListener("scroll",()=>this.follow(),!0),
window.addEventListener("resize",()=>this.follow()),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}\
px`)}).observe(this.panel)}words;stops;at=0;left=0;done=new Set;part=null;still=!1;moment=null;there=!1;before=null;held=null;brought=!1;opener=null;timer=0;panel=Object.
assign(document.createElement("section"),{className:"specviz tour",hidden:!0});ring=Object.assign(document.createElement("div"),{className:"tour-ring",hidden:!0});find(e){
return this.stops.findIndex(({id:t},n)=>t===e||String(n+1)===String(e))}start(e=1){this.left=this.find(Xo.read()),this.open||(this.opener=document.activeElement),
this.done.clear(),this.timer=this.timer||window.setInterval(()=>this.check(),mv),document.documentElement.classList.add("touring"),$e(".gradio-container .contai\
n").append(this.ring,this.panel),this.panel.hidden=!1,this.go(Math.max(0,this.find(e)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:0,
part:null,still:!1}),this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),$e("#stage .sv-inspector").scrollTop=0,E.keep({tour:null}),
(this.opener?.checkVisibility()&&this.opener!==document.body?this.opener:$e("#tour button"))?.focus()}get open(){return!this.panel.hidden}get stop(){return this.
stops[this.at]}get kind(){return this.stop.recorded??"first"}focus(){$e("#tour-title").focus({preventScroll:!0})}bring(){E.go?.({recorded:this.kind}),this.focus()}on(){
this.at+1<this.stops.length?this.go(this.at+1):(Xo.write(""),this.leave())}go(e){this.putBack(),Object.assign(this,{at:e,left:Math.max(this.left,e),part:null,moment:null,
there:!1,still:!1,brought:!1}),e&&Xo.write(this.stop.id),E.keep({tour:this.stop.id}),this.hold(),this.panel.scrollTop=0,this.draw(),this.focus(),wr("#stage")||E.
go?.({view:"watch"}),this.check()}hold(){let{changes:e}=this.stop,t=e&&Me.controls()[e];this.held=e===void 0||t===void 0?null:{name:e,value:t}}putBack(){let{held:e,
there:t,before:n}=this;if(this.held=null,!e)return;(t&&Re().trace()!==n||Me.controls()[e.name]!==e.value)&&E.go?.({[e.name]:e.value})}draw(){let{words:e,stop:t,
stops:n,moment:r,at:o,left:i}=this,a=Re().trace(),c=this.done.has(o),d=!!a&&!r,p=t.changes&&r&&!wr("#stage .sv-again"),h=c&&t.done||d&&(t.recorded?e.opens:e.lacks)||
p&&e.run_first||t.task,f=(m,g)=>m.replace(/\{(\w+)\}/g,(b,w)=>String(g[w]??b));V(l(O,{children:[l("div",{class:"tour-head",children:[l("p",{children:f(e.count,{
n:o+1,of:n.length})}),l("button",{type:"button",class:"tour-quiet",hidden:o===0&&i<=0,onClick:()=>this.go(o?0:i),children:o?e.again:f(e.resume,{n:i+1})}),l("but\
ton",{type:"button",class:"tour-leave","aria-label":e.leave,title:e.leave,onClick:()=>this.leave(),children:"×"})]}),l("div",{class:"tour-told",children:[l("h2",
{id:"tour-title",tabIndex:-1,children:t.title}),l("p",{children:f(t.text,{gamma:a?.settings.gamma??""})})]}),l("div",{class:"tour-tried",children:[l("p",{class:"\
tour-task",role:"status","data-done":String(c),children:[l("strong",{children:c?e.done:e.try})," ",l("span",{children:h})]}),l("div",{class:"tour-foot",children:[
l("button",{type:"button",class:"tour-does",hidden:!bv.includes(t.rule),onClick:()=>this.handOn("ArrowRight"),children:e.step}),l("button",{type:"button",class:"\
tour-does",hidden:!d,onClick:()=>this.bring(),children:e.recorded}),l("button",{type:"button",hidden:o===0,onClick:()=>this.go(o-1),children:e.back}),l("button",
{type:"button",class:"tour-next",onClick:()=>this.on(),children:o+1<n.length?e.next:e.end})]})]})]}),this.panel)}arrive(){let{at:e}=this,t=Re().trace();if(this.
moment=!t||t.rounds.length<fv||!ed[this.kind](t)?null:td[this.stop.state](t),!this.moment){if(this.brought||!Re().state().recorded)return;this.brought=!0,E.go?.(
{recorded:this.kind});return}let{round:n,phase:r}=this.moment;Re().pin(null),Re().seek(n,r),requestAnimationFrame(()=>setTimeout(()=>{this.at!==e||!this.open||(Object.
assign(this,{there:!0,before:Re().trace()}),this.aim(this.stop.target))}))}aim(e){this.part=e,this.still=!0;let t=Yc[e??""];if(t&&Re().state().view!==t){Re().open(
t);return}this.parts().forEach(wv);let n=this.target();nd(n).bottom<Math.floor(n.getBoundingClientRect().bottom)&&n.scrollIntoView({block:"nearest"}),this.follow();
let{top:r,bottom:o,height:i}=this.ring.getBoundingClientRect(),a=this.panel.getBoundingClientRect().top;r>=0&&o<=a||(n.scrollIntoView({block:i<a?"center":"start",
inline:"nearest",behavior:bi()?"auto":"smooth"}),this.follow())}parts(){return(Jc[this.part??""]??[]).map($e).filter(Boolean)}target(){return this.parts().find(
e=>e.offsetParent)||$e("#stage")}follow(){if(this.ring.hidden=!this.part||!wr("#stage"),this.ring.hidden)return;let{left:e,top:t,right:n,bottom:r}=nd(this.target()),
o={left:e-br,top:t-br,width:n-e+2*br,height:Math.max(0,r-t)+2*br};Object.entries(o).forEach(([i,a])=>{this.ring.style.setProperty(i,`${a}px`)})}check(){!wr("#st\
age")||!Re().trace()||(this.moment?this.there&&!this.done.has(this.at)&&this.judge():this.arrive(),this.still&&this.aim(this.part),this.draw(),this.follow())}judge(){
let{before:e,stop:t,at:n}=this,r=Re().trace();!r||!e||!sd[t.rule]({trace:r,before:e,of:t.of})||(this.done.add(n),this.aim(t.shows||t.target))}entrance(){let e=[
...this.target().querySelectorAll(":is(button, input, [tabindex]):not(:disabled)")];return e.find(t=>t.tabIndex>=0)||e[0]}key(e){if(!this.open||e.defaultPrevented||
e.ctrlKey||e.altKey||e.metaKey)return;let t=e.target,n=this.panel.contains(t);e.key==="Tab"&&!e.shiftKey&&t.matches(".tour-next")&&this.part&&this.entrance()&&(this.
entrance().focus(),e.preventDefault()),e.key==="Escape"&&!document.querySelector(":popover-open")&&(n||t===document.body?this.leave():this.focus()),!(!n||!gv.includes(
e.key))&&(this.handOn(e.key),e.preventDefault())}handOn(e){$e("#stage .specviz").dispatchEvent(new KeyboardEvent("keydown",{key:e,bubbles:!0,cancelable:!0})),this.
still=!0}},Ut=null,Qo={start:s=>Ut?.start(s)};N("tour",async({node:s,words:{start:e,words:t,stops:n}})=>{await We,Ut=new Zo(t,n),s.textContent=e,s.addEventListener(
"click",()=>Qo.start())});document.addEventListener("specviz-go",async({detail:s})=>{let e=String(s?.tour??"");e&&await oe(()=>Ut,vv)&&Ut&&Ut.find(e)>=0&&Ut.start(
e)});document.addEventListener("click",s=>{let e=s.target,t=e.closest?.("button[data-go]")?.getAttribute("data-go");t&&E.go?.(JSON.parse(t));let n=e.closest?.('\
:is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");n&&(s.preventDefault(),$e(n).scrollIntoView())});window.SpecViz=Object.assign(E,{mount:ys,component:gi,desk:Jo,links:Me,myths:Vc,sampling:Kc,stage:Nc,tour:Qo});})();
