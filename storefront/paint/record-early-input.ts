/** Notes what a shopper presses and enters until a page's script is there, which makes it again: lib/browser/early-input.ts. */
export const recordEarlyInput = [
  '(early=>["click","input","change"].map(type=>addEventListener(type,({target})=>',
  'early.push({type,target,value:target.value,checked:target.checked,at:Date.now()}),true)))(self.earlyInput=[])',
].join('')
