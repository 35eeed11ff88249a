import { days, hours, minutes } from '#shop/time.ts'
import type { Role } from './staff.ts'

/**
 * A tablet that many share, one at which fish is cut, the phone of one rider, or the browser in which an owner signed in by a
 * passkey.
 */
export const deviceKinds = ['tablet', 'cutters', 'phone', 'own'] as const

export type DeviceKind = (typeof deviceKinds)[number]

/** What an owner enrols; 'own' comes about by itself. */
export const enrolledKinds = ['tablet', 'cutters', 'phone'] as const satisfies readonly DeviceKind[]

/** A device without a touch for so long is locked. */
export const lockedAfter: Readonly<Record<DeviceKind, number>> = {
  tablet: minutes(3),
  cutters: minutes(3),
  phone: hours(12),
  own: minutes(30),
}

/** Without a line a PIN cannot be checked, so a screen stays open longer; the shop asks for it before it takes what was pressed. */
export const lockedWithoutLine = minutes(30)

/** However busy it is, a session ends after a shift. */
export const wholeShift = hours(16)

export const deviceLife = days(90)
export const enrolmentLife = minutes(10)
export const ownerAddressLife = days(1)
export const challengeLife = minutes(5)

/** For so long an owner who showed the passkey is not asked again. */
export const provenLife = minutes(5)

export const wrongPins = 5

/** What the door needs to know of a session. A moment is null where it never came. */
interface Session {
  readonly kind: DeviceKind
  readonly createdAt: number
  readonly touchedAt: number
  readonly deviceEndsAt: number
  readonly deviceRevokedAt: number | null
  /** it began with a tap on a name, and that may not be here, or not any more */
  readonly isTapOver: boolean
}

/** Whether somebody may be themselves at a device by a tap on their name: who cuts, where the owner allows it. */
export const mayTap = (device: { readonly kind: DeviceKind; readonly oneTap: boolean }, role: Role): boolean =>
  device.kind === 'cutters' && device.oneTap && role === 'cutter'

/** Why a session opens nothing, or 'open'. */
export type SessionState = 'open' | 'locked' | 'over' | 'revoked'

export function stateOf(session: Session, now: number): SessionState {
  const { kind, createdAt, touchedAt, deviceEndsAt, deviceRevokedAt, isTapOver } = session
  if (deviceRevokedAt !== null) return 'revoked'
  if (deviceEndsAt <= now || createdAt + wholeShift <= now) return 'over'
  return isTapOver || touchedAt + lockedAfter[kind] <= now ? 'locked' : 'open'
}

/** Whether the owner showed the passkey a moment ago; a clock that was set back proves nothing. */
export const isProven = (provenAt: number | null, now: number): boolean =>
  provenAt !== null && provenAt <= now && now < provenAt + provenLife
