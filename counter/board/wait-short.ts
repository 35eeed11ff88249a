import { hours, minutes } from '#shop/time.ts'
import { waitInWords } from '#shop/words/moments.ts'
import { timeWords } from '#words/measures.ts'
import { shortWaits } from '#words/staff-orders.ts'

/** What is still to come: '25 s', '24 min', '2 h'. */
export const waitShort = (wait: number): string => waitInWords(wait, { timeWords: { ...timeWords, ...shortWaits } })

/** What has passed: '24 min', '4 h 20'. Never more than has passed: nobody is called later than they are. */
export function passedShort(wait: number): string {
  if (wait < minutes(2)) return shortWaits.seconds(Math.max(1, Math.floor(wait / 1000)))
  const whole = Math.floor(wait / minutes(1))
  const [hour, rest] = [Math.floor(whole / 60), whole % 60]
  if (wait < hours(2)) return shortWaits.minutes(whole)
  return rest === 0 ? shortWaits.hours(hour) : shortWaits.hoursAndMinutes(hour, String(rest).padStart(2, '0'))
}
