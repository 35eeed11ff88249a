import type { Role } from '#shop/staff/staff.ts'

/** What goes wrong with the shop's machine, or is done to it: for who runs it, and on the board. */
export const alarmNames = [
  'orders',
  'messages',
  'disk',
  'backup',
  'backup-old',
  'backup-damaged',
  'backup-unreadable',
  'database-damaged',
  'database-behind',
  'certificate-ends',
  'certificate-unfit',
  'proxy-unknown',
  'page-errors',
  'registrations',
  'wrong-codes',
] as const

export type AlarmName = (typeof alarmNames)[number]

/** All that the board tells beside orders. The last three are of the shop's own day, and nothing is wrong with the machine. */
export const boardAlarms = [...alarmNames, 'pin-barred', 'not-printed', 'slot-filling'] as const

export type BoardAlarmKind = (typeof boardAlarms)[number]

/** What its sentence is about: a folder, an address, a name, a slot; and how many of how many. */
export interface AlarmFacts {
  readonly about: string
  readonly count: number
  readonly of: number
}

/** Whoever is at the counter must know that orders or messages are lost, that a paper did not come out, and that a slot fills up; the rest is the owner's. */
const toldToCounter: ReadonlySet<BoardAlarmKind> = new Set([
  'orders',
  'messages',
  'database-behind',
  'not-printed',
  'slot-filling',
])

export const isTold = (kind: BoardAlarmKind, role: Role): boolean =>
  role === 'owner' || (role === 'counter' && toldToCounter.has(kind))

/** From so much on it is told that a slot fills up. */
const fillingFrom = 80

/** The first place with which a slot counts as nearly full. */
export const fillingAt = (capacity: number): number => Math.max(1, Math.ceil((capacity * fillingFrom) / 100))

export const isFilling = ({ taken, capacity }: { readonly taken: number; readonly capacity: number }): boolean =>
  taken >= fillingAt(capacity)
