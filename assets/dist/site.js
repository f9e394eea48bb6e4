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
(()=>{var A,$r,Na,Te,zn,ns,Pr,es,qr,Mn,En,Nr,ft=Symbol.for("pv"),rs={},os=[],Ha=/^m(i|n|o|s|text|space)$/,On=Array.isArray,Rn=os.slice,He=Object.assign;function Ne(s){
s&&s.parentNode&&s.remove()}function we(s,e,t){var n,r,o,i={},a=arguments.length;for(o in e)o=="key"?n=e[o]:o=="ref"&&typeof s!="function"?r=e[o]:i[o]=e[o];return a>
2&&(i.children=a>3?Rn.call(arguments,2):t),mt(s,i,n,r,null)}function mt(s,e,t,n,r){var o={type:s,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ft,__v:r||++$r,__i:-1,__u:0};return!r&&A.vnode&&A.
vnode(o),o}function R(s){return s.children}function ts(s,e){this.props=s,this.context=e,this.__g=0}function Me(s,e){if(e==null)return s.__&&Me(s.__,s.__i+1);for(var t;e<s.
__k.length;e++)if((t=s.__k[e])&&t.__e)return t.__e;return typeof s.type!="function"||s.props.__P?null:Me(s)}function Ia(s){var e,t=s.__v,n=t.__e,r=[],o=[],i=s.__P;
i&&((e=He({constructor:ft},t)).__v=t.__v+1,A.vnode&&A.vnode(e),jn(i,e,t,s.__n,i.namespaceURI,32&t.__u?[n]:null,r,n||Me(t),32&t.__u,o),e.__v=t.__v,e.__.__k[e.__i]=
e,Wr(r,e,o),t.__=t.__e=null,e.__e!=n&&Hr(e))}function Hr(s){if((s=s.__)&&s.__c&&!s.props.__P)return s.__e=null,s.__k.some(function(e){return e&&(s.__e=e.__e)}),
Hr(s)}function Tn(s){(8&s.__g||(s.__g|=8,Te.push(s),ns++))&&zn==A.debounceRendering||((zn=A.debounceRendering)||queueMicrotask)(Ir)}function Ir(){try{for(var s,
e=1;Te.length;)Te.length>e&&Te.sort(Pr),s=Te.shift(),e=Te.length,8&s.__g&&Ia(s)}finally{(ns=Te.length)&&(zn||queueMicrotask)(Ir)}}function Dr(s,e,t,n,r,o,i,a,l,h,p){
var u,m,v,g,x,w,k=n.__k||os,y=e.length;for(l=Da(t,e,k,l,y),u=0;u<y;u++)(v=t.__k[u])!=null&&(m=~v.__i&&k[v.__i]||rs,v.__i=u,w=jn(s,v,m,r,o,i,a,l,h,p),g=v.__e,(m.
ref!=v.ref||8&m.__u)&&(m.ref&&Ln(m.ref,null,v,m),v.ref&&p.push(v.ref,v.__c||g,v)),x=x||g,4&v.__u?(l=Fr(v,l,s,!m.__v),m.__e&&(m.__e=null)):typeof v.type=="functi\
on"&&w!==void 0?l=w:g&&(l=g.nextSibling),v.__u&=-21);return t.__e=x,l}function Da(s,e,t,n,r){var o,i,a,l,h,p,u,m,v,g=t.length,x=g,w=0,k=0,y=s.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=mt(null,i):On(i)?i=y[o]=mt(R,{children:i}):
i.constructor===ft&&i.__b?i=y[o]=mt(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,l=o+w,i.__=s,i.__b=s.__b+1,a=null,~(h=i.__i=Fa(i,t,l,x))&&(x--,(a=t[h])&&(a.__u|=2)),
a&&a.__v?(i.__u|=16,h==l-1?w--:h==l+1?w++:h!=l&&(h>l?w--:w++,k=1)):(~h||(r>g?w--:r<g&&w++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(k){for(p=[],u=[],
o=0;o<r;o++)if((i=y[o])&&16&i.__u){for(w=0,m=p.length;w<m;)p[v=w+m>>1]<i.__i?w=v+1:m=v;p[w]=i.__i,u[o]=w+1}for(w=p.length;o--;)u[o]&&(u[o]==w?w--:y[o].__u|=4)}if(x)
for(o=0;o<g;o++)!(a=t[o])||2&a.__u||(a.__e==n&&(n=Me(a)),An(a,a));return n}function Fr(s,e,t,n){var r,o,i,a;if(typeof s.type=="function"){if(s.props.__P)return e;
if(r=s.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=s,e=Fr(r[o],e,t,!1));return e}for(e&&!e.parentNode&&(e=Me(s))&&!e.parentNode&&(e=null),i=s.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(i!=a&&(!n&&t.moveBefore&&i.parentNode?t.moveBefore(i,e):t.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Fa(s,e,t,n){var r,o=s.key,i=s.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return t;if(n>(l?1:0)){for(r=t-1;r>=0;r--)if((a=
e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function Cr(s,e,t){t==null&&
(t=""),e[0]=="-"?s.setProperty(e,t):s[e]=t}function Qt(s,e,t,n,r){var o,i;if(e=="style")if(typeof t=="string")s.style.cssText=t;else{if(typeof n=="string"&&(s.style.
cssText=n=""),n)for(e in n)t&&e in t||Cr(s.style,e);if(t)for(e in t)n&&t[e]==n[e]||Cr(s.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),
typeof n!="function"&&(n=null),(s.__e||(s.__e={}))[e]=t,t&&n||(i=En[e]||(En[e]=Ua(e)),(s.__a||(s.__a={}))[e]=Mn,o=e!=(e=e.replace(qr,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),t?s.addEventListener(e,i,o):s.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in s)
try{return void(s[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?s.removeAttribute(e):s.setAttribute(e,e=="popover"&&t==1?"":t)}}function Ua(s){
return function(e){var t=this.__e;if(t){if(t=t[s],e[es]==null)e[es]=Mn++;else if(e[es]<this.__a[s])return;return t(A.event?A.event(e):e)}}}function jn(s,e,t,n,r,o,i,a,l,h){
var p,u,m,v,g,x,w,k,y,_,E,S,q,H,B,Xt,ce,ue,ne=e.type;if(e.constructor!==ft)return null;128&t.__u&&(l=32&t.__u,p=t.__c.__z)&&(e.__u|=l,u=o=[],p.nodeType==8?a=ss(
p,o):o.push(p),a=o[0]||a),(p=A.__b)&&p(e);e:if(typeof ne=="function"){m=i.length;try{if(k=e.props,y=(p=ne.prototype)&&p.render,_=(p=ne.contextType)&&n[p.__c],E=
p?_?_.props.value:p.__:n,(v=t.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(y?e.__c=v=new ne(k,E):(e.__c=v=new ts(k,E),v.constructor=ne,v.render=Ba),_&&_.sub(v),v.state||
(v.state={}),v.__n=n,v.__g|=8,v.__h=[],v.__k=[]),y&&(v.__s||(v.__s=v.state),ne.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=He({},v.__s)),He(v.__s,ne.getDerivedStateFromProps(
k,v.__s)))),g=v.props,x=v.state,v.__v=e,t.__c){if(k!==g&&y&&!ne.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(k,E),e.__v==t.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(k,v.__s,E)===!1){e.__v!=t.__v&&(v.props=k,v.state=v.__s,v.__g&=-9),e.__e=t.__e,e.__k=
t.__k,e.__k.some(function(N){N&&(N.__=e)}),os.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),a=Me(t);break e}v.componentWillUpdate&&v.componentWillUpdate(
k,v.__s,E),y&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(g,x,w)})}else y&&!ne.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
y&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=E,v.props=k,v.__P=s,v.__g&=-5,S=A.__r,q=y?25:0;do v.__g&=-9,S&&S(e),p=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++q<25);y&&(os.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(n=He({},n,v.getChildContext())),y&&t.__c&&v.getSnapshotBeforeUpdate&&
(w=v.getSnapshotBeforeUpdate(g,x)),H=p&&p.type===R&&p.key==null?p.props.children:p,k.__P&&(p=a,r=(s=k.__P).namespaceURI,l=o=null,t.props&&t.props.__P!=s&&(t.__k.
some(function(N){N&&An(N,N)}),t.__k=null),a=t.__k?Me(t,0):null),a=Dr(s,On(H)?H:[H],e,t,n,r,o,i,a,l,h),k.__P&&(e.__e=null,a=p),e.__u&=-161,u&&u.some(Ne),v.__h.length&&
i.push(v),1&v.__g&&(v.__g&=-4)}catch(N){if(i.length=m,e.__v=null,l||o)if(N&&N.then){if(e.__u|=128|l,o){for(~(ce=o.indexOf(a||void 0))||(ce=o.length);(ue=o[ce-1])&&
ue.nodeType==8;)ce--;for(;ce<o.length;ce++)if(ue=o[ce])if(o[ce]=null,B){if(ue==Xt)break}else{if(ue.nodeType!=8)break;ue.data.startsWith("$s")&&(Xt=ss(B=ue))}}if(!B){
for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;B=a}(p=ss(B=e.__c.__z||(e.__c.__z=B)))?(e.__e=B,a=p):e.__e=a,a=a&&a.nextSibling}else o&&o.some(Ne);else e.
__e=t.__e;e.__k||(e.__k=t.__k||[]),N&&N.then||Ur(e),A.__e(N,e,t)}}else a=e.__e=Wa(t.__e,e,t,n,r,o,i,l,h,s);return(p=A.diffed)&&p(e),a}function ss(s,e){if(s&&s.nodeType==
8&&s.data.startsWith("$s"))for(var t=1;s=s.nextSibling;){if(s.nodeType==8){if(s.data.startsWith("$s"))t++;else if(s.data.startsWith("/$s")&&!--t)return s}e&&e.push(
s)}}function Ur(s){s&&(s.__c&&(s.__c.__g|=4),s.__k&&s.__k.some(Ur))}function Wr(s,e,t){for(var n=0;n<t.length;)Ln(t[n++],t[n++],t[n++]);A.__c&&A.__c(e,s),s.some(
function(r){try{s=r.__h,r.__h=[],s.some(function(o){o.call(r)})}catch(o){A.__e(o,r.__v)}})}function Wa(s,e,t,n,r,o,i,a,l,h){var p,u,m,v,g,x,w,k,y=t.props||rs,_=e.
props,E=e.type;if(E=="svg"?r="http://www.w3.org/2000/svg":E=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(p=0;p<o.
length;p++)if((g=o[p])&&(E?g.localName==E:g.nodeType==3)){s=g,o[p]=null;break}}if(!s){if(k=h.ownerDocument||document,!E)return k.createTextNode(_);s=k.createElementNS(
r,E,_.is?_:h),a&&(A.__m&&A.__m(e,o),a=!1),o=null}if(E){if(h=E=="template"&&s.content||s,o=E=="textarea"&&_.defaultValue!=null?null:o&&Rn.call(h.childNodes),!a&&
o)for(y={},p=0;p<s.attributes.length;p++)y[(g=s.attributes[p]).name]=g.value;for(p in y)g=y[p],p=="dangerouslySetInnerHTML"?m=g:p=="children"||p in _||p=="value"&&
"defaultValue"in _||p=="checked"&&"defaultChecked"in _||Qt(s,p,null,g,r);for(p in _)g=_[p],p=="children"?v=g:p=="dangerouslySetInnerHTML"?u=g:p=="value"?x=g:p==
"checked"?w=g:a&&typeof g!="function"||y[p]===g||Qt(s,p,g,y[p],r);u?(a||m&&(u.__html==m.__html||u.__html==s.innerHTML)||(s.innerHTML=u.__html),e.__k=[]):(m&&(s.
textContent=""),(E=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ha.test(E))&&(r="http://www.w3.org/1999/xhtml"),Dr(h,On(v)?v:[v],e,t,n,r,o,i,o?o[0]:
t.__k&&Me(t,0),a,l),o&&o.some(Ne)),a&&E!="textarea"||(p="value",E=="progress"&&x==null?s.removeAttribute(p):x==null||x===s[p]&&(E!="progress"||x)||Qt(s,p,x,y[p],
r),p="checked",w!=null&&w!=s[p]&&Qt(s,p,w,y[p],r))}else y===_||a&&s.data==_||(s.data=_);return s}function Ln(s,e,t,n){try{typeof s=="function"?e?e.__x=s(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():s(null)):s.current=e}catch(r){A.__e(r,t)}}function An(s,e,t){var n,r,o,i;if(A.unmount&&A.unmount(
s),!(n=s.ref)||n.current&&n.current!=s.__e||Ln(n,null,e,s),n=s.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){A.__e(a,e)}n.__P=n.__n=null}
if(n=s.__k)for(i=0;i<n.length;i++)n[i]&&An(n[i],e,typeof s.type!="function"||t&&!s.props.__P);!t&&(n=s.__c)&&(n=n.__z)&&(r=ss(n,o=[]))&&(n==s.__e&&o.some(Ne),Ne(
r),Ne(n)),t||Ne(s.__e),s.__e=s.__c=s.__=null}function Ba(s,e,t){return this.constructor(s,t)}function ye(s,e){var t,n,r,o;A.__&&A.__(s,e),e.nodeType==9&&(e=e.documentElement),
n=(t=s&&32&s.__u)?null:e.__k,e.__k=mt(R,{children:[s]}),r=[],o=[],jn(e,e.__k,n||rs,rs,e.namespaceURI,n?null:e.firstChild?Rn.call(e.childNodes):null,r,n?n.__e:e.
firstChild,t,o),Wr(r,e.__k,o),e.__k.props.children=null}function Br(s){function e(t){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,Tn(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),t.children}return e.__c="__cC"+Nr++,e.__=s,e.Provider=(e.Consumer=function(t,n){return t.children(n)}).contextType=e,e}A={__e:function(s,e,t,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
s)),r.componentDidCatch&&(r.componentDidCatch(s,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){s=a}}throw ns=0,s}},$r=0,Na=function(s){return s!=null&&s.
constructor===ft},ts.prototype.setState=function(s,e){var t=this.__s;t&&t!=this.state||(t=this.__s=He({},this.state)),typeof s=="function"&&(s=s(He({},t),this.props)),
s&&(He(t,s),this.__v&&(e&&this.__k.push(e),Tn(this)))},ts.prototype.forceUpdate=function(s){this.__v&&(this.__g|=4,s&&this.__h.push(s),Tn(this))},ts.prototype.render=
R,Te=[],ns=0,Pr=function(s,e){return s.__v.__b-e.__v.__b},es=Symbol(),qr=/(PointerCapture)$|Capture$/i,Mn=0,En={},Nr=0;var j={viewer:null,shows:{live:!1},async read(s){let e=await fetch(s);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},Vr,mh=new Promise(s=>{Vr=s});function Gr(s){j.viewer=s,Vr(s)}var Kr=new Map,Oe=(s,e)=>{Kr.set(s,e)};function Yr(s,e,{element:t,props:n,server:r,trigger:o,watch:i}){Kr.get(s)?.({node:t.firstElementChild,words:n.words?.[ke()],props:n,server:r,watch:i,send:Object.
fromEntries(e.map(a=>[a,(l={})=>o(a,l)])),value(a,l=!0){let h=()=>a(JSON.parse(n.value||"{}"));l&&h(),i("value",h)}})}var ke=()=>document.documentElement.lang.slice(
0,2);var Va=20;function is(s,e=1/0){let t=performance.now()+e;return new Promise(n=>{(function r(){let o=s();o||performance.now()>t?n(o||null):setTimeout(r,Va)})()})}
function as(){let s=0;return()=>{let e=s+=1;return()=>e===s}}function ls(s,e=null){let t=null,n=()=>{if(!t||e===null)return;let r=e;e=null,t(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[s]!=null&&(e=
String(r[s]),n())}),r=>{t=r,n()}}var Ga=(s,e)=>s.replace(/\{(\w+)\}/g,(t,n)=>e&&n in e?String(e[n]):t);function ae(s){return(e,t)=>{let n=e.split(".").reduce((r,o)=>r?.[o],s);return typeof n=="\
string"?Ga(n,t):e}}var f=s=>s;function Jr(s){f=ae(s)}var Ka=new TextEncoder,Ya=new TextDecoder("utf-8",{ignoreBOM:!0});function Xr(s){return s==null?[]:typeof s=="string"?[...Ka.encode(s)]:(s.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Ja(s){return s<128?1:s<194?0:s<224?2:s<240?3:s<245?4:0}function Xa(s){for(let e=1;e<=Math.min(3,s.length);e+=1){let t=s[s.length-
e];if(t<128)return 0;if(t>=192)return Ja(t)>e?e:0}return 0}var de=Object.freeze({bytes:[],tokens:0});function ve(s,e){let t=[...s.bytes,...Xr(e)],n=Xa(t),r=t.slice(
0,t.length-n);return{text:Ya.decode(new Uint8Array(r)),took:r.length?s.tokens+1:1,pending:n?{bytes:t.slice(-n),tokens:r.length?1:s.tokens+1}:de}}var me=s=>Xr(s).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Za=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Qa=["space","newline","tab","control","text"];function gt(s){return[...s.matchAll(Za)].map(e=>({kind:Qa[e.slice(1).findIndex(t=>t!==void 0)],text:e[0]}))}var xt=s=>"\
U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),el=s=>s&&`⁨${s}⁩`,ee=s=>s.replace(/[\u2068\u2069]/g,"");function K(s){return el(gt(s).map(
({kind:e,text:t})=>e==="space"?"·".repeat(t.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?xt(t):t).join(""))}var L=(...s)=>s.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),bt="–",fe=s=>(e,t)=>e==null||!Number.isFinite(e)?bt:s(e,t);function tl(s){let[e,t]=s.toExponential(1).split("e");return`${e}\
×10${[...t].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var Re=fe((s,e=3)=>{if(s===0||s===1)return String(s);if(s<1e-6)return tl(
s);let t=s.toPrecision(s<.001?Math.min(e,2):e),n=t.includes("e")?s.toFixed(7):t;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>s.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),D=fe((s,e)=>s>0&&s<1e-4?"<0.0001":Re(s,e)),I=fe(s=>s===0||s===1?String(s):s>0&&s<5e-4?"<0.001":s<1&&s>=.9995?">0.9\
99":s.toFixed(3));function te(s,e){let t=a=>[s,e].map(l=>Re(l,a)),n=s===e?3:[3,4,5,6,7].find(a=>new Set(t(a)).size>1)??8,r=t(n),o=Math.min(s,e)>.9&&r.every(a=>a.
startsWith("0.")),i=Math.max(...r.map(({length:a})=>a))-2;return o?[s,e].map(a=>a.toFixed(i)):r}var M=fe(s=>{let e=s*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),Y=fe(s=>s.toFixed(s<9.995?2:1)+"×"),$=fe((s,e=2)=>s.toFixed(e)),Cn=fe(s=>s<99.5?
s.toFixed(1):s.toFixed(0)),re=fe(s=>s.toLocaleString("en")),$n=fe(s=>{let[e,t]=s>=9995e5?["B",1e9]:s>=999500?["M",1e6]:["k",1e3];return`${(s/t).toPrecision(s/t<
10?2:3)} ${e}`}),P=fe(s=>s===0?"0 s":s<.001?(s*1e3).toFixed(2)+" ms":s<.1?(s*1e3).toFixed(1)+" ms":s<1?(s*1e3).toFixed(0)+" ms":s.toFixed(2)+" s");var sl="http://www.w3.org/2000/svg",Qr=s=>s.split(/\u2068([^\u2069]*)\u2069/).map((e,t)=>t%2?d("bdi",{translate:"no"},e):e);function d(s,e,...t){let n=document.
createElement(s),{on:r={},...o}=e;Object.entries(r).forEach(([i,a])=>n.addEventListener(i,a));for(let[i,a]of Object.entries(o))a===!0?n.setAttribute(i,""):a!==!1&&
a!=null&&n.setAttribute(i,ee(String(a)));return n.append(...t.flatMap(i=>i==null?[]:typeof i=="string"?Qr(i):[i])),n}function b(s,e){s.textContent!==ee(e)&&(s instanceof
Element?s.replaceChildren(...Qr(e)):s.textContent=ee(e))}function z(s,e,t){t==null?s.removeAttribute(e):s.getAttribute(e)!==ee(String(t))&&s.setAttribute(e,ee(String(
t)))}function eo(s,e,t,n){let r=t.bottom-e.bottom+4,o=t.top-e.top-48;r>0?s.scrollTop=n*Math.ceil((s.scrollTop+r)/n):o<0&&(s.scrollTop=n*Math.floor((s.scrollTop+
o)/n))}function Zr(s,e,...t){let n=document.createElementNS(sl,s);return Object.entries(e).forEach(([r,o])=>n.setAttribute(r,ee(String(o)))),n.append(...t.map(r=>typeof r==
"string"?ee(r):r)),n}var Pn=s=>Zr("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},Zr("path",{d:s}));function cs(s,e=!1){return gt(s).map(({kind:t,
text:n})=>{if(t==="text")return document.createTextNode(n);if(t==="control")return d("span",{class:"sv-control"},xt(n));let r=e&&t!=="space";return d("span",{class:`\
sv-${t}${r?" sv-marked":""}`},r?"":n)})}var je=class{probe=d("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;constructor(e){e.append(this.probe)}get(e){
let t=this.cache.get(e);if(t!==void 0)return t;this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){
let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Le=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var ps="#term-",nl=`[data-term], a[href^="${ps}"]`,ds=12,qn=8;function C(s,e){return d("button",{type:"button",class:"sv-term","data-term":s,"aria-haspopup":"di\
alog"},e)}var Nn=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,t=>this.hint(t)))}teach(e){this.say=ae(e),this.terms=new Map((e.glossary||[]).map(t=>[t.term,t])),this.showNamed()}showNamed(){let{
hash:e,pathname:t,search:n}=window.location,r=e.startsWith(ps)&&this.terms.get(e.slice(ps.length));r&&(window.history.replaceState(window.history.state,"",t+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let t=e instanceof Element?e.
closest(nl):null;if(!(t instanceof HTMLElement)||t.closest("[data-glossary]"))return null;let n=this.terms.get(t.dataset.term??t.getAttribute("href")?.slice(ps.
length)??"");return n?{opener:t,entry:n}:null}hint(e){let t=this.named(e);t&&!t.opener.parentElement?.closest("[title]")&&z(t.opener,"title",t.entry.definition)}click(e){
let t=this.named(e);if(!t)return;let{opener:n,entry:r}=t;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=d("h2",
{id:"term-name"}),this.close=d("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=d("p",{}),this.formula=
d("p",{class:"sv-formula"}),this.sources=d("p",{class:"sv-note"}),this.see=d("p",{class:"sv-note"});let t=d("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},d("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(t),t}show(e,t){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(t)||(this.opener=t,n.classList.toggle("sv-standalone",!!t.closest(".sv-standalone")),n.showPopover(),this.place(n,t.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:t,formula:n,sources:r,see:o}){let{say:i}=this;b(this.name,e),b(this.definition,t),this.formula.hidden=!n;let a=/\bq\b/.
test(n)?[d("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(d("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...a);let l=({
name:h,url:p})=>d("a",{href:p,target:"_blank",rel:"noreferrer"},h);this.list(this.sources,i("term.source"),r.map(l)),this.list(this.see,i("term.see"),o.flatMap(
h=>{let p=this.terms.get(h);return p?[C(h,p.name)]:[]}))}list(e,t,n){e.hidden=!n.length,e.replaceChildren(`${t} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[r]))}place(e,{
left:t,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:a,clientHeight:l}=document.documentElement,h=r+qn+i+ds<=l||n<l-r,p=Math.max(ds,Math.min(
t,a-o-ds)),u=h?r+qn:Math.max(ds,n-qn-i);Object.assign(e.style,{left:`${p+window.scrollX}px`,top:`${u+window.scrollY}px`})}},to=new Nn;var O=({settings:s})=>(s.tree??"chain")!=="chain",W=({drafts:s})=>s.some(({parent:e})=>e!=null),oe=(s,e)=>s[e].parent??e-1,wt=(s,e)=>e<0?[]:[...wt(s,oe(s,e)),e];
function ie(s){let e=[];return s.forEach((t,n)=>{let r=oe(s,n);e.push(r<0?0:e[r]+1)}),e}var Ie=s=>s.flatMap(({verdict:e},t)=>e==="accepted"?[t]:[]);function so(s){
let e=ie(s);return s.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function no({drafts:s}){let e=Ie(s);if(!W({drafts:s}))return e.
length;let t=e.at(-1)??-1;return s.flatMap(({parent:r},o)=>r===t?[o]:[]).at(-1)??s.length}function ro(s){let e=s.map(()=>0),t=0,n=r=>{r>=0&&(e[r]=t),s.flatMap((i,a)=>i===
r?[a]:[]).forEach((i,a)=>{a&&(t+=1),n(i)})};return n(-1),{rows:e,count:t+1}}var yt=(s,e)=>({name:s,index:e}),rl=["medusa","dflash","lookup"],oo=({drafts:s},{settings:e})=>rl.includes(s[0]?.source??e.drafter)&&!W({drafts:s});function Ae({
drafts:s,final:e,together:t}){let n=so(s),r=s.filter(o=>o.verdict==="accepted").length;return[...io({drafts:s,together:t}).map(o=>yt("draft",o)),yt("verify",0),
...n.map(o=>yt("test",o)),...r<s.length?[yt("discard",r)]:[],...e?[yt("final",s.length)]:[]]}var Hn=({drafts:s,together:e})=>io({drafts:s,together:e}).length+s.
length+(s.length?3:2);function io({drafts:s,together:e}){if(e)return s.length?[0]:[];let t=ie(s);return s.flatMap((n,r)=>t.indexOf(t[r])===r?[r]:[])}var kt=({drafts:s,
final:e})=>e&&(s.length?e.kind:"plain");function ol(s,{name:e,index:t},n){let{drafts:r}=n;if(e==="verify")return s.map((i,a)=>a<r.length?"lit":i);if(e==="discar\
d")return s.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return s.map((i,a)=>a<r.length?"guessed":i);if(e==="draft"&&W(n)){let i=ie(r);return s.map(
(a,l)=>l<r.length&&i[l]===i[t]?"guessed":a)}let o=e==="draft"?"guessed":e==="test"?r[t].verdict:kt(n);return s.map((i,a)=>a===t&&o?o:i)}function ao(s,e){let t=Ae(
s).slice(0,e),n=s.drafts.length+(s.final?1:0);return{phase:t[t.length-1],looks:t.reduce((r,o)=>ol(r,o,s),Array(n).fill("absent")),verified:t.some(r=>r.name==="v\
erify"),fallen:t.some(r=>r.name==="discard")}}function In(s,{round:e,phase:t}){return e>=s.length?{round:s.length,phase:0}:t+1>=Ae(s[e]).length?{round:e+1,phase:0}:
{round:e,phase:t+1}}function lo(s,{round:e,phase:t}){return t>0?{round:e,phase:t-1}:e>0?{round:e-1,phase:Ae(s[e-1]).length-1}:{round:0,phase:0}}function _t(s,{round:e,
phase:t=0}){if(e<0)return{round:0,phase:0};if(e>=s.length)return{round:s.length,phase:0};let n=Ae(s[e]).length;return t>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,t)}}var St=["token","block","match","typical","top-k","threshold"],il=["typical","top-k","threshold"],T=({settings:s})=>s.rule??"token",V=s=>il.includes(s),X=s=>s?.
target==null||!s.draft?null:Math.min(1,s.target/s.draft),Z=s=>s?.chance??X(s),De=(s,e)=>V(e)&&[0,1].includes(Z(s)??-1);function Qe(s){if(s.draw==null)return"kep\
t";let e=s.draw;return e<(Z(s)??1)?"passed":e<(X(s)??1)?"kept":"rescued"}function co(s,e){let{target:t,draft:n,weight:r}=s[e];if(t==null||!n||r==null)return null;
let o=Math.min(1,r*t/n),i=e===s.length-1,a=i?o:s[e+1].excess;return a==null||a+1-o<=0?null:{weight:o,excess:a,last:i}}var et=s=>s.findLastIndex(e=>e.verdict==="\
accepted"),Fe=(s,e)=>s==="untested"&&T(e)==="block"&&!O(e)?"dropped":s,po=({rule:s="token"})=>s==="token"?null:s;function ho(s,e){let{token:t,target:n,weight:r,
excess:o}=s;return e==="match"?{weight:1,taken:i=>i===t?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,a)=>a,mass:o??null}}var Ce=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
hs=class{constructor(e,t){this.state=e;this.changed=t}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},se=({run:s,moment:e})=>s?
s.length-e.round:0,_e=({live:s,run:e,mode:t})=>s&&e!==null&&!e.over&&(t==="running"||t==="paused");function us({run:s,predicting:e,moment:t}){return s&&s.over&&
!e?s.length:t.round}function Se({run:s,moment:{round:e,phase:t}}){return s&&t?ao(s.rounds[e],t):null}function Ue(s,e){let{run:t,moment:n}=s;if(!e||!t||e.round>n.
round||e.round<0)return null;let r=t.at(e);if(!r||e.round<n.round)return r;let o=Se(s)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var tt=(s,e)=>s===e||!!(s&&e&&s.round===e.round&&s.index===e.index);function zt(s){return Ue(s,s.pinned)?{at:s.pinned,how:"pinned"}:Ue(s,s.hovered)?{at:s.hovered,
how:"preview"}:al(s)||pl(s)}function vo(s){let{run:e,moment:t,pinned:n,following:r,playing:o,status:i,recorded:a,speed:l,pace:h,tint:p,presenting:u,view:m,opening:v,
rested:g}=s;return{...t,rounds:e?e.length:0,selected:zt(s).at,pinned:n,following:r,playing:o,state:i,recorded:a,speed:l,pace:h,tint:p,presenter:u,view:m,opening:v,
rested:g}}function al(s){let{run:e,moment:t,entered:n}=s,r=Se(s);if(r)return{at:{round:t.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!t.round)return null;
let o=t.round-1;return{at:{round:o,index:mo(e,o)},how:"now"}}var mo=(s,e)=>Math.max(0,s.rows[e].slots.findLastIndex(({kind:t})=>t!=="untested")),ll=16,uo=[.25,.75],
cl=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&Qe(e)==="rescued"),dl=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(X(e)??
1)),Et=(s,e)=>e==="block"?cl(s):V(e)?dl(s):-1,Dn=({drafts:s,final:e})=>e?.kind==="correction"&&s.some(({verdict:t})=>t==="accepted");function vs(s){let e=({verdict:i,
target:a,draft:l})=>i==="rejected"&&a!==null&&l!==null&&a>=uo[0]*l&&a<=uo[1]*l,t=s.rounds.findIndex(i=>Et(i,T(s.trace))>=0);if(t>=0)return t;let n=i=>s.folds.at(
i).emitted>=ll,r=s.rounds.flatMap((i,a)=>Dn(i)?[a]:[]),o=i=>s.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function Fn({
rounds:s,trace:e}){let t=({drafts:a})=>a.some(({verdict:l})=>l==="rejected"),n=s.at(-1);if(!n||n.drafts.length>=e.settings.gamma||t(n))return null;let r=({drafts:a})=>a.
length>n.drafts.length,o=s.findLastIndex(a=>r(a)&&t(a)),i=o>=0?o:s.findLastIndex(r);return i>=0?i:null}var fo=({run:s,moment:e,following:t,mode:n,predicting:r})=>s&&
t&&n==="running"&&!r&&e.round===s.length?Fn(s):null,We=({moment:{round:s,phase:e},rested:t})=>t??(e?s:s-1);function pl(s){let e=We(s),{run:t}=s;if(!t||!t.rounds[e])
return{at:null,how:"newest"};let n=Et(t.rounds[e],T(t.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=t.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:mo(t,e)},how:"newest"}}var hl=["token","top-k","threshold"],le=(s,e)=>e&&s!==void 0?s/e:null;function ul({drafts:s,positions:e=[]}){let t=s.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return W({drafts:s})?e.length?[...new Set(t.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>vl(t.filter(({parent:o})=>o===r))):[]:t.slice(
0,s.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function vl(s){let[e,t]=[0,1];for(let n of s){let r=X(n);if(n.overlap===
null||r===null)return[];e+=t*n.overlap,t*=1-r}return[e]}function ml(s,e){if(hl.includes(e))return!1;let t=new Map(s.map(r=>[r.parent,r]));return s.filter(r=>r.parent!=
null&&r!==t.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var fl=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function gl(s){let e=s.drafts.filter(t=>t.verdict==="accepted").map(t=>t.token);return s.final?[...e,s.final.
token]:e}function xl(s,e,t){let n=a=>e.drafts.filter(l=>l.verdict===a).length,r=n("accepted"),o=n("rejected"),i=ul(e);return{rounds:s.rounds+1,drafted:s.drafted+
e.drafts.length,accepted:s.accepted+r,rejected:s.rejected+o,corrected:s.corrected+(e.final?.kind==="correction"?1:0),untested:s.untested+e.drafts.length-r-o,emitted:s.
emitted+r+(e.final?1:0),draft:s.draft+e.times.draft,verify:s.verify+e.times.verify,accept:s.accept+e.times.accept,overlap:s.overlap+i.reduce((a,l)=>a+l,0),overlaps:s.
overlaps+i.length,otherwise:s.otherwise+(ml(e.drafts,t)?1:0)}}var Be=s=>s.draft+s.verify+s.accept;function ms(s,e){return Float64Array.from(s).sort()[Math.ceil(
e*s.length/100)-1]}var Un=s=>s.length?{p50:ms(s,50),p95:ms(s,95)}:null,bl=12,wl=.25,yl=1+1e-9;function kl(s){if(s.length<bl)return null;let e=s.slice(1).map((t,n)=>Math.
abs(t-s[n]));return le(ms(e,75),ms(s,50))}var fs=class{constructor(e){this.temperature=e.temperature,this.rule=T({settings:e}),this.sums=[fl],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(xl(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...gl(
e)),this.bursts.push(Be(e.times)),this.match()}pushPlain(e,t){this.plain.tokens.push(e),this.plain.seconds.push(t),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+t),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let t=Math.min(e,this.sums.length-1);for(;t>0&&this.sums[t].emitted>this.plain.tokens.length;)t-=1;return t}speedup(e){let t=this.sums[this.compared(e)];return le(
this.plain.until[t.emitted],Be(t))}impossible(e){let t=this.sums[this.compared(e)],n=this.speedup(e);return t.drafted>0&&n!==null&&n>yl*(t.emitted/t.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let t=this.sums[this.compared(e)];return t.emitted?{draft:t.draft/t.emitted,verify:t.verify/t.emitted,accept:t.
accept/t.emitted,plain:this.plain.until[t.emitted]/t.emitted}:null}gaps(e){let t=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Un(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Un(t.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:Un(t)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let t=kl(this.plain.seconds.slice(0,this.at(e).emitted));return t!==null&&t>wl?{jitter:t}:null}agreement(e){let t=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!t?null:{compared:t,first_difference:this.matched<t?this.matched:null}}summary(e=this.sums.length-1){let t=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,t.emitted);return{rounds:t.rounds,drafted:t.drafted,accepted:t.accepted,rejected:t.rejected,untested:t.
untested,emitted:t.emitted,acceptance_rate:le(t.accepted,t.accepted+t.corrected),draft_efficiency:le(t.accepted,t.drafted),mean_acceptance_length:le(t.emitted,t.
rounds),mean_overlap:t.otherwise?null:le(t.overlap,t.overlaps),tokens_per_second:le(t.emitted,Be(t)),plain_tokens_per_second:le(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var _l=Object.freeze({tokens:[],seconds:[]}),Sl=/^<\|?\w+\|?>$/,zl=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,st=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=de;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new fs(e.settings),this.width=e.settings.gamma;for(let t of this.promptTokens()){
let{text:n,pending:r}=ve(this.pending,this.piece(t));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,t=this.piece(e[0]);return typeof t=="string"&&Sl.test(t)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:t}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return t.tokens.findIndex(r=>r===n||zl.test(String(this.piece(r))))}append({from:e=this.length,rounds:t=[],plain:n=_l,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:a}=this,l=a.plain;if(e>this.length||n.tokens.length&&r>l.tokens.length)return!1;Object.assign(a.pieces,o),t.slice(this.length-e).forEach(
h=>this.push(h));for(let h=l.tokens.length-r;h<n.tokens.length;h+=1)l.tokens.push(n.tokens[h]),l.seconds.push(n.seconds[h]),this.folds.pushPlain(n.tokens[h],n.seconds[h]);
return a.prefill=i.prefill??a.prefill,a.captured=i.captured??a.captured,this.over||(a.ending=i.ending??a.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(oo(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let t=this.pending,
n=[];e.drafts.forEach((i,a)=>{let l=oe(e.drafts,a),h=this.slot(i.token,i.verdict,l<0?t:n[l].pending);i.verdict==="accepted"&&(this.pending=h.pending),n.push(h)});
let r=kt(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,t,n){let r=this.piece(e),
{text:o,took:i,pending:a}=ve(n,r),l=o===""&&a.bytes.length>0;return{token:e,kind:t,piece:r,text:o,took:i,part:l,pending:a}}alone(e){let t=this.piece(e);return typeof t==
"string"?t:ve(de,t).text}at({round:e,index:t}){let n=this.rows[e],r=n&&n.slots[t];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(h=>h.verdict==="accep\
ted").length,a=t<o.drafts.length,l=a?t:no(o);return{...r,number:e,index:t,round:o,accepted:i,judgedAt:l,draft:a?o.drafts[t]:null,judged:o.drafts[l]||null,position:(o.
positions||[])[l]||null}}},gs=["accepted","correction","bonus","plain"],ze=s=>gs.includes(s);var xs=({trace:s})=>s.settings.gamma>0&&!O(s),Bn=({round:s,index:e})=>`${s}.${e}`;function Vn({run:s,predicting:e,answers:t},{round:n,phase:r}){if(!e||!s||n>=s.
length)return null;let o=Ae(s.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(Bn(i)in t)?i:null}function Mt(s){let e=Se(s)?.phase;if(!e||e.name!==
"test")return null;let t=Bn({round:s.moment.round,index:e.index});return t in s.answers?t:null}var Ot=s=>s.predicting&&s.looking!==null&&s.looking===Mt(s),ge=s=>Ot(
s)?null:Vn(s,s.moment);function go({run:s,answers:e},t,n){if(!s)return{};let r=s.rounds[t.round].drafts[t.index],o=T(s.trace)==="block"?null:Z(r),i=Bn(t);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function Rt({predicting:s,informed:e,run:t}){return s&&(!e||t?.trace.settings.temperature===
0)}var xo=(s,e)=>Rt(s)&&e?.kind==="lit",Wn=s=>s.length?s.reduce((e,t)=>e+t,0)/s.length:null,Tt=(s,e)=>(s-(e?1:0))**2;function bo(s){let e=s.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),t=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:t.length,right:t.filter(({chance:r,kept:o})=>r>.5===o).length,brier:Wn(e.map(({chance:r,kept:o})=>Tt(r,o))),known:n.length,truth:Wn(n.
map(({threshold:r,kept:o})=>Tt(r,o))),best:Wn(n.map(({threshold:r})=>r*(1-r)))}}function wo(s,e,t){if(s.brier===null)return[t("predict.lesson.none")];let n={...s,
brier:$(s.brier),truth:$(s.truth),best:$(s.best)},r=!e&&s.truth!==null&&s.known===s.n&&s.brier<s.truth,o=s.brier<.25?"good":s.brier>.25?"bad":"even";return[L(s.
decided>0&&t("predict.lesson.you",n),t("predict.lesson.brier",n)),t("predict.lesson.half")+" "+t(`predict.lesson.${r?"lucky":o}`),...e?[t("predict.lesson.greedy")]:
s.known?[t("predict.lesson.truth",{...n,n:s.known})]:[]]}var jt=["gamma","temperature","drafter","rule","tree"];function bs(s,e){return e==="rule"?T(s):e==="tree"?s.settings.tree??"chain":s.settings[e]}function Lt(s){
let{gamma:e,budget:t=e}=s.settings;return O(s)&&e>0?t:e}function ws(s,e,t,n){return e==="drafter"?pe(s,String(t),n):e==="rule"?s(`rules.name.${t}`):e==="tree"?s(
`tree.name.${t}`):String(t)}function pe(s,e,t){let n=`drafter_of.${t}.${e}`,r=s(n);return r===n?s(`drafter.${e}`):r}function Ve(s,e,t){let n=e.map(([o,i],a)=>d("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":String(a===0),on:{click:()=>{r(o),t(o)}}},i)),
r=o=>n.forEach(i=>{let a=String(i.dataset.choice===o);i.getAttribute("aria-pressed")!==a&&i.setAttribute("aria-pressed",a)});return{node:d("div",{class:"sv-togg\
les",role:"group","aria-label":s},...n),set:r}}function yo(s,e,t){let n=d("select",{on:{change:()=>t(n.value)}},...e.map(([r,o])=>d("option",{value:r},o)));return{
node:d("label",{class:"sv-choice"},s,n),select:n}}var ys=[.2,.4,.6,.8],ko=[.1,.5,1,2],nt={overlap:{term:"overlap",limits:ys,most:"1",of:({position:s})=>s?.overlap??null},acceptance:{term:"accept_test",limits:ys,
most:"1",of:({draft:s})=>Z(s??void 0)},target_entropy:{term:"entropy",limits:ko,most:"",of:({position:s})=>s?.target_entropy??null},draft_entropy:{term:"entropy",
limits:ko,most:"",of:({position:s})=>s?.draft_entropy??null}};function At(s,e){let t=e&&s in nt?nt[s].of(e):null;return t==null?null:nt[s].limits.filter(n=>t>=n).
length}var ks=class{constructor(e,t){this.say=e;let{node:n,select:r}=yo(e("tint.label"),["verdict",...Object.keys(nt)].map(i=>[i,e(`tint.${i}.name`)]),t);this.select=
r,this.ends=ys.map(()=>d("span",{class:"sv-tint-limit"})),this.most=d("span",{class:"sv-tint-limit"});let o=i=>d("span",{class:"sv-tint-swatch","data-tint":i});
this.scale=d("span",{class:"sv-tint-scale",role:"img"},d("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((i,a)=>[o(a),i]),o(ys.length),this.most),this.
means=C("overlap",""),this.legend=d("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=d("div",{class:"sv-tint"},n)}has(e){return e==="ve\
rdict"||Object.hasOwn(nt,e)}show(e){this.select.value=e;let t=nt[e];if(this.legend.hidden=!t,!t)return;let n=r=>String(r).replace(/^0\./,".");this.ends.forEach(
(r,o)=>b(r,n(t.limits[o]))),b(this.most,t.most),b(this.means,this.say(`tint.${e}.means`)),this.means.dataset.term=t.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:t.limits.join(this.say("comma"))}))}};var _o=480,El=5;function xe(s,e){if(s.part)return e("token.part",{hex:me(s.piece)});let t=K(s.text)||e("token.empty");return s.took>1?e("token.took",{token:t,n:s.
took}):t}function Kn({rounds:s,trace:e},t,n,r){let{drafts:o}=s[t],i=o.length;if(n>=i)return r("token.final");let a=r("token.guess",{n:n+1,of:i}),{source:l}=o[n];
return l?r("token.from",{slot:a,drafter:pe(r,l,e.models.pair)}):a}function Ge(s,e,t,n,r){let o=s.rows[e].slots[t];return n("token.aria",{token:xe(o,n),kind:n(`k\
ind.${Fe(r||o.kind,s.trace)}`),round:e+1,slot:Kn(s,e,t,n)})}function $e(s,e,t=!1){return e.part?s.dataset.part="":e.text===""&&(s.dataset.empty=""),e.took>1&&(s.
dataset.took=String(e.took)),s.append(...cs(e.text,t)),s}var Tl=/^ \S{1,24}$/;function Gn({text:s},e){return Tl.test(s)?(e.classList.add("sv-word"),[d("wbr",{}),
e]):[e]}var Ml=["rejected","untested"],_s=class{rows;now;written;discarded;run;shown;constructor({say:e,set:t}){this.say=e,this.prompt=d("span",{class:"sv-promp\
t"}),this.more=d("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=d("span",{class:"sv-\
list",role:"listbox","aria-label":e("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=d("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=d("div",{class:"sv-stream-scroll"},this.text),this.ghosts=d("input",{type:"checkbox",on:{change:()=>t({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new ks(e,n=>t({tint:n})),this.node=d("section",{class:"sv-section sv-stream"},d("div",{class:"sv-section-head"},d("h2",{},C("token",e(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=d("label",{class:"sv-check"},this.ghosts,e("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let e=t=>{let n=C(t,this.say(`legend.${t}`));return n.dataset.short=this.
say(`kind.${t}`),d("li",{},d("span",{class:"sv-swatch","data-kind":t}),n)};return this.discarded=Ml.map(e),this.discarded.forEach(t=>{t.hidden=!0}),this.written=
gs.map(e),d("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:e,trace:{settings:{gamma:t,drafter:n}}}){let o={plain:t===0||n.startsWith(
"lookup")||e.some(({drafts:i})=>!i.length),other:t>0};this.written.forEach((i,a)=>{i.hidden=!o[gs[a]==="plain"?"plain":"other"]})}load(e){this.run=e,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=O(e.trace),this.shown=
0,this.grow()}dress({ghosts:e,tint:t}){e!==this.ghosted&&this.redraw(e),t!==this.quantity&&this.paintTint(t)}redraw(e){this.ghosted=this.ghosts.checked=e,this.discarded.
forEach(n=>{n.hidden=!e});let{shown:t}=this;this.load(this.run),this.show(t)}paintPrompt(e){let t=this.run.promptText,n=!e&&t.length>_o;b(this.prompt,n?"…"+t.
slice(-_o):t),this.more.hidden=!n,b(this.more,this.say("stream.more",{n:t.length}))}grow(){let e=document.createDocumentFragment();for(let t=this.rows.length;t<
this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}this.list.append(e),this.nameKinds(this.run)}row(e){let t=d("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[e].slots.forEach((n,r)=>{ze(n.kind)?t.append(...Gn(n,this.option(n,e,r))):this.ghosted&&!O(this.run.trace)&&t.append(...Gn(
n,this.ghost(n,e,r)))}),t}option(e,t,n){let r=d("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${t}.${n}`,
style:`--i:${n}`,"aria-label":Ge(this.run,t,n,this.say),"data-tint":At(this.quantity,this.run.at({round:t,index:n}))});return $e(r,e)}ghost(e,t,n){let r=d("span",
{class:"sv-token","data-kind":e.kind,"data-at":`${t}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return $e(r,e,!0)}paintTint(e){this.quantity=e,this.tint.show(
e),this.node.dataset.tinted=String(e!=="verdict"),this.options(this.rows.length).forEach(t=>{let[n,r]=(t.dataset.at??"").split(".").map(Number);z(t,"data-tint",
At(e,this.run.at({round:n,index:r})))})}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-\
ahead",r>=e);this.shown=e,z(this.scroller,"tabindex",e?null:0)}showNow(e){let t=this.shown;if(this.now&&(!e||this.now.number!==t)&&(this.now.node.remove(),this.
now=null),!e)return;this.now||(this.now=this.begin(t)),this.now.node.classList.toggle("sv-fallen",e.fallen);let n=W(this.run.rounds[t]);this.now.tokens.forEach(
(r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!ze(i),z(r,"data-kind",i)})}begin(e){let t=this.run.rows[e].slots.map((o,i)=>this.ghost(o,e,i)),n=this.run.rows[e].
slots.flatMap((o,i)=>Gn(o,t[i])),r=d("span",{class:"sv-now","aria-hidden":"true"},...n);return this.list.insertBefore(r,this.rows[e]),{number:e,node:r,tokens:t}}options(e){
return this.rows.slice(0,e).flatMap(t=>[...t.querySelectorAll("[role=option]")])}find(e){let t=e&&this.rows[e.round];return!t||e.round>=this.shown?null:t.querySelector(
`[role=option][data-at="${e.round}.${e.index}"]`)||t.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:t,y:n,width:r,height:o}=e.box,i=new DOMRect(t,n,r,o-e.covered);
eo(this.scroller,i,e.head,e.line)}measure(){let[e,t,n]=[this.scroller,this.text,this.head].map(o=>o.getBoundingClientRect()),r=this.tint.legend.offsetHeight;return{
box:e,text:t,head:n,covered:r,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:e,text:t,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.
text.style,i=this.shown===this.rows.length&&!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(
n.bottom-t.top)+r+El}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Ke,F,Yn,So,Jn=Object.is,Ss=0,Ao=[],Xn=[],U=A,zo=U.__b,Eo=U.__r,To=U.diffed,Mo=U.__c,Oo=U.unmount,Ro=U.__;function $t(s,e){U.__h&&U.__h(F,s,Ss||e),Ss=0;var t=F.
__H||(F.__H={__:[],__h:[]});return s>=t.__.length&&t.__.push({}),t.__[s]}function J(s){return Ss=1,Ol(Po,s)}function Ol(s,e,t){var n=$t(Ke++,2);if(n.t=s,!n.__c&&
(n.__=[t?t(e):Po(void 0,e),function(o){var i=(n.__N||n.__)[0],a=n.t(i,o);Jn(i,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=F,!F.__f)){F.__f=!0;var r=F.shouldComponentUpdate;
F.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var h=!1,p=this.props!=o;if(l.__.some(function(m){m.__N&&(h=!0,Jn(m.__[0],m.__N[0])||(p=!0))}),
r){var u=r.call(this,o,i,a);return h?u||p:u}return!h||p}}return n.__}function Co(s,e){var t=$t(Ke++,3);!U.__s&&Qn(t.__H,e)&&(t.__P=!0,t.__=s,t.u=e,F.__H.__h.push(
t))}function Q(s,e){var t=$t(Ke++,4);!U.__s&&Qn(t.__H,e)&&(t.__P=!1,t.__=s,t.u=e,F.__h.push(t))}function G(s){return Ss=5,Ye(function(){return{current:s}},[])}function Ye(s,e){var t=$t(Ke++,7);return Qn(t.__H,e)&&(t.__=s(),t.__H=e),t.__}function $o(s){var e=F.context[s.__c],t=$t(Ke++,9);return t.c=s,e?(t.__==null&&(t.__=!0,e.sub(F)),e.props.value):s.__}function Rl(){var s;do{for(;s=Xn.shift();)try{Ct(s)}catch(t){U.__e(t,{__:(s=s.__P)&&s.__v})}for(;s=Ao.shift();){var e=s.__H;if(s.__P&&e)try{e.__h.some(Ct),e.__h.
some(Zn),e.__h=[]}catch(t){e.__h=[],U.__e(t,s.__v)}}}while(Xn.length)}U.__b=function(s){F=null,zo&&zo(s)},U.__=function(s,e){s&&e.__k&&e.__k.__m&&(s.__m=e.__k.__m),
Ro&&Ro(s,e)},U.__r=function(s){Eo&&Eo(s),Ke=0;var e=(F=s.__c).__H;e&&(Yn==F?F.__h=[]:(e.__h.some(Ct),e.__h.some(Zn),Ke=0),e.__h=[],e.__.some(function(t){t.__N&&
(t.__=t.__N),t.u=t.__N=void 0})),Yn=F},U.diffed=function(s){To&&To(s);var e=s.__c;e&&e.__H&&(e.__H.__h.length&&Lo(Ao.push(e)),e.__H.__.some(function(t){t.u&&(t.
__H=t.u)})),Yn=F=null},U.__c=function(s,e){e.some(function(t){try{t.__h.some(Ct),t.__h=t.__h.filter(function(n){return!n.__||Zn(n)})}catch(n){t.__h=[function(){
throw n}]}}),Mo&&Mo(s,e)},U.unmount=function(s){Oo&&Oo(s);var e,t,n=s.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=s.__;t&&
(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,Lo(Xn.push(r))}else Ct(r)}catch(o){e=o}}),n.__H=void 0,e&&U.__e(e,n.__v))};var jo=typeof requestAnimationFrame==
"function";function jl(s){var e,t=function(){clearTimeout(n),jo&&cancelAnimationFrame(e),setTimeout(s)},n=setTimeout(t,35);jo&&(e=requestAnimationFrame(t))}function Lo(s){
s!=1&&So==U.requestAnimationFrame||((So=U.requestAnimationFrame)||jl)(Rl)}function Ct(s){var e=F,t=s.__c;typeof t=="function"&&(s.__c=void 0,t()),F=e}function Zn(s){
var e=F;s.__c=s.__(),F=e}function Qn(s,e){return!s||s.length!=e.length||e.some(function(t,n){return!Jn(t,s[n])})}function Po(s,e){return typeof e=="function"?e(
s):e}var Ll=Symbol.for("pv"),Al=0;function c(s,e,t,n,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof s!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];var h={type:s,props:l,key:t,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Ll,__v:--Al,__i:-1,__u:0};return(r||o)&&(h.__source=r,h.__self=o),A.vnode&&A.vnode(h),h}var No=Br(null);function Pe(){let s=$o(No);return{...s.state,run:s.state.run,host:s,set:s.set,send:s.send}}var Ee=(s,e,t)=>ye(c(No.Provider,{value:s,children:e}),
t),Ho=({node:s})=>c("div",{class:"sv-drawn",ref:e=>e?.append(s)}),be=({name:s,children:e})=>c("button",{type:"button",class:"sv-term","data-term":s,"aria-haspop\
up":"dialog",children:e}),qo=/\u2068([^\u2069]*)\u2069/,Io=s=>Array.isArray(s)?s.map(Io):typeof s!="string"||!qo.test(s)?s:s.split(qo).map((e,t)=>t%2?c("bdi",{translate:!1,
children:e}):e),Cl=A.vnode;A.vnode=s=>{if(typeof s.type=="string"){let e=s.props;for(let[t,n]of Object.entries(e))t==="children"?e.children=Io(n):typeof n=="str\
ing"&&(e[t]=ee(n))}Cl?.(s)};var $l={mean_acceptance_length:s=>$(le(s.emitted,s.rounds)),acceptance_rate:s=>M(le(s.accepted,s.accepted+s.rejected)),draft_efficiency:s=>M(le(s.accepted,s.drafted)),
drafted:s=>re(s.drafted),emitted:s=>re(s.emitted)};function er({drafts:s,final:e},t){let n=s.slice(0,t),r=n.filter(h=>h.verdict==="accepted").length,o=n.some(h=>h.
verdict==="rejected")?1:0,i=!e&&r===s.filter(h=>h.verdict==="accepted").length,a=o?"correction":i?null:"bonus",l=o===1||i||s.length<=t;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(a?1:0),final:a,drawn:l}}function Do(s,e){let t={rounds:s.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of s){let{drafted:r,accepted:o,
rejected:i,emitted:a}=er(n,e);t.drafted+=r,t.accepted+=o,t.rejected+=i,t.emitted+=a}return t}function Pl(s){let{drafter:e,temperature:t}=s.settings;return O(s)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":T(s)==="block"&&t?"rules.whatif":""}function Fo(){let{run:s,gamma:e,moment:{round:t},set:n}=Pe(),r=s.trace.
settings.gamma,o=Pl(s.trace),i=e>=r,a=f(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return c("div",{class:"sv-block",children:[c("h3",{children:f("w\
hatif.gamma")}),c("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[c("span",{"aria-hidden":"true",children:"γ"}),c("input",{type:"range",min:1,max:r,
step:1,value:e,"aria-label":f("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:l})=>n({gamma:Number(l.value)})}),c("output",{class:"sv-whatif-value",
children:a})]}),!i&&c(ql,{gamma:e,most:r,rounds:s.rounds.slice(0,t)}),c("p",{class:"sv-note","aria-live":"polite",children:i?f(o||(r<2?"whatif.fewest":"whatif.t\
ry")):f("whatif.note",{gamma:e,rounds:t})})]})}function ql({gamma:s,most:e,rounds:t}){let[n,r]=[Do(t,1/0),Do(t,s)];return c("table",{class:"sv-figures-table",children:[
c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:f("whatif.rounds")}),c("th",{scope:"col",children:f("whatif.was",{gamma:e})}),c("th",{scope:"\
col",children:f("whatif.would",{gamma:s})})]})}),c("tbody",{children:Object.entries($l).map(([o,i])=>c("tr",{children:[c("th",{scope:"row",children:f(`whatif.ro\
w.${o}`)}),c("td",{children:i(n)}),c("td",{children:i(r)})]},o))})]})}var Uo=["draft","verify","accept"],Nl={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},zs=36,Hl=20,Il=5;function tr(s,e){let t=(n,r)=>d(
"li",{},d("span",{class:"sv-swatch","data-part":n}),C(Nl[n],r));return d("ul",{class:"sv-legend"},...Uo.map(n=>t(n,s(`part_key.${n}`))),...e?[t("plain",e)]:[])}
var Es=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(e){this.say=e,this.head=d("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
d("div",{class:"sv-rows",role:"rowgroup"}),this.grid=d("div",{class:"sv-grid",role:"grid","aria-label":e("rounds.label")},d("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=d("div",{class:"sv-rounds-scroll"},this.grid),this.detail=d("p",{class:"sv-note sv-round-detail"},e("rounds.detail")),
["pointerover","focusin"].forEach(t=>this.body.addEventListener(t,n=>this.showTime(n))),this.note=d("p",{class:"sv-note"},e("rounds.note")),this.node=d("section",
{class:"sv-section sv-rounds"},d("div",{class:"sv-section-head"},d("h2",{},C("round",e("rounds.heading"))),d("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(t=>d("li",{},d("span",{class:"sv-mark","data-kind":t}),C(t,e(`kind.${t}`)))))),this.note,this.scroller,this.detail,d("div",
{class:"sv-foot"},d("ul",{class:"sv-legend"},d("li",{},d("span",{class:"sv-swatch","data-part":"overlap"}),C("overlap",e("rounds.overlap_key")))),tr(e,e("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(e){this.run=e,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],b(this.note,this.say(O(e.trace)?"tree.rounds":"rounds.note")),b(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.
row(t);this.rows.push(n),e.append(n)}for(this.grid.classList.toggle("sv-many",this.rows.length>Hl),this.body.append(e),this.body.style.height=`${this.rows.length*
zs}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>Il);let e=(t,n="")=>d("div",{role:"columnheader",class:n},
t);this.head.replaceChildren(e("#","sv-number"),...Array.from({length:this.width},(t,n)=>e(this.say("rounds.guess",{n:n+1}))),e(this.say("rounds.final"),"sv-fin\
al"),e(this.say("rounds.time"),"sv-time"))}row(e){let{drafts:t,positions:n=[]}=this.run.rounds[e],{slots:r,final:o}=this.run.rows[e],i=d("div",{class:"sv-row sv\
-ahead",role:"row","data-round":e},d("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:e+1})},String(e+1)));return r.forEach((a,l)=>{
let h=l<t.length&&n[l]?n[l].overlap:null,p=this.cell(a,e,l,h);a===o&&p.classList.add("sv-final"),i.append(p)}),i.append(this.time(this.run.rounds[e].times)),i}cell(e,t,n,r){
let o=$e(d("span",{class:"sv-cell-text",translate:"no"}),e,!0);return d("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":e.kind,"data-at":`${t}.${n}`,
"aria-label":this.label(t,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},d("span",{class:"sv-mark","data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,t,n,r){
let o=Ge(this.run,e,t,this.say,r);return n==null?o:this.say("token.aria_overlap",{label:o,overlap:D(n,2)})}time(e){let t=e.draft+e.verify+e.accept;this.spans.push(
t);let n=this.say("rounds.row_time",{total:P(t),draft:P(e.draft),verify:P(e.verify),accept:P(e.accept)}),r=d("div",{class:"sv-bar"},...Uo.map(o=>d("span",{"data\
-part":o,style:`--t:${e[o]}`})));return d("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},d("div",{class:"sv-bars-pair"},r),d("span",{class:"\
sv-ms"},P(t)))}compare(e){let{sums:t,plain:n}=this.run.folds,r=t[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.until[t[e].emitted],i=this.rows[e].
lastElementChild;if(!i)return!1;let a=this.say("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:P(o)});return i.setAttribute("aria-label",a),i.firstElementChild?.
append(d("div",{class:"sv-bar sv-bar-plain"},d("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.spans[e],o),!0}showTime({target:e}){
let t=e instanceof Element?e.closest(".sv-time"):null,n=t?.parentElement;if(!t||!n)return;let r=Number(n.dataset.round)+1;b(this.detail,this.say("rounds.detail_\
of",{round:r,time:t.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<
n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){
let{now:t,shown:n}=this;if(t!==null&&(!e||t!==n)&&(this.rows[t].classList.toggle("sv-ahead",t>=n),this.rows[t].classList.remove("sv-row-now"),this.run.rows[t].slots.
forEach((o,i)=>this.dress(t,i,null)),this.now=null),!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.
toggle("sv-verified",e.verified),e.looks.forEach((o,i)=>this.dress(n,i,o))}dress(e,t,n){let r=this.find({round:e,index:t});if(!r)return;let{kind:o}=this.run.rows[e].
slots[t],i=n==="absent",a=t<this.run.rounds[e].drafts.length&&(this.run.rounds[e].positions||[])[t],l=n==="guessed"||n==="lit"&&this.concealed,h=a&&!l?a.overlap:
null;z(r,"data-kind",n||o),r.firstElementChild&&z(r.firstElementChild,"data-kind",n||o),z(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(
h||0)),i||z(r,"aria-label",this.label(e,t,h,n||o))}showCut(e,t){let n=this.run.trace.settings.gamma,r=e<n?e:1/0,o=r===this.cutting?Math.min(t,this.cut):0,i=Math.
max(t,this.cut);if(r!==this.cutting||r<1/0)for(let a=o;a<i;a+=1)this.markCut(a,a<t?r:1/0);this.cutting=r,this.cut=t}markCut(e,t){let n=this.run.rounds[e],{drawn:r}=er(
n,t);this.run.rows[e].slots.forEach((o,i)=>{let a=this.find({round:e,index:i}),l=i<n.drafts.length?i>=t:!r,h=i===t&&!r;a&&(a.classList.toggle("sv-cut",l&&!h),a.
classList.toggle("sv-cut-own",h),z(a,"aria-description",l?this.say(h?"whatif.own":"whatif.gone",{gamma:t}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(
`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.rows.slice(0,this.shown+(this.now==null?0:1)),t=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(
n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll("[role=gridcell]")].filter(o=>r<this.shown||t(o)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,t=(this.shown+(this.now==null?0:1))*zs;t>e+this.height?this.scroller.scrollTop=t-this.
height:t-2*zs<e&&(this.scroller.scrollTop=Math.max(0,t-2*zs))}relayout(){this.height=null}};var Wo=20,Dl=5,Ts=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(e){this.say=e,this.root=d("span",{class:"sv-tree-text","aria-hidden":"true"},
e("tree.text")),this.grid=d("div",{class:"sv-tree-grid",role:"grid","aria-label":e("tree.label")}),this.mask=d("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=d("p",{class:"sv-tree-note"}),this.node=d("div",{class:"sv-tree",hidden:!0},d("div",{class:"sv-tree-scroll"},this.grid),d("div",{class:"sv-mask-side"},d("p",
{class:"sv-mask-name"},C("tree_mask",e("tree.mask"))),this.mask,this.note))}build(e,t){Object.assign(this,{run:e,number:t});let n=e.rounds[t],{drafts:r,final:o}=n,
{slots:i}=e.rows[t],a=ie(r),l=r.map((u,m)=>oe(r,m));o&&(a.push(Ie(r).length),l.push(Ie(r).at(-1)??-1));let{rows:h,count:p}=ro(l);this.leaves=i.map((u,m)=>this.leaf(
u,m,{column:a[m]+2,row:h[m],above:h[l[m]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(u,m)=>this.leaves.flatMap(({node:v},g)=>a[g]===m?[v]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(p,this.levels.length)>Dl),this.grid.style.setProperty("--rows",String(p)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:u})=>u),...this.levels.map(u=>d("div",{role:"row",class:"sv-tree-level"},...u))),this.masked=r.map((u,m)=>this.maskRow(m,wt(r,m))),this.mask.style.
setProperty("--nodes",String(r.length)),this.mask.classList.toggle("sv-mask-fine",r.length>20),this.mask.replaceChildren(...this.masked)}leaf(e,t,{column:n,row:r,
above:o}){let i=d("span",{class:"sv-mark","aria-hidden":"true"}),a=$e(d("span",{class:"sv-tree-token",translate:"no"}),e,!0),l=d("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${t}`,style:`grid-column:${n};grid-row:${r+1}`},i,a),h=d("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${n};grid-row:${o+1}/${r+2}`});return h.classList.toggle("sv-tree-bend",r>o),{node:l,mark:i,link:h}}maskRow(e,t){let n=[0,...t.map(r=>r+1)];return d(
"div",{class:"sv-mask-row","data-at":`${this.number}.${e}`},...n.map(r=>d("span",{class:"sv-mask-cell","data-column":r,style:`--column:${r}`})))}show(e,t,n,r){(e!==
this.run||t!==this.number||this.leaves.length!==e.rows[t].slots.length)&&this.build(e,t);let{drafts:o}=e.rounds[t];this.leaves.forEach(({node:a,mark:l,link:h},p)=>{
let u=n[p]??"absent";[a,l,h].forEach(m=>z(m,"data-kind",u)),z(a,"aria-hidden",u==="absent"?"true":null),z(a,"aria-label",u==="absent"?null:this.label(e,t,p,u)),
this.masked[p]&&z(this.masked[p],"data-kind",u)});let i=Ie(o).length;b(this.note,r?this.say("tree.sum",{verified:o.length,accepted:i,wasted:o.length-i}):this.say(
"tree.sees"))}label(e,t,n,r){let{say:o}=this,i=Ge(e,t,n,o,r),{drafts:a}=e.rounds[t];if(n>=a.length)return i;let l=wt(a,oe(a,n)).map(h=>xe(e.rows[t].slots[h],o));
return o(l.length?"tree.aria":"tree.aria_first",{label:i,level:l.length+1,line:l.join(" ")})}light(e){let{run:t,number:n}=this,r=t?.rounds[n]?.drafts??[],o=e&&e.
round===n&&e.index<r.length?e.index:-1,i=wt(r,o);this.leaves.forEach(({node:a,link:l},h)=>[a,l].forEach(p=>p.toggleAttribute("data-line",i.includes(h)))),this.root.
toggleAttribute("data-line",o>=0),this.masked.forEach((a,l)=>a.toggleAttribute("data-line",l===o))}find(e){return e&&e.round===this.number&&this.leaves[e.index]?.
node||null}reveal(e){let t=this.grid.parentElement,n=this.leaves[e]?.node;if(!t||!n)return;let r=(l,h,p,u)=>Math.min(0,l-Wo-p)||Math.max(0,h+Wo-u),[o,i,a]=[n,this.
node,t].map(l=>l.getBoundingClientRect());this.node.scrollTop+=r(o.top,o.bottom,i.top,i.bottom),t.scrollLeft+=r(o.left,o.right,a.left,a.right)}rows(){return this.
levels.map(e=>e.filter(t=>t.dataset.kind!=="absent")).filter(e=>e.length)}};var Fl=7,Ul=12;function Bo(s,e){s.style.setProperty("--sv-characters",String(e?.length||1))}var Ms=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(e){
this.say=e,this.tree=new Ts(e),this.row=d("div",{class:"sv-slots",role:"row"}),this.guesses=C("draft",e("round.guesses")),this.tests=d("li",{hidden:!0},C("accep\
t_test",e("round.tests"))),this.node=d("section",{class:"sv-round","aria-label":e("round.label")},d("ul",{class:"sv-slot-names"},d("li",{},this.guesses),d("li",
{},C("verification",e("round.pass"))),this.tests),d("div",{class:"sv-slots-grid",role:"grid","aria-label":e("round.label")},this.row),this.tree.node)}show(e,t){
let{moment:n}=e,r=Se(e),o=Math.max(0,We(e)),i=o in t.rounds&&W(t.rounds[o]);this.node.classList.toggle("sv-round-tree",i),this.tree.node.hidden=!i;let a=t===this.
run&&o===this.number&&(i||this.cells.length>0);i?Object.assign(this,{run:t,number:o,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(t,
o)+1)&&this.build(t,o);let l=t.rows[o]?.slots??[],h=r?.looks??l.map(({kind:u})=>n.round?u:"absent");this.node.classList.toggle("sv-round-now",!!r),this.node.classList.
toggle("sv-verified",r?r.verified:n.round>0),i&&this.tree.show(t,o,h,!r&&n.round>0),i&&(n!==this.moment||!a)&&(r?r.phase.name!=="verify"&&r.phase.name!=="discar\
d":n.round)&&this.tree.reveal(zt(e).at?.index??l.length-1),this.moment=n,this.node.classList.toggle("sv-round-fallen",!!r?.fallen),this.node.dataset.phase=r?.phase.
name??"";let p=!r&&e.entered==="step"?l.length-1:-1;this.cells.forEach(({node:u},m)=>{this.dress(m,h[m]??"absent",Rt(e)),u.toggleAttribute("data-now",r?.phase.index===
m),u.toggleAttribute("data-entered",p===m)}),this.tests.hidden=!this.cells.some(({figures:u})=>u.textContent)}wide(e,t){let n=e.rounds[t]?.drafts.length??0;return O(
e.trace)?n:Math.max(n,Math.min(e.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(e,t){
let n=this.cells.findIndex(({node:p})=>p===document.activeElement);e!==this.run&&this.relayout(),Object.assign(this,{run:e,number:t});let r=e.rows[t]?.slots??[],
o=e.rounds[t]?.drafts.length??-1;this.cells=Array.from({length:o+1},(p,u)=>this.cell(e,r[u],u));let i=O(e.trace)?o:e.width;this.node.classList.toggle("sv-round-\
tight",i>=Fl),this.node.classList.toggle("sv-round-tighter",i>=Ul);let{models:a,settings:{drafter:l}}=e.trace,h=e.rounds[t]?.drafts[0]?.source??l;this.guesses.dataset.
term=h==="model"?"draft":"drafter",b(this.guesses,l==="model"?this.say("round.guesses"):pe(this.say,h,a.pair)),this.place(this.wide(e,t)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(e,t))),n>=0&&(this.cells[n]??this.cells.at(-1))?.node.focus()}place(e){
let t=this.cells.length-1,n=Array.from({length:e+1},(r,o)=>{let i=o===e?t:o<t?o:-1;return this.cells[i]?.node??d("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",e===0),this.row.replaceChildren(...n)}cell(e,t,n){let{drafts:r,positions:o=[]}=e.rounds[this.number],
i=r[n],a=d("span",{class:"sv-gauge-draw"}),l=d("span",{class:"sv-gauge",hidden:!0},d("span",{class:"sv-gauge-keep"}),a),h=d("span",{class:"sv-slot-says",hidden:!0}),
p=d("span",{class:"sv-mark","aria-hidden":"true"}),u=d("span",{class:"sv-slot-kind"}),m=d("span",{class:"sv-slot-figures"}),v=Z(i);if(e.trace.settings.temperature===
0&&i){let k=o[n]?.candidates.find(([,y])=>y===1);b(h,k?K(e.alone(k[0])):""),Bo(h,h.textContent)}else v!==null&&(l.style.setProperty("--keep",String(v)),a.style.
setProperty("--draw",String(i.draw??0)));let x=d("span",{class:"sv-slot-text"});return Bo(x,t?.text),t&&$e(x,t,!0),{node:d("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${n}`,style:`--i:${n}`},d("span",{class:"sv-slot-token",translate:"no"},x),d("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},l,h),d("span",{class:"sv-slot-verdict","aria-hidden":"true"},p,u),m),gauge:l,needle:a,says:h,mark:p,kind:u,figures:m}}dress(e,t,n){let{run:r,number:o,say:i}=this,
a=this.cells[e];if(!r||!a)return;let l=r.rounds[o].drafts[e],h=t==="accepted"||t==="rejected",p=!!l&&(h||t==="untested"||t==="lit"&&!n),u=Z(l),m=r.trace.settings.
temperature===0;z(a.node,"data-kind",t),z(a.mark,"data-kind",t),z(a.node,"aria-hidden",t==="absent"?"true":null),z(a.node,"aria-label",t==="absent"?null:Ge(r,o,
e,i,t)),a.gauge.hidden=m||!p||u===null,a.says.hidden=!m||!p;let v=h&&!m&&!De(l,T(r.trace))?l.draw:null;a.needle.hidden=v==null,b(a.kind,t==="absent"||t==="guess\
ed"||t==="lit"?"":i(`kind.${Fe(t,r.trace)}`)),b(a.figures,v!=null&&u!==null?this.test(l,v,u):"")}test(e,t,n){let r=this.run?.rounds[this.number].drafts??[];if(e.
verdict==="accepted"&&t>=n)return this.say("rules.kept_by",{n:et(r)+1});let[o,i]=te(t,n);return this.say(t<n?"round.below":"round.above",{draw:o,threshold:i})}find(e){
return this.tree.node.hidden?e&&e.round===this.number&&this.cells[e.index]?.node||null:this.tree.find(e)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:e})=>e.dataset.kind==="absent"?[]:[e])]:this.tree.rows()}};var Vo=2,Go=16,Wl=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Ko=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Bl(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Vl(){try{return[...document.styleSheets].every(({cssRules:s})=>s)}catch{return!1}}function Gl(s){let e=s.cloneNode(!0),t=s.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=t[r].getBoundingClientRect(),a=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
d("img",{src:t[r].toDataURL(),alt:"",style:a}))}),e.querySelectorAll(Wl).forEach(n=>n.remove()),e}function Kl(s){let e=s.closest(".specviz"),{width:t}=s.getBoundingClientRect(),
n=d("div",{style:`width: ${t+2*Go}px; padding: ${Go}px`},Gl(s)),r=d("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:a,lineHeight:l}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:a,
lineHeight:l,fontFamily:Le}),e.append(r);let h=n.getBoundingClientRect(),p=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:p,width:Math.ceil(h.width),height:Math.ceil(h.height)}}async function Yl(s){let{outer:e,page:t,width:n,height:r}=Kl(s),
o=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Ko,""),i=new XMLSerializer().serializeToString(e).replace(Ko,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(Bl())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,l=new Image;l.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await l.decode();let h=d("canvas",{width:n*Vo,height:r*Vo}),p=h.getContext("2d");return p.
fillStyle=t,p.fillRect(0,0,h.width,h.height),p.drawImage(l,0,0,h.width,h.height),h.toDataURL("image/png")}function Os(s,e,t){return Vl()?d("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>d("a",{href:await Yl(e),download:`specviz-${t}.png`}).click()}},s("snapshot")):null}var Jl={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Rs(s,e){let{key:t}=e,n=s.findIndex(i=>i===document.activeElement),r=Jl[t],o=t==="Home"?0:t===
"End"?s.length-1:r?(n+r+s.length)%s.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),s.forEach((i,a)=>{i.tabIndex=a===o?0:-1}),s[o].
focus(),o)}var Xl=["race","same","time","guesses"],Pt=0,js=class{constructor({say:e,set:t,views:n}){Pt+=1,this.names=Object.keys(n),this.set=t,this.tabs=this.names.map(r=>d(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${Pt}-${r}`,"aria-controls":`sv-view-${Pt}-${r}`,"data-view":r,on:{click:()=>t({view:r})}},e(`\
views.${r}`))),this.panels=this.names.map(r=>d("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${Pt}-${r}`,"aria-labelledby":`sv-tab-${Pt}-${r}`,"data-view":r},
...Xl.includes(r)?n[r].flatMap(o=>[o,Os(e,o,r)].filter(i=>i!==null)):n[r])),this.list=d("div",{class:"sv-view-tabs",role:"tablist","aria-label":e("views.label"),
on:{keydown:r=>this.walk(r)}},...this.tabs),this.node=d("div",{class:"sv-views"},this.list,...this.panels)}has(e){return this.names.includes(e)}show({view:e}){this.
names.forEach((t,n)=>{z(this.tabs[n],"aria-selected",String(t===e)),this.tabs[n].tabIndex=t===e?0:-1,this.panels[n].hidden=t!==e})}walk(e){let t=Rs(this.tabs,e);
t>=0&&this.set({view:this.names[t]})}};var Zl=1.96,Ql=300;function sr(s,e){let t=s/e,n=Zl**2/e,r=(t+n/2)/(1+n),o=Math.sqrt((t*(1-t)+n/4)*n)/(1+n);return{share:t,low:Math.max(0,r-o),high:Math.min(1,r+
o),tested:e}}function nr(s){let e=s.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),t=s.filter(n=>!W(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:o,verdict:i,confidence:a},l)=>{let h=e?a:r[l]?.candidates.find(([p])=>p===o)?.[4];return i==="untested"||h==null?[]:[{chance:h,accepted:i==="accepted"}]}));
return{headed:e,tests:t}}function Yo(s,e){let t=T({settings:s});return t==="token"||t==="match"&&!e||s.temperature===0}function Jo(s){let e=s.length<Ql?5:10;return Array.
from({length:e},(t,n)=>{let r=s.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:a})=>i+a,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...sr(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:t})=>t)}function rt(){let s=G(null),[e,t]=J(0);return Q(()=>{let n=s.current,r=()=>t(n.clientWidth);r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},
[]),[s,e]}function Ls({label:s,heads:e,rows:t,hidden:n}){let[r,o]=J(!1);return c("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>o(i.open),children:[
c("summary",{children:f("chart.table")}),c("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":s,children:c("table",{children:[c("thead",{children:c(
"tr",{children:e.map(i=>c("th",{scope:"col",children:i}))})}),c("tbody",{children:r&&t.map(i=>c("tr",{children:i.map(a=>c("td",{children:a}))}))})]})})]})}var As=196,Cs=40,Xo=10,Zo=10,rr=40,ec=[0,.5,1],ot=10;function or({dots:s,axis:{title:e,ticks:t},says:n,diagonal:r=!1}){let[o,i]=rt(),a=p=>Cs+p*(i-Cs-Xo),l=p=>Zo+
(1-p)*(As-Zo-rr),h=s.filter(({tested:p})=>p>=ot);return c("div",{class:"sv-dots",role:"img","aria-label":n,ref:o,children:[i>0&&c("svg",{width:i,height:As,"aria\
-hidden":"true",children:[ec.map(p=>c(R,{children:[c("line",{class:"sv-dots-grid",x1:Cs,x2:i-Xo,y1:l(p),y2:l(p)}),c("text",{x:Cs-6,y:l(p)+4,"text-anchor":"end",
children:`${p*100}%`})]})),r?c("line",{class:"sv-dots-equal",x1:a(0),x2:a(1),y1:l(0),y2:l(1)}):c("polyline",{class:"sv-dots-line",points:h.map(p=>`${a(p.x)},${l(
p.share)}`).join(" ")}),t.map(({at:p,label:u})=>c("text",{x:a(p),y:As-rr+15,"text-anchor":p<1?"middle":"end",children:u})),s.map(p=>c(R,{children:[c("line",{class:"\
sv-dots-whisker",x1:a(p.x),x2:a(p.x),y1:l(p.low),y2:l(p.high)}),c("circle",{class:p.tested<ot?"sv-dots-few":"sv-dots-point",cx:a(p.x),cy:l(p.share),r:5}),c("tex\
t",{class:"sv-dots-count",x:a(p.at),y:As-rr+28,"text-anchor":"middle",children:p.tested})]}))]}),c("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var $s=["accepted","rejected","untested"],tc=[0,.2,.4,.6,.8,1].map(s=>({at:s,label:M(s)}));function sc(s){let e=Array.from({length:Math.max(0,...s.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));s.forEach(({drafts:n})=>{W({drafts:n})?nc(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{e[o][r.verdict]+=
1})});let t=e.findLastIndex(n=>$s.some(r=>n[r]));return e.slice(0,t+1)}function nc(s){let e=ie(s);return Array.from({length:Math.max(...e)+1},(t,n)=>{let r=s.filter(
(o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function rc(s){let e=s.map(r=>r.drafts.
filter(o=>o.verdict==="accepted").length),t=s.map(({drafts:r})=>W({drafts:r})?Math.max(...ie(r))+1:r.length),n=Array(Math.max(0,...t)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var Qo=({columns:s,says:e})=>c("div",{class:`sv-columns${s.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:s.map(({label:t,value:n,
parts:r})=>c("div",{class:"sv-column",children:[c("span",{class:"sv-column-value",children:n}),c("span",{class:"sv-column-bar",children:r.map(([o,i])=>c("span",
{"data-kind":o,style:`--n:${i}`}))}),c("span",{class:"sv-column-label",children:t})]}))}),Ps=({heading:s,means:e,says:t,heads:n,rows:r,children:o})=>c("figure",
{class:"sv-figure-block",children:[c("h3",{children:c(be,{name:e,children:s})}),o,c("p",{class:"sv-note",children:t}),c(Ls,{label:s,heads:n,rows:r})]}),ei=(s,e)=>f(
"calibration.between",{from:M(s),to:M(e)}),ti=({share:s,low:e,high:t,tested:n})=>[M(s),ei(e,t),n],si=s=>s.some(({tested:e})=>e<ot)&&f("given.hollow",{few:ot});function oc({
slots:s,rounds:e}){let t=s.filter(({accepted:a,rejected:l})=>a+l>0),n=t.length,r=s.length===1?"aria_one":n===1?"aria_first":"aria",o=(a=0)=>M(a/e),i=s.length?f(
`slots.${r}`,{first:o(s[0].accepted),last:o(t[n-1]?.accepted),n}):f("slots.none");return c(Ps,{heading:f("slots.heading"),means:"acceptance_by_position",says:i,
heads:[f("slots.slot"),...$s.map(a=>f(`kind.${a}`)),f("slots.of_rounds"),f("slots.of_judged")],rows:s.map(({accepted:a,rejected:l,untested:h},p)=>[p+1,a,l,h,o(a),
M(a/(a+l))]),children:[c(Qo,{says:i,columns:s.map((a,l)=>({label:String(l+1),value:o(a.accepted),parts:$s.map(h=>[h,a[h]/e])}))}),c("ul",{class:"sv-legend",children:$s.
map(a=>c("li",{children:[c("span",{class:"sv-swatch","data-kind":a}),f(`kind.${a}`)]}))})]})}function ic({slots:s}){let e=s.flatMap(({accepted:l,rejected:h},p)=>{
let u=(p+.5)/s.length;return l+h?[{...sr(l,l+h),x:u,at:u,label:String(p+1)}]:[]}),t=e.filter(({tested:l})=>l>=ot),[n,r]=[t[0],t[t.length-1]],o=t.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=t.length>1&&f("given.ends",{first:n.label,last:r.label,first_share:M(n.share),last_share:M(r.share)}),a=e.length?
L(i,f(`given.${o}`),si(e)):f("slots.none");return c(Ps,{heading:f("given.heading"),means:"acceptance_by_position",says:a,heads:[f("slots.slot"),f("slots.of_judg\
ed"),f("given.interval"),f("given.tested")],rows:e.map(l=>[l.label,...ti(l)]),children:c(or,{dots:e,axis:{title:f("given.axis"),ticks:e},says:a})})}function ac({
counts:s,rounds:e}){let t=Math.max(...s),n=s.reduce((i,a,l)=>i+a*l,0)/e,r=s.flatMap((i,a)=>i===t?[a]:[]),o=f(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:$(n),commonest:r.join(f("comma")),count:t,rounds:e});return c(Ps,{heading:f("lengths.heading"),means:"mean_acceptance_length",says:o,heads:[f("length\
s.length"),f("lengths.rounds")],rows:s.map((i,a)=>[a,i]),children:c(Qo,{says:o,columns:s.map((i,a)=>({label:String(a),value:String(i),parts:[["accepted",i/Math.
max(1,t)]]}))})})}function lc({run:s,shown:e}){let t=nr(s.rounds);if(!t.tests.length)return null;let n=f("calibration.heading");if(!Yo(s.trace.settings,t.headed))
return c("figure",{class:"sv-figure-block",children:[c("h3",{children:c(be,{name:"calibration",children:n})}),c("p",{class:"sv-note",children:f("calibration.oth\
er_rule",{rule:f(`rules.name.${T(s.trace)}`)})})]});let{headed:r,tests:o}=nr(s.rounds.slice(0,e)),i=r?"head":"own",a=Jo(o).map(u=>({...u,x:u.mean,at:(u.from+u.to)/
2})),l=o.reduce((u,{chance:m})=>u+m,0)/o.length,h=o.filter(({accepted:u})=>u).length/o.length,p=a.length?L(f(`calibration.${i}`),f("calibration.sum",{mean:M(l),
share:M(h),tested:o.length}),f("calibration.equal"),si(a)):f("slots.none");return c(Ps,{heading:n,means:"calibration",says:p,heads:[f("calibration.predicted"),f(
"calibration.mean"),f("slots.of_judged"),f("given.interval"),f("given.tested")],rows:a.map(u=>[ei(u.from,u.to),M(u.mean),...ti(u)]),children:c(or,{dots:a,axis:{
title:f(`calibration.axis.${i}`),ticks:tc},says:p,diagonal:!0})})}function ni(s){let{run:e,shown:t}=s,n=e.rounds.slice(0,t),r=sc(n);return c("section",{class:"s\
v-section",children:e.width>0&&c(R,{children:[c("div",{class:"sv-section-head",children:c("h2",{children:f("breakdown.heading")})}),c("div",{class:"sv-breakdown\
-charts",children:[c(oc,{slots:r,rounds:t}),c(ic,{slots:r}),c(ac,{counts:rc(n),rounds:t}),c(lc,{...s})]})]})})}var cc={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},dc=["draft","verify","accept"];function ri({plain:s}){let e=(t,n)=>c("li",{children:[
c("span",{class:"sv-swatch","data-part":t}),c(be,{name:cc[t],children:n})]});return c("ul",{class:"sv-legend",children:[dc.map(t=>e(t,f(`part_key.${t}`))),s&&e(
"plain",s)]})}var ii=["draft","verify","accept"],pc=["plain","speculative","bursts"];function hc(s,e){let t=s.folds.cost(e);if(!t||!t.plain)return null;let n=s.folds.at(s.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:t.draft*r,verify:t.verify*r,accept:t.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/t.
plain,speedup:s.folds.measured(e)}}var ai=s=>Object.fromEntries(ii.map(e=>[e,P(s[e])]));function uc(s,e){if(!e)return f(s.folds.plain.tokens.length||!s.length?"\
costs.early":"headline.not_measured");let{parts:t,speedup:n}=e,r=ii.reduce((a,l)=>t[a]>=t[l]?a:l),[o,i]=[$(e.steps),$(e.length)];return L(f("costs.round",{round:P(
e.round),steps:o,length:i,...ai(t)}),n===null?f("headline.impossible"):f(n>=1?"costs.faster":"costs.slower",{steps:o,length:i,speedup:Y(n),blame:f(`part.${r}`)}))}
var oi=({way:s,parts:e,most:t})=>c("div",{class:"sv-cost",children:[c("span",{children:f(`race.${s}`)}),c("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>c("span",{"data-part":n,style:`--n:${r/t}`}))}),c("span",{class:"sv-cost-value",children:P(Object.values(e).reduce((n,r)=>n+r,0))})]});function vc({
plain:s,draft:e,verify:t,accept:n}){let r={draft:e,verify:t,accept:n},o=e+t+n,i=Math.max(s,o);return c("div",{class:"sv-costs",role:"img","aria-label":f("costs.\
aria",{plain:P(s),total:P(o),...ai(r)}),children:[c(oi,{way:"plain",parts:{plain:s},most:i}),c(oi,{way:"speculative",parts:r,most:i})]})}function li({run:s,shown:e}){
let t=s.folds.cost(e),n=hc(s,e),r=s.folds.gaps(e);return c("section",{class:"sv-section",children:c("div",{class:"sv-costs-columns",children:[c("div",{class:"sv\
-costs-block",children:[c("div",{class:"sv-section-head",children:c("h2",{children:f("costs.heading")})}),t&&n&&c(vc,{...t}),c(ri,{}),c("p",{class:"sv-note",children:uc(
s,n)})]}),c("div",{children:[c("div",{class:"sv-section-head",children:c("h2",{children:f("waits.heading")})}),c("div",{class:"sv-table sv-waits",children:c("ta\
ble",{children:[c("thead",{children:c("tr",{children:[c("td",{}),c("th",{scope:"col",children:f("waits.p50")}),c("th",{scope:"col",children:f("waits.p95")})]})}),
c("tbody",{children:pc.map(o=>c("tr",{children:[c("th",{scope:"row",children:f(`waits.${o}`)}),c("td",{children:P(r[o]?.p50)}),c("td",{children:P(r[o]?.p95)})]}))})]})}),
c("p",{class:"sv-note",children:f("waits.means")})]})]})})}var qs=260,qt=52,ir=14,ci=22,di=42,mc=.001,pi=mc/1.6,fc=[.001,.01,.1,1],gc=[10,100,1e3,1e4],xc=[["lossy",2],["exact",1]],hi=s=>s.map(e=>e.map(t=>t.toFixed(1)).join(
",")).join(" ");function bc({rule:s,points:e,width:t}){if(!e.length)return null;let[n,r]=e[e.length-1];return c("g",{class:"sv-convergence-line","data-rule":s,children:[
c("polyline",{points:hi(e)}),s==="exact"?c("circle",{cx:n,cy:r,r:5}):c("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),c("text",{class:"sv-convergence-name",x:n,y:r+
(s==="exact"?20:-10),"text-anchor":n>t/2?"end":"start",children:f(`frequencies.${s}`)})]})}function ui({found:{band:s,checkpoints:e,plan:t},seen:n,says:r}){let[
o,i]=rt(),a=Math.log(t[t.length-1]/t[0]),l=u=>qt+Math.log(u/t[0])/a*(i-qt-ir),h=u=>ci+Math.log(1/Math.max(u,pi))/Math.log(1/pi)*(qs-ci-di),p=u=>s.map((m,v)=>[l(
t[v]),h(m[u])]);return c("div",{class:"sv-convergence",role:"img","aria-label":r,ref:o,children:i>0&&c("svg",{width:i,height:qs,"aria-hidden":"true",children:[fc.
map(u=>c(R,{children:[c("line",{class:"sv-convergence-grid",x1:qt,x2:i-ir,y1:h(u),y2:h(u)}),c("text",{x:qt-6,y:h(u)+4,"text-anchor":"end",children:`${u*100}%`})]})),
gc.map((u,m)=>c("text",{x:l(u),y:qs-di+18,"text-anchor":["start","middle","middle","end"][m],children:u.toLocaleString("en")})),c("text",{class:"sv-convergence-\
title",x:(qt+i-ir)/2,y:qs-6,"text-anchor":"middle",children:f("frequencies.axis")}),c("polygon",{class:"sv-convergence-band",points:hi([...p(1),...p(0).reverse()])}),
xc.map(([u,m])=>c(bc,{rule:u,width:i,points:e.slice(0,n).map(v=>[l(v[0]),h(v[m][2])])},u))]})})}var ar=s=>s<5e-4?"0%":s<.1?`${(s*100).toFixed(1)}%`:M(s);var he=({text:s,oneLine:e=!1})=>c(R,{children:gt(s).map(({kind:t,text:n})=>{if(t==="text")return n;if(t==="control")return c("span",{class:"sv-control",children:xt(
n)});let r=e&&t!=="space";return c("span",{class:`sv-${t}${r?" sv-marked":""}`,children:r?"":n})})});function Ns(s,e){let t=de;return e.map(n=>{let r=s.piece(n),o=ve(t,r);return t=o.pending,{token:n,text:o.text,piece:r}})}var Je=({text:s,piece:e})=>s||me(e);function Hs(s,e){
let{output:t,plain:n,matched:r}=s.folds,o=Math.min(s.folds.at(e).emitted,n.tokens.length);return{speculative:Ns(s,t.slice(0,o)),plain:Ns(s,n.tokens.slice(0,Math.
min(o,s.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var wc=["accepted","correction","bonus"],yc=s=>s.rounds.flatMap(({drafts:e,final:t})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...t?[e.length?
t.kind:"plain"]:[]]);function Is({texts:{plain:s,speculative:e,parts:t},run:n,says:r}){let o=yc(n);return c("div",{children:[c("p",{class:"sv-pairs-key sv-note",
children:[f("lossless.pairs"),wc.map(i=>c("span",{class:"sv-pair-key","data-came":i,children:f(`lossless.came.${i}`)}))]}),c("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${K(s.map(({text:i})=>i).join(""))}`,children:s.map((i,a)=>{let l=e[a],h=i.token===l.token;return c("span",{class:"sv\
-pair","data-same":String(h),"data-parts":a===t?"":void 0,children:[c("span",{children:c(he,{text:Je(i),oneLine:!0})}),c("span",{class:"sv-pair-sign",children:h?
"=":"≠"}),c("span",{"data-came":o[a],children:c(he,{text:Je(l),oneLine:!0})})]},a)})})]})}var Ds=["exact","lossy"],vi=[1,2,3],kc=3,_c=.3,Sc=70,mi=48,zc=5e-4;function Ec({candidates:s,rest:e},t){let n=t===1?2:4;if(e[t]===null||e[t]>_c||e[n]===null)return 0;
let r=s.map(a=>a[t]??0);return[...s].sort((a,l)=>(l[t]??0)-(a[t]??0)).slice(0,kc).reduce((a,l)=>a+Math.max(0,(l[n]??0)-(l[t]??0)),0)*(1-r.reduce((a,l)=>a+l*l,0))}
function Tc(s){let e=s.trace.settings.temperature?1:3,[t,n]=[0,0];return s.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,a)=>{let l=s.folds.at(o).emitted+
a,h=l<s.folds.output.length&&l<s.folds.at(o+1).emitted?Ec(i,e):0;h>n&&([t,n]=[l,h])})),t}function Mc({trace:s,folds:e},t){let n=[...s.prompt,...e.output.slice(0,
t)],r=Object.fromEntries(n.map(o=>[o,s.pieces[o]]));return JSON.stringify({...s,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Oc=0,
Fs=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,t){Object.assign(this,{
ask:e,offered:t}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:f("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),Sc)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let t=Oc+=1;this.result={number:t,state:"loading",texts:0},this.start=Tc(this.run),this.ask("sample",{number:t,tokens:e,
take:this.takes,trace:Mc(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Nt=(s=0)=>s.toLocaleString(
"en"),fi=s=>`${(s*100).toFixed(1)}%`;function Rc({state:s,message:e,texts:t,of:n}){return s==="loading"||s==="error"?e||f(`frequencies.state.${s}`):f(`frequenci\
es.state.${s}`,{n:Nt(t),of:Nt(n)})}function jc(s,e,t,n){return f(`frequencies.${t>n?"beyond":"within"}.${s}`,{n:Nt(e),distance:ar(t),high:ar(n)})}function Lc(s,e){
let t=s.promptText+Ns(s,s.folds.output.slice(0,e)).map(r=>r.text).join(""),n=t.length>mi?`…${t.slice(-mi)}`:t;return f(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function Ac({run:s}){let e=Hs(s,s.length),t=e.parts===null,n=e.parts??e.compared,r=t?f("lossless.same",{n}):f("lossless.diffe\
r",{n,position:n+1});return c("div",{class:"sv-proof",children:[c("h4",{children:f("frequencies.greedy")}),c("p",{class:"sv-same","data-kind":t?"same":"differ",
children:r}),c(Is,{texts:e,run:s,says:r})]})}function Cc({tally:[s,e],row:t,texts:n,most:r}){return c("td",{children:[c("span",{class:"sv-count-bar",style:`--n:${s[t]/
n/r};--g:${e[t]/n/r}`,children:[c("span",{class:"sv-count-all"}),c("span",{class:"sv-count-guessed"}),c("span",{class:"sv-count-exact"})]}),fi(s[t]/n)]})}function $c({
run:s,found:e,seen:t,start:n}){let{rows:r,checkpoints:o,band:i,temperature:a,state:l}=e,h=t?o[t-1]:null,[p,...u]=h??[0],m=Math.max(...r.map(([,w])=>w),...u.flatMap(
([w])=>w.map(k=>k/p))),v=l!=="running"&&t===o.length&&t>0,g=Ds.map((w,k)=>v?jc(w,p,u[k][2],i[t-1][1]):""),x=w=>c("th",{scope:"col","data-rule":w,children:f(`fre\
quencies.${w}`)});return c("div",{class:"sv-proof",children:[c("h4",{children:f("frequencies.counted",{t:String(a),n:Nt(p)})}),c("p",{class:"sv-note",children:Lc(
s,n)}),c("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(w=>c("span",{class:"sv-count-key","data-part":w,children:f(`frequencie\
s.${w}`)}))}),c("table",{class:"sv-counts",children:[c("caption",{class:"sv-spoken",children:f("frequencies.caption")}),c("thead",{children:c("tr",{children:[c(
"th",{scope:"col",children:f("frequencies.beginning")}),["target",...Ds].map(x)]})}),c("tbody",{children:r.map(([w,k],y)=>(w!==null||k>=zc||u.some(([_])=>_[y]))&&
c("tr",{style:`--p:${k/m}`,children:[w===null?c("th",{scope:"row",class:"sv-others",children:f("frequencies.others")}):c("th",{scope:"row",translate:!1,children:c(
he,{text:w,oneLine:!0})}),c("td",{children:fi(k)}),Ds.map((_,E)=>h?c(Cc,{tally:u[E],row:y,texts:p,most:m},_):c("td",{},_))]},y))})]}),c("p",{class:"sv-note",children:f(
"frequencies.why")}),c("h4",{children:f("frequencies.curve")}),c("p",{class:"sv-note",children:f("frequencies.band")}),c(ui,{found:e,seen:t,says:L(...g)||f("fre\
quencies.curve")}),c("div",{role:"status",children:Ds.map((w,k)=>c("p",{class:"sv-told","data-rule":w,children:g[k]}))})]})}function Pc({test:s}){let[e,t]=J(vi[0]),
{result:n,isRunning:r}=s;return c("div",{class:"sv-sample-controls",children:[c("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?s.leave():s.begin(
e),children:f(r?"frequencies.stop":s.takes?"frequencies.again":"frequencies.sample")}),c("div",{class:"sv-toggles",role:"group","aria-label":f("frequencies.leng\
th"),children:vi.map(o=>c("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":o===e,disabled:r,onClick:()=>t(o),children:f(o>1?"frequencies\
.first":"frequencies.first_one",{n:o})}))}),c("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":f("frequencies.progress")}),c("p",{class:"\
sv-note",role:"status",children:n&&Rc(n)})]})}function gi({run:s,test:e}){let{result:t,refusal:n,offered:r}=e;if(!s.trace.settings.gamma||!(r||n))return null;let o=O(
s.trace);return c("div",{class:"sv-experiment",children:[c("h3",{children:f("frequencies.heading")}),!o&&r>0&&c("p",{class:"sv-note",children:f("frequencies.mea\
ns",{n:Nt(r)})}),!o&&c("p",{class:"sv-note",children:f("frequencies.lossy_means")}),o||!r?c("p",{class:"sv-note",children:n||f("frequencies.trees")}):c(Pc,{test:e}),
t?.greedy&&c(Ac,{run:new st(t.greedy)}),t?.rows?.length?c($c,{run:s,found:t,seen:e.seen,start:e.start}):null]})}function xi([s,e,t,n,r],o){let i=o?[n,r]:[e,t];return{token:s,target:i[0]??null,draft:i[1]??null}}var bi=({target:s,draft:e})=>s==null||e==null?null:Math.min(s,
e),lr=(s,e)=>s.reduce((t,n)=>{let r=n[e];return t===null||r===null?null:t+r},0);function qe(s,e=!1){return s.candidates.map(t=>xi(t,e)).map(t=>({...t,both:bi(t)}))}
function wi(s,e,t){let n=new Set(e.map(u=>u.token)),r=xi(s.rest,t),o=[{...r,both:bi(r)},...qe(s,t).filter(u=>!n.has(u.token))],[i,a]=[lr(o,"target"),lr(o,"draft")],
l=lr(e,"both"),p=!t&&l!==null&&i!==null&&a!==null&&s.overlap!=null?Math.min(Math.max(0,s.overlap-l),i,a):null;return{token:-1,target:i,draft:a,both:p}}var yi=(s,e)=>(e.
target??0)-(s.target??0)||(e.draft??0)-(s.draft??0);function Us(s,e,t=!1,n=8){let r=qe(s),o=new Map(qe(s,!0).map(u=>[u.token,Math.max(u.target||0,u.draft||0)])),
i=({token:u})=>o.get(u)??0,a=u=>(e.includes(u.token)?2:0)+Math.max(u.target||0,u.draft||0)+.001*i(u),l=r.sort((u,m)=>a(m)-a(u)).slice(0,n-1).sort((u,m)=>yi(u,m)||
i(m)-i(u)).map(u=>u.token),h=qe(s,t),p=l.flatMap(u=>h.find(m=>m.token===u)??[]);return[...p,wi(s,p,t)]}function Ws(s,e=!1){let t=qe(s,e).sort(yi);return[...t,wi(
s,t,e)]}function ki(s,{weight:e,taken:t,mass:n}){let r=qe(s),o=n??1-(s.overlap??1);if(o<=0||r.some(a=>a.both==null))return null;let i=r.map(({token:a,target:l,draft:h})=>({
token:a,share:(e*(l??0)-t(a,h??0))/o})).filter(a=>a.share>0).sort((a,l)=>l.share-a.share);return{shares:i,rest:Math.max(0,1-i.reduce((a,{share:l})=>a+l,0))}}function _i(s){
let[e,t]=[qe(s),qe(s,!0)];return t.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var qc=["plain","speculative"],Nc={float16:.0625,bfloat16:.5},Hc=.001;function Ic(s,e){let t=0;for(;s.folds.at(t+1).emitted<=e;)t+=1;return s.rounds[t].positions?.[e-
s.folds.at(t).emitted]??null}function Dc(s,e,t,n){let r=Ic(s,e),o=r?Ws(r,!0):[],[i,a]=[t,n].map(h=>o.find(p=>p.token===h)?.target??null);if(!i)return null;let l=Nc[s.
trace.models.target.dtype]||Hc;return{p:[i,a],gap:a?Math.abs(Math.log(i/a)):null,limit:l}}function Fc(s,e,[t,n]){let r=Dc(s,e,t.token,n.token);if(!r)return f("l\
ossless.unknown");let o={mine:K(Je(t)),theirs:K(Je(n)),p:Re(r.p[0]),q:Re(r.p[1]),gap:$(r.gap,3),limit:r.limit,dtype:s.trace.models.target.dtype};return r.gap==null?
f("lossless.unlisted",o):L(f("lossless.gap",o),f(r.gap<=r.limit?"lossless.tie":"lossless.fault",o))}function Uc(s,e,{compared:t,parts:n}){return e==="none"?f(s.
length&&!s.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?f(s.over&&t===s.folds.output.length?"lossless.same":"lossless.so_far",{
n:t}):f(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function Wc(s,{compared:e,parts:t,speculative:n,plain:r}){return e?s.trace.settings.temperature>0?f(V(T(s.trace))?
"rules.lossy":"lossless.sampling"):t===null?f("lossless.greedy"):Fc(s,t,[n[t],r[t]]):""}function Bc({way:s,tokens:e,parts:t}){let n=o=>o.map(({text:i})=>i).join(
""),r=t??e.length;return c("div",{class:"sv-twin","data-way":s,children:[c("h3",{children:f(`race.${s}`)}),c("div",{class:"sv-twin-text",translate:!1,children:[
c("span",{children:c(he,{text:n(e.slice(0,r))})}),t!==null&&c("mark",{class:"sv-parting",children:c(he,{text:Je(e[t]),oneLine:!0})}),c("span",{class:"sv-parted",
children:c(he,{text:n(e.slice(r+1))})})]})]})}function Vc({texts:s}){let e=G(null);return Q(()=>{let t=e.current,n=t?.querySelector("mark");t&&(t.scrollTop=n?Math.
max(0,n.offsetTop-t.clientHeight/2):0)},[s.parts]),c("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":f("lossless.texts"),ref:e,children:qc.map(t=>c(
Bc,{way:t,tokens:s[t],parts:s.parts}))})}function Si({run:s,shown:e,test:t}){let n=Hs(s,e),r=s.trace.settings.temperature===0,o=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",i=Uc(s,o,n),a=c("div",{class:"sv-own",children:[c("p",{class:"sv-verdict","data-kind":o,children:i}),c("p",{class:"sv-note",children:Wc(
s,n)}),n.compared>0&&(r?c(Is,{texts:n,run:s,says:i}):c(Vc,{texts:n}))]},"own"),l=c(gi,{run:s,test:t},"test");return c("section",{class:"sv-section",children:[c(
"div",{class:"sv-section-head",children:c("h2",{children:f("lossless.heading")})}),r?[a,l]:[l,a]]})}var It=1e-9,Ht=class{list;constructor(){this.list=[]}add(e,t,n,r=de){this.list.push({at:e,tokens:t,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let t=0,n=this.list.length;for(;t<n;){let r=t+n>>1;this.list[r].at<=e+It?t=r+1:n=r}return t}tokensAt(e){let t=this.list[this.by(e)-1];return t?t.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function zi(s,e,t,n){
let{folds:r}=s;for(t.cut(e);t.list.length<e;){let l=t.list.length,h=r.at(l+1),p=s.rows[l].slots.filter(u=>ze(u.kind));t.add(Be(h),h.emitted,p.map(u=>u.text).join(
""))}let{tokens:o,until:i}=r.plain,a=s.over&&e===s.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(a);n.list.length<a;){let l=n.list.length,{text:h,
pending:p}=ve(l?n.list[l-1].pending:de,s.piece(o[l]));n.add(i[l+1],l+1,h,p)}}function Dt(s,e){let t=s/e,n=10**Math.floor(Math.log10(t));return[1,2,5].map(r=>r*n).find(r=>r>=t)??10*n}var cr=(s,e)=>Array.from({length:Math.floor(s/e+1e-9)+1},
(t,n)=>n*e);var Gc=["draft","verify","accept"],dr=24,Ei=28,Ti=26,Kc=[1,4,16],Yc=16e3,Bs=class{run=null;rounds;steps;time;constructor({say:e,palette:t,seek:n}){this.say=e,this.
palette=t,this.seek=n,this.zoom=1,this.span=1,this.width=0,this.canvas=d("canvas",{class:"sv-lanes",role:"img","aria-label":e("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=d("span",{class:"sv-lanes-ahead"}),this.hand=d("span",{class:"sv-lanes-hand"}),this.scroller=d("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":e("race.picture")},d("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=Ve(e("race.zoom"),Kc.map(r=>[String(
r),r===1?e("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=d("div",{},d("div",{class:"sv-lanes-frame"},d("p",{class:"sv-lane-caption"},e("race.plai\
n")),d("p",{class:"sv-lane-caption sv-lane-second"},e("race.speculative")),this.scroller),d("div",{class:"sv-lanes-foot"},tr(e,e("race.key_plain")),this.zooms.node))}setZoom(e){
this.zoom=e,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(e,{span:t,ours:n,plain:r}){this.run=e,this.
span=t||1,this.rounds=n.list.length,this.steps=r.list.length,this.draw()}set(e){this.time=e;let t=this.x(e);this.hand.style.transform=`translateX(${Math.min(t,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${t.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(t)}keepInSight(e){let{scrollLeft:t,clientWidth:n}=this.
scroller;(e<t||e>t+n-40)&&(this.scroller.scrollLeft=e-n/2)}x(e){return e/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(Yc,Math.floor(this.scroller.clientWidth*this.zoom));let e=dr*2+Ei+Ti,t=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*t&&(this.canvas.width=this.width*t,this.canvas.height=e*t,z(this.canvas,"style",`width: ${this.width}px; height: ${e}px`));let n=this.canvas.getContext("2\
d");n&&(n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,this.width,e),this.drawAxis(n,e),this.drawPlain(n,this.run),this.drawOwn(n,this.run,dr+Ei))}drawAxis(e,t){let n=Dt(
this.span,Math.max(2,this.width/110));e.font=`11px ${Le}`,e.textBaseline="alphabetic";for(let r=0;r*n<=this.span;r+=1){let o=Math.round(this.x(r*n))+.5;e.fillStyle=
this.palette.get("line"),e.fillRect(o-.5,0,1,t-Ti+6),e.fillStyle=this.palette.get("quiet");let i=P(Number((r*n).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=e.measureText(i).width;e.textAlign=o+a/2>this.width?"right":r?"center":"left",e.fillText(i,e.textAlign==="right"?this.width:o,t-6)}}block(e,t,n,r,o){let i=this.
x(r)-this.x(n),a=i>3?Math.round:p=>p,[l,h]=[a(this.x(n)),a(this.x(r))];e.fillRect(l,t,Math.max(h-l-(o&&i>3?1:0),.4),dr)}drawPlain(e,t){let{until:n}=t.folds.plain;
e.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(e,0,n[r-1],n[r],!0)}drawOwn(e,t,n){let r=0;t.rounds.slice(0,this.rounds).forEach(
({times:o})=>Gc.forEach(i=>{e.fillStyle=this.palette.get(i),this.block(e,n,r,r+o[i],i==="accept"),r+=o[i]}))}pick(e){let{run:t}=this;if(!t)return;let n=e.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&Be(t.folds.at(r))<n;)r+=1;this.seek(r)}};var Jc=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Xc=4,Zc=.25,pr=1e3,Qc={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},ed="M4 2.5v11L13 8z",
td="M4 3h3v10H4zM9 3h3v10H9z",Mi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,sd=s=>[1,.25,.1].find(e=>s/e>=Xc)??.1;function Oi({ours:s,plain:e,span:t},n,r){
let i=[s,e].flatMap(({list:a})=>a.map(({at:l})=>l)).filter(a=>(a-n)*r>It);return r>0?i.length?Math.min(...i):t:i.length?Math.max(...i):0}function nd({ours:s,plain:e,
measured:t,whole:n,span:r},o){let i={time:P(o),ours:s.tokensAt(o),plain:e.tokensAt(o)};if(!t)return f("race.alone",i);if(!n||o<r-It)return f("race.now",i);let a=s.
end<=e.end,[l,h]=a?[s,e]:[e,s];return f(a?"race.won":"race.lost",{first:P(l.end),second:P(h.end),done:l.tokens,other:h.tokensAt(l.end),of:h.tokens})}function rd(s,e,{
plain:t,measured:n}){let r=s.trace.settings.temperature>0,o=!r&&s.folds.agreement(e)?.first_difference===null,i=n?r?f(V(T(s.trace))?"rules.lossy":"race.draws"):
o?f("race.same"):"":"",a=s.plainEnd,l=a>=0&&a+1<t.list.length;return L(i,l&&f("race.goes_on",{end:K(s.alone(s.trace.plain.tokens[a]))}))}function od({trace:s}){
let{target:e,draft:t}=s.prefill??{};return!e&&!t?"":f(s.models.draft?"race.prefill":"race.prefill_alone",{target:P(e),draft:P(t)})}function Ri({way:s,arrivals:e,
end:t,time:n,measured:r}){let o=G(null),{list:i,tokens:a}=e,l=e.by(n),h=Ye(()=>i.slice(0,l).map((p,u)=>c("span",{class:t>=0&&u>t?"sv-ended":void 0,"data-new":u===
l-1&&l<i.length?"":void 0,children:c(he,{text:p.text})},u)),[i,l,l<i.length,t]);return Q(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[i,l]),c(
"div",{class:"sv-reader","data-way":s,children:[c("div",{class:"sv-reader-head",children:[c("h3",{children:f(`race.${s}`)}),c("span",{class:"sv-quiet",children:r?
l<i.length?f("race.so_far",{n:e.tokensAt(n),of:a}):f("race.done",{n:a,time:P(e.end)}):f("race.unmeasured")})]}),c("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":f(`race.${s}`),ref:o,children:h})]})}function id({run:s,shown:e},{span:t,whole:n},r,o,i){let[a,l]=J(r),[h,p]=J(!1),[u,m]=J(!1),v=G({shown:e,
length:s.length}),g=e!==v.current.shown&&s.length===v.current.length;v.current={shown:e,length:s.length},g&&u&&!h&&m(!1);let x=G({limit:o,whole:n,span:t,speed:i});
x.current={limit:o,whole:n,span:t,speed:i};let w=G(null);return Co(()=>{if(!h)return;let k=performance.now(),y=requestAnimationFrame(function _(E){let S=x.current,
q=Math.max(0,Math.min((E-k)/1e3,Zc))*S.speed;k=E,l(H=>{let B=Math.min(H+q,S.limit);return S.whole&&B>=S.span&&p(!1),B}),w.current?.checkVisibility()?y=requestAnimationFrame(
_):p(!1)});return()=>cancelAnimationFrame(y)},[h]),{node:w,playing:h,time:u&&!(g&&!h)?Math.min(a,t):r,go(k,y=!1){m(!0),l(k),p(y)},follow:()=>m(!1)}}function ad({
chosen:s,choose:e,...t}){let{run:n,shown:r,known:o,palette:i,seek:a,greedy:l,drawn:h}=t,{ours:p,plain:u}=Ye(()=>({ours:new Ht,plain:new Ht}),[]);zi(n,o,p,u);let m=n.
folds.plain.tokens.length>0,v=n.over&&p.list.length===n.length,g=Math.max(p.end,u.end),x={ours:p,plain:u,measured:m,whole:v,span:g},w=v&&r===n.length?g:r?p.list[r-
1].at:0,k=s??sd(g),y=id(t,x,w,v||!m?g:Math.min(p.end,u.end),k),{time:_,playing:E,go:S,follow:q}=y,H=Ye(()=>new Bs({say:f,palette:i,seek:N=>{q(),a(N)}}),[]);Q(()=>H.
show(n,x),[h]),Q(()=>H.set(_));function B(){let N=_>=g-It;Mi()?S(N?0:Oi(x,_,1)):E?S(_):S(N?0:_,!0)}function Xt(N){let Zt=Qc[N.key];Zt&&(N.preventDefault(),S(Oi(
x,_,Zt)))}let ce=nd(x,_),ue=G("");E||(ue.current=ce);let ne=Mi()?"step":E?"pause":"play";return c("section",{class:"sv-section",ref:y.node,children:[c("div",{class:"\
sv-section-head",children:[c("h2",{children:f("race.heading")}),c("span",{class:"sv-quiet",children:f("race.note")})]}),c("div",{class:"sv-race-controls",role:"\
group","aria-label":f("race.label"),children:[c("button",{type:"button",class:"sv-button","data-button":"race","data-does":ne,onClick:B,children:[c("svg",{viewBox:"\
0 0 16 16","aria-hidden":"true",class:"sv-icon",children:c("path",{d:ne==="pause"?td:ed})}),c("span",{children:f(`race.${ne}`)})]}),c("input",{type:"range",class:"\
sv-scrubber",min:0,max:pr,step:1,value:g?Math.round(_/g*pr):0,"aria-label":f("race.scrubber"),"aria-valuetext":ce,onInput:({currentTarget:N})=>S(Number(N.value)/
pr*g),onKeyDown:Xt}),c("span",{class:"sv-race-clock",children:f("race.clock",{time:P(_),of:P(g)})}),c("label",{class:"sv-choice",children:[f("race.speed"),c("se\
lect",{value:String(k),onChange:({currentTarget:N})=>e(Number(N.value)),children:Jc.map(([N,Zt])=>c("option",{value:String(N),children:N===1?f("race.real"):Zt}))})]})]}),
c("div",{class:"sv-readers",children:[c(Ri,{way:"plain",arrivals:u,end:n.plainEnd,time:_,measured:m||!n.length}),c(Ri,{way:"speculative",arrivals:p,end:-1,time:_,
measured:!0})]}),c("p",{class:"sv-note sv-race-sentence",children:ue.current}),c("p",{class:"sv-note sv-race-texts",children:[c("span",{children:rd(n,o,x)})," ",
c("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!l.offered(),onClick:()=>l.race(),children:f("race.greedy")})]}),c(Ho,{node:H.
node}),c("p",{class:"sv-note",children:od(n)})]})}var hr=new WeakMap,ld=0;function cd(s){return hr.has(s)||hr.set(s,ld+=1),hr.get(s)}function ji(s){let[e,t]=J(null);
return c(ad,{chosen:e,choose:t,...s},cd(s.run))}var it=220,Xe=44,Ft=12,Li=8,Vs=40,dd=1.25,pd=1.1,hd=90,Ai=10,ud=({folds:s},e)=>Array.from({length:s.compared(e)},(t,n)=>[s.at(n+1).emitted,s.speedup(n+1)??0]);function vd(s,e){
if(e.length<2)return f(s.folds.plain.tokens.length||!s.length?"chart.waiting":"headline.not_measured");if(s.over&&s.folds.impossible(e.length))return f("headlin\
e.impossible");let[t,n]=e[e.length-1],r=e.slice(Ai-1).map(([,i])=>i),o={least:Ai,low:Y(Math.min(...r)),high:Y(Math.max(...r))};return L(f("chart.last",{tokens:t,
speedup:Y(n)}),r.length>1&&f("chart.range",o))}function md({points:s,tokens:e,width:t}){let[n,r]=J(null),o=Math.max(dd,...s.map(([,x])=>x))*pd,i=x=>Xe+x/e*(t-Xe-
Ft),a=x=>it-Vs-x/o*(it-Vs-Li),[l,h]=s[s.length-1],p=([x])=>Math.abs(i(x)-(n??0)),u=n===null?null:s.reduce((x,w)=>p(x)<=p(w)?x:w),m=Dt(o,5),v=m<.1?2:m<1?1:0,g=Math.
max(1,Dt(e,Math.max(2,(t-Xe)/hd)));return c(R,{children:[c("svg",{width:t,height:it,"aria-hidden":"true",onPointerMove:({currentTarget:x,clientX:w})=>r(w-x.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[cr(o,m).map(x=>c(R,{children:[c("line",{class:"sv-speedup-grid",x1:Xe,x2:t-Ft,y1:a(x),y2:a(x)}),c("text",{x:Xe-6,y:a(
x)+4,"text-anchor":"end",children:`${x.toFixed(v)}×`})]})),cr(e,g).map(x=>c("text",{x:i(x),y:it-Vs+16,"text-anchor":"middle",children:x})),c("text",{class:"sv-\
speedup-title",x:(Xe+t-Ft)/2,y:it-6,"text-anchor":"middle",children:f("chart.x")}),c("line",{class:"sv-speedup-plain",x1:Xe,x2:t-Ft,y1:a(1),y2:a(1)}),c("text",{
x:t-Ft,y:h>1?a(1)+14:a(1)-6,"text-anchor":"end",children:f("chart.reference")}),c("polyline",{class:"sv-speedup-line",points:s.map(([x,w])=>`${i(x).toFixed(1)},${a(
w).toFixed(1)}`).join(" ")}),c("circle",{class:"sv-speedup-last",cx:i(l),cy:a(h),r:4.5}),u&&c("g",{class:"sv-speedup-mark",children:[c("line",{x1:i(u[0]),x2:i(u[0]),
y1:Li,y2:it-Vs}),c("circle",{cx:i(u[0]),cy:a(u[1]),r:4})]})]}),u&&c("p",{class:"sv-speedup-readout",style:`--x:${i(u[0])}px`,"data-side":i(u[0])>t/2?"left":"rig\
ht",children:f("chart.hover",{tokens:u[0],speedup:Y(u[1])})})]})}function Ci({run:s,shown:e,known:t}){let[n,r]=rt(),o=ud(s,e),i=o.length>1,a=vd(s,o);return c("s\
ection",{class:"sv-section",children:[c("div",{class:"sv-section-head",children:c("h2",{children:c(be,{name:"speedup",children:f("chart.heading")})})}),c("div",
{class:"sv-speedup-chart",role:"img","aria-label":a,hidden:!i,ref:n,children:i&&r>0&&c(md,{points:o,tokens:s.folds.at(t).emitted,width:r})}),c("p",{class:"sv-no\
te",children:a}),c(Ls,{hidden:!i,label:f("chart.heading"),heads:[f("chart.x"),f("chart.y")],rows:o.map(([l,h])=>[l,Y(h)])})]})}var fd=250,gd=120;function xd(s){let{top:e,bottom:t}=s.getBoundingClientRect();return t>0&&e<window.innerHeight}var Ut=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Gs=class{constructor(e){this.context=e}context;places={race:Ut(),costs:Ut(),lossless:Ut(),speedup:Ut(),breakdown:Ut()};test=new Fs(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;charted=null;charts={race:e=>c(ji,{...e,...this.context,drawn:this.drawnAt}),costs:e=>c(li,{...e}),
lossless:e=>c(Si,{...e,test:this.test}),speedup:e=>c(Ci,{...e}),breakdown:e=>c(ni,{...e})};show(e,{shown:t,known:n,busy:r,view:o}){let i=`${t} of ${n}, ${e.folds.
plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.charted?.run&&i===this.drawn||(this.test.load(e),Object.assign(this,{charted:{run:e,shown:t,known:n},drawn:i,
busy:r}),!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.draw(),r?Math.max(0,fd-(performance.now()-this.drawnAt)):gd)))}redraw(e){
this.charted&&Ee(this.context.host,this.charts[e](this.charted),this.places[e])}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),
Object.keys(this.places).filter(t=>this.busy?xd(this.places[t]):this.places[t].checkVisibility()).forEach(t=>this.redraw(t))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>Ee(this.context.host,c(R,{}),e))}};var $i=["draft","verify","accept"],bd=3;function Pi(s,e){let t=s.folds.summary(e),n=e<bd&&!(s.over&&e===s.length);return{numbers:t,early:n,warning:wd(s,e)}}function wd(s,e){
let t=s.over?s.folds.disturbance(e):null;return t===null?"":t.jitter===null?f("headline.impossible"):f("headline.disturbed",{jitter:M(t.jitter)})}function qi(){
let{run:s,moment:{round:e}}=Pe(),{numbers:{speedup:t,acceptance_rate:n,mean_acceptance_length:r},early:o,warning:i}=Pi(s,e),a=(h,p,u,m)=>c("div",{class:`sv-figu\
re sv-figure-${h}`,children:[c("span",{class:"sv-figure-value",children:o?bt:m}),h==="speedup"&&!o&&i&&c("span",{class:"sv-figure-busy",title:i,children:f("head\
line.busy")}),c("span",{class:"sv-figure-label",children:c(be,{name:p,children:u})})]}),l=!o&&t!==null&&t<1&&Y(t)!==Y(1);return c("div",{class:"sv-headline","da\
ta-slower":String(l),"data-busy":String(!o&&i!==""),title:o?f("headline.too_early"):void 0,children:c("div",{class:"sv-figures",children:[a("speedup","speedup",
f("headline.speedup"),Y(t)),a("acceptance","acceptance_rate",f(O(s.trace)?"tree.acceptance":"headline.acceptance"),M(n)),a("length","mean_acceptance_length",f("\
headline.length"),$(r))]})})}function Ni(){let{run:s,moment:{round:e}}=Pe(),{numbers:t,early:n,warning:r}=Pi(s,e),o=e<s.length&&f("headline.until",{round:e,rounds:s.
length});return c("p",{class:"sv-sentence",children:t.rounds?L(o,yd(s,t),kd(s,e,t,n),r):f("headline.nothing")})}function yd(s,{mean_acceptance_length:e,drafted:t,
rounds:n}){let{gamma:r,drafter:o}=s.trace.settings,i=$(e,t?1:0);if(!r)return f("headline.plain_round",{length:i});let a=t/n,l=t===n*r,h=O(s.trace)&&t?f("tree.gu\
esses",{n:$(a,Number.isInteger(a)?0:1)}):f(`headline.guesses.${r===1?"one":l?"many":"most"}`,{n:r});return f("headline.each_round",{drafter:pe(f,o,s.trace.models.
pair),guessed:h,length:i})}function kd(s,e,{speedup:t},n){if(!s.folds.plain.tokens.length)return f("headline.not_measured");if(s.over&&s.folds.impossible(e))return"";
let r=s.folds.cost(e);if(n||t==null||!r)return f("headline.too_early");if(Y(t)===Y(1))return f("headline.same");if(t>=1)return f("headline.faster",{share:M(1/t)});
let o=i=>$(r[i]/r.plain);return f("headline.slower",{total:$($i.reduce((i,a)=>i+r[a]/r.plain,0)),draft:o("draft"),verify:o("verify"),accept:o("accept"),blame:f(
`part.${$i.reduce((i,a)=>r[i]>=r[a]?i:a)}`)})}var _d=["emitted","rounds","drafted","accepted","rejected","untested"],Sd=["accepted","rejected","untested"],zd={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Hi=({trace:s})=>s.settings.temperature>0&&V(T(s));function Ed(s,e){if(s.trace.
settings.temperature>0)return f(`ledger.agreement.${Hi(s)?"lossy":"sampling"}`);let t=s.folds.agreement(e);if(!t)return bt;let{first_difference:n,compared:r}=t;
return n===null?f("ledger.agreement.same",{n:r}):f("ledger.agreement.differ",{n:n+1})}function Ii(){let{run:s,moment:{round:e}}=Pe(),t=s.folds.summary(e),{target:n=0,
draft:r=0}=s.trace.prefill??{},o={counts:Object.fromEntries(_d.map(a=>[a,re(t[a])])),rates:{acceptance_rate:M(t.acceptance_rate),draft_efficiency:M(t.draft_efficiency),
mean_acceptance_length:$(t.mean_acceptance_length),mean_overlap:$(t.mean_overlap)},time:{speedup:Y(t.speedup),tokens_per_second:Cn(t.tokens_per_second),plain_tokens_per_second:Cn(
t.plain_tokens_per_second),prefill:n||r?P(n+r):bt,agreement:Ed(s,e)}},i=a=>f(`ledger.${a}.${a==="acceptance_rate"&&O(s.trace)?"tree":"label"}`);return c("sectio\
n",{class:"sv-section sv-ledger",children:[c("div",{class:"sv-section-head",children:[c("h2",{children:f("ledger.heading")}),c("span",{class:"sv-quiet",children:f(
"ledger.note")})]}),t.drafted>0&&c("div",{class:"sv-verdict-bar",role:"img","aria-label":f("ledger.bar",t),children:Sd.map(a=>c("span",{"data-kind":a,style:`--n\
:${t[a]}`}))}),Hi(s)&&c("p",{class:"sv-note",children:f("rules.lossy")}),c("div",{class:"sv-ledger-groups",children:Object.entries(o).map(([a,l])=>c("div",{class:"\
sv-ledger-group",children:[c("h3",{children:f(`ledger.groups.${a}`)}),Object.entries(l).map(([h,p])=>c("p",{class:"sv-ledger-line",children:[c(be,{name:zd[h]??h,
children:i(h)}),c("span",{class:"sv-ledger-value","data-metric":h,children:p})]}))]}))})]})}var Ks=44,Td=2,Di=10,Ys=class{run;drawn;constructor({say:e,palette:t,seek:n}){this.say=e,this.palette=t,this.seek=n,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=d("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=d("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":e(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,d("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",r=>this.grab(r)),this.node.addEventListener("pointermove",r=>{this.held&&this.seek(this.momentAt(r))}),["pointerup","pointer\
cancel"].forEach(r=>this.node.addEventListener(r,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:r}])=>{this.width=r.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:e,tint:t},n,r){let{length:o}=n,i=this.run!==n||this.shown!==e.round||this.drawn!==o||this.tint!==t;this.run=n,this.shown=e.
round,this.tint=t,i&&this.draw();let a=e.phase?e.phase/Hn(n.rounds[e.round]):0,l=e.round+a;this.node.style.setProperty("--done",String(o?l/o:0)),z(this.node,"ar\
ia-valuemax",o),z(this.node,"aria-valuenow",Number(l.toFixed(2))),z(this.node,"aria-valuetext",r)}grab(e){!this.run||!this.run.length||e.button||(this.held=!0,this.
node.setPointerCapture(e.pointerId),this.seek(this.momentAt(e)))}momentAt(e){let{run:t,width:n}=this;if(!t)return Ce.moment;let{left:r}=this.node.getBoundingClientRect(),
o=Math.max(0,Math.min(1,(e.clientX-r)/(n||1)))*t.length,i=Math.min(Math.floor(o),t.length-1),a=Hn(t.rounds[i]);return n/t.length<Td*a?{round:Math.round(o),phase:0}:
{round:i,phase:Math.round((o-i)*a)}}momentFor(e,{round:t}){let n={PageUp:Di,PageDown:-Di}[e];return n?{round:t+n,phase:0}:null}draw(){let{run:e,width:t,canvas:n,
palette:r}=this,o=window.devicePixelRatio||1,i={width:Math.round(t*o),height:Math.round(Ks*o)};(n.width!==i.width||n.height!==i.height)&&Object.assign(n,i);let a=n.
getContext("2d");if(!a||(a.setTransform(o,0,0,o,0,0),a.clearRect(0,0,t,Ks),!e||!e.length))return;this.drawn=e.length;let l=t/e.length,h=O(e.trace),p=h?e.rounds.
map(({drafts:g})=>Math.max(0,...ie(g).map(x=>x+1))):[],u=Ks/((h?Math.max(...p):e.width)+1),[m,v]=[l,u].map(g=>g>4?g-1:g);e.rounds.forEach(({drafts:g},x)=>{let w=x<
this.shown?this.writtenIn(e,x):[],k=h?p[x]+1:x<this.shown?e.rows[x].slots.length:g.length+1;for(let y=0;y<k;y+=1)a.fillStyle=r.get(y<w.length?this.colour(e,x,w[y]):
"line"),a.fillRect(x*l,Ks-(y+1)*u,Math.max(.6,m),Math.max(.6,v))})}writtenIn(e,t){return e.rows[t].slots.map((n,r)=>({...n,index:r})).filter(n=>ze(n.kind))}colour(e,t,{
index:n,kind:r}){if(this.tint==="verdict")return`strip-${r}`;let o=At(this.tint,e.at({round:t,index:n}));return o==null?"strip-unknown":`tint-${o}`}disconnect(){
this.sizes.disconnect()}};var Md=[.5,1,2,4],Fi={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},Od=["start","back","previous","play",
"next","forward","end","stop"],Ui="specviz-letters",Wi={read(){try{return localStorage.getItem(Ui)!=="off"}catch{return!0}},write(s){try{localStorage.setItem(Ui,
s?"on":"off")}catch{}}},Js=class{buttons={};constructor({say:e,palette:t,keys:n,actions:r}){this.say=e;let o=i=>this.buttons[i]=d("button",{type:"button",class:"\
sv-button","data-button":i,title:e(`transport.${i}`),"aria-label":e(`transport.${i}`),on:{click:r[i]}},Pn(Fi[i]));this.run=d("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:r.run}},e("transport.run")),this.strip=new Ys({say:e,palette:t,seek:r.seek}),this.count=d("span",{class:"sv-count"}),this.follow=
d("button",{type:"button",class:"sv-link",hidden:!0,on:{click:r.follow}},e("transport.follow")),this.speed=d("select",{"aria-label":e("transport.speed"),on:{change:()=>r.
set({speed:Number(this.speed.value)})}},...Md.map(i=>d("option",{value:i,selected:i===1},`${i}×`))),this.pace=Ve(e("transport.pace"),["steps","rounds"].map(i=>[
i,e(`transport.${i}`)]),i=>r.set({pace:i==="steps"?"steps":"rounds"})),this.presenter=d("button",{type:"button",class:"sv-link",title:e("transport.presenter_mea\
ns"),on:{click:r.present}},e("transport.presenter")),this.letters=d("input",{type:"checkbox",checked:Wi.read(),on:{change:()=>Wi.write(this.letters.checked)}}),
this.help=this.listOf(n),this.node=d("div",{class:"sv-transport",role:"group","aria-label":e("transport.label")},d("div",{class:"sv-buttons"},...Od.map(o),this.
run),d("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,d("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(e){
let t=e.flatMap(([o,i])=>[d("dt",{},...o.split(/\s+/).map(a=>d("kbd",{},a))),d("dd",{},i)]),n=d("dt",{},d("kbd",{},"A – Z"),d("kbd",{},", . ?")),r=d("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return d("details",{class:"sv-keys"},d("su\
mmary",{},this.say("transport.keys")),d("div",{class:"sv-keys-panel"},r,d("dl",{},...t,n,d("dd",{},d("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(e=!this.help.open){!e&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=e,e&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(e,t){let{run:n,moment:r,playing:o,mode:i,live:a}=e,l=se(e),h=_e(e),p=r.round===0&&r.phase===0,u=this.
tell(e);b(this.count,u),b(this.presenter,this.say(e.presenting?"transport.leave":"transport.presenter")),n&&this.strip.show(e,n,`${u}. ${t}`);let{buttons:m}=this,
v=Object.values(m).find(x=>x===document.activeElement);m.start.disabled=m.back.disabled=m.previous.disabled=p,m.end.disabled=r.round===(n?n.length:0),m.next.disabled=
m.forward.disabled=!(l>0||h||a&&!n),m.stop.hidden=!h&&e.status!=="loading",this.run.hidden=!(e.presenting&&a&&!h),this.follow.hidden=!(h&&l>0),v&&(v.disabled||v.
hidden)&&m.play.focus();let g=o||h&&i==="running"&&!l;this.showPlay(g?"pause":h&&i==="paused"&&!l?"resume":"play")}tell({run:e,moment:{round:t,phase:n}}){let r=e&&
e.over;if(r&&t===e.length&&t)return this.say("transport.all",{rounds:t});let o=this.say(`transport.${r?"round_of":"round"}`,{round:n?t+1:t,rounds:r&&e.length});
return n?this.say("transport.step",{round:o,phase:n}):o}showPlay(e){let{play:t}=this.buttons;t.dataset.does!==e&&(t.dataset.does=e,t.replaceChildren(Pn(Fi[e==="\
pause"?"pause":"play"]),d("span",{},this.say(`transport.${e}`))),t.setAttribute("aria-label",this.say(`transport.${e}`)),t.title=this.say(`transport.${e}`))}};var Rd=1100,jd=1.6,Ld={draft:450,verify:1200,test:1e3,discard:700,final:1300},ur=(s,e)=>s.round<e.round||s.round===e.round&&s.phase<e.phase,Xs=class{constructor(e,t){
this.store=e;this.resume=t}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Vn(this.store.state,e)!==null}seek(e){let{round:t,
phase:n}=_t(this.rounds,e);this.move(this.toward({round:t,phase:0},{round:t,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,t){let n=e;for(;ur(n,t)&&!this.barred(n);)n=In(this.rounds,n);return n}move(e,t,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:t,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:t}=this.store.state;e==="step"?this.move(lo(this.rounds,t),"step"):this.seek({round:t.phase?t.round:t.round-1,phase:0})}go(e,t){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(In(this.rounds,n),"step",t);else{let r=_t(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,ur(o,r)?"step":"round",t)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...se(
this.store.state)?{}:{moment:Ce.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:t,moment:n,
opening:r}=this.store.state,{name:o}=Ae(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(i?Ld[o]:Rd)/(r?jd:t))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!ur(e.moment,e.until)?null:
se(e)?()=>this.tick():_e(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Zs=class{views;constructor(e){this.views=e.map(t=>({view:t,marked:null,stop:null}))}show(e,t,n){let r=Ue(e,e.cursor)?e.cursor:t;this.views.forEach(o=>{let i=o.
view.find(t),a=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==a&&(o.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(o,{marked:i,stop:a})})}};var at=["draft","verify","test","write"],Bi={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Ad={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function Cd(s,e){let{gamma:t,drafter:n,confidence:r,max_new_tokens:o}=s.trace.settings,{ending:i}=s.trace,a=e===s.length-1;
return t===0?"off":s.folds.at(e).emitted===o-1?"last":a&&i==="context full"?"full":a&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}
function en(s,e,t,n){let r=Cd(e,t);return L(s,r&&n(`unguessed.${r}`))}function $d(s,e,t){if(!e)return t("summary.start");let{drafts:n,final:r}=s.rounds[e-1],o={
round:e,drafted:n.length,accepted:n.filter(a=>a.verdict==="accepted").length};if(!n.length)return en(t("summary.plain",o),s,e-1,t);let i=n.length===1;return r?W(
{drafts:n})?t(r.kind==="bonus"?"tree.bonus":"tree.some",o):r.kind==="correction"?t(i?"summary.one_rejected":"summary.some",o):t(i?"summary.one":"summary.all",o):
t(i?"summary.one_ends":"summary.end",o)}function Pd(s,{round:e},{name:t,index:n},r){let o=s.rounds[e],{drafts:i,final:a}=o,l={round:e+1,n:n+1,of:i.length};if(W(
o)&&t!=="final")return qd(s,e,{name:t,index:n},r);if(t==="draft"&&o.together&&i.length>1)return r("phase.at_once",l);if(t==="draft"){let p=s.rows[e].slots[n];return r(
"phase.draft",{...l,token:xe(p,r)})}if(t==="verify"&&!i.length)return en(r("phase.verify_none",l),s,e,r);if(t==="verify")return r(i.length===1?"phase.verify_one":
"phase.verify",l);if(t==="test")return Nd(s,o,n,l,r);let h=i.filter(p=>p.verdict==="untested").length;return h&&a&&T(s.trace)==="block"?r("rules.phase.discard",
{...l,untested:h}):r(h?"phase.discard":"phase.discard_last",{...l,untested:h})}function qd(s,e,{name:t,index:n},r){let{drafts:o}=s.rounds[e],i={round:e+1,of:o.length,
token:xe(s.rows[e].slots[n]??s.rows[e].slots[0],r)};if(t==="draft"){let g=ie(o),x=g.filter(w=>w===g[n]).length;return r(x===1?"tree.level_one":"tree.level",{...i,
level:g[n]+1,n:x})}if(t!=="test")return r(t==="verify"?"tree.verify":"tree.discard",i);let{verdict:a,draw:l,parent:h}=o[n],p=Z(o[n]);if(s.trace.settings.temperature!==
0&&a==="accepted"&&l==null&&T(s.trace)==="block")return r("tree.kept",i);if(s.trace.settings.temperature!==0&&De(o[n],T(s.trace)))return Vi(s,{...i,n:n+1},a,r);
if(s.trace.settings.temperature===0||l==null||p===null)return r(`tree.greedy_${a}`,i);let[u,m]=te(l,p),v=a==="rejected"&&!o.some((g,x)=>x>n&&g.parent===h);return r(
`tree.${a}${v?"_last":""}`,{...i,draw:u,threshold:m})}var Vi=(s,e,t,n)=>n(`rules.phase.certain_${t}`,{...e,rule:n(`rules.name.${T(s.trace)}`)});function Nd(s,{drafts:e},t,n,r){
let o=e[t],{verdict:i,draw:a}=o,l=Z(o);if(s.trace.settings.temperature===0)return r(`phase.greedy_${i}`,n);if(De(o,T(s.trace)))return Vi(s,n,i,r);if(a==null||l===
null)return r(`phase.untold_${i}`,n);let[h,p]=te(a,l),u={...n,draw:h,threshold:p};if(l===1&&i==="accepted"&&T(s.trace)!=="block")return r("phase.certain",u);if(T(
s.trace)!=="block")return r(`phase.${i}`,u);let m=i==="accepted"?Qe(o):"failed",[,v]=te(a,X(o)??1);return r(`rules.phase.${m}`,{...u,ratio:v,by:et(e)+1})}function vr(s,e,t,n){
return t?Pd(s,e,t.phase,n):$d(s,e.round,n)}var Hd={tree:["test","write"],block:["test"]},Qs=class{constructor(e){this.say=e,this.names=at.map(t=>C(Bi[t],e(`act.${t}\
.name`))),this.meanings=at.map(()=>d("span",{class:"sv-spoken"})),this.items=at.map((t,n)=>d("li",{},this.names[n],this.meanings[n])),this.node=d("ol",{class:"s\
v-acts","aria-label":e("act.label")},...this.items)}load({trace:e}){let t=O(e)?"tree":T(e)==="block"&&e.settings.temperature?"block":"";at.forEach((n,r)=>{let o=this.
say(`act.${n}.${Hd[t]?.includes(n)?t:"means"}`);z(this.items[r],"title",o),b(this.meanings[r],o)}),this.names[at.indexOf("test")].dataset.term=t==="block"?"bloc\
k_verification":Bi.test}show(e){let t=at.indexOf(e?Ad[e]:"");this.items.forEach((n,r)=>{z(n,"aria-current",r===t?"step":null),n.classList.toggle("sv-past",r<t)})}};var tn=class{constructor({say:e,teach:t}){this.say=e,this.why=d("span",{}),this.watch=d("button",{type:"button",class:"sv-link",on:{click:()=>t(this.round)}}),this.
node=d("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(e,t){let{moment:n,opening:r,recorded:o,playing:i,rested:a}=e,l=!i&&n.phase===0,h=a!==null?
this.say("lead.rests",{round:t.length,shown:a+1}):l&&r&&o?this.reason(t,n.round-1):"";this.why.hidden=!h,b(this.why,h);let p=l&&a===null&&t.over&&n.round===t.length?
vs(t):null;if(this.watch.hidden=p===null,p===null)return;this.round=p;let u=Et(t.rounds[p],T(t.trace))>=0;b(this.watch,this.say(u?"lead.watch_rule":"lead.watch",
{round:p+1}))}reason(e,t){let n=e.rounds[t];if(!n)return"";let r=T(e.trace),o=Et(n,r);return o>=0?this.say(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):Dn(
n)?this.say("lead.why"):""}};var Id=2e3,sn=class{constructor({say:e,stream:t,rounds:n,teach:r}){this.say=e,this.views=[t,n],this.acts=new Qs(e),this.sentence=d("span",{}),this.lead=new tn({
say:e,teach:r}),this.caption=d("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=d("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
d("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(e){this.at="",this.lag=!0,this.acts.
load(e),this.views.forEach(t=>{t.load(e),t.scroller.scrollTop=0})}tell(e,t){return vr(t,e.moment,Se(e),this.say)}show(e,t,{busy:n,live:r}){let{moment:o,entered:i,
whole:a}=e,l=Se(e),h=`${o.round}.${o.phase}`,p=h!==this.at;this.at=h,this.views.forEach(v=>{v.grow(),v.show(o.round),v.showNow(l)}),this.lag=this.lag||p&&!a;let u=i===
"step"&&o.round>0?"final":null;this.acts.show(l?l.phase.name:u),p&&this.greet(i==="round"&&!r?o.round-1:-1);let m=e.rested===null?this.tell(e,t):vr(t,{round:We(
e)+1,phase:0},null,this.say);b(this.sentence,m),this.lead.show(e,t),this.speak(m,n)}follow(){this.lag&&[...this.views].reverse().forEach(e=>e.followHead()),this.
lag=!1}greet(e){this.fresh.forEach(t=>t.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(t=>t.rows[e]??[]),this.fresh.forEach(t=>t.classList.add("sv-\
fresh"))}speak(e,t){let n=performance.now();t&&n-this.spokenAt<Id||(this.spokenAt=n,b(this.spoken,e))}};function Dd({models:s,settings:e},t){let n=u=>t("size",{name:u.name,size:$n(u.parameters)}),r=n(s.target),o=po(e),{drafter:i,confidence:a}=e,l=u=>i!=="early-exi\
t"?n(u):t("first_layers",{layers:u.layers,of:s.target.layers,size:$n(u.parameters)}),h=s.draft?t("pair",{target:r,draft:l(s.draft)}):t("pair_alone",{target:r}),
p=O({settings:e})&&t("tree.settings",{tree:t(`tree.name.${e.tree}`),budget:e.budget});return[o&&t(`rules.name.${o}`),p,i!=="model"&&pe(t,i,s.pair),...["too_shor\
t","other_weights"].map(u=>s.draft?.[u]&&t(u)),t("settings",{...e}),a&&t("confidence",{confidence:a}),h].filter(Boolean).join(" · ")}function Fd({trace:{ending:s},
folds:e},t){let n=e.output.length;return t(`ending.${s}${s==="stopped"?["_none","_one"][n]??"":""}`,{n})}var Ud=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function Wd(s,e){s.textContent!==ee(e)&&s.replaceChildren(...e.split(Ud).map((t,n)=>n%2?d("a",{href:t,target:"_blank",rel:"noopener"},t):d("span",{},t)))}var nn=class{constructor(e){
this.say=e,this.origin=d("span",{class:"sv-origin"}),this.about=d("span",{}),this.message=d("span",{class:"sv-message"}),this.node=d("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(e){let{say:t}=this,{run:n,recorded:r,status:o,message:i}=e;n&&this.showRun(n.trace,r),this.origin.dataset.recorded=String(r);
let a=o!=="done"?t(`state.${o}`):n?Fd(n,t):t("state.idle"),l=r||se(e)>0&&n?.trace.ending!=="stopped",h=n&&(o==="idle"||o==="done"&&l),p=n&&o==="error"?t(r?"stat\
e.example":"state.previous"):h&&e.stale?t("state.stale"):"";Wd(this.message,L(i||(h?"":a),p)),this.message.setAttribute("role",o==="error"?"alert":"status")}showRun(e,t){
let{device:n,processor:r,placement:o}=e.machine,i=n==="cuda"&&this.say(`steps.${e.captured?"captured":"eager"}`),a=[r||n,o,i].filter(Boolean).join(" · ");b(this.
origin,this.say(t?"recorded":"live",{date:e.recorded.slice(0,10),machine:a})),b(this.about,Dd(e,this.say)),[this.origin,this.about].forEach(l=>z(l,"title",l.textContent))}};var Gi={speedup:Y,acceptance_rate:M,draft_efficiency:M,mean_acceptance_length:$,emitted:re},Bd=Object.keys(Gi),mr=(s,e)=>s.length===e.length&&s.every((t,n)=>t===
e[n]);function Ki(s,e){let[t,n]=[s.trace.prompt,e.trace.prompt];if(mr(t,n))return"again";if(n.length<=t.length||!mr(t,n.slice(0,t.length)))return null;let r=n.slice(
t.length),o=r.length-1,{output:i}=s.folds;return i.length<o||!mr(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function Vd(s,e,t){let n=e.trace.prompt.
slice(s.trace.prompt.length),[r,o]=[s,e].map(({folds:l},h)=>l.output.slice(0,l.at(t[h]).emitted)),i=[...n,...o],a=0;for(;a<Math.min(r.length,i.length)&&r[a]===i[a];)
a+=1;return{n:a,was:r[a],now:i[a]}}function Yi({compared:s,expected:e,returning:t},n){let r=t??(s&&Gd(s.pair[s.shown],n)?s.shown:null);if(s&&r!==null){let[i,a]=s.
pair;return{pair:r?[i,n]:[n,a],shown:r}}return e&&n.source&&Ki(e.run,n.run)?{pair:[e,n],shown:1}:null}var Gd=({source:s},e)=>!!(s&&e.source&&s.run&&s.run===e.source.
run),rn=class{drawn=null;constructor({say:e,swap:t,close:n}){this.say=e,this.branched=d("p",{class:"sv-branched"}),this.texts=d("p",{}),this.note=d("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:d("th",{scope:"col"})})),this.body=d("tbody",{}),this.swap=d("button",{type:"but\
ton",class:"sv-link",on:{click:t}}),this.node=d("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},d("div",{class:"\
sv-section-head"},d("h2",{},e("compare.heading")),this.swap,d("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
d("table",{class:"sv-figures-table"},d("thead",{},d("tr",{},d("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:t}=e,n=this.drawn?.pair;if(this.drawn=t,this.node.hidden=!t,!t)return;let{say:r}=this,{pair:o,shown:i}=t,a=o.map(({run:p},u)=>u===i?us(e):p.length),
[l,h]=o.map(({run:p})=>p);b(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:p,node:u},m)=>b(u,m===i?r("compare.shown",{run:r(
`compare.${p}`)}):r(`compare.${p}`))),this.showBranch(l,h),this.body.replaceChildren(...this.rows(l,h,a)),b(this.texts,this.tell(l,h,a)),this.note.hidden=JSON.stringify(
l.trace.machine)===JSON.stringify(h.trace.machine),o.some(p=>n?.includes(p))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,t){
let n=Ki(e,t);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&b(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(t,n.token),
was:this.name(e,n.was)}))}rows(e,t,n){let{say:r}=this,o=(u,m)=>d("tr",{},d("th",{scope:"row"},r(`compare.${u}`)),...m.map(v=>d("td",{},v))),a=jt.map(u=>({name:u,
values:[e,t].map(({trace:m})=>ws(r,u,bs(m,u),m.models.pair))})).filter(({values:[u,m]})=>u!==m),l=a.some(({name:u})=>u==="tree"),h=[e,t].some(({trace:u})=>O(u)),
p=[e,t].map((u,m)=>u.folds.summary(n[m]));return[...a.map(({name:u,values:m})=>o(u,m)),...l?[o("verified",[e,t].map(({trace:u})=>re(Lt(u))))]:[],...Bd.map(u=>o(
h&&u==="acceptance_rate"?"acceptance_by_position":u,p.map(m=>Gi[u](m[u]))))]}tell(e,t,n){let{n:r,was:o,now:i}=Vd(e,t,n);return o===void 0&&i===void 0?this.say("\
compare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(t,i)})}name(e,t){
return t!==void 0&&K(e.alone(t))||this.say("token.empty")}};var on=class{constructor({say:e,send:t,store:n,most:r}){this.say=e,this.send=t,this.store=n,this.most=r,this.compare=new rn({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:Yi(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,t){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:t})}make(e){let{run:t,source:n,recorded:r}=this.store.state;t&&(this.store.set({expected:{run:t,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let t=e.shown?0:1;this.store.set({returning:t}),this.show(e.pair[t])}show({run:{trace:e},source:t,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:t?.run,name:t?.recorded,offered:!!t?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var an=["both","target","draft"],Yd={both:"overlap",target:"residual",draft:"rejected"},Jd=[0,.5,1],ln=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:e,set:t}){this.say=e,this.heading=d("h3",{}),this.shaping=Ve(e("areas.view"),[["shaped",e("areas.shaped")],["raw",e("areas.raw")]],n=>t({raw:n==="raw"})),this.
form=Ve(e("areas.form"),[["picture",e("areas.picture")],["table",e("areas.table")]],n=>t({asTable:n==="table"})),this.note=d("p",{class:"sv-note"}),this.node=d(
"div",{class:"sv-block sv-areas-block"},this.heading,d("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:e}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),b(this.
total.name,e("areas.total"));let t=(o,i)=>d("li",{},d("span",{class:"sv-area-key","data-area":o}),C(Yd[o],i));this.keys=Object.fromEntries(an.map(o=>[o,t(o,e(`a\
reas.key.${o}`))])),this.keys.dart=d("li",{},d("span",{class:"sv-dart-key"}),e("areas.key.dart"));let n=d("div",{class:"sv-area-row sv-area-head"},d("span",{},e(
"areas.token")),d("span",{}),this.targetHead=d("span",{class:"sv-p"},e("areas.target")),this.draftHead=d("span",{class:"sv-p"},e("areas.draft"))),r=d("div",{class:"\
sv-area-row sv-area-axis"},d("span",{}),d("span",{class:"sv-area-ticks"},...Jd.map(o=>d("span",{style:`--x:${o}`},String(o)))));return this.chart=d("div",{class:"\
sv-areas",role:"img"},n,...this.rows.map(o=>o.node),r,this.total.node),this.legend=d("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=d("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(e){let[t,n,r]=["sv-t","sv-p","sv-p"].map(a=>d("span",{class:a})),o=d("span",{class:"sv-\
dart",hidden:!0}),i=d("span",{class:"sv-area-bar"},...an.map(a=>d("span",{"data-area":a})),o);return{name:t,target:n,draft:r,dart:o,bar:i,node:d("div",{class:e},
t,i,n,r)}}buildTable(){let e=t=>d("th",{scope:"col"},this.say(`areas.${t}`));return this.body=d("tbody",{}),this.table=d("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},d("table",{},d("thead",{},d("tr",{},...["token","target","draft","both"].map(e))),this.body)),
this.table}dress({raw:e,asTable:t}){e===this.raw&&t===this.asTable||(Object.assign(this,{raw:e,asTable:t}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(e){
this.view=e,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:e,say:t}=this,n=_i(e.position),r=this.raw&&n;this.shaping.node.hidden=!n,this.shaping.
set(r?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,b(this.heading,e.heading);let o=r?
"areas.raw_note":"areas.shaped_note";b(this.note,L(...e.notes,n&&t(o,{shaping:e.shaping}))),this.asTable?this.paintTable(r):this.paintPicture(r)}seen({token:e,target:t,
draft:n,both:r}){let{models:o}=this.view;return{token:e,target:o==="draft"?null:t,draft:o==="target"?null:n,both:o==="both"?r:null}}paintPicture(e){let{position:t,
marks:n,models:r}=this.view,o=Us(t,[...n.keys()],e).map(l=>this.seen(l));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((l,h)=>(h.draft??0)-(l.draft??
0)));let i=e?null:this.view.dart;this.rows.forEach((l,h)=>{let p=h===o.length-1;l.node.hidden=h>=o.length,l.node.hidden||this.paintRow(l,o[h],{rest:p,dart:i})});
let a=r==="both"&&!e?t.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",r==="draft"),this.
draftHead.classList.toggle("sv-unseen",r==="target"),this.legend.hidden=r!=="both",this.keys.dart.hidden=!i,an.forEach(l=>b(this.keys[l].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${l}`))),z(this.chart,"aria-label",this.describe(o,a,i))}paintRow(e,t,{rest:n,dart:r}){let{view:o}=this,i=o.marks.get(
t.token),a=o.name(t.token);e.node.classList.toggle("sv-others",n),b(e.name,a),z(e.name,"title",a),z(e.name,"data-kind",i),b(e.target,t.target==null?"":I(t.target)),
b(e.draft,t.draft==null?"":I(t.draft)),an.forEach(l=>e.bar.style.setProperty(`--${l}`,String(t[l]||0))),e.dart.hidden=r?.token!==t.token,!(!r||e.dart.hidden)&&(e.
dart.style.setProperty("--x",String(r.at)),e.dart.dataset.side=r.at>.8?"left":"right",e.dart.dataset.kind=r.kind)}paintTotal(e){this.total.bar.style.setProperty(
"--both",String(e)),this.total.bar.style.setProperty("--draft","1"),b(this.total.target,""),b(this.total.draft,D(e))}describe(e,t,n){let{say:r,view:o}=this,i=l=>{
let h=e.slice(0,-1).filter(p=>p[l]!=null).sort((p,u)=>(u[l]??0)-(p[l]??0))[0];return h&&r(`areas.first.${l}`,{token:o.name(h.token),p:D(h[l])})},a=e[e.length-1];
return L(i("target"),i("draft"),t!==null&&r("areas.overlap",{overlap:D(t)}),n&&r(`areas.dart.${n.kind}`,{token:o.name(n.token)}),r("areas.rest",{target:I(a.target),
draft:I(a.draft)}))}paintTable(e){let{position:t,name:n,marks:r,models:o}=this.view,i=h=>d("td",{},I(h)),a=({token:h,target:p,draft:u,both:m})=>d("tr",{},d("th",
{scope:"row",class:"sv-t","data-kind":r.get(h)},n(h)),i(p),i(u),i(m)),l=Ws(t,e).map(h=>a(this.seen(h)));o==="both"&&!e&&l.push(d("tr",{class:"sv-sum"},d("th",{scope:"\
row"},this.say("areas.sum")),i(1),i(1),i(t.overlap))),this.body.replaceChildren(...l)}};function Xd({round:{drafts:s,final:e},index:t,token:n}){let r=t<s.length?oe(s,t):null;return(s.find(({verdict:i},a)=>i==="accepted"&&oe(s,a)===r)??e??{token:n}).
token}var cn=class{constructor({say:e,sequels:t}){this.say=e,this.sequels=t,this.choices=[],this.list=d("div",{class:"sv-choices",role:"toolbar","aria-label":e(
"branch.heading"),on:{keydown:n=>Rs(this.choices,n)}}),this.note=d("p",{class:"sv-note"}),this.node=d("div",{class:"sv-block sv-branch"},d("h3",{},e("branch.hea\
ding")),this.note,this.list)}show(e,t){let{say:n}=this,{position:r}=e,o=this.sequels.refusal;if(this.node.hidden=!this.sequels.live||!!e.open||!r,!r||this.node.
hidden)return;let i=e.kind==="untested";this.list.hidden=!!o||i,b(this.note,o||n(i?"branch.untested":"branch.note"));let a=Xd(e),l=([h,p],u)=>d("button",{type:"\
button",class:"sv-choose",tabindex:u===0?0:-1,"aria-label":n("branch.do",{token:t(h),was:t(a)}),on:{click:()=>this.sequels.make({branch:{round:e.number,index:e.
index,token:h}})}},d("span",{class:"sv-choice-token"},t(h)),d("span",{class:"sv-p"},I(p)));this.choices=r.candidates.filter(([h])=>h!==a).map(l),this.list.replaceChildren(
...this.choices)}};var Zd=3,Qd=.1,ep=.09,tp=.3,sp=2**20,np=8,Ji=s=>(s?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,t)=>t-e),fr=s=>Math.min(s.rest[1]??0,Ji(s)[np-1]??1);
function rp(s,e){let{candidates:t,rest:n}=e,r=u=>u?-u*Math.log(u):0,o=fr(e),i=o?n[1]??0:0,a=t.reduce((u,[,m])=>u+r(m),0),l=a-(i?i*Math.log(o):0),h=a+r(i)+i*Math.
log(sp),p=u=>Math.min(ep,tp*Math.exp(-u));return s>p(l)?1:s<=p(h)?0:null}var Xi={token:(s,e)=>e,match:s=>s,typical:(s,e,t)=>t&&rp(s,t),"top-k":(s,e,t)=>{let n=Ji(
t)[Zd-1];return n===void 0?null:s>0&&s>=n?1:e},threshold:(s,e)=>s>=Qd?1:e},Wt=(s,e,t,n)=>Xi[s](e,t,n);function op(s,e){let{target:t}=s,n=X(s);return t==null||n===
null?[]:Object.keys(Xi).flatMap(r=>{let o=Wt(r,t,n,e);return o===null?[]:[[r,o]]})}var dn=class{constructor(e){this.say=e,this.body=d("tbody",{});let t=n=>d("th",
{scope:"col"},e(`rules.others.${n}`));this.note=d("p",{class:"sv-note"}),this.node=d("details",{class:"sv-other-rules"},d("summary",{},e("rules.others.heading")),
d("table",{class:"sv-figures-table"},d("thead",{},d("tr",{},t("rule"),t("chance"),t("verdict"))),this.body),this.note)}show(e,t,n,r){let{say:o}=this,i=r?op(e,t):
[];this.node.hidden=!i.length,b(this.note,o("rules.others.note",{draw:D(n)})),this.body.replaceChildren(...i.map(([a,l])=>{let h=n<l,p=d("th",{scope:"row",class:V(
a)?"sv-lossy":""},o(`rules.name.${a}`));return d("tr",{"data-rule":a},p,d("td",{},D(l)),d("td",{},d("span",{class:"sv-mark","aria-hidden":"true","data-kind":h?"\
accepted":"rejected"})," ",o(`kind.${h?"accepted":"rejected"}`)))}))}};var gr=4,pn=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:e,set:t,unpin:n,stage:r,sequels:o}){
this.say=e,this.key="",this.token=d("div",{class:"sv-big-token",translate:"no"}),this.kind=d("span",{class:"sv-chip"}),this.where=d("span",{class:"sv-quiet"}),this.
there=d("button",{type:"button",class:"sv-link",title:e("inspector.stage"),on:{click:()=>{r({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=d("span",{class:"sv-quiet"}),this.unpin=d("button",{type:"button",class:"sv-link",hidden:!0,on:{click:n}},e("inspector.unpin")),this.why=d("p",{class:"\
sv-why"}),this.empty=d("p",{class:"sv-quiet"},e("inspector.empty")),this.absent=d("p",{class:"sv-quiet",hidden:!0},e("inspector.absent")),this.areas=new ln({say:e,
set:t}),this.branch=new cn({say:e,sequels:o}),this.body=d("div",{class:"sv-inspected",hidden:!0},d("div",{class:"sv-title"},this.token,d("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,Os(e,this.areas.node,"distributions")),this.
node=d("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":e("inspector.heading")},d("div",{class:"sv-section-head"},d("h2",{},e("inspector.headi\
ng")),d("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:e}=this;return this.keep=d("span",{class:"sv-keep"},e("test.keep")),
this.drop=d("span",{class:"sv-drop"},e("test.drop")),this.needle=d("span",{class:"sv-needle"}),this.needleLabel=d("span",{class:"sv-needle-label"}),this.line=d(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=d("span",{class:"sv-limit"}),this.sum=d("p",{class:"sv-arit\
hmetic"}),this.basis=d("p",{class:"sv-note"}),this.others=new dn(e),this.test=d("div",{class:"sv-block sv-test"},d("h3",{},C("accept_test",e("test.heading"))),this.
line,d("div",{class:"sv-test-axis","aria-hidden":"true"},d("span",{},"0"),this.limit,d("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:e}=this;return this.residualRows=Array.from({length:gr+1},()=>{let t=d("span",{class:"sv-t"}),n=d("span",{class:"sv-share"}),r=d("span",{class:"sv-p"});
return{token:t,bar:n,share:r,node:d("li",{},t,n,r)}}),this.note=d("p",{class:"sv-note"}),this.residual=d("div",{class:"sv-block sv-residual-block"},d("h3",{},C(
"residual",e("residual.heading"))),this.note,d("div",{class:"sv-residual-head"},d("span",{},e("areas.token")),d("span",{},e("residual.share"))),d("ul",{class:"s\
v-residual"},...this.residualRows.map(t=>t.node))),this.residual}show(e,t,n,{concealed:r=!1,elsewhere:o=!1}={}){if(this.empty.hidden=!!t,this.body.hidden=!t,this.
pin.hidden=!t,this.unpin.hidden=!t||n!=="pinned",!t)return;let{number:i,index:a,kind:l}=t,h=`${i}.${a} ${l}`;(e!==this.run||h!==this.key)&&(this.node.scrollTop=
0),this.key=h,this.run=e,this.seen=t,b(this.pin,this.say(`inspector.${n}`)),this.showTitle(),this.where.hidden=o,this.there.hidden=!o,b(this.why,r?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=r||!!t.position,this.areas.node.hidden=r||!t.position,t.position&&!r&&this.areas.show(this.view(t.position)),this.
showTest(),this.showResidual(),this.branch.show(t,p=>this.name(p))}showTitle(){let{seen:e,say:t}=this,n=e.part?[me(e.piece)]:e.text?cs(e.text,!0):[t("token.empt\
y")];this.token.replaceChildren(...n),this.token.dataset.kind=e.kind,this.kind.dataset.kind=e.kind,b(this.kind,t(`kind.${Fe(e.kind,this.run.trace)}`));let{models:r,
settings:{drafter:o}}=this.run.trace,i=e.draft&&!e.draft.source&&o!=="model"&&pe(t,o,r.pair),a=t("inspector.where",{round:e.number+1,slot:Kn(this.run,e.number,e.
index,t)}),l=i?t("token.from",{slot:a,drafter:i}):a;[this.where,this.there].forEach(h=>b(h,l))}get greedy(){return this.run.trace.settings.temperature===0}explain(){
let{seen:e,say:t}=this,n=e.part?t("inspector.bytes",{hex:me(e.piece)})+" ":e.took>1?t("inspector.joined",{n:e.took})+" ":"",r=e.draft?.confidence;return n+L(this.
reason(),r!=null&&t("inspector.confidence",{predicted:M(r)}))}reason(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:o,accepted:i,draft:a}=e;if(r==="plain")return en(
t("why.plain"),this.run,e.number,t);let l=W(o)?this.reasonInTree():"";if(l)return l;if(r==="bonus")return o.drafts.length===1?t("why.bonus_one"):t("why.bonus",{
n:o.drafts.length});if(!n&&this.rule!=="token"){let v=this.reasonOfRule();if(v)return v}if(r==="correction")return t(`why.${n?"greedy_":""}correction`,{guess:this.
name(o.drafts[i].token)});if(r==="untested"){let v=o.drafts.findIndex(g=>g.verdict==="rejected");return v<0?t("why.untested_end"):t("why.untested",{n:v+1})}if(r===
"guessed"&&this.lookedUp)return t("why.copied");if(n)return t(`why.greedy_${r}`);if(a?.target==null||a.draft==null)return t("inspector.absent_probabilities");let[
h,p]=te(a.target,a.draft),u={target:h,draft:p,chance:M(Math.min(1,a.target/a.draft))},m=r!=="accepted"?r:a.target>=a.draft?"sure":"lucky";return t(this.lookedUp&&
["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,u)}reasonInTree(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:{drafts:o},index:i,draft:a}=e;if(r===
"correction"||r==="bonus"||r==="untested"&&a?.draw==null)return t(`tree.why.${r}`);if(n||this.rule!=="token"||!a?.draft||a.target==null)return"";if(r==="guessed")
return t("tree.why.guessed");let l=o.some(({parent:v},g)=>g<i&&v===a.parent),h=a.draft===1;if(!h&&!l)return"";let[p,u]=te(a.target,a.draft),m=M(Math.min(1,a.target/
a.draft));return L(l&&t("tree.why.left"),h?t("tree.why.certain",{target:p}):t("tree.why.ratio",{target:p,draft:u,chance:m}))}get rule(){return T(this.run.trace)}reasonOfRule(){
let{seen:e,say:t,rule:n}=this,{kind:r,round:o,accepted:i,draft:a}=e;if(r==="correction"){let p=o.drafts[i],u={guess:this.name(p.token),weight:D(p.weight??1)};return V(
n)?"":t(`rules.why.${n}.correction`,u)}if(r==="untested")return n==="block"&&o.final?t("rules.why.block.dropped"):"";if(!a||r!=="accepted"&&r!=="rejected"||a.target==
null||!a.draft)return"";if(n==="block"){let[p,u]=te(a.draw??0,X(a)??1),m=!o.drafts.some((g,x)=>oe(o.drafts,x)===e.index),v=r==="accepted"?Qe(a):m?"rejected_last":
r;return t(`rules.why.block.${v}`,{by:et(o.drafts)+1,draw:p,ratio:u})}let[l,h]=te(a.target,a.draft);return t(`rules.why.${V(n)?"lossy":n}.${r}`,{rule:t(`rules.n\
ame.${n}`),target:l,draft:h,chance:M(Z(a)??0),exact:M(Math.min(1,a.target/a.draft))})}name(e){if(e===-1)return this.say("token.rest");let t=this.run.alone(e);return K(
t)||me(this.run.piece(e))||this.say("token.empty")}view(e){let{seen:t,say:n}=this,{kind:r,round:o,judged:i}=t,l=t.judgedAt>=o.drafts.length?"target":r==="guesse\
d"?"draft":"both",h=r==="guessed"||r==="lit",p=new Map,u=!t.open&&(!t.draft||r==="rejected")?o.final:null,m=kt(o);u&&m&&p.set(u.token,m),i&&p.set(i.token,h?r:i.
verdict);let g=!(i&&!h&&!this.greedy&&this.rule==="token")||i.draw==null||i.draft==null?null:{token:i.token,at:i.draw*i.draft,kind:i.verdict};return{position:e,
name:w=>this.name(w),heading:n({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[l]),notes:this.notes(l),shaping:this.shaping(),models:l,
marks:p,dart:g,decides:this.rule==="token"}}notes(e){let t=[];return this.seen.kind==="untested"&&t.push("areas.untested"),e!=="target"&&this.lookedUp&&t.push("\
areas.lookup"),this.greedy?t.push("areas.greedy"):e==="both"&&this.rule!=="token"&&t.push("rules.areas"),t.map(n=>this.say(n))}shaping(){let{temperature:e,top_k:t,
top_p:n}=this.run.trace.settings,{say:r}=this;return[r("areas.temperature",{value:e}),...t>0?[r("areas.top_k",{value:t})]:[],...n<1?[r("areas.top_p",{value:n})]:
[]].join(r("comma"))}get lookedUp(){let{drafter:e}=this.run.trace.settings,{judged:t,position:n}=this.seen;return t?.source?t.source==="lookup":e==="lookup"||e.
startsWith("lookup")&&n!==null&&n.rest[4]==null}showTest(){let{seen:e,say:t,rule:n}=this,o=["accepted","rejected",...n==="block"?["untested"]:[]].includes(e.kind)?
e.draft:null,{draw:i=null,target:a=null,draft:l=null}=o??{},h=Z(o??void 0),p=!this.greedy&&i!==null&&h!==null;if(this.test.hidden=!p,!p||!o)return;this.others.show(
o,e.position,i,!O(this.run.trace));let[u,m]=te(i,h),v={draw:u,threshold:m,target:Re(a),draft:Re(l),kind:t(`kind.${Fe(e.kind,this.run.trace)}`)},g=i<h?"passed":"\
failed";b(this.keep,t(n==="block"?"rules.pass":"test.keep")),b(this.drop,t(n==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",String(
h)),this.test.style.setProperty("--draw",String(i)),this.keep.dataset.side=i<h/2?"end":"start",this.drop.dataset.side=i>(1+h)/2?"start":"end",this.limit.dataset.
side=h>.6?"left":"right",b(this.limit,`${t("test.threshold")} ${m}`),this.line.dataset.kind=e.kind;let x=De(o,n);[this.needle,this.needleLabel].forEach(k=>{k.hidden=
x}),this.keep.classList.toggle("sv-narrow",h<.2),this.drop.classList.toggle("sv-narrow",h>.8),this.needleLabel.dataset.side=i>.5?"left":"right",b(this.needleLabel,
`${t("test.draw")} ${u}`);let w=t(n==="token"?`test.${e.kind}`:`rules.sum.${x?"certain":V(n)?"lossy":n}.${g}`,v);b(this.sum,w),this.line.setAttribute("aria-labe\
l",x?w:t("test.aria",v)),this.showBasis()}showBasis(){let{say:e,seen:{round:t,index:n}}=this,r=this.rule==="block"&&!O(this.run.trace)?co(t.drafts,n):null;if(this.
basis.hidden=!r,!r)return;let o={weight:D(r.weight),excess:D(r.excess)};b(this.basis,e(`rules.basis.${r.last?"last":"earlier"}`,o))}showResidual(){let{seen:e}=this,
t=e.kind==="rejected"||e.kind==="correction",{drafts:n}=e.round,r=Ie(n).at(-1)??-1,o=e.kind==="rejected"?e.draft:n.findLast((v,g)=>v.verdict==="rejected"&&oe(n,
g)===r)??null,i=t&&e.position&&o?ki(e.position,ho(o,this.rule)):null;if(this.residual.hidden=!i,!i)return;let a=!this.greedy&&(this.rule==="block"||this.rule===
"match");b(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:D(o?.weight??1)}):this.say("residual.note"));let l=e.open||!e.round.final?null:e.round.final.
token,h=i.shares.slice(0,gr),p=i.shares.find(v=>v.token===l);p&&!h.includes(p)&&(h[gr-1]=p);let u=h.reduce((v,g)=>v+g.share,0),m=[...h,{token:-1,share:Math.max(
0,1-u)}];this.residualRows.forEach((v,g)=>this.fillShare(v,m[g],l))}fillShare(e,t,n){e.node.hidden=!t,t&&(b(e.token,this.name(t.token)),z(e.token,"title",this.name(
t.token)),e.bar.style.setProperty("--share",String(t.share)),e.node.classList.toggle("sv-others",t.token===-1),b(e.share,I(t.share)),t.token===n?e.node.dataset.
drawn=this.say("residual.chosen"):delete e.node.dataset.drawn)}};var ip=8,ap=.85;function Zi(s){let e=()=>s.scrollHeight-s.scrollTop-s.clientHeight,n=d("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:i=>i.preventDefault(),click:()=>{let i=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";s.scrollBy({top:ap*
s.clientHeight,behavior:i})}}},"▾"),r=()=>{n.hidden=e()<ip};s.addEventListener("scroll",r,{passive:!0});let o=new ResizeObserver(r);return[s,...s.children].forEach(
i=>o.observe(i)),n}var Qi=23,ea=["tokens","distance"],wr=[0,1],lp=1e-6,xr=.005;function yr({candidates:s,rest:e,overlap:t}){let n=s.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,t==null?e[1]??0:1-t-n)}function cp(s,e){let t=(i,a)=>Math.max(0,e*(i??0)-(a??0)),n=s.candidates.reduce((i,[,a,l])=>i+t(a,l),0),[,r,o]=s.rest;
return[n+t(r,o),n+Math.max(t(r,o),e*yr(s))]}function dp({drafts:s,positions:e=[]}){let t=1;return s.map((n,r)=>{if(t=Math.min(1,t*((n.target??0)/(n.draft||1))),
r===s.length-1)return[t,t];let o=l=>l+1-t>0?l/(l+1-t):1,[i,a]=cp(e[r+1],t);return[o(i),o(a)]})}function pp(s,e){return e==="block"?dp(s):s.drafts.map((t,n)=>{let r=Wt(
e,t.target??0,X(t)??0,s.positions?.[n]??null);return r===null?wr:[r,r]})}function ta(s,e){if(e!=="block")return s.reduceRight((n,r)=>1+r*n,1);let t=1;return s.reduceRight(
(n,r,o)=>{let i=t*r*(o+1);return t*=1-r,n+i},1)}function hp(s,e){let{candidates:t,rest:[,n],overlap:r}=s,o=fr(s);if(r==null||n==null||Wt(e,o,o,s)!==(e==="typica\
l"?0:o))return wr;let i=t.map(([,y,_])=>({p:y??0,q:_??0})),a=i.map(({p:y,q:_})=>_?Wt(e,y,Math.min(1,y/_),s):0);if(a.includes(null))return wr;let l=i.map(({q:y},_)=>y*
(a[_]??0)),h=e==="typical"?0:Math.max(0,n-yr(s)),p=Math.max(0,1-h-l.reduce((y,_)=>y+_,0)),u=1-r<lp,m=p/(u?1:1-r),v=i.map(({p:y,q:_})=>m*(u?y:Math.max(0,y-_))),g=m*
(u?n:yr(s)),x=i.reduce((y,{p:_},E)=>y+Math.abs(l[E]+v[E]-_),0),w=Math.abs(h+g-n),k=e==="typical"&&m>1;return[(x+w)/2,(x+(k?g+n:w))/2]}function up(s){let{drafts:e,
positions:t=[]}=s;return t.length<e.length||e.some(n=>X(n)===null)?null:Object.fromEntries(St.map(n=>{let r=pp(s,n);return[n,{tokens:[ta(r.map(([o])=>o),n),ta(r.
map(([,o])=>o),n)],distance:e.length&&V(n)?hp(t[0],n):[0,0]}]}))}function vp(s){let e=t=>s.reduce((n,r)=>n+r[t],0)/s.length;return[e(0),e(1)]}var mp=([s,e])=>{if(e-
s>=xr)return`${$(s)} – ${$(e)}`;let t=(s+e)/2;return t<xr?`<${xr}`:$(t)},br=new WeakMap;function fp(s){return br.has(s)||br.set(s,up(s)),br.get(s)??null}function sa(){
let{run:s,moment:{round:e},live:t,send:n}=Pe(),r=O(s.trace)?"trees":s.trace.settings.temperature?"":"greedy",o=r?[]:s.rounds.slice(0,e).map(fp).filter(a=>a!==null),
i=(a,l)=>mp(vp(o.map(h=>h[a][l])));return c("div",{class:"sv-block sv-rule-lab",children:[c("h3",{children:f("rules.lab.heading")}),o.length>0&&c("table",{class:"\
sv-figures-table",children:[c("thead",{children:c("tr",{children:["rule",...ea].map(a=>c("th",{scope:"col",children:f(`rules.lab.${a}`)}))})}),c("tbody",{children:St.
map(a=>c("tr",{"data-rule":a,children:[c("th",{scope:"row",class:V(a)?"sv-lossy":"",children:[f(`rules.name.${a}`),c("span",{children:a===T(s.trace)&&` ${f("rul\
es.lab.own")}`})]}),c("td",{children:i(a,"tokens")}),c("td",{children:V(a)?i(a,"distance"):"0"})]},a))})]}),c("p",{class:"sv-note",children:o.length?f("rules.la\
b.rounds",{n:o.length}):f(`rules.lab.${r||"none"}`)}),o.length>0&&c("ul",{class:"sv-note",children:[...ea,"range"].map(a=>c("li",{children:f(`rules.lab.legend.${a}`)}))}),
t&&c("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:Qi}),children:f("rules.lab.claim",{n:Qi})})]})}var gp={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:St,tree:["chain","k-ary","top-k","dynamic","measured"]},xp=["drafter","rule","tree"],hn=class{buttons;constructor({say:e,host:t,sequels:n}){this.
say=e,this.sequels=n,this.host=t,this.mine=d("div",{}),this.note=d("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=jt.map(r=>this.row(r,gp[r].
filter(o=>r!=="gamma"||Number(o)<=n.most))),this.choices=d("div",{class:"sv-again"},...this.rows),this.again=d("div",{class:"sv-block"},d("h3",{},e("again.headi\
ng")),this.note,this.choices),this.node=d("section",{class:"sv-section sv-experiments"},d("div",{class:"sv-section-head"},d("h2",{},e("whatif.heading"))),this.mine,
this.again)}row(e,t){let{say:n}=this,r=o=>{let i=d("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.
buttons.push({name:e,value:o,node:i}),i};return d("div",{class:"sv-again-row","data-change":e},d("span",{},n(`again.${e}`)),d("div",{class:"sv-choices"},...t.map(
r)))}changes(e,t){let{run:n}=this.sequels.store.state;if(e!=="tree"||!n)return{[e]:t};let r=Lt(n.trace);return t==="chain"?{tree:t,gamma:Math.min(r,this.sequels.
most)}:{tree:t,budget:Math.max(r,1)}}load(e){let{say:t,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let a=o==="chain"&&Lt(e.trace)>n,
l=a?t("again.shorter",{most:n}):ws(t,r,o,e.trace.models.pair);b(i,l),z(i,"aria-label",t(a?"again.do_shorter":`again.do_${r}`,{value:l,most:n})),i.disabled=bs(e.
trace,r)===o})}offer(e){e!==this.offered&&(this.offered=e,this.buttons.forEach(({name:t,value:n,node:r})=>{r.hidden=xp.includes(t)&&!e?.[t]?.includes(String(n))}),
this.rows.forEach((t,n)=>{t.hidden=this.buttons.filter(({name:r,node:o})=>r===jt[n]&&!o.hidden).length<2}))}show(e){let t=this.sequels.refusal;this.offer(e.offers),
e.view==="rounds"&&Ee(this.host,we(R,null,we(Fo,null),we(sa,null)),this.mine),this.again.hidden=!this.sequels.live,this.choices.hidden=!!t,b(this.note,t||this.say(
"again.note"))}};var na=240;function bp(s){let e=[...s];return e.length>na?e.slice(2-na).join("").replace(/^\S*\s+/,"… "):s}function ra(s,e,t,n){let r=ge(e),o=r?null:Mt(e),{kept:i=!1,
threshold:a=null}=o?e.answers[o]:{},l={run:t,asked:r&&`${r.round}.${r.index}`,told:o?{at:o,kept:i,chance:a}:null,question(){let{round:h,index:p}=r??{round:0,index:0},
m=[...t.rows.slice(0,h).flatMap(({slots:v})=>v.filter(({kind:g})=>ze(g))),...t.rows[h].slots.slice(0,p)].map(v=>v.text).join("");return{guess:[...ee(xe(t.rows[h].
slots[p],n))].slice(0,60).join(""),before:bp(t.promptText+m),round:h+1,slot:p+1}}};s.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var wp=[0,.25,.5,.75,1],un={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},vn=class{constructor({say:e,intents:t}){this.say=e,this.intents=t,this.brought=null,this.told="",this.
button=d("button",{type:"button",class:"sv-link",on:{click:t.toggle}},e("predict.start")),this.wished=null,this.refused=d("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=d("span",{class:"sv-quiet"}),this.switch=d("input",{type:"checkbox",on:{change:()=>t.set({informed:this.switch.checked})}}),this.question=
d("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=d("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>t.answer(null)),this.reveal.append(
d("kbd",{},"R")),this.row=d("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...wp.map(n=>d("button",{type:"button",class:"sv-choose",on:{
click:()=>t.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",t.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>t.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=d("div",{class:"sv-lesson",role:"status"}),this.node=d("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},d("div",{class:"sv-section-head"},d("h2",{},e("predict.heading")),this.score,d("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",t.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,t,n="sv-choose"){
return d("button",{type:"button",class:n,on:{click:t}},this.say(`predict.${e}`))}label(e){let t=e===0?"none":e===1?"all":null,n=Object.keys(un).find(r=>un[r]===
e&&(t?/\D/:/\d/).test(r))??"";return[d("span",{},t?this.say(`predict.${t}`):M(e)),d("kbd",{},n.toUpperCase())]}press(e,t){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(t)if(n==="r")this.intents.answer(null);else if(n in un)this.intents.answer(un[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){b(this.refused,this.wished===e&&O(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,t){let{say:n}=this,{moment:r,predicting:o}=e;if(ra(this.node,e,t,n),this.node.hidden=!o,this.button.hidden=o||t.trace.settings.gamma===
0,this.explain(t),!o)return;let i=this.node.contains(document.activeElement),a=ge(e),l=Mt(e),h=t.over&&r.round===t.length;this.switch.checked=e.informed,b(this.
question,a?this.ask(t,a):l?this.tell(e.answers[l]):n(h?"predict.ended":"predict.waiting")),b(this.facts,a?this.given(e,t,a):l?this.reckon(e.answers[l]):""),this.
row.hidden=!a,this.next.hidden=!!a||h||e.playing;let p=bo(Object.values(e.answers));b(this.score,p.n?n(p.decided?"predict.score":"predict.score_undecided",{...p,
brier:$(p.brier)}):""),this.showLesson(e,t,p,h),this.bringUp(a),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!tt(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:t,index:n}){return this.say("predict.ask",{token:xe(e.rows[t].slots[n],this.say),n:n+1,round:t+1})}tell({said:e,kept:t,
threshold:n}){let r=`predict.${t?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:M(e),brier:$(Tt(e,t))});return L(o,n!==null&&this.say("p\
redict.truth",{threshold:M(n)}))}reckon({said:e,kept:t}){return e===null?"":this.say("predict.brier",{said:e,happened:t?1:0,brier:$(Tt(e,t))})}given({informed:e},t,{
round:n,index:r}){let{target:o,draft:i}=t.rounds[n].drafts[r];return t.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say(
"predict.unknown"):this.say("predict.given",{target:D(o),draft:D(i)}):this.say("predict.hidden")}showLesson({taught:e},t,n,r){let o=e||r&&n.n>0;this.finish.hidden=
!n.n||r,this.finish.setAttribute("aria-expanded",String(o));let i=o?wo(n,t.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),
this.lesson.replaceChildren(...o?[d("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(a=>d("p",{},a))))}};var mn=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:t,store:n,predict:r,transport:o}=this.viewer;if(e.run){if(!xs(e.run)){r.refuse(e.run);return}
t.halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.buttons.play).focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;
e.toEnd(),_e(e.state)&&!ge(e.state)&&e.forward("step")}begin(e){let{viewer:t}=this;!se(t.state)&&e.over&&t.player.seek(Ce.moment),t.toggle(),t.predict.focus()}leavesVerdict(){
let{viewer:e}=this,t=Ot(e.state);return e.state.looking!==null&&e.store.set({looking:null}),t&&ge(e.state)!==null}answer(e){let{state:t,store:n,player:r}=this.viewer,
o=ge(t);o&&(n.set(go(t,o,e)),r.forward("step"))}};function yp(s){let e=[];for(let t=s;t.parentElement&&t!==document.body;t=t.parentElement){let n=t;e.push(...[...t.parentElement.children].filter(r=>r!==n))}return e.
filter(t=>t instanceof HTMLElement).filter(({popover:t})=>!t)}var fn=class{constructor(e,t){this.node=e;this.resized=t}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=yp(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:t}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,t/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var kp={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},_p={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Sp={ArrowUp:"stepOn",ArrowDown:"stepBack"},oa={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
gn=s=>(s.dataset.at??"").split(".").map(Number);function zp(s,e,t){let n=s.indexOf(e),r=o=>{let i=s.filter(a=>gn(a)[0]===gn(e)[0]+o);return i.find(a=>gn(a)[1]>=
gn(e)[1])??i.at(-1)};switch(t){case"Home":return s[0];case"End":return s.at(-1);case"ArrowRight":return s[n+1];case"ArrowLeft":return s[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Ep(s,e,t){let n=s.findIndex(i=>i.includes(e)),r=s[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(t){case"\
Home":return s[0][0];case"End":return s.at(-1)?.at(-1);case"ArrowRight":return s[n][r+1]??s[n+1]?.[0];case"ArrowLeft":return s[n][r-1]??s[n-1]?.at(-1);case"Arro\
wDown":return o(s[n+1]);case"ArrowUp":return o(s[n-1]);default:return null}}var xn=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let t=({target:n})=>{
this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",t,{signal:e}),document.addEventListener("focusin",t,{signal:e}),
document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:t,key:n}=e,{node:r}=this.viewer;if(!(t instanceof HTMLElement))return;let o=r.
contains(t)||this.isFree(n,t);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||t.
matches("input:not([type=checkbox]), select, textarea"))return;!(t.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,t)&&e.preventDefault()}isFree(e,t){
let n=/^[a-z]$/i.test(e);return t!==document.body?n&&t.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,t){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let a=kp[e.length===1?e.toLowerCase():e]||o()&&_p[e];if(a)return n[a]()!==!1;let l=t.closest("[role=option]"),h=t.closest("\
[role=gridcell]");if(l||h)return this.inside(e,l,h);let p=t.closest("[role=slider]");if(p&&i(e))return!0;let u=oa[e]||p&&Sp[e];return!u||this.scrolls(t,e)?!1:(n[u](),
!0)}inside(e,t,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(t??n)?.dataset.at&&r(),!0;let a=t?zp(o(),t,e):n&&Ep(i(n),n,e);return a&&a.focus(),
!!a||e in oa}scrolls(e,t){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return t.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};function kr(s){let{store:e,player:t}=s;return{start:()=>s.seek(0),back:()=>s.hold(()=>t.back("round")),previous:()=>s.hold(()=>t.back("step")),play:()=>s.toggle(),
next:()=>s.forward("step"),forward:()=>s.forward("round"),end:()=>s.toEnd(),stop:()=>s.send("stop",{round:e.state.moment.round}),seek:n=>s.seek(n.round,n.phase),
follow:()=>s.toEnd(),run:()=>s.send("new",{}),set:n=>e.set(n),present:()=>s.present(!e.state.presenting)}}function Tp(s){let{transport:e,store:t}=s,{start:n,back:r,
previous:o,play:i,next:a,forward:l,end:h,present:p}=kr(s),u=()=>{let{presenting:m,pinned:v}=t.state;if(e.help.open)e.toggleHelp(!1);else if(m)p();else if(v)s.pin(
null);else return!1;return!0};return new xn({node:s.node,actions:{toggle:i,roundBack:r,roundOn:l,stepBack:o,stepOn:a,start:n,end:h,present:p,escape:u,help:()=>e.
toggleHelp()},pin:()=>s.pin(t.state.cursor),predict:m=>s.predict.press(Mp(m,t.state)?"r":m,t.state.predicting),letters:()=>e.letters.checked,presenting:()=>t.state.
presenting,options:()=>s.stream.options(t.state.moment.round),cells:m=>s.round.node.contains(m)?s.round.rows():s.rounds.cells(),leap:m=>{let v=e.strip.momentFor(
m,t.state.moment);return v&&s.seek(v.round),!!v}})}function Mp(s,e){return s==="PageDown"&&e.presenting&&!Ot(e)&&ge(e)!==null}function bn({target:s}){let e=s instanceof
Element?s.closest("[data-at]"):null;if(!(e instanceof HTMLElement))return null;let[t,n]=(e.dataset.at??"").split(".").map(Number);return{round:t,index:n}}function ia(s){
let e=new AbortController,{node:t,store:n}=s,{signal:r}=e,o="",i=({screenX:g,screenY:x})=>`${g},${x}`;window.addEventListener("pointermove",g=>{o=i(g)},{signal:r}),
t.addEventListener("pointerover",g=>{i(g)!==o&&s.hover(bn(g))},{signal:r}),t.addEventListener("pointermove",g=>s.hover(bn(g)),{signal:r}),t.addEventListener("fo\
cusin",g=>s.focusOn(bn(g)),{signal:r});let a=null;t.addEventListener("pointerdown",()=>{a=n.state.pinned},{signal:r,capture:!0}),t.addEventListener("click",g=>{
let x=bn(g);x&&s.pin(tt(x,g.detail?a:n.state.pinned)?null:x)},{signal:r}),document.addEventListener("pointerdown",({target:g})=>{let{help:x}=s.transport;x.open&&
g instanceof Node&&!x.contains(g)&&s.transport.toggleHelp(!1)},{signal:r}),s.stage.addEventListener("pointerleave",({pointerType:g})=>{g==="mouse"&&n.set({hovered:null})},
{signal:r}),Tp(s).listen(r);let l=()=>{s.palette.refresh()&&s.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:r});
let h=new MutationObserver(l);[document.documentElement,document.body].forEach(g=>h.observe(g,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,
u=new ResizeObserver(([{contentRect:g}])=>{let x=p;p=g.width,!(!p||p===x)&&(x||(s.story.lag=!n.state.whole),s.relayout())});u.observe(s.node);let m=new ResizeObserver(
()=>{n.state.run&&!n.state.whole&&s.stream.followHead()});m.observe(s.stream.scroller);let v=new ResizeObserver(()=>s.fit());return v.observe(document.body),()=>{
e.abort(),h.disconnect(),u.disconnect(),m.disconnect(),v.disconnect()}}var Op=["pinned","hovered","cursor"],wn=class{constructor(e,{words:t,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){let a=ae(t);to.teach(t),Jr(t),this.send=
n,this.store=new hs({...Ce,live:r},y=>this.changed(y)),this.player=new Xs(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=d(
"div",{class:"specviz"+(o?" sv-standalone":"")}),e.replaceChildren(this.node);let l=this.palette=new je(this.node),h=y=>this.seek(y),p=this.set=y=>this.store.set(
y);this.line=new nn(a),this.headline=d("div",{class:"sv-drawn"}),this.sentence=d("div",{class:"sv-drawn"}),this.ledger=d("div",{class:"sv-drawn"}),this.transport=
new Js({say:a,palette:l,keys:t.keys,actions:kr(this)}),this.stream=new _s({say:a,set:p}),this.rounds=new Es(a),this.round=new Ms(a),this.sequels=new on({say:a,send:n,
store:this.store,most:i}),this.experiments=new hn({say:a,host:this,sequels:this.sequels}),this.story=new sn({say:a,stream:this.stream,rounds:this.rounds,teach:y=>this.
teach(y)}),this.predict=new vn({say:a,intents:{set:p,toggle:()=>this.asking.toggle(),answer:y=>this.asking.answer(y),goOn:()=>this.toggle()}}),this.asking=new mn(
this),this.marker=new Zs([this.stream,this.rounds,this.round]),this.inspector=new pn({say:a,set:p,sequels:this.sequels,unpin:()=>this.pin(null),stage:y=>{this.seek(
y.round+1),this.pin(y)}});let{sequels:u}=this,m={race:()=>u.make({changes:{temperature:0}}),offered:()=>r&&!u.refusal};this.charts=new Gs({host:this,palette:l,seek:h,
greedy:m}),this.presenter=new fn(this.node,()=>this.relayout());let{race:v,costs:g,lossless:x,speedup:w,breakdown:k}=this.charts.places;this.views=new js({say:a,
set:p,views:{race:[v],same:[x],rounds:[this.rounds.node,this.experiments.node],time:[g,w],guesses:[k],numbers:[this.ledger]}}),this.empty=d("p",{class:"sv-empty"},
a("empty")),this.story.node.append(this.predict.button,this.predict.refused,this.predict.node),this.transport.node.prepend(this.headline),this.transport.count.after(
...this.stream.choices),this.stage=d("div",{class:"sv-stage"},this.line.node,this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,Zi(
this.inspector.node),this.transport.node),this.below=d("div",{class:"sv-below"},this.sentence,this.sequels.compare.node,this.views.node),this.node.append(this.stage,
this.below),this.silence=ia(this),this.changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(
this.frame),this.silence(),this.transport.strip.disconnect(),this.charts.destroy(),this.node.remove()}load(e,{recorded:t=!1,at:n=null,phase:r=0,play:o=!1,step:i=!1,
teach:a=!1,source:l=null}={}){let h=new st(e),{over:p,length:u}=h,{run:m,offers:v}=this.store.state,g=l&&m?.trace.models.pair===e.models.pair&&m.trace.models.target.
name===e.models.target.name;this.inspecting="",this.transport.toggleHelp(!1),xs(h)||this.store.set({predicting:!1}),this.story.load(h),this.sequels.load({run:h,
source:l,recorded:t&&p}),this.experiments.load(h);let x=_t(h.rounds,{round:n??u,phase:r}),w=x.round===u;this.player.halt(),this.store.set({run:h,source:l,stale:!1,
recorded:t&&p,moment:x,entered:null,following:w,whole:p&&w,opening:!1,until:null,rested:p&&n===null?Fn(h):null,pinned:null,hovered:null,cursor:null,asked:i?"ste\
p":"round",gamma:h.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:g?v:null,...p?{status:"done",mode:"done",message:null}:{}});let k=a&&p?vs(h):null;
k!==null&&this.teach(k),o&&this.player.play()}teach(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(t?1:0),phase:0}),
this.store.set({opening:!0}),t||this.player.open(e)}append(e){let{run:t,following:n}=this.state;if(!t)return this.send("resync",{from:0}),!1;let r=t.length;return t.
append(e)?(n&&t.length>r&&this.mayFollow()&&this.follow(t),t.over&&this.store.set({rested:fo(this.state)}),t.over&&this.setState("done"),this.changed({run:t}),!0):
(this.send("resync",{from:r,plain_from:t.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{
round:t},asked:n,mode:r,hovered:o,predicting:i}=this.state,a={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:t,phase:1},"step",a):
this.player.move({round:e.length,phase:0},e.length===t+1?"round":null,a),i&&this.asking.goOn()}setState(e,t=null){this.store.set({status:e,message:t,...e==="err\
or"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.
store.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.store.set({hovered:null})}seek(e,t=0){this.hold(()=>this.player.seek({
round:e,phase:t}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:t}=this,n=_e(t);se(t)?this.hold(()=>this.
player.forward(e)):(n||t.live&&!t.run)&&(this.store.set({following:!0,asked:t.predicting?"step":e}),this.send("step",{round:t.moment.round,open:n}))}toggle(){if(this.
asking.leavesVerdict())return;let{state:e}=this,t=_e(e)&&se(e)===0;e.playing?this.player.halt():e.predicting&&(se(e)||t)?this.asking.goOn():t?(this.store.set({following:!0,
asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!tt(
e,this.state.hovered)&&this.store.set({hovered:e})}focusOn(e){e&&this.store.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.store.set({
pinned:e,...e?{cursor:e}:{}})}tint(e){this.stream.tint.has(e)&&this.store.set({tint:e})}open(e){this.views.has(e)&&this.store.set({view:e})}present(e){e!==this.
state.presenting&&(this.store.set({presenting:e}),this.presenter.show(this.state),(e?this.transport.buttons.play:this.transport.presenter).focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.story.lag=!this.state.whole)}changed(e){let t=Object.keys(e);this.story.lag=this.story.lag||"view"in e,"tint"in e&&!this.
state.whole&&(this.story.lag=!0),this.all=this.all||!t.length||t.some(n=>!Op.includes(n)),this.frame=this.frame||requestAnimationFrame(()=>this.paint())}paint(){
let{all:e,state:t}=this;this.frame=0,this.all=!1,e&&this.paintAll(t),t.run&&this.paintSelection(t),this.story.follow(),this.node.dispatchEvent(new Event("specvi\
z-painted",{bubbles:!0}))}paintAll(e){let{run:t,moment:n}=e,r=e.mode==="running"&&!se(e),o=e.mode==="running"||e.playing;this.empty.hidden=!!t,[this.stream,this.
story,this.round,this.inspector].forEach(({node:i})=>{i.hidden=!t}),this.below.hidden=!t,this.node.dataset.state=e.status,this.node.classList.toggle("sv-open",!!t&&
!t?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),this.line.show(e),this.transport.show(
e,t?this.story.tell(e,t):""),t&&(this.rounds.concealed=Rt(e),this.predict.show(e,t),this.stream.dress(e),this.story.show(e,t,{busy:r||e.playing,live:r}),this.round.
show(e,t),Ee(this,we(qi,{}),this.headline),Ee(this,we(Ni,{}),this.sentence),this.views.show(e),this.inspector.areas.dress(e),this.sequels.compare.show(e),this.rounds.
showCut(e.gamma,n.round),this.experiments.show(e),e.view==="numbers"&&Ee(this,we(Ii,{}),this.ledger),this.charts.show(t,{shown:n.round,known:us(e),busy:o,view:e.
view}))}paintSelection(e){let{at:t,how:n}=zt(e);this.marker.show(e,t,n),this.round.tree.light(Ue(e,t)?t:null),this.inspect(e,{at:t,how:n})}inspect(e,{at:t,how:n}){
let r=Ue(e,t),o=xo(e,r),i=r!==null&&r.number!==We(e),a=JSON.stringify([t,n,o,i,r&&[r.kind,r.open]]);a===this.inspecting||!e.run||(this.inspecting=a,this.inspector.
show(e.run,r,n,{concealed:o,elsewhere:i}))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(
e)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(e=>e.relayout()),this.transport.strip.draw(),this.charts.relayout(),this.changed({})}};function Vt(s,e){let t=new wn(s,e);return{load:t.load.bind(t),append:t.append.bind(t),setState:t.setState.bind(t),offer:t.sequels.offer.bind(t.sequels),outdate:t.
outdate.bind(t),forgive:t.forgive.bind(t),state:()=>vo(t.state),trace:t.trace.bind(t),seek:t.seek.bind(t),play:t.player.play.bind(t.player),forward:t.forward.bind(
t),pin:t.pin.bind(t),tint:t.tint.bind(t),open:t.open.bind(t),present:t.present.bind(t),relayout:t.relayout.bind(t),flush:t.charts.flush.bind(t.charts),destroy:t.
destroy.bind(t),experiment:t.charts.test}}window.SpecViz={mount:Vt,term:C,FONT:Le,dom:{el:d,setText:b,Palette:je}};var Rp=500,_r=new Map,la=new Map,lt=new Map(new URLSearchParams(window.location.search)),aa=0;function jp(s){let e=Uint8Array.from(atob(s),t=>t.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function Lp(s){let e=_r.get(s);if(e)return e;let t=new Promise((n,r)=>{la.set(s,i=>n(
jp(i)));let o=document.createElement("script");document.head.append(Object.assign(o,{src:`data/${s}.js`,onerror:()=>r(new Error(s))}))});return _r.set(s,t),t.catch(
()=>_r.delete(s)),t}function ca(s){let e=new URL(s);return e.search=String(new URLSearchParams([...lt])),e}function Ap(){let{href:s}=ca(window.location.href);if(s!==
window.location.href)try{window.history.replaceState(window.history.state,"",s)}catch{}}function da(){let s=lt.has("__theme")?lt.get("__theme")==="dark":ha.matches;
document.body.classList.toggle("dark",s),document.documentElement.style.colorScheme=s?"dark":"light"}Object.assign(j,{read:Lp,keep(s){for(let[e,t]of Object.entries(
s))t==null||t===""?lt.delete(e):lt.set(e,String(t));clearTimeout(aa),aa=window.setTimeout(Ap,Rp)},state:()=>Object.fromEntries(lt)});var pa=(s,e)=>la.get(s)?.(e),
ct=()=>JSON.parse(document.getElementById("given")?.textContent||"null"),Gt=()=>document.getElementById("lost")?.removeAttribute("hidden"),ha=matchMedia("(prefe\
rs-color-scheme: dark)");da();ha.addEventListener("change",da);for(let s of document.querySelectorAll(".languages a"))s.addEventListener("click",()=>{let e=ca(s.
href);e.hash=window.location.hash,s.href=e.href});var ua=s=>/^\d{1,5}$/.test(String(s))?Number(s):null;async function Cp(s){let{runs:e}=ct(),t=[...document.querySelectorAll("#recorded button")],n=j.state(),r=as(),
o="",i=Vt(s,{words:await j.read(`words/${ke()}.json`)});function a(){if(!o)return;let{round:h,phase:p,rounds:u,pinned:m,opening:v,tint:g,presenter:x,view:w}=i.state(),
k=!v||m;j.keep({recorded:o===e[0].name?null:o,round:k&&h<u?h:null,phase:k&&p?p:null,at:m?`${m.round}.${m.index}`:null,open:w==="race"?null:w,tint:g==="verdict"?
null:g,presenter:x?1:null})}async function l(h,p=!1){let u=e.find(v=>v.name===h)??e[0],m=r();try{let v=await j.read(`traces/${u.name}.json`);if(!m())return;i.load(
v,{recorded:!0,teach:!p})}catch{m()&&Gt();return}o=u.name,j.shows={live:!1,name:o},t.forEach(v=>v.setAttribute("aria-pressed",String(v.dataset.name===o))),document.
querySelector(".recorded-about").textContent=u.notice}t.forEach(h=>h.addEventListener("click",()=>l(h.dataset.name))),await l(n.recorded,["round","at"].some(h=>h in
n)),$p(i,n),Gr(i),document.addEventListener("specviz-painted",a)}function $p(s,e){let t=ua(e.round);t!==null&&s.seek(t,ua(e.phase)??0);let n=/^(\d{1,5})\.(\d{1,3})$/.
exec(String(e.at));n&&s.pin({round:Number(n[1]),index:Number(n[2])}),e.open&&s.open(String(e.open)),e.tint&&s.tint(String(e.tint)),e.presenter==="1"&&s.present(
!0)}var va=document.querySelector("#stage .stage");va&&Cp(va).catch(Gt);var Pp=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function ma(s){let e=Pp.test(s)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(s)?`'${s}`:s;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function fa(s,e){let t=document.createElement("a");t.href=URL.createObjectURL(s),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),6e4)}var qp=320,ba=480,Np=19,Hp="200px";function wa({layout:s},e){let{below:t,height:n,xaxis:r}=s.meta?.narrow??{};return e<t?{...s,height:n,xaxis:{...s.xaxis,...r}}:
s}function ya(s,e){let t=wa(s,e),n=t.showlegend?s.data.filter(({name:r,showlegend:o})=>r&&o!==!1).length:0;return(t.height||qp)+(e<ba?Np*Math.max(0,n-1):0)}function ga(s,e,t){
let n=wa(s,e),[r,o,i]=["ink","quiet","line"].map(p=>t.get(p)),a=p=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...p,tickfont:{size:11,color:o,...p.
tickfont},title:{...p.title,font:{size:12,color:o}}}),l=Object.keys(n).filter(p=>/^[xy]axis\d*$/.test(p)),h=new Set(["xaxis","yaxis",...l]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...n,width:e,height:ya(s,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...n.legend},...Object.fromEntries([...h].map(p=>[p,a(n[p]||{})])),
font:{family:Le,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:t.get("raised"),bordercolor:i,font:{color:r}}}}var Sr=null;
function xa(){let s=Sr??new Promise((e,t)=>{let n=document.createElement("script");document.head.append(Object.assign(n,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:t}))});return Sr=s,s.catch(()=>{Sr=null}),s}var zr=class{constructor(e,t,n){this.frame=e;this.drawing=t;this.select=n;this.palette=new je(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:Hp}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){xa().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:t}=this.picture;window.Plotly.react(this.drawing,t.data,ga(t,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[n]})=>n.customdata!=null&&this.select(n.customdata))}async save(e){let t=await xa().catch(()=>null);if(!this.
picture||!t)return;let{figure:n,name:r}=this.picture,o={...ga(n,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:a}=o;
t.downloadImage({data:n.data,layout:o},{format:e,width:i,height:a,scale:e==="png"?2:1,filename:r})}};function Kt({json:s,words:e,select:t}){let n=G(null),r=G(null),
o=G(null),[i,a]=J(!1),l=Ye(()=>JSON.parse(s||"null"),[s]);Q(()=>{o.current=new zr(n.current,r.current,t)},[]),Q(()=>o.current?.show(l),[l]);function h(){if(!l)return;
let m=[l.columns,...l.rows].map(v=>v.map(ma).join(","));fa(new Blob([m.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${l.name}.csv`)}let p=l?[...l.columns,...l.picks.length?[e.pick]:[]]:[],u=l?`${ya(l.figure,n.current?.clientWidth||ba)}px`:
void 0;return c("div",{class:"specviz sv-chart",hidden:!l,ref:n,children:[c("div",{class:"sv-drawing",role:"img","aria-label":l?.says,style:{minHeight:u},ref:r}),
c("p",{class:"sv-note",children:l?.says}),c("details",{class:"sv-table",onToggle:({currentTarget:m})=>a(m.open),children:[c("summary",{children:e.table}),c("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${l?.columns.join(e.comma)}`,children:c("table",{children:i&&l&&c(R,{children:[c("th\
ead",{children:c("tr",{children:p.map(m=>c("th",{scope:"col",children:m}))})}),c("tbody",{children:l.rows.map((m,v)=>c("tr",{children:[m.map(g=>c("td",{children:g})),
v in l.picks&&c("td",{children:c("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${m.slice(0,2).join(e.comma)}`,onClick:()=>t(l.picks[v]),children:e.
pick})})]}))})]})})})]}),c("p",{class:"sv-note sv-chart-files",children:[c("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("png"),children:e.
png}),c("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("svg"),children:e.svg}),c("button",{class:"sv-link",type:"button",onClick:h,children:e.
csv})]})]})}Oe("chart",({node:s,words:e,props:t,send:n,watch:r})=>{let o=()=>ye(c(Kt,{json:t.value,words:e,select:i=>n.pick({at:i})}),s);o(),r("value",o)});var Ip=["drafter","temperature"],Dp=as();function Fp({parts:s},e){let{drafter:t,temperature:n}={...s[0],...e},r=s.filter(o=>o.drafter===t);return r.find(o=>o.temperature===
n)??r[0]??s[0]}function Up(s){let e=ct(),t=j.state(),n=e.sweeps[0].name,r=e.sweeps.find(l=>l.name===t.sweep)?.name??n;function o(l,h,p){let u=new Map(l.parts.map(
m=>[m[p],p==="drafter"?m.label:m[p]]));return u.size>1&&c("fieldset",{children:[c("legend",{children:e[p]}),[...u].map(([m,v])=>c("label",{children:[c("input",{
type:"radio",name:p,value:m,checked:m===h[p],onChange:()=>i(l,{...h,[p]:m})}),c("span",{children:v})]},m))]},p)}function i(l,h){let p=l&&Fp(l,h),m={...l?.compared.
find(g=>g.temperature===p?.temperature)?.pictures,...p?.pictures};if(ye(c(R,{children:[c("label",{class:"explore-source",children:[e.results,c("select",{value:r,
onChange:({currentTarget:g})=>a(g.value),children:e.sweeps.map(({name:g,title:x})=>c("option",{value:g,children:x},g))})]}),c("p",{class:"explore-origin",children:l?.
origin}),c("div",{class:"explore-choices",children:l&&p&&Ip.map(g=>o(l,p,g))}),c("div",{class:"explore-answer",role:"status",children:p?.answer.map(g=>c("p",{children:g}))}),
c("div",{class:"explore-pictures",children:Object.entries(e.headings).map(([g,x])=>c("section",{class:"explore-picture",hidden:!(g in m),children:[c("h3",{children:x}),
c("div",{children:c(Kt,{json:m[g]??"",words:e.chart,select:()=>{}})})]},g))})]}),s),!l||!p)return;let v=g=>p[g]===l.parts[0][g]?null:p[g];j.keep({drafter:v("dra\
fter"),temperature:v("temperature"),sweep:r===n?null:r})}async function a(l,h={}){let p=Dp();try{let u=await j.read(`sweeps/${l}.${ke()}.json`);if(!p())return;r=
l,i(u,h)}catch{p()&&Gt()}}i(null,{}),a(r,t)}var ka=document.getElementById("explore");ka&&Up(ka);var Wp=800,_a=680,Sa="SpecViz",Bp=8e3;async function Vp(s,e){try{return await navigator.clipboard.writeText(s),!0}catch{let t=document.activeElement;return Object.
assign(e,{hidden:!1,value:s}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&t.focus(),e.hidden}}function Gp(s,e,t){let n=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),o=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,a=(l,h=!1)=>{r.textContent=l,clearTimeout(i),h||(i=window.setTimeout(()=>{r.textContent=""},
Bp))};return n.addEventListener("click",async()=>{let[l,h]=t(),p=await Vp(l,o);a(p?h:e.by_hand,!p)}),s.replaceChildren(n,r,o),a}function Kp(s){let e=new URL(s);
e.searchParams.set("embed","1");let t=Object.assign(document.createElement("iframe"),{src:e.href,title:Sa,width:"100%",height:String(_a),loading:"lazy"});return t.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(t).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}Oe("share",({node:s,words:e})=>{Gp(s,{...e,copy:e.embed},()=>[Kp(j.address()),e.embedded])});function Yp(s){let e=0;new ResizeObserver(()=>{let t=s.clientWidth>=
Wp?_a:Math.ceil(s.getBoundingClientRect().height);!t||t===e||(e=t,window.parent.postMessage({specviz:{height:t}},"*"))}).observe(s)}async function Jp(){document.
documentElement.classList.add("embed");let s=await is(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Sa}),t=()=>{let n=new URL(window.location.href);n.searchParams.delete("embed"),e.href=n.href};t(),["pointerdown","focus"].forEach(n=>e.
addEventListener(n,t)),s?.append(e),s&&Yp(s)}new URLSearchParams(window.location.search).get("embed")==="1"&&Jp();var Ta=s=>s!==null&&["loading","running"].includes(s.state),za=(s,e,t)=>s.map(([n,r],o)=>c(R,{children:[o>0&&e,c("a",{href:r,...t,children:n})]},n)),dt=({label:s,
children:e})=>c(R,{children:[c("dt",{children:s}),c("dd",{children:e})]});function Xp(s,e){!j.go||s.ctrlKey||s.metaKey||s.shiftKey||(s.preventDefault(),j.go({view:"\
watch",recorded:e}))}function Zp({words:s,lacking:e},t,n,r){let o=ae(s);if(r)return s.stopping;if(n?.state==="running")return o("running",{percent:n.done});if(n)
return n.state==="stopped"?s.stopped:n.message??"";if(!t.rule)return"";if(!e)return s.recorded_only;let i=e[t.number];return i.length?o("lacks",{pairs:i.join(s.
comma)}):t.estimate??""}function Qp({told:s,card:e,isNew:t,progress:n,hidden:r,begin:o,halt:i,back:a}){let{words:l,lacking:h,chart:p}=s,u=G(null),m=G(null),v=G(
null),[g,x]=J(!1),[w,k]=J(!1),y=Ta(n),_=[m,v].some(({current:S})=>S!==null&&S===document.activeElement);Q(()=>{y&&w?i():k(!1)},[n]),Q(()=>{_&&(y?v:m).current?.focus(
{preventScroll:!0})},[y]),Q(()=>{if(!t||!m.current||!u.current)return;let{top:S,bottom:q}=m.current.getBoundingClientRect();S>=0&&S<q&&q<=window.innerHeight&&u.
current.getBoundingClientRect().top<0&&u.current.scrollIntoView({block:"start"})},[e]);function E(){let S=!!u.current?.open;S&&x(!0),S?j.keep({claim:e.number}):
Number(j.state().claim)===e.number&&j.keep({claim:null})}return c("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:u,onToggle:E,children:[c("summary",
{children:[c("span",{class:"myth-number","aria-label":ae(l)("claim_number",{n:e.number}),children:e.number}),c("span",{children:[c("span",{class:"myth-claim",children:e.
claim}),c("p",{class:"myth-says",children:e.says})]}),c("span",{class:"myth-mark",children:c("span",{class:"myth-chip","data-verdict":e.verdict,children:l.verdicts[e.
verdict]})})]}),c("div",{class:"myth-body",children:g&&c(R,{children:[e.picture&&c("div",{children:c(Kt,{json:e.picture,words:p,select:()=>{}})}),e.source&&c("p",
{class:"myth-source",children:e.source}),c("dl",{class:"myth-about",children:[c(dt,{label:l.how,children:e.how}),e.rule&&c(dt,{label:l.rule,children:e.rule}),e.
missing&&c(dt,{label:l.missing,children:e.missing}),e.words.length>0&&c(dt,{label:l.terms,children:za(e.words,l.comma,{})}),e.papers.length>0&&c(dt,{label:l.papers,
children:za(e.papers,l.comma,{target:"_blank",rel:"noreferrer"})})]}),c("dl",{class:"myth-setup",children:e.setup?.map(([S,q])=>q&&c(dt,{label:S,children:q},S))}),
c("div",{class:"myth-actions",children:[e.rule&&h&&!h[e.number].length&&c(R,{children:[c("button",{type:"button",class:"myth-button myth-primary",hidden:y,ref:m,
onClick:o,children:l.run}),c("button",{type:"button",class:"myth-button",hidden:!y,ref:v,onClick:()=>{k(!0),i()},children:l.stop})]}),t&&c("button",{type:"butto\
n",class:"myth-button",onClick:a,children:l.back}),e.watch&&c("button",{type:"button",class:"myth-button",onClick:()=>j.go?.({...e.watch,view:"watch"}),children:l.
watch}),e.replay&&c("a",{class:"myth-link",href:e.replay,onClick:S=>Xp(S,e.run),children:l.replay}),e.pay&&c("button",{type:"button",class:"myth-button",onClick:()=>j.
go?.({view:"pay",fold:"cost",reveal:!0}),children:l.pay}),c("a",{class:"myth-link",href:e.link,children:l.link})]}),c("progress",{max:100,hidden:n?.state!=="run\
ning",value:n?.done??0,"aria-label":l.how}),c("p",{class:"myth-line",role:"status","data-state":n?.state,children:Zp(s,e,n,w)})]})})]})}var Ea="verdict",eh=ls("\
claim",new URLSearchParams(window.location.search).get("claim")),th=()=>{};Oe("myths",async({node:s,words:{busy:e,lacking:t}={busy:"",lacking:null},send:n,value:r})=>{
let o={...await j.read(`claims/${ke()}.json`),busy:e,lacking:t},{words:i}=o,a=ae(i),l=new URLSearchParams(window.location.search),h=new Map,p=new Map,u=null,m=()=>o.
cards.map(S=>h.get(S.number)??S),v=S=>m().filter(({verdict:q})=>q===S).length,g=["",...Object.keys(i.verdicts)],x=g.find(S=>S===l.get(Ea)&&v(S))??"";function w(S){
x=S,j.keep({[Ea]:x}),E()}function k(S){u!==null&&p.set(u,{state:"stopped"}),u=S,p.set(S,{state:"running",done:0}),E(),n.begin({claim:S})}function y({claim:S,...q}){
o.cards.some(({number:H})=>H===S)&&(q.card&&h.set(S,q.card),p.set(S,q),!Ta(q)&&u===S&&(u=null),E())}function _(S){let q=s.querySelector(`#claim-${/^\d{1,2}$/.test(
S)?Number(S):"none"}`);q&&(q.hidden&&w(""),q.open=!0,q.scrollIntoView({block:"start"}))}function E(){let S=a("tally",{holds:v("holds"),fails:v("fails"),depends:v(
"depends"),yours:v("yours")}),q=v("untried");ye(c(R,{children:[c("p",{class:"myth-tally",role:"status",children:L(S,q>0&&a("tally_untried",{untried:q}))}),c("di\
v",{class:"myth-kinds",role:"group","aria-label":i.show,children:g.map(H=>c("button",{type:"button",hidden:H!==""&&!v(H),"aria-pressed":H===x,onClick:()=>w(H),children:H?
i.verdicts[H]:i.all},H))}),c("div",{class:"myth-list",children:m().map(H=>{let{number:B}=H;return c(Qp,{told:o,card:H,isNew:h.has(B),progress:p.get(B)??null,hidden:x!==
""&&H.verdict!==x,begin:()=>k(B),halt:()=>n.halt(),back:()=>{h.delete(B),p.delete(B),E()}},B)})})]}),s)}th=()=>{u!==null&&y({claim:u,state:"error",message:e})},
w(x),eh(_),r(S=>y(S),!1)});var Yt=s=>s.reduce((e,t)=>e+t,0);function pt(s){let e=Yt(s);return s.map(t=>t/e)}var Er=(s,e)=>s.map((t,n)=>Math.min(t,e[n])),ht=(s,e)=>Math.min(1,Yt(Er(s,e))),
Tr=(s,e)=>e.map((t,n)=>t>0?Math.min(1,s[n]/t):null);function ut(s,e){let t=s.map((n,r)=>Math.max(0,n-e[r]));return Yt(t)>0?pt(t):[...s]}function Oa(s,e){let t=Tr(
s,e).map((r,o)=>e[o]*(r??0)),n=1-Yt(t);return{accepted:t,corrected:ut(s,e).map(r=>n*r)}}function Ra(s,e,t){let n=1-s[e];return s.map(o=>n>0?o/n:1/(s.length-1)).
map((o,i)=>i===e?t:o*(1-t))}function Ma(s,e){let t=e*Yt(s),n=0;for(let[r,o]of s.entries()){if(o>0){if(t<o)return{token:r,spot:t/o};n=r}t-=o}return{token:n,spot:.5}}
function Mr(s,e,t){let n=Ma(e,t()).token,r=t(),o=Math.min(1,s[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:a}=Ma(ut(s,e),t());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:a,token:i}}var Jt=6,Or="similar",yn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},sh=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
ja=({target:s,draft:e})=>[s,e].map(t=>t.map(n=>Math.round(1e3*n)).join(".")).join("-");function La(s){if(!sh.test(s))return null;let[e,t]=s.split("-").map(r=>r.
split(".").map(Number));return[e,t].some(r=>r.every(o=>o===0))||e.length!==t.length?null:{target:pt(e),draft:pt(t)}}var nh=s=>!!s&&[...s?.candidates??[],s?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function rh({rounds:s},{round:e,index:t}){let n=s[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(t<n.drafts.length?t:r,n.drafts.length-1);return nh(n.positions?.[o])?{round:e,index:o}:null}function Aa(s,e){let t=s.rounds.flatMap(
({drafts:l},h)=>l.flatMap(({verdict:p},u)=>p==="rejected"?[{round:h,index:u}]:[])),n=[...e?[e]:[],...t].map(l=>rh(s,l)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=s.rounds[n.round],i=o[n.index],a=Us(i,[r[n.index].token],!1,Jt);return{target:pt(a.map(l=>l.target??0)),draft:pt(a.map(l=>l.draft??0)),guess:{...n,
names:a.map(({token:l})=>oh(s,l)),overlap:i.overlap}}}function oh({pieces:s},e){if(e===-1)return null;let t=s[e];return K(typeof t=="string"?t:ve(de,t).text)||me(
t)}var Rr=["accepted","corrected"],Ze=s=>s.reduce((e,t)=>e+t,0),Ca=s=>({accepted:Array(s).fill(0),corrected:Array(s).fill(0)}),kn=class{shown;constructor(e){this.say=
e,this.heading=d("h3",{}),this.says=d("p",{class:"sv-play-says"}),this.result=d("th",{scope:"col"}),this.rows=Array.from({length:Jt},()=>this.buildRow());let t=o=>d(
"th",{scope:"col"},o),n=d("table",{class:"sv-play-emitted"},d("thead",{},d("tr",{},t(e("token")),d("td",{}),t(C("residual",e("residual"))),t(e("target")),this.result)),
d("tbody",{},...this.rows.map(o=>o.node))),r=o=>d("li",{},d("span",{class:"sv-play-key","data-kind":o}),e(`result_key.${o}`));this.node=d("div",{class:"sv-play-\
result"},this.heading,this.says,n,d("ul",{class:"sv-legend"},...[...Rr,"target"].map(r)))}buildRow(){let e=d("th",{scope:"row",class:"sv-t"}),t=d("span",{class:"\
sv-play-stack"},...Rr.map(i=>d("span",{"data-kind":i})),d("span",{"data-kind":"target"})),[n,r,o]=["","",""].map(()=>d("td",{}));return{name:e,bar:t,rest:n,target:r,
result:o,node:d("tr",{},e,d("td",{},t),n,r,o)}}show(e){this.shown=e;let{target:t,draft:n,active:r,name:o}=e,i=Oa(t,n),a=ut(t,n),l=Ze(i.corrected);this.rows.forEach(
(h,p)=>{h.node.hidden=p>=t.length,!h.node.hidden&&(b(h.name,o(p)),z(h.name,"title",o(p)),h.node.classList.toggle("sv-play-active",p===r),h.bar.style.setProperty(
"--target",String(t[p])),b(h.rest,l<1e-9?"–":I(a[p])),b(h.target,I(t[p])))}),b(this.says,this.say(i.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(r),accepted:I(
i.accepted[r]),rejected:I(l),residual:I(a[r]),target:I(t[r])})),this.paint(i,null)}fill(e){let t=Ze(e.accepted)+Ze(e.corrected),[n,r]=Rr.map(o=>e[o].map(i=>i/t));
this.paint({accepted:n,corrected:r},t)}paint({accepted:e,corrected:t},n){let{say:r}=this;b(this.heading,n===null?r("emits"):r("emits_drawn",{draws:re(n)})),b(this.
result,r(n===null?"result":"drawn")),e.forEach((o,i)=>{let a=this.rows[i];a.bar.style.setProperty("--accepted",String(o)),a.bar.style.setProperty("--corrected",
String(t[i])),b(a.result,I(o+t[i]))})}counted({accepted:e,corrected:t}){let n=Ze(e)+Ze(t),r=this.shown.target.map((o,i)=>Math.abs(o-(e[i]+t[i])/n));return this.
say("counted",{draws:re(n),accepted:re(Ze(e)),corrected:re(Ze(t)),difference:I(Math.max(...r))})}};var jr=["target","draft"],Ar=["both",...jr],ih={both:"overlap",target:"residual",draft:"rejected"},vt=.01,Lr=.1,ah={ArrowRight:vt,ArrowUp:vt,ArrowLeft:-vt,ArrowDown:-vt,
PageUp:Lr,PageDown:-Lr};function lh({key:s,shiftKey:e,ctrlKey:t,altKey:n,metaKey:r}){if(t||n||r)return 0;let o=ah[s]??0;return e?Math.sign(o)*Lr:o}var $a=(s,e)=>Ar.
forEach(t=>s.style.setProperty(`--${t}`,String(e[t]))),Pa=(...s)=>d("span",{class:"sv-play-bar"},...Ar.map(e=>d("span",{"data-area":e})),...s),_n=class{shown;constructor(e,t){
this.say=e,this.intents=t,this.rows=Array.from({length:Jt},(i,a)=>this.buildRow(a)),this.total=Pa(),this.beta=d("span",{class:"sv-play-beta"});let n=i=>d("span",
{class:"sv-play-model","data-model":i},e(i)),r=i=>d("li",{},d("span",{class:"sv-area-key","data-area":i}),C(ih[i],e(`key.${i}`))),o=[0,.5,1].map(i=>d("span",{style:`\
--x:${i}`},String(i)));this.node=d("div",{},d("div",{class:"sv-play-rows"},d("div",{class:"sv-play-row sv-play-head"},d("span",{},e("token")),d("span",{class:"s\
v-play-names"},...jr.map(n)),d("span",{}),d("span",{},C("accept_test",e("chance")))),...this.rows.map(i=>i.node),d("div",{class:"sv-play-row sv-play-axis","aria\
-hidden":"true"},d("span",{}),d("span",{class:"sv-area-ticks"},...o)),d("div",{class:"sv-play-row sv-play-total"},d("span",{},e("total")),this.total,d("span",{class:"\
sv-play-whole"},C("overlap",e("overlap")),this.beta))),d("ul",{class:"sv-legend"},...Ar.map(r)))}buildRow(e){let t=d("span",{class:"sv-t"}),n={target:this.buildHandle(
"target",e),draft:this.buildHandle("draft",e)},r={guess:d("span",{class:"sv-play-dart",hidden:!0}),correction:d("span",{class:"sv-play-dart","data-kind":"correc\
tion",hidden:!0})},o=Pa(...Object.values(r),...Object.values(n)),i={target:d("span",{}),draft:d("span",{})},a=d("span",{class:"sv-play-chance"});return{node:d("\
div",{class:"sv-play-row"},t,o,d("span",{class:"sv-play-masses"},i.target,i.draft),a),name:t,bar:o,handles:n,darts:r,masses:i,chance:a}}buildHandle(e,t){let{intents:n}=this,
r=()=>n.grab(e,t),o=d("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":e,on:{focus:r,pointerdown:r,change:n.done,keydown:i=>this.
press(i,e,t),input:()=>n.move(e,t,Number(o.value))}});return o}press(e,t,n){let r=lh(e);if(!r)return;e.preventDefault();let o=vt*Math.round((this.shown[t][n]+r)/
vt);this.intents.move(t,n,Math.min(1,Math.max(0,o))),this.intents.done()}show(e){let{target:t,draft:n}=this.shown=e,r=ht(t,n),o=Er(t,n);this.rows.forEach((i,a)=>{
i.node.hidden=a>=t.length,i.node.hidden||this.paintRow(a,{target:t[a],draft:n[a],both:o[a]})}),$a(this.total,{target:1,draft:1,both:r}),b(this.beta,D(r))}paintRow(e,t){
let{say:n,shown:{target:r,draft:o,active:i,name:a}}=this,{node:l,name:h,bar:p,handles:u,masses:m,chance:v}=this.rows[e],g=a(e);b(h,g),z(h,"title",g),l.classList.
toggle("sv-play-active",e===i),$a(p,t);let x=Tr(r,o)[e];b(v,x===null?"–":M(x));for(let w of jr)b(m[w],I(t[w])),u[w].value=String(t[w]),z(u[w],"aria-label",n(`\
handle.${w}`,{token:g})),z(u[w],"aria-valuetext",n("handle.text",{p:I(t[w]),overlap:D(ht(r,o))}))}clear(){this.rows.forEach(({darts:e})=>Object.values(e).forEach(
t=>{t.hidden=!0}))}mark({guess:e,draw:t,accepted:n,token:r,spot:o}){let{target:i,draft:a}=this.shown;this.clear();let l=this.rows[e].darts.guess;if(l.dataset.kind=
n?"accepted":"rejected",l.style.setProperty("--x",String(t*a[e])),l.hidden=!1,n)return;let h=this.rows[r].darts.correction,p=Math.min(i[r],a[r]);h.style.setProperty(
"--x",String(p+o*(i[r]-p))),h.hidden=!1}};var ch=1e3,dh=40,ph=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Sn=class{scene;preset;active;base;counts;left;frame;constructor({words:e,shown:t=()=>null,
changed:n=()=>{}}){let r=this.say=ae({glossary:[],keys:[],...e});this.shown=t,this.changed=n,this.frame=0,this.presets=[...Object.keys(yn),"shown"].map(o=>this.
button(`presets.${o}`,()=>{this.start(o),this.tell()})),this.context=d("h3",{}),this.note=d("p",{class:"sv-note",role:"status"}),this.says=d("p",{class:"sv-play\
-says"}),this.outcome=d("p",{class:"sv-play-outcome",role:"status"}),this.handles=new _n(r,{grab:(o,i)=>this.grab(o,i),move:(...o)=>this.move(...o),done:()=>this.
tell()}),this.emitted=new kn(r),this.node=d("div",{class:"specviz sv-play"},d("div",{class:"sv-choices",role:"group","aria-label":r("start")},d("span",{class:"s\
v-quiet"},r("start")),...this.presets),d("div",{class:"sv-play-columns"},d("div",{},this.context,this.note,this.handles.node,this.says),d("div",{},this.emitted.
node,d("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(Or)}button(e,t){
return d("button",{type:"button",class:"sv-choose","data-name":e,on:{click:t}},this.say(e))}start(e){let t=Object.hasOwn(yn,e),n=t?yn[e]:e==="shown"?this.shownScene():
La(e);return n&&this.put(n,t||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.paint(),b(this.note,this.say("none")),!0)}shownScene(){let{trace:e,
at:t=null}=this.shown()??{};return e?Aa(e,t):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&
this.put(e,"shown")}put(e,t){let n=ut(e.target,e.draft);this.active=n.indexOf(Math.max(...n)),this.preset=t,this.scene=e,this.forget(),b(this.note,this.lost(e)),
this.paint()}lost({target:e,draft:t,guess:n}){if(n?.overlap==null)return"";let[r,o]=[ht(e,t),n.overlap].map(i=>D(i));return r===o?"":this.say("lumped",{overlap:r,
exact:o})}grab(e,t){this.base=this.scene[e],this.active=t,this.paint()}move(e,t,n){this.preset=null,this.forget(),this.scene={...this.scene,[e]:Ra(this.base,t,n)},
this.paint()}tell(){this.changed(this.preset===Or?null:this.preset??ja(this.scene))}name(e){let{guess:t}=this.scene;return t?t.names[e]??this.say("rest"):this.say(
`tokens.${e}`)}paint(){let{say:e,active:t,scene:{target:n,draft:r,guess:o}}=this,i={target:n,draft:r,active:t,name:h=>this.name(h)},a=ht(n,r),l={overlap:D(a),rejected:D(
1-a)};this.presets.forEach(h=>h.setAttribute("aria-pressed",String(h.dataset.name===`presets.${this.preset}`))),b(this.context,o?e("guess",{round:o.round+1,guess:o.
index+1}):e("prompt")),b(this.says,e(a>1-1e-9?"shares_all":a<1e-9?"shares_nothing":"shares",l)),this.handles.show(i),this.emitted.show(i),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),b(this.outcome,"")}drawOne(){
let e=Mr(this.scene.target,this.scene.draft,Math.random);this.handles.mark(e),b(this.outcome,this.story(e))}story({guess:e,draw:t,threshold:n,accepted:r,token:o}){
let{say:i,scene:{target:a,draft:l}}=this,[h,p]=te(t,n),u=i(`test.${r?"accepted":"rejected"}`,{draw:h,threshold:p,target:I(a[e]),draft:I(l[e])});return L(i("draf\
ted",{token:this.name(e)}),u,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;this.clear(),this.counts=this.counts??Ca(this.scene.target.length),
this.left+=ch,e||this.drawSome(this.counts)}drawSome(e){let{target:t,draft:n}=this.scene,r=ph()?this.left:Math.min(this.left,dh);for(let o=0;o<r;o+=1){let{token:i,
accepted:a}=Mr(t,n,Math.random);e[a?"accepted":"corrected"][i]+=1}this.left-=r,this.emitted.fill(e),this.left?this.frame=requestAnimationFrame(()=>this.drawSome(
e)):b(this.outcome,this.emitted.counted(e))}};function qa(s,e){let t=new Sn(e);return s.replaceChildren(t.node),{start:t.start.bind(t),follow:t.follow.bind(t)}}var hh=ls("play",new URLSearchParams(window.location.search).get("play"));Oe("play",({node:s,words:e})=>{let t=qa(s,{words:e,changed:n=>j.keep({play:n}),shown(){
let n=j.viewer?.trace();return j.viewer&&n?{trace:n,at:j.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>t.follow()),hh(n=>{if(!n)
return;t.start(n)&&j.keep({play:n});let r=document.getElementById("play");is(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});window.SpecViz=Object.assign(j,{mount:Vt,take:pa});for(let s of document.querySelectorAll("[data-component]")){let e=s.dataset.component??"",t=ct()?.[e];Yr(e,[],
{element:s,props:t?{words:{[ke()]:t}}:{},server:{},trigger(){},watch(){}})}})();
