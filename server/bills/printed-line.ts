import { barcodeOf } from '#server/orders/barcode.ts'
import { billedPrice } from '#shop/bills.ts'
import { actorIn } from '#shop/by.ts'
import { type Catalogue, productById } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { weightSources } from '#shop/line-status.ts'
import { shopDay } from '#shop/moment.ts'
import { paise } from '#shop/money.ts'
import { packNumber } from '#shop/order-number.ts'
import { taxOf } from '#shop/tax.ts'
import type { PrintedLine } from '#shop/wire/staff/bills.ts'
import type { lineMovesOf, packedBy, paperLinesOf } from './printed-store.ts'

type KeptLine = Awaited<ReturnType<typeof paperLinesOf>>[number]
type KeptLineMove = Awaited<ReturnType<typeof lineMovesOf>>[number]

export interface AroundLine {
  readonly orderNumber: string
  /** of this line, oldest first */
  readonly moves: readonly KeptLineMove[]
  readonly packed: Awaited<ReturnType<typeof packedBy>>
  readonly nameOf: (staffId: string) => string
  readonly catalogue: Catalogue
  /** of which day its tax class is */
  readonly at: number
}

/** A line as slip, label and bill print it. */
export function printedLine(line: KeptLine, around: AroundLine): PrintedLine {
  const { orderNumber, moves, packed, nameOf, catalogue, at } = around
  const product = productById(catalogue, line.product_id)
  const tax = product && taxOf(product, shopDay(at))
  const weighing = moves.findLast(({ grams }) => grams !== null)
  const packing = weighing ?? packed
  const source = weightSources.find((one) => one === weighing?.source)
  const ordered = paise(line.line_paise)
  const final = line.final_paise === null ? null : paise(line.final_paise)
  const isWeighed = line.state === 'weighed'
  return {
    lineNo: line.line_no,
    productId: line.product_id,
    title: line.title,
    localName: product === undefined ? '' : speciesNamed(product.species).marathi,
    size: line.size,
    weight: line.weight,
    quantity: line.quantity,
    cleaning: line.cleaning ?? '',
    labelWeight: labelWeights.find((one) => one === line.label_weight) ?? '',
    orderedGrams: line.grams * line.quantity,
    packGrams: line.grams,
    ratePaise: line.rate_paise,
    orderedPaise: ordered,
    mostPaise: line.most_paise ?? ordered,
    state: stateOf(line.state),
    grams: isWeighed ? (line.weighed_grams ?? 0) : line.grams * line.quantity,
    ...(isWeighed && source !== undefined ? { source } : {}),
    pricePaise: billedPrice({ state: line.state, ordered, final }),
    reason: moves.findLast(({ reason }) => reason !== '')?.reason ?? '',
    ...(line.replaces === null ? {} : { replaces: line.replaces }),
    packer: packing === undefined ? '' : firstNameOf(nameIn(packing.moved_by, nameOf)),
    ...(packing === undefined ? {} : { weighedAt: packing.moved_at }),
    hsn: tax?.hsn ?? '',
    taxPercent: tax?.percent ?? 0,
    barcode: barcodeOf(packNumber(orderNumber, line.line_no)),
  }
}

const labelWeights = ['net', 'gross'] as const

const stateOf = (state: string): PrintedLine['state'] =>
  state === 'weighed' || state === 'left-out' || state === 'replaced' ? state : 'as-ordered'

function nameIn(by: string, nameOf: AroundLine['nameOf']): string {
  const actor = actorIn(by)
  return actor.who === 'staff' ? nameOf(actor.id) : ''
}

const firstNameOf = (name: string): string => name.split(' ')[0] ?? ''
