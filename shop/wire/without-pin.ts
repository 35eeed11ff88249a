import type * as v from 'valibot'
import type { StaffCall } from './staff-call.ts'
import { type StaffCallName, staffCalls } from './staff-calls.ts'

type Wanted<Name extends StaffCallName> = v.InferOutput<(typeof staffCalls)[Name]['takes']>

/**
 * What opens to a cutter who came by a tap on their name: all of a call, or what of it asks for no more. Whatever stands in no
 * row needs the PIN, and so does each call that is yet to come. Nothing here tells a customer anything, gives anything away or
 * shows whose order it is.
 */
const opens: { readonly [Name in StaffCallName]?: true | ((wanted: Wanted<Name>) => boolean) } = {
  me: true,
  touch: true,
  lock: true,
  signOut: true,
  showPin: true,
  board: true,
  ticks: true,
  fishNames: true,
  fishPictures: true,
  tickLine: ({ list }) => list === 'cut',
  moveOrder: ({ move }) => move === 'start-cutting',
  weighing: true,
  // too heavy, it is given or its customer is asked; and what is asked twice about is not saved by a tap
  weighLine: ({ over, isSure }) => over === undefined && isSure !== true,
  addPhotograph: true,
  photograph: true,
  scale: true,
  labels: true,
  prints: true,
  printOnPaper: ({ paper }) => paper === 'label',
}

const byCall = new Map<StaffCall, true | ((wanted: never) => boolean)>(
  Object.entries(opens).map(([name, when]) => [staffCalls[name as StaffCallName], when]),
)

/** Whether something of the call opens without a PIN. */
export const mayOpenWithoutPin = (call: StaffCall): boolean => byCall.has(call)

/** Whether it does with what was asked. */
export function opensWithoutPin(call: StaffCall, wanted: unknown): boolean {
  const when = byCall.get(call)
  return when === true || (when?.(wanted as never) ?? false)
}
