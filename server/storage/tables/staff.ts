import type { Generated } from 'kysely'

export interface StaffTables {
  staff: StaffTable
  staff_devices: StaffDevicesTable
  staff_sessions: StaffSessionsTable
  staff_passkeys: StaffPasskeysTable
  staff_recovery_codes: StaffRecoveryCodesTable
  staff_challenges: StaffChallengesTable
  staff_addresses: StaffAddressesTable
  staff_acts: StaffActsTable
  refused_presses: RefusedPressesTable
}

/** Who works here. Nobody is taken out: what they did names them. */
interface StaffTable {
  id: string
  name: string
  /** one of shop/staff/staff.ts */
  role: string
  added_at: number
  /** null: works here */
  disabled_at: number | null
  /** null: has no PIN yet */
  pin_hash: string | null
  /** 1: somebody else gave it, and it must be changed */
  pin_is_first: number
  /** wrong ones in a row: each is counted before it is compared */
  pin_tries: number
  /** the name typed with a password, folded; null: signs in otherwise */
  login: string | null
  password_hash: string | null
  /** the key of the codes is made of this and the pepper */
  totp_salt: string | null
  /** the time step of the last code that was used: none works twice */
  totp_step: number
  /** in which they read the counter, one of `languages` */
  language: Generated<string>
}

/** A browser of the counter. One row from the address that enrols it to its end. */
interface StaffDevicesTable {
  id: string
  name: string
  /** one of shop/staff/staff-session.ts */
  kind: string
  made_at: number
  /** who made it, as in `staff_acts` */
  made_by: string
  /** SHA-256 of the token in the address that enrols it; null once it was used */
  invite_hash: string | null
  invite_until: number
  /** SHA-256 of the cookie; null until it is enrolled */
  token_hash: string | null
  enrolled_at: number | null
  ends_at: number
  revoked_at: number | null
  /** 1: a cutter may be themselves here by a tap on their name */
  one_tap: number
}

interface StaffSessionsTable {
  /** SHA-256 of the cookie */
  token_hash: string
  /** names the session to its owner */
  id: string
  staff_id: string
  /** the device that it is on */
  device_id: string
  created_at: number
  /** when somebody last did something */
  touched_at: number
  /** when the owner last showed a passkey, or a password with a code */
  proven_at: number | null
  /** 1: came by a recovery code, and must make a new passkey first */
  needs_key: number
  /** 1: began with a tap on a name, and no PIN was typed since */
  without_pin: number
}

interface StaffPasskeysTable {
  /** as the authenticator named it */
  id: string
  staff_id: string
  public_key: string
  /** how often it signed; a copy would say less than this */
  counter: number
  transports: string
  name: string
  added_at: number
  used_at: number
}

interface StaffRecoveryCodesTable {
  /** SHA-256 of 80 random bits */
  code_hash: string
  staff_id: string
}

/** What a passkey is asked to sign: once, and soon. */
interface StaffChallengesTable {
  challenge_hash: string
  /** 'sign-in', 'prove/<session>', 'add/<staff>', 'address/<hash>' */
  purpose: string
  until: number
}

/** The one-time addresses at which somebody becomes an owner, or an owner gets a new key. */
interface StaffAddressesTable {
  token_hash: string
  /** '' where it is asked for */
  name: string
  /** an owner who is one already */
  staff_id: string | null
  /** 1: works only as long as the shop has no owner */
  is_first: number
  until: number
  /** who made it, as in `staff_acts` */
  made_by: Generated<string>
}

/** All that staff did, in the transaction of the act. Nothing here changes. */
interface StaffActsTable {
  /** the key that the screen made for the press: the same again is the same act */
  id: string
  /** one of shop/staff/staff.ts */
  act: string
  /** what it was done to: 'order/<id>' */
  thing: string
  /** 'staff/<id>@<device>' */
  done_by: string
  done_at: number
  before_json: string
  after_json: string
  /** what was asked for under the key; '' by a version of the shop that did not say */
  pressed_json: Generated<string>
  /** '' where none was asked for */
  reason: string
  /** when it was pressed, as a device said that sent it later; null: it was sent at once */
  pressed_at: Generated<number | null>
}

/** What staff pressed and the shop refused: asked again under its key, the answer is the same. */
interface RefusedPressesTable {
  /** the key of the press */
  id: string
  thing: string
  /** 'staff/<id>@<device>' */
  done_by: string
  pressed_json: string
  /** why, as the command said it */
  refused_json: string
  refused_at: number
}
