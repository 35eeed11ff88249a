import { randomUUID } from 'node:crypto'
import type { ShopDatabase } from '#server/commands.ts'
import { paise } from '#shop/money.ts'
import { seconds } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { noQuestion, reading } from '#tests/rooms/weighings.ts'
import type { StockDay, StockDeed } from './stock-deeds.ts'
import { ModelLine, setAside } from './stock-model.ts'
import { by, openShelf, sayDone, sizes } from './stock-shelf.ts'

const staff = { id: by.staff, role: 'owner' as const, device: by.device }

interface PlayedOrder {
  readonly id: string
  readonly userId: string
  readonly lines: ModelLine[]
  /** what the rejection that may be taken back gave up */
  rejected: boolean
}

/** Plays a day with the shop's commands and with the model; what differs, in words. */
export async function playStockDay(
  { run, read }: Pick<ShopDatabase, 'read' | 'run'>,
  { isNet, morning, deeds }: StockDay,
  name: string,
): Promise<string[]> {
  const shelf = openShelf({ run, read }, name)
  const fish = { species: name, labelWeight: isNet ? ('net' as const) : ('gross' as const), lossPercent: 37 }
  const landed = (grams: number) => (isNet ? Math.ceil((grams * 100) / 63) : grams)
  const orders: PlayedOrder[] = []
  const wrong: string[] = []
  let at = Date.UTC(2026, 10, 22, 1)

  async function place(packs: readonly number[], first: number): Promise<[string, string]> {
    const [template] = newOrder().lines
    const wanted = packs.map((quantity, nr) => ({ quantity, place: (first + nr) % 2 }))
    const lines = wanted.flatMap(({ quantity, place: of }) =>
      template === undefined
        ? []
        : [{ ...template, size: sizes[of] ?? 'Big', quantity, labelWeight: fish.labelWeight }],
    )
    const stock = wanted.map(({ quantity, place: of }, nr) => ({
      species: name,
      size: sizes[of] ?? 'Big',
      lineNo: nr + 1,
      landed: wholeGrams(landed(500 * quantity)),
    }))
    const userId = randomUUID()
    const order = newOrder({ message: undefined, userId, lines, stock, placedAt: at })
    const model = wanted.map(({ quantity, place: of }) => new ModelLine(shelf.cellAt(of), landed(500 * quantity)))
    const fits = setAside(model.map((line) => [line, line.ordered]))
    const placing = await run.placeOrder(order)
    if ('placed' in placing) orders.push({ id: order.id, userId, lines: model, rejected: false })
    return ['placed' in placing ? 'done' : 'short', fits ? 'done' : 'short']
  }

  async function move(order: PlayedOrder, what: string): Promise<[string, string] | undefined> {
    const { version, status } = await read
      .selectFrom('orders')
      .select(['version', 'status'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    if (what === 'toward the scale' && status === 'Cutting') return undefined
    const press = { orderId: order.id, seen: version, key: randomUUID(), by: staff, at }
    if (what !== 'undo') {
      const left = await run.makeStaffMove({
        ...press,
        move: what === 'reject' ? 'reject' : (nextMove[status] ?? 'confirm'),
        reason: 'because',
        rider: undefined,
        telling: undefined,
      })
      if ('moved' in left) order.rejected = what === 'reject'
      if ('moved' in left && what === 'reject') for (const line of order.lines) line.giveUp()
      return undefined
    }
    const left = await run.undoStaffMove({ ...press, telling: undefined })
    if (!order.rejected || (!('moved' in left) && sayDone(left) !== 'undo-sold-meanwhile')) return undefined
    const fits = setAside(order.lines.filter(({ isOpen, gave }) => isOpen && gave > 0).map((line) => [line, line.gave]))
    if ('moved' in left) order.rejected = false
    return [sayDone(left), fits ? 'done' : 'undo-sold-meanwhile']
  }

  async function atLine(order: PlayedOrder, nr: number, one: StockDeed): Promise<[string, string] | undefined> {
    const line = order.lines[nr]
    if (line === undefined) return undefined
    const row = await read
      .selectFrom('order_lines')
      .select(['version', 'grams', 'quantity', 'size'])
      .where('order_id', '=', order.id)
      .where('line_no', '=', nr + 1)
      .executeTakeFirstOrThrow()
    const press = {
      orderId: order.id,
      lineNo: nr + 1,
      seen: row.version,
      key: randomUUID(),
      by: staff,
      at,
      telling: undefined,
      fish,
    }
    if (one.does === 'weigh') {
      for (const _ of ['confirmed', 'being cut']) await move(order, 'toward the scale')
      const grams = Math.round((row.grams * row.quantity * one.percent) / 100)
      const left = await run.weighLine(
        reading(grams, { ...noQuestion, ...press, over: 'give' as const, reason: 'again' }),
      )
      if ('changed' in left) line.weigh(landed(grams))
    } else if (one.does === 'leave-out') {
      if ('changed' in (await run.leaveOutLine({ ...press, reason: 'gone' }))) line.leaveOut()
    } else if (one.does === 'replace') {
      const to = sizes.findIndex((size) => size !== row.size)
      const chosen = {
        productId: 4,
        size: sizes[to] ?? 'Big',
        title: 'Another size',
        rate: newOrder().lines[0]?.price as never,
        otherPacks: [],
      }
      const left = await run.replaceLine({ ...press, ...chosen, possible: [chosen], reason: 'other' })
      if (!('changed' in left)) return undefined
      line.leaveOut()
      const added = new ModelLine(shelf.cellAt(to), line.ordered)
      if (added.cell.isCounted) added.aside = added.ordered
      order.lines.push(added)
    }
    if (one.does === 'replace-agreed')
      return agreed(order, line, { press, to: sizes.findIndex((size) => size !== row.size) })
    return undefined
  }

  /** Of the other size, for a kilo: only where so much of it can be had. */
  async function agreed(
    order: PlayedOrder,
    line: ModelLine,
    { press, to }: { press: Omit<Parameters<typeof run.leaveOutLine>[0], 'reason'>; to: number },
  ): Promise<[string, string] | undefined> {
    const [template] = newOrder().lines
    if (template === undefined) return undefined
    const other = { ...template, size: sizes[to] ?? 'Big', quantity: 2, labelWeight: fish.labelWeight }
    const left = await run.replaceAgreed({
      ...press,
      offered: { line: other, fish },
      sent: {},
      saidYes: true,
      mostSaid: paise(10_000_000),
      orderMostSaid: paise(1_000_000_000),
      mostInCash: paise(1_000_000_000),
    })
    const isShort = 'refused' in left && left.refused === 'replacement-short'
    if (!('changed' in left) && !isShort) return undefined
    const cell = shelf.cellAt(to)
    const wanted = landed(1000)
    const fits = !cell.isCounted || wanted <= cell.left
    if (isShort || !fits) return [isShort ? 'short' : 'done', fits ? 'done' : 'short']
    line.leaveOut()
    const added = new ModelLine(cell, wanted)
    if (cell.isCounted) added.aside = wanted
    order.lines.push(added)
    return undefined
  }

  async function settle(order: PlayedOrder, nr: number, goes: 'back' | 'to-waste'): Promise<undefined> {
    const left = await run.staffSettlesCameBack({ orderId: order.id, lineNo: nr + 1, goes, key: randomUUID(), by, at })
    if ('settled' in left) order.lines[nr]?.settle(goes)
    return undefined
  }

  async function does(one: StockDeed): Promise<[string, string] | undefined> {
    if ('cell' in one) return shelf.act(one.cell, one.does, 'grams' in one ? one.grams : 0, at)
    if (one.does === 'place') return place(one.packs, one.first)
    if (!('order' in one)) {
      at += seconds(40)
      return undefined
    }
    const order = orders[one.order % orders.length]
    if (order === undefined) return undefined
    if ('move' in one) return move(order, one.move)
    if (one.does === 'settle') return settle(order, one.line, one.isBack ? 'back' : 'to-waste')
    if ('line' in one) return atLine(order, one.line, one)
    if (one.does === 'cancel') {
      if ('canceled' in (await run.cancelOrder({ orderId: order.id, userId: order.userId, at })))
        for (const line of order.lines) line.giveUp()
      return undefined
    }
    const noted = await run.moveOrder({ orderId: order.id, move: 'note-delivered', by: { command: 'orders' }, at })
    if ('moved' in noted) for (const line of order.lines.filter(({ aside }) => aside > 0)) line.goOut(line.aside)
    return undefined
  }

  await shelf.act(0, 'count', morning, at)
  for (const one of deeds) {
    at += seconds(3)
    const said = await patiently(() => does(one))
    if (said !== undefined && said[0] !== said[1]) wrong.push(`${JSON.stringify(one)} left ${said[0]}, not ${said[1]}`)
    wrong.push(...(await shelf.faults()).map((fault) => `${JSON.stringify(one)}: ${fault}`))
    if (wrong.length > 0) return wrong
  }
  return wrong
}

/** From placed to packed. */
const nextMove: Readonly<Record<string, 'start-cutting' | 'pack'>> = { Confirmed: 'start-cutting', Cutting: 'pack' }
