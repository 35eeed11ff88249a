import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hours } from '#shop/time.ts'
import { streams } from '#tests/fakes/fake-stream.ts'
import { bhau, noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const first = staffOrderOf({ status: 'Confirmed' })
const second = staffOrderOf({ id: 'o2', number: 'AAAA-0002', status: 'Cutting', area: 'Dadar 400014' })
const third = staffOrderOf({ id: 'o3', number: 'AAAA-0003', status: 'Confirmed', version: 2 })

const board = (...orders: object[]) => ({ now: noon, orders, riders: [] })
const cut = (...orders: object[]) => ({ me: bhau, board: board(...orders) })
const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox')

test('the cut list adds up what is to be cut alike, and says for whom', async () => {
  await openScreen(import('./cut-page.tsx'), cut(first, second, staffOrderOf({ id: 'o9', number: 'AAAA-0009' })))
  expect(await boxes()).toHaveLength(1)
  for (const words of ['6 packs', '6 × 500 g', 'D7K4-29XM: 3 × 500 g', 'AAAA-0002: 3 × 500 g'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText(/AAAA-0009/)).toBeNull()
})

test('a cutter who reads another language than the shop sees both names of the fish', async () => {
  const [line] = first.lines
  const marathi = { ...line, title: 'अख्खी सुरमई', english: 'Surmai (King Fish)' }
  await openScreen(import('./cut-page.tsx'), cut({ ...first, lines: [marathi] }))
  expect((await screen.findByRole('heading', { level: 3 })).textContent).toMatch(/^अख्खी सुरमई Surmai \(King Fish\) /)
})

test('a late order is called so on the list', async () => {
  await openScreen(
    import('./cut-page.tsx'),
    cut(staffOrderOf({ status: 'Confirmed', slot: { startsAt: noon - hours(3), endsAt: noon - hours(1) } })),
  )
  expect(await screen.findByText('late')).toBeTruthy()
})

test('a tick outlives a reload of the page, and does not stand for what came later', async () => {
  const answers = await openScreen(import('./cut-page.tsx'), cut(first))
  fireEvent.click(await screen.findByRole('checkbox'))
  expect(localStorage.getItem('counter-ticks')).toBe('{"day":"2026-11-22","marks":["cut/o1/1"]}')
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  await answers.give('/counter/api/orders?since', board(third))
  expect((await boxes())[0]?.checked).toBe(false)
  expect(screen.getByText('1 of 2 done')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear all ticks' }))
  expect(screen.queryByText('1 of 2 done')).toBeNull()
})

test("yesterday's ticks, and what cannot be read, are none", async () => {
  localStorage.setItem('counter-ticks', '{"day":"2026-11-21","marks":["cut/o1/1"]}')
  await openScreen(import('./cut-page.tsx'), cut(first))
  expect((await boxes())[0]?.checked).toBe(false)
})

test('the pack list has a box for each order, by area, with all that goes into it', async () => {
  await openScreen(import('./pack-page.tsx'), board(first, second))
  expect(await boxes()).toHaveLength(2)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Dadar 400014 1.5 kg',
    'Parel 400012 1.5 kg',
  ])
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent?.trim())).toEqual([
    'Order AAAA-0002 Being cut',
    'Order D7K4-29XM Confirmed',
  ])
})

test('what its buyer can still change stands apart, under when it may be cut, and cannot be ticked off', async () => {
  const waits = { ...third, changeUntil: noon + hours(9) }
  await openScreen(import('./cut-page.tsx'), cut(waits, first))
  expect((await boxes()).map(({ disabled }) => disabled)).toEqual([false, true])
  const parts = screen.getAllByRole('heading', { level: 2 }).map((head) => head.closest('section')?.textContent)
  const said = 'Cut from 9 pm onwards, not before. Until then customers can still change these orders.'
  expect(
    parts.map((part) => [part?.includes(said), part?.includes(first.number), part?.includes(third.number)]),
  ).toEqual([
    [false, true, false],
    [true, false, true],
  ])
})

test('with nothing to do each list says when there will be', async () => {
  await openScreen(import('./cut-page.tsx'), cut())
  expect(await screen.findByText(/Nothing to cut/)).toBeTruthy()
})

test('from the cut list an order that is being cut goes to the scale in one press', async () => {
  await openScreen(import('./cut-page.tsx'), cut(first, second))
  const links = await screen.findAllByRole('link', { name: /^Weigh/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders/o2/weigh'])
})
