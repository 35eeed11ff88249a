import { shortNameOf } from '#counter/batches/in-words.ts'
import type { RateOfFish } from '#shop/catalogue/rates/odd-rates.ts'
import { blocksOf, type RateBlock, type RateRow, roomAcross, rowsOf } from '#shop/catalogue/rates/rate-matrix.ts'
import { byKey, type RateOf, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { DoneBy } from '#shop/wire/staff/press.ts'
import type { RateSheetView } from '#shop/wire/staff/rates.ts'
import type { NamedRate } from '#shop/words/catalogue/rate-paste.ts'
import { readableSize, readableWeight } from '#words/formatters.ts'
import { ratesWords as words } from '#words/rates.ts'

/** A rate of the sheet: what it is today, and what it is called. */
export interface RateCell extends NamedRate, RateOfFish {
  readonly key: string
  /** what a quarter counts from */
  readonly base: number
  /** '500 g' */
  readonly pack: string
  readonly isSold: boolean
  /** for screen readers: 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg' */
  readonly name: string
}

/** A kind of fish, as it is called at the counter. */
export interface RateKind {
  readonly species: string
  readonly name: string
  readonly picture: string
}

/** A block of the sheet with what stands in it. */
export interface LaidBlock extends RateBlock {
  readonly kind: RateKind
  readonly rows: readonly RateRow<RateCell>[]
}

/** The sheet as it is drawn: every rate in its place. */
export interface LaidSheet {
  readonly cells: readonly RateCell[]
  readonly kinds: readonly RateKind[]
  readonly blocks: readonly LaidBlock[]
  /** how many packs each cut has room for */
  readonly room: readonly number[]
  /** whether this person may know what the fish was bought for */
  readonly mayCost: boolean
}

export function laidOut(view: Pick<RateSheetView, 'products' | 'kinds'>): LaidSheet {
  const cells = cellsOf(view)
  const byName = new Map(cells.map((cell) => [cell.key, cell]))
  const kinds = view.kinds.map((kind) => ({ species: kind.species, name: shortNameOf(kind), picture: kind.picture }))
  const blocks = blocksOf(view.products)
  const room = roomAcross(blocks)
  return {
    cells,
    kinds,
    room,
    blocks: blocks.map((block) => ({
      ...block,
      kind: kinds.find(({ species }) => species === block.species) ?? {
        species: block.species,
        name: block.species,
        picture: '',
      },
      rows: rowsOf(block, room, byName),
    })),
    mayCost: view.kinds.some(({ bought }) => bought !== undefined),
  }
}

/** Every rate in the order of the shop: kind of fish, product, size, the heaviest pack first. */
function cellsOf({ products, kinds }: Pick<RateSheetView, 'products' | 'kinds'>): readonly RateCell[] {
  const boughtAt = new Map(
    kinds.flatMap(({ species, bought = [] }) => bought.map(({ size, paise }) => [`${species}/${size}`, paise])),
  )
  return [...Map.groupBy(products, ({ species }) => species).values()].flat().flatMap(({ id, sizes, ...product }) =>
    sizes.flatMap(({ size, rates }) =>
      rates.map(({ grams, paise, base = paise }) => {
        const rate = { productId: id, size, grams }
        const pack = packOf(rate)
        const { title, english, species, cut, labelWeight, lossPercent, isSold } = product
        return {
          ...rate,
          key: rateKey(rate),
          paise,
          base,
          title,
          english,
          species,
          cut,
          labelWeight,
          lossPercent,
          boughtAt: boughtAt.get(`${species}/${size}`),
          isSold,
          pack,
          name: words.cell(title, readableSize(size), pack),
        }
      }),
    ),
  )
}

export const ratesOf = (cells: readonly RateCell[]): ReadonlyMap<string, number> => byKey(cells)

export const basesOf = (cells: readonly RateCell[]): ReadonlyMap<string, number> =>
  new Map(cells.map(({ key, base }) => [key, base]))

export const packOf = ({ grams }: Pick<RateOf, 'grams'>): string => readableWeight(wholeGrams(grams))

/** '6.3', '-12' from tenths of a percent */
export const percentOf = (tenths: number): string => String(tenths / 10)

/** What a change is called; the sheet may have no such rate any more. */
export const nameOf = (cells: readonly RateCell[], rate: RateOf): string =>
  cells.find(({ key }) => key === rateKey(rate))?.name ?? words.nothingSold

export const whoOf = (by: DoneBy): string => (by.who === 'staff' ? by.name : words.byCommand)
