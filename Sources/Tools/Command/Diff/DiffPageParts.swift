enum DiffPageParts {
  static let style = """
    :root{color-scheme:light dark;--paper:light-dark(#fff,#17181a);--ink:light-dark(#1d1d1f,#e8e8ea);
    --faint:light-dark(#6b6b70,#9a9aa0);--line:light-dark(#d8d8dc,#3a3b3f);--card:light-dark(#f5f5f7,#222327);
    --added:light-dark(#1a7f37,#4cc26a);--removed:light-dark(#cf222e,#ff7b72);
    --changed:light-dark(#9a6700,#e3b341);--moved:light-dark(#0b62d6,#6cb0ff)}
    body{margin:0;font:14px/1.45 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
    header{position:sticky;top:0;z-index:5;background:var(--paper);border-bottom:1px solid var(--line);
    padding:8px 20px}h1{font-size:17px;margin:0 0 6px}h2{font-size:16px;margin:24px 0 2px}
    h3{font-size:15px;margin:0 0 8px}h4{font-size:12px;margin:10px 0 2px;color:var(--faint)}
    small,.summary,.keys,.nothing{color:var(--faint);font-weight:400}.keys{font-size:12px;margin:4px 0 0}
    .summary{margin:0 0 10px}.problem{color:var(--removed)}main{padding:0 20px 60px}
    .tools{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
    select,button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);
    border-radius:6px;padding:3px 8px}button[aria-pressed=true]{border-color:var(--moved);color:var(--moved)}
    .scene{border:1px solid var(--line);border-radius:10px;padding:12px;margin:12px 0;background:var(--card)}
    .scene:focus{outline:2px solid var(--moved)}.columns{display:flex;gap:20px;align-items:flex-start}
    .pictures{display:flex;gap:16px;position:relative;flex:0 1 auto;min-width:0;max-width:70%}
    .report{flex:1;min-width:260px}
    figure{margin:0;flex:0 1 auto;min-width:0;width:calc(var(--width,300px)*.75 + 2px);max-width:100%}
    figcaption{font-size:12px;color:var(--faint)}
    .picture{position:relative;border:1px solid var(--line)}.picture img{display:block;width:100%;height:auto}
    .picture svg{position:absolute;left:0;top:0;width:100%;height:100%}
    .mark{fill:none;stroke:none;vector-effect:non-scaling-stroke}
    .marks .mark.added{stroke:var(--added);fill:var(--added);fill-opacity:.14;stroke-width:2}
    .marks .mark.removed{stroke:var(--removed);fill:var(--removed);fill-opacity:.14;stroke-width:2}
    .marks .mark.changed{stroke:var(--changed);fill:var(--changed);fill-opacity:.1;stroke-width:2}
    .marks .mark.moved{stroke:var(--moved);fill:var(--moved);fill-opacity:.1;stroke-width:2}
    .mark.lit{stroke:#ff2d92!important;stroke-width:4!important;fill:#ff2d92!important;fill-opacity:.18!important}
    .changes{list-style:none;margin:0;padding:0}
    .changes li{border-left:3px solid var(--changed);padding:3px 8px;margin:3px 0;overflow-wrap:anywhere;
    cursor:default;border-radius:0 5px 5px 0}.changes li.added{border-color:var(--added)}
    .changes li.removed{border-color:var(--removed)}.changes li.moved,.changes li.reordered{border-color:var(--moved)}
    .changes li:hover,.changes li:focus,.changes li.here{background:light-dark(#e8eefb,#2c3446);outline:none}
    .effect{display:block;color:var(--moved);font-size:13px}.nothing{margin:10px 0}.nothing ul{margin:2px 0}
    .slider{display:none}[data-mode=slide] .slider{display:inline}
    [data-mode=slide] .pictures,[data-mode=blink] .pictures{display:grid}
    [data-mode=slide] figure,[data-mode=blink] figure{grid-area:1/1}
    [data-mode=slide] .after .picture{clip-path:inset(0 0 0 var(--cut,50%))}
    [data-mode=slide] .after figcaption{text-align:right}
    [data-mode=slide] .pictures:not(:has(.none))::after{content:"";position:absolute;top:18px;bottom:0;
    left:var(--cut,50%);border-left:2px solid var(--moved);margin-left:-1px;pointer-events:none}
    [data-mode=blink].second .before,[data-mode=blink]:not(.second) .after{visibility:hidden}
    [data-mode=slide] .none,[data-mode=blink] .none{align-self:start}.hidden{display:none}
    @media(max-width:800px){header{position:static}.keys{display:none}.columns{flex-direction:column}.pictures{max-width:100%}.report{min-width:0}}
    """

  static let script = """
    const body=document.body,all=(s,r=document)=>[...r.querySelectorAll(s)],by=id=>document.getElementById(id);
    let timer=null,here=null;body.classList.add('marks');
    function mode(name){body.dataset.mode=name;body.classList.remove('second');clearInterval(timer);timer=null;
    all('[data-mode]',by('scene').closest('.tools')).forEach(b=>b.setAttribute('aria-pressed',b.dataset.mode===name));
    if(name==='blink')timer=setInterval(()=>body.classList.toggle('second'),700)}
    function filter(){const s=by('scene').value,d=by('device').value,k=by('kind').value;
    all('.report [data-kind],.document>ul [data-kind]').forEach(e=>e.classList.toggle('hidden',k&&e.dataset.kind!==k));
    all('.scene').forEach(e=>e.classList.toggle('hidden',(s&&e.dataset.scene!==s)||(d&&e.dataset.device!==d)
    ||(k&&!e.querySelector(`li[data-kind="${k}"]`))));
    all('.document').forEach(e=>e.classList.toggle('hidden',!!(s||d||k)
    &&!e.querySelector('.scene:not(.hidden),:scope>ul>li:not(.hidden)')));light(null)}
    function light(item){all('.lit').forEach(e=>e.classList.remove('lit'));
    all('.here').forEach(e=>e.classList.remove('here'));here=item;if(!item)return;item.classList.add('here');
    const scene=item.closest('.scene');if(!scene)return;
    for(const view of item.dataset.views.split(' ').filter(Boolean))
    all('.mark',scene).filter(e=>e.dataset.view===view).forEach(e=>e.classList.add('lit'))}
    function seen(s){return all(s).filter(e=>e.offsetParent!==null)}
    function go(step){const list=seen('.changes li');if(!list.length)return;
    const at=list.indexOf(here),next=at<0?(step>0?0:list.length-1):(at+step+list.length)%list.length;
    light(list[next]);list[next].scrollIntoView({block:'center'})}
    function scene(step){const list=seen('.scene');if(!list.length)return;
    const top=document.querySelector('header').offsetHeight+4;
    let at=list.indexOf(document.activeElement.closest&&document.activeElement.closest('.scene'));
    const next=list[Math.max(0,Math.min(list.length-1,at<0?0:at+step))];next.focus({preventScroll:true});
    scrollTo(0,next.getBoundingClientRect().top+scrollY-top)}
    function cut(value){by('slider').value=value;
    document.documentElement.style.setProperty('--cut',by('slider').value+'%')}
    function theme(){const root=document.documentElement.style,dark=root.colorScheme?root.colorScheme==='dark'
    :matchMedia('(prefers-color-scheme: dark)').matches;root.colorScheme=dark?'light':'dark'}
    function marks(){const on=body.classList.toggle('marks');by('marks').setAttribute('aria-pressed',on)}
    all('.modes button').forEach(b=>b.onclick=()=>mode(b.dataset.mode));
    ['scene','device','kind'].forEach(id=>by(id).onchange=filter);
    by('slider').oninput=e=>cut(e.target.value);by('marks').onclick=marks;by('theme').onclick=theme;
    all('.changes li').forEach(li=>{li.onclick=li.onfocus=()=>light(li);li.onmouseenter=()=>light(li)});
    addEventListener('keydown',e=>{if(e.ctrlKey||e.metaKey||e.altKey||e.target.tagName==='SELECT')return;
    const keys={j:()=>go(1),k:()=>go(-1),n:()=>scene(1),p:()=>scene(-1),'1':()=>mode('side'),
    '2':()=>mode('slide'),'3':()=>mode('blink'),m:marks,d:theme,Escape:()=>light(null),
    ' ':()=>{if(body.dataset.mode!=='blink')mode('blink');clearInterval(timer);timer=null;body.classList.toggle('second')}};
    if(e.key==='ArrowLeft'||e.key==='ArrowRight'){if(body.dataset.mode!=='slide'||e.target.id==='slider')return;
    cut(+by('slider').value+(e.key==='ArrowLeft'?-5:5));e.preventDefault();return}
    if(e.target.tagName==='BUTTON'&&e.key===' ')return;
    if(keys[e.key]){keys[e.key]();e.preventDefault()}});
    mode('side');cut(50);
    """
}
