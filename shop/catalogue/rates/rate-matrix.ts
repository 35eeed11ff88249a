import { allCuts, type Cut } from '#shop/catalogue/cuts.ts'
import { type RateOf, rateKey } from './rate-sheet.ts'

/** A product, as far as the sheet of rates lays it out. */
export interface SheetProduct {
  readonly id: number
  readonly species: string
  readonly cut: Cut
  readonly sizes: readonly { readonly size: string; readonly rates: readonly { readonly grams: number }[] }[]
}

/** One cut of a fish in a block of the sheet, with its packs across, the heaviest first. */
interface CutOfBlock {
  readonly productId: number
  readonly packs: readonly number[]
}

/** A block of the sheet: one fish, its sizes down, its cuts across. */
export interface RateBlock {
  readonly species: string
  readonly cuts: readonly CutOfBlock[]
  readonly sizes: readonly string[]
}

/** So many cuts fit beside each other; a fish that is sold in more of them gets another block. */
const cutsAcross = 3

/** The blocks of the sheet, in the order in which the shop sells its fish. */
export const blocksOf = (products: readonly SheetProduct[]): readonly RateBlock[] =>
  [...Map.groupBy(products, ({ species }) => species)].flatMap(([species, own]) => {
    // as it is cut the least stands in front
    const inOrder = own.toSorted((one, other) => allCuts.indexOf(one.cut) - allCuts.indexOf(other.cut))
    return chunked(inOrder).map((cuts) => ({
      species,
      cuts: cuts.map(({ id, sizes }) => ({ productId: id, packs: packsOf(sizes) })),
      sizes: sizesDown(cuts),
    }))
  })

const chunked = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / cutsAcross) }, (_, nr) =>
    all.slice(nr * cutsAcross, (nr + 1) * cutsAcross),
  )

const packsOf = (sizes: SheetProduct['sizes']): readonly number[] =>
  [...new Set(sizes.flatMap(({ rates }) => rates.map(({ grams }) => grams)))].toSorted((one, other) => other - one)

/** Those of the cut that has the most of them, then what only others have. */
function sizesDown(cuts: readonly SheetProduct[]): readonly string[] {
  const most = cuts.toSorted((one, other) => other.sizes.length - one.sizes.length)
  return [...new Set(most.flatMap(({ sizes }) => sizes.map(({ size }) => size)))]
}

/** How many packs each cut has room for, the same in every block, so that columns stand below each other. */
export const roomAcross = (blocks: readonly RateBlock[]): readonly number[] =>
  Array.from({ length: Math.max(1, ...blocks.map(({ cuts }) => cuts.length)) }, (_, nr) =>
    Math.max(1, ...blocks.map(({ cuts }) => cuts[nr]?.packs.length ?? 0)),
  )

/** A size of a fish, all its rates across; undefined where nothing is sold so. */
export type RateRow<Cell> = readonly (Cell | undefined)[]

/** All rows of a block, each rate in its column. */
export const rowsOf = <Cell>(
  { cuts, sizes }: RateBlock,
  room: readonly number[],
  cells: ReadonlyMap<string, Cell>,
): readonly RateRow<Cell>[] =>
  sizes.map((size) =>
    room.flatMap((many, nr) => {
      const cut = cuts[nr]
      return Array.from({ length: many }, (_, pack) => {
        const grams = cut?.packs[pack]
        return cut && grams !== undefined ? cells.get(rateKey({ productId: cut.productId, size, grams })) : undefined
      })
    }),
  )

/**
 * Where a key leads. 'next' goes down the sizes of a pack and then to the head of the column beside it, so that a fish is typed
 * from end to end; arrows go straight.
 */
export type RateWay = 'next' | 'before' | 'down' | 'up' | 'left' | 'right' | 'next-fish' | 'fish-before'

/** The rate that a key leads to; undefined where there is none that way. */
export function rateAt<Cell extends RateOf>(
  blocks: readonly (readonly RateRow<Cell>[])[],
  from: RateOf,
  way: RateWay,
): Cell | undefined {
  const isFrom = (cell: Cell | undefined) => cell !== undefined && rateKey(cell) === rateKey(from)
  const rows = blocks.flat()
  const row = rows.find((one) => one.some(isFrom))
  if (row === undefined) return undefined
  const column = row.findIndex(isFrom)
  const fish = blocks.map(downTheColumns)
  const inTurn = fish.flat()
  const at = inTurn.findIndex(isFrom)
  const there = (line: readonly (Cell | undefined)[]) => line.find((cell) => cell !== undefined)
  if (way === 'next') return inTurn[at + 1]
  if (way === 'before') return inTurn[at - 1]
  if (way === 'right') return there(row.slice(column + 1))
  if (way === 'left') return there(row.slice(0, column).toReversed())
  if (way === 'down') return there(rows.slice(rows.indexOf(row) + 1).map((one) => one[column]))
  if (way === 'up')
    return there(
      rows
        .slice(0, rows.indexOf(row))
        .toReversed()
        .map((one) => one[column]),
    )
  const firsts = fish.flatMap(([first]) => (first ? [inTurn.indexOf(first)] : []))
  const to = way === 'next-fish' ? firsts.find((nr) => nr > at) : firsts.findLast((nr) => nr < at)
  return to === undefined ? undefined : inTurn[to]
}

const downTheColumns = <Cell>(rows: readonly RateRow<Cell>[]): readonly Cell[] =>
  (rows[0] ?? []).flatMap((_, column) => rows.flatMap((row) => row[column] ?? []))
