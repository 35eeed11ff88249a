import type { Kysely } from 'kysely'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { titleOfLine } from '#server/catalogue/title-of-line.ts'
import { Refusal } from '#server/http/refusal.ts'
import { byOf, doneBys } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import { cameInBefore } from '#server/stock/batches/batches-store.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { actorIn } from '#shop/by.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { isScheduleMoment } from '#shop/catalogue/rates/rate-moment.ts'
import { rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { may } from '#shop/staff/staff.ts'
import { lastCost } from '#shop/stock/came-in.ts'
import { type PageEnd, pageEndsAt } from '#shop/wire/page-end.ts'
import { type RateChanged, type RateSheetView, rateCalls } from '#shop/wire/staff/rates.ts'
import type { rateCommands } from './rate-commands.ts'
import { basesOn, draftOf, ratesToday, sheetsThatWait } from './rate-sheets-store.ts'

export interface RatesDeps {
  readonly database: Runs<typeof rateCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly now: () => number
}

interface Publication {
  readonly key: string
  readonly seen: number
  readonly at?: number | undefined
}

/** The rate sheet: owner and counter write it, and publish it now or at a time. */
export function openRates(door: StaffDoor, { database, changes, snapshot, now }: RatesDeps): void {
  const { read, run } = database

  async function sheet({ language, role, staffId }: StaffAsking): Promise<{ body: RateSheetView }> {
    const [rates, draft, waiting, bases, boughtAt] = await Promise.all([
      ratesToday(read),
      draftOf(read),
      sheetsThatWait(read),
      basesOn(read, now()),
      may(role, 'see-costs') ? boughtAtLast(read) : undefined,
    ])
    const who = await doneBys(read, [
      draft.changedBy,
      ...draft.writers.values(),
      ...waiting.map(({ madeBy }) => madeBy),
    ])
    const spoken = { catalogue: snapshot.current(language), language }
    const { products } = snapshot.current()
    const ofSize = Map.groupBy(rates, ({ productId, size }) => `${productId}/${size}`)
    return {
      body: {
        now: now(),
        kinds: spoken.catalogue.species
          .filter(({ name }) => products.some(({ species }) => species === name))
          .map(({ name, title, localName, picture }) => ({
            species: name,
            title,
            localName,
            picture,
            ...(boughtAt === undefined ? {} : { bought: boughtAt(name) }),
          })),
        products: products.map(({ id, title, species, cut, labelWeight, lossPercent, available, prices }) => ({
          id,
          ...titleOfLine({ productId: id, title }, spoken),
          species,
          cut,
          labelWeight,
          lossPercent,
          isSold: available,
          sizes: Object.keys(prices).map((size) => ({
            size,
            rates: (ofSize.get(`${id}/${size}`) ?? [])
              .map((rate) => ({ grams: rate.grams, paise: rate.paise, base: bases.get(rateKey(rate)) }))
              .toSorted((one, other) => other.grams - one.grams),
          })),
        })),
        draft: {
          version: draft.version,
          changes: draft.changes.map((change) => {
            const writer = draft.writers.get(rateKey(change))
            return { ...change, ...(writer === undefined || isOf(writer, staffId) ? {} : { by: who(writer) }) }
          }),
          at: draft.changedAt,
          ...(draft.changedBy === '' ? {} : { by: who(draft.changedBy) }),
        },
        waiting: waiting.map(({ madeBy, ...rest }) => ({ ...rest, by: who(madeBy) })),
      },
    }
  }

  async function publish({ key, seen, at: publishAt }: Publication, { staff, mayBig }: Publisher) {
    const at = now()
    if (publishAt !== undefined && !isScheduleMoment(publishAt, at))
      throw new Refusal(400, { refused: 'rates-too-late' })
    const left = notOtherPress(await run.publishRateDraft({ key, seen, publishAt, mayBig, by: byOf(staff), at }))
    if ('refused' in left)
      throw new Refusal(left.refused === 'rates-need-owner' ? 403 : 409, left, {
        more: left.refused === 'rate-sheet-changed' ? await lastWriter() : {},
      })
    await changes.refresh()
    return sheet(staff)
  }

  /** Who wrote the draft last, and when. The screen asks for its content separately. */
  async function lastWriter() {
    const { changedBy, changedAt: changed } = await draftOf(read)
    const who = await doneBys(read, [changedBy])
    return { by: who(changedBy), changed }
  }

  door.open(rateCalls.rates, ({ staff }) => sheet(staff))

  door.open(rateCalls.rateHistory, async ({ wanted, staff }) => ({
    body: { now: now(), ...(await rateHistory(read, snapshot.current(staff.language).products, wanted)) },
  }))

  door.open(rateCalls.saveRateDraft, async ({ wanted, staff }) => {
    const left = await run.saveRateDraft({ ...wanted, by: byOf(staff), at: now() })
    if ('refused' in left) throw new Refusal(409, { refused: left.refused }, { more: await lastWriter() })
    return { body: { version: left.saved } }
  })

  door.open(rateCalls.publishRates, ({ wanted, staff }) => publish(wanted, { staff, mayBig: false }))

  door.open(rateCalls.publishBigRates, ({ wanted, staff }) =>
    publish(wanted, { staff, mayBig: may(staff.role, 'publish-big-rates') }),
  )

  door.open(rateCalls.callOffRates, async ({ wanted: { key }, params: { id = '' }, staff }) => {
    const left = notOtherPress(await run.callOffRates({ key, sheetId: id, by: byOf(staff), at: now() }))
    if ('refused' in left) throw new Refusal(left.refused === 'no-such-rate-sheet' ? 404 : 409, left)
    return sheet(staff)
  })
}

const isOf = (word: string, staffId: string): boolean => {
  const actor = actorIn(word)
  return actor.who === 'staff' && actor.id === staffId
}

/** What a kilo of each size was bought for last, of those that somebody said it of. */
async function boughtAtLast(read: Kysely<Tables>) {
  const kinds = Map.groupBy(await cameInBefore(read), ({ species }) => species)
  return (species: string) =>
    [...Map.groupBy(kinds.get(species) ?? [], ({ size }) => size)].flatMap(([size, came]) => {
      const paise = lastCost(came)
      return paise === undefined ? [] : [{ size, paise }]
    })
}

interface Publisher {
  readonly staff: StaffAsking
  readonly mayBig: boolean
}

const perPage = 200

interface RateHistory {
  readonly changes: RateChanged[]
  readonly products: { readonly id: number; readonly title: string }[]
  readonly until?: string
}

/** What was published when, the newest first: of all products, or of one. */
async function rateHistory(
  read: Kysely<Tables>,
  products: readonly Pick<Product, 'id' | 'title'>[],
  { product = '', until }: { product?: string | undefined; until?: PageEnd },
): Promise<RateHistory> {
  let rows = read
    .selectFrom('rate_changes')
    .select(['id', 'sheet_id', 'product_id', 'size', 'grams', 'old_paise', 'new_paise', 'is_first'])
    .select(['changed_by', 'changed_at'])
  if (product !== '') rows = rows.where('product_id', '=', Number(product))
  if (until !== undefined) {
    const { at, id } = until
    rows = rows.where((row) =>
      row.or([row('changed_at', '<', at), row.and([row('changed_at', '=', at), row('id', '<', id)])]),
    )
  }
  const found = await rows
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute()
  const shown = found.slice(0, perPage)
  const who = await doneBys(
    read,
    shown.map(({ changed_by: by }) => by),
  )
  const titles = new Map(products.map(({ id, title }) => [id, title]))
  const last = shown.at(-1)
  return {
    changes: shown.map((row) => ({
      id: row.id,
      sheetId: row.sheet_id,
      productId: row.product_id,
      title: titles.get(row.product_id) ?? String(row.product_id),
      size: row.size,
      grams: row.grams,
      old: row.old_paise,
      new: row.new_paise,
      isFirst: row.is_first === 1,
      by: who(row.changed_by),
      at: row.changed_at,
    })),
    products: products.map(({ id, title }) => ({ id, title })),
    ...(found.length > perPage && last ? { until: pageEndsAt({ at: last.changed_at, id: last.id }) } : {}),
  }
}
