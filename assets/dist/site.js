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
(()=>{var A,yr,al,Ee,ms,cn,kr,an,_r,fs,hs,Sr,wt=Symbol.for("pv"),dn={},pn=[],il=/^m(i|n|o|s|text|space)$/,gs=Array.isArray,bs=pn.slice,We=Object.assign;function Fe(t){
t&&t.parentNode&&t.remove()}function xs(t,e,n){var s,r,a,i={},l=arguments.length;for(a in e)a=="key"?s=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?bs.call(arguments,2):n),xt(t,i,s,r,null)}function xt(t,e,n,s,r){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:wt,__v:r||++yr,__i:-1,__u:0};return!r&&A.vnode&&A.
vnode(a),a}function S(t){return t.children}function Me(t,e){this.props=t,this.context=e,this.__g=0}function Re(t,e){if(e==null)return t.__&&Re(t.__,t.__i+1);for(var n;e<t.
__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Re(t)}function ll(t){var e,n=t.__v,s=n.__e,r=[],a=[],i=t.__P;
i&&((e=We({constructor:wt},n)).__v=n.__v+1,A.vnode&&A.vnode(e),ws(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Re(n),32&n.__u,a),e.__v=n.__v,e.__.__k[e.__i]=
e,Or(r,e,a),n.__=n.__e=null,e.__e!=s&&Tr(e))}function Tr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Tr(t)}function vs(t){(8&t.__g||(t.__g|=8,Ee.push(t),cn++))&&ms==A.debounceRendering||((ms=A.debounceRendering)||queueMicrotask)(Er)}function Er(){try{for(var t,
e=1;Ee.length;)Ee.length>e&&Ee.sort(kr),t=Ee.shift(),e=Ee.length,8&t.__g&&ll(t)}finally{(cn=Ee.length)&&(ms||queueMicrotask)(Er)}}function Mr(t,e,n,s,r,a,i,l,c,p,u){
var m,f,h,v,b,g,k=s.__k||pn,w=e.length;for(c=cl(n,e,k,c,w),m=0;m<w;m++)(h=n.__k[m])!=null&&(f=~h.__i&&k[h.__i]||dn,h.__i=m,g=ws(t,h,f,r,a,i,l,c,p,u),v=h.__e,(f.
ref!=h.ref||8&f.__u)&&(f.ref&&ys(f.ref,null,h,f),h.ref&&u.push(h.ref,h.__c||v,h)),b=b||v,4&h.__u?(c=Rr(h,c,t,!f.__v),f.__e&&(f.__e=null)):typeof h.type=="functi\
on"&&g!==void 0?c=g:v&&(c=v.nextSibling),h.__u&=-21);return n.__e=b,c}function cl(t,e,n,s,r){var a,i,l,c,p,u,m,f,h,v=n.length,b=v,g=0,k=0,w=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[a]=xt(null,i):gs(i)?i=w[a]=xt(S,{children:i}):
i.constructor===wt&&i.__b?i=w[a]=xt(i.type,i.props,i.key,i.ref,i.__v):w[a]=i,c=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=dl(i,n,c,b))&&(b--,(l=n[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,k=1)):(~p||(r>v?g--:r<v&&g++),typeof i.type!="function"&&(i.__u|=4))):w[a]=null;if(k){for(u=[],m=[],
a=0;a<r;a++)if((i=w[a])&&16&i.__u){for(g=0,f=u.length;g<f;)u[h=g+f>>1]<i.__i?g=h+1:f=h;u[g]=i.__i,m[a]=g+1}for(g=u.length;a--;)m[a]&&(m[a]==g?g--:w[a].__u|=4)}if(b)
for(a=0;a<v;a++)!(l=n[a])||2&l.__u||(l.__e==s&&(s=Re(l)),ks(l,l));return s}function Rr(t,e,n,s){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=Rr(r[a],e,n,!1));return e}for(e&&!e.parentNode&&(e=Re(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function dl(t,e,n,s){var r,a=t.key,i=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&a==null||c&&a==l.key&&i==l.type)return n;if(s>(c?1:0)){for(r=n-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=n+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function wr(t,e,n){n==null&&
(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function on(t,e,n,s,r){var a,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||wr(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||wr(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),
typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=hs[e]||(hs[e]=pl(e)),(t.__a||(t.__a={}))[e]=fs,a=e!=(e=e.replace(_r,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),n?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function pl(t){
return function(e){var n=this.__e;if(n){if(n=n[t],e[an]==null)e[an]=fs++;else if(e[an]<this.__a[t])return;return n(A.event?A.event(e):e)}}}function ws(t,e,n,s,r,a,i,l,c,p){
var u,m,f,h,v,b,g,k,w,x,_,y,N,W,K,bt,pe,ue,F=e.type;if(e.constructor!==wt)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,m=a=[],u.nodeType==8?l=ln(u,
a):a.push(u),l=a[0]||l),(u=A.__b)&&u(e);e:if(typeof F=="function"){f=i.length;try{if(k=e.props,w=(u=F.prototype)&&u.render,x=(u=F.contextType)&&s[u.__c],_=u?x?x.
props.value:u.__:s,(h=n.__c)?(e.__c=h,2&h.__g&&(h.__g|=1)):(w?e.__c=h=new F(k,_):(e.__c=h=new Me(k,_),h.constructor=F,h.render=ml),x&&x.sub(h),h.state||(h.state=
{}),h.__n=s,h.__g|=8,h.__h=[],h.__k=[]),w&&(h.__s||(h.__s=h.state),F.getDerivedStateFromProps&&(h.__s==h.state&&(h.__s=We({},h.__s)),We(h.__s,F.getDerivedStateFromProps(
k,h.__s)))),v=h.props,b=h.state,h.__v=e,n.__c){if(k!==v&&w&&!F.getDerivedStateFromProps&&h.componentWillReceiveProps&&h.componentWillReceiveProps(k,_),e.__v==n.
__v&&!(8&h.__g)||!(4&h.__g)&&h.shouldComponentUpdate&&h.shouldComponentUpdate(k,h.__s,_)===!1){e.__v!=n.__v&&(h.props=k,h.state=h.__s,h.__g&=-9),e.__e=n.__e,e.__k=
n.__k,e.__k.some(function(Y){Y&&(Y.__=e)}),pn.push.apply(h.__h,h.__k),h.__k=[],h.__h.length&&i.push(h),l=Re(n);break e}h.componentWillUpdate&&h.componentWillUpdate(
k,h.__s,_),w&&h.componentDidUpdate&&h.__h.push(function(){h.componentDidUpdate(v,b,g)})}else w&&!F.getDerivedStateFromProps&&h.componentWillMount&&h.componentWillMount(),
w&&h.componentDidMount&&h.__h.push(h.componentDidMount);h.context=_,h.props=k,h.__P=t,h.__g&=-5,y=A.__r,N=w?25:0;do h.__g&=-9,y&&y(e),u=h.render(h.props,h.state=
h.__s,h.context);while(8&h.__g&&++N<25);w&&(pn.push.apply(h.__h,h.__k),h.__k=[]),h.state=h.__s,h.getChildContext&&(s=We({},s,h.getChildContext())),w&&n.__c&&h.getSnapshotBeforeUpdate&&
(g=h.getSnapshotBeforeUpdate(v,b)),W=u&&u.type===S&&u.key==null?u.props.children:u,k.__P&&(u=l,r=(t=k.__P).namespaceURI,c=a=null,n.props&&n.props.__P!=t&&(n.__k.
some(function(Y){Y&&ks(Y,Y)}),n.__k=null),l=n.__k?Re(n,0):null),l=Mr(t,gs(W)?W:[W],e,n,s,r,a,i,l,c,p),k.__P&&(e.__e=null,l=u),e.__u&=-161,m&&m.some(Fe),h.__h.length&&
i.push(h),1&h.__g&&(h.__g&=-4)}catch(Y){if(i.length=f,e.__v=null,c||a)if(Y&&Y.then){if(e.__u|=128|c,a){for(~(pe=a.indexOf(l||void 0))||(pe=a.length);(ue=a[pe-1])&&
ue.nodeType==8;)pe--;for(;pe<a.length;pe++)if(ue=a[pe])if(a[pe]=null,K){if(ue==bt)break}else{if(ue.nodeType!=8)break;ue.data.startsWith("$s")&&(bt=ln(K=ue))}}if(!K){
for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;K=l}(u=ln(K=e.__c.__z||(e.__c.__z=K)))?(e.__e=K,l=u):e.__e=l,l=l&&l.nextSibling}else a&&a.some(Fe);else e.
__e=n.__e;e.__k||(e.__k=n.__k||[]),Y&&Y.then||zr(e),A.__e(Y,e,n)}}else l=e.__e=ul(n.__e,e,n,s,r,a,i,c,p,t);return(u=A.diffed)&&u(e),l}function ln(t,e){if(t&&t.nodeType==
8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(
t)}}function zr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(zr))}function Or(t,e,n){for(var s=0;s<n.length;)ys(n[s++],n[s++],n[s++]);A.__c&&A.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){A.__e(a,r.__v)}})}function ul(t,e,n,s,r,a,i,l,c,p){var u,m,f,h,v,b,g,k,w=n.props||dn,x=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),a){for(u=0;u<a.
length;u++)if((v=a[u])&&(_?v.localName==_:v.nodeType==3)){t=v,a[u]=null;break}}if(!t){if(k=p.ownerDocument||document,!_)return k.createTextNode(x);t=k.createElementNS(
r,_,x.is?x:p),l&&(A.__m&&A.__m(e,a),l=!1),a=null}if(_){if(p=_=="template"&&t.content||t,a=_=="textarea"&&x.defaultValue!=null?null:a&&bs.call(p.childNodes),!l&&
a)for(w={},u=0;u<t.attributes.length;u++)w[(v=t.attributes[u]).name]=v.value;for(u in w)v=w[u],u=="dangerouslySetInnerHTML"?f=v:u=="children"||u in x||u=="value"&&
"defaultValue"in x||u=="checked"&&"defaultChecked"in x||on(t,u,null,v,r);for(u in x)v=x[u],u=="children"?h=v:u=="dangerouslySetInnerHTML"?m=v:u=="value"?b=v:u==
"checked"?g=v:l&&typeof v!="function"||w[u]===v||on(t,u,v,w[u],r);m?(l||f&&(m.__html==f.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),e.__k=[]):(f&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&il.test(_))&&(r="http://www.w3.org/1999/xhtml"),Mr(p,gs(h)?h:[h],e,n,s,r,a,i,a?a[0]:
n.__k&&Re(n,0),l,c),a&&a.some(Fe)),l&&_!="textarea"||(u="value",_=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(_!="progress"||b)||on(t,u,b,w[u],
r),u="checked",g!=null&&g!=t[u]&&on(t,u,g,w[u],r))}else w===x||l&&t.data==x||(t.data=x);return t}function ys(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&
(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){A.__e(r,n)}}function ks(t,e,n){var s,r,a,i;if(A.unmount&&A.unmount(
t),!(s=t.ref)||s.current&&s.current!=t.__e||ys(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){A.__e(l,e)}s.__P=s.__n=null}
if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&ks(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=ln(s,a=[]))&&(s==t.__e&&a.some(Fe),Fe(
r),Fe(s)),n||Fe(t.__e),t.__e=t.__c=t.__=null}function ml(t,e,n){return this.constructor(t,n)}function ee(t,e){var n,s,r,a;A.__&&A.__(t,e),e.nodeType==9&&(e=e.documentElement),
s=(n=t&&32&t.__u)?null:e.__k,e.__k=xt(S,{children:[t]}),r=[],a=[],ws(e,e.__k,s||dn,dn,e.namespaceURI,s?null:e.firstChild?bs.call(e.childNodes):null,r,s?s.__e:e.
firstChild,n,a),Or(r,e.__k,a),e.__k.props.children=null}function Cr(t){function e(n){var s,r;return this.getChildContext||(s=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&s.forEach(function(i){i.__g|=4,vs(i)})},this.sub=function(a){s.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){s.delete(a),i&&i.call(a)}}),n.children}return e.__c="__cC"+Sr++,e.__=t,e.Provider=(e.Consumer=function(n,s){return n.children(s)}).contextType=e,e}A={__e:function(t,e,n,s){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw cn=0,t}},yr=0,al=function(t){return t!=null&&t.
constructor===wt},Me.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=We({},this.state)),typeof t=="function"&&(t=t(We({},n),this.props)),
t&&(We(n,t),this.__v&&(e&&this.__k.push(e),vs(this)))},Me.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),vs(this))},Me.prototype.render=
S,Ee=[],cn=0,kr=function(t,e){return t.__v.__b-e.__v.__b},an=Symbol(),_r=/(PointerCapture)$|Capture$/i,fs=0,hs={},Sr=0;var $={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},Lr,zm=new Promise(t=>{Lr=t});function $r(t){$.viewer=t,Lr(t)}var Pr=new Map,ze=(t,e)=>{Pr.set(t,e)};function Ar(t,e,{element:n,props:s,server:r,trigger:a,watch:i}){Pr.get(t)?.({node:n.firstElementChild,words:s.words?.[Se()],props:s,server:r,watch:i,send:Object.
fromEntries(e.map(l=>[l,(c={})=>a(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(s.value||"{}"));c&&p(),i("value",p)}})}var Se=()=>document.documentElement.lang.slice(
0,2);var hl=20;function un(t,e=1/0){let n=performance.now()+e;return new Promise(s=>{(function r(){let a=t();a||performance.now()>n?s(a||null):setTimeout(r,hl)})()})}
function mn(){let t=0;return()=>{let e=t+=1;return()=>e===t}}function hn(t,e=null){let n=null,s=()=>{if(!n||e===null)return;let r=e;e=null,n(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=
String(r[t]),s())}),r=>{n=r,s()}}var vl=(t,e)=>t.replace(/\{(\w+)\}/g,(n,s)=>e&&s in e?String(e[s]):n);function Oe(t){return(e,n)=>{let s=e.split(".").reduce((r,a)=>r?.[a],t);return typeof s=="\
string"?vl(s,n):e}}var d=t=>t;function jr(t){d=Oe(t)}var fl=new TextEncoder,gl=new TextDecoder("utf-8",{ignoreBOM:!0});function Hr(t){return t==null?[]:typeof t=="string"?[...fl.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function bl(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function xl(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let n=t[t.length-
e];if(n<128)return 0;if(n>=192)return bl(n)>e?e:0}return 0}var me=Object.freeze({bytes:[],tokens:0});function fe(t,e){let n=[...t.bytes,...Hr(e)],s=xl(n),r=n.slice(
0,n.length-s);return{text:gl.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:s?{bytes:n.slice(-s),tokens:r.length?1:t.tokens+1}:me}}var he=t=>Hr(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),wl=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
yl=["space","newline","tab","control","text"];function yt(t){return[...t.matchAll(wl)].map(e=>({kind:yl[e.slice(1).findIndex(n=>n!==void 0)],text:e[0]}))}var kt=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),kl=t=>t&&`⁨${t}⁩`,ge=t=>t.replace(/[\u2068\u2069]/g,"");function J(t){return kl(yt(t).map(
({kind:e,text:n})=>e==="space"?"·".repeat(n.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?kt(n):n).join(""))}var P=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),_t="–",be=t=>(e,n)=>e==null||!Number.isFinite(e)?_t:t(e,n);function _l(t){let[e,n]=t.toExponential(1).split("e");return`${e}\
×10${[...n].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var Ce=be((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return _l(
t);let n=t.toPrecision(t<.001?Math.min(e,2):e),s=n.includes("e")?t.toFixed(7):n;return/^1(\.0*)?$/.test(s)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),D=be((t,e)=>t>0&&t<1e-4?"<0.0001":Ce(t,e)),I=be(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function te(t,e){let n=l=>[t,e].map(c=>Ce(c,l)),s=t===e?3:[3,4,5,6,7].find(l=>new Set(n(l)).size>1)??8,r=n(s),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var O=be(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),X=be(t=>t.toFixed(t<9.995?2:1)+"×"),j=be((t,e=2)=>t.toFixed(e)),_s=be(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),ae=be(t=>t.toLocaleString("en")),Ss=be(t=>{let[e,n]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/n).toPrecision(t/n<
10?2:3)} ${e}`}),q=be(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var Nr=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,n)=>n%2?E("bdi",{translate:"no"},e):e);function E(t,e,...n){let s=document.createElement(t),{on:r={},...a}=e;
Object.entries(r).forEach(([i,l])=>s.addEventListener(i,l));for(let[i,l]of Object.entries(a))l===!0?s.setAttribute(i,""):l!==!1&&l!=null&&s.setAttribute(i,ge(String(
l)));return s.append(...n.flatMap(i=>i==null?[]:typeof i=="string"?Nr(i):[i])),s}function vn(t,e){t.textContent!==ge(e)&&(t instanceof Element?t.replaceChildren(
...Nr(e)):t.textContent=ge(e))}function xe(t,e,n){n==null?t.removeAttribute(e):t.getAttribute(e)!==ge(String(n))&&t.setAttribute(e,ge(String(n)))}function qr(t,e,n,s){
let r=n.bottom-e.bottom+4,a=n.top-e.top-48;r>0?t.scrollTop=s*Math.ceil((t.scrollTop+r)/s):a<0&&(t.scrollTop=s*Math.floor((t.scrollTop+a)/s))}function Ir(t,e=!1){return yt(t).map(({kind:n,text:s})=>{if(n==="text")return document.createTextNode(s);if(n==="control")return E("span",{class:"sv-control"},kt(
s));let r=e&&n!=="space";return E("span",{class:`sv-${n}${r?" sv-marked":""}`},r?"":s)})}var Le=class{constructor(e){this.host=e}host;probe=E("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let n=this.cache.get(e);if(n!==void 0)return n;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:s}=getComputedStyle(this.probe);return this.cache.set(e,s),s}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},$e=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var Be,B,Ts,Dr,Es=Object.is,fn=0,Jr=[],Ms=[],V=A,Fr=V.__b,Wr=V.__r,Br=V.diffed,Vr=V.__c,Ur=V.unmount,Gr=V.__;function Tt(t,e){V.__h&&V.__h(B,t,fn||e),fn=0;var n=B.
__H||(B.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function H(t){return fn=1,Sl(Qr,t)}function Sl(t,e,n){var s=Tt(Be++,2);if(s.t=t,!s.__c&&
(s.__=[n?n(e):Qr(void 0,e),function(a){var i=(s.__N||s.__)[0],l=s.t(i,a);Es(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=B,!B.__f)){B.__f=!0;var r=B.shouldComponentUpdate;
B.shouldComponentUpdate=function(a,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=a;if(c.__.some(function(f){f.__N&&(p=!0,Es(f.__[0],f.__N[0])||(u=!0))}),
r){var m=r.call(this,a,i,l);return p?m||u:m}return!p||u}}return s.__}function Xr(t,e){var n=Tt(Be++,3);!V.__s&&zs(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,B.__H.__h.push(
n))}function z(t,e){var n=Tt(Be++,4);!V.__s&&zs(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,B.__h.push(n))}function M(t){return fn=5,Pe(function(){return{current:t}},[])}function Pe(t,e){var n=Tt(Be++,7);return zs(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Zr(t){var e=B.context[t.__c],n=Tt(Be++,9);return n.c=t,e?(n.__==null&&(n.__=!0,e.sub(B)),e.props.value):t.__}function Tl(){var t;do{for(;t=Ms.shift();)try{St(t)}catch(n){V.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Jr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(St),e.__h.
some(Rs),e.__h=[]}catch(n){e.__h=[],V.__e(n,t.__v)}}}while(Ms.length)}V.__b=function(t){B=null,Fr&&Fr(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
Gr&&Gr(t,e)},V.__r=function(t){Wr&&Wr(t),Be=0;var e=(B=t.__c).__H;e&&(Ts==B?B.__h=[]:(e.__h.some(St),e.__h.some(Rs),Be=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),Ts=B},V.diffed=function(t){Br&&Br(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Yr(Jr.push(e)),e.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),Ts=B=null},V.__c=function(t,e){e.some(function(n){try{n.__h.some(St),n.__h=n.__h.filter(function(s){return!s.__||Rs(s)})}catch(s){n.__h=[function(){
throw s}]}}),Vr&&Vr(t,e)},V.unmount=function(t){Ur&&Ur(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Yr(Ms.push(r))}else St(r)}catch(a){e=a}}),s.__H=void 0,e&&V.__e(e,s.__v))};var Kr=typeof requestAnimationFrame==
"function";function El(t){var e,n=function(){clearTimeout(s),Kr&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Kr&&(e=requestAnimationFrame(n))}function Yr(t){
t!=1&&Dr==V.requestAnimationFrame||((Dr=V.requestAnimationFrame)||El)(Tl)}function St(t){var e=B,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),B=e}function Rs(t){
var e=B;t.__c=t.__(),B=e}function zs(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Es(n,t[s])})}function Qr(t,e){return typeof e=="function"?e(
t):e}var Ml=Symbol.for("pv"),Rl=0;function o(t,e,n,s,r,a){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Ml,__v:--Rl,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),A.vnode&&A.vnode(p),p}var to=Cr(null);function ie(){let t=Zr(to),{state:e,set:n,send:s}=t;return{...e,state:e,viewer:t,set:n,send:s}}function L(){let t=ie();return{...t,run:t.state.run}}
var Et=(t,e,n)=>ee(o(to.Provider,{value:t,children:e}),n),we=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),gn=class extends Me{shouldComponentUpdate({
run:e,when:n}){return e!==this.props.run||n!==this.props.when}render(){return o(S,{children:this.props.children})}},R=({name:t,...e})=>o("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e}),eo=/\u2068([^\u2069]*)\u2069/,no=t=>Array.isArray(t)?t.map(no):typeof t!="string"||!eo.test(t)?t:t.
split(eo).map((e,n)=>n%2?o("bdi",{translate:!1,children:e}):e),zl=A.vnode;A.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let n in e)n==="children"?e.
children=no(e.children):typeof e[n]=="string"&&(e[n]=ge(e[n]))}zl?.(t)};var xn="#term-",Ol=`[data-term], a[href^="${xn}"]`,bn=12,Os=8,wn=new Map,ro=null,oo=null,ce=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});ce.setAttribute("aria-labelledby","term-name");var Cl=()=>ce.matches(":popover-open");function ao(t){wn=new Map(
(t.glossary??[]).map(e=>[e.term,e])),Ll()}function Ll(){let{hash:t,pathname:e,search:n}=window.location,s=t.startsWith(xn)&&wn.get(t.slice(xn.length));s&&(window.
history.replaceState(window.history.state,"",e+n),lo(s,document.querySelector("h1")??document.body))}function io({target:t}){let e=t instanceof Element?t.closest(
Ol):null;if(!e||e.closest("[data-glossary]"))return null;let n=wn.get(e.dataset.term??e.getAttribute("href")?.slice(xn.length)??"");return n?{name:e,entry:n}:null}
var so=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((n,s)=>o(S,{children:[s>0&&d("comma"),n]},s))]}),$l=({entry:{name:t,definition:e,
formula:n,sources:s,see:r}})=>o(S,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":d("term.close"),onClick:()=>ce.hidePopover(),children:"×"})]}),o("p",{children:e}),n&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[d("term.formula")," "]}),n,/\bq\b/.test(n)&&o("span",{class:"sv-symbols",children:d("term.symbols")})]}),o(so,{label:d("term.source"),
items:s.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(so,{label:d("term.see"),items:r.flatMap(a=>{let i=wn.get(a);return i?
[o(R,{name:a,children:i.name})]:[]})})]});function lo(t,e){ce.dataset.shows=t.term,ee(o($l,{entry:t}),ce),ce.contains(e)||(document.body.append(ce),ro=e,ce.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),ce.showPopover(),Pl(e.getBoundingClientRect())),ce.focus({preventScroll:!0})}function Pl({left:t,top:e,bottom:n}){
let{offsetWidth:s,offsetHeight:r}=ce,{clientWidth:a,clientHeight:i}=document.documentElement,l=n+Os+r+bn<=i||e<i-n,c=Math.max(bn,Math.min(t,a-s-bn)),p=l?n+Os:Math.
max(bn,e-Os-r);Object.assign(ce.style,{left:`${c+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{oo=Cl()?ro:null},
!0);document.addEventListener("click",t=>{let e=io(t);e&&(t.preventDefault(),!(oo===e.name&&t.detail)&&lo(e.entry,e.name))});for(let t of["pointerover","focusin"])
document.addEventListener(t,e=>{let n=io(e);n&&!n.name.parentElement?.closest('[title]:not([title=""])')&&(n.name.title=n.entry.definition)});var co=(t,e)=>E("b\
utton",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"dialog"},e);var C=({settings:t})=>(t.tree??"chain")!=="chain",U=({drafts:t})=>t.some(({parent:e})=>e!=null),oe=(t,e)=>t[e].parent??e-1,Mt=(t,e)=>e<0?[]:[...Mt(t,oe(t,e)),e];
function le(t){let e=[];return t.forEach((n,s)=>{let r=oe(t,s);e.push(r<0?0:e[r]+1)}),e}var Ve=t=>t.flatMap(({verdict:e},n)=>e==="accepted"?[n]:[]);function po(t){
let e=le(t);return t.flatMap(({verdict:s},r)=>s==="untested"?[]:[r]).sort((s,r)=>e[s]-e[r]||s-r)}function uo({drafts:t}){let e=Ve(t);if(!U({drafts:t}))return e.
length;let n=e.at(-1)??-1;return t.flatMap(({parent:r},a)=>r===n?[a]:[]).at(-1)??t.length}function mo(t){let e=t.map(()=>0),n=0,s=r=>{r>=0&&(e[r]=n),t.flatMap((i,l)=>i===
r?[l]:[]).forEach((i,l)=>{l&&(n+=1),s(i)})};return s(-1),{rows:e,count:n+1}}var Rt=(t,e)=>({name:t,index:e}),Al=["medusa","dflash","lookup"],ho=({drafts:t},{settings:e})=>Al.includes(t[0]?.source??e.drafter)&&!U({drafts:t});function Ae({
drafts:t,final:e,together:n}){let s=po(t),r=t.filter(a=>a.verdict==="accepted").length;return[...vo({drafts:t,together:n}).map(a=>Rt("draft",a)),Rt("verify",0),
...s.map(a=>Rt("test",a)),...r<t.length?[Rt("discard",r)]:[],...e?[Rt("final",t.length)]:[]]}var Cs=({drafts:t,together:e})=>vo({drafts:t,together:e}).length+t.
length+(t.length?3:2);function vo({drafts:t,together:e}){if(e)return t.length?[0]:[];let n=le(t);return t.flatMap((s,r)=>n.indexOf(n[r])===r?[r]:[])}var zt=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function jl(t,{name:e,index:n},s){let{drafts:r}=s;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&s.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&U(s)){let i=le(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[n]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[n].verdict:zt(s);return t.map((i,l)=>l===n&&a?a:i)}function fo(t,e){let n=Ae(
t).slice(0,e),s=t.drafts.length+(t.final?1:0);return{phase:n[n.length-1],looks:n.reduce((r,a)=>jl(r,a,t),Array(s).fill("absent")),verified:n.some(r=>r.name==="v\
erify"),fallen:n.some(r=>r.name==="discard")}}function Ls(t,{round:e,phase:n}){return e>=t.length?{round:t.length,phase:0}:n+1>=Ae(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:n+1}}function go(t,{round:e,phase:n}){return n>0?{round:e,phase:n-1}:e>0?{round:e-1,phase:Ae(t[e-1]).length-1}:{round:0,phase:0}}function Ot(t,{round:e,
phase:n=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let s=Ae(t[e]).length;return n>=s?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,n)}}var Ct=["token","block","match","typical","top-k","threshold"],Hl=["typical","top-k","threshold"],T=({settings:t})=>t.rule??"token",G=t=>Hl.includes(t),ne=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),Q=t=>t?.chance??ne(t),Ue=(t,e)=>G(e)&&[0,1].includes(Q(t)??-1);function tt(t){if(t.draw==null)return"ke\
pt";let e=t.draw;return e<(Q(t)??1)?"passed":e<(ne(t)??1)?"kept":"rescued"}function bo(t,e){let{target:n,draft:s,weight:r}=t[e];if(n==null||!s||r==null)return null;
let a=Math.min(1,r*n/s),i=e===t.length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:{weight:a,excess:l,last:i}}var nt=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),Ge=(t,e)=>t==="untested"&&T(e)==="block"&&!C(e)?"dropped":t,xo=({rule:t="token"})=>t==="token"?null:t;function wo(t,e){let{token:n,target:s,weight:r,
excess:a}=t;return e==="match"?{weight:1,taken:i=>i===n?1:0,mass:s==null?null:1-s}:{weight:r??1,taken:(i,l)=>l,mass:a??null}}var st=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
yn=class{constructor(e,n){this.state=e;this.changed=n}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},Z=({run:t,moment:e})=>t?
t.length-e.round:0,ye=({live:t,run:e,mode:n})=>t&&e!==null&&!e.over&&(n==="running"||n==="paused");function kn({run:t,predicting:e,moment:n}){return t&&t.over&&
!e?t.length:n.round}function se({run:t,moment:{round:e,phase:n}}){return t&&n?fo(t.rounds[e],n):null}function je(t,e){let{run:n,moment:s}=t;if(!e||!n||e.round>s.
round||e.round<0)return null;let r=n.at(e);if(!r||e.round<s.round)return r;let a=se(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}
var _n=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function He(t){return je(t,t.pinned)?{at:t.pinned,how:"pinned"}:je(t,t.hovered)?{at:t.hovered,
how:"preview"}:Nl(t)||Fl(t)}function ko(t){let{run:e,moment:n,pinned:s,following:r,playing:a,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:m,view:f,opening:h,
rested:v}=t;return{...n,rounds:e?e.length:0,selected:He(t).at,pinned:s,following:r,playing:a,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:m,view:f,opening:h,
rested:v}}function Nl(t){let{run:e,moment:n,entered:s}=t,r=se(t);if(r)return{at:{round:n.round,index:r.phase.index},how:"now"};if(!e||s!=="step"||!n.round)return null;
let a=n.round-1;return{at:{round:a,index:_o(e,a)},how:"now"}}var _o=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:n})=>n!=="untested")),ql=16,yo=[.25,.75],
Il=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&tt(e)==="rescued"),Dl=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(ne(e)??
1)),Lt=(t,e)=>e==="block"?Il(t):G(e)?Dl(t):-1,$s=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:n})=>n==="accepted");function Sn(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=yo[0]*c&&l<=yo[1]*c,n=t.rounds.findIndex(i=>Lt(i,T(t.trace))>=0);if(n>=0)return n;let s=i=>t.folds.at(
i).emitted>=ql,r=t.rounds.flatMap((i,l)=>$s(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&s(i))??r.find(s)??r.find(a)??r[0]??null}function Ps({
rounds:t,trace:e}){let n=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=t.at(-1);if(!s||s.drafts.length>=e.settings.gamma||n(s))return null;let r=({drafts:l})=>l.
length>s.drafts.length,a=t.findLastIndex(l=>r(l)&&n(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var So=({run:t,moment:e,following:n,mode:s,predicting:r})=>t&&
n&&s==="running"&&!r&&e.round===t.length?Ps(t):null,Ke=({moment:{round:t,phase:e},rested:n})=>n??(e?t:t-1);function Fl(t){let e=Ke(t),{run:n}=t;if(!n||!n.rounds[e])
return{at:null,how:"newest"};let s=Lt(n.rounds[e],T(n.trace));if(s>=0)return{at:{round:e,index:s},how:"special"};let r=n.rounds[e].drafts.findIndex(({verdict:a})=>a===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:_o(n,e)},how:"newest"}}var Tn=({trace:t})=>t.settings.gamma>0&&!C(t),js=({round:t,index:e})=>`${t}.${e}`;function Hs({run:t,predicting:e,answers:n},{round:s,phase:r}){if(!e||!t||s>=t.
length)return null;let a=Ae(t.rounds[s])[r],i={round:s,index:a.index};return a.name==="test"&&!(js(i)in n)?i:null}function Pt(t){let e=se(t)?.phase;if(!e||e.name!==
"test")return null;let n=js({round:t.moment.round,index:e.index});return n in t.answers?n:null}var At=t=>t.predicting&&t.looking!==null&&t.looking===Pt(t),ke=t=>At(
t)?null:Hs(t,t.moment);function To({run:t,answers:e},n,s){if(!t)return{};let r=t.rounds[n.round].drafts[n.index],a=T(t.trace)==="block"?null:Q(r),i=js(n);return{
answers:{...e,[i]:{said:s,kept:r.verdict==="accepted",threshold:a}},looking:i}}function jt({predicting:t,informed:e,run:n}){return t&&(!e||n?.trace.settings.temperature===
0)}var Eo=(t,e)=>jt(t)&&e?.kind==="lit",As=t=>t.length?t.reduce((e,n)=>e+n,0)/t.length:null,$t=(t,e)=>(t-(e?1:0))**2;function Mo(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),n=e.filter(({chance:r})=>r!==.5),s=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:n.length,right:n.filter(({chance:r,kept:a})=>r>.5===a).length,brier:As(e.map(({chance:r,kept:a})=>$t(r,a))),known:s.length,truth:As(s.
map(({threshold:r,kept:a})=>$t(r,a))),best:As(s.map(({threshold:r})=>r*(1-r)))}}function Ro(t,e,n){if(t.brier===null)return[n("predict.lesson.none")];let s={...t,
brier:j(t.brier),truth:j(t.truth),best:j(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[P(t.
decided>0&&n("predict.lesson.you",s),n("predict.lesson.brier",s)),n("predict.lesson.half")+" "+n(`predict.lesson.${r?"lucky":a}`),...e?[n("predict.lesson.greedy")]:
t.known?[n("predict.lesson.truth",{...s,n:t.known})]:[]]}var En={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},zo=t=>Object.keys(En).find(e=>En[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),Mn=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:n,store:s}=this.viewer;if(e.run){if(!Tn(e.run)){this.refused=e.run,this.viewer.changed({});return}n.halt(),s.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ye(e.state)&&!ke(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:n}=this;!Z(n.state)&&e.over&&n.player.seek(st.moment),n.toggle()}leavesVerdict(){let{viewer:e}=this,n=At(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),n&&ke(e.state)!==null}answer(e){let{state:n,store:s,player:r}=this.viewer,a=ke(n);a&&(s.set(
To(n,a,e)),r.forward("step"))}press(e,n){let s=e.length===1?e.toLowerCase():e;if(s==="g")this.toggle();else if(n)if(s==="r")this.answer(null);else if(s in En)this.
answer(En[s]);else return!1;else return!1;return!0}};var Wl=1.96,Bl=300;function Ns(t,e){let n=t/e,s=Wl**2/e,r=(n+s/2)/(1+s),a=Math.sqrt((n*(1-n)+s/4)*s)/(1+s);return{share:n,low:Math.max(0,r-a),high:Math.min(1,r+
a),tested:e}}function qs(t){let e=t.some(({drafts:s})=>s.some(({confidence:r})=>r!=null)),n=t.filter(s=>!U(s)).flatMap(({drafts:s,positions:r=[]})=>s.flatMap(({
token:a,verdict:i,confidence:l},c)=>{let p=e?l:r[c]?.candidates.find(([u])=>u===a)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:n}}function Oo(t,e){let n=T({settings:t});return n==="token"||n==="match"&&!e||t.temperature===0}function Co(t){let e=t.length<Bl?5:10;return Array.
from({length:e},(n,s)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===s),a=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:s/e,to:(s+1)/e,mean:a,
...Ns(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:n})=>n)}function Ne(){let t=M(null),[e,n]=H(0);return z(()=>{let s=t.current,r=()=>n(s.clientWidth);r();let a=new ResizeObserver(r);return a.observe(s),()=>a.disconnect()},
[]),[t,e]}function Rn({label:t,heads:e,rows:n,hidden:s}){let[r,a]=H(!1);return o("details",{class:"sv-table",hidden:s,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:d("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&n.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var zn=196,On=40,Lo=10,$o=10,Is=40,Vl=[0,.5,1],rt=10;function Ds({dots:t,axis:{title:e,ticks:n},says:s,diagonal:r=!1}){let[a,i]=Ne(),l=u=>On+u*(i-On-Lo),c=u=>$o+
(1-u)*(zn-$o-Is),p=t.filter(({tested:u})=>u>=rt);return o("div",{class:"sv-dots",role:"img","aria-label":s,ref:a,children:[i>0&&o("svg",{width:i,height:zn,"aria\
-hidden":"true",children:[Vl.map(u=>o(S,{children:[o("line",{class:"sv-dots-grid",x1:On,x2:i-Lo,y1:c(u),y2:c(u)}),o("text",{x:On-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),n.map(({at:u,label:m})=>o("text",{x:l(u),y:zn-Is+15,"text-anchor":u<1?"middle":"end",children:m})),t.map(u=>o(S,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),o("circle",{class:u.tested<rt?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:zn-Is+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var Cn=["accepted","rejected","untested"],Ul=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:O(t)}));function Gl(t){let e=Array.from({length:Math.max(0,...t.map(s=>s.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:s})=>{U({drafts:s})?Kl(s).forEach((r,a)=>{e[a][r]+=1}):s.forEach((r,a)=>{e[a][r.verdict]+=
1})});let n=e.findLastIndex(s=>Cn.some(r=>s[r]));return e.slice(0,n+1)}function Kl(t){let e=le(t);return Array.from({length:Math.max(...e)+1},(n,s)=>{let r=t.filter(
(a,i)=>e[i]===s).map(({verdict:a})=>a);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Yl(t){let e=t.map(r=>r.drafts.
filter(a=>a.verdict==="accepted").length),n=t.map(({drafts:r})=>U({drafts:r})?Math.max(...le(r))+1:r.length),s=Array(Math.max(0,...n)+1).fill(0);return e.forEach(
r=>{s[r]+=1}),s}var Po=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:n,value:s,
parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",children:s}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",
{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:n})]}))}),Ln=({heading:t,means:e,says:n,heads:s,rows:r,children:a})=>o("figure",
{class:"sv-figure-block",children:[o("h3",{children:o(R,{name:e,children:t})}),a,o("p",{class:"sv-note",children:n}),o(Rn,{label:t,heads:s,rows:r})]}),Ao=(t,e)=>d(
"calibration.between",{from:O(t),to:O(e)}),jo=({share:t,low:e,high:n,tested:s})=>[O(t),Ao(e,n),s],Ho=t=>t.some(({tested:e})=>e<rt)&&d("given.hollow",{few:rt});function Jl({
slots:t,rounds:e}){let n=t.filter(({accepted:l,rejected:c})=>l+c>0),s=n.length,r=t.length===1?"aria_one":s===1?"aria_first":"aria",a=(l=0)=>O(l/e),i=t.length?d(
`slots.${r}`,{first:a(t[0].accepted),last:a(n[s-1]?.accepted),n:s}):d("slots.none");return o(Ln,{heading:d("slots.heading"),means:"acceptance_by_position",says:i,
heads:[d("slots.slot"),...Cn.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(({accepted:l,rejected:c,untested:p},u)=>[u+1,l,c,p,a(l),
O(l/(l+c))]),children:[o(Po,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:a(l.accepted),parts:Cn.map(p=>[p,l[p]/e])}))}),o("ul",{class:"sv-legend",children:Cn.
map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function Xl({slots:t}){let e=t.flatMap(({accepted:c,rejected:p},u)=>{
let m=(u+.5)/t.length;return c+p?[{...Ns(c,c+p),x:m,at:m,label:String(u+1)}]:[]}),n=e.filter(({tested:c})=>c>=rt),[s,r]=[n[0],n[n.length-1]],a=n.length<2?"few":
r.low>s.high?"rises":r.high<s.low?"falls":"open",i=n.length>1&&d("given.ends",{first:s.label,last:r.label,first_share:O(s.share),last_share:O(r.share)}),l=e.length?
P(i,d(`given.${a}`),Ho(e)):d("slots.none");return o(Ln,{heading:d("given.heading"),means:"acceptance_by_position",says:l,heads:[d("slots.slot"),d("slots.of_judg\
ed"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...jo(c)]),children:o(Ds,{dots:e,axis:{title:d("given.axis"),ticks:e},says:l})})}function Zl({
counts:t,rounds:e}){let n=Math.max(...t),s=t.reduce((i,l,c)=>i+l*c,0)/e,r=t.flatMap((i,l)=>i===n?[l]:[]),a=d(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:j(s),commonest:r.join(d("comma")),count:n,rounds:e});return o(Ln,{heading:d("lengths.heading"),means:"mean_acceptance_length",says:a,heads:[d("length\
s.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(Po,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,n)]]}))})})}function Ql({run:t,shown:e}){let n=qs(t.rounds);if(!n.tests.length)return null;let s=d("calibration.heading");if(!Oo(t.trace.settings,n.headed))
return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(R,{name:"calibration",children:s})}),o("p",{class:"sv-note",children:d("calibration.othe\
r_rule",{rule:d(`rules.name.${T(t.trace)}`)})})]});let{headed:r,tests:a}=qs(t.rounds.slice(0,e)),i=r?"head":"own",l=Co(a).map(m=>({...m,x:m.mean,at:(m.from+m.to)/
2})),c=a.reduce((m,{chance:f})=>m+f,0)/a.length,p=a.filter(({accepted:m})=>m).length/a.length,u=l.length?P(d(`calibration.${i}`),d("calibration.sum",{mean:O(c),
share:O(p),tested:a.length}),d("calibration.equal"),Ho(l)):d("slots.none");return o(Ln,{heading:s,means:"calibration",says:u,heads:[d("calibration.predicted"),d(
"calibration.mean"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:l.map(m=>[Ao(m.from,m.to),O(m.mean),...jo(m)]),children:o(Ds,{dots:l,axis:{
title:d(`calibration.axis.${i}`),ticks:Ul},says:u,diagonal:!0})})}function No(t){let{run:e,shown:n}=t,s=e.rounds.slice(0,n),r=Gl(s);return o("section",{class:"s\
v-section",children:e.width>0&&o(S,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("breakdown.heading")})}),o("div",{class:"sv-breakdown\
-charts",children:[o(Jl,{slots:r,rounds:n}),o(Xl,{slots:r}),o(Zl,{counts:Yl(s),rounds:n}),o(Ql,{...t})]})]})})}var ec={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},tc=["draft","verify","accept"];function ot({plain:t}){let e=(n,s)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":n}),o(R,{name:ec[n],children:s})]});return o("ul",{class:"sv-legend",children:[tc.map(n=>e(n,d(`part_key.${n}`))),t&&e("\
plain",t)]})}var Io=["draft","verify","accept"],nc=["plain","speculative","bursts"];function sc(t,e){let n=t.folds.cost(e);if(!n||!n.plain)return null;let s=t.folds.at(t.folds.
compared(e)),r=s.emitted/s.rounds,a={draft:n.draft*r,verify:n.verify*r,accept:n.accept*r},i=a.draft+a.verify+a.accept;return{parts:a,round:i,length:r,steps:i/n.
plain,speedup:t.folds.measured(e)}}var Do=t=>Object.fromEntries(Io.map(e=>[e,q(t[e])]));function rc(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:n,speedup:s}=e,r=Io.reduce((l,c)=>n[l]>=n[c]?l:c),[a,i]=[j(e.steps),j(e.length)];return P(d("costs.round",{round:q(
e.round),steps:a,length:i,...Do(n)}),s===null?d("headline.impossible"):d(s>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:X(s),blame:d(`part.${r}`)}))}
var qo=({way:t,parts:e,most:n})=>o("div",{class:"sv-cost",children:[o("span",{children:d(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([s,r])=>o("span",{"data-part":s,style:`--n:${r/n}`}))}),o("span",{class:"sv-cost-value",children:q(Object.values(e).reduce((s,r)=>s+r,0))})]});function oc({
plain:t,draft:e,verify:n,accept:s}){let r={draft:e,verify:n,accept:s},a=e+n+s,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":d("costs.\
aria",{plain:q(t),total:q(a),...Do(r)}),children:[o(qo,{way:"plain",parts:{plain:t},most:i}),o(qo,{way:"speculative",parts:r,most:i})]})}function Fo({run:t,shown:e}){
let n=t.folds.cost(e),s=sc(t,e),r=t.folds.gaps(e);return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv\
-costs-block",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("costs.heading")})}),n&&s&&o(oc,{...n}),o(ot,{}),o("p",{class:"sv-note",children:rc(
t,s)})]}),o("div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("ta\
ble",{children:[o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:d("waits.p50")}),o("th",{scope:"col",children:d("waits.p95")})]})}),
o("tbody",{children:nc.map(a=>o("tr",{children:[o("th",{scope:"row",children:d(`waits.${a}`)}),o("td",{children:q(r[a]?.p50)}),o("td",{children:q(r[a]?.p95)})]}))})]})}),
o("p",{class:"sv-note",children:d("waits.means")})]})]})})}var $n=260,Ht=52,Fs=14,Wo=22,Bo=42,ac=.001,Vo=ac/1.6,ic=[.001,.01,.1,1],lc=[10,100,1e3,1e4],cc=[["lossy",2],["exact",1]],Uo=t=>t.map(e=>e.map(n=>n.toFixed(1)).join(
",")).join(" ");function dc({rule:t,points:e,width:n}){if(!e.length)return null;let[s,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:Uo(e)}),t==="exact"?o("circle",{cx:s,cy:r,r:5}):o("rect",{x:s-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:s,y:r+
(t==="exact"?20:-10),"text-anchor":s>n/2?"end":"start",children:d(`frequencies.${t}`)})]})}function Go({found:{band:t,checkpoints:e,plan:n},seen:s,says:r}){let[
a,i]=Ne(),l=Math.log(n[n.length-1]/n[0]),c=m=>Ht+Math.log(m/n[0])/l*(i-Ht-Fs),p=m=>Wo+Math.log(1/Math.max(m,Vo))/Math.log(1/Vo)*($n-Wo-Bo),u=m=>t.map((f,h)=>[c(
n[h]),p(f[m])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:$n,"aria-hidden":"true",children:[ic.
map(m=>o(S,{children:[o("line",{class:"sv-convergence-grid",x1:Ht,x2:i-Fs,y1:p(m),y2:p(m)}),o("text",{x:Ht-6,y:p(m)+4,"text-anchor":"end",children:`${m*100}%`})]})),
lc.map((m,f)=>o("text",{x:c(m),y:$n-Bo+18,"text-anchor":["start","middle","middle","end"][f],children:m.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(Ht+i-Fs)/2,y:$n-6,"text-anchor":"middle",children:d("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:Uo([...u(1),...u(0).reverse()])}),
cc.map(([m,f])=>o(dc,{rule:m,width:i,points:e.slice(0,s).map(h=>[c(h[0]),p(h[f][2])])},m))]})})}var Ws=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:O(t);var re=({text:t,oneLine:e=!1})=>o(S,{children:yt(t).map(({kind:n,text:s})=>{if(n==="text")return s;if(n==="control")return o("span",{class:"sv-control",children:kt(
s)});let r=e&&n!=="space";return o("span",{class:`sv-${n}${r?" sv-marked":""}`,children:r?"":s})})});var pc=["token","top-k","threshold"],de=(t,e)=>e&&t!==void 0?t/e:null;function uc({drafts:t,positions:e=[]}){let n=t.map((r,a)=>({...r,overlap:e[a]?.overlap??null}));
return U({drafts:t})?e.length?[...new Set(n.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>mc(n.filter(({parent:a})=>a===r))):[]:n.slice(
0,t.filter(({verdict:a})=>a!=="untested").length).flatMap(({overlap:a})=>a===null?[]:[a])}function mc(t){let[e,n]=[0,1];for(let s of t){let r=ne(s);if(s.overlap===
null||r===null)return[];e+=n*s.overlap,n*=1-r}return[e]}function hc(t,e){if(pc.includes(e))return!1;let n=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==n.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var vc=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function fc(t){let e=t.drafts.filter(n=>n.verdict==="accepted").map(n=>n.token);return t.final?[...e,t.final.
token]:e}function gc(t,e,n){let s=l=>e.drafts.filter(c=>c.verdict===l).length,r=s("accepted"),a=s("rejected"),i=uc(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+a,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-a,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,c)=>l+c,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(hc(e.drafts,n)?1:0)}}var Ye=t=>t.draft+t.verify+t.accept;function Pn(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var Bs=t=>t.length?{p50:Pn(t,50),p95:Pn(t,95)}:null,bc=12,xc=.25,wc=1+1e-9;function yc(t){if(t.length<bc)return null;let e=t.slice(1).map((n,s)=>Math.
abs(n-t[s]));return de(Pn(e,75),Pn(t,50))}var An=class{constructor(e){this.temperature=e.temperature,this.rule=T({settings:e}),this.sums=[vc],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(gc(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...fc(
e)),this.bursts.push(Ye(e.times)),this.match()}pushPlain(e,n){this.plain.tokens.push(e),this.plain.seconds.push(n),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+n),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let n=Math.min(e,this.sums.length-1);for(;n>0&&this.sums[n].emitted>this.plain.tokens.length;)n-=1;return n}speedup(e){let n=this.sums[this.compared(e)];return de(
this.plain.until[n.emitted],Ye(n))}impossible(e){let n=this.sums[this.compared(e)],s=this.speedup(e);return n.drafted>0&&s!==null&&s>wc*(n.emitted/n.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let n=this.sums[this.compared(e)];return n.emitted?{draft:n.draft/n.emitted,verify:n.verify/n.emitted,accept:n.
accept/n.emitted,plain:this.plain.until[n.emitted]/n.emitted}:null}gaps(e){let n=this.bursts.slice(0,e),s=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Bs(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Bs(n.flatMap((r,a)=>[r,...Array(s(a)-1).fill(0)])),bursts:Bs(n)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let n=yc(this.plain.seconds.slice(0,this.at(e).emitted));return n!==null&&n>xc?{jitter:n}:null}agreement(e){let n=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!n?null:{compared:n,first_difference:this.matched<n?this.matched:null}}summary(e=this.sums.length-1){let n=this.
at(e),s=this.agreement(e),r=Math.min(this.plain.tokens.length,n.emitted);return{rounds:n.rounds,drafted:n.drafted,accepted:n.accepted,rejected:n.rejected,untested:n.
untested,emitted:n.emitted,acceptance_rate:de(n.accepted,n.accepted+n.corrected),draft_efficiency:de(n.accepted,n.drafted),mean_acceptance_length:de(n.emitted,n.
rounds),mean_overlap:n.otherwise?null:de(n.overlap,n.overlaps),tokens_per_second:de(n.emitted,Ye(n)),plain_tokens_per_second:de(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:s&&s.first_difference===null}}};var kc=Object.freeze({tokens:[],seconds:[]}),_c=/^<\|?\w+\|?>$/,Sc=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,at=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=me;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new An(e.settings),this.width=e.settings.gamma;for(let n of this.promptTokens()){
let{text:s,pending:r}=fe(this.pending,this.piece(n));this.promptText+=s,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,n=this.piece(e[0]);return typeof n=="string"&&_c.test(n)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:n}=this.folds,s=this.trace.ending==="end of text"?e.at(-1):null;
return n.tokens.findIndex(r=>r===s||Sc.test(String(this.piece(r))))}append({from:e=this.length,rounds:n=[],plain:s=kc,plain_from:r=this.trace.plain.tokens.length,
pieces:a,...i}){let{trace:l}=this,c=l.plain;if(e>this.length||s.tokens.length&&r>c.tokens.length)return!1;Object.assign(l.pieces,a),n.slice(this.length-e).forEach(
p=>this.push(p));for(let p=c.tokens.length-r;p<s.tokens.length;p+=1)c.tokens.push(s.tokens[p]),c.seconds.push(s.seconds[p]),this.folds.pushPlain(s.tokens[p],s.seconds[p]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(ho(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let n=this.pending,
s=[];e.drafts.forEach((i,l)=>{let c=oe(e.drafts,l),p=this.slot(i.token,i.verdict,c<0?n:s[c].pending);i.verdict==="accepted"&&(this.pending=p.pending),s.push(p)});
let r=zt(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),{slots:a?[...s,a]:s,final:a}}slot(e,n,s){let r=this.piece(e),
{text:a,took:i,pending:l}=fe(s,r),c=a===""&&l.bytes.length>0;return{token:e,kind:n,piece:r,text:a,took:i,part:c,pending:l}}alone(e){let n=this.piece(e);return typeof n==
"string"?n:fe(me,n).text}at({round:e,index:n}){let s=this.rows[e],r=s&&s.slots[n];if(!r)return null;let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accep\
ted").length,l=n<a.drafts.length,c=l?n:uo(a);return{...r,number:e,index:n,round:a,accepted:i,judgedAt:c,draft:l?a.drafts[n]:null,judged:a.drafts[c]||null,position:(a.
positions||[])[c]||null}}},Vs=["accepted","correction","bonus","plain"],Te=t=>Vs.includes(t);function jn(t,e){let n=me;return e.map(s=>{let r=t.piece(s),a=fe(n,r);return n=a.pending,{token:s,text:a.text,piece:r}})}var Je=({text:t,piece:e})=>t||he(e);function Hn(t,e){
let{output:n,plain:s,matched:r}=t.folds,a=Math.min(t.folds.at(e).emitted,s.tokens.length);return{speculative:jn(t,n.slice(0,a)),plain:jn(t,s.tokens.slice(0,Math.
min(a,t.plainEnd+1||a))),compared:a,parts:r<a?r:null}}var Tc=["accepted","correction","bonus"],Ec=t=>t.rounds.flatMap(({drafts:e,final:n})=>[...e.filter(({verdict:s})=>s==="accepted").map(()=>"accepted"),...n?[e.length?
n.kind:"plain"]:[]]);function Nn({texts:{plain:t,speculative:e,parts:n},run:s,says:r}){let a=Ec(s);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),Tc.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${J(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return o("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===n?"":void 0,children:[o("span",{children:o(re,{text:Je(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(re,{text:Je(c),oneLine:!0})})]},l)})})]})}var qn=["exact","lossy"],Ko=[1,2,3],Mc=3,Rc=.3,zc=70,Yo=48,Oc=5e-4;function Cc({candidates:t,rest:e},n){let s=n===1?2:4;if(e[n]===null||e[n]>Rc||e[s]===null)return 0;
let r=t.map(l=>l[n]??0);return[...t].sort((l,c)=>(c[n]??0)-(l[n]??0)).slice(0,Mc).reduce((l,c)=>l+Math.max(0,(c[s]??0)-(c[n]??0)),0)*(1-r.reduce((l,c)=>l+c*c,0))}
function Lc(t){let e=t.trace.settings.temperature?1:3,[n,s]=[0,0];return t.rounds.forEach(({positions:r},a)=>(r||[]).forEach((i,l)=>{let c=t.folds.at(a).emitted+
l,p=c<t.folds.output.length&&c<t.folds.at(a+1).emitted?Cc(i,e):0;p>s&&([n,s]=[c,p])})),n}function $c({trace:t,folds:e},n){let s=[...t.prompt,...e.output.slice(0,
n)],r=Object.fromEntries(s.map(a=>[a,t.pieces[a]]));return JSON.stringify({...t,prompt:s,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Pc=0,
In=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,n){Object.assign(this,{
ask:e,offered:n}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),zc)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let n=Pc+=1;this.result={number:n,state:"loading",texts:0},this.start=Lc(this.run),this.ask("sample",{number:n,tokens:e,
take:this.takes,trace:$c(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Nt=(t=0)=>t.toLocaleString(
"en"),Jo=t=>`${(t*100).toFixed(1)}%`;function Ac({state:t,message:e,texts:n,of:s}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequenci\
es.state.${t}`,{n:Nt(n),of:Nt(s)})}function jc(t,e,n,s){return d(`frequencies.${n>s?"beyond":"within"}.${t}`,{n:Nt(e),distance:Ws(n),high:Ws(s)})}function Hc(t,e){
let n=t.promptText+jn(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),s=n.length>Yo?`…${n.slice(-Yo)}`:n;return d(e?"frequencies.hardest":"frequencies.af\
ter",{text:s.replace(/\s+/g," ")})}function Nc({run:t}){let e=Hn(t,t.length),n=e.parts===null,s=e.parts??e.compared,r=n?d("lossless.same",{n:s}):d("lossless.dif\
fer",{n:s,position:s+1});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":n?"same":"diff\
er",children:r}),o(Nn,{texts:e,run:t,says:r})]})}function qc({tally:[t,e],row:n,texts:s,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`\
--n:${t[n]/s/r};--g:${e[n]/s/r}`,children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),Jo(t[n]/s)]})}
function Ic({run:t,found:e,seen:n,start:s}){let{rows:r,checkpoints:a,band:i,temperature:l,state:c}=e,p=n?a[n-1]:null,[u,...m]=p??[0],f=Math.max(...r.map(([,g])=>g),
...m.flatMap(([g])=>g.map(k=>k/u))),h=c!=="running"&&n===a.length&&n>0,v=qn.map((g,k)=>h?jc(g,u,m[k][2],i[n-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:d(
`frequencies.${g}`)});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.counted",{t:String(l),n:Nt(u)})}),o("p",{class:"sv-note",children:Hc(
t,s)}),o("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:d(`frequencie\
s.${g}`)}))}),o("table",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:d("frequencies.caption")}),o("thead",{children:o("tr",{children:[o(
"th",{scope:"col",children:d("frequencies.beginning")}),["target",...qn].map(b)]})}),o("tbody",{children:r.map(([g,k],w)=>(g!==null||k>=Oc||m.some(([x])=>x[w]))&&
o("tr",{style:`--p:${k/f}`,children:[g===null?o("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(
re,{text:g,oneLine:!0})}),o("td",{children:Jo(k)}),qn.map((x,_)=>p?o(qc,{tally:m[_],row:w,texts:u,most:f},x):o("td",{},x))]},w))})]}),o("p",{class:"sv-note",children:d(
"frequencies.why")}),o("h4",{children:d("frequencies.curve")}),o("p",{class:"sv-note",children:d("frequencies.band")}),o(Go,{found:e,seen:n,says:P(...v)||d("fre\
quencies.curve")}),o("div",{role:"status",children:qn.map((g,k)=>o("p",{class:"sv-told","data-rule":g,children:v[k]}))})]})}function Dc({test:t}){let[e,n]=H(Ko[0]),
{result:s,isRunning:r}=t;return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:d(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.leng\
th"),children:Ko.map(a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>n(a),children:d(a>1?"frequencies\
.first":"frequencies.first_one",{n:a})}))}),o("progress",{max:1,value:s?.of?(s.texts??0)/s.of:0,hidden:!r,"aria-label":d("frequencies.progress")}),o("p",{class:"\
sv-note",role:"status",children:s&&Ac(s)})]})}function Xo({run:t,test:e}){let{result:n,refusal:s,offered:r}=e;if(!t.trace.settings.gamma||!(r||s))return null;let a=C(
t.trace);return o("div",{class:"sv-experiment",children:[o("h3",{children:d("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:d("frequencies.mea\
ns",{n:Nt(r)})}),!a&&o("p",{class:"sv-note",children:d("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:s||d("frequencies.trees")}):o(Dc,{test:e}),
n?.greedy&&o(Nc,{run:new at(n.greedy)}),n?.rows?.length?o(Ic,{run:t,found:n,seen:e.seen,start:e.start}):null]})}function Zo([t,e,n,s,r],a){let i=a?[s,r]:[e,n];return{token:t,target:i[0]??null,draft:i[1]??null}}var Qo=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Us=(t,e)=>t.reduce((n,s)=>{let r=s[e];return n===null||r===null?null:n+r},0);function qe(t,e=!1){return t.candidates.map(n=>Zo(n,e)).map(n=>({...n,both:Qo(n)}))}
function ea(t,e,n){let s=new Set(e.map(m=>m.token)),r=Zo(t.rest,n),a=[{...r,both:Qo(r)},...qe(t,n).filter(m=>!s.has(m.token))],[i,l]=[Us(a,"target"),Us(a,"draft")],
c=Us(e,"both"),u=!n&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var ta=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function Dn(t,e,n=!1,s=8){let r=qe(t),a=new Map(qe(t,!0).map(m=>[m.token,Math.max(m.target||0,m.draft||0)])),
i=({token:m})=>a.get(m)??0,l=m=>(e.includes(m.token)?2:0)+Math.max(m.target||0,m.draft||0)+.001*i(m),c=r.sort((m,f)=>l(f)-l(m)).slice(0,s-1).sort((m,f)=>ta(m,f)||
i(f)-i(m)).map(m=>m.token),p=qe(t,n),u=c.flatMap(m=>p.find(f=>f.token===m)??[]);return[...u,ea(t,u,n)]}function Fn(t,e=!1){let n=qe(t,e).sort(ta);return[...n,ea(
t,n,e)]}function na(t,{weight:e,taken:n,mass:s}){let r=qe(t),a=s??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-n(l,p??0))/a})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function sa(t){
let[e,n]=[qe(t),qe(t,!0)];return n.some((s,r)=>s.target!=null&&(s.target!==e[r].target||s.draft!=null&&s.draft!==e[r].draft))}var Fc=["plain","speculative"],Wc={float16:.0625,bfloat16:.5},Bc=.001;function Vc(t,e){let n=0;for(;t.folds.at(n+1).emitted<=e;)n+=1;return t.rounds[n].positions?.[e-
t.folds.at(n).emitted]??null}function Uc(t,e,n,s){let r=Vc(t,e),a=r?Fn(r,!0):[],[i,l]=[n,s].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let c=Wc[t.
trace.models.target.dtype]||Bc;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function Gc(t,e,[n,s]){let r=Uc(t,e,n.token,s.token);if(!r)return d("l\
ossless.unknown");let a={mine:J(Je(n)),theirs:J(Je(s)),p:Ce(r.p[0]),q:Ce(r.p[1]),gap:j(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
d("lossless.unlisted",a):P(d("lossless.gap",a),d(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function Kc(t,e,{compared:n,parts:s}){return e==="none"?d(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&n===t.folds.output.length?"lossless.same":"lossless.so_far",{
n}):d(`lossless.${e}`,{position:(s??0)+1,n:s??0})}function Yc(t,{compared:e,parts:n,speculative:s,plain:r}){return e?t.trace.settings.temperature>0?d(G(T(t.trace))?
"rules.lossy":"lossless.sampling"):n===null?d("lossless.greedy"):Gc(t,n,[s[n],r[n]]):""}function Jc({way:t,tokens:e,parts:n}){let s=a=>a.map(({text:i})=>i).join(
""),r=n??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:d(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(re,{text:s(e.slice(0,r))})}),n!==null&&o("mark",{class:"sv-parting",children:o(re,{text:Je(e[n]),oneLine:!0})}),o("span",{class:"sv-parted",
children:o(re,{text:s(e.slice(r+1))})})]})]})}function Xc({texts:t}){let e=M(null);return z(()=>{let n=e.current,s=n?.querySelector("mark");n&&(n.scrollTop=s?Math.
max(0,s.offsetTop-n.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:Fc.map(n=>o(
Jc,{way:n,tokens:t[n],parts:t.parts}))})}function ra({run:t,shown:e,test:n}){let s=Hn(t,e),r=t.trace.settings.temperature===0,a=s.compared?s.parts===null?"same":
r?"differ":"sampled":"none",i=Kc(t,a,s),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:Yc(
t,s)}),s.compared>0&&(r?o(Nn,{texts:s,run:t,says:i}):o(Xc,{texts:s}))]},"own"),c=o(Xo,{run:t,test:n},"test");return o("section",{class:"sv-section",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("lossless.heading")})}),r?[l,c]:[c,l]]})}var It=1e-9,qt=class{list;constructor(){this.list=[]}add(e,n,s,r=me){this.list.push({at:e,tokens:n,text:s,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let n=0,s=this.list.length;for(;n<s;){let r=n+s>>1;this.list[r].at<=e+It?n=r+1:s=r}return n}tokensAt(e){let n=this.list[this.by(e)-1];return n?n.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function oa(t,e,n,s){
let{folds:r}=t;for(n.cut(e);n.list.length<e;){let c=n.list.length,p=r.at(c+1),u=t.rows[c].slots.filter(m=>Te(m.kind));n.add(Ye(p),p.emitted,u.map(m=>m.text).join(
""))}let{tokens:a,until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:p,
pending:u}=fe(c?s.list[c-1].pending:me,t.piece(a[c]));s.add(i[c+1],c+1,p,u)}}function Dt(t,e){let n=t/e,s=10**Math.floor(Math.log10(n));return[1,2,5].map(r=>r*s).find(r=>r>=n)??10*s}var Gs=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(n,s)=>s*e);function Xe({label:t,choices:e,chosen:n,choose:s}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===n,onClick:()=>s(r),children:a},r))})}function aa({label:t,choices:e,chosen:n,choose:s}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:n,onChange:({currentTarget:r})=>s(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var Zc=["draft","verify","accept"],Ks=24,ia=28,la=26,it=Ks*2+ia+la,Qc=["1","4","16"],ed=16e3;function ca({palette:t,time:e,drawn:n,seek:s,...r}){let{run:a,ours:i}=r,
l=r.span||1,[c,p]=Ne(),u=M(null),[m,f]=H("1"),h=Math.min(ed,Math.floor(p*Number(m))),v=e/l*(h-1);z(()=>{h&&td(u.current,t,{...r,span:l},h)},[a,n,h]),z(()=>{c.current.
scrollLeft=v-p/2},[m]),z(()=>{let{scrollLeft:g,clientWidth:k}=c.current;m!=="1"&&(v<g||v>g+k-40)&&(c.current.scrollLeft=v-k/2)},[v]);let b=({offsetX:g})=>{let k=g/
h*l,w=0;for(;w<i.list.length&&Ye(a.folds.at(w))<k;)w+=1;s(w)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:d("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${h}px; height: ${it}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${v.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(v,h-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(ot,{plain:d("race.key_plain")}),
o(Xe,{label:d("race.zoom"),choices:Qc.map(g=>[g,g==="1"?d("race.fit"):`${g}×`]),chosen:m,choose:f})]})]})}function td(t,e,{run:n,span:s,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==it*l)&&Object.assign(t,{width:i*l,height:it*l});let c=t.getContext("2d");if(!c)return;let p=h=>h/
s*(i-1),u=(h,v,b,g,k)=>{let w=p(g)-p(b)>3,[x,_]=[p(b),p(g)].map(y=>w?Math.round(y):y);c.fillStyle=e.get(h),c.fillRect(x,v,Math.max(_-x-(k&&w?1:0),.4),Ks)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,it),nd(c,e,{span:s,width:i,at:p});let{until:m}=n.folds.plain;for(let h=1;h<=a.list.length;h+=1)u("plain",0,m[h-1],m[h],!0);let f=0;
n.rounds.slice(0,r.list.length).forEach(({times:h})=>Zc.forEach(v=>{u(v,Ks+ia,f,f+h[v],v==="accept"),f+=h[v]}))}function nd(t,e,{span:n,width:s,at:r}){let a=Dt(
n,Math.max(2,s/110));t.font=`11px ${$e}`,t.textBaseline="alphabetic";for(let i=0;i*a<=n;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,it-la+6),t.fillStyle=e.get("quiet");let c=q(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
s?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?s:l,it-6)}}var sd=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],rd=4,od=.25,Ys=1e3,ad={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},id="M4 2.5v11L13 8z",
ld="M4 3h3v10H4zM9 3h3v10H9z",da=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,cd=t=>[1,.25,.1].find(e=>t/e>=rd)??.1;function pa({ours:t,plain:e,span:n},s,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-s)*r>It);return r>0?i.length?Math.min(...i):n:i.length?Math.max(...i):0}function dd({ours:t,plain:e,
measured:n,whole:s,span:r},a){let i={time:q(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!n)return d("race.alone",i);if(!s||a<r-It)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:q(c.end),second:q(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function pd(t,e,{
plain:n,measured:s}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=s?r?d(G(T(t.trace))?"rules.lossy":"race.draws"):
a?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<n.list.length;return P(i,c&&d("race.goes_on",{end:J(t.alone(t.trace.plain.tokens[l]))}))}function ud({trace:t}){
let{target:e,draft:n}=t.prefill??{};return!e&&!n?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:q(e),draft:q(n)})}function ua({way:t,arrivals:e,
end:n,time:s,measured:r}){let a=M(null),{list:i,tokens:l}=e,c=e.by(s),p=Pe(()=>i.slice(0,c).map((u,m)=>o("span",{class:n>=0&&m>n?"sv-ended":void 0,"data-new":m===
c-1&&c<i.length?"":void 0,children:o(re,{text:u.text})},m)),[i,c,c<i.length,n]);return z(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,c]),o(
"div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:d(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
c<i.length?d("race.so_far",{n:e.tokensAt(s),of:l}):d("race.done",{n:l,time:q(e.end)}):d("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:a,children:p})]})}function md({run:t,shown:e},{span:n,whole:s},r,a,i){let[l,c]=H(r),[p,u]=H(!1),[m,f]=H(!1),h=M({shown:e,
length:t.length}),v=e!==h.current.shown&&t.length===h.current.length;h.current={shown:e,length:t.length},v&&m&&!p&&f(!1);let b=M({limit:a,whole:s,span:n,speed:i});
b.current={limit:a,whole:s,span:n,speed:i};let g=M(null);return Xr(()=>{if(!p)return;let k=performance.now(),w=requestAnimationFrame(function x(_){let y=b.current,
N=Math.max(0,Math.min((_-k)/1e3,od))*y.speed;k=_,c(W=>{let K=Math.min(W+N,y.limit);return y.whole&&K>=y.span&&u(!1),K}),g.current?.checkVisibility()?w=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(w)},[p]),{node:g,playing:p,time:m&&!(v&&!p)?Math.min(l,n):r,go(k,w=!1){f(!0),c(k),u(w)},follow:()=>f(!1)}}function hd({
chosen:t,choose:e,...n}){let{run:s,shown:r,known:a,palette:i,seek:l,greedy:c,drawn:p}=n,{ours:u,plain:m}=Pe(()=>({ours:new qt,plain:new qt}),[]);oa(s,a,u,m);let f=s.
folds.plain.tokens.length>0,h=s.over&&u.list.length===s.length,v=Math.max(u.end,m.end),b={ours:u,plain:m,measured:f,whole:h,span:v},g=h&&r===s.length?v:r?u.list[r-
1].at:0,k=t??cd(v),w=md(n,b,g,h||!f?v:Math.min(u.end,m.end),k),{time:x,playing:_,go:y,follow:N}=w;function W(){let F=x>=v-It;da()?y(F?0:pa(b,x,1)):_?y(x):y(F?0:
x,!0)}function K(F){let Y=ad[F.key];Y&&(F.preventDefault(),y(pa(b,x,Y)))}let bt=dd(b,x),pe=M("");_||(pe.current=bt);let ue=da()?"step":_?"pause":"play";return o(
"section",{class:"sv-section",ref:w.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("race.heading")}),o("span",{class:"sv-quiet",children:d(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":ue,onClick:W,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:ue==="pause"?ld:id})}),o("span",
{children:d(`race.${ue}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:Ys,step:1,value:v?Math.round(x/v*Ys):0,"aria-label":d("race.scrubber"),"ari\
a-valuetext":bt,onInput:({currentTarget:F})=>y(Number(F.value)/Ys*v),onKeyDown:K}),o("span",{class:"sv-race-clock",children:d("race.clock",{time:q(x),of:q(v)})}),
o("label",{class:"sv-choice",children:[d("race.speed"),o("select",{value:String(k),onChange:({currentTarget:F})=>e(Number(F.value)),children:sd.map(([F,Y])=>o("\
option",{value:String(F),children:F===1?d("race.real"):Y}))})]})]}),o("div",{class:"sv-readers",children:[o(ua,{way:"plain",arrivals:m,end:s.plainEnd,time:x,measured:f||
!s.length}),o(ua,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:pe.current}),o("p",{class:"sv-not\
e sv-race-texts",children:[o("span",{children:pd(s,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:s.trace.settings.temperature===0||!c.offered(),onClick:()=>c.
race(),children:d("race.greedy")})]}),o(ca,{run:s,...b,palette:i,time:x,drawn:p,seek:F=>{N(),l(F)}}),o("p",{class:"sv-note",children:ud(s)})]})}var Js=new WeakMap,
vd=0;function fd(t){return Js.has(t)||Js.set(t,vd+=1),Js.get(t)}function ma(t){let[e,n]=H(null);return o(hd,{chosen:e,choose:n,...t},fd(t.run))}var lt=220,Ze=44,Ft=12,ha=8,Wn=40,gd=1.25,bd=1.1,xd=90,va=10,wd=({folds:t},e)=>Array.from({length:t.compared(e)},(n,s)=>[t.at(s+1).emitted,t.speedup(s+1)??0]);function yd(t,e){
if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return d("headlin\
e.impossible");let[n,s]=e[e.length-1],r=e.slice(va-1).map(([,i])=>i),a={least:va,low:X(Math.min(...r)),high:X(Math.max(...r))};return P(d("chart.last",{tokens:n,
speedup:X(s)}),r.length>1&&d("chart.range",a))}function kd({points:t,tokens:e,width:n}){let[s,r]=H(null),a=Math.max(gd,...t.map(([,b])=>b))*bd,i=b=>Ze+b/e*(n-Ze-
Ft),l=b=>lt-Wn-b/a*(lt-Wn-ha),[c,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(s??0)),m=s===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),f=Dt(a,5),h=f<.1?2:f<1?1:0,v=Math.
max(1,Dt(e,Math.max(2,(n-Ze)/xd)));return o(S,{children:[o("svg",{width:n,height:lt,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:g})=>r(g-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[Gs(a,f).map(b=>o(S,{children:[o("line",{class:"sv-speedup-grid",x1:Ze,x2:n-Ft,y1:l(b),y2:l(b)}),o("text",{x:Ze-6,y:l(
b)+4,"text-anchor":"end",children:`${b.toFixed(h)}×`})]})),Gs(e,v).map(b=>o("text",{x:i(b),y:lt-Wn+16,"text-anchor":"middle",children:b})),o("text",{class:"sv-\
speedup-title",x:(Ze+n-Ft)/2,y:lt-6,"text-anchor":"middle",children:d("chart.x")}),o("line",{class:"sv-speedup-plain",x1:Ze,x2:n-Ft,y1:l(1),y2:l(1)}),o("text",{
x:n-Ft,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),o("polyline",{class:"sv-speedup-line",points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(
g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),m&&o("g",{class:"sv-speedup-mark",children:[o("line",{x1:i(m[0]),x2:i(m[0]),
y1:ha,y2:lt-Wn}),o("circle",{cx:i(m[0]),cy:l(m[1]),r:4})]})]}),m&&o("p",{class:"sv-speedup-readout",style:`--x:${i(m[0])}px`,"data-side":i(m[0])>n/2?"left":"rig\
ht",children:d("chart.hover",{tokens:m[0],speedup:X(m[1])})})]})}function fa({run:t,shown:e,known:n}){let[s,r]=Ne(),a=wd(t,e),i=a.length>1,l=yd(t,a);return o("s\
ection",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o(R,{name:"speedup",children:d("chart.heading")})})}),o("div",{
class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:s,children:i&&r>0&&o(kd,{points:a,tokens:t.folds.at(n).emitted,width:r})}),o("p",{class:"sv-not\
e",children:l}),o(Rn,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:a.map(([c,p])=>[c,X(p)])})]})}var _d=250,Sd=120;function Td(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>0&&e<window.innerHeight}var Wt=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Bn=class{constructor(e){this.context=e}context;places={race:Wt(),costs:Wt(),lossless:Wt(),speedup:Wt(),breakdown:Wt()};test=new In(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(ma,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(Fo,
{...e}),lossless:e=>o(ra,{...e,test:this.test}),speedup:e=>o(fa,{...e}),breakdown:e=>o(No,{...e})};show(e,{shown:n,known:s,busy:r,view:a}){let i=`${n} of ${s}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:n,known:s},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,_d-(performance.now()-this.drawnAt)):Sd))}redraw(e){this.charted&&Et(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(s=>e?this.places[s].checkVisibility():Td(this.places[s])).
forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>Et(
this.context.viewer,o(S,{}),e))}};var Ed={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Md={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Rd={ArrowUp:"stepOn",ArrowDown:"stepBack"},ga={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Vn=t=>(t.dataset.at??"").split(".").map(Number);function zd(t,e,n){let s=t.indexOf(e),r=a=>{let i=t.filter(l=>Vn(l)[0]===Vn(e)[0]+a);return i.find(l=>Vn(l)[1]>=
Vn(e)[1])??i.at(-1)};switch(n){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[s+1];case"ArrowLeft":return t[s-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Od(t,e,n){let s=t.findIndex(i=>i.includes(e)),r=t[s]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(n){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[s][r+1]??t[s+1]?.[0];case"ArrowLeft":return t[s][r-1]??t[s-1]?.at(-1);case"Arro\
wDown":return a(t[s+1]);case"ArrowUp":return a(t[s-1]);default:return null}}var ba="specviz-letters";function Cd(){try{return localStorage.getItem(ba)!=="off"}catch{
return!0}}var ct={on:Cd(),keep(t){ct.on=t;try{localStorage.setItem(ba,t?"on":"off")}catch{}}},Un=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let n=({
target:s})=>{this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",n,{signal:e}),document.addEventListener("focusin",
n,{signal:e}),document.addEventListener("keydown",s=>this.take(s),{signal:e})}take(e){let{target:n,key:s}=e,{node:r}=this.viewer;if(!(n instanceof HTMLElement))
return;let a=r.contains(n)||this.isFree(s,n);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
n.matches("input:not([type=checkbox]), select, textarea"))return;!(n.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,n)&&e.preventDefault()}isFree(e,n){
let s=/^[a-z]$/i.test(e);return n!==document.body?s&&n.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(e,n){let{actions:s,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=Ed[e.length===1?e.toLowerCase():e]||a()&&Md[e];if(l)return s[l]()!==!1;let c=n.closest("[role=option]"),p=n.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=n.closest("[role=slider]");if(u&&i(e))return!0;let m=ga[e]||u&&Rd[e];return!m||this.scrolls(n,e)?!1:(s[m](),
!0)}inside(e,n,s){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(n??s)?.dataset.at&&r(),!0;let l=n?zd(a(),n,e):s&&Od(i(s),s,e);return l&&l.focus(),
!!l||e in ga}scrolls(e,n){if(e===document.body)return!1;let{overflowX:s,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return n.startsWith("Arro\
w")?a(s)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var xa=[.2,.4,.6,.8],wa=[.1,.5,1,2],Bt={overlap:{term:"overlap",limits:xa,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:xa,
most:"1",of:({draft:t})=>Q(t??void 0)},target_entropy:{term:"entropy",limits:wa,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entropy",
limits:wa,most:"",of:({position:t})=>t?.draft_entropy??null}},ya=["verdict",...Object.keys(Bt)],ka=t=>ya.includes(t);function Vt(t,e){let n=e&&Bt[t]?Bt[t].of(e):
null;return n==null?null:Bt[t].limits.filter(s=>n>=s).length}function _a(){let{tint:t,set:e}=ie();return o("div",{class:"sv-tint",children:o(aa,{label:d("tint.l\
abel"),choices:ya.map(n=>[n,d(`tint.${n}.name`)]),chosen:t,choose:n=>e({tint:n})})})}function Sa({name:t}){let e=Bt[t];if(!e)return null;let{limits:n,most:s,term:r}=e;
return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:n.join(d("comma"))}),children:["0",
...n.map(a=>String(a).replace(/^0\./,".")),s].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=n.length&&o("span",{class:"sv-tint-swatch","data-t\
int":i})])}),o(R,{name:r,children:d(`tint.${t}.means`)})]})}var Gn=44,Ld=2,Ta={PageUp:10,PageDown:-10},Ea=(t,{round:e})=>Ta[t]?{round:e+Ta[t],phase:0}:null;function $d({rounds:t,length:e},n,s){let r=Math.max(0,Math.min(1,
n))*e,a=Math.min(Math.floor(r),e-1),i=Cs(t[a]);return s/e<Ld*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function Ma({text:t}){let{run:e,
moment:n,tint:s,viewer:r}=ie(),a=M(null),i=M(null),[l,c]=H(0);z(()=>{let h=new ResizeObserver(([{contentRect:v}])=>c(v.width));return h.observe(a.current),()=>h.
disconnect()},[]),z(()=>Pd(i.current,r.palette,{run:e,shown:n.round,tint:s,width:l}),[e,e?.length,n.round,s,l,r.layouts]);let p=h=>{let{left:v}=a.current.getBoundingClientRect(),
{round:b,phase:g}=$d(e,(h.clientX-v)/(l||1),l);r.seek(b,g)},u=e?.length??0,m=e&&n.phase?n.phase/Cs(e.rounds[n.round]):0,f=n.round+m;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
f.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?f/u:0},onPointerDown:h=>{!u||h.button||(h.currentTarget.setPointerCapture(h.pointerId),p(h))},onPointerMove:h=>{
h.currentTarget.hasPointerCapture(h.pointerId)&&p(h)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function Pd(t,e,{run:n,shown:s,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(Gn*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,a,Gn),!n?.length))return;let p=a/n.length,u=C(n.trace),
m=u?n.rounds.map(({drafts:b})=>Math.max(0,...le(b).map(g=>g+1))):[],f=Gn/((u?Math.max(...m):n.width)+1),[h,v]=[p,f].map(b=>b>4?b-1:b);n.rounds.forEach(({drafts:b},g)=>{
let k=g<s?Ad(n,g):[],w=u?m[g]+1:g<s?n.rows[g].slots.length:b.length+1;for(let x=0;x<w;x+=1)c.fillStyle=e.get(x<k.length?jd(n,g,k[x],r):"line"),c.fillRect(g*p,Gn-
(x+1)*f,Math.max(.6,h),Math.max(.6,v))})}var Ad=(t,e)=>t.rows[e].slots.map(({kind:n},s)=>({kind:n,index:s})).filter(({kind:n})=>Te(n));function jd(t,e,{index:n,
kind:s},r){if(r==="verdict")return`strip-${s}`;let a=Vt(r,t.at({round:e,index:n}));return a==null?"strip-unknown":`tint-${a}`}var Kn=["gamma","temperature","drafter","rule","tree"];function Yn(t,e){return e==="rule"?T(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function Ut(t){
let{gamma:e,budget:n=e}=t.settings;return C(t)&&e>0?n:e}function Jn(t,e,n){return t==="drafter"?ve(String(e),n):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function ve(t,e){let n=`drafter_of.${e}.${t}`,s=d(n);return s===n?d(`drafter.${t}`):s}function _e(t){if(t.part)return d("token.part",{hex:he(t.piece)});let e=J(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function Xs({
rounds:t,trace:e},n,s){let{drafts:r}=t[n],a=r.length;if(s>=a)return d("token.final");let i=d("token.guess",{n:s+1,of:a}),{source:l}=r[s];return l?d("token.from",
{slot:i,drafter:ve(l,e.models.pair)}):i}function Ie(t,e,n,s){let r=t.rows[e].slots[n];return d("token.aria",{token:_e(r),kind:d(`kind.${Ge(s||r.kind,t.trace)}`),
round:e+1,slot:Xs(t,e,n)})}var Xn=({slot:t,as:e})=>o("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&o(re,{text:t.text,oneLine:!0})});function Gt(t,e,n=!1){return e.part?
t.dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...Ir(e.text,n)),t}function Hd(t,e){let{gamma:n,drafter:s,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return n===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:s==="dspark"&&r?"unsure":s==="lookup"?"lookup":null}function Zn(t,e,n){let s=Hd(e,n);return P(
t,s&&d(`unguessed.${s}`))}function Nd(t,e){if(!e)return d("summary.start");let{drafts:n,final:s}=t.rounds[e-1],r={round:e,drafted:n.length,accepted:n.filter(i=>i.
verdict==="accepted").length};if(!n.length)return Zn(d("summary.plain",r),t,e-1);let a=n.length===1;return s?U({drafts:n})?d(s.kind==="bonus"?"tree.bonus":"tree\
.some",r):s.kind==="correction"?d(a?"summary.one_rejected":"summary.some",r):d(a?"summary.one":"summary.all",r):d(a?"summary.one_ends":"summary.end",r)}function qd(t,{
round:e},{name:n,index:s}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:s+1,of:a.length};if(U(r)&&n!=="final")return Id(t,e,{name:n,index:s});if(n==="d\
raft"&&r.together&&a.length>1)return d("phase.at_once",l);if(n==="draft"){let p=t.rows[e].slots[s];return d("phase.draft",{...l,token:_e(p)})}if(n==="verify"&&!a.
length)return Zn(d("phase.verify_none",l),t,e);if(n==="verify")return d(a.length===1?"phase.verify_one":"phase.verify",l);if(n==="test")return Dd(t,r,s,l);let c=a.
filter(p=>p.verdict==="untested").length;return c&&i&&T(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function Id(t,e,{name:n,index:s}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:_e(t.rows[e].slots[s]??t.rows[e].slots[0])};if(n===
"draft"){let h=le(r),v=h.filter(b=>b===h[s]).length;return d(v===1?"tree.level_one":"tree.level",{...a,level:h[s]+1,n:v})}if(n!=="test")return d(n==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:c}=r[s],p=Q(r[s]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&T(t.trace)==="block")return d(
"tree.kept",a);if(t.trace.settings.temperature!==0&&Ue(r[s],T(t.trace)))return Ra(t,{...a,n:s+1},i);if(t.trace.settings.temperature===0||l==null||p===null)return d(
`tree.greedy_${i}`,a);let[u,m]=te(l,p),f=i==="rejected"&&!r.some((h,v)=>v>s&&h.parent===c);return d(`tree.${i}${f?"_last":""}`,{...a,draw:u,threshold:m})}var Ra=(t,e,n)=>d(
`rules.phase.certain_${n}`,{...e,rule:d(`rules.name.${T(t.trace)}`)});function Dd(t,{drafts:e},n,s){let r=e[n],{verdict:a,draw:i}=r,l=Q(r);if(t.trace.settings.temperature===
0)return d(`phase.greedy_${a}`,s);if(Ue(r,T(t.trace)))return Ra(t,s,a);if(i==null||l===null)return d(`phase.untold_${a}`,s);let[c,p]=te(i,l),u={...s,draw:c,threshold:p};
if(l===1&&a==="accepted"&&T(t.trace)!=="block")return d("phase.certain",u);if(T(t.trace)!=="block")return d(`phase.${a}`,u);let m=a==="accepted"?tt(r):"failed",
[,f]=te(i,ne(r)??1);return d(`rules.phase.${m}`,{...u,ratio:f,by:nt(e)+1})}function Kt(t,e,n){return n?qd(t,e,n.phase):Nd(t,e.round)}var Fd=[.5,1,2,4],Wd=["steps","rounds"],Bd={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function Vd({run:t,moment:{
round:e,phase:n}}){let s=t?.over;if(s&&e===t.length&&e)return d("transport.all",{rounds:e});let r=d(`transport.${s?"round_of":"round"}`,{round:n?e+1:e,rounds:s&&
t.length});return n?d("transport.step",{round:r,phase:n}):r}function Ud(){let{run:t,moment:e,playing:n,mode:s,live:r,status:a,presenting:i,state:l,viewer:{actions:c}}=ie(),
p=M(null),u=Z(l),m=ye(l),f=e.round===0&&e.phase===0,h=n||m&&s==="running"&&!u?"pause":m&&s==="paused"&&!u?"resume":"play",v=!(u>0||m||r&&!t),b={start:f,back:f,previous:f,
next:v,forward:v,end:e.round===(t?.length??0)};return z(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let k=d(`transport.${g==="play"?h:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?h:void 0,
title:k,"aria-label":k,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!m&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:o("path",{d:Bd[h==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:k})]},g)}),o("button",{type:"button",class:"sv-button sv-run",onClick:c.
run,hidden:!(i&&r&&!m),children:d("transport.run")})]})}function Yt(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function Gd(){let{viewer:t}=ie();return o("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
o("summary",{children:d("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","aria-label":d("term.clo\
se"),onClick:()=>Yt(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,n])=>o(S,{children:[o("dt",{children:e.split(/\s+/).map(s=>o("kbd",{children:s}))}),
o("dd",{children:n})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"sv-check",children:[o(
"input",{type:"checkbox",defaultChecked:ct.on,onChange:({currentTarget:e})=>ct.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function za({children:t}){
let{run:e,moment:n,speed:s,pace:r,ghosts:a,presenting:i,state:l,set:c,viewer:{actions:p}}=ie(),u=Vd(l);return o("div",{class:"sv-transport",role:"group","aria-l\
abel":d("transport.label"),children:[t,o(Ud,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(_a,{}),!(e&&C(e.trace))&&
o("label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:m})=>c({ghosts:m.checked})}),d("stream.ghosts")]}),ye(l)&&Z(
l)>0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),o(Xe,{label:d("transport.pace"),choices:Wd.map(m=>[m,d(`transp\
ort.${m}`)]),chosen:r,choose:m=>c({pace:m})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":d("transport.speed"),value:s,onChange:({currentTarget:m})=>c(
{speed:Number(m.value)}),children:Fd.map(m=>o("option",{value:m,children:`${m}×`},m))})}),o("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),o(Gd,{})]}),o(Ma,{text:e?`${u}. ${Kt(e,n,se(l))}`:""})]})}function Oa(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function Kd(t){let{start:e,back:n,previous:s,play:r,next:a,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:m}=t.state;if(t.help?.open)Yt(t.help,!1);else if(u)c();else if(m)t.pin(null);else return!1;return!0};return new Un({node:t.node,actions:{toggle:r,roundBack:n,
roundOn:i,stepBack:s,stepOn:a,start:e,end:l,present:c,escape:p,help:()=>Yt(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(Yd(u,t.state)?"r":u,
t.state.predicting),letters:()=>ct.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let m=Ea(u,t.state.moment);return m&&t.seek(m.round),!!m}})}function Yd(t,e){return t==="PageDown"&&e.presenting&&!At(e)&&ke(e)!==
null}function Qn({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[n,s]=(e.dataset.at??"").split(".").map(Number);return{
round:n,index:s}}function Ca(t){let e=new AbortController,{node:n}=t,{signal:s}=e,r="",a=({screenX:h,screenY:v})=>`${h},${v}`;window.addEventListener("pointermo\
ve",h=>{r=a(h)},{signal:s}),n.addEventListener("pointerover",h=>{a(h)!==r&&t.hover(Qn(h))},{signal:s}),n.addEventListener("pointermove",h=>t.hover(Qn(h)),{signal:s}),
n.addEventListener("focusin",h=>t.focusOn(Qn(h)),{signal:s});let i=null;n.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:s,capture:!0}),n.addEventListener(
"click",h=>{let v=Qn(h);v&&t.pin(_n(v,h.detail?i:t.state.pinned)?null:v)},{signal:s}),document.addEventListener("pointerdown",({target:h})=>{let{help:v}=t;v?.open&&
h instanceof Node&&!v.contains(h)&&Yt(v,!1)},{signal:s}),Kd(t).listen(s);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:s});let c=new MutationObserver(l);[document.documentElement,document.body].forEach(h=>c.observe(h,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:h}])=>{let v=p;p=h.width,!(!p||p===v)&&(v||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let m=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});m.observe(t.stream.scroller);let f=new ResizeObserver(()=>t.fit());
return f.observe(document.body),()=>{e.abort(),[c,u,m,f].forEach(h=>h.disconnect())}}var es=class{views;constructor(e){this.views=e.map(n=>({view:n,marked:null,stop:null}))}show(e,n,s){let r=je(e,e.cursor)?e.cursor:n;this.views.forEach(a=>{let i=a.
view.find(n),l=a.view.find(r)??a.view.entrance?.()??null;a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=s,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(a,{marked:i,stop:l})})}};var Jd=1100,Xd=1.6,Zd={draft:450,verify:1200,test:1e3,discard:700,final:1300},Zs=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,ts=class{constructor(e,n){
this.store=e;this.resume=n}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Hs(this.store.state,e)!==null}seek(e){let{round:n,
phase:s}=Ot(this.rounds,e);this.move(this.toward({round:n,phase:0},{round:n,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,n){let s=e;for(;Zs(s,n)&&!this.barred(s);)s=Ls(this.rounds,s);return s}move(e,n,s={}){s.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:n,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(e){
this.go(e,{})}back(e){let{moment:n}=this.store.state;e==="step"?this.move(go(this.rounds,n),"step"):this.seek({round:n.phase?n.round:n.round-1,phase:0})}go(e,n){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(e==="step")this.move(Ls(this.rounds,s),"step",n);else{let r=Ot(this.rounds,
{round:s.round+1}),a=this.toward(s,r);this.move(a,Zs(a,r)?"step":"round",n)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...Z(
this.store.state)?{}:{moment:st.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:n,moment:s,
opening:r}=this.store.state,{name:a}=Ae(this.rounds[s.round])[s.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?Zd[a]:Jd)/(r?Xd:n))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Zs(e.moment,e.until)?null:
Z(e)?()=>this.tick():ye(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function Qd(t){let e=[];for(let n=t;n.parentElement&&n!==document.body;n=n.parentElement){let s=n;e.push(...[...n.parentElement.children].filter(r=>r!==s))}return e.
filter(n=>n instanceof HTMLElement).filter(({popover:n})=>!n)}var ns=class{constructor(e,n){this.node=e;this.resized=n}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Qd(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:n}=window,s=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(s,n/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var La=20,ep=5;function tp(t,e){let{drafts:n,final:s}=t.rounds[e],r=le(n),a=n.map((p,u)=>oe(n,u));s&&(r.push(Ve(n).length),a.push(Ve(n).at(-1)??-1));let{rows:i,
count:l}=mo(a),c=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((m,f)=>m===u?[f]:[]));return{rows:i,count:l,levels:c,above:a.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function np(t,e,n,s){let r=Ie(t,e,n,s),{drafts:a}=t.rounds[e];if(n>=a.length)return r;let i=Mt(a,oe(a,n)).map(l=>_e(t.rows[e].slots[l]));return d(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function $a({run:t,number:e,looks:n,over:s}){let{state:r}=L(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:m}=Pe(()=>tp(t,e),[t,e]),{at:f}=He(r),h=f?.round===e&&f.index<a.length&&je(r,f)?f.index:-1,v=Mt(a,h),
b=M(null);z(()=>{let x=se(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&sp(b.current,He(r).at?.index??i.length-1)},[t,e,r.moment]);let g=Ve(a).
length,k=x=>o("span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":n[x]??"absent","data-line":v.includes(x)?"":void 0,style:`\
grid-column:${m[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),w=x=>{let _=n[x]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,
"data-kind":_,"data-line":v.includes(x)?"":void 0,style:`grid-column:${m[x]};grid-row:${l[x]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:np(t,e,x,_),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),o(Xn,{slot:i[x],as:"sv-tree-token"})]},x)};return o("div",{class:`\
sv-tree${Math.max(c,p.length)>ep?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":h>=0?"":void 0,children:d("tree.text")}),i.map(
(x,_)=>k(_)),p.map((x,_)=>o("div",{role:"row",class:"sv-tree-level",children:x.map(w)},`level ${_}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"\
sv-mask-name",children:o(R,{name:"tree_mask",children:d("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((x,_)=>o("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":n[_]??"absent","data-line":_===h?"":void 0,children:[0,...Mt(
a,_).map(y=>y+1)].map(y=>o("span",{class:"sv-mask-cell","data-column":y,style:{"--column":y}},y))},_))}),o("p",{class:"sv-tree-note",children:s?d("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):d("tree.sees")})]})]},e)}function sp(t,e){let n=t.querySelector(".sv-tree-scroll"),s=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!n||!s)return;let r=(c,p,u,m)=>Math.min(0,c-La-u)||Math.max(0,p+La-m),[a,i,l]=[s,t,n].map(c=>c.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.
top,i.bottom),n.scrollLeft+=r(a.left,a.right,l.left,l.right)}var rp=7,op=12;function ap(t,e){let n=M(null),[s,r]=H({run:t,layouts:e,columns:1/0}),a=s.run===t&&s.layouts===e?s.columns:1/0;return z(()=>{a<1/0||!n.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(n.current).gridTemplateColumns.split(" ").length})}),{row:n,columns:a}}function ip(t,e,n){let s=t.rounds[e]?.drafts.
length??0;return C(t.trace)?s:Math.max(s,Math.min(t.width,n-1))}var ss=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(s=>[...s.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:s})=>s)}};function Pa(){let{run:t,state:e,
viewer:n}=L(),{moment:s,entered:r}=e,{row:a,columns:i}=ap(t,n.layouts),l=se(e),c=Math.max(0,Ke(e)),p=t.rounds[c],u=!!(p&&U(p)),m=t.rows[c]?.slots??[],f=l?.looks??
m.map(({kind:_})=>s.round?_:"absent"),h=p?.drafts.length??-1,v=u?[]:Array.from({length:h+1},(_,y)=>y),b=ip(t,c,i),g=C(t.trace)?h:t.width,k=v.map(_=>dp(t,c,_,f[_]??
"absent")),w={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:s.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=rp,"sv-round-tighter":g>=op,
"sv-round-undrafted":b===0},x=_=>o(pp,{at:{round:c,index:_},look:f[_]??"absent",figures:k[_],concealed:jt(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===
m.length-1},_===h?"final":_);return lp(a,c),o("section",{class:["sv-round",...Object.entries(w).flatMap(([_,y])=>y?[_]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":d("round.label"),children:[o(cp,{run:t,number:c,tested:k.some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),
children:o("div",{class:"sv-slots",role:"row",ref:a,children:[v.slice(0,-1).map(x),v.length>0&&Array.from({length:b-h},(_,y)=>o("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${y}`)),v.slice(-1).map(x)]})}),u&&o($a,{run:t,number:c,looks:f,over:!l&&s.round>0})]})}function lp(t,e){let n=M(null);z(()=>{
let s=document.activeElement;n.current&&!n.current.isConnected&&s===document.body&&t.current?.lastElementChild?.focus(),n.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),z(()=>{let s=()=>{n.current=document.activeElement};t.current?.addEventListener("focusin",s)},[])}function cp({run:t,number:e,
tested:n}){let{models:s,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o(R,{name:a===
"model"?"draft":"drafter",children:r==="model"?d("round.guesses"):ve(a,s.pair)})}),o("li",{children:o(R,{name:"verification",children:d("round.pass")})}),o("li",
{hidden:!n,children:o(R,{name:"accept_test",children:d("round.tests")})})]})}function Aa(t,e,n){return e&&(n==="accepted"||n==="rejected")&&t.trace.settings.temperature!==
0&&!Ue(e,T(t.trace))?e.draw:null}function dp(t,e,n,s){let{drafts:r}=t.rounds[e],a=r[n],i=Aa(t,a,s),l=Q(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&
i>=l)return d("rules.kept_by",{n:nt(r)+1});let[c,p]=te(i,l);return d(i<l?"round.below":"round.above",{draw:c,threshold:p})}function pp({at:t,look:e,figures:n,concealed:s,
now:r,entered:a}){let{run:i}=L(),{drafts:l,positions:c=[]}=i.rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],m=e==="absent",f=i.trace.settings.temperature===
0,h=!!p&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!s),v=Q(p),b=Aa(i,p,e);return o("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.
round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":m?"true":void 0,"aria-label":m?void 0:Ie(
i,t.round,t.index,e),children:[o("span",{class:"sv-slot-token",translate:!1,children:o(Xn,{slot:u,as:"sv-slot-text"})}),o("span",{class:"sv-slot-pass","aria-hid\
den":"true",children:[!f&&h&&v!==null&&o("span",{class:"sv-gauge",children:[o("span",{class:"sv-gauge-keep",style:{"--keep":v}}),b!=null&&o("span",{class:"sv-ga\
uge-draw",style:{"--draw":b}})]}),f&&h&&o(up,{run:i,token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-verdict","aria-hidden":"\
true",children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":
d(`kind.${Ge(e,i.trace)}`)})]}),o("span",{class:"sv-slot-figures",children:n})]})}function up({run:t,token:e}){let n=e===void 0?"":J(t.alone(e));return o("span",
{class:"sv-slot-says",style:{"--sv-characters":n.length-2||1},children:n})}var mp={mean_acceptance_length:t=>j(de(t.emitted,t.rounds)),acceptance_rate:t=>O(de(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>O(de(t.accepted,t.drafted)),
drafted:t=>ae(t.drafted),emitted:t=>ae(t.emitted)};function Qs({drafts:t,final:e},n){let s=t.slice(0,n),r=s.filter(p=>p.verdict==="accepted").length,a=s.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===t.filter(p=>p.verdict==="accepted").length,l=a?"correction":i?null:"bonus",c=a===1||i||t.length<=n;return{drafted:s.length,accepted:r,
rejected:a,emitted:r+(l?1:0),final:l,drawn:c}}function ja(t,e){let n={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let s of t){let{drafted:r,accepted:a,
rejected:i,emitted:l}=Qs(s,e);n.drafted+=r,n.accepted+=a,n.rejected+=i,n.emitted+=l}return n}function hp(t){let{drafter:e,temperature:n}=t.settings;return C(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":T(t)==="block"&&n?"rules.whatif":""}function Ha(){let{run:t,gamma:e,moment:{round:n},set:s}=L(),r=t.trace.settings.
gamma,a=hp(t.trace),i=e>=r,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:d("whatif.gam\
ma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),o("output",{class:"sv-whatif-value",children:l})]}),
!i&&o(vp,{gamma:e,most:r,rounds:t.rounds.slice(0,n)}),o("p",{class:"sv-note","aria-live":"polite",children:i?d(a||(r<2?"whatif.fewest":"whatif.try")):d("whatif.\
note",{gamma:e,rounds:n})})]})}function vp({gamma:t,most:e,rounds:n}){let[s,r]=[ja(n,1/0),ja(n,t)];return o("table",{class:"sv-figures-table",children:[o("thead",
{children:o("tr",{children:[o("th",{scope:"col",children:d("whatif.rounds")}),o("th",{scope:"col",children:d("whatif.was",{gamma:e})}),o("th",{scope:"col",children:d(
"whatif.would",{gamma:t})})]})}),o("tbody",{children:Object.entries(mp).map(([a,i])=>o("tr",{children:[o("th",{scope:"row",children:d(`whatif.row.${a}`)}),o("td",
{children:i(s)}),o("td",{children:i(r)})]},a))})]})}var fp=["draft","verify","accept"],gp=["accepted","rejected","untested","correction","bonus"],rs=36,bp=20,xp=5;function Na(){let{run:t,viewer:{table:e}}=L(),[n,
s]=H(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,c=l?.closest("[data-round]");!l||!c||s({run:t,text:d("rounds.detail_of",{round:Number(
c.dataset.round)+1,time:l.getAttribute("aria-label")})})},a=n?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[o(
"div",{class:"sv-section-head",children:[o("h2",{children:o(R,{name:"round",children:d("rounds.heading")})}),o("ul",{class:"sv-legend",children:gp.map(i=>o("li",
{children:[o("span",{class:"sv-mark","data-kind":i}),o(R,{name:i,children:d(`kind.${i}`)})]},i))})]}),o("p",{class:"sv-note",children:d(C(t.trace)?"tree.rounds":
"rounds.note")}),o(we,{node:e.scroller}),o("p",{class:`sv-note sv-round-detail${a?"":" sv-hint"}`,children:a?n.text:d("rounds.detail")}),o("div",{class:"sv-foot",
children:[o("ul",{class:"sv-legend",children:o("li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o(R,{name:"overlap",children:d("rounds.overla\
p_key")})]})}),o(ot,{plain:d("rounds.plain_key")})]})]})}var os=class{head=E("div",{class:"sv-row sv-row-head",role:"row"});body=E("div",{class:"sv-rows",role:"\
rowgroup"});grid=E("div",{class:"sv-grid",role:"grid","aria-label":d("rounds.label")},E("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=E(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,n,s){n!==this.
run&&this.load(n),this.concealed=jt(e),this.grow(),this.showRounds(e.moment.round),this.showNow(s),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let n=this.rows.length;n<this.run.length;n+=1){let s=this.row(n);this.rows.push(s),e.append(s)}for(this.grid.classList.
toggle("sv-many",this.rows.length>bp),this.body.append(e),this.body.style.height=`${this.rows.length*rs}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>xp);let e=(n,s="")=>E("div",{role:"columnheader",class:s},n);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(n,s)=>e(d("rounds.guess",{n:s+1}))),e(d("rounds.final"),"sv-final"),e(d("rounds.time"),"sv-time"))}row(e){let{drafts:n,positions:s=[],times:r}=this.
run.rounds[e],{slots:a,final:i}=this.run.rows[e],l=a.map((c,p)=>{let u=p<n.length&&s[p]?s[p].overlap:null,m=this.cell(c,e,p,u);return c===i&&m.classList.add("sv\
-final"),m});return E("div",{class:"sv-row sv-ahead",role:"row","data-round":e},E("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,n,s,r){let a=Gt(E("span",{class:"sv-cell-text",translate:"no"}),e,!0);return E("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${n}.${s}`,"aria-label":this.label(n,s,r),style:`--i:${s}`+(r==null?"":`;--overlap:${r}`)},E("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),a)}label(e,n,s,r){let a=Ie(this.run,e,n,r);return s==null?a:d("token.aria_overlap",{label:a,overlap:D(s,2)})}time(e){let n=e.
draft+e.verify+e.accept;this.spans.push(n);let s=d("rounds.row_time",{total:q(n),draft:q(e.draft),verify:q(e.verify),accept:q(e.accept)}),r=E("div",{class:"sv-b\
ar"},...fp.map(a=>E("span",{"data-part":a,style:`--t:${e[a]}`})));return E("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s},E("div",{class:"sv\
-bars-pair"},r),E("span",{class:"sv-ms"},q(n)))}compare(e){let{sums:n,plain:s}=this.run.folds,r=n[e+1].emitted;if(r>=s.until.length)return!1;let a=s.until[r]-s.
until[n[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=d("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:q(a)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(E("div",{class:"sv-bar sv-bar-plain"},E("span",{"data-part":"plain",style:`--t:${a}`}))),this.spans[e]=Math.max(this.
spans[e],a),!0}showRounds(e){let[n,s]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=n;r<s;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:n,shown:s}=this;if(n!==null&&(!e||n!==s)&&(this.
rows[n].classList.toggle("sv-ahead",n>=s),this.rows[n].classList.remove("sv-row-now"),this.run.rows[n].slots.forEach((a,i)=>this.dress(n,i,null)),this.now=null),
!e)return;this.now=s;let r=this.rows[s];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(a,i)=>this.dress(s,i,a))}dress(e,n,s){let r=this.find({round:e,index:n});if(!r)return;let{kind:a}=this.run.rows[e].slots[n],i=s==="absent",{drafts:l,positions:c=[]}=this.
run.rounds[e],p=s==="guessed"||s==="lit"&&this.concealed,u=n<l.length&&!p?c[n]?.overlap??null:null;xe(r,"data-kind",s||a),r.firstElementChild&&xe(r.firstElementChild,
"data-kind",s||a),xe(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||xe(r,"aria-label",this.label(e,n,u,s||a))}showCut(e,n){let s=e<
this.run.trace.settings.gamma?e:1/0,r=s===this.cutting?Math.min(n,this.marked):0,a=s===1/0&&this.cutting===1/0?0:Math.max(n,this.marked);for(let i=r;i<a;i+=1)this.
markCut(i,i<n?s:1/0);Object.assign(this,{cutting:s,marked:n})}markCut(e,n){let s=this.run.rounds[e],{drawn:r}=Qs(s,n);this.run.rows[e].slots.forEach((a,i)=>{let l=this.
find({round:e,index:i}),c=i<s.drafts.length?i>=n:!r,p=i===n&&!r;l&&(l.classList.toggle("sv-cut",c&&!p),l.classList.toggle("sv-cut-own",p),xe(l,"aria-description",
c?d(p?"whatif.own":"whatif.gone",{gamma:n}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),n=s=>!s.hasAttribute("aria-hidden")&&getComputedStyle(s).visibility==="visible";return e.map((s,r)=>[...s.querySelectorAll(
"[role=gridcell]")].filter(a=>r<this.shown||n(a)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,n=(this.
shown+(this.now==null?0:1))*rs;n>e+this.height?this.scroller.scrollTop=n-this.height:n-2*rs<e&&(this.scroller.scrollTop=Math.max(0,n-2*rs))}relayout(){this.height=
null}};var er=(t,e)=>t.length===e.length&&t.every((n,s)=>n===e[s]);function qa(t,e){let[n,s]=[t.trace.prompt,e.trace.prompt];if(er(n,s))return"again";if(s.length<=n.length||
!er(n,s.slice(0,n.length)))return null;let r=s.slice(n.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!er(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function wp(t,e,n){let s=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(n[u]).emitted)),i=[...s,...a],
l=r.findIndex((p,u)=>p!==i[u]),c=l<0?Math.min(r.length,i.length):l;return{n:c,was:r.at(c),now:i.at(c)}}var yp=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function Ia({compared:t,expected:e,returning:n},s){let r=n??(t&&yp(t.pair[t.shown],s)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,s]:[s,
l],shown:r}}return e&&s.source&&qa(e.run,s.run)?{pair:[e,s],shown:1}:null}var as=(t,e)=>e!==void 0&&J(t.alone(e))||d("token.empty");function kp(t,e,n){let s=[t,
e],r=Kn.map(c=>[c,s.map(({trace:p})=>Jn(c,Yn(p,c),p.models.pair))]).filter(([,[c,p]])=>c!==p),a=r.some(([c])=>c==="tree"),i=s.some(({trace:c})=>C(c)),l=s.map((c,p)=>c.
folds.summary(n[p]));return[...r,...a?[["verified",s.map(({trace:c})=>ae(Ut(c)))]]:[],["speedup",l.map(({speedup:c})=>X(c))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:c})=>O(c))],["draft_efficiency",l.map(({draft_efficiency:c})=>O(c))],["mean_acceptance_length",l.map(({mean_acceptance_length:c})=>j(
c))],["emitted",l.map(({emitted:c})=>ae(c))]]}function _p(t,e,n){let{n:s,was:r,now:a}=wp(t,e,n);return r===void 0&&a===void 0?d("compare.same",{n:s}):r===void 0||
a===void 0?d("compare.longer",{n:s}):d("compare.differ",{n:s+1,was:as(t,r),now:as(e,a)})}function Sp(t,e){let n=qa(t,e);return n==="again"||n===null?"":d("compa\
re.branched",{n:n.at+1,token:as(e,n.token),was:as(t,n.was)})}function Da(){let{state:t,viewer:{sequels:e}}=L(),n=M(null),s=M(null),{compared:r}=t;if(z(()=>{let h=r&&
!r.pair.some(v=>s.current?.pair.includes(v));s.current=r,h&&(n.current?.focus({preventScroll:!0}),n.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,c]=a.map(({run:h})=>h),p=a.map(({run:h},v)=>v===i?kn(t):h.length),u=Sp(l,c),m=JSON.stringify(l.trace.machine)!==JSON.stringify(c.trace.
machine),f=["before","now"].map((h,v)=>v===i?d("compare.shown",{run:d(`compare.${h}`)}):d(`compare.${h}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":d("compare.heading"),ref:n,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:d(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:d(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),m&&o("p",{class:"sv-note",children:d("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d("compare.setting")}),f.map(h=>o("th",{scope:"col",children:h}))]})}),o("tbody",{children:kp(
l,c,p).map(([h,v])=>o("tr",{children:[o("th",{scope:"row",children:d(`compare.${h}`)}),v.map(b=>o("td",{children:b}))]},h))})]}),o("p",{children:_p(l,c,p)})]})}var Tp=3,Ep=.1,Mp=.09,Rp=.3,zp=2**20,Op=8,Fa=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,n)=>n-e),tr=t=>Math.min(t.rest[1]??0,Fa(t)[Op-1]??1);
function Cp(t,e){let{candidates:n,rest:s}=e,r=m=>m?-m*Math.log(m):0,a=tr(e),i=a?s[1]??0:0,l=n.reduce((m,[,f])=>m+r(f),0),c=l-(i?i*Math.log(a):0),p=l+r(i)+i*Math.
log(zp),u=m=>Math.min(Mp,Rp*Math.exp(-m));return t>u(c)?1:t<=u(p)?0:null}var Wa={token:(t,e)=>e,match:t=>t,typical:(t,e,n)=>n&&Cp(t,n),"top-k":(t,e,n)=>{let s=Fa(
n)[Tp-1];return s===void 0?null:t>0&&t>=s?1:e},threshold:(t,e)=>t>=Ep?1:e},Jt=(t,e,n,s)=>Wa[t](e,n,s);function Lp(t,e){let{target:n}=t,s=ne(t);return n==null||s===
null?[]:Object.keys(Wa).flatMap(r=>{let a=Jt(r,n,s,e);return a===null?[]:[[r,a]]})}function Ba({draft:t,position:e,draw:n,alone:s}){let r=s?Lp(t,e):[];return r.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:d("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(a=>o("th",{scope:"col",children:d(`rules.others.${a}`)}))})}),o("tbody",{children:r.map(([a,i])=>{let l=n<
i?"accepted":"rejected";return o("tr",{"data-rule":a,children:[o("th",{scope:"row",class:G(a)?"sv-lossy":"",children:d(`rules.name.${a}`)}),o("td",{children:D(i)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",d(`kind.${l}`)]})]},a)})})]}),o("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:D(n)})})]}):null}var Va=23,Ua=["tokens","distance"],rr=[0,1],$p=1e-6,nr=.005;function or({candidates:t,rest:e,overlap:n}){let s=t.reduce((r,[,a,i])=>r+Math.max(0,(a??0)-(i??0)),
0);return Math.max(0,n==null?e[1]??0:1-n-s)}function Pp(t,e){let n=(i,l)=>Math.max(0,e*(i??0)-(l??0)),s=t.candidates.reduce((i,[,l,c])=>i+n(l,c),0),[,r,a]=t.rest;
return[s+n(r,a),s+Math.max(n(r,a),e*or(t))]}function Ap({drafts:t,positions:e=[]}){let n=1;return t.map((s,r)=>{if(n=Math.min(1,n*((s.target??0)/(s.draft||1))),
r===t.length-1)return[n,n];let a=c=>c+1-n>0?c/(c+1-n):1,[i,l]=Pp(e[r+1],n);return[a(i),a(l)]})}function jp(t,e){return e==="block"?Ap(t):t.drafts.map((n,s)=>{let r=Jt(
e,n.target??0,ne(n)??0,t.positions?.[s]??null);return r===null?rr:[r,r]})}function Ga(t,e){if(e!=="block")return t.reduceRight((s,r)=>1+r*s,1);let n=1;return t.
reduceRight((s,r,a)=>{let i=n*r*(a+1);return n*=1-r,s+i},1)}function Hp(t,e){let{candidates:n,rest:[,s],overlap:r}=t,a=tr(t);if(r==null||s==null||Jt(e,a,a,t)!==
(e==="typical"?0:a))return rr;let i=n.map(([,w,x])=>({p:w??0,q:x??0})),l=i.map(({p:w,q:x})=>x?Jt(e,w,Math.min(1,w/x),t):0);if(l.includes(null))return rr;let c=i.
map(({q:w},x)=>w*(l[x]??0)),p=e==="typical"?0:Math.max(0,s-or(t)),u=Math.max(0,1-p-c.reduce((w,x)=>w+x,0)),m=1-r<$p,f=u/(m?1:1-r),h=i.map(({p:w,q:x})=>f*(m?w:Math.
max(0,w-x))),v=f*(m?s:or(t)),b=i.reduce((w,{p:x},_)=>w+Math.abs(c[_]+h[_]-x),0),g=Math.abs(p+v-s),k=e==="typical"&&f>1;return[(b+g)/2,(b+(k?v+s:g))/2]}function Np(t){
let{drafts:e,positions:n=[]}=t;return n.length<e.length||e.some(s=>ne(s)===null)?null:Object.fromEntries(Ct.map(s=>{let r=jp(t,s);return[s,{tokens:[Ga(r.map(([a])=>a),
s),Ga(r.map(([,a])=>a),s)],distance:e.length&&G(s)?Hp(n[0],s):[0,0]}]}))}function qp(t){let e=n=>t.reduce((s,r)=>s+r[n],0)/t.length;return[e(0),e(1)]}var Ip=([t,
e])=>{if(e-t>=nr)return`${j(t)} – ${j(e)}`;let n=(t+e)/2;return n<nr?`<${nr}`:j(n)},sr=new WeakMap;function Dp(t){return sr.has(t)||sr.set(t,Np(t)),sr.get(t)??
null}function Ka(){let{run:t,moment:{round:e},live:n,send:s}=L(),r=C(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",a=r?[]:t.rounds.slice(0,e).map(Dp).
filter(l=>l!==null),i=(l,c)=>Ip(qp(a.map(p=>p[l][c])));return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:d("rules.lab.heading")}),a.length>
0&&o("table",{class:"sv-figures-table",children:[o("thead",{children:o("tr",{children:["rule",...Ua].map(l=>o("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),
o("tbody",{children:Ct.map(l=>o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:G(l)?"sv-lossy":"",children:[d(`rules.name.${l}`),o("span",{children:l===
T(t.trace)&&` ${d("rules.lab.own")}`})]}),o("td",{children:i(l,"tokens")}),o("td",{children:G(l)?i(l,"distance"):"0"})]},l))})]}),o("p",{class:"sv-note",children:a.
length?d("rules.lab.rounds",{n:a.length}):d(`rules.lab.${r||"none"}`)}),a.length>0&&o("ul",{class:"sv-note",children:[...Ua,"range"].map(l=>o("li",{children:d(`\
rules.lab.legend.${l}`)}))}),n&&o("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:Va}),children:d("rules.lab.claim",{n:Va})})]})}var Fp={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Ct,tree:["chain","k-ary","top-k","dynamic","measured"]},Wp=["drafter","rule","tree"];function Bp(t,e,n,s){if(e!=="tree")return{[e]:n};let r=Ut(t.
trace);return n==="chain"?{tree:n,gamma:Math.min(r,s)}:{tree:n,budget:Math.max(r,1)}}function Vp(){let{run:t,offers:e,live:n,viewer:{sequels:s}}=L();if(!n)return null;
let{most:r,refusal:a}=s,i=Kn.map(c=>[c,Fp[c].filter(p=>c==="gamma"?Number(p)<=r:!Wp.includes(c)||e?.[c]?.includes(String(p)))]),l=(c,p)=>{let u=p==="chain"&&Ut(
t.trace)>r,m=u?d("again.shorter",{most:r}):Jn(c,p,t.trace.models.pair);return o("button",{type:"button",class:"sv-choose",disabled:Yn(t.trace,c)===p,"aria-label":d(
u?"again.do_shorter":`again.do_${c}`,{value:m,most:r}),onClick:()=>s.make({changes:Bp(t,c,p,r)}),children:m},p)};return o("div",{class:"sv-block",children:[o("h\
3",{children:d("again.heading")}),o("p",{class:"sv-note",children:a||d("again.note")}),!a&&o("div",{class:"sv-again",children:i.map(([c,p])=>p.length>1&&o("div",
{class:"sv-again-row","data-change":c,children:[o("span",{children:d(`again.${c}`)}),o("div",{class:"sv-choices",children:p.map(u=>l(c,u))})]},c))})]})}var Ya=()=>o(
"section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("whatif.heading")})}),o(Ha,{}),o(Ka,{}),o(Vp,
{})]});var ar=["both","target","draft"],Up={both:"overlap",target:"residual",draft:"rejected"},Gp=[0,.5,1],Ja=({models:t})=>({token:e,target:n,draft:s,both:r})=>({token:e,
target:t==="draft"?null:n,draft:t==="target"?null:s,both:t==="both"?r:null});function Xa({view:t,at:e}){let{raw:n,asTable:s,set:r}=L(),a=sa(t.position),i=n&&a,l=M(
{at:e,form:`${n} ${s}`,morph:!1}),c=`${n} ${s}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
Xe,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(Xe,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:s?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),s?o(Xp,{view:t,raw:i}):o(Kp,{view:t,raw:i}),
o("p",{class:"sv-note",children:P(...t.notes,a&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function Kp({view:t,raw:e}){let{position:n,marks:s,
models:r}=t,a=Dn(n,[...s.keys()],e).map(Ja(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?n.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":Jp(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:d("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),a.map((c,p)=>o(Yp,{view:t,row:c,others:p===a.length-1,dart:i?.token===
c.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:Gp.map(c=>o("span",{style:{"--x":c},
children:c}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:d("areas.total")}),o(Za,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:D(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[ar.map(c=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":c}),o(R,{name:Up[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var Za=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(ar.map(n=>[`--${n}`,t[n]||0])),children:[ar.
map(n=>o("span",{"data-area":n},n)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function Yp({view:t,
row:e,others:n,dart:s}){let r=t.name(e.token);return o("div",{class:`sv-area-row${n?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(Za,{values:e,dart:s}),o("span",{class:"sv-p",children:e.target==null?"":I(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":I(e.draft)})]})}function Jp(t,e,n,s){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:D(l[i])})},a=e[e.length-1];return P(r("target"),r("draft"),n!==null&&d("areas.overlap",{overlap:D(n)}),s&&d(`areas.dart.${s.kind}`,{token:t.
name(s.token)}),d("areas.rest",{target:I(a.target),draft:I(a.draft)}))}function Xp({view:t,raw:e}){let{position:n,name:s,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:d(`areas.${i}`)}))})}),o("tbody",{children:[Fn(n,e).map(Ja(t)).map(({token:i,target:l,draft:c,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:s(i)}),[l,c,p].map(u=>o("td",{children:I(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:d("areas.sum")}),[1,1,n.overlap].map(i=>o("td",{children:I(i)}))]})]})]})})}var Zp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function is(t,e){let{key:n}=e,s=t.findIndex(i=>i===document.activeElement),r=Zp[n],a=n==="Home"?0:n===
"End"?t.length-1:r?(s+r+t.length)%t.length:-1;return s<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function Qp({round:{drafts:t,final:e},index:n,token:s}){let r=n<t.length?oe(t,n):null;return(t.find(({verdict:i},l)=>i==="accepted"&&oe(t,l)===r)??e??{token:s}).
token}function Qa({seen:t,name:e}){let{live:n,viewer:{sequels:s}}=L();if(!n||t.open||!t.position)return null;let r=s.refusal,a=t.kind==="untested",i=Qp(t);return o(
"div",{class:"sv-block sv-branch",children:[o("h3",{children:d("branch.heading")}),o("p",{class:"sv-note",children:r||d(a?"branch.untested":"branch.note")}),!r&&
!a&&o("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>is([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>s.
make({branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:I(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var Qe=t=>t.trace.settings.temperature===0;function et(t,e){return e===-1?d("token.rest"):J(t.alone(e))||he(t.piece(e))||d("token.empty")}function ir(t,{judged:e,
position:n}){let{drafter:s}=t.trace.settings;return e?.source?e.source==="lookup":s==="lookup"||s.startsWith("lookup")&&n!==null&&n.rest[4]==null}function ei(t,e){
let n=e.part?d("inspector.bytes",{hex:he(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",s=e.draft?.confidence;return n+P(eu(t,e),s!=null&&d("in\
spector.confidence",{predicted:O(s)}))}function eu(t,e){let{kind:n,round:s,accepted:r,draft:a}=e,i=Qe(t),l=ir(t,e);if(n==="plain")return Zn(d("why.plain"),t,e.number);
let c=U(s)?tu(t,e):"";if(c)return c;if(n==="bonus")return s.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:s.drafts.length});let p=i||T(t.trace)==="token"?
"":nu(t,e);if(p)return p;if(n==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:et(t,s.drafts[r].token)});if(n==="untested"){let v=s.drafts.findIndex(
({verdict:b})=>b==="rejected");return v<0?d("why.untested_end"):d("why.untested",{n:v+1})}if(n==="guessed"&&l)return d("why.copied");if(i)return d(`why.greedy_${n}`);
if(a?.target==null||a.draft==null)return d("inspector.absent_probabilities");let[u,m]=te(a.target,a.draft),f={target:u,draft:m,chance:O(Math.min(1,a.target/a.draft))},
h=n!=="accepted"?n:a.target>=a.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(h)?`why.copied_${h}`:`why.${h}`,f)}function tu(t,{kind:e,round:{drafts:n},
index:s,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return d(`tree.why.${e}`);if(Qe(t)||T(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return d("tree.why.guessed");let a=n.some(({parent:u},m)=>m<s&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";let[l,c]=te(r.target,
r.draft),p=O(Math.min(1,r.target/r.draft));return P(a&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,chance:p}))}function nu(t,{
kind:e,round:n,accepted:s,draft:r,index:a}){let i=T(t.trace);if(e==="correction"){let p=n.drafts[s];return G(i)?"":d(`rules.why.${i}.correction`,{guess:et(t,p.token),
weight:D(p.weight??1)})}if(e==="untested")return i==="block"&&n.final?d("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=te(r.draw??0,ne(r)??1),m=!n.drafts.some((h,v)=>oe(n.drafts,v)===a),f=e==="accepted"?tt(r):m?"rejected_last":e;return d(`\
rules.why.block.${f}`,{by:nt(n.drafts)+1,draw:p,ratio:u})}let[l,c]=te(r.target,r.draft);return d(`rules.why.${G(i)?"lossy":i}.${e}`,{rule:d(`rules.name.${i}`),target:l,
draft:c,chance:O(Q(r)??0),exact:O(Math.min(1,r.target/r.draft))})}var ti=2,ni=16,su=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",si=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function ru(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function ou(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function au(t){let e=t.cloneNode(!0),n=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((s,r)=>{let{width:a,height:i}=n[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;s.replaceWith(
E("img",{src:n[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(su).forEach(s=>s.remove()),e}function iu(t){let e=t.closest(".specviz"),{width:n}=t.getBoundingClientRect(),
s=E("div",{style:`width: ${n+2*ni}px; padding: ${ni}px`},au(t)),r=E("div",{class:e.className},s),{style:a}=r;a.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(a,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:$e}),e.append(r);let p=s.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(a,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function lu(t){let{outer:e,page:n,width:s,height:r}=iu(t),
a=m=>m.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(si,""),i=new XMLSerializer().serializeToString(e).replace(si,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${r}"><style>${a(ru())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=E("canvas",{width:s*ti,height:r*ti}),u=p.getContext("2d");return u.
fillStyle=n,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function De({of:t,name:e}){let n=M(null);return ou()?o(
"button",{type:"button",class:"sv-link sv-snapshot",ref:n,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=n.current,i=t?a.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;E("a",{href:await lu(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var cu=8,du=.85;function ri({of:t}){let[e,n]=H(!1);return z(()=>{let r=t.current,a=()=>n(r.scrollHeight-r.scrollTop-r.clientHeight>=cu),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:du*t.current.clientHeight,
behavior:r})},children:"▾"})}var oi=4;function ai(){let{run:t,state:e,raw:n,asTable:s,source:r,live:a,viewer:i}=L(),{at:l,how:c}=He(e),p=je(e,l),u=Eo(e,p),m=p!==null&&p.number!==Ke(e),f=p?`${p.
number}.${p.index} ${p.kind}`:"",h=M(null);z(()=>{h.current.scrollTop=0},[t,f]);let v=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),h.current.focus(
{preventScroll:!0})};return o(S,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:h,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:d("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&o(gn,{run:t,when:[f,p.open,u,m,n,s,a,r,i.layouts].join(),children:o(pu,{run:t,seen:p,concealed:u,stage:m?v:null})})]}),o(ri,{
of:h})]})}function pu({run:t,seen:e,concealed:n,stage:s}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&ve(a,r.pair),l=d("\
inspector.where",{round:e.number+1,slot:Xs(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=m=>et(t,m),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?he(e.piece):e.text?o(re,{
text:e.text,oneLine:!0}):d("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${Ge(e.kind,t.trace)}`)})," ",s?o("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:s,children:c}):o("span",{class:"sv-quiet",children:c})]})]}),o("p",{class:"sv-why",children:n?
d("predict.hidden"):ei(t,e)}),!n&&!u&&o("p",{class:"sv-quiet",children:d("inspector.absent")}),!n&&u&&o(Xa,{view:uu(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(hu,{run:t,seen:e}),o(vu,{run:t,seen:e}),o(Qa,{seen:e,name:p}),o(De,{of:".sv-areas-block",name:"distributions"})]})}function uu(t,e,n){let{kind:s,round:r,judged:a}=e,
l=e.judgedAt>=r.drafts.length?"target":s==="guessed"?"draft":"both",c=s==="guessed"||s==="lit",p=T(t.trace)==="token",u=new Map,m=!e.open&&(!e.draft||s==="rejec\
ted")?r.final:null,f=zt(r);m&&f&&u.set(m.token,f),a&&u.set(a.token,c?s:a.verdict);let v=!(a&&!c&&!Qe(t)&&p)||a.draw==null||a.draft==null?null:{token:a.token,at:a.
draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[s==="untested"&&"areas.untested",l!=="target"&&
ir(t,e)&&"areas.lookup",Qe(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:n,name:k=>et(t,k),heading:d(b[l]),notes:g.flatMap(k=>k?[d(k)]:[]),shaping:mu(
t),models:l,marks:u,dart:v,decides:p}}function mu({trace:{settings:{temperature:t,top_k:e,top_p:n}}}){return[d("areas.temperature",{value:t}),...e>0?[d("areas.t\
op_k",{value:e})]:[],...n<1?[d("areas.top_p",{value:n})]:[]].join(d("comma"))}function hu({run:t,seen:e}){let n=T(t.trace),r=["accepted","rejected",...n==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=Q(r??void 0);if(Qe(t)||!r||a===null||i===null)return null;let[l,c]=te(a,i),p={draw:l,threshold:c,
target:Ce(r.target),draft:Ce(r.draft),kind:d(`kind.${Ge(e.kind,t.trace)}`)},u=a<i?"passed":"failed",m=Ue(r,n),f=d(n==="token"?`test.${e.kind}`:`rules.sum.${m?"c\
ertain":G(n)?"lossy":n}.${u}`,p),h=n==="block",v=h&&!C(t.trace)?bo(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":a},children:[o("h3",{children:o(R,{name:"accept_test",children:d("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":m?f:d("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:d(h?"rules.pass":"test.keep")}),
o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:d(h?"rules.fail":"test.drop")}),!m&&o(S,{children:[o("span",{class:"\
sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),o("span",{children:"\
1"})]}),o("p",{class:"sv-arithmetic",children:f}),v&&o("p",{class:"sv-note",children:d(`rules.basis.${v.last?"last":"earlier"}`,{weight:D(v.weight),excess:D(v.excess)})}),
o(Ba,{draft:r,position:e.position,draw:a,alone:!C(t.trace)})]})}function vu({run:t,seen:e}){let n=T(t.trace),s=fu(e),r=e.position&&s?na(e.position,wo(s,n)):null;
if(!s||!r)return null;let a=!Qe(t)&&(n==="block"||n==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,oi),c=r.shares.find(({token:p})=>p===
i);return c&&!l.includes(c)&&(l[oi-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residual-block",children:[
o("h3",{children:o(R,{name:"residual",children:d("residual.heading")})}),o("p",{class:"sv-note",children:a?d(`rules.residual.${n}`,{weight:D(s.weight??1)}):d("r\
esidual.note")}),o("div",{class:"sv-residual-head",children:[o("span",{children:d("areas.token")}),o("span",{children:d("residual.share")})]}),o("ul",{class:"sv\
-residual",children:l.map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[o("span",{class:"sv-t",title:et(
t,p.token),children:et(t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:I(p.share)})]},p.token))})]})}function fu({
kind:t,draft:e,round:{drafts:n}}){if(t==="rejected")return e;if(t!=="correction")return null;let s=Ve(n).at(-1)??-1;return n.findLast(({verdict:r},a)=>r==="reje\
cted"&&oe(n,a)===s)??null}var ii=["draft","verify","accept"],gu=3;function li(t,e){let n=t.folds.summary(e),s=e<gu&&!(t.over&&e===t.length);return{numbers:n,early:s,warning:bu(t,e)}}function bu(t,e){
let n=t.over?t.folds.disturbance(e):null;return n===null?"":n.jitter===null?d("headline.impossible"):d("headline.disturbed",{jitter:O(n.jitter)})}function ci(){
let{run:t,moment:{round:e}}=L(),{numbers:{speedup:n,acceptance_rate:s,mean_acceptance_length:r},early:a,warning:i}=li(t,e),l=(p,u,m,f)=>o("div",{class:`sv-figur\
e sv-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?_t:f}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:d("headl\
ine.busy")}),o("span",{class:"sv-figure-label",children:o(R,{name:u,children:m})})]}),c=!a&&n!==null&&n<1&&X(n)!==X(1);return o("div",{class:"sv-headline","data\
-slower":String(c),"data-busy":String(!a&&i!==""),title:a?d("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",d(
"headline.speedup"),X(n)),l("acceptance","acceptance_rate",d(C(t.trace)?"tree.acceptance":"headline.acceptance"),O(s)),l("length","mean_acceptance_length",d("he\
adline.length"),j(r))]})})}function di(){let{run:t,moment:{round:e}}=L(),{numbers:n,early:s,warning:r}=li(t,e),a=e<t.length&&d("headline.until",{round:e,rounds:t.
length});return o("p",{class:"sv-sentence",children:n.rounds?P(a,xu(t,n),wu(t,e,n,s),r):d("headline.nothing")})}function xu(t,{mean_acceptance_length:e,drafted:n,
rounds:s}){let{gamma:r,drafter:a}=t.trace.settings,i=j(e,n?1:0);if(!r)return d("headline.plain_round",{length:i});let l=n/s,c=n===s*r,p=C(t.trace)&&n?d("tree.gu\
esses",{n:j(l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return d("headline.each_round",{drafter:ve(a,t.trace.models.
pair),guessed:p,length:i})}function wu(t,e,{speedup:n},s){if(!t.folds.plain.tokens.length)return d("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(s||n==null||!r)return d("headline.too_early");if(X(n)===X(1))return d("headline.same");if(n>=1)return d("headline.faster",{share:O(1/n)});
let a=i=>j(r[i]/r.plain);return d("headline.slower",{total:j(ii.reduce((i,l)=>i+r[l]/r.plain,0)),draft:a("draft"),verify:a("verify"),accept:a("accept"),blame:d(
`part.${ii.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var yu=["emitted","rounds","drafted","accepted","rejected","untested"],ku=["accepted","rejected","untested"],_u={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},pi=({trace:t})=>t.settings.temperature>0&&G(T(t));function Su(t,e){if(t.trace.
settings.temperature>0)return d(`ledger.agreement.${pi(t)?"lossy":"sampling"}`);let n=t.folds.agreement(e);if(!n)return _t;let{first_difference:s,compared:r}=n;
return s===null?d("ledger.agreement.same",{n:r}):d("ledger.agreement.differ",{n:s+1})}function ui(){let{run:t,moment:{round:e}}=L(),n=t.folds.summary(e),{target:s=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(yu.map(l=>[l,ae(n[l])])),rates:{acceptance_rate:O(n.acceptance_rate),draft_efficiency:O(n.draft_efficiency),
mean_acceptance_length:j(n.mean_acceptance_length),mean_overlap:j(n.mean_overlap)},time:{speedup:X(n.speedup),tokens_per_second:_s(n.tokens_per_second),plain_tokens_per_second:_s(
n.plain_tokens_per_second),prefill:s||r?q(s+r):_t,agreement:Su(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&C(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("ledger.heading")}),o("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),n.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",n),children:ku.map(l=>o("span",{"data-kind":l,style:`--n\
:${n[l]}`}))}),pi(t)&&o("p",{class:"sv-note",children:d("rules.lossy")}),o("div",{class:"sv-ledger-groups",children:Object.entries(a).map(([l,c])=>o("div",{class:"\
sv-ledger-group",children:[o("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o(R,{name:_u[p]??p,
children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var mi=240;function Tu(t){let e=[...t];return e.length>mi?e.slice(2-mi).join("").replace(/^\S*\s+/,"… "):t}function hi(t,e,n){let s=ke(e),r=s?null:Pt(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:n,asked:s&&`${s.round}.${s.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:c,index:p}=s??{round:0,index:0},
m=[...n.rows.slice(0,c).flatMap(({slots:f})=>f.filter(({kind:h})=>Te(h))),...n.rows[c].slots.slice(0,p)].map(f=>f.text).join("");return{guess:[...ge(_e(n.rows[c].
slots[p]))].slice(0,60).join(""),before:Tu(n.promptText+m),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Eu=[0,.25,.5,.75,1];function Mu(t,e,n,s){if(e)return d("predict.ask",{token:_e(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!n)return d(
s?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=n,l=`predict.${a?"kept":"dropped"}`,c=r===null?d(`${l}_unsaid`):d(l,{said:O(r),brier:j($t(r,
a))});return P(c,i!==null&&d("predict.truth",{threshold:O(i)}))}function Ru({informed:t},e,n,s){if(!n)return!s||s.said===null?"":d("predict.brier",{said:s.said,
happened:s.kept?1:0,brier:j($t(s.said,s.kept))});let{target:r,draft:a}=e.rounds[n.round].drafts[n.index];return e.trace.settings.temperature===0?d("predict.give\
n_greedy"):t?r==null||a==null?d("predict.unknown"):d("predict.given",{target:D(r),draft:D(a)}):d("predict.hidden")}function vi(){let{run:t,predicting:e,viewer:{
asking:n}}=L();return o(S,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>n.toggle(),children:d("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:n.refused===t&&C(t.trace)&&d("predict.trees")})]})}function fi(){let{run:t,state:e,set:n,
viewer:{asking:s}}=L(),{predicting:r,informed:a,taught:i,answers:l,moment:c,playing:p}=e,u=M(null),m=M(null),f=M(null),h=ke(e),v=Pt(e),b=v?l[v]:null,g=t.over&&c.
round===t.length,k=!h&&!g&&!p,w=Mo(Object.values(l)),x=i||g&&w.n>0,_=u.current?.contains(document.activeElement);return z(()=>{r&&m.current?.focus({preventScroll:!0})},
[r]),z(()=>{r&&h&&u.current?.scrollIntoView({block:"nearest"})},[r,h&&`${h.round}.${h.index}`]),z(()=>{let y=document.activeElement,N=!u.current?.contains(y)||!y?.
checkVisibility();_&&r&&(N||y===m.current&&k)&&(k?f:m).current?.focus({preventScroll:!0})}),z(()=>{u.current&&hi(u.current,e,t)}),o("section",{class:"sv-predict",
"aria-label":d("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("predict.heading")}),o("span",{class:"\
sv-quiet",children:w.n>0&&d(w.decided?"predict.score":"predict.score_undecided",{...w,brier:j(w.brier)})}),o("label",{class:"sv-check",children:[o("input",{type:"\
checkbox",checked:a,onChange:({currentTarget:y})=>n({informed:y.checked})}),d("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!w.n||g,"aria-\
expanded":x,onClick:()=>n({taught:!x}),children:d("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:d("predict.leave")})]}),
o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:m,children:Mu(t,h,b,g)}),o("p",{class:"sv-note",children:Ru(e,t,h,b)}),o("div",{class:"sv-answers",role:"\
group","aria-label":d("predict.chance"),hidden:!h,children:[Eu.map(y=>o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(y),children:[o("span",{children:y===
0?d("predict.none"):y===1?d("predict.all"):O(y)}),o("kbd",{children:zo(y)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[
d("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!k,onClick:()=>s.next(),ref:f,children:d("predict.n\
ext")}),o("div",{class:"sv-lesson",role:"status",children:x&&o(S,{children:[o("h3",{children:d("predict.lesson.heading")}),Ro(w,t.trace.settings.temperature===0,
d).map(y=>o("p",{children:y}))]})})]})}var zu=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Ou({models:t,settings:e}){let n=u=>d("size",{name:u.name,size:Ss(u.parameters)}),s=n(t.
target),r=xo(e),{drafter:a,confidence:i}=e,l=u=>a!=="early-exit"?n(u):d("first_layers",{layers:u.layers,of:t.target.layers,size:Ss(u.parameters)}),c=t.draft?d("\
pair",{target:s,draft:l(t.draft)}):d("pair_alone",{target:s}),p=C({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});return[r&&d(
`rules.name.${r}`),p,a!=="model"&&ve(a,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&d(u)),d("settings",{...e}),i&&d("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function Cu({machine:t,captured:e,recorded:n},s){let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&d(`steps.${e?"captured":"\
eager"}`);return d(s?"recorded":"live",{date:n.slice(0,10),machine:[a||r,i,l].filter(Boolean).join(" · ")})}function Lu({trace:{ending:t},folds:e}){let n=e.output.
length;return d(`ending.${t}${t==="stopped"?["_none","_one"][n]??"":""}`,{n})}function $u(t){let{run:e,recorded:n,status:s,stale:r}=t,a=s!=="done"?d(`state.${s}`):
e?Lu(e):d("state.idle"),i=n||Z(t)>0&&e?.trace.ending!=="stopped",l=e&&(s==="idle"||s==="done"&&i),c=e&&s==="error"?d(n?"state.example":"state.previous"):l&&r?d(
"state.stale"):"";return P(t.message||(l?"":a),c)}function gi(){let{state:t}=ie(),{run:e,recorded:n,status:s}=t,r=e?Cu(e.trace,n):"",a=e?Ou(e.trace):"";return o(
"div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(n),title:r,children:r}),o("span",{title:a,children:a}),o("span",{class:"sv\
-message",role:s==="error"?"alert":"status",children:$u(t).split(zu).map((i,l)=>l%2?o("a",{href:i,target:"_blank",rel:"noopener",children:i}):o("span",{children:i}))})]})}function Pu({rounds:t,trace:e},n){let s=t[n];if(!s)return"";let r=T(e),a=Lt(s,r);return a>=0?d(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):$s(s)?d("lead.w\
hy"):""}function bi(){let{run:t,moment:e,opening:n,recorded:s,playing:r,rested:a,viewer:i}=L(),l=!r&&e.phase===0,c=a!==null?d("lead.rests",{round:t.length,shown:a+
1}):l&&n&&s?Pu(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?Sn(t):null,u=p!==null&&Lt(t.rounds[p],T(t.trace))>=0;return o("span",{class:"sv-lead",children:[
c&&o("span",{children:c}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var Au=2e3,wi={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},xi=Object.keys(wi),ju={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},Hu={tree:["test","write"],block:["test"]};function Nu({run:{trace:t},current:e}){let n=C(t)?"tree":T(t)==="block"&&t.settings.temperature?
"block":"",s=e?xi.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":d("act.label"),children:xi.map((r,a)=>{let i=d(`act.${r}.${Hu[n]?.includes(r)?n:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===s?"step":void 0,class:a<s?"sv-past":"",children:[o(R,{name:r==="test"&&n==="block"?"block_verification":wi[r],children:d(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function qu(t,e){let n=M({at:-1/0,sentence:""}),s=performance.now();return(!e||s-n.current.
at>=Au)&&(n.current={at:s,sentence:t}),n.current.sentence}function yi({children:t}){let{run:e,state:n}=L(),{moment:s,entered:r,rested:a,mode:i,playing:l}=n,c=se(
n),p=r==="step"&&s.round>0,u=a===null?Kt(e,s,c):Kt(e,{round:Ke(n)+1,phase:0},null),m=qu(u,l||i==="running"&&!Z(n));return o("div",{class:"sv-story",children:[o(
Nu,{run:e,current:c?ju[c.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(bi,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:m}),t]})}var cr=480,Iu=5,Du=/^ \S{1,24}$/,Fu=["rejected","untested"];function ki(){let{run:t,tint:e,ghosts:n,viewer:{stream:s}}=L(),[r,a]=H(null),{gamma:i,drafter:l}=t.trace.
settings,c=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),p=Vs.filter(u=>u==="plain"?c:i>0);return o("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o(R,{name:"token",children:d("stream.heading")})}),
o("ul",{class:"sv-legend",children:[...p,...n?Fu:[]].map(u=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":u}),o(R,{name:u,"data-short":d(`kind.${u}`),
children:d(`legend.${u}`)})]},u))})]}),t.promptText.length>cr&&r!==t&&o("button",{type:"button",class:"sv-link",onClick:()=>{s.paintPrompt(!0),a(t)},children:d(
"stream.more",{n:t.promptText.length})}),o(we,{node:s.scroller}),o(Sa,{name:e})]})}function lr({text:t},e){return Du.test(t)?(e.classList.add("sv-word"),[E("wbr",
{}),e]):[e]}var ls=class{prompt=E("span",{class:"sv-prompt"});list=E("span",{class:"sv-list",role:"listbox","aria-label":d("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=E("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=E("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let n=this.run.promptText;vn(this.prompt,!e&&n.length>cr?"…"+n.slice(-cr):n)}show({ghosts:e,tint:n,moment:{round:s}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),n!==this.tint&&this.paintTint(n),this.grow(),this.showRounds(s),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let n=this.rows.length;n<this.run.length;n+=1){let s=this.row(n);this.rows.push(s),e.append(s)}this.list.append(e)}row(e){let n=E("span",{class:"sv-ahead",role:"\
presentation"}),s=this.ghosts&&!C(this.run.trace);return this.run.rows[e].slots.forEach((r,a)=>{Te(r.kind)?n.append(...lr(r,this.option(r,e,a))):s&&n.append(...lr(
r,this.ghost(r,e,a)))}),n}option(e,n,s){let r=E("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${n}.${s}`,
style:`--i:${s}`,"aria-label":Ie(this.run,n,s),"data-tint":Vt(this.tint,this.run.at({round:n,index:s}))});return Gt(r,e)}ghost(e,n,s){let r=E("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${n}.${s}`,"aria-hidden":"true",style:`--i:${s}`});return Gt(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(n=>{let[s,r]=(n.dataset.at??"").split(".").map(Number);xe(n,"data-tint",Vt(e,this.run.at({round:s,index:r})))})}showRounds(e){let[n,s]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=n;r<s;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,xe(this.scroller,"tabindex",e?null:0)}showNow(e){let n=this.
shown;if(this.now&&(!e||this.now.number!==n)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(n),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let s=U(this.run.rounds[n]);this.now.tokens.forEach((r,a)=>{let i=e.looks[a];r.hidden=i==="absent"||s&&!Te(i),xe(r,"data-kind",i)})}begin(e){let{slots:n}=this.
run.rows[e],s=n.map((a,i)=>this.ghost(a,e,i)),r=E("span",{class:"sv-now","aria-hidden":"true"},...n.flatMap((a,i)=>lr(a,s[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:s}}options(e){return this.rows.slice(0,e).flatMap(n=>[...n.querySelectorAll("[role=option]")])}find(e){let n=e&&this.rows[e.
round];return!n||e.round>=this.shown?null:n.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??n.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:n,
y:s,width:r,height:a}=e.box,i=new DOMRect(n,s,r,a-e.covered);qr(this.scroller,i,e.head,e.line)}measure(){let[e,n,s]=[this.scroller,this.text,this.head].map(a=>a.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:n,head:s,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:n,head:s,line:r}){if(!e.width)return;let{maxHeight:a}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!a)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(s.bottom-n.top)+r+Iu}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var _i=0,Xt=["race","same","rounds","time","guesses","numbers"],dr=class extends Me{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(S,{children:this.props.children}):null}};function Si({views:t}){let{view:e,set:n}=L(),[s]=H(()=>(_i+=1,_i));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:r=>{let a=is([...r.currentTarget.children],r);a>=0&&n({
view:Xt[a]})},children:Xt.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${s}-${r}`,"aria-controls":`sv-view-${s}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>n({view:r}),children:d(`views.${r}`)},r))}),Xt.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${s}-${r}`,"aria-labelledby":`sv-tab-${s}-${r}`,"data-view":r,hidden:r!==e,children:o(dr,{open:r===e,children:t[r]})},r))]})}function Ti(){let{run:t,set:e,viewer:n}=ie(),{race:s,lossless:r,costs:a,speedup:i,breakdown:l}=n.charts.places;return o(S,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(gi,{}),!t&&o("p",{class:"sv-empty",children:d("empty")}),t&&o(S,{children:[o(ki,{}),o(yi,{children:[
o(vi,{}),o(fi,{})]}),o(Pa,{}),o(ai,{})]}),o(za,{children:t&&o(ci,{})})]}),t&&o("div",{class:"sv-below",children:[o(di,{}),o(Da,{}),o(Si,{views:{race:o(S,{children:[
o(we,{node:s}),o(De,{name:"race"})]}),same:o(S,{children:[o(we,{node:r}),o(De,{name:"same"})]}),rounds:o(S,{children:[o(Na,{}),o(Ya,{})]}),time:o(S,{children:[o(
we,{node:a}),o(De,{name:"time"}),o(we,{node:i}),o(De,{name:"time"})]}),guesses:o(S,{children:[o(we,{node:l}),o(De,{name:"guesses"})]}),numbers:o(ui,{})}})]})]})}var cs=class{constructor(e,n,s){this.store=e;this.send=n;this.most=s}store;send;most;load(e){this.store.set({compared:Ia(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:d("again.no_source")}offer(e,n){let{run:s,recorded:r}=this.store.state.source??{};s===e.run&&r===e.recorded&&this.store.set(
{offers:n})}make(e){let{run:n,source:s,recorded:r}=this.store.state;n&&(this.store.set({expected:{run:n,source:s,recorded:r}}),this.send("again",{...s,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let n=e.shown?0:1;this.store.set({returning:n});let{run:{trace:s},source:r,recorded:a}=e.pair[n],i=s.ending==="run\
ning"?{...s,ending:"stopped"}:s,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var ds=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new ls;table=new os;round;marker;sequels;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:n,send:s=()=>{},live:r=!1,standalone:a=!1,most:i=16}){jr(n),ao(n),this.send=s,this.keys=n.keys,this.most=i,this.store=
new yn({...st,live:r},c=>this.changed(c)),this.player=new ts(this.store,()=>this.toggle()),this.actions=Oa(this),this.node=E("div",{class:"specviz"+(a?" sv-stan\
dalone":"")}),e.replaceChildren(this.node),this.palette=new Le(this.node),this.presenter=new ns(this.node,()=>this.relayout()),this.round=new ss(this.node),this.
marker=new es([this.stream,this.table,this.round]),this.sequels=new cs(this.store,s,i),this.asking=new Mn(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),
offered:()=>r&&!this.sequels.refusal};this.charts=new Bn({viewer:this,palette:this.palette,seek:c=>this.seek(c),greedy:l}),this.silence=Ca(this),this.changed({})}get state(){
return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),
ee(null,this.node),this.node.remove()}load(e,{recorded:n=!1,at:s=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new at(e),{over:u,length:m}=p,
{run:f,offers:h}=this.state,v=c&&f?.trace.models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Tn(p)||this.
set({predicting:!1}),this.sequels.load({run:p,source:c,recorded:n&&u});let b=Ot(p.rounds,{round:s??m,phase:r}),g=b.round===m;this.player.halt(),this.lag=!0,this.
set({run:p,source:c,stale:!1,recorded:n&&u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&s===null?Ps(p):null,pinned:null,hovered:null,
cursor:null,asked:i?"step":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:v?h:null,...u?{status:"done",mode:"done",message:null}:
{}});let k=l&&u?Sn(p):null;k!==null&&this.teach(k),a&&this.player.play()}teach(e){let n=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek(
{round:e+(n?1:0),phase:0}),this.set({opening:!0}),n||this.player.open(e)}append(e){let{run:n,following:s}=this.state;if(!n)return this.send("resync",{from:0}),!1;
let r=n.length;return n.append(e)?(s&&n.length>r&&this.mayFollow()&&this.follow(n),n.over&&this.set({rested:So(this.state)}),n.over&&this.setState("done"),this.
changed({run:n}),!0):(this.send("resync",{from:r,plain_from:n.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){
let{moment:{round:n},asked:s,mode:r,hovered:a,predicting:i}=this.state,l={asked:"round",hovered:r==="running"?a:null};s==="step"?this.player.move({round:n,phase:1},
"step",l):this.player.move({round:e.length,phase:0},e.length===n+1?"round":null,l),i&&this.asking.goOn()}setState(e,n=null){this.set({status:e,message:n,...e===
"error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.
set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,n=0){this.hold(()=>this.player.seek({round:e,phase:n}))}toEnd(){
this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:n}=this,s=ye(n);Z(n)?this.hold(()=>this.player.forward(e)):(s||n.live&&
!n.run)&&(this.set({following:!0,asked:n.predicting?"step":e}),this.send("step",{round:n.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{
state:e}=this,n=ye(e)&&Z(e)===0;e.playing?this.player.halt():e.predicting&&(Z(e)||n)?this.asking.goOn():n?(this.set({following:!0,asked:"round"}),this.send(e.mode===
"running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!_n(e,this.state.hovered)&&this.set(
{hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){ka(e)&&this.
set({tint:e})}open(e){Xt.includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.
querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"vi\
ew"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:n,moment:s}=e,
r=se(e),a=n!==this.drawn.run||s.round!==this.drawn.moment?.round||s.phase!==this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.
toggle("sv-open",!!n&&!n?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),n&&n!==this.
drawn.run&&(this.stream.load(n),this.stream.scroller.scrollTop=0),n&&this.stream.show(e,r),Et(this,xs(Ti,{}),this.node),n&&this.paintByHand(e,n,a),this.drawn={run:n,
moment:s},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,n,s){let{moment:r,entered:a,view:i}=e,l=e.mode==="running"&&!Z(e),c=e.
mode==="running"||e.playing;i==="rounds"&&this.table.show(e,n,se(e)),this.lag||=s&&!e.whole,s&&this.greet(a==="round"&&!l?r.round-1:-1),this.charts.show(n,{shown:r.
round,known:kn(e),busy:c,view:i});let{at:p,how:u}=He(e);this.marker.show(e,p,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=
!1)}greet(e){this.fresh.forEach(n=>n.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(n=>n.rows[e]??[]),this.fresh.forEach(n=>n.classList.
add("sv-fresh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),
this.layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function Zt(t,e){let n=new ds(t,e);return{load:n.load.bind(n),append:n.append.bind(n),setState:n.setState.bind(n),offer:n.sequels.offer.bind(n.sequels),outdate:n.
outdate.bind(n),forgive:n.forgive.bind(n),state:()=>ko(n.state),trace:n.trace.bind(n),seek:n.seek.bind(n),play:n.player.play.bind(n.player),forward:n.forward.bind(
n),pin:n.pin.bind(n),tint:n.tint.bind(n),open:n.open.bind(n),present:n.present.bind(n),relayout:n.relayout.bind(n),flush:n.charts.flush.bind(n.charts),destroy:n.
destroy.bind(n),experiment:n.charts.test}}window.SpecViz={mount:Zt,term:co,FONT:$e,dom:{el:E,setText:vn,Palette:Le}};var Wu=500,pr=new Map,Mi=new Map,pt=new Map(new URLSearchParams(window.location.search)),Ei=0;function Bu(t){let e=Uint8Array.from(atob(t),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function Vu(t){let e=pr.get(t);if(e)return e;let n=new Promise((s,r)=>{Mi.set(t,i=>s(
Bu(i)));let a=document.createElement("script");document.head.append(Object.assign(a,{src:`data/${t}.js`,onerror:()=>r(new Error(t))}))});return pr.set(t,n),n.catch(
()=>pr.delete(t)),n}function Ri(t){let e=new URL(t);return e.search=String(new URLSearchParams([...pt])),e}function Uu(){let{href:t}=Ri(window.location.href);if(t!==
window.location.href)try{window.history.replaceState(window.history.state,"",t)}catch{}}function zi(){let t=pt.has("__theme")?pt.get("__theme")==="dark":Ci.matches;
document.body.classList.toggle("dark",t),document.documentElement.style.colorScheme=t?"dark":"light"}Object.assign($,{read:Vu,keep(t){for(let[e,n]of Object.entries(
t))n==null||n===""?pt.delete(e):pt.set(e,String(n));clearTimeout(Ei),Ei=window.setTimeout(Uu,Wu)},state:()=>Object.fromEntries(pt)});var Oi=(t,e)=>Mi.get(t)?.(e),
ut=()=>JSON.parse(document.getElementById("given")?.textContent||"null"),Qt=()=>document.getElementById("lost")?.removeAttribute("hidden"),Ci=matchMedia("(prefe\
rs-color-scheme: dark)");zi();Ci.addEventListener("change",zi);for(let t of document.querySelectorAll(".languages a"))t.addEventListener("click",()=>{let e=Ri(t.
href);e.hash=window.location.hash,t.href=e.href});var Li=t=>/^\d{1,5}$/.test(String(t))?Number(t):null;async function Gu(t){let{runs:e}=ut(),n=[...document.querySelectorAll("#recorded button")],s=$.state(),r=mn(),
a="",i=Zt(t,{words:await $.read(`words/${Se()}.json`)});function l(){if(!a)return;let{round:p,phase:u,rounds:m,pinned:f,opening:h,tint:v,presenter:b,view:g}=i.state(),
k=!h||f;$.keep({recorded:a===e[0].name?null:a,round:k&&p<m?p:null,phase:k&&u?u:null,at:f?`${f.round}.${f.index}`:null,open:g==="race"?null:g,tint:v==="verdict"?
null:v,presenter:b?1:null})}async function c(p,u=!1){let m=e.find(h=>h.name===p)??e[0],f=r();try{let h=await $.read(`traces/${m.name}.json`);if(!f())return;i.load(
h,{recorded:!0,teach:!u})}catch{f()&&Qt();return}a=m.name,$.shows={live:!1,name:a},n.forEach(h=>h.setAttribute("aria-pressed",String(h.dataset.name===a))),document.
querySelector(".recorded-about").textContent=m.notice}n.forEach(p=>p.addEventListener("click",()=>c(p.dataset.name))),await c(s.recorded,["round","at"].some(p=>p in
s)),Ku(i,s),$r(i),document.addEventListener("specviz-painted",l)}function Ku(t,e){let n=Li(e.round);n!==null&&t.seek(n,Li(e.phase)??0);let s=/^(\d{1,5})\.(\d{1,3})$/.
exec(String(e.at));s&&t.pin({round:Number(s[1]),index:Number(s[2])}),e.open&&t.open(String(e.open)),e.tint&&t.tint(String(e.tint)),e.presenter==="1"&&t.present(
!0)}var $i=document.querySelector("#stage .stage");$i&&Gu($i).catch(Qt);var Yu=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Pi(t){let e=Yu.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Ai(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var Ju=320,Ni=480,Xu=19,Zu="200px";function qi({layout:t},e){let{below:n,height:s,xaxis:r}=t.meta?.narrow??{};return e<n?{...t,height:s,xaxis:{...t.xaxis,...r}}:
t}function Ii(t,e){let n=qi(t,e),s=n.showlegend?t.data.filter(({name:r,showlegend:a})=>r&&a!==!1).length:0;return(n.height||Ju)+(e<Ni?Xu*Math.max(0,s-1):0)}function ji(t,e,n){
let s=qi(t,e),[r,a,i]=["ink","quiet","line"].map(u=>n.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:a,...u.
tickfont},title:{...u.title,font:{size:12,color:a}}}),c=Object.keys(s).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...s,width:e,height:Ii(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...s.legend},...Object.fromEntries([...p].map(u=>[u,l(s[u]||{})])),
font:{family:$e,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:n.get("raised"),bordercolor:i,font:{color:r}}}}var ur=null;
function Hi(){let t=ur??new Promise((e,n)=>{let s=document.createElement("script");document.head.append(Object.assign(s,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:n}))});return ur=t,t.catch(()=>{ur=null}),t}var mr=class{constructor(e,n,s){this.frame=e;this.drawing=n;this.select=s;this.palette=new Le(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:Zu}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){Hi().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:n}=this.picture;window.Plotly.react(this.drawing,n.data,ji(n,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[s]})=>s.customdata!=null&&this.select(s.customdata))}async save(e){let n=await Hi().catch(()=>null);if(!this.
picture||!n)return;let{figure:s,name:r}=this.picture,a={...ji(s,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=a;
n.downloadImage({data:s.data,layout:a},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function en({json:t,words:e,select:n}){let s=M(null),r=M(null),
a=M(null),[i,l]=H(!1),c=Pe(()=>JSON.parse(t||"null"),[t]);z(()=>{a.current=new mr(s.current,r.current,n)},[]),z(()=>a.current?.show(c),[c]);function p(){if(!c)return;
let f=[c.columns,...c.rows].map(h=>h.map(Pi).join(","));Ai(new Blob([f.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],m=c?`${Ii(c.figure,s.current?.clientWidth||Ni)}px`:
void 0;return o("div",{class:"specviz sv-chart",hidden:!c,ref:s,children:[o("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:m},ref:r}),
o("p",{class:"sv-note",children:c?.says}),o("details",{class:"sv-table",onToggle:({currentTarget:f})=>l(f.open),children:[o("summary",{children:e.table}),o("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:o("table",{children:i&&c&&o(S,{children:[o("th\
ead",{children:o("tr",{children:u.map(f=>o("th",{scope:"col",children:f}))})}),o("tbody",{children:c.rows.map((f,h)=>o("tr",{children:[f.map(v=>o("td",{children:v})),
h in c.picks&&o("td",{children:o("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${f.slice(0,2).join(e.comma)}`,onClick:()=>n(c.picks[h]),children:e.
pick})})]}))})]})})})]}),o("p",{class:"sv-note sv-chart-files",children:[o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("png"),children:e.
png}),o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("svg"),children:e.svg}),o("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}ze("chart",({node:t,words:e,props:n,send:s,watch:r})=>{let a=()=>ee(o(en,{json:n.value,words:e,select:i=>s.pick({at:i})}),t);a(),r("value",a)});var Qu=["drafter","temperature"],em=mn();function tm({parts:t},e){let{drafter:n,temperature:s}={...t[0],...e},r=t.filter(a=>a.drafter===n);return r.find(a=>a.temperature===
s)??r[0]??t[0]}function nm(t){let e=ut(),n=$.state(),s=e.sweeps[0].name,r=e.sweeps.find(c=>c.name===n.sweep)?.name??s;function a(c,p,u){let m=new Map(c.parts.map(
f=>[f[u],u==="drafter"?f.label:f[u]]));return m.size>1&&o("fieldset",{children:[o("legend",{children:e[u]}),[...m].map(([f,h])=>o("label",{children:[o("input",{
type:"radio",name:u,value:f,checked:f===p[u],onChange:()=>i(c,{...p,[u]:f})}),o("span",{children:h})]},f))]},u)}function i(c,p){let u=c&&tm(c,p),f={...c?.compared.
find(v=>v.temperature===u?.temperature)?.pictures,...u?.pictures};if(ee(o(S,{children:[o("label",{class:"explore-source",children:[e.results,o("select",{value:r,
onChange:({currentTarget:v})=>l(v.value),children:e.sweeps.map(({name:v,title:b})=>o("option",{value:v,children:b},v))})]}),o("p",{class:"explore-origin",children:c?.
origin}),o("div",{class:"explore-choices",children:c&&u&&Qu.map(v=>a(c,u,v))}),o("div",{class:"explore-answer",role:"status",children:u?.answer.map(v=>o("p",{children:v}))}),
o("div",{class:"explore-pictures",children:Object.entries(e.headings).map(([v,b])=>o("section",{class:"explore-picture",hidden:!(v in f),children:[o("h3",{children:b}),
o("div",{children:o(en,{json:f[v]??"",words:e.chart,select:()=>{}})})]},v))})]}),t),!c||!u)return;let h=v=>u[v]===c.parts[0][v]?null:u[v];$.keep({drafter:h("dra\
fter"),temperature:h("temperature"),sweep:r===s?null:r})}async function l(c,p={}){let u=em();try{let m=await $.read(`sweeps/${c}.${Se()}.json`);if(!u())return;r=
c,i(m,p)}catch{u()&&Qt()}}i(null,{}),l(r,n)}var Di=document.getElementById("explore");Di&&nm(Di);var sm=800,Fi=680,Wi="SpecViz",rm=8e3;async function om(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let n=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&n.focus(),e.hidden}}function am(t,e,n){let s=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),a=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{r.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
rm))};return s.addEventListener("click",async()=>{let[c,p]=n(),u=await om(c,a);l(u?p:e.by_hand,!u)}),t.replaceChildren(s,r,a),l}function im(t){let e=new URL(t);
e.searchParams.set("embed","1");let n=Object.assign(document.createElement("iframe"),{src:e.href,title:Wi,width:"100%",height:String(Fi),loading:"lazy"});return n.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(n).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}ze("share",({node:t,words:e})=>{am(t,{...e,copy:e.embed},()=>[im($.address()),e.embedded])});function lm(t){let e=0;new ResizeObserver(()=>{let n=t.clientWidth>=
sm?Fi:Math.ceil(t.getBoundingClientRect().height);!n||n===e||(e=n,window.parent.postMessage({specviz:{height:n}},"*"))}).observe(t)}async function cm(){document.
documentElement.classList.add("embed");let t=await un(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Wi}),n=()=>{let s=new URL(window.location.href);s.searchParams.delete("embed"),e.href=s.href};n(),["pointerdown","focus"].forEach(s=>e.
addEventListener(s,n)),t?.append(e),t&&lm(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&cm();var Ui=t=>t!==null&&["loading","running"].includes(t.state),Bi=(t,e,n)=>t.map(([s,r],a)=>o(S,{children:[a>0&&e,o("a",{href:r,...n,children:s})]},s)),mt=({label:t,
children:e})=>o(S,{children:[o("dt",{children:t}),o("dd",{children:e})]});function dm(t,e){!$.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),$.go({view:"\
watch",recorded:e}))}function pm({words:t,lacking:e},n,s,r){let a=Oe(t);if(r)return t.stopping;if(s?.state==="running")return a("running",{percent:s.done});if(s)
return s.state==="stopped"?t.stopped:s.message??"";if(!n.rule)return"";if(!e)return t.recorded_only;let i=e[n.number];return i.length?a("lacks",{pairs:i.join(t.
comma)}):n.estimate??""}function um({told:t,card:e,isNew:n,progress:s,hidden:r,begin:a,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,m=M(null),f=M(null),h=M(
null),[v,b]=H(!1),[g,k]=H(!1),w=Ui(s),x=[f,h].some(({current:y})=>y!==null&&y===document.activeElement);z(()=>{w&&g?i():k(!1)},[s]),z(()=>{x&&(w?h:f).current?.focus(
{preventScroll:!0})},[w]),z(()=>{if(!n||!f.current||!m.current)return;let{top:y,bottom:N}=f.current.getBoundingClientRect();y>=0&&y<N&&N<=window.innerHeight&&m.
current.getBoundingClientRect().top<0&&m.current.scrollIntoView({block:"start"})},[e]);function _(){let y=!!m.current?.open;y&&b(!0),y?$.keep({claim:e.number}):
Number($.state().claim)===e.number&&$.keep({claim:null})}return o("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:m,onToggle:_,children:[o("summary",
{children:[o("span",{class:"myth-number","aria-label":Oe(c)("claim_number",{n:e.number}),children:e.number}),o("span",{children:[o("span",{class:"myth-claim",children:e.
claim}),o("p",{class:"myth-says",children:e.says})]}),o("span",{class:"myth-mark",children:o("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),o("div",{class:"myth-body",children:v&&o(S,{children:[e.picture&&o("div",{children:o(en,{json:e.picture,words:u,select:()=>{}})}),e.source&&o("p",
{class:"myth-source",children:e.source}),o("dl",{class:"myth-about",children:[o(mt,{label:c.how,children:e.how}),e.rule&&o(mt,{label:c.rule,children:e.rule}),e.
missing&&o(mt,{label:c.missing,children:e.missing}),e.words.length>0&&o(mt,{label:c.terms,children:Bi(e.words,c.comma,{})}),e.papers.length>0&&o(mt,{label:c.papers,
children:Bi(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),o("dl",{class:"myth-setup",children:e.setup?.map(([y,N])=>N&&o(mt,{label:y,children:N},y))}),
o("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&o(S,{children:[o("button",{type:"button",class:"myth-button myth-primary",hidden:w,ref:f,
onClick:a,children:c.run}),o("button",{type:"button",class:"myth-button",hidden:!w,ref:h,onClick:()=>{k(!0),i()},children:c.stop})]}),n&&o("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&o("button",{type:"button",class:"myth-button",onClick:()=>$.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&o("a",{class:"myth-link",href:e.replay,onClick:y=>dm(y,e.run),children:c.replay}),e.pay&&o("button",{type:"button",class:"myth-button",onClick:()=>$.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),o("a",{class:"myth-link",href:e.link,children:c.link})]}),o("progress",{max:100,hidden:s?.state!=="run\
ning",value:s?.done??0,"aria-label":c.how}),o("p",{class:"myth-line",role:"status","data-state":s?.state,children:pm(t,e,s,g)})]})})]})}var Vi="verdict",mm=hn("\
claim",new URLSearchParams(window.location.search).get("claim")),hm=()=>{};ze("myths",async({node:t,words:{busy:e,lacking:n}={busy:"",lacking:null},send:s,value:r})=>{
let a={...await $.read(`claims/${Se()}.json`),busy:e,lacking:n},{words:i}=a,l=Oe(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,m=null,f=()=>a.
cards.map(y=>p.get(y.number)??y),h=y=>f().filter(({verdict:N})=>N===y).length,v=["",...Object.keys(i.verdicts)],b=v.find(y=>y===c.get(Vi)&&h(y))??"";function g(y){
b=y,$.keep({[Vi]:b}),_()}function k(y){m!==null&&u.set(m,{state:"stopped"}),m=y,u.set(y,{state:"running",done:0}),_(),s.begin({claim:y})}function w({claim:y,...N}){
a.cards.some(({number:W})=>W===y)&&(N.card&&p.set(y,N.card),u.set(y,N),!Ui(N)&&m===y&&(m=null),_())}function x(y){let N=t.querySelector(`#claim-${/^\d{1,2}$/.test(
y)?Number(y):"none"}`);N&&(N.hidden&&g(""),N.open=!0,N.scrollIntoView({block:"start"}))}function _(){let y=l("tally",{holds:h("holds"),fails:h("fails"),depends:h(
"depends"),yours:h("yours")}),N=h("untried");ee(o(S,{children:[o("p",{class:"myth-tally",role:"status",children:P(y,N>0&&l("tally_untried",{untried:N}))}),o("di\
v",{class:"myth-kinds",role:"group","aria-label":i.show,children:v.map(W=>o("button",{type:"button",hidden:W!==""&&!h(W),"aria-pressed":W===b,onClick:()=>g(W),children:W?
i.verdicts[W]:i.all},W))}),o("div",{class:"myth-list",children:f().map(W=>{let{number:K}=W;return o(um,{told:a,card:W,isNew:p.has(K),progress:u.get(K)??null,hidden:b!==
""&&W.verdict!==b,begin:()=>k(K),halt:()=>s.halt(),back:()=>{p.delete(K),u.delete(K),_()}},K)})})]}),t)}hm=()=>{m!==null&&w({claim:m,state:"error",message:e})},
g(b),mm(x),r(y=>w(y),!1)});var tn=t=>t.reduce((e,n)=>e+n,0);function ht(t){let e=tn(t);return t.map(n=>n/e)}var hr=(t,e)=>t.map((n,s)=>Math.min(n,e[s])),vt=(t,e)=>Math.min(1,tn(hr(t,e))),
vr=(t,e)=>e.map((n,s)=>n>0?Math.min(1,t[s]/n):null);function ft(t,e){let n=t.map((s,r)=>Math.max(0,s-e[r]));return tn(n)>0?ht(n):[...t]}function Ki(t,e){let n=vr(
t,e).map((r,a)=>e[a]*(r??0)),s=1-tn(n);return{accepted:n,corrected:ft(t,e).map(r=>s*r)}}function Yi(t,e,n){let s=1-t[e];return t.map(a=>s>0?a/s:1/(t.length-1)).
map((a,i)=>i===e?n:a*(1-n))}function Gi(t,e){let n=e*tn(t),s=0;for(let[r,a]of t.entries()){if(a>0){if(n<a)return{token:r,spot:n/a};s=r}n-=a}return{token:s,spot:.5}}
function fr(t,e,n){let s=Gi(e,n()).token,r=n(),a=Math.min(1,t[s]/e[s]);if(r<a)return{guess:s,draw:r,threshold:a,accepted:!0,correction:null,spot:0,token:s};let{
token:i,spot:l}=Gi(ft(t,e),n());return{guess:s,draw:r,threshold:a,accepted:!1,correction:i,spot:l,token:i}}var gr=["accepted","corrected"],nn=t=>t.reduce((e,n)=>e+n,0),Ji=({accepted:t,corrected:e})=>nn(t)+nn(e),Xi=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function Zi(t,e,n){let{accepted:s,corrected:r}=n,a=Ji(n),i=e.map((l,c)=>Math.abs(l-(s[c]+r[c])/a));return t("counted",{draws:ae(a),accepted:ae(nn(s)),corrected:ae(
nn(r)),difference:I(Math.max(...i))})}function Qi({say:t,target:e,draft:n,active:s,name:r,counts:a}){let i=Ki(e,n),l=ft(e,n),c=nn(i.corrected),p=a&&Ji(a),u=(m,f)=>a&&
p?a[m][f]/p:i[m][f];return o("div",{class:"sv-play-result",children:[o("h3",{children:p?t("emits_drawn",{draws:ae(p)}):t("emits")}),o("p",{class:"sv-play-says",
children:t(i.corrected[s]<1e-9?"sums_accepted":"sums",{token:r(s),accepted:I(i.accepted[s]),rejected:I(c),residual:I(l[s]),target:I(e[s])})}),o("table",{class:"\
sv-play-emitted",children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:t("token")}),o("td",{}),o("th",{scope:"col",children:o(R,{name:"re\
sidual",children:t("residual")})}),o("th",{scope:"col",children:t("target")}),o("th",{scope:"col",children:t(p?"drawn":"result")})]})}),o("tbody",{children:e.map(
(m,f)=>{let[h,v]=gr.map(b=>u(b,f));return o("tr",{class:f===s?"sv-play-active":void 0,children:[o("th",{scope:"row",class:"sv-t",title:r(f),children:r(f)}),o("t\
d",{children:o("span",{class:"sv-play-stack",style:`--target:${m};--accepted:${h};--corrected:${v}`,children:[gr.map(b=>o("span",{"data-kind":b})),o("span",{"da\
ta-kind":"target"})]})}),o("td",{children:c<1e-9?"–":I(l[f])}),o("td",{children:I(m)}),o("td",{children:I(h+v)})]},f)})})]}),o("ul",{class:"sv-legend",children:[
...gr,"target"].map(m=>o("li",{children:[o("span",{class:"sv-play-key","data-kind":m}),t(`result_key.${m}`)]}))})]})}var ps=["target","draft"],br=["both",...ps],vm={both:"overlap",target:"residual",draft:"rejected"},gt=.01,xr=.1,fm={ArrowRight:gt,ArrowUp:gt,ArrowLeft:-gt,ArrowDown:-gt,
PageUp:xr,PageDown:-xr};function gm({key:t,shiftKey:e,ctrlKey:n,altKey:s,metaKey:r}){if(n||s||r)return 0;let a=fm[t]??0;return e?Math.sign(a)*xr:a}var tl=({values:t,
children:e})=>o("span",{class:"sv-play-bar",style:br.map(n=>`--${n}:${t[n]}`).join(";"),children:[br.map(n=>o("span",{"data-area":n})),e]}),el=({kind:t,at:e})=>o(
"span",{class:"sv-play-dart","data-kind":t,style:`--x:${e}`});function bm({token:t,shown:e}){let{say:n,target:s,draft:r,active:a,dart:i,grab:l,move:c,done:p}=e,
u=e.name(t),m={target:s[t],draft:r[t],both:hr(s,r)[t]},f=vr(s,r)[t];function h(v,b){let g=gm(v);g&&(v.preventDefault(),c(b,t,Math.min(1,Math.max(0,gt*Math.round(
(m[b]+g)/gt)))),p())}return o("div",{class:`sv-play-row${t===a?" sv-play-active":""}`,children:[o("span",{class:"sv-t",title:u,children:u}),o(tl,{values:m,children:[
i?.guess===t&&o(el,{kind:i.accepted?"accepted":"rejected",at:i.draw*r[t]}),i?.correction===t&&o(el,{kind:"correction",at:m.both+i.spot*(s[t]-m.both)}),ps.map(v=>o(
"input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":v,value:m[v],"aria-label":n(`handle.${v}`,{token:u}),"aria-valuetext":n("handle.\
text",{p:I(m[v]),overlap:D(vt(s,r))}),onFocus:()=>l(v,t),onPointerDown:()=>l(v,t),onChange:p,onKeyDown:b=>h(b,v),onInput:({currentTarget:b})=>c(v,t,Number(b.value))},
v))]}),o("span",{class:"sv-play-masses",children:ps.map(v=>o("span",{children:I(m[v])}))}),o("span",{class:"sv-play-chance",children:f===null?"–":O(f)})]})}function nl(t){
let{say:e,target:n,draft:s}=t,r=vt(n,s);return o("div",{children:[o("div",{class:"sv-play-rows",children:[o("div",{class:"sv-play-row sv-play-head",children:[o(
"span",{children:e("token")}),o("span",{class:"sv-play-names",children:ps.map(a=>o("span",{class:"sv-play-model","data-model":a,children:e(a)}))}),o("span",{}),
o("span",{children:o(R,{name:"accept_test",children:e("chance")})})]}),n.map((a,i)=>o(bm,{token:i,shown:t},i)),o("div",{class:"sv-play-row sv-play-axis","aria-h\
idden":"true",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:[0,.5,1].map(a=>o("span",{style:`--x:${a}`,children:a}))})]}),o("div",{class:"sv-p\
lay-row sv-play-total",children:[o("span",{children:e("total")}),o(tl,{values:{target:1,draft:1,both:r}}),o("span",{class:"sv-play-whole",children:[o(R,{name:"o\
verlap",children:e("overlap")}),o("span",{class:"sv-play-beta",children:D(r)})]})]})]}),o("ul",{class:"sv-legend",children:br.map(a=>o("li",{children:[o("span",
{class:"sv-area-key","data-area":a}),o(R,{name:vm[a],children:e(`key.${a}`)})]}))})]})}var xm=6,sn="similar",rn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},wm=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
sl=({target:t,draft:e})=>[t,e].map(n=>n.map(s=>Math.round(1e3*s)).join(".")).join("-");function rl(t){if(!wm.test(t))return null;let[e,n]=t.split("-").map(r=>r.
split(".").map(Number));return[e,n].some(r=>r.every(a=>a===0))||e.length!==n.length?null:{target:ht(e),draft:ht(n)}}var ym=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function km({rounds:t},{round:e,index:n}){let s=t[e];if(!s?.drafts.length)return null;let r=s.drafts.filter(i=>i.verdict==="a\
ccepted").length,a=Math.min(n<s.drafts.length?n:r,s.drafts.length-1);return ym(s.positions?.[a])?{round:e,index:a}:null}function ol(t,e){let n=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},m)=>u==="rejected"?[{round:p,index:m}]:[])),s=[...e?[e]:[],...n].map(c=>km(t,c)).find(Boolean);if(!s)return null;let{drafts:r,
positions:a=[]}=t.rounds[s.round],i=a[s.index],l=Dn(i,[r[s.index].token],!1,xm);return{target:ht(l.map(c=>c.target??0)),draft:ht(l.map(c=>c.draft??0)),guess:{...s,
names:l.map(({token:c})=>_m(t,c)),overlap:i.overlap}}}function _m({pieces:t},e){if(e===-1)return null;let n=t[e];return J(typeof n=="string"?n:fe(me,n).text)||he(
n)}var Sm=1e3,Tm=40,us=class{constructor(e,n){this.element=e;this.options=n;this.say=Oe(n.words),this.start(sn)}element;options;scene=rn[sn];preset=sn;active=0;base=[];counts=null;left=0;frame=0;dart=null;note="";outcome="";say;start(e){
let n=Object.hasOwn(rn,e),s=n?rn[e]:e==="shown"?this.shownScene():rl(e);return s&&this.put(s,n||e==="shown"?e:null),s||e!=="shown"?!!s:(Object.assign(this,{preset:"\
shown",note:this.say("none")}),this.draw(),!0)}shownScene(){let{trace:e,at:n=null}=this.options.shown?.()??{};return e?ol(e,n):null}follow(){let e=this.preset===
"shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,n){let s=ft(e.target,e.draft);this.forget(),Object.assign(
this,{scene:e,preset:n,active:s.indexOf(Math.max(...s)),note:this.lost(e)}),this.draw()}lost({target:e,draft:n,guess:s}){if(s?.overlap==null)return"";let[r,a]=[
vt(e,n),s.overlap].map(i=>D(i));return r===a?"":this.say("lumped",{overlap:r,exact:a})}grab(e,n){Object.assign(this,{base:this.scene[e],active:n}),this.draw()}move(e,n,s){
this.forget(),Object.assign(this,{preset:null,scene:{...this.scene,[e]:Yi(this.base,n,s)}}),this.draw()}tell(){this.options.changed?.(this.preset===sn?null:this.
preset??sl(this.scene))}name(e){let{guess:n}=this.scene;return n?n.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),
Object.assign(this,{left:0,counts:null,dart:null,outcome:""})}drawOne(){this.dart=fr(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.
dart),this.draw()}story({guess:e,draw:n,threshold:s,accepted:r,token:a}){let{say:i,scene:{target:l,draft:c}}=this,[p,u]=te(n,s),m=i(`test.${r?"accepted":"reject\
ed"}`,{draw:p,threshold:u,target:I(l[e]),draft:I(c[e])});return P(i("drafted",{token:this.name(e)}),m,!r&&i("correction",{token:this.name(a)}))}drawMany(){let e=this.
left>0;Object.assign(this,{dart:null,outcome:"",left:this.left+Sm}),this.counts=this.counts??Xi(this.scene.target.length),e||this.drawSome(this.counts)}drawSome(e){
let{target:n,draft:s}=this.scene,r=matchMedia("(prefers-reduced-motion: reduce)").matches?this.left:Math.min(this.left,Tm);for(let a=0;a<r;a+=1){let{token:i,accepted:l}=fr(
n,s,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.left?this.frame=requestAnimationFrame(()=>this.drawSome(e)):this.outcome=Zi(this.say,n,e),this.
draw()}draw(){let{say:e,active:n,preset:s,scene:{target:r,draft:a,guess:i}}=this,l={say:e,target:r,draft:a,active:n,name:u=>this.name(u)},c=vt(r,a),p=(u,m,f)=>o(
"button",{type:"button",class:"sv-choose","data-name":u,"aria-pressed":f,onClick:m,children:e(u)});ee(o("div",{class:"specviz sv-play",children:[o("div",{class:"\
sv-choices",role:"group","aria-label":e("start"),children:[o("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(rn),"shown"].map(u=>p(`presets.${u}`,
()=>{this.start(u),this.tell()},u===s))]}),o("div",{class:"sv-play-columns",children:[o("div",{children:[o("h3",{children:i?e("guess",{round:i.round+1,guess:i.index+
1}):e("prompt")}),o("p",{class:"sv-note",role:"status",children:this.note}),o(nl,{...l,dart:this.dart,grab:(...u)=>this.grab(...u),move:(...u)=>this.move(...u),
done:()=>this.tell()}),o("p",{class:"sv-play-says",children:e(c>1-1e-9?"shares_all":c<1e-9?"shares_nothing":"shares",{overlap:D(c),rejected:D(1-c)})})]}),o("div",
{children:[o(Qi,{...l,counts:this.counts}),o("div",{class:"sv-choices sv-play-draws",children:[p("one",()=>this.drawOne()),p("many",()=>this.drawMany())]}),o("p",
{class:"sv-play-outcome",role:"status",children:this.outcome})]})]})]}),this.element)}};var Em=hn("play",new URLSearchParams(window.location.search).get("play"));ze("play",({node:t,words:e})=>{let n=new us(t,{words:e,changed:s=>$.keep({play:s}),shown(){
let s=$.viewer?.trace();return $.viewer&&s?{trace:s,at:$.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>n.follow()),Em(s=>{if(!s)
return;n.start(s)&&$.keep({play:s});let r=document.getElementById("play");un(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});window.SpecViz=Object.assign($,{mount:Zt,take:Oi});for(let t of document.querySelectorAll("[data-component]")){let e=t.dataset.component??"",n=ut()?.[e];Ar(e,[],
{element:t,props:n?{words:{[Se()]:n}}:{},server:{},trigger(){},watch(){}})}})();
