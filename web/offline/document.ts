import type { AsOf } from '#shop/kept-page.ts'
import { cameRecent } from '#shop/wire/worker.ts'

/** The path of the page that came as a whole: another may be shown by now. */
export const pathOfDocument = (): string => new URL(arrival()?.name ?? location.href).pathname

/** It came at once, as it was kept a few minutes ago. */
export const isRecentDocument = (): boolean => timeOf(cameRecent) !== undefined

/** As of when it is, where it came as a kept one. */
export function documentAsOf(): AsOf | undefined {
  const [at, since] = [timeOf('at'), timeOf('since')]
  return at === undefined || since === undefined ? undefined : { at, age: Date.now() - since }
}

const timeOf = (what: string): number | undefined =>
  arrival()?.serverTiming?.find(({ name }) => name === what)?.duration

/** Not every browser tells. */
function arrival(): Partial<PerformanceNavigationTiming> | undefined {
  const told = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  return told[0]
}
