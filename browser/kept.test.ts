import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKept } from './kept.ts'

const note = v.object({ says: v.string() })
let nr = 0
let name = ''
const open = () => openKept(name, { notes: note }).notes

beforeEach(() => {
  name = `test-${(nr += 1)}`
})
afterEach(() => vi.restoreAllMocks())

test('what one page keeps another finds, in the order of the keys', async () => {
  const here = open()
  expect(await here.put('b', { says: 'second' })).toBe(true)
  expect(await here.put('a', { says: 'first' })).toBe(true)
  expect(await open().getAll()).toEqual([{ says: 'first' }, { says: 'second' }])
  await open().delete('a')
  expect(await here.get('a')).toBeUndefined()
  expect(await here.get('b')).toEqual({ says: 'second' })
})

test('what two pages change at once counts both', async () => {
  const count = v.object({ to: v.number() })
  const pages = [1, 2].map(() => openKept(name, { counts: count }).counts)
  await Promise.all(pages.flatMap((page) => Array.from({ length: 10 }, () => page.update('all', oneMore))))
  expect(await pages[0]?.get('all')).toEqual({ to: 20 })
})

const oneMore = (before?: { to: number }) => ({ to: (before?.to ?? 0) + 1 })

test('a store that a later version adds is there, and the page of the earlier one goes on', async () => {
  const earlier = open()
  await earlier.put('a', { says: 'before' })
  const later = openKept(name, { notes: note, more: note })
  expect(await later.more.put('x', { says: 'new' })).toBe(true)
  expect(await later.notes.getAll()).toEqual([{ says: 'before' }])
  expect(await earlier.put('b', { says: 'after' })).toBe(true)
  expect(await later.notes.get('b')).toEqual({ says: 'after' })
})

test('what is damaged counts as absent', async () => {
  const wrong = openKept(name, { notes: v.unknown() }).notes
  await wrong.put('a', { says: 7 })
  await wrong.put('b', { says: 'whole' })
  expect(await open().getAll()).toEqual([{ says: 'whole' }])
  expect(await open().get('a')).toBeUndefined()
})

test('a browser that refuses its storage holds what is kept as long as the page lives, and says so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const notes = open()
  expect(await notes.put('a', { says: 'held' })).toBe(false)
  expect(await notes.getAll()).toEqual([{ says: 'held' }])
  await notes.delete('a')
  expect(await notes.getAll()).toEqual([])
  await notes.put('b', { says: 'held' })
  await notes.clear()
  expect(await notes.getAll()).toEqual([])
})

test('a full storage keeps what was there, and holds what is new', async () => {
  const notes = open()
  await notes.put('a', { says: 'before' })
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await notes.put('b', { says: 'new' })).toBe(false)
  expect(await notes.put('a', { says: 'changed' })).toBe(false)
  expect(await notes.getAll()).toEqual([{ says: 'changed' }, { says: 'new' }])
  expect(await open().getAll()).toEqual([{ says: 'before' }])
  full.mockRestore()
  expect(await notes.update('b', (before) => before && { says: `${before.says} again` })).toBe(true)
  expect(await open().get('b')).toEqual({ says: 'new again' })
})

test('what a browser could not read for a moment is not deleted by the next write', async () => {
  const notes = open()
  await open().put('a', { says: 'waits' })
  const refuses = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not now', 'InvalidStateError')
  })
  expect(await notes.update('a', stillSays)).toBe(false)
  refuses.mockRestore()
  expect(await notes.update('a', stillSays)).toBe(true)
  expect(await open().get('a')).toEqual({ says: 'waits still' })
})

const stillSays = (before?: { says: string }) => before && { says: `${before.says} still` }

test('every write is heard, those of other pages too', async () => {
  const [here, there] = [open(), open()]
  const heard = vi.fn<() => void>()
  const stop = here.listen(heard)
  await here.put('a', { says: 'mine' })
  expect(heard).toHaveBeenCalledTimes(1)
  await there.put('b', { says: 'theirs' })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  stop()
  await here.put('c', { says: 'unheard' })
  expect(heard).toHaveBeenCalledTimes(2)
})
