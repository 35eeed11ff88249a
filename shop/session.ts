import { days, minutes } from './time.ts'

/** Somebody stays signed in as long as they come back within 14 days, and for 30 days at most. */
export const idleLife = days(14)
export const wholeLife = days(30)
/** The last visit is written at most this often, not with each request. */
export const seenEvery = minutes(5)
/** One more removes the oldest. */
export const mostSessions = 10

/** A device without a login for this long counts as a stranger again. */
export const deviceLife = days(365)
export const mostDevices = 20

/** Clocks differ a little between machines; a session from further in the future was made by a wrong clock. */
const clocksDiffer = minutes(5)

export interface SessionTimes {
  readonly createdAt: number
  readonly lastSeenAt: number
}

export const isSessionLive = ({ createdAt, lastSeenAt }: SessionTimes, now: number): boolean =>
  createdAt <= now + clocksDiffer && now < createdAt + wholeLife && now < lastSeenAt + idleLife

export const isSeenLongAgo = ({ lastSeenAt }: SessionTimes, now: number): boolean => now >= lastSeenAt + seenEvery
