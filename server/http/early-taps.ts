/**
 * Keeps what somebody taps or chooses before the page can answer, and shows that it is under way; `browser/early-taps.ts`
 * lets it happen. Links, forms and the list of products work without script: they are left be.
 */
export const keepEarlyTaps = `
self.taps=[]
for(const kind of['click','change'])addEventListener(kind,(tap)=>{
const on=taps&&tap.target.closest(kind=='click'?'button[type=button]:not(.dropdown-button)':'select')
if(!on)return
tap.stopPropagation()
on.ariaBusy=true
taps.push([on,on.value])},true)`
