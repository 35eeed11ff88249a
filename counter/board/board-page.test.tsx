import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hours, minutes, seconds } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { streams } from '#tests/fakes/fake-stream.ts'
import { asif, bhau, movedBy, noon, placed, staffOrderOf, sunil } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const moves = '/counter/api/orders/o1/moves'

const sunilRides = { ...sunil, isRider: true }

const open = (orders: StaffOrder[], me: object = asif) =>
  openScreen(import('./board-page.tsx'), { me, board: { now: noon, orders, riders: [sunilRides] }, pictures: {} })

const openAt = (search: string, orders: StaffOrder[]) =>
  openScreen(
    import('./board-page.tsx'),
    { me: asif, board: { now: noon, orders, riders: [sunilRides] }, pictures: {} },
    `/${search}`,
  )

const packed = (id: string, number: string) => staffOrderOf({ id, number, status: 'Packed', version: 4 })

/** The lists stand side by side or one by one: of a button for a whole list there is one in each form. */
const pressFirst = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const givenOut = () => ['o1', 'o2', 'o3'].flatMap((id) => sentTo(`/counter/api/orders/${id}/moves`))

const numbersShown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

const card = async (number = 'D7K4-29XM') => {
  const link = await screen.findByRole('link', { name: number })
  return within(link.closest('li') ?? expect.fail('no card'))
}

const confirmed = (different: Partial<StaffOrder> = {}) =>
  staffOrderOf({ status: 'Confirmed', version: 2, changedAt: noon, last: movedBy(asif, 'confirm'), ...different })

const answer = (order: StaffOrder, now = noon) => ({ now, order, moves: [placed, order.last], changes: [] })

test('an order tells its last four signs, name, area, what it is, what it costs and what is done with it next', async () => {
  await open([staffOrderOf()])
  const one = await card()
  for (const words of ['29XM', 'Asha Koli', '1.5 kg', '₹1,350']) expect(one.getByText(words)).toBeTruthy()
  expect(one.getByText('3 × Surmai (King Fish), Jumbo, 500 g, Slices')).toBeTruthy()
  expect(one.getByText(/Parel/).textContent).toBe('Asha Koli Parel')
  expect(one.getByRole('button').textContent).toBe('Confirm D7K4-29XM')
})

test('a late order says so in words, stands first in its list and in Now, and nothing else does', async () => {
  const slot = { startsAt: noon - hours(3), endsAt: noon - minutes(24) }
  await open([
    staffOrderOf({ status: 'Cutting', placedAt: noon - hours(9) }),
    staffOrderOf({ id: 'o2', number: 'AAAA-0002', status: 'Cutting', placedAt: noon - hours(4), slot }),
  ])
  const now = within(await screen.findByRole('region', { name: 'Now' }))
  expect(now.getByText('24 min late')).toBeTruthy()
  expect(now.getAllByRole('listitem')).toHaveLength(1)
  expect(numbersShown()).toEqual(['0002', '29XM'])
})

test('an order that is behind is asked when it comes and why: two taps, and the second one says it', async () => {
  const slot = { startsAt: noon - hours(1), endsAt: noon + hours(1) }
  const behind = staffOrderOf({ status: 'Packed', version: 4, slot })
  const answers = await open([behind])
  const now = within(await screen.findByRole('region', { name: 'Now' }))
  fireEvent.click(now.getByRole('button', { name: /New time\?/ }))
  fireEvent.click(screen.getByRole('button', { name: '12:30 pm' }))
  expect(answers.asked()).not.toContain('/counter/api/orders/o1/new-time')
  fireEvent.click(screen.getByRole('button', { name: 'Heavy rain' }))
  await answers.expectAsked('/counter/api/orders/o1/new-time')
  expect(sentTo('/counter/api/orders/o1/new-time')).toMatchObject([
    { seenTime: null, expectedAt: noon + minutes(30), reason: 'heavy-rain' },
  ])
  const expected = { at: noon + minutes(30), reason: 'heavy-rain' }
  await answers.give('/counter/api/orders/o1/new-time', answer({ ...behind, expected }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(now.getByText('new time 12:30 pm')).toBeTruthy()
})

test('who changes their mind while a new time is on its way waits for its answer, and then gives another', async () => {
  const slot = { startsAt: noon - hours(1), endsAt: noon + hours(1) }
  const behind = staffOrderOf({ status: 'Packed', version: 4, slot })
  const newTime = '/counter/api/orders/o1/new-time'
  const answers = await open([behind])
  fireEvent.click(await screen.findByRole('button', { name: /New time\?/ }))
  for (const name of ['12:30 pm', 'Heavy rain', '12:45 pm']) tap(name)
  expect(screen.getByRole('button', { name: '12:30 pm' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: '12:45 pm' }).getAttribute('aria-disabled')).toBe('true')
  await answers.give(newTime, { message: 'Choose a time in the next 12 hours.' }, { status: 400 })
  expect(screen.getByText('Choose a time in the next 12 hours.')).toBeTruthy()
  tap('12:45 pm')
  await answers.expectAsked(newTime)
  expect(sentTo(newTime).map(({ expectedAt }) => expectedAt)).toEqual([noon + minutes(30), noon + minutes(45)])
})

test('a move is said to be on its way until the shop has answered; then its row says what was done, with its Undo', async () => {
  const answers = await open([staffOrderOf()])
  fireEvent.click((await card()).getByRole('button', { name: /^Confirm/ }))
  expect((await card()).getByText(/Sending\.\.\./)).toBeTruthy()
  await answers.give(moves, answer(confirmed({ undoUntil: noon + seconds(30) })))
  expect((await card()).getByText(/Confirmed by Asif/)).toBeTruthy()
  expect((await card()).getByText('SMS in 30 s')).toBeTruthy()
  expect((await card()).getByRole('button', { name: /^Undo/ })).toBeTruthy()
  expect((await card()).queryByRole('button', { name: /^Confirm/ })).toBeNull()
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
  expect(await screen.findByText('1 waits for a connection')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(seconds(10)))
  await waitFor(() => expect(screen.queryByText('1 waits for a connection')).toBeNull())
  expect(sent).toHaveLength(3)
  expect(sent[0]).toMatchObject({ move: 'confirm', seen: 1 })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(answers.asked()).not.toContain(moves)
  vi.useRealTimers()
})

const meera = { id: 's-meera', name: 'Meera' }

/** As Meera has left it, who wanted no such order. */
const declined = () =>
  staffOrderOf({
    status: 'Rejected',
    version: 2,
    changedAt: noon,
    last: movedBy(meera, 'reject', { reason: 'No boat' }),
  })

test('who was slower with the same reads at the order who did it, and has nothing to decide', async () => {
  const answers = await open([staffOrderOf()])
  fireEvent.click((await card()).getByRole('button', { name: /^Confirm/ }))
  const fresh = confirmed({ last: movedBy(meera, 'confirm') })
  await answers.give(moves, { message: 'Somebody was faster.', order: fresh }, { status: 409 })
  expect((await card()).getByText(/Confirmed by Meera/)).toBeTruthy()
  expect(screen.queryByText('Check this')).toBeNull()
})

test('who gave it to another rider has to look, though it went out', async () => {
  const answers = await open([packed('o1', 'D7K4-29XM')])
  fireEvent.click((await card()).getByRole('button', { name: /^To Sunil/ }))
  const last = movedBy(meera, 'send-out')
  const fresh = staffOrderOf({ status: 'Out for delivery', version: 5, rider: { id: 's-other', name: 'Raju' }, last })
  await answers.give(moves, { message: 'Somebody was faster.', order: fresh }, { status: 409 })
  expect(await screen.findByText('Check this')).toBeTruthy()
})

test('what changed of an order meanwhile is not told as its last move, which the screen had shown', async () => {
  const cut = confirmed()
  const answers = await open([cut])
  fireEvent.click((await card()).getByRole('button', { name: /^Start cutting/ }))
  const sentence = 'Someone else changed this order first.'
  await answers.give(moves, { message: sentence, order: { ...cut, version: 3 } }, { status: 409 })
  fireEvent.click(await screen.findByRole('button', { name: /^Check (?!this)/ }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(new RegExp(sentence))).toBeTruthy()
  expect(dialog.queryByText(/Confirmed by Asif/)).toBeNull()
})

test('who was slower reads in Now who did what and when, and sees the order as it is', async () => {
  const answers = await open([staffOrderOf()])
  fireEvent.click((await card()).getByRole('button', { name: /^Confirm/ }))
  const fresh = declined()
  await answers.give(moves, { message: 'Somebody was faster.', order: fresh }, { status: 409 })
  const now = within(await screen.findByRole('region', { name: 'Now' }))
  expect(now.getByText('Check this')).toBeTruthy()
  fireEvent.click(now.getByRole('button', { name: /^Check (?!this)/ }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/Declined by Meera: No boat, 12:00 pm\./)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('Check this')).toBeNull()
})

test('an order is given to whoever is in the shop in one tap', async () => {
  const answers = await open([staffOrderOf({ status: 'Packed', version: 4 })])
  fireEvent.click((await card()).getByRole('button', { name: /^To Sunil/ }))
  await answers.expectAsked(moves)
  expect(sentTo(moves)).toMatchObject([{ move: 'send-out', rider: sunil.id, seen: 4 }])
})

const gone = (minutesAgo: number) =>
  staffOrderOf({
    id: 'o9',
    number: 'AAAA-0009',
    status: 'Out for delivery',
    rider: sunil,
    changedAt: noon - minutes(minutesAgo),
  })

test('who has left with orders says on the button when they are back, and who still loads does not', async () => {
  await open([packed('o1', 'D7K4-29XM'), gone(15)])
  expect((await card()).getByRole('button', { name: /^To Sunil/ }).textContent).toBe('To Sunilback 12:05 D7K4-29XM')
  cleanup()
  await open([packed('o1', 'D7K4-29XM'), gone(5)])
  expect((await card()).getByRole('button', { name: /^To Sunil/ }).textContent).toBe('To Sunil D7K4-29XM')
})

test('Now says what an order is behind; what is done in the list of all stands there with its Undo', async () => {
  const slot = { startsAt: noon - minutes(9), endsAt: noon + hours(2) }
  const behind = ['o1', 'o2', 'o3', 'o4'].map((id) => ({ ...packed(id, `AAAA-00${id.toUpperCase()}`), slot }))
  const answers = await open(behind)
  pressFirst('1 more')
  const all = within(screen.getByRole('dialog'))
  expect(all.getAllByText('Not out by 11:51 am')).toHaveLength(4)
  fireEvent.click(all.getByRole('button', { name: 'To Sunil AAAA-00O1' }))
  const last = movedBy(asif, 'send-out')
  const out = {
    ...behind[0],
    status: 'Out for delivery',
    version: 5,
    rider: sunil,
    last,
    undoUntil: noon + seconds(30),
  }
  await answers.give(moves, answer(out as StaffOrder))
  expect(all.getAllByRole('listitem')).toHaveLength(4)
  expect(all.getByText(/Sent out with Sunil|Out for delivery|by Asif/)).toBeTruthy()
  expect(all.getByRole('button', { name: /^Undo/ })).toBeTruthy()
})

test('all that is packed is given to one rider in three taps, each order as an act of its own', async () => {
  await open([packed('o1', 'D7K4-29XM'), packed('o2', 'AAAA-0002'), packed('o3', 'AAAA-0003')])
  fireEvent.click(await screen.findByRole('tab', { name: '3 Packed' }))
  pressFirst('Choose')
  pressFirst('Choose all')
  expect(screen.getByText('3 chosen')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Give these 3 to Sunil' }))
  await waitFor(() => expect(givenOut()).toHaveLength(3))
  expect(new Set(givenOut().map(({ key }) => key)).size).toBe(3)
  expect(givenOut().every(({ move, rider }) => move === 'send-out' && rider === sunil.id)).toBe(true)
})

test('a board of many orders shows its first rows at once and soon all of them; all are chosen, and the last is found', async () => {
  const many = Array.from({ length: 60 }, (_, nr) => packed(`o${nr}`, `AAAA-${String(1000 + nr)}`))
  await open(many)
  fireEvent.click(await screen.findByRole('tab', { name: '60 Packed' }))
  await waitFor(() => expect(numbersShown()).toHaveLength(60))
  pressFirst('Choose')
  pressFirst('Choose all')
  expect(screen.getByText('60 chosen')).toBeTruthy()
  cleanup()
  await openAt('?find=1059', many)
  await waitFor(() => expect(numbersShown()).toEqual(['1059']))
})

test('all that is new is confirmed in one tap, and what is refused is named alone', async () => {
  const answers = await open([staffOrderOf(), staffOrderOf({ id: 'o2', number: 'AAAA-0002' })])
  pressFirst('Confirm all 2')
  await answers.give('/counter/api/orders/o2/moves', answer(confirmed({ id: 'o2', number: 'AAAA-0002' })))
  await answers.give(moves, { message: 'Somebody was faster.', order: declined() }, { status: 409 })
  const now = within(await screen.findByRole('region', { name: 'Now' }))
  expect(now.getAllByText('Check this')).toHaveLength(1)
  expect(now.getByText('D7K4-29XM', { selector: 'strong' })).toBeTruthy()
})

test('what was done can be undone as long as the shop says, counted down in words', async () => {
  const answers = await open([confirmed({ undoUntil: noon + seconds(30) })])
  await screen.findByRole('button', { name: /^Undo: / })
  const bar = within(screen.getByRole('region', { name: 'Just done', hidden: true }))
  const undo = bar.getByRole('button', { name: /^Undo \(30 seconds left\)/, hidden: true })
  expect(screen.getByText(/D7K4-29XM: Confirmed by Asif/)).toBeTruthy()
  fireEvent.click(undo)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  await answers.give('/counter/api/orders/o1/undo', answer(staffOrderOf({ version: 3, last: movedBy(asif, 'undo') })))
  expect(await screen.findByRole('button', { name: /^Confirm D7K4/ })).toBeTruthy()
})

test('all that can be undone is listed, the newest first', async () => {
  const later = confirmed({ id: 'o2', number: 'AAAA-0002', undoUntil: noon + seconds(30) })
  await open([confirmed({ undoUntil: noon + seconds(20) }), later])
  await screen.findByRole('button', { name: /^Undo: / })
  const bar = within(screen.getByRole('region', { name: 'Just done', hidden: true }))
  expect(bar.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
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
  expect(stateOf('D7K4-29XM')).toBe('new')
  expect((await card()).getByText(/Confirmed by Asif/)).toBeTruthy()
  expect((await card()).getByRole('button', { name: /^Undo/ })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(seconds(4)))
  expect(stateOf('D7K4-29XM')).toBe('new')
  await act(() => vi.advanceTimersByTimeAsync(seconds(1)))
  expect(stateOf('D7K4-29XM')).toBe('cut')
  vi.useRealTimers()
})

test('what another screen did is here without a reload, and an older answer never covers it', async () => {
  const answers = await open([staffOrderOf()])
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  await answers.give(`/counter/api/orders?since`, { now: noon + 5, orders: [confirmed()], riders: [] })
  expect((await card()).getByRole('button', { name: /^Start cutting/ })).toBeTruthy()
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":5}'))
  await answers.give(`/counter/api/orders?since`, { now: noon + 6, orders: [staffOrderOf()], riders: [] })
  expect((await card()).getByRole('button', { name: /^Start cutting/ })).toBeTruthy()
})

test('a new order stands at the foot with who and where, and in the title, until somebody shows or silences it', async () => {
  const answers = await open([staffOrderOf()])
  expect(screen.queryByText('1 new order')).toBeNull()
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  const another = staffOrderOf({ id: 'o2', number: 'AAAA-0002' })
  await answers.give(`/counter/api/orders?since`, { now: noon, orders: [another], riders: [] })
  expect(await screen.findByText('1 new order')).toBeTruthy()
  expect(screen.getByText('Asha Koli, Parel, ₹1,350')).toBeTruthy()
  expect(document.title).toBe('(1) Board')
  fireEvent.click(screen.getByRole('button', { name: 'Silence' }))
  expect(screen.queryByText('1 new order')).toBeNull()
})

test('a new order is shown also where another time is chosen or something is being found', async () => {
  Element.prototype.scrollIntoView = () => undefined
  const slot = { startsAt: noon + hours(2), endsAt: noon + hours(4) }
  for (const search of ['?slot=2026-11-22T14:00-16:00', '?slot=tomorrow', '?find=Asha']) {
    const answers = await openAt(search, [staffOrderOf({ slot })])
    await act(async () => streams.at(-1)?.says('{"topic":"orders/1","version":4}'))
    const buyer = { name: 'Ravi', phone: '+91 98200 00002', lines: [], pincode: '400012' }
    const another = staffOrderOf({ id: 'o2', number: 'AAAA-0002', buyer })
    await answers.give(`/counter/api/orders?since`, { now: noon, orders: [another], riders: [] })
    expect([search, screen.queryByRole('link', { name: 'AAAA-0002' })]).toEqual([search, null])
    fireEvent.click(await screen.findByRole('button', { name: 'Show it' }))
    const confirm = (await card('AAAA-0002')).getByRole('button', { name: /^Confirm/ })
    await waitFor(() => expect([search, document.activeElement]).toEqual([search, confirm]))
    cleanup()
  }
})

test('a time that is no choice any more hides nothing', async () => {
  await openAt('?slot=2026-11-21T07:00-09:00', [staffOrderOf()])
  expect(await card()).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Today/ }).getAttribute('aria-current')).toBe('true')
})

async function unfold(head: string) {
  const fold = (await screen.findByText(head)).closest('details')
  if (fold === null) throw new Error(`${head} is no fold`)
  fold.open = true
  fireEvent(fold, new Event('toggle'))
}

const cutLater = () => confirmed({ changeUntil: noon + hours(9) })

test('what its customer can still change says from when it is cut, and is not pressed before', async () => {
  await open([cutLater()])
  await unfold('1 confirmed, to cut from 9 pm')
  const one = await card()
  expect(one.getByText('from 9 pm')).toBeTruthy()
  expect(one.queryByRole('button')).toBeNull()
  cleanup()
  await openAt('?find=Asha', [cutLater()])
  expect((await card()).queryByRole('button', { name: /^Start cutting/ })).toBeNull()
})

/** A finger rests on an order, and is lifted. */
async function pressLong(number: string) {
  const link = screen.getByRole('link', { name: number })
  fireEvent.pointerDown(link, { pointerType: 'touch' })
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(fireEvent.contextMenu(link), 'the browser offers nothing').toBe(false)
  fireEvent.pointerUp(link, { pointerType: 'touch' })
  fireEvent.click(link, { detail: 1 })
}

test('a finger that stays on an order chooses it, beside what is chosen already, and opens nothing', async () => {
  await open([staffOrderOf(), staffOrderOf({ id: 'o2', number: 'AAAA-0002' }), packed('o3', 'AAAA-0003')])
  await card()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  for (const number of ['D7K4-29XM', 'AAAA-0002']) await pressLong(number)
  expect(screen.getByText('2 chosen')).toBeTruthy()
  await pressLong('AAAA-0002')
  expect(screen.getByText('1 chosen')).toBeTruthy()
  // a row of another list begins with that list
  await pressLong('AAAA-0003')
  vi.useRealTimers()
  expect(screen.getByText('1 chosen')).toBeTruthy()
  expect(screen.getByRole('tab', { name: '1 Packed' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('button', { name: /^Give/ })).toBeTruthy()
})

test('what cannot be chosen is opened by however slow a tap', async () => {
  await open([confirmed()])
  await card()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await pressLong('D7K4-29XM')
  vi.useRealTimers()
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

test('Space chooses the order that has the focus, in whichever list it stands', async () => {
  await open([staffOrderOf(), packed('o2', 'AAAA-0002')])
  await card()
  const link = screen.getByRole('link', { name: 'AAAA-0002' })
  expect(fireEvent.keyDown(link, { key: ' ' }), 'it does not scroll').toBe(false)
  expect(screen.getByText('1 chosen')).toBeTruthy()
  expect(screen.getByRole('tab', { name: '1 Packed' }).getAttribute('aria-selected')).toBe('true')
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
  expect(await screen.findByText('1 waits for a connection')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(seconds(4)))
  await waitFor(() => expect(screen.queryByText('1 waits for a connection')).toBeNull())
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  vi.useRealTimers()
})

test('with nothing open each list says so, and when the next orders close', async () => {
  await open([staffOrderOf({ status: 'Confirmed', changeUntil: noon + hours(2) })])
  expect(await screen.findByText('Nothing to confirm. The next orders close at 2 pm.')).toBeTruthy()
  expect(screen.getByText('1 confirmed, to cut from 2 pm')).toBeTruthy()
  expect(screen.getByRole('tab', { name: '0 Cut & weigh, +1 later' })).toBeTruthy()
  expect(screen.getByText('Nothing to send out.')).toBeTruthy()
})

test('what is typed finds its orders in place, by number, name, telephone and part of town', async () => {
  await open([staffOrderOf(), staffOrderOf({ id: 'o2', number: 'AAAA-0002', area: 'Sewri 400015' })])
  await screen.findAllByRole('heading', { level: 3 })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.keyDown(document.body, { key: '/' })
  await act(() => vi.advanceTimersByTimeAsync(seconds(1)))
  vi.useRealTimers()
  const field = await screen.findByRole('searchbox')
  for (const [typed, numbers] of [
    ['sewri', ['0002']],
    ['asha', ['29XM', '0002']],
    ['d7k429', ['29XM']],
    ['OOO2', ['0002']],
    ['98200', ['29XM', '0002']],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } })
    await waitFor(() => expect([typed, numbersShown()]).toEqual([typed, numbers]))
  }
})

test('what lies cut goes to the scale, and once all of it is settled it is packed in one press', async () => {
  const cut = staffOrderOf({ status: 'Cutting', version: 3 })
  const lines = cut.lines.map((line) => ({ ...line, state: 'weighed' as const }))
  await open([cut, { ...cut, id: 'o2', number: 'AAAA-0002', lines }], bhau)
  expect((await card()).getByRole('link', { name: /^Weigh/ }).getAttribute('href')).toBe('/orders/o1/weigh')
  expect((await card()).queryByRole('button', { name: /^Pack/ })).toBeNull()
  expect((await card('AAAA-0002')).getByRole('button', { name: /^Pack/ })).toBeTruthy()
})

const stateOf = (number: string) => screen.getByRole('link', { name: number }).closest('section')?.dataset['column']
