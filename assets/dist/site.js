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
(()=>{var P,fr,cl,Se,ds,ln,gr,on,br,ms,ps,xr,_t=Symbol.for("pv"),cn={},dn=[],dl=/^m(i|n|o|s|text|space)$/,vs=Array.isArray,hs=dn.slice,Fe=Object.assign;function De(t){
t&&t.parentNode&&t.remove()}function fs(t,e,n){var s,r,a,i={},l=arguments.length;for(a in e)a=="key"?s=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?hs.call(arguments,2):n),kt(t,i,s,r,null)}function kt(t,e,n,s,r){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_t,__v:r||++fr,__i:-1,__u:0};return!r&&P.vnode&&P.
vnode(a),a}function S(t){return t.children}function we(t,e){this.props=t,this.context=e,this.__g=0}function Te(t,e){if(e==null)return t.__&&Te(t.__,t.__i+1);for(var n;e<t.
__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Te(t)}function pl(t){var e,n=t.__v,s=n.__e,r=[],a=[],i=t.__P;
i&&((e=Fe({constructor:_t},n)).__v=n.__v+1,P.vnode&&P.vnode(e),gs(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,r,s||Te(n),32&n.__u,a),e.__v=n.__v,e.__.__k[e.__i]=
e,Tr(r,e,a),n.__=n.__e=null,e.__e!=s&&yr(e))}function yr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
yr(t)}function us(t){(8&t.__g||(t.__g|=8,Se.push(t),ln++))&&ds==P.debounceRendering||((ds=P.debounceRendering)||queueMicrotask)(wr)}function wr(){try{for(var t,
e=1;Se.length;)Se.length>e&&Se.sort(gr),t=Se.shift(),e=Se.length,8&t.__g&&pl(t)}finally{(ln=Se.length)&&(ds||queueMicrotask)(wr)}}function kr(t,e,n,s,r,a,i,l,c,p,u){
var m,h,v,f,b,g,w=s.__k||dn,y=e.length;for(c=ul(n,e,w,c,y),m=0;m<y;m++)(v=n.__k[m])!=null&&(h=~v.__i&&w[v.__i]||cn,v.__i=m,g=gs(t,v,h,r,a,i,l,c,p,u),f=v.__e,(h.
ref!=v.ref||8&h.__u)&&(h.ref&&bs(h.ref,null,v,h),v.ref&&u.push(v.ref,v.__c||f,v)),b=b||f,4&v.__u?(c=_r(v,c,t,!h.__v),h.__e&&(h.__e=null)):typeof v.type=="functi\
on"&&g!==void 0?c=g:f&&(c=f.nextSibling),v.__u&=-21);return n.__e=b,c}function ul(t,e,n,s,r){var a,i,l,c,p,u,m,h,v,f=n.length,b=f,g=0,w=0,y=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[a]=kt(null,i):vs(i)?i=y[a]=kt(S,{children:i}):
i.constructor===_t&&i.__b?i=y[a]=kt(i.type,i.props,i.key,i.ref,i.__v):y[a]=i,c=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=ml(i,n,c,b))&&(b--,(l=n[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,w=1)):(~p||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):y[a]=null;if(w){for(u=[],m=[],
a=0;a<r;a++)if((i=y[a])&&16&i.__u){for(g=0,h=u.length;g<h;)u[v=g+h>>1]<i.__i?g=v+1:h=v;u[g]=i.__i,m[a]=g+1}for(g=u.length;a--;)m[a]&&(m[a]==g?g--:y[a].__u|=4)}if(b)
for(a=0;a<f;a++)!(l=n[a])||2&l.__u||(l.__e==s&&(s=Te(l)),xs(l,l));return s}function _r(t,e,n,s){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=_r(r[a],e,n,!1));return e}for(e&&!e.parentNode&&(e=Te(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function ml(t,e,n,s){var r,a=t.key,i=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&a==null||c&&a==l.key&&i==l.type)return n;if(s>(c?1:0)){for(r=n-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=n+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function hr(t,e,n){n==null&&
(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function rn(t,e,n,s,r){var a,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||hr(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||hr(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),
typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=ps[e]||(ps[e]=vl(e)),(t.__a||(t.__a={}))[e]=ms,a=e!=(e=e.replace(br,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),n?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function vl(t){
return function(e){var n=this.__e;if(n){if(n=n[t],e[on]==null)e[on]=ms++;else if(e[on]<this.__a[t])return;return n(P.event?P.event(e):e)}}}function gs(t,e,n,s,r,a,i,l,c,p){
var u,m,h,v,f,b,g,w,y,x,_,k,H,F,G,wt,pe,ue,D=e.type;if(e.constructor!==_t)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,m=a=[],u.nodeType==8?l=an(u,
a):a.push(u),l=a[0]||l),(u=P.__b)&&u(e);e:if(typeof D=="function"){h=i.length;try{if(w=e.props,y=(u=D.prototype)&&u.render,x=(u=D.contextType)&&s[u.__c],_=u?x?x.
props.value:u.__:s,(v=n.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(y?e.__c=v=new D(w,_):(e.__c=v=new we(w,_),v.constructor=D,v.render=fl),x&&x.sub(v),v.state||(v.state=
{}),v.__n=s,v.__g|=8,v.__h=[],v.__k=[]),y&&(v.__s||(v.__s=v.state),D.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=Fe({},v.__s)),Fe(v.__s,D.getDerivedStateFromProps(
w,v.__s)))),f=v.props,b=v.state,v.__v=e,n.__c){if(w!==f&&y&&!D.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(w,_),e.__v==n.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(w,v.__s,_)===!1){e.__v!=n.__v&&(v.props=w,v.state=v.__s,v.__g&=-9),e.__e=n.__e,e.__k=
n.__k,e.__k.some(function(K){K&&(K.__=e)}),dn.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),l=Te(n);break e}v.componentWillUpdate&&v.componentWillUpdate(
w,v.__s,_),y&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(f,b,g)})}else y&&!D.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
y&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=_,v.props=w,v.__P=t,v.__g&=-5,k=P.__r,H=y?25:0;do v.__g&=-9,k&&k(e),u=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++H<25);y&&(dn.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(s=Fe({},s,v.getChildContext())),y&&n.__c&&v.getSnapshotBeforeUpdate&&
(g=v.getSnapshotBeforeUpdate(f,b)),F=u&&u.type===S&&u.key==null?u.props.children:u,w.__P&&(u=l,r=(t=w.__P).namespaceURI,c=a=null,n.props&&n.props.__P!=t&&(n.__k.
some(function(K){K&&xs(K,K)}),n.__k=null),l=n.__k?Te(n,0):null),l=kr(t,vs(F)?F:[F],e,n,s,r,a,i,l,c,p),w.__P&&(e.__e=null,l=u),e.__u&=-161,m&&m.some(De),v.__h.length&&
i.push(v),1&v.__g&&(v.__g&=-4)}catch(K){if(i.length=h,e.__v=null,c||a)if(K&&K.then){if(e.__u|=128|c,a){for(~(pe=a.indexOf(l||void 0))||(pe=a.length);(ue=a[pe-1])&&
ue.nodeType==8;)pe--;for(;pe<a.length;pe++)if(ue=a[pe])if(a[pe]=null,G){if(ue==wt)break}else{if(ue.nodeType!=8)break;ue.data.startsWith("$s")&&(wt=an(G=ue))}}if(!G){
for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;G=l}(u=an(G=e.__c.__z||(e.__c.__z=G)))?(e.__e=G,l=u):e.__e=l,l=l&&l.nextSibling}else a&&a.some(De);else e.
__e=n.__e;e.__k||(e.__k=n.__k||[]),K&&K.then||Sr(e),P.__e(K,e,n)}}else l=e.__e=hl(n.__e,e,n,s,r,a,i,c,p,t);return(u=P.diffed)&&u(e),l}function an(t,e){if(t&&t.nodeType==
8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(
t)}}function Sr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Sr))}function Tr(t,e,n){for(var s=0;s<n.length;)bs(n[s++],n[s++],n[s++]);P.__c&&P.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){P.__e(a,r.__v)}})}function hl(t,e,n,s,r,a,i,l,c,p){var u,m,h,v,f,b,g,w,y=n.props||cn,x=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),a){for(u=0;u<a.
length;u++)if((f=a[u])&&(_?f.localName==_:f.nodeType==3)){t=f,a[u]=null;break}}if(!t){if(w=p.ownerDocument||document,!_)return w.createTextNode(x);t=w.createElementNS(
r,_,x.is?x:p),l&&(P.__m&&P.__m(e,a),l=!1),a=null}if(_){if(p=_=="template"&&t.content||t,a=_=="textarea"&&x.defaultValue!=null?null:a&&hs.call(p.childNodes),!l&&
a)for(y={},u=0;u<t.attributes.length;u++)y[(f=t.attributes[u]).name]=f.value;for(u in y)f=y[u],u=="dangerouslySetInnerHTML"?h=f:u=="children"||u in x||u=="value"&&
"defaultValue"in x||u=="checked"&&"defaultChecked"in x||rn(t,u,null,f,r);for(u in x)f=x[u],u=="children"?v=f:u=="dangerouslySetInnerHTML"?m=f:u=="value"?b=f:u==
"checked"?g=f:l&&typeof f!="function"||y[u]===f||rn(t,u,f,y[u],r);m?(l||h&&(m.__html==h.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),e.__k=[]):(h&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&dl.test(_))&&(r="http://www.w3.org/1999/xhtml"),kr(p,vs(v)?v:[v],e,n,s,r,a,i,a?a[0]:
n.__k&&Te(n,0),l,c),a&&a.some(De)),l&&_!="textarea"||(u="value",_=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(_!="progress"||b)||rn(t,u,b,y[u],
r),u="checked",g!=null&&g!=t[u]&&rn(t,u,g,y[u],r))}else y===x||l&&t.data==x||(t.data=x);return t}function bs(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&
(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){P.__e(r,n)}}function xs(t,e,n){var s,r,a,i;if(P.unmount&&P.unmount(
t),!(s=t.ref)||s.current&&s.current!=t.__e||bs(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){P.__e(l,e)}s.__P=s.__n=null}
if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&xs(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(r=an(s,a=[]))&&(s==t.__e&&a.some(De),De(
r),De(s)),n||De(t.__e),t.__e=t.__c=t.__=null}function fl(t,e,n){return this.constructor(t,n)}function ee(t,e){var n,s,r,a;P.__&&P.__(t,e),e.nodeType==9&&(e=e.documentElement),
s=(n=t&&32&t.__u)?null:e.__k,e.__k=kt(S,{children:[t]}),r=[],a=[],gs(e,e.__k,s||cn,cn,e.namespaceURI,s?null:e.firstChild?hs.call(e.childNodes):null,r,s?s.__e:e.
firstChild,n,a),Tr(r,e.__k,a),e.__k.props.children=null}function Er(t){function e(n){var s,r;return this.getChildContext||(s=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&s.forEach(function(i){i.__g|=4,us(i)})},this.sub=function(a){s.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){s.delete(a),i&&i.call(a)}}),n.children}return e.__c="__cC"+xr++,e.__=t,e.Provider=(e.Consumer=function(n,s){return n.children(s)}).contextType=e,e}P={__e:function(t,e,n,s){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,s||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw ln=0,t}},fr=0,cl=function(t){return t!=null&&t.
constructor===_t},we.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Fe({},this.state)),typeof t=="function"&&(t=t(Fe({},n),this.props)),
t&&(Fe(n,t),this.__v&&(e&&this.__k.push(e),us(this)))},we.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),us(this))},we.prototype.render=
S,Se=[],ln=0,gr=function(t,e){return t.__v.__b-e.__v.__b},on=Symbol(),br=/(PointerCapture)$|Capture$/i,ms=0,ps={},xr=0;var L={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},Rr,Bm=new Promise(t=>{Rr=t});function zr(t){L.viewer=t,Rr(t)}var Mr=new Map,Ee=(t,e)=>{Mr.set(t,e)};function Or(t,e,{element:n,props:s,server:r,trigger:a,watch:i}){Mr.get(t)?.({node:n.firstElementChild,words:s.words?.[ke()],props:s,server:r,watch:i,send:Object.
fromEntries(e.map(l=>[l,(c={})=>a(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(s.value||"{}"));c&&p(),i("value",p)}})}var ke=()=>document.documentElement.lang.slice(
0,2);var gl=20;function pn(t,e=1/0){let n=performance.now()+e;return new Promise(s=>{(function r(){let a=t();a||performance.now()>n?s(a||null):setTimeout(r,gl)})()})}
function un(){let t=0;return()=>{let e=t+=1;return()=>e===t}}function mn(t,e=null){let n=null,s=()=>{if(!n||e===null)return;let r=e;e=null,n(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=
String(r[t]),s())}),r=>{n=r,s()}}var bl=(t,e)=>t.replace(/\{(\w+)\}/g,(n,s)=>e&&s in e?String(e[s]):n);function Re(t){return(e,n)=>{let s=e.split(".").reduce((r,a)=>r?.[a],t);return typeof s=="\
string"?bl(s,n):e}}var d=t=>t;function Cr(t){d=Re(t)}var xl=new TextEncoder,yl=new TextDecoder("utf-8",{ignoreBOM:!0});function Lr(t){return t==null?[]:typeof t=="string"?[...xl.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function wl(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function kl(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let n=t[t.length-
e];if(n<128)return 0;if(n>=192)return wl(n)>e?e:0}return 0}var me=Object.freeze({bytes:[],tokens:0});function fe(t,e){let n=[...t.bytes,...Lr(e)],s=kl(n),r=n.slice(
0,n.length-s);return{text:yl.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:s?{bytes:n.slice(-s),tokens:r.length?1:t.tokens+1}:me}}var ve=t=>Lr(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),_l=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Sl=["space","newline","tab","control","text"];function vn(t){return[...t.matchAll(_l)].map(e=>({kind:Sl[e.slice(1).findIndex(n=>n!==void 0)],text:e[0]}))}var hn=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Tl=t=>t&&`⁨${t}⁩`,ze=t=>t.replace(/[\u2068\u2069]/g,"");function Y(t){return Tl(vn(t).map(
({kind:e,text:n})=>e==="space"?"·".repeat(n.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?hn(n):n).join(""))}var $=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),St="–",ge=t=>(e,n)=>e==null||!Number.isFinite(e)?St:t(e,n);function El(t){let[e,n]=t.toExponential(1).split("e");return`${e}\
×10${[...n].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var Me=ge((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return El(
t);let n=t.toPrecision(t<.001?Math.min(e,2):e),s=n.includes("e")?t.toFixed(7):n;return/^1(\.0*)?$/.test(s)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),I=ge((t,e)=>t>0&&t<1e-4?"<0.0001":Me(t,e)),q=ge(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function te(t,e){let n=l=>[t,e].map(c=>Me(c,l)),s=t===e?3:[3,4,5,6,7].find(l=>new Set(n(l)).size>1)??8,r=n(s),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var O=ge(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),J=ge(t=>t.toFixed(t<9.995?2:1)+"×"),A=ge((t,e=2)=>t.toFixed(e)),ys=ge(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),oe=ge(t=>t.toLocaleString("en")),ws=ge(t=>{let[e,n]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/n).toPrecision(t/n<
10?2:3)} ${e}`}),N=ge(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var $r=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,n)=>n%2?se("bdi",{translate:"no"},e):e);function se(t,e,...n){let s=document.createElement(t),{on:r={},...a}=e;
Object.entries(r).forEach(([i,l])=>s.addEventListener(i,l));for(let[i,l]of Object.entries(a))l===!0?s.setAttribute(i,""):l!==!1&&l!=null&&s.setAttribute(i,ze(String(
l)));return s.append(...n.flatMap(i=>i==null?[]:typeof i=="string"?$r(i):[i])),s}function Pr(t,e){t.textContent!==ze(e)&&(t instanceof Element?t.replaceChildren(
...$r(e)):t.textContent=ze(e))}function Ar(t,e,n,s){let r=n.bottom-e.bottom+4,a=n.top-e.top-48;r>0?t.scrollTop=s*Math.ceil((t.scrollTop+r)/s):a<0&&(t.scrollTop=s*Math.floor((t.scrollTop+a)/s))}var Oe=class{constructor(e){this.host=e}host;probe=se("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;get(e){let n=this.cache.get(e);if(n!==void 0)
return n;this.probe.isConnected||this.host.append(this.probe),this.probe.style.color=`var(--sv-${e})`;let{color:s}=getComputedStyle(this.probe);return this.cache.
set(e,s),s}refresh(){let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Ce=getComputedStyle(document.documentElement).getPropertyValue(
"--sv-sans");var We,W,ks,jr,_s=Object.is,fn=0,Br=[],Ss=[],V=P,Hr=V.__b,Nr=V.__r,qr=V.diffed,Ir=V.__c,Dr=V.unmount,Fr=V.__;function Et(t,e){V.__h&&V.__h(W,t,fn||e),fn=0;var n=W.
__H||(W.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function j(t){return fn=1,Rl(Kr,t)}function Rl(t,e,n){var s=Et(We++,2);if(s.t=t,!s.__c&&
(s.__=[n?n(e):Kr(void 0,e),function(a){var i=(s.__N||s.__)[0],l=s.t(i,a);_s(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=W,!W.__f)){W.__f=!0;var r=W.shouldComponentUpdate;
W.shouldComponentUpdate=function(a,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=a;if(c.__.some(function(h){h.__N&&(p=!0,_s(h.__[0],h.__N[0])||(u=!0))}),
r){var m=r.call(this,a,i,l);return p?m||u:m}return!p||u}}return s.__}function Ur(t,e){var n=Et(We++,3);!V.__s&&Es(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,W.__H.__h.push(
n))}function R(t,e){var n=Et(We++,4);!V.__s&&Es(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,W.__h.push(n))}function T(t){return fn=5,Le(function(){return{current:t}},[])}function Le(t,e){var n=Et(We++,7);return Es(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Gr(t){var e=W.context[t.__c],n=Et(We++,9);return n.c=t,e?(n.__==null&&(n.__=!0,e.sub(W)),e.props.value):t.__}function zl(){var t;do{for(;t=Ss.shift();)try{Tt(t)}catch(n){V.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Br.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Tt),e.__h.
some(Ts),e.__h=[]}catch(n){e.__h=[],V.__e(n,t.__v)}}}while(Ss.length)}V.__b=function(t){W=null,Hr&&Hr(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
Fr&&Fr(t,e)},V.__r=function(t){Nr&&Nr(t),We=0;var e=(W=t.__c).__H;e&&(ks==W?W.__h=[]:(e.__h.some(Tt),e.__h.some(Ts),We=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),ks=W},V.diffed=function(t){qr&&qr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Vr(Br.push(e)),e.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),ks=W=null},V.__c=function(t,e){e.some(function(n){try{n.__h.some(Tt),n.__h=n.__h.filter(function(s){return!s.__||Ts(s)})}catch(s){n.__h=[function(){
throw s}]}}),Ir&&Ir(t,e)},V.unmount=function(t){Dr&&Dr(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(r){try{if(r.__P&&r.__c){if(n===void 0){for(n=t.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}r.__P=n,Vr(Ss.push(r))}else Tt(r)}catch(a){e=a}}),s.__H=void 0,e&&V.__e(e,s.__v))};var Wr=typeof requestAnimationFrame==
"function";function Ml(t){var e,n=function(){clearTimeout(s),Wr&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Wr&&(e=requestAnimationFrame(n))}function Vr(t){
t!=1&&jr==V.requestAnimationFrame||((jr=V.requestAnimationFrame)||Ml)(zl)}function Tt(t){var e=W,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),W=e}function Ts(t){
var e=W;t.__c=t.__(),W=e}function Es(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!_s(n,t[s])})}function Kr(t,e){return typeof e=="function"?e(
t):e}var Ol=Symbol.for("pv"),Cl=0;function o(t,e,n,s,r,a){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Ol,__v:--Cl,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),P.vnode&&P.vnode(p),p}var Jr=Er(null);function ae(){let t=Gr(Jr),{state:e,set:n,send:s}=t;return{...e,state:e,viewer:t,set:n,send:s}}function M(){let t=ae();return{...t,run:t.state.run}}
var Rt=(t,e,n)=>ee(o(Jr.Provider,{value:t,children:e}),n),et=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),$e=class extends we{shouldComponentUpdate({
run:e,when:n}){return e!==this.props.run||n!==this.props.when}render(){return o(S,{children:this.props.children})}},tt=t=>class extends we{shouldComponentUpdate(e){
return Object.entries(e).some(([n,s])=>s!==this.props[n])}render(){return t(this.props)}},z=({name:t,...e})=>o("button",{type:"button",class:"sv-term","data-ter\
m":t,"aria-haspopup":"dialog",...e},t),Yr=/\u2068([^\u2069]*)\u2069/,Xr=t=>Array.isArray(t)?t.map(Xr):typeof t!="string"||!Yr.test(t)?t:t.split(Yr).map((e,n)=>n%
2?o("bdi",{translate:!1,children:e}):e),Ll=P.vnode;P.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let n in e)n==="children"?e.children=Xr(e.children):
typeof e[n]=="string"&&(e[n]=ze(e[n]))}Ll?.(t)};var bn="#term-",$l=`[data-term], a[href^="${bn}"]`,gn=12,Rs=8,xn=new Map,Qr=null,eo=null,ce=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});ce.setAttribute("aria-labelledby","term-name");var Pl=()=>ce.matches(":popover-open");function to(t){xn=new Map(
(t.glossary??[]).map(e=>[e.term,e])),Al()}function Al(){let{hash:t,pathname:e,search:n}=window.location,s=t.startsWith(bn)&&xn.get(t.slice(bn.length));s&&(window.
history.replaceState(window.history.state,"",e+n),so(s,document.querySelector("h1")??document.body))}function no({target:t}){let e=t instanceof Element?t.closest(
$l):null;if(!e||e.closest("[data-glossary]"))return null;let n=xn.get(e.dataset.term??e.getAttribute("href")?.slice(bn.length)??"");return n?{name:e,entry:n}:null}
var Zr=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((n,s)=>o(S,{children:[s>0&&d("comma"),n]},s))]}),jl=({entry:{name:t,definition:e,
formula:n,sources:s,see:r}})=>o(S,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":d("term.close"),onClick:()=>ce.hidePopover(),children:"×"})]}),o("p",{children:e}),n&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[d("term.formula")," "]}),n,/\bq\b/.test(n)&&o("span",{class:"sv-symbols",children:d("term.symbols")})]}),o(Zr,{label:d("term.source"),
items:s.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(Zr,{label:d("term.see"),items:r.flatMap(a=>{let i=xn.get(a);return i?
[o(z,{name:a,children:i.name})]:[]})})]});function so(t,e){ce.dataset.shows=t.term,ee(o(jl,{entry:t}),ce),ce.contains(e)||(document.body.append(ce),Qr=e,ce.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),ce.showPopover(),Hl(e.getBoundingClientRect())),ce.focus({preventScroll:!0})}function Hl({left:t,top:e,bottom:n}){
let{offsetWidth:s,offsetHeight:r}=ce,{clientWidth:a,clientHeight:i}=document.documentElement,l=n+Rs+r+gn<=i||e<i-n,c=Math.max(gn,Math.min(t,a-s-gn)),p=l?n+Rs:Math.
max(gn,e-Rs-r);Object.assign(ce.style,{left:`${c+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{eo=Pl()?Qr:null},
!0);document.addEventListener("click",t=>{let e=no(t);e&&(t.preventDefault(),!(eo===e.name&&t.detail)&&so(e.entry,e.name))});for(let t of["pointerover","focusin"])
document.addEventListener(t,e=>{let n=no(e);n&&!n.name.parentElement?.closest('[title]:not([title=""])')&&(n.name.title=n.entry.definition)});var ro=(t,e)=>se("\
button",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"dialog"},e);var C=({settings:t})=>(t.tree??"chain")!=="chain",B=({drafts:t})=>t.some(({parent:e})=>e!=null),re=(t,e)=>t[e].parent??e-1,zt=(t,e)=>e<0?[]:[...zt(t,re(t,e)),e];
function ie(t){let e=[];return t.forEach((n,s)=>{let r=re(t,s);e.push(r<0?0:e[r]+1)}),e}var Ve=t=>t.flatMap(({verdict:e},n)=>e==="accepted"?[n]:[]);function oo(t){
let e=ie(t);return t.flatMap(({verdict:s},r)=>s==="untested"?[]:[r]).sort((s,r)=>e[s]-e[r]||s-r)}function ao({drafts:t}){let e=Ve(t);if(!B({drafts:t}))return e.
length;let n=e.at(-1)??-1;return t.flatMap(({parent:r},a)=>r===n?[a]:[]).at(-1)??t.length}function io(t){let e=t.map(()=>0),n=0,s=r=>{r>=0&&(e[r]=n),t.flatMap((i,l)=>i===
r?[l]:[]).forEach((i,l)=>{l&&(n+=1),s(i)})};return s(-1),{rows:e,count:n+1}}var Mt=(t,e)=>({name:t,index:e}),Nl=["medusa","dflash","lookup"],lo=({drafts:t},{settings:e})=>Nl.includes(t[0]?.source??e.drafter)&&!B({drafts:t});function Pe({
drafts:t,final:e,together:n}){let s=oo(t),r=t.filter(a=>a.verdict==="accepted").length;return[...co({drafts:t,together:n}).map(a=>Mt("draft",a)),Mt("verify",0),
...s.map(a=>Mt("test",a)),...r<t.length?[Mt("discard",r)]:[],...e?[Mt("final",t.length)]:[]]}var zs=({drafts:t,together:e})=>co({drafts:t,together:e}).length+t.
length+(t.length?3:2);function co({drafts:t,together:e}){if(e)return t.length?[0]:[];let n=ie(t);return t.flatMap((s,r)=>n.indexOf(n[r])===r?[r]:[])}var Ot=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function ql(t,{name:e,index:n},s){let{drafts:r}=s;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&s.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&B(s)){let i=ie(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[n]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[n].verdict:Ot(s);return t.map((i,l)=>l===n&&a?a:i)}function po(t,e){let n=Pe(
t).slice(0,e),s=t.drafts.length+(t.final?1:0);return{phase:n[n.length-1],looks:n.reduce((r,a)=>ql(r,a,t),Array(s).fill("absent")),verified:n.some(r=>r.name==="v\
erify"),fallen:n.some(r=>r.name==="discard")}}function Ms(t,{round:e,phase:n}){return e>=t.length?{round:t.length,phase:0}:n+1>=Pe(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:n+1}}function uo(t,{round:e,phase:n}){return n>0?{round:e,phase:n-1}:e>0?{round:e-1,phase:Pe(t[e-1]).length-1}:{round:0,phase:0}}function Ct(t,{round:e,
phase:n=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let s=Pe(t[e]).length;return n>=s?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,n)}}var Lt=["token","block","match","typical","top-k","threshold"],Il=["typical","top-k","threshold"],E=({settings:t})=>t.rule??"token",U=t=>Il.includes(t),ne=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),Z=t=>t?.chance??ne(t),Be=(t,e)=>U(e)&&[0,1].includes(Z(t)??-1);function nt(t){if(t.draw==null)return"ke\
pt";let e=t.draw;return e<(Z(t)??1)?"passed":e<(ne(t)??1)?"kept":"rescued"}function mo(t,e){let{target:n,draft:s,weight:r}=t[e];if(n==null||!s||r==null)return null;
let a=Math.min(1,r*n/s),i=e===t.length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:{weight:a,excess:l,last:i}}var st=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),Ue=(t,e)=>t==="untested"&&E(e)==="block"&&!C(e)?"dropped":t,vo=({rule:t="token"})=>t==="token"?null:t;function ho(t,e){let{token:n,target:s,weight:r,
excess:a}=t;return e==="match"?{weight:1,taken:i=>i===n?1:0,mass:s==null?null:1-s}:{weight:r??1,taken:(i,l)=>l,mass:a??null}}var rt=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
yn=class{constructor(e,n){this.state=e;this.changed=n}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},X=({run:t,moment:e})=>t?
t.length-e.round:0,be=({live:t,run:e,mode:n})=>t&&e!==null&&!e.over&&(n==="running"||n==="paused");function wn({run:t,predicting:e,moment:n}){return t&&t.over&&
!e?t.length:n.round}function Q({run:t,moment:{round:e,phase:n}}){return t&&n?po(t.rounds[e],n):null}function Ae(t,e){let{run:n,moment:s}=t;if(!e||!n||e.round>s.
round||e.round<0)return null;let r=n.at(e);if(!r||e.round<s.round)return r;let a=Q(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}var kn=(t,e)=>t===
e||!!(t&&e&&t.round===e.round&&t.index===e.index);function je(t){return Ae(t,t.pinned)?{at:t.pinned,how:"pinned"}:Ae(t,t.hovered)?{at:t.hovered,how:"preview"}:Dl(
t)||Bl(t)}function go(t){let{run:e,moment:n,pinned:s,following:r,playing:a,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:m,view:h,opening:v,rested:f}=t;return{
...n,rounds:e?e.length:0,selected:je(t).at,pinned:s,following:r,playing:a,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:m,view:h,opening:v,rested:f}}function Dl(t){
let{run:e,moment:n,entered:s}=t,r=Q(t);if(r)return{at:{round:n.round,index:r.phase.index},how:"now"};if(!e||s!=="step"||!n.round)return null;let a=n.round-1;return{
at:{round:a,index:bo(e,a)},how:"now"}}var bo=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:n})=>n!=="untested")),Fl=16,fo=[.25,.75],Wl=({drafts:t})=>t.
findIndex(e=>e.verdict==="accepted"&&nt(e)==="rescued"),Vl=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(ne(e)??1)),$t=(t,e)=>e===
"block"?Wl(t):U(e)?Vl(t):-1,Os=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:n})=>n==="accepted");function _n(t){let e=({verdict:i,target:l,draft:c})=>i===
"rejected"&&l!==null&&c!==null&&l>=fo[0]*c&&l<=fo[1]*c,n=t.rounds.findIndex(i=>$t(i,E(t.trace))>=0);if(n>=0)return n;let s=i=>t.folds.at(i).emitted>=Fl,r=t.rounds.
flatMap((i,l)=>Os(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&s(i))??r.find(s)??r.find(a)??r[0]??null}function Cs({rounds:t,trace:e}){let n=({
drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=t.at(-1);if(!s||s.drafts.length>=e.settings.gamma||n(s))return null;let r=({drafts:l})=>l.length>s.drafts.length,
a=t.findLastIndex(l=>r(l)&&n(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var xo=({run:t,moment:e,following:n,mode:s,predicting:r})=>t&&n&&s==="running"&&
!r&&e.round===t.length?Cs(t):null,Ge=({moment:{round:t,phase:e},rested:n})=>n??(e?t:t-1);function Bl(t){let e=Ge(t),{run:n}=t;if(!n||!n.rounds[e])return{at:null,
how:"newest"};let s=$t(n.rounds[e],E(n.trace));if(s>=0)return{at:{round:e,index:s},how:"special"};let r=n.rounds[e].drafts.findIndex(({verdict:a})=>a==="rejecte\
d");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:bo(n,e)},how:"newest"}}var Sn=({trace:t})=>t.settings.gamma>0&&!C(t),$s=({round:t,index:e})=>`${t}.${e}`;function Ps({run:t,predicting:e,answers:n},{round:s,phase:r}){if(!e||!t||s>=t.
length)return null;let a=Pe(t.rounds[s])[r],i={round:s,index:a.index};return a.name==="test"&&!($s(i)in n)?i:null}function At(t){let e=Q(t)?.phase;if(!e||e.name!==
"test")return null;let n=$s({round:t.moment.round,index:e.index});return n in t.answers?n:null}var jt=t=>t.predicting&&t.looking!==null&&t.looking===At(t),xe=t=>jt(
t)?null:Ps(t,t.moment);function yo({run:t,answers:e},n,s){if(!t)return{};let r=t.rounds[n.round].drafts[n.index],a=E(t.trace)==="block"?null:Z(r),i=$s(n);return{
answers:{...e,[i]:{said:s,kept:r.verdict==="accepted",threshold:a}},looking:i}}function Ht({predicting:t,informed:e,run:n}){return t&&(!e||n?.trace.settings.temperature===
0)}var wo=(t,e)=>Ht(t)&&e?.kind==="lit",Ls=t=>t.length?t.reduce((e,n)=>e+n,0)/t.length:null,Pt=(t,e)=>(t-(e?1:0))**2;function ko(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),n=e.filter(({chance:r})=>r!==.5),s=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:n.length,right:n.filter(({chance:r,kept:a})=>r>.5===a).length,brier:Ls(e.map(({chance:r,kept:a})=>Pt(r,a))),known:s.length,truth:Ls(s.
map(({threshold:r,kept:a})=>Pt(r,a))),best:Ls(s.map(({threshold:r})=>r*(1-r)))}}function _o(t,e,n){if(t.brier===null)return[n("predict.lesson.none")];let s={...t,
brier:A(t.brier),truth:A(t.truth),best:A(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[$(t.
decided>0&&n("predict.lesson.you",s),n("predict.lesson.brier",s)),n("predict.lesson.half")+" "+n(`predict.lesson.${r?"lucky":a}`),...e?[n("predict.lesson.greedy")]:
t.known?[n("predict.lesson.truth",{...s,n:t.known})]:[]]}var Tn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},So=t=>Object.keys(Tn).find(e=>Tn[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),En=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:n,store:s}=this.viewer;if(e.run){if(!Sn(e.run)){this.refused=e.run,this.viewer.changed({});return}n.halt(),s.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),be(e.state)&&!xe(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:n}=this;!X(n.state)&&e.over&&n.player.seek(rt.moment),n.toggle()}leavesVerdict(){let{viewer:e}=this,n=jt(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),n&&xe(e.state)!==null}answer(e){let{state:n,store:s,player:r}=this.viewer,a=xe(n);a&&(s.set(
yo(n,a,e)),r.forward("step"))}press(e,n){let s=e.length===1?e.toLowerCase():e;if(s==="g")this.toggle();else if(n)if(s==="r")this.answer(null);else if(s in Tn)this.
answer(Tn[s]);else return!1;else return!1;return!0}};var Ul=1.96,Gl=300;function As(t,e){let n=t/e,s=Ul**2/e,r=(n+s/2)/(1+s),a=Math.sqrt((n*(1-n)+s/4)*s)/(1+s);return{share:n,low:Math.max(0,r-a),high:Math.min(1,r+
a),tested:e}}function js(t){let e=t.some(({drafts:s})=>s.some(({confidence:r})=>r!=null)),n=t.filter(s=>!B(s)).flatMap(({drafts:s,positions:r=[]})=>s.flatMap(({
token:a,verdict:i,confidence:l},c)=>{let p=e?l:r[c]?.candidates.find(([u])=>u===a)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:n}}function To(t,e){let n=E({settings:t});return n==="token"||n==="match"&&!e||t.temperature===0}function Eo(t){let e=t.length<Gl?5:10;return Array.
from({length:e},(n,s)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===s),a=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:s/e,to:(s+1)/e,mean:a,
...As(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:n})=>n)}function He(){let t=T(null),[e,n]=j(0);return R(()=>{let s=t.current,r=()=>n(s.clientWidth);r();let a=new ResizeObserver(r);return a.observe(s),()=>a.disconnect()},
[]),[t,e]}function Rn({label:t,heads:e,rows:n,hidden:s}){let[r,a]=j(!1);return o("details",{class:"sv-table",hidden:s,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:d("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&n.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var zn=196,Mn=40,Ro=10,zo=10,Hs=40,Kl=[0,.5,1],ot=10;function Ns({dots:t,axis:{title:e,ticks:n},says:s,diagonal:r=!1}){let[a,i]=He(),l=u=>Mn+u*(i-Mn-Ro),c=u=>zo+
(1-u)*(zn-zo-Hs),p=t.filter(({tested:u})=>u>=ot);return o("div",{class:"sv-dots",role:"img","aria-label":s,ref:a,children:[i>0&&o("svg",{width:i,height:zn,"aria\
-hidden":"true",children:[Kl.map(u=>o(S,{children:[o("line",{class:"sv-dots-grid",x1:Mn,x2:i-Ro,y1:c(u),y2:c(u)}),o("text",{x:Mn-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),n.map(({at:u,label:m})=>o("text",{x:l(u),y:zn-Hs+15,"text-anchor":u<1?"middle":"end",children:m})),t.map(u=>o(S,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),o("circle",{class:u.tested<ot?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:zn-Hs+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var On=["accepted","rejected","untested"],Yl=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:O(t)}));function Jl(t){let e=Array.from({length:Math.max(0,...t.map(s=>s.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:s})=>{B({drafts:s})?Xl(s).forEach((r,a)=>{e[a][r]+=1}):s.forEach((r,a)=>{e[a][r.verdict]+=
1})});let n=e.findLastIndex(s=>On.some(r=>s[r]));return e.slice(0,n+1)}function Xl(t){let e=ie(t);return Array.from({length:Math.max(...e)+1},(n,s)=>{let r=t.filter(
(a,i)=>e[i]===s).map(({verdict:a})=>a);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Zl(t){let e=t.map(r=>r.drafts.
filter(a=>a.verdict==="accepted").length),n=t.map(({drafts:r})=>B({drafts:r})?Math.max(...ie(r))+1:r.length),s=Array(Math.max(0,...n)+1).fill(0);return e.forEach(
r=>{s[r]+=1}),s}var Mo=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:n,value:s,
parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",children:s}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",
{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:n})]}))}),Cn=({heading:t,means:e,says:n,heads:s,rows:r,children:a})=>o("figure",
{class:"sv-figure-block",children:[o("h3",{children:o(z,{name:e,children:t})}),a,o("p",{class:"sv-note",children:n}),o(Rn,{label:t,heads:s,rows:r})]}),Oo=(t,e)=>d(
"calibration.between",{from:O(t),to:O(e)}),Co=({share:t,low:e,high:n,tested:s})=>[O(t),Oo(e,n),s],Lo=t=>t.some(({tested:e})=>e<ot)&&d("given.hollow",{few:ot});function Ql({
slots:t,rounds:e}){let n=t.filter(({accepted:l,rejected:c})=>l+c>0),s=n.length,r=t.length===1?"aria_one":s===1?"aria_first":"aria",a=(l=0)=>O(l/e),i=t.length?d(
`slots.${r}`,{first:a(t[0].accepted),last:a(n[s-1]?.accepted),n:s}):d("slots.none");return o(Cn,{heading:d("slots.heading"),means:"acceptance_by_position",says:i,
heads:[d("slots.slot"),...On.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(({accepted:l,rejected:c,untested:p},u)=>[u+1,l,c,p,a(l),
O(l/(l+c))]),children:[o(Mo,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:a(l.accepted),parts:On.map(p=>[p,l[p]/e])}))}),o("ul",{class:"sv-legend",children:On.
map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function ec({slots:t}){let e=t.flatMap(({accepted:c,rejected:p},u)=>{
let m=(u+.5)/t.length;return c+p?[{...As(c,c+p),x:m,at:m,label:String(u+1)}]:[]}),n=e.filter(({tested:c})=>c>=ot),[s,r]=[n[0],n[n.length-1]],a=n.length<2?"few":
r.low>s.high?"rises":r.high<s.low?"falls":"open",i=n.length>1&&d("given.ends",{first:s.label,last:r.label,first_share:O(s.share),last_share:O(r.share)}),l=e.length?
$(i,d(`given.${a}`),Lo(e)):d("slots.none");return o(Cn,{heading:d("given.heading"),means:"acceptance_by_position",says:l,heads:[d("slots.slot"),d("slots.of_judg\
ed"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...Co(c)]),children:o(Ns,{dots:e,axis:{title:d("given.axis"),ticks:e},says:l})})}function tc({
counts:t,rounds:e}){let n=Math.max(...t),s=t.reduce((i,l,c)=>i+l*c,0)/e,r=t.flatMap((i,l)=>i===n?[l]:[]),a=d(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:A(s),commonest:r.join(d("comma")),count:n,rounds:e});return o(Cn,{heading:d("lengths.heading"),means:"mean_acceptance_length",says:a,heads:[d("length\
s.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(Mo,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,n)]]}))})})}function nc({run:t,shown:e}){let n=js(t.rounds);if(!n.tests.length)return null;let s=d("calibration.heading");if(!To(t.trace.settings,n.headed))
return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(z,{name:"calibration",children:s})}),o("p",{class:"sv-note",children:d("calibration.othe\
r_rule",{rule:d(`rules.name.${E(t.trace)}`)})})]});let{headed:r,tests:a}=js(t.rounds.slice(0,e)),i=r?"head":"own",l=Eo(a).map(m=>({...m,x:m.mean,at:(m.from+m.to)/
2})),c=a.reduce((m,{chance:h})=>m+h,0)/a.length,p=a.filter(({accepted:m})=>m).length/a.length,u=l.length?$(d(`calibration.${i}`),d("calibration.sum",{mean:O(c),
share:O(p),tested:a.length}),d("calibration.equal"),Lo(l)):d("slots.none");return o(Cn,{heading:s,means:"calibration",says:u,heads:[d("calibration.predicted"),d(
"calibration.mean"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:l.map(m=>[Oo(m.from,m.to),O(m.mean),...Co(m)]),children:o(Ns,{dots:l,axis:{
title:d(`calibration.axis.${i}`),ticks:Yl},says:u,diagonal:!0})})}function $o(t){let{run:e,shown:n}=t,s=e.rounds.slice(0,n),r=Jl(s);return o("section",{class:"s\
v-section",children:e.width>0&&o(S,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("breakdown.heading")})}),o("div",{class:"sv-breakdown\
-charts",children:[o(Ql,{slots:r,rounds:n}),o(ec,{slots:r}),o(tc,{counts:Zl(s),rounds:n}),o(nc,{...t})]})]})})}var sc={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},rc=["draft","verify","accept"];function at({plain:t}){let e=(n,s)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":n}),o(z,{name:sc[n],children:s})]});return o("ul",{class:"sv-legend",children:[rc.map(n=>e(n,d(`part_key.${n}`))),t&&e("\
plain",t)]})}var Ao=["draft","verify","accept"],oc=["plain","speculative","bursts"];function ac(t,e){let n=t.folds.cost(e);if(!n||!n.plain)return null;let s=t.folds.at(t.folds.
compared(e)),r=s.emitted/s.rounds,a={draft:n.draft*r,verify:n.verify*r,accept:n.accept*r},i=a.draft+a.verify+a.accept;return{parts:a,round:i,length:r,steps:i/n.
plain,speedup:t.folds.measured(e)}}var jo=t=>Object.fromEntries(Ao.map(e=>[e,N(t[e])]));function ic(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:n,speedup:s}=e,r=Ao.reduce((l,c)=>n[l]>=n[c]?l:c),[a,i]=[A(e.steps),A(e.length)];return $(d("costs.round",{round:N(
e.round),steps:a,length:i,...jo(n)}),s===null?d("headline.impossible"):d(s>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:J(s),blame:d(`part.${r}`)}))}
var Po=({way:t,parts:e,most:n})=>o("div",{class:"sv-cost",children:[o("span",{children:d(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([s,r])=>o("span",{"data-part":s,style:`--n:${r/n}`}))}),o("span",{class:"sv-cost-value",children:N(Object.values(e).reduce((s,r)=>s+r,0))})]});function lc({
plain:t,draft:e,verify:n,accept:s}){let r={draft:e,verify:n,accept:s},a=e+n+s,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":d("costs.\
aria",{plain:N(t),total:N(a),...jo(r)}),children:[o(Po,{way:"plain",parts:{plain:t},most:i}),o(Po,{way:"speculative",parts:r,most:i})]})}function Ho({run:t,shown:e}){
let n=t.folds.cost(e),s=ac(t,e),r=t.folds.gaps(e);return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv\
-costs-block",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("costs.heading")})}),n&&s&&o(lc,{...n}),o(at,{}),o("p",{class:"sv-note",children:ic(
t,s)})]}),o("div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("ta\
ble",{children:[o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:d("waits.p50")}),o("th",{scope:"col",children:d("waits.p95")})]})}),
o("tbody",{children:oc.map(a=>o("tr",{children:[o("th",{scope:"row",children:d(`waits.${a}`)}),o("td",{children:N(r[a]?.p50)}),o("td",{children:N(r[a]?.p95)})]}))})]})}),
o("p",{class:"sv-note",children:d("waits.means")})]})]})})}var Ln=260,Nt=52,qs=14,No=22,qo=42,cc=.001,Io=cc/1.6,dc=[.001,.01,.1,1],pc=[10,100,1e3,1e4],uc=[["lossy",2],["exact",1]],Do=t=>t.map(e=>e.map(n=>n.toFixed(1)).join(
",")).join(" ");function mc({rule:t,points:e,width:n}){if(!e.length)return null;let[s,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:Do(e)}),t==="exact"?o("circle",{cx:s,cy:r,r:5}):o("rect",{x:s-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:s,y:r+
(t==="exact"?20:-10),"text-anchor":s>n/2?"end":"start",children:d(`frequencies.${t}`)})]})}function Fo({found:{band:t,checkpoints:e,plan:n},seen:s,says:r}){let[
a,i]=He(),l=Math.log(n[n.length-1]/n[0]),c=m=>Nt+Math.log(m/n[0])/l*(i-Nt-qs),p=m=>No+Math.log(1/Math.max(m,Io))/Math.log(1/Io)*(Ln-No-qo),u=m=>t.map((h,v)=>[c(
n[v]),p(h[m])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:Ln,"aria-hidden":"true",children:[dc.
map(m=>o(S,{children:[o("line",{class:"sv-convergence-grid",x1:Nt,x2:i-qs,y1:p(m),y2:p(m)}),o("text",{x:Nt-6,y:p(m)+4,"text-anchor":"end",children:`${m*100}%`})]})),
pc.map((m,h)=>o("text",{x:c(m),y:Ln-qo+18,"text-anchor":["start","middle","middle","end"][h],children:m.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(Nt+i-qs)/2,y:Ln-6,"text-anchor":"middle",children:d("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:Do([...u(1),...u(0).reverse()])}),
uc.map(([m,h])=>o(mc,{rule:m,width:i,points:e.slice(0,s).map(v=>[c(v[0]),p(v[h][2])])},m))]})})}var Is=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:O(t);var it=(t,e=!1)=>vn(t).map(({kind:n,text:s})=>{if(n==="text")return s;if(n==="control")return o("span",{class:"sv-control",children:hn(s)});let r=e&&n!=="space";
return o("span",{class:`sv-${n}${r?" sv-marked":""}`,children:r?"":s})}),le=({text:t,oneLine:e=!1})=>o(S,{children:it(t,e)});var vc=["token","top-k","threshold"],de=(t,e)=>e&&t!==void 0?t/e:null;function hc({drafts:t,positions:e=[]}){let n=t.map((r,a)=>({...r,overlap:e[a]?.overlap??null}));
return B({drafts:t})?e.length?[...new Set(n.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>fc(n.filter(({parent:a})=>a===r))):[]:n.slice(
0,t.filter(({verdict:a})=>a!=="untested").length).flatMap(({overlap:a})=>a===null?[]:[a])}function fc(t){let[e,n]=[0,1];for(let s of t){let r=ne(s);if(s.overlap===
null||r===null)return[];e+=n*s.overlap,n*=1-r}return[e]}function gc(t,e){if(vc.includes(e))return!1;let n=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==n.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var bc=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function xc(t){let e=t.drafts.filter(n=>n.verdict==="accepted").map(n=>n.token);return t.final?[...e,t.final.
token]:e}function yc(t,e,n){let s=l=>e.drafts.filter(c=>c.verdict===l).length,r=s("accepted"),a=s("rejected"),i=hc(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+a,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-a,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,c)=>l+c,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(gc(e.drafts,n)?1:0)}}var Ke=t=>t.draft+t.verify+t.accept;function $n(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var Ds=t=>t.length?{p50:$n(t,50),p95:$n(t,95)}:null,wc=12,kc=.25,_c=1+1e-9;function Sc(t){if(t.length<wc)return null;let e=t.slice(1).map((n,s)=>Math.
abs(n-t[s]));return de($n(e,75),$n(t,50))}var Pn=class{constructor(e){this.temperature=e.temperature,this.rule=E({settings:e}),this.sums=[bc],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(yc(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...xc(
e)),this.bursts.push(Ke(e.times)),this.match()}pushPlain(e,n){this.plain.tokens.push(e),this.plain.seconds.push(n),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+n),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let n=Math.min(e,this.sums.length-1);for(;n>0&&this.sums[n].emitted>this.plain.tokens.length;)n-=1;return n}speedup(e){let n=this.sums[this.compared(e)];return de(
this.plain.until[n.emitted],Ke(n))}impossible(e){let n=this.sums[this.compared(e)],s=this.speedup(e);return n.drafted>0&&s!==null&&s>_c*(n.emitted/n.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let n=this.sums[this.compared(e)];return n.emitted?{draft:n.draft/n.emitted,verify:n.verify/n.emitted,accept:n.
accept/n.emitted,plain:this.plain.until[n.emitted]/n.emitted}:null}gaps(e){let n=this.bursts.slice(0,e),s=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Ds(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Ds(n.flatMap((r,a)=>[r,...Array(s(a)-1).fill(0)])),bursts:Ds(n)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let n=Sc(this.plain.seconds.slice(0,this.at(e).emitted));return n!==null&&n>kc?{jitter:n}:null}agreement(e){let n=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!n?null:{compared:n,first_difference:this.matched<n?this.matched:null}}summary(e=this.sums.length-1){let n=this.
at(e),s=this.agreement(e),r=Math.min(this.plain.tokens.length,n.emitted);return{rounds:n.rounds,drafted:n.drafted,accepted:n.accepted,rejected:n.rejected,untested:n.
untested,emitted:n.emitted,acceptance_rate:de(n.accepted,n.accepted+n.corrected),draft_efficiency:de(n.accepted,n.drafted),mean_acceptance_length:de(n.emitted,n.
rounds),mean_overlap:n.otherwise?null:de(n.overlap,n.overlaps),tokens_per_second:de(n.emitted,Ke(n)),plain_tokens_per_second:de(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:s&&s.first_difference===null}}};var Tc=Object.freeze({tokens:[],seconds:[]}),Ec=/^<\|?\w+\|?>$/,Rc=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,lt=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=me;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new Pn(e.settings),this.width=e.settings.gamma;for(let n of this.promptTokens()){
let{text:s,pending:r}=fe(this.pending,this.piece(n));this.promptText+=s,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,n=this.piece(e[0]);return typeof n=="string"&&Ec.test(n)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:n}=this.folds,s=this.trace.ending==="end of text"?e.at(-1):null;
return n.tokens.findIndex(r=>r===s||Rc.test(String(this.piece(r))))}append({from:e=this.length,rounds:n=[],plain:s=Tc,plain_from:r=this.trace.plain.tokens.length,
pieces:a,...i}){let{trace:l}=this,c=l.plain;if(e>this.length||s.tokens.length&&r>c.tokens.length)return!1;Object.assign(l.pieces,a),n.slice(this.length-e).forEach(
p=>this.push(p));for(let p=c.tokens.length-r;p<s.tokens.length;p+=1)c.tokens.push(s.tokens[p]),c.seconds.push(s.seconds[p]),this.folds.pushPlain(s.tokens[p],s.seconds[p]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(lo(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let n=this.pending,
s=[];e.drafts.forEach((i,l)=>{let c=re(e.drafts,l),p=this.slot(i.token,i.verdict,c<0?n:s[c].pending);i.verdict==="accepted"&&(this.pending=p.pending),s.push(p)});
let r=Ot(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),{slots:a?[...s,a]:s,final:a}}slot(e,n,s){let r=this.piece(e),
{text:a,took:i,pending:l}=fe(s,r),c=a===""&&l.bytes.length>0;return{token:e,kind:n,piece:r,text:a,took:i,part:c,pending:l}}alone(e){let n=this.piece(e);return typeof n==
"string"?n:fe(me,n).text}at({round:e,index:n}){let s=this.rows[e],r=s&&s.slots[n];if(!r)return null;let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accep\
ted").length,l=n<a.drafts.length,c=l?n:ao(a);return{...r,number:e,index:n,round:a,accepted:i,judgedAt:c,draft:l?a.drafts[n]:null,judged:a.drafts[c]||null,position:(a.
positions||[])[c]||null}}},Fs=["accepted","correction","bonus","plain"],_e=t=>Fs.includes(t);function An(t,e){let n=me;return e.map(s=>{let r=t.piece(s),a=fe(n,r);return n=a.pending,{token:s,text:a.text,piece:r}})}var Ye=({text:t,piece:e})=>t||ve(e);function jn(t,e){
let{output:n,plain:s,matched:r}=t.folds,a=Math.min(t.folds.at(e).emitted,s.tokens.length);return{speculative:An(t,n.slice(0,a)),plain:An(t,s.tokens.slice(0,Math.
min(a,t.plainEnd+1||a))),compared:a,parts:r<a?r:null}}var zc=["accepted","correction","bonus"],Mc=t=>t.rounds.flatMap(({drafts:e,final:n})=>[...e.filter(({verdict:s})=>s==="accepted").map(()=>"accepted"),...n?[e.length?
n.kind:"plain"]:[]]);function Hn({texts:{plain:t,speculative:e,parts:n},run:s,says:r}){let a=Mc(s);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),zc.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${Y(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return o("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===n?"":void 0,children:[o("span",{children:o(le,{text:Ye(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(le,{text:Ye(c),oneLine:!0})})]},l)})})]})}var Nn=["exact","lossy"],Wo=[1,2,3],Oc=3,Cc=.3,Lc=70,Vo=48,$c=5e-4;function Pc({candidates:t,rest:e},n){let s=n===1?2:4;if(e[n]===null||e[n]>Cc||e[s]===null)return 0;
let r=t.map(l=>l[n]??0);return[...t].sort((l,c)=>(c[n]??0)-(l[n]??0)).slice(0,Oc).reduce((l,c)=>l+Math.max(0,(c[s]??0)-(c[n]??0)),0)*(1-r.reduce((l,c)=>l+c*c,0))}
function Ac(t){let e=t.trace.settings.temperature?1:3,[n,s]=[0,0];return t.rounds.forEach(({positions:r},a)=>(r||[]).forEach((i,l)=>{let c=t.folds.at(a).emitted+
l,p=c<t.folds.output.length&&c<t.folds.at(a+1).emitted?Pc(i,e):0;p>s&&([n,s]=[c,p])})),n}function jc({trace:t,folds:e},n){let s=[...t.prompt,...e.output.slice(0,
n)],r=Object.fromEntries(s.map(a=>[a,t.pieces[a]]));return JSON.stringify({...t,prompt:s,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Hc=0,
qn=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,n){Object.assign(this,{
ask:e,offered:n}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),Lc)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let n=Hc+=1;this.result={number:n,state:"loading",texts:0},this.start=Ac(this.run),this.ask("sample",{number:n,tokens:e,
take:this.takes,trace:jc(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},qt=(t=0)=>t.toLocaleString(
"en"),Bo=t=>`${(t*100).toFixed(1)}%`;function Nc({state:t,message:e,texts:n,of:s}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequenci\
es.state.${t}`,{n:qt(n),of:qt(s)})}function qc(t,e,n,s){return d(`frequencies.${n>s?"beyond":"within"}.${t}`,{n:qt(e),distance:Is(n),high:Is(s)})}function Ic(t,e){
let n=t.promptText+An(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),s=n.length>Vo?`…${n.slice(-Vo)}`:n;return d(e?"frequencies.hardest":"frequencies.af\
ter",{text:s.replace(/\s+/g," ")})}function Dc({run:t}){let e=jn(t,t.length),n=e.parts===null,s=e.parts??e.compared,r=n?d("lossless.same",{n:s}):d("lossless.dif\
fer",{n:s,position:s+1});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":n?"same":"diff\
er",children:r}),o(Hn,{texts:e,run:t,says:r})]})}function Fc({tally:[t,e],row:n,texts:s,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`\
--n:${t[n]/s/r};--g:${e[n]/s/r}`,children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),Bo(t[n]/s)]})}
function Wc({run:t,found:e,seen:n,start:s}){let{rows:r,checkpoints:a,band:i,temperature:l,state:c}=e,p=n?a[n-1]:null,[u,...m]=p??[0],h=Math.max(...r.map(([,g])=>g),
...m.flatMap(([g])=>g.map(w=>w/u))),v=c!=="running"&&n===a.length&&n>0,f=Nn.map((g,w)=>v?qc(g,u,m[w][2],i[n-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:d(
`frequencies.${g}`)});return o("div",{class:"sv-proof",children:[o("h4",{children:d("frequencies.counted",{t:String(l),n:qt(u)})}),o("p",{class:"sv-note",children:Ic(
t,s)}),o("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:d(`frequencie\
s.${g}`)}))}),o("table",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:d("frequencies.caption")}),o("thead",{children:o("tr",{children:[o(
"th",{scope:"col",children:d("frequencies.beginning")}),["target",...Nn].map(b)]})}),o("tbody",{children:r.map(([g,w],y)=>(g!==null||w>=$c||m.some(([x])=>x[y]))&&
o("tr",{style:`--p:${w/h}`,children:[g===null?o("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(
le,{text:g,oneLine:!0})}),o("td",{children:Bo(w)}),Nn.map((x,_)=>p?o(Fc,{tally:m[_],row:y,texts:u,most:h},x):o("td",{},x))]},y))})]}),o("p",{class:"sv-note",children:d(
"frequencies.why")}),o("h4",{children:d("frequencies.curve")}),o("p",{class:"sv-note",children:d("frequencies.band")}),o(Fo,{found:e,seen:n,says:$(...f)||d("fre\
quencies.curve")}),o("div",{role:"status",children:Nn.map((g,w)=>o("p",{class:"sv-told","data-rule":g,children:f[w]}))})]})}function Vc({test:t}){let[e,n]=j(Wo[0]),
{result:s,isRunning:r}=t;return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:d(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.leng\
th"),children:Wo.map(a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>n(a),children:d(a>1?"frequencies\
.first":"frequencies.first_one",{n:a})}))}),o("progress",{max:1,value:s?.of?(s.texts??0)/s.of:0,hidden:!r,"aria-label":d("frequencies.progress")}),o("p",{class:"\
sv-note",role:"status",children:s&&Nc(s)})]})}function Uo({run:t,test:e}){let{result:n,refusal:s,offered:r}=e;if(!t.trace.settings.gamma||!(r||s))return null;let a=C(
t.trace);return o("div",{class:"sv-experiment",children:[o("h3",{children:d("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:d("frequencies.mea\
ns",{n:qt(r)})}),!a&&o("p",{class:"sv-note",children:d("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:s||d("frequencies.trees")}):o(Vc,{test:e}),
n?.greedy&&o(Dc,{run:new lt(n.greedy)}),n?.rows?.length?o(Wc,{run:t,found:n,seen:e.seen,start:e.start}):null]})}function Go([t,e,n,s,r],a){let i=a?[s,r]:[e,n];return{token:t,target:i[0]??null,draft:i[1]??null}}var Ko=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Ws=(t,e)=>t.reduce((n,s)=>{let r=s[e];return n===null||r===null?null:n+r},0);function Ne(t,e=!1){return t.candidates.map(n=>Go(n,e)).map(n=>({...n,both:Ko(n)}))}
function Yo(t,e,n){let s=new Set(e.map(m=>m.token)),r=Go(t.rest,n),a=[{...r,both:Ko(r)},...Ne(t,n).filter(m=>!s.has(m.token))],[i,l]=[Ws(a,"target"),Ws(a,"draft")],
c=Ws(e,"both"),u=!n&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var Jo=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function In(t,e,n=!1,s=8){let r=Ne(t),a=new Map(Ne(t,!0).map(m=>[m.token,Math.max(m.target||0,m.draft||0)])),
i=({token:m})=>a.get(m)??0,l=m=>(e.includes(m.token)?2:0)+Math.max(m.target||0,m.draft||0)+.001*i(m),c=r.sort((m,h)=>l(h)-l(m)).slice(0,s-1).sort((m,h)=>Jo(m,h)||
i(h)-i(m)).map(m=>m.token),p=Ne(t,n),u=c.flatMap(m=>p.find(h=>h.token===m)??[]);return[...u,Yo(t,u,n)]}function Dn(t,e=!1){let n=Ne(t,e).sort(Jo);return[...n,Yo(
t,n,e)]}function Xo(t,{weight:e,taken:n,mass:s}){let r=Ne(t),a=s??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-n(l,p??0))/a})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function Zo(t){
let[e,n]=[Ne(t),Ne(t,!0)];return n.some((s,r)=>s.target!=null&&(s.target!==e[r].target||s.draft!=null&&s.draft!==e[r].draft))}var Bc=["plain","speculative"],Uc={float16:.0625,bfloat16:.5},Gc=.001;function Kc(t,e){let n=0;for(;t.folds.at(n+1).emitted<=e;)n+=1;return t.rounds[n].positions?.[e-
t.folds.at(n).emitted]??null}function Yc(t,e,n,s){let r=Kc(t,e),a=r?Dn(r,!0):[],[i,l]=[n,s].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let c=Uc[t.
trace.models.target.dtype]||Gc;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function Jc(t,e,[n,s]){let r=Yc(t,e,n.token,s.token);if(!r)return d("l\
ossless.unknown");let a={mine:Y(Ye(n)),theirs:Y(Ye(s)),p:Me(r.p[0]),q:Me(r.p[1]),gap:A(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
d("lossless.unlisted",a):$(d("lossless.gap",a),d(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function Xc(t,e,{compared:n,parts:s}){return e==="none"?d(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&n===t.folds.output.length?"lossless.same":"lossless.so_far",{
n}):d(`lossless.${e}`,{position:(s??0)+1,n:s??0})}function Zc(t,{compared:e,parts:n,speculative:s,plain:r}){return e?t.trace.settings.temperature>0?d(U(E(t.trace))?
"rules.lossy":"lossless.sampling"):n===null?d("lossless.greedy"):Jc(t,n,[s[n],r[n]]):""}function Qc({way:t,tokens:e,parts:n}){let s=a=>a.map(({text:i})=>i).join(
""),r=n??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:d(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(le,{text:s(e.slice(0,r))})}),n!==null&&o("mark",{class:"sv-parting",children:o(le,{text:Ye(e[n]),oneLine:!0})}),o("span",{class:"sv-parted",
children:o(le,{text:s(e.slice(r+1))})})]})]})}function ed({texts:t}){let e=T(null);return R(()=>{let n=e.current,s=n?.querySelector("mark");n&&(n.scrollTop=s?Math.
max(0,s.offsetTop-n.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:Bc.map(n=>o(
Qc,{way:n,tokens:t[n],parts:t.parts}))})}function Qo({run:t,shown:e,test:n}){let s=jn(t,e),r=t.trace.settings.temperature===0,a=s.compared?s.parts===null?"same":
r?"differ":"sampled":"none",i=Xc(t,a,s),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:Zc(
t,s)}),s.compared>0&&(r?o(Hn,{texts:s,run:t,says:i}):o(ed,{texts:s}))]},"own"),c=o(Uo,{run:t,test:n},"test");return o("section",{class:"sv-section",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:d("lossless.heading")})}),r?[l,c]:[c,l]]})}var Dt=1e-9,It=class{list;constructor(){this.list=[]}add(e,n,s,r=me){this.list.push({at:e,tokens:n,text:s,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let n=0,s=this.list.length;for(;n<s;){let r=n+s>>1;this.list[r].at<=e+Dt?n=r+1:s=r}return n}tokensAt(e){let n=this.list[this.by(e)-1];return n?n.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function ea(t,e,n,s){
let{folds:r}=t;for(n.cut(e);n.list.length<e;){let c=n.list.length,p=r.at(c+1),u=t.rows[c].slots.filter(m=>_e(m.kind));n.add(Ke(p),p.emitted,u.map(m=>m.text).join(
""))}let{tokens:a,until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:p,
pending:u}=fe(c?s.list[c-1].pending:me,t.piece(a[c]));s.add(i[c+1],c+1,p,u)}}function Ft(t,e){let n=t/e,s=10**Math.floor(Math.log10(n));return[1,2,5].map(r=>r*s).find(r=>r>=n)??10*s}var Vs=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(n,s)=>s*e);function Je({label:t,choices:e,chosen:n,choose:s}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===n,onClick:()=>s(r),children:a},r))})}function ta({label:t,choices:e,chosen:n,choose:s}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:n,onChange:({currentTarget:r})=>s(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var td=["draft","verify","accept"],Bs=24,na=28,sa=26,ct=Bs*2+na+sa,nd=["1","4","16"],sd=16e3;function ra({palette:t,time:e,drawn:n,seek:s,...r}){let{run:a,ours:i}=r,
l=r.span||1,[c,p]=He(),u=T(null),[m,h]=j("1"),v=Math.min(sd,Math.floor(p*Number(m))),f=e/l*(v-1);R(()=>{v&&rd(u.current,t,{...r,span:l},v)},[a,n,v]),R(()=>{c.current.
scrollLeft=f-p/2},[m]),R(()=>{let{scrollLeft:g,clientWidth:w}=c.current;m!=="1"&&(f<g||f>g+w-40)&&(c.current.scrollLeft=f-w/2)},[f]);let b=({offsetX:g})=>{let w=g/
v*l,y=0;for(;y<i.list.length&&Ke(a.folds.at(y))<w;)y+=1;s(y)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:d("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${v}px; height: ${ct}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,v-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(at,{plain:d("race.key_plain")}),
o(Je,{label:d("race.zoom"),choices:nd.map(g=>[g,g==="1"?d("race.fit"):`${g}×`]),chosen:m,choose:h})]})]})}function rd(t,e,{run:n,span:s,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==ct*l)&&Object.assign(t,{width:i*l,height:ct*l});let c=t.getContext("2d");if(!c)return;let p=v=>v/
s*(i-1),u=(v,f,b,g,w)=>{let y=p(g)-p(b)>3,[x,_]=[p(b),p(g)].map(k=>y?Math.round(k):k);c.fillStyle=e.get(v),c.fillRect(x,f,Math.max(_-x-(w&&y?1:0),.4),Bs)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,ct),od(c,e,{span:s,width:i,at:p});let{until:m}=n.folds.plain;for(let v=1;v<=a.list.length;v+=1)u("plain",0,m[v-1],m[v],!0);let h=0;
n.rounds.slice(0,r.list.length).forEach(({times:v})=>td.forEach(f=>{u(f,Bs+na,h,h+v[f],f==="accept"),h+=v[f]}))}function od(t,e,{span:n,width:s,at:r}){let a=Ft(
n,Math.max(2,s/110));t.font=`11px ${Ce}`,t.textBaseline="alphabetic";for(let i=0;i*a<=n;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,ct-sa+6),t.fillStyle=e.get("quiet");let c=N(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
s?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?s:l,ct-6)}}var ad=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],id=4,ld=.25,Us=1e3,cd={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},dd="M4 2.5v11L13 8z",
pd="M4 3h3v10H4zM9 3h3v10H9z",oa=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,ud=t=>[1,.25,.1].find(e=>t/e>=id)??.1;function aa({ours:t,plain:e,span:n},s,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-s)*r>Dt);return r>0?i.length?Math.min(...i):n:i.length?Math.max(...i):0}function md({ours:t,plain:e,
measured:n,whole:s,span:r},a){let i={time:N(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!n)return d("race.alone",i);if(!s||a<r-Dt)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:N(c.end),second:N(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function vd(t,e,{
plain:n,measured:s}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=s?r?d(U(E(t.trace))?"rules.lossy":"race.draws"):
a?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<n.list.length;return $(i,c&&d("race.goes_on",{end:Y(t.alone(t.trace.plain.tokens[l]))}))}function hd({trace:t}){
let{target:e,draft:n}=t.prefill??{};return!e&&!n?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:N(e),draft:N(n)})}function ia({way:t,arrivals:e,
end:n,time:s,measured:r}){let a=T(null),{list:i,tokens:l}=e,c=e.by(s),p=Le(()=>i.slice(0,c).map((u,m)=>o("span",{class:n>=0&&m>n?"sv-ended":void 0,"data-new":m===
c-1&&c<i.length?"":void 0,children:o(le,{text:u.text})},m)),[i,c,c<i.length,n]);return R(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,c]),o(
"div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:d(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
c<i.length?d("race.so_far",{n:e.tokensAt(s),of:l}):d("race.done",{n:l,time:N(e.end)}):d("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:a,children:p})]})}function fd({run:t,shown:e},{span:n,whole:s},r,a,i){let[l,c]=j(r),[p,u]=j(!1),[m,h]=j(!1),v=T({shown:e,
length:t.length}),f=e!==v.current.shown&&t.length===v.current.length;v.current={shown:e,length:t.length},f&&m&&!p&&h(!1);let b=T({limit:a,whole:s,span:n,speed:i});
b.current={limit:a,whole:s,span:n,speed:i};let g=T(null);return Ur(()=>{if(!p)return;let w=performance.now(),y=requestAnimationFrame(function x(_){let k=b.current,
H=Math.max(0,Math.min((_-w)/1e3,ld))*k.speed;w=_,c(F=>{let G=Math.min(F+H,k.limit);return k.whole&&G>=k.span&&u(!1),G}),g.current?.checkVisibility()?y=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(y)},[p]),{node:g,playing:p,time:m&&!(f&&!p)?Math.min(l,n):r,go(w,y=!1){h(!0),c(w),u(y)},follow:()=>h(!1)}}function gd({
chosen:t,choose:e,...n}){let{run:s,shown:r,known:a,palette:i,seek:l,greedy:c,drawn:p}=n,{ours:u,plain:m}=Le(()=>({ours:new It,plain:new It}),[]);ea(s,a,u,m);let h=s.
folds.plain.tokens.length>0,v=s.over&&u.list.length===s.length,f=Math.max(u.end,m.end),b={ours:u,plain:m,measured:h,whole:v,span:f},g=v&&r===s.length?f:r?u.list[r-
1].at:0,w=t??ud(f),y=fd(n,b,g,v||!h?f:Math.min(u.end,m.end),w),{time:x,playing:_,go:k,follow:H}=y;function F(){let D=x>=f-Dt;oa()?k(D?0:aa(b,x,1)):_?k(x):k(D?0:
x,!0)}function G(D){let K=cd[D.key];K&&(D.preventDefault(),k(aa(b,x,K)))}let wt=md(b,x),pe=T("");_||(pe.current=wt);let ue=oa()?"step":_?"pause":"play";return o(
"section",{class:"sv-section",ref:y.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("race.heading")}),o("span",{class:"sv-quiet",children:d(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":ue,onClick:F,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:ue==="pause"?pd:dd})}),o("span",
{children:d(`race.${ue}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:Us,step:1,value:f?Math.round(x/f*Us):0,"aria-label":d("race.scrubber"),"ari\
a-valuetext":wt,onInput:({currentTarget:D})=>k(Number(D.value)/Us*f),onKeyDown:G}),o("span",{class:"sv-race-clock",children:d("race.clock",{time:N(x),of:N(f)})}),
o("label",{class:"sv-choice",children:[d("race.speed"),o("select",{value:String(w),onChange:({currentTarget:D})=>e(Number(D.value)),children:ad.map(([D,K])=>o("\
option",{value:String(D),children:D===1?d("race.real"):K}))})]})]}),o("div",{class:"sv-readers",children:[o(ia,{way:"plain",arrivals:m,end:s.plainEnd,time:x,measured:h||
!s.length}),o(ia,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:pe.current}),o("p",{class:"sv-not\
e sv-race-texts",children:[o("span",{children:vd(s,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:s.trace.settings.temperature===0||!c.offered(),onClick:()=>c.
race(),children:d("race.greedy")})]}),o(ra,{run:s,...b,palette:i,time:x,drawn:p,seek:D=>{H(),l(D)}}),o("p",{class:"sv-note",children:hd(s)})]})}var Gs=new WeakMap,
bd=0;function xd(t){return Gs.has(t)||Gs.set(t,bd+=1),Gs.get(t)}function la(t){let[e,n]=j(null);return o(gd,{chosen:e,choose:n,...t},xd(t.run))}var dt=220,Xe=44,Wt=12,ca=8,Fn=40,yd=1.25,wd=1.1,kd=90,da=10,_d=({folds:t},e)=>Array.from({length:t.compared(e)},(n,s)=>[t.at(s+1).emitted,t.speedup(s+1)??0]);function Sd(t,e){
if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return d("headlin\
e.impossible");let[n,s]=e[e.length-1],r=e.slice(da-1).map(([,i])=>i),a={least:da,low:J(Math.min(...r)),high:J(Math.max(...r))};return $(d("chart.last",{tokens:n,
speedup:J(s)}),r.length>1&&d("chart.range",a))}function Td({points:t,tokens:e,width:n}){let[s,r]=j(null),a=Math.max(yd,...t.map(([,b])=>b))*wd,i=b=>Xe+b/e*(n-Xe-
Wt),l=b=>dt-Fn-b/a*(dt-Fn-ca),[c,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(s??0)),m=s===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),h=Ft(a,5),v=h<.1?2:h<1?1:0,f=Math.
max(1,Ft(e,Math.max(2,(n-Xe)/kd)));return o(S,{children:[o("svg",{width:n,height:dt,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:g})=>r(g-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[Vs(a,h).map(b=>o(S,{children:[o("line",{class:"sv-speedup-grid",x1:Xe,x2:n-Wt,y1:l(b),y2:l(b)}),o("text",{x:Xe-6,y:l(
b)+4,"text-anchor":"end",children:`${b.toFixed(v)}×`})]})),Vs(e,f).map(b=>o("text",{x:i(b),y:dt-Fn+16,"text-anchor":"middle",children:b})),o("text",{class:"sv-\
speedup-title",x:(Xe+n-Wt)/2,y:dt-6,"text-anchor":"middle",children:d("chart.x")}),o("line",{class:"sv-speedup-plain",x1:Xe,x2:n-Wt,y1:l(1),y2:l(1)}),o("text",{
x:n-Wt,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),o("polyline",{class:"sv-speedup-line",points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(
g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),m&&o("g",{class:"sv-speedup-mark",children:[o("line",{x1:i(m[0]),x2:i(m[0]),
y1:ca,y2:dt-Fn}),o("circle",{cx:i(m[0]),cy:l(m[1]),r:4})]})]}),m&&o("p",{class:"sv-speedup-readout",style:`--x:${i(m[0])}px`,"data-side":i(m[0])>n/2?"left":"rig\
ht",children:d("chart.hover",{tokens:m[0],speedup:J(m[1])})})]})}function pa({run:t,shown:e,known:n}){let[s,r]=He(),a=_d(t,e),i=a.length>1,l=Sd(t,a);return o("s\
ection",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o(z,{name:"speedup",children:d("chart.heading")})})}),o("div",{
class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:s,children:i&&r>0&&o(Td,{points:a,tokens:t.folds.at(n).emitted,width:r})}),o("p",{class:"sv-not\
e",children:l}),o(Rn,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:a.map(([c,p])=>[c,J(p)])})]})}var Ed=250,Rd=120;function zd(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>0&&e<window.innerHeight}var Vt=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Wn=class{constructor(e){this.context=e}context;places={race:Vt(),costs:Vt(),lossless:Vt(),speedup:Vt(),breakdown:Vt()};test=new qn(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(la,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(Ho,
{...e}),lossless:e=>o(Qo,{...e,test:this.test}),speedup:e=>o(pa,{...e}),breakdown:e=>o($o,{...e})};show(e,{shown:n,known:s,busy:r,view:a}){let i=`${n} of ${s}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:n,known:s},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,Ed-(performance.now()-this.drawnAt)):Rd))}redraw(e){this.charted&&Rt(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(s=>e?this.places[s].checkVisibility():zd(this.places[s])).
forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>Rt(
this.context.viewer,o(S,{}),e))}};var Md={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Od={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Cd={ArrowUp:"stepOn",ArrowDown:"stepBack"},ua={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Vn=t=>(t.dataset.at??"").split(".").map(Number);function Ld(t,e,n){let s=t.indexOf(e),r=a=>{let i=t.filter(l=>Vn(l)[0]===Vn(e)[0]+a);return i.find(l=>Vn(l)[1]>=
Vn(e)[1])??i.at(-1)};switch(n){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[s+1];case"ArrowLeft":return t[s-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function $d(t,e,n){let s=t.findIndex(i=>i.includes(e)),r=t[s]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(n){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[s][r+1]??t[s+1]?.[0];case"ArrowLeft":return t[s][r-1]??t[s-1]?.at(-1);case"Arro\
wDown":return a(t[s+1]);case"ArrowUp":return a(t[s-1]);default:return null}}var ma="specviz-letters";function Pd(){try{return localStorage.getItem(ma)!=="off"}catch{
return!0}}var pt={on:Pd(),keep(t){pt.on=t;try{localStorage.setItem(ma,t?"on":"off")}catch{}}},Bn=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let n=({
target:s})=>{this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",n,{signal:e}),document.addEventListener("focusin",
n,{signal:e}),document.addEventListener("keydown",s=>this.take(s),{signal:e})}take(e){let{target:n,key:s}=e,{node:r}=this.viewer;if(!(n instanceof HTMLElement))
return;let a=r.contains(n)||this.isFree(s,n);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
n.matches("input:not([type=checkbox]), select, textarea"))return;!(n.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,n)&&e.preventDefault()}isFree(e,n){
let s=/^[a-z]$/i.test(e);return n!==document.body?s&&n.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(e,n){let{actions:s,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=Md[e.length===1?e.toLowerCase():e]||a()&&Od[e];if(l)return s[l]()!==!1;let c=n.closest("[role=option]"),p=n.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=n.closest("[role=slider]");if(u&&i(e))return!0;let m=ua[e]||u&&Cd[e];return!m||this.scrolls(n,e)?!1:(s[m](),
!0)}inside(e,n,s){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(n??s)?.dataset.at&&r(),!0;let l=n?Ld(a(),n,e):s&&$d(i(s),s,e);return l&&l.focus(),
!!l||e in ua}scrolls(e,n){if(e===document.body)return!1;let{overflowX:s,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return n.startsWith("Arro\
w")?a(s)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var va=[.2,.4,.6,.8],ha=[.1,.5,1,2],Bt={overlap:{term:"overlap",limits:va,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:va,
most:"1",of:({draft:t})=>Z(t??void 0)},target_entropy:{term:"entropy",limits:ha,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entropy",
limits:ha,most:"",of:({position:t})=>t?.draft_entropy??null}},fa=["verdict",...Object.keys(Bt)],ga=t=>fa.includes(t);function Un(t,e){let n=e&&Bt[t]?Bt[t].of(e):
null;return n==null?null:Bt[t].limits.filter(s=>n>=s).length}function ba(){let{tint:t,set:e}=ae();return o("div",{class:"sv-tint",children:o(ta,{label:d("tint.l\
abel"),choices:fa.map(n=>[n,d(`tint.${n}.name`)]),chosen:t,choose:n=>e({tint:n})})})}function xa({name:t}){let e=Bt[t];if(!e)return null;let{limits:n,most:s,term:r}=e;
return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:n.join(d("comma"))}),children:["0",
...n.map(a=>String(a).replace(/^0\./,".")),s].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=n.length&&o("span",{class:"sv-tint-swatch","data-t\
int":i})])}),o(z,{name:r,children:d(`tint.${t}.means`)})]})}var Gn=44,Ad=2,ya={PageUp:10,PageDown:-10},wa=(t,{round:e})=>ya[t]?{round:e+ya[t],phase:0}:null;function jd({rounds:t,length:e},n,s){let r=Math.max(0,Math.min(1,
n))*e,a=Math.min(Math.floor(r),e-1),i=zs(t[a]);return s/e<Ad*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function ka({text:t}){let{run:e,
moment:n,tint:s,viewer:r}=ae(),a=T(null),i=T(null),[l,c]=j(0);R(()=>{let v=new ResizeObserver(([{contentRect:f}])=>c(f.width));return v.observe(a.current),()=>v.
disconnect()},[]),R(()=>Hd(i.current,r.palette,{run:e,shown:n.round,tint:s,width:l}),[e,e?.length,n.round,s,l,r.layouts]);let p=v=>{let{left:f}=a.current.getBoundingClientRect(),
{round:b,phase:g}=jd(e,(v.clientX-f)/(l||1),l);r.seek(b,g)},u=e?.length??0,m=e&&n.phase?n.phase/zs(e.rounds[n.round]):0,h=n.round+m;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
h.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?h/u:0},onPointerDown:v=>{!u||v.button||(v.currentTarget.setPointerCapture(v.pointerId),p(v))},onPointerMove:v=>{
v.currentTarget.hasPointerCapture(v.pointerId)&&p(v)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function Hd(t,e,{run:n,shown:s,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(Gn*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,a,Gn),!n?.length))return;let p=a/n.length,u=C(n.trace),
m=u?n.rounds.map(({drafts:b})=>Math.max(0,...ie(b).map(g=>g+1))):[],h=Gn/((u?Math.max(...m):n.width)+1),[v,f]=[p,h].map(b=>b>4?b-1:b);n.rounds.forEach(({drafts:b},g)=>{
let w=g<s?Nd(n,g):[],y=u?m[g]+1:g<s?n.rows[g].slots.length:b.length+1;for(let x=0;x<y;x+=1)c.fillStyle=e.get(x<w.length?qd(n,g,w[x],r):"line"),c.fillRect(g*p,Gn-
(x+1)*h,Math.max(.6,v),Math.max(.6,f))})}var Nd=(t,e)=>t.rows[e].slots.map(({kind:n},s)=>({kind:n,index:s})).filter(({kind:n})=>_e(n));function qd(t,e,{index:n,
kind:s},r){if(r==="verdict")return`strip-${s}`;let a=Un(r,t.at({round:e,index:n}));return a==null?"strip-unknown":`tint-${a}`}var Kn=["gamma","temperature","drafter","rule","tree"];function Yn(t,e){return e==="rule"?E(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function Ut(t){
let{gamma:e,budget:n=e}=t.settings;return C(t)&&e>0?n:e}function Jn(t,e,n){return t==="drafter"?he(String(e),n):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function he(t,e){let n=`drafter_of.${e}.${t}`,s=d(n);return s===n?d(`drafter.${t}`):s}function ye(t){if(t.part)return d("token.part",{hex:ve(t.piece)});let e=Y(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function Ks({
rounds:t,trace:e},n,s){let{drafts:r}=t[n],a=r.length;if(s>=a)return d("token.final");let i=d("token.guess",{n:s+1,of:a}),{source:l}=r[s];return l?d("token.from",
{slot:i,drafter:he(l,e.models.pair)}):i}function qe(t,e,n,s){let r=t.rows[e].slots[n];return d("token.aria",{token:ye(r),kind:d(`kind.${Ue(s||r.kind,t.trace)}`),
round:e+1,slot:Ks(t,e,n)})}var Xn=({part:t,text:e,took:n})=>({"data-part":t?"":void 0,"data-empty":e===""&&!t?"":void 0,"data-took":n>1?n:void 0}),ut=({slot:t,as:e})=>o(
"span",{class:e,translate:!1,style:{"--sv-characters":t?.text.length||1},...t&&Xn(t),children:t&&it(t.text,!0)});function Id(t,e){let{gamma:n,drafter:s,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return n===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:s==="dspark"&&r?"unsure":s==="lookup"?"lookup":null}function Zn(t,e,n){let s=Id(e,n);return $(
t,s&&d(`unguessed.${s}`))}function Dd(t,e){if(!e)return d("summary.start");let{drafts:n,final:s}=t.rounds[e-1],r={round:e,drafted:n.length,accepted:n.filter(i=>i.
verdict==="accepted").length};if(!n.length)return Zn(d("summary.plain",r),t,e-1);let a=n.length===1;return s?B({drafts:n})?d(s.kind==="bonus"?"tree.bonus":"tree\
.some",r):s.kind==="correction"?d(a?"summary.one_rejected":"summary.some",r):d(a?"summary.one":"summary.all",r):d(a?"summary.one_ends":"summary.end",r)}function Fd(t,{
round:e},{name:n,index:s}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:s+1,of:a.length};if(B(r)&&n!=="final")return Wd(t,e,{name:n,index:s});if(n==="d\
raft"&&r.together&&a.length>1)return d("phase.at_once",l);if(n==="draft"){let p=t.rows[e].slots[s];return d("phase.draft",{...l,token:ye(p)})}if(n==="verify"&&!a.
length)return Zn(d("phase.verify_none",l),t,e);if(n==="verify")return d(a.length===1?"phase.verify_one":"phase.verify",l);if(n==="test")return Vd(t,r,s,l);let c=a.
filter(p=>p.verdict==="untested").length;return c&&i&&E(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function Wd(t,e,{name:n,index:s}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:ye(t.rows[e].slots[s]??t.rows[e].slots[0])};if(n===
"draft"){let v=ie(r),f=v.filter(b=>b===v[s]).length;return d(f===1?"tree.level_one":"tree.level",{...a,level:v[s]+1,n:f})}if(n!=="test")return d(n==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:c}=r[s],p=Z(r[s]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&E(t.trace)==="block")return d(
"tree.kept",a);if(t.trace.settings.temperature!==0&&Be(r[s],E(t.trace)))return _a(t,{...a,n:s+1},i);if(t.trace.settings.temperature===0||l==null||p===null)return d(
`tree.greedy_${i}`,a);let[u,m]=te(l,p),h=i==="rejected"&&!r.some((v,f)=>f>s&&v.parent===c);return d(`tree.${i}${h?"_last":""}`,{...a,draw:u,threshold:m})}var _a=(t,e,n)=>d(
`rules.phase.certain_${n}`,{...e,rule:d(`rules.name.${E(t.trace)}`)});function Vd(t,{drafts:e},n,s){let r=e[n],{verdict:a,draw:i}=r,l=Z(r);if(t.trace.settings.temperature===
0)return d(`phase.greedy_${a}`,s);if(Be(r,E(t.trace)))return _a(t,s,a);if(i==null||l===null)return d(`phase.untold_${a}`,s);let[c,p]=te(i,l),u={...s,draw:c,threshold:p};
if(l===1&&a==="accepted"&&E(t.trace)!=="block")return d("phase.certain",u);if(E(t.trace)!=="block")return d(`phase.${a}`,u);let m=a==="accepted"?nt(r):"failed",
[,h]=te(i,ne(r)??1);return d(`rules.phase.${m}`,{...u,ratio:h,by:st(e)+1})}function Gt(t,e,n){return n?Fd(t,e,n.phase):Dd(t,e.round)}var Bd=[.5,1,2,4],Ud=["steps","rounds"],Gd={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function Kd({run:t,moment:{
round:e,phase:n}}){let s=t?.over;if(s&&e===t.length&&e)return d("transport.all",{rounds:e});let r=d(`transport.${s?"round_of":"round"}`,{round:n?e+1:e,rounds:s&&
t.length});return n?d("transport.step",{round:r,phase:n}):r}function Yd(){let{run:t,moment:e,playing:n,mode:s,live:r,status:a,presenting:i,state:l,viewer:{actions:c}}=ae(),
p=T(null),u=X(l),m=be(l),h=e.round===0&&e.phase===0,v=n||m&&s==="running"&&!u?"pause":m&&s==="paused"&&!u?"resume":"play",f=!(u>0||m||r&&!t),b={start:h,back:h,previous:h,
next:f,forward:f,end:e.round===(t?.length??0)};return R(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let w=d(`transport.${g==="play"?v:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?v:void 0,
title:w,"aria-label":w,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!m&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:o("path",{d:Gd[v==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:w})]},g)}),o("button",{type:"button",class:"sv-button sv-run",onClick:c.
run,hidden:!(i&&r&&!m),children:d("transport.run")})]})}function Kt(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function Jd(){let{viewer:t}=ae();return o("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
o("summary",{children:d("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","aria-label":d("term.clo\
se"),onClick:()=>Kt(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,n])=>o(S,{children:[o("dt",{children:e.split(/\s+/).map(s=>o("kbd",{children:s}))}),
o("dd",{children:n})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"sv-check",children:[o(
"input",{type:"checkbox",defaultChecked:pt.on,onChange:({currentTarget:e})=>pt.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function Sa({children:t}){
let{run:e,moment:n,speed:s,pace:r,ghosts:a,presenting:i,state:l,set:c,viewer:{actions:p}}=ae(),u=Kd(l);return o("div",{class:"sv-transport",role:"group","aria-l\
abel":d("transport.label"),children:[t,o(Yd,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(ba,{}),!(e&&C(e.trace))&&
o("label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:m})=>c({ghosts:m.checked})}),d("stream.ghosts")]}),be(l)&&X(
l)>0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),o(Je,{label:d("transport.pace"),choices:Ud.map(m=>[m,d(`transp\
ort.${m}`)]),chosen:r,choose:m=>c({pace:m})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":d("transport.speed"),value:s,onChange:({currentTarget:m})=>c(
{speed:Number(m.value)}),children:Bd.map(m=>o("option",{value:m,children:`${m}×`},m))})}),o("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),o(Jd,{})]}),o(ka,{text:e?`${u}. ${Gt(e,n,Q(l))}`:""})]})}function Ta(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function Xd(t){let{start:e,back:n,previous:s,play:r,next:a,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:m}=t.state;if(t.help?.open)Kt(t.help,!1);else if(u)c();else if(m)t.pin(null);else return!1;return!0};return new Bn({node:t.node,actions:{toggle:r,roundBack:n,
roundOn:i,stepBack:s,stepOn:a,start:e,end:l,present:c,escape:p,help:()=>Kt(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(Qd(u,t.state)?"r":u,
t.state.predicting),letters:()=>pt.on,presenting:()=>t.state.presenting,options:()=>[...t.node.querySelectorAll(".sv-list > :not(.sv-ahead) > [role=option]")],cells:Zd,
leap:u=>{let m=wa(u,t.state.moment);return m&&t.seek(m.round),!!m}})}function Zd(t){return[...t.closest("[role=grid]").querySelectorAll("[role=row]:not(.sv-ahea\
d)")].map(n=>[...n.querySelectorAll("[role=gridcell]:not([aria-hidden])")].filter(s=>s.checkVisibility({visibilityProperty:!0}))).filter(({length:n})=>n)}function Qd(t,e){
return t==="PageDown"&&e.presenting&&!jt(e)&&xe(e)!==null}function Qn({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[n,
s]=(e.dataset.at??"").split(".").map(Number);return{round:n,index:s}}function Ea(t){let e=new AbortController,{node:n}=t,{signal:s}=e,r="",a=({screenX:h,screenY:v})=>`${h}\
,${v}`;window.addEventListener("pointermove",h=>{r=a(h)},{signal:s}),n.addEventListener("pointerover",h=>{a(h)!==r&&t.hover(Qn(h))},{signal:s}),n.addEventListener(
"pointermove",h=>t.hover(Qn(h)),{signal:s}),n.addEventListener("focusin",h=>t.focusOn(Qn(h)),{signal:s});let i=null;n.addEventListener("pointerdown",()=>{i=t.state.
pinned},{signal:s,capture:!0}),n.addEventListener("click",h=>{let v=Qn(h);v&&t.pin(kn(v,h.detail?i:t.state.pinned)?null:v)},{signal:s}),document.addEventListener(
"pointerdown",({target:h})=>{let{help:v}=t;v?.open&&h instanceof Node&&!v.contains(h)&&Kt(v,!1)},{signal:s}),Xd(t).listen(s);let l=()=>{t.palette.refresh()&&t.relayout()};
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:s});let c=new MutationObserver(l);[document.documentElement,document.body].
forEach(h=>c.observe(h,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:h}])=>{let v=p;p=h.width,!(!p||
p===v)&&(v||(t.lag=!t.state.whole),t.relayout())});u.observe(t.node);let m=new ResizeObserver(()=>t.fit());return m.observe(document.body),()=>{e.abort(),[c,u,m].
forEach(h=>h.disconnect())}}var ep=[".sv-list",".sv-rows",".sv-round"],tp=".sv-round [role=gridcell]:not([aria-hidden])";function Ra(t,e,n){if(!n)return null;let r=t.querySelector(`${e} [r\
ole][data-at="${n.round}.${n.index}"]`)??[...t.querySelectorAll(`${e} [role=option][data-at^="${n.round}."]`)].at(-1);return r&&!r.closest(".sv-ahead")?r:null}var es=class{constructor(e){
this.viewer=e}viewer;marks=ep.map(e=>({area:e,marked:null,stop:null}));show(e,n,s){let r=Ae(e,e.cursor)?e.cursor:n;for(let a of this.marks){let i=Ra(this.viewer,
a.area,n),l=Ra(this.viewer,a.area,r)??(a.area===".sv-round"?this.viewer.querySelector(tp):null);a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute(
"aria-selected","false")),i&&(i.dataset.seen=s,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(
a,{marked:i,stop:l})}}};var np=1100,sp=1.6,rp={draft:450,verify:1200,test:1e3,discard:700,final:1300},Ys=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,ts=class{constructor(e,n){
this.store=e;this.resume=n}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Ps(this.store.state,e)!==null}seek(e){let{round:n,
phase:s}=Ct(this.rounds,e);this.move(this.toward({round:n,phase:0},{round:n,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,n){let s=e;for(;Ys(s,n)&&!this.barred(s);)s=Ms(this.rounds,s);return s}move(e,n,s={}){s.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:n,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(e){
this.go(e,{})}back(e){let{moment:n}=this.store.state;e==="step"?this.move(uo(this.rounds,n),"step"):this.seek({round:n.phase?n.round:n.round-1,phase:0})}go(e,n){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(e==="step")this.move(Ms(this.rounds,s),"step",n);else{let r=Ct(this.rounds,
{round:s.round+1}),a=this.toward(s,r);this.move(a,Ys(a,r)?"step":"round",n)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...X(
this.store.state)?{}:{moment:rt.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:n,moment:s,
opening:r}=this.store.state,{name:a}=Pe(this.rounds[s.round])[s.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?rp[a]:np)/(r?sp:n))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Ys(e.moment,e.until)?null:
X(e)?()=>this.tick():be(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function op(t){let e=[];for(let n=t;n.parentElement&&n!==document.body;n=n.parentElement){let s=n;e.push(...[...n.parentElement.children].filter(r=>r!==s))}return e.
filter(n=>n instanceof HTMLElement).filter(({popover:n})=>!n)}var ns=class{constructor(e,n){this.node=e;this.resized=n}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=op(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:n}=window,s=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(s,n/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Js=(t,e)=>t.length===e.length&&t.every((n,s)=>n===e[s]);function za(t,e){let[n,s]=[t.trace.prompt,e.trace.prompt];if(Js(n,s))return"again";if(s.length<=n.length||
!Js(n,s.slice(0,n.length)))return null;let r=s.slice(n.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!Js(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function ap(t,e,n){let s=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(n[u]).emitted)),i=[...s,...a],
l=r.findIndex((p,u)=>p!==i[u]),c=l<0?Math.min(r.length,i.length):l;return{n:c,was:r.at(c),now:i.at(c)}}var ip=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function Ma({compared:t,expected:e,returning:n},s){let r=n??(t&&ip(t.pair[t.shown],s)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,s]:[s,
l],shown:r}}return e&&s.source&&za(e.run,s.run)?{pair:[e,s],shown:1}:null}var ss=(t,e)=>e!==void 0&&Y(t.alone(e))||d("token.empty");function lp(t,e,n){let s=[t,
e],r=Kn.map(c=>[c,s.map(({trace:p})=>Jn(c,Yn(p,c),p.models.pair))]).filter(([,[c,p]])=>c!==p),a=r.some(([c])=>c==="tree"),i=s.some(({trace:c})=>C(c)),l=s.map((c,p)=>c.
folds.summary(n[p]));return[...r,...a?[["verified",s.map(({trace:c})=>oe(Ut(c)))]]:[],["speedup",l.map(({speedup:c})=>J(c))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:c})=>O(c))],["draft_efficiency",l.map(({draft_efficiency:c})=>O(c))],["mean_acceptance_length",l.map(({mean_acceptance_length:c})=>A(
c))],["emitted",l.map(({emitted:c})=>oe(c))]]}function cp(t,e,n){let{n:s,was:r,now:a}=ap(t,e,n);return r===void 0&&a===void 0?d("compare.same",{n:s}):r===void 0||
a===void 0?d("compare.longer",{n:s}):d("compare.differ",{n:s+1,was:ss(t,r),now:ss(e,a)})}function dp(t,e){let n=za(t,e);return n==="again"||n===null?"":d("compa\
re.branched",{n:n.at+1,token:ss(e,n.token),was:ss(t,n.was)})}function Oa(){let{state:t,viewer:{sequels:e}}=M(),n=T(null),s=T(null),{compared:r}=t;if(R(()=>{let v=r&&
!r.pair.some(f=>s.current?.pair.includes(f));s.current=r,v&&(n.current?.focus({preventScroll:!0}),n.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,c]=a.map(({run:v})=>v),p=a.map(({run:v},f)=>f===i?wn(t):v.length),u=dp(l,c),m=JSON.stringify(l.trace.machine)!==JSON.stringify(c.trace.
machine),h=["before","now"].map((v,f)=>f===i?d("compare.shown",{run:d(`compare.${v}`)}):d(`compare.${v}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":d("compare.heading"),ref:n,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:d(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:d(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),m&&o("p",{class:"sv-note",children:d("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:d("compare.setting")}),h.map(v=>o("th",{scope:"col",children:v}))]})}),o("tbody",{children:lp(
l,c,p).map(([v,f])=>o("tr",{children:[o("th",{scope:"row",children:d(`compare.${v}`)}),f.map(b=>o("td",{children:b}))]},v))})]}),o("p",{children:cp(l,c,p)})]})}var pp=3,up=.1,mp=.09,vp=.3,hp=2**20,fp=8,Ca=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,n)=>n-e),Xs=t=>Math.min(t.rest[1]??0,Ca(t)[fp-1]??1);
function gp(t,e){let{candidates:n,rest:s}=e,r=m=>m?-m*Math.log(m):0,a=Xs(e),i=a?s[1]??0:0,l=n.reduce((m,[,h])=>m+r(h),0),c=l-(i?i*Math.log(a):0),p=l+r(i)+i*Math.
log(hp),u=m=>Math.min(mp,vp*Math.exp(-m));return t>u(c)?1:t<=u(p)?0:null}var La={token:(t,e)=>e,match:t=>t,typical:(t,e,n)=>n&&gp(t,n),"top-k":(t,e,n)=>{let s=Ca(
n)[pp-1];return s===void 0?null:t>0&&t>=s?1:e},threshold:(t,e)=>t>=up?1:e},Yt=(t,e,n,s)=>La[t](e,n,s);function bp(t,e){let{target:n}=t,s=ne(t);return n==null||s===
null?[]:Object.keys(La).flatMap(r=>{let a=Yt(r,n,s,e);return a===null?[]:[[r,a]]})}function $a({draft:t,position:e,draw:n,alone:s}){let r=s?bp(t,e):[];return r.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:d("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(a=>o("th",{scope:"col",children:d(`rules.others.${a}`)}))})}),o("tbody",{children:r.map(([a,i])=>{let l=n<
i?"accepted":"rejected";return o("tr",{"data-rule":a,children:[o("th",{scope:"row",class:U(a)?"sv-lossy":"",children:d(`rules.name.${a}`)}),o("td",{children:I(i)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",d(`kind.${l}`)]})]},a)})})]}),o("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:I(n)})})]}):null}var Pa=23,Aa=["tokens","distance"],er=[0,1],xp=1e-6,Zs=.005;function tr({candidates:t,rest:e,overlap:n}){let s=t.reduce((r,[,a,i])=>r+Math.max(0,(a??0)-(i??0)),
0);return Math.max(0,n==null?e[1]??0:1-n-s)}function yp(t,e){let n=(i,l)=>Math.max(0,e*(i??0)-(l??0)),s=t.candidates.reduce((i,[,l,c])=>i+n(l,c),0),[,r,a]=t.rest;
return[s+n(r,a),s+Math.max(n(r,a),e*tr(t))]}function wp({drafts:t,positions:e=[]}){let n=1;return t.map((s,r)=>{if(n=Math.min(1,n*((s.target??0)/(s.draft||1))),
r===t.length-1)return[n,n];let a=c=>c+1-n>0?c/(c+1-n):1,[i,l]=yp(e[r+1],n);return[a(i),a(l)]})}function kp(t,e){return e==="block"?wp(t):t.drafts.map((n,s)=>{let r=Yt(
e,n.target??0,ne(n)??0,t.positions?.[s]??null);return r===null?er:[r,r]})}function ja(t,e){if(e!=="block")return t.reduceRight((s,r)=>1+r*s,1);let n=1;return t.
reduceRight((s,r,a)=>{let i=n*r*(a+1);return n*=1-r,s+i},1)}function _p(t,e){let{candidates:n,rest:[,s],overlap:r}=t,a=Xs(t);if(r==null||s==null||Yt(e,a,a,t)!==
(e==="typical"?0:a))return er;let i=n.map(([,y,x])=>({p:y??0,q:x??0})),l=i.map(({p:y,q:x})=>x?Yt(e,y,Math.min(1,y/x),t):0);if(l.includes(null))return er;let c=i.
map(({q:y},x)=>y*(l[x]??0)),p=e==="typical"?0:Math.max(0,s-tr(t)),u=Math.max(0,1-p-c.reduce((y,x)=>y+x,0)),m=1-r<xp,h=u/(m?1:1-r),v=i.map(({p:y,q:x})=>h*(m?y:Math.
max(0,y-x))),f=h*(m?s:tr(t)),b=i.reduce((y,{p:x},_)=>y+Math.abs(c[_]+v[_]-x),0),g=Math.abs(p+f-s),w=e==="typical"&&h>1;return[(b+g)/2,(b+(w?f+s:g))/2]}function Sp(t){
let{drafts:e,positions:n=[]}=t;return n.length<e.length||e.some(s=>ne(s)===null)?null:Object.fromEntries(Lt.map(s=>{let r=kp(t,s);return[s,{tokens:[ja(r.map(([a])=>a),
s),ja(r.map(([,a])=>a),s)],distance:e.length&&U(s)?_p(n[0],s):[0,0]}]}))}function Tp(t){let e=n=>t.reduce((s,r)=>s+r[n],0)/t.length;return[e(0),e(1)]}var Ep=([t,
e])=>{if(e-t>=Zs)return`${A(t)} – ${A(e)}`;let n=(t+e)/2;return n<Zs?`<${Zs}`:A(n)},Qs=new WeakMap;function Rp(t){return Qs.has(t)||Qs.set(t,Sp(t)),Qs.get(t)??
null}function Ha(){let{run:t,moment:{round:e},live:n,send:s}=M(),r=C(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",a=r?[]:t.rounds.slice(0,e).map(Rp).
filter(l=>l!==null),i=(l,c)=>Ep(Tp(a.map(p=>p[l][c])));return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:d("rules.lab.heading")}),a.length>
0&&o("table",{class:"sv-figures-table",children:[o("thead",{children:o("tr",{children:["rule",...Aa].map(l=>o("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),
o("tbody",{children:Lt.map(l=>o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:U(l)?"sv-lossy":"",children:[d(`rules.name.${l}`),o("span",{children:l===
E(t.trace)&&` ${d("rules.lab.own")}`})]}),o("td",{children:i(l,"tokens")}),o("td",{children:U(l)?i(l,"distance"):"0"})]},l))})]}),o("p",{class:"sv-note",children:a.
length?d("rules.lab.rounds",{n:a.length}):d(`rules.lab.${r||"none"}`)}),a.length>0&&o("ul",{class:"sv-note",children:[...Aa,"range"].map(l=>o("li",{children:d(`\
rules.lab.legend.${l}`)}))}),n&&o("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:Pa}),children:d("rules.lab.claim",{n:Pa})})]})}var zp={mean_acceptance_length:t=>A(de(t.emitted,t.rounds)),acceptance_rate:t=>O(de(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>O(de(t.accepted,t.drafted)),
drafted:t=>oe(t.drafted),emitted:t=>oe(t.emitted)};function nr({drafts:t,final:e},n){let s=t.slice(0,n),r=s.filter(p=>p.verdict==="accepted").length,a=s.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===t.filter(p=>p.verdict==="accepted").length,l=a?"correction":i?null:"bonus",c=a===1||i||t.length<=n;return{drafted:s.length,accepted:r,
rejected:a,emitted:r+(l?1:0),final:l,drawn:c}}function Na(t,e){let n={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let s of t){let{drafted:r,accepted:a,
rejected:i,emitted:l}=nr(s,e);n.drafted+=r,n.accepted+=a,n.rejected+=i,n.emitted+=l}return n}function Mp(t){let{drafter:e,temperature:n}=t.settings;return C(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":E(t)==="block"&&n?"rules.whatif":""}function qa(){let{run:t,gamma:e,moment:{round:n},set:s}=M(),r=t.trace.settings.
gamma,a=Mp(t.trace),i=e>=r,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:d("whatif.gam\
ma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),o("output",{class:"sv-whatif-value",children:l})]}),
!i&&o(Op,{gamma:e,most:r,rounds:t.rounds.slice(0,n)}),o("p",{class:"sv-note","aria-live":"polite",children:i?d(a||(r<2?"whatif.fewest":"whatif.try")):d("whatif.\
note",{gamma:e,rounds:n})})]})}function Op({gamma:t,most:e,rounds:n}){let[s,r]=[Na(n,1/0),Na(n,t)];return o("table",{class:"sv-figures-table",children:[o("thead",
{children:o("tr",{children:[o("th",{scope:"col",children:d("whatif.rounds")}),o("th",{scope:"col",children:d("whatif.was",{gamma:e})}),o("th",{scope:"col",children:d(
"whatif.would",{gamma:t})})]})}),o("tbody",{children:Object.entries(zp).map(([a,i])=>o("tr",{children:[o("th",{scope:"row",children:d(`whatif.row.${a}`)}),o("td",
{children:i(s)}),o("td",{children:i(r)})]},a))})]})}var Cp={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Lt,tree:["chain","k-ary","top-k","dynamic","measured"]},Lp=["drafter","rule","tree"];function $p(t,e,n,s){if(e!=="tree")return{[e]:n};let r=Ut(t.
trace);return n==="chain"?{tree:n,gamma:Math.min(r,s)}:{tree:n,budget:Math.max(r,1)}}function Pp(){let{run:t,offers:e,live:n,viewer:{sequels:s}}=M();if(!n)return null;
let{most:r,refusal:a}=s,i=Kn.map(c=>[c,Cp[c].filter(p=>c==="gamma"?Number(p)<=r:!Lp.includes(c)||e?.[c]?.includes(String(p)))]),l=(c,p)=>{let u=p==="chain"&&Ut(
t.trace)>r,m=u?d("again.shorter",{most:r}):Jn(c,p,t.trace.models.pair);return o("button",{type:"button",class:"sv-choose",disabled:Yn(t.trace,c)===p,"aria-label":d(
u?"again.do_shorter":`again.do_${c}`,{value:m,most:r}),onClick:()=>s.make({changes:$p(t,c,p,r)}),children:m},p)};return o("div",{class:"sv-block",children:[o("h\
3",{children:d("again.heading")}),o("p",{class:"sv-note",children:a||d("again.note")}),!a&&o("div",{class:"sv-again",children:i.map(([c,p])=>p.length>1&&o("div",
{class:"sv-again-row","data-change":c,children:[o("span",{children:d(`again.${c}`)}),o("div",{class:"sv-choices",children:p.map(u=>l(c,u))})]},c))})]})}var Ia=()=>o(
"section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-head",children:o("h2",{children:d("whatif.heading")})}),o(qa,{}),o(Ha,{}),o(Pp,
{})]});var sr=["both","target","draft"],Ap={both:"overlap",target:"residual",draft:"rejected"},jp=[0,.5,1],Da=({models:t})=>({token:e,target:n,draft:s,both:r})=>({token:e,
target:t==="draft"?null:n,draft:t==="target"?null:s,both:t==="both"?r:null});function Fa({view:t,at:e}){let{raw:n,asTable:s,set:r}=M(),a=Zo(t.position),i=n&&a,l=T(
{at:e,form:`${n} ${s}`,morph:!1}),c=`${n} ${s}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
Je,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(Je,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:s?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),s?o(Ip,{view:t,raw:i}):o(Hp,{view:t,raw:i}),
o("p",{class:"sv-note",children:$(...t.notes,a&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function Hp({view:t,raw:e}){let{position:n,marks:s,
models:r}=t,a=In(n,[...s.keys()],e).map(Da(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?n.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":qp(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:d("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),a.map((c,p)=>o(Np,{view:t,row:c,others:p===a.length-1,dart:i?.token===
c.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:jp.map(c=>o("span",{style:{"--x":c},
children:c}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:d("areas.total")}),o(Wa,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:I(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[sr.map(c=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":c}),o(z,{name:Ap[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var Wa=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(sr.map(n=>[`--${n}`,t[n]||0])),children:[sr.
map(n=>o("span",{"data-area":n},n)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function Np({view:t,
row:e,others:n,dart:s}){let r=t.name(e.token);return o("div",{class:`sv-area-row${n?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(Wa,{values:e,dart:s}),o("span",{class:"sv-p",children:e.target==null?"":q(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":q(e.draft)})]})}function qp(t,e,n,s){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:I(l[i])})},a=e[e.length-1];return $(r("target"),r("draft"),n!==null&&d("areas.overlap",{overlap:I(n)}),s&&d(`areas.dart.${s.kind}`,{token:t.
name(s.token)}),d("areas.rest",{target:q(a.target),draft:q(a.draft)}))}function Ip({view:t,raw:e}){let{position:n,name:s,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:d(`areas.${i}`)}))})}),o("tbody",{children:[Dn(n,e).map(Da(t)).map(({token:i,target:l,draft:c,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:s(i)}),[l,c,p].map(u=>o("td",{children:q(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:d("areas.sum")}),[1,1,n.overlap].map(i=>o("td",{children:q(i)}))]})]})]})})}var Dp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function rs(t,e){let{key:n}=e,s=t.findIndex(i=>i===document.activeElement),r=Dp[n],a=n==="Home"?0:n===
"End"?t.length-1:r?(s+r+t.length)%t.length:-1;return s<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function Fp({round:{drafts:t,final:e},index:n,token:s}){let r=n<t.length?re(t,n):null;return(t.find(({verdict:i},l)=>i==="accepted"&&re(t,l)===r)??e??{token:s}).
token}function Va({seen:t,name:e}){let{live:n,viewer:{sequels:s}}=M();if(!n||t.open||!t.position)return null;let r=s.refusal,a=t.kind==="untested",i=Fp(t);return o(
"div",{class:"sv-block sv-branch",children:[o("h3",{children:d("branch.heading")}),o("p",{class:"sv-note",children:r||d(a?"branch.untested":"branch.note")}),!r&&
!a&&o("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>rs([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>s.
make({branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:q(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var Ze=t=>t.trace.settings.temperature===0;function Qe(t,e){return e===-1?d("token.rest"):Y(t.alone(e))||ve(t.piece(e))||d("token.empty")}function rr(t,{judged:e,
position:n}){let{drafter:s}=t.trace.settings;return e?.source?e.source==="lookup":s==="lookup"||s.startsWith("lookup")&&n!==null&&n.rest[4]==null}function Ba(t,e){
let n=e.part?d("inspector.bytes",{hex:ve(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",s=e.draft?.confidence;return n+$(Wp(t,e),s!=null&&d("in\
spector.confidence",{predicted:O(s)}))}function Wp(t,e){let{kind:n,round:s,accepted:r,draft:a}=e,i=Ze(t),l=rr(t,e);if(n==="plain")return Zn(d("why.plain"),t,e.number);
let c=B(s)?Vp(t,e):"";if(c)return c;if(n==="bonus")return s.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:s.drafts.length});let p=i||E(t.trace)==="token"?
"":Bp(t,e);if(p)return p;if(n==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:Qe(t,s.drafts[r].token)});if(n==="untested"){let f=s.drafts.findIndex(
({verdict:b})=>b==="rejected");return f<0?d("why.untested_end"):d("why.untested",{n:f+1})}if(n==="guessed"&&l)return d("why.copied");if(i)return d(`why.greedy_${n}`);
if(a?.target==null||a.draft==null)return d("inspector.absent_probabilities");let[u,m]=te(a.target,a.draft),h={target:u,draft:m,chance:O(Math.min(1,a.target/a.draft))},
v=n!=="accepted"?n:a.target>=a.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,h)}function Vp(t,{kind:e,round:{drafts:n},
index:s,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return d(`tree.why.${e}`);if(Ze(t)||E(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return d("tree.why.guessed");let a=n.some(({parent:u},m)=>m<s&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";let[l,c]=te(r.target,
r.draft),p=O(Math.min(1,r.target/r.draft));return $(a&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,chance:p}))}function Bp(t,{
kind:e,round:n,accepted:s,draft:r,index:a}){let i=E(t.trace);if(e==="correction"){let p=n.drafts[s];return U(i)?"":d(`rules.why.${i}.correction`,{guess:Qe(t,p.token),
weight:I(p.weight??1)})}if(e==="untested")return i==="block"&&n.final?d("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=te(r.draw??0,ne(r)??1),m=!n.drafts.some((v,f)=>re(n.drafts,f)===a),h=e==="accepted"?nt(r):m?"rejected_last":e;return d(`\
rules.why.block.${h}`,{by:st(n.drafts)+1,draw:p,ratio:u})}let[l,c]=te(r.target,r.draft);return d(`rules.why.${U(i)?"lossy":i}.${e}`,{rule:d(`rules.name.${i}`),target:l,
draft:c,chance:O(Z(r)??0),exact:O(Math.min(1,r.target/r.draft))})}var Ua=2,Ga=16,Up=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Ka=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Gp(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Kp(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Yp(t){let e=t.cloneNode(!0),n=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((s,r)=>{let{width:a,height:i}=n[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;s.replaceWith(
se("img",{src:n[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(Up).forEach(s=>s.remove()),e}function Jp(t){let e=t.closest(".specviz"),{width:n}=t.getBoundingClientRect(),
s=se("div",{style:`width: ${n+2*Ga}px; padding: ${Ga}px`},Yp(t)),r=se("div",{class:e.className},s),{style:a}=r;a.cssText=`position: absolute; visibility: hidden\
; width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(a,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:Ce}),e.append(r);let p=s.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(a,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function Xp(t){let{outer:e,page:n,width:s,height:r}=Jp(t),
a=m=>m.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Ka,""),i=new XMLSerializer().serializeToString(e).replace(Ka,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${r}"><style>${a(Gp())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=se("canvas",{width:s*Ua,height:r*Ua}),u=p.getContext("2d");return u.
fillStyle=n,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function Ie({of:t,name:e}){let n=T(null);return Kp()?o(
"button",{type:"button",class:"sv-link sv-snapshot",ref:n,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=n.current,i=t?a.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;se("a",{href:await Xp(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var Zp=8,Qp=.85;function Ya({of:t}){let[e,n]=j(!1);return R(()=>{let r=t.current,a=()=>n(r.scrollHeight-r.scrollTop-r.clientHeight>=Zp),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:Qp*t.current.clientHeight,
behavior:r})},children:"▾"})}var Ja=4;function Xa(){let{run:t,state:e,raw:n,asTable:s,source:r,live:a,viewer:i}=M(),{at:l,how:c}=je(e),p=Ae(e,l),u=wo(e,p),m=p!==null&&p.number!==Ge(e),h=p?`${p.
number}.${p.index} ${p.kind}`:"",v=T(null);R(()=>{v.current.scrollTop=0},[t,h]);let f=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),v.current.focus(
{preventScroll:!0})};return o(S,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:v,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:d("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&o($e,{run:t,when:[h,p.open,u,m,n,s,a,r,i.layouts].join(),children:o(eu,{run:t,seen:p,concealed:u,stage:m?f:null})})]}),o(Ya,{
of:v})]})}function eu({run:t,seen:e,concealed:n,stage:s}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&he(a,r.pair),l=d("\
inspector.where",{round:e.number+1,slot:Ks(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=m=>Qe(t,m),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?ve(e.piece):e.text?o(le,{
text:e.text,oneLine:!0}):d("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${Ue(e.kind,t.trace)}`)})," ",s?o("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:s,children:c}):o("span",{class:"sv-quiet",children:c})]})]}),o("p",{class:"sv-why",children:n?
d("predict.hidden"):Ba(t,e)}),!n&&!u&&o("p",{class:"sv-quiet",children:d("inspector.absent")}),!n&&u&&o(Fa,{view:tu(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(su,{run:t,seen:e}),o(ru,{run:t,seen:e}),o(Va,{seen:e,name:p}),o(Ie,{of:".sv-areas-block",name:"distributions"})]})}function tu(t,e,n){let{kind:s,round:r,judged:a}=e,
l=e.judgedAt>=r.drafts.length?"target":s==="guessed"?"draft":"both",c=s==="guessed"||s==="lit",p=E(t.trace)==="token",u=new Map,m=!e.open&&(!e.draft||s==="rejec\
ted")?r.final:null,h=Ot(r);m&&h&&u.set(m.token,h),a&&u.set(a.token,c?s:a.verdict);let f=!(a&&!c&&!Ze(t)&&p)||a.draw==null||a.draft==null?null:{token:a.token,at:a.
draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[s==="untested"&&"areas.untested",l!=="target"&&
rr(t,e)&&"areas.lookup",Ze(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:n,name:w=>Qe(t,w),heading:d(b[l]),notes:g.flatMap(w=>w?[d(w)]:[]),shaping:nu(
t),models:l,marks:u,dart:f,decides:p}}function nu({trace:{settings:{temperature:t,top_k:e,top_p:n}}}){return[d("areas.temperature",{value:t}),...e>0?[d("areas.t\
op_k",{value:e})]:[],...n<1?[d("areas.top_p",{value:n})]:[]].join(d("comma"))}function su({run:t,seen:e}){let n=E(t.trace),r=["accepted","rejected",...n==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=Z(r??void 0);if(Ze(t)||!r||a===null||i===null)return null;let[l,c]=te(a,i),p={draw:l,threshold:c,
target:Me(r.target),draft:Me(r.draft),kind:d(`kind.${Ue(e.kind,t.trace)}`)},u=a<i?"passed":"failed",m=Be(r,n),h=d(n==="token"?`test.${e.kind}`:`rules.sum.${m?"c\
ertain":U(n)?"lossy":n}.${u}`,p),v=n==="block",f=v&&!C(t.trace)?mo(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":a},children:[o("h3",{children:o(z,{name:"accept_test",children:d("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":m?h:d("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:d(v?"rules.pass":"test.keep")}),
o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:d(v?"rules.fail":"test.drop")}),!m&&o(S,{children:[o("span",{class:"\
sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),o("span",{children:"\
1"})]}),o("p",{class:"sv-arithmetic",children:h}),f&&o("p",{class:"sv-note",children:d(`rules.basis.${f.last?"last":"earlier"}`,{weight:I(f.weight),excess:I(f.excess)})}),
o($a,{draft:r,position:e.position,draw:a,alone:!C(t.trace)})]})}function ru({run:t,seen:e}){let n=E(t.trace),s=ou(e),r=e.position&&s?Xo(e.position,ho(s,n)):null;
if(!s||!r)return null;let a=!Ze(t)&&(n==="block"||n==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,Ja),c=r.shares.find(({token:p})=>p===
i);return c&&!l.includes(c)&&(l[Ja-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residual-block",children:[
o("h3",{children:o(z,{name:"residual",children:d("residual.heading")})}),o("p",{class:"sv-note",children:a?d(`rules.residual.${n}`,{weight:I(s.weight??1)}):d("r\
esidual.note")}),o("div",{class:"sv-residual-head",children:[o("span",{children:d("areas.token")}),o("span",{children:d("residual.share")})]}),o("ul",{class:"sv\
-residual",children:l.map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[o("span",{class:"sv-t",title:Qe(
t,p.token),children:Qe(t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:q(p.share)})]},p.token))})]})}function ou({
kind:t,draft:e,round:{drafts:n}}){if(t==="rejected")return e;if(t!=="correction")return null;let s=Ve(n).at(-1)??-1;return n.findLast(({verdict:r},a)=>r==="reje\
cted"&&re(n,a)===s)??null}var Za=["draft","verify","accept"],au=3;function Qa(t,e){let n=t.folds.summary(e),s=e<au&&!(t.over&&e===t.length);return{numbers:n,early:s,warning:iu(t,e)}}function iu(t,e){
let n=t.over?t.folds.disturbance(e):null;return n===null?"":n.jitter===null?d("headline.impossible"):d("headline.disturbed",{jitter:O(n.jitter)})}function ei(){
let{run:t,moment:{round:e}}=M(),{numbers:{speedup:n,acceptance_rate:s,mean_acceptance_length:r},early:a,warning:i}=Qa(t,e),l=(p,u,m,h)=>o("div",{class:`sv-figur\
e sv-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?St:h}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:d("headl\
ine.busy")}),o("span",{class:"sv-figure-label",children:o(z,{name:u,children:m})})]}),c=!a&&n!==null&&n<1&&J(n)!==J(1);return o("div",{class:"sv-headline","data\
-slower":String(c),"data-busy":String(!a&&i!==""),title:a?d("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",d(
"headline.speedup"),J(n)),l("acceptance","acceptance_rate",d(C(t.trace)?"tree.acceptance":"headline.acceptance"),O(s)),l("length","mean_acceptance_length",d("he\
adline.length"),A(r))]})})}function ti(){let{run:t,moment:{round:e}}=M(),{numbers:n,early:s,warning:r}=Qa(t,e),a=e<t.length&&d("headline.until",{round:e,rounds:t.
length});return o("p",{class:"sv-sentence",children:n.rounds?$(a,lu(t,n),cu(t,e,n,s),r):d("headline.nothing")})}function lu(t,{mean_acceptance_length:e,drafted:n,
rounds:s}){let{gamma:r,drafter:a}=t.trace.settings,i=A(e,n?1:0);if(!r)return d("headline.plain_round",{length:i});let l=n/s,c=n===s*r,p=C(t.trace)&&n?d("tree.gu\
esses",{n:A(l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return d("headline.each_round",{drafter:he(a,t.trace.models.
pair),guessed:p,length:i})}function cu(t,e,{speedup:n},s){if(!t.folds.plain.tokens.length)return d("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(s||n==null||!r)return d("headline.too_early");if(J(n)===J(1))return d("headline.same");if(n>=1)return d("headline.faster",{share:O(1/n)});
let a=i=>A(r[i]/r.plain);return d("headline.slower",{total:A(Za.reduce((i,l)=>i+r[l]/r.plain,0)),draft:a("draft"),verify:a("verify"),accept:a("accept"),blame:d(
`part.${Za.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var du=["emitted","rounds","drafted","accepted","rejected","untested"],pu=["accepted","rejected","untested"],uu={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ni=({trace:t})=>t.settings.temperature>0&&U(E(t));function mu(t,e){if(t.trace.
settings.temperature>0)return d(`ledger.agreement.${ni(t)?"lossy":"sampling"}`);let n=t.folds.agreement(e);if(!n)return St;let{first_difference:s,compared:r}=n;
return s===null?d("ledger.agreement.same",{n:r}):d("ledger.agreement.differ",{n:s+1})}function si(){let{run:t,moment:{round:e}}=M(),n=t.folds.summary(e),{target:s=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(du.map(l=>[l,oe(n[l])])),rates:{acceptance_rate:O(n.acceptance_rate),draft_efficiency:O(n.draft_efficiency),
mean_acceptance_length:A(n.mean_acceptance_length),mean_overlap:A(n.mean_overlap)},time:{speedup:J(n.speedup),tokens_per_second:ys(n.tokens_per_second),plain_tokens_per_second:ys(
n.plain_tokens_per_second),prefill:s||r?N(s+r):St,agreement:mu(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&C(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("ledger.heading")}),o("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),n.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",n),children:pu.map(l=>o("span",{"data-kind":l,style:`--n\
:${n[l]}`}))}),ni(t)&&o("p",{class:"sv-note",children:d("rules.lossy")}),o("div",{class:"sv-ledger-groups",children:Object.entries(a).map(([l,c])=>o("div",{class:"\
sv-ledger-group",children:[o("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o(z,{name:uu[p]??p,
children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var ri=240;function vu(t){let e=[...t];return e.length>ri?e.slice(2-ri).join("").replace(/^\S*\s+/,"… "):t}function oi(t,e,n){let s=xe(e),r=s?null:At(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:n,asked:s&&`${s.round}.${s.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:c,index:p}=s??{round:0,index:0},
m=[...n.rows.slice(0,c).flatMap(({slots:h})=>h.filter(({kind:v})=>_e(v))),...n.rows[c].slots.slice(0,p)].map(h=>h.text).join("");return{guess:[...ze(ye(n.rows[c].
slots[p]))].slice(0,60).join(""),before:vu(n.promptText+m),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var hu=[0,.25,.5,.75,1];function fu(t,e,n,s){if(e)return d("predict.ask",{token:ye(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!n)return d(
s?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=n,l=`predict.${a?"kept":"dropped"}`,c=r===null?d(`${l}_unsaid`):d(l,{said:O(r),brier:A(Pt(r,
a))});return $(c,i!==null&&d("predict.truth",{threshold:O(i)}))}function gu({informed:t},e,n,s){if(!n)return!s||s.said===null?"":d("predict.brier",{said:s.said,
happened:s.kept?1:0,brier:A(Pt(s.said,s.kept))});let{target:r,draft:a}=e.rounds[n.round].drafts[n.index];return e.trace.settings.temperature===0?d("predict.give\
n_greedy"):t?r==null||a==null?d("predict.unknown"):d("predict.given",{target:I(r),draft:I(a)}):d("predict.hidden")}function ai(){let{run:t,predicting:e,viewer:{
asking:n}}=M();return o(S,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>n.toggle(),children:d("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:n.refused===t&&C(t.trace)&&d("predict.trees")})]})}function ii(){let{run:t,state:e,set:n,
viewer:{asking:s}}=M(),{predicting:r,informed:a,taught:i,answers:l,moment:c,playing:p}=e,u=T(null),m=T(null),h=T(null),v=xe(e),f=At(e),b=f?l[f]:null,g=t.over&&c.
round===t.length,w=!v&&!g&&!p,y=ko(Object.values(l)),x=i||g&&y.n>0,_=u.current?.contains(document.activeElement);return R(()=>{r&&m.current?.focus({preventScroll:!0})},
[r]),R(()=>{r&&v&&u.current?.scrollIntoView({block:"nearest"})},[r,v&&`${v.round}.${v.index}`]),R(()=>{let k=document.activeElement,H=!u.current?.contains(k)||!k?.
checkVisibility();_&&r&&(H||k===m.current&&w)&&(w?h:m).current?.focus({preventScroll:!0})}),R(()=>{u.current&&oi(u.current,e,t)}),o("section",{class:"sv-predict",
"aria-label":d("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:d("predict.heading")}),o("span",{class:"\
sv-quiet",children:y.n>0&&d(y.decided?"predict.score":"predict.score_undecided",{...y,brier:A(y.brier)})}),o("label",{class:"sv-check",children:[o("input",{type:"\
checkbox",checked:a,onChange:({currentTarget:k})=>n({informed:k.checked})}),d("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!y.n||g,"aria-\
expanded":x,onClick:()=>n({taught:!x}),children:d("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:d("predict.leave")})]}),
o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:m,children:fu(t,v,b,g)}),o("p",{class:"sv-note",children:gu(e,t,v,b)}),o("div",{class:"sv-answers",role:"\
group","aria-label":d("predict.chance"),hidden:!v,children:[hu.map(k=>o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(k),children:[o("span",{children:k===
0?d("predict.none"):k===1?d("predict.all"):O(k)}),o("kbd",{children:So(k)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[
d("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!w,onClick:()=>s.next(),ref:h,children:d("predict.n\
ext")}),o("div",{class:"sv-lesson",role:"status",children:x&&o(S,{children:[o("h3",{children:d("predict.lesson.heading")}),_o(y,t.trace.settings.temperature===0,
d).map(k=>o("p",{children:k}))]})})]})}var li=20,bu=5;function xu(t,e){let{drafts:n,final:s}=t.rounds[e],r=ie(n),a=n.map((p,u)=>re(n,u));s&&(r.push(Ve(n).length),a.push(Ve(n).at(-1)??-1));let{rows:i,
count:l}=io(a),c=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((m,h)=>m===u?[h]:[]));return{rows:i,count:l,levels:c,above:a.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function yu(t,e,n,s){let r=qe(t,e,n,s),{drafts:a}=t.rounds[e];if(n>=a.length)return r;let i=zt(a,re(a,n)).map(l=>ye(t.rows[e].slots[l]));return d(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function ci({run:t,number:e,looks:n,over:s}){let{state:r}=M(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:m}=Le(()=>xu(t,e),[t,e]),{at:h}=je(r),v=h?.round===e&&h.index<a.length&&Ae(r,h)?h.index:-1,f=zt(a,v),
b=T(null);R(()=>{let x=Q(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&wu(b.current,je(r).at?.index??i.length-1)},[t,e,r.moment]);let g=Ve(a).length,
w=x=>o("span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":n[x]??"absent","data-line":f.includes(x)?"":void 0,style:`gr\
id-column:${m[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),y=x=>{let _=n[x]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,
"data-kind":_,"data-line":f.includes(x)?"":void 0,style:`grid-column:${m[x]};grid-row:${l[x]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:yu(t,e,x,_),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),o(ut,{slot:i[x],as:"sv-tree-token"})]},x)};return o("div",{class:`\
sv-tree${Math.max(c,p.length)>bu?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":v>=0?"":void 0,children:d("tree.text")}),i.map(
(x,_)=>w(_)),p.map((x,_)=>o("div",{role:"row",class:"sv-tree-level",children:x.map(y)},`level ${_}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"\
sv-mask-name",children:o(z,{name:"tree_mask",children:d("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((x,_)=>o("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":n[_]??"absent","data-line":_===v?"":void 0,children:[0,...zt(
a,_).map(k=>k+1)].map(k=>o("span",{class:"sv-mask-cell","data-column":k,style:{"--column":k}},k))},_))}),o("p",{class:"sv-tree-note",children:s?d("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):d("tree.sees")})]})]},e)}function wu(t,e){let n=t.querySelector(".sv-tree-scroll"),s=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!n||!s)return;let r=(c,p,u,m)=>Math.min(0,c-li-u)||Math.max(0,p+li-m),[a,i,l]=[s,t,n].map(c=>c.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.
top,i.bottom),n.scrollLeft+=r(a.left,a.right,l.left,l.right)}var ku=7,_u=12;function Su(t,e){let n=T(null),[s,r]=j({run:t,layouts:e,columns:1/0}),a=s.run===t&&s.layouts===e?s.columns:1/0;return R(()=>{a<1/0||!n.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(n.current).gridTemplateColumns.split(" ").length})}),{row:n,columns:a}}function Tu(t,e,n){let s=t.rounds[e]?.drafts.
length??0;return C(t.trace)?s:Math.max(s,Math.min(t.width,n-1))}function di(){let{run:t,state:e,viewer:n}=M(),{moment:s,entered:r}=e,{row:a,columns:i}=Su(t,n.layouts),
l=Q(e),c=Math.max(0,Ge(e)),p=t.rounds[c],u=!!(p&&B(p)),m=t.rows[c]?.slots??[],h=l?.looks??m.map(({kind:_})=>s.round?_:"absent"),v=p?.drafts.length??-1,f=u?[]:Array.
from({length:v+1},(_,k)=>k),b=Tu(t,c,i),g=C(t.trace)?v:t.width,w=f.map(_=>zu(t,c,_,h[_]??"absent")),y={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:
s.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=ku,"sv-round-tighter":g>=_u,"sv-round-undrafted":b===0},x=_=>o(Mu,{at:{round:c,index:_},look:h[_]??"ab\
sent",figures:w[_],concealed:Ht(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===m.length-1},_===v?"final":_);return Eu(a,c),o("section",{class:["sv-round",
...Object.entries(y).flatMap(([_,k])=>k?[_]:[])].join(" "),"data-phase":l?.phase.name??"","aria-label":d("round.label"),children:[o(Ru,{run:t,number:c,tested:w.
some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),children:o("div",{class:"sv-slots",role:"row",ref:a,children:[f.slice(0,
-1).map(x),f.length>0&&Array.from({length:b-v},(_,k)=>o("div",{class:"sv-slot sv-slot-empty","aria-hidden":"true"},`empty ${k}`)),f.slice(-1).map(x)]})}),u&&o(ci,
{run:t,number:c,looks:h,over:!l&&s.round>0})]})}function Eu(t,e){let n=T(null);R(()=>{let s=document.activeElement;n.current&&!n.current.isConnected&&s===document.
body&&t.current?.lastElementChild?.focus(),n.current=t.current?.contains(document.activeElement)?document.activeElement:null},[e]),R(()=>{let s=()=>{n.current=document.
activeElement};t.current?.addEventListener("focusin",s)},[])}function Ru({run:t,number:e,tested:n}){let{models:s,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.
source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o(z,{name:a==="model"?"draft":"drafter",children:r==="model"?d("round.guesses"):he(a,s.
pair)})}),o("li",{children:o(z,{name:"verification",children:d("round.pass")})}),o("li",{hidden:!n,children:o(z,{name:"accept_test",children:d("round.tests")})})]})}
function pi(t,e,n){return e&&(n==="accepted"||n==="rejected")&&t.trace.settings.temperature!==0&&!Be(e,E(t.trace))?e.draw:null}function zu(t,e,n,s){let{drafts:r}=t.
rounds[e],a=r[n],i=pi(t,a,s),l=Z(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&i>=l)return d("rules.kept_by",{n:st(r)+1});let[c,p]=te(i,l);return d(
i<l?"round.below":"round.above",{draw:c,threshold:p})}function Mu({at:t,look:e,figures:n,concealed:s,now:r,entered:a}){let{run:i}=M(),{drafts:l,positions:c=[]}=i.
rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],m=e==="absent",h=i.trace.settings.temperature===0,v=!!p&&(["accepted","rejected","untested"].includes(
e)||e==="lit"&&!s),f=Z(p),b=pi(i,p,e);return o("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?"":
void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":m?"true":void 0,"aria-label":m?void 0:qe(i,t.round,t.index,e),children:[o("span",{class:"s\
v-slot-token",translate:!1,children:o(ut,{slot:u,as:"sv-slot-text"})}),o("span",{class:"sv-slot-pass","aria-hidden":"true",children:[!h&&v&&f!==null&&o("span",{
class:"sv-gauge",children:[o("span",{class:"sv-gauge-keep",style:{"--keep":f}}),b!=null&&o("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),h&&v&&o(Ou,{run:i,
token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-verdict","aria-hidden":"true",children:[o("span",{class:"sv-mark","aria-hidd\
en":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":d(`kind.${Ue(e,i.trace)}`)})]}),o("span",{class:"sv\
-slot-figures",children:n})]})}function Ou({run:t,token:e}){let n=e===void 0?"":Y(t.alone(e));return o("span",{class:"sv-slot-says",style:{"--sv-characters":n.length-
2||1},children:n})}var Cu=["draft","verify","accept"],Lu=["accepted","rejected","untested","correction","bonus"],os=36,$u=20,Pu=5;function ui(){let{run:t}=M(),[e,n]=j(null),s=({target:a})=>{
let i=a instanceof Element?a.closest(".sv-time"):null,l=i?.closest("[data-round]");!i||!l||n({run:t,text:d("rounds.detail_of",{round:Number(l.dataset.round)+1,time:i.
getAttribute("aria-label")})})},r=e?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:s,onFocusIn:s,children:[o("div",{class:"sv-section-h\
ead",children:[o("h2",{children:o(z,{name:"round",children:d("rounds.heading")})}),o("ul",{class:"sv-legend",children:Lu.map(a=>o("li",{children:[o("span",{class:"\
sv-mark","data-kind":a}),o(z,{name:a,children:d(`kind.${a}`)})]},a))})]}),o("p",{class:"sv-note",children:d(C(t.trace)?"tree.rounds":"rounds.note")}),o(Au,{}),o(
"p",{class:`sv-note sv-round-detail${r?"":" sv-hint"}`,children:r?e.text:d("rounds.detail")}),o("div",{class:"sv-foot",children:[o("ul",{class:"sv-legend",children:o(
"li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o(z,{name:"overlap",children:d("rounds.overlap_key")})]})}),o(at,{plain:d("rounds.plain_key")})]})]})}
function mi({rounds:t,folds:{sums:e,plain:n}},s){let{draft:r,verify:a,accept:i}=t[s].times,[l,c]=[e[s].emitted,e[s+1].emitted];return{total:r+a+i,plain:c<n.until.
length?n.until[c]-n.until[l]:null}}function Au(){let{run:t,state:e,gamma:n,moment:{round:s},viewer:r}=M(),a=Q(e),i=t.rounds.map((u,m)=>mi(t,m)),l=Math.max(0,...i.
slice(0,s).map(({total:u,plain:m})=>Math.max(u,m??0)))||1,c=n<t.trace.settings.gamma?n:1/0,p=T(null);return R(()=>{p.current.scrollTop=0},[t]),R(()=>{r.lag&&qu(
p.current,s+(a?1:0))}),o("div",{class:"sv-rounds-scroll",ref:p,children:o("div",{class:`sv-grid${t.length>$u?" sv-many":""}${t.width>Pu?" sv-dense":""}`,role:"g\
rid","aria-label":d("rounds.label"),style:{"--sv-guesses":t.width,"--sv-longest":l},children:[o("div",{role:"rowgroup",class:"sv-grid-head",children:o("div",{class:"\
sv-row sv-row-head",role:"row",children:[o("div",{role:"columnheader",class:"sv-number",children:"#"}),Array.from({length:t.width},(u,m)=>o("div",{role:"columnh\
eader",children:d("rounds.guess",{n:m+1})},m)),o("div",{role:"columnheader",class:"sv-final",children:d("rounds.final")}),o("div",{role:"columnheader",class:"sv\
-time",children:d("rounds.time")})]})}),o("div",{class:"sv-rows",role:"rowgroup",style:{height:`${t.length*os}px`},children:i.map(({plain:u},m)=>o(ju,{run:t,number:m,
plain:u,now:m===s?a:null,ahead:m>=s,fresh:m===r.fresh,concealed:Ht(e),cutting:m<s?c:1/0},m))})]})})}var ju=tt(({run:t,number:e,plain:n,now:s,ahead:r,fresh:a,concealed:i,
cutting:l})=>{let{slots:c}=t.rows[e],p=s?` sv-row-now${s.verified?" sv-verified":""}`:r?" sv-ahead":"";return o("div",{class:`sv-row${p}${a?" sv-fresh":""}`,role:"\
row","data-round":e,children:[o("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+1}),children:e+1}),c.map((u,m)=>o(Hu,{run:t,number:e,
index:m,look:s?.looks[m]??u.kind,concealed:i&&s!==null,cutting:l},m)),o(Nu,{run:t,number:e,plain:n})]})}),Hu=tt(({run:t,number:e,index:n,look:s,concealed:r,cutting:a})=>{
let{slots:i,final:l}=t.rows[e],c=t.rounds[e],p=i[n],u=n<c.drafts.length,h=u&&!(s==="absent"||s==="guessed"||s==="lit"&&r)?c.positions?.[n]?.overlap??null:null,v=qe(
t,e,n,s),{drawn:f}=nr(c,a),b=u?n>=a:!f,g=n===a&&!f,w=s==="absent";return o("div",{class:`sv-cell${p===l?" sv-final":""}${g?" sv-cut-own":b?" sv-cut":""}`,role:"\
gridcell",tabindex:-1,"data-kind":s,"data-at":`${e}.${n}`,style:{"--i":n,"--overlap":h??0},"aria-hidden":w?"true":void 0,"aria-label":w?void 0:h==null?v:d("toke\
n.aria_overlap",{label:v,overlap:I(h,2)}),"aria-description":b?d(g?"whatif.own":"whatif.gone",{gamma:a}):void 0,children:[o("span",{class:"sv-mark","data-kind":s,
"aria-hidden":"true"}),o(ut,{slot:p,as:"sv-cell-text"})]})});function Nu({run:t,number:e,plain:n}){let{times:s}=t.rounds[e],{total:r}=mi(t,e),a=d("rounds.row_ti\
me",{total:N(r),draft:N(s.draft),verify:N(s.verify),accept:N(s.accept)});return o("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n===null?a:d("\
rounds.row_plain",{time:a,plain:N(n)}),children:[o("div",{class:"sv-bars-pair",children:[o("div",{class:"sv-bar",children:Cu.map(i=>o("span",{"data-part":i,style:`\
--t:${s[i]}`},i))}),n!==null&&o("div",{class:"sv-bar sv-bar-plain",children:o("span",{"data-part":"plain",style:`--t:${n}`})})]}),o("span",{class:"sv-ms",children:N(
r)})]})}function qu(t,e){let n=t.clientHeight-t.querySelector(".sv-row-head").offsetHeight,{scrollTop:s}=t,r=e*os;r>s+n?t.scrollTop=r-n:r-2*os<s&&(t.scrollTop=Math.
max(0,r-2*os))}var Iu=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Du({models:t,settings:e}){let n=u=>d("size",{name:u.name,size:ws(u.parameters)}),s=n(t.
target),r=vo(e),{drafter:a,confidence:i}=e,l=u=>a!=="early-exit"?n(u):d("first_layers",{layers:u.layers,of:t.target.layers,size:ws(u.parameters)}),c=t.draft?d("\
pair",{target:s,draft:l(t.draft)}):d("pair_alone",{target:s}),p=C({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});return[r&&d(
`rules.name.${r}`),p,a!=="model"&&he(a,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&d(u)),d("settings",{...e}),i&&d("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function Fu({machine:t,captured:e,recorded:n},s){let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&d(`steps.${e?"captured":"\
eager"}`);return d(s?"recorded":"live",{date:n.slice(0,10),machine:[a||r,i,l].filter(Boolean).join(" · ")})}function Wu({trace:{ending:t},folds:e}){let n=e.output.
length;return d(`ending.${t}${t==="stopped"?["_none","_one"][n]??"":""}`,{n})}function Vu(t){let{run:e,recorded:n,status:s,stale:r}=t,a=s!=="done"?d(`state.${s}`):
e?Wu(e):d("state.idle"),i=n||X(t)>0&&e?.trace.ending!=="stopped",l=e&&(s==="idle"||s==="done"&&i),c=e&&s==="error"?d(n?"state.example":"state.previous"):l&&r?d(
"state.stale"):"";return $(t.message||(l?"":a),c)}function vi(){let{state:t}=ae(),{run:e,recorded:n,status:s}=t,r=e?Fu(e.trace,n):"",a=e?Du(e.trace):"";return o(
"div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(n),title:r,children:r}),o("span",{title:a,children:a}),o("span",{class:"sv\
-message",role:s==="error"?"alert":"status",children:Vu(t).split(Iu).map((i,l)=>l%2?o("a",{href:i,target:"_blank",rel:"noopener",children:i}):o("span",{children:i}))})]})}function Bu({rounds:t,trace:e},n){let s=t[n];if(!s)return"";let r=E(e),a=$t(s,r);return a>=0?d(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):Os(s)?d("lead.w\
hy"):""}function hi(){let{run:t,moment:e,opening:n,recorded:s,playing:r,rested:a,viewer:i}=M(),l=!r&&e.phase===0,c=a!==null?d("lead.rests",{round:t.length,shown:a+
1}):l&&n&&s?Bu(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?_n(t):null,u=p!==null&&$t(t.rounds[p],E(t.trace))>=0;return o("span",{class:"sv-lead",children:[
c&&o("span",{children:c}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var Uu=2e3,gi={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},fi=Object.keys(gi),Gu={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},Ku={tree:["test","write"],block:["test"]};function Yu({run:{trace:t},current:e}){let n=C(t)?"tree":E(t)==="block"&&t.settings.temperature?
"block":"",s=e?fi.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":d("act.label"),children:fi.map((r,a)=>{let i=d(`act.${r}.${Ku[n]?.includes(r)?n:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===s?"step":void 0,class:a<s?"sv-past":"",children:[o(z,{name:r==="test"&&n==="block"?"block_verification":gi[r],children:d(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function Ju(t,e){let n=T({at:-1/0,sentence:""}),s=performance.now();return(!e||s-n.current.
at>=Uu)&&(n.current={at:s,sentence:t}),n.current.sentence}function bi({children:t}){let{run:e,state:n}=M(),{moment:s,entered:r,rested:a,mode:i,playing:l}=n,c=Q(
n),p=r==="step"&&s.round>0,u=a===null?Gt(e,s,c):Gt(e,{round:Ge(n)+1,phase:0},null),m=Ju(u,l||i==="running"&&!X(n));return o("div",{class:"sv-story",children:[o(
Yu,{run:e,current:c?Gu[c.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(hi,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:m}),t]})}var xi=480,Xu=5,wi=/^ \S{1,24}$/,Zu=["rejected","untested"];function ki(){let{run:t,moment:{round:e},tint:n,ghosts:s,state:r,viewer:a}=M(),[i,l]=j(null),c=Q(r),
{promptText:p}=t,u=p.length>xi&&i!==t,{scroller:m,text:h}=sm(t,e===t.length&&!c);return o("section",{class:"sv-section sv-stream","data-tinted":String(n!=="verd\
ict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o(z,{name:"token",children:d("stream.heading")})}),o(Qu,{})]}),u&&o("button",{type:"\
button",class:"sv-link",onClick:()=>l(t),children:d("stream.more",{n:p.length})}),o("div",{class:"sv-stream-scroll",ref:m,tabindex:e?void 0:0,children:o("div",{
class:"sv-text",dir:"auto",translate:!1,ref:h,children:[o("span",{class:"sv-prompt",children:u?"…"+p.slice(-xi):p}),o("span",{class:"sv-list",role:"listbox","\
aria-label":d("stream.label"),"aria-orientation":"horizontal",dir:"auto",children:t.rounds.flatMap((v,f)=>[c&&f===e&&o(nm,{run:t,number:f,now:c},"now"),o(em,{run:t,
number:f,ahead:f>=e,fresh:f===a.fresh,ghosts:s&&!C(t.trace),tint:n},f)])})]})}),o(xa,{name:n})]})}function Qu(){let{run:t,ghosts:e}=M(),{gamma:n,drafter:s}=t.trace.
settings,r=n===0||s.startsWith("lookup")||t.rounds.some(({drafts:i})=>!i.length),a=Fs.filter(i=>i==="plain"?r:n>0);return o("ul",{class:"sv-legend",children:[...a,
...e?Zu:[]].map(i=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":i}),o(z,{name:i,"data-short":d(`kind.${i}`),children:d(`legend.${i}`)})]},i))})}var em=tt(
({run:t,number:e,ahead:n,fresh:s,ghosts:r,tint:a})=>o("span",{class:`${n?"sv-ahead":""}${s?" sv-fresh":""}`,role:"presentation",children:o(tm,{run:t,number:e,ghosts:r,
tint:a})})),tm=tt(({run:t,number:e,ghosts:n,tint:s})=>o(S,{children:t.rows[e].slots.flatMap((r,a)=>{let i=`${e}.${a}`;return _e(r.kind)?Si(r,o("span",{class:_i(
r),role:"option",tabindex:-1,"aria-selected":"false","aria-label":qe(t,e,a),"data-kind":r.kind,"data-at":i,"data-tint":Un(s,t.at({round:e,index:a}))??void 0,style:`\
--i:${a}`,...Xn(r),children:it(r.text)})):n?Ti(r,r.kind,i):[]})})),_i=({text:t})=>`sv-token${wi.test(t)?" sv-word":""}`,Si=({text:t},e)=>wi.test(t)?[o("wbr",{}),
e]:[e],Ti=(t,e,n,s=!1)=>Si(t,o("span",{class:_i(t),"data-kind":e,"data-at":n,"aria-hidden":"true",hidden:s,style:`--i:${n.split(".")[1]}`,...Xn(t),children:it(t.
text,!0)}));function nm({run:t,number:e,now:n}){let s=B(t.rounds[e]);return o("span",{class:`sv-now${n.fallen?" sv-fallen":""}`,"aria-hidden":"true",children:t.
rows[e].slots.flatMap((r,a)=>{let i=n.looks[a];return Ti(r,i,`${e}.${a}`,i==="absent"||s&&!_e(i))})},`now ${e}`)}function sm(t,e){let{viewer:n}=M(),s=T(null),r=T(
null),a=T({layouts:0,run:t,whole:e});return R(()=>{s.current.scrollTop=0},[t]),R(()=>{let i=a.current.layouts!==n.layouts||a.current.run!==t;a.current={layouts:n.
layouts,run:t,whole:e},i&&(r.current.style.maxHeight=s.current.style.minHeight=""),(n.lag||i)&&yi(s.current,r.current,{whole:e,scroll:n.lag})}),R(()=>{let i=new ResizeObserver(
()=>{n.state.whole||yi(s.current,r.current,{whole:a.current.whole,scroll:!0})});return i.observe(s.current),()=>i.disconnect()},[]),{scroller:s,text:r}}function yi(t,e,{
whole:n,scroll:s}){let r=e.querySelector(".sv-list"),a=r.querySelector(".sv-now")??[...r.querySelectorAll(":scope > :not(.sv-ahead)")].at(-1)?.lastElementChild??
e.firstElementChild,[i,l,c]=[t,e,a].map(m=>m.getBoundingClientRect()),p=parseFloat(getComputedStyle(e).lineHeight),u=t.nextElementSibling instanceof HTMLElement?
t.nextElementSibling.offsetHeight:0;i.width&&((n||!e.style.maxHeight)&&(t.style.minHeight=n?"":`${i.height}px`),e.style.maxHeight=n?"":`${Math.ceil(c.bottom-l.top)+
p+Xu}px`,s&&Ar(t,new DOMRect(i.x,i.y,i.width,i.height-u),c,p))}var Ei=0,Jt=["race","same","rounds","time","guesses","numbers"],or=class extends we{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(S,{children:this.props.children}):null}};function Ri({views:t}){let{view:e,set:n}=M(),[s]=j(()=>(Ei+=1,Ei));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:r=>{let a=rs([...r.currentTarget.children],r);a>=0&&n({
view:Jt[a]})},children:Jt.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${s}-${r}`,"aria-controls":`sv-view-${s}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>n({view:r}),children:d(`views.${r}`)},r))}),Jt.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${s}-${r}`,"aria-labelledby":`sv-tab-${s}-${r}`,"data-view":r,hidden:r!==e,children:o(or,{open:r===e,children:t[r]})},r))]})}function zi(){let{run:t,set:e,viewer:n}=ae(),{race:s,lossless:r,costs:a,speedup:i,breakdown:l}=n.charts.places;return o(S,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o($e,{run:t,when:n.changes,children:[o(vi,{}),!t&&o("p",{class:"sv-empty",children:d("empty")}),t&&o(
ki,{}),t&&o(bi,{children:[o(ai,{}),o(ii,{})]})]}),t&&o(di,{}),t&&o(Xa,{}),o($e,{run:t,when:n.changes,children:o(Sa,{children:t&&o(ei,{})})})]}),t&&o("div",{class:"\
sv-below",children:o($e,{run:t,when:n.changes,children:[o(ti,{}),o(Oa,{}),o(Ri,{views:{race:o(S,{children:[o(et,{node:s}),o(Ie,{name:"race"})]}),same:o(S,{children:[
o(et,{node:r}),o(Ie,{name:"same"})]}),rounds:o(S,{children:[o(ui,{}),o(Ia,{})]}),time:o(S,{children:[o(et,{node:a}),o(Ie,{name:"time"}),o(et,{node:i}),o(Ie,{name:"\
time"})]}),guesses:o(S,{children:[o(et,{node:l}),o(Ie,{name:"guesses"})]}),numbers:o(si,{})}})]})})]})}var as=class{constructor(e,n,s){this.store=e;this.send=n;this.most=s}store;send;most;load(e){this.store.set({compared:Ma(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:d("again.no_source")}offer(e,n){let{run:s,recorded:r}=this.store.state.source??{};s===e.run&&r===e.recorded&&this.store.set(
{offers:n})}make(e){let{run:n,source:s,recorded:r}=this.store.state;n&&(this.store.set({expected:{run:n,source:s,recorded:r}}),this.send("again",{...s,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let n=e.shown?0:1;this.store.set({returning:n});let{run:{trace:s},source:r,recorded:a}=e.pair[n],i=s.ending==="run\
ning"?{...s,ending:"stopped"}:s,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var rm=["pinned","hovered","cursor"],is=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;marker;sequels;asking;charts;silence;help=null;layouts=0;changes=0;lag=!1;frame=0;fresh=-1;drawn={
run:null,moment:null};constructor(e,{words:n,send:s=()=>{},live:r=!1,standalone:a=!1,most:i=16}){Cr(n),to(n),this.send=s,this.keys=n.keys,this.most=i,this.store=
new yn({...rt,live:r},c=>this.changed(c)),this.player=new ts(this.store,()=>this.toggle()),this.actions=Ta(this),this.node=se("div",{class:"specviz"+(a?" sv-sta\
ndalone":"")}),e.replaceChildren(this.node),this.palette=new Oe(this.node),this.presenter=new ns(this.node,()=>this.relayout()),this.marker=new es(this.node),this.
sequels=new as(this.store,s,i),this.asking=new En(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.
charts=new Wn({viewer:this,palette:this.palette,seek:c=>this.seek(c),greedy:l}),this.silence=Ea(this),this.changed({})}get state(){return this.store.state}destroy(){
this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),ee(null,this.node),this.node.remove()}load(e,{
recorded:n=!1,at:s=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new lt(e),{over:u,length:m}=p,{run:h,offers:v}=this.state,f=c&&h?.trace.
models.pair===e.models.pair&&h.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),Sn(p)||this.set({predicting:!1}),this.sequels.load(
{run:p,source:c,recorded:n&&u});let b=Ct(p.rounds,{round:s??m,phase:r}),g=b.round===m;this.player.halt(),this.lag=!0,this.set({run:p,source:c,stale:!1,recorded:n&&
u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&s===null?Cs(p):null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:p.
trace.settings.gamma,answers:{},looking:null,taught:!1,offers:f?v:null,...u?{status:"done",mode:"done",message:null}:{}});let w=l&&u?_n(p):null;w!==null&&this.teach(
w),a&&this.player.play()}teach(e){let n=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(n?1:0),phase:0}),this.set({opening:!0}),
n||this.player.open(e)}append(e){let{run:n,following:s}=this.state;if(!n)return this.send("resync",{from:0}),!1;let r=n.length;return n.append(e)?(s&&n.length>r&&
this.mayFollow()&&this.follow(n),n.over&&this.set({rested:xo(this.state)}),n.over&&this.setState("done"),this.changed({run:n}),!0):(this.send("resync",{from:r,plain_from:n.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:n},asked:s,mode:r,hovered:a,predicting:i}=this.
state,l={asked:"round",hovered:r==="running"?a:null};s==="step"?this.player.move({round:n,phase:1},"step",l):this.player.move({round:e.length,phase:0},e.length===
n+1?"round":null,l),i&&this.asking.goOn()}setState(e,n=null){this.set({status:e,message:n,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status===
"error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){
e(),this.set({hovered:null})}seek(e,n=0){this.hold(()=>this.player.seek({round:e,phase:n}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.
leavesVerdict())return;let{state:n}=this,s=be(n);X(n)?this.hold(()=>this.player.forward(e)):(s||n.live&&!n.run)&&(this.set({following:!0,asked:n.predicting?"ste\
p":e}),this.send("step",{round:n.moment.round,open:s}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,n=be(e)&&X(e)===0;e.playing?this.player.
halt():e.predicting&&(X(e)||n)?this.asking.goOn():n?(this.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,
open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!kn(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,
...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){ga(e)&&this.set({tint:e})}open(e){Jt.includes(e)&&this.set({view:e})}present(e){
e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){let n=Object.keys(e);(!n.length||n.some(s=>!rm.includes(s)))&&(this.changes+=1),"v\
iew"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:n,moment:s,
entered:r,mode:a,playing:i,view:l,status:c,predicting:p,speed:u,whole:m}=e,h=a==="running"&&!X(e),v=n!==this.drawn.run||s.round!==this.drawn.moment?.round||s.phase!==
this.drawn.moment.phase;if(this.frame=0,this.lag||=v&&!m,v&&(this.fresh=r==="round"&&!h?s.round-1:-1),this.node.dataset.state=c,this.node.classList.toggle("sv-o\
pen",!!n&&!n?.over),this.node.classList.toggle("sv-predicting",p),this.node.style.setProperty("--sv-pace",String(1/u)),Rt(this,fs(zi,{}),this.node),n){let{at:f,
how:b}=je(e);this.charts.show(n,{shown:s.round,known:wn(e),busy:a==="running"||i,view:l}),this.marker.show(e,f,b),this.lag=!1}this.drawn={run:n,moment:s},this.node.
dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",
`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,this.charts.relayout(),this.changed({})}};function Xt(t,e){let n=new is(t,e);return{load:n.load.bind(n),append:n.append.bind(n),setState:n.setState.bind(n),offer:n.sequels.offer.bind(n.sequels),outdate:n.
outdate.bind(n),forgive:n.forgive.bind(n),state:()=>go(n.state),trace:n.trace.bind(n),seek:n.seek.bind(n),play:n.player.play.bind(n.player),forward:n.forward.bind(
n),pin:n.pin.bind(n),tint:n.tint.bind(n),open:n.open.bind(n),present:n.present.bind(n),relayout:n.relayout.bind(n),flush:n.charts.flush.bind(n.charts),destroy:n.
destroy.bind(n),experiment:n.charts.test}}window.SpecViz={mount:Xt,term:ro,FONT:Ce,dom:{el:se,setText:Pr,Palette:Oe}};var om=500,ar=new Map,Oi=new Map,vt=new Map(new URLSearchParams(window.location.search)),Mi=0;function am(t){let e=Uint8Array.from(atob(t),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function im(t){let e=ar.get(t);if(e)return e;let n=new Promise((s,r)=>{Oi.set(t,i=>s(
am(i)));let a=document.createElement("script");document.head.append(Object.assign(a,{src:`data/${t}.js`,onerror:()=>r(new Error(t))}))});return ar.set(t,n),n.catch(
()=>ar.delete(t)),n}function Ci(t){let e=new URL(t);return e.search=String(new URLSearchParams([...vt])),e}function lm(){let{href:t}=Ci(window.location.href);if(t!==
window.location.href)try{window.history.replaceState(window.history.state,"",t)}catch{}}function Li(){let t=vt.has("__theme")?vt.get("__theme")==="dark":Pi.matches;
document.body.classList.toggle("dark",t),document.documentElement.style.colorScheme=t?"dark":"light"}Object.assign(L,{read:im,keep(t){for(let[e,n]of Object.entries(
t))n==null||n===""?vt.delete(e):vt.set(e,String(n));clearTimeout(Mi),Mi=window.setTimeout(lm,om)},state:()=>Object.fromEntries(vt)});var $i=(t,e)=>Oi.get(t)?.(e),
ht=()=>JSON.parse(document.getElementById("given")?.textContent||"null"),Zt=()=>document.getElementById("lost")?.removeAttribute("hidden"),Pi=matchMedia("(prefe\
rs-color-scheme: dark)");Li();Pi.addEventListener("change",Li);for(let t of document.querySelectorAll(".languages a"))t.addEventListener("click",()=>{let e=Ci(t.
href);e.hash=window.location.hash,t.href=e.href});var Ai=t=>/^\d{1,5}$/.test(String(t))?Number(t):null;async function cm(t){let{runs:e}=ht(),n=[...document.querySelectorAll("#recorded button")],s=L.state(),r=un(),
a="",i=Xt(t,{words:await L.read(`words/${ke()}.json`)});function l(){if(!a)return;let{round:p,phase:u,rounds:m,pinned:h,opening:v,tint:f,presenter:b,view:g}=i.state(),
w=!v||h;L.keep({recorded:a===e[0].name?null:a,round:w&&p<m?p:null,phase:w&&u?u:null,at:h?`${h.round}.${h.index}`:null,open:g==="race"?null:g,tint:f==="verdict"?
null:f,presenter:b?1:null})}async function c(p,u=!1){let m=e.find(v=>v.name===p)??e[0],h=r();try{let v=await L.read(`traces/${m.name}.json`);if(!h())return;i.load(
v,{recorded:!0,teach:!u})}catch{h()&&Zt();return}a=m.name,L.shows={live:!1,name:a},n.forEach(v=>v.setAttribute("aria-pressed",String(v.dataset.name===a))),document.
querySelector(".recorded-about").textContent=m.notice}n.forEach(p=>p.addEventListener("click",()=>c(p.dataset.name))),await c(s.recorded,["round","at"].some(p=>p in
s)),dm(i,s),zr(i),document.addEventListener("specviz-painted",l)}function dm(t,e){let n=Ai(e.round);n!==null&&t.seek(n,Ai(e.phase)??0);let s=/^(\d{1,5})\.(\d{1,3})$/.
exec(String(e.at));s&&t.pin({round:Number(s[1]),index:Number(s[2])}),e.open&&t.open(String(e.open)),e.tint&&t.tint(String(e.tint)),e.presenter==="1"&&t.present(
!0)}var ji=document.querySelector("#stage .stage");ji&&cm(ji).catch(Zt);var pm=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Hi(t){let e=pm.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Ni(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var um=320,Di=480,mm=19,vm="200px";function Fi({layout:t},e){let{below:n,height:s,xaxis:r}=t.meta?.narrow??{};return e<n?{...t,height:s,xaxis:{...t.xaxis,...r}}:
t}function Wi(t,e){let n=Fi(t,e),s=n.showlegend?t.data.filter(({name:r,showlegend:a})=>r&&a!==!1).length:0;return(n.height||um)+(e<Di?mm*Math.max(0,s-1):0)}function qi(t,e,n){
let s=Fi(t,e),[r,a,i]=["ink","quiet","line"].map(u=>n.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:a,...u.
tickfont},title:{...u.title,font:{size:12,color:a}}}),c=Object.keys(s).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...s,width:e,height:Wi(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...s.legend},...Object.fromEntries([...p].map(u=>[u,l(s[u]||{})])),
font:{family:Ce,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:n.get("raised"),bordercolor:i,font:{color:r}}}}var ir=null;
function Ii(){let t=ir??new Promise((e,n)=>{let s=document.createElement("script");document.head.append(Object.assign(s,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:n}))});return ir=t,t.catch(()=>{ir=null}),t}var lr=class{constructor(e,n,s){this.frame=e;this.drawing=n;this.select=s;this.palette=new Oe(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:vm}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){Ii().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:n}=this.picture;window.Plotly.react(this.drawing,n.data,qi(n,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[s]})=>s.customdata!=null&&this.select(s.customdata))}async save(e){let n=await Ii().catch(()=>null);if(!this.
picture||!n)return;let{figure:s,name:r}=this.picture,a={...qi(s,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=a;
n.downloadImage({data:s.data,layout:a},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function Qt({json:t,words:e,select:n}){let s=T(null),r=T(null),
a=T(null),[i,l]=j(!1),c=Le(()=>JSON.parse(t||"null"),[t]);R(()=>{a.current=new lr(s.current,r.current,n)},[]),R(()=>a.current?.show(c),[c]);function p(){if(!c)return;
let h=[c.columns,...c.rows].map(v=>v.map(Hi).join(","));Ni(new Blob([h.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],m=c?`${Wi(c.figure,s.current?.clientWidth||Di)}px`:
void 0;return o("div",{class:"specviz sv-chart",hidden:!c,ref:s,children:[o("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:m},ref:r}),
o("p",{class:"sv-note",children:c?.says}),o("details",{class:"sv-table",onToggle:({currentTarget:h})=>l(h.open),children:[o("summary",{children:e.table}),o("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:o("table",{children:i&&c&&o(S,{children:[o("th\
ead",{children:o("tr",{children:u.map(h=>o("th",{scope:"col",children:h}))})}),o("tbody",{children:c.rows.map((h,v)=>o("tr",{children:[h.map(f=>o("td",{children:f})),
v in c.picks&&o("td",{children:o("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${h.slice(0,2).join(e.comma)}`,onClick:()=>n(c.picks[v]),children:e.
pick})})]}))})]})})})]}),o("p",{class:"sv-note sv-chart-files",children:[o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("png"),children:e.
png}),o("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("svg"),children:e.svg}),o("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}Ee("chart",({node:t,words:e,props:n,send:s,watch:r})=>{let a=()=>ee(o(Qt,{json:n.value,words:e,select:i=>s.pick({at:i})}),t);a(),r("value",a)});var hm=["drafter","temperature"],fm=un();function gm({parts:t},e){let{drafter:n,temperature:s}={...t[0],...e},r=t.filter(a=>a.drafter===n);return r.find(a=>a.temperature===
s)??r[0]??t[0]}function bm(t){let e=ht(),n=L.state(),s=e.sweeps[0].name,r=e.sweeps.find(c=>c.name===n.sweep)?.name??s;function a(c,p,u){let m=new Map(c.parts.map(
h=>[h[u],u==="drafter"?h.label:h[u]]));return m.size>1&&o("fieldset",{children:[o("legend",{children:e[u]}),[...m].map(([h,v])=>o("label",{children:[o("input",{
type:"radio",name:u,value:h,checked:h===p[u],onChange:()=>i(c,{...p,[u]:h})}),o("span",{children:v})]},h))]},u)}function i(c,p){let u=c&&gm(c,p),h={...c?.compared.
find(f=>f.temperature===u?.temperature)?.pictures,...u?.pictures};if(ee(o(S,{children:[o("label",{class:"explore-source",children:[e.results,o("select",{value:r,
onChange:({currentTarget:f})=>l(f.value),children:e.sweeps.map(({name:f,title:b})=>o("option",{value:f,children:b},f))})]}),o("p",{class:"explore-origin",children:c?.
origin}),o("div",{class:"explore-choices",children:c&&u&&hm.map(f=>a(c,u,f))}),o("div",{class:"explore-answer",role:"status",children:u?.answer.map(f=>o("p",{children:f}))}),
o("div",{class:"explore-pictures",children:Object.entries(e.headings).map(([f,b])=>o("section",{class:"explore-picture",hidden:!(f in h),children:[o("h3",{children:b}),
o("div",{children:o(Qt,{json:h[f]??"",words:e.chart,select:()=>{}})})]},f))})]}),t),!c||!u)return;let v=f=>u[f]===c.parts[0][f]?null:u[f];L.keep({drafter:v("dra\
fter"),temperature:v("temperature"),sweep:r===s?null:r})}async function l(c,p={}){let u=fm();try{let m=await L.read(`sweeps/${c}.${ke()}.json`);if(!u())return;r=
c,i(m,p)}catch{u()&&Zt()}}i(null,{}),l(r,n)}var Vi=document.getElementById("explore");Vi&&bm(Vi);var xm=800,Bi=680,Ui="SpecViz",ym=8e3;async function wm(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let n=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&n.focus(),e.hidden}}function km(t,e,n){let s=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),a=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{r.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
ym))};return s.addEventListener("click",async()=>{let[c,p]=n(),u=await wm(c,a);l(u?p:e.by_hand,!u)}),t.replaceChildren(s,r,a),l}function _m(t){let e=new URL(t);
e.searchParams.set("embed","1");let n=Object.assign(document.createElement("iframe"),{src:e.href,title:Ui,width:"100%",height:String(Bi),loading:"lazy"});return n.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(n).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}Ee("share",({node:t,words:e})=>{km(t,{...e,copy:e.embed},()=>[_m(L.address()),e.embedded])});function Sm(t){let e=0;new ResizeObserver(()=>{let n=t.clientWidth>=
xm?Bi:Math.ceil(t.getBoundingClientRect().height);!n||n===e||(e=n,window.parent.postMessage({specviz:{height:n}},"*"))}).observe(t)}async function Tm(){document.
documentElement.classList.add("embed");let t=await pn(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Ui}),n=()=>{let s=new URL(window.location.href);s.searchParams.delete("embed"),e.href=s.href};n(),["pointerdown","focus"].forEach(s=>e.
addEventListener(s,n)),t?.append(e),t&&Sm(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&Tm();var Yi=t=>t!==null&&["loading","running"].includes(t.state),Gi=(t,e,n)=>t.map(([s,r],a)=>o(S,{children:[a>0&&e,o("a",{href:r,...n,children:s})]},s)),ft=({label:t,
children:e})=>o(S,{children:[o("dt",{children:t}),o("dd",{children:e})]});function Em(t,e){!L.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),L.go({view:"\
watch",recorded:e}))}function Rm({words:t,lacking:e},n,s,r){let a=Re(t);if(r)return t.stopping;if(s?.state==="running")return a("running",{percent:s.done});if(s)
return s.state==="stopped"?t.stopped:s.message??"";if(!n.rule)return"";if(!e)return t.recorded_only;let i=e[n.number];return i.length?a("lacks",{pairs:i.join(t.
comma)}):n.estimate??""}function zm({told:t,card:e,isNew:n,progress:s,hidden:r,begin:a,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,m=T(null),h=T(null),v=T(
null),[f,b]=j(!1),[g,w]=j(!1),y=Yi(s),x=[h,v].some(({current:k})=>k!==null&&k===document.activeElement);R(()=>{y&&g?i():w(!1)},[s]),R(()=>{x&&(y?v:h).current?.focus(
{preventScroll:!0})},[y]),R(()=>{if(!n||!h.current||!m.current)return;let{top:k,bottom:H}=h.current.getBoundingClientRect();k>=0&&k<H&&H<=window.innerHeight&&m.
current.getBoundingClientRect().top<0&&m.current.scrollIntoView({block:"start"})},[e]);function _(){let k=!!m.current?.open;k&&b(!0),k?L.keep({claim:e.number}):
Number(L.state().claim)===e.number&&L.keep({claim:null})}return o("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:m,onToggle:_,children:[o("summary",
{children:[o("span",{class:"myth-number","aria-label":Re(c)("claim_number",{n:e.number}),children:e.number}),o("span",{children:[o("span",{class:"myth-claim",children:e.
claim}),o("p",{class:"myth-says",children:e.says})]}),o("span",{class:"myth-mark",children:o("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),o("div",{class:"myth-body",children:f&&o(S,{children:[e.picture&&o("div",{children:o(Qt,{json:e.picture,words:u,select:()=>{}})}),e.source&&o("p",
{class:"myth-source",children:e.source}),o("dl",{class:"myth-about",children:[o(ft,{label:c.how,children:e.how}),e.rule&&o(ft,{label:c.rule,children:e.rule}),e.
missing&&o(ft,{label:c.missing,children:e.missing}),e.words.length>0&&o(ft,{label:c.terms,children:Gi(e.words,c.comma,{})}),e.papers.length>0&&o(ft,{label:c.papers,
children:Gi(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),o("dl",{class:"myth-setup",children:e.setup?.map(([k,H])=>H&&o(ft,{label:k,children:H},k))}),
o("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&o(S,{children:[o("button",{type:"button",class:"myth-button myth-primary",hidden:y,ref:h,
onClick:a,children:c.run}),o("button",{type:"button",class:"myth-button",hidden:!y,ref:v,onClick:()=>{w(!0),i()},children:c.stop})]}),n&&o("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&o("button",{type:"button",class:"myth-button",onClick:()=>L.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&o("a",{class:"myth-link",href:e.replay,onClick:k=>Em(k,e.run),children:c.replay}),e.pay&&o("button",{type:"button",class:"myth-button",onClick:()=>L.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),o("a",{class:"myth-link",href:e.link,children:c.link})]}),o("progress",{max:100,hidden:s?.state!=="run\
ning",value:s?.done??0,"aria-label":c.how}),o("p",{class:"myth-line",role:"status","data-state":s?.state,children:Rm(t,e,s,g)})]})})]})}var Ki="verdict",Mm=mn("\
claim",new URLSearchParams(window.location.search).get("claim")),Om=()=>{};Ee("myths",async({node:t,words:{busy:e,lacking:n}={busy:"",lacking:null},send:s,value:r})=>{
let a={...await L.read(`claims/${ke()}.json`),busy:e,lacking:n},{words:i}=a,l=Re(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,m=null,h=()=>a.
cards.map(k=>p.get(k.number)??k),v=k=>h().filter(({verdict:H})=>H===k).length,f=["",...Object.keys(i.verdicts)],b=f.find(k=>k===c.get(Ki)&&v(k))??"";function g(k){
b=k,L.keep({[Ki]:b}),_()}function w(k){m!==null&&u.set(m,{state:"stopped"}),m=k,u.set(k,{state:"running",done:0}),_(),s.begin({claim:k})}function y({claim:k,...H}){
a.cards.some(({number:F})=>F===k)&&(H.card&&p.set(k,H.card),u.set(k,H),!Yi(H)&&m===k&&(m=null),_())}function x(k){let H=t.querySelector(`#claim-${/^\d{1,2}$/.test(
k)?Number(k):"none"}`);H&&(H.hidden&&g(""),H.open=!0,H.scrollIntoView({block:"start"}))}function _(){let k=l("tally",{holds:v("holds"),fails:v("fails"),depends:v(
"depends"),yours:v("yours")}),H=v("untried");ee(o(S,{children:[o("p",{class:"myth-tally",role:"status",children:$(k,H>0&&l("tally_untried",{untried:H}))}),o("di\
v",{class:"myth-kinds",role:"group","aria-label":i.show,children:f.map(F=>o("button",{type:"button",hidden:F!==""&&!v(F),"aria-pressed":F===b,onClick:()=>g(F),children:F?
i.verdicts[F]:i.all},F))}),o("div",{class:"myth-list",children:h().map(F=>{let{number:G}=F;return o(zm,{told:a,card:F,isNew:p.has(G),progress:u.get(G)??null,hidden:b!==
""&&F.verdict!==b,begin:()=>w(G),halt:()=>s.halt(),back:()=>{p.delete(G),u.delete(G),_()}},G)})})]}),t)}Om=()=>{m!==null&&y({claim:m,state:"error",message:e})},
g(b),Mm(x),r(k=>y(k),!1)});var en=t=>t.reduce((e,n)=>e+n,0);function gt(t){let e=en(t);return t.map(n=>n/e)}var cr=(t,e)=>t.map((n,s)=>Math.min(n,e[s])),bt=(t,e)=>Math.min(1,en(cr(t,e))),
dr=(t,e)=>e.map((n,s)=>n>0?Math.min(1,t[s]/n):null);function xt(t,e){let n=t.map((s,r)=>Math.max(0,s-e[r]));return en(n)>0?gt(n):[...t]}function Xi(t,e){let n=dr(
t,e).map((r,a)=>e[a]*(r??0)),s=1-en(n);return{accepted:n,corrected:xt(t,e).map(r=>s*r)}}function Zi(t,e,n){let s=1-t[e];return t.map(a=>s>0?a/s:1/(t.length-1)).
map((a,i)=>i===e?n:a*(1-n))}function Ji(t,e){let n=e*en(t),s=0;for(let[r,a]of t.entries()){if(a>0){if(n<a)return{token:r,spot:n/a};s=r}n-=a}return{token:s,spot:.5}}
function pr(t,e,n){let s=Ji(e,n()).token,r=n(),a=Math.min(1,t[s]/e[s]);if(r<a)return{guess:s,draw:r,threshold:a,accepted:!0,correction:null,spot:0,token:s};let{
token:i,spot:l}=Ji(xt(t,e),n());return{guess:s,draw:r,threshold:a,accepted:!1,correction:i,spot:l,token:i}}var ur=["accepted","corrected"],tn=t=>t.reduce((e,n)=>e+n,0),Qi=({accepted:t,corrected:e})=>tn(t)+tn(e),el=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function tl(t,e,n){let{accepted:s,corrected:r}=n,a=Qi(n),i=e.map((l,c)=>Math.abs(l-(s[c]+r[c])/a));return t("counted",{draws:oe(a),accepted:oe(tn(s)),corrected:oe(
tn(r)),difference:q(Math.max(...i))})}function nl({say:t,target:e,draft:n,active:s,name:r,counts:a}){let i=Xi(e,n),l=xt(e,n),c=tn(i.corrected),p=a&&Qi(a),u=(m,h)=>a&&
p?a[m][h]/p:i[m][h];return o("div",{class:"sv-play-result",children:[o("h3",{children:p?t("emits_drawn",{draws:oe(p)}):t("emits")}),o("p",{class:"sv-play-says",
children:t(i.corrected[s]<1e-9?"sums_accepted":"sums",{token:r(s),accepted:q(i.accepted[s]),rejected:q(c),residual:q(l[s]),target:q(e[s])})}),o("table",{class:"\
sv-play-emitted",children:[o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:t("token")}),o("td",{}),o("th",{scope:"col",children:o(z,{name:"re\
sidual",children:t("residual")})}),o("th",{scope:"col",children:t("target")}),o("th",{scope:"col",children:t(p?"drawn":"result")})]})}),o("tbody",{children:e.map(
(m,h)=>{let[v,f]=ur.map(b=>u(b,h));return o("tr",{class:h===s?"sv-play-active":void 0,children:[o("th",{scope:"row",class:"sv-t",title:r(h),children:r(h)}),o("t\
d",{children:o("span",{class:"sv-play-stack",style:`--target:${m};--accepted:${v};--corrected:${f}`,children:[ur.map(b=>o("span",{"data-kind":b})),o("span",{"da\
ta-kind":"target"})]})}),o("td",{children:c<1e-9?"–":q(l[h])}),o("td",{children:q(m)}),o("td",{children:q(v+f)})]},h)})})]}),o("ul",{class:"sv-legend",children:[
...ur,"target"].map(m=>o("li",{children:[o("span",{class:"sv-play-key","data-kind":m}),t(`result_key.${m}`)]}))})]})}var ls=["target","draft"],mr=["both",...ls],Cm={both:"overlap",target:"residual",draft:"rejected"},yt=.01,vr=.1,Lm={ArrowRight:yt,ArrowUp:yt,ArrowLeft:-yt,ArrowDown:-yt,
PageUp:vr,PageDown:-vr};function $m({key:t,shiftKey:e,ctrlKey:n,altKey:s,metaKey:r}){if(n||s||r)return 0;let a=Lm[t]??0;return e?Math.sign(a)*vr:a}var rl=({values:t,
children:e})=>o("span",{class:"sv-play-bar",style:mr.map(n=>`--${n}:${t[n]}`).join(";"),children:[mr.map(n=>o("span",{"data-area":n})),e]}),sl=({kind:t,at:e})=>o(
"span",{class:"sv-play-dart","data-kind":t,style:`--x:${e}`});function Pm({token:t,shown:e}){let{say:n,target:s,draft:r,active:a,dart:i,grab:l,move:c,done:p}=e,
u=e.name(t),m={target:s[t],draft:r[t],both:cr(s,r)[t]},h=dr(s,r)[t];function v(f,b){let g=$m(f);g&&(f.preventDefault(),c(b,t,Math.min(1,Math.max(0,yt*Math.round(
(m[b]+g)/yt)))),p())}return o("div",{class:`sv-play-row${t===a?" sv-play-active":""}`,children:[o("span",{class:"sv-t",title:u,children:u}),o(rl,{values:m,children:[
i?.guess===t&&o(sl,{kind:i.accepted?"accepted":"rejected",at:i.draw*r[t]}),i?.correction===t&&o(sl,{kind:"correction",at:m.both+i.spot*(s[t]-m.both)}),ls.map(f=>o(
"input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":f,value:m[f],"aria-label":n(`handle.${f}`,{token:u}),"aria-valuetext":n("handle.\
text",{p:q(m[f]),overlap:I(bt(s,r))}),onFocus:()=>l(f,t),onPointerDown:()=>l(f,t),onChange:p,onKeyDown:b=>v(b,f),onInput:({currentTarget:b})=>c(f,t,Number(b.value))},
f))]}),o("span",{class:"sv-play-masses",children:ls.map(f=>o("span",{children:q(m[f])}))}),o("span",{class:"sv-play-chance",children:h===null?"–":O(h)})]})}function ol(t){
let{say:e,target:n,draft:s}=t,r=bt(n,s);return o("div",{children:[o("div",{class:"sv-play-rows",children:[o("div",{class:"sv-play-row sv-play-head",children:[o(
"span",{children:e("token")}),o("span",{class:"sv-play-names",children:ls.map(a=>o("span",{class:"sv-play-model","data-model":a,children:e(a)}))}),o("span",{}),
o("span",{children:o(z,{name:"accept_test",children:e("chance")})})]}),n.map((a,i)=>o(Pm,{token:i,shown:t},i)),o("div",{class:"sv-play-row sv-play-axis","aria-h\
idden":"true",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:[0,.5,1].map(a=>o("span",{style:`--x:${a}`,children:a}))})]}),o("div",{class:"sv-p\
lay-row sv-play-total",children:[o("span",{children:e("total")}),o(rl,{values:{target:1,draft:1,both:r}}),o("span",{class:"sv-play-whole",children:[o(z,{name:"o\
verlap",children:e("overlap")}),o("span",{class:"sv-play-beta",children:I(r)})]})]})]}),o("ul",{class:"sv-legend",children:mr.map(a=>o("li",{children:[o("span",
{class:"sv-area-key","data-area":a}),o(z,{name:Cm[a],children:e(`key.${a}`)})]}))})]})}var Am=6,nn="similar",sn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},jm=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
al=({target:t,draft:e})=>[t,e].map(n=>n.map(s=>Math.round(1e3*s)).join(".")).join("-");function il(t){if(!jm.test(t))return null;let[e,n]=t.split("-").map(r=>r.
split(".").map(Number));return[e,n].some(r=>r.every(a=>a===0))||e.length!==n.length?null:{target:gt(e),draft:gt(n)}}var Hm=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function Nm({rounds:t},{round:e,index:n}){let s=t[e];if(!s?.drafts.length)return null;let r=s.drafts.filter(i=>i.verdict==="a\
ccepted").length,a=Math.min(n<s.drafts.length?n:r,s.drafts.length-1);return Hm(s.positions?.[a])?{round:e,index:a}:null}function ll(t,e){let n=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},m)=>u==="rejected"?[{round:p,index:m}]:[])),s=[...e?[e]:[],...n].map(c=>Nm(t,c)).find(Boolean);if(!s)return null;let{drafts:r,
positions:a=[]}=t.rounds[s.round],i=a[s.index],l=In(i,[r[s.index].token],!1,Am);return{target:gt(l.map(c=>c.target??0)),draft:gt(l.map(c=>c.draft??0)),guess:{...s,
names:l.map(({token:c})=>qm(t,c)),overlap:i.overlap}}}function qm({pieces:t},e){if(e===-1)return null;let n=t[e];return Y(typeof n=="string"?n:fe(me,n).text)||ve(
n)}var Im=1e3,Dm=40,cs=class{constructor(e,n){this.element=e;this.options=n;this.say=Re(n.words),this.start(nn)}element;options;scene=sn[nn];preset=nn;active=0;base=[];counts=null;left=0;frame=0;dart=null;note="";outcome="";say;start(e){
let n=Object.hasOwn(sn,e),s=n?sn[e]:e==="shown"?this.shownScene():il(e);return s&&this.put(s,n||e==="shown"?e:null),s||e!=="shown"?!!s:(Object.assign(this,{preset:"\
shown",note:this.say("none")}),this.draw(),!0)}shownScene(){let{trace:e,at:n=null}=this.options.shown?.()??{};return e?ll(e,n):null}follow(){let e=this.preset===
"shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,n){let s=xt(e.target,e.draft);this.forget(),Object.assign(
this,{scene:e,preset:n,active:s.indexOf(Math.max(...s)),note:this.lost(e)}),this.draw()}lost({target:e,draft:n,guess:s}){if(s?.overlap==null)return"";let[r,a]=[
bt(e,n),s.overlap].map(i=>I(i));return r===a?"":this.say("lumped",{overlap:r,exact:a})}grab(e,n){Object.assign(this,{base:this.scene[e],active:n}),this.draw()}move(e,n,s){
this.forget(),Object.assign(this,{preset:null,scene:{...this.scene,[e]:Zi(this.base,n,s)}}),this.draw()}tell(){this.options.changed?.(this.preset===nn?null:this.
preset??al(this.scene))}name(e){let{guess:n}=this.scene;return n?n.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),
Object.assign(this,{left:0,counts:null,dart:null,outcome:""})}drawOne(){this.dart=pr(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.
dart),this.draw()}story({guess:e,draw:n,threshold:s,accepted:r,token:a}){let{say:i,scene:{target:l,draft:c}}=this,[p,u]=te(n,s),m=i(`test.${r?"accepted":"reject\
ed"}`,{draw:p,threshold:u,target:q(l[e]),draft:q(c[e])});return $(i("drafted",{token:this.name(e)}),m,!r&&i("correction",{token:this.name(a)}))}drawMany(){let e=this.
left>0;Object.assign(this,{dart:null,outcome:"",left:this.left+Im}),this.counts=this.counts??el(this.scene.target.length),e||this.drawSome(this.counts)}drawSome(e){
let{target:n,draft:s}=this.scene,r=matchMedia("(prefers-reduced-motion: reduce)").matches?this.left:Math.min(this.left,Dm);for(let a=0;a<r;a+=1){let{token:i,accepted:l}=pr(
n,s,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.left?this.frame=requestAnimationFrame(()=>this.drawSome(e)):this.outcome=tl(this.say,n,e),this.
draw()}draw(){let{say:e,active:n,preset:s,scene:{target:r,draft:a,guess:i}}=this,l={say:e,target:r,draft:a,active:n,name:u=>this.name(u)},c=bt(r,a),p=(u,m,h)=>o(
"button",{type:"button",class:"sv-choose","data-name":u,"aria-pressed":h,onClick:m,children:e(u)});ee(o("div",{class:"specviz sv-play",children:[o("div",{class:"\
sv-choices",role:"group","aria-label":e("start"),children:[o("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(sn),"shown"].map(u=>p(`presets.${u}`,
()=>{this.start(u),this.tell()},u===s))]}),o("div",{class:"sv-play-columns",children:[o("div",{children:[o("h3",{children:i?e("guess",{round:i.round+1,guess:i.index+
1}):e("prompt")}),o("p",{class:"sv-note",role:"status",children:this.note}),o(ol,{...l,dart:this.dart,grab:(...u)=>this.grab(...u),move:(...u)=>this.move(...u),
done:()=>this.tell()}),o("p",{class:"sv-play-says",children:e(c>1-1e-9?"shares_all":c<1e-9?"shares_nothing":"shares",{overlap:I(c),rejected:I(1-c)})})]}),o("div",
{children:[o(nl,{...l,counts:this.counts}),o("div",{class:"sv-choices sv-play-draws",children:[p("one",()=>this.drawOne()),p("many",()=>this.drawMany())]}),o("p",
{class:"sv-play-outcome",role:"status",children:this.outcome})]})]})]}),this.element)}};var Fm=mn("play",new URLSearchParams(window.location.search).get("play"));Ee("play",({node:t,words:e})=>{let n=new cs(t,{words:e,changed:s=>L.keep({play:s}),shown(){
let s=L.viewer?.trace();return L.viewer&&s?{trace:s,at:L.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>n.follow()),Fm(s=>{if(!s)
return;n.start(s)&&L.keep({play:s});let r=document.getElementById("play");pn(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});window.SpecViz=Object.assign(L,{mount:Xt,take:$i});for(let t of document.querySelectorAll("[data-component]")){let e=t.dataset.component??"",n=ht()?.[e];Or(e,[],
{element:t,props:n?{words:{[ke()]:n}}:{},server:{},trigger(){},watch(){}})}})();
