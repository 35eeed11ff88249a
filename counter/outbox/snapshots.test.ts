import 'fake-indexeddb/auto'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKept } from '#browser/kept.ts'
import { minutes, seconds } from '#shop/time.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { asif, bhau, noon } from '#tests/rooms/staff-orders.ts'

const order = { now: noon, buyer: 'Asha Koli, 12 Sample Chawl, 98200 00001' }
const seen = v.object({ now: v.number(), buyer: v.string() })

const at = (person: { id: string; name: string; role: Me['role'] }, different: Partial<Me> = {}): Me =>
  ({
    ...person,
    device: { id: 'd1', name: 'Tablet', kind: 'tablet' },
    needs: 'nothing',
    lockedAfter: minutes(3),
    locksIn: minutes(3),
    ...(different as object),
  }) as Me

/** A page of the counter that has just been opened: it remembers nothing but what is on the disk. */
async function openPage() {
  vi.resetModules()
  const page = await import('./snapshots.ts')
  return {
    ...page,
    async isOf(person: Me) {
      page.setKeeper(person)
      await page.keepFrame('Darya', person)
    },
  }
}

/** All that stands on the disk, in letters. */
const onDisk = async () => JSON.stringify(await openKept('counter', { snapshots: v.unknown() }).snapshots.getAll())

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: noon }))

afterEach(async () => {
  vi.useRealTimers()
  await openKept('counter', { snapshots: v.unknown() }).snapshots.clear()
  sessionStorage.clear()
})

async function seenByAsif() {
  const page = await openPage()
  await page.isOf(at(asif))
  await page.keepSnapshot('order/o1', noon, order)
  expect(await page.snapshotOf('order/o1', seen)).toEqual(order)
  return page
}

test('what one person saw on a shared tablet is gone when the next one is there, however the first left', async () => {
  await seenByAsif()
  const page = await openPage()
  await page.isOf(at(bhau))
  expect(await page.snapshotOf('order/o1', seen)).toBeUndefined()
  expect(await onDisk()).not.toContain('Asha')
})

test('the same person in another role sees nothing of the role before', async () => {
  await seenByAsif()
  const page = await openPage()
  await page.isOf(at({ ...asif, role: 'cutter' }))
  expect(await page.snapshotOf('order/o1', seen)).toBeUndefined()
  expect(await onDisk()).not.toContain('Asha')
})

test('what an earlier version of the page kept, of nobody knows whom, is read by nobody and goes', async () => {
  const { snapshots } = openKept('counter', { snapshots: v.unknown(), outbox: v.unknown() })
  await snapshots.put('order/o1', { name: 'order/o1', told: noon, at: noon, data: order })
  const page = await openPage()
  expect(await page.snapshotOf('order/o1', seen)).toBeUndefined()
  expect(await onDisk()).not.toContain('Asha')
})

test('a page that is opened without a line goes on as who was there, until the screen would have locked', async () => {
  await seenByAsif()
  vi.setSystemTime(noon + minutes(3) - seconds(1))
  expect(await (await openPage()).snapshotOf('order/o1', seen)).toEqual(order)
  vi.setSystemTime(noon + minutes(3))
  expect(await (await openPage()).snapshotOf('order/o1', seen)).toBeUndefined()
  expect(await onDisk()).not.toContain('Asha')
})

test('each touch of the screen puts that off', async () => {
  const page = await seenByAsif()
  vi.setSystemTime(noon + minutes(2))
  await page.noteTouched()
  vi.setSystemTime(noon + minutes(4))
  expect(await (await openPage()).snapshotOf('order/o1', seen)).toEqual(order)
})

test('a clock that is set back opens nothing again', async () => {
  await seenByAsif()
  vi.setSystemTime(noon - minutes(10))
  expect(await (await openPage()).snapshotOf('order/o1', seen)).toBeUndefined()
})

test('an answer that comes when somebody else is there already is not kept', async () => {
  const page = await openPage()
  await page.isOf(at(asif))
  const late = page.keepSnapshot('order/o1', noon, order)
  page.setKeeper(at(bhau))
  await late
  await page.keepFrame('Darya', at(bhau))
  expect(await onDisk()).not.toContain('Asha')
})

test('a page of somebody else in this browser is told of', async () => {
  const page = await openPage()
  await page.isOf(at(asif))
  const told = vi.fn<() => void>()
  const end = page.onOtherPerson(asif, told)
  await page.keepFrame('Darya', at(asif))
  expect(told).not.toHaveBeenCalled()
  page.setKeeper(at(bhau))
  await page.keepFrame('Darya', at(bhau))
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  end()
})

test('what somebody typed in this tab is theirs alone', async () => {
  const page = await openPage()
  page.setKeeper(at(asif))
  const { keepTyped } = await import('#counter/live/typed.ts')
  keepTyped('o1', 'reject', 'Asha Koli asked for it')
  expect(sessionStorage.getItem('counter-typed')).toContain('Asha')
  const again = await openPage()
  again.setKeeper(at(asif))
  expect(sessionStorage.getItem('counter-typed')).toContain('Asha')
  const others = await openPage()
  others.setKeeper(at(bhau))
  expect(sessionStorage.getItem('counter-typed')).not.toContain('Asha')
})
