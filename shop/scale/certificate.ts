import { days } from '#shop/time.ts'

/** A scale that weighs for trade is verified each year, and the certificate has a last day. Who verifies needs some notice. */
const notice = 30

type Certificate = 'unknown' | 'valid' | 'ends-soon' | 'over'

/** Both are days, 'YYYY-MM-DD'. */
export function certificateOn(today: string, lastDay: string | undefined): { is: Certificate; daysLeft: number } {
  if (lastDay === undefined) return { is: 'unknown', daysLeft: 0 }
  const daysLeft = Math.round((Date.parse(lastDay) - Date.parse(today)) / days(1))
  return { is: daysLeft < 0 ? 'over' : daysLeft <= notice ? 'ends-soon' : 'valid', daysLeft }
}
