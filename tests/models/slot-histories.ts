import { randomUUID } from 'node:crypto'
import { type Arbitrary, array, boolean, constant, constantFrom, integer, oneof, record } from 'fast-check'
import type { Database } from '#server/storage/database.ts'
import { type Pincode, parsePincode } from '#shop/delivery/delivery.ts'
import { startOfShopDay } from '#shop/moment.ts'
import type { SlotPlan, WeekPattern } from '#shop/slots/slots.ts'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import type { SlotTrialCommands } from '#tests/rooms/slot-commands.ts'
import { SlotModel } from './slot-model.ts'

const pincodes = ['400012', '400013', '400014'] as const

const plan = (from: number, to: number, capacity: number, where: readonly string[]): SlotPlan => ({
  from: from * 60,
  to: to * 60,
  capacity,
  pincodes: where.map((typed) => parsePincode(typed) as Pincode),
  cutOff: from === 17 ? { daysBefore: 0, at: 13 * 60 } : { daysBefore: 1, at: 21 * 60 },
})

/** Small slots, and at nine o'clock one here and another there. */
const week: WeekPattern = Array.from({ length: 7 }, (_, weekday) =>
  weekday === 3
    ? []
    : [plan(7, 9, 2, []), plan(9, 11, 1, ['400012']), plan(9, 11, 2, ['400013', '400014']), plan(17, 19, 1, [])],
)

const when = constantFrom('07:00-09:00', '09:00-11:00', '17:00-19:00', '08:00-09:00')
const ahead = oneof({ weight: 4, arbitrary: integer({ min: 0, max: 2 }) }, integer({ min: 0, max: 15 }))
const order = integer({ min: 0, max: 7 })

const deed = oneof(
  {
    weight: 8,
    arbitrary: record({
      does: constant('place' as const),
      pincode: constantFrom(...pincodes),
      isNamed: boolean(),
      ahead,
      when,
      again: boolean(),
    }),
  },
  { weight: 5, arbitrary: record({ does: constantFrom('cancel', 'reject', 'undo', 'undo'), order }) },
  {
    weight: 2,
    arbitrary: record({ does: constant('later' as const), order, ahead, when }),
  },
  {
    weight: 2,
    arbitrary: record({ does: constant('room' as const), ahead, when, capacity: integer({ min: 0, max: 3 }) }),
  },
  { weight: 1, arbitrary: record({ does: constantFrom('close', 'open'), ahead }) },
  { weight: 1, arbitrary: record({ does: constant('wait' as const), hours: integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: record({ does: constant('tidy' as const) }) },
)

export const slotDeeds = array(deed, { minLength: 1, maxLength: 30, size: 'max' })

type Deed = typeof deed extends Arbitrary<infer One> ? One : never

/** Plays a history with the shop's commands and with the model; what differs, in words. Each in a year of its own. */
export async function playSlots(
  { run, read }: Pick<Database<SlotTrialCommands>, 'read' | 'run'>,
  deeds: readonly Deed[],
  nr: number,
): Promise<string[]> {
  if (nr === 1) await run.planWeek({ week })
  const first = startOfShopDay('2026-01-01') + days(40 * nr)
  const model = new SlotModel(week, first)
  const placed: { readonly id: string; readonly userId: string; readonly pincode: string; slot: string }[] = []
  const staff = { id: 'asif', role: 'owner' as const, device: 'tablet' }
  let at = first + hours(8)

  async function place(one: Extract<Deed, { does: 'place' }>): Promise<string[]> {
    const userId = randomUUID()
    const name = one.isNamed ? `${model.day(at, one.ahead)}T${one.when}` : undefined
    const shippingAddress = { ...ashasAddress, pincode: one.pincode }
    const comes = { name, pincode: one.pincode }
    const asked = newOrder({ userId, placedAt: at, message: undefined, shippingAddress, comes })
    const expected = model.take(name, one.pincode, at)
    const left = await patiently(() => run.placeOrder(asked))
    const told = 'placed' in left ? (left.placed.slot?.id ?? 'nowhere') : 'refused' in left ? left.refused : 'repeated'
    if ('placed' in left) placed.push({ id: asked.id, userId, pincode: one.pincode, slot: told })
    const again = one.again && 'placed' in left ? await patiently(() => run.placeOrder(asked)) : undefined
    return [
      ...(told === expected ? [] : [`it was ${told}, not ${expected}`]),
      ...(again === undefined || 'repeated' in again ? [] : ['its repeat found no order']),
    ]
  }

  async function move(one: Extract<Deed, { order: number }>): Promise<string[]> {
    const { does } = one
    const chosen = placed[one.order]
    if (chosen === undefined) return []
    const { id: orderId, userId, slot } = chosen
    const { version } = await read
      .selectFrom('orders')
      .select('version')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const press = { orderId, seen: version, key: randomUUID(), by: staff, at }
    if (one.does === 'later') {
      const { pincode, slot: was } = chosen
      const name = `${model.day(at, one.ahead)}T${one.when}`
      const left = await patiently(() =>
        run.staffChangeSlot({
          ...press,
          by: { staff: staff.id, device: staff.device },
          slot: name,
          reason: 'because',
          telling: undefined,
        }),
      )
      const isJudged = 'moved' in left || ('refused' in left && left.refused === 'slot-lost')
      const found = isJudged ? model.take(name, pincode, at) : ''
      if (!('moved' in left)) return isJudged && found.includes('T') ? [`${found} was refused`] : []
      if (!found.includes('T')) return [`${name} was given, though ${found}`]
      model.change(was, -1)
      chosen.slot = found
      return []
    }
    const undone = does === 'undo' ? await run.undoStaffMove({ ...press, telling: undefined }) : undefined
    const left =
      undone ??
      (does === 'cancel'
        ? await run.cancelOrder({ orderId, userId, at })
        : await run.makeStaffMove({
            ...press,
            move: 'reject',
            reason: 'because',
            rider: undefined,
            telling: undefined,
          }))
    if (!('refused' in left)) model.change(slot, undone ? 1 : -1)
    return []
  }

  async function does(one: Deed): Promise<string[]> {
    if (one.does === 'place') return place(one)
    if ('order' in one) return move(one)
    if (one.does === 'tidy') await run.makeDays({ at })
    else if (one.does === 'wait') at += hours(one.hours)
    else {
      const day = model.day(at, one.ahead)
      const [is] = await read.selectFrom('delivery_days').select('day').where('day', '=', day).execute()
      // What nobody has planned yet, nobody can change.
      if (is === undefined) return []
      if (one.does === 'room') {
        for (const id of model.idsAt(day, one.when)) {
          model.slot(id).capacity = one.capacity
          await run.changeSlots({ id, capacity: one.capacity })
        }
      } else {
        for (const slot of model.slotsOf(day)) slot.isOpen = one.does === 'open'
        await run.changeSlots({ day, isOpen: one.does === 'open' })
      }
    }
    return []
  }

  for (const one of deeds) {
    at += seconds(7) + minutes(1)
    const wrong = [...(await does(one)), ...(await faults())]
    if (wrong.length > 0) return wrong.map((fault) => `${JSON.stringify(one)}: ${fault}`)
  }
  return []

  /** Each slot against its orders, and against the model. */
  async function faults(): Promise<string[]> {
    const kept = await read
      .selectFrom('delivery_slots')
      .select((row) => [
        'id',
        'taken',
        row
          .selectFrom('orders')
          .select((counted) => counted.fn.countAll<number>().as('count'))
          .whereRef('orders.slot_id', '=', 'delivery_slots.id')
          .where('orders.status', 'not in', ['Canceled', 'Rejected'])
          .as('orders'),
      ])
      .where('day', '>=', model.day(first, -1))
      .execute()
    return kept.flatMap(({ id, taken, orders }) => [
      ...(taken === Number(orders) ? [] : [`${id} says ${taken} of ${orders} orders`]),
      ...(taken === model.slot(id).taken ? [] : [`${id} says ${taken}, not ${model.slot(id).taken}`]),
    ])
  }
}
