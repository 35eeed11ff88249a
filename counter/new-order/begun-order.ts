import * as v from 'valibot'
import { typedAs } from '#counter/live/typed.ts'
import { languages } from '#shop/languages.ts'
import { noWishes, orderWishes } from '#shop/orders/order-wishes.ts'
import type { DraftLine } from '#shop/wire/order-draft.ts'
import { toldFields } from './address-part.tsx'

/** What has no choice of a cut has none when it is read again either. */
export const draftLine = v.pipe(
  v.object({
    key: v.string(),
    line: v.optional(v.number()),
    id: v.string(),
    title: v.string(),
    size: v.string(),
    weight: v.string(),
    cleaning: v.optional(v.string()),
    quantity: v.number(),
    isOut: v.boolean(),
  }),
  v.transform((one): DraftLine => ({ ...one, cleaning: one.cleaning })),
)

const begunOrder = v.object({
  mobile: v.string(),
  /** it goes elsewhere than the order before */
  isOther: v.boolean(),
  address: v.partial(v.object(v.entriesFromList(toldFields, v.string()))),
  language: v.picklist(languages),
  draft: v.pipe(v.array(draftLine), v.readonly()),
  /** the chosen time; the first that is free where nobody chose */
  wished: v.optional(v.string()),
  wishes: orderWishes,
})

/** An order that is being said, as far as it was written down. */
export type BegunOrder = Readonly<v.InferOutput<typeof begunOrder>>

const nothingBegun: BegunOrder = {
  mobile: '',
  isOther: false,
  address: {},
  language: 'en',
  draft: [],
  wishes: noWishes,
}

/** What a tab kept of one; the beginning where that is nothing that can be read. */
export const begunIn = (kept: string): BegunOrder => typedAs(begunOrder, kept) ?? nothingBegun
