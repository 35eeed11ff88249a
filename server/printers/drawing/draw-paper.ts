import type { PaperMark } from '#shop/printers/jobs.ts'
import { dotsOf, millimetresOf, type PaperSize } from '#shop/printers/printers.ts'
import type { Printed, PrintedLine } from '#shop/wire/staff/bills.ts'
import { labelBlocks, labelCode } from './label.ts'
import { type DrawText, openLetters } from './letters.ts'
import { blankPicture, type Picture } from './picture.ts'
import { type Block, drawSheet } from './sheet.ts'
import { slipBlocks, slipLetters } from './slip.ts'

/** What is to be drawn: a slip or a label of an order, or the test of a printer. */
export type PaperFacts =
  | { readonly paper: 'slip'; readonly printed: Printed; readonly mark: PaperMark }
  | { readonly paper: 'label'; readonly printed: Printed; readonly line: PrintedLine; readonly mark: PaperMark }
  | { readonly paper: 'test'; readonly name: string; readonly lines: readonly string[] }

let letters: Promise<DrawText> | undefined

/** Draws a paper for this size, dot by dot. */
export async function drawPaper(facts: PaperFacts, size: PaperSize): Promise<Picture> {
  letters ??= openLetters().catch((trouble: unknown) => {
    letters = undefined
    throw trouble
  })
  const draw = await letters
  const { wide, high } = dotsOf(size)
  if (facts.paper === 'test') return onWhole(await drawSheet(testBlocks(facts, size), { wide, margin: 8, draw }), high)
  if (facts.paper === 'slip' || high === undefined) {
    if (facts.paper !== 'slip') throw new Error('a label has a height')
    return drawSheet(slipBlocks(facts.printed, slipLetters[size === '58' ? '58' : '80'], facts.mark), {
      wide,
      margin: 8,
      draw,
    })
  }
  return drawLabel(facts, { wide, high, draw })
}

/** A barcode lower than this is hard to read. */
const leastBars = 48
const mostBars = 96

/** With letters as large as the label has room for above its barcode. */
async function drawLabel(
  { printed, line, mark }: Extract<PaperFacts, { paper: 'label' }>,
  { wide, high, draw }: { wide: number; high: number; draw: DrawText },
): Promise<Picture> {
  const code = labelCode(printed, line)
  const largest = Math.round(Math.min(high / 18, wide / 22))
  for (let dots = largest; ; dots -= 1) {
    const blocks = labelBlocks(printed, line, { dots, mark })
    const above = await drawSheet(blocks, { wide, margin: 12, draw })
    const codeHigh = Math.round(dots * 1.3)
    const left = high - above.high - codeHigh - 4
    if (left < leastBars && dots > smallest) continue
    const bars = Math.max(leastBars, Math.min(mostBars, left))
    const whole = await drawSheet(
      [
        ...blocks,
        { kind: 'gap', high: Math.max(0, left - bars) + 4 },
        { kind: 'bars', code, high: bars },
        { kind: 'text', runs: [{ text: code }], dots, align: 'centre' },
      ],
      { wide, margin: 12, draw },
    )
    return onWhole(whole, high)
  }
}

/** Smaller letters nobody reads; what does not fit then is cut off at the foot of the label. */
const smallest = 11

/** The test says which printer it is, and shows the edges of the paper. */
function testBlocks({ name, lines }: Extract<PaperFacts, { paper: 'test' }>, size: PaperSize): Block[] {
  const large = Math.round(dotsOf(size).wide / 16)
  return [
    { kind: 'rule' },
    { kind: 'text', runs: [{ text: name, isBold: true }], dots: large, align: 'centre' },
    { kind: 'text', runs: [{ text: `${millimetresOf(size)} mm`, isBold: true }], dots: large, align: 'centre' },
    ...lines.map((text): Block => ({ kind: 'text', runs: [{ text }], dots: Math.round(large * 0.7), align: 'centre' })),
    { kind: 'rule' },
  ]
}

/** On a label of this height. */
function onWhole(picture: Picture, high: number | undefined): Picture {
  if (high === undefined || picture.high === high) return picture
  const whole = blankPicture(picture.wide, high)
  whole.bits.set(picture.bits.subarray(0, whole.bits.length))
  return whole
}
