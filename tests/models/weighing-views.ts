import { openStatuses } from '#shop/orders/moves.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import type { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import type { Played } from './weighing-histories.ts'

type Room = Awaited<ReturnType<typeof openWeighingRoom>>

/** Where an order and its weights are shown, each as one word for each thing that must agree. */
export type Views = Readonly<Record<string, unknown>>

/** What the rules say that each view shows. */
export function viewsByRule({ model }: Pick<Played, 'model'>): Views {
  const { status, version, final, most, steps, lines, acts } = model
  const sum = lines.reduce((all, { price = 0 }) => all + price, 0)
  const ordered = lines.reduce(
    (all, { rate, quantity, replaces }) => all + (replaces === undefined ? rate * quantity : 0),
    0,
  )
  const owed = settledSum(lines)
  const states = lines.map(({ state }) => state)
  const isBegun = openStatuses.some((open) => open === status) && states.some((state) => state !== 'to-weigh')
  const about = isBegun ? owed - (owed % 100) : ordered
  return {
    row: [status, version, final ?? null, acts === 0 ? ordered * 0 : most],
    cache: lines.map(({ state, done, lies, price }) => [state, done.length, lies ?? null, price ?? null]),
    log: lines.map(({ done }) => done),
    timeline: steps,
    board: [status, version, final ?? about, states],
    scale: [sum - (sum % 100), most, lines.map(({ state, price }) => [state, price])],
    order: [(final ?? ordered) / 100, final !== undefined],
    slip: [
      final ?? owed - (owed % 100),
      final === undefined ? 0 - (owed % 100) : final - owed,
      lines.map((line) => costOf(line)),
    ],
    bills: model.bills.map(({ total, left }) => [total, left]),
    weights: [(final ?? ordered) / 100, final !== undefined, final === undefined ? 0 : (final - owed) / 100, states],
  }
}

const settledSum = (lines: Played['model']['lines']) => lines.reduce((all, line) => all + costOf(line), 0)

const costOf = ({ price, rate, quantity }: Played['model']['lines'][number]) => price ?? rate * quantity

/** What each view shows. */
export async function viewsShown(shop: Room, { orderId, model }: Pick<Played, 'orderId' | 'model'>): Promise<Views> {
  const { read } = shop.database
  const row = await read
    .selectFrom('orders')
    .select(['status', 'version', 'final_paise', 'most_paise'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await read
    .selectFrom('order_lines')
    .select(['line_no', 'state', 'version', 'weighed_grams', 'final_paise'])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute()
  const moves = await read
    .selectFrom('line_moves')
    .select(['line_no', 'move'])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .orderBy('move_no')
    .execute()
  const scale = (await shop.onScale(shop.staff.owner, orderId)).body
  const { order: card } = (await shop.call(shop.staff.counter, `orders/${orderId}`)).body
  const progress = (
    await shop.asAsha<{ orders: { steps: { status: string }[] }[] }>(`/orders/progress?orders=${orderId}`)
  ).body
  const weights = (await shop.weights(orderId)).body
  const { bills, ...slip } = (await shop.call(shop.staff.counter, `orders/${orderId}/bills`))
    .body as unknown as StaffGives<'bills'>
  return {
    row: [row.status, row.version, row.final_paise, model.acts === 0 ? 0 : row.most_paise],
    cache: lines.map((line) => [line.state, line.version, line.weighed_grams, line.final_paise]),
    log: lines.map(({ line_no: no }) => moves.filter((one) => one.line_no === no).map(({ move }) => move)),
    timeline: progress.orders[0]?.steps.map(({ status }) => status),
    board: [card.status, card.version, card.totalPaise, card.lines.map(({ state }) => state)],
    scale: [scale.totalPaise, scale.mostPaise, scale.lines.map(({ state, pricePaise }) => [state, pricePaise])],
    order: [weights.total, weights.isFinal],
    slip: [slip.totalPaise, slip.roundingPaise, slip.lines.map(({ pricePaise }) => pricePaise)],
    bills: bills.map(({ totalPaise, leftPaise }) => [totalPaise, leftPaise]),
    weights: [weights.total, weights.isFinal, weights.rounding, weights.lines.map(({ state }) => state)],
  }
}
