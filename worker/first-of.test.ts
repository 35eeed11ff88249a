import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'

interface Page {
  readonly status: number
  readonly of: string
}

const fresh = { status: 200, of: 'the shop' }
const known = { status: 200, of: 'what is kept' }
const busy = { status: 503, of: 'the shop' }
const never = new Promise<never>(() => undefined)
const dead = () => Promise.reject<Page>(new TypeError('Failed to fetch'))
const kept = async (): Promise<Page | undefined> => known
const nothing = async (): Promise<Page | undefined> => undefined

test('what the shop says comes first', async () => {
  expect(await firstOf(Promise.resolve(fresh), kept, never)).toEqual({ answer: fresh, line: 'answered' })
})

test('on a dead line what is kept is shown, and where nothing is, nothing', async () => {
  expect(await firstOf(dead(), kept, never)).toEqual({ answer: known, line: 'dead' })
  expect(await firstOf(dead(), nothing, never)).toBeUndefined()
})

test('a shop that is in trouble is as good as a dead line, but what it says is better than nothing', async () => {
  expect(await firstOf(Promise.resolve(busy), kept, never)).toEqual({ answer: known, line: 'dead' })
  expect(await firstOf(Promise.resolve(busy), nothing, never)).toEqual({ answer: busy, line: 'answered' })
})

test('a slow line gives way to what is kept, and is waited for where nothing is', async () => {
  const late = Promise.resolve()
  expect(await firstOf(never as Promise<Page>, kept, late)).toEqual({ answer: known, line: 'slow' })
  const slow = new Promise<Page>((resolve) => setTimeout(() => resolve(fresh), 1))
  expect(await firstOf(slow, nothing, late)).toEqual({ answer: fresh, line: 'answered' })
})
