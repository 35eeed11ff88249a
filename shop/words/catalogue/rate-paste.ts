import type { RateRow } from '#shop/catalogue/rates/rate-matrix.ts'
import { type RateOf, type RateToday, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { rateTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { wholeGrams } from '#shop/weight.ts'
import { weightWords } from '#shop/words/en/measures.ts'
import { readableWeight } from '#shop/words/weights.ts'

/** A cell of the sheet, as a person finds it: by the name of the fish, its size and its pack. */
export interface NamedRate extends RateOf {
  readonly title: string
  /** left out where that is the title */
  readonly english?: string | undefined
}

/** A line of what was pasted that fits nowhere, or holds no rate. Lines are counted as a spreadsheet counts them. */
export type Misfit =
  | { readonly line: number; readonly why: 'no-rate'; readonly text: string }
  | { readonly line: number; readonly why: 'no-cell' }
  | { readonly line: number; readonly why: 'twice' }

interface PastedRates {
  readonly rates: readonly RateToday[]
  readonly misfits: readonly Misfit[]
}

/** Whether it is more than what one cell takes as typing. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.trimEnd())

/**
 * What a spreadsheet gives, put into the sheet from the rate of `start` on: a line goes into a row, a column into the one beside.
 * Four columns are fish, size, pack and rate, in whatever order the lines come. What is empty leaves its cell alone.
 */
export function pastedRates(text: string, rows: readonly RateRow<NamedRate>[], start: RateOf): PastedRates {
  const lines = text
    .trimEnd()
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.split('\t').map((one) => one.trim()))
  const placeOf = placing(lines, rows, start)
  const rates = new Map<string, RateToday>()
  const misfits: Misfit[] = []
  for (const [nr, columns] of lines.entries())
    for (const { typed, cell } of placeOf(columns, nr)) {
      const paise = rateTyped(typed)
      if (isNothing(typed)) continue
      if (paise === undefined) misfits.push({ line: nr + 1, why: 'no-rate', text: typed })
      else if (cell === undefined) misfits.push({ line: nr + 1, why: 'no-cell' })
      else if (rates.has(rateKey(cell))) misfits.push({ line: nr + 1, why: 'twice' })
      else rates.set(rateKey(cell), { productId: cell.productId, size: cell.size, grams: cell.grams, paise })
    }
  return { rates: [...rates.values()], misfits }
}

/** The sheet itself shows a dash where nothing is sold. */
const isNothing = (typed: string): boolean => /^[-–]?$/.test(typed)

interface Placed {
  readonly typed: string
  readonly cell: RateOf | undefined
}

type Placing = (columns: readonly string[], nr: number) => readonly Placed[]

function placing(lines: readonly (readonly string[])[], rows: readonly RateRow<NamedRate>[], start: RateOf): Placing {
  const widest = Math.max(...lines.map(({ length }) => length))
  if (widest === 4 && lines.some(([title = '']) => !isNothing(title) && rateTyped(title) === undefined)) {
    const named = new Map(
      rows
        .flat()
        .flatMap((cell) =>
          cell === undefined
            ? []
            : [cell.title, inSpreadsheet(cell)].map(
                (name) => [nameOf([name, cell.size, weightOf(cell)]), cell] as const,
              ),
        ),
    )
    return ([title = '', size = '', pack = '', typed = '']) => [{ typed, cell: named.get(nameOf([title, size, pack])) }]
  }
  const isStart = (cell: NamedRate | undefined) => cell !== undefined && rateKey(cell) === rateKey(start)
  const first = rows.findIndex((row) => row.some(isStart))
  const aside = rows[first]?.findIndex(isStart) ?? 0
  return (columns, nr) => columns.map((typed, column) => ({ typed, cell: rows[first + nr]?.[aside + column] }))
}

/** In English, in whatever language its counter is read: a spreadsheet outlives who reads it today. */
const inSpreadsheet = ({ title, english = title }: NamedRate): string => english

const weightOf = ({ grams }: RateOf) => readableWeight(wholeGrams(grams), { weightWords })

/** Upper case, spaces and the dash for 'no size' make no difference. */
const nameOf = (words: readonly string[]): string =>
  words
    .map((word) =>
      word
        .toLowerCase()
        .replace(/\s+/g, '')
        .replace(/^[-–]$/, ''),
    )
    .join('/')

/** The whole sheet as a spreadsheet takes it: fish, size, pack, rate. It can be pasted back as it is. */
export const sheetAsText = (rates: readonly (NamedRate & { readonly typed: string })[]): string =>
  rates.map((rate) => [inSpreadsheet(rate), rate.size, weightOf(rate), rate.typed].join('\t')).join('\n')
