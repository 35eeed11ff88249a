import { afterEach, expect, test, vi } from 'vitest'
import { alone } from './alone.ts'

afterEach(() => vi.unstubAllGlobals())

const refusing = { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } }
const granting = { locks: { request: (_: string, work: () => unknown) => work() } }

test.each([
  ['a browser that has no locks', {}],
  ['a browser that refuses site data', refusing],
  ['a browser that has them', granting],
])('in %s it is done once', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const work = vi.fn<() => Promise<string>>(async () => 'done')
  expect(await alone('orders', work)).toBe('done')
  expect(work).toHaveBeenCalledOnce()
})

test('what fails by itself is not done again', async () => {
  vi.stubGlobal('navigator', granting)
  const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')))
  await expect(alone('orders', work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledOnce()
})
