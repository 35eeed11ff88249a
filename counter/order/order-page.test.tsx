import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { minutes } from '#shop/time.ts'
import { streams } from '#tests/fakes/fake-stream.ts'
import { asif, bhau, movedBy, noon, placed, staffOrderOf, sunil } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { weighedBy, weighedLineOf } from '#tests/screens/weighing-screens.ts'

atTheCounter()

const confirmed = staffOrderOf({
  status: 'Confirmed',
  version: 2,
  changedAt: noon - minutes(3),
  last: movedBy(asif, 'confirm', { at: noon - minutes(3) }),
})

const whole = (order = confirmed, more: object = {}) => ({
  now: noon,
  order,
  moves: [placed, order.last],
  changes: [],
  barcode: 'data:image/svg+xml;base64,AAAA',
  ...more,
})

const open = (brought = whole(), me: object = asif, weighed: object[] | undefined = [weighedLineOf()]) =>
  openScreen(import('./order-page.tsx'), {
    me,
    whole: brought,
    weighed: weighed && { order: brought.order, lines: weighed },
    riders: [sunil],
    shots: {},
  })

/** Its customer is asked about the weight. */
const asked = (until: number) => ({
  ...confirmed,
  lines: confirmed.lines.map((line) => ({ ...line, state: 'asked' as const, askedUntil: until })),
})

const isOff = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Start cutting/ }).disabled

test('all of an order stands on its page: lines, sums, buyer, barcode and what happened when', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Order D7K4-29XM' })).toBeTruthy()
  const [, row] = screen.getAllByRole('row')
  expect(
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,500 g3 × 500 g', 'not weighed', '₹900/kg', 'About ₹1,350'])
  expect(within(row ?? document.body).getByRole('rowheader').textContent).toContain('Jumbo, Slices')
  expect(screen.getByText('₹1,350')).toBeTruthy()
  expect(screen.getByAltText('Barcode of order D7K4-29XM')).toBeTruthy()
  const history = screen.getByRole('heading', { name: 'What happened' }).closest('section')
  expect([...(history?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '11:55 amPlaced',
    '11:57 amAConfirmed by Asif',
  ])
})

test('the buyer is called with one tap and found on a map with another', async () => {
  await open()
  const call = await screen.findByRole('link', { name: 'Call +91 98200 00001' })
  expect(call.getAttribute('href')).toBe('tel:+919820000001')
  const map = screen.getByRole('link', { name: 'Map to Parel 400012' }).getAttribute('href') ?? ''
  expect(new URL(map).searchParams.get('query')).toBe('12 Sample Chawl, Parel Naka, 400012')
})

test('a cutter is shown the part of town and nothing more of the buyer', async () => {
  const { buyer: _, totalPaise: __, ...order } = confirmed
  await open(whole(order), bhau)
  expect(await screen.findByText('Parel 400012')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Call|^Map/ })).toBeNull()
  expect(screen.queryByText(/To pay/)).toBeNull()
})

test('what the scale said stands beside what was ordered, and what it comes to', async () => {
  await open(whole(), asif, [weighedBy({ name: 'Bhau' }, 1480)])
  await screen.findByRole('heading', { level: 1 })
  const [, row] = screen.getAllByRole('row')
  expect(
    within(row ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,500 g3 × 500 g', '1,480 g', '₹900/kg', '₹1,332'])
})

const toPay = () => document.querySelector('.line-total')?.textContent?.trim()

test('until all is weighed it says about what is to pay, and then what the scale says', async () => {
  await open(whole({ ...confirmed, mostPaise: 148_500 }))
  await screen.findByRole('heading', { level: 1 })
  expect(toPay()).toBe('About ₹1,350')
  cleanup()
  const lines = confirmed.lines.map((line) => ({ ...line, state: 'weighed' as const }))
  await open(whole({ ...confirmed, lines, totalPaise: 133_200, mostPaise: 148_500 }), asif, [
    weighedBy({ name: 'Bhau' }, 1480),
  ])
  await screen.findByRole('heading', { level: 1 })
  expect(toPay()).toBe('₹1,332')
})

test('what was agreed by phone stands in the history, with who noted it and at most how much', async () => {
  const by = { who: 'staff', name: 'Bhau' } as const
  const replaced = { move: 'replace', at: noon - minutes(1), by, reason: 'agreed-by-phone' } as const
  const instead = { lineNo: 2, title: 'Paplet', replaces: 1, isAgreed: true, mostPaise: 50_000 } as const
  await open(whole(), asif, [weighedLineOf({ state: 'replaced', moves: [replaced] }), weighedLineOf(instead)])
  expect(
    await screen.findByText('Paplet. Instead of Surmai (King Fish), agreed by phone, max ₹500, noted by Bhau'),
  ).toBeTruthy()
})

test('after a step was taken back the order stands as long as it did before', async () => {
  const [left, done, undone] = [noon - minutes(90), noon - minutes(2), noon - minutes(1)] as const
  const moves = [
    movedBy(asif, 'send-out', { at: left, to: 'Out for delivery' }),
    movedBy(asif, 'deliver', { at: done, to: 'Delivered' }),
    movedBy(asif, 'undo', { at: undone, to: 'Out for delivery' }),
  ]
  const out = { ...confirmed, status: 'Out for delivery', changedAt: undone } as const
  await open(whole(out, { moves }))
  await screen.findByRole('heading', { level: 1 })
  expect(document.querySelector('.order-tag')?.textContent).toBe('Out for delivery 10:30 am')
})

test('while the customer is asked the page says how long they have, and then how long nobody answers', async () => {
  await open(whole(asked(noon + minutes(9))))
  expect(await screen.findByText('Waiting for customer: 9 minutes left')).toBeTruthy()
  cleanup()
  await open(whole(asked(noon - minutes(4))))
  expect(await screen.findByText('No answer for 4 minutes: call')).toBeTruthy()
})

test('More is a menu: what cannot be done stays in its place and says why, and declining comes last', async () => {
  await open(whole({ ...confirmed, changeUntil: noon - minutes(1) }))
  fireEvent.click(await screen.findByRole('button', { name: 'More for order D7K4-29XM' }))
  const rows = [...document.querySelectorAll('.menu-row')]
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Call Asha Koli+91 98200 00001',
    'Another timeThe customer gets an SMS',
    'Change the orderNot after its cut-off',
    'DeclineAsks for the reason, then SMS',
  ])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Change the order/ }).disabled).toBe(true)
})

test('a move made elsewhere stands on the page, with who made it', async () => {
  const answers = await open()
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  const cutting = { ...confirmed, status: 'Cutting', version: 3, last: movedBy(bhau, 'start-cutting') } as const
  await answers.give('/counter/api/orders/o1', { ...whole(cutting), moves: [placed, confirmed.last, cutting.last] })
  expect(await screen.findByText('Cutting started by Bhau')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Weigh/ }).getAttribute('href')).toBe('/orders/o1/weigh')
})

test('a question about an order stays though somebody else moves it, says so, and offers what can still be done', async () => {
  const packed = { ...confirmed, status: 'Packed', version: 4, last: movedBy(bhau, 'pack') } as const
  const answers = await open(whole(packed))
  fireEvent.click(await screen.findByRole('button', { name: /^Send out/ }))
  const dialog = screen.getByRole('dialog')
  const heard = async (order: object, version: number) => {
    await act(async () => streams[0]?.says(`{"topic":"orders/1","version":${version}}`))
    await answers.give('/counter/api/orders/o1', { ...whole({ ...confirmed, ...order, version }), now: noon + version })
  }
  const meera = { id: 's-meera', name: 'Meera' }
  await heard({ status: 'Cutting', last: movedBy(meera, 'undo') }, 5)
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(within(dialog).getByRole('status').textContent).toMatch(/^Being cut · .* Meera$/)
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancel'])
  await heard({ status: 'Packed', last: movedBy(meera, 'pack') }, 6)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give to Sunil' }))
  await answers.expectAsked('/counter/api/orders/o1/moves')
  expect(sentTo('/counter/api/orders/o1/moves')).toMatchObject([{ move: 'send-out', rider: sunil.id, seen: 6 }])
})

test('until its cut-off an order is not cut: the page says from when on, and the button comes by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  await open(whole({ ...confirmed, changeUntil: noon + minutes(10) }))
  expect(
    await screen.findByText('Cutting starts at 12:10 pm. Until then the customer can change this order.'),
  ).toBeTruthy()
  expect(isOff()).toBe(true)
  await act(async () => vi.advanceTimersByTime(minutes(9)))
  expect(isOff()).toBe(true)
  await act(async () => vi.advanceTimersByTime(minutes(1.5)))
  expect(isOff()).toBe(false)
  expect(screen.queryByText(/^Cutting starts/)).toBeNull()
  vi.useRealTimers()
})

test('a scanner opens another order from here, and its Enter presses nothing', async () => {
  await open()
  const next = await screen.findByRole('button', { name: /^Start cutting/ })
  next.focus()
  let at = 1000
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (at += 5) })
    fireEvent(next, event)
    return event.defaultPrevented
  }
  expect([...'AAAA0002'].map(press)).not.toContain(true)
  expect(press('Enter')).toBe(true)
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  expect(vi.mocked(globalThis.fetch).mock.calls.filter(([, sent]) => sent?.method === 'POST')).toEqual([])
})

test('news of other orders asks nothing of the scale, and a change of this one does', async () => {
  const answers = await open()
  await screen.findByRole('heading', { level: 1 })
  await act(async () => streams[0]?.says('{"topic":"orders/2","version":4}'))
  await answers.give('/counter/api/orders/o1', whole())
  expect(answers.asked()).not.toContain('/counter/api/orders/o1/weighing')
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":5}'))
  await answers.give('/counter/api/orders/o1', whole({ ...confirmed, version: 3 }))
  await answers.expectAsked('/counter/api/orders/o1/weighing')
})

test('the photograph of the scale is fetched when somebody wants to see it', async () => {
  const line = weighedBy({ name: 'Bhau' }, 1480)
  const answers = await open(whole(), asif, [{ ...line, weighed: { ...line.weighed, hasPhotograph: true } }])
  const photo = await screen.findByRole('button', { name: /^Photo of the scale/ })
  const at = '/counter/api/orders/o1/lines/1/photograph'
  expect(answers.asked()).not.toContain(at)
  fireEvent.click(photo)
  await answers.give(at, { jpeg: 'AAAA' })
  expect((await screen.findByAltText(/^Photo of the scale/)).getAttribute('src')).toBe('data:image/jpeg;base64,AAAA')
})

test('the photograph of the door stands with what was not delivered, and is fetched when somebody wants to see it', async () => {
  const told = whole()
  const back = { ...placed, move: 'not-delivered', to: 'Not delivered', reason: 'nobody-there', door: 6 }
  const answers = await open({ ...told, moves: [...told.moves, back] })
  const at = '/counter/api/orders/o1/doors/6'
  fireEvent.click(await screen.findByRole('button', { name: 'Photo of the door' }))
  await answers.give(at, { jpeg: 'AAAA' })
  expect((await screen.findByAltText('Photo of the door')).getAttribute('src')).toBe('data:image/jpeg;base64,AAAA')
})

const slotOf = (name: string) => ({ id: name, name, pincodes: [], cutOffAt: noon, room: 'free', left: 1 })

const chips = () => [...document.querySelectorAll<HTMLButtonElement>('.time-dialog .chip')]

test('a time whose last place is gone is not offered again: the dialog shows the times as they are now', async () => {
  const answers = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'More for order D7K4-29XM' }))
  fireEvent.click(screen.getByRole('button', { name: /^Another time/ }))
  const times = '/counter/api/orders/o1/times'
  const [morning, evening] = [slotOf('2026-11-23T07:00-09:00'), slotOf('2026-11-23T17:00-19:00')]
  await answers.give(times, { now: noon, slots: [morning, evening] })
  const [first] = chips()
  if (first) fireEvent.click(first)
  fireEvent.change(screen.getByLabelText('Why? The customer reads this.'), { target: { value: 'The boats came late' } })
  fireEvent.click(screen.getByRole('button', { name: /^Move to/ }))
  await answers.give(times, { message: 'That slot is full now.' }, { status: 409 })
  await answers.give(times, { now: noon, slots: [evening] })
  expect(chips().map((chip) => chip.ariaPressed)).toEqual(['false'])
  expect(screen.getByText('That slot is full now.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Move to/ }).disabled).toBe(true)
})
