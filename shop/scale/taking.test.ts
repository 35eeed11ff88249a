import { expect, test } from 'vitest'
import { wholeGrams } from '#shop/weight.ts'
import type { ScaleHeard, ScaleReading } from './protocol.ts'
import { afterHearing, afterSilence, afterTaking, restsAnew, type ScaleMemory, takeReading } from './taking.ts'

const rests = (grams: number): ScaleReading => ({ grams: wholeGrams(grams), isStable: true, isNet: false, raw: '' })
const sways = (grams: number): ScaleReading => ({ ...rests(grams), isStable: false })
const after = (...heard: ScaleHeard[]): ScaleMemory => heard.reduce(afterHearing, {})
const refusalOf = (memory: ScaleMemory) => {
  const reading = takeReading(memory)
  return 'refused' in reading ? reading.refused : reading.taken.grams
}

test('a line takes what rests on the scale, and nothing else', () => {
  expect(refusalOf(after(sways(800), rests(1250)))).toBe(1250)
  expect(refusalOf(after(rests(1250), sways(800)))).toBe('unstable')
  expect(refusalOf(after(rests(0)))).toBe('empty')
  expect(refusalOf(after(rests(1250), { fault: 'over', raw: '' }))).toBe('over')
  expect(refusalOf({})).toBe('silent')
  expect(refusalOf(afterSilence(after(rests(1250))))).toBe('silent')
})

test('the next line takes another pack: the first one has to leave the scale', () => {
  const taken = afterTaking(after(rests(1250)), wholeGrams(1250))
  expect(refusalOf(taken)).toBe('same-reading')
  expect(refusalOf([rests(1253), rests(1250)].reduce(afterHearing, taken))).toBe('same-reading')
  expect(refusalOf(afterHearing(afterSilence(taken), rests(1250)))).toBe('same-reading')
  expect(refusalOf([sways(400), rests(0), rests(1250)].reduce(afterHearing, taken))).toBe(1250)
  expect(refusalOf(afterHearing(taken, rests(900)))).toBe(900)
})

test('another weight has come once it rests, and is no swaying of the first', () => {
  expect(restsAnew(rests(1250), rests(1258))).toBe(false)
  expect(restsAnew(rests(1250), sways(400))).toBe(false)
  expect(restsAnew(rests(1250), undefined)).toBe(false)
  expect(restsAnew(rests(1250), rests(960))).toBe(true)
  expect(restsAnew(sways(1250), rests(1250))).toBe(true)
  expect(restsAnew(undefined, rests(1250))).toBe(true)
})
