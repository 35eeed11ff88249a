import { days, minutes, seconds } from '#shop/time.ts'

/** Somebody stays signed in as long as they come back within 14 days, and for 30 days at most. */
export const idleLife = days(14)
export const wholeLife = days(30)
/** The last visit is written at most this often, not with each request. */
const seenEvery = minutes(5)
/** One more removes the oldest. */
export const mostSessions = 10

/** A device without a login for this long counts as a stranger again. */
export const deviceLife = days(365)
export const mostDevices = 20

/** A browser that has no token gets one as long as it comes back within 90 days, and for 180 days at most. */
export const stayIdle = days(90)
export const stayWhole = days(180)
export const mostStays = 10
/** So long a value that was replaced still counts. */
const stayHold = seconds(60)

/** The cookie by which a script sees that this browser can get a token, and which it deletes to sign out. */
export const stayMark = (isSecure: boolean): string => (isSecure ? '__Host-staying' : 'staying')

interface SessionTimes {
  readonly createdAt: number
  readonly lastSeenAt: number
}

/**
 * A session that seems to begin later was begun by a clock that was set back since: its owner stays signed in, and once they
 * were seen it is as old as that (`noteSeen`).
 */
export const isSessionLive = ({ createdAt, lastSeenAt }: SessionTimes, now: number): boolean =>
  now < createdAt + wholeLife && now < lastSeenAt + idleLife

/** Also when it seems to be seen later than now. */
export const isSeenLongAgo = ({ lastSeenAt }: SessionTimes, now: number): boolean =>
  Math.abs(now - lastSeenAt) >= seenEvery

interface StayTimes {
  readonly begunAt: number
  readonly renewedAt: number
}

export const isStayLive = ({ begunAt, renewedAt }: StayTimes, now: number): boolean =>
  now < begunAt + stayWhole && now < renewedAt + stayIdle

/** Whether the value before the newest one still counts: never longer because a clock was set back. */
export const isStayHeld = ({ renewedAt }: StayTimes, now: number): boolean =>
  renewedAt <= now && now < renewedAt + stayHold
