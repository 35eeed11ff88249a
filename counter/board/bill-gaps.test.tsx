import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asif, noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

test('after a restore the board says which numbers of bills are left out, and why', async () => {
  const billGaps = [{ from: 'D2627/000121', to: 'D2627/000220' }]
  await openScreen(import('./board-page.tsx'), {
    me: asif,
    board: { now: noon, riders: [], orders: [], billGaps },
    pictures: {},
  })
  const said = /^The shop was restored from a backup. Numbers D2627\/000121 to D2627\/000220 are skipped/
  expect(await screen.findByText(said)).toBeTruthy()
})
