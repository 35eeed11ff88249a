import { titleOfLine } from '#server/catalogue/title-of-line.ts'
import { named, plainLine } from '#server/orders/staff-order-view.ts'
import type { StaffNamed } from '#server/orders/staff-orders-store.ts'
import { asBatch, type BatchRow } from '#server/stock/batches/batches-store.ts'
import type { MadePicture } from '#shop/catalogue/picture-rules.ts'
import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import type { Language } from '#shop/languages.ts'
import { paise } from '#shop/money.ts'
import { replacementsOf } from '#shop/orders/line-choices.ts'
import { answerWithin, heaviestFor, type StoredLineMove } from '#shop/orders/line-moves.ts'
import { batchesFor } from '#shop/stock/batches.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { type besideWeighings, type LineOnScale, placeOf } from './weighing-store.ts'

interface Looking {
  /** in the language of the person who weighs */
  readonly catalogue: Catalogue
  readonly language: Language
  readonly english: Catalogue
  /** of those that the products of the order name, the ones that staff sent */
  readonly pictures: readonly MadePicture[]
  readonly names: ReadonlyMap<string, StaffNamed>
  readonly beside: Awaited<ReturnType<typeof besideWeighings>>
  /** whether text messages leave the shop; else nobody was told by one */
  readonly sendsSms: boolean
  /** of all kinds of fish in the order */
  readonly batches: readonly BatchRow[]
  /** the shop's day */
  readonly today: string
}

/** A line on the scale, as the person who weighs sees it. */
export function weighedLineView(line: LineOnScale, looking: Looking): WeighedLine {
  const { names, beside, sendsSms } = looking
  const { row, ordered, standing, moves } = line
  const { agreed, asked } = standing
  const place = (no: number) => placeOf({ line_no: row.line_no, move_no: no })
  const weighed = weighingOf(line)
  return {
    ...plainLine(asOnBoard(line), looking),
    ...pictureOf(row.product_id, looking),
    version: standing.version,
    labelWeight: labelWeightOf(line),
    ratePaise: ordered.rate,
    otherPacks: ordered.otherPacks.map(({ grams, rate }) => ({ grams, ratePaise: rate })),
    mostPaise: line.most,
    toleratedGrams: line.tolerated,
    mostGrams: heaviestFor({ ...ordered, most: line.most, tolerated: line.tolerated, agreed }),
    ...(standing.price === undefined ? {} : { pricePaise: standing.price }),
    ...(weighed?.grams === undefined || weighed.source === undefined
      ? {}
      : {
          weighed: {
            grams: weighed.grams,
            source: weighed.source,
            at: weighed.at,
            by: named(weighed.by, names),
            hasPhotograph: beside.photographed.has(place(weighed.no)),
          },
        }),
    ...(asked === undefined
      ? {}
      : {
          asked: {
            pricePaise: asked.price,
            until: asked.at + answerWithin,
            byLink: sendsSms && beside.asked.has(place(asked.no)),
          },
        }),
    ...(row.batch === null ? {} : { batch: row.batch }),
    batches: batchesNow(line, looking),
    ...(row.replaces === null ? {} : { replaces: row.replaces }),
    ...(row.agreed_paise === null ? {} : { isAgreed: true }),
    replacements: standing.state === 'replaced' ? [] : replacementsNow(line, looking),
    moves: moves.map((move) => moveView(move, names)),
  }
}

/** As the shop shows the product. */
function pictureOf(
  productId: number,
  { english, pictures }: Pick<Looking, 'english' | 'pictures'>,
): Pick<WeighedLine, 'picture'> {
  const name = everyProductById(english, productId)?.picture
  if (name === undefined) return {}
  const sent = pictures.find((picture) => picture.name === name)
  return {
    picture: {
      name,
      ...(sent && { sent: { width: sent.width, height: sent.height, colour: sent.colour, files: [...sent.files] } }),
    },
  }
}

/** The names of all pictures that the lines and what may replace them are shown by. */
export const picturesOf = (lines: readonly LineOnScale[], english: Catalogue): string[] => [
  ...new Set(
    lines
      .flatMap((line) => [line.row.product_id, ...replacementsFor(line, english).map(({ productId }) => productId)])
      .flatMap((productId) => everyProductById(english, productId)?.picture ?? []),
  ),
]

/** What the line can be cut from today, the batch to take first in front. */
function batchesNow({ row, standing }: LineOnScale, { catalogue, batches, today }: Looking): WeighedLine['batches'] {
  const product = everyProductById(catalogue, row.product_id)
  if (product === undefined || standing.state === 'replaced') return []
  const there = batches.map((one) => ({ ...asBatch(one), row: one }))
  return batchesFor(there, { species: product.species, size: row.size }, today).map(
    ({ code, useBy, left, row: of }) => ({
      code,
      landedDay: of.landed_day,
      useBy,
      jetty: of.jetty,
      left,
    }),
  )
}

/** What can replace the line today. */
export const replacementsFor = ({ row, ordered }: LineOnScale, catalogue: Catalogue) =>
  replacementsOf(catalogue, { ...ordered, productId: row.product_id, size: row.size, weight: row.weight })

const replacementsNow = (line: LineOnScale, looking: Looking): WeighedLine['replacements'] =>
  replacementsFor(line, looking.english).map(({ productId, title, size, rate }) => ({
    productId,
    size,
    ...titleOfLine({ productId, title }, looking),
    ...pictureOf(productId, looking),
    ratePaise: paise(rate),
  }))

/** The line as a card of the board shows it. */
export const asOnBoard = ({ row, standing: { state, price }, most, moves }: LineOnScale) => ({
  ...row,
  state,
  final_paise: price ?? null,
  most_paise: most,
  asked_at: moves.findLast(({ move }) => move === 'ask')?.at ?? null,
})

/** Which weight the label of its packs means; '' where an old order does not say. */
export const labelWeightOf = ({ row: { label_weight: said } }: LineOnScale): WeighedLine['labelWeight'] =>
  said === 'net' || said === 'gross' ? said : ''

/** The weighing that counts; none once the line is left out or replaced. */
export const weighingOf = ({ standing, moves }: LineOnScale): StoredLineMove | undefined =>
  standing.grams === undefined ? undefined : moves.findLast(({ grams }) => grams !== undefined)

const moveView = (
  { move, at, by, grams, source, price, reason }: StoredLineMove,
  names: Looking['names'],
): WeighedLine['moves'][number] => ({
  move,
  at,
  by: named(by, names),
  ...(grams === undefined ? {} : { grams }),
  ...(source === undefined ? {} : { source }),
  ...(price === undefined ? {} : { pricePaise: price }),
  reason,
})
