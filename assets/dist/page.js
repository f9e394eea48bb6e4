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
(()=>{var ld=/^\(\)=>\{\w+\(\w+,\(performance\.now\(\)-\w+\(\w+\)\)\/1e3\)/,cd=window.requestAnimationFrame;window.requestAnimationFrame=t=>ld.test(String(t))?0:cd.call(
window,t);if(window.origin==="null"){let t=document.createElement("p");t.textContent=(document.documentElement.dataset.isolated??"").replace("{url}",window.location.
href),t.style.margin="24px",document.body.replaceChildren(t)}var nr=document.querySelector("base");nr&&nr.href===new URL("./",location.href).href&&nr.remove();for(let t of[
"focusin","keydown"])document.addEventListener(t,({target:e})=>{!(e instanceof HTMLInputElement)||e.type!=="radio"||e.closest("fieldset")?.querySelectorAll("inp\
ut[type=radio]").forEach(n=>{n.name=e.name})});document.addEventListener("keydown",t=>{let{key:e,target:n}=t;e!=="Tab"||!(n instanceof HTMLElement)||!n.matches(
"[role=combobox]")||(t.stopPropagation(),n.blur())},!0);new ResizeObserver(()=>{for(let t of document.querySelectorAll('fieldset [data-testid="block-info"]'))t.
closest("fieldset")?.setAttribute("aria-label",t.textContent?.trim()??"")}).observe(document.documentElement);var dd=5e3;function Ro(t){if(!(t instanceof HTMLInputElement)||
t.type!=="number"||!t.value)return null;let[e,n]=[t.min,t.max].map(r=>r===""?NaN:Number(r)),s=Number(t.value);return s<e?e:s>n?n:null}document.addEventListener(
"input",t=>{Ro(t.target)!==null&&t.stopPropagation()},{capture:!0});document.addEventListener("focusout",({target:t})=>{let e=Ro(t);if(e===null)return;let n=t;pd(
n,e),n.value=String(e),n.dispatchEvent(new Event("input",{bubbles:!0}))},{capture:!0});var $n=Object.assign(document.createElement("div"),{className:"limit",role:"\
status"});document.body.append($n);var To=0;function pd(t,e){let{left:n,bottom:s}=t.getBoundingClientRect();Object.assign($n.style,{left:`${n+window.scrollX}px`,
top:`${s+window.scrollY+4}px`}),$n.textContent=`${Number(t.value)>e?"≤":"≥"} ${e.toLocaleString("en")}`,clearTimeout(To),To=window.setTimeout(()=>{$n.textContent=
""},dd)}var D,Oo,ud,Ae,sr,Hn,zo,An,Lo,ar,rr,Co,Yt=Symbol.for("pv"),Nn={},qn=[],md=/^m(i|n|o|s|text|space)$/,ir=Array.isArray,lr=qn.slice,et=Object.assign;function Ze(t){
t&&t.parentNode&&t.remove()}function In(t,e,n){var s,r,a,i={},l=arguments.length;for(a in e)a=="key"?s=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?lr.call(arguments,2):n),Kt(t,i,s,r,null)}function Kt(t,e,n,s,r){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Yt,__v:r||++Oo,__i:-1,__u:0};return!r&&D.vnode&&D.
vnode(a),a}function T(t){return t.children}function Oe(t,e){this.props=t,this.context=e,this.__g=0}function je(t,e){if(e==null)return t.__&&je(t.__,t.__i+1);for(var n;e<t.
__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:je(t)}function vd(t){var e,n=t.__v,s=n.__e,r=[],a=[],i=t.__P;
i&&((e=et({constructor:Yt},n)).__v=n.__v+1,D.vnode&&D.vnode(e),cr(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||je(n),32&n.__u,a),e.__v=n.__v,e.__.__k[e.__i]=
e,No(r,e,a),n.__=n.__e=null,e.__e!=s&&$o(e))}function $o(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
$o(t)}function or(t){(8&t.__g||(t.__g|=8,Ae.push(t),Hn++))&&sr==D.debounceRendering||((sr=D.debounceRendering)||queueMicrotask)(Po)}function Po(){try{for(var t,
e=1;Ae.length;)Ae.length>e&&Ae.sort(zo),t=Ae.shift(),e=Ae.length,8&t.__g&&vd(t)}finally{(Hn=Ae.length)&&(sr||queueMicrotask)(Po)}}function Ao(t,e,n,s,r,a,i,l,c,p,u){
var m,f,v,h,b,g,x=s.__k||qn,k=e.length;for(c=fd(n,e,x,c,k),m=0;m<k;m++)(v=n.__k[m])!=null&&(f=~v.__i&&x[v.__i]||Nn,v.__i=m,g=cr(t,v,f,r,a,i,l,c,p,u),h=v.__e,(f.
ref!=v.ref||8&f.__u)&&(f.ref&&dr(f.ref,null,v,f),v.ref&&u.push(v.ref,v.__c||h,v)),b=b||h,4&v.__u?(c=jo(v,c,t,!f.__v),f.__e&&(f.__e=null)):typeof v.type=="functi\
on"&&g!==void 0?c=g:h&&(c=h.nextSibling),v.__u&=-21);return n.__e=b,c}function fd(t,e,n,s,r){var a,i,l,c,p,u,m,f,v,h=n.length,b=h,g=0,x=0,k=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[a]=Kt(null,i):ir(i)?i=k[a]=Kt(T,{children:i}):
i.constructor===Yt&&i.__b?i=k[a]=Kt(i.type,i.props,i.key,i.ref,i.__v):k[a]=i,c=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=hd(i,n,c,b))&&(b--,(l=n[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,x=1)):(~p||(r>h?g--:r<h&&g++),typeof i.type!="function"&&(i.__u|=4))):k[a]=null;if(x){for(u=[],m=[],
a=0;a<r;a++)if((i=k[a])&&16&i.__u){for(g=0,f=u.length;g<f;)u[v=g+f>>1]<i.__i?g=v+1:f=v;u[g]=i.__i,m[a]=g+1}for(g=u.length;a--;)m[a]&&(m[a]==g?g--:k[a].__u|=4)}if(b)
for(a=0;a<h;a++)!(l=n[a])||2&l.__u||(l.__e==s&&(s=je(l)),pr(l,l));return s}function jo(t,e,n,s){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=jo(r[a],e,n,!1));return e}for(e&&!e.parentNode&&(e=je(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function hd(t,e,n,s){var r,a=t.key,i=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&a==null||c&&a==l.key&&i==l.type)return n;if(s>(c?1:0)){for(r=n-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=n+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function Mo(t,e,n){n==null&&
(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Pn(t,e,n,s,r){var a,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||Mo(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||Mo(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),
typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=rr[e]||(rr[e]=gd(e)),(t.__a||(t.__a={}))[e]=ar,a=e!=(e=e.replace(Lo,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),n?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function gd(t){
return function(e){var n=this.__e;if(n){if(n=n[t],e[An]==null)e[An]=ar++;else if(e[An]<this.__a[t])return;return n(D.event?D.event(e):e)}}}function cr(t,e,n,s,r,a,i,l,c,p){
var u,m,f,v,h,b,g,x,k,y,_,w,H,W,F,pe,M,S,E=e.type;if(e.constructor!==Yt)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,m=a=[],u.nodeType==8?l=jn(u,a):
a.push(u),l=a[0]||l),(u=D.__b)&&u(e);e:if(typeof E=="function"){f=i.length;try{if(x=e.props,k=(u=E.prototype)&&u.render,y=(u=E.contextType)&&s[u.__c],_=u?y?y.props.
value:u.__:s,(v=n.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(k?e.__c=v=new E(x,_):(e.__c=v=new Oe(x,_),v.constructor=E,v.render=xd),y&&y.sub(v),v.state||(v.state={}),v.
__n=s,v.__g|=8,v.__h=[],v.__k=[]),k&&(v.__s||(v.__s=v.state),E.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=et({},v.__s)),et(v.__s,E.getDerivedStateFromProps(
x,v.__s)))),h=v.props,b=v.state,v.__v=e,n.__c){if(x!==h&&k&&!E.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(x,_),e.__v==n.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(x,v.__s,_)===!1){e.__v!=n.__v&&(v.props=x,v.state=v.__s,v.__g&=-9),e.__e=n.__e,e.__k=
n.__k,e.__k.some(function(P){P&&(P.__=e)}),qn.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),l=je(n);break e}v.componentWillUpdate&&v.componentWillUpdate(
x,v.__s,_),k&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(h,b,g)})}else k&&!E.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
k&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=_,v.props=x,v.__P=t,v.__g&=-5,w=D.__r,H=k?25:0;do v.__g&=-9,w&&w(e),u=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++H<25);k&&(qn.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(s=et({},s,v.getChildContext())),k&&n.__c&&v.getSnapshotBeforeUpdate&&
(g=v.getSnapshotBeforeUpdate(h,b)),W=u&&u.type===T&&u.key==null?u.props.children:u,x.__P&&(u=l,r=(t=x.__P).namespaceURI,c=a=null,n.props&&n.props.__P!=t&&(n.__k.
some(function(P){P&&pr(P,P)}),n.__k=null),l=n.__k?je(n,0):null),l=Ao(t,ir(W)?W:[W],e,n,s,r,a,i,l,c,p),x.__P&&(e.__e=null,l=u),e.__u&=-161,m&&m.some(Ze),v.__h.length&&
i.push(v),1&v.__g&&(v.__g&=-4)}catch(P){if(i.length=f,e.__v=null,c||a)if(P&&P.then){if(e.__u|=128|c,a){for(~(M=a.indexOf(l||void 0))||(M=a.length);(S=a[M-1])&&S.
nodeType==8;)M--;for(;M<a.length;M++)if(S=a[M])if(a[M]=null,F){if(S==pe)break}else{if(S.nodeType!=8)break;S.data.startsWith("$s")&&(pe=jn(F=S))}}if(!F){for(;l&&
l.nodeType==8&&l.nextSibling;)l=l.nextSibling;F=l}(u=jn(F=e.__c.__z||(e.__c.__z=F)))?(e.__e=F,l=u):e.__e=l,l=l&&l.nextSibling}else a&&a.some(Ze);else e.__e=n.__e;
e.__k||(e.__k=n.__k||[]),P&&P.then||Ho(e),D.__e(P,e,n)}}else l=e.__e=bd(n.__e,e,n,s,r,a,i,c,p,t);return(u=D.diffed)&&u(e),l}function jn(t,e){if(t&&t.nodeType==8&&
t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(
t)}}function Ho(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Ho))}function No(t,e,n){for(var s=0;s<n.length;)dr(n[s++],n[s++],n[s++]);D.__c&&D.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){D.__e(a,r.__v)}})}function bd(t,e,n,s,r,a,i,l,c,p){var u,m,f,v,h,b,g,x,k=n.props||Nn,y=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),a){for(u=0;u<a.
length;u++)if((h=a[u])&&(_?h.localName==_:h.nodeType==3)){t=h,a[u]=null;break}}if(!t){if(x=p.ownerDocument||document,!_)return x.createTextNode(y);t=x.createElementNS(
r,_,y.is?y:p),l&&(D.__m&&D.__m(e,a),l=!1),a=null}if(_){if(p=_=="template"&&t.content||t,a=_=="textarea"&&y.defaultValue!=null?null:a&&lr.call(p.childNodes),!l&&
a)for(k={},u=0;u<t.attributes.length;u++)k[(h=t.attributes[u]).name]=h.value;for(u in k)h=k[u],u=="dangerouslySetInnerHTML"?f=h:u=="children"||u in y||u=="value"&&
"defaultValue"in y||u=="checked"&&"defaultChecked"in y||Pn(t,u,null,h,r);for(u in y)h=y[u],u=="children"?v=h:u=="dangerouslySetInnerHTML"?m=h:u=="value"?b=h:u==
"checked"?g=h:l&&typeof h!="function"||k[u]===h||Pn(t,u,h,k[u],r);m?(l||f&&(m.__html==f.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),e.__k=[]):(f&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&md.test(_))&&(r="http://www.w3.org/1999/xhtml"),Ao(p,ir(v)?v:[v],e,n,s,r,a,i,a?a[0]:
n.__k&&je(n,0),l,c),a&&a.some(Ze)),l&&_!="textarea"||(u="value",_=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(_!="progress"||b)||Pn(t,u,b,k[u],
r),u="checked",g!=null&&g!=t[u]&&Pn(t,u,g,k[u],r))}else k===y||l&&t.data==y||(t.data=y);return t}function dr(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&
(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){D.__e(r,n)}}function pr(t,e,n){var s,r,a,i;if(D.unmount&&D.unmount(
t),!(s=t.ref)||s.current&&s.current!=t.__e||dr(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){D.__e(l,e)}s.__P=s.__n=null}
if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&pr(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=jn(s,a=[]))&&(s==t.__e&&a.some(Ze),Ze(
r),Ze(s)),n||Ze(t.__e),t.__e=t.__c=t.__=null}function xd(t,e,n){return this.constructor(t,n)}function B(t,e){var n,s,r,a;D.__&&D.__(t,e),e.nodeType==9&&(e=e.documentElement),
s=(n=t&&32&t.__u)?null:e.__k,e.__k=Kt(T,{children:[t]}),r=[],a=[],cr(e,e.__k,s||Nn,Nn,e.namespaceURI,s?null:e.firstChild?lr.call(e.childNodes):null,r,s?s.__e:e.
firstChild,n,a),No(r,e.__k,a),e.__k.props.children=null}function qo(t){function e(n){var s,r;return this.getChildContext||(s=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&s.forEach(function(i){i.__g|=4,or(i)})},this.sub=function(a){s.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){s.delete(a),i&&i.call(a)}}),n.children}return e.__c="__cC"+Co++,e.__=t,e.Provider=(e.Consumer=function(n,s){return n.children(s)}).contextType=e,e}D={__e:function(t,e,n,s){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Hn=0,t}},Oo=0,ud=function(t){return t!=null&&t.
constructor===Yt},Oe.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=et({},this.state)),typeof t=="function"&&(t=t(et({},n),this.props)),
t&&(et(n,t),this.__v&&(e&&this.__k.push(e),or(this)))},Oe.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),or(this))},Oe.prototype.render=
T,Ae=[],Hn=0,zo=function(t,e){return t.__v.__b-e.__v.__b},An=Symbol(),Lo=/(PointerCapture)$|Capture$/i,ar=0,rr={},Co=0;var R={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},Io,He=new Promise(t=>{Io=t});function Do(t){R.viewer=t,Io(t)}var Vo=new Map,q=(t,e)=>{Vo.set(t,e)},ur=(t,e)=>q(t,({node:n,
words:s,value:r})=>r(a=>B(In(e,{words:s,value:a}),n)));function Fo(t,e,{element:n,props:s,server:r,trigger:a,watch:i}){Vo.get(t)?.({node:n.firstElementChild,words:s.
words?.[ze()],props:s,server:r,watch:i,send:Object.fromEntries(e.map(l=>[l,(c={})=>a(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(s.value||"{}"));c&&p(),i("valu\
e",p)}})}var ze=()=>document.documentElement.lang.slice(0,2),Dn=t=>/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(t),Bo=()=>matchMedia("(prefers-reduced-motion: r\
educe)").matches,wd=20;function te(t,e=1/0){let n=performance.now()+e;return new Promise(s=>{(function r(){let a=t();a||performance.now()>n?s(a||null):setTimeout(
r,wd)})()})}function Vn(){let t=0;return()=>{let e=t+=1;return()=>e===t}}var xt=(t,e="sessionStorage")=>({read(){try{return JSON.parse(window[e].getItem(t)??"nu\
ll")}catch{return null}},write(n){try{window[e].setItem(t,JSON.stringify(n))}catch{}}});function Ne(t,e=null){let n=null,s=()=>{if(!n||e===null)return;let r=e;e=
null,n(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=String(r[t]),s())}),r=>{n=r,s()}}var $=({settings:t})=>(t.tree??"chain")!=="chain",ue=({drafts:t})=>t.some(({parent:e},n)=>e!==n-1),Jt=(t,e)=>e<0?[]:[...Jt(t,t[e].parent),e];function me(t){let e=[];
return t.forEach(({parent:n})=>e.push(n<0?0:e[n]+1)),e}var tt=t=>t.flatMap(({verdict:e},n)=>e==="accepted"?[n]:[]);function Wo(t){let e=me(t);return t.flatMap(({
verdict:s},r)=>s==="untested"?[]:[r]).sort((s,r)=>e[s]-e[r]||s-r)}function Uo({drafts:t}){let e=tt(t).at(-1)??-1;return t.flatMap(({parent:s},r)=>s===e?[r]:[]).
at(-1)??t.length}function Go(t){let e=t.map(()=>0),n=0,s=r=>{r>=0&&(e[r]=n),t.flatMap((i,l)=>i===r?[l]:[]).forEach((i,l)=>{l&&(n+=1),s(i)})};return s(-1),{rows:e,
count:n+1}}var Xt=(t,e)=>({name:t,index:e}),yd=["medusa","dflash","lookup"],Ko=({drafts:t},{settings:e})=>yd.includes(t[0]?.source??e.drafter)&&!ue({drafts:t});function qe({
drafts:t,final:e,together:n}){let s=Wo(t),r=t.filter(a=>a.verdict==="accepted").length;return[...Yo({drafts:t,together:n}).map(a=>Xt("draft",a)),Xt("verify",0),
...s.map(a=>Xt("test",a)),...r<t.length?[Xt("discard",r)]:[],...e?[Xt("final",t.length)]:[]]}var mr=({drafts:t,together:e})=>Yo({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Yo({drafts:t,together:e}){if(e)return t.length?[0]:[];let n=me(t);return t.flatMap((s,r)=>n.indexOf(n[r])===r?[r]:[])}var Qt=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function kd(t,{name:e,index:n},s){let{drafts:r}=s;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&s.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&ue(s)){let i=me(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[n]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[n].verdict:Qt(s);return t.map((i,l)=>l===n&&a?a:i)}function Jo(t,e){let n=qe(
t).slice(0,e),s=t.drafts.length+(t.final?1:0);return{phase:n[n.length-1],looks:n.reduce((r,a)=>kd(r,a,t),Array(s).fill("absent")),verified:n.some(r=>r.name==="v\
erify"),fallen:n.some(r=>r.name==="discard")}}function vr(t,{round:e,phase:n}){return e>=t.length?{round:t.length,phase:0}:n+1>=qe(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:n+1}}function Xo(t,{round:e,phase:n}){return n>0?{round:e,phase:n-1}:e>0?{round:e-1,phase:qe(t[e-1]).length-1}:{round:0,phase:0}}function Zt(t,{round:e,
phase:n=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let s=qe(t[e]).length;return n>=s?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,n)}}var _d=(t,e)=>t.replace(/\{(\w+)\}/g,(n,s)=>e&&s in e?String(e[s]):n),Qo=(t,e)=>e.split(".").reduce((n,s)=>n?.[s],t);function ve(t){return(e,n)=>{let s=Qo(t,e);
return typeof s=="string"?_d(s,n):e}}var d=t=>t,fr=t=>[];function Zo(t){d=ve(t),fr=e=>Object.keys(Qo(t,e)??{})}var Fn=()=>fr("rules.kind"),Ie=t=>d(`rules.kind.${t}`),z=({settings:t})=>t.rule??"token",Z=t=>Ie(t)==="lossy",De=t=>t?.chances?.[0]??null,ee=t=>t?.chance??De(t),
nt=(t,e)=>Z(e)&&[0,1].includes(ee(t)??-1);function wt(t){if(t.draw==null)return"kept";let e=t.draw;return e<(ee(t)??1)?"passed":e<(De(t)??1)?"kept":"rescued"}function ea(t,e){
let{target:n,draft:s,weight:r}=t[e];if(n==null||!s||r==null)return null;let a=Math.min(1,r*n/s),i=e===t.length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:
{weight:a,excess:l,last:i}}var yt=t=>t.findLastIndex(e=>e.verdict==="accepted"),st=(t,e)=>t==="untested"&&z(e)==="block"&&!$(e)?"dropped":t,ta=({rule:t="token"})=>t===
"token"?null:t;function na(t,e){let{token:n,target:s,weight:r,excess:a}=t;return e==="match"?{weight:1,taken:i=>i===n?1:0,mass:s==null?null:1-s}:{weight:r??1,taken:(i,l)=>l,
mass:a??null}}var kt=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Bn=class{constructor(e,n){this.state=e;this.changed=n}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},ne=({run:t,moment:e})=>t?
t.length-e.round:0,ke=({live:t,run:e,mode:n})=>t&&e!==null&&!e.over&&(n==="running"||n==="paused");function Wn({run:t,predicting:e,moment:n}){return t&&t.over&&
!e?t.length:n.round}function re({run:t,moment:{round:e,phase:n}}){return t&&n?Jo(t.rounds[e],n):null}function Ve(t,e){let{run:n,moment:s}=t;if(!e||!n||e.round>s.
round||e.round<0)return null;let r=n.at(e);if(!r||e.round<s.round)return r;let a=re(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}
var _t=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Fe(t){return Ve(t,t.pinned)?{at:t.pinned,how:"pinned"}:Ve(t,t.hovered)?{at:t.hovered,
how:"preview"}:Sd(t)||Md(t)}function ra(t){let{run:e,moment:n,pinned:s,following:r,playing:a,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:m,view:f,opening:v,
rested:h}=t;return{...n,rounds:e?e.length:0,selected:Fe(t).at,pinned:s,following:r,playing:a,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:m,view:f,opening:v,
rested:h}}function Sd(t){let{run:e,moment:n,entered:s}=t,r=re(t);if(r)return{at:{round:n.round,index:r.phase.index},how:"now"};if(!e||s!=="step"||!n.round)return null;
let a=n.round-1;return{at:{round:a,index:oa(e,a)},how:"now"}}var oa=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:n})=>n!=="untested")),Ed=16,sa=[.25,.75],
Td=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&wt(e)==="rescued"),Rd=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(De(e)??
1)),en=(t,e)=>e==="block"?Td(t):Z(e)?Rd(t):-1,hr=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:n})=>n==="accepted");function Un(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=sa[0]*c&&l<=sa[1]*c,n=t.rounds.findIndex(i=>en(i,z(t.trace))>=0);if(n>=0)return n;let s=i=>t.folds.at(
i).emitted>=Ed,r=t.rounds.flatMap((i,l)=>hr(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&s(i))??r.find(s)??r.find(a)??r[0]??null}function gr({
rounds:t,trace:e}){let n=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=t.at(-1);if(!s||s.drafts.length>=e.settings.gamma||n(s))return null;let r=({drafts:l})=>l.
length>s.drafts.length,a=t.findLastIndex(l=>r(l)&&n(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var aa=({run:t,moment:e,following:n,mode:s,predicting:r})=>t&&
n&&s==="running"&&!r&&e.round===t.length?gr(t):null,rt=({moment:{round:t,phase:e},rested:n})=>n??(e?t:t-1);function Md(t){let e=rt(t),{run:n}=t;if(!n||!n.rounds[e])
return{at:null,how:"newest"};let s=en(n.rounds[e],z(n.trace));if(s>=0)return{at:{round:e,index:s},how:"special"};let r=n.rounds[e].drafts.findIndex(({verdict:a})=>a===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:oa(n,e)},how:"newest"}}var Od=new TextEncoder,zd=new TextDecoder("utf-8",{ignoreBOM:!0});function ia(t){return t==null?[]:typeof t=="string"?[...Od.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Ld(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Cd(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let n=t[t.length-
e];if(n<128)return 0;if(n>=192)return Ld(n)>e?e:0}return 0}var ge=Object.freeze({bytes:[],tokens:0});function _e(t,e){let n=[...t.bytes,...ia(e)],s=Cd(n),r=n.slice(
0,n.length-s);return{text:zd.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:s?{bytes:n.slice(-s),tokens:r.length?1:t.tokens+1}:ge}}var be=t=>ia(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),$d=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Pd=["space","newline","tab","control","text"];function br(t){return[...t.matchAll($d)].map(e=>({kind:Pd[e.slice(1).findIndex(n=>n!==void 0)],text:e[0]}))}var xr=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Ad=t=>t&&`⁨${t}⁩`,Gn=t=>t.replace(/[\u2068\u2069]/g,"");function se(t){return Ad(br(t).
map(({kind:e,text:n})=>e==="space"?"·".repeat(n.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?xr(n):n).join(""))}var N=(...t)=>t.filter(Boolean).join(
" ").replace(/([。！？]) /g,"$1"),ot="–",Se=t=>(e,n)=>e==null||!Number.isFinite(e)?ot:t(e,n);function jd(t){let[e,n]=t.toExponential(1).split("e");return`${e}\
×10${[...n].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var Be=Se((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return jd(
t);let n=t.toPrecision(t<.001?Math.min(e,2):e),s=n.includes("e")?t.toFixed(7):n;return/^1(\.0*)?$/.test(s)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),K=Se((t,e)=>t>0&&t<1e-4?"<0.0001":Be(t,e)),G=Se(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function oe(t,e){let n=l=>[t,e].map(c=>Be(c,l)),s=t===e?3:[3,4,5,6,7].find(l=>new Set(n(l)).size>1)??8,r=n(s),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var L=Se(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),Q=Se(t=>t.toFixed(t<9.995?2:1)+"×"),V=Se((t,e=2)=>t.toFixed(e)),wr=Se(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),ae=Se(t=>t.toLocaleString("en")),yr=Se(t=>{let[e,n]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/n).toPrecision(t/n<
10?2:3)} ${e}`}),U=Se(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var Kn=({trace:t})=>t.settings.gamma>0&&!$(t),_r=({round:t,index:e})=>`${t}.${e}`;function Sr({run:t,predicting:e,answers:n},{round:s,phase:r}){if(!e||!t||s>=t.
length)return null;let a=qe(t.rounds[s])[r],i={round:s,index:a.index};return a.name==="test"&&!(_r(i)in n)?i:null}function nn(t){let e=re(t)?.phase;if(!e||e.name!==
"test")return null;let n=_r({round:t.moment.round,index:e.index});return n in t.answers?n:null}var sn=t=>t.predicting&&t.looking!==null&&t.looking===nn(t),Ee=t=>sn(
t)?null:Sr(t,t.moment);function la({run:t,answers:e},n,s){if(!t)return{};let r=t.rounds[n.round].drafts[n.index],a=z(t.trace)==="block"?null:ee(r),i=_r(n);return{
answers:{...e,[i]:{said:s,kept:r.verdict==="accepted",threshold:a}},looking:i}}function rn({predicting:t,informed:e,run:n}){return t&&(!e||n?.trace.settings.temperature===
0)}var ca=(t,e)=>rn(t)&&e?.kind==="lit",kr=t=>t.length?t.reduce((e,n)=>e+n,0)/t.length:null,tn=(t,e)=>(t-(e?1:0))**2;function da(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),n=e.filter(({chance:r})=>r!==.5),s=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:n.length,right:n.filter(({chance:r,kept:a})=>r>.5===a).length,brier:kr(e.map(({chance:r,kept:a})=>tn(r,a))),known:s.length,truth:kr(s.
map(({threshold:r,kept:a})=>tn(r,a))),best:kr(s.map(({threshold:r})=>r*(1-r)))}}function pa(t,e,n){if(t.brier===null)return[n("predict.lesson.none")];let s={...t,
brier:V(t.brier),truth:V(t.truth),best:V(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[N(t.
decided>0&&n("predict.lesson.you",s),n("predict.lesson.brier",s)),n("predict.lesson.half")+" "+n(`predict.lesson.${r?"lucky":a}`),...e?[n("predict.lesson.greedy")]:
t.known?[n("predict.lesson.truth",{...s,n:t.known})]:[]]}var Yn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},ua=t=>Object.keys(Yn).find(e=>Yn[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),Jn=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:n,store:s}=this.viewer;if(e.run){if(!Kn(e.run)){this.refused=e.run,this.viewer.changed({});return}n.halt(),s.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ke(e.state)&&!Ee(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:n}=this;!ne(n.state)&&e.over&&n.player.seek(kt.moment),n.toggle()}leavesVerdict(){let{viewer:e}=this,n=sn(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),n&&Ee(e.state)!==null}answer(e){let{state:n,store:s,player:r}=this.viewer,a=Ee(n);a&&(s.set(
la(n,a,e)),r.forward("step"))}press(e,n){let s=e.length===1?e.toLowerCase():e;if(s==="g")this.toggle();else if(n)if(s==="r")this.answer(null);else if(s in Yn)this.
answer(Yn[s]);else return!1;else return!1;return!0}};var at,Y,Er,ma,Tr=Object.is,Xn=0,ka=[],Rr=[],X=D,va=X.__b,fa=X.__r,ha=X.diffed,ga=X.__c,ba=X.unmount,xa=X.__;function an(t,e){X.__h&&X.__h(Y,t,Xn||e),Xn=0;var n=Y.
__H||(Y.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function I(t){return Xn=1,Hd(Ea,t)}function Hd(t,e,n){var s=an(at++,2);if(s.t=t,!s.__c&&
(s.__=[n?n(e):Ea(void 0,e),function(a){var i=(s.__N||s.__)[0],l=s.t(i,a);Tr(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=Y,!Y.__f)){Y.__f=!0;var r=Y.shouldComponentUpdate;
Y.shouldComponentUpdate=function(a,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=a;if(c.__.some(function(f){f.__N&&(p=!0,Tr(f.__[0],f.__N[0])||(u=!0))}),
r){var m=r.call(this,a,i,l);return p?m||u:m}return!p||u}}return s.__}function _a(t,e){var n=an(at++,3);!X.__s&&Or(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,Y.__H.__h.push(
n))}function C(t,e){var n=an(at++,4);!X.__s&&Or(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,Y.__h.push(n))}function O(t){return Xn=5,We(function(){return{current:t}},[])}function We(t,e){var n=an(at++,7);return Or(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Sa(t){var e=Y.context[t.__c],n=an(at++,9);return n.c=t,e?(n.__==null&&(n.__=!0,e.sub(Y)),e.props.value):t.__}function Nd(){var t;do{for(;t=Rr.shift();)try{on(t)}catch(n){X.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=ka.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(on),e.__h.
some(Mr),e.__h=[]}catch(n){e.__h=[],X.__e(n,t.__v)}}}while(Rr.length)}X.__b=function(t){Y=null,va&&va(t)},X.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
xa&&xa(t,e)},X.__r=function(t){fa&&fa(t),at=0;var e=(Y=t.__c).__H;e&&(Er==Y?Y.__h=[]:(e.__h.some(on),e.__h.some(Mr),at=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Er=Y},X.diffed=function(t){ha&&ha(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ya(ka.push(e)),e.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),Er=Y=null},X.__c=function(t,e){e.some(function(n){try{n.__h.some(on),n.__h=n.__h.filter(function(s){return!s.__||Mr(s)})}catch(s){n.__h=[function(){
throw s}]}}),ga&&ga(t,e)},X.unmount=function(t){ba&&ba(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,ya(Rr.push(r))}else on(r)}catch(a){e=a}}),s.__H=void 0,e&&X.__e(e,s.__v))};var wa=typeof requestAnimationFrame==
"function";function qd(t){var e,n=function(){clearTimeout(s),wa&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);wa&&(e=requestAnimationFrame(n))}function ya(t){
t!=1&&ma==X.requestAnimationFrame||((ma=X.requestAnimationFrame)||qd)(Nd)}function on(t){var e=Y,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),Y=e}function Mr(t){
var e=Y;t.__c=t.__(),Y=e}function Or(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Tr(n,t[s])})}function Ea(t,e){return typeof e=="function"?e(
t):e}var Id=Symbol.for("pv"),Dd=0;function o(t,e,n,s,r,a){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Id,__v:--Dd,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),D.vnode&&D.vnode(p),p}function Ue(){let t=O(null),[e,n]=I(0);return C(()=>{let s=t.current,r=()=>n(s.clientWidth);r();let a=new ResizeObserver(r);return a.observe(s),()=>a.disconnect()},
[]),[t,e]}function Qn({label:t,heads:e,rows:n,hidden:s}){let[r,a]=I(!1);return o("details",{class:"sv-table",hidden:s,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:d("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&n.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var Zn=196,es=40,Ta=10,Ra=10,zr=40,Vd=[0,.5,1],St=10;function Lr({dots:t,axis:{title:e,ticks:n},says:s,diagonal:r=!1}){let[a,i]=Ue(),l=u=>es+u*(i-es-Ta),c=u=>Ra+
(1-u)*(Zn-Ra-zr),p=t.filter(({tested:u})=>u>=St);return o("div",{class:"sv-dots",role:"img","aria-label":s,ref:a,children:[i>0&&o("svg",{width:i,height:Zn,"aria\
-hidden":"true",children:[Vd.map(u=>o(T,{children:[o("line",{class:"sv-dots-grid",x1:es,x2:i-Ta,y1:c(u),y2:c(u)}),o("text",{x:es-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),n.map(({at:u,label:m})=>o("text",{x:l(u),y:Zn-zr+15,"text-anchor":u<1?"middle":"end",children:m})),t.map(u=>o(T,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),o("circle",{class:u.tested<St?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:Zn-zr+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var Oa=qo(null);function ie(){let t=Sa(Oa),{state:e,set:n,send:s}=t;return{...e,state:e,viewer:t,set:n,send:s}}function j(){let t=ie();return{...t,run:t.state.run}}
var ln=(t,e,n)=>B(o(Oa.Provider,{value:t,children:e}),n),Et=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),Ge=class extends Oe{shouldComponentUpdate({
run:e,when:n}){return e!==this.props.run||n!==this.props.when}render(){return o(T,{children:this.props.children})}},Tt=t=>class extends Oe{shouldComponentUpdate(e){
return Object.entries(e).some(([n,s])=>s!==this.props[n])}render(){return t(this.props)}},A=({name:t,...e})=>o("button",{type:"button",class:"sv-term","data-ter\
m":t,"aria-haspopup":"dialog",...e},t),Ma=/\u2068([^\u2069]*)\u2069/,za=t=>Array.isArray(t)?t.map(za):typeof t!="string"||!Ma.test(t)?t:t.split(Ma).map((e,n)=>n%
2?o("bdi",{translate:!1,children:e}):e),Fd=D.vnode;D.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let n in e)n==="children"?e.children=za(e.children):
typeof e[n]=="string"&&(e[n]=Gn(e[n]))}Fd?.(t)};var Cr=["accepted","rejected","untested"],Bd=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:L(t)})),La=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-\
many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:n,value:s,parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",
children:s}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:n})]}))}),
ts=({heading:t,means:e,says:n,heads:s,rows:r,children:a})=>o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(A,{name:e,children:t})}),a,o("p",{class:"\
sv-note",children:n}),o(Qn,{label:t,heads:s,rows:r})]}),Ca=(t,e)=>d("calibration.between",{from:L(t),to:L(e)}),$a=({share:t,low:e,high:n,tested:s})=>[L(t),Ca(e,
n),s],Pa=t=>t.some(({tested:e})=>e<St)&&d("given.hollow",{few:St});function Wd({slots:t,rounds:e}){let n=t.filter(([l,c])=>l+c>0),s=n.length,r=t.length===1?"ari\
a_one":s===1?"aria_first":"aria",a=(l=0)=>L(l/e),i=t.length?d(`slots.${r}`,{first:a(t[0][0]),last:a(n[s-1]?.[0]),n:s}):d("slots.none");return o(ts,{heading:d("s\
lots.heading"),means:"acceptance_by_position",says:i,heads:[d("slots.slot"),...Cr.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(([
l,c,p,u],m)=>[m+1,l,c,p,a(l),L(u)]),children:[o(La,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:a(l[0]),parts:Cr.map((p,u)=>[p,(l[u]??0)/e])}))}),o("u\
l",{class:"sv-legend",children:Cr.map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function Ud({slots:t}){let e=t.flatMap(
([c,p,,u,m,f],v)=>{let h=(v+.5)/t.length;return u===null||m===null||f===null?[]:[{share:u,low:m,high:f,tested:c+p,x:h,at:h,label:String(v+1)}]}),n=e.filter(({tested:c})=>c>=
St),[s,r]=[n[0],n[n.length-1]],a=n.length<2?"few":r.low>s.high?"rises":r.high<s.low?"falls":"open",i=n.length>1&&d("given.ends",{first:s.label,last:r.label,first_share:L(
s.share),last_share:L(r.share)}),l=e.length?N(i,d(`given.${a}`),Pa(e)):d("slots.none");return o(ts,{heading:d("given.heading"),means:"acceptance_by_position",says:l,
heads:[d("slots.slot"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...$a(c)]),children:o(Lr,{dots:e,axis:{title:d("given.\
axis"),ticks:e},says:l})})}function Gd({sums:{lengths:t=[0],rounds:e,accepted:n}}){let s=Math.max(...t),r=t.flatMap((i,l)=>i===s?[l]:[]),a=d(e?r.length>1?"lengt\
hs.tied":"lengths.aria":"slots.none",{mean:V(n/e),commonest:r.join(d("comma")),count:s,rounds:e});return o(ts,{heading:d("lengths.heading"),means:"mean_acceptan\
ce_length",says:a,heads:[d("lengths.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(La,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(
i),parts:[["accepted",i/Math.max(1,s)]]}))})})}function Kd({run:t,shown:e}){let n=t.folds.at(t.length).calibration;if(!n)return null;let s=d("calibration.headin\
g");if(!n.groups)return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(A,{name:"calibration",children:s})}),o("p",{class:"sv-note",children:d(
"calibration.other_rule",{rule:d(`rules.name.${z(t.trace)}`)})})]});let r=t.folds.at(e).calibration,a=n.headed?"head":"own",i=(r?.groups??[]).map(([c,p,u,m,f,v,
h])=>({from:c,to:p,share:f,low:v,high:h,tested:m,x:u,at:(c+p)/2})),l=r?N(d(`calibration.${a}`),d("calibration.sum",{mean:L(r.mean),share:L(r.share),tested:r.tested}),
d("calibration.equal"),Pa(i)):d("slots.none");return o(ts,{heading:s,means:"calibration",says:l,heads:[d("calibration.predicted"),d("calibration.mean"),d("slots\
.of_judged"),d("given.interval"),d("given.tested")],rows:i.map(c=>[Ca(c.from,c.to),L(c.x),...$a(c)]),children:o(Lr,{dots:i,axis:{title:d(`calibration.axis.${a}`),
ticks:Bd},says:l,diagonal:!0})})}function Aa(t){let{run:e,shown:n}=t,s=e.folds.at(n),{slots:r=[]}=s;return o("section",{class:"sv-section",children:e.width>0&&o(
T,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("breakdown.heading")})}),o("div",{class:"sv-breakdown-charts",children:[o(Wd,{slots:r,
rounds:n}),o(Ud,{slots:r}),o(Gd,{sums:s}),o(Kd,{...t})]})]})})}var Yd={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Jd=["draft","verify","accept"];function Rt({plain:t}){let e=(n,s)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":n}),o(A,{name:Yd[n],children:s})]});return o("ul",{class:"sv-legend",children:[Jd.map(n=>e(n,d(`part_key.${n}`))),t&&e("\
plain",t)]})}var Ha=["draft","verify","accept"],Xd=["plain","speculative","bursts"];function Qd(t,e){let n=t.folds.comparison(e);if(!n||n.round.steps===null)return null;let{
seconds:s,steps:r,...a}=n.round,i=t.folds.at(t.folds.compared(e)).mean_acceptance_length;return{parts:a,round:s,length:i,steps:r,speedup:t.folds.measured(e)}}var Na=t=>Object.
fromEntries(Ha.map(e=>[e,U(t[e])]));function Zd(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"costs.early":"headline.not_measured");let{parts:n,speedup:s}=e,
r=Ha.reduce((l,c)=>n[l]>=n[c]?l:c),[a,i]=[V(e.steps),V(e.length)];return N(d("costs.round",{round:U(e.round),steps:a,length:i,...Na(n)}),s===null?d("headline.im\
possible"):d(s>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:Q(s),blame:d(`part.${r}`)}))}var ja=({way:t,parts:e,most:n})=>o("div",{class:"sv-cost",
children:[o("span",{children:d(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).map(([s,r])=>o("span",{"data-part":s,style:`--n:${r/n}`}))}),
o("span",{class:"sv-cost-value",children:U(Object.values(e).reduce((s,r)=>s+r,0))})]});function ep({plain:t,draft:e,verify:n,accept:s}){let r={draft:e,verify:n,
accept:s},a=e+n+s,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":d("costs.aria",{plain:U(t),total:U(a),...Na(r)}),children:[o(ja,{way:"\
plain",parts:{plain:t},most:i}),o(ja,{way:"speculative",parts:r,most:i})]})}function qa({run:t,shown:e}){let n=t.folds.comparison(e),s=Qd(t,e),r={plain:n?.wait,
...t.folds.at(e).waits};return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv-costs-block",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("costs.heading")})}),n&&s&&o(ep,{...n.cost}),o(Rt,{}),o("p",{class:"sv-note",children:Zd(t,s)})]}),o(
"div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("table",{children:[
o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:d("waits.p50")}),o("th",{scope:"col",children:d("waits.p95")})]})}),o("tbody",{children:Xd.
map(a=>o("tr",{children:[o("th",{scope:"row",children:d(`waits.${a}`)}),o("td",{children:U(r[a]?.p50)}),o("td",{children:U(r[a]?.p95)})]}))})]})}),o("p",{class:"\
sv-note",children:d("waits.means")})]})]})})}var ns=260,cn=52,$r=14,Ia=22,Da=42,tp=.001,Va=tp/1.6,np=[.001,.01,.1,1],sp=[10,100,1e3,1e4],rp=[["lossy",2],["exact",1]],Fa=t=>t.map(e=>e.map(n=>n.toFixed(1)).join(
",")).join(" ");function op({rule:t,points:e,width:n}){if(!e.length)return null;let[s,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:Fa(e)}),t==="exact"?o("circle",{cx:s,cy:r,r:5}):o("rect",{x:s-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:s,y:r+
(t==="exact"?20:-10),"text-anchor":s>n/2?"end":"start",children:d(`frequencies.${t}`)})]})}function Ba({found:{band:t,checkpoints:e,plan:n},seen:s,says:r}){let[
a,i]=Ue(),l=Math.log(n[n.length-1]/n[0]),c=m=>cn+Math.log(m/n[0])/l*(i-cn-$r),p=m=>Ia+Math.log(1/Math.max(m,Va))/Math.log(1/Va)*(ns-Ia-Da),u=m=>t.map((f,v)=>[c(
n[v]),p(f[m])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:ns,"aria-hidden":"true",children:[np.
map(m=>o(T,{children:[o("line",{class:"sv-convergence-grid",x1:cn,x2:i-$r,y1:p(m),y2:p(m)}),o("text",{x:cn-6,y:p(m)+4,"text-anchor":"end",children:`${m*100}%`})]})),
sp.map((m,f)=>o("text",{x:c(m),y:ns-Da+18,"text-anchor":["start","middle","middle","end"][f],children:m.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(cn+i-$r)/2,y:ns-6,"text-anchor":"middle",children:d("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:Fa([...u(1),...u(0).reverse()])}),
rp.map(([m,f])=>o(op,{rule:m,width:i,points:e.slice(0,s).map(v=>[c(v[0]),p(v[f][2])])},m))]})})}var Pr=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:L(t);var Mt=(t,e=!1)=>br(t).map(({kind:n,text:s})=>{if(n==="text")return s;if(n==="control")return o("span",{class:"sv-control",children:xr(s)});let r=e&&n!=="space";
return o("span",{class:`sv-${n}${r?" sv-marked":""}`,children:r?"":s})}),le=({text:t,oneLine:e=!1})=>o(T,{children:Mt(t,e)});var Wa=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,untested:0,emitted:0,draft:0,verify:0,accept:0,seconds:0,acceptance_rate:null,draft_efficiency:null,
mean_acceptance_length:null,mean_overlap:null,tokens_per_second:null});function ap({drafts:t,final:e}){let n=t.flatMap(({verdict:s,token:r})=>s==="accepted"?[r]:
[]);return e?[...n,e.token]:n}var rs=t=>t.draft+t.verify+t.accept,ss=class{constructor(e){this.sampled=e}sampled;sums=[Wa];comparisons=[];output=[];plain={tokens:[],
seconds:[],until:[0]};push(e){this.sums.push({...Wa,...e.sums}),this.output.push(...ap(e))}pushPlain(e,n){this.plain.tokens.push(e),this.plain.seconds.push(n),this.
plain.until.push(this.plain.until[this.plain.until.length-1]+n)}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-
this.sums[e].accepted}compared(e){return Math.min(e,this.comparisons.length)}comparison(e){return this.comparisons[this.compared(e)-1]??null}measured(e){let n=this.
comparison(e);return n&&!n.impossible?n.speedup:null}agreement(e){let n=this.sampled?null:this.comparison(e);return n&&{compared:n.tokens,first_difference:n.first_difference??
null}}summary(e=this.sums.length-1){let n=this.agreement(e);return{...this.at(e),plain_tokens_per_second:this.comparison(e)?.plain_tokens_per_second??null,speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var ip=Object.freeze({tokens:[],seconds:[]}),lp=/^<\|?\w+\|?>$/,cp=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Le=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=ge;constructor(e){
this.folds=new ss(e.settings.temperature>0),this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},comparisons:this.folds.comparisons,pieces:{...e.pieces}},this.
width=e.settings.gamma;for(let a of this.promptTokens()){let{text:i,pending:l}=_e(this.pending,this.piece(a));this.promptText+=i,this.pending=l}let{rounds:n,plain:s,
comparisons:r}=e;this.append({from:0,rounds:n,plain:s,plain_from:0,comparisons:r,comparisons_from:0})}piece(e){return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.
trace,n=this.piece(e[0]);return typeof n=="string"&&lp.test(n)?e.slice(1):e}get length(){return this.rounds.length}get over(){return this.trace.ending!=="runnin\
g"}get plainEnd(){let{output:e,plain:n}=this.folds,s=this.trace.ending==="end of text"?e.at(-1):null;return n.tokens.findIndex(r=>r===s||cp.test(String(this.piece(
r))))}append({from:e=this.length,rounds:n=[],plain:s=ip,plain_from:r=this.trace.plain.tokens.length,comparisons:a=[],comparisons_from:i=this.folds.comparisons.length,
pieces:l,...c}){let{trace:p}=this,u=p.plain,m=this.folds.comparisons;if(e>this.length||s.tokens.length&&r>u.tokens.length||i>m.length)return!1;Object.assign(p.pieces,
l),n.slice(this.length-e).forEach(f=>this.push(f));for(let f=u.tokens.length-r;f<s.tokens.length;f+=1)u.tokens.push(s.tokens[f]),u.seconds.push(s.seconds[f]),this.
folds.pushPlain(s.tokens[f],s.seconds[f]);return m.push(...a.slice(m.length-i)),p.prefill=c.prefill??p.prefill,p.captured=c.captured??p.captured,this.over||(p.ending=
c.ending??p.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.push(Ko(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),
this.width=Math.max(this.width,e.drafts.length)}row(e){let n=this.pending,s=[];e.drafts.forEach(({token:i,verdict:l,parent:c})=>{let p=this.slot(i,l,c<0?n:s[c].
pending);l==="accepted"&&(this.pending=p.pending),s.push(p)});let r=Qt(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),
{slots:a?[...s,a]:s,final:a}}slot(e,n,s){let r=this.piece(e),{text:a,took:i,pending:l}=_e(s,r),c=a===""&&l.bytes.length>0;return{token:e,kind:n,piece:r,text:a,took:i,
part:c,pending:l}}alone(e){let n=this.piece(e);return typeof n=="string"?n:_e(ge,n).text}at({round:e,index:n}){let s=this.rows[e],r=s&&s.slots[n];if(!r)return null;
let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accepted").length,l=n<a.drafts.length,c=l?n:Uo(a);return{...r,number:e,index:n,round:a,accepted:i,judgedAt:c,
draft:l?a.drafts[n]:null,judged:a.drafts[c]||null,position:(a.positions||[])[c]||null}}},Ar=["accepted","correction","bonus","plain"],Ce=t=>Ar.includes(t);function os(t,e){let n=ge;return e.map(s=>{let r=t.piece(s),a=_e(n,r);return n=a.pending,{token:s,text:a.text,piece:r}})}var it=({text:t,piece:e})=>t||be(e);function as(t,e){
let{output:n,plain:s}=t.folds,{tokens:r,first_difference:a=null}=t.folds.comparison(e)??{tokens:0};return{speculative:os(t,n.slice(0,r)),plain:os(t,s.tokens.slice(
0,Math.min(r,t.plainEnd+1||r))),compared:r,parts:a}}var dp=["accepted","correction","bonus"],pp=t=>t.rounds.flatMap(({drafts:e,final:n})=>[...e.filter(({verdict:s})=>s==="accepted").map(()=>"accepted"),...n?[e.length?
n.kind:"plain"]:[]]);function is({texts:{plain:t,speculative:e,parts:n},run:s,says:r}){let a=pp(s);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),dp.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${se(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return o("span",{class:"s\
v-pair","data-same":String(p),"data-parts":l===n?"":void 0,children:[o("span",{children:o(le,{text:it(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(le,{text:it(c),oneLine:!0})})]},l)})})]})}var ls=["exact","lossy"],Ua=[1,2,3],up=70,Ga=48,mp=5e-4;function vp({trace:t,folds:e},n){let s=[...t.prompt,...e.output.slice(0,n)],r=Object.fromEntries(s.map(a=>[
a,t.pieces[a]]));return JSON.stringify({...t,prompt:s,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},comparisons:[],ending:"stopped"})}var fp=0,cs=class{constructor(e){
this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,n){Object.assign(this,{ask:e,offered:n}),this.changed()}refuse(){
Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take({number:this.result.number,state:"error",
message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(this.timer);let e=this.result?.checkpoints?.
length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.setTimeout(()=>this.reveal(),up)),this.
changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){clearTimeout(this.timer),Object.assign(
this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){if(!this.run||!this.ask)return;this.forget();
let n=fp+=1;this.result={number:n,state:"loading",texts:0},this.start=this.run.folds.at(this.run.length).hardest??0,this.ask("sample",{number:n,tokens:e,take:this.
takes,trace:vp(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},dn=(t=0)=>t.toLocaleString("en"),Ka=t=>`${(t*
100).toFixed(1)}%`;function hp({state:t,message:e,texts:n,of:s}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequencies.state.${t}`,{n:dn(
n),of:dn(s)})}function gp(t,e,n,s){return d(`frequencies.${n>s?"beyond":"within"}.${t}`,{n:dn(e),distance:Pr(n),high:Pr(s)})}function bp(t,e){let n=t.promptText+
os(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),s=n.length>Ga?`…${n.slice(-Ga)}`:n;return d(e?"frequencies.hardest":"frequencies.after",{text:s.replace(
/\s+/g," ")})}function xp({run:t}){let e=as(t,t.length),n=e.parts===null,s=e.parts??e.compared,r=n?d("lossless.same",{n:s}):d("lossless.differ",{n:s,position:s+
1});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":n?"same":"differ",children:r}),o(is,
{texts:e,run:t,says:r})]})}function wp({tally:[t,e],row:n,texts:s,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`--n:${t[n]/s/r};--g:${e[n]/
s/r}`,children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),Ka(t[n]/s)]})}function yp({run:t,found:e,
seen:n,start:s}){let{rows:r,checkpoints:a,band:i,temperature:l,state:c}=e,p=n?a[n-1]:null,[u,...m]=p??[0],f=Math.max(...r.map(([,g])=>g),...m.flatMap(([g])=>g.map(
x=>x/u))),v=c!=="running"&&n===a.length&&n>0,h=ls.map((g,x)=>v?gp(g,u,m[x][2],i[n-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:d(`frequencies.${g}`)});
return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.counted",{t:String(l),n:dn(u)})}),o("p",{class:"sv-note",children:bp(t,s)}),o("p",{class:"\
sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:d(`frequencies.${g}`)}))}),o("tabl\
e",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:d("frequencies.caption")}),o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d(
"frequencies.beginning")}),["target",...ls].map(b)]})}),o("tbody",{children:r.map(([g,x],k)=>(g!==null||x>=mp||m.some(([y])=>y[k]))&&o("tr",{style:`--p:${x/f}`,
children:[g===null?o("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(le,{text:g,oneLine:!0})}),
o("td",{children:Ka(x)}),ls.map((y,_)=>p?o(wp,{tally:m[_],row:k,texts:u,most:f},y):o("td",{},y))]},k))})]}),o("p",{class:"sv-note",children:d("frequencies.why")}),
o("h4",{children:d("frequencies.curve")}),o("p",{class:"sv-note",children:d("frequencies.band")}),o(Ba,{found:e,seen:n,says:N(...h)||d("frequencies.curve")}),o(
"div",{role:"status",children:ls.map((g,x)=>o("p",{class:"sv-told","data-rule":g,children:h[x]}))})]})}function kp({test:t}){let[e,n]=I(Ua[0]),{result:s,isRunning:r}=t;
return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(e),children:d(r?"freq\
uencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.length"),children:Ua.map(
a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>n(a),children:d(a>1?"frequencies.first":"frequencies.\
first_one",{n:a})}))}),o("progress",{max:1,value:s?.of?(s.texts??0)/s.of:0,hidden:!r,"aria-label":d("frequencies.progress")}),o("p",{class:"sv-note",role:"statu\
s",children:s&&hp(s)})]})}function Ya({run:t,test:e}){let{result:n,refusal:s,offered:r}=e;if(!t.trace.settings.gamma||!(r||s))return null;let a=$(t.trace);return o(
"div",{class:"sv-experiment",children:[o("h3",{children:d("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:d("frequencies.means",{n:dn(r)})}),!a&&
o("p",{class:"sv-note",children:d("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:s||d("frequencies.trees")}):o(kp,{test:e}),n?.greedy&&o(xp,
{run:new Le(n.greedy)}),n?.rows?.length?o(yp,{run:t,found:n,seen:e.seen,start:e.start}):null]})}function Ja([t,e,n,s,r],a){let i=a?[s,r]:[e,n];return{token:t,target:i[0]??null,draft:i[1]??null}}var Xa=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),jr=(t,e)=>t.reduce((n,s)=>{let r=s[e];return n===null||r===null?null:n+r},0);function Ke(t,e=!1){return t.candidates.map(n=>Ja(n,e)).map(n=>({...n,both:Xa(n)}))}
function Qa(t,e,n){let s=new Set(e.map(m=>m.token)),r=Ja(t.rest,n),a=[{...r,both:Xa(r)},...Ke(t,n).filter(m=>!s.has(m.token))],[i,l]=[jr(a,"target"),jr(a,"draft")],
c=jr(e,"both"),u=!n&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var Za=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function ds(t,e,n=!1,s=8){let r=Ke(t),a=new Map(Ke(t,!0).map(m=>[m.token,Math.max(m.target||0,m.draft||0)])),
i=({token:m})=>a.get(m)??0,l=m=>(e.includes(m.token)?2:0)+Math.max(m.target||0,m.draft||0)+.001*i(m),c=r.sort((m,f)=>l(f)-l(m)).slice(0,s-1).sort((m,f)=>Za(m,f)||
i(f)-i(m)).map(m=>m.token),p=Ke(t,n),u=c.flatMap(m=>p.find(f=>f.token===m)??[]);return[...u,Qa(t,u,n)]}function ps(t,e=!1){let n=Ke(t,e).sort(Za);return[...n,Qa(
t,n,e)]}function ei(t,{weight:e,taken:n,mass:s}){let r=Ke(t),a=s??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-n(l,p??0))/a})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function ti(t){
let[e,n]=[Ke(t),Ke(t,!0)];return n.some((s,r)=>s.target!=null&&(s.target!==e[r].target||s.draft!=null&&s.draft!==e[r].draft))}var _p=["plain","speculative"],Sp={float16:.0625,bfloat16:.5},Ep=.001;function Tp(t,e){let n=0;for(;t.folds.at(n+1).emitted<=e;)n+=1;return t.rounds[n].positions?.[e-
t.folds.at(n).emitted]??null}function Rp(t,e,n,s){let r=Tp(t,e),a=r?ps(r,!0):[],[i,l]=[n,s].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let c=Sp[t.
trace.models.target.dtype]||Ep;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function Mp(t,e,[n,s]){let r=Rp(t,e,n.token,s.token);if(!r)return d("l\
ossless.unknown");let a={mine:se(it(n)),theirs:se(it(s)),p:Be(r.p[0]),q:Be(r.p[1]),gap:V(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==
null?d("lossless.unlisted",a):N(d("lossless.gap",a),d(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function Op(t,e,{compared:n,parts:s}){return e==="none"?
d(t.length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&n===t.folds.output.length?"lossless.same":"lossless.so_fa\
r",{n}):d(`lossless.${e}`,{position:(s??0)+1,n:s??0})}function zp(t,{compared:e,parts:n,speculative:s,plain:r}){return e?t.trace.settings.temperature>0?d(Z(z(t.
trace))?"rules.lossy":"lossless.sampling"):n===null?d("lossless.greedy"):Mp(t,n,[s[n],r[n]]):""}function Lp({way:t,tokens:e,parts:n}){let s=a=>a.map(({text:i})=>i).
join(""),r=n??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:d(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(le,{text:s(e.slice(0,r))})}),n!==null&&o("mark",{class:"sv-parting",children:o(le,{text:it(e[n]),oneLine:!0})}),o("span",{class:"sv-parted",
children:o(le,{text:s(e.slice(r+1))})})]})]})}function Cp({texts:t}){let e=O(null);return C(()=>{let n=e.current,s=n?.querySelector("mark");n&&(n.scrollTop=s?Math.
max(0,s.offsetTop-n.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:_p.map(n=>o(
Lp,{way:n,tokens:t[n],parts:t.parts}))})}function ni({run:t,shown:e,test:n}){let s=as(t,e),r=t.trace.settings.temperature===0,a=s.compared?s.parts===null?"same":
r?"differ":"sampled":"none",i=Op(t,a,s),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:zp(
t,s)}),s.compared>0&&(r?o(is,{texts:s,run:t,says:i}):o(Cp,{texts:s}))]},"own"),c=o(Ya,{run:t,test:n},"test");return o("section",{class:"sv-section",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("lossless.heading")})}),r?[l,c]:[c,l]]})}var un=1e-9,pn=class{list=[];add(e,n,s,r=ge){this.list.push({at:e,tokens:n,text:s,pending:r})}cut(e){this.list.length=Math.min(this.list.length,e)}by(e){let n=0,
s=this.list.length;for(;n<s;){let r=n+s>>1;this.list[r].at<=e+un?n=r+1:s=r}return n}tokensAt(e){let n=this.list[this.by(e)-1];return n?n.tokens:0}get end(){return this.
list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function si(t,e,n,s){let{folds:r}=t;
for(n.cut(e);n.list.length<e;){let c=n.list.length,p=r.at(c+1),u=t.rows[c].slots.filter(m=>Ce(m.kind));n.add(rs(p),p.emitted,u.map(m=>m.text).join(""))}let{tokens:a,
until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:p,pending:u}=_e(c?s.
list[c-1].pending:ge,t.piece(a[c]));s.add(i[c+1],c+1,p,u)}}function mn(t,e){let n=t/e,s=10**Math.floor(Math.log10(n));return[1,2,5].map(r=>r*s).find(r=>r>=n)??10*s}var Hr=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(n,s)=>s*e);function lt({label:t,choices:e,chosen:n,choose:s}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===n,onClick:()=>s(r),children:a},r))})}function ri({label:t,choices:e,chosen:n,choose:s}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:n,onChange:({currentTarget:r})=>s(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var Ot=class{constructor(e){this.host=e}host;probe=Object.assign(document.createElement("span"),{className:"sv-probe",ariaHidden:"true"});cache=new Map;get(e){let n=this.
cache.get(e);if(n!==void 0)return n;this.probe.isConnected||this.host.append(this.probe),this.probe.style.color=`var(--sv-${e})`;let{color:s}=getComputedStyle(this.
probe);return this.cache.set(e,s),s}refresh(){let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},zt=getComputedStyle(document.documentElement).
getPropertyValue("--sv-sans");var $p=["draft","verify","accept"],Nr=24,oi=28,ai=26,Lt=Nr*2+oi+ai,Pp=["1","4","16"],Ap=16e3;function ii({palette:t,time:e,drawn:n,seek:s,...r}){let{run:a,ours:i}=r,
l=r.span||1,[c,p]=Ue(),u=O(null),[m,f]=I("1"),v=Math.min(Ap,Math.floor(p*Number(m))),h=e/l*(v-1);C(()=>{v&&jp(u.current,t,{...r,span:l},v)},[a,n,v]),C(()=>{c.current.
scrollLeft=h-p/2},[m]),C(()=>{let{scrollLeft:g,clientWidth:x}=c.current;m!=="1"&&(h<g||h>g+x-40)&&(c.current.scrollLeft=h-x/2)},[h]);let b=({offsetX:g})=>{let x=g/
v*l,k=0;for(;k<i.list.length&&rs(a.folds.at(k))<x;)k+=1;s(k)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:d("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${v}px; height: ${Lt}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${h.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(h,v-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(Rt,{plain:d("race.key_plain")}),
o(lt,{label:d("race.zoom"),choices:Pp.map(g=>[g,g==="1"?d("race.fit"):`${g}×`]),chosen:m,choose:f})]})]})}function jp(t,e,{run:n,span:s,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==Lt*l)&&Object.assign(t,{width:i*l,height:Lt*l});let c=t.getContext("2d");if(!c)return;let p=v=>v/
s*(i-1),u=(v,h,b,g,x)=>{let k=p(g)-p(b)>3,[y,_]=[p(b),p(g)].map(w=>k?Math.round(w):w);c.fillStyle=e.get(v),c.fillRect(y,h,Math.max(_-y-(x&&k?1:0),.4),Nr)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,Lt),Hp(c,e,{span:s,width:i,at:p});let{until:m}=n.folds.plain;for(let v=1;v<=a.list.length;v+=1)u("plain",0,m[v-1],m[v],!0);let f=0;
n.rounds.slice(0,r.list.length).forEach(({times:v})=>$p.forEach(h=>{u(h,Nr+oi,f,f+v[h],h==="accept"),f+=v[h]}))}function Hp(t,e,{span:n,width:s,at:r}){let a=mn(
n,Math.max(2,s/110));t.font=`11px ${zt}`,t.textBaseline="alphabetic";for(let i=0;i*a<=n;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,Lt-ai+6),t.fillStyle=e.get("quiet");let c=U(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
s?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?s:l,Lt-6)}}var Np=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],qp=4,Ip=.25,qr=1e3,Dp={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Vp="M4 2.5v11L13 8z",
Fp="M4 3h3v10H4zM9 3h3v10H9z",li=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Bp=t=>[1,.25,.1].find(e=>t/e>=qp)??.1;function ci({ours:t,plain:e,span:n},s,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-s)*r>un);return r>0?i.length?Math.min(...i):n:i.length?Math.max(...i):0}function Wp({ours:t,plain:e,
measured:n,whole:s,span:r},a){let i={time:U(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!n)return d("race.alone",i);if(!s||a<r-un)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:U(c.end),second:U(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function Up(t,e,{
plain:n,measured:s}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=s?r?d(Z(z(t.trace))?"rules.lossy":"race.draws"):
a?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<n.list.length;return N(i,c&&d("race.goes_on",{end:se(t.alone(t.trace.plain.tokens[l]))}))}function Gp({trace:t}){
let{target:e,draft:n}=t.prefill??{};return!e&&!n?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:U(e),draft:U(n)})}function di({way:t,arrivals:e,
end:n,time:s,measured:r}){let a=O(null),{list:i,tokens:l}=e,c=e.by(s),p=We(()=>i.slice(0,c).map((u,m)=>o("span",{class:n>=0&&m>n?"sv-ended":void 0,"data-new":m===
c-1&&c<i.length?"":void 0,children:o(le,{text:u.text})},m)),[i,c,c<i.length,n]);return C(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,c]),o(
"div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:d(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
c<i.length?d("race.so_far",{n:e.tokensAt(s),of:l}):d("race.done",{n:l,time:U(e.end)}):d("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:a,children:p})]})}function Kp({run:t,shown:e},{span:n,whole:s},r,a,i){let[l,c]=I(r),[p,u]=I(!1),[m,f]=I(!1),v=O({shown:e,
length:t.length}),h=e!==v.current.shown&&t.length===v.current.length;v.current={shown:e,length:t.length},h&&m&&!p&&f(!1);let b=O({limit:a,whole:s,span:n,speed:i});
b.current={limit:a,whole:s,span:n,speed:i};let g=O(null);return _a(()=>{if(!p)return;let x=performance.now(),k=requestAnimationFrame(function y(_){let w=b.current,
H=Math.max(0,Math.min((_-x)/1e3,Ip))*w.speed;x=_,c(W=>{let F=Math.min(W+H,w.limit);return w.whole&&F>=w.span&&u(!1),F}),g.current?.checkVisibility()?k=requestAnimationFrame(
y):u(!1)});return()=>cancelAnimationFrame(k)},[p]),{node:g,playing:p,time:m&&!(h&&!p)?Math.min(l,n):r,go(x,k=!1){f(!0),c(x),u(k)},follow:()=>f(!1)}}function Yp({
chosen:t,choose:e,...n}){let{run:s,shown:r,known:a,palette:i,seek:l,greedy:c,drawn:p}=n,{ours:u,plain:m}=We(()=>({ours:new pn,plain:new pn}),[]);si(s,a,u,m);let f=s.
folds.plain.tokens.length>0,v=s.over&&u.list.length===s.length,h=Math.max(u.end,m.end),b={ours:u,plain:m,measured:f,whole:v,span:h},g=v&&r===s.length?h:r?u.list[r-
1].at:0,x=t??Bp(h),k=Kp(n,b,g,v||!f?h:Math.min(u.end,m.end),x),{time:y,playing:_,go:w,follow:H}=k;function W(){let E=y>=h-un;li()?w(E?0:ci(b,y,1)):_?w(y):w(E?0:
y,!0)}function F(E){let P=Dp[E.key];P&&(E.preventDefault(),w(ci(b,y,P)))}let pe=Wp(b,y),M=O("");_||(M.current=pe);let S=li()?"step":_?"pause":"play";return o("s\
ection",{class:"sv-section",ref:k.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("race.heading")}),o("span",{class:"sv-quiet",children:d(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":S,onClick:W,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:S==="pause"?Fp:Vp})}),o("span",{children:d(
`race.${S}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:qr,step:1,value:h?Math.round(y/h*qr):0,"aria-label":d("race.scrubber"),"aria-valuetext":pe,
onInput:({currentTarget:E})=>w(Number(E.value)/qr*h),onKeyDown:F}),o("span",{class:"sv-race-clock",children:d("race.clock",{time:U(y),of:U(h)})}),o("label",{class:"\
sv-choice",children:[d("race.speed"),o("select",{value:String(x),onChange:({currentTarget:E})=>e(Number(E.value)),children:Np.map(([E,P])=>o("option",{value:String(
E),children:E===1?d("race.real"):P}))})]})]}),o("div",{class:"sv-readers",children:[o(di,{way:"plain",arrivals:m,end:s.plainEnd,time:y,measured:f||!s.length}),o(
di,{way:"speculative",arrivals:u,end:-1,time:y,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:M.current}),o("p",{class:"sv-note sv-race-texts",
children:[o("span",{children:Up(s,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:s.trace.settings.temperature===0||!c.offered(),onClick:()=>c.race(),
children:d("race.greedy")})]}),o(ii,{run:s,...b,palette:i,time:y,drawn:p,seek:E=>{H(),l(E)}}),o("p",{class:"sv-note",children:Gp(s)})]})}var Ir=new WeakMap,Jp=0;
function Xp(t){return Ir.has(t)||Ir.set(t,Jp+=1),Ir.get(t)}function pi(t){let[e,n]=I(null);return o(Yp,{chosen:e,choose:n,...t},Xp(t.run))}var Ct=220,ct=44,vn=12,ui=8,us=40,Qp=1.25,Zp=1.1,eu=90,mi=10,tu=({folds:t},e)=>Array.from({length:t.compared(e)},(n,s)=>[t.at(s+1).emitted,t.comparisons[s].speedup??
0]);function nu(t,e){if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.comparison(e.length)?.
impossible)return d("headline.impossible");let[n,s]=e[e.length-1],r=e.slice(mi-1).map(([,i])=>i),a={least:mi,low:Q(Math.min(...r)),high:Q(Math.max(...r))};return N(
d("chart.last",{tokens:n,speedup:Q(s)}),r.length>1&&d("chart.range",a))}function su({points:t,tokens:e,width:n}){let[s,r]=I(null),a=Math.max(Qp,...t.map(([,b])=>b))*
Zp,i=b=>ct+b/e*(n-ct-vn),l=b=>Ct-us-b/a*(Ct-us-ui),[c,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(s??0)),m=s===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),f=mn(a,5),
v=f<.1?2:f<1?1:0,h=Math.max(1,mn(e,Math.max(2,(n-ct)/eu)));return o(T,{children:[o("svg",{width:n,height:Ct,"aria-hidden":"true",onPointerMove:({currentTarget:b,
clientX:g})=>r(g-b.getBoundingClientRect().left),onPointerLeave:()=>r(null),children:[Hr(a,f).map(b=>o(T,{children:[o("line",{class:"sv-speedup-grid",x1:ct,x2:n-
vn,y1:l(b),y2:l(b)}),o("text",{x:ct-6,y:l(b)+4,"text-anchor":"end",children:`${b.toFixed(v)}×`})]})),Hr(e,h).map(b=>o("text",{x:i(b),y:Ct-us+16,"text-anchor":"\
middle",children:b})),o("text",{class:"sv-speedup-title",x:(ct+n-vn)/2,y:Ct-6,"text-anchor":"middle",children:d("chart.x")}),o("line",{class:"sv-speedup-plain",
x1:ct,x2:n-vn,y1:l(1),y2:l(1)}),o("text",{x:n-vn,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),o("polyline",{class:"sv-speedup-line",
points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),m&&o("g",{class:"sv-speed\
up-mark",children:[o("line",{x1:i(m[0]),x2:i(m[0]),y1:ui,y2:Ct-us}),o("circle",{cx:i(m[0]),cy:l(m[1]),r:4})]})]}),m&&o("p",{class:"sv-speedup-readout",style:`--\
x:${i(m[0])}px`,"data-side":i(m[0])>n/2?"left":"right",children:d("chart.hover",{tokens:m[0],speedup:Q(m[1])})})]})}function vi({run:t,shown:e,known:n}){let[s,r]=Ue(),
a=tu(t,e),i=a.length>1,l=nu(t,a);return o("section",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o(A,{name:"speedup",
children:d("chart.heading")})})}),o("div",{class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:s,children:i&&r>0&&o(su,{points:a,tokens:t.folds.at(
n).emitted,width:r})}),o("p",{class:"sv-note",children:l}),o(Qn,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:a.map(([c,p])=>[c,Q(p)])})]})}var ru=250,ou=120;function au(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>0&&e<window.innerHeight}var fn=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),ms=class{constructor(e){this.context=e}context;places={race:fn(),costs:fn(),lossless:fn(),speedup:fn(),breakdown:fn()};test=new cs(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(pi,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(qa,
{...e}),lossless:e=>o(ni,{...e,test:this.test}),speedup:e=>o(vi,{...e}),breakdown:e=>o(Aa,{...e})};show(e,{shown:n,known:s,busy:r,view:a}){let i=`${n} of ${s}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:n,known:s},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,ru-(performance.now()-this.drawnAt)):ou))}redraw(e){this.charted&&ln(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(s=>e?this.places[s].checkVisibility():au(this.places[s])).
forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>ln(
this.context.viewer,o(T,{}),e))}};var fs="#term-",iu=`[data-term], a[href^="${fs}"]`,vs=12,Dr=8,hs=new Map,hi=null,gi=null,fe=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});fe.setAttribute("aria-labelledby","term-name");var lu=()=>fe.matches(":popover-open");function bi(t){hs=new Map(
(t.glossary??[]).map(e=>[e.term,e])),cu()}function cu(){let{hash:t,pathname:e,search:n}=window.location,s=t.startsWith(fs)&&hs.get(t.slice(fs.length));s&&(window.
history.replaceState(window.history.state,"",e+n),wi(s,document.querySelector("h1")??document.body))}function xi({target:t}){let e=t instanceof Element?t.closest(
iu):null;if(!e||e.closest("[data-glossary]"))return null;let n=hs.get(e.dataset.term??e.getAttribute("href")?.slice(fs.length)??"");return n?{name:e,entry:n}:null}
var fi=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((n,s)=>o(T,{children:[s>0&&d("comma"),n]},s))]}),du=({entry:{name:t,definition:e,
formula:n,sources:s,see:r}})=>o(T,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":d("term.close"),onClick:()=>fe.hidePopover(),children:"×"})]}),o("p",{children:e}),n&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[d("term.formula")," "]}),n,/\bq\b/.test(n)&&o("span",{class:"sv-symbols",children:d("term.symbols")})]}),o(fi,{label:d("term.source"),
items:s.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(fi,{label:d("term.see"),items:r.flatMap(a=>{let i=hs.get(a);return i?
[o(A,{name:a,children:i.name})]:[]})})]});function wi(t,e){let n=fe.contains(e);fe.dataset.shows=t.term,B(o(du,{entry:t}),fe),n||(document.body.append(fe),hi=e,
fe.classList.toggle("sv-standalone",!!e.closest(".sv-standalone")),fe.showPopover(),pu(e.getBoundingClientRect())),fe.focus({preventScroll:!0})}function pu({left:t,
top:e,bottom:n}){let{offsetWidth:s,offsetHeight:r}=fe,{clientWidth:a,clientHeight:i}=document.documentElement,l=n+Dr+r+vs<=i||e<i-n,c=Math.max(vs,Math.min(t,a-s-
vs)),p=l?n+Dr:Math.max(vs,e-Dr-r);Object.assign(fe.style,{left:`${c+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{
gi=lu()?hi:null},!0);document.addEventListener("click",t=>{let e=xi(t);e&&(t.preventDefault(),!(gi===e.name&&t.detail)&&wi(e.entry,e.name))});for(let t of["poin\
terover","focusin"])document.addEventListener(t,e=>{let n=xi(e);n&&!n.name.parentElement?.closest('[title]:not([title=""])')&&(n.name.title=n.entry.definition)});var uu={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},mu={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},vu={ArrowUp:"stepOn",ArrowDown:"stepBack"},yi={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
gs=t=>(t.dataset.at??"").split(".").map(Number);function fu(t,e,n){let s=t.indexOf(e),r=a=>{let i=t.filter(l=>gs(l)[0]===gs(e)[0]+a);return i.find(l=>gs(l)[1]>=
gs(e)[1])??i.at(-1)};switch(n){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[s+1];case"ArrowLeft":return t[s-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function hu(t,e,n){let s=t.findIndex(i=>i.includes(e)),r=t[s]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(n){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[s][r+1]??t[s+1]?.[0];case"ArrowLeft":return t[s][r-1]??t[s-1]?.at(-1);case"Arro\
wDown":return a(t[s+1]);case"ArrowUp":return a(t[s-1]);default:return null}}var ki="specviz-letters";function gu(){try{return localStorage.getItem(ki)!=="off"}catch{
return!0}}var $t={on:gu(),keep(t){$t.on=t;try{localStorage.setItem(ki,t?"on":"off")}catch{}}},bs=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let n=({
target:s})=>{this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",n,{signal:e}),document.addEventListener("focusin",
n,{signal:e}),document.addEventListener("keydown",s=>this.take(s),{signal:e})}take(e){let{target:n,key:s}=e,{node:r}=this.viewer;if(!(n instanceof HTMLElement))
return;let a=r.contains(n)||this.isFree(s,n);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
n.matches("input:not([type=checkbox]), select, textarea"))return;!(n.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,n)&&e.preventDefault()}isFree(e,n){
let s=/^[a-z]$/i.test(e);return n!==document.body?s&&n.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(e,n){let{actions:s,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=uu[e.length===1?e.toLowerCase():e]||a()&&mu[e];if(l)return s[l]()!==!1;let c=n.closest("[role=option]"),p=n.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=n.closest("[role=slider]");if(u&&i(e))return!0;let m=yi[e]||u&&vu[e];return!m||this.scrolls(n,e)?!1:(s[m](),
!0)}inside(e,n,s){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(n??s)?.dataset.at&&r(),!0;let l=n?fu(a(),n,e):s&&hu(i(s),s,e);return l&&l.focus(),
!!l||e in yi}scrolls(e,n){if(e===document.body)return!1;let{overflowX:s,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return n.startsWith("Arro\
w")?a(s)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var _i=[.2,.4,.6,.8],Si=[.1,.5,1,2],hn={overlap:{term:"overlap",limits:_i,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:_i,
most:"1",of:({draft:t})=>ee(t??void 0)},target_entropy:{term:"entropy",limits:Si,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Si,most:"",of:({position:t})=>t?.draft_entropy??null}},Ei=["verdict",...Object.keys(hn)],Ti=t=>Ei.includes(t);function xs(t,e){let n=e&&hn[t]?hn[t].of(
e):null;return n==null?null:hn[t].limits.filter(s=>n>=s).length}function Ri(){let{tint:t,set:e}=ie();return o("div",{class:"sv-tint",children:o(ri,{label:d("tin\
t.label"),choices:Ei.map(n=>[n,d(`tint.${n}.name`)]),chosen:t,choose:n=>e({tint:n})})})}function Mi({name:t}){let e=hn[t];if(!e)return null;let{limits:n,most:s,
term:r}=e;return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:n.join(d("comma"))}),children:[
"0",...n.map(a=>String(a).replace(/^0\./,".")),s].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=n.length&&o("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),o(A,{name:r,children:d(`tint.${t}.means`)},r)]})}var ws=44,bu=2,Oi={PageUp:10,PageDown:-10},zi=(t,{round:e})=>Oi[t]?{round:e+Oi[t],phase:0}:null;function xu({rounds:t,length:e},n,s){let r=Math.max(0,Math.min(1,
n))*e,a=Math.min(Math.floor(r),e-1),i=mr(t[a]);return s/e<bu*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function Li({text:t}){let{run:e,
moment:n,tint:s,viewer:r}=ie(),a=O(null),i=O(null),[l,c]=I(0);C(()=>{let v=new ResizeObserver(([{contentRect:h}])=>c(h.width));return v.observe(a.current),()=>v.
disconnect()},[]),C(()=>wu(i.current,r.palette,{run:e,shown:n.round,tint:s,width:l}),[e,e?.length,n.round,s,l,r.layouts]);let p=v=>{let{left:h}=a.current.getBoundingClientRect(),
{round:b,phase:g}=xu(e,(v.clientX-h)/(l||1),l);r.seek(b,g)},u=e?.length??0,m=e&&n.phase?n.phase/mr(e.rounds[n.round]):0,f=n.round+m;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
f.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?f/u:0},onPointerDown:v=>{!u||v.button||(v.currentTarget.setPointerCapture(v.pointerId),p(v))},onPointerMove:v=>{
v.currentTarget.hasPointerCapture(v.pointerId)&&p(v)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function wu(t,e,{run:n,shown:s,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(ws*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,a,ws),!n?.length))return;let p=a/n.length,u=$(n.trace),
m=u?n.rounds.map(({drafts:b})=>Math.max(0,...me(b).map(g=>g+1))):[],f=ws/((u?Math.max(...m):n.width)+1),[v,h]=[p,f].map(b=>b>4?b-1:b);n.rounds.forEach(({drafts:b},g)=>{
let x=g<s?yu(n,g):[],k=u?m[g]+1:g<s?n.rows[g].slots.length:b.length+1;for(let y=0;y<k;y+=1)c.fillStyle=e.get(y<x.length?ku(n,g,x[y],r):"line"),c.fillRect(g*p,ws-
(y+1)*f,Math.max(.6,v),Math.max(.6,h))})}var yu=(t,e)=>t.rows[e].slots.map(({kind:n},s)=>({kind:n,index:s})).filter(({kind:n})=>Ce(n));function ku(t,e,{index:n,
kind:s},r){if(r==="verdict")return`strip-${s}`;let a=xs(r,t.at({round:e,index:n}));return a==null?"strip-unknown":`tint-${a}`}var ys=["gamma","temperature","drafter","rule","tree"];function ks(t,e){return e==="rule"?z(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function gn(t){
let{gamma:e,budget:n=e}=t.settings;return $(t)&&e>0?n:e}function _s(t,e,n){return t==="drafter"?xe(String(e),n):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function xe(t,e){let n=`drafter_of.${e}.${t}`,s=d(n);return s===n?d(`drafter.${t}`):s}function Te(t){if(t.part)return d("token.part",{hex:be(t.piece)});let e=se(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function Vr({
rounds:t,trace:e},n,s){let{drafts:r}=t[n],a=r.length;if(s>=a)return d("token.final");let i=d("token.guess",{n:s+1,of:a}),{source:l}=r[s];return l?d("token.from",
{slot:i,drafter:xe(l,e.models.pair)}):i}function Ye(t,e,n,s){let r=t.rows[e].slots[n];return d("token.aria",{token:Te(r),kind:d(`kind.${st(s||r.kind,t.trace)}`),
round:e+1,slot:Vr(t,e,n)})}var Ss=({part:t,text:e,took:n})=>({"data-part":t?"":void 0,"data-empty":e===""&&!t?"":void 0,"data-took":n>1?n:void 0}),Pt=({slot:t,as:e})=>o(
"span",{class:e,translate:!1,style:{"--sv-characters":t?.text.length||1},...t&&Ss(t),children:t&&Mt(t.text,!0)});function _u(t,e){let{gamma:n,drafter:s,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return n===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:s==="dspark"&&r?"unsure":s==="lookup"?"lookup":null}function Es(t,e,n){let s=_u(e,n);return N(
t,s&&d(`unguessed.${s}`))}function Su(t,e){if(!e)return d("summary.start");let{drafts:n,final:s}=t.rounds[e-1],r={round:e,drafted:n.length,accepted:n.filter(i=>i.
verdict==="accepted").length};if(!n.length)return Es(d("summary.plain",r),t,e-1);let a=n.length===1;return s?ue({drafts:n})?d(s.kind==="bonus"?"tree.bonus":"tre\
e.some",r):s.kind==="correction"?d(a?"summary.one_rejected":"summary.some",r):d(a?"summary.one":"summary.all",r):d(a?"summary.one_ends":"summary.end",r)}function Eu(t,{
round:e},{name:n,index:s}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:s+1,of:a.length};if(ue(r)&&n!=="final")return Tu(t,e,{name:n,index:s});if(n==="\
draft"&&r.together&&a.length>1)return d("phase.at_once",l);if(n==="draft"){let p=t.rows[e].slots[s];return d("phase.draft",{...l,token:Te(p)})}if(n==="verify"&&
!a.length)return Es(d("phase.verify_none",l),t,e);if(n==="verify")return d(a.length===1?"phase.verify_one":"phase.verify",l);if(n==="test")return Ru(t,r,s,l);let c=a.
filter(p=>p.verdict==="untested").length;return c&&i&&z(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function Tu(t,e,{name:n,index:s}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:Te(t.rows[e].slots[s]??t.rows[e].slots[0])};if(n===
"draft"){let v=me(r),h=v.filter(b=>b===v[s]).length;return d(h===1?"tree.level_one":"tree.level",{...a,level:v[s]+1,n:h})}if(n!=="test")return d(n==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:c}=r[s],p=ee(r[s]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&z(t.trace)==="block")
return d("tree.kept",a);if(t.trace.settings.temperature!==0&&nt(r[s],z(t.trace)))return Ci(t,{...a,n:s+1},i);if(t.trace.settings.temperature===0||l==null||p===null)
return d(`tree.greedy_${i}`,a);let[u,m]=oe(l,p),f=i==="rejected"&&!r.some((v,h)=>h>s&&v.parent===c);return d(`tree.${i}${f?"_last":""}`,{...a,draw:u,threshold:m})}
var Ci=(t,e,n)=>d(`rules.phase.certain_${n}`,{...e,rule:d(`rules.name.${z(t.trace)}`)});function Ru(t,{drafts:e},n,s){let r=e[n],{verdict:a,draw:i}=r,l=ee(r);if(t.
trace.settings.temperature===0)return d(`phase.greedy_${a}`,s);if(nt(r,z(t.trace)))return Ci(t,s,a);if(i==null||l===null)return d(`phase.untold_${a}`,s);let[c,p]=oe(
i,l),u={...s,draw:c,threshold:p};if(l===1&&a==="accepted"&&z(t.trace)!=="block")return d("phase.certain",u);if(z(t.trace)!=="block")return d(`phase.${a}`,u);let m=a===
"accepted"?wt(r):"failed",[,f]=oe(i,De(r)??1);return d(`rules.phase.${m}`,{...u,ratio:f,by:yt(e)+1})}function bn(t,e,n){return n?Eu(t,e,n.phase):Su(t,e.round)}var Mu=[.5,1,2,4],Ou=["steps","rounds"],zu={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function Lu({run:t,moment:{
round:e,phase:n}}){let s=t?.over;if(s&&e===t.length&&e)return d("transport.all",{rounds:e});let r=d(`transport.${s?"round_of":"round"}`,{round:n?e+1:e,rounds:s&&
t.length});return n?d("transport.step",{round:r,phase:n}):r}function Cu(){let{run:t,moment:e,playing:n,mode:s,live:r,status:a,presenting:i,state:l,viewer:{actions:c}}=ie(),
p=O(null),u=ne(l),m=ke(l),f=e.round===0&&e.phase===0,v=n||m&&s==="running"&&!u?"pause":m&&s==="paused"&&!u?"resume":"play",h=!(u>0||m||r&&!t),b={start:f,back:f,
previous:f,next:h,forward:h,end:e.round===(t?.length??0)};return C(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||
!(g.disabled||g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play",
"next","forward","end","stop"].map(g=>{let x=d(`transport.${g==="play"?v:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g===
"play"?v:void 0,title:x,"aria-label":x,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!m&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"tru\
e",class:"sv-icon",children:o("path",{d:zu[v==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:x})]},g)}),o("button",{type:"button",class:"sv-\
button sv-run",onClick:c.run,hidden:!(i&&r&&!m),children:d("transport.run")})]})}function xn(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector(
"summary")?.focus(),t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function $u(){let{viewer:t}=ie();return o("details",{class:"sv-keys",ref:e=>{
t.help=e},children:[o("summary",{children:d("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","ari\
a-label":d("term.close"),onClick:()=>xn(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,n])=>o(T,{children:[o("dt",{children:e.split(/\s+/).map(s=>o(
"kbd",{children:s}))}),o("dd",{children:n})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"\
sv-check",children:[o("input",{type:"checkbox",defaultChecked:$t.on,onChange:({currentTarget:e})=>$t.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function $i({
children:t}){let{run:e,moment:n,speed:s,pace:r,ghosts:a,presenting:i,state:l,set:c,viewer:{actions:p}}=ie(),u=Lu(l);return o("div",{class:"sv-transport",role:"g\
roup","aria-label":d("transport.label"),children:[t,o(Cu,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(Ri,{}),!(e&&
$(e.trace))&&o("label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:m})=>c({ghosts:m.checked})}),d("stream.ghosts")]}),
ke(l)&&ne(l)>0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),o(lt,{label:d("transport.pace"),choices:Ou.map(m=>[m,
d(`transport.${m}`)]),chosen:r,choose:m=>c({pace:m})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":d("transport.speed"),value:s,onChange:({currentTarget:m})=>c(
{speed:Number(m.value)}),children:Mu.map(m=>o("option",{value:m,children:`${m}×`},m))})}),o("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),o($u,{})]}),o(Li,{text:e?`${u}. ${bn(e,n,re(l))}`:""})]})}function Pi(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function Pu(t){let{start:e,back:n,previous:s,play:r,next:a,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:m}=t.state;if(t.help?.open)xn(t.help,!1);else if(u)c();else if(m)t.pin(null);else return!1;return!0};return new bs({node:t.node,actions:{toggle:r,roundBack:n,
roundOn:i,stepBack:s,stepOn:a,start:e,end:l,present:c,escape:p,help:()=>xn(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(ju(u,t.state)?"r":u,
t.state.predicting),letters:()=>$t.on,presenting:()=>t.state.presenting,options:()=>[...t.node.querySelectorAll(".sv-list > :not(.sv-ahead) > [role=option]")],cells:Au,
leap:u=>{let m=zi(u,t.state.moment);return m&&t.seek(m.round),!!m}})}function Au(t){return[...t.closest("[role=grid]").querySelectorAll("[role=row]:not(.sv-ahea\
d)")].map(n=>[...n.querySelectorAll("[role=gridcell]:not([aria-hidden])")].filter(s=>s.checkVisibility({visibilityProperty:!0}))).filter(({length:n})=>n)}function ju(t,e){
return t==="PageDown"&&e.presenting&&!sn(e)&&Ee(e)!==null}function Ts({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[n,
s]=(e.dataset.at??"").split(".").map(Number);return{round:n,index:s}}function Ai(t){let e=new AbortController,{node:n}=t,{signal:s}=e,r="",a=({screenX:f,screenY:v})=>`${f}\
,${v}`;window.addEventListener("pointermove",f=>{r=a(f)},{signal:s}),n.addEventListener("pointerover",f=>{a(f)!==r&&t.hover(Ts(f))},{signal:s}),n.addEventListener(
"pointermove",f=>t.hover(Ts(f)),{signal:s}),n.addEventListener("focusin",f=>t.focusOn(Ts(f)),{signal:s});let i=null;n.addEventListener("pointerdown",()=>{i=t.state.
pinned},{signal:s,capture:!0}),n.addEventListener("click",f=>{let v=Ts(f);v&&t.pin(_t(v,f.detail?i:t.state.pinned)?null:v)},{signal:s}),document.addEventListener(
"pointerdown",({target:f})=>{let{help:v}=t;v?.open&&f instanceof Node&&!v.contains(f)&&xn(v,!1)},{signal:s}),Pu(t).listen(s);let l=()=>{t.palette.refresh()&&t.relayout()};
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:s});let c=new MutationObserver(l);[document.documentElement,document.body].
forEach(f=>c.observe(f,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:f}])=>{let v=p;p=f.width,!(!p||
p===v)&&(v||(t.lag=!t.state.whole),t.relayout())});u.observe(t.node);let m=new ResizeObserver(()=>t.fit());return m.observe(document.body),()=>{e.abort(),[c,u,m].
forEach(f=>f.disconnect())}}var Hu=[".sv-list",".sv-rows",".sv-round"],Nu=".sv-round [role=gridcell]:not([aria-hidden])";function ji(t,e,n){if(!n)return null;let r=t.querySelector(`${e} [r\
ole][data-at="${n.round}.${n.index}"]`)??[...t.querySelectorAll(`${e} [role=option][data-at^="${n.round}."]`)].at(-1);return r&&!r.closest(".sv-ahead")?r:null}var Rs=class{constructor(e){
this.viewer=e}viewer;marks=Hu.map(e=>({area:e,marked:null,stop:null}));show(e,n,s){let r=Ve(e,e.cursor)?e.cursor:n;for(let a of this.marks){let i=ji(this.viewer,
a.area,n),l=ji(this.viewer,a.area,r)??(a.area===".sv-round"?this.viewer.querySelector(Nu):null);a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute(
"aria-selected","false")),i&&(i.dataset.seen=s,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(
a,{marked:i,stop:l})}}};var qu=1100,Iu=1.6,Du={draft:450,verify:1200,test:1e3,discard:700,final:1300},Fr=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Ms=class{constructor(e,n){
this.store=e;this.resume=n}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Sr(this.store.state,e)!==null}seek(e){let{round:n,
phase:s}=Zt(this.rounds,e);this.move(this.toward({round:n,phase:0},{round:n,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,n){let s=e;for(;Fr(s,n)&&!this.barred(s);)s=vr(this.rounds,s);return s}move(e,n,s={}){s.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:n,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(e){
this.go(e,{})}back(e){let{moment:n}=this.store.state;e==="step"?this.move(Xo(this.rounds,n),"step"):this.seek({round:n.phase?n.round:n.round-1,phase:0})}go(e,n){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(e==="step")this.move(vr(this.rounds,s),"step",n);else{let r=Zt(this.rounds,
{round:s.round+1}),a=this.toward(s,r);this.move(a,Fr(a,r)?"step":"round",n)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...ne(
this.store.state)?{}:{moment:kt.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:n,moment:s,
opening:r}=this.store.state,{name:a}=qe(this.rounds[s.round])[s.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?Du[a]:qu)/(r?Iu:n))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Fr(e.moment,e.until)?null:
ne(e)?()=>this.tick():ke(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function Vu(t){let e=[];for(let n=t;n.parentElement&&n!==document.body;n=n.parentElement){let s=n;e.push(...[...n.parentElement.children].filter(r=>r!==s))}return e.
filter(n=>n instanceof HTMLElement).filter(({popover:n})=>!n)}var Os=class{constructor(e,n){this.node=e;this.resized=n}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Vu(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:n}=window,s=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(s,n/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Br=(t,e)=>t.length===e.length&&t.every((n,s)=>n===e[s]);function Hi(t,e){let[n,s]=[t.trace.prompt,e.trace.prompt];if(Br(n,s))return"again";if(s.length<=n.length||
!Br(n,s.slice(0,n.length)))return null;let r=s.slice(n.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!Br(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function Fu(t,e,n){let s=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(n[u]).emitted)),i=[...s,...a],
l=r.findIndex((p,u)=>p!==i[u]),c=l<0?Math.min(r.length,i.length):l;return{n:c,was:r.at(c),now:i.at(c)}}var Bu=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function Ni({compared:t,expected:e,returning:n},s){let r=n??(t&&Bu(t.pair[t.shown],s)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,s]:[s,
l],shown:r}}return e&&s.source&&Hi(e.run,s.run)?{pair:[e,s],shown:1}:null}var zs=(t,e)=>e!==void 0&&se(t.alone(e))||d("token.empty");function Wu(t,e,n){let s=[t,
e],r=ys.map(c=>[c,s.map(({trace:p})=>_s(c,ks(p,c),p.models.pair))]).filter(([,[c,p]])=>c!==p),a=r.some(([c])=>c==="tree"),i=s.some(({trace:c})=>$(c)),l=s.map((c,p)=>c.
folds.summary(n[p]));return[...r,...a?[["verified",s.map(({trace:c})=>ae(gn(c)))]]:[],["speedup",l.map(({speedup:c})=>Q(c))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:c})=>L(c))],["draft_efficiency",l.map(({draft_efficiency:c})=>L(c))],["mean_acceptance_length",l.map(({mean_acceptance_length:c})=>V(
c))],["emitted",l.map(({emitted:c})=>ae(c))]]}function Uu(t,e,n){let{n:s,was:r,now:a}=Fu(t,e,n);return r===void 0&&a===void 0?d("compare.same",{n:s}):r===void 0||
a===void 0?d("compare.longer",{n:s}):d("compare.differ",{n:s+1,was:zs(t,r),now:zs(e,a)})}function Gu(t,e){let n=Hi(t,e);return n==="again"||n===null?"":d("compa\
re.branched",{n:n.at+1,token:zs(e,n.token),was:zs(t,n.was)})}function qi(){let{state:t,viewer:{sequels:e}}=j(),n=O(null),s=O(null),{compared:r}=t;if(C(()=>{let v=r&&
!r.pair.some(h=>s.current?.pair.includes(h));s.current=r,v&&(n.current?.focus({preventScroll:!0}),n.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,c]=a.map(({run:v})=>v),p=a.map(({run:v},h)=>h===i?Wn(t):v.length),u=Gu(l,c),m=JSON.stringify(l.trace.machine)!==JSON.stringify(c.trace.
machine),f=["before","now"].map((v,h)=>h===i?d("compare.shown",{run:d(`compare.${v}`)}):d(`compare.${v}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":d("compare.heading"),ref:n,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:d(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:d(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),m&&o("p",{class:"sv-note",children:d("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d("compare.setting")}),f.map(v=>o("th",{scope:"col",children:v}))]})}),o("tbody",{children:Wu(
l,c,p).map(([v,h])=>o("tr",{children:[o("th",{scope:"row",children:d(`compare.${v}`)}),h.map(b=>o("td",{children:b}))]},v))})]}),o("p",{children:Uu(l,c,p)})]})}var Ii=23,Di=["tokens","distance"],Vi=.005;function Fi(){let{run:t,moment:{round:e},live:n,send:s}=j(),r=$(t.trace)?"trees":t.trace.settings.temperature?"none":
"greedy",a=t.folds.at(e).rules,i=(l,c)=>{let[p,u]=a?.means[c]??[null,null];return o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:Z(l)?"sv-lossy":"",children:[
d(`rules.name.${l}`),o("span",{children:l===z(t.trace)&&` ${d("rules.lab.own")}`})]}),o("td",{children:V(p)}),o("td",{children:u===null?ot:Z(l)?u<Vi?`<${Vi}`:V(
u):"0"})]},l)};return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:d("rules.lab.heading")}),a&&o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:["rule",...Di].map(l=>o("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),o("tbody",{children:Fn().map(i)})]}),o("p",{class:"\
sv-note",children:a?d("rules.lab.rounds",{n:a.rounds}):d(`rules.lab.${r}`)}),a&&o("ul",{class:"sv-note",children:Di.map(l=>o("li",{children:d(`rules.lab.legend.${l}`)}))}),
n&&o("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:Ii}),children:d("rules.lab.claim",{n:Ii})})]})}var Ku=[["mean_acceptance_length",V],["acceptance_rate",L],["draft_efficiency",L],["drafted",ae],["emitted",ae]];function Bi({drafts:t,final:e},n){if(t.length<=
n)return!0;let s=e?"rejected":"accepted",r=t.findLastIndex(({verdict:a})=>a===s);return r>=0&&r<n}function Yu(t){let{drafter:e,temperature:n}=t.settings;return $(
t)?"tree.whatif":e.startsWith("lookup")?"whatif.lookup":z(t)==="block"&&n?"rules.whatif":""}function Wi(){let{run:t,gamma:e,moment:{round:n},set:s}=j(),r=t.trace.
settings.gamma,a=Yu(t.trace),i=e>=r,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:d("w\
hatif.gamma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),o("output",{class:"sv-whatif-value",
children:l})]}),!i&&o(Ju,{gamma:e,most:r,sums:t.folds.at(n)}),o("p",{class:"sv-note","aria-live":"polite",children:i?d(a||(r<2?"whatif.fewest":"whatif.try")):d(
"whatif.note",{gamma:e,rounds:n})})]})}var Ju=({gamma:t,most:e,sums:n})=>o("table",{class:"sv-figures-table",children:[o("thead",{children:o("tr",{children:[o("\
th",{scope:"col",children:d("whatif.rounds")}),o("th",{scope:"col",children:d("whatif.was",{gamma:e})}),o("th",{scope:"col",children:d("whatif.would",{gamma:t})})]})}),
o("tbody",{children:Ku.map(([s,r],a)=>o("tr",{children:[o("th",{scope:"row",children:d(`whatif.row.${s}`)}),o("td",{children:r(n.rounds?n[s]:null)}),o("td",{children:r(
n.cuts?.[t-1][a])})]},s))})]});var Xu={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5]};function Qu(t,e,n,s){if(e!=="tree")return{[e]:n};let r=gn(t.trace);return n==="chain"?{tree:n,gamma:Math.
min(r,s)}:{tree:n,budget:Math.max(r,1)}}function Zu(){let{run:t,offers:e,live:n,viewer:{sequels:s}}=j();if(!n)return null;let{most:r,refusal:a}=s,i=ys.map(c=>[c,
Xu[c]?.filter(p=>c!=="gamma"||p<=r)??e?.[c]??[]]),l=(c,p)=>{let u=p==="chain"&&gn(t.trace)>r,m=u?d("again.shorter",{most:r}):_s(c,p,t.trace.models.pair);return o(
"button",{type:"button",class:"sv-choose",disabled:ks(t.trace,c)===p,"aria-label":d(u?"again.do_shorter":`again.do_${c}`,{value:m,most:r}),onClick:()=>s.make({changes:Qu(
t,c,p,r)}),children:m},p)};return o("div",{class:"sv-block",children:[o("h3",{children:d("again.heading")}),o("p",{class:"sv-note",children:a||d("again.note")}),
!a&&o("div",{class:"sv-again",children:i.map(([c,p])=>p.length>1&&o("div",{class:"sv-again-row","data-change":c,children:[o("span",{children:d(`again.${c}`)}),o(
"div",{class:"sv-choices",children:p.map(u=>l(c,u))})]},c))})]})}var Ui=()=>o("section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-\
head",children:o("h2",{children:d("whatif.heading")})}),o(Wi,{}),o(Fi,{}),o(Zu,{})]});var Wr=["both","target","draft"],em={both:"overlap",target:"residual",draft:"rejected"},tm=[0,.5,1],Gi=({models:t})=>({token:e,target:n,draft:s,both:r})=>({token:e,
target:t==="draft"?null:n,draft:t==="target"?null:s,both:t==="both"?r:null});function Ki({view:t,at:e}){let{raw:n,asTable:s,set:r}=j(),a=ti(t.position),i=n&&a,l=O(
{at:e,form:`${n} ${s}`,morph:!1}),c=`${n} ${s}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
lt,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(lt,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:s?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),s?o(om,{view:t,raw:i}):o(nm,{view:t,raw:i}),
o("p",{class:"sv-note",children:N(...t.notes,a&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function nm({view:t,raw:e}){let{position:n,marks:s,
models:r}=t,a=ds(n,[...s.keys()],e).map(Gi(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?n.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":rm(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:d("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),a.map((c,p)=>o(sm,{view:t,row:c,others:p===a.length-1,dart:i?.token===
c.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:tm.map(c=>o("span",{style:{"--x":c},
children:c}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:d("areas.total")}),o(Yi,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:K(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[Wr.map(c=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":c}),o(A,{name:em[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var Yi=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(Wr.map(n=>[`--${n}`,t[n]||0])),children:[Wr.
map(n=>o("span",{"data-area":n},n)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function sm({view:t,
row:e,others:n,dart:s}){let r=t.name(e.token);return o("div",{class:`sv-area-row${n?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(Yi,{values:e,dart:s}),o("span",{class:"sv-p",children:e.target==null?"":G(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":G(e.draft)})]})}function rm(t,e,n,s){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:K(l[i])})},a=e[e.length-1];return N(r("target"),r("draft"),n!==null&&d("areas.overlap",{overlap:K(n)}),s&&d(`areas.dart.${s.kind}`,{token:t.
name(s.token)}),d("areas.rest",{target:G(a.target),draft:G(a.draft)}))}function om({view:t,raw:e}){let{position:n,name:s,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:d(`areas.${i}`)}))})}),o("tbody",{children:[ps(n,e).map(Gi(t)).map(({token:i,target:l,draft:c,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:s(i)}),[l,c,p].map(u=>o("td",{children:G(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:d("areas.sum")}),[1,1,n.overlap].map(i=>o("td",{children:G(i)}))]})]})]})})}var am={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Ls(t,e){let{key:n}=e,s=t.findIndex(i=>i===document.activeElement),r=am[n],a=n==="Home"?0:n===
"End"?t.length-1:r?(s+r+t.length)%t.length:-1;return s<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function im({round:{drafts:t,final:e},index:n,token:s}){let r=n<t.length?t[n].parent:null;return(t.find(({verdict:i,parent:l})=>i==="accepted"&&l===r)??e??{token:s}).
token}function Ji({seen:t,name:e}){let{live:n,viewer:{sequels:s}}=j();if(!n||t.open||!t.position)return null;let r=s.refusal,a=t.kind==="untested",i=im(t);return o(
"div",{class:"sv-block sv-branch",children:[o("h3",{children:d("branch.heading")}),o("p",{class:"sv-note",children:r||d(a?"branch.untested":"branch.note")}),!r&&
!a&&o("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>Ls([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>s.
make({branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:G(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var lm=({chances:t=[]})=>Fn().flatMap((e,n)=>{let s=t[n];return s==null||e==="block"?[]:[[e,s]]});function Xi({draft:t,draw:e,alone:n}){let s=n?lm(t):[];return s.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:d("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(r=>o("th",{scope:"col",children:d(`rules.others.${r}`)}))})}),o("tbody",{children:s.map(([r,a])=>{let i=e<
a?"accepted":"rejected";return o("tr",{"data-rule":r,children:[o("th",{scope:"row",class:Z(r)?"sv-lossy":"",children:d(`rules.name.${r}`)}),o("td",{children:K(a)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":i})," ",d(`kind.${i}`)]})]},r)})})]}),o("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:K(e)})})]}):null}var dt=t=>t.trace.settings.temperature===0;function pt(t,e){return e===-1?d("token.rest"):se(t.alone(e))||be(t.piece(e))||d("token.empty")}function Ur(t,{judged:e,
position:n}){let{drafter:s}=t.trace.settings;return e?.source?e.source==="lookup":s==="lookup"||s.startsWith("lookup")&&n!==null&&n.rest[4]==null}function Qi(t,e){
let n=e.part?d("inspector.bytes",{hex:be(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",s=e.draft?.confidence;return n+N(cm(t,e),s!=null&&d("in\
spector.confidence",{predicted:L(s)}))}function cm(t,e){let{kind:n,round:s,accepted:r,draft:a}=e,i=dt(t),l=Ur(t,e);if(n==="plain")return Es(d("why.plain"),t,e.number);
let c=ue(s)?dm(t,e):"";if(c)return c;if(n==="bonus")return s.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:s.drafts.length});let p=i||Ie(z(t.trace))==="\
token"?"":pm(t,e);if(p)return p;if(n==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:pt(t,s.drafts[r].token)});if(n==="untested"){let h=s.drafts.
findIndex(({verdict:b})=>b==="rejected");return h<0?d("why.untested_end"):d("why.untested",{n:h+1})}if(n==="guessed"&&l)return d("why.copied");if(i)return d(`wh\
y.greedy_${n}`);if(a?.target==null||a.draft==null)return d("inspector.absent_probabilities");let[u,m]=oe(a.target,a.draft),f={target:u,draft:m,chance:L(Math.min(
1,a.target/a.draft))},v=n!=="accepted"?n:a.target>=a.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,f)}function dm(t,{
kind:e,round:{drafts:n},index:s,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return d(`tree.why.${e}`);if(dt(t)||z(t.trace)!=="toke\
n"||!r?.draft||r.target==null)return"";if(e==="guessed")return d("tree.why.guessed");let a=n.some(({parent:u},m)=>m<s&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";
let[l,c]=oe(r.target,r.draft),p=L(Math.min(1,r.target/r.draft));return N(a&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,
chance:p}))}function pm(t,{kind:e,round:n,accepted:s,draft:r,index:a}){let i=z(t.trace);if(e==="correction"){let p=n.drafts[s];return Z(i)?"":d(`rules.why.${Ie(
i)}.correction`,{guess:pt(t,p.token),weight:K(p.weight??1)})}if(e==="untested")return i==="block"&&n.final?d("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&
e!=="rejected"||r.target==null||!r.draft)return"";if(i==="block"){let[p,u]=oe(r.draw??0,De(r)??1),m=!n.drafts.some(({parent:v})=>v===a),f=e==="accepted"?wt(r):m?
"rejected_last":e;return d(`rules.why.block.${f}`,{by:yt(n.drafts)+1,draw:p,ratio:u})}let[l,c]=oe(r.target,r.draft);return d(`rules.why.${Ie(i)}.${e}`,{rule:d(`\
rules.name.${i}`),target:l,draft:c,chance:L(ee(r)??0),exact:L(Math.min(1,r.target/r.draft))})}var Zi=2,el=16,um=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",wn=(t,e)=>Object.assign(document.createElement(t),
e),tl=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;function mm(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).
filter(e=>/sv-|specviz/.test(e)).join(`
`)}function vm(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function fm(t){let e=t.cloneNode(!0),n=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((s,r)=>{let{width:a,height:i}=n[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;s.replaceWith(
wn("img",{src:n[r].toDataURL(),style:l}))}),e.querySelectorAll(um).forEach(s=>s.remove()),e}function hm(t){let e=t.closest(".specviz"),{width:n}=t.getBoundingClientRect(),
s=wn("div",{style:`width: ${n+2*el}px; padding: ${el}px`}),r=wn("div",{className:e.className});s.append(fm(t)),r.append(s);let{style:a}=r;a.cssText=`position: a\
bsolute; visibility: hidden; width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(
a,{colorScheme:i,fontSize:l,lineHeight:c,fontFamily:zt}),e.append(r);let p=s.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.
assign(a,{position:"static",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function gm(t){let{outer:e,page:n,
width:s,height:r}=hm(t),a=m=>m.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(tl,""),i=new XMLSerializer().serializeToString(e).replace(tl,""),l=`<svg x\
mlns="http://www.w3.org/2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${r}"><style>${a(mm())}</style><foreignObject width="100%" height\
="100%">${i}</foreignObject></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=wn("canvas",{width:s*Zi,height:r*Zi}),
u=p.getContext("2d");return u.fillStyle=n,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function Je({of:t,name:e}){
let n=O(null);return vm()?o("button",{type:"button",class:"sv-link sv-snapshot",ref:n,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=n.current,
i=t?a.querySelector(t):r.matches(".sv-drawn")?r.firstElementChild:r;wn("a",{href:await gm(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var bm=8,xm=.85;function nl({of:t}){let[e,n]=I(!1);return C(()=>{let r=t.current,a=()=>n(r.scrollHeight-r.scrollTop-r.clientHeight>=bm),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:xm*t.current.clientHeight,
behavior:r})},children:"▾"})}var sl=4;function rl(){let{run:t,state:e,raw:n,asTable:s,source:r,live:a,viewer:i}=j(),{at:l,how:c}=Fe(e),p=Ve(e,l),u=ca(e,p),m=p!==null&&p.number!==rt(e),f=p?`${p.
number}.${p.index} ${p.kind}`:"",v=O(null);C(()=>{v.current.scrollTop=0},[t,f]);let h=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),v.current.focus(
{preventScroll:!0})};return o(T,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:v,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:d("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&o(Ge,{run:t,when:[f,p.open,u,m,n,s,a,r,i.layouts].join(),children:o(wm,{run:t,seen:p,concealed:u,stage:m?h:null})})]}),o(nl,{
of:v})]})}function wm({run:t,seen:e,concealed:n,stage:s}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&xe(a,r.pair),l=d("\
inspector.where",{round:e.number+1,slot:Vr(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=m=>pt(t,m),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?be(e.piece):e.text?o(le,{
text:e.text,oneLine:!0}):d("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${st(e.kind,t.trace)}`)})," ",s?o("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:s,children:c}):o("span",{class:"sv-quiet",children:c})]})]}),o("p",{class:"sv-why",children:n?
d("predict.hidden"):Qi(t,e)}),!n&&!u&&o("p",{class:"sv-quiet",children:d("inspector.absent")}),!n&&u&&o(Ki,{view:ym(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(_m,{run:t,seen:e}),o(Sm,{run:t,seen:e}),o(Ji,{seen:e,name:p}),!n&&u&&o(Je,{of:".sv-areas-block",name:"distributions"})]})}function ym(t,e,n){let{kind:s,round:r,
judged:a}=e,l=e.judgedAt>=r.drafts.length?"target":s==="guessed"?"draft":"both",c=s==="guessed"||s==="lit",p=z(t.trace)==="token",u=new Map,m=!e.open&&(!e.draft||
s==="rejected")?r.final:null,f=Qt(r);m&&f&&u.set(m.token,f),a&&u.set(a.token,c?s:a.verdict);let h=!(a&&!c&&!dt(t)&&p)||a.draw==null||a.draft==null?null:{token:a.
token,at:a.draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[s==="untested"&&"areas.untested",l!==
"target"&&Ur(t,e)&&"areas.lookup",dt(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:n,name:x=>pt(t,x),heading:d(b[l]),notes:g.flatMap(x=>x?[d(
x)]:[]),shaping:km(t),models:l,marks:u,dart:h,decides:p}}function km({trace:{settings:{temperature:t,top_k:e,top_p:n}}}){return[d("areas.temperature",{value:t}),
...e>0?[d("areas.top_k",{value:e})]:[],...n<1?[d("areas.top_p",{value:n})]:[]].join(d("comma"))}function _m({run:t,seen:e}){let n=z(t.trace),r=["accepted","reje\
cted",...n==="block"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=ee(r??void 0);if(dt(t)||!r||a===null||i===null)return null;let[l,c]=oe(a,i),
p={draw:l,threshold:c,target:Be(r.target),draft:Be(r.draft),kind:d(`kind.${st(e.kind,t.trace)}`)},u=a<i?"passed":"failed",m=nt(r,n),f=d(Ie(n)==="token"?`test.${e.
kind}`:`rules.sum.${m?"certain":Ie(n)}.${u}`,p),v=n==="block",h=v&&!$(t.trace)?ea(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"\
--threshold":i,"--draw":a},children:[o("h3",{children:o(A,{name:"accept_test",children:d("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.
kind,"aria-label":m?f:d("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:d(v?"rules.pass":"tes\
t.keep")}),o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:d(v?"rules.fail":"test.drop")}),!m&&o(T,{children:[o("s\
pan",{class:"sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-ax\
is","aria-hidden":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),
o("span",{children:"1"})]}),o("p",{class:"sv-arithmetic",children:f}),h&&o("p",{class:"sv-note",children:d(`rules.basis.${h.last?"last":"earlier"}`,{weight:K(h.
weight),excess:K(h.excess)})}),o(Xi,{draft:r,draw:a,alone:!$(t.trace)})]})}function Sm({run:t,seen:e}){let n=z(t.trace),s=Em(e),r=e.position&&s?ei(e.position,na(
s,n)):null;if(!s||!r)return null;let a=!dt(t)&&(n==="block"||n==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,sl),c=r.shares.find(
({token:p})=>p===i);return c&&!l.includes(c)&&(l[sl-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residu\
al-block",children:[o("h3",{children:o(A,{name:"residual",children:d("residual.heading")})}),o("p",{class:"sv-note",children:a?d(`rules.residual.${n}`,{weight:K(
s.weight??1)}):d("residual.note")}),o("div",{class:"sv-residual-head",children:[o("span",{children:d("areas.token")}),o("span",{children:d("residual.share")})]}),
o("ul",{class:"sv-residual",children:l.map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[o("span",
{class:"sv-t",title:pt(t,p.token),children:pt(t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:G(p.share)})]},
p.token))})]})}function Em({kind:t,draft:e,round:{drafts:n}}){if(t==="rejected")return e;if(t!=="correction")return null;let s=tt(n).at(-1)??-1;return n.findLast(
({verdict:r,parent:a})=>r==="rejected"&&a===s)??null}var ol=["draft","verify","accept"],Tm=3;function al(t,e){let n=t.folds.summary(e),s=e<Tm&&!(t.over&&e===t.length);return{numbers:n,early:s,warning:Rm(t,e)}}function Rm(t,e){
let n=t.over?t.folds.comparison(e):null;return n?.impossible?d("headline.impossible"):n?.busy?d("headline.disturbed",{jitter:L(n.jitter)}):""}function il(){let{
run:t,moment:{round:e}}=j(),{numbers:{speedup:n,acceptance_rate:s,mean_acceptance_length:r},early:a,warning:i}=al(t,e),l=(p,u,m,f)=>o("div",{class:`sv-figure sv\
-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?ot:f}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:d("headline.\
busy")}),o("span",{class:"sv-figure-label",children:o(A,{name:u,children:m})})]}),c=!a&&n!==null&&n<1&&Q(n)!==Q(1);return o("div",{class:"sv-headline","data-slo\
wer":String(c),"data-busy":String(!a&&i!==""),title:a?d("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",d("hea\
dline.speedup"),Q(n)),l("acceptance","acceptance_rate",d($(t.trace)?"tree.acceptance":"headline.acceptance"),L(s)),l("length","mean_acceptance_length",d("headli\
ne.length"),V(r))]})})}function ll(){let{run:t,moment:{round:e}}=j(),{numbers:n,early:s,warning:r}=al(t,e),a=e<t.length&&d("headline.until",{round:e,rounds:t.length});
return o("p",{class:"sv-sentence",children:n.rounds?N(a,Mm(t,n),Om(t,e,n,s),r):d("headline.nothing")})}function Mm(t,{mean_acceptance_length:e,drafted:n,rounds:s}){
let{gamma:r,drafter:a}=t.trace.settings,i=V(e,n?1:0);if(!r)return d("headline.plain_round",{length:i});let l=n/s,c=n===s*r,p=$(t.trace)&&n?d("tree.guesses",{n:V(
l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return d("headline.each_round",{drafter:xe(a,t.trace.models.pair),guessed:p,
length:i})}function Om(t,e,{speedup:n},s){if(!t.folds.plain.tokens.length)return d("headline.not_measured");let r=t.folds.comparison(e);if(t.over&&r?.impossible)
return"";if(s||n===null||!r)return d("headline.too_early");if(Q(n)===Q(1))return d("headline.same");if(n>=1)return d("headline.faster",{share:L(1/n)});let{cost:a}=r,
i=l=>V(a[l]/a.plain);return d("headline.slower",{total:V(ol.reduce((l,c)=>l+a[c]/a.plain,0)),draft:i("draft"),verify:i("verify"),accept:i("accept"),blame:d(`par\
t.${ol.reduce((l,c)=>a[l]>=a[c]?l:c)}`)})}var zm=["emitted","rounds","drafted","accepted","rejected","untested"],Lm=["accepted","rejected","untested"],Cm={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},cl=({trace:t})=>t.settings.temperature>0&&Z(z(t));function $m(t,e){if(t.trace.
settings.temperature>0)return d(`ledger.agreement.${cl(t)?"lossy":"sampling"}`);let n=t.folds.agreement(e);if(!n)return ot;let{first_difference:s,compared:r}=n;
return s===null?d("ledger.agreement.same",{n:r}):d("ledger.agreement.differ",{n:s+1})}function dl(){let{run:t,moment:{round:e}}=j(),n=t.folds.summary(e),{target:s=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(zm.map(l=>[l,ae(n[l])])),rates:{acceptance_rate:L(n.acceptance_rate),draft_efficiency:L(n.draft_efficiency),
mean_acceptance_length:V(n.mean_acceptance_length),mean_overlap:V(n.mean_overlap)},time:{speedup:Q(n.speedup),tokens_per_second:wr(n.tokens_per_second),plain_tokens_per_second:wr(
n.plain_tokens_per_second),prefill:s||r?U(s+r):ot,agreement:$m(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&$(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("ledger.heading")}),o("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),n.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",{drafted:n.drafted,accepted:n.accepted,rejected:n.rejected,
untested:n.untested}),children:Lm.map(l=>o("span",{"data-kind":l,style:`--n:${n[l]}`}))}),cl(t)&&o("p",{class:"sv-note",children:d("rules.lossy")}),o("div",{class:"\
sv-ledger-groups",children:Object.entries(a).map(([l,c])=>o("div",{class:"sv-ledger-group",children:[o("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).
map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o(A,{name:Cm[p]??p,children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var pl=240;function Pm(t){let e=[...t];return e.length>pl?e.slice(2-pl).join("").replace(/^\S*\s+/,"… "):t}function ul(t,e,n){let s=Ee(e),r=s?null:nn(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:n,asked:s&&`${s.round}.${s.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:c,index:p}=s??{round:0,index:0},
m=[...n.rows.slice(0,c).flatMap(({slots:f})=>f.filter(({kind:v})=>Ce(v))),...n.rows[c].slots.slice(0,p)].map(f=>f.text).join("");return{guess:[...Gn(Te(n.rows[c].
slots[p]))].slice(0,60).join(""),before:Pm(n.promptText+m),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Am=[0,.25,.5,.75,1];function jm(t,e,n,s){if(e)return d("predict.ask",{token:Te(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!n)return d(
s?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=n,l=`predict.${a?"kept":"dropped"}`,c=r===null?d(`${l}_unsaid`):d(l,{said:L(r),brier:V(tn(r,
a))});return N(c,i!==null&&d("predict.truth",{threshold:L(i)}))}function Hm({informed:t},e,n,s){if(!n)return!s||s.said===null?"":d("predict.brier",{said:s.said,
happened:s.kept?1:0,brier:V(tn(s.said,s.kept))});let{target:r,draft:a}=e.rounds[n.round].drafts[n.index];return e.trace.settings.temperature===0?d("predict.give\
n_greedy"):t?r==null||a==null?d("predict.unknown"):d("predict.given",{target:K(r),draft:K(a)}):d("predict.hidden")}function ml(){let{run:t,predicting:e,viewer:{
asking:n}}=j();return o(T,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>n.toggle(),children:d("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:n.refused===t&&$(t.trace)&&d("predict.trees")})]})}function vl(){let{run:t,state:e,set:n,
viewer:{asking:s}}=j(),{predicting:r,informed:a,taught:i,answers:l,moment:c,playing:p}=e,u=O(null),m=O(null),f=O(null),v=Ee(e),h=nn(e),b=h?l[h]:null,g=t.over&&c.
round===t.length,x=!v&&!g&&!p,k=da(Object.values(l)),y=i||g&&k.n>0,_=u.current?.contains(document.activeElement);return C(()=>{r&&m.current?.focus({preventScroll:!0})},
[r]),C(()=>{r&&v&&u.current?.scrollIntoView({block:"nearest"})},[r,v&&`${v.round}.${v.index}`]),C(()=>{let w=document.activeElement,H=!u.current?.contains(w)||!w?.
checkVisibility();_&&r&&(H||w===m.current&&x)&&(x?f:m).current?.focus({preventScroll:!0})}),C(()=>{u.current&&ul(u.current,e,t)}),o("section",{class:"sv-predict",
"aria-label":d("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("predict.heading")}),o("span",{class:"\
sv-quiet",children:k.n>0&&d(k.decided?"predict.score":"predict.score_undecided",{...k,brier:V(k.brier)})}),o("label",{class:"sv-check",children:[o("input",{type:"\
checkbox",checked:a,onChange:({currentTarget:w})=>n({informed:w.checked})}),d("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!k.n||g,"aria-\
expanded":y,onClick:()=>n({taught:!y}),children:d("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:d("predict.leave")})]}),
o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:m,children:jm(t,v,b,g)}),o("p",{class:"sv-note",children:Hm(e,t,v,b)}),o("div",{class:"sv-answers",role:"\
group","aria-label":d("predict.chance"),hidden:!v,children:[Am.map(w=>o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(w),children:[o("span",{children:w===
0?d("predict.none"):w===1?d("predict.all"):L(w)}),o("kbd",{children:ua(w)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[
d("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!x,onClick:()=>s.next(),ref:f,children:d("predict.n\
ext")}),o("div",{class:"sv-lesson",role:"status",children:y&&o(T,{children:[o("h3",{children:d("predict.lesson.heading")}),pa(k,t.trace.settings.temperature===0,
d).map(w=>o("p",{children:w}))]})})]})}var fl=20,Nm=5;function qm(t,e){let{drafts:n,final:s}=t.rounds[e],r=me(n),a=n.map(({parent:p})=>p);s&&(r.push(tt(n).length),a.push(tt(n).at(-1)??-1));let{rows:i,
count:l}=Go(a),c=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((m,f)=>m===u?[f]:[]));return{rows:i,count:l,levels:c,above:a.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function Im(t,e,n,s){let r=Ye(t,e,n,s),{drafts:a}=t.rounds[e];if(n>=a.length)return r;let i=Jt(a,a[n].parent).map(l=>Te(t.rows[e].slots[l]));return d(
i.length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function hl({run:t,number:e,looks:n,over:s}){let{state:r}=j(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:m}=We(()=>qm(t,e),[t,e]),{at:f}=Fe(r),v=f?.round===e&&f.index<a.length&&Ve(r,f)?f.index:-1,h=Jt(a,v),
b=O(null);C(()=>{let y=re(r)?.phase.name;(y?y!=="verify"&&y!=="discard":r.moment.round)&&Dm(b.current,Fe(r).at?.index??i.length-1)},[t,e,r.moment]);let g=tt(a).
length,x=y=>o("span",{class:`sv-tree-link${l[y]>u[y]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":n[y]??"absent","data-line":h.includes(y)?"":void 0,style:`\
grid-column:${m[y]};grid-row:${u[y]+1}/${l[y]+2}`},y),k=y=>{let _=n[y]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${y}`,
"data-kind":_,"data-line":h.includes(y)?"":void 0,style:`grid-column:${m[y]};grid-row:${l[y]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:Im(t,e,y,_),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),o(Pt,{slot:i[y],as:"sv-tree-token"})]},y)};return o("div",{class:`\
sv-tree${Math.max(c,p.length)>Nm?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":v>=0?"":void 0,children:d("tree.text")}),i.map(
(y,_)=>x(_)),p.map((y,_)=>o("div",{role:"row",class:"sv-tree-level",children:y.map(k)},`level ${_}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"\
sv-mask-name",children:o(A,{name:"tree_mask",children:d("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((y,_)=>o("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":n[_]??"absent","data-line":_===v?"":void 0,children:[0,...Jt(
a,_).map(w=>w+1)].map(w=>o("span",{class:"sv-mask-cell","data-column":w,style:{"--column":w}},w))},_))}),o("p",{class:"sv-tree-note",children:s?d("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):d("tree.sees")})]})]},e)}function Dm(t,e){let n=t.querySelector(".sv-tree-scroll"),s=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!n||!s)return;let r=(c,p,u,m)=>Math.min(0,c-fl-u)||Math.max(0,p+fl-m),[a,i,l]=[s,t,n].map(c=>c.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.
top,i.bottom),n.scrollLeft+=r(a.left,a.right,l.left,l.right)}var Vm=7,Fm=12;function Bm(t,e){let n=O(null),[s,r]=I({run:t,layouts:e,columns:1/0}),a=s.run===t&&s.layouts===e?s.columns:1/0;return C(()=>{a<1/0||!n.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(n.current).gridTemplateColumns.split(" ").length})}),{row:n,columns:a}}function Wm(t,e,n){let s=t.rounds[e]?.drafts.
length??0;return $(t.trace)?s:Math.max(s,Math.min(t.width,n-1))}function gl(){let{run:t,state:e,viewer:n}=j(),{moment:s,entered:r}=e,{row:a,columns:i}=Bm(t,n.layouts),
l=re(e),c=Math.max(0,rt(e)),p=t.rounds[c],u=!!(p&&ue(p)),m=t.rows[c]?.slots??[],f=l?.looks??m.map(({kind:_})=>s.round?_:"absent"),v=p?.drafts.length??-1,h=u?[]:
Array.from({length:v+1},(_,w)=>w),b=Wm(t,c,i),g=$(t.trace)?v:t.width,x=h.map(_=>Km(t,c,_,f[_]??"absent")),k={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?
l.verified:s.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=Vm,"sv-round-tighter":g>=Fm,"sv-round-undrafted":b===0},y=_=>o(Ym,{at:{round:c,index:_},look:f[_]??
"absent",figures:x[_],concealed:rn(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===m.length-1},_===v?"final":_);return Um(a,c),o("section",{class:["sv-rou\
nd",...Object.entries(k).flatMap(([_,w])=>w?[_]:[])].join(" "),"data-phase":l?.phase.name??"","aria-label":d("round.label"),children:[o(Gm,{run:t,number:c,tested:x.
some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),children:o("div",{class:"sv-slots",role:"row",ref:a,children:[h.slice(0,
-1).map(y),h.length>0&&Array.from({length:b-v},(_,w)=>o("div",{class:"sv-slot sv-slot-empty","aria-hidden":"true"},`empty ${w}`)),h.slice(-1).map(y)]})}),u&&o(hl,
{run:t,number:c,looks:f,over:!l&&s.round>0})]})}function Um(t,e){let n=O(null);C(()=>{let s=document.activeElement;n.current&&!n.current.isConnected&&s===document.
body&&t.current?.lastElementChild?.focus(),n.current=t.current?.contains(document.activeElement)?document.activeElement:null},[e]),C(()=>{let s=()=>{n.current=document.
activeElement};t.current?.addEventListener("focusin",s)},[])}function Gm({run:t,number:e,tested:n}){let{models:s,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.
source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o(A,{name:a==="model"?"draft":"drafter",children:r==="model"?d("round.guesses"):xe(a,s.
pair)})}),o("li",{children:o(A,{name:"verification",children:d("round.pass")})}),o("li",{hidden:!n,children:o(A,{name:"accept_test",children:d("round.tests")})})]})}
function bl(t,e,n){return e&&(n==="accepted"||n==="rejected")&&t.trace.settings.temperature!==0&&!nt(e,z(t.trace))?e.draw:null}function Km(t,e,n,s){let{drafts:r}=t.
rounds[e],a=r[n],i=bl(t,a,s),l=ee(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&i>=l)return d("rules.kept_by",{n:yt(r)+1});let[c,p]=oe(i,l);return d(
i<l?"round.below":"round.above",{draw:c,threshold:p})}function Ym({at:t,look:e,figures:n,concealed:s,now:r,entered:a}){let{run:i}=j(),{drafts:l,positions:c=[]}=i.
rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],m=e==="absent",f=i.trace.settings.temperature===0,v=!!p&&(["accepted","rejected","untested"].includes(
e)||e==="lit"&&!s),h=ee(p),b=bl(i,p,e);return o("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?
"":void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":m?"true":void 0,"aria-label":m?void 0:Ye(i,t.round,t.index,e),children:[o("span",{class:"\
sv-slot-token",translate:!1,children:o(Pt,{slot:u,as:"sv-slot-text"})}),o("span",{class:"sv-slot-pass","aria-hidden":"true",children:[!f&&v&&h!==null&&o("span",
{class:"sv-gauge",style:{"--keep":h},children:[o("span",{class:"sv-gauge-keep"}),b!=null&&o("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),f&&v&&o(Jm,{run:i,
token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-verdict","aria-hidden":"true",children:[o("span",{class:"sv-mark","aria-hidd\
en":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":d(`kind.${st(e,i.trace)}`)})]}),o("span",{class:"sv\
-slot-figures",children:n})]})}function Jm({run:t,token:e}){let n=e===void 0?"":se(t.alone(e));return o("span",{class:"sv-slot-says",style:{"--sv-characters":n.
length-2||1},children:n})}var Xm=["draft","verify","accept"],Qm=["accepted","rejected","untested","correction","bonus"],Cs=36,Zm=20,ev=5;function xl(){let{run:t}=j(),[e,n]=I(null),s=({target:a})=>{
let i=a instanceof Element?a.closest(".sv-time"):null,l=i?.closest("[data-round]");!i||!l||n({run:t,text:d("rounds.detail_of",{round:Number(l.dataset.round)+1,time:i.
getAttribute("aria-label")})})},r=e?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:s,onFocusIn:s,children:[o("div",{class:"sv-section-h\
ead",children:[o("h2",{children:o(A,{name:"round",children:d("rounds.heading")})}),o("ul",{class:"sv-legend",children:Qm.map(a=>o("li",{children:[o("span",{class:"\
sv-mark","data-kind":a}),o(A,{name:a,children:d(`kind.${a}`)})]},a))})]}),o("p",{class:"sv-note",children:d($(t.trace)?"tree.rounds":"rounds.note")}),o(tv,{}),o(
"p",{class:`sv-note sv-round-detail${r?"":" sv-hint"}`,children:r?e.text:d("rounds.detail")}),o("div",{class:"sv-foot",children:[o("ul",{class:"sv-legend",children:o(
"li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o(A,{name:"overlap",children:d("rounds.overlap_key")})]})}),o(Rt,{plain:d("rounds.plain_key")})]})]})}
function wl({rounds:t,folds:{sums:e,plain:n}},s){let{draft:r,verify:a,accept:i}=t[s].times,[l,c]=[e[s].emitted,e[s+1].emitted];return{total:r+a+i,plain:c<n.until.
length?n.until[c]-n.until[l]:null}}function tv(){let{run:t,state:e,gamma:n,moment:{round:s},viewer:r}=j(),a=re(e),i=t.rounds.map((u,m)=>wl(t,m)),l=Math.max(0,...i.
slice(0,s).map(({total:u,plain:m})=>Math.max(u,m??0)))||1,c=n<t.trace.settings.gamma?n:1/0,p=O(null);return C(()=>{p.current.scrollTop=0},[t]),C(()=>{r.lag&&ov(
p.current,s+(a?1:0))}),o("div",{class:"sv-rounds-scroll",ref:p,children:o("div",{class:`sv-grid${t.length>Zm?" sv-many":""}${t.width>ev?" sv-dense":""}`,role:"g\
rid","aria-label":d("rounds.label"),style:{"--sv-guesses":t.width,"--sv-longest":l},children:[o("div",{role:"rowgroup",class:"sv-grid-head",children:o("div",{class:"\
sv-row sv-row-head",role:"row",children:[o("div",{role:"columnheader",class:"sv-number",children:"#"}),Array.from({length:t.width},(u,m)=>o("div",{role:"columnh\
eader",children:d("rounds.guess",{n:m+1})},m)),o("div",{role:"columnheader",class:"sv-final",children:d("rounds.final")}),o("div",{role:"columnheader",class:"sv\
-time",children:d("rounds.time")})]})}),o("div",{class:"sv-rows",role:"rowgroup",style:{height:`${t.length*Cs}px`},children:i.map(({plain:u},m)=>o(nv,{run:t,number:m,
plain:u,now:m===s?a:null,ahead:m>=s,fresh:m===r.fresh,concealed:rn(e),cutting:m<s?c:1/0},m))})]})})}var nv=Tt(({run:t,number:e,plain:n,now:s,ahead:r,fresh:a,concealed:i,
cutting:l})=>{let{slots:c}=t.rows[e],p=s?` sv-row-now${s.verified?" sv-verified":""}`:r?" sv-ahead":"";return o("div",{class:`sv-row${p}${a?" sv-fresh":""}`,role:"\
row","data-round":e,children:[o("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+1}),children:e+1}),c.map((u,m)=>o(sv,{run:t,number:e,
index:m,look:s?.looks[m]??u.kind,concealed:i&&s!==null,cutting:l},m)),o(rv,{run:t,number:e,plain:n})]})}),sv=Tt(({run:t,number:e,index:n,look:s,concealed:r,cutting:a})=>{
let{slots:i,final:l}=t.rows[e],c=t.rounds[e],p=i[n],u=n<c.drafts.length,f=u&&!(s==="absent"||s==="guessed"||s==="lit"&&r)?c.positions?.[n]?.overlap??null:null,v=Ye(
t,e,n,s),h=Bi(c,a),b=u?n>=a:!h,g=n===a&&!h,x=s==="absent";return o("div",{class:`sv-cell${p===l?" sv-final":""}${g?" sv-cut-own":b?" sv-cut":""}`,role:"gridcell",
tabindex:-1,"data-kind":s,"data-at":`${e}.${n}`,style:{"--i":n,"--overlap":f??0},"aria-hidden":x?"true":void 0,"aria-label":x?void 0:f==null?v:d("token.aria_ove\
rlap",{label:v,overlap:K(f,2)}),"aria-description":b?d(g?"whatif.own":"whatif.gone",{gamma:a}):void 0,children:[o("span",{class:"sv-mark","data-kind":s,"aria-hi\
dden":"true"}),o(Pt,{slot:p,as:"sv-cell-text"})]})});function rv({run:t,number:e,plain:n}){let{times:s}=t.rounds[e],{total:r}=wl(t,e),a=d("rounds.row_time",{total:U(
r),draft:U(s.draft),verify:U(s.verify),accept:U(s.accept)});return o("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n===null?a:d("rounds.row_pl\
ain",{time:a,plain:U(n)}),children:[o("div",{class:"sv-bars-pair",children:[o("div",{class:"sv-bar",children:Xm.map(i=>o("span",{"data-part":i,style:`--t:${s[i]}`},
i))}),n!==null&&o("div",{class:"sv-bar sv-bar-plain",children:o("span",{"data-part":"plain",style:`--t:${n}`})})]}),o("span",{class:"sv-ms",children:U(r)})]})}function ov(t,e){
let n=t.clientHeight-t.querySelector(".sv-row-head").offsetHeight,{scrollTop:s}=t,r=e*Cs;r>s+n?t.scrollTop=r-n:r-2*Cs<s&&(t.scrollTop=Math.max(0,r-2*Cs))}var av=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function iv({models:t,settings:e}){let n=m=>d("size",{name:m.name,size:yr(m.parameters)}),s=n(t.
target),r=ta(e),{drafter:a,confidence:i,controller:l="fixed"}=e,c=m=>a!=="early-exit"?n(m):d("first_layers",{layers:m.layers,of:t.target.layers,size:yr(m.parameters)}),
p=t.draft?d("pair",{target:s,draft:c(t.draft)}):d("pair_alone",{target:s}),u=$({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});
return[r&&d(`rules.name.${r}`),u,a!=="model"&&xe(a,t.pair),...["too_short","other_weights"].map(m=>t.draft?.[m]&&d(m)),l!=="fixed"&&d("controller.chosen",{name:d(
`controller.name.${l}`)}),d("settings",{...e}),i&&d("confidence",{confidence:i}),p].filter(Boolean).join(" · ")}function lv({machine:t,captured:e,recorded:n},s){
let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&d(`steps.${e?"captured":"eager"}`);return d(s?"recorded":"live",{date:n.slice(0,10),machine:[a||r,i,l].filter(
Boolean).join(" · ")})}function cv({trace:{ending:t},folds:e}){let n=e.output.length;return d(`ending.${t}${t==="stopped"?["_none","_one"][n]??"":""}`,{n})}function dv(t){
let{run:e,recorded:n,status:s,stale:r}=t,a=s!=="done"?d(`state.${s}`):e?cv(e):d("state.idle"),i=n||ne(t)>0&&e?.trace.ending!=="stopped",l=e&&(s==="idle"||s==="d\
one"&&i),c=e&&s==="error"?d(n?"state.example":"state.previous"):l&&r?d("state.stale"):"";return N(t.message||(l?"":a),c)}function yl(){let{state:t,viewer:e}=ie(),
{run:n,recorded:s,status:r}=t,a=n?lv(n.trace,s):"",i=n?iv(n.trace):"";return o("div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(
s),title:a,children:a}),o("span",{title:i,children:i}),o("span",{class:"sv-message",role:r==="error"?"alert":"status",children:dv(t).split(av).map((l,c)=>c%2?o(
"a",{href:l,target:"_blank",rel:"noopener",children:l},`${e.errors} ${c}`):o("span",{children:l},`${e.errors} ${c}`))})]})}function pv({rounds:t,trace:e},n){let s=t[n];if(!s)return"";let r=z(e),a=en(s,r);return a>=0?d(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):hr(s)?d("lead.w\
hy"):""}function kl(){let{run:t,moment:e,opening:n,recorded:s,playing:r,rested:a,viewer:i}=j(),l=!r&&e.phase===0,c=a!==null?d("lead.rests",{round:t.length,shown:a+
1}):l&&n&&s?pv(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?Un(t):null,u=p!==null&&en(t.rounds[p],z(t.trace))>=0;return o("span",{class:"sv-lead",children:[
c&&o("span",{children:c}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var uv=2e3,Sl={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},_l=Object.keys(Sl),mv={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},vv={tree:["test","write"],block:["test"]};function fv({run:{trace:t},current:e}){let n=$(t)?"tree":z(t)==="block"&&t.settings.temperature?
"block":"",s=e?_l.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":d("act.label"),children:_l.map((r,a)=>{let i=d(`act.${r}.${vv[n]?.includes(r)?n:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===s?"step":void 0,class:a<s?"sv-past":"",children:[o(A,{name:r==="test"&&n==="block"?"block_verification":Sl[r],children:d(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function hv(t,e){let n=O({at:-1/0,sentence:""}),s=performance.now();return(!e||s-n.current.
at>=uv)&&(n.current={at:s,sentence:t}),n.current.sentence}function El({children:t}){let{run:e,state:n}=j(),{moment:s,entered:r,rested:a,mode:i,playing:l}=n,c=re(
n),p=r==="step"&&s.round>0,u=a===null?bn(e,s,c):bn(e,{round:rt(n)+1,phase:0},null),m=hv(u,l||i==="running"&&!ne(n));return o("div",{class:"sv-story",children:[o(
fv,{run:e,current:c?mv[c.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(kl,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:m}),t]})}var Tl=480,gv=5,Ml=/^ \S{1,24}$/,bv=["rejected","untested"];function Ol(){let{run:t,moment:{round:e},tint:n,ghosts:s,state:r,viewer:a}=j(),[i,l]=I(null),c=re(r),
{promptText:p}=t,u=p.length>Tl&&i!==t,{scroller:m,text:f}=_v(t,e===t.length&&!c);return o("section",{class:"sv-section sv-stream","data-tinted":String(n!=="verd\
ict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o(A,{name:"token",children:d("stream.heading")})}),o(xv,{})]}),u&&o("button",{type:"\
button",class:"sv-link",onClick:()=>l(t),children:d("stream.more",{n:p.length})}),o("div",{class:"sv-stream-scroll",ref:m,tabindex:e?void 0:0,children:o("div",{
class:"sv-text",dir:"auto",translate:!1,ref:f,children:[o("span",{class:"sv-prompt",children:u?"…"+p.slice(-Tl):p}),o("span",{class:"sv-list",role:"listbox","\
aria-label":d("stream.label"),"aria-orientation":"horizontal",dir:"auto",children:t.rounds.flatMap((v,h)=>[c&&h===e&&o(kv,{run:t,number:h,now:c},"now"),o(wv,{run:t,
number:h,ahead:h>=e,fresh:h===a.fresh,ghosts:s&&!$(t.trace),tint:n},h)])})]})}),o(Mi,{name:n})]})}function xv(){let{run:t,ghosts:e}=j(),{gamma:n,drafter:s}=t.trace.
settings,r=n===0||s.startsWith("lookup")||t.rounds.some(({drafts:i})=>!i.length),a=Ar.filter(i=>i==="plain"?r:n>0);return o("ul",{class:"sv-legend",children:[...a,
...e?bv:[]].map(i=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":i}),o(A,{name:i,"data-short":d(`kind.${i}`),children:d(`legend.${i}`)})]},i))})}var wv=Tt(
({run:t,number:e,ahead:n,fresh:s,ghosts:r,tint:a})=>o("span",{class:`${n?"sv-ahead":""}${s?" sv-fresh":""}`,role:"presentation",children:o(yv,{run:t,number:e,ghosts:r,
tint:a})})),yv=Tt(({run:t,number:e,ghosts:n,tint:s})=>o(T,{children:t.rows[e].slots.flatMap((r,a)=>{let i=`${e}.${a}`;return Ce(r.kind)?Ll(r,o("span",{class:zl(
r),role:"option",tabindex:-1,"aria-selected":"false","aria-label":Ye(t,e,a),"data-kind":r.kind,"data-at":i,"data-tint":xs(s,t.at({round:e,index:a}))??void 0,style:`\
--i:${a}`,...Ss(r),children:Mt(r.text)})):n?Cl(r,r.kind,i):[]})})),zl=({text:t})=>`sv-token${Ml.test(t)?" sv-word":""}`,Ll=({text:t},e)=>Ml.test(t)?[o("wbr",{}),
e]:[e],Cl=(t,e,n,s=!1)=>Ll(t,o("span",{class:zl(t),"data-kind":e,"data-at":n,"aria-hidden":"true",hidden:s,style:`--i:${n.split(".")[1]}`,...Ss(t),children:Mt(t.
text,!0)}));function kv({run:t,number:e,now:n}){let s=ue(t.rounds[e]);return o("span",{class:`sv-now${n.fallen?" sv-fallen":""}`,"aria-hidden":"true",children:t.
rows[e].slots.flatMap((r,a)=>{let i=n.looks[a];return Cl(r,i,`${e}.${a}`,i==="absent"||s&&!Ce(i))})},`now ${e}`)}function _v(t,e){let{viewer:n}=j(),s=O(null),r=O(
null),a=O({layouts:0,run:t,whole:e});return C(()=>{s.current.scrollTop=0},[t]),C(()=>{let i=a.current.layouts!==n.layouts||a.current.run!==t;a.current={layouts:n.
layouts,run:t,whole:e},i&&(r.current.style.maxHeight=s.current.style.minHeight=""),(n.lag||i)&&Rl(s.current,r.current,{whole:e,scroll:n.lag})}),C(()=>{let i=new ResizeObserver(
()=>{n.state.whole||Rl(s.current,r.current,{whole:a.current.whole,scroll:!0})});return i.observe(s.current),()=>i.disconnect()},[]),{scroller:s,text:r}}function Rl(t,e,{
whole:n,scroll:s}){let r=e.querySelector(".sv-list"),a=r.querySelector(".sv-now")??[...r.querySelectorAll(":scope > :not(.sv-ahead)")].at(-1)?.lastElementChild??
e.firstElementChild,[i,l,c]=[t,e,a].map(v=>v.getBoundingClientRect()),p=parseFloat(getComputedStyle(e).lineHeight),u=t.nextElementSibling instanceof HTMLElement?
t.nextElementSibling.offsetHeight:0;if(!i.width||((n||!e.style.maxHeight)&&(t.style.minHeight=n?"":`${i.height}px`),e.style.maxHeight=n?"":`${Math.ceil(c.bottom-
l.top)+p+gv}px`,!s))return;let m=c.bottom-(i.bottom-u)+4,f=c.top-i.top-48;m>0?t.scrollTop=p*Math.ceil((t.scrollTop+m)/p):f<0&&(t.scrollTop=p*Math.floor((t.scrollTop+
f)/p))}var $l=0,yn=["race","same","rounds","time","guesses","numbers"],Gr=class extends Oe{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(T,{children:this.props.children}):null}};function Pl({views:t}){let{view:e,set:n}=j(),[s]=I(()=>($l+=1,$l));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:r=>{let a=Ls([...r.currentTarget.children],r);a>=0&&n({
view:yn[a]})},children:yn.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${s}-${r}`,"aria-controls":`sv-view-${s}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>n({view:r}),children:d(`views.${r}`)},r))}),yn.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${s}-${r}`,"aria-labelledby":`sv-tab-${s}-${r}`,"data-view":r,hidden:r!==e,children:o(Gr,{open:r===e,children:t[r]})},r))]})}function Al(){let{run:t,set:e,viewer:n}=ie(),{race:s,lossless:r,costs:a,speedup:i,breakdown:l}=n.charts.places;return o(T,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(Ge,{run:t,when:n.changes,children:[o(yl,{}),!t&&o("p",{class:"sv-empty",children:d("empty")}),t&&o(
Ol,{}),t&&o(El,{children:[o(ml,{}),o(vl,{})]})]}),t&&o(gl,{}),t&&o(rl,{}),o(Ge,{run:t,when:n.changes,children:o($i,{children:t&&o(il,{})})})]}),t&&o("div",{class:"\
sv-below",children:o(Ge,{run:t,when:n.changes,children:[o(ll,{}),o(qi,{}),o(Pl,{views:{race:o(T,{children:[o(Et,{node:s}),o(Je,{name:"race"})]}),same:o(T,{children:[
o(Et,{node:r}),o(Je,{name:"same"})]}),rounds:o(T,{children:[o(xl,{}),o(Ui,{})]}),time:o(T,{children:[o(Et,{node:a}),o(Je,{name:"time"}),o(Et,{node:i}),o(Je,{name:"\
time"})]}),guesses:o(T,{children:[o(Et,{node:l}),o(Je,{name:"guesses"})]}),numbers:o(dl,{})}})]})})]})}var $s=class{constructor(e,n,s){this.store=e;this.send=n;this.most=s}store;send;most;load(e){this.store.set({compared:Ni(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:d("again.no_source")}offer(e,n){let{run:s,recorded:r}=this.store.state.source??{};s===e.run&&r===e.recorded&&this.store.set(
{offers:n})}make(e){let{run:n,source:s,recorded:r}=this.store.state;n&&(this.store.set({expected:{run:n,source:s,recorded:r}}),this.send("again",{...s,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let n=e.shown?0:1;this.store.set({returning:n});let{run:{trace:s},source:r,recorded:a}=e.pair[n],i=s.ending==="run\
ning"?{...s,ending:"stopped"}:s,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var Sv=["pinned","hovered","cursor"],Ps=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;marker;sequels;asking;charts;silence;help=null;errors=0;layouts=0;changes=0;lag=!1;frame=0;fresh=-1;drawn={
run:null,moment:null};constructor(e,{words:n,send:s=()=>{},live:r=!1,standalone:a=!1,most:i=16}){Zo(n),bi(n),this.send=s,this.keys=n.keys,this.most=i,this.store=
new Bn({...kt,live:r},c=>this.changed(c)),this.player=new Ms(this.store,()=>this.toggle()),this.actions=Pi(this),this.node=Object.assign(document.createElement(
"div"),{className:"specviz"+(a?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new Ot(this.node),this.presenter=new Os(this.node,()=>this.relayout()),
this.marker=new Rs(this.node),this.sequels=new $s(this.store,s,i),this.asking=new Jn(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&
!this.sequels.refusal};this.charts=new ms({viewer:this,palette:this.palette,seek:c=>this.seek(c),greedy:l}),this.silence=Ai(this),this.changed({})}get state(){return this.
store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),B(null,this.
node),this.node.remove()}load(e,{recorded:n=!1,at:s=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new Le(e),{over:u,length:m}=p,{run:f,
offers:v}=this.state,h=c&&f?.trace.models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Kn(p)||this.set(
{predicting:!1}),this.sequels.load({run:p,source:c,recorded:n&&u});let b=Zt(p.rounds,{round:s??m,phase:r}),g=b.round===m;this.player.halt(),this.lag=!0,this.set(
{run:p,source:c,stale:!1,recorded:n&&u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&s===null?gr(p):null,pinned:null,hovered:null,
cursor:null,asked:i?"step":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:h?v:null,...u?{status:"done",mode:"done",message:null}:
{}});let x=l&&u?Un(p):null;x!==null&&this.teach(x),a&&this.player.play()}teach(e){let n=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek(
{round:e+(n?1:0),phase:0}),this.set({opening:!0}),n||this.player.open(e)}append(e){let{run:n,following:s}=this.state;if(!n)return this.send("resync",{from:0}),!1;
let r=n.length;return n.append(e)?(s&&n.length>r&&this.mayFollow()&&this.follow(n),n.over&&this.set({rested:aa(this.state)}),n.over&&this.setState("done"),this.
changed({run:n}),!0):(this.send("resync",{from:r,plain_from:n.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){
let{moment:{round:n},asked:s,mode:r,hovered:a,predicting:i}=this.state,l={asked:"round",hovered:r==="running"?a:null};s==="step"?this.player.move({round:n,phase:1},
"step",l):this.player.move({round:e.length,phase:0},e.length===n+1?"round":null,l),i&&this.asking.goOn()}setState(e,n=null){e==="error"&&(this.errors+=1),this.set(
{status:e,message:n,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){
e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,n=0){this.hold(()=>this.
player.seek({round:e,phase:n}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:n}=this,s=ke(n);ne(n)?this.
hold(()=>this.player.forward(e)):(s||n.live&&!n.run)&&(this.set({following:!0,asked:n.predicting?"step":e}),this.send("step",{round:n.moment.round,open:s}))}toggle(){
if(this.asking.leavesVerdict())return;let{state:e}=this,n=ke(e)&&ne(e)===0;e.playing?this.player.halt():e.predicting&&(ne(e)||n)?this.asking.goOn():n?(this.set(
{following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){
e&&!_t(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?
{cursor:e}:{}})}tint(e){Ti(e)&&this.set({tint:e})}open(e){yn.includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.
presenter.show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.
lag=!this.state.whole)}changed(e){let n=Object.keys(e);(!n.length||n.some(s=>!Sv.includes(s)))&&(this.changes+=1),"view"in e&&(this.lag=!0),"tint"in e&&!this.state.
whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:n,moment:s,entered:r,mode:a,playing:i,view:l,status:c,predicting:p,
speed:u,whole:m}=e,f=a==="running"&&!ne(e),v=n!==this.drawn.run||s.round!==this.drawn.moment?.round||s.phase!==this.drawn.moment.phase;if(this.frame=0,this.lag||=
v&&!m,v&&(this.fresh=r==="round"&&!f?s.round-1:-1),this.node.dataset.state=c,this.node.classList.toggle("sv-open",!!n&&!n?.over),this.node.classList.toggle("sv-\
predicting",p),this.node.style.setProperty("--sv-pace",String(1/u)),ln(this,In(Al,{}),this.node),n){let{at:h,how:b}=Fe(e);this.charts.show(n,{shown:s.round,known:Wn(
e),busy:a==="running"||i,view:l}),this.marker.show(e,h,b),this.lag=!1}this.drawn={run:n,moment:s},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}fit(){
let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,this.
charts.relayout(),this.changed({})}};function As(t,e){let n=new Ps(t,e);return{load:n.load.bind(n),append:n.append.bind(n),setState:n.setState.bind(n),offer:n.sequels.offer.bind(n.sequels),outdate:n.
outdate.bind(n),forgive:n.forgive.bind(n),state:()=>ra(n.state),trace:n.trace.bind(n),seek:n.seek.bind(n),play:n.player.play.bind(n.player),forward:n.forward.bind(
n),pin:n.pin.bind(n),tint:n.tint.bind(n),open:n.open.bind(n),present:n.present.bind(n),relayout:n.relayout.bind(n),flush:n.charts.flush.bind(n.charts),destroy:n.
destroy.bind(n),experiment:n.charts.test}}var Ev=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function jl(t){let e=Ev.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function js(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}async function Tv(t){
let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"}));try{let n=new Image;n.src=e,await n.decode();let{naturalWidth:s,naturalHeight:r}=n,a=Math.min(2,
16e3/Math.max(s,r)),i=Object.assign(document.createElement("canvas"),{width:s*a,height:r*a});return i.getContext("2d")?.drawImage(n,0,0,i.width,i.height),await new Promise(
(l,c)=>{i.toBlob(p=>p?l(p):c(new Error("no PNG")),"image/png")})}finally{URL.revokeObjectURL(e)}}async function Kr(t,e){try{return JSON.parse(await t())}catch{return{
state:"error",message:e}}}async function Hs(t,e,n){let{state:s,message:r,name:a,media:i,text:l}=await Kr(()=>e(t==="png"?"svg":t),n);return s==="error"?r:(t==="\
png"?js(await Tv(l),a.replace(/svg$/,"png")):js(new Blob([l],{type:i}),a),null)}function Ns(t,e){let n=Object.assign(document.createElement("input"),{type:"file",
accept:t});return n.addEventListener("change",()=>{let s=n.files?.[0];s&&e(s),n.value=""}),()=>n.click()}var Rv=320,ql=480,Mv=19,Ov="200px";function Il({layout:t},e){let{below:n,height:s,xaxis:r}=t.meta?.narrow??{};return e<n?{...t,height:s,xaxis:{...t.xaxis,...r}}:
t}function Dl(t,e){let n=Il(t,e),s=n.showlegend?t.data.filter(({name:r,showlegend:a})=>r&&a!==!1).length:0;return(n.height||Rv)+(e<ql?Mv*Math.max(0,s-1):0)}function Hl(t,e,n){
let s=Il(t,e),[r,a,i]=["ink","quiet","line"].map(u=>n.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:a,...u.
tickfont},title:{...u.title,font:{size:12,color:a}}}),c=Object.keys(s).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...s,width:e,height:Dl(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...s.legend},...Object.fromEntries([...p].map(u=>[u,l(s[u]||{})])),
font:{family:zt,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:n.get("raised"),bordercolor:i,font:{color:r}}}}var Yr=null;
function Nl(){let t=Yr??new Promise((e,n)=>{let s=document.createElement("script");document.head.append(Object.assign(s,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:n}))});return Yr=t,t.catch(()=>{Yr=null}),t}var Jr=class{constructor(e,n,s){this.frame=e;this.drawing=n;this.select=s;this.palette=new Ot(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:Ov}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){Nl().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:n}=this.picture;window.Plotly.react(this.drawing,n.data,Hl(n,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[s]})=>s.customdata!=null&&this.select(s.customdata))}async save(e){let n=await Nl().catch(()=>null);if(!this.
picture||!n)return;let{figure:s,name:r}=this.picture,a={...Hl(s,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=a;
n.downloadImage({data:s.data,layout:a},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function Xr({json:t,words:e,select:n}){let s=O(null),r=O(null),
a=O(null),[i,l]=I(!1),c=We(()=>JSON.parse(t||"null"),[t]);C(()=>{a.current=new Jr(s.current,r.current,n)},[]),C(()=>a.current?.show(c),[c]);function p(){if(!c)return;
let f=[c.columns,...c.rows].map(v=>v.map(jl).join(","));js(new Blob([f.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],m=c?`${Dl(c.figure,s.current?.clientWidth||ql)}px`:
void 0;return o("div",{class:"specviz sv-chart",hidden:!c,ref:s,children:[o("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:m},ref:r}),
o("p",{class:"sv-note",children:c?.says}),o("details",{class:"sv-table",onToggle:({currentTarget:f})=>l(f.open),children:[o("summary",{children:e.table}),o("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:o("table",{children:i&&c&&o(T,{children:[o("th\
ead",{children:o("tr",{children:u.map(f=>o("th",{scope:"col",children:f}))})}),o("tbody",{children:c.rows.map((f,v)=>o("tr",{children:[f.map(h=>o("td",{children:h})),
v in c.picks&&o("td",{children:o("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${f.slice(0,2).join(e.comma)}`,onClick:()=>n(c.picks[v]),children:e.
pick})})]}))})]})})})]}),o("p",{class:"sv-note sv-chart-files",children:[o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("png"),children:e.
png}),o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("svg"),children:e.svg}),o("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}q("chart",({node:t,words:e,props:n,send:s,watch:r})=>{let a=()=>B(o(Xr,{json:n.value,words:e,select:i=>s.pick({at:i})}),t);a(),r("value",a)});var qs=[0,25,50,75,100],zv=5e3,_n=new URL("class/",window.location.href.split(/[?#]/)[0]),Qr=xt("specviz-class");async function Lv(t,e){let n={method:"POST",headers:{
"Content-Type":"application/json"},body:JSON.stringify(e)};for(let s=500;;s*=2)try{return await fetch(new URL(t,_n),n)}catch(r){if(s>4e3)throw r;await new Promise(
a=>{setTimeout(a,s)})}}var Vl=Promise.resolve();function kn(t,e){let n=Vl.then(()=>Lv(t,e));return Vl=n.catch(()=>null),n}q("classroom",({words:t})=>{let e=ve(t),
n=null,s=null,r=null,a=null,i="",l="",c=null,p=!1,u=!1,m=Object.assign(document.createElement("div"),{className:"room-offer"}),f=Object.assign(document.createElement(
"section"),{className:"room",ariaLabel:e("heading")});async function v(){p=!0,F();let M=await kn("",{}).catch(()=>null);p=!1,M?.ok?h(await M.json()):l=e(M?.status===
503?"full":"failed"),F()}function h(M){[n,r,a,l]=[M,null,null,""],Qr.write(M),s=new EventSource(new URL(`${M.code}/teacher?key=${encodeURIComponent(M.key)}`,_n)),
s.onmessage=({data:S})=>{let E=JSON.parse(S);E.over?b("over"):k(E)},s.onerror=()=>{s?.readyState===EventSource.CLOSED&&!u&&b("over")},y()}function b(M){s?.close(),
[n,s,r]=[null,null,null],Qr.write(null),l=N(e(M),i),i="",F()}async function g(){n&&(await kn(`${n.code}/end`,{key:n.key}).catch(()=>null),b("over"),m.querySelector(
"button")?.focus())}let x=M=>({...M,n:M.answers,brier:M.brier.toFixed(2)});function k(M){a=M,a.score&&(i=e("all",x(a.all))),F()}function y(){if(!n||!c)return;let{
run:M,told:S}=c,{code:E,key:P}=n,Pe=r!==null&&r.run===M;r&&Pe&&r.at===S?.at?(r.revealed||kn(`${E}/reveal`,{key:P,outcome:{kept:S.kept,chance:S.chance}}).catch(()=>null),
r.revealed=!0):c.asked&&!(r&&Pe&&r.at===c.asked&&!r.revealed)?(r={run:M,at:c.asked,revealed:!1},kn(`${E}/ask`,{key:P,question:c.question()}).catch(()=>null)):c.
asked||_()}function _(){n&&r&&!r.revealed&&kn(`${n.code}/ask`,{key:n.key,question:null}).catch(()=>null),r?.revealed||(r=null)}let w=M=>M===0?e("none"):M===100?
e("certain"):`${M}%`,H=(M,S)=>o("ul",{class:"room-bars","aria-label":e("counts"),children:M.map((E,P)=>o("li",{"data-right":String(S?qs[P]>50:qs[P]<50),style:{"\
--part":E/Math.max(1,...M)},children:[o("span",{class:"sv-spoken",children:e("count",{chance:w(qs[P]),n:E})}),o("b",{"aria-hidden":"true",children:E}),o("i",{"a\
ria-hidden":"true"}),o("span",{"aria-hidden":"true",children:w(qs[P])})]}))});function W({asking:M,counts:S,score:E,all:P}){return S?E?N(e("score",x(E)),P.answers>
E.answers&&i):e("no_answers"):M?"":e("wait")}function F(){m.hidden=n!==null,f.hidden=!n||!c,B(o(T,{children:[o("button",{type:"button",class:"sv-choose",disabled:p,
onClick:v,children:e("start")}),o("p",{class:"sv-note",role:"status",children:l})]}),m),B(n&&o(T,{children:[o("p",{class:"room-join",children:[e("join")," ",o("\
strong",{children:_n.host+_n.pathname})," ",e("code")," ",o("strong",{class:"room-code",children:n.code})]}),o("p",{class:"room-people",role:"status",children:a&&
(a.asking?e("answers",{n:a.answers,of:a.phones}):e("phones",{n:a.phones}))}),o("img",{class:"room-qr",alt:e("qr"),hidden:!!a?.counts,src:`qr.svg?${new URLSearchParams(
{link:new URL(n.code,_n).href})}`}),a?.counts&&H(a.counts,a.kept),o("p",{class:"room-line",role:"status",children:a&&W(a)}),o("p",{class:"room-local",hidden:!!a?.
phones||!Dn(window.location.host),children:e("local")}),o("button",{type:"button",class:"sv-choose",onClick:g,children:e("end")})]}),f)}document.addEventListener(
"specviz-predict",({target:M,detail:S})=>{if(c=S,F(),!c){_();return}let E=M;m.parentElement!==E&&(E.append(m),(E.closest(".sv-stage")??E).append(f)),y()}),window.
addEventListener("beforeunload",()=>{u=!0,setTimeout(()=>{u=!1},zv)});let pe=Qr.read();pe&&h(pe),F()});var Ds="fold-",jt=new Map,Fl=t=>String(t??"").split(",").filter(Boolean),Bl=new Set(Fl(new URLSearchParams(window.location.search).get("fold"))),Sn=t=>document.
getElementById(Ds+t);function Is(t,e){jt.get(t)?.setAttribute("aria-expanded",String(e)),Sn(t).toggleAttribute("data-open",e);let n=[...document.querySelectorAll(
".fold-body[data-open]")].map(({id:s})=>s.slice(Ds.length));R.keep({fold:n.join(",")})}q("fold",async({node:t,words:e,props:{section:n}})=>{await te(()=>Sn(n));
let s=document.createElement("button");Object.assign(s,{type:"button",textContent:e,onclick:()=>Is(n,!Sn(n).hasAttribute("data-open"))}),s.setAttribute("aria-co\
ntrols",Ds+n),jt.set(n,s),t.replaceChildren(s),Is(n,Bl.delete(n)||Sn(n).contains(Wl(window.location.hash)))});var Wl=t=>t.length>1?document.getElementById(t.slice(
1)):null;document.addEventListener("click",({target:t})=>{let e=t.closest?.('a[href^="#"]'),n=e&&Wl(e.getAttribute("href")??"")?.closest(".fold-body");n&&Is(n.id.
slice(Ds.length),!0)},{capture:!0});document.addEventListener("specviz-go",({detail:t})=>{let e=Fl(t?.fold);e.forEach(n=>jt.has(n)?Is(n,!0):Bl.add(n)),t?.reveal===
!0&&Cv(e[0])});async function Cv(t){await te(()=>jt.has(t)&&Sn(t).checkVisibility()),jt.get(t)?.focus({preventScroll:!0}),jt.get(t)?.scrollIntoView({block:"star\
t"})}var Ht=matchMedia("(min-width: 1200px)"),he=!1,Kl=()=>{},En=()=>document.getElementById("controls"),Ul=()=>document.querySelector("#prompt textarea"),Gl=t=>document.
getElementById(t)?.click();function Yl(t){let e=[...document.querySelectorAll("#tabs > [role=tabpanel]")].find(n=>n.checkVisibility());e&&(e.tabIndex=-1),(e?.querySelector(
"#stage [data-button=play]")??e)?.focus(t)}function ut(t){he=t,En().hidden=!he,document.documentElement.style.overflow=he&&!Ht.matches?"hidden":"",Kl()}var Vs=()=>he&&
!Ht.matches,Nt={enter:Yl,show:ut,covers:Vs,refused:()=>{Ht.matches&&ut(!0)}};q("form",({node:t,words:e})=>{function n(a){ut(a),he?Ul()?.focus():t.querySelector(
"button")?.focus()}function s(){let a=En().parentElement.getBoundingClientRect().top+window.scrollY;En().style.setProperty("--form-top",`${Math.ceil(a)}px`)}Kl=
()=>B(o(T,{children:[o("button",{type:"button",class:"form-toggle","aria-controls":"controls","aria-expanded":he,onClick:()=>n(!he),children:he?e.close:e.open}),
o("button",{type:"button",class:"form-run",hidden:he,onClick:()=>Gl("run"),children:e.run}),o("button",{type:"button",class:"form-step",hidden:he,onClick:()=>Gl(
"step"),children:e.step}),o("button",{type:"button",class:"form-prompt",hidden:he,translate:!1,title:e.open,onClick:()=>n(!0),children:Ul()?.value??""})]}),t),Ht.
addEventListener("change",()=>ut(he&&Ht.matches)),document.addEventListener("click",({target:a})=>{Vs()&&a instanceof Element&&a.closest("[role=tab]")&&!En().contains(
a)&&ut(!1)}),document.addEventListener("keydown",a=>{a.key==="Escape"&&Vs()&&!a.defaultPrevented&&n(!1)});for(let a of["pointerdown","focusin"])document.addEventListener(
a,({target:i})=>{let l=i instanceof Element&&!En().contains(i)&&!t.contains(i)&&!i.closest("[role=listbox], .sv-popover");Vs()&&l&&ut(!1)});let r=document.createElement(
"button");document.body.prepend(Object.assign(r,{type:"button",className:"skip",textContent:e.skip,onclick:()=>Yl()})),new ResizeObserver(s).observe(document.body),
ut(Ht.matches)});var $v={tabs:/^More tabs$/,reset:/^Reset to default value$/,number:/^number input for (?<label>.+)$/s,range:/^range slider for (?<label>.+)$/s},Pv="#controls, #\
explore-form";function Jl(t){for(let e of["aria-label","title"])for(let n of document.querySelectorAll(`:is(button, input)[${e}]`))for(let[s,r]of Object.entries(
$v)){let a=r.exec(n.getAttribute(e)??"");a&&n.setAttribute(e,t[s].replace("{label}",()=>a.groups?.label??""))}}q("language",({node:t,words:e})=>{t.setAttribute(
"aria-label",e.label);let n=new MutationObserver(()=>Jl(e.controls));new ResizeObserver(()=>{Jl(e.controls),document.querySelectorAll(Pv).forEach(s=>n.observe(s,
{childList:!0,subtree:!0}))}).observe(document.documentElement);for(let s of t.querySelectorAll("a"))ze()===s.lang&&s.setAttribute("aria-current","true"),s.addEventListener(
"click",r=>{r.preventDefault();let a=new URL(window.location.href);a.searchParams.set("lang",s.lang),window.location.assign(a)})});var Bs=20,qt=.5,Xl=.8,Ql=1,Zl=.3,Zr=.2,Fs=(t,e={})=>({met:!0,says:`exercises.${t}.met`,values:e}),ce=(t,e={})=>({met:!1,says:`exercises.${t}`,values:e}),mt=(t,e,n)=>t?
Fs(e,n):ce(`${e}.missed`,n);function eo(t,e){let n=t.map((r,a)=>e(r,a)??-1/0),s=Math.max(...n);return s===-1/0?-1:n.indexOf(s)}var to=t=>({met:!1,says:`lacking.${t?
"other":"point"}`,values:{}});function Av(t){let{accepted:e,rejected:n}=t.folds.summary();return t.over?e+n<Bs?{met:!1,says:"lacking.tests",values:{tested:e+n,least:Bs}}:
null:{met:!1,says:"lacking.end",values:{}}}function Tn(t){let{accepted:e,rejected:n,rounds:s,acceptance_rate:r,draft_efficiency:a,speedup:i}=t.folds.summary();return{
alpha:r??0,efficiency:a??0,speedup:i,values:{alpha:L(r),tested:e+n,rounds:s,efficiency:L(a),speedup:Q(i)}}}var jv={bonus(t,{pinned:e}){let n=eo(t.rounds,({drafts:l},c)=>l.
length>1?t.folds.accepted(c)/l.length:null);if(n<0)return ce("bonus.short");let s=t.rounds[n].drafts.length,r=t.folds.accepted(n);if(r<s)return ce("bonus.missed",
{round:n+1,drafted:s,accepted:r});let{drafts:a,final:i}=(e&&t.rounds[e.round])??t.rounds[n];return e?.index!==a.length||a.length<2||i?.kind!=="bonus"?to(e):Fs("\
bonus",{round:e.round+1,drafted:a.length})},waste(t,{pinned:e}){let n=r=>t.rounds[r].drafts.filter(({verdict:a})=>a==="untested").length,s=r=>t.rounds[r]?.drafts[0]?.
verdict==="rejected"&&n(r)>0;return t.rounds.some((r,a)=>s(a))?e?.index!==0||!s(e.round)?to(e):Fs("waste",{round:e.round+1,untested:n(e.round)}):ce("waste.misse\
d",{rounds:t.length})},low(t){let{alpha:e,values:n}=Tn(t);return mt(e<qt,"low",{...n,limit:L(qt)})},same(t){let{temperature:e}=t.trace.settings;if(e>0)return ce(
"same.sampled",{temperature:e});let n=t.folds.agreement(t.length);return!n||n.compared<Bs?ce("same.short",{n:n?.compared??0,least:Bs}):mt(n.first_difference===null,
"same",{n:n.compared,at:(n.first_difference??0)+1})},hot(t){let{alpha:e,values:n}=Tn(t),{temperature:s}=t.trace.settings;return mt(e>Xl&&s>=Ql,"hot",{...n,temperature:s,
limit:L(Xl),least:Ql})},untested(t){let{alpha:e,efficiency:n,values:s}=Tn(t),r=Math.round(100*(e-n));return mt(r>=100*Zl,"untested",{...s,points:r,least:100*Zl})},
lookup(t){if(t.trace.settings.drafter!=="lookup")return ce("lookup.drafter");let{alpha:e,values:n}=Tn(t);return mt(e>=qt,"lookup",{...n,limit:L(qt)})},lucky(t,{
pinned:e}){let n=t.rounds.flatMap(({drafts:u},m)=>u.flatMap((f,v)=>{let h=f.verdict==="accepted"?ee(f):null;return h===null?[]:[{chance:h,draw:f.draw,round:m,index:v}]})),
s=n[eo(n,({chance:u})=>-u)];if(!s)return ce("lucky.none");let r=s.chance<Zr,a=r?n.find(({chance:u,...m})=>u<Zr&&_t(m,e)):s;if(!a)return to(e);let{chance:i,draw:l,
round:c,index:p}=a;return mt(r,"lucky",{chance:L(i),draw:V(l,3),round:c+1,slot:p+1,limit:L(Zr)})},lose(t){let{alpha:e,speedup:n,values:s}=Tn(t);return t.folds.plain.
tokens.length?mt(n!==null&&n<1&&e>qt,"lose",{...s,limit:L(qt)}):ce("lose.plain")},choose(t,{trials:e,text:n,most:s}){if(!t.promptText.includes(n))return ce("cho\
ose.prompt");let{alike:r}=no(t),a=e.filter(p=>p.alike===r&&p.speedup!==null),i=[...new Map(a.map(p=>[p.gamma,p])).values()].sort((p,u)=>p.gamma-u.gamma);if(!i.length)
return ce("lose.plain");let l={tried:i.map(({gamma:p,speedup:u})=>`γ = ${p}: ${Q(u)}`).join(", ")},c=eo(i,({speedup:p})=>p);return c===0&&i[0].gamma>1?ce("choo\
se.smaller",l):c===i.length-1&&i[c].gamma<s?ce("choose.larger",l):Fs("choose",{...l,gamma:i[c].gamma})}},Hv=["lose","choose"];function no(t){let{settings:{gamma:e,
...n},models:s,prompt:r}=t.trace;return{alike:JSON.stringify([s.pair,r,n]),gamma:e,speedup:t.folds.measured(t.length)}}function ec(t,e,n){let{busy:s=!1,impossible:r=!1}=e.
folds.comparison(e.length)??{},a=Hv.includes(t)&&(s||r);return{...Av(e)??jv[t](e,n),busy:a}}var Nv=50,tc=xt("specviz-lesson"),Ws=[],nc=null;document.addEventListener("specviz-painted",()=>{let t=R.viewer?.trace();!t||t===nc||t.ending==="running"||(nc=t,
Ws.push(no(new Le(t))),Ws.splice(0,Ws.length-Nv))});var sc=({label:t,title:e,link:n})=>o("button",{type:"button","data-go":JSON.stringify({...n,reveal:!0}),"ari\
a-label":`${t}: ${e}`,children:t});function qv({words:t,plan:e,exercises:n,most:s}){let r=ve(t),a=O(null),[i,l]=I(()=>{let h=tc.read();return n.map(({name:b})=>b).
filter(b=>Array.isArray(h)&&h.includes(b))}),[c,p]=I({});function u({name:h,start:b=""}){let g=R.viewer?.trace(),x=R.viewer?.state().pinned??null,{met:k,says:y,
values:_,busy:w}=g?ec(h,new Le(g),{trials:Ws,text:b,most:s,pinned:x}):{met:!1,says:"lacking.run",values:{},busy:!1};p({...c,[h]:{met:k,line:N(r(y,_),w&&r("busy"))}});
let H=k&&!i.includes(h)?[...i,h]:i;tc.write(H),l(H)}function m(){a.current&&(a.current.open=!0,a.current.scrollIntoView())}let f=(h,b)=>{let{task:g}=t.exercises[h.
name],{met:x,line:k}=c[h.name]??{};return o("li",{"data-solved":String(i.includes(h.name)),children:[o("h4",{children:[b,". ",g]}),o("div",{children:[h.start&&o(
sc,{label:r("start"),title:g,link:{view:"watch",prompt:h.start}}),o("button",{type:"button","aria-label":`${r("check")}: ${g}`,onClick:()=>u(h),children:r("chec\
k")})]}),o("p",{class:"lesson-line",role:"status","data-met":x===void 0?void 0:String(x),children:k})]})},v=h=>o("a",{href:`lesson/${ze()}/${h}`,target:"_blank",
children:r(h)});return o(T,{children:[o("p",{class:"lesson-sheets",children:[v("handout"),v("key")]}),o("details",{children:[o("summary",{children:r("plan")}),o(
"ol",{class:"lesson-plan",children:e.map(({name:h,minutes:b,link:g})=>o("li",{children:[o("span",{class:"lesson-minutes",children:b}),o("div",{children:[o("h3",
{children:t.steps[h].title}),o("p",{children:t.steps[h].text})]}),h==="exercises"?o("button",{type:"button",onClick:m,children:r("open")}):o(sc,{label:r("open"),
title:t.steps[h].title,link:g})]}))})]}),o("details",{ref:a,children:[o("summary",{children:[r("exercises_heading")," ",o("span",{class:"lesson-tally",role:"sta\
tus",children:i.length>0&&r("tally",{met:i.length,of:n.length})})]}),o("p",{children:r("exercises_intro")}),Object.entries(t.grades).map(([h,b])=>o(T,{children:[
o("h3",{children:b}),o("ol",{class:"lesson-tasks",children:n.map((g,x)=>String(g.grade)===h&&f(g,x+1))})]}))]})]})}q("lesson",({node:t,words:e,props:n})=>B(o(qv,
{...e,most:n.most}),t));var Rn=t=>t.reduce((e,n)=>e+n,0);function It(t){let e=Rn(t);return t.map(n=>n/e)}var so=(t,e)=>t.map((n,s)=>Math.min(n,e[s])),Dt=(t,e)=>Math.min(1,Rn(so(t,e))),
ro=(t,e)=>e.map((n,s)=>n>0?Math.min(1,t[s]/n):null);function Vt(t,e){let n=t.map((s,r)=>Math.max(0,s-e[r]));return Rn(n)>0?It(n):[...t]}function oc(t,e){let n=ro(
t,e).map((r,a)=>e[a]*(r??0)),s=1-Rn(n);return{accepted:n,corrected:Vt(t,e).map(r=>s*r)}}function ac(t,e,n){let s=1-t[e];return t.map(a=>s>0?a/s:1/(t.length-1)).
map((a,i)=>i===e?n:a*(1-n))}function rc(t,e){let n=e*Rn(t),s=0;for(let[r,a]of t.entries()){if(a>0){if(n<a)return{token:r,spot:n/a};s=r}n-=a}return{token:s,spot:.5}}
function oo(t,e,n){let s=rc(e,n()).token,r=n(),a=Math.min(1,t[s]/e[s]);if(r<a)return{guess:s,draw:r,threshold:a,accepted:!0,correction:null,spot:0,token:s};let{
token:i,spot:l}=rc(Vt(t,e),n());return{guess:s,draw:r,threshold:a,accepted:!1,correction:i,spot:l,token:i}}var ao=["accepted","corrected"],Mn=t=>t.reduce((e,n)=>e+n,0),ic=({accepted:t,corrected:e})=>Mn(t)+Mn(e),lc=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function cc(t,e,n){let{accepted:s,corrected:r}=n,a=ic(n),i=e.map((l,c)=>Math.abs(l-(s[c]+r[c])/a));return t("counted",{draws:ae(a),accepted:ae(Mn(s)),corrected:ae(
Mn(r)),difference:G(Math.max(...i))})}function dc({say:t,target:e,draft:n,active:s,name:r,counts:a}){let i=oc(e,n),l=Vt(e,n),c=Mn(i.corrected),p=a&&ic(a),u=(m,f)=>a&&
p?a[m][f]/p:i[m][f];return o("div",{class:"sv-play-result",children:[o("h3",{children:p?t("emits_drawn",{draws:ae(p)}):t("emits")}),o("p",{class:"sv-play-says",
children:t(i.corrected[s]<1e-9?"sums_accepted":"sums",{token:r(s),accepted:G(i.accepted[s]),rejected:G(c),residual:G(l[s]),target:G(e[s])})}),o("table",{class:"\
sv-play-emitted",children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:t("token")}),o("td",{}),o("th",{scope:"col",children:o(A,{name:"re\
sidual",children:t("residual")})}),o("th",{scope:"col",children:t("target")}),o("th",{scope:"col",children:t(p?"drawn":"result")})]})}),o("tbody",{children:e.map(
(m,f)=>{let[v,h]=ao.map(b=>u(b,f));return o("tr",{class:f===s?"sv-play-active":void 0,children:[o("th",{scope:"row",class:"sv-t",title:r(f),children:r(f)}),o("t\
d",{children:o("span",{class:"sv-play-stack",style:`--target:${m};--accepted:${v};--corrected:${h}`,children:[ao.map(b=>o("span",{"data-kind":b})),o("span",{"da\
ta-kind":"target"})]})}),o("td",{children:c<1e-9?"–":G(l[f])}),o("td",{children:G(m)}),o("td",{children:G(v+h)})]},f)})})]}),o("ul",{class:"sv-legend",children:[
...ao,"target"].map(m=>o("li",{children:[o("span",{class:"sv-play-key","data-kind":m}),t(`result_key.${m}`)]}))})]})}var Us=["target","draft"],io=["both",...Us],Iv={both:"overlap",target:"residual",draft:"rejected"},Ft=.01,lo=.1,Dv={ArrowRight:Ft,ArrowUp:Ft,ArrowLeft:-Ft,ArrowDown:-Ft,
PageUp:lo,PageDown:-lo};function Vv({key:t,shiftKey:e,ctrlKey:n,altKey:s,metaKey:r}){if(n||s||r)return 0;let a=Dv[t]??0;return e?Math.sign(a)*lo:a}var uc=({values:t,
children:e})=>o("span",{class:"sv-play-bar",style:io.map(n=>`--${n}:${t[n]}`).join(";"),children:[io.map(n=>o("span",{"data-area":n})),e]}),pc=({kind:t,at:e})=>o(
"span",{class:"sv-play-dart","data-kind":t,style:`--x:${e}`});function Fv({token:t,shown:e}){let{say:n,target:s,draft:r,active:a,dart:i,grab:l,move:c,done:p}=e,
u=e.name(t),m={target:s[t],draft:r[t],both:so(s,r)[t]},f=ro(s,r)[t];function v(h,b){let g=Vv(h);g&&(h.preventDefault(),c(b,t,Math.min(1,Math.max(0,Ft*Math.round(
(m[b]+g)/Ft)))),p())}return o("div",{class:`sv-play-row${t===a?" sv-play-active":""}`,children:[o("span",{class:"sv-t",title:u,children:u}),o(uc,{values:m,children:[
i?.guess===t&&o(pc,{kind:i.accepted?"accepted":"rejected",at:i.draw*r[t]}),i?.correction===t&&o(pc,{kind:"correction",at:m.both+i.spot*(s[t]-m.both)}),Us.map(h=>o(
"input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":h,value:m[h],"aria-label":n(`handle.${h}`,{token:u}),"aria-valuetext":n("handle.\
text",{p:G(m[h]),overlap:K(Dt(s,r))}),onFocus:()=>l(h,t),onPointerDown:()=>l(h,t),onChange:p,onKeyDown:b=>v(b,h),onInput:({currentTarget:b})=>c(h,t,Number(b.value))},
h))]}),o("span",{class:"sv-play-masses",children:Us.map(h=>o("span",{children:G(m[h])}))}),o("span",{class:"sv-play-chance",children:f===null?"–":L(f)})]})}function mc(t){
let{say:e,target:n,draft:s}=t,r=Dt(n,s);return o("div",{children:[o("div",{class:"sv-play-rows",children:[o("div",{class:"sv-play-row sv-play-head",children:[o(
"span",{children:e("token")}),o("span",{class:"sv-play-names",children:Us.map(a=>o("span",{class:"sv-play-model","data-model":a,children:e(a)}))}),o("span",{}),
o("span",{children:o(A,{name:"accept_test",children:e("chance")})})]}),n.map((a,i)=>o(Fv,{token:i,shown:t},i)),o("div",{class:"sv-play-row sv-play-axis","aria-h\
idden":"true",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:[0,.5,1].map(a=>o("span",{style:`--x:${a}`,children:a}))})]}),o("div",{class:"sv-p\
lay-row sv-play-total",children:[o("span",{children:e("total")}),o(uc,{values:{target:1,draft:1,both:r}}),o("span",{class:"sv-play-whole",children:[o(A,{name:"o\
verlap",children:e("overlap")}),o("span",{class:"sv-play-beta",children:K(r)})]})]})]}),o("ul",{class:"sv-legend",children:io.map(a=>o("li",{children:[o("span",
{class:"sv-area-key","data-area":a}),o(A,{name:Iv[a],children:e(`key.${a}`)})]}))})]})}var Bv=6,On="similar",zn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},Wv=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
vc=({target:t,draft:e})=>[t,e].map(n=>n.map(s=>Math.round(1e3*s)).join(".")).join("-");function fc(t){if(!Wv.test(t))return null;let[e,n]=t.split("-").map(r=>r.
split(".").map(Number));return[e,n].some(r=>r.every(a=>a===0))||e.length!==n.length?null:{target:It(e),draft:It(n)}}var Uv=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function Gv({rounds:t},{round:e,index:n}){let s=t[e];if(!s?.drafts.length)return null;let r=s.drafts.filter(i=>i.verdict==="a\
ccepted").length,a=Math.min(n<s.drafts.length?n:r,s.drafts.length-1);return Uv(s.positions?.[a])?{round:e,index:a}:null}function hc(t,e){let n=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},m)=>u==="rejected"?[{round:p,index:m}]:[])),s=[...e?[e]:[],...n].map(c=>Gv(t,c)).find(Boolean);if(!s)return null;let{drafts:r,
positions:a=[]}=t.rounds[s.round],i=a[s.index],l=ds(i,[r[s.index].token],!1,Bv);return{target:It(l.map(c=>c.target??0)),draft:It(l.map(c=>c.draft??0)),guess:{...s,
names:l.map(({token:c})=>Kv(t,c)),overlap:i.overlap}}}function Kv({pieces:t},e){if(e===-1)return null;let n=t[e];return se(typeof n=="string"?n:_e(ge,n).text)||
be(n)}var Yv=1e3,Jv=40,Gs=class{constructor(e,n){this.element=e;this.options=n;this.say=ve(n.words),this.start(On)}element;options;scene=zn[On];preset=On;active=0;base=[];counts=null;left=0;frame=0;dart=null;note="";outcome="";say;start(e){
let n=Object.hasOwn(zn,e),s=n?zn[e]:e==="shown"?this.shownScene():fc(e);return s&&this.put(s,n||e==="shown"?e:null),s||e!=="shown"?!!s:(Object.assign(this,{preset:"\
shown",note:this.say("none")}),this.draw(),!0)}shownScene(){let{trace:e,at:n=null}=this.options.shown?.()??{};return e?hc(e,n):null}follow(){let e=this.preset===
"shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,n){let s=Vt(e.target,e.draft);this.forget(),Object.assign(
this,{scene:e,preset:n,active:s.indexOf(Math.max(...s)),note:this.lost(e)}),this.draw()}lost({target:e,draft:n,guess:s}){if(s?.overlap==null)return"";let[r,a]=[
Dt(e,n),s.overlap].map(i=>K(i));return r===a?"":this.say("lumped",{overlap:r,exact:a})}grab(e,n){Object.assign(this,{base:this.scene[e],active:n}),this.draw()}move(e,n,s){
this.forget(),Object.assign(this,{preset:null,scene:{...this.scene,[e]:ac(this.base,n,s)}}),this.draw()}tell(){this.options.changed?.(this.preset===On?null:this.
preset??vc(this.scene))}name(e){let{guess:n}=this.scene;return n?n.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),
Object.assign(this,{left:0,counts:null,dart:null,outcome:""})}drawOne(){this.dart=oo(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.
dart),this.draw()}story({guess:e,draw:n,threshold:s,accepted:r,token:a}){let{say:i,scene:{target:l,draft:c}}=this,[p,u]=oe(n,s),m=i(`test.${r?"accepted":"reject\
ed"}`,{draw:p,threshold:u,target:G(l[e]),draft:G(c[e])});return N(i("drafted",{token:this.name(e)}),m,!r&&i("correction",{token:this.name(a)}))}drawMany(){let e=this.
left>0;Object.assign(this,{dart:null,outcome:"",left:this.left+Yv}),this.counts=this.counts??lc(this.scene.target.length),e||this.drawSome(this.counts)}drawSome(e){
let{target:n,draft:s}=this.scene,r=matchMedia("(prefers-reduced-motion: reduce)").matches?this.left:Math.min(this.left,Jv);for(let a=0;a<r;a+=1){let{token:i,accepted:l}=oo(
n,s,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.left?this.frame=requestAnimationFrame(()=>this.drawSome(e)):this.outcome=cc(this.say,n,e),this.
draw()}draw(){let{say:e,active:n,preset:s,scene:{target:r,draft:a,guess:i}}=this,l={say:e,target:r,draft:a,active:n,name:u=>this.name(u)},c=Dt(r,a),p=(u,m,f)=>o(
"button",{type:"button",class:"sv-choose","data-name":u,"aria-pressed":f,onClick:m,children:e(u)});B(o("div",{class:"specviz sv-play",children:[o("div",{class:"\
sv-choices",role:"group","aria-label":e("start"),children:[o("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(zn),"shown"].map(u=>p(`presets.${u}`,
()=>{this.start(u),this.tell()},u===s))]}),o("div",{class:"sv-play-columns",children:[o("div",{children:[o("h3",{children:i?e("guess",{round:i.round+1,guess:i.index+
1}):e("prompt")}),o("p",{class:"sv-note",role:"status",children:this.note}),o(mc,{...l,dart:this.dart,grab:(...u)=>this.grab(...u),move:(...u)=>this.move(...u),
done:()=>this.tell()}),o("p",{class:"sv-play-says",children:e(c>1-1e-9?"shares_all":c<1e-9?"shares_nothing":"shares",{overlap:K(c),rejected:K(1-c)})})]}),o("div",
{children:[o(dc,{...l,counts:this.counts}),o("div",{class:"sv-choices sv-play-draws",children:[p("one",()=>this.drawOne()),p("many",()=>this.drawMany())]}),o("p",
{class:"sv-play-outcome",role:"status",children:this.outcome})]})]})]}),this.element)}};var Xv=Ne("play",new URLSearchParams(window.location.search).get("play"));q("play",({node:t,words:e})=>{let n=new Gs(t,{words:e,changed:s=>R.keep({play:s}),shown(){
let s=R.viewer?.trace();return R.viewer&&s?{trace:s,at:R.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>n.follow()),Xv(s=>{if(!s)
return;n.start(s)&&R.keep({play:s});let r=document.getElementById("play");te(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});q("qr",async({words:t,props:e})=>{await He;let n=await te(()=>document.querySelector("#stage .sv-transport-side")),s=document.querySelector("#stage .specviz"),r=Object.
assign(document.createElement("div"),{className:"qr-panel",popover:"auto",role:"dialog",ariaLabel:t.open});function a(){let l=new URL(R.address());["presenter",
"embed"].forEach(p=>l.searchParams.delete(p));let c=l.href.length>e.most;B(o(T,{children:[!c&&o("img",{class:"qr-code",alt:t.alt,src:`qr.svg?${new URLSearchParams(
{link:l.href})}`}),o("p",{class:"qr-link",children:!c&&l.href}),o("p",{class:"qr-said",role:"status",children:c?t.too_long:Dn(l.host)&&t.here_alone}),o("button",
{type:"button",class:"sv-link",onClick:()=>r.hidePopover(),children:t.close})]}),r),r.showPopover()}s?.addEventListener("keydown",l=>{l.key!=="Escape"||!r.matches(
":popover-open")||(r.hidePopover(),l.stopPropagation(),l.preventDefault())},{capture:!0});let i=Object.assign(document.createElement("button"),{type:"button",className:"\
sv-link qr-open",textContent:t.open,onclick:a});n?.append(i),s?.append(r)});var Qv=800,gc=680,bc="SpecViz",Zv=8e3;async function ef(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let n=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&n.focus(),e.hidden}}function co(t,e,n){let s=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),a=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{r.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
Zv))};return s.addEventListener("click",async()=>{let[c,p]=n(),u=await ef(c,a);l(u?p:e.by_hand,!u)}),t.replaceChildren(s,r,a),l}function tf(t){let e=new URL(t);
e.searchParams.set("embed","1");let n=Object.assign(document.createElement("iframe"),{src:e.href,title:bc,width:"100%",height:String(gc),loading:"lazy"});return n.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(n).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}q("share",({node:t,words:e})=>{co(t,{...e,copy:e.embed},()=>[tf(R.address()),e.embedded])});function nf(t){let e=0;new ResizeObserver(()=>{let n=t.clientWidth>=
Qv?gc:Math.ceil(t.getBoundingClientRect().height);!n||n===e||(e=n,window.parent.postMessage({specviz:{height:n}},"*"))}).observe(t)}async function sf(){document.
documentElement.classList.add("embed");let t=await te(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:bc}),n=()=>{let s=new URL(window.location.href);s.searchParams.delete("embed"),e.href=s.href};n(),["pointerdown","focus"].forEach(s=>e.
addEventListener(s,n)),t?.append(e),t&&nf(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&sf();var ho=["round","phase","at"],Ec=["recorded","view",...ho,"open","tint","hide","presenter","tour","run"],rf=4e3,of=500,af=/^\w[\w.-]*(\/\w[\w.-]*)?$/,Tc=1e3,xc=2e3,
lf=1e4,Rc=({search:t})=>new URLSearchParams(t).get("view")??"watch",Re=()=>R.viewer,po=t=>["1","true"].includes(String(t)),Mc=(t,e)=>JSON.stringify(t)===JSON.stringify(
e),wc=(t,e)=>Object.fromEntries(Object.entries(t).filter(([n])=>e.includes(n))),uo=(t,e)=>Object.fromEntries(Object.entries(t).filter(([n])=>!e.includes(n))),J,
$e=null,mo=null,Bt=null,Oc=null,Ys=null,de=null,ft=null,vt=Rc(window.location),Js=[],zc=!1,yc=0,go=new Map,vo=new Map,cf=t=>J.folders||t.every(e=>af.test(e)&&!/\.gguf$/i.
test(e)),bo=()=>$e!==null&&$e===Oc?Bt:$e;function Ks(){let t=bo()??[],{pair:e,target:n,draft:s,plain:r,...a}=Object.fromEntries(J.names.map((c,p)=>[c,t[p]])),i=[
n,s].map(c=>String(c??"").trim()).filter(Boolean);return{...i.length>0&&cf(i)?{target:n,draft:s}:{pair:e},plain:r?1:0,...a}}function kc(){let{round:t,phase:e,rounds:n,
pinned:s,opening:r}=Re().state();return r&&!s?{}:{...t<n?{round:t}:{},...e?{phase:e}:{},...s?{at:`${s.round}.${s.index}`}:{}}}var Xs=()=>Mc(bo(),Bt);function df(){
let{live:t,name:e}=R.shows;return Ys||(!$e||!J?{}:Xs()?t?{...Ks(),run:1,...kc()}:e?{recorded:e,...kc()}:Ks():Ks())}var Xe=()=>document.querySelector("#tabs [rol\
e=tab][aria-selected=true]")?.getAttribute("data-tab-id");function Qs(){let t=Xe(),{tint:e="verdict",presenter:n=!1,view:s="race"}=R.viewer?.state()??{};return{
...df(),...t&&t!=="watch"?{view:t}:{},...s!=="race"?{open:s}:{},...e!=="verdict"?{tint:e}:{},...Js.length?{hide:Js.join(",")}:{},...n?{presenter:1}:{},...Object.
fromEntries([...go].filter(([,r])=>r!==null))}}function xo(t){let e=new URL(window.location.href);return[...J.names,...Ec,...go.keys()].forEach(n=>e.searchParams.
delete(n)),Object.entries(t).forEach(([n,s])=>e.searchParams.set(n,String(s))),e.href}function wo(t){return encodeURIComponent(String(t.prompt??"")).length<=rf?
t:uo(t,["prompt","run",...ho])}function ht(){clearTimeout(yc),yc=window.setTimeout(pf,of)}function pf(){if(!J||de||!$e)return;let t=wo(Qs());t.recorded==="first"&&
t.round===void 0&&!t.at&&(t=uo(t,["recorded"])),!t.run&&!t.recorded&&Mc($e,mo)&&(t=uo(t,J.names));let e=xo(t),n=String(t.view??"watch");n===vt||ft?e!==window.location.
href&&window.history.replaceState(window.history.state,"",e):(window.history.pushState(window.history.state,"",e),vt=n)}function Lc(t){document.querySelector(`#\
tabs [data-tab-id="${CSS.escape(t)}"]`)&&(ft=t,setTimeout(Cc,Tc,3))}function uf({round:t,phase:e,at:n}){if(t===void 0&&n===void 0)return null;let s=a=>/^\d{1,5}$/.
test(String(a))?Number(a):null,r=/^(\d{1,5})\.(\d{1,3})$/.exec(String(n));return{round:s(t),phase:s(e)||0,at:r&&{round:Number(r[1]),index:Number(r[2])},wrong:t!==
void 0&&s(t)===null||n!==void 0&&!r}}var _c=({round:t,index:e})=>e<=(Re().trace()?.rounds[t]?.drafts.length??-1);function fo(){if(!de||de.waits)return;let{rounds:t,
state:e}=Re().state(),{round:n,phase:s,at:r,wrong:a}=de,i=Math.max(n===null?0:n+(s?1:0),r?r.round+1:0);t<i&&["running","paused","loading"].includes(e)||(de=null,
n!==null&&Re().seek(n,s),r&&_c(r)&&Re().pin(r),(a||t<i||r&&!_c(r))&&J.say(J.words.no_moment),ht())}function mf(t){Js=String(t).split(",").map(n=>n.trim()).filter(
n=>Object.hasOwn(J.hideable,n));let e=Js.map(n=>J.hideable[n]);J.sheet.replaceSync(e.length?`${e.join(", ")} { display: none !important; }`:"")}function Cc(t){(ft===
Xe()||!t)&&(ft=null),ft&&(de?.waits||J.go({view:ft}),setTimeout(Cc,Tc,t-1))}async function Sc(t){let e=vo.get(t);if(vo.delete(t),e===void 0)return;await te(()=>Xe()===
t);let n=new AbortController;["wheel","touchmove","pointerdown","keydown"].forEach(i=>window.addEventListener(i,()=>n.abort(),{signal:n.signal,passive:!0}));let s=performance.
now()+lf,r=performance.now()+xc,a=()=>{let i=performance.now();(i>r||Xe()!==t)&&n.abort(),!n.signal.aborted&&(window.scrollY!==e&&(r=Math.min(i+xc,s),window.scrollTo(
{top:e,behavior:"instant"})),requestAnimationFrame(a))};a()}async function vf(t,e){await te(()=>Xe()===t&&document.querySelector(e)?.checkVisibility()),requestAnimationFrame(
()=>{let n=document.querySelector(e);n?.scrollIntoView();let{activeElement:s,body:r}=document;s!==r&&s?.checkVisibility()||(n?.matches("details")?n.querySelector(
"summary")?.focus({preventScroll:!0}):Nt.enter({preventScroll:!0}))})}function ff({reveal:t,open:e,claim:n}){return t&&n?`#claim-${Number(n)}`:t&&e?"#stage .sv-\
views":"#tabs"}async function $c(t,e=!1){await Ac;let n=wc(t||{},[...J.names,...Ec]),s="view"in n&&n.view!==Xe()&&!e;s&&vo.set(Xe(),window.scrollY);let r=uf(n);
r&&(r.waits=po(n.run)?"server":"recorded"in n&&"recording"),de=r,Ys="recorded"in n?wc(n,["recorded",...ho]):null,"hide"in n&&mf(n.hide),"tint"in n&&Re().tint(String(
n.tint)),"open"in n&&Re().open(String(n.open)),"presenter"in n&&Re().present(po(n.presenter)),document.dispatchEvent(new CustomEvent("specviz-go",{detail:t})),"\
recorded"in n&&await R.open(n.recorded),Ys=null,de===r&&r?.waits==="recording"&&(de=null),po(n.run)&&Re().setState("loading",J.words.opening),[...J.names,"view",
"run"].some(a=>a in n)&&J.go(n),"view"in n&&Lc(String(n.view)),fo(),ht(),s&&!(t.reveal&&t.fold)&&vf(String(n.view),ff(t))}function hf(){if(!window.location.search)
return;let t=Object.fromEntries(new URLSearchParams(window.location.search));t.recorded===R.shows.name&&delete t.recorded,$c(t,!0)}function gf(){let{words:t}=J,
{live:e,name:n}=R.shows,s=Qs(),r=wo(s),a=r!==s?t.copied_cut:!e&&!n?t.copied_file:e&&!Xs()?t.copied_changed:t.copied;return[xo(r),a]}var Pc=()=>{},Ac=new Promise(
t=>{Pc=t});Object.assign(R,{go:$c,state:Qs,keep(t){Object.entries(t).forEach(([e,n])=>go.set(e,n===""?null:n??null)),ht()},address:()=>xo(wo(Qs()))});var we={touch:ht,
controls:()=>$e&&J?Ks():{},unchanged:Xs,async adopt(t){await Ac;let e=await te(()=>$e);Oc=e,Bt=J.names.map((n,s)=>n in t?t[n]:["target","draft"].includes(n)?"":
e[s]),J.go(t)},typed(...t){$e=t,mo=mo||t,Bt=Bt||t,R.viewer?.outdate(!Xs()),zc&&R.viewer?.forgive(),ht()}};q("link",async({node:t,words:e,props:n,send:s,value:r})=>{
await He;let{names:a,hideable:i,folders:l}=n,c=new CSSStyleSheet;document.adoptedStyleSheets=[...document.adoptedStyleSheets,c],J={go:s.go,words:e,names:a,hideable:i,
folders:l,sheet:c,say:co(t,e,gf)},document.addEventListener("specviz-load",()=>{Bt=bo(),de&&(de.waits=!1),fo(),ht()}),document.addEventListener("specviz-painted",
()=>{fo(),ht()});let p=({type:u,target:m,isTrusted:f})=>{if(!f)return;let v=u==="click"&&m instanceof Element&&m.closest("#tabs [role=tab][data-tab-id]");v&&Sc(
v.getAttribute("data-tab-id")),ft=null,zc=Re().state().state==="error"};["pointerdown","keydown","click"].forEach(u=>document.addEventListener(u,p)),Pc(),hf(),window.
addEventListener("popstate",()=>{vt=Rc(window.location),Sc(vt),vt!==Xe()&&(J.go({view:vt}),Lc(vt))}),r(({begin:u})=>{!u&&de?.waits==="server"&&(de=null)},!1)});var jc={run:"play",resume:"play",step:"tick",pause:"pause",stop:"stop",again:"again"},Hc=5e3,bf=()=>document.querySelector("#stage .stage");q("stage",async({node:t,
words:e,props:n,server:s,send:r,value:a})=>{let i={...n.limits,...e},l=null,c=0,p=null,u=null,m=null,f=0,v=!1,h=async S=>{let E=await s.resync(S);E&&w(E)};async function b(S){
if(m!==S){m=S;try{await h({run:S,rounds:-1,plain:0})}finally{m=null}}}async function g(){if(M.state().state!=="running"&&!v||performance.now()-f<Hc)return;if(f=
performance.now(),await s.resync(null)===void 0){M.state().state==="running"&&M.setState("error",e.gone),v=!0;return}v&&M.setState("running"),v=!1;let{rounds:S,
plain:E}=M.trace();await h({run:l,rounds:S.length,plain:E.tokens.length})}function x(S,E){S==="again"&&k(E.changes),S==="show"?H(E):S==="claim"?R.go?.({view:"my\
ths",claim:String(E.claim),reveal:!0}):S==="new"?document.getElementById("run")?.click():jc[S]?r[jc[S]](E):h({run:l,rounds:E.from,plain:E.plain_from||0})}function k(S){
let{max_new_tokens:E,...P}=M.trace()?.settings??{};S&&(we.unchanged()?we.adopt({...P,tokens:E,...S}):R.go?.(S))}async function y(S){let E=await s.offers(S);E&&M.
offer(S,E)}function _({trace:S,recorded:E,step:P,name:Pe,offered:od,typed:ad,...id}){({run:l=null,number:c=0}=id),u=l?null:S;let tr=l?{run:l}:od?{recorded:Pe}:null;
M.load(S,{recorded:E,step:P,source:tr,teach:E}),tr&&y(tr),R.shows={live:!!l&&ad!==!1,name:Pe},t.dispatchEvent(new Event("specviz-load",{bubbles:!0}))}function w(S){
f=performance.now(),!(S.number<c||p&&S.run===p)&&(S.trace?_(S):S.number>c?b(S.run):S.rounds&&M.append(S),S.state?M.setState(S.state,S.message):v&&M.setState("ru\
nning"),v=!1,S.state==="error"&&Nt.refused())}function H(S){["running","paused"].includes(M.state().state)&&r.stop(),p=l||p,S.run&&S.run===p&&(p=null),w({...S,number:c})}
let W=Vn();document.addEventListener("specviz-load",W);async function F(S){let E=W();if(S.size>i.most)pe(i.too_large);else{let P=await Kr(async()=>s.bring(await S.
text()),i.busy);P.state==="error"?pe(P.message):E()&&H(P)}document.querySelector("#stage .sv-status")?.scrollIntoView({block:"nearest"})}let pe=S=>M.setState("e\
rror",S),M=As(t,{words:await R.read(`words/${ze()}.json`),live:!0,send:x,most:n.limits.gamma});Object.assign(Wt,{show:H,step(){let{round:S,rounds:E,state:P}=M.state();
we.unchanged()&&(S<E||["running","paused"].includes(P))?M.forward("step"):r.tick({open:!1})},say:(S,E)=>M.setState(S,e[E]),async save(S){let E=u?{trace:JSON.stringify(
u)}:{run:l},P=await Hs(S,Pe=>s.make({kind:Pe,...E}),i.busy);P&&pe(P)},open:Ns(".json,application/json",F)}),Do(M),t.addEventListener("dragover",S=>S.preventDefault()),
t.addEventListener("drop",S=>{S.preventDefault();let E=S.dataTransfer?.files[0];E&&F(E)}),a(w),setInterval(g,Hc)});var Wt={show(){},step(){},say(){},save(){},open(){}},
Nc=t=>Wt.show(t),qc={say(t,e){Wt.say(t,e);let n=bf();n&&n.getBoundingClientRect().top>window.innerHeight&&n.scrollIntoView()},attend(){Nt.show(!1),document.querySelector(
"#stage .sv-strip")?.focus({preventScroll:!0})},step(){Nt.covers()&&this.attend(),Wt.step()},play(){R.shows.live||R.viewer?.play()},save:t=>Wt.save(t),open:()=>Wt.
open()};var xf=5,Ic=Vn();q("recorded",({node:t,words:{words:e,runs:n}})=>{let s=new Set(n.slice(0,xf));function r(){let i=n.find(({name:p})=>p===R.shows.name);i&&s.add(
i);let l=n.filter(p=>!s.has(p)),c=()=>{l.forEach(p=>s.add(p)),r(),t.querySelector(`[data-name="${l[0].name}"]`)?.focus()};B(o(T,{children:[o("span",{id:"recorde\
d-label",children:n.length?e.label:e.damaged}),o("div",{class:"recorded-list",role:"group","aria-labelledby":"recorded-label",children:[n.map(p=>o("button",{type:"\
button","data-name":p.name,hidden:!s.has(p),"aria-pressed":p===i,onClick:()=>a(p.name),children:p.label})),o("button",{type:"button",hidden:!l.length,onClick:c,
children:e.more.replace("{n}",String(l.length))})]}),o("p",{class:"recorded-about",hidden:!i,children:[o("span",{children:i?.notice})," ",o("button",{type:"butt\
on",hidden:!i?.again,onClick:()=>i?.again&&R.go?.(i.again),children:e.again})]})]}),t)}async function a(i){let l=n.find(p=>p.name===i);if(!l){R.viewer?.setState(
"error",e.unknown);return}let c=Ic();try{let p=await R.read(`traces/${i}.json`);if(!c())return;if(Nc({trace:p,recorded:!0,state:"done",name:i,offered:!!l.again}),
l.again){let{run:u,...m}=l.again;we.adopt(m)}}catch{c()&&R.viewer?.setState("error",e.lost)}}document.addEventListener("specviz-load",()=>{Ic(),r()}),r(),R.open=
a});ur("status",({value:{text:t="",share:e=null}})=>o(T,{children:[o("p",{role:"status",children:t}),o("progress",{hidden:e===null,value:e??0,"aria-label":t})]}));ur(
"paragraphs",({value:t})=>t.map(e=>o("p",{children:e})));var wf=Ne("pay");q("pay",({node:t,send:e,value:n})=>{n(({text:s,link:r})=>{s!==void 0&&(t.textContent=s),
r!==void 0&&R.keep({pay:r})},!1),wf(s=>e.link({text:s}))});var yf=Ne("explore"),yo=null,Dc=!1,Ln=!1;function Vc(){yo&&Dc&&yf(yo)}var ko={open(){},save(){},busy(){},see(){let t=document.getElementById("explore-results");
t&&t.getBoundingClientRect().top>window.innerHeight&&t.scrollIntoView()},isUnsaved:()=>Ln};q("desk",({node:t,words:e,props:n,send:s,server:r,value:a})=>{let i=-1,
l=!1,c=(m,f=null)=>{B(o(T,{children:[o("p",{role:"status",children:m}),o("progress",{hidden:f===null,value:f??0,"aria-label":m})]}),t),m&&l&&t.scrollIntoView({block:"\
nearest"}),l=l&&!m},p=(m,f)=>Ns(f,async v=>{l=!0,v.size>n.limits[m]?c(e.too_large):s[m]({name:v.name,text:await v.text()})}),u={prompts:p("prompts",".jsonl,.ndj\
son,.json,.csv,.tsv,.txt,text/*"),sweep:p("sweep",".json,.jsonl,application/json")};Object.assign(ko,{open:m=>u[m](),async save(m,f){let v=await Hs(m,()=>r.make(
{kind:m,id:f}),e.busy);v?c(v):m==="json"&&(Ln=!1)},busy:()=>c(e.busy)}),yo=m=>s.link({text:m}),Vc(),a(({text:m="",share:f=null,go:v=null,serial:h=i})=>{c(m,f),Ln=
Ln||f!==null,v&&h>i&&R.go?.(v),i=h})});q("plan",({node:t,value:e})=>e(({text:n="",link:s})=>{t.textContent=n,s!==void 0&&R.keep({explore:s}),Dc=!!n,Vc()}));window.
addEventListener("beforeunload",t=>{Ln&&(t.preventDefault(),t.stopImmediatePropagation())});document.addEventListener("focusin",async({target:t})=>{if(!(t instanceof
HTMLElement)||t.id!=="explore-stop"||(await te(()=>document.activeElement!==t),document.activeElement!==document.body||t.checkVisibility()))return;["explore-res\
ume","explore-run"].map(n=>document.getElementById(n)).find(n=>n?.checkVisibility())?.focus()});var Wc=t=>t!==null&&["loading","running"].includes(t.state),Fc=(t,e,n)=>t.map(([s,r],a)=>o(T,{children:[a>0&&e,o("a",{href:r,...n,children:s})]},s)),Ut=({label:t,
children:e})=>o(T,{children:[o("dt",{children:t}),o("dd",{children:e})]});function kf(t,e){!R.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),R.go({view:"\
watch",recorded:e}))}function _f({words:t,lacking:e},n,s,r){let a=ve(t);if(r)return t.stopping;if(s?.state==="running")return a("running",{percent:s.done});if(s)
return s.state==="stopped"?t.stopped:s.message??"";if(!n.rule)return"";if(!e)return t.recorded_only;let i=e[n.number];return i.length?a("lacks",{pairs:i.join(t.
comma)}):n.estimate??""}function Sf({told:t,card:e,isNew:n,progress:s,hidden:r,begin:a,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,m=O(null),f=O(null),v=O(
null),[h,b]=I(!1),[g,x]=I(!1),k=Wc(s),y=[f,v].some(({current:w})=>w!==null&&w===document.activeElement);C(()=>{k&&g?i():x(!1)},[s]),C(()=>{y&&(k?v:f).current?.focus(
{preventScroll:!0})},[k]),C(()=>{if(!n||!f.current||!m.current)return;let{top:w,bottom:H}=f.current.getBoundingClientRect();w>=0&&w<H&&H<=window.innerHeight&&m.
current.getBoundingClientRect().top<0&&m.current.scrollIntoView({block:"start"})},[e]);function _(){let w=!!m.current?.open;w&&b(!0),w?R.keep({claim:e.number}):
Number(R.state().claim)===e.number&&R.keep({claim:null})}return o("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:m,onToggle:_,children:[o("summary",
{children:[o("span",{class:"myth-number","aria-label":ve(c)("claim_number",{n:e.number}),children:e.number}),o("span",{children:[o("span",{class:"myth-claim",children:e.
claim}),o("p",{class:"myth-says",children:e.says})]}),o("span",{class:"myth-mark",children:o("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),o("div",{class:"myth-body",children:h&&o(T,{children:[e.picture&&o("div",{children:o(Xr,{json:e.picture,words:u,select:()=>{}})}),e.source&&o("p",
{class:"myth-source",children:e.source}),o("dl",{class:"myth-about",children:[o(Ut,{label:c.how,children:e.how}),e.rule&&o(Ut,{label:c.rule,children:e.rule}),e.
missing&&o(Ut,{label:c.missing,children:e.missing}),e.words.length>0&&o(Ut,{label:c.terms,children:Fc(e.words,c.comma,{})}),e.papers.length>0&&o(Ut,{label:c.papers,
children:Fc(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),o("dl",{class:"myth-setup",children:e.setup?.map(([w,H])=>H&&o(Ut,{label:w,children:H},w))}),
o("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&o(T,{children:[o("button",{type:"button",class:"myth-button myth-primary",hidden:k,ref:f,
onClick:a,children:c.run}),o("button",{type:"button",class:"myth-button",hidden:!k,ref:v,onClick:()=>{x(!0),i()},children:c.stop})]}),n&&o("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&o("button",{type:"button",class:"myth-button",onClick:()=>R.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&o("a",{class:"myth-link",href:e.replay,onClick:w=>kf(w,e.run),children:c.replay}),e.pay&&o("button",{type:"button",class:"myth-button",onClick:()=>R.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),o("a",{class:"myth-link",href:e.link,children:c.link})]}),o("progress",{max:100,hidden:s?.state!=="run\
ning",value:s?.done??0,"aria-label":c.how}),o("p",{class:"myth-line",role:"status","data-state":s?.state,children:_f(t,e,s,g)})]})})]})}var Bc="verdict",Ef=Ne("\
claim",new URLSearchParams(window.location.search).get("claim")),Uc=()=>{};q("myths",async({node:t,words:{busy:e,lacking:n}={busy:"",lacking:null},send:s,value:r})=>{
let a={...await R.read(`claims/${ze()}.json`),busy:e,lacking:n},{words:i}=a,l=ve(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,m=null,f=()=>a.
cards.map(w=>p.get(w.number)??w),v=w=>f().filter(({verdict:H})=>H===w).length,h=["",...Object.keys(i.verdicts)],b=h.find(w=>w===c.get(Bc)&&v(w))??"";function g(w){
b=w,R.keep({[Bc]:b}),_()}function x(w){m!==null&&u.set(m,{state:"stopped"}),m=w,u.set(w,{state:"running",done:0}),_(),s.begin({claim:w})}function k({claim:w,...H}){
a.cards.some(({number:W})=>W===w)&&(H.card&&p.set(w,H.card),u.set(w,H),!Wc(H)&&m===w&&(m=null),_())}function y(w){let H=t.querySelector(`#claim-${/^\d{1,2}$/.test(
w)?Number(w):"none"}`);H&&(H.hidden&&g(""),H.open=!0,H.scrollIntoView({block:"start"}))}function _(){let w=l("tally",{holds:v("holds"),fails:v("fails"),depends:v(
"depends"),yours:v("yours")}),H=v("untried");B(o(T,{children:[o("p",{class:"myth-tally",role:"status",children:N(w,H>0&&l("tally_untried",{untried:H}))}),o("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:h.map(W=>o("button",{type:"button",hidden:W!==""&&!v(W),"aria-pressed":W===b,onClick:()=>g(W),children:W?
i.verdicts[W]:i.all},W))}),o("div",{class:"myth-list",children:f().map(W=>{let{number:F}=W;return o(Sf,{told:a,card:W,isNew:p.has(F),progress:u.get(F)??null,hidden:b!==
""&&W.verdict!==b,begin:()=>x(F),halt:()=>s.halt(),back:()=>{p.delete(F),u.delete(F),_()}},F)})})]}),t)}Uc=()=>{m!==null&&k({claim:m,state:"error",message:e})},
g(b),Ef(y),r(w=>k(w),!1)});var Gc={fail:()=>Uc()};var Kc=()=>{};q("sampling",async({words:t,props:e,send:n,value:s})=>{let{experiment:r}=await He;if(!e.texts){r.refuse();return}let a={sample:n.submit,leave:n.stop};
r.offer((i,l)=>a[i](l),e.texts),s(i=>r.take(i),!1),Kc=()=>r.fail(t.busy)});var Yc={busy:()=>Kc()};var Jc={agreement:"numbers",rates:"numbers",temperature:"rounds",gamma:"rounds",calibration:"guesses"},Xc={text:["#stage .sv-stream-scroll"],why:["#stage .sv-wh\
y"],round:["#stage .sv-round"],inspector:["#stage .sv-areas-block","#stage .sv-inspector"],residual:["#stage .sv-residual-block","#stage .sv-inspector"],agreement:[
'#stage .sv-ledger-line:has([data-metric="agreement"])'],rates:['#stage .sv-ledger-group:has([data-metric="acceptance_rate"])'],figures:["#stage .sv-figures"],temperature:[
"#stage .sv-again-row[data-change=temperature]","#stage .sv-experiments"],gamma:["#stage .sv-again-row[data-change=gamma]","#stage .sv-experiments"],compare:["#\
stage .sv-compare"],gallery:["#gallery","#prompt"],calibration:["#stage .sv-breakdown-charts figure:last-child","#stage .sv-round"]},bt=(t,e)=>t.drafts.filter(n=>n.
verdict===e).length;function Qc({rounds:t}){let e=t.findIndex(n=>["accepted","rejected","untested"].every(s=>bt(n,s)));return e>=0?e:t.findIndex(n=>bt(n,"reject\
ed"))}var Zc=({rounds:t})=>t.findIndex(({drafts:e,final:n})=>e.length>1&&n?.kind==="bonus"),ed=({rounds:t})=>t.findIndex(({drafts:e})=>e.some(({verdict:n,draw:s,
target:r,draft:a})=>n==="accepted"&&s!==null&&r!==null&&a!==null&&s>=r/a)),Tf=({drafts:t})=>Math.max(-1,...me(t))+1,Cn=(...t)=>e=>!$(e)&&t.includes(e.settings.drafter),
td={first:t=>Cn("model")(t)&&z(t)==="token",eagle3:Cn("eagle3"),medusa:Cn("medusa"),exit:Cn("early-exit","taught-exit"),dspark:Cn("dspark"),block:t=>!$(t)&&z(t)===
"block",lossy:t=>!$(t)&&Z(z(t)),tree:$},gt=(t,e=Qc)=>n=>{let s=e(n);return s<0?null:{round:s,phase:t(n.rounds[s])}},nd={end:({rounds:t})=>t.length?{round:t.length,
phase:0}:null,begun:gt(t=>t.drafts.length>1?1:0),drafted:gt(t=>t.drafts.length),verified:gt(t=>t.drafts.length+1),before_rescue:gt(t=>t.drafts.length+1,ed),before_rejection:gt(
t=>t.drafts.length+1+bt(t,"accepted")),before_correction:gt(t=>t.drafts.length+3+bt(t,"accepted")),before_bonus:gt(t=>2*t.drafts.length+1,Zc)},Qe=(t,e=Qc)=>({trace:n})=>{
let s=e(n),r=R.viewer.state();return s>=0&&(r.round>s||r.round===s&&r.phase>=t(n.rounds[s]))},Rf={greedy:({settings:t})=>t.temperature===0,gamma:(t,e)=>t.settings.
gamma!==e.settings.gamma,text:(t,e)=>String(t.prompt)!==String(e.prompt)},sd={pointed:()=>!!document.querySelector("#stage :is([data-seen=preview], [data-seen=p\
inned])"),drafted:Qe(t=>t.drafts.length),verified:Qe(t=>t.drafts.length+1),tested:Qe(t=>t.drafts.length+2),rejected:Qe(t=>t.drafts.length+3+bt(t,"accepted")),corrected:Qe(
t=>t.drafts.length+4+bt(t,"accepted")),judged:Qe(t=>2*t.drafts.length+1-bt(t,"untested"),ed),scored:Qe(t=>Tf(t)+1),bonus:Qe(t=>2*t.drafts.length+2,Zc),opened:({
of:t})=>!!document.querySelector(`.sv-popover:popover-open[data-shows=${t}]`),ran:({trace:t,before:e,of:n=""})=>{let{state:s,recorded:r}=R.viewer.state();return s===
"done"&&!r&&Rf[n](t,e)}};var Mf=200,Of=6e3,Zs=6,zf=8,Lf=["ArrowLeft","ArrowRight","j","k","J","K",",","."],Cf=["drafted","verified","tested","rejected","corrected","bonus","judged","sco\
red"],_o=xt("specviz-tour","localStorage"),Me=t=>document.querySelector(t),er=t=>!!Me(t)?.offsetParent,ye=()=>R.viewer;function $f(t){for(let e=t;e;e=e.parentElement)
e instanceof HTMLDetailsElement&&(e.open=!0),e.hidden&&e.id&&Me(`[aria-controls="${CSS.escape(e.id)}"]`)?.click()}function rd(t){let{left:e,...n}=t.getBoundingClientRect().
toJSON(),{top:s,right:r,bottom:a}=n;for(let i=t.parentElement;i&&i!==document.body;i=i.parentElement){let{overflowX:l,overflowY:c}=getComputedStyle(i),p=i.getBoundingClientRect();
l!=="visible"&&(r=Math.min(r,p.right)),c!=="visible"&&([s,a]=[Math.max(s,p.top),Math.min(a,p.bottom)])}return{left:e,top:s,right:r,bottom:a}}var So=class{constructor(e,n){
this.words=e;this.stops=n;this.panel.setAttribute("aria-labelledby","tour-title"),document.addEventListener("keydown",s=>this.key(s)),["wheel","touchmove","poin\
terdown","keydown"].forEach(s=>document.addEventListener(s,()=>{this.still=!1},{capture:!0,passive:!0})),window.addEventListener("scroll",()=>this.follow(),!0),
window.addEventListener("resize",()=>this.follow()),new ResizeObserver(()=>{document.documentElement.style.setProperty("--tour-height",`${this.panel.offsetHeight}\
px`)}).observe(this.panel)}words;stops;at=0;left=0;done=new Set;part=null;still=!1;moment=null;there=!1;before=null;held=null;brought=!1;opener=null;timer=0;panel=Object.
assign(document.createElement("section"),{className:"specviz tour",hidden:!0});ring=Object.assign(document.createElement("div"),{className:"tour-ring",hidden:!0});find(e){
return this.stops.findIndex(({id:n},s)=>n===e||String(s+1)===String(e))}start(e=1){this.left=this.find(_o.read()),this.open||(this.opener=document.activeElement),
this.done.clear(),this.timer=this.timer||window.setInterval(()=>this.check(),Mf),document.documentElement.classList.add("touring"),Me(".gradio-container .contai\
n").append(this.ring,this.panel),this.panel.hidden=!1,this.go(Math.max(0,this.find(e)))}leave(){this.putBack(),clearInterval(this.timer),Object.assign(this,{timer:0,
part:null,still:!1}),this.follow(),this.panel.hidden=!0,document.documentElement.classList.remove("touring"),Me("#stage .sv-inspector").scrollTop=0,R.keep({tour:null}),
(this.opener?.checkVisibility()&&this.opener!==document.body?this.opener:Me("#tour button"))?.focus()}get open(){return!this.panel.hidden}get stop(){return this.
stops[this.at]}get kind(){return this.stop.recorded??"first"}focus(){Me("#tour-title").focus({preventScroll:!0})}bring(){R.go?.({recorded:this.kind}),this.focus()}on(){
this.at+1<this.stops.length?this.go(this.at+1):(_o.write(""),this.leave())}go(e){this.putBack(),Object.assign(this,{at:e,left:Math.max(this.left,e),part:null,moment:null,
there:!1,still:!1,brought:!1}),e&&_o.write(this.stop.id),R.keep({tour:this.stop.id}),this.hold(),this.panel.scrollTop=0,this.draw(),this.focus(),er("#stage")||R.
go?.({view:"watch"}),this.check()}hold(){let{changes:e}=this.stop,n=e&&we.controls()[e];this.held=e===void 0||n===void 0?null:{name:e,value:n}}putBack(){let{held:e,
there:n,before:s}=this;if(this.held=null,!e)return;(n&&ye().trace()!==s||we.controls()[e.name]!==e.value)&&R.go?.({[e.name]:e.value})}draw(){let{words:e,stop:n,
stops:s,moment:r,at:a,left:i}=this,l=ye().trace(),c=this.done.has(a),p=!!l&&!r,u=n.changes&&r&&!er("#stage .sv-again"),m=c&&n.done||p&&(n.recorded?e.opens:e.lacks)||
u&&e.run_first||n.task,f=(v,h)=>v.replace(/\{(\w+)\}/g,(b,g)=>String(h[g]??b));B(o(T,{children:[o("div",{class:"tour-head",children:[o("p",{children:f(e.count,{
n:a+1,of:s.length})}),o("button",{type:"button",class:"tour-quiet",hidden:a===0&&i<=0,onClick:()=>this.go(a?0:i),children:a?e.again:f(e.resume,{n:i+1})}),o("but\
ton",{type:"button",class:"tour-leave","aria-label":e.leave,title:e.leave,onClick:()=>this.leave(),children:"×"})]}),o("div",{class:"tour-told",children:[o("h2",
{id:"tour-title",tabIndex:-1,children:n.title}),o("p",{children:f(n.text,{gamma:l?.settings.gamma??""})})]}),o("div",{class:"tour-tried",children:[o("p",{class:"\
tour-task",role:"status","data-done":String(c),children:[o("strong",{children:c?e.done:e.try})," ",o("span",{children:m})]}),o("div",{class:"tour-foot",children:[
o("button",{type:"button",class:"tour-does",hidden:!Cf.includes(n.rule),onClick:()=>this.handOn("ArrowRight"),children:e.step}),o("button",{type:"button",class:"\
tour-does",hidden:!p,onClick:()=>this.bring(),children:e.recorded}),o("button",{type:"button",hidden:a===0,onClick:()=>this.go(a-1),children:e.back}),o("button",
{type:"button",class:"tour-next",onClick:()=>this.on(),children:a+1<s.length?e.next:e.end})]})]})]}),this.panel)}arrive(){let{at:e}=this,n=ye().trace();if(this.
moment=!n||n.rounds.length<zf||!td[this.kind](n)?null:nd[this.stop.state](n),!this.moment){if(this.brought||!ye().state().recorded)return;this.brought=!0,R.go?.(
{recorded:this.kind});return}let{round:s,phase:r}=this.moment;ye().pin(null),ye().seek(s,r),requestAnimationFrame(()=>setTimeout(()=>{this.at!==e||!this.open||(Object.
assign(this,{there:!0,before:ye().trace()}),this.aim(this.stop.target))}))}aim(e){this.part=e,this.still=!0;let n=Jc[e??""];if(n&&ye().state().view!==n){ye().open(
n);return}this.parts().forEach($f);let s=this.target();rd(s).bottom<Math.floor(s.getBoundingClientRect().bottom)&&s.scrollIntoView({block:"nearest"}),this.follow();
let{top:r,bottom:a,height:i}=this.ring.getBoundingClientRect(),l=this.panel.getBoundingClientRect().top;r>=0&&a<=l||(s.scrollIntoView({block:i<l?"center":"start",
inline:"nearest",behavior:Bo()?"auto":"smooth"}),this.follow())}parts(){return(Xc[this.part??""]??[]).map(Me).filter(Boolean)}target(){return this.parts().find(
e=>e.offsetParent)||Me("#stage")}follow(){if(this.ring.hidden=!this.part||!er("#stage"),this.ring.hidden)return;let{left:e,top:n,right:s,bottom:r}=rd(this.target()),
a={left:e-Zs,top:n-Zs,width:s-e+2*Zs,height:Math.max(0,r-n)+2*Zs};Object.entries(a).forEach(([i,l])=>{this.ring.style.setProperty(i,`${l}px`)})}check(){!er("#st\
age")||!ye().trace()||(this.moment?this.there&&!this.done.has(this.at)&&this.judge():this.arrive(),this.still&&this.aim(this.part),this.draw(),this.follow())}judge(){
let{before:e,stop:n,at:s}=this,r=ye().trace();!r||!e||!sd[n.rule]({trace:r,before:e,of:n.of})||(this.done.add(s),this.aim(n.shows||n.target))}entrance(){let e=[
...this.target().querySelectorAll(":is(button, input, [tabindex]):not(:disabled)")];return e.find(n=>n.tabIndex>=0)||e[0]}key(e){if(!this.open||e.defaultPrevented||
e.ctrlKey||e.altKey||e.metaKey)return;let n=e.target,s=this.panel.contains(n);e.key==="Tab"&&!e.shiftKey&&n.matches(".tour-next")&&this.part&&this.entrance()&&(this.
entrance().focus(),e.preventDefault()),e.key==="Escape"&&!document.querySelector(":popover-open")&&(s||n===document.body?this.leave():this.focus()),!(!s||!Lf.includes(
e.key))&&(this.handOn(e.key),e.preventDefault())}handOn(e){Me("#stage .specviz").dispatchEvent(new KeyboardEvent("keydown",{key:e,bubbles:!0,cancelable:!0})),this.
still=!0}},Gt=null,Eo={start:t=>Gt?.start(t)};q("tour",async({node:t,words:{start:e,words:n,stops:s}})=>{await He,Gt=new So(n,s),t.textContent=e,t.addEventListener(
"click",()=>Eo.start())});document.addEventListener("specviz-go",async({detail:t})=>{let e=String(t?.tour??"");e&&await te(()=>Gt,Of)&&Gt&&Gt.find(e)>=0&&Gt.start(
e)});document.addEventListener("click",t=>{let e=t.target,n=e.closest?.("button[data-go]")?.getAttribute("data-go");n&&R.go?.(JSON.parse(n));let s=e.closest?.('\
:is([data-glossary], .pay-asked) a[href^="#"]')?.getAttribute("href");s&&(t.preventDefault(),Me(s).scrollIntoView())});window.SpecViz=Object.assign(R,{mount:As,component:Fo,desk:ko,links:we,myths:Gc,sampling:Yc,stage:qc,tour:Eo});})();
