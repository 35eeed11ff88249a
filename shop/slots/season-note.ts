/** What shoppers are told near the delivery times on some days of each year. */
export interface SeasonNote {
  readonly text: string
  /** the first day and the last, '06-01' and '07-31': of every year, and over New Year where the first is the later */
  readonly from: string
  readonly to: string
  readonly isOn: boolean
}

export const longestSeasonNote = 300

/** What is told on a day; undefined: nothing. */
export function seasonNoteOn({ text, from, to, isOn }: SeasonNote, day: string): string | undefined {
  const date = day.slice('2026-'.length)
  const isWithin = from <= to ? from <= date && date <= to : date >= from || date <= to
  return isOn && text !== '' && isWithin ? text : undefined
}

/** Whether there is such a day in some year. */
export function isDateOfYear(typed: string): boolean {
  if (!/^\d{2}-\d{2}$/.test(typed)) return false
  const leapDay = new Date(`2028-${typed}T00:00:00Z`)
  return !Number.isNaN(leapDay.getTime()) && leapDay.toISOString().slice(5, 10) === typed
}
