import { days, hours } from '#shop/time.ts'

/**
 * The backups to remove now: all of the last hour stay, then the last of each hour for a day, then the last of each day
 * for 30. The clock may be ahead, so only a few go at once, and never the last of each of the newest days that have
 * backups. Those from later than now stay: what is too much among them is not for a clock to say.
 */
export function superfluous(moments: readonly number[], now: number): number[] {
  const newestFirst = moments.filter((moment) => moment <= now).toSorted((one, other) => other - one)
  const daysSeen = new Set<number>()
  const taken = new Set<string>()
  return newestFirst
    .filter((moment) => {
      daysSeen.add(dayOf(moment))
      const its = shelf(moment, { now, isRecent: daysSeen.size <= newestDays })
      const isKept = its !== undefined && !taken.has(its)
      if (its !== undefined) taken.add(its)
      return !isKept
    })
    .slice(-atOnce)
}

/** The databases set aside that go with the backups of their day; `backups` show how many days went by. */
export function outlived(
  asides: readonly number[],
  { backups, now }: { backups: readonly number[]; now: number },
): number[] {
  return asides
    .filter((aside) => {
      const since = backups.filter((moment) => moment > aside && moment <= now).map(dayOf)
      return now - aside > keptFor && new Set(since).size >= newestDays
    })
    .slice(0, atOnce)
}

const keptFor = days(30)
/** A shop that is open has backups of each day, so none of these is older than a week. */
const newestDays = 7
/** More than each backup adds, and little enough to be noticed in time. */
const atOnce = 3

/** Of each period the newest is kept. */
function shelf(moment: number, { now, isRecent }: { now: number; isRecent: boolean }): string | undefined {
  const age = now - moment
  if (age <= hours(1)) return `moment ${moment}`
  if (age <= days(1)) return `hour ${Math.floor(moment / hours(1))}`
  return age <= keptFor || isRecent ? `day ${dayOf(moment)}` : undefined
}

const dayOf = (moment: number): number => Math.floor(moment / days(1))
