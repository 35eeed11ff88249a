import { titleOfLine } from '#server/catalogue/title-of-line.ts'
import { barcodeOf } from '#server/orders/barcode.ts'
import { billedPrice } from '#shop/orders/bills/bills.ts'
import type { LineOnScale } from '#server/orders/weighing/weighing-store.ts'
import { labelWeightOf, weighingOf } from '#server/orders/weighing/weighing-view.ts'
import type { Actor } from '#shop/orders/by.ts'
import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import { isWholeFish } from '#shop/catalogue/piece.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { isSettled, type LineState } from '#shop/orders/line-status.ts'
import type { Language } from '#shop/languages.ts'
import type { Landing } from '#shop/catalogue/landing.ts'
import { shopDay } from '#shop/moment.ts'
import { packNumber } from '#shop/orders/order-number.ts'
import { taxOf } from '#shop/orders/bills/tax.ts'
import type { BilledLine, PrintedLine } from '#shop/wire/staff/bills.ts'
import { lastReason } from '#shop/orders/weighing/weight-messages.ts'
import { orderedGrams } from '#shop/orders/weighing/weighing.ts'
import { billedLine } from './billed-line.ts'
import type { packedBy } from './printed-store.ts'

export interface AroundLine {
  readonly orderNumber: string
  readonly packed: Awaited<ReturnType<typeof packedBy>>
  readonly nameOf: (staffId: string) => string
  /** in its language */
  readonly catalogue: Catalogue
  /** where the batches of its lines were landed */
  readonly landings: ReadonlyMap<string, Landing>
  /** of the order */
  readonly language: Language
  /** the day of its tax class */
  readonly at: number
}

/** A line as slip, label and bill print it. */
export function printedLine(line: LineOnScale, around: AroundLine): BilledLine {
  const { orderNumber, packed, nameOf, catalogue, landings, at } = around
  const { row, ordered, standing, moves } = line
  const product = everyProductById(catalogue, row.product_id)
  const tax = product && taxOf(product, shopDay(at))
  const weighing = weighingOf(line)
  const packing = weighing ?? packed
  const billed = billedLine(line)
  const landing = landings.get(row.batch ?? '')
  const isWeighed = standing.state === 'weighed'
  return {
    lineNo: row.line_no,
    productId: row.product_id,
    ...namesOf(row.title, titleOfLine({ productId: row.product_id, title: row.title }, around).title, {
      language: around.language,
      marathi: product === undefined ? '' : speciesNamed(catalogue, product.species).marathi,
    }),
    size: row.size,
    weight: row.weight,
    quantity: row.quantity,
    ...(isWholeFish(product, { ...ordered, size: row.size }) ? { isWholeFish: true } : {}),
    cleaning: row.cleaning ?? '',
    labelWeight: labelWeightOf(line),
    orderedGrams: orderedGrams(ordered),
    packGrams: ordered.grams,
    ratePaise: ordered.rate,
    orderedPaise: billed.ordered,
    mostPaise: line.most,
    state: stateOf(standing.state),
    grams: (isWeighed ? standing.grams : undefined) ?? orderedGrams(ordered),
    ...(isWeighed && weighing?.source !== undefined ? { source: weighing.source } : {}),
    pricePaise: billedPrice(billed),
    reason: lastReason(moves),
    ...(row.replaces === null ? {} : { replaces: row.replaces }),
    ...(landing === undefined || row.batch === null ? {} : { landed: { code: row.batch, ...landing } }),
    packer: packing === undefined ? '' : firstNameOf(nameIn(packing.by, nameOf)),
    ...(packing === undefined ? {} : { weighedAt: packing.at }),
    hsn: tax?.hsn ?? '',
    taxPercent: tax?.percent ?? 0,
    barcode: barcodeOf(packNumber(orderNumber, row.line_no)),
  }
}

/** Where the fish has no name in the language of the order, it stands as on an English one. */
const namesOf = (
  english: string,
  title: string,
  { language, marathi }: { language: Language; marathi: string },
): Pick<PrintedLine, 'title' | 'titleIn' | 'otherName' | 'otherIn'> =>
  title === english
    ? { title, titleIn: 'en', otherName: marathi, otherIn: 'mr' }
    : { title, titleIn: language, otherName: english, otherIn: 'en' }

const stateOf = (state: LineState): PrintedLine['state'] => (isSettled(state) ? state : 'as-ordered')

const nameIn = (by: Actor, nameOf: AroundLine['nameOf']): string => (by.who === 'staff' ? nameOf(by.id) : '')

const firstNameOf = (name: string): string => name.split(' ')[0] ?? ''
