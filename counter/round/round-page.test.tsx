import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { seconds } from '#shop/time.ts'
import { movedBy, noon, staffOrderOf, sunil } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const out = staffOrderOf({ status: 'Out for delivery', version: 5, rider: sunil })
const moves = '/counter/api/orders/o1/moves'
const brought = { ...out, status: 'Delivered', version: 6, last: movedBy(sunil, 'deliver') } as const

const open = (...orders: object[]) =>
  openScreen(import('./round-page.tsx'), { me: sunil, round: { now: noon, orders } })

const sent = () =>
  JSON.parse(
    vi.mocked(globalThis.fetch).mock.calls.find(([address]) => address === moves)?.[1]?.body as string,
  ) as unknown

test('a stop says whom to call, where to go, what to hand over and what to take', async () => {
  await open(out)
  expect(await screen.findByRole('link', { name: 'Call +91 98200 00001' })).toBeTruthy()
  for (const words of [
    '1 stop left',
    'To collect: ₹1,350',
    'Asha Koli',
    '3 × Surmai (King Fish), Jumbo, 500 g, Slices',
  ])
    expect(screen.getByText(words)).toBeTruthy()
})

test('of an order that something was given back of, a stop says what is to pay and what is not', async () => {
  await open({ ...out, totalPaise: 85_000, creditedPaise: 50_000 })
  expect((await screen.findByText('To collect: ₹850', { exact: false })).textContent).toBe(
    'To collect: ₹850 (less ₹500 by credit note)',
  )
})

test('handing over is one press, and the stop is done once the shop has said so: it keeps its place for five seconds, with its own Undo', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const other = { ...out, id: 'o2', number: 'AAAA-0002', placedAt: out.placedAt + 1 }
  const answers = await open(out, other)
  const [first] = await screen.findAllByRole('button', { name: /^Delivered/ })
  fireEvent.click(first as HTMLElement)
  await answers.expectAsked(moves)
  expect(sent()).toMatchObject({ move: 'deliver', seen: 5 })
  expect(screen.getByText('2 stops left')).toBeTruthy()
  await answers.give(moves, {
    now: noon,
    order: { ...brought, undoUntil: noon + seconds(30) },
    moves: [brought.last],
    changes: [],
  })
  expect(await screen.findByText('1 stop left')).toBeTruthy()
  const [one, next] = screen.getAllByRole('heading', { level: 2 }).map((head) => head.closest('li'))
  if (!one || !next) throw new Error('a stop has left its place')
  const undo = await within(one).findByRole('button')
  expect(undo.textContent).toBe('Undo (30 seconds left) D7K4-29XM')
  expect(within(one).getByRole('status').textContent).toBe('Delivered')
  expect(within(next).getByRole('button', { name: /^Delivered/ })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(seconds(5)))
  expect(screen.getByText('Finished today: 1')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  vi.useRealTimers()
})

test.each([
  ['Nobody there', 'nobody-there'],
  ['Refused', 'they-refused'],
])('%s is asked once more', async (said, reason) => {
  const answers = await open(out)
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${said}`) }))
  expect(screen.getByText(`D7K4-29XM: ${said}. Mark as not delivered?`)).toBeTruthy()
  expect(answers.asked()).not.toContain(moves)
  fireEvent.click(screen.getByRole('button', { name: 'Not delivered' }))
  await answers.expectAsked(moves)
  expect(sent()).toMatchObject({ move: 'not-delivered', reason, seen: 5 })
})

test('another reason is typed', async () => {
  const answers = await open(out)
  fireEvent.click(await screen.findByRole('button', { name: 'More for order D7K4-29XM' }))
  fireEvent.change(screen.getByLabelText('Another reason'), { target: { value: 'Lift broken, no answer' } })
  fireEvent.click(screen.getByRole('button', { name: 'Not delivered for this reason' }))
  await answers.expectAsked(moves)
  expect(sent()).toMatchObject({ move: 'not-delivered', reason: 'Lift broken, no answer' })
})
