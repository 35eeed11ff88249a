import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTurnstile } from './turnstile.ts'

test('so many begin in each turn of the loop, in the order in which they came, and nobody waits for them to end', async () => {
  const turn = openTurnstile(2)
  const begun: number[] = []
  for (let nr = 1; nr <= 5; nr += 1) void Promise.resolve(turn()).then(() => begun.push(nr))
  await Promise.resolve()
  expect(begun).toEqual([1, 2])
  await nextTurn()
  expect(begun).toEqual([1, 2, 3, 4])
  await nextTurn()
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

test('who comes when nobody is there does not wait', async () => {
  const turn = openTurnstile(1)
  expect(turn()).toBeUndefined()
  expect(turn()).toBeInstanceOf(Promise)
  await nextTurn()
  await nextTurn()
  await nextTurn()
  expect(turn()).toBeUndefined()
})
