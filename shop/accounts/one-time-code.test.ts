import { expect, test } from 'vitest'
import { days, minutes, seconds } from '#shop/time.ts'
import { limits } from './limits.ts'
import {
  codeFrom,
  codeLives,
  guessingChance,
  isLive,
  resendWait,
  triesPerCode,
  verifiedCodeLives,
} from './one-time-code.ts'

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

test('all tries of a day, by strangers and on all known devices, hit a code of one mobile with a chance of 1 in 100,000', () => {
  const [strangers, known] = [guessingChance(limits.wrongCodePerDay), guessingChance(limits.wrongCodeKnownPerDay)]
  expect(strangers + known).toBeCloseTo(1 / 100_000, 9)
})

test('between two sign-ins of the owner all tries together stay at 1 in 10,000', () => {
  const most = limits.wrongCodeEver.most + limits.wrongCodeKnownEver.most
  expect(guessingChance({ most, within: days(1) })).toBeLessThanOrEqual(1 / 10_000)
})

test('codes that are sent cannot widen it: even all tries of all codes of a day are held by the limit on wrong ones', () => {
  expect(limits.codePerDay.most * triesPerCode).toBeGreaterThan(limits.wrongCodePerDay.most)
  expect(limits.codePerDay.most * triesPerCode).toBeGreaterThan(limits.wrongCodeKnownPerDay.most)
})

test('one network guesses the code of anybody with a chance of 1 in 20,000 a day, the whole world with 1 in 200', () => {
  expect(guessingChance(limits.wrongCodePerAddress)).toBeCloseTo(1 / 20_000, 9)
  // Only a code that was sent can be guessed. Those that can be tried within a day were sent in it, or so long before as one lives.
  expect(limits.codesPerDay.within).toBe(days(1) + codeLives + verifiedCodeLives)
  const everyTry = { most: limits.codesPerDay.most * triesPerCode, within: days(1) }
  expect(guessingChance(everyTry)).toBeLessThanOrEqual(0.005)
})
