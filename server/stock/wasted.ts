import type { Kysely } from 'kysely'
import { doneBys } from '#server/staff/done-by.ts'
import type { StaffVisitor } from '#server/staff/staff-sessions.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { startOfShopDay } from '#shop/moment.ts'
import { may } from '#shop/staff/staff.ts'
import { boughtFor } from '#shop/stock/came-in.ts'
import { days } from '#shop/time.ts'
import type { WastedOfDay } from '#shop/wire/staff/stock.ts'

/**
 * What was thrown away on a day of the shop and not taken back, the last first: of a batch, with what it was bought for. Where it
 * is more than anybody reads, the sums are of all of it.
 */
export async function wastedOn(
  read: Kysely<Tables>,
  day: string,
  { catalogue, staff }: { readonly catalogue: Pick<Catalogue, 'species'>; readonly staff: Pick<StaffVisitor, 'role'> },
): Promise<WastedOfDay> {
  const from = startOfShopDay(day)
  const rows = [...(await ofBatches(read, from)), ...(await ofNoBatch(read, from))].toSorted(
    (one, other) => other.moved_at - one.moved_at,
  )
  const shown = rows.slice(0, mostShown)
  const who = await doneBys(
    read,
    shown.map(({ moved_by: by }) => by),
  )
  const mayCost = may(staff.role, 'see-costs')
  const cost = ({ grams, cost_paise: kilo }: (typeof rows)[number]) => (mayCost ? boughtFor(grams, kilo) : undefined)
  const costs = rows.flatMap((row) => cost(row) ?? [])
  return {
    wasted: shown.map((row) => {
      const { species, size, grams, reason, moved_at: at, moved_by: by, code } = row
      const costPaise = cost(row)
      return {
        at,
        by: who(by),
        species,
        size,
        title: catalogue.species.find(({ name }) => name === species)?.title ?? species,
        grams,
        reason,
        ...(code === null ? {} : { batch: code }),
        ...(costPaise === undefined ? {} : { costPaise }),
      }
    }),
    grams: rows.reduce((sum, { grams }) => sum + grams, 0),
    ...(costs.length === 0 ? {} : { costPaise: costs.reduce((sum, one) => sum + one, 0) }),
  }
}

const mostShown = 300

const ofBatches = (read: Kysely<Tables>, from: number) =>
  read
    .selectFrom('batch_moves as move')
    .innerJoin('batches', 'batches.code', 'move.code')
    .select(['species', 'size', 'grams', 'reason', 'moved_at', 'moved_by', 'move.code', 'cost_paise'])
    .where('move', '=', 'waste')
    .where('moved_at', '>=', from)
    .where('moved_at', '<', from + days(1))
    .where((made) =>
      made.not(
        made.exists(
          made
            .selectFrom('batch_moves as back')
            .select('back.move_no')
            .whereRef('back.code', '=', 'move.code')
            .whereRef('back.undoes', '=', 'move.move_no'),
        ),
      ),
    )
    .orderBy('moved_at')
    .orderBy('move.code')
    .orderBy('move.move_no')
    .execute()

/** Where a shop keeps no batch of it. What was taken back at once is a move below nothing: both are left out. */
async function ofNoBatch(read: Kysely<Tables>, from: number) {
  const rows = await read
    .selectFrom('stock_moves')
    .select(['species', 'size', 'grams', 'reason', 'moved_at', 'moved_by'])
    .where('kind', '=', 'wasted')
    .where('batch', 'is', null)
    .where('moved_at', '>=', from)
    .where('moved_at', '<', from + days(1))
    .orderBy('species')
    .orderBy('size')
    .orderBy('move_no')
    .execute()
  const left: typeof rows = []
  for (const row of rows) {
    const taken = row.grams < 0 ? left.findLastIndex((one) => isTakenBack(one, row)) : -1
    if (row.grams > 0) left.push(row)
    else if (taken >= 0) left.splice(taken, 1)
  }
  return left.map((row) => ({ ...row, code: null, cost_paise: null }))
}

const isTakenBack = (
  one: { readonly species: string; readonly size: string; readonly grams: number },
  back: { readonly species: string; readonly size: string; readonly grams: number },
): boolean => one.species === back.species && one.size === back.size && one.grams === -back.grams
