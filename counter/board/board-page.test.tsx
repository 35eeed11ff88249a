import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { streams } from '#tests/fakes/fake-stream.ts'
import { asif, bhau, movedBy, noon, placed, staffOrderOf, sunil } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const moves = '/counter/api/orders/o1/moves'

const open = (orders: StaffOrder[], me: object = asif) =>
  openScreen(import('./board-page.tsx'), { me, board: { now: noon, orders, riders: [sunil] } })

const card = async (number = 'D7K4-29XM') => {
  const link = await screen.findByRole('link', { name: number })
  return within(link.closest('li') ?? expect.fail('no card'))
}

const confirmed = (different: Partial<StaffOrder> = {}) =>
  staffOrderOf({ status: 'Confirmed', version: 2, changedAt: noon, last: movedBy(asif, 'confirm'), ...different })

const answer = (order: StaffOrder, now = noon) => ({ now, order, moves: [placed, order.last], changes: [] })

test('an order tells its number, name, area, lines, since when and what happened last', async () => {
  await open([staffOrderOf()])
  const one = await card()
  for (const words of [
    'Asha Koli',
    'Parel 400012',
    '3 × Surmai (King Fish), Jumbo, 500 g, Slices',
    '1.5 kg',
    '₹1,350',
    'Placed',
    /waiting 5 min/,
  ])
    expect(one.getByText(words, { exact: typeof words === 'string' })).toBeTruthy()
  expect(one.queryByText('Late')).toBeNull()
})

test('a late order says so in a word and stands before those that are not', async () => {
  await open([
    staffOrderOf({ placedAt: noon - minutes(30) }),
    staffOrderOf({ id: 'o2', number: 'AAAA-0002', placedAt: noon, changedAt: noon - minutes(16) }),
  ])
  expect((await card('AAAA-0002')).getByText('Late')).toBeTruthy()
  const numbers = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(numbers).toEqual(['AAAA-0002', 'D7K4-29XM'])
  expect(screen.getByText('1 late')).toBeTruthy()
})

test('a move is said to be on its way until the shop has answered, and then stands where it leads', async () => {
  const answers = await open([staffOrderOf()])
  fireEvent.click((await card()).getByRole('button', { name: /^Confirm/ }))
  expect((await card()).getByText('Sending...')).toBeTruthy()
  await answers.give(moves, answer(confirmed()))
  expect((await card()).getByRole('button', { name: /^Start cutting/ })).toBeTruthy()
})

test('each press has a key and the version that was seen, and a lost answer is asked for with the same key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent: Record<string, unknown>[] = []
  const answers = await open([staffOrderOf()])
  const ask = vi.mocked(globalThis.fetch)
  const held = ask.getMockImplementation()
  ask.mockImplementation(async (address, request) => {
    if (address !== moves) return (await held?.(address, request)) ?? Response.error()
    sent.push(JSON.parse(request?.body as string) as Record<string, unknown>)
    if (sent.length < 3) throw new TypeError('Failed to fetch')
    return Response.json(answer(confirmed()))
  })
  fireEvent.click((await card()).getByRole('button', { name: /^Confirm/ }))
  expect(await screen.findByText('1 not sent')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(seconds(10)))
  await waitFor(() => expect(screen.queryByText('1 not sent')).toBeNull())
  expect(sent).toHaveLength(3)
  expect(sent[0]).toMatchObject({ move: 'confirm', seen: 1 })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(answers.asked()).not.toContain(moves)
  vi.useRealTimers()
})

test('who was slower reads who did what and when, sees the order as it is, and finds the typed reason again', async () => {
  const answers = await open([staffOrderOf()])
  fireEvent.click((await card()).getByRole('button', { name: 'More for order D7K4-29XM' }))
  fireEvent.change(screen.getByLabelText('Another reason'), { target: { value: 'The boat came back empty' } })
  fireEvent.click(screen.getByRole('button', { name: 'Decline for this reason' }))
  const fresh = confirmed({ last: movedBy({ id: 's-meera', name: 'Meera' }, 'confirm') })
  await answers.give(moves, { message: 'Somebody was faster.', order: fresh }, { status: 409 })
  expect(await screen.findByText(/Confirmed by Meera, 12:00 pm\./)).toBeTruthy()
  expect(screen.getByText(/So 'Decline' was not done/)).toBeTruthy()
  fireEvent.click((await card()).getByRole('button', { name: 'More for order D7K4-29XM' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Another reason').value).toBe('The boat came back empty')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText(/Confirmed by Meera, /)).toBeNull()
})

test('a reason is one press, and none is not enough', async () => {
  const answers = await open([staffOrderOf()])
  fireEvent.click((await card()).getByRole('button', { name: 'More for order D7K4-29XM' }))
  fireEvent.click(screen.getByRole('button', { name: 'Decline for this reason' }))
  expect(screen.getByText('Choose a reason, or type one.')).toBeTruthy()
  expect(answers.asked()).not.toContain(moves)
  fireEvent.click(screen.getByRole('button', { name: 'Out of stock' }))
  await answers.expectAsked(moves)
  const body = vi.mocked(globalThis.fetch).mock.calls.find(([address]) => address === moves)?.[1]?.body
  expect(JSON.parse(body as string)).toMatchObject({ move: 'reject', reason: 'sold-out' })
})

test('an order is sent out with somebody who is chosen', async () => {
  const answers = await open([staffOrderOf({ status: 'Packed', version: 4 })])
  fireEvent.click((await card()).getByRole('button', { name: /^Send out/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Give to Sunil' }))
  await answers.expectAsked(moves)
  const body = vi.mocked(globalThis.fetch).mock.calls.find(([address]) => address === moves)?.[1]?.body
  expect(JSON.parse(body as string)).toMatchObject({ move: 'send-out', rider: sunil.id, seen: 4 })
})

test('what was done can be undone as long as the shop says, counted down in words', async () => {
  const answers = await open([confirmed({ undoUntil: noon + seconds(30) })])
  const bar = within(await screen.findByRole('region', { name: 'Just done' }))
  const undo = bar.getByRole('button', { name: /^Undo \(30 seconds left\)/ })
  expect(screen.getByText(/D7K4-29XM: Confirmed by Asif/)).toBeTruthy()
  fireEvent.click(undo)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  await answers.give('/counter/api/orders/o1/undo', answer(staffOrderOf({ version: 3, last: movedBy(asif, 'undo') })))
  expect((await card()).getByRole('button', { name: /^Confirm/ })).toBeTruthy()
})

test('all that can be undone is listed, the newest first', async () => {
  const later = confirmed({ id: 'o2', number: 'AAAA-0002', undoUntil: noon + seconds(30) })
  await open([confirmed({ undoUntil: noon + seconds(20) }), later])
  const bar = within(await screen.findByRole('region', { name: 'Just done' }))
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Undo (30 seconds left) AAAA-0002',
    'Undo (20 seconds left) D7K4-29XM',
  ])
})

test('an order that is moved keeps its place for five seconds, and says how it stands now', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const second = staffOrderOf({ id: 'o2', number: 'AAAA-0002', placedAt: noon })
  const answers = await open([staffOrderOf(), second])
  fireEvent.click((await card()).getByRole('button', { name: /^Confirm/ }))
  await answers.give(moves, answer(confirmed({ undoUntil: noon + seconds(30) })))
  expect(stateOf('D7K4-29XM')).toBe('New')
  expect((await card()).getByText('Confirmed')).toBeTruthy()
  expect((await card()).getByRole('button', { name: /^Undo/ })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(seconds(4)))
  expect(stateOf('D7K4-29XM')).toBe('New')
  await act(() => vi.advanceTimersByTimeAsync(seconds(1)))
  expect(stateOf('D7K4-29XM')).toBe('Confirmed')
  vi.useRealTimers()
})

test('what another screen did is here without a reload, and an older answer never covers it', async () => {
  const answers = await open([staffOrderOf()])
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  await answers.give(`/counter/api/orders?since`, { now: noon + 5, orders: [confirmed()], riders: [] })
  expect((await card()).getByText('Confirmed by Asif')).toBeTruthy()
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":5}'))
  await answers.give(`/counter/api/orders?since`, { now: noon + 6, orders: [staffOrderOf()], riders: [] })
  expect((await card()).getByText('Confirmed by Asif')).toBeTruthy()
})

test('a question about an order stays though somebody else moves it, says so, and offers what can still be done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = await open([staffOrderOf({ status: 'Packed', version: 4 })])
  fireEvent.click((await card()).getByRole('button', { name: /^Send out/ }))
  const dialog = screen.getByRole('dialog')
  const heard = async (order: StaffOrder, version: number) => {
    await act(async () => streams[0]?.says(`{"topic":"orders/1","version":${version}}`))
    await answers.give(`/counter/api/orders?since`, { now: noon + version, orders: [order], riders: [] })
  }
  const meera = { id: 's-meera', name: 'Meera' }
  await heard(staffOrderOf({ status: 'Cutting', version: 5, last: movedBy(meera, 'undo') }), 5)
  await act(() => vi.advanceTimersByTimeAsync(seconds(20)))
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(within(dialog).getByRole('status').textContent).toMatch(/^Being cut · .* Meera$/)
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancel'])
  await heard(staffOrderOf({ status: 'Packed', version: 6, last: movedBy(meera, 'pack') }), 6)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give to Sunil' }))
  await answers.expectAsked(moves)
  const body = vi.mocked(globalThis.fetch).mock.calls.find(([address]) => address === moves)?.[1]?.body
  expect(JSON.parse(body as string)).toMatchObject({ move: 'send-out', rider: sunil.id, seen: 6 })
  vi.useRealTimers()
})

test('a new order is seen as well as heard, until somebody touches the page', async () => {
  const answers = await open([staffOrderOf()])
  expect(screen.queryByText('New order received.')).toBeNull()
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  const another = staffOrderOf({ id: 'o2', number: 'AAAA-0002' })
  await answers.give(`/counter/api/orders?since`, { now: noon, orders: [another], riders: [] })
  expect(await screen.findByText('New order received.')).toBeTruthy()
  fireEvent.pointerDown(document.body)
  expect(screen.queryByText('New order received.')).toBeNull()
})

test('this device remembers that its board is silent', async () => {
  await open([])
  fireEvent.click(await screen.findByRole('button', { name: 'Sound for new orders: on' }))
  expect(screen.getByRole('button', { name: 'Sound for new orders: off' })).toBeTruthy()
  expect(localStorage.getItem('counter-sound')).toBe('"off"')
})

test('a cutter sees neither who buys nor what it costs, and is offered only knife and box', async () => {
  const { buyer: _, totalPaise: __, ...order } = confirmed()
  await open([order], bhau)
  const one = await card()
  expect(one.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start cutting D7K4-29XM'])
  expect(screen.queryByLabelText('Find an order')).toBeNull()
})

test('what is pressed while the screen locks is kept, and sent under its key once somebody is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const keys: unknown[] = []
  await open([staffOrderOf()])
  vi.mocked(globalThis.fetch).mockImplementation(async (_, request) => {
    keys.push((JSON.parse(request?.body as string) as { key: unknown }).key)
    if (keys.length === 1) return Response.json({ message: 'Locked.', why: 'locked' }, { status: 401 })
    return Response.json(answer(confirmed()))
  })
  fireEvent.click((await card()).getByRole('button', { name: /^Confirm/ }))
  expect(await screen.findByText('1 not sent')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(seconds(4)))
  await waitFor(() => expect(screen.queryByText('1 not sent')).toBeNull())
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  vi.useRealTimers()
})

test('with nothing open the board says what will come', async () => {
  await open([])
  expect(await screen.findByText(/New ones appear here by themselves/)).toBeTruthy()
})

test('what lies cut goes to the scale, and once all of it is settled it is packed in one press', async () => {
  const cut = staffOrderOf({ status: 'Cutting', version: 3 })
  const lines = cut.lines.map((line) => ({ ...line, state: 'weighed' as const }))
  await open([cut, { ...cut, id: 'o2', number: 'AAAA-0002', lines }], bhau)
  expect((await card()).getByRole('link', { name: /^Weigh/ }).getAttribute('href')).toBe('/orders/o1/weigh')
  expect((await card()).queryByRole('button', { name: /^Pack/ })).toBeNull()
  expect((await card('AAAA-0002')).getByRole('button', { name: /^Pack/ })).toBeTruthy()
})

const stateOf = (number: string) =>
  screen.getByRole('link', { name: number }).closest('section')?.querySelector('h2')?.textContent
