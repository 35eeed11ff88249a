import { slotOf } from '#shop/orders/by-slot.ts'
import { isLive } from '#shop/orders/line-status.ts'
import type { PaperMark } from '#shop/printers/jobs.ts'
import type { Printed, PrintedLine } from '#shop/wire/staff/bills.ts'
import { landingInWords } from '#shop/words/landings.ts'
import { clockInWords, dayInWords } from '#shop/words/moments.ts'
import { type OnPaper, onPaper } from '#shop/words/orders/on-paper.ts'
import { agreedSaid, difference, freeSaid, gramsOf, money, sizeAndCut } from '#shop/words/orders/paper-said.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { slotInShort } from '#shop/words/slots.ts'
import { readableLabel } from '#shop/words/weights.ts'
import type { Run } from './letters.ts'
import type { Block } from './sheet.ts'

/** The sizes of letters on a slip, in dots. */
interface Sizes {
  readonly plain: number
  readonly small: number
  readonly large: number
}

/** A narrow roll has smaller letters. */
export const slipLetters = { '80': sizes(28), '58': sizes(23) } as const

function sizes(plain: number): Sizes {
  return { plain, small: Math.round(plain * 0.85), large: Math.round(plain * 1.25) }
}

/** A slip as the counter's page prints it, from the same facts: what goes into the bag. */
export function slipBlocks(printed: Printed, letters: Sizes, mark: PaperMark): Block[] {
  const { order, seller, lines, catches, now } = printed
  const words = onPaper[printed.language]
  const { paperWords, tryOrderWords } = words
  const { plain, small, large } = letters
  const say = (text: string, more: Partial<Run> = {}): Run => ({ text, language: printed.language, ...more })
  const line = (text: string, dots = plain, more: Partial<Run> = {}): Block => ({
    kind: 'text',
    runs: [say(text, more)],
    dots,
  })
  const centred = (text: string, dots = plain, more: Partial<Run> = {}): Block => ({
    kind: 'text',
    runs: [say(text, more)],
    dots,
    align: 'centre',
  })
  return [
    ...(order.isTry === true ? [boxed(say(tryOrderWords.onPaper, { isBold: true }), large)] : []),
    ...(seller.isSample ? [centred(paperWords.sample, plain, { isBold: true })] : []),
    centred(seller.name, large, { isBold: true }),
    centred(seller.address),
    centred(`${paperWords.phone(seller.phone)} ${paperWords.fssai(seller.fssai)}`),
    ...markBlocks(mark, words, { dots: large, say }),
    { kind: 'rule' },
    line(paperWords.order(order.number), large, { isBold: true }),
    ...(order.area === '' ? [] : [line(order.area)]),
    ...(order.slot === undefined ? [] : [line(paperWords.delivery(slotInShort(slotOf(order), words)))]),
    line(`${dayInWords(now, words)}, ${clockInWords(now, words)}`),
    ...wishesSaid(order, 'slip', words.orderWishesWords).map(({ label, said }) =>
      line(`${label} ${said}`, plain, { isBold: true }),
    ),
    { kind: 'rule' },
    ...lines.flatMap((one, place): Block[] => [
      ...(place === 0 ? [] : [{ kind: 'rule', isDashed: true } as const]),
      ...lineBlocks(one, printed, { words, letters, say }),
    ]),
    { kind: 'rule' },
    ...totalBlocks(printed, { words, letters, say }),
    ...(catches.length === 0
      ? []
      : [
          line(paperWords.whereFrom),
          { kind: 'squares', texts: catches.map(({ address }) => address), wide: 208 } as const,
          ...catches.map(({ address }) => centred(address, Math.round(plain * 0.65))),
        ]),
    line(paperWords.promise, small),
    line(paperWords.keepIt, small),
    { kind: 'gap', high: 14 },
    { kind: 'bars', code: order.number, high: 96 },
    centred(order.number),
  ]
}

interface Saying {
  readonly words: OnPaper
  readonly letters: Sizes
  readonly say: (text: string, more?: Partial<Run>) => Run
}

/** What a paper says of itself that is not the first. */
function markBlocks(mark: PaperMark, words: OnPaper, { dots, say }: { dots: number; say: Saying['say'] }): Block[] {
  if (mark.mark === 'first') return []
  const said = markSaid(mark, words)
  return [boxed(say(said, { isBold: true }), dots)]
}

const boxed = (run: Run, dots: number): Block => ({ kind: 'text', runs: [run], dots, align: 'centre', isBoxed: true })

export const markSaid = (mark: Exclude<PaperMark, { mark: 'first' }>, { paperWords, printedWords }: OnPaper): string =>
  mark.mark === 'copy' ? paperWords.copy : printedWords.replacesWeight(gramsOf(mark.grams))

/** The name of the fish in two languages: as its buyer calls it, and as the counter does. */
export const fishRuns = ({ title, titleIn, otherName, otherIn }: PrintedLine, more: Partial<Run> = {}): Run[] => [
  { text: title, language: titleIn, isBold: true, ...more },
  ...(otherName === '' ? [] : [{ text: ` ${otherName}`, language: otherIn, isBold: true, ...more }]),
]

function lineBlocks(line: PrintedLine, { isFinal }: Printed, { words, letters, say }: Saying): Block[] {
  const { quantity, weight, ratePaise, pricePaise, mostPaise, state, source, grams, reason, replaces } = line
  const { paperWords } = words
  const { plain, small } = letters
  const isGone = !isLive(line)
  const told = difference(line, words)
  const free = freeSaid(line, words)
  const agreed = agreedSaid(line, words)
  const text = (said: string, more: Partial<Run> = {}, dots = plain): Block => ({
    kind: 'text',
    runs: [say(said, more)],
    dots,
  })
  const ordered =
    ratePaise === undefined
      ? `${quantity} × ${readableLabel(weight, words)}`
      : paperWords.ordered(quantity, readableLabel(weight, words), money(ratePaise))
  return [
    { kind: 'text', runs: [say(`${line.lineNo}. `), ...fishRuns(line, { isGone })], dots: plain },
    text(sizeAndCut(line, words)),
    text(ordered, { isGone }),
    ...(line.isWholeFish && !isGone ? [text(paperWords.wholeFish, { isBold: true })] : []),
    ...(isGone ? [text(state === 'left-out' ? paperWords.leftOut : paperWords.replaced)] : []),
    ...(replaces === undefined ? [] : [text(paperWords.replaces(replaces))]),
    ...(agreed === undefined ? [] : [text(agreed)]),
    ...(isGone
      ? []
      : [
          {
            kind: 'row',
            left: [say(state === 'weighed' ? paperWords.weighed[source ?? 'unsaid'](gramsOf(grams)) : '')],
            right: [
              say(
                pricePaise === undefined
                  ? ''
                  : state === 'as-ordered' && !isFinal
                    ? paperWords.about(money(pricePaise), money(mostPaise ?? pricePaise))
                    : money(pricePaise),
                { isBold: true },
              ),
            ],
            dots: plain,
          } as const,
        ]),
    ...(told === undefined ? [] : [text(told)]),
    ...(free === undefined ? [] : [text(free)]),
    ...(isGone && reason !== '' ? [text(paperWords.reason(reasonSaid(reason, words)))] : []),
    ...(state === 'weighed' ? weighedBlocks(line, { words, letters, say }, small) : []),
  ]
}

/** Where the fish was landed, and who weighed it. */
function weighedBlocks({ landed, packer, weighedAt }: PrintedLine, { words, letters, say }: Saying, small: number) {
  const { paperWords } = words
  const origin = landed ? paperWords.landed(landed.code, landingInWords(landed, words)) : paperWords.notLanded
  return [
    { kind: 'text', runs: [say(origin)], dots: small },
    ...(packer !== '' && weighedAt !== undefined
      ? [
          {
            kind: 'text',
            runs: [say(paperWords.packed(packer, clockInWords(weighedAt, words)))],
            dots: letters.plain,
          } as const,
        ]
      : []),
  ] satisfies Block[]
}

function totalBlocks(printed: Printed, { words, letters, say }: Saying): Block[] {
  const { totalPaise, roundingPaise = 0, mostPaise, creditedPaise = 0, duePaise, isFinal } = printed
  const { paperWords } = words
  if (totalPaise === undefined || duePaise === undefined || mostPaise === undefined) return []
  const row = (left: string, right: string, dots = letters.plain, more: Partial<Run> = {}): Block => ({
    kind: 'row',
    left: [say(left, more)],
    right: [say(right, more)],
    dots,
  })
  return [
    ...(roundingPaise === 0
      ? []
      : [row(paperWords.sum, money(totalPaise - roundingPaise)), row(paperWords.rounding, money(roundingPaise))]),
    ...(creditedPaise > 0
      ? [row(paperWords.total, money(totalPaise)), row(paperWords.credited, money(creditedPaise))]
      : []),
    row(isFinal ? paperWords.inCash : paperWords.aboutInCash, money(duePaise), letters.large, { isBold: true }),
    { kind: 'text', runs: [say(paperWords.mostShown(money(mostPaise)))], dots: letters.plain },
    { kind: 'gap', high: 14 },
  ]
}
