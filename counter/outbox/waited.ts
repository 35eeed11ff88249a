import { serverNow } from '#browser/server-clock.ts'
import { longestWait } from '#shop/orders/late-press.ts'
import type { QueuedCommand } from './kept.ts'

type Stamp = Pick<QueuedCommand, 'at' | 'asOf'>

/** By a clock that nobody sets: what was pressed since this page was loaded. */
const pressedHere = new Map<string, number>()

/** The moment of a press, by all clocks that there are. */
export function stampPress(key: string): Stamp {
  pressedHere.set(key, performance.now())
  const asOf = serverNow()
  return { at: Date.now(), ...(asOf === undefined ? {} : { asOf }) }
}

/** How long ago it was pressed, if on this page. */
export function sincePressHere(key: string): number | undefined {
  const at = pressedHere.get(key)
  return at === undefined ? undefined : Math.floor(performance.now() - at)
}

/**
 * How long a press has waited. The device's clock may have been set meanwhile, so the shop's clock and this page's own go
 * before it; a page's own stands still while a tablet sleeps, so it says only how long at least.
 */
export function waitedFor({ key, at, asOf }: Stamp & { readonly key: string }): number {
  const here = sincePressHere(key)
  const now = serverNow()
  const byShop = asOf === undefined || now === undefined ? undefined : now - asOf
  const told = byShop ?? here ?? Date.now() - at
  return Math.min(Math.max(0, here ?? 0, told), longestWait)
}
