import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openKept } from '#browser/kept.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { seconds } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { asif, bhau, movedBy, noon, placed, staffOrderOf, sunil } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { outboxWords } from '#words/counter.ts'

atTheCounter()

afterEach(() => openKept('counter', { outbox: v.unknown() }).outbox.clear())

const moves = '/counter/api/orders/o1/moves'
const other = staffOrderOf({ id: 'o2', number: 'AAAA-0002' })

const openBoard = (orders: StaffOrder[]) =>
  openScreen(import('#counter/board/board-page.tsx'), {
    me: asif,
    board: { now: noon, orders, riders: [{ ...sunil, isRider: true }] },
    pictures: {},
  })

/** The page is loaded again in the same tab. */
function reload(orders: StaffOrder[]) {
  cleanup()
  vi.resetModules()
  return openBoard(orders)
}

const card = async (number = 'D7K4-29XM') => {
  const link = await screen.findByRole('link', { name: number })
  return within(link.closest('li') ?? expect.fail('no card'))
}

/** What the shop did not take stands in Now, and all about it behind that. */
const look = async () => fireEvent.click(await screen.findByRole('button', { name: /^Check (?!this)/ }))

async function more() {
  fireEvent.click(await screen.findByRole('button', { name: /^More for/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Decline/ }))
}

const openOrder = (order: StaffOrder) =>
  openScreen(import('#counter/order/order-page.tsx'), {
    me: asif,
    whole: { ...answer(order), barcode: '' },
    weighed: undefined,
    riders: [],
    shots: {},
  })

const press = async (name: RegExp, number?: string) =>
  fireEvent.click((await card(number)).getByRole('button', { name }))

const answer = (order: StaffOrder) => ({ now: noon, order, moves: [placed, order.last], changes: [] })

const confirmed = (order: StaffOrder) => ({
  ...order,
  status: 'Confirmed' as const,
  version: order.version + 1,
  last: movedBy(asif, 'confirm'),
})

test('what was typed at one order is still there after a reload, whatever is answered about another', async () => {
  await openOrder(staffOrderOf())
  await more()
  fireEvent.change(screen.getByLabelText('Another reason'), { target: { value: 'The boat came back empty' } })
  const answers = await reload([staffOrderOf(), other])
  await press(/^Confirm/, other.number)
  await answers.give('/counter/api/orders/o2/moves', answer(confirmed(other)))
  cleanup()
  await openOrder(staffOrderOf())
  await more()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Another reason').value).toBe('The boat came back empty')
})

const recalled = 'Batch BP0FWD is recalled. It can no longer be packed.'

test('what the shop refuses of an order that nobody has touched since is told in its own sentence, each time', async () => {
  const packed = staffOrderOf({ status: 'Packed', version: 4, last: movedBy(bhau, 'pack') })
  const answers = await openBoard([packed])
  await press(/^To Sunil/)
  await answers.give(moves, { message: recalled, order: packed }, { status: 409 })
  await look()
  expect(await screen.findByText(new RegExp(recalled))).toBeTruthy()
  expect(screen.queryByText(/So 'Send out' was not done/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: outboxWords.again }))
  await answers.give('/counter/api/orders/o1', { ...answer(packed), barcode: '' })
  await answers.give(moves, { message: recalled, order: packed }, { status: 409 })
  await look()
  expect(await screen.findByText(new RegExp(recalled))).toBeTruthy()
})

test('an undo that is refused says why', async () => {
  const open = confirmed(staffOrderOf({ undoUntil: noon + seconds(30) }))
  const answers = await openBoard([open])
  const undo = { name: /^Undo \(30 seconds left\)/, hidden: true }
  fireEvent.click((await screen.findAllByRole('button', undo))[0] as HTMLElement)
  await answers.give('/counter/api/orders/o1/undo', { message: 'It is too late.', order: open }, { status: 409 })
  await look()
  expect(await screen.findByText(/It is too late\./)).toBeTruthy()
})

test.each([
  ['one that only a newer page can read', { order: 'as a newer page reads it' }, 200],
  ['a line that was too slow', 'Request timeout', 408],
  ['a shop in trouble', { message: 'Trouble.' }, 503],
])(
  'after an answer that says nothing of it, %s, a press waits and goes again under its key',
  async (_, body, status) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const order = staffOrderOf()
    const answers = await openBoard([order])
    await press(/^Confirm/)
    await answers.give(moves, body, { status })
    expect(await screen.findByText('1 waits for a connection')).toBeTruthy()
    expect(screen.queryByText(outboxWords.again)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(counterTimings.resend))
    await answers.give(moves, answer(confirmed(order)))
    await waitFor(() => expect(screen.queryByText('1 waits for a connection')).toBeNull())
    const [first, second] = sentTo(moves)
    expect(second).toEqual(first)
    await waitFor(async () => expect((await card()).getByRole('button', { name: /^Start cutting/ })).toBeTruthy())
  },
)

test('a press that the shop puts off is not done and says so: it can be taken back', async () => {
  const answers = await openBoard([staffOrderOf()])
  await press(/^Confirm/)
  await answers.give(moves, { message: 'Too many presses.' }, { status: 429 })
  expect(await screen.findByText('1 waits for a connection')).toBeTruthy()
  fireEvent.click((await card()).getByRole('button', { name: /^Undo 'Confirm'/ }))
  await waitFor(() => expect(screen.queryByText('1 waits for a connection')).toBeNull())
})

test('a no after a try without a clear answer is no promise that nothing was done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const answers = await openBoard([staffOrderOf()])
  await press(/^Confirm/)
  await answers.give(moves, '<h1>Bad gateway</h1>', { status: 502 })
  expect(await screen.findByText('1 waits for a connection')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(counterTimings.resend))
  await answers.give(moves, { message: 'Only the owner may.' }, { status: 403 })
  await look()
  expect(await screen.findByText(new RegExp(`^${outboxWords.mayBeDone('Confirm')}`))).toBeTruthy()
  expect(screen.queryByText(/was not done/)).toBeNull()
})

/** A page of the counter that has just been loaded, with what is pressed there without a line. */
async function openOutbox() {
  vi.resetModules()
  const [{ keepSending }, { doCommand }, { outboxNow }] = await Promise.all([
    import('./sender.ts'),
    import('./press.ts'),
    import('./queue.ts'),
  ])
  return {
    follow: keepSending,
    waits: () => outboxNow().queue.map(({ no, number }) => [no, number]),
    confirms: (order: StaffOrder) =>
      doCommand({ order, kind: 'moveOrder', body: { move: 'confirm', seen: 1 }, name: 'Confirm', typedAs: 'confirm' }),
  }
}

test('what waited on a tablet is shown and numbered first, though somebody presses while it is still read', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const before = await openOutbox()
  before.confirms(staffOrderOf())
  await vi.waitFor(async () => expect(await onDisk()).toEqual([[1, 'D7K4-29XM']]))
  const page = await openOutbox()
  onTestFinished(page.follow())
  page.confirms(other)
  const both = [
    [1, 'D7K4-29XM'],
    [2, other.number],
  ]
  await vi.waitFor(async () => expect(await onDisk()).toEqual(both))
  expect(page.waits()).toEqual(both)
})

test('what another tab took in while this one wrote is shown here too', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const [page, tab] = [await openOutbox(), await openOutbox()]
  onTestFinished(page.follow())
  const written = new Promise((done) => onTestFinished(onWrite(done)))
  tab.confirms(staffOrderOf())
  await written
  page.confirms(other)
  await vi.waitFor(() => expect(page.waits().map(([, number]) => number)).toContain('D7K4-29XM'))
  expect(page.waits()).toHaveLength(2)
})

test.each([
  ['a call that there is no more', { kind: 'praiseOrder' }],
  ['a body that its call does not take', { body: { does: 'confirm' } }],
])(
  'what another version of this page has kept, with %s, is a card that says so, and is sent by nobody',
  async (_, other) => {
    const { outbox } = openKept('counter', { outbox: v.unknown() })
    await outbox.put(keptConfirm.key, { ...keptConfirm, ...other })
    const page = await openOutbox()
    const answers = await openBoard([staffOrderOf()])
    const { setWho } = await import('./queue.ts')
    setWho(asif)
    onTestFinished(page.follow())
    await look()
    expect(await screen.findByText(outboxWords.unreadable('Confirm'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: outboxWords.again })).toBeNull()
    expect(answers.asked()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: outboxWords.drop }))
    await vi.waitFor(async () => expect(await outbox.getAll()).toEqual([]))
  },
)

test('what a tap on a name may not do is not done in the name of the PIN that is typed later', async () => {
  const { outbox } = openKept('counter', { outbox: v.unknown() })
  const kept = { ...keptConfirm, by: { ...asif, withoutPin: true } }
  await outbox.put(kept.key, kept)
  const page = await openOutbox()
  const answers = await openBoard([staffOrderOf()])
  const { setWho } = await import('./queue.ts')
  setWho(asif)
  onTestFinished(page.follow())
  await look()
  expect(await screen.findByText(outboxWords.tappedOffline, { exact: false })).toBeTruthy()
  expect(sentTo(moves)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: outboxWords.again }))
  await answers.give('/counter/api/orders/o1', { ...answer(staffOrderOf()), barcode: '' })
  await vi.waitFor(() => expect(sentTo(moves)).toMatchObject([{ move: 'confirm', seen: 1 }]))
})

const keptConfirm = {
  key: '019ab6f0-0000-7000-8000-000000000001',
  no: 1,
  kind: 'moveOrder',
  order: 'o1',
  number: 'D7K4-29XM',
  body: { move: 'confirm', seen: 1 },
  name: 'Confirm',
  typedAs: 'confirm',
  at: noon,
  by: asif,
  state: 'waiting',
}

/** Hears of each write of any tab at the moment that it is on the disk. */
function onWrite(heard: (told: unknown) => void): () => void {
  const channel = new BroadcastChannel('kept-counter')
  channel.addEventListener('message', heard)
  return () => channel.close()
}

/** As the next page would find it. */
async function onDisk() {
  const rows = await openKept('counter', { outbox: v.object({ no: v.number(), number: v.string() }) }).outbox.getAll()
  return rows.toSorted((one, other) => one.no - other.no).map(({ no, number }) => [no, number])
}
