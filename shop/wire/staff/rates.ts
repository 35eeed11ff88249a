import * as v from 'valibot'
import { allCuts } from '#shop/catalogue/cuts.ts'
import { highestRate, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { pageEnd, toldPageEnd } from '#shop/wire/page-end.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { doneBy, pressKey } from './press.ts'

const whole = v.pipe(v.number(), v.integer())
const paise = v.pipe(whole, v.minValue(1), v.maxValue(highestRate))

/** A rate that the sheet changes: from what it was when it was typed, to what it shall be. */
const change = v.object({
  productId: whole,
  /** '' for a product without sizes */
  size: v.pipe(v.string(), v.maxLength(80)),
  grams: whole,
  was: paise,
  paise,
})

const changes = v.pipe(v.array(change), v.maxLength(2000))

/** What a screen sends: a rate stands once, and one that stays as it is stands not at all. */
const typedChanges = v.pipe(
  changes,
  v.check((all) => new Set(all.map(rateKey)).size === all.length && all.every(({ was, paise: next }) => was !== next)),
)

const draft = v.object({
  version: v.number(),
  /** `by`: who typed it, where that was somebody else */
  changes: v.pipe(v.array(v.object({ ...change.entries, by: v.optional(doneBy) })), v.maxLength(2000)),
  /** who wrote it last; left out while nobody has */
  by: v.optional(doneBy),
  at: v.number(),
})

const waiting = v.object({
  id: v.string(),
  /** 'stuck': its hour came, and a rate was not what it was when the sheet was written */
  state: v.picklist(['scheduled', 'stuck']),
  publishAt: v.number(),
  by: doneBy,
  changes,
})

const sheet = v.object({
  now: v.number(),
  /** the kinds that something is sold of */
  kinds: v.array(
    v.object({
      species: v.string(),
      title: v.string(),
      localName: v.string(),
      picture: v.string(),
      /** what a kilo as landed was bought for last, by size; left out for those who may not know */
      bought: v.optional(v.array(v.object({ size: v.string(), paise: v.number() }))),
    }),
  ),
  /** the products in the order of the shop, each with its sizes and what they cost today */
  products: v.array(
    v.object({
      id: v.number(),
      /** in the reader's language */
      title: v.string(),
      /** as spreadsheets call it, where that is not the same */
      english: v.optional(v.string()),
      species: v.string(),
      cut: v.picklist(allCuts),
      labelWeight: v.picklist(['gross', 'net']),
      lossPercent: v.number(),
      isSold: v.boolean(),
      sizes: v.array(
        v.object({
          size: v.string(),
          /** `base`: what a quarter counts from, where the rate has moved today */
          rates: v.array(v.object({ grams: v.number(), paise: v.number(), base: v.optional(v.number()) })),
        }),
      ),
    }),
  ),
  draft,
  waiting: v.array(waiting),
})

const changed = v.object({
  id: v.string(),
  /** '' of one that was set alone */
  sheetId: v.string(),
  productId: v.number(),
  title: v.string(),
  size: v.string(),
  grams: v.number(),
  /** of a first rate: what it was compared with; 0: nothing */
  old: v.number(),
  new: v.number(),
  /** nothing was sold so before */
  isFirst: v.boolean(),
  by: doneBy,
  at: v.number(),
})

/** Publishes the draft as the screen saw it: at once, or at the moment that is named. */
const publication = v.object({ key: pressKey, seen: v.number(), at: v.optional(v.pipe(v.number(), v.integer())) })

export const rateCalls = {
  rates: staffCall('GET', '/counter/api/rates', 'see-rates', v.unknown(), sheet),
  /** Newest first; `until` is where the page before ended. */
  rateHistory: staffCall(
    'GET',
    '/counter/api/rates/history',
    'see-rates',
    v.object({
      product: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{0,9}$/))),
      until: pageEnd,
    }),
    v.object({
      now: v.number(),
      changes: v.array(changed),
      products: v.array(v.object({ id: v.number(), title: v.string() })),
      until: toldPageEnd,
    }),
  ),
  /** Only over the version that the screen saw: otherwise 409 with the draft as it is. */
  saveRateDraft: staffCall(
    'POST',
    '/counter/api/rates/draft',
    'change-rates',
    v.object({ key: pressKey, seen: v.number(), changes: typedChanges }),
    v.object({ version: v.number() }),
    { longestBody: 300_000 },
  ),
  publishRates: staffCall('POST', '/counter/api/rates/publication', 'change-rates', publication, sheet),
  /** The same where a rate moves by more than a quarter in a day: the owner shows the passkey again. */
  publishBigRates: staffCall('POST', '/counter/api/rates/big-publication', 'publish-big-rates', publication, sheet),
  /** What it would have changed goes back into the draft. */
  callOffRates: staffCall(
    'POST',
    '/counter/api/rates/sheets/:id/calling-off',
    'change-rates',
    v.object({ key: pressKey }),
    sheet,
  ),
} as const

export type RateSheetView = v.InferOutput<typeof sheet>
export type RatesWaiting = v.InferOutput<typeof waiting>
export type RateChanged = v.InferOutput<typeof changed>
