import { array, assert, boolean, constantFrom, integer, oneof, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { openingKindNamed } from '#tests/rooms/products.ts'
import { runsOf } from '#tests/running/runs.ts'
import type { ListAmount } from './list-amount.ts'
import { readList } from './text-list.ts'

/** How a person says numbers, fractions of a kilo and hundreds of grams. */
interface Speech {
  readonly numbers: readonly string[]
  readonly quarters: readonly [quarter: string, half: string, threeQuarters: string]
  readonly more: readonly [oneAndAQuarter: string, oneAndAHalf: string, twoAndAHalf: string]
  readonly behind: readonly [andAQuarter: string, andAHalf: string, aQuarterLess: string]
  /** between what stands before a number and the number */
  readonly joints: readonly string[]
  readonly hundred: (count: string) => string
  readonly fifty: string
  readonly kilo: readonly string[]
  readonly gram: readonly string[]
  readonly packet: readonly string[]
}

const hindi: Speech = {
  numbers: 'एक दो तीन चार पांच छह सात आठ नौ दस'.split(' '),
  quarters: ['पाव', 'आधा', 'पौन'],
  more: ['सवा', 'डेढ़', 'ढाई'],
  behind: ['सवा', 'साढ़े', 'पौने'],
  joints: [' ', ''],
  hundred: (count) => `${count} सौ`,
  fifty: 'पचास',
  kilo: ['किलो', 'कि.', 'किग्रा', 'कि.ग्रा.'],
  gram: ['ग्राम', 'ग्रा.'],
  packet: ['पैकेट'],
}
const marathi: Speech = {
  numbers: 'एक दोन तीन चार पाच सहा सात आठ नऊ दहा'.split(' '),
  quarters: ['पाव', 'अर्धा', 'पाऊण'],
  more: ['सवा', 'दीड', 'अडीच'],
  behind: ['सवा', 'साडे', 'पावणे'],
  joints: [' ', ''],
  hundred: (count) => `${count}शे`,
  fifty: 'पन्नास',
  kilo: ['किलो', 'किलोचे'],
  gram: ['ग्रॅम'],
  packet: ['पाकिटे', 'पॅकेट'],
}
const mumbai: Speech = {
  numbers: 'ek do teen char paanch chhe saat aath nau das'.split(' '),
  quarters: ['pav', 'aadha', 'paun'],
  more: ['sava', 'dedh', 'adhich'],
  behind: ['sava', 'sade', 'pavne'],
  joints: [' '],
  hundred: (count) => `${count} sau`,
  fifty: 'pachas',
  kilo: ['kilo', 'kg'],
  gram: ['gram', 'gm'],
  packet: ['packet'],
}

/** So many quarters of a kilo in words. */
function kilosIn({ numbers, quarters, more, behind }: Speech, count: number, joint: string): string {
  if (count < 4) return quarters[count - 1] ?? ''
  if (count === 5 || count === 6) return more[count - 5] ?? ''
  if (count === 10) return more[2]
  const [whole, rest] = [Math.floor(count / 4), count % 4]
  if (rest === 0) return numbers[whole - 1] ?? ''
  return `${behind[rest - 1]}${joint}${numbers[whole - (rest === 3 ? 0 : 1)]}`
}

interface Said {
  readonly said: string
  readonly amount: ListAmount
}

const inWords = constantFrom(hindi, marathi, mumbai).chain((speech) =>
  oneof(
    tuple(integer({ min: 1, max: 39 }), constantFrom(...speech.joints), constantFrom(...speech.kilo)).map(
      ([count, joint, kilo]): Said => ({
        said: `${kilosIn(speech, count, joint)} ${kilo}`,
        amount: { grams: count * 250 },
      }),
    ),
    tuple(integer({ min: 1, max: 9 }), boolean(), constantFrom(...speech.gram)).map(
      ([count, isMore, gram]): Said => ({
        said: [speech.hundred(speech.numbers[count - 1] ?? ''), ...(isMore ? [speech.fifty] : []), gram].join(' '),
        amount: { grams: count * 100 + (isMore ? 50 : 0) },
      }),
    ),
    tuple(integer({ min: 1, max: 10 }), constantFrom(...speech.packet)).map(
      ([count, packet]): Said => ({ said: `${speech.numbers[count - 1]} ${packet}`, amount: { packs: count } }),
    ),
  ),
)

const inFigures = oneof(
  tuple(
    integer({ min: 1, max: 400 }),
    constantFrom('', ' '),
    constantFrom('g', 'gm', 'gms', 'grams', 'ग्राम'),
    boolean(),
  ).map(([quarters, gap, unit, isGrouped]): Said => {
    const grams = quarters * 250
    return { said: `${isGrouped ? grams.toLocaleString('en-IN') : grams}${gap}${unit}`, amount: { grams } }
  }),
  tuple(integer({ min: 1, max: 400 }), constantFrom('', ' '), constantFrom('kg', 'kilo', 'kgs', 'किलो')).map(
    ([quarters, gap, unit]): Said => ({ said: `${quarters / 4}${gap}${unit}`, amount: { grams: quarters * 250 } }),
  ),
  tuple(integer({ min: 1, max: 99 }), constantFrom('packets', 'packs', 'pkt', 'box')).map(
    ([packs, unit]): Said => ({ said: `${packs} ${unit}`, amount: { packs } }),
  ),
  tuple(integer({ min: 1, max: 9 }), constantFrom(250, 500, 1000), constantFrom(' x ', '*', ' × ')).map(
    ([packs, grams, times]): Said => ({ said: `${packs}${times}${grams} g`, amount: { packs, grams } }),
  ),
  tuple(integer({ min: 1, max: 5000 }), constantFrom('₹#', 'Rs #', 'Rs. #', '# rupees', '#/-', '# रुपयांचे')).map(
    ([rupees, written]): Said => ({ said: written.replace('#', String(rupees)), amount: { rupees } }),
  ),
)

const fish = constantFrom(
  ...'paplet,surmai,tiger prawns,king fish,bombil,black pomfret,कोळंबी,पापलेट,बांगडा,झींगा,काला पापलेट'.split(','),
)
const wanted = record({ fish, how: oneof(inWords, inFigures) })

const written = ({ fish: name, how }: { fish: string; how: Said }, isAmountFirst: boolean): string =>
  isAmountFirst ? `${how.said} ${name}` : `${name} ${how.said}`

const loudOr = (text: string, isLoud: boolean): string => (isLoud ? text.toUpperCase() : text)

const read = (text: string) => readList(text, openingKindNamed).lines.map((line) => [line.fish, line.amount])

const asRead = (list: readonly { fish: string; how: Said }[]) => list.map((line) => [line.fish, line.how.amount])

test('whatever is wanted is read back, before its fish or behind it, in any letters and language, however lines are parted', () => {
  assert(
    property(
      array(tuple(wanted, boolean()), { minLength: 1, maxLength: 12 }),
      constantFrom('\n', ', ', '; ', '\r\n- ', '। '),
      boolean(),
      (list, between, isLoud) => {
        const text = list.map(([line, isAmountFirst]) => written(line, isAmountFirst)).join(between)
        expect(read(loudOr(text, isLoud))).toEqual(asRead(list.map(([line]) => line)))
      },
    ),
    runsOf(10_000),
  )
})

test('who says one after the other, with an and or with nothing between, is read back as well', () => {
  assert(
    property(
      array(wanted, { minLength: 1, maxLength: 3 }),
      constantFrom(' ', ' and ', ' & ', ' आणि ', ' और '),
      boolean(),
      (list, between, isAmountFirst) => {
        const text = list.map((line) => written(line, isAmountFirst)).join(between)
        expect(read(text)).toEqual(asRead(list))
      },
    ),
    runsOf(10_000),
  )
})

test('fish without amounts that an and parts are so many lines', () => {
  assert(
    property(
      array(fish, { minLength: 1, maxLength: 4 }),
      constantFrom(' and ', ' & ', ' + ', ' व '),
      (list, between) => {
        expect(read(list.join(between))).toEqual(list.map((name) => [name, undefined]))
      },
    ),
  )
})
