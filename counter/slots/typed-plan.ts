import { type Pincode, parsePincode } from '#shop/delivery/delivery.ts'
import { latinDigits } from '#shop/digits.ts'
import { inWords } from '#shop/refusals.ts'
import { clockOf, mostOfSlot, type PlanFault, type SlotPlan, whyNotPlans } from '#shop/slots/slots.ts'
import type { SlotPlanRefusal } from '#shop/staff/counter-refusals.ts'
import { planWords, slotPlanRefusals } from '#words/staff-slots.ts'

/** One delivery time as it stands in its fields. */
export interface TypedPlan {
  /** tells the rows of a form apart */
  readonly row: number
  /** orders that come in it: its hours and places stay */
  readonly taken: number
  readonly from: string
  readonly to: string
  readonly pincodes: string
  readonly capacity: string
  readonly daysBefore: string
  readonly at: string
}

export type PlanField = Exclude<keyof TypedPlan, 'row' | 'taken'>

export interface WrongPlan {
  readonly row: number
  readonly field: PlanField
  readonly message: string
}

let rows = 0

export const typedPlan = (plan: SlotPlan, taken = 0): TypedPlan => ({
  row: (rows += 1),
  taken,
  from: clockOf(plan.from),
  to: clockOf(plan.to),
  pincodes: plan.pincodes.join(', '),
  capacity: String(plan.capacity),
  daysBefore: String(plan.cutOff.daysBefore),
  at: clockOf(plan.cutOff.at),
})

/** A new row: an hour or two after the last one, and else as that. */
export function nextPlan(after: TypedPlan | undefined): TypedPlan {
  const empty = { pincodes: '', capacity: '20', daysBefore: '1', at: '21:00' }
  return { ...empty, ...after, row: (rows += 1), taken: 0, from: '', to: '' }
}

/** What is typed as plans, or all that is wrong with it. */
export function readPlans(
  typed: readonly TypedPlan[],
): { readonly plans: readonly SlotPlan[] } | { readonly wrong: readonly WrongPlan[] } {
  const read = typed.map(readPlan)
  const wrong = read.flatMap((one) => ('wrong' in one ? one.wrong : []))
  if (wrong.length > 0) return { wrong }
  const plans = read.flatMap((one) => ('plan' in one ? [one.plan] : []))
  const fault = whyNotPlans(plans)
  const { row = 0 } = typed[Math.min(fault?.place ?? 0, typed.length - 1)] ?? {}
  return fault ? { wrong: [{ row, field: fieldOf[fault.refused], message: told(fault) }] } : { plans }
}

const told = (fault: PlanFault): string => inWords<SlotPlanRefusal>(slotPlanRefusals, fault)

const fieldOf = {
  'slot-hours': 'from',
  'slot-capacity': 'capacity',
  'slot-cut-off': 'at',
  'slot-twice': 'from',
  'too-many-slots': 'from',
} as const satisfies Record<PlanFault['refused'], PlanField>

function readPlan({ row, ...typed }: TypedPlan): { readonly plan: SlotPlan } | { readonly wrong: WrongPlan[] } {
  const [from, to, at] = [minuteTyped(typed.from), minuteTyped(typed.to), minuteTyped(typed.at)]
  const pincodes = pincodesTyped(typed.pincodes)
  const capacity = capacityTyped(typed.capacity)
  if (from !== undefined && to !== undefined && at !== undefined && pincodes !== undefined && capacity !== undefined)
    return { plan: { from, to, pincodes, capacity, cutOff: { daysBefore: Number(typed.daysBefore), at } } }
  const hours = told({ refused: 'slot-hours' })
  const wrong = (isWrong: boolean, field: PlanField, message: string): WrongPlan[] =>
    isWrong ? [{ row, field, message }] : []
  return {
    wrong: [
      ...wrong(from === undefined, 'from', hours),
      ...wrong(to === undefined, 'to', hours),
      ...wrong(pincodes === undefined, 'pincodes', planWords.wrongPincodes),
      ...wrong(capacity === undefined, 'capacity', told({ refused: 'slot-capacity', most: mostOfSlot })),
      ...wrong(at === undefined, 'at', told({ refused: 'slot-cut-off' })),
    ],
  }
}

/** undefined of what is no whole number of orders */
export function capacityTyped(typed: string): number | undefined {
  const places = latinDigits(typed).trim()
  return /^\d{1,4}$/.test(places) ? Number(places) : undefined
}

/** '07:00', '7', '7.30' or '0730', in minutes after midnight. */
function minuteTyped(typed: string): number | undefined {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(latinDigits(typed).trim()) ?? []
  return hour === '' ? undefined : Number(hour) * 60 + Number(minute)
}

function pincodesTyped(typed: string): readonly Pincode[] | undefined {
  const words = typed.split(/[,;\n]+/).filter((word) => word.trim() !== '')
  const pincodes = words.flatMap((word) => parsePincode(word) ?? [])
  return pincodes.length === words.length ? [...new Set(pincodes)] : undefined
}
