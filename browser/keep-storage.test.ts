import { beforeEach, expect, test, vi } from 'vitest'

const persist = vi.fn<() => Promise<boolean>>(async () => true)

beforeEach(() => {
  persist.mockClear()
  vi.resetModules()
})

test('a browser is asked once a page to keep what waits, and not where it keeps it already', async () => {
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
  const { keepStorage } = await import('./keep-storage.ts')
  await keepStorage()
  await keepStorage()
  expect(persist).toHaveBeenCalledTimes(1)

  vi.resetModules()
  vi.stubGlobal('navigator', { storage: { persisted: async () => true, persist } })
  await (await import('./keep-storage.ts')).keepStorage()
  expect(persist).toHaveBeenCalledTimes(1)
})

test('a browser that cannot, or refuses, changes nothing', async () => {
  for (const storage of [undefined, { persisted: () => Promise.reject(new DOMException('no', 'SecurityError')) }]) {
    vi.resetModules()
    vi.stubGlobal('navigator', { storage })
    await expect((await import('./keep-storage.ts')).keepStorage()).resolves.toBeUndefined()
  }
})
