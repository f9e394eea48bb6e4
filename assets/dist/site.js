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
(()=>{var C,Ar,Va,Re,En,ss,$r,Qt,Pr,Mn,zn,Hr,ft=Symbol.for("pv"),ns={},rs=[],Ga=/^m(i|n|o|s|text|space)$/,Rn=Array.isArray,On=rs.slice,Ie=Object.assign;function qe(s){
s&&s.parentNode&&s.remove()}function Se(s,e,t){var n,r,o,i={},a=arguments.length;for(o in e)o=="key"?n=e[o]:o=="ref"&&typeof s!="function"?r=e[o]:i[o]=e[o];return a>
2&&(i.children=a>3?On.call(arguments,2):t),mt(s,i,n,r,null)}function mt(s,e,t,n,r){var o={type:s,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ft,__v:r||++Ar,__i:-1,__u:0};return!r&&C.vnode&&C.
vnode(o),o}function M(s){return s.children}function es(s,e){this.props=s,this.context=e,this.__g=0}function Oe(s,e){if(e==null)return s.__&&Oe(s.__,s.__i+1);for(var t;e<s.
__k.length;e++)if((t=s.__k[e])&&t.__e)return t.__e;return typeof s.type!="function"||s.props.__P?null:Oe(s)}function Ka(s){var e,t=s.__v,n=t.__e,r=[],o=[],i=s.__P;
i&&((e=Ie({constructor:ft},t)).__v=t.__v+1,C.vnode&&C.vnode(e),Ln(i,e,t,s.__n,i.namespaceURI,32&t.__u?[n]:null,r,n||Oe(t),32&t.__u,o),e.__v=t.__v,e.__.__k[e.__i]=
e,Wr(r,e,o),t.__=t.__e=null,e.__e!=n&&Nr(e))}function Nr(s){if((s=s.__)&&s.__c&&!s.props.__P)return s.__e=null,s.__k.some(function(e){return e&&(s.__e=e.__e)}),
Nr(s)}function Tn(s){(8&s.__g||(s.__g|=8,Re.push(s),ss++))&&En==C.debounceRendering||((En=C.debounceRendering)||queueMicrotask)(qr)}function qr(){try{for(var s,
e=1;Re.length;)Re.length>e&&Re.sort($r),s=Re.shift(),e=Re.length,8&s.__g&&Ka(s)}finally{(ss=Re.length)&&(En||queueMicrotask)(qr)}}function Ir(s,e,t,n,r,o,i,a,l,d,p){
var u,f,m,g,b,x,_=n.__k||rs,w=e.length;for(l=Ya(t,e,_,l,w),u=0;u<w;u++)(m=t.__k[u])!=null&&(f=~m.__i&&_[m.__i]||ns,m.__i=u,x=Ln(s,m,f,r,o,i,a,l,d,p),g=m.__e,(f.
ref!=m.ref||8&f.__u)&&(f.ref&&jn(f.ref,null,m,f),m.ref&&p.push(m.ref,m.__c||g,m)),b=b||g,4&m.__u?(l=Dr(m,l,s,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="functi\
on"&&x!==void 0?l=x:g&&(l=g.nextSibling),m.__u&=-21);return t.__e=b,l}function Ya(s,e,t,n,r){var o,i,a,l,d,p,u,f,m,g=t.length,b=g,x=0,_=0,w=s.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[o]=mt(null,i):Rn(i)?i=w[o]=mt(M,{children:i}):
i.constructor===ft&&i.__b?i=w[o]=mt(i.type,i.props,i.key,i.ref,i.__v):w[o]=i,l=o+x,i.__=s,i.__b=s.__b+1,a=null,~(d=i.__i=Ja(i,t,l,b))&&(b--,(a=t[d])&&(a.__u|=2)),
a&&a.__v?(i.__u|=16,d==l-1?x--:d==l+1?x++:d!=l&&(d>l?x--:x++,_=1)):(~d||(r>g?x--:r<g&&x++),typeof i.type!="function"&&(i.__u|=4))):w[o]=null;if(_){for(p=[],u=[],
o=0;o<r;o++)if((i=w[o])&&16&i.__u){for(x=0,f=p.length;x<f;)p[m=x+f>>1]<i.__i?x=m+1:f=m;p[x]=i.__i,u[o]=x+1}for(x=p.length;o--;)u[o]&&(u[o]==x?x--:w[o].__u|=4)}if(b)
for(o=0;o<g;o++)!(a=t[o])||2&a.__u||(a.__e==n&&(n=Oe(a)),Cn(a,a));return n}function Dr(s,e,t,n){var r,o,i,a;if(typeof s.type=="function"){if(s.props.__P)return e;
if(r=s.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=s,e=Dr(r[o],e,t,!1));return e}for(e&&!e.parentNode&&(e=Oe(s))&&!e.parentNode&&(e=null),i=s.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(i!=a&&(!n&&t.moveBefore&&i.parentNode?t.moveBefore(i,e):t.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Ja(s,e,t,n){var r,o=s.key,i=s.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&o==null||l&&o==a.key&&i==a.type)return t;if(n>(l?1:0)){for(r=t-1;r>=0;r--)if((a=
e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&o==a.key&&i==a.type)return r}return-1}function Cr(s,e,t){t==null&&
(t=""),e[0]=="-"?s.setProperty(e,t):s[e]=t}function Zt(s,e,t,n,r){var o,i;if(e=="style")if(typeof t=="string")s.style.cssText=t;else{if(typeof n=="string"&&(s.style.
cssText=n=""),n)for(e in n)t&&e in t||Cr(s.style,e);if(t)for(e in t)n&&t[e]==n[e]||Cr(s.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),
typeof n!="function"&&(n=null),(s.__e||(s.__e={}))[e]=t,t&&n||(i=zn[e]||(zn[e]=Xa(e)),(s.__a||(s.__a={}))[e]=Mn,o=e!=(e=e.replace(Pr,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),t?s.addEventListener(e,i,o):s.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in s)
try{return void(s[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?s.removeAttribute(e):s.setAttribute(e,e=="popover"&&t==1?"":t)}}function Xa(s){
return function(e){var t=this.__e;if(t){if(t=t[s],e[Qt]==null)e[Qt]=Mn++;else if(e[Qt]<this.__a[s])return;return t(C.event?C.event(e):e)}}}function Ln(s,e,t,n,r,o,i,a,l,d){
var p,u,f,m,g,b,x,_,w,S,z,k,P,q,G,Jt,pe,ge,re=e.type;if(e.constructor!==ft)return null;128&t.__u&&(l=32&t.__u,p=t.__c.__z)&&(e.__u|=l,u=o=[],p.nodeType==8?a=ts(
p,o):o.push(p),a=o[0]||a),(p=C.__b)&&p(e);e:if(typeof re=="function"){f=i.length;try{if(_=e.props,w=(p=re.prototype)&&p.render,S=(p=re.contextType)&&n[p.__c],z=
p?S?S.props.value:p.__:n,(m=t.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(w?e.__c=m=new re(_,z):(e.__c=m=new es(_,z),m.constructor=re,m.render=Qa),S&&S.sub(m),m.state||
(m.state={}),m.__n=n,m.__g|=8,m.__h=[],m.__k=[]),w&&(m.__s||(m.__s=m.state),re.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Ie({},m.__s)),Ie(m.__s,re.getDerivedStateFromProps(
_,m.__s)))),g=m.props,b=m.state,m.__v=e,t.__c){if(_!==g&&w&&!re.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(_,z),e.__v==t.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(_,m.__s,z)===!1){e.__v!=t.__v&&(m.props=_,m.state=m.__s,m.__g&=-9),e.__e=t.__e,e.__k=
t.__k,e.__k.some(function(N){N&&(N.__=e)}),rs.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),a=Oe(t);break e}m.componentWillUpdate&&m.componentWillUpdate(
_,m.__s,z),w&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,b,x)})}else w&&!re.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
w&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=z,m.props=_,m.__P=s,m.__g&=-5,k=C.__r,P=w?25:0;do m.__g&=-9,k&&k(e),p=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++P<25);w&&(rs.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=Ie({},n,m.getChildContext())),w&&t.__c&&m.getSnapshotBeforeUpdate&&
(x=m.getSnapshotBeforeUpdate(g,b)),q=p&&p.type===M&&p.key==null?p.props.children:p,_.__P&&(p=a,r=(s=_.__P).namespaceURI,l=o=null,t.props&&t.props.__P!=s&&(t.__k.
some(function(N){N&&Cn(N,N)}),t.__k=null),a=t.__k?Oe(t,0):null),a=Ir(s,Rn(q)?q:[q],e,t,n,r,o,i,a,l,d),_.__P&&(e.__e=null,a=p),e.__u&=-161,u&&u.some(qe),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(N){if(i.length=f,e.__v=null,l||o)if(N&&N.then){if(e.__u|=128|l,o){for(~(pe=o.indexOf(a||void 0))||(pe=o.length);(ge=o[pe-1])&&
ge.nodeType==8;)pe--;for(;pe<o.length;pe++)if(ge=o[pe])if(o[pe]=null,G){if(ge==Jt)break}else{if(ge.nodeType!=8)break;ge.data.startsWith("$s")&&(Jt=ts(G=ge))}}if(!G){
for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;G=a}(p=ts(G=e.__c.__z||(e.__c.__z=G)))?(e.__e=G,a=p):e.__e=a,a=a&&a.nextSibling}else o&&o.some(qe);else e.
__e=t.__e;e.__k||(e.__k=t.__k||[]),N&&N.then||Fr(e),C.__e(N,e,t)}}else a=e.__e=Za(t.__e,e,t,n,r,o,i,l,d,s);return(p=C.diffed)&&p(e),a}function ts(s,e){if(s&&s.nodeType==
8&&s.data.startsWith("$s"))for(var t=1;s=s.nextSibling;){if(s.nodeType==8){if(s.data.startsWith("$s"))t++;else if(s.data.startsWith("/$s")&&!--t)return s}e&&e.push(
s)}}function Fr(s){s&&(s.__c&&(s.__c.__g|=4),s.__k&&s.__k.some(Fr))}function Wr(s,e,t){for(var n=0;n<t.length;)jn(t[n++],t[n++],t[n++]);C.__c&&C.__c(e,s),s.some(
function(r){try{s=r.__h,r.__h=[],s.some(function(o){o.call(r)})}catch(o){C.__e(o,r.__v)}})}function Za(s,e,t,n,r,o,i,a,l,d){var p,u,f,m,g,b,x,_,w=t.props||ns,S=e.
props,z=e.type;if(z=="svg"?r="http://www.w3.org/2000/svg":z=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(p=0;p<o.
length;p++)if((g=o[p])&&(z?g.localName==z:g.nodeType==3)){s=g,o[p]=null;break}}if(!s){if(_=d.ownerDocument||document,!z)return _.createTextNode(S);s=_.createElementNS(
r,z,S.is?S:d),a&&(C.__m&&C.__m(e,o),a=!1),o=null}if(z){if(d=z=="template"&&s.content||s,o=z=="textarea"&&S.defaultValue!=null?null:o&&On.call(d.childNodes),!a&&
o)for(w={},p=0;p<s.attributes.length;p++)w[(g=s.attributes[p]).name]=g.value;for(p in w)g=w[p],p=="dangerouslySetInnerHTML"?f=g:p=="children"||p in S||p=="value"&&
"defaultValue"in S||p=="checked"&&"defaultChecked"in S||Zt(s,p,null,g,r);for(p in S)g=S[p],p=="children"?m=g:p=="dangerouslySetInnerHTML"?u=g:p=="value"?b=g:p==
"checked"?x=g:a&&typeof g!="function"||w[p]===g||Zt(s,p,g,w[p],r);u?(a||f&&(u.__html==f.__html||u.__html==s.innerHTML)||(s.innerHTML=u.__html),e.__k=[]):(f&&(s.
textContent=""),(z=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Ga.test(z))&&(r="http://www.w3.org/1999/xhtml"),Ir(d,Rn(m)?m:[m],e,t,n,r,o,i,o?o[0]:
t.__k&&Oe(t,0),a,l),o&&o.some(qe)),a&&z!="textarea"||(p="value",z=="progress"&&b==null?s.removeAttribute(p):b==null||b===s[p]&&(z!="progress"||b)||Zt(s,p,b,w[p],
r),p="checked",x!=null&&x!=s[p]&&Zt(s,p,x,w[p],r))}else w===S||a&&s.data==S||(s.data=S);return s}function jn(s,e,t,n){try{typeof s=="function"?e?e.__x=s(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():s(null)):s.current=e}catch(r){C.__e(r,t)}}function Cn(s,e,t){var n,r,o,i;if(C.unmount&&C.unmount(
s),!(n=s.ref)||n.current&&n.current!=s.__e||jn(n,null,e,s),n=s.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){C.__e(a,e)}n.__P=n.__n=null}
if(n=s.__k)for(i=0;i<n.length;i++)n[i]&&Cn(n[i],e,typeof s.type!="function"||t&&!s.props.__P);!t&&(n=s.__c)&&(n=n.__z)&&(r=ts(n,o=[]))&&(n==s.__e&&o.some(qe),qe(
r),qe(n)),t||qe(s.__e),s.__e=s.__c=s.__=null}function Qa(s,e,t){return this.constructor(s,t)}function he(s,e){var t,n,r,o;C.__&&C.__(s,e),e.nodeType==9&&(e=e.documentElement),
n=(t=s&&32&s.__u)?null:e.__k,e.__k=mt(M,{children:[s]}),r=[],o=[],Ln(e,e.__k,n||ns,ns,e.namespaceURI,n?null:e.firstChild?On.call(e.childNodes):null,r,n?n.__e:e.
firstChild,t,o),Wr(r,e.__k,o),e.__k.props.children=null}function Ur(s){function e(t){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,Tn(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),t.children}return e.__c="__cC"+Hr++,e.__=s,e.Provider=(e.Consumer=function(t,n){return t.children(n)}).contextType=e,e}C={__e:function(s,e,t,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
s)),r.componentDidCatch&&(r.componentDidCatch(s,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(a){s=a}}throw ss=0,s}},Ar=0,Va=function(s){return s!=null&&s.
constructor===ft},es.prototype.setState=function(s,e){var t=this.__s;t&&t!=this.state||(t=this.__s=Ie({},this.state)),typeof s=="function"&&(s=s(Ie({},t),this.props)),
s&&(Ie(t,s),this.__v&&(e&&this.__k.push(e),Tn(this)))},es.prototype.forceUpdate=function(s){this.__v&&(this.__g|=4,s&&this.__h.push(s),Tn(this))},es.prototype.render=
M,Re=[],ss=0,$r=function(s,e){return s.__v.__b-e.__v.__b},Qt=Symbol(),Pr=/(PointerCapture)$|Capture$/i,Mn=0,zn={},Hr=0;var L={viewer:null,shows:{live:!1},async read(s){let e=await fetch(s);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},Br,Ch=new Promise(s=>{Br=s});function Vr(s){L.viewer=s,Br(s)}var Gr=new Map,Le=(s,e)=>{Gr.set(s,e)};function Kr(s,e,{element:t,props:n,server:r,trigger:o,watch:i}){Gr.get(s)?.({node:t.firstElementChild,words:n.words?.[Ee()],props:n,server:r,watch:i,send:Object.
fromEntries(e.map(a=>[a,(l={})=>o(a,l)])),value(a,l=!0){let d=()=>a(JSON.parse(n.value||"{}"));l&&d(),i("value",d)}})}var Ee=()=>document.documentElement.lang.slice(
0,2);var el=20;function os(s,e=1/0){let t=performance.now()+e;return new Promise(n=>{(function r(){let o=s();o||performance.now()>t?n(o||null):setTimeout(r,el)})()})}
function is(){let s=0;return()=>{let e=s+=1;return()=>e===s}}function as(s,e=null){let t=null,n=()=>{if(!t||e===null)return;let r=e;e=null,t(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[s]!=null&&(e=
String(r[s]),n())}),r=>{t=r,n()}}var tl=(s,e)=>s.replace(/\{(\w+)\}/g,(t,n)=>e&&n in e?String(e[n]):t);function be(s){return(e,t)=>{let n=e.split(".").reduce((r,o)=>r?.[o],s);return typeof n=="\
string"?tl(n,t):e}}var v=s=>s;function Yr(s){v=be(s)}var sl=new TextEncoder,nl=new TextDecoder("utf-8",{ignoreBOM:!0});function Jr(s){return s==null?[]:typeof s=="string"?[...sl.encode(s)]:(s.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function rl(s){return s<128?1:s<194?0:s<224?2:s<240?3:s<245?4:0}function ol(s){for(let e=1;e<=Math.min(3,s.length);e+=1){let t=s[s.length-
e];if(t<128)return 0;if(t>=192)return rl(t)>e?e:0}return 0}var ue=Object.freeze({bytes:[],tokens:0});function xe(s,e){let t=[...s.bytes,...Jr(e)],n=ol(t),r=t.slice(
0,t.length-n);return{text:nl.decode(new Uint8Array(r)),took:r.length?s.tokens+1:1,pending:n?{bytes:t.slice(-n),tokens:r.length?1:s.tokens+1}:ue}}var we=s=>Jr(s).
map(e=>e.toString(16).padStart(2,"0")).join(" "),il=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
al=["space","newline","tab","control","text"];function gt(s){return[...s.matchAll(il)].map(e=>({kind:al[e.slice(1).findIndex(t=>t!==void 0)],text:e[0]}))}var bt=s=>"\
U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),ll=s=>s&&`⁨${s}⁩`,te=s=>s.replace(/[\u2068\u2069]/g,"");function Y(s){return ll(gt(s).map(
({kind:e,text:t})=>e==="space"?"·".repeat(t.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?bt(t):t).join(""))}var j=(...s)=>s.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),xt="–",ye=s=>(e,t)=>e==null||!Number.isFinite(e)?xt:s(e,t);function cl(s){let[e,t]=s.toExponential(1).split("e");return`${e}\
×10${[...t].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var je=ye((s,e=3)=>{if(s===0||s===1)return String(s);if(s<1e-6)return cl(
s);let t=s.toPrecision(s<.001?Math.min(e,2):e),n=t.includes("e")?s.toFixed(7):t;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>s.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),F=ye((s,e)=>s>0&&s<1e-4?"<0.0001":je(s,e)),I=ye(s=>s===0||s===1?String(s):s>0&&s<5e-4?"<0.001":s<1&&s>=.9995?">0.9\
99":s.toFixed(3));function se(s,e){let t=a=>[s,e].map(l=>je(l,a)),n=s===e?3:[3,4,5,6,7].find(a=>new Set(t(a)).size>1)??8,r=t(n),o=Math.min(s,e)>.9&&r.every(a=>a.
startsWith("0.")),i=Math.max(...r.map(({length:a})=>a))-2;return o?[s,e].map(a=>a.toFixed(i)):r}var R=ye(s=>{let e=s*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),J=ye(s=>s.toFixed(s<9.995?2:1)+"×"),A=ye((s,e=2)=>s.toFixed(e)),An=ye(s=>s<99.5?
s.toFixed(1):s.toFixed(0)),oe=ye(s=>s.toLocaleString("en")),$n=ye(s=>{let[e,t]=s>=9995e5?["B",1e9]:s>=999500?["M",1e6]:["k",1e3];return`${(s/t).toPrecision(s/t<
10?2:3)} ${e}`}),H=ye(s=>s===0?"0 s":s<.001?(s*1e3).toFixed(2)+" ms":s<.1?(s*1e3).toFixed(1)+" ms":s<1?(s*1e3).toFixed(0)+" ms":s.toFixed(2)+" s");var dl="http://www.w3.org/2000/svg",Zr=s=>s.split(/\u2068([^\u2069]*)\u2069/).map((e,t)=>t%2?h("bdi",{translate:"no"},e):e);function h(s,e,...t){let n=document.
createElement(s),{on:r={},...o}=e;Object.entries(r).forEach(([i,a])=>n.addEventListener(i,a));for(let[i,a]of Object.entries(o))a===!0?n.setAttribute(i,""):a!==!1&&
a!=null&&n.setAttribute(i,te(String(a)));return n.append(...t.flatMap(i=>i==null?[]:typeof i=="string"?Zr(i):[i])),n}function y(s,e){s.textContent!==te(e)&&(s instanceof
Element?s.replaceChildren(...Zr(e)):s.textContent=te(e))}function E(s,e,t){t==null?s.removeAttribute(e):s.getAttribute(e)!==te(String(t))&&s.setAttribute(e,te(String(
t)))}function Qr(s,e,t,n){let r=t.bottom-e.bottom+4,o=t.top-e.top-48;r>0?s.scrollTop=n*Math.ceil((s.scrollTop+r)/n):o<0&&(s.scrollTop=n*Math.floor((s.scrollTop+
o)/n))}function Xr(s,e,...t){let n=document.createElementNS(dl,s);return Object.entries(e).forEach(([r,o])=>n.setAttribute(r,te(String(o)))),n.append(...t.map(r=>typeof r==
"string"?te(r):r)),n}var Pn=s=>Xr("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},Xr("path",{d:s}));function ls(s,e=!1){return gt(s).map(({kind:t,
text:n})=>{if(t==="text")return document.createTextNode(n);if(t==="control")return h("span",{class:"sv-control"},bt(n));let r=e&&t!=="space";return h("span",{class:`\
sv-${t}${r?" sv-marked":""}`},r?"":n)})}var Ce=class{probe=h("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;constructor(e){e.append(this.probe)}get(e){
let t=this.cache.get(e);if(t!==void 0)return t;this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){
let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Ae=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var De,W,Hn,eo,Nn=Object.is,cs=0,co=[],qn=[],B=C,to=B.__b,so=B.__r,no=B.diffed,ro=B.__c,oo=B.unmount,io=B.__;function yt(s,e){B.__h&&B.__h(W,s,cs||e),cs=0;var t=W.
__H||(W.__H={__:[],__h:[]});return s>=t.__.length&&t.__.push({}),t.__[s]}function X(s){return cs=1,pl(uo,s)}function pl(s,e,t){var n=yt(De++,2);if(n.t=s,!n.__c&&
(n.__=[t?t(e):uo(void 0,e),function(o){var i=(n.__N||n.__)[0],a=n.t(i,o);Nn(i,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=W,!W.__f)){W.__f=!0;var r=W.shouldComponentUpdate;
W.shouldComponentUpdate=function(o,i,a){var l=this.__H;if(!l)return!0;var d=!1,p=this.props!=o;if(l.__.some(function(f){f.__N&&(d=!0,Nn(f.__[0],f.__N[0])||(p=!0))}),
r){var u=r.call(this,o,i,a);return d?u||p:u}return!d||p}}return n.__}function po(s,e){var t=yt(De++,3);!B.__s&&Dn(t.__H,e)&&(t.__P=!0,t.__=s,t.u=e,W.__H.__h.push(
t))}function U(s,e){var t=yt(De++,4);!B.__s&&Dn(t.__H,e)&&(t.__P=!1,t.__=s,t.u=e,W.__h.push(t))}function D(s){return cs=5,Fe(function(){return{current:s}},[])}function Fe(s,e){var t=yt(De++,7);return Dn(t.__H,e)&&(t.__=s(),t.__H=e),t.__}function ho(s){var e=W.context[s.__c],t=yt(De++,9);return t.c=s,e?(t.__==null&&(t.__=!0,e.sub(W)),e.props.value):s.__}function hl(){var s;do{for(;s=qn.shift();)try{wt(s)}catch(t){B.__e(t,{__:(s=s.__P)&&s.__v})}for(;s=co.shift();){var e=s.__H;if(s.__P&&e)try{e.__h.some(wt),e.__h.
some(In),e.__h=[]}catch(t){e.__h=[],B.__e(t,s.__v)}}}while(qn.length)}B.__b=function(s){W=null,to&&to(s)},B.__=function(s,e){s&&e.__k&&e.__k.__m&&(s.__m=e.__k.__m),
io&&io(s,e)},B.__r=function(s){so&&so(s),De=0;var e=(W=s.__c).__H;e&&(Hn==W?W.__h=[]:(e.__h.some(wt),e.__h.some(In),De=0),e.__h=[],e.__.some(function(t){t.__N&&
(t.__=t.__N),t.u=t.__N=void 0})),Hn=W},B.diffed=function(s){no&&no(s);var e=s.__c;e&&e.__H&&(e.__H.__h.length&&lo(co.push(e)),e.__H.__.some(function(t){t.u&&(t.
__H=t.u)})),Hn=W=null},B.__c=function(s,e){e.some(function(t){try{t.__h.some(wt),t.__h=t.__h.filter(function(n){return!n.__||In(n)})}catch(n){t.__h=[function(){
throw n}]}}),ro&&ro(s,e)},B.unmount=function(s){oo&&oo(s);var e,t,n=s.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=s.__;t&&
(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,lo(qn.push(r))}else wt(r)}catch(o){e=o}}),n.__H=void 0,e&&B.__e(e,n.__v))};var ao=typeof requestAnimationFrame==
"function";function ul(s){var e,t=function(){clearTimeout(n),ao&&cancelAnimationFrame(e),setTimeout(s)},n=setTimeout(t,35);ao&&(e=requestAnimationFrame(t))}function lo(s){
s!=1&&eo==B.requestAnimationFrame||((eo=B.requestAnimationFrame)||ul)(hl)}function wt(s){var e=W,t=s.__c;typeof t=="function"&&(s.__c=void 0,t()),W=e}function In(s){
var e=W;s.__c=s.__(),W=e}function Dn(s,e){return!s||s.length!=e.length||e.some(function(t,n){return!Nn(t,s[n])})}function uo(s,e){return typeof e=="function"?e(
s):e}var vl=Symbol.for("pv"),ml=0;function c(s,e,t,n,r,o){e||(e={});var i,a,l=e;if("ref"in l&&typeof s!="function")for(a in l={},e)a=="ref"?i=e[a]:l[a]=e[a];var d={type:s,props:l,key:t,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:vl,__v:--ml,__i:-1,__u:0};return(r||o)&&(d.__source=r,d.__self=o),C.vnode&&C.vnode(d),d}var mo=Ur(null);function Z(){let s=ho(mo);return{...s.state,run:s.state.run,host:s,set:s.set,send:s.send}}var ve=(s,e,t)=>he(c(mo.Provider,{value:s,children:e}),
t),fo=({node:s})=>c("div",{class:"sv-drawn",ref:e=>e?.append(s)}),le=({name:s,children:e})=>c("button",{type:"button",class:"sv-term","data-term":s,"aria-haspop\
up":"dialog",children:e}),vo=/\u2068([^\u2069]*)\u2069/,go=s=>Array.isArray(s)?s.map(go):typeof s!="string"||!vo.test(s)?s:s.split(vo).map((e,t)=>t%2?c("bdi",{translate:!1,
children:e}):e),fl=C.vnode;C.vnode=s=>{if(typeof s.type=="string"){let e=s.props;for(let[t,n]of Object.entries(e))t==="children"?e.children=go(n):typeof n=="str\
ing"&&(e[t]=te(n))}fl?.(s)};var ps="#term-",gl=`[data-term], a[href^="${ps}"]`,ds=12,Fn=8,hs=new Map,xo=null,wo=null,ce=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});ce.setAttribute("aria-labelledby","term-name");var bl=()=>ce.matches(":popover-open");function yo(s){hs=new Map(
(s.glossary??[]).map(e=>[e.term,e])),xl()}function xl(){let{hash:s,pathname:e,search:t}=window.location,n=s.startsWith(ps)&&hs.get(s.slice(ps.length));n&&(window.
history.replaceState(window.history.state,"",e+t),_o(n,document.querySelector("h1")??document.body))}function ko({target:s}){let e=s instanceof Element?s.closest(
gl):null;if(!e||e.closest("[data-glossary]"))return null;let t=hs.get(e.dataset.term??e.getAttribute("href")?.slice(ps.length)??"");return t?{name:e,entry:t}:null}
var bo=({label:s,items:e})=>e.length>0&&c("p",{class:"sv-note",children:[s," ",e.map((t,n)=>c(M,{children:[n>0&&v("comma"),t]},n))]}),wl=({entry:{name:s,definition:e,
formula:t,sources:n,see:r}})=>c(M,{children:[c("div",{class:"sv-popover-head",children:[c("h2",{id:"term-name",children:s}),c("button",{type:"button",class:"sv-\
popover-close","aria-label":v("term.close"),onClick:()=>ce.hidePopover(),children:"×"})]}),c("p",{children:e}),t&&c("p",{class:"sv-formula",children:[c("span",
{class:"sv-spoken",children:[v("term.formula")," "]}),t,/\bq\b/.test(t)&&c("span",{class:"sv-symbols",children:v("term.symbols")})]}),c(bo,{label:v("term.source"),
items:n.map(({name:o,url:i})=>c("a",{href:i,target:"_blank",rel:"noreferrer",children:o}))}),c(bo,{label:v("term.see"),items:r.flatMap(o=>{let i=hs.get(o);return i?
[c(le,{name:o,children:i.name})]:[]})})]});function _o(s,e){ce.dataset.shows=s.term,he(c(wl,{entry:s}),ce),ce.contains(e)||(document.body.append(ce),xo=e,ce.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),ce.showPopover(),yl(e.getBoundingClientRect())),ce.focus({preventScroll:!0})}function yl({left:s,top:e,bottom:t}){
let{offsetWidth:n,offsetHeight:r}=ce,{clientWidth:o,clientHeight:i}=document.documentElement,a=t+Fn+r+ds<=i||e<i-t,l=Math.max(ds,Math.min(s,o-n-ds)),d=a?t+Fn:Math.
max(ds,e-Fn-r);Object.assign(ce.style,{left:`${l+window.scrollX}px`,top:`${d+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{wo=bl()?xo:null},
!0);document.addEventListener("click",s=>{let e=ko(s);e&&(s.preventDefault(),!(wo===e.name&&s.detail)&&_o(e.entry,e.name))});for(let s of["pointerover","focusin"])
document.addEventListener(s,e=>{let t=ko(e);t&&!t.name.parentElement?.closest('[title]:not([title=""])')&&(t.name.title=t.entry.definition)});var $=(s,e)=>h("bu\
tton",{type:"button",class:"sv-term","data-term":s,"aria-haspopup":"dialog"},e);var O=({settings:s})=>(s.tree??"chain")!=="chain",V=({drafts:s})=>s.some(({parent:e})=>e!=null),ie=(s,e)=>s[e].parent??e-1,kt=(s,e)=>e<0?[]:[...kt(s,ie(s,e)),e];
function ae(s){let e=[];return s.forEach((t,n)=>{let r=ie(s,n);e.push(r<0?0:e[r]+1)}),e}var We=s=>s.flatMap(({verdict:e},t)=>e==="accepted"?[t]:[]);function So(s){
let e=ae(s);return s.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function Eo({drafts:s}){let e=We(s);if(!V({drafts:s}))return e.
length;let t=e.at(-1)??-1;return s.flatMap(({parent:r},o)=>r===t?[o]:[]).at(-1)??s.length}function zo(s){let e=s.map(()=>0),t=0,n=r=>{r>=0&&(e[r]=t),s.flatMap((i,a)=>i===
r?[a]:[]).forEach((i,a)=>{a&&(t+=1),n(i)})};return n(-1),{rows:e,count:t+1}}var _t=(s,e)=>({name:s,index:e}),kl=["medusa","dflash","lookup"],To=({drafts:s},{settings:e})=>kl.includes(s[0]?.source??e.drafter)&&!V({drafts:s});function $e({
drafts:s,final:e,together:t}){let n=So(s),r=s.filter(o=>o.verdict==="accepted").length;return[...Mo({drafts:s,together:t}).map(o=>_t("draft",o)),_t("verify",0),
...n.map(o=>_t("test",o)),...r<s.length?[_t("discard",r)]:[],...e?[_t("final",s.length)]:[]]}var Wn=({drafts:s,together:e})=>Mo({drafts:s,together:e}).length+s.
length+(s.length?3:2);function Mo({drafts:s,together:e}){if(e)return s.length?[0]:[];let t=ae(s);return s.flatMap((n,r)=>t.indexOf(t[r])===r?[r]:[])}var St=({drafts:s,
final:e})=>e&&(s.length?e.kind:"plain");function _l(s,{name:e,index:t},n){let{drafts:r}=n;if(e==="verify")return s.map((i,a)=>a<r.length?"lit":i);if(e==="discar\
d")return s.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return s.map((i,a)=>a<r.length?"guessed":i);if(e==="draft"&&V(n)){let i=ae(r);return s.map(
(a,l)=>l<r.length&&i[l]===i[t]?"guessed":a)}let o=e==="draft"?"guessed":e==="test"?r[t].verdict:St(n);return s.map((i,a)=>a===t&&o?o:i)}function Ro(s,e){let t=$e(
s).slice(0,e),n=s.drafts.length+(s.final?1:0);return{phase:t[t.length-1],looks:t.reduce((r,o)=>_l(r,o,s),Array(n).fill("absent")),verified:t.some(r=>r.name==="v\
erify"),fallen:t.some(r=>r.name==="discard")}}function Un(s,{round:e,phase:t}){return e>=s.length?{round:s.length,phase:0}:t+1>=$e(s[e]).length?{round:e+1,phase:0}:
{round:e,phase:t+1}}function Oo(s,{round:e,phase:t}){return t>0?{round:e,phase:t-1}:e>0?{round:e-1,phase:$e(s[e-1]).length-1}:{round:0,phase:0}}function Et(s,{round:e,
phase:t=0}){if(e<0)return{round:0,phase:0};if(e>=s.length)return{round:s.length,phase:0};let n=$e(s[e]).length;return t>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,t)}}var zt=["token","block","match","typical","top-k","threshold"],Sl=["typical","top-k","threshold"],T=({settings:s})=>s.rule??"token",K=s=>Sl.includes(s),Q=s=>s?.
target==null||!s.draft?null:Math.min(1,s.target/s.draft),ee=s=>s?.chance??Q(s),Ue=(s,e)=>K(e)&&[0,1].includes(ee(s)??-1);function et(s){if(s.draw==null)return"k\
ept";let e=s.draw;return e<(ee(s)??1)?"passed":e<(Q(s)??1)?"kept":"rescued"}function Lo(s,e){let{target:t,draft:n,weight:r}=s[e];if(t==null||!n||r==null)return null;
let o=Math.min(1,r*t/n),i=e===s.length-1,a=i?o:s[e+1].excess;return a==null||a+1-o<=0?null:{weight:o,excess:a,last:i}}var tt=s=>s.findLastIndex(e=>e.verdict==="\
accepted"),Be=(s,e)=>s==="untested"&&T(e)==="block"&&!O(e)?"dropped":s,jo=({rule:s="token"})=>s==="token"?null:s;function Co(s,e){let{token:t,target:n,weight:r,
excess:o}=s;return e==="match"?{weight:1,taken:i=>i===t?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,a)=>a,mass:o??null}}var Pe=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
us=class{constructor(e,t){this.state=e;this.changed=t}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},ne=({run:s,moment:e})=>s?
s.length-e.round:0,ze=({live:s,run:e,mode:t})=>s&&e!==null&&!e.over&&(t==="running"||t==="paused");function vs({run:s,predicting:e,moment:t}){return s&&s.over&&
!e?s.length:t.round}function Te({run:s,moment:{round:e,phase:t}}){return s&&t?Ro(s.rounds[e],t):null}function Ve(s,e){let{run:t,moment:n}=s;if(!e||!t||e.round>n.
round||e.round<0)return null;let r=t.at(e);if(!r||e.round<n.round)return r;let o=Te(s)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var ms=(s,e)=>s===e||!!(s&&e&&s.round===e.round&&s.index===e.index);function Tt(s){return Ve(s,s.pinned)?{at:s.pinned,how:"pinned"}:Ve(s,s.hovered)?{at:s.hovered,
how:"preview"}:El(s)||Rl(s)}function $o(s){let{run:e,moment:t,pinned:n,following:r,playing:o,status:i,recorded:a,speed:l,pace:d,tint:p,presenting:u,view:f,opening:m,
rested:g}=s;return{...t,rounds:e?e.length:0,selected:Tt(s).at,pinned:n,following:r,playing:o,state:i,recorded:a,speed:l,pace:d,tint:p,presenter:u,view:f,opening:m,
rested:g}}function El(s){let{run:e,moment:t,entered:n}=s,r=Te(s);if(r)return{at:{round:t.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!t.round)return null;
let o=t.round-1;return{at:{round:o,index:Po(e,o)},how:"now"}}var Po=(s,e)=>Math.max(0,s.rows[e].slots.findLastIndex(({kind:t})=>t!=="untested")),zl=16,Ao=[.25,.75],
Tl=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&et(e)==="rescued"),Ml=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(Q(e)??
1)),Mt=(s,e)=>e==="block"?Tl(s):K(e)?Ml(s):-1,Bn=({drafts:s,final:e})=>e?.kind==="correction"&&s.some(({verdict:t})=>t==="accepted");function fs(s){let e=({verdict:i,
target:a,draft:l})=>i==="rejected"&&a!==null&&l!==null&&a>=Ao[0]*l&&a<=Ao[1]*l,t=s.rounds.findIndex(i=>Mt(i,T(s.trace))>=0);if(t>=0)return t;let n=i=>s.folds.at(
i).emitted>=zl,r=s.rounds.flatMap((i,a)=>Bn(i)?[a]:[]),o=i=>s.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function Vn({
rounds:s,trace:e}){let t=({drafts:a})=>a.some(({verdict:l})=>l==="rejected"),n=s.at(-1);if(!n||n.drafts.length>=e.settings.gamma||t(n))return null;let r=({drafts:a})=>a.
length>n.drafts.length,o=s.findLastIndex(a=>r(a)&&t(a)),i=o>=0?o:s.findLastIndex(r);return i>=0?i:null}var Ho=({run:s,moment:e,following:t,mode:n,predicting:r})=>s&&
t&&n==="running"&&!r&&e.round===s.length?Vn(s):null,Ge=({moment:{round:s,phase:e},rested:t})=>t??(e?s:s-1);function Rl(s){let e=Ge(s),{run:t}=s;if(!t||!t.rounds[e])
return{at:null,how:"newest"};let n=Mt(t.rounds[e],T(t.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=t.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Po(t,e)},how:"newest"}}var Ol=["token","top-k","threshold"],de=(s,e)=>e&&s!==void 0?s/e:null;function Ll({drafts:s,positions:e=[]}){let t=s.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return V({drafts:s})?e.length?[...new Set(t.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>jl(t.filter(({parent:o})=>o===r))):[]:t.slice(
0,s.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function jl(s){let[e,t]=[0,1];for(let n of s){let r=Q(n);if(n.overlap===
null||r===null)return[];e+=t*n.overlap,t*=1-r}return[e]}function Cl(s,e){if(Ol.includes(e))return!1;let t=new Map(s.map(r=>[r.parent,r]));return s.filter(r=>r.parent!=
null&&r!==t.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var Al=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function $l(s){let e=s.drafts.filter(t=>t.verdict==="accepted").map(t=>t.token);return s.final?[...e,s.final.
token]:e}function Pl(s,e,t){let n=a=>e.drafts.filter(l=>l.verdict===a).length,r=n("accepted"),o=n("rejected"),i=Ll(e);return{rounds:s.rounds+1,drafted:s.drafted+
e.drafts.length,accepted:s.accepted+r,rejected:s.rejected+o,corrected:s.corrected+(e.final?.kind==="correction"?1:0),untested:s.untested+e.drafts.length-r-o,emitted:s.
emitted+r+(e.final?1:0),draft:s.draft+e.times.draft,verify:s.verify+e.times.verify,accept:s.accept+e.times.accept,overlap:s.overlap+i.reduce((a,l)=>a+l,0),overlaps:s.
overlaps+i.length,otherwise:s.otherwise+(Cl(e.drafts,t)?1:0)}}var Ke=s=>s.draft+s.verify+s.accept;function gs(s,e){return Float64Array.from(s).sort()[Math.ceil(
e*s.length/100)-1]}var Gn=s=>s.length?{p50:gs(s,50),p95:gs(s,95)}:null,Hl=12,Nl=.25,ql=1+1e-9;function Il(s){if(s.length<Hl)return null;let e=s.slice(1).map((t,n)=>Math.
abs(t-s[n]));return de(gs(e,75),gs(s,50))}var bs=class{constructor(e){this.temperature=e.temperature,this.rule=T({settings:e}),this.sums=[Al],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(Pl(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...$l(
e)),this.bursts.push(Ke(e.times)),this.match()}pushPlain(e,t){this.plain.tokens.push(e),this.plain.seconds.push(t),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+t),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let t=Math.min(e,this.sums.length-1);for(;t>0&&this.sums[t].emitted>this.plain.tokens.length;)t-=1;return t}speedup(e){let t=this.sums[this.compared(e)];return de(
this.plain.until[t.emitted],Ke(t))}impossible(e){let t=this.sums[this.compared(e)],n=this.speedup(e);return t.drafted>0&&n!==null&&n>ql*(t.emitted/t.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let t=this.sums[this.compared(e)];return t.emitted?{draft:t.draft/t.emitted,verify:t.verify/t.emitted,accept:t.
accept/t.emitted,plain:this.plain.until[t.emitted]/t.emitted}:null}gaps(e){let t=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Gn(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Gn(t.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:Gn(t)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let t=Il(this.plain.seconds.slice(0,this.at(e).emitted));return t!==null&&t>Nl?{jitter:t}:null}agreement(e){let t=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!t?null:{compared:t,first_difference:this.matched<t?this.matched:null}}summary(e=this.sums.length-1){let t=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,t.emitted);return{rounds:t.rounds,drafted:t.drafted,accepted:t.accepted,rejected:t.rejected,untested:t.
untested,emitted:t.emitted,acceptance_rate:de(t.accepted,t.accepted+t.corrected),draft_efficiency:de(t.accepted,t.drafted),mean_acceptance_length:de(t.emitted,t.
rounds),mean_overlap:t.otherwise?null:de(t.overlap,t.overlaps),tokens_per_second:de(t.emitted,Ke(t)),plain_tokens_per_second:de(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var Dl=Object.freeze({tokens:[],seconds:[]}),Fl=/^<\|?\w+\|?>$/,Wl=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,st=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=ue;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new bs(e.settings),this.width=e.settings.gamma;for(let t of this.promptTokens()){
let{text:n,pending:r}=xe(this.pending,this.piece(t));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,t=this.piece(e[0]);return typeof t=="string"&&Fl.test(t)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:t}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return t.tokens.findIndex(r=>r===n||Wl.test(String(this.piece(r))))}append({from:e=this.length,rounds:t=[],plain:n=Dl,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:a}=this,l=a.plain;if(e>this.length||n.tokens.length&&r>l.tokens.length)return!1;Object.assign(a.pieces,o),t.slice(this.length-e).forEach(
d=>this.push(d));for(let d=l.tokens.length-r;d<n.tokens.length;d+=1)l.tokens.push(n.tokens[d]),l.seconds.push(n.seconds[d]),this.folds.pushPlain(n.tokens[d],n.seconds[d]);
return a.prefill=i.prefill??a.prefill,a.captured=i.captured??a.captured,this.over||(a.ending=i.ending??a.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(To(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let t=this.pending,
n=[];e.drafts.forEach((i,a)=>{let l=ie(e.drafts,a),d=this.slot(i.token,i.verdict,l<0?t:n[l].pending);i.verdict==="accepted"&&(this.pending=d.pending),n.push(d)});
let r=St(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,t,n){let r=this.piece(e),
{text:o,took:i,pending:a}=xe(n,r),l=o===""&&a.bytes.length>0;return{token:e,kind:t,piece:r,text:o,took:i,part:l,pending:a}}alone(e){let t=this.piece(e);return typeof t==
"string"?t:xe(ue,t).text}at({round:e,index:t}){let n=this.rows[e],r=n&&n.slots[t];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(d=>d.verdict==="accep\
ted").length,a=t<o.drafts.length,l=a?t:Eo(o);return{...r,number:e,index:t,round:o,accepted:i,judgedAt:l,draft:a?o.drafts[t]:null,judged:o.drafts[l]||null,position:(o.
positions||[])[l]||null}}},xs=["accepted","correction","bonus","plain"],Me=s=>xs.includes(s);var ws=({trace:s})=>s.settings.gamma>0&&!O(s),Yn=({round:s,index:e})=>`${s}.${e}`;function Jn({run:s,predicting:e,answers:t},{round:n,phase:r}){if(!e||!s||n>=s.
length)return null;let o=$e(s.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(Yn(i)in t)?i:null}function Ot(s){let e=Te(s)?.phase;if(!e||e.name!==
"test")return null;let t=Yn({round:s.moment.round,index:e.index});return t in s.answers?t:null}var Lt=s=>s.predicting&&s.looking!==null&&s.looking===Ot(s),ke=s=>Lt(
s)?null:Jn(s,s.moment);function No({run:s,answers:e},t,n){if(!s)return{};let r=s.rounds[t.round].drafts[t.index],o=T(s.trace)==="block"?null:ee(r),i=Yn(t);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function jt({predicting:s,informed:e,run:t}){return s&&(!e||t?.trace.settings.temperature===
0)}var qo=(s,e)=>jt(s)&&e?.kind==="lit",Kn=s=>s.length?s.reduce((e,t)=>e+t,0)/s.length:null,Rt=(s,e)=>(s-(e?1:0))**2;function Io(s){let e=s.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),t=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:t.length,right:t.filter(({chance:r,kept:o})=>r>.5===o).length,brier:Kn(e.map(({chance:r,kept:o})=>Rt(r,o))),known:n.length,truth:Kn(n.
map(({threshold:r,kept:o})=>Rt(r,o))),best:Kn(n.map(({threshold:r})=>r*(1-r)))}}function Do(s,e,t){if(s.brier===null)return[t("predict.lesson.none")];let n={...s,
brier:A(s.brier),truth:A(s.truth),best:A(s.best)},r=!e&&s.truth!==null&&s.known===s.n&&s.brier<s.truth,o=s.brier<.25?"good":s.brier>.25?"bad":"even";return[j(s.
decided>0&&t("predict.lesson.you",n),t("predict.lesson.brier",n)),t("predict.lesson.half")+" "+t(`predict.lesson.${r?"lucky":o}`),...e?[t("predict.lesson.greedy")]:
s.known?[t("predict.lesson.truth",{...n,n:s.known})]:[]]}var ys=["gamma","temperature","drafter","rule","tree"];function ks(s,e){return e==="rule"?T(s):e==="tree"?s.settings.tree??"chain":s.settings[e]}function Ct(s){
let{gamma:e,budget:t=e}=s.settings;return O(s)&&e>0?t:e}function _s(s,e,t,n){return e==="drafter"?me(s,String(t),n):e==="rule"?s(`rules.name.${t}`):e==="tree"?s(
`tree.name.${t}`):String(t)}function me(s,e,t){let n=`drafter_of.${t}.${e}`,r=s(n);return r===n?s(`drafter.${e}`):r}function Ye(s,e,t){let n=e.map(([o,i],a)=>h("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":String(a===0),on:{click:()=>{r(o),t(o)}}},i)),
r=o=>n.forEach(i=>{let a=String(i.dataset.choice===o);i.getAttribute("aria-pressed")!==a&&i.setAttribute("aria-pressed",a)});return{node:h("div",{class:"sv-togg\
les",role:"group","aria-label":s},...n),set:r}}function Fo(s,e,t){let n=h("select",{on:{change:()=>t(n.value)}},...e.map(([r,o])=>h("option",{value:r},o)));return{
node:h("label",{class:"sv-choice"},s,n),select:n}}var Ss=[.2,.4,.6,.8],Wo=[.1,.5,1,2],nt={overlap:{term:"overlap",limits:Ss,most:"1",of:({position:s})=>s?.overlap??null},acceptance:{term:"accept_test",limits:Ss,
most:"1",of:({draft:s})=>ee(s??void 0)},target_entropy:{term:"entropy",limits:Wo,most:"",of:({position:s})=>s?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:Wo,most:"",of:({position:s})=>s?.draft_entropy??null}};function At(s,e){let t=e&&s in nt?nt[s].of(e):null;return t==null?null:nt[s].limits.filter(n=>t>=
n).length}var Es=class{constructor(e,t){this.say=e;let{node:n,select:r}=Fo(e("tint.label"),["verdict",...Object.keys(nt)].map(i=>[i,e(`tint.${i}.name`)]),t);this.
select=r,this.ends=Ss.map(()=>h("span",{class:"sv-tint-limit"})),this.most=h("span",{class:"sv-tint-limit"});let o=i=>h("span",{class:"sv-tint-swatch","data-tin\
t":i});this.scale=h("span",{class:"sv-tint-scale",role:"img"},h("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((i,a)=>[o(a),i]),o(Ss.length),this.most),
this.means=$("overlap",""),this.legend=h("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=h("div",{class:"sv-tint"},n)}has(e){return e===
"verdict"||Object.hasOwn(nt,e)}show(e){this.select.value=e;let t=nt[e];if(this.legend.hidden=!t,!t)return;let n=r=>String(r).replace(/^0\./,".");this.ends.forEach(
(r,o)=>y(r,n(t.limits[o]))),y(this.most,t.most),y(this.means,this.say(`tint.${e}.means`)),this.means.dataset.term=t.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:t.limits.join(this.say("comma"))}))}};var Uo=480,Ul=5;function _e(s,e){if(s.part)return e("token.part",{hex:we(s.piece)});let t=Y(s.text)||e("token.empty");return s.took>1?e("token.took",{token:t,n:s.
took}):t}function Zn({rounds:s,trace:e},t,n,r){let{drafts:o}=s[t],i=o.length;if(n>=i)return r("token.final");let a=r("token.guess",{n:n+1,of:i}),{source:l}=o[n];
return l?r("token.from",{slot:a,drafter:me(r,l,e.models.pair)}):a}function Je(s,e,t,n,r){let o=s.rows[e].slots[t];return n("token.aria",{token:_e(o,n),kind:n(`k\
ind.${Be(r||o.kind,s.trace)}`),round:e+1,slot:Zn(s,e,t,n)})}function He(s,e,t=!1){return e.part?s.dataset.part="":e.text===""&&(s.dataset.empty=""),e.took>1&&(s.
dataset.took=String(e.took)),s.append(...ls(e.text,t)),s}var Bl=/^ \S{1,24}$/;function Xn({text:s},e){return Bl.test(s)?(e.classList.add("sv-word"),[h("wbr",{}),
e]):[e]}var Vl=["rejected","untested"],zs=class{rows;now;written;discarded;run;shown;constructor({say:e,set:t}){this.say=e,this.prompt=h("span",{class:"sv-promp\
t"}),this.more=h("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=h("span",{class:"sv-\
list",role:"listbox","aria-label":e("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=h("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=h("div",{class:"sv-stream-scroll"},this.text),this.ghosts=h("input",{type:"checkbox",on:{change:()=>t({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new Es(e,n=>t({tint:n})),this.node=h("section",{class:"sv-section sv-stream"},h("div",{class:"sv-section-head"},h("h2",{},$("token",e(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=h("label",{class:"sv-check"},this.ghosts,e("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let e=t=>{let n=$(t,this.say(`legend.${t}`));return n.dataset.short=this.
say(`kind.${t}`),h("li",{},h("span",{class:"sv-swatch","data-kind":t}),n)};return this.discarded=Vl.map(e),this.discarded.forEach(t=>{t.hidden=!0}),this.written=
xs.map(e),h("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:e,trace:{settings:{gamma:t,drafter:n}}}){let o={plain:t===0||n.startsWith(
"lookup")||e.some(({drafts:i})=>!i.length),other:t>0};this.written.forEach((i,a)=>{i.hidden=!o[xs[a]==="plain"?"plain":"other"]})}load(e){this.run=e,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=O(e.trace),this.shown=
0,this.grow()}dress({ghosts:e,tint:t}){e!==this.ghosted&&this.redraw(e),t!==this.quantity&&this.paintTint(t)}redraw(e){this.ghosted=this.ghosts.checked=e,this.discarded.
forEach(n=>{n.hidden=!e});let{shown:t}=this;this.load(this.run),this.show(t)}paintPrompt(e){let t=this.run.promptText,n=!e&&t.length>Uo;y(this.prompt,n?"…"+t.
slice(-Uo):t),this.more.hidden=!n,y(this.more,this.say("stream.more",{n:t.length}))}grow(){let e=document.createDocumentFragment();for(let t=this.rows.length;t<
this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}this.list.append(e),this.nameKinds(this.run)}row(e){let t=h("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[e].slots.forEach((n,r)=>{Me(n.kind)?t.append(...Xn(n,this.option(n,e,r))):this.ghosted&&!O(this.run.trace)&&t.append(...Xn(
n,this.ghost(n,e,r)))}),t}option(e,t,n){let r=h("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${t}.${n}`,
style:`--i:${n}`,"aria-label":Je(this.run,t,n,this.say),"data-tint":At(this.quantity,this.run.at({round:t,index:n}))});return He(r,e)}ghost(e,t,n){let r=h("span",
{class:"sv-token","data-kind":e.kind,"data-at":`${t}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return He(r,e,!0)}paintTint(e){this.quantity=e,this.tint.show(
e),this.node.dataset.tinted=String(e!=="verdict"),this.options(this.rows.length).forEach(t=>{let[n,r]=(t.dataset.at??"").split(".").map(Number);E(t,"data-tint",
At(e,this.run.at({round:n,index:r})))})}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-\
ahead",r>=e);this.shown=e,E(this.scroller,"tabindex",e?null:0)}showNow(e){let t=this.shown;if(this.now&&(!e||this.now.number!==t)&&(this.now.node.remove(),this.
now=null),!e)return;this.now||(this.now=this.begin(t)),this.now.node.classList.toggle("sv-fallen",e.fallen);let n=V(this.run.rounds[t]);this.now.tokens.forEach(
(r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!Me(i),E(r,"data-kind",i)})}begin(e){let t=this.run.rows[e].slots.map((o,i)=>this.ghost(o,e,i)),n=this.run.rows[e].
slots.flatMap((o,i)=>Xn(o,t[i])),r=h("span",{class:"sv-now","aria-hidden":"true"},...n);return this.list.insertBefore(r,this.rows[e]),{number:e,node:r,tokens:t}}options(e){
return this.rows.slice(0,e).flatMap(t=>[...t.querySelectorAll("[role=option]")])}find(e){let t=e&&this.rows[e.round];return!t||e.round>=this.shown?null:t.querySelector(
`[role=option][data-at="${e.round}.${e.index}"]`)||t.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:t,y:n,width:r,height:o}=e.box,i=new DOMRect(t,n,r,o-e.covered);
Qr(this.scroller,i,e.head,e.line)}measure(){let[e,t,n]=[this.scroller,this.text,this.head].map(o=>o.getBoundingClientRect()),r=this.tint.legend.offsetHeight;return{
box:e,text:t,head:n,covered:r,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:e,text:t,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.
text.style,i=this.shown===this.rows.length&&!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(
n.bottom-t.top)+r+Ul}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Gl={mean_acceptance_length:s=>A(de(s.emitted,s.rounds)),acceptance_rate:s=>R(de(s.accepted,s.accepted+s.rejected)),draft_efficiency:s=>R(de(s.accepted,s.drafted)),
drafted:s=>oe(s.drafted),emitted:s=>oe(s.emitted)};function Qn({drafts:s,final:e},t){let n=s.slice(0,t),r=n.filter(d=>d.verdict==="accepted").length,o=n.some(d=>d.
verdict==="rejected")?1:0,i=!e&&r===s.filter(d=>d.verdict==="accepted").length,a=o?"correction":i?null:"bonus",l=o===1||i||s.length<=t;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(a?1:0),final:a,drawn:l}}function Bo(s,e){let t={rounds:s.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of s){let{drafted:r,accepted:o,
rejected:i,emitted:a}=Qn(n,e);t.drafted+=r,t.accepted+=o,t.rejected+=i,t.emitted+=a}return t}function Kl(s){let{drafter:e,temperature:t}=s.settings;return O(s)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":T(s)==="block"&&t?"rules.whatif":""}function Vo(){let{run:s,gamma:e,moment:{round:t},set:n}=Z(),r=s.trace.settings.
gamma,o=Kl(s.trace),i=e>=r,a=v(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return c("div",{class:"sv-block",children:[c("h3",{children:v("whatif.gam\
ma")}),c("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[c("span",{"aria-hidden":"true",children:"γ"}),c("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":v("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:l})=>n({gamma:Number(l.value)})}),c("output",{class:"sv-whatif-value",children:a})]}),
!i&&c(Yl,{gamma:e,most:r,rounds:s.rounds.slice(0,t)}),c("p",{class:"sv-note","aria-live":"polite",children:i?v(o||(r<2?"whatif.fewest":"whatif.try")):v("whatif.\
note",{gamma:e,rounds:t})})]})}function Yl({gamma:s,most:e,rounds:t}){let[n,r]=[Bo(t,1/0),Bo(t,s)];return c("table",{class:"sv-figures-table",children:[c("thead",
{children:c("tr",{children:[c("th",{scope:"col",children:v("whatif.rounds")}),c("th",{scope:"col",children:v("whatif.was",{gamma:e})}),c("th",{scope:"col",children:v(
"whatif.would",{gamma:s})})]})}),c("tbody",{children:Object.entries(Gl).map(([o,i])=>c("tr",{children:[c("th",{scope:"row",children:v(`whatif.row.${o}`)}),c("td",
{children:i(n)}),c("td",{children:i(r)})]},o))})]})}var Go=["draft","verify","accept"],Jl={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Ts=36,Xl=20,Zl=5;function er(s,e){let t=(n,r)=>h(
"li",{},h("span",{class:"sv-swatch","data-part":n}),$(Jl[n],r));return h("ul",{class:"sv-legend"},...Go.map(n=>t(n,s(`part_key.${n}`))),...e?[t("plain",e)]:[])}
var Ms=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(e){this.say=e,this.head=h("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
h("div",{class:"sv-rows",role:"rowgroup"}),this.grid=h("div",{class:"sv-grid",role:"grid","aria-label":e("rounds.label")},h("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=h("div",{class:"sv-rounds-scroll"},this.grid),this.detail=h("p",{class:"sv-note sv-round-detail"},e("rounds.detail")),
["pointerover","focusin"].forEach(t=>this.body.addEventListener(t,n=>this.showTime(n))),this.note=h("p",{class:"sv-note"},e("rounds.note")),this.node=h("section",
{class:"sv-section sv-rounds"},h("div",{class:"sv-section-head"},h("h2",{},$("round",e("rounds.heading"))),h("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(t=>h("li",{},h("span",{class:"sv-mark","data-kind":t}),$(t,e(`kind.${t}`)))))),this.note,this.scroller,this.detail,h("div",
{class:"sv-foot"},h("ul",{class:"sv-legend"},h("li",{},h("span",{class:"sv-swatch","data-part":"overlap"}),$("overlap",e("rounds.overlap_key")))),er(e,e("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(e){this.run=e,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],y(this.note,this.say(O(e.trace)?"tree.rounds":"rounds.note")),y(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.
row(t);this.rows.push(n),e.append(n)}for(this.grid.classList.toggle("sv-many",this.rows.length>Xl),this.body.append(e),this.body.style.height=`${this.rows.length*
Ts}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>Zl);let e=(t,n="")=>h("div",{role:"columnheader",class:n},
t);this.head.replaceChildren(e("#","sv-number"),...Array.from({length:this.width},(t,n)=>e(this.say("rounds.guess",{n:n+1}))),e(this.say("rounds.final"),"sv-fin\
al"),e(this.say("rounds.time"),"sv-time"))}row(e){let{drafts:t,positions:n=[]}=this.run.rounds[e],{slots:r,final:o}=this.run.rows[e],i=h("div",{class:"sv-row sv\
-ahead",role:"row","data-round":e},h("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:e+1})},String(e+1)));return r.forEach((a,l)=>{
let d=l<t.length&&n[l]?n[l].overlap:null,p=this.cell(a,e,l,d);a===o&&p.classList.add("sv-final"),i.append(p)}),i.append(this.time(this.run.rounds[e].times)),i}cell(e,t,n,r){
let o=He(h("span",{class:"sv-cell-text",translate:"no"}),e,!0);return h("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":e.kind,"data-at":`${t}.${n}`,
"aria-label":this.label(t,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},h("span",{class:"sv-mark","data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,t,n,r){
let o=Je(this.run,e,t,this.say,r);return n==null?o:this.say("token.aria_overlap",{label:o,overlap:F(n,2)})}time(e){let t=e.draft+e.verify+e.accept;this.spans.push(
t);let n=this.say("rounds.row_time",{total:H(t),draft:H(e.draft),verify:H(e.verify),accept:H(e.accept)}),r=h("div",{class:"sv-bar"},...Go.map(o=>h("span",{"data\
-part":o,style:`--t:${e[o]}`})));return h("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},h("div",{class:"sv-bars-pair"},r),h("span",{class:"\
sv-ms"},H(t)))}compare(e){let{sums:t,plain:n}=this.run.folds,r=t[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.until[t[e].emitted],i=this.rows[e].
lastElementChild;if(!i)return!1;let a=this.say("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:H(o)});return i.setAttribute("aria-label",a),i.firstElementChild?.
append(h("div",{class:"sv-bar sv-bar-plain"},h("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.spans[e],o),!0}showTime({target:e}){
let t=e instanceof Element?e.closest(".sv-time"):null,n=t?.parentElement;if(!t||!n)return;let r=Number(n.dataset.round)+1;y(this.detail,this.say("rounds.detail_\
of",{round:r,time:t.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<
n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){
let{now:t,shown:n}=this;if(t!==null&&(!e||t!==n)&&(this.rows[t].classList.toggle("sv-ahead",t>=n),this.rows[t].classList.remove("sv-row-now"),this.run.rows[t].slots.
forEach((o,i)=>this.dress(t,i,null)),this.now=null),!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.
toggle("sv-verified",e.verified),e.looks.forEach((o,i)=>this.dress(n,i,o))}dress(e,t,n){let r=this.find({round:e,index:t});if(!r)return;let{kind:o}=this.run.rows[e].
slots[t],i=n==="absent",a=t<this.run.rounds[e].drafts.length&&(this.run.rounds[e].positions||[])[t],l=n==="guessed"||n==="lit"&&this.concealed,d=a&&!l?a.overlap:
null;E(r,"data-kind",n||o),r.firstElementChild&&E(r.firstElementChild,"data-kind",n||o),E(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(
d||0)),i||E(r,"aria-label",this.label(e,t,d,n||o))}showCut(e,t){let n=this.run.trace.settings.gamma,r=e<n?e:1/0,o=r===this.cutting?Math.min(t,this.cut):0,i=Math.
max(t,this.cut);if(r!==this.cutting||r<1/0)for(let a=o;a<i;a+=1)this.markCut(a,a<t?r:1/0);this.cutting=r,this.cut=t}markCut(e,t){let n=this.run.rounds[e],{drawn:r}=Qn(
n,t);this.run.rows[e].slots.forEach((o,i)=>{let a=this.find({round:e,index:i}),l=i<n.drafts.length?i>=t:!r,d=i===t&&!r;a&&(a.classList.toggle("sv-cut",l&&!d),a.
classList.toggle("sv-cut-own",d),E(a,"aria-description",l?this.say(d?"whatif.own":"whatif.gone",{gamma:t}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(
`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.rows.slice(0,this.shown+(this.now==null?0:1)),t=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(
n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll("[role=gridcell]")].filter(o=>r<this.shown||t(o)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,t=(this.shown+(this.now==null?0:1))*Ts;t>e+this.height?this.scroller.scrollTop=t-this.
height:t-2*Ts<e&&(this.scroller.scrollTop=Math.max(0,t-2*Ts))}relayout(){this.height=null}};var Ko=20,Ql=5,Rs=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(e){this.say=e,this.root=h("span",{class:"sv-tree-text","aria-hidden":"true"},
e("tree.text")),this.grid=h("div",{class:"sv-tree-grid",role:"grid","aria-label":e("tree.label")}),this.mask=h("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=h("p",{class:"sv-tree-note"}),this.node=h("div",{class:"sv-tree",hidden:!0},h("div",{class:"sv-tree-scroll"},this.grid),h("div",{class:"sv-mask-side"},h("p",
{class:"sv-mask-name"},$("tree_mask",e("tree.mask"))),this.mask,this.note))}build(e,t){Object.assign(this,{run:e,number:t});let n=e.rounds[t],{drafts:r,final:o}=n,
{slots:i}=e.rows[t],a=ae(r),l=r.map((u,f)=>ie(r,f));o&&(a.push(We(r).length),l.push(We(r).at(-1)??-1));let{rows:d,count:p}=zo(l);this.leaves=i.map((u,f)=>this.leaf(
u,f,{column:a[f]+2,row:d[f],above:d[l[f]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(u,f)=>this.leaves.flatMap(({node:m},g)=>a[g]===f?[m]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(p,this.levels.length)>Ql),this.grid.style.setProperty("--rows",String(p)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:u})=>u),...this.levels.map(u=>h("div",{role:"row",class:"sv-tree-level"},...u))),this.masked=r.map((u,f)=>this.maskRow(f,kt(r,f))),this.mask.style.
setProperty("--nodes",String(r.length)),this.mask.classList.toggle("sv-mask-fine",r.length>20),this.mask.replaceChildren(...this.masked)}leaf(e,t,{column:n,row:r,
above:o}){let i=h("span",{class:"sv-mark","aria-hidden":"true"}),a=He(h("span",{class:"sv-tree-token",translate:"no"}),e,!0),l=h("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${t}`,style:`grid-column:${n};grid-row:${r+1}`},i,a),d=h("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${n};grid-row:${o+1}/${r+2}`});return d.classList.toggle("sv-tree-bend",r>o),{node:l,mark:i,link:d}}maskRow(e,t){let n=[0,...t.map(r=>r+1)];return h(
"div",{class:"sv-mask-row","data-at":`${this.number}.${e}`},...n.map(r=>h("span",{class:"sv-mask-cell","data-column":r,style:`--column:${r}`})))}show(e,t,n,r){(e!==
this.run||t!==this.number||this.leaves.length!==e.rows[t].slots.length)&&this.build(e,t);let{drafts:o}=e.rounds[t];this.leaves.forEach(({node:a,mark:l,link:d},p)=>{
let u=n[p]??"absent";[a,l,d].forEach(f=>E(f,"data-kind",u)),E(a,"aria-hidden",u==="absent"?"true":null),E(a,"aria-label",u==="absent"?null:this.label(e,t,p,u)),
this.masked[p]&&E(this.masked[p],"data-kind",u)});let i=We(o).length;y(this.note,r?this.say("tree.sum",{verified:o.length,accepted:i,wasted:o.length-i}):this.say(
"tree.sees"))}label(e,t,n,r){let{say:o}=this,i=Je(e,t,n,o,r),{drafts:a}=e.rounds[t];if(n>=a.length)return i;let l=kt(a,ie(a,n)).map(d=>_e(e.rows[t].slots[d],o));
return o(l.length?"tree.aria":"tree.aria_first",{label:i,level:l.length+1,line:l.join(" ")})}light(e){let{run:t,number:n}=this,r=t?.rounds[n]?.drafts??[],o=e&&e.
round===n&&e.index<r.length?e.index:-1,i=kt(r,o);this.leaves.forEach(({node:a,link:l},d)=>[a,l].forEach(p=>p.toggleAttribute("data-line",i.includes(d)))),this.root.
toggleAttribute("data-line",o>=0),this.masked.forEach((a,l)=>a.toggleAttribute("data-line",l===o))}find(e){return e&&e.round===this.number&&this.leaves[e.index]?.
node||null}reveal(e){let t=this.grid.parentElement,n=this.leaves[e]?.node;if(!t||!n)return;let r=(l,d,p,u)=>Math.min(0,l-Ko-p)||Math.max(0,d+Ko-u),[o,i,a]=[n,this.
node,t].map(l=>l.getBoundingClientRect());this.node.scrollTop+=r(o.top,o.bottom,i.top,i.bottom),t.scrollLeft+=r(o.left,o.right,a.left,a.right)}rows(){return this.
levels.map(e=>e.filter(t=>t.dataset.kind!=="absent")).filter(e=>e.length)}};var ec=7,tc=12;function Yo(s,e){s.style.setProperty("--sv-characters",String(e?.length||1))}var Os=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(e){
this.say=e,this.tree=new Rs(e),this.row=h("div",{class:"sv-slots",role:"row"}),this.guesses=$("draft",e("round.guesses")),this.tests=h("li",{hidden:!0},$("accep\
t_test",e("round.tests"))),this.node=h("section",{class:"sv-round","aria-label":e("round.label")},h("ul",{class:"sv-slot-names"},h("li",{},this.guesses),h("li",
{},$("verification",e("round.pass"))),this.tests),h("div",{class:"sv-slots-grid",role:"grid","aria-label":e("round.label")},this.row),this.tree.node)}show(e,t){
let{moment:n}=e,r=Te(e),o=Math.max(0,Ge(e)),i=o in t.rounds&&V(t.rounds[o]);this.node.classList.toggle("sv-round-tree",i),this.tree.node.hidden=!i;let a=t===this.
run&&o===this.number&&(i||this.cells.length>0);i?Object.assign(this,{run:t,number:o,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(t,
o)+1)&&this.build(t,o);let l=t.rows[o]?.slots??[],d=r?.looks??l.map(({kind:u})=>n.round?u:"absent");this.node.classList.toggle("sv-round-now",!!r),this.node.classList.
toggle("sv-verified",r?r.verified:n.round>0),i&&this.tree.show(t,o,d,!r&&n.round>0),i&&(n!==this.moment||!a)&&(r?r.phase.name!=="verify"&&r.phase.name!=="discar\
d":n.round)&&this.tree.reveal(Tt(e).at?.index??l.length-1),this.moment=n,this.node.classList.toggle("sv-round-fallen",!!r?.fallen),this.node.dataset.phase=r?.phase.
name??"";let p=!r&&e.entered==="step"?l.length-1:-1;this.cells.forEach(({node:u},f)=>{this.dress(f,d[f]??"absent",jt(e)),u.toggleAttribute("data-now",r?.phase.index===
f),u.toggleAttribute("data-entered",p===f)}),this.tests.hidden=!this.cells.some(({figures:u})=>u.textContent)}wide(e,t){let n=e.rounds[t]?.drafts.length??0;return O(
e.trace)?n:Math.max(n,Math.min(e.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(e,t){
let n=this.cells.findIndex(({node:p})=>p===document.activeElement);e!==this.run&&this.relayout(),Object.assign(this,{run:e,number:t});let r=e.rows[t]?.slots??[],
o=e.rounds[t]?.drafts.length??-1;this.cells=Array.from({length:o+1},(p,u)=>this.cell(e,r[u],u));let i=O(e.trace)?o:e.width;this.node.classList.toggle("sv-round-\
tight",i>=ec),this.node.classList.toggle("sv-round-tighter",i>=tc);let{models:a,settings:{drafter:l}}=e.trace,d=e.rounds[t]?.drafts[0]?.source??l;this.guesses.dataset.
term=d==="model"?"draft":"drafter",y(this.guesses,l==="model"?this.say("round.guesses"):me(this.say,d,a.pair)),this.place(this.wide(e,t)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(e,t))),n>=0&&(this.cells[n]??this.cells.at(-1))?.node.focus()}place(e){
let t=this.cells.length-1,n=Array.from({length:e+1},(r,o)=>{let i=o===e?t:o<t?o:-1;return this.cells[i]?.node??h("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",e===0),this.row.replaceChildren(...n)}cell(e,t,n){let{drafts:r,positions:o=[]}=e.rounds[this.number],
i=r[n],a=h("span",{class:"sv-gauge-draw"}),l=h("span",{class:"sv-gauge",hidden:!0},h("span",{class:"sv-gauge-keep"}),a),d=h("span",{class:"sv-slot-says",hidden:!0}),
p=h("span",{class:"sv-mark","aria-hidden":"true"}),u=h("span",{class:"sv-slot-kind"}),f=h("span",{class:"sv-slot-figures"}),m=ee(i);if(e.trace.settings.temperature===
0&&i){let _=o[n]?.candidates.find(([,w])=>w===1);y(d,_?Y(e.alone(_[0])):""),Yo(d,d.textContent)}else m!==null&&(l.style.setProperty("--keep",String(m)),a.style.
setProperty("--draw",String(i.draw??0)));let b=h("span",{class:"sv-slot-text"});return Yo(b,t?.text),t&&He(b,t,!0),{node:h("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${n}`,style:`--i:${n}`},h("span",{class:"sv-slot-token",translate:"no"},b),h("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},l,d),h("span",{class:"sv-slot-verdict","aria-hidden":"true"},p,u),f),gauge:l,needle:a,says:d,mark:p,kind:u,figures:f}}dress(e,t,n){let{run:r,number:o,say:i}=this,
a=this.cells[e];if(!r||!a)return;let l=r.rounds[o].drafts[e],d=t==="accepted"||t==="rejected",p=!!l&&(d||t==="untested"||t==="lit"&&!n),u=ee(l),f=r.trace.settings.
temperature===0;E(a.node,"data-kind",t),E(a.mark,"data-kind",t),E(a.node,"aria-hidden",t==="absent"?"true":null),E(a.node,"aria-label",t==="absent"?null:Je(r,o,
e,i,t)),a.gauge.hidden=f||!p||u===null,a.says.hidden=!f||!p;let m=d&&!f&&!Ue(l,T(r.trace))?l.draw:null;a.needle.hidden=m==null,y(a.kind,t==="absent"||t==="guess\
ed"||t==="lit"?"":i(`kind.${Be(t,r.trace)}`)),y(a.figures,m!=null&&u!==null?this.test(l,m,u):"")}test(e,t,n){let r=this.run?.rounds[this.number].drafts??[];if(e.
verdict==="accepted"&&t>=n)return this.say("rules.kept_by",{n:tt(r)+1});let[o,i]=se(t,n);return this.say(t<n?"round.below":"round.above",{draw:o,threshold:i})}find(e){
return this.tree.node.hidden?e&&e.round===this.number&&this.cells[e.index]?.node||null:this.tree.find(e)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:e})=>e.dataset.kind==="absent"?[]:[e])]:this.tree.rows()}};var Jo=2,Xo=16,sc=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Zo=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function nc(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function rc(){try{return[...document.styleSheets].every(({cssRules:s})=>s)}catch{return!1}}function oc(s){let e=s.cloneNode(!0),t=s.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=t[r].getBoundingClientRect(),a=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
h("img",{src:t[r].toDataURL(),alt:"",style:a}))}),e.querySelectorAll(sc).forEach(n=>n.remove()),e}function ic(s){let e=s.closest(".specviz"),{width:t}=s.getBoundingClientRect(),
n=h("div",{style:`width: ${t+2*Xo}px; padding: ${Xo}px`},oc(s)),r=h("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:a,lineHeight:l}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:a,
lineHeight:l,fontFamily:Ae}),e.append(r);let d=n.getBoundingClientRect(),p=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:p,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function ac(s){let{outer:e,page:t,width:n,height:r}=ic(s),
o=u=>u.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Zo,""),i=new XMLSerializer().serializeToString(e).replace(Zo,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(nc())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,l=new Image;l.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await l.decode();let d=h("canvas",{width:n*Jo,height:r*Jo}),p=d.getContext("2d");return p.
fillStyle=t,p.fillRect(0,0,d.width,d.height),p.drawImage(l,0,0,d.width,d.height),d.toDataURL("image/png")}function Ls(s,e,t){return rc()?h("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>h("a",{href:await ac(e),download:`specviz-${t}.png`}).click()}},s("snapshot")):null}var lc={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function js(s,e){let{key:t}=e,n=s.findIndex(i=>i===document.activeElement),r=lc[t],o=t==="Home"?0:t===
"End"?s.length-1:r?(n+r+s.length)%s.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),s.forEach((i,a)=>{i.tabIndex=a===o?0:-1}),s[o].
focus(),o)}var cc=["race","same","time","guesses"],$t=0,Cs=class{constructor({say:e,set:t,views:n}){$t+=1,this.names=Object.keys(n),this.set=t,this.tabs=this.names.map(r=>h(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${$t}-${r}`,"aria-controls":`sv-view-${$t}-${r}`,"data-view":r,on:{click:()=>t({view:r})}},e(`\
views.${r}`))),this.panels=this.names.map(r=>h("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${$t}-${r}`,"aria-labelledby":`sv-tab-${$t}-${r}`,"data-view":r},
...cc.includes(r)?n[r].flatMap(o=>[o,Ls(e,o,r)].filter(i=>i!==null)):n[r])),this.list=h("div",{class:"sv-view-tabs",role:"tablist","aria-label":e("views.label"),
on:{keydown:r=>this.walk(r)}},...this.tabs),this.node=h("div",{class:"sv-views"},this.list,...this.panels)}has(e){return this.names.includes(e)}show({view:e}){this.
names.forEach((t,n)=>{E(this.tabs[n],"aria-selected",String(t===e)),this.tabs[n].tabIndex=t===e?0:-1,this.panels[n].hidden=t!==e})}walk(e){let t=js(this.tabs,e);
t>=0&&this.set({view:this.names[t]})}};var dc=1.96,pc=300;function tr(s,e){let t=s/e,n=dc**2/e,r=(t+n/2)/(1+n),o=Math.sqrt((t*(1-t)+n/4)*n)/(1+n);return{share:t,low:Math.max(0,r-o),high:Math.min(1,r+
o),tested:e}}function sr(s){let e=s.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),t=s.filter(n=>!V(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:o,verdict:i,confidence:a},l)=>{let d=e?a:r[l]?.candidates.find(([p])=>p===o)?.[4];return i==="untested"||d==null?[]:[{chance:d,accepted:i==="accepted"}]}));
return{headed:e,tests:t}}function Qo(s,e){let t=T({settings:s});return t==="token"||t==="match"&&!e||s.temperature===0}function ei(s){let e=s.length<pc?5:10;return Array.
from({length:e},(t,n)=>{let r=s.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:a})=>i+a,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...tr(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:t})=>t)}function rt(){let s=D(null),[e,t]=X(0);return U(()=>{let n=s.current,r=()=>t(n.clientWidth);r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},
[]),[s,e]}function As({label:s,heads:e,rows:t,hidden:n}){let[r,o]=X(!1);return c("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>o(i.open),children:[
c("summary",{children:v("chart.table")}),c("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":s,children:c("table",{children:[c("thead",{children:c(
"tr",{children:e.map(i=>c("th",{scope:"col",children:i}))})}),c("tbody",{children:r&&t.map(i=>c("tr",{children:i.map(a=>c("td",{children:a}))}))})]})})]})}var $s=196,Ps=40,ti=10,si=10,nr=40,hc=[0,.5,1],ot=10;function rr({dots:s,axis:{title:e,ticks:t},says:n,diagonal:r=!1}){let[o,i]=rt(),a=p=>Ps+p*(i-Ps-ti),l=p=>si+
(1-p)*($s-si-nr),d=s.filter(({tested:p})=>p>=ot);return c("div",{class:"sv-dots",role:"img","aria-label":n,ref:o,children:[i>0&&c("svg",{width:i,height:$s,"aria\
-hidden":"true",children:[hc.map(p=>c(M,{children:[c("line",{class:"sv-dots-grid",x1:Ps,x2:i-ti,y1:l(p),y2:l(p)}),c("text",{x:Ps-6,y:l(p)+4,"text-anchor":"end",
children:`${p*100}%`})]})),r?c("line",{class:"sv-dots-equal",x1:a(0),x2:a(1),y1:l(0),y2:l(1)}):c("polyline",{class:"sv-dots-line",points:d.map(p=>`${a(p.x)},${l(
p.share)}`).join(" ")}),t.map(({at:p,label:u})=>c("text",{x:a(p),y:$s-nr+15,"text-anchor":p<1?"middle":"end",children:u})),s.map(p=>c(M,{children:[c("line",{class:"\
sv-dots-whisker",x1:a(p.x),x2:a(p.x),y1:l(p.low),y2:l(p.high)}),c("circle",{class:p.tested<ot?"sv-dots-few":"sv-dots-point",cx:a(p.x),cy:l(p.share),r:5}),c("tex\
t",{class:"sv-dots-count",x:a(p.at),y:$s-nr+28,"text-anchor":"middle",children:p.tested})]}))]}),c("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var Hs=["accepted","rejected","untested"],uc=[0,.2,.4,.6,.8,1].map(s=>({at:s,label:R(s)}));function vc(s){let e=Array.from({length:Math.max(0,...s.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));s.forEach(({drafts:n})=>{V({drafts:n})?mc(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{e[o][r.verdict]+=
1})});let t=e.findLastIndex(n=>Hs.some(r=>n[r]));return e.slice(0,t+1)}function mc(s){let e=ae(s);return Array.from({length:Math.max(...e)+1},(t,n)=>{let r=s.filter(
(o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function fc(s){let e=s.map(r=>r.drafts.
filter(o=>o.verdict==="accepted").length),t=s.map(({drafts:r})=>V({drafts:r})?Math.max(...ae(r))+1:r.length),n=Array(Math.max(0,...t)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var ni=({columns:s,says:e})=>c("div",{class:`sv-columns${s.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:s.map(({label:t,value:n,
parts:r})=>c("div",{class:"sv-column",children:[c("span",{class:"sv-column-value",children:n}),c("span",{class:"sv-column-bar",children:r.map(([o,i])=>c("span",
{"data-kind":o,style:`--n:${i}`}))}),c("span",{class:"sv-column-label",children:t})]}))}),Ns=({heading:s,means:e,says:t,heads:n,rows:r,children:o})=>c("figure",
{class:"sv-figure-block",children:[c("h3",{children:c(le,{name:e,children:s})}),o,c("p",{class:"sv-note",children:t}),c(As,{label:s,heads:n,rows:r})]}),ri=(s,e)=>v(
"calibration.between",{from:R(s),to:R(e)}),oi=({share:s,low:e,high:t,tested:n})=>[R(s),ri(e,t),n],ii=s=>s.some(({tested:e})=>e<ot)&&v("given.hollow",{few:ot});function gc({
slots:s,rounds:e}){let t=s.filter(({accepted:a,rejected:l})=>a+l>0),n=t.length,r=s.length===1?"aria_one":n===1?"aria_first":"aria",o=(a=0)=>R(a/e),i=s.length?v(
`slots.${r}`,{first:o(s[0].accepted),last:o(t[n-1]?.accepted),n}):v("slots.none");return c(Ns,{heading:v("slots.heading"),means:"acceptance_by_position",says:i,
heads:[v("slots.slot"),...Hs.map(a=>v(`kind.${a}`)),v("slots.of_rounds"),v("slots.of_judged")],rows:s.map(({accepted:a,rejected:l,untested:d},p)=>[p+1,a,l,d,o(a),
R(a/(a+l))]),children:[c(ni,{says:i,columns:s.map((a,l)=>({label:String(l+1),value:o(a.accepted),parts:Hs.map(d=>[d,a[d]/e])}))}),c("ul",{class:"sv-legend",children:Hs.
map(a=>c("li",{children:[c("span",{class:"sv-swatch","data-kind":a}),v(`kind.${a}`)]}))})]})}function bc({slots:s}){let e=s.flatMap(({accepted:l,rejected:d},p)=>{
let u=(p+.5)/s.length;return l+d?[{...tr(l,l+d),x:u,at:u,label:String(p+1)}]:[]}),t=e.filter(({tested:l})=>l>=ot),[n,r]=[t[0],t[t.length-1]],o=t.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=t.length>1&&v("given.ends",{first:n.label,last:r.label,first_share:R(n.share),last_share:R(r.share)}),a=e.length?
j(i,v(`given.${o}`),ii(e)):v("slots.none");return c(Ns,{heading:v("given.heading"),means:"acceptance_by_position",says:a,heads:[v("slots.slot"),v("slots.of_judg\
ed"),v("given.interval"),v("given.tested")],rows:e.map(l=>[l.label,...oi(l)]),children:c(rr,{dots:e,axis:{title:v("given.axis"),ticks:e},says:a})})}function xc({
counts:s,rounds:e}){let t=Math.max(...s),n=s.reduce((i,a,l)=>i+a*l,0)/e,r=s.flatMap((i,a)=>i===t?[a]:[]),o=v(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:A(n),commonest:r.join(v("comma")),count:t,rounds:e});return c(Ns,{heading:v("lengths.heading"),means:"mean_acceptance_length",says:o,heads:[v("length\
s.length"),v("lengths.rounds")],rows:s.map((i,a)=>[a,i]),children:c(ni,{says:o,columns:s.map((i,a)=>({label:String(a),value:String(i),parts:[["accepted",i/Math.
max(1,t)]]}))})})}function wc({run:s,shown:e}){let t=sr(s.rounds);if(!t.tests.length)return null;let n=v("calibration.heading");if(!Qo(s.trace.settings,t.headed))
return c("figure",{class:"sv-figure-block",children:[c("h3",{children:c(le,{name:"calibration",children:n})}),c("p",{class:"sv-note",children:v("calibration.oth\
er_rule",{rule:v(`rules.name.${T(s.trace)}`)})})]});let{headed:r,tests:o}=sr(s.rounds.slice(0,e)),i=r?"head":"own",a=ei(o).map(u=>({...u,x:u.mean,at:(u.from+u.to)/
2})),l=o.reduce((u,{chance:f})=>u+f,0)/o.length,d=o.filter(({accepted:u})=>u).length/o.length,p=a.length?j(v(`calibration.${i}`),v("calibration.sum",{mean:R(l),
share:R(d),tested:o.length}),v("calibration.equal"),ii(a)):v("slots.none");return c(Ns,{heading:n,means:"calibration",says:p,heads:[v("calibration.predicted"),v(
"calibration.mean"),v("slots.of_judged"),v("given.interval"),v("given.tested")],rows:a.map(u=>[ri(u.from,u.to),R(u.mean),...oi(u)]),children:c(rr,{dots:a,axis:{
title:v(`calibration.axis.${i}`),ticks:uc},says:p,diagonal:!0})})}function ai(s){let{run:e,shown:t}=s,n=e.rounds.slice(0,t),r=vc(n);return c("section",{class:"s\
v-section",children:e.width>0&&c(M,{children:[c("div",{class:"sv-section-head",children:c("h2",{children:v("breakdown.heading")})}),c("div",{class:"sv-breakdown\
-charts",children:[c(gc,{slots:r,rounds:t}),c(bc,{slots:r}),c(xc,{counts:fc(n),rounds:t}),c(wc,{...s})]})]})})}var yc={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},kc=["draft","verify","accept"];function li({plain:s}){let e=(t,n)=>c("li",{children:[
c("span",{class:"sv-swatch","data-part":t}),c(le,{name:yc[t],children:n})]});return c("ul",{class:"sv-legend",children:[kc.map(t=>e(t,v(`part_key.${t}`))),s&&e(
"plain",s)]})}var di=["draft","verify","accept"],_c=["plain","speculative","bursts"];function Sc(s,e){let t=s.folds.cost(e);if(!t||!t.plain)return null;let n=s.folds.at(s.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:t.draft*r,verify:t.verify*r,accept:t.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/t.
plain,speedup:s.folds.measured(e)}}var pi=s=>Object.fromEntries(di.map(e=>[e,H(s[e])]));function Ec(s,e){if(!e)return v(s.folds.plain.tokens.length||!s.length?"\
costs.early":"headline.not_measured");let{parts:t,speedup:n}=e,r=di.reduce((a,l)=>t[a]>=t[l]?a:l),[o,i]=[A(e.steps),A(e.length)];return j(v("costs.round",{round:H(
e.round),steps:o,length:i,...pi(t)}),n===null?v("headline.impossible"):v(n>=1?"costs.faster":"costs.slower",{steps:o,length:i,speedup:J(n),blame:v(`part.${r}`)}))}
var ci=({way:s,parts:e,most:t})=>c("div",{class:"sv-cost",children:[c("span",{children:v(`race.${s}`)}),c("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>c("span",{"data-part":n,style:`--n:${r/t}`}))}),c("span",{class:"sv-cost-value",children:H(Object.values(e).reduce((n,r)=>n+r,0))})]});function zc({
plain:s,draft:e,verify:t,accept:n}){let r={draft:e,verify:t,accept:n},o=e+t+n,i=Math.max(s,o);return c("div",{class:"sv-costs",role:"img","aria-label":v("costs.\
aria",{plain:H(s),total:H(o),...pi(r)}),children:[c(ci,{way:"plain",parts:{plain:s},most:i}),c(ci,{way:"speculative",parts:r,most:i})]})}function hi({run:s,shown:e}){
let t=s.folds.cost(e),n=Sc(s,e),r=s.folds.gaps(e);return c("section",{class:"sv-section",children:c("div",{class:"sv-costs-columns",children:[c("div",{class:"sv\
-costs-block",children:[c("div",{class:"sv-section-head",children:c("h2",{children:v("costs.heading")})}),t&&n&&c(zc,{...t}),c(li,{}),c("p",{class:"sv-note",children:Ec(
s,n)})]}),c("div",{children:[c("div",{class:"sv-section-head",children:c("h2",{children:v("waits.heading")})}),c("div",{class:"sv-table sv-waits",children:c("ta\
ble",{children:[c("thead",{children:c("tr",{children:[c("td",{}),c("th",{scope:"col",children:v("waits.p50")}),c("th",{scope:"col",children:v("waits.p95")})]})}),
c("tbody",{children:_c.map(o=>c("tr",{children:[c("th",{scope:"row",children:v(`waits.${o}`)}),c("td",{children:H(r[o]?.p50)}),c("td",{children:H(r[o]?.p95)})]}))})]})}),
c("p",{class:"sv-note",children:v("waits.means")})]})]})})}var qs=260,Pt=52,or=14,ui=22,vi=42,Tc=.001,mi=Tc/1.6,Mc=[.001,.01,.1,1],Rc=[10,100,1e3,1e4],Oc=[["lossy",2],["exact",1]],fi=s=>s.map(e=>e.map(t=>t.toFixed(1)).join(
",")).join(" ");function Lc({rule:s,points:e,width:t}){if(!e.length)return null;let[n,r]=e[e.length-1];return c("g",{class:"sv-convergence-line","data-rule":s,children:[
c("polyline",{points:fi(e)}),s==="exact"?c("circle",{cx:n,cy:r,r:5}):c("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),c("text",{class:"sv-convergence-name",x:n,y:r+
(s==="exact"?20:-10),"text-anchor":n>t/2?"end":"start",children:v(`frequencies.${s}`)})]})}function gi({found:{band:s,checkpoints:e,plan:t},seen:n,says:r}){let[
o,i]=rt(),a=Math.log(t[t.length-1]/t[0]),l=u=>Pt+Math.log(u/t[0])/a*(i-Pt-or),d=u=>ui+Math.log(1/Math.max(u,mi))/Math.log(1/mi)*(qs-ui-vi),p=u=>s.map((f,m)=>[l(
t[m]),d(f[u])]);return c("div",{class:"sv-convergence",role:"img","aria-label":r,ref:o,children:i>0&&c("svg",{width:i,height:qs,"aria-hidden":"true",children:[Mc.
map(u=>c(M,{children:[c("line",{class:"sv-convergence-grid",x1:Pt,x2:i-or,y1:d(u),y2:d(u)}),c("text",{x:Pt-6,y:d(u)+4,"text-anchor":"end",children:`${u*100}%`})]})),
Rc.map((u,f)=>c("text",{x:l(u),y:qs-vi+18,"text-anchor":["start","middle","middle","end"][f],children:u.toLocaleString("en")})),c("text",{class:"sv-convergence-\
title",x:(Pt+i-or)/2,y:qs-6,"text-anchor":"middle",children:v("frequencies.axis")}),c("polygon",{class:"sv-convergence-band",points:fi([...p(1),...p(0).reverse()])}),
Oc.map(([u,f])=>c(Lc,{rule:u,width:i,points:e.slice(0,n).map(m=>[l(m[0]),d(m[f][2])])},u))]})})}var ir=s=>s<5e-4?"0%":s<.1?`${(s*100).toFixed(1)}%`:R(s);var fe=({text:s,oneLine:e=!1})=>c(M,{children:gt(s).map(({kind:t,text:n})=>{if(t==="text")return n;if(t==="control")return c("span",{class:"sv-control",children:bt(
n)});let r=e&&t!=="space";return c("span",{class:`sv-${t}${r?" sv-marked":""}`,children:r?"":n})})});function Is(s,e){let t=ue;return e.map(n=>{let r=s.piece(n),o=xe(t,r);return t=o.pending,{token:n,text:o.text,piece:r}})}var Xe=({text:s,piece:e})=>s||we(e);function Ds(s,e){
let{output:t,plain:n,matched:r}=s.folds,o=Math.min(s.folds.at(e).emitted,n.tokens.length);return{speculative:Is(s,t.slice(0,o)),plain:Is(s,n.tokens.slice(0,Math.
min(o,s.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var jc=["accepted","correction","bonus"],Cc=s=>s.rounds.flatMap(({drafts:e,final:t})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...t?[e.length?
t.kind:"plain"]:[]]);function Fs({texts:{plain:s,speculative:e,parts:t},run:n,says:r}){let o=Cc(n);return c("div",{children:[c("p",{class:"sv-pairs-key sv-note",
children:[v("lossless.pairs"),jc.map(i=>c("span",{class:"sv-pair-key","data-came":i,children:v(`lossless.came.${i}`)}))]}),c("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${Y(s.map(({text:i})=>i).join(""))}`,children:s.map((i,a)=>{let l=e[a],d=i.token===l.token;return c("span",{class:"sv\
-pair","data-same":String(d),"data-parts":a===t?"":void 0,children:[c("span",{children:c(fe,{text:Xe(i),oneLine:!0})}),c("span",{class:"sv-pair-sign",children:d?
"=":"≠"}),c("span",{"data-came":o[a],children:c(fe,{text:Xe(l),oneLine:!0})})]},a)})})]})}var Ws=["exact","lossy"],bi=[1,2,3],Ac=3,$c=.3,Pc=70,xi=48,Hc=5e-4;function Nc({candidates:s,rest:e},t){let n=t===1?2:4;if(e[t]===null||e[t]>$c||e[n]===null)return 0;
let r=s.map(a=>a[t]??0);return[...s].sort((a,l)=>(l[t]??0)-(a[t]??0)).slice(0,Ac).reduce((a,l)=>a+Math.max(0,(l[n]??0)-(l[t]??0)),0)*(1-r.reduce((a,l)=>a+l*l,0))}
function qc(s){let e=s.trace.settings.temperature?1:3,[t,n]=[0,0];return s.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,a)=>{let l=s.folds.at(o).emitted+
a,d=l<s.folds.output.length&&l<s.folds.at(o+1).emitted?Nc(i,e):0;d>n&&([t,n]=[l,d])})),t}function Ic({trace:s,folds:e},t){let n=[...s.prompt,...e.output.slice(0,
t)],r=Object.fromEntries(n.map(o=>[o,s.pieces[o]]));return JSON.stringify({...s,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Dc=0,
Us=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,t){Object.assign(this,{
ask:e,offered:t}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:v("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),Pc)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let t=Dc+=1;this.result={number:t,state:"loading",texts:0},this.start=qc(this.run),this.ask("sample",{number:t,tokens:e,
take:this.takes,trace:Ic(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Ht=(s=0)=>s.toLocaleString(
"en"),wi=s=>`${(s*100).toFixed(1)}%`;function Fc({state:s,message:e,texts:t,of:n}){return s==="loading"||s==="error"?e||v(`frequencies.state.${s}`):v(`frequenci\
es.state.${s}`,{n:Ht(t),of:Ht(n)})}function Wc(s,e,t,n){return v(`frequencies.${t>n?"beyond":"within"}.${s}`,{n:Ht(e),distance:ir(t),high:ir(n)})}function Uc(s,e){
let t=s.promptText+Is(s,s.folds.output.slice(0,e)).map(r=>r.text).join(""),n=t.length>xi?`…${t.slice(-xi)}`:t;return v(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function Bc({run:s}){let e=Ds(s,s.length),t=e.parts===null,n=e.parts??e.compared,r=t?v("lossless.same",{n}):v("lossless.diffe\
r",{n,position:n+1});return c("div",{class:"sv-proof",children:[c("h4",{children:v("frequencies.greedy")}),c("p",{class:"sv-same","data-kind":t?"same":"differ",
children:r}),c(Fs,{texts:e,run:s,says:r})]})}function Vc({tally:[s,e],row:t,texts:n,most:r}){return c("td",{children:[c("span",{class:"sv-count-bar",style:`--n:${s[t]/
n/r};--g:${e[t]/n/r}`,children:[c("span",{class:"sv-count-all"}),c("span",{class:"sv-count-guessed"}),c("span",{class:"sv-count-exact"})]}),wi(s[t]/n)]})}function Gc({
run:s,found:e,seen:t,start:n}){let{rows:r,checkpoints:o,band:i,temperature:a,state:l}=e,d=t?o[t-1]:null,[p,...u]=d??[0],f=Math.max(...r.map(([,x])=>x),...u.flatMap(
([x])=>x.map(_=>_/p))),m=l!=="running"&&t===o.length&&t>0,g=Ws.map((x,_)=>m?Wc(x,p,u[_][2],i[t-1][1]):""),b=x=>c("th",{scope:"col","data-rule":x,children:v(`fre\
quencies.${x}`)});return c("div",{class:"sv-proof",children:[c("h4",{children:v("frequencies.counted",{t:String(a),n:Ht(p)})}),c("p",{class:"sv-note",children:Uc(
s,n)}),c("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(x=>c("span",{class:"sv-count-key","data-part":x,children:v(`frequencie\
s.${x}`)}))}),c("table",{class:"sv-counts",children:[c("caption",{class:"sv-spoken",children:v("frequencies.caption")}),c("thead",{children:c("tr",{children:[c(
"th",{scope:"col",children:v("frequencies.beginning")}),["target",...Ws].map(b)]})}),c("tbody",{children:r.map(([x,_],w)=>(x!==null||_>=Hc||u.some(([S])=>S[w]))&&
c("tr",{style:`--p:${_/f}`,children:[x===null?c("th",{scope:"row",class:"sv-others",children:v("frequencies.others")}):c("th",{scope:"row",translate:!1,children:c(
fe,{text:x,oneLine:!0})}),c("td",{children:wi(_)}),Ws.map((S,z)=>d?c(Vc,{tally:u[z],row:w,texts:p,most:f},S):c("td",{},S))]},w))})]}),c("p",{class:"sv-note",children:v(
"frequencies.why")}),c("h4",{children:v("frequencies.curve")}),c("p",{class:"sv-note",children:v("frequencies.band")}),c(gi,{found:e,seen:t,says:j(...g)||v("fre\
quencies.curve")}),c("div",{role:"status",children:Ws.map((x,_)=>c("p",{class:"sv-told","data-rule":x,children:g[_]}))})]})}function Kc({test:s}){let[e,t]=X(bi[0]),
{result:n,isRunning:r}=s;return c("div",{class:"sv-sample-controls",children:[c("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?s.leave():s.begin(
e),children:v(r?"frequencies.stop":s.takes?"frequencies.again":"frequencies.sample")}),c("div",{class:"sv-toggles",role:"group","aria-label":v("frequencies.leng\
th"),children:bi.map(o=>c("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":o===e,disabled:r,onClick:()=>t(o),children:v(o>1?"frequencies\
.first":"frequencies.first_one",{n:o})}))}),c("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":v("frequencies.progress")}),c("p",{class:"\
sv-note",role:"status",children:n&&Fc(n)})]})}function yi({run:s,test:e}){let{result:t,refusal:n,offered:r}=e;if(!s.trace.settings.gamma||!(r||n))return null;let o=O(
s.trace);return c("div",{class:"sv-experiment",children:[c("h3",{children:v("frequencies.heading")}),!o&&r>0&&c("p",{class:"sv-note",children:v("frequencies.mea\
ns",{n:Ht(r)})}),!o&&c("p",{class:"sv-note",children:v("frequencies.lossy_means")}),o||!r?c("p",{class:"sv-note",children:n||v("frequencies.trees")}):c(Kc,{test:e}),
t?.greedy&&c(Bc,{run:new st(t.greedy)}),t?.rows?.length?c(Gc,{run:s,found:t,seen:e.seen,start:e.start}):null]})}function ki([s,e,t,n,r],o){let i=o?[n,r]:[e,t];return{token:s,target:i[0]??null,draft:i[1]??null}}var _i=({target:s,draft:e})=>s==null||e==null?null:Math.min(s,
e),ar=(s,e)=>s.reduce((t,n)=>{let r=n[e];return t===null||r===null?null:t+r},0);function Ne(s,e=!1){return s.candidates.map(t=>ki(t,e)).map(t=>({...t,both:_i(t)}))}
function Si(s,e,t){let n=new Set(e.map(u=>u.token)),r=ki(s.rest,t),o=[{...r,both:_i(r)},...Ne(s,t).filter(u=>!n.has(u.token))],[i,a]=[ar(o,"target"),ar(o,"draft")],
l=ar(e,"both"),p=!t&&l!==null&&i!==null&&a!==null&&s.overlap!=null?Math.min(Math.max(0,s.overlap-l),i,a):null;return{token:-1,target:i,draft:a,both:p}}var Ei=(s,e)=>(e.
target??0)-(s.target??0)||(e.draft??0)-(s.draft??0);function Bs(s,e,t=!1,n=8){let r=Ne(s),o=new Map(Ne(s,!0).map(u=>[u.token,Math.max(u.target||0,u.draft||0)])),
i=({token:u})=>o.get(u)??0,a=u=>(e.includes(u.token)?2:0)+Math.max(u.target||0,u.draft||0)+.001*i(u),l=r.sort((u,f)=>a(f)-a(u)).slice(0,n-1).sort((u,f)=>Ei(u,f)||
i(f)-i(u)).map(u=>u.token),d=Ne(s,t),p=l.flatMap(u=>d.find(f=>f.token===u)??[]);return[...p,Si(s,p,t)]}function Vs(s,e=!1){let t=Ne(s,e).sort(Ei);return[...t,Si(
s,t,e)]}function zi(s,{weight:e,taken:t,mass:n}){let r=Ne(s),o=n??1-(s.overlap??1);if(o<=0||r.some(a=>a.both==null))return null;let i=r.map(({token:a,target:l,draft:d})=>({
token:a,share:(e*(l??0)-t(a,d??0))/o})).filter(a=>a.share>0).sort((a,l)=>l.share-a.share);return{shares:i,rest:Math.max(0,1-i.reduce((a,{share:l})=>a+l,0))}}function Ti(s){
let[e,t]=[Ne(s),Ne(s,!0)];return t.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var Yc=["plain","speculative"],Jc={float16:.0625,bfloat16:.5},Xc=.001;function Zc(s,e){let t=0;for(;s.folds.at(t+1).emitted<=e;)t+=1;return s.rounds[t].positions?.[e-
s.folds.at(t).emitted]??null}function Qc(s,e,t,n){let r=Zc(s,e),o=r?Vs(r,!0):[],[i,a]=[t,n].map(d=>o.find(p=>p.token===d)?.target??null);if(!i)return null;let l=Jc[s.
trace.models.target.dtype]||Xc;return{p:[i,a],gap:a?Math.abs(Math.log(i/a)):null,limit:l}}function ed(s,e,[t,n]){let r=Qc(s,e,t.token,n.token);if(!r)return v("l\
ossless.unknown");let o={mine:Y(Xe(t)),theirs:Y(Xe(n)),p:je(r.p[0]),q:je(r.p[1]),gap:A(r.gap,3),limit:r.limit,dtype:s.trace.models.target.dtype};return r.gap==null?
v("lossless.unlisted",o):j(v("lossless.gap",o),v(r.gap<=r.limit?"lossless.tie":"lossless.fault",o))}function td(s,e,{compared:t,parts:n}){return e==="none"?v(s.
length&&!s.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?v(s.over&&t===s.folds.output.length?"lossless.same":"lossless.so_far",{
n:t}):v(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function sd(s,{compared:e,parts:t,speculative:n,plain:r}){return e?s.trace.settings.temperature>0?v(K(T(s.trace))?
"rules.lossy":"lossless.sampling"):t===null?v("lossless.greedy"):ed(s,t,[n[t],r[t]]):""}function nd({way:s,tokens:e,parts:t}){let n=o=>o.map(({text:i})=>i).join(
""),r=t??e.length;return c("div",{class:"sv-twin","data-way":s,children:[c("h3",{children:v(`race.${s}`)}),c("div",{class:"sv-twin-text",translate:!1,children:[
c("span",{children:c(fe,{text:n(e.slice(0,r))})}),t!==null&&c("mark",{class:"sv-parting",children:c(fe,{text:Xe(e[t]),oneLine:!0})}),c("span",{class:"sv-parted",
children:c(fe,{text:n(e.slice(r+1))})})]})]})}function rd({texts:s}){let e=D(null);return U(()=>{let t=e.current,n=t?.querySelector("mark");t&&(t.scrollTop=n?Math.
max(0,n.offsetTop-t.clientHeight/2):0)},[s.parts]),c("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":v("lossless.texts"),ref:e,children:Yc.map(t=>c(
nd,{way:t,tokens:s[t],parts:s.parts}))})}function Mi({run:s,shown:e,test:t}){let n=Ds(s,e),r=s.trace.settings.temperature===0,o=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",i=td(s,o,n),a=c("div",{class:"sv-own",children:[c("p",{class:"sv-verdict","data-kind":o,children:i}),c("p",{class:"sv-note",children:sd(
s,n)}),n.compared>0&&(r?c(Fs,{texts:n,run:s,says:i}):c(rd,{texts:n}))]},"own"),l=c(yi,{run:s,test:t},"test");return c("section",{class:"sv-section",children:[c(
"div",{class:"sv-section-head",children:c("h2",{children:v("lossless.heading")})}),r?[a,l]:[l,a]]})}var qt=1e-9,Nt=class{list;constructor(){this.list=[]}add(e,t,n,r=ue){this.list.push({at:e,tokens:t,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let t=0,n=this.list.length;for(;t<n;){let r=t+n>>1;this.list[r].at<=e+qt?t=r+1:n=r}return t}tokensAt(e){let t=this.list[this.by(e)-1];return t?t.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Ri(s,e,t,n){
let{folds:r}=s;for(t.cut(e);t.list.length<e;){let l=t.list.length,d=r.at(l+1),p=s.rows[l].slots.filter(u=>Me(u.kind));t.add(Ke(d),d.emitted,p.map(u=>u.text).join(
""))}let{tokens:o,until:i}=r.plain,a=s.over&&e===s.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(a);n.list.length<a;){let l=n.list.length,{text:d,
pending:p}=xe(l?n.list[l-1].pending:ue,s.piece(o[l]));n.add(i[l+1],l+1,d,p)}}function It(s,e){let t=s/e,n=10**Math.floor(Math.log10(t));return[1,2,5].map(r=>r*n).find(r=>r>=t)??10*n}var lr=(s,e)=>Array.from({length:Math.floor(s/e+1e-9)+1},
(t,n)=>n*e);var od=["draft","verify","accept"],cr=24,Oi=28,Li=26,id=[1,4,16],ad=16e3,Gs=class{run=null;rounds;steps;time;constructor({say:e,palette:t,seek:n}){this.say=e,this.
palette=t,this.seek=n,this.zoom=1,this.span=1,this.width=0,this.canvas=h("canvas",{class:"sv-lanes",role:"img","aria-label":e("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=h("span",{class:"sv-lanes-ahead"}),this.hand=h("span",{class:"sv-lanes-hand"}),this.scroller=h("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":e("race.picture")},h("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=Ye(e("race.zoom"),id.map(r=>[String(
r),r===1?e("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=h("div",{},h("div",{class:"sv-lanes-frame"},h("p",{class:"sv-lane-caption"},e("race.plai\
n")),h("p",{class:"sv-lane-caption sv-lane-second"},e("race.speculative")),this.scroller),h("div",{class:"sv-lanes-foot"},er(e,e("race.key_plain")),this.zooms.node))}setZoom(e){
this.zoom=e,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(e,{span:t,ours:n,plain:r}){this.run=e,this.
span=t||1,this.rounds=n.list.length,this.steps=r.list.length,this.draw()}set(e){this.time=e;let t=this.x(e);this.hand.style.transform=`translateX(${Math.min(t,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${t.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(t)}keepInSight(e){let{scrollLeft:t,clientWidth:n}=this.
scroller;(e<t||e>t+n-40)&&(this.scroller.scrollLeft=e-n/2)}x(e){return e/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(ad,Math.floor(this.scroller.clientWidth*this.zoom));let e=cr*2+Oi+Li,t=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*t&&(this.canvas.width=this.width*t,this.canvas.height=e*t,E(this.canvas,"style",`width: ${this.width}px; height: ${e}px`));let n=this.canvas.getContext("2\
d");n&&(n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,this.width,e),this.drawAxis(n,e),this.drawPlain(n,this.run),this.drawOwn(n,this.run,cr+Oi))}drawAxis(e,t){let n=It(
this.span,Math.max(2,this.width/110));e.font=`11px ${Ae}`,e.textBaseline="alphabetic";for(let r=0;r*n<=this.span;r+=1){let o=Math.round(this.x(r*n))+.5;e.fillStyle=
this.palette.get("line"),e.fillRect(o-.5,0,1,t-Li+6),e.fillStyle=this.palette.get("quiet");let i=H(Number((r*n).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=e.measureText(i).width;e.textAlign=o+a/2>this.width?"right":r?"center":"left",e.fillText(i,e.textAlign==="right"?this.width:o,t-6)}}block(e,t,n,r,o){let i=this.
x(r)-this.x(n),a=i>3?Math.round:p=>p,[l,d]=[a(this.x(n)),a(this.x(r))];e.fillRect(l,t,Math.max(d-l-(o&&i>3?1:0),.4),cr)}drawPlain(e,t){let{until:n}=t.folds.plain;
e.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(e,0,n[r-1],n[r],!0)}drawOwn(e,t,n){let r=0;t.rounds.slice(0,this.rounds).forEach(
({times:o})=>od.forEach(i=>{e.fillStyle=this.palette.get(i),this.block(e,n,r,r+o[i],i==="accept"),r+=o[i]}))}pick(e){let{run:t}=this;if(!t)return;let n=e.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&Ke(t.folds.at(r))<n;)r+=1;this.seek(r)}};var ld=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],cd=4,dd=.25,dr=1e3,pd={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},hd="M4 2.5v11L13 8z",
ud="M4 3h3v10H4zM9 3h3v10H9z",ji=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,vd=s=>[1,.25,.1].find(e=>s/e>=cd)??.1;function Ci({ours:s,plain:e,span:t},n,r){
let i=[s,e].flatMap(({list:a})=>a.map(({at:l})=>l)).filter(a=>(a-n)*r>qt);return r>0?i.length?Math.min(...i):t:i.length?Math.max(...i):0}function md({ours:s,plain:e,
measured:t,whole:n,span:r},o){let i={time:H(o),ours:s.tokensAt(o),plain:e.tokensAt(o)};if(!t)return v("race.alone",i);if(!n||o<r-qt)return v("race.now",i);let a=s.
end<=e.end,[l,d]=a?[s,e]:[e,s];return v(a?"race.won":"race.lost",{first:H(l.end),second:H(d.end),done:l.tokens,other:d.tokensAt(l.end),of:d.tokens})}function fd(s,e,{
plain:t,measured:n}){let r=s.trace.settings.temperature>0,o=!r&&s.folds.agreement(e)?.first_difference===null,i=n?r?v(K(T(s.trace))?"rules.lossy":"race.draws"):
o?v("race.same"):"":"",a=s.plainEnd,l=a>=0&&a+1<t.list.length;return j(i,l&&v("race.goes_on",{end:Y(s.alone(s.trace.plain.tokens[a]))}))}function gd({trace:s}){
let{target:e,draft:t}=s.prefill??{};return!e&&!t?"":v(s.models.draft?"race.prefill":"race.prefill_alone",{target:H(e),draft:H(t)})}function Ai({way:s,arrivals:e,
end:t,time:n,measured:r}){let o=D(null),{list:i,tokens:a}=e,l=e.by(n),d=Fe(()=>i.slice(0,l).map((p,u)=>c("span",{class:t>=0&&u>t?"sv-ended":void 0,"data-new":u===
l-1&&l<i.length?"":void 0,children:c(fe,{text:p.text})},u)),[i,l,l<i.length,t]);return U(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[i,l]),c(
"div",{class:"sv-reader","data-way":s,children:[c("div",{class:"sv-reader-head",children:[c("h3",{children:v(`race.${s}`)}),c("span",{class:"sv-quiet",children:r?
l<i.length?v("race.so_far",{n:e.tokensAt(n),of:a}):v("race.done",{n:a,time:H(e.end)}):v("race.unmeasured")})]}),c("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":v(`race.${s}`),ref:o,children:d})]})}function bd({run:s,shown:e},{span:t,whole:n},r,o,i){let[a,l]=X(r),[d,p]=X(!1),[u,f]=X(!1),m=D({shown:e,
length:s.length}),g=e!==m.current.shown&&s.length===m.current.length;m.current={shown:e,length:s.length},g&&u&&!d&&f(!1);let b=D({limit:o,whole:n,span:t,speed:i});
b.current={limit:o,whole:n,span:t,speed:i};let x=D(null);return po(()=>{if(!d)return;let _=performance.now(),w=requestAnimationFrame(function S(z){let k=b.current,
P=Math.max(0,Math.min((z-_)/1e3,dd))*k.speed;_=z,l(q=>{let G=Math.min(q+P,k.limit);return k.whole&&G>=k.span&&p(!1),G}),x.current?.checkVisibility()?w=requestAnimationFrame(
S):p(!1)});return()=>cancelAnimationFrame(w)},[d]),{node:x,playing:d,time:u&&!(g&&!d)?Math.min(a,t):r,go(_,w=!1){f(!0),l(_),p(w)},follow:()=>f(!1)}}function xd({
chosen:s,choose:e,...t}){let{run:n,shown:r,known:o,palette:i,seek:a,greedy:l,drawn:d}=t,{ours:p,plain:u}=Fe(()=>({ours:new Nt,plain:new Nt}),[]);Ri(n,o,p,u);let f=n.
folds.plain.tokens.length>0,m=n.over&&p.list.length===n.length,g=Math.max(p.end,u.end),b={ours:p,plain:u,measured:f,whole:m,span:g},x=m&&r===n.length?g:r?p.list[r-
1].at:0,_=s??vd(g),w=bd(t,b,x,m||!f?g:Math.min(p.end,u.end),_),{time:S,playing:z,go:k,follow:P}=w,q=Fe(()=>new Gs({say:v,palette:i,seek:N=>{P(),a(N)}}),[]);U(()=>q.
show(n,b),[d]),U(()=>q.set(S));function G(){let N=S>=g-qt;ji()?k(N?0:Ci(b,S,1)):z?k(S):k(N?0:S,!0)}function Jt(N){let Xt=pd[N.key];Xt&&(N.preventDefault(),k(Ci(
b,S,Xt)))}let pe=md(b,S),ge=D("");z||(ge.current=pe);let re=ji()?"step":z?"pause":"play";return c("section",{class:"sv-section",ref:w.node,children:[c("div",{class:"\
sv-section-head",children:[c("h2",{children:v("race.heading")}),c("span",{class:"sv-quiet",children:v("race.note")})]}),c("div",{class:"sv-race-controls",role:"\
group","aria-label":v("race.label"),children:[c("button",{type:"button",class:"sv-button","data-button":"race","data-does":re,onClick:G,children:[c("svg",{viewBox:"\
0 0 16 16","aria-hidden":"true",class:"sv-icon",children:c("path",{d:re==="pause"?ud:hd})}),c("span",{children:v(`race.${re}`)})]}),c("input",{type:"range",class:"\
sv-scrubber",min:0,max:dr,step:1,value:g?Math.round(S/g*dr):0,"aria-label":v("race.scrubber"),"aria-valuetext":pe,onInput:({currentTarget:N})=>k(Number(N.value)/
dr*g),onKeyDown:Jt}),c("span",{class:"sv-race-clock",children:v("race.clock",{time:H(S),of:H(g)})}),c("label",{class:"sv-choice",children:[v("race.speed"),c("se\
lect",{value:String(_),onChange:({currentTarget:N})=>e(Number(N.value)),children:ld.map(([N,Xt])=>c("option",{value:String(N),children:N===1?v("race.real"):Xt}))})]})]}),
c("div",{class:"sv-readers",children:[c(Ai,{way:"plain",arrivals:u,end:n.plainEnd,time:S,measured:f||!n.length}),c(Ai,{way:"speculative",arrivals:p,end:-1,time:S,
measured:!0})]}),c("p",{class:"sv-note sv-race-sentence",children:ge.current}),c("p",{class:"sv-note sv-race-texts",children:[c("span",{children:fd(n,o,b)})," ",
c("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!l.offered(),onClick:()=>l.race(),children:v("race.greedy")})]}),c(fo,{node:q.
node}),c("p",{class:"sv-note",children:gd(n)})]})}var pr=new WeakMap,wd=0;function yd(s){return pr.has(s)||pr.set(s,wd+=1),pr.get(s)}function $i(s){let[e,t]=X(null);
return c(xd,{chosen:e,choose:t,...s},yd(s.run))}var it=220,Ze=44,Dt=12,Pi=8,Ks=40,kd=1.25,_d=1.1,Sd=90,Hi=10,Ed=({folds:s},e)=>Array.from({length:s.compared(e)},(t,n)=>[s.at(n+1).emitted,s.speedup(n+1)??0]);function zd(s,e){
if(e.length<2)return v(s.folds.plain.tokens.length||!s.length?"chart.waiting":"headline.not_measured");if(s.over&&s.folds.impossible(e.length))return v("headlin\
e.impossible");let[t,n]=e[e.length-1],r=e.slice(Hi-1).map(([,i])=>i),o={least:Hi,low:J(Math.min(...r)),high:J(Math.max(...r))};return j(v("chart.last",{tokens:t,
speedup:J(n)}),r.length>1&&v("chart.range",o))}function Td({points:s,tokens:e,width:t}){let[n,r]=X(null),o=Math.max(kd,...s.map(([,b])=>b))*_d,i=b=>Ze+b/e*(t-Ze-
Dt),a=b=>it-Ks-b/o*(it-Ks-Pi),[l,d]=s[s.length-1],p=([b])=>Math.abs(i(b)-(n??0)),u=n===null?null:s.reduce((b,x)=>p(b)<=p(x)?b:x),f=It(o,5),m=f<.1?2:f<1?1:0,g=Math.
max(1,It(e,Math.max(2,(t-Ze)/Sd)));return c(M,{children:[c("svg",{width:t,height:it,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:x})=>r(x-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[lr(o,f).map(b=>c(M,{children:[c("line",{class:"sv-speedup-grid",x1:Ze,x2:t-Dt,y1:a(b),y2:a(b)}),c("text",{x:Ze-6,y:a(
b)+4,"text-anchor":"end",children:`${b.toFixed(m)}×`})]})),lr(e,g).map(b=>c("text",{x:i(b),y:it-Ks+16,"text-anchor":"middle",children:b})),c("text",{class:"sv-\
speedup-title",x:(Ze+t-Dt)/2,y:it-6,"text-anchor":"middle",children:v("chart.x")}),c("line",{class:"sv-speedup-plain",x1:Ze,x2:t-Dt,y1:a(1),y2:a(1)}),c("text",{
x:t-Dt,y:d>1?a(1)+14:a(1)-6,"text-anchor":"end",children:v("chart.reference")}),c("polyline",{class:"sv-speedup-line",points:s.map(([b,x])=>`${i(b).toFixed(1)},${a(
x).toFixed(1)}`).join(" ")}),c("circle",{class:"sv-speedup-last",cx:i(l),cy:a(d),r:4.5}),u&&c("g",{class:"sv-speedup-mark",children:[c("line",{x1:i(u[0]),x2:i(u[0]),
y1:Pi,y2:it-Ks}),c("circle",{cx:i(u[0]),cy:a(u[1]),r:4})]})]}),u&&c("p",{class:"sv-speedup-readout",style:`--x:${i(u[0])}px`,"data-side":i(u[0])>t/2?"left":"rig\
ht",children:v("chart.hover",{tokens:u[0],speedup:J(u[1])})})]})}function Ni({run:s,shown:e,known:t}){let[n,r]=rt(),o=Ed(s,e),i=o.length>1,a=zd(s,o);return c("s\
ection",{class:"sv-section",children:[c("div",{class:"sv-section-head",children:c("h2",{children:c(le,{name:"speedup",children:v("chart.heading")})})}),c("div",
{class:"sv-speedup-chart",role:"img","aria-label":a,hidden:!i,ref:n,children:i&&r>0&&c(Td,{points:o,tokens:s.folds.at(t).emitted,width:r})}),c("p",{class:"sv-no\
te",children:a}),c(As,{hidden:!i,label:v("chart.heading"),heads:[v("chart.x"),v("chart.y")],rows:o.map(([l,d])=>[l,J(d)])})]})}var Md=250,Rd=120;function Od(s){let{top:e,bottom:t}=s.getBoundingClientRect();return t>0&&e<window.innerHeight}var Ft=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Ys=class{constructor(e){this.context=e}context;places={race:Ft(),costs:Ft(),lossless:Ft(),speedup:Ft(),breakdown:Ft()};test=new Us(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>c($i,{...e,...this.context,drawn:this.drawnAt}),costs:e=>c(hi,
{...e}),lossless:e=>c(Mi,{...e,test:this.test}),speedup:e=>c(Ni,{...e}),breakdown:e=>c(ai,{...e})};show(e,{shown:t,known:n,busy:r,view:o}){let i=`${t} of ${n}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${o}`;if(e===this.charted?.run&&i===this.drawn)return;let a=e!==this.charted?.run||o!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:t,known:n},drawn:i,busy:r,view:o}),a?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,Md-(performance.now()-this.drawnAt)):Rd))}redraw(e){this.charted&&ve(this.context.host,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(n=>e?this.places[n].checkVisibility():Od(this.places[n])).
forEach(n=>this.redraw(n))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>ve(
this.context.host,c(M,{}),e))}};var qi=["draft","verify","accept"],Ld=3;function Ii(s,e){let t=s.folds.summary(e),n=e<Ld&&!(s.over&&e===s.length);return{numbers:t,early:n,warning:jd(s,e)}}function jd(s,e){
let t=s.over?s.folds.disturbance(e):null;return t===null?"":t.jitter===null?v("headline.impossible"):v("headline.disturbed",{jitter:R(t.jitter)})}function Di(){
let{run:s,moment:{round:e}}=Z(),{numbers:{speedup:t,acceptance_rate:n,mean_acceptance_length:r},early:o,warning:i}=Ii(s,e),a=(d,p,u,f)=>c("div",{class:`sv-figur\
e sv-figure-${d}`,children:[c("span",{class:"sv-figure-value",children:o?xt:f}),d==="speedup"&&!o&&i&&c("span",{class:"sv-figure-busy",title:i,children:v("headl\
ine.busy")}),c("span",{class:"sv-figure-label",children:c(le,{name:p,children:u})})]}),l=!o&&t!==null&&t<1&&J(t)!==J(1);return c("div",{class:"sv-headline","dat\
a-slower":String(l),"data-busy":String(!o&&i!==""),title:o?v("headline.too_early"):void 0,children:c("div",{class:"sv-figures",children:[a("speedup","speedup",v(
"headline.speedup"),J(t)),a("acceptance","acceptance_rate",v(O(s.trace)?"tree.acceptance":"headline.acceptance"),R(n)),a("length","mean_acceptance_length",v("he\
adline.length"),A(r))]})})}function Fi(){let{run:s,moment:{round:e}}=Z(),{numbers:t,early:n,warning:r}=Ii(s,e),o=e<s.length&&v("headline.until",{round:e,rounds:s.
length});return c("p",{class:"sv-sentence",children:t.rounds?j(o,Cd(s,t),Ad(s,e,t,n),r):v("headline.nothing")})}function Cd(s,{mean_acceptance_length:e,drafted:t,
rounds:n}){let{gamma:r,drafter:o}=s.trace.settings,i=A(e,t?1:0);if(!r)return v("headline.plain_round",{length:i});let a=t/n,l=t===n*r,d=O(s.trace)&&t?v("tree.gu\
esses",{n:A(a,Number.isInteger(a)?0:1)}):v(`headline.guesses.${r===1?"one":l?"many":"most"}`,{n:r});return v("headline.each_round",{drafter:me(v,o,s.trace.models.
pair),guessed:d,length:i})}function Ad(s,e,{speedup:t},n){if(!s.folds.plain.tokens.length)return v("headline.not_measured");if(s.over&&s.folds.impossible(e))return"";
let r=s.folds.cost(e);if(n||t==null||!r)return v("headline.too_early");if(J(t)===J(1))return v("headline.same");if(t>=1)return v("headline.faster",{share:R(1/t)});
let o=i=>A(r[i]/r.plain);return v("headline.slower",{total:A(qi.reduce((i,a)=>i+r[a]/r.plain,0)),draft:o("draft"),verify:o("verify"),accept:o("accept"),blame:v(
`part.${qi.reduce((i,a)=>r[i]>=r[a]?i:a)}`)})}var $d=["emitted","rounds","drafted","accepted","rejected","untested"],Pd=["accepted","rejected","untested"],Hd={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Wi=({trace:s})=>s.settings.temperature>0&&K(T(s));function Nd(s,e){if(s.trace.
settings.temperature>0)return v(`ledger.agreement.${Wi(s)?"lossy":"sampling"}`);let t=s.folds.agreement(e);if(!t)return xt;let{first_difference:n,compared:r}=t;
return n===null?v("ledger.agreement.same",{n:r}):v("ledger.agreement.differ",{n:n+1})}function Ui(){let{run:s,moment:{round:e}}=Z(),t=s.folds.summary(e),{target:n=0,
draft:r=0}=s.trace.prefill??{},o={counts:Object.fromEntries($d.map(a=>[a,oe(t[a])])),rates:{acceptance_rate:R(t.acceptance_rate),draft_efficiency:R(t.draft_efficiency),
mean_acceptance_length:A(t.mean_acceptance_length),mean_overlap:A(t.mean_overlap)},time:{speedup:J(t.speedup),tokens_per_second:An(t.tokens_per_second),plain_tokens_per_second:An(
t.plain_tokens_per_second),prefill:n||r?H(n+r):xt,agreement:Nd(s,e)}},i=a=>v(`ledger.${a}.${a==="acceptance_rate"&&O(s.trace)?"tree":"label"}`);return c("sectio\
n",{class:"sv-section sv-ledger",children:[c("div",{class:"sv-section-head",children:[c("h2",{children:v("ledger.heading")}),c("span",{class:"sv-quiet",children:v(
"ledger.note")})]}),t.drafted>0&&c("div",{class:"sv-verdict-bar",role:"img","aria-label":v("ledger.bar",t),children:Pd.map(a=>c("span",{"data-kind":a,style:`--n\
:${t[a]}`}))}),Wi(s)&&c("p",{class:"sv-note",children:v("rules.lossy")}),c("div",{class:"sv-ledger-groups",children:Object.entries(o).map(([a,l])=>c("div",{class:"\
sv-ledger-group",children:[c("h3",{children:v(`ledger.groups.${a}`)}),Object.entries(l).map(([d,p])=>c("p",{class:"sv-ledger-line",children:[c(le,{name:Hd[d]??d,
children:i(d)}),c("span",{class:"sv-ledger-value","data-metric":d,children:p})]}))]}))})]})}var Js=44,qd=2,Bi=10,Xs=class{run;drawn;constructor({say:e,palette:t,seek:n}){this.say=e,this.palette=t,this.seek=n,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=h("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=h("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":e(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,h("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",r=>this.grab(r)),this.node.addEventListener("pointermove",r=>{this.held&&this.seek(this.momentAt(r))}),["pointerup","pointer\
cancel"].forEach(r=>this.node.addEventListener(r,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:r}])=>{this.width=r.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:e,tint:t},n,r){let{length:o}=n,i=this.run!==n||this.shown!==e.round||this.drawn!==o||this.tint!==t;this.run=n,this.shown=e.
round,this.tint=t,i&&this.draw();let a=e.phase?e.phase/Wn(n.rounds[e.round]):0,l=e.round+a;this.node.style.setProperty("--done",String(o?l/o:0)),E(this.node,"ar\
ia-valuemax",o),E(this.node,"aria-valuenow",Number(l.toFixed(2))),E(this.node,"aria-valuetext",r)}grab(e){!this.run||!this.run.length||e.button||(this.held=!0,this.
node.setPointerCapture(e.pointerId),this.seek(this.momentAt(e)))}momentAt(e){let{run:t,width:n}=this;if(!t)return Pe.moment;let{left:r}=this.node.getBoundingClientRect(),
o=Math.max(0,Math.min(1,(e.clientX-r)/(n||1)))*t.length,i=Math.min(Math.floor(o),t.length-1),a=Wn(t.rounds[i]);return n/t.length<qd*a?{round:Math.round(o),phase:0}:
{round:i,phase:Math.round((o-i)*a)}}momentFor(e,{round:t}){let n={PageUp:Bi,PageDown:-Bi}[e];return n?{round:t+n,phase:0}:null}draw(){let{run:e,width:t,canvas:n,
palette:r}=this,o=window.devicePixelRatio||1,i={width:Math.round(t*o),height:Math.round(Js*o)};(n.width!==i.width||n.height!==i.height)&&Object.assign(n,i);let a=n.
getContext("2d");if(!a||(a.setTransform(o,0,0,o,0,0),a.clearRect(0,0,t,Js),!e||!e.length))return;this.drawn=e.length;let l=t/e.length,d=O(e.trace),p=d?e.rounds.
map(({drafts:g})=>Math.max(0,...ae(g).map(b=>b+1))):[],u=Js/((d?Math.max(...p):e.width)+1),[f,m]=[l,u].map(g=>g>4?g-1:g);e.rounds.forEach(({drafts:g},b)=>{let x=b<
this.shown?this.writtenIn(e,b):[],_=d?p[b]+1:b<this.shown?e.rows[b].slots.length:g.length+1;for(let w=0;w<_;w+=1)a.fillStyle=r.get(w<x.length?this.colour(e,b,x[w]):
"line"),a.fillRect(b*l,Js-(w+1)*u,Math.max(.6,f),Math.max(.6,m))})}writtenIn(e,t){return e.rows[t].slots.map((n,r)=>({...n,index:r})).filter(n=>Me(n.kind))}colour(e,t,{
index:n,kind:r}){if(this.tint==="verdict")return`strip-${r}`;let o=At(this.tint,e.at({round:t,index:n}));return o==null?"strip-unknown":`tint-${o}`}disconnect(){
this.sizes.disconnect()}};var Id=[.5,1,2,4],Vi={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},Dd=["start","back","previous","play",
"next","forward","end","stop"],Gi="specviz-letters",Ki={read(){try{return localStorage.getItem(Gi)!=="off"}catch{return!0}},write(s){try{localStorage.setItem(Gi,
s?"on":"off")}catch{}}},Zs=class{buttons={};constructor({say:e,palette:t,keys:n,actions:r}){this.say=e;let o=i=>this.buttons[i]=h("button",{type:"button",class:"\
sv-button","data-button":i,title:e(`transport.${i}`),"aria-label":e(`transport.${i}`),on:{click:r[i]}},Pn(Vi[i]));this.run=h("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:r.run}},e("transport.run")),this.strip=new Xs({say:e,palette:t,seek:r.seek}),this.count=h("span",{class:"sv-count"}),this.follow=
h("button",{type:"button",class:"sv-link",hidden:!0,on:{click:r.follow}},e("transport.follow")),this.speed=h("select",{"aria-label":e("transport.speed"),on:{change:()=>r.
set({speed:Number(this.speed.value)})}},...Id.map(i=>h("option",{value:i,selected:i===1},`${i}×`))),this.pace=Ye(e("transport.pace"),["steps","rounds"].map(i=>[
i,e(`transport.${i}`)]),i=>r.set({pace:i==="steps"?"steps":"rounds"})),this.presenter=h("button",{type:"button",class:"sv-link",title:e("transport.presenter_mea\
ns"),on:{click:r.present}},e("transport.presenter")),this.letters=h("input",{type:"checkbox",checked:Ki.read(),on:{change:()=>Ki.write(this.letters.checked)}}),
this.help=this.listOf(n),this.node=h("div",{class:"sv-transport",role:"group","aria-label":e("transport.label")},h("div",{class:"sv-buttons"},...Dd.map(o),this.
run),h("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,h("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(e){
let t=e.flatMap(([o,i])=>[h("dt",{},...o.split(/\s+/).map(a=>h("kbd",{},a))),h("dd",{},i)]),n=h("dt",{},h("kbd",{},"A – Z"),h("kbd",{},", . ?")),r=h("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return h("details",{class:"sv-keys"},h("su\
mmary",{},this.say("transport.keys")),h("div",{class:"sv-keys-panel"},r,h("dl",{},...t,n,h("dd",{},h("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(e=!this.help.open){!e&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=e,e&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(e,t){let{run:n,moment:r,playing:o,mode:i,live:a}=e,l=ne(e),d=ze(e),p=r.round===0&&r.phase===0,u=this.
tell(e);y(this.count,u),y(this.presenter,this.say(e.presenting?"transport.leave":"transport.presenter")),n&&this.strip.show(e,n,`${u}. ${t}`);let{buttons:f}=this,
m=Object.values(f).find(b=>b===document.activeElement);f.start.disabled=f.back.disabled=f.previous.disabled=p,f.end.disabled=r.round===(n?n.length:0),f.next.disabled=
f.forward.disabled=!(l>0||d||a&&!n),f.stop.hidden=!d&&e.status!=="loading",this.run.hidden=!(e.presenting&&a&&!d),this.follow.hidden=!(d&&l>0),m&&(m.disabled||m.
hidden)&&f.play.focus();let g=o||d&&i==="running"&&!l;this.showPlay(g?"pause":d&&i==="paused"&&!l?"resume":"play")}tell({run:e,moment:{round:t,phase:n}}){let r=e&&
e.over;if(r&&t===e.length&&t)return this.say("transport.all",{rounds:t});let o=this.say(`transport.${r?"round_of":"round"}`,{round:n?t+1:t,rounds:r&&e.length});
return n?this.say("transport.step",{round:o,phase:n}):o}showPlay(e){let{play:t}=this.buttons;t.dataset.does!==e&&(t.dataset.does=e,t.replaceChildren(Pn(Vi[e==="\
pause"?"pause":"play"]),h("span",{},this.say(`transport.${e}`))),t.setAttribute("aria-label",this.say(`transport.${e}`)),t.title=this.say(`transport.${e}`))}};var Fd=1100,Wd=1.6,Ud={draft:450,verify:1200,test:1e3,discard:700,final:1300},hr=(s,e)=>s.round<e.round||s.round===e.round&&s.phase<e.phase,Qs=class{constructor(e,t){
this.store=e;this.resume=t}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Jn(this.store.state,e)!==null}seek(e){let{round:t,
phase:n}=Et(this.rounds,e);this.move(this.toward({round:t,phase:0},{round:t,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,t){let n=e;for(;hr(n,t)&&!this.barred(n);)n=Un(this.rounds,n);return n}move(e,t,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:t,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:t}=this.store.state;e==="step"?this.move(Oo(this.rounds,t),"step"):this.seek({round:t.phase?t.round:t.round-1,phase:0})}go(e,t){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(Un(this.rounds,n),"step",t);else{let r=Et(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,hr(o,r)?"step":"round",t)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...ne(
this.store.state)?{}:{moment:Pe.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:t,moment:n,
opening:r}=this.store.state,{name:o}=$e(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(i?Ud[o]:Fd)/(r?Wd:t))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!hr(e.moment,e.until)?null:
ne(e)?()=>this.tick():ze(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var en=class{views;constructor(e){this.views=e.map(t=>({view:t,marked:null,stop:null}))}show(e,t,n){let r=Ve(e,e.cursor)?e.cursor:t;this.views.forEach(o=>{let i=o.
view.find(t),a=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==a&&(o.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(o,{marked:i,stop:a})})}};var at=["draft","verify","test","write"],Yi={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Bd={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function Vd(s,e){let{gamma:t,drafter:n,confidence:r,max_new_tokens:o}=s.trace.settings,{ending:i}=s.trace,a=e===s.length-1;
return t===0?"off":s.folds.at(e).emitted===o-1?"last":a&&i==="context full"?"full":a&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}
function sn(s,e,t,n){let r=Vd(e,t);return j(s,r&&n(`unguessed.${r}`))}function Gd(s,e,t){if(!e)return t("summary.start");let{drafts:n,final:r}=s.rounds[e-1],o={
round:e,drafted:n.length,accepted:n.filter(a=>a.verdict==="accepted").length};if(!n.length)return sn(t("summary.plain",o),s,e-1,t);let i=n.length===1;return r?V(
{drafts:n})?t(r.kind==="bonus"?"tree.bonus":"tree.some",o):r.kind==="correction"?t(i?"summary.one_rejected":"summary.some",o):t(i?"summary.one":"summary.all",o):
t(i?"summary.one_ends":"summary.end",o)}function Kd(s,{round:e},{name:t,index:n},r){let o=s.rounds[e],{drafts:i,final:a}=o,l={round:e+1,n:n+1,of:i.length};if(V(
o)&&t!=="final")return Yd(s,e,{name:t,index:n},r);if(t==="draft"&&o.together&&i.length>1)return r("phase.at_once",l);if(t==="draft"){let p=s.rows[e].slots[n];return r(
"phase.draft",{...l,token:_e(p,r)})}if(t==="verify"&&!i.length)return sn(r("phase.verify_none",l),s,e,r);if(t==="verify")return r(i.length===1?"phase.verify_one":
"phase.verify",l);if(t==="test")return Jd(s,o,n,l,r);let d=i.filter(p=>p.verdict==="untested").length;return d&&a&&T(s.trace)==="block"?r("rules.phase.discard",
{...l,untested:d}):r(d?"phase.discard":"phase.discard_last",{...l,untested:d})}function Yd(s,e,{name:t,index:n},r){let{drafts:o}=s.rounds[e],i={round:e+1,of:o.length,
token:_e(s.rows[e].slots[n]??s.rows[e].slots[0],r)};if(t==="draft"){let g=ae(o),b=g.filter(x=>x===g[n]).length;return r(b===1?"tree.level_one":"tree.level",{...i,
level:g[n]+1,n:b})}if(t!=="test")return r(t==="verify"?"tree.verify":"tree.discard",i);let{verdict:a,draw:l,parent:d}=o[n],p=ee(o[n]);if(s.trace.settings.temperature!==
0&&a==="accepted"&&l==null&&T(s.trace)==="block")return r("tree.kept",i);if(s.trace.settings.temperature!==0&&Ue(o[n],T(s.trace)))return Ji(s,{...i,n:n+1},a,r);
if(s.trace.settings.temperature===0||l==null||p===null)return r(`tree.greedy_${a}`,i);let[u,f]=se(l,p),m=a==="rejected"&&!o.some((g,b)=>b>n&&g.parent===d);return r(
`tree.${a}${m?"_last":""}`,{...i,draw:u,threshold:f})}var Ji=(s,e,t,n)=>n(`rules.phase.certain_${t}`,{...e,rule:n(`rules.name.${T(s.trace)}`)});function Jd(s,{drafts:e},t,n,r){
let o=e[t],{verdict:i,draw:a}=o,l=ee(o);if(s.trace.settings.temperature===0)return r(`phase.greedy_${i}`,n);if(Ue(o,T(s.trace)))return Ji(s,n,i,r);if(a==null||l===
null)return r(`phase.untold_${i}`,n);let[d,p]=se(a,l),u={...n,draw:d,threshold:p};if(l===1&&i==="accepted"&&T(s.trace)!=="block")return r("phase.certain",u);if(T(
s.trace)!=="block")return r(`phase.${i}`,u);let f=i==="accepted"?et(o):"failed",[,m]=se(a,Q(o)??1);return r(`rules.phase.${f}`,{...u,ratio:m,by:tt(e)+1})}function ur(s,e,t,n){
return t?Kd(s,e,t.phase,n):Gd(s,e.round,n)}var Xd={tree:["test","write"],block:["test"]},tn=class{constructor(e){this.say=e,this.names=at.map(t=>$(Yi[t],e(`act.${t}\
.name`))),this.meanings=at.map(()=>h("span",{class:"sv-spoken"})),this.items=at.map((t,n)=>h("li",{},this.names[n],this.meanings[n])),this.node=h("ol",{class:"s\
v-acts","aria-label":e("act.label")},...this.items)}load({trace:e}){let t=O(e)?"tree":T(e)==="block"&&e.settings.temperature?"block":"";at.forEach((n,r)=>{let o=this.
say(`act.${n}.${Xd[t]?.includes(n)?t:"means"}`);E(this.items[r],"title",o),y(this.meanings[r],o)}),this.names[at.indexOf("test")].dataset.term=t==="block"?"bloc\
k_verification":Yi.test}show(e){let t=at.indexOf(e?Bd[e]:"");this.items.forEach((n,r)=>{E(n,"aria-current",r===t?"step":null),n.classList.toggle("sv-past",r<t)})}};var nn=class{constructor({say:e,teach:t}){this.say=e,this.why=h("span",{}),this.watch=h("button",{type:"button",class:"sv-link",on:{click:()=>t(this.round)}}),this.
node=h("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(e,t){let{moment:n,opening:r,recorded:o,playing:i,rested:a}=e,l=!i&&n.phase===0,d=a!==null?
this.say("lead.rests",{round:t.length,shown:a+1}):l&&r&&o?this.reason(t,n.round-1):"";this.why.hidden=!d,y(this.why,d);let p=l&&a===null&&t.over&&n.round===t.length?
fs(t):null;if(this.watch.hidden=p===null,p===null)return;this.round=p;let u=Mt(t.rounds[p],T(t.trace))>=0;y(this.watch,this.say(u?"lead.watch_rule":"lead.watch",
{round:p+1}))}reason(e,t){let n=e.rounds[t];if(!n)return"";let r=T(e.trace),o=Mt(n,r);return o>=0?this.say(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):Bn(
n)?this.say("lead.why"):""}};var Zd=2e3,rn=class{constructor({say:e,stream:t,rounds:n,teach:r}){this.say=e,this.views=[t,n],this.acts=new tn(e),this.sentence=h("span",{}),this.lead=new nn({
say:e,teach:r}),this.caption=h("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=h("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
h("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(e){this.at="",this.lag=!0,this.acts.
load(e),this.views.forEach(t=>{t.load(e),t.scroller.scrollTop=0})}tell(e,t){return ur(t,e.moment,Te(e),this.say)}show(e,t,{busy:n,live:r}){let{moment:o,entered:i,
whole:a}=e,l=Te(e),d=`${o.round}.${o.phase}`,p=d!==this.at;this.at=d,this.views.forEach(m=>{m.grow(),m.show(o.round),m.showNow(l)}),this.lag=this.lag||p&&!a;let u=i===
"step"&&o.round>0?"final":null;this.acts.show(l?l.phase.name:u),p&&this.greet(i==="round"&&!r?o.round-1:-1);let f=e.rested===null?this.tell(e,t):ur(t,{round:Ge(
e)+1,phase:0},null,this.say);y(this.sentence,f),this.lead.show(e,t),this.speak(f,n)}follow(){this.lag&&[...this.views].reverse().forEach(e=>e.followHead()),this.
lag=!1}greet(e){this.fresh.forEach(t=>t.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(t=>t.rows[e]??[]),this.fresh.forEach(t=>t.classList.add("sv-\
fresh"))}speak(e,t){let n=performance.now();t&&n-this.spokenAt<Zd||(this.spokenAt=n,y(this.spoken,e))}};function Qd({models:s,settings:e},t){let n=u=>t("size",{name:u.name,size:$n(u.parameters)}),r=n(s.target),o=jo(e),{drafter:i,confidence:a}=e,l=u=>i!=="early-exi\
t"?n(u):t("first_layers",{layers:u.layers,of:s.target.layers,size:$n(u.parameters)}),d=s.draft?t("pair",{target:r,draft:l(s.draft)}):t("pair_alone",{target:r}),
p=O({settings:e})&&t("tree.settings",{tree:t(`tree.name.${e.tree}`),budget:e.budget});return[o&&t(`rules.name.${o}`),p,i!=="model"&&me(t,i,s.pair),...["too_shor\
t","other_weights"].map(u=>s.draft?.[u]&&t(u)),t("settings",{...e}),a&&t("confidence",{confidence:a}),d].filter(Boolean).join(" · ")}function ep({trace:{ending:s},
folds:e},t){let n=e.output.length;return t(`ending.${s}${s==="stopped"?["_none","_one"][n]??"":""}`,{n})}var tp=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function sp(s,e){s.textContent!==te(e)&&s.replaceChildren(...e.split(tp).map((t,n)=>n%2?h("a",{href:t,target:"_blank",rel:"noopener"},t):h("span",{},t)))}var on=class{constructor(e){
this.say=e,this.origin=h("span",{class:"sv-origin"}),this.about=h("span",{}),this.message=h("span",{class:"sv-message"}),this.node=h("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(e){let{say:t}=this,{run:n,recorded:r,status:o,message:i}=e;n&&this.showRun(n.trace,r),this.origin.dataset.recorded=String(r);
let a=o!=="done"?t(`state.${o}`):n?ep(n,t):t("state.idle"),l=r||ne(e)>0&&n?.trace.ending!=="stopped",d=n&&(o==="idle"||o==="done"&&l),p=n&&o==="error"?t(r?"stat\
e.example":"state.previous"):d&&e.stale?t("state.stale"):"";sp(this.message,j(i||(d?"":a),p)),this.message.setAttribute("role",o==="error"?"alert":"status")}showRun(e,t){
let{device:n,processor:r,placement:o}=e.machine,i=n==="cuda"&&this.say(`steps.${e.captured?"captured":"eager"}`),a=[r||n,o,i].filter(Boolean).join(" · ");y(this.
origin,this.say(t?"recorded":"live",{date:e.recorded.slice(0,10),machine:a})),y(this.about,Qd(e,this.say)),[this.origin,this.about].forEach(l=>E(l,"title",l.textContent))}};var vr=(s,e)=>s.length===e.length&&s.every((t,n)=>t===e[n]);function Xi(s,e){let[t,n]=[s.trace.prompt,e.trace.prompt];if(vr(t,n))return"again";if(n.length<=t.length||
!vr(t,n.slice(0,t.length)))return null;let r=n.slice(t.length),o=r.length-1,{output:i}=s.folds;return i.length<o||!vr(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],
was:i[o]}}function np(s,e,t){let n=e.trace.prompt.slice(s.trace.prompt.length),[r,o]=[s,e].map(({folds:d},p)=>d.output.slice(0,d.at(t[p]).emitted)),i=[...n,...o],
a=r.findIndex((d,p)=>d!==i[p]),l=a<0?Math.min(r.length,i.length):a;return{n:l,was:r.at(l),now:i.at(l)}}var rp=({source:s},e)=>!!(s&&e.source&&s.run&&s.run===e.source.
run);function Zi({compared:s,expected:e,returning:t},n){let r=t??(s&&rp(s.pair[s.shown],n)?s.shown:null);if(s&&r!==null){let[i,a]=s.pair;return{pair:r?[i,n]:[n,
a],shown:r}}return e&&n.source&&Xi(e.run,n.run)?{pair:[e,n],shown:1}:null}var an=(s,e)=>e!==void 0&&Y(s.alone(e))||v("token.empty");function op(s,e,t){let n=[s,
e],r=ys.map(l=>[l,n.map(({trace:d})=>_s(v,l,ks(d,l),d.models.pair))]).filter(([,[l,d]])=>l!==d),o=r.some(([l])=>l==="tree"),i=n.some(({trace:l})=>O(l)),a=n.map(
(l,d)=>l.folds.summary(t[d]));return[...r,...o?[["verified",n.map(({trace:l})=>oe(Ct(l)))]]:[],["speedup",a.map(({speedup:l})=>J(l))],[i?"acceptance_by_position":
"acceptance_rate",a.map(({acceptance_rate:l})=>R(l))],["draft_efficiency",a.map(({draft_efficiency:l})=>R(l))],["mean_acceptance_length",a.map(({mean_acceptance_length:l})=>A(
l))],["emitted",a.map(({emitted:l})=>oe(l))]]}function ip(s,e,t){let{n,was:r,now:o}=np(s,e,t);return r===void 0&&o===void 0?v("compare.same",{n}):r===void 0||o===
void 0?v("compare.longer",{n}):v("compare.differ",{n:n+1,was:an(s,r),now:an(e,o)})}function ap(s,e){let t=Xi(s,e);return t==="again"||t===null?"":v("compare.bra\
nched",{n:t.at+1,token:an(e,t.token),was:an(s,t.was)})}function Qi({sequels:s}){let{host:{state:e}}=Z(),t=D(null),n=D(null),{compared:r}=e;if(U(()=>{let m=r&&!r.
pair.some(g=>n.current?.pair.includes(g));n.current=r,m&&(t.current?.focus({preventScroll:!0}),t.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:o,shown:i}=r,[a,l]=o.map(({run:m})=>m),d=o.map(({run:m},g)=>g===i?vs(e):m.length),p=ap(a,l),u=JSON.stringify(a.trace.machine)!==JSON.stringify(l.trace.
machine),f=["before","now"].map((m,g)=>g===i?v("compare.shown",{run:v(`compare.${m}`)}):v(`compare.${m}`));return c("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":v("compare.heading"),ref:t,children:[c("div",{class:"sv-section-head",children:[c("h2",{children:v("compare.heading")}),c("button",{type:"button",class:"\
sv-link",onClick:()=>s.swap(),children:v(i?"compare.show_before":"compare.show_now")}),c("button",{type:"button",class:"sv-link",onClick:()=>s.close(),children:v(
"compare.close")})]}),p&&c("p",{class:"sv-branched",children:p}),u&&c("p",{class:"sv-note",children:v("compare.unlike")}),c("table",{class:"sv-figures-table",children:[
c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:v("compare.setting")}),f.map(m=>c("th",{scope:"col",children:m}))]})}),c("tbody",{children:op(
a,l,d).map(([m,g])=>c("tr",{children:[c("th",{scope:"row",children:v(`compare.${m}`)}),g.map(b=>c("td",{children:b}))]},m))})]}),c("p",{children:ip(a,l,d)})]})}var ln=class{constructor(e,t,n){this.store=e;this.send=t;this.most=n}store;send;most;load(e){this.store.set({compared:Zi(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:v("again.no_source")}offer(e,t){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.set(
{offers:t})}make(e){let{run:t,source:n,recorded:r}=this.store.state;t&&(this.store.set({expected:{run:t,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let t=e.shown?0:1;this.store.set({returning:t});let{run:{trace:n},source:r,recorded:o}=e.pair[t],i=n.ending==="run\
ning"?{...n,ending:"stopped"}:n,a={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:o,state:"done",typed:!1,...a})}close(){
this.store.set({compared:null})}};var cn=["both","target","draft"],cp={both:"overlap",target:"residual",draft:"rejected"},dp=[0,.5,1],dn=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:e,set:t}){this.say=e,this.heading=h("h3",{}),this.shaping=Ye(e("areas.view"),[["shaped",e("areas.shaped")],["raw",e("areas.raw")]],n=>t({raw:n==="raw"})),this.
form=Ye(e("areas.form"),[["picture",e("areas.picture")],["table",e("areas.table")]],n=>t({asTable:n==="table"})),this.note=h("p",{class:"sv-note"}),this.node=h(
"div",{class:"sv-block sv-areas-block"},this.heading,h("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:e}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),y(this.
total.name,e("areas.total"));let t=(o,i)=>h("li",{},h("span",{class:"sv-area-key","data-area":o}),$(cp[o],i));this.keys=Object.fromEntries(cn.map(o=>[o,t(o,e(`a\
reas.key.${o}`))])),this.keys.dart=h("li",{},h("span",{class:"sv-dart-key"}),e("areas.key.dart"));let n=h("div",{class:"sv-area-row sv-area-head"},h("span",{},e(
"areas.token")),h("span",{}),this.targetHead=h("span",{class:"sv-p"},e("areas.target")),this.draftHead=h("span",{class:"sv-p"},e("areas.draft"))),r=h("div",{class:"\
sv-area-row sv-area-axis"},h("span",{}),h("span",{class:"sv-area-ticks"},...dp.map(o=>h("span",{style:`--x:${o}`},String(o)))));return this.chart=h("div",{class:"\
sv-areas",role:"img"},n,...this.rows.map(o=>o.node),r,this.total.node),this.legend=h("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=h("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(e){let[t,n,r]=["sv-t","sv-p","sv-p"].map(a=>h("span",{class:a})),o=h("span",{class:"sv-\
dart",hidden:!0}),i=h("span",{class:"sv-area-bar"},...cn.map(a=>h("span",{"data-area":a})),o);return{name:t,target:n,draft:r,dart:o,bar:i,node:h("div",{class:e},
t,i,n,r)}}buildTable(){let e=t=>h("th",{scope:"col"},this.say(`areas.${t}`));return this.body=h("tbody",{}),this.table=h("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},h("table",{},h("thead",{},h("tr",{},...["token","target","draft","both"].map(e))),this.body)),
this.table}dress({raw:e,asTable:t}){e===this.raw&&t===this.asTable||(Object.assign(this,{raw:e,asTable:t}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(e){
this.view=e,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:e,say:t}=this,n=Ti(e.position),r=this.raw&&n;this.shaping.node.hidden=!n,this.shaping.
set(r?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,y(this.heading,e.heading);let o=r?
"areas.raw_note":"areas.shaped_note";y(this.note,j(...e.notes,n&&t(o,{shaping:e.shaping}))),this.asTable?this.paintTable(r):this.paintPicture(r)}seen({token:e,target:t,
draft:n,both:r}){let{models:o}=this.view;return{token:e,target:o==="draft"?null:t,draft:o==="target"?null:n,both:o==="both"?r:null}}paintPicture(e){let{position:t,
marks:n,models:r}=this.view,o=Bs(t,[...n.keys()],e).map(l=>this.seen(l));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((l,d)=>(d.draft??0)-(l.draft??
0)));let i=e?null:this.view.dart;this.rows.forEach((l,d)=>{let p=d===o.length-1;l.node.hidden=d>=o.length,l.node.hidden||this.paintRow(l,o[d],{rest:p,dart:i})});
let a=r==="both"&&!e?t.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",r==="draft"),this.
draftHead.classList.toggle("sv-unseen",r==="target"),this.legend.hidden=r!=="both",this.keys.dart.hidden=!i,cn.forEach(l=>y(this.keys[l].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${l}`))),E(this.chart,"aria-label",this.describe(o,a,i))}paintRow(e,t,{rest:n,dart:r}){let{view:o}=this,i=o.marks.get(
t.token),a=o.name(t.token);e.node.classList.toggle("sv-others",n),y(e.name,a),E(e.name,"title",a),E(e.name,"data-kind",i),y(e.target,t.target==null?"":I(t.target)),
y(e.draft,t.draft==null?"":I(t.draft)),cn.forEach(l=>e.bar.style.setProperty(`--${l}`,String(t[l]||0))),e.dart.hidden=r?.token!==t.token,!(!r||e.dart.hidden)&&(e.
dart.style.setProperty("--x",String(r.at)),e.dart.dataset.side=r.at>.8?"left":"right",e.dart.dataset.kind=r.kind)}paintTotal(e){this.total.bar.style.setProperty(
"--both",String(e)),this.total.bar.style.setProperty("--draft","1"),y(this.total.target,""),y(this.total.draft,F(e))}describe(e,t,n){let{say:r,view:o}=this,i=l=>{
let d=e.slice(0,-1).filter(p=>p[l]!=null).sort((p,u)=>(u[l]??0)-(p[l]??0))[0];return d&&r(`areas.first.${l}`,{token:o.name(d.token),p:F(d[l])})},a=e[e.length-1];
return j(i("target"),i("draft"),t!==null&&r("areas.overlap",{overlap:F(t)}),n&&r(`areas.dart.${n.kind}`,{token:o.name(n.token)}),r("areas.rest",{target:I(a.target),
draft:I(a.draft)}))}paintTable(e){let{position:t,name:n,marks:r,models:o}=this.view,i=d=>h("td",{},I(d)),a=({token:d,target:p,draft:u,both:f})=>h("tr",{},h("th",
{scope:"row",class:"sv-t","data-kind":r.get(d)},n(d)),i(p),i(u),i(f)),l=Vs(t,e).map(d=>a(this.seen(d)));o==="both"&&!e&&l.push(h("tr",{class:"sv-sum"},h("th",{scope:"\
row"},this.say("areas.sum")),i(1),i(1),i(t.overlap))),this.body.replaceChildren(...l)}};function pp({round:{drafts:s,final:e},index:t,token:n}){let r=t<s.length?ie(s,t):null;return(s.find(({verdict:i},a)=>i==="accepted"&&ie(s,a)===r)??e??{token:n}).
token}var pn=class{constructor({say:e,sequels:t}){this.say=e,this.sequels=t,this.choices=[],this.list=h("div",{class:"sv-choices",role:"toolbar","aria-label":e(
"branch.heading"),on:{keydown:n=>js(this.choices,n)}}),this.note=h("p",{class:"sv-note"}),this.node=h("div",{class:"sv-block sv-branch"},h("h3",{},e("branch.hea\
ding")),this.note,this.list)}show(e,t){let{say:n}=this,{position:r}=e,o=this.sequels.refusal;if(this.node.hidden=!this.sequels.store.state.live||!!e.open||!r,!r||
this.node.hidden)return;let i=e.kind==="untested";this.list.hidden=!!o||i,y(this.note,o||n(i?"branch.untested":"branch.note"));let a=pp(e),l=([d,p],u)=>h("butto\
n",{type:"button",class:"sv-choose",tabindex:u===0?0:-1,"aria-label":n("branch.do",{token:t(d),was:t(a)}),on:{click:()=>this.sequels.make({branch:{round:e.number,
index:e.index,token:d}})}},h("span",{class:"sv-choice-token"},t(d)),h("span",{class:"sv-p"},I(p)));this.choices=r.candidates.filter(([d])=>d!==a).map(l),this.list.
replaceChildren(...this.choices)}};var hp=3,up=.1,vp=.09,mp=.3,fp=2**20,gp=8,ea=s=>(s?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,t)=>t-e),mr=s=>Math.min(s.rest[1]??0,ea(s)[gp-1]??1);
function bp(s,e){let{candidates:t,rest:n}=e,r=u=>u?-u*Math.log(u):0,o=mr(e),i=o?n[1]??0:0,a=t.reduce((u,[,f])=>u+r(f),0),l=a-(i?i*Math.log(o):0),d=a+r(i)+i*Math.
log(fp),p=u=>Math.min(vp,mp*Math.exp(-u));return s>p(l)?1:s<=p(d)?0:null}var ta={token:(s,e)=>e,match:s=>s,typical:(s,e,t)=>t&&bp(s,t),"top-k":(s,e,t)=>{let n=ea(
t)[hp-1];return n===void 0?null:s>0&&s>=n?1:e},threshold:(s,e)=>s>=up?1:e},Wt=(s,e,t,n)=>ta[s](e,t,n);function xp(s,e){let{target:t}=s,n=Q(s);return t==null||n===
null?[]:Object.keys(ta).flatMap(r=>{let o=Wt(r,t,n,e);return o===null?[]:[[r,o]]})}var hn=class{constructor(e){this.say=e,this.body=h("tbody",{});let t=n=>h("th",
{scope:"col"},e(`rules.others.${n}`));this.note=h("p",{class:"sv-note"}),this.node=h("details",{class:"sv-other-rules"},h("summary",{},e("rules.others.heading")),
h("table",{class:"sv-figures-table"},h("thead",{},h("tr",{},t("rule"),t("chance"),t("verdict"))),this.body),this.note)}show(e,t,n,r){let{say:o}=this,i=r?xp(e,t):
[];this.node.hidden=!i.length,y(this.note,o("rules.others.note",{draw:F(n)})),this.body.replaceChildren(...i.map(([a,l])=>{let d=n<l,p=h("th",{scope:"row",class:K(
a)?"sv-lossy":""},o(`rules.name.${a}`));return h("tr",{"data-rule":a},p,h("td",{},F(l)),h("td",{},h("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?"\
accepted":"rejected"})," ",o(`kind.${d?"accepted":"rejected"}`)))}))}};var fr=4,un=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:e,set:t,unpin:n,stage:r,sequels:o}){
this.say=e,this.key="",this.token=h("div",{class:"sv-big-token",translate:"no"}),this.kind=h("span",{class:"sv-chip"}),this.where=h("span",{class:"sv-quiet"}),this.
there=h("button",{type:"button",class:"sv-link",title:e("inspector.stage"),on:{click:()=>{r({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=h("span",{class:"sv-quiet"}),this.unpin=h("button",{type:"button",class:"sv-link",hidden:!0,on:{click:n}},e("inspector.unpin")),this.why=h("p",{class:"\
sv-why"}),this.empty=h("p",{class:"sv-quiet"},e("inspector.empty")),this.absent=h("p",{class:"sv-quiet",hidden:!0},e("inspector.absent")),this.areas=new dn({say:e,
set:t}),this.branch=new pn({say:e,sequels:o}),this.body=h("div",{class:"sv-inspected",hidden:!0},h("div",{class:"sv-title"},this.token,h("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,Ls(e,this.areas.node,"distributions")),this.
node=h("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":e("inspector.heading")},h("div",{class:"sv-section-head"},h("h2",{},e("inspector.headi\
ng")),h("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:e}=this;return this.keep=h("span",{class:"sv-keep"},e("test.keep")),
this.drop=h("span",{class:"sv-drop"},e("test.drop")),this.needle=h("span",{class:"sv-needle"}),this.needleLabel=h("span",{class:"sv-needle-label"}),this.line=h(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=h("span",{class:"sv-limit"}),this.sum=h("p",{class:"sv-arit\
hmetic"}),this.basis=h("p",{class:"sv-note"}),this.others=new hn(e),this.test=h("div",{class:"sv-block sv-test"},h("h3",{},$("accept_test",e("test.heading"))),this.
line,h("div",{class:"sv-test-axis","aria-hidden":"true"},h("span",{},"0"),this.limit,h("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:e}=this;return this.residualRows=Array.from({length:fr+1},()=>{let t=h("span",{class:"sv-t"}),n=h("span",{class:"sv-share"}),r=h("span",{class:"sv-p"});
return{token:t,bar:n,share:r,node:h("li",{},t,n,r)}}),this.note=h("p",{class:"sv-note"}),this.residual=h("div",{class:"sv-block sv-residual-block"},h("h3",{},$(
"residual",e("residual.heading"))),this.note,h("div",{class:"sv-residual-head"},h("span",{},e("areas.token")),h("span",{},e("residual.share"))),h("ul",{class:"s\
v-residual"},...this.residualRows.map(t=>t.node))),this.residual}show(e,t,n,{concealed:r=!1,elsewhere:o=!1}={}){if(this.empty.hidden=!!t,this.body.hidden=!t,this.
pin.hidden=!t,this.unpin.hidden=!t||n!=="pinned",!t)return;let{number:i,index:a,kind:l}=t,d=`${i}.${a} ${l}`;(e!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=e,this.seen=t,y(this.pin,this.say(`inspector.${n}`)),this.showTitle(),this.where.hidden=o,this.there.hidden=!o,y(this.why,r?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=r||!!t.position,this.areas.node.hidden=r||!t.position,t.position&&!r&&this.areas.show(this.view(t.position)),this.
showTest(),this.showResidual(),this.branch.show(t,p=>this.name(p))}showTitle(){let{seen:e,say:t}=this,n=e.part?[we(e.piece)]:e.text?ls(e.text,!0):[t("token.empt\
y")];this.token.replaceChildren(...n),this.token.dataset.kind=e.kind,this.kind.dataset.kind=e.kind,y(this.kind,t(`kind.${Be(e.kind,this.run.trace)}`));let{models:r,
settings:{drafter:o}}=this.run.trace,i=e.draft&&!e.draft.source&&o!=="model"&&me(t,o,r.pair),a=t("inspector.where",{round:e.number+1,slot:Zn(this.run,e.number,e.
index,t)}),l=i?t("token.from",{slot:a,drafter:i}):a;[this.where,this.there].forEach(d=>y(d,l))}get greedy(){return this.run.trace.settings.temperature===0}explain(){
let{seen:e,say:t}=this,n=e.part?t("inspector.bytes",{hex:we(e.piece)})+" ":e.took>1?t("inspector.joined",{n:e.took})+" ":"",r=e.draft?.confidence;return n+j(this.
reason(),r!=null&&t("inspector.confidence",{predicted:R(r)}))}reason(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:o,accepted:i,draft:a}=e;if(r==="plain")return sn(
t("why.plain"),this.run,e.number,t);let l=V(o)?this.reasonInTree():"";if(l)return l;if(r==="bonus")return o.drafts.length===1?t("why.bonus_one"):t("why.bonus",{
n:o.drafts.length});if(!n&&this.rule!=="token"){let m=this.reasonOfRule();if(m)return m}if(r==="correction")return t(`why.${n?"greedy_":""}correction`,{guess:this.
name(o.drafts[i].token)});if(r==="untested"){let m=o.drafts.findIndex(g=>g.verdict==="rejected");return m<0?t("why.untested_end"):t("why.untested",{n:m+1})}if(r===
"guessed"&&this.lookedUp)return t("why.copied");if(n)return t(`why.greedy_${r}`);if(a?.target==null||a.draft==null)return t("inspector.absent_probabilities");let[
d,p]=se(a.target,a.draft),u={target:d,draft:p,chance:R(Math.min(1,a.target/a.draft))},f=r!=="accepted"?r:a.target>=a.draft?"sure":"lucky";return t(this.lookedUp&&
["lucky","rejected"].includes(f)?`why.copied_${f}`:`why.${f}`,u)}reasonInTree(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:{drafts:o},index:i,draft:a}=e;if(r===
"correction"||r==="bonus"||r==="untested"&&a?.draw==null)return t(`tree.why.${r}`);if(n||this.rule!=="token"||!a?.draft||a.target==null)return"";if(r==="guessed")
return t("tree.why.guessed");let l=o.some(({parent:m},g)=>g<i&&m===a.parent),d=a.draft===1;if(!d&&!l)return"";let[p,u]=se(a.target,a.draft),f=R(Math.min(1,a.target/
a.draft));return j(l&&t("tree.why.left"),d?t("tree.why.certain",{target:p}):t("tree.why.ratio",{target:p,draft:u,chance:f}))}get rule(){return T(this.run.trace)}reasonOfRule(){
let{seen:e,say:t,rule:n}=this,{kind:r,round:o,accepted:i,draft:a}=e;if(r==="correction"){let p=o.drafts[i],u={guess:this.name(p.token),weight:F(p.weight??1)};return K(
n)?"":t(`rules.why.${n}.correction`,u)}if(r==="untested")return n==="block"&&o.final?t("rules.why.block.dropped"):"";if(!a||r!=="accepted"&&r!=="rejected"||a.target==
null||!a.draft)return"";if(n==="block"){let[p,u]=se(a.draw??0,Q(a)??1),f=!o.drafts.some((g,b)=>ie(o.drafts,b)===e.index),m=r==="accepted"?et(a):f?"rejected_last":
r;return t(`rules.why.block.${m}`,{by:tt(o.drafts)+1,draw:p,ratio:u})}let[l,d]=se(a.target,a.draft);return t(`rules.why.${K(n)?"lossy":n}.${r}`,{rule:t(`rules.n\
ame.${n}`),target:l,draft:d,chance:R(ee(a)??0),exact:R(Math.min(1,a.target/a.draft))})}name(e){if(e===-1)return this.say("token.rest");let t=this.run.alone(e);return Y(
t)||we(this.run.piece(e))||this.say("token.empty")}view(e){let{seen:t,say:n}=this,{kind:r,round:o,judged:i}=t,l=t.judgedAt>=o.drafts.length?"target":r==="guesse\
d"?"draft":"both",d=r==="guessed"||r==="lit",p=new Map,u=!t.open&&(!t.draft||r==="rejected")?o.final:null,f=St(o);u&&f&&p.set(u.token,f),i&&p.set(i.token,d?r:i.
verdict);let g=!(i&&!d&&!this.greedy&&this.rule==="token")||i.draw==null||i.draft==null?null:{token:i.token,at:i.draw*i.draft,kind:i.verdict};return{position:e,
name:x=>this.name(x),heading:n({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[l]),notes:this.notes(l),shaping:this.shaping(),models:l,
marks:p,dart:g,decides:this.rule==="token"}}notes(e){let t=[];return this.seen.kind==="untested"&&t.push("areas.untested"),e!=="target"&&this.lookedUp&&t.push("\
areas.lookup"),this.greedy?t.push("areas.greedy"):e==="both"&&this.rule!=="token"&&t.push("rules.areas"),t.map(n=>this.say(n))}shaping(){let{temperature:e,top_k:t,
top_p:n}=this.run.trace.settings,{say:r}=this;return[r("areas.temperature",{value:e}),...t>0?[r("areas.top_k",{value:t})]:[],...n<1?[r("areas.top_p",{value:n})]:
[]].join(r("comma"))}get lookedUp(){let{drafter:e}=this.run.trace.settings,{judged:t,position:n}=this.seen;return t?.source?t.source==="lookup":e==="lookup"||e.
startsWith("lookup")&&n!==null&&n.rest[4]==null}showTest(){let{seen:e,say:t,rule:n}=this,o=["accepted","rejected",...n==="block"?["untested"]:[]].includes(e.kind)?
e.draft:null,{draw:i=null,target:a=null,draft:l=null}=o??{},d=ee(o??void 0),p=!this.greedy&&i!==null&&d!==null;if(this.test.hidden=!p,!p||!o)return;this.others.
show(o,e.position,i,!O(this.run.trace));let[u,f]=se(i,d),m={draw:u,threshold:f,target:je(a),draft:je(l),kind:t(`kind.${Be(e.kind,this.run.trace)}`)},g=i<d?"pass\
ed":"failed";y(this.keep,t(n==="block"?"rules.pass":"test.keep")),y(this.drop,t(n==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",
String(d)),this.test.style.setProperty("--draw",String(i)),this.keep.dataset.side=i<d/2?"end":"start",this.drop.dataset.side=i>(1+d)/2?"start":"end",this.limit.
dataset.side=d>.6?"left":"right",y(this.limit,`${t("test.threshold")} ${f}`),this.line.dataset.kind=e.kind;let b=Ue(o,n);[this.needle,this.needleLabel].forEach(
_=>{_.hidden=b}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=i>.5?"left":"right",y(this.
needleLabel,`${t("test.draw")} ${u}`);let x=t(n==="token"?`test.${e.kind}`:`rules.sum.${b?"certain":K(n)?"lossy":n}.${g}`,m);y(this.sum,x),this.line.setAttribute(
"aria-label",b?x:t("test.aria",m)),this.showBasis()}showBasis(){let{say:e,seen:{round:t,index:n}}=this,r=this.rule==="block"&&!O(this.run.trace)?Lo(t.drafts,n):
null;if(this.basis.hidden=!r,!r)return;let o={weight:F(r.weight),excess:F(r.excess)};y(this.basis,e(`rules.basis.${r.last?"last":"earlier"}`,o))}showResidual(){
let{seen:e}=this,t=e.kind==="rejected"||e.kind==="correction",{drafts:n}=e.round,r=We(n).at(-1)??-1,o=e.kind==="rejected"?e.draft:n.findLast((m,g)=>m.verdict===
"rejected"&&ie(n,g)===r)??null,i=t&&e.position&&o?zi(e.position,Co(o,this.rule)):null;if(this.residual.hidden=!i,!i)return;let a=!this.greedy&&(this.rule==="blo\
ck"||this.rule==="match");y(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:F(o?.weight??1)}):this.say("residual.note"));let l=e.open||!e.round.final?
null:e.round.final.token,d=i.shares.slice(0,fr),p=i.shares.find(m=>m.token===l);p&&!d.includes(p)&&(d[fr-1]=p);let u=d.reduce((m,g)=>m+g.share,0),f=[...d,{token:-1,
share:Math.max(0,1-u)}];this.residualRows.forEach((m,g)=>this.fillShare(m,f[g],l))}fillShare(e,t,n){e.node.hidden=!t,t&&(y(e.token,this.name(t.token)),E(e.token,
"title",this.name(t.token)),e.bar.style.setProperty("--share",String(t.share)),e.node.classList.toggle("sv-others",t.token===-1),y(e.share,I(t.share)),t.token===
n?e.node.dataset.drawn=this.say("residual.chosen"):delete e.node.dataset.drawn)}};var wp=8,yp=.85;function sa(s){let e=()=>s.scrollHeight-s.scrollTop-s.clientHeight,n=h("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:i=>i.preventDefault(),click:()=>{let i=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";s.scrollBy({top:yp*
s.clientHeight,behavior:i})}}},"▾"),r=()=>{n.hidden=e()<wp};s.addEventListener("scroll",r,{passive:!0});let o=new ResizeObserver(r);return[s,...s.children].forEach(
i=>o.observe(i)),n}var na=23,ra=["tokens","distance"],xr=[0,1],kp=1e-6,gr=.005;function wr({candidates:s,rest:e,overlap:t}){let n=s.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,t==null?e[1]??0:1-t-n)}function _p(s,e){let t=(i,a)=>Math.max(0,e*(i??0)-(a??0)),n=s.candidates.reduce((i,[,a,l])=>i+t(a,l),0),[,r,o]=s.rest;
return[n+t(r,o),n+Math.max(t(r,o),e*wr(s))]}function Sp({drafts:s,positions:e=[]}){let t=1;return s.map((n,r)=>{if(t=Math.min(1,t*((n.target??0)/(n.draft||1))),
r===s.length-1)return[t,t];let o=l=>l+1-t>0?l/(l+1-t):1,[i,a]=_p(e[r+1],t);return[o(i),o(a)]})}function Ep(s,e){return e==="block"?Sp(s):s.drafts.map((t,n)=>{let r=Wt(
e,t.target??0,Q(t)??0,s.positions?.[n]??null);return r===null?xr:[r,r]})}function oa(s,e){if(e!=="block")return s.reduceRight((n,r)=>1+r*n,1);let t=1;return s.reduceRight(
(n,r,o)=>{let i=t*r*(o+1);return t*=1-r,n+i},1)}function zp(s,e){let{candidates:t,rest:[,n],overlap:r}=s,o=mr(s);if(r==null||n==null||Wt(e,o,o,s)!==(e==="typica\
l"?0:o))return xr;let i=t.map(([,w,S])=>({p:w??0,q:S??0})),a=i.map(({p:w,q:S})=>S?Wt(e,w,Math.min(1,w/S),s):0);if(a.includes(null))return xr;let l=i.map(({q:w},S)=>w*
(a[S]??0)),d=e==="typical"?0:Math.max(0,n-wr(s)),p=Math.max(0,1-d-l.reduce((w,S)=>w+S,0)),u=1-r<kp,f=p/(u?1:1-r),m=i.map(({p:w,q:S})=>f*(u?w:Math.max(0,w-S))),g=f*
(u?n:wr(s)),b=i.reduce((w,{p:S},z)=>w+Math.abs(l[z]+m[z]-S),0),x=Math.abs(d+g-n),_=e==="typical"&&f>1;return[(b+x)/2,(b+(_?g+n:x))/2]}function Tp(s){let{drafts:e,
positions:t=[]}=s;return t.length<e.length||e.some(n=>Q(n)===null)?null:Object.fromEntries(zt.map(n=>{let r=Ep(s,n);return[n,{tokens:[oa(r.map(([o])=>o),n),oa(r.
map(([,o])=>o),n)],distance:e.length&&K(n)?zp(t[0],n):[0,0]}]}))}function Mp(s){let e=t=>s.reduce((n,r)=>n+r[t],0)/s.length;return[e(0),e(1)]}var Rp=([s,e])=>{if(e-
s>=gr)return`${A(s)} – ${A(e)}`;let t=(s+e)/2;return t<gr?`<${gr}`:A(t)},br=new WeakMap;function Op(s){return br.has(s)||br.set(s,Tp(s)),br.get(s)??null}function ia(){
let{run:s,moment:{round:e},live:t,send:n}=Z(),r=O(s.trace)?"trees":s.trace.settings.temperature?"":"greedy",o=r?[]:s.rounds.slice(0,e).map(Op).filter(a=>a!==null),
i=(a,l)=>Rp(Mp(o.map(d=>d[a][l])));return c("div",{class:"sv-block sv-rule-lab",children:[c("h3",{children:v("rules.lab.heading")}),o.length>0&&c("table",{class:"\
sv-figures-table",children:[c("thead",{children:c("tr",{children:["rule",...ra].map(a=>c("th",{scope:"col",children:v(`rules.lab.${a}`)}))})}),c("tbody",{children:zt.
map(a=>c("tr",{"data-rule":a,children:[c("th",{scope:"row",class:K(a)?"sv-lossy":"",children:[v(`rules.name.${a}`),c("span",{children:a===T(s.trace)&&` ${v("rul\
es.lab.own")}`})]}),c("td",{children:i(a,"tokens")}),c("td",{children:K(a)?i(a,"distance"):"0"})]},a))})]}),c("p",{class:"sv-note",children:o.length?v("rules.la\
b.rounds",{n:o.length}):v(`rules.lab.${r||"none"}`)}),o.length>0&&c("ul",{class:"sv-note",children:[...ra,"range"].map(a=>c("li",{children:v(`rules.lab.legend.${a}`)}))}),
t&&c("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:na}),children:v("rules.lab.claim",{n:na})})]})}var Lp={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:zt,tree:["chain","k-ary","top-k","dynamic","measured"]},jp=["drafter","rule","tree"];function Cp(s,e,t,n){if(e!=="tree")return{[e]:t};let r=Ct(s.
trace);return t==="chain"?{tree:t,gamma:Math.min(r,n)}:{tree:t,budget:Math.max(r,1)}}function Ap({sequels:s}){let{run:e,offers:t,live:n}=Z();if(!n)return null;let{
most:r,refusal:o}=s,i=ys.map(l=>[l,Lp[l].filter(d=>l==="gamma"?Number(d)<=r:!jp.includes(l)||t?.[l]?.includes(String(d)))]),a=(l,d)=>{let p=d==="chain"&&Ct(e.trace)>
r,u=p?v("again.shorter",{most:r}):_s(v,l,d,e.trace.models.pair);return c("button",{type:"button",class:"sv-choose",disabled:ks(e.trace,l)===d,"aria-label":v(p?"\
again.do_shorter":`again.do_${l}`,{value:u,most:r}),onClick:()=>s.make({changes:Cp(e,l,d,r)}),children:u},d)};return c("div",{class:"sv-block",children:[c("h3",
{children:v("again.heading")}),c("p",{class:"sv-note",children:o||v("again.note")}),!o&&c("div",{class:"sv-again",children:i.map(([l,d])=>d.length>1&&c("div",{class:"\
sv-again-row","data-change":l,children:[c("span",{children:v(`again.${l}`)}),c("div",{class:"sv-choices",children:d.map(p=>a(l,p))})]},l))})]})}var aa=({sequels:s})=>c(
"section",{class:"sv-section sv-experiments",children:[c("div",{class:"sv-section-head",children:c("h2",{children:v("whatif.heading")})}),c(Vo,{}),c(ia,{}),c(Ap,
{sequels:s})]});var la=240;function $p(s){let e=[...s];return e.length>la?e.slice(2-la).join("").replace(/^\S*\s+/,"… "):s}function ca(s,e,t,n){let r=ke(e),o=r?null:Ot(e),{kept:i=!1,
threshold:a=null}=o?e.answers[o]:{},l={run:t,asked:r&&`${r.round}.${r.index}`,told:o?{at:o,kept:i,chance:a}:null,question(){let{round:d,index:p}=r??{round:0,index:0},
f=[...t.rows.slice(0,d).flatMap(({slots:m})=>m.filter(({kind:g})=>Me(g))),...t.rows[d].slots.slice(0,p)].map(m=>m.text).join("");return{guess:[...te(_e(t.rows[d].
slots[p],n))].slice(0,60).join(""),before:$p(t.promptText+f),round:d+1,slot:p+1}}};s.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var vn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},da=s=>Object.keys(vn).find(e=>vn[e]===s&&(s%1?/\d/:/\D/).test(e))?.toUpperCase(),mn=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:t,store:n}=this.viewer;if(e.run){if(!ws(e.run)){this.refused=e.run,this.viewer.changed({});return}t.halt(),n.set({predicting:!e.predicting,taught:!1}),
e.predicting||this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ze(e.state)&&!ke(e.state)&&e.forward("step")}next(){this.viewer.toggle()}begin(e){let{viewer:t}=this;
!ne(t.state)&&e.over&&t.player.seek(Pe.moment),t.toggle()}leavesVerdict(){let{viewer:e}=this,t=Lt(e.state);return e.state.looking!==null&&e.store.set({looking:null}),
t&&ke(e.state)!==null}answer(e){let{state:t,store:n,player:r}=this.viewer,o=ke(t);o&&(n.set(No(t,o,e)),r.forward("step"))}press(e,t){let n=e.length===1?e.toLowerCase():
e;if(n==="g")this.toggle();else if(t)if(n==="r")this.answer(null);else if(n in vn)this.answer(vn[n]);else return!1;else return!1;return!0}};var Pp=[0,.25,.5,.75,1];function Hp(s,e,t,n){if(e)return v("predict.ask",{token:_e(s.rows[e.round].slots[e.index],v),n:e.index+1,round:e.round+1});if(!t)return v(
n?"predict.ended":"predict.waiting");let{said:r,kept:o,threshold:i}=t,a=`predict.${o?"kept":"dropped"}`,l=r===null?v(`${a}_unsaid`):v(a,{said:R(r),brier:A(Rt(r,
o))});return j(l,i!==null&&v("predict.truth",{threshold:R(i)}))}function Np({informed:s},e,t,n){if(!t)return!n||n.said===null?"":v("predict.brier",{said:n.said,
happened:n.kept?1:0,brier:A(Rt(n.said,n.kept))});let{target:r,draft:o}=e.rounds[t.round].drafts[t.index];return e.trace.settings.temperature===0?v("predict.give\
n_greedy"):s?r==null||o==null?v("predict.unknown"):v("predict.given",{target:F(r),draft:F(o)}):v("predict.hidden")}function pa({asking:s}){let{run:e,predicting:t}=Z();
return c(M,{children:[c("button",{type:"button",class:"sv-link",hidden:t||e.trace.settings.gamma===0,onClick:()=>s.toggle(),children:v("predict.start")}),c("p",
{class:"sv-note sv-unpredictable",role:"status",children:s.refused===e&&O(e.trace)&&v("predict.trees")})]})}function ha({asking:s}){let{run:e,host:{state:t},set:n}=Z(),
{predicting:r,informed:o,taught:i,answers:a,moment:l,playing:d}=t,p=D(null),u=D(null),f=D(null),m=ke(t),g=Ot(t),b=g?a[g]:null,x=e.over&&l.round===e.length,_=!m&&
!x&&!d,w=Io(Object.values(a)),S=i||x&&w.n>0,z=p.current?.contains(document.activeElement);return U(()=>{r&&u.current?.focus({preventScroll:!0})},[r]),U(()=>{r&&
m&&p.current?.scrollIntoView({block:"nearest"})},[r,m&&`${m.round}.${m.index}`]),U(()=>{let k=document.activeElement,P=!p.current?.contains(k)||!k?.checkVisibility();
z&&r&&(P||k===u.current&&_)&&(_?f:u).current?.focus({preventScroll:!0})}),U(()=>{p.current&&ca(p.current,t,e,v)}),c("section",{class:"sv-predict","aria-label":v(
"predict.heading"),hidden:!r,ref:p,children:[c("div",{class:"sv-section-head",children:[c("h2",{children:v("predict.heading")}),c("span",{class:"sv-quiet",children:w.
n>0&&v(w.decided?"predict.score":"predict.score_undecided",{...w,brier:A(w.brier)})}),c("label",{class:"sv-check",children:[c("input",{type:"checkbox",checked:o,
onChange:({currentTarget:k})=>n({informed:k.checked})}),v("predict.with")]}),c("button",{type:"button",class:"sv-link",hidden:!w.n||x,"aria-expanded":S,onClick:()=>n(
{taught:!S}),children:v("predict.finish")}),c("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:v("predict.leave")})]}),c("p",{class:"sv-a\
sk",tabIndex:-1,"aria-live":"polite",ref:u,children:Hp(e,m,b,x)}),c("p",{class:"sv-note",children:Np(t,e,m,b)}),c("div",{class:"sv-answers",role:"group","aria-l\
abel":v("predict.chance"),hidden:!m,children:[Pp.map(k=>c("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(k),children:[c("span",{children:k===0?v(
"predict.none"):k===1?v("predict.all"):R(k)}),c("kbd",{children:da(k)})]})),c("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[v("\
predict.reveal"),c("kbd",{children:"R"})]})]}),c("button",{type:"button",class:"sv-choose sv-next",hidden:!_,onClick:()=>s.next(),ref:f,children:v("predict.next")}),
c("div",{class:"sv-lesson",role:"status",children:S&&c(M,{children:[c("h3",{children:v("predict.lesson.heading")}),Do(w,e.trace.settings.temperature===0,v).map(
k=>c("p",{children:k}))]})})]})}function qp(s){let e=[];for(let t=s;t.parentElement&&t!==document.body;t=t.parentElement){let n=t;e.push(...[...t.parentElement.children].filter(r=>r!==n))}return e.
filter(t=>t instanceof HTMLElement).filter(({popover:t})=>!t)}var fn=class{constructor(e,t){this.node=e;this.resized=t}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=qp(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:t}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,t/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Ip={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Dp={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Fp={ArrowUp:"stepOn",ArrowDown:"stepBack"},ua={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
gn=s=>(s.dataset.at??"").split(".").map(Number);function Wp(s,e,t){let n=s.indexOf(e),r=o=>{let i=s.filter(a=>gn(a)[0]===gn(e)[0]+o);return i.find(a=>gn(a)[1]>=
gn(e)[1])??i.at(-1)};switch(t){case"Home":return s[0];case"End":return s.at(-1);case"ArrowRight":return s[n+1];case"ArrowLeft":return s[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Up(s,e,t){let n=s.findIndex(i=>i.includes(e)),r=s[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(t){case"\
Home":return s[0][0];case"End":return s.at(-1)?.at(-1);case"ArrowRight":return s[n][r+1]??s[n+1]?.[0];case"ArrowLeft":return s[n][r-1]??s[n-1]?.at(-1);case"Arro\
wDown":return o(s[n+1]);case"ArrowUp":return o(s[n-1]);default:return null}}var bn=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let t=({target:n})=>{
this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",t,{signal:e}),document.addEventListener("focusin",t,{signal:e}),
document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:t,key:n}=e,{node:r}=this.viewer;if(!(t instanceof HTMLElement))return;let o=r.
contains(t)||this.isFree(n,t);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||t.
matches("input:not([type=checkbox]), select, textarea"))return;!(t.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,t)&&e.preventDefault()}isFree(e,t){
let n=/^[a-z]$/i.test(e);return t!==document.body?n&&t.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,t){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let a=Ip[e.length===1?e.toLowerCase():e]||o()&&Dp[e];if(a)return n[a]()!==!1;let l=t.closest("[role=option]"),d=t.closest("\
[role=gridcell]");if(l||d)return this.inside(e,l,d);let p=t.closest("[role=slider]");if(p&&i(e))return!0;let u=ua[e]||p&&Fp[e];return!u||this.scrolls(t,e)?!1:(n[u](),
!0)}inside(e,t,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(t??n)?.dataset.at&&r(),!0;let a=t?Wp(o(),t,e):n&&Up(i(n),n,e);return a&&a.focus(),
!!a||e in ua}scrolls(e,t){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return t.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};function yr(s){let{store:e,player:t}=s;return{start:()=>s.seek(0),back:()=>s.hold(()=>t.back("round")),previous:()=>s.hold(()=>t.back("step")),play:()=>s.toggle(),
next:()=>s.forward("step"),forward:()=>s.forward("round"),end:()=>s.toEnd(),stop:()=>s.send("stop",{round:e.state.moment.round}),seek:n=>s.seek(n.round,n.phase),
follow:()=>s.toEnd(),run:()=>s.send("new",{}),set:n=>e.set(n),present:()=>s.present(!e.state.presenting)}}function Bp(s){let{transport:e,store:t}=s,{start:n,back:r,
previous:o,play:i,next:a,forward:l,end:d,present:p}=yr(s),u=()=>{let{presenting:f,pinned:m}=t.state;if(e.help.open)e.toggleHelp(!1);else if(f)p();else if(m)s.pin(
null);else return!1;return!0};return new bn({node:s.node,actions:{toggle:i,roundBack:r,roundOn:l,stepBack:o,stepOn:a,start:n,end:d,present:p,escape:u,help:()=>e.
toggleHelp()},pin:()=>s.pin(t.state.cursor),predict:f=>s.asking.press(Vp(f,t.state)?"r":f,t.state.predicting),letters:()=>e.letters.checked,presenting:()=>t.state.
presenting,options:()=>s.stream.options(t.state.moment.round),cells:f=>s.round.node.contains(f)?s.round.rows():s.rounds.cells(),leap:f=>{let m=e.strip.momentFor(
f,t.state.moment);return m&&s.seek(m.round),!!m}})}function Vp(s,e){return s==="PageDown"&&e.presenting&&!Lt(e)&&ke(e)!==null}function xn({target:s}){let e=s instanceof
Element?s.closest("[data-at]"):null;if(!(e instanceof HTMLElement))return null;let[t,n]=(e.dataset.at??"").split(".").map(Number);return{round:t,index:n}}function va(s){
let e=new AbortController,{node:t,store:n}=s,{signal:r}=e,o="",i=({screenX:g,screenY:b})=>`${g},${b}`;window.addEventListener("pointermove",g=>{o=i(g)},{signal:r}),
t.addEventListener("pointerover",g=>{i(g)!==o&&s.hover(xn(g))},{signal:r}),t.addEventListener("pointermove",g=>s.hover(xn(g)),{signal:r}),t.addEventListener("fo\
cusin",g=>s.focusOn(xn(g)),{signal:r});let a=null;t.addEventListener("pointerdown",()=>{a=n.state.pinned},{signal:r,capture:!0}),t.addEventListener("click",g=>{
let b=xn(g);b&&s.pin(ms(b,g.detail?a:n.state.pinned)?null:b)},{signal:r}),document.addEventListener("pointerdown",({target:g})=>{let{help:b}=s.transport;b.open&&
g instanceof Node&&!b.contains(g)&&s.transport.toggleHelp(!1)},{signal:r}),s.stage.addEventListener("pointerleave",({pointerType:g})=>{g==="mouse"&&n.set({hovered:null})},
{signal:r}),Bp(s).listen(r);let l=()=>{s.palette.refresh()&&s.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:r});
let d=new MutationObserver(l);[document.documentElement,document.body].forEach(g=>d.observe(g,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,
u=new ResizeObserver(([{contentRect:g}])=>{let b=p;p=g.width,!(!p||p===b)&&(b||(s.story.lag=!n.state.whole),s.relayout())});u.observe(s.node);let f=new ResizeObserver(
()=>{n.state.run&&!n.state.whole&&s.stream.followHead()});f.observe(s.stream.scroller);let m=new ResizeObserver(()=>s.fit());return m.observe(document.body),()=>{
e.abort(),d.disconnect(),u.disconnect(),f.disconnect(),m.disconnect()}}var Gp=["pinned","hovered","cursor"],wn=class{constructor(e,{words:t,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){let a=be(t);Yr(t),yo(t),this.send=n,this.
store=new us({...Pe,live:r},w=>this.changed(w)),this.player=new Qs(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=h("div",{
class:"specviz"+(o?" sv-standalone":"")}),e.replaceChildren(this.node);let l=this.palette=new Ce(this.node),d=w=>this.seek(w),p=this.set=w=>this.store.set(w);this.
line=new on(a),this.headline=h("div",{class:"sv-drawn"}),this.sentence=h("div",{class:"sv-drawn"}),this.ledger=h("div",{class:"sv-drawn"}),this.transport=new Zs(
{say:a,palette:l,keys:t.keys,actions:yr(this)}),this.stream=new zs({say:a,set:p}),this.rounds=new Ms(a),this.round=new Os(a),this.sequels=new ln(this.store,n,i),
this.experiments=h("div",{class:"sv-drawn"}),this.compare=h("div",{class:"sv-drawn"}),this.predictButton=h("div",{class:"sv-drawn"}),this.predict=h("div",{class:"\
sv-drawn"}),this.story=new rn({say:a,stream:this.stream,rounds:this.rounds,teach:w=>this.teach(w)}),this.asking=new mn(this),this.marker=new en([this.stream,this.
rounds,this.round]),this.inspector=new un({say:a,set:p,sequels:this.sequels,unpin:()=>this.pin(null),stage:w=>{this.seek(w.round+1),this.pin(w)}});let{sequels:u}=this,
f={race:()=>u.make({changes:{temperature:0}}),offered:()=>r&&!u.refusal};this.charts=new Ys({host:this,palette:l,seek:d,greedy:f}),this.presenter=new fn(this.node,
()=>this.relayout());let{race:m,costs:g,lossless:b,speedup:x,breakdown:_}=this.charts.places;this.views=new Cs({say:a,set:p,views:{race:[m],same:[b],rounds:[this.
rounds.node,this.experiments],time:[g,x],guesses:[_],numbers:[this.ledger]}}),this.empty=h("p",{class:"sv-empty"},a("empty")),this.story.node.append(this.predictButton,
this.predict),this.transport.node.prepend(this.headline),this.transport.count.after(...this.stream.choices),this.stage=h("div",{class:"sv-stage"},this.line.node,
this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,sa(this.inspector.node),this.transport.node),this.below=h("div",{class:"sv-below"},
this.sentence,this.compare,this.views.node),this.node.append(this.stage,this.below),this.silence=va(this),this.changed({})}get state(){return this.store.state}destroy(){
this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.transport.strip.disconnect(),this.charts.destroy(),
this.node.remove()}load(e,{recorded:t=!1,at:n=null,phase:r=0,play:o=!1,step:i=!1,teach:a=!1,source:l=null}={}){let d=new st(e),{over:p,length:u}=d,{run:f,offers:m}=this.
store.state,g=l&&f?.trace.models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.inspecting="",this.transport.toggleHelp(!1),ws(d)||
this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:l,recorded:t&&p});let b=Et(d.rounds,{round:n??u,phase:r}),x=b.round===u;this.
player.halt(),this.store.set({run:d,source:l,stale:!1,recorded:t&&p,moment:b,entered:null,following:x,whole:p&&x,opening:!1,until:null,rested:p&&n===null?Vn(d):
null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:d.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:g?m:null,...p?{status:"do\
ne",mode:"done",message:null}:{}});let _=a&&p?fs(d):null;_!==null&&this.teach(_),o&&this.player.play()}teach(e){let t=matchMedia("(prefers-reduced-motion: reduc\
e)").matches;this.player.seek({round:e+(t?1:0),phase:0}),this.store.set({opening:!0}),t||this.player.open(e)}append(e){let{run:t,following:n}=this.state;if(!t)return this.
send("resync",{from:0}),!1;let r=t.length;return t.append(e)?(n&&t.length>r&&this.mayFollow()&&this.follow(t),t.over&&this.store.set({rested:Ho(this.state)}),t.
over&&this.setState("done"),this.changed({run:t}),!0):(this.send("resync",{from:r,plain_from:t.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||
this.state.asked==="step"}follow(e){let{moment:{round:t},asked:n,mode:r,hovered:o,predicting:i}=this.state,a={asked:"round",hovered:r==="running"?o:null};n==="s\
tep"?this.player.move({round:t,phase:1},"step",a):this.player.move({round:e.length,phase:0},e.length===t+1?"round":null,a),i&&this.asking.goOn()}setState(e,t=null){
this.store.set({status:e,message:t,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(e){
e!==this.state.stale&&this.store.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.store.set({hovered:null})}seek(e,t=0){this.
hold(()=>this.player.seek({round:e,phase:t}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:t}=this,n=ze(
t);ne(t)?this.hold(()=>this.player.forward(e)):(n||t.live&&!t.run)&&(this.store.set({following:!0,asked:t.predicting?"step":e}),this.send("step",{round:t.moment.
round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,t=ze(e)&&ne(e)===0;e.playing?this.player.halt():e.predicting&&(ne(e)||t)?this.asking.
goOn():t?(this.store.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.
send("run",{open:!1})}hover(e){e&&!ms(e,this.state.hovered)&&this.store.set({hovered:e})}focusOn(e){e&&this.store.set({cursor:e,hovered:e,...this.state.pinned?{
pinned:e}:{}})}pin(e){this.store.set({pinned:e,...e?{cursor:e}:{}})}tint(e){this.stream.tint.has(e)&&this.store.set({tint:e})}open(e){this.views.has(e)&&this.store.
set({view:e})}present(e){e!==this.state.presenting&&(this.store.set({presenting:e}),this.presenter.show(this.state),(e?this.transport.buttons.play:this.transport.
presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.lag=!this.state.whole)}changed(e){let t=Object.keys(e);this.story.lag=this.
story.lag||"view"in e,"tint"in e&&!this.state.whole&&(this.story.lag=!0),this.all=this.all||!t.length||t.some(n=>!Gp.includes(n)),this.frame=this.frame||requestAnimationFrame(
()=>this.paint())}paint(){let{all:e,state:t}=this;this.frame=0,this.all=!1,e&&this.paintAll(t),t.run&&this.paintSelection(t),this.story.follow(),this.node.dispatchEvent(
new Event("specviz-painted",{bubbles:!0}))}paintAll(e){let{run:t,moment:n}=e,r=e.mode==="running"&&!ne(e),o=e.mode==="running"||e.playing;this.empty.hidden=!!t,
[this.stream,this.story,this.round,this.inspector].forEach(({node:i})=>{i.hidden=!t}),this.below.hidden=!t,this.node.dataset.state=e.status,this.node.classList.
toggle("sv-open",!!t&&!t?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),this.line.show(
e),this.transport.show(e,t?this.story.tell(e,t):""),t&&(this.rounds.concealed=jt(e),ve(this,Se(pa,{asking:this.asking}),this.predictButton),ve(this,Se(ha,{asking:this.
asking}),this.predict),this.stream.dress(e),this.story.show(e,t,{busy:r||e.playing,live:r}),this.round.show(e,t),ve(this,Se(Di,{}),this.headline),ve(this,Se(Fi,
{}),this.sentence),this.views.show(e),this.inspector.areas.dress(e),ve(this,Se(Qi,{sequels:this.sequels}),this.compare),this.rounds.showCut(e.gamma,n.round),e.view===
"rounds"&&ve(this,Se(aa,{sequels:this.sequels}),this.experiments),e.view==="numbers"&&ve(this,Se(Ui,{}),this.ledger),this.charts.show(t,{shown:n.round,known:vs(
e),busy:o,view:e.view}))}paintSelection(e){let{at:t,how:n}=Tt(e);this.marker.show(e,t,n),this.round.tree.light(Ve(e,t)?t:null),this.inspect(e,{at:t,how:n})}inspect(e,{
at:t,how:n}){let r=Ve(e,t),o=qo(e,r),i=r!==null&&r.number!==Ge(e),a=JSON.stringify([t,n,o,i,r&&[r.kind,r.open]]);a===this.inspecting||!e.run||(this.inspecting=a,
this.inspector.show(e.run,r,n,{concealed:o,elsewhere:i}))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",
`${Math.round(e)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(e=>e.relayout()),this.transport.strip.draw(),this.charts.relayout(),this.
changed({})}};function Bt(s,e){let t=new wn(s,e);return{load:t.load.bind(t),append:t.append.bind(t),setState:t.setState.bind(t),offer:t.sequels.offer.bind(t.sequels),outdate:t.
outdate.bind(t),forgive:t.forgive.bind(t),state:()=>$o(t.state),trace:t.trace.bind(t),seek:t.seek.bind(t),play:t.player.play.bind(t.player),forward:t.forward.bind(
t),pin:t.pin.bind(t),tint:t.tint.bind(t),open:t.open.bind(t),present:t.present.bind(t),relayout:t.relayout.bind(t),flush:t.charts.flush.bind(t.charts),destroy:t.
destroy.bind(t),experiment:t.charts.test}}window.SpecViz={mount:Bt,term:$,FONT:Ae,dom:{el:h,setText:y,Palette:Ce}};var Kp=500,kr=new Map,fa=new Map,lt=new Map(new URLSearchParams(window.location.search)),ma=0;function Yp(s){let e=Uint8Array.from(atob(s),t=>t.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function Jp(s){let e=kr.get(s);if(e)return e;let t=new Promise((n,r)=>{fa.set(s,i=>n(
Yp(i)));let o=document.createElement("script");document.head.append(Object.assign(o,{src:`data/${s}.js`,onerror:()=>r(new Error(s))}))});return kr.set(s,t),t.catch(
()=>kr.delete(s)),t}function ga(s){let e=new URL(s);return e.search=String(new URLSearchParams([...lt])),e}function Xp(){let{href:s}=ga(window.location.href);if(s!==
window.location.href)try{window.history.replaceState(window.history.state,"",s)}catch{}}function ba(){let s=lt.has("__theme")?lt.get("__theme")==="dark":wa.matches;
document.body.classList.toggle("dark",s),document.documentElement.style.colorScheme=s?"dark":"light"}Object.assign(L,{read:Jp,keep(s){for(let[e,t]of Object.entries(
s))t==null||t===""?lt.delete(e):lt.set(e,String(t));clearTimeout(ma),ma=window.setTimeout(Xp,Kp)},state:()=>Object.fromEntries(lt)});var xa=(s,e)=>fa.get(s)?.(e),
ct=()=>JSON.parse(document.getElementById("given")?.textContent||"null"),Vt=()=>document.getElementById("lost")?.removeAttribute("hidden"),wa=matchMedia("(prefe\
rs-color-scheme: dark)");ba();wa.addEventListener("change",ba);for(let s of document.querySelectorAll(".languages a"))s.addEventListener("click",()=>{let e=ga(s.
href);e.hash=window.location.hash,s.href=e.href});var ya=s=>/^\d{1,5}$/.test(String(s))?Number(s):null;async function Zp(s){let{runs:e}=ct(),t=[...document.querySelectorAll("#recorded button")],n=L.state(),r=is(),
o="",i=Bt(s,{words:await L.read(`words/${Ee()}.json`)});function a(){if(!o)return;let{round:d,phase:p,rounds:u,pinned:f,opening:m,tint:g,presenter:b,view:x}=i.state(),
_=!m||f;L.keep({recorded:o===e[0].name?null:o,round:_&&d<u?d:null,phase:_&&p?p:null,at:f?`${f.round}.${f.index}`:null,open:x==="race"?null:x,tint:g==="verdict"?
null:g,presenter:b?1:null})}async function l(d,p=!1){let u=e.find(m=>m.name===d)??e[0],f=r();try{let m=await L.read(`traces/${u.name}.json`);if(!f())return;i.load(
m,{recorded:!0,teach:!p})}catch{f()&&Vt();return}o=u.name,L.shows={live:!1,name:o},t.forEach(m=>m.setAttribute("aria-pressed",String(m.dataset.name===o))),document.
querySelector(".recorded-about").textContent=u.notice}t.forEach(d=>d.addEventListener("click",()=>l(d.dataset.name))),await l(n.recorded,["round","at"].some(d=>d in
n)),Qp(i,n),Vr(i),document.addEventListener("specviz-painted",a)}function Qp(s,e){let t=ya(e.round);t!==null&&s.seek(t,ya(e.phase)??0);let n=/^(\d{1,5})\.(\d{1,3})$/.
exec(String(e.at));n&&s.pin({round:Number(n[1]),index:Number(n[2])}),e.open&&s.open(String(e.open)),e.tint&&s.tint(String(e.tint)),e.presenter==="1"&&s.present(
!0)}var ka=document.querySelector("#stage .stage");ka&&Zp(ka).catch(Vt);var eh=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function _a(s){let e=eh.test(s)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(s)?`'${s}`:s;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Sa(s,e){let t=document.createElement("a");t.href=URL.createObjectURL(s),t.download=e,t.click(),setTimeout(()=>URL.revokeObjectURL(t.href),6e4)}var th=320,Ta=480,sh=19,nh="200px";function Ma({layout:s},e){let{below:t,height:n,xaxis:r}=s.meta?.narrow??{};return e<t?{...s,height:n,xaxis:{...s.xaxis,...r}}:
s}function Ra(s,e){let t=Ma(s,e),n=t.showlegend?s.data.filter(({name:r,showlegend:o})=>r&&o!==!1).length:0;return(t.height||th)+(e<Ta?sh*Math.max(0,n-1):0)}function Ea(s,e,t){
let n=Ma(s,e),[r,o,i]=["ink","quiet","line"].map(p=>t.get(p)),a=p=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...p,tickfont:{size:11,color:o,...p.
tickfont},title:{...p.title,font:{size:12,color:o}}}),l=Object.keys(n).filter(p=>/^[xy]axis\d*$/.test(p)),d=new Set(["xaxis","yaxis",...l]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...n,width:e,height:Ra(s,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...n.legend},...Object.fromEntries([...d].map(p=>[p,a(n[p]||{})])),
font:{family:Ae,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:t.get("raised"),bordercolor:i,font:{color:r}}}}var _r=null;
function za(){let s=_r??new Promise((e,t)=>{let n=document.createElement("script");document.head.append(Object.assign(n,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:t}))});return _r=s,s.catch(()=>{_r=null}),s}var Sr=class{constructor(e,t,n){this.frame=e;this.drawing=t;this.select=n;this.palette=new Ce(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:nh}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){za().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:t}=this.picture;window.Plotly.react(this.drawing,t.data,Ea(t,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[n]})=>n.customdata!=null&&this.select(n.customdata))}async save(e){let t=await za().catch(()=>null);if(!this.
picture||!t)return;let{figure:n,name:r}=this.picture,o={...Ea(n,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:a}=o;
t.downloadImage({data:n.data,layout:o},{format:e,width:i,height:a,scale:e==="png"?2:1,filename:r})}};function Gt({json:s,words:e,select:t}){let n=D(null),r=D(null),
o=D(null),[i,a]=X(!1),l=Fe(()=>JSON.parse(s||"null"),[s]);U(()=>{o.current=new Sr(n.current,r.current,t)},[]),U(()=>o.current?.show(l),[l]);function d(){if(!l)return;
let f=[l.columns,...l.rows].map(m=>m.map(_a).join(","));Sa(new Blob([f.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${l.name}.csv`)}let p=l?[...l.columns,...l.picks.length?[e.pick]:[]]:[],u=l?`${Ra(l.figure,n.current?.clientWidth||Ta)}px`:
void 0;return c("div",{class:"specviz sv-chart",hidden:!l,ref:n,children:[c("div",{class:"sv-drawing",role:"img","aria-label":l?.says,style:{minHeight:u},ref:r}),
c("p",{class:"sv-note",children:l?.says}),c("details",{class:"sv-table",onToggle:({currentTarget:f})=>a(f.open),children:[c("summary",{children:e.table}),c("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${l?.columns.join(e.comma)}`,children:c("table",{children:i&&l&&c(M,{children:[c("th\
ead",{children:c("tr",{children:p.map(f=>c("th",{scope:"col",children:f}))})}),c("tbody",{children:l.rows.map((f,m)=>c("tr",{children:[f.map(g=>c("td",{children:g})),
m in l.picks&&c("td",{children:c("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${f.slice(0,2).join(e.comma)}`,onClick:()=>t(l.picks[m]),children:e.
pick})})]}))})]})})})]}),c("p",{class:"sv-note sv-chart-files",children:[c("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("png"),children:e.
png}),c("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("svg"),children:e.svg}),c("button",{class:"sv-link",type:"button",onClick:d,children:e.
csv})]})]})}Le("chart",({node:s,words:e,props:t,send:n,watch:r})=>{let o=()=>he(c(Gt,{json:t.value,words:e,select:i=>n.pick({at:i})}),s);o(),r("value",o)});var rh=["drafter","temperature"],oh=is();function ih({parts:s},e){let{drafter:t,temperature:n}={...s[0],...e},r=s.filter(o=>o.drafter===t);return r.find(o=>o.temperature===
n)??r[0]??s[0]}function ah(s){let e=ct(),t=L.state(),n=e.sweeps[0].name,r=e.sweeps.find(l=>l.name===t.sweep)?.name??n;function o(l,d,p){let u=new Map(l.parts.map(
f=>[f[p],p==="drafter"?f.label:f[p]]));return u.size>1&&c("fieldset",{children:[c("legend",{children:e[p]}),[...u].map(([f,m])=>c("label",{children:[c("input",{
type:"radio",name:p,value:f,checked:f===d[p],onChange:()=>i(l,{...d,[p]:f})}),c("span",{children:m})]},f))]},p)}function i(l,d){let p=l&&ih(l,d),f={...l?.compared.
find(g=>g.temperature===p?.temperature)?.pictures,...p?.pictures};if(he(c(M,{children:[c("label",{class:"explore-source",children:[e.results,c("select",{value:r,
onChange:({currentTarget:g})=>a(g.value),children:e.sweeps.map(({name:g,title:b})=>c("option",{value:g,children:b},g))})]}),c("p",{class:"explore-origin",children:l?.
origin}),c("div",{class:"explore-choices",children:l&&p&&rh.map(g=>o(l,p,g))}),c("div",{class:"explore-answer",role:"status",children:p?.answer.map(g=>c("p",{children:g}))}),
c("div",{class:"explore-pictures",children:Object.entries(e.headings).map(([g,b])=>c("section",{class:"explore-picture",hidden:!(g in f),children:[c("h3",{children:b}),
c("div",{children:c(Gt,{json:f[g]??"",words:e.chart,select:()=>{}})})]},g))})]}),s),!l||!p)return;let m=g=>p[g]===l.parts[0][g]?null:p[g];L.keep({drafter:m("dra\
fter"),temperature:m("temperature"),sweep:r===n?null:r})}async function a(l,d={}){let p=oh();try{let u=await L.read(`sweeps/${l}.${Ee()}.json`);if(!p())return;r=
l,i(u,d)}catch{p()&&Vt()}}i(null,{}),a(r,t)}var Oa=document.getElementById("explore");Oa&&ah(Oa);var lh=800,La=680,ja="SpecViz",ch=8e3;async function dh(s,e){try{return await navigator.clipboard.writeText(s),!0}catch{let t=document.activeElement;return Object.
assign(e,{hidden:!1,value:s}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&t.focus(),e.hidden}}function ph(s,e,t){let n=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),o=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,a=(l,d=!1)=>{r.textContent=l,clearTimeout(i),d||(i=window.setTimeout(()=>{r.textContent=""},
ch))};return n.addEventListener("click",async()=>{let[l,d]=t(),p=await dh(l,o);a(p?d:e.by_hand,!p)}),s.replaceChildren(n,r,o),a}function hh(s){let e=new URL(s);
e.searchParams.set("embed","1");let t=Object.assign(document.createElement("iframe"),{src:e.href,title:ja,width:"100%",height:String(La),loading:"lazy"});return t.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(t).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}Le("share",({node:s,words:e})=>{ph(s,{...e,copy:e.embed},()=>[hh(L.address()),e.embedded])});function uh(s){let e=0;new ResizeObserver(()=>{let t=s.clientWidth>=
lh?La:Math.ceil(s.getBoundingClientRect().height);!t||t===e||(e=t,window.parent.postMessage({specviz:{height:t}},"*"))}).observe(s)}async function vh(){document.
documentElement.classList.add("embed");let s=await os(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:ja}),t=()=>{let n=new URL(window.location.href);n.searchParams.delete("embed"),e.href=n.href};t(),["pointerdown","focus"].forEach(n=>e.
addEventListener(n,t)),s?.append(e),s&&uh(s)}new URLSearchParams(window.location.search).get("embed")==="1"&&vh();var $a=s=>s!==null&&["loading","running"].includes(s.state),Ca=(s,e,t)=>s.map(([n,r],o)=>c(M,{children:[o>0&&e,c("a",{href:r,...t,children:n})]},n)),dt=({label:s,
children:e})=>c(M,{children:[c("dt",{children:s}),c("dd",{children:e})]});function mh(s,e){!L.go||s.ctrlKey||s.metaKey||s.shiftKey||(s.preventDefault(),L.go({view:"\
watch",recorded:e}))}function fh({words:s,lacking:e},t,n,r){let o=be(s);if(r)return s.stopping;if(n?.state==="running")return o("running",{percent:n.done});if(n)
return n.state==="stopped"?s.stopped:n.message??"";if(!t.rule)return"";if(!e)return s.recorded_only;let i=e[t.number];return i.length?o("lacks",{pairs:i.join(s.
comma)}):t.estimate??""}function gh({told:s,card:e,isNew:t,progress:n,hidden:r,begin:o,halt:i,back:a}){let{words:l,lacking:d,chart:p}=s,u=D(null),f=D(null),m=D(
null),[g,b]=X(!1),[x,_]=X(!1),w=$a(n),S=[f,m].some(({current:k})=>k!==null&&k===document.activeElement);U(()=>{w&&x?i():_(!1)},[n]),U(()=>{S&&(w?m:f).current?.focus(
{preventScroll:!0})},[w]),U(()=>{if(!t||!f.current||!u.current)return;let{top:k,bottom:P}=f.current.getBoundingClientRect();k>=0&&k<P&&P<=window.innerHeight&&u.
current.getBoundingClientRect().top<0&&u.current.scrollIntoView({block:"start"})},[e]);function z(){let k=!!u.current?.open;k&&b(!0),k?L.keep({claim:e.number}):
Number(L.state().claim)===e.number&&L.keep({claim:null})}return c("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:u,onToggle:z,children:[c("summary",
{children:[c("span",{class:"myth-number","aria-label":be(l)("claim_number",{n:e.number}),children:e.number}),c("span",{children:[c("span",{class:"myth-claim",children:e.
claim}),c("p",{class:"myth-says",children:e.says})]}),c("span",{class:"myth-mark",children:c("span",{class:"myth-chip","data-verdict":e.verdict,children:l.verdicts[e.
verdict]})})]}),c("div",{class:"myth-body",children:g&&c(M,{children:[e.picture&&c("div",{children:c(Gt,{json:e.picture,words:p,select:()=>{}})}),e.source&&c("p",
{class:"myth-source",children:e.source}),c("dl",{class:"myth-about",children:[c(dt,{label:l.how,children:e.how}),e.rule&&c(dt,{label:l.rule,children:e.rule}),e.
missing&&c(dt,{label:l.missing,children:e.missing}),e.words.length>0&&c(dt,{label:l.terms,children:Ca(e.words,l.comma,{})}),e.papers.length>0&&c(dt,{label:l.papers,
children:Ca(e.papers,l.comma,{target:"_blank",rel:"noreferrer"})})]}),c("dl",{class:"myth-setup",children:e.setup?.map(([k,P])=>P&&c(dt,{label:k,children:P},k))}),
c("div",{class:"myth-actions",children:[e.rule&&d&&!d[e.number].length&&c(M,{children:[c("button",{type:"button",class:"myth-button myth-primary",hidden:w,ref:f,
onClick:o,children:l.run}),c("button",{type:"button",class:"myth-button",hidden:!w,ref:m,onClick:()=>{_(!0),i()},children:l.stop})]}),t&&c("button",{type:"butto\
n",class:"myth-button",onClick:a,children:l.back}),e.watch&&c("button",{type:"button",class:"myth-button",onClick:()=>L.go?.({...e.watch,view:"watch"}),children:l.
watch}),e.replay&&c("a",{class:"myth-link",href:e.replay,onClick:k=>mh(k,e.run),children:l.replay}),e.pay&&c("button",{type:"button",class:"myth-button",onClick:()=>L.
go?.({view:"pay",fold:"cost",reveal:!0}),children:l.pay}),c("a",{class:"myth-link",href:e.link,children:l.link})]}),c("progress",{max:100,hidden:n?.state!=="run\
ning",value:n?.done??0,"aria-label":l.how}),c("p",{class:"myth-line",role:"status","data-state":n?.state,children:fh(s,e,n,x)})]})})]})}var Aa="verdict",bh=as("\
claim",new URLSearchParams(window.location.search).get("claim")),xh=()=>{};Le("myths",async({node:s,words:{busy:e,lacking:t}={busy:"",lacking:null},send:n,value:r})=>{
let o={...await L.read(`claims/${Ee()}.json`),busy:e,lacking:t},{words:i}=o,a=be(i),l=new URLSearchParams(window.location.search),d=new Map,p=new Map,u=null,f=()=>o.
cards.map(k=>d.get(k.number)??k),m=k=>f().filter(({verdict:P})=>P===k).length,g=["",...Object.keys(i.verdicts)],b=g.find(k=>k===l.get(Aa)&&m(k))??"";function x(k){
b=k,L.keep({[Aa]:b}),z()}function _(k){u!==null&&p.set(u,{state:"stopped"}),u=k,p.set(k,{state:"running",done:0}),z(),n.begin({claim:k})}function w({claim:k,...P}){
o.cards.some(({number:q})=>q===k)&&(P.card&&d.set(k,P.card),p.set(k,P),!$a(P)&&u===k&&(u=null),z())}function S(k){let P=s.querySelector(`#claim-${/^\d{1,2}$/.test(
k)?Number(k):"none"}`);P&&(P.hidden&&x(""),P.open=!0,P.scrollIntoView({block:"start"}))}function z(){let k=a("tally",{holds:m("holds"),fails:m("fails"),depends:m(
"depends"),yours:m("yours")}),P=m("untried");he(c(M,{children:[c("p",{class:"myth-tally",role:"status",children:j(k,P>0&&a("tally_untried",{untried:P}))}),c("di\
v",{class:"myth-kinds",role:"group","aria-label":i.show,children:g.map(q=>c("button",{type:"button",hidden:q!==""&&!m(q),"aria-pressed":q===b,onClick:()=>x(q),children:q?
i.verdicts[q]:i.all},q))}),c("div",{class:"myth-list",children:f().map(q=>{let{number:G}=q;return c(gh,{told:o,card:q,isNew:d.has(G),progress:p.get(G)??null,hidden:b!==
""&&q.verdict!==b,begin:()=>_(G),halt:()=>n.halt(),back:()=>{d.delete(G),p.delete(G),z()}},G)})})]}),s)}xh=()=>{u!==null&&w({claim:u,state:"error",message:e})},
x(b),bh(S),r(k=>w(k),!1)});var Kt=s=>s.reduce((e,t)=>e+t,0);function pt(s){let e=Kt(s);return s.map(t=>t/e)}var Er=(s,e)=>s.map((t,n)=>Math.min(t,e[n])),ht=(s,e)=>Math.min(1,Kt(Er(s,e))),
zr=(s,e)=>e.map((t,n)=>t>0?Math.min(1,s[n]/t):null);function ut(s,e){let t=s.map((n,r)=>Math.max(0,n-e[r]));return Kt(t)>0?pt(t):[...s]}function Ha(s,e){let t=zr(
s,e).map((r,o)=>e[o]*(r??0)),n=1-Kt(t);return{accepted:t,corrected:ut(s,e).map(r=>n*r)}}function Na(s,e,t){let n=1-s[e];return s.map(o=>n>0?o/n:1/(s.length-1)).
map((o,i)=>i===e?t:o*(1-t))}function Pa(s,e){let t=e*Kt(s),n=0;for(let[r,o]of s.entries()){if(o>0){if(t<o)return{token:r,spot:t/o};n=r}t-=o}return{token:n,spot:.5}}
function Tr(s,e,t){let n=Pa(e,t()).token,r=t(),o=Math.min(1,s[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:a}=Pa(ut(s,e),t());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:a,token:i}}var Yt=6,Mr="similar",yn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},wh=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
qa=({target:s,draft:e})=>[s,e].map(t=>t.map(n=>Math.round(1e3*n)).join(".")).join("-");function Ia(s){if(!wh.test(s))return null;let[e,t]=s.split("-").map(r=>r.
split(".").map(Number));return[e,t].some(r=>r.every(o=>o===0))||e.length!==t.length?null:{target:pt(e),draft:pt(t)}}var yh=s=>!!s&&[...s?.candidates??[],s?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function kh({rounds:s},{round:e,index:t}){let n=s[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(t<n.drafts.length?t:r,n.drafts.length-1);return yh(n.positions?.[o])?{round:e,index:o}:null}function Da(s,e){let t=s.rounds.flatMap(
({drafts:l},d)=>l.flatMap(({verdict:p},u)=>p==="rejected"?[{round:d,index:u}]:[])),n=[...e?[e]:[],...t].map(l=>kh(s,l)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=s.rounds[n.round],i=o[n.index],a=Bs(i,[r[n.index].token],!1,Yt);return{target:pt(a.map(l=>l.target??0)),draft:pt(a.map(l=>l.draft??0)),guess:{...n,
names:a.map(({token:l})=>_h(s,l)),overlap:i.overlap}}}function _h({pieces:s},e){if(e===-1)return null;let t=s[e];return Y(typeof t=="string"?t:xe(ue,t).text)||we(
t)}var Rr=["accepted","corrected"],Qe=s=>s.reduce((e,t)=>e+t,0),Fa=s=>({accepted:Array(s).fill(0),corrected:Array(s).fill(0)}),kn=class{shown;constructor(e){this.say=
e,this.heading=h("h3",{}),this.says=h("p",{class:"sv-play-says"}),this.result=h("th",{scope:"col"}),this.rows=Array.from({length:Yt},()=>this.buildRow());let t=o=>h(
"th",{scope:"col"},o),n=h("table",{class:"sv-play-emitted"},h("thead",{},h("tr",{},t(e("token")),h("td",{}),t($("residual",e("residual"))),t(e("target")),this.result)),
h("tbody",{},...this.rows.map(o=>o.node))),r=o=>h("li",{},h("span",{class:"sv-play-key","data-kind":o}),e(`result_key.${o}`));this.node=h("div",{class:"sv-play-\
result"},this.heading,this.says,n,h("ul",{class:"sv-legend"},...[...Rr,"target"].map(r)))}buildRow(){let e=h("th",{scope:"row",class:"sv-t"}),t=h("span",{class:"\
sv-play-stack"},...Rr.map(i=>h("span",{"data-kind":i})),h("span",{"data-kind":"target"})),[n,r,o]=["","",""].map(()=>h("td",{}));return{name:e,bar:t,rest:n,target:r,
result:o,node:h("tr",{},e,h("td",{},t),n,r,o)}}show(e){this.shown=e;let{target:t,draft:n,active:r,name:o}=e,i=Ha(t,n),a=ut(t,n),l=Qe(i.corrected);this.rows.forEach(
(d,p)=>{d.node.hidden=p>=t.length,!d.node.hidden&&(y(d.name,o(p)),E(d.name,"title",o(p)),d.node.classList.toggle("sv-play-active",p===r),d.bar.style.setProperty(
"--target",String(t[p])),y(d.rest,l<1e-9?"–":I(a[p])),y(d.target,I(t[p])))}),y(this.says,this.say(i.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(r),accepted:I(
i.accepted[r]),rejected:I(l),residual:I(a[r]),target:I(t[r])})),this.paint(i,null)}fill(e){let t=Qe(e.accepted)+Qe(e.corrected),[n,r]=Rr.map(o=>e[o].map(i=>i/t));
this.paint({accepted:n,corrected:r},t)}paint({accepted:e,corrected:t},n){let{say:r}=this;y(this.heading,n===null?r("emits"):r("emits_drawn",{draws:oe(n)})),y(this.
result,r(n===null?"result":"drawn")),e.forEach((o,i)=>{let a=this.rows[i];a.bar.style.setProperty("--accepted",String(o)),a.bar.style.setProperty("--corrected",
String(t[i])),y(a.result,I(o+t[i]))})}counted({accepted:e,corrected:t}){let n=Qe(e)+Qe(t),r=this.shown.target.map((o,i)=>Math.abs(o-(e[i]+t[i])/n));return this.
say("counted",{draws:oe(n),accepted:oe(Qe(e)),corrected:oe(Qe(t)),difference:I(Math.max(...r))})}};var Or=["target","draft"],jr=["both",...Or],Sh={both:"overlap",target:"residual",draft:"rejected"},vt=.01,Lr=.1,Eh={ArrowRight:vt,ArrowUp:vt,ArrowLeft:-vt,ArrowDown:-vt,
PageUp:Lr,PageDown:-Lr};function zh({key:s,shiftKey:e,ctrlKey:t,altKey:n,metaKey:r}){if(t||n||r)return 0;let o=Eh[s]??0;return e?Math.sign(o)*Lr:o}var Wa=(s,e)=>jr.
forEach(t=>s.style.setProperty(`--${t}`,String(e[t]))),Ua=(...s)=>h("span",{class:"sv-play-bar"},...jr.map(e=>h("span",{"data-area":e})),...s),_n=class{shown;constructor(e,t){
this.say=e,this.intents=t,this.rows=Array.from({length:Yt},(i,a)=>this.buildRow(a)),this.total=Ua(),this.beta=h("span",{class:"sv-play-beta"});let n=i=>h("span",
{class:"sv-play-model","data-model":i},e(i)),r=i=>h("li",{},h("span",{class:"sv-area-key","data-area":i}),$(Sh[i],e(`key.${i}`))),o=[0,.5,1].map(i=>h("span",{style:`\
--x:${i}`},String(i)));this.node=h("div",{},h("div",{class:"sv-play-rows"},h("div",{class:"sv-play-row sv-play-head"},h("span",{},e("token")),h("span",{class:"s\
v-play-names"},...Or.map(n)),h("span",{}),h("span",{},$("accept_test",e("chance")))),...this.rows.map(i=>i.node),h("div",{class:"sv-play-row sv-play-axis","aria\
-hidden":"true"},h("span",{}),h("span",{class:"sv-area-ticks"},...o)),h("div",{class:"sv-play-row sv-play-total"},h("span",{},e("total")),this.total,h("span",{class:"\
sv-play-whole"},$("overlap",e("overlap")),this.beta))),h("ul",{class:"sv-legend"},...jr.map(r)))}buildRow(e){let t=h("span",{class:"sv-t"}),n={target:this.buildHandle(
"target",e),draft:this.buildHandle("draft",e)},r={guess:h("span",{class:"sv-play-dart",hidden:!0}),correction:h("span",{class:"sv-play-dart","data-kind":"correc\
tion",hidden:!0})},o=Ua(...Object.values(r),...Object.values(n)),i={target:h("span",{}),draft:h("span",{})},a=h("span",{class:"sv-play-chance"});return{node:h("\
div",{class:"sv-play-row"},t,o,h("span",{class:"sv-play-masses"},i.target,i.draft),a),name:t,bar:o,handles:n,darts:r,masses:i,chance:a}}buildHandle(e,t){let{intents:n}=this,
r=()=>n.grab(e,t),o=h("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":e,on:{focus:r,pointerdown:r,change:n.done,keydown:i=>this.
press(i,e,t),input:()=>n.move(e,t,Number(o.value))}});return o}press(e,t,n){let r=zh(e);if(!r)return;e.preventDefault();let o=vt*Math.round((this.shown[t][n]+r)/
vt);this.intents.move(t,n,Math.min(1,Math.max(0,o))),this.intents.done()}show(e){let{target:t,draft:n}=this.shown=e,r=ht(t,n),o=Er(t,n);this.rows.forEach((i,a)=>{
i.node.hidden=a>=t.length,i.node.hidden||this.paintRow(a,{target:t[a],draft:n[a],both:o[a]})}),Wa(this.total,{target:1,draft:1,both:r}),y(this.beta,F(r))}paintRow(e,t){
let{say:n,shown:{target:r,draft:o,active:i,name:a}}=this,{node:l,name:d,bar:p,handles:u,masses:f,chance:m}=this.rows[e],g=a(e);y(d,g),E(d,"title",g),l.classList.
toggle("sv-play-active",e===i),Wa(p,t);let b=zr(r,o)[e];y(m,b===null?"–":R(b));for(let x of Or)y(f[x],I(t[x])),u[x].value=String(t[x]),E(u[x],"aria-label",n(`\
handle.${x}`,{token:g})),E(u[x],"aria-valuetext",n("handle.text",{p:I(t[x]),overlap:F(ht(r,o))}))}clear(){this.rows.forEach(({darts:e})=>Object.values(e).forEach(
t=>{t.hidden=!0}))}mark({guess:e,draw:t,accepted:n,token:r,spot:o}){let{target:i,draft:a}=this.shown;this.clear();let l=this.rows[e].darts.guess;if(l.dataset.kind=
n?"accepted":"rejected",l.style.setProperty("--x",String(t*a[e])),l.hidden=!1,n)return;let d=this.rows[r].darts.correction,p=Math.min(i[r],a[r]);d.style.setProperty(
"--x",String(p+o*(i[r]-p))),d.hidden=!1}};var Th=1e3,Mh=40,Rh=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Sn=class{scene;preset;active;base;counts;left;frame;constructor({words:e,shown:t=()=>null,
changed:n=()=>{}}){let r=this.say=be({glossary:[],keys:[],...e});this.shown=t,this.changed=n,this.frame=0,this.presets=[...Object.keys(yn),"shown"].map(o=>this.
button(`presets.${o}`,()=>{this.start(o),this.tell()})),this.context=h("h3",{}),this.note=h("p",{class:"sv-note",role:"status"}),this.says=h("p",{class:"sv-play\
-says"}),this.outcome=h("p",{class:"sv-play-outcome",role:"status"}),this.handles=new _n(r,{grab:(o,i)=>this.grab(o,i),move:(...o)=>this.move(...o),done:()=>this.
tell()}),this.emitted=new kn(r),this.node=h("div",{class:"specviz sv-play"},h("div",{class:"sv-choices",role:"group","aria-label":r("start")},h("span",{class:"s\
v-quiet"},r("start")),...this.presets),h("div",{class:"sv-play-columns"},h("div",{},this.context,this.note,this.handles.node,this.says),h("div",{},this.emitted.
node,h("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(Mr)}button(e,t){
return h("button",{type:"button",class:"sv-choose","data-name":e,on:{click:t}},this.say(e))}start(e){let t=Object.hasOwn(yn,e),n=t?yn[e]:e==="shown"?this.shownScene():
Ia(e);return n&&this.put(n,t||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.paint(),y(this.note,this.say("none")),!0)}shownScene(){let{trace:e,
at:t=null}=this.shown()??{};return e?Da(e,t):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&
this.put(e,"shown")}put(e,t){let n=ut(e.target,e.draft);this.active=n.indexOf(Math.max(...n)),this.preset=t,this.scene=e,this.forget(),y(this.note,this.lost(e)),
this.paint()}lost({target:e,draft:t,guess:n}){if(n?.overlap==null)return"";let[r,o]=[ht(e,t),n.overlap].map(i=>F(i));return r===o?"":this.say("lumped",{overlap:r,
exact:o})}grab(e,t){this.base=this.scene[e],this.active=t,this.paint()}move(e,t,n){this.preset=null,this.forget(),this.scene={...this.scene,[e]:Na(this.base,t,n)},
this.paint()}tell(){this.changed(this.preset===Mr?null:this.preset??qa(this.scene))}name(e){let{guess:t}=this.scene;return t?t.names[e]??this.say("rest"):this.say(
`tokens.${e}`)}paint(){let{say:e,active:t,scene:{target:n,draft:r,guess:o}}=this,i={target:n,draft:r,active:t,name:d=>this.name(d)},a=ht(n,r),l={overlap:F(a),rejected:F(
1-a)};this.presets.forEach(d=>d.setAttribute("aria-pressed",String(d.dataset.name===`presets.${this.preset}`))),y(this.context,o?e("guess",{round:o.round+1,guess:o.
index+1}):e("prompt")),y(this.says,e(a>1-1e-9?"shares_all":a<1e-9?"shares_nothing":"shares",l)),this.handles.show(i),this.emitted.show(i),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),y(this.outcome,"")}drawOne(){
let e=Tr(this.scene.target,this.scene.draft,Math.random);this.handles.mark(e),y(this.outcome,this.story(e))}story({guess:e,draw:t,threshold:n,accepted:r,token:o}){
let{say:i,scene:{target:a,draft:l}}=this,[d,p]=se(t,n),u=i(`test.${r?"accepted":"rejected"}`,{draw:d,threshold:p,target:I(a[e]),draft:I(l[e])});return j(i("draf\
ted",{token:this.name(e)}),u,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;this.clear(),this.counts=this.counts??Fa(this.scene.target.length),
this.left+=Th,e||this.drawSome(this.counts)}drawSome(e){let{target:t,draft:n}=this.scene,r=Rh()?this.left:Math.min(this.left,Mh);for(let o=0;o<r;o+=1){let{token:i,
accepted:a}=Tr(t,n,Math.random);e[a?"accepted":"corrected"][i]+=1}this.left-=r,this.emitted.fill(e),this.left?this.frame=requestAnimationFrame(()=>this.drawSome(
e)):y(this.outcome,this.emitted.counted(e))}};function Ba(s,e){let t=new Sn(e);return s.replaceChildren(t.node),{start:t.start.bind(t),follow:t.follow.bind(t)}}var Oh=as("play",new URLSearchParams(window.location.search).get("play"));Le("play",({node:s,words:e})=>{let t=Ba(s,{words:e,changed:n=>L.keep({play:n}),shown(){
let n=L.viewer?.trace();return L.viewer&&n?{trace:n,at:L.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>t.follow()),Oh(n=>{if(!n)
return;t.start(n)&&L.keep({play:n});let r=document.getElementById("play");os(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});window.SpecViz=Object.assign(L,{mount:Bt,take:xa});for(let s of document.querySelectorAll("[data-component]")){let e=s.dataset.component??"",t=ct()?.[e];Kr(e,[],
{element:s,props:t?{words:{[Ee()]:t}}:{},server:{},trigger(){},watch(){}})}})();
