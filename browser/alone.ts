/**
 * One tab at a time, or the worker, does what bears this name. Where the browser cannot tell tabs apart, or refuses to, it is
 * done all the same.
 */
export async function alone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return work()
  let hasBegun = false
  try {
    return await navigator.locks.request(name, () => {
      hasBegun = true
      return work()
    })
  } catch (refused) {
    if (hasBegun) throw refused
    return work()
  }
}
