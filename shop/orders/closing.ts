import { type Slot, serves, slotName, startOf, whyNotSlot } from '#shop/slots/slots.ts'
import { after } from './moves.ts'

/** What can become of an order on whose day there is no delivery: it comes at another time, its customer is called first, or it ends. */
export const ways = ['move', 'call', 'reject'] as const
export type Way = (typeof ways)[number]

/** An order of a day that is to be closed. */
interface DayOrder {
  readonly id: string
  readonly status: string
  readonly note: string
  /** what of it does not lie in the cold room */
  readonly missing: readonly string[]
  readonly buyer: { readonly pincode: string }
}

/** Why an order does not simply go with the others. */
export type Exception = 'note' | 'missing' | 'at-the-knife' | 'full' | 'elsewhere' | 'own'

/** Where orders can be moved: the slots at the same hours of a day, each for its places. */
export interface Target {
  readonly name: string
  readonly day: string
  readonly slots: readonly Slot[]
  readonly free: number
}

/** What becomes of an order, and why otherwise than of all; `mayMove` and `mayReject` say which ways it has at all. */
export interface Chosen<Order extends DayOrder> {
  readonly order: Order
  readonly way: Way
  readonly why: Exception | undefined
  readonly mayMove: boolean
  readonly mayReject: boolean
}

/** The times at which something is free, those after the day first: nobody is glad of fish before they asked for it. */
export function targetsOf(slots: readonly Slot[], { day, at }: { day: string; at: number }): readonly Target[] {
  const open = slots.filter((slot) => whyNotSlot(slot, { pincode: slot.pincodes[0] ?? '', at }) === undefined)
  const named = Map.groupBy(
    open.filter((slot) => slot.day !== day),
    slotName,
  )
  return [...named]
    .map(([name, group]) => ({
      name,
      day: name.slice(0, day.length),
      slots: group,
      free: group.reduce((sum, one) => sum + freeIn(one), 0),
    }))
    .toSorted(
      (one, other) => Number(one.day < day) - Number(other.day < day) || startOfTarget(one) - startOfTarget(other),
    )
}

const startOfTarget = ({ slots: [slot] }: Target): number => (slot === undefined ? 0 : startOf(slot.day, slot.hours))

const freeIn = ({ capacity, taken }: Slot): number => Math.max(0, capacity - taken)

/** The first time at which all find room; where there is none, the one with most of it. */
export const bestTarget = (targets: readonly Target[], orders: readonly DayOrder[]): Target | undefined =>
  targets.find((target) => unfitIn(target, orders) === 0) ??
  targets.toSorted((one, other) => unfitIn(one, orders) - unfitIn(other, orders))[0]

/** How many of those that would go with the others do not fit there. */
export const unfitIn = (target: Target, orders: readonly DayOrder[]): number =>
  chosenFor(orders, { way: 'move', own: new Map(), target }).filter(({ why }) => why === 'full' || why === 'elsewhere')
    .length

/** What makes somebody look at an order before it goes with the others: what it says, what it lacks, and fish that is cut. */
function askedFirst({ note, missing, status }: DayOrder): Exception | undefined {
  if (note !== '') return 'note'
  if (missing.length > 0) return 'missing'
  return status === 'Cutting' || status === 'Packed' ? 'at-the-knife' : undefined
}

/**
 * What becomes of each order: one way for all, and its own for each that was chosen by itself. An order that says or lacks something is
 * called unless somebody chose otherwise, and so is one for which there is no place: those that were chosen by themselves take theirs first.
 */
export function chosenFor<Order extends DayOrder>(
  orders: readonly Order[],
  { way, own, target }: { way: Way; own: ReadonlyMap<string, Way>; target: Target | undefined },
): readonly Chosen<Order>[] {
  const left = new Map(target?.slots.map((slot) => [slot.id, freeIn(slot)]))
  const wanted = orders.map((order) => {
    const asked = askedFirst(order)
    const mine = own.get(order.id)
    return { order, way: mine ?? (asked === undefined ? way : 'call'), asked, isOwn: mine !== undefined }
  })
  const moved = new Map<string, 'full' | 'elsewhere' | undefined>()
  for (const one of wanted.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn)))
    if (one.way === 'move') moved.set(one.order.id, takePlace(one.order, target, left))
  return wanted.map(({ order, way: as, asked, isOwn }) => {
    const serving = target?.slots.some((slot) => serves(slot, order.buyer.pincode)) ?? false
    const mayReject = after(order.status, 'reject') !== undefined
    const unfit = moved.get(order.id)
    return {
      order,
      way: unfit === undefined ? as : 'call',
      why: unfit ?? asked ?? (isOwn ? 'own' : undefined),
      mayMove: serving,
      mayReject,
    }
  })
}

function takePlace(
  { buyer: { pincode } }: DayOrder,
  target: Target | undefined,
  left: Map<string, number>,
): 'full' | 'elsewhere' | undefined {
  const serving = target?.slots.filter((slot) => serves(slot, pincode)) ?? []
  if (serving.length === 0) return 'elsewhere'
  const free = serving.find(({ id }) => (left.get(id) ?? 0) > 0)
  if (free === undefined) return 'full'
  left.set(free.id, (left.get(free.id) ?? 0) - 1)
  return undefined
}
