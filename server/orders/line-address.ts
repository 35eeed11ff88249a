import { Refusal } from '#server/http/refusal.ts'
import { isId } from '#shop/id.ts'

/** The order that an address names. What can be no id is not looked for. */
export function orderFrom(typed = ''): string {
  if (!isId(typed)) throw new Refusal(404, { refused: 'no-such-order' })
  return typed
}

/** The number of a line that an address names. */
export function lineFrom(typed = ''): number {
  if (!/^[1-9][0-9]{0,3}$/.test(typed)) throw new Refusal(404, { refused: 'no-such-line' })
  return Number(typed)
}
