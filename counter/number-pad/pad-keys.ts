/** A press on the pad: what is typed then. A number has one point. */
export function afterKey(typed: string, key: string): string {
  if (key === 'delete') return typed.slice(0, -1)
  if (key === '.' && typed.includes('.')) return typed
  return typed.length >= 9 ? typed : typed + key
}
