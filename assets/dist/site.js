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
(()=>{var $,Er,Zi,Me,vn,ds,zr,ls,Mr,bn,fn,Rr,_t=Symbol.for("pv"),ps={},us=[],Qi=/^m(i|n|o|s|text|space)$/,xn=Array.isArray,wn=us.slice,Be=Object.assign;function We(t){
t&&t.parentNode&&t.remove()}function yn(t,e,s){var n,r,o,i={},l=arguments.length;for(o in e)o=="key"?n=e[o]:o=="ref"&&typeof t!="function"?r=e[o]:i[o]=e[o];return l>
2&&(i.children=l>3?wn.call(arguments,2):s),kt(t,i,n,r,null)}function kt(t,e,s,n,r){var o={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:_t,__v:r||++Er,__i:-1,__u:0};return!r&&$.vnode&&$.
vnode(o),o}function T(t){return t.children}function Re(t,e){this.props=t,this.context=e,this.__g=0}function Oe(t,e){if(e==null)return t.__&&Oe(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:Oe(t)}function el(t){var e,s=t.__v,n=s.__e,r=[],o=[],i=t.__P;
i&&((e=Be({constructor:_t},s)).__v=s.__v+1,$.vnode&&$.vnode(e),kn(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||Oe(s),32&s.__u,o),e.__v=s.__v,e.__.__k[e.__i]=
e,Pr(r,e,o),s.__=s.__e=null,e.__e!=n&&Or(e))}function Or(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Or(t)}function gn(t){(8&t.__g||(t.__g|=8,Me.push(t),ds++))&&vn==$.debounceRendering||((vn=$.debounceRendering)||queueMicrotask)(Lr)}function Lr(){try{for(var t,
e=1;Me.length;)Me.length>e&&Me.sort(zr),t=Me.shift(),e=Me.length,8&t.__g&&el(t)}finally{(ds=Me.length)&&(vn||queueMicrotask)(Lr)}}function Cr(t,e,s,n,r,o,i,l,c,p,u){
var h,v,m,g,x,b,k=n.__k||us,y=e.length;for(c=tl(s,e,k,c,y),h=0;h<y;h++)(m=s.__k[h])!=null&&(v=~m.__i&&k[m.__i]||ps,m.__i=h,b=kn(t,m,v,r,o,i,l,c,p,u),g=m.__e,(v.
ref!=m.ref||8&v.__u)&&(v.ref&&_n(v.ref,null,m,v),m.ref&&u.push(m.ref,m.__c||g,m)),x=x||g,4&m.__u?(c=$r(m,c,t,!v.__v),v.__e&&(v.__e=null)):typeof m.type=="functi\
on"&&b!==void 0?c=b:g&&(c=g.nextSibling),m.__u&=-21);return s.__e=x,c}function tl(t,e,s,n,r){var o,i,l,c,p,u,h,v,m,g=s.length,x=g,b=0,k=0,y=t.__k=Array(r);for(o=
0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=y[o]=kt(null,i):xn(i)?i=y[o]=kt(T,{children:i}):
i.constructor===_t&&i.__b?i=y[o]=kt(i.type,i.props,i.key,i.ref,i.__v):y[o]=i,c=o+b,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=sl(i,s,c,x))&&(x--,(l=s[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?b--:p==c+1?b++:p!=c&&(p>c?b--:b++,k=1)):(~p||(r>g?b--:r<g&&b++),typeof i.type!="function"&&(i.__u|=4))):y[o]=null;if(k){for(u=[],h=[],
o=0;o<r;o++)if((i=y[o])&&16&i.__u){for(b=0,v=u.length;b<v;)u[m=b+v>>1]<i.__i?b=m+1:v=m;u[b]=i.__i,h[o]=b+1}for(b=u.length;o--;)h[o]&&(h[o]==b?b--:y[o].__u|=4)}if(x)
for(o=0;o<g;o++)!(l=s[o])||2&l.__u||(l.__e==n&&(n=Oe(l)),Sn(l,l));return n}function $r(t,e,s,n){var r,o,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(o=0;o<r.length;o++)r[o]&&(r[o].__=t,e=$r(r[o],e,s,!1));return e}for(e&&!e.parentNode&&(e=Oe(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function sl(t,e,s,n){var r,o=t.key,i=t.type,l=e[s],c=l&&!(2&l.__u);if(l===null&&o==null||c&&o==l.key&&i==l.type)return s;if(n>(c?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&o==l.key&&i==l.type)return r}return-1}function Tr(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function is(t,e,s,n,r){var o,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||Tr(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||Tr(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=fn[e]||(fn[e]=nl(e)),(t.__a||(t.__a={}))[e]=bn,o=e!=(e=e.replace(Mr,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,o):t.removeEventListener(e,i,o));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function nl(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[ls]==null)e[ls]=bn++;else if(e[ls]<this.__a[t])return;return s($.event?$.event(e):e)}}}function kn(t,e,s,n,r,o,i,l,c,p){
var u,h,v,m,g,x,b,k,y,w,_,S,I,B,J,yt,ue,he,W=e.type;if(e.constructor!==_t)return null;128&s.__u&&(c=32&s.__u,u=s.__c.__z)&&(e.__u|=c,h=o=[],u.nodeType==8?l=cs(u,
o):o.push(u),l=o[0]||l),(u=$.__b)&&u(e);e:if(typeof W=="function"){v=i.length;try{if(k=e.props,y=(u=W.prototype)&&u.render,w=(u=W.contextType)&&n[u.__c],_=u?w?w.
props.value:u.__:n,(m=s.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(y?e.__c=m=new W(k,_):(e.__c=m=new Re(k,_),m.constructor=W,m.render=ol),w&&w.sub(m),m.state||(m.state=
{}),m.__n=n,m.__g|=8,m.__h=[],m.__k=[]),y&&(m.__s||(m.__s=m.state),W.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Be({},m.__s)),Be(m.__s,W.getDerivedStateFromProps(
k,m.__s)))),g=m.props,x=m.state,m.__v=e,s.__c){if(k!==g&&y&&!W.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(k,_),e.__v==s.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(k,m.__s,_)===!1){e.__v!=s.__v&&(m.props=k,m.state=m.__s,m.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function(X){X&&(X.__=e)}),us.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Oe(s);break e}m.componentWillUpdate&&m.componentWillUpdate(
k,m.__s,_),y&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,x,b)})}else y&&!W.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
y&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=_,m.props=k,m.__P=t,m.__g&=-5,S=$.__r,I=y?25:0;do m.__g&=-9,S&&S(e),u=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++I<25);y&&(us.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=Be({},n,m.getChildContext())),y&&s.__c&&m.getSnapshotBeforeUpdate&&
(b=m.getSnapshotBeforeUpdate(g,x)),B=u&&u.type===T&&u.key==null?u.props.children:u,k.__P&&(u=l,r=(t=k.__P).namespaceURI,c=o=null,s.props&&s.props.__P!=t&&(s.__k.
some(function(X){X&&Sn(X,X)}),s.__k=null),l=s.__k?Oe(s,0):null),l=Cr(t,xn(B)?B:[B],e,s,n,r,o,i,l,c,p),k.__P&&(e.__e=null,l=u),e.__u&=-161,h&&h.some(We),m.__h.length&&
i.push(m),1&m.__g&&(m.__g&=-4)}catch(X){if(i.length=v,e.__v=null,c||o)if(X&&X.then){if(e.__u|=128|c,o){for(~(ue=o.indexOf(l||void 0))||(ue=o.length);(he=o[ue-1])&&
he.nodeType==8;)ue--;for(;ue<o.length;ue++)if(he=o[ue])if(o[ue]=null,J){if(he==yt)break}else{if(he.nodeType!=8)break;he.data.startsWith("$s")&&(yt=cs(J=he))}}if(!J){
for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;J=l}(u=cs(J=e.__c.__z||(e.__c.__z=J)))?(e.__e=J,l=u):e.__e=l,l=l&&l.nextSibling}else o&&o.some(We);else e.
__e=s.__e;e.__k||(e.__k=s.__k||[]),X&&X.then||Ar(e),$.__e(X,e,s)}}else l=e.__e=rl(s.__e,e,s,n,r,o,i,c,p,t);return(u=$.diffed)&&u(e),l}function cs(t,e){if(t&&t.nodeType==
8&&t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)return t}e&&e.push(
t)}}function Ar(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Ar))}function Pr(t,e,s){for(var n=0;n<s.length;)_n(s[n++],s[n++],s[n++]);$.__c&&$.__c(e,t),t.some(
function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){$.__e(o,r.__v)}})}function rl(t,e,s,n,r,o,i,l,c,p){var u,h,v,m,g,x,b,k,y=s.props||ps,w=e.
props,_=e.type;if(_=="svg"?r="http://www.w3.org/2000/svg":_=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o){for(u=0;u<o.
length;u++)if((g=o[u])&&(_?g.localName==_:g.nodeType==3)){t=g,o[u]=null;break}}if(!t){if(k=p.ownerDocument||document,!_)return k.createTextNode(w);t=k.createElementNS(
r,_,w.is?w:p),l&&($.__m&&$.__m(e,o),l=!1),o=null}if(_){if(p=_=="template"&&t.content||t,o=_=="textarea"&&w.defaultValue!=null?null:o&&wn.call(p.childNodes),!l&&
o)for(y={},u=0;u<t.attributes.length;u++)y[(g=t.attributes[u]).name]=g.value;for(u in y)g=y[u],u=="dangerouslySetInnerHTML"?v=g:u=="children"||u in w||u=="value"&&
"defaultValue"in w||u=="checked"&&"defaultChecked"in w||is(t,u,null,g,r);for(u in w)g=w[u],u=="children"?m=g:u=="dangerouslySetInnerHTML"?h=g:u=="value"?x=g:u==
"checked"?b=g:l&&typeof g!="function"||y[u]===g||is(t,u,g,y[u],r);h?(l||v&&(h.__html==v.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),e.__k=[]):(v&&(t.
textContent=""),(_=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Qi.test(_))&&(r="http://www.w3.org/1999/xhtml"),Cr(p,xn(m)?m:[m],e,s,n,r,o,i,o?o[0]:
s.__k&&Oe(s,0),l,c),o&&o.some(We)),l&&_!="textarea"||(u="value",_=="progress"&&x==null?t.removeAttribute(u):x==null||x===t[u]&&(_!="progress"||x)||is(t,u,x,y[u],
r),u="checked",b!=null&&b!=t[u]&&is(t,u,b,y[u],r))}else y===w||l&&t.data==w||(t.data=w);return t}function _n(t,e,s,n){try{typeof t=="function"?e?e.__x=t(e)||1:n&&
(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){$.__e(r,s)}}function Sn(t,e,s){var n,r,o,i;if($.unmount&&$.unmount(
t),!(n=t.ref)||n.current&&n.current!=t.__e||_n(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){$.__e(l,e)}n.__P=n.__n=null}
if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&Sn(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=cs(n,o=[]))&&(n==t.__e&&o.some(We),We(
r),We(n)),s||We(t.__e),t.__e=t.__c=t.__=null}function ol(t,e,s){return this.constructor(t,s)}function me(t,e){var s,n,r,o;$.__&&$.__(t,e),e.nodeType==9&&(e=e.documentElement),
n=(s=t&&32&t.__u)?null:e.__k,e.__k=kt(T,{children:[t]}),r=[],o=[],kn(e,e.__k,n||ps,ps,e.namespaceURI,n?null:e.firstChild?wn.call(e.childNodes):null,r,n?n.__e:e.
firstChild,s,o),Pr(r,e.__k,o),e.__k.props.children=null}function jr(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(o){this.props.value!=o.value&&n.forEach(function(i){i.__g|=4,gn(i)})},this.sub=function(o){n.add(o);var i=o.componentWillUnmount;o.componentWillUnmount=
function(){n.delete(o),i&&i.call(o)}}),s.children}return e.__c="__cC"+Rr++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}$={__e:function(t,e,s,n){for(var r,o,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(o=r.constructor)&&o.getDerivedStateFromError)&&r.setState(o.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw ds=0,t}},Er=0,Zi=function(t){return t!=null&&t.
constructor===_t},Re.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=Be({},this.state)),typeof t=="function"&&(t=t(Be({},s),this.props)),
t&&(Be(s,t),this.__v&&(e&&this.__k.push(e),gn(this)))},Re.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),gn(this))},Re.prototype.render=
T,Me=[],ds=0,zr=function(t,e){return t.__v.__b-e.__v.__b},ls=Symbol(),Mr=/(PointerCapture)$|Capture$/i,bn=0,fn={},Rr=0;var L={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},Hr,dh=new Promise(t=>{Hr=t});function qr(t){L.viewer=t,Hr(t)}var Nr=new Map,Le=(t,e)=>{Nr.set(t,e)};function Ir(t,e,{element:s,props:n,server:r,trigger:o,watch:i}){Nr.get(t)?.({node:s.firstElementChild,words:n.words?.[Te()],props:n,server:r,watch:i,send:Object.
fromEntries(e.map(l=>[l,(c={})=>o(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(n.value||"{}"));c&&p(),i("value",p)}})}var Te=()=>document.documentElement.lang.slice(
0,2);var al=20;function hs(t,e=1/0){let s=performance.now()+e;return new Promise(n=>{(function r(){let o=t();o||performance.now()>s?n(o||null):setTimeout(r,al)})()})}
function ms(){let t=0;return()=>{let e=t+=1;return()=>e===t}}function vs(t,e=null){let s=null,n=()=>{if(!s||e===null)return;let r=e;e=null,s(r)};return document.addEventListener("specviz-go",({detail:r})=>{r?.[t]!=null&&(e=
String(r[t]),n())}),r=>{s=r,n()}}var il=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s);function be(t){return(e,s)=>{let n=e.split(".").reduce((r,o)=>r?.[o],t);return typeof n=="\
string"?il(n,s):e}}var d=t=>t;function Dr(t){d=be(t)}var ll=new TextEncoder,cl=new TextDecoder("utf-8",{ignoreBOM:!0});function Fr(t){return t==null?[]:typeof t=="string"?[...ll.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function dl(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function pl(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return dl(s)>e?e:0}return 0}var ve=Object.freeze({bytes:[],tokens:0});function xe(t,e){let s=[...t.bytes,...Fr(e)],n=pl(s),r=s.slice(
0,s.length-n);return{text:cl.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:ve}}var fe=t=>Fr(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),ul=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
hl=["space","newline","tab","control","text"];function St(t){return[...t.matchAll(ul)].map(e=>({kind:hl[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var Tt=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),ml=t=>t&&`⁨${t}⁩`,we=t=>t.replace(/[\u2068\u2069]/g,"");function Z(t){return ml(St(t).map(
({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?Tt(s):s).join(""))}var C=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),Et="–",ye=t=>(e,s)=>e==null||!Number.isFinite(e)?Et:t(e,s);function vl(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var Ce=ye((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return vl(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),F=ye((t,e)=>t>0&&t<1e-4?"<0.0001":Ce(t,e)),D=ye(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function se(t,e){let s=l=>[t,e].map(c=>Ce(c,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),o=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return o?[t,e].map(l=>l.toFixed(i)):r}var M=ye(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),Q=ye(t=>t.toFixed(t<9.995?2:1)+"×"),j=ye((t,e=2)=>t.toFixed(e)),Tn=ye(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),ie=ye(t=>t.toLocaleString("en")),En=ye(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),N=ye(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var Wr=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,s)=>s%2?f("bdi",{translate:"no"},e):e);function f(t,e,...s){let n=document.createElement(t),{on:r={},...o}=e;
Object.entries(r).forEach(([i,l])=>n.addEventListener(i,l));for(let[i,l]of Object.entries(o))l===!0?n.setAttribute(i,""):l!==!1&&l!=null&&n.setAttribute(i,we(String(
l)));return n.append(...s.flatMap(i=>i==null?[]:typeof i=="string"?Wr(i):[i])),n}function z(t,e){t.textContent!==we(e)&&(t instanceof Element?t.replaceChildren(
...Wr(e)):t.textContent=we(e))}function G(t,e,s){s==null?t.removeAttribute(e):t.getAttribute(e)!==we(String(s))&&t.setAttribute(e,we(String(s)))}function Br(t,e,s,n){
let r=s.bottom-e.bottom+4,o=s.top-e.top-48;r>0?t.scrollTop=n*Math.ceil((t.scrollTop+r)/n):o<0&&(t.scrollTop=n*Math.floor((t.scrollTop+o)/n))}function Ur(t,e=!1){return St(t).map(({kind:s,text:n})=>{if(s==="text")return document.createTextNode(n);if(s==="control")return f("span",{class:"sv-control"},Tt(
n));let r=e&&s!=="space";return f("span",{class:`sv-${s}${r?" sv-marked":""}`},r?"":n)})}var $e=class{constructor(e){this.host=e}host;probe=f("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let s=this.cache.get(e);if(s!==void 0)return s;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},Ae=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var gs="#term-",fl=`[data-term], a[href^="${gs}"]`,fs=12,zn=8;function Ee(t,e){return f("button",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"d\
ialog"},e)}var Mn=class{terms;node;held;say;name;close;definition;formula;sources;see;opener;constructor(){this.terms=new Map,this.node=null,this.held=null,document.
addEventListener("pointerdown",()=>{this.held=this.shown?this.opener:null},!0),document.addEventListener("click",e=>this.click(e)),["pointerover","focusin"].forEach(
e=>document.addEventListener(e,s=>this.hint(s)))}teach(e){this.say=be(e),this.terms=new Map((e.glossary||[]).map(s=>[s.term,s])),this.showNamed()}showNamed(){let{
hash:e,pathname:s,search:n}=window.location,r=e.startsWith(gs)&&this.terms.get(e.slice(gs.length));r&&(window.history.replaceState(window.history.state,"",s+n),
this.show(r,document.querySelector("h1")??document.body))}get shown(){return!!this.node?.matches(":popover-open")}named({target:e}){let s=e instanceof Element?e.
closest(fl):null;if(!(s instanceof HTMLElement)||s.closest("[data-glossary]"))return null;let n=this.terms.get(s.dataset.term??s.getAttribute("href")?.slice(gs.
length)??"");return n?{opener:s,entry:n}:null}hint(e){let s=this.named(e);s&&!s.opener.parentElement?.closest("[title]")&&G(s.opener,"title",s.entry.definition)}click(e){
let s=this.named(e);if(!s)return;let{opener:n,entry:r}=s;e.preventDefault(),!(this.held===n&&e.detail)&&this.show(r,n)}build(){let{say:e}=this;this.name=f("h2",
{id:"term-name"}),this.close=f("button",{type:"button",class:"sv-popover-close",on:{click:()=>this.node?.hidePopover()}},"×"),this.definition=f("p",{}),this.formula=
f("p",{class:"sv-formula"}),this.sources=f("p",{class:"sv-note"}),this.see=f("p",{class:"sv-note"});let s=f("div",{class:"specviz sv-popover",popover:"auto",role:"\
dialog",tabindex:-1,"aria-labelledby":this.name.id},f("div",{class:"sv-popover-head"},this.name,this.close),this.definition,this.formula,this.sources,this.see);
return this.close.setAttribute("aria-label",e("term.close")),document.body.append(s),s}show(e,s){let n=this.node=this.node??this.build();n.dataset.shows=e.term,
this.fill(e),n.contains(s)||(this.opener=s,n.classList.toggle("sv-standalone",!!s.closest(".sv-standalone")),n.showPopover(),this.place(n,s.getBoundingClientRect())),
n.focus({preventScroll:!0})}fill({name:e,definition:s,formula:n,sources:r,see:o}){let{say:i}=this;z(this.name,e),z(this.definition,s),this.formula.hidden=!n;let l=/\bq\b/.
test(n)?[f("span",{class:"sv-symbols"},i("term.symbols"))]:[];this.formula.replaceChildren(f("span",{class:"sv-spoken"},`${i("term.formula")} `),n,...l);let c=({
name:p,url:u})=>f("a",{href:u,target:"_blank",rel:"noreferrer"},p);this.list(this.sources,i("term.source"),r.map(c)),this.list(this.see,i("term.see"),o.flatMap(
p=>{let u=this.terms.get(p);return u?[Ee(p,u.name)]:[]}))}list(e,s,n){e.hidden=!n.length,e.replaceChildren(`${s} `,...n.flatMap((r,o)=>o?[this.say("comma"),r]:[
r]))}place(e,{left:s,top:n,bottom:r}){let{offsetWidth:o,offsetHeight:i}=e,{clientWidth:l,clientHeight:c}=document.documentElement,p=r+zn+i+fs<=c||n<c-r,u=Math.max(
fs,Math.min(s,l-o-fs)),h=p?r+zn:Math.max(fs,n-zn-i);Object.assign(e.style,{left:`${u+window.scrollX}px`,top:`${h+window.scrollY}px`})}},Vr=new Mn;var R=({settings:t})=>(t.tree??"chain")!=="chain",K=({drafts:t})=>t.some(({parent:e})=>e!=null),ae=(t,e)=>t[e].parent??e-1,zt=(t,e)=>e<0?[]:[...zt(t,ae(t,e)),e];
function le(t){let e=[];return t.forEach((s,n)=>{let r=ae(t,n);e.push(r<0?0:e[r]+1)}),e}var Ue=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function Gr(t){
let e=le(t);return t.flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function Kr({drafts:t}){let e=Ue(t);if(!K({drafts:t}))return e.
length;let s=e.at(-1)??-1;return t.flatMap(({parent:r},o)=>r===s?[o]:[]).at(-1)??t.length}function Yr(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===
r?[l]:[]).forEach((i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,count:s+1}}var Mt=(t,e)=>({name:t,index:e}),gl=["medusa","dflash","lookup"],Jr=({drafts:t},{settings:e})=>gl.includes(t[0]?.source??e.drafter)&&!K({drafts:t});function Pe({
drafts:t,final:e,together:s}){let n=Gr(t),r=t.filter(o=>o.verdict==="accepted").length;return[...Xr({drafts:t,together:s}).map(o=>Mt("draft",o)),Mt("verify",0),
...n.map(o=>Mt("test",o)),...r<t.length?[Mt("discard",r)]:[],...e?[Mt("final",t.length)]:[]]}var Rn=({drafts:t,together:e})=>Xr({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Xr({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=le(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var Rt=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function bl(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&K(n)){let i=le(r);return t.map(
(l,c)=>c<r.length&&i[c]===i[s]?"guessed":l)}let o=e==="draft"?"guessed":e==="test"?r[s].verdict:Rt(n);return t.map((i,l)=>l===s&&o?o:i)}function Zr(t,e){let s=Pe(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,o)=>bl(r,o,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function On(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=Pe(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function Qr(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:Pe(t[e-1]).length-1}:{round:0,phase:0}}function Ot(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=Pe(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var Lt=["token","block","match","typical","top-k","threshold"],xl=["typical","top-k","threshold"],E=({settings:t})=>t.rule??"token",Y=t=>xl.includes(t),ne=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),te=t=>t?.chance??ne(t),Ve=(t,e)=>Y(e)&&[0,1].includes(te(t)??-1);function nt(t){if(t.draw==null)return"\
kept";let e=t.draw;return e<(te(t)??1)?"passed":e<(ne(t)??1)?"kept":"rescued"}function eo(t,e){let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;
let o=Math.min(1,r*s/n),i=e===t.length-1,l=i?o:t[e+1].excess;return l==null||l+1-o<=0?null:{weight:o,excess:l,last:i}}var rt=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),Ge=(t,e)=>t==="untested"&&E(e)==="block"&&!R(e)?"dropped":t,to=({rule:t="token"})=>t==="token"?null:t;function so(t,e){let{token:s,target:n,weight:r,
excess:o}=t;return e==="match"?{weight:1,taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,mass:o??null}}var ot=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
bs=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},ee=({run:t,moment:e})=>t?
t.length-e.round:0,ke=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function xs({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function re({run:t,moment:{round:e,phase:s}}){return t&&s?Zr(t.rounds[e],s):null}function je(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let o=re(t)?.looks[e.index]??"absent";return o==="absent"?null:{...r,kind:o,open:!0}}
var at=(t,e)=>t===e||!!(t&&e&&t.round===e.round&&t.index===e.index);function He(t){return je(t,t.pinned)?{at:t.pinned,how:"pinned"}:je(t,t.hovered)?{at:t.hovered,
how:"preview"}:wl(t)||Sl(t)}function ro(t){let{run:e,moment:s,pinned:n,following:r,playing:o,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:h,view:v,opening:m,
rested:g}=t;return{...s,rounds:e?e.length:0,selected:He(t).at,pinned:n,following:r,playing:o,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:h,view:v,opening:m,
rested:g}}function wl(t){let{run:e,moment:s,entered:n}=t,r=re(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;
let o=s.round-1;return{at:{round:o,index:oo(e,o)},how:"now"}}var oo=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),yl=16,no=[.25,.75],
kl=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&nt(e)==="rescued"),_l=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(ne(e)??
1)),Ct=(t,e)=>e==="block"?kl(t):Y(e)?_l(t):-1,Ln=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function ws(t){let e=({verdict:i,
target:l,draft:c})=>i==="rejected"&&l!==null&&c!==null&&l>=no[0]*c&&l<=no[1]*c,s=t.rounds.findIndex(i=>Ct(i,E(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(
i).emitted>=yl,r=t.rounds.flatMap((i,l)=>Ln(i)?[l]:[]),o=i=>t.rounds[i].drafts.some(e);return r.find(i=>o(i)&&n(i))??r.find(n)??r.find(o)??r[0]??null}function Cn({
rounds:t,trace:e}){let s=({drafts:l})=>l.some(({verdict:c})=>c==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.
length>n.drafts.length,o=t.findLastIndex(l=>r(l)&&s(l)),i=o>=0?o:t.findLastIndex(r);return i>=0?i:null}var ao=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&
s&&n==="running"&&!r&&e.round===t.length?Cn(t):null,Ke=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function Sl(t){let e=Ke(t),{run:s}=t;if(!s||!s.rounds[e])
return{at:null,how:"newest"};let n=Ct(s.rounds[e],E(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:o})=>o===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:oo(s,e)},how:"newest"}}var ys=({trace:t})=>t.settings.gamma>0&&!R(t),An=({round:t,index:e})=>`${t}.${e}`;function Pn({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let o=Pe(t.rounds[n])[r],i={round:n,index:o.index};return o.name==="test"&&!(An(i)in s)?i:null}function At(t){let e=re(t)?.phase;if(!e||e.name!==
"test")return null;let s=An({round:t.moment.round,index:e.index});return s in t.answers?s:null}var Pt=t=>t.predicting&&t.looking!==null&&t.looking===At(t),_e=t=>Pt(
t)?null:Pn(t,t.moment);function io({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],o=E(t.trace)==="block"?null:te(r),i=An(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:o}},looking:i}}function jt({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var lo=(t,e)=>jt(t)&&e?.kind==="lit",$n=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,$t=(t,e)=>(t-(e?1:0))**2;function co(t){let e=t.flatMap(({said:r,kept:o,
threshold:i})=>r===null?[]:[{chance:r,kept:o,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:o})=>r===null?[]:[{threshold:r,kept:o}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:o})=>r>.5===o).length,brier:$n(e.map(({chance:r,kept:o})=>$t(r,o))),known:n.length,truth:$n(n.
map(({threshold:r,kept:o})=>$t(r,o))),best:$n(n.map(({threshold:r})=>r*(1-r)))}}function po(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:j(t.brier),truth:j(t.truth),best:j(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,o=t.brier<.25?"good":t.brier>.25?"bad":"even";return[C(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":o}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var ks=class{constructor(e){this.viewer=e}toggle(){let{state:e,player:s,store:n,predict:r,node:o}=this.viewer;if(e.run){if(!ys(e.run)){r.refuse(e.run);return}s.
halt(),n.set({predicting:!e.predicting,taught:!1}),e.predicting?(r.button.checkVisibility()?r.button:o.querySelector("[data-button=play]"))?.focus():this.begin(
e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ke(e.state)&&!_e(e.state)&&e.forward("step")}begin(e){let{viewer:s}=this;!ee(s.state)&&e.over&&s.player.seek(ot.moment),
s.toggle(),s.predict.focus()}leavesVerdict(){let{viewer:e}=this,s=Pt(e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&_e(e.state)!==null}answer(e){
let{state:s,store:n,player:r}=this.viewer,o=_e(s);o&&(n.set(io(s,o,e)),r.forward("step"))}};var Tl=1.96,El=300;function jn(t,e){let s=t/e,n=Tl**2/e,r=(s+n/2)/(1+n),o=Math.sqrt((s*(1-s)+n/4)*n)/(1+n);return{share:s,low:Math.max(0,r-o),high:Math.min(1,r+
o),tested:e}}function Hn(t){let e=t.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),s=t.filter(n=>!K(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:o,verdict:i,confidence:l},c)=>{let p=e?l:r[c]?.candidates.find(([u])=>u===o)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:s}}function uo(t,e){let s=E({settings:t});return s==="token"||s==="match"&&!e||t.temperature===0}function ho(t){let e=t.length<El?5:10;return Array.
from({length:e},(s,n)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),o=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:n/e,to:(n+1)/e,mean:o,
...jn(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:s})=>s)}var Ye,U,qn,mo,Nn=Object.is,_s=0,_o=[],In=[],V=$,vo=V.__b,fo=V.__r,go=V.diffed,bo=V.__c,xo=V.unmount,wo=V.__;function qt(t,e){V.__h&&V.__h(U,t,_s||e),_s=0;var s=U.
__H||(U.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function H(t){return _s=1,zl(Eo,t)}function zl(t,e,s){var n=qt(Ye++,2);if(n.t=t,!n.__c&&
(n.__=[s?s(e):Eo(void 0,e),function(o){var i=(n.__N||n.__)[0],l=n.t(i,o);Nn(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=U,!U.__f)){U.__f=!0;var r=U.shouldComponentUpdate;
U.shouldComponentUpdate=function(o,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=o;if(c.__.some(function(v){v.__N&&(p=!0,Nn(v.__[0],v.__N[0])||(u=!0))}),
r){var h=r.call(this,o,i,l);return p?h||u:h}return!p||u}}return n.__}function So(t,e){var s=qt(Ye++,3);!V.__s&&Fn(s.__H,e)&&(s.__P=!0,s.__=t,s.u=e,U.__H.__h.push(
s))}function A(t,e){var s=qt(Ye++,4);!V.__s&&Fn(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,U.__h.push(s))}function O(t){return _s=5,qe(function(){return{current:t}},[])}function qe(t,e){var s=qt(Ye++,7);return Fn(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function To(t){var e=U.context[t.__c],s=qt(Ye++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(U)),e.props.value):t.__}function Ml(){var t;do{for(;t=In.shift();)try{Ht(t)}catch(s){V.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=_o.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ht),e.__h.
some(Dn),e.__h=[]}catch(s){e.__h=[],V.__e(s,t.__v)}}}while(In.length)}V.__b=function(t){U=null,vo&&vo(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
wo&&wo(t,e)},V.__r=function(t){fo&&fo(t),Ye=0;var e=(U=t.__c).__H;e&&(qn==U?U.__h=[]:(e.__h.some(Ht),e.__h.some(Dn),Ye=0),e.__h=[],e.__.some(function(s){s.__N&&
(s.__=s.__N),s.u=s.__N=void 0})),qn=U},V.diffed=function(t){go&&go(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&ko(_o.push(e)),e.__H.__.some(function(s){s.u&&(s.
__H=s.u)})),qn=U=null},V.__c=function(t,e){e.some(function(s){try{s.__h.some(Ht),s.__h=s.__h.filter(function(n){return!n.__||Dn(n)})}catch(n){s.__h=[function(){
throw n}]}}),bo&&bo(t,e)},V.unmount=function(t){xo&&xo(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,ko(In.push(r))}else Ht(r)}catch(o){e=o}}),n.__H=void 0,e&&V.__e(e,n.__v))};var yo=typeof requestAnimationFrame==
"function";function Rl(t){var e,s=function(){clearTimeout(n),yo&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);yo&&(e=requestAnimationFrame(s))}function ko(t){
t!=1&&mo==V.requestAnimationFrame||((mo=V.requestAnimationFrame)||Rl)(Ml)}function Ht(t){var e=U,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),U=e}function Dn(t){
var e=U;t.__c=t.__(),U=e}function Fn(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!Nn(s,t[n])})}function Eo(t,e){return typeof e=="function"?e(
t):e}var Ol=Symbol.for("pv"),Ll=0;function a(t,e,s,n,r,o){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Ol,__v:--Ll,__i:-1,__u:0};return(r||o)&&(p.__source=r,p.__self=o),$.vnode&&$.vnode(p),p}function Ne(){let t=O(null),[e,s]=H(0);return A(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let o=new ResizeObserver(r);return o.observe(n),()=>o.disconnect()},
[]),[t,e]}function Ss({label:t,heads:e,rows:s,hidden:n}){let[r,o]=H(!1);return a("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>o(i.open),children:[
a("summary",{children:d("chart.table")}),a("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:a("table",{children:[a("thead",{children:a(
"tr",{children:e.map(i=>a("th",{scope:"col",children:i}))})}),a("tbody",{children:r&&s.map(i=>a("tr",{children:i.map(l=>a("td",{children:l}))}))})]})})]})}var Ts=196,Es=40,zo=10,Mo=10,Wn=40,Cl=[0,.5,1],it=10;function Bn({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[o,i]=Ne(),l=u=>Es+u*(i-Es-zo),c=u=>Mo+
(1-u)*(Ts-Mo-Wn),p=t.filter(({tested:u})=>u>=it);return a("div",{class:"sv-dots",role:"img","aria-label":n,ref:o,children:[i>0&&a("svg",{width:i,height:Ts,"aria\
-hidden":"true",children:[Cl.map(u=>a(T,{children:[a("line",{class:"sv-dots-grid",x1:Es,x2:i-zo,y1:c(u),y2:c(u)}),a("text",{x:Es-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?a("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):a("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),s.map(({at:u,label:h})=>a("text",{x:l(u),y:Ts-Wn+15,"text-anchor":u<1?"middle":"end",children:h})),t.map(u=>a(T,{children:[a("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),a("circle",{class:u.tested<it?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),a("tex\
t",{class:"sv-dots-count",x:l(u.at),y:Ts-Wn+28,"text-anchor":"middle",children:u.tested})]}))]}),a("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var Oo=jr(null);function ce(){let t=To(Oo),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function q(){let t=ce();return{...t,run:t.state.run}}
var Nt=(t,e,s)=>me(a(Oo.Provider,{value:t,children:e}),s),de=({node:t})=>a("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),zs=class extends Re{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return a(T,{children:this.props.children})}},P=({name:t,...e})=>a("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e}),Ro=/\u2068([^\u2069]*)\u2069/,Lo=t=>Array.isArray(t)?t.map(Lo):typeof t!="string"||!Ro.test(t)?t:t.
split(Ro).map((e,s)=>s%2?a("bdi",{translate:!1,children:e}):e),$l=$.vnode;$.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?e.
children=Lo(e.children):typeof e[s]=="string"&&(e[s]=we(e[s]))}$l?.(t)};var Ms=["accepted","rejected","untested"],Al=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:M(t)}));function Pl(t){let e=Array.from({length:Math.max(0,...t.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:n})=>{K({drafts:n})?jl(n).forEach((r,o)=>{e[o][r]+=1}):n.forEach((r,o)=>{e[o][r.verdict]+=
1})});let s=e.findLastIndex(n=>Ms.some(r=>n[r]));return e.slice(0,s+1)}function jl(t){let e=le(t);return Array.from({length:Math.max(...e)+1},(s,n)=>{let r=t.filter(
(o,i)=>e[i]===n).map(({verdict:o})=>o);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Hl(t){let e=t.map(r=>r.drafts.
filter(o=>o.verdict==="accepted").length),s=t.map(({drafts:r})=>K({drafts:r})?Math.max(...le(r))+1:r.length),n=Array(Math.max(0,...s)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var Co=({columns:t,says:e})=>a("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,
parts:r})=>a("div",{class:"sv-column",children:[a("span",{class:"sv-column-value",children:n}),a("span",{class:"sv-column-bar",children:r.map(([o,i])=>a("span",
{"data-kind":o,style:`--n:${i}`}))}),a("span",{class:"sv-column-label",children:s})]}))}),Rs=({heading:t,means:e,says:s,heads:n,rows:r,children:o})=>a("figure",
{class:"sv-figure-block",children:[a("h3",{children:a(P,{name:e,children:t})}),o,a("p",{class:"sv-note",children:s}),a(Ss,{label:t,heads:n,rows:r})]}),$o=(t,e)=>d(
"calibration.between",{from:M(t),to:M(e)}),Ao=({share:t,low:e,high:s,tested:n})=>[M(t),$o(e,s),n],Po=t=>t.some(({tested:e})=>e<it)&&d("given.hollow",{few:it});function ql({
slots:t,rounds:e}){let s=t.filter(({accepted:l,rejected:c})=>l+c>0),n=s.length,r=t.length===1?"aria_one":n===1?"aria_first":"aria",o=(l=0)=>M(l/e),i=t.length?d(
`slots.${r}`,{first:o(t[0].accepted),last:o(s[n-1]?.accepted),n}):d("slots.none");return a(Rs,{heading:d("slots.heading"),means:"acceptance_by_position",says:i,
heads:[d("slots.slot"),...Ms.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(({accepted:l,rejected:c,untested:p},u)=>[u+1,l,c,p,o(l),
M(l/(l+c))]),children:[a(Co,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:o(l.accepted),parts:Ms.map(p=>[p,l[p]/e])}))}),a("ul",{class:"sv-legend",children:Ms.
map(l=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function Nl({slots:t}){let e=t.flatMap(({accepted:c,rejected:p},u)=>{
let h=(u+.5)/t.length;return c+p?[{...jn(c,c+p),x:h,at:h,label:String(u+1)}]:[]}),s=e.filter(({tested:c})=>c>=it),[n,r]=[s[0],s[s.length-1]],o=s.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&d("given.ends",{first:n.label,last:r.label,first_share:M(n.share),last_share:M(r.share)}),l=e.length?
C(i,d(`given.${o}`),Po(e)):d("slots.none");return a(Rs,{heading:d("given.heading"),means:"acceptance_by_position",says:l,heads:[d("slots.slot"),d("slots.of_judg\
ed"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...Ao(c)]),children:a(Bn,{dots:e,axis:{title:d("given.axis"),ticks:e},says:l})})}function Il({
counts:t,rounds:e}){let s=Math.max(...t),n=t.reduce((i,l,c)=>i+l*c,0)/e,r=t.flatMap((i,l)=>i===s?[l]:[]),o=d(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:j(n),commonest:r.join(d("comma")),count:s,rounds:e});return a(Rs,{heading:d("lengths.heading"),means:"mean_acceptance_length",says:o,heads:[d("length\
s.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:a(Co,{says:o,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,s)]]}))})})}function Dl({run:t,shown:e}){let s=Hn(t.rounds);if(!s.tests.length)return null;let n=d("calibration.heading");if(!uo(t.trace.settings,s.headed))
return a("figure",{class:"sv-figure-block",children:[a("h3",{children:a(P,{name:"calibration",children:n})}),a("p",{class:"sv-note",children:d("calibration.othe\
r_rule",{rule:d(`rules.name.${E(t.trace)}`)})})]});let{headed:r,tests:o}=Hn(t.rounds.slice(0,e)),i=r?"head":"own",l=ho(o).map(h=>({...h,x:h.mean,at:(h.from+h.to)/
2})),c=o.reduce((h,{chance:v})=>h+v,0)/o.length,p=o.filter(({accepted:h})=>h).length/o.length,u=l.length?C(d(`calibration.${i}`),d("calibration.sum",{mean:M(c),
share:M(p),tested:o.length}),d("calibration.equal"),Po(l)):d("slots.none");return a(Rs,{heading:n,means:"calibration",says:u,heads:[d("calibration.predicted"),d(
"calibration.mean"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:l.map(h=>[$o(h.from,h.to),M(h.mean),...Ao(h)]),children:a(Bn,{dots:l,axis:{
title:d(`calibration.axis.${i}`),ticks:Al},says:u,diagonal:!0})})}function jo(t){let{run:e,shown:s}=t,n=e.rounds.slice(0,s),r=Pl(n);return a("section",{class:"s\
v-section",children:e.width>0&&a(T,{children:[a("div",{class:"sv-section-head",children:a("h2",{children:d("breakdown.heading")})}),a("div",{class:"sv-breakdown\
-charts",children:[a(ql,{slots:r,rounds:s}),a(Nl,{slots:r}),a(Il,{counts:Hl(n),rounds:s}),a(Dl,{...t})]})]})})}var Fl={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Wl=["draft","verify","accept"];function lt({plain:t}){let e=(s,n)=>a("li",{children:[
a("span",{class:"sv-swatch","data-part":s}),a(P,{name:Fl[s],children:n})]});return a("ul",{class:"sv-legend",children:[Wl.map(s=>e(s,d(`part_key.${s}`))),t&&e("\
plain",t)]})}var qo=["draft","verify","accept"],Bl=["plain","speculative","bursts"];function Ul(t,e){let s=t.folds.cost(e);if(!s||!s.plain)return null;let n=t.folds.at(t.folds.
compared(e)),r=n.emitted/n.rounds,o={draft:s.draft*r,verify:s.verify*r,accept:s.accept*r},i=o.draft+o.verify+o.accept;return{parts:o,round:i,length:r,steps:i/s.
plain,speedup:t.folds.measured(e)}}var No=t=>Object.fromEntries(qo.map(e=>[e,N(t[e])]));function Vl(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,r=qo.reduce((l,c)=>s[l]>=s[c]?l:c),[o,i]=[j(e.steps),j(e.length)];return C(d("costs.round",{round:N(
e.round),steps:o,length:i,...No(s)}),n===null?d("headline.impossible"):d(n>=1?"costs.faster":"costs.slower",{steps:o,length:i,speedup:Q(n),blame:d(`part.${r}`)}))}
var Ho=({way:t,parts:e,most:s})=>a("div",{class:"sv-cost",children:[a("span",{children:d(`race.${t}`)}),a("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>a("span",{"data-part":n,style:`--n:${r/s}`}))}),a("span",{class:"sv-cost-value",children:N(Object.values(e).reduce((n,r)=>n+r,0))})]});function Gl({
plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,accept:n},o=e+s+n,i=Math.max(t,o);return a("div",{class:"sv-costs",role:"img","aria-label":d("costs.\
aria",{plain:N(t),total:N(o),...No(r)}),children:[a(Ho,{way:"plain",parts:{plain:t},most:i}),a(Ho,{way:"speculative",parts:r,most:i})]})}function Io({run:t,shown:e}){
let s=t.folds.cost(e),n=Ul(t,e),r=t.folds.gaps(e);return a("section",{class:"sv-section",children:a("div",{class:"sv-costs-columns",children:[a("div",{class:"sv\
-costs-block",children:[a("div",{class:"sv-section-head",children:a("h2",{children:d("costs.heading")})}),s&&n&&a(Gl,{...s}),a(lt,{}),a("p",{class:"sv-note",children:Vl(
t,n)})]}),a("div",{children:[a("div",{class:"sv-section-head",children:a("h2",{children:d("waits.heading")})}),a("div",{class:"sv-table sv-waits",children:a("ta\
ble",{children:[a("thead",{children:a("tr",{children:[a("td",{}),a("th",{scope:"col",children:d("waits.p50")}),a("th",{scope:"col",children:d("waits.p95")})]})}),
a("tbody",{children:Bl.map(o=>a("tr",{children:[a("th",{scope:"row",children:d(`waits.${o}`)}),a("td",{children:N(r[o]?.p50)}),a("td",{children:N(r[o]?.p95)})]}))})]})}),
a("p",{class:"sv-note",children:d("waits.means")})]})]})})}var Os=260,It=52,Un=14,Do=22,Fo=42,Kl=.001,Wo=Kl/1.6,Yl=[.001,.01,.1,1],Jl=[10,100,1e3,1e4],Xl=[["lossy",2],["exact",1]],Bo=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function Zl({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return a("g",{class:"sv-convergence-line","data-rule":t,children:[
a("polyline",{points:Bo(e)}),t==="exact"?a("circle",{cx:n,cy:r,r:5}):a("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),a("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:d(`frequencies.${t}`)})]})}function Uo({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
o,i]=Ne(),l=Math.log(s[s.length-1]/s[0]),c=h=>It+Math.log(h/s[0])/l*(i-It-Un),p=h=>Do+Math.log(1/Math.max(h,Wo))/Math.log(1/Wo)*(Os-Do-Fo),u=h=>t.map((v,m)=>[c(
s[m]),p(v[h])]);return a("div",{class:"sv-convergence",role:"img","aria-label":r,ref:o,children:i>0&&a("svg",{width:i,height:Os,"aria-hidden":"true",children:[Yl.
map(h=>a(T,{children:[a("line",{class:"sv-convergence-grid",x1:It,x2:i-Un,y1:p(h),y2:p(h)}),a("text",{x:It-6,y:p(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
Jl.map((h,v)=>a("text",{x:c(h),y:Os-Fo+18,"text-anchor":["start","middle","middle","end"][v],children:h.toLocaleString("en")})),a("text",{class:"sv-convergence-\
title",x:(It+i-Un)/2,y:Os-6,"text-anchor":"middle",children:d("frequencies.axis")}),a("polygon",{class:"sv-convergence-band",points:Bo([...u(1),...u(0).reverse()])}),
Xl.map(([h,v])=>a(Zl,{rule:h,width:i,points:e.slice(0,n).map(m=>[c(m[0]),p(m[v][2])])},h))]})})}var Vn=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:M(t);var oe=({text:t,oneLine:e=!1})=>a(T,{children:St(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return a("span",{class:"sv-control",children:Tt(
n)});let r=e&&s!=="space";return a("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})})});var Ql=["token","top-k","threshold"],pe=(t,e)=>e&&t!==void 0?t/e:null;function ec({drafts:t,positions:e=[]}){let s=t.map((r,o)=>({...r,overlap:e[o]?.overlap??null}));
return K({drafts:t})?e.length?[...new Set(s.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>tc(s.filter(({parent:o})=>o===r))):[]:s.slice(
0,t.filter(({verdict:o})=>o!=="untested").length).flatMap(({overlap:o})=>o===null?[]:[o])}function tc(t){let[e,s]=[0,1];for(let n of t){let r=ne(n);if(n.overlap===
null||r===null)return[];e+=s*n.overlap,s*=1-r}return[e]}function sc(t,e){if(Ql.includes(e))return!1;let s=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==s.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var nc=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function rc(t){let e=t.drafts.filter(s=>s.verdict==="accepted").map(s=>s.token);return t.final?[...e,t.final.
token]:e}function oc(t,e,s){let n=l=>e.drafts.filter(c=>c.verdict===l).length,r=n("accepted"),o=n("rejected"),i=ec(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+o,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-o,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,c)=>l+c,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(sc(e.drafts,s)?1:0)}}var Je=t=>t.draft+t.verify+t.accept;function Ls(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var Gn=t=>t.length?{p50:Ls(t,50),p95:Ls(t,95)}:null,ac=12,ic=.25,lc=1+1e-9;function cc(t){if(t.length<ac)return null;let e=t.slice(1).map((s,n)=>Math.
abs(s-t[n]));return pe(Ls(e,75),Ls(t,50))}var Cs=class{constructor(e){this.temperature=e.temperature,this.rule=E({settings:e}),this.sums=[nc],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(oc(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...rc(
e)),this.bursts.push(Je(e.times)),this.match()}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+s),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let s=Math.min(e,this.sums.length-1);for(;s>0&&this.sums[s].emitted>this.plain.tokens.length;)s-=1;return s}speedup(e){let s=this.sums[this.compared(e)];return pe(
this.plain.until[s.emitted],Je(s))}impossible(e){let s=this.sums[this.compared(e)],n=this.speedup(e);return s.drafted>0&&n!==null&&n>lc*(s.emitted/s.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let s=this.sums[this.compared(e)];return s.emitted?{draft:s.draft/s.emitted,verify:s.verify/s.emitted,accept:s.
accept/s.emitted,plain:this.plain.until[s.emitted]/s.emitted}:null}gaps(e){let s=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:Gn(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:Gn(s.flatMap((r,o)=>[r,...Array(n(o)-1).fill(0)])),bursts:Gn(s)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let s=cc(this.plain.seconds.slice(0,this.at(e).emitted));return s!==null&&s>ic?{jitter:s}:null}agreement(e){let s=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!s?null:{compared:s,first_difference:this.matched<s?this.matched:null}}summary(e=this.sums.length-1){let s=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,s.emitted);return{rounds:s.rounds,drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,untested:s.
untested,emitted:s.emitted,acceptance_rate:pe(s.accepted,s.accepted+s.corrected),draft_efficiency:pe(s.accepted,s.drafted),mean_acceptance_length:pe(s.emitted,s.
rounds),mean_overlap:s.otherwise?null:pe(s.overlap,s.overlaps),tokens_per_second:pe(s.emitted,Je(s)),plain_tokens_per_second:pe(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var dc=Object.freeze({tokens:[],seconds:[]}),pc=/^<\|?\w+\|?>$/,uc=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,ct=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=ve;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new Cs(e.settings),this.width=e.settings.gamma;for(let s of this.promptTokens()){
let{text:n,pending:r}=xe(this.pending,this.piece(s));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,s=this.piece(e[0]);return typeof s=="string"&&pc.test(s)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return s.tokens.findIndex(r=>r===n||uc.test(String(this.piece(r))))}append({from:e=this.length,rounds:s=[],plain:n=dc,plain_from:r=this.trace.plain.tokens.length,
pieces:o,...i}){let{trace:l}=this,c=l.plain;if(e>this.length||n.tokens.length&&r>c.tokens.length)return!1;Object.assign(l.pieces,o),s.slice(this.length-e).forEach(
p=>this.push(p));for(let p=c.tokens.length-r;p<n.tokens.length;p+=1)c.tokens.push(n.tokens[p]),c.seconds.push(n.seconds[p]),this.folds.pushPlain(n.tokens[p],n.seconds[p]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(Jr(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,
n=[];e.drafts.forEach((i,l)=>{let c=ae(e.drafts,l),p=this.slot(i.token,i.verdict,c<0?s:n[c].pending);i.verdict==="accepted"&&(this.pending=p.pending),n.push(p)});
let r=Rt(e),o=e.final&&r&&this.slot(e.final.token,r,this.pending);return o&&(this.pending=o.pending),{slots:o?[...n,o]:n,final:o}}slot(e,s,n){let r=this.piece(e),
{text:o,took:i,pending:l}=xe(n,r),c=o===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:o,took:i,part:c,pending:l}}alone(e){let s=this.piece(e);return typeof s==
"string"?s:xe(ve,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;let o=this.rounds[e],i=o.drafts.filter(p=>p.verdict==="accep\
ted").length,l=s<o.drafts.length,c=l?s:Kr(o);return{...r,number:e,index:s,round:o,accepted:i,judgedAt:c,draft:l?o.drafts[s]:null,judged:o.drafts[c]||null,position:(o.
positions||[])[c]||null}}},Kn=["accepted","correction","bonus","plain"],ze=t=>Kn.includes(t);function $s(t,e){let s=ve;return e.map(n=>{let r=t.piece(n),o=xe(s,r);return s=o.pending,{token:n,text:o.text,piece:r}})}var Xe=({text:t,piece:e})=>t||fe(e);function As(t,e){
let{output:s,plain:n,matched:r}=t.folds,o=Math.min(t.folds.at(e).emitted,n.tokens.length);return{speculative:$s(t,s.slice(0,o)),plain:$s(t,n.tokens.slice(0,Math.
min(o,t.plainEnd+1||o))),compared:o,parts:r<o?r:null}}var hc=["accepted","correction","bonus"],mc=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function Ps({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let o=mc(n);return a("div",{children:[a("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),hc.map(i=>a("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),a("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${Z(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return a("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===s?"":void 0,children:[a("span",{children:a(oe,{text:Xe(i),oneLine:!0})}),a("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),a("span",{"data-came":o[l],children:a(oe,{text:Xe(c),oneLine:!0})})]},l)})})]})}var js=["exact","lossy"],Vo=[1,2,3],vc=3,fc=.3,gc=70,Go=48,bc=5e-4;function xc({candidates:t,rest:e},s){let n=s===1?2:4;if(e[s]===null||e[s]>fc||e[n]===null)return 0;
let r=t.map(l=>l[s]??0);return[...t].sort((l,c)=>(c[s]??0)-(l[s]??0)).slice(0,vc).reduce((l,c)=>l+Math.max(0,(c[n]??0)-(c[s]??0)),0)*(1-r.reduce((l,c)=>l+c*c,0))}
function wc(t){let e=t.trace.settings.temperature?1:3,[s,n]=[0,0];return t.rounds.forEach(({positions:r},o)=>(r||[]).forEach((i,l)=>{let c=t.folds.at(o).emitted+
l,p=c<t.folds.output.length&&c<t.folds.at(o+1).emitted?xc(i,e):0;p>n&&([s,n]=[c,p])})),s}function yc({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,
s)],r=Object.fromEntries(n.map(o=>[o,t.pieces[o]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var kc=0,
Hs=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{
ask:e,offered:s}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),gc)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let s=kc+=1;this.result={number:s,state:"loading",texts:0},this.start=wc(this.run),this.ask("sample",{number:s,tokens:e,
take:this.takes,trace:yc(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Dt=(t=0)=>t.toLocaleString(
"en"),Ko=t=>`${(t*100).toFixed(1)}%`;function _c({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequenci\
es.state.${t}`,{n:Dt(s),of:Dt(n)})}function Sc(t,e,s,n){return d(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:Dt(e),distance:Vn(s),high:Vn(n)})}function Tc(t,e){
let s=t.promptText+$s(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>Go?`…${s.slice(-Go)}`:s;return d(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function Ec({run:t}){let e=As(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?d("lossless.same",{n}):d("lossless.diffe\
r",{n,position:n+1});return a("div",{class:"sv-proof",children:[a("h4",{children:d("frequencies.greedy")}),a("p",{class:"sv-same","data-kind":s?"same":"differ",
children:r}),a(Ps,{texts:e,run:t,says:r})]})}function zc({tally:[t,e],row:s,texts:n,most:r}){return a("td",{children:[a("span",{class:"sv-count-bar",style:`--n:${t[s]/
n/r};--g:${e[s]/n/r}`,children:[a("span",{class:"sv-count-all"}),a("span",{class:"sv-count-guessed"}),a("span",{class:"sv-count-exact"})]}),Ko(t[s]/n)]})}function Mc({
run:t,found:e,seen:s,start:n}){let{rows:r,checkpoints:o,band:i,temperature:l,state:c}=e,p=s?o[s-1]:null,[u,...h]=p??[0],v=Math.max(...r.map(([,b])=>b),...h.flatMap(
([b])=>b.map(k=>k/u))),m=c!=="running"&&s===o.length&&s>0,g=js.map((b,k)=>m?Sc(b,u,h[k][2],i[s-1][1]):""),x=b=>a("th",{scope:"col","data-rule":b,children:d(`fre\
quencies.${b}`)});return a("div",{class:"sv-proof",children:[a("h4",{children:d("frequencies.counted",{t:String(l),n:Dt(u)})}),a("p",{class:"sv-note",children:Tc(
t,n)}),a("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(b=>a("span",{class:"sv-count-key","data-part":b,children:d(`frequencie\
s.${b}`)}))}),a("table",{class:"sv-counts",children:[a("caption",{class:"sv-spoken",children:d("frequencies.caption")}),a("thead",{children:a("tr",{children:[a(
"th",{scope:"col",children:d("frequencies.beginning")}),["target",...js].map(x)]})}),a("tbody",{children:r.map(([b,k],y)=>(b!==null||k>=bc||h.some(([w])=>w[y]))&&
a("tr",{style:`--p:${k/v}`,children:[b===null?a("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):a("th",{scope:"row",translate:!1,children:a(
oe,{text:b,oneLine:!0})}),a("td",{children:Ko(k)}),js.map((w,_)=>p?a(zc,{tally:h[_],row:y,texts:u,most:v},w):a("td",{},w))]},y))})]}),a("p",{class:"sv-note",children:d(
"frequencies.why")}),a("h4",{children:d("frequencies.curve")}),a("p",{class:"sv-note",children:d("frequencies.band")}),a(Uo,{found:e,seen:s,says:C(...g)||d("fre\
quencies.curve")}),a("div",{role:"status",children:js.map((b,k)=>a("p",{class:"sv-told","data-rule":b,children:g[k]}))})]})}function Rc({test:t}){let[e,s]=H(Vo[0]),
{result:n,isRunning:r}=t;return a("div",{class:"sv-sample-controls",children:[a("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:d(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),a("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.leng\
th"),children:Vo.map(o=>a("button",{type:"button",class:"sv-toggle","data-choice":o,"aria-pressed":o===e,disabled:r,onClick:()=>s(o),children:d(o>1?"frequencies\
.first":"frequencies.first_one",{n:o})}))}),a("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":d("frequencies.progress")}),a("p",{class:"\
sv-note",role:"status",children:n&&_c(n)})]})}function Yo({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let o=R(
t.trace);return a("div",{class:"sv-experiment",children:[a("h3",{children:d("frequencies.heading")}),!o&&r>0&&a("p",{class:"sv-note",children:d("frequencies.mea\
ns",{n:Dt(r)})}),!o&&a("p",{class:"sv-note",children:d("frequencies.lossy_means")}),o||!r?a("p",{class:"sv-note",children:n||d("frequencies.trees")}):a(Rc,{test:e}),
s?.greedy&&a(Ec,{run:new ct(s.greedy)}),s?.rows?.length?a(Mc,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function Jo([t,e,s,n,r],o){let i=o?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var Xo=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Yn=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function Ie(t,e=!1){return t.candidates.map(s=>Jo(s,e)).map(s=>({...s,both:Xo(s)}))}
function Zo(t,e,s){let n=new Set(e.map(h=>h.token)),r=Jo(t.rest,s),o=[{...r,both:Xo(r)},...Ie(t,s).filter(h=>!n.has(h.token))],[i,l]=[Yn(o,"target"),Yn(o,"draft")],
c=Yn(e,"both"),u=!s&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var Qo=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function qs(t,e,s=!1,n=8){let r=Ie(t),o=new Map(Ie(t,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>o.get(h)??0,l=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),c=r.sort((h,v)=>l(v)-l(h)).slice(0,n-1).sort((h,v)=>Qo(h,v)||
i(v)-i(h)).map(h=>h.token),p=Ie(t,s),u=c.flatMap(h=>p.find(v=>v.token===h)??[]);return[...u,Zo(t,u,s)]}function Ns(t,e=!1){let s=Ie(t,e).sort(Qo);return[...s,Zo(
t,s,e)]}function ea(t,{weight:e,taken:s,mass:n}){let r=Ie(t),o=n??1-(t.overlap??1);if(o<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-s(l,p??0))/o})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function ta(t){
let[e,s]=[Ie(t),Ie(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var Oc=["plain","speculative"],Lc={float16:.0625,bfloat16:.5},Cc=.001;function $c(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function Ac(t,e,s,n){let r=$c(t,e),o=r?Ns(r,!0):[],[i,l]=[s,n].map(p=>o.find(u=>u.token===p)?.target??null);if(!i)return null;let c=Lc[t.
trace.models.target.dtype]||Cc;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function Pc(t,e,[s,n]){let r=Ac(t,e,s.token,n.token);if(!r)return d("l\
ossless.unknown");let o={mine:Z(Xe(s)),theirs:Z(Xe(n)),p:Ce(r.p[0]),q:Ce(r.p[1]),gap:j(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
d("lossless.unlisted",o):C(d("lossless.gap",o),d(r.gap<=r.limit?"lossless.tie":"lossless.fault",o))}function jc(t,e,{compared:s,parts:n}){return e==="none"?d(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{
n:s}):d(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function Hc(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?d(Y(E(t.trace))?
"rules.lossy":"lossless.sampling"):s===null?d("lossless.greedy"):Pc(t,s,[n[s],r[s]]):""}function qc({way:t,tokens:e,parts:s}){let n=o=>o.map(({text:i})=>i).join(
""),r=s??e.length;return a("div",{class:"sv-twin","data-way":t,children:[a("h3",{children:d(`race.${t}`)}),a("div",{class:"sv-twin-text",translate:!1,children:[
a("span",{children:a(oe,{text:n(e.slice(0,r))})}),s!==null&&a("mark",{class:"sv-parting",children:a(oe,{text:Xe(e[s]),oneLine:!0})}),a("span",{class:"sv-parted",
children:a(oe,{text:n(e.slice(r+1))})})]})]})}function Nc({texts:t}){let e=O(null);return A(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.
max(0,n.offsetTop-s.clientHeight/2):0)},[t.parts]),a("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:Oc.map(s=>a(
qc,{way:s,tokens:t[s],parts:t.parts}))})}function sa({run:t,shown:e,test:s}){let n=As(t,e),r=t.trace.settings.temperature===0,o=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",i=jc(t,o,n),l=a("div",{class:"sv-own",children:[a("p",{class:"sv-verdict","data-kind":o,children:i}),a("p",{class:"sv-note",children:Hc(
t,n)}),n.compared>0&&(r?a(Ps,{texts:n,run:t,says:i}):a(Nc,{texts:n}))]},"own"),c=a(Yo,{run:t,test:s},"test");return a("section",{class:"sv-section",children:[a(
"div",{class:"sv-section-head",children:a("h2",{children:d("lossless.heading")})}),r?[l,c]:[c,l]]})}var Wt=1e-9,Ft=class{list;constructor(){this.list=[]}add(e,s,n,r=ve){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let s=0,n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+Wt?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function na(t,e,s,n){
let{folds:r}=t;for(s.cut(e);s.list.length<e;){let c=s.list.length,p=r.at(c+1),u=t.rows[c].slots.filter(h=>ze(h.kind));s.add(Je(p),p.emitted,u.map(h=>h.text).join(
""))}let{tokens:o,until:i}=r.plain,l=t.over&&e===t.length?o.length:Math.min(o.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let c=n.list.length,{text:p,
pending:u}=xe(c?n.list[c-1].pending:ve,t.piece(o[c]));n.add(i[c+1],c+1,p,u)}}function Bt(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var Jn=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function Ze({label:t,choices:e,chosen:s,choose:n}){return a("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,o])=>a("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:o},r))})}function ra({label:t,choices:e,chosen:s,choose:n}){return a("label",
{class:"sv-choice",children:[t,a("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,o])=>a("option",{value:r,children:o},r))})]})}var Ic=["draft","verify","accept"],Xn=24,oa=28,aa=26,dt=Xn*2+oa+aa,Dc=["1","4","16"],Fc=16e3;function ia({palette:t,time:e,drawn:s,seek:n,...r}){let{run:o,ours:i}=r,
l=r.span||1,[c,p]=Ne(),u=O(null),[h,v]=H("1"),m=Math.min(Fc,Math.floor(p*Number(h))),g=e/l*(m-1);A(()=>{m&&Wc(u.current,t,{...r,span:l},m)},[o,s,m]),A(()=>{c.current.
scrollLeft=g-p/2},[h]),A(()=>{let{scrollLeft:b,clientWidth:k}=c.current;h!=="1"&&(g<b||g>b+k-40)&&(c.current.scrollLeft=g-k/2)},[g]);let x=({offsetX:b})=>{let k=b/
m*l,y=0;for(;y<i.list.length&&Je(o.folds.at(y))<k;)y+=1;n(y)};return a("div",{children:[a("div",{class:"sv-lanes-frame",children:[a("p",{class:"sv-lane-caption",
children:d("race.plain")}),a("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),a("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:a("div",{class:"sv-lanes-picture",children:[a("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${m}px; height: ${dt}px`,onClick:x}),a("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${g.toFixed(1)}px)`}}),a("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(g,m-2).toFixed(1)}px)`}})]})})]}),a("div",{class:"sv-lanes-foot",children:[a(lt,{plain:d("race.key_plain")}),
a(Ze,{label:d("race.zoom"),choices:Dc.map(b=>[b,b==="1"?d("race.fit"):`${b}×`]),chosen:h,choose:v})]})]})}function Wc(t,e,{run:s,span:n,ours:r,plain:o},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==dt*l)&&Object.assign(t,{width:i*l,height:dt*l});let c=t.getContext("2d");if(!c)return;let p=m=>m/
n*(i-1),u=(m,g,x,b,k)=>{let y=p(b)-p(x)>3,[w,_]=[p(x),p(b)].map(S=>y?Math.round(S):S);c.fillStyle=e.get(m),c.fillRect(w,g,Math.max(_-w-(k&&y?1:0),.4),Xn)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,dt),Bc(c,e,{span:n,width:i,at:p});let{until:h}=s.folds.plain;for(let m=1;m<=o.list.length;m+=1)u("plain",0,h[m-1],h[m],!0);let v=0;
s.rounds.slice(0,r.list.length).forEach(({times:m})=>Ic.forEach(g=>{u(g,Xn+oa,v,v+m[g],g==="accept"),v+=m[g]}))}function Bc(t,e,{span:s,width:n,at:r}){let o=Bt(
s,Math.max(2,n/110));t.font=`11px ${Ae}`,t.textBaseline="alphabetic";for(let i=0;i*o<=s;i+=1){let l=Math.round(r(i*o))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,dt-aa+6),t.fillStyle=e.get("quiet");let c=N(Number((i*o).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
n?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?n:l,dt-6)}}var Uc=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Vc=4,Gc=.25,Zn=1e3,Kc={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Yc="M4 2.5v11L13 8z",
Jc="M4 3h3v10H4zM9 3h3v10H9z",la=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Xc=t=>[1,.25,.1].find(e=>t/e>=Vc)??.1;function ca({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-n)*r>Wt);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function Zc({ours:t,plain:e,
measured:s,whole:n,span:r},o){let i={time:N(o),ours:t.tokensAt(o),plain:e.tokensAt(o)};if(!s)return d("race.alone",i);if(!n||o<r-Wt)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:N(c.end),second:N(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function Qc(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,o=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?d(Y(E(t.trace))?"rules.lossy":"race.draws"):
o?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<s.list.length;return C(i,c&&d("race.goes_on",{end:Z(t.alone(t.trace.plain.tokens[l]))}))}function ed({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:N(e),draft:N(s)})}function da({way:t,arrivals:e,
end:s,time:n,measured:r}){let o=O(null),{list:i,tokens:l}=e,c=e.by(n),p=qe(()=>i.slice(0,c).map((u,h)=>a("span",{class:s>=0&&h>s?"sv-ended":void 0,"data-new":h===
c-1&&c<i.length?"":void 0,children:a(oe,{text:u.text})},h)),[i,c,c<i.length,s]);return A(()=>{o.current&&(o.current.scrollTop=o.current.scrollHeight)},[i,c]),a(
"div",{class:"sv-reader","data-way":t,children:[a("div",{class:"sv-reader-head",children:[a("h3",{children:d(`race.${t}`)}),a("span",{class:"sv-quiet",children:r?
c<i.length?d("race.so_far",{n:e.tokensAt(n),of:l}):d("race.done",{n:l,time:N(e.end)}):d("race.unmeasured")})]}),a("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:o,children:p})]})}function td({run:t,shown:e},{span:s,whole:n},r,o,i){let[l,c]=H(r),[p,u]=H(!1),[h,v]=H(!1),m=O({shown:e,
length:t.length}),g=e!==m.current.shown&&t.length===m.current.length;m.current={shown:e,length:t.length},g&&h&&!p&&v(!1);let x=O({limit:o,whole:n,span:s,speed:i});
x.current={limit:o,whole:n,span:s,speed:i};let b=O(null);return So(()=>{if(!p)return;let k=performance.now(),y=requestAnimationFrame(function w(_){let S=x.current,
I=Math.max(0,Math.min((_-k)/1e3,Gc))*S.speed;k=_,c(B=>{let J=Math.min(B+I,S.limit);return S.whole&&J>=S.span&&u(!1),J}),b.current?.checkVisibility()?y=requestAnimationFrame(
w):u(!1)});return()=>cancelAnimationFrame(y)},[p]),{node:b,playing:p,time:h&&!(g&&!p)?Math.min(l,s):r,go(k,y=!1){v(!0),c(k),u(y)},follow:()=>v(!1)}}function sd({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:o,palette:i,seek:l,greedy:c,drawn:p}=s,{ours:u,plain:h}=qe(()=>({ours:new Ft,plain:new Ft}),[]);na(n,o,u,h);let v=n.
folds.plain.tokens.length>0,m=n.over&&u.list.length===n.length,g=Math.max(u.end,h.end),x={ours:u,plain:h,measured:v,whole:m,span:g},b=m&&r===n.length?g:r?u.list[r-
1].at:0,k=t??Xc(g),y=td(s,x,b,m||!v?g:Math.min(u.end,h.end),k),{time:w,playing:_,go:S,follow:I}=y;function B(){let W=w>=g-Wt;la()?S(W?0:ca(x,w,1)):_?S(w):S(W?0:
w,!0)}function J(W){let X=Kc[W.key];X&&(W.preventDefault(),S(ca(x,w,X)))}let yt=Zc(x,w),ue=O("");_||(ue.current=yt);let he=la()?"step":_?"pause":"play";return a(
"section",{class:"sv-section",ref:y.node,children:[a("div",{class:"sv-section-head",children:[a("h2",{children:d("race.heading")}),a("span",{class:"sv-quiet",children:d(
"race.note")})]}),a("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[a("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":he,onClick:B,children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:a("path",{d:he==="pause"?Jc:Yc})}),a("span",
{children:d(`race.${he}`)})]}),a("input",{type:"range",class:"sv-scrubber",min:0,max:Zn,step:1,value:g?Math.round(w/g*Zn):0,"aria-label":d("race.scrubber"),"ari\
a-valuetext":yt,onInput:({currentTarget:W})=>S(Number(W.value)/Zn*g),onKeyDown:J}),a("span",{class:"sv-race-clock",children:d("race.clock",{time:N(w),of:N(g)})}),
a("label",{class:"sv-choice",children:[d("race.speed"),a("select",{value:String(k),onChange:({currentTarget:W})=>e(Number(W.value)),children:Uc.map(([W,X])=>a("\
option",{value:String(W),children:W===1?d("race.real"):X}))})]})]}),a("div",{class:"sv-readers",children:[a(da,{way:"plain",arrivals:h,end:n.plainEnd,time:w,measured:v||
!n.length}),a(da,{way:"speculative",arrivals:u,end:-1,time:w,measured:!0})]}),a("p",{class:"sv-note sv-race-sentence",children:ue.current}),a("p",{class:"sv-not\
e sv-race-texts",children:[a("span",{children:Qc(n,o,x)})," ",a("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!c.offered(),onClick:()=>c.
race(),children:d("race.greedy")})]}),a(ia,{run:n,...x,palette:i,time:w,drawn:p,seek:W=>{I(),l(W)}}),a("p",{class:"sv-note",children:ed(n)})]})}var Qn=new WeakMap,
nd=0;function rd(t){return Qn.has(t)||Qn.set(t,nd+=1),Qn.get(t)}function pa(t){let[e,s]=H(null);return a(sd,{chosen:e,choose:s,...t},rd(t.run))}var pt=220,Qe=44,Ut=12,ua=8,Is=40,od=1.25,ad=1.1,id=90,ha=10,ld=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.speedup(n+1)??0]);function cd(t,e){
if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return d("headlin\
e.impossible");let[s,n]=e[e.length-1],r=e.slice(ha-1).map(([,i])=>i),o={least:ha,low:Q(Math.min(...r)),high:Q(Math.max(...r))};return C(d("chart.last",{tokens:s,
speedup:Q(n)}),r.length>1&&d("chart.range",o))}function dd({points:t,tokens:e,width:s}){let[n,r]=H(null),o=Math.max(od,...t.map(([,x])=>x))*ad,i=x=>Qe+x/e*(s-Qe-
Ut),l=x=>pt-Is-x/o*(pt-Is-ua),[c,p]=t[t.length-1],u=([x])=>Math.abs(i(x)-(n??0)),h=n===null?null:t.reduce((x,b)=>u(x)<=u(b)?x:b),v=Bt(o,5),m=v<.1?2:v<1?1:0,g=Math.
max(1,Bt(e,Math.max(2,(s-Qe)/id)));return a(T,{children:[a("svg",{width:s,height:pt,"aria-hidden":"true",onPointerMove:({currentTarget:x,clientX:b})=>r(b-x.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[Jn(o,v).map(x=>a(T,{children:[a("line",{class:"sv-speedup-grid",x1:Qe,x2:s-Ut,y1:l(x),y2:l(x)}),a("text",{x:Qe-6,y:l(
x)+4,"text-anchor":"end",children:`${x.toFixed(m)}×`})]})),Jn(e,g).map(x=>a("text",{x:i(x),y:pt-Is+16,"text-anchor":"middle",children:x})),a("text",{class:"sv-\
speedup-title",x:(Qe+s-Ut)/2,y:pt-6,"text-anchor":"middle",children:d("chart.x")}),a("line",{class:"sv-speedup-plain",x1:Qe,x2:s-Ut,y1:l(1),y2:l(1)}),a("text",{
x:s-Ut,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),a("polyline",{class:"sv-speedup-line",points:t.map(([x,b])=>`${i(x).toFixed(1)},${l(
b).toFixed(1)}`).join(" ")}),a("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),h&&a("g",{class:"sv-speedup-mark",children:[a("line",{x1:i(h[0]),x2:i(h[0]),
y1:ua,y2:pt-Is}),a("circle",{cx:i(h[0]),cy:l(h[1]),r:4})]})]}),h&&a("p",{class:"sv-speedup-readout",style:`--x:${i(h[0])}px`,"data-side":i(h[0])>s/2?"left":"rig\
ht",children:d("chart.hover",{tokens:h[0],speedup:Q(h[1])})})]})}function ma({run:t,shown:e,known:s}){let[n,r]=Ne(),o=ld(t,e),i=o.length>1,l=cd(t,o);return a("s\
ection",{class:"sv-section",children:[a("div",{class:"sv-section-head",children:a("h2",{children:a(P,{name:"speedup",children:d("chart.heading")})})}),a("div",{
class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&a(dd,{points:o,tokens:t.folds.at(s).emitted,width:r})}),a("p",{class:"sv-not\
e",children:l}),a(Ss,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:o.map(([c,p])=>[c,Q(p)])})]})}var pd=250,ud=120;function hd(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var Vt=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Ds=class{constructor(e){this.context=e}context;places={race:Vt(),costs:Vt(),lossless:Vt(),speedup:Vt(),breakdown:Vt()};test=new Hs(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;charted=null;charts={race:e=>a(pa,{...e,...this.context,drawn:this.drawnAt}),costs:e=>a(Io,{...e}),
lossless:e=>a(sa,{...e,test:this.test}),speedup:e=>a(ma,{...e}),breakdown:e=>a(jo,{...e})};show(e,{shown:s,known:n,busy:r,view:o}){let i=`${s} of ${n}, ${e.folds.
plain.tokens.length}, ${e.over}, ${r}, ${o}`;e===this.charted?.run&&i===this.drawn||(this.test.load(e),Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,
busy:r}),!(r&&this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.draw(),r?Math.max(0,pd-(performance.now()-this.drawnAt)):ud)))}redraw(e){
this.charted&&Nt(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),
Object.keys(this.places).filter(s=>this.busy?hd(this.places[s]):this.places[s].checkVisibility()).forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){
this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>Nt(this.context.viewer,a(T,{}),e))}};var Gt=["gamma","temperature","drafter","rule","tree"];function Fs(t,e){return e==="rule"?E(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function Kt(t){
let{gamma:e,budget:s=e}=t.settings;return R(t)&&e>0?s:e}function Ws(t,e,s){return t==="drafter"?ge(String(e),s):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function ge(t,e){let s=`drafter_of.${e}.${t}`,n=d(s);return n===s?d(`drafter.${t}`):n}var md={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:Lt,tree:["chain","k-ary","top-k","dynamic","measured"]},vd=["drafter","rule","tree"],Bs=class{buttons;constructor({say:e,sequels:s}){this.say=e,this.
sequels=s,this.note=f("p",{class:"sv-note"}),this.buttons=[],this.offered=void 0,this.rows=Gt.map(n=>this.row(n,md[n].filter(r=>n!=="gamma"||Number(r)<=s.most))),
this.choices=f("div",{class:"sv-again"},...this.rows),this.again=f("div",{class:"sv-block"},f("h3",{},e("again.heading")),this.note,this.choices)}row(e,s){let{say:n}=this,
r=o=>{let i=f("button",{type:"button",class:"sv-choose",on:{click:()=>this.sequels.make({changes:this.changes(e,o)})}});return this.buttons.push({name:e,value:o,
node:i}),i};return f("div",{class:"sv-again-row","data-change":e},f("span",{},n(`again.${e}`)),f("div",{class:"sv-choices"},...s.map(r)))}changes(e,s){let{run:n}=this.
sequels.store.state;if(e!=="tree"||!n)return{[e]:s};let r=Kt(n.trace);return s==="chain"?{tree:s,gamma:Math.min(r,this.sequels.most)}:{tree:s,budget:Math.max(r,
1)}}load(e){let{say:s,sequels:{most:n}}=this;this.buttons.forEach(({name:r,value:o,node:i})=>{let l=o==="chain"&&Kt(e.trace)>n,c=l?s("again.shorter",{most:n}):Ws(
r,o,e.trace.models.pair);z(i,c),G(i,"aria-label",s(l?"again.do_shorter":`again.do_${r}`,{value:c,most:n})),i.disabled=Fs(e.trace,r)===o})}offer(e){e!==this.offered&&
(this.offered=e,this.buttons.forEach(({name:s,value:n,node:r})=>{r.hidden=vd.includes(s)&&!e?.[s]?.includes(String(n))}),this.rows.forEach((s,n)=>{s.hidden=this.
buttons.filter(({name:r,node:o})=>r===Gt[n]&&!o.hidden).length<2}))}show(e){let s=this.sequels.refusal;this.offer(e.offers),this.again.hidden=!this.sequels.live,
this.choices.hidden=!!s,z(this.note,s||this.say("again.note"))}};var fd={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},gd={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},bd={ArrowUp:"stepOn",ArrowDown:"stepBack"},va={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Us=t=>(t.dataset.at??"").split(".").map(Number);function xd(t,e,s){let n=t.indexOf(e),r=o=>{let i=t.filter(l=>Us(l)[0]===Us(e)[0]+o);return i.find(l=>Us(l)[1]>=
Us(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function wd(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,o=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return o(t[n+1]);case"ArrowUp":return o(t[n-1]);default:return null}}var fa="specviz-letters";function yd(){try{return localStorage.getItem(fa)!=="off"}catch{
return!0}}var ut={on:yd(),keep(t){ut.on=t;try{localStorage.setItem(fa,t?"on":"off")}catch{}}},Vs=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let o=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!o||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:o,
leap:i}=this.viewer;if(r(e))return!0;let l=fd[e.length===1?e.toLowerCase():e]||o()&&gd[e];if(l)return n[l]()!==!1;let c=s.closest("[role=option]"),p=s.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let h=va[e]||u&&bd[e];return!h||this.scrolls(s,e)?!1:(n[h](),
!0)}inside(e,s,n){let{pin:r,options:o,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?xd(o(),s,e):n&&wd(i(n),n,e);return l&&l.focus(),
!!l||e in va}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),o=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?o(n)&&e.scrollWidth>e.clientWidth:o(r)&&e.scrollHeight>e.clientHeight}};var ga=[.2,.4,.6,.8],ba=[.1,.5,1,2],Yt={overlap:{term:"overlap",limits:ga,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:ga,
most:"1",of:({draft:t})=>te(t??void 0)},target_entropy:{term:"entropy",limits:ba,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entrop\
y",limits:ba,most:"",of:({position:t})=>t?.draft_entropy??null}},xa=["verdict",...Object.keys(Yt)],wa=t=>xa.includes(t);function Jt(t,e){let s=e&&Yt[t]?Yt[t].of(
e):null;return s==null?null:Yt[t].limits.filter(n=>s>=n).length}function ya(){let{tint:t,set:e}=ce();return a("div",{class:"sv-tint",children:a(ra,{label:d("tin\
t.label"),choices:xa.map(s=>[s,d(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function ka({name:t}){let e=Yt[t];if(!e)return null;let{limits:s,most:n,
term:r}=e;return a("div",{class:"sv-tint-legend",children:[a("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:s.join(d("comma"))}),children:[
"0",...s.map(o=>String(o).replace(/^0\./,".")),n].flatMap((o,i)=>[a("span",{class:"sv-tint-limit",children:o}),i<=s.length&&a("span",{class:"sv-tint-swatch","da\
ta-tint":i})])}),a(P,{name:r,children:d(`tint.${t}.means`)})]})}var Gs=44,kd=2,_a={PageUp:10,PageDown:-10},Sa=(t,{round:e})=>_a[t]?{round:e+_a[t],phase:0}:null;function _d({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,o=Math.min(Math.floor(r),e-1),i=Rn(t[o]);return n/e<kd*i?{round:Math.round(r),phase:0}:{round:o,phase:Math.round((r-o)*i)}}function Ta({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=ce(),o=O(null),i=O(null),[l,c]=H(0);A(()=>{let m=new ResizeObserver(([{contentRect:g}])=>c(g.width));return m.observe(o.current),()=>m.
disconnect()},[]),A(()=>Sd(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let p=m=>{let{left:g}=o.current.getBoundingClientRect(),
{round:x,phase:b}=_d(e,(m.clientX-g)/(l||1),l);r.seek(x,b)},u=e?.length??0,h=e&&s.phase?s.phase/Rn(e.rounds[s.round]):0,v=s.round+h;return a("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:o,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
v.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?v/u:0},onPointerDown:m=>{!u||m.button||(m.currentTarget.setPointerCapture(m.pointerId),p(m))},onPointerMove:m=>{
m.currentTarget.hasPointerCapture(m.pointerId)&&p(m)},children:[a("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),a("span",{class:"sv-strip-head"})]})}
function Sd(t,e,{run:s,shown:n,tint:r,width:o}){let i=window.devicePixelRatio||1,l={width:Math.round(o*i),height:Math.round(Gs*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,o,Gs),!s?.length))return;let p=o/s.length,u=R(s.trace),
h=u?s.rounds.map(({drafts:x})=>Math.max(0,...le(x).map(b=>b+1))):[],v=Gs/((u?Math.max(...h):s.width)+1),[m,g]=[p,v].map(x=>x>4?x-1:x);s.rounds.forEach(({drafts:x},b)=>{
let k=b<n?Td(s,b):[],y=u?h[b]+1:b<n?s.rows[b].slots.length:x.length+1;for(let w=0;w<y;w+=1)c.fillStyle=e.get(w<k.length?Ed(s,b,k[w],r):"line"),c.fillRect(b*p,Gs-
(w+1)*v,Math.max(.6,m),Math.max(.6,g))})}var Td=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>ze(s));function Ed(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let o=Jt(r,t.at({round:e,index:s}));return o==null?"strip-unknown":`tint-${o}`}function Se(t){if(t.part)return d("token.part",{hex:fe(t.piece)});let e=Z(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function er({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],o=r.length;if(n>=o)return d("token.final");let i=d("token.guess",{n:n+1,of:o}),{source:l}=r[n];return l?d("token.from",
{slot:i,drafter:ge(l,e.models.pair)}):i}function De(t,e,s,n){let r=t.rows[e].slots[s];return d("token.aria",{token:Se(r),kind:d(`kind.${Ge(n||r.kind,t.trace)}`),
round:e+1,slot:er(t,e,s)})}var Ks=({slot:t,as:e})=>a("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&a(oe,{text:t.text,oneLine:!0})});function Xt(t,e,s=!1){return e.part?
t.dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...Ur(e.text,s)),t}function zd(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:o}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
o-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Ys(t,e,s){let n=zd(e,s);return C(
t,n&&d(`unguessed.${n}`))}function Md(t,e){if(!e)return d("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return Ys(d("summary.plain",r),t,e-1);let o=s.length===1;return n?K({drafts:s})?d(n.kind==="bonus"?"tree.bonus":"tree\
.some",r):n.kind==="correction"?d(o?"summary.one_rejected":"summary.some",r):d(o?"summary.one":"summary.all",r):d(o?"summary.one_ends":"summary.end",r)}function Rd(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:o,final:i}=r,l={round:e+1,n:n+1,of:o.length};if(K(r)&&s!=="final")return Od(t,e,{name:s,index:n});if(s==="d\
raft"&&r.together&&o.length>1)return d("phase.at_once",l);if(s==="draft"){let p=t.rows[e].slots[n];return d("phase.draft",{...l,token:Se(p)})}if(s==="verify"&&!o.
length)return Ys(d("phase.verify_none",l),t,e);if(s==="verify")return d(o.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return Ld(t,r,n,l);let c=o.
filter(p=>p.verdict==="untested").length;return c&&i&&E(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function Od(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],o={round:e+1,of:r.length,token:Se(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let m=le(r),g=m.filter(x=>x===m[n]).length;return d(g===1?"tree.level_one":"tree.level",{...o,level:m[n]+1,n:g})}if(s!=="test")return d(s==="verify"?"t\
ree.verify":"tree.discard",o);let{verdict:i,draw:l,parent:c}=r[n],p=te(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&E(t.trace)==="block")
return d("tree.kept",o);if(t.trace.settings.temperature!==0&&Ve(r[n],E(t.trace)))return Ea(t,{...o,n:n+1},i);if(t.trace.settings.temperature===0||l==null||p===null)
return d(`tree.greedy_${i}`,o);let[u,h]=se(l,p),v=i==="rejected"&&!r.some((m,g)=>g>n&&m.parent===c);return d(`tree.${i}${v?"_last":""}`,{...o,draw:u,threshold:h})}
var Ea=(t,e,s)=>d(`rules.phase.certain_${s}`,{...e,rule:d(`rules.name.${E(t.trace)}`)});function Ld(t,{drafts:e},s,n){let r=e[s],{verdict:o,draw:i}=r,l=te(r);if(t.
trace.settings.temperature===0)return d(`phase.greedy_${o}`,n);if(Ve(r,E(t.trace)))return Ea(t,n,o);if(i==null||l===null)return d(`phase.untold_${o}`,n);let[c,p]=se(
i,l),u={...n,draw:c,threshold:p};if(l===1&&o==="accepted"&&E(t.trace)!=="block")return d("phase.certain",u);if(E(t.trace)!=="block")return d(`phase.${o}`,u);let h=o===
"accepted"?nt(r):"failed",[,v]=se(i,ne(r)??1);return d(`rules.phase.${h}`,{...u,ratio:v,by:rt(e)+1})}function Zt(t,e,s){return s?Rd(t,e,s.phase):Md(t,e.round)}var Cd=[.5,1,2,4],$d=["steps","rounds"],Ad={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function Pd({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return d("transport.all",{rounds:e});let r=d(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?d("transport.step",{round:r,phase:s}):r}function jd(){let{run:t,moment:e,playing:s,mode:n,live:r,status:o,presenting:i,state:l,viewer:{actions:c}}=ce(),
p=O(null),u=ee(l),h=ke(l),v=e.round===0&&e.phase===0,m=s||h&&n==="running"&&!u?"pause":h&&n==="paused"&&!u?"resume":"play",g=!(u>0||h||r&&!t),x={start:v,back:v,
previous:v,next:g,forward:g,end:e.round===(t?.length??0)};return A(()=>{let b=document.activeElement;!(b instanceof HTMLButtonElement)||!p.current.contains(b)||
!(b.disabled||b.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),a("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play",
"next","forward","end","stop"].map(b=>{let k=d(`transport.${b==="play"?m:b}`);return a("button",{type:"button",class:"sv-button","data-button":b,"data-does":b===
"play"?m:void 0,title:k,"aria-label":k,disabled:x[b],onClick:c[b],hidden:b==="stop"&&!h&&o!=="loading",children:[a("svg",{viewBox:"0 0 16 16","aria-hidden":"tru\
e",class:"sv-icon",children:a("path",{d:Ad[m==="pause"&&b==="play"?"pause":b]})}),b==="play"&&a("span",{children:k})]},b)}),a("button",{type:"button",class:"sv-\
button sv-run",onClick:c.run,hidden:!(i&&r&&!h),children:d("transport.run")})]})}function Qt(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector(
"summary")?.focus(),t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function Hd(){let{viewer:t}=ce();return a("details",{class:"sv-keys",ref:e=>{
t.help=e},children:[a("summary",{children:d("transport.keys")}),a("div",{class:"sv-keys-panel",children:[a("button",{type:"button",class:"sv-popover-close","ari\
a-label":d("term.close"),onClick:()=>Qt(t.help,!1),children:"×"}),a("dl",{children:[t.keys.map(([e,s])=>a(T,{children:[a("dt",{children:e.split(/\s+/).map(n=>a(
"kbd",{children:n}))}),a("dd",{children:s})]})),a("dt",{children:[a("kbd",{children:"A – Z"}),a("kbd",{children:", . ?"})]}),a("dd",{children:a("label",{class:"\
sv-check",children:[a("input",{type:"checkbox",defaultChecked:ut.on,onChange:({currentTarget:e})=>ut.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function za({
children:t}){let{run:e,moment:s,speed:n,pace:r,ghosts:o,presenting:i,state:l,set:c,viewer:{actions:p}}=ce(),u=Pd(l);return a("div",{class:"sv-transport",role:"g\
roup","aria-label":d("transport.label"),children:[t,a(jd,{}),a("div",{class:"sv-transport-side",children:[a("span",{class:"sv-count",children:u}),a(ya,{}),!(e&&
R(e.trace))&&a("label",{class:"sv-check",children:[a("input",{type:"checkbox",checked:o,onChange:({currentTarget:h})=>c({ghosts:h.checked})}),d("stream.ghosts")]}),
ke(l)&&ee(l)>0&&a("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),a(Ze,{label:d("transport.pace"),choices:$d.map(h=>[h,
d(`transport.${h}`)]),chosen:r,choose:h=>c({pace:h})}),a("label",{class:"sv-speed",children:a("select",{"aria-label":d("transport.speed"),value:n,onChange:({currentTarget:h})=>c(
{speed:Number(h.value)}),children:Cd.map(h=>a("option",{value:h,children:`${h}×`},h))})}),a("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),a(Hd,{})]}),a(Ta,{text:e?`${u}. ${Zt(e,s,re(l))}`:""})]})}function Ma(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function qd(t){let{start:e,back:s,previous:n,play:r,next:o,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:h}=t.state;if(t.help?.open)Qt(t.help,!1);else if(u)c();else if(h)t.pin(null);else return!1;return!0};return new Vs({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:o,start:e,end:l,present:c,escape:p,help:()=>Qt(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.predict.press(Nd(u,t.state)?"r":u,
t.state.predicting),letters:()=>ut.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let h=Sa(u,t.state.moment);return h&&t.seek(h.round),!!h}})}function Nd(t,e){return t==="PageDown"&&e.presenting&&!Pt(e)&&_e(e)!==
null}function Js({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,n]=(e.dataset.at??"").split(".").map(Number);return{
round:s,index:n}}function Ra(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",o=({screenX:m,screenY:g})=>`${m},${g}`;window.addEventListener("pointermo\
ve",m=>{r=o(m)},{signal:n}),s.addEventListener("pointerover",m=>{o(m)!==r&&t.hover(Js(m))},{signal:n}),s.addEventListener("pointermove",m=>t.hover(Js(m)),{signal:n}),
s.addEventListener("focusin",m=>t.focusOn(Js(m)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:n,capture:!0}),s.addEventListener(
"click",m=>{let g=Js(m);g&&t.pin(at(g,m.detail?i:t.state.pinned)?null:g)},{signal:n}),document.addEventListener("pointerdown",({target:m})=>{let{help:g}=t;g?.open&&
m instanceof Node&&!g.contains(m)&&Qt(g,!1)},{signal:n}),qd(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:n});let c=new MutationObserver(l);[document.documentElement,document.body].forEach(m=>c.observe(m,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:m}])=>{let g=p;p=m.width,!(!p||p===g)&&(g||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let h=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});h.observe(t.stream.scroller);let v=new ResizeObserver(()=>t.fit());
return v.observe(document.body),()=>{e.abort(),[c,u,h,v].forEach(m=>m.disconnect())}}var Xs=class{views;constructor(e){this.views=e.map(s=>({view:s,marked:null,stop:null}))}show(e,s,n){let r=je(e,e.cursor)?e.cursor:s;this.views.forEach(o=>{let i=o.
view.find(s),l=o.view.find(r)??o.view.entrance?.()??null;o.marked&&o.marked!==i&&(delete o.marked.dataset.seen,o.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),o.stop&&o.stop!==l&&(o.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(o,{marked:i,stop:l})})}};var Id=1100,Dd=1.6,Fd={draft:450,verify:1200,test:1e3,discard:700,final:1300},tr=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Zs=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Pn(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=Ot(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;tr(n,s)&&!this.barred(n);)n=On(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move(Qr(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(On(this.rounds,n),"step",s);else{let r=Ot(this.rounds,
{round:n.round+1}),o=this.toward(n,r);this.move(o,tr(o,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...ee(
this.store.state)?{}:{moment:ot.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:o}=Pe(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?Fd[o]:Id)/(r?Dd:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!tr(e.moment,e.until)?null:
ee(e)?()=>this.tick():ke(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var Oa=240;function Wd(t){let e=[...t];return e.length>Oa?e.slice(2-Oa).join("").replace(/^\S*\s+/,"… "):t}function La(t,e,s){let n=_e(e),r=n?null:At(e),{kept:o=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:o,chance:i}:null,question(){let{round:c,index:p}=n??{round:0,index:0},
h=[...s.rows.slice(0,c).flatMap(({slots:v})=>v.filter(({kind:m})=>ze(m))),...s.rows[c].slots.slice(0,p)].map(v=>v.text).join("");return{guess:[...we(Se(s.rows[c].
slots[p]))].slice(0,60).join(""),before:Wd(s.promptText+h),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Bd=[0,.25,.5,.75,1],Qs={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},en=class{constructor({say:e,intents:s}){this.say=e,this.intents=s,this.brought=null,this.told="",this.
button=f("button",{type:"button",class:"sv-link",on:{click:s.toggle}},e("predict.start")),this.wished=null,this.refused=f("p",{class:"sv-note sv-unpredictable",
role:"status"}),this.score=f("span",{class:"sv-quiet"}),this.switch=f("input",{type:"checkbox",on:{change:()=>s.set({informed:this.switch.checked})}}),this.question=
f("p",{class:"sv-ask",tabindex:-1,"aria-live":"polite"}),this.facts=f("p",{class:"sv-note"}),this.reveal=this.act("reveal",()=>s.answer(null)),this.reveal.append(
f("kbd",{},"R")),this.row=f("div",{class:"sv-answers",role:"group","aria-label":e("predict.chance")},...Bd.map(n=>f("button",{type:"button",class:"sv-choose",on:{
click:()=>s.answer(n)}},...this.label(n))),this.reveal),this.next=this.act("next",s.goOn),this.next.classList.add("sv-next"),this.finish=this.act("finish",()=>s.
set({taught:this.finish.getAttribute("aria-expanded")!=="true"}),"sv-link"),this.lesson=f("div",{class:"sv-lesson",role:"status"}),this.node=f("section",{class:"\
sv-predict","aria-label":e("predict.heading"),hidden:!0},f("div",{class:"sv-section-head"},f("h2",{},e("predict.heading")),this.score,f("label",{class:"sv-check"},
this.switch,e("predict.with")),this.finish,this.act("leave",s.toggle,"sv-link")),this.question,this.facts,this.row,this.next,this.lesson)}act(e,s,n="sv-choose"){
return f("button",{type:"button",class:n,on:{click:s}},this.say(`predict.${e}`))}label(e){let s=e===0?"none":e===1?"all":null,n=Object.keys(Qs).find(r=>Qs[r]===
e&&(s?/\D/:/\d/).test(r))??"";return[f("span",{},s?this.say(`predict.${s}`):M(e)),f("kbd",{},n.toUpperCase())]}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n===
"g")this.intents.toggle();else if(s)if(n==="r")this.intents.answer(null);else if(n in Qs)this.intents.answer(Qs[n]);else return!1;else return!1;return!0}refuse(e){
this.wished=e,this.explain(e)}explain(e){z(this.refused,this.wished===e&&R(e.trace)?this.say("predict.trees"):"")}focus(){this.node.hidden=!1,this.question.focus(
{preventScroll:!0})}show(e,s){let{say:n}=this,{moment:r,predicting:o}=e;if(La(this.node,e,s),this.node.hidden=!o,this.button.hidden=o||s.trace.settings.gamma===
0,this.explain(s),!o)return;let i=this.node.contains(document.activeElement),l=_e(e),c=At(e),p=s.over&&r.round===s.length;this.switch.checked=e.informed,z(this.
question,l?this.ask(s,l):c?this.tell(e.answers[c]):n(p?"predict.ended":"predict.waiting")),z(this.facts,l?this.given(e,s,l):c?this.reckon(e.answers[c]):""),this.
row.hidden=!l,this.next.hidden=!!l||p||e.playing;let u=co(Object.values(e.answers));z(this.score,u.n?n(u.decided?"predict.score":"predict.score_undecided",{...u,
brier:j(u.brier)}):""),this.showLesson(e,s,u,p),this.bringUp(l),i&&this.hold()}hold(){let e=document.activeElement;(!e||!this.node.contains(e)||!e.checkVisibility()||
e===this.question&&!this.next.hidden)&&(this.next.hidden?this.question:this.next).focus({preventScroll:!0})}bringUp(e){e&&!at(e,this.brought)&&this.node.scrollIntoView(
{block:"nearest"}),this.brought=e}ask(e,{round:s,index:n}){return this.say("predict.ask",{token:Se(e.rows[s].slots[n]),n:n+1,round:s+1})}tell({said:e,kept:s,threshold:n}){
let r=`predict.${s?"kept":"dropped"}`,o=e===null?this.say(`${r}_unsaid`):this.say(r,{said:M(e),brier:j($t(e,s))});return C(o,n!==null&&this.say("predict.truth",
{threshold:M(n)}))}reckon({said:e,kept:s}){return e===null?"":this.say("predict.brier",{said:e,happened:s?1:0,brier:j($t(e,s))})}given({informed:e},s,{round:n,index:r}){
let{target:o,draft:i}=s.rounds[n].drafts[r];return s.trace.settings.temperature===0?this.say("predict.given_greedy"):e?o==null||i==null?this.say("predict.unknow\
n"):this.say("predict.given",{target:F(o),draft:F(i)}):this.say("predict.hidden")}showLesson({taught:e},s,n,r){let o=e||r&&n.n>0;this.finish.hidden=!n.n||r,this.
finish.setAttribute("aria-expanded",String(o));let i=o?po(n,s.trace.settings.temperature===0,this.say):[];i.join()!==this.told&&(this.told=i.join(),this.lesson.
replaceChildren(...o?[f("h3",{},this.say("predict.lesson.heading"))]:[],...i.map(l=>f("p",{},l))))}};function Ud(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var tn=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Ud(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Ca=20,Vd=5;function Gd(t,e){let{drafts:s,final:n}=t.rounds[e],r=le(s),o=s.map((p,u)=>ae(s,u));n&&(r.push(Ue(s).length),o.push(Ue(s).at(-1)??-1));let{rows:i,
count:l}=Yr(o),c=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((h,v)=>h===u?[v]:[]));return{rows:i,count:l,levels:c,above:o.map(p=>i[p]??0),columns:r.
map(p=>p+2)}}function Kd(t,e,s,n){let r=De(t,e,s,n),{drafts:o}=t.rounds[e];if(s>=o.length)return r;let i=zt(o,ae(o,s)).map(l=>Se(t.rows[e].slots[l]));return d(i.
length?"tree.aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function $a({run:t,number:e,looks:s,over:n}){let{state:r}=q(),{drafts:o}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:h}=qe(()=>Gd(t,e),[t,e]),{at:v}=He(r),m=v?.round===e&&v.index<o.length&&je(r,v)?v.index:-1,g=zt(o,m),
x=O(null);A(()=>{let w=re(r)?.phase.name;(w?w!=="verify"&&w!=="discard":r.moment.round)&&Yd(x.current,He(r).at?.index??i.length-1)},[t,e,r.moment]);let b=Ue(o).
length,k=w=>a("span",{class:`sv-tree-link${l[w]>u[w]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[w]??"absent","data-line":g.includes(w)?"":void 0,style:`\
grid-column:${h[w]};grid-row:${u[w]+1}/${l[w]+2}`},w),y=w=>{let _=s[w]??"absent";return a("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${w}`,
"data-kind":_,"data-line":g.includes(w)?"":void 0,style:`grid-column:${h[w]};grid-row:${l[w]+1}`,"aria-hidden":_==="absent"?"true":void 0,"aria-label":_==="abse\
nt"?void 0:Kd(t,e,w,_),children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":_}),a(Ks,{slot:i[w],as:"sv-tree-token"})]},w)};return a("div",{class:`\
sv-tree${Math.max(c,p.length)>Vd?" sv-tree-dense":""}`,ref:x,children:[a("div",{class:"sv-tree-scroll",children:a("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[a("span",{class:"sv-tree-text","aria-hidden":"true","data-line":m>=0?"":void 0,children:d("tree.text")}),i.map(
(w,_)=>k(_)),p.map((w,_)=>a("div",{role:"row",class:"sv-tree-level",children:w.map(y)},`level ${_}`))]})}),a("div",{class:"sv-mask-side",children:[a("p",{class:"\
sv-mask-name",children:a(P,{name:"tree_mask",children:d("tree.mask")})}),a("div",{class:`sv-mask${o.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":o.length},children:o.map((w,_)=>a("div",{class:"sv-mask-row","data-at":`${e}.${_}`,"data-kind":s[_]??"absent","data-line":_===m?"":void 0,children:[0,...zt(
o,_).map(S=>S+1)].map(S=>a("span",{class:"sv-mask-cell","data-column":S,style:{"--column":S}},S))},_))}),a("p",{class:"sv-tree-note",children:n?d("tree.sum",{verified:o.
length,accepted:b,wasted:o.length-b}):d("tree.sees")})]})]},e)}function Yd(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!s||!n)return;let r=(c,p,u,h)=>Math.min(0,c-Ca-u)||Math.max(0,p+Ca-h),[o,i,l]=[n,t,s].map(c=>c.getBoundingClientRect());t.scrollTop+=r(o.top,o.bottom,i.
top,i.bottom),s.scrollLeft+=r(o.left,o.right,l.left,l.right)}var Jd=7,Xd=12;function Zd(t,e){let s=O(null),[n,r]=H({run:t,layouts:e,columns:1/0}),o=n.run===t&&n.layouts===e?n.columns:1/0;return A(()=>{o<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:o}}function Qd(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return R(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}var sn=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function Aa(){let{run:t,state:e,
viewer:s}=q(),{moment:n,entered:r}=e,{row:o,columns:i}=Zd(t,s.layouts),l=re(e),c=Math.max(0,Ke(e)),p=t.rounds[c],u=!!(p&&K(p)),h=t.rows[c]?.slots??[],v=l?.looks??
h.map(({kind:_})=>n.round?_:"absent"),m=p?.drafts.length??-1,g=u?[]:Array.from({length:m+1},(_,S)=>S),x=Qd(t,c,i),b=R(t.trace)?m:t.width,k=g.map(_=>sp(t,c,_,v[_]??
"absent")),y={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":b>=Jd,"sv-round-tighter":b>=Xd,
"sv-round-undrafted":x===0},w=_=>a(np,{at:{round:c,index:_},look:v[_]??"absent",figures:k[_],concealed:jt(e),now:l?.phase.index===_,entered:!l&&r==="step"&&_===
h.length-1},_===m?"final":_);return ep(o,c),a("section",{class:["sv-round",...Object.entries(y).flatMap(([_,S])=>S?[_]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":d("round.label"),children:[a(tp,{run:t,number:c,tested:k.some(Boolean)}),a("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),
children:a("div",{class:"sv-slots",role:"row",ref:o,children:[g.slice(0,-1).map(w),g.length>0&&Array.from({length:x-m},(_,S)=>a("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${S}`)),g.slice(-1).map(w)]})}),u&&a($a,{run:t,number:c,looks:v,over:!l&&n.round>0})]})}function ep(t,e){let s=O(null);A(()=>{
let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),A(()=>{let n=()=>{s.current=document.activeElement};t.current?.addEventListener("focusin",n)},[])}function tp({run:t,number:e,
tested:s}){let{models:n,settings:{drafter:r}}=t.trace,o=t.rounds[e]?.drafts[0]?.source??r;return a("ul",{class:"sv-slot-names",children:[a("li",{children:a(P,{name:o===
"model"?"draft":"drafter",children:r==="model"?d("round.guesses"):ge(o,n.pair)})}),a("li",{children:a(P,{name:"verification",children:d("round.pass")})}),a("li",
{hidden:!s,children:a(P,{name:"accept_test",children:d("round.tests")})})]})}function Pa(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==
0&&!Ve(e,E(t.trace))?e.draw:null}function sp(t,e,s,n){let{drafts:r}=t.rounds[e],o=r[s],i=Pa(t,o,n),l=te(o);if(i==null||l===null)return"";if(o.verdict==="accepte\
d"&&i>=l)return d("rules.kept_by",{n:rt(r)+1});let[c,p]=se(i,l);return d(i<l?"round.below":"round.above",{draw:c,threshold:p})}function np({at:t,look:e,figures:s,
concealed:n,now:r,entered:o}){let{run:i}=q(),{drafts:l,positions:c=[]}=i.rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],h=e==="absent",v=i.trace.
settings.temperature===0,m=!!p&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),g=te(p),x=Pa(i,p,e);return a("div",{class:"sv-slot",role:"gridce\
ll",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":o?"":void 0,style:{"--i":t.index},"aria-hidden":h?"true":void 0,
"aria-label":h?void 0:De(i,t.round,t.index,e),children:[a("span",{class:"sv-slot-token",translate:!1,children:a(Ks,{slot:u,as:"sv-slot-text"})}),a("span",{class:"\
sv-slot-pass","aria-hidden":"true",children:[!v&&m&&g!==null&&a("span",{class:"sv-gauge",children:[a("span",{class:"sv-gauge-keep",style:{"--keep":g}}),x!=null&&
a("span",{class:"sv-gauge-draw",style:{"--draw":x}})]}),v&&m&&a(rp,{run:i,token:c[t.index]?.candidates.find(([,b])=>b===1)?.[0]})]}),a("span",{class:"sv-slot-ve\
rdict","aria-hidden":"true",children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),a("span",{class:"sv-slot-kind",children:["absent","guessed",
"lit"].includes(e)?"":d(`kind.${Ge(e,i.trace)}`)})]}),a("span",{class:"sv-slot-figures",children:s})]})}function rp({run:t,token:e}){let s=e===void 0?"":Z(t.alone(
e));return a("span",{class:"sv-slot-says",style:{"--sv-characters":s.length-2||1},children:s})}var op={mean_acceptance_length:t=>j(pe(t.emitted,t.rounds)),acceptance_rate:t=>M(pe(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>M(pe(t.accepted,t.drafted)),
drafted:t=>ie(t.drafted),emitted:t=>ie(t.emitted)};function sr({drafts:t,final:e},s){let n=t.slice(0,s),r=n.filter(p=>p.verdict==="accepted").length,o=n.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===t.filter(p=>p.verdict==="accepted").length,l=o?"correction":i?null:"bonus",c=o===1||i||t.length<=s;return{drafted:n.length,accepted:r,
rejected:o,emitted:r+(l?1:0),final:l,drawn:c}}function ja(t,e){let s={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of t){let{drafted:r,accepted:o,
rejected:i,emitted:l}=sr(n,e);s.drafted+=r,s.accepted+=o,s.rejected+=i,s.emitted+=l}return s}function ap(t){let{drafter:e,temperature:s}=t.settings;return R(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":E(t)==="block"&&s?"rules.whatif":""}function Ha(){let{run:t,gamma:e,moment:{round:s},set:n}=q(),r=t.trace.settings.
gamma,o=ap(t.trace),i=e>=r,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return a("div",{class:"sv-block",children:[a("h3",{children:d("whatif.gam\
ma")}),a("label",{class:"sv-whatif-control",hidden:r<2||o!=="",children:[a("span",{"aria-hidden":"true",children:"γ"}),a("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>n({gamma:Number(c.value)})}),a("output",{class:"sv-whatif-value",children:l})]}),
!i&&a(ip,{gamma:e,most:r,rounds:t.rounds.slice(0,s)}),a("p",{class:"sv-note","aria-live":"polite",children:i?d(o||(r<2?"whatif.fewest":"whatif.try")):d("whatif.\
note",{gamma:e,rounds:s})})]})}function ip({gamma:t,most:e,rounds:s}){let[n,r]=[ja(s,1/0),ja(s,t)];return a("table",{class:"sv-figures-table",children:[a("thead",
{children:a("tr",{children:[a("th",{scope:"col",children:d("whatif.rounds")}),a("th",{scope:"col",children:d("whatif.was",{gamma:e})}),a("th",{scope:"col",children:d(
"whatif.would",{gamma:t})})]})}),a("tbody",{children:Object.entries(op).map(([o,i])=>a("tr",{children:[a("th",{scope:"row",children:d(`whatif.row.${o}`)}),a("td",
{children:i(n)}),a("td",{children:i(r)})]},o))})]})}var lp=["draft","verify","accept"],cp=["accepted","rejected","untested","correction","bonus"],nn=36,dp=20,pp=5;function qa(){let{run:t,viewer:{table:e}}=q(),[s,
n]=H(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,c=l?.closest("[data-round]");!l||!c||n({run:t,text:d("rounds.detail_of",{round:Number(
c.dataset.round)+1,time:l.getAttribute("aria-label")})})},o=s?.run===t;return a("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[a(
"div",{class:"sv-section-head",children:[a("h2",{children:a(P,{name:"round",children:d("rounds.heading")})}),a("ul",{class:"sv-legend",children:cp.map(i=>a("li",
{children:[a("span",{class:"sv-mark","data-kind":i}),a(P,{name:i,children:d(`kind.${i}`)})]},i))})]}),a("p",{class:"sv-note",children:d(R(t.trace)?"tree.rounds":
"rounds.note")}),a(de,{node:e.scroller}),a("p",{class:`sv-note sv-round-detail${o?"":" sv-hint"}`,children:o?s.text:d("rounds.detail")}),a("div",{class:"sv-foot",
children:[a("ul",{class:"sv-legend",children:a("li",{children:[a("span",{class:"sv-swatch","data-part":"overlap"}),a(P,{name:"overlap",children:d("rounds.overla\
p_key")})]})}),a(lt,{plain:d("rounds.plain_key")})]})]})}var rn=class{head=f("div",{class:"sv-row sv-row-head",role:"row"});body=f("div",{class:"sv-rows",role:"\
rowgroup"});grid=f("div",{class:"sv-grid",role:"grid","aria-label":d("rounds.label")},f("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=f(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,s,n){s!==this.
run&&this.load(s),this.concealed=jt(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>dp),this.body.append(e),this.body.style.height=`${this.rows.length*nn}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>pp);let e=(s,n="")=>f("div",{role:"columnheader",class:n},s);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(s,n)=>e(d("rounds.guess",{n:n+1}))),e(d("rounds.final"),"sv-final"),e(d("rounds.time"),"sv-time"))}row(e){let{drafts:s,positions:n=[],times:r}=this.
run.rounds[e],{slots:o,final:i}=this.run.rows[e],l=o.map((c,p)=>{let u=p<s.length&&n[p]?n[p].overlap:null,h=this.cell(c,e,p,u);return c===i&&h.classList.add("sv\
-final"),h});return f("div",{class:"sv-row sv-ahead",role:"row","data-round":e},f("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,s,n,r){let o=Xt(f("span",{class:"sv-cell-text",translate:"no"}),e,!0);return f("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${s}.${n}`,"aria-label":this.label(s,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},f("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),o)}label(e,s,n,r){let o=De(this.run,e,s,r);return n==null?o:d("token.aria_overlap",{label:o,overlap:F(n,2)})}time(e){let s=e.
draft+e.verify+e.accept;this.spans.push(s);let n=d("rounds.row_time",{total:N(s),draft:N(e.draft),verify:N(e.verify),accept:N(e.accept)}),r=f("div",{class:"sv-b\
ar"},...lp.map(o=>f("span",{"data-part":o,style:`--t:${e[o]}`})));return f("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},f("div",{class:"sv\
-bars-pair"},r),f("span",{class:"sv-ms"},N(s)))}compare(e){let{sums:s,plain:n}=this.run.folds,r=s[e+1].emitted;if(r>=n.until.length)return!1;let o=n.until[r]-n.
until[s[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=d("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:N(o)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(f("div",{class:"sv-bar sv-bar-plain"},f("span",{"data-part":"plain",style:`--t:${o}`}))),this.spans[e]=Math.max(this.
spans[e],o),!0}showRounds(e){let[s,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:s,shown:n}=this;if(s!==null&&(!e||s!==n)&&(this.
rows[s].classList.toggle("sv-ahead",s>=n),this.rows[s].classList.remove("sv-row-now"),this.run.rows[s].slots.forEach((o,i)=>this.dress(s,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(o,i)=>this.dress(n,i,o))}dress(e,s,n){let r=this.find({round:e,index:s});if(!r)return;let{kind:o}=this.run.rows[e].slots[s],i=n==="absent",{drafts:l,positions:c=[]}=this.
run.rounds[e],p=n==="guessed"||n==="lit"&&this.concealed,u=s<l.length&&!p?c[s]?.overlap??null:null;G(r,"data-kind",n||o),r.firstElementChild&&G(r.firstElementChild,
"data-kind",n||o),G(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||G(r,"aria-label",this.label(e,s,u,n||o))}showCut(e,s){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(s,this.marked):0,o=n===1/0&&this.cutting===1/0?0:Math.max(s,this.marked);for(let i=r;i<o;i+=1)this.
markCut(i,i<s?n:1/0);Object.assign(this,{cutting:n,marked:s})}markCut(e,s){let n=this.run.rounds[e],{drawn:r}=sr(n,s);this.run.rows[e].slots.forEach((o,i)=>{let l=this.
find({round:e,index:i}),c=i<n.drafts.length?i>=s:!r,p=i===s&&!r;l&&(l.classList.toggle("sv-cut",c&&!p),l.classList.toggle("sv-cut-own",p),G(l,"aria-description",
c?d(p?"whatif.own":"whatif.gone",{gamma:s}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),s=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(o=>r<this.shown||s(o)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,s=(this.
shown+(this.now==null?0:1))*nn;s>e+this.height?this.scroller.scrollTop=s-this.height:s-2*nn<e&&(this.scroller.scrollTop=Math.max(0,s-2*nn))}relayout(){this.height=
null}};var nr=["both","target","draft"],up={both:"overlap",target:"residual",draft:"rejected"},hp=[0,.5,1],Na=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function Ia({view:t,at:e}){let{raw:s,asTable:n,set:r}=q(),o=ta(t.position),i=s&&o,l=O(
{at:e,form:`${s} ${n}`,morph:!1}),c=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
a("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[a("h3",{children:t.heading}),a("div",{class:"sv-areas-views",children:[o&&a(
Ze,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),a(Ze,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:n?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),n?a(gp,{view:t,raw:i}):a(mp,{view:t,raw:i}),
a("p",{class:"sv-note",children:C(...t.notes,o&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function mp({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,o=qs(s,[...n.keys()],e).map(Na(t));r==="draft"&&o.splice(0,o.length-1,...o.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return a("div",{class:"sv-areas-picture",children:[a("div",{class:"sv-areas",role:"img","aria-label":fp(t,o,l,i),children:[a("div",{class:"\
sv-area-row sv-area-head",children:[a("span",{children:d("areas.token")}),a("span",{}),a("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),a("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),o.map((c,p)=>a(vp,{view:t,row:c,others:p===o.length-1,dart:i?.token===
c.token?i:null},p)),a("div",{class:"sv-area-row sv-area-axis",children:[a("span",{}),a("span",{class:"sv-area-ticks",children:hp.map(c=>a("span",{style:{"--x":c},
children:c}))})]}),l!==null&&a("div",{class:"sv-area-row sv-area-total",children:[a("span",{class:"sv-t",children:d("areas.total")}),a(Da,{values:{both:l,draft:1}}),
a("span",{class:"sv-p"}),a("span",{class:"sv-p",children:F(l)})]})]}),r==="both"&&a("ul",{class:"sv-legend",children:[nr.map(c=>a("li",{children:[a("span",{class:"\
sv-area-key","data-area":c}),a(P,{name:up[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&a("li",{children:[a("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var Da=({values:t,dart:e=null})=>a("span",{class:"sv-area-bar",style:Object.fromEntries(nr.map(s=>[`--${s}`,t[s]||0])),children:[nr.
map(s=>a("span",{"data-area":s},s)),e&&a("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function vp({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return a("div",{class:`sv-area-row${s?" sv-others":""}`,children:[a("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),a(Da,{values:e,dart:n}),a("span",{class:"sv-p",children:e.target==null?"":D(e.target)}),a("span",{class:"sv-p",children:e.draft==null?
"":D(e.draft)})]})}function fp(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:F(l[i])})},o=e[e.length-1];return C(r("target"),r("draft"),s!==null&&d("areas.overlap",{overlap:F(s)}),n&&d(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),d("areas.rest",{target:D(o.target),draft:D(o.draft)}))}function gp({view:t,raw:e}){let{position:s,name:n,marks:r,models:o}=t;return a("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:a("table",{children:[a("thead",{children:a("tr",{children:["token","target",
"draft","both"].map(i=>a("th",{scope:"col",children:d(`areas.${i}`)}))})}),a("tbody",{children:[Ns(s,e).map(Na(t)).map(({token:i,target:l,draft:c,both:p})=>a("t\
r",{children:[a("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,c,p].map(u=>a("td",{children:D(u)}))]},i)),o==="both"&&!e&&a("tr",{class:"\
sv-sum",children:[a("th",{scope:"row",children:d("areas.sum")}),[1,1,s.overlap].map(i=>a("td",{children:D(i)}))]})]})]})})}var bp={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function on(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=bp[s],o=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||o<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===o?0:-1}),t[o].
focus(),o)}function xp({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?ae(t,s):null;return(t.find(({verdict:i},l)=>i==="accepted"&&ae(t,l)===r)??e??{token:n}).
token}function Fa({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=q();if(!s||t.open||!t.position)return null;let r=n.refusal,o=t.kind==="untested",i=xp(t);return a(
"div",{class:"sv-block sv-branch",children:[a("h3",{children:d("branch.heading")}),a("p",{class:"sv-note",children:r||d(o?"branch.untested":"branch.note")}),!r&&
!o&&a("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>on([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>a("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.
make({branch:{round:t.number,index:t.index,token:l}}),children:[a("span",{class:"sv-choice-token",children:e(l)}),a("span",{class:"sv-p",children:D(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var wp=3,yp=.1,kp=.09,_p=.3,Sp=2**20,Tp=8,Wa=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,s)=>s-e),rr=t=>Math.min(t.rest[1]??0,Wa(t)[Tp-1]??1);
function Ep(t,e){let{candidates:s,rest:n}=e,r=h=>h?-h*Math.log(h):0,o=rr(e),i=o?n[1]??0:0,l=s.reduce((h,[,v])=>h+r(v),0),c=l-(i?i*Math.log(o):0),p=l+r(i)+i*Math.
log(Sp),u=h=>Math.min(kp,_p*Math.exp(-h));return t>u(c)?1:t<=u(p)?0:null}var Ba={token:(t,e)=>e,match:t=>t,typical:(t,e,s)=>s&&Ep(t,s),"top-k":(t,e,s)=>{let n=Wa(
s)[wp-1];return n===void 0?null:t>0&&t>=n?1:e},threshold:(t,e)=>t>=yp?1:e},es=(t,e,s,n)=>Ba[t](e,s,n);function zp(t,e){let{target:s}=t,n=ne(t);return s==null||n===
null?[]:Object.keys(Ba).flatMap(r=>{let o=es(r,s,n,e);return o===null?[]:[[r,o]]})}function Ua({draft:t,position:e,draw:s,alone:n}){let r=n?zp(t,e):[];return r.
length?a("details",{class:"sv-other-rules",children:[a("summary",{children:d("rules.others.heading")}),a("table",{class:"sv-figures-table",children:[a("thead",{
children:a("tr",{children:["rule","chance","verdict"].map(o=>a("th",{scope:"col",children:d(`rules.others.${o}`)}))})}),a("tbody",{children:r.map(([o,i])=>{let l=s<
i?"accepted":"rejected";return a("tr",{"data-rule":o,children:[a("th",{scope:"row",class:Y(o)?"sv-lossy":"",children:d(`rules.name.${o}`)}),a("td",{children:F(i)}),
a("td",{children:[a("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",d(`kind.${l}`)]})]},o)})})]}),a("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:F(s)})})]}):null}var et=t=>t.trace.settings.temperature===0;function tt(t,e){return e===-1?d("token.rest"):Z(t.alone(e))||fe(t.piece(e))||d("token.empty")}function or(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function Va(t,e){
let s=e.part?d("inspector.bytes",{hex:fe(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+C(Mp(t,e),n!=null&&d("in\
spector.confidence",{predicted:M(n)}))}function Mp(t,e){let{kind:s,round:n,accepted:r,draft:o}=e,i=et(t),l=or(t,e);if(s==="plain")return Ys(d("why.plain"),t,e.number);
let c=K(n)?Rp(t,e):"";if(c)return c;if(s==="bonus")return n.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:n.drafts.length});let p=i||E(t.trace)==="token"?
"":Op(t,e);if(p)return p;if(s==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:tt(t,n.drafts[r].token)});if(s==="untested"){let g=n.drafts.findIndex(
({verdict:x})=>x==="rejected");return g<0?d("why.untested_end"):d("why.untested",{n:g+1})}if(s==="guessed"&&l)return d("why.copied");if(i)return d(`why.greedy_${s}`);
if(o?.target==null||o.draft==null)return d("inspector.absent_probabilities");let[u,h]=se(o.target,o.draft),v={target:u,draft:h,chance:M(Math.min(1,o.target/o.draft))},
m=s!=="accepted"?s:o.target>=o.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,v)}function Rp(t,{kind:e,round:{drafts:s},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return d(`tree.why.${e}`);if(et(t)||E(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return d("tree.why.guessed");let o=s.some(({parent:u},h)=>h<n&&u===r.parent),i=r.draft===1;if(!i&&!o)return"";let[l,c]=se(r.target,
r.draft),p=M(Math.min(1,r.target/r.draft));return C(o&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,chance:p}))}function Op(t,{
kind:e,round:s,accepted:n,draft:r,index:o}){let i=E(t.trace);if(e==="correction"){let p=s.drafts[n];return Y(i)?"":d(`rules.why.${i}.correction`,{guess:tt(t,p.token),
weight:F(p.weight??1)})}if(e==="untested")return i==="block"&&s.final?d("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=se(r.draw??0,ne(r)??1),h=!s.drafts.some((m,g)=>ae(s.drafts,g)===o),v=e==="accepted"?nt(r):h?"rejected_last":e;return d(`\
rules.why.block.${v}`,{by:rt(s.drafts)+1,draw:p,ratio:u})}let[l,c]=se(r.target,r.draft);return d(`rules.why.${Y(i)?"lossy":i}.${e}`,{rule:d(`rules.name.${i}`),target:l,
draft:c,chance:M(te(r)??0),exact:M(Math.min(1,r.target/r.draft))})}var Ga=2,Ka=16,Lp=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Ya=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Cp(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function $p(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Ap(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:o,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${o}px; height: ${i}px`;n.replaceWith(
f("img",{src:s[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(Lp).forEach(n=>n.remove()),e}function Pp(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=f("div",{style:`width: ${s+2*Ka}px; padding: ${Ka}px`},Ap(t)),r=f("div",{class:e.className},n),{style:o}=r;o.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(o,{colorScheme:i,fontSize:l,
lineHeight:c,fontFamily:Ae}),e.append(r);let p=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(o,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function jp(t){let{outer:e,page:s,width:n,height:r}=Pp(t),
o=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Ya,""),i=new XMLSerializer().serializeToString(e).replace(Ya,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${o(Cp())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=f("canvas",{width:n*Ga,height:r*Ga}),u=p.getContext("2d");return u.
fillStyle=s,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function Fe({of:t,name:e}){let s=O(null);return $p()?a(
"button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:o}=s.current,i=t?o.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;f("a",{href:await jp(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var Hp=8,qp=.85;function Ja({of:t}){let[e,s]=H(!1);return A(()=>{let r=t.current,o=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=Hp),i=new ResizeObserver(o),
l=new MutationObserver(()=>[...r.children].forEach(c=>i.observe(c)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(c=>i.observe(c)),r.addEventListener(
"scroll",o,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),a("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:qp*t.current.clientHeight,
behavior:r})},children:"▾"})}var Xa=4;function Za(){let{run:t,state:e,raw:s,asTable:n,source:r,live:o,viewer:i}=q(),{at:l,how:c}=He(e),p=je(e,l),u=lo(e,p),h=p!==null&&p.number!==Ke(e),v=p?`${p.
number}.${p.index} ${p.kind}`:"",m=O(null);A(()=>{m.current.scrollTop=0},[t,v]);let g=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),m.current.focus(
{preventScroll:!0})};return a(T,{children:[a("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:m,children:[a("div",{
class:"sv-section-head",children:[a("h2",{children:d("inspector.heading")}),a("span",{class:"sv-pin",children:[p&&a("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&a("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&a("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&a(zs,{run:t,when:[v,p.open,u,h,s,n,o,r,i.layouts].join(),children:a(Np,{run:t,seen:p,concealed:u,stage:h?g:null})})]}),a(Ja,{
of:m})]})}function Np({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:o}}=t.trace,i=e.draft&&!e.draft.source&&o!=="model"&&ge(o,r.pair),l=d("\
inspector.where",{round:e.number+1,slot:er(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=h=>tt(t,h),{position:u}=e;return a("div",{class:"sv-\
inspected",children:[a("div",{class:"sv-title",children:[a("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?fe(e.piece):e.text?a(oe,{
text:e.text,oneLine:!0}):d("token.empty")}),a("div",{children:[a("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${Ge(e.kind,t.trace)}`)})," ",n?a("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:n,children:c}):a("span",{class:"sv-quiet",children:c})]})]}),a("p",{class:"sv-why",children:s?
d("predict.hidden"):Va(t,e)}),!s&&!u&&a("p",{class:"sv-quiet",children:d("inspector.absent")}),!s&&u&&a(Ia,{view:Ip(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
a(Fp,{run:t,seen:e}),a(Wp,{run:t,seen:e}),a(Fa,{seen:e,name:p}),a(Fe,{of:".sv-areas-block",name:"distributions"})]})}function Ip(t,e,s){let{kind:n,round:r,judged:o}=e,
l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",c=n==="guessed"||n==="lit",p=E(t.trace)==="token",u=new Map,h=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,v=Rt(r);h&&v&&u.set(h.token,v),o&&u.set(o.token,c?n:o.verdict);let g=!(o&&!c&&!et(t)&&p)||o.draw==null||o.draft==null?null:{token:o.token,at:o.
draw*o.draft,kind:o.verdict},x={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},b=[n==="untested"&&"areas.untested",l!=="target"&&
or(t,e)&&"areas.lookup",et(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:s,name:k=>tt(t,k),heading:d(x[l]),notes:b.flatMap(k=>k?[d(k)]:[]),shaping:Dp(
t),models:l,marks:u,dart:g,decides:p}}function Dp({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[d("areas.temperature",{value:t}),...e>0?[d("areas.t\
op_k",{value:e})]:[],...s<1?[d("areas.top_p",{value:s})]:[]].join(d("comma"))}function Fp({run:t,seen:e}){let s=E(t.trace),r=["accepted","rejected",...s==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,o=r?.draw??null,i=te(r??void 0);if(et(t)||!r||o===null||i===null)return null;let[l,c]=se(o,i),p={draw:l,threshold:c,
target:Ce(r.target),draft:Ce(r.draft),kind:d(`kind.${Ge(e.kind,t.trace)}`)},u=o<i?"passed":"failed",h=Ve(r,s),v=d(s==="token"?`test.${e.kind}`:`rules.sum.${h?"c\
ertain":Y(s)?"lossy":s}.${u}`,p),m=s==="block",g=m&&!R(t.trace)?eo(e.round.drafts,e.index):null;return a("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":o},children:[a("h3",{children:a(P,{name:"accept_test",children:d("test.heading")})}),a("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":h?v:d("test.aria",p),children:[a("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":o<i/2?"end":"start",children:d(m?"rules.pass":"test.keep")}),
a("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":o>(1+i)/2?"start":"end",children:d(m?"rules.fail":"test.drop")}),!h&&a(T,{children:[a("span",{class:"\
sv-needle"}),a("span",{class:"sv-needle-label","data-side":o>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),a("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[a("span",{children:"0"}),a("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),a("span",{children:"\
1"})]}),a("p",{class:"sv-arithmetic",children:v}),g&&a("p",{class:"sv-note",children:d(`rules.basis.${g.last?"last":"earlier"}`,{weight:F(g.weight),excess:F(g.excess)})}),
a(Ua,{draft:r,position:e.position,draw:o,alone:!R(t.trace)})]})}function Wp({run:t,seen:e}){let s=E(t.trace),n=Bp(e),r=e.position&&n?ea(e.position,so(n,s)):null;
if(!n||!r)return null;let o=!et(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,Xa),c=r.shares.find(({token:p})=>p===
i);return c&&!l.includes(c)&&(l[Xa-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),a("div",{class:"sv-block sv-residual-block",children:[
a("h3",{children:a(P,{name:"residual",children:d("residual.heading")})}),a("p",{class:"sv-note",children:o?d(`rules.residual.${s}`,{weight:F(n.weight??1)}):d("r\
esidual.note")}),a("div",{class:"sv-residual-head",children:[a("span",{children:d("areas.token")}),a("span",{children:d("residual.share")})]}),a("ul",{class:"sv\
-residual",children:l.map(p=>a("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[a("span",{class:"sv-t",title:tt(
t,p.token),children:tt(t,p.token)}),a("span",{class:"sv-share",style:{"--share":p.share}}),a("span",{class:"sv-p",children:D(p.share)})]},p.token))})]})}function Bp({
kind:t,draft:e,round:{drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=Ue(s).at(-1)??-1;return s.findLast(({verdict:r},o)=>r==="reje\
cted"&&ae(s,o)===n)??null}var Qa=["draft","verify","accept"],Up=3;function ei(t,e){let s=t.folds.summary(e),n=e<Up&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:Vp(t,e)}}function Vp(t,e){
let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?d("headline.impossible"):d("headline.disturbed",{jitter:M(s.jitter)})}function ti(){
let{run:t,moment:{round:e}}=q(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:o,warning:i}=ei(t,e),l=(p,u,h,v)=>a("div",{class:`sv-figur\
e sv-figure-${p}`,children:[a("span",{class:"sv-figure-value",children:o?Et:v}),p==="speedup"&&!o&&i&&a("span",{class:"sv-figure-busy",title:i,children:d("headl\
ine.busy")}),a("span",{class:"sv-figure-label",children:a(P,{name:u,children:h})})]}),c=!o&&s!==null&&s<1&&Q(s)!==Q(1);return a("div",{class:"sv-headline","data\
-slower":String(c),"data-busy":String(!o&&i!==""),title:o?d("headline.too_early"):void 0,children:a("div",{class:"sv-figures",children:[l("speedup","speedup",d(
"headline.speedup"),Q(s)),l("acceptance","acceptance_rate",d(R(t.trace)?"tree.acceptance":"headline.acceptance"),M(n)),l("length","mean_acceptance_length",d("he\
adline.length"),j(r))]})})}function si(){let{run:t,moment:{round:e}}=q(),{numbers:s,early:n,warning:r}=ei(t,e),o=e<t.length&&d("headline.until",{round:e,rounds:t.
length});return a("p",{class:"sv-sentence",children:s.rounds?C(o,Gp(t,s),Kp(t,e,s,n),r):d("headline.nothing")})}function Gp(t,{mean_acceptance_length:e,drafted:s,
rounds:n}){let{gamma:r,drafter:o}=t.trace.settings,i=j(e,s?1:0);if(!r)return d("headline.plain_round",{length:i});let l=s/n,c=s===n*r,p=R(t.trace)&&s?d("tree.gu\
esses",{n:j(l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${r===1?"one":c?"many":"most"}`,{n:r});return d("headline.each_round",{drafter:ge(o,t.trace.models.
pair),guessed:p,length:i})}function Kp(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return d("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(n||s==null||!r)return d("headline.too_early");if(Q(s)===Q(1))return d("headline.same");if(s>=1)return d("headline.faster",{share:M(1/s)});
let o=i=>j(r[i]/r.plain);return d("headline.slower",{total:j(Qa.reduce((i,l)=>i+r[l]/r.plain,0)),draft:o("draft"),verify:o("verify"),accept:o("accept"),blame:d(
`part.${Qa.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var Yp=["emitted","rounds","drafted","accepted","rejected","untested"],Jp=["accepted","rejected","untested"],Xp={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ni=({trace:t})=>t.settings.temperature>0&&Y(E(t));function Zp(t,e){if(t.trace.
settings.temperature>0)return d(`ledger.agreement.${ni(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return Et;let{first_difference:n,compared:r}=s;
return n===null?d("ledger.agreement.same",{n:r}):d("ledger.agreement.differ",{n:n+1})}function ri(){let{run:t,moment:{round:e}}=q(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},o={counts:Object.fromEntries(Yp.map(l=>[l,ie(s[l])])),rates:{acceptance_rate:M(s.acceptance_rate),draft_efficiency:M(s.draft_efficiency),
mean_acceptance_length:j(s.mean_acceptance_length),mean_overlap:j(s.mean_overlap)},time:{speedup:Q(s.speedup),tokens_per_second:Tn(s.tokens_per_second),plain_tokens_per_second:Tn(
s.plain_tokens_per_second),prefill:n||r?N(n+r):Et,agreement:Zp(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&R(t.trace)?"tree":"label"}`);return a("sectio\
n",{class:"sv-section sv-ledger",children:[a("div",{class:"sv-section-head",children:[a("h2",{children:d("ledger.heading")}),a("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),s.drafted>0&&a("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",s),children:Jp.map(l=>a("span",{"data-kind":l,style:`--n\
:${s[l]}`}))}),ni(t)&&a("p",{class:"sv-note",children:d("rules.lossy")}),a("div",{class:"sv-ledger-groups",children:Object.entries(o).map(([l,c])=>a("div",{class:"\
sv-ledger-group",children:[a("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).map(([p,u])=>a("p",{class:"sv-ledger-line",children:[a(P,{name:Xp[p]??p,
children:i(p)}),a("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var oi=23,ai=["tokens","distance"],lr=[0,1],Qp=1e-6,ar=.005;function cr({candidates:t,rest:e,overlap:s}){let n=t.reduce((r,[,o,i])=>r+Math.max(0,(o??0)-(i??0)),
0);return Math.max(0,s==null?e[1]??0:1-s-n)}function eu(t,e){let s=(i,l)=>Math.max(0,e*(i??0)-(l??0)),n=t.candidates.reduce((i,[,l,c])=>i+s(l,c),0),[,r,o]=t.rest;
return[n+s(r,o),n+Math.max(s(r,o),e*cr(t))]}function tu({drafts:t,positions:e=[]}){let s=1;return t.map((n,r)=>{if(s=Math.min(1,s*((n.target??0)/(n.draft||1))),
r===t.length-1)return[s,s];let o=c=>c+1-s>0?c/(c+1-s):1,[i,l]=eu(e[r+1],s);return[o(i),o(l)]})}function su(t,e){return e==="block"?tu(t):t.drafts.map((s,n)=>{let r=es(
e,s.target??0,ne(s)??0,t.positions?.[n]??null);return r===null?lr:[r,r]})}function ii(t,e){if(e!=="block")return t.reduceRight((n,r)=>1+r*n,1);let s=1;return t.
reduceRight((n,r,o)=>{let i=s*r*(o+1);return s*=1-r,n+i},1)}function nu(t,e){let{candidates:s,rest:[,n],overlap:r}=t,o=rr(t);if(r==null||n==null||es(e,o,o,t)!==
(e==="typical"?0:o))return lr;let i=s.map(([,y,w])=>({p:y??0,q:w??0})),l=i.map(({p:y,q:w})=>w?es(e,y,Math.min(1,y/w),t):0);if(l.includes(null))return lr;let c=i.
map(({q:y},w)=>y*(l[w]??0)),p=e==="typical"?0:Math.max(0,n-cr(t)),u=Math.max(0,1-p-c.reduce((y,w)=>y+w,0)),h=1-r<Qp,v=u/(h?1:1-r),m=i.map(({p:y,q:w})=>v*(h?y:Math.
max(0,y-w))),g=v*(h?n:cr(t)),x=i.reduce((y,{p:w},_)=>y+Math.abs(c[_]+m[_]-w),0),b=Math.abs(p+g-n),k=e==="typical"&&v>1;return[(x+b)/2,(x+(k?g+n:b))/2]}function ru(t){
let{drafts:e,positions:s=[]}=t;return s.length<e.length||e.some(n=>ne(n)===null)?null:Object.fromEntries(Lt.map(n=>{let r=su(t,n);return[n,{tokens:[ii(r.map(([o])=>o),
n),ii(r.map(([,o])=>o),n)],distance:e.length&&Y(n)?nu(s[0],n):[0,0]}]}))}function ou(t){let e=s=>t.reduce((n,r)=>n+r[s],0)/t.length;return[e(0),e(1)]}var au=([t,
e])=>{if(e-t>=ar)return`${j(t)} – ${j(e)}`;let s=(t+e)/2;return s<ar?`<${ar}`:j(s)},ir=new WeakMap;function iu(t){return ir.has(t)||ir.set(t,ru(t)),ir.get(t)??
null}function li(){let{run:t,moment:{round:e},live:s,send:n}=q(),r=R(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",o=r?[]:t.rounds.slice(0,e).map(iu).
filter(l=>l!==null),i=(l,c)=>au(ou(o.map(p=>p[l][c])));return a("div",{class:"sv-block sv-rule-lab",children:[a("h3",{children:d("rules.lab.heading")}),o.length>
0&&a("table",{class:"sv-figures-table",children:[a("thead",{children:a("tr",{children:["rule",...ai].map(l=>a("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),
a("tbody",{children:Lt.map(l=>a("tr",{"data-rule":l,children:[a("th",{scope:"row",class:Y(l)?"sv-lossy":"",children:[d(`rules.name.${l}`),a("span",{children:l===
E(t.trace)&&` ${d("rules.lab.own")}`})]}),a("td",{children:i(l,"tokens")}),a("td",{children:Y(l)?i(l,"distance"):"0"})]},l))})]}),a("p",{class:"sv-note",children:o.
length?d("rules.lab.rounds",{n:o.length}):d(`rules.lab.${r||"none"}`)}),o.length>0&&a("ul",{class:"sv-note",children:[...ai,"range"].map(l=>a("li",{children:d(`\
rules.lab.legend.${l}`)}))}),s&&a("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:oi}),children:d("rules.lab.claim",{n:oi})})]})}var lu=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function cu({models:t,settings:e}){let s=u=>d("size",{name:u.name,size:En(u.parameters)}),n=s(t.
target),r=to(e),{drafter:o,confidence:i}=e,l=u=>o!=="early-exit"?s(u):d("first_layers",{layers:u.layers,of:t.target.layers,size:En(u.parameters)}),c=t.draft?d("\
pair",{target:n,draft:l(t.draft)}):d("pair_alone",{target:n}),p=R({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});return[r&&d(
`rules.name.${r}`),p,o!=="model"&&ge(o,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&d(u)),d("settings",{...e}),i&&d("confidence",{confidence:i}),
c].filter(Boolean).join(" · ")}function du({machine:t,captured:e,recorded:s},n){let{device:r,processor:o,placement:i}=t,l=r==="cuda"&&d(`steps.${e?"captured":"\
eager"}`);return d(n?"recorded":"live",{date:s.slice(0,10),machine:[o||r,i,l].filter(Boolean).join(" · ")})}function pu({trace:{ending:t},folds:e}){let s=e.output.
length;return d(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function uu(t){let{run:e,recorded:s,status:n,stale:r}=t,o=n!=="done"?d(`state.${n}`):
e?pu(e):d("state.idle"),i=s||ee(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="done"&&i),c=e&&n==="error"?d(s?"state.example":"state.previous"):l&&r?d(
"state.stale"):"";return C(t.message||(l?"":o),c)}function ci(){let{state:t}=ce(),{run:e,recorded:s,status:n}=t,r=e?du(e.trace,s):"",o=e?cu(e.trace):"";return a(
"div",{class:"sv-status",children:[a("span",{class:"sv-origin","data-recorded":String(s),title:r,children:r}),a("span",{title:o,children:o}),a("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:uu(t).split(lu).map((i,l)=>l%2?a("a",{href:i,target:"_blank",rel:"noopener",children:i}):a("span",{children:i}))})]})}function hu({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=E(e),o=Ct(n,r);return o>=0?d(r==="block"?"lead.rescue":"lead.lenient",{n:o+1}):Ln(n)?d("lead.w\
hy"):""}function di(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:o,viewer:i}=q(),l=!r&&e.phase===0,c=o!==null?d("lead.rests",{round:t.length,shown:o+
1}):l&&s&&n?hu(t,e.round-1):"",p=l&&o===null&&t.over&&e.round===t.length?ws(t):null,u=p!==null&&Ct(t.rounds[p],E(t.trace))>=0;return a("span",{class:"sv-lead",children:[
c&&a("span",{children:c}),p!==null&&a("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var mu=2e3,ui={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},pi=Object.keys(ui),vu={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},fu={tree:["test","write"],block:["test"]};function gu({run:{trace:t},current:e}){let s=R(t)?"tree":E(t)==="block"&&t.settings.temperature?
"block":"",n=e?pi.indexOf(e):-1;return a("ol",{class:"sv-acts","aria-label":d("act.label"),children:pi.map((r,o)=>{let i=d(`act.${r}.${fu[s]?.includes(r)?s:"mea\
ns"}`);return a("li",{title:i,"aria-current":o===n?"step":void 0,class:o<n?"sv-past":"",children:[a(P,{name:r==="test"&&s==="block"?"block_verification":ui[r],children:d(
`act.${r}.name`)}),a("span",{class:"sv-spoken",children:i})]},r)})})}function bu(t,e){let s=O({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=mu)&&(s.current={at:n,sentence:t}),s.current.sentence}function hi({children:t}){let{run:e,state:s}=q(),{moment:n,entered:r,rested:o,mode:i,playing:l}=s,c=re(
s),p=r==="step"&&n.round>0,u=o===null?Zt(e,n,c):Zt(e,{round:Ke(s)+1,phase:0},null),h=bu(u,l||i==="running"&&!ee(s));return a("div",{class:"sv-story",children:[a(
gu,{run:e,current:c?vu[c.phase.name]:p?"write":null}),a("p",{class:"sv-caption",children:[a("span",{children:u})," ",a(di,{})]}),a("p",{class:"sv-spoken","aria-\
live":"polite",children:h}),t]})}var pr=480,xu=5,wu=/^ \S{1,24}$/,yu=["rejected","untested"];function mi(){let{run:t,tint:e,ghosts:s,viewer:{stream:n}}=q(),[r,o]=H(null),{gamma:i,drafter:l}=t.trace.
settings,c=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),p=Kn.filter(u=>u==="plain"?c:i>0);return a("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[a("div",{class:"sv-section-head",children:[a("h2",{children:a(P,{name:"token",children:d("stream.heading")})}),
a("ul",{class:"sv-legend",children:[...p,...s?yu:[]].map(u=>a("li",{children:[a("span",{class:"sv-swatch","data-kind":u}),a(P,{name:u,"data-short":d(`kind.${u}`),
children:d(`legend.${u}`)})]},u))})]}),t.promptText.length>pr&&r!==t&&a("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),o(t)},children:d(
"stream.more",{n:t.promptText.length})}),a(de,{node:n.scroller}),a(ka,{name:e})]})}function dr({text:t},e){return wu.test(t)?(e.classList.add("sv-word"),[f("wbr",
{}),e]):[e]}var an=class{prompt=f("span",{class:"sv-prompt"});list=f("span",{class:"sv-list",role:"listbox","aria-label":d("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=f("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=f("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let s=this.run.promptText;z(this.prompt,!e&&s.length>pr?"…"+s.slice(-pr):s)}show({ghosts:e,tint:s,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),s!==this.tint&&this.paintTint(s),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let s=f("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!R(this.run.trace);return this.run.rows[e].slots.forEach((r,o)=>{ze(r.kind)?s.append(...dr(r,this.option(r,e,o))):n&&s.append(...dr(
r,this.ghost(r,e,o)))}),s}option(e,s,n){let r=f("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${s}.${n}`,
style:`--i:${n}`,"aria-label":De(this.run,s,n),"data-tint":Jt(this.tint,this.run.at({round:s,index:n}))});return Xt(r,e)}ghost(e,s,n){let r=f("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${s}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Xt(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(s=>{let[n,r]=(s.dataset.at??"").split(".").map(Number);G(s,"data-tint",Jt(e,this.run.at({round:n,index:r})))})}showRounds(e){let[s,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,G(this.scroller,"tabindex",e?null:0)}showNow(e){let s=this.
shown;if(this.now&&(!e||this.now.number!==s)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(s),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=K(this.run.rounds[s]);this.now.tokens.forEach((r,o)=>{let i=e.looks[o];r.hidden=i==="absent"||n&&!ze(i),G(r,"data-kind",i)})}begin(e){let{slots:s}=this.
run.rows[e],n=s.map((o,i)=>this.ghost(o,e,i)),r=f("span",{class:"sv-now","aria-hidden":"true"},...s.flatMap((o,i)=>dr(o,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(s=>[...s.querySelectorAll("[role=option]")])}find(e){let s=e&&this.rows[e.
round];return!s||e.round>=this.shown?null:s.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??s.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:s,
y:n,width:r,height:o}=e.box,i=new DOMRect(s,n,r,o-e.covered);Br(this.scroller,i,e.head,e.line)}measure(){let[e,s,n]=[this.scroller,this.text,this.head].map(o=>o.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:s,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:s,head:n,line:r}){if(!e.width)return;let{maxHeight:o}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!o)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-s.top)+r+xu}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var vi=0,ts=["race","same","rounds","time","guesses","numbers"],ur=class extends Re{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?a(T,{children:this.props.children}):null}};function fi({views:t}){let{view:e,set:s}=q(),[n]=H(()=>(vi+=1,vi));return a("div",{class:"\
sv-views",children:[a("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:r=>{let o=on([...r.currentTarget.children],r);o>=0&&s({
view:ts[o]})},children:ts.map(r=>a("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:d(`views.${r}`)},r))}),ts.map(r=>a("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:a(ur,{open:r===e,children:t[r]})},r))]})}function gi(){let{run:t,set:e,viewer:s}=ce(),{predict:n,sequels:r,experiments:o,charts:{places:{race:i,lossless:l,costs:c,speedup:p,breakdown:u}}}=s;return a(T,
{children:[a("div",{class:"sv-stage",onPointerLeave:({pointerType:v})=>{v==="mouse"&&e({hovered:null})},children:[a(ci,{}),!t&&a("p",{class:"sv-empty",children:d(
"empty")}),t&&a(T,{children:[a(mi,{}),a(hi,{children:[n.button,n.refused,n.node].map(v=>a(de,{node:v}))}),a(Aa,{}),a(Za,{})]}),a(za,{children:t&&a(ti,{})})]}),t&&
a("div",{class:"sv-below",children:[a(si,{}),a(de,{node:r.compare.node}),a(fi,{views:{race:a(T,{children:[a(de,{node:i}),a(Fe,{name:"race"})]}),same:a(T,{children:[
a(de,{node:l}),a(Fe,{name:"same"})]}),rounds:a(T,{children:[a(qa,{}),a("section",{class:"sv-section sv-experiments",children:[a("div",{class:"sv-section-head",children:a(
"h2",{children:d("whatif.heading")})}),a(Ha,{}),a(li,{}),a(de,{node:o.again})]})]}),time:a(T,{children:[a(de,{node:c}),a(Fe,{name:"time"}),a(de,{node:p}),a(Fe,{
name:"time"})]}),guesses:a(T,{children:[a(de,{node:u}),a(Fe,{name:"guesses"})]}),numbers:a(ri,{})}})]})]})}var bi={speedup:Q,acceptance_rate:M,draft_efficiency:M,mean_acceptance_length:j,emitted:ie},ku=Object.keys(bi),hr=(t,e)=>t.length===e.length&&t.every((s,n)=>s===
e[n]);function xi(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(hr(s,n))return"again";if(n.length<=s.length||!hr(s,n.slice(0,s.length)))return null;let r=n.slice(
s.length),o=r.length-1,{output:i}=t.folds;return i.length<o||!hr(r.slice(0,o),i.slice(0,o))?null:{at:o,token:r[o],was:i[o]}}function _u(t,e,s){let n=e.trace.prompt.
slice(t.trace.prompt.length),[r,o]=[t,e].map(({folds:c},p)=>c.output.slice(0,c.at(s[p]).emitted)),i=[...n,...o],l=0;for(;l<Math.min(r.length,i.length)&&r[l]===i[l];)
l+=1;return{n:l,was:r[l],now:i[l]}}function wi({compared:t,expected:e,returning:s},n){let r=s??(t&&Su(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.
pair;return{pair:r?[i,n]:[n,l],shown:r}}return e&&n.source&&xi(e.run,n.run)?{pair:[e,n],shown:1}:null}var Su=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run),ln=class{drawn=null;constructor({say:e,swap:s,close:n}){this.say=e,this.branched=f("p",{class:"sv-branched"}),this.texts=f("p",{}),this.note=f("p",{class:"\
sv-note"},e("compare.unlike")),this.heads=["before","now"].map(r=>({name:r,node:f("th",{scope:"col"})})),this.body=f("tbody",{}),this.swap=f("button",{type:"but\
ton",class:"sv-link",on:{click:s}}),this.node=f("section",{class:"sv-section sv-compare",hidden:!0,tabindex:-1,"aria-label":e("compare.heading")},f("div",{class:"\
sv-section-head"},f("h2",{},e("compare.heading")),this.swap,f("button",{type:"button",class:"sv-link",on:{click:n}},e("compare.close"))),this.branched,this.note,
f("table",{class:"sv-figures-table"},f("thead",{},f("tr",{},f("th",{scope:"col"},e("compare.setting")),...this.heads.map(({node:r})=>r))),this.body),this.texts)}show(e){
let{compared:s}=e,n=this.drawn?.pair;if(this.drawn=s,this.node.hidden=!s,!s)return;let{say:r}=this,{pair:o,shown:i}=s,l=o.map(({run:u},h)=>h===i?xs(e):u.length),
[c,p]=o.map(({run:u})=>u);z(this.swap,r(i?"compare.show_before":"compare.show_now")),this.heads.forEach(({name:u,node:h},v)=>z(h,v===i?r("compare.shown",{run:r(
`compare.${u}`)}):r(`compare.${u}`))),this.showBranch(c,p),this.body.replaceChildren(...this.rows(c,p,l)),z(this.texts,this.tell(c,p,l)),this.note.hidden=JSON.stringify(
c.trace.machine)===JSON.stringify(p.trace.machine),o.some(u=>n?.includes(u))||(this.node.focus({preventScroll:!0}),this.node.scrollIntoView({block:"nearest"}))}showBranch(e,s){
let n=xi(e,s);this.branched.hidden=n==="again"||n===null,!(n==="again"||n===null)&&z(this.branched,this.say("compare.branched",{n:n.at+1,token:this.name(s,n.token),
was:this.name(e,n.was)}))}rows(e,s,n){let{say:r}=this,o=(h,v)=>f("tr",{},f("th",{scope:"row"},r(`compare.${h}`)),...v.map(m=>f("td",{},m))),l=Gt.map(h=>({name:h,
values:[e,s].map(({trace:v})=>Ws(h,Fs(v,h),v.models.pair))})).filter(({values:[h,v]})=>h!==v),c=l.some(({name:h})=>h==="tree"),p=[e,s].some(({trace:h})=>R(h)),u=[
e,s].map((h,v)=>h.folds.summary(n[v]));return[...l.map(({name:h,values:v})=>o(h,v)),...c?[o("verified",[e,s].map(({trace:h})=>ie(Kt(h))))]:[],...ku.map(h=>o(p&&
h==="acceptance_rate"?"acceptance_by_position":h,u.map(v=>bi[h](v[h]))))]}tell(e,s,n){let{n:r,was:o,now:i}=_u(e,s,n);return o===void 0&&i===void 0?this.say("com\
pare.same",{n:r}):o===void 0||i===void 0?this.say("compare.longer",{n:r}):this.say("compare.differ",{n:r+1,was:this.name(e,o),now:this.name(s,i)})}name(e,s){return s!==
void 0&&Z(e.alone(s))||this.say("token.empty")}};var cn=class{constructor({say:e,send:s,store:n,most:r}){this.say=e,this.send=s,this.store=n,this.most=r,this.compare=new ln({say:e,swap:()=>this.swap(),close:()=>n.
set({compared:null})})}get live(){return this.store.state.live}load(e){this.store.set({compared:wi(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:this.say("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.
set({offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s}),this.show(e.pair[s])}show({run:{trace:e},source:s,recorded:n}){let r=e.
ending==="running"?{...e,ending:"stopped"}:e,o={run:s?.run,name:s?.recorded,offered:!!s?.recorded};this.send("show",{trace:r,recorded:n,state:"done",typed:!1,...o})}};var dn=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new an;table=new rn;round;marker;sequels;experiments;predict;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:o=!1,most:i=16}){Dr(s),Vr.teach(s);let l=d;this.send=n,this.keys=s.keys,this.most=
i,this.store=new bs({...ot,live:r},h=>this.changed(h)),this.player=new Zs(this.store,()=>this.toggle()),this.actions=Ma(this),this.node=f("div",{class:"specviz"+
(o?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new $e(this.node),this.presenter=new tn(this.node,()=>this.relayout()),this.round=new sn(this.
node),this.marker=new Xs([this.stream,this.table,this.round]);let{set:c,store:p}=this;this.sequels=new cn({say:l,send:n,store:p,most:i}),this.experiments=new Bs(
{say:l,sequels:this.sequels}),this.predict=new en({say:l,intents:{set:c,toggle:()=>this.asking.toggle(),answer:h=>this.asking.answer(h),goOn:()=>this.toggle()}}),
this.asking=new ks(this);let u={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.charts=new Ds({viewer:this,palette:this.
palette,seek:h=>this.seek(h),greedy:u}),this.silence=Ra(this),this.changed({})}get state(){return this.store.state}destroy(){this.presenter.show({presenting:!1}),
this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),me(null,this.node),this.node.remove()}load(e,{recorded:s=!1,at:n=null,phase:r=0,
play:o=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new ct(e),{over:u,length:h}=p,{run:v,offers:m}=this.state,g=c&&v?.trace.models.pair===e.models.pair&&v.trace.
models.target.name===e.models.target.name;this.help&&(this.help.open=!1),ys(p)||this.set({predicting:!1}),this.sequels.load({run:p,source:c,recorded:s&&u}),this.
experiments.load(p);let x=Ot(p.rounds,{round:n??h,phase:r}),b=x.round===h;this.player.halt(),this.lag=!0,this.set({run:p,source:c,stale:!1,recorded:s&&u,moment:x,
entered:null,following:b,whole:u&&b,opening:!1,until:null,rested:u&&n===null?Cn(p):null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:p.trace.
settings.gamma,answers:{},looking:null,taught:!1,offers:g?m:null,...u?{status:"done",mode:"done",message:null}:{}});let k=l&&u?ws(p):null;k!==null&&this.teach(k),
o&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(s?1:0),phase:0}),this.set({opening:!0}),s||
this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;let r=s.length;return s.append(e)?(n&&s.length>r&&this.
mayFollow()&&this.follow(s),s.over&&this.set({rested:ao(this.state)}),s.over&&this.setState("done"),this.changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:s},asked:n,mode:r,hovered:o,predicting:i}=this.
state,l={asked:"round",hovered:r==="running"?o:null};n==="step"?this.player.move({round:s,phase:1},"step",l):this.player.move({round:e.length,phase:0},e.length===
s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){this.set({status:e,message:s,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status===
"error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){
e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.player.seek({round:e,phase:s}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.
leavesVerdict())return;let{state:s}=this,n=ke(s);ee(s)?this.hold(()=>this.player.forward(e)):(n||s.live&&!s.run)&&(this.set({following:!0,asked:s.predicting?"st\
ep":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,s=ke(e)&&ee(e)===0;e.playing?this.player.
halt():e.predicting&&(ee(e)||s)?this.asking.goOn():s?(this.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,
open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!at(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,
...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){wa(e)&&this.set({tint:e})}open(e){ts.includes(e)&&this.set({view:e})}present(e){
e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"view"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=
requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n}=e,r=re(e),o=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==
this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.toggle("sv-open",!!s&&!s?.over),this.node.classList.toggle("sv-predict\
ing",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),s&&s!==this.drawn.run&&(this.stream.load(s),this.stream.scroller.scrollTop=0),s&&this.
stream.show(e,r),Nt(this,yn(gi,{}),this.node),s&&this.paintByHand(e,s,o),this.drawn={run:s,moment:n},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,s,n){
let{moment:r,entered:o,view:i}=e,l=e.mode==="running"&&!ee(e),c=e.mode==="running"||e.playing;i==="rounds"&&this.table.show(e,s,re(e)),this.lag||=n&&!e.whole,n&&
this.greet(o==="round"&&!l?r.round-1:-1),this.predict.show(e,s),this.sequels.compare.show(e),this.experiments.show(e),this.charts.show(s,{shown:r.round,known:xs(
e),busy:c,view:i});let{at:p,how:u}=He(e);this.marker.show(e,p,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=!1)}greet(e){
this.fresh.forEach(s=>s.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(s=>s.rows[e]??[]),this.fresh.forEach(s=>s.classList.add("sv-fr\
esh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.
layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function ss(t,e){let s=new dn(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>ro(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}window.SpecViz={mount:ss,term:Ee,FONT:Ae,dom:{el:f,setText:z,Palette:$e}};var Tu=500,mr=new Map,ki=new Map,mt=new Map(new URLSearchParams(window.location.search)),yi=0;function Eu(t){let e=Uint8Array.from(atob(t),s=>s.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function zu(t){let e=mr.get(t);if(e)return e;let s=new Promise((n,r)=>{ki.set(t,i=>n(
Eu(i)));let o=document.createElement("script");document.head.append(Object.assign(o,{src:`data/${t}.js`,onerror:()=>r(new Error(t))}))});return mr.set(t,s),s.catch(
()=>mr.delete(t)),s}function _i(t){let e=new URL(t);return e.search=String(new URLSearchParams([...mt])),e}function Mu(){let{href:t}=_i(window.location.href);if(t!==
window.location.href)try{window.history.replaceState(window.history.state,"",t)}catch{}}function Si(){let t=mt.has("__theme")?mt.get("__theme")==="dark":Ei.matches;
document.body.classList.toggle("dark",t),document.documentElement.style.colorScheme=t?"dark":"light"}Object.assign(L,{read:zu,keep(t){for(let[e,s]of Object.entries(
t))s==null||s===""?mt.delete(e):mt.set(e,String(s));clearTimeout(yi),yi=window.setTimeout(Mu,Tu)},state:()=>Object.fromEntries(mt)});var Ti=(t,e)=>ki.get(t)?.(e),
vt=()=>JSON.parse(document.getElementById("given")?.textContent||"null"),ns=()=>document.getElementById("lost")?.removeAttribute("hidden"),Ei=matchMedia("(prefe\
rs-color-scheme: dark)");Si();Ei.addEventListener("change",Si);for(let t of document.querySelectorAll(".languages a"))t.addEventListener("click",()=>{let e=_i(t.
href);e.hash=window.location.hash,t.href=e.href});var zi=t=>/^\d{1,5}$/.test(String(t))?Number(t):null;async function Ru(t){let{runs:e}=vt(),s=[...document.querySelectorAll("#recorded button")],n=L.state(),r=ms(),
o="",i=ss(t,{words:await L.read(`words/${Te()}.json`)});function l(){if(!o)return;let{round:p,phase:u,rounds:h,pinned:v,opening:m,tint:g,presenter:x,view:b}=i.state(),
k=!m||v;L.keep({recorded:o===e[0].name?null:o,round:k&&p<h?p:null,phase:k&&u?u:null,at:v?`${v.round}.${v.index}`:null,open:b==="race"?null:b,tint:g==="verdict"?
null:g,presenter:x?1:null})}async function c(p,u=!1){let h=e.find(m=>m.name===p)??e[0],v=r();try{let m=await L.read(`traces/${h.name}.json`);if(!v())return;i.load(
m,{recorded:!0,teach:!u})}catch{v()&&ns();return}o=h.name,L.shows={live:!1,name:o},s.forEach(m=>m.setAttribute("aria-pressed",String(m.dataset.name===o))),document.
querySelector(".recorded-about").textContent=h.notice}s.forEach(p=>p.addEventListener("click",()=>c(p.dataset.name))),await c(n.recorded,["round","at"].some(p=>p in
n)),Ou(i,n),qr(i),document.addEventListener("specviz-painted",l)}function Ou(t,e){let s=zi(e.round);s!==null&&t.seek(s,zi(e.phase)??0);let n=/^(\d{1,5})\.(\d{1,3})$/.
exec(String(e.at));n&&t.pin({round:Number(n[1]),index:Number(n[2])}),e.open&&t.open(String(e.open)),e.tint&&t.tint(String(e.tint)),e.presenter==="1"&&t.present(
!0)}var Mi=document.querySelector("#stage .stage");Mi&&Ru(Mi).catch(ns);var Lu=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function Ri(t){let e=Lu.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function Oi(t,e){let s=document.createElement("a");s.href=URL.createObjectURL(t),s.download=e,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),6e4)}var Cu=320,$i=480,$u=19,Au="200px";function Ai({layout:t},e){let{below:s,height:n,xaxis:r}=t.meta?.narrow??{};return e<s?{...t,height:n,xaxis:{...t.xaxis,...r}}:
t}function Pi(t,e){let s=Ai(t,e),n=s.showlegend?t.data.filter(({name:r,showlegend:o})=>r&&o!==!1).length:0;return(s.height||Cu)+(e<$i?$u*Math.max(0,n-1):0)}function Li(t,e,s){
let n=Ai(t,e),[r,o,i]=["ink","quiet","line"].map(u=>s.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:o,...u.
tickfont},title:{...u.title,font:{size:12,color:o}}}),c=Object.keys(n).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...n,width:e,height:Pi(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...n.legend},...Object.fromEntries([...p].map(u=>[u,l(n[u]||{})])),
font:{family:Ae,size:12,color:r},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:s.get("raised"),bordercolor:i,font:{color:r}}}}var vr=null;
function Ci(){let t=vr??new Promise((e,s)=>{let n=document.createElement("script");document.head.append(Object.assign(n,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:s}))});return vr=t,t.catch(()=>{vr=null}),t}var fr=class{constructor(e,s,n){this.frame=e;this.drawing=s;this.select=n;this.palette=new $e(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(r=>this.near(r[r.length-1].isIntersecting),{rootMargin:Au}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){Ci().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:s}=this.picture;window.Plotly.react(this.drawing,s.data,Li(s,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[n]})=>n.customdata!=null&&this.select(n.customdata))}async save(e){let s=await Ci().catch(()=>null);if(!this.
picture||!s)return;let{figure:n,name:r}=this.picture,o={...Li(n,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=o;
s.downloadImage({data:n.data,layout:o},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:r})}};function rs({json:t,words:e,select:s}){let n=O(null),r=O(null),
o=O(null),[i,l]=H(!1),c=qe(()=>JSON.parse(t||"null"),[t]);A(()=>{o.current=new fr(n.current,r.current,s)},[]),A(()=>o.current?.show(c),[c]);function p(){if(!c)return;
let v=[c.columns,...c.rows].map(m=>m.map(Ri).join(","));Oi(new Blob([v.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],h=c?`${Pi(c.figure,n.current?.clientWidth||$i)}px`:
void 0;return a("div",{class:"specviz sv-chart",hidden:!c,ref:n,children:[a("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:h},ref:r}),
a("p",{class:"sv-note",children:c?.says}),a("details",{class:"sv-table",onToggle:({currentTarget:v})=>l(v.open),children:[a("summary",{children:e.table}),a("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:a("table",{children:i&&c&&a(T,{children:[a("th\
ead",{children:a("tr",{children:u.map(v=>a("th",{scope:"col",children:v}))})}),a("tbody",{children:c.rows.map((v,m)=>a("tr",{children:[v.map(g=>a("td",{children:g})),
m in c.picks&&a("td",{children:a("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${v.slice(0,2).join(e.comma)}`,onClick:()=>s(c.picks[m]),children:e.
pick})})]}))})]})})})]}),a("p",{class:"sv-note sv-chart-files",children:[a("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("png"),children:e.
png}),a("button",{class:"sv-link",type:"button",onClick:()=>o.current?.save("svg"),children:e.svg}),a("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}Le("chart",({node:t,words:e,props:s,send:n,watch:r})=>{let o=()=>me(a(rs,{json:s.value,words:e,select:i=>n.pick({at:i})}),t);o(),r("value",o)});var Pu=["drafter","temperature"],ju=ms();function Hu({parts:t},e){let{drafter:s,temperature:n}={...t[0],...e},r=t.filter(o=>o.drafter===s);return r.find(o=>o.temperature===
n)??r[0]??t[0]}function qu(t){let e=vt(),s=L.state(),n=e.sweeps[0].name,r=e.sweeps.find(c=>c.name===s.sweep)?.name??n;function o(c,p,u){let h=new Map(c.parts.map(
v=>[v[u],u==="drafter"?v.label:v[u]]));return h.size>1&&a("fieldset",{children:[a("legend",{children:e[u]}),[...h].map(([v,m])=>a("label",{children:[a("input",{
type:"radio",name:u,value:v,checked:v===p[u],onChange:()=>i(c,{...p,[u]:v})}),a("span",{children:m})]},v))]},u)}function i(c,p){let u=c&&Hu(c,p),v={...c?.compared.
find(g=>g.temperature===u?.temperature)?.pictures,...u?.pictures};if(me(a(T,{children:[a("label",{class:"explore-source",children:[e.results,a("select",{value:r,
onChange:({currentTarget:g})=>l(g.value),children:e.sweeps.map(({name:g,title:x})=>a("option",{value:g,children:x},g))})]}),a("p",{class:"explore-origin",children:c?.
origin}),a("div",{class:"explore-choices",children:c&&u&&Pu.map(g=>o(c,u,g))}),a("div",{class:"explore-answer",role:"status",children:u?.answer.map(g=>a("p",{children:g}))}),
a("div",{class:"explore-pictures",children:Object.entries(e.headings).map(([g,x])=>a("section",{class:"explore-picture",hidden:!(g in v),children:[a("h3",{children:x}),
a("div",{children:a(rs,{json:v[g]??"",words:e.chart,select:()=>{}})})]},g))})]}),t),!c||!u)return;let m=g=>u[g]===c.parts[0][g]?null:u[g];L.keep({drafter:m("dra\
fter"),temperature:m("temperature"),sweep:r===n?null:r})}async function l(c,p={}){let u=ju();try{let h=await L.read(`sweeps/${c}.${Te()}.json`);if(!u())return;r=
c,i(h,p)}catch{u()&&ns()}}i(null,{}),l(r,s)}var ji=document.getElementById("explore");ji&&qu(ji);var Nu=800,Hi=680,qi="SpecViz",Iu=8e3;async function Du(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let s=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&s.focus(),e.hidden}}function Fu(t,e,s){let n=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),r=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),o=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{r.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{r.textContent=""},
Iu))};return n.addEventListener("click",async()=>{let[c,p]=s(),u=await Du(c,o);l(u?p:e.by_hand,!u)}),t.replaceChildren(n,r,o),l}function Wu(t){let e=new URL(t);
e.searchParams.set("embed","1");let s=Object.assign(document.createElement("iframe"),{src:e.href,title:qi,width:"100%",height:String(Hi),loading:"lazy"});return s.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(s).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}Le("share",({node:t,words:e})=>{Fu(t,{...e,copy:e.embed},()=>[Wu(L.address()),e.embedded])});function Bu(t){let e=0;new ResizeObserver(()=>{let s=t.clientWidth>=
Nu?Hi:Math.ceil(t.getBoundingClientRect().height);!s||s===e||(e=s,window.parent.postMessage({specviz:{height:s}},"*"))}).observe(t)}async function Uu(){document.
documentElement.classList.add("embed");let t=await hs(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:qi}),s=()=>{let n=new URL(window.location.href);n.searchParams.delete("embed"),e.href=n.href};s(),["pointerdown","focus"].forEach(n=>e.
addEventListener(n,s)),t?.append(e),t&&Bu(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&Uu();var Di=t=>t!==null&&["loading","running"].includes(t.state),Ni=(t,e,s)=>t.map(([n,r],o)=>a(T,{children:[o>0&&e,a("a",{href:r,...s,children:n})]},n)),ft=({label:t,
children:e})=>a(T,{children:[a("dt",{children:t}),a("dd",{children:e})]});function Vu(t,e){!L.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),L.go({view:"\
watch",recorded:e}))}function Gu({words:t,lacking:e},s,n,r){let o=be(t);if(r)return t.stopping;if(n?.state==="running")return o("running",{percent:n.done});if(n)
return n.state==="stopped"?t.stopped:n.message??"";if(!s.rule)return"";if(!e)return t.recorded_only;let i=e[s.number];return i.length?o("lacks",{pairs:i.join(t.
comma)}):s.estimate??""}function Ku({told:t,card:e,isNew:s,progress:n,hidden:r,begin:o,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,h=O(null),v=O(null),m=O(
null),[g,x]=H(!1),[b,k]=H(!1),y=Di(n),w=[v,m].some(({current:S})=>S!==null&&S===document.activeElement);A(()=>{y&&b?i():k(!1)},[n]),A(()=>{w&&(y?m:v).current?.focus(
{preventScroll:!0})},[y]),A(()=>{if(!s||!v.current||!h.current)return;let{top:S,bottom:I}=v.current.getBoundingClientRect();S>=0&&S<I&&I<=window.innerHeight&&h.
current.getBoundingClientRect().top<0&&h.current.scrollIntoView({block:"start"})},[e]);function _(){let S=!!h.current?.open;S&&x(!0),S?L.keep({claim:e.number}):
Number(L.state().claim)===e.number&&L.keep({claim:null})}return a("details",{class:"myth",id:`claim-${e.number}`,hidden:r,ref:h,onToggle:_,children:[a("summary",
{children:[a("span",{class:"myth-number","aria-label":be(c)("claim_number",{n:e.number}),children:e.number}),a("span",{children:[a("span",{class:"myth-claim",children:e.
claim}),a("p",{class:"myth-says",children:e.says})]}),a("span",{class:"myth-mark",children:a("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),a("div",{class:"myth-body",children:g&&a(T,{children:[e.picture&&a("div",{children:a(rs,{json:e.picture,words:u,select:()=>{}})}),e.source&&a("p",
{class:"myth-source",children:e.source}),a("dl",{class:"myth-about",children:[a(ft,{label:c.how,children:e.how}),e.rule&&a(ft,{label:c.rule,children:e.rule}),e.
missing&&a(ft,{label:c.missing,children:e.missing}),e.words.length>0&&a(ft,{label:c.terms,children:Ni(e.words,c.comma,{})}),e.papers.length>0&&a(ft,{label:c.papers,
children:Ni(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),a("dl",{class:"myth-setup",children:e.setup?.map(([S,I])=>I&&a(ft,{label:S,children:I},S))}),
a("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&a(T,{children:[a("button",{type:"button",class:"myth-button myth-primary",hidden:y,ref:v,
onClick:o,children:c.run}),a("button",{type:"button",class:"myth-button",hidden:!y,ref:m,onClick:()=>{k(!0),i()},children:c.stop})]}),s&&a("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&a("button",{type:"button",class:"myth-button",onClick:()=>L.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&a("a",{class:"myth-link",href:e.replay,onClick:S=>Vu(S,e.run),children:c.replay}),e.pay&&a("button",{type:"button",class:"myth-button",onClick:()=>L.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),a("a",{class:"myth-link",href:e.link,children:c.link})]}),a("progress",{max:100,hidden:n?.state!=="run\
ning",value:n?.done??0,"aria-label":c.how}),a("p",{class:"myth-line",role:"status","data-state":n?.state,children:Gu(t,e,n,b)})]})})]})}var Ii="verdict",Yu=vs("\
claim",new URLSearchParams(window.location.search).get("claim")),Ju=()=>{};Le("myths",async({node:t,words:{busy:e,lacking:s}={busy:"",lacking:null},send:n,value:r})=>{
let o={...await L.read(`claims/${Te()}.json`),busy:e,lacking:s},{words:i}=o,l=be(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,h=null,v=()=>o.
cards.map(S=>p.get(S.number)??S),m=S=>v().filter(({verdict:I})=>I===S).length,g=["",...Object.keys(i.verdicts)],x=g.find(S=>S===c.get(Ii)&&m(S))??"";function b(S){
x=S,L.keep({[Ii]:x}),_()}function k(S){h!==null&&u.set(h,{state:"stopped"}),h=S,u.set(S,{state:"running",done:0}),_(),n.begin({claim:S})}function y({claim:S,...I}){
o.cards.some(({number:B})=>B===S)&&(I.card&&p.set(S,I.card),u.set(S,I),!Di(I)&&h===S&&(h=null),_())}function w(S){let I=t.querySelector(`#claim-${/^\d{1,2}$/.test(
S)?Number(S):"none"}`);I&&(I.hidden&&b(""),I.open=!0,I.scrollIntoView({block:"start"}))}function _(){let S=l("tally",{holds:m("holds"),fails:m("fails"),depends:m(
"depends"),yours:m("yours")}),I=m("untried");me(a(T,{children:[a("p",{class:"myth-tally",role:"status",children:C(S,I>0&&l("tally_untried",{untried:I}))}),a("di\
v",{class:"myth-kinds",role:"group","aria-label":i.show,children:g.map(B=>a("button",{type:"button",hidden:B!==""&&!m(B),"aria-pressed":B===x,onClick:()=>b(B),children:B?
i.verdicts[B]:i.all},B))}),a("div",{class:"myth-list",children:v().map(B=>{let{number:J}=B;return a(Ku,{told:o,card:B,isNew:p.has(J),progress:u.get(J)??null,hidden:x!==
""&&B.verdict!==x,begin:()=>k(J),halt:()=>n.halt(),back:()=>{p.delete(J),u.delete(J),_()}},J)})})]}),t)}Ju=()=>{h!==null&&y({claim:h,state:"error",message:e})},
b(x),Yu(w),r(S=>y(S),!1)});var os=t=>t.reduce((e,s)=>e+s,0);function gt(t){let e=os(t);return t.map(s=>s/e)}var gr=(t,e)=>t.map((s,n)=>Math.min(s,e[n])),bt=(t,e)=>Math.min(1,os(gr(t,e))),
br=(t,e)=>e.map((s,n)=>s>0?Math.min(1,t[n]/s):null);function xt(t,e){let s=t.map((n,r)=>Math.max(0,n-e[r]));return os(s)>0?gt(s):[...t]}function Wi(t,e){let s=br(
t,e).map((r,o)=>e[o]*(r??0)),n=1-os(s);return{accepted:s,corrected:xt(t,e).map(r=>n*r)}}function Bi(t,e,s){let n=1-t[e];return t.map(o=>n>0?o/n:1/(t.length-1)).
map((o,i)=>i===e?s:o*(1-s))}function Fi(t,e){let s=e*os(t),n=0;for(let[r,o]of t.entries()){if(o>0){if(s<o)return{token:r,spot:s/o};n=r}s-=o}return{token:n,spot:.5}}
function xr(t,e,s){let n=Fi(e,s()).token,r=s(),o=Math.min(1,t[n]/e[n]);if(r<o)return{guess:n,draw:r,threshold:o,accepted:!0,correction:null,spot:0,token:n};let{
token:i,spot:l}=Fi(xt(t,e),s());return{guess:n,draw:r,threshold:o,accepted:!1,correction:i,spot:l,token:i}}var as=6,wr="similar",pn={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},Xu=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
Ui=({target:t,draft:e})=>[t,e].map(s=>s.map(n=>Math.round(1e3*n)).join(".")).join("-");function Vi(t){if(!Xu.test(t))return null;let[e,s]=t.split("-").map(r=>r.
split(".").map(Number));return[e,s].some(r=>r.every(o=>o===0))||e.length!==s.length?null:{target:gt(e),draft:gt(s)}}var Zu=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function Qu({rounds:t},{round:e,index:s}){let n=t[e];if(!n?.drafts.length)return null;let r=n.drafts.filter(i=>i.verdict==="a\
ccepted").length,o=Math.min(s<n.drafts.length?s:r,n.drafts.length-1);return Zu(n.positions?.[o])?{round:e,index:o}:null}function Gi(t,e){let s=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},h)=>u==="rejected"?[{round:p,index:h}]:[])),n=[...e?[e]:[],...s].map(c=>Qu(t,c)).find(Boolean);if(!n)return null;let{drafts:r,
positions:o=[]}=t.rounds[n.round],i=o[n.index],l=qs(i,[r[n.index].token],!1,as);return{target:gt(l.map(c=>c.target??0)),draft:gt(l.map(c=>c.draft??0)),guess:{...n,
names:l.map(({token:c})=>eh(t,c)),overlap:i.overlap}}}function eh({pieces:t},e){if(e===-1)return null;let s=t[e];return Z(typeof s=="string"?s:xe(ve,s).text)||fe(
s)}var yr=["accepted","corrected"],st=t=>t.reduce((e,s)=>e+s,0),Ki=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(0)}),un=class{shown;constructor(e){this.say=
e,this.heading=f("h3",{}),this.says=f("p",{class:"sv-play-says"}),this.result=f("th",{scope:"col"}),this.rows=Array.from({length:as},()=>this.buildRow());let s=o=>f(
"th",{scope:"col"},o),n=f("table",{class:"sv-play-emitted"},f("thead",{},f("tr",{},s(e("token")),f("td",{}),s(Ee("residual",e("residual"))),s(e("target")),this.
result)),f("tbody",{},...this.rows.map(o=>o.node))),r=o=>f("li",{},f("span",{class:"sv-play-key","data-kind":o}),e(`result_key.${o}`));this.node=f("div",{class:"\
sv-play-result"},this.heading,this.says,n,f("ul",{class:"sv-legend"},...[...yr,"target"].map(r)))}buildRow(){let e=f("th",{scope:"row",class:"sv-t"}),s=f("span",
{class:"sv-play-stack"},...yr.map(i=>f("span",{"data-kind":i})),f("span",{"data-kind":"target"})),[n,r,o]=["","",""].map(()=>f("td",{}));return{name:e,bar:s,rest:n,
target:r,result:o,node:f("tr",{},e,f("td",{},s),n,r,o)}}show(e){this.shown=e;let{target:s,draft:n,active:r,name:o}=e,i=Wi(s,n),l=xt(s,n),c=st(i.corrected);this.
rows.forEach((p,u)=>{p.node.hidden=u>=s.length,!p.node.hidden&&(z(p.name,o(u)),G(p.name,"title",o(u)),p.node.classList.toggle("sv-play-active",u===r),p.bar.style.
setProperty("--target",String(s[u])),z(p.rest,c<1e-9?"–":D(l[u])),z(p.target,D(s[u])))}),z(this.says,this.say(i.corrected[r]<1e-9?"sums_accepted":"sums",{token:o(
r),accepted:D(i.accepted[r]),rejected:D(c),residual:D(l[r]),target:D(s[r])})),this.paint(i,null)}fill(e){let s=st(e.accepted)+st(e.corrected),[n,r]=yr.map(o=>e[o].
map(i=>i/s));this.paint({accepted:n,corrected:r},s)}paint({accepted:e,corrected:s},n){let{say:r}=this;z(this.heading,n===null?r("emits"):r("emits_drawn",{draws:ie(
n)})),z(this.result,r(n===null?"result":"drawn")),e.forEach((o,i)=>{let l=this.rows[i];l.bar.style.setProperty("--accepted",String(o)),l.bar.style.setProperty("\
--corrected",String(s[i])),z(l.result,D(o+s[i]))})}counted({accepted:e,corrected:s}){let n=st(e)+st(s),r=this.shown.target.map((o,i)=>Math.abs(o-(e[i]+s[i])/n));
return this.say("counted",{draws:ie(n),accepted:ie(st(e)),corrected:ie(st(s)),difference:D(Math.max(...r))})}};var kr=["target","draft"],Sr=["both",...kr],th={both:"overlap",target:"residual",draft:"rejected"},wt=.01,_r=.1,sh={ArrowRight:wt,ArrowUp:wt,ArrowLeft:-wt,ArrowDown:-wt,
PageUp:_r,PageDown:-_r};function nh({key:t,shiftKey:e,ctrlKey:s,altKey:n,metaKey:r}){if(s||n||r)return 0;let o=sh[t]??0;return e?Math.sign(o)*_r:o}var Yi=(t,e)=>Sr.
forEach(s=>t.style.setProperty(`--${s}`,String(e[s]))),Ji=(...t)=>f("span",{class:"sv-play-bar"},...Sr.map(e=>f("span",{"data-area":e})),...t),hn=class{shown;constructor(e,s){
this.say=e,this.intents=s,this.rows=Array.from({length:as},(i,l)=>this.buildRow(l)),this.total=Ji(),this.beta=f("span",{class:"sv-play-beta"});let n=i=>f("span",
{class:"sv-play-model","data-model":i},e(i)),r=i=>f("li",{},f("span",{class:"sv-area-key","data-area":i}),Ee(th[i],e(`key.${i}`))),o=[0,.5,1].map(i=>f("span",{style:`\
--x:${i}`},String(i)));this.node=f("div",{},f("div",{class:"sv-play-rows"},f("div",{class:"sv-play-row sv-play-head"},f("span",{},e("token")),f("span",{class:"s\
v-play-names"},...kr.map(n)),f("span",{}),f("span",{},Ee("accept_test",e("chance")))),...this.rows.map(i=>i.node),f("div",{class:"sv-play-row sv-play-axis","ari\
a-hidden":"true"},f("span",{}),f("span",{class:"sv-area-ticks"},...o)),f("div",{class:"sv-play-row sv-play-total"},f("span",{},e("total")),this.total,f("span",{
class:"sv-play-whole"},Ee("overlap",e("overlap")),this.beta))),f("ul",{class:"sv-legend"},...Sr.map(r)))}buildRow(e){let s=f("span",{class:"sv-t"}),n={target:this.
buildHandle("target",e),draft:this.buildHandle("draft",e)},r={guess:f("span",{class:"sv-play-dart",hidden:!0}),correction:f("span",{class:"sv-play-dart","data-k\
ind":"correction",hidden:!0})},o=Ji(...Object.values(r),...Object.values(n)),i={target:f("span",{}),draft:f("span",{})},l=f("span",{class:"sv-play-chance"});return{
node:f("div",{class:"sv-play-row"},s,o,f("span",{class:"sv-play-masses"},i.target,i.draft),l),name:s,bar:o,handles:n,darts:r,masses:i,chance:l}}buildHandle(e,s){
let{intents:n}=this,r=()=>n.grab(e,s),o=f("input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":e,on:{focus:r,pointerdown:r,change:n.done,
keydown:i=>this.press(i,e,s),input:()=>n.move(e,s,Number(o.value))}});return o}press(e,s,n){let r=nh(e);if(!r)return;e.preventDefault();let o=wt*Math.round((this.
shown[s][n]+r)/wt);this.intents.move(s,n,Math.min(1,Math.max(0,o))),this.intents.done()}show(e){let{target:s,draft:n}=this.shown=e,r=bt(s,n),o=gr(s,n);this.rows.
forEach((i,l)=>{i.node.hidden=l>=s.length,i.node.hidden||this.paintRow(l,{target:s[l],draft:n[l],both:o[l]})}),Yi(this.total,{target:1,draft:1,both:r}),z(this.beta,
F(r))}paintRow(e,s){let{say:n,shown:{target:r,draft:o,active:i,name:l}}=this,{node:c,name:p,bar:u,handles:h,masses:v,chance:m}=this.rows[e],g=l(e);z(p,g),G(p,"t\
itle",g),c.classList.toggle("sv-play-active",e===i),Yi(u,s);let x=br(r,o)[e];z(m,x===null?"–":M(x));for(let b of kr)z(v[b],D(s[b])),h[b].value=String(s[b]),G(
h[b],"aria-label",n(`handle.${b}`,{token:g})),G(h[b],"aria-valuetext",n("handle.text",{p:D(s[b]),overlap:F(bt(r,o))}))}clear(){this.rows.forEach(({darts:e})=>Object.
values(e).forEach(s=>{s.hidden=!0}))}mark({guess:e,draw:s,accepted:n,token:r,spot:o}){let{target:i,draft:l}=this.shown;this.clear();let c=this.rows[e].darts.guess;
if(c.dataset.kind=n?"accepted":"rejected",c.style.setProperty("--x",String(s*l[e])),c.hidden=!1,n)return;let p=this.rows[r].darts.correction,u=Math.min(i[r],l[r]);
p.style.setProperty("--x",String(u+o*(i[r]-u))),p.hidden=!1}};var rh=1e3,oh=40,ah=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,mn=class{scene;preset;active;base;counts;left;frame;constructor({words:e,shown:s=()=>null,
changed:n=()=>{}}){let r=this.say=be({glossary:[],keys:[],...e});this.shown=s,this.changed=n,this.frame=0,this.presets=[...Object.keys(pn),"shown"].map(o=>this.
button(`presets.${o}`,()=>{this.start(o),this.tell()})),this.context=f("h3",{}),this.note=f("p",{class:"sv-note",role:"status"}),this.says=f("p",{class:"sv-play\
-says"}),this.outcome=f("p",{class:"sv-play-outcome",role:"status"}),this.handles=new hn(r,{grab:(o,i)=>this.grab(o,i),move:(...o)=>this.move(...o),done:()=>this.
tell()}),this.emitted=new un(r),this.node=f("div",{class:"specviz sv-play"},f("div",{class:"sv-choices",role:"group","aria-label":r("start")},f("span",{class:"s\
v-quiet"},r("start")),...this.presets),f("div",{class:"sv-play-columns"},f("div",{},this.context,this.note,this.handles.node,this.says),f("div",{},this.emitted.
node,f("div",{class:"sv-choices sv-play-draws"},this.button("one",()=>this.drawOne()),this.button("many",()=>this.drawMany())),this.outcome))),this.start(wr)}button(e,s){
return f("button",{type:"button",class:"sv-choose","data-name":e,on:{click:s}},this.say(e))}start(e){let s=Object.hasOwn(pn,e),n=s?pn[e]:e==="shown"?this.shownScene():
Vi(e);return n&&this.put(n,s||e==="shown"?e:null),n||e!=="shown"?!!n:(this.preset="shown",this.paint(),z(this.note,this.say("none")),!0)}shownScene(){let{trace:e,
at:s=null}=this.shown()??{};return e?Gi(e,s):null}follow(){let e=this.preset==="shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&
this.put(e,"shown")}put(e,s){let n=xt(e.target,e.draft);this.active=n.indexOf(Math.max(...n)),this.preset=s,this.scene=e,this.forget(),z(this.note,this.lost(e)),
this.paint()}lost({target:e,draft:s,guess:n}){if(n?.overlap==null)return"";let[r,o]=[bt(e,s),n.overlap].map(i=>F(i));return r===o?"":this.say("lumped",{overlap:r,
exact:o})}grab(e,s){this.base=this.scene[e],this.active=s,this.paint()}move(e,s,n){this.preset=null,this.forget(),this.scene={...this.scene,[e]:Bi(this.base,s,n)},
this.paint()}tell(){this.changed(this.preset===wr?null:this.preset??Ui(this.scene))}name(e){let{guess:s}=this.scene;return s?s.names[e]??this.say("rest"):this.say(
`tokens.${e}`)}paint(){let{say:e,active:s,scene:{target:n,draft:r,guess:o}}=this,i={target:n,draft:r,active:s,name:p=>this.name(p)},l=bt(n,r),c={overlap:F(l),rejected:F(
1-l)};this.presets.forEach(p=>p.setAttribute("aria-pressed",String(p.dataset.name===`presets.${this.preset}`))),z(this.context,o?e("guess",{round:o.round+1,guess:o.
index+1}):e("prompt")),z(this.says,e(l>1-1e-9?"shares_all":l<1e-9?"shares_nothing":"shares",c)),this.handles.show(i),this.emitted.show(i),this.counts&&this.emitted.
fill(this.counts)}forget(){cancelAnimationFrame(this.frame),this.left=0,this.counts=null,this.clear()}clear(){this.handles.clear(),z(this.outcome,"")}drawOne(){
let e=xr(this.scene.target,this.scene.draft,Math.random);this.handles.mark(e),z(this.outcome,this.story(e))}story({guess:e,draw:s,threshold:n,accepted:r,token:o}){
let{say:i,scene:{target:l,draft:c}}=this,[p,u]=se(s,n),h=i(`test.${r?"accepted":"rejected"}`,{draw:p,threshold:u,target:D(l[e]),draft:D(c[e])});return C(i("draf\
ted",{token:this.name(e)}),h,!r&&i("correction",{token:this.name(o)}))}drawMany(){let e=this.left>0;this.clear(),this.counts=this.counts??Ki(this.scene.target.length),
this.left+=rh,e||this.drawSome(this.counts)}drawSome(e){let{target:s,draft:n}=this.scene,r=ah()?this.left:Math.min(this.left,oh);for(let o=0;o<r;o+=1){let{token:i,
accepted:l}=xr(s,n,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=r,this.emitted.fill(e),this.left?this.frame=requestAnimationFrame(()=>this.drawSome(
e)):z(this.outcome,this.emitted.counted(e))}};function Xi(t,e){let s=new mn(e);return t.replaceChildren(s.node),{start:s.start.bind(s),follow:s.follow.bind(s)}}var ih=vs("play",new URLSearchParams(window.location.search).get("play"));Le("play",({node:t,words:e})=>{let s=Xi(t,{words:e,changed:n=>L.keep({play:n}),shown(){
let n=L.viewer?.trace();return L.viewer&&n?{trace:n,at:L.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>s.follow()),ih(n=>{if(!n)
return;s.start(n)&&L.keep({play:n});let r=document.getElementById("play");hs(()=>r?.previousElementSibling?.querySelector("h2")).then(()=>r?.scrollIntoView())})});window.SpecViz=Object.assign(L,{mount:ss,take:Ti});for(let t of document.querySelectorAll("[data-component]")){let e=t.dataset.component??"",s=vt()?.[e];Ir(e,[],
{element:t,props:s?{words:{[Te()]:s}}:{},server:{},trigger(){},watch(){}})}})();
