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
(()=>{var Ba=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s);function In(t){return(e,s)=>{let n=e.split(".").reduce((r,a)=>r?.[a],t);return typeof n=="\
string"?Ba(n,s):e}}var c=t=>t;function Dn(t){c=In(t)}var Ua=new TextEncoder,Ga=new TextDecoder("utf-8",{ignoreBOM:!0});function Fn(t){return t==null?[]:typeof t=="string"?[...Ua.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Ka(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Ya(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return Ka(s)>e?e:0}return 0}var fe=Object.freeze({bytes:[],tokens:0});function ye(t,e){let s=[...t.bytes,...Fn(e)],n=Ya(s),r=s.slice(
0,s.length-n);return{text:Ga.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:fe}}var ge=t=>Fn(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Ja=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
Xa=["space","newline","tab","control","text"];function it(t){return[...t.matchAll(Ja)].map(e=>({kind:Xa[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var lt=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),Za=t=>t&&`⁨${t}⁩`,ce=t=>t.replace(/[\u2068\u2069]/g,"");function K(t){return Za(it(t).map(
({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?lt(s):s).join(""))}var P=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),ct="–",de=t=>(e,s)=>e==null||!Number.isFinite(e)?ct:t(e,s);function Qa(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var ke=de((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return Qa(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),V=de((t,e)=>t>0&&t<1e-4?"<0.0001":ke(t,e)),ie=de(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.\
999":t.toFixed(3));function Q(t,e){let s=l=>[t,e].map(d=>ke(d,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var z=de(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),B=de(t=>t.toFixed(t<9.995?2:1)+"×"),$=de((t,e=2)=>t.toFixed(e)),Fs=de(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),_e=de(t=>t.toLocaleString("en")),Vs=de(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),j=de(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var Vn=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,s)=>s%2?S("bdi",{translate:"no"},e):e);function S(t,e,...s){let n=document.createElement(t),{on:r={},...a}=e;
Object.entries(r).forEach(([i,l])=>n.addEventListener(i,l));for(let[i,l]of Object.entries(a))l===!0?n.setAttribute(i,""):l!==!1&&l!=null&&n.setAttribute(i,ce(String(
l)));return n.append(...s.flatMap(i=>i==null?[]:typeof i=="string"?Vn(i):[i])),n}function It(t,e){t.textContent!==ce(e)&&(t instanceof Element?t.replaceChildren(
...Vn(e)):t.textContent=ce(e))}function pe(t,e,s){s==null?t.removeAttribute(e):t.getAttribute(e)!==ce(String(s))&&t.setAttribute(e,ce(String(s)))}function Wn(t,e,s,n){
let r=s.bottom-e.bottom+4,a=s.top-e.top-48;r>0?t.scrollTop=n*Math.ceil((t.scrollTop+r)/n):a<0&&(t.scrollTop=n*Math.floor((t.scrollTop+a)/n))}function Bn(t,e=!1){return it(t).map(({kind:s,text:n})=>{if(s==="text")return document.createTextNode(n);if(s==="control")return S("span",{class:"sv-control"},lt(
n));let r=e&&s!=="space";return S("span",{class:`sv-${s}${r?" sv-marked":""}`},r?"":n)})}var Ge=class{constructor(e){this.host=e}host;probe=S("span",{class:"sv-\
probe","aria-hidden":"true"});cache=new Map;get(e){let s=this.cache.get(e);if(s!==void 0)return s;this.probe.isConnected||this.host.append(this.probe),this.probe.
style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),
this.get("ink")!==e}},Ke=getComputedStyle(document.documentElement).getPropertyValue("--sv-sans");var L,Gn,ei,Se,Ws,Wt,Kn,Ft,Yn,Gs,Bs,Jn,pt=Symbol.for("pv"),Bt={},Ut=[],ti=/^m(i|n|o|s|text|space)$/,Ks=Array.isArray,Ys=Ut.slice,Pe=Object.assign;function $e(t){
t&&t.parentNode&&t.remove()}function Xn(t,e,s){var n,r,a,i={},l=arguments.length;for(a in e)a=="key"?n=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?Ys.call(arguments,2):s),dt(t,i,n,r,null)}function dt(t,e,s,n,r){var a={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:pt,__v:r||++Gn,__i:-1,__u:0};return!r&&L.vnode&&L.
vnode(a),a}function T(t){return t.children}function Te(t,e){this.props=t,this.context=e,this.__g=0}function Ee(t,e){if(e==null)return t.__&&Ee(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:Ee(t)}function si(t){var e,s=t.__v,n=s.__e,r=[],a=[],i=t.__P;
i&&((e=Pe({constructor:pt},s)).__v=s.__v+1,L.vnode&&L.vnode(e),Js(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||Ee(s),32&s.__u,a),e.__v=s.__v,e.__.__k[e.__i]=
e,nr(r,e,a),s.__=s.__e=null,e.__e!=n&&Zn(e))}function Zn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Zn(t)}function Us(t){(8&t.__g||(t.__g|=8,Se.push(t),Wt++))&&Ws==L.debounceRendering||((Ws=L.debounceRendering)||queueMicrotask)(Qn)}function Qn(){try{for(var t,
e=1;Se.length;)Se.length>e&&Se.sort(Kn),t=Se.shift(),e=Se.length,8&t.__g&&si(t)}finally{(Wt=Se.length)&&(Ws||queueMicrotask)(Qn)}}function er(t,e,s,n,r,a,i,l,d,p,u){
var h,f,v,m,b,g,y=n.__k||Ut,w=e.length;for(d=ni(s,e,y,d,w),h=0;h<w;h++)(v=s.__k[h])!=null&&(f=~v.__i&&y[v.__i]||Bt,v.__i=h,g=Js(t,v,f,r,a,i,l,d,p,u),m=v.__e,(f.
ref!=v.ref||8&f.__u)&&(f.ref&&Xs(f.ref,null,v,f),v.ref&&u.push(v.ref,v.__c||m,v)),b=b||m,4&v.__u?(d=tr(v,d,t,!f.__v),f.__e&&(f.__e=null)):typeof v.type=="functi\
on"&&g!==void 0?d=g:m&&(d=m.nextSibling),v.__u&=-21);return s.__e=b,d}function ni(t,e,s,n,r){var a,i,l,d,p,u,h,f,v,m=s.length,b=m,g=0,y=0,w=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[a]=dt(null,i):Ks(i)?i=w[a]=dt(T,{children:i}):
i.constructor===pt&&i.__b?i=w[a]=dt(i.type,i.props,i.key,i.ref,i.__v):w[a]=i,d=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=ri(i,s,d,b))&&(b--,(l=s[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==d-1?g--:p==d+1?g++:p!=d&&(p>d?g--:g++,y=1)):(~p||(r>m?g--:r<m&&g++),typeof i.type!="function"&&(i.__u|=4))):w[a]=null;if(y){for(u=[],h=[],
a=0;a<r;a++)if((i=w[a])&&16&i.__u){for(g=0,f=u.length;g<f;)u[v=g+f>>1]<i.__i?g=v+1:f=v;u[g]=i.__i,h[a]=g+1}for(g=u.length;a--;)h[a]&&(h[a]==g?g--:w[a].__u|=4)}if(b)
for(a=0;a<m;a++)!(l=s[a])||2&l.__u||(l.__e==n&&(n=Ee(l)),Zs(l,l));return n}function tr(t,e,s,n){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=tr(r[a],e,s,!1));return e}for(e&&!e.parentNode&&(e=Ee(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function ri(t,e,s,n){var r,a=t.key,i=t.type,l=e[s],d=l&&!(2&l.__u);if(l===null&&a==null||d&&a==l.key&&i==l.type)return s;if(n>(d?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function Un(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function Dt(t,e,s,n,r){var a,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||Un(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||Un(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=Bs[e]||(Bs[e]=oi(e)),(t.__a||(t.__a={}))[e]=Gs,a=e!=(e=e.replace(Yn,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function oi(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[Ft]==null)e[Ft]=Gs++;else if(e[Ft]<this.__a[t])return;return s(L.event?L.event(e):e)}}}function Js(t,e,s,n,r,a,i,l,d,p){
var u,h,f,v,m,b,g,y,w,x,k,E,xe,we,se,at,oe,ae,q=e.type;if(e.constructor!==pt)return null;128&s.__u&&(d=32&s.__u,u=s.__c.__z)&&(e.__u|=d,h=a=[],u.nodeType==8?l=Vt(
u,a):a.push(u),l=a[0]||l),(u=L.__b)&&u(e);e:if(typeof q=="function"){f=i.length;try{if(y=e.props,w=(u=q.prototype)&&u.render,x=(u=q.contextType)&&n[u.__c],k=u?x?
x.props.value:u.__:n,(v=s.__c)?(e.__c=v,2&v.__g&&(v.__g|=1)):(w?e.__c=v=new q(y,k):(e.__c=v=new Te(y,k),v.constructor=q,v.render=ii),x&&x.sub(v),v.state||(v.state=
{}),v.__n=n,v.__g|=8,v.__h=[],v.__k=[]),w&&(v.__s||(v.__s=v.state),q.getDerivedStateFromProps&&(v.__s==v.state&&(v.__s=Pe({},v.__s)),Pe(v.__s,q.getDerivedStateFromProps(
y,v.__s)))),m=v.props,b=v.state,v.__v=e,s.__c){if(y!==m&&w&&!q.getDerivedStateFromProps&&v.componentWillReceiveProps&&v.componentWillReceiveProps(y,k),e.__v==s.
__v&&!(8&v.__g)||!(4&v.__g)&&v.shouldComponentUpdate&&v.shouldComponentUpdate(y,v.__s,k)===!1){e.__v!=s.__v&&(v.props=y,v.state=v.__s,v.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function(W){W&&(W.__=e)}),Ut.push.apply(v.__h,v.__k),v.__k=[],v.__h.length&&i.push(v),l=Ee(s);break e}v.componentWillUpdate&&v.componentWillUpdate(
y,v.__s,k),w&&v.componentDidUpdate&&v.__h.push(function(){v.componentDidUpdate(m,b,g)})}else w&&!q.getDerivedStateFromProps&&v.componentWillMount&&v.componentWillMount(),
w&&v.componentDidMount&&v.__h.push(v.componentDidMount);v.context=k,v.props=y,v.__P=t,v.__g&=-5,E=L.__r,xe=w?25:0;do v.__g&=-9,E&&E(e),u=v.render(v.props,v.state=
v.__s,v.context);while(8&v.__g&&++xe<25);w&&(Ut.push.apply(v.__h,v.__k),v.__k=[]),v.state=v.__s,v.getChildContext&&(n=Pe({},n,v.getChildContext())),w&&s.__c&&v.
getSnapshotBeforeUpdate&&(g=v.getSnapshotBeforeUpdate(m,b)),we=u&&u.type===T&&u.key==null?u.props.children:u,y.__P&&(u=l,r=(t=y.__P).namespaceURI,d=a=null,s.props&&
s.props.__P!=t&&(s.__k.some(function(W){W&&Zs(W,W)}),s.__k=null),l=s.__k?Ee(s,0):null),l=er(t,Ks(we)?we:[we],e,s,n,r,a,i,l,d,p),y.__P&&(e.__e=null,l=u),e.__u&=-161,
h&&h.some($e),v.__h.length&&i.push(v),1&v.__g&&(v.__g&=-4)}catch(W){if(i.length=f,e.__v=null,d||a)if(W&&W.then){if(e.__u|=128|d,a){for(~(oe=a.indexOf(l||void 0))||
(oe=a.length);(ae=a[oe-1])&&ae.nodeType==8;)oe--;for(;oe<a.length;oe++)if(ae=a[oe])if(a[oe]=null,se){if(ae==at)break}else{if(ae.nodeType!=8)break;ae.data.startsWith(
"$s")&&(at=Vt(se=ae))}}if(!se){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;se=l}(u=Vt(se=e.__c.__z||(e.__c.__z=se)))?(e.__e=se,l=u):e.__e=l,l=l&&l.nextSibling}else
a&&a.some($e);else e.__e=s.__e;e.__k||(e.__k=s.__k||[]),W&&W.then||sr(e),L.__e(W,e,s)}}else l=e.__e=ai(s.__e,e,s,n,r,a,i,d,p,t);return(u=L.diffed)&&u(e),l}function Vt(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)
return t}e&&e.push(t)}}function sr(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(sr))}function nr(t,e,s){for(var n=0;n<s.length;)Xs(s[n++],s[n++],s[n++]);L.__c&&
L.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){L.__e(a,r.__v)}})}function ai(t,e,s,n,r,a,i,l,d,p){var u,h,f,v,m,b,g,
y,w=s.props||Bt,x=e.props,k=e.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),a){for(u=0;u<a.length;u++)if((m=a[u])&&(k?m.localName==k:m.nodeType==3)){t=m,a[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!k)return y.createTextNode(
x);t=y.createElementNS(r,k,x.is?x:p),l&&(L.__m&&L.__m(e,a),l=!1),a=null}if(k){if(p=k=="template"&&t.content||t,a=k=="textarea"&&x.defaultValue!=null?null:a&&Ys.
call(p.childNodes),!l&&a)for(w={},u=0;u<t.attributes.length;u++)w[(m=t.attributes[u]).name]=m.value;for(u in w)m=w[u],u=="dangerouslySetInnerHTML"?f=m:u=="child\
ren"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||Dt(t,u,null,m,r);for(u in x)m=x[u],u=="children"?v=m:u=="dangerouslySetInnerHT\
ML"?h=m:u=="value"?b=m:u=="checked"?g=m:l&&typeof m!="function"||w[u]===m||Dt(t,u,m,w[u],r);h?(l||f&&(h.__html==f.__html||h.__html==t.innerHTML)||(t.innerHTML=h.
__html),e.__k=[]):(f&&(t.textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ti.test(k))&&(r="http://www.w3.org/1999/xhtml"),er(p,Ks(v)?
v:[v],e,s,n,r,a,i,a?a[0]:s.__k&&Ee(s,0),l,d),a&&a.some($e)),l&&k!="textarea"||(u="value",k=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(k!="pro\
gress"||b)||Dt(t,u,b,w[u],r),u="checked",g!=null&&g!=t[u]&&Dt(t,u,g,w[u],r))}else w===x||l&&t.data==x||(t.data=x);return t}function Xs(t,e,s,n){try{typeof t=="f\
unction"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){L.__e(r,s)}}function Zs(t,e,s){var n,
r,a,i;if(L.unmount&&L.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Xs(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){
L.__e(l,e)}n.__P=n.__n=null}if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&Zs(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=Vt(n,a=[]))&&
(n==t.__e&&a.some($e),$e(r),$e(n)),s||$e(t.__e),t.__e=t.__c=t.__=null}function ii(t,e,s){return this.constructor(t,s)}function Ye(t,e){var s,n,r,a;L.__&&L.__(t,
e),e.nodeType==9&&(e=e.documentElement),n=(s=t&&32&t.__u)?null:e.__k,e.__k=dt(T,{children:[t]}),r=[],a=[],Js(e,e.__k,n||Bt,Bt,e.namespaceURI,n?null:e.firstChild?
Ys.call(e.childNodes):null,r,n?n.__e:e.firstChild,s,a),nr(r,e.__k,a),e.__k.props.children=null}function rr(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&n.forEach(function(i){i.__g|=4,Us(i)})},this.sub=function(a){n.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){n.delete(a),i&&i.call(a)}}),s.children}return e.__c="__cC"+Jn++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}L={__e:function(t,e,s,n){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Wt=0,t}},Gn=0,ei=function(t){return t!=null&&t.
constructor===pt},Te.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=Pe({},this.state)),typeof t=="function"&&(t=t(Pe({},s),this.props)),
t&&(Pe(s,t),this.__v&&(e&&this.__k.push(e),Us(this)))},Te.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Us(this))},Te.prototype.render=
T,Se=[],Wt=0,Kn=function(t,e){return t.__v.__b-e.__v.__b},Ft=Symbol(),Yn=/(PointerCapture)$|Capture$/i,Gs=0,Bs={},Jn=0;var je,N,Qs,or,en=Object.is,Gt=0,hr=[],tn=[],I=L,ar=I.__b,ir=I.__r,lr=I.diffed,cr=I.__c,dr=I.unmount,pr=I.__;function vt(t,e){I.__h&&I.__h(N,t,Gt||e),Gt=0;var s=N.
__H||(N.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function H(t){return Gt=1,li(gr,t)}function li(t,e,s){var n=vt(je++,2);if(n.t=t,!n.__c&&
(n.__=[s?s(e):gr(void 0,e),function(a){var i=(n.__N||n.__)[0],l=n.t(i,a);en(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=N,!N.__f)){N.__f=!0;var r=N.shouldComponentUpdate;
N.shouldComponentUpdate=function(a,i,l){var d=this.__H;if(!d)return!0;var p=!1,u=this.props!=a;if(d.__.some(function(f){f.__N&&(p=!0,en(f.__[0],f.__N[0])||(u=!0))}),
r){var h=r.call(this,a,i,l);return p?h||u:h}return!p||u}}return n.__}function mr(t,e){var s=vt(je++,3);!I.__s&&nn(s.__H,e)&&(s.__P=!0,s.__=t,s.u=e,N.__H.__h.push(
s))}function A(t,e){var s=vt(je++,4);!I.__s&&nn(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,N.__h.push(s))}function M(t){return Gt=5,Je(function(){return{current:t}},[])}function Je(t,e){var s=vt(je++,7);return nn(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function fr(t){var e=N.context[t.__c],s=vt(je++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(N)),e.props.value):t.__}function ci(){var t;do{for(;t=tn.shift();)try{ut(t)}catch(s){I.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=hr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(ut),e.__h.
some(sn),e.__h=[]}catch(s){e.__h=[],I.__e(s,t.__v)}}}while(tn.length)}I.__b=function(t){N=null,ar&&ar(t)},I.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
pr&&pr(t,e)},I.__r=function(t){ir&&ir(t),je=0;var e=(N=t.__c).__H;e&&(Qs==N?N.__h=[]:(e.__h.some(ut),e.__h.some(sn),je=0),e.__h=[],e.__.some(function(s){s.__N&&
(s.__=s.__N),s.u=s.__N=void 0})),Qs=N},I.diffed=function(t){lr&&lr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&vr(hr.push(e)),e.__H.__.some(function(s){s.u&&(s.
__H=s.u)})),Qs=N=null},I.__c=function(t,e){e.some(function(s){try{s.__h.some(ut),s.__h=s.__h.filter(function(n){return!n.__||sn(n)})}catch(n){s.__h=[function(){
throw n}]}}),cr&&cr(t,e)},I.unmount=function(t){dr&&dr(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,vr(tn.push(r))}else ut(r)}catch(a){e=a}}),n.__H=void 0,e&&I.__e(e,n.__v))};var ur=typeof requestAnimationFrame==
"function";function di(t){var e,s=function(){clearTimeout(n),ur&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);ur&&(e=requestAnimationFrame(s))}function vr(t){
t!=1&&or==I.requestAnimationFrame||((or=I.requestAnimationFrame)||di)(ci)}function ut(t){var e=N,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),N=e}function sn(t){
var e=N;t.__c=t.__(),N=e}function nn(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!en(s,t[n])})}function gr(t,e){return typeof e=="function"?e(
t):e}var pi=Symbol.for("pv"),ui=0;function o(t,e,s,n,r,a){e||(e={});var i,l,d=e;if("ref"in d&&typeof t!="function")for(l in d={},e)l=="ref"?i=e[l]:d[l]=e[l];var p={type:t,props:d,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:pi,__v:--ui,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),L.vnode&&L.vnode(p),p}var xr=rr(null);function ee(){let t=fr(xr),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function O(){let t=ee();return{...t,run:t.state.run}}
var ht=(t,e,s)=>Ye(o(xr.Provider,{value:t,children:e}),s),ue=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),Kt=class extends Te{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return o(T,{children:this.props.children})}},C=({name:t,...e})=>o("button",{type:"button",
class:"sv-term","data-term":t,"aria-haspopup":"dialog",...e}),br=/\u2068([^\u2069]*)\u2069/,wr=t=>Array.isArray(t)?t.map(wr):typeof t!="string"||!br.test(t)?t:t.
split(br).map((e,s)=>s%2?o("bdi",{translate:!1,children:e}):e),vi=L.vnode;L.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?e.
children=wr(e.children):typeof e[s]=="string"&&(e[s]=ce(e[s]))}vi?.(t)};var Jt="#term-",hi=`[data-term], a[href^="${Jt}"]`,Yt=12,rn=8,Xt=new Map,kr=null,_r=null,ne=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});ne.setAttribute("aria-labelledby","term-name");var mi=()=>ne.matches(":popover-open");function Sr(t){Xt=new Map(
(t.glossary??[]).map(e=>[e.term,e])),fi()}function fi(){let{hash:t,pathname:e,search:s}=window.location,n=t.startsWith(Jt)&&Xt.get(t.slice(Jt.length));n&&(window.
history.replaceState(window.history.state,"",e+s),Er(n,document.querySelector("h1")??document.body))}function Tr({target:t}){let e=t instanceof Element?t.closest(
hi):null;if(!e||e.closest("[data-glossary]"))return null;let s=Xt.get(e.dataset.term??e.getAttribute("href")?.slice(Jt.length)??"");return s?{name:e,entry:s}:null}
var yr=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((s,n)=>o(T,{children:[n>0&&c("comma"),s]},n))]}),gi=({entry:{name:t,definition:e,
formula:s,sources:n,see:r}})=>o(T,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":c("term.close"),onClick:()=>ne.hidePopover(),children:"×"})]}),o("p",{children:e}),s&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[c("term.formula")," "]}),s,/\bq\b/.test(s)&&o("span",{class:"sv-symbols",children:c("term.symbols")})]}),o(yr,{label:c("term.source"),
items:n.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(yr,{label:c("term.see"),items:r.flatMap(a=>{let i=Xt.get(a);return i?
[o(C,{name:a,children:i.name})]:[]})})]});function Er(t,e){ne.dataset.shows=t.term,Ye(o(gi,{entry:t}),ne),ne.contains(e)||(document.body.append(ne),kr=e,ne.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),ne.showPopover(),bi(e.getBoundingClientRect())),ne.focus({preventScroll:!0})}function bi({left:t,top:e,bottom:s}){
let{offsetWidth:n,offsetHeight:r}=ne,{clientWidth:a,clientHeight:i}=document.documentElement,l=s+rn+r+Yt<=i||e<i-s,d=Math.max(Yt,Math.min(t,a-n-Yt)),p=l?s+rn:Math.
max(Yt,e-rn-r);Object.assign(ne.style,{left:`${d+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{_r=mi()?kr:null},
!0);document.addEventListener("click",t=>{let e=Tr(t);e&&(t.preventDefault(),!(_r===e.name&&t.detail)&&Er(e.entry,e.name))});for(let t of["pointerover","focusin"])
document.addEventListener(t,e=>{let s=Tr(e);s&&!s.name.parentElement?.closest('[title]:not([title=""])')&&(s.name.title=s.entry.definition)});var Rr=(t,e)=>S("b\
utton",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"dialog"},e);var R=({settings:t})=>(t.tree??"chain")!=="chain",D=({drafts:t})=>t.some(({parent:e})=>e!=null),Z=(t,e)=>t[e].parent??e-1,mt=(t,e)=>e<0?[]:[...mt(t,Z(t,e)),e];function te(t){
let e=[];return t.forEach((s,n)=>{let r=Z(t,n);e.push(r<0?0:e[r]+1)}),e}var He=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function Mr(t){let e=te(t);return t.
flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function zr({drafts:t}){let e=He(t);if(!D({drafts:t}))return e.length;let s=e.at(-1)??
-1;return t.flatMap(({parent:r},a)=>r===s?[a]:[]).at(-1)??t.length}function Or(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===r?[l]:[]).forEach(
(i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,count:s+1}}var ft=(t,e)=>({name:t,index:e}),xi=["medusa","dflash","lookup"],Cr=({drafts:t},{settings:e})=>xi.includes(t[0]?.source??e.drafter)&&!D({drafts:t});function Re({
drafts:t,final:e,together:s}){let n=Mr(t),r=t.filter(a=>a.verdict==="accepted").length;return[...Lr({drafts:t,together:s}).map(a=>ft("draft",a)),ft("verify",0),
...n.map(a=>ft("test",a)),...r<t.length?[ft("discard",r)]:[],...e?[ft("final",t.length)]:[]]}var on=({drafts:t,together:e})=>Lr({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Lr({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=te(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var gt=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function wi(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&D(n)){let i=te(r);return t.map(
(l,d)=>d<r.length&&i[d]===i[s]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[s].verdict:gt(n);return t.map((i,l)=>l===s&&a?a:i)}function Ar(t,e){let s=Re(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,a)=>wi(r,a,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function an(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=Re(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function $r(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:Re(t[e-1]).length-1}:{round:0,phase:0}}function bt(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=Re(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var xt=["token","block","match","typical","top-k","threshold"],yi=["typical","top-k","threshold"],_=({settings:t})=>t.rule??"token",F=t=>yi.includes(t),Y=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),G=t=>t?.chance??Y(t),qe=(t,e)=>F(e)&&[0,1].includes(G(t)??-1);function Xe(t){if(t.draw==null)return"kep\
t";let e=t.draw;return e<(G(t)??1)?"passed":e<(Y(t)??1)?"kept":"rescued"}function Pr(t,e){let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;
let a=Math.min(1,r*s/n),i=e===t.length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:{weight:a,excess:l,last:i}}var Ze=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),Ne=(t,e)=>t==="untested"&&_(e)==="block"&&!R(e)?"dropped":t,jr=({rule:t="token"})=>t==="token"?null:t;function Hr(t,e){let{token:s,target:n,weight:r,
excess:a}=t;return e==="match"?{weight:1,taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,mass:a??null}}var Qe=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Zt=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},U=({run:t,moment:e})=>t?
t.length-e.round:0,ve=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function Qt({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function J({run:t,moment:{round:e,phase:s}}){return t&&s?Ar(t.rounds[e],s):null}function Me(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let a=J(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}var es=(t,e)=>t===
e||!!(t&&e&&t.round===e.round&&t.index===e.index);function ze(t){return Me(t,t.pinned)?{at:t.pinned,how:"pinned"}:Me(t,t.hovered)?{at:t.hovered,how:"preview"}:ki(
t)||Ei(t)}function Nr(t){let{run:e,moment:s,pinned:n,following:r,playing:a,status:i,recorded:l,speed:d,pace:p,tint:u,presenting:h,view:f,opening:v,rested:m}=t;return{
...s,rounds:e?e.length:0,selected:ze(t).at,pinned:n,following:r,playing:a,state:i,recorded:l,speed:d,pace:p,tint:u,presenter:h,view:f,opening:v,rested:m}}function ki(t){
let{run:e,moment:s,entered:n}=t,r=J(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;let a=s.round-1;return{
at:{round:a,index:Ir(e,a)},how:"now"}}var Ir=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),_i=16,qr=[.25,.75],Si=({drafts:t})=>t.
findIndex(e=>e.verdict==="accepted"&&Xe(e)==="rescued"),Ti=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(Y(e)??1)),wt=(t,e)=>e==="\
block"?Si(t):F(e)?Ti(t):-1,ln=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function ts(t){let e=({verdict:i,target:l,draft:d})=>i===
"rejected"&&l!==null&&d!==null&&l>=qr[0]*d&&l<=qr[1]*d,s=t.rounds.findIndex(i=>wt(i,_(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(i).emitted>=_i,r=t.rounds.
flatMap((i,l)=>ln(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&n(i))??r.find(n)??r.find(a)??r[0]??null}function cn({rounds:t,trace:e}){let s=({
drafts:l})=>l.some(({verdict:d})=>d==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.length>n.drafts.length,
a=t.findLastIndex(l=>r(l)&&s(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var Dr=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&s&&n==="running"&&
!r&&e.round===t.length?cn(t):null,Ie=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function Ei(t){let e=Ie(t),{run:s}=t;if(!s||!s.rounds[e])return{at:null,
how:"newest"};let n=wt(s.rounds[e],_(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:a})=>a==="rejecte\
d");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Ir(s,e)},how:"newest"}}var ss=({trace:t})=>t.settings.gamma>0&&!R(t),pn=({round:t,index:e})=>`${t}.${e}`;function un({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let a=Re(t.rounds[n])[r],i={round:n,index:a.index};return a.name==="test"&&!(pn(i)in s)?i:null}function kt(t){let e=J(t)?.phase;if(!e||e.name!==
"test")return null;let s=pn({round:t.moment.round,index:e.index});return s in t.answers?s:null}var _t=t=>t.predicting&&t.looking!==null&&t.looking===kt(t),he=t=>_t(
t)?null:un(t,t.moment);function Fr({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],a=_(t.trace)==="block"?null:G(r),i=pn(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:a}},looking:i}}function St({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var Vr=(t,e)=>St(t)&&e?.kind==="lit",dn=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,yt=(t,e)=>(t-(e?1:0))**2;function Wr(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:a})=>r>.5===a).length,brier:dn(e.map(({chance:r,kept:a})=>yt(r,a))),known:n.length,truth:dn(n.
map(({threshold:r,kept:a})=>yt(r,a))),best:dn(n.map(({threshold:r})=>r*(1-r)))}}function Br(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:$(t.brier),truth:$(t.truth),best:$(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[P(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":a}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var ns={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Ur=t=>Object.keys(ns).find(e=>ns[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),rs=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:s,store:n}=this.viewer;if(e.run){if(!ss(e.run)){this.refused=e.run,this.viewer.changed({});return}s.halt(),n.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),ve(e.state)&&!he(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:s}=this;!U(s.state)&&e.over&&s.player.seek(Qe.moment),s.toggle()}leavesVerdict(){let{viewer:e}=this,s=_t(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&he(e.state)!==null}answer(e){let{state:s,store:n,player:r}=this.viewer,a=he(s);a&&(n.set(
Fr(s,a,e)),r.forward("step"))}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n==="g")this.toggle();else if(s)if(n==="r")this.answer(null);else if(n in ns)this.
answer(ns[n]);else return!1;else return!1;return!0}};var Ri=1.96,Mi=300;function vn(t,e){let s=t/e,n=Ri**2/e,r=(s+n/2)/(1+n),a=Math.sqrt((s*(1-s)+n/4)*n)/(1+n);return{share:s,low:Math.max(0,r-a),high:Math.min(1,r+
a),tested:e}}function hn(t){let e=t.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),s=t.filter(n=>!D(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:a,verdict:i,confidence:l},d)=>{let p=e?l:r[d]?.candidates.find(([u])=>u===a)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:s}}function Gr(t,e){let s=_({settings:t});return s==="token"||s==="match"&&!e||t.temperature===0}function Kr(t){let e=t.length<Mi?5:10;return Array.
from({length:e},(s,n)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),a=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:n/e,to:(n+1)/e,mean:a,
...vn(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:s})=>s)}function Oe(){let t=M(null),[e,s]=H(0);return A(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let a=new ResizeObserver(r);return a.observe(n),()=>a.disconnect()},
[]),[t,e]}function os({label:t,heads:e,rows:s,hidden:n}){let[r,a]=H(!1);return o("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:c("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&s.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var as=196,is=40,Yr=10,Jr=10,mn=40,zi=[0,.5,1],et=10;function fn({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[a,i]=Oe(),l=u=>is+u*(i-is-Yr),d=u=>Jr+
(1-u)*(as-Jr-mn),p=t.filter(({tested:u})=>u>=et);return o("div",{class:"sv-dots",role:"img","aria-label":n,ref:a,children:[i>0&&o("svg",{width:i,height:as,"aria\
-hidden":"true",children:[zi.map(u=>o(T,{children:[o("line",{class:"sv-dots-grid",x1:is,x2:i-Yr,y1:d(u),y2:d(u)}),o("text",{x:is-6,y:d(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:d(0),y2:d(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${d(
u.share)}`).join(" ")}),s.map(({at:u,label:h})=>o("text",{x:l(u),y:as-mn+15,"text-anchor":u<1?"middle":"end",children:h})),t.map(u=>o(T,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:d(u.low),y2:d(u.high)}),o("circle",{class:u.tested<et?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:d(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:as-mn+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var ls=["accepted","rejected","untested"],Oi=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:z(t)}));function Ci(t){let e=Array.from({length:Math.max(0,...t.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:n})=>{D({drafts:n})?Li(n).forEach((r,a)=>{e[a][r]+=1}):n.forEach((r,a)=>{e[a][r.verdict]+=
1})});let s=e.findLastIndex(n=>ls.some(r=>n[r]));return e.slice(0,s+1)}function Li(t){let e=te(t);return Array.from({length:Math.max(...e)+1},(s,n)=>{let r=t.filter(
(a,i)=>e[i]===n).map(({verdict:a})=>a);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function Ai(t){let e=t.map(r=>r.drafts.
filter(a=>a.verdict==="accepted").length),s=t.map(({drafts:r})=>D({drafts:r})?Math.max(...te(r))+1:r.length),n=Array(Math.max(0,...s)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var Xr=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,
parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",children:n}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",
{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:s})]}))}),cs=({heading:t,means:e,says:s,heads:n,rows:r,children:a})=>o("figure",
{class:"sv-figure-block",children:[o("h3",{children:o(C,{name:e,children:t})}),a,o("p",{class:"sv-note",children:s}),o(os,{label:t,heads:n,rows:r})]}),Zr=(t,e)=>c(
"calibration.between",{from:z(t),to:z(e)}),Qr=({share:t,low:e,high:s,tested:n})=>[z(t),Zr(e,s),n],eo=t=>t.some(({tested:e})=>e<et)&&c("given.hollow",{few:et});function $i({
slots:t,rounds:e}){let s=t.filter(({accepted:l,rejected:d})=>l+d>0),n=s.length,r=t.length===1?"aria_one":n===1?"aria_first":"aria",a=(l=0)=>z(l/e),i=t.length?c(
`slots.${r}`,{first:a(t[0].accepted),last:a(s[n-1]?.accepted),n}):c("slots.none");return o(cs,{heading:c("slots.heading"),means:"acceptance_by_position",says:i,
heads:[c("slots.slot"),...ls.map(l=>c(`kind.${l}`)),c("slots.of_rounds"),c("slots.of_judged")],rows:t.map(({accepted:l,rejected:d,untested:p},u)=>[u+1,l,d,p,a(l),
z(l/(l+d))]),children:[o(Xr,{says:i,columns:t.map((l,d)=>({label:String(d+1),value:a(l.accepted),parts:ls.map(p=>[p,l[p]/e])}))}),o("ul",{class:"sv-legend",children:ls.
map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),c(`kind.${l}`)]}))})]})}function Pi({slots:t}){let e=t.flatMap(({accepted:d,rejected:p},u)=>{
let h=(u+.5)/t.length;return d+p?[{...vn(d,d+p),x:h,at:h,label:String(u+1)}]:[]}),s=e.filter(({tested:d})=>d>=et),[n,r]=[s[0],s[s.length-1]],a=s.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&c("given.ends",{first:n.label,last:r.label,first_share:z(n.share),last_share:z(r.share)}),l=e.length?
P(i,c(`given.${a}`),eo(e)):c("slots.none");return o(cs,{heading:c("given.heading"),means:"acceptance_by_position",says:l,heads:[c("slots.slot"),c("slots.of_judg\
ed"),c("given.interval"),c("given.tested")],rows:e.map(d=>[d.label,...Qr(d)]),children:o(fn,{dots:e,axis:{title:c("given.axis"),ticks:e},says:l})})}function ji({
counts:t,rounds:e}){let s=Math.max(...t),n=t.reduce((i,l,d)=>i+l*d,0)/e,r=t.flatMap((i,l)=>i===s?[l]:[]),a=c(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:$(n),commonest:r.join(c("comma")),count:s,rounds:e});return o(cs,{heading:c("lengths.heading"),means:"mean_acceptance_length",says:a,heads:[c("length\
s.length"),c("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(Xr,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,s)]]}))})})}function Hi({run:t,shown:e}){let s=hn(t.rounds);if(!s.tests.length)return null;let n=c("calibration.heading");if(!Gr(t.trace.settings,s.headed))
return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(C,{name:"calibration",children:n})}),o("p",{class:"sv-note",children:c("calibration.othe\
r_rule",{rule:c(`rules.name.${_(t.trace)}`)})})]});let{headed:r,tests:a}=hn(t.rounds.slice(0,e)),i=r?"head":"own",l=Kr(a).map(h=>({...h,x:h.mean,at:(h.from+h.to)/
2})),d=a.reduce((h,{chance:f})=>h+f,0)/a.length,p=a.filter(({accepted:h})=>h).length/a.length,u=l.length?P(c(`calibration.${i}`),c("calibration.sum",{mean:z(d),
share:z(p),tested:a.length}),c("calibration.equal"),eo(l)):c("slots.none");return o(cs,{heading:n,means:"calibration",says:u,heads:[c("calibration.predicted"),c(
"calibration.mean"),c("slots.of_judged"),c("given.interval"),c("given.tested")],rows:l.map(h=>[Zr(h.from,h.to),z(h.mean),...Qr(h)]),children:o(fn,{dots:l,axis:{
title:c(`calibration.axis.${i}`),ticks:Oi},says:u,diagonal:!0})})}function to(t){let{run:e,shown:s}=t,n=e.rounds.slice(0,s),r=Ci(n);return o("section",{class:"s\
v-section",children:e.width>0&&o(T,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("breakdown.heading")})}),o("div",{class:"sv-breakdown\
-charts",children:[o($i,{slots:r,rounds:s}),o(Pi,{slots:r}),o(ji,{counts:Ai(n),rounds:s}),o(Hi,{...t})]})]})})}var qi={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Ni=["draft","verify","accept"];function tt({plain:t}){let e=(s,n)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":s}),o(C,{name:qi[s],children:n})]});return o("ul",{class:"sv-legend",children:[Ni.map(s=>e(s,c(`part_key.${s}`))),t&&e("\
plain",t)]})}var no=["draft","verify","accept"],Ii=["plain","speculative","bursts"];function Di(t,e){let s=t.folds.cost(e);if(!s||!s.plain)return null;let n=t.folds.at(t.folds.
compared(e)),r=n.emitted/n.rounds,a={draft:s.draft*r,verify:s.verify*r,accept:s.accept*r},i=a.draft+a.verify+a.accept;return{parts:a,round:i,length:r,steps:i/s.
plain,speedup:t.folds.measured(e)}}var ro=t=>Object.fromEntries(no.map(e=>[e,j(t[e])]));function Fi(t,e){if(!e)return c(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,r=no.reduce((l,d)=>s[l]>=s[d]?l:d),[a,i]=[$(e.steps),$(e.length)];return P(c("costs.round",{round:j(
e.round),steps:a,length:i,...ro(s)}),n===null?c("headline.impossible"):c(n>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:B(n),blame:c(`part.${r}`)}))}
var so=({way:t,parts:e,most:s})=>o("div",{class:"sv-cost",children:[o("span",{children:c(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>o("span",{"data-part":n,style:`--n:${r/s}`}))}),o("span",{class:"sv-cost-value",children:j(Object.values(e).reduce((n,r)=>n+r,0))})]});function Vi({
plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,accept:n},a=e+s+n,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":c("costs.\
aria",{plain:j(t),total:j(a),...ro(r)}),children:[o(so,{way:"plain",parts:{plain:t},most:i}),o(so,{way:"speculative",parts:r,most:i})]})}function oo({run:t,shown:e}){
let s=t.folds.cost(e),n=Di(t,e),r=t.folds.gaps(e);return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv\
-costs-block",children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("costs.heading")})}),s&&n&&o(Vi,{...s}),o(tt,{}),o("p",{class:"sv-note",children:Fi(
t,n)})]}),o("div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("ta\
ble",{children:[o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:c("waits.p50")}),o("th",{scope:"col",children:c("waits.p95")})]})}),
o("tbody",{children:Ii.map(a=>o("tr",{children:[o("th",{scope:"row",children:c(`waits.${a}`)}),o("td",{children:j(r[a]?.p50)}),o("td",{children:j(r[a]?.p95)})]}))})]})}),
o("p",{class:"sv-note",children:c("waits.means")})]})]})})}var ds=260,Tt=52,gn=14,ao=22,io=42,Wi=.001,lo=Wi/1.6,Bi=[.001,.01,.1,1],Ui=[10,100,1e3,1e4],Gi=[["lossy",2],["exact",1]],co=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function Ki({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:co(e)}),t==="exact"?o("circle",{cx:n,cy:r,r:5}):o("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:c(`frequencies.${t}`)})]})}function po({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
a,i]=Oe(),l=Math.log(s[s.length-1]/s[0]),d=h=>Tt+Math.log(h/s[0])/l*(i-Tt-gn),p=h=>ao+Math.log(1/Math.max(h,lo))/Math.log(1/lo)*(ds-ao-io),u=h=>t.map((f,v)=>[d(
s[v]),p(f[h])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:ds,"aria-hidden":"true",children:[Bi.
map(h=>o(T,{children:[o("line",{class:"sv-convergence-grid",x1:Tt,x2:i-gn,y1:p(h),y2:p(h)}),o("text",{x:Tt-6,y:p(h)+4,"text-anchor":"end",children:`${h*100}%`})]})),
Ui.map((h,f)=>o("text",{x:d(h),y:ds-io+18,"text-anchor":["start","middle","middle","end"][f],children:h.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(Tt+i-gn)/2,y:ds-6,"text-anchor":"middle",children:c("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:co([...u(1),...u(0).reverse()])}),
Gi.map(([h,f])=>o(Ki,{rule:h,width:i,points:e.slice(0,n).map(v=>[d(v[0]),p(v[f][2])])},h))]})})}var bn=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:z(t);var X=({text:t,oneLine:e=!1})=>o(T,{children:it(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return o("span",{class:"sv-control",children:lt(
n)});let r=e&&s!=="space";return o("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})})});var Yi=["token","top-k","threshold"],re=(t,e)=>e&&t!==void 0?t/e:null;function Ji({drafts:t,positions:e=[]}){let s=t.map((r,a)=>({...r,overlap:e[a]?.overlap??null}));
return D({drafts:t})?e.length?[...new Set(s.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>Xi(s.filter(({parent:a})=>a===r))):[]:s.slice(
0,t.filter(({verdict:a})=>a!=="untested").length).flatMap(({overlap:a})=>a===null?[]:[a])}function Xi(t){let[e,s]=[0,1];for(let n of t){let r=Y(n);if(n.overlap===
null||r===null)return[];e+=s*n.overlap,s*=1-r}return[e]}function Zi(t,e){if(Yi.includes(e))return!1;let s=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==s.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var Qi=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function el(t){let e=t.drafts.filter(s=>s.verdict==="accepted").map(s=>s.token);return t.final?[...e,t.final.
token]:e}function tl(t,e,s){let n=l=>e.drafts.filter(d=>d.verdict===l).length,r=n("accepted"),a=n("rejected"),i=Ji(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+a,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-a,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,d)=>l+d,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(Zi(e.drafts,s)?1:0)}}var De=t=>t.draft+t.verify+t.accept;function ps(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var xn=t=>t.length?{p50:ps(t,50),p95:ps(t,95)}:null,sl=12,nl=.25,rl=1+1e-9;function ol(t){if(t.length<sl)return null;let e=t.slice(1).map((s,n)=>Math.
abs(s-t[n]));return re(ps(e,75),ps(t,50))}var us=class{constructor(e){this.temperature=e.temperature,this.rule=_({settings:e}),this.sums=[Qi],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(tl(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...el(
e)),this.bursts.push(De(e.times)),this.match()}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+s),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let s=Math.min(e,this.sums.length-1);for(;s>0&&this.sums[s].emitted>this.plain.tokens.length;)s-=1;return s}speedup(e){let s=this.sums[this.compared(e)];return re(
this.plain.until[s.emitted],De(s))}impossible(e){let s=this.sums[this.compared(e)],n=this.speedup(e);return s.drafted>0&&n!==null&&n>rl*(s.emitted/s.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let s=this.sums[this.compared(e)];return s.emitted?{draft:s.draft/s.emitted,verify:s.verify/s.emitted,accept:s.
accept/s.emitted,plain:this.plain.until[s.emitted]/s.emitted}:null}gaps(e){let s=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:xn(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:xn(s.flatMap((r,a)=>[r,...Array(n(a)-1).fill(0)])),bursts:xn(s)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let s=ol(this.plain.seconds.slice(0,this.at(e).emitted));return s!==null&&s>nl?{jitter:s}:null}agreement(e){let s=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!s?null:{compared:s,first_difference:this.matched<s?this.matched:null}}summary(e=this.sums.length-1){let s=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,s.emitted);return{rounds:s.rounds,drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,untested:s.
untested,emitted:s.emitted,acceptance_rate:re(s.accepted,s.accepted+s.corrected),draft_efficiency:re(s.accepted,s.drafted),mean_acceptance_length:re(s.emitted,s.
rounds),mean_overlap:s.otherwise?null:re(s.overlap,s.overlaps),tokens_per_second:re(s.emitted,De(s)),plain_tokens_per_second:re(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var al=Object.freeze({tokens:[],seconds:[]}),il=/^<\|?\w+\|?>$/,ll=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,st=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=fe;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new us(e.settings),this.width=e.settings.gamma;for(let s of this.promptTokens()){
let{text:n,pending:r}=ye(this.pending,this.piece(s));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,s=this.piece(e[0]);return typeof s=="string"&&il.test(s)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return s.tokens.findIndex(r=>r===n||ll.test(String(this.piece(r))))}append({from:e=this.length,rounds:s=[],plain:n=al,plain_from:r=this.trace.plain.tokens.length,
pieces:a,...i}){let{trace:l}=this,d=l.plain;if(e>this.length||n.tokens.length&&r>d.tokens.length)return!1;Object.assign(l.pieces,a),s.slice(this.length-e).forEach(
p=>this.push(p));for(let p=d.tokens.length-r;p<n.tokens.length;p+=1)d.tokens.push(n.tokens[p]),d.seconds.push(n.seconds[p]),this.folds.pushPlain(n.tokens[p],n.seconds[p]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(Cr(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,
n=[];e.drafts.forEach((i,l)=>{let d=Z(e.drafts,l),p=this.slot(i.token,i.verdict,d<0?s:n[d].pending);i.verdict==="accepted"&&(this.pending=p.pending),n.push(p)});
let r=gt(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),{slots:a?[...n,a]:n,final:a}}slot(e,s,n){let r=this.piece(e),
{text:a,took:i,pending:l}=ye(n,r),d=a===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:a,took:i,part:d,pending:l}}alone(e){let s=this.piece(e);return typeof s==
"string"?s:ye(fe,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accep\
ted").length,l=s<a.drafts.length,d=l?s:zr(a);return{...r,number:e,index:s,round:a,accepted:i,judgedAt:d,draft:l?a.drafts[s]:null,judged:a.drafts[d]||null,position:(a.
positions||[])[d]||null}}},wn=["accepted","correction","bonus","plain"],be=t=>wn.includes(t);function vs(t,e){let s=fe;return e.map(n=>{let r=t.piece(n),a=ye(s,r);return s=a.pending,{token:n,text:a.text,piece:r}})}var Fe=({text:t,piece:e})=>t||ge(e);function hs(t,e){
let{output:s,plain:n,matched:r}=t.folds,a=Math.min(t.folds.at(e).emitted,n.tokens.length);return{speculative:vs(t,s.slice(0,a)),plain:vs(t,n.tokens.slice(0,Math.
min(a,t.plainEnd+1||a))),compared:a,parts:r<a?r:null}}var cl=["accepted","correction","bonus"],dl=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function ms({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let a=dl(n);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[c("lossless.pairs"),cl.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:c(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${K(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let d=e[l],p=i.token===d.token;return o("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===s?"":void 0,children:[o("span",{children:o(X,{text:Fe(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(X,{text:Fe(d),oneLine:!0})})]},l)})})]})}var fs=["exact","lossy"],uo=[1,2,3],pl=3,ul=.3,vl=70,vo=48,hl=5e-4;function ml({candidates:t,rest:e},s){let n=s===1?2:4;if(e[s]===null||e[s]>ul||e[n]===null)return 0;
let r=t.map(l=>l[s]??0);return[...t].sort((l,d)=>(d[s]??0)-(l[s]??0)).slice(0,pl).reduce((l,d)=>l+Math.max(0,(d[n]??0)-(d[s]??0)),0)*(1-r.reduce((l,d)=>l+d*d,0))}
function fl(t){let e=t.trace.settings.temperature?1:3,[s,n]=[0,0];return t.rounds.forEach(({positions:r},a)=>(r||[]).forEach((i,l)=>{let d=t.folds.at(a).emitted+
l,p=d<t.folds.output.length&&d<t.folds.at(a+1).emitted?ml(i,e):0;p>n&&([s,n]=[d,p])})),s}function gl({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,
s)],r=Object.fromEntries(n.map(a=>[a,t.pieces[a]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var bl=0,
gs=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{
ask:e,offered:s}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:c("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),vl)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let s=bl+=1;this.result={number:s,state:"loading",texts:0},this.start=fl(this.run),this.ask("sample",{number:s,tokens:e,
take:this.takes,trace:gl(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Et=(t=0)=>t.toLocaleString(
"en"),ho=t=>`${(t*100).toFixed(1)}%`;function xl({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||c(`frequencies.state.${t}`):c(`frequenci\
es.state.${t}`,{n:Et(s),of:Et(n)})}function wl(t,e,s,n){return c(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:Et(e),distance:bn(s),high:bn(n)})}function yl(t,e){
let s=t.promptText+vs(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>vo?`…${s.slice(-vo)}`:s;return c(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function kl({run:t}){let e=hs(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?c("lossless.same",{n}):c("lossless.diffe\
r",{n,position:n+1});return o("div",{class:"sv-proof",children:[o("h4",{children:c("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":s?"same":"differ",
children:r}),o(ms,{texts:e,run:t,says:r})]})}function _l({tally:[t,e],row:s,texts:n,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`--n:${t[s]/
n/r};--g:${e[s]/n/r}`,children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),ho(t[s]/n)]})}function Sl({
run:t,found:e,seen:s,start:n}){let{rows:r,checkpoints:a,band:i,temperature:l,state:d}=e,p=s?a[s-1]:null,[u,...h]=p??[0],f=Math.max(...r.map(([,g])=>g),...h.flatMap(
([g])=>g.map(y=>y/u))),v=d!=="running"&&s===a.length&&s>0,m=fs.map((g,y)=>v?wl(g,u,h[y][2],i[s-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:c(`fre\
quencies.${g}`)});return o("div",{class:"sv-proof",children:[o("h4",{children:c("frequencies.counted",{t:String(l),n:Et(u)})}),o("p",{class:"sv-note",children:yl(
t,n)}),o("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:c(`frequencie\
s.${g}`)}))}),o("table",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:c("frequencies.caption")}),o("thead",{children:o("tr",{children:[o(
"th",{scope:"col",children:c("frequencies.beginning")}),["target",...fs].map(b)]})}),o("tbody",{children:r.map(([g,y],w)=>(g!==null||y>=hl||h.some(([x])=>x[w]))&&
o("tr",{style:`--p:${y/f}`,children:[g===null?o("th",{scope:"row",class:"sv-others",children:c("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(
X,{text:g,oneLine:!0})}),o("td",{children:ho(y)}),fs.map((x,k)=>p?o(_l,{tally:h[k],row:w,texts:u,most:f},x):o("td",{},x))]},w))})]}),o("p",{class:"sv-note",children:c(
"frequencies.why")}),o("h4",{children:c("frequencies.curve")}),o("p",{class:"sv-note",children:c("frequencies.band")}),o(po,{found:e,seen:s,says:P(...m)||c("fre\
quencies.curve")}),o("div",{role:"status",children:fs.map((g,y)=>o("p",{class:"sv-told","data-rule":g,children:m[y]}))})]})}function Tl({test:t}){let[e,s]=H(uo[0]),
{result:n,isRunning:r}=t;return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:c(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":c("frequencies.leng\
th"),children:uo.map(a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>s(a),children:c(a>1?"frequencies\
.first":"frequencies.first_one",{n:a})}))}),o("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":c("frequencies.progress")}),o("p",{class:"\
sv-note",role:"status",children:n&&xl(n)})]})}function mo({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let a=R(
t.trace);return o("div",{class:"sv-experiment",children:[o("h3",{children:c("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:c("frequencies.mea\
ns",{n:Et(r)})}),!a&&o("p",{class:"sv-note",children:c("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:n||c("frequencies.trees")}):o(Tl,{test:e}),
s?.greedy&&o(kl,{run:new st(s.greedy)}),s?.rows?.length?o(Sl,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function fo([t,e,s,n,r],a){let i=a?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var go=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),yn=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function Ce(t,e=!1){return t.candidates.map(s=>fo(s,e)).map(s=>({...s,both:go(s)}))}
function bo(t,e,s){let n=new Set(e.map(h=>h.token)),r=fo(t.rest,s),a=[{...r,both:go(r)},...Ce(t,s).filter(h=>!n.has(h.token))],[i,l]=[yn(a,"target"),yn(a,"draft")],
d=yn(e,"both"),u=!s&&d!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-d),i,l):null;return{token:-1,target:i,draft:l,both:u}}var xo=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function wo(t,e,s=!1,n=8){let r=Ce(t),a=new Map(Ce(t,!0).map(h=>[h.token,Math.max(h.target||0,h.draft||0)])),
i=({token:h})=>a.get(h)??0,l=h=>(e.includes(h.token)?2:0)+Math.max(h.target||0,h.draft||0)+.001*i(h),d=r.sort((h,f)=>l(f)-l(h)).slice(0,n-1).sort((h,f)=>xo(h,f)||
i(f)-i(h)).map(h=>h.token),p=Ce(t,s),u=d.flatMap(h=>p.find(f=>f.token===h)??[]);return[...u,bo(t,u,s)]}function bs(t,e=!1){let s=Ce(t,e).sort(xo);return[...s,bo(
t,s,e)]}function yo(t,{weight:e,taken:s,mass:n}){let r=Ce(t),a=n??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:d,draft:p})=>({
token:l,share:(e*(d??0)-s(l,p??0))/a})).filter(l=>l.share>0).sort((l,d)=>d.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:d})=>l+d,0))}}function ko(t){
let[e,s]=[Ce(t),Ce(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var El=["plain","speculative"],Rl={float16:.0625,bfloat16:.5},Ml=.001;function zl(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function Ol(t,e,s,n){let r=zl(t,e),a=r?bs(r,!0):[],[i,l]=[s,n].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let d=Rl[t.
trace.models.target.dtype]||Ml;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:d}}function Cl(t,e,[s,n]){let r=Ol(t,e,s.token,n.token);if(!r)return c("l\
ossless.unknown");let a={mine:K(Fe(s)),theirs:K(Fe(n)),p:ke(r.p[0]),q:ke(r.p[1]),gap:$(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
c("lossless.unlisted",a):P(c("lossless.gap",a),c(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function Ll(t,e,{compared:s,parts:n}){return e==="none"?c(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?c(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{
n:s}):c(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function Al(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?c(F(_(t.trace))?
"rules.lossy":"lossless.sampling"):s===null?c("lossless.greedy"):Cl(t,s,[n[s],r[s]]):""}function $l({way:t,tokens:e,parts:s}){let n=a=>a.map(({text:i})=>i).join(
""),r=s??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:c(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(X,{text:n(e.slice(0,r))})}),s!==null&&o("mark",{class:"sv-parting",children:o(X,{text:Fe(e[s]),oneLine:!0})}),o("span",{class:"sv-parted",children:o(
X,{text:n(e.slice(r+1))})})]})]})}function Pl({texts:t}){let e=M(null);return A(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.max(0,n.offsetTop-
s.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":c("lossless.texts"),ref:e,children:El.map(s=>o($l,{way:s,tokens:t[s],
parts:t.parts}))})}function _o({run:t,shown:e,test:s}){let n=hs(t,e),r=t.trace.settings.temperature===0,a=n.compared?n.parts===null?"same":r?"differ":"sampled":
"none",i=Ll(t,a,n),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:Al(t,n)}),n.compared>
0&&(r?o(ms,{texts:n,run:t,says:i}):o(Pl,{texts:n}))]},"own"),d=o(mo,{run:t,test:s},"test");return o("section",{class:"sv-section",children:[o("div",{class:"sv-s\
ection-head",children:o("h2",{children:c("lossless.heading")})}),r?[l,d]:[d,l]]})}var Mt=1e-9,Rt=class{list;constructor(){this.list=[]}add(e,s,n,r=fe){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let s=0,n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+Mt?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function So(t,e,s,n){
let{folds:r}=t;for(s.cut(e);s.list.length<e;){let d=s.list.length,p=r.at(d+1),u=t.rows[d].slots.filter(h=>be(h.kind));s.add(De(p),p.emitted,u.map(h=>h.text).join(
""))}let{tokens:a,until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let d=n.list.length,{text:p,
pending:u}=ye(d?n.list[d-1].pending:fe,t.piece(a[d]));n.add(i[d+1],d+1,p,u)}}function zt(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var kn=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function Ve({label:t,choices:e,chosen:s,choose:n}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:a},r))})}function To({label:t,choices:e,chosen:s,choose:n}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var jl=["draft","verify","accept"],_n=24,Eo=28,Ro=26,nt=_n*2+Eo+Ro,Hl=["1","4","16"],ql=16e3;function Mo({palette:t,time:e,drawn:s,seek:n,...r}){let{run:a,ours:i}=r,
l=r.span||1,[d,p]=Oe(),u=M(null),[h,f]=H("1"),v=Math.min(ql,Math.floor(p*Number(h))),m=e/l*(v-1);A(()=>{v&&Nl(u.current,t,{...r,span:l},v)},[a,s,v]),A(()=>{d.current.
scrollLeft=m-p/2},[h]),A(()=>{let{scrollLeft:g,clientWidth:y}=d.current;h!=="1"&&(m<g||m>g+y-40)&&(d.current.scrollLeft=m-y/2)},[m]);let b=({offsetX:g})=>{let y=g/
v*l,w=0;for(;w<i.list.length&&De(a.folds.at(w))<y;)w+=1;n(w)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:c("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:c("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":c("race.picture"),ref:d,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":c("race.picture"),
ref:u,style:`width: ${v}px; height: ${nt}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${m.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(m,v-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(tt,{plain:c("race.key_plain")}),
o(Ve,{label:c("race.zoom"),choices:Hl.map(g=>[g,g==="1"?c("race.fit"):`${g}×`]),chosen:h,choose:f})]})]})}function Nl(t,e,{run:s,span:n,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==nt*l)&&Object.assign(t,{width:i*l,height:nt*l});let d=t.getContext("2d");if(!d)return;let p=v=>v/
n*(i-1),u=(v,m,b,g,y)=>{let w=p(g)-p(b)>3,[x,k]=[p(b),p(g)].map(E=>w?Math.round(E):E);d.fillStyle=e.get(v),d.fillRect(x,m,Math.max(k-x-(y&&w?1:0),.4),_n)};d.setTransform(
l,0,0,l,0,0),d.clearRect(0,0,i,nt),Il(d,e,{span:n,width:i,at:p});let{until:h}=s.folds.plain;for(let v=1;v<=a.list.length;v+=1)u("plain",0,h[v-1],h[v],!0);let f=0;
s.rounds.slice(0,r.list.length).forEach(({times:v})=>jl.forEach(m=>{u(m,_n+Eo,f,f+v[m],m==="accept"),f+=v[m]}))}function Il(t,e,{span:s,width:n,at:r}){let a=zt(
s,Math.max(2,n/110));t.font=`11px ${Ke}`,t.textBaseline="alphabetic";for(let i=0;i*a<=s;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,nt-Ro+6),t.fillStyle=e.get("quiet");let d=j(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(d).width;t.textAlign=l+p/2>
n?"right":i?"center":"left",t.fillText(d,t.textAlign==="right"?n:l,nt-6)}}var Dl=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Fl=4,Vl=.25,Sn=1e3,Wl={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Bl="M4 2.5v11L13 8z",
Ul="M4 3h3v10H4zM9 3h3v10H9z",zo=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Gl=t=>[1,.25,.1].find(e=>t/e>=Fl)??.1;function Oo({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:d})=>d)).filter(l=>(l-n)*r>Mt);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function Kl({ours:t,plain:e,
measured:s,whole:n,span:r},a){let i={time:j(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!s)return c("race.alone",i);if(!n||a<r-Mt)return c("race.now",i);let l=t.
end<=e.end,[d,p]=l?[t,e]:[e,t];return c(l?"race.won":"race.lost",{first:j(d.end),second:j(p.end),done:d.tokens,other:p.tokensAt(d.end),of:p.tokens})}function Yl(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?c(F(_(t.trace))?"rules.lossy":"race.draws"):
a?c("race.same"):"":"",l=t.plainEnd,d=l>=0&&l+1<s.list.length;return P(i,d&&c("race.goes_on",{end:K(t.alone(t.trace.plain.tokens[l]))}))}function Jl({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":c(t.models.draft?"race.prefill":"race.prefill_alone",{target:j(e),draft:j(s)})}function Co({way:t,arrivals:e,
end:s,time:n,measured:r}){let a=M(null),{list:i,tokens:l}=e,d=e.by(n),p=Je(()=>i.slice(0,d).map((u,h)=>o("span",{class:s>=0&&h>s?"sv-ended":void 0,"data-new":h===
d-1&&d<i.length?"":void 0,children:o(X,{text:u.text})},h)),[i,d,d<i.length,s]);return A(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,d]),o("\
div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:c(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
d<i.length?c("race.so_far",{n:e.tokensAt(n),of:l}):c("race.done",{n:l,time:j(e.end)}):c("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":c(`race.${t}`),ref:a,children:p})]})}function Xl({run:t,shown:e},{span:s,whole:n},r,a,i){let[l,d]=H(r),[p,u]=H(!1),[h,f]=H(!1),v=M({shown:e,
length:t.length}),m=e!==v.current.shown&&t.length===v.current.length;v.current={shown:e,length:t.length},m&&h&&!p&&f(!1);let b=M({limit:a,whole:n,span:s,speed:i});
b.current={limit:a,whole:n,span:s,speed:i};let g=M(null);return mr(()=>{if(!p)return;let y=performance.now(),w=requestAnimationFrame(function x(k){let E=b.current,
xe=Math.max(0,Math.min((k-y)/1e3,Vl))*E.speed;y=k,d(we=>{let se=Math.min(we+xe,E.limit);return E.whole&&se>=E.span&&u(!1),se}),g.current?.checkVisibility()?w=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(w)},[p]),{node:g,playing:p,time:h&&!(m&&!p)?Math.min(l,s):r,go(y,w=!1){f(!0),d(y),u(w)},follow:()=>f(!1)}}function Zl({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:a,palette:i,seek:l,greedy:d,drawn:p}=s,{ours:u,plain:h}=Je(()=>({ours:new Rt,plain:new Rt}),[]);So(n,a,u,h);let f=n.
folds.plain.tokens.length>0,v=n.over&&u.list.length===n.length,m=Math.max(u.end,h.end),b={ours:u,plain:h,measured:f,whole:v,span:m},g=v&&r===n.length?m:r?u.list[r-
1].at:0,y=t??Gl(m),w=Xl(s,b,g,v||!f?m:Math.min(u.end,h.end),y),{time:x,playing:k,go:E,follow:xe}=w;function we(){let q=x>=m-Mt;zo()?E(q?0:Oo(b,x,1)):k?E(x):E(q?
0:x,!0)}function se(q){let W=Wl[q.key];W&&(q.preventDefault(),E(Oo(b,x,W)))}let at=Kl(b,x),oe=M("");k||(oe.current=at);let ae=zo()?"step":k?"pause":"play";return o(
"section",{class:"sv-section",ref:w.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("race.heading")}),o("span",{class:"sv-quiet",children:c(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":c("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":ae,onClick:we,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:ae==="pause"?Ul:Bl})}),o("span",
{children:c(`race.${ae}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:Sn,step:1,value:m?Math.round(x/m*Sn):0,"aria-label":c("race.scrubber"),"ari\
a-valuetext":at,onInput:({currentTarget:q})=>E(Number(q.value)/Sn*m),onKeyDown:se}),o("span",{class:"sv-race-clock",children:c("race.clock",{time:j(x),of:j(m)})}),
o("label",{class:"sv-choice",children:[c("race.speed"),o("select",{value:String(y),onChange:({currentTarget:q})=>e(Number(q.value)),children:Dl.map(([q,W])=>o("\
option",{value:String(q),children:q===1?c("race.real"):W}))})]})]}),o("div",{class:"sv-readers",children:[o(Co,{way:"plain",arrivals:h,end:n.plainEnd,time:x,measured:f||
!n.length}),o(Co,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:oe.current}),o("p",{class:"sv-not\
e sv-race-texts",children:[o("span",{children:Yl(n,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!d.offered(),onClick:()=>d.
race(),children:c("race.greedy")})]}),o(Mo,{run:n,...b,palette:i,time:x,drawn:p,seek:q=>{xe(),l(q)}}),o("p",{class:"sv-note",children:Jl(n)})]})}var Tn=new WeakMap,
Ql=0;function ec(t){return Tn.has(t)||Tn.set(t,Ql+=1),Tn.get(t)}function Lo(t){let[e,s]=H(null);return o(Zl,{chosen:e,choose:s,...t},ec(t.run))}var rt=220,We=44,Ot=12,Ao=8,xs=40,tc=1.25,sc=1.1,nc=90,$o=10,rc=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.speedup(n+1)??0]);function oc(t,e){
if(e.length<2)return c(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return c("headlin\
e.impossible");let[s,n]=e[e.length-1],r=e.slice($o-1).map(([,i])=>i),a={least:$o,low:B(Math.min(...r)),high:B(Math.max(...r))};return P(c("chart.last",{tokens:s,
speedup:B(n)}),r.length>1&&c("chart.range",a))}function ac({points:t,tokens:e,width:s}){let[n,r]=H(null),a=Math.max(tc,...t.map(([,b])=>b))*sc,i=b=>We+b/e*(s-We-
Ot),l=b=>rt-xs-b/a*(rt-xs-Ao),[d,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(n??0)),h=n===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),f=zt(a,5),v=f<.1?2:f<1?1:0,m=Math.
max(1,zt(e,Math.max(2,(s-We)/nc)));return o(T,{children:[o("svg",{width:s,height:rt,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:g})=>r(g-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[kn(a,f).map(b=>o(T,{children:[o("line",{class:"sv-speedup-grid",x1:We,x2:s-Ot,y1:l(b),y2:l(b)}),o("text",{x:We-6,y:l(
b)+4,"text-anchor":"end",children:`${b.toFixed(v)}×`})]})),kn(e,m).map(b=>o("text",{x:i(b),y:rt-xs+16,"text-anchor":"middle",children:b})),o("text",{class:"sv-\
speedup-title",x:(We+s-Ot)/2,y:rt-6,"text-anchor":"middle",children:c("chart.x")}),o("line",{class:"sv-speedup-plain",x1:We,x2:s-Ot,y1:l(1),y2:l(1)}),o("text",{
x:s-Ot,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:c("chart.reference")}),o("polyline",{class:"sv-speedup-line",points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(
g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(d),cy:l(p),r:4.5}),h&&o("g",{class:"sv-speedup-mark",children:[o("line",{x1:i(h[0]),x2:i(h[0]),
y1:Ao,y2:rt-xs}),o("circle",{cx:i(h[0]),cy:l(h[1]),r:4})]})]}),h&&o("p",{class:"sv-speedup-readout",style:`--x:${i(h[0])}px`,"data-side":i(h[0])>s/2?"left":"rig\
ht",children:c("chart.hover",{tokens:h[0],speedup:B(h[1])})})]})}function Po({run:t,shown:e,known:s}){let[n,r]=Oe(),a=rc(t,e),i=a.length>1,l=oc(t,a);return o("s\
ection",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o(C,{name:"speedup",children:c("chart.heading")})})}),o("div",{
class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&o(ac,{points:a,tokens:t.folds.at(s).emitted,width:r})}),o("p",{class:"sv-not\
e",children:l}),o(os,{hidden:!i,label:c("chart.heading"),heads:[c("chart.x"),c("chart.y")],rows:a.map(([d,p])=>[d,B(p)])})]})}var ic=250,lc=120;function cc(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var Ct=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),ws=class{constructor(e){this.context=e}context;places={race:Ct(),costs:Ct(),lossless:Ct(),speedup:Ct(),breakdown:Ct()};test=new gs(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(Lo,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(oo,
{...e}),lossless:e=>o(_o,{...e,test:this.test}),speedup:e=>o(Po,{...e}),breakdown:e=>o(to,{...e})};show(e,{shown:s,known:n,busy:r,view:a}){let i=`${s} of ${n}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,ic-(performance.now()-this.drawnAt)):lc))}redraw(e){this.charted&&ht(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(n=>e?this.places[n].checkVisibility():cc(this.places[n])).
forEach(n=>this.redraw(n))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>ht(
this.context.viewer,o(T,{}),e))}};var dc={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},pc={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},uc={ArrowUp:"stepOn",ArrowDown:"stepBack"},jo={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
ys=t=>(t.dataset.at??"").split(".").map(Number);function vc(t,e,s){let n=t.indexOf(e),r=a=>{let i=t.filter(l=>ys(l)[0]===ys(e)[0]+a);return i.find(l=>ys(l)[1]>=
ys(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function hc(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return a(t[n+1]);case"ArrowUp":return a(t[n-1]);default:return null}}var Ho="specviz-letters";function mc(){try{return localStorage.getItem(Ho)!=="off"}catch{
return!0}}var ot={on:mc(),keep(t){ot.on=t;try{localStorage.setItem(Ho,t?"on":"off")}catch{}}},ks=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let a=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=dc[e.length===1?e.toLowerCase():e]||a()&&pc[e];if(l)return n[l]()!==!1;let d=s.closest("[role=option]"),p=s.closest("\
[role=gridcell]");if(d||p)return this.inside(e,d,p);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let h=jo[e]||u&&uc[e];return!h||this.scrolls(s,e)?!1:(n[h](),
!0)}inside(e,s,n){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?vc(a(),s,e):n&&hc(i(n),n,e);return l&&l.focus(),
!!l||e in jo}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?a(n)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var qo=[.2,.4,.6,.8],No=[.1,.5,1,2],Lt={overlap:{term:"overlap",limits:qo,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:qo,
most:"1",of:({draft:t})=>G(t??void 0)},target_entropy:{term:"entropy",limits:No,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entropy",
limits:No,most:"",of:({position:t})=>t?.draft_entropy??null}},Io=["verdict",...Object.keys(Lt)],Do=t=>Io.includes(t);function At(t,e){let s=e&&Lt[t]?Lt[t].of(e):
null;return s==null?null:Lt[t].limits.filter(n=>s>=n).length}function Fo(){let{tint:t,set:e}=ee();return o("div",{class:"sv-tint",children:o(To,{label:c("tint.l\
abel"),choices:Io.map(s=>[s,c(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function Vo({name:t}){let e=Lt[t];if(!e)return null;let{limits:s,most:n,term:r}=e;
return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":c("tint.aria",{limits:s.join(c("comma"))}),children:["0",
...s.map(a=>String(a).replace(/^0\./,".")),n].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=s.length&&o("span",{class:"sv-tint-swatch","data-t\
int":i})])}),o(C,{name:r,children:c(`tint.${t}.means`)})]})}var _s=44,fc=2,Wo={PageUp:10,PageDown:-10},Bo=(t,{round:e})=>Wo[t]?{round:e+Wo[t],phase:0}:null;function gc({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,a=Math.min(Math.floor(r),e-1),i=on(t[a]);return n/e<fc*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function Uo({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=ee(),a=M(null),i=M(null),[l,d]=H(0);A(()=>{let v=new ResizeObserver(([{contentRect:m}])=>d(m.width));return v.observe(a.current),()=>v.
disconnect()},[]),A(()=>bc(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let p=v=>{let{left:m}=a.current.getBoundingClientRect(),
{round:b,phase:g}=gc(e,(v.clientX-m)/(l||1),l);r.seek(b,g)},u=e?.length??0,h=e&&s.phase?s.phase/on(e.rounds[s.round]):0,f=s.round+h;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":c("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
f.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?f/u:0},onPointerDown:v=>{!u||v.button||(v.currentTarget.setPointerCapture(v.pointerId),p(v))},onPointerMove:v=>{
v.currentTarget.hasPointerCapture(v.pointerId)&&p(v)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function bc(t,e,{run:s,shown:n,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(_s*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let d=t.getContext("2d");if(!d||(d.setTransform(i,0,0,i,0,0),d.clearRect(0,0,a,_s),!s?.length))return;let p=a/s.length,u=R(s.trace),
h=u?s.rounds.map(({drafts:b})=>Math.max(0,...te(b).map(g=>g+1))):[],f=_s/((u?Math.max(...h):s.width)+1),[v,m]=[p,f].map(b=>b>4?b-1:b);s.rounds.forEach(({drafts:b},g)=>{
let y=g<n?xc(s,g):[],w=u?h[g]+1:g<n?s.rows[g].slots.length:b.length+1;for(let x=0;x<w;x+=1)d.fillStyle=e.get(x<y.length?wc(s,g,y[x],r):"line"),d.fillRect(g*p,_s-
(x+1)*f,Math.max(.6,v),Math.max(.6,m))})}var xc=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>be(s));function wc(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let a=At(r,t.at({round:e,index:s}));return a==null?"strip-unknown":`tint-${a}`}var Ss=["gamma","temperature","drafter","rule","tree"];function Ts(t,e){return e==="rule"?_(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function $t(t){
let{gamma:e,budget:s=e}=t.settings;return R(t)&&e>0?s:e}function Es(t,e,s){return t==="drafter"?le(String(e),s):t==="rule"?c(`rules.name.${e}`):t==="tree"?c(`tr\
ee.name.${e}`):String(e)}function le(t,e){let s=`drafter_of.${e}.${t}`,n=c(s);return n===s?c(`drafter.${t}`):n}function me(t){if(t.part)return c("token.part",{hex:ge(t.piece)});let e=K(t.text)||c("token.empty");return t.took>1?c("token.took",{token:e,n:t.took}):e}function En({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],a=r.length;if(n>=a)return c("token.final");let i=c("token.guess",{n:n+1,of:a}),{source:l}=r[n];return l?c("token.from",
{slot:i,drafter:le(l,e.models.pair)}):i}function Le(t,e,s,n){let r=t.rows[e].slots[s];return c("token.aria",{token:me(r),kind:c(`kind.${Ne(n||r.kind,t.trace)}`),
round:e+1,slot:En(t,e,s)})}var Rs=({slot:t,as:e})=>o("span",{class:e,translate:!1,"data-part":t?.part?"":void 0,"data-empty":t?.text===""&&!t.part?"":void 0,"da\
ta-took":t&&t.took>1?t.took:void 0,style:{"--sv-characters":t?.text.length||1},children:t&&o(X,{text:t.text,oneLine:!0})});function Pt(t,e,s=!1){return e.part?t.
dataset.part="":e.text===""&&(t.dataset.empty=""),e.took>1&&(t.dataset.took=String(e.took)),t.append(...Bn(e.text,s)),t}function yc(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Ms(t,e,s){let n=yc(e,s);return P(
t,n&&c(`unguessed.${n}`))}function kc(t,e){if(!e)return c("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return Ms(c("summary.plain",r),t,e-1);let a=s.length===1;return n?D({drafts:s})?c(n.kind==="bonus"?"tree.bonus":"tree\
.some",r):n.kind==="correction"?c(a?"summary.one_rejected":"summary.some",r):c(a?"summary.one":"summary.all",r):c(a?"summary.one_ends":"summary.end",r)}function _c(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:n+1,of:a.length};if(D(r)&&s!=="final")return Sc(t,e,{name:s,index:n});if(s==="d\
raft"&&r.together&&a.length>1)return c("phase.at_once",l);if(s==="draft"){let p=t.rows[e].slots[n];return c("phase.draft",{...l,token:me(p)})}if(s==="verify"&&!a.
length)return Ms(c("phase.verify_none",l),t,e);if(s==="verify")return c(a.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return Tc(t,r,n,l);let d=a.
filter(p=>p.verdict==="untested").length;return d&&i&&_(t.trace)==="block"?c("rules.phase.discard",{...l,untested:d}):c(d?"phase.discard":"phase.discard_last",{
...l,untested:d})}function Sc(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:me(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let v=te(r),m=v.filter(b=>b===v[n]).length;return c(m===1?"tree.level_one":"tree.level",{...a,level:v[n]+1,n:m})}if(s!=="test")return c(s==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:d}=r[n],p=G(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&_(t.trace)==="block")return c(
"tree.kept",a);if(t.trace.settings.temperature!==0&&qe(r[n],_(t.trace)))return Go(t,{...a,n:n+1},i);if(t.trace.settings.temperature===0||l==null||p===null)return c(
`tree.greedy_${i}`,a);let[u,h]=Q(l,p),f=i==="rejected"&&!r.some((v,m)=>m>n&&v.parent===d);return c(`tree.${i}${f?"_last":""}`,{...a,draw:u,threshold:h})}var Go=(t,e,s)=>c(
`rules.phase.certain_${s}`,{...e,rule:c(`rules.name.${_(t.trace)}`)});function Tc(t,{drafts:e},s,n){let r=e[s],{verdict:a,draw:i}=r,l=G(r);if(t.trace.settings.temperature===
0)return c(`phase.greedy_${a}`,n);if(qe(r,_(t.trace)))return Go(t,n,a);if(i==null||l===null)return c(`phase.untold_${a}`,n);let[d,p]=Q(i,l),u={...n,draw:d,threshold:p};
if(l===1&&a==="accepted"&&_(t.trace)!=="block")return c("phase.certain",u);if(_(t.trace)!=="block")return c(`phase.${a}`,u);let h=a==="accepted"?Xe(r):"failed",
[,f]=Q(i,Y(r)??1);return c(`rules.phase.${h}`,{...u,ratio:f,by:Ze(e)+1})}function jt(t,e,s){return s?_c(t,e,s.phase):kc(t,e.round)}var Ec=[.5,1,2,4],Rc=["steps","rounds"],Mc={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function zc({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return c("transport.all",{rounds:e});let r=c(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?c("transport.step",{round:r,phase:s}):r}function Oc(){let{run:t,moment:e,playing:s,mode:n,live:r,status:a,presenting:i,state:l,viewer:{actions:d}}=ee(),
p=M(null),u=U(l),h=ve(l),f=e.round===0&&e.phase===0,v=s||h&&n==="running"&&!u?"pause":h&&n==="paused"&&!u?"resume":"play",m=!(u>0||h||r&&!t),b={start:f,back:f,previous:f,
next:m,forward:m,end:e.round===(t?.length??0)};return A(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let y=c(`transport.${g==="play"?v:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?v:void 0,
title:y,"aria-label":y,disabled:b[g],onClick:d[g],hidden:g==="stop"&&!h&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:o("path",{d:Mc[v==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:y})]},g)}),o("button",{type:"button",class:"sv-button sv-run",onClick:d.
run,hidden:!(i&&r&&!h),children:c("transport.run")})]})}function Ht(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function Cc(){let{viewer:t}=ee();return o("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
o("summary",{children:c("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","aria-label":c("term.clo\
se"),onClick:()=>Ht(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,s])=>o(T,{children:[o("dt",{children:e.split(/\s+/).map(n=>o("kbd",{children:n}))}),
o("dd",{children:s})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"sv-check",children:[o(
"input",{type:"checkbox",defaultChecked:ot.on,onChange:({currentTarget:e})=>ot.keep(e.checked)}),c("transport.letters")]})})]})]})]})}function Ko({children:t}){
let{run:e,moment:s,speed:n,pace:r,ghosts:a,presenting:i,state:l,set:d,viewer:{actions:p}}=ee(),u=zc(l);return o("div",{class:"sv-transport",role:"group","aria-l\
abel":c("transport.label"),children:[t,o(Oc,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(Fo,{}),!(e&&R(e.trace))&&
o("label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:h})=>d({ghosts:h.checked})}),c("stream.ghosts")]}),ve(l)&&U(
l)>0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:c("transport.follow")}),o(Ve,{label:c("transport.pace"),choices:Rc.map(h=>[h,c(`transp\
ort.${h}`)]),chosen:r,choose:h=>d({pace:h})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":c("transport.speed"),value:n,onChange:({currentTarget:h})=>d(
{speed:Number(h.value)}),children:Ec.map(h=>o("option",{value:h,children:`${h}×`},h))})}),o("button",{type:"button",class:"sv-link sv-present",title:c("transpo\
rt.presenter_means"),onClick:p.present,children:c(i?"transport.leave":"transport.presenter")}),o(Cc,{})]}),o(Uo,{text:e?`${u}. ${jt(e,s,J(l))}`:""})]})}function Yo(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function Lc(t){let{start:e,back:s,previous:n,play:r,next:a,forward:i,end:l,present:d}=t.actions,p=()=>{let{presenting:u,
pinned:h}=t.state;if(t.help?.open)Ht(t.help,!1);else if(u)d();else if(h)t.pin(null);else return!1;return!0};return new ks({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:a,start:e,end:l,present:d,escape:p,help:()=>Ht(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(Ac(u,t.state)?"r":u,
t.state.predicting),letters:()=>ot.on,presenting:()=>t.state.presenting,options:()=>t.stream.options(t.state.moment.round),cells:u=>u.closest(".sv-round")?t.round.
rows():t.table.cells(),leap:u=>{let h=Bo(u,t.state.moment);return h&&t.seek(h.round),!!h}})}function Ac(t,e){return t==="PageDown"&&e.presenting&&!_t(e)&&he(e)!==
null}function zs({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,n]=(e.dataset.at??"").split(".").map(Number);return{
round:s,index:n}}function Jo(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",a=({screenX:v,screenY:m})=>`${v},${m}`;window.addEventListener("pointermo\
ve",v=>{r=a(v)},{signal:n}),s.addEventListener("pointerover",v=>{a(v)!==r&&t.hover(zs(v))},{signal:n}),s.addEventListener("pointermove",v=>t.hover(zs(v)),{signal:n}),
s.addEventListener("focusin",v=>t.focusOn(zs(v)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.pinned},{signal:n,capture:!0}),s.addEventListener(
"click",v=>{let m=zs(v);m&&t.pin(es(m,v.detail?i:t.state.pinned)?null:m)},{signal:n}),document.addEventListener("pointerdown",({target:v})=>{let{help:m}=t;m?.open&&
v instanceof Node&&!m.contains(v)&&Ht(m,!1)},{signal:n}),Lc(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};window.matchMedia("(prefers-color-scheme:\
 dark)").addEventListener("change",l,{signal:n});let d=new MutationObserver(l);[document.documentElement,document.body].forEach(v=>d.observe(v,{attributes:!0,attributeFilter:[
"class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:v}])=>{let m=p;p=v.width,!(!p||p===m)&&(m||(t.lag=!t.state.whole),t.relayout())});u.
observe(t.node);let h=new ResizeObserver(()=>{t.state.run&&!t.state.whole&&t.stream.followHead()});h.observe(t.stream.scroller);let f=new ResizeObserver(()=>t.fit());
return f.observe(document.body),()=>{e.abort(),[d,u,h,f].forEach(v=>v.disconnect())}}var Os=class{views;constructor(e){this.views=e.map(s=>({view:s,marked:null,stop:null}))}show(e,s,n){let r=Me(e,e.cursor)?e.cursor:s;this.views.forEach(a=>{let i=a.
view.find(s),l=a.view.find(r)??a.view.entrance?.()??null;a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute("aria-selected","false")),i&&
(i.dataset.seen=n,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(a,{marked:i,stop:l})})}};var $c=1100,Pc=1.6,jc={draft:450,verify:1200,test:1e3,discard:700,final:1300},Rn=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Cs=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return un(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=bt(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;Rn(n,s)&&!this.barred(n);)n=an(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move($r(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(an(this.rounds,n),"step",s);else{let r=bt(this.rounds,
{round:n.round+1}),a=this.toward(n,r);this.move(a,Rn(a,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...U(
this.store.state)?{}:{moment:Qe.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:a}=Re(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?jc[a]:$c)/(r?Pc:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Rn(e.moment,e.until)?null:
U(e)?()=>this.tick():ve(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function Hc(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var Ls=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Hc(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Xo=20,qc=5;function Nc(t,e){let{drafts:s,final:n}=t.rounds[e],r=te(s),a=s.map((p,u)=>Z(s,u));n&&(r.push(He(s).length),a.push(He(s).at(-1)??-1));let{rows:i,count:l}=Or(
a),d=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((h,f)=>h===u?[f]:[]));return{rows:i,count:l,levels:d,above:a.map(p=>i[p]??0),columns:r.map(p=>p+2)}}
function Ic(t,e,s,n){let r=Le(t,e,s,n),{drafts:a}=t.rounds[e];if(s>=a.length)return r;let i=mt(a,Z(a,s)).map(l=>me(t.rows[e].slots[l]));return c(i.length?"tree.\
aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function Zo({run:t,number:e,looks:s,over:n}){let{state:r}=O(),{drafts:a}=t.rounds[e],{slots:i}=t.
rows[e],{rows:l,count:d,levels:p,above:u,columns:h}=Je(()=>Nc(t,e),[t,e]),{at:f}=ze(r),v=f?.round===e&&f.index<a.length&&Me(r,f)?f.index:-1,m=mt(a,v),b=M(null);
A(()=>{let x=J(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&Dc(b.current,ze(r).at?.index??i.length-1)},[t,e,r.moment]);let g=He(a).length,y=x=>o(
"span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[x]??"absent","data-line":m.includes(x)?"":void 0,style:`grid-colu\
mn:${h[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),w=x=>{let k=s[x]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,"data-\
kind":k,"data-line":m.includes(x)?"":void 0,style:`grid-column:${h[x]};grid-row:${l[x]+1}`,"aria-hidden":k==="absent"?"true":void 0,"aria-label":k==="absent"?void 0:
Ic(t,e,x,k),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":k}),o(Rs,{slot:i[x],as:"sv-tree-token"})]},x)};return o("div",{class:`sv-tree${Math.
max(d,p.length)>qc?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-label":c("tree\
.label"),style:{"--rows":d},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":v>=0?"":void 0,children:c("tree.text")}),i.map((x,k)=>y(k)),
p.map((x,k)=>o("div",{role:"row",class:"sv-tree-level",children:x.map(w)},`level ${k}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"sv-mask-name",
children:o(C,{name:"tree_mask",children:c("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"--nodes":a.length},
children:a.map((x,k)=>o("div",{class:"sv-mask-row","data-at":`${e}.${k}`,"data-kind":s[k]??"absent","data-line":k===v?"":void 0,children:[0,...mt(a,k).map(E=>E+
1)].map(E=>o("span",{class:"sv-mask-cell","data-column":E,style:{"--column":E}},E))},k))}),o("p",{class:"sv-tree-note",children:n?c("tree.sum",{verified:a.length,
accepted:g,wasted:a.length-g}):c("tree.sees")})]})]},e)}function Dc(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}"]`);
if(!s||!n)return;let r=(d,p,u,h)=>Math.min(0,d-Xo-u)||Math.max(0,p+Xo-h),[a,i,l]=[n,t,s].map(d=>d.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.top,i.
bottom),s.scrollLeft+=r(a.left,a.right,l.left,l.right)}var Fc=7,Vc=12;function Wc(t,e){let s=M(null),[n,r]=H({run:t,layouts:e,columns:1/0}),a=n.run===t&&n.layouts===e?n.columns:1/0;return A(()=>{a<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:a}}function Bc(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return R(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}var As=class{constructor(e){this.viewer=e}viewer;find(e){return e&&this.viewer.querySelector(`.s\
v-round [role=gridcell][data-at="${e.round}.${e.index}"]`)}entrance(){return this.rows()[0]?.[0]??null}rows(){return[...this.viewer.querySelectorAll(".sv-round \
[role=row]")].map(n=>[...n.querySelectorAll("[role=gridcell]")].filter(({dataset:r})=>r.kind!=="absent")).filter(({length:n})=>n)}};function Qo(){let{run:t,state:e,
viewer:s}=O(),{moment:n,entered:r}=e,{row:a,columns:i}=Wc(t,s.layouts),l=J(e),d=Math.max(0,Ie(e)),p=t.rounds[d],u=!!(p&&D(p)),h=t.rows[d]?.slots??[],f=l?.looks??
h.map(({kind:k})=>n.round?k:"absent"),v=p?.drafts.length??-1,m=u?[]:Array.from({length:v+1},(k,E)=>E),b=Bc(t,d,i),g=R(t.trace)?v:t.width,y=m.map(k=>Kc(t,d,k,f[k]??
"absent")),w={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=Fc,"sv-round-tighter":g>=Vc,
"sv-round-undrafted":b===0},x=k=>o(Yc,{at:{round:d,index:k},look:f[k]??"absent",figures:y[k],concealed:St(e),now:l?.phase.index===k,entered:!l&&r==="step"&&k===
h.length-1},k===v?"final":k);return Uc(a,d),o("section",{class:["sv-round",...Object.entries(w).flatMap(([k,E])=>E?[k]:[])].join(" "),"data-phase":l?.phase.name??
"","aria-label":c("round.label"),children:[o(Gc,{run:t,number:d,tested:y.some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":c("round.label"),
children:o("div",{class:"sv-slots",role:"row",ref:a,children:[m.slice(0,-1).map(x),m.length>0&&Array.from({length:b-v},(k,E)=>o("div",{class:"sv-slot sv-slot-em\
pty","aria-hidden":"true"},`empty ${E}`)),m.slice(-1).map(x)]})}),u&&o(Zo,{run:t,number:d,looks:f,over:!l&&n.round>0})]})}function Uc(t,e){let s=M(null);A(()=>{
let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?
document.activeElement:null},[e]),A(()=>{let n=()=>{s.current=document.activeElement};t.current?.addEventListener("focusin",n)},[])}function Gc({run:t,number:e,
tested:s}){let{models:n,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o(C,{name:a===
"model"?"draft":"drafter",children:r==="model"?c("round.guesses"):le(a,n.pair)})}),o("li",{children:o(C,{name:"verification",children:c("round.pass")})}),o("li",
{hidden:!s,children:o(C,{name:"accept_test",children:c("round.tests")})})]})}function ea(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==
0&&!qe(e,_(t.trace))?e.draw:null}function Kc(t,e,s,n){let{drafts:r}=t.rounds[e],a=r[s],i=ea(t,a,n),l=G(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&
i>=l)return c("rules.kept_by",{n:Ze(r)+1});let[d,p]=Q(i,l);return c(i<l?"round.below":"round.above",{draw:d,threshold:p})}function Yc({at:t,look:e,figures:s,concealed:n,
now:r,entered:a}){let{run:i}=O(),{drafts:l,positions:d=[]}=i.rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],h=e==="absent",f=i.trace.settings.temperature===
0,v=!!p&&(["accepted","rejected","untested"].includes(e)||e==="lit"&&!n),m=G(p),b=ea(i,p,e);return o("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.
round}.${t.index}`,"data-kind":e,"data-now":r?"":void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":h?"true":void 0,"aria-label":h?void 0:Le(
i,t.round,t.index,e),children:[o("span",{class:"sv-slot-token",translate:!1,children:o(Rs,{slot:u,as:"sv-slot-text"})}),o("span",{class:"sv-slot-pass","aria-hid\
den":"true",children:[!f&&v&&m!==null&&o("span",{class:"sv-gauge",children:[o("span",{class:"sv-gauge-keep",style:{"--keep":m}}),b!=null&&o("span",{class:"sv-ga\
uge-draw",style:{"--draw":b}})]}),f&&v&&o(Jc,{run:i,token:d[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-verdict","aria-hidden":"\
true",children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":
c(`kind.${Ne(e,i.trace)}`)})]}),o("span",{class:"sv-slot-figures",children:s})]})}function Jc({run:t,token:e}){let s=e===void 0?"":K(t.alone(e));return o("span",
{class:"sv-slot-says",style:{"--sv-characters":s.length-2||1},children:s})}var Xc={mean_acceptance_length:t=>$(re(t.emitted,t.rounds)),acceptance_rate:t=>z(re(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>z(re(t.accepted,t.drafted)),
drafted:t=>_e(t.drafted),emitted:t=>_e(t.emitted)};function Mn({drafts:t,final:e},s){let n=t.slice(0,s),r=n.filter(p=>p.verdict==="accepted").length,a=n.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===t.filter(p=>p.verdict==="accepted").length,l=a?"correction":i?null:"bonus",d=a===1||i||t.length<=s;return{drafted:n.length,accepted:r,
rejected:a,emitted:r+(l?1:0),final:l,drawn:d}}function ta(t,e){let s={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of t){let{drafted:r,accepted:a,
rejected:i,emitted:l}=Mn(n,e);s.drafted+=r,s.accepted+=a,s.rejected+=i,s.emitted+=l}return s}function Zc(t){let{drafter:e,temperature:s}=t.settings;return R(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":_(t)==="block"&&s?"rules.whatif":""}function sa(){let{run:t,gamma:e,moment:{round:s},set:n}=O(),r=t.trace.settings.
gamma,a=Zc(t.trace),i=e>=r,l=c(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:c("whatif.gam\
ma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":c("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:d})=>n({gamma:Number(d.value)})}),o("output",{class:"sv-whatif-value",children:l})]}),
!i&&o(Qc,{gamma:e,most:r,rounds:t.rounds.slice(0,s)}),o("p",{class:"sv-note","aria-live":"polite",children:i?c(a||(r<2?"whatif.fewest":"whatif.try")):c("whatif.\
note",{gamma:e,rounds:s})})]})}function Qc({gamma:t,most:e,rounds:s}){let[n,r]=[ta(s,1/0),ta(s,t)];return o("table",{class:"sv-figures-table",children:[o("thead",
{children:o("tr",{children:[o("th",{scope:"col",children:c("whatif.rounds")}),o("th",{scope:"col",children:c("whatif.was",{gamma:e})}),o("th",{scope:"col",children:c(
"whatif.would",{gamma:t})})]})}),o("tbody",{children:Object.entries(Xc).map(([a,i])=>o("tr",{children:[o("th",{scope:"row",children:c(`whatif.row.${a}`)}),o("td",
{children:i(n)}),o("td",{children:i(r)})]},a))})]})}var ed=["draft","verify","accept"],td=["accepted","rejected","untested","correction","bonus"],$s=36,sd=20,nd=5;function na(){let{run:t,viewer:{table:e}}=O(),[s,
n]=H(null),r=({target:i})=>{let l=i instanceof Element?i.closest(".sv-time"):null,d=l?.closest("[data-round]");!l||!d||n({run:t,text:c("rounds.detail_of",{round:Number(
d.dataset.round)+1,time:l.getAttribute("aria-label")})})},a=s?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:r,onFocusIn:r,children:[o(
"div",{class:"sv-section-head",children:[o("h2",{children:o(C,{name:"round",children:c("rounds.heading")})}),o("ul",{class:"sv-legend",children:td.map(i=>o("li",
{children:[o("span",{class:"sv-mark","data-kind":i}),o(C,{name:i,children:c(`kind.${i}`)})]},i))})]}),o("p",{class:"sv-note",children:c(R(t.trace)?"tree.rounds":
"rounds.note")}),o(ue,{node:e.scroller}),o("p",{class:`sv-note sv-round-detail${a?"":" sv-hint"}`,children:a?s.text:c("rounds.detail")}),o("div",{class:"sv-foot",
children:[o("ul",{class:"sv-legend",children:o("li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o(C,{name:"overlap",children:c("rounds.overla\
p_key")})]})}),o(tt,{plain:c("rounds.plain_key")})]})]})}var Ps=class{head=S("div",{class:"sv-row sv-row-head",role:"row"});body=S("div",{class:"sv-rows",role:"\
rowgroup"});grid=S("div",{class:"sv-grid",role:"grid","aria-label":c("rounds.label")},S("div",{role:"rowgroup",class:"sv-grid-head"},this.head),this.body);scroller=S(
"div",{class:"sv-rounds-scroll"},this.grid);run;rows=[];width=0;shown=0;now=null;spans=[];timed=0;height=null;marked=0;cutting=1/0;concealed=!1;load(e){Object.assign(
this,{run:e,rows:[],width:0,shown:0,now:null,spans:[],timed:0,marked:0,cutting:1/0}),this.body.replaceChildren(),this.scroller.scrollTop=0}show(e,s,n){s!==this.
run&&this.load(s),this.concealed=St(e),this.grow(),this.showRounds(e.moment.round),this.showNow(n),this.showCut(e.gamma,e.moment.round)}grow(){this.fitColumns();
let e=document.createDocumentFragment();for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}for(this.grid.classList.
toggle("sv-many",this.rows.length>sd),this.body.append(e),this.body.style.height=`${this.rows.length*$s}px`;this.timed<this.rows.length&&this.compare(this.timed);)
this.timed+=1}fitColumns(){if(this.width===this.run.width)return;this.width=this.run.width,this.grid.style.setProperty("--sv-guesses",String(this.width)),this.grid.
classList.toggle("sv-dense",this.width>nd);let e=(s,n="")=>S("div",{role:"columnheader",class:n},s);this.head.replaceChildren(e("#","sv-number"),...Array.from({
length:this.width},(s,n)=>e(c("rounds.guess",{n:n+1}))),e(c("rounds.final"),"sv-final"),e(c("rounds.time"),"sv-time"))}row(e){let{drafts:s,positions:n=[],times:r}=this.
run.rounds[e],{slots:a,final:i}=this.run.rows[e],l=a.map((d,p)=>{let u=p<s.length&&n[p]?n[p].overlap:null,h=this.cell(d,e,p,u);return d===i&&h.classList.add("sv\
-final"),h});return S("div",{class:"sv-row sv-ahead",role:"row","data-round":e},S("div",{class:"sv-number",role:"rowheader","aria-label":c("rounds.row",{round:e+
1})},String(e+1)),...l,this.time(r))}cell(e,s,n,r){let a=Pt(S("span",{class:"sv-cell-text",translate:"no"}),e,!0);return S("div",{class:"sv-cell",role:"gridcell",
tabindex:-1,"data-kind":e.kind,"data-at":`${s}.${n}`,"aria-label":this.label(s,n,r),style:`--i:${n}`+(r==null?"":`;--overlap:${r}`)},S("span",{class:"sv-mark","\
data-kind":e.kind,"aria-hidden":"true"}),a)}label(e,s,n,r){let a=Le(this.run,e,s,r);return n==null?a:c("token.aria_overlap",{label:a,overlap:V(n,2)})}time(e){let s=e.
draft+e.verify+e.accept;this.spans.push(s);let n=c("rounds.row_time",{total:j(s),draft:j(e.draft),verify:j(e.verify),accept:j(e.accept)}),r=S("div",{class:"sv-b\
ar"},...ed.map(a=>S("span",{"data-part":a,style:`--t:${e[a]}`})));return S("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":n},S("div",{class:"sv\
-bars-pair"},r),S("span",{class:"sv-ms"},j(s)))}compare(e){let{sums:s,plain:n}=this.run.folds,r=s[e+1].emitted;if(r>=n.until.length)return!1;let a=n.until[r]-n.
until[s[e].emitted],i=this.rows[e].lastElementChild;if(!i)return!1;let l=c("rounds.row_plain",{time:i.getAttribute("aria-label"),plain:j(a)});return i.setAttribute(
"aria-label",l),i.firstElementChild?.append(S("div",{class:"sv-bar sv-bar-plain"},S("span",{"data-part":"plain",style:`--t:${a}`}))),this.spans[e]=Math.max(this.
spans[e],a),!0}showRounds(e){let[s,n]=[Math.min(this.shown,e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=
e,this.grid.style.setProperty("--sv-longest",String(Math.max(0,...this.spans.slice(0,e))||1))}showNow(e){let{now:s,shown:n}=this;if(s!==null&&(!e||s!==n)&&(this.
rows[s].classList.toggle("sv-ahead",s>=n),this.rows[s].classList.remove("sv-row-now"),this.run.rows[s].slots.forEach((a,i)=>this.dress(s,i,null)),this.now=null),
!e)return;this.now=n;let r=this.rows[n];r.classList.remove("sv-ahead"),r.classList.add("sv-row-now"),r.classList.toggle("sv-verified",e.verified),e.looks.forEach(
(a,i)=>this.dress(n,i,a))}dress(e,s,n){let r=this.find({round:e,index:s});if(!r)return;let{kind:a}=this.run.rows[e].slots[s],i=n==="absent",{drafts:l,positions:d=[]}=this.
run.rounds[e],p=n==="guessed"||n==="lit"&&this.concealed,u=s<l.length&&!p?d[s]?.overlap??null:null;pe(r,"data-kind",n||a),r.firstElementChild&&pe(r.firstElementChild,
"data-kind",n||a),pe(r,"aria-hidden",i?"true":null),r.style.setProperty("--overlap",String(u||0)),i||pe(r,"aria-label",this.label(e,s,u,n||a))}showCut(e,s){let n=e<
this.run.trace.settings.gamma?e:1/0,r=n===this.cutting?Math.min(s,this.marked):0,a=n===1/0&&this.cutting===1/0?0:Math.max(s,this.marked);for(let i=r;i<a;i+=1)this.
markCut(i,i<s?n:1/0);Object.assign(this,{cutting:n,marked:s})}markCut(e,s){let n=this.run.rounds[e],{drawn:r}=Mn(n,s);this.run.rows[e].slots.forEach((a,i)=>{let l=this.
find({round:e,index:i}),d=i<n.drafts.length?i>=s:!r,p=i===s&&!r;l&&(l.classList.toggle("sv-cut",d&&!p),l.classList.toggle("sv-cut-own",p),pe(l,"aria-description",
d?c(p?"whatif.own":"whatif.gone",{gamma:s}):null))})}find(e){return(e&&this.rows[e.round]?.querySelector(`[data-at="${e.round}.${e.index}"]`))??null}cells(){let e=this.
rows.slice(0,this.shown+(this.now==null?0:1)),s=n=>!n.hasAttribute("aria-hidden")&&getComputedStyle(n).visibility==="visible";return e.map((n,r)=>[...n.querySelectorAll(
"[role=gridcell]")].filter(a=>r<this.shown||s(a)))}followHead(){this.height||=this.scroller.clientHeight-this.head.offsetHeight;let{scrollTop:e}=this.scroller,s=(this.
shown+(this.now==null?0:1))*$s;s>e+this.height?this.scroller.scrollTop=s-this.height:s-2*$s<e&&(this.scroller.scrollTop=Math.max(0,s-2*$s))}relayout(){this.height=
null}};var zn=(t,e)=>t.length===e.length&&t.every((s,n)=>s===e[n]);function ra(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(zn(s,n))return"again";if(n.length<=s.length||
!zn(s,n.slice(0,s.length)))return null;let r=n.slice(s.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!zn(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function rd(t,e,s){let n=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(s[u]).emitted)),i=[...n,...a],
l=r.findIndex((p,u)=>p!==i[u]),d=l<0?Math.min(r.length,i.length):l;return{n:d,was:r.at(d),now:i.at(d)}}var od=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function oa({compared:t,expected:e,returning:s},n){let r=s??(t&&od(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,n]:[n,
l],shown:r}}return e&&n.source&&ra(e.run,n.run)?{pair:[e,n],shown:1}:null}var js=(t,e)=>e!==void 0&&K(t.alone(e))||c("token.empty");function ad(t,e,s){let n=[t,
e],r=Ss.map(d=>[d,n.map(({trace:p})=>Es(d,Ts(p,d),p.models.pair))]).filter(([,[d,p]])=>d!==p),a=r.some(([d])=>d==="tree"),i=n.some(({trace:d})=>R(d)),l=n.map((d,p)=>d.
folds.summary(s[p]));return[...r,...a?[["verified",n.map(({trace:d})=>_e($t(d)))]]:[],["speedup",l.map(({speedup:d})=>B(d))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:d})=>z(d))],["draft_efficiency",l.map(({draft_efficiency:d})=>z(d))],["mean_acceptance_length",l.map(({mean_acceptance_length:d})=>$(
d))],["emitted",l.map(({emitted:d})=>_e(d))]]}function id(t,e,s){let{n,was:r,now:a}=rd(t,e,s);return r===void 0&&a===void 0?c("compare.same",{n}):r===void 0||a===
void 0?c("compare.longer",{n}):c("compare.differ",{n:n+1,was:js(t,r),now:js(e,a)})}function ld(t,e){let s=ra(t,e);return s==="again"||s===null?"":c("compare.bra\
nched",{n:s.at+1,token:js(e,s.token),was:js(t,s.was)})}function aa(){let{state:t,viewer:{sequels:e}}=O(),s=M(null),n=M(null),{compared:r}=t;if(A(()=>{let v=r&&!r.
pair.some(m=>n.current?.pair.includes(m));n.current=r,v&&(s.current?.focus({preventScroll:!0}),s.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,d]=a.map(({run:v})=>v),p=a.map(({run:v},m)=>m===i?Qt(t):v.length),u=ld(l,d),h=JSON.stringify(l.trace.machine)!==JSON.stringify(d.trace.
machine),f=["before","now"].map((v,m)=>m===i?c("compare.shown",{run:c(`compare.${v}`)}):c(`compare.${v}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":c("compare.heading"),ref:s,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:c(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:c(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),h&&o("p",{class:"sv-note",children:c("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:c("compare.setting")}),f.map(v=>o("th",{scope:"col",children:v}))]})}),o("tbody",{children:ad(
l,d,p).map(([v,m])=>o("tr",{children:[o("th",{scope:"row",children:c(`compare.${v}`)}),m.map(b=>o("td",{children:b}))]},v))})]}),o("p",{children:id(l,d,p)})]})}var cd=3,dd=.1,pd=.09,ud=.3,vd=2**20,hd=8,ia=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,s)=>s-e),On=t=>Math.min(t.rest[1]??0,ia(t)[hd-1]??1);
function md(t,e){let{candidates:s,rest:n}=e,r=h=>h?-h*Math.log(h):0,a=On(e),i=a?n[1]??0:0,l=s.reduce((h,[,f])=>h+r(f),0),d=l-(i?i*Math.log(a):0),p=l+r(i)+i*Math.
log(vd),u=h=>Math.min(pd,ud*Math.exp(-h));return t>u(d)?1:t<=u(p)?0:null}var la={token:(t,e)=>e,match:t=>t,typical:(t,e,s)=>s&&md(t,s),"top-k":(t,e,s)=>{let n=ia(
s)[cd-1];return n===void 0?null:t>0&&t>=n?1:e},threshold:(t,e)=>t>=dd?1:e},qt=(t,e,s,n)=>la[t](e,s,n);function fd(t,e){let{target:s}=t,n=Y(t);return s==null||n===
null?[]:Object.keys(la).flatMap(r=>{let a=qt(r,s,n,e);return a===null?[]:[[r,a]]})}function ca({draft:t,position:e,draw:s,alone:n}){let r=n?fd(t,e):[];return r.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:c("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(a=>o("th",{scope:"col",children:c(`rules.others.${a}`)}))})}),o("tbody",{children:r.map(([a,i])=>{let l=s<
i?"accepted":"rejected";return o("tr",{"data-rule":a,children:[o("th",{scope:"row",class:F(a)?"sv-lossy":"",children:c(`rules.name.${a}`)}),o("td",{children:V(i)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",c(`kind.${l}`)]})]},a)})})]}),o("p",{class:"sv-note",children:c("rules.othe\
rs.note",{draw:V(s)})})]}):null}var da=23,pa=["tokens","distance"],An=[0,1],gd=1e-6,Cn=.005;function $n({candidates:t,rest:e,overlap:s}){let n=t.reduce((r,[,a,i])=>r+Math.max(0,(a??0)-(i??0)),
0);return Math.max(0,s==null?e[1]??0:1-s-n)}function bd(t,e){let s=(i,l)=>Math.max(0,e*(i??0)-(l??0)),n=t.candidates.reduce((i,[,l,d])=>i+s(l,d),0),[,r,a]=t.rest;
return[n+s(r,a),n+Math.max(s(r,a),e*$n(t))]}function xd({drafts:t,positions:e=[]}){let s=1;return t.map((n,r)=>{if(s=Math.min(1,s*((n.target??0)/(n.draft||1))),
r===t.length-1)return[s,s];let a=d=>d+1-s>0?d/(d+1-s):1,[i,l]=bd(e[r+1],s);return[a(i),a(l)]})}function wd(t,e){return e==="block"?xd(t):t.drafts.map((s,n)=>{let r=qt(
e,s.target??0,Y(s)??0,t.positions?.[n]??null);return r===null?An:[r,r]})}function ua(t,e){if(e!=="block")return t.reduceRight((n,r)=>1+r*n,1);let s=1;return t.reduceRight(
(n,r,a)=>{let i=s*r*(a+1);return s*=1-r,n+i},1)}function yd(t,e){let{candidates:s,rest:[,n],overlap:r}=t,a=On(t);if(r==null||n==null||qt(e,a,a,t)!==(e==="typica\
l"?0:a))return An;let i=s.map(([,w,x])=>({p:w??0,q:x??0})),l=i.map(({p:w,q:x})=>x?qt(e,w,Math.min(1,w/x),t):0);if(l.includes(null))return An;let d=i.map(({q:w},x)=>w*
(l[x]??0)),p=e==="typical"?0:Math.max(0,n-$n(t)),u=Math.max(0,1-p-d.reduce((w,x)=>w+x,0)),h=1-r<gd,f=u/(h?1:1-r),v=i.map(({p:w,q:x})=>f*(h?w:Math.max(0,w-x))),m=f*
(h?n:$n(t)),b=i.reduce((w,{p:x},k)=>w+Math.abs(d[k]+v[k]-x),0),g=Math.abs(p+m-n),y=e==="typical"&&f>1;return[(b+g)/2,(b+(y?m+n:g))/2]}function kd(t){let{drafts:e,
positions:s=[]}=t;return s.length<e.length||e.some(n=>Y(n)===null)?null:Object.fromEntries(xt.map(n=>{let r=wd(t,n);return[n,{tokens:[ua(r.map(([a])=>a),n),ua(r.
map(([,a])=>a),n)],distance:e.length&&F(n)?yd(s[0],n):[0,0]}]}))}function _d(t){let e=s=>t.reduce((n,r)=>n+r[s],0)/t.length;return[e(0),e(1)]}var Sd=([t,e])=>{if(e-
t>=Cn)return`${$(t)} – ${$(e)}`;let s=(t+e)/2;return s<Cn?`<${Cn}`:$(s)},Ln=new WeakMap;function Td(t){return Ln.has(t)||Ln.set(t,kd(t)),Ln.get(t)??null}function va(){
let{run:t,moment:{round:e},live:s,send:n}=O(),r=R(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",a=r?[]:t.rounds.slice(0,e).map(Td).filter(l=>l!==null),
i=(l,d)=>Sd(_d(a.map(p=>p[l][d])));return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:c("rules.lab.heading")}),a.length>0&&o("table",{class:"\
sv-figures-table",children:[o("thead",{children:o("tr",{children:["rule",...pa].map(l=>o("th",{scope:"col",children:c(`rules.lab.${l}`)}))})}),o("tbody",{children:xt.
map(l=>o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:F(l)?"sv-lossy":"",children:[c(`rules.name.${l}`),o("span",{children:l===_(t.trace)&&` ${c("rul\
es.lab.own")}`})]}),o("td",{children:i(l,"tokens")}),o("td",{children:F(l)?i(l,"distance"):"0"})]},l))})]}),o("p",{class:"sv-note",children:a.length?c("rules.la\
b.rounds",{n:a.length}):c(`rules.lab.${r||"none"}`)}),a.length>0&&o("ul",{class:"sv-note",children:[...pa,"range"].map(l=>o("li",{children:c(`rules.lab.legend.${l}`)}))}),
s&&o("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:da}),children:c("rules.lab.claim",{n:da})})]})}var Ed={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:xt,tree:["chain","k-ary","top-k","dynamic","measured"]},Rd=["drafter","rule","tree"];function Md(t,e,s,n){if(e!=="tree")return{[e]:s};let r=$t(t.
trace);return s==="chain"?{tree:s,gamma:Math.min(r,n)}:{tree:s,budget:Math.max(r,1)}}function zd(){let{run:t,offers:e,live:s,viewer:{sequels:n}}=O();if(!s)return null;
let{most:r,refusal:a}=n,i=Ss.map(d=>[d,Ed[d].filter(p=>d==="gamma"?Number(p)<=r:!Rd.includes(d)||e?.[d]?.includes(String(p)))]),l=(d,p)=>{let u=p==="chain"&&$t(
t.trace)>r,h=u?c("again.shorter",{most:r}):Es(d,p,t.trace.models.pair);return o("button",{type:"button",class:"sv-choose",disabled:Ts(t.trace,d)===p,"aria-label":c(
u?"again.do_shorter":`again.do_${d}`,{value:h,most:r}),onClick:()=>n.make({changes:Md(t,d,p,r)}),children:h},p)};return o("div",{class:"sv-block",children:[o("h\
3",{children:c("again.heading")}),o("p",{class:"sv-note",children:a||c("again.note")}),!a&&o("div",{class:"sv-again",children:i.map(([d,p])=>p.length>1&&o("div",
{class:"sv-again-row","data-change":d,children:[o("span",{children:c(`again.${d}`)}),o("div",{class:"sv-choices",children:p.map(u=>l(d,u))})]},d))})]})}var ha=()=>o(
"section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("whatif.heading")})}),o(sa,{}),o(va,{}),o(zd,
{})]});var Pn=["both","target","draft"],Od={both:"overlap",target:"residual",draft:"rejected"},Cd=[0,.5,1],ma=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function fa({view:t,at:e}){let{raw:s,asTable:n,set:r}=O(),a=ko(t.position),i=s&&a,l=M(
{at:e,form:`${s} ${n}`,morph:!1}),d=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:d,morph:!1}:d!==l.current.form&&(l.current={at:e,form:d,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
Ve,{label:c("areas.view"),choices:["shaped","raw"].map(p=>[p,c(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(Ve,{label:c("areas.form"),
choices:["picture","table"].map(p=>[p,c(`areas.${p}`)]),chosen:n?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),n?o(Pd,{view:t,raw:i}):o(Ld,{view:t,raw:i}),
o("p",{class:"sv-note",children:P(...t.notes,a&&c(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function Ld({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,a=wo(s,[...n.keys()],e).map(ma(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((d,p)=>(p.draft??0)-(d.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":$d(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:c("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:c("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:c("areas.draft")})]}),a.map((d,p)=>o(Ad,{view:t,row:d,others:p===a.length-1,dart:i?.token===
d.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:Cd.map(d=>o("span",{style:{"--x":d},
children:d}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:c("areas.total")}),o(ga,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:V(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[Pn.map(d=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":d}),o(C,{name:Od[d],children:c(`areas.${t.decides?"key":"plain_key"}.${d}`)})]},d)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
c("areas.key.dart")]})]})]})}var ga=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries(Pn.map(s=>[`--${s}`,t[s]||0])),children:[Pn.
map(s=>o("span",{"data-area":s},s)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function Ad({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return o("div",{class:`sv-area-row${s?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(ga,{values:e,dart:n}),o("span",{class:"sv-p",children:e.target==null?"":ie(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":ie(e.draft)})]})}function $d(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(d=>d[i]!=null).sort((d,p)=>(p[i]??0)-(d[i]??0))[0];return l&&c(`areas.first.${i}`,
{token:t.name(l.token),p:V(l[i])})},a=e[e.length-1];return P(r("target"),r("draft"),s!==null&&c("areas.overlap",{overlap:V(s)}),n&&c(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),c("areas.rest",{target:ie(a.target),draft:ie(a.draft)}))}function Pd({view:t,raw:e}){let{position:s,name:n,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":c("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:c(`areas.${i}`)}))})}),o("tbody",{children:[bs(s,e).map(ma(t)).map(({token:i,target:l,draft:d,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,d,p].map(u=>o("td",{children:ie(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:c("areas.sum")}),[1,1,s.overlap].map(i=>o("td",{children:ie(i)}))]})]})]})})}var jd={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Hs(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=jd[s],a=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function Hd({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?Z(t,s):null;return(t.find(({verdict:i},l)=>i==="accepted"&&Z(t,l)===r)??e??{token:n}).token}
function ba({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=O();if(!s||t.open||!t.position)return null;let r=n.refusal,a=t.kind==="untested",i=Hd(t);return o("d\
iv",{class:"sv-block sv-branch",children:[o("h3",{children:c("branch.heading")}),o("p",{class:"sv-note",children:r||c(a?"branch.untested":"branch.note")}),!r&&!a&&
o("div",{class:"sv-choices",role:"toolbar","aria-label":c("branch.heading"),onKeyDown:l=>Hs([...l.currentTarget.children],l),children:t.position.candidates.filter(
([l])=>l!==i).map(([l,d],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":c("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.make(
{branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:ie(d)})]},`${t.number}\
.${t.index} ${l}`))})]})}var Be=t=>t.trace.settings.temperature===0;function Ue(t,e){return e===-1?c("token.rest"):K(t.alone(e))||ge(t.piece(e))||c("token.empty")}function jn(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function xa(t,e){
let s=e.part?c("inspector.bytes",{hex:ge(e.piece)})+" ":e.took>1?c("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+P(qd(t,e),n!=null&&c("in\
spector.confidence",{predicted:z(n)}))}function qd(t,e){let{kind:s,round:n,accepted:r,draft:a}=e,i=Be(t),l=jn(t,e);if(s==="plain")return Ms(c("why.plain"),t,e.number);
let d=D(n)?Nd(t,e):"";if(d)return d;if(s==="bonus")return n.drafts.length===1?c("why.bonus_one"):c("why.bonus",{n:n.drafts.length});let p=i||_(t.trace)==="token"?
"":Id(t,e);if(p)return p;if(s==="correction")return c(`why.${i?"greedy_":""}correction`,{guess:Ue(t,n.drafts[r].token)});if(s==="untested"){let m=n.drafts.findIndex(
({verdict:b})=>b==="rejected");return m<0?c("why.untested_end"):c("why.untested",{n:m+1})}if(s==="guessed"&&l)return c("why.copied");if(i)return c(`why.greedy_${s}`);
if(a?.target==null||a.draft==null)return c("inspector.absent_probabilities");let[u,h]=Q(a.target,a.draft),f={target:u,draft:h,chance:z(Math.min(1,a.target/a.draft))},
v=s!=="accepted"?s:a.target>=a.draft?"sure":"lucky";return c(l&&["lucky","rejected"].includes(v)?`why.copied_${v}`:`why.${v}`,f)}function Nd(t,{kind:e,round:{drafts:s},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return c(`tree.why.${e}`);if(Be(t)||_(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return c("tree.why.guessed");let a=s.some(({parent:u},h)=>h<n&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";let[l,d]=Q(r.target,
r.draft),p=z(Math.min(1,r.target/r.draft));return P(a&&c("tree.why.left"),i?c("tree.why.certain",{target:l}):c("tree.why.ratio",{target:l,draft:d,chance:p}))}function Id(t,{
kind:e,round:s,accepted:n,draft:r,index:a}){let i=_(t.trace);if(e==="correction"){let p=s.drafts[n];return F(i)?"":c(`rules.why.${i}.correction`,{guess:Ue(t,p.token),
weight:V(p.weight??1)})}if(e==="untested")return i==="block"&&s.final?c("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=Q(r.draw??0,Y(r)??1),h=!s.drafts.some((v,m)=>Z(s.drafts,m)===a),f=e==="accepted"?Xe(r):h?"rejected_last":e;return c(`rul\
es.why.block.${f}`,{by:Ze(s.drafts)+1,draw:p,ratio:u})}let[l,d]=Q(r.target,r.draft);return c(`rules.why.${F(i)?"lossy":i}.${e}`,{rule:c(`rules.name.${i}`),target:l,
draft:d,chance:z(G(r)??0),exact:z(Math.min(1,r.target/r.draft))})}var wa=2,ya=16,Dd=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",ka=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Fd(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function Vd(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Wd(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:a,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;n.replaceWith(
S("img",{src:s[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(Dd).forEach(n=>n.remove()),e}function Bd(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=S("div",{style:`width: ${s+2*ya}px; padding: ${ya}px`},Wd(t)),r=S("div",{class:e.className},n),{style:a}=r;a.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:d}=getComputedStyle(e);Object.assign(a,{colorScheme:i,fontSize:l,
lineHeight:d,fontFamily:Ke}),e.append(r);let p=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(a,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function Ud(t){let{outer:e,page:s,width:n,height:r}=Bd(t),
a=h=>h.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(ka,""),i=new XMLSerializer().serializeToString(e).replace(ka,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${a(Fd())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,d=new Image;d.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await d.decode();let p=S("canvas",{width:n*wa,height:r*wa}),u=p.getContext("2d");return u.
fillStyle=s,u.fillRect(0,0,p.width,p.height),u.drawImage(d,0,0,p.width,p.height),p.toDataURL("image/png")}function Ae({of:t,name:e}){let s=M(null);return Vd()?o(
"button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=s.current,i=t?a.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;S("a",{href:await Ud(i),download:`specviz-${e}.png`}).click()},children:c("snapshot")}):null}var Gd=8,Kd=.85;function _a({of:t}){let[e,s]=H(!1);return A(()=>{let r=t.current,a=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=Gd),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(d=>i.observe(d)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(d=>i.observe(d)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:Kd*t.current.clientHeight,
behavior:r})},children:"▾"})}var Sa=4;function Ta(){let{run:t,state:e,raw:s,asTable:n,source:r,live:a,viewer:i}=O(),{at:l,how:d}=ze(e),p=Me(e,l),u=Vr(e,p),h=p!==null&&p.number!==Ie(e),f=p?`${p.
number}.${p.index} ${p.kind}`:"",v=M(null);A(()=>{v.current.scrollTop=0},[t,f]);let m=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),v.current.focus(
{preventScroll:!0})};return o(T,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":c("inspector.heading"),ref:v,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:c("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:c(`inspect\
or.${d}`)}),p&&d==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:c("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:c("inspector.empty")}),p&&o(Kt,{run:t,when:[f,p.open,u,h,s,n,a,r,i.layouts].join(),children:o(Yd,{run:t,seen:p,concealed:u,stage:h?m:null})})]}),o(_a,{
of:v})]})}function Yd({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&le(a,r.pair),l=c("\
inspector.where",{round:e.number+1,slot:En(t,e.number,e.index)}),d=i?c("token.from",{slot:l,drafter:i}):l,p=h=>Ue(t,h),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?ge(e.piece):e.text?o(X,{text:e.
text,oneLine:!0}):c("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:c(`kind.${Ne(e.kind,t.trace)}`)})," ",n?o("button",
{type:"button",class:"sv-link",title:c("inspector.stage"),onClick:n,children:d}):o("span",{class:"sv-quiet",children:d})]})]}),o("p",{class:"sv-why",children:s?
c("predict.hidden"):xa(t,e)}),!s&&!u&&o("p",{class:"sv-quiet",children:c("inspector.absent")}),!s&&u&&o(fa,{view:Jd(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(Zd,{run:t,seen:e}),o(Qd,{run:t,seen:e}),o(ba,{seen:e,name:p}),o(Ae,{of:".sv-areas-block",name:"distributions"})]})}function Jd(t,e,s){let{kind:n,round:r,judged:a}=e,
l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",d=n==="guessed"||n==="lit",p=_(t.trace)==="token",u=new Map,h=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,f=gt(r);h&&f&&u.set(h.token,f),a&&u.set(a.token,d?n:a.verdict);let m=!(a&&!d&&!Be(t)&&p)||a.draw==null||a.draft==null?null:{token:a.token,at:a.
draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[n==="untested"&&"areas.untested",l!=="target"&&
jn(t,e)&&"areas.lookup",Be(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:s,name:y=>Ue(t,y),heading:c(b[l]),notes:g.flatMap(y=>y?[c(y)]:[]),shaping:Xd(
t),models:l,marks:u,dart:m,decides:p}}function Xd({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[c("areas.temperature",{value:t}),...e>0?[c("areas.t\
op_k",{value:e})]:[],...s<1?[c("areas.top_p",{value:s})]:[]].join(c("comma"))}function Zd({run:t,seen:e}){let s=_(t.trace),r=["accepted","rejected",...s==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=G(r??void 0);if(Be(t)||!r||a===null||i===null)return null;let[l,d]=Q(a,i),p={draw:l,threshold:d,
target:ke(r.target),draft:ke(r.draft),kind:c(`kind.${Ne(e.kind,t.trace)}`)},u=a<i?"passed":"failed",h=qe(r,s),f=c(s==="token"?`test.${e.kind}`:`rules.sum.${h?"c\
ertain":F(s)?"lossy":s}.${u}`,p),v=s==="block",m=v&&!R(t.trace)?Pr(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":a},children:[o("h3",{children:o(C,{name:"accept_test",children:c("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":h?f:c("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:c(v?"rules.pass":"test.keep")}),
o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:c(v?"rules.fail":"test.drop")}),!h&&o(T,{children:[o("span",{class:"\
sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${c("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${c("test.threshold")} ${d}`}),o("span",{children:"\
1"})]}),o("p",{class:"sv-arithmetic",children:f}),m&&o("p",{class:"sv-note",children:c(`rules.basis.${m.last?"last":"earlier"}`,{weight:V(m.weight),excess:V(m.excess)})}),
o(ca,{draft:r,position:e.position,draw:a,alone:!R(t.trace)})]})}function Qd({run:t,seen:e}){let s=_(t.trace),n=ep(e),r=e.position&&n?yo(e.position,Hr(n,s)):null;
if(!n||!r)return null;let a=!Be(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,Sa),d=r.shares.find(({token:p})=>p===
i);return d&&!l.includes(d)&&(l[Sa-1]=d),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residual-block",children:[
o("h3",{children:o(C,{name:"residual",children:c("residual.heading")})}),o("p",{class:"sv-note",children:a?c(`rules.residual.${s}`,{weight:V(n.weight??1)}):c("r\
esidual.note")}),o("div",{class:"sv-residual-head",children:[o("span",{children:c("areas.token")}),o("span",{children:c("residual.share")})]}),o("ul",{class:"sv\
-residual",children:l.map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?c("residual.chosen"):void 0,children:[o("span",{class:"sv-t",title:Ue(
t,p.token),children:Ue(t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:ie(p.share)})]},p.token))})]})}function ep({
kind:t,draft:e,round:{drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=He(s).at(-1)??-1;return s.findLast(({verdict:r},a)=>r==="reje\
cted"&&Z(s,a)===n)??null}var Ea=["draft","verify","accept"],tp=3;function Ra(t,e){let s=t.folds.summary(e),n=e<tp&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:sp(t,e)}}function sp(t,e){
let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?c("headline.impossible"):c("headline.disturbed",{jitter:z(s.jitter)})}function Ma(){
let{run:t,moment:{round:e}}=O(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:a,warning:i}=Ra(t,e),l=(p,u,h,f)=>o("div",{class:`sv-figur\
e sv-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?ct:f}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:c("headl\
ine.busy")}),o("span",{class:"sv-figure-label",children:o(C,{name:u,children:h})})]}),d=!a&&s!==null&&s<1&&B(s)!==B(1);return o("div",{class:"sv-headline","data\
-slower":String(d),"data-busy":String(!a&&i!==""),title:a?c("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",c(
"headline.speedup"),B(s)),l("acceptance","acceptance_rate",c(R(t.trace)?"tree.acceptance":"headline.acceptance"),z(n)),l("length","mean_acceptance_length",c("he\
adline.length"),$(r))]})})}function za(){let{run:t,moment:{round:e}}=O(),{numbers:s,early:n,warning:r}=Ra(t,e),a=e<t.length&&c("headline.until",{round:e,rounds:t.
length});return o("p",{class:"sv-sentence",children:s.rounds?P(a,np(t,s),rp(t,e,s,n),r):c("headline.nothing")})}function np(t,{mean_acceptance_length:e,drafted:s,
rounds:n}){let{gamma:r,drafter:a}=t.trace.settings,i=$(e,s?1:0);if(!r)return c("headline.plain_round",{length:i});let l=s/n,d=s===n*r,p=R(t.trace)&&s?c("tree.gu\
esses",{n:$(l,Number.isInteger(l)?0:1)}):c(`headline.guesses.${r===1?"one":d?"many":"most"}`,{n:r});return c("headline.each_round",{drafter:le(a,t.trace.models.
pair),guessed:p,length:i})}function rp(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return c("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(n||s==null||!r)return c("headline.too_early");if(B(s)===B(1))return c("headline.same");if(s>=1)return c("headline.faster",{share:z(1/s)});
let a=i=>$(r[i]/r.plain);return c("headline.slower",{total:$(Ea.reduce((i,l)=>i+r[l]/r.plain,0)),draft:a("draft"),verify:a("verify"),accept:a("accept"),blame:c(
`part.${Ea.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var op=["emitted","rounds","drafted","accepted","rejected","untested"],ap=["accepted","rejected","untested"],ip={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},Oa=({trace:t})=>t.settings.temperature>0&&F(_(t));function lp(t,e){if(t.trace.
settings.temperature>0)return c(`ledger.agreement.${Oa(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return ct;let{first_difference:n,compared:r}=s;
return n===null?c("ledger.agreement.same",{n:r}):c("ledger.agreement.differ",{n:n+1})}function Ca(){let{run:t,moment:{round:e}}=O(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(op.map(l=>[l,_e(s[l])])),rates:{acceptance_rate:z(s.acceptance_rate),draft_efficiency:z(s.draft_efficiency),
mean_acceptance_length:$(s.mean_acceptance_length),mean_overlap:$(s.mean_overlap)},time:{speedup:B(s.speedup),tokens_per_second:Fs(s.tokens_per_second),plain_tokens_per_second:Fs(
s.plain_tokens_per_second),prefill:n||r?j(n+r):ct,agreement:lp(t,e)}},i=l=>c(`ledger.${l}.${l==="acceptance_rate"&&R(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("ledger.heading")}),o("span",{class:"sv-quiet",children:c(
"ledger.note")})]}),s.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":c("ledger.bar",s),children:ap.map(l=>o("span",{"data-kind":l,style:`--n\
:${s[l]}`}))}),Oa(t)&&o("p",{class:"sv-note",children:c("rules.lossy")}),o("div",{class:"sv-ledger-groups",children:Object.entries(a).map(([l,d])=>o("div",{class:"\
sv-ledger-group",children:[o("h3",{children:c(`ledger.groups.${l}`)}),Object.entries(d).map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o(C,{name:ip[p]??p,
children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var La=240;function cp(t){let e=[...t];return e.length>La?e.slice(2-La).join("").replace(/^\S*\s+/,"… "):t}function Aa(t,e,s){let n=he(e),r=n?null:kt(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:d,index:p}=n??{round:0,index:0},
h=[...s.rows.slice(0,d).flatMap(({slots:f})=>f.filter(({kind:v})=>be(v))),...s.rows[d].slots.slice(0,p)].map(f=>f.text).join("");return{guess:[...ce(me(s.rows[d].
slots[p]))].slice(0,60).join(""),before:cp(s.promptText+h),round:d+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var dp=[0,.25,.5,.75,1];function pp(t,e,s,n){if(e)return c("predict.ask",{token:me(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!s)return c(
n?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=s,l=`predict.${a?"kept":"dropped"}`,d=r===null?c(`${l}_unsaid`):c(l,{said:z(r),brier:$(yt(r,
a))});return P(d,i!==null&&c("predict.truth",{threshold:z(i)}))}function up({informed:t},e,s,n){if(!s)return!n||n.said===null?"":c("predict.brier",{said:n.said,
happened:n.kept?1:0,brier:$(yt(n.said,n.kept))});let{target:r,draft:a}=e.rounds[s.round].drafts[s.index];return e.trace.settings.temperature===0?c("predict.give\
n_greedy"):t?r==null||a==null?c("predict.unknown"):c("predict.given",{target:V(r),draft:V(a)}):c("predict.hidden")}function $a(){let{run:t,predicting:e,viewer:{
asking:s}}=O();return o(T,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>s.toggle(),children:c("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:s.refused===t&&R(t.trace)&&c("predict.trees")})]})}function Pa(){let{run:t,state:e,set:s,
viewer:{asking:n}}=O(),{predicting:r,informed:a,taught:i,answers:l,moment:d,playing:p}=e,u=M(null),h=M(null),f=M(null),v=he(e),m=kt(e),b=m?l[m]:null,g=t.over&&d.
round===t.length,y=!v&&!g&&!p,w=Wr(Object.values(l)),x=i||g&&w.n>0,k=u.current?.contains(document.activeElement);return A(()=>{r&&h.current?.focus({preventScroll:!0})},
[r]),A(()=>{r&&v&&u.current?.scrollIntoView({block:"nearest"})},[r,v&&`${v.round}.${v.index}`]),A(()=>{let E=document.activeElement,xe=!u.current?.contains(E)||
!E?.checkVisibility();k&&r&&(xe||E===h.current&&y)&&(y?f:h).current?.focus({preventScroll:!0})}),A(()=>{u.current&&Aa(u.current,e,t)}),o("section",{class:"sv-pr\
edict","aria-label":c("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("predict.heading")}),o("span",{
class:"sv-quiet",children:w.n>0&&c(w.decided?"predict.score":"predict.score_undecided",{...w,brier:$(w.brier)})}),o("label",{class:"sv-check",children:[o("input",
{type:"checkbox",checked:a,onChange:({currentTarget:E})=>s({informed:E.checked})}),c("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!w.n||g,
"aria-expanded":x,onClick:()=>s({taught:!x}),children:c("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>n.toggle(),children:c("predict\
.leave")})]}),o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:h,children:pp(t,v,b,g)}),o("p",{class:"sv-note",children:up(e,t,v,b)}),o("div",{class:"\
sv-answers",role:"group","aria-label":c("predict.chance"),hidden:!v,children:[dp.map(E=>o("button",{type:"button",class:"sv-choose",onClick:()=>n.answer(E),children:[
o("span",{children:E===0?c("predict.none"):E===1?c("predict.all"):z(E)}),o("kbd",{children:Ur(E)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>n.
answer(null),children:[c("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!y,onClick:()=>n.next(),ref:f,
children:c("predict.next")}),o("div",{class:"sv-lesson",role:"status",children:x&&o(T,{children:[o("h3",{children:c("predict.lesson.heading")}),Br(w,t.trace.settings.
temperature===0,c).map(E=>o("p",{children:E}))]})})]})}var vp=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function hp({models:t,settings:e}){let s=u=>c("size",{name:u.name,size:Vs(u.parameters)}),n=s(t.
target),r=jr(e),{drafter:a,confidence:i}=e,l=u=>a!=="early-exit"?s(u):c("first_layers",{layers:u.layers,of:t.target.layers,size:Vs(u.parameters)}),d=t.draft?c("\
pair",{target:n,draft:l(t.draft)}):c("pair_alone",{target:n}),p=R({settings:e})&&c("tree.settings",{tree:c(`tree.name.${e.tree}`),budget:e.budget});return[r&&c(
`rules.name.${r}`),p,a!=="model"&&le(a,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&c(u)),c("settings",{...e}),i&&c("confidence",{confidence:i}),
d].filter(Boolean).join(" · ")}function mp({machine:t,captured:e,recorded:s},n){let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&c(`steps.${e?"captured":"\
eager"}`);return c(n?"recorded":"live",{date:s.slice(0,10),machine:[a||r,i,l].filter(Boolean).join(" · ")})}function fp({trace:{ending:t},folds:e}){let s=e.output.
length;return c(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function gp(t){let{run:e,recorded:s,status:n,stale:r}=t,a=n!=="done"?c(`state.${n}`):
e?fp(e):c("state.idle"),i=s||U(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="done"&&i),d=e&&n==="error"?c(s?"state.example":"state.previous"):l&&r?c(
"state.stale"):"";return P(t.message||(l?"":a),d)}function ja(){let{state:t}=ee(),{run:e,recorded:s,status:n}=t,r=e?mp(e.trace,s):"",a=e?hp(e.trace):"";return o(
"div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(s),title:r,children:r}),o("span",{title:a,children:a}),o("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:gp(t).split(vp).map((i,l)=>l%2?o("a",{href:i,target:"_blank",rel:"noopener",children:i}):o("span",{children:i}))})]})}function bp({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=_(e),a=wt(n,r);return a>=0?c(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):ln(n)?c("lead.w\
hy"):""}function Ha(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:a,viewer:i}=O(),l=!r&&e.phase===0,d=a!==null?c("lead.rests",{round:t.length,shown:a+
1}):l&&s&&n?bp(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?ts(t):null,u=p!==null&&wt(t.rounds[p],_(t.trace))>=0;return o("span",{class:"sv-lead",children:[
d&&o("span",{children:d}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:c(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var xp=2e3,Na={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},qa=Object.keys(Na),wp={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},yp={tree:["test","write"],block:["test"]};function kp({run:{trace:t},current:e}){let s=R(t)?"tree":_(t)==="block"&&t.settings.temperature?
"block":"",n=e?qa.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":c("act.label"),children:qa.map((r,a)=>{let i=c(`act.${r}.${yp[s]?.includes(r)?s:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===n?"step":void 0,class:a<n?"sv-past":"",children:[o(C,{name:r==="test"&&s==="block"?"block_verification":Na[r],children:c(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function _p(t,e){let s=M({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=xp)&&(s.current={at:n,sentence:t}),s.current.sentence}function Ia({children:t}){let{run:e,state:s}=O(),{moment:n,entered:r,rested:a,mode:i,playing:l}=s,d=J(
s),p=r==="step"&&n.round>0,u=a===null?jt(e,n,d):jt(e,{round:Ie(s)+1,phase:0},null),h=_p(u,l||i==="running"&&!U(s));return o("div",{class:"sv-story",children:[o(
kp,{run:e,current:d?wp[d.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(Ha,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:h}),t]})}var qn=480,Sp=5,Tp=/^ \S{1,24}$/,Ep=["rejected","untested"];function Da(){let{run:t,tint:e,ghosts:s,viewer:{stream:n}}=O(),[r,a]=H(null),{gamma:i,drafter:l}=t.trace.
settings,d=i===0||l.startsWith("lookup")||t.rounds.some(({drafts:u})=>!u.length),p=wn.filter(u=>u==="plain"?d:i>0);return o("section",{class:"sv-section sv-stre\
am","data-tinted":String(e!=="verdict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o(C,{name:"token",children:c("stream.heading")})}),
o("ul",{class:"sv-legend",children:[...p,...s?Ep:[]].map(u=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":u}),o(C,{name:u,"data-short":c(`kind.${u}`),
children:c(`legend.${u}`)})]},u))})]}),t.promptText.length>qn&&r!==t&&o("button",{type:"button",class:"sv-link",onClick:()=>{n.paintPrompt(!0),a(t)},children:c(
"stream.more",{n:t.promptText.length})}),o(ue,{node:n.scroller}),o(Vo,{name:e})]})}function Hn({text:t},e){return Tp.test(t)?(e.classList.add("sv-word"),[S("wbr",
{}),e]):[e]}var Ns=class{prompt=S("span",{class:"sv-prompt"});list=S("span",{class:"sv-list",role:"listbox","aria-label":c("stream.label"),"aria-orientation":"h\
orizontal",dir:"auto"});text=S("div",{class:"sv-text",dir:"auto",translate:"no"},this.prompt,this.list);scroller=S("div",{class:"sv-stream-scroll"},this.text);rows=[];now=null;run;shown=0;tint="\
verdict";ghosts=!1;load(e){this.run=e,this.rows=[],this.now=null,this.shown=0,this.list.replaceChildren(),this.text.style.maxHeight=this.scroller.style.minHeight=
"",this.paintPrompt(!1)}paintPrompt(e){let s=this.run.promptText;It(this.prompt,!e&&s.length>qn?"…"+s.slice(-qn):s)}show({ghosts:e,tint:s,moment:{round:n}},r){
e!==this.ghosts&&(this.ghosts=e,this.load(this.run)),s!==this.tint&&this.paintTint(s),this.grow(),this.showRounds(n),this.showNow(r)}grow(){let e=document.createDocumentFragment();
for(let s=this.rows.length;s<this.run.length;s+=1){let n=this.row(s);this.rows.push(n),e.append(n)}this.list.append(e)}row(e){let s=S("span",{class:"sv-ahead",role:"\
presentation"}),n=this.ghosts&&!R(this.run.trace);return this.run.rows[e].slots.forEach((r,a)=>{be(r.kind)?s.append(...Hn(r,this.option(r,e,a))):n&&s.append(...Hn(
r,this.ghost(r,e,a)))}),s}option(e,s,n){let r=S("span",{class:"sv-token",role:"option",tabindex:-1,"aria-selected":"false","data-kind":e.kind,"data-at":`${s}.${n}`,
style:`--i:${n}`,"aria-label":Le(this.run,s,n),"data-tint":At(this.tint,this.run.at({round:s,index:n}))});return Pt(r,e)}ghost(e,s,n){let r=S("span",{class:"sv-\
token","data-kind":e.kind,"data-at":`${s}.${n}`,"aria-hidden":"true",style:`--i:${n}`});return Pt(r,e,!0)}paintTint(e){this.tint=e,this.options(this.rows.length).
forEach(s=>{let[n,r]=(s.dataset.at??"").split(".").map(Number);pe(s,"data-tint",At(e,this.run.at({round:n,index:r})))})}showRounds(e){let[s,n]=[Math.min(this.shown,
e),Math.max(this.shown,e)];for(let r=s;r<n;r+=1)this.rows[r].classList.toggle("sv-ahead",r>=e);this.shown=e,pe(this.scroller,"tabindex",e?null:0)}showNow(e){let s=this.
shown;if(this.now&&(!e||this.now.number!==s)&&(this.now.node.remove(),this.now=null),!e)return;this.now??=this.begin(s),this.now.node.classList.toggle("sv-falle\
n",e.fallen);let n=D(this.run.rounds[s]);this.now.tokens.forEach((r,a)=>{let i=e.looks[a];r.hidden=i==="absent"||n&&!be(i),pe(r,"data-kind",i)})}begin(e){let{slots:s}=this.
run.rows[e],n=s.map((a,i)=>this.ghost(a,e,i)),r=S("span",{class:"sv-now","aria-hidden":"true"},...s.flatMap((a,i)=>Hn(a,n[i])));return this.list.insertBefore(r,
this.rows[e]),{number:e,node:r,tokens:n}}options(e){return this.rows.slice(0,e).flatMap(s=>[...s.querySelectorAll("[role=option]")])}find(e){let s=e&&this.rows[e.
round];return!s||e.round>=this.shown?null:s.querySelector(`[role=option][data-at="${e.round}.${e.index}"]`)??s.querySelector("[role=option]:last-of-type")}get head(){
return this.now?this.now.node:this.shown?this.rows[this.shown-1].lastElementChild??this.prompt:this.prompt}followHead(){let e=this.measure();this.crop(e);let{x:s,
y:n,width:r,height:a}=e.box,i=new DOMRect(s,n,r,a-e.covered);Wn(this.scroller,i,e.head,e.line)}measure(){let[e,s,n]=[this.scroller,this.text,this.head].map(a=>a.
getBoundingClientRect()),r=this.scroller.closest(".sv-stream")?.querySelector(".sv-tint-legend");return{box:e,text:s,head:n,covered:r?.offsetHeight??0,line:parseFloat(
getComputedStyle(this.text).lineHeight)}}crop({box:e,text:s,head:n,line:r}){if(!e.width)return;let{maxHeight:a}=this.text.style,i=this.shown===this.rows.length&&
!this.now;(i||!a)&&(this.scroller.style.minHeight=i?"":`${e.height}px`),this.text.style.maxHeight=i?"":`${Math.ceil(n.bottom-s.top)+r+Sp}px`}relayout(){this.text.
style.maxHeight=this.scroller.style.minHeight="",this.shown&&this.crop(this.measure())}};var Fa=0,Nt=["race","same","rounds","time","guesses","numbers"],Nn=class extends Te{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(T,{children:this.props.children}):null}};function Va({views:t}){let{view:e,set:s}=O(),[n]=H(()=>(Fa+=1,Fa));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":c("views.label"),onKeyDown:r=>{let a=Hs([...r.currentTarget.children],r);a>=0&&s({
view:Nt[a]})},children:Nt.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:c(`views.${r}`)},r))}),Nt.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:o(Nn,{open:r===e,children:t[r]})},r))]})}function Wa(){let{run:t,set:e,viewer:s}=ee(),{race:n,lossless:r,costs:a,speedup:i,breakdown:l}=s.charts.places;return o(T,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(ja,{}),!t&&o("p",{class:"sv-empty",children:c("empty")}),t&&o(T,{children:[o(Da,{}),o(Ia,{children:[
o($a,{}),o(Pa,{})]}),o(Qo,{}),o(Ta,{})]}),o(Ko,{children:t&&o(Ma,{})})]}),t&&o("div",{class:"sv-below",children:[o(za,{}),o(aa,{}),o(Va,{views:{race:o(T,{children:[
o(ue,{node:n}),o(Ae,{name:"race"})]}),same:o(T,{children:[o(ue,{node:r}),o(Ae,{name:"same"})]}),rounds:o(T,{children:[o(na,{}),o(ha,{})]}),time:o(T,{children:[o(
ue,{node:a}),o(Ae,{name:"time"}),o(ue,{node:i}),o(Ae,{name:"time"})]}),guesses:o(T,{children:[o(ue,{node:l}),o(Ae,{name:"guesses"})]}),numbers:o(Ca,{})}})]})]})}var Is=class{constructor(e,s,n){this.store=e;this.send=s;this.most=n}store;send;most;load(e){this.store.set({compared:oa(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:c("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.set(
{offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s});let{run:{trace:n},source:r,recorded:a}=e.pair[s],i=n.ending==="run\
ning"?{...n,ending:"stopped"}:n,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var Ds=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;stream=new Ns;table=new Ps;round;marker;sequels;asking;charts;silence;help=null;layouts=0;lag=!1;frame=0;fresh=[];drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:a=!1,most:i=16}){Dn(s),Sr(s),this.send=n,this.keys=s.keys,this.most=i,this.store=
new Zt({...Qe,live:r},d=>this.changed(d)),this.player=new Cs(this.store,()=>this.toggle()),this.actions=Yo(this),this.node=S("div",{class:"specviz"+(a?" sv-stan\
dalone":"")}),e.replaceChildren(this.node),this.palette=new Ge(this.node),this.presenter=new Ls(this.node,()=>this.relayout()),this.round=new As(this.node),this.
marker=new Os([this.stream,this.table,this.round]),this.sequels=new Is(this.store,n,i),this.asking=new rs(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),
offered:()=>r&&!this.sequels.refusal};this.charts=new ws({viewer:this,palette:this.palette,seek:d=>this.seek(d),greedy:l}),this.silence=Jo(this),this.changed({})}get state(){
return this.store.state}destroy(){this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),
Ye(null,this.node),this.node.remove()}load(e,{recorded:s=!1,at:n=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:d=null}={}){let p=new st(e),{over:u,length:h}=p,
{run:f,offers:v}=this.state,m=d&&f?.trace.models.pair===e.models.pair&&f.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),ss(p)||this.
set({predicting:!1}),this.sequels.load({run:p,source:d,recorded:s&&u});let b=bt(p.rounds,{round:n??h,phase:r}),g=b.round===h;this.player.halt(),this.lag=!0,this.
set({run:p,source:d,stale:!1,recorded:s&&u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&n===null?cn(p):null,pinned:null,hovered:null,
cursor:null,asked:i?"step":"round",gamma:p.trace.settings.gamma,answers:{},looking:null,taught:!1,offers:m?v:null,...u?{status:"done",mode:"done",message:null}:
{}});let y=l&&u?ts(p):null;y!==null&&this.teach(y),a&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek(
{round:e+(s?1:0),phase:0}),this.set({opening:!0}),s||this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;
let r=s.length;return s.append(e)?(n&&s.length>r&&this.mayFollow()&&this.follow(s),s.over&&this.set({rested:Dr(this.state)}),s.over&&this.setState("done"),this.
changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){
let{moment:{round:s},asked:n,mode:r,hovered:a,predicting:i}=this.state,l={asked:"round",hovered:r==="running"?a:null};n==="step"?this.player.move({round:s,phase:1},
"step",l):this.player.move({round:e.length,phase:0},e.length===s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){this.set({status:e,message:s,...e===
"error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status==="error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.
set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.player.seek({round:e,phase:s}))}toEnd(){
this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.leavesVerdict())return;let{state:s}=this,n=ve(s);U(s)?this.hold(()=>this.player.forward(e)):(n||s.live&&
!s.run)&&(this.set({following:!0,asked:s.predicting?"step":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{
state:e}=this,s=ve(e)&&U(e)===0;e.playing?this.player.halt():e.predicting&&(U(e)||s)?this.asking.goOn():s?(this.set({following:!0,asked:"round"}),this.send(e.mode===
"running"?"pause":"resume",{round:e.moment.round,open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!es(e,this.state.hovered)&&this.set(
{hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){Do(e)&&this.
set({tint:e})}open(e){Nt.includes(e)&&this.set({view:e})}present(e){e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.
querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){"vi\
ew"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n}=e,
r=J(e),a=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==this.drawn.moment.phase;this.frame=0,this.node.dataset.state=e.status,this.node.classList.
toggle("sv-open",!!s&&!s?.over),this.node.classList.toggle("sv-predicting",e.predicting),this.node.style.setProperty("--sv-pace",String(1/e.speed)),s&&s!==this.
drawn.run&&(this.stream.load(s),this.stream.scroller.scrollTop=0),s&&this.stream.show(e,r),ht(this,Xn(Wa,{}),this.node),s&&this.paintByHand(e,s,a),this.drawn={run:s,
moment:n},this.node.dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}paintByHand(e,s,n){let{moment:r,entered:a,view:i}=e,l=e.mode==="running"&&!U(e),d=e.
mode==="running"||e.playing;i==="rounds"&&this.table.show(e,s,J(e)),this.lag||=n&&!e.whole,n&&this.greet(a==="round"&&!l?r.round-1:-1),this.charts.show(s,{shown:r.
round,known:Qt(e),busy:d,view:i});let{at:p,how:u}=ze(e);this.marker.show(e,p,u),this.lag&&(i==="rounds"&&this.table.followHead(),this.stream.followHead(),this.lag=
!1)}greet(e){this.fresh.forEach(s=>s.classList.remove("sv-fresh")),this.fresh=[this.stream,this.table].flatMap(s=>s.rows[e]??[]),this.fresh.forEach(s=>s.classList.
add("sv-fresh"))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",`${Math.round(e)}px`)}relayout(){this.fit(),
this.layouts+=1,[this.stream,this.table].forEach(e=>e.relayout()),this.charts.relayout(),this.changed({})}};function Rp(t,e){let s=new Ds(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>Nr(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}window.SpecViz={mount:Rp,term:Rr,FONT:Ke,dom:{el:S,setText:It,Palette:Ge}};})();
