/**
 * Keeps what somebody taps or chooses before the page can answer, and shows that it is under way; `browser/early-taps.ts`
 * lets it happen. So it is with Enter in a form whose submit button waits for the page. Links, other forms, the list of
 * products and what the browser itself opens work without script: they are left be.
 */
export const keepEarlyTaps = `
self.taps=[]
const meant={
click:(at)=>at.closest('button[type=button]:not(.dropdown-button,[popovertarget])'),
change:(at)=>at.closest('select'),
keydown:(at,{key})=>key=='Enter'&&at.closest('input')?.form?.querySelector('[type=submit]:disabled')}
for(const kind in meant)addEventListener(kind,(tap)=>{
const on=taps&&meant[kind](tap.target,tap)
if(!on)return
tap.stopPropagation()
on.ariaBusy=true
taps.push([on,on.value])},true)`
