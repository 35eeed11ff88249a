import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { doneBys } from '#server/staff/done-by.ts'
import type { Tables } from '#server/storage/tables.ts'
import { actorIn } from '#shop/orders/by.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { type Cell, keptOf, leftOf, missingOf, nothingYet } from '#shop/stock/stock-cell.ts'
import { stockDeeds, stockUndoUntil } from '#shop/stock/stock-hand.ts'
import type { StockCell, StockNow } from '#shop/wire/staff/stock.ts'
import { linesThatCameBack } from './came-back.ts'
import { allCells, type KeptCell, lastActsAt, movedSince } from './stock-store.ts'

type Read = Kysely<Tables>

/** A cell as it is named: 'Pomfret (Paplet)', 'Jumbo'. */
export interface NamedCell extends Cell {
  readonly title: string
}

/** Each kind in each size that the shop sells, in the order of its menu. */
export const cellsOf = ({ species, products }: Catalogue): NamedCell[] =>
  species.flatMap(({ name, title }) => {
    const sizes = products.filter((product) => product.species === name).flatMap(({ prices }) => Object.keys(prices))
    return [...new Set(sizes)].map((size) => ({ species: name, size, title }))
  })

/** The cold room as staff see it: what is sold today, and what was ever counted. */
export async function stockNow(read: Read, catalogue: Catalogue, staffId: string, now: number): Promise<StockNow> {
  const kept = await allCells(read)
  const today = await movedSince(read, startOfShopDay(shopDay(now)))
  const acts = await lastActsAt(read)
  const who = await doneBys(
    read,
    acts.map(({ done_by: by }) => by),
  )
  const sold = cellsOf(catalogue)
  const others = kept.filter((cell) => cell.counted === 1 && !sold.some(isSame(cell)))
  const named = [...sold, ...others.map(({ species, size }) => ({ species, size, title: titleOf(catalogue, species) }))]
  const back = await linesThatCameBack(read, now)
  return {
    now,
    cells: named.map((name) => {
      const cell = kept.find(isSame(name))
      const act = acts.find(({ id }) => id === cell?.last_press)
      const moved = today.filter(isSame(name))
      const sum = (...kinds: string[]) =>
        moved.reduce((grams, move) => (kinds.includes(move.kind) ? grams + move.grams : grams), 0)
      return {
        ...name,
        ...figuresOf(cell),
        today: { bought: sum('bought', 'counted'), sold: sum('sold'), wasted: sum('wasted') },
        ...(act ? { last: lastOf(act, who(act.done_by), staffId, now) } : {}),
      }
    }),
    cameBack: back.map(({ id, line_no: lineNo, ...row }) => ({ ...row, orderId: id, lineNo })),
  }
}

const isSame = (one: Cell) => (other: Cell) => one.species === other.species && one.size === other.size

const titleOf = ({ species }: Catalogue, name: string) => species.find((one) => one.name === name)?.title ?? name

function figuresOf(cell: KeptCell | undefined) {
  const kilos = cell ?? nothingYet
  const missing = missingOf(kilos)
  return {
    isCounted: cell?.counted === 1,
    kept: keptOf(kilos),
    reserved: kilos.reserved,
    left: leftOf(kilos),
    ...(missing === 0 ? {} : { missing }),
    version: cell?.version ?? 0,
    ...(cell?.back_at == null ? {} : { backAt: cell.back_at }),
  }
}

const noted = v.object({
  does: v.fallback(v.picklist([...stockDeeds, 'other']), 'other'),
  grams: v.optional(v.number()),
})

function lastOf(
  { done_by: word, done_at: at, after_json: after, reason }: Awaited<ReturnType<typeof lastActsAt>>[number],
  by: NonNullable<StockCell['last']>['by'],
  staffId: string,
  now: number,
): NonNullable<StockCell['last']> {
  const { does = 'other', grams } = v.parse(v.partial(noted), JSON.parse(after))
  const until = does === 'other' ? undefined : stockUndoUntil({ does, by: actorIn(word), at }, staffId, now)
  return {
    does,
    ...(grams === undefined ? {} : { grams }),
    at,
    by,
    reason,
    ...(until === undefined ? {} : { undoUntil: until }),
  }
}
