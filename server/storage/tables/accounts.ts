import type { Generated, Selectable } from 'kysely'

export interface AccountsTables {
  users: UsersTable
  sessions: SessionsTable
  stays: StaysTable
  known_devices: KnownDevicesTable
  codes: CodesTable
  password_changes: PasswordChangesTable
  mobile_proofs: MobileProofsTable
  erasures: ErasuresTable
}

interface UsersTable {
  id: string
  name: string
  /** as typed */
  email: string
  /** normalised, as accounts are told apart by it */
  email_form: string
  /** '+919876543210' */
  mobile: string
  /** its argon2id hash, which names the pepper that is needed too */
  password: string
  registered_at: number
  /** also what two sign-ins of one person at once wait for */
  signed_in_at: number
  /** in which they used the shop last, one of `languages` */
  language: Generated<string>
}

interface SessionsTable {
  /** SHA-256 of the token: the token itself is only with the person */
  token_hash: string
  /** names the session to its owner */
  id: string
  user_id: string
  /** 'Chrome/Android' */
  device: string
  created_at: number
  last_seen_at: number
  /** SHA-256 of the cookie that this session needs beside the token */
  bind_hash: string | null
  /** the stay by which this browser gets its next token */
  stay_id: string | null
  /** counts a person's sessions as they begin, whatever the clock says; the version before left it 0 */
  nr: Generated<number>
}

/** A browser that gets a new token when it has none. */
interface StaysTable {
  id: string
  user_id: string
  /** 'Safari/iPhone' */
  device: string
  /** SHA-256 of the cookie that no script reads: the newest value, and the one before */
  value_hash: string
  before_hash: string | null
  /** SHA-256 of the cookie beside it, which a script deletes to sign out */
  mark_hash: string
  /** counts a person's stays as they begin */
  nr: number
  begun_at: number
  /** when its newest value was made */
  renewed_at: number
}

/** A device that somebody signed in on: strangers' wrong tries do not count against it. */
interface KnownDevicesTable {
  /** SHA-256 of its cookie, which opens nothing by itself */
  device_hash: string
  user_id: string
  /** the last time */
  signed_in_at: number
}

/**
 * The live codes of a mobile, also of one that nobody registered, so that both are treated alike: one that strangers may
 * have asked for, one that a known device asked for.
 */
interface CodesTable {
  mobile_key: string
  id: string
  salt: string
  hash: string
  sent_at: number
  verified_at: number | null
  tries: number
}

interface PasswordChangesTable {
  id: string
  user_id: string
  /** 'code' or 'password': by what the person showed who they are */
  changed_by: string
  changed_at: number
}

/** The mobile of an account has answered a code: from then on it gets messages. */
interface MobileProofsTable {
  user_id: string
  mobile: string
  /** 'code', or 'reset': the code of a new password */
  proven_by: string
  proven_at: number
}

/** Erased accounts. Their orders forget their buyer when the law no longer needs them. */
interface ErasuresTable {
  user_id: string
  asked_by: string
  erased_at: number
  forgotten_at: number | null
}

export type UserRow = Selectable<UsersTable>
export type SessionRow = Selectable<SessionsTable>
export type StayRow = Selectable<StaysTable>
export type CodeRow = Selectable<CodesTable>
