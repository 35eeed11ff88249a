import { slotOf } from '#shop/orders/by-slot.ts'
import { packNumber } from '#shop/orders/order-number.ts'
import type { PaperMark } from '#shop/printers/jobs.ts'
import type { Printed, PrintedLine } from '#shop/wire/staff/bills.ts'
import { dayInWords } from '#shop/words/moments.ts'
import { onPaper } from '#shop/words/orders/on-paper.ts'
import { gramsOf, money, perKilo, sizeAndCut } from '#shop/words/orders/paper-said.ts'
import { slotInShort } from '#shop/words/slots.ts'
import type { Run } from './letters.ts'
import type { Block } from './sheet.ts'
import { fishRuns, markSaid } from './slip.ts'

/** The label of a pack as the counter's page prints it, above its barcode: nobody's name stands on it but the packer's. */
export function labelBlocks(
  printed: Printed,
  line: PrintedLine,
  { dots, mark }: { dots: number; mark: PaperMark },
): Block[] {
  const { order, seller, now, language } = printed
  const { labelWeight, grams, ratePaise, pricePaise, packer, weighedAt = now } = line
  const words = onPaper[language]
  const { paperWords } = words
  const day = dayInWords(weighedAt, words)
  const say = (text: string, more: Partial<Run> = {}): Run => ({ text, language, ...more })
  const text = (said: string, size = dots, more: Partial<Run> = {}): Block => ({
    kind: 'text',
    runs: [say(said, more)],
    dots: Math.round(size),
  })
  const means =
    ratePaise === undefined
      ? paperWords.means[labelWeight]
      : paperWords.meansAtRate(
          paperWords.means[labelWeight],
          paperWords.perKilo(perKilo({ ratePaise, packGrams: line.packGrams })),
        )
  const licence = (seller.isSample ? paperWords.sampleLicence : paperWords.fssai)(seller.fssai)
  return [
    order.isTry === true
      ? text(words.tryOrderWords.onPaper, dots, { isBold: true })
      : text(`${seller.name}, ${seller.phone}`),
    { kind: 'text', runs: fishRuns(line), dots: Math.round(dots * 1.3) },
    text(sizeAndCut(line, words)),
    {
      kind: 'row',
      left: [say(paperWords.grams(gramsOf(grams)), { isBold: true })],
      right: [say(pricePaise === undefined ? '' : money(pricePaise), { isBold: true })],
      dots: Math.round(dots * 1.75),
    },
    text(means),
    text(packer === '' ? paperWords.unknownPacker(day) : paperWords.labelPacked(packer, day)),
    {
      kind: 'text',
      runs: [say(licence), ...(mark.mark === 'first' ? [] : [say(` ${markSaid(mark, words)}`, { isBold: true })])],
      dots,
    },
    ...(order.slot === undefined ? [] : [text(paperWords.delivery(slotInShort(slotOf(order), words)))]),
  ]
}

export const labelCode = ({ order }: Printed, { lineNo }: PrintedLine): string => packNumber(order.number, lineNo)
