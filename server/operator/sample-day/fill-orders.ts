import type { Catalogue } from '#shop/catalogue/product.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { inRupees, rupees, total } from '#shop/money.ts'
import { orderNumber, orderNumberBytes } from '#shop/orders/order-number.ts'
import { priceCart } from '#shop/cart/priced-cart.ts'
import { ruleOf } from '#shop/orders/orders.ts'
import { cash } from '#shop/checkout/payment.ts'
import { decidePlacing } from '#shop/checkout/placing.ts'
import type { Role } from '#shop/staff/staff.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { areaNow } from '#server/delivery/delivery-store.ts'
import { placeAt } from '#server/delivery/directory.ts'
import { lineToKeep } from '#server/orders/placing-api.ts'
import type { Chance } from './chance.ts'
import { minutes } from '#shop/time.ts'
import { askSample, type Rare, weighSample } from './weigh-sample.ts'
import type { SampleShopper } from './fill-shoppers.ts'
import { type PlannedOrder, planOrders } from './plan-orders.ts'

export interface AtWork {
  /** who does the work of a role */
  readonly staffId: (role: Role) => string
  readonly deviceId: string
}

type Database = Pick<ShopDatabase, 'read' | 'run'>

interface Filling {
  readonly chance: Chance
  readonly end: number
  readonly shoppers: readonly SampleShopper[]
  readonly catalogue: Catalogue
  readonly atWork: AtWork
}

/** Places the orders of the morning and moves them to where they stand, by the commands that do it on every day. */
export async function fillOrders(database: Database, filling: Filling): Promise<number> {
  const area = await areaNow(database.read)
  const planned = planOrders(filling.catalogue, filling).toSorted((one, other) => one.placedAt - other.placedAt)
  const stillToCome = new Set<Rare>(['leave-out', 'replace'])
  for (const order of planned) {
    const shopper = filling.shoppers[order.nr % filling.shoppers.length]
    if (shopper === undefined) throw new Error('nobody buys in this shop')
    const id = await place(database, { ...filling, order, shopper, area })
    let version = 1
    for (const { move, at } of order.moves) {
      const scale = { ...filling, nr: order.nr, orderId: id, by: byOf(filling.atWork, 'cutter') }
      if (move === 'pack') version += await weighSample(database, { ...scale, at: at - minutes(1) }, stillToCome)
      const isCancel = ruleOf(move).by === 'shopper'
      const left = isCancel
        ? await database.run.cancelOrder({ orderId: id, userId: shopper.id, at })
        : await database.run.makeStaffMove({
            orderId: id,
            seen: version,
            key: filling.chance.id(at, order.nr, move),
            by: byOf(filling.atWork, roleOf(move)),
            at,
            move,
            reason: reasons[move] ?? '',
            rider: ruleOf(move).namesRider === true ? filling.atWork.staffId('rider') : undefined,
            telling: undefined,
          })
      if ('refused' in left) throw new Error(`${move} of order ${order.nr}: ${left.refused}`)
      if ('moved' in left) version = left.moved
    }
  }
  await askOne(database, filling, planned)
  return planned.length
}

/** Of what is being cut, something weighs far more than was ordered just now. */
async function askOne(database: Database, filling: Filling, planned: readonly PlannedOrder[]): Promise<void> {
  const order = planned.findLast(({ moves }) => moves.at(-1)?.move === 'start-cutting')
  if (order === undefined) return
  const by = byOf(filling.atWork, 'cutter')
  const orderId = filling.chance.id(order.placedAt, order.nr)
  await askSample(database, { ...filling, nr: order.nr, orderId, by, at: filling.end - minutes(1) })
}

interface OneOrder extends Filling {
  readonly order: PlannedOrder
  readonly shopper: SampleShopper
  readonly area: readonly string[]
}

async function place({ run }: Database, { chance, order, shopper, catalogue, area }: OneOrder): Promise<string> {
  const { nr, placedAt, items } = order
  const { address } = shopper
  const priced = priceCart(catalogue, items, 0)
  if ('wrong' in priced) throw new Error(`order ${nr}: ${priced.wrong} ${priced.title}`)
  const pincode = parsePincode(address.pincode)
  const placing = decidePlacing(
    { items, shippingAddress: address, billingAddress: address, totalPrice: inRupees(priced.total) },
    {
      at: placedAt,
      catalogue,
      area,
      place: pincode && placeAt(pincode),
      mostInCash: rupees(1_000_000),
      verifyMobile: 'before-messages',
      isProven: false,
      isOpen: true,
    },
  )
  if ('refused' in placing) throw new Error(`order ${nr}: ${placing.refused}`)
  const id = chance.id(placedAt, nr)
  const lines = placing.placed.lines.map((line) => lineToKeep(line))
  const written = await run.placeOrder({
    id,
    numbers: [0, 1, 2].map((place) => orderNumber(chance.bytes(orderNumberBytes, nr, place, 'number'))),
    userId: shopper.id,
    placedAt,
    language: 'en',
    total: placing.placed.total,
    most: total(lines.map(({ most }) => most)),
    ifMissing: 'call',
    shippingAddress: address,
    billingAddress: address,
    payment: cash,
    lines,
    comes: { name: order.slot, pincode: address.pincode },
    attempt: { key: chance.id(placedAt, nr, 'attempt'), bodyHash: 'sample-day' },
    message: undefined,
    limits: { mostOpen: 1000, turns: [] },
  })
  if (!('placed' in written)) throw new Error(`order ${nr} was not placed`)
  return id
}

const roleOf = (move: string): Role => {
  if (move === 'start-cutting' || move === 'pack') return 'cutter'
  return move === 'deliver' || move === 'not-delivered' ? 'rider' : 'counter'
}

const byOf = ({ staffId, deviceId }: AtWork, role: Role) => ({ id: staffId(role), role, device: deviceId })

const reasons: Readonly<Record<string, string>> = {
  reject: 'The boats with this fish did not come in',
  'not-delivered': 'Nobody opened, and the telephone was off',
}
