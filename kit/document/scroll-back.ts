/** Where the router keeps, for each entry of the history, how far it was scrolled. */
export const scrolledTo = 'scrolled-to'

/** Who loads a page again or comes back to it stands where they stood, before the router is there to see to it. */
export const scrollBack = `{
if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},'')
try{const at=JSON.parse(sessionStorage.getItem('${scrolledTo}')??'{}')[history.state.key]
if(typeof at=='number')scrollTo(0,at)}catch{}}`
