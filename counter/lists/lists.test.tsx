import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { counterTimings } from '#counter/live/timings.ts'
import { hours } from '#shop/time.ts'
import { streams } from '#tests/fakes/fake-stream.ts'
import { asif, bhau, noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const first = staffOrderOf({ status: 'Confirmed' })
const second = staffOrderOf({ id: 'o2', number: 'AAAA-0002', status: 'Cutting', area: 'Dadar 400014' })
const third = staffOrderOf({ id: 'o3', number: 'AAAA-0003', status: 'Confirmed', version: 2 })

const board = (...orders: object[]) => ({ now: noon, orders, riders: [] })
const ticks = (version: number, ...of: object[]) => ({ now: noon, version, ticks: of })
const tickOf = (order: string, by: { id: string; name: string }, list = 'cut') => ({
  order,
  line: 1,
  list,
  key: '019a0000-0000-7000-8000-000000000001',
  by: { id: by.id, name: by.name },
  at: noon,
})
const names = [{ productId: 7, local: 'Surmai', marathi: 'सुरमई', hindi: 'सुरमई' }]
const cut = (...orders: object[]) => ({
  me: bhau,
  board: board(...orders),
  ticks: ticks(1),
  names,
  pictures: {},
})
const boxes = () => screen.findAllByRole<HTMLInputElement>('checkbox')
const tickCall = (order: string) => `/counter/api/orders/${order}/lines/1/ticks`

test('the cut list adds up what is to be cut alike, by the name that a cutter uses, and leads to the scale', async () => {
  await openScreen(import('./cut-page.tsx'), cut(first, second, staffOrderOf({ id: 'o9', number: 'AAAA-0009' })))
  expect(await boxes()).toHaveLength(1)
  for (const words of ['Surmai', 'सुरमई', '3,000 g', '+1', '29XM']) expect(screen.getAllByText(words)).not.toEqual([])
  const [much, next] = screen.getAllByRole('link')
  expect([much, next].map((link) => link?.getAttribute('href'))).toEqual([
    '/orders/o1/weigh?from=cut',
    '/orders/o2/weigh?from=cut',
  ])
  expect(screen.getByText('1 left, 3 kg')).toBeTruthy()
  expect(screen.queryByText(/0009/)).toBeNull()
})

test('what a customer says to the cutter stands under a row of its own', async () => {
  await openScreen(import('./cut-page.tsx'), cut(first, { ...second, note: 'Thin slices' }))
  expect(await boxes()).toHaveLength(2)
  expect(screen.getByText('Thin slices').closest('li')?.textContent).toContain('0002')
})

test('a late order is called so on the list', async () => {
  await openScreen(
    import('./cut-page.tsx'),
    cut(staffOrderOf({ status: 'Confirmed', slot: { startsAt: noon - hours(3), endsAt: noon - hours(1) } })),
  )
  expect(await screen.findByText('late')).toBeTruthy()
})

test('a tick goes to the shop with the line as it is shown, and shows who ticked until it is folded away', async () => {
  const answers = await openScreen(import('./cut-page.tsx'), cut(first))
  fireEvent.click((await boxes())[0] as HTMLElement)
  expect((await boxes())[0]?.checked).toBe(true)
  await answers.expectAsked(tickCall('o1'))
  expect(sentTo(tickCall('o1'))[0]).toMatchObject({
    list: 'cut',
    wish: { does: 'tick', quantity: 3, cleaning: 'slices' },
  })
  await answers.give(tickCall('o1'), ticks(2, tickOf('o1', bhau)))
  expect(within(screen.getByRole('listitem')).getByText('Bhau')).toBeTruthy()
  expect(screen.getByText('0 left, 0 kg')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Done 1' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('what was folded away is found again below, where a wrong tick is taken off', async () => {
  const answers = await openScreen(import('./cut-page.tsx'), {
    ...cut(first, second),
    ticks: ticks(1, tickOf('o1', bhau)),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Done 1' }))
  expect((await boxes()).map(({ checked }) => checked)).toEqual([false])
  const folded = screen.getByText('Done 1').closest('details') as HTMLDetailsElement
  folded.open = true
  fireEvent(folded, new Event('toggle'))
  const [, wrong] = await boxes()
  expect(wrong?.checked).toBe(true)
  fireEvent.click(wrong as HTMLElement)
  await answers.give(tickCall('o1'), ticks(2))
  expect(screen.queryByText('Done 1')).toBeNull()
  expect(screen.getByText('1 left, 3 kg')).toBeTruthy()
})

test('what another tablet ticked stands here with the name, and who ticks it as well reads who was quicker', async () => {
  const answers = await openScreen(import('./cut-page.tsx'), cut(first))
  fireEvent.click((await boxes())[0] as HTMLElement)
  await answers.give(tickCall('o1'), { ...ticks(2, tickOf('o1', asif)), already: { name: 'Asif' } })
  expect(screen.getByText('Asif ticked it already')).toBeTruthy()
  expect((await boxes())[0]?.checked).toBe(true)
})

test('a tick is heard of by the stream, and an older answer takes nothing away', async () => {
  const answers = await openScreen(import('./cut-page.tsx'), cut(first))
  await act(async () => streams[0]?.says('{"topic":"ticks","version":3}'))
  await answers.give('/counter/api/ticks', ticks(3, tickOf('o1', asif)))
  expect((await boxes())[0]?.checked).toBe(true)
  await act(async () => streams[0]?.says('{"topic":"ticks","version":4}'))
  await answers.give('/counter/api/ticks', ticks(2))
  expect((await boxes())[0]?.checked).toBe(true)
})

const heard = () => document.querySelector('p.only-heard[role="status"]')?.textContent

test('a tick that is gone without a press here is told to who listens, and one that was taken off here is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const both = cut(first, { ...second, note: 'Thin slices' })
  const answers = await openScreen(import('./cut-page.tsx'), {
    ...both,
    ticks: ticks(1, tickOf('o1', bhau), tickOf('o2', bhau)),
  })
  expect(heard()).toBe('')
  await act(async () => streams[0]?.says('{"topic":"ticks","version":2}'))
  await act(async () => vi.advanceTimersByTime(counterTimings.betweenFetches))
  await answers.give('/counter/api/ticks', ticks(2, tickOf('o2', bhau)))
  await act(async () => vi.advanceTimersByTime(counterTimings.goneSoon))
  expect(heard()).toMatch(/^To cut again: Surmai, .*, 1,500 g$/)
  fireEvent.click(screen.getByRole('checkbox', { checked: true }))
  await act(async () => vi.advanceTimersByTime(counterTimings.goneSoon))
  expect(heard()).toMatch(/^To cut again: Surmai, [^;]*$/)
})

test('what comes later to a row that was ticked is a row of its own', async () => {
  const ticked = { ...cut(first), ticks: ticks(1, tickOf('o1', bhau)) }
  const answers = await openScreen(import('./cut-page.tsx'), ticked)
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  await answers.give('/counter/api/orders?since', board(third))
  expect((await boxes()).map(({ checked }) => checked)).toEqual([true, false])
})

test('what is weighed elsewhere stays where it was, and says so', async () => {
  const answers = await openScreen(import('./cut-page.tsx'), cut(second))
  const [line] = second.lines
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  await answers.give(
    '/counter/api/orders?since',
    board({ ...second, version: 2, lines: [{ ...line, state: 'weighed' }] }),
  )
  expect(await screen.findByText('Weighed')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('what its buyer can still change is folded, under when it may be cut, and cannot be ticked off', async () => {
  const waits = { ...third, changeUntil: noon + hours(9) }
  await openScreen(import('./cut-page.tsx'), cut(waits, first))
  expect(await boxes()).toHaveLength(1)
  const later = screen.getByText('from 9 pm').closest('details')
  expect([
    later?.open,
    later?.textContent?.includes('1 order, 1.5 kg'),
    later?.textContent?.includes(third.number),
  ]).toEqual([false, true, true])
})

test('with nothing to do the cut list says when there will be', async () => {
  await openScreen(import('./cut-page.tsx'), cut())
  expect(await screen.findByText(/^Nothing to cut\. Orders appear here/)).toBeTruthy()
})

test('with nothing to cut now it says what there will be from when', async () => {
  const slot = { startsAt: noon + hours(19), endsAt: noon + hours(21) }
  await openScreen(import('./cut-page.tsx'), cut({ ...third, slot, changeUntil: noon + hours(9) }))
  expect(await screen.findByText('Nothing to cut. Tomorrow from 9 pm: 1 order, 1.5 kg.')).toBeTruthy()
})

test('the pack list has a box for each order, by area, with all that goes into it, and ticks of its own', async () => {
  const answers = await openScreen(import('./pack-page.tsx'), {
    board: board(first, second),
    ticks: ticks(1, tickOf('o1', bhau)),
  })
  expect((await boxes()).map(({ checked }) => checked)).toEqual([false, false])
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Dadar 400014 1.5 kg',
    'Parel 400012 1.5 kg',
  ])
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent?.trim())).toEqual([
    'Order AAAA-0002 Being cut',
    'Order D7K4-29XM Confirmed',
  ])
  fireEvent.click((await boxes())[0] as HTMLElement)
  await answers.give(tickCall('o2'), ticks(2, tickOf('o2', asif, 'pack')))
  expect((await boxes()).map(({ checked }) => checked)).toEqual([true, false])
  expect(screen.getByText('Asif')).toBeTruthy()
})
