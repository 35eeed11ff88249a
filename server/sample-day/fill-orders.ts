import { areaNow } from '#server/delivery/delivery-store.ts'
import { placeAt } from '#server/delivery/directory.ts'
import type { movesCommands } from '#server/orders/moves/moves-commands.ts'
import type { ordersCommands } from '#server/orders/orders-commands.ts'
import { lineToKeep } from '#server/orders/placing-api.ts'
import type { weighingCommands } from '#server/orders/weighing/weighing-commands.ts'
import type { Runs } from '#server/storage/database.ts'
import type { AskedLine } from '#shop/cart/order-lines.ts'
import { priceCart } from '#shop/cart/priced-cart.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { cash } from '#shop/checkout/payment.ts'
import { decidePlacing } from '#shop/checkout/placing.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { inRupees, rupees, total } from '#shop/money.ts'
import { type Move, ruleOf } from '#shop/orders/moves.ts'
import { orderNumber, orderNumberBytes } from '#shop/orders/order-number.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { ifMissingChoices, type OrderWishes } from '#shop/orders/order-wishes.ts'
import type { Role } from '#shop/staff/staff.ts'
import { days, hours, minutes } from '#shop/time.ts'
import type { Chance } from './chance.ts'
import type { SampleShopper } from './fill-shoppers.ts'
import { sampleNotes } from './people.ts'
import { askSample, type Rare, weighSample } from './weigh-sample.ts'

/** How each status is reached, and how many orders of the morning are in it. */
const ways = {
  Pending: { count: 8, moves: [] },
  Confirmed: { count: 7, moves: ['confirm'] },
  Cutting: { count: 5, moves: ['confirm', 'start-cutting'] },
  Packed: { count: 6, moves: ['confirm', 'start-cutting', 'pack'] },
  'Out for delivery': { count: 4, moves: ['confirm', 'start-cutting', 'pack', 'send-out'] },
  Delivered: { count: 5, moves: ['confirm', 'start-cutting', 'pack', 'send-out', 'deliver'] },
  'Not delivered': { count: 1, moves: ['confirm', 'start-cutting', 'pack', 'send-out', 'not-delivered'] },
  Returned: { count: 1, moves: ['confirm', 'start-cutting', 'pack', 'send-out', 'not-delivered', 'take-back'] },
  Rejected: { count: 1, moves: ['reject'] },
  Canceled: { count: 2, moves: ['cancel'] },
} as const satisfies Record<OrderStatus, { readonly count: number; readonly moves: readonly Move[] }>

interface PlannedOrder {
  readonly nr: number
  readonly placedAt: number
  /** the slot that was wished for; none: the earliest */
  readonly slot: string | undefined
  readonly items: readonly AskedLine[]
  readonly moves: readonly { readonly move: Move; readonly at: number }[]
}

/**
 * The orders of a morning, each with what has happened to it until `end`. Nothing is cut before its cut-off: what is was
 * ordered the evening before, for this morning.
 */
function planOrders(catalogue: Catalogue, { chance, end }: { chance: Chance; end: number }): PlannedOrder[] {
  const all = Object.values(ways).flatMap(({ count, moves }) => Array.from({ length: count }, () => moves))
  const today = shopDay(end)
  return all.map((moves: readonly Move[], nr) => {
    let at = end
    const before = (least: number, most: number, what: string) => (at -= minutes(chance.between(least, most, nr, what)))
    const timed = moves.toReversed().map((move, place) => ({
      move,
      at: place === 0 ? before(2, 35, move) : before(12, 40, move),
    }))
    const justBefore = before(1, moves.length === 0 ? 24 : 45, 'place')
    const isCut = moves.includes('start-cutting')
    const evening = startOfShopDay(today) - days(1) + hours(17) + minutes(chance.between(0, 225, nr, 'evening'))
    return {
      nr,
      placedAt: isCut ? Math.min(evening, justBefore) : justBefore,
      slot: slotOf(moves, end),
      items: itemsOf(catalogue, chance, nr),
      moves: timed.toReversed(),
    }
  })
}

/** What is cut comes this morning. What is canceled comes in days, so that no cut-off lies between its placing and that. */
function slotOf(moves: readonly Move[], end: number): string | undefined {
  if (moves.includes('cancel')) return `${shopDay(end + days(2))}T09:00-11:00`
  if (!moves.includes('start-cutting')) return undefined
  return `${shopDay(end)}T${moves.includes('send-out') ? '07:00-09:00' : '09:00-11:00'}`
}

/** One to four products in a household's quantities. */
function itemsOf({ products }: Catalogue, chance: Chance, nr: number): AskedLine[] {
  const sold = products.filter(({ available }) => available)
  const first = chance.between(0, sold.length - 1, nr, 'first')
  return Array.from({ length: chance.between(1, 4, nr, 'lines') }, (_, place) => {
    const product = sold[(first + place * 4) % sold.length]
    if (product === undefined) throw new Error('nothing is sold in this shop')
    const cells = Object.entries(product.prices).flatMap(([size, byWeight]) =>
      Object.entries(byWeight).map(([weight, price]) => ({ size, weight, price })),
    )
    const cell = cells[chance.between(0, cells.length - 1, nr, place, 'cell')]
    if (cell === undefined) throw new Error(`${product.title} has no price`)
    const { size, weight, price } = cell
    const quantity = chance.between(1, 10, nr, place, 'quantity') > 8 ? 2 : 1
    const wish = chance.between(0, product.cleaning.length, nr, place, 'cleaning')
    return { id: product.cartId, size, weight, quantity, seenPrice: inRupees(price), cleaning: product.cleaning[wish] }
  })
}

export interface AtWork {
  /** who does the work of a role */
  readonly staffId: (role: Role) => string
  readonly deviceId: string
}

type Database = Runs<typeof weighingCommands & typeof movesCommands & typeof ordersCommands>

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
    wishes: sampleWishes(chance, nr),
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

/** Everyone chose something, and one in five wrote to the cutter. */
const sampleWishes = (chance: Chance, nr: number): OrderWishes => ({
  cap: 'about',
  ifMissing: chance.oneOf(ifMissingChoices, nr, 'if-missing'),
  note: chance.between(1, 5, nr, 'writes') === 1 ? chance.oneOf(sampleNotes, nr, 'note') : '',
})

const roleOf = (move: string): Role => {
  if (move === 'start-cutting' || move === 'pack') return 'cutter'
  return move === 'deliver' || move === 'not-delivered' ? 'rider' : 'counter'
}

const byOf = ({ staffId, deviceId }: AtWork, role: Role) => ({ id: staffId(role), role, device: deviceId })

const reasons: Readonly<Record<string, string>> = {
  reject: 'The boats with this fish did not come in',
  'not-delivered': 'Nobody opened, and the telephone was off',
}
