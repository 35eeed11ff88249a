import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { keptHere } from '#counter/outbox/kept.ts'
import { wipe } from './wipe.ts'

test('however many calls hear at once that the device was revoked, each says how much was not sent', async () => {
  await keptHere().outbox.put('k1', {
    key: 'k1',
    no: 1,
    kind: 'moveOrder',
    order: 'o1',
    number: 'D7K4-29XM',
    body: {},
    name: 'Confirm',
    typedAs: 'confirm',
    at: 0,
    by: { id: 's1', name: 'Asif', role: 'counter' },
    state: 'waiting',
  })
  expect(await wipe()).toBe(1)
  expect(await wipe()).toBe(1)
})
