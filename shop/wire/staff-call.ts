import type * as v from 'valibot'
import type { Act } from '#shop/staff/staff.ts'
import { seconds } from '#shop/time.ts'

/** A call of the counter: its address, which act of staff it is, what goes in and what comes back. */
export interface StaffCall<Takes extends Schema = Schema, Gives extends Schema = Schema> {
  readonly method: 'GET' | 'POST'
  /** a `:name` is a part that the caller fills in */
  readonly path: `/counter/api/${string}`
  /** 'anyone': to sign in; 'at-cutters': whoever stands before a cutters' tablet, also while it is locked */
  readonly act: Act | 'anyone' | 'at-cutters'
  readonly takes: Takes
  readonly gives: Gives
  /** the longest body in bytes, where that is more than usual */
  readonly longestBody?: number
  /** the body is a file of this many bytes at most; the call's other fields are in the address */
  readonly longestFile?: number
}

/** A megabit a second: the slowest line from which a photograph or a catalogue may be sent. */
const bytesPerSecond = 125_000

/** How much longer than any other a call may take to send, whose body may be so long. */
export const sendingTime = ({
  longestBody = 0,
  longestFile = 0,
}: Pick<StaffCall, 'longestBody' | 'longestFile'>): number =>
  seconds(Math.max(longestBody, longestFile) / bytesPerSecond)

/** The header by which a page of the counter shows that it is ours: a site that makes a browser send our cookie cannot know it. */
export const pageTokenHeader = 'x-counter-token'

type Schema = v.GenericSchema<unknown, unknown>

export function staffCall<const A extends StaffCall['act'], T extends Schema, G extends Schema>(
  method: StaffCall['method'],
  path: StaffCall['path'],
  act: A,
  takes: T,
  gives: G,
  more: Pick<StaffCall, 'longestBody' | 'longestFile'> = {},
): StaffCall<T, G> & { readonly act: A } {
  return { method, path, act, takes, gives, ...more }
}
