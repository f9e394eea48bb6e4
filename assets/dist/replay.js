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
(()=>{var Ao=(s,e)=>s.replace(/\{(\w+)\}/g,(t,n)=>e&&n in e?String(e[n]):t);function jt(s){return(e,t)=>{let n=e.split(".").reduce((r,i)=>r?.[i],s);return typeof n=="\
string"?Ao(n,t):e}}var u=s=>s;function Zn(s){u=jt(s)}var $o=new TextEncoder,jo=new TextDecoder("utf-8",{ignoreBOM:!0});function Qn(s){return s==null?[]:typeof s=="string"?[...$o.encode(s)]:(s.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Lo(s){return s<128?1:s<194?0:s<224?2:s<240?3:s<245?4:0}function Co(s){for(let e=1;e<=Math.min(3,s.length);e+=1){let t=s[s.length-
e];if(t<128)return 0;if(t>=192)return Lo(t)>e?e:0}return 0}var me=Object.freeze({bytes:[],tokens:0});function ke(s,e){let t=[...s.bytes,...Qn(e)],n=Co(t),r=t.slice(
0,t.length-n);return{text:jo.decode(new Uint8Array(r)),took:r.length?s.tokens+1:1,pending:n?{bytes:t.slice(-n),tokens:r.length?1:s.tokens+1}:me}}var ye=s=>Qn(s).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Po=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
qo=["space","newline","tab","control","text"];function tt(s){return[...s.matchAll(Po)].map(e=>({kind:qo[e.slice(1).findIndex(t=>t!==void 0)],text:e[0]}))}var st=s=>"\
U+"+(s.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Ho=s=>s&&`⁨${s}⁩`,Y=s=>s.replace(/[\u2068\u2069]/g,"");function U(s){return Ho(tt(s).map(
({kind:e,text:t})=>e==="space"?"·".repeat(t.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?st(t):t).join(""))}var A=(...s)=>s.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),nt="–",he=s=>(e,t)=>e==null||!Number.isFinite(e)?nt:s(e,t);function No(s){let[e,t]=s.toExponential(1).split("e");return`${e}\
×10${[...t].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var _e=he((s,e=3)=>{if(s===0||s===1)return String(s);if(s<1e-6)return No(
s);let t=s.toPrecision(s<.001?Math.min(e,2):e),n=t.includes("e")?s.toFixed(7):t;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>s.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),D=he((s,e)=>s>0&&s<1e-4?"<0.0001":_e(s,e)),ue=he(s=>s===0||s===1?String(s):s>0&&s<5e-4?"<0.001":s<1&&s>=.9995?">0.\
999":s.toFixed(3));function te(s,e){let t=a=>[s,e].map(l=>_e(l,a)),n=s===e?3:[3,4,5,6,7].find(a=>new Set(t(a)).size>1)??8,r=t(n),i=Math.min(s,e)>.9&&r.every(a=>a.
startsWith("0.")),o=Math.max(...r.map(({length:a})=>a))-2;return i?[s,e].map(a=>a.toFixed(o)):r}var M=he(s=>{let e=s*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),F=he(s=>s.toFixed(s<9.995?2:1)+"×"),O=he((s,e=2)=>s.toFixed(e)),Qs=he(s=>s<99.5?
s.toFixed(1):s.toFixed(0)),Se=he(s=>s.toLocaleString("en")),en=he(s=>{let[e,t]=s>=9995e5?["B",1e9]:s>=999500?["M",1e6]:["k",1e3];return`${(s/t).toPrecision(s/t<
10?2:3)} ${e}`}),j=he(s=>s===0?"0 s":s<.001?(s*1e3).toFixed(2)+" ms":s<.1?(s*1e3).toFixed(1)+" ms":s<1?(s*1e3).toFixed(0)+" ms":s.toFixed(2)+" s");var Io="http://www.w3.org/2000/svg",tr=s=>s.split(/\u2068([^\u2069]*)\u2069/).map((e,t)=>t%2?p("bdi",{translate:"no"},e):e);function p(s,e,...t){let n=document.
createElement(s),{on:r={},...i}=e;Object.entries(r).forEach(([o,a])=>n.addEventListener(o,a));for(let[o,a]of Object.entries(i))a===!0?n.setAttribute(o,""):a!==!1&&
a!=null&&n.setAttribute(o,Y(String(a)));return n.append(...t.flatMap(o=>o==null?[]:typeof o=="string"?tr(o):[o])),n}function k(s,e){s.textContent!==Y(e)&&(s instanceof
Element?s.replaceChildren(...tr(e)):s.textContent=Y(e))}function T(s,e,t){t==null?s.removeAttribute(e):s.getAttribute(e)!==Y(String(t))&&s.setAttribute(e,Y(String(
t)))}function sr(s,e,t,n){let r=t.bottom-e.bottom+4,i=t.top-e.top-48;r>0?s.scrollTop=n*Math.ceil((s.scrollTop+r)/n):i<0&&(s.scrollTop=n*Math.floor((s.scrollTop+
i)/n))}function er(s,e,...t){let n=document.createElementNS(Io,s);return Object.entries(e).forEach(([r,i])=>n.setAttribute(r,Y(String(i)))),n.append(...t.map(r=>typeof r==
"string"?Y(r):r)),n}var tn=s=>er("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon"},er("path",{d:s}));function Lt(s,e=!1){return tt(s).map(({kind:t,
text:n})=>{if(t==="text")return document.createTextNode(n);if(t==="control")return p("span",{class:"sv-control"},st(n));let r=e&&t!=="space";return p("span",{class:`\
sv-${t}${r?" sv-marked":""}`},r?"":n)})}var Be=class{probe=p("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;constructor(e){e.append(this.probe)}get(e){
let t=this.cache.get(e);if(t!==void 0)return t;this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){
let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Ve=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var R,rr,Do,Te,sn,Nt,ir,Pt,or,on,nn,ar,it=Symbol.for("pv"),It={},Dt=[],Fo=/^m(i|n|o|s|text|space)$/,an=Array.isArray,ln=Dt.slice,je=Object.assign;function $e(s){
s&&s.parentNode&&s.remove()}function ze(s,e,t){var n,r,i,o={},a=arguments.length;for(i in e)i=="key"?n=e[i]:i=="ref"&&typeof s!="function"?r=e[i]:o[i]=e[i];return a>
2&&(o.children=a>3?ln.call(arguments,2):t),rt(s,o,n,r,null)}function rt(s,e,t,n,r){var i={type:s,props:e,key:t,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:it,__v:r||++rr,__i:-1,__u:0};return!r&&R.vnode&&R.
vnode(i),i}function C(s){return s.children}function qt(s,e){this.props=s,this.context=e,this.__g=0}function Ee(s,e){if(e==null)return s.__&&Ee(s.__,s.__i+1);for(var t;e<s.
__k.length;e++)if((t=s.__k[e])&&t.__e)return t.__e;return typeof s.type!="function"||s.props.__P?null:Ee(s)}function Wo(s){var e,t=s.__v,n=t.__e,r=[],i=[],o=s.__P;
o&&((e=je({constructor:it},t)).__v=t.__v+1,R.vnode&&R.vnode(e),cn(o,e,t,s.__n,o.namespaceURI,32&t.__u?[n]:null,r,n||Ee(t),32&t.__u,i),e.__v=t.__v,e.__.__k[e.__i]=
e,ur(r,e,i),t.__=t.__e=null,e.__e!=n&&lr(e))}function lr(s){if((s=s.__)&&s.__c&&!s.props.__P)return s.__e=null,s.__k.some(function(e){return e&&(s.__e=e.__e)}),
lr(s)}function rn(s){(8&s.__g||(s.__g|=8,Te.push(s),Nt++))&&sn==R.debounceRendering||((sn=R.debounceRendering)||queueMicrotask)(cr)}function cr(){try{for(var s,
e=1;Te.length;)Te.length>e&&Te.sort(ir),s=Te.shift(),e=Te.length,8&s.__g&&Wo(s)}finally{(Nt=Te.length)&&(sn||queueMicrotask)(cr)}}function dr(s,e,t,n,r,i,o,a,l,d,h){
var v,m,f,g,b,w,y=n.__k||Dt,x=e.length;for(l=Uo(t,e,y,l,x),v=0;v<x;v++)(f=t.__k[v])!=null&&(m=~f.__i&&y[f.__i]||It,f.__i=v,w=cn(s,f,m,r,i,o,a,l,d,h),g=f.__e,(m.
ref!=f.ref||8&m.__u)&&(m.ref&&dn(m.ref,null,f,m),f.ref&&h.push(f.ref,f.__c||g,f)),b=b||g,4&f.__u?(l=pr(f,l,s,!m.__v),m.__e&&(m.__e=null)):typeof f.type=="functi\
on"&&w!==void 0?l=w:g&&(l=g.nextSibling),f.__u&=-21);return t.__e=b,l}function Uo(s,e,t,n,r){var i,o,a,l,d,h,v,m,f,g=t.length,b=g,w=0,y=0,x=s.__k=Array(r);for(i=
0;i<r;i++)(o=e[i])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=x[i]=rt(null,o):an(o)?o=x[i]=rt(C,{children:o}):
o.constructor===it&&o.__b?o=x[i]=rt(o.type,o.props,o.key,o.ref,o.__v):x[i]=o,l=i+w,o.__=s,o.__b=s.__b+1,a=null,~(d=o.__i=Bo(o,t,l,b))&&(b--,(a=t[d])&&(a.__u|=2)),
a&&a.__v?(o.__u|=16,d==l-1?w--:d==l+1?w++:d!=l&&(d>l?w--:w++,y=1)):(~d||(r>g?w--:r<g&&w++),typeof o.type!="function"&&(o.__u|=4))):x[i]=null;if(y){for(h=[],v=[],
i=0;i<r;i++)if((o=x[i])&&16&o.__u){for(w=0,m=h.length;w<m;)h[f=w+m>>1]<o.__i?w=f+1:m=f;h[w]=o.__i,v[i]=w+1}for(w=h.length;i--;)v[i]&&(v[i]==w?w--:x[i].__u|=4)}if(b)
for(i=0;i<g;i++)!(a=t[i])||2&a.__u||(a.__e==n&&(n=Ee(a)),pn(a,a));return n}function pr(s,e,t,n){var r,i,o,a;if(typeof s.type=="function"){if(s.props.__P)return e;
if(r=s.__k)for(i=0;i<r.length;i++)r[i]&&(r[i].__=s,e=pr(r[i],e,t,!1));return e}for(e&&!e.parentNode&&(e=Ee(s))&&!e.parentNode&&(e=null),o=s.__e,a=e;a&&a.nodeType==
8;)a=a.nextSibling;for(o!=a&&(!n&&t.moveBefore&&o.parentNode?t.moveBefore(o,e):t.insertBefore(o,e||null)),e=o;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function Bo(s,e,t,n){var r,i=s.key,o=s.type,a=e[t],l=a&&!(2&a.__u);if(a===null&&i==null||l&&i==a.key&&o==a.type)return t;if(n>(l?1:0)){for(r=t-1;r>=0;r--)if((a=
e[r])&&!(2&a.__u)&&i==a.key&&o==a.type)return r;for(r=t+1;r<e.length;r++)if((a=e[r])&&!(2&a.__u)&&i==a.key&&o==a.type)return r}return-1}function nr(s,e,t){t==null&&
(t=""),e[0]=="-"?s.setProperty(e,t):s[e]=t}function Ct(s,e,t,n,r){var i,o;if(e=="style")if(typeof t=="string")s.style.cssText=t;else{if(typeof n=="string"&&(s.style.
cssText=n=""),n)for(e in n)t&&e in t||nr(s.style,e);if(t)for(e in t)n&&t[e]==n[e]||nr(s.style,e,t[e])}else if(e[0]=="o"&&e[1]=="n")typeof t!="function"&&(t=null),
typeof n!="function"&&(n=null),(s.__e||(s.__e={}))[e]=t,t&&n||(o=nn[e]||(nn[e]=Vo(e)),(s.__a||(s.__a={}))[e]=on,i=e!=(e=e.replace(or,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),t?s.addEventListener(e,o,i):s.removeEventListener(e,o,i));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in s)
try{return void(s[e]=t??"")}catch{}if(typeof t=="function")return;t==null||t===!1&&e[4]!="-"?s.removeAttribute(e):s.setAttribute(e,e=="popover"&&t==1?"":t)}}function Vo(s){
return function(e){var t=this.__e;if(t){if(t=t[s],e[Pt]==null)e[Pt]=on++;else if(e[Pt]<this.__a[s])return;return t(R.event?R.event(e):e)}}}function cn(s,e,t,n,r,i,o,a,l,d){
var h,v,m,f,g,b,w,y,x,_,z,$,we,de,ee,At,oe,pe,X=e.type;if(e.constructor!==it)return null;128&t.__u&&(l=32&t.__u,h=t.__c.__z)&&(e.__u|=l,v=i=[],h.nodeType==8?a=Ht(
h,i):i.push(h),a=i[0]||a),(h=R.__b)&&h(e);e:if(typeof X=="function"){m=o.length;try{if(y=e.props,x=(h=X.prototype)&&h.render,_=(h=X.contextType)&&n[h.__c],z=h?_?
_.props.value:h.__:n,(f=t.__c)?(e.__c=f,2&f.__g&&(f.__g|=1)):(x?e.__c=f=new X(y,z):(e.__c=f=new qt(y,z),f.constructor=X,f.render=Ko),_&&_.sub(f),f.state||(f.state=
{}),f.__n=n,f.__g|=8,f.__h=[],f.__k=[]),x&&(f.__s||(f.__s=f.state),X.getDerivedStateFromProps&&(f.__s==f.state&&(f.__s=je({},f.__s)),je(f.__s,X.getDerivedStateFromProps(
y,f.__s)))),g=f.props,b=f.state,f.__v=e,t.__c){if(y!==g&&x&&!X.getDerivedStateFromProps&&f.componentWillReceiveProps&&f.componentWillReceiveProps(y,z),e.__v==t.
__v&&!(8&f.__g)||!(4&f.__g)&&f.shouldComponentUpdate&&f.shouldComponentUpdate(y,f.__s,z)===!1){e.__v!=t.__v&&(f.props=y,f.state=f.__s,f.__g&=-9),e.__e=t.__e,e.__k=
t.__k,e.__k.some(function(L){L&&(L.__=e)}),Dt.push.apply(f.__h,f.__k),f.__k=[],f.__h.length&&o.push(f),a=Ee(t);break e}f.componentWillUpdate&&f.componentWillUpdate(
y,f.__s,z),x&&f.componentDidUpdate&&f.__h.push(function(){f.componentDidUpdate(g,b,w)})}else x&&!X.getDerivedStateFromProps&&f.componentWillMount&&f.componentWillMount(),
x&&f.componentDidMount&&f.__h.push(f.componentDidMount);f.context=z,f.props=y,f.__P=s,f.__g&=-5,$=R.__r,we=x?25:0;do f.__g&=-9,$&&$(e),h=f.render(f.props,f.state=
f.__s,f.context);while(8&f.__g&&++we<25);x&&(Dt.push.apply(f.__h,f.__k),f.__k=[]),f.state=f.__s,f.getChildContext&&(n=je({},n,f.getChildContext())),x&&t.__c&&f.
getSnapshotBeforeUpdate&&(w=f.getSnapshotBeforeUpdate(g,b)),de=h&&h.type===C&&h.key==null?h.props.children:h,y.__P&&(h=a,r=(s=y.__P).namespaceURI,l=i=null,t.props&&
t.props.__P!=s&&(t.__k.some(function(L){L&&pn(L,L)}),t.__k=null),a=t.__k?Ee(t,0):null),a=dr(s,an(de)?de:[de],e,t,n,r,i,o,a,l,d),y.__P&&(e.__e=null,a=h),e.__u&=-161,
v&&v.some($e),f.__h.length&&o.push(f),1&f.__g&&(f.__g&=-4)}catch(L){if(o.length=m,e.__v=null,l||i)if(L&&L.then){if(e.__u|=128|l,i){for(~(oe=i.indexOf(a||void 0))||
(oe=i.length);(pe=i[oe-1])&&pe.nodeType==8;)oe--;for(;oe<i.length;oe++)if(pe=i[oe])if(i[oe]=null,ee){if(pe==At)break}else{if(pe.nodeType!=8)break;pe.data.startsWith(
"$s")&&(At=Ht(ee=pe))}}if(!ee){for(;a&&a.nodeType==8&&a.nextSibling;)a=a.nextSibling;ee=a}(h=Ht(ee=e.__c.__z||(e.__c.__z=ee)))?(e.__e=ee,a=h):e.__e=a,a=a&&a.nextSibling}else
i&&i.some($e);else e.__e=t.__e;e.__k||(e.__k=t.__k||[]),L&&L.then||hr(e),R.__e(L,e,t)}}else a=e.__e=Go(t.__e,e,t,n,r,i,o,l,d,s);return(h=R.diffed)&&h(e),a}function Ht(s,e){
if(s&&s.nodeType==8&&s.data.startsWith("$s"))for(var t=1;s=s.nextSibling;){if(s.nodeType==8){if(s.data.startsWith("$s"))t++;else if(s.data.startsWith("/$s")&&!--t)
return s}e&&e.push(s)}}function hr(s){s&&(s.__c&&(s.__c.__g|=4),s.__k&&s.__k.some(hr))}function ur(s,e,t){for(var n=0;n<t.length;)dn(t[n++],t[n++],t[n++]);R.__c&&
R.__c(e,s),s.some(function(r){try{s=r.__h,r.__h=[],s.some(function(i){i.call(r)})}catch(i){R.__e(i,r.__v)}})}function Go(s,e,t,n,r,i,o,a,l,d){var h,v,m,f,g,b,w,
y,x=t.props||It,_=e.props,z=e.type;if(z=="svg"?r="http://www.w3.org/2000/svg":z=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),i){for(h=0;h<i.length;h++)if((g=i[h])&&(z?g.localName==z:g.nodeType==3)){s=g,i[h]=null;break}}if(!s){if(y=d.ownerDocument||document,!z)return y.createTextNode(
_);s=y.createElementNS(r,z,_.is?_:d),a&&(R.__m&&R.__m(e,i),a=!1),i=null}if(z){if(d=z=="template"&&s.content||s,i=z=="textarea"&&_.defaultValue!=null?null:i&&ln.
call(d.childNodes),!a&&i)for(x={},h=0;h<s.attributes.length;h++)x[(g=s.attributes[h]).name]=g.value;for(h in x)g=x[h],h=="dangerouslySetInnerHTML"?m=g:h=="child\
ren"||h in _||h=="value"&&"defaultValue"in _||h=="checked"&&"defaultChecked"in _||Ct(s,h,null,g,r);for(h in _)g=_[h],h=="children"?f=g:h=="dangerouslySetInnerHT\
ML"?v=g:h=="value"?b=g:h=="checked"?w=g:a&&typeof g!="function"||x[h]===g||Ct(s,h,g,x[h],r);v?(a||m&&(v.__html==m.__html||v.__html==s.innerHTML)||(s.innerHTML=v.
__html),e.__k=[]):(m&&(s.textContent=""),(z=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&Fo.test(z))&&(r="http://www.w3.org/1999/xhtml"),dr(d,an(f)?
f:[f],e,t,n,r,i,o,i?i[0]:t.__k&&Ee(t,0),a,l),i&&i.some($e)),a&&z!="textarea"||(h="value",z=="progress"&&b==null?s.removeAttribute(h):b==null||b===s[h]&&(z!="pro\
gress"||b)||Ct(s,h,b,x[h],r),h="checked",w!=null&&w!=s[h]&&Ct(s,h,w,x[h],r))}else x===_||a&&s.data==_||(s.data=_);return s}function dn(s,e,t,n){try{typeof s=="f\
unction"?e?e.__x=s(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():s(null)):s.current=e}catch(r){R.__e(r,t)}}function pn(s,e,t){var n,
r,i,o;if(R.unmount&&R.unmount(s),!(n=s.ref)||n.current&&n.current!=s.__e||dn(n,null,e,s),n=s.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(a){
R.__e(a,e)}n.__P=n.__n=null}if(n=s.__k)for(o=0;o<n.length;o++)n[o]&&pn(n[o],e,typeof s.type!="function"||t&&!s.props.__P);!t&&(n=s.__c)&&(n=n.__z)&&(r=Ht(n,i=[]))&&
(n==s.__e&&i.some($e),$e(r),$e(n)),t||$e(s.__e),s.__e=s.__c=s.__=null}function Ko(s,e,t){return this.constructor(s,t)}function Ft(s,e){var t,n,r,i;R.__&&R.__(s,
e),e.nodeType==9&&(e=e.documentElement),n=(t=s&&32&s.__u)?null:e.__k,e.__k=rt(C,{children:[s]}),r=[],i=[],cn(e,e.__k,n||It,It,e.namespaceURI,n?null:e.firstChild?
ln.call(e.childNodes):null,r,n?n.__e:e.firstChild,t,i),ur(r,e.__k,i),e.__k.props.children=null}function vr(s){function e(t){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(i){this.props.value!=i.value&&n.forEach(function(o){o.__g|=4,rn(o)})},this.sub=function(i){n.add(i);var o=i.componentWillUnmount;i.componentWillUnmount=
function(){n.delete(i),o&&o.call(i)}}),t.children}return e.__c="__cC"+ar++,e.__=s,e.Provider=(e.Consumer=function(t,n){return t.children(n)}).contextType=e,e}R={__e:function(s,e,t,n){for(var r,i,o;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((o=(i=r.constructor)&&i.getDerivedStateFromError)&&r.setState(i.getDerivedStateFromError(
s)),r.componentDidCatch&&(r.componentDidCatch(s,n||{}),o=1),o&&8&r.__g)return void(r.__g|=2)}catch(a){s=a}}throw Nt=0,s}},rr=0,Do=function(s){return s!=null&&s.
constructor===it},qt.prototype.setState=function(s,e){var t=this.__s;t&&t!=this.state||(t=this.__s=je({},this.state)),typeof s=="function"&&(s=s(je({},t),this.props)),
s&&(je(t,s),this.__v&&(e&&this.__k.push(e),rn(this)))},qt.prototype.forceUpdate=function(s){this.__v&&(this.__g|=4,s&&this.__h.push(s),rn(this))},qt.prototype.render=
C,Te=[],Nt=0,ir=function(s,e){return s.__v.__b-e.__v.__b},Pt=Symbol(),or=/(PointerCapture)$|Capture$/i,on=0,nn={},ar=0;var Le,q,hn,fr,un=Object.is,Wt=0,Sr=[],vn=[],H=R,mr=H.__b,gr=H.__r,br=H.diffed,xr=H.__c,wr=H.unmount,kr=H.__;function at(s,e){H.__h&&H.__h(q,s,Wt||e),Wt=0;var t=q.
__H||(q.__H={__:[],__h:[]});return s>=t.__.length&&t.__.push({}),t.__[s]}function se(s){return Wt=1,Yo(zr,s)}function Yo(s,e,t){var n=at(Le++,2);if(n.t=s,!n.__c&&
(n.__=[t?t(e):zr(void 0,e),function(i){var o=(n.__N||n.__)[0],a=n.t(o,i);un(o,a)||(n.__N=[a,n.__[1]],n.__c.setState({}))}],n.__c=q,!q.__f)){q.__f=!0;var r=q.shouldComponentUpdate;
q.shouldComponentUpdate=function(i,o,a){var l=this.__H;if(!l)return!0;var d=!1,h=this.props!=i;if(l.__.some(function(m){m.__N&&(d=!0,un(m.__[0],m.__N[0])||(h=!0))}),
r){var v=r.call(this,i,o,a);return d?v||h:v}return!d||h}}return n.__}function Tr(s,e){var t=at(Le++,3);!H.__s&&mn(t.__H,e)&&(t.__P=!0,t.__=s,t.u=e,q.__H.__h.push(
t))}function B(s,e){var t=at(Le++,4);!H.__s&&mn(t.__H,e)&&(t.__P=!1,t.__=s,t.u=e,q.__h.push(t))}function W(s){return Wt=5,lt(function(){return{current:s}},[])}function lt(s,e){var t=at(Le++,7);return mn(t.__H,e)&&(t.__=s(),t.__H=e),t.__}function Er(s){var e=q.context[s.__c],t=at(Le++,9);return t.c=s,e?(t.__==null&&(t.__=!0,e.sub(q)),e.props.value):s.__}function Jo(){var s;do{for(;s=vn.shift();)try{ot(s)}catch(t){H.__e(t,{__:(s=s.__P)&&s.__v})}for(;s=Sr.shift();){var e=s.__H;if(s.__P&&e)try{e.__h.some(ot),e.__h.
some(fn),e.__h=[]}catch(t){e.__h=[],H.__e(t,s.__v)}}}while(vn.length)}H.__b=function(s){q=null,mr&&mr(s)},H.__=function(s,e){s&&e.__k&&e.__k.__m&&(s.__m=e.__k.__m),
kr&&kr(s,e)},H.__r=function(s){gr&&gr(s),Le=0;var e=(q=s.__c).__H;e&&(hn==q?q.__h=[]:(e.__h.some(ot),e.__h.some(fn),Le=0),e.__h=[],e.__.some(function(t){t.__N&&
(t.__=t.__N),t.u=t.__N=void 0})),hn=q},H.diffed=function(s){br&&br(s);var e=s.__c;e&&e.__H&&(e.__H.__h.length&&_r(Sr.push(e)),e.__H.__.some(function(t){t.u&&(t.
__H=t.u)})),hn=q=null},H.__c=function(s,e){e.some(function(t){try{t.__h.some(ot),t.__h=t.__h.filter(function(n){return!n.__||fn(n)})}catch(n){t.__h=[function(){
throw n}]}}),xr&&xr(s,e)},H.unmount=function(s){wr&&wr(s);var e,t,n=s.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(t===void 0){for(t=s.__;t&&
(!t.__c||!t.__c.__P);)t=t.__;t=t&&t.__c}r.__P=t,_r(vn.push(r))}else ot(r)}catch(i){e=i}}),n.__H=void 0,e&&H.__e(e,n.__v))};var yr=typeof requestAnimationFrame==
"function";function Xo(s){var e,t=function(){clearTimeout(n),yr&&cancelAnimationFrame(e),setTimeout(s)},n=setTimeout(t,35);yr&&(e=requestAnimationFrame(t))}function _r(s){
s!=1&&fr==H.requestAnimationFrame||((fr=H.requestAnimationFrame)||Xo)(Jo)}function ot(s){var e=q,t=s.__c;typeof t=="function"&&(s.__c=void 0,t()),q=e}function fn(s){
var e=q;s.__c=s.__(),q=e}function mn(s,e){return!s||s.length!=e.length||e.some(function(t,n){return!un(t,s[n])})}function zr(s,e){return typeof e=="function"?e(
s):e}var Zo=Symbol.for("pv"),Qo=0;function c(s,e,t,n,r,i){e||(e={});var o,a,l=e;if("ref"in l&&typeof s!="function")for(a in l={},e)a=="ref"?o=e[a]:l[a]=e[a];var d={type:s,props:l,key:t,ref:o,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:Zo,__v:--Qo,__i:-1,__u:0};return(r||i)&&(d.__source=r,d.__self=i),R.vnode&&R.vnode(d),d}var Rr=vr(null);function V(){let s=Er(Rr);return{...s.state,run:s.state.run,host:s,set:s.set,send:s.send}}var ae=(s,e,t)=>Ft(c(Rr.Provider,{value:s,children:e}),
t),Or=({node:s})=>c("div",{class:"sv-drawn",ref:e=>e?.append(s)}),ne=({name:s,children:e})=>c("button",{type:"button",class:"sv-term","data-term":s,"aria-haspop\
up":"dialog",children:e}),Mr=/\u2068([^\u2069]*)\u2069/,Ar=s=>Array.isArray(s)?s.map(Ar):typeof s!="string"||!Mr.test(s)?s:s.split(Mr).map((e,t)=>t%2?c("bdi",{translate:!1,
children:e}):e),ea=R.vnode;R.vnode=s=>{if(typeof s.type=="string"){let e=s.props;for(let[t,n]of Object.entries(e))t==="children"?e.children=Ar(n):typeof n=="str\
ing"&&(e[t]=Y(n))}ea?.(s)};var Bt="#term-",ta=`[data-term], a[href^="${Bt}"]`,Ut=12,gn=8,Vt=new Map,jr=null,Lr=null,re=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});re.setAttribute("aria-labelledby","term-name");var sa=()=>re.matches(":popover-open");function Cr(s){Vt=new Map(
(s.glossary??[]).map(e=>[e.term,e])),na()}function na(){let{hash:s,pathname:e,search:t}=window.location,n=s.startsWith(Bt)&&Vt.get(s.slice(Bt.length));n&&(window.
history.replaceState(window.history.state,"",e+t),qr(n,document.querySelector("h1")??document.body))}function Pr({target:s}){let e=s instanceof Element?s.closest(
ta):null;if(!e||e.closest("[data-glossary]"))return null;let t=Vt.get(e.dataset.term??e.getAttribute("href")?.slice(Bt.length)??"");return t?{name:e,entry:t}:null}
var $r=({label:s,items:e})=>e.length>0&&c("p",{class:"sv-note",children:[s," ",e.map((t,n)=>c(C,{children:[n>0&&u("comma"),t]},n))]}),ra=({entry:{name:s,definition:e,
formula:t,sources:n,see:r}})=>c(C,{children:[c("div",{class:"sv-popover-head",children:[c("h2",{id:"term-name",children:s}),c("button",{type:"button",class:"sv-\
popover-close","aria-label":u("term.close"),onClick:()=>re.hidePopover(),children:"×"})]}),c("p",{children:e}),t&&c("p",{class:"sv-formula",children:[c("span",
{class:"sv-spoken",children:[u("term.formula")," "]}),t,/\bq\b/.test(t)&&c("span",{class:"sv-symbols",children:u("term.symbols")})]}),c($r,{label:u("term.source"),
items:n.map(({name:i,url:o})=>c("a",{href:o,target:"_blank",rel:"noreferrer",children:i}))}),c($r,{label:u("term.see"),items:r.flatMap(i=>{let o=Vt.get(i);return o?
[c(ne,{name:i,children:o.name})]:[]})})]});function qr(s,e){re.dataset.shows=s.term,Ft(c(ra,{entry:s}),re),re.contains(e)||(document.body.append(re),jr=e,re.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),re.showPopover(),ia(e.getBoundingClientRect())),re.focus({preventScroll:!0})}function ia({left:s,top:e,bottom:t}){
let{offsetWidth:n,offsetHeight:r}=re,{clientWidth:i,clientHeight:o}=document.documentElement,a=t+gn+r+Ut<=o||e<o-t,l=Math.max(Ut,Math.min(s,i-n-Ut)),d=a?t+gn:Math.
max(Ut,e-gn-r);Object.assign(re.style,{left:`${l+window.scrollX}px`,top:`${d+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{Lr=sa()?jr:null},
!0);document.addEventListener("click",s=>{let e=Pr(s);e&&(s.preventDefault(),!(Lr===e.name&&s.detail)&&qr(e.entry,e.name))});for(let s of["pointerover","focusin"])
document.addEventListener(s,e=>{let t=Pr(e);t&&!t.name.parentElement?.closest('[title]:not([title=""])')&&(t.name.title=t.entry.definition)});var P=(s,e)=>p("bu\
tton",{type:"button",class:"sv-term","data-term":s,"aria-haspopup":"dialog"},e);var E=({settings:s})=>(s.tree??"chain")!=="chain",N=({drafts:s})=>s.some(({parent:e})=>e!=null),Z=(s,e)=>s[e].parent??e-1,ct=(s,e)=>e<0?[]:[...ct(s,Z(s,e)),e];function Q(s){
let e=[];return s.forEach((t,n)=>{let r=Z(s,n);e.push(r<0?0:e[r]+1)}),e}var Ce=s=>s.flatMap(({verdict:e},t)=>e==="accepted"?[t]:[]);function Hr(s){let e=Q(s);return s.
flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function Nr({drafts:s}){let e=Ce(s);if(!N({drafts:s}))return e.length;let t=e.at(-1)??
-1;return s.flatMap(({parent:r},i)=>r===t?[i]:[]).at(-1)??s.length}function Ir(s){let e=s.map(()=>0),t=0,n=r=>{r>=0&&(e[r]=t),s.flatMap((o,a)=>o===r?[a]:[]).forEach(
(o,a)=>{a&&(t+=1),n(o)})};return n(-1),{rows:e,count:t+1}}var dt=(s,e)=>({name:s,index:e}),oa=["medusa","dflash","lookup"],Dr=({drafts:s},{settings:e})=>oa.includes(s[0]?.source??e.drafter)&&!N({drafts:s});function Me({
drafts:s,final:e,together:t}){let n=Hr(s),r=s.filter(i=>i.verdict==="accepted").length;return[...Fr({drafts:s,together:t}).map(i=>dt("draft",i)),dt("verify",0),
...n.map(i=>dt("test",i)),...r<s.length?[dt("discard",r)]:[],...e?[dt("final",s.length)]:[]]}var bn=({drafts:s,together:e})=>Fr({drafts:s,together:e}).length+s.
length+(s.length?3:2);function Fr({drafts:s,together:e}){if(e)return s.length?[0]:[];let t=Q(s);return s.flatMap((n,r)=>t.indexOf(t[r])===r?[r]:[])}var pt=({drafts:s,
final:e})=>e&&(s.length?e.kind:"plain");function aa(s,{name:e,index:t},n){let{drafts:r}=n;if(e==="verify")return s.map((o,a)=>a<r.length?"lit":o);if(e==="discar\
d")return s.map(o=>o==="lit"?"untested":o);if(e==="draft"&&n.together)return s.map((o,a)=>a<r.length?"guessed":o);if(e==="draft"&&N(n)){let o=Q(r);return s.map(
(a,l)=>l<r.length&&o[l]===o[t]?"guessed":a)}let i=e==="draft"?"guessed":e==="test"?r[t].verdict:pt(n);return s.map((o,a)=>a===t&&i?i:o)}function Wr(s,e){let t=Me(
s).slice(0,e),n=s.drafts.length+(s.final?1:0);return{phase:t[t.length-1],looks:t.reduce((r,i)=>aa(r,i,s),Array(n).fill("absent")),verified:t.some(r=>r.name==="v\
erify"),fallen:t.some(r=>r.name==="discard")}}function xn(s,{round:e,phase:t}){return e>=s.length?{round:s.length,phase:0}:t+1>=Me(s[e]).length?{round:e+1,phase:0}:
{round:e,phase:t+1}}function Ur(s,{round:e,phase:t}){return t>0?{round:e,phase:t-1}:e>0?{round:e-1,phase:Me(s[e-1]).length-1}:{round:0,phase:0}}function ht(s,{round:e,
phase:t=0}){if(e<0)return{round:0,phase:0};if(e>=s.length)return{round:s.length,phase:0};let n=Me(s[e]).length;return t>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,t)}}var ut=["token","block","match","typical","top-k","threshold"],la=["typical","top-k","threshold"],S=({settings:s})=>s.rule??"token",I=s=>la.includes(s),G=s=>s?.
target==null||!s.draft?null:Math.min(1,s.target/s.draft),K=s=>s?.chance??G(s),Pe=(s,e)=>I(e)&&[0,1].includes(K(s)??-1);function Ge(s){if(s.draw==null)return"kep\
t";let e=s.draw;return e<(K(s)??1)?"passed":e<(G(s)??1)?"kept":"rescued"}function Br(s,e){let{target:t,draft:n,weight:r}=s[e];if(t==null||!n||r==null)return null;
let i=Math.min(1,r*t/n),o=e===s.length-1,a=o?i:s[e+1].excess;return a==null||a+1-i<=0?null:{weight:i,excess:a,last:o}}var Ke=s=>s.findLastIndex(e=>e.verdict==="\
accepted"),qe=(s,e)=>s==="untested"&&S(e)==="block"&&!E(e)?"dropped":s,Vr=({rule:s="token"})=>s==="token"?null:s;function Gr(s,e){let{token:t,target:n,weight:r,
excess:i}=s;return e==="match"?{weight:1,taken:o=>o===t?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(o,a)=>a,mass:i??null}}var Re=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Gt=class{constructor(e,t){this.state=e;this.changed=t}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},J=({run:s,moment:e})=>s?
s.length-e.round:0,ge=({live:s,run:e,mode:t})=>s&&e!==null&&!e.over&&(t==="running"||t==="paused");function Kt({run:s,predicting:e,moment:t}){return s&&s.over&&
!e?s.length:t.round}function be({run:s,moment:{round:e,phase:t}}){return s&&t?Wr(s.rounds[e],t):null}function He(s,e){let{run:t,moment:n}=s;if(!e||!t||e.round>n.
round||e.round<0)return null;let r=t.at(e);if(!r||e.round<n.round)return r;let i=be(s)?.looks[e.index]??"absent";return i==="absent"?null:{...r,kind:i,open:!0}}
var Yt=(s,e)=>s===e||!!(s&&e&&s.round===e.round&&s.index===e.index);function vt(s){return He(s,s.pinned)?{at:s.pinned,how:"pinned"}:He(s,s.hovered)?{at:s.hovered,
how:"preview"}:ca(s)||ua(s)}function Yr(s){let{run:e,moment:t,pinned:n,following:r,playing:i,status:o,recorded:a,speed:l,pace:d,tint:h,presenting:v,view:m,opening:f,
rested:g}=s;return{...t,rounds:e?e.length:0,selected:vt(s).at,pinned:n,following:r,playing:i,state:o,recorded:a,speed:l,pace:d,tint:h,presenter:v,view:m,opening:f,
rested:g}}function ca(s){let{run:e,moment:t,entered:n}=s,r=be(s);if(r)return{at:{round:t.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!t.round)return null;
let i=t.round-1;return{at:{round:i,index:Jr(e,i)},how:"now"}}var Jr=(s,e)=>Math.max(0,s.rows[e].slots.findLastIndex(({kind:t})=>t!=="untested")),da=16,Kr=[.25,.75],
pa=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&Ge(e)==="rescued"),ha=({drafts:s})=>s.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(G(e)??
1)),ft=(s,e)=>e==="block"?pa(s):I(e)?ha(s):-1,wn=({drafts:s,final:e})=>e?.kind==="correction"&&s.some(({verdict:t})=>t==="accepted");function Jt(s){let e=({verdict:o,
target:a,draft:l})=>o==="rejected"&&a!==null&&l!==null&&a>=Kr[0]*l&&a<=Kr[1]*l,t=s.rounds.findIndex(o=>ft(o,S(s.trace))>=0);if(t>=0)return t;let n=o=>s.folds.at(
o).emitted>=da,r=s.rounds.flatMap((o,a)=>wn(o)?[a]:[]),i=o=>s.rounds[o].drafts.some(e);return r.find(o=>i(o)&&n(o))??r.find(n)??r.find(i)??r[0]??null}function kn({
rounds:s,trace:e}){let t=({drafts:a})=>a.some(({verdict:l})=>l==="rejected"),n=s.at(-1);if(!n||n.drafts.length>=e.settings.gamma||t(n))return null;let r=({drafts:a})=>a.
length>n.drafts.length,i=s.findLastIndex(a=>r(a)&&t(a)),o=i>=0?i:s.findLastIndex(r);return o>=0?o:null}var Xr=({run:s,moment:e,following:t,mode:n,predicting:r})=>s&&
t&&n==="running"&&!r&&e.round===s.length?kn(s):null,Ne=({moment:{round:s,phase:e},rested:t})=>t??(e?s:s-1);function ua(s){let e=Ne(s),{run:t}=s;if(!t||!t.rounds[e])
return{at:null,how:"newest"};let n=ft(t.rounds[e],S(t.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=t.rounds[e].drafts.findIndex(({verdict:i})=>i===
"rejected");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Jr(t,e)},how:"newest"}}var va=["token","top-k","threshold"],ie=(s,e)=>e&&s!==void 0?s/e:null;function fa({drafts:s,positions:e=[]}){let t=s.map((r,i)=>({...r,overlap:e[i]?.overlap??null}));
return N({drafts:s})?e.length?[...new Set(t.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>ma(t.filter(({parent:i})=>i===r))):[]:t.slice(
0,s.filter(({verdict:i})=>i!=="untested").length).flatMap(({overlap:i})=>i===null?[]:[i])}function ma(s){let[e,t]=[0,1];for(let n of s){let r=G(n);if(n.overlap===
null||r===null)return[];e+=t*n.overlap,t*=1-r}return[e]}function ga(s,e){if(va.includes(e))return!1;let t=new Map(s.map(r=>[r.parent,r]));return s.filter(r=>r.parent!=
null&&r!==t.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var ba=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function xa(s){let e=s.drafts.filter(t=>t.verdict==="accepted").map(t=>t.token);return s.final?[...e,s.final.
token]:e}function wa(s,e,t){let n=a=>e.drafts.filter(l=>l.verdict===a).length,r=n("accepted"),i=n("rejected"),o=fa(e);return{rounds:s.rounds+1,drafted:s.drafted+
e.drafts.length,accepted:s.accepted+r,rejected:s.rejected+i,corrected:s.corrected+(e.final?.kind==="correction"?1:0),untested:s.untested+e.drafts.length-r-i,emitted:s.
emitted+r+(e.final?1:0),draft:s.draft+e.times.draft,verify:s.verify+e.times.verify,accept:s.accept+e.times.accept,overlap:s.overlap+o.reduce((a,l)=>a+l,0),overlaps:s.
overlaps+o.length,otherwise:s.otherwise+(ga(e.drafts,t)?1:0)}}var Ie=s=>s.draft+s.verify+s.accept;function Xt(s,e){return Float64Array.from(s).sort()[Math.ceil(
e*s.length/100)-1]}var yn=s=>s.length?{p50:Xt(s,50),p95:Xt(s,95)}:null,ka=12,ya=.25,_a=1+1e-9;function Sa(s){if(s.length<ka)return null;let e=s.slice(1).map((t,n)=>Math.
abs(t-s[n]));return ie(Xt(e,75),Xt(s,50))}var Zt=class{constructor(e){this.temperature=e.temperature,this.rule=S({settings:e}),this.sums=[ba],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(wa(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...xa(
e)),this.bursts.push(Ie(e.times)),this.match()}pushPlain(e,t){this.plain.tokens.push(e),this.plain.seconds.push(t),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+t),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let t=Math.min(e,this.sums.length-1);for(;t>0&&this.sums[t].emitted>this.plain.tokens.length;)t-=1;return t}speedup(e){let t=this.sums[this.compared(e)];return ie(
this.plain.until[t.emitted],Ie(t))}impossible(e){let t=this.sums[this.compared(e)],n=this.speedup(e);return t.drafted>0&&n!==null&&n>_a*(t.emitted/t.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let t=this.sums[this.compared(e)];return t.emitted?{draft:t.draft/t.emitted,verify:t.verify/t.emitted,accept:t.
accept/t.emitted,plain:this.plain.until[t.emitted]/t.emitted}:null}gaps(e){let t=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:yn(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:yn(t.flatMap((r,i)=>[r,...Array(n(i)-1).fill(0)])),bursts:yn(t)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let t=Sa(this.plain.seconds.slice(0,this.at(e).emitted));return t!==null&&t>ya?{jitter:t}:null}agreement(e){let t=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!t?null:{compared:t,first_difference:this.matched<t?this.matched:null}}summary(e=this.sums.length-1){let t=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,t.emitted);return{rounds:t.rounds,drafted:t.drafted,accepted:t.accepted,rejected:t.rejected,untested:t.
untested,emitted:t.emitted,acceptance_rate:ie(t.accepted,t.accepted+t.corrected),draft_efficiency:ie(t.accepted,t.drafted),mean_acceptance_length:ie(t.emitted,t.
rounds),mean_overlap:t.otherwise?null:ie(t.overlap,t.overlaps),tokens_per_second:ie(t.emitted,Ie(t)),plain_tokens_per_second:ie(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var Ta=Object.freeze({tokens:[],seconds:[]}),Ea=/^<\|?\w+\|?>$/,za=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,Ye=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=me;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new Zt(e.settings),this.width=e.settings.gamma;for(let t of this.promptTokens()){
let{text:n,pending:r}=ke(this.pending,this.piece(t));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,t=this.piece(e[0]);return typeof t=="string"&&Ea.test(t)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:t}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return t.tokens.findIndex(r=>r===n||za.test(String(this.piece(r))))}append({from:e=this.length,rounds:t=[],plain:n=Ta,plain_from:r=this.trace.plain.tokens.length,
pieces:i,...o}){let{trace:a}=this,l=a.plain;if(e>this.length||n.tokens.length&&r>l.tokens.length)return!1;Object.assign(a.pieces,i),t.slice(this.length-e).forEach(
d=>this.push(d));for(let d=l.tokens.length-r;d<n.tokens.length;d+=1)l.tokens.push(n.tokens[d]),l.seconds.push(n.seconds[d]),this.folds.pushPlain(n.tokens[d],n.seconds[d]);
return a.prefill=o.prefill??a.prefill,a.captured=o.captured??a.captured,this.over||(a.ending=o.ending??a.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(Dr(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let t=this.pending,
n=[];e.drafts.forEach((o,a)=>{let l=Z(e.drafts,a),d=this.slot(o.token,o.verdict,l<0?t:n[l].pending);o.verdict==="accepted"&&(this.pending=d.pending),n.push(d)});
let r=pt(e),i=e.final&&r&&this.slot(e.final.token,r,this.pending);return i&&(this.pending=i.pending),{slots:i?[...n,i]:n,final:i}}slot(e,t,n){let r=this.piece(e),
{text:i,took:o,pending:a}=ke(n,r),l=i===""&&a.bytes.length>0;return{token:e,kind:t,piece:r,text:i,took:o,part:l,pending:a}}alone(e){let t=this.piece(e);return typeof t==
"string"?t:ke(me,t).text}at({round:e,index:t}){let n=this.rows[e],r=n&&n.slots[t];if(!r)return null;let i=this.rounds[e],o=i.drafts.filter(d=>d.verdict==="accep\
ted").length,a=t<i.drafts.length,l=a?t:Nr(i);return{...r,number:e,index:t,round:i,accepted:o,judgedAt:l,draft:a?i.drafts[t]:null,judged:i.drafts[l]||null,position:(i.
positions||[])[l]||null}}},Qt=["accepted","correction","bonus","plain"],xe=s=>Qt.includes(s);var es=({trace:s})=>s.settings.gamma>0&&!E(s),Sn=({round:s,index:e})=>`${s}.${e}`;function Tn({run:s,predicting:e,answers:t},{round:n,phase:r}){if(!e||!s||n>=s.
length)return null;let i=Me(s.rounds[n])[r],o={round:n,index:i.index};return i.name==="test"&&!(Sn(o)in t)?o:null}function gt(s){let e=be(s)?.phase;if(!e||e.name!==
"test")return null;let t=Sn({round:s.moment.round,index:e.index});return t in s.answers?t:null}var bt=s=>s.predicting&&s.looking!==null&&s.looking===gt(s),ve=s=>bt(
s)?null:Tn(s,s.moment);function Zr({run:s,answers:e},t,n){if(!s)return{};let r=s.rounds[t.round].drafts[t.index],i=S(s.trace)==="block"?null:K(r),o=Sn(t);return{
answers:{...e,[o]:{said:n,kept:r.verdict==="accepted",threshold:i}},looking:o}}function xt({predicting:s,informed:e,run:t}){return s&&(!e||t?.trace.settings.temperature===
0)}var Qr=(s,e)=>xt(s)&&e?.kind==="lit",_n=s=>s.length?s.reduce((e,t)=>e+t,0)/s.length:null,mt=(s,e)=>(s-(e?1:0))**2;function ei(s){let e=s.flatMap(({said:r,kept:i,
threshold:o})=>r===null?[]:[{chance:r,kept:i,threshold:o}]),t=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:i})=>r===null?[]:[{threshold:r,kept:i}]);
return{n:e.length,decided:t.length,right:t.filter(({chance:r,kept:i})=>r>.5===i).length,brier:_n(e.map(({chance:r,kept:i})=>mt(r,i))),known:n.length,truth:_n(n.
map(({threshold:r,kept:i})=>mt(r,i))),best:_n(n.map(({threshold:r})=>r*(1-r)))}}function ti(s,e,t){if(s.brier===null)return[t("predict.lesson.none")];let n={...s,
brier:O(s.brier),truth:O(s.truth),best:O(s.best)},r=!e&&s.truth!==null&&s.known===s.n&&s.brier<s.truth,i=s.brier<.25?"good":s.brier>.25?"bad":"even";return[A(s.
decided>0&&t("predict.lesson.you",n),t("predict.lesson.brier",n)),t("predict.lesson.half")+" "+t(`predict.lesson.${r?"lucky":i}`),...e?[t("predict.lesson.greedy")]:
s.known?[t("predict.lesson.truth",{...n,n:s.known})]:[]]}var ts=["gamma","temperature","drafter","rule","tree"];function ss(s,e){return e==="rule"?S(s):e==="tree"?s.settings.tree??"chain":s.settings[e]}function wt(s){
let{gamma:e,budget:t=e}=s.settings;return E(s)&&e>0?t:e}function ns(s,e,t,n){return e==="drafter"?le(s,String(t),n):e==="rule"?s(`rules.name.${t}`):e==="tree"?s(
`tree.name.${t}`):String(t)}function le(s,e,t){let n=`drafter_of.${t}.${e}`,r=s(n);return r===n?s(`drafter.${e}`):r}function De(s,e,t){let n=e.map(([i,o],a)=>p("button",{type:"button",class:"sv-toggle","data-choice":i,"aria-pressed":String(a===0),on:{click:()=>{r(i),t(i)}}},o)),
r=i=>n.forEach(o=>{let a=String(o.dataset.choice===i);o.getAttribute("aria-pressed")!==a&&o.setAttribute("aria-pressed",a)});return{node:p("div",{class:"sv-togg\
les",role:"group","aria-label":s},...n),set:r}}function si(s,e,t){let n=p("select",{on:{change:()=>t(n.value)}},...e.map(([r,i])=>p("option",{value:r},i)));return{
node:p("label",{class:"sv-choice"},s,n),select:n}}var rs=[.2,.4,.6,.8],ni=[.1,.5,1,2],Je={overlap:{term:"overlap",limits:rs,most:"1",of:({position:s})=>s?.overlap??null},acceptance:{term:"accept_test",limits:rs,
most:"1",of:({draft:s})=>K(s??void 0)},target_entropy:{term:"entropy",limits:ni,most:"",of:({position:s})=>s?.target_entropy??null},draft_entropy:{term:"entropy",
limits:ni,most:"",of:({position:s})=>s?.draft_entropy??null}};function kt(s,e){let t=e&&s in Je?Je[s].of(e):null;return t==null?null:Je[s].limits.filter(n=>t>=n).
length}var is=class{constructor(e,t){this.say=e;let{node:n,select:r}=si(e("tint.label"),["verdict",...Object.keys(Je)].map(o=>[o,e(`tint.${o}.name`)]),t);this.select=
r,this.ends=rs.map(()=>p("span",{class:"sv-tint-limit"})),this.most=p("span",{class:"sv-tint-limit"});let i=o=>p("span",{class:"sv-tint-swatch","data-tint":o});
this.scale=p("span",{class:"sv-tint-scale",role:"img"},p("span",{class:"sv-tint-limit"},"0"),...this.ends.flatMap((o,a)=>[i(a),o]),i(rs.length),this.most),this.
means=P("overlap",""),this.legend=p("div",{class:"sv-tint-legend",hidden:!0},this.scale,this.means),this.node=p("div",{class:"sv-tint"},n)}has(e){return e==="ve\
rdict"||Object.hasOwn(Je,e)}show(e){this.select.value=e;let t=Je[e];if(this.legend.hidden=!t,!t)return;let n=r=>String(r).replace(/^0\./,".");this.ends.forEach(
(r,i)=>k(r,n(t.limits[i]))),k(this.most,t.most),k(this.means,this.say(`tint.${e}.means`)),this.means.dataset.term=t.term,this.scale.setAttribute("aria-label",this.
say("tint.aria",{limits:t.limits.join(this.say("comma"))}))}};var ri=480,Ma=5;function fe(s,e){if(s.part)return e("token.part",{hex:ye(s.piece)});let t=U(s.text)||e("token.empty");return s.took>1?e("token.took",{token:t,n:s.
took}):t}function zn({rounds:s,trace:e},t,n,r){let{drafts:i}=s[t],o=i.length;if(n>=o)return r("token.final");let a=r("token.guess",{n:n+1,of:o}),{source:l}=i[n];
return l?r("token.from",{slot:a,drafter:le(r,l,e.models.pair)}):a}function Fe(s,e,t,n,r){let i=s.rows[e].slots[t];return n("token.aria",{token:fe(i,n),kind:n(`k\
ind.${qe(r||i.kind,s.trace)}`),round:e+1,slot:zn(s,e,t,n)})}function Oe(s,e,t=!1){return e.part?s.dataset.part="":e.text===""&&(s.dataset.empty=""),e.took>1&&(s.
dataset.took=String(e.took)),s.append(...Lt(e.text,t)),s}var Ra=/^ \S{1,24}$/;function En({text:s},e){return Ra.test(s)?(e.classList.add("sv-word"),[p("wbr",{}),
e]):[e]}var Oa=["rejected","untested"],os=class{rows;now;written;discarded;run;shown;constructor({say:e,set:t}){this.say=e,this.prompt=p("span",{class:"sv-promp\
t"}),this.more=p("button",{type:"button",class:"sv-link",hidden:!0}),this.more.addEventListener("click",()=>this.paintPrompt(!0)),this.list=p("span",{class:"sv-\
list",role:"listbox","aria-label":e("stream.label"),"aria-orientation":"horizontal",dir:"auto"}),this.text=p("div",{class:"sv-text",dir:"auto",translate:"no"},this.
prompt,this.list),this.scroller=p("div",{class:"sv-stream-scroll"},this.text),this.ghosts=p("input",{type:"checkbox",on:{change:()=>t({ghosts:this.ghosts.checked})}}),
this.ghosted=!1,this.tint=new is(e,n=>t({tint:n})),this.node=p("section",{class:"sv-section sv-stream"},p("div",{class:"sv-section-head"},p("h2",{},P("token",e(
"stream.heading"))),this.legend()),this.more,this.scroller,this.tint.legend),this.aside=p("label",{class:"sv-check"},this.ghosts,e("stream.ghosts")),this.choices=
[this.tint.node,this.aside],this.rows=[],this.now=null,this.quantity="verdict"}legend(){let e=t=>{let n=P(t,this.say(`legend.${t}`));return n.dataset.short=this.
say(`kind.${t}`),p("li",{},p("span",{class:"sv-swatch","data-kind":t}),n)};return this.discarded=Oa.map(e),this.discarded.forEach(t=>{t.hidden=!0}),this.written=
Qt.map(e),p("ul",{class:"sv-legend"},...this.written,...this.discarded)}nameKinds({rounds:e,trace:{settings:{gamma:t,drafter:n}}}){let i={plain:t===0||n.startsWith(
"lookup")||e.some(({drafts:o})=>!o.length),other:t>0};this.written.forEach((o,a)=>{o.hidden=!i[Qt[a]==="plain"?"plain":"other"]})}load(e){this.run=e,this.rows=[],
this.now=null,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight="",this.paintPrompt(!1),this.aside.hidden=E(e.trace),this.shown=
0,this.grow()}dress({ghosts:e,tint:t}){e!==this.ghosted&&this.redraw(e),t!==this.quantity&&this.paintTint(t)}redraw(e){this.ghosted=this.ghosts.checked=e,this.discarded.
forEach(n=>{n.hidden=!e});let{shown:t}=this;this.load(this.run),this.show(t)}paintPrompt(e){let t=this.run.promptText,n=!e&&t.length>ri;k(this.prompt,n?"…"+t.
slice(-ri):t),this.more.hidden=!n,k(this.more,this.say("stream.more",{n:t.length}))}grow(){let e=document.createDocumentFragment();for(let t=this.rows.length;t<
this.run.length;t+=1){let n=this.row(t);this.rows.push(n),e.append(n)}this.list.append(e),this.nameKinds(this.run)}row(e){let t=p("span",{class:"sv-ahead",role:"\
presentation"});return this.run.rows[e].slots.forEach((n,r)=>{xe(n.kind)?t.append(...En(n,this.option(n,e,r))):this.ghosted&&!E(this.run.trace)&&t.append(...En(
n,this.ghost(n,e,r)))}),t}option(e,t,n){let r=p("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${t}.${n}`,
style:`--i:${n}`,"aria-label":Fe(this.run,t,n,this.say),"data-tint":kt(this.quantity,this.run.at({round:t,index:n}))});return Oe(r,e)}ghost(e,t,n){let r=p("span",
{class:"sv-token","data-kind":e.kind,"data-at":`${t}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Oe(r,e,!0)}paintTint(e){this.quantity=e,this.tint.show(
e),this.node.dataset.tinted=String(e!=="verdict"),this.options(this.rows.length).forEach(t=>{let[n,r]=(t.dataset.at??"").split(".").map(Number);T(t,"data-tint",
kt(e,this.run.at({round:n,index:r})))})}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<n;r+=1)this.rows[r].classList.toggle("sv-\
ahead",r>=e);this.shown=e,T(this.scroller,"tabindex",e?null:0)}showNow(e){let t=this.shown;if(this.now&&(!e||this.now.number!==t)&&(this.now.node.remove(),this.
now=null),!e)return;this.now||(this.now=this.begin(t)),this.now.node.classList.toggle("sv-fallen",e.fallen);let n=N(this.run.rounds[t]);this.now.tokens.forEach(
(r,i)=>{let o=e.looks[i];r.hidden=o==="absent"||n&&!xe(o),T(r,"data-kind",o)})}begin(e){let t=this.run.rows[e].slots.map((i,o)=>this.ghost(i,e,o)),n=this.run.rows[e].
slots.flatMap((i,o)=>En(i,t[o])),r=p("span",{class:"sv-now","aria-hidden":"true"},...n);return this.list.insertBefore(r,this.rows[e]),{number:e,node:r,tokens:t}}options(e){
return this.rows.slice(0,e).flatMap(t=>[...t.querySelectorAll("[role=option]")])}find(e){let t=e&&this.rows[e.round];return!t||e.round>=this.shown?null:t.querySelector(
`[role=option][data-at="${e.round}.${e.index}"]`)||t.querySelector("[role=option]:last-of-type")}get head(){return this.now?this.now.node:this.shown?this.rows[this.
shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:t,y:n,width:r,height:i}=e.box,o=new DOMRect(t,n,r,i-e.covered);
sr(this.scroller,o,e.head,e.line)}measure(){let[e,t,n]=[this.scroller,this.text,this.head].map(i=>i.getBoundingClientRect()),r=this.tint.legend.offsetHeight;return{
box:e,text:t,head:n,covered:r,line:parseFloat(getComputedStyle(this.text).lineHeight)}}crop({box:e,text:t,head:n,line:r}){if(!e.width)return;let{maxHeight:i}=this.
text.style,o=this.shown===this.rows.length&&!this.now;(o||!i)&&(this.scroller.style.minHeight=o?"":`${e.height}px`),this.text.style.maxHeight=o?"":`${Math.ceil(
n.bottom-t.top)+r+Ma}px`}relayout(){this.text.style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Aa={mean_acceptance_length:s=>O(ie(s.emitted,s.rounds)),acceptance_rate:s=>M(ie(s.accepted,s.accepted+s.rejected)),draft_efficiency:s=>M(ie(s.accepted,s.drafted)),
drafted:s=>Se(s.drafted),emitted:s=>Se(s.emitted)};function Mn({drafts:s,final:e},t){let n=s.slice(0,t),r=n.filter(d=>d.verdict==="accepted").length,i=n.some(d=>d.
verdict==="rejected")?1:0,o=!e&&r===s.filter(d=>d.verdict==="accepted").length,a=i?"correction":o?null:"bonus",l=i===1||o||s.length<=t;return{drafted:n.length,accepted:r,
rejected:i,emitted:r+(a?1:0),final:a,drawn:l}}function ii(s,e){let t={rounds:s.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of s){let{drafted:r,accepted:i,
rejected:o,emitted:a}=Mn(n,e);t.drafted+=r,t.accepted+=i,t.rejected+=o,t.emitted+=a}return t}function $a(s){let{drafter:e,temperature:t}=s.settings;return E(s)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":S(s)==="block"&&t?"rules.whatif":""}function oi(){let{run:s,gamma:e,moment:{round:t},set:n}=V(),r=s.trace.settings.
gamma,i=$a(s.trace),o=e>=r,a=u(o?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return c("div",{class:"sv-block",children:[c("h3",{children:u("whatif.gam\
ma")}),c("label",{class:"sv-whatif-control",hidden:r<2||i!=="",children:[c("span",{"aria-hidden":"true",children:"γ"}),c("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":u("whatif.slider"),"aria-valuetext":a,onInput:({currentTarget:l})=>n({gamma:Number(l.value)})}),c("output",{class:"sv-whatif-value",children:a})]}),
!o&&c(ja,{gamma:e,most:r,rounds:s.rounds.slice(0,t)}),c("p",{class:"sv-note","aria-live":"polite",children:o?u(i||(r<2?"whatif.fewest":"whatif.try")):u("whatif.\
note",{gamma:e,rounds:t})})]})}function ja({gamma:s,most:e,rounds:t}){let[n,r]=[ii(t,1/0),ii(t,s)];return c("table",{class:"sv-figures-table",children:[c("thead",
{children:c("tr",{children:[c("th",{scope:"col",children:u("whatif.rounds")}),c("th",{scope:"col",children:u("whatif.was",{gamma:e})}),c("th",{scope:"col",children:u(
"whatif.would",{gamma:s})})]})}),c("tbody",{children:Object.entries(Aa).map(([i,o])=>c("tr",{children:[c("th",{scope:"row",children:u(`whatif.row.${i}`)}),c("td",
{children:o(n)}),c("td",{children:o(r)})]},i))})]})}var ai=["draft","verify","accept"],La={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},as=36,Ca=20,Pa=5;function Rn(s,e){let t=(n,r)=>p(
"li",{},p("span",{class:"sv-swatch","data-part":n}),P(La[n],r));return p("ul",{class:"sv-legend"},...ai.map(n=>t(n,s(`part_key.${n}`))),...e?[t("plain",e)]:[])}
var ls=class{rows;run;width;shown;now;spans;timed;height;cut;cutting;constructor(e){this.say=e,this.head=p("div",{class:"sv-row sv-row-head",role:"row"}),this.body=
p("div",{class:"sv-rows",role:"rowgroup"}),this.grid=p("div",{class:"sv-grid",role:"grid","aria-label":e("rounds.label")},p("div",{role:"rowgroup",class:"sv-gri\
d-head"},this.head),this.body),this.scroller=p("div",{class:"sv-rounds-scroll"},this.grid),this.detail=p("p",{class:"sv-note sv-round-detail"},e("rounds.detail")),
["pointerover","focusin"].forEach(t=>this.body.addEventListener(t,n=>this.showTime(n))),this.note=p("p",{class:"sv-note"},e("rounds.note")),this.node=p("section",
{class:"sv-section sv-rounds"},p("div",{class:"sv-section-head"},p("h2",{},P("round",e("rounds.heading"))),p("ul",{class:"sv-legend"},...["accepted","rejected",
"untested","correction","bonus"].map(t=>p("li",{},p("span",{class:"sv-mark","data-kind":t}),P(t,e(`kind.${t}`)))))),this.note,this.scroller,this.detail,p("div",
{class:"sv-foot"},p("ul",{class:"sv-legend"},p("li",{},p("span",{class:"sv-swatch","data-part":"overlap"}),P("overlap",e("rounds.overlap_key")))),Rn(e,e("rounds\
.plain_key")))),this.rows=[],this.concealed=!1}load(e){this.run=e,this.rows=[],this.width=null,this.shown=0,this.cut=0,this.cutting=1/0,this.now=null,this.spans=
[],k(this.note,this.say(E(e.trace)?"tree.rounds":"rounds.note")),k(this.detail,this.say("rounds.detail")),this.detail.classList.add("sv-hint"),this.timed=0,this.
body.replaceChildren(),this.grow()}grow(){this.fitColumns();let e=document.createDocumentFragment();for(let t=this.rows.length;t<this.run.length;t+=1){let n=this.
row(t);this.rows.push(n),e.append(n)}for(this.grid.classList.toggle("sv-many",this.rows.length>Ca),this.body.append(e),this.body.style.height=`${this.rows.length*
as}px`;this.timed<this.rows.length&&this.compare(this.timed);)this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.
style.setProperty("--sv-guesses",String(this.width)),this.grid.classList.toggle("sv-dense",this.width>Pa);let e=(t,n="")=>p("div",{role:"columnheader",class:n},
t);this.head.replaceChildren(e("#","sv-number"),...Array.from({length:this.width},(t,n)=>e(this.say("rounds.guess",{n:n+1}))),e(this.say("rounds.final"),"sv-fin\
al"),e(this.say("rounds.time"),"sv-time"))}row(e){let{drafts:t,positions:n=[]}=this.run.rounds[e],{slots:r,final:i}=this.run.rows[e],o=p("div",{class:"sv-row sv\
-ahead",role:"row","data-round":e},p("div",{class:"sv-number",role:"rowheader","aria-label":this.say("rounds.row",{round:e+1})},String(e+1)));return r.forEach((a,l)=>{
let d=l<t.length&&n[l]?n[l].overlap:null,h=this.cell(a,e,l,d);a===i&&h.classList.add("sv-final"),o.append(h)}),o.append(this.time(this.run.rounds[e].times)),o}cell(e,t,n,r){
let i=Oe(p("span",{class:"sv-cell-text",translate:"no"}),e,!0);return p("div",{class:"sv-cell",role:"gridcell",tabindex:-1,"data-kind":e.kind,"data-at":`${t}.${n}`,
"aria-label":this.label(t,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},p("span",{class:"sv-mark","data-kind":e.kind,"aria-hidden":"true"}),i)}label(e,t,n,r){
let i=Fe(this.run,e,t,this.say,r);return n==null?i:this.say("token.aria_overlap",{label:i,overlap:D(n,2)})}time(e){let t=e.draft+e.verify+e.accept;this.spans.push(
t);let n=this.say("rounds.row_time",{total:j(t),draft:j(e.draft),verify:j(e.verify),accept:j(e.accept)}),r=p("div",{class:"sv-bar"},...ai.map(i=>p("span",{"data\
-part":i,style:`--t:${e[i]}`})));return p("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},p("div",{class:"sv-bars-pair"},r),p("span",{class:"\
sv-ms"},j(t)))}compare(e){let{sums:t,plain:n}=this.run.folds,r=t[e+1].emitted;if(r>=n.until.length)return!1;let i=n.until[r]-n.until[t[e].emitted],o=this.rows[e].
lastElementChild;if(!o)return!1;let a=this.say("rounds.row_plain",{time:o.getAttribute("aria-label"),plain:j(i)});return o.setAttribute("aria-label",a),o.firstElementChild?.
append(p("div",{class:"sv-bar sv-bar-plain"},p("span",{"data-part":"plain",style:`--t:${i}`}))),this.spans[e]=Math.max(this.spans[e],i),!0}showTime({target:e}){
let t=e instanceof Element?e.closest(".sv-time"):null,n=t?.parentElement;if(!t||!n)return;let r=Number(n.dataset.round)+1;k(this.detail,this.say("rounds.detail_\
of",{round:r,time:t.getAttribute("aria-label")})),this.detail.classList.remove("sv-hint")}show(e){let[t,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=t;r<
n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){
let{now:t,shown:n}=this;if(t!==null&&(!e||t!==n)&&(this.rows[t].classList.toggle("sv-ahead",t>=n),this.rows[t].classList.remove("sv-row-now"),this.run.rows[t].slots.
forEach((i,o)=>this.dress(t,o,null)),this.now=null),!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.
toggle("sv-verified",e.verified),e.looks.forEach((i,o)=>this.dress(n,o,i))}dress(e,t,n){let r=this.find({round:e,index:t});if(!r)return;let{kind:i}=this.run.rows[e].
slots[t],o=n==="absent",a=t<this.run.rounds[e].drafts.length&&(this.run.rounds[e].positions||[])[t],l=n==="guessed"||n==="lit"&&this.concealed,d=a&&!l?a.overlap:
null;T(r,"data-kind",n||i),r.firstElementChild&&T(r.firstElementChild,"data-kind",n||i),T(r,"aria-hidden",o?"true":null),r.style.setProperty("--overlap",String(
d||0)),o||T(r,"aria-label",this.label(e,t,d,n||i))}showCut(e,t){let n=this.run.trace.settings.gamma,r=e<n?e:1/0,i=r===this.cutting?Math.min(t,this.cut):0,o=Math.
max(t,this.cut);if(r!==this.cutting||r<1/0)for(let a=i;a<o;a+=1)this.markCut(a,a<t?r:1/0);this.cutting=r,this.cut=t}markCut(e,t){let n=this.run.rounds[e],{drawn:r}=Mn(
n,t);this.run.rows[e].slots.forEach((i,o)=>{let a=this.find({round:e,index:o}),l=o<n.drafts.length?o>=t:!r,d=o===t&&!r;a&&(a.classList.toggle("sv-cut",l&&!d),a.
classList.toggle("sv-cut-own",d),T(a,"aria-description",l?this.say(d?"whatif.own":"whatif.gone",{gamma:t}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(
`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.rows.slice(0,this.shown+(this.now==null?0:1)),t=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(
n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll("[role=gridcell]")].filter(i=>r<this.shown||t(i)))}followHead(){this.height=this.height||this.
scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,t=(this.shown+(this.now==null?0:1))*as;t>e+this.height?this.scroller.scrollTop=t-this.
height:t-2*as<e&&(this.scroller.scrollTop=Math.max(0,t-2*as))}relayout(){this.height=null}};var li=20,qa=5,cs=class{run=null;leaves=[];masked=[];levels=[];number=-1;constructor(e){this.say=e,this.root=p("span",{class:"sv-tree-text","aria-hidden":"true"},
e("tree.text")),this.grid=p("div",{class:"sv-tree-grid",role:"grid","aria-label":e("tree.label")}),this.mask=p("div",{class:"sv-mask","aria-hidden":"true"}),this.
note=p("p",{class:"sv-tree-note"}),this.node=p("div",{class:"sv-tree",hidden:!0},p("div",{class:"sv-tree-scroll"},this.grid),p("div",{class:"sv-mask-side"},p("p",
{class:"sv-mask-name"},P("tree_mask",e("tree.mask"))),this.mask,this.note))}build(e,t){Object.assign(this,{run:e,number:t});let n=e.rounds[t],{drafts:r,final:i}=n,
{slots:o}=e.rows[t],a=Q(r),l=r.map((v,m)=>Z(r,m));i&&(a.push(Ce(r).length),l.push(Ce(r).at(-1)??-1));let{rows:d,count:h}=Ir(l);this.leaves=o.map((v,m)=>this.leaf(
v,m,{column:a[m]+2,row:d[m],above:d[l[m]]??0})),this.levels=Array.from({length:Math.max(0,...a)+1},(v,m)=>this.leaves.flatMap(({node:f},g)=>a[g]===m?[f]:[])),this.
node.classList.toggle("sv-tree-dense",Math.max(h,this.levels.length)>qa),this.grid.style.setProperty("--rows",String(h)),this.grid.replaceChildren(this.root,...this.
leaves.map(({link:v})=>v),...this.levels.map(v=>p("div",{role:"row",class:"sv-tree-level"},...v))),this.masked=r.map((v,m)=>this.maskRow(m,ct(r,m))),this.mask.style.
setProperty("--nodes",String(r.length)),this.mask.classList.toggle("sv-mask-fine",r.length>20),this.mask.replaceChildren(...this.masked)}leaf(e,t,{column:n,row:r,
above:i}){let o=p("span",{class:"sv-mark","aria-hidden":"true"}),a=Oe(p("span",{class:"sv-tree-token",translate:"no"}),e,!0),l=p("div",{class:"sv-leaf",role:"gr\
idcell",tabindex:-1,"data-at":`${this.number}.${t}`,style:`grid-column:${n};grid-row:${r+1}`},o,a),d=p("span",{class:"sv-tree-link","aria-hidden":"true",style:`\
grid-column:${n};grid-row:${i+1}/${r+2}`});return d.classList.toggle("sv-tree-bend",r>i),{node:l,mark:o,link:d}}maskRow(e,t){let n=[0,...t.map(r=>r+1)];return p(
"div",{class:"sv-mask-row","data-at":`${this.number}.${e}`},...n.map(r=>p("span",{class:"sv-mask-cell","data-column":r,style:`--column:${r}`})))}show(e,t,n,r){(e!==
this.run||t!==this.number||this.leaves.length!==e.rows[t].slots.length)&&this.build(e,t);let{drafts:i}=e.rounds[t];this.leaves.forEach(({node:a,mark:l,link:d},h)=>{
let v=n[h]??"absent";[a,l,d].forEach(m=>T(m,"data-kind",v)),T(a,"aria-hidden",v==="absent"?"true":null),T(a,"aria-label",v==="absent"?null:this.label(e,t,h,v)),
this.masked[h]&&T(this.masked[h],"data-kind",v)});let o=Ce(i).length;k(this.note,r?this.say("tree.sum",{verified:i.length,accepted:o,wasted:i.length-o}):this.say(
"tree.sees"))}label(e,t,n,r){let{say:i}=this,o=Fe(e,t,n,i,r),{drafts:a}=e.rounds[t];if(n>=a.length)return o;let l=ct(a,Z(a,n)).map(d=>fe(e.rows[t].slots[d],i));
return i(l.length?"tree.aria":"tree.aria_first",{label:o,level:l.length+1,line:l.join(" ")})}light(e){let{run:t,number:n}=this,r=t?.rounds[n]?.drafts??[],i=e&&e.
round===n&&e.index<r.length?e.index:-1,o=ct(r,i);this.leaves.forEach(({node:a,link:l},d)=>[a,l].forEach(h=>h.toggleAttribute("data-line",o.includes(d)))),this.root.
toggleAttribute("data-line",i>=0),this.masked.forEach((a,l)=>a.toggleAttribute("data-line",l===i))}find(e){return e&&e.round===this.number&&this.leaves[e.index]?.
node||null}reveal(e){let t=this.grid.parentElement,n=this.leaves[e]?.node;if(!t||!n)return;let r=(l,d,h,v)=>Math.min(0,l-li-h)||Math.max(0,d+li-v),[i,o,a]=[n,this.
node,t].map(l=>l.getBoundingClientRect());this.node.scrollTop+=r(i.top,i.bottom,o.top,o.bottom),t.scrollLeft+=r(i.left,i.right,a.left,a.right)}rows(){return this.
levels.map(e=>e.filter(t=>t.dataset.kind!=="absent")).filter(e=>e.length)}};var Ha=7,Na=12;function ci(s,e){s.style.setProperty("--sv-characters",String(e?.length||1))}var ds=class{run=null;cells=[];number=-1;columns=1/0;moment=null;constructor(e){
this.say=e,this.tree=new cs(e),this.row=p("div",{class:"sv-slots",role:"row"}),this.guesses=P("draft",e("round.guesses")),this.tests=p("li",{hidden:!0},P("accep\
t_test",e("round.tests"))),this.node=p("section",{class:"sv-round","aria-label":e("round.label")},p("ul",{class:"sv-slot-names"},p("li",{},this.guesses),p("li",
{},P("verification",e("round.pass"))),this.tests),p("div",{class:"sv-slots-grid",role:"grid","aria-label":e("round.label")},this.row),this.tree.node)}show(e,t){
let{moment:n}=e,r=be(e),i=Math.max(0,Ne(e)),o=i in t.rounds&&N(t.rounds[i]);this.node.classList.toggle("sv-round-tree",o),this.tree.node.hidden=!o;let a=t===this.
run&&i===this.number&&(o||this.cells.length>0);o?Object.assign(this,{run:t,number:i,cells:[]}):(!a||this.isUnmeasured||this.row.childElementCount!==this.wide(t,
i)+1)&&this.build(t,i);let l=t.rows[i]?.slots??[],d=r?.looks??l.map(({kind:v})=>n.round?v:"absent");this.node.classList.toggle("sv-round-now",!!r),this.node.classList.
toggle("sv-verified",r?r.verified:n.round>0),o&&this.tree.show(t,i,d,!r&&n.round>0),o&&(n!==this.moment||!a)&&(r?r.phase.name!=="verify"&&r.phase.name!=="discar\
d":n.round)&&this.tree.reveal(vt(e).at?.index??l.length-1),this.moment=n,this.node.classList.toggle("sv-round-fallen",!!r?.fallen),this.node.dataset.phase=r?.phase.
name??"";let h=!r&&e.entered==="step"?l.length-1:-1;this.cells.forEach(({node:v},m)=>{this.dress(m,d[m]??"absent",xt(e)),v.toggleAttribute("data-now",r?.phase.index===
m),v.toggleAttribute("data-entered",h===m)}),this.tests.hidden=!this.cells.some(({figures:v})=>v.textContent)}wide(e,t){let n=e.rounds[t]?.drafts.length??0;return E(
e.trace)?n:Math.max(n,Math.min(e.width,this.columns-1))}relayout(){this.columns=1/0}get isUnmeasured(){return this.columns===1/0&&this.row.clientWidth>0}build(e,t){
let n=this.cells.findIndex(({node:h})=>h===document.activeElement);e!==this.run&&this.relayout(),Object.assign(this,{run:e,number:t});let r=e.rows[t]?.slots??[],
i=e.rounds[t]?.drafts.length??-1;this.cells=Array.from({length:i+1},(h,v)=>this.cell(e,r[v],v));let o=E(e.trace)?i:e.width;this.node.classList.toggle("sv-round-\
tight",o>=Ha),this.node.classList.toggle("sv-round-tighter",o>=Na);let{models:a,settings:{drafter:l}}=e.trace,d=e.rounds[t]?.drafts[0]?.source??l;this.guesses.dataset.
term=d==="model"?"draft":"drafter",k(this.guesses,l==="model"?this.say("round.guesses"):le(this.say,d,a.pair)),this.place(this.wide(e,t)),this.isUnmeasured&&(this.
columns=getComputedStyle(this.row).gridTemplateColumns.split(" ").length,this.place(this.wide(e,t))),n>=0&&(this.cells[n]??this.cells.at(-1))?.node.focus()}place(e){
let t=this.cells.length-1,n=Array.from({length:e+1},(r,i)=>{let o=i===e?t:i<t?i:-1;return this.cells[o]?.node??p("div",{class:"sv-slot sv-slot-empty","aria-hidd\
en":"true"})});this.node.classList.toggle("sv-round-undrafted",e===0),this.row.replaceChildren(...n)}cell(e,t,n){let{drafts:r,positions:i=[]}=e.rounds[this.number],
o=r[n],a=p("span",{class:"sv-gauge-draw"}),l=p("span",{class:"sv-gauge",hidden:!0},p("span",{class:"sv-gauge-keep"}),a),d=p("span",{class:"sv-slot-says",hidden:!0}),
h=p("span",{class:"sv-mark","aria-hidden":"true"}),v=p("span",{class:"sv-slot-kind"}),m=p("span",{class:"sv-slot-figures"}),f=K(o);if(e.trace.settings.temperature===
0&&o){let y=i[n]?.candidates.find(([,x])=>x===1);k(d,y?U(e.alone(y[0])):""),ci(d,d.textContent)}else f!==null&&(l.style.setProperty("--keep",String(f)),a.style.
setProperty("--draw",String(o.draw??0)));let b=p("span",{class:"sv-slot-text"});return ci(b,t?.text),t&&Oe(b,t,!0),{node:p("div",{class:"sv-slot",role:"gridcell",
tabindex:-1,"data-at":`${this.number}.${n}`,style:`--i:${n}`},p("span",{class:"sv-slot-token",translate:"no"},b),p("span",{class:"sv-slot-pass","aria-hidden":"t\
rue"},l,d),p("span",{class:"sv-slot-verdict","aria-hidden":"true"},h,v),m),gauge:l,needle:a,says:d,mark:h,kind:v,figures:m}}dress(e,t,n){let{run:r,number:i,say:o}=this,
a=this.cells[e];if(!r||!a)return;let l=r.rounds[i].drafts[e],d=t==="accepted"||t==="rejected",h=!!l&&(d||t==="untested"||t==="lit"&&!n),v=K(l),m=r.trace.settings.
temperature===0;T(a.node,"data-kind",t),T(a.mark,"data-kind",t),T(a.node,"aria-hidden",t==="absent"?"true":null),T(a.node,"aria-label",t==="absent"?null:Fe(r,i,
e,o,t)),a.gauge.hidden=m||!h||v===null,a.says.hidden=!m||!h;let f=d&&!m&&!Pe(l,S(r.trace))?l.draw:null;a.needle.hidden=f==null,k(a.kind,t==="absent"||t==="guess\
ed"||t==="lit"?"":o(`kind.${qe(t,r.trace)}`)),k(a.figures,f!=null&&v!==null?this.test(l,f,v):"")}test(e,t,n){let r=this.run?.rounds[this.number].drafts??[];if(e.
verdict==="accepted"&&t>=n)return this.say("rules.kept_by",{n:Ke(r)+1});let[i,o]=te(t,n);return this.say(t<n?"round.below":"round.above",{draw:i,threshold:o})}find(e){
return this.tree.node.hidden?e&&e.round===this.number&&this.cells[e.index]?.node||null:this.tree.find(e)}entrance(){return this.rows()[0]?.[0]??null}rows(){return this.
tree.node.hidden?[this.cells.flatMap(({node:e})=>e.dataset.kind==="absent"?[]:[e])]:this.tree.rows()}};var di=2,pi=16,Ia=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",hi=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Da(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Fa(){try{return[...document.styleSheets].every(({cssRules:s})=>s)}catch{return!1}}function Wa(s){let e=s.cloneNode(!0),t=s.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:i,height:o}=t[r].getBoundingClientRect(),a=`display: block; width: ${i}px; height: ${o}px`;n.replaceWith(
p("img",{src:t[r].toDataURL(),alt:"",style:a}))}),e.querySelectorAll(Ia).forEach(n=>n.remove()),e}function Ua(s){let e=s.closest(".specviz"),{width:t}=s.getBoundingClientRect(),
n=p("div",{style:`width: ${t+2*pi}px; padding: ${pi}px`},Wa(s)),r=p("div",{class:e.className},n),{style:i}=r;i.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:o,fontSize:a,lineHeight:l}=getComputedStyle(e);Object.assign(i,{colorScheme:o,fontSize:a,
lineHeight:l,fontFamily:Ve}),e.append(r);let d=n.getBoundingClientRect(),h=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(i,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:h,width:Math.ceil(d.width),height:Math.ceil(d.height)}}async function Ba(s){let{outer:e,page:t,width:n,height:r}=Ua(s),
i=v=>v.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(hi,""),o=new XMLSerializer().serializeToString(e).replace(hi,""),a=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${i(Da())}</style><foreignObject width="100%" height="100%">${o}</foreignObj\
ect></svg>`,l=new Image;l.src=`data:image/svg+xml,${encodeURIComponent(a)}`,await l.decode();let d=p("canvas",{width:n*di,height:r*di}),h=d.getContext("2d");return h.
fillStyle=t,h.fillRect(0,0,d.width,d.height),h.drawImage(l,0,0,d.width,d.height),d.toDataURL("image/png")}function ps(s,e,t){return Fa()?p("button",{type:"butto\
n",class:"sv-link sv-snapshot",on:{click:async()=>p("a",{href:await Ba(e),download:`specviz-${t}.png`}).click()}},s("snapshot")):null}var Va={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function hs(s,e){let{key:t}=e,n=s.findIndex(o=>o===document.activeElement),r=Va[t],i=t==="Home"?0:t===
"End"?s.length-1:r?(n+r+s.length)%s.length:-1;return n<0||i<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),s.forEach((o,a)=>{o.tabIndex=a===i?0:-1}),s[i].
focus(),i)}var Ga=["race","same","time","guesses"],yt=0,us=class{constructor({say:e,set:t,views:n}){yt+=1,this.names=Object.keys(n),this.set=t,this.tabs=this.names.map(r=>p(
"button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${yt}-${r}`,"aria-controls":`sv-view-${yt}-${r}`,"data-view":r,on:{click:()=>t({view:r})}},e(`\
views.${r}`))),this.panels=this.names.map(r=>p("div",{class:"sv-view",role:"tabpanel",id:`sv-view-${yt}-${r}`,"aria-labelledby":`sv-tab-${yt}-${r}`,"data-view":r},
...Ga.includes(r)?n[r].flatMap(i=>[i,ps(e,i,r)].filter(o=>o!==null)):n[r])),this.list=p("div",{class:"sv-view-tabs",role:"tablist","aria-label":e("views.label"),
on:{keydown:r=>this.walk(r)}},...this.tabs),this.node=p("div",{class:"sv-views"},this.list,...this.panels)}has(e){return this.names.includes(e)}show({view:e}){this.
names.forEach((t,n)=>{T(this.tabs[n],"aria-selected",String(t===e)),this.tabs[n].tabIndex=t===e?0:-1,this.panels[n].hidden=t!==e})}walk(e){let t=hs(this.tabs,e);
t>=0&&this.set({view:this.names[t]})}};var Ka=1.96,Ya=300;function On(s,e){let t=s/e,n=Ka**2/e,r=(t+n/2)/(1+n),i=Math.sqrt((t*(1-t)+n/4)*n)/(1+n);return{share:t,low:Math.max(0,r-i),high:Math.min(1,r+
i),tested:e}}function An(s){let e=s.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),t=s.filter(n=>!N(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:i,verdict:o,confidence:a},l)=>{let d=e?a:r[l]?.candidates.find(([h])=>h===i)?.[4];return o==="untested"||d==null?[]:[{chance:d,accepted:o==="accepted"}]}));
return{headed:e,tests:t}}function ui(s,e){let t=S({settings:s});return t==="token"||t==="match"&&!e||s.temperature===0}function vi(s){let e=s.length<Ya?5:10;return Array.
from({length:e},(t,n)=>{let r=s.filter(({chance:o})=>Math.min(e-1,Math.floor(o*e))===n),i=r.reduce((o,{chance:a})=>o+a,0)/r.length;return{from:n/e,to:(n+1)/e,mean:i,
...On(r.filter(({accepted:o})=>o).length,r.length)}}).filter(({tested:t})=>t)}function Xe(){let s=W(null),[e,t]=se(0);return B(()=>{let n=s.current,r=()=>t(n.clientWidth);r();let i=new ResizeObserver(r);return i.observe(n),()=>i.disconnect()},
[]),[s,e]}function vs({label:s,heads:e,rows:t,hidden:n}){let[r,i]=se(!1);return c("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:o})=>i(o.open),children:[
c("summary",{children:u("chart.table")}),c("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":s,children:c("table",{children:[c("thead",{children:c(
"tr",{children:e.map(o=>c("th",{scope:"col",children:o}))})}),c("tbody",{children:r&&t.map(o=>c("tr",{children:o.map(a=>c("td",{children:a}))}))})]})})]})}var fs=196,ms=40,fi=10,mi=10,$n=40,Ja=[0,.5,1],Ze=10;function jn({dots:s,axis:{title:e,ticks:t},says:n,diagonal:r=!1}){let[i,o]=Xe(),a=h=>ms+h*(o-ms-fi),l=h=>mi+
(1-h)*(fs-mi-$n),d=s.filter(({tested:h})=>h>=Ze);return c("div",{class:"sv-dots",role:"img","aria-label":n,ref:i,children:[o>0&&c("svg",{width:o,height:fs,"aria\
-hidden":"true",children:[Ja.map(h=>c(C,{children:[c("line",{class:"sv-dots-grid",x1:ms,x2:o-fi,y1:l(h),y2:l(h)}),c("text",{x:ms-6,y:l(h)+4,"text-anchor":"end",
children:`${h*100}%`})]})),r?c("line",{class:"sv-dots-equal",x1:a(0),x2:a(1),y1:l(0),y2:l(1)}):c("polyline",{class:"sv-dots-line",points:d.map(h=>`${a(h.x)},${l(
h.share)}`).join(" ")}),t.map(({at:h,label:v})=>c("text",{x:a(h),y:fs-$n+15,"text-anchor":h<1?"middle":"end",children:v})),s.map(h=>c(C,{children:[c("line",{class:"\
sv-dots-whisker",x1:a(h.x),x2:a(h.x),y1:l(h.low),y2:l(h.high)}),c("circle",{class:h.tested<Ze?"sv-dots-few":"sv-dots-point",cx:a(h.x),cy:l(h.share),r:5}),c("tex\
t",{class:"sv-dots-count",x:a(h.at),y:fs-$n+28,"text-anchor":"middle",children:h.tested})]}))]}),c("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var gs=["accepted","rejected","untested"],Xa=[0,.2,.4,.6,.8,1].map(s=>({at:s,label:M(s)}));function Za(s){let e=Array.from({length:Math.max(0,...s.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));s.forEach(({drafts:n})=>{N({drafts:n})?Qa(n).forEach((r,i)=>{e[i][r]+=1}):n.forEach((r,i)=>{e[i][r.verdict]+=
1})});let t=e.findLastIndex(n=>gs.some(r=>n[r]));return e.slice(0,t+1)}function Qa(s){let e=Q(s);return Array.from({length:Math.max(...e)+1},(t,n)=>{let r=s.filter(
(i,o)=>e[o]===n).map(({verdict:i})=>i);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function el(s){let e=s.map(r=>r.drafts.
filter(i=>i.verdict==="accepted").length),t=s.map(({drafts:r})=>N({drafts:r})?Math.max(...Q(r))+1:r.length),n=Array(Math.max(0,...t)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var gi=({columns:s,says:e})=>c("div",{class:`sv-columns${s.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:s.map(({label:t,value:n,
parts:r})=>c("div",{class:"sv-column",children:[c("span",{class:"sv-column-value",children:n}),c("span",{class:"sv-column-bar",children:r.map(([i,o])=>c("span",
{"data-kind":i,style:`--n:${o}`}))}),c("span",{class:"sv-column-label",children:t})]}))}),bs=({heading:s,means:e,says:t,heads:n,rows:r,children:i})=>c("figure",
{class:"sv-figure-block",children:[c("h3",{children:c(ne,{name:e,children:s})}),i,c("p",{class:"sv-note",children:t}),c(vs,{label:s,heads:n,rows:r})]}),bi=(s,e)=>u(
"calibration.between",{from:M(s),to:M(e)}),xi=({share:s,low:e,high:t,tested:n})=>[M(s),bi(e,t),n],wi=s=>s.some(({tested:e})=>e<Ze)&&u("given.hollow",{few:Ze});function tl({
slots:s,rounds:e}){let t=s.filter(({accepted:a,rejected:l})=>a+l>0),n=t.length,r=s.length===1?"aria_one":n===1?"aria_first":"aria",i=(a=0)=>M(a/e),o=s.length?u(
`slots.${r}`,{first:i(s[0].accepted),last:i(t[n-1]?.accepted),n}):u("slots.none");return c(bs,{heading:u("slots.heading"),means:"acceptance_by_position",says:o,
heads:[u("slots.slot"),...gs.map(a=>u(`kind.${a}`)),u("slots.of_rounds"),u("slots.of_judged")],rows:s.map(({accepted:a,rejected:l,untested:d},h)=>[h+1,a,l,d,i(a),
M(a/(a+l))]),children:[c(gi,{says:o,columns:s.map((a,l)=>({label:String(l+1),value:i(a.accepted),parts:gs.map(d=>[d,a[d]/e])}))}),c("ul",{class:"sv-legend",children:gs.
map(a=>c("li",{children:[c("span",{class:"sv-swatch","data-kind":a}),u(`kind.${a}`)]}))})]})}function sl({slots:s}){let e=s.flatMap(({accepted:l,rejected:d},h)=>{
let v=(h+.5)/s.length;return l+d?[{...On(l,l+d),x:v,at:v,label:String(h+1)}]:[]}),t=e.filter(({tested:l})=>l>=Ze),[n,r]=[t[0],t[t.length-1]],i=t.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",o=t.length>1&&u("given.ends",{first:n.label,last:r.label,first_share:M(n.share),last_share:M(r.share)}),a=e.length?
A(o,u(`given.${i}`),wi(e)):u("slots.none");return c(bs,{heading:u("given.heading"),means:"acceptance_by_position",says:a,heads:[u("slots.slot"),u("slots.of_judg\
ed"),u("given.interval"),u("given.tested")],rows:e.map(l=>[l.label,...xi(l)]),children:c(jn,{dots:e,axis:{title:u("given.axis"),ticks:e},says:a})})}function nl({
counts:s,rounds:e}){let t=Math.max(...s),n=s.reduce((o,a,l)=>o+a*l,0)/e,r=s.flatMap((o,a)=>o===t?[a]:[]),i=u(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:O(n),commonest:r.join(u("comma")),count:t,rounds:e});return c(bs,{heading:u("lengths.heading"),means:"mean_acceptance_length",says:i,heads:[u("length\
s.length"),u("lengths.rounds")],rows:s.map((o,a)=>[a,o]),children:c(gi,{says:i,columns:s.map((o,a)=>({label:String(a),value:String(o),parts:[["accepted",o/Math.
max(1,t)]]}))})})}function rl({run:s,shown:e}){let t=An(s.rounds);if(!t.tests.length)return null;let n=u("calibration.heading");if(!ui(s.trace.settings,t.headed))
return c("figure",{class:"sv-figure-block",children:[c("h3",{children:c(ne,{name:"calibration",children:n})}),c("p",{class:"sv-note",children:u("calibration.oth\
er_rule",{rule:u(`rules.name.${S(s.trace)}`)})})]});let{headed:r,tests:i}=An(s.rounds.slice(0,e)),o=r?"head":"own",a=vi(i).map(v=>({...v,x:v.mean,at:(v.from+v.to)/
2})),l=i.reduce((v,{chance:m})=>v+m,0)/i.length,d=i.filter(({accepted:v})=>v).length/i.length,h=a.length?A(u(`calibration.${o}`),u("calibration.sum",{mean:M(l),
share:M(d),tested:i.length}),u("calibration.equal"),wi(a)):u("slots.none");return c(bs,{heading:n,means:"calibration",says:h,heads:[u("calibration.predicted"),u(
"calibration.mean"),u("slots.of_judged"),u("given.interval"),u("given.tested")],rows:a.map(v=>[bi(v.from,v.to),M(v.mean),...xi(v)]),children:c(jn,{dots:a,axis:{
title:u(`calibration.axis.${o}`),ticks:Xa},says:h,diagonal:!0})})}function ki(s){let{run:e,shown:t}=s,n=e.rounds.slice(0,t),r=Za(n);return c("section",{class:"s\
v-section",children:e.width>0&&c(C,{children:[c("div",{class:"sv-section-head",children:c("h2",{children:u("breakdown.heading")})}),c("div",{class:"sv-breakdown\
-charts",children:[c(tl,{slots:r,rounds:t}),c(sl,{slots:r}),c(nl,{counts:el(n),rounds:t}),c(rl,{...s})]})]})})}var il={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},ol=["draft","verify","accept"];function yi({plain:s}){let e=(t,n)=>c("li",{children:[
c("span",{class:"sv-swatch","data-part":t}),c(ne,{name:il[t],children:n})]});return c("ul",{class:"sv-legend",children:[ol.map(t=>e(t,u(`part_key.${t}`))),s&&e(
"plain",s)]})}var Si=["draft","verify","accept"],al=["plain","speculative","bursts"];function ll(s,e){let t=s.folds.cost(e);if(!t||!t.plain)return null;let n=s.folds.at(s.folds.
compared(e)),r=n.emitted/n.rounds,i={draft:t.draft*r,verify:t.verify*r,accept:t.accept*r},o=i.draft+i.verify+i.accept;return{parts:i,round:o,length:r,steps:o/t.
plain,speedup:s.folds.measured(e)}}var Ti=s=>Object.fromEntries(Si.map(e=>[e,j(s[e])]));function cl(s,e){if(!e)return u(s.folds.plain.tokens.length||!s.length?"\
costs.early":"headline.not_measured");let{parts:t,speedup:n}=e,r=Si.reduce((a,l)=>t[a]>=t[l]?a:l),[i,o]=[O(e.steps),O(e.length)];return A(u("costs.round",{round:j(
e.round),steps:i,length:o,...Ti(t)}),n===null?u("headline.impossible"):u(n>=1?"costs.faster":"costs.slower",{steps:i,length:o,speedup:F(n),blame:u(`part.${r}`)}))}
var _i=({way:s,parts:e,most:t})=>c("div",{class:"sv-cost",children:[c("span",{children:u(`race.${s}`)}),c("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>c("span",{"data-part":n,style:`--n:${r/t}`}))}),c("span",{class:"sv-cost-value",children:j(Object.values(e).reduce((n,r)=>n+r,0))})]});function dl({
plain:s,draft:e,verify:t,accept:n}){let r={draft:e,verify:t,accept:n},i=e+t+n,o=Math.max(s,i);return c("div",{class:"sv-costs",role:"img","aria-label":u("costs.\
aria",{plain:j(s),total:j(i),...Ti(r)}),children:[c(_i,{way:"plain",parts:{plain:s},most:o}),c(_i,{way:"speculative",parts:r,most:o})]})}function Ei({run:s,shown:e}){
let t=s.folds.cost(e),n=ll(s,e),r=s.folds.gaps(e);return c("section",{class:"sv-section",children:c("div",{class:"sv-costs-columns",children:[c("div",{class:"sv\
-costs-block",children:[c("div",{class:"sv-section-head",children:c("h2",{children:u("costs.heading")})}),t&&n&&c(dl,{...t}),c(yi,{}),c("p",{class:"sv-note",children:cl(
s,n)})]}),c("div",{children:[c("div",{class:"sv-section-head",children:c("h2",{children:u("waits.heading")})}),c("div",{class:"sv-table sv-waits",children:c("ta\
ble",{children:[c("thead",{children:c("tr",{children:[c("td",{}),c("th",{scope:"col",children:u("waits.p50")}),c("th",{scope:"col",children:u("waits.p95")})]})}),
c("tbody",{children:al.map(i=>c("tr",{children:[c("th",{scope:"row",children:u(`waits.${i}`)}),c("td",{children:j(r[i]?.p50)}),c("td",{children:j(r[i]?.p95)})]}))})]})}),
c("p",{class:"sv-note",children:u("waits.means")})]})]})})}var xs=260,_t=52,Ln=14,zi=22,Mi=42,pl=.001,Ri=pl/1.6,hl=[.001,.01,.1,1],ul=[10,100,1e3,1e4],vl=[["lossy",2],["exact",1]],Oi=s=>s.map(e=>e.map(t=>t.toFixed(1)).join(
",")).join(" ");function fl({rule:s,points:e,width:t}){if(!e.length)return null;let[n,r]=e[e.length-1];return c("g",{class:"sv-convergence-line","data-rule":s,children:[
c("polyline",{points:Oi(e)}),s==="exact"?c("circle",{cx:n,cy:r,r:5}):c("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),c("text",{class:"sv-convergence-name",x:n,y:r+
(s==="exact"?20:-10),"text-anchor":n>t/2?"end":"start",children:u(`frequencies.${s}`)})]})}function Ai({found:{band:s,checkpoints:e,plan:t},seen:n,says:r}){let[
i,o]=Xe(),a=Math.log(t[t.length-1]/t[0]),l=v=>_t+Math.log(v/t[0])/a*(o-_t-Ln),d=v=>zi+Math.log(1/Math.max(v,Ri))/Math.log(1/Ri)*(xs-zi-Mi),h=v=>s.map((m,f)=>[l(
t[f]),d(m[v])]);return c("div",{class:"sv-convergence",role:"img","aria-label":r,ref:i,children:o>0&&c("svg",{width:o,height:xs,"aria-hidden":"true",children:[hl.
map(v=>c(C,{children:[c("line",{class:"sv-convergence-grid",x1:_t,x2:o-Ln,y1:d(v),y2:d(v)}),c("text",{x:_t-6,y:d(v)+4,"text-anchor":"end",children:`${v*100}%`})]})),
ul.map((v,m)=>c("text",{x:l(v),y:xs-Mi+18,"text-anchor":["start","middle","middle","end"][m],children:v.toLocaleString("en")})),c("text",{class:"sv-convergence-\
title",x:(_t+o-Ln)/2,y:xs-6,"text-anchor":"middle",children:u("frequencies.axis")}),c("polygon",{class:"sv-convergence-band",points:Oi([...h(1),...h(0).reverse()])}),
vl.map(([v,m])=>c(fl,{rule:v,width:o,points:e.slice(0,n).map(f=>[l(f[0]),d(f[m][2])])},v))]})})}var Cn=s=>s<5e-4?"0%":s<.1?`${(s*100).toFixed(1)}%`:M(s);var ce=({text:s,oneLine:e=!1})=>c(C,{children:tt(s).map(({kind:t,text:n})=>{if(t==="text")return n;if(t==="control")return c("span",{class:"sv-control",children:st(
n)});let r=e&&t!=="space";return c("span",{class:`sv-${t}${r?" sv-marked":""}`,children:r?"":n})})});function ws(s,e){let t=me;return e.map(n=>{let r=s.piece(n),i=ke(t,r);return t=i.pending,{token:n,text:i.text,piece:r}})}var We=({text:s,piece:e})=>s||ye(e);function ks(s,e){
let{output:t,plain:n,matched:r}=s.folds,i=Math.min(s.folds.at(e).emitted,n.tokens.length);return{speculative:ws(s,t.slice(0,i)),plain:ws(s,n.tokens.slice(0,Math.
min(i,s.plainEnd+1||i))),compared:i,parts:r<i?r:null}}var ml=["accepted","correction","bonus"],gl=s=>s.rounds.flatMap(({drafts:e,final:t})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...t?[e.length?
t.kind:"plain"]:[]]);function ys({texts:{plain:s,speculative:e,parts:t},run:n,says:r}){let i=gl(n);return c("div",{children:[c("p",{class:"sv-pairs-key sv-note",
children:[u("lossless.pairs"),ml.map(o=>c("span",{class:"sv-pair-key","data-came":o,children:u(`lossless.came.${o}`)}))]}),c("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${U(s.map(({text:o})=>o).join(""))}`,children:s.map((o,a)=>{let l=e[a],d=o.token===l.token;return c("span",{class:"sv\
-pair","data-same":String(d),"data-parts":a===t?"":void 0,children:[c("span",{children:c(ce,{text:We(o),oneLine:!0})}),c("span",{class:"sv-pair-sign",children:d?
"=":"≠"}),c("span",{"data-came":i[a],children:c(ce,{text:We(l),oneLine:!0})})]},a)})})]})}var _s=["exact","lossy"],$i=[1,2,3],bl=3,xl=.3,wl=70,ji=48,kl=5e-4;function yl({candidates:s,rest:e},t){let n=t===1?2:4;if(e[t]===null||e[t]>xl||e[n]===null)return 0;
let r=s.map(a=>a[t]??0);return[...s].sort((a,l)=>(l[t]??0)-(a[t]??0)).slice(0,bl).reduce((a,l)=>a+Math.max(0,(l[n]??0)-(l[t]??0)),0)*(1-r.reduce((a,l)=>a+l*l,0))}
function _l(s){let e=s.trace.settings.temperature?1:3,[t,n]=[0,0];return s.rounds.forEach(({positions:r},i)=>(r||[]).forEach((o,a)=>{let l=s.folds.at(i).emitted+
a,d=l<s.folds.output.length&&l<s.folds.at(i+1).emitted?yl(o,e):0;d>n&&([t,n]=[l,d])})),t}function Sl({trace:s,folds:e},t){let n=[...s.prompt,...e.output.slice(0,
t)],r=Object.fromEntries(n.map(i=>[i,s.pieces[i]]));return JSON.stringify({...s,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var Tl=0,
Ss=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,t){Object.assign(this,{
ask:e,offered:t}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:u("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),wl)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let t=Tl+=1;this.result={number:t,state:"loading",texts:0},this.start=_l(this.run),this.ask("sample",{number:t,tokens:e,
take:this.takes,trace:Sl(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},St=(s=0)=>s.toLocaleString(
"en"),Li=s=>`${(s*100).toFixed(1)}%`;function El({state:s,message:e,texts:t,of:n}){return s==="loading"||s==="error"?e||u(`frequencies.state.${s}`):u(`frequenci\
es.state.${s}`,{n:St(t),of:St(n)})}function zl(s,e,t,n){return u(`frequencies.${t>n?"beyond":"within"}.${s}`,{n:St(e),distance:Cn(t),high:Cn(n)})}function Ml(s,e){
let t=s.promptText+ws(s,s.folds.output.slice(0,e)).map(r=>r.text).join(""),n=t.length>ji?`…${t.slice(-ji)}`:t;return u(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function Rl({run:s}){let e=ks(s,s.length),t=e.parts===null,n=e.parts??e.compared,r=t?u("lossless.same",{n}):u("lossless.diffe\
r",{n,position:n+1});return c("div",{class:"sv-proof",children:[c("h4",{children:u("frequencies.greedy")}),c("p",{class:"sv-same","data-kind":t?"same":"differ",
children:r}),c(ys,{texts:e,run:s,says:r})]})}function Ol({tally:[s,e],row:t,texts:n,most:r}){return c("td",{children:[c("span",{class:"sv-count-bar",style:`--n:${s[t]/
n/r};--g:${e[t]/n/r}`,children:[c("span",{class:"sv-count-all"}),c("span",{class:"sv-count-guessed"}),c("span",{class:"sv-count-exact"})]}),Li(s[t]/n)]})}function Al({
run:s,found:e,seen:t,start:n}){let{rows:r,checkpoints:i,band:o,temperature:a,state:l}=e,d=t?i[t-1]:null,[h,...v]=d??[0],m=Math.max(...r.map(([,w])=>w),...v.flatMap(
([w])=>w.map(y=>y/h))),f=l!=="running"&&t===i.length&&t>0,g=_s.map((w,y)=>f?zl(w,h,v[y][2],o[t-1][1]):""),b=w=>c("th",{scope:"col","data-rule":w,children:u(`fre\
quencies.${w}`)});return c("div",{class:"sv-proof",children:[c("h4",{children:u("frequencies.counted",{t:String(a),n:St(h)})}),c("p",{class:"sv-note",children:Ml(
s,n)}),c("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(w=>c("span",{class:"sv-count-key","data-part":w,children:u(`frequencie\
s.${w}`)}))}),c("table",{class:"sv-counts",children:[c("caption",{class:"sv-spoken",children:u("frequencies.caption")}),c("thead",{children:c("tr",{children:[c(
"th",{scope:"col",children:u("frequencies.beginning")}),["target",..._s].map(b)]})}),c("tbody",{children:r.map(([w,y],x)=>(w!==null||y>=kl||v.some(([_])=>_[x]))&&
c("tr",{style:`--p:${y/m}`,children:[w===null?c("th",{scope:"row",class:"sv-others",children:u("frequencies.others")}):c("th",{scope:"row",translate:!1,children:c(
ce,{text:w,oneLine:!0})}),c("td",{children:Li(y)}),_s.map((_,z)=>d?c(Ol,{tally:v[z],row:x,texts:h,most:m},_):c("td",{},_))]},x))})]}),c("p",{class:"sv-note",children:u(
"frequencies.why")}),c("h4",{children:u("frequencies.curve")}),c("p",{class:"sv-note",children:u("frequencies.band")}),c(Ai,{found:e,seen:t,says:A(...g)||u("fre\
quencies.curve")}),c("div",{role:"status",children:_s.map((w,y)=>c("p",{class:"sv-told","data-rule":w,children:g[y]}))})]})}function $l({test:s}){let[e,t]=se($i[0]),
{result:n,isRunning:r}=s;return c("div",{class:"sv-sample-controls",children:[c("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?s.leave():s.begin(
e),children:u(r?"frequencies.stop":s.takes?"frequencies.again":"frequencies.sample")}),c("div",{class:"sv-toggles",role:"group","aria-label":u("frequencies.leng\
th"),children:$i.map(i=>c("button",{type:"button",class:"sv-toggle","data-choice":i,"aria-pressed":i===e,disabled:r,onClick:()=>t(i),children:u(i>1?"frequencies\
.first":"frequencies.first_one",{n:i})}))}),c("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":u("frequencies.progress")}),c("p",{class:"\
sv-note",role:"status",children:n&&El(n)})]})}function Ci({run:s,test:e}){let{result:t,refusal:n,offered:r}=e;if(!s.trace.settings.gamma||!(r||n))return null;let i=E(
s.trace);return c("div",{class:"sv-experiment",children:[c("h3",{children:u("frequencies.heading")}),!i&&r>0&&c("p",{class:"sv-note",children:u("frequencies.mea\
ns",{n:St(r)})}),!i&&c("p",{class:"sv-note",children:u("frequencies.lossy_means")}),i||!r?c("p",{class:"sv-note",children:n||u("frequencies.trees")}):c($l,{test:e}),
t?.greedy&&c(Rl,{run:new Ye(t.greedy)}),t?.rows?.length?c(Al,{run:s,found:t,seen:e.seen,start:e.start}):null]})}function Pi([s,e,t,n,r],i){let o=i?[n,r]:[e,t];return{token:s,target:o[0]??null,draft:o[1]??null}}var qi=({target:s,draft:e})=>s==null||e==null?null:Math.min(s,
e),Pn=(s,e)=>s.reduce((t,n)=>{let r=n[e];return t===null||r===null?null:t+r},0);function Ae(s,e=!1){return s.candidates.map(t=>Pi(t,e)).map(t=>({...t,both:qi(t)}))}
function Hi(s,e,t){let n=new Set(e.map(v=>v.token)),r=Pi(s.rest,t),i=[{...r,both:qi(r)},...Ae(s,t).filter(v=>!n.has(v.token))],[o,a]=[Pn(i,"target"),Pn(i,"draft")],
l=Pn(e,"both"),h=!t&&l!==null&&o!==null&&a!==null&&s.overlap!=null?Math.min(Math.max(0,s.overlap-l),o,a):null;return{token:-1,target:o,draft:a,both:h}}var Ni=(s,e)=>(e.
target??0)-(s.target??0)||(e.draft??0)-(s.draft??0);function Ii(s,e,t=!1,n=8){let r=Ae(s),i=new Map(Ae(s,!0).map(v=>[v.token,Math.max(v.target||0,v.draft||0)])),
o=({token:v})=>i.get(v)??0,a=v=>(e.includes(v.token)?2:0)+Math.max(v.target||0,v.draft||0)+.001*o(v),l=r.sort((v,m)=>a(m)-a(v)).slice(0,n-1).sort((v,m)=>Ni(v,m)||
o(m)-o(v)).map(v=>v.token),d=Ae(s,t),h=l.flatMap(v=>d.find(m=>m.token===v)??[]);return[...h,Hi(s,h,t)]}function Ts(s,e=!1){let t=Ae(s,e).sort(Ni);return[...t,Hi(
s,t,e)]}function Di(s,{weight:e,taken:t,mass:n}){let r=Ae(s),i=n??1-(s.overlap??1);if(i<=0||r.some(a=>a.both==null))return null;let o=r.map(({token:a,target:l,draft:d})=>({
token:a,share:(e*(l??0)-t(a,d??0))/i})).filter(a=>a.share>0).sort((a,l)=>l.share-a.share);return{shares:o,rest:Math.max(0,1-o.reduce((a,{share:l})=>a+l,0))}}function Fi(s){
let[e,t]=[Ae(s),Ae(s,!0)];return t.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var jl=["plain","speculative"],Ll={float16:.0625,bfloat16:.5},Cl=.001;function Pl(s,e){let t=0;for(;s.folds.at(t+1).emitted<=e;)t+=1;return s.rounds[t].positions?.[e-
s.folds.at(t).emitted]??null}function ql(s,e,t,n){let r=Pl(s,e),i=r?Ts(r,!0):[],[o,a]=[t,n].map(d=>i.find(h=>h.token===d)?.target??null);if(!o)return null;let l=Ll[s.
trace.models.target.dtype]||Cl;return{p:[o,a],gap:a?Math.abs(Math.log(o/a)):null,limit:l}}function Hl(s,e,[t,n]){let r=ql(s,e,t.token,n.token);if(!r)return u("l\
ossless.unknown");let i={mine:U(We(t)),theirs:U(We(n)),p:_e(r.p[0]),q:_e(r.p[1]),gap:O(r.gap,3),limit:r.limit,dtype:s.trace.models.target.dtype};return r.gap==null?
u("lossless.unlisted",i):A(u("lossless.gap",i),u(r.gap<=r.limit?"lossless.tie":"lossless.fault",i))}function Nl(s,e,{compared:t,parts:n}){return e==="none"?u(s.
length&&!s.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?u(s.over&&t===s.folds.output.length?"lossless.same":"lossless.so_far",{
n:t}):u(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function Il(s,{compared:e,parts:t,speculative:n,plain:r}){return e?s.trace.settings.temperature>0?u(I(S(s.trace))?
"rules.lossy":"lossless.sampling"):t===null?u("lossless.greedy"):Hl(s,t,[n[t],r[t]]):""}function Dl({way:s,tokens:e,parts:t}){let n=i=>i.map(({text:o})=>o).join(
""),r=t??e.length;return c("div",{class:"sv-twin","data-way":s,children:[c("h3",{children:u(`race.${s}`)}),c("div",{class:"sv-twin-text",translate:!1,children:[
c("span",{children:c(ce,{text:n(e.slice(0,r))})}),t!==null&&c("mark",{class:"sv-parting",children:c(ce,{text:We(e[t]),oneLine:!0})}),c("span",{class:"sv-parted",
children:c(ce,{text:n(e.slice(r+1))})})]})]})}function Fl({texts:s}){let e=W(null);return B(()=>{let t=e.current,n=t?.querySelector("mark");t&&(t.scrollTop=n?Math.
max(0,n.offsetTop-t.clientHeight/2):0)},[s.parts]),c("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":u("lossless.texts"),ref:e,children:jl.map(t=>c(
Dl,{way:t,tokens:s[t],parts:s.parts}))})}function Wi({run:s,shown:e,test:t}){let n=ks(s,e),r=s.trace.settings.temperature===0,i=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",o=Nl(s,i,n),a=c("div",{class:"sv-own",children:[c("p",{class:"sv-verdict","data-kind":i,children:o}),c("p",{class:"sv-note",children:Il(
s,n)}),n.compared>0&&(r?c(ys,{texts:n,run:s,says:o}):c(Fl,{texts:n}))]},"own"),l=c(Ci,{run:s,test:t},"test");return c("section",{class:"sv-section",children:[c(
"div",{class:"sv-section-head",children:c("h2",{children:u("lossless.heading")})}),r?[a,l]:[l,a]]})}var Et=1e-9,Tt=class{list;constructor(){this.list=[]}add(e,t,n,r=me){this.list.push({at:e,tokens:t,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let t=0,n=this.list.length;for(;t<n;){let r=t+n>>1;this.list[r].at<=e+Et?t=r+1:n=r}return t}tokensAt(e){let t=this.list[this.by(e)-1];return t?t.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function Ui(s,e,t,n){
let{folds:r}=s;for(t.cut(e);t.list.length<e;){let l=t.list.length,d=r.at(l+1),h=s.rows[l].slots.filter(v=>xe(v.kind));t.add(Ie(d),d.emitted,h.map(v=>v.text).join(
""))}let{tokens:i,until:o}=r.plain,a=s.over&&e===s.length?i.length:Math.min(i.length,r.at(e).emitted);for(n.cut(a);n.list.length<a;){let l=n.list.length,{text:d,
pending:h}=ke(l?n.list[l-1].pending:me,s.piece(i[l]));n.add(o[l+1],l+1,d,h)}}function zt(s,e){let t=s/e,n=10**Math.floor(Math.log10(t));return[1,2,5].map(r=>r*n).find(r=>r>=t)??10*n}var qn=(s,e)=>Array.from({length:Math.floor(s/e+1e-9)+1},
(t,n)=>n*e);var Wl=["draft","verify","accept"],Hn=24,Bi=28,Vi=26,Ul=[1,4,16],Bl=16e3,Es=class{run=null;rounds;steps;time;constructor({say:e,palette:t,seek:n}){this.say=e,this.
palette=t,this.seek=n,this.zoom=1,this.span=1,this.width=0,this.canvas=p("canvas",{class:"sv-lanes",role:"img","aria-label":e("race.picture"),on:{click:r=>this.
pick(r)}}),this.ahead=p("span",{class:"sv-lanes-ahead"}),this.hand=p("span",{class:"sv-lanes-hand"}),this.scroller=p("div",{class:"sv-lanes-scroll",role:"group",
tabindex:0,"aria-label":e("race.picture")},p("div",{class:"sv-lanes-picture"},this.canvas,this.ahead,this.hand)),this.zooms=De(e("race.zoom"),Ul.map(r=>[String(
r),r===1?e("race.fit"):`${r}×`]),r=>this.setZoom(Number(r))),this.node=p("div",{},p("div",{class:"sv-lanes-frame"},p("p",{class:"sv-lane-caption"},e("race.plai\
n")),p("p",{class:"sv-lane-caption sv-lane-second"},e("race.speculative")),this.scroller),p("div",{class:"sv-lanes-foot"},Rn(e,e("race.key_plain")),this.zooms.node))}setZoom(e){
this.zoom=e,this.draw(),this.set(this.time),this.scroller.scrollLeft=this.x(this.time)-this.scroller.clientWidth/2}show(e,{span:t,ours:n,plain:r}){this.run=e,this.
span=t||1,this.rounds=n.list.length,this.steps=r.list.length,this.draw()}set(e){this.time=e;let t=this.x(e);this.hand.style.transform=`translateX(${Math.min(t,this.
width-2).toFixed(1)}px)`,this.ahead.style.transform=`translateX(${t.toFixed(1)}px)`,this.zoom>1&&this.keepInSight(t)}keepInSight(e){let{scrollLeft:t,clientWidth:n}=this.
scroller;(e<t||e>t+n-40)&&(this.scroller.scrollLeft=e-n/2)}x(e){return e/this.span*(this.width-1)}draw(){if(!this.run||!this.scroller.clientWidth)return;this.width=
Math.min(Bl,Math.floor(this.scroller.clientWidth*this.zoom));let e=Hn*2+Bi+Vi,t=Math.min(window.devicePixelRatio||1,this.width>4e3?1:2);this.canvas.width!==this.
width*t&&(this.canvas.width=this.width*t,this.canvas.height=e*t,T(this.canvas,"style",`width: ${this.width}px; height: ${e}px`));let n=this.canvas.getContext("2\
d");n&&(n.setTransform(t,0,0,t,0,0),n.clearRect(0,0,this.width,e),this.drawAxis(n,e),this.drawPlain(n,this.run),this.drawOwn(n,this.run,Hn+Bi))}drawAxis(e,t){let n=zt(
this.span,Math.max(2,this.width/110));e.font=`11px ${Ve}`,e.textBaseline="alphabetic";for(let r=0;r*n<=this.span;r+=1){let i=Math.round(this.x(r*n))+.5;e.fillStyle=
this.palette.get("line"),e.fillRect(i-.5,0,1,t-Vi+6),e.fillStyle=this.palette.get("quiet");let o=j(Number((r*n).toPrecision(3))).replace(".00","").replace(".0 ",
" "),a=e.measureText(o).width;e.textAlign=i+a/2>this.width?"right":r?"center":"left",e.fillText(o,e.textAlign==="right"?this.width:i,t-6)}}block(e,t,n,r,i){let o=this.
x(r)-this.x(n),a=o>3?Math.round:h=>h,[l,d]=[a(this.x(n)),a(this.x(r))];e.fillRect(l,t,Math.max(d-l-(i&&o>3?1:0),.4),Hn)}drawPlain(e,t){let{until:n}=t.folds.plain;
e.fillStyle=this.palette.get("plain");for(let r=1;r<=this.steps;r+=1)this.block(e,0,n[r-1],n[r],!0)}drawOwn(e,t,n){let r=0;t.rounds.slice(0,this.rounds).forEach(
({times:i})=>Wl.forEach(o=>{e.fillStyle=this.palette.get(o),this.block(e,n,r,r+i[o],o==="accept"),r+=i[o]}))}pick(e){let{run:t}=this;if(!t)return;let n=e.offsetX/
this.width*this.span,r=0;for(;r<this.rounds&&Ie(t.folds.at(r))<n;)r+=1;this.seek(r)}};var Vl=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Gl=4,Kl=.25,Nn=1e3,Yl={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Jl="M4 2.5v11L13 8z",
Xl="M4 3h3v10H4zM9 3h3v10H9z",Gi=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Zl=s=>[1,.25,.1].find(e=>s/e>=Gl)??.1;function Ki({ours:s,plain:e,span:t},n,r){
let o=[s,e].flatMap(({list:a})=>a.map(({at:l})=>l)).filter(a=>(a-n)*r>Et);return r>0?o.length?Math.min(...o):t:o.length?Math.max(...o):0}function Ql({ours:s,plain:e,
measured:t,whole:n,span:r},i){let o={time:j(i),ours:s.tokensAt(i),plain:e.tokensAt(i)};if(!t)return u("race.alone",o);if(!n||i<r-Et)return u("race.now",o);let a=s.
end<=e.end,[l,d]=a?[s,e]:[e,s];return u(a?"race.won":"race.lost",{first:j(l.end),second:j(d.end),done:l.tokens,other:d.tokensAt(l.end),of:d.tokens})}function ec(s,e,{
plain:t,measured:n}){let r=s.trace.settings.temperature>0,i=!r&&s.folds.agreement(e)?.first_difference===null,o=n?r?u(I(S(s.trace))?"rules.lossy":"race.draws"):
i?u("race.same"):"":"",a=s.plainEnd,l=a>=0&&a+1<t.list.length;return A(o,l&&u("race.goes_on",{end:U(s.alone(s.trace.plain.tokens[a]))}))}function tc({trace:s}){
let{target:e,draft:t}=s.prefill??{};return!e&&!t?"":u(s.models.draft?"race.prefill":"race.prefill_alone",{target:j(e),draft:j(t)})}function Yi({way:s,arrivals:e,
end:t,time:n,measured:r}){let i=W(null),{list:o,tokens:a}=e,l=e.by(n),d=lt(()=>o.slice(0,l).map((h,v)=>c("span",{class:t>=0&&v>t?"sv-ended":void 0,"data-new":v===
l-1&&l<o.length?"":void 0,children:c(ce,{text:h.text})},v)),[o,l,l<o.length,t]);return B(()=>{i.current&&(i.current.scrollTop=i.current.scrollHeight)},[o,l]),c(
"div",{class:"sv-reader","data-way":s,children:[c("div",{class:"sv-reader-head",children:[c("h3",{children:u(`race.${s}`)}),c("span",{class:"sv-quiet",children:r?
l<o.length?u("race.so_far",{n:e.tokensAt(n),of:a}):u("race.done",{n:a,time:j(e.end)}):u("race.unmeasured")})]}),c("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":u(`race.${s}`),ref:i,children:d})]})}function sc({run:s,shown:e},{span:t,whole:n},r,i,o){let[a,l]=se(r),[d,h]=se(!1),[v,m]=se(!1),f=W(
{shown:e,length:s.length}),g=e!==f.current.shown&&s.length===f.current.length;f.current={shown:e,length:s.length},g&&v&&!d&&m(!1);let b=W({limit:i,whole:n,span:t,
speed:o});b.current={limit:i,whole:n,span:t,speed:o};let w=W(null);return Tr(()=>{if(!d)return;let y=performance.now(),x=requestAnimationFrame(function _(z){let $=b.
current,we=Math.max(0,Math.min((z-y)/1e3,Kl))*$.speed;y=z,l(de=>{let ee=Math.min(de+we,$.limit);return $.whole&&ee>=$.span&&h(!1),ee}),w.current?.checkVisibility()?
x=requestAnimationFrame(_):h(!1)});return()=>cancelAnimationFrame(x)},[d]),{node:w,playing:d,time:v&&!(g&&!d)?Math.min(a,t):r,go(y,x=!1){m(!0),l(y),h(x)},follow:()=>m(
!1)}}function nc({chosen:s,choose:e,...t}){let{run:n,shown:r,known:i,palette:o,seek:a,greedy:l,drawn:d}=t,{ours:h,plain:v}=lt(()=>({ours:new Tt,plain:new Tt}),[]);
Ui(n,i,h,v);let m=n.folds.plain.tokens.length>0,f=n.over&&h.list.length===n.length,g=Math.max(h.end,v.end),b={ours:h,plain:v,measured:m,whole:f,span:g},w=f&&r===
n.length?g:r?h.list[r-1].at:0,y=s??Zl(g),x=sc(t,b,w,f||!m?g:Math.min(h.end,v.end),y),{time:_,playing:z,go:$,follow:we}=x,de=lt(()=>new Es({say:u,palette:o,seek:L=>{
we(),a(L)}}),[]);B(()=>de.show(n,b),[d]),B(()=>de.set(_));function ee(){let L=_>=g-Et;Gi()?$(L?0:Ki(b,_,1)):z?$(_):$(L?0:_,!0)}function At(L){let $t=Yl[L.key];$t&&
(L.preventDefault(),$(Ki(b,_,$t)))}let oe=Ql(b,_),pe=W("");z||(pe.current=oe);let X=Gi()?"step":z?"pause":"play";return c("section",{class:"sv-section",ref:x.node,
children:[c("div",{class:"sv-section-head",children:[c("h2",{children:u("race.heading")}),c("span",{class:"sv-quiet",children:u("race.note")})]}),c("div",{class:"\
sv-race-controls",role:"group","aria-label":u("race.label"),children:[c("button",{type:"button",class:"sv-button","data-button":"race","data-does":X,onClick:ee,
children:[c("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:c("path",{d:X==="pause"?Xl:Jl})}),c("span",{children:u(`race.${X}`)})]}),c(
"input",{type:"range",class:"sv-scrubber",min:0,max:Nn,step:1,value:g?Math.round(_/g*Nn):0,"aria-label":u("race.scrubber"),"aria-valuetext":oe,onInput:({currentTarget:L})=>$(
Number(L.value)/Nn*g),onKeyDown:At}),c("span",{class:"sv-race-clock",children:u("race.clock",{time:j(_),of:j(g)})}),c("label",{class:"sv-choice",children:[u("ra\
ce.speed"),c("select",{value:String(y),onChange:({currentTarget:L})=>e(Number(L.value)),children:Vl.map(([L,$t])=>c("option",{value:String(L),children:L===1?u("\
race.real"):$t}))})]})]}),c("div",{class:"sv-readers",children:[c(Yi,{way:"plain",arrivals:v,end:n.plainEnd,time:_,measured:m||!n.length}),c(Yi,{way:"speculativ\
e",arrivals:h,end:-1,time:_,measured:!0})]}),c("p",{class:"sv-note sv-race-sentence",children:pe.current}),c("p",{class:"sv-note sv-race-texts",children:[c("spa\
n",{children:ec(n,i,b)})," ",c("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!l.offered(),onClick:()=>l.race(),children:u("ra\
ce.greedy")})]}),c(Or,{node:de.node}),c("p",{class:"sv-note",children:tc(n)})]})}var In=new WeakMap,rc=0;function ic(s){return In.has(s)||In.set(s,rc+=1),In.get(
s)}function Ji(s){let[e,t]=se(null);return c(nc,{chosen:e,choose:t,...s},ic(s.run))}var Qe=220,Ue=44,Mt=12,Xi=8,zs=40,oc=1.25,ac=1.1,lc=90,Zi=10,cc=({folds:s},e)=>Array.from({length:s.compared(e)},(t,n)=>[s.at(n+1).emitted,s.speedup(n+1)??0]);function dc(s,e){
if(e.length<2)return u(s.folds.plain.tokens.length||!s.length?"chart.waiting":"headline.not_measured");if(s.over&&s.folds.impossible(e.length))return u("headlin\
e.impossible");let[t,n]=e[e.length-1],r=e.slice(Zi-1).map(([,o])=>o),i={least:Zi,low:F(Math.min(...r)),high:F(Math.max(...r))};return A(u("chart.last",{tokens:t,
speedup:F(n)}),r.length>1&&u("chart.range",i))}function pc({points:s,tokens:e,width:t}){let[n,r]=se(null),i=Math.max(oc,...s.map(([,b])=>b))*ac,o=b=>Ue+b/e*(t-Ue-
Mt),a=b=>Qe-zs-b/i*(Qe-zs-Xi),[l,d]=s[s.length-1],h=([b])=>Math.abs(o(b)-(n??0)),v=n===null?null:s.reduce((b,w)=>h(b)<=h(w)?b:w),m=zt(i,5),f=m<.1?2:m<1?1:0,g=Math.
max(1,zt(e,Math.max(2,(t-Ue)/lc)));return c(C,{children:[c("svg",{width:t,height:Qe,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:w})=>r(w-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[qn(i,m).map(b=>c(C,{children:[c("line",{class:"sv-speedup-grid",x1:Ue,x2:t-Mt,y1:a(b),y2:a(b)}),c("text",{x:Ue-6,y:a(
b)+4,"text-anchor":"end",children:`${b.toFixed(f)}×`})]})),qn(e,g).map(b=>c("text",{x:o(b),y:Qe-zs+16,"text-anchor":"middle",children:b})),c("text",{class:"sv-\
speedup-title",x:(Ue+t-Mt)/2,y:Qe-6,"text-anchor":"middle",children:u("chart.x")}),c("line",{class:"sv-speedup-plain",x1:Ue,x2:t-Mt,y1:a(1),y2:a(1)}),c("text",{
x:t-Mt,y:d>1?a(1)+14:a(1)-6,"text-anchor":"end",children:u("chart.reference")}),c("polyline",{class:"sv-speedup-line",points:s.map(([b,w])=>`${o(b).toFixed(1)},${a(
w).toFixed(1)}`).join(" ")}),c("circle",{class:"sv-speedup-last",cx:o(l),cy:a(d),r:4.5}),v&&c("g",{class:"sv-speedup-mark",children:[c("line",{x1:o(v[0]),x2:o(v[0]),
y1:Xi,y2:Qe-zs}),c("circle",{cx:o(v[0]),cy:a(v[1]),r:4})]})]}),v&&c("p",{class:"sv-speedup-readout",style:`--x:${o(v[0])}px`,"data-side":o(v[0])>t/2?"left":"rig\
ht",children:u("chart.hover",{tokens:v[0],speedup:F(v[1])})})]})}function Qi({run:s,shown:e,known:t}){let[n,r]=Xe(),i=cc(s,e),o=i.length>1,a=dc(s,i);return c("s\
ection",{class:"sv-section",children:[c("div",{class:"sv-section-head",children:c("h2",{children:c(ne,{name:"speedup",children:u("chart.heading")})})}),c("div",
{class:"sv-speedup-chart",role:"img","aria-label":a,hidden:!o,ref:n,children:o&&r>0&&c(pc,{points:i,tokens:s.folds.at(t).emitted,width:r})}),c("p",{class:"sv-no\
te",children:a}),c(vs,{hidden:!o,label:u("chart.heading"),heads:[u("chart.x"),u("chart.y")],rows:i.map(([l,d])=>[l,F(d)])})]})}var hc=250,uc=120;function vc(s){let{top:e,bottom:t}=s.getBoundingClientRect();return t>0&&e<window.innerHeight}var Rt=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),Ms=class{constructor(e){this.context=e}context;places={race:Rt(),costs:Rt(),lossless:Rt(),speedup:Rt(),breakdown:Rt()};test=new Ss(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>c(Ji,{...e,...this.context,drawn:this.drawnAt}),costs:e=>c(Ei,
{...e}),lossless:e=>c(Wi,{...e,test:this.test}),speedup:e=>c(Qi,{...e}),breakdown:e=>c(ki,{...e})};show(e,{shown:t,known:n,busy:r,view:i}){let o=`${t} of ${n}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${i}`;if(e===this.charted?.run&&o===this.drawn)return;let a=e!==this.charted?.run||i!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:t,known:n},drawn:o,busy:r,view:i}),a?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,hc-(performance.now()-this.drawnAt)):uc))}redraw(e){this.charted&&ae(this.context.host,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(n=>e?this.places[n].checkVisibility():vc(this.places[n])).
forEach(n=>this.redraw(n))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>ae(
this.context.host,c(C,{}),e))}};var eo=["draft","verify","accept"],fc=3;function to(s,e){let t=s.folds.summary(e),n=e<fc&&!(s.over&&e===s.length);return{numbers:t,early:n,warning:mc(s,e)}}function mc(s,e){
let t=s.over?s.folds.disturbance(e):null;return t===null?"":t.jitter===null?u("headline.impossible"):u("headline.disturbed",{jitter:M(t.jitter)})}function so(){
let{run:s,moment:{round:e}}=V(),{numbers:{speedup:t,acceptance_rate:n,mean_acceptance_length:r},early:i,warning:o}=to(s,e),a=(d,h,v,m)=>c("div",{class:`sv-figur\
e sv-figure-${d}`,children:[c("span",{class:"sv-figure-value",children:i?nt:m}),d==="speedup"&&!i&&o&&c("span",{class:"sv-figure-busy",title:o,children:u("headl\
ine.busy")}),c("span",{class:"sv-figure-label",children:c(ne,{name:h,children:v})})]}),l=!i&&t!==null&&t<1&&F(t)!==F(1);return c("div",{class:"sv-headline","dat\
a-slower":String(l),"data-busy":String(!i&&o!==""),title:i?u("headline.too_early"):void 0,children:c("div",{class:"sv-figures",children:[a("speedup","speedup",u(
"headline.speedup"),F(t)),a("acceptance","acceptance_rate",u(E(s.trace)?"tree.acceptance":"headline.acceptance"),M(n)),a("length","mean_acceptance_length",u("he\
adline.length"),O(r))]})})}function no(){let{run:s,moment:{round:e}}=V(),{numbers:t,early:n,warning:r}=to(s,e),i=e<s.length&&u("headline.until",{round:e,rounds:s.
length});return c("p",{class:"sv-sentence",children:t.rounds?A(i,gc(s,t),bc(s,e,t,n),r):u("headline.nothing")})}function gc(s,{mean_acceptance_length:e,drafted:t,
rounds:n}){let{gamma:r,drafter:i}=s.trace.settings,o=O(e,t?1:0);if(!r)return u("headline.plain_round",{length:o});let a=t/n,l=t===n*r,d=E(s.trace)&&t?u("tree.gu\
esses",{n:O(a,Number.isInteger(a)?0:1)}):u(`headline.guesses.${r===1?"one":l?"many":"most"}`,{n:r});return u("headline.each_round",{drafter:le(u,i,s.trace.models.
pair),guessed:d,length:o})}function bc(s,e,{speedup:t},n){if(!s.folds.plain.tokens.length)return u("headline.not_measured");if(s.over&&s.folds.impossible(e))return"";
let r=s.folds.cost(e);if(n||t==null||!r)return u("headline.too_early");if(F(t)===F(1))return u("headline.same");if(t>=1)return u("headline.faster",{share:M(1/t)});
let i=o=>O(r[o]/r.plain);return u("headline.slower",{total:O(eo.reduce((o,a)=>o+r[a]/r.plain,0)),draft:i("draft"),verify:i("verify"),accept:i("accept"),blame:u(
`part.${eo.reduce((o,a)=>r[o]>=r[a]?o:a)}`)})}var xc=["emitted","rounds","drafted","accepted","rejected","untested"],wc=["accepted","rejected","untested"],kc={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ro=({trace:s})=>s.settings.temperature>0&&I(S(s));function yc(s,e){if(s.trace.
settings.temperature>0)return u(`ledger.agreement.${ro(s)?"lossy":"sampling"}`);let t=s.folds.agreement(e);if(!t)return nt;let{first_difference:n,compared:r}=t;
return n===null?u("ledger.agreement.same",{n:r}):u("ledger.agreement.differ",{n:n+1})}function io(){let{run:s,moment:{round:e}}=V(),t=s.folds.summary(e),{target:n=0,
draft:r=0}=s.trace.prefill??{},i={counts:Object.fromEntries(xc.map(a=>[a,Se(t[a])])),rates:{acceptance_rate:M(t.acceptance_rate),draft_efficiency:M(t.draft_efficiency),
mean_acceptance_length:O(t.mean_acceptance_length),mean_overlap:O(t.mean_overlap)},time:{speedup:F(t.speedup),tokens_per_second:Qs(t.tokens_per_second),plain_tokens_per_second:Qs(
t.plain_tokens_per_second),prefill:n||r?j(n+r):nt,agreement:yc(s,e)}},o=a=>u(`ledger.${a}.${a==="acceptance_rate"&&E(s.trace)?"tree":"label"}`);return c("sectio\
n",{class:"sv-section sv-ledger",children:[c("div",{class:"sv-section-head",children:[c("h2",{children:u("ledger.heading")}),c("span",{class:"sv-quiet",children:u(
"ledger.note")})]}),t.drafted>0&&c("div",{class:"sv-verdict-bar",role:"img","aria-label":u("ledger.bar",t),children:wc.map(a=>c("span",{"data-kind":a,style:`--n\
:${t[a]}`}))}),ro(s)&&c("p",{class:"sv-note",children:u("rules.lossy")}),c("div",{class:"sv-ledger-groups",children:Object.entries(i).map(([a,l])=>c("div",{class:"\
sv-ledger-group",children:[c("h3",{children:u(`ledger.groups.${a}`)}),Object.entries(l).map(([d,h])=>c("p",{class:"sv-ledger-line",children:[c(ne,{name:kc[d]??d,
children:o(d)}),c("span",{class:"sv-ledger-value","data-metric":d,children:h})]}))]}))})]})}var Rs=44,_c=2,oo=10,Os=class{run;drawn;constructor({say:e,palette:t,seek:n}){this.say=e,this.palette=t,this.seek=n,this.width=0,this.tint="verdict",this.run=null,
this.shown=0,this.canvas=p("canvas",{class:"sv-strip-picture","aria-hidden":"true"}),this.node=p("div",{class:"sv-strip",role:"slider",tabindex:0,"aria-label":e(
"transport.scrubber"),"aria-valuemin":0,"aria-valuemax":0,"aria-valuenow":0,"aria-orientation":"horizontal"},this.canvas,p("span",{class:"sv-strip-head"})),this.
node.addEventListener("pointerdown",r=>this.grab(r)),this.node.addEventListener("pointermove",r=>{this.held&&this.seek(this.momentAt(r))}),["pointerup","pointer\
cancel"].forEach(r=>this.node.addEventListener(r,()=>{this.held=!1})),this.sizes=new ResizeObserver(([{contentRect:r}])=>{this.width=r.width,this.draw()}),this.
sizes.observe(this.node)}show({moment:e,tint:t},n,r){let{length:i}=n,o=this.run!==n||this.shown!==e.round||this.drawn!==i||this.tint!==t;this.run=n,this.shown=e.
round,this.tint=t,o&&this.draw();let a=e.phase?e.phase/bn(n.rounds[e.round]):0,l=e.round+a;this.node.style.setProperty("--done",String(i?l/i:0)),T(this.node,"ar\
ia-valuemax",i),T(this.node,"aria-valuenow",Number(l.toFixed(2))),T(this.node,"aria-valuetext",r)}grab(e){!this.run||!this.run.length||e.button||(this.held=!0,this.
node.setPointerCapture(e.pointerId),this.seek(this.momentAt(e)))}momentAt(e){let{run:t,width:n}=this;if(!t)return Re.moment;let{left:r}=this.node.getBoundingClientRect(),
i=Math.max(0,Math.min(1,(e.clientX-r)/(n||1)))*t.length,o=Math.min(Math.floor(i),t.length-1),a=bn(t.rounds[o]);return n/t.length<_c*a?{round:Math.round(i),phase:0}:
{round:o,phase:Math.round((i-o)*a)}}momentFor(e,{round:t}){let n={PageUp:oo,PageDown:-oo}[e];return n?{round:t+n,phase:0}:null}draw(){let{run:e,width:t,canvas:n,
palette:r}=this,i=window.devicePixelRatio||1,o={width:Math.round(t*i),height:Math.round(Rs*i)};(n.width!==o.width||n.height!==o.height)&&Object.assign(n,o);let a=n.
getContext("2d");if(!a||(a.setTransform(i,0,0,i,0,0),a.clearRect(0,0,t,Rs),!e||!e.length))return;this.drawn=e.length;let l=t/e.length,d=E(e.trace),h=d?e.rounds.
map(({drafts:g})=>Math.max(0,...Q(g).map(b=>b+1))):[],v=Rs/((d?Math.max(...h):e.width)+1),[m,f]=[l,v].map(g=>g>4?g-1:g);e.rounds.forEach(({drafts:g},b)=>{let w=b<
this.shown?this.writtenIn(e,b):[],y=d?h[b]+1:b<this.shown?e.rows[b].slots.length:g.length+1;for(let x=0;x<y;x+=1)a.fillStyle=r.get(x<w.length?this.colour(e,b,w[x]):
"line"),a.fillRect(b*l,Rs-(x+1)*v,Math.max(.6,m),Math.max(.6,f))})}writtenIn(e,t){return e.rows[t].slots.map((n,r)=>({...n,index:r})).filter(n=>xe(n.kind))}colour(e,t,{
index:n,kind:r}){if(this.tint==="verdict")return`strip-${r}`;let i=kt(this.tint,e.at({round:t,index:n}));return i==null?"strip-unknown":`tint-${i}`}disconnect(){
this.sizes.disconnect()}};var Sc=[.5,1,2,4],ao={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"M4 3h3v10H4zM9 3\
h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"},Tc=["start","back","previous","play",
"next","forward","end","stop"],lo="specviz-letters",co={read(){try{return localStorage.getItem(lo)!=="off"}catch{return!0}},write(s){try{localStorage.setItem(lo,
s?"on":"off")}catch{}}},As=class{buttons={};constructor({say:e,palette:t,keys:n,actions:r}){this.say=e;let i=o=>this.buttons[o]=p("button",{type:"button",class:"\
sv-button","data-button":o,title:e(`transport.${o}`),"aria-label":e(`transport.${o}`),on:{click:r[o]}},tn(ao[o]));this.run=p("button",{type:"button",class:"sv-b\
utton sv-run",hidden:!0,on:{click:r.run}},e("transport.run")),this.strip=new Os({say:e,palette:t,seek:r.seek}),this.count=p("span",{class:"sv-count"}),this.follow=
p("button",{type:"button",class:"sv-link",hidden:!0,on:{click:r.follow}},e("transport.follow")),this.speed=p("select",{"aria-label":e("transport.speed"),on:{change:()=>r.
set({speed:Number(this.speed.value)})}},...Sc.map(o=>p("option",{value:o,selected:o===1},`${o}×`))),this.pace=De(e("transport.pace"),["steps","rounds"].map(o=>[
o,e(`transport.${o}`)]),o=>r.set({pace:o==="steps"?"steps":"rounds"})),this.presenter=p("button",{type:"button",class:"sv-link",title:e("transport.presenter_mea\
ns"),on:{click:r.present}},e("transport.presenter")),this.letters=p("input",{type:"checkbox",checked:co.read(),on:{change:()=>co.write(this.letters.checked)}}),
this.help=this.listOf(n),this.node=p("div",{class:"sv-transport",role:"group","aria-label":e("transport.label")},p("div",{class:"sv-buttons"},...Tc.map(i),this.
run),p("div",{class:"sv-transport-side"},this.count,this.follow,this.pace.node,p("label",{class:"sv-speed"},this.speed),this.presenter,this.help),this.strip.node)}listOf(e){
let t=e.flatMap(([i,o])=>[p("dt",{},...i.split(/\s+/).map(a=>p("kbd",{},a))),p("dd",{},o)]),n=p("dt",{},p("kbd",{},"A – Z"),p("kbd",{},", . ?")),r=p("button",
{type:"button",class:"sv-popover-close","aria-label":this.say("term.close"),on:{click:()=>this.toggleHelp(!1)}},"×");return p("details",{class:"sv-keys"},p("su\
mmary",{},this.say("transport.keys")),p("div",{class:"sv-keys-panel"},r,p("dl",{},...t,n,p("dd",{},p("label",{class:"sv-check"},this.letters,this.say("transport\
.letters"))))))}toggleHelp(e=!this.help.open){!e&&this.help.contains(document.activeElement)&&this.help.querySelector("summary")?.focus(),this.help.open=e,e&&this.
help.lastElementChild?.scrollIntoView({block:"nearest"})}show(e,t){let{run:n,moment:r,playing:i,mode:o,live:a}=e,l=J(e),d=ge(e),h=r.round===0&&r.phase===0,v=this.
tell(e);k(this.count,v),k(this.presenter,this.say(e.presenting?"transport.leave":"transport.presenter")),n&&this.strip.show(e,n,`${v}. ${t}`);let{buttons:m}=this,
f=Object.values(m).find(b=>b===document.activeElement);m.start.disabled=m.back.disabled=m.previous.disabled=h,m.end.disabled=r.round===(n?n.length:0),m.next.disabled=
m.forward.disabled=!(l>0||d||a&&!n),m.stop.hidden=!d&&e.status!=="loading",this.run.hidden=!(e.presenting&&a&&!d),this.follow.hidden=!(d&&l>0),f&&(f.disabled||f.
hidden)&&m.play.focus();let g=i||d&&o==="running"&&!l;this.showPlay(g?"pause":d&&o==="paused"&&!l?"resume":"play")}tell({run:e,moment:{round:t,phase:n}}){let r=e&&
e.over;if(r&&t===e.length&&t)return this.say("transport.all",{rounds:t});let i=this.say(`transport.${r?"round_of":"round"}`,{round:n?t+1:t,rounds:r&&e.length});
return n?this.say("transport.step",{round:i,phase:n}):i}showPlay(e){let{play:t}=this.buttons;t.dataset.does!==e&&(t.dataset.does=e,t.replaceChildren(tn(ao[e==="\
pause"?"pause":"play"]),p("span",{},this.say(`transport.${e}`))),t.setAttribute("aria-label",this.say(`transport.${e}`)),t.title=this.say(`transport.${e}`))}};var Ec=1100,zc=1.6,Mc={draft:450,verify:1200,test:1e3,discard:700,final:1300},Dn=(s,e)=>s.round<e.round||s.round===e.round&&s.phase<e.phase,$s=class{constructor(e,t){
this.store=e;this.resume=t}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return Tn(this.store.state,e)!==null}seek(e){let{round:t,
phase:n}=ht(this.rounds,e);this.move(this.toward({round:t,phase:0},{round:t,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,t){let n=e;for(;Dn(n,t)&&!this.barred(n);)n=xn(this.rounds,n);return n}move(e,t,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:t,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:t}=this.store.state;e==="step"?this.move(Ur(this.rounds,t),"step"):this.seek({round:t.phase?t.round:t.round-1,phase:0})}go(e,t){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(xn(this.rounds,n),"step",t);else{let r=ht(this.rounds,
{round:n.round+1}),i=this.toward(n,r);this.move(i,Dn(i,r)?"step":"round",t)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...J(
this.store.state)?{}:{moment:Re.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:t,moment:n,
opening:r}=this.store.state,{name:i}=Me(this.rounds[n.round])[n.phase],o=r||e==="steps";this.go(o?"step":"round",{playing:!0,hovered:null});let a=this.ahead();if(!a){
this.halt();return}this.timer=setTimeout(a,(o?Mc[i]:Ec)/(r?zc:t))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Dn(e.moment,e.until)?null:
J(e)?()=>this.tick():ge(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};var js=class{views;constructor(e){this.views=e.map(t=>({view:t,marked:null,stop:null}))}show(e,t,n){let r=He(e,e.cursor)?e.cursor:t;this.views.forEach(i=>{let o=i.
view.find(t),a=i.view.find(r)??i.view.entrance?.()??null;i.marked&&i.marked!==o&&(delete i.marked.dataset.seen,i.marked.setAttribute("aria-selected","false")),o&&
(o.dataset.seen=n,o.setAttribute("aria-selected","true")),i.stop&&i.stop!==a&&(i.stop.tabIndex=-1),a&&(a.tabIndex=0),Object.assign(i,{marked:o,stop:a})})}};var et=["draft","verify","test","write"],po={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Rc={draft:"draft",verify:"verify",test:"\
test",discard:"write",final:"write"};function Oc(s,e){let{gamma:t,drafter:n,confidence:r,max_new_tokens:i}=s.trace.settings,{ending:o}=s.trace,a=e===s.length-1;
return t===0?"off":s.folds.at(e).emitted===i-1?"last":a&&o==="context full"?"full":a&&o==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}
function Cs(s,e,t,n){let r=Oc(e,t);return A(s,r&&n(`unguessed.${r}`))}function Ac(s,e,t){if(!e)return t("summary.start");let{drafts:n,final:r}=s.rounds[e-1],i={
round:e,drafted:n.length,accepted:n.filter(a=>a.verdict==="accepted").length};if(!n.length)return Cs(t("summary.plain",i),s,e-1,t);let o=n.length===1;return r?N(
{drafts:n})?t(r.kind==="bonus"?"tree.bonus":"tree.some",i):r.kind==="correction"?t(o?"summary.one_rejected":"summary.some",i):t(o?"summary.one":"summary.all",i):
t(o?"summary.one_ends":"summary.end",i)}function $c(s,{round:e},{name:t,index:n},r){let i=s.rounds[e],{drafts:o,final:a}=i,l={round:e+1,n:n+1,of:o.length};if(N(
i)&&t!=="final")return jc(s,e,{name:t,index:n},r);if(t==="draft"&&i.together&&o.length>1)return r("phase.at_once",l);if(t==="draft"){let h=s.rows[e].slots[n];return r(
"phase.draft",{...l,token:fe(h,r)})}if(t==="verify"&&!o.length)return Cs(r("phase.verify_none",l),s,e,r);if(t==="verify")return r(o.length===1?"phase.verify_one":
"phase.verify",l);if(t==="test")return Lc(s,i,n,l,r);let d=o.filter(h=>h.verdict==="untested").length;return d&&a&&S(s.trace)==="block"?r("rules.phase.discard",
{...l,untested:d}):r(d?"phase.discard":"phase.discard_last",{...l,untested:d})}function jc(s,e,{name:t,index:n},r){let{drafts:i}=s.rounds[e],o={round:e+1,of:i.length,
token:fe(s.rows[e].slots[n]??s.rows[e].slots[0],r)};if(t==="draft"){let g=Q(i),b=g.filter(w=>w===g[n]).length;return r(b===1?"tree.level_one":"tree.level",{...o,
level:g[n]+1,n:b})}if(t!=="test")return r(t==="verify"?"tree.verify":"tree.discard",o);let{verdict:a,draw:l,parent:d}=i[n],h=K(i[n]);if(s.trace.settings.temperature!==
0&&a==="accepted"&&l==null&&S(s.trace)==="block")return r("tree.kept",o);if(s.trace.settings.temperature!==0&&Pe(i[n],S(s.trace)))return ho(s,{...o,n:n+1},a,r);
if(s.trace.settings.temperature===0||l==null||h===null)return r(`tree.greedy_${a}`,o);let[v,m]=te(l,h),f=a==="rejected"&&!i.some((g,b)=>b>n&&g.parent===d);return r(
`tree.${a}${f?"_last":""}`,{...o,draw:v,threshold:m})}var ho=(s,e,t,n)=>n(`rules.phase.certain_${t}`,{...e,rule:n(`rules.name.${S(s.trace)}`)});function Lc(s,{drafts:e},t,n,r){
let i=e[t],{verdict:o,draw:a}=i,l=K(i);if(s.trace.settings.temperature===0)return r(`phase.greedy_${o}`,n);if(Pe(i,S(s.trace)))return ho(s,n,o,r);if(a==null||l===
null)return r(`phase.untold_${o}`,n);let[d,h]=te(a,l),v={...n,draw:d,threshold:h};if(l===1&&o==="accepted"&&S(s.trace)!=="block")return r("phase.certain",v);if(S(
s.trace)!=="block")return r(`phase.${o}`,v);let m=o==="accepted"?Ge(i):"failed",[,f]=te(a,G(i)??1);return r(`rules.phase.${m}`,{...v,ratio:f,by:Ke(e)+1})}function Fn(s,e,t,n){
return t?$c(s,e,t.phase,n):Ac(s,e.round,n)}var Cc={tree:["test","write"],block:["test"]},Ls=class{constructor(e){this.say=e,this.names=et.map(t=>P(po[t],e(`act.${t}\
.name`))),this.meanings=et.map(()=>p("span",{class:"sv-spoken"})),this.items=et.map((t,n)=>p("li",{},this.names[n],this.meanings[n])),this.node=p("ol",{class:"s\
v-acts","aria-label":e("act.label")},...this.items)}load({trace:e}){let t=E(e)?"tree":S(e)==="block"&&e.settings.temperature?"block":"";et.forEach((n,r)=>{let i=this.
say(`act.${n}.${Cc[t]?.includes(n)?t:"means"}`);T(this.items[r],"title",i),k(this.meanings[r],i)}),this.names[et.indexOf("test")].dataset.term=t==="block"?"bloc\
k_verification":po.test}show(e){let t=et.indexOf(e?Rc[e]:"");this.items.forEach((n,r)=>{T(n,"aria-current",r===t?"step":null),n.classList.toggle("sv-past",r<t)})}};var Ps=class{constructor({say:e,teach:t}){this.say=e,this.why=p("span",{}),this.watch=p("button",{type:"button",class:"sv-link",on:{click:()=>t(this.round)}}),this.
node=p("span",{class:"sv-lead"},this.why,this.watch),this.round=0}show(e,t){let{moment:n,opening:r,recorded:i,playing:o,rested:a}=e,l=!o&&n.phase===0,d=a!==null?
this.say("lead.rests",{round:t.length,shown:a+1}):l&&r&&i?this.reason(t,n.round-1):"";this.why.hidden=!d,k(this.why,d);let h=l&&a===null&&t.over&&n.round===t.length?
Jt(t):null;if(this.watch.hidden=h===null,h===null)return;this.round=h;let v=ft(t.rounds[h],S(t.trace))>=0;k(this.watch,this.say(v?"lead.watch_rule":"lead.watch",
{round:h+1}))}reason(e,t){let n=e.rounds[t];if(!n)return"";let r=S(e.trace),i=ft(n,r);return i>=0?this.say(r==="block"?"lead.rescue":"lead.lenient",{n:i+1}):wn(
n)?this.say("lead.why"):""}};var Pc=2e3,qs=class{constructor({say:e,stream:t,rounds:n,teach:r}){this.say=e,this.views=[t,n],this.acts=new Ls(e),this.sentence=p("span",{}),this.lead=new Ps({
say:e,teach:r}),this.caption=p("p",{class:"sv-caption"},this.sentence," ",this.lead.node),this.spoken=p("p",{class:"sv-spoken","aria-live":"polite"}),this.node=
p("div",{class:"sv-story"},this.acts.node,this.caption,this.spoken),this.fresh=[],this.lag=!1,this.spokenAt=0,this.at=""}load(e){this.at="",this.lag=!0,this.acts.
load(e),this.views.forEach(t=>{t.load(e),t.scroller.scrollTop=0})}tell(e,t){return Fn(t,e.moment,be(e),this.say)}show(e,t,{busy:n,live:r}){let{moment:i,entered:o,
whole:a}=e,l=be(e),d=`${i.round}.${i.phase}`,h=d!==this.at;this.at=d,this.views.forEach(f=>{f.grow(),f.show(i.round),f.showNow(l)}),this.lag=this.lag||h&&!a;let v=o===
"step"&&i.round>0?"final":null;this.acts.show(l?l.phase.name:v),h&&this.greet(o==="round"&&!r?i.round-1:-1);let m=e.rested===null?this.tell(e,t):Fn(t,{round:Ne(
e)+1,phase:0},null,this.say);k(this.sentence,m),this.lead.show(e,t),this.speak(m,n)}follow(){this.lag&&[...this.views].reverse().forEach(e=>e.followHead()),this.
lag=!1}greet(e){this.fresh.forEach(t=>t.classList.remove("sv-fresh")),this.fresh=this.views.flatMap(t=>t.rows[e]??[]),this.fresh.forEach(t=>t.classList.add("sv-\
fresh"))}speak(e,t){let n=performance.now();t&&n-this.spokenAt<Pc||(this.spokenAt=n,k(this.spoken,e))}};function qc({models:s,settings:e},t){let n=v=>t("size",{name:v.name,size:en(v.parameters)}),r=n(s.target),i=Vr(e),{drafter:o,confidence:a}=e,l=v=>o!=="early-exi\
t"?n(v):t("first_layers",{layers:v.layers,of:s.target.layers,size:en(v.parameters)}),d=s.draft?t("pair",{target:r,draft:l(s.draft)}):t("pair_alone",{target:r}),
h=E({settings:e})&&t("tree.settings",{tree:t(`tree.name.${e.tree}`),budget:e.budget});return[i&&t(`rules.name.${i}`),h,o!=="model"&&le(t,o,s.pair),...["too_shor\
t","other_weights"].map(v=>s.draft?.[v]&&t(v)),t("settings",{...e}),a&&t("confidence",{confidence:a}),d].filter(Boolean).join(" · ")}function Hc({trace:{ending:s},
folds:e},t){let n=e.output.length;return t(`ending.${s}${s==="stopped"?["_none","_one"][n]??"":""}`,{n})}var Nc=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;
function Ic(s,e){s.textContent!==Y(e)&&s.replaceChildren(...e.split(Nc).map((t,n)=>n%2?p("a",{href:t,target:"_blank",rel:"noopener"},t):p("span",{},t)))}var Hs=class{constructor(e){
this.say=e,this.origin=p("span",{class:"sv-origin"}),this.about=p("span",{}),this.message=p("span",{class:"sv-message"}),this.node=p("div",{class:"sv-status"},this.
origin,this.about,this.message)}show(e){let{say:t}=this,{run:n,recorded:r,status:i,message:o}=e;n&&this.showRun(n.trace,r),this.origin.dataset.recorded=String(r);
let a=i!=="done"?t(`state.${i}`):n?Hc(n,t):t("state.idle"),l=r||J(e)>0&&n?.trace.ending!=="stopped",d=n&&(i==="idle"||i==="done"&&l),h=n&&i==="error"?t(r?"state\
.example":"state.previous"):d&&e.stale?t("state.stale"):"";Ic(this.message,A(o||(d?"":a),h)),this.message.setAttribute("role",i==="error"?"alert":"status")}showRun(e,t){
let{device:n,processor:r,placement:i}=e.machine,o=n==="cuda"&&this.say(`steps.${e.captured?"captured":"eager"}`),a=[r||n,i,o].filter(Boolean).join(" · ");k(this.
origin,this.say(t?"recorded":"live",{date:e.recorded.slice(0,10),machine:a})),k(this.about,qc(e,this.say)),[this.origin,this.about].forEach(l=>T(l,"title",l.textContent))}};var Wn=(s,e)=>s.length===e.length&&s.every((t,n)=>t===e[n]);function uo(s,e){let[t,n]=[s.trace.prompt,e.trace.prompt];if(Wn(t,n))return"again";if(n.length<=t.length||
!Wn(t,n.slice(0,t.length)))return null;let r=n.slice(t.length),i=r.length-1,{output:o}=s.folds;return o.length<i||!Wn(r.slice(0,i),o.slice(0,i))?null:{at:i,token:r[i],
was:o[i]}}function Dc(s,e,t){let n=e.trace.prompt.slice(s.trace.prompt.length),[r,i]=[s,e].map(({folds:d},h)=>d.output.slice(0,d.at(t[h]).emitted)),o=[...n,...i],
a=r.findIndex((d,h)=>d!==o[h]),l=a<0?Math.min(r.length,o.length):a;return{n:l,was:r.at(l),now:o.at(l)}}var Fc=({source:s},e)=>!!(s&&e.source&&s.run&&s.run===e.source.
run);function vo({compared:s,expected:e,returning:t},n){let r=t??(s&&Fc(s.pair[s.shown],n)?s.shown:null);if(s&&r!==null){let[o,a]=s.pair;return{pair:r?[o,n]:[n,
a],shown:r}}return e&&n.source&&uo(e.run,n.run)?{pair:[e,n],shown:1}:null}var Ns=(s,e)=>e!==void 0&&U(s.alone(e))||u("token.empty");function Wc(s,e,t){let n=[s,
e],r=ts.map(l=>[l,n.map(({trace:d})=>ns(u,l,ss(d,l),d.models.pair))]).filter(([,[l,d]])=>l!==d),i=r.some(([l])=>l==="tree"),o=n.some(({trace:l})=>E(l)),a=n.map(
(l,d)=>l.folds.summary(t[d]));return[...r,...i?[["verified",n.map(({trace:l})=>Se(wt(l)))]]:[],["speedup",a.map(({speedup:l})=>F(l))],[o?"acceptance_by_position":
"acceptance_rate",a.map(({acceptance_rate:l})=>M(l))],["draft_efficiency",a.map(({draft_efficiency:l})=>M(l))],["mean_acceptance_length",a.map(({mean_acceptance_length:l})=>O(
l))],["emitted",a.map(({emitted:l})=>Se(l))]]}function Uc(s,e,t){let{n,was:r,now:i}=Dc(s,e,t);return r===void 0&&i===void 0?u("compare.same",{n}):r===void 0||i===
void 0?u("compare.longer",{n}):u("compare.differ",{n:n+1,was:Ns(s,r),now:Ns(e,i)})}function Bc(s,e){let t=uo(s,e);return t==="again"||t===null?"":u("compare.bra\
nched",{n:t.at+1,token:Ns(e,t.token),was:Ns(s,t.was)})}function fo({sequels:s}){let{host:{state:e}}=V(),t=W(null),n=W(null),{compared:r}=e;if(B(()=>{let f=r&&!r.
pair.some(g=>n.current?.pair.includes(g));n.current=r,f&&(t.current?.focus({preventScroll:!0}),t.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:i,shown:o}=r,[a,l]=i.map(({run:f})=>f),d=i.map(({run:f},g)=>g===o?Kt(e):f.length),h=Bc(a,l),v=JSON.stringify(a.trace.machine)!==JSON.stringify(l.trace.
machine),m=["before","now"].map((f,g)=>g===o?u("compare.shown",{run:u(`compare.${f}`)}):u(`compare.${f}`));return c("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":u("compare.heading"),ref:t,children:[c("div",{class:"sv-section-head",children:[c("h2",{children:u("compare.heading")}),c("button",{type:"button",class:"\
sv-link",onClick:()=>s.swap(),children:u(o?"compare.show_before":"compare.show_now")}),c("button",{type:"button",class:"sv-link",onClick:()=>s.close(),children:u(
"compare.close")})]}),h&&c("p",{class:"sv-branched",children:h}),v&&c("p",{class:"sv-note",children:u("compare.unlike")}),c("table",{class:"sv-figures-table",children:[
c("thead",{children:c("tr",{children:[c("th",{scope:"col",children:u("compare.setting")}),m.map(f=>c("th",{scope:"col",children:f}))]})}),c("tbody",{children:Wc(
a,l,d).map(([f,g])=>c("tr",{children:[c("th",{scope:"row",children:u(`compare.${f}`)}),g.map(b=>c("td",{children:b}))]},f))})]}),c("p",{children:Uc(a,l,d)})]})}var Is=class{constructor(e,t,n){this.store=e;this.send=t;this.most=n}store;send;most;load(e){this.store.set({compared:vo(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:u("again.no_source")}offer(e,t){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.set(
{offers:t})}make(e){let{run:t,source:n,recorded:r}=this.store.state;t&&(this.store.set({expected:{run:t,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let t=e.shown?0:1;this.store.set({returning:t});let{run:{trace:n},source:r,recorded:i}=e.pair[t],o=n.ending==="run\
ning"?{...n,ending:"stopped"}:n,a={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:o,recorded:i,state:"done",typed:!1,...a})}close(){
this.store.set({compared:null})}};var Ds=["both","target","draft"],Gc={both:"overlap",target:"residual",draft:"rejected"},Kc=[0,.5,1],Fs=class{rows;total;keys;targetHead;draftHead;chart;legend;picture;body;table;view;raw=!1;asTable=!1;constructor({
say:e,set:t}){this.say=e,this.heading=p("h3",{}),this.shaping=De(e("areas.view"),[["shaped",e("areas.shaped")],["raw",e("areas.raw")]],n=>t({raw:n==="raw"})),this.
form=De(e("areas.form"),[["picture",e("areas.picture")],["table",e("areas.table")]],n=>t({asTable:n==="table"})),this.note=p("p",{class:"sv-note"}),this.node=p(
"div",{class:"sv-block sv-areas-block"},this.heading,p("div",{class:"sv-areas-views"},this.shaping.node,this.form.node),this.buildPicture(),this.buildTable(),this.
note)}buildPicture(){let{say:e}=this;this.rows=Array.from({length:8},()=>this.buildRow("sv-area-row")),this.total=this.buildRow("sv-area-row sv-area-total"),k(this.
total.name,e("areas.total"));let t=(i,o)=>p("li",{},p("span",{class:"sv-area-key","data-area":i}),P(Gc[i],o));this.keys=Object.fromEntries(Ds.map(i=>[i,t(i,e(`a\
reas.key.${i}`))])),this.keys.dart=p("li",{},p("span",{class:"sv-dart-key"}),e("areas.key.dart"));let n=p("div",{class:"sv-area-row sv-area-head"},p("span",{},e(
"areas.token")),p("span",{}),this.targetHead=p("span",{class:"sv-p"},e("areas.target")),this.draftHead=p("span",{class:"sv-p"},e("areas.draft"))),r=p("div",{class:"\
sv-area-row sv-area-axis"},p("span",{}),p("span",{class:"sv-area-ticks"},...Kc.map(i=>p("span",{style:`--x:${i}`},String(i)))));return this.chart=p("div",{class:"\
sv-areas",role:"img"},n,...this.rows.map(i=>i.node),r,this.total.node),this.legend=p("ul",{class:"sv-legend"},...Object.values(this.keys)),this.picture=p("div",
{class:"sv-areas-picture"},this.chart,this.legend),this.picture}buildRow(e){let[t,n,r]=["sv-t","sv-p","sv-p"].map(a=>p("span",{class:a})),i=p("span",{class:"sv-\
dart",hidden:!0}),o=p("span",{class:"sv-area-bar"},...Ds.map(a=>p("span",{"data-area":a})),i);return{name:t,target:n,draft:r,dart:i,bar:o,node:p("div",{class:e},
t,o,n,r)}}buildTable(){let e=t=>p("th",{scope:"col"},this.say(`areas.${t}`));return this.body=p("tbody",{}),this.table=p("div",{class:"sv-areas-table",tabindex:0,
role:"region","aria-label":this.say("areas.table_label"),hidden:!0},p("table",{},p("thead",{},p("tr",{},...["token","target","draft","both"].map(e))),this.body)),
this.table}dress({raw:e,asTable:t}){e===this.raw&&t===this.asTable||(Object.assign(this,{raw:e,asTable:t}),this.node.classList.add("sv-morph"),this.view&&this.paint())}show(e){
this.view=e,this.node.classList.remove("sv-morph"),this.paint()}paint(){let{view:e,say:t}=this,n=Fi(e.position),r=this.raw&&n;this.shaping.node.hidden=!n,this.shaping.
set(r?"raw":"shaped"),this.form.set(this.asTable?"table":"picture"),this.picture.hidden=this.asTable,this.table.hidden=!this.asTable,k(this.heading,e.heading);let i=r?
"areas.raw_note":"areas.shaped_note";k(this.note,A(...e.notes,n&&t(i,{shaping:e.shaping}))),this.asTable?this.paintTable(r):this.paintPicture(r)}seen({token:e,target:t,
draft:n,both:r}){let{models:i}=this.view;return{token:e,target:i==="draft"?null:t,draft:i==="target"?null:n,both:i==="both"?r:null}}paintPicture(e){let{position:t,
marks:n,models:r}=this.view,i=Ii(t,[...n.keys()],e).map(l=>this.seen(l));r==="draft"&&i.splice(0,i.length-1,...i.slice(0,-1).sort((l,d)=>(d.draft??0)-(l.draft??
0)));let o=e?null:this.view.dart;this.rows.forEach((l,d)=>{let h=d===i.length-1;l.node.hidden=d>=i.length,l.node.hidden||this.paintRow(l,i[d],{rest:h,dart:o})});
let a=r==="both"&&!e?t.overlap:null;this.total.node.hidden=a===null,a!==null&&this.paintTotal(a),this.targetHead.classList.toggle("sv-unseen",r==="draft"),this.
draftHead.classList.toggle("sv-unseen",r==="target"),this.legend.hidden=r!=="both",this.keys.dart.hidden=!o,Ds.forEach(l=>k(this.keys[l].lastChild,this.say(`are\
as.${this.view.decides?"key":"plain_key"}.${l}`))),T(this.chart,"aria-label",this.describe(i,a,o))}paintRow(e,t,{rest:n,dart:r}){let{view:i}=this,o=i.marks.get(
t.token),a=i.name(t.token);e.node.classList.toggle("sv-others",n),k(e.name,a),T(e.name,"title",a),T(e.name,"data-kind",o),k(e.target,t.target==null?"":ue(t.target)),
k(e.draft,t.draft==null?"":ue(t.draft)),Ds.forEach(l=>e.bar.style.setProperty(`--${l}`,String(t[l]||0))),e.dart.hidden=r?.token!==t.token,!(!r||e.dart.hidden)&&
(e.dart.style.setProperty("--x",String(r.at)),e.dart.dataset.side=r.at>.8?"left":"right",e.dart.dataset.kind=r.kind)}paintTotal(e){this.total.bar.style.setProperty(
"--both",String(e)),this.total.bar.style.setProperty("--draft","1"),k(this.total.target,""),k(this.total.draft,D(e))}describe(e,t,n){let{say:r,view:i}=this,o=l=>{
let d=e.slice(0,-1).filter(h=>h[l]!=null).sort((h,v)=>(v[l]??0)-(h[l]??0))[0];return d&&r(`areas.first.${l}`,{token:i.name(d.token),p:D(d[l])})},a=e[e.length-1];
return A(o("target"),o("draft"),t!==null&&r("areas.overlap",{overlap:D(t)}),n&&r(`areas.dart.${n.kind}`,{token:i.name(n.token)}),r("areas.rest",{target:ue(a.target),
draft:ue(a.draft)}))}paintTable(e){let{position:t,name:n,marks:r,models:i}=this.view,o=d=>p("td",{},ue(d)),a=({token:d,target:h,draft:v,both:m})=>p("tr",{},p("t\
h",{scope:"row",class:"sv-t","data-kind":r.get(d)},n(d)),o(h),o(v),o(m)),l=Ts(t,e).map(d=>a(this.seen(d)));i==="both"&&!e&&l.push(p("tr",{class:"sv-sum"},p("th",
{scope:"row"},this.say("areas.sum")),o(1),o(1),o(t.overlap))),this.body.replaceChildren(...l)}};function Yc({round:{drafts:s,final:e},index:t,token:n}){let r=t<s.length?Z(s,t):null;return(s.find(({verdict:o},a)=>o==="accepted"&&Z(s,a)===r)??e??{token:n}).token}
var Ws=class{constructor({say:e,sequels:t}){this.say=e,this.sequels=t,this.choices=[],this.list=p("div",{class:"sv-choices",role:"toolbar","aria-label":e("branc\
h.heading"),on:{keydown:n=>hs(this.choices,n)}}),this.note=p("p",{class:"sv-note"}),this.node=p("div",{class:"sv-block sv-branch"},p("h3",{},e("branch.heading")),
this.note,this.list)}show(e,t){let{say:n}=this,{position:r}=e,i=this.sequels.refusal;if(this.node.hidden=!this.sequels.store.state.live||!!e.open||!r,!r||this.node.
hidden)return;let o=e.kind==="untested";this.list.hidden=!!i||o,k(this.note,i||n(o?"branch.untested":"branch.note"));let a=Yc(e),l=([d,h],v)=>p("button",{type:"\
button",class:"sv-choose",tabindex:v===0?0:-1,"aria-label":n("branch.do",{token:t(d),was:t(a)}),on:{click:()=>this.sequels.make({branch:{round:e.number,index:e.
index,token:d}})}},p("span",{class:"sv-choice-token"},t(d)),p("span",{class:"sv-p"},ue(h)));this.choices=r.candidates.filter(([d])=>d!==a).map(l),this.list.replaceChildren(
...this.choices)}};var Jc=3,Xc=.1,Zc=.09,Qc=.3,ed=2**20,td=8,mo=s=>(s?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,t)=>t-e),Un=s=>Math.min(s.rest[1]??0,mo(s)[td-1]??1);
function sd(s,e){let{candidates:t,rest:n}=e,r=v=>v?-v*Math.log(v):0,i=Un(e),o=i?n[1]??0:0,a=t.reduce((v,[,m])=>v+r(m),0),l=a-(o?o*Math.log(i):0),d=a+r(o)+o*Math.
log(ed),h=v=>Math.min(Zc,Qc*Math.exp(-v));return s>h(l)?1:s<=h(d)?0:null}var go={token:(s,e)=>e,match:s=>s,typical:(s,e,t)=>t&&sd(s,t),"top-k":(s,e,t)=>{let n=mo(
t)[Jc-1];return n===void 0?null:s>0&&s>=n?1:e},threshold:(s,e)=>s>=Xc?1:e},Ot=(s,e,t,n)=>go[s](e,t,n);function nd(s,e){let{target:t}=s,n=G(s);return t==null||n===
null?[]:Object.keys(go).flatMap(r=>{let i=Ot(r,t,n,e);return i===null?[]:[[r,i]]})}var Us=class{constructor(e){this.say=e,this.body=p("tbody",{});let t=n=>p("th",
{scope:"col"},e(`rules.others.${n}`));this.note=p("p",{class:"sv-note"}),this.node=p("details",{class:"sv-other-rules"},p("summary",{},e("rules.others.heading")),
p("table",{class:"sv-figures-table"},p("thead",{},p("tr",{},t("rule"),t("chance"),t("verdict"))),this.body),this.note)}show(e,t,n,r){let{say:i}=this,o=r?nd(e,t):
[];this.node.hidden=!o.length,k(this.note,i("rules.others.note",{draw:D(n)})),this.body.replaceChildren(...o.map(([a,l])=>{let d=n<l,h=p("th",{scope:"row",class:I(
a)?"sv-lossy":""},i(`rules.name.${a}`));return p("tr",{"data-rule":a},h,p("td",{},D(l)),p("td",{},p("span",{class:"sv-mark","aria-hidden":"true","data-kind":d?"\
accepted":"rejected"})," ",i(`kind.${d?"accepted":"rejected"}`)))}))}};var Vn=4,Bs=class{basis;keep;drop;needle;needleLabel;line;limit;sum;others;test;note;residualRows;residual;run;seen;constructor({say:e,set:t,unpin:n,stage:r,sequels:i}){
this.say=e,this.key="",this.token=p("div",{class:"sv-big-token",translate:"no"}),this.kind=p("span",{class:"sv-chip"}),this.where=p("span",{class:"sv-quiet"}),this.
there=p("button",{type:"button",class:"sv-link",title:e("inspector.stage"),on:{click:()=>{r({round:this.seen.number,index:this.seen.index}),this.node.focus({preventScroll:!0})}}}),
this.pin=p("span",{class:"sv-quiet"}),this.unpin=p("button",{type:"button",class:"sv-link",hidden:!0,on:{click:n}},e("inspector.unpin")),this.why=p("p",{class:"\
sv-why"}),this.empty=p("p",{class:"sv-quiet"},e("inspector.empty")),this.absent=p("p",{class:"sv-quiet",hidden:!0},e("inspector.absent")),this.areas=new Fs({say:e,
set:t}),this.branch=new Ws({say:e,sequels:i}),this.body=p("div",{class:"sv-inspected",hidden:!0},p("div",{class:"sv-title"},this.token,p("div",{},this.kind," ",
this.where,this.there)),this.why,this.absent,this.areas.node,this.buildTest(),this.buildResidual(),this.branch.node,ps(e,this.areas.node,"distributions")),this.
node=p("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":e("inspector.heading")},p("div",{class:"sv-section-head"},p("h2",{},e("inspector.headi\
ng")),p("span",{class:"sv-pin"},this.pin,this.unpin)),this.empty,this.body)}buildTest(){let{say:e}=this;return this.keep=p("span",{class:"sv-keep"},e("test.keep")),
this.drop=p("span",{class:"sv-drop"},e("test.drop")),this.needle=p("span",{class:"sv-needle"}),this.needleLabel=p("span",{class:"sv-needle-label"}),this.line=p(
"div",{class:"sv-test-line",role:"img"},this.keep,this.drop,this.needle,this.needleLabel),this.limit=p("span",{class:"sv-limit"}),this.sum=p("p",{class:"sv-arit\
hmetic"}),this.basis=p("p",{class:"sv-note"}),this.others=new Us(e),this.test=p("div",{class:"sv-block sv-test"},p("h3",{},P("accept_test",e("test.heading"))),this.
line,p("div",{class:"sv-test-axis","aria-hidden":"true"},p("span",{},"0"),this.limit,p("span",{},"1")),this.sum,this.basis,this.others.node),this.test}buildResidual(){
let{say:e}=this;return this.residualRows=Array.from({length:Vn+1},()=>{let t=p("span",{class:"sv-t"}),n=p("span",{class:"sv-share"}),r=p("span",{class:"sv-p"});
return{token:t,bar:n,share:r,node:p("li",{},t,n,r)}}),this.note=p("p",{class:"sv-note"}),this.residual=p("div",{class:"sv-block sv-residual-block"},p("h3",{},P(
"residual",e("residual.heading"))),this.note,p("div",{class:"sv-residual-head"},p("span",{},e("areas.token")),p("span",{},e("residual.share"))),p("ul",{class:"s\
v-residual"},...this.residualRows.map(t=>t.node))),this.residual}show(e,t,n,{concealed:r=!1,elsewhere:i=!1}={}){if(this.empty.hidden=!!t,this.body.hidden=!t,this.
pin.hidden=!t,this.unpin.hidden=!t||n!=="pinned",!t)return;let{number:o,index:a,kind:l}=t,d=`${o}.${a} ${l}`;(e!==this.run||d!==this.key)&&(this.node.scrollTop=
0),this.key=d,this.run=e,this.seen=t,k(this.pin,this.say(`inspector.${n}`)),this.showTitle(),this.where.hidden=i,this.there.hidden=!i,k(this.why,r?this.say("pre\
dict.hidden"):this.explain()),this.absent.hidden=r||!!t.position,this.areas.node.hidden=r||!t.position,t.position&&!r&&this.areas.show(this.view(t.position)),this.
showTest(),this.showResidual(),this.branch.show(t,h=>this.name(h))}showTitle(){let{seen:e,say:t}=this,n=e.part?[ye(e.piece)]:e.text?Lt(e.text,!0):[t("token.empt\
y")];this.token.replaceChildren(...n),this.token.dataset.kind=e.kind,this.kind.dataset.kind=e.kind,k(this.kind,t(`kind.${qe(e.kind,this.run.trace)}`));let{models:r,
settings:{drafter:i}}=this.run.trace,o=e.draft&&!e.draft.source&&i!=="model"&&le(t,i,r.pair),a=t("inspector.where",{round:e.number+1,slot:zn(this.run,e.number,e.
index,t)}),l=o?t("token.from",{slot:a,drafter:o}):a;[this.where,this.there].forEach(d=>k(d,l))}get greedy(){return this.run.trace.settings.temperature===0}explain(){
let{seen:e,say:t}=this,n=e.part?t("inspector.bytes",{hex:ye(e.piece)})+" ":e.took>1?t("inspector.joined",{n:e.took})+" ":"",r=e.draft?.confidence;return n+A(this.
reason(),r!=null&&t("inspector.confidence",{predicted:M(r)}))}reason(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:i,accepted:o,draft:a}=e;if(r==="plain")return Cs(
t("why.plain"),this.run,e.number,t);let l=N(i)?this.reasonInTree():"";if(l)return l;if(r==="bonus")return i.drafts.length===1?t("why.bonus_one"):t("why.bonus",{
n:i.drafts.length});if(!n&&this.rule!=="token"){let f=this.reasonOfRule();if(f)return f}if(r==="correction")return t(`why.${n?"greedy_":""}correction`,{guess:this.
name(i.drafts[o].token)});if(r==="untested"){let f=i.drafts.findIndex(g=>g.verdict==="rejected");return f<0?t("why.untested_end"):t("why.untested",{n:f+1})}if(r===
"guessed"&&this.lookedUp)return t("why.copied");if(n)return t(`why.greedy_${r}`);if(a?.target==null||a.draft==null)return t("inspector.absent_probabilities");let[
d,h]=te(a.target,a.draft),v={target:d,draft:h,chance:M(Math.min(1,a.target/a.draft))},m=r!=="accepted"?r:a.target>=a.draft?"sure":"lucky";return t(this.lookedUp&&
["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,v)}reasonInTree(){let{seen:e,say:t,greedy:n}=this,{kind:r,round:{drafts:i},index:o,draft:a}=e;if(r===
"correction"||r==="bonus"||r==="untested"&&a?.draw==null)return t(`tree.why.${r}`);if(n||this.rule!=="token"||!a?.draft||a.target==null)return"";if(r==="guessed")
return t("tree.why.guessed");let l=i.some(({parent:f},g)=>g<o&&f===a.parent),d=a.draft===1;if(!d&&!l)return"";let[h,v]=te(a.target,a.draft),m=M(Math.min(1,a.target/
a.draft));return A(l&&t("tree.why.left"),d?t("tree.why.certain",{target:h}):t("tree.why.ratio",{target:h,draft:v,chance:m}))}get rule(){return S(this.run.trace)}reasonOfRule(){
let{seen:e,say:t,rule:n}=this,{kind:r,round:i,accepted:o,draft:a}=e;if(r==="correction"){let h=i.drafts[o],v={guess:this.name(h.token),weight:D(h.weight??1)};return I(
n)?"":t(`rules.why.${n}.correction`,v)}if(r==="untested")return n==="block"&&i.final?t("rules.why.block.dropped"):"";if(!a||r!=="accepted"&&r!=="rejected"||a.target==
null||!a.draft)return"";if(n==="block"){let[h,v]=te(a.draw??0,G(a)??1),m=!i.drafts.some((g,b)=>Z(i.drafts,b)===e.index),f=r==="accepted"?Ge(a):m?"rejected_last":
r;return t(`rules.why.block.${f}`,{by:Ke(i.drafts)+1,draw:h,ratio:v})}let[l,d]=te(a.target,a.draft);return t(`rules.why.${I(n)?"lossy":n}.${r}`,{rule:t(`rules.n\
ame.${n}`),target:l,draft:d,chance:M(K(a)??0),exact:M(Math.min(1,a.target/a.draft))})}name(e){if(e===-1)return this.say("token.rest");let t=this.run.alone(e);return U(
t)||ye(this.run.piece(e))||this.say("token.empty")}view(e){let{seen:t,say:n}=this,{kind:r,round:i,judged:o}=t,l=t.judgedAt>=i.drafts.length?"target":r==="guesse\
d"?"draft":"both",d=r==="guessed"||r==="lit",h=new Map,v=!t.open&&(!t.draft||r==="rejected")?i.final:null,m=pt(i);v&&m&&h.set(v.token,m),o&&h.set(o.token,d?r:o.
verdict);let g=!(o&&!d&&!this.greedy&&this.rule==="token")||o.draw==null||o.draft==null?null:{token:o.token,at:o.draw*o.draft,kind:o.verdict};return{position:e,
name:w=>this.name(w),heading:n({target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"}[l]),notes:this.notes(l),shaping:this.shaping(),models:l,
marks:h,dart:g,decides:this.rule==="token"}}notes(e){let t=[];return this.seen.kind==="untested"&&t.push("areas.untested"),e!=="target"&&this.lookedUp&&t.push("\
areas.lookup"),this.greedy?t.push("areas.greedy"):e==="both"&&this.rule!=="token"&&t.push("rules.areas"),t.map(n=>this.say(n))}shaping(){let{temperature:e,top_k:t,
top_p:n}=this.run.trace.settings,{say:r}=this;return[r("areas.temperature",{value:e}),...t>0?[r("areas.top_k",{value:t})]:[],...n<1?[r("areas.top_p",{value:n})]:
[]].join(r("comma"))}get lookedUp(){let{drafter:e}=this.run.trace.settings,{judged:t,position:n}=this.seen;return t?.source?t.source==="lookup":e==="lookup"||e.
startsWith("lookup")&&n!==null&&n.rest[4]==null}showTest(){let{seen:e,say:t,rule:n}=this,i=["accepted","rejected",...n==="block"?["untested"]:[]].includes(e.kind)?
e.draft:null,{draw:o=null,target:a=null,draft:l=null}=i??{},d=K(i??void 0),h=!this.greedy&&o!==null&&d!==null;if(this.test.hidden=!h,!h||!i)return;this.others.show(
i,e.position,o,!E(this.run.trace));let[v,m]=te(o,d),f={draw:v,threshold:m,target:_e(a),draft:_e(l),kind:t(`kind.${qe(e.kind,this.run.trace)}`)},g=o<d?"passed":"\
failed";k(this.keep,t(n==="block"?"rules.pass":"test.keep")),k(this.drop,t(n==="block"?"rules.fail":"test.drop")),this.test.style.setProperty("--threshold",String(
d)),this.test.style.setProperty("--draw",String(o)),this.keep.dataset.side=o<d/2?"end":"start",this.drop.dataset.side=o>(1+d)/2?"start":"end",this.limit.dataset.
side=d>.6?"left":"right",k(this.limit,`${t("test.threshold")} ${m}`),this.line.dataset.kind=e.kind;let b=Pe(i,n);[this.needle,this.needleLabel].forEach(y=>{y.hidden=
b}),this.keep.classList.toggle("sv-narrow",d<.2),this.drop.classList.toggle("sv-narrow",d>.8),this.needleLabel.dataset.side=o>.5?"left":"right",k(this.needleLabel,
`${t("test.draw")} ${v}`);let w=t(n==="token"?`test.${e.kind}`:`rules.sum.${b?"certain":I(n)?"lossy":n}.${g}`,f);k(this.sum,w),this.line.setAttribute("aria-labe\
l",b?w:t("test.aria",f)),this.showBasis()}showBasis(){let{say:e,seen:{round:t,index:n}}=this,r=this.rule==="block"&&!E(this.run.trace)?Br(t.drafts,n):null;if(this.
basis.hidden=!r,!r)return;let i={weight:D(r.weight),excess:D(r.excess)};k(this.basis,e(`rules.basis.${r.last?"last":"earlier"}`,i))}showResidual(){let{seen:e}=this,
t=e.kind==="rejected"||e.kind==="correction",{drafts:n}=e.round,r=Ce(n).at(-1)??-1,i=e.kind==="rejected"?e.draft:n.findLast((f,g)=>f.verdict==="rejected"&&Z(n,g)===
r)??null,o=t&&e.position&&i?Di(e.position,Gr(i,this.rule)):null;if(this.residual.hidden=!o,!o)return;let a=!this.greedy&&(this.rule==="block"||this.rule==="matc\
h");k(this.note,a?this.say(`rules.residual.${this.rule}`,{weight:D(i?.weight??1)}):this.say("residual.note"));let l=e.open||!e.round.final?null:e.round.final.token,
d=o.shares.slice(0,Vn),h=o.shares.find(f=>f.token===l);h&&!d.includes(h)&&(d[Vn-1]=h);let v=d.reduce((f,g)=>f+g.share,0),m=[...d,{token:-1,share:Math.max(0,1-v)}];
this.residualRows.forEach((f,g)=>this.fillShare(f,m[g],l))}fillShare(e,t,n){e.node.hidden=!t,t&&(k(e.token,this.name(t.token)),T(e.token,"title",this.name(t.token)),
e.bar.style.setProperty("--share",String(t.share)),e.node.classList.toggle("sv-others",t.token===-1),k(e.share,ue(t.share)),t.token===n?e.node.dataset.drawn=this.
say("residual.chosen"):delete e.node.dataset.drawn)}};var rd=8,id=.85;function bo(s){let e=()=>s.scrollHeight-s.scrollTop-s.clientHeight,n=p("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"\
true",hidden:!0,on:{mousedown:o=>o.preventDefault(),click:()=>{let o=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";s.scrollBy({top:id*
s.clientHeight,behavior:o})}}},"▾"),r=()=>{n.hidden=e()<rd};s.addEventListener("scroll",r,{passive:!0});let i=new ResizeObserver(r);return[s,...s.children].forEach(
o=>i.observe(o)),n}var xo=23,wo=["tokens","distance"],Yn=[0,1],od=1e-6,Gn=.005;function Jn({candidates:s,rest:e,overlap:t}){let n=s.reduce((r,[,i,o])=>r+Math.max(0,(i??0)-(o??0)),
0);return Math.max(0,t==null?e[1]??0:1-t-n)}function ad(s,e){let t=(o,a)=>Math.max(0,e*(o??0)-(a??0)),n=s.candidates.reduce((o,[,a,l])=>o+t(a,l),0),[,r,i]=s.rest;
return[n+t(r,i),n+Math.max(t(r,i),e*Jn(s))]}function ld({drafts:s,positions:e=[]}){let t=1;return s.map((n,r)=>{if(t=Math.min(1,t*((n.target??0)/(n.draft||1))),
r===s.length-1)return[t,t];let i=l=>l+1-t>0?l/(l+1-t):1,[o,a]=ad(e[r+1],t);return[i(o),i(a)]})}function cd(s,e){return e==="block"?ld(s):s.drafts.map((t,n)=>{let r=Ot(
e,t.target??0,G(t)??0,s.positions?.[n]??null);return r===null?Yn:[r,r]})}function ko(s,e){if(e!=="block")return s.reduceRight((n,r)=>1+r*n,1);let t=1;return s.reduceRight(
(n,r,i)=>{let o=t*r*(i+1);return t*=1-r,n+o},1)}function dd(s,e){let{candidates:t,rest:[,n],overlap:r}=s,i=Un(s);if(r==null||n==null||Ot(e,i,i,s)!==(e==="typica\
l"?0:i))return Yn;let o=t.map(([,x,_])=>({p:x??0,q:_??0})),a=o.map(({p:x,q:_})=>_?Ot(e,x,Math.min(1,x/_),s):0);if(a.includes(null))return Yn;let l=o.map(({q:x},_)=>x*
(a[_]??0)),d=e==="typical"?0:Math.max(0,n-Jn(s)),h=Math.max(0,1-d-l.reduce((x,_)=>x+_,0)),v=1-r<od,m=h/(v?1:1-r),f=o.map(({p:x,q:_})=>m*(v?x:Math.max(0,x-_))),g=m*
(v?n:Jn(s)),b=o.reduce((x,{p:_},z)=>x+Math.abs(l[z]+f[z]-_),0),w=Math.abs(d+g-n),y=e==="typical"&&m>1;return[(b+w)/2,(b+(y?g+n:w))/2]}function pd(s){let{drafts:e,
positions:t=[]}=s;return t.length<e.length||e.some(n=>G(n)===null)?null:Object.fromEntries(ut.map(n=>{let r=cd(s,n);return[n,{tokens:[ko(r.map(([i])=>i),n),ko(r.
map(([,i])=>i),n)],distance:e.length&&I(n)?dd(t[0],n):[0,0]}]}))}function hd(s){let e=t=>s.reduce((n,r)=>n+r[t],0)/s.length;return[e(0),e(1)]}var ud=([s,e])=>{if(e-
s>=Gn)return`${O(s)} – ${O(e)}`;let t=(s+e)/2;return t<Gn?`<${Gn}`:O(t)},Kn=new WeakMap;function vd(s){return Kn.has(s)||Kn.set(s,pd(s)),Kn.get(s)??null}function yo(){
let{run:s,moment:{round:e},live:t,send:n}=V(),r=E(s.trace)?"trees":s.trace.settings.temperature?"":"greedy",i=r?[]:s.rounds.slice(0,e).map(vd).filter(a=>a!==null),
o=(a,l)=>ud(hd(i.map(d=>d[a][l])));return c("div",{class:"sv-block sv-rule-lab",children:[c("h3",{children:u("rules.lab.heading")}),i.length>0&&c("table",{class:"\
sv-figures-table",children:[c("thead",{children:c("tr",{children:["rule",...wo].map(a=>c("th",{scope:"col",children:u(`rules.lab.${a}`)}))})}),c("tbody",{children:ut.
map(a=>c("tr",{"data-rule":a,children:[c("th",{scope:"row",class:I(a)?"sv-lossy":"",children:[u(`rules.name.${a}`),c("span",{children:a===S(s.trace)&&` ${u("rul\
es.lab.own")}`})]}),c("td",{children:o(a,"tokens")}),c("td",{children:I(a)?o(a,"distance"):"0"})]},a))})]}),c("p",{class:"sv-note",children:i.length?u("rules.la\
b.rounds",{n:i.length}):u(`rules.lab.${r||"none"}`)}),i.length>0&&c("ul",{class:"sv-note",children:[...wo,"range"].map(a=>c("li",{children:u(`rules.lab.legend.${a}`)}))}),
t&&c("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:xo}),children:u("rules.lab.claim",{n:xo})})]})}var fd={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:ut,tree:["chain","k-ary","top-k","dynamic","measured"]},md=["drafter","rule","tree"];function gd(s,e,t,n){if(e!=="tree")return{[e]:t};let r=wt(s.
trace);return t==="chain"?{tree:t,gamma:Math.min(r,n)}:{tree:t,budget:Math.max(r,1)}}function bd({sequels:s}){let{run:e,offers:t,live:n}=V();if(!n)return null;let{
most:r,refusal:i}=s,o=ts.map(l=>[l,fd[l].filter(d=>l==="gamma"?Number(d)<=r:!md.includes(l)||t?.[l]?.includes(String(d)))]),a=(l,d)=>{let h=d==="chain"&&wt(e.trace)>
r,v=h?u("again.shorter",{most:r}):ns(u,l,d,e.trace.models.pair);return c("button",{type:"button",class:"sv-choose",disabled:ss(e.trace,l)===d,"aria-label":u(h?"\
again.do_shorter":`again.do_${l}`,{value:v,most:r}),onClick:()=>s.make({changes:gd(e,l,d,r)}),children:v},d)};return c("div",{class:"sv-block",children:[c("h3",
{children:u("again.heading")}),c("p",{class:"sv-note",children:i||u("again.note")}),!i&&c("div",{class:"sv-again",children:o.map(([l,d])=>d.length>1&&c("div",{class:"\
sv-again-row","data-change":l,children:[c("span",{children:u(`again.${l}`)}),c("div",{class:"sv-choices",children:d.map(h=>a(l,h))})]},l))})]})}var _o=({sequels:s})=>c(
"section",{class:"sv-section sv-experiments",children:[c("div",{class:"sv-section-head",children:c("h2",{children:u("whatif.heading")})}),c(oi,{}),c(yo,{}),c(bd,
{sequels:s})]});var So=240;function xd(s){let e=[...s];return e.length>So?e.slice(2-So).join("").replace(/^\S*\s+/,"… "):s}function To(s,e,t,n){let r=ve(e),i=r?null:gt(e),{kept:o=!1,
threshold:a=null}=i?e.answers[i]:{},l={run:t,asked:r&&`${r.round}.${r.index}`,told:i?{at:i,kept:o,chance:a}:null,question(){let{round:d,index:h}=r??{round:0,index:0},
m=[...t.rows.slice(0,d).flatMap(({slots:f})=>f.filter(({kind:g})=>xe(g))),...t.rows[d].slots.slice(0,h)].map(f=>f.text).join("");return{guess:[...Y(fe(t.rows[d].
slots[h],n))].slice(0,60).join(""),before:xd(t.promptText+m),round:d+1,slot:h+1}}};s.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Vs={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Eo=s=>Object.keys(Vs).find(e=>Vs[e]===s&&(s%1?/\d/:/\D/).test(e))?.toUpperCase(),Gs=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:t,store:n}=this.viewer;if(e.run){if(!es(e.run)){this.refused=e.run,this.viewer.changed({});return}t.halt(),n.set({predicting:!e.predicting,taught:!1}),
e.predicting||this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ge(e.state)&&!ve(e.state)&&e.forward("step")}next(){this.viewer.toggle()}begin(e){let{viewer:t}=this;
!J(t.state)&&e.over&&t.player.seek(Re.moment),t.toggle()}leavesVerdict(){let{viewer:e}=this,t=bt(e.state);return e.state.looking!==null&&e.store.set({looking:null}),
t&&ve(e.state)!==null}answer(e){let{state:t,store:n,player:r}=this.viewer,i=ve(t);i&&(n.set(Zr(t,i,e)),r.forward("step"))}press(e,t){let n=e.length===1?e.toLowerCase():
e;if(n==="g")this.toggle();else if(t)if(n==="r")this.answer(null);else if(n in Vs)this.answer(Vs[n]);else return!1;else return!1;return!0}};var wd=[0,.25,.5,.75,1];function kd(s,e,t,n){if(e)return u("predict.ask",{token:fe(s.rows[e.round].slots[e.index],u),n:e.index+1,round:e.round+1});if(!t)return u(
n?"predict.ended":"predict.waiting");let{said:r,kept:i,threshold:o}=t,a=`predict.${i?"kept":"dropped"}`,l=r===null?u(`${a}_unsaid`):u(a,{said:M(r),brier:O(mt(r,
i))});return A(l,o!==null&&u("predict.truth",{threshold:M(o)}))}function yd({informed:s},e,t,n){if(!t)return!n||n.said===null?"":u("predict.brier",{said:n.said,
happened:n.kept?1:0,brier:O(mt(n.said,n.kept))});let{target:r,draft:i}=e.rounds[t.round].drafts[t.index];return e.trace.settings.temperature===0?u("predict.give\
n_greedy"):s?r==null||i==null?u("predict.unknown"):u("predict.given",{target:D(r),draft:D(i)}):u("predict.hidden")}function zo({asking:s}){let{run:e,predicting:t}=V();
return c(C,{children:[c("button",{type:"button",class:"sv-link",hidden:t||e.trace.settings.gamma===0,onClick:()=>s.toggle(),children:u("predict.start")}),c("p",
{class:"sv-note sv-unpredictable",role:"status",children:s.refused===e&&E(e.trace)&&u("predict.trees")})]})}function Mo({asking:s}){let{run:e,host:{state:t},set:n}=V(),
{predicting:r,informed:i,taught:o,answers:a,moment:l,playing:d}=t,h=W(null),v=W(null),m=W(null),f=ve(t),g=gt(t),b=g?a[g]:null,w=e.over&&l.round===e.length,y=!f&&
!w&&!d,x=ei(Object.values(a)),_=o||w&&x.n>0,z=h.current?.contains(document.activeElement);return B(()=>{r&&v.current?.focus({preventScroll:!0})},[r]),B(()=>{r&&
f&&h.current?.scrollIntoView({block:"nearest"})},[r,f&&`${f.round}.${f.index}`]),B(()=>{let $=document.activeElement,we=!h.current?.contains($)||!$?.checkVisibility();
z&&r&&(we||$===v.current&&y)&&(y?m:v).current?.focus({preventScroll:!0})}),B(()=>{h.current&&To(h.current,t,e,u)}),c("section",{class:"sv-predict","aria-label":u(
"predict.heading"),hidden:!r,ref:h,children:[c("div",{class:"sv-section-head",children:[c("h2",{children:u("predict.heading")}),c("span",{class:"sv-quiet",children:x.
n>0&&u(x.decided?"predict.score":"predict.score_undecided",{...x,brier:O(x.brier)})}),c("label",{class:"sv-check",children:[c("input",{type:"checkbox",checked:i,
onChange:({currentTarget:$})=>n({informed:$.checked})}),u("predict.with")]}),c("button",{type:"button",class:"sv-link",hidden:!x.n||w,"aria-expanded":_,onClick:()=>n(
{taught:!_}),children:u("predict.finish")}),c("button",{type:"button",class:"sv-link",onClick:()=>s.toggle(),children:u("predict.leave")})]}),c("p",{class:"sv-a\
sk",tabIndex:-1,"aria-live":"polite",ref:v,children:kd(e,f,b,w)}),c("p",{class:"sv-note",children:yd(t,e,f,b)}),c("div",{class:"sv-answers",role:"group","aria-l\
abel":u("predict.chance"),hidden:!f,children:[wd.map($=>c("button",{type:"button",class:"sv-choose",onClick:()=>s.answer($),children:[c("span",{children:$===0?u(
"predict.none"):$===1?u("predict.all"):M($)}),c("kbd",{children:Eo($)})]})),c("button",{type:"button",class:"sv-choose",onClick:()=>s.answer(null),children:[u("\
predict.reveal"),c("kbd",{children:"R"})]})]}),c("button",{type:"button",class:"sv-choose sv-next",hidden:!y,onClick:()=>s.next(),ref:m,children:u("predict.next")}),
c("div",{class:"sv-lesson",role:"status",children:_&&c(C,{children:[c("h3",{children:u("predict.lesson.heading")}),ti(x,e.trace.settings.temperature===0,u).map(
$=>c("p",{children:$}))]})})]})}function _d(s){let e=[];for(let t=s;t.parentElement&&t!==document.body;t=t.parentElement){let n=t;e.push(...[...t.parentElement.children].filter(r=>r!==n))}return e.
filter(t=>t instanceof HTMLElement).filter(({popover:t})=>!t)}var Ks=class{constructor(e,t){this.node=e;this.resized=t}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=_d(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:t}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,t/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Sd={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},Td={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},Ed={ArrowUp:"stepOn",ArrowDown:"stepBack"},Ro={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
Ys=s=>(s.dataset.at??"").split(".").map(Number);function zd(s,e,t){let n=s.indexOf(e),r=i=>{let o=s.filter(a=>Ys(a)[0]===Ys(e)[0]+i);return o.find(a=>Ys(a)[1]>=
Ys(e)[1])??o.at(-1)};switch(t){case"Home":return s[0];case"End":return s.at(-1);case"ArrowRight":return s[n+1];case"ArrowLeft":return s[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function Md(s,e,t){let n=s.findIndex(o=>o.includes(e)),r=s[n]?.indexOf(e)??-1,i=o=>o?.[r]??o?.at(-1);switch(t){case"\
Home":return s[0][0];case"End":return s.at(-1)?.at(-1);case"ArrowRight":return s[n][r+1]??s[n+1]?.[0];case"ArrowLeft":return s[n][r-1]??s[n-1]?.at(-1);case"Arro\
wDown":return i(s[n+1]);case"ArrowUp":return i(s[n-1]);default:return null}}var Js=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let t=({target:n})=>{
this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",t,{signal:e}),document.addEventListener("focusin",t,{signal:e}),
document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:t,key:n}=e,{node:r}=this.viewer;if(!(t instanceof HTMLElement))return;let i=r.
contains(t)||this.isFree(n,t);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!i||!r.checkVisibility()||t.
matches("input:not([type=checkbox]), select, textarea"))return;!(t.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,t)&&e.preventDefault()}isFree(e,t){
let n=/^[a-z]$/i.test(e);return t!==document.body?n&&t.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,t){let{actions:n,predict:r,presenting:i,
leap:o}=this.viewer;if(r(e))return!0;let a=Sd[e.length===1?e.toLowerCase():e]||i()&&Td[e];if(a)return n[a]()!==!1;let l=t.closest("[role=option]"),d=t.closest("\
[role=gridcell]");if(l||d)return this.inside(e,l,d);let h=t.closest("[role=slider]");if(h&&o(e))return!0;let v=Ro[e]||h&&Ed[e];return!v||this.scrolls(t,e)?!1:(n[v](),
!0)}inside(e,t,n){let{pin:r,options:i,cells:o}=this.viewer;if(e==="Enter")return(t??n)?.dataset.at&&r(),!0;let a=t?zd(i(),t,e):n&&Md(o(n),n,e);return a&&a.focus(),
!!a||e in Ro}scrolls(e,t){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),i=o=>o==="auto"||o==="scroll";return t.startsWith("Arro\
w")?i(n)&&e.scrollWidth>e.clientWidth:i(r)&&e.scrollHeight>e.clientHeight}};function Xn(s){let{store:e,player:t}=s;return{start:()=>s.seek(0),back:()=>s.hold(()=>t.back("round")),previous:()=>s.hold(()=>t.back("step")),play:()=>s.toggle(),
next:()=>s.forward("step"),forward:()=>s.forward("round"),end:()=>s.toEnd(),stop:()=>s.send("stop",{round:e.state.moment.round}),seek:n=>s.seek(n.round,n.phase),
follow:()=>s.toEnd(),run:()=>s.send("new",{}),set:n=>e.set(n),present:()=>s.present(!e.state.presenting)}}function Rd(s){let{transport:e,store:t}=s,{start:n,back:r,
previous:i,play:o,next:a,forward:l,end:d,present:h}=Xn(s),v=()=>{let{presenting:m,pinned:f}=t.state;if(e.help.open)e.toggleHelp(!1);else if(m)h();else if(f)s.pin(
null);else return!1;return!0};return new Js({node:s.node,actions:{toggle:o,roundBack:r,roundOn:l,stepBack:i,stepOn:a,start:n,end:d,present:h,escape:v,help:()=>e.
toggleHelp()},pin:()=>s.pin(t.state.cursor),predict:m=>s.asking.press(Od(m,t.state)?"r":m,t.state.predicting),letters:()=>e.letters.checked,presenting:()=>t.state.
presenting,options:()=>s.stream.options(t.state.moment.round),cells:m=>s.round.node.contains(m)?s.round.rows():s.rounds.cells(),leap:m=>{let f=e.strip.momentFor(
m,t.state.moment);return f&&s.seek(f.round),!!f}})}function Od(s,e){return s==="PageDown"&&e.presenting&&!bt(e)&&ve(e)!==null}function Xs({target:s}){let e=s instanceof
Element?s.closest("[data-at]"):null;if(!(e instanceof HTMLElement))return null;let[t,n]=(e.dataset.at??"").split(".").map(Number);return{round:t,index:n}}function Oo(s){
let e=new AbortController,{node:t,store:n}=s,{signal:r}=e,i="",o=({screenX:g,screenY:b})=>`${g},${b}`;window.addEventListener("pointermove",g=>{i=o(g)},{signal:r}),
t.addEventListener("pointerover",g=>{o(g)!==i&&s.hover(Xs(g))},{signal:r}),t.addEventListener("pointermove",g=>s.hover(Xs(g)),{signal:r}),t.addEventListener("fo\
cusin",g=>s.focusOn(Xs(g)),{signal:r});let a=null;t.addEventListener("pointerdown",()=>{a=n.state.pinned},{signal:r,capture:!0}),t.addEventListener("click",g=>{
let b=Xs(g);b&&s.pin(Yt(b,g.detail?a:n.state.pinned)?null:b)},{signal:r}),document.addEventListener("pointerdown",({target:g})=>{let{help:b}=s.transport;b.open&&
g instanceof Node&&!b.contains(g)&&s.transport.toggleHelp(!1)},{signal:r}),s.stage.addEventListener("pointerleave",({pointerType:g})=>{g==="mouse"&&n.set({hovered:null})},
{signal:r}),Rd(s).listen(r);let l=()=>{s.palette.refresh()&&s.relayout()};window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:r});
let d=new MutationObserver(l);[document.documentElement,document.body].forEach(g=>d.observe(g,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let h=0,
v=new ResizeObserver(([{contentRect:g}])=>{let b=h;h=g.width,!(!h||h===b)&&(b||(s.story.lag=!n.state.whole),s.relayout())});v.observe(s.node);let m=new ResizeObserver(
()=>{n.state.run&&!n.state.whole&&s.stream.followHead()});m.observe(s.stream.scroller);let f=new ResizeObserver(()=>s.fit());return f.observe(document.body),()=>{
e.abort(),d.disconnect(),v.disconnect(),m.disconnect(),f.disconnect()}}var Ad=["pinned","hovered","cursor"],Zs=class{constructor(e,{words:t,send:n=()=>{},live:r=!1,standalone:i=!1,most:o=16}){let a=jt(t);Zn(t),Cr(t),this.send=n,this.
store=new Gt({...Re,live:r},x=>this.changed(x)),this.player=new $s(this.store,()=>this.toggle()),this.frame=0,this.all=!0,this.inspecting="",this.node=p("div",{
class:"specviz"+(i?" sv-standalone":"")}),e.replaceChildren(this.node);let l=this.palette=new Be(this.node),d=x=>this.seek(x),h=this.set=x=>this.store.set(x);this.
line=new Hs(a),this.headline=p("div",{class:"sv-drawn"}),this.sentence=p("div",{class:"sv-drawn"}),this.ledger=p("div",{class:"sv-drawn"}),this.transport=new As(
{say:a,palette:l,keys:t.keys,actions:Xn(this)}),this.stream=new os({say:a,set:h}),this.rounds=new ls(a),this.round=new ds(a),this.sequels=new Is(this.store,n,o),
this.experiments=p("div",{class:"sv-drawn"}),this.compare=p("div",{class:"sv-drawn"}),this.predictButton=p("div",{class:"sv-drawn"}),this.predict=p("div",{class:"\
sv-drawn"}),this.story=new qs({say:a,stream:this.stream,rounds:this.rounds,teach:x=>this.teach(x)}),this.asking=new Gs(this),this.marker=new js([this.stream,this.
rounds,this.round]),this.inspector=new Bs({say:a,set:h,sequels:this.sequels,unpin:()=>this.pin(null),stage:x=>{this.seek(x.round+1),this.pin(x)}});let{sequels:v}=this,
m={race:()=>v.make({changes:{temperature:0}}),offered:()=>r&&!v.refusal};this.charts=new Ms({host:this,palette:l,seek:d,greedy:m}),this.presenter=new Ks(this.node,
()=>this.relayout());let{race:f,costs:g,lossless:b,speedup:w,breakdown:y}=this.charts.places;this.views=new us({say:a,set:h,views:{race:[f],same:[b],rounds:[this.
rounds.node,this.experiments],time:[g,w],guesses:[y],numbers:[this.ledger]}}),this.empty=p("p",{class:"sv-empty"},a("empty")),this.story.node.append(this.predictButton,
this.predict),this.transport.node.prepend(this.headline),this.transport.count.after(...this.stream.choices),this.stage=p("div",{class:"sv-stage"},this.line.node,
this.empty,this.stream.node,this.story.node,this.round.node,this.inspector.node,bo(this.inspector.node),this.transport.node),this.below=p("div",{class:"sv-below"},
this.sentence,this.compare,this.views.node),this.node.append(this.stage,this.below),this.silence=Oo(this),this.changed({})}get state(){return this.store.state}destroy(){
this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.transport.strip.disconnect(),this.charts.destroy(),
this.node.remove()}load(e,{recorded:t=!1,at:n=null,phase:r=0,play:i=!1,step:o=!1,teach:a=!1,source:l=null}={}){let d=new Ye(e),{over:h,length:v}=d,{run:m,offers:f}=this.
store.state,g=l&&m?.trace.models.pair===e.models.pair&&m.trace.models.target.name===e.models.target.name;this.inspecting="",this.transport.toggleHelp(!1),es(d)||
this.store.set({predicting:!1}),this.story.load(d),this.sequels.load({run:d,source:l,recorded:t&&h});let b=ht(d.rounds,{round:n??v,phase:r}),w=b.round===v;this.
player.halt(),this.store.set({run:d,source:l,stale:!1,recorded:t&&h,moment:b,entered:null,following:w,whole:h&&w,opening:!1,until:null,rested:h&&n===null?kn(d):
null,pinned:null,hovered:null,cursor:null,asked:o?"step":"round",gamma:d.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:g?f:null,...h?{status:"do\
ne",mode:"done",message:null}:{}});let y=a&&h?Jt(d):null;y!==null&&this.teach(y),i&&this.player.play()}teach(e){let t=matchMedia("(prefers-reduced-motion: reduc\
e)").matches;this.player.seek({round:e+(t?1:0),phase:0}),this.store.set({opening:!0}),t||this.player.open(e)}append(e){let{run:t,following:n}=this.state;if(!t)return this.
send("resync",{from:0}),!1;let r=t.length;return t.append(e)?(n&&t.length>r&&this.mayFollow()&&this.follow(t),t.over&&this.store.set({rested:Xr(this.state)}),t.
over&&this.setState("done"),this.changed({run:t}),!0):(this.send("resync",{from:r,plain_from:t.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||
this.state.asked==="step"}follow(e){let{moment:{round:t},asked:n,mode:r,hovered:i,predicting:o}=this.state,a={asked:"round",hovered:r==="running"?i:null};n==="s\
tep"?this.player.move({round:t,phase:1},"step",a):this.player.move({round:e.length,phase:0},e.length===t+1?"round":null,a),o&&this.asking.goOn()}setState(e,t=null){
this.store.set({status:e,message:t,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.store.set({status:this.state.mode,message:null})}outdate(e){
e!==this.state.stale&&this.store.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.store.set({hovered:null})}seek(e,t=0){this.
hold(()=>this.player.seek({round:e,phase:t}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:t}=this,n=ge(
t);J(t)?this.hold(()=>this.player.forward(e)):(n||t.live&&!t.run)&&(this.store.set({following:!0,asked:t.predicting?"step":e}),this.send("step",{round:t.moment.
round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,t=ge(e)&&J(e)===0;e.playing?this.player.halt():e.predicting&&(J(e)||t)?this.asking.
goOn():t?(this.store.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.
send("run",{open:!1})}hover(e){e&&!Yt(e,this.state.hovered)&&this.store.set({hovered:e})}focusOn(e){e&&this.store.set({cursor:e,hovered:e,...this.state.pinned?{
pinned:e}:{}})}pin(e){this.store.set({pinned:e,...e?{cursor:e}:{}})}tint(e){this.stream.tint.has(e)&&this.store.set({tint:e})}open(e){this.views.has(e)&&this.store.
set({view:e})}present(e){e!==this.state.presenting&&(this.store.set({presenting:e}),this.presenter.show(this.state),(e?this.transport.buttons.play:this.transport.
presenter).focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.story.lag=!this.state.whole)}changed(e){let t=Object.keys(e);this.story.lag=this.
story.lag||"view"in e,"tint"in e&&!this.state.whole&&(this.story.lag=!0),this.all=this.all||!t.length||t.some(n=>!Ad.includes(n)),this.frame=this.frame||requestAnimationFrame(
()=>this.paint())}paint(){let{all:e,state:t}=this;this.frame=0,this.all=!1,e&&this.paintAll(t),t.run&&this.paintSelection(t),this.story.follow(),this.node.dispatchEvent(
new Event("specviz-painted",{bubbles:!0}))}paintAll(e){let{run:t,moment:n}=e,r=e.mode==="running"&&!J(e),i=e.mode==="running"||e.playing;this.empty.hidden=!!t,[
this.stream,this.story,this.round,this.inspector].forEach(({node:o})=>{o.hidden=!t}),this.below.hidden=!t,this.node.dataset.state=e.status,this.node.classList.toggle(
"sv-open",!!t&&!t?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),this.line.show(e),this.
transport.show(e,t?this.story.tell(e,t):""),t&&(this.rounds.concealed=xt(e),ae(this,ze(zo,{asking:this.asking}),this.predictButton),ae(this,ze(Mo,{asking:this.asking}),
this.predict),this.stream.dress(e),this.story.show(e,t,{busy:r||e.playing,live:r}),this.round.show(e,t),ae(this,ze(so,{}),this.headline),ae(this,ze(no,{}),this.
sentence),this.views.show(e),this.inspector.areas.dress(e),ae(this,ze(fo,{sequels:this.sequels}),this.compare),this.rounds.showCut(e.gamma,n.round),e.view==="ro\
unds"&&ae(this,ze(_o,{sequels:this.sequels}),this.experiments),e.view==="numbers"&&ae(this,ze(io,{}),this.ledger),this.charts.show(t,{shown:n.round,known:Kt(e),
busy:i,view:e.view}))}paintSelection(e){let{at:t,how:n}=vt(e);this.marker.show(e,t,n),this.round.tree.light(He(e,t)?t:null),this.inspect(e,{at:t,how:n})}inspect(e,{
at:t,how:n}){let r=He(e,t),i=Qr(e,r),o=r!==null&&r.number!==Ne(e),a=JSON.stringify([t,n,i,o,r&&[r.kind,r.open]]);a===this.inspecting||!e.run||(this.inspecting=a,
this.inspector.show(e.run,r,n,{concealed:i,elsewhere:o}))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",
`${Math.round(e)}px`)}relayout(){this.fit(),[this.stream,this.rounds,this.round].forEach(e=>e.relayout()),this.transport.strip.draw(),this.charts.relayout(),this.
changed({})}};function $d(s,e){let t=new Zs(s,e);return{load:t.load.bind(t),append:t.append.bind(t),setState:t.setState.bind(t),offer:t.sequels.offer.bind(t.sequels),outdate:t.
outdate.bind(t),forgive:t.forgive.bind(t),state:()=>Yr(t.state),trace:t.trace.bind(t),seek:t.seek.bind(t),play:t.player.play.bind(t.player),forward:t.forward.bind(
t),pin:t.pin.bind(t),tint:t.tint.bind(t),open:t.open.bind(t),present:t.present.bind(t),relayout:t.relayout.bind(t),flush:t.charts.flush.bind(t.charts),destroy:t.
destroy.bind(t),experiment:t.charts.test}}window.SpecViz={mount:$d,term:P,FONT:Ve,dom:{el:p,setText:k,Palette:Be}};})();
