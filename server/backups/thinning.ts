import { days, hours } from '#shop/time.ts'

/**
 * The backups to remove: all of the last hour stay, then the last of each hour for a day, then the last of each day for
 * 30. The newest stays however old it is.
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

/** Of each period the newest is kept. */
function shelf(moment: number, now: number): string | undefined {
  const age = now - moment
  if (age <= hours(1)) return `moment ${moment}`
  if (age <= days(1)) return `hour ${Math.floor(moment / hours(1))}`
  return age <= days(30) ? `day ${Math.floor(moment / days(1))}` : undefined
}
