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
(()=>{var P,or,Ui,ye,rs,tn,ar,Qt,ir,is,os,lr,yt=Symbol.for("pv"),nn={},sn=[],Gi=/^m(i|n|o|s|text|space)$/,ls=Array.isArray,cs=sn.slice,He=Object.assign;function je(t){
t&&t.parentNode&&t.remove()}function ds(t,e,n){var s,o,a,i={},l=arguments.length;for(a in e)a=="key"?s=e[a]:a=="ref"&&typeof t!="function"?o=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?cs.call(arguments,2):n),xt(t,i,s,o,null)}function xt(t,e,n,s,o){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:yt,__v:o||++or,__i:-1,__u:0};return!o&&P.vnode&&P.
vnode(a),a}function S(t){return t.children}function ge(t,e){this.props=t,this.context=e,this.__g=0}function we(t,e){if(e==null)return t.__&&we(t.__,t.__i+1);for(var n;e<t.
__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:we(t)}function Ki(t){var e,n=t.__v,s=n.__e,o=[],a=[],i=t.__P;
i&&((e=He({constructor:yt},n)).__v=n.__v+1,P.vnode&&P.vnode(e),ps(i,e,n,t.__n,i.namespaceURI,32&n.__u?[s]:null,o,s||we(n),32&n.__u,a),e.__v=n.__v,e.__.__k[e.__i]=
e,vr(o,e,a),n.__=n.__e=null,e.__e!=s&&cr(e))}function cr(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
cr(t)}function as(t){(8&t.__g||(t.__g|=8,ye.push(t),tn++))&&rs==P.debounceRendering||((rs=P.debounceRendering)||queueMicrotask)(dr)}function dr(){try{for(var t,
e=1;ye.length;)ye.length>e&&ye.sort(ar),t=ye.shift(),e=ye.length,8&t.__g&&Ki(t)}finally{(tn=ye.length)&&(rs||queueMicrotask)(dr)}}function pr(t,e,n,s,o,a,i,l,c,p,u){
var m,h,v,f,b,g,x=s.__k||sn,_=e.length;for(c=Yi(n,e,x,c,_),m=0;m<_;m++)(v=n.__k[m])!=null&&(h=~v.__i&&x[v.__i]||nn,v.__i=m,g=ps(t,v,h,o,a,i,l,c,p,u),f=v.__e,(h.
ref!=v.ref||8&h.__u)&&(h.ref&&us(h.ref,null,v,h),v.ref&&u.push(v.ref,v.__c||f,v)),b=b||f,4&v.__u?(c=ur(v,c,t,!h.__v),h.__e&&(h.__e=null)):typeof v.type=="functi\
on"&&g!==void 0?c=g:f&&(c=f.nextSibling),v.__u&=-21);return n.__e=b,c}function Yi(t,e,n,s,o){var a,i,l,c,p,u,m,h,v,f=n.length,b=f,g=0,x=0,_=t.__k=Array(o);for(a=
0;a<o;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=_[a]=xt(null,i):ls(i)?i=_[a]=xt(S,{children:i}):
i.constructor===yt&&i.__b?i=_[a]=xt(i.type,i.props,i.key,i.ref,i.__v):_[a]=i,c=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=Ji(i,n,c,b))&&(b--,(l=n[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==c-1?g--:p==c+1?g++:p!=c&&(p>c?g--:g++,x=1)):(~p||(o>f?g--:o<f&&g++),typeof i.type!="function"&&(i.__u|=4))):_[a]=null;if(x){for(u=[],m=[],
a=0;a<o;a++)if((i=_[a])&&16&i.__u){for(g=0,h=u.length;g<h;)u[v=g+h>>1]<i.__i?g=v+1:h=v;u[g]=i.__i,m[a]=g+1}for(g=u.length;a--;)m[a]&&(m[a]==g?g--:_[a].__u|=4)}if(b)
for(a=0;a<f;a++)!(l=n[a])||2&l.__u||(l.__e==s&&(s=we(l)),ms(l,l));return s}function ur(t,e,n,s){var o,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(o=t.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=t,e=ur(o[a],e,n,!1));return e}for(e&&!e.parentNode&&(e=we(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!s&&n.moveBefore&&i.parentNode?n.moveBefore(i,e):n.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Ji(t,e,n,s){var o,a=t.key,i=t.type,l=e[n],c=l&&!(2&l.__u);if(l===null&&a==null||c&&a==l.key&&i==l.type)return n;if(s>(c?1:0)){for(o=n-1;o>=0;o--)if((l=
e[o])&&!(2&l.__u)&&a==l.key&&i==l.type)return o;for(o=n+1;o<e.length;o++)if((l=e[o])&&!(2&l.__u)&&a==l.key&&i==l.type)return o}return-1}function rr(t,e,n){n==null&&
(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function Zt(t,e,n,s,o){var a,i;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.
cssText=s=""),s)for(e in s)n&&e in n||rr(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||rr(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),
typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(i=os[e]||(os[e]=Xi(e)),(t.__a||(t.__a={}))[e]=is,a=e!=(e=e.replace(ir,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),n?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function Xi(t){
return function(e){var n=this.__e;if(n){if(n=n[t],e[Qt]==null)e[Qt]=is++;else if(e[Qt]<this.__a[t])return;return n(P.event?P.event(e):e)}}}function ps(t,e,n,s,o,a,i,l,c,p){
var u,m,h,v,f,b,g,x,_,y,k,w,H,F,B,bt,ae,ie,D=e.type;if(e.constructor!==yt)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(e.__u|=c,m=a=[],u.nodeType==8?l=en(u,
a):a.push(u),l=a[0]||l),(u=P.__b)&&u(e);e:if(typeof D=="function"){h=i.length;try{if(x=e.props,_=(u=D.prototype)&&u.render,y=(u=D.contextType)&&s[u.__c],k=u?y?y.
props.value:u.__:s,(v=n.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(_?e.__c=v=new D(x,k):(e.__c=v=new ge(x,k),v.constructor=D,v.render=Qi),y&&y.sub(v),v.state||(v.state=
{}),v.__n=s,v.__g|=8,v.__h=[],v.__k=[]),_&&(v.__s||(v.__s=v.state),D.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=He({},v.__s)),He(v.__s,D.getDerivedStateFromProps(
x,v.__s)))),f=v.props,b=v.state,v.__v=e,n.__c){if(x!==f&&_&&!D.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(x,k),e.__v==n.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(x,v.__s,k)===!1){e.__v!=n.__v&&(v.props=x,v.state=v.__s,v.__g&=-9),e.__e=n.__e,e.__k=
n.__k,e.__k.some(function(U){U&&(U.__=e)}),sn.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),l=we(n);break e}v.componentWillUpdate&&v.componentWillUpdate(
x,v.__s,k),_&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(f,b,g)})}else _&&!D.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
_&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=k,v.props=x,v.__P=t,v.__g&=-5,w=P.__r,H=_?25:0;do v.__g&=-9,w&&w(e),u=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++H<25);_&&(sn.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(s=He({},s,v.getChildContext())),_&&n.__c&&v.getSnapshotBeforeUpdate&&
(g=v.getSnapshotBeforeUpdate(f,b)),F=u&&u.type===S&&u.key==null?u.props.children:u,x.__P&&(u=l,o=(t=x.__P).namespaceURI,c=a=null,n.props&&n.props.__P!=t&&(n.__k.
some(function(U){U&&ms(U,U)}),n.__k=null),l=n.__k?we(n,0):null),l=pr(t,ls(F)?F:[F],e,n,s,o,a,i,l,c,p),x.__P&&(e.__e=null,l=u),e.__u&=-161,m&&m.some(je),v.__h.length&&
i.push(v),1&v.__g&&(v.__g&=-4)}catch(U){if(i.length=h,e.__v=null,c||a)if(U&&U.then){if(e.__u|=128|c,a){for(~(ae=a.indexOf(l||void 0))||(ae=a.length);(ie=a[ae-1])&&
ie.nodeType==8;)ae--;for(;ae<a.length;ae++)if(ie=a[ae])if(a[ae]=null,B){if(ie==bt)break}else{if(ie.nodeType!=8)break;ie.data.startsWith("$s")&&(bt=en(B=ie))}}if(!B){
for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;B=l}(u=en(B=e.__c.__z||(e.__c.__z=B)))?(e.__e=B,l=u):e.__e=l,l=l&&l.nextSibling}else a&&a.some(je);else e.
__e=n.__e;e.__k||(e.__k=n.__k||[]),U&&U.then||mr(e),P.__e(U,e,n)}}else l=e.__e=Zi(n.__e,e,n,s,o,a,i,c,p,t);return(u=P.diffed)&&u(e),l}function en(t,e){if(t&&t.nodeType==
8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(
t)}}function mr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(mr))}function vr(t,e,n){for(var s=0;s<n.length;)us(n[s++],n[s++],n[s++]);P.__c&&P.__c(e,t),t.some(
function(o){try{t=o.__h,o.__h=[],t.some(function(a){a.call(o)})}catch(a){P.__e(a,o.__v)}})}function Zi(t,e,n,s,o,a,i,l,c,p){var u,m,h,v,f,b,g,x,_=n.props||nn,y=e.
props,k=e.type;if(k=="svg"?o="http://www.w3.org/2000/svg":k=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(u=0;u<a.
length;u++)if((f=a[u])&&(k?f.localName==k:f.nodeType==3)){t=f,a[u]=null;break}}if(!t){if(x=p.ownerDocument||document,!k)return x.createTextNode(y);t=x.createElementNS(
o,k,y.is?y:p),l&&(P.__m&&P.__m(e,a),l=!1),a=null}if(k){if(p=k=="template"&&t.content||t,a=k=="textarea"&&y.defaultValue!=null?null:a&&cs.call(p.childNodes),!l&&
a)for(_={},u=0;u<t.attributes.length;u++)_[(f=t.attributes[u]).name]=f.value;for(u in _)f=_[u],u=="dangerouslySetInnerHTML"?h=f:u=="children"||u in y||u=="value"&&
"defaultValue"in y||u=="checked"&&"defaultChecked"in y||Zt(t,u,null,f,o);for(u in y)f=y[u],u=="children"?v=f:u=="dangerouslySetInnerHTML"?m=f:u=="value"?b=f:u==
"checked"?g=f:l&&typeof f!="function"||_[u]===f||Zt(t,u,f,_[u],o);m?(l||h&&(m.__html==h.__html||m.__html==t.innerHTML)||(t.innerHTML=m.__html),e.__k=[]):(h&&(t.
textContent=""),(k=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Gi.test(k))&&(o="http://www.w3.org/1999/xhtml"),pr(p,ls(v)?v:[v],e,n,s,o,a,i,a?a[0]:
n.__k&&we(n,0),l,c),a&&a.some(je)),l&&k!="textarea"||(u="value",k=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(k!="progress"||b)||Zt(t,u,b,_[u],
o),u="checked",g!=null&&g!=t[u]&&Zt(t,u,g,_[u],o))}else _===y||l&&t.data==y||(t.data=y);return t}function us(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&
(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){P.__e(o,n)}}function ms(t,e,n){var s,o,a,i;if(P.unmount&&P.unmount(
t),!(s=t.ref)||s.current&&s.current!=t.__e||us(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(l){P.__e(l,e)}s.__P=s.__n=null}
if(s=t.__k)for(i=0;i<s.length;i++)s[i]&&ms(s[i],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=en(s,a=[]))&&(s==t.__e&&a.some(je),je(
o),je(s)),n||je(t.__e),t.__e=t.__c=t.__=null}function Qi(t,e,n){return this.constructor(t,n)}function Q(t,e){var n,s,o,a;P.__&&P.__(t,e),e.nodeType==9&&(e=e.documentElement),
s=(n=t&&32&t.__u)?null:e.__k,e.__k=xt(S,{children:[t]}),o=[],a=[],ps(e,e.__k,s||nn,nn,e.namespaceURI,s?null:e.firstChild?cs.call(e.childNodes):null,o,s?s.__e:e.
firstChild,n,a),vr(o,e.__k,a),e.__k.props.children=null}function hr(t){function e(n){var s,o;return this.getChildContext||(s=new Set,(o={})[e.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&s.forEach(function(i){i.__g|=4,as(i)})},this.sub=function(a){s.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){s.delete(a),i&&i.call(a)}}),n.children}return e.__c="__cC"+lr++,e.__=t,e.Provider=(e.Consumer=function(n,s){return n.children(s)}).contextType=e,e}P={__e:function(t,e,n,s){for(var o,a,i;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((i=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(
t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),i=1),i&&8&o.__g)return void(o.__g|=2)}catch(l){t=l}}throw tn=0,t}},or=0,Ui=function(t){return t!=null&&t.
constructor===yt},ge.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=He({},this.state)),typeof t=="function"&&(t=t(He({},n),this.props)),
t&&(He(n,t),this.__v&&(e&&this.__k.push(e),as(this)))},ge.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),as(this))},ge.prototype.render=
S,ye=[],tn=0,ar=function(t,e){return t.__v.__b-e.__v.__b},Qt=Symbol(),ir=/(PointerCapture)$|Capture$/i,is=0,os={},lr=0;var L={viewer:null,shows:{live:!1},async read(t){let e=await fetch(t);if(!e.ok)throw new Error(e.statusText);return e.json()},keep(){},state:()=>({}),address:()=>window.
location.href,async open(){},go:null},fr,Bu=new Promise(t=>{fr=t});function gr(t){L.viewer=t,fr(t)}var br=new Map,ke=(t,e)=>{br.set(t,e)};function xr(t,e,{element:n,props:s,server:o,trigger:a,watch:i}){br.get(t)?.({node:n.firstElementChild,words:s.words?.[be()],props:s,server:o,watch:i,send:Object.
fromEntries(e.map(l=>[l,(c={})=>a(l,c)])),value(l,c=!0){let p=()=>l(JSON.parse(s.value||"{}"));c&&p(),i("value",p)}})}var be=()=>document.documentElement.lang.slice(
0,2);var el=20;function rn(t,e=1/0){let n=performance.now()+e;return new Promise(s=>{(function o(){let a=t();a||performance.now()>n?s(a||null):setTimeout(o,el)})()})}
function on(){let t=0;return()=>{let e=t+=1;return()=>e===t}}function an(t,e=null){let n=null,s=()=>{if(!n||e===null)return;let o=e;e=null,n(o)};return document.addEventListener("specviz-go",({detail:o})=>{o?.[t]!=null&&(e=
String(o[t]),s())}),o=>{n=o,s()}}var O=({settings:t})=>(t.tree??"chain")!=="chain",re=({drafts:t})=>t.some(({parent:e},n)=>e!==n-1),wt=(t,e)=>e<0?[]:[...wt(t,t[e].parent),e];function pe(t){let e=[];
return t.forEach(({parent:n})=>e.push(n<0?0:e[n]+1)),e}var qe=t=>t.flatMap(({verdict:e},n)=>e==="accepted"?[n]:[]);function yr(t){let e=pe(t);return t.flatMap(({
verdict:s},o)=>s==="untested"?[]:[o]).sort((s,o)=>e[s]-e[o]||s-o)}function wr({drafts:t}){let e=qe(t).at(-1)??-1;return t.flatMap(({parent:s},o)=>s===e?[o]:[]).
at(-1)??t.length}function kr(t){let e=t.map(()=>0),n=0,s=o=>{o>=0&&(e[o]=n),t.flatMap((i,l)=>i===o?[l]:[]).forEach((i,l)=>{l&&(n+=1),s(i)})};return s(-1),{rows:e,
count:n+1}}var kt=(t,e)=>({name:t,index:e}),tl=["medusa","dflash","lookup"],_r=({drafts:t},{settings:e})=>tl.includes(t[0]?.source??e.drafter)&&!re({drafts:t});function _e({
drafts:t,final:e,together:n}){let s=yr(t),o=t.filter(a=>a.verdict==="accepted").length;return[...Sr({drafts:t,together:n}).map(a=>kt("draft",a)),kt("verify",0),
...s.map(a=>kt("test",a)),...o<t.length?[kt("discard",o)]:[],...e?[kt("final",t.length)]:[]]}var vs=({drafts:t,together:e})=>Sr({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Sr({drafts:t,together:e}){if(e)return t.length?[0]:[];let n=pe(t);return t.flatMap((s,o)=>n.indexOf(n[o])===o?[o]:[])}var _t=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function nl(t,{name:e,index:n},s){let{drafts:o}=s;if(e==="verify")return t.map((i,l)=>l<o.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&s.together)return t.map((i,l)=>l<o.length?"guessed":i);if(e==="draft"&&re(s)){let i=pe(o);return t.map(
(l,c)=>c<o.length&&i[c]===i[n]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?o[n].verdict:_t(s);return t.map((i,l)=>l===n&&a?a:i)}function Tr(t,e){let n=_e(
t).slice(0,e),s=t.drafts.length+(t.final?1:0);return{phase:n[n.length-1],looks:n.reduce((o,a)=>nl(o,a,t),Array(s).fill("absent")),verified:n.some(o=>o.name==="v\
erify"),fallen:n.some(o=>o.name==="discard")}}function hs(t,{round:e,phase:n}){return e>=t.length?{round:t.length,phase:0}:n+1>=_e(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:n+1}}function zr(t,{round:e,phase:n}){return n>0?{round:e,phase:n-1}:e>0?{round:e-1,phase:_e(t[e-1]).length-1}:{round:0,phase:0}}function St(t,{round:e,
phase:n=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let s=_e(t[e]).length;return n>=s?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,n)}}var sl=(t,e)=>t.replace(/\{(\w+)\}/g,(n,s)=>e&&s in e?String(e[s]):n),Er=(t,e)=>e.split(".").reduce((n,s)=>n?.[s],t);function Se(t){return(e,n)=>{let s=Er(t,e);
return typeof s=="string"?sl(s,n):e}}var d=t=>t,fs=t=>[];function Rr(t){d=Se(t),fs=e=>Object.keys(Er(t,e)??{})}var ln=()=>fs("rules.kind"),Te=t=>d(`rules.kind.${t}`),E=({settings:t})=>t.rule??"token",J=t=>Te(t)==="lossy",ze=t=>t?.chances?.[0]??null,X=t=>t?.chance??ze(t),
Ne=(t,e)=>J(e)&&[0,1].includes(X(t)??-1);function Ye(t){if(t.draw==null)return"kept";let e=t.draw;return e<(X(t)??1)?"passed":e<(ze(t)??1)?"kept":"rescued"}function Mr(t,e){
let{target:n,draft:s,weight:o}=t[e];if(n==null||!s||o==null)return null;let a=Math.min(1,o*n/s),i=e===t.length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:
{weight:a,excess:l,last:i}}var Je=t=>t.findLastIndex(e=>e.verdict==="accepted"),Ie=(t,e)=>t==="untested"&&E(e)==="block"&&!O(e)?"dropped":t,Or=({rule:t="token"})=>t===
"token"?null:t;function Cr(t,e){let{token:n,target:s,weight:o,excess:a}=t;return e==="match"?{weight:1,taken:i=>i===n?1:0,mass:s==null?null:1-s}:{weight:o??1,taken:(i,l)=>l,
mass:a??null}}var Xe=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
cn=class{constructor(e,n){this.state=e;this.changed=n}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},G=({run:t,moment:e})=>t?
t.length-e.round:0,ue=({live:t,run:e,mode:n})=>t&&e!==null&&!e.over&&(n==="running"||n==="paused");function dn({run:t,predicting:e,moment:n}){return t&&t.over&&
!e?t.length:n.round}function Z({run:t,moment:{round:e,phase:n}}){return t&&n?Tr(t.rounds[e],n):null}function Ee(t,e){let{run:n,moment:s}=t;if(!e||!n||e.round>s.
round||e.round<0)return null;let o=n.at(e);if(!o||e.round<s.round)return o;let a=Z(t)?.looks[e.index]??"absent";return a==="absent"?null:{...o,kind:a,open:!0}}var pn=(t,e)=>t===
e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Re(t){return Ee(t,t.pinned)?{at:t.pinned,how:"pinned"}:Ee(t,t.hovered)?{at:t.hovered,how:"preview"}:rl(
t)||ll(t)}function $r(t){let{run:e,moment:n,pinned:s,following:o,playing:a,status:i,recorded:l,speed:c,pace:p,tint:u,presenting:m,view:h,opening:v,rested:f}=t;return{
...n,rounds:e?e.length:0,selected:Re(t).at,pinned:s,following:o,playing:a,state:i,recorded:l,speed:c,pace:p,tint:u,presenter:m,view:h,opening:v,rested:f}}function rl(t){
let{run:e,moment:n,entered:s}=t,o=Z(t);if(o)return{at:{round:n.round,index:o.phase.index},how:"now"};if(!e||s!=="step"||!n.round)return null;let a=n.round-1;return{
at:{round:a,index:Pr(e,a)},how:"now"}}var Pr=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:n})=>n!=="untested")),ol=16,Lr=[.25,.75],al=({drafts:t})=>t.
findIndex(e=>e.verdict==="accepted"&&Ye(e)==="rescued"),il=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(ze(e)??1)),Tt=(t,e)=>e===
"block"?al(t):J(e)?il(t):-1,gs=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:n})=>n==="accepted");function un(t){let e=({verdict:i,target:l,draft:c})=>i===
"rejected"&&l!==null&&c!==null&&l>=Lr[0]*c&&l<=Lr[1]*c,n=t.rounds.findIndex(i=>Tt(i,E(t.trace))>=0);if(n>=0)return n;let s=i=>t.folds.at(i).emitted>=ol,o=t.rounds.
flatMap((i,l)=>gs(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return o.find(i=>a(i)&&s(i))??o.find(s)??o.find(a)??o[0]??null}function bs({rounds:t,trace:e}){let n=({
drafts:l})=>l.some(({verdict:c})=>c==="rejected"),s=t.at(-1);if(!s||s.drafts.length>=e.settings.gamma||n(s))return null;let o=({drafts:l})=>l.length>s.drafts.length,
a=t.findLastIndex(l=>o(l)&&n(l)),i=a>=0?a:t.findLastIndex(o);return i>=0?i:null}var Ar=({run:t,moment:e,following:n,mode:s,predicting:o})=>t&&n&&s==="running"&&
!o&&e.round===t.length?bs(t):null,De=({moment:{round:t,phase:e},rested:n})=>n??(e?t:t-1);function ll(t){let e=De(t),{run:n}=t;if(!n||!n.rounds[e])return{at:null,
how:"newest"};let s=Tt(n.rounds[e],E(n.trace));if(s>=0)return{at:{round:e,index:s},how:"special"};let o=n.rounds[e].drafts.findIndex(({verdict:a})=>a==="rejecte\
d");return o>=0?{at:{round:e,index:o},how:"rejected"}:{at:{round:e,index:Pr(n,e)},how:"newest"}}var cl=new TextEncoder,dl=new TextDecoder("utf-8",{ignoreBOM:!0});function jr(t){return t==null?[]:typeof t=="string"?[...cl.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function pl(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function ul(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let n=t[t.length-
e];if(n<128)return 0;if(n>=192)return pl(n)>e?e:0}return 0}var le=Object.freeze({bytes:[],tokens:0});function me(t,e){let n=[...t.bytes,...jr(e)],s=ul(n),o=n.slice(
0,n.length-s);return{text:dl.decode(new Uint8Array(o)),took:o.length?t.tokens+1:1,pending:s?{bytes:n.slice(-s),tokens:o.length?1:t.tokens+1}:le}}var ce=t=>jr(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),ml=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
vl=["space","newline","tab","control","text"];function xs(t){return[...t.matchAll(ml)].map(e=>({kind:vl[e.slice(1).findIndex(n=>n!==void 0)],text:e[0]}))}var ys=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),hl=t=>t&&`⁨${t}⁩`,mn=t=>t.replace(/[\u2068\u2069]/g,"");function K(t){return hl(xs(t).map(
({kind:e,text:n})=>e==="space"?"·".repeat(n.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?ys(n):n).join(""))}var $=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),Fe="–",ve=t=>(e,n)=>e==null||!Number.isFinite(e)?Fe:t(e,n);function fl(t){let[e,n]=t.toExponential(1).split("e");return`${e}\
×10${[...n].map(s=>s==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(s)]).join("")}`}var Me=ve((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return fl(
t);let n=t.toPrecision(t<.001?Math.min(e,2):e),s=n.includes("e")?t.toFixed(7):n;return/^1(\.0*)?$/.test(s)?[4,5,6].map(o=>t.toFixed(o)).find(o=>o[0]==="0")??">0\
.999999":s.replace(/(\.\d*?[1-9])0+$/,"$1")}),I=ve((t,e)=>t>0&&t<1e-4?"<0.0001":Me(t,e)),N=ve(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.9\
99":t.toFixed(3));function ee(t,e){let n=l=>[t,e].map(c=>Me(c,l)),s=t===e?3:[3,4,5,6,7].find(l=>new Set(n(l)).size>1)??8,o=n(s),a=Math.min(t,e)>.9&&o.every(l=>l.
startsWith("0.")),i=Math.max(...o.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):o}var C=ve(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),Y=ve(t=>t.toFixed(t<9.995?2:1)+"×"),j=ve((t,e=2)=>t.toFixed(e)),ws=ve(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),te=ve(t=>t.toLocaleString("en")),ks=ve(t=>{let[e,n]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/n).toPrecision(t/n<
10?2:3)} ${e}`}),q=ve(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var vn=({trace:t})=>t.settings.gamma>0&&!O(t),Ss=({round:t,index:e})=>`${t}.${e}`;function Ts({run:t,predicting:e,answers:n},{round:s,phase:o}){if(!e||!t||s>=t.
length)return null;let a=_e(t.rounds[s])[o],i={round:s,index:a.index};return a.name==="test"&&!(Ss(i)in n)?i:null}function Et(t){let e=Z(t)?.phase;if(!e||e.name!==
"test")return null;let n=Ss({round:t.moment.round,index:e.index});return n in t.answers?n:null}var Rt=t=>t.predicting&&t.looking!==null&&t.looking===Et(t),he=t=>Rt(
t)?null:Ts(t,t.moment);function Hr({run:t,answers:e},n,s){if(!t)return{};let o=t.rounds[n.round].drafts[n.index],a=E(t.trace)==="block"?null:X(o),i=Ss(n);return{
answers:{...e,[i]:{said:s,kept:o.verdict==="accepted",threshold:a}},looking:i}}function Mt({predicting:t,informed:e,run:n}){return t&&(!e||n?.trace.settings.temperature===
0)}var qr=(t,e)=>Mt(t)&&e?.kind==="lit",_s=t=>t.length?t.reduce((e,n)=>e+n,0)/t.length:null,zt=(t,e)=>(t-(e?1:0))**2;function Nr(t){let e=t.flatMap(({said:o,kept:a,
threshold:i})=>o===null?[]:[{chance:o,kept:a,threshold:i}]),n=e.filter(({chance:o})=>o!==.5),s=e.flatMap(({threshold:o,kept:a})=>o===null?[]:[{threshold:o,kept:a}]);
return{n:e.length,decided:n.length,right:n.filter(({chance:o,kept:a})=>o>.5===a).length,brier:_s(e.map(({chance:o,kept:a})=>zt(o,a))),known:s.length,truth:_s(s.
map(({threshold:o,kept:a})=>zt(o,a))),best:_s(s.map(({threshold:o})=>o*(1-o)))}}function Ir(t,e,n){if(t.brier===null)return[n("predict.lesson.none")];let s={...t,
brier:j(t.brier),truth:j(t.truth),best:j(t.best)},o=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[$(t.
decided>0&&n("predict.lesson.you",s),n("predict.lesson.brier",s)),n("predict.lesson.half")+" "+n(`predict.lesson.${o?"lucky":a}`),...e?[n("predict.lesson.greedy")]:
t.known?[n("predict.lesson.truth",{...s,n:t.known})]:[]]}var hn={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Dr=t=>Object.keys(hn).find(e=>hn[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),fn=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:n,store:s}=this.viewer;if(e.run){if(!vn(e.run)){this.refused=e.run,this.viewer.changed({});return}n.halt(),s.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ue(e.state)&&!he(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:n}=this;!G(n.state)&&e.over&&n.player.seek(Xe.moment),n.toggle()}leavesVerdict(){let{viewer:e}=this,n=Rt(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),n&&he(e.state)!==null}answer(e){let{state:n,store:s,player:o}=this.viewer,a=he(n);a&&(s.set(
Hr(n,a,e)),o.forward("step"))}press(e,n){let s=e.length===1?e.toLowerCase():e;if(s==="g")this.toggle();else if(n)if(s==="r")this.answer(null);else if(s in hn)this.
answer(hn[s]);else return!1;else return!1;return!0}};var We,W,zs,Fr,Es=Object.is,gn=0,Xr=[],Rs=[],V=P,Wr=V.__b,Vr=V.__r,Br=V.diffed,Ur=V.__c,Gr=V.unmount,Kr=V.__;function Ct(t,e){V.__h&&V.__h(W,t,gn||e),gn=0;var n=W.
__H||(W.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function A(t){return gn=1,gl(eo,t)}function gl(t,e,n){var s=Ct(We++,2);if(s.t=t,!s.__c&&
(s.__=[n?n(e):eo(void 0,e),function(a){var i=(s.__N||s.__)[0],l=s.t(i,a);Es(i,l)||(s.__N=[l,s.__[1]],s.__c.setState({}))}],s.__c=W,!W.__f)){W.__f=!0;var o=W.shouldComponentUpdate;
W.shouldComponentUpdate=function(a,i,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=a;if(c.__.some(function(h){h.__N&&(p=!0,Es(h.__[0],h.__N[0])||(u=!0))}),
o){var m=o.call(this,a,i,l);return p?m||u:m}return!p||u}}return s.__}function Zr(t,e){var n=Ct(We++,3);!V.__s&&Os(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,W.__H.__h.push(
n))}function z(t,e){var n=Ct(We++,4);!V.__s&&Os(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,W.__h.push(n))}function T(t){return gn=5,Oe(function(){return{current:t}},[])}function Oe(t,e){var n=Ct(We++,7);return Os(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function Qr(t){var e=W.context[t.__c],n=Ct(We++,9);return n.c=t,e?(n.__==null&&(n.__=!0,e.sub(W)),e.props.value):t.__}function bl(){var t;do{for(;t=Rs.shift();)try{Ot(t)}catch(n){V.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=Xr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Ot),e.__h.
some(Ms),e.__h=[]}catch(n){e.__h=[],V.__e(n,t.__v)}}}while(Rs.length)}V.__b=function(t){W=null,Wr&&Wr(t)},V.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
Kr&&Kr(t,e)},V.__r=function(t){Vr&&Vr(t),We=0;var e=(W=t.__c).__H;e&&(zs==W?W.__h=[]:(e.__h.some(Ot),e.__h.some(Ms),We=0),e.__h=[],e.__.some(function(n){n.__N&&
(n.__=n.__N),n.u=n.__N=void 0})),zs=W},V.diffed=function(t){Br&&Br(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Jr(Xr.push(e)),e.__H.__.some(function(n){n.u&&(n.
__H=n.u)})),zs=W=null},V.__c=function(t,e){e.some(function(n){try{n.__h.some(Ot),n.__h=n.__h.filter(function(s){return!s.__||Ms(s)})}catch(s){n.__h=[function(){
throw s}]}}),Ur&&Ur(t,e)},V.unmount=function(t){Gr&&Gr(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&
(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Jr(Rs.push(o))}else Ot(o)}catch(a){e=a}}),s.__H=void 0,e&&V.__e(e,s.__v))};var Yr=typeof requestAnimationFrame==
"function";function xl(t){var e,n=function(){clearTimeout(s),Yr&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Yr&&(e=requestAnimationFrame(n))}function Jr(t){
t!=1&&Fr==V.requestAnimationFrame||((Fr=V.requestAnimationFrame)||xl)(bl)}function Ot(t){var e=W,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),W=e}function Ms(t){
var e=W;t.__c=t.__(),W=e}function Os(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!Es(n,t[s])})}function eo(t,e){return typeof e=="function"?e(
t):e}var yl=Symbol.for("pv"),wl=0;function r(t,e,n,s,o,a){e||(e={});var i,l,c=e;if("ref"in c&&typeof t!="function")for(l in c={},e)l=="ref"?i=e[l]:c[l]=e[l];var p={type:t,props:c,key:n,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:yl,__v:--wl,__i:-1,__u:0};return(o||a)&&(p.__source=o,p.__self=a),P.vnode&&P.vnode(p),p}function Ce(){let t=T(null),[e,n]=A(0);return z(()=>{let s=t.current,o=()=>n(s.clientWidth);o();let a=new ResizeObserver(o);return a.observe(s),()=>a.disconnect()},
[]),[t,e]}function bn({label:t,heads:e,rows:n,hidden:s}){let[o,a]=A(!1);return r("details",{class:"sv-table",hidden:s,onToggle:({currentTarget:i})=>a(i.open),children:[
r("summary",{children:d("chart.table")}),r("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:r("table",{children:[r("thead",{children:r(
"tr",{children:e.map(i=>r("th",{scope:"col",children:i}))})}),r("tbody",{children:o&&n.map(i=>r("tr",{children:i.map(l=>r("td",{children:l}))}))})]})})]})}var xn=196,yn=40,to=10,no=10,Cs=40,kl=[0,.5,1],Ze=10;function Ls({dots:t,axis:{title:e,ticks:n},says:s,diagonal:o=!1}){let[a,i]=Ce(),l=u=>yn+u*(i-yn-to),c=u=>no+
(1-u)*(xn-no-Cs),p=t.filter(({tested:u})=>u>=Ze);return r("div",{class:"sv-dots",role:"img","aria-label":s,ref:a,children:[i>0&&r("svg",{width:i,height:xn,"aria\
-hidden":"true",children:[kl.map(u=>r(S,{children:[r("line",{class:"sv-dots-grid",x1:yn,x2:i-to,y1:c(u),y2:c(u)}),r("text",{x:yn-6,y:c(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),o?r("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:c(0),y2:c(1)}):r("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${c(
u.share)}`).join(" ")}),n.map(({at:u,label:m})=>r("text",{x:l(u),y:xn-Cs+15,"text-anchor":u<1?"middle":"end",children:m})),t.map(u=>r(S,{children:[r("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:c(u.low),y2:c(u.high)}),r("circle",{class:u.tested<Ze?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:c(u.share),r:5}),r("tex\
t",{class:"sv-dots-count",x:l(u.at),y:xn-Cs+28,"text-anchor":"middle",children:u.tested})]}))]}),r("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var ro=hr(null);function ne(){let t=Qr(ro),{state:e,set:n,send:s}=t;return{...e,state:e,viewer:t,set:n,send:s}}function M(){let t=ne();return{...t,run:t.state.run}}
var Lt=(t,e,n)=>Q(r(ro.Provider,{value:t,children:e}),n),Qe=({node:t})=>r("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),Le=class extends ge{shouldComponentUpdate({
run:e,when:n}){return e!==this.props.run||n!==this.props.when}render(){return r(S,{children:this.props.children})}},et=t=>class extends ge{shouldComponentUpdate(e){
return Object.entries(e).some(([n,s])=>s!==this.props[n])}render(){return t(this.props)}},R=({name:t,...e})=>r("button",{type:"button",class:"sv-term","data-ter\
m":t,"aria-haspopup":"dialog",...e},t),so=/\u2068([^\u2069]*)\u2069/,oo=t=>Array.isArray(t)?t.map(oo):typeof t!="string"||!so.test(t)?t:t.split(so).map((e,n)=>n%
2?r("bdi",{translate:!1,children:e}):e),_l=P.vnode;P.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let n in e)n==="children"?e.children=oo(e.children):
typeof e[n]=="string"&&(e[n]=mn(e[n]))}_l?.(t)};var $s=["accepted","rejected","untested"],Sl=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:C(t)})),ao=({columns:t,says:e})=>r("div",{class:`sv-columns${t.length>9?" sv-\
many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:n,value:s,parts:o})=>r("div",{class:"sv-column",children:[r("span",{class:"sv-column-value",
children:s}),r("span",{class:"sv-column-bar",children:o.map(([a,i])=>r("span",{"data-kind":a,style:`--n:${i}`}))}),r("span",{class:"sv-column-label",children:n})]}))}),
wn=({heading:t,means:e,says:n,heads:s,rows:o,children:a})=>r("figure",{class:"sv-figure-block",children:[r("h3",{children:r(R,{name:e,children:t})}),a,r("p",{class:"\
sv-note",children:n}),r(bn,{label:t,heads:s,rows:o})]}),io=(t,e)=>d("calibration.between",{from:C(t),to:C(e)}),lo=({share:t,low:e,high:n,tested:s})=>[C(t),io(e,
n),s],co=t=>t.some(({tested:e})=>e<Ze)&&d("given.hollow",{few:Ze});function Tl({slots:t,rounds:e}){let n=t.filter(([l,c])=>l+c>0),s=n.length,o=t.length===1?"ari\
a_one":s===1?"aria_first":"aria",a=(l=0)=>C(l/e),i=t.length?d(`slots.${o}`,{first:a(t[0][0]),last:a(n[s-1]?.[0]),n:s}):d("slots.none");return r(wn,{heading:d("s\
lots.heading"),means:"acceptance_by_position",says:i,heads:[d("slots.slot"),...$s.map(l=>d(`kind.${l}`)),d("slots.of_rounds"),d("slots.of_judged")],rows:t.map(([
l,c,p,u],m)=>[m+1,l,c,p,a(l),C(u)]),children:[r(ao,{says:i,columns:t.map((l,c)=>({label:String(c+1),value:a(l[0]),parts:$s.map((p,u)=>[p,(l[u]??0)/e])}))}),r("u\
l",{class:"sv-legend",children:$s.map(l=>r("li",{children:[r("span",{class:"sv-swatch","data-kind":l}),d(`kind.${l}`)]}))})]})}function zl({slots:t}){let e=t.flatMap(
([c,p,,u,m,h],v)=>{let f=(v+.5)/t.length;return u===null||m===null||h===null?[]:[{share:u,low:m,high:h,tested:c+p,x:f,at:f,label:String(v+1)}]}),n=e.filter(({tested:c})=>c>=
Ze),[s,o]=[n[0],n[n.length-1]],a=n.length<2?"few":o.low>s.high?"rises":o.high<s.low?"falls":"open",i=n.length>1&&d("given.ends",{first:s.label,last:o.label,first_share:C(
s.share),last_share:C(o.share)}),l=e.length?$(i,d(`given.${a}`),co(e)):d("slots.none");return r(wn,{heading:d("given.heading"),means:"acceptance_by_position",says:l,
heads:[d("slots.slot"),d("slots.of_judged"),d("given.interval"),d("given.tested")],rows:e.map(c=>[c.label,...lo(c)]),children:r(Ls,{dots:e,axis:{title:d("given.\
axis"),ticks:e},says:l})})}function El({sums:{lengths:t=[0],rounds:e,accepted:n}}){let s=Math.max(...t),o=t.flatMap((i,l)=>i===s?[l]:[]),a=d(e?o.length>1?"lengt\
hs.tied":"lengths.aria":"slots.none",{mean:j(n/e),commonest:o.join(d("comma")),count:s,rounds:e});return r(wn,{heading:d("lengths.heading"),means:"mean_acceptan\
ce_length",says:a,heads:[d("lengths.length"),d("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:r(ao,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(
i),parts:[["accepted",i/Math.max(1,s)]]}))})})}function Rl({run:t,shown:e}){let n=t.folds.at(t.length).calibration;if(!n)return null;let s=d("calibration.headin\
g");if(!n.groups)return r("figure",{class:"sv-figure-block",children:[r("h3",{children:r(R,{name:"calibration",children:s})}),r("p",{class:"sv-note",children:d(
"calibration.other_rule",{rule:d(`rules.name.${E(t.trace)}`)})})]});let o=t.folds.at(e).calibration,a=n.headed?"head":"own",i=(o?.groups??[]).map(([c,p,u,m,h,v,
f])=>({from:c,to:p,share:h,low:v,high:f,tested:m,x:u,at:(c+p)/2})),l=o?$(d(`calibration.${a}`),d("calibration.sum",{mean:C(o.mean),share:C(o.share),tested:o.tested}),
d("calibration.equal"),co(i)):d("slots.none");return r(wn,{heading:s,means:"calibration",says:l,heads:[d("calibration.predicted"),d("calibration.mean"),d("slots\
.of_judged"),d("given.interval"),d("given.tested")],rows:i.map(c=>[io(c.from,c.to),C(c.x),...lo(c)]),children:r(Ls,{dots:i,axis:{title:d(`calibration.axis.${a}`),
ticks:Sl},says:l,diagonal:!0})})}function po(t){let{run:e,shown:n}=t,s=e.folds.at(n),{slots:o=[]}=s;return r("section",{class:"sv-section",children:e.width>0&&r(
S,{children:[r("div",{class:"sv-section-head",children:r("h2",{children:d("breakdown.heading")})}),r("div",{class:"sv-breakdown-charts",children:[r(Tl,{slots:o,
rounds:n}),r(zl,{slots:o}),r(El,{sums:s}),r(Rl,{...t})]})]})})}var Ml={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Ol=["draft","verify","accept"];function tt({plain:t}){let e=(n,s)=>r("li",{children:[
r("span",{class:"sv-swatch","data-part":n}),r(R,{name:Ml[n],children:s})]});return r("ul",{class:"sv-legend",children:[Ol.map(n=>e(n,d(`part_key.${n}`))),t&&e("\
plain",t)]})}var mo=["draft","verify","accept"],Cl=["plain","speculative","bursts"];function Ll(t,e){let n=t.folds.comparison(e);if(!n||n.round.steps===null)return null;let{
seconds:s,steps:o,...a}=n.round,i=t.folds.at(t.folds.compared(e)).mean_acceptance_length;return{parts:a,round:s,length:i,steps:o,speedup:t.folds.measured(e)}}var vo=t=>Object.
fromEntries(mo.map(e=>[e,q(t[e])]));function $l(t,e){if(!e)return d(t.folds.plain.tokens.length||!t.length?"costs.early":"headline.not_measured");let{parts:n,speedup:s}=e,
o=mo.reduce((l,c)=>n[l]>=n[c]?l:c),[a,i]=[j(e.steps),j(e.length)];return $(d("costs.round",{round:q(e.round),steps:a,length:i,...vo(n)}),s===null?d("headline.im\
possible"):d(s>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:Y(s),blame:d(`part.${o}`)}))}var uo=({way:t,parts:e,most:n})=>r("div",{class:"sv-cost",
children:[r("span",{children:d(`race.${t}`)}),r("span",{class:"sv-cost-bar",children:Object.entries(e).map(([s,o])=>r("span",{"data-part":s,style:`--n:${o/n}`}))}),
r("span",{class:"sv-cost-value",children:q(Object.values(e).reduce((s,o)=>s+o,0))})]});function Pl({plain:t,draft:e,verify:n,accept:s}){let o={draft:e,verify:n,
accept:s},a=e+n+s,i=Math.max(t,a);return r("div",{class:"sv-costs",role:"img","aria-label":d("costs.aria",{plain:q(t),total:q(a),...vo(o)}),children:[r(uo,{way:"\
plain",parts:{plain:t},most:i}),r(uo,{way:"speculative",parts:o,most:i})]})}function ho({run:t,shown:e}){let n=t.folds.comparison(e),s=Ll(t,e),o={plain:n?.wait,
...t.folds.at(e).waits};return r("section",{class:"sv-section",children:r("div",{class:"sv-costs-columns",children:[r("div",{class:"sv-costs-block",children:[r(
"div",{class:"sv-section-head",children:r("h2",{children:d("costs.heading")})}),n&&s&&r(Pl,{...n.cost}),r(tt,{}),r("p",{class:"sv-note",children:$l(t,s)})]}),r(
"div",{children:[r("div",{class:"sv-section-head",children:r("h2",{children:d("waits.heading")})}),r("div",{class:"sv-table sv-waits",children:r("table",{children:[
r("thead",{children:r("tr",{children:[r("td",{}),r("th",{scope:"col",children:d("waits.p50")}),r("th",{scope:"col",children:d("waits.p95")})]})}),r("tbody",{children:Cl.
map(a=>r("tr",{children:[r("th",{scope:"row",children:d(`waits.${a}`)}),r("td",{children:q(o[a]?.p50)}),r("td",{children:q(o[a]?.p95)})]}))})]})}),r("p",{class:"\
sv-note",children:d("waits.means")})]})]})})}var kn=260,$t=52,Ps=14,fo=22,go=42,Al=.001,bo=Al/1.6,jl=[.001,.01,.1,1],Hl=[10,100,1e3,1e4],ql=[["lossy",2],["exact",1]],xo=t=>t.map(e=>e.map(n=>n.toFixed(1)).join(
",")).join(" ");function Nl({rule:t,points:e,width:n}){if(!e.length)return null;let[s,o]=e[e.length-1];return r("g",{class:"sv-convergence-line","data-rule":t,children:[
r("polyline",{points:xo(e)}),t==="exact"?r("circle",{cx:s,cy:o,r:5}):r("rect",{x:s-4.5,y:o-4.5,width:9,height:9}),r("text",{class:"sv-convergence-name",x:s,y:o+
(t==="exact"?20:-10),"text-anchor":s>n/2?"end":"start",children:d(`frequencies.${t}`)})]})}function yo({found:{band:t,checkpoints:e,plan:n},seen:s,says:o}){let[
a,i]=Ce(),l=Math.log(n[n.length-1]/n[0]),c=m=>$t+Math.log(m/n[0])/l*(i-$t-Ps),p=m=>fo+Math.log(1/Math.max(m,bo))/Math.log(1/bo)*(kn-fo-go),u=m=>t.map((h,v)=>[c(
n[v]),p(h[m])]);return r("div",{class:"sv-convergence",role:"img","aria-label":o,ref:a,children:i>0&&r("svg",{width:i,height:kn,"aria-hidden":"true",children:[jl.
map(m=>r(S,{children:[r("line",{class:"sv-convergence-grid",x1:$t,x2:i-Ps,y1:p(m),y2:p(m)}),r("text",{x:$t-6,y:p(m)+4,"text-anchor":"end",children:`${m*100}%`})]})),
Hl.map((m,h)=>r("text",{x:c(m),y:kn-go+18,"text-anchor":["start","middle","middle","end"][h],children:m.toLocaleString("en")})),r("text",{class:"sv-convergence-\
title",x:($t+i-Ps)/2,y:kn-6,"text-anchor":"middle",children:d("frequencies.axis")}),r("polygon",{class:"sv-convergence-band",points:xo([...u(1),...u(0).reverse()])}),
ql.map(([m,h])=>r(Nl,{rule:m,width:i,points:e.slice(0,s).map(v=>[c(v[0]),p(v[h][2])])},m))]})})}var As=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:C(t);var nt=(t,e=!1)=>xs(t).map(({kind:n,text:s})=>{if(n==="text")return s;if(n==="control")return r("span",{class:"sv-control",children:ys(s)});let o=e&&n!=="space";
return r("span",{class:`sv-${n}${o?" sv-marked":""}`,children:o?"":s})}),se=({text:t,oneLine:e=!1})=>r(S,{children:nt(t,e)});var wo=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,untested:0,emitted:0,draft:0,verify:0,accept:0,seconds:0,acceptance_rate:null,draft_efficiency:null,
mean_acceptance_length:null,mean_overlap:null,tokens_per_second:null});function Il({drafts:t,final:e}){let n=t.flatMap(({verdict:s,token:o})=>s==="accepted"?[o]:
[]);return e?[...n,e.token]:n}var Sn=t=>t.draft+t.verify+t.accept,_n=class{constructor(e){this.sampled=e}sampled;sums=[wo];comparisons=[];output=[];plain={tokens:[],
seconds:[],until:[0]};push(e){this.sums.push({...wo,...e.sums}),this.output.push(...Il(e))}pushPlain(e,n){this.plain.tokens.push(e),this.plain.seconds.push(n),this.
plain.until.push(this.plain.until[this.plain.until.length-1]+n)}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-
this.sums[e].accepted}compared(e){return Math.min(e,this.comparisons.length)}comparison(e){return this.comparisons[this.compared(e)-1]??null}measured(e){let n=this.
comparison(e);return n&&!n.impossible?n.speedup:null}agreement(e){let n=this.sampled?null:this.comparison(e);return n&&{compared:n.tokens,first_difference:n.first_difference??
null}}summary(e=this.sums.length-1){let n=this.agreement(e);return{...this.at(e),plain_tokens_per_second:this.comparison(e)?.plain_tokens_per_second??null,speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var Dl=Object.freeze({tokens:[],seconds:[]}),Fl=/^<\|?\w+\|?>$/,Wl=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,st=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=le;constructor(e){
this.folds=new _n(e.settings.temperature>0),this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},comparisons:this.folds.comparisons,pieces:{...e.pieces}},this.
width=e.settings.gamma;for(let a of this.promptTokens()){let{text:i,pending:l}=me(this.pending,this.piece(a));this.promptText+=i,this.pending=l}let{rounds:n,plain:s,
comparisons:o}=e;this.append({from:0,rounds:n,plain:s,plain_from:0,comparisons:o,comparisons_from:0})}piece(e){return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.
trace,n=this.piece(e[0]);return typeof n=="string"&&Fl.test(n)?e.slice(1):e}get length(){return this.rounds.length}get over(){return this.trace.ending!=="runnin\
g"}get plainEnd(){let{output:e,plain:n}=this.folds,s=this.trace.ending==="end of text"?e.at(-1):null;return n.tokens.findIndex(o=>o===s||Wl.test(String(this.piece(
o))))}append({from:e=this.length,rounds:n=[],plain:s=Dl,plain_from:o=this.trace.plain.tokens.length,comparisons:a=[],comparisons_from:i=this.folds.comparisons.length,
pieces:l,...c}){let{trace:p}=this,u=p.plain,m=this.folds.comparisons;if(e>this.length||s.tokens.length&&o>u.tokens.length||i>m.length)return!1;Object.assign(p.pieces,
l),n.slice(this.length-e).forEach(h=>this.push(h));for(let h=u.tokens.length-o;h<s.tokens.length;h+=1)u.tokens.push(s.tokens[h]),u.seconds.push(s.seconds[h]),this.
folds.pushPlain(s.tokens[h],s.seconds[h]);return m.push(...a.slice(m.length-i)),p.prefill=c.prefill??p.prefill,p.captured=c.captured??p.captured,this.over||(p.ending=
c.ending??p.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.push(_r(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),
this.width=Math.max(this.width,e.drafts.length)}row(e){let n=this.pending,s=[];e.drafts.forEach(({token:i,verdict:l,parent:c})=>{let p=this.slot(i,l,c<0?n:s[c].
pending);l==="accepted"&&(this.pending=p.pending),s.push(p)});let o=_t(e),a=e.final&&o&&this.slot(e.final.token,o,this.pending);return a&&(this.pending=a.pending),
{slots:a?[...s,a]:s,final:a}}slot(e,n,s){let o=this.piece(e),{text:a,took:i,pending:l}=me(s,o),c=a===""&&l.bytes.length>0;return{token:e,kind:n,piece:o,text:a,took:i,
part:c,pending:l}}alone(e){let n=this.piece(e);return typeof n=="string"?n:me(le,n).text}at({round:e,index:n}){let s=this.rows[e],o=s&&s.slots[n];if(!o)return null;
let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accepted").length,l=n<a.drafts.length,c=l?n:wr(a);return{...o,number:e,index:n,round:a,accepted:i,judgedAt:c,
draft:l?a.drafts[n]:null,judged:a.drafts[c]||null,position:(a.positions||[])[c]||null}}},js=["accepted","correction","bonus","plain"],xe=t=>js.includes(t);function Tn(t,e){let n=le;return e.map(s=>{let o=t.piece(s),a=me(n,o);return n=a.pending,{token:s,text:a.text,piece:o}})}var Ve=({text:t,piece:e})=>t||ce(e);function zn(t,e){
let{output:n,plain:s}=t.folds,{tokens:o,first_difference:a=null}=t.folds.comparison(e)??{tokens:0};return{speculative:Tn(t,n.slice(0,o)),plain:Tn(t,s.tokens.slice(
0,Math.min(o,t.plainEnd+1||o))),compared:o,parts:a}}var Vl=["accepted","correction","bonus"],Bl=t=>t.rounds.flatMap(({drafts:e,final:n})=>[...e.filter(({verdict:s})=>s==="accepted").map(()=>"accepted"),...n?[e.length?
n.kind:"plain"]:[]]);function En({texts:{plain:t,speculative:e,parts:n},run:s,says:o}){let a=Bl(s);return r("div",{children:[r("p",{class:"sv-pairs-key sv-note",
children:[d("lossless.pairs"),Vl.map(i=>r("span",{class:"sv-pair-key","data-came":i,children:d(`lossless.came.${i}`)}))]}),r("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${o} ${K(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let c=e[l],p=i.token===c.token;return r("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===n?"":void 0,children:[r("span",{children:r(se,{text:Ve(i),oneLine:!0})}),r("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),r("span",{"data-came":a[l],children:r(se,{text:Ve(c),oneLine:!0})})]},l)})})]})}var Rn=["exact","lossy"],ko=[1,2,3],Ul=70,_o=48,Gl=5e-4;function Kl({trace:t,folds:e},n){let s=[...t.prompt,...e.output.slice(0,n)],o=Object.fromEntries(s.map(a=>[
a,t.pieces[a]]));return JSON.stringify({...t,prompt:s,pieces:o,rounds:[],plain:{tokens:[],seconds:[]},comparisons:[],ending:"stopped"})}var Yl=0,Mn=class{constructor(e){
this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,n){Object.assign(this,{ask:e,offered:n}),this.changed()}refuse(){
Object.assign(this,{ask:null,offered:0,refusal:d("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take({number:this.result.number,state:"error",
message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(this.timer);let e=this.result?.checkpoints?.
length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.setTimeout(()=>this.reveal(),Ul)),this.
changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){clearTimeout(this.timer),Object.assign(
this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){if(!this.run||!this.ask)return;this.forget();
let n=Yl+=1;this.result={number:n,state:"loading",texts:0},this.start=this.run.folds.at(this.run.length).hardest??0,this.ask("sample",{number:n,tokens:e,take:this.
takes,trace:Kl(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Pt=(t=0)=>t.toLocaleString("en"),So=t=>`${(t*
100).toFixed(1)}%`;function Jl({state:t,message:e,texts:n,of:s}){return t==="loading"||t==="error"?e||d(`frequencies.state.${t}`):d(`frequencies.state.${t}`,{n:Pt(
n),of:Pt(s)})}function Xl(t,e,n,s){return d(`frequencies.${n>s?"beyond":"within"}.${t}`,{n:Pt(e),distance:As(n),high:As(s)})}function Zl(t,e){let n=t.promptText+
Tn(t,t.folds.output.slice(0,e)).map(o=>o.text).join(""),s=n.length>_o?`…${n.slice(-_o)}`:n;return d(e?"frequencies.hardest":"frequencies.after",{text:s.replace(
/\s+/g," ")})}function Ql({run:t}){let e=zn(t,t.length),n=e.parts===null,s=e.parts??e.compared,o=n?d("lossless.same",{n:s}):d("lossless.differ",{n:s,position:s+
1});return r("div",{class:"sv-proof",children:[r("h4",{children:d("frequencies.greedy")}),r("p",{class:"sv-same","data-kind":n?"same":"differ",children:o}),r(En,
{texts:e,run:t,says:o})]})}function ec({tally:[t,e],row:n,texts:s,most:o}){return r("td",{children:[r("span",{class:"sv-count-bar",style:`--n:${t[n]/s/o};--g:${e[n]/
s/o}`,children:[r("span",{class:"sv-count-all"}),r("span",{class:"sv-count-guessed"}),r("span",{class:"sv-count-exact"})]}),So(t[n]/s)]})}function tc({run:t,found:e,
seen:n,start:s}){let{rows:o,checkpoints:a,band:i,temperature:l,state:c}=e,p=n?a[n-1]:null,[u,...m]=p??[0],h=Math.max(...o.map(([,g])=>g),...m.flatMap(([g])=>g.map(
x=>x/u))),v=c!=="running"&&n===a.length&&n>0,f=Rn.map((g,x)=>v?Xl(g,u,m[x][2],i[n-1][1]):""),b=g=>r("th",{scope:"col","data-rule":g,children:d(`frequencies.${g}`)});
return r("div",{class:"sv-proof",children:[r("h4",{children:d("frequencies.counted",{t:String(l),n:Pt(u)})}),r("p",{class:"sv-note",children:Zl(t,s)}),r("p",{class:"\
sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>r("span",{class:"sv-count-key","data-part":g,children:d(`frequencies.${g}`)}))}),r("tabl\
e",{class:"sv-counts",children:[r("caption",{class:"sv-spoken",children:d("frequencies.caption")}),r("thead",{children:r("tr",{children:[r("th",{scope:"col",children:d(
"frequencies.beginning")}),["target",...Rn].map(b)]})}),r("tbody",{children:o.map(([g,x],_)=>(g!==null||x>=Gl||m.some(([y])=>y[_]))&&r("tr",{style:`--p:${x/h}`,
children:[g===null?r("th",{scope:"row",class:"sv-others",children:d("frequencies.others")}):r("th",{scope:"row",translate:!1,children:r(se,{text:g,oneLine:!0})}),
r("td",{children:So(x)}),Rn.map((y,k)=>p?r(ec,{tally:m[k],row:_,texts:u,most:h},y):r("td",{},y))]},_))})]}),r("p",{class:"sv-note",children:d("frequencies.why")}),
r("h4",{children:d("frequencies.curve")}),r("p",{class:"sv-note",children:d("frequencies.band")}),r(yo,{found:e,seen:n,says:$(...f)||d("frequencies.curve")}),r(
"div",{role:"status",children:Rn.map((g,x)=>r("p",{class:"sv-told","data-rule":g,children:f[x]}))})]})}function nc({test:t}){let[e,n]=A(ko[0]),{result:s,isRunning:o}=t;
return r("div",{class:"sv-sample-controls",children:[r("button",{type:"button",class:"sv-button sv-sample",onClick:()=>o?t.leave():t.begin(e),children:d(o?"freq\
uencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),r("div",{class:"sv-toggles",role:"group","aria-label":d("frequencies.length"),children:ko.map(
a=>r("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:o,onClick:()=>n(a),children:d(a>1?"frequencies.first":"frequencies.\
first_one",{n:a})}))}),r("progress",{max:1,value:s?.of?(s.texts??0)/s.of:0,hidden:!o,"aria-label":d("frequencies.progress")}),r("p",{class:"sv-note",role:"statu\
s",children:s&&Jl(s)})]})}function To({run:t,test:e}){let{result:n,refusal:s,offered:o}=e;if(!t.trace.settings.gamma||!(o||s))return null;let a=O(t.trace);return r(
"div",{class:"sv-experiment",children:[r("h3",{children:d("frequencies.heading")}),!a&&o>0&&r("p",{class:"sv-note",children:d("frequencies.means",{n:Pt(o)})}),!a&&
r("p",{class:"sv-note",children:d("frequencies.lossy_means")}),a||!o?r("p",{class:"sv-note",children:s||d("frequencies.trees")}):r(nc,{test:e}),n?.greedy&&r(Ql,
{run:new st(n.greedy)}),n?.rows?.length?r(tc,{run:t,found:n,seen:e.seen,start:e.start}):null]})}function zo([t,e,n,s,o],a){let i=a?[s,o]:[e,n];return{token:t,target:i[0]??null,draft:i[1]??null}}var Eo=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),Hs=(t,e)=>t.reduce((n,s)=>{let o=s[e];return n===null||o===null?null:n+o},0);function $e(t,e=!1){return t.candidates.map(n=>zo(n,e)).map(n=>({...n,both:Eo(n)}))}
function Ro(t,e,n){let s=new Set(e.map(m=>m.token)),o=zo(t.rest,n),a=[{...o,both:Eo(o)},...$e(t,n).filter(m=>!s.has(m.token))],[i,l]=[Hs(a,"target"),Hs(a,"draft")],
c=Hs(e,"both"),u=!n&&c!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-c),i,l):null;return{token:-1,target:i,draft:l,both:u}}var Mo=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function On(t,e,n=!1,s=8){let o=$e(t),a=new Map($e(t,!0).map(m=>[m.token,Math.max(m.target||0,m.draft||0)])),
i=({token:m})=>a.get(m)??0,l=m=>(e.includes(m.token)?2:0)+Math.max(m.target||0,m.draft||0)+.001*i(m),c=o.sort((m,h)=>l(h)-l(m)).slice(0,s-1).sort((m,h)=>Mo(m,h)||
i(h)-i(m)).map(m=>m.token),p=$e(t,n),u=c.flatMap(m=>p.find(h=>h.token===m)??[]);return[...u,Ro(t,u,n)]}function Cn(t,e=!1){let n=$e(t,e).sort(Mo);return[...n,Ro(
t,n,e)]}function Oo(t,{weight:e,taken:n,mass:s}){let o=$e(t),a=s??1-(t.overlap??1);if(a<=0||o.some(l=>l.both==null))return null;let i=o.map(({token:l,target:c,draft:p})=>({
token:l,share:(e*(c??0)-n(l,p??0))/a})).filter(l=>l.share>0).sort((l,c)=>c.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:c})=>l+c,0))}}function Co(t){
let[e,n]=[$e(t),$e(t,!0)];return n.some((s,o)=>s.target!=null&&(s.target!==e[o].target||s.draft!=null&&s.draft!==e[o].draft))}var sc=["plain","speculative"],rc={float16:.0625,bfloat16:.5},oc=.001;function ac(t,e){let n=0;for(;t.folds.at(n+1).emitted<=e;)n+=1;return t.rounds[n].positions?.[e-
t.folds.at(n).emitted]??null}function ic(t,e,n,s){let o=ac(t,e),a=o?Cn(o,!0):[],[i,l]=[n,s].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let c=rc[t.
trace.models.target.dtype]||oc;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:c}}function lc(t,e,[n,s]){let o=ic(t,e,n.token,s.token);if(!o)return d("l\
ossless.unknown");let a={mine:K(Ve(n)),theirs:K(Ve(s)),p:Me(o.p[0]),q:Me(o.p[1]),gap:j(o.gap,3),limit:o.limit,dtype:t.trace.models.target.dtype};return o.gap==null?
d("lossless.unlisted",a):$(d("lossless.gap",a),d(o.gap<=o.limit?"lossless.tie":"lossless.fault",a))}function cc(t,e,{compared:n,parts:s}){return e==="none"?d(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?d(t.over&&n===t.folds.output.length?"lossless.same":"lossless.so_far",{
n}):d(`lossless.${e}`,{position:(s??0)+1,n:s??0})}function dc(t,{compared:e,parts:n,speculative:s,plain:o}){return e?t.trace.settings.temperature>0?d(J(E(t.trace))?
"rules.lossy":"lossless.sampling"):n===null?d("lossless.greedy"):lc(t,n,[s[n],o[n]]):""}function pc({way:t,tokens:e,parts:n}){let s=a=>a.map(({text:i})=>i).join(
""),o=n??e.length;return r("div",{class:"sv-twin","data-way":t,children:[r("h3",{children:d(`race.${t}`)}),r("div",{class:"sv-twin-text",translate:!1,children:[
r("span",{children:r(se,{text:s(e.slice(0,o))})}),n!==null&&r("mark",{class:"sv-parting",children:r(se,{text:Ve(e[n]),oneLine:!0})}),r("span",{class:"sv-parted",
children:r(se,{text:s(e.slice(o+1))})})]})]})}function uc({texts:t}){let e=T(null);return z(()=>{let n=e.current,s=n?.querySelector("mark");n&&(n.scrollTop=s?Math.
max(0,s.offsetTop-n.clientHeight/2):0)},[t.parts]),r("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":d("lossless.texts"),ref:e,children:sc.map(n=>r(
pc,{way:n,tokens:t[n],parts:t.parts}))})}function Lo({run:t,shown:e,test:n}){let s=zn(t,e),o=t.trace.settings.temperature===0,a=s.compared?s.parts===null?"same":
o?"differ":"sampled":"none",i=cc(t,a,s),l=r("div",{class:"sv-own",children:[r("p",{class:"sv-verdict","data-kind":a,children:i}),r("p",{class:"sv-note",children:dc(
t,s)}),s.compared>0&&(o?r(En,{texts:s,run:t,says:i}):r(uc,{texts:s}))]},"own"),c=r(To,{run:t,test:n},"test");return r("section",{class:"sv-section",children:[r(
"div",{class:"sv-section-head",children:r("h2",{children:d("lossless.heading")})}),o?[l,c]:[c,l]]})}var jt=1e-9,At=class{list=[];add(e,n,s,o=le){this.list.push({at:e,tokens:n,text:s,pending:o})}cut(e){this.list.length=Math.min(this.list.length,e)}by(e){let n=0,
s=this.list.length;for(;n<s;){let o=n+s>>1;this.list[o].at<=e+jt?n=o+1:s=o}return n}tokensAt(e){let n=this.list[this.by(e)-1];return n?n.tokens:0}get end(){return this.
list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function $o(t,e,n,s){let{folds:o}=t;
for(n.cut(e);n.list.length<e;){let c=n.list.length,p=o.at(c+1),u=t.rows[c].slots.filter(m=>xe(m.kind));n.add(Sn(p),p.emitted,u.map(m=>m.text).join(""))}let{tokens:a,
until:i}=o.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,o.at(e).emitted);for(s.cut(l);s.list.length<l;){let c=s.list.length,{text:p,pending:u}=me(c?s.
list[c-1].pending:le,t.piece(a[c]));s.add(i[c+1],c+1,p,u)}}function Ht(t,e){let n=t/e,s=10**Math.floor(Math.log10(n));return[1,2,5].map(o=>o*s).find(o=>o>=n)??10*s}var qs=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(n,s)=>s*e);function Be({label:t,choices:e,chosen:n,choose:s}){return r("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([o,a])=>r("button",{type:"butt\
on",class:"sv-toggle","data-choice":o,"aria-pressed":o===n,onClick:()=>s(o),children:a},o))})}function Po({label:t,choices:e,chosen:n,choose:s}){return r("label",
{class:"sv-choice",children:[t,r("select",{value:n,onChange:({currentTarget:o})=>s(o.value),children:e.map(([o,a])=>r("option",{value:o,children:a},o))})]})}var rt=class{constructor(e){this.host=e}host;probe=Object.assign(document.createElement("span"),{className:"sv-probe",ariaHidden:"true"});cache=new Map;get(e){let n=this.
cache.get(e);if(n!==void 0)return n;this.probe.isConnected||this.host.append(this.probe),this.probe.style.color=`var(--sv-${e})`;let{color:s}=getComputedStyle(this.
probe);return this.cache.set(e,s),s}refresh(){let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},ot=getComputedStyle(document.documentElement).
getPropertyValue("--sv-sans");var mc=["draft","verify","accept"],Ns=24,Ao=28,jo=26,at=Ns*2+Ao+jo,vc=["1","4","16"],hc=16e3;function Ho({palette:t,time:e,drawn:n,seek:s,...o}){let{run:a,ours:i}=o,
l=o.span||1,[c,p]=Ce(),u=T(null),[m,h]=A("1"),v=Math.min(hc,Math.floor(p*Number(m))),f=e/l*(v-1);z(()=>{v&&fc(u.current,t,{...o,span:l},v)},[a,n,v]),z(()=>{c.current.
scrollLeft=f-p/2},[m]),z(()=>{let{scrollLeft:g,clientWidth:x}=c.current;m!=="1"&&(f<g||f>g+x-40)&&(c.current.scrollLeft=f-x/2)},[f]);let b=({offsetX:g})=>{let x=g/
v*l,_=0;for(;_<i.list.length&&Sn(a.folds.at(_))<x;)_+=1;s(_)};return r("div",{children:[r("div",{class:"sv-lanes-frame",children:[r("p",{class:"sv-lane-caption",
children:d("race.plain")}),r("p",{class:"sv-lane-caption sv-lane-second",children:d("race.speculative")}),r("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":d("race.picture"),ref:c,children:r("div",{class:"sv-lanes-picture",children:[r("canvas",{class:"sv-lanes",role:"img","aria-label":d("race.picture"),
ref:u,style:`width: ${v}px; height: ${at}px`,onClick:b}),r("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),r("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,v-2).toFixed(1)}px)`}})]})})]}),r("div",{class:"sv-lanes-foot",children:[r(tt,{plain:d("race.key_plain")}),
r(Be,{label:d("race.zoom"),choices:vc.map(g=>[g,g==="1"?d("race.fit"):`${g}×`]),chosen:m,choose:h})]})]})}function fc(t,e,{run:n,span:s,ours:o,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==at*l)&&Object.assign(t,{width:i*l,height:at*l});let c=t.getContext("2d");if(!c)return;let p=v=>v/
s*(i-1),u=(v,f,b,g,x)=>{let _=p(g)-p(b)>3,[y,k]=[p(b),p(g)].map(w=>_?Math.round(w):w);c.fillStyle=e.get(v),c.fillRect(y,f,Math.max(k-y-(x&&_?1:0),.4),Ns)};c.setTransform(
l,0,0,l,0,0),c.clearRect(0,0,i,at),gc(c,e,{span:s,width:i,at:p});let{until:m}=n.folds.plain;for(let v=1;v<=a.list.length;v+=1)u("plain",0,m[v-1],m[v],!0);let h=0;
n.rounds.slice(0,o.list.length).forEach(({times:v})=>mc.forEach(f=>{u(f,Ns+Ao,h,h+v[f],f==="accept"),h+=v[f]}))}function gc(t,e,{span:n,width:s,at:o}){let a=Ht(
n,Math.max(2,s/110));t.font=`11px ${ot}`,t.textBaseline="alphabetic";for(let i=0;i*a<=n;i+=1){let l=Math.round(o(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,at-jo+6),t.fillStyle=e.get("quiet");let c=q(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(c).width;t.textAlign=l+p/2>
s?"right":i?"center":"left",t.fillText(c,t.textAlign==="right"?s:l,at-6)}}var bc=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],xc=4,yc=.25,Is=1e3,wc={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},kc="M4 2.5v11L13 8z",
_c="M4 3h3v10H4zM9 3h3v10H9z",qo=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Sc=t=>[1,.25,.1].find(e=>t/e>=xc)??.1;function No({ours:t,plain:e,span:n},s,o){
let i=[t,e].flatMap(({list:l})=>l.map(({at:c})=>c)).filter(l=>(l-s)*o>jt);return o>0?i.length?Math.min(...i):n:i.length?Math.max(...i):0}function Tc({ours:t,plain:e,
measured:n,whole:s,span:o},a){let i={time:q(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!n)return d("race.alone",i);if(!s||a<o-jt)return d("race.now",i);let l=t.
end<=e.end,[c,p]=l?[t,e]:[e,t];return d(l?"race.won":"race.lost",{first:q(c.end),second:q(p.end),done:c.tokens,other:p.tokensAt(c.end),of:p.tokens})}function zc(t,e,{
plain:n,measured:s}){let o=t.trace.settings.temperature>0,a=!o&&t.folds.agreement(e)?.first_difference===null,i=s?o?d(J(E(t.trace))?"rules.lossy":"race.draws"):
a?d("race.same"):"":"",l=t.plainEnd,c=l>=0&&l+1<n.list.length;return $(i,c&&d("race.goes_on",{end:K(t.alone(t.trace.plain.tokens[l]))}))}function Ec({trace:t}){
let{target:e,draft:n}=t.prefill??{};return!e&&!n?"":d(t.models.draft?"race.prefill":"race.prefill_alone",{target:q(e),draft:q(n)})}function Io({way:t,arrivals:e,
end:n,time:s,measured:o}){let a=T(null),{list:i,tokens:l}=e,c=e.by(s),p=Oe(()=>i.slice(0,c).map((u,m)=>r("span",{class:n>=0&&m>n?"sv-ended":void 0,"data-new":m===
c-1&&c<i.length?"":void 0,children:r(se,{text:u.text})},m)),[i,c,c<i.length,n]);return z(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,c]),r(
"div",{class:"sv-reader","data-way":t,children:[r("div",{class:"sv-reader-head",children:[r("h3",{children:d(`race.${t}`)}),r("span",{class:"sv-quiet",children:o?
c<i.length?d("race.so_far",{n:e.tokensAt(s),of:l}):d("race.done",{n:l,time:q(e.end)}):d("race.unmeasured")})]}),r("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":d(`race.${t}`),ref:a,children:p})]})}function Rc({run:t,shown:e},{span:n,whole:s},o,a,i){let[l,c]=A(o),[p,u]=A(!1),[m,h]=A(!1),v=T({shown:e,
length:t.length}),f=e!==v.current.shown&&t.length===v.current.length;v.current={shown:e,length:t.length},f&&m&&!p&&h(!1);let b=T({limit:a,whole:s,span:n,speed:i});
b.current={limit:a,whole:s,span:n,speed:i};let g=T(null);return Zr(()=>{if(!p)return;let x=performance.now(),_=requestAnimationFrame(function y(k){let w=b.current,
H=Math.max(0,Math.min((k-x)/1e3,yc))*w.speed;x=k,c(F=>{let B=Math.min(F+H,w.limit);return w.whole&&B>=w.span&&u(!1),B}),g.current?.checkVisibility()?_=requestAnimationFrame(
y):u(!1)});return()=>cancelAnimationFrame(_)},[p]),{node:g,playing:p,time:m&&!(f&&!p)?Math.min(l,n):o,go(x,_=!1){h(!0),c(x),u(_)},follow:()=>h(!1)}}function Mc({
chosen:t,choose:e,...n}){let{run:s,shown:o,known:a,palette:i,seek:l,greedy:c,drawn:p}=n,{ours:u,plain:m}=Oe(()=>({ours:new At,plain:new At}),[]);$o(s,a,u,m);let h=s.
folds.plain.tokens.length>0,v=s.over&&u.list.length===s.length,f=Math.max(u.end,m.end),b={ours:u,plain:m,measured:h,whole:v,span:f},g=v&&o===s.length?f:o?u.list[o-
1].at:0,x=t??Sc(f),_=Rc(n,b,g,v||!h?f:Math.min(u.end,m.end),x),{time:y,playing:k,go:w,follow:H}=_;function F(){let D=y>=f-jt;qo()?w(D?0:No(b,y,1)):k?w(y):w(D?0:
y,!0)}function B(D){let U=wc[D.key];U&&(D.preventDefault(),w(No(b,y,U)))}let bt=Tc(b,y),ae=T("");k||(ae.current=bt);let ie=qo()?"step":k?"pause":"play";return r(
"section",{class:"sv-section",ref:_.node,children:[r("div",{class:"sv-section-head",children:[r("h2",{children:d("race.heading")}),r("span",{class:"sv-quiet",children:d(
"race.note")})]}),r("div",{class:"sv-race-controls",role:"group","aria-label":d("race.label"),children:[r("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":ie,onClick:F,children:[r("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:r("path",{d:ie==="pause"?_c:kc})}),r("span",
{children:d(`race.${ie}`)})]}),r("input",{type:"range",class:"sv-scrubber",min:0,max:Is,step:1,value:f?Math.round(y/f*Is):0,"aria-label":d("race.scrubber"),"ari\
a-valuetext":bt,onInput:({currentTarget:D})=>w(Number(D.value)/Is*f),onKeyDown:B}),r("span",{class:"sv-race-clock",children:d("race.clock",{time:q(y),of:q(f)})}),
r("label",{class:"sv-choice",children:[d("race.speed"),r("select",{value:String(x),onChange:({currentTarget:D})=>e(Number(D.value)),children:bc.map(([D,U])=>r("\
option",{value:String(D),children:D===1?d("race.real"):U}))})]})]}),r("div",{class:"sv-readers",children:[r(Io,{way:"plain",arrivals:m,end:s.plainEnd,time:y,measured:h||
!s.length}),r(Io,{way:"speculative",arrivals:u,end:-1,time:y,measured:!0})]}),r("p",{class:"sv-note sv-race-sentence",children:ae.current}),r("p",{class:"sv-not\
e sv-race-texts",children:[r("span",{children:zc(s,a,b)})," ",r("button",{type:"button",class:"sv-link",hidden:s.trace.settings.temperature===0||!c.offered(),onClick:()=>c.
race(),children:d("race.greedy")})]}),r(Ho,{run:s,...b,palette:i,time:y,drawn:p,seek:D=>{H(),l(D)}}),r("p",{class:"sv-note",children:Ec(s)})]})}var Ds=new WeakMap,
Oc=0;function Cc(t){return Ds.has(t)||Ds.set(t,Oc+=1),Ds.get(t)}function Do(t){let[e,n]=A(null);return r(Mc,{chosen:e,choose:n,...t},Cc(t.run))}var it=220,Ue=44,qt=12,Fo=8,Ln=40,Lc=1.25,$c=1.1,Pc=90,Wo=10,Ac=({folds:t},e)=>Array.from({length:t.compared(e)},(n,s)=>[t.at(s+1).emitted,t.comparisons[s].speedup??
0]);function jc(t,e){if(e.length<2)return d(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.comparison(e.length)?.
impossible)return d("headline.impossible");let[n,s]=e[e.length-1],o=e.slice(Wo-1).map(([,i])=>i),a={least:Wo,low:Y(Math.min(...o)),high:Y(Math.max(...o))};return $(
d("chart.last",{tokens:n,speedup:Y(s)}),o.length>1&&d("chart.range",a))}function Hc({points:t,tokens:e,width:n}){let[s,o]=A(null),a=Math.max(Lc,...t.map(([,b])=>b))*
$c,i=b=>Ue+b/e*(n-Ue-qt),l=b=>it-Ln-b/a*(it-Ln-Fo),[c,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(s??0)),m=s===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),h=Ht(a,5),
v=h<.1?2:h<1?1:0,f=Math.max(1,Ht(e,Math.max(2,(n-Ue)/Pc)));return r(S,{children:[r("svg",{width:n,height:it,"aria-hidden":"true",onPointerMove:({currentTarget:b,
clientX:g})=>o(g-b.getBoundingClientRect().left),onPointerLeave:()=>o(null),children:[qs(a,h).map(b=>r(S,{children:[r("line",{class:"sv-speedup-grid",x1:Ue,x2:n-
qt,y1:l(b),y2:l(b)}),r("text",{x:Ue-6,y:l(b)+4,"text-anchor":"end",children:`${b.toFixed(v)}×`})]})),qs(e,f).map(b=>r("text",{x:i(b),y:it-Ln+16,"text-anchor":"\
middle",children:b})),r("text",{class:"sv-speedup-title",x:(Ue+n-qt)/2,y:it-6,"text-anchor":"middle",children:d("chart.x")}),r("line",{class:"sv-speedup-plain",
x1:Ue,x2:n-qt,y1:l(1),y2:l(1)}),r("text",{x:n-qt,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:d("chart.reference")}),r("polyline",{class:"sv-speedup-line",
points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(g).toFixed(1)}`).join(" ")}),r("circle",{class:"sv-speedup-last",cx:i(c),cy:l(p),r:4.5}),m&&r("g",{class:"sv-speed\
up-mark",children:[r("line",{x1:i(m[0]),x2:i(m[0]),y1:Fo,y2:it-Ln}),r("circle",{cx:i(m[0]),cy:l(m[1]),r:4})]})]}),m&&r("p",{class:"sv-speedup-readout",style:`--\
x:${i(m[0])}px`,"data-side":i(m[0])>n/2?"left":"right",children:d("chart.hover",{tokens:m[0],speedup:Y(m[1])})})]})}function Vo({run:t,shown:e,known:n}){let[s,o]=Ce(),
a=Ac(t,e),i=a.length>1,l=jc(t,a);return r("section",{class:"sv-section",children:[r("div",{class:"sv-section-head",children:r("h2",{children:r(R,{name:"speedup",
children:d("chart.heading")})})}),r("div",{class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:s,children:i&&o>0&&r(Hc,{points:a,tokens:t.folds.at(
n).emitted,width:o})}),r("p",{class:"sv-note",children:l}),r(bn,{hidden:!i,label:d("chart.heading"),heads:[d("chart.x"),d("chart.y")],rows:a.map(([c,p])=>[c,Y(p)])})]})}var qc=250,Nc=120;function Ic(t){let{top:e,bottom:n}=t.getBoundingClientRect();return n>0&&e<window.innerHeight}var Nt=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),$n=class{constructor(e){this.context=e}context;places={race:Nt(),costs:Nt(),lossless:Nt(),speedup:Nt(),breakdown:Nt()};test=new Mn(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>r(Do,{...e,...this.context,drawn:this.drawnAt}),costs:e=>r(ho,
{...e}),lossless:e=>r(Lo,{...e,test:this.test}),speedup:e=>r(Vo,{...e}),breakdown:e=>r(po,{...e})};show(e,{shown:n,known:s,busy:o,view:a}){let i=`${n} of ${s}, ${e.
folds.plain.tokens.length}, ${e.over}, ${o}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:n,known:s},drawn:i,busy:o,view:a}),l?this.draw(!0):(!o||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),o?Math.max(0,qc-(performance.now()-this.drawnAt)):Nc))}redraw(e){this.charted&&Lt(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(s=>e?this.places[s].checkVisibility():Ic(this.places[s])).
forEach(s=>this.redraw(s))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>Lt(
this.context.viewer,r(S,{}),e))}};var An="#term-",Dc=`[data-term], a[href^="${An}"]`,Pn=12,Fs=8,jn=new Map,Uo=null,Go=null,oe=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});oe.setAttribute("aria-labelledby","term-name");var Fc=()=>oe.matches(":popover-open");function Ko(t){jn=new Map(
(t.glossary??[]).map(e=>[e.term,e])),Wc()}function Wc(){let{hash:t,pathname:e,search:n}=window.location,s=t.startsWith(An)&&jn.get(t.slice(An.length));s&&(window.
history.replaceState(window.history.state,"",e+n),Jo(s,document.querySelector("h1")??document.body))}function Yo({target:t}){let e=t instanceof Element?t.closest(
Dc):null;if(!e||e.closest("[data-glossary]"))return null;let n=jn.get(e.dataset.term??e.getAttribute("href")?.slice(An.length)??"");return n?{name:e,entry:n}:null}
var Bo=({label:t,items:e})=>e.length>0&&r("p",{class:"sv-note",children:[t," ",e.map((n,s)=>r(S,{children:[s>0&&d("comma"),n]},s))]}),Vc=({entry:{name:t,definition:e,
formula:n,sources:s,see:o}})=>r(S,{children:[r("div",{class:"sv-popover-head",children:[r("h2",{id:"term-name",children:t}),r("button",{type:"button",class:"sv-\
popover-close","aria-label":d("term.close"),onClick:()=>oe.hidePopover(),children:"×"})]}),r("p",{children:e}),n&&r("p",{class:"sv-formula",children:[r("span",
{class:"sv-spoken",children:[d("term.formula")," "]}),n,/\bq\b/.test(n)&&r("span",{class:"sv-symbols",children:d("term.symbols")})]}),r(Bo,{label:d("term.source"),
items:s.map(({name:a,url:i})=>r("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),r(Bo,{label:d("term.see"),items:o.flatMap(a=>{let i=jn.get(a);return i?
[r(R,{name:a,children:i.name})]:[]})})]});function Jo(t,e){let n=oe.contains(e);oe.dataset.shows=t.term,Q(r(Vc,{entry:t}),oe),n||(document.body.append(oe),Uo=e,
oe.classList.toggle("sv-standalone",!!e.closest(".sv-standalone")),oe.showPopover(),Bc(e.getBoundingClientRect())),oe.focus({preventScroll:!0})}function Bc({left:t,
top:e,bottom:n}){let{offsetWidth:s,offsetHeight:o}=oe,{clientWidth:a,clientHeight:i}=document.documentElement,l=n+Fs+o+Pn<=i||e<i-n,c=Math.max(Pn,Math.min(t,a-s-
Pn)),p=l?n+Fs:Math.max(Pn,e-Fs-o);Object.assign(oe.style,{left:`${c+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{
Go=Fc()?Uo:null},!0);document.addEventListener("click",t=>{let e=Yo(t);e&&(t.preventDefault(),!(Go===e.name&&t.detail)&&Jo(e.entry,e.name))});for(let t of["poin\
terover","focusin"])document.addEventListener(t,e=>{let n=Yo(e);n&&!n.name.parentElement?.closest('[title]:not([title=""])')&&(n.name.title=n.entry.definition)});var Uc={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Gc={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Kc={ArrowUp:"stepOn",ArrowDown:"stepBack"},Xo={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Hn=t=>(t.dataset.at??"").split(".").map(Number);function Yc(t,e,n){let s=t.indexOf(e),o=a=>{let i=t.filter(l=>Hn(l)[0]===Hn(e)[0]+a);return i.find(l=>Hn(l)[1]>=
Hn(e)[1])??i.at(-1)};switch(n){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[s+1];case"ArrowLeft":return t[s-1];case"ArrowDown":return o(
1);case"ArrowUp":return o(-1);default:return null}}function Jc(t,e,n){let s=t.findIndex(i=>i.includes(e)),o=t[s]?.indexOf(e)??-1,a=i=>i?.[o]??i?.at(-1);switch(n){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[s][o+1]??t[s+1]?.[0];case"ArrowLeft":return t[s][o-1]??t[s-1]?.at(-1);case"Arro\
wDown":return a(t[s+1]);case"ArrowUp":return a(t[s-1]);default:return null}}var Zo="specviz-letters";function Xc(){try{return localStorage.getItem(Zo)!=="off"}catch{
return!0}}var lt={on:Xc(),keep(t){lt.on=t;try{localStorage.setItem(Zo,t?"on":"off")}catch{}}},qn=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let n=({
target:s})=>{this.used=s instanceof Node&&this.viewer.node.contains(s)};document.addEventListener("pointerdown",n,{signal:e}),document.addEventListener("focusin",
n,{signal:e}),document.addEventListener("keydown",s=>this.take(s),{signal:e})}take(e){let{target:n,key:s}=e,{node:o}=this.viewer;if(!(n instanceof HTMLElement))
return;let a=o.contains(n)||this.isFree(s,n);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||s.length===1&&s!==" "&&!this.viewer.letters()||!a||!o.checkVisibility()||
n.matches("input:not([type=checkbox]), select, textarea"))return;!(n.matches("button, summary, input")&&(s===" "||s==="Enter"))&&this.press(s,n)&&e.preventDefault()}isFree(e,n){
let s=/^[a-z]$/i.test(e);return n!==document.body?s&&n.matches("a, button, summary"):s||this.used||this.viewer.presenting()}press(e,n){let{actions:s,predict:o,presenting:a,
leap:i}=this.viewer;if(o(e))return!0;let l=Uc[e.length===1?e.toLowerCase():e]||a()&&Gc[e];if(l)return s[l]()!==!1;let c=n.closest("[role=option]"),p=n.closest("\
[role=gridcell]");if(c||p)return this.inside(e,c,p);let u=n.closest("[role=slider]");if(u&&i(e))return!0;let m=Xo[e]||u&&Kc[e];return!m||this.scrolls(n,e)?!1:(s[m](),
!0)}inside(e,n,s){let{pin:o,options:a,cells:i}=this.viewer;if(e==="Enter")return(n??s)?.dataset.at&&o(),!0;let l=n?Yc(a(),n,e):s&&Jc(i(s),s,e);return l&&l.focus(),
!!l||e in Xo}scrolls(e,n){if(e===document.body)return!1;let{overflowX:s,overflowY:o}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return n.startsWith("Arro\
w")?a(s)&&e.scrollWidth>e.clientWidth:a(o)&&e.scrollHeight>e.clientHeight}};var Qo=[.2,.4,.6,.8],ea=[.1,.5,1,2],It={overlap:{term:"overlap",limits:Qo,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:Qo,
most:"1",of:({draft:t})=>X(t??void 0)},target_entropy:{term:"entropy",limits:ea,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entropy",
limits:ea,most:"",of:({position:t})=>t?.draft_entropy??null}},ta=["verdict",...Object.keys(It)],na=t=>ta.includes(t);function Nn(t,e){let n=e&&It[t]?It[t].of(e):
null;return n==null?null:It[t].limits.filter(s=>n>=s).length}function sa(){let{tint:t,set:e}=ne();return r("div",{class:"sv-tint",children:r(Po,{label:d("tint.l\
abel"),choices:ta.map(n=>[n,d(`tint.${n}.name`)]),chosen:t,choose:n=>e({tint:n})})})}function ra({name:t}){let e=It[t];if(!e)return null;let{limits:n,most:s,term:o}=e;
return r("div",{class:"sv-tint-legend",children:[r("span",{class:"sv-tint-scale",role:"img","aria-label":d("tint.aria",{limits:n.join(d("comma"))}),children:["0",
...n.map(a=>String(a).replace(/^0\./,".")),s].flatMap((a,i)=>[r("span",{class:"sv-tint-limit",children:a}),i<=n.length&&r("span",{class:"sv-tint-swatch","data-t\
int":i})])}),r(R,{name:o,children:d(`tint.${t}.means`)},o)]})}var In=44,Zc=2,oa={PageUp:10,PageDown:-10},aa=(t,{round:e})=>oa[t]?{round:e+oa[t],phase:0}:null;function Qc({rounds:t,length:e},n,s){let o=Math.max(0,Math.min(1,
n))*e,a=Math.min(Math.floor(o),e-1),i=vs(t[a]);return s/e<Zc*i?{round:Math.round(o),phase:0}:{round:a,phase:Math.round((o-a)*i)}}function ia({text:t}){let{run:e,
moment:n,tint:s,viewer:o}=ne(),a=T(null),i=T(null),[l,c]=A(0);z(()=>{let v=new ResizeObserver(([{contentRect:f}])=>c(f.width));return v.observe(a.current),()=>v.
disconnect()},[]),z(()=>ed(i.current,o.palette,{run:e,shown:n.round,tint:s,width:l}),[e,e?.length,n.round,s,l,o.layouts]);let p=v=>{let{left:f}=a.current.getBoundingClientRect(),
{round:b,phase:g}=Qc(e,(v.clientX-f)/(l||1),l);o.seek(b,g)},u=e?.length??0,m=e&&n.phase?n.phase/vs(e.rounds[n.round]):0,h=n.round+m;return r("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":d("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
h.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?h/u:0},onPointerDown:v=>{!u||v.button||(v.currentTarget.setPointerCapture(v.pointerId),p(v))},onPointerMove:v=>{
v.currentTarget.hasPointerCapture(v.pointerId)&&p(v)},children:[r("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),r("span",{class:"sv-strip-head"})]})}
function ed(t,e,{run:n,shown:s,tint:o,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(In*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let c=t.getContext("2d");if(!c||(c.setTransform(i,0,0,i,0,0),c.clearRect(0,0,a,In),!n?.length))return;let p=a/n.length,u=O(n.trace),
m=u?n.rounds.map(({drafts:b})=>Math.max(0,...pe(b).map(g=>g+1))):[],h=In/((u?Math.max(...m):n.width)+1),[v,f]=[p,h].map(b=>b>4?b-1:b);n.rounds.forEach(({drafts:b},g)=>{
let x=g<s?td(n,g):[],_=u?m[g]+1:g<s?n.rows[g].slots.length:b.length+1;for(let y=0;y<_;y+=1)c.fillStyle=e.get(y<x.length?nd(n,g,x[y],o):"line"),c.fillRect(g*p,In-
(y+1)*h,Math.max(.6,v),Math.max(.6,f))})}var td=(t,e)=>t.rows[e].slots.map(({kind:n},s)=>({kind:n,index:s})).filter(({kind:n})=>xe(n));function nd(t,e,{index:n,
kind:s},o){if(o==="verdict")return`strip-${s}`;let a=Nn(o,t.at({round:e,index:n}));return a==null?"strip-unknown":`tint-${a}`}var Dn=["gamma","temperature","drafter","rule","tree"];function Fn(t,e){return e==="rule"?E(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function Dt(t){
let{gamma:e,budget:n=e}=t.settings;return O(t)&&e>0?n:e}function Wn(t,e,n){return t==="drafter"?de(String(e),n):t==="rule"?d(`rules.name.${e}`):t==="tree"?d(`tr\
ee.name.${e}`):String(e)}function de(t,e){let n=`drafter_of.${e}.${t}`,s=d(n);return s===n?d(`drafter.${t}`):s}function fe(t){if(t.part)return d("token.part",{hex:ce(t.piece)});let e=K(t.text)||d("token.empty");return t.took>1?d("token.took",{token:e,n:t.took}):e}function Ws({
rounds:t,trace:e},n,s){let{drafts:o}=t[n],a=o.length;if(s>=a)return d("token.final");let i=d("token.guess",{n:s+1,of:a}),{source:l}=o[s];return l?d("token.from",
{slot:i,drafter:de(l,e.models.pair)}):i}function Pe(t,e,n,s){let o=t.rows[e].slots[n];return d("token.aria",{token:fe(o),kind:d(`kind.${Ie(s||o.kind,t.trace)}`),
round:e+1,slot:Ws(t,e,n)})}var Vn=({part:t,text:e,took:n})=>({"data-part":t?"":void 0,"data-empty":e===""&&!t?"":void 0,"data-took":n>1?n:void 0}),ct=({slot:t,as:e})=>r(
"span",{class:e,translate:!1,style:{"--sv-characters":t?.text.length||1},...t&&Vn(t),children:t&&nt(t.text,!0)});function sd(t,e){let{gamma:n,drafter:s,confidence:o,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return n===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:s==="dspark"&&o?"unsure":s==="lookup"?"lookup":null}function Bn(t,e,n){let s=sd(e,n);return $(
t,s&&d(`unguessed.${s}`))}function rd(t,e){if(!e)return d("summary.start");let{drafts:n,final:s}=t.rounds[e-1],o={round:e,drafted:n.length,accepted:n.filter(i=>i.
verdict==="accepted").length};if(!n.length)return Bn(d("summary.plain",o),t,e-1);let a=n.length===1;return s?re({drafts:n})?d(s.kind==="bonus"?"tree.bonus":"tre\
e.some",o):s.kind==="correction"?d(a?"summary.one_rejected":"summary.some",o):d(a?"summary.one":"summary.all",o):d(a?"summary.one_ends":"summary.end",o)}function od(t,{
round:e},{name:n,index:s}){let o=t.rounds[e],{drafts:a,final:i}=o,l={round:e+1,n:s+1,of:a.length};if(re(o)&&n!=="final")return ad(t,e,{name:n,index:s});if(n==="\
draft"&&o.together&&a.length>1)return d("phase.at_once",l);if(n==="draft"){let p=t.rows[e].slots[s];return d("phase.draft",{...l,token:fe(p)})}if(n==="verify"&&
!a.length)return Bn(d("phase.verify_none",l),t,e);if(n==="verify")return d(a.length===1?"phase.verify_one":"phase.verify",l);if(n==="test")return id(t,o,s,l);let c=a.
filter(p=>p.verdict==="untested").length;return c&&i&&E(t.trace)==="block"?d("rules.phase.discard",{...l,untested:c}):d(c?"phase.discard":"phase.discard_last",{
...l,untested:c})}function ad(t,e,{name:n,index:s}){let{drafts:o}=t.rounds[e],a={round:e+1,of:o.length,token:fe(t.rows[e].slots[s]??t.rows[e].slots[0])};if(n===
"draft"){let v=pe(o),f=v.filter(b=>b===v[s]).length;return d(f===1?"tree.level_one":"tree.level",{...a,level:v[s]+1,n:f})}if(n!=="test")return d(n==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:c}=o[s],p=X(o[s]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&E(t.trace)==="block")return d(
"tree.kept",a);if(t.trace.settings.temperature!==0&&Ne(o[s],E(t.trace)))return la(t,{...a,n:s+1},i);if(t.trace.settings.temperature===0||l==null||p===null)return d(
`tree.greedy_${i}`,a);let[u,m]=ee(l,p),h=i==="rejected"&&!o.some((v,f)=>f>s&&v.parent===c);return d(`tree.${i}${h?"_last":""}`,{...a,draw:u,threshold:m})}var la=(t,e,n)=>d(
`rules.phase.certain_${n}`,{...e,rule:d(`rules.name.${E(t.trace)}`)});function id(t,{drafts:e},n,s){let o=e[n],{verdict:a,draw:i}=o,l=X(o);if(t.trace.settings.temperature===
0)return d(`phase.greedy_${a}`,s);if(Ne(o,E(t.trace)))return la(t,s,a);if(i==null||l===null)return d(`phase.untold_${a}`,s);let[c,p]=ee(i,l),u={...s,draw:c,threshold:p};
if(l===1&&a==="accepted"&&E(t.trace)!=="block")return d("phase.certain",u);if(E(t.trace)!=="block")return d(`phase.${a}`,u);let m=a==="accepted"?Ye(o):"failed",
[,h]=ee(i,ze(o)??1);return d(`rules.phase.${m}`,{...u,ratio:h,by:Je(e)+1})}function Ft(t,e,n){return n?od(t,e,n.phase):rd(t,e.round)}var ld=[.5,1,2,4],cd=["steps","rounds"],dd={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function pd({run:t,moment:{
round:e,phase:n}}){let s=t?.over;if(s&&e===t.length&&e)return d("transport.all",{rounds:e});let o=d(`transport.${s?"round_of":"round"}`,{round:n?e+1:e,rounds:s&&
t.length});return n?d("transport.step",{round:o,phase:n}):o}function ud(){let{run:t,moment:e,playing:n,mode:s,live:o,status:a,presenting:i,state:l,viewer:{actions:c}}=ne(),
p=T(null),u=G(l),m=ue(l),h=e.round===0&&e.phase===0,v=n||m&&s==="running"&&!u?"pause":m&&s==="paused"&&!u?"resume":"play",f=!(u>0||m||o&&!t),b={start:h,back:h,previous:h,
next:f,forward:f,end:e.round===(t?.length??0)};return z(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),r("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let x=d(`transport.${g==="play"?v:g}`);return r("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?v:void 0,
title:x,"aria-label":x,disabled:b[g],onClick:c[g],hidden:g==="stop"&&!m&&a!=="loading",children:[r("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:r("path",{d:dd[v==="pause"&&g==="play"?"pause":g]})}),g==="play"&&r("span",{children:x})]},g)}),r("button",{type:"button",class:"sv-button sv-run",onClick:c.
run,hidden:!(i&&o&&!m),children:d("transport.run")})]})}function Wt(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function md(){let{viewer:t}=ne();return r("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
r("summary",{children:d("transport.keys")}),r("div",{class:"sv-keys-panel",children:[r("button",{type:"button",class:"sv-popover-close","aria-label":d("term.clo\
se"),onClick:()=>Wt(t.help,!1),children:"×"}),r("dl",{children:[t.keys.map(([e,n])=>r(S,{children:[r("dt",{children:e.split(/\s+/).map(s=>r("kbd",{children:s}))}),
r("dd",{children:n})]})),r("dt",{children:[r("kbd",{children:"A – Z"}),r("kbd",{children:", . ?"})]}),r("dd",{children:r("label",{class:"sv-check",children:[r(
"input",{type:"checkbox",defaultChecked:lt.on,onChange:({currentTarget:e})=>lt.keep(e.checked)}),d("transport.letters")]})})]})]})]})}function ca({children:t}){
let{run:e,moment:n,speed:s,pace:o,ghosts:a,presenting:i,state:l,set:c,viewer:{actions:p}}=ne(),u=pd(l);return r("div",{class:"sv-transport",role:"group","aria-l\
abel":d("transport.label"),children:[t,r(ud,{}),r("div",{class:"sv-transport-side",children:[r("span",{class:"sv-count",children:u}),r(sa,{}),!(e&&O(e.trace))&&
r("label",{class:"sv-check",children:[r("input",{type:"checkbox",checked:a,onChange:({currentTarget:m})=>c({ghosts:m.checked})}),d("stream.ghosts")]}),ue(l)&&G(
l)>0&&r("button",{type:"button",class:"sv-link",onClick:p.follow,children:d("transport.follow")}),r(Be,{label:d("transport.pace"),choices:cd.map(m=>[m,d(`transp\
ort.${m}`)]),chosen:o,choose:m=>c({pace:m})}),r("label",{class:"sv-speed",children:r("select",{"aria-label":d("transport.speed"),value:s,onChange:({currentTarget:m})=>c(
{speed:Number(m.value)}),children:ld.map(m=>r("option",{value:m,children:`${m}×`},m))})}),r("button",{type:"button",class:"sv-link sv-present",title:d("transpo\
rt.presenter_means"),onClick:p.present,children:d(i?"transport.leave":"transport.presenter")}),r(md,{})]}),r(ia,{text:e?`${u}. ${Ft(e,n,Z(l))}`:""})]})}function da(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function vd(t){let{start:e,back:n,previous:s,play:o,next:a,forward:i,end:l,present:c}=t.actions,p=()=>{let{presenting:u,
pinned:m}=t.state;if(t.help?.open)Wt(t.help,!1);else if(u)c();else if(m)t.pin(null);else return!1;return!0};return new qn({node:t.node,actions:{toggle:o,roundBack:n,
roundOn:i,stepBack:s,stepOn:a,start:e,end:l,present:c,escape:p,help:()=>Wt(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(fd(u,t.state)?"r":u,
t.state.predicting),letters:()=>lt.on,presenting:()=>t.state.presenting,options:()=>[...t.node.querySelectorAll(".sv-list > :not(.sv-ahead) > [role=option]")],cells:hd,
leap:u=>{let m=aa(u,t.state.moment);return m&&t.seek(m.round),!!m}})}function hd(t){return[...t.closest("[role=grid]").querySelectorAll("[role=row]:not(.sv-ahea\
d)")].map(n=>[...n.querySelectorAll("[role=gridcell]:not([aria-hidden])")].filter(s=>s.checkVisibility({visibilityProperty:!0}))).filter(({length:n})=>n)}function fd(t,e){
return t==="PageDown"&&e.presenting&&!Rt(e)&&he(e)!==null}function Un({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[n,
s]=(e.dataset.at??"").split(".").map(Number);return{round:n,index:s}}function pa(t){let e=new AbortController,{node:n}=t,{signal:s}=e,o="",a=({screenX:h,screenY:v})=>`${h}\
,${v}`;window.addEventListener("pointermove",h=>{o=a(h)},{signal:s}),n.addEventListener("pointerover",h=>{a(h)!==o&&t.hover(Un(h))},{signal:s}),n.addEventListener(
"pointermove",h=>t.hover(Un(h)),{signal:s}),n.addEventListener("focusin",h=>t.focusOn(Un(h)),{signal:s});let i=null;n.addEventListener("pointerdown",()=>{i=t.state.
pinned},{signal:s,capture:!0}),n.addEventListener("click",h=>{let v=Un(h);v&&t.pin(pn(v,h.detail?i:t.state.pinned)?null:v)},{signal:s}),document.addEventListener(
"pointerdown",({target:h})=>{let{help:v}=t;v?.open&&h instanceof Node&&!v.contains(h)&&Wt(v,!1)},{signal:s}),vd(t).listen(s);let l=()=>{t.palette.refresh()&&t.relayout()};
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:s});let c=new MutationObserver(l);[document.documentElement,document.body].
forEach(h=>c.observe(h,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:h}])=>{let v=p;p=h.width,!(!p||
p===v)&&(v||(t.lag=!t.state.whole),t.relayout())});u.observe(t.node);let m=new ResizeObserver(()=>t.fit());return m.observe(document.body),()=>{e.abort(),[c,u,m].
forEach(h=>h.disconnect())}}var gd=[".sv-list",".sv-rows",".sv-round"],bd=".sv-round [role=gridcell]:not([aria-hidden])";function ua(t,e,n){if(!n)return null;let o=t.querySelector(`${e} [r\
ole][data-at="${n.round}.${n.index}"]`)??[...t.querySelectorAll(`${e} [role=option][data-at^="${n.round}."]`)].at(-1);return o&&!o.closest(".sv-ahead")?o:null}var Gn=class{constructor(e){
this.viewer=e}viewer;marks=gd.map(e=>({area:e,marked:null,stop:null}));show(e,n,s){let o=Ee(e,e.cursor)?e.cursor:n;for(let a of this.marks){let i=ua(this.viewer,
a.area,n),l=ua(this.viewer,a.area,o)??(a.area===".sv-round"?this.viewer.querySelector(bd):null);a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute(
"aria-selected","false")),i&&(i.dataset.seen=s,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(
a,{marked:i,stop:l})}}};var xd=1100,yd=1.6,wd={draft:450,verify:1200,test:1e3,discard:700,final:1300},Vs=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Kn=class{constructor(e,n){
this.store=e;this.resume=n}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Ts(this.store.state,e)!==null}seek(e){let{round:n,
phase:s}=St(this.rounds,e);this.move(this.toward({round:n,phase:0},{round:n,phase:s}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,n){let s=e;for(;Vs(s,n)&&!this.barred(s);)s=hs(this.rounds,s);return s}move(e,n,s={}){s.playing||clearTimeout(this.timer);let{run:o}=this.
store.state;this.store.set({moment:e,entered:n,playing:!1,whole:!1,rested:null,following:!o||e.round===o.length,...s.playing?{}:{opening:!1,until:null},...s})}forward(e){
this.go(e,{})}back(e){let{moment:n}=this.store.state;e==="step"?this.move(zr(this.rounds,n),"step"):this.seek({round:n.phase?n.round:n.round-1,phase:0})}go(e,n){
let{moment:s}=this.store.state;if(this.barred(s))this.store.set({playing:!1});else if(e==="step")this.move(hs(this.rounds,s),"step",n);else{let o=St(this.rounds,
{round:s.round+1}),a=this.toward(s,o);this.move(a,Vs(a,o)?"step":"round",n)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...G(
this.store.state)?{}:{moment:Xe.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:n,moment:s,
opening:o}=this.store.state,{name:a}=_e(this.rounds[s.round])[s.phase],i=o||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?wd[a]:xd)/(o?yd:n))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Vs(e.moment,e.until)?null:
G(e)?()=>this.tick():ue(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function kd(t){let e=[];for(let n=t;n.parentElement&&n!==document.body;n=n.parentElement){let s=n;e.push(...[...n.parentElement.children].filter(o=>o!==s))}return e.
filter(n=>n instanceof HTMLElement).filter(({popover:n})=>!n)}var Yn=class{constructor(e,n){this.node=e;this.resized=n}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=kd(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:n}=window,s=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(s,n/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Bs=(t,e)=>t.length===e.length&&t.every((n,s)=>n===e[s]);function ma(t,e){let[n,s]=[t.trace.prompt,e.trace.prompt];if(Bs(n,s))return"again";if(s.length<=n.length||
!Bs(n,s.slice(0,n.length)))return null;let o=s.slice(n.length),a=o.length-1,{output:i}=t.folds;return i.length<a||!Bs(o.slice(0,a),i.slice(0,a))?null:{at:a,token:o[a],
was:i[a]}}function _d(t,e,n){let s=e.trace.prompt.slice(t.trace.prompt.length),[o,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(n[u]).emitted)),i=[...s,...a],
l=o.findIndex((p,u)=>p!==i[u]),c=l<0?Math.min(o.length,i.length):l;return{n:c,was:o.at(c),now:i.at(c)}}var Sd=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function va({compared:t,expected:e,returning:n},s){let o=n??(t&&Sd(t.pair[t.shown],s)?t.shown:null);if(t&&o!==null){let[i,l]=t.pair;return{pair:o?[i,s]:[s,
l],shown:o}}return e&&s.source&&ma(e.run,s.run)?{pair:[e,s],shown:1}:null}var Jn=(t,e)=>e!==void 0&&K(t.alone(e))||d("token.empty");function Td(t,e,n){let s=[t,
e],o=Dn.map(c=>[c,s.map(({trace:p})=>Wn(c,Fn(p,c),p.models.pair))]).filter(([,[c,p]])=>c!==p),a=o.some(([c])=>c==="tree"),i=s.some(({trace:c})=>O(c)),l=s.map((c,p)=>c.
folds.summary(n[p]));return[...o,...a?[["verified",s.map(({trace:c})=>te(Dt(c)))]]:[],["speedup",l.map(({speedup:c})=>Y(c))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:c})=>C(c))],["draft_efficiency",l.map(({draft_efficiency:c})=>C(c))],["mean_acceptance_length",l.map(({mean_acceptance_length:c})=>j(
c))],["emitted",l.map(({emitted:c})=>te(c))]]}function zd(t,e,n){let{n:s,was:o,now:a}=_d(t,e,n);return o===void 0&&a===void 0?d("compare.same",{n:s}):o===void 0||
a===void 0?d("compare.longer",{n:s}):d("compare.differ",{n:s+1,was:Jn(t,o),now:Jn(e,a)})}function Ed(t,e){let n=ma(t,e);return n==="again"||n===null?"":d("compa\
re.branched",{n:n.at+1,token:Jn(e,n.token),was:Jn(t,n.was)})}function ha(){let{state:t,viewer:{sequels:e}}=M(),n=T(null),s=T(null),{compared:o}=t;if(z(()=>{let v=o&&
!o.pair.some(f=>s.current?.pair.includes(f));s.current=o,v&&(n.current?.focus({preventScroll:!0}),n.current?.scrollIntoView({block:"nearest"}))},[o]),!o)return null;
let{pair:a,shown:i}=o,[l,c]=a.map(({run:v})=>v),p=a.map(({run:v},f)=>f===i?dn(t):v.length),u=Ed(l,c),m=JSON.stringify(l.trace.machine)!==JSON.stringify(c.trace.
machine),h=["before","now"].map((v,f)=>f===i?d("compare.shown",{run:d(`compare.${v}`)}):d(`compare.${v}`));return r("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":d("compare.heading"),ref:n,children:[r("div",{class:"sv-section-head",children:[r("h2",{children:d("compare.heading")}),r("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:d(i?"compare.show_before":"compare.show_now")}),r("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:d(
"compare.close")})]}),u&&r("p",{class:"sv-branched",children:u}),m&&r("p",{class:"sv-note",children:d("compare.unlike")}),r("table",{class:"sv-figures-table",children:[
r("thead",{children:r("tr",{children:[r("th",{scope:"col",children:d("compare.setting")}),h.map(v=>r("th",{scope:"col",children:v}))]})}),r("tbody",{children:Td(
l,c,p).map(([v,f])=>r("tr",{children:[r("th",{scope:"row",children:d(`compare.${v}`)}),f.map(b=>r("td",{children:b}))]},v))})]}),r("p",{children:zd(l,c,p)})]})}var fa=23,ga=["tokens","distance"],ba=.005;function xa(){let{run:t,moment:{round:e},live:n,send:s}=M(),o=O(t.trace)?"trees":t.trace.settings.temperature?"none":
"greedy",a=t.folds.at(e).rules,i=(l,c)=>{let[p,u]=a?.means[c]??[null,null];return r("tr",{"data-rule":l,children:[r("th",{scope:"row",class:J(l)?"sv-lossy":"",children:[
d(`rules.name.${l}`),r("span",{children:l===E(t.trace)&&` ${d("rules.lab.own")}`})]}),r("td",{children:j(p)}),r("td",{children:u===null?Fe:J(l)?u<ba?`<${ba}`:j(
u):"0"})]},l)};return r("div",{class:"sv-block sv-rule-lab",children:[r("h3",{children:d("rules.lab.heading")}),a&&r("table",{class:"sv-figures-table",children:[
r("thead",{children:r("tr",{children:["rule",...ga].map(l=>r("th",{scope:"col",children:d(`rules.lab.${l}`)}))})}),r("tbody",{children:ln().map(i)})]}),r("p",{class:"\
sv-note",children:a?d("rules.lab.rounds",{n:a.rounds}):d(`rules.lab.${o}`)}),a&&r("ul",{class:"sv-note",children:ga.map(l=>r("li",{children:d(`rules.lab.legend.${l}`)}))}),
n&&r("button",{type:"button",class:"sv-link",onClick:()=>s("claim",{claim:fa}),children:d("rules.lab.claim",{n:fa})})]})}var Rd=[["mean_acceptance_length",j],["acceptance_rate",C],["draft_efficiency",C],["drafted",te],["emitted",te]];function ya({drafts:t,final:e},n){if(t.length<=
n)return!0;let s=e?"rejected":"accepted",o=t.findLastIndex(({verdict:a})=>a===s);return o>=0&&o<n}function Md(t){let{drafter:e,temperature:n}=t.settings;return O(
t)?"tree.whatif":e.startsWith("lookup")?"whatif.lookup":E(t)==="block"&&n?"rules.whatif":""}function wa(){let{run:t,gamma:e,moment:{round:n},set:s}=M(),o=t.trace.
settings.gamma,a=Md(t.trace),i=e>=o,l=d(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:o});return r("div",{class:"sv-block",children:[r("h3",{children:d("w\
hatif.gamma")}),r("label",{class:"sv-whatif-control",hidden:o<2||a!=="",children:[r("span",{"aria-hidden":"true",children:"γ"}),r("input",{type:"range",min:1,max:o,
step:1,value:e,"aria-label":d("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:c})=>s({gamma:Number(c.value)})}),r("output",{class:"sv-whatif-value",
children:l})]}),!i&&r(Od,{gamma:e,most:o,sums:t.folds.at(n)}),r("p",{class:"sv-note","aria-live":"polite",children:i?d(a||(o<2?"whatif.fewest":"whatif.try")):d(
"whatif.note",{gamma:e,rounds:n})})]})}var Od=({gamma:t,most:e,sums:n})=>r("table",{class:"sv-figures-table",children:[r("thead",{children:r("tr",{children:[r("\
th",{scope:"col",children:d("whatif.rounds")}),r("th",{scope:"col",children:d("whatif.was",{gamma:e})}),r("th",{scope:"col",children:d("whatif.would",{gamma:t})})]})}),
r("tbody",{children:Rd.map(([s,o],a)=>r("tr",{children:[r("th",{scope:"row",children:d(`whatif.row.${s}`)}),r("td",{children:o(n.rounds?n[s]:null)}),r("td",{children:o(
n.cuts?.[t-1][a])})]},s))})]});var Cd={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5]};function Ld(t,e,n,s){if(e!=="tree")return{[e]:n};let o=Dt(t.trace);return n==="chain"?{tree:n,gamma:Math.
min(o,s)}:{tree:n,budget:Math.max(o,1)}}function $d(){let{run:t,offers:e,live:n,viewer:{sequels:s}}=M();if(!n)return null;let{most:o,refusal:a}=s,i=Dn.map(c=>[c,
Cd[c]?.filter(p=>c!=="gamma"||p<=o)??e?.[c]??[]]),l=(c,p)=>{let u=p==="chain"&&Dt(t.trace)>o,m=u?d("again.shorter",{most:o}):Wn(c,p,t.trace.models.pair);return r(
"button",{type:"button",class:"sv-choose",disabled:Fn(t.trace,c)===p,"aria-label":d(u?"again.do_shorter":`again.do_${c}`,{value:m,most:o}),onClick:()=>s.make({changes:Ld(
t,c,p,o)}),children:m},p)};return r("div",{class:"sv-block",children:[r("h3",{children:d("again.heading")}),r("p",{class:"sv-note",children:a||d("again.note")}),
!a&&r("div",{class:"sv-again",children:i.map(([c,p])=>p.length>1&&r("div",{class:"sv-again-row","data-change":c,children:[r("span",{children:d(`again.${c}`)}),r(
"div",{class:"sv-choices",children:p.map(u=>l(c,u))})]},c))})]})}var ka=()=>r("section",{class:"sv-section sv-experiments",children:[r("div",{class:"sv-section-\
head",children:r("h2",{children:d("whatif.heading")})}),r(wa,{}),r(xa,{}),r($d,{})]});var Us=["both","target","draft"],Pd={both:"overlap",target:"residual",draft:"rejected"},Ad=[0,.5,1],_a=({models:t})=>({token:e,target:n,draft:s,both:o})=>({token:e,
target:t==="draft"?null:n,draft:t==="target"?null:s,both:t==="both"?o:null});function Sa({view:t,at:e}){let{raw:n,asTable:s,set:o}=M(),a=Co(t.position),i=n&&a,l=T(
{at:e,form:`${n} ${s}`,morph:!1}),c=`${n} ${s}`;return e!==l.current.at?l.current={at:e,form:c,morph:!1}:c!==l.current.form&&(l.current={at:e,form:c,morph:!0}),
r("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[r("h3",{children:t.heading}),r("div",{class:"sv-areas-views",children:[a&&r(
Be,{label:d("areas.view"),choices:["shaped","raw"].map(p=>[p,d(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>o({raw:p==="raw"})}),r(Be,{label:d("areas.form"),
choices:["picture","table"].map(p=>[p,d(`areas.${p}`)]),chosen:s?"table":"picture",choose:p=>o({asTable:p==="table"})})]}),s?r(Nd,{view:t,raw:i}):r(jd,{view:t,raw:i}),
r("p",{class:"sv-note",children:$(...t.notes,a&&d(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function jd({view:t,raw:e}){let{position:n,marks:s,
models:o}=t,a=On(n,[...s.keys()],e).map(_a(t));o==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((c,p)=>(p.draft??0)-(c.draft??0)));let i=e?null:t.dart,l=o===
"both"&&!e?n.overlap:null;return r("div",{class:"sv-areas-picture",children:[r("div",{class:"sv-areas",role:"img","aria-label":qd(t,a,l,i),children:[r("div",{class:"\
sv-area-row sv-area-head",children:[r("span",{children:d("areas.token")}),r("span",{}),r("span",{class:`sv-p${o==="draft"?" sv-unseen":""}`,children:d("areas.ta\
rget")}),r("span",{class:`sv-p${o==="target"?" sv-unseen":""}`,children:d("areas.draft")})]}),a.map((c,p)=>r(Hd,{view:t,row:c,others:p===a.length-1,dart:i?.token===
c.token?i:null},p)),r("div",{class:"sv-area-row sv-area-axis",children:[r("span",{}),r("span",{class:"sv-area-ticks",children:Ad.map(c=>r("span",{style:{"--x":c},
children:c}))})]}),l!==null&&r("div",{class:"sv-area-row sv-area-total",children:[r("span",{class:"sv-t",children:d("areas.total")}),r(Ta,{values:{both:l,draft:1}}),
r("span",{class:"sv-p"}),r("span",{class:"sv-p",children:I(l)})]})]}),o==="both"&&r("ul",{class:"sv-legend",children:[Us.map(c=>r("li",{children:[r("span",{class:"\
sv-area-key","data-area":c}),r(R,{name:Pd[c],children:d(`areas.${t.decides?"key":"plain_key"}.${c}`)})]},c)),i&&r("li",{children:[r("span",{class:"sv-dart-key"}),
d("areas.key.dart")]})]})]})}var Ta=({values:t,dart:e=null})=>r("span",{class:"sv-area-bar",style:Object.fromEntries(Us.map(n=>[`--${n}`,t[n]||0])),children:[Us.
map(n=>r("span",{"data-area":n},n)),e&&r("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function Hd({view:t,
row:e,others:n,dart:s}){let o=t.name(e.token);return r("div",{class:`sv-area-row${n?" sv-others":""}`,children:[r("span",{class:"sv-t",title:o,"data-kind":t.marks.
get(e.token),children:o}),r(Ta,{values:e,dart:s}),r("span",{class:"sv-p",children:e.target==null?"":N(e.target)}),r("span",{class:"sv-p",children:e.draft==null?
"":N(e.draft)})]})}function qd(t,e,n,s){let o=i=>{let l=e.slice(0,-1).filter(c=>c[i]!=null).sort((c,p)=>(p[i]??0)-(c[i]??0))[0];return l&&d(`areas.first.${i}`,{
token:t.name(l.token),p:I(l[i])})},a=e[e.length-1];return $(o("target"),o("draft"),n!==null&&d("areas.overlap",{overlap:I(n)}),s&&d(`areas.dart.${s.kind}`,{token:t.
name(s.token)}),d("areas.rest",{target:N(a.target),draft:N(a.draft)}))}function Nd({view:t,raw:e}){let{position:n,name:s,marks:o,models:a}=t;return r("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":d("areas.table_label"),children:r("table",{children:[r("thead",{children:r("tr",{children:["token","target",
"draft","both"].map(i=>r("th",{scope:"col",children:d(`areas.${i}`)}))})}),r("tbody",{children:[Cn(n,e).map(_a(t)).map(({token:i,target:l,draft:c,both:p})=>r("t\
r",{children:[r("th",{scope:"row",class:"sv-t","data-kind":o.get(i),children:s(i)}),[l,c,p].map(u=>r("td",{children:N(u)}))]},i)),a==="both"&&!e&&r("tr",{class:"\
sv-sum",children:[r("th",{scope:"row",children:d("areas.sum")}),[1,1,n.overlap].map(i=>r("td",{children:N(i)}))]})]})]})})}var Id={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Xn(t,e){let{key:n}=e,s=t.findIndex(i=>i===document.activeElement),o=Id[n],a=n==="Home"?0:n===
"End"?t.length-1:o?(s+o+t.length)%t.length:-1;return s<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function Dd({round:{drafts:t,final:e},index:n,token:s}){let o=n<t.length?t[n].parent:null;return(t.find(({verdict:i,parent:l})=>i==="accepted"&&l===o)??e??{token:s}).
token}function za({seen:t,name:e}){let{live:n,viewer:{sequels:s}}=M();if(!n||t.open||!t.position)return null;let o=s.refusal,a=t.kind==="untested",i=Dd(t);return r(
"div",{class:"sv-block sv-branch",children:[r("h3",{children:d("branch.heading")}),r("p",{class:"sv-note",children:o||d(a?"branch.untested":"branch.note")}),!o&&
!a&&r("div",{class:"sv-choices",role:"toolbar","aria-label":d("branch.heading"),onKeyDown:l=>Xn([...l.currentTarget.children],l),children:t.position.candidates.
filter(([l])=>l!==i).map(([l,c],p)=>r("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":d("branch.do",{token:e(l),was:e(i)}),onClick:()=>s.
make({branch:{round:t.number,index:t.index,token:l}}),children:[r("span",{class:"sv-choice-token",children:e(l)}),r("span",{class:"sv-p",children:N(c)})]},`${t.
number}.${t.index} ${l}`))})]})}var Fd=({chances:t=[]})=>ln().flatMap((e,n)=>{let s=t[n];return s==null||e==="block"?[]:[[e,s]]});function Ea({draft:t,draw:e,alone:n}){let s=n?Fd(t):[];return s.
length?r("details",{class:"sv-other-rules",children:[r("summary",{children:d("rules.others.heading")}),r("table",{class:"sv-figures-table",children:[r("thead",{
children:r("tr",{children:["rule","chance","verdict"].map(o=>r("th",{scope:"col",children:d(`rules.others.${o}`)}))})}),r("tbody",{children:s.map(([o,a])=>{let i=e<
a?"accepted":"rejected";return r("tr",{"data-rule":o,children:[r("th",{scope:"row",class:J(o)?"sv-lossy":"",children:d(`rules.name.${o}`)}),r("td",{children:I(a)}),
r("td",{children:[r("span",{class:"sv-mark","aria-hidden":"true","data-kind":i})," ",d(`kind.${i}`)]})]},o)})})]}),r("p",{class:"sv-note",children:d("rules.othe\
rs.note",{draw:I(e)})})]}):null}var Ge=t=>t.trace.settings.temperature===0;function Ke(t,e){return e===-1?d("token.rest"):K(t.alone(e))||ce(t.piece(e))||d("token.empty")}function Gs(t,{judged:e,
position:n}){let{drafter:s}=t.trace.settings;return e?.source?e.source==="lookup":s==="lookup"||s.startsWith("lookup")&&n!==null&&n.rest[4]==null}function Ra(t,e){
let n=e.part?d("inspector.bytes",{hex:ce(e.piece)})+" ":e.took>1?d("inspector.joined",{n:e.took})+" ":"",s=e.draft?.confidence;return n+$(Wd(t,e),s!=null&&d("in\
spector.confidence",{predicted:C(s)}))}function Wd(t,e){let{kind:n,round:s,accepted:o,draft:a}=e,i=Ge(t),l=Gs(t,e);if(n==="plain")return Bn(d("why.plain"),t,e.number);
let c=re(s)?Vd(t,e):"";if(c)return c;if(n==="bonus")return s.drafts.length===1?d("why.bonus_one"):d("why.bonus",{n:s.drafts.length});let p=i||Te(E(t.trace))==="\
token"?"":Bd(t,e);if(p)return p;if(n==="correction")return d(`why.${i?"greedy_":""}correction`,{guess:Ke(t,s.drafts[o].token)});if(n==="untested"){let f=s.drafts.
findIndex(({verdict:b})=>b==="rejected");return f<0?d("why.untested_end"):d("why.untested",{n:f+1})}if(n==="guessed"&&l)return d("why.copied");if(i)return d(`wh\
y.greedy_${n}`);if(a?.target==null||a.draft==null)return d("inspector.absent_probabilities");let[u,m]=ee(a.target,a.draft),h={target:u,draft:m,chance:C(Math.min(
1,a.target/a.draft))},v=n!=="accepted"?n:a.target>=a.draft?"sure":"lucky";return d(l&&["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,h)}function Vd(t,{
kind:e,round:{drafts:n},index:s,draft:o}){if(e==="correction"||e==="bonus"||e==="untested"&&o?.draw==null)return d(`tree.why.${e}`);if(Ge(t)||E(t.trace)!=="toke\
n"||!o?.draft||o.target==null)return"";if(e==="guessed")return d("tree.why.guessed");let a=n.some(({parent:u},m)=>m<s&&u===o.parent),i=o.draft===1;if(!i&&!a)return"";
let[l,c]=ee(o.target,o.draft),p=C(Math.min(1,o.target/o.draft));return $(a&&d("tree.why.left"),i?d("tree.why.certain",{target:l}):d("tree.why.ratio",{target:l,draft:c,
chance:p}))}function Bd(t,{kind:e,round:n,accepted:s,draft:o,index:a}){let i=E(t.trace);if(e==="correction"){let p=n.drafts[s];return J(i)?"":d(`rules.why.${Te(
i)}.correction`,{guess:Ke(t,p.token),weight:I(p.weight??1)})}if(e==="untested")return i==="block"&&n.final?d("rules.why.block.dropped"):"";if(!o||e!=="accepted"&&
e!=="rejected"||o.target==null||!o.draft)return"";if(i==="block"){let[p,u]=ee(o.draw??0,ze(o)??1),m=!n.drafts.some(({parent:v})=>v===a),h=e==="accepted"?Ye(o):m?
"rejected_last":e;return d(`rules.why.block.${h}`,{by:Je(n.drafts)+1,draw:p,ratio:u})}let[l,c]=ee(o.target,o.draft);return d(`rules.why.${Te(i)}.${e}`,{rule:d(`\
rules.name.${i}`),target:l,draft:c,chance:C(X(o)??0),exact:C(Math.min(1,o.target/o.draft))})}var Ma=2,Oa=16,Ud=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",Vt=(t,e)=>Object.assign(document.createElement(t),
e),Ca=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;function Gd(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).
filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Kd(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Yd(t){let e=t.cloneNode(!0),n=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((s,o)=>{let{width:a,height:i}=n[o].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;s.replaceWith(
Vt("img",{src:n[o].toDataURL(),style:l}))}),e.querySelectorAll(Ud).forEach(s=>s.remove()),e}function Jd(t){let e=t.closest(".specviz"),{width:n}=t.getBoundingClientRect(),
s=Vt("div",{style:`width: ${n+2*Oa}px; padding: ${Oa}px`}),o=Vt("div",{className:e.className});s.append(Yd(t)),o.append(s);let{style:a}=o;a.cssText=`position: a\
bsolute; visibility: hidden; width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:c}=getComputedStyle(e);Object.assign(
a,{colorScheme:i,fontSize:l,lineHeight:c,fontFamily:ot}),e.append(o);let p=s.getBoundingClientRect(),u=getComputedStyle(o).backgroundColor;return o.remove(),Object.
assign(a,{position:"static",visibility:"visible"}),{outer:o,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function Xd(t){let{outer:e,page:n,
width:s,height:o}=Jd(t),a=m=>m.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(Ca,""),i=new XMLSerializer().serializeToString(e).replace(Ca,""),l=`<svg x\
mlns="http://www.w3.org/2000/svg" lang="${document.documentElement.lang}" width="${s}" height="${o}"><style>${a(Gd())}</style><foreignObject width="100%" height\
="100%">${i}</foreignObject></svg>`,c=new Image;c.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await c.decode();let p=Vt("canvas",{width:s*Ma,height:o*Ma}),
u=p.getContext("2d");return u.fillStyle=n,u.fillRect(0,0,p.width,p.height),u.drawImage(c,0,0,p.width,p.height),p.toDataURL("image/png")}function Ae({of:t,name:e}){
let n=T(null);return Kd()?r("button",{type:"button",class:"sv-link sv-snapshot",ref:n,onClick:async()=>{let{previousElementSibling:o,parentElement:a}=n.current,
i=t?a.querySelector(t):o.matches(".sv-drawn")?o.firstElementChild:o;Vt("a",{href:await Xd(i),download:`specviz-${e}.png`}).click()},children:d("snapshot")}):null}var Zd=8,Qd=.85;function La({of:t}){let[e,n]=A(!1);return z(()=>{let o=t.current,a=()=>n(o.scrollHeight-o.scrollTop-o.clientHeight>=Zd),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...o.children].forEach(c=>i.observe(c)));return l.observe(o,{childList:!0}),[o,...o.children].forEach(c=>i.observe(c)),o.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),r("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:o=>o.
preventDefault(),onClick:()=>{let o=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:Qd*t.current.clientHeight,
behavior:o})},children:"▾"})}var $a=4;function Pa(){let{run:t,state:e,raw:n,asTable:s,source:o,live:a,viewer:i}=M(),{at:l,how:c}=Re(e),p=Ee(e,l),u=qr(e,p),m=p!==null&&p.number!==De(e),h=p?`${p.
number}.${p.index} ${p.kind}`:"",v=T(null);z(()=>{v.current.scrollTop=0},[t,h]);let f=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),v.current.focus(
{preventScroll:!0})};return r(S,{children:[r("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":d("inspector.heading"),ref:v,children:[r("div",{
class:"sv-section-head",children:[r("h2",{children:d("inspector.heading")}),r("span",{class:"sv-pin",children:[p&&r("span",{class:"sv-quiet",children:d(`inspect\
or.${c}`)}),p&&c==="pinned"&&r("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:d("inspector.unpin")})]})]}),!p&&r("p",{class:"sv-quiet",
children:d("inspector.empty")}),p&&r(Le,{run:t,when:[h,p.open,u,m,n,s,a,o,i.layouts].join(),children:r(ep,{run:t,seen:p,concealed:u,stage:m?f:null})})]}),r(La,{
of:v})]})}function ep({run:t,seen:e,concealed:n,stage:s}){let{models:o,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&de(a,o.pair),l=d("\
inspector.where",{round:e.number+1,slot:Ws(t,e.number,e.index)}),c=i?d("token.from",{slot:l,drafter:i}):l,p=m=>Ke(t,m),{position:u}=e;return r("div",{class:"sv-\
inspected",children:[r("div",{class:"sv-title",children:[r("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?ce(e.piece):e.text?r(se,{
text:e.text,oneLine:!0}):d("token.empty")}),r("div",{children:[r("span",{class:"sv-chip","data-kind":e.kind,children:d(`kind.${Ie(e.kind,t.trace)}`)})," ",s?r("\
button",{type:"button",class:"sv-link",title:d("inspector.stage"),onClick:s,children:c}):r("span",{class:"sv-quiet",children:c})]})]}),r("p",{class:"sv-why",children:n?
d("predict.hidden"):Ra(t,e)}),!n&&!u&&r("p",{class:"sv-quiet",children:d("inspector.absent")}),!n&&u&&r(Sa,{view:tp(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
r(sp,{run:t,seen:e}),r(rp,{run:t,seen:e}),r(za,{seen:e,name:p}),!n&&u&&r(Ae,{of:".sv-areas-block",name:"distributions"})]})}function tp(t,e,n){let{kind:s,round:o,
judged:a}=e,l=e.judgedAt>=o.drafts.length?"target":s==="guessed"?"draft":"both",c=s==="guessed"||s==="lit",p=E(t.trace)==="token",u=new Map,m=!e.open&&(!e.draft||
s==="rejected")?o.final:null,h=_t(o);m&&h&&u.set(m.token,h),a&&u.set(a.token,c?s:a.verdict);let f=!(a&&!c&&!Ge(t)&&p)||a.draw==null||a.draft==null?null:{token:a.
token,at:a.draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[s==="untested"&&"areas.untested",l!==
"target"&&Gs(t,e)&&"areas.lookup",Ge(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:n,name:x=>Ke(t,x),heading:d(b[l]),notes:g.flatMap(x=>x?[d(
x)]:[]),shaping:np(t),models:l,marks:u,dart:f,decides:p}}function np({trace:{settings:{temperature:t,top_k:e,top_p:n}}}){return[d("areas.temperature",{value:t}),
...e>0?[d("areas.top_k",{value:e})]:[],...n<1?[d("areas.top_p",{value:n})]:[]].join(d("comma"))}function sp({run:t,seen:e}){let n=E(t.trace),o=["accepted","reje\
cted",...n==="block"?["untested"]:[]].includes(e.kind)?e.draft:null,a=o?.draw??null,i=X(o??void 0);if(Ge(t)||!o||a===null||i===null)return null;let[l,c]=ee(a,i),
p={draw:l,threshold:c,target:Me(o.target),draft:Me(o.draft),kind:d(`kind.${Ie(e.kind,t.trace)}`)},u=a<i?"passed":"failed",m=Ne(o,n),h=d(Te(n)==="token"?`test.${e.
kind}`:`rules.sum.${m?"certain":Te(n)}.${u}`,p),v=n==="block",f=v&&!O(t.trace)?Mr(e.round.drafts,e.index):null;return r("div",{class:"sv-block sv-test",style:{"\
--threshold":i,"--draw":a},children:[r("h3",{children:r(R,{name:"accept_test",children:d("test.heading")})}),r("div",{class:"sv-test-line",role:"img","data-kind":e.
kind,"aria-label":m?h:d("test.aria",p),children:[r("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:d(v?"rules.pass":"tes\
t.keep")}),r("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:d(v?"rules.fail":"test.drop")}),!m&&r(S,{children:[r("s\
pan",{class:"sv-needle"}),r("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${d("test.draw")} ${l}`})]})]}),r("div",{class:"sv-test-ax\
is","aria-hidden":"true",children:[r("span",{children:"0"}),r("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${d("test.threshold")} ${c}`}),
r("span",{children:"1"})]}),r("p",{class:"sv-arithmetic",children:h}),f&&r("p",{class:"sv-note",children:d(`rules.basis.${f.last?"last":"earlier"}`,{weight:I(f.
weight),excess:I(f.excess)})}),r(Ea,{draft:o,draw:a,alone:!O(t.trace)})]})}function rp({run:t,seen:e}){let n=E(t.trace),s=op(e),o=e.position&&s?Oo(e.position,Cr(
s,n)):null;if(!s||!o)return null;let a=!Ge(t)&&(n==="block"||n==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=o.shares.slice(0,$a),c=o.shares.find(
({token:p})=>p===i);return c&&!l.includes(c)&&(l[$a-1]=c),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),r("div",{class:"sv-block sv-residu\
al-block",children:[r("h3",{children:r(R,{name:"residual",children:d("residual.heading")})}),r("p",{class:"sv-note",children:a?d(`rules.residual.${n}`,{weight:I(
s.weight??1)}):d("residual.note")}),r("div",{class:"sv-residual-head",children:[r("span",{children:d("areas.token")}),r("span",{children:d("residual.share")})]}),
r("ul",{class:"sv-residual",children:l.map(p=>r("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?d("residual.chosen"):void 0,children:[r("span",
{class:"sv-t",title:Ke(t,p.token),children:Ke(t,p.token)}),r("span",{class:"sv-share",style:{"--share":p.share}}),r("span",{class:"sv-p",children:N(p.share)})]},
p.token))})]})}function op({kind:t,draft:e,round:{drafts:n}}){if(t==="rejected")return e;if(t!=="correction")return null;let s=qe(n).at(-1)??-1;return n.findLast(
({verdict:o,parent:a})=>o==="rejected"&&a===s)??null}var Aa=["draft","verify","accept"],ap=3;function ja(t,e){let n=t.folds.summary(e),s=e<ap&&!(t.over&&e===t.length);return{numbers:n,early:s,warning:ip(t,e)}}function ip(t,e){
let n=t.over?t.folds.comparison(e):null;return n?.impossible?d("headline.impossible"):n?.busy?d("headline.disturbed",{jitter:C(n.jitter)}):""}function Ha(){let{
run:t,moment:{round:e}}=M(),{numbers:{speedup:n,acceptance_rate:s,mean_acceptance_length:o},early:a,warning:i}=ja(t,e),l=(p,u,m,h)=>r("div",{class:`sv-figure sv\
-figure-${p}`,children:[r("span",{class:"sv-figure-value",children:a?Fe:h}),p==="speedup"&&!a&&i&&r("span",{class:"sv-figure-busy",title:i,children:d("headline.\
busy")}),r("span",{class:"sv-figure-label",children:r(R,{name:u,children:m})})]}),c=!a&&n!==null&&n<1&&Y(n)!==Y(1);return r("div",{class:"sv-headline","data-slo\
wer":String(c),"data-busy":String(!a&&i!==""),title:a?d("headline.too_early"):void 0,children:r("div",{class:"sv-figures",children:[l("speedup","speedup",d("hea\
dline.speedup"),Y(n)),l("acceptance","acceptance_rate",d(O(t.trace)?"tree.acceptance":"headline.acceptance"),C(s)),l("length","mean_acceptance_length",d("headli\
ne.length"),j(o))]})})}function qa(){let{run:t,moment:{round:e}}=M(),{numbers:n,early:s,warning:o}=ja(t,e),a=e<t.length&&d("headline.until",{round:e,rounds:t.length});
return r("p",{class:"sv-sentence",children:n.rounds?$(a,lp(t,n),cp(t,e,n,s),o):d("headline.nothing")})}function lp(t,{mean_acceptance_length:e,drafted:n,rounds:s}){
let{gamma:o,drafter:a}=t.trace.settings,i=j(e,n?1:0);if(!o)return d("headline.plain_round",{length:i});let l=n/s,c=n===s*o,p=O(t.trace)&&n?d("tree.guesses",{n:j(
l,Number.isInteger(l)?0:1)}):d(`headline.guesses.${o===1?"one":c?"many":"most"}`,{n:o});return d("headline.each_round",{drafter:de(a,t.trace.models.pair),guessed:p,
length:i})}function cp(t,e,{speedup:n},s){if(!t.folds.plain.tokens.length)return d("headline.not_measured");let o=t.folds.comparison(e);if(t.over&&o?.impossible)
return"";if(s||n===null||!o)return d("headline.too_early");if(Y(n)===Y(1))return d("headline.same");if(n>=1)return d("headline.faster",{share:C(1/n)});let{cost:a}=o,
i=l=>j(a[l]/a.plain);return d("headline.slower",{total:j(Aa.reduce((l,c)=>l+a[c]/a.plain,0)),draft:i("draft"),verify:i("verify"),accept:i("accept"),blame:d(`par\
t.${Aa.reduce((l,c)=>a[l]>=a[c]?l:c)}`)})}var dp=["emitted","rounds","drafted","accepted","rejected","untested"],pp=["accepted","rejected","untested"],up={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Na=({trace:t})=>t.settings.temperature>0&&J(E(t));function mp(t,e){if(t.trace.
settings.temperature>0)return d(`ledger.agreement.${Na(t)?"lossy":"sampling"}`);let n=t.folds.agreement(e);if(!n)return Fe;let{first_difference:s,compared:o}=n;
return s===null?d("ledger.agreement.same",{n:o}):d("ledger.agreement.differ",{n:s+1})}function Ia(){let{run:t,moment:{round:e}}=M(),n=t.folds.summary(e),{target:s=0,
draft:o=0}=t.trace.prefill??{},a={counts:Object.fromEntries(dp.map(l=>[l,te(n[l])])),rates:{acceptance_rate:C(n.acceptance_rate),draft_efficiency:C(n.draft_efficiency),
mean_acceptance_length:j(n.mean_acceptance_length),mean_overlap:j(n.mean_overlap)},time:{speedup:Y(n.speedup),tokens_per_second:ws(n.tokens_per_second),plain_tokens_per_second:ws(
n.plain_tokens_per_second),prefill:s||o?q(s+o):Fe,agreement:mp(t,e)}},i=l=>d(`ledger.${l}.${l==="acceptance_rate"&&O(t.trace)?"tree":"label"}`);return r("sectio\
n",{class:"sv-section sv-ledger",children:[r("div",{class:"sv-section-head",children:[r("h2",{children:d("ledger.heading")}),r("span",{class:"sv-quiet",children:d(
"ledger.note")})]}),n.drafted>0&&r("div",{class:"sv-verdict-bar",role:"img","aria-label":d("ledger.bar",{drafted:n.drafted,accepted:n.accepted,rejected:n.rejected,
untested:n.untested}),children:pp.map(l=>r("span",{"data-kind":l,style:`--n:${n[l]}`}))}),Na(t)&&r("p",{class:"sv-note",children:d("rules.lossy")}),r("div",{class:"\
sv-ledger-groups",children:Object.entries(a).map(([l,c])=>r("div",{class:"sv-ledger-group",children:[r("h3",{children:d(`ledger.groups.${l}`)}),Object.entries(c).
map(([p,u])=>r("p",{class:"sv-ledger-line",children:[r(R,{name:up[p]??p,children:i(p)}),r("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var Da=240;function vp(t){let e=[...t];return e.length>Da?e.slice(2-Da).join("").replace(/^\S*\s+/,"… "):t}function Fa(t,e,n){let s=he(e),o=s?null:Et(e),{kept:a=!1,
threshold:i=null}=o?e.answers[o]:{},l={run:n,asked:s&&`${s.round}.${s.index}`,told:o?{at:o,kept:a,chance:i}:null,question(){let{round:c,index:p}=s??{round:0,index:0},
m=[...n.rows.slice(0,c).flatMap(({slots:h})=>h.filter(({kind:v})=>xe(v))),...n.rows[c].slots.slice(0,p)].map(h=>h.text).join("");return{guess:[...mn(fe(n.rows[c].
slots[p]))].slice(0,60).join(""),before:vp(n.promptText+m),round:c+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var hp=[0,.25,.5,.75,1];function fp(t,e,n,s){if(e)return d("predict.ask",{token:fe(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!n)return d(
s?"predict.ended":"predict.waiting");let{said:o,kept:a,threshold:i}=n,l=`predict.${a?"kept":"dropped"}`,c=o===null?d(`${l}_unsaid`):d(l,{said:C(o),brier:j(zt(o,
a))});return $(c,i!==null&&d("predict.truth",{threshold:C(i)}))}function gp({informed:t},e,n,s){if(!n)return!s||s.said===null?"":d("predict.brier",{said:s.said,
happened:s.kept?1:0,brier:j(zt(s.said,s.kept))});let{target:o,draft:a}=e.rounds[n.round].drafts[n.index];return e.trace.settings.temperature===0?d("predict.give\
n_greedy"):t?o==null||a==null?d("predict.unknown"):d("predict.given",{target:I(o),draft:I(a)}):d("predict.hidden")}function Wa(){let{run:t,predicting:e,viewer:{
asking:n}}=M();return r(S,{children:[r("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>n.toggle(),children:d("predict.s\
tart")}),r("p",{class:"sv-note sv-unpredictable",role:"status",children:n.refused===t&&O(t.trace)&&d("predict.trees")})]})}function Va(){let{run:t,state:e,set:n,
viewer:{asking:s}}=M(),{predicting:o,informed:a,taught:i,answers:l,moment:c,playing:p}=e,u=T(null),m=T(null),h=T(null),v=he(e),f=Et(e),b=f?l[f]:null,g=t.over&&c.
round===t.length,x=!v&&!g&&!p,_=Nr(Object.values(l)),y=i||g&&_.n>0,k=u.current?.contains(document.activeElement);return z(()=>{o&&m.current?.focus({preventScroll:!0})},
[o]),z(()=>{o&&v&&u.current?.scrollIntoView({block:"nearest"})},[o,v&&`${v.round}.${v.index}`]),z(()=>{let w=document.activeElement,H=!u.current?.contains(w)||!w?.
checkVisibility();k&&o&&(H||w===m.current&&x)&&(x?h:m).current?.focus({preventScroll:!0})}),z(()=>{u.current&&Fa(u.current,e,t)}),r("section",{class:"sv-predict",
"aria-label":d("predict.heading"),hidden:!o,ref:u,children:[r("div",{class:"sv-section-head",children:[r("h2",{children:d("predict.heading")}),r("span",{class:"\
sv-quiet",children:_.n>0&&d(_.decided?"predict.score":"predict.score_undecided",{..._,brier:j(_.brier)})}),r("label",{class:"sv-check",children:[r("input",{type:"\
checkbox",checked:a,onChange:({currentTarget:w})=>n({informed:w.checked})}),d("predict.with")]}),r("button",{type:"button",class:"sv-link",hidden:!_.n||g,"aria-\
expanded":y,onClick:()=>n({taught:!y}),children:d("predict.finish")}),r("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:d("predict.leave")})]}),
r("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:m,children:fp(t,v,b,g)}),r("p",{class:"sv-note",children:gp(e,t,v,b)}),r("div",{class:"sv-answers",role:"\
group","aria-label":d("predict.chance"),hidden:!v,children:[hp.map(w=>r("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(w),children:[r("span",{children:w===
0?d("predict.none"):w===1?d("predict.all"):C(w)}),r("kbd",{children:Dr(w)})]})),r("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[
d("predict.reveal"),r("kbd",{children:"R"})]})]}),r("button",{type:"button",class:"sv-choose sv-next",hidden:!x,onClick:()=>s.next(),ref:h,children:d("predict.n\
ext")}),r("div",{class:"sv-lesson",role:"status",children:y&&r(S,{children:[r("h3",{children:d("predict.lesson.heading")}),Ir(_,t.trace.settings.temperature===0,
d).map(w=>r("p",{children:w}))]})})]})}var Ba=20,bp=5;function xp(t,e){let{drafts:n,final:s}=t.rounds[e],o=pe(n),a=n.map(({parent:p})=>p);s&&(o.push(qe(n).length),a.push(qe(n).at(-1)??-1));let{rows:i,
count:l}=kr(a),c=Array.from({length:Math.max(0,...o)+1},(p,u)=>o.flatMap((m,h)=>m===u?[h]:[]));return{rows:i,count:l,levels:c,above:a.map(p=>i[p]??0),columns:o.
map(p=>p+2)}}function yp(t,e,n,s){let o=Pe(t,e,n,s),{drafts:a}=t.rounds[e];if(n>=a.length)return o;let i=wt(a,a[n].parent).map(l=>fe(t.rows[e].slots[l]));return d(
i.length?"tree.aria":"tree.aria_first",{label:o,level:i.length+1,line:i.join(" ")})}function Ua({run:t,number:e,looks:n,over:s}){let{state:o}=M(),{drafts:a}=t.rounds[e],
{slots:i}=t.rows[e],{rows:l,count:c,levels:p,above:u,columns:m}=Oe(()=>xp(t,e),[t,e]),{at:h}=Re(o),v=h?.round===e&&h.index<a.length&&Ee(o,h)?h.index:-1,f=wt(a,v),
b=T(null);z(()=>{let y=Z(o)?.phase.name;(y?y!=="verify"&&y!=="discard":o.moment.round)&&wp(b.current,Re(o).at?.index??i.length-1)},[t,e,o.moment]);let g=qe(a).length,
x=y=>r("span",{class:`sv-tree-link${l[y]>u[y]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":n[y]??"absent","data-line":f.includes(y)?"":void 0,style:`gr\
id-column:${m[y]};grid-row:${u[y]+1}/${l[y]+2}`},y),_=y=>{let k=n[y]??"absent";return r("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${y}`,
"data-kind":k,"data-line":f.includes(y)?"":void 0,style:`grid-column:${m[y]};grid-row:${l[y]+1}`,"aria-hidden":k==="absent"?"true":void 0,"aria-label":k==="abse\
nt"?void 0:yp(t,e,y,k),children:[r("span",{class:"sv-mark","aria-hidden":"true","data-kind":k}),r(ct,{slot:i[y],as:"sv-tree-token"})]},y)};return r("div",{class:`\
sv-tree${Math.max(c,p.length)>bp?" sv-tree-dense":""}`,ref:b,children:[r("div",{class:"sv-tree-scroll",children:r("div",{class:"sv-tree-grid",role:"grid","aria-\
label":d("tree.label"),style:{"--rows":c},children:[r("span",{class:"sv-tree-text","aria-hidden":"true","data-line":v>=0?"":void 0,children:d("tree.text")}),i.map(
(y,k)=>x(k)),p.map((y,k)=>r("div",{role:"row",class:"sv-tree-level",children:y.map(_)},`level ${k}`))]})}),r("div",{class:"sv-mask-side",children:[r("p",{class:"\
sv-mask-name",children:r(R,{name:"tree_mask",children:d("tree.mask")})}),r("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"\
--nodes":a.length},children:a.map((y,k)=>r("div",{class:"sv-mask-row","data-at":`${e}.${k}`,"data-kind":n[k]??"absent","data-line":k===v?"":void 0,children:[0,...wt(
a,k).map(w=>w+1)].map(w=>r("span",{class:"sv-mask-cell","data-column":w,style:{"--column":w}},w))},k))}),r("p",{class:"sv-tree-note",children:s?d("tree.sum",{verified:a.
length,accepted:g,wasted:a.length-g}):d("tree.sees")})]})]},e)}function wp(t,e){let n=t.querySelector(".sv-tree-scroll"),s=t.querySelector(`.sv-leaf[data-at$=".${e}\
"]`);if(!n||!s)return;let o=(c,p,u,m)=>Math.min(0,c-Ba-u)||Math.max(0,p+Ba-m),[a,i,l]=[s,t,n].map(c=>c.getBoundingClientRect());t.scrollTop+=o(a.top,a.bottom,i.
top,i.bottom),n.scrollLeft+=o(a.left,a.right,l.left,l.right)}var kp=7,_p=12;function Sp(t,e){let n=T(null),[s,o]=A({run:t,layouts:e,columns:1/0}),a=s.run===t&&s.layouts===e?s.columns:1/0;return z(()=>{a<1/0||!n.current?.clientWidth||
o({run:t,layouts:e,columns:getComputedStyle(n.current).gridTemplateColumns.split(" ").length})}),{row:n,columns:a}}function Tp(t,e,n){let s=t.rounds[e]?.drafts.
length??0;return O(t.trace)?s:Math.max(s,Math.min(t.width,n-1))}function Ga(){let{run:t,state:e,viewer:n}=M(),{moment:s,entered:o}=e,{row:a,columns:i}=Sp(t,n.layouts),
l=Z(e),c=Math.max(0,De(e)),p=t.rounds[c],u=!!(p&&re(p)),m=t.rows[c]?.slots??[],h=l?.looks??m.map(({kind:k})=>s.round?k:"absent"),v=p?.drafts.length??-1,f=u?[]:Array.
from({length:v+1},(k,w)=>w),b=Tp(t,c,i),g=O(t.trace)?v:t.width,x=f.map(k=>Rp(t,c,k,h[k]??"absent")),_={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:
s.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=kp,"sv-round-tighter":g>=_p,"sv-round-undrafted":b===0},y=k=>r(Mp,{at:{round:c,index:k},look:h[k]??"ab\
sent",figures:x[k],concealed:Mt(e),now:l?.phase.index===k,entered:!l&&o==="step"&&k===m.length-1},k===v?"final":k);return zp(a,c),r("section",{class:["sv-round",
...Object.entries(_).flatMap(([k,w])=>w?[k]:[])].join(" "),"data-phase":l?.phase.name??"","aria-label":d("round.label"),children:[r(Ep,{run:t,number:c,tested:x.
some(Boolean)}),r("div",{class:"sv-slots-grid",role:"grid","aria-label":d("round.label"),children:r("div",{class:"sv-slots",role:"row",ref:a,children:[f.slice(0,
-1).map(y),f.length>0&&Array.from({length:b-v},(k,w)=>r("div",{class:"sv-slot sv-slot-empty","aria-hidden":"true"},`empty ${w}`)),f.slice(-1).map(y)]})}),u&&r(Ua,
{run:t,number:c,looks:h,over:!l&&s.round>0})]})}function zp(t,e){let n=T(null);z(()=>{let s=document.activeElement;n.current&&!n.current.isConnected&&s===document.
body&&t.current?.lastElementChild?.focus(),n.current=t.current?.contains(document.activeElement)?document.activeElement:null},[e]),z(()=>{let s=()=>{n.current=document.
activeElement};t.current?.addEventListener("focusin",s)},[])}function Ep({run:t,number:e,tested:n}){let{models:s,settings:{drafter:o}}=t.trace,a=t.rounds[e]?.drafts[0]?.
source??o;return r("ul",{class:"sv-slot-names",children:[r("li",{children:r(R,{name:a==="model"?"draft":"drafter",children:o==="model"?d("round.guesses"):de(a,s.
pair)})}),r("li",{children:r(R,{name:"verification",children:d("round.pass")})}),r("li",{hidden:!n,children:r(R,{name:"accept_test",children:d("round.tests")})})]})}
function Ka(t,e,n){return e&&(n==="accepted"||n==="rejected")&&t.trace.settings.temperature!==0&&!Ne(e,E(t.trace))?e.draw:null}function Rp(t,e,n,s){let{drafts:o}=t.
rounds[e],a=o[n],i=Ka(t,a,s),l=X(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&i>=l)return d("rules.kept_by",{n:Je(o)+1});let[c,p]=ee(i,l);return d(
i<l?"round.below":"round.above",{draw:c,threshold:p})}function Mp({at:t,look:e,figures:n,concealed:s,now:o,entered:a}){let{run:i}=M(),{drafts:l,positions:c=[]}=i.
rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],m=e==="absent",h=i.trace.settings.temperature===0,v=!!p&&(["accepted","rejected","untested"].includes(
e)||e==="lit"&&!s),f=X(p),b=Ka(i,p,e);return r("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":o?"":
void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":m?"true":void 0,"aria-label":m?void 0:Pe(i,t.round,t.index,e),children:[r("span",{class:"s\
v-slot-token",translate:!1,children:r(ct,{slot:u,as:"sv-slot-text"})}),r("span",{class:"sv-slot-pass","aria-hidden":"true",children:[!h&&v&&f!==null&&r("span",{
class:"sv-gauge",style:{"--keep":f},children:[r("span",{class:"sv-gauge-keep"}),b!=null&&r("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),h&&v&&r(Op,{run:i,
token:c[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),r("span",{class:"sv-slot-verdict","aria-hidden":"true",children:[r("span",{class:"sv-mark","aria-hidd\
en":"true","data-kind":e}),r("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":d(`kind.${Ie(e,i.trace)}`)})]}),r("span",{class:"sv\
-slot-figures",children:n})]})}function Op({run:t,token:e}){let n=e===void 0?"":K(t.alone(e));return r("span",{class:"sv-slot-says",style:{"--sv-characters":n.length-
2||1},children:n})}var Cp=["draft","verify","accept"],Lp=["accepted","rejected","untested","correction","bonus"],Zn=36,$p=20,Pp=5;function Ya(){let{run:t}=M(),[e,n]=A(null),s=({target:a})=>{
let i=a instanceof Element?a.closest(".sv-time"):null,l=i?.closest("[data-round]");!i||!l||n({run:t,text:d("rounds.detail_of",{round:Number(l.dataset.round)+1,time:i.
getAttribute("aria-label")})})},o=e?.run===t;return r("section",{class:"sv-section sv-rounds",onPointerOver:s,onFocusIn:s,children:[r("div",{class:"sv-section-h\
ead",children:[r("h2",{children:r(R,{name:"round",children:d("rounds.heading")})}),r("ul",{class:"sv-legend",children:Lp.map(a=>r("li",{children:[r("span",{class:"\
sv-mark","data-kind":a}),r(R,{name:a,children:d(`kind.${a}`)})]},a))})]}),r("p",{class:"sv-note",children:d(O(t.trace)?"tree.rounds":"rounds.note")}),r(Ap,{}),r(
"p",{class:`sv-note sv-round-detail${o?"":" sv-hint"}`,children:o?e.text:d("rounds.detail")}),r("div",{class:"sv-foot",children:[r("ul",{class:"sv-legend",children:r(
"li",{children:[r("span",{class:"sv-swatch","data-part":"overlap"}),r(R,{name:"overlap",children:d("rounds.overlap_key")})]})}),r(tt,{plain:d("rounds.plain_key")})]})]})}
function Ja({rounds:t,folds:{sums:e,plain:n}},s){let{draft:o,verify:a,accept:i}=t[s].times,[l,c]=[e[s].emitted,e[s+1].emitted];return{total:o+a+i,plain:c<n.until.
length?n.until[c]-n.until[l]:null}}function Ap(){let{run:t,state:e,gamma:n,moment:{round:s},viewer:o}=M(),a=Z(e),i=t.rounds.map((u,m)=>Ja(t,m)),l=Math.max(0,...i.
slice(0,s).map(({total:u,plain:m})=>Math.max(u,m??0)))||1,c=n<t.trace.settings.gamma?n:1/0,p=T(null);return z(()=>{p.current.scrollTop=0},[t]),z(()=>{o.lag&&Np(
p.current,s+(a?1:0))}),r("div",{class:"sv-rounds-scroll",ref:p,children:r("div",{class:`sv-grid${t.length>$p?" sv-many":""}${t.width>Pp?" sv-dense":""}`,role:"g\
rid","aria-label":d("rounds.label"),style:{"--sv-guesses":t.width,"--sv-longest":l},children:[r("div",{role:"rowgroup",class:"sv-grid-head",children:r("div",{class:"\
sv-row sv-row-head",role:"row",children:[r("div",{role:"columnheader",class:"sv-number",children:"#"}),Array.from({length:t.width},(u,m)=>r("div",{role:"columnh\
eader",children:d("rounds.guess",{n:m+1})},m)),r("div",{role:"columnheader",class:"sv-final",children:d("rounds.final")}),r("div",{role:"columnheader",class:"sv\
-time",children:d("rounds.time")})]})}),r("div",{class:"sv-rows",role:"rowgroup",style:{height:`${t.length*Zn}px`},children:i.map(({plain:u},m)=>r(jp,{run:t,number:m,
plain:u,now:m===s?a:null,ahead:m>=s,fresh:m===o.fresh,concealed:Mt(e),cutting:m<s?c:1/0},m))})]})})}var jp=et(({run:t,number:e,plain:n,now:s,ahead:o,fresh:a,concealed:i,
cutting:l})=>{let{slots:c}=t.rows[e],p=s?` sv-row-now${s.verified?" sv-verified":""}`:o?" sv-ahead":"";return r("div",{class:`sv-row${p}${a?" sv-fresh":""}`,role:"\
row","data-round":e,children:[r("div",{class:"sv-number",role:"rowheader","aria-label":d("rounds.row",{round:e+1}),children:e+1}),c.map((u,m)=>r(Hp,{run:t,number:e,
index:m,look:s?.looks[m]??u.kind,concealed:i&&s!==null,cutting:l},m)),r(qp,{run:t,number:e,plain:n})]})}),Hp=et(({run:t,number:e,index:n,look:s,concealed:o,cutting:a})=>{
let{slots:i,final:l}=t.rows[e],c=t.rounds[e],p=i[n],u=n<c.drafts.length,h=u&&!(s==="absent"||s==="guessed"||s==="lit"&&o)?c.positions?.[n]?.overlap??null:null,v=Pe(
t,e,n,s),f=ya(c,a),b=u?n>=a:!f,g=n===a&&!f,x=s==="absent";return r("div",{class:`sv-cell${p===l?" sv-final":""}${g?" sv-cut-own":b?" sv-cut":""}`,role:"gridcell",
tabindex:-1,"data-kind":s,"data-at":`${e}.${n}`,style:{"--i":n,"--overlap":h??0},"aria-hidden":x?"true":void 0,"aria-label":x?void 0:h==null?v:d("token.aria_ove\
rlap",{label:v,overlap:I(h,2)}),"aria-description":b?d(g?"whatif.own":"whatif.gone",{gamma:a}):void 0,children:[r("span",{class:"sv-mark","data-kind":s,"aria-hi\
dden":"true"}),r(ct,{slot:p,as:"sv-cell-text"})]})});function qp({run:t,number:e,plain:n}){let{times:s}=t.rounds[e],{total:o}=Ja(t,e),a=d("rounds.row_time",{total:q(
o),draft:q(s.draft),verify:q(s.verify),accept:q(s.accept)});return r("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n===null?a:d("rounds.row_pl\
ain",{time:a,plain:q(n)}),children:[r("div",{class:"sv-bars-pair",children:[r("div",{class:"sv-bar",children:Cp.map(i=>r("span",{"data-part":i,style:`--t:${s[i]}`},
i))}),n!==null&&r("div",{class:"sv-bar sv-bar-plain",children:r("span",{"data-part":"plain",style:`--t:${n}`})})]}),r("span",{class:"sv-ms",children:q(o)})]})}function Np(t,e){
let n=t.clientHeight-t.querySelector(".sv-row-head").offsetHeight,{scrollTop:s}=t,o=e*Zn;o>s+n?t.scrollTop=o-n:o-2*Zn<s&&(t.scrollTop=Math.max(0,o-2*Zn))}var Ip=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Dp({models:t,settings:e}){let n=m=>d("size",{name:m.name,size:ks(m.parameters)}),s=n(t.
target),o=Or(e),{drafter:a,confidence:i,controller:l="fixed"}=e,c=m=>a!=="early-exit"?n(m):d("first_layers",{layers:m.layers,of:t.target.layers,size:ks(m.parameters)}),
p=t.draft?d("pair",{target:s,draft:c(t.draft)}):d("pair_alone",{target:s}),u=O({settings:e})&&d("tree.settings",{tree:d(`tree.name.${e.tree}`),budget:e.budget});
return[o&&d(`rules.name.${o}`),u,a!=="model"&&de(a,t.pair),...["too_short","other_weights"].map(m=>t.draft?.[m]&&d(m)),l!=="fixed"&&d("controller.chosen",{name:d(
`controller.name.${l}`)}),d("settings",{...e}),i&&d("confidence",{confidence:i}),p].filter(Boolean).join(" · ")}function Fp({machine:t,captured:e,recorded:n},s){
let{device:o,processor:a,placement:i}=t,l=o==="cuda"&&d(`steps.${e?"captured":"eager"}`);return d(s?"recorded":"live",{date:n.slice(0,10),machine:[a||o,i,l].filter(
Boolean).join(" · ")})}function Wp({trace:{ending:t},folds:e}){let n=e.output.length;return d(`ending.${t}${t==="stopped"?["_none","_one"][n]??"":""}`,{n})}function Vp(t){
let{run:e,recorded:n,status:s,stale:o}=t,a=s!=="done"?d(`state.${s}`):e?Wp(e):d("state.idle"),i=n||G(t)>0&&e?.trace.ending!=="stopped",l=e&&(s==="idle"||s==="do\
ne"&&i),c=e&&s==="error"?d(n?"state.example":"state.previous"):l&&o?d("state.stale"):"";return $(t.message||(l?"":a),c)}function Xa(){let{state:t,viewer:e}=ne(),
{run:n,recorded:s,status:o}=t,a=n?Fp(n.trace,s):"",i=n?Dp(n.trace):"";return r("div",{class:"sv-status",children:[r("span",{class:"sv-origin","data-recorded":String(
s),title:a,children:a}),r("span",{title:i,children:i}),r("span",{class:"sv-message",role:o==="error"?"alert":"status",children:Vp(t).split(Ip).map((l,c)=>c%2?r(
"a",{href:l,target:"_blank",rel:"noopener",children:l},`${e.errors} ${c}`):r("span",{children:l},`${e.errors} ${c}`))})]})}function Bp({rounds:t,trace:e},n){let s=t[n];if(!s)return"";let o=E(e),a=Tt(s,o);return a>=0?d(o==="block"?"lead.rescue":"lead.lenient",{n:a+1}):gs(s)?d("lead.w\
hy"):""}function Za(){let{run:t,moment:e,opening:n,recorded:s,playing:o,rested:a,viewer:i}=M(),l=!o&&e.phase===0,c=a!==null?d("lead.rests",{round:t.length,shown:a+
1}):l&&n&&s?Bp(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?un(t):null,u=p!==null&&Tt(t.rounds[p],E(t.trace))>=0;return r("span",{class:"sv-lead",children:[
c&&r("span",{children:c}),p!==null&&r("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:d(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var Up=2e3,ei={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Qa=Object.keys(ei),Gp={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},Kp={tree:["test","write"],block:["test"]};function Yp({run:{trace:t},current:e}){let n=O(t)?"tree":E(t)==="block"&&t.settings.temperature?
"block":"",s=e?Qa.indexOf(e):-1;return r("ol",{class:"sv-acts","aria-label":d("act.label"),children:Qa.map((o,a)=>{let i=d(`act.${o}.${Kp[n]?.includes(o)?n:"mea\
ns"}`);return r("li",{title:i,"aria-current":a===s?"step":void 0,class:a<s?"sv-past":"",children:[r(R,{name:o==="test"&&n==="block"?"block_verification":ei[o],children:d(
`act.${o}.name`)}),r("span",{class:"sv-spoken",children:i})]},o)})})}function Jp(t,e){let n=T({at:-1/0,sentence:""}),s=performance.now();return(!e||s-n.current.
at>=Up)&&(n.current={at:s,sentence:t}),n.current.sentence}function ti({children:t}){let{run:e,state:n}=M(),{moment:s,entered:o,rested:a,mode:i,playing:l}=n,c=Z(
n),p=o==="step"&&s.round>0,u=a===null?Ft(e,s,c):Ft(e,{round:De(n)+1,phase:0},null),m=Jp(u,l||i==="running"&&!G(n));return r("div",{class:"sv-story",children:[r(
Yp,{run:e,current:c?Gp[c.phase.name]:p?"write":null}),r("p",{class:"sv-caption",children:[r("span",{children:u})," ",r(Za,{})]}),r("p",{class:"sv-spoken","aria-\
live":"polite",children:m}),t]})}var ni=480,Xp=5,ri=/^ \S{1,24}$/,Zp=["rejected","untested"];function oi(){let{run:t,moment:{round:e},tint:n,ghosts:s,state:o,viewer:a}=M(),[i,l]=A(null),c=Z(o),
{promptText:p}=t,u=p.length>ni&&i!==t,{scroller:m,text:h}=su(t,e===t.length&&!c);return r("section",{class:"sv-section sv-stream","data-tinted":String(n!=="verd\
ict"),children:[r("div",{class:"sv-section-head",children:[r("h2",{children:r(R,{name:"token",children:d("stream.heading")})}),r(Qp,{})]}),u&&r("button",{type:"\
button",class:"sv-link",onClick:()=>l(t),children:d("stream.more",{n:p.length})}),r("div",{class:"sv-stream-scroll",ref:m,tabindex:e?void 0:0,children:r("div",{
class:"sv-text",dir:"auto",translate:!1,ref:h,children:[r("span",{class:"sv-prompt",children:u?"…"+p.slice(-ni):p}),r("span",{class:"sv-list",role:"listbox","\
aria-label":d("stream.label"),"aria-orientation":"horizontal",dir:"auto",children:t.rounds.flatMap((v,f)=>[c&&f===e&&r(nu,{run:t,number:f,now:c},"now"),r(eu,{run:t,
number:f,ahead:f>=e,fresh:f===a.fresh,ghosts:s&&!O(t.trace),tint:n},f)])})]})}),r(ra,{name:n})]})}function Qp(){let{run:t,ghosts:e}=M(),{gamma:n,drafter:s}=t.trace.
settings,o=n===0||s.startsWith("lookup")||t.rounds.some(({drafts:i})=>!i.length),a=js.filter(i=>i==="plain"?o:n>0);return r("ul",{class:"sv-legend",children:[...a,
...e?Zp:[]].map(i=>r("li",{children:[r("span",{class:"sv-swatch","data-kind":i}),r(R,{name:i,"data-short":d(`kind.${i}`),children:d(`legend.${i}`)})]},i))})}var eu=et(
({run:t,number:e,ahead:n,fresh:s,ghosts:o,tint:a})=>r("span",{class:`${n?"sv-ahead":""}${s?" sv-fresh":""}`,role:"presentation",children:r(tu,{run:t,number:e,ghosts:o,
tint:a})})),tu=et(({run:t,number:e,ghosts:n,tint:s})=>r(S,{children:t.rows[e].slots.flatMap((o,a)=>{let i=`${e}.${a}`;return xe(o.kind)?ii(o,r("span",{class:ai(
o),role:"option",tabindex:-1,"aria-selected":"false","aria-label":Pe(t,e,a),"data-kind":o.kind,"data-at":i,"data-tint":Nn(s,t.at({round:e,index:a}))??void 0,style:`\
--i:${a}`,...Vn(o),children:nt(o.text)})):n?li(o,o.kind,i):[]})})),ai=({text:t})=>`sv-token${ri.test(t)?" sv-word":""}`,ii=({text:t},e)=>ri.test(t)?[r("wbr",{}),
e]:[e],li=(t,e,n,s=!1)=>ii(t,r("span",{class:ai(t),"data-kind":e,"data-at":n,"aria-hidden":"true",hidden:s,style:`--i:${n.split(".")[1]}`,...Vn(t),children:nt(t.
text,!0)}));function nu({run:t,number:e,now:n}){let s=re(t.rounds[e]);return r("span",{class:`sv-now${n.fallen?" sv-fallen":""}`,"aria-hidden":"true",children:t.
rows[e].slots.flatMap((o,a)=>{let i=n.looks[a];return li(o,i,`${e}.${a}`,i==="absent"||s&&!xe(i))})},`now ${e}`)}function su(t,e){let{viewer:n}=M(),s=T(null),o=T(
null),a=T({layouts:0,run:t,whole:e});return z(()=>{s.current.scrollTop=0},[t]),z(()=>{let i=a.current.layouts!==n.layouts||a.current.run!==t;a.current={layouts:n.
layouts,run:t,whole:e},i&&(o.current.style.maxHeight=s.current.style.minHeight=""),(n.lag||i)&&si(s.current,o.current,{whole:e,scroll:n.lag})}),z(()=>{let i=new ResizeObserver(
()=>{n.state.whole||si(s.current,o.current,{whole:a.current.whole,scroll:!0})});return i.observe(s.current),()=>i.disconnect()},[]),{scroller:s,text:o}}function si(t,e,{
whole:n,scroll:s}){let o=e.querySelector(".sv-list"),a=o.querySelector(".sv-now")??[...o.querySelectorAll(":scope > :not(.sv-ahead)")].at(-1)?.lastElementChild??
e.firstElementChild,[i,l,c]=[t,e,a].map(v=>v.getBoundingClientRect()),p=parseFloat(getComputedStyle(e).lineHeight),u=t.nextElementSibling instanceof HTMLElement?
t.nextElementSibling.offsetHeight:0;if(!i.width||((n||!e.style.maxHeight)&&(t.style.minHeight=n?"":`${i.height}px`),e.style.maxHeight=n?"":`${Math.ceil(c.bottom-
l.top)+p+Xp}px`,!s))return;let m=c.bottom-(i.bottom-u)+4,h=c.top-i.top-48;m>0?t.scrollTop=p*Math.ceil((t.scrollTop+m)/p):h<0&&(t.scrollTop=p*Math.floor((t.scrollTop+
h)/p))}var ci=0,Bt=["race","same","rounds","time","guesses","numbers"],Ks=class extends ge{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?r(S,{children:this.props.children}):null}};function di({views:t}){let{view:e,set:n}=M(),[s]=A(()=>(ci+=1,ci));return r("div",{class:"\
sv-views",children:[r("div",{class:"sv-view-tabs",role:"tablist","aria-label":d("views.label"),onKeyDown:o=>{let a=Xn([...o.currentTarget.children],o);a>=0&&n({
view:Bt[a]})},children:Bt.map(o=>r("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${s}-${o}`,"aria-controls":`sv-view-${s}-${o}`,"data-view":o,
"aria-selected":o===e,tabindex:o===e?0:-1,onClick:()=>n({view:o}),children:d(`views.${o}`)},o))}),Bt.map(o=>r("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${s}-${o}`,"aria-labelledby":`sv-tab-${s}-${o}`,"data-view":o,hidden:o!==e,children:r(Ks,{open:o===e,children:t[o]})},o))]})}function pi(){let{run:t,set:e,viewer:n}=ne(),{race:s,lossless:o,costs:a,speedup:i,breakdown:l}=n.charts.places;return r(S,{children:[r("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[r(Le,{run:t,when:n.changes,children:[r(Xa,{}),!t&&r("p",{class:"sv-empty",children:d("empty")}),t&&r(
oi,{}),t&&r(ti,{children:[r(Wa,{}),r(Va,{})]})]}),t&&r(Ga,{}),t&&r(Pa,{}),r(Le,{run:t,when:n.changes,children:r(ca,{children:t&&r(Ha,{})})})]}),t&&r("div",{class:"\
sv-below",children:r(Le,{run:t,when:n.changes,children:[r(qa,{}),r(ha,{}),r(di,{views:{race:r(S,{children:[r(Qe,{node:s}),r(Ae,{name:"race"})]}),same:r(S,{children:[
r(Qe,{node:o}),r(Ae,{name:"same"})]}),rounds:r(S,{children:[r(Ya,{}),r(ka,{})]}),time:r(S,{children:[r(Qe,{node:a}),r(Ae,{name:"time"}),r(Qe,{node:i}),r(Ae,{name:"\
time"})]}),guesses:r(S,{children:[r(Qe,{node:l}),r(Ae,{name:"guesses"})]}),numbers:r(Ia,{})}})]})})]})}var Qn=class{constructor(e,n,s){this.store=e;this.send=n;this.most=s}store;send;most;load(e){this.store.set({compared:va(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:d("again.no_source")}offer(e,n){let{run:s,recorded:o}=this.store.state.source??{};s===e.run&&o===e.recorded&&this.store.set(
{offers:n})}make(e){let{run:n,source:s,recorded:o}=this.store.state;n&&(this.store.set({expected:{run:n,source:s,recorded:o}}),this.send("again",{...s,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let n=e.shown?0:1;this.store.set({returning:n});let{run:{trace:s},source:o,recorded:a}=e.pair[n],i=s.ending==="run\
ning"?{...s,ending:"stopped"}:s,l={run:o?.run,name:o?.recorded,offered:!!o?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var ru=["pinned","hovered","cursor"],es=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;marker;sequels;asking;charts;silence;help=null;errors=0;layouts=0;changes=0;lag=!1;frame=0;fresh=-1;drawn={
run:null,moment:null};constructor(e,{words:n,send:s=()=>{},live:o=!1,standalone:a=!1,most:i=16}){Rr(n),Ko(n),this.send=s,this.keys=n.keys,this.most=i,this.store=
new cn({...Xe,live:o},c=>this.changed(c)),this.player=new Kn(this.store,()=>this.toggle()),this.actions=da(this),this.node=Object.assign(document.createElement(
"div"),{className:"specviz"+(a?" sv-standalone":"")}),e.replaceChildren(this.node),this.palette=new rt(this.node),this.presenter=new Yn(this.node,()=>this.relayout()),
this.marker=new Gn(this.node),this.sequels=new Qn(this.store,s,i),this.asking=new fn(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>o&&
!this.sequels.refusal};this.charts=new $n({viewer:this,palette:this.palette,seek:c=>this.seek(c),greedy:l}),this.silence=pa(this),this.changed({})}get state(){return this.
store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),Q(null,this.
node),this.node.remove()}load(e,{recorded:n=!1,at:s=null,phase:o=0,play:a=!1,step:i=!1,teach:l=!1,source:c=null}={}){let p=new st(e),{over:u,length:m}=p,{run:h,
offers:v}=this.state,f=c&&h?.trace.models.pair===e.models.pair&&h.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),vn(p)||this.set(
{predicting:!1}),this.sequels.load({run:p,source:c,recorded:n&&u});let b=St(p.rounds,{round:s??m,phase:o}),g=b.round===m;this.player.halt(),this.lag=!0,this.set(
{run:p,source:c,stale:!1,recorded:n&&u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&s===null?bs(p):null,pinned:null,hovered:null,
cursor:null,asked:i?"step":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:f?v:null,...u?{status:"done",mode:"done",message:null}:
{}});let x=l&&u?un(p):null;x!==null&&this.teach(x),a&&this.player.play()}teach(e){let n=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek(
{round:e+(n?1:0),phase:0}),this.set({opening:!0}),n||this.player.open(e)}append(e){let{run:n,following:s}=this.state;if(!n)return this.send("resync",{from:0}),!1;
let o=n.length;return n.append(e)?(s&&n.length>o&&this.mayFollow()&&this.follow(n),n.over&&this.set({rested:Ar(this.state)}),n.over&&this.setState("done"),this.
changed({run:n}),!0):(this.send("resync",{from:o,plain_from:n.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){
let{moment:{round:n},asked:s,mode:o,hovered:a,predicting:i}=this.state,l={asked:"round",hovered:o==="running"?a:null};s==="step"?this.player.move({round:n,phase:1},
"step",l):this.player.move({round:e.length,phase:0},e.length===n+1?"round":null,l),i&&this.asking.goOn()}setState(e,n=null){e==="error"&&(this.errors+=1),this.set(
{status:e,message:n,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){
e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,n=0){this.hold(()=>this.
player.seek({round:e,phase:n}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:n}=this,s=ue(n);G(n)?this.
hold(()=>this.player.forward(e)):(s||n.live&&!n.run)&&(this.set({following:!0,asked:n.predicting?"step":e}),this.send("step",{round:n.moment.round,open:s}))}toggle(){
if(this.asking.leavesVerdict())return;let{state:e}=this,n=ue(e)&&G(e)===0;e.playing?this.player.halt():e.predicting&&(G(e)||n)?this.asking.goOn():n?(this.set({following:!0,
asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!pn(
e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:
{}})}tint(e){na(e)&&this.set({tint:e})}open(e){Bt.includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.
show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.
state.whole)}changed(e){let n=Object.keys(e);(!n.length||n.some(s=>!ru.includes(s)))&&(this.changes+=1),"view"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&
(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:n,moment:s,entered:o,mode:a,playing:i,view:l,status:c,predicting:p,
speed:u,whole:m}=e,h=a==="running"&&!G(e),v=n!==this.drawn.run||s.round!==this.drawn.moment?.round||s.phase!==this.drawn.moment.phase;if(this.frame=0,this.lag||=
v&&!m,v&&(this.fresh=o==="round"&&!h?s.round-1:-1),this.node.dataset.state=c,this.node.classList.toggle("sv-open",!!n&&!n?.over),this.node.classList.toggle("sv-\
predicting",p),this.node.style.setProperty("--sv-pace",String(1/u)),Lt(this,ds(pi,{}),this.node),n){let{at:f,how:b}=Re(e);this.charts.show(n,{shown:s.round,known:dn(
e),busy:a==="running"||i,view:l}),this.marker.show(e,f,b),this.lag=!1}this.drawn={run:n,moment:s},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}fit(){
let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,this.
charts.relayout(),this.changed({})}};function ts(t,e){let n=new es(t,e);return{load:n.load.bind(n),append:n.append.bind(n),setState:n.setState.bind(n),offer:n.sequels.offer.bind(n.sequels),outdate:n.
outdate.bind(n),forgive:n.forgive.bind(n),state:()=>$r(n.state),trace:n.trace.bind(n),seek:n.seek.bind(n),play:n.player.play.bind(n.player),forward:n.forward.bind(
n),pin:n.pin.bind(n),tint:n.tint.bind(n),open:n.open.bind(n),present:n.present.bind(n),relayout:n.relayout.bind(n),flush:n.charts.flush.bind(n.charts),destroy:n.
destroy.bind(n),experiment:n.charts.test}}var ou=500,Ys=new Map,mi=new Map,pt=new Map(new URLSearchParams(window.location.search)),ui=0;function au(t){let e=Uint8Array.from(atob(t),n=>n.charCodeAt(0));return new Response(
new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"))).json()}function iu(t){let e=Ys.get(t);if(e)return e;let n=new Promise((s,o)=>{mi.set(t,i=>s(
au(i)));let a=document.createElement("script");document.head.append(Object.assign(a,{src:`data/${t}.js`,onerror:()=>o(new Error(t))}))});return Ys.set(t,n),n.catch(
()=>Ys.delete(t)),n}function vi(t){let e=new URL(t);return e.search=String(new URLSearchParams([...pt])),e}function lu(){let{href:t}=vi(window.location.href);if(t!==
window.location.href)try{window.history.replaceState(window.history.state,"",t)}catch{}}function hi(){let t=pt.has("__theme")?pt.get("__theme")==="dark":gi.matches;
document.body.classList.toggle("dark",t),document.documentElement.style.colorScheme=t?"dark":"light"}Object.assign(L,{read:iu,keep(t){for(let[e,n]of Object.entries(
t))n==null||n===""?pt.delete(e):pt.set(e,String(n));clearTimeout(ui),ui=window.setTimeout(lu,ou)},state:()=>Object.fromEntries(pt)});var fi=(t,e)=>mi.get(t)?.(e),
ut=()=>JSON.parse(document.getElementById("given")?.textContent||"null"),Ut=()=>document.getElementById("lost")?.removeAttribute("hidden"),gi=matchMedia("(prefe\
rs-color-scheme: dark)");hi();gi.addEventListener("change",hi);for(let t of document.querySelectorAll(".languages a"))t.addEventListener("click",()=>{let e=vi(t.
href);e.hash=window.location.hash,t.href=e.href});var bi=t=>/^\d{1,5}$/.test(String(t))?Number(t):null;async function cu(t){let{runs:e}=ut(),n=[...document.querySelectorAll("#recorded button")],s=L.state(),o=on(),
a="",i=ts(t,{words:await L.read(`words/${be()}.json`)});function l(){if(!a)return;let{round:p,phase:u,rounds:m,pinned:h,opening:v,tint:f,presenter:b,view:g}=i.state(),
x=!v||h;L.keep({recorded:a===e[0].name?null:a,round:x&&p<m?p:null,phase:x&&u?u:null,at:h?`${h.round}.${h.index}`:null,open:g==="race"?null:g,tint:f==="verdict"?
null:f,presenter:b?1:null})}async function c(p,u=!1){let m=e.find(v=>v.name===p)??e[0],h=o();try{let v=await L.read(`traces/${m.name}.json`);if(!h())return;i.load(
v,{recorded:!0,teach:!u})}catch{h()&&Ut();return}a=m.name,L.shows={live:!1,name:a},n.forEach(v=>v.setAttribute("aria-pressed",String(v.dataset.name===a))),document.
querySelector(".recorded-about").textContent=m.notice}n.forEach(p=>p.addEventListener("click",()=>c(p.dataset.name))),await c(s.recorded,["round","at"].some(p=>p in
s)),du(i,s),gr(i),document.addEventListener("specviz-painted",l)}function du(t,e){let n=bi(e.round);n!==null&&t.seek(n,bi(e.phase)??0);let s=/^(\d{1,5})\.(\d{1,3})$/.
exec(String(e.at));s&&t.pin({round:Number(s[1]),index:Number(s[2])}),e.open&&t.open(String(e.open)),e.tint&&t.tint(String(e.tint)),e.presenter==="1"&&t.present(
!0)}var xi=document.querySelector("#stage .stage");xi&&cu(xi).catch(Ut);var pu=/^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/;function yi(t){let e=pu.test(t)&&!/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(t)?`'${t}`:t;
return/[",\r\n]/.test(e)?`"${e.replaceAll('"','""')}"`:e}function wi(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}var uu=320,Si=480,mu=19,vu="200px";function Ti({layout:t},e){let{below:n,height:s,xaxis:o}=t.meta?.narrow??{};return e<n?{...t,height:s,xaxis:{...t.xaxis,...o}}:
t}function zi(t,e){let n=Ti(t,e),s=n.showlegend?t.data.filter(({name:o,showlegend:a})=>o&&a!==!1).length:0;return(n.height||uu)+(e<Si?mu*Math.max(0,s-1):0)}function ki(t,e,n){
let s=Ti(t,e),[o,a,i]=["ink","quiet","line"].map(u=>n.get(u)),l=u=>({gridcolor:i,zerolinecolor:i,automargin:!0,fixedrange:!0,...u,tickfont:{size:11,color:a,...u.
tickfont},title:{...u.title,font:{size:12,color:a}}}),c=Object.keys(s).filter(u=>/^[xy]axis\d*$/.test(u)),p=new Set(["xaxis","yaxis",...c]);return{margin:{l:48,
r:16,t:32,b:48,pad:4},...s,width:e,height:zi(t,e),legend:{orientation:"h",x:0,y:1,yanchor:"bottom",...s.legend},...Object.fromEntries([...p].map(u=>[u,l(s[u]||{})])),
font:{family:ot,size:12,color:o},paper_bgcolor:"rgba(0,0,0,0)",plot_bgcolor:"rgba(0,0,0,0)",hoverlabel:{bgcolor:n.get("raised"),bordercolor:i,font:{color:o}}}}var Js=null;
function _i(){let t=Js??new Promise((e,n)=>{let s=document.createElement("script");document.head.append(Object.assign(s,{src:"plotly/plotly.min.js",onload:()=>e(
window.Plotly),onerror:n}))});return Js=t,t.catch(()=>{Js=null}),t}var Xs=class{constructor(e,n,s){this.frame=e;this.drawing=n;this.select=s;this.palette=new rt(
e),new ResizeObserver(()=>requestAnimationFrame(()=>this.draw())).observe(e),new IntersectionObserver(o=>this.near(o[o.length-1].isIntersecting),{rootMargin:vu}).
observe(e),new MutationObserver(()=>this.palette.refresh()&&this.show(this.picture)).observe(document.body,{attributes:!0,attributeFilter:["class"]}),window.addEventListener(
"beforeprint",()=>this.near(!0))}frame;drawing;select;picture=null;isNear=!1;width=0;palette;show(e){this.picture=e,this.width=0,this.draw()}near(e){this.isNear=
e,this.draw()}draw(){let{clientWidth:e}=this.frame;if(!this.picture||!this.isNear||!e||e===this.width)return;if(!window.Plotly){_i().then(()=>this.draw(),()=>{});
return}this.width=e;let{figure:n}=this.picture;window.Plotly.react(this.drawing,n.data,ki(n,e,this.palette),{displayModeBar:!1}),this.drawing.removeAllListeners(
"plotly_click"),this.drawing.on("plotly_click",({points:[s]})=>s.customdata!=null&&this.select(s.customdata))}async save(e){let n=await _i().catch(()=>null);if(!this.
picture||!n)return;let{figure:s,name:o}=this.picture,a={...ki(s,this.frame.clientWidth,this.palette),paper_bgcolor:this.palette.get("page")},{width:i,height:l}=a;
n.downloadImage({data:s.data,layout:a},{format:e,width:i,height:l,scale:e==="png"?2:1,filename:o})}};function Gt({json:t,words:e,select:n}){let s=T(null),o=T(null),
a=T(null),[i,l]=A(!1),c=Oe(()=>JSON.parse(t||"null"),[t]);z(()=>{a.current=new Xs(s.current,o.current,n)},[]),z(()=>a.current?.show(c),[c]);function p(){if(!c)return;
let h=[c.columns,...c.rows].map(v=>v.map(yi).join(","));wi(new Blob([h.join(`\r
`),`\r
`],{type:"text/csv;charset=utf-8"}),`${c.name}.csv`)}let u=c?[...c.columns,...c.picks.length?[e.pick]:[]]:[],m=c?`${zi(c.figure,s.current?.clientWidth||Si)}px`:
void 0;return r("div",{class:"specviz sv-chart",hidden:!c,ref:s,children:[r("div",{class:"sv-drawing",role:"img","aria-label":c?.says,style:{minHeight:m},ref:o}),
r("p",{class:"sv-note",children:c?.says}),r("details",{class:"sv-table",onToggle:({currentTarget:h})=>l(h.open),children:[r("summary",{children:e.table}),r("div",
{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":`${e.table}: ${c?.columns.join(e.comma)}`,children:r("table",{children:i&&c&&r(S,{children:[r("th\
ead",{children:r("tr",{children:u.map(h=>r("th",{scope:"col",children:h}))})}),r("tbody",{children:c.rows.map((h,v)=>r("tr",{children:[h.map(f=>r("td",{children:f})),
v in c.picks&&r("td",{children:r("button",{class:"sv-link",type:"button","aria-label":`${e.pick}: ${h.slice(0,2).join(e.comma)}`,onClick:()=>n(c.picks[v]),children:e.
pick})})]}))})]})})})]}),r("p",{class:"sv-note sv-chart-files",children:[r("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("png"),children:e.
png}),r("button",{class:"sv-link",type:"button",onClick:()=>a.current?.save("svg"),children:e.svg}),r("button",{class:"sv-link",type:"button",onClick:p,children:e.
csv})]})]})}ke("chart",({node:t,words:e,props:n,send:s,watch:o})=>{let a=()=>Q(r(Gt,{json:n.value,words:e,select:i=>s.pick({at:i})}),t);a(),o("value",a)});var hu=["drafter","temperature"],fu=on();function gu({parts:t},e){let{drafter:n,temperature:s}={...t[0],...e},o=t.filter(a=>a.drafter===n);return o.find(a=>a.temperature===
s)??o[0]??t[0]}function bu(t){let e=ut(),n=L.state(),s=e.sweeps[0].name,o=e.sweeps.find(c=>c.name===n.sweep)?.name??s;function a(c,p,u){let m=new Map(c.parts.map(
h=>[h[u],u==="drafter"?h.label:h[u]]));return m.size>1&&r("fieldset",{children:[r("legend",{children:e[u]}),[...m].map(([h,v])=>r("label",{children:[r("input",{
type:"radio",name:u,value:h,checked:h===p[u],onChange:()=>i(c,{...p,[u]:h})}),r("span",{children:v})]},h))]},u)}function i(c,p){let u=c&&gu(c,p),h={...c?.compared.
find(f=>f.temperature===u?.temperature)?.pictures,...u?.pictures};if(Q(r(S,{children:[r("label",{class:"explore-source",children:[e.results,r("select",{value:o,
onChange:({currentTarget:f})=>l(f.value),children:e.sweeps.map(({name:f,title:b})=>r("option",{value:f,children:b},f))})]}),r("p",{class:"explore-origin",children:c?.
origin}),r("div",{class:"explore-choices",children:c&&u&&hu.map(f=>a(c,u,f))}),r("div",{class:"explore-answer",role:"status",children:u?.answer.map(f=>r("p",{children:f}))}),
r("div",{class:"explore-pictures",children:Object.entries(e.headings).map(([f,b])=>r("section",{class:"explore-picture",hidden:!(f in h),children:[r("h3",{children:b}),
r("div",{children:r(Gt,{json:h[f]??"",words:e.chart,select:()=>{}})})]},f))})]}),t),!c||!u)return;let v=f=>u[f]===c.parts[0][f]?null:u[f];L.keep({drafter:v("dra\
fter"),temperature:v("temperature"),sweep:o===s?null:o})}async function l(c,p={}){let u=fu();try{let m=await L.read(`sweeps/${c}.${be()}.json`);if(!u())return;o=
c,i(m,p)}catch{u()&&Ut()}}i(null,{}),l(o,n)}var Ei=document.getElementById("explore");Ei&&bu(Ei);var xu=800,Ri=680,Mi="SpecViz",yu=8e3;async function wu(t,e){try{return await navigator.clipboard.writeText(t),!0}catch{let n=document.activeElement;return Object.
assign(e,{hidden:!1,value:t}),e.select(),e.hidden=document.execCommand("copy"),e.hidden&&n.focus(),e.hidden}}function ku(t,e,n){let s=Object.assign(document.createElement(
"button"),{type:"button",textContent:e.copy}),o=Object.assign(document.createElement("span"),{className:"link-said",role:"status"}),a=Object.assign(document.createElement(
"input"),{type:"text",readOnly:!0,hidden:!0,ariaLabel:e.field}),i=0,l=(c,p=!1)=>{o.textContent=c,clearTimeout(i),p||(i=window.setTimeout(()=>{o.textContent=""},
yu))};return s.addEventListener("click",async()=>{let[c,p]=n(),u=await wu(c,a);l(u?p:e.by_hand,!u)}),t.replaceChildren(s,o,a),l}function _u(t){let e=new URL(t);
e.searchParams.set("embed","1");let n=Object.assign(document.createElement("iframe"),{src:e.href,title:Mi,width:"100%",height:String(Ri),loading:"lazy"});return n.
setAttribute("style","border:0"),`${new XMLSerializer().serializeToString(n).replace(' xmlns="http://www.w3.org/1999/xhtml"',"")}
<script>
((frame) => addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow) frame.height = Number(data?.specviz?.height) || frame.height;
}))(document.currentScript.previousElementSibling);
<\/script>
`}ke("share",({node:t,words:e})=>{ku(t,{...e,copy:e.embed},()=>[_u(L.address()),e.embedded])});function Su(t){let e=0;new ResizeObserver(()=>{let n=t.clientWidth>=
xu?Ri:Math.ceil(t.getBoundingClientRect().height);!n||n===e||(e=n,window.parent.postMessage({specviz:{height:n}},"*"))}).observe(t)}async function Tu(){document.
documentElement.classList.add("embed");let t=await rn(()=>document.getElementById("stage")),e=Object.assign(document.createElement("a"),{className:"embed-open",
target:"_blank",textContent:Mi}),n=()=>{let s=new URL(window.location.href);s.searchParams.delete("embed"),e.href=s.href};n(),["pointerdown","focus"].forEach(s=>e.
addEventListener(s,n)),t?.append(e),t&&Su(t)}new URLSearchParams(window.location.search).get("embed")==="1"&&Tu();var Li=t=>t!==null&&["loading","running"].includes(t.state),Oi=(t,e,n)=>t.map(([s,o],a)=>r(S,{children:[a>0&&e,r("a",{href:o,...n,children:s})]},s)),mt=({label:t,
children:e})=>r(S,{children:[r("dt",{children:t}),r("dd",{children:e})]});function zu(t,e){!L.go||t.ctrlKey||t.metaKey||t.shiftKey||(t.preventDefault(),L.go({view:"\
watch",recorded:e}))}function Eu({words:t,lacking:e},n,s,o){let a=Se(t);if(o)return t.stopping;if(s?.state==="running")return a("running",{percent:s.done});if(s)
return s.state==="stopped"?t.stopped:s.message??"";if(!n.rule)return"";if(!e)return t.recorded_only;let i=e[n.number];return i.length?a("lacks",{pairs:i.join(t.
comma)}):n.estimate??""}function Ru({told:t,card:e,isNew:n,progress:s,hidden:o,begin:a,halt:i,back:l}){let{words:c,lacking:p,chart:u}=t,m=T(null),h=T(null),v=T(
null),[f,b]=A(!1),[g,x]=A(!1),_=Li(s),y=[h,v].some(({current:w})=>w!==null&&w===document.activeElement);z(()=>{_&&g?i():x(!1)},[s]),z(()=>{y&&(_?v:h).current?.focus(
{preventScroll:!0})},[_]),z(()=>{if(!n||!h.current||!m.current)return;let{top:w,bottom:H}=h.current.getBoundingClientRect();w>=0&&w<H&&H<=window.innerHeight&&m.
current.getBoundingClientRect().top<0&&m.current.scrollIntoView({block:"start"})},[e]);function k(){let w=!!m.current?.open;w&&b(!0),w?L.keep({claim:e.number}):
Number(L.state().claim)===e.number&&L.keep({claim:null})}return r("details",{class:"myth",id:`claim-${e.number}`,hidden:o,ref:m,onToggle:k,children:[r("summary",
{children:[r("span",{class:"myth-number","aria-label":Se(c)("claim_number",{n:e.number}),children:e.number}),r("span",{children:[r("span",{class:"myth-claim",children:e.
claim}),r("p",{class:"myth-says",children:e.says})]}),r("span",{class:"myth-mark",children:r("span",{class:"myth-chip","data-verdict":e.verdict,children:c.verdicts[e.
verdict]})})]}),r("div",{class:"myth-body",children:f&&r(S,{children:[e.picture&&r("div",{children:r(Gt,{json:e.picture,words:u,select:()=>{}})}),e.source&&r("p",
{class:"myth-source",children:e.source}),r("dl",{class:"myth-about",children:[r(mt,{label:c.how,children:e.how}),e.rule&&r(mt,{label:c.rule,children:e.rule}),e.
missing&&r(mt,{label:c.missing,children:e.missing}),e.words.length>0&&r(mt,{label:c.terms,children:Oi(e.words,c.comma,{})}),e.papers.length>0&&r(mt,{label:c.papers,
children:Oi(e.papers,c.comma,{target:"_blank",rel:"noreferrer"})})]}),r("dl",{class:"myth-setup",children:e.setup?.map(([w,H])=>H&&r(mt,{label:w,children:H},w))}),
r("div",{class:"myth-actions",children:[e.rule&&p&&!p[e.number].length&&r(S,{children:[r("button",{type:"button",class:"myth-button myth-primary",hidden:_,ref:h,
onClick:a,children:c.run}),r("button",{type:"button",class:"myth-button",hidden:!_,ref:v,onClick:()=>{x(!0),i()},children:c.stop})]}),n&&r("button",{type:"butto\
n",class:"myth-button",onClick:l,children:c.back}),e.watch&&r("button",{type:"button",class:"myth-button",onClick:()=>L.go?.({...e.watch,view:"watch"}),children:c.
watch}),e.replay&&r("a",{class:"myth-link",href:e.replay,onClick:w=>zu(w,e.run),children:c.replay}),e.pay&&r("button",{type:"button",class:"myth-button",onClick:()=>L.
go?.({view:"pay",fold:"cost",reveal:!0}),children:c.pay}),r("a",{class:"myth-link",href:e.link,children:c.link})]}),r("progress",{max:100,hidden:s?.state!=="run\
ning",value:s?.done??0,"aria-label":c.how}),r("p",{class:"myth-line",role:"status","data-state":s?.state,children:Eu(t,e,s,g)})]})})]})}var Ci="verdict",Mu=an("\
claim",new URLSearchParams(window.location.search).get("claim")),Ou=()=>{};ke("myths",async({node:t,words:{busy:e,lacking:n}={busy:"",lacking:null},send:s,value:o})=>{
let a={...await L.read(`claims/${be()}.json`),busy:e,lacking:n},{words:i}=a,l=Se(i),c=new URLSearchParams(window.location.search),p=new Map,u=new Map,m=null,h=()=>a.
cards.map(w=>p.get(w.number)??w),v=w=>h().filter(({verdict:H})=>H===w).length,f=["",...Object.keys(i.verdicts)],b=f.find(w=>w===c.get(Ci)&&v(w))??"";function g(w){
b=w,L.keep({[Ci]:b}),k()}function x(w){m!==null&&u.set(m,{state:"stopped"}),m=w,u.set(w,{state:"running",done:0}),k(),s.begin({claim:w})}function _({claim:w,...H}){
a.cards.some(({number:F})=>F===w)&&(H.card&&p.set(w,H.card),u.set(w,H),!Li(H)&&m===w&&(m=null),k())}function y(w){let H=t.querySelector(`#claim-${/^\d{1,2}$/.test(
w)?Number(w):"none"}`);H&&(H.hidden&&g(""),H.open=!0,H.scrollIntoView({block:"start"}))}function k(){let w=l("tally",{holds:v("holds"),fails:v("fails"),depends:v(
"depends"),yours:v("yours")}),H=v("untried");Q(r(S,{children:[r("p",{class:"myth-tally",role:"status",children:$(w,H>0&&l("tally_untried",{untried:H}))}),r("div",
{class:"myth-kinds",role:"group","aria-label":i.show,children:f.map(F=>r("button",{type:"button",hidden:F!==""&&!v(F),"aria-pressed":F===b,onClick:()=>g(F),children:F?
i.verdicts[F]:i.all},F))}),r("div",{class:"myth-list",children:h().map(F=>{let{number:B}=F;return r(Ru,{told:a,card:F,isNew:p.has(B),progress:u.get(B)??null,hidden:b!==
""&&F.verdict!==b,begin:()=>x(B),halt:()=>s.halt(),back:()=>{p.delete(B),u.delete(B),k()}},B)})})]}),t)}Ou=()=>{m!==null&&_({claim:m,state:"error",message:e})},
g(b),Mu(y),o(w=>_(w),!1)});var Kt=t=>t.reduce((e,n)=>e+n,0);function vt(t){let e=Kt(t);return t.map(n=>n/e)}var Zs=(t,e)=>t.map((n,s)=>Math.min(n,e[s])),ht=(t,e)=>Math.min(1,Kt(Zs(t,e))),
Qs=(t,e)=>e.map((n,s)=>n>0?Math.min(1,t[s]/n):null);function ft(t,e){let n=t.map((s,o)=>Math.max(0,s-e[o]));return Kt(n)>0?vt(n):[...t]}function Pi(t,e){let n=Qs(
t,e).map((o,a)=>e[a]*(o??0)),s=1-Kt(n);return{accepted:n,corrected:ft(t,e).map(o=>s*o)}}function Ai(t,e,n){let s=1-t[e];return t.map(a=>s>0?a/s:1/(t.length-1)).
map((a,i)=>i===e?n:a*(1-n))}function $i(t,e){let n=e*Kt(t),s=0;for(let[o,a]of t.entries()){if(a>0){if(n<a)return{token:o,spot:n/a};s=o}n-=a}return{token:s,spot:.5}}
function er(t,e,n){let s=$i(e,n()).token,o=n(),a=Math.min(1,t[s]/e[s]);if(o<a)return{guess:s,draw:o,threshold:a,accepted:!0,correction:null,spot:0,token:s};let{
token:i,spot:l}=$i(ft(t,e),n());return{guess:s,draw:o,threshold:a,accepted:!1,correction:i,spot:l,token:i}}var tr=["accepted","corrected"],Yt=t=>t.reduce((e,n)=>e+n,0),ji=({accepted:t,corrected:e})=>Yt(t)+Yt(e),Hi=t=>({accepted:Array(t).fill(0),corrected:Array(t).fill(
0)});function qi(t,e,n){let{accepted:s,corrected:o}=n,a=ji(n),i=e.map((l,c)=>Math.abs(l-(s[c]+o[c])/a));return t("counted",{draws:te(a),accepted:te(Yt(s)),corrected:te(
Yt(o)),difference:N(Math.max(...i))})}function Ni({say:t,target:e,draft:n,active:s,name:o,counts:a}){let i=Pi(e,n),l=ft(e,n),c=Yt(i.corrected),p=a&&ji(a),u=(m,h)=>a&&
p?a[m][h]/p:i[m][h];return r("div",{class:"sv-play-result",children:[r("h3",{children:p?t("emits_drawn",{draws:te(p)}):t("emits")}),r("p",{class:"sv-play-says",
children:t(i.corrected[s]<1e-9?"sums_accepted":"sums",{token:o(s),accepted:N(i.accepted[s]),rejected:N(c),residual:N(l[s]),target:N(e[s])})}),r("table",{class:"\
sv-play-emitted",children:[r("thead",{children:r("tr",{children:[r("th",{scope:"col",children:t("token")}),r("td",{}),r("th",{scope:"col",children:r(R,{name:"re\
sidual",children:t("residual")})}),r("th",{scope:"col",children:t("target")}),r("th",{scope:"col",children:t(p?"drawn":"result")})]})}),r("tbody",{children:e.map(
(m,h)=>{let[v,f]=tr.map(b=>u(b,h));return r("tr",{class:h===s?"sv-play-active":void 0,children:[r("th",{scope:"row",class:"sv-t",title:o(h),children:o(h)}),r("t\
d",{children:r("span",{class:"sv-play-stack",style:`--target:${m};--accepted:${v};--corrected:${f}`,children:[tr.map(b=>r("span",{"data-kind":b})),r("span",{"da\
ta-kind":"target"})]})}),r("td",{children:c<1e-9?"–":N(l[h])}),r("td",{children:N(m)}),r("td",{children:N(v+f)})]},h)})})]}),r("ul",{class:"sv-legend",children:[
...tr,"target"].map(m=>r("li",{children:[r("span",{class:"sv-play-key","data-kind":m}),t(`result_key.${m}`)]}))})]})}var ns=["target","draft"],nr=["both",...ns],Cu={both:"overlap",target:"residual",draft:"rejected"},gt=.01,sr=.1,Lu={ArrowRight:gt,ArrowUp:gt,ArrowLeft:-gt,ArrowDown:-gt,
PageUp:sr,PageDown:-sr};function $u({key:t,shiftKey:e,ctrlKey:n,altKey:s,metaKey:o}){if(n||s||o)return 0;let a=Lu[t]??0;return e?Math.sign(a)*sr:a}var Di=({values:t,
children:e})=>r("span",{class:"sv-play-bar",style:nr.map(n=>`--${n}:${t[n]}`).join(";"),children:[nr.map(n=>r("span",{"data-area":n})),e]}),Ii=({kind:t,at:e})=>r(
"span",{class:"sv-play-dart","data-kind":t,style:`--x:${e}`});function Pu({token:t,shown:e}){let{say:n,target:s,draft:o,active:a,dart:i,grab:l,move:c,done:p}=e,
u=e.name(t),m={target:s[t],draft:o[t],both:Zs(s,o)[t]},h=Qs(s,o)[t];function v(f,b){let g=$u(f);g&&(f.preventDefault(),c(b,t,Math.min(1,Math.max(0,gt*Math.round(
(m[b]+g)/gt)))),p())}return r("div",{class:`sv-play-row${t===a?" sv-play-active":""}`,children:[r("span",{class:"sv-t",title:u,children:u}),r(Di,{values:m,children:[
i?.guess===t&&r(Ii,{kind:i.accepted?"accepted":"rejected",at:i.draw*o[t]}),i?.correction===t&&r(Ii,{kind:"correction",at:m.both+i.spot*(s[t]-m.both)}),ns.map(f=>r(
"input",{type:"range",min:0,max:1,step:.001,class:"sv-play-handle","data-model":f,value:m[f],"aria-label":n(`handle.${f}`,{token:u}),"aria-valuetext":n("handle.\
text",{p:N(m[f]),overlap:I(ht(s,o))}),onFocus:()=>l(f,t),onPointerDown:()=>l(f,t),onChange:p,onKeyDown:b=>v(b,f),onInput:({currentTarget:b})=>c(f,t,Number(b.value))},
f))]}),r("span",{class:"sv-play-masses",children:ns.map(f=>r("span",{children:N(m[f])}))}),r("span",{class:"sv-play-chance",children:h===null?"–":C(h)})]})}function Fi(t){
let{say:e,target:n,draft:s}=t,o=ht(n,s);return r("div",{children:[r("div",{class:"sv-play-rows",children:[r("div",{class:"sv-play-row sv-play-head",children:[r(
"span",{children:e("token")}),r("span",{class:"sv-play-names",children:ns.map(a=>r("span",{class:"sv-play-model","data-model":a,children:e(a)}))}),r("span",{}),
r("span",{children:r(R,{name:"accept_test",children:e("chance")})})]}),n.map((a,i)=>r(Pu,{token:i,shown:t},i)),r("div",{class:"sv-play-row sv-play-axis","aria-h\
idden":"true",children:[r("span",{}),r("span",{class:"sv-area-ticks",children:[0,.5,1].map(a=>r("span",{style:`--x:${a}`,children:a}))})]}),r("div",{class:"sv-p\
lay-row sv-play-total",children:[r("span",{children:e("total")}),r(Di,{values:{target:1,draft:1,both:o}}),r("span",{class:"sv-play-whole",children:[r(R,{name:"o\
verlap",children:e("overlap")}),r("span",{class:"sv-play-beta",children:I(o)})]})]})]}),r("ul",{class:"sv-legend",children:nr.map(a=>r("li",{children:[r("span",
{class:"sv-area-key","data-area":a}),r(R,{name:Cu[a],children:e(`key.${a}`)})]}))})]})}var Au=6,Jt="similar",Xt={similar:{target:[.4,.25,.15,.1,.08,.02],draft:[.25,.4,.2,.05,.05,.05]},same:{target:[.4,.25,.15,.1,.08,.02],draft:[.4,.25,.15,.1,.08,.02]},
sure:{target:[.4,.25,.15,.1,.08,.02],draft:[.05,.9,.02,.01,.01,.01]},disjoint:{target:[.5,.3,.2,0,0,0],draft:[0,0,0,.5,.3,.2]}},ju=/^\d{1,4}(\.\d{1,4}){1,5}-\d{1,4}(\.\d{1,4}){1,5}$/,
Wi=({target:t,draft:e})=>[t,e].map(n=>n.map(s=>Math.round(1e3*s)).join(".")).join("-");function Vi(t){if(!ju.test(t))return null;let[e,n]=t.split("-").map(o=>o.
split(".").map(Number));return[e,n].some(o=>o.every(a=>a===0))||e.length!==n.length?null:{target:vt(e),draft:vt(n)}}var Hu=t=>!!t&&[...t?.candidates??[],t?.rest].
every(e=>e?.[1]!=null&&e[2]!=null);function qu({rounds:t},{round:e,index:n}){let s=t[e];if(!s?.drafts.length)return null;let o=s.drafts.filter(i=>i.verdict==="a\
ccepted").length,a=Math.min(n<s.drafts.length?n:o,s.drafts.length-1);return Hu(s.positions?.[a])?{round:e,index:a}:null}function Bi(t,e){let n=t.rounds.flatMap(
({drafts:c},p)=>c.flatMap(({verdict:u},m)=>u==="rejected"?[{round:p,index:m}]:[])),s=[...e?[e]:[],...n].map(c=>qu(t,c)).find(Boolean);if(!s)return null;let{drafts:o,
positions:a=[]}=t.rounds[s.round],i=a[s.index],l=On(i,[o[s.index].token],!1,Au);return{target:vt(l.map(c=>c.target??0)),draft:vt(l.map(c=>c.draft??0)),guess:{...s,
names:l.map(({token:c})=>Nu(t,c)),overlap:i.overlap}}}function Nu({pieces:t},e){if(e===-1)return null;let n=t[e];return K(typeof n=="string"?n:me(le,n).text)||ce(
n)}var Iu=1e3,Du=40,ss=class{constructor(e,n){this.element=e;this.options=n;this.say=Se(n.words),this.start(Jt)}element;options;scene=Xt[Jt];preset=Jt;active=0;base=[];counts=null;left=0;frame=0;dart=null;note="";outcome="";say;start(e){
let n=Object.hasOwn(Xt,e),s=n?Xt[e]:e==="shown"?this.shownScene():Vi(e);return s&&this.put(s,n||e==="shown"?e:null),s||e!=="shown"?!!s:(Object.assign(this,{preset:"\
shown",note:this.say("none")}),this.draw(),!0)}shownScene(){let{trace:e,at:n=null}=this.options.shown?.()??{};return e?Bi(e,n):null}follow(){let e=this.preset===
"shown"?this.shownScene():null;e&&JSON.stringify(e)!==JSON.stringify(this.scene)&&this.put(e,"shown")}put(e,n){let s=ft(e.target,e.draft);this.forget(),Object.assign(
this,{scene:e,preset:n,active:s.indexOf(Math.max(...s)),note:this.lost(e)}),this.draw()}lost({target:e,draft:n,guess:s}){if(s?.overlap==null)return"";let[o,a]=[
ht(e,n),s.overlap].map(i=>I(i));return o===a?"":this.say("lumped",{overlap:o,exact:a})}grab(e,n){Object.assign(this,{base:this.scene[e],active:n}),this.draw()}move(e,n,s){
this.forget(),Object.assign(this,{preset:null,scene:{...this.scene,[e]:Ai(this.base,n,s)}}),this.draw()}tell(){this.options.changed?.(this.preset===Jt?null:this.
preset??Wi(this.scene))}name(e){let{guess:n}=this.scene;return n?n.names[e]??this.say("rest"):this.say(`tokens.${e}`)}forget(){cancelAnimationFrame(this.frame),
Object.assign(this,{left:0,counts:null,dart:null,outcome:""})}drawOne(){this.dart=er(this.scene.target,this.scene.draft,Math.random),this.outcome=this.story(this.
dart),this.draw()}story({guess:e,draw:n,threshold:s,accepted:o,token:a}){let{say:i,scene:{target:l,draft:c}}=this,[p,u]=ee(n,s),m=i(`test.${o?"accepted":"reject\
ed"}`,{draw:p,threshold:u,target:N(l[e]),draft:N(c[e])});return $(i("drafted",{token:this.name(e)}),m,!o&&i("correction",{token:this.name(a)}))}drawMany(){let e=this.
left>0;Object.assign(this,{dart:null,outcome:"",left:this.left+Iu}),this.counts=this.counts??Hi(this.scene.target.length),e||this.drawSome(this.counts)}drawSome(e){
let{target:n,draft:s}=this.scene,o=matchMedia("(prefers-reduced-motion: reduce)").matches?this.left:Math.min(this.left,Du);for(let a=0;a<o;a+=1){let{token:i,accepted:l}=er(
n,s,Math.random);e[l?"accepted":"corrected"][i]+=1}this.left-=o,this.left?this.frame=requestAnimationFrame(()=>this.drawSome(e)):this.outcome=qi(this.say,n,e),this.
draw()}draw(){let{say:e,active:n,preset:s,scene:{target:o,draft:a,guess:i}}=this,l={say:e,target:o,draft:a,active:n,name:u=>this.name(u)},c=ht(o,a),p=(u,m,h)=>r(
"button",{type:"button",class:"sv-choose","data-name":u,"aria-pressed":h,onClick:m,children:e(u)});Q(r("div",{class:"specviz sv-play",children:[r("div",{class:"\
sv-choices",role:"group","aria-label":e("start"),children:[r("span",{class:"sv-quiet",children:e("start")}),[...Object.keys(Xt),"shown"].map(u=>p(`presets.${u}`,
()=>{this.start(u),this.tell()},u===s))]}),r("div",{class:"sv-play-columns",children:[r("div",{children:[r("h3",{children:i?e("guess",{round:i.round+1,guess:i.index+
1}):e("prompt")}),r("p",{class:"sv-note",role:"status",children:this.note}),r(Fi,{...l,dart:this.dart,grab:(...u)=>this.grab(...u),move:(...u)=>this.move(...u),
done:()=>this.tell()}),r("p",{class:"sv-play-says",children:e(c>1-1e-9?"shares_all":c<1e-9?"shares_nothing":"shares",{overlap:I(c),rejected:I(1-c)})})]}),r("div",
{children:[r(Ni,{...l,counts:this.counts}),r("div",{class:"sv-choices sv-play-draws",children:[p("one",()=>this.drawOne()),p("many",()=>this.drawMany())]}),r("p",
{class:"sv-play-outcome",role:"status",children:this.outcome})]})]})]}),this.element)}};var Fu=an("play",new URLSearchParams(window.location.search).get("play"));ke("play",({node:t,words:e})=>{let n=new ss(t,{words:e,changed:s=>L.keep({play:s}),shown(){
let s=L.viewer?.trace();return L.viewer&&s?{trace:s,at:L.viewer.state().selected}:null}});document.addEventListener("specviz-painted",()=>n.follow()),Fu(s=>{if(!s)
return;n.start(s)&&L.keep({play:s});let o=document.getElementById("play");rn(()=>o?.previousElementSibling?.querySelector("h2")).then(()=>o?.scrollIntoView())})});window.SpecViz=Object.assign(L,{mount:ts,take:fi});for(let t of document.querySelectorAll("[data-component]")){let e=t.dataset.component??"",n=ut()?.[e];xr(e,[],
{element:t,props:n?{words:{[be()]:n}}:{},server:{},trigger(){},watch(){}})}})();
