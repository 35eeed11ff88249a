import { type Grams, grams, type WeightLabel, wholeGrams } from '#shop/weight.ts'
import { type StockBySize, type StockOfSize, shownStock, stockOfSize } from './stock.ts'

/** A kind of fish in one size, '' where it has none: what lies together in the cold room, whatever is cut of it. */
export interface Cell {
  readonly species: string
  readonly size: string
}

/** What became of the fish of a cell, in grams as landed. */
export interface Kilos {
  readonly bought: number
  /** ordered, and not weighed yet */
  readonly reserved: number
  readonly sold: number
  readonly wasted: number
}

export const nothingYet: Kilos = { bought: 0, reserved: 0, sold: 0, wasted: 0 }

/** What lies in the cold room, less what is promised to orders: below nothing where more is promised than lies there. */
export const unpromised = ({ bought, reserved, sold, wasted }: Kilos): number => bought - reserved - sold - wasted

/** What can still be ordered. */
export const leftOf = (kilos: Kilos): Grams => wholeGrams(Math.max(0, unpromised(kilos)))

/** So much is promised to orders and does not lie there. */
export const missingOf = (kilos: Kilos): Grams => wholeGrams(Math.max(0, 0 - unpromised(kilos)))

/** What lies in the cold room, that of orders which are not weighed yet with it. */
export const keptOf = ({ bought, sold, wasted }: Kilos): Grams => wholeGrams(bought - sold - wasted)

/** What of a product says how much landed fish its packs take. */
export interface Landed {
  readonly species: string
  /** whether the label means the fish as landed, or as it is packed */
  readonly labelWeight: 'gross' | 'net'
  readonly lossPercent: number
}

/** How much landed fish goes into packs: a net pack takes more than its label says, because cleaning loses some. */
export function landedGrams(
  product: Landed,
  packGrams: number,
  quantity: number,
  lossPercent: number = product.lossPercent,
): Grams {
  const labelled = packGrams * quantity
  if (product.labelWeight === 'gross') return wholeGrams(labelled)
  return wholeGrams(Math.ceil((labelled * 100) / (100 - lossPercent)))
}

/** The other way round: how much of the product, by its labels, the landed fish left is enough for. */
export function sellableGrams(product: Landed, landed: number, lossPercent: number = product.lossPercent): Grams {
  if (product.labelWeight === 'gross') return wholeGrams(landed)
  return wholeGrams(Math.floor((landed * (100 - lossPercent)) / 100))
}

/** What a line of an order takes of a counted cell, as landed. */
export interface StockLine extends Cell {
  /** 1 for the first */
  readonly lineNo: number
  readonly landed: Grams
}

/** What an order takes of the cells that are counted. */
export const stockLines = (
  lines: readonly {
    readonly product: Landed & { readonly stock: StockBySize }
    readonly size: string
    readonly weight: WeightLabel
    readonly quantity: number
  }[],
): StockLine[] =>
  lines.flatMap(({ product, size, weight, quantity }, place) =>
    stockOfSize(product, size) === undefined
      ? []
      : [{ species: product.species, size, lineNo: place + 1, landed: landedGrams(product, grams(weight), quantity) }],
  )

/** Above this nobody is told a figure, in any cut. */
const plentyLanded = 10_000
const toldStep = 250

/** What is left, in the steps in which the shop looks at it again. */
const inSteps = (left: number): number => (left > plentyLanded ? Infinity : left - (left % toldStep))

/** Whether shoppers may have to be told something else: only then are the pages of its products looked at. */
export const isToldOtherwise = (before: number, after: number): boolean => inSteps(before) !== inSteps(after)

/** A counted cell as shoppers see it. */
export interface ToldCell extends Cell {
  readonly left: number
  readonly backAt: number | undefined
}

/** What a product's page says of its sizes, by the cells that are counted. */
export function stockOf(
  product: Landed & { readonly prices: Readonly<Record<string, unknown>> },
  cells: readonly ToldCell[],
): StockBySize {
  const own = cells.filter(({ species, size }) => species === product.species && product.prices[size] !== undefined)
  return own.length === 0 ? {} : Object.fromEntries(own.map((cell) => [cell.size, toldOf(product, cell)]))
}

function toldOf(product: Landed, { left, backAt }: ToldCell): StockOfSize {
  const shown = left > plentyLanded ? 'plenty' : shownStock(sellableGrams(product, inSteps(left)))
  return shown === 'none' && backAt !== undefined ? { left: shown, backAt } : { left: shown }
}
