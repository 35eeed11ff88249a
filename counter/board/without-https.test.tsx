import { webcrypto } from 'node:crypto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { pressKey } from '#shop/wire/staff/press.ts'
import { asif, noon, placed, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

test('a tablet that opens the counter without HTTPS, where browsers make no UUIDs, sends what is pressed', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) })
  const order = staffOrderOf()
  await openScreen(import('./board-page.tsx'), {
    me: asif,
    board: { now: noon, orders: [order], riders: [] },
    pictures: {},
  })
  const keys: unknown[] = []
  vi.mocked(globalThis.fetch).mockImplementation(async (_, request) => {
    keys.push((JSON.parse(request?.body as string) as { key: unknown }).key)
    return Response.json({ now: noon, order: { ...order, status: 'Confirmed', version: 2 }, moves: [placed] })
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Confirm D7K4/ }))
  await waitFor(() => expect(keys).toHaveLength(1))
  expect(keys.every((key) => v.is(pressKey, key))).toBe(true)
})
