import type { Kysely } from 'kysely'
import { doneBys } from '#server/staff/done-by.ts'
import type { StaffVisitor } from '#server/staff/staff-sessions.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { shopDay } from '#shop/moment.ts'
import { firstStatus, statuses } from '#shop/orders/order-status.ts'
import { may } from '#shop/staff/staff.ts'
import { batchOrigins, decideBatchUndo } from '#shop/stock/batches.ts'
import type { AddressView } from '#shop/wire/address.ts'
import type { BatchHolder, StaffBatch, WholeBatch } from '#shop/wire/staff/batches.ts'
import type { DoneBy } from '#shop/wire/staff/press.ts'
import { type BatchRow, keptMove, linesOfBatches, moveIn, movesOfBatch, sortedOutOf } from './batches-store.ts'
import { sizesOf } from './sizes-of.ts'

/** Who looks at batches, and when. */
export interface LookingAtBatches {
  readonly catalogue: Pick<Catalogue, 'species'>
  readonly staff: Pick<StaffVisitor, 'role'>
  readonly now: number
}

type Named = (word: string) => DoneBy

/** A batch as this person may see it. */
export function batchView(row: BatchRow, who: Named, { catalogue, staff, now }: LookingAtBatches): StaffBatch {
  return {
    code: row.code,
    species: row.species,
    title: catalogue.species.find(({ name }) => name === row.species)?.title ?? row.species,
    size: row.size,
    isMixed: row.mixed === 1,
    ...(row.sorted_from === null ? {} : { sortedFrom: row.sorted_from }),
    landedDay: row.landed_day,
    ...(row.landed_hour === null ? {} : { landedHour: row.landed_hour }),
    jetty: row.jetty,
    boatOrGear: row.boat_or_gear,
    supplier: row.supplier,
    origin: batchOrigins.find((one) => one === row.origin) ?? '',
    ...(row.temperature_tenths === null ? {} : { temperatureTenths: row.temperature_tenths }),
    useBy: row.use_by,
    ...(row.cost_paise === null || !may(staff.role, 'see-costs') ? {} : { costPaise: row.cost_paise }),
    note: row.note,
    takenIn: { at: row.taken_in_at, by: who(row.taken_in_by) },
    in: row.in_grams,
    toLines: row.line_grams,
    waste: row.waste_grams,
    left: row.left_grams,
    version: row.version,
    isPast: row.use_by < shopDay(now),
    ...(row.recalled_at === null ? {} : { recalled: { at: row.recalled_at, reason: row.recall_reason } }),
  }
}

/** The batch with its moves and the orders that hold it. */
export async function wholeBatchView(
  read: Kysely<Tables>,
  row: BatchRow,
  looking: LookingAtBatches & { readonly catalogue: Pick<Catalogue, 'products'> },
): Promise<WholeBatch> {
  const [moves, sorted] = await Promise.all([movesOfBatch(read, row.code), sortedOutOf(read, row.code)])
  // What was sorted out of it is the same fish, and is recalled with it.
  const lines = await linesOfBatches(read, [row.code, ...sorted.map(({ code }) => code)])
  const words = [row.taken_in_by, ...moves.map((move) => move.moved_by), ...lines.map((line) => line.told_by ?? '')]
  const who = await doneBys(
    read,
    words.filter((word) => word !== ''),
  )
  const kept = moves.map(keptMove)
  return {
    now: looking.now,
    batch: batchView(row, who, looking),
    moves: moves.map((move) => ({
      no: move.move_no,
      move: moveIn(move.move),
      grams: move.grams,
      ...(move.difference === null ? {} : { difference: move.difference }),
      ...(move.undoes === null ? {} : { undoes: move.undoes }),
      canUndo: 'undone' in decideBatchUndo(kept, move.move_no),
      isUndone: kept.some(({ undoes }) => undoes === move.move_no),
      ...(move.order_id === null || move.line_no === null
        ? {}
        : { order: { id: move.order_id, number: move.number ?? '', lineNo: move.line_no } }),
      reason: move.reason,
      at: move.moved_at,
      by: who(move.moved_by),
    })),
    orders: holdersOf(lines, who, may(looking.staff.role, 'see-buyers')),
    sorted: sorted.flatMap(({ code, size, in_grams: grams }) => (grams === 0 ? [] : { code, size, grams })),
    sizes: row.mixed === 1 && row.left_grams > 0 ? sizesOf(looking.catalogue, row.species) : [],
    address: `/catch/${row.code}`,
  }
}

type Line = Awaited<ReturnType<typeof linesOfBatches>>[number]

function holdersOf(lines: readonly Line[], who: Named, maySeeBuyers: boolean): BatchHolder[] {
  const orders = Map.groupBy(lines, ({ order_id: id }) => id)
  return [...orders.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    return [
      {
        id: first.order_id,
        number: first.number,
        status: statuses.find((one) => one === first.status) ?? firstStatus,
        lines: own.map((line) => ({
          lineNo: line.line_no,
          title: line.title,
          size: line.size,
          grams: line.batch_grams,
        })),
        ...(maySeeBuyers ? { buyer: buyerOf(first.shipping_json) } : {}),
        ...toldOf(own, who),
      },
    ]
  })
}

/** Who told the buyer last, once they were told of each batch that they have. */
function toldOf(own: readonly Line[], who: Named): Pick<BatchHolder, 'told'> {
  const last = own.toSorted((one, other) => (one.told_at ?? 0) - (other.told_at ?? 0)).at(-1)
  if (last?.told_at == null || own.some(({ told_at: at }) => at === null)) return {}
  return { told: { at: last.told_at, by: who(last.told_by ?? '') } }
}

function buyerOf(shipping: string): { name: string; phone: string } {
  const { firstName, lastName, phone } = JSON.parse(shipping) as AddressView
  return { name: `${firstName} ${lastName}`.trim(), phone }
}
