import { days, hours } from '#shop/time.ts'

/**
 * Which moments need no backup of their own any more: of the last hour all stay, then the last of each hour for a day,
 * then the last of each day for 30. The newest stays however old it is.
 */
export function superfluous(moments: readonly number[], now: number): number[] {
  const newestFirst = moments.toSorted((one, other) => other - one)
  const taken = new Set<string | undefined>()
  return newestFirst.filter((moment, place) => {
    const its = shelf(moment, now)
    const isKept = place === 0 || (its !== undefined && !taken.has(its))
    taken.add(its)
    return !isKept
  })
}

/** Of those that lie on one shelf the newest is kept. */
function shelf(moment: number, now: number): string | undefined {
  const age = now - moment
  if (age <= hours(1)) return `moment ${moment}`
  if (age <= days(1)) return `hour ${Math.floor(moment / hours(1))}`
  return age <= days(30) ? `day ${Math.floor(moment / days(1))}` : undefined
}
