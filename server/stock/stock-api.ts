import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { Refusal } from '#server/http/refusal.ts'
import { byOf, doneBys } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import type { StaffVisitor } from '#server/staff/staff-sessions.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { actorIn } from '#shop/by.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import type { Language } from '#shop/languages.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { batchesOf } from '#shop/stock/batches.ts'
import { type Cell, keptOf, leftOf, missingOf, nothingYet } from '#shop/stock/stock-cell.ts'
import { sellsAgainAt, stockDeeds, stockUndoUntil } from '#shop/stock/stock-hand.ts'
import { stockMoves } from '#shop/stock/stock-moves.ts'
import type { Refused } from '#shop/wire/refused.ts'
import { type StockCell, type StockNow, stockCalls } from '#shop/wire/staff/stock.ts'
import { asBatch, openBatches } from './batches/batches-store.ts'
import { type CameBackPress, linesThatCameBack, type SettlingCameBack } from './came-back.ts'
import { allCells, cellOf, lastActsAt, movedSince, movesOfCell, type StoredCell } from './cells/stock-store.ts'
import type { stockCommands } from './stock-commands.ts'
import { wastedOn } from './wasted.ts'

export interface StockDeps {
  readonly database: Runs<typeof stockCommands> & {
    /** what an order's move does with the fish on it */
    readonly run: { staffSettlesCameBack(press: CameBackPress): Promise<SettlingCameBack> }
  }
  readonly changes: Pick<Changes, 'refresh'>
  /** in a language, English where none is named */
  readonly snapshot: { current(language?: Language): Catalogue }
  readonly now: () => number
}

const movesOnPage = 100

/** What lies in the cold room, and what staff do there. */
export function openStock(door: StaffDoor, { database, changes, snapshot, now }: StockDeps): void {
  const { read, run } = database

  door.open(stockCalls.stock, async ({ staff }) => ({ body: await whole(staff) }))

  door.open(stockCalls.stockHistory, async ({ wanted: { before, ...name } }) => {
    const { title } = await named(name)
    const rows = await movesOfCell(read, name, Number(before ?? Number.MAX_SAFE_INTEGER), movesOnPage)
    const who = await doneBys(
      read,
      rows.map(({ moved_by: by }) => by),
    )
    const oldest = rows.at(-1)?.move_no ?? 1
    return {
      body: {
        now: now(),
        title,
        moves: rows.flatMap((row) => {
          const kind = stockMoves.find((one) => one === row.kind)
          if (kind === undefined) return []
          return {
            no: row.move_no,
            kind,
            grams: row.grams,
            at: row.moved_at,
            by: who(row.moved_by),
            reason: row.reason,
            ...(row.order_id === null || row.number === null ? {} : { orderId: row.order_id, orderNumber: row.number }),
            ...(row.batch === null ? {} : { batch: row.batch }),
          }
        }),
        ...(oldest > 1 ? { older: oldest } : {}),
      },
    }
  })

  door.open(stockCalls.wasted, async ({ wanted, staff }) => {
    const at = now()
    const day = wanted.day ?? shopDay(at)
    const all = await wastedOn(read, day, { catalogue: snapshot.current(staff.language), staff })
    return { body: { now: at, day, ...all } }
  })

  door.open(stockCalls.wasteStock, async ({ wanted: { reason = '', ...wanted }, staff }) => {
    await named(wanted)
    return settled(await run.staffWastesStock({ ...wanted, reason, ...by(staff) }), staff)
  })

  door.open(stockCalls.countStock, async ({ wanted: { reason = '', ...wanted }, staff }) => {
    await named(wanted)
    const left = await run.staffCountsStock({ ...wanted, reason, ...by(staff) })
    const { body } = await settled(left, staff)
    return { body: 'missing' in left && left.missing > 0 ? { ...body, missing: left.missing } : body }
  })

  door.open(stockCalls.stopCounting, async ({ wanted, staff }) => {
    await named(wanted)
    return settled(await run.staffStopsCounting({ ...wanted, ...by(staff) }), staff)
  })

  door.open(stockCalls.setBackAt, async ({ wanted, staff }) => {
    await named(wanted)
    if (wanted.backAt !== null && !sellsAgainAt(wanted.backAt, now()))
      throw new Refusal(400, { refused: 'back-at-impossible' })
    return settled(await run.staffSetsBackAt({ ...wanted, ...by(staff) }), staff)
  })

  door.open(stockCalls.undoStock, async ({ wanted, staff }) => {
    await named(wanted)
    return settled(await run.staffUndoesStock({ ...wanted, ...by(staff) }), staff)
  })

  door.open(stockCalls.settleCameBack, async ({ wanted, staff }) =>
    settled(await run.staffSettlesCameBack({ ...wanted, ...by(staff) }), staff),
  )

  const by = (staff: StaffVisitor) => ({ by: byOf(staff), at: now() })

  const whole = (staff: StaffAsking) => stockNow(read, snapshot.current(staff.language), staff.staffId, now())

  /** Something that is sold in this size, or was counted before. */
  async function named({ species, size }: Cell) {
    const sold = cellsOf(snapshot.current()).find((one) => one.species === species && one.size === size)
    if (sold !== undefined) return sold
    if (((await cellOf(read, { species, size }))?.version ?? 0) === 0)
      throw new Refusal(404, { refused: 'no-such-stock' })
    return { species, size, title: species }
  }

  type Left = Awaited<ReturnType<(typeof run)[Extract<keyof typeof run, `staff${string}Stock`>]>>
  type AnyLeft =
    | Left
    | Awaited<ReturnType<(typeof run)['staffStopsCounting' | 'staffSetsBackAt' | 'staffSettlesCameBack']>>

  /** What shoppers read of it is new at once, in this process. */
  async function settled(left: AnyLeft, staff: StaffAsking) {
    const done = notOtherPress(left)
    if (!('refused' in done)) {
      await changes.refresh()
      return { body: await whole(staff) }
    }
    const status = done.refused === 'reason-missing' ? 400 : done.refused === 'batch-unknown' ? 404 : 409
    throw new Refusal(status, done satisfies Refused, {
      more: { why: done.refused, ...(status === 409 ? await whole(staff) : {}) },
    })
  }
}

type Read = Kysely<Tables>

/** A cell as it is named: 'Pomfret (Paplet)', 'Jumbo'. */
interface NamedCell extends Cell {
  readonly title: string
}

/** Each kind in each size that the shop sells, in the order of its menu. */
const cellsOf = ({ species, products }: Catalogue): NamedCell[] =>
  species.flatMap(({ name, title }) => {
    const sizes = products.filter((product) => product.species === name).flatMap(({ prices }) => Object.keys(prices))
    return [...new Set(sizes)].map((size) => ({ species: name, size, title }))
  })

/** The cold room as staff see it: what is sold today, and what was ever counted. */
async function stockNow(read: Read, catalogue: Catalogue, staffId: string, now: number): Promise<StockNow> {
  const kept = await allCells(read)
  const today = await movedSince(read, startOfShopDay(shopDay(now)))
  const acts = await lastActsAt(read)
  const who = await doneBys(
    read,
    acts.map(({ done_by: by }) => by),
  )
  const crates = (await openBatches(read)).map(asBatch)
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
        batches: batchesOf(crates, name).map(({ code, left }) => ({ code, left })),
        today: { bought: sum('bought', 'counted'), sold: sum('sold'), wasted: sum('wasted') },
        ...(act ? { last: lastOf(act, who(act.done_by), staffId, now) } : {}),
      }
    }),
    cameBack: back.map(({ id, line_no: lineNo, ...row }) => ({ ...row, orderId: id, lineNo })),
  }
}

const isSame = (one: Cell) => (other: Cell) => one.species === other.species && one.size === other.size

const titleOf = ({ species }: Catalogue, name: string) => species.find((one) => one.name === name)?.title ?? name

function figuresOf(cell: StoredCell | undefined) {
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
