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
(()=>{var $,kr,Zi,Me,pn,ls,_r,as,Sr,mn,un,Tr,yt=Symbol.for("pv"),cs={},ds=[],Qi=/^m(i|n|o|s|text|space)$/,vn=Array.isArray,fn=ds.slice,We=Object.assign;function Fe(t){
t&&t.parentNode&&t.remove()}function gn(t,e,s){var n,r,o,i={},l=arguments.length;for(o in e)o=="key"?n=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:i[o]=e[o];return l>
2&&(i.children=l>3?fn.call(arguments,2):s),wt(t,i,n,r,null)}function wt(t,e,s,n,r){var o={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:yt,__v:r||++kr,__i:-1,__u:0};return!r&&$.vnode&&$.
vnode(o),o}function T(t){return t.children}function ze(t,e){this.props=t,this.context=e,this.__g=0}function Re(t,e){if(e==null)return t.__&&Re(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:Re(t)}function el(t){var e,s=t.__v,n=s.__e,r=[],o=[],i=t.__P;
i&&((e=We({constructor:yt},s)).__v=s.__v+1,$.vnode&&$.vnode(e),bn(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||Re(s),32&s.__u,o),e.__v=s.__v,e.__.__k[e.__i]=
e,Cr(r,e,o),s.__=s.__e=null,e.__e!=n&&Er(e))}function Er(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Er(t)}function hn(t){(8&t.__g||(t.__g|=8,Me.push(t),ls++))&&pn==$.debounceRendering||((pn=$.debounceRendering)||queueMicrotask)(Mr)}function Mr(){try{for(var t,
e=1;Me.length;)Me.length>e&&Me.sort(_r),t=Me.shift(),e=Me.length,8&t.__g&&el(t)}finally{(ls=Me.length)&&(pn||queueMicrotask)(Mr)}}function zr(t,e,s,n,r,o,i,l,c,p,u){
var h,v,m,f,b,g,y=n.__k||ds,k=e.length;for(c=tl(s,e,y,c,k),h=0;h<k;h++)(m=s.__k[h])!=null&&(v=~m.__i&&y[m.__i]||cs,m.__i=h,g=bn(t,m,v,r,o,i,l,c,p,u),f=m.__e,(v.
ref!=m.ref||8&v.__u)&&(v.ref&&xn(v.ref,null,m,v),m.ref&&u.push(m.ref,m.__c||f,m)),b=b||f,4&m.__u?(c=Rr(m,c,t,!v.__v),v.__e&&(v.__e=null)):typeof m.type=="functi\
on"&&g!==void 0?c=g:f&&(c=f.nextSibling),m.__u&=-21);return s.__e=b,c}function tl(t,e,s,n,r){var o,i,l,c,p,u,h,v,m,f=s.length,b=f,g=0,y=0,k=t.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=k[o]=wt(null,i):vn(i)?i=k[o]=wt(T,{children:i}):
i.constructor===yt&&i.__b?i=k[o]=wt(i.type,i.props,i.key,i.ref,i.__v):k[o]=i,c=o+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=sl(i,s,c,b))&&(b--,(l=s[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,y=1)):(~p||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):k[o]=null;if(y){for(u=[],h=[],
o=0;o<r;o++)if((i=k[o])&&16&i.__u){for(g=0,v=u.length;g<v;)u[m=g+v>>1]<i.__i?g=m+1:v=m;u[g]=i.__i,h[o]=g+1}for(g=u.length;o--;)h[o]&&(h[o]==g?g--:k[o].__u|=4)}if(b)
for(o=0;o<f;o++)!(l=s[o])||2&l.__u||(l.__e==n&&(n=Re(l)),wn(l,l));return n}function Rr(t,e,s,n){var r,o,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=Rr(r[o],e,s,!1));return e}for(e&&!e.parentNode&&(e=Re(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function sl(t,e,s,n){var r,o=t.key,i=t.type,l=e[s],c=l&&!(2&l.__u);if(l===null&&o==null||c&&o==l.key&&i==l.type)return s;if(n>(c?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r}return-1}function yr(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function os(t,e,s,n,r){var o,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||yr(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||yr(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=un[e]||(un[e]=nl(e)),(t.__a||(t.__a={}))[e]=mn,o=e!=(e=e.replace(Sr,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function nl(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[as]==null)e[as]=mn++;else if(e[as]<this.__a[t])return;return s($.event?$.event(e):e)}}}function bn(t,e,s,n,r,o,i,l,c,p){
var u,h,v,m,f,b,g,y,k,w,_,S,N,W,Y,xt,he,me,F=e.type;if(e.constructor!==yt)return null;128&s.__u&&(c=32&s.__u,u=s.__c.__z)&&(e.__u|=c,h=o=[],u.nodeType==8?l=is(u,
o):o.push(u),l=o[0]||l),(u=$.__b)&&u(e);e:if(typeof F=="function"){v=i.length;try{if(y=e.props,k=(u=F.prototype)&&u.render,w=(u=F.contextType)&&n[u.__c],_=u?w?w.
props.value:u.__:n,(m=s.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(k?e.__c=m=new F(y,_):(e.__c=m=new ze(y,_),m.constructor=F,m.render=ol),w&&w.sub(m),m.state||(m.state=
{}),m.__n=n,m.__g|=8,m.__h=[],m.__k=[]),k&&(m.__s||(m.__s=m.state),F.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=We({},m.__s)),We(m.__s,F.getDerivedStateFromProps(
y,m.__s)))),f=m.props,b=m.state,m.__v=e,s.__c){if(y!==f&&k&&!F.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(y,_),e.__v==s.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(y,m.__s,_)===!1){e.__v!=s.__v&&(m.props=y,m.state=m.__s,m.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function(J){J&&(J.__=e)}),ds.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Re(s);break e}m.componentWillUpdate&&m.componentWillUpdate(
y,m.__s,_),k&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(f,b,g)})}else k&&!F.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
k&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=_,m.props=y,m.__P=t,m.__g&=-5,S=$.__r,N=k?25:0;do m.__g&=-9,S&&S(e),u=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++N<25);k&&(ds.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=We({},n,m.getChildContext())),k&&s.__c&&m.getSnapshotBeforeUpdate&&
(g=m.getSnapshotBeforeUpdate(f,b)),W=u&&u.type===T&&u.key==null?u.props.children:u,y.__P&&(u=l,r=(t=y.__P).namespaceURI,c=o=null,s.props&&s.props.__P!=t&&(s.__k.
some(function(J){J&&wn(J,J)}),s.__k=null),l=s.__k?Re(s,0):null),l=zr(t,vn(W)?W:[W],e,s,n,r,o,i,l,c,p),y.__P&&(e.__e=null,l=u),e.__u&=-161,h&&h.some(Fe),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(J){if(i.length=v,e.__v=null,c||o)if(J&&J.then){if(e.__u|=128|c,o){for(~(he=o.indexOf(l||void 0))||(he=o.length);(me=o[he-1])&&
me.nodeType==8;)he--;for(;he<o.length;he++)if(me=o[he])if(o[he]=null,Y){if(me==xt)break}else{if(me.nodeType!=8)break;me.data.startsWith("$s")&&(xt=is(Y=me))}}if(!Y){
for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;Y=l}(u=is(Y=e.__c.__z||(e.__c.__z=Y)))?(e.__e=Y,l=u):e.__e=l,l=l&&l.nextSibling}else o&&o.some(Fe);else e.
__e=s.__e;e.__k||(e.__k=s.__k||[]),J&&J.then||Or(e),$.__e(J,e,s)}}else l=e.__e=rl(s.__e,e,s,n,r,o,i,c,p,t);return(u=$.diffed)&&u(e),l}function is(t,e){if(t&&t.nodeType==
8&&t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)return t}e&&e.push(
t)}}function Or(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Or))}function Cr(t,e,s){for(var n=0;n<s.length;)xn(s[n++],s[n++],s[n++]);$.__c&&$.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){$.__e(o,r.__v)}})}function rl(t,e,s,n,r,o,i,l,c,p){var u,h,v,m,f,b,g,y,k=s.props||cs,w=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.
length;u++)if((f=o[u])&&(_?f.localName==_:f.nodeType==3)){t=f,o[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!_)return y.createTextNode(w);t=y.createElementNS(
r,_,w.is?w:p),l&&($.__m&&$.__m(e,o),l=!1),o=null}if(_){if(p=_=="template"&&t.content||t,o=_=="textarea"&&w.defaultValue!=null?null:o&&fn.call(p.childNodes),!l&&
o)for(k={},u=0;u<t.attributes.length;u++)k[(f=t.attributes[u]).name]=f.value;for(u in k)f=k[u],u=="dangerouslySetInnerHTML"?v=f:u=="children"||u in w||u=="value"&&
"defaultValue"in w||u=="checked"&&"defaultChecked"in w||os(t,u,null,f,r);for(u in w)f=w[u],u=="children"?m=f:u=="dangerouslySetInnerHTML"?h=f:u=="value"?b=f:u==
"checked"?g=f:l&&typeof f!="function"||k[u]===f||os(t,u,f,k[u],r);h?(l||v&&(h.__html==v.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(v&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Qi.test(_))&&(r="http://www.w3.org/1999/xhtml"),zr(p,vn(m)?m:[m],e,s,n,r,o,i,o?o[0]:
s.__k&&Re(s,0),l,c),o&&o.some(Fe)),l&&_!="textarea"||(u="value",_=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(_!="progress"||b)||os(t,u,b,k[u],
r),u="checked",g!=null&&g!=t[u]&&os(t,u,g,k[u],r))}else k===w||l&&t.data==w||(t.data=w);return t}function xn(t,e,s,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){$.__e(r,s)}}function wn(t,e,s){var n,r,o,i;if($.unmount&&$.unmount(
t),!(n=t.ref)||n.current&&n.current!=t.__e||xn(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){$.__e(l,e)}n.__P=n.__n=null}
if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&wn(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=is(n,o=[]))&&(n==t.__e&&o.some(Fe),Fe(
r),Fe(n)),s||Fe(t.__e),t.__e=t.__c=t.__=null}function ol(t,e,s){return this.constructor(t,s)}function ie(t,e){var s,n,r,o;$.__&&$.__(t,e),e.nodeType==9&&(e=e.documentElement),
n=(s=t&&32&t.__u)?null:e.__k,e.__k=wt(T,{children:[t]}),r=[],o=[],bn(e,e.__k,n||cs,cs,e.namespaceURI,n?null:e.firstChild?fn.call(e.childNodes):null,r,n?n.__e:e.
firstChild,s,o),Cr(r,e.__k,o),e.__k.props.children=null}function Lr(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,hn(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),s.children}return e.__c="__cC"+Tr++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}$={__e:function(t,e,s,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw ls=0,t}},kr=0,Zi=function(t){return t!=null&&t.
constructor===yt},ze.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=We({},this.state)),typeof t=="function"&&(t=t(We({},s),this.props)),
t&&(We(s,t),this.__v&&(e&&this.__k.push(e),hn(this)))},ze.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),hn(this))},ze.prototype.render=
T,Me=[],ls=0,_r=function(t,e){return t.__v.__b-e.__v.__b},as=Symbol(),Sr=/(PointerCapture)$|Capture$/i,mn=0,un={},Tr=0;var C={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},$r,vh=new Promise(t=>{$r=t});function Pr(t){C.viewer=t,$r(t)}var Ar=new Map,Oe=(t,e)=>{Ar.set(t,e)};function jr(t,e,{element:s,props:n,server:r,trigger:o,watch:i}){Ar.get(t)?.({node:s.firstElementChild,words:n.words?.[Te()],props:n,server:r,watch:i,send:Object.
fromEntries(e.map(l=>[l,(c={})=>o(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(n.value||"{}"));c&&p(),i("value",p)}})}var Te=()=>document.documentElement.lang.slice(
0,2);var al=20;function ps(t,e=1/0){let s=performance.now()+e;return new Promise(n=>{(function r(){let o=t();o||performance.now()>s?n(o||null):setTimeout(r,al)})()})}
function us(){let t=0;return()=>{let e=t+=1;return()=>e===t}}function hs(t,e=null){let s=null,n=()=>{if(!s||e===null)return;let r=e;e=null,s(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=
String(r[t]),n())}),r=>{s=r,n()}}var il=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s);function be(t){return(e,s)=>{let n=e.split(".").reduce((r,o)=>r?.[o],t);return typeof n=="\
string"?il(n,s):e}}var d=t=>t;function Hr(t){d=be(t)}var ll=new TextEncoder,cl=new TextDecoder("utf-8",{ignoreBOM:!0});function qr(t){return t==null?[]:typeof t=="string"?[...ll.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function dl(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function pl(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return dl(s)>e?e:0}return 0}var ve=Object.freeze({bytes:[],tokens:0});function xe(t,e){let s=[...t.bytes,...qr(e)],n=pl(s),r=s.slice(
0,s.length-n);return{text:cl.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:ve}}var fe=t=>qr(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),ul=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
hl=["space","newline","tab","control","text"];function kt(t){return[...t.matchAll(ul)].map(e=>({kind:hl[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var _t=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),ml=t=>t&&`⁨${t}⁩`,we=t=>t.replace(/[\u2068\u2069]/g,"");function X(t){return ml(kt(t).map(
({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?_t(s):s).join(""))}var L=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),St="–",ye=t=>(e,s)=>e==null||!Number.isFinite(e)?St:t(e,s);function vl(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var Ce=ye((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return vl(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),D=ye((t,e)=>t>0&&t<1e-4?"<0.0001":Ce(t,e)),I=ye(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function te(t,e){let s=l=>[t,e].map(c=>Ce(c,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),o=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return o?[t,e].map(l=>l.toFixed(i)):r}var M=ye(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),Z=ye(t=>t.toFixed(t<9.995?2:1)+"×"),A=ye((t,e=2)=>t.toFixed(e)),yn=ye(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),le=ye(t=>t.toLocaleString("en")),kn=ye(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),q=ye(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var Nr=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,s)=>s%2?x("bdi",{translate:"no"},e):e);function x(t,e,...s){let n=document.createElement(t),{on:r={},...o}=e;
Object.entries(r).forEach(([i,l])=>n.addEventListener(i,l));for(let[i,l]of Object.entries(o))l===!0?n.setAttribute(i,""):l!==!1&&l!=null&&n.setAttribute(i,we(String(
l)));return n.append(...s.flatMap(i=>i==null?[]:typeof i=="string"?Nr(i):[i])),n}function V(t,e){t.textContent!==we(e)&&(t instanceof Element?t.replaceChildren(
...Nr(e)):t.textContent=we(e))}function oe(t,e,s){s==null?t.removeAttribute(e):t.getAttribute(e)!==we(String(s))&&t.setAttribute(e,we(String(s)))}function Ir(t,e,s,n){
let r=s.bottom-e.bottom+4,o=s.top-e.top-48;r>0?t.scrollTop=n*Math.ceil((t.scrollTop+r)/n):o<0&&(t.scrollTop=n*Math.floor((t.scrollTop+o)/n))}function Dr(t,e=!1){return kt(t).map(({kind:s,text:n})=>{if(s==="text")return document.createTextNode(n);if(s==="control")return x("span",{class:"sv-control"},_t(
n));let r=e&&s!=="space";return x("span",{class:`sv-${s}${r?" sv-marked":""}`},r?"":n)})}var Le=class{constructor(e){this.host=e}host;probe=x("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let s=this.cache.get(e);if(s!==void 0)return s;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},$e=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var vs="#term-",fl=`[data-term], a[href^="${vs}"]`,ms=12,_n=8;function Tn(t,e){return x("button",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"d\
ialog"},e)}var Sn=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,s=>this.hint(s)))}teach(e){this.say=be(e),this.terms=new Map((e.glossary||[]).map(s=>[s.term,s])),this.showNamed()}showNamed(){let{
hash:e,pathname:s,search:n}=window.location,r=e.startsWith(vs)&&this.terms.get(e.slice(vs.length));r&&(window.history.replaceState(window.history.state,"",s+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let s=e instanceof Element?e.
closest(fl):null;if(!(s instanceof HTMLElement)||s.closest("[data-glossary]"))return null;let n=this.terms.get(s.dataset.term??s.getAttribute("href")?.slice(vs.
length)??"");return n?{opener:s,entry:n}:null}hint(e){let s=this.named(e);s&&!s.opener.parentElement?.closest("[title]")&&oe(s.opener,"title",s.entry.definition)}click(e){
let s=this.named(e);if(!s)return;let{opener:n,entry:r}=s;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=x("h2",
{id:"term-name"}),this.close=x("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=x("p",{}),this.formula=
x("p",{class:"sv-formula"}),this.sources=x("p",{class:"sv-note"}),this.see=x("p",{class:"sv-note"});let s=x("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},x("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(s),s}show(e,s){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(s)||(this.opener=s,n.classList.toggle("sv-standalone",!!s.closest(".sv-standalone")),n.showPopover(),this.place(n,s.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:s,formula:n,sources:r,see:o}){let{say:i}=this;V(this.name,e),V(this.definition,s),this.formula.hidden=!n;let l=/\bq\b/.
test(n)?[x("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(x("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...l);let c=({
name:p,url:u})=>x("a",{href:u,target:"_blank",rel:"noreferrer"},p);this.list(this.sources,i("term.source"),r.map(c)),this.list(this.see,i("term.see"),o.flatMap(
p=>{let u=this.terms.get(p);return u?[Tn(p,u.name)]:[]}))}list(e,s,n){e.hidden=!n.length,e.replaceChildren(`${s} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[
r]))}place(e,{left:s,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:l,clientHeight:c}=document.documentElement,p=r+_n+i+ms<=c||n<c-r,u=Math.max(
ms,Math.min(s,l-o-ms)),h=p?r+_n:Math.max(ms,n-_n-i);Object.assign(e.style,{left:`${u+window.scrollX}px`,top:`${h+window.scrollY}px`})}},Fr=new Sn;var z=({settings:t})=>(t.tree??"chain")!=="chain",G=({drafts:t})=>t.some(({parent:e})=>e!=null),ae=(t,e)=>t[e].parent??e-1,Tt=(t,e)=>e<0?[]:[...Tt(t,ae(t,e)),e];
function ce(t){let e=[];return t.forEach((s,n)=>{let r=ae(t,n);e.push(r<0?0:e[r]+1)}),e}var Be=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function Wr(t){
let e=ce(t);return t.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function Br({drafts:t}){let e=Be(t);if(!G({drafts:t}))return e.
length;let s=e.at(-1)??-1;return t.flatMap(({parent:r},o)=>r===s?[o]:[]).at(-1)??t.length}function Ur(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===
r?[l]:[]).forEach((i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,count:s+1}}var Et=(t,e)=>({name:t,index:e}),gl=["medusa","dflash","lookup"],Vr=({drafts:t},{settings:e})=>gl.includes(t[0]?.source??e.drafter)&&!G({drafts:t});function Pe({
drafts:t,final:e,together:s}){let n=Wr(t),r=t.filter(o=>o.verdict==="accepted").length;return[...Gr({drafts:t,together:s}).map(o=>Et("draft",o)),Et("verify",0),
...n.map(o=>Et("test",o)),...r<t.length?[Et("discard",r)]:[],...e?[Et("final",t.length)]:[]]}var En=({drafts:t,together:e})=>Gr({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Gr({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=ce(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var Mt=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function bl(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&G(n)){let i=ce(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[s]?"guessed":l)}let o=e==="draft"?"guessed":e==="test"?r[s].verdict:Mt(n);return t.map((i,l)=>l===s&&o?o:i)}function Kr(t,e){let s=Pe(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,o)=>bl(r,o,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function Mn(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=Pe(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function Yr(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:Pe(t[e-1]).length-1}:{round:0,phase:0}}function zt(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=Pe(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var Rt=["token","block","match","typical","top-k","threshold"],xl=["typical","top-k","threshold"],E=({settings:t})=>t.rule??"token",K=t=>xl.includes(t),se=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),ee=t=>t?.chance??se(t),Ue=(t,e)=>K(e)&&[0,1].includes(ee(t)??-1);function tt(t){if(t.draw==null)return"\
kept";let e=t.draw;return e<(ee(t)??1)?"passed":e<(se(t)??1)?"kept":"rescued"}function Jr(t,e){let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;
let o=Math.min(1,r*s/n),i=e===t.length-1,l=i?o:t[e+1].excess;return l==null||l+1-o<=0?null:{weight:o,excess:l,last:i}}var st=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),Ve=(t,e)=>t==="untested"&&E(e)==="block"&&!z(e)?"dropped":t,Xr=({rule:t="token"})=>t==="token"?null:t;function Zr(t,e){let{token:s,target:n,weight:r,
excess:o}=t;return e==="match"?{weight:1,taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,mass:o??null}}var nt=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
fs=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},Q=({run:t,moment:e})=>t?
t.length-e.round:0,ke=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function gs({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function ne({run:t,moment:{round:e,phase:s}}){return t&&s?Kr(t.rounds[e],s):null}function Ae(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let o=ne(t)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var rt=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function je(t){return Ae(t,t.pinned)?{at:t.pinned,how:"pinned"}:Ae(t,t.hovered)?{at:t.hovered,
how:"preview"}:wl(t)||Sl(t)}function eo(t){let{run:e,moment:s,pinned:n,following:r,playing:o,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:h,view:v,opening:m,
rested:f}=t;return{...s,rounds:e?e.length:0,selected:je(t).at,pinned:n,following:r,playing:o,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:h,view:v,opening:m,
rested:f}}function wl(t){let{run:e,moment:s,entered:n}=t,r=ne(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;
let o=s.round-1;return{at:{round:o,index:to(e,o)},how:"now"}}var to=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),yl=16,Qr=[.25,.75],
kl=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&tt(e)==="rescued"),_l=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(se(e)??
1)),Ot=(t,e)=>e==="block"?kl(t):K(e)?_l(t):-1,zn=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function bs(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=Qr[0]*c&&l<=Qr[1]*c,s=t.rounds.findIndex(i=>Ot(i,E(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(
i).emitted>=yl,r=t.rounds.flatMap((i,l)=>zn(i)?[l]:[]),o=i=>t.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function Rn({
rounds:t,trace:e}){let s=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.
length>n.drafts.length,o=t.findLastIndex(l=>r(l)&&s(l)),i=o>=0?o:t.findLastIndex(r);return i>=0?i:null}var so=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&
s&&n==="running"&&!r&&e.round===t.length?Rn(t):null,Ge=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function Sl(t){let e=Ge(t),{run:s}=t;if(!s||!s.rounds[e])
return{at:null,how:"newest"};let n=Ot(s.rounds[e],E(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:to(s,e)},how:"newest"}}var xs=({trace:t})=>t.settings.gamma>0&&!z(t),Cn=({round:t,index:e})=>`${t}.${e}`;function Ln({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let o=Pe(t.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(Cn(i)in s)?i:null}function Lt(t){let e=ne(t)?.phase;if(!e||e.name!==
"test")return null;let s=Cn({round:t.moment.round,index:e.index});return s in t.answers?s:null}var $t=t=>t.predicting&&t.looking!==null&&t.looking===Lt(t),_e=t=>$t(
t)?null:Ln(t,t.moment);function no({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],o=E(t.trace)==="block"?null:ee(r),i=Cn(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function Pt({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var ro=(t,e)=>Pt(t)&&e?.kind==="lit",On=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,Ct=(t,e)=>(t-(e?1:0))**2;function oo(t){let e=t.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:o})=>r>.5===o).length,brier:On(e.map(({chance:r,kept:o})=>Ct(r,o))),known:n.length,truth:On(n.
map(({threshold:r,kept:o})=>Ct(r,o))),best:On(n.map(({threshold:r})=>r*(1-r)))}}function ao(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:A(t.brier),truth:A(t.truth),best:A(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,o=t.brier<.25?"good":t.brier>.25?"bad":"even";return[L(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":o}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var ws=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:s,store:n,predict:r,node:o}=this.viewer;if(e.run){if(!xs(e.run)){r.refuse(e.run);return}s.
halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.querySelector("[data-button=play]"))?.focus():this.begin(
e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ke(e.state)&&!_e(e.state)&&e.forward("step")}begin(e){let{viewer:s}=this;!Q(s.state)&&e.over&&s.player.seek(nt.moment),
s.toggle(),s.predict.focus()}leavesVerdict(){let{viewer:e}=this,s=$t(e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&_e(e.state)!==null}answer(e){
let{state:s,store:n,player:r}=this.viewer,o=_e(s);o&&(n.set(no(s,o,e)),r.forward("step"))}};var Tl=1.96,El=300;function $n(t,e){let s=t/e,n=Tl**2/e,r=(s+n/2)/(1+n),o=Math.sqrt((s*(1-s)+n/4)*n)/(1+n);return{share:s,low:Math.max(0,r-o),high:Math.min(1,r+
o),tested:e}}function Pn(t){let e=t.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),s=t.filter(n=>!G(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:o,verdict:i,confidence:l},c)=>{let p=e?l:r[c]?.candidates.find(([u])=>u===o)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:s}}function io(t,e){let s=E({settings:t});return s==="token"||s==="match"&&!e||t.temperature===0}function lo(t){let e=t.length<El?5:10;return Array.
from({length:e},(s,n)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...$n(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:s})=>s)}var Ke,B,An,co,jn=Object.is,ys=0,xo=[],Hn=[],U=$,po=U.__b,uo=U.__r,ho=U.diffed,mo=U.__c,vo=U.unmount,fo=U.__;function jt(t,e){U.__h&&U.__h(B,t,ys||e),ys=0;var s=B.
__H||(B.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function j(t){return ys=1,Ml(ko,t)}function Ml(t,e,s){var n=jt(Ke++,2);if(n.t=t,!n.__c&&
(n.__=[s?s(e):ko(void 0,e),function(o){var i=(n.__N||n.__)[0],l=n.t(i,o);jn(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=B,!B.__f)){B.__f=!0;var r=B.shouldComponentUpdate;
B.shouldComponentUpdate=function(o,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=o;if(c.__.some(function(v){v.__N&&(p=!0,jn(v.__[0],v.__N[0])||(u=!0))}),
r){var h=r.call(this,o,i,l);return p?h||u:h}return!p||u}}return n.__}function wo(t,e){var s=jt(Ke++,3);!U.__s&&Nn(s.__H,e)&&(s.__P=!0,s.__=t,s.u=e,B.__H.__h.push(
s))}function P(t,e){var s=jt(Ke++,4);!U.__s&&Nn(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,B.__h.push(s))}function R(t){return ys=5,He(function(){return{current:t}},[])}function He(t,e){var s=jt(Ke++,7);return Nn(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function yo(t){var e=B.context[t.__c],s=jt(Ke++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(B)),e.props.value):t.__}function zl(){var t;do{for(;t=Hn.shift();)try{At(t)}catch(s){U.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=xo.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(At),e.__h.
some(qn),e.__h=[]}catch(s){e.__h=[],U.__e(s,t.__v)}}}while(Hn.length)}U.__b=function(t){B=null,po&&po(t)},U.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
fo&&fo(t,e)},U.__r=function(t){uo&&uo(t),Ke=0;var e=(B=t.__c).__H;e&&(An==B?B.__h=[]:(e.__h.some(At),e.__h.some(qn),Ke=0),e.__h=[],e.__.some(function(s){s.__N&&
(s.__=s.__N),s.u=s.__N=void 0})),An=B},U.diffed=function(t){ho&&ho(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&bo(xo.push(e)),e.__H.__.some(function(s){s.u&&(s.
__H=s.u)})),An=B=null},U.__c=function(t,e){e.some(function(s){try{s.__h.some(At),s.__h=s.__h.filter(function(n){return!n.__||qn(n)})}catch(n){s.__h=[function(){
throw n}]}}),mo&&mo(t,e)},U.unmount=function(t){vo&&vo(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,bo(Hn.push(r))}else At(r)}catch(o){e=o}}),n.__H=void 0,e&&U.__e(e,n.__v))};var go=typeof requestAnimationFrame==
"function";function Rl(t){var e,s=function(){clearTimeout(n),go&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);go&&(e=requestAnimationFrame(s))}function bo(t){
t!=1&&co==U.requestAnimationFrame||((co=U.requestAnimationFrame)||Rl)(zl)}function At(t){var e=B,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),B=e}function qn(t){
var e=B;t.__c=t.__(),B=e}function Nn(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!jn(s,t[n])})}function ko(t,e){return typeof e=="function"?e(
t):e}var Ol=Symbol.for("pv"),Cl=0;function a(t,e,s,n,r,o){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Ol,__v:--Cl,__i:-1,__u:0};return(r||o)&&(p.__source=r,p.__self=o),$.vnode&&$.vnode(p),p}function qe(){let t=R(null),[e,s]=j(0);return P(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},
[]),[t,e]}function ks({label:t,heads:e,rows:s,hidden:n}){let[r,o]=j(!1);return a("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>o(i.open),children:[
a("summary",{children:d("chart.table")}),a("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:a("table",{children:[a("thead",{children:a(
"tr",{children:e.map(i=>a("th",{scope:"col",children:i}))})}),a("tbody",{children:r&&s.map(i=>a("tr",{children:i.map(l=>a("td",{children:l}))}))})]})})]})}var _s=196,Ss=40,_o=10,So=10,In=40,Ll=[0,.5,1],ot=10;function Dn({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[o,i]=qe(),l=u=>Ss+u*(i-Ss-_o),c=u=>So+
(1-u)*(_s-So-In),p=t.filter(({tested:u})=>u>=ot);return a("div",{class:"sv-dots",role:"img","aria-label":n,ref:o,children:[i>0&&a("svg",{width:i,height:_s,"aria\
-hidden":"true",children:[Ll.map(u=>a(T,{children:[a("line",{class:"sv-dots-grid",x1:Ss,x2:i-_o,y1:c(u),y2:c(u)}),a("text",{x:Ss-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?a("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):a("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),s.map(({at:u,label:h})=>a("text",{x:l(u),y:_s-In+15,"text-anchor":u<1?"middle":"end",children:h})),t.map(u=>a(T,{children:[a("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),a("circle",{class:u.tested<ot?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),a("tex\
t",{class:"sv-dots-count",x:l(u.at),y:_s-In+28,"text-anchor":"middle",children:u.tested})]}))]}),a("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var Eo=Lr(null);function de(){let t=yo(Eo),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function H(){let t=de();return{...t,run:t.state.run}}
var Ht=(t,e,s)=>ie(a(Eo.Provider,{value:t,children:e}),s),pe=({node:t})=>a("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),Ts=class extends ze{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return a(T,{children:this.props.children})}},O=({name:t,...e})=>a("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e}),To=/\u2068([^\u2069]*)\u2069/,Mo=t=>Array.isArray(t)?t.map(Mo):typeof t!="string"||!To.test(t)?t:t.
split(To).map((e,s)=>s%2?a("bdi",{translate:!1,children:e}):e),$l=$.vnode;$.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?e.
children=Mo(e.children):typeof e[s]=="string"&&(e[s]=we(e[s]))}$l?.(t)};var Es=["accepted","rejected","untested"],Pl=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:M(t)}));function Al(t){let e=Array.from({length:Math.max(0,...t.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:n})=>{G({drafts:n})?jl(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{e[o][r.verdict]+=
1})});let s=e.findLastIndex(n=>Es.some(r=>n[r]));return e.slice(0,s+1)}function jl(t){let e=ce(t);return Array.from({length:Math.max(...e)+1},(s,n)=>{let r=t.filter(
(o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Hl(t){let e=t.map(r=>r.drafts.
filter(o=>o.verdict==="accepted").length),s=t.map(({drafts:r})=>G({drafts:r})?Math.max(...ce(r))+1:r.length),n=Array(Math.max(0,...s)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var zo=({columns:t,says:e})=>a("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,
parts:r})=>a("div",{class:"sv-column",children:[a("span",{class:"sv-column-value",children:n}),a("span",{class:"sv-column-bar",children:r.map(([o,i])=>a("span",
{"data-kind":o,style:`--n:${i}`}))}),a("span",{class:"sv-column-label",children:s})]}))}),Ms=({heading:t,means:e,says:s,heads:n,rows:r,children:o})=>a("figure",
{class:"sv-figure-block",children:[a("h3",{children:a(O,{name:e,children:t})}),o,a("p",{class:"sv-note",children:s}),a(ks,{label:t,heads:n,rows:r})]}),Ro=(t,e)=>d(
"calibration.between",{from:M(t),to:M(e)}),Oo=({share:t,low:e,high:s,tested:n})=>[M(t),Ro(e,s),n],Co=t=>t.some(({tested:e})=>e<ot)&&d("given.hollow",{few:ot});function ql({
slots:t,rounds:e}){let s=t.filter(({accepted:l,rejected:c})=>l+c>0),n=s.length,r=t.length===1?"aria_one":n===1?"aria_first":"aria",o=(l=0)=>M(l/e),i=t.length?d(
`slots.${r}`,{first:o(t[0].accepted),last:o(s[n-1]?.accepted),n}):d("slots.none");return a(Ms,{heading:d("slots.heading"),means:"acceptance_by_position",says:i,
heads:[d("slots.slot"),...Es.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(({accepted:l,rejected:c,untested:p},u)=>[u+1,l,c,p,o(l),
M(l/(l+c))]),children:[a(zo,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:o(l.accepted),parts:Es.map(p=>[p,l[p]/e])}))}),a("ul",{class:"sv-legend",children:Es.
map(l=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function Nl({slots:t}){let e=t.flatMap(({accepted:c,rejected:p},u)=>{
let h=(u+.5)/t.length;return c+p?[{...$n(c,c+p),x:h,at:h,label:String(u+1)}]:[]}),s=e.filter(({tested:c})=>c>=ot),[n,r]=[s[0],s[s.length-1]],o=s.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&d("given.ends",{first:n.label,last:r.label,first_share:M(n.share),last_share:M(r.share)}),l=e.length?
L(i,d(`given.${o}`),Co(e)):d("slots.none");return a(Ms,{heading:d("given.heading"),means:"acceptance_by_position",says:l,heads:[d("slots.slot"),d("slots.of_judg\
ed"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...Oo(c)]),children:a(Dn,{dots:e,axis:{title:d("given.axis"),ticks:e},says:l})})}function Il({
counts:t,rounds:e}){let s=Math.max(...t),n=t.reduce((i,l,c)=>i+l*c,0)/e,r=t.flatMap((i,l)=>i===s?[l]:[]),o=d(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:A(n),commonest:r.join(d("comma")),count:s,rounds:e});return a(Ms,{heading:d("lengths.heading"),means:"mean_acceptance_length",says:o,heads:[d("length\
s.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:a(zo,{says:o,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,s)]]}))})})}function Dl({run:t,shown:e}){let s=Pn(t.rounds);if(!s.tests.length)return null;let n=d("calibration.heading");if(!io(t.trace.settings,s.headed))
return a("figure",{class:"sv-figure-block",children:[a("h3",{children:a(O,{name:"calibration",children:n})}),a("p",{class:"sv-note",children:d("calibration.othe\
r_rule",{rule:d(`rules.name.${E(t.trace)}`)})})]});let{headed:r,tests:o}=Pn(t.rounds.slice(0,e)),i=r?"head":"own",l=lo(o).map(h=>({...h,x:h.mean,at:(h.from+h.to)/
2})),c=o.reduce((h,{chance:v})=>h+v,0)/o.length,p=o.filter(({accepted:h})=>h).length/o.length,u=l.length?L(d(`calibration.${i}`),d("calibration.sum",{mean:M(c),
share:M(p),tested:o.length}),d("calibration.equal"),Co(l)):d("slots.none");return a(Ms,{heading:n,means:"calibration",says:u,heads:[d("calibration.predicted"),d(
"calibration.mean"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:l.map(h=>[Ro(h.from,h.to),M(h.mean),...Oo(h)]),children:a(Dn,{dots:l,axis:{
title:d(`calibration.axis.${i}`),ticks:Pl},says:u,diagonal:!0})})}function Lo(t){let{run:e,shown:s}=t,n=e.rounds.slice(0,s),r=Al(n);return a("section",{class:"s\
v-section",children:e.width>0&&a(T,{children:[a("div",{class:"sv-section-head",children:a("h2",{children:d("breakdown.heading")})}),a("div",{class:"sv-breakdown\
-charts",children:[a(ql,{slots:r,rounds:s}),a(Nl,{slots:r}),a(Il,{counts:Hl(n),rounds:s}),a(Dl,{...t})]})]})})}var Fl={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Wl=["draft","verify","accept"];function at({plain:t}){let e=(s,n)=>a("li",{children:[
a("span",{class:"sv-swatch","data-part":s}),a(O,{name:Fl[s],children:n})]});return a("ul",{class:"sv-legend",children:[Wl.map(s=>e(s,d(`part_key.${s}`))),t&&e("\
plain",t)]})}var Po=["draft","verify","accept"],Bl=["plain","speculative","bursts"];function Ul(t,e){let s=t.folds.cost(e);if(!s||!s.plain)return null;let n=t.folds.at(t.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:s.draft*r,verify:s.verify*r,accept:s.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/s.
plain,speedup:t.folds.measured(e)}}var Ao=t=>Object.fromEntries(Po.map(e=>[e,q(t[e])]));function Vl(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,r=Po.reduce((l,c)=>s[l]>=s[c]?l:c),[o,i]=[A(e.steps),A(e.length)];return L(d("costs.round",{round:q(
e.round),steps:o,length:i,...Ao(s)}),n===null?d("headline.impossible"):d(n>=1?"costs.faster":"costs.slower",{steps:o,length:i,speedup:Z(n),blame:d(`part.${r}`)}))}
var $o=({way:t,parts:e,most:s})=>a("div",{class:"sv-cost",children:[a("span",{children:d(`race.${t}`)}),a("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>a("span",{"data-part":n,style:`--n:${r/s}`}))}),a("span",{class:"sv-cost-value",children:q(Object.values(e).reduce((n,r)=>n+r,0))})]});function Gl({
plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,accept:n},o=e+s+n,i=Math.max(t,o);return a("div",{class:"sv-costs",role:"img","aria-label":d("costs.\
aria",{plain:q(t),total:q(o),...Ao(r)}),children:[a($o,{way:"plain",parts:{plain:t},most:i}),a($o,{way:"speculative",parts:r,most:i})]})}function jo({run:t,shown:e}){
let s=t.folds.cost(e),n=Ul(t,e),r=t.folds.gaps(e);return a("section",{class:"sv-section",children:a("div",{class:"sv-costs-columns",children:[a("div",{class:"sv\
-costs-block",children:[a("div",{class:"sv-section-head",children:a("h2",{children:d("costs.heading")})}),s&&n&&a(Gl,{...s}),a(at,{}),a("p",{class:"sv-note",children:Vl(
t,n)})]}),a("div",{children:[a("div",{class:"sv-section-head",children:a("h2",{children:d("waits.heading")})}),a("div",{class:"sv-table sv-waits",children:a("ta\
ble",{children:[a("thead",{children:a("tr",{children:[a("td",{}),a("th",{scope:"col",children:d("waits.p50")}),a("th",{scope:"col",children:d("waits.p95")})]})}),
a("tbody",{children:Bl.map(o=>a("tr",{children:[a("th",{scope:"row",children:d(`waits.${o}`)}),a("td",{children:q(r[o]?.p50)}),a("td",{children:q(r[o]?.p95)})]}))})]})}),
a("p",{class:"sv-note",children:d("waits.means")})]})]})})}var zs=260,qt=52,Fn=14,Ho=22,qo=42,Kl=.001,No=Kl/1.6,Yl=[.001,.01,.1,1],Jl=[10,100,1e3,1e4],Xl=[["lossy",2],["exact",1]],Io=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function Zl({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return a("g",{class:"sv-convergence-line","data-rule":t,children:[
a("polyline",{points:Io(e)}),t==="exact"?a("circle",{cx:n,cy:r,r:5}):a("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),a("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:d(`frequencies.${t}`)})]})}function Do({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
o,i]=qe(),l=Math.log(s[s.length-1]/s[0]),c=h=>qt+Math.log(h/s[0])/l*(i-qt-Fn),p=h=>Ho+Math.log(1/Math.max(h,No))/Math.log(1/No)*(zs-Ho-qo),u=h=>t.map((v,m)=>[c(
s[m]),p(v[h])]);return a("div",{class:"sv-convergence",role:"img","aria-label":r,ref:o,children:i>0&&a("svg",{width:i,height:zs,"aria-hidden":"true",children:[Yl.
map(h=>a(T,{children:[a("line",{class:"sv-convergence-grid",x1:qt,x2:i-Fn,y1:p(h),y2:p(h)}),a("text",{x:qt-6,y:p(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
Jl.map((h,v)=>a("text",{x:c(h),y:zs-qo+18,"text-anchor":["start","middle","middle","end"][v],children:h.toLocaleString("en")})),a("text",{class:"sv-convergence-\
title",x:(qt+i-Fn)/2,y:zs-6,"text-anchor":"middle",children:d("frequencies.axis")}),a("polygon",{class:"sv-convergence-band",points:Io([...u(1),...u(0).reverse()])}),
Xl.map(([h,v])=>a(Zl,{rule:h,width:i,points:e.slice(0,n).map(m=>[c(m[0]),p(m[v][2])])},h))]})})}var Wn=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:M(t);var re=({text:t,oneLine:e=!1})=>a(T,{children:kt(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return a("span",{class:"sv-control",children:_t(
n)});let r=e&&s!=="space";return a("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})})});var Ql=["token","top-k","threshold"],ue=(t,e)=>e&&t!==void 0?t/e:null;function ec({drafts:t,positions:e=[]}){let s=t.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return G({drafts:t})?e.length?[...new Set(s.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>tc(s.filter(({parent:o})=>o===r))):[]:s.slice(
0,t.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function tc(t){let[e,s]=[0,1];for(let n of t){let r=se(n);if(n.overlap===
null||r===null)return[];e+=s*n.overlap,s*=1-r}return[e]}function sc(t,e){if(Ql.includes(e))return!1;let s=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==s.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var nc=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function rc(t){let e=t.drafts.filter(s=>s.verdict==="accepted").map(s=>s.token);return t.final?[...e,t.final.
token]:e}function oc(t,e,s){let n=l=>e.drafts.filter(c=>c.verdict===l).length,r=n("accepted"),o=n("rejected"),i=ec(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+o,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-o,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,c)=>l+c,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(sc(e.drafts,s)?1:0)}}var Ye=t=>t.draft+t.verify+t.accept;function Rs(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var Bn=t=>t.length?{p50:Rs(t,50),p95:Rs(t,95)}:null,ac=12,ic=.25,lc=1+1e-9;function cc(t){if(t.length<ac)return null;let e=t.slice(1).map((s,n)=>Math.
abs(s-t[n]));return ue(Rs(e,75),Rs(t,50))}var Os=class{constructor(e){this.temperature=e.temperature,this.rule=E({settings:e}),this.sums=[nc],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(oc(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...rc(
e)),this.bursts.push(Ye(e.times)),this.match()}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+s),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let s=Math.min(e,this.sums.length-1);for(;s>0&&this.sums[s].emitted>this.plain.tokens.length;)s-=1;return s}speedup(e){let s=this.sums[this.compared(e)];return ue(
this.plain.until[s.emitted],Ye(s))}impossible(e){let s=this.sums[this.compared(e)],n=this.speedup(e);return s.drafted>0&&n!==null&&n>lc*(s.emitted/s.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let s=this.sums[this.compared(e)];return s.emitted?{draft:s.draft/s.emitted,verify:s.verify/s.emitted,accept:s.
accept/s.emitted,plain:this.plain.until[s.emitted]/s.emitted}:null}gaps(e){let s=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Bn(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Bn(s.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:Bn(s)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let s=cc(this.plain.seconds.slice(0,this.at(e).emitted));return s!==null&&s>ic?{jitter:s}:null}agreement(e){let s=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!s?null:{compared:s,first_difference:this.matched<s?this.matched:null}}summary(e=this.sums.length-1){let s=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,s.emitted);return{rounds:s.rounds,drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,untested:s.
untested,emitted:s.emitted,acceptance_rate:ue(s.accepted,s.accepted+s.corrected),draft_efficiency:ue(s.accepted,s.drafted),mean_acceptance_length:ue(s.emitted,s.
rounds),mean_overlap:s.otherwise?null:ue(s.overlap,s.overlaps),tokens_per_second:ue(s.emitted,Ye(s)),plain_tokens_per_second:ue(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var dc=Object.freeze({tokens:[],seconds:[]}),pc=/^<\|?\w+\|?>$/,uc=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,it=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=ve;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new Os(e.settings),this.width=e.settings.gamma;for(let s of this.promptTokens()){
let{text:n,pending:r}=xe(this.pending,this.piece(s));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,s=this.piece(e[0]);return typeof s=="string"&&pc.test(s)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return s.tokens.findIndex(r=>r===n||uc.test(String(this.piece(r))))}append({from:e=this.length,rounds:s=[],plain:n=dc,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:l}=this,c=l.plain;if(e>this.length||n.tokens.length&&r>c.tokens.length)return!1;Object.assign(l.pieces,o),s.slice(this.length-e).forEach(
p=>this.push(p));for(let p=c.tokens.length-r;p<n.tokens.length;p+=1)c.tokens.push(n.tokens[p]),c.seconds.push(n.seconds[p]),this.folds.pushPlain(n.tokens[p],n.seconds[p]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(Vr(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,
n=[];e.drafts.forEach((i,l)=>{let c=ae(e.drafts,l),p=this.slot(i.token,i.verdict,c<0?s:n[c].pending);i.verdict==="accepted"&&(this.pending=p.pending),n.push(p)});
let r=Mt(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,s,n){let r=this.piece(e),
{text:o,took:i,pending:l}=xe(n,r),c=o===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:o,took:i,part:c,pending:l}}alone(e){let s=this.piece(e);return typeof s==
"string"?s:xe(ve,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(p=>p.verdict==="accep\
ted").length,l=s<o.drafts.length,c=l?s:Br(o);return{...r,number:e,index:s,round:o,accepted:i,judgedAt:c,draft:l?o.drafts[s]:null,judged:o.drafts[c]||null,position:(o.
positions||[])[c]||null}}},Un=["accepted","correction","bonus","plain"],Ee=t=>Un.includes(t);function Cs(t,e){let s=ve;return e.map(n=>{let r=t.piece(n),o=xe(s,r);return s=o.pending,{token:n,text:o.text,piece:r}})}var Je=({text:t,piece:e})=>t||fe(e);function Ls(t,e){
let{output:s,plain:n,matched:r}=t.folds,o=Math.min(t.folds.at(e).emitted,n.tokens.length);return{speculative:Cs(t,s.slice(0,o)),plain:Cs(t,n.tokens.slice(0,Math.
min(o,t.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var hc=["accepted","correction","bonus"],mc=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function $s({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let o=mc(n);return a("div",{children:[a("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),hc.map(i=>a("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),a("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${X(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return a("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===s?"":void 0,children:[a("span",{children:a(re,{text:Je(i),oneLine:!0})}),a("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),a("span",{"data-came":o[l],children:a(re,{text:Je(c),oneLine:!0})})]},l)})})]})}var Ps=["exact","lossy"],Fo=[1,2,3],vc=3,fc=.3,gc=70,Wo=48,bc=5e-4;function xc({candidates:t,rest:e},s){let n=s===1?2:4;if(e[s]===null||e[s]>fc||e[n]===null)return 0;
let r=t.map(l=>l[s]??0);return[...t].sort((l,c)=>(c[s]??0)-(l[s]??0)).slice(0,vc).reduce((l,c)=>l+Math.max(0,(c[n]??0)-(c[s]??0)),0)*(1-r.reduce((l,c)=>l+c*c,0))}
function wc(t){let e=t.trace.settings.temperature?1:3,[s,n]=[0,0];return t.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,l)=>{let c=t.folds.at(o).emitted+
l,p=c<t.folds.output.length&&c<t.folds.at(o+1).emitted?xc(i,e):0;p>n&&([s,n]=[c,p])})),s}function yc({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,
s)],r=Object.fromEntries(n.map(o=>[o,t.pieces[o]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var kc=0,
As=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{
ask:e,offered:s}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),gc)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let s=kc+=1;this.result={number:s,state:"loading",texts:0},this.start=wc(this.run),this.ask("sample",{number:s,tokens:e,
take:this.takes,trace:yc(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Nt=(t=0)=>t.toLocaleString(
"en"),Bo=t=>`${(t*100).toFixed(1)}%`;function _c({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequenci\
es.state.${t}`,{n:Nt(s),of:Nt(n)})}function Sc(t,e,s,n){return d(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:Nt(e),distance:Wn(s),high:Wn(n)})}function Tc(t,e){
let s=t.promptText+Cs(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>Wo?`…${s.slice(-Wo)}`:s;return d(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function Ec({run:t}){let e=Ls(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?d("lossless.same",{n}):d("lossless.diffe\
r",{n,position:n+1});return a("div",{class:"sv-proof",children:[a("h4",{children:d("frequencies.greedy")}),a("p",{class:"sv-same","data-kind":s?"same":"differ",
children:r}),a($s,{texts:e,run:t,says:r})]})}function Mc({tally:[t,e],row:s,texts:n,most:r}){return a("td",{children:[a("span",{class:"sv-count-bar",style:`--n:${t[s]/
n/r};--g:${e[s]/n/r}`,children:[a("span",{class:"sv-count-all"}),a("span",{class:"sv-count-guessed"}),a("span",{class:"sv-count-exact"})]}),Bo(t[s]/n)]})}function zc({
run:t,found:e,seen:s,start:n}){let{rows:r,checkpoints:o,band:i,temperature:l,state:c}=e,p=s?o[s-1]:null,[u,...h]=p??[0],v=Math.max(...r.map(([,g])=>g),...h.flatMap(
([g])=>g.map(y=>y/u))),m=c!=="running"&&s===o.length&&s>0,f=Ps.map((g,y)=>m?Sc(g,u,h[y][2],i[s-1][1]):""),b=g=>a("th",{scope:"col","data-rule":g,children:d(`fre\
quencies.${g}`)});return a("div",{class:"sv-proof",children:[a("h4",{children:d("frequencies.counted",{t:String(l),n:Nt(u)})}),a("p",{class:"sv-note",children:Tc(
t,n)}),a("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>a("span",{class:"sv-count-key","data-part":g,children:d(`frequencie\
s.${g}`)}))}),a("table",{class:"sv-counts",children:[a("caption",{class:"sv-spoken",children:d("frequencies.caption")}),a("thead",{children:a("tr",{children:[a(
"th",{scope:"col",children:d("frequencies.beginning")}),["target",...Ps].map(b)]})}),a("tbody",{children:r.map(([g,y],k)=>(g!==null||y>=bc||h.some(([w])=>w[k]))&&
a("tr",{style:`--p:${y/v}`,children:[g===null?a("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):a("th",{scope:"row",translate:!1,children:a(
re,{text:g,oneLine:!0})}),a("td",{children:Bo(y)}),Ps.map((w,_)=>p?a(Mc,{tally:h[_],row:k,texts:u,most:v},w):a("td",{},w))]},k))})]}),a("p",{class:"sv-note",children:d(
"frequencies.why")}),a("h4",{children:d("frequencies.curve")}),a("p",{class:"sv-note",children:d("frequencies.band")}),a(Do,{found:e,seen:s,says:L(...f)||d("fre\
quencies.curve")}),a("div",{role:"status",children:Ps.map((g,y)=>a("p",{class:"sv-told","data-rule":g,children:f[y]}))})]})}function Rc({test:t}){let[e,s]=j(Fo[0]),
{result:n,isRunning:r}=t;return a("div",{class:"sv-sample-controls",children:[a("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:d(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),a("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.leng\
th"),children:Fo.map(o=>a("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":o===e,disabled:r,onClick:()=>s(o),children:d(o>1?"frequencies\
.first":"frequencies.first_one",{n:o})}))}),a("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":d("frequencies.progress")}),a("p",{class:"\
sv-note",role:"status",children:n&&_c(n)})]})}function Uo({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let o=z(
t.trace);return a("div",{class:"sv-experiment",children:[a("h3",{children:d("frequencies.heading")}),!o&&r>0&&a("p",{class:"sv-note",children:d("frequencies.mea\
ns",{n:Nt(r)})}),!o&&a("p",{class:"sv-note",children:d("frequencies.lossy_means")}),o||!r?a("p",{class:"sv-note",children:n||d("frequencies.trees")}):a(Rc,{test:e}),
s?.greedy&&a(Ec,{run:new it(s.greedy)}),s?.rows?.length?a(zc,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function Vo([t,e,s,n,r],o){let i=o?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var Go=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Vn=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function Ne(t,e=!1){return t.candidates.map(s=>Vo(s,e)).map(s=>({...s,both:Go(s)}))}
function Ko(t,e,s){let n=new Set(e.map(h=>h.token)),r=Vo(t.rest,s),o=[{...r,both:Go(r)},...Ne(t,s).filter(h=>!n.has(h.token))],[i,l]=[Vn(o,"target"),Vn(o,"draft")],
c=Vn(e,"both"),u=!s&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var Yo=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function js(t,e,s=!1,n=8){let r=Ne(t),o=new Map(Ne(t,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>o.get(h)??0,l=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),c=r.sort((h,v)=>l(v)-l(h)).slice(0,n-1).sort((h,v)=>Yo(h,v)||
i(v)-i(h)).map(h=>h.token),p=Ne(t,s),u=c.flatMap(h=>p.find(v=>v.token===h)??[]);return[...u,Ko(t,u,s)]}function Hs(t,e=!1){let s=Ne(t,e).sort(Yo);return[...s,Ko(
t,s,e)]}function Jo(t,{weight:e,taken:s,mass:n}){let r=Ne(t),o=n??1-(t.overlap??1);if(o<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-s(l,p??0))/o})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function Xo(t){
let[e,s]=[Ne(t),Ne(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var Oc=["plain","speculative"],Cc={float16:.0625,bfloat16:.5},Lc=.001;function $c(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function Pc(t,e,s,n){let r=$c(t,e),o=r?Hs(r,!0):[],[i,l]=[s,n].map(p=>o.find(u=>u.token===p)?.target??null);if(!i)return null;let c=Cc[t.
trace.models.target.dtype]||Lc;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function Ac(t,e,[s,n]){let r=Pc(t,e,s.token,n.token);if(!r)return d("l\
ossless.unknown");let o={mine:X(Je(s)),theirs:X(Je(n)),p:Ce(r.p[0]),q:Ce(r.p[1]),gap:A(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
d("lossless.unlisted",o):L(d("lossless.gap",o),d(r.gap<=r.limit?"lossless.tie":"lossless.fault",o))}function jc(t,e,{compared:s,parts:n}){return e==="none"?d(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{
n:s}):d(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function Hc(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?d(K(E(t.trace))?
"rules.lossy":"lossless.sampling"):s===null?d("lossless.greedy"):Ac(t,s,[n[s],r[s]]):""}function qc({way:t,tokens:e,parts:s}){let n=o=>o.map(({text:i})=>i).join(
""),r=s??e.length;return a("div",{class:"sv-twin","data-way":t,children:[a("h3",{children:d(`race.${t}`)}),a("div",{class:"sv-twin-text",translate:!1,children:[
a("span",{children:a(re,{text:n(e.slice(0,r))})}),s!==null&&a("mark",{class:"sv-parting",children:a(re,{text:Je(e[s]),oneLine:!0})}),a("span",{class:"sv-parted",
children:a(re,{text:n(e.slice(r+1))})})]})]})}function Nc({texts:t}){let e=R(null);return P(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.
max(0,n.offsetTop-s.clientHeight/2):0)},[t.parts]),a("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:Oc.map(s=>a(
qc,{way:s,tokens:t[s],parts:t.parts}))})}function Zo({run:t,shown:e,test:s}){let n=Ls(t,e),r=t.trace.settings.temperature===0,o=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",i=jc(t,o,n),l=a("div",{class:"sv-own",children:[a("p",{class:"sv-verdict","data-kind":o,children:i}),a("p",{class:"sv-note",children:Hc(
t,n)}),n.compared>0&&(r?a($s,{texts:n,run:t,says:i}):a(Nc,{texts:n}))]},"own"),c=a(Uo,{run:t,test:s},"test");return a("section",{class:"sv-section",children:[a(
"div",{class:"sv-section-head",children:a("h2",{children:d("lossless.heading")})}),r?[l,c]:[c,l]]})}var Dt=1e-9,It=class{list;constructor(){this.list=[]}add(e,s,n,r=ve){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let s=0,n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+Dt?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Qo(t,e,s,n){
let{folds:r}=t;for(s.cut(e);s.list.length<e;){let c=s.list.length,p=r.at(c+1),u=t.rows[c].slots.filter(h=>Ee(h.kind));s.add(Ye(p),p.emitted,u.map(h=>h.text).join(
""))}let{tokens:o,until:i}=r.plain,l=t.over&&e===t.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let c=n.list.length,{text:p,
pending:u}=xe(c?n.list[c-1].pending:ve,t.piece(o[c]));n.add(i[c+1],c+1,p,u)}}function Ft(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var Gn=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function Xe({label:t,choices:e,chosen:s,choose:n}){return a("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,o])=>a("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:o},r))})}function ea({label:t,choices:e,chosen:s,choose:n}){return a("label",
{class:"sv-choice",children:[t,a("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,o])=>a("option",{value:r,children:o},r))})]})}var Ic=["draft","verify","accept"],Kn=24,ta=28,sa=26,lt=Kn*2+ta+sa,Dc=["1","4","16"],Fc=16e3;function na({palette:t,time:e,drawn:s,seek:n,...r}){let{run:o,ours:i}=r,
l=r.span||1,[c,p]=qe(),u=R(null),[h,v]=j("1"),m=Math.min(Fc,Math.floor(p*Number(h))),f=e/l*(m-1);P(()=>{m&&Wc(u.current,t,{...r,span:l},m)},[o,s,m]),P(()=>{c.current.
scrollLeft=f-p/2},[h]),P(()=>{let{scrollLeft:g,clientWidth:y}=c.current;h!=="1"&&(f<g||f>g+y-40)&&(c.current.scrollLeft=f-y/2)},[f]);let b=({offsetX:g})=>{let y=g/
m*l,k=0;for(;k<i.list.length&&Ye(o.folds.at(k))<y;)k+=1;n(k)};return a("div",{children:[a("div",{class:"sv-lanes-frame",children:[a("p",{class:"sv-lane-caption",
children:d("race.plain")}),a("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),a("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:a("div",{class:"sv-lanes-picture",children:[a("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${m}px; height: ${lt}px`,onClick:b}),a("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),a("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,m-2).toFixed(1)}px)`}})]})})]}),a("div",{class:"sv-lanes-foot",children:[a(at,{plain:d("race.key_plain")}),
a(Xe,{label:d("race.zoom"),choices:Dc.map(g=>[g,g==="1"?d("race.fit"):`${g}×`]),chosen:h,choose:v})]})]})}function Wc(t,e,{run:s,span:n,ours:r,plain:o},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==lt*l)&&Object.assign(t,{width:i*l,height:lt*l});let c=t.getContext("2d");if(!c)return;let p=m=>m/
n*(i-1),u=(m,f,b,g,y)=>{let k=p(g)-p(b)>3,[w,_]=[p(b),p(g)].map(S=>k?Math.round(S):S);c.fillStyle=e.get(m),c.fillRect(w,f,Math.max(_-w-(y&&k?1:0),.4),Kn)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,lt),Bc(c,e,{span:n,width:i,at:p});let{until:h}=s.folds.plain;for(let m=1;m<=o.list.length;m+=1)u("plain",0,h[m-1],h[m],!0);let v=0;
s.rounds.slice(0,r.list.length).forEach(({times:m})=>Ic.forEach(f=>{u(f,Kn+ta,v,v+m[f],f==="accept"),v+=m[f]}))}function Bc(t,e,{span:s,width:n,at:r}){let o=Ft(
s,Math.max(2,n/110));t.font=`11px ${$e}`,t.textBaseline="alphabetic";for(let i=0;i*o<=s;i+=1){let l=Math.round(r(i*o))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,lt-sa+6),t.fillStyle=e.get("quiet");let c=q(Number((i*o).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
n?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?n:l,lt-6)}}var Uc=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Vc=4,Gc=.25,Yn=1e3,Kc={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Yc="M4 2.5v11L13 8z",
Jc="M4 3h3v10H4zM9 3h3v10H9z",ra=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Xc=t=>[1,.25,.1].find(e=>t/e>=Vc)??.1;function oa({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-n)*r>Dt);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function Zc({ours:t,plain:e,
measured:s,whole:n,span:r},o){let i={time:q(o),ours:t.tokensAt(o),plain:e.tokensAt(o)};if(!s)return d("race.alone",i);if(!n||o<r-Dt)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:q(c.end),second:q(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function Qc(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,o=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?d(K(E(t.trace))?"rules.lossy":"race.draws"):
o?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<s.list.length;return L(i,c&&d("race.goes_on",{end:X(t.alone(t.trace.plain.tokens[l]))}))}function ed({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:q(e),draft:q(s)})}function aa({way:t,arrivals:e,
end:s,time:n,measured:r}){let o=R(null),{list:i,tokens:l}=e,c=e.by(n),p=He(()=>i.slice(0,c).map((u,h)=>a("span",{class:s>=0&&h>s?"sv-ended":void 0,"data-new":h===
c-1&&c<i.length?"":void 0,children:a(re,{text:u.text})},h)),[i,c,c<i.length,s]);return P(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[i,c]),a(
"div",{class:"sv-reader","data-way":t,children:[a("div",{class:"sv-reader-head",children:[a("h3",{children:d(`race.${t}`)}),a("span",{class:"sv-quiet",children:r?
c<i.length?d("race.so_far",{n:e.tokensAt(n),of:l}):d("race.done",{n:l,time:q(e.end)}):d("race.unmeasured")})]}),a("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:o,children:p})]})}function td({run:t,shown:e},{span:s,whole:n},r,o,i){let[l,c]=j(r),[p,u]=j(!1),[h,v]=j(!1),m=R({shown:e,
length:t.length}),f=e!==m.current.shown&&t.length===m.current.length;m.current={shown:e,length:t.length},f&&h&&!p&&v(!1);let b=R({limit:o,whole:n,span:s,speed:i});
b.current={limit:o,whole:n,span:s,speed:i};let g=R(null);return wo(()=>{if(!p)return;let y=performance.now(),k=requestAnimationFrame(function w(_){let S=b.current,
N=Math.max(0,Math.min((_-y)/1e3,Gc))*S.speed;y=_,c(W=>{let Y=Math.min(W+N,S.limit);return S.whole&&Y>=S.span&&u(!1),Y}),g.current?.checkVisibility()?k=requestAnimationFrame(
w):u(!1)});return()=>cancelAnimationFrame(k)},[p]),{node:g,playing:p,time:h&&!(f&&!p)?Math.min(l,s):r,go(y,k=!1){v(!0),c(y),u(k)},follow:()=>v(!1)}}function sd({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:o,palette:i,seek:l,greedy:c,drawn:p}=s,{ours:u,plain:h}=He(()=>({ours:new It,plain:new It}),[]);Qo(n,o,u,h);let v=n.
folds.plain.tokens.length>0,m=n.over&&u.list.length===n.length,f=Math.max(u.end,h.end),b={ours:u,plain:h,measured:v,whole:m,span:f},g=m&&r===n.length?f:r?u.list[r-
1].at:0,y=t??Xc(f),k=td(s,b,g,m||!v?f:Math.min(u.end,h.end),y),{time:w,playing:_,go:S,follow:N}=k;function W(){let F=w>=f-Dt;ra()?S(F?0:oa(b,w,1)):_?S(w):S(F?0:
w,!0)}function Y(F){let J=Kc[F.key];J&&(F.preventDefault(),S(oa(b,w,J)))}let xt=Zc(b,w),he=R("");_||(he.current=xt);let me=ra()?"step":_?"pause":"play";return a(
"section",{class:"sv-section",ref:k.node,children:[a("div",{class:"sv-section-head",children:[a("h2",{children:d("race.heading")}),a("span",{class:"sv-quiet",children:d(
"race.note")})]}),a("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[a("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":me,onClick:W,children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:a("path",{d:me==="pause"?Jc:Yc})}),a("span",
{children:d(`race.${me}`)})]}),a("input",{type:"range",class:"sv-scrubber",min:0,max:Yn,step:1,value:f?Math.round(w/f*Yn):0,"aria-label":d("race.scrubber"),"ari\
a-valuetext":xt,onInput:({currentTarget:F})=>S(Number(F.value)/Yn*f),onKeyDown:Y}),a("span",{class:"sv-race-clock",children:d("race.clock",{time:q(w),of:q(f)})}),
a("label",{class:"sv-choice",children:[d("race.speed"),a("select",{value:String(y),onChange:({currentTarget:F})=>e(Number(F.value)),children:Uc.map(([F,J])=>a("\
option",{value:String(F),children:F===1?d("race.real"):J}))})]})]}),a("div",{class:"sv-readers",children:[a(aa,{way:"plain",arrivals:h,end:n.plainEnd,time:w,measured:v||
!n.length}),a(aa,{way:"speculative",arrivals:u,end:-1,time:w,measured:!0})]}),a("p",{class:"sv-note sv-race-sentence",children:he.current}),a("p",{class:"sv-not\
e sv-race-texts",children:[a("span",{children:Qc(n,o,b)})," ",a("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!c.offered(),onClick:()=>c.
race(),children:d("race.greedy")})]}),a(na,{run:n,...b,palette:i,time:w,drawn:p,seek:F=>{N(),l(F)}}),a("p",{class:"sv-note",children:ed(n)})]})}var Jn=new WeakMap,
nd=0;function rd(t){return Jn.has(t)||Jn.set(t,nd+=1),Jn.get(t)}function ia(t){let[e,s]=j(null);return a(sd,{chosen:e,choose:s,...t},rd(t.run))}var ct=220,Ze=44,Wt=12,la=8,qs=40,od=1.25,ad=1.1,id=90,ca=10,ld=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.speedup(n+1)??0]);function cd(t,e){
if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return d("headlin\
e.impossible");let[s,n]=e[e.length-1],r=e.slice(ca-1).map(([,i])=>i),o={least:ca,low:Z(Math.min(...r)),high:Z(Math.max(...r))};return L(d("chart.last",{tokens:s,
speedup:Z(n)}),r.length>1&&d("chart.range",o))}function dd({points:t,tokens:e,width:s}){let[n,r]=j(null),o=Math.max(od,...t.map(([,b])=>b))*ad,i=b=>Ze+b/e*(s-Ze-
Wt),l=b=>ct-qs-b/o*(ct-qs-la),[c,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(n??0)),h=n===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),v=Ft(o,5),m=v<.1?2:v<1?1:0,f=Math.
max(1,Ft(e,Math.max(2,(s-Ze)/id)));return a(T,{children:[a("svg",{width:s,height:ct,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:g})=>r(g-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[Gn(o,v).map(b=>a(T,{children:[a("line",{class:"sv-speedup-grid",x1:Ze,x2:s-Wt,y1:l(b),y2:l(b)}),a("text",{x:Ze-6,y:l(
b)+4,"text-anchor":"end",children:`${b.toFixed(m)}×`})]})),Gn(e,f).map(b=>a("text",{x:i(b),y:ct-qs+16,"text-anchor":"middle",children:b})),a("text",{class:"sv-\
speedup-title",x:(Ze+s-Wt)/2,y:ct-6,"text-anchor":"middle",children:d("chart.x")}),a("line",{class:"sv-speedup-plain",x1:Ze,x2:s-Wt,y1:l(1),y2:l(1)}),a("text",{
x:s-Wt,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),a("polyline",{class:"sv-speedup-line",points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(
g).toFixed(1)}`).join(" ")}),a("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),h&&a("g",{class:"sv-speedup-mark",children:[a("line",{x1:i(h[0]),x2:i(h[0]),
y1:la,y2:ct-qs}),a("circle",{cx:i(h[0]),cy:l(h[1]),r:4})]})]}),h&&a("p",{class:"sv-speedup-readout",style:`--x:${i(h[0])}px`,"data-side":i(h[0])>s/2?"left":"rig\
ht",children:d("chart.hover",{tokens:h[0],speedup:Z(h[1])})})]})}function da({run:t,shown:e,known:s}){let[n,r]=qe(),o=ld(t,e),i=o.length>1,l=cd(t,o);return a("s\
ection",{class:"sv-section",children:[a("div",{class:"sv-section-head",children:a("h2",{children:a(O,{name:"speedup",children:d("chart.heading")})})}),a("div",{
class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&a(dd,{points:o,tokens:t.folds.at(s).emitted,width:r})}),a("p",{class:"sv-not\
e",children:l}),a(ks,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:o.map(([c,p])=>[c,Z(p)])})]})}var pd=250,ud=120;function hd(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var Bt=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Ns=class{constructor(e){this.context=e}context;places={race:Bt(),costs:Bt(),lossless:Bt(),speedup:Bt(),breakdown:Bt()};test=new As(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;charted=null;charts={race:e=>a(ia,{...e,...this.context,drawn:this.drawnAt}),costs:e=>a(jo,{...e}),
lossless:e=>a(Zo,{...e,test:this.test}),speedup:e=>a(da,{...e}),breakdown:e=>a(Lo,{...e})};show(e,{shown:s,known:n,busy:r,view:o}){let i=`${s} of ${n}, ${e.folds.
plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.charted?.run&&i===this.drawn||(this.test.load(e),Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,
busy:r}),!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.draw(),r?Math.max(0,pd-(performance.now()-this.drawnAt)):ud)))}redraw(e){
this.charted&&Ht(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),
Object.keys(this.places).filter(s=>this.busy?hd(this.places[s]):this.places[s].checkVisibility()).forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>Ht(this.context.viewer,a(T,{}),e))}};var Ut=["gamma","temperature","drafter","rule","tree"];function Is(t,e){return e==="rule"?E(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function Vt(t){
let{gamma:e,budget:s=e}=t.settings;return z(t)&&e>0?s:e}function Ds(t,e,s){return t==="drafter"?ge(String(e),s):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function ge(t,e){let s=`drafter_of.${e}.${t}`,n=d(s);return n===s?d(`drafter.${t}`):n}var md={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Rt,tree:["chain","k-ary","top-k","dynamic","measured"]},vd=["drafter","rule","tree"],Fs=class{buttons;constructor({say:e,sequels:s}){this.say=e,this.
sequels=s,this.note=x("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=Ut.map(n=>this.row(n,md[n].filter(r=>n!=="gamma"||Number(r)<=s.most))),
this.choices=x("div",{class:"sv-again"},...this.rows),this.again=x("div",{class:"sv-block"},x("h3",{},e("again.heading")),this.note,this.choices)}row(e,s){let{say:n}=this,
r=o=>{let i=x("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.buttons.push({name:e,value:o,
node:i}),i};return x("div",{class:"sv-again-row","data-change":e},x("span",{},n(`again.${e}`)),x("div",{class:"sv-choices"},...s.map(r)))}changes(e,s){let{run:n}=this.
sequels.store.state;if(e!=="tree"||!n)return{[e]:s};let r=Vt(n.trace);return s==="chain"?{tree:s,gamma:Math.min(r,this.sequels.most)}:{tree:s,budget:Math.max(r,
1)}}load(e){let{say:s,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let l=o==="chain"&&Vt(e.trace)>n,c=l?s("again.shorter",{most:n}):Ds(
r,o,e.trace.models.pair);V(i,c),oe(i,"aria-label",s(l?"again.do_shorter":`again.do_${r}`,{value:c,most:n})),i.disabled=Is(e.trace,r)===o})}offer(e){e!==this.offered&&
(this.offered=e,this.buttons.forEach(({name:s,value:n,node:r})=>{r.hidden=vd.includes(s)&&!e?.[s]?.includes(String(n))}),this.rows.forEach((s,n)=>{s.hidden=this.
buttons.filter(({name:r,node:o})=>r===Ut[n]&&!o.hidden).length<2}))}show(e){let s=this.sequels.refusal;this.offer(e.offers),this.again.hidden=!this.sequels.live,
this.choices.hidden=!!s,V(this.note,s||this.say("again.note"))}};var fd={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},gd={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},bd={ArrowUp:"stepOn",ArrowDown:"stepBack"},pa={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Ws=t=>(t.dataset.at??"").split(".").map(Number);function xd(t,e,s){let n=t.indexOf(e),r=o=>{let i=t.filter(l=>Ws(l)[0]===Ws(e)[0]+o);return i.find(l=>Ws(l)[1]>=
Ws(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function wd(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return o(t[n+1]);case"ArrowUp":return o(t[n-1]);default:return null}}var ua="specviz-letters";function yd(){try{return localStorage.getItem(ua)!=="off"}catch{
return!0}}var dt={on:yd(),keep(t){dt.on=t;try{localStorage.setItem(ua,t?"on":"off")}catch{}}},Bs=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let o=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let l=fd[e.length===1?e.toLowerCase():e]||o()&&gd[e];if(l)return n[l]()!==!1;let c=s.closest("[role=option]"),p=s.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let h=pa[e]||u&&bd[e];return!h||this.scrolls(s,e)?!1:(n[h](),
!0)}inside(e,s,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?xd(o(),s,e):n&&wd(i(n),n,e);return l&&l.focus(),
!!l||e in pa}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};var ha=[.2,.4,.6,.8],ma=[.1,.5,1,2],Gt={overlap:{term:"overlap",limits:ha,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:ha,
most:"1",of:({draft:t})=>ee(t??void 0)},target_entropy:{term:"entropy",limits:ma,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:ma,most:"",of:({position:t})=>t?.draft_entropy??null}},va=["verdict",...Object.keys(Gt)],fa=t=>va.includes(t);function Kt(t,e){let s=e&&Gt[t]?Gt[t].of(
e):null;return s==null?null:Gt[t].limits.filter(n=>s>=n).length}function ga(){let{tint:t,set:e}=de();return a("div",{class:"sv-tint",children:a(ea,{label:d("tin\
t.label"),choices:va.map(s=>[s,d(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function ba({name:t}){let e=Gt[t];if(!e)return null;let{limits:s,most:n,
term:r}=e;return a("div",{class:"sv-tint-legend",children:[a("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:s.join(d("comma"))}),children:[
"0",...s.map(o=>String(o).replace(/^0\./,".")),n].flatMap((o,i)=>[a("span",{class:"sv-tint-limit",children:o}),i<=s.length&&a("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),a(O,{name:r,children:d(`tint.${t}.means`)})]})}var Us=44,kd=2,xa={PageUp:10,PageDown:-10},wa=(t,{round:e})=>xa[t]?{round:e+xa[t],phase:0}:null;function _d({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,o=Math.min(Math.floor(r),e-1),i=En(t[o]);return n/e<kd*i?{round:Math.round(r),phase:0}:{round:o,phase:Math.round((r-o)*i)}}function ya({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=de(),o=R(null),i=R(null),[l,c]=j(0);P(()=>{let m=new ResizeObserver(([{contentRect:f}])=>c(f.width));return m.observe(o.current),()=>m.
disconnect()},[]),P(()=>Sd(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let p=m=>{let{left:f}=o.current.getBoundingClientRect(),
{round:b,phase:g}=_d(e,(m.clientX-f)/(l||1),l);r.seek(b,g)},u=e?.length??0,h=e&&s.phase?s.phase/En(e.rounds[s.round]):0,v=s.round+h;return a("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:o,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
v.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?v/u:0},onPointerDown:m=>{!u||m.button||(m.currentTarget.setPointerCapture(m.pointerId),p(m))},onPointerMove:m=>{
m.currentTarget.hasPointerCapture(m.pointerId)&&p(m)},children:[a("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),a("span",{class:"sv-strip-head"})]})}
function Sd(t,e,{run:s,shown:n,tint:r,width:o}){let i=window.devicePixelRatio||1,l={width:Math.round(o*i),height:Math.round(Us*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,o,Us),!s?.length))return;let p=o/s.length,u=z(s.trace),
h=u?s.rounds.map(({drafts:b})=>Math.max(0,...ce(b).map(g=>g+1))):[],v=Us/((u?Math.max(...h):s.width)+1),[m,f]=[p,v].map(b=>b>4?b-1:b);s.rounds.forEach(({drafts:b},g)=>{
let y=g<n?Td(s,g):[],k=u?h[g]+1:g<n?s.rows[g].slots.length:b.length+1;for(let w=0;w<k;w+=1)c.fillStyle=e.get(w<y.length?Ed(s,g,y[w],r):"line"),c.fillRect(g*p,Us-
(w+1)*v,Math.max(.6,m),Math.max(.6,f))})}var Td=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>Ee(s));function Ed(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let o=Kt(r,t.at({round:e,index:s}));return o==null?"strip-unknown":`tint-${o}`}function Se(t){if(t.part)return d("token.part",{hex:fe(t.piece)});let e=X(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function Xn({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],o=r.length;if(n>=o)return d("token.final");let i=d("token.guess",{n:n+1,of:o}),{source:l}=r[n];return l?d("token.from",
{slot:i,drafter:ge(l,e.models.pair)}):i}function Ie(t,e,s,n){let r=t.rows[e].slots[s];return d("token.aria",{token:Se(r),kind:d(`kind.${Ve(n||r.kind,t.trace)}`),
round:e+1,slot:Xn(t,e,s)})}var Vs=({slot:t,as:e})=>a("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&a(re,{text:t.text,oneLine:!0})});function Yt(t,e,s=!1){return e.part?
t.dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...Dr(e.text,s)),t}function Md(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:o}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
o-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Gs(t,e,s){let n=Md(e,s);return L(
t,n&&d(`unguessed.${n}`))}function zd(t,e){if(!e)return d("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return Gs(d("summary.plain",r),t,e-1);let o=s.length===1;return n?G({drafts:s})?d(n.kind==="bonus"?"tree.bonus":"tree\
.some",r):n.kind==="correction"?d(o?"summary.one_rejected":"summary.some",r):d(o?"summary.one":"summary.all",r):d(o?"summary.one_ends":"summary.end",r)}function Rd(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:o,final:i}=r,l={round:e+1,n:n+1,of:o.length};if(G(r)&&s!=="final")return Od(t,e,{name:s,index:n});if(s==="d\
raft"&&r.together&&o.length>1)return d("phase.at_once",l);if(s==="draft"){let p=t.rows[e].slots[n];return d("phase.draft",{...l,token:Se(p)})}if(s==="verify"&&!o.
length)return Gs(d("phase.verify_none",l),t,e);if(s==="verify")return d(o.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return Cd(t,r,n,l);let c=o.
filter(p=>p.verdict==="untested").length;return c&&i&&E(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function Od(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],o={round:e+1,of:r.length,token:Se(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let m=ce(r),f=m.filter(b=>b===m[n]).length;return d(f===1?"tree.level_one":"tree.level",{...o,level:m[n]+1,n:f})}if(s!=="test")return d(s==="verify"?"t\
ree.verify":"tree.discard",o);let{verdict:i,draw:l,parent:c}=r[n],p=ee(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&E(t.trace)==="block")
return d("tree.kept",o);if(t.trace.settings.temperature!==0&&Ue(r[n],E(t.trace)))return ka(t,{...o,n:n+1},i);if(t.trace.settings.temperature===0||l==null||p===null)
return d(`tree.greedy_${i}`,o);let[u,h]=te(l,p),v=i==="rejected"&&!r.some((m,f)=>f>n&&m.parent===c);return d(`tree.${i}${v?"_last":""}`,{...o,draw:u,threshold:h})}
var ka=(t,e,s)=>d(`rules.phase.certain_${s}`,{...e,rule:d(`rules.name.${E(t.trace)}`)});function Cd(t,{drafts:e},s,n){let r=e[s],{verdict:o,draw:i}=r,l=ee(r);if(t.
trace.settings.temperature===0)return d(`phase.greedy_${o}`,n);if(Ue(r,E(t.trace)))return ka(t,n,o);if(i==null||l===null)return d(`phase.untold_${o}`,n);let[c,p]=te(
i,l),u={...n,draw:c,threshold:p};if(l===1&&o==="accepted"&&E(t.trace)!=="block")return d("phase.certain",u);if(E(t.trace)!=="block")return d(`phase.${o}`,u);let h=o===
"accepted"?tt(r):"failed",[,v]=te(i,se(r)??1);return d(`rules.phase.${h}`,{...u,ratio:v,by:st(e)+1})}function Jt(t,e,s){return s?Rd(t,e,s.phase):zd(t,e.round)}var Ld=[.5,1,2,4],$d=["steps","rounds"],Pd={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function Ad({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return d("transport.all",{rounds:e});let r=d(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?d("transport.step",{round:r,phase:s}):r}function jd(){let{run:t,moment:e,playing:s,mode:n,live:r,status:o,presenting:i,state:l,viewer:{actions:c}}=de(),
p=R(null),u=Q(l),h=ke(l),v=e.round===0&&e.phase===0,m=s||h&&n==="running"&&!u?"pause":h&&n==="paused"&&!u?"resume":"play",f=!(u>0||h||r&&!t),b={start:v,back:v,previous:v,
next:f,forward:f,end:e.round===(t?.length??0)};return P(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),a("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let y=d(`transport.${g==="play"?m:g}`);return a("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?m:void 0,
title:y,"aria-label":y,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!h&&o!=="loading",children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:a("path",{d:Pd[m==="pause"&&g==="play"?"pause":g]})}),g==="play"&&a("span",{children:y})]},g)}),a("button",{type:"button",class:"sv-button sv-run",onClick:c.
run,hidden:!(i&&r&&!h),children:d("transport.run")})]})}function Xt(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function Hd(){let{viewer:t}=de();return a("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
a("summary",{children:d("transport.keys")}),a("div",{class:"sv-keys-panel",children:[a("button",{type:"button",class:"sv-popover-close","aria-label":d("term.clo\
se"),onClick:()=>Xt(t.help,!1),children:"×"}),a("dl",{children:[t.keys.map(([e,s])=>a(T,{children:[a("dt",{children:e.split(/\s+/).map(n=>a("kbd",{children:n}))}),
a("dd",{children:s})]})),a("dt",{children:[a("kbd",{children:"A – Z"}),a("kbd",{children:", . ?"})]}),a("dd",{children:a("label",{class:"sv-check",children:[a(
"input",{type:"checkbox",defaultChecked:dt.on,onChange:({currentTarget:e})=>dt.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function _a({children:t}){
let{run:e,moment:s,speed:n,pace:r,ghosts:o,presenting:i,state:l,set:c,viewer:{actions:p}}=de(),u=Ad(l);return a("div",{class:"sv-transport",role:"group","aria-l\
abel":d("transport.label"),children:[t,a(jd,{}),a("div",{class:"sv-transport-side",children:[a("span",{class:"sv-count",children:u}),a(ga,{}),!(e&&z(e.trace))&&
a("label",{class:"sv-check",children:[a("input",{type:"checkbox",checked:o,onChange:({currentTarget:h})=>c({ghosts:h.checked})}),d("stream.ghosts")]}),ke(l)&&Q(
l)>0&&a("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),a(Xe,{label:d("transport.pace"),choices:$d.map(h=>[h,d(`transp\
ort.${h}`)]),chosen:r,choose:h=>c({pace:h})}),a("label",{class:"sv-speed",children:a("select",{"aria-label":d("transport.speed"),value:n,onChange:({currentTarget:h})=>c(
{speed:Number(h.value)}),children:Ld.map(h=>a("option",{value:h,children:`${h}×`},h))})}),a("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),a(Hd,{})]}),a(ya,{text:e?`${u}. ${Jt(e,s,ne(l))}`:""})]})}function Sa(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function qd(t){let{start:e,back:s,previous:n,play:r,next:o,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:h}=t.state;if(t.help?.open)Xt(t.help,!1);else if(u)c();else if(h)t.pin(null);else return!1;return!0};return new Bs({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:o,start:e,end:l,present:c,escape:p,help:()=>Xt(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.predict.press(Nd(u,t.state)?"r":u,
t.state.predicting),letters:()=>dt.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let h=wa(u,t.state.moment);return h&&t.seek(h.round),!!h}})}function Nd(t,e){return t==="PageDown"&&e.presenting&&!$t(e)&&_e(e)!==
null}function Ks({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,n]=(e.dataset.at??"").split(".").map(Number);return{
round:s,index:n}}function Ta(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",o=({screenX:m,screenY:f})=>`${m},${f}`;window.addEventListener("pointermo\
ve",m=>{r=o(m)},{signal:n}),s.addEventListener("pointerover",m=>{o(m)!==r&&t.hover(Ks(m))},{signal:n}),s.addEventListener("pointermove",m=>t.hover(Ks(m)),{signal:n}),
s.addEventListener("focusin",m=>t.focusOn(Ks(m)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:n,capture:!0}),s.addEventListener(
"click",m=>{let f=Ks(m);f&&t.pin(rt(f,m.detail?i:t.state.pinned)?null:f)},{signal:n}),document.addEventListener("pointerdown",({target:m})=>{let{help:f}=t;f?.open&&
m instanceof Node&&!f.contains(m)&&Xt(f,!1)},{signal:n}),qd(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:n});let c=new MutationObserver(l);[document.documentElement,document.body].forEach(m=>c.observe(m,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:m}])=>{let f=p;p=m.width,!(!p||p===f)&&(f||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let h=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});h.observe(t.stream.scroller);let v=new ResizeObserver(()=>t.fit());
return v.observe(document.body),()=>{e.abort(),[c,u,h,v].forEach(m=>m.disconnect())}}var Ys=class{views;constructor(e){this.views=e.map(s=>({view:s,marked:null,stop:null}))}show(e,s,n){let r=Ae(e,e.cursor)?e.cursor:s;this.views.forEach(o=>{let i=o.
view.find(s),l=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==l&&(o.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(o,{marked:i,stop:l})})}};var Id=1100,Dd=1.6,Fd={draft:450,verify:1200,test:1e3,discard:700,final:1300},Zn=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Js=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Ln(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=zt(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;Zn(n,s)&&!this.barred(n);)n=Mn(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move(Yr(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(Mn(this.rounds,n),"step",s);else{let r=zt(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,Zn(o,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...Q(
this.store.state)?{}:{moment:nt.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:o}=Pe(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?Fd[o]:Id)/(r?Dd:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Zn(e.moment,e.until)?null:
Q(e)?()=>this.tick():ke(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Ea=240;function Wd(t){let e=[...t];return e.length>Ea?e.slice(2-Ea).join("").replace(/^\S*\s+/,"… "):t}function Ma(t,e,s){let n=_e(e),r=n?null:Lt(e),{kept:o=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:o,chance:i}:null,question(){let{round:c,index:p}=n??{round:0,index:0},
h=[...s.rows.slice(0,c).flatMap(({slots:v})=>v.filter(({kind:m})=>Ee(m))),...s.rows[c].slots.slice(0,p)].map(v=>v.text).join("");return{guess:[...we(Se(s.rows[c].
slots[p]))].slice(0,60).join(""),before:Wd(s.promptText+h),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Bd=[0,.25,.5,.75,1],Xs={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Zs=class{constructor({say:e,intents:s}){this.say=e,this.intents=s,this.brought=null,this.told="",this.
button=x("button",{type:"button",class:"sv-link",on:{click:s.toggle}},e("predict.start")),this.wished=null,this.refused=x("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=x("span",{class:"sv-quiet"}),this.switch=x("input",{type:"checkbox",on:{change:()=>s.set({informed:this.switch.checked})}}),this.question=
x("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=x("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>s.answer(null)),this.reveal.append(
x("kbd",{},"R")),this.row=x("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...Bd.map(n=>x("button",{type:"button",class:"sv-choose",on:{
click:()=>s.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",s.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>s.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=x("div",{class:"sv-lesson",role:"status"}),this.node=x("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},x("div",{class:"sv-section-head"},x("h2",{},e("predict.heading")),this.score,x("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",s.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,s,n="sv-choose"){
return x("button",{type:"button",class:n,on:{click:s}},this.say(`predict.${e}`))}label(e){let s=e===0?"none":e===1?"all":null,n=Object.keys(Xs).find(r=>Xs[r]===
e&&(s?/\D/:/\d/).test(r))??"";return[x("span",{},s?this.say(`predict.${s}`):M(e)),x("kbd",{},n.toUpperCase())]}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(s)if(n==="r")this.intents.answer(null);else if(n in Xs)this.intents.answer(Xs[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){V(this.refused,this.wished===e&&z(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,s){let{say:n}=this,{moment:r,predicting:o}=e;if(Ma(this.node,e,s),this.node.hidden=!o,this.button.hidden=o||s.trace.settings.gamma===
0,this.explain(s),!o)return;let i=this.node.contains(document.activeElement),l=_e(e),c=Lt(e),p=s.over&&r.round===s.length;this.switch.checked=e.informed,V(this.
question,l?this.ask(s,l):c?this.tell(e.answers[c]):n(p?"predict.ended":"predict.waiting")),V(this.facts,l?this.given(e,s,l):c?this.reckon(e.answers[c]):""),this.
row.hidden=!l,this.next.hidden=!!l||p||e.playing;let u=oo(Object.values(e.answers));V(this.score,u.n?n(u.decided?"predict.score":"predict.score_undecided",{...u,
brier:A(u.brier)}):""),this.showLesson(e,s,u,p),this.bringUp(l),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!rt(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:s,index:n}){return this.say("predict.ask",{token:Se(e.rows[s].slots[n]),n:n+1,round:s+1})}tell({said:e,kept:s,threshold:n}){
let r=`predict.${s?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:M(e),brier:A(Ct(e,s))});return L(o,n!==null&&this.say("predict.truth",
{threshold:M(n)}))}reckon({said:e,kept:s}){return e===null?"":this.say("predict.brier",{said:e,happened:s?1:0,brier:A(Ct(e,s))})}given({informed:e},s,{round:n,index:r}){
let{target:o,draft:i}=s.rounds[n].drafts[r];return s.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say("predict.unknow\
n"):this.say("predict.given",{target:D(o),draft:D(i)}):this.say("predict.hidden")}showLesson({taught:e},s,n,r){let o=e||r&&n.n>0;this.finish.hidden=!n.n||r,this.
finish.setAttribute("aria-expanded",String(o));let i=o?ao(n,s.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),this.lesson.
replaceChildren(...o?[x("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(l=>x("p",{},l))))}};function Ud(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var Qs=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Ud(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var za=20,Vd=5;function Gd(t,e){let{drafts:s,final:n}=t.rounds[e],r=ce(s),o=s.map((p,u)=>ae(s,u));n&&(r.push(Be(s).length),o.push(Be(s).at(-1)??-1));let{rows:i,
count:l}=Ur(o),c=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((h,v)=>h===u?[v]:[]));return{rows:i,count:l,levels:c,above:o.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function Kd(t,e,s,n){let r=Ie(t,e,s,n),{drafts:o}=t.rounds[e];if(s>=o.length)return r;let i=Tt(o,ae(o,s)).map(l=>Se(t.rows[e].slots[l]));return d(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function Ra({run:t,number:e,looks:s,over:n}){let{state:r}=H(),{drafts:o}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:h}=He(()=>Gd(t,e),[t,e]),{at:v}=je(r),m=v?.round===e&&v.index<o.length&&Ae(r,v)?v.index:-1,f=Tt(o,m),
b=R(null);P(()=>{let w=ne(r)?.phase.name;(w?w!=="verify"&&w!=="discard":r.moment.round)&&Yd(b.current,je(r).at?.index??i.length-1)},[t,e,r.moment]);let g=Be(o).
length,y=w=>a("span",{class:`sv-tree-link${l[w]>u[w]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[w]??"absent","data-line":f.includes(w)?"":void 0,style:`\
grid-column:${h[w]};grid-row:${u[w]+1}/${l[w]+2}`},w),k=w=>{let _=s[w]??"absent";return a("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${w}`,
"data-kind":_,"data-line":f.includes(w)?"":void 0,style:`grid-column:${h[w]};grid-row:${l[w]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:Kd(t,e,w,_),children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),a(Vs,{slot:i[w],as:"sv-tree-token"})]},w)};return a("div",{class:`\
sv-tree${Math.max(c,p.length)>Vd?" sv-tree-dense":""}`,ref:b,children:[a("div",{class:"sv-tree-scroll",children:a("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[a("span",{class:"sv-tree-text","aria-hidden":"true","data-line":m>=0?"":void 0,children:d("tree.text")}),i.map(
(w,_)=>y(_)),p.map((w,_)=>a("div",{role:"row",class:"sv-tree-level",children:w.map(k)},`level ${_}`))]})}),a("div",{class:"sv-mask-side",children:[a("p",{class:"\
sv-mask-name",children:a(O,{name:"tree_mask",children:d("tree.mask")})}),a("div",{class:`sv-mask${o.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":o.length},children:o.map((w,_)=>a("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":s[_]??"absent","data-line":_===m?"":void 0,children:[0,...Tt(
o,_).map(S=>S+1)].map(S=>a("span",{class:"sv-mask-cell","data-column":S,style:{"--column":S}},S))},_))}),a("p",{class:"sv-tree-note",children:n?d("tree.sum",{verified:o.
length,accepted:g,wasted:o.length-g}):d("tree.sees")})]})]},e)}function Yd(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!s||!n)return;let r=(c,p,u,h)=>Math.min(0,c-za-u)||Math.max(0,p+za-h),[o,i,l]=[n,t,s].map(c=>c.getBoundingClientRect());t.scrollTop+=r(o.top,o.bottom,i.
top,i.bottom),s.scrollLeft+=r(o.left,o.right,l.left,l.right)}var Jd=7,Xd=12;function Zd(t,e){let s=R(null),[n,r]=j({run:t,layouts:e,columns:1/0}),o=n.run===t&&n.layouts===e?n.columns:1/0;return P(()=>{o<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:o}}function Qd(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return z(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}var en=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function Oa(){let{run:t,state:e,
viewer:s}=H(),{moment:n,entered:r}=e,{row:o,columns:i}=Zd(t,s.layouts),l=ne(e),c=Math.max(0,Ge(e)),p=t.rounds[c],u=!!(p&&G(p)),h=t.rows[c]?.slots??[],v=l?.looks??
h.map(({kind:_})=>n.round?_:"absent"),m=p?.drafts.length??-1,f=u?[]:Array.from({length:m+1},(_,S)=>S),b=Qd(t,c,i),g=z(t.trace)?m:t.width,y=f.map(_=>sp(t,c,_,v[_]??
"absent")),k={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=Jd,"sv-round-tighter":g>=Xd,
"sv-round-undrafted":b===0},w=_=>a(np,{at:{round:c,index:_},look:v[_]??"absent",figures:y[_],concealed:Pt(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===
h.length-1},_===m?"final":_);return ep(o,c),a("section",{class:["sv-round",...Object.entries(k).flatMap(([_,S])=>S?[_]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":d("round.label"),children:[a(tp,{run:t,number:c,tested:y.some(Boolean)}),a("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),
children:a("div",{class:"sv-slots",role:"row",ref:o,children:[f.slice(0,-1).map(w),f.length>0&&Array.from({length:b-m},(_,S)=>a("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${S}`)),f.slice(-1).map(w)]})}),u&&a(Ra,{run:t,number:c,looks:v,over:!l&&n.round>0})]})}function ep(t,e){let s=R(null);P(()=>{
let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),P(()=>{let n=()=>{s.current=document.activeElement};t.current?.addEventListener("focusin",n)},[])}function tp({run:t,number:e,
tested:s}){let{models:n,settings:{drafter:r}}=t.trace,o=t.rounds[e]?.drafts[0]?.source??r;return a("ul",{class:"sv-slot-names",children:[a("li",{children:a(O,{name:o===
"model"?"draft":"drafter",children:r==="model"?d("round.guesses"):ge(o,n.pair)})}),a("li",{children:a(O,{name:"verification",children:d("round.pass")})}),a("li",
{hidden:!s,children:a(O,{name:"accept_test",children:d("round.tests")})})]})}function Ca(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==
0&&!Ue(e,E(t.trace))?e.draw:null}function sp(t,e,s,n){let{drafts:r}=t.rounds[e],o=r[s],i=Ca(t,o,n),l=ee(o);if(i==null||l===null)return"";if(o.verdict==="accepte\
d"&&i>=l)return d("rules.kept_by",{n:st(r)+1});let[c,p]=te(i,l);return d(i<l?"round.below":"round.above",{draw:c,threshold:p})}function np({at:t,look:e,figures:s,
concealed:n,now:r,entered:o}){let{run:i}=H(),{drafts:l,positions:c=[]}=i.rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],h=e==="absent",v=i.trace.
settings.temperature===0,m=!!p&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),f=ee(p),b=Ca(i,p,e);return a("div",{class:"sv-slot",role:"gridce\
ll",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":o?"":void 0,style:{"--i":t.index},"aria-hidden":h?"true":void 0,
"aria-label":h?void 0:Ie(i,t.round,t.index,e),children:[a("span",{class:"sv-slot-token",translate:!1,children:a(Vs,{slot:u,as:"sv-slot-text"})}),a("span",{class:"\
sv-slot-pass","aria-hidden":"true",children:[!v&&m&&f!==null&&a("span",{class:"sv-gauge",children:[a("span",{class:"sv-gauge-keep",style:{"--keep":f}}),b!=null&&
a("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),v&&m&&a(rp,{run:i,token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),a("span",{class:"sv-slot-ve\
rdict","aria-hidden":"true",children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),a("span",{class:"sv-slot-kind",children:["absent","guessed",
"lit"].includes(e)?"":d(`kind.${Ve(e,i.trace)}`)})]}),a("span",{class:"sv-slot-figures",children:s})]})}function rp({run:t,token:e}){let s=e===void 0?"":X(t.alone(
e));return a("span",{class:"sv-slot-says",style:{"--sv-characters":s.length-2||1},children:s})}var op={mean_acceptance_length:t=>A(ue(t.emitted,t.rounds)),acceptance_rate:t=>M(ue(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>M(ue(t.accepted,t.drafted)),
drafted:t=>le(t.drafted),emitted:t=>le(t.emitted)};function Qn({drafts:t,final:e},s){let n=t.slice(0,s),r=n.filter(p=>p.verdict==="accepted").length,o=n.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===t.filter(p=>p.verdict==="accepted").length,l=o?"correction":i?null:"bonus",c=o===1||i||t.length<=s;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(l?1:0),final:l,drawn:c}}function La(t,e){let s={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of t){let{drafted:r,accepted:o,
rejected:i,emitted:l}=Qn(n,e);s.drafted+=r,s.accepted+=o,s.rejected+=i,s.emitted+=l}return s}function ap(t){let{drafter:e,temperature:s}=t.settings;return z(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":E(t)==="block"&&s?"rules.whatif":""}function $a(){let{run:t,gamma:e,moment:{round:s},set:n}=H(),r=t.trace.settings.
gamma,o=ap(t.trace),i=e>=r,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return a("div",{class:"sv-block",children:[a("h3",{children:d("whatif.gam\
ma")}),a("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[a("span",{"aria-hidden":"true",children:"γ"}),a("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>n({gamma:Number(c.value)})}),a("output",{class:"sv-whatif-value",children:l})]}),
!i&&a(ip,{gamma:e,most:r,rounds:t.rounds.slice(0,s)}),a("p",{class:"sv-note","aria-live":"polite",children:i?d(o||(r<2?"whatif.fewest":"whatif.try")):d("whatif.\
note",{gamma:e,rounds:s})})]})}function ip({gamma:t,most:e,rounds:s}){let[n,r]=[La(s,1/0),La(s,t)];return a("table",{class:"sv-figures-table",children:[a("thead",
{children:a("tr",{children:[a("th",{scope:"col",children:d("whatif.rounds")}),a("th",{scope:"col",children:d("whatif.was",{gamma:e})}),a("th",{scope:"col",children:d(
"whatif.would",{gamma:t})})]})}),a("tbody",{children:Object.entries(op).map(([o,i])=>a("tr",{children:[a("th",{scope:"row",children:d(`whatif.row.${o}`)}),a("td",
{children:i(n)}),a("td",{children:i(r)})]},o))})]})}var lp=["draft","verify","accept"],cp=["accepted","rejected","untested","correction","bonus"],tn=36,dp=20,pp=5;function Pa(){let{run:t,viewer:{table:e}}=H(),[s,
n]=j(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,c=l?.closest("[data-round]");!l||!c||n({run:t,text:d("rounds.detail_of",{round:Number(
c.dataset.round)+1,time:l.getAttribute("aria-label")})})},o=s?.run===t;return a("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[a(
"div",{class:"sv-section-head",children:[a("h2",{children:a(O,{name:"round",children:d("rounds.heading")})}),a("ul",{class:"sv-legend",children:cp.map(i=>a("li",
{children:[a("span",{class:"sv-mark","data-kind":i}),a(O,{name:i,children:d(`kind.${i}`)})]},i))})]}),a("p",{class:"sv-note",children:d(z(t.trace)?"tree.rounds":
"rounds.note")}),a(pe,{node:e.scroller}),a("p",{class:`sv-note sv-round-detail${o?"":" sv-hint"}`,children:o?s.text:d("rounds.detail")}),a("div",{class:"sv-foot",
children:[a("ul",{class:"sv-legend",children:a("li",{children:[a("span",{class:"sv-swatch","data-part":"overlap"}),a(O,{name:"overlap",children:d("rounds.overla\
p_key")})]})}),a(at,{plain:d("rounds.plain_key")})]})]})}var sn=class{head=x("div",{class:"sv-row sv-row-head",role:"row"});body=x("div",{class:"sv-rows",role:"\
rowgroup"});grid=x("div",{class:"sv-grid",role:"grid","aria-label":d("rounds.label")},x("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=x(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,s,n){s!==this.
run&&this.load(s),this.concealed=Pt(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>dp),this.body.append(e),this.body.style.height=`${this.rows.length*tn}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>pp);let e=(s,n="")=>x("div",{role:"columnheader",class:n},s);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(s,n)=>e(d("rounds.guess",{n:n+1}))),e(d("rounds.final"),"sv-final"),e(d("rounds.time"),"sv-time"))}row(e){let{drafts:s,positions:n=[],times:r}=this.
run.rounds[e],{slots:o,final:i}=this.run.rows[e],l=o.map((c,p)=>{let u=p<s.length&&n[p]?n[p].overlap:null,h=this.cell(c,e,p,u);return c===i&&h.classList.add("sv\
-final"),h});return x("div",{class:"sv-row sv-ahead",role:"row","data-round":e},x("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,s,n,r){let o=Yt(x("span",{class:"sv-cell-text",translate:"no"}),e,!0);return x("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${s}.${n}`,"aria-label":this.label(s,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},x("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,s,n,r){let o=Ie(this.run,e,s,r);return n==null?o:d("token.aria_overlap",{label:o,overlap:D(n,2)})}time(e){let s=e.
draft+e.verify+e.accept;this.spans.push(s);let n=d("rounds.row_time",{total:q(s),draft:q(e.draft),verify:q(e.verify),accept:q(e.accept)}),r=x("div",{class:"sv-b\
ar"},...lp.map(o=>x("span",{"data-part":o,style:`--t:${e[o]}`})));return x("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},x("div",{class:"sv\
-bars-pair"},r),x("span",{class:"sv-ms"},q(s)))}compare(e){let{sums:s,plain:n}=this.run.folds,r=s[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.
until[s[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=d("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:q(o)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(x("div",{class:"sv-bar sv-bar-plain"},x("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.
spans[e],o),!0}showRounds(e){let[s,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:s,shown:n}=this;if(s!==null&&(!e||s!==n)&&(this.
rows[s].classList.toggle("sv-ahead",s>=n),this.rows[s].classList.remove("sv-row-now"),this.run.rows[s].slots.forEach((o,i)=>this.dress(s,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(o,i)=>this.dress(n,i,o))}dress(e,s,n){let r=this.find({round:e,index:s});if(!r)return;let{kind:o}=this.run.rows[e].slots[s],i=n==="absent",{drafts:l,positions:c=[]}=this.
run.rounds[e],p=n==="guessed"||n==="lit"&&this.concealed,u=s<l.length&&!p?c[s]?.overlap??null:null;oe(r,"data-kind",n||o),r.firstElementChild&&oe(r.firstElementChild,
"data-kind",n||o),oe(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||oe(r,"aria-label",this.label(e,s,u,n||o))}showCut(e,s){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(s,this.marked):0,o=n===1/0&&this.cutting===1/0?0:Math.max(s,this.marked);for(let i=r;i<o;i+=1)this.
markCut(i,i<s?n:1/0);Object.assign(this,{cutting:n,marked:s})}markCut(e,s){let n=this.run.rounds[e],{drawn:r}=Qn(n,s);this.run.rows[e].slots.forEach((o,i)=>{let l=this.
find({round:e,index:i}),c=i<n.drafts.length?i>=s:!r,p=i===s&&!r;l&&(l.classList.toggle("sv-cut",c&&!p),l.classList.toggle("sv-cut-own",p),oe(l,"aria-description",
c?d(p?"whatif.own":"whatif.gone",{gamma:s}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),s=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(o=>r<this.shown||s(o)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,s=(this.
shown+(this.now==null?0:1))*tn;s>e+this.height?this.scroller.scrollTop=s-this.height:s-2*tn<e&&(this.scroller.scrollTop=Math.max(0,s-2*tn))}relayout(){this.height=
null}};var er=["both","target","draft"],up={both:"overlap",target:"residual",draft:"rejected"},hp=[0,.5,1],Aa=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function ja({view:t,at:e}){let{raw:s,asTable:n,set:r}=H(),o=Xo(t.position),i=s&&o,l=R(
{at:e,form:`${s} ${n}`,morph:!1}),c=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
a("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[a("h3",{children:t.heading}),a("div",{class:"sv-areas-views",children:[o&&a(
Xe,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),a(Xe,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:n?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),n?a(gp,{view:t,raw:i}):a(mp,{view:t,raw:i}),
a("p",{class:"sv-note",children:L(...t.notes,o&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function mp({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,o=js(s,[...n.keys()],e).map(Aa(t));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return a("div",{class:"sv-areas-picture",children:[a("div",{class:"sv-areas",role:"img","aria-label":fp(t,o,l,i),children:[a("div",{class:"\
sv-area-row sv-area-head",children:[a("span",{children:d("areas.token")}),a("span",{}),a("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),a("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),o.map((c,p)=>a(vp,{view:t,row:c,others:p===o.length-1,dart:i?.token===
c.token?i:null},p)),a("div",{class:"sv-area-row sv-area-axis",children:[a("span",{}),a("span",{class:"sv-area-ticks",children:hp.map(c=>a("span",{style:{"--x":c},
children:c}))})]}),l!==null&&a("div",{class:"sv-area-row sv-area-total",children:[a("span",{class:"sv-t",children:d("areas.total")}),a(Ha,{values:{both:l,draft:1}}),
a("span",{class:"sv-p"}),a("span",{class:"sv-p",children:D(l)})]})]}),r==="both"&&a("ul",{class:"sv-legend",children:[er.map(c=>a("li",{children:[a("span",{class:"\
sv-area-key","data-area":c}),a(O,{name:up[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&a("li",{children:[a("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var Ha=({values:t,dart:e=null})=>a("span",{class:"sv-area-bar",style:Object.fromEntries(er.map(s=>[`--${s}`,t[s]||0])),children:[er.
map(s=>a("span",{"data-area":s},s)),e&&a("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function vp({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return a("div",{class:`sv-area-row${s?" sv-others":""}`,children:[a("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),a(Ha,{values:e,dart:n}),a("span",{class:"sv-p",children:e.target==null?"":I(e.target)}),a("span",{class:"sv-p",children:e.draft==null?
"":I(e.draft)})]})}function fp(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:D(l[i])})},o=e[e.length-1];return L(r("target"),r("draft"),s!==null&&d("areas.overlap",{overlap:D(s)}),n&&d(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),d("areas.rest",{target:I(o.target),draft:I(o.draft)}))}function gp({view:t,raw:e}){let{position:s,name:n,marks:r,models:o}=t;return a("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:a("table",{children:[a("thead",{children:a("tr",{children:["token","target",
"draft","both"].map(i=>a("th",{scope:"col",children:d(`areas.${i}`)}))})}),a("tbody",{children:[Hs(s,e).map(Aa(t)).map(({token:i,target:l,draft:c,both:p})=>a("t\
r",{children:[a("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,c,p].map(u=>a("td",{children:I(u)}))]},i)),o==="both"&&!e&&a("tr",{class:"\
sv-sum",children:[a("th",{scope:"row",children:d("areas.sum")}),[1,1,s.overlap].map(i=>a("td",{children:I(i)}))]})]})]})})}var bp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function nn(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=bp[s],o=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===o?0:-1}),t[o].
focus(),o)}function xp({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?ae(t,s):null;return(t.find(({verdict:i},l)=>i==="accepted"&&ae(t,l)===r)??e??{token:n}).
token}function qa({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=H();if(!s||t.open||!t.position)return null;let r=n.refusal,o=t.kind==="untested",i=xp(t);return a(
"div",{class:"sv-block sv-branch",children:[a("h3",{children:d("branch.heading")}),a("p",{class:"sv-note",children:r||d(o?"branch.untested":"branch.note")}),!r&&
!o&&a("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>nn([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>a("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.
make({branch:{round:t.number,index:t.index,token:l}}),children:[a("span",{class:"sv-choice-token",children:e(l)}),a("span",{class:"sv-p",children:I(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var wp=3,yp=.1,kp=.09,_p=.3,Sp=2**20,Tp=8,Na=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,s)=>s-e),tr=t=>Math.min(t.rest[1]??0,Na(t)[Tp-1]??1);
function Ep(t,e){let{candidates:s,rest:n}=e,r=h=>h?-h*Math.log(h):0,o=tr(e),i=o?n[1]??0:0,l=s.reduce((h,[,v])=>h+r(v),0),c=l-(i?i*Math.log(o):0),p=l+r(i)+i*Math.
log(Sp),u=h=>Math.min(kp,_p*Math.exp(-h));return t>u(c)?1:t<=u(p)?0:null}var Ia={token:(t,e)=>e,match:t=>t,typical:(t,e,s)=>s&&Ep(t,s),"top-k":(t,e,s)=>{let n=Na(
s)[wp-1];return n===void 0?null:t>0&&t>=n?1:e},threshold:(t,e)=>t>=yp?1:e},Zt=(t,e,s,n)=>Ia[t](e,s,n);function Mp(t,e){let{target:s}=t,n=se(t);return s==null||n===
null?[]:Object.keys(Ia).flatMap(r=>{let o=Zt(r,s,n,e);return o===null?[]:[[r,o]]})}function Da({draft:t,position:e,draw:s,alone:n}){let r=n?Mp(t,e):[];return r.
length?a("details",{class:"sv-other-rules",children:[a("summary",{children:d("rules.others.heading")}),a("table",{class:"sv-figures-table",children:[a("thead",{
children:a("tr",{children:["rule","chance","verdict"].map(o=>a("th",{scope:"col",children:d(`rules.others.${o}`)}))})}),a("tbody",{children:r.map(([o,i])=>{let l=s<
i?"accepted":"rejected";return a("tr",{"data-rule":o,children:[a("th",{scope:"row",class:K(o)?"sv-lossy":"",children:d(`rules.name.${o}`)}),a("td",{children:D(i)}),
a("td",{children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",d(`kind.${l}`)]})]},o)})})]}),a("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:D(s)})})]}):null}var Qe=t=>t.trace.settings.temperature===0;function et(t,e){return e===-1?d("token.rest"):X(t.alone(e))||fe(t.piece(e))||d("token.empty")}function sr(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function Fa(t,e){
let s=e.part?d("inspector.bytes",{hex:fe(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+L(zp(t,e),n!=null&&d("in\
spector.confidence",{predicted:M(n)}))}function zp(t,e){let{kind:s,round:n,accepted:r,draft:o}=e,i=Qe(t),l=sr(t,e);if(s==="plain")return Gs(d("why.plain"),t,e.number);
let c=G(n)?Rp(t,e):"";if(c)return c;if(s==="bonus")return n.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:n.drafts.length});let p=i||E(t.trace)==="token"?
"":Op(t,e);if(p)return p;if(s==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:et(t,n.drafts[r].token)});if(s==="untested"){let f=n.drafts.findIndex(
({verdict:b})=>b==="rejected");return f<0?d("why.untested_end"):d("why.untested",{n:f+1})}if(s==="guessed"&&l)return d("why.copied");if(i)return d(`why.greedy_${s}`);
if(o?.target==null||o.draft==null)return d("inspector.absent_probabilities");let[u,h]=te(o.target,o.draft),v={target:u,draft:h,chance:M(Math.min(1,o.target/o.draft))},
m=s!=="accepted"?s:o.target>=o.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,v)}function Rp(t,{kind:e,round:{drafts:s},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return d(`tree.why.${e}`);if(Qe(t)||E(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return d("tree.why.guessed");let o=s.some(({parent:u},h)=>h<n&&u===r.parent),i=r.draft===1;if(!i&&!o)return"";let[l,c]=te(r.target,
r.draft),p=M(Math.min(1,r.target/r.draft));return L(o&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,chance:p}))}function Op(t,{
kind:e,round:s,accepted:n,draft:r,index:o}){let i=E(t.trace);if(e==="correction"){let p=s.drafts[n];return K(i)?"":d(`rules.why.${i}.correction`,{guess:et(t,p.token),
weight:D(p.weight??1)})}if(e==="untested")return i==="block"&&s.final?d("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=te(r.draw??0,se(r)??1),h=!s.drafts.some((m,f)=>ae(s.drafts,f)===o),v=e==="accepted"?tt(r):h?"rejected_last":e;return d(`\
rules.why.block.${v}`,{by:st(s.drafts)+1,draw:p,ratio:u})}let[l,c]=te(r.target,r.draft);return d(`rules.why.${K(i)?"lossy":i}.${e}`,{rule:d(`rules.name.${i}`),target:l,
draft:c,chance:M(ee(r)??0),exact:M(Math.min(1,r.target/r.draft))})}var Wa=2,Ba=16,Cp=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Ua=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Lp(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function $p(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Pp(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
x("img",{src:s[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(Cp).forEach(n=>n.remove()),e}function Ap(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=x("div",{style:`width: ${s+2*Ba}px; padding: ${Ba}px`},Pp(t)),r=x("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:$e}),e.append(r);let p=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function jp(t){let{outer:e,page:s,width:n,height:r}=Ap(t),
o=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Ua,""),i=new XMLSerializer().serializeToString(e).replace(Ua,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(Lp())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=x("canvas",{width:n*Wa,height:r*Wa}),u=p.getContext("2d");return u.
fillStyle=s,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function De({of:t,name:e}){let s=R(null);return $p()?a(
"button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:o}=s.current,i=t?o.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;x("a",{href:await jp(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var Hp=8,qp=.85;function Va({of:t}){let[e,s]=j(!1);return P(()=>{let r=t.current,o=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=Hp),i=new ResizeObserver(o),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",o,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),a("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:qp*t.current.clientHeight,
behavior:r})},children:"▾"})}var Ga=4;function Ka(){let{run:t,state:e,raw:s,asTable:n,source:r,live:o,viewer:i}=H(),{at:l,how:c}=je(e),p=Ae(e,l),u=ro(e,p),h=p!==null&&p.number!==Ge(e),v=p?`${p.
number}.${p.index} ${p.kind}`:"",m=R(null);P(()=>{m.current.scrollTop=0},[t,v]);let f=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),m.current.focus(
{preventScroll:!0})};return a(T,{children:[a("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:m,children:[a("div",{
class:"sv-section-head",children:[a("h2",{children:d("inspector.heading")}),a("span",{class:"sv-pin",children:[p&&a("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&a("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&a("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&a(Ts,{run:t,when:[v,p.open,u,h,s,n,o,r,i.layouts].join(),children:a(Np,{run:t,seen:p,concealed:u,stage:h?f:null})})]}),a(Va,{
of:m})]})}function Np({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:o}}=t.trace,i=e.draft&&!e.draft.source&&o!=="model"&&ge(o,r.pair),l=d("\
inspector.where",{round:e.number+1,slot:Xn(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=h=>et(t,h),{position:u}=e;return a("div",{class:"sv-\
inspected",children:[a("div",{class:"sv-title",children:[a("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?fe(e.piece):e.text?a(re,{
text:e.text,oneLine:!0}):d("token.empty")}),a("div",{children:[a("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${Ve(e.kind,t.trace)}`)})," ",n?a("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:n,children:c}):a("span",{class:"sv-quiet",children:c})]})]}),a("p",{class:"sv-why",children:s?
d("predict.hidden"):Fa(t,e)}),!s&&!u&&a("p",{class:"sv-quiet",children:d("inspector.absent")}),!s&&u&&a(ja,{view:Ip(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
a(Fp,{run:t,seen:e}),a(Wp,{run:t,seen:e}),a(qa,{seen:e,name:p}),a(De,{of:".sv-areas-block",name:"distributions"})]})}function Ip(t,e,s){let{kind:n,round:r,judged:o}=e,
l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",c=n==="guessed"||n==="lit",p=E(t.trace)==="token",u=new Map,h=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,v=Mt(r);h&&v&&u.set(h.token,v),o&&u.set(o.token,c?n:o.verdict);let f=!(o&&!c&&!Qe(t)&&p)||o.draw==null||o.draft==null?null:{token:o.token,at:o.
draw*o.draft,kind:o.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[n==="untested"&&"areas.untested",l!=="target"&&
sr(t,e)&&"areas.lookup",Qe(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:s,name:y=>et(t,y),heading:d(b[l]),notes:g.flatMap(y=>y?[d(y)]:[]),shaping:Dp(
t),models:l,marks:u,dart:f,decides:p}}function Dp({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[d("areas.temperature",{value:t}),...e>0?[d("areas.t\
op_k",{value:e})]:[],...s<1?[d("areas.top_p",{value:s})]:[]].join(d("comma"))}function Fp({run:t,seen:e}){let s=E(t.trace),r=["accepted","rejected",...s==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,o=r?.draw??null,i=ee(r??void 0);if(Qe(t)||!r||o===null||i===null)return null;let[l,c]=te(o,i),p={draw:l,threshold:c,
target:Ce(r.target),draft:Ce(r.draft),kind:d(`kind.${Ve(e.kind,t.trace)}`)},u=o<i?"passed":"failed",h=Ue(r,s),v=d(s==="token"?`test.${e.kind}`:`rules.sum.${h?"c\
ertain":K(s)?"lossy":s}.${u}`,p),m=s==="block",f=m&&!z(t.trace)?Jr(e.round.drafts,e.index):null;return a("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":o},children:[a("h3",{children:a(O,{name:"accept_test",children:d("test.heading")})}),a("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":h?v:d("test.aria",p),children:[a("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":o<i/2?"end":"start",children:d(m?"rules.pass":"test.keep")}),
a("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":o>(1+i)/2?"start":"end",children:d(m?"rules.fail":"test.drop")}),!h&&a(T,{children:[a("span",{class:"\
sv-needle"}),a("span",{class:"sv-needle-label","data-side":o>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),a("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[a("span",{children:"0"}),a("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),a("span",{children:"\
1"})]}),a("p",{class:"sv-arithmetic",children:v}),f&&a("p",{class:"sv-note",children:d(`rules.basis.${f.last?"last":"earlier"}`,{weight:D(f.weight),excess:D(f.excess)})}),
a(Da,{draft:r,position:e.position,draw:o,alone:!z(t.trace)})]})}function Wp({run:t,seen:e}){let s=E(t.trace),n=Bp(e),r=e.position&&n?Jo(e.position,Zr(n,s)):null;
if(!n||!r)return null;let o=!Qe(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,Ga),c=r.shares.find(({token:p})=>p===
i);return c&&!l.includes(c)&&(l[Ga-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),a("div",{class:"sv-block sv-residual-block",children:[
a("h3",{children:a(O,{name:"residual",children:d("residual.heading")})}),a("p",{class:"sv-note",children:o?d(`rules.residual.${s}`,{weight:D(n.weight??1)}):d("r\
esidual.note")}),a("div",{class:"sv-residual-head",children:[a("span",{children:d("areas.token")}),a("span",{children:d("residual.share")})]}),a("ul",{class:"sv\
-residual",children:l.map(p=>a("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[a("span",{class:"sv-t",title:et(
t,p.token),children:et(t,p.token)}),a("span",{class:"sv-share",style:{"--share":p.share}}),a("span",{class:"sv-p",children:I(p.share)})]},p.token))})]})}function Bp({
kind:t,draft:e,round:{drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=Be(s).at(-1)??-1;return s.findLast(({verdict:r},o)=>r==="reje\
cted"&&ae(s,o)===n)??null}var Ya=["draft","verify","accept"],Up=3;function Ja(t,e){let s=t.folds.summary(e),n=e<Up&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:Vp(t,e)}}function Vp(t,e){
let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?d("headline.impossible"):d("headline.disturbed",{jitter:M(s.jitter)})}function Xa(){
let{run:t,moment:{round:e}}=H(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:o,warning:i}=Ja(t,e),l=(p,u,h,v)=>a("div",{class:`sv-figur\
e sv-figure-${p}`,children:[a("span",{class:"sv-figure-value",children:o?St:v}),p==="speedup"&&!o&&i&&a("span",{class:"sv-figure-busy",title:i,children:d("headl\
ine.busy")}),a("span",{class:"sv-figure-label",children:a(O,{name:u,children:h})})]}),c=!o&&s!==null&&s<1&&Z(s)!==Z(1);return a("div",{class:"sv-headline","data\
-slower":String(c),"data-busy":String(!o&&i!==""),title:o?d("headline.too_early"):void 0,children:a("div",{class:"sv-figures",children:[l("speedup","speedup",d(
"headline.speedup"),Z(s)),l("acceptance","acceptance_rate",d(z(t.trace)?"tree.acceptance":"headline.acceptance"),M(n)),l("length","mean_acceptance_length",d("he\
adline.length"),A(r))]})})}function Za(){let{run:t,moment:{round:e}}=H(),{numbers:s,early:n,warning:r}=Ja(t,e),o=e<t.length&&d("headline.until",{round:e,rounds:t.
length});return a("p",{class:"sv-sentence",children:s.rounds?L(o,Gp(t,s),Kp(t,e,s,n),r):d("headline.nothing")})}function Gp(t,{mean_acceptance_length:e,drafted:s,
rounds:n}){let{gamma:r,drafter:o}=t.trace.settings,i=A(e,s?1:0);if(!r)return d("headline.plain_round",{length:i});let l=s/n,c=s===n*r,p=z(t.trace)&&s?d("tree.gu\
esses",{n:A(l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return d("headline.each_round",{drafter:ge(o,t.trace.models.
pair),guessed:p,length:i})}function Kp(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return d("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(n||s==null||!r)return d("headline.too_early");if(Z(s)===Z(1))return d("headline.same");if(s>=1)return d("headline.faster",{share:M(1/s)});
let o=i=>A(r[i]/r.plain);return d("headline.slower",{total:A(Ya.reduce((i,l)=>i+r[l]/r.plain,0)),draft:o("draft"),verify:o("verify"),accept:o("accept"),blame:d(
`part.${Ya.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var Yp=["emitted","rounds","drafted","accepted","rejected","untested"],Jp=["accepted","rejected","untested"],Xp={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Qa=({trace:t})=>t.settings.temperature>0&&K(E(t));function Zp(t,e){if(t.trace.
settings.temperature>0)return d(`ledger.agreement.${Qa(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return St;let{first_difference:n,compared:r}=s;
return n===null?d("ledger.agreement.same",{n:r}):d("ledger.agreement.differ",{n:n+1})}function ei(){let{run:t,moment:{round:e}}=H(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},o={counts:Object.fromEntries(Yp.map(l=>[l,le(s[l])])),rates:{acceptance_rate:M(s.acceptance_rate),draft_efficiency:M(s.draft_efficiency),
mean_acceptance_length:A(s.mean_acceptance_length),mean_overlap:A(s.mean_overlap)},time:{speedup:Z(s.speedup),tokens_per_second:yn(s.tokens_per_second),plain_tokens_per_second:yn(
s.plain_tokens_per_second),prefill:n||r?q(n+r):St,agreement:Zp(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&z(t.trace)?"tree":"label"}`);return a("sectio\
n",{class:"sv-section sv-ledger",children:[a("div",{class:"sv-section-head",children:[a("h2",{children:d("ledger.heading")}),a("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),s.drafted>0&&a("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",s),children:Jp.map(l=>a("span",{"data-kind":l,style:`--n\
:${s[l]}`}))}),Qa(t)&&a("p",{class:"sv-note",children:d("rules.lossy")}),a("div",{class:"sv-ledger-groups",children:Object.entries(o).map(([l,c])=>a("div",{class:"\
sv-ledger-group",children:[a("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).map(([p,u])=>a("p",{class:"sv-ledger-line",children:[a(O,{name:Xp[p]??p,
children:i(p)}),a("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var ti=23,si=["tokens","distance"],or=[0,1],Qp=1e-6,nr=.005;function ar({candidates:t,rest:e,overlap:s}){let n=t.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,s==null?e[1]??0:1-s-n)}function eu(t,e){let s=(i,l)=>Math.max(0,e*(i??0)-(l??0)),n=t.candidates.reduce((i,[,l,c])=>i+s(l,c),0),[,r,o]=t.rest;
return[n+s(r,o),n+Math.max(s(r,o),e*ar(t))]}function tu({drafts:t,positions:e=[]}){let s=1;return t.map((n,r)=>{if(s=Math.min(1,s*((n.target??0)/(n.draft||1))),
r===t.length-1)return[s,s];let o=c=>c+1-s>0?c/(c+1-s):1,[i,l]=eu(e[r+1],s);return[o(i),o(l)]})}function su(t,e){return e==="block"?tu(t):t.drafts.map((s,n)=>{let r=Zt(
e,s.target??0,se(s)??0,t.positions?.[n]??null);return r===null?or:[r,r]})}function ni(t,e){if(e!=="block")return t.reduceRight((n,r)=>1+r*n,1);let s=1;return t.
reduceRight((n,r,o)=>{let i=s*r*(o+1);return s*=1-r,n+i},1)}function nu(t,e){let{candidates:s,rest:[,n],overlap:r}=t,o=tr(t);if(r==null||n==null||Zt(e,o,o,t)!==
(e==="typical"?0:o))return or;let i=s.map(([,k,w])=>({p:k??0,q:w??0})),l=i.map(({p:k,q:w})=>w?Zt(e,k,Math.min(1,k/w),t):0);if(l.includes(null))return or;let c=i.
map(({q:k},w)=>k*(l[w]??0)),p=e==="typical"?0:Math.max(0,n-ar(t)),u=Math.max(0,1-p-c.reduce((k,w)=>k+w,0)),h=1-r<Qp,v=u/(h?1:1-r),m=i.map(({p:k,q:w})=>v*(h?k:Math.
max(0,k-w))),f=v*(h?n:ar(t)),b=i.reduce((k,{p:w},_)=>k+Math.abs(c[_]+m[_]-w),0),g=Math.abs(p+f-n),y=e==="typical"&&v>1;return[(b+g)/2,(b+(y?f+n:g))/2]}function ru(t){
let{drafts:e,positions:s=[]}=t;return s.length<e.length||e.some(n=>se(n)===null)?null:Object.fromEntries(Rt.map(n=>{let r=su(t,n);return[n,{tokens:[ni(r.map(([o])=>o),
n),ni(r.map(([,o])=>o),n)],distance:e.length&&K(n)?nu(s[0],n):[0,0]}]}))}function ou(t){let e=s=>t.reduce((n,r)=>n+r[s],0)/t.length;return[e(0),e(1)]}var au=([t,
e])=>{if(e-t>=nr)return`${A(t)} – ${A(e)}`;let s=(t+e)/2;return s<nr?`<${nr}`:A(s)},rr=new WeakMap;function iu(t){return rr.has(t)||rr.set(t,ru(t)),rr.get(t)??
null}function ri(){let{run:t,moment:{round:e},live:s,send:n}=H(),r=z(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",o=r?[]:t.rounds.slice(0,e).map(iu).
filter(l=>l!==null),i=(l,c)=>au(ou(o.map(p=>p[l][c])));return a("div",{class:"sv-block sv-rule-lab",children:[a("h3",{children:d("rules.lab.heading")}),o.length>
0&&a("table",{class:"sv-figures-table",children:[a("thead",{children:a("tr",{children:["rule",...si].map(l=>a("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),
a("tbody",{children:Rt.map(l=>a("tr",{"data-rule":l,children:[a("th",{scope:"row",class:K(l)?"sv-lossy":"",children:[d(`rules.name.${l}`),a("span",{children:l===
E(t.trace)&&` ${d("rules.lab.own")}`})]}),a("td",{children:i(l,"tokens")}),a("td",{children:K(l)?i(l,"distance"):"0"})]},l))})]}),a("p",{class:"sv-note",children:o.
length?d("rules.lab.rounds",{n:o.length}):d(`rules.lab.${r||"none"}`)}),o.length>0&&a("ul",{class:"sv-note",children:[...si,"range"].map(l=>a("li",{children:d(`\
rules.lab.legend.${l}`)}))}),s&&a("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:ti}),children:d("rules.lab.claim",{n:ti})})]})}var lu=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function cu({models:t,settings:e}){let s=u=>d("size",{name:u.name,size:kn(u.parameters)}),n=s(t.
target),r=Xr(e),{drafter:o,confidence:i}=e,l=u=>o!=="early-exit"?s(u):d("first_layers",{layers:u.layers,of:t.target.layers,size:kn(u.parameters)}),c=t.draft?d("\
pair",{target:n,draft:l(t.draft)}):d("pair_alone",{target:n}),p=z({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});return[r&&d(
`rules.name.${r}`),p,o!=="model"&&ge(o,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&d(u)),d("settings",{...e}),i&&d("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function du({machine:t,captured:e,recorded:s},n){let{device:r,processor:o,placement:i}=t,l=r==="cuda"&&d(`steps.${e?"captured":"\
eager"}`);return d(n?"recorded":"live",{date:s.slice(0,10),machine:[o||r,i,l].filter(Boolean).join(" · ")})}function pu({trace:{ending:t},folds:e}){let s=e.output.
length;return d(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function uu(t){let{run:e,recorded:s,status:n,stale:r}=t,o=n!=="done"?d(`state.${n}`):
e?pu(e):d("state.idle"),i=s||Q(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="done"&&i),c=e&&n==="error"?d(s?"state.example":"state.previous"):l&&r?d(
"state.stale"):"";return L(t.message||(l?"":o),c)}function oi(){let{state:t}=de(),{run:e,recorded:s,status:n}=t,r=e?du(e.trace,s):"",o=e?cu(e.trace):"";return a(
"div",{class:"sv-status",children:[a("span",{class:"sv-origin","data-recorded":String(s),title:r,children:r}),a("span",{title:o,children:o}),a("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:uu(t).split(lu).map((i,l)=>l%2?a("a",{href:i,target:"_blank",rel:"noopener",children:i}):a("span",{children:i}))})]})}function hu({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=E(e),o=Ot(n,r);return o>=0?d(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):zn(n)?d("lead.w\
hy"):""}function ai(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:o,viewer:i}=H(),l=!r&&e.phase===0,c=o!==null?d("lead.rests",{round:t.length,shown:o+
1}):l&&s&&n?hu(t,e.round-1):"",p=l&&o===null&&t.over&&e.round===t.length?bs(t):null,u=p!==null&&Ot(t.rounds[p],E(t.trace))>=0;return a("span",{class:"sv-lead",children:[
c&&a("span",{children:c}),p!==null&&a("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var mu=2e3,li={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},ii=Object.keys(li),vu={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},fu={tree:["test","write"],block:["test"]};function gu({run:{trace:t},current:e}){let s=z(t)?"tree":E(t)==="block"&&t.settings.temperature?
"block":"",n=e?ii.indexOf(e):-1;return a("ol",{class:"sv-acts","aria-label":d("act.label"),children:ii.map((r,o)=>{let i=d(`act.${r}.${fu[s]?.includes(r)?s:"mea\
ns"}`);return a("li",{title:i,"aria-current":o===n?"step":void 0,class:o<n?"sv-past":"",children:[a(O,{name:r==="test"&&s==="block"?"block_verification":li[r],children:d(
`act.${r}.name`)}),a("span",{class:"sv-spoken",children:i})]},r)})})}function bu(t,e){let s=R({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=mu)&&(s.current={at:n,sentence:t}),s.current.sentence}function ci({children:t}){let{run:e,state:s}=H(),{moment:n,entered:r,rested:o,mode:i,playing:l}=s,c=ne(
s),p=r==="step"&&n.round>0,u=o===null?Jt(e,n,c):Jt(e,{round:Ge(s)+1,phase:0},null),h=bu(u,l||i==="running"&&!Q(s));return a("div",{class:"sv-story",children:[a(
gu,{run:e,current:c?vu[c.phase.name]:p?"write":null}),a("p",{class:"sv-caption",children:[a("span",{children:u})," ",a(ai,{})]}),a("p",{class:"sv-spoken","aria-\
live":"polite",children:h}),t]})}var lr=480,xu=5,wu=/^ \S{1,24}$/,yu=["rejected","untested"];function di(){let{run:t,tint:e,ghosts:s,viewer:{stream:n}}=H(),[r,o]=j(null),{gamma:i,drafter:l}=t.trace.
settings,c=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),p=Un.filter(u=>u==="plain"?c:i>0);return a("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[a("div",{class:"sv-section-head",children:[a("h2",{children:a(O,{name:"token",children:d("stream.heading")})}),
a("ul",{class:"sv-legend",children:[...p,...s?yu:[]].map(u=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":u}),a(O,{name:u,"data-short":d(`kind.${u}`),
children:d(`legend.${u}`)})]},u))})]}),t.promptText.length>lr&&r!==t&&a("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),o(t)},children:d(
"stream.more",{n:t.promptText.length})}),a(pe,{node:n.scroller}),a(ba,{name:e})]})}function ir({text:t},e){return wu.test(t)?(e.classList.add("sv-word"),[x("wbr",
{}),e]):[e]}var rn=class{prompt=x("span",{class:"sv-prompt"});list=x("span",{class:"sv-list",role:"listbox","aria-label":d("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=x("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=x("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let s=this.run.promptText;V(this.prompt,!e&&s.length>lr?"…"+s.slice(-lr):s)}show({ghosts:e,tint:s,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),s!==this.tint&&this.paintTint(s),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let s=x("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!z(this.run.trace);return this.run.rows[e].slots.forEach((r,o)=>{Ee(r.kind)?s.append(...ir(r,this.option(r,e,o))):n&&s.append(...ir(
r,this.ghost(r,e,o)))}),s}option(e,s,n){let r=x("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${s}.${n}`,
style:`--i:${n}`,"aria-label":Ie(this.run,s,n),"data-tint":Kt(this.tint,this.run.at({round:s,index:n}))});return Yt(r,e)}ghost(e,s,n){let r=x("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${s}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Yt(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(s=>{let[n,r]=(s.dataset.at??"").split(".").map(Number);oe(s,"data-tint",Kt(e,this.run.at({round:n,index:r})))})}showRounds(e){let[s,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,oe(this.scroller,"tabindex",e?null:0)}showNow(e){let s=this.
shown;if(this.now&&(!e||this.now.number!==s)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(s),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=G(this.run.rounds[s]);this.now.tokens.forEach((r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!Ee(i),oe(r,"data-kind",i)})}begin(e){let{slots:s}=this.
run.rows[e],n=s.map((o,i)=>this.ghost(o,e,i)),r=x("span",{class:"sv-now","aria-hidden":"true"},...s.flatMap((o,i)=>ir(o,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(s=>[...s.querySelectorAll("[role=option]")])}find(e){let s=e&&this.rows[e.
round];return!s||e.round>=this.shown?null:s.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??s.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:s,
y:n,width:r,height:o}=e.box,i=new DOMRect(s,n,r,o-e.covered);Ir(this.scroller,i,e.head,e.line)}measure(){let[e,s,n]=[this.scroller,this.text,this.head].map(o=>o.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:s,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:s,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-s.top)+r+xu}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var pi=0,Qt=["race","same","rounds","time","guesses","numbers"],cr=class extends ze{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?a(T,{children:this.props.children}):null}};function ui({views:t}){let{view:e,set:s}=H(),[n]=j(()=>(pi+=1,pi));return a("div",{class:"\
sv-views",children:[a("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:r=>{let o=nn([...r.currentTarget.children],r);o>=0&&s({
view:Qt[o]})},children:Qt.map(r=>a("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:d(`views.${r}`)},r))}),Qt.map(r=>a("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:a(cr,{open:r===e,children:t[r]})},r))]})}function hi(){let{run:t,set:e,viewer:s}=de(),{predict:n,sequels:r,experiments:o,charts:{places:{race:i,lossless:l,costs:c,speedup:p,breakdown:u}}}=s;return a(T,
{children:[a("div",{class:"sv-stage",onPointerLeave:({pointerType:v})=>{v==="mouse"&&e({hovered:null})},children:[a(oi,{}),!t&&a("p",{class:"sv-empty",children:d(
"empty")}),t&&a(T,{children:[a(di,{}),a(ci,{children:[n.button,n.refused,n.node].map(v=>a(pe,{node:v}))}),a(Oa,{}),a(Ka,{})]}),a(_a,{children:t&&a(Xa,{})})]}),t&&
a("div",{class:"sv-below",children:[a(Za,{}),a(pe,{node:r.compare.node}),a(ui,{views:{race:a(T,{children:[a(pe,{node:i}),a(De,{name:"race"})]}),same:a(T,{children:[
a(pe,{node:l}),a(De,{name:"same"})]}),rounds:a(T,{children:[a(Pa,{}),a("section",{class:"sv-section sv-experiments",children:[a("div",{class:"sv-section-head",children:a(
"h2",{children:d("whatif.heading")})}),a($a,{}),a(ri,{}),a(pe,{node:o.again})]})]}),time:a(T,{children:[a(pe,{node:c}),a(De,{name:"time"}),a(pe,{node:p}),a(De,{
name:"time"})]}),guesses:a(T,{children:[a(pe,{node:u}),a(De,{name:"guesses"})]}),numbers:a(ei,{})}})]})]})}var mi={speedup:Z,acceptance_rate:M,draft_efficiency:M,mean_acceptance_length:A,emitted:le},ku=Object.keys(mi),dr=(t,e)=>t.length===e.length&&t.every((s,n)=>s===
e[n]);function vi(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(dr(s,n))return"again";if(n.length<=s.length||!dr(s,n.slice(0,s.length)))return null;let r=n.slice(
s.length),o=r.length-1,{output:i}=t.folds;return i.length<o||!dr(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function _u(t,e,s){let n=e.trace.prompt.
slice(t.trace.prompt.length),[r,o]=[t,e].map(({folds:c},p)=>c.output.slice(0,c.at(s[p]).emitted)),i=[...n,...o],l=0;for(;l<Math.min(r.length,i.length)&&r[l]===i[l];)
l+=1;return{n:l,was:r[l],now:i[l]}}function fi({compared:t,expected:e,returning:s},n){let r=s??(t&&Su(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.
pair;return{pair:r?[i,n]:[n,l],shown:r}}return e&&n.source&&vi(e.run,n.run)?{pair:[e,n],shown:1}:null}var Su=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run),on=class{drawn=null;constructor({say:e,swap:s,close:n}){this.say=e,this.branched=x("p",{class:"sv-branched"}),this.texts=x("p",{}),this.note=x("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:x("th",{scope:"col"})})),this.body=x("tbody",{}),this.swap=x("button",{type:"but\
ton",class:"sv-link",on:{click:s}}),this.node=x("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},x("div",{class:"\
sv-section-head"},x("h2",{},e("compare.heading")),this.swap,x("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
x("table",{class:"sv-figures-table"},x("thead",{},x("tr",{},x("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:s}=e,n=this.drawn?.pair;if(this.drawn=s,this.node.hidden=!s,!s)return;let{say:r}=this,{pair:o,shown:i}=s,l=o.map(({run:u},h)=>h===i?gs(e):u.length),
[c,p]=o.map(({run:u})=>u);V(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:u,node:h},v)=>V(h,v===i?r("compare.shown",{run:r(
`compare.${u}`)}):r(`compare.${u}`))),this.showBranch(c,p),this.body.replaceChildren(...this.rows(c,p,l)),V(this.texts,this.tell(c,p,l)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(p.trace.machine),o.some(u=>n?.includes(u))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,s){
let n=vi(e,s);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&V(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(s,n.token),
was:this.name(e,n.was)}))}rows(e,s,n){let{say:r}=this,o=(h,v)=>x("tr",{},x("th",{scope:"row"},r(`compare.${h}`)),...v.map(m=>x("td",{},m))),l=Ut.map(h=>({name:h,
values:[e,s].map(({trace:v})=>Ds(h,Is(v,h),v.models.pair))})).filter(({values:[h,v]})=>h!==v),c=l.some(({name:h})=>h==="tree"),p=[e,s].some(({trace:h})=>z(h)),u=[
e,s].map((h,v)=>h.folds.summary(n[v]));return[...l.map(({name:h,values:v})=>o(h,v)),...c?[o("verified",[e,s].map(({trace:h})=>le(Vt(h))))]:[],...ku.map(h=>o(p&&
h==="acceptance_rate"?"acceptance_by_position":h,u.map(v=>mi[h](v[h]))))]}tell(e,s,n){let{n:r,was:o,now:i}=_u(e,s,n);return o===void 0&&i===void 0?this.say("com\
pare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(s,i)})}name(e,s){return s!==
void 0&&X(e.alone(s))||this.say("token.empty")}};var an=class{constructor({say:e,send:s,store:n,most:r}){this.say=e,this.send=s,this.store=n,this.most=r,this.compare=new on({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:fi(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s}),this.show(e.pair[s])}show({run:{trace:e},source:s,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:s?.run,name:s?.recorded,offered:!!s?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var ln=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new rn;table=new sn;round;marker;sequels;experiments;predict;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){Hr(s),Fr.teach(s);let l=d;this.send=n,this.keys=s.keys,this.most=
i,this.store=new fs({...nt,live:r},h=>this.changed(h)),this.player=new Js(this.store,()=>this.toggle()),this.actions=Sa(this),this.node=x("div",{class:"specviz"+
(o?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new Le(this.node),this.presenter=new Qs(this.node,()=>this.relayout()),this.round=new en(this.
node),this.marker=new Ys([this.stream,this.table,this.round]);let{set:c,store:p}=this;this.sequels=new an({say:l,send:n,store:p,most:i}),this.experiments=new Fs(
{say:l,sequels:this.sequels}),this.predict=new Zs({say:l,intents:{set:c,toggle:()=>this.asking.toggle(),answer:h=>this.asking.answer(h),goOn:()=>this.toggle()}}),
this.asking=new ws(this);let u={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.charts=new Ns({viewer:this,palette:this.
palette,seek:h=>this.seek(h),greedy:u}),this.silence=Ta(this),this.changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),
this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),ie(null,this.node),this.node.remove()}load(e,{recorded:s=!1,at:n=null,phase:r=0,
play:o=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new it(e),{over:u,length:h}=p,{run:v,offers:m}=this.state,f=c&&v?.trace.models.pair===e.models.pair&&v.trace.
models.target.name===e.models.target.name;this.help&&(this.help.open=!1),xs(p)||this.set({predicting:!1}),this.sequels.load({run:p,source:c,recorded:s&&u}),this.
experiments.load(p);let b=zt(p.rounds,{round:n??h,phase:r}),g=b.round===h;this.player.halt(),this.lag=!0,this.set({run:p,source:c,stale:!1,recorded:s&&u,moment:b,
entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&n===null?Rn(p):null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:p.trace.
settings.gamma,answers:{},looking:null,taught:!1,offers:f?m:null,...u?{status:"done",mode:"done",message:null}:{}});let y=l&&u?bs(p):null;y!==null&&this.teach(y),
o&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(s?1:0),phase:0}),this.set({opening:!0}),s||
this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;let r=s.length;return s.append(e)?(n&&s.length>r&&this.
mayFollow()&&this.follow(s),s.over&&this.set({rested:so(this.state)}),s.over&&this.setState("done"),this.changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:s},asked:n,mode:r,hovered:o,predicting:i}=this.
state,l={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:s,phase:1},"step",l):this.player.move({round:e.length,phase:0},e.length===
s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){this.set({status:e,message:s,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status===
"error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){
e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.player.seek({round:e,phase:s}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.
leavesVerdict())return;let{state:s}=this,n=ke(s);Q(s)?this.hold(()=>this.player.forward(e)):(n||s.live&&!s.run)&&(this.set({following:!0,asked:s.predicting?"ste\
p":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,s=ke(e)&&Q(e)===0;e.playing?this.player.
halt():e.predicting&&(Q(e)||s)?this.asking.goOn():s?(this.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,
open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!rt(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,
...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){fa(e)&&this.set({tint:e})}open(e){Qt.includes(e)&&this.set({view:e})}present(e){
e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"view"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=
requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n}=e,r=ne(e),o=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==
this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.toggle("sv-open",!!s&&!s?.over),this.node.classList.toggle("sv-predict\
ing",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),s&&s!==this.drawn.run&&(this.stream.load(s),this.stream.scroller.scrollTop=0),s&&this.
stream.show(e,r),Ht(this,gn(hi,{}),this.node),s&&this.paintByHand(e,s,o),this.drawn={run:s,moment:n},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,s,n){
let{moment:r,entered:o,view:i}=e,l=e.mode==="running"&&!Q(e),c=e.mode==="running"||e.playing;i==="rounds"&&this.table.show(e,s,ne(e)),this.lag||=n&&!e.whole,n&&
this.greet(o==="round"&&!l?r.round-1:-1),this.predict.show(e,s),this.sequels.compare.show(e),this.experiments.show(e),this.charts.show(s,{shown:r.round,known:gs(
e),busy:c,view:i});let{at:p,how:u}=je(e);this.marker.show(e,p,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=!1)}greet(e){
this.fresh.forEach(s=>s.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(s=>s.rows[e]??[]),this.fresh.forEach(s=>s.classList.add("sv-fr\
esh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.
layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function es(t,e){let s=new ln(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>eo(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}window.SpecViz={mount:es,term:Tn,FONT:$e,dom:{el:x,setText:V,Palette:Le}};var Tu=500,pr=new Map,bi=new Map,ut=new Map(new URLSearchParams(window.location.search)),gi=0;function Eu(t){let e=Uint8Array.from(atob(t),s=>s.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function Mu(t){let e=pr.get(t);if(e)return e;let s=new Promise((n,r)=>{bi.set(t,i=>n(
Eu(i)));let o=document.createElement("script");document.head.append(Object.assign(o,{src:`data/${t}.js`,onerror:()=>r(new Error(t))}))});return pr.set(t,s),s.catch(
()=>pr.delete(t)),s}function xi(t){let e=new URL(t);return e.search=String(new URLSearchParams([...ut])),e}function zu(){let{href:t}=xi(window.location.href);if(t!==
window.location.href)try{window.history.replaceState(window.history.state,"",t)}catch{}}function wi(){let t=ut.has("__theme")?ut.get("__theme")==="dark":ki.matches;
document.body.classList.toggle("dark",t),document.documentElement.style.colorScheme=t?"dark":"light"}Object.assign(C,{read:Mu,keep(t){for(let[e,s]of Object.entries(
t))s==null||s===""?ut.delete(e):ut.set(e,String(s));clearTimeout(gi),gi=window.setTimeout(zu,Tu)},state:()=>Object.fromEntries(ut)});var yi=(t,e)=>bi.get(t)?.(e),
ht=()=>JSON.parse(document.getElementById("given")?.textContent||"null"),ts=()=>document.getElementById("lost")?.removeAttribute("hidden"),ki=matchMedia("(prefe\
rs-color-scheme: dark)");wi();ki.addEventListener("change",wi);for(let t of document.querySelectorAll(".languages a"))t.addEventListener("click",()=>{let e=xi(t.
href);e.hash=window.location.hash,t.href=e.href});var _i=t=>/^\d{1,5}$/.test(String(t))?Number(t):null;async function Ru(t){let{runs:e}=ht(),s=[...document.querySelectorAll("#recorded button")],n=C.state(),r=us(),
o="",i=es(t,{words:await C.read(`words/${Te()}.json`)});function l(){if(!o)return;let{round:p,phase:u,rounds:h,pinned:v,opening:m,tint:f,presenter:b,view:g}=i.state(),
y=!m||v;C.keep({recorded:o===e[0].name?null:o,round:y&&p<h?p:null,phase:y&&u?u:null,at:v?`${v.round}.${v.index}`:null,open:g==="race"?null:g,tint:f==="verdict"?
null:f,presenter:b?1:null})}async function c(p,u=!1){let h=e.find(m=>m.name===p)??e[0],v=r();try{let m=await C.read(`traces/${h.name}.json`);if(!v())return;i.load(
m,{recorded:!0,teach:!u})}catch{v()&&ts();return}o=h.name,C.shows={live:!1,name:o},s.forEach(m=>m.setAttribute("aria-pressed",String(m.dataset.name===o))),document.
querySelector(".recorded-about").textContent=h.notice}s.forEach(p=>p.addEventListener("click",()=>c(p.dataset.name))),await c(n.recorded,["round","at"].some(p=>p in
n)),Ou(i,n),Pr(i),document.addEventListener("specviz-painted",l)}function Ou(t,e){let s=_i(e.round);s!==null&&t.seek(s,_i(e.phase)??0);let n=/^(\d{1,5})\.(\d{1,3})$/.
exec(String(e.at));n&&t.pin({round:Number(n[1]),index:Number(n[2])}),e.open&&t.open(String(e.open)),e.tint&&t.tint(String(e.tint)),e.presenter==="1"&&t.present(
!0)}var Si=document.querySelector("#stage .stage");Si&&Ru(Si).catch(ts);var Cu=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Ti(t){let e=Cu.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Ei(t,e){let s=document.createElement("a");s.href=URL.createObjectURL(t),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}var Lu=320,Ri=480,$u=19,Pu="200px";function Oi({layout:t},e){let{below:s,height:n,xaxis:r}=t.meta?.narrow??{};return e<s?{...t,height:n,xaxis:{...t.xaxis,...r}}:
t}function Ci(t,e){let s=Oi(t,e),n=s.showlegend?t.data.filter(({name:r,showlegend:o})=>r&&o!==!1).length:0;return(s.height||Lu)+(e<Ri?$u*Math.max(0,n-1):0)}function Mi(t,e,s){
let n=Oi(t,e),[r,o,i]=["ink","quiet","line"].map(u=>s.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:o,...u.
tickfont},title:{...u.title,font:{size:12,color:o}}}),c=Object.keys(n).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...n,width:e,height:Ci(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...n.legend},...Object.fromEntries([...p].map(u=>[u,l(n[u]||{})])),
font:{family:$e,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:s.get("raised"),bordercolor:i,font:{color:r}}}}var ur=null;
function zi(){let t=ur??new Promise((e,s)=>{let n=document.createElement("script");document.head.append(Object.assign(n,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:s}))});return ur=t,t.catch(()=>{ur=null}),t}var hr=class{constructor(e,s,n){this.frame=e;this.drawing=s;this.select=n;this.palette=new Le(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:Pu}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){zi().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:s}=this.picture;window.Plotly.react(this.drawing,s.data,Mi(s,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[n]})=>n.customdata!=null&&this.select(n.customdata))}async save(e){let s=await zi().catch(()=>null);if(!this.
picture||!s)return;let{figure:n,name:r}=this.picture,o={...Mi(n,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=o;
s.downloadImage({data:n.data,layout:o},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function ss({json:t,words:e,select:s}){let n=R(null),r=R(null),
o=R(null),[i,l]=j(!1),c=He(()=>JSON.parse(t||"null"),[t]);P(()=>{o.current=new hr(n.current,r.current,s)},[]),P(()=>o.current?.show(c),[c]);function p(){if(!c)return;
let v=[c.columns,...c.rows].map(m=>m.map(Ti).join(","));Ei(new Blob([v.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],h=c?`${Ci(c.figure,n.current?.clientWidth||Ri)}px`:
void 0;return a("div",{class:"specviz sv-chart",hidden:!c,ref:n,children:[a("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:h},ref:r}),
a("p",{class:"sv-note",children:c?.says}),a("details",{class:"sv-table",onToggle:({currentTarget:v})=>l(v.open),children:[a("summary",{children:e.table}),a("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:a("table",{children:i&&c&&a(T,{children:[a("th\
ead",{children:a("tr",{children:u.map(v=>a("th",{scope:"col",children:v}))})}),a("tbody",{children:c.rows.map((v,m)=>a("tr",{children:[v.map(f=>a("td",{children:f})),
m in c.picks&&a("td",{children:a("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${v.slice(0,2).join(e.comma)}`,onClick:()=>s(c.picks[m]),children:e.
pick})})]}))})]})})})]}),a("p",{class:"sv-note sv-chart-files",children:[a("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("png"),children:e.
png}),a("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("svg"),children:e.svg}),a("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}Oe("chart",({node:t,words:e,props:s,send:n,watch:r})=>{let o=()=>ie(a(ss,{json:s.value,words:e,select:i=>n.pick({at:i})}),t);o(),r("value",o)});var Au=["drafter","temperature"],ju=us();function Hu({parts:t},e){let{drafter:s,temperature:n}={...t[0],...e},r=t.filter(o=>o.drafter===s);return r.find(o=>o.temperature===
n)??r[0]??t[0]}function qu(t){let e=ht(),s=C.state(),n=e.sweeps[0].name,r=e.sweeps.find(c=>c.name===s.sweep)?.name??n;function o(c,p,u){let h=new Map(c.parts.map(
v=>[v[u],u==="drafter"?v.label:v[u]]));return h.size>1&&a("fieldset",{children:[a("legend",{children:e[u]}),[...h].map(([v,m])=>a("label",{children:[a("input",{
type:"radio",name:u,value:v,checked:v===p[u],onChange:()=>i(c,{...p,[u]:v})}),a("span",{children:m})]},v))]},u)}function i(c,p){let u=c&&Hu(c,p),v={...c?.compared.
find(f=>f.temperature===u?.temperature)?.pictures,...u?.pictures};if(ie(a(T,{children:[a("label",{class:"explore-source",children:[e.results,a("select",{value:r,
onChange:({currentTarget:f})=>l(f.value),children:e.sweeps.map(({name:f,title:b})=>a("option",{value:f,children:b},f))})]}),a("p",{class:"explore-origin",children:c?.
origin}),a("div",{class:"explore-choices",children:c&&u&&Au.map(f=>o(c,u,f))}),a("div",{class:"explore-answer",role:"status",children:u?.answer.map(f=>a("p",{children:f}))}),
a("div",{class:"explore-pictures",children:Object.entries(e.headings).map(([f,b])=>a("section",{class:"explore-picture",hidden:!(f in v),children:[a("h3",{children:b}),
a("div",{children:a(ss,{json:v[f]??"",words:e.chart,select:()=>{}})})]},f))})]}),t),!c||!u)return;let m=f=>u[f]===c.parts[0][f]?null:u[f];C.keep({drafter:m("dra\
fter"),temperature:m("temperature"),sweep:r===n?null:r})}async function l(c,p={}){let u=ju();try{let h=await C.read(`sweeps/${c}.${Te()}.json`);if(!u())return;r=
c,i(h,p)}catch{u()&&ts()}}i(null,{}),l(r,s)}var Li=document.getElementById("explore");Li&&qu(Li);var Nu=800,$i=680,Pi="SpecViz",Iu=8e3;async function Du(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let s=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&s.focus(),e.hidden}}function Fu(t,e,s){let n=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),o=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{r.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
Iu))};return n.addEventListener("click",async()=>{let[c,p]=s(),u=await Du(c,o);l(u?p:e.by_hand,!u)}),t.replaceChildren(n,r,o),l}function Wu(t){let e=new URL(t);
e.searchParams.set("embed","1");let s=Object.assign(document.createElement("iframe"),{src:e.href,title:Pi,width:"100%",height:String($i),loading:"lazy"});return s.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(s).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}Oe("share",({node:t,words:e})=>{Fu(t,{...e,copy:e.embed},()=>[Wu(C.address()),e.embedded])});function Bu(t){let e=0;new ResizeObserver(()=>{let s=t.clientWidth>=
Nu?$i:Math.ceil(t.getBoundingClientRect().height);!s||s===e||(e=s,window.parent.postMessage({specviz:{height:s}},"*"))}).observe(t)}async function Uu(){document.
documentElement.classList.add("embed");let t=await ps(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Pi}),s=()=>{let n=new URL(window.location.href);n.searchParams.delete("embed"),e.href=n.href};s(),["pointerdown","focus"].forEach(n=>e.
addEventListener(n,s)),t?.append(e),t&&Bu(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&Uu();var Hi=t=>t!==null&&["loading","running"].includes(t.state),Ai=(t,e,s)=>t.map(([n,r],o)=>a(T,{children:[o>0&&e,a("a",{href:r,...s,children:n})]},n)),mt=({label:t,
children:e})=>a(T,{children:[a("dt",{children:t}),a("dd",{children:e})]});function Vu(t,e){!C.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),C.go({view:"\
watch",recorded:e}))}function Gu({words:t,lacking:e},s,n,r){let o=be(t);if(r)return t.stopping;if(n?.state==="running")return o("running",{percent:n.done});if(n)
return n.state==="stopped"?t.stopped:n.message??"";if(!s.rule)return"";if(!e)return t.recorded_only;let i=e[s.number];return i.length?o("lacks",{pairs:i.join(t.
comma)}):s.estimate??""}function Ku({told:t,card:e,isNew:s,progress:n,hidden:r,begin:o,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,h=R(null),v=R(null),m=R(
null),[f,b]=j(!1),[g,y]=j(!1),k=Hi(n),w=[v,m].some(({current:S})=>S!==null&&S===document.activeElement);P(()=>{k&&g?i():y(!1)},[n]),P(()=>{w&&(k?m:v).current?.focus(
{preventScroll:!0})},[k]),P(()=>{if(!s||!v.current||!h.current)return;let{top:S,bottom:N}=v.current.getBoundingClientRect();S>=0&&S<N&&N<=window.innerHeight&&h.
current.getBoundingClientRect().top<0&&h.current.scrollIntoView({block:"start"})},[e]);function _(){let S=!!h.current?.open;S&&b(!0),S?C.keep({claim:e.number}):
Number(C.state().claim)===e.number&&C.keep({claim:null})}return a("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:h,onToggle:_,children:[a("summary",
{children:[a("span",{class:"myth-number","aria-label":be(c)("claim_number",{n:e.number}),children:e.number}),a("span",{children:[a("span",{class:"myth-claim",children:e.
claim}),a("p",{class:"myth-says",children:e.says})]}),a("span",{class:"myth-mark",children:a("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),a("div",{class:"myth-body",children:f&&a(T,{children:[e.picture&&a("div",{children:a(ss,{json:e.picture,words:u,select:()=>{}})}),e.source&&a("p",
{class:"myth-source",children:e.source}),a("dl",{class:"myth-about",children:[a(mt,{label:c.how,children:e.how}),e.rule&&a(mt,{label:c.rule,children:e.rule}),e.
missing&&a(mt,{label:c.missing,children:e.missing}),e.words.length>0&&a(mt,{label:c.terms,children:Ai(e.words,c.comma,{})}),e.papers.length>0&&a(mt,{label:c.papers,
children:Ai(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),a("dl",{class:"myth-setup",children:e.setup?.map(([S,N])=>N&&a(mt,{label:S,children:N},S))}),
a("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&a(T,{children:[a("button",{type:"button",class:"myth-button myth-primary",hidden:k,ref:v,
onClick:o,children:c.run}),a("button",{type:"button",class:"myth-button",hidden:!k,ref:m,onClick:()=>{y(!0),i()},children:c.stop})]}),s&&a("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&a("button",{type:"button",class:"myth-button",onClick:()=>C.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&a("a",{class:"myth-link",href:e.replay,onClick:S=>Vu(S,e.run),children:c.replay}),e.pay&&a("button",{type:"button",class:"myth-button",onClick:()=>C.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),a("a",{class:"myth-link",href:e.link,children:c.link})]}),a("progress",{max:100,hidden:n?.state!=="run\
ning",value:n?.done??0,"aria-label":c.how}),a("p",{class:"myth-line",role:"status","data-state":n?.state,children:Gu(t,e,n,g)})]})})]})}var ji="verdict",Yu=hs("\
claim",new URLSearchParams(window.location.search).get("claim")),Ju=()=>{};Oe("myths",async({node:t,words:{busy:e,lacking:s}={busy:"",lacking:null},send:n,value:r})=>{
let o={...await C.read(`claims/${Te()}.json`),busy:e,lacking:s},{words:i}=o,l=be(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,h=null,v=()=>o.
cards.map(S=>p.get(S.number)??S),m=S=>v().filter(({verdict:N})=>N===S).length,f=["",...Object.keys(i.verdicts)],b=f.find(S=>S===c.get(ji)&&m(S))??"";function g(S){
b=S,C.keep({[ji]:b}),_()}function y(S){h!==null&&u.set(h,{state:"stopped"}),h=S,u.set(S,{state:"running",done:0}),_(),n.begin({claim:S})}function k({claim:S,...N}){
o.cards.some(({number:W})=>W===S)&&(N.card&&p.set(S,N.card),u.set(S,N),!Hi(N)&&h===S&&(h=null),_())}function w(S){let N=t.querySelector(`#claim-${/^\d{1,2}$/.test(
S)?Number(S):"none"}`);N&&(N.hidden&&g(""),N.open=!0,N.scrollIntoView({block:"start"}))}function _(){let S=l("tally",{holds:m("holds"),fails:m("fails"),depends:m(
"depends"),yours:m("yours")}),N=m("untried");ie(a(T,{children:[a("p",{class:"myth-tally",role:"status",children:L(S,N>0&&l("tally_untried",{untried:N}))}),a("di\
v",{class:"myth-kinds",role:"group","aria-label":i.show,children:f.map(W=>a("button",{type:"button",hidden:W!==""&&!m(W),"aria-pressed":W===b,onClick:()=>g(W),children:W?
i.verdicts[W]:i.all},W))}),a("div",{class:"myth-list",children:v().map(W=>{let{number:Y}=W;return a(Ku,{told:o,card:W,isNew:p.has(Y),progress:u.get(Y)??null,hidden:b!==
""&&W.verdict!==b,begin:()=>y(Y),halt:()=>n.halt(),back:()=>{p.delete(Y),u.delete(Y),_()}},Y)})})]}),t)}Ju=()=>{h!==null&&k({claim:h,state:"error",message:e})},
g(b),Yu(w),r(S=>k(S),!1)});var ns=t=>t.reduce((e,s)=>e+s,0);function vt(t){let e=ns(t);return t.map(s=>s/e)}var mr=(t,e)=>t.map((s,n)=>Math.min(s,e[n])),ft=(t,e)=>Math.min(1,ns(mr(t,e))),
vr=(t,e)=>e.map((s,n)=>s>0?Math.min(1,t[n]/s):null);function gt(t,e){let s=t.map((n,r)=>Math.max(0,n-e[r]));return ns(s)>0?vt(s):[...t]}function Ni(t,e){let s=vr(
t,e).map((r,o)=>e[o]*(r??0)),n=1-ns(s);return{accepted:s,corrected:gt(t,e).map(r=>n*r)}}function Ii(t,e,s){let n=1-t[e];return t.map(o=>n>0?o/n:1/(t.length-1)).
map((o,i)=>i===e?s:o*(1-s))}function qi(t,e){let s=e*ns(t),n=0;for(let[r,o]of t.entries()){if(o>0){if(s<o)return{token:r,spot:s/o};n=r}s-=o}return{token:n,spot:.5}}
function fr(t,e,s){let n=qi(e,s()).token,r=s(),o=Math.min(1,t[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:l}=qi(gt(t,e),s());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:l,token:i}}var Di=["accepted","corrected"],rs=t=>t.reduce((e,s)=>e+s,0),Fi=({accepted:t,corrected:e})=>rs(t)+rs(e),Wi=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function Bi(t,e,s){let{accepted:n,corrected:r}=t,o=Fi(t),i=e.map((l,c)=>Math.abs(l-(n[c]+r[c])/o));return s("counted",{draws:le(o),accepted:le(rs(n)),corrected:le(
rs(r)),difference:I(Math.max(...i))})}function Ui({shown:t,counts:e}){let{target:s,draft:n,active:r,name:o,say:i}=t,l=Ni(s,n),c=gt(s,n),p=rs(l.corrected),u=e&&Fi(
e),h=(v,m)=>e?e[v][m]/(u||1):l[v][m];return a("div",{class:"sv-play-result",children:[a("h3",{children:e?i("emits_drawn",{draws:le(u)}):i("emits")}),a("p",{class:"\
sv-play-says",children:i(l.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(r),accepted:I(l.accepted[r]),rejected:I(p),residual:I(c[r]),target:I(s[r])})}),a("t\
able",{class:"sv-play-emitted",children:[a("thead",{children:a("tr",{children:[a("th",{scope:"col",children:i("token")}),a("td",{}),a("th",{scope:"col",children:a(
O,{name:"residual",children:i("residual")})}),a("th",{scope:"col",children:i("target")}),a("th",{scope:"col",children:i(e?"drawn":"result")})]})}),a("tbody",{children:s.
map((v,m)=>a("tr",{class:m===r?"sv-play-active":"",children:[a("th",{scope:"row",class:"sv-t",title:o(m),children:o(m)}),a("td",{children:a("span",{class:"sv-pl\
ay-stack",style:{"--target":v,"--accepted":h("accepted",m),"--corrected":h("corrected",m)},children:[...Di,"target"].map(f=>a("span",{"data-kind":f},f))})}),a("\
td",{children:p<1e-9?"–":I(c[m])}),a("td",{children:I(v)}),a("td",{children:I(h("accepted",m)+h("corrected",m))})]},m))})]}),a("ul",{class:"sv-legend",children:[
...Di,"target"].map(v=>a("li",{children:[a("span",{class:"sv-play-key","data-kind":v}),i(`result_key.${v}`)]},v))})]})}var gr=["target","draft"],br=["both",...gr],Xu={both:"overlap",target:"residual",draft:"rejected"},Zu=[0,.5,1],bt=.01,xr=.1,Qu={ArrowRight:bt,ArrowUp:bt,ArrowLeft:-bt,
ArrowDown:-bt,PageUp:xr,PageDown:-xr};function eh({key:t,shiftKey:e,ctrlKey:s,altKey:n,metaKey:r}){if(s||n||r)return 0;let o=Qu[t]??0;return e?Math.sign(o)*xr:o}
var Vi=({values:t,children:e})=>a("span",{class:"sv-play-bar",style:Object.fromEntries(br.map(s=>[`--${s}`,t[s]])),children:[br.map(s=>a("span",{"data-area":s},
s)),e]});function th({token:t,mark:e,shown:{target:s,draft:n}}){if(!e)return null;let r=Math.min(s[t],n[t]);return a(T,{children:[e.guess===t&&a("span",{class:"\
sv-play-dart","data-kind":e.accepted?"accepted":"rejected",style:{"--x":e.draw*n[t]}},`guess ${e.draw}`),!e.accepted&&e.token===t&&a("span",{class:"sv-play-dart",
"data-kind":"correction",style:{"--x":r+e.spot*(s[t]-r)}},`correction ${e.draw}`)]})}function sh({model:t,token:e,shown:s,play:n}){let{target:r,draft:o,name:i,say:l}=s,
c=s[t][e],p=u=>{let h=eh(u);h&&(u.preventDefault(),n.move(t,e,Math.min(1,Math.max(0,bt*Math.round((c+h)/bt)))),n.tell())};return a("input",{type:"range",min:0,max:1,
step:.001,class:"sv-play-handle","data-model":t,value:c,"aria-label":l(`handle.${t}`,{token:i(e)}),"aria-valuetext":l("handle.text",{p:I(c),overlap:D(ft(r,o))}),
onFocus:()=>n.grab(t,e),onPointerDown:()=>n.grab(t,e),onChange:()=>n.tell(),onKeyDown:p,onInput:({currentTarget:u})=>n.move(t,e,Number(u.value))})}function Gi({
shown:t,mark:e,play:s}){let{target:n,draft:r,active:o,name:i,say:l}=t,c=ft(n,r),p=mr(n,r),u=vr(n,r);return a("div",{children:[a("div",{class:"sv-play-rows",children:[
a("div",{class:"sv-play-row sv-play-head",children:[a("span",{children:l("token")}),a("span",{class:"sv-play-names",children:gr.map(h=>a("span",{class:"sv-play-\
model","data-model":h,children:l(h)}))}),a("span",{}),a("span",{children:a(O,{name:"accept_test",children:l("chance")})})]}),n.map((h,v)=>a("div",{class:`sv-pla\
y-row${v===o?" sv-play-active":""}`,children:[a("span",{class:"sv-t",title:i(v),children:i(v)}),a(Vi,{values:{target:n[v],draft:r[v],both:p[v]},children:[a(th,{
token:v,mark:e,shown:t}),gr.map(m=>a(sh,{model:m,token:v,shown:t,play:s},m))]}),a("span",{class:"sv-play-masses",children:[a("span",{children:I(n[v])}),a("span",
{children:I(r[v])})]}),a("span",{class:"sv-play-chance",children:u[v]===null?"–":M(u[v])})]},v)),a("div",{class:"sv-play-row sv-play-axis","aria-hidden":"true",
children:[a("span",{}),a("span",{class:"sv-area-ticks",children:Zu.map(h=>a("span",{style:{"--x":h},children:h}))})]}),a("div",{class:"sv-play-row sv-play-total",
children:[a("span",{children:l("total")}),a(Vi,{values:{target:1,draft:1,both:c}}),a("span",{class:"sv-play-whole",children:[a(O,{name:"overlap",children:l("ove\
rlap")}),a("span",{class:"sv-play-beta",children:D(c)})]})]})]}),a("ul",{class:"sv-legend",children:br.map(h=>a("li",{children:[a("span",{class:"sv-area-key","d\
ata-area":h}),a(O,{name:Xu[h],children:l(`key.${h}`)})]},h))})]})}var nh=6,wr="similar",cn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},rh=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
Ki=({target:t,draft:e})=>[t,e].map(s=>s.map(n=>Math.round(1e3*n)).join(".")).join("-");function Yi(t){if(!rh.test(t))return null;let[e,s]=t.split("-").map(r=>r.
split(".").map(Number));return[e,s].some(r=>r.every(o=>o===0))||e.length!==s.length?null:{target:vt(e),draft:vt(s)}}var oh=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function ah({rounds:t},{round:e,index:s}){let n=t[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(s<n.drafts.length?s:r,n.drafts.length-1);return oh(n.positions?.[o])?{round:e,index:o}:null}function Ji(t,e){let s=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},h)=>u==="rejected"?[{round:p,index:h}]:[])),n=[...e?[e]:[],...s].map(c=>ah(t,c)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=t.rounds[n.round],i=o[n.index],l=js(i,[r[n.index].token],!1,nh);return{target:vt(l.map(c=>c.target??0)),draft:vt(l.map(c=>c.draft??0)),guess:{...n,
names:l.map(({token:c})=>ih(t,c)),overlap:i.overlap}}}function ih({pieces:t},e){if(e===-1)return null;let s=t[e];return X(typeof s=="string"?s:xe(ve,s).text)||fe(
s)}var lh=1e3,ch=40,dh=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,dn=class{constructor(e,s){this.element=e;this.options=s;this.say=be(s.words),e.replaceChildren(),
this.start(wr)}element;options;say;scene;preset;active;base;counts=null;mark=null;note="";outcome="";left=0;frame=0;start(e){let s=Object.hasOwn(cn,e),n=s?cn[e]:
e==="shown"?this.shownScene():Yi(e);return n&&this.put(n,s||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.note=this.say("none"),this.paint(),
!0)}shownScene(){let{trace:e,at:s=null}=this.options.shown?.()??{};return e?Ji(e,s):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(
e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,s){let n=gt(e.target,e.draft);this.forget(),Object.assign(this,{scene:e,preset:s,active:n.indexOf(Math.
max(...n)),note:this.lost(e)}),this.paint()}lost({target:e,draft:s,guess:n}){if(n?.overlap==null)return"";let[r,o]=[ft(e,s),n.overlap].map(i=>D(i));return r===o?
"":this.say("lumped",{overlap:r,exact:o})}grab(e,s){Object.assign(this,{base:this.scene[e],active:s}),this.paint()}move(e,s,n){this.forget(),Object.assign(this,
{preset:null,scene:{...this.scene,[e]:Ii(this.base,s,n)}}),this.paint()}tell(){this.options.changed?.(this.preset===wr?null:this.preset??Ki(this.scene))}name(e){
let{guess:s}=this.scene;return s?s.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),Object.assign(this,{left:0,counts:null,
mark:null,outcome:""})}drawOne(){this.mark=fr(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.mark),this.paint()}story({guess:e,draw:s,
threshold:n,accepted:r,token:o}){let{say:i,scene:{target:l,draft:c}}=this,[p,u]=te(s,n),h=i(`test.${r?"accepted":"rejected"}`,{draw:p,threshold:u,target:I(l[e]),
draft:I(c[e])});return L(i("drafted",{token:this.name(e)}),h,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;Object.assign(this,{mark:null,
outcome:""}),this.counts??=Wi(this.scene.target.length),this.left+=lh,e||this.drawSome(this.counts)}drawSome(e){let{target:s,draft:n}=this.scene,r=dh()?this.left:
Math.min(this.left,ch);for(let o=0;o<r;o+=1){let{token:i,accepted:l}=fr(s,n,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.left?this.frame=requestAnimationFrame(
()=>this.drawSome(e)):this.outcome=Bi(e,s,this.say),this.paint()}paint(){ie(a(ph,{play:this}),this.element)}};function ph({play:t}){let{say:e,scene:{target:s,draft:n,
guess:r},preset:o,active:i,note:l,outcome:c,counts:p,mark:u}=t,h={target:s,draft:n,active:i,say:e,name:b=>t.name(b)},v=ft(s,n),m={overlap:D(v),rejected:D(1-v)},
f=(b,g,y)=>a("button",{type:"button",class:"sv-choose","data-name":b,"aria-pressed":y,onClick:g,children:e(b)},b);return a("div",{class:"specviz sv-play",children:[
a("div",{class:"sv-choices",role:"group","aria-label":e("start"),children:[a("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(cn),"shown"].map(b=>f(
`presets.${b}`,()=>{t.start(b),t.tell()},b===o))]}),a("div",{class:"sv-play-columns",children:[a("div",{children:[a("h3",{children:r?e("guess",{round:r.round+1,
guess:r.index+1}):e("prompt")}),a("p",{class:"sv-note",role:"status",children:l}),a(Gi,{shown:h,mark:u,play:t}),a("p",{class:"sv-play-says",children:e(v>1-1e-9?
"shares_all":v<1e-9?"shares_nothing":"shares",m)})]}),a("div",{children:[a(Ui,{shown:h,counts:p}),a("div",{class:"sv-choices sv-play-draws",children:[f("one",()=>t.
drawOne()),f("many",()=>t.drawMany())]}),a("p",{class:"sv-play-outcome",role:"status",children:c})]})]})]})}function Xi(t,e){let s=new dn(t,e);return{start:s.start.bind(s),follow:s.follow.bind(s)}}var uh=hs("play",new URLSearchParams(window.location.search).get("play"));Oe("play",({node:t,words:e})=>{let s=Xi(t,{words:e,changed:n=>C.keep({play:n}),shown(){
let n=C.viewer?.trace();return C.viewer&&n?{trace:n,at:C.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>s.follow()),uh(n=>{if(!n)
return;s.start(n)&&C.keep({play:n});let r=document.getElementById("play");ps(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});window.SpecViz=Object.assign(C,{mount:es,take:yi});for(let t of document.querySelectorAll("[data-component]")){let e=t.dataset.component??"",s=ht()?.[e];jr(e,[],
{element:t,props:s?{words:{[Te()]:s}}:{},server:{},trigger(){},watch(){}})}})();
