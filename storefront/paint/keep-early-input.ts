/**
 * What a shopper does before React has taken a page over would be lost. A press on a button is kept and made again
 * then, unless that takes ten seconds; of several the last. Only what does nothing by itself is kept: links and forms
 * work without script. An entry stays in its field, and its field tells React of it once: React reads a field as it
 * takes it over without telling whoever listens for changes, and its tracker holds back what it has read. Where React
 * has drawn the field anew meanwhile, what was entered is entered again.
 *
 * React takes events from the document on. One for a part it has begun to take over and waits for goes no further, and
 * is kept, or made again, until one does.
 */
export const keepEarlyInput = [
  '(()=>{',
  'let current,isMade,hasPassed;',
  'const kept=new Map,',
  'isTaken=e=>Object.keys(e).some(k=>k.startsWith("__reactProps")),',
  'keep=(e,again,until,isHeard)=>{kept.size||setTimeout(look,50);kept.set(e,current={e,again,until,isHeard})},',
  'make=({e,again})=>{isMade=true;hasPassed=false;again();isMade=false;hasPassed&&kept.delete(e)},',
  'look=()=>{for(const one of kept.values())if(!one.e.isConnected||Date.now()>=one.until)kept.delete(one.e);else isTaken(one.e)&&make(one);kept.size&&setTimeout(look,50)},',
  'before=(type,note)=>addEventListener(type,({target})=>{if(!isMade){current=null;note(target)}},true),',
  'after=type=>document.documentElement.addEventListener(type,()=>{hasPassed=true;!isMade&&current?.isHeard()&&kept.delete(current.e)},true);',
  // A button that is taken over by its own press hears it; a field that is has read what was entered, and tells nobody.
  'let pressed;',
  'before("click",e=>{const b=e.closest?.(\'button[type="button"]\');if(b){kept.delete(pressed);pressed=b;keep(b,()=>b.click(),Date.now()+1e4,()=>isTaken(b))}});',
  'before("input",e=>{const{type,value,checked}=e,wasTaken=isTaken(e);keep(e,()=>{type=="file"||(e.value=value,e.checked=checked);e._valueTracker?.setValue(null);e.dispatchEvent(new Event({radio:"click",checkbox:"click","select-one":"change",file:"change"}[type]||"input",{bubbles:true}))},1/0,()=>wasTaken)});',
  'before("change",()=>{});["click","input","change"].map(after)',
  '})();',
].join('')
