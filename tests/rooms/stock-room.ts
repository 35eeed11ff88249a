import { randomUUID } from 'node:crypto'
import type { Grams } from '#shop/weight.ts'
import type { CartItem } from '#shop/wire/cart-item.ts'
import type { StockCell, StockMoveTold, StockNow } from '#shop/wire/staff/stock.ts'
import type { Open } from '#tests/running/databases.ts'
import { crate } from './batches-room.ts'
import { queryOf } from './desk.ts'
import { ashasOrder, papletLine } from './orders-room.ts'
import type { SignedInStaff } from './staff.ts'
import { openWeighingRoom } from './weighing-room.ts'

/** Whole Silver Pomfret in Jumbo, as `papletLine` orders it: gross packs, so that a kilo is a kilo as landed. */
export const paplet = { species: 'pomfret', size: 'Jumbo' }

export type StockAnswer = StockNow & {
  readonly message?: string
  readonly why?: string
  readonly missing?: number
  readonly short?: { readonly id: string; readonly size: string; readonly left: Grams }
}

/** A shop whose cold room is counted, with Asha at home and staff at the counter. */
export async function openStockRoom(open: Open, options: Parameters<typeof openWeighingRoom>[1] = {}) {
  const shop = await openWeighingRoom(open, options)
  const { staff, call, userId, asAsha } = shop

  async function ask(who: SignedInStaff, path = '', body?: object): Promise<{ status: number; body: StockAnswer }> {
    return (await call(who, `stock${path}`, body)) as never
  }

  async function cell({ species, size } = paplet): Promise<StockCell> {
    const { body } = await ask(staff.counter)
    const found = body.cells.find((one) => one.species === species && one.size === size)
    if (found === undefined) throw new Error(`no ${species} ${size}`)
    return found
  }

  /** Does something at a cell as it is now, or as the screen still shows it. */
  const act = async (
    does: string,
    {
      who = staff.counter,
      of = paplet,
      ...body
    }: { who?: SignedInStaff; of?: typeof paplet; seen?: number; key?: string } & Record<string, unknown> = {},
  ) => ask(who, `/${does}`, { ...of, key: randomUUID(), seen: (await cell(of)).version, ...body })

  return {
    ...shop,
    ask,
    cell,
    act,
    history: async (of = paplet) =>
      (
        (await ask(staff.counter, `/history?${queryOf(of)}`)) as never as {
          body: { moves: StockMoveTold[] }
        }
      ).body.moves,
    /** So much of it lies there, and nothing is promised. */
    counted: (kept: number, of = paplet) => act('count', { kept, of, reason: 'the morning' }),
    /** So much more comes in, with its batch. */
    cameIn: (grams: number, of = paplet) =>
      call(staff.counter, 'batches', { ...crate({ ...of, grams }), key: randomUUID() }),
    /** Kept, reserved, left, in this order. */
    figures: async (of = paplet) => {
      const { kept, reserved, left } = await cell(of)
      return { kept, reserved, left }
    },
    /** Asha orders packs of 500 g, at the prices of the opening catalogue. */
    order: (quantity: number, more: readonly CartItem[] = []) => {
      const items = [{ ...papletLine, quantity }, ...more]
      const totalPrice = items.reduce((sum, item) => sum + item.price * item.quantity, 0)
      return asAsha<{ _id: string; message?: string; short?: StockAnswer['short'] }>(
        '/orders',
        ashasOrder({ userId, cartItems: items, totalPrice }),
      )
    },
  }
}
