import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { codeFrom, guessingChance, isLive, resendWait, triesPerCode } from './one-time-code.ts'
import { days, minutes, seconds } from './time.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const sent = { sentAt: noon, verifiedAt: undefined, tries: 0 }

test('a code works for five minutes, and ten more once it was verified', () => {
  expect(isLive(sent, noon + minutes(5) - 1)).toBe(true)
  expect(isLive(sent, noon + minutes(5))).toBe(false)
  const verified = { ...sent, verifiedAt: noon + minutes(4) }
  expect(isLive(verified, noon + minutes(14) - 1)).toBe(true)
  expect(isLive(verified, noon + minutes(14))).toBe(false)
})

test('after five tries, and when the clock was set back, a code is over', () => {
  expect(isLive({ ...sent, tries: triesPerCode }, noon)).toBe(false)
  expect(isLive(sent, noon - 1)).toBe(false)
})

test('another code may be sent after 30 seconds', () => {
  expect(resendWait(noon, noon + seconds(10))).toBe(seconds(20))
  expect(resendWait(noon, noon + seconds(30))).toBe(0)
})

test('a code keeps its leading zeros', () => {
  expect(codeFrom(1234)).toBe('001234')
})

test('all the tries of a day hit the code of one mobile with a chance of 1 in 100,000, and below 1 in 10,000', () => {
  expect(guessingChance(limits.wrongCodePerDay)).toBeCloseTo(1 / 100_000, 9)
  expect(guessingChance(limits.wrongCodePerDay)).toBeLessThan(1 / 10_000)
})

test('between two sign-ins of the owner all tries together stay at 1 in 10,000', () => {
  expect(guessingChance({ most: limits.wrongCodeEver.most, within: days(1) })).toBeLessThanOrEqual(1 / 10_000)
})

test('codes that are sent cannot widen it: even all tries of all codes of a day are held by the limit on wrong ones', () => {
  expect(limits.codePerDay.most * triesPerCode).toBeGreaterThan(limits.wrongCodePerDay.most)
})
