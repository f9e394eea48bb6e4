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
(()=>{var Ka=(t,e)=>t.replace(/\{(\w+)\}/g,(s,n)=>e&&n in e?String(e[n]):s);function Pn(t){return(e,s)=>{let n=e.split(".").reduce((r,a)=>r?.[a],t);return typeof n=="\
string"?Ka(n,s):e}}var c=t=>t;function jn(t){c=Pn(t)}var Ya=new TextEncoder,Ja=new TextDecoder("utf-8",{ignoreBOM:!0});function Hn(t){return t==null?[]:typeof t=="string"?[...Ya.encode(t)]:(t.hex.match(/../g)||[]).
map(e=>parseInt(e,16))}function Xa(t){return t<128?1:t<194?0:t<224?2:t<240?3:t<245?4:0}function Za(t){for(let e=1;e<=Math.min(3,t.length);e+=1){let s=t[t.length-
e];if(s<128)return 0;if(s>=192)return Xa(s)>e?e:0}return 0}var ve=Object.freeze({bytes:[],tokens:0});function xe(t,e){let s=[...t.bytes,...Hn(e)],n=Za(s),r=s.slice(
0,s.length-n);return{text:Ja.decode(new Uint8Array(r)),took:r.length?t.tokens+1:1,pending:n?{bytes:s.slice(-n),tokens:r.length?1:t.tokens+1}:ve}}var me=t=>Hn(t).
map(e=>e.toString(16).padStart(2,"0")).join(" "),Qa=/( +)|(\n)|(\t)|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])|([^ \n\t\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+)/g,
ei=["space","newline","tab","control","text"];function Nt(t){return[...t.matchAll(Qa)].map(e=>({kind:ei[e.slice(1).findIndex(s=>s!==void 0)],text:e[0]}))}var It=t=>"\
U+"+(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0"),ti=t=>t&&`⁨${t}⁩`,we=t=>t.replace(/[\u2068\u2069]/g,"");function K(t){return ti(Nt(t).map(
({kind:e,text:s})=>e==="space"?"·".repeat(s.length):e==="newline"?"↵":e==="tab"?"⇥":e==="control"?It(s):s).join(""))}var A=(...t)=>t.filter(Boolean).join("\
 ").replace(/([。！？]) /g,"$1"),dt="–",ce=t=>(e,s)=>e==null||!Number.isFinite(e)?dt:t(e,s);function si(t){let[e,s]=t.toExponential(1).split("e");return`${e}\
×10${[...s].map(n=>n==="-"?"⁻":"⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(n)]).join("")}`}var ye=ce((t,e=3)=>{if(t===0||t===1)return String(t);if(t<1e-6)return si(
t);let s=t.toPrecision(t<.001?Math.min(e,2):e),n=s.includes("e")?t.toFixed(7):s;return/^1(\.0*)?$/.test(n)?[4,5,6].map(r=>t.toFixed(r)).find(r=>r[0]==="0")??">0\
.999999":n.replace(/(\.\d*?[1-9])0+$/,"$1")}),F=ce((t,e)=>t>0&&t<1e-4?"<0.0001":ye(t,e)),ie=ce(t=>t===0||t===1?String(t):t>0&&t<5e-4?"<0.001":t<1&&t>=.9995?">0.\
999":t.toFixed(3));function Z(t,e){let s=l=>[t,e].map(d=>ye(d,l)),n=t===e?3:[3,4,5,6,7].find(l=>new Set(s(l)).size>1)??8,r=s(n),a=Math.min(t,e)>.9&&r.every(l=>l.
startsWith("0.")),i=Math.max(...r.map(({length:l})=>l))-2;return a?[t,e].map(l=>l.toFixed(i)):r}var O=ce(t=>{let e=t*100;return e>0&&e<.1?"<0.1%":e>=99.95&&e<100?
">99.9%":(e<9.95||e>99&&e<100?e.toFixed(1).replace(/\.0$/,""):e.toFixed(0))+"%"}),W=ce(t=>t.toFixed(t<9.995?2:1)+"×"),L=ce((t,e=2)=>t.toFixed(e)),Ns=ce(t=>t<99.5?
t.toFixed(1):t.toFixed(0)),ke=ce(t=>t.toLocaleString("en")),Is=ce(t=>{let[e,s]=t>=9995e5?["B",1e9]:t>=999500?["M",1e6]:["k",1e3];return`${(t/s).toPrecision(t/s<
10?2:3)} ${e}`}),P=ce(t=>t===0?"0 s":t<.001?(t*1e3).toFixed(2)+" ms":t<.1?(t*1e3).toFixed(1)+" ms":t<1?(t*1e3).toFixed(0)+" ms":t.toFixed(2)+" s");var qn=t=>t.split(/\u2068([^\u2069]*)\u2069/).map((e,s)=>s%2?J("bdi",{translate:"no"},e):e);function J(t,e,...s){let n=document.createElement(t),{on:r={},...a}=e;
Object.entries(r).forEach(([i,l])=>n.addEventListener(i,l));for(let[i,l]of Object.entries(a))l===!0?n.setAttribute(i,""):l!==!1&&l!=null&&n.setAttribute(i,we(String(
l)));return n.append(...s.flatMap(i=>i==null?[]:typeof i=="string"?qn(i):[i])),n}function Nn(t,e){t.textContent!==we(e)&&(t instanceof Element?t.replaceChildren(
...qn(e)):t.textContent=we(e))}function In(t,e,s,n){let r=s.bottom-e.bottom+4,a=s.top-e.top-48;r>0?t.scrollTop=n*Math.ceil((t.scrollTop+r)/n):a<0&&(t.scrollTop=n*Math.floor((t.scrollTop+a)/n))}var Be=class{constructor(e){this.host=e}host;probe=J("span",{class:"sv-probe","aria-hidden":"true"});cache=new Map;get(e){let s=this.cache.get(e);if(s!==void 0)
return s;this.probe.isConnected||this.host.append(this.probe),this.probe.style.color=`var(--sv-${e})`;let{color:n}=getComputedStyle(this.probe);return this.cache.
set(e,n),n}refresh(){let e=this.cache.get("ink");return this.cache.clear(),this.get("ink")!==e}},Ge=getComputedStyle(document.documentElement).getPropertyValue(
"--sv-sans");var $,Fn,ni,_e,Ds,Wt,Vn,Ft,Wn,Ws,Fs,Un,ut=Symbol.for("pv"),Ut={},Bt=[],ri=/^m(i|n|o|s|text|space)$/,Us=Array.isArray,Bs=Bt.slice,Ae=Object.assign;function Le(t){
t&&t.parentNode&&t.remove()}function Bn(t,e,s){var n,r,a,i={},l=arguments.length;for(a in e)a=="key"?n=e[a]:a=="ref"&&typeof t!="function"?r=e[a]:i[a]=e[a];return l>
2&&(i.children=l>3?Bs.call(arguments,2):s),pt(t,i,n,r,null)}function pt(t,e,s,n,r){var a={type:t,props:e,key:s,ref:n,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ut,__v:r||++Fn,__i:-1,__u:0};return!r&&$.vnode&&$.
vnode(a),a}function S(t){return t.children}function he(t,e){this.props=t,this.context=e,this.__g=0}function Se(t,e){if(e==null)return t.__&&Se(t.__,t.__i+1);for(var s;e<t.
__k.length;e++)if((s=t.__k[e])&&s.__e)return s.__e;return typeof t.type!="function"||t.props.__P?null:Se(t)}function oi(t){var e,s=t.__v,n=s.__e,r=[],a=[],i=t.__P;
i&&((e=Ae({constructor:ut},s)).__v=s.__v+1,$.vnode&&$.vnode(e),Gs(i,e,s,t.__n,i.namespaceURI,32&s.__u?[n]:null,r,n||Se(s),32&s.__u,a),e.__v=s.__v,e.__.__k[e.__i]=
e,Zn(r,e,a),s.__=s.__e=null,e.__e!=n&&Gn(e))}function Gn(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),
Gn(t)}function Vs(t){(8&t.__g||(t.__g|=8,_e.push(t),Wt++))&&Ds==$.debounceRendering||((Ds=$.debounceRendering)||queueMicrotask)(Kn)}function Kn(){try{for(var t,
e=1;_e.length;)_e.length>e&&_e.sort(Vn),t=_e.shift(),e=_e.length,8&t.__g&&oi(t)}finally{(Wt=_e.length)&&(Ds||queueMicrotask)(Kn)}}function Yn(t,e,s,n,r,a,i,l,d,p,u){
var v,h,m,f,b,g,y=n.__k||Bt,w=e.length;for(d=ai(s,e,y,d,w),v=0;v<w;v++)(m=s.__k[v])!=null&&(h=~m.__i&&y[m.__i]||Ut,m.__i=v,g=Gs(t,m,h,r,a,i,l,d,p,u),f=m.__e,(h.
ref!=m.ref||8&h.__u)&&(h.ref&&Ks(h.ref,null,m,h),m.ref&&u.push(m.ref,m.__c||f,m)),b=b||f,4&m.__u?(d=Jn(m,d,t,!h.__v),h.__e&&(h.__e=null)):typeof m.type=="functi\
on"&&g!==void 0?d=g:f&&(d=f.nextSibling),m.__u&=-21);return s.__e=b,d}function ai(t,e,s,n,r){var a,i,l,d,p,u,v,h,m,f=s.length,b=f,g=0,y=0,w=t.__k=Array(r);for(a=
0;a<r;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i!="object"||i.constructor===String?i=w[a]=pt(null,i):Us(i)?i=w[a]=pt(S,{children:i}):
i.constructor===ut&&i.__b?i=w[a]=pt(i.type,i.props,i.key,i.ref,i.__v):w[a]=i,d=a+g,i.__=t,i.__b=t.__b+1,l=null,~(p=i.__i=ii(i,s,d,b))&&(b--,(l=s[p])&&(l.__u|=2)),
l&&l.__v?(i.__u|=16,p==d-1?g--:p==d+1?g++:p!=d&&(p>d?g--:g++,y=1)):(~p||(r>f?g--:r<f&&g++),typeof i.type!="function"&&(i.__u|=4))):w[a]=null;if(y){for(u=[],v=[],
a=0;a<r;a++)if((i=w[a])&&16&i.__u){for(g=0,h=u.length;g<h;)u[m=g+h>>1]<i.__i?g=m+1:h=m;u[g]=i.__i,v[a]=g+1}for(g=u.length;a--;)v[a]&&(v[a]==g?g--:w[a].__u|=4)}if(b)
for(a=0;a<f;a++)!(l=s[a])||2&l.__u||(l.__e==n&&(n=Se(l)),Ys(l,l));return n}function Jn(t,e,s,n){var r,a,i,l;if(typeof t.type=="function"){if(t.props.__P)return e;
if(r=t.__k)for(a=0;a<r.length;a++)r[a]&&(r[a].__=t,e=Jn(r[a],e,s,!1));return e}for(e&&!e.parentNode&&(e=Se(t))&&!e.parentNode&&(e=null),i=t.__e,l=e;l&&l.nodeType==
8;)l=l.nextSibling;for(i!=l&&(!n&&s.moveBefore&&i.parentNode?s.moveBefore(i,e):s.insertBefore(i,e||null)),e=i;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith(
"$s"););return e}function ii(t,e,s,n){var r,a=t.key,i=t.type,l=e[s],d=l&&!(2&l.__u);if(l===null&&a==null||d&&a==l.key&&i==l.type)return s;if(n>(d?1:0)){for(r=s-1;r>=0;r--)if((l=
e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r;for(r=s+1;r<e.length;r++)if((l=e[r])&&!(2&l.__u)&&a==l.key&&i==l.type)return r}return-1}function Dn(t,e,s){s==null&&
(s=""),e[0]=="-"?t.setProperty(e,s):t[e]=s}function Dt(t,e,s,n,r){var a,i;if(e=="style")if(typeof s=="string")t.style.cssText=s;else{if(typeof n=="string"&&(t.style.
cssText=n=""),n)for(e in n)s&&e in s||Dn(t.style,e);if(s)for(e in s)n&&s[e]==n[e]||Dn(t.style,e,s[e])}else if(e[0]=="o"&&e[1]=="n")typeof s!="function"&&(s=null),
typeof n!="function"&&(n=null),(t.__e||(t.__e={}))[e]=s,s&&n||(i=Fs[e]||(Fs[e]=li(e)),(t.__a||(t.__a={}))[e]=Ws,a=e!=(e=e.replace(Wn,"$1")),(e=e.slice(2))[0]<"a"&&
(e=e.toLowerCase()),s?t.addEventListener(e,i,a):t.removeEventListener(e,i,a));else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,
"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)
try{return void(t[e]=s??"")}catch{}if(typeof s=="function")return;s==null||s===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&s==1?"":s)}}function li(t){
return function(e){var s=this.__e;if(s){if(s=s[t],e[Ft]==null)e[Ft]=Ws++;else if(e[Ft]<this.__a[t])return;return s($.event?$.event(e):e)}}}function Gs(t,e,s,n,r,a,i,l,d,p){
var u,v,h,m,f,b,g,y,w,x,k,T,ge,be,se,ct,oe,ae,H=e.type;if(e.constructor!==ut)return null;128&s.__u&&(d=32&s.__u,u=s.__c.__z)&&(e.__u|=d,v=a=[],u.nodeType==8?l=Vt(
u,a):a.push(u),l=a[0]||l),(u=$.__b)&&u(e);e:if(typeof H=="function"){h=i.length;try{if(y=e.props,w=(u=H.prototype)&&u.render,x=(u=H.contextType)&&n[u.__c],k=u?x?
x.props.value:u.__:n,(m=s.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(w?e.__c=m=new H(y,k):(e.__c=m=new he(y,k),m.constructor=H,m.render=di),x&&x.sub(m),m.state||(m.state=
{}),m.__n=n,m.__g|=8,m.__h=[],m.__k=[]),w&&(m.__s||(m.__s=m.state),H.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Ae({},m.__s)),Ae(m.__s,H.getDerivedStateFromProps(
y,m.__s)))),f=m.props,b=m.state,m.__v=e,s.__c){if(y!==f&&w&&!H.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(y,k),e.__v==s.
__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(y,m.__s,k)===!1){e.__v!=s.__v&&(m.props=y,m.state=m.__s,m.__g&=-9),e.__e=s.__e,e.__k=
s.__k,e.__k.some(function(V){V&&(V.__=e)}),Bt.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&i.push(m),l=Se(s);break e}m.componentWillUpdate&&m.componentWillUpdate(
y,m.__s,k),w&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(f,b,g)})}else w&&!H.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),
w&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=k,m.props=y,m.__P=t,m.__g&=-5,T=$.__r,ge=w?25:0;do m.__g&=-9,T&&T(e),u=m.render(m.props,m.state=
m.__s,m.context);while(8&m.__g&&++ge<25);w&&(Bt.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(n=Ae({},n,m.getChildContext())),w&&s.__c&&m.
getSnapshotBeforeUpdate&&(g=m.getSnapshotBeforeUpdate(f,b)),be=u&&u.type===S&&u.key==null?u.props.children:u,y.__P&&(u=l,r=(t=y.__P).namespaceURI,d=a=null,s.props&&
s.props.__P!=t&&(s.__k.some(function(V){V&&Ys(V,V)}),s.__k=null),l=s.__k?Se(s,0):null),l=Yn(t,Us(be)?be:[be],e,s,n,r,a,i,l,d,p),y.__P&&(e.__e=null,l=u),e.__u&=-161,
v&&v.some(Le),m.__h.length&&i.push(m),1&m.__g&&(m.__g&=-4)}catch(V){if(i.length=h,e.__v=null,d||a)if(V&&V.then){if(e.__u|=128|d,a){for(~(oe=a.indexOf(l||void 0))||
(oe=a.length);(ae=a[oe-1])&&ae.nodeType==8;)oe--;for(;oe<a.length;oe++)if(ae=a[oe])if(a[oe]=null,se){if(ae==ct)break}else{if(ae.nodeType!=8)break;ae.data.startsWith(
"$s")&&(ct=Vt(se=ae))}}if(!se){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;se=l}(u=Vt(se=e.__c.__z||(e.__c.__z=se)))?(e.__e=se,l=u):e.__e=l,l=l&&l.nextSibling}else
a&&a.some(Le);else e.__e=s.__e;e.__k||(e.__k=s.__k||[]),V&&V.then||Xn(e),$.__e(V,e,s)}}else l=e.__e=ci(s.__e,e,s,n,r,a,i,d,p,t);return(u=$.diffed)&&u(e),l}function Vt(t,e){
if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var s=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))s++;else if(t.data.startsWith("/$s")&&!--s)
return t}e&&e.push(t)}}function Xn(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Xn))}function Zn(t,e,s){for(var n=0;n<s.length;)Ks(s[n++],s[n++],s[n++]);$.__c&&
$.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(a){a.call(r)})}catch(a){$.__e(a,r.__v)}})}function ci(t,e,s,n,r,a,i,l,d,p){var u,v,h,m,f,b,g,
y,w=s.props||Ut,x=e.props,k=e.type;if(k=="svg"?r="http://www.w3.org/2000/svg":k=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xht\
ml"),a){for(u=0;u<a.length;u++)if((f=a[u])&&(k?f.localName==k:f.nodeType==3)){t=f,a[u]=null;break}}if(!t){if(y=p.ownerDocument||document,!k)return y.createTextNode(
x);t=y.createElementNS(r,k,x.is?x:p),l&&($.__m&&$.__m(e,a),l=!1),a=null}if(k){if(p=k=="template"&&t.content||t,a=k=="textarea"&&x.defaultValue!=null?null:a&&Bs.
call(p.childNodes),!l&&a)for(w={},u=0;u<t.attributes.length;u++)w[(f=t.attributes[u]).name]=f.value;for(u in w)f=w[u],u=="dangerouslySetInnerHTML"?h=f:u=="child\
ren"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||Dt(t,u,null,f,r);for(u in x)f=x[u],u=="children"?m=f:u=="dangerouslySetInnerHT\
ML"?v=f:u=="value"?b=f:u=="checked"?g=f:l&&typeof f!="function"||w[u]===f||Dt(t,u,f,w[u],r);v?(l||h&&(v.__html==h.__html||v.__html==t.innerHTML)||(t.innerHTML=v.
__html),e.__k=[]):(h&&(t.textContent=""),(k=="foreignObject"||r=="http://www.w3.org/1998/Math/MathML"&&ri.test(k))&&(r="http://www.w3.org/1999/xhtml"),Yn(p,Us(m)?
m:[m],e,s,n,r,a,i,a?a[0]:s.__k&&Se(s,0),l,d),a&&a.some(Le)),l&&k!="textarea"||(u="value",k=="progress"&&b==null?t.removeAttribute(u):b==null||b===t[u]&&(k!="pro\
gress"||b)||Dt(t,u,b,w[u],r),u="checked",g!=null&&g!=t[u]&&Dt(t,u,g,w[u],r))}else w===x||l&&t.data==x||(t.data=x);return t}function Ks(t,e,s,n){try{typeof t=="f\
unction"?e?e.__x=t(e)||1:n&&(n=n.__c||n.__e)&&(e=n.__x)&&(n.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(r){$.__e(r,s)}}function Ys(t,e,s){var n,
r,a,i;if($.unmount&&$.unmount(t),!(n=t.ref)||n.current&&n.current!=t.__e||Ks(n,null,e,t),n=t.__c){if(n.componentWillUnmount)try{n.componentWillUnmount()}catch(l){
$.__e(l,e)}n.__P=n.__n=null}if(n=t.__k)for(i=0;i<n.length;i++)n[i]&&Ys(n[i],e,typeof t.type!="function"||s&&!t.props.__P);!s&&(n=t.__c)&&(n=n.__z)&&(r=Vt(n,a=[]))&&
(n==t.__e&&a.some(Le),Le(r),Le(n)),s||Le(t.__e),t.__e=t.__c=t.__=null}function di(t,e,s){return this.constructor(t,s)}function Ke(t,e){var s,n,r,a;$.__&&$.__(t,
e),e.nodeType==9&&(e=e.documentElement),n=(s=t&&32&t.__u)?null:e.__k,e.__k=pt(S,{children:[t]}),r=[],a=[],Gs(e,e.__k,n||Ut,Ut,e.namespaceURI,n?null:e.firstChild?
Bs.call(e.childNodes):null,r,n?n.__e:e.firstChild,s,a),Zn(r,e.__k,a),e.__k.props.children=null}function Qn(t){function e(s){var n,r;return this.getChildContext||(n=new Set,(r={})[e.__c]=this,this.getChildContext=function(){return r},this.shouldComponentUpdate=
function(a){this.props.value!=a.value&&n.forEach(function(i){i.__g|=4,Vs(i)})},this.sub=function(a){n.add(a);var i=a.componentWillUnmount;a.componentWillUnmount=
function(){n.delete(a),i&&i.call(a)}}),s.children}return e.__c="__cC"+Un++,e.__=t,e.Provider=(e.Consumer=function(s,n){return s.children(n)}).contextType=e,e}$={__e:function(t,e,s,n){for(var r,a,i;e=e.__;)if((r=e.__c)&&!(1&r.__g)){r.__g|=4;try{if((i=(a=r.constructor)&&a.getDerivedStateFromError)&&r.setState(a.getDerivedStateFromError(
t)),r.componentDidCatch&&(r.componentDidCatch(t,n||{}),i=1),i&&8&r.__g)return void(r.__g|=2)}catch(l){t=l}}throw Wt=0,t}},Fn=0,ni=function(t){return t!=null&&t.
constructor===ut},he.prototype.setState=function(t,e){var s=this.__s;s&&s!=this.state||(s=this.__s=Ae({},this.state)),typeof t=="function"&&(t=t(Ae({},s),this.props)),
t&&(Ae(s,t),this.__v&&(e&&this.__k.push(e),Vs(this)))},he.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),Vs(this))},he.prototype.render=
S,_e=[],Wt=0,Vn=function(t,e){return t.__v.__b-e.__v.__b},Ft=Symbol(),Wn=/(PointerCapture)$|Capture$/i,Ws=0,Fs={},Un=0;var Pe,q,Js,er,Xs=Object.is,Gt=0,cr=[],Zs=[],N=$,tr=N.__b,sr=N.__r,nr=N.diffed,rr=N.__c,or=N.unmount,ar=N.__;function mt(t,e){N.__h&&N.__h(q,t,Gt||e),Gt=0;var s=q.
__H||(q.__H={__:[],__h:[]});return t>=s.__.length&&s.__.push({}),s.__[t]}function j(t){return Gt=1,pi(ur,t)}function pi(t,e,s){var n=mt(Pe++,2);if(n.t=t,!n.__c&&
(n.__=[s?s(e):ur(void 0,e),function(a){var i=(n.__N||n.__)[0],l=n.t(i,a);Xs(i,l)||(n.__N=[l,n.__[1]],n.__c.setState({}))}],n.__c=q,!q.__f)){q.__f=!0;var r=q.shouldComponentUpdate;
q.shouldComponentUpdate=function(a,i,l){var d=this.__H;if(!d)return!0;var p=!1,u=this.props!=a;if(d.__.some(function(h){h.__N&&(p=!0,Xs(h.__[0],h.__N[0])||(u=!0))}),
r){var v=r.call(this,a,i,l);return p?v||u:v}return!p||u}}return n.__}function dr(t,e){var s=mt(Pe++,3);!N.__s&&en(s.__H,e)&&(s.__P=!0,s.__=t,s.u=e,q.__H.__h.push(
s))}function E(t,e){var s=mt(Pe++,4);!N.__s&&en(s.__H,e)&&(s.__P=!1,s.__=t,s.u=e,q.__h.push(s))}function R(t){return Gt=5,Ye(function(){return{current:t}},[])}function Ye(t,e){var s=mt(Pe++,7);return en(s.__H,e)&&(s.__=t(),s.__H=e),s.__}function pr(t){var e=q.context[t.__c],s=mt(Pe++,9);return s.c=t,e?(s.__==null&&(s.__=!0,e.sub(q)),e.props.value):t.__}function ui(){var t;do{for(;t=Zs.shift();)try{vt(t)}catch(s){N.__e(s,{__:(t=t.__P)&&t.__v})}for(;t=cr.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(vt),e.__h.
some(Qs),e.__h=[]}catch(s){e.__h=[],N.__e(s,t.__v)}}}while(Zs.length)}N.__b=function(t){q=null,tr&&tr(t)},N.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),
ar&&ar(t,e)},N.__r=function(t){sr&&sr(t),Pe=0;var e=(q=t.__c).__H;e&&(Js==q?q.__h=[]:(e.__h.some(vt),e.__h.some(Qs),Pe=0),e.__h=[],e.__.some(function(s){s.__N&&
(s.__=s.__N),s.u=s.__N=void 0})),Js=q},N.diffed=function(t){nr&&nr(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&lr(cr.push(e)),e.__H.__.some(function(s){s.u&&(s.
__H=s.u)})),Js=q=null},N.__c=function(t,e){e.some(function(s){try{s.__h.some(vt),s.__h=s.__h.filter(function(n){return!n.__||Qs(n)})}catch(n){s.__h=[function(){
throw n}]}}),rr&&rr(t,e)},N.unmount=function(t){or&&or(t);var e,s,n=t.__c;n&&n.__H&&(n.__H.__.some(function(r){try{if(r.__P&&r.__c){if(s===void 0){for(s=t.__;s&&
(!s.__c||!s.__c.__P);)s=s.__;s=s&&s.__c}r.__P=s,lr(Zs.push(r))}else vt(r)}catch(a){e=a}}),n.__H=void 0,e&&N.__e(e,n.__v))};var ir=typeof requestAnimationFrame==
"function";function vi(t){var e,s=function(){clearTimeout(n),ir&&cancelAnimationFrame(e),setTimeout(t)},n=setTimeout(s,35);ir&&(e=requestAnimationFrame(s))}function lr(t){
t!=1&&er==N.requestAnimationFrame||((er=N.requestAnimationFrame)||vi)(ui)}function vt(t){var e=q,s=t.__c;typeof s=="function"&&(t.__c=void 0,s()),q=e}function Qs(t){
var e=q;t.__c=t.__(),q=e}function en(t,e){return!t||t.length!=e.length||e.some(function(s,n){return!Xs(s,t[n])})}function ur(t,e){return typeof e=="function"?e(
t):e}var mi=Symbol.for("pv"),hi=0;function o(t,e,s,n,r,a){e||(e={});var i,l,d=e;if("ref"in d&&typeof t!="function")for(l in d={},e)l=="ref"?i=e[l]:d[l]=e[l];var p={type:t,props:d,key:s,ref:i,__k:null,
__:null,__b:0,__e:null,__c:null,constructor:mi,__v:--hi,__i:-1,__u:0};return(r||a)&&(p.__source=r,p.__self=a),$.vnode&&$.vnode(p),p}var mr=Qn(null);function Q(){let t=pr(mr),{state:e,set:s,send:n}=t;return{...e,state:e,viewer:t,set:s,send:n}}function M(){let t=Q();return{...t,run:t.state.run}}
var ht=(t,e,s)=>Ke(o(mr.Provider,{value:t,children:e}),s),Je=({node:t})=>o("div",{class:"sv-drawn",ref:e=>{e&&t.parentNode!==e&&e.append(t)}}),Te=class extends he{shouldComponentUpdate({
run:e,when:s}){return e!==this.props.run||s!==this.props.when}render(){return o(S,{children:this.props.children})}},Xe=t=>class extends he{shouldComponentUpdate(e){
return Object.entries(e).some(([s,n])=>n!==this.props[s])}render(){return t(this.props)}},C=({name:t,...e})=>o("button",{type:"button",class:"sv-term","data-ter\
m":t,"aria-haspopup":"dialog",...e},t),vr=/\u2068([^\u2069]*)\u2069/,hr=t=>Array.isArray(t)?t.map(hr):typeof t!="string"||!vr.test(t)?t:t.split(vr).map((e,s)=>s%
2?o("bdi",{translate:!1,children:e}):e),fi=$.vnode;$.vnode=t=>{if(typeof t.type=="string"){let e=t.props;for(let s in e)s==="children"?e.children=hr(e.children):
typeof e[s]=="string"&&(e[s]=we(e[s]))}fi?.(t)};var Yt="#term-",gi=`[data-term], a[href^="${Yt}"]`,Kt=12,tn=8,Jt=new Map,gr=null,br=null,ne=Object.assign(document.createElement("div"),{className:"specviz sv-p\
opover",popover:"auto",role:"dialog",tabIndex:-1});ne.setAttribute("aria-labelledby","term-name");var bi=()=>ne.matches(":popover-open");function xr(t){Jt=new Map(
(t.glossary??[]).map(e=>[e.term,e])),xi()}function xi(){let{hash:t,pathname:e,search:s}=window.location,n=t.startsWith(Yt)&&Jt.get(t.slice(Yt.length));n&&(window.
history.replaceState(window.history.state,"",e+s),yr(n,document.querySelector("h1")??document.body))}function wr({target:t}){let e=t instanceof Element?t.closest(
gi):null;if(!e||e.closest("[data-glossary]"))return null;let s=Jt.get(e.dataset.term??e.getAttribute("href")?.slice(Yt.length)??"");return s?{name:e,entry:s}:null}
var fr=({label:t,items:e})=>e.length>0&&o("p",{class:"sv-note",children:[t," ",e.map((s,n)=>o(S,{children:[n>0&&c("comma"),s]},n))]}),wi=({entry:{name:t,definition:e,
formula:s,sources:n,see:r}})=>o(S,{children:[o("div",{class:"sv-popover-head",children:[o("h2",{id:"term-name",children:t}),o("button",{type:"button",class:"sv-\
popover-close","aria-label":c("term.close"),onClick:()=>ne.hidePopover(),children:"×"})]}),o("p",{children:e}),s&&o("p",{class:"sv-formula",children:[o("span",
{class:"sv-spoken",children:[c("term.formula")," "]}),s,/\bq\b/.test(s)&&o("span",{class:"sv-symbols",children:c("term.symbols")})]}),o(fr,{label:c("term.source"),
items:n.map(({name:a,url:i})=>o("a",{href:i,target:"_blank",rel:"noreferrer",children:a}))}),o(fr,{label:c("term.see"),items:r.flatMap(a=>{let i=Jt.get(a);return i?
[o(C,{name:a,children:i.name})]:[]})})]});function yr(t,e){ne.dataset.shows=t.term,Ke(o(wi,{entry:t}),ne),ne.contains(e)||(document.body.append(ne),gr=e,ne.classList.
toggle("sv-standalone",!!e.closest(".sv-standalone")),ne.showPopover(),yi(e.getBoundingClientRect())),ne.focus({preventScroll:!0})}function yi({left:t,top:e,bottom:s}){
let{offsetWidth:n,offsetHeight:r}=ne,{clientWidth:a,clientHeight:i}=document.documentElement,l=s+tn+r+Kt<=i||e<i-s,d=Math.max(Kt,Math.min(t,a-n-Kt)),p=l?s+tn:Math.
max(Kt,e-tn-r);Object.assign(ne.style,{left:`${d+window.scrollX}px`,top:`${p+window.scrollY}px`})}document.addEventListener("pointerdown",()=>{br=bi()?gr:null},
!0);document.addEventListener("click",t=>{let e=wr(t);e&&(t.preventDefault(),!(br===e.name&&t.detail)&&yr(e.entry,e.name))});for(let t of["pointerover","focusin"])
document.addEventListener(t,e=>{let s=wr(e);s&&!s.name.parentElement?.closest('[title]:not([title=""])')&&(s.name.title=s.entry.definition)});var kr=(t,e)=>J("b\
utton",{type:"button",class:"sv-term","data-term":t,"aria-haspopup":"dialog"},e);var z=({settings:t})=>(t.tree??"chain")!=="chain",I=({drafts:t})=>t.some(({parent:e})=>e!=null),X=(t,e)=>t[e].parent??e-1,ft=(t,e)=>e<0?[]:[...ft(t,X(t,e)),e];function ee(t){
let e=[];return t.forEach((s,n)=>{let r=X(t,n);e.push(r<0?0:e[r]+1)}),e}var je=t=>t.flatMap(({verdict:e},s)=>e==="accepted"?[s]:[]);function _r(t){let e=ee(t);return t.
flatMap(({verdict:n},r)=>n==="untested"?[]:[r]).sort((n,r)=>e[n]-e[r]||n-r)}function Sr({drafts:t}){let e=je(t);if(!I({drafts:t}))return e.length;let s=e.at(-1)??
-1;return t.flatMap(({parent:r},a)=>r===s?[a]:[]).at(-1)??t.length}function Tr(t){let e=t.map(()=>0),s=0,n=r=>{r>=0&&(e[r]=s),t.flatMap((i,l)=>i===r?[l]:[]).forEach(
(i,l)=>{l&&(s+=1),n(i)})};return n(-1),{rows:e,count:s+1}}var gt=(t,e)=>({name:t,index:e}),ki=["medusa","dflash","lookup"],Rr=({drafts:t},{settings:e})=>ki.includes(t[0]?.source??e.drafter)&&!I({drafts:t});function Re({
drafts:t,final:e,together:s}){let n=_r(t),r=t.filter(a=>a.verdict==="accepted").length;return[...Er({drafts:t,together:s}).map(a=>gt("draft",a)),gt("verify",0),
...n.map(a=>gt("test",a)),...r<t.length?[gt("discard",r)]:[],...e?[gt("final",t.length)]:[]]}var sn=({drafts:t,together:e})=>Er({drafts:t,together:e}).length+t.
length+(t.length?3:2);function Er({drafts:t,together:e}){if(e)return t.length?[0]:[];let s=ee(t);return t.flatMap((n,r)=>s.indexOf(s[r])===r?[r]:[])}var bt=({drafts:t,
final:e})=>e&&(t.length?e.kind:"plain");function _i(t,{name:e,index:s},n){let{drafts:r}=n;if(e==="verify")return t.map((i,l)=>l<r.length?"lit":i);if(e==="discar\
d")return t.map(i=>i==="lit"?"untested":i);if(e==="draft"&&n.together)return t.map((i,l)=>l<r.length?"guessed":i);if(e==="draft"&&I(n)){let i=ee(r);return t.map(
(l,d)=>d<r.length&&i[d]===i[s]?"guessed":l)}let a=e==="draft"?"guessed":e==="test"?r[s].verdict:bt(n);return t.map((i,l)=>l===s&&a?a:i)}function Mr(t,e){let s=Re(
t).slice(0,e),n=t.drafts.length+(t.final?1:0);return{phase:s[s.length-1],looks:s.reduce((r,a)=>_i(r,a,t),Array(n).fill("absent")),verified:s.some(r=>r.name==="v\
erify"),fallen:s.some(r=>r.name==="discard")}}function nn(t,{round:e,phase:s}){return e>=t.length?{round:t.length,phase:0}:s+1>=Re(t[e]).length?{round:e+1,phase:0}:
{round:e,phase:s+1}}function zr(t,{round:e,phase:s}){return s>0?{round:e,phase:s-1}:e>0?{round:e-1,phase:Re(t[e-1]).length-1}:{round:0,phase:0}}function xt(t,{round:e,
phase:s=0}){if(e<0)return{round:0,phase:0};if(e>=t.length)return{round:t.length,phase:0};let n=Re(t[e]).length;return s>=n?{round:e+1,phase:0}:{round:e,phase:Math.
max(0,s)}}var wt=["token","block","match","typical","top-k","threshold"],Si=["typical","top-k","threshold"],_=({settings:t})=>t.rule??"token",D=t=>Si.includes(t),Y=t=>t?.
target==null||!t.draft?null:Math.min(1,t.target/t.draft),B=t=>t?.chance??Y(t),He=(t,e)=>D(e)&&[0,1].includes(B(t)??-1);function Ze(t){if(t.draw==null)return"kep\
t";let e=t.draw;return e<(B(t)??1)?"passed":e<(Y(t)??1)?"kept":"rescued"}function Or(t,e){let{target:s,draft:n,weight:r}=t[e];if(s==null||!n||r==null)return null;
let a=Math.min(1,r*s/n),i=e===t.length-1,l=i?a:t[e+1].excess;return l==null||l+1-a<=0?null:{weight:a,excess:l,last:i}}var Qe=t=>t.findLastIndex(e=>e.verdict==="\
accepted"),qe=(t,e)=>t==="untested"&&_(e)==="block"&&!z(e)?"dropped":t,Cr=({rule:t="token"})=>t==="token"?null:t;function $r(t,e){let{token:s,target:n,weight:r,
excess:a}=t;return e==="match"?{weight:1,taken:i=>i===s?1:0,mass:n==null?null:1-n}:{weight:r??1,taken:(i,l)=>l,mass:a??null}}var et=Object.freeze({run:null,source:null,recorded:!1,live:!1,status:"idle",mode:"idle",stale:!1,message:null,moment:Object.freeze({round:0,phase:0}),entered:null,
playing:!1,speed:1,pace:"steps",following:!0,asked:"round",whole:!1,opening:!1,until:null,rested:null,pinned:null,hovered:null,cursor:null,tint:"verdict",ghosts:!1,
presenting:!1,view:"race",gamma:0,raw:!1,asTable:!1,compared:null,expected:null,returning:null,predicting:!1,informed:!1,taught:!1,answers:{},looking:null,offers:null}),
Xt=class{constructor(e,s){this.state=e;this.changed=s}state;changed;set(e){this.state=Object.freeze({...this.state,...e}),this.changed(e)}},U=({run:t,moment:e})=>t?
t.length-e.round:0,de=({live:t,run:e,mode:s})=>t&&e!==null&&!e.over&&(s==="running"||s==="paused");function Zt({run:t,predicting:e,moment:s}){return t&&t.over&&
!e?t.length:s.round}function G({run:t,moment:{round:e,phase:s}}){return t&&s?Mr(t.rounds[e],s):null}function Ee(t,e){let{run:s,moment:n}=t;if(!e||!s||e.round>n.
round||e.round<0)return null;let r=s.at(e);if(!r||e.round<n.round)return r;let a=G(t)?.looks[e.index]??"absent";return a==="absent"?null:{...r,kind:a,open:!0}}var Qt=(t,e)=>t===
e||!!(t&&e&&t.round===e.round&&t.index===e.index);function Me(t){return Ee(t,t.pinned)?{at:t.pinned,how:"pinned"}:Ee(t,t.hovered)?{at:t.hovered,how:"preview"}:Ti(
t)||zi(t)}function Ar(t){let{run:e,moment:s,pinned:n,following:r,playing:a,status:i,recorded:l,speed:d,pace:p,tint:u,presenting:v,view:h,opening:m,rested:f}=t;return{
...s,rounds:e?e.length:0,selected:Me(t).at,pinned:n,following:r,playing:a,state:i,recorded:l,speed:d,pace:p,tint:u,presenter:v,view:h,opening:m,rested:f}}function Ti(t){
let{run:e,moment:s,entered:n}=t,r=G(t);if(r)return{at:{round:s.round,index:r.phase.index},how:"now"};if(!e||n!=="step"||!s.round)return null;let a=s.round-1;return{
at:{round:a,index:Pr(e,a)},how:"now"}}var Pr=(t,e)=>Math.max(0,t.rows[e].slots.findLastIndex(({kind:s})=>s!=="untested")),Ri=16,Lr=[.25,.75],Ei=({drafts:t})=>t.
findIndex(e=>e.verdict==="accepted"&&Ze(e)==="rescued"),Mi=({drafts:t})=>t.findIndex(e=>e.verdict==="accepted"&&e.draw!=null&&e.draw>=(Y(e)??1)),yt=(t,e)=>e==="\
block"?Ei(t):D(e)?Mi(t):-1,rn=({drafts:t,final:e})=>e?.kind==="correction"&&t.some(({verdict:s})=>s==="accepted");function es(t){let e=({verdict:i,target:l,draft:d})=>i===
"rejected"&&l!==null&&d!==null&&l>=Lr[0]*d&&l<=Lr[1]*d,s=t.rounds.findIndex(i=>yt(i,_(t.trace))>=0);if(s>=0)return s;let n=i=>t.folds.at(i).emitted>=Ri,r=t.rounds.
flatMap((i,l)=>rn(i)?[l]:[]),a=i=>t.rounds[i].drafts.some(e);return r.find(i=>a(i)&&n(i))??r.find(n)??r.find(a)??r[0]??null}function on({rounds:t,trace:e}){let s=({
drafts:l})=>l.some(({verdict:d})=>d==="rejected"),n=t.at(-1);if(!n||n.drafts.length>=e.settings.gamma||s(n))return null;let r=({drafts:l})=>l.length>n.drafts.length,
a=t.findLastIndex(l=>r(l)&&s(l)),i=a>=0?a:t.findLastIndex(r);return i>=0?i:null}var jr=({run:t,moment:e,following:s,mode:n,predicting:r})=>t&&s&&n==="running"&&
!r&&e.round===t.length?on(t):null,Ne=({moment:{round:t,phase:e},rested:s})=>s??(e?t:t-1);function zi(t){let e=Ne(t),{run:s}=t;if(!s||!s.rounds[e])return{at:null,
how:"newest"};let n=yt(s.rounds[e],_(s.trace));if(n>=0)return{at:{round:e,index:n},how:"special"};let r=s.rounds[e].drafts.findIndex(({verdict:a})=>a==="rejecte\
d");return r>=0?{at:{round:e,index:r},how:"rejected"}:{at:{round:e,index:Pr(s,e)},how:"newest"}}var ts=({trace:t})=>t.settings.gamma>0&&!z(t),ln=({round:t,index:e})=>`${t}.${e}`;function cn({run:t,predicting:e,answers:s},{round:n,phase:r}){if(!e||!t||n>=t.
length)return null;let a=Re(t.rounds[n])[r],i={round:n,index:a.index};return a.name==="test"&&!(ln(i)in s)?i:null}function _t(t){let e=G(t)?.phase;if(!e||e.name!==
"test")return null;let s=ln({round:t.moment.round,index:e.index});return s in t.answers?s:null}var St=t=>t.predicting&&t.looking!==null&&t.looking===_t(t),pe=t=>St(
t)?null:cn(t,t.moment);function Hr({run:t,answers:e},s,n){if(!t)return{};let r=t.rounds[s.round].drafts[s.index],a=_(t.trace)==="block"?null:B(r),i=ln(s);return{
answers:{...e,[i]:{said:n,kept:r.verdict==="accepted",threshold:a}},looking:i}}function Tt({predicting:t,informed:e,run:s}){return t&&(!e||s?.trace.settings.temperature===
0)}var qr=(t,e)=>Tt(t)&&e?.kind==="lit",an=t=>t.length?t.reduce((e,s)=>e+s,0)/t.length:null,kt=(t,e)=>(t-(e?1:0))**2;function Nr(t){let e=t.flatMap(({said:r,kept:a,
threshold:i})=>r===null?[]:[{chance:r,kept:a,threshold:i}]),s=e.filter(({chance:r})=>r!==.5),n=e.flatMap(({threshold:r,kept:a})=>r===null?[]:[{threshold:r,kept:a}]);
return{n:e.length,decided:s.length,right:s.filter(({chance:r,kept:a})=>r>.5===a).length,brier:an(e.map(({chance:r,kept:a})=>kt(r,a))),known:n.length,truth:an(n.
map(({threshold:r,kept:a})=>kt(r,a))),best:an(n.map(({threshold:r})=>r*(1-r)))}}function Ir(t,e,s){if(t.brier===null)return[s("predict.lesson.none")];let n={...t,
brier:L(t.brier),truth:L(t.truth),best:L(t.best)},r=!e&&t.truth!==null&&t.known===t.n&&t.brier<t.truth,a=t.brier<.25?"good":t.brier>.25?"bad":"even";return[A(t.
decided>0&&s("predict.lesson.you",n),s("predict.lesson.brier",n)),s("predict.lesson.half")+" "+s(`predict.lesson.${r?"lucky":a}`),...e?[s("predict.lesson.greedy")]:
t.known?[s("predict.lesson.truth",{...n,n:t.known})]:[]]}var ss={n:0,1:0,2:.25,3:.5,4:.75,5:1,y:1},Dr=t=>Object.keys(ss).find(e=>ss[e]===t&&(t%1?/\d/:/\D/).test(e))?.toUpperCase(),ns=class{constructor(e){this.viewer=e}viewer;refused=null;toggle(){
let{state:e,player:s,store:n}=this.viewer;if(e.run){if(!ts(e.run)){this.refused=e.run,this.viewer.changed({});return}s.halt(),n.set({predicting:!e.predicting,taught:!1}),
e.predicting?this.viewer.node.querySelector("[data-button=play]")?.focus():this.begin(e.run)}}goOn(){let{viewer:e}=this;e.toEnd(),de(e.state)&&!pe(e.state)&&e.forward(
"step")}next(){this.viewer.toggle()}begin(e){let{viewer:s}=this;!U(s.state)&&e.over&&s.player.seek(et.moment),s.toggle()}leavesVerdict(){let{viewer:e}=this,s=St(
e.state);return e.state.looking!==null&&e.store.set({looking:null}),s&&pe(e.state)!==null}answer(e){let{state:s,store:n,player:r}=this.viewer,a=pe(s);a&&(n.set(
Hr(s,a,e)),r.forward("step"))}press(e,s){let n=e.length===1?e.toLowerCase():e;if(n==="g")this.toggle();else if(s)if(n==="r")this.answer(null);else if(n in ss)this.
answer(ss[n]);else return!1;else return!1;return!0}};var Oi=1.96,Ci=300;function dn(t,e){let s=t/e,n=Oi**2/e,r=(s+n/2)/(1+n),a=Math.sqrt((s*(1-s)+n/4)*n)/(1+n);return{share:s,low:Math.max(0,r-a),high:Math.min(1,r+
a),tested:e}}function pn(t){let e=t.some(({drafts:n})=>n.some(({confidence:r})=>r!=null)),s=t.filter(n=>!I(n)).flatMap(({drafts:n,positions:r=[]})=>n.flatMap(({
token:a,verdict:i,confidence:l},d)=>{let p=e?l:r[d]?.candidates.find(([u])=>u===a)?.[4];return i==="untested"||p==null?[]:[{chance:p,accepted:i==="accepted"}]}));
return{headed:e,tests:s}}function Fr(t,e){let s=_({settings:t});return s==="token"||s==="match"&&!e||t.temperature===0}function Vr(t){let e=t.length<Ci?5:10;return Array.
from({length:e},(s,n)=>{let r=t.filter(({chance:i})=>Math.min(e-1,Math.floor(i*e))===n),a=r.reduce((i,{chance:l})=>i+l,0)/r.length;return{from:n/e,to:(n+1)/e,mean:a,
...dn(r.filter(({accepted:i})=>i).length,r.length)}}).filter(({tested:s})=>s)}function ze(){let t=R(null),[e,s]=j(0);return E(()=>{let n=t.current,r=()=>s(n.clientWidth);r();let a=new ResizeObserver(r);return a.observe(n),()=>a.disconnect()},
[]),[t,e]}function rs({label:t,heads:e,rows:s,hidden:n}){let[r,a]=j(!1);return o("details",{class:"sv-table",hidden:n,onToggle:({currentTarget:i})=>a(i.open),children:[
o("summary",{children:c("chart.table")}),o("div",{class:"sv-table-scroll",tabIndex:0,role:"region","aria-label":t,children:o("table",{children:[o("thead",{children:o(
"tr",{children:e.map(i=>o("th",{scope:"col",children:i}))})}),o("tbody",{children:r&&s.map(i=>o("tr",{children:i.map(l=>o("td",{children:l}))}))})]})})]})}var os=196,as=40,Wr=10,Ur=10,un=40,$i=[0,.5,1],tt=10;function vn({dots:t,axis:{title:e,ticks:s},says:n,diagonal:r=!1}){let[a,i]=ze(),l=u=>as+u*(i-as-Wr),d=u=>Ur+
(1-u)*(os-Ur-un),p=t.filter(({tested:u})=>u>=tt);return o("div",{class:"sv-dots",role:"img","aria-label":n,ref:a,children:[i>0&&o("svg",{width:i,height:os,"aria\
-hidden":"true",children:[$i.map(u=>o(S,{children:[o("line",{class:"sv-dots-grid",x1:as,x2:i-Wr,y1:d(u),y2:d(u)}),o("text",{x:as-6,y:d(u)+4,"text-anchor":"end",
children:`${u*100}%`})]})),r?o("line",{class:"sv-dots-equal",x1:l(0),x2:l(1),y1:d(0),y2:d(1)}):o("polyline",{class:"sv-dots-line",points:p.map(u=>`${l(u.x)},${d(
u.share)}`).join(" ")}),s.map(({at:u,label:v})=>o("text",{x:l(u),y:os-un+15,"text-anchor":u<1?"middle":"end",children:v})),t.map(u=>o(S,{children:[o("line",{class:"\
sv-dots-whisker",x1:l(u.x),x2:l(u.x),y1:d(u.low),y2:d(u.high)}),o("circle",{class:u.tested<tt?"sv-dots-few":"sv-dots-point",cx:l(u.x),cy:d(u.share),r:5}),o("tex\
t",{class:"sv-dots-count",x:l(u.at),y:os-un+28,"text-anchor":"middle",children:u.tested})]}))]}),o("p",{class:"sv-dots-axis","aria-hidden":"true",children:e})]})}var is=["accepted","rejected","untested"],Li=[0,.2,.4,.6,.8,1].map(t=>({at:t,label:O(t)}));function Ai(t){let e=Array.from({length:Math.max(0,...t.map(n=>n.drafts.
length))},()=>({accepted:0,rejected:0,untested:0}));t.forEach(({drafts:n})=>{I({drafts:n})?Pi(n).forEach((r,a)=>{e[a][r]+=1}):n.forEach((r,a)=>{e[a][r.verdict]+=
1})});let s=e.findLastIndex(n=>is.some(r=>n[r]));return e.slice(0,s+1)}function Pi(t){let e=ee(t);return Array.from({length:Math.max(...e)+1},(s,n)=>{let r=t.filter(
(a,i)=>e[i]===n).map(({verdict:a})=>a);return r.includes("accepted")?"accepted":r.includes("rejected")?"rejected":"untested"})}function ji(t){let e=t.map(r=>r.drafts.
filter(a=>a.verdict==="accepted").length),s=t.map(({drafts:r})=>I({drafts:r})?Math.max(...ee(r))+1:r.length),n=Array(Math.max(0,...s)+1).fill(0);return e.forEach(
r=>{n[r]+=1}),n}var Br=({columns:t,says:e})=>o("div",{class:`sv-columns${t.length>9?" sv-many-columns":""}`,role:"img","aria-label":e,children:t.map(({label:s,value:n,
parts:r})=>o("div",{class:"sv-column",children:[o("span",{class:"sv-column-value",children:n}),o("span",{class:"sv-column-bar",children:r.map(([a,i])=>o("span",
{"data-kind":a,style:`--n:${i}`}))}),o("span",{class:"sv-column-label",children:s})]}))}),ls=({heading:t,means:e,says:s,heads:n,rows:r,children:a})=>o("figure",
{class:"sv-figure-block",children:[o("h3",{children:o(C,{name:e,children:t})}),a,o("p",{class:"sv-note",children:s}),o(rs,{label:t,heads:n,rows:r})]}),Gr=(t,e)=>c(
"calibration.between",{from:O(t),to:O(e)}),Kr=({share:t,low:e,high:s,tested:n})=>[O(t),Gr(e,s),n],Yr=t=>t.some(({tested:e})=>e<tt)&&c("given.hollow",{few:tt});function Hi({
slots:t,rounds:e}){let s=t.filter(({accepted:l,rejected:d})=>l+d>0),n=s.length,r=t.length===1?"aria_one":n===1?"aria_first":"aria",a=(l=0)=>O(l/e),i=t.length?c(
`slots.${r}`,{first:a(t[0].accepted),last:a(s[n-1]?.accepted),n}):c("slots.none");return o(ls,{heading:c("slots.heading"),means:"acceptance_by_position",says:i,
heads:[c("slots.slot"),...is.map(l=>c(`kind.${l}`)),c("slots.of_rounds"),c("slots.of_judged")],rows:t.map(({accepted:l,rejected:d,untested:p},u)=>[u+1,l,d,p,a(l),
O(l/(l+d))]),children:[o(Br,{says:i,columns:t.map((l,d)=>({label:String(d+1),value:a(l.accepted),parts:is.map(p=>[p,l[p]/e])}))}),o("ul",{class:"sv-legend",children:is.
map(l=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":l}),c(`kind.${l}`)]}))})]})}function qi({slots:t}){let e=t.flatMap(({accepted:d,rejected:p},u)=>{
let v=(u+.5)/t.length;return d+p?[{...dn(d,d+p),x:v,at:v,label:String(u+1)}]:[]}),s=e.filter(({tested:d})=>d>=tt),[n,r]=[s[0],s[s.length-1]],a=s.length<2?"few":
r.low>n.high?"rises":r.high<n.low?"falls":"open",i=s.length>1&&c("given.ends",{first:n.label,last:r.label,first_share:O(n.share),last_share:O(r.share)}),l=e.length?
A(i,c(`given.${a}`),Yr(e)):c("slots.none");return o(ls,{heading:c("given.heading"),means:"acceptance_by_position",says:l,heads:[c("slots.slot"),c("slots.of_judg\
ed"),c("given.interval"),c("given.tested")],rows:e.map(d=>[d.label,...Kr(d)]),children:o(vn,{dots:e,axis:{title:c("given.axis"),ticks:e},says:l})})}function Ni({
counts:t,rounds:e}){let s=Math.max(...t),n=t.reduce((i,l,d)=>i+l*d,0)/e,r=t.flatMap((i,l)=>i===s?[l]:[]),a=c(e?r.length>1?"lengths.tied":"lengths.aria":"slots.n\
one",{mean:L(n),commonest:r.join(c("comma")),count:s,rounds:e});return o(ls,{heading:c("lengths.heading"),means:"mean_acceptance_length",says:a,heads:[c("length\
s.length"),c("lengths.rounds")],rows:t.map((i,l)=>[l,i]),children:o(Br,{says:a,columns:t.map((i,l)=>({label:String(l),value:String(i),parts:[["accepted",i/Math.
max(1,s)]]}))})})}function Ii({run:t,shown:e}){let s=pn(t.rounds);if(!s.tests.length)return null;let n=c("calibration.heading");if(!Fr(t.trace.settings,s.headed))
return o("figure",{class:"sv-figure-block",children:[o("h3",{children:o(C,{name:"calibration",children:n})}),o("p",{class:"sv-note",children:c("calibration.othe\
r_rule",{rule:c(`rules.name.${_(t.trace)}`)})})]});let{headed:r,tests:a}=pn(t.rounds.slice(0,e)),i=r?"head":"own",l=Vr(a).map(v=>({...v,x:v.mean,at:(v.from+v.to)/
2})),d=a.reduce((v,{chance:h})=>v+h,0)/a.length,p=a.filter(({accepted:v})=>v).length/a.length,u=l.length?A(c(`calibration.${i}`),c("calibration.sum",{mean:O(d),
share:O(p),tested:a.length}),c("calibration.equal"),Yr(l)):c("slots.none");return o(ls,{heading:n,means:"calibration",says:u,heads:[c("calibration.predicted"),c(
"calibration.mean"),c("slots.of_judged"),c("given.interval"),c("given.tested")],rows:l.map(v=>[Gr(v.from,v.to),O(v.mean),...Kr(v)]),children:o(vn,{dots:l,axis:{
title:c(`calibration.axis.${i}`),ticks:Li},says:u,diagonal:!0})})}function Jr(t){let{run:e,shown:s}=t,n=e.rounds.slice(0,s),r=Ai(n);return o("section",{class:"s\
v-section",children:e.width>0&&o(S,{children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("breakdown.heading")})}),o("div",{class:"sv-breakdown\
-charts",children:[o(Hi,{slots:r,rounds:s}),o(qi,{slots:r}),o(Ni,{counts:ji(n),rounds:s}),o(Ii,{...t})]})]})})}var Di={draft:"draft",verify:"verification",accept:"accept_test",plain:"plain"},Fi=["draft","verify","accept"];function st({plain:t}){let e=(s,n)=>o("li",{children:[
o("span",{class:"sv-swatch","data-part":s}),o(C,{name:Di[s],children:n})]});return o("ul",{class:"sv-legend",children:[Fi.map(s=>e(s,c(`part_key.${s}`))),t&&e("\
plain",t)]})}var Zr=["draft","verify","accept"],Vi=["plain","speculative","bursts"];function Wi(t,e){let s=t.folds.cost(e);if(!s||!s.plain)return null;let n=t.folds.at(t.folds.
compared(e)),r=n.emitted/n.rounds,a={draft:s.draft*r,verify:s.verify*r,accept:s.accept*r},i=a.draft+a.verify+a.accept;return{parts:a,round:i,length:r,steps:i/s.
plain,speedup:t.folds.measured(e)}}var Qr=t=>Object.fromEntries(Zr.map(e=>[e,P(t[e])]));function Ui(t,e){if(!e)return c(t.folds.plain.tokens.length||!t.length?"\
costs.early":"headline.not_measured");let{parts:s,speedup:n}=e,r=Zr.reduce((l,d)=>s[l]>=s[d]?l:d),[a,i]=[L(e.steps),L(e.length)];return A(c("costs.round",{round:P(
e.round),steps:a,length:i,...Qr(s)}),n===null?c("headline.impossible"):c(n>=1?"costs.faster":"costs.slower",{steps:a,length:i,speedup:W(n),blame:c(`part.${r}`)}))}
var Xr=({way:t,parts:e,most:s})=>o("div",{class:"sv-cost",children:[o("span",{children:c(`race.${t}`)}),o("span",{class:"sv-cost-bar",children:Object.entries(e).
map(([n,r])=>o("span",{"data-part":n,style:`--n:${r/s}`}))}),o("span",{class:"sv-cost-value",children:P(Object.values(e).reduce((n,r)=>n+r,0))})]});function Bi({
plain:t,draft:e,verify:s,accept:n}){let r={draft:e,verify:s,accept:n},a=e+s+n,i=Math.max(t,a);return o("div",{class:"sv-costs",role:"img","aria-label":c("costs.\
aria",{plain:P(t),total:P(a),...Qr(r)}),children:[o(Xr,{way:"plain",parts:{plain:t},most:i}),o(Xr,{way:"speculative",parts:r,most:i})]})}function eo({run:t,shown:e}){
let s=t.folds.cost(e),n=Wi(t,e),r=t.folds.gaps(e);return o("section",{class:"sv-section",children:o("div",{class:"sv-costs-columns",children:[o("div",{class:"sv\
-costs-block",children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("costs.heading")})}),s&&n&&o(Bi,{...s}),o(st,{}),o("p",{class:"sv-note",children:Ui(
t,n)})]}),o("div",{children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("waits.heading")})}),o("div",{class:"sv-table sv-waits",children:o("ta\
ble",{children:[o("thead",{children:o("tr",{children:[o("td",{}),o("th",{scope:"col",children:c("waits.p50")}),o("th",{scope:"col",children:c("waits.p95")})]})}),
o("tbody",{children:Vi.map(a=>o("tr",{children:[o("th",{scope:"row",children:c(`waits.${a}`)}),o("td",{children:P(r[a]?.p50)}),o("td",{children:P(r[a]?.p95)})]}))})]})}),
o("p",{class:"sv-note",children:c("waits.means")})]})]})})}var cs=260,Rt=52,mn=14,to=22,so=42,Gi=.001,no=Gi/1.6,Ki=[.001,.01,.1,1],Yi=[10,100,1e3,1e4],Ji=[["lossy",2],["exact",1]],ro=t=>t.map(e=>e.map(s=>s.toFixed(1)).join(
",")).join(" ");function Xi({rule:t,points:e,width:s}){if(!e.length)return null;let[n,r]=e[e.length-1];return o("g",{class:"sv-convergence-line","data-rule":t,children:[
o("polyline",{points:ro(e)}),t==="exact"?o("circle",{cx:n,cy:r,r:5}):o("rect",{x:n-4.5,y:r-4.5,width:9,height:9}),o("text",{class:"sv-convergence-name",x:n,y:r+
(t==="exact"?20:-10),"text-anchor":n>s/2?"end":"start",children:c(`frequencies.${t}`)})]})}function oo({found:{band:t,checkpoints:e,plan:s},seen:n,says:r}){let[
a,i]=ze(),l=Math.log(s[s.length-1]/s[0]),d=v=>Rt+Math.log(v/s[0])/l*(i-Rt-mn),p=v=>to+Math.log(1/Math.max(v,no))/Math.log(1/no)*(cs-to-so),u=v=>t.map((h,m)=>[d(
s[m]),p(h[v])]);return o("div",{class:"sv-convergence",role:"img","aria-label":r,ref:a,children:i>0&&o("svg",{width:i,height:cs,"aria-hidden":"true",children:[Ki.
map(v=>o(S,{children:[o("line",{class:"sv-convergence-grid",x1:Rt,x2:i-mn,y1:p(v),y2:p(v)}),o("text",{x:Rt-6,y:p(v)+4,"text-anchor":"end",children:`${v*100}%`})]})),
Yi.map((v,h)=>o("text",{x:d(v),y:cs-so+18,"text-anchor":["start","middle","middle","end"][h],children:v.toLocaleString("en")})),o("text",{class:"sv-convergence-\
title",x:(Rt+i-mn)/2,y:cs-6,"text-anchor":"middle",children:c("frequencies.axis")}),o("polygon",{class:"sv-convergence-band",points:ro([...u(1),...u(0).reverse()])}),
Ji.map(([v,h])=>o(Xi,{rule:v,width:i,points:e.slice(0,n).map(m=>[d(m[0]),p(m[h][2])])},v))]})})}var hn=t=>t<5e-4?"0%":t<.1?`${(t*100).toFixed(1)}%`:O(t);var nt=(t,e=!1)=>Nt(t).map(({kind:s,text:n})=>{if(s==="text")return n;if(s==="control")return o("span",{class:"sv-control",children:It(n)});let r=e&&s!=="space";
return o("span",{class:`sv-${s}${r?" sv-marked":""}`,children:r?"":n})}),te=({text:t,oneLine:e=!1})=>o(S,{children:nt(t,e)});var Zi=["token","top-k","threshold"],re=(t,e)=>e&&t!==void 0?t/e:null;function Qi({drafts:t,positions:e=[]}){let s=t.map((r,a)=>({...r,overlap:e[a]?.overlap??null}));
return I({drafts:t})?e.length?[...new Set(s.filter(({verdict:r})=>r!=="untested").map(({parent:r})=>r))].flatMap(r=>el(s.filter(({parent:a})=>a===r))):[]:s.slice(
0,t.filter(({verdict:a})=>a!=="untested").length).flatMap(({overlap:a})=>a===null?[]:[a])}function el(t){let[e,s]=[0,1];for(let n of t){let r=Y(n);if(n.overlap===
null||r===null)return[];e+=s*n.overlap,s*=1-r}return[e]}function tl(t,e){if(Zi.includes(e))return!1;let s=new Map(t.map(r=>[r.parent,r]));return t.filter(r=>r.parent!=
null&&r!==s.get(r.parent)).some(r=>e==="typical"||r.draft!==1)}var sl=Object.freeze({rounds:0,drafted:0,accepted:0,rejected:0,corrected:0,untested:0,emitted:0,draft:0,
verify:0,accept:0,overlap:0,overlaps:0,otherwise:0});function nl(t){let e=t.drafts.filter(s=>s.verdict==="accepted").map(s=>s.token);return t.final?[...e,t.final.
token]:e}function rl(t,e,s){let n=l=>e.drafts.filter(d=>d.verdict===l).length,r=n("accepted"),a=n("rejected"),i=Qi(e);return{rounds:t.rounds+1,drafted:t.drafted+
e.drafts.length,accepted:t.accepted+r,rejected:t.rejected+a,corrected:t.corrected+(e.final?.kind==="correction"?1:0),untested:t.untested+e.drafts.length-r-a,emitted:t.
emitted+r+(e.final?1:0),draft:t.draft+e.times.draft,verify:t.verify+e.times.verify,accept:t.accept+e.times.accept,overlap:t.overlap+i.reduce((l,d)=>l+d,0),overlaps:t.
overlaps+i.length,otherwise:t.otherwise+(tl(e.drafts,s)?1:0)}}var Ie=t=>t.draft+t.verify+t.accept;function ds(t,e){return Float64Array.from(t).sort()[Math.ceil(
e*t.length/100)-1]}var fn=t=>t.length?{p50:ds(t,50),p95:ds(t,95)}:null,ol=12,al=.25,il=1+1e-9;function ll(t){if(t.length<ol)return null;let e=t.slice(1).map((s,n)=>Math.
abs(s-t[n]));return re(ds(e,75),ds(t,50))}var ps=class{constructor(e){this.temperature=e.temperature,this.rule=_({settings:e}),this.sums=[sl],this.output=[],this.
bursts=[],this.plain={tokens:[],seconds:[],until:[0]},this.matched=0}push(e){this.sums.push(rl(this.sums[this.sums.length-1],e,this.rule)),this.output.push(...nl(
e)),this.bursts.push(Ie(e.times)),this.match()}pushPlain(e,s){this.plain.tokens.push(e),this.plain.seconds.push(s),this.plain.until.push(this.plain.until[this.plain.
until.length-1]+s),this.match()}match(){let e=Math.min(this.output.length,this.plain.tokens.length);for(;this.matched<e&&this.output[this.matched]===this.plain.
tokens[this.matched];)this.matched+=1}at(e){return this.sums[Math.min(e,this.sums.length-1)]}accepted(e){return this.sums[e+1].accepted-this.sums[e].accepted}compared(e){
let s=Math.min(e,this.sums.length-1);for(;s>0&&this.sums[s].emitted>this.plain.tokens.length;)s-=1;return s}speedup(e){let s=this.sums[this.compared(e)];return re(
this.plain.until[s.emitted],Ie(s))}impossible(e){let s=this.sums[this.compared(e)],n=this.speedup(e);return s.drafted>0&&n!==null&&n>il*(s.emitted/s.rounds)}measured(e){
return this.impossible(e)?null:this.speedup(e)}cost(e){let s=this.sums[this.compared(e)];return s.emitted?{draft:s.draft/s.emitted,verify:s.verify/s.emitted,accept:s.
accept/s.emitted,plain:this.plain.until[s.emitted]/s.emitted}:null}gaps(e){let s=this.bursts.slice(0,e),n=r=>this.sums[r+1].emitted-this.sums[r].emitted;return{
plain:fn(this.plain.seconds.slice(0,this.at(e).emitted)),speculative:fn(s.flatMap((r,a)=>[r,...Array(n(a)-1).fill(0)])),bursts:fn(s)}}disturbance(e){if(this.impossible(
e))return{jitter:null};let s=ll(this.plain.seconds.slice(0,this.at(e).emitted));return s!==null&&s>al?{jitter:s}:null}agreement(e){let s=Math.min(this.at(e).emitted,
this.plain.tokens.length);return this.temperature>0||!s?null:{compared:s,first_difference:this.matched<s?this.matched:null}}summary(e=this.sums.length-1){let s=this.
at(e),n=this.agreement(e),r=Math.min(this.plain.tokens.length,s.emitted);return{rounds:s.rounds,drafted:s.drafted,accepted:s.accepted,rejected:s.rejected,untested:s.
untested,emitted:s.emitted,acceptance_rate:re(s.accepted,s.accepted+s.corrected),draft_efficiency:re(s.accepted,s.drafted),mean_acceptance_length:re(s.emitted,s.
rounds),mean_overlap:s.otherwise?null:re(s.overlap,s.overlaps),tokens_per_second:re(s.emitted,Ie(s)),plain_tokens_per_second:re(r,this.plain.until[r]),speedup:this.
measured(e),agrees_with_plain:n&&n.first_difference===null}}};var cl=Object.freeze({tokens:[],seconds:[]}),dl=/^<\|?\w+\|?>$/,pl=/^<(\|\w*(end|eot|eom)\w*\||\/s|eos|end_of_turn)>$/,rt=class{trace;folds;rounds=[];rows=[];width;promptText="";pending=ve;constructor(e){
this.trace={...e,rounds:[],plain:{tokens:[],seconds:[]},pieces:{...e.pieces}},this.folds=new ps(e.settings),this.width=e.settings.gamma;for(let s of this.promptTokens()){
let{text:n,pending:r}=xe(this.pending,this.piece(s));this.promptText+=n,this.pending=r}this.append({from:0,rounds:e.rounds,plain:e.plain,plain_from:0})}piece(e){
return this.trace.pieces[e]}promptTokens(){let{prompt:e}=this.trace,s=this.piece(e[0]);return typeof s=="string"&&dl.test(s)?e.slice(1):e}get length(){return this.
rounds.length}get over(){return this.trace.ending!=="running"}get plainEnd(){let{output:e,plain:s}=this.folds,n=this.trace.ending==="end of text"?e.at(-1):null;
return s.tokens.findIndex(r=>r===n||pl.test(String(this.piece(r))))}append({from:e=this.length,rounds:s=[],plain:n=cl,plain_from:r=this.trace.plain.tokens.length,
pieces:a,...i}){let{trace:l}=this,d=l.plain;if(e>this.length||n.tokens.length&&r>d.tokens.length)return!1;Object.assign(l.pieces,a),s.slice(this.length-e).forEach(
p=>this.push(p));for(let p=d.tokens.length-r;p<n.tokens.length;p+=1)d.tokens.push(n.tokens[p]),d.seconds.push(n.seconds[p]),this.folds.pushPlain(n.tokens[p],n.seconds[p]);
return l.prefill=i.prefill??l.prefill,l.captured=i.captured??l.captured,this.over||(l.ending=i.ending??l.ending),!0}push(e){this.trace.rounds.push(e),this.rounds.
push(Rr(e,this.trace)?{...e,together:!0}:e),this.folds.push(e),this.rows.push(this.row(e)),this.width=Math.max(this.width,e.drafts.length)}row(e){let s=this.pending,
n=[];e.drafts.forEach((i,l)=>{let d=X(e.drafts,l),p=this.slot(i.token,i.verdict,d<0?s:n[d].pending);i.verdict==="accepted"&&(this.pending=p.pending),n.push(p)});
let r=bt(e),a=e.final&&r&&this.slot(e.final.token,r,this.pending);return a&&(this.pending=a.pending),{slots:a?[...n,a]:n,final:a}}slot(e,s,n){let r=this.piece(e),
{text:a,took:i,pending:l}=xe(n,r),d=a===""&&l.bytes.length>0;return{token:e,kind:s,piece:r,text:a,took:i,part:d,pending:l}}alone(e){let s=this.piece(e);return typeof s==
"string"?s:xe(ve,s).text}at({round:e,index:s}){let n=this.rows[e],r=n&&n.slots[s];if(!r)return null;let a=this.rounds[e],i=a.drafts.filter(p=>p.verdict==="accep\
ted").length,l=s<a.drafts.length,d=l?s:Sr(a);return{...r,number:e,index:s,round:a,accepted:i,judgedAt:d,draft:l?a.drafts[s]:null,judged:a.drafts[d]||null,position:(a.
positions||[])[d]||null}}},gn=["accepted","correction","bonus","plain"],fe=t=>gn.includes(t);function us(t,e){let s=ve;return e.map(n=>{let r=t.piece(n),a=xe(s,r);return s=a.pending,{token:n,text:a.text,piece:r}})}var De=({text:t,piece:e})=>t||me(e);function vs(t,e){
let{output:s,plain:n,matched:r}=t.folds,a=Math.min(t.folds.at(e).emitted,n.tokens.length);return{speculative:us(t,s.slice(0,a)),plain:us(t,n.tokens.slice(0,Math.
min(a,t.plainEnd+1||a))),compared:a,parts:r<a?r:null}}var ul=["accepted","correction","bonus"],vl=t=>t.rounds.flatMap(({drafts:e,final:s})=>[...e.filter(({verdict:n})=>n==="accepted").map(()=>"accepted"),...s?[e.length?
s.kind:"plain"]:[]]);function ms({texts:{plain:t,speculative:e,parts:s},run:n,says:r}){let a=vl(n);return o("div",{children:[o("p",{class:"sv-pairs-key sv-note",
children:[c("lossless.pairs"),ul.map(i=>o("span",{class:"sv-pair-key","data-came":i,children:c(`lossless.came.${i}`)}))]}),o("div",{class:"sv-pairs",tabIndex:0,
role:"img",translate:!1,"aria-label":`${r} ${K(t.map(({text:i})=>i).join(""))}`,children:t.map((i,l)=>{let d=e[l],p=i.token===d.token;return o("span",{class:"sv\
-pair","data-same":String(p),"data-parts":l===s?"":void 0,children:[o("span",{children:o(te,{text:De(i),oneLine:!0})}),o("span",{class:"sv-pair-sign",children:p?
"=":"≠"}),o("span",{"data-came":a[l],children:o(te,{text:De(d),oneLine:!0})})]},l)})})]})}var hs=["exact","lossy"],ao=[1,2,3],ml=3,hl=.3,fl=70,io=48,gl=5e-4;function bl({candidates:t,rest:e},s){let n=s===1?2:4;if(e[s]===null||e[s]>hl||e[n]===null)return 0;
let r=t.map(l=>l[s]??0);return[...t].sort((l,d)=>(d[s]??0)-(l[s]??0)).slice(0,ml).reduce((l,d)=>l+Math.max(0,(d[n]??0)-(d[s]??0)),0)*(1-r.reduce((l,d)=>l+d*d,0))}
function xl(t){let e=t.trace.settings.temperature?1:3,[s,n]=[0,0];return t.rounds.forEach(({positions:r},a)=>(r||[]).forEach((i,l)=>{let d=t.folds.at(a).emitted+
l,p=d<t.folds.output.length&&d<t.folds.at(a+1).emitted?bl(i,e):0;p>n&&([s,n]=[d,p])})),s}function wl({trace:t,folds:e},s){let n=[...t.prompt,...e.output.slice(0,
s)],r=Object.fromEntries(n.map(a=>[a,t.pieces[a]]));return JSON.stringify({...t,prompt:n,pieces:r,rounds:[],plain:{tokens:[],seconds:[]},ending:"stopped"})}var yl=0,
fs=class{constructor(e){this.changed=e}changed;offered=0;refusal="";result=null;takes=0;start=0;seen=0;ask=null;run=null;timer=0;offer(e,s){Object.assign(this,{
ask:e,offered:s}),this.changed()}refuse(){Object.assign(this,{ask:null,offered:0,refusal:c("frequencies.zero_gpu")}),this.changed()}fail(e){this.result&&this.take(
{number:this.result.number,state:"error",message:e})}take(e){e.number===this.result?.number&&(this.result={...this.result,...e},this.reveal())}reveal(){clearTimeout(
this.timer);let e=this.result?.checkpoints?.length??0;this.seen<e&&(this.seen=matchMedia("(prefers-reduced-motion: reduce)").matches?e:this.seen+1,this.timer=window.
setTimeout(()=>this.reveal(),fl)),this.changed()}load(e){e!==this.run&&(this.isRunning&&this.leave(),this.forget(),Object.assign(this,{run:e,takes:0}))}forget(){
clearTimeout(this.timer),Object.assign(this,{seen:0,result:null})}get isRunning(){return this.result?.state==="loading"||this.result?.state==="running"}begin(e){
if(!this.run||!this.ask)return;this.forget();let s=yl+=1;this.result={number:s,state:"loading",texts:0},this.start=xl(this.run),this.ask("sample",{number:s,tokens:e,
take:this.takes,trace:wl(this.run,this.start)}),this.takes+=1,this.changed()}leave(){this.ask?.("leave",{number:this.result?.number})}},Et=(t=0)=>t.toLocaleString(
"en"),lo=t=>`${(t*100).toFixed(1)}%`;function kl({state:t,message:e,texts:s,of:n}){return t==="loading"||t==="error"?e||c(`frequencies.state.${t}`):c(`frequenci\
es.state.${t}`,{n:Et(s),of:Et(n)})}function _l(t,e,s,n){return c(`frequencies.${s>n?"beyond":"within"}.${t}`,{n:Et(e),distance:hn(s),high:hn(n)})}function Sl(t,e){
let s=t.promptText+us(t,t.folds.output.slice(0,e)).map(r=>r.text).join(""),n=s.length>io?`…${s.slice(-io)}`:s;return c(e?"frequencies.hardest":"frequencies.af\
ter",{text:n.replace(/\s+/g," ")})}function Tl({run:t}){let e=vs(t,t.length),s=e.parts===null,n=e.parts??e.compared,r=s?c("lossless.same",{n}):c("lossless.diffe\
r",{n,position:n+1});return o("div",{class:"sv-proof",children:[o("h4",{children:c("frequencies.greedy")}),o("p",{class:"sv-same","data-kind":s?"same":"differ",
children:r}),o(ms,{texts:e,run:t,says:r})]})}function Rl({tally:[t,e],row:s,texts:n,most:r}){return o("td",{children:[o("span",{class:"sv-count-bar",style:`--n:${t[s]/
n/r};--g:${e[s]/n/r}`,children:[o("span",{class:"sv-count-all"}),o("span",{class:"sv-count-guessed"}),o("span",{class:"sv-count-exact"})]}),lo(t[s]/n)]})}function El({
run:t,found:e,seen:s,start:n}){let{rows:r,checkpoints:a,band:i,temperature:l,state:d}=e,p=s?a[s-1]:null,[u,...v]=p??[0],h=Math.max(...r.map(([,g])=>g),...v.flatMap(
([g])=>g.map(y=>y/u))),m=d!=="running"&&s===a.length&&s>0,f=hs.map((g,y)=>m?_l(g,u,v[y][2],i[s-1][1]):""),b=g=>o("th",{scope:"col","data-rule":g,children:c(`fre\
quencies.${g}`)});return o("div",{class:"sv-proof",children:[o("h4",{children:c("frequencies.counted",{t:String(l),n:Et(u)})}),o("p",{class:"sv-note",children:Sl(
t,n)}),o("p",{class:"sv-note sv-count-keys",children:["target","guessed","corrected"].map(g=>o("span",{class:"sv-count-key","data-part":g,children:c(`frequencie\
s.${g}`)}))}),o("table",{class:"sv-counts",children:[o("caption",{class:"sv-spoken",children:c("frequencies.caption")}),o("thead",{children:o("tr",{children:[o(
"th",{scope:"col",children:c("frequencies.beginning")}),["target",...hs].map(b)]})}),o("tbody",{children:r.map(([g,y],w)=>(g!==null||y>=gl||v.some(([x])=>x[w]))&&
o("tr",{style:`--p:${y/h}`,children:[g===null?o("th",{scope:"row",class:"sv-others",children:c("frequencies.others")}):o("th",{scope:"row",translate:!1,children:o(
te,{text:g,oneLine:!0})}),o("td",{children:lo(y)}),hs.map((x,k)=>p?o(Rl,{tally:v[k],row:w,texts:u,most:h},x):o("td",{},x))]},w))})]}),o("p",{class:"sv-note",children:c(
"frequencies.why")}),o("h4",{children:c("frequencies.curve")}),o("p",{class:"sv-note",children:c("frequencies.band")}),o(oo,{found:e,seen:s,says:A(...f)||c("fre\
quencies.curve")}),o("div",{role:"status",children:hs.map((g,y)=>o("p",{class:"sv-told","data-rule":g,children:f[y]}))})]})}function Ml({test:t}){let[e,s]=j(ao[0]),
{result:n,isRunning:r}=t;return o("div",{class:"sv-sample-controls",children:[o("button",{type:"button",class:"sv-button sv-sample",onClick:()=>r?t.leave():t.begin(
e),children:c(r?"frequencies.stop":t.takes?"frequencies.again":"frequencies.sample")}),o("div",{class:"sv-toggles",role:"group","aria-label":c("frequencies.leng\
th"),children:ao.map(a=>o("button",{type:"button",class:"sv-toggle","data-choice":a,"aria-pressed":a===e,disabled:r,onClick:()=>s(a),children:c(a>1?"frequencies\
.first":"frequencies.first_one",{n:a})}))}),o("progress",{max:1,value:n?.of?(n.texts??0)/n.of:0,hidden:!r,"aria-label":c("frequencies.progress")}),o("p",{class:"\
sv-note",role:"status",children:n&&kl(n)})]})}function co({run:t,test:e}){let{result:s,refusal:n,offered:r}=e;if(!t.trace.settings.gamma||!(r||n))return null;let a=z(
t.trace);return o("div",{class:"sv-experiment",children:[o("h3",{children:c("frequencies.heading")}),!a&&r>0&&o("p",{class:"sv-note",children:c("frequencies.mea\
ns",{n:Et(r)})}),!a&&o("p",{class:"sv-note",children:c("frequencies.lossy_means")}),a||!r?o("p",{class:"sv-note",children:n||c("frequencies.trees")}):o(Ml,{test:e}),
s?.greedy&&o(Tl,{run:new rt(s.greedy)}),s?.rows?.length?o(El,{run:t,found:s,seen:e.seen,start:e.start}):null]})}function po([t,e,s,n,r],a){let i=a?[n,r]:[e,s];return{token:t,target:i[0]??null,draft:i[1]??null}}var uo=({target:t,draft:e})=>t==null||e==null?null:Math.min(t,
e),bn=(t,e)=>t.reduce((s,n)=>{let r=n[e];return s===null||r===null?null:s+r},0);function Oe(t,e=!1){return t.candidates.map(s=>po(s,e)).map(s=>({...s,both:uo(s)}))}
function vo(t,e,s){let n=new Set(e.map(v=>v.token)),r=po(t.rest,s),a=[{...r,both:uo(r)},...Oe(t,s).filter(v=>!n.has(v.token))],[i,l]=[bn(a,"target"),bn(a,"draft")],
d=bn(e,"both"),u=!s&&d!==null&&i!==null&&l!==null&&t.overlap!=null?Math.min(Math.max(0,t.overlap-d),i,l):null;return{token:-1,target:i,draft:l,both:u}}var mo=(t,e)=>(e.
target??0)-(t.target??0)||(e.draft??0)-(t.draft??0);function ho(t,e,s=!1,n=8){let r=Oe(t),a=new Map(Oe(t,!0).map(v=>[v.token,Math.max(v.target||0,v.draft||0)])),
i=({token:v})=>a.get(v)??0,l=v=>(e.includes(v.token)?2:0)+Math.max(v.target||0,v.draft||0)+.001*i(v),d=r.sort((v,h)=>l(h)-l(v)).slice(0,n-1).sort((v,h)=>mo(v,h)||
i(h)-i(v)).map(v=>v.token),p=Oe(t,s),u=d.flatMap(v=>p.find(h=>h.token===v)??[]);return[...u,vo(t,u,s)]}function gs(t,e=!1){let s=Oe(t,e).sort(mo);return[...s,vo(
t,s,e)]}function fo(t,{weight:e,taken:s,mass:n}){let r=Oe(t),a=n??1-(t.overlap??1);if(a<=0||r.some(l=>l.both==null))return null;let i=r.map(({token:l,target:d,draft:p})=>({
token:l,share:(e*(d??0)-s(l,p??0))/a})).filter(l=>l.share>0).sort((l,d)=>d.share-l.share);return{shares:i,rest:Math.max(0,1-i.reduce((l,{share:d})=>l+d,0))}}function go(t){
let[e,s]=[Oe(t),Oe(t,!0)];return s.some((n,r)=>n.target!=null&&(n.target!==e[r].target||n.draft!=null&&n.draft!==e[r].draft))}var zl=["plain","speculative"],Ol={float16:.0625,bfloat16:.5},Cl=.001;function $l(t,e){let s=0;for(;t.folds.at(s+1).emitted<=e;)s+=1;return t.rounds[s].positions?.[e-
t.folds.at(s).emitted]??null}function Ll(t,e,s,n){let r=$l(t,e),a=r?gs(r,!0):[],[i,l]=[s,n].map(p=>a.find(u=>u.token===p)?.target??null);if(!i)return null;let d=Ol[t.
trace.models.target.dtype]||Cl;return{p:[i,l],gap:l?Math.abs(Math.log(i/l)):null,limit:d}}function Al(t,e,[s,n]){let r=Ll(t,e,s.token,n.token);if(!r)return c("l\
ossless.unknown");let a={mine:K(De(s)),theirs:K(De(n)),p:ye(r.p[0]),q:ye(r.p[1]),gap:L(r.gap,3),limit:r.limit,dtype:t.trace.models.target.dtype};return r.gap==null?
c("lossless.unlisted",a):A(c("lossless.gap",a),c(r.gap<=r.limit?"lossless.tie":"lossless.fault",a))}function Pl(t,e,{compared:s,parts:n}){return e==="none"?c(t.
length&&!t.folds.plain.tokens.length?"headline.not_measured":"lossless.none"):e==="same"?c(t.over&&s===t.folds.output.length?"lossless.same":"lossless.so_far",{
n:s}):c(`lossless.${e}`,{position:(n??0)+1,n:n??0})}function jl(t,{compared:e,parts:s,speculative:n,plain:r}){return e?t.trace.settings.temperature>0?c(D(_(t.trace))?
"rules.lossy":"lossless.sampling"):s===null?c("lossless.greedy"):Al(t,s,[n[s],r[s]]):""}function Hl({way:t,tokens:e,parts:s}){let n=a=>a.map(({text:i})=>i).join(
""),r=s??e.length;return o("div",{class:"sv-twin","data-way":t,children:[o("h3",{children:c(`race.${t}`)}),o("div",{class:"sv-twin-text",translate:!1,children:[
o("span",{children:o(te,{text:n(e.slice(0,r))})}),s!==null&&o("mark",{class:"sv-parting",children:o(te,{text:De(e[s]),oneLine:!0})}),o("span",{class:"sv-parted",
children:o(te,{text:n(e.slice(r+1))})})]})]})}function ql({texts:t}){let e=R(null);return E(()=>{let s=e.current,n=s?.querySelector("mark");s&&(s.scrollTop=n?Math.
max(0,n.offsetTop-s.clientHeight/2):0)},[t.parts]),o("div",{class:"sv-twins",tabIndex:0,role:"region","aria-label":c("lossless.texts"),ref:e,children:zl.map(s=>o(
Hl,{way:s,tokens:t[s],parts:t.parts}))})}function bo({run:t,shown:e,test:s}){let n=vs(t,e),r=t.trace.settings.temperature===0,a=n.compared?n.parts===null?"same":
r?"differ":"sampled":"none",i=Pl(t,a,n),l=o("div",{class:"sv-own",children:[o("p",{class:"sv-verdict","data-kind":a,children:i}),o("p",{class:"sv-note",children:jl(
t,n)}),n.compared>0&&(r?o(ms,{texts:n,run:t,says:i}):o(ql,{texts:n}))]},"own"),d=o(co,{run:t,test:s},"test");return o("section",{class:"sv-section",children:[o(
"div",{class:"sv-section-head",children:o("h2",{children:c("lossless.heading")})}),r?[l,d]:[d,l]]})}var zt=1e-9,Mt=class{list;constructor(){this.list=[]}add(e,s,n,r=ve){this.list.push({at:e,tokens:s,text:n,pending:r})}cut(e){this.list.length=Math.min(this.list.
length,e)}by(e){let s=0,n=this.list.length;for(;s<n;){let r=s+n>>1;this.list[r].at<=e+zt?s=r+1:n=r}return s}tokensAt(e){let s=this.list[this.by(e)-1];return s?s.
tokens:0}get end(){return this.list.length?this.list[this.list.length-1].at:0}get tokens(){return this.list.length?this.list[this.list.length-1].tokens:0}};function xo(t,e,s,n){
let{folds:r}=t;for(s.cut(e);s.list.length<e;){let d=s.list.length,p=r.at(d+1),u=t.rows[d].slots.filter(v=>fe(v.kind));s.add(Ie(p),p.emitted,u.map(v=>v.text).join(
""))}let{tokens:a,until:i}=r.plain,l=t.over&&e===t.length?a.length:Math.min(a.length,r.at(e).emitted);for(n.cut(l);n.list.length<l;){let d=n.list.length,{text:p,
pending:u}=xe(d?n.list[d-1].pending:ve,t.piece(a[d]));n.add(i[d+1],d+1,p,u)}}function Ot(t,e){let s=t/e,n=10**Math.floor(Math.log10(s));return[1,2,5].map(r=>r*n).find(r=>r>=s)??10*n}var xn=(t,e)=>Array.from({length:Math.floor(t/e+1e-9)+1},
(s,n)=>n*e);function Fe({label:t,choices:e,chosen:s,choose:n}){return o("div",{class:"sv-toggles",role:"group","aria-label":t,children:e.map(([r,a])=>o("button",{type:"butt\
on",class:"sv-toggle","data-choice":r,"aria-pressed":r===s,onClick:()=>n(r),children:a},r))})}function wo({label:t,choices:e,chosen:s,choose:n}){return o("label",
{class:"sv-choice",children:[t,o("select",{value:s,onChange:({currentTarget:r})=>n(r.value),children:e.map(([r,a])=>o("option",{value:r,children:a},r))})]})}var Nl=["draft","verify","accept"],wn=24,yo=28,ko=26,ot=wn*2+yo+ko,Il=["1","4","16"],Dl=16e3;function _o({palette:t,time:e,drawn:s,seek:n,...r}){let{run:a,ours:i}=r,
l=r.span||1,[d,p]=ze(),u=R(null),[v,h]=j("1"),m=Math.min(Dl,Math.floor(p*Number(v))),f=e/l*(m-1);E(()=>{m&&Fl(u.current,t,{...r,span:l},m)},[a,s,m]),E(()=>{d.current.
scrollLeft=f-p/2},[v]),E(()=>{let{scrollLeft:g,clientWidth:y}=d.current;v!=="1"&&(f<g||f>g+y-40)&&(d.current.scrollLeft=f-y/2)},[f]);let b=({offsetX:g})=>{let y=g/
m*l,w=0;for(;w<i.list.length&&Ie(a.folds.at(w))<y;)w+=1;n(w)};return o("div",{children:[o("div",{class:"sv-lanes-frame",children:[o("p",{class:"sv-lane-caption",
children:c("race.plain")}),o("p",{class:"sv-lane-caption sv-lane-second",children:c("race.speculative")}),o("div",{class:"sv-lanes-scroll",role:"group",tabindex:0,
"aria-label":c("race.picture"),ref:d,children:o("div",{class:"sv-lanes-picture",children:[o("canvas",{class:"sv-lanes",role:"img","aria-label":c("race.picture"),
ref:u,style:`width: ${m}px; height: ${ot}px`,onClick:b}),o("span",{class:"sv-lanes-ahead",style:{transform:`translateX(${f.toFixed(1)}px)`}}),o("span",{class:"s\
v-lanes-hand",style:{transform:`translateX(${Math.min(f,m-2).toFixed(1)}px)`}})]})})]}),o("div",{class:"sv-lanes-foot",children:[o(st,{plain:c("race.key_plain")}),
o(Fe,{label:c("race.zoom"),choices:Il.map(g=>[g,g==="1"?c("race.fit"):`${g}×`]),chosen:v,choose:h})]})]})}function Fl(t,e,{run:s,span:n,ours:r,plain:a},i){let l=Math.
min(window.devicePixelRatio||1,i>4e3?1:2);(t.width!==i*l||t.height!==ot*l)&&Object.assign(t,{width:i*l,height:ot*l});let d=t.getContext("2d");if(!d)return;let p=m=>m/
n*(i-1),u=(m,f,b,g,y)=>{let w=p(g)-p(b)>3,[x,k]=[p(b),p(g)].map(T=>w?Math.round(T):T);d.fillStyle=e.get(m),d.fillRect(x,f,Math.max(k-x-(y&&w?1:0),.4),wn)};d.setTransform(
l,0,0,l,0,0),d.clearRect(0,0,i,ot),Vl(d,e,{span:n,width:i,at:p});let{until:v}=s.folds.plain;for(let m=1;m<=a.list.length;m+=1)u("plain",0,v[m-1],v[m],!0);let h=0;
s.rounds.slice(0,r.list.length).forEach(({times:m})=>Nl.forEach(f=>{u(f,wn+yo,h,h+m[f],f==="accept"),h+=m[f]}))}function Vl(t,e,{span:s,width:n,at:r}){let a=Ot(
s,Math.max(2,n/110));t.font=`11px ${Ge}`,t.textBaseline="alphabetic";for(let i=0;i*a<=s;i+=1){let l=Math.round(r(i*a))+.5;t.fillStyle=e.get("line"),t.fillRect(l-
.5,0,1,ot-ko+6),t.fillStyle=e.get("quiet");let d=P(Number((i*a).toPrecision(3))).replace(".00","").replace(".0 "," "),p=t.measureText(d).width;t.textAlign=l+p/2>
n?"right":i?"center":"left",t.fillText(d,t.textAlign==="right"?n:l,ot-6)}}var Wl=[[.01,"1/100"],[.1,"1/10"],[.25,"1/4"],[1,"1×"],[4,"4×"]],Ul=4,Bl=.25,yn=1e3,Gl={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1},Kl="M4 2.5v11L13 8z",
Yl="M4 3h3v10H4zM9 3h3v10H9z",So=()=>matchMedia("(prefers-reduced-motion: reduce)").matches,Jl=t=>[1,.25,.1].find(e=>t/e>=Ul)??.1;function To({ours:t,plain:e,span:s},n,r){
let i=[t,e].flatMap(({list:l})=>l.map(({at:d})=>d)).filter(l=>(l-n)*r>zt);return r>0?i.length?Math.min(...i):s:i.length?Math.max(...i):0}function Xl({ours:t,plain:e,
measured:s,whole:n,span:r},a){let i={time:P(a),ours:t.tokensAt(a),plain:e.tokensAt(a)};if(!s)return c("race.alone",i);if(!n||a<r-zt)return c("race.now",i);let l=t.
end<=e.end,[d,p]=l?[t,e]:[e,t];return c(l?"race.won":"race.lost",{first:P(d.end),second:P(p.end),done:d.tokens,other:p.tokensAt(d.end),of:p.tokens})}function Zl(t,e,{
plain:s,measured:n}){let r=t.trace.settings.temperature>0,a=!r&&t.folds.agreement(e)?.first_difference===null,i=n?r?c(D(_(t.trace))?"rules.lossy":"race.draws"):
a?c("race.same"):"":"",l=t.plainEnd,d=l>=0&&l+1<s.list.length;return A(i,d&&c("race.goes_on",{end:K(t.alone(t.trace.plain.tokens[l]))}))}function Ql({trace:t}){
let{target:e,draft:s}=t.prefill??{};return!e&&!s?"":c(t.models.draft?"race.prefill":"race.prefill_alone",{target:P(e),draft:P(s)})}function Ro({way:t,arrivals:e,
end:s,time:n,measured:r}){let a=R(null),{list:i,tokens:l}=e,d=e.by(n),p=Ye(()=>i.slice(0,d).map((u,v)=>o("span",{class:s>=0&&v>s?"sv-ended":void 0,"data-new":v===
d-1&&d<i.length?"":void 0,children:o(te,{text:u.text})},v)),[i,d,d<i.length,s]);return E(()=>{a.current&&(a.current.scrollTop=a.current.scrollHeight)},[i,d]),o(
"div",{class:"sv-reader","data-way":t,children:[o("div",{class:"sv-reader-head",children:[o("h3",{children:c(`race.${t}`)}),o("span",{class:"sv-quiet",children:r?
d<i.length?c("race.so_far",{n:e.tokensAt(n),of:l}):c("race.done",{n:l,time:P(e.end)}):c("race.unmeasured")})]}),o("div",{class:"sv-reader-text",translate:!1,tabIndex:0,
role:"region","aria-label":c(`race.${t}`),ref:a,children:p})]})}function ec({run:t,shown:e},{span:s,whole:n},r,a,i){let[l,d]=j(r),[p,u]=j(!1),[v,h]=j(!1),m=R({shown:e,
length:t.length}),f=e!==m.current.shown&&t.length===m.current.length;m.current={shown:e,length:t.length},f&&v&&!p&&h(!1);let b=R({limit:a,whole:n,span:s,speed:i});
b.current={limit:a,whole:n,span:s,speed:i};let g=R(null);return dr(()=>{if(!p)return;let y=performance.now(),w=requestAnimationFrame(function x(k){let T=b.current,
ge=Math.max(0,Math.min((k-y)/1e3,Bl))*T.speed;y=k,d(be=>{let se=Math.min(be+ge,T.limit);return T.whole&&se>=T.span&&u(!1),se}),g.current?.checkVisibility()?w=requestAnimationFrame(
x):u(!1)});return()=>cancelAnimationFrame(w)},[p]),{node:g,playing:p,time:v&&!(f&&!p)?Math.min(l,s):r,go(y,w=!1){h(!0),d(y),u(w)},follow:()=>h(!1)}}function tc({
chosen:t,choose:e,...s}){let{run:n,shown:r,known:a,palette:i,seek:l,greedy:d,drawn:p}=s,{ours:u,plain:v}=Ye(()=>({ours:new Mt,plain:new Mt}),[]);xo(n,a,u,v);let h=n.
folds.plain.tokens.length>0,m=n.over&&u.list.length===n.length,f=Math.max(u.end,v.end),b={ours:u,plain:v,measured:h,whole:m,span:f},g=m&&r===n.length?f:r?u.list[r-
1].at:0,y=t??Jl(f),w=ec(s,b,g,m||!h?f:Math.min(u.end,v.end),y),{time:x,playing:k,go:T,follow:ge}=w;function be(){let H=x>=f-zt;So()?T(H?0:To(b,x,1)):k?T(x):T(H?
0:x,!0)}function se(H){let V=Gl[H.key];V&&(H.preventDefault(),T(To(b,x,V)))}let ct=Xl(b,x),oe=R("");k||(oe.current=ct);let ae=So()?"step":k?"pause":"play";return o(
"section",{class:"sv-section",ref:w.node,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("race.heading")}),o("span",{class:"sv-quiet",children:c(
"race.note")})]}),o("div",{class:"sv-race-controls",role:"group","aria-label":c("race.label"),children:[o("button",{type:"button",class:"sv-button","data-button":"\
race","data-does":ae,onClick:be,children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-icon",children:o("path",{d:ae==="pause"?Yl:Kl})}),o("span",
{children:c(`race.${ae}`)})]}),o("input",{type:"range",class:"sv-scrubber",min:0,max:yn,step:1,value:f?Math.round(x/f*yn):0,"aria-label":c("race.scrubber"),"ari\
a-valuetext":ct,onInput:({currentTarget:H})=>T(Number(H.value)/yn*f),onKeyDown:se}),o("span",{class:"sv-race-clock",children:c("race.clock",{time:P(x),of:P(f)})}),
o("label",{class:"sv-choice",children:[c("race.speed"),o("select",{value:String(y),onChange:({currentTarget:H})=>e(Number(H.value)),children:Wl.map(([H,V])=>o("\
option",{value:String(H),children:H===1?c("race.real"):V}))})]})]}),o("div",{class:"sv-readers",children:[o(Ro,{way:"plain",arrivals:v,end:n.plainEnd,time:x,measured:h||
!n.length}),o(Ro,{way:"speculative",arrivals:u,end:-1,time:x,measured:!0})]}),o("p",{class:"sv-note sv-race-sentence",children:oe.current}),o("p",{class:"sv-not\
e sv-race-texts",children:[o("span",{children:Zl(n,a,b)})," ",o("button",{type:"button",class:"sv-link",hidden:n.trace.settings.temperature===0||!d.offered(),onClick:()=>d.
race(),children:c("race.greedy")})]}),o(_o,{run:n,...b,palette:i,time:x,drawn:p,seek:H=>{ge(),l(H)}}),o("p",{class:"sv-note",children:Ql(n)})]})}var kn=new WeakMap,
sc=0;function nc(t){return kn.has(t)||kn.set(t,sc+=1),kn.get(t)}function Eo(t){let[e,s]=j(null);return o(tc,{chosen:e,choose:s,...t},nc(t.run))}var at=220,Ve=44,Ct=12,Mo=8,bs=40,rc=1.25,oc=1.1,ac=90,zo=10,ic=({folds:t},e)=>Array.from({length:t.compared(e)},(s,n)=>[t.at(n+1).emitted,t.speedup(n+1)??0]);function lc(t,e){
if(e.length<2)return c(t.folds.plain.tokens.length||!t.length?"chart.waiting":"headline.not_measured");if(t.over&&t.folds.impossible(e.length))return c("headlin\
e.impossible");let[s,n]=e[e.length-1],r=e.slice(zo-1).map(([,i])=>i),a={least:zo,low:W(Math.min(...r)),high:W(Math.max(...r))};return A(c("chart.last",{tokens:s,
speedup:W(n)}),r.length>1&&c("chart.range",a))}function cc({points:t,tokens:e,width:s}){let[n,r]=j(null),a=Math.max(rc,...t.map(([,b])=>b))*oc,i=b=>Ve+b/e*(s-Ve-
Ct),l=b=>at-bs-b/a*(at-bs-Mo),[d,p]=t[t.length-1],u=([b])=>Math.abs(i(b)-(n??0)),v=n===null?null:t.reduce((b,g)=>u(b)<=u(g)?b:g),h=Ot(a,5),m=h<.1?2:h<1?1:0,f=Math.
max(1,Ot(e,Math.max(2,(s-Ve)/ac)));return o(S,{children:[o("svg",{width:s,height:at,"aria-hidden":"true",onPointerMove:({currentTarget:b,clientX:g})=>r(g-b.getBoundingClientRect().
left),onPointerLeave:()=>r(null),children:[xn(a,h).map(b=>o(S,{children:[o("line",{class:"sv-speedup-grid",x1:Ve,x2:s-Ct,y1:l(b),y2:l(b)}),o("text",{x:Ve-6,y:l(
b)+4,"text-anchor":"end",children:`${b.toFixed(m)}×`})]})),xn(e,f).map(b=>o("text",{x:i(b),y:at-bs+16,"text-anchor":"middle",children:b})),o("text",{class:"sv-\
speedup-title",x:(Ve+s-Ct)/2,y:at-6,"text-anchor":"middle",children:c("chart.x")}),o("line",{class:"sv-speedup-plain",x1:Ve,x2:s-Ct,y1:l(1),y2:l(1)}),o("text",{
x:s-Ct,y:p>1?l(1)+14:l(1)-6,"text-anchor":"end",children:c("chart.reference")}),o("polyline",{class:"sv-speedup-line",points:t.map(([b,g])=>`${i(b).toFixed(1)},${l(
g).toFixed(1)}`).join(" ")}),o("circle",{class:"sv-speedup-last",cx:i(d),cy:l(p),r:4.5}),v&&o("g",{class:"sv-speedup-mark",children:[o("line",{x1:i(v[0]),x2:i(v[0]),
y1:Mo,y2:at-bs}),o("circle",{cx:i(v[0]),cy:l(v[1]),r:4})]})]}),v&&o("p",{class:"sv-speedup-readout",style:`--x:${i(v[0])}px`,"data-side":i(v[0])>s/2?"left":"rig\
ht",children:c("chart.hover",{tokens:v[0],speedup:W(v[1])})})]})}function Oo({run:t,shown:e,known:s}){let[n,r]=ze(),a=ic(t,e),i=a.length>1,l=lc(t,a);return o("s\
ection",{class:"sv-section",children:[o("div",{class:"sv-section-head",children:o("h2",{children:o(C,{name:"speedup",children:c("chart.heading")})})}),o("div",{
class:"sv-speedup-chart",role:"img","aria-label":l,hidden:!i,ref:n,children:i&&r>0&&o(cc,{points:a,tokens:t.folds.at(s).emitted,width:r})}),o("p",{class:"sv-not\
e",children:l}),o(rs,{hidden:!i,label:c("chart.heading"),heads:[c("chart.x"),c("chart.y")],rows:a.map(([d,p])=>[d,W(p)])})]})}var dc=250,pc=120;function uc(t){let{top:e,bottom:s}=t.getBoundingClientRect();return s>0&&e<window.innerHeight}var $t=()=>Object.assign(document.createElement(
"div"),{className:"sv-chart-place"}),xs=class{constructor(e){this.context=e}context;places={race:$t(),costs:$t(),lossless:$t(),speedup:$t(),breakdown:$t()};test=new fs(
()=>this.redraw("lossless"));timer;drawnAt=0;drawn="";busy=!1;view="";charted=null;charts={race:e=>o(Eo,{...e,...this.context,drawn:this.drawnAt}),costs:e=>o(eo,
{...e}),lossless:e=>o(bo,{...e,test:this.test}),speedup:e=>o(Oo,{...e}),breakdown:e=>o(Jr,{...e})};show(e,{shown:s,known:n,busy:r,view:a}){let i=`${s} of ${n}, ${e.
folds.plain.tokens.length}, ${e.over}, ${r}, ${a}`;if(e===this.charted?.run&&i===this.drawn)return;let l=e!==this.charted?.run||a!==this.view;this.test.load(e),
Object.assign(this,{charted:{run:e,shown:s,known:n},drawn:i,busy:r,view:a}),l?this.draw(!0):(!r||!this.timer)&&(clearTimeout(this.timer),this.timer=window.setTimeout(
()=>this.draw(),r?Math.max(0,dc-(performance.now()-this.drawnAt)):pc))}redraw(e){this.charted&&ht(this.context.viewer,this.charts[e](this.charted),this.places[e])}draw(e=!this.
busy){clearTimeout(this.timer),this.timer=void 0,this.drawnAt=performance.now(),Object.keys(this.places).filter(n=>e?this.places[n].checkVisibility():uc(this.places[n])).
forEach(n=>this.redraw(n))}flush(){this.timer&&this.draw()}relayout(){this.drawn=""}destroy(){clearTimeout(this.timer),Object.values(this.places).forEach(e=>ht(
this.context.viewer,o(S,{}),e))}};var vc={" ":"toggle",j:"roundBack",k:"roundOn",",":"stepBack",".":"stepOn","?":"help",Escape:"escape",f:"present",p:"present"},mc={PageDown:"stepOn",ArrowRight:"\
stepOn",PageUp:"stepBack",ArrowLeft:"stepBack"},hc={ArrowUp:"stepOn",ArrowDown:"stepBack"},Co={ArrowLeft:"stepBack",ArrowRight:"stepOn",Home:"start",End:"end"},
ws=t=>(t.dataset.at??"").split(".").map(Number);function fc(t,e,s){let n=t.indexOf(e),r=a=>{let i=t.filter(l=>ws(l)[0]===ws(e)[0]+a);return i.find(l=>ws(l)[1]>=
ws(e)[1])??i.at(-1)};switch(s){case"Home":return t[0];case"End":return t.at(-1);case"ArrowRight":return t[n+1];case"ArrowLeft":return t[n-1];case"ArrowDown":return r(
1);case"ArrowUp":return r(-1);default:return null}}function gc(t,e,s){let n=t.findIndex(i=>i.includes(e)),r=t[n]?.indexOf(e)??-1,a=i=>i?.[r]??i?.at(-1);switch(s){case"\
Home":return t[0][0];case"End":return t.at(-1)?.at(-1);case"ArrowRight":return t[n][r+1]??t[n+1]?.[0];case"ArrowLeft":return t[n][r-1]??t[n-1]?.at(-1);case"Arro\
wDown":return a(t[n+1]);case"ArrowUp":return a(t[n-1]);default:return null}}var $o="specviz-letters";function bc(){try{return localStorage.getItem($o)!=="off"}catch{
return!0}}var it={on:bc(),keep(t){it.on=t;try{localStorage.setItem($o,t?"on":"off")}catch{}}},ys=class{constructor(e){this.viewer=e}viewer;used=!0;listen(e){let s=({
target:n})=>{this.used=n instanceof Node&&this.viewer.node.contains(n)};document.addEventListener("pointerdown",s,{signal:e}),document.addEventListener("focusin",
s,{signal:e}),document.addEventListener("keydown",n=>this.take(n),{signal:e})}take(e){let{target:s,key:n}=e,{node:r}=this.viewer;if(!(s instanceof HTMLElement))
return;let a=r.contains(s)||this.isFree(n,s);if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||n.length===1&&n!==" "&&!this.viewer.letters()||!a||!r.checkVisibility()||
s.matches("input:not([type=checkbox]), select, textarea"))return;!(s.matches("button, summary, input")&&(n===" "||n==="Enter"))&&this.press(n,s)&&e.preventDefault()}isFree(e,s){
let n=/^[a-z]$/i.test(e);return s!==document.body?n&&s.matches("a, button, summary"):n||this.used||this.viewer.presenting()}press(e,s){let{actions:n,predict:r,presenting:a,
leap:i}=this.viewer;if(r(e))return!0;let l=vc[e.length===1?e.toLowerCase():e]||a()&&mc[e];if(l)return n[l]()!==!1;let d=s.closest("[role=option]"),p=s.closest("\
[role=gridcell]");if(d||p)return this.inside(e,d,p);let u=s.closest("[role=slider]");if(u&&i(e))return!0;let v=Co[e]||u&&hc[e];return!v||this.scrolls(s,e)?!1:(n[v](),
!0)}inside(e,s,n){let{pin:r,options:a,cells:i}=this.viewer;if(e==="Enter")return(s??n)?.dataset.at&&r(),!0;let l=s?fc(a(),s,e):n&&gc(i(n),n,e);return l&&l.focus(),
!!l||e in Co}scrolls(e,s){if(e===document.body)return!1;let{overflowX:n,overflowY:r}=getComputedStyle(e),a=i=>i==="auto"||i==="scroll";return s.startsWith("Arro\
w")?a(n)&&e.scrollWidth>e.clientWidth:a(r)&&e.scrollHeight>e.clientHeight}};var Lo=[.2,.4,.6,.8],Ao=[.1,.5,1,2],Lt={overlap:{term:"overlap",limits:Lo,most:"1",of:({position:t})=>t?.overlap??null},acceptance:{term:"accept_test",limits:Lo,
most:"1",of:({draft:t})=>B(t??void 0)},target_entropy:{term:"entropy",limits:Ao,most:"",of:({position:t})=>t?.target_entropy??null},draft_entropy:{term:"entropy",
limits:Ao,most:"",of:({position:t})=>t?.draft_entropy??null}},Po=["verdict",...Object.keys(Lt)],jo=t=>Po.includes(t);function ks(t,e){let s=e&&Lt[t]?Lt[t].of(e):
null;return s==null?null:Lt[t].limits.filter(n=>s>=n).length}function Ho(){let{tint:t,set:e}=Q();return o("div",{class:"sv-tint",children:o(wo,{label:c("tint.la\
bel"),choices:Po.map(s=>[s,c(`tint.${s}.name`)]),chosen:t,choose:s=>e({tint:s})})})}function qo({name:t}){let e=Lt[t];if(!e)return null;let{limits:s,most:n,term:r}=e;
return o("div",{class:"sv-tint-legend",children:[o("span",{class:"sv-tint-scale",role:"img","aria-label":c("tint.aria",{limits:s.join(c("comma"))}),children:["0",
...s.map(a=>String(a).replace(/^0\./,".")),n].flatMap((a,i)=>[o("span",{class:"sv-tint-limit",children:a}),i<=s.length&&o("span",{class:"sv-tint-swatch","data-t\
int":i})])}),o(C,{name:r,children:c(`tint.${t}.means`)})]})}var _s=44,xc=2,No={PageUp:10,PageDown:-10},Io=(t,{round:e})=>No[t]?{round:e+No[t],phase:0}:null;function wc({rounds:t,length:e},s,n){let r=Math.max(0,Math.min(1,
s))*e,a=Math.min(Math.floor(r),e-1),i=sn(t[a]);return n/e<xc*i?{round:Math.round(r),phase:0}:{round:a,phase:Math.round((r-a)*i)}}function Do({text:t}){let{run:e,
moment:s,tint:n,viewer:r}=Q(),a=R(null),i=R(null),[l,d]=j(0);E(()=>{let m=new ResizeObserver(([{contentRect:f}])=>d(f.width));return m.observe(a.current),()=>m.
disconnect()},[]),E(()=>yc(i.current,r.palette,{run:e,shown:s.round,tint:n,width:l}),[e,e?.length,s.round,n,l,r.layouts]);let p=m=>{let{left:f}=a.current.getBoundingClientRect(),
{round:b,phase:g}=wc(e,(m.clientX-f)/(l||1),l);r.seek(b,g)},u=e?.length??0,v=e&&s.phase?s.phase/sn(e.rounds[s.round]):0,h=s.round+v;return o("div",{class:"sv-st\
rip",role:"slider",tabindex:0,ref:a,"aria-label":c("transport.scrubber"),"aria-orientation":"horizontal","aria-valuemin":0,"aria-valuemax":u,"aria-valuenow":Number(
h.toFixed(2)),"aria-valuetext":e?t:void 0,style:{"--done":u?h/u:0},onPointerDown:m=>{!u||m.button||(m.currentTarget.setPointerCapture(m.pointerId),p(m))},onPointerMove:m=>{
m.currentTarget.hasPointerCapture(m.pointerId)&&p(m)},children:[o("canvas",{class:"sv-strip-picture","aria-hidden":"true",ref:i}),o("span",{class:"sv-strip-head"})]})}
function yc(t,e,{run:s,shown:n,tint:r,width:a}){let i=window.devicePixelRatio||1,l={width:Math.round(a*i),height:Math.round(_s*i)};(t.width!==l.width||t.height!==
l.height)&&Object.assign(t,l);let d=t.getContext("2d");if(!d||(d.setTransform(i,0,0,i,0,0),d.clearRect(0,0,a,_s),!s?.length))return;let p=a/s.length,u=z(s.trace),
v=u?s.rounds.map(({drafts:b})=>Math.max(0,...ee(b).map(g=>g+1))):[],h=_s/((u?Math.max(...v):s.width)+1),[m,f]=[p,h].map(b=>b>4?b-1:b);s.rounds.forEach(({drafts:b},g)=>{
let y=g<n?kc(s,g):[],w=u?v[g]+1:g<n?s.rows[g].slots.length:b.length+1;for(let x=0;x<w;x+=1)d.fillStyle=e.get(x<y.length?_c(s,g,y[x],r):"line"),d.fillRect(g*p,_s-
(x+1)*h,Math.max(.6,m),Math.max(.6,f))})}var kc=(t,e)=>t.rows[e].slots.map(({kind:s},n)=>({kind:s,index:n})).filter(({kind:s})=>fe(s));function _c(t,e,{index:s,
kind:n},r){if(r==="verdict")return`strip-${n}`;let a=ks(r,t.at({round:e,index:s}));return a==null?"strip-unknown":`tint-${a}`}var Ss=["gamma","temperature","drafter","rule","tree"];function Ts(t,e){return e==="rule"?_(t):e==="tree"?t.settings.tree??"chain":t.settings[e]}function At(t){
let{gamma:e,budget:s=e}=t.settings;return z(t)&&e>0?s:e}function Rs(t,e,s){return t==="drafter"?le(String(e),s):t==="rule"?c(`rules.name.${e}`):t==="tree"?c(`tr\
ee.name.${e}`):String(e)}function le(t,e){let s=`drafter_of.${e}.${t}`,n=c(s);return n===s?c(`drafter.${t}`):n}function ue(t){if(t.part)return c("token.part",{hex:me(t.piece)});let e=K(t.text)||c("token.empty");return t.took>1?c("token.took",{token:e,n:t.took}):e}function _n({
rounds:t,trace:e},s,n){let{drafts:r}=t[s],a=r.length;if(n>=a)return c("token.final");let i=c("token.guess",{n:n+1,of:a}),{source:l}=r[n];return l?c("token.from",
{slot:i,drafter:le(l,e.models.pair)}):i}function Ce(t,e,s,n){let r=t.rows[e].slots[s];return c("token.aria",{token:ue(r),kind:c(`kind.${qe(n||r.kind,t.trace)}`),
round:e+1,slot:_n(t,e,s)})}var Es=({part:t,text:e,took:s})=>({"data-part":t?"":void 0,"data-empty":e===""&&!t?"":void 0,"data-took":s>1?s:void 0}),lt=({slot:t,as:e})=>o(
"span",{class:e,translate:!1,style:{"--sv-characters":t?.text.length||1},...t&&Es(t),children:t&&nt(t.text,!0)});function Sc(t,e){let{gamma:s,drafter:n,confidence:r,max_new_tokens:a}=t.trace.settings,{ending:i}=t.trace,l=e===t.length-1;return s===0?"off":t.folds.at(e).emitted===
a-1?"last":l&&i==="context full"?"full":l&&i==="end of text"?null:n==="dspark"&&r?"unsure":n==="lookup"?"lookup":null}function Ms(t,e,s){let n=Sc(e,s);return A(
t,n&&c(`unguessed.${n}`))}function Tc(t,e){if(!e)return c("summary.start");let{drafts:s,final:n}=t.rounds[e-1],r={round:e,drafted:s.length,accepted:s.filter(i=>i.
verdict==="accepted").length};if(!s.length)return Ms(c("summary.plain",r),t,e-1);let a=s.length===1;return n?I({drafts:s})?c(n.kind==="bonus"?"tree.bonus":"tree\
.some",r):n.kind==="correction"?c(a?"summary.one_rejected":"summary.some",r):c(a?"summary.one":"summary.all",r):c(a?"summary.one_ends":"summary.end",r)}function Rc(t,{
round:e},{name:s,index:n}){let r=t.rounds[e],{drafts:a,final:i}=r,l={round:e+1,n:n+1,of:a.length};if(I(r)&&s!=="final")return Ec(t,e,{name:s,index:n});if(s==="d\
raft"&&r.together&&a.length>1)return c("phase.at_once",l);if(s==="draft"){let p=t.rows[e].slots[n];return c("phase.draft",{...l,token:ue(p)})}if(s==="verify"&&!a.
length)return Ms(c("phase.verify_none",l),t,e);if(s==="verify")return c(a.length===1?"phase.verify_one":"phase.verify",l);if(s==="test")return Mc(t,r,n,l);let d=a.
filter(p=>p.verdict==="untested").length;return d&&i&&_(t.trace)==="block"?c("rules.phase.discard",{...l,untested:d}):c(d?"phase.discard":"phase.discard_last",{
...l,untested:d})}function Ec(t,e,{name:s,index:n}){let{drafts:r}=t.rounds[e],a={round:e+1,of:r.length,token:ue(t.rows[e].slots[n]??t.rows[e].slots[0])};if(s===
"draft"){let m=ee(r),f=m.filter(b=>b===m[n]).length;return c(f===1?"tree.level_one":"tree.level",{...a,level:m[n]+1,n:f})}if(s!=="test")return c(s==="verify"?"t\
ree.verify":"tree.discard",a);let{verdict:i,draw:l,parent:d}=r[n],p=B(r[n]);if(t.trace.settings.temperature!==0&&i==="accepted"&&l==null&&_(t.trace)==="block")return c(
"tree.kept",a);if(t.trace.settings.temperature!==0&&He(r[n],_(t.trace)))return Fo(t,{...a,n:n+1},i);if(t.trace.settings.temperature===0||l==null||p===null)return c(
`tree.greedy_${i}`,a);let[u,v]=Z(l,p),h=i==="rejected"&&!r.some((m,f)=>f>n&&m.parent===d);return c(`tree.${i}${h?"_last":""}`,{...a,draw:u,threshold:v})}var Fo=(t,e,s)=>c(
`rules.phase.certain_${s}`,{...e,rule:c(`rules.name.${_(t.trace)}`)});function Mc(t,{drafts:e},s,n){let r=e[s],{verdict:a,draw:i}=r,l=B(r);if(t.trace.settings.temperature===
0)return c(`phase.greedy_${a}`,n);if(He(r,_(t.trace)))return Fo(t,n,a);if(i==null||l===null)return c(`phase.untold_${a}`,n);let[d,p]=Z(i,l),u={...n,draw:d,threshold:p};
if(l===1&&a==="accepted"&&_(t.trace)!=="block")return c("phase.certain",u);if(_(t.trace)!=="block")return c(`phase.${a}`,u);let v=a==="accepted"?Ze(r):"failed",
[,h]=Z(i,Y(r)??1);return c(`rules.phase.${v}`,{...u,ratio:h,by:Qe(e)+1})}function Pt(t,e,s){return s?Rc(t,e,s.phase):Tc(t,e.round)}var zc=[.5,1,2,4],Oc=["steps","rounds"],Cc={start:"M3 3h2v10H3zM13 3v10L6 8z",back:"M8 3v10L2 8zM14 3v10L8 8z",previous:"M11 3v10L5 8z",play:"M4 2.5v11L13 8z",pause:"\
M4 3h3v10H4zM9 3h3v10H9z",next:"M5 3v10l6-5z",forward:"M8 3v10l6-5zM2 3v10l6-5z",end:"M11 3h2v10h-2zM3 3v10l7-5z",stop:"M3.5 3.5h9v9h-9z"};function $c({run:t,moment:{
round:e,phase:s}}){let n=t?.over;if(n&&e===t.length&&e)return c("transport.all",{rounds:e});let r=c(`transport.${n?"round_of":"round"}`,{round:s?e+1:e,rounds:n&&
t.length});return s?c("transport.step",{round:r,phase:s}):r}function Lc(){let{run:t,moment:e,playing:s,mode:n,live:r,status:a,presenting:i,state:l,viewer:{actions:d}}=Q(),
p=R(null),u=U(l),v=de(l),h=e.round===0&&e.phase===0,m=s||v&&n==="running"&&!u?"pause":v&&n==="paused"&&!u?"resume":"play",f=!(u>0||v||r&&!t),b={start:h,back:h,previous:h,
next:f,forward:f,end:e.round===(t?.length??0)};return E(()=>{let g=document.activeElement;!(g instanceof HTMLButtonElement)||!p.current.contains(g)||!(g.disabled||
g.hidden)||p.current.querySelector("[data-button=play]")?.focus()}),o("div",{class:"sv-buttons",ref:p,children:[["start","back","previous","play","next","forwar\
d","end","stop"].map(g=>{let y=c(`transport.${g==="play"?m:g}`);return o("button",{type:"button",class:"sv-button","data-button":g,"data-does":g==="play"?m:void 0,
title:y,"aria-label":y,disabled:b[g],onClick:d[g],hidden:g==="stop"&&!v&&a!=="loading",children:[o("svg",{viewBox:"0 0 16 16","aria-hidden":"true",class:"sv-ico\
n",children:o("path",{d:Cc[m==="pause"&&g==="play"?"pause":g]})}),g==="play"&&o("span",{children:y})]},g)}),o("button",{type:"button",class:"sv-button sv-run",onClick:d.
run,hidden:!(i&&r&&!v),children:c("transport.run")})]})}function jt(t,e=!t?.open){t&&(!e&&t.contains(document.activeElement)&&t.querySelector("summary")?.focus(),
t.open=e,e&&t.lastElementChild?.scrollIntoView({block:"nearest"}))}function Ac(){let{viewer:t}=Q();return o("details",{class:"sv-keys",ref:e=>{t.help=e},children:[
o("summary",{children:c("transport.keys")}),o("div",{class:"sv-keys-panel",children:[o("button",{type:"button",class:"sv-popover-close","aria-label":c("term.clo\
se"),onClick:()=>jt(t.help,!1),children:"×"}),o("dl",{children:[t.keys.map(([e,s])=>o(S,{children:[o("dt",{children:e.split(/\s+/).map(n=>o("kbd",{children:n}))}),
o("dd",{children:s})]})),o("dt",{children:[o("kbd",{children:"A – Z"}),o("kbd",{children:", . ?"})]}),o("dd",{children:o("label",{class:"sv-check",children:[o(
"input",{type:"checkbox",defaultChecked:it.on,onChange:({currentTarget:e})=>it.keep(e.checked)}),c("transport.letters")]})})]})]})]})}function Vo({children:t}){
let{run:e,moment:s,speed:n,pace:r,ghosts:a,presenting:i,state:l,set:d,viewer:{actions:p}}=Q(),u=$c(l);return o("div",{class:"sv-transport",role:"group","aria-la\
bel":c("transport.label"),children:[t,o(Lc,{}),o("div",{class:"sv-transport-side",children:[o("span",{class:"sv-count",children:u}),o(Ho,{}),!(e&&z(e.trace))&&o(
"label",{class:"sv-check",children:[o("input",{type:"checkbox",checked:a,onChange:({currentTarget:v})=>d({ghosts:v.checked})}),c("stream.ghosts")]}),de(l)&&U(l)>
0&&o("button",{type:"button",class:"sv-link",onClick:p.follow,children:c("transport.follow")}),o(Fe,{label:c("transport.pace"),choices:Oc.map(v=>[v,c(`transport\
.${v}`)]),chosen:r,choose:v=>d({pace:v})}),o("label",{class:"sv-speed",children:o("select",{"aria-label":c("transport.speed"),value:n,onChange:({currentTarget:v})=>d(
{speed:Number(v.value)}),children:zc.map(v=>o("option",{value:v,children:`${v}×`},v))})}),o("button",{type:"button",class:"sv-link sv-present",title:c("transpo\
rt.presenter_means"),onClick:p.present,children:c(i?"transport.leave":"transport.presenter")}),o(Ac,{})]}),o(Do,{text:e?`${u}. ${Pt(e,s,G(l))}`:""})]})}function Wo(t){let{player:e}=t;return{start:()=>t.seek(0),back:()=>t.hold(()=>e.back("round")),previous:()=>t.hold(()=>e.back("step")),play:()=>t.toggle(),next:()=>t.
forward("step"),forward:()=>t.forward("round"),end:()=>t.toEnd(),stop:()=>t.send("stop",{round:t.state.moment.round}),follow:()=>t.toEnd(),run:()=>t.send("new",
{}),present:()=>t.present(!t.state.presenting)}}function Pc(t){let{start:e,back:s,previous:n,play:r,next:a,forward:i,end:l,present:d}=t.actions,p=()=>{let{presenting:u,
pinned:v}=t.state;if(t.help?.open)jt(t.help,!1);else if(u)d();else if(v)t.pin(null);else return!1;return!0};return new ys({node:t.node,actions:{toggle:r,roundBack:s,
roundOn:i,stepBack:n,stepOn:a,start:e,end:l,present:d,escape:p,help:()=>jt(t.help)},pin:()=>t.pin(t.state.cursor),predict:u=>t.asking.press(Hc(u,t.state)?"r":u,
t.state.predicting),letters:()=>it.on,presenting:()=>t.state.presenting,options:()=>[...t.node.querySelectorAll(".sv-list > :not(.sv-ahead) > [role=option]")],cells:jc,
leap:u=>{let v=Io(u,t.state.moment);return v&&t.seek(v.round),!!v}})}function jc(t){return[...t.closest("[role=grid]").querySelectorAll("[role=row]:not(.sv-ahea\
d)")].map(s=>[...s.querySelectorAll("[role=gridcell]:not([aria-hidden])")].filter(n=>n.checkVisibility({visibilityProperty:!0}))).filter(({length:s})=>s)}function Hc(t,e){
return t==="PageDown"&&e.presenting&&!St(e)&&pe(e)!==null}function zs({target:t}){let e=t instanceof Element?t.closest("[data-at]"):null;if(!e)return null;let[s,
n]=(e.dataset.at??"").split(".").map(Number);return{round:s,index:n}}function Uo(t){let e=new AbortController,{node:s}=t,{signal:n}=e,r="",a=({screenX:h,screenY:m})=>`${h}\
,${m}`;window.addEventListener("pointermove",h=>{r=a(h)},{signal:n}),s.addEventListener("pointerover",h=>{a(h)!==r&&t.hover(zs(h))},{signal:n}),s.addEventListener(
"pointermove",h=>t.hover(zs(h)),{signal:n}),s.addEventListener("focusin",h=>t.focusOn(zs(h)),{signal:n});let i=null;s.addEventListener("pointerdown",()=>{i=t.state.
pinned},{signal:n,capture:!0}),s.addEventListener("click",h=>{let m=zs(h);m&&t.pin(Qt(m,h.detail?i:t.state.pinned)?null:m)},{signal:n}),document.addEventListener(
"pointerdown",({target:h})=>{let{help:m}=t;m?.open&&h instanceof Node&&!m.contains(h)&&jt(m,!1)},{signal:n}),Pc(t).listen(n);let l=()=>{t.palette.refresh()&&t.relayout()};
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change",l,{signal:n});let d=new MutationObserver(l);[document.documentElement,document.body].
forEach(h=>d.observe(h,{attributes:!0,attributeFilter:["class","data-theme","style"]}));let p=0,u=new ResizeObserver(([{contentRect:h}])=>{let m=p;p=h.width,!(!p||
p===m)&&(m||(t.lag=!t.state.whole),t.relayout())});u.observe(t.node);let v=new ResizeObserver(()=>t.fit());return v.observe(document.body),()=>{e.abort(),[d,u,v].
forEach(h=>h.disconnect())}}var qc=[".sv-list",".sv-rows",".sv-round"],Nc=".sv-round [role=gridcell]:not([aria-hidden])";function Bo(t,e,s){if(!s)return null;let r=t.querySelector(`${e} [r\
ole][data-at="${s.round}.${s.index}"]`)??[...t.querySelectorAll(`${e} [role=option][data-at^="${s.round}."]`)].at(-1);return r&&!r.closest(".sv-ahead")?r:null}var Os=class{constructor(e){
this.viewer=e}viewer;marks=qc.map(e=>({area:e,marked:null,stop:null}));show(e,s,n){let r=Ee(e,e.cursor)?e.cursor:s;for(let a of this.marks){let i=Bo(this.viewer,
a.area,s),l=Bo(this.viewer,a.area,r)??(a.area===".sv-round"?this.viewer.querySelector(Nc):null);a.marked&&a.marked!==i&&(delete a.marked.dataset.seen,a.marked.setAttribute(
"aria-selected","false")),i&&(i.dataset.seen=n,i.setAttribute("aria-selected","true")),a.stop&&a.stop!==l&&(a.stop.tabIndex=-1),l&&(l.tabIndex=0),Object.assign(
a,{marked:i,stop:l})}}};var Ic=1100,Dc=1.6,Fc={draft:450,verify:1200,test:1e3,discard:700,final:1300},Sn=(t,e)=>t.round<e.round||t.round===e.round&&t.phase<e.phase,Cs=class{constructor(e,s){
this.store=e;this.resume=s}store;resume;timer;get rounds(){return this.store.state.run?.rounds??[]}barred(e){return cn(this.store.state,e)!==null}seek(e){let{round:s,
phase:n}=xt(this.rounds,e);this.move(this.toward({round:s,phase:0},{round:s,phase:n}),null)}toEnd(){this.move(this.toward(this.store.state.moment,{round:this.rounds.
length,phase:0}),null)}toward(e,s){let n=e;for(;Sn(n,s)&&!this.barred(n);)n=nn(this.rounds,n);return n}move(e,s,n={}){n.playing||clearTimeout(this.timer);let{run:r}=this.
store.state;this.store.set({moment:e,entered:s,playing:!1,whole:!1,rested:null,following:!r||e.round===r.length,...n.playing?{}:{opening:!1,until:null},...n})}forward(e){
this.go(e,{})}back(e){let{moment:s}=this.store.state;e==="step"?this.move(zr(this.rounds,s),"step"):this.seek({round:s.phase?s.round:s.round-1,phase:0})}go(e,s){
let{moment:n}=this.store.state;if(this.barred(n))this.store.set({playing:!1});else if(e==="step")this.move(nn(this.rounds,n),"step",s);else{let r=xt(this.rounds,
{round:n.round+1}),a=this.toward(n,r);this.move(a,Sn(a,r)?"step":"round",s)}}play(){this.rounds.length&&(this.store.set({hovered:null,opening:!1,until:null,...U(
this.store.state)?{}:{moment:et.moment}}),this.tick())}open(e){this.store.set({opening:!0,until:{round:e+1,phase:0}}),this.tick()}tick(){let{pace:e,speed:s,moment:n,
opening:r}=this.store.state,{name:a}=Re(this.rounds[n.round])[n.phase],i=r||e==="steps";this.go(i?"step":"round",{playing:!0,hovered:null});let l=this.ahead();if(!l){
this.halt();return}this.timer=setTimeout(l,(i?Fc[a]:Ic)/(r?Dc:s))}ahead(){let{state:e}=this.store;return this.barred(e.moment)||e.until&&!Sn(e.moment,e.until)?null:
U(e)?()=>this.tick():de(e)&&(e.predicting||e.mode==="paused")?()=>{this.halt(),this.resume()}:null}halt(){clearTimeout(this.timer),this.store.state.playing&&this.
store.set({playing:!1})}};function Vc(t){let e=[];for(let s=t;s.parentElement&&s!==document.body;s=s.parentElement){let n=s;e.push(...[...s.parentElement.children].filter(r=>r!==n))}return e.
filter(s=>s instanceof HTMLElement).filter(({popover:s})=>!s)}var $s=class{constructor(e,s){this.node=e;this.resized=s}node;resized;on=!1;outside=[];off=new AbortController;scrolled=0;show({
presenting:e}){return e===this.on?!1:(this.on=e,this.node.classList.toggle("sv-presenter",e),document.documentElement.classList.toggle("sv-presenting",e),e?this.
enter():this.leave(),!0)}enter(){this.outside=Vc(this.node).filter(e=>!e.inert),this.outside.forEach(e=>{e.inert=!0}),this.scrolled=window.scrollY,this.off=new AbortController,
window.addEventListener("resize",()=>{this.fit(),this.resized()},{signal:this.off.signal}),this.fit()}leave(){this.off.abort(),this.outside.forEach(e=>{e.inert=
!1}),this.size(1),window.scrollTo({top:this.scrolled,behavior:"instant"})}fit(){let{innerWidth:e,innerHeight:s}=window,n=e>800?e/1024:1;this.size(Math.max(.7,Math.
min(n,s/576)))}size(e){this.node.style.setProperty("--sv-scale",e.toFixed(3))}};var Tn=(t,e)=>t.length===e.length&&t.every((s,n)=>s===e[n]);function Go(t,e){let[s,n]=[t.trace.prompt,e.trace.prompt];if(Tn(s,n))return"again";if(n.length<=s.length||
!Tn(s,n.slice(0,s.length)))return null;let r=n.slice(s.length),a=r.length-1,{output:i}=t.folds;return i.length<a||!Tn(r.slice(0,a),i.slice(0,a))?null:{at:a,token:r[a],
was:i[a]}}function Wc(t,e,s){let n=e.trace.prompt.slice(t.trace.prompt.length),[r,a]=[t,e].map(({folds:p},u)=>p.output.slice(0,p.at(s[u]).emitted)),i=[...n,...a],
l=r.findIndex((p,u)=>p!==i[u]),d=l<0?Math.min(r.length,i.length):l;return{n:d,was:r.at(d),now:i.at(d)}}var Uc=({source:t},e)=>!!(t&&e.source&&t.run&&t.run===e.source.
run);function Ko({compared:t,expected:e,returning:s},n){let r=s??(t&&Uc(t.pair[t.shown],n)?t.shown:null);if(t&&r!==null){let[i,l]=t.pair;return{pair:r?[i,n]:[n,
l],shown:r}}return e&&n.source&&Go(e.run,n.run)?{pair:[e,n],shown:1}:null}var Ls=(t,e)=>e!==void 0&&K(t.alone(e))||c("token.empty");function Bc(t,e,s){let n=[t,
e],r=Ss.map(d=>[d,n.map(({trace:p})=>Rs(d,Ts(p,d),p.models.pair))]).filter(([,[d,p]])=>d!==p),a=r.some(([d])=>d==="tree"),i=n.some(({trace:d})=>z(d)),l=n.map((d,p)=>d.
folds.summary(s[p]));return[...r,...a?[["verified",n.map(({trace:d})=>ke(At(d)))]]:[],["speedup",l.map(({speedup:d})=>W(d))],[i?"acceptance_by_position":"accept\
ance_rate",l.map(({acceptance_rate:d})=>O(d))],["draft_efficiency",l.map(({draft_efficiency:d})=>O(d))],["mean_acceptance_length",l.map(({mean_acceptance_length:d})=>L(
d))],["emitted",l.map(({emitted:d})=>ke(d))]]}function Gc(t,e,s){let{n,was:r,now:a}=Wc(t,e,s);return r===void 0&&a===void 0?c("compare.same",{n}):r===void 0||a===
void 0?c("compare.longer",{n}):c("compare.differ",{n:n+1,was:Ls(t,r),now:Ls(e,a)})}function Kc(t,e){let s=Go(t,e);return s==="again"||s===null?"":c("compare.bra\
nched",{n:s.at+1,token:Ls(e,s.token),was:Ls(t,s.was)})}function Yo(){let{state:t,viewer:{sequels:e}}=M(),s=R(null),n=R(null),{compared:r}=t;if(E(()=>{let m=r&&!r.
pair.some(f=>n.current?.pair.includes(f));n.current=r,m&&(s.current?.focus({preventScroll:!0}),s.current?.scrollIntoView({block:"nearest"}))},[r]),!r)return null;
let{pair:a,shown:i}=r,[l,d]=a.map(({run:m})=>m),p=a.map(({run:m},f)=>f===i?Zt(t):m.length),u=Kc(l,d),v=JSON.stringify(l.trace.machine)!==JSON.stringify(d.trace.
machine),h=["before","now"].map((m,f)=>f===i?c("compare.shown",{run:c(`compare.${m}`)}):c(`compare.${m}`));return o("section",{class:"sv-section sv-compare",tabIndex:-1,
"aria-label":c("compare.heading"),ref:s,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("compare.heading")}),o("button",{type:"button",class:"\
sv-link",onClick:()=>e.swap(),children:c(i?"compare.show_before":"compare.show_now")}),o("button",{type:"button",class:"sv-link",onClick:()=>e.close(),children:c(
"compare.close")})]}),u&&o("p",{class:"sv-branched",children:u}),v&&o("p",{class:"sv-note",children:c("compare.unlike")}),o("table",{class:"sv-figures-table",children:[
o("thead",{children:o("tr",{children:[o("th",{scope:"col",children:c("compare.setting")}),h.map(m=>o("th",{scope:"col",children:m}))]})}),o("tbody",{children:Bc(
l,d,p).map(([m,f])=>o("tr",{children:[o("th",{scope:"row",children:c(`compare.${m}`)}),f.map(b=>o("td",{children:b}))]},m))})]}),o("p",{children:Gc(l,d,p)})]})}var Yc=3,Jc=.1,Xc=.09,Zc=.3,Qc=2**20,ed=8,Jo=t=>(t?.candidates??[]).flatMap(([,e])=>e==null?[]:[e]).sort((e,s)=>s-e),Rn=t=>Math.min(t.rest[1]??0,Jo(t)[ed-1]??1);
function td(t,e){let{candidates:s,rest:n}=e,r=v=>v?-v*Math.log(v):0,a=Rn(e),i=a?n[1]??0:0,l=s.reduce((v,[,h])=>v+r(h),0),d=l-(i?i*Math.log(a):0),p=l+r(i)+i*Math.
log(Qc),u=v=>Math.min(Xc,Zc*Math.exp(-v));return t>u(d)?1:t<=u(p)?0:null}var Xo={token:(t,e)=>e,match:t=>t,typical:(t,e,s)=>s&&td(t,s),"top-k":(t,e,s)=>{let n=Jo(
s)[Yc-1];return n===void 0?null:t>0&&t>=n?1:e},threshold:(t,e)=>t>=Jc?1:e},Ht=(t,e,s,n)=>Xo[t](e,s,n);function sd(t,e){let{target:s}=t,n=Y(t);return s==null||n===
null?[]:Object.keys(Xo).flatMap(r=>{let a=Ht(r,s,n,e);return a===null?[]:[[r,a]]})}function Zo({draft:t,position:e,draw:s,alone:n}){let r=n?sd(t,e):[];return r.
length?o("details",{class:"sv-other-rules",children:[o("summary",{children:c("rules.others.heading")}),o("table",{class:"sv-figures-table",children:[o("thead",{
children:o("tr",{children:["rule","chance","verdict"].map(a=>o("th",{scope:"col",children:c(`rules.others.${a}`)}))})}),o("tbody",{children:r.map(([a,i])=>{let l=s<
i?"accepted":"rejected";return o("tr",{"data-rule":a,children:[o("th",{scope:"row",class:D(a)?"sv-lossy":"",children:c(`rules.name.${a}`)}),o("td",{children:F(i)}),
o("td",{children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":l})," ",c(`kind.${l}`)]})]},a)})})]}),o("p",{class:"sv-note",children:c("rules.othe\
rs.note",{draw:F(s)})})]}):null}var Qo=23,ea=["tokens","distance"],zn=[0,1],nd=1e-6,En=.005;function On({candidates:t,rest:e,overlap:s}){let n=t.reduce((r,[,a,i])=>r+Math.max(0,(a??0)-(i??0)),
0);return Math.max(0,s==null?e[1]??0:1-s-n)}function rd(t,e){let s=(i,l)=>Math.max(0,e*(i??0)-(l??0)),n=t.candidates.reduce((i,[,l,d])=>i+s(l,d),0),[,r,a]=t.rest;
return[n+s(r,a),n+Math.max(s(r,a),e*On(t))]}function od({drafts:t,positions:e=[]}){let s=1;return t.map((n,r)=>{if(s=Math.min(1,s*((n.target??0)/(n.draft||1))),
r===t.length-1)return[s,s];let a=d=>d+1-s>0?d/(d+1-s):1,[i,l]=rd(e[r+1],s);return[a(i),a(l)]})}function ad(t,e){return e==="block"?od(t):t.drafts.map((s,n)=>{let r=Ht(
e,s.target??0,Y(s)??0,t.positions?.[n]??null);return r===null?zn:[r,r]})}function ta(t,e){if(e!=="block")return t.reduceRight((n,r)=>1+r*n,1);let s=1;return t.reduceRight(
(n,r,a)=>{let i=s*r*(a+1);return s*=1-r,n+i},1)}function id(t,e){let{candidates:s,rest:[,n],overlap:r}=t,a=Rn(t);if(r==null||n==null||Ht(e,a,a,t)!==(e==="typica\
l"?0:a))return zn;let i=s.map(([,w,x])=>({p:w??0,q:x??0})),l=i.map(({p:w,q:x})=>x?Ht(e,w,Math.min(1,w/x),t):0);if(l.includes(null))return zn;let d=i.map(({q:w},x)=>w*
(l[x]??0)),p=e==="typical"?0:Math.max(0,n-On(t)),u=Math.max(0,1-p-d.reduce((w,x)=>w+x,0)),v=1-r<nd,h=u/(v?1:1-r),m=i.map(({p:w,q:x})=>h*(v?w:Math.max(0,w-x))),f=h*
(v?n:On(t)),b=i.reduce((w,{p:x},k)=>w+Math.abs(d[k]+m[k]-x),0),g=Math.abs(p+f-n),y=e==="typical"&&h>1;return[(b+g)/2,(b+(y?f+n:g))/2]}function ld(t){let{drafts:e,
positions:s=[]}=t;return s.length<e.length||e.some(n=>Y(n)===null)?null:Object.fromEntries(wt.map(n=>{let r=ad(t,n);return[n,{tokens:[ta(r.map(([a])=>a),n),ta(r.
map(([,a])=>a),n)],distance:e.length&&D(n)?id(s[0],n):[0,0]}]}))}function cd(t){let e=s=>t.reduce((n,r)=>n+r[s],0)/t.length;return[e(0),e(1)]}var dd=([t,e])=>{if(e-
t>=En)return`${L(t)} – ${L(e)}`;let s=(t+e)/2;return s<En?`<${En}`:L(s)},Mn=new WeakMap;function pd(t){return Mn.has(t)||Mn.set(t,ld(t)),Mn.get(t)??null}function sa(){
let{run:t,moment:{round:e},live:s,send:n}=M(),r=z(t.trace)?"trees":t.trace.settings.temperature?"":"greedy",a=r?[]:t.rounds.slice(0,e).map(pd).filter(l=>l!==null),
i=(l,d)=>dd(cd(a.map(p=>p[l][d])));return o("div",{class:"sv-block sv-rule-lab",children:[o("h3",{children:c("rules.lab.heading")}),a.length>0&&o("table",{class:"\
sv-figures-table",children:[o("thead",{children:o("tr",{children:["rule",...ea].map(l=>o("th",{scope:"col",children:c(`rules.lab.${l}`)}))})}),o("tbody",{children:wt.
map(l=>o("tr",{"data-rule":l,children:[o("th",{scope:"row",class:D(l)?"sv-lossy":"",children:[c(`rules.name.${l}`),o("span",{children:l===_(t.trace)&&` ${c("rul\
es.lab.own")}`})]}),o("td",{children:i(l,"tokens")}),o("td",{children:D(l)?i(l,"distance"):"0"})]},l))})]}),o("p",{class:"sv-note",children:a.length?c("rules.la\
b.rounds",{n:a.length}):c(`rules.lab.${r||"none"}`)}),a.length>0&&o("ul",{class:"sv-note",children:[...ea,"range"].map(l=>o("li",{children:c(`rules.lab.legend.${l}`)}))}),
s&&o("button",{type:"button",class:"sv-link",onClick:()=>n("claim",{claim:Qo}),children:c("rules.lab.claim",{n:Qo})})]})}var ud={mean_acceptance_length:t=>L(re(t.emitted,t.rounds)),acceptance_rate:t=>O(re(t.accepted,t.accepted+t.rejected)),draft_efficiency:t=>O(re(t.accepted,t.drafted)),
drafted:t=>ke(t.drafted),emitted:t=>ke(t.emitted)};function Cn({drafts:t,final:e},s){let n=t.slice(0,s),r=n.filter(p=>p.verdict==="accepted").length,a=n.some(p=>p.
verdict==="rejected")?1:0,i=!e&&r===t.filter(p=>p.verdict==="accepted").length,l=a?"correction":i?null:"bonus",d=a===1||i||t.length<=s;return{drafted:n.length,accepted:r,
rejected:a,emitted:r+(l?1:0),final:l,drawn:d}}function na(t,e){let s={rounds:t.length,drafted:0,accepted:0,rejected:0,emitted:0};for(let n of t){let{drafted:r,accepted:a,
rejected:i,emitted:l}=Cn(n,e);s.drafted+=r,s.accepted+=a,s.rejected+=i,s.emitted+=l}return s}function vd(t){let{drafter:e,temperature:s}=t.settings;return z(t)?
"tree.whatif":e.startsWith("lookup")?"whatif.lookup":_(t)==="block"&&s?"rules.whatif":""}function ra(){let{run:t,gamma:e,moment:{round:s},set:n}=M(),r=t.trace.settings.
gamma,a=vd(t.trace),i=e>=r,l=c(i?"whatif.as_it_was":"whatif.instead",{gamma:e,most:r});return o("div",{class:"sv-block",children:[o("h3",{children:c("whatif.gam\
ma")}),o("label",{class:"sv-whatif-control",hidden:r<2||a!=="",children:[o("span",{"aria-hidden":"true",children:"γ"}),o("input",{type:"range",min:1,max:r,step:1,
value:e,"aria-label":c("whatif.slider"),"aria-valuetext":l,onInput:({currentTarget:d})=>n({gamma:Number(d.value)})}),o("output",{class:"sv-whatif-value",children:l})]}),
!i&&o(md,{gamma:e,most:r,rounds:t.rounds.slice(0,s)}),o("p",{class:"sv-note","aria-live":"polite",children:i?c(a||(r<2?"whatif.fewest":"whatif.try")):c("whatif.\
note",{gamma:e,rounds:s})})]})}function md({gamma:t,most:e,rounds:s}){let[n,r]=[na(s,1/0),na(s,t)];return o("table",{class:"sv-figures-table",children:[o("thead",
{children:o("tr",{children:[o("th",{scope:"col",children:c("whatif.rounds")}),o("th",{scope:"col",children:c("whatif.was",{gamma:e})}),o("th",{scope:"col",children:c(
"whatif.would",{gamma:t})})]})}),o("tbody",{children:Object.entries(ud).map(([a,i])=>o("tr",{children:[o("th",{scope:"row",children:c(`whatif.row.${a}`)}),o("td",
{children:i(n)}),o("td",{children:i(r)})]},a))})]})}var hd={gamma:[1,2,3,4,6,8,12,16],temperature:[0,.7,1,1.5],drafter:["model","lookup","lookup+model","early-exit","medusa","mtp","eagle3","dflash","dspark","taug\
ht-exit"],rule:wt,tree:["chain","k-ary","top-k","dynamic","measured"]},fd=["drafter","rule","tree"];function gd(t,e,s,n){if(e!=="tree")return{[e]:s};let r=At(t.
trace);return s==="chain"?{tree:s,gamma:Math.min(r,n)}:{tree:s,budget:Math.max(r,1)}}function bd(){let{run:t,offers:e,live:s,viewer:{sequels:n}}=M();if(!s)return null;
let{most:r,refusal:a}=n,i=Ss.map(d=>[d,hd[d].filter(p=>d==="gamma"?Number(p)<=r:!fd.includes(d)||e?.[d]?.includes(String(p)))]),l=(d,p)=>{let u=p==="chain"&&At(
t.trace)>r,v=u?c("again.shorter",{most:r}):Rs(d,p,t.trace.models.pair);return o("button",{type:"button",class:"sv-choose",disabled:Ts(t.trace,d)===p,"aria-label":c(
u?"again.do_shorter":`again.do_${d}`,{value:v,most:r}),onClick:()=>n.make({changes:gd(t,d,p,r)}),children:v},p)};return o("div",{class:"sv-block",children:[o("h\
3",{children:c("again.heading")}),o("p",{class:"sv-note",children:a||c("again.note")}),!a&&o("div",{class:"sv-again",children:i.map(([d,p])=>p.length>1&&o("div",
{class:"sv-again-row","data-change":d,children:[o("span",{children:c(`again.${d}`)}),o("div",{class:"sv-choices",children:p.map(u=>l(d,u))})]},d))})]})}var oa=()=>o(
"section",{class:"sv-section sv-experiments",children:[o("div",{class:"sv-section-head",children:o("h2",{children:c("whatif.heading")})}),o(ra,{}),o(sa,{}),o(bd,
{})]});var $n=["both","target","draft"],xd={both:"overlap",target:"residual",draft:"rejected"},wd=[0,.5,1],aa=({models:t})=>({token:e,target:s,draft:n,both:r})=>({token:e,
target:t==="draft"?null:s,draft:t==="target"?null:n,both:t==="both"?r:null});function ia({view:t,at:e}){let{raw:s,asTable:n,set:r}=M(),a=go(t.position),i=s&&a,l=R(
{at:e,form:`${s} ${n}`,morph:!1}),d=`${s} ${n}`;return e!==l.current.at?l.current={at:e,form:d,morph:!1}:d!==l.current.form&&(l.current={at:e,form:d,morph:!0}),
o("div",{class:`sv-block sv-areas-block${l.current.morph?" sv-morph":""}`,children:[o("h3",{children:t.heading}),o("div",{class:"sv-areas-views",children:[a&&o(
Fe,{label:c("areas.view"),choices:["shaped","raw"].map(p=>[p,c(`areas.${p}`)]),chosen:i?"raw":"shaped",choose:p=>r({raw:p==="raw"})}),o(Fe,{label:c("areas.form"),
choices:["picture","table"].map(p=>[p,c(`areas.${p}`)]),chosen:n?"table":"picture",choose:p=>r({asTable:p==="table"})})]}),n?o(Sd,{view:t,raw:i}):o(yd,{view:t,raw:i}),
o("p",{class:"sv-note",children:A(...t.notes,a&&c(i?"areas.raw_note":"areas.shaped_note",{shaping:t.shaping}))})]})}function yd({view:t,raw:e}){let{position:s,marks:n,
models:r}=t,a=ho(s,[...n.keys()],e).map(aa(t));r==="draft"&&a.splice(0,a.length-1,...a.slice(0,-1).sort((d,p)=>(p.draft??0)-(d.draft??0)));let i=e?null:t.dart,l=r===
"both"&&!e?s.overlap:null;return o("div",{class:"sv-areas-picture",children:[o("div",{class:"sv-areas",role:"img","aria-label":_d(t,a,l,i),children:[o("div",{class:"\
sv-area-row sv-area-head",children:[o("span",{children:c("areas.token")}),o("span",{}),o("span",{class:`sv-p${r==="draft"?" sv-unseen":""}`,children:c("areas.ta\
rget")}),o("span",{class:`sv-p${r==="target"?" sv-unseen":""}`,children:c("areas.draft")})]}),a.map((d,p)=>o(kd,{view:t,row:d,others:p===a.length-1,dart:i?.token===
d.token?i:null},p)),o("div",{class:"sv-area-row sv-area-axis",children:[o("span",{}),o("span",{class:"sv-area-ticks",children:wd.map(d=>o("span",{style:{"--x":d},
children:d}))})]}),l!==null&&o("div",{class:"sv-area-row sv-area-total",children:[o("span",{class:"sv-t",children:c("areas.total")}),o(la,{values:{both:l,draft:1}}),
o("span",{class:"sv-p"}),o("span",{class:"sv-p",children:F(l)})]})]}),r==="both"&&o("ul",{class:"sv-legend",children:[$n.map(d=>o("li",{children:[o("span",{class:"\
sv-area-key","data-area":d}),o(C,{name:xd[d],children:c(`areas.${t.decides?"key":"plain_key"}.${d}`)})]},d)),i&&o("li",{children:[o("span",{class:"sv-dart-key"}),
c("areas.key.dart")]})]})]})}var la=({values:t,dart:e=null})=>o("span",{class:"sv-area-bar",style:Object.fromEntries($n.map(s=>[`--${s}`,t[s]||0])),children:[$n.
map(s=>o("span",{"data-area":s},s)),e&&o("span",{class:"sv-dart",style:{"--x":e.at},"data-side":e.at>.8?"left":"right","data-kind":e.kind})]});function kd({view:t,
row:e,others:s,dart:n}){let r=t.name(e.token);return o("div",{class:`sv-area-row${s?" sv-others":""}`,children:[o("span",{class:"sv-t",title:r,"data-kind":t.marks.
get(e.token),children:r}),o(la,{values:e,dart:n}),o("span",{class:"sv-p",children:e.target==null?"":ie(e.target)}),o("span",{class:"sv-p",children:e.draft==null?
"":ie(e.draft)})]})}function _d(t,e,s,n){let r=i=>{let l=e.slice(0,-1).filter(d=>d[i]!=null).sort((d,p)=>(p[i]??0)-(d[i]??0))[0];return l&&c(`areas.first.${i}`,
{token:t.name(l.token),p:F(l[i])})},a=e[e.length-1];return A(r("target"),r("draft"),s!==null&&c("areas.overlap",{overlap:F(s)}),n&&c(`areas.dart.${n.kind}`,{token:t.
name(n.token)}),c("areas.rest",{target:ie(a.target),draft:ie(a.draft)}))}function Sd({view:t,raw:e}){let{position:s,name:n,marks:r,models:a}=t;return o("div",{class:"\
sv-areas-table",tabindex:0,role:"region","aria-label":c("areas.table_label"),children:o("table",{children:[o("thead",{children:o("tr",{children:["token","target",
"draft","both"].map(i=>o("th",{scope:"col",children:c(`areas.${i}`)}))})}),o("tbody",{children:[gs(s,e).map(aa(t)).map(({token:i,target:l,draft:d,both:p})=>o("t\
r",{children:[o("th",{scope:"row",class:"sv-t","data-kind":r.get(i),children:n(i)}),[l,d,p].map(u=>o("td",{children:ie(u)}))]},i)),a==="both"&&!e&&o("tr",{class:"\
sv-sum",children:[o("th",{scope:"row",children:c("areas.sum")}),[1,1,s.overlap].map(i=>o("td",{children:ie(i)}))]})]})]})})}var Td={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function As(t,e){let{key:s}=e,n=t.findIndex(i=>i===document.activeElement),r=Td[s],a=s==="Home"?0:s===
"End"?t.length-1:r?(n+r+t.length)%t.length:-1;return n<0||a<0||e.ctrlKey||e.altKey||e.metaKey?-1:(e.preventDefault(),t.forEach((i,l)=>{i.tabIndex=l===a?0:-1}),t[a].
focus(),a)}function Rd({round:{drafts:t,final:e},index:s,token:n}){let r=s<t.length?X(t,s):null;return(t.find(({verdict:i},l)=>i==="accepted"&&X(t,l)===r)??e??{token:n}).token}
function ca({seen:t,name:e}){let{live:s,viewer:{sequels:n}}=M();if(!s||t.open||!t.position)return null;let r=n.refusal,a=t.kind==="untested",i=Rd(t);return o("d\
iv",{class:"sv-block sv-branch",children:[o("h3",{children:c("branch.heading")}),o("p",{class:"sv-note",children:r||c(a?"branch.untested":"branch.note")}),!r&&!a&&
o("div",{class:"sv-choices",role:"toolbar","aria-label":c("branch.heading"),onKeyDown:l=>As([...l.currentTarget.children],l),children:t.position.candidates.filter(
([l])=>l!==i).map(([l,d],p)=>o("button",{type:"button",class:"sv-choose",tabindex:p===0?0:-1,"aria-label":c("branch.do",{token:e(l),was:e(i)}),onClick:()=>n.make(
{branch:{round:t.number,index:t.index,token:l}}),children:[o("span",{class:"sv-choice-token",children:e(l)}),o("span",{class:"sv-p",children:ie(d)})]},`${t.number}\
.${t.index} ${l}`))})]})}var We=t=>t.trace.settings.temperature===0;function Ue(t,e){return e===-1?c("token.rest"):K(t.alone(e))||me(t.piece(e))||c("token.empty")}function Ln(t,{judged:e,
position:s}){let{drafter:n}=t.trace.settings;return e?.source?e.source==="lookup":n==="lookup"||n.startsWith("lookup")&&s!==null&&s.rest[4]==null}function da(t,e){
let s=e.part?c("inspector.bytes",{hex:me(e.piece)})+" ":e.took>1?c("inspector.joined",{n:e.took})+" ":"",n=e.draft?.confidence;return s+A(Ed(t,e),n!=null&&c("in\
spector.confidence",{predicted:O(n)}))}function Ed(t,e){let{kind:s,round:n,accepted:r,draft:a}=e,i=We(t),l=Ln(t,e);if(s==="plain")return Ms(c("why.plain"),t,e.number);
let d=I(n)?Md(t,e):"";if(d)return d;if(s==="bonus")return n.drafts.length===1?c("why.bonus_one"):c("why.bonus",{n:n.drafts.length});let p=i||_(t.trace)==="token"?
"":zd(t,e);if(p)return p;if(s==="correction")return c(`why.${i?"greedy_":""}correction`,{guess:Ue(t,n.drafts[r].token)});if(s==="untested"){let f=n.drafts.findIndex(
({verdict:b})=>b==="rejected");return f<0?c("why.untested_end"):c("why.untested",{n:f+1})}if(s==="guessed"&&l)return c("why.copied");if(i)return c(`why.greedy_${s}`);
if(a?.target==null||a.draft==null)return c("inspector.absent_probabilities");let[u,v]=Z(a.target,a.draft),h={target:u,draft:v,chance:O(Math.min(1,a.target/a.draft))},
m=s!=="accepted"?s:a.target>=a.draft?"sure":"lucky";return c(l&&["lucky","rejected"].includes(m)?`why.copied_${m}`:`why.${m}`,h)}function Md(t,{kind:e,round:{drafts:s},
index:n,draft:r}){if(e==="correction"||e==="bonus"||e==="untested"&&r?.draw==null)return c(`tree.why.${e}`);if(We(t)||_(t.trace)!=="token"||!r?.draft||r.target==
null)return"";if(e==="guessed")return c("tree.why.guessed");let a=s.some(({parent:u},v)=>v<n&&u===r.parent),i=r.draft===1;if(!i&&!a)return"";let[l,d]=Z(r.target,
r.draft),p=O(Math.min(1,r.target/r.draft));return A(a&&c("tree.why.left"),i?c("tree.why.certain",{target:l}):c("tree.why.ratio",{target:l,draft:d,chance:p}))}function zd(t,{
kind:e,round:s,accepted:n,draft:r,index:a}){let i=_(t.trace);if(e==="correction"){let p=s.drafts[n];return D(i)?"":c(`rules.why.${i}.correction`,{guess:Ue(t,p.token),
weight:F(p.weight??1)})}if(e==="untested")return i==="block"&&s.final?c("rules.why.block.dropped"):"";if(!r||e!=="accepted"&&e!=="rejected"||r.target==null||!r.
draft)return"";if(i==="block"){let[p,u]=Z(r.draw??0,Y(r)??1),v=!s.drafts.some((m,f)=>X(s.drafts,f)===a),h=e==="accepted"?Ze(r):v?"rejected_last":e;return c(`rul\
es.why.block.${h}`,{by:Qe(s.drafts)+1,draw:p,ratio:u})}let[l,d]=Z(r.target,r.draft);return c(`rules.why.${D(i)?"lossy":i}.${e}`,{rule:c(`rules.name.${i}`),target:l,
draft:d,chance:O(B(r)??0),exact:O(Math.min(1,r.target/r.draft))})}var pa=2,ua=16,Od=".sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]",va=/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function Cd(){return[...document.styleSheets].flatMap(e=>[...e.cssRules]).map(({cssText:e})=>e).filter(e=>/sv-|specviz/.test(e)).join(`
`)}function $d(){try{return[...document.styleSheets].every(({cssRules:t})=>t)}catch{return!1}}function Ld(t){let e=t.cloneNode(!0),s=t.querySelectorAll("canvas");
return e.querySelectorAll("canvas").forEach((n,r)=>{let{width:a,height:i}=s[r].getBoundingClientRect(),l=`display: block; width: ${a}px; height: ${i}px`;n.replaceWith(
J("img",{src:s[r].toDataURL(),alt:"",style:l}))}),e.querySelectorAll(Od).forEach(n=>n.remove()),e}function Ad(t){let e=t.closest(".specviz"),{width:s}=t.getBoundingClientRect(),
n=J("div",{style:`width: ${s+2*ua}px; padding: ${ua}px`},Ld(t)),r=J("div",{class:e.className},n),{style:a}=r;a.cssText=`position: absolute; visibility: hidden; \
width: ${e.clientWidth}px; background: var(--sv-page)`;let{colorScheme:i,fontSize:l,lineHeight:d}=getComputedStyle(e);Object.assign(a,{colorScheme:i,fontSize:l,
lineHeight:d,fontFamily:Ge}),e.append(r);let p=n.getBoundingClientRect(),u=getComputedStyle(r).backgroundColor;return r.remove(),Object.assign(a,{position:"stat\
ic",visibility:"visible"}),{outer:r,page:u,width:Math.ceil(p.width),height:Math.ceil(p.height)}}async function Pd(t){let{outer:e,page:s,width:n,height:r}=Ad(t),
a=v=>v.replaceAll("&","&amp;").replaceAll("<","&lt;").replace(va,""),i=new XMLSerializer().serializeToString(e).replace(va,""),l=`<svg xmlns="http://www.w3.org/\
2000/svg" lang="${document.documentElement.lang}" width="${n}" height="${r}"><style>${a(Cd())}</style><foreignObject width="100%" height="100%">${i}</foreignObj\
ect></svg>`,d=new Image;d.src=`data:image/svg+xml,${encodeURIComponent(l)}`,await d.decode();let p=J("canvas",{width:n*pa,height:r*pa}),u=p.getContext("2d");return u.
fillStyle=s,u.fillRect(0,0,p.width,p.height),u.drawImage(d,0,0,p.width,p.height),p.toDataURL("image/png")}function $e({of:t,name:e}){let s=R(null);return $d()?o(
"button",{type:"button",class:"sv-link sv-snapshot",ref:s,onClick:async()=>{let{previousElementSibling:r,parentElement:a}=s.current,i=t?a.querySelector(t):r.matches(
".sv-drawn")?r.firstElementChild:r;J("a",{href:await Pd(i),download:`specviz-${e}.png`}).click()},children:c("snapshot")}):null}var jd=8,Hd=.85;function ma({of:t}){let[e,s]=j(!1);return E(()=>{let r=t.current,a=()=>s(r.scrollHeight-r.scrollTop-r.clientHeight>=jd),i=new ResizeObserver(a),
l=new MutationObserver(()=>[...r.children].forEach(d=>i.observe(d)));return l.observe(r,{childList:!0}),[r,...r.children].forEach(d=>i.observe(d)),r.addEventListener(
"scroll",a,{passive:!0}),()=>{i.disconnect(),l.disconnect()}},[]),o("button",{type:"button",class:"sv-more-below",tabindex:-1,"aria-hidden":"true",hidden:!e,onMouseDown:r=>r.
preventDefault(),onClick:()=>{let r=matchMedia("(prefers-reduced-motion: reduce)").matches?"instant":"smooth";t.current.scrollBy({top:Hd*t.current.clientHeight,
behavior:r})},children:"▾"})}var ha=4;function fa(){let{run:t,state:e,raw:s,asTable:n,source:r,live:a,viewer:i}=M(),{at:l,how:d}=Me(e),p=Ee(e,l),u=qr(e,p),v=p!==null&&p.number!==Ne(e),h=p?`${p.
number}.${p.index} ${p.kind}`:"",m=R(null);E(()=>{m.current.scrollTop=0},[t,h]);let f=()=>{i.seek(p.number+1),i.pin({round:p.number,index:p.index}),m.current.focus(
{preventScroll:!0})};return o(S,{children:[o("section",{class:"sv-section sv-inspector",tabindex:0,"aria-label":c("inspector.heading"),ref:m,children:[o("div",{
class:"sv-section-head",children:[o("h2",{children:c("inspector.heading")}),o("span",{class:"sv-pin",children:[p&&o("span",{class:"sv-quiet",children:c(`inspect\
or.${d}`)}),p&&d==="pinned"&&o("button",{type:"button",class:"sv-link",onClick:()=>i.pin(null),children:c("inspector.unpin")})]})]}),!p&&o("p",{class:"sv-quiet",
children:c("inspector.empty")}),p&&o(Te,{run:t,when:[h,p.open,u,v,s,n,a,r,i.layouts].join(),children:o(qd,{run:t,seen:p,concealed:u,stage:v?f:null})})]}),o(ma,{
of:m})]})}function qd({run:t,seen:e,concealed:s,stage:n}){let{models:r,settings:{drafter:a}}=t.trace,i=e.draft&&!e.draft.source&&a!=="model"&&le(a,r.pair),l=c("\
inspector.where",{round:e.number+1,slot:_n(t,e.number,e.index)}),d=i?c("token.from",{slot:l,drafter:i}):l,p=v=>Ue(t,v),{position:u}=e;return o("div",{class:"sv-\
inspected",children:[o("div",{class:"sv-title",children:[o("div",{class:"sv-big-token",translate:!1,"data-kind":e.kind,children:e.part?me(e.piece):e.text?o(te,{
text:e.text,oneLine:!0}):c("token.empty")}),o("div",{children:[o("span",{class:"sv-chip","data-kind":e.kind,children:c(`kind.${qe(e.kind,t.trace)}`)})," ",n?o("\
button",{type:"button",class:"sv-link",title:c("inspector.stage"),onClick:n,children:d}):o("span",{class:"sv-quiet",children:d})]})]}),o("p",{class:"sv-why",children:s?
c("predict.hidden"):da(t,e)}),!s&&!u&&o("p",{class:"sv-quiet",children:c("inspector.absent")}),!s&&u&&o(ia,{view:Nd(t,e,u),at:`${e.number}.${e.index} ${e.kind}`}),
o(Dd,{run:t,seen:e}),o(Fd,{run:t,seen:e}),o(ca,{seen:e,name:p}),o($e,{of:".sv-areas-block",name:"distributions"})]})}function Nd(t,e,s){let{kind:n,round:r,judged:a}=e,
l=e.judgedAt>=r.drafts.length?"target":n==="guessed"?"draft":"both",d=n==="guessed"||n==="lit",p=_(t.trace)==="token",u=new Map,v=!e.open&&(!e.draft||n==="rejec\
ted")?r.final:null,h=bt(r);v&&h&&u.set(v.token,h),a&&u.set(a.token,d?n:a.verdict);let f=!(a&&!d&&!We(t)&&p)||a.draw==null||a.draft==null?null:{token:a.token,at:a.
draw*a.draft,kind:a.verdict},b={target:"areas.heading_target",draft:"areas.heading_draft",both:"areas.heading"},g=[n==="untested"&&"areas.untested",l!=="target"&&
Ln(t,e)&&"areas.lookup",We(t)?"areas.greedy":l==="both"&&!p&&"rules.areas"];return{position:s,name:y=>Ue(t,y),heading:c(b[l]),notes:g.flatMap(y=>y?[c(y)]:[]),shaping:Id(
t),models:l,marks:u,dart:f,decides:p}}function Id({trace:{settings:{temperature:t,top_k:e,top_p:s}}}){return[c("areas.temperature",{value:t}),...e>0?[c("areas.t\
op_k",{value:e})]:[],...s<1?[c("areas.top_p",{value:s})]:[]].join(c("comma"))}function Dd({run:t,seen:e}){let s=_(t.trace),r=["accepted","rejected",...s==="bloc\
k"?["untested"]:[]].includes(e.kind)?e.draft:null,a=r?.draw??null,i=B(r??void 0);if(We(t)||!r||a===null||i===null)return null;let[l,d]=Z(a,i),p={draw:l,threshold:d,
target:ye(r.target),draft:ye(r.draft),kind:c(`kind.${qe(e.kind,t.trace)}`)},u=a<i?"passed":"failed",v=He(r,s),h=c(s==="token"?`test.${e.kind}`:`rules.sum.${v?"c\
ertain":D(s)?"lossy":s}.${u}`,p),m=s==="block",f=m&&!z(t.trace)?Or(e.round.drafts,e.index):null;return o("div",{class:"sv-block sv-test",style:{"--threshold":i,
"--draw":a},children:[o("h3",{children:o(C,{name:"accept_test",children:c("test.heading")})}),o("div",{class:"sv-test-line",role:"img","data-kind":e.kind,"aria-\
label":v?h:c("test.aria",p),children:[o("span",{class:`sv-keep${i<.2?" sv-narrow":""}`,"data-side":a<i/2?"end":"start",children:c(m?"rules.pass":"test.keep")}),
o("span",{class:`sv-drop${i>.8?" sv-narrow":""}`,"data-side":a>(1+i)/2?"start":"end",children:c(m?"rules.fail":"test.drop")}),!v&&o(S,{children:[o("span",{class:"\
sv-needle"}),o("span",{class:"sv-needle-label","data-side":a>.5?"left":"right",children:`${c("test.draw")} ${l}`})]})]}),o("div",{class:"sv-test-axis","aria-hid\
den":"true",children:[o("span",{children:"0"}),o("span",{class:"sv-limit","data-side":i>.6?"left":"right",children:`${c("test.threshold")} ${d}`}),o("span",{children:"\
1"})]}),o("p",{class:"sv-arithmetic",children:h}),f&&o("p",{class:"sv-note",children:c(`rules.basis.${f.last?"last":"earlier"}`,{weight:F(f.weight),excess:F(f.excess)})}),
o(Zo,{draft:r,position:e.position,draw:a,alone:!z(t.trace)})]})}function Fd({run:t,seen:e}){let s=_(t.trace),n=Vd(e),r=e.position&&n?fo(e.position,$r(n,s)):null;
if(!n||!r)return null;let a=!We(t)&&(s==="block"||s==="match"),i=e.open||!e.round.final?null:e.round.final.token,l=r.shares.slice(0,ha),d=r.shares.find(({token:p})=>p===
i);return d&&!l.includes(d)&&(l[ha-1]=d),l.push({token:-1,share:Math.max(0,1-l.reduce((p,u)=>p+u.share,0))}),o("div",{class:"sv-block sv-residual-block",children:[
o("h3",{children:o(C,{name:"residual",children:c("residual.heading")})}),o("p",{class:"sv-note",children:a?c(`rules.residual.${s}`,{weight:F(n.weight??1)}):c("r\
esidual.note")}),o("div",{class:"sv-residual-head",children:[o("span",{children:c("areas.token")}),o("span",{children:c("residual.share")})]}),o("ul",{class:"sv\
-residual",children:l.map(p=>o("li",{class:p.token===-1?"sv-others":"","data-drawn":p.token===i?c("residual.chosen"):void 0,children:[o("span",{class:"sv-t",title:Ue(
t,p.token),children:Ue(t,p.token)}),o("span",{class:"sv-share",style:{"--share":p.share}}),o("span",{class:"sv-p",children:ie(p.share)})]},p.token))})]})}function Vd({
kind:t,draft:e,round:{drafts:s}}){if(t==="rejected")return e;if(t!=="correction")return null;let n=je(s).at(-1)??-1;return s.findLast(({verdict:r},a)=>r==="reje\
cted"&&X(s,a)===n)??null}var ga=["draft","verify","accept"],Wd=3;function ba(t,e){let s=t.folds.summary(e),n=e<Wd&&!(t.over&&e===t.length);return{numbers:s,early:n,warning:Ud(t,e)}}function Ud(t,e){
let s=t.over?t.folds.disturbance(e):null;return s===null?"":s.jitter===null?c("headline.impossible"):c("headline.disturbed",{jitter:O(s.jitter)})}function xa(){
let{run:t,moment:{round:e}}=M(),{numbers:{speedup:s,acceptance_rate:n,mean_acceptance_length:r},early:a,warning:i}=ba(t,e),l=(p,u,v,h)=>o("div",{class:`sv-figur\
e sv-figure-${p}`,children:[o("span",{class:"sv-figure-value",children:a?dt:h}),p==="speedup"&&!a&&i&&o("span",{class:"sv-figure-busy",title:i,children:c("headl\
ine.busy")}),o("span",{class:"sv-figure-label",children:o(C,{name:u,children:v})})]}),d=!a&&s!==null&&s<1&&W(s)!==W(1);return o("div",{class:"sv-headline","data\
-slower":String(d),"data-busy":String(!a&&i!==""),title:a?c("headline.too_early"):void 0,children:o("div",{class:"sv-figures",children:[l("speedup","speedup",c(
"headline.speedup"),W(s)),l("acceptance","acceptance_rate",c(z(t.trace)?"tree.acceptance":"headline.acceptance"),O(n)),l("length","mean_acceptance_length",c("he\
adline.length"),L(r))]})})}function wa(){let{run:t,moment:{round:e}}=M(),{numbers:s,early:n,warning:r}=ba(t,e),a=e<t.length&&c("headline.until",{round:e,rounds:t.
length});return o("p",{class:"sv-sentence",children:s.rounds?A(a,Bd(t,s),Gd(t,e,s,n),r):c("headline.nothing")})}function Bd(t,{mean_acceptance_length:e,drafted:s,
rounds:n}){let{gamma:r,drafter:a}=t.trace.settings,i=L(e,s?1:0);if(!r)return c("headline.plain_round",{length:i});let l=s/n,d=s===n*r,p=z(t.trace)&&s?c("tree.gu\
esses",{n:L(l,Number.isInteger(l)?0:1)}):c(`headline.guesses.${r===1?"one":d?"many":"most"}`,{n:r});return c("headline.each_round",{drafter:le(a,t.trace.models.
pair),guessed:p,length:i})}function Gd(t,e,{speedup:s},n){if(!t.folds.plain.tokens.length)return c("headline.not_measured");if(t.over&&t.folds.impossible(e))return"";
let r=t.folds.cost(e);if(n||s==null||!r)return c("headline.too_early");if(W(s)===W(1))return c("headline.same");if(s>=1)return c("headline.faster",{share:O(1/s)});
let a=i=>L(r[i]/r.plain);return c("headline.slower",{total:L(ga.reduce((i,l)=>i+r[l]/r.plain,0)),draft:a("draft"),verify:a("verify"),accept:a("accept"),blame:c(
`part.${ga.reduce((i,l)=>r[i]>=r[l]?i:l)}`)})}var Kd=["emitted","rounds","drafted","accepted","rejected","untested"],Yd=["accepted","rejected","untested"],Jd={rounds:"\
round",mean_overlap:"overlap",plain_tokens_per_second:"plain",agreement:"lossless"},ya=({trace:t})=>t.settings.temperature>0&&D(_(t));function Xd(t,e){if(t.trace.
settings.temperature>0)return c(`ledger.agreement.${ya(t)?"lossy":"sampling"}`);let s=t.folds.agreement(e);if(!s)return dt;let{first_difference:n,compared:r}=s;
return n===null?c("ledger.agreement.same",{n:r}):c("ledger.agreement.differ",{n:n+1})}function ka(){let{run:t,moment:{round:e}}=M(),s=t.folds.summary(e),{target:n=0,
draft:r=0}=t.trace.prefill??{},a={counts:Object.fromEntries(Kd.map(l=>[l,ke(s[l])])),rates:{acceptance_rate:O(s.acceptance_rate),draft_efficiency:O(s.draft_efficiency),
mean_acceptance_length:L(s.mean_acceptance_length),mean_overlap:L(s.mean_overlap)},time:{speedup:W(s.speedup),tokens_per_second:Ns(s.tokens_per_second),plain_tokens_per_second:Ns(
s.plain_tokens_per_second),prefill:n||r?P(n+r):dt,agreement:Xd(t,e)}},i=l=>c(`ledger.${l}.${l==="acceptance_rate"&&z(t.trace)?"tree":"label"}`);return o("sectio\
n",{class:"sv-section sv-ledger",children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("ledger.heading")}),o("span",{class:"sv-quiet",children:c(
"ledger.note")})]}),s.drafted>0&&o("div",{class:"sv-verdict-bar",role:"img","aria-label":c("ledger.bar",s),children:Yd.map(l=>o("span",{"data-kind":l,style:`--n\
:${s[l]}`}))}),ya(t)&&o("p",{class:"sv-note",children:c("rules.lossy")}),o("div",{class:"sv-ledger-groups",children:Object.entries(a).map(([l,d])=>o("div",{class:"\
sv-ledger-group",children:[o("h3",{children:c(`ledger.groups.${l}`)}),Object.entries(d).map(([p,u])=>o("p",{class:"sv-ledger-line",children:[o(C,{name:Jd[p]??p,
children:i(p)}),o("span",{class:"sv-ledger-value","data-metric":p,children:u})]}))]}))})]})}var _a=240;function Zd(t){let e=[...t];return e.length>_a?e.slice(2-_a).join("").replace(/^\S*\s+/,"… "):t}function Sa(t,e,s){let n=pe(e),r=n?null:_t(e),{kept:a=!1,
threshold:i=null}=r?e.answers[r]:{},l={run:s,asked:n&&`${n.round}.${n.index}`,told:r?{at:r,kept:a,chance:i}:null,question(){let{round:d,index:p}=n??{round:0,index:0},
v=[...s.rows.slice(0,d).flatMap(({slots:h})=>h.filter(({kind:m})=>fe(m))),...s.rows[d].slots.slice(0,p)].map(h=>h.text).join("");return{guess:[...we(ue(s.rows[d].
slots[p]))].slice(0,60).join(""),before:Zd(s.promptText+v),round:d+1,slot:p+1}}};t.dispatchEvent(new CustomEvent("specviz-predict",{bubbles:!0,detail:e.predicting?
l:null}))}var Qd=[0,.25,.5,.75,1];function ep(t,e,s,n){if(e)return c("predict.ask",{token:ue(t.rows[e.round].slots[e.index]),n:e.index+1,round:e.round+1});if(!s)return c(
n?"predict.ended":"predict.waiting");let{said:r,kept:a,threshold:i}=s,l=`predict.${a?"kept":"dropped"}`,d=r===null?c(`${l}_unsaid`):c(l,{said:O(r),brier:L(kt(r,
a))});return A(d,i!==null&&c("predict.truth",{threshold:O(i)}))}function tp({informed:t},e,s,n){if(!s)return!n||n.said===null?"":c("predict.brier",{said:n.said,
happened:n.kept?1:0,brier:L(kt(n.said,n.kept))});let{target:r,draft:a}=e.rounds[s.round].drafts[s.index];return e.trace.settings.temperature===0?c("predict.give\
n_greedy"):t?r==null||a==null?c("predict.unknown"):c("predict.given",{target:F(r),draft:F(a)}):c("predict.hidden")}function Ta(){let{run:t,predicting:e,viewer:{
asking:s}}=M();return o(S,{children:[o("button",{type:"button",class:"sv-link",hidden:e||t.trace.settings.gamma===0,onClick:()=>s.toggle(),children:c("predict.s\
tart")}),o("p",{class:"sv-note sv-unpredictable",role:"status",children:s.refused===t&&z(t.trace)&&c("predict.trees")})]})}function Ra(){let{run:t,state:e,set:s,
viewer:{asking:n}}=M(),{predicting:r,informed:a,taught:i,answers:l,moment:d,playing:p}=e,u=R(null),v=R(null),h=R(null),m=pe(e),f=_t(e),b=f?l[f]:null,g=t.over&&d.
round===t.length,y=!m&&!g&&!p,w=Nr(Object.values(l)),x=i||g&&w.n>0,k=u.current?.contains(document.activeElement);return E(()=>{r&&v.current?.focus({preventScroll:!0})},
[r]),E(()=>{r&&m&&u.current?.scrollIntoView({block:"nearest"})},[r,m&&`${m.round}.${m.index}`]),E(()=>{let T=document.activeElement,ge=!u.current?.contains(T)||
!T?.checkVisibility();k&&r&&(ge||T===v.current&&y)&&(y?h:v).current?.focus({preventScroll:!0})}),E(()=>{u.current&&Sa(u.current,e,t)}),o("section",{class:"sv-pr\
edict","aria-label":c("predict.heading"),hidden:!r,ref:u,children:[o("div",{class:"sv-section-head",children:[o("h2",{children:c("predict.heading")}),o("span",{
class:"sv-quiet",children:w.n>0&&c(w.decided?"predict.score":"predict.score_undecided",{...w,brier:L(w.brier)})}),o("label",{class:"sv-check",children:[o("input",
{type:"checkbox",checked:a,onChange:({currentTarget:T})=>s({informed:T.checked})}),c("predict.with")]}),o("button",{type:"button",class:"sv-link",hidden:!w.n||g,
"aria-expanded":x,onClick:()=>s({taught:!x}),children:c("predict.finish")}),o("button",{type:"button",class:"sv-link",onClick:()=>n.toggle(),children:c("predict\
.leave")})]}),o("p",{class:"sv-ask",tabIndex:-1,"aria-live":"polite",ref:v,children:ep(t,m,b,g)}),o("p",{class:"sv-note",children:tp(e,t,m,b)}),o("div",{class:"\
sv-answers",role:"group","aria-label":c("predict.chance"),hidden:!m,children:[Qd.map(T=>o("button",{type:"button",class:"sv-choose",onClick:()=>n.answer(T),children:[
o("span",{children:T===0?c("predict.none"):T===1?c("predict.all"):O(T)}),o("kbd",{children:Dr(T)})]})),o("button",{type:"button",class:"sv-choose",onClick:()=>n.
answer(null),children:[c("predict.reveal"),o("kbd",{children:"R"})]})]}),o("button",{type:"button",class:"sv-choose sv-next",hidden:!y,onClick:()=>n.next(),ref:h,
children:c("predict.next")}),o("div",{class:"sv-lesson",role:"status",children:x&&o(S,{children:[o("h3",{children:c("predict.lesson.heading")}),Ir(w,t.trace.settings.
temperature===0,c).map(T=>o("p",{children:T}))]})})]})}var Ea=20,sp=5;function np(t,e){let{drafts:s,final:n}=t.rounds[e],r=ee(s),a=s.map((p,u)=>X(s,u));n&&(r.push(je(s).length),a.push(je(s).at(-1)??-1));let{rows:i,count:l}=Tr(
a),d=Array.from({length:Math.max(0,...r)+1},(p,u)=>r.flatMap((v,h)=>v===u?[h]:[]));return{rows:i,count:l,levels:d,above:a.map(p=>i[p]??0),columns:r.map(p=>p+2)}}
function rp(t,e,s,n){let r=Ce(t,e,s,n),{drafts:a}=t.rounds[e];if(s>=a.length)return r;let i=ft(a,X(a,s)).map(l=>ue(t.rows[e].slots[l]));return c(i.length?"tree.\
aria":"tree.aria_first",{label:r,level:i.length+1,line:i.join(" ")})}function Ma({run:t,number:e,looks:s,over:n}){let{state:r}=M(),{drafts:a}=t.rounds[e],{slots:i}=t.
rows[e],{rows:l,count:d,levels:p,above:u,columns:v}=Ye(()=>np(t,e),[t,e]),{at:h}=Me(r),m=h?.round===e&&h.index<a.length&&Ee(r,h)?h.index:-1,f=ft(a,m),b=R(null);
E(()=>{let x=G(r)?.phase.name;(x?x!=="verify"&&x!=="discard":r.moment.round)&&op(b.current,Me(r).at?.index??i.length-1)},[t,e,r.moment]);let g=je(a).length,y=x=>o(
"span",{class:`sv-tree-link${l[x]>u[x]?" sv-tree-bend":""}`,"aria-hidden":"true","data-kind":s[x]??"absent","data-line":f.includes(x)?"":void 0,style:`grid-colu\
mn:${v[x]};grid-row:${u[x]+1}/${l[x]+2}`},x),w=x=>{let k=s[x]??"absent";return o("div",{class:"sv-leaf",role:"gridcell",tabindex:-1,"data-at":`${e}.${x}`,"data-\
kind":k,"data-line":f.includes(x)?"":void 0,style:`grid-column:${v[x]};grid-row:${l[x]+1}`,"aria-hidden":k==="absent"?"true":void 0,"aria-label":k==="absent"?void 0:
rp(t,e,x,k),children:[o("span",{class:"sv-mark","aria-hidden":"true","data-kind":k}),o(lt,{slot:i[x],as:"sv-tree-token"})]},x)};return o("div",{class:`sv-tree${Math.
max(d,p.length)>sp?" sv-tree-dense":""}`,ref:b,children:[o("div",{class:"sv-tree-scroll",children:o("div",{class:"sv-tree-grid",role:"grid","aria-label":c("tree\
.label"),style:{"--rows":d},children:[o("span",{class:"sv-tree-text","aria-hidden":"true","data-line":m>=0?"":void 0,children:c("tree.text")}),i.map((x,k)=>y(k)),
p.map((x,k)=>o("div",{role:"row",class:"sv-tree-level",children:x.map(w)},`level ${k}`))]})}),o("div",{class:"sv-mask-side",children:[o("p",{class:"sv-mask-name",
children:o(C,{name:"tree_mask",children:c("tree.mask")})}),o("div",{class:`sv-mask${a.length>20?" sv-mask-fine":""}`,"aria-hidden":"true",style:{"--nodes":a.length},
children:a.map((x,k)=>o("div",{class:"sv-mask-row","data-at":`${e}.${k}`,"data-kind":s[k]??"absent","data-line":k===m?"":void 0,children:[0,...ft(a,k).map(T=>T+
1)].map(T=>o("span",{class:"sv-mask-cell","data-column":T,style:{"--column":T}},T))},k))}),o("p",{class:"sv-tree-note",children:n?c("tree.sum",{verified:a.length,
accepted:g,wasted:a.length-g}):c("tree.sees")})]})]},e)}function op(t,e){let s=t.querySelector(".sv-tree-scroll"),n=t.querySelector(`.sv-leaf[data-at$=".${e}"]`);
if(!s||!n)return;let r=(d,p,u,v)=>Math.min(0,d-Ea-u)||Math.max(0,p+Ea-v),[a,i,l]=[n,t,s].map(d=>d.getBoundingClientRect());t.scrollTop+=r(a.top,a.bottom,i.top,i.
bottom),s.scrollLeft+=r(a.left,a.right,l.left,l.right)}var ap=7,ip=12;function lp(t,e){let s=R(null),[n,r]=j({run:t,layouts:e,columns:1/0}),a=n.run===t&&n.layouts===e?n.columns:1/0;return E(()=>{a<1/0||!s.current?.clientWidth||
r({run:t,layouts:e,columns:getComputedStyle(s.current).gridTemplateColumns.split(" ").length})}),{row:s,columns:a}}function cp(t,e,s){let n=t.rounds[e]?.drafts.
length??0;return z(t.trace)?n:Math.max(n,Math.min(t.width,s-1))}function za(){let{run:t,state:e,viewer:s}=M(),{moment:n,entered:r}=e,{row:a,columns:i}=lp(t,s.layouts),
l=G(e),d=Math.max(0,Ne(e)),p=t.rounds[d],u=!!(p&&I(p)),v=t.rows[d]?.slots??[],h=l?.looks??v.map(({kind:k})=>n.round?k:"absent"),m=p?.drafts.length??-1,f=u?[]:Array.
from({length:m+1},(k,T)=>T),b=cp(t,d,i),g=z(t.trace)?m:t.width,y=f.map(k=>up(t,d,k,h[k]??"absent")),w={"sv-round-tree":u,"sv-round-now":l,"sv-verified":l?l.verified:
n.round>0,"sv-round-fallen":l?.fallen,"sv-round-tight":g>=ap,"sv-round-tighter":g>=ip,"sv-round-undrafted":b===0},x=k=>o(vp,{at:{round:d,index:k},look:h[k]??"ab\
sent",figures:y[k],concealed:Tt(e),now:l?.phase.index===k,entered:!l&&r==="step"&&k===v.length-1},k===m?"final":k);return dp(a,d),o("section",{class:["sv-round",
...Object.entries(w).flatMap(([k,T])=>T?[k]:[])].join(" "),"data-phase":l?.phase.name??"","aria-label":c("round.label"),children:[o(pp,{run:t,number:d,tested:y.
some(Boolean)}),o("div",{class:"sv-slots-grid",role:"grid","aria-label":c("round.label"),children:o("div",{class:"sv-slots",role:"row",ref:a,children:[f.slice(0,
-1).map(x),f.length>0&&Array.from({length:b-m},(k,T)=>o("div",{class:"sv-slot sv-slot-empty","aria-hidden":"true"},`empty ${T}`)),f.slice(-1).map(x)]})}),u&&o(Ma,
{run:t,number:d,looks:h,over:!l&&n.round>0})]})}function dp(t,e){let s=R(null);E(()=>{let n=document.activeElement;s.current&&!s.current.isConnected&&n===document.
body&&t.current?.lastElementChild?.focus(),s.current=t.current?.contains(document.activeElement)?document.activeElement:null},[e]),E(()=>{let n=()=>{s.current=document.
activeElement};t.current?.addEventListener("focusin",n)},[])}function pp({run:t,number:e,tested:s}){let{models:n,settings:{drafter:r}}=t.trace,a=t.rounds[e]?.drafts[0]?.
source??r;return o("ul",{class:"sv-slot-names",children:[o("li",{children:o(C,{name:a==="model"?"draft":"drafter",children:r==="model"?c("round.guesses"):le(a,n.
pair)})}),o("li",{children:o(C,{name:"verification",children:c("round.pass")})}),o("li",{hidden:!s,children:o(C,{name:"accept_test",children:c("round.tests")})})]})}
function Oa(t,e,s){return e&&(s==="accepted"||s==="rejected")&&t.trace.settings.temperature!==0&&!He(e,_(t.trace))?e.draw:null}function up(t,e,s,n){let{drafts:r}=t.
rounds[e],a=r[s],i=Oa(t,a,n),l=B(a);if(i==null||l===null)return"";if(a.verdict==="accepted"&&i>=l)return c("rules.kept_by",{n:Qe(r)+1});let[d,p]=Z(i,l);return c(
i<l?"round.below":"round.above",{draw:d,threshold:p})}function vp({at:t,look:e,figures:s,concealed:n,now:r,entered:a}){let{run:i}=M(),{drafts:l,positions:d=[]}=i.
rounds[t.round],p=l[t.index],u=i.rows[t.round].slots[t.index],v=e==="absent",h=i.trace.settings.temperature===0,m=!!p&&(["accepted","rejected","untested"].includes(
e)||e==="lit"&&!n),f=B(p),b=Oa(i,p,e);return o("div",{class:"sv-slot",role:"gridcell",tabindex:-1,"data-at":`${t.round}.${t.index}`,"data-kind":e,"data-now":r?"":
void 0,"data-entered":a?"":void 0,style:{"--i":t.index},"aria-hidden":v?"true":void 0,"aria-label":v?void 0:Ce(i,t.round,t.index,e),children:[o("span",{class:"s\
v-slot-token",translate:!1,children:o(lt,{slot:u,as:"sv-slot-text"})}),o("span",{class:"sv-slot-pass","aria-hidden":"true",children:[!h&&m&&f!==null&&o("span",{
class:"sv-gauge",children:[o("span",{class:"sv-gauge-keep",style:{"--keep":f}}),b!=null&&o("span",{class:"sv-gauge-draw",style:{"--draw":b}})]}),h&&m&&o(mp,{run:i,
token:d[t.index]?.candidates.find(([,g])=>g===1)?.[0]})]}),o("span",{class:"sv-slot-verdict","aria-hidden":"true",children:[o("span",{class:"sv-mark","aria-hidd\
en":"true","data-kind":e}),o("span",{class:"sv-slot-kind",children:["absent","guessed","lit"].includes(e)?"":c(`kind.${qe(e,i.trace)}`)})]}),o("span",{class:"sv\
-slot-figures",children:s})]})}function mp({run:t,token:e}){let s=e===void 0?"":K(t.alone(e));return o("span",{class:"sv-slot-says",style:{"--sv-characters":s.length-
2||1},children:s})}var hp=["draft","verify","accept"],fp=["accepted","rejected","untested","correction","bonus"],js=36,gp=20,bp=5;function Ca(){let{run:t}=M(),[e,s]=j(null),n=({target:a})=>{
let i=a instanceof Element?a.closest(".sv-time"):null,l=i?.closest("[data-round]");!i||!l||s({run:t,text:c("rounds.detail_of",{round:Number(l.dataset.round)+1,time:i.
getAttribute("aria-label")})})},r=e?.run===t;return o("section",{class:"sv-section sv-rounds",onPointerOver:n,onFocusIn:n,children:[o("div",{class:"sv-section-h\
ead",children:[o("h2",{children:o(C,{name:"round",children:c("rounds.heading")})}),o("ul",{class:"sv-legend",children:fp.map(a=>o("li",{children:[o("span",{class:"\
sv-mark","data-kind":a}),o(C,{name:a,children:c(`kind.${a}`)})]},a))})]}),o("p",{class:"sv-note",children:c(z(t.trace)?"tree.rounds":"rounds.note")}),o(xp,{}),o(
"p",{class:`sv-note sv-round-detail${r?"":" sv-hint"}`,children:r?e.text:c("rounds.detail")}),o("div",{class:"sv-foot",children:[o("ul",{class:"sv-legend",children:o(
"li",{children:[o("span",{class:"sv-swatch","data-part":"overlap"}),o(C,{name:"overlap",children:c("rounds.overlap_key")})]})}),o(st,{plain:c("rounds.plain_key")})]})]})}
function $a({rounds:t,folds:{sums:e,plain:s}},n){let{draft:r,verify:a,accept:i}=t[n].times,[l,d]=[e[n].emitted,e[n+1].emitted];return{total:r+a+i,plain:d<s.until.
length?s.until[d]-s.until[l]:null}}function xp(){let{run:t,state:e,gamma:s,moment:{round:n},viewer:r}=M(),a=G(e),i=t.rounds.map((u,v)=>$a(t,v)),l=Math.max(0,...i.
slice(0,n).map(({total:u,plain:v})=>Math.max(u,v??0)))||1,d=s<t.trace.settings.gamma?s:1/0,p=R(null);return E(()=>{p.current.scrollTop=0},[t]),E(()=>{r.lag&&_p(
p.current,n+(a?1:0))}),o("div",{class:"sv-rounds-scroll",ref:p,children:o("div",{class:`sv-grid${t.length>gp?" sv-many":""}${t.width>bp?" sv-dense":""}`,role:"g\
rid","aria-label":c("rounds.label"),style:{"--sv-guesses":t.width,"--sv-longest":l},children:[o("div",{role:"rowgroup",class:"sv-grid-head",children:o("div",{class:"\
sv-row sv-row-head",role:"row",children:[o("div",{role:"columnheader",class:"sv-number",children:"#"}),Array.from({length:t.width},(u,v)=>o("div",{role:"columnh\
eader",children:c("rounds.guess",{n:v+1})},v)),o("div",{role:"columnheader",class:"sv-final",children:c("rounds.final")}),o("div",{role:"columnheader",class:"sv\
-time",children:c("rounds.time")})]})}),o("div",{class:"sv-rows",role:"rowgroup",style:{height:`${t.length*js}px`},children:i.map(({plain:u},v)=>o(wp,{run:t,number:v,
plain:u,now:v===n?a:null,ahead:v>=n,fresh:v===r.fresh,concealed:Tt(e),cutting:v<n?d:1/0},v))})]})})}var wp=Xe(({run:t,number:e,plain:s,now:n,ahead:r,fresh:a,concealed:i,
cutting:l})=>{let{slots:d}=t.rows[e],p=n?` sv-row-now${n.verified?" sv-verified":""}`:r?" sv-ahead":"";return o("div",{class:`sv-row${p}${a?" sv-fresh":""}`,role:"\
row","data-round":e,children:[o("div",{class:"sv-number",role:"rowheader","aria-label":c("rounds.row",{round:e+1}),children:e+1}),d.map((u,v)=>o(yp,{run:t,number:e,
index:v,look:n?.looks[v]??u.kind,concealed:i&&n!==null,cutting:l},v)),o(kp,{run:t,number:e,plain:s})]})}),yp=Xe(({run:t,number:e,index:s,look:n,concealed:r,cutting:a})=>{
let{slots:i,final:l}=t.rows[e],d=t.rounds[e],p=i[s],u=s<d.drafts.length,h=u&&!(n==="absent"||n==="guessed"||n==="lit"&&r)?d.positions?.[s]?.overlap??null:null,m=Ce(
t,e,s,n),{drawn:f}=Cn(d,a),b=u?s>=a:!f,g=s===a&&!f,y=n==="absent";return o("div",{class:`sv-cell${p===l?" sv-final":""}${g?" sv-cut-own":b?" sv-cut":""}`,role:"\
gridcell",tabindex:-1,"data-kind":n,"data-at":`${e}.${s}`,style:{"--i":s,"--overlap":h??0},"aria-hidden":y?"true":void 0,"aria-label":y?void 0:h==null?m:c("toke\
n.aria_overlap",{label:m,overlap:F(h,2)}),"aria-description":b?c(g?"whatif.own":"whatif.gone",{gamma:a}):void 0,children:[o("span",{class:"sv-mark","data-kind":n,
"aria-hidden":"true"}),o(lt,{slot:p,as:"sv-cell-text"})]})});function kp({run:t,number:e,plain:s}){let{times:n}=t.rounds[e],{total:r}=$a(t,e),a=c("rounds.row_ti\
me",{total:P(r),draft:P(n.draft),verify:P(n.verify),accept:P(n.accept)});return o("div",{class:"sv-time",role:"gridcell",tabindex:-1,"aria-label":s===null?a:c("\
rounds.row_plain",{time:a,plain:P(s)}),children:[o("div",{class:"sv-bars-pair",children:[o("div",{class:"sv-bar",children:hp.map(i=>o("span",{"data-part":i,style:`\
--t:${n[i]}`},i))}),s!==null&&o("div",{class:"sv-bar sv-bar-plain",children:o("span",{"data-part":"plain",style:`--t:${s}`})})]}),o("span",{class:"sv-ms",children:P(
r)})]})}function _p(t,e){let s=t.clientHeight-t.querySelector(".sv-row-head").offsetHeight,{scrollTop:n}=t,r=e*js;r>n+s?t.scrollTop=r-s:r-2*js<n&&(t.scrollTop=Math.
max(0,r-2*js))}var Sp=/(https:\/\/huggingface\.co\/[\w/?=-]+(?:\.[\w/?=-]+)*)/;function Tp({models:t,settings:e}){let s=u=>c("size",{name:u.name,size:Is(u.parameters)}),n=s(t.
target),r=Cr(e),{drafter:a,confidence:i}=e,l=u=>a!=="early-exit"?s(u):c("first_layers",{layers:u.layers,of:t.target.layers,size:Is(u.parameters)}),d=t.draft?c("\
pair",{target:n,draft:l(t.draft)}):c("pair_alone",{target:n}),p=z({settings:e})&&c("tree.settings",{tree:c(`tree.name.${e.tree}`),budget:e.budget});return[r&&c(
`rules.name.${r}`),p,a!=="model"&&le(a,t.pair),...["too_short","other_weights"].map(u=>t.draft?.[u]&&c(u)),c("settings",{...e}),i&&c("confidence",{confidence:i}),
d].filter(Boolean).join(" · ")}function Rp({machine:t,captured:e,recorded:s},n){let{device:r,processor:a,placement:i}=t,l=r==="cuda"&&c(`steps.${e?"captured":"\
eager"}`);return c(n?"recorded":"live",{date:s.slice(0,10),machine:[a||r,i,l].filter(Boolean).join(" · ")})}function Ep({trace:{ending:t},folds:e}){let s=e.output.
length;return c(`ending.${t}${t==="stopped"?["_none","_one"][s]??"":""}`,{n:s})}function Mp(t){let{run:e,recorded:s,status:n,stale:r}=t,a=n!=="done"?c(`state.${n}`):
e?Ep(e):c("state.idle"),i=s||U(t)>0&&e?.trace.ending!=="stopped",l=e&&(n==="idle"||n==="done"&&i),d=e&&n==="error"?c(s?"state.example":"state.previous"):l&&r?c(
"state.stale"):"";return A(t.message||(l?"":a),d)}function La(){let{state:t}=Q(),{run:e,recorded:s,status:n}=t,r=e?Rp(e.trace,s):"",a=e?Tp(e.trace):"";return o(
"div",{class:"sv-status",children:[o("span",{class:"sv-origin","data-recorded":String(s),title:r,children:r}),o("span",{title:a,children:a}),o("span",{class:"sv\
-message",role:n==="error"?"alert":"status",children:Mp(t).split(Sp).map((i,l)=>l%2?o("a",{href:i,target:"_blank",rel:"noopener",children:i}):o("span",{children:i}))})]})}function zp({rounds:t,trace:e},s){let n=t[s];if(!n)return"";let r=_(e),a=yt(n,r);return a>=0?c(r==="block"?"lead.rescue":"lead.lenient",{n:a+1}):rn(n)?c("lead.w\
hy"):""}function Aa(){let{run:t,moment:e,opening:s,recorded:n,playing:r,rested:a,viewer:i}=M(),l=!r&&e.phase===0,d=a!==null?c("lead.rests",{round:t.length,shown:a+
1}):l&&s&&n?zp(t,e.round-1):"",p=l&&a===null&&t.over&&e.round===t.length?es(t):null,u=p!==null&&yt(t.rounds[p],_(t.trace))>=0;return o("span",{class:"sv-lead",children:[
d&&o("span",{children:d}),p!==null&&o("button",{type:"button",class:"sv-link",onClick:()=>i.teach(p),children:c(u?"lead.watch_rule":"lead.watch",{round:p+1})})]})}var Op=2e3,ja={draft:"draft",verify:"verification",test:"accept_test",write:"correction"},Pa=Object.keys(ja),Cp={draft:"draft",verify:"verify",test:"test",discard:"\
write",final:"write"},$p={tree:["test","write"],block:["test"]};function Lp({run:{trace:t},current:e}){let s=z(t)?"tree":_(t)==="block"&&t.settings.temperature?
"block":"",n=e?Pa.indexOf(e):-1;return o("ol",{class:"sv-acts","aria-label":c("act.label"),children:Pa.map((r,a)=>{let i=c(`act.${r}.${$p[s]?.includes(r)?s:"mea\
ns"}`);return o("li",{title:i,"aria-current":a===n?"step":void 0,class:a<n?"sv-past":"",children:[o(C,{name:r==="test"&&s==="block"?"block_verification":ja[r],children:c(
`act.${r}.name`)}),o("span",{class:"sv-spoken",children:i})]},r)})})}function Ap(t,e){let s=R({at:-1/0,sentence:""}),n=performance.now();return(!e||n-s.current.
at>=Op)&&(s.current={at:n,sentence:t}),s.current.sentence}function Ha({children:t}){let{run:e,state:s}=M(),{moment:n,entered:r,rested:a,mode:i,playing:l}=s,d=G(
s),p=r==="step"&&n.round>0,u=a===null?Pt(e,n,d):Pt(e,{round:Ne(s)+1,phase:0},null),v=Ap(u,l||i==="running"&&!U(s));return o("div",{class:"sv-story",children:[o(
Lp,{run:e,current:d?Cp[d.phase.name]:p?"write":null}),o("p",{class:"sv-caption",children:[o("span",{children:u})," ",o(Aa,{})]}),o("p",{class:"sv-spoken","aria-\
live":"polite",children:v}),t]})}var qa=480,Pp=5,Ia=/^ \S{1,24}$/,jp=["rejected","untested"];function Da(){let{run:t,moment:{round:e},tint:s,ghosts:n,state:r,viewer:a}=M(),[i,l]=j(null),d=G(r),
{promptText:p}=t,u=p.length>qa&&i!==t,{scroller:v,text:h}=Dp(t,e===t.length&&!d);return o("section",{class:"sv-section sv-stream","data-tinted":String(s!=="verd\
ict"),children:[o("div",{class:"sv-section-head",children:[o("h2",{children:o(C,{name:"token",children:c("stream.heading")})}),o(Hp,{})]}),u&&o("button",{type:"\
button",class:"sv-link",onClick:()=>l(t),children:c("stream.more",{n:p.length})}),o("div",{class:"sv-stream-scroll",ref:v,tabindex:e?void 0:0,children:o("div",{
class:"sv-text",dir:"auto",translate:!1,ref:h,children:[o("span",{class:"sv-prompt",children:u?"…"+p.slice(-qa):p}),o("span",{class:"sv-list",role:"listbox","\
aria-label":c("stream.label"),"aria-orientation":"horizontal",dir:"auto",children:t.rounds.flatMap((m,f)=>[d&&f===e&&o(Ip,{run:t,number:f,now:d},"now"),o(qp,{run:t,
number:f,ahead:f>=e,fresh:f===a.fresh,ghosts:n&&!z(t.trace),tint:s},f)])})]})}),o(qo,{name:s})]})}function Hp(){let{run:t,ghosts:e}=M(),{gamma:s,drafter:n}=t.trace.
settings,r=s===0||n.startsWith("lookup")||t.rounds.some(({drafts:i})=>!i.length),a=gn.filter(i=>i==="plain"?r:s>0);return o("ul",{class:"sv-legend",children:[...a,
...e?jp:[]].map(i=>o("li",{children:[o("span",{class:"sv-swatch","data-kind":i}),o(C,{name:i,"data-short":c(`kind.${i}`),children:c(`legend.${i}`)})]},i))})}var qp=Xe(
({run:t,number:e,ahead:s,fresh:n,ghosts:r,tint:a})=>o("span",{class:`${s?"sv-ahead":""}${n?" sv-fresh":""}`,role:"presentation",children:o(Np,{run:t,number:e,ghosts:r,
tint:a})})),Np=Xe(({run:t,number:e,ghosts:s,tint:n})=>o(S,{children:t.rows[e].slots.flatMap((r,a)=>{let i=`${e}.${a}`;return fe(r.kind)?Va(r,o("span",{class:Fa(
r),role:"option",tabindex:-1,"aria-selected":"false","aria-label":Ce(t,e,a),"data-kind":r.kind,"data-at":i,"data-tint":ks(n,t.at({round:e,index:a}))??void 0,style:`\
--i:${a}`,...Es(r),children:nt(r.text)})):s?Wa(r,r.kind,i):[]})})),Fa=({text:t})=>`sv-token${Ia.test(t)?" sv-word":""}`,Va=({text:t},e)=>Ia.test(t)?[o("wbr",{}),
e]:[e],Wa=(t,e,s,n=!1)=>Va(t,o("span",{class:Fa(t),"data-kind":e,"data-at":s,"aria-hidden":"true",hidden:n,style:`--i:${s.split(".")[1]}`,...Es(t),children:nt(t.
text,!0)}));function Ip({run:t,number:e,now:s}){let n=I(t.rounds[e]);return o("span",{class:`sv-now${s.fallen?" sv-fallen":""}`,"aria-hidden":"true",children:t.
rows[e].slots.flatMap((r,a)=>{let i=s.looks[a];return Wa(r,i,`${e}.${a}`,i==="absent"||n&&!fe(i))})},`now ${e}`)}function Dp(t,e){let{viewer:s}=M(),n=R(null),r=R(
null),a=R({layouts:0,run:t,whole:e});return E(()=>{n.current.scrollTop=0},[t]),E(()=>{let i=a.current.layouts!==s.layouts||a.current.run!==t;a.current={layouts:s.
layouts,run:t,whole:e},i&&(r.current.style.maxHeight=n.current.style.minHeight=""),(s.lag||i)&&Na(n.current,r.current,{whole:e,scroll:s.lag})}),E(()=>{let i=new ResizeObserver(
()=>{s.state.whole||Na(n.current,r.current,{whole:a.current.whole,scroll:!0})});return i.observe(n.current),()=>i.disconnect()},[]),{scroller:n,text:r}}function Na(t,e,{
whole:s,scroll:n}){let r=e.querySelector(".sv-list"),a=r.querySelector(".sv-now")??[...r.querySelectorAll(":scope > :not(.sv-ahead)")].at(-1)?.lastElementChild??
e.firstElementChild,[i,l,d]=[t,e,a].map(v=>v.getBoundingClientRect()),p=parseFloat(getComputedStyle(e).lineHeight),u=t.nextElementSibling instanceof HTMLElement?
t.nextElementSibling.offsetHeight:0;i.width&&((s||!e.style.maxHeight)&&(t.style.minHeight=s?"":`${i.height}px`),e.style.maxHeight=s?"":`${Math.ceil(d.bottom-l.top)+
p+Pp}px`,n&&In(t,new DOMRect(i.x,i.y,i.width,i.height-u),d,p))}var Ua=0,qt=["race","same","rounds","time","guesses","numbers"],An=class extends he{opened=!1;shouldComponentUpdate({open:e}){return e}render(){return this.opened||=
this.props.open,this.opened?o(S,{children:this.props.children}):null}};function Ba({views:t}){let{view:e,set:s}=M(),[n]=j(()=>(Ua+=1,Ua));return o("div",{class:"\
sv-views",children:[o("div",{class:"sv-view-tabs",role:"tablist","aria-label":c("views.label"),onKeyDown:r=>{let a=As([...r.currentTarget.children],r);a>=0&&s({
view:qt[a]})},children:qt.map(r=>o("button",{type:"button",class:"sv-view-tab",role:"tab",id:`sv-tab-${n}-${r}`,"aria-controls":`sv-view-${n}-${r}`,"data-view":r,
"aria-selected":r===e,tabindex:r===e?0:-1,onClick:()=>s({view:r}),children:c(`views.${r}`)},r))}),qt.map(r=>o("div",{class:"sv-view",role:"tabpanel",id:`sv-view\
-${n}-${r}`,"aria-labelledby":`sv-tab-${n}-${r}`,"data-view":r,hidden:r!==e,children:o(An,{open:r===e,children:t[r]})},r))]})}function Ga(){let{run:t,set:e,viewer:s}=Q(),{race:n,lossless:r,costs:a,speedup:i,breakdown:l}=s.charts.places;return o(S,{children:[o("div",{class:"sv-stage",onPointerLeave:({
pointerType:p})=>{p==="mouse"&&e({hovered:null})},children:[o(Te,{run:t,when:s.changes,children:[o(La,{}),!t&&o("p",{class:"sv-empty",children:c("empty")}),t&&o(
Da,{}),t&&o(Ha,{children:[o(Ta,{}),o(Ra,{})]})]}),t&&o(za,{}),t&&o(fa,{}),o(Te,{run:t,when:s.changes,children:o(Vo,{children:t&&o(xa,{})})})]}),t&&o("div",{class:"\
sv-below",children:o(Te,{run:t,when:s.changes,children:[o(wa,{}),o(Yo,{}),o(Ba,{views:{race:o(S,{children:[o(Je,{node:n}),o($e,{name:"race"})]}),same:o(S,{children:[
o(Je,{node:r}),o($e,{name:"same"})]}),rounds:o(S,{children:[o(Ca,{}),o(oa,{})]}),time:o(S,{children:[o(Je,{node:a}),o($e,{name:"time"}),o(Je,{node:i}),o($e,{name:"\
time"})]}),guesses:o(S,{children:[o(Je,{node:l}),o($e,{name:"guesses"})]}),numbers:o(ka,{})}})]})})]})}var Hs=class{constructor(e,s,n){this.store=e;this.send=s;this.most=n}store;send;most;load(e){this.store.set({compared:Ko(this.store.state,e),expected:null,returning:null})}get refusal(){
return this.store.state.source?null:c("again.no_source")}offer(e,s){let{run:n,recorded:r}=this.store.state.source??{};n===e.run&&r===e.recorded&&this.store.set(
{offers:s})}make(e){let{run:s,source:n,recorded:r}=this.store.state;s&&(this.store.set({expected:{run:s,source:n,recorded:r}}),this.send("again",{...n,...e}))}swap(){
let{compared:e}=this.store.state;if(!e)return;let s=e.shown?0:1;this.store.set({returning:s});let{run:{trace:n},source:r,recorded:a}=e.pair[s],i=n.ending==="run\
ning"?{...n,ending:"stopped"}:n,l={run:r?.run,name:r?.recorded,offered:!!r?.recorded};this.send("show",{trace:i,recorded:a,state:"done",typed:!1,...l})}close(){
this.store.set({compared:null})}};var Fp=["pinned","hovered","cursor"],qs=class{node;send;keys;most;store;set=e=>this.store.set(e);player;actions;palette;presenter;marker;sequels;asking;charts;silence;help=null;layouts=0;changes=0;lag=!1;frame=0;fresh=-1;drawn={
run:null,moment:null};constructor(e,{words:s,send:n=()=>{},live:r=!1,standalone:a=!1,most:i=16}){jn(s),xr(s),this.send=n,this.keys=s.keys,this.most=i,this.store=
new Xt({...et,live:r},d=>this.changed(d)),this.player=new Cs(this.store,()=>this.toggle()),this.actions=Wo(this),this.node=J("div",{class:"specviz"+(a?" sv-stan\
dalone":"")}),e.replaceChildren(this.node),this.palette=new Be(this.node),this.presenter=new $s(this.node,()=>this.relayout()),this.marker=new Os(this.node),this.
sequels=new Hs(this.store,n,i),this.asking=new ns(this);let l={race:()=>this.sequels.make({changes:{temperature:0}}),offered:()=>r&&!this.sequels.refusal};this.
charts=new xs({viewer:this,palette:this.palette,seek:d=>this.seek(d),greedy:l}),this.silence=Uo(this),this.changed({})}get state(){return this.store.state}destroy(){
this.presenter.show({presenting:!1}),this.player.halt(),cancelAnimationFrame(this.frame),this.silence(),this.charts.destroy(),Ke(null,this.node),this.node.remove()}load(e,{
recorded:s=!1,at:n=null,phase:r=0,play:a=!1,step:i=!1,teach:l=!1,source:d=null}={}){let p=new rt(e),{over:u,length:v}=p,{run:h,offers:m}=this.state,f=d&&h?.trace.
models.pair===e.models.pair&&h.trace.models.target.name===e.models.target.name;this.help&&(this.help.open=!1),ts(p)||this.set({predicting:!1}),this.sequels.load(
{run:p,source:d,recorded:s&&u});let b=xt(p.rounds,{round:n??v,phase:r}),g=b.round===v;this.player.halt(),this.lag=!0,this.set({run:p,source:d,stale:!1,recorded:s&&
u,moment:b,entered:null,following:g,whole:u&&g,opening:!1,until:null,rested:u&&n===null?on(p):null,pinned:null,hovered:null,cursor:null,asked:i?"step":"round",gamma:p.
trace.settings.gamma,answers:{},looking:null,taught:!1,offers:f?m:null,...u?{status:"done",mode:"done",message:null}:{}});let y=l&&u?es(p):null;y!==null&&this.teach(
y),a&&this.player.play()}teach(e){let s=matchMedia("(prefers-reduced-motion: reduce)").matches;this.player.seek({round:e+(s?1:0),phase:0}),this.set({opening:!0}),
s||this.player.open(e)}append(e){let{run:s,following:n}=this.state;if(!s)return this.send("resync",{from:0}),!1;let r=s.length;return s.append(e)?(n&&s.length>r&&
this.mayFollow()&&this.follow(s),s.over&&this.set({rested:jr(this.state)}),s.over&&this.setState("done"),this.changed({run:s}),!0):(this.send("resync",{from:r,plain_from:s.
folds.plain.tokens.length}),!1)}mayFollow(){return!this.state.predicting||this.state.asked==="step"}follow(e){let{moment:{round:s},asked:n,mode:r,hovered:a,predicting:i}=this.
state,l={asked:"round",hovered:r==="running"?a:null};n==="step"?this.player.move({round:s,phase:1},"step",l):this.player.move({round:e.length,phase:0},e.length===
s+1?"round":null,l),i&&this.asking.goOn()}setState(e,s=null){this.set({status:e,message:s,...e==="error"||e==="loading"?{}:{mode:e}})}forgive(){this.state.status===
"error"&&this.set({status:this.state.mode,message:null})}outdate(e){e!==this.state.stale&&this.set({stale:e})}trace(){return this.state.run&&this.state.run.trace}hold(e){
e(),this.set({hovered:null})}seek(e,s=0){this.hold(()=>this.player.seek({round:e,phase:s}))}toEnd(){this.hold(()=>this.player.toEnd())}forward(e){if(this.asking.
leavesVerdict())return;let{state:s}=this,n=de(s);U(s)?this.hold(()=>this.player.forward(e)):(n||s.live&&!s.run)&&(this.set({following:!0,asked:s.predicting?"ste\
p":e}),this.send("step",{round:s.moment.round,open:n}))}toggle(){if(this.asking.leavesVerdict())return;let{state:e}=this,s=de(e)&&U(e)===0;e.playing?this.player.
halt():e.predicting&&(U(e)||s)?this.asking.goOn():s?(this.set({following:!0,asked:"round"}),this.send(e.mode==="running"?"pause":"resume",{round:e.moment.round,
open:!0})):e.run?this.player.play():this.send("run",{open:!1})}hover(e){e&&!Qt(e,this.state.hovered)&&this.set({hovered:e})}focusOn(e){e&&this.set({cursor:e,hovered:e,
...this.state.pinned?{pinned:e}:{}})}pin(e){this.set({pinned:e,...e?{cursor:e}:{}})}tint(e){jo(e)&&this.set({tint:e})}open(e){qt.includes(e)&&this.set({view:e})}present(e){
e!==this.state.presenting&&(this.set({presenting:e}),this.presenter.show(this.state),this.node.querySelector(e?"[data-button=play]":".sv-present")?.focus({preventScroll:!0}),
this.palette.refresh(),this.relayout(),this.lag=!this.state.whole)}changed(e){let s=Object.keys(e);(!s.length||s.some(n=>!Fp.includes(n)))&&(this.changes+=1),"v\
iew"in e&&(this.lag=!0),"tint"in e&&!this.state.whole&&(this.lag=!0),this.frame||=requestAnimationFrame(()=>this.paint())}paint(){let{state:e}=this,{run:s,moment:n,
entered:r,mode:a,playing:i,view:l,status:d,predicting:p,speed:u,whole:v}=e,h=a==="running"&&!U(e),m=s!==this.drawn.run||n.round!==this.drawn.moment?.round||n.phase!==
this.drawn.moment.phase;if(this.frame=0,this.lag||=m&&!v,m&&(this.fresh=r==="round"&&!h?n.round-1:-1),this.node.dataset.state=d,this.node.classList.toggle("sv-o\
pen",!!s&&!s?.over),this.node.classList.toggle("sv-predicting",p),this.node.style.setProperty("--sv-pace",String(1/u)),ht(this,Bn(Ga,{}),this.node),s){let{at:f,
how:b}=Me(e);this.charts.show(s,{shown:n.round,known:Zt(e),busy:a==="running"||i,view:l}),this.marker.show(e,f,b),this.lag=!1}this.drawn={run:s,moment:n},this.node.
dispatchEvent(new Event("specviz-painted",{bubbles:!0}))}fit(){let e=this.node.getBoundingClientRect().top+window.scrollY;this.node.style.setProperty("--sv-top",
`${Math.round(e)}px`)}relayout(){this.fit(),this.layouts+=1,this.charts.relayout(),this.changed({})}};function Vp(t,e){let s=new qs(t,e);return{load:s.load.bind(s),append:s.append.bind(s),setState:s.setState.bind(s),offer:s.sequels.offer.bind(s.sequels),outdate:s.
outdate.bind(s),forgive:s.forgive.bind(s),state:()=>Ar(s.state),trace:s.trace.bind(s),seek:s.seek.bind(s),play:s.player.play.bind(s.player),forward:s.forward.bind(
s),pin:s.pin.bind(s),tint:s.tint.bind(s),open:s.open.bind(s),present:s.present.bind(s),relayout:s.relayout.bind(s),flush:s.charts.flush.bind(s.charts),destroy:s.
destroy.bind(s),experiment:s.charts.test}}window.SpecViz={mount:Vp,term:kr,FONT:Ge,dom:{el:J,setText:Nn,Palette:Be}};})();
