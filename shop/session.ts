import { days, minutes } from './time.ts'

/** Somebody stays signed in as long as they come back within 14 days, and for 30 days at most. */
export const idleLife = days(14)
export const wholeLife = days(30)
/** Each look at the shop is not worth a write: the last one is noted this often. */
export const seenEvery = minutes(5)
/** With one more the oldest goes. */
export const mostSessions = 10

/** A device that nobody signs in on for so long is a stranger again. */
export const deviceLife = days(365)
export const mostDevices = 20

/** Clocks of several machines differ a little; a session from further ahead than this was made by a clock set wrong. */
const clocksDiffer = minutes(5)

export interface SessionTimes {
  readonly createdAt: number
  readonly lastSeenAt: number
}

export const isSessionLive = ({ createdAt, lastSeenAt }: SessionTimes, now: number): boolean =>
  createdAt <= now + clocksDiffer && now < createdAt + wholeLife && now < lastSeenAt + idleLife

export const isSeenLongAgo = ({ lastSeenAt }: SessionTimes, now: number): boolean => now >= lastSeenAt + seenEvery
