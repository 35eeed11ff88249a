export interface StaffTables {
  staff: StaffTable
  staff_sessions: StaffSessionsTable
  staff_acts: StaffActsTable
}

/** Who works here. Nobody is taken out: what they did names them. */
export interface StaffTable {
  id: string
  name: string
  /** one of shop/staff.ts */
  role: string
  added_at: number
  /** null: works here */
  disabled_at: number | null
}

export interface StaffSessionsTable {
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
}

/** All that staff did, in the transaction of the act. Nothing here changes. */
interface StaffActsTable {
  /** the key that the screen made for the press: the same again is the same act */
  id: string
  /** one of shop/staff.ts */
  act: string
  /** what it was done to: 'order/<id>' */
  thing: string
  /** 'staff/<id>@<device>' */
  done_by: string
  done_at: number
  before_json: string
  after_json: string
  /** '' where none was asked for */
  reason: string
}
