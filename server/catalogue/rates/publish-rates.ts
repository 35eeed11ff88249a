import type { Transaction } from 'kysely'
import { takeTurn } from '#server/catalogue/take-turn.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { isBig, type RateChange } from '#shop/catalogue/rates/rate-sheet.ts'
import { applyRates, type WhyNotApplied, whyNotApplied } from './apply-rates.ts'
import { basesOn, draftOf, ratesTopic, writeDraft } from './rate-sheets-store.ts'

interface Pressed {
  /** it becomes the id of the sheet */
  readonly key: string
  readonly by: By
  readonly at: number
}

type PublishingRates =
  | { readonly published: number }
  | { readonly scheduled: number }
  | { readonly refused: 'rate-sheet-empty' }
  | WhyNotApplied
  | Repeated

/** Publishes these changes as one sheet, as a command of the operator does. All of them or none. */
export function publishRates(
  tx: Transaction<Tables>,
  { key, by, at, changes }: Pressed & { readonly changes: readonly RateChange[] },
): Promise<PublishingRates> {
  const press = { key, thing: 'rates', by, pressed: { changes } }
  return once(tx, press, async () => {
    await takeTurn(tx)
    return publishSheet(tx, { ...press, at, changes, mayBig: true })
  })
}

/**
 * Publishes the draft that the screen saw, or keeps it for its moment; a new draft begins. `mayBig`: whether a rate may
 * move by more than a quarter.
 */
export function publishRateDraft(
  tx: Transaction<Tables>,
  wanted: Pressed & { readonly seen: number; readonly publishAt?: number | undefined; readonly mayBig: boolean },
): Promise<
  PublishingRates | { refused: 'rate-sheet-changed' } | { readonly refused: 'rates-need-owner'; readonly count: number }
> {
  const { key, by, at, seen, publishAt, mayBig } = wanted
  const press = { key, thing: 'rates', by, pressed: { seen, publishAt: publishAt ?? 0 } }
  return once(tx, press, async () => {
    await takeTurn(tx)
    const { version, changes } = await draftOf(tx)
    if (version !== seen) return { refused: 'rate-sheet-changed' } as const
    const bases = await basesOn(tx, at)
    const big = changes.filter((change) => isBig(change, bases)).length
    if (big > 0 && !mayBig) return { refused: 'rates-need-owner', count: big } as const
    const left = await publishSheet(tx, { ...press, at, changes, publishAt, mayBig })
    if (!('refused' in left)) await writeDraft(tx, { changes: [], writers: new Map(), by: byInOneWord(by), at, key })
    return left
  })
}

/** The turn is taken. */
async function publishSheet(
  tx: Transaction<Tables>,
  {
    at,
    changes,
    publishAt,
    mayBig,
    ...press
  }: Pressed & {
    readonly thing: string
    readonly pressed: object
    readonly changes: readonly RateChange[]
    readonly publishAt?: number | undefined
    readonly mayBig: boolean
  },
): Promise<Exclude<PublishingRates, Repeated>> {
  if (changes.length === 0) return { refused: 'rate-sheet-empty' }
  const refused = await whyNotApplied(tx, changes)
  if (refused) return refused
  const by = byInOneWord(press.by)
  const isNow = publishAt === undefined
  await tx
    .insertInto('rate_sheets')
    .values({
      id: press.key,
      state: isNow ? 'published' : 'scheduled',
      cells_json: JSON.stringify(changes),
      made_by: by,
      made_at: at,
      publish_at: publishAt ?? at,
      settled_at: isNow ? at : null,
      may_big: Number(mayBig),
    })
    .execute()
  await writeAct(tx, { ...press, act: 'change-rates', at, after: { publishAt: publishAt ?? at, changes } })
  if (isNow) await applyRates(tx, { sheetId: press.key, changes, by, at })
  else await announce(tx, ratesTopic)
  return isNow ? { published: changes.length } : { scheduled: changes.length }
}
