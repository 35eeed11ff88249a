import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { movedBy, noon, staffOrderOf, sunil } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const out = staffOrderOf({ status: 'Out for delivery', version: 5, rider: sunil })
const moves = '/counter/api/orders/o1/moves'
const delivered = { ...out, status: 'Delivered', version: 6, last: movedBy(sunil, 'deliver') } as const

/** Another door. */
const another = (id: string, street: string, different: Partial<StaffOrder> = {}): StaffOrder => ({
  ...out,
  id,
  number: `AAAA-00${id.toUpperCase()}`,
  placedAt: out.placedAt + 1,
  area: `${street} 400014`,
  buyer: { name: `${street} Rane`, phone: '98200 00002', lines: [`9 ${street}`], pincode: '400014' },
  ...different,
})

const open = (orders: readonly object[], path = '/', more: object = {}) =>
  openScreen(
    import('./round-page.tsx'),
    { me: sunil, round: { now: noon, orders, stops: [], locked: [], ...more }, pictures: {} },
    path,
  )

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

test('before the start a rider reads what is to collect for how many orders, and goes to the first', async () => {
  await open([out, another('b2', 'Wadala')])
  expect(await screen.findByText('for 2 orders')).toBeTruthy()
  expect(rows()).toEqual(['1ParelAsha Koli D7K4-29XM₹1,350', '2WadalaWadala Rane AAAA-00B2₹1,350'])
  fireEvent.click(screen.getByRole('button', { name: 'Start round' }))
  fireEvent.click(screen.getByRole('button', { name: 'Start without' }))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

/** A scanner types faster than fingers, and ends with Enter. */
let typedAt = 1000
function scan(code: string) {
  for (const key of [...code, 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: (typedAt += 5) })
    fireEvent(document.body, event)
  }
  typedAt += 1000
}

test('packs are scanned before the start: each counts once, and what is of no order of theirs stays in the shop', async () => {
  await open([out, another('b2', 'Wadala')])
  expect(await screen.findByText('Packs 0 of 2')).toBeTruthy()
  scan('D7K4-29XM-1')
  expect(await screen.findByText('29XM, Parel: scanned')).toBeTruthy()
  expect(screen.getByText('Packs 1 of 2')).toBeTruthy()
  expect(rows()[0]).toContain('scanned')
  // another label of the same pack
  scan('D7K4-29XM-2')
  expect(await screen.findByText('29XM is scanned already')).toBeTruthy()
  scan('ZZZZ-9999-1')
  expect(await screen.findByText('ZZZZ-9999-1 is not on your round. Leave it here.')).toBeTruthy()
  expect(screen.getByText('Packs 1 of 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Start round' }))
  const asked = screen.getByRole('alertdialog', { name: '1 pack is not scanned' })
  expect(asked.textContent).toContain('00B2 Wadala, Wadala Rane')
  expect(asked.textContent).not.toContain('29XM')
  fireEvent.click(screen.getByRole('button', { name: 'Scan first' }))
  scan('AAAA00B2')
  expect(screen.getByRole('link', { name: 'Start round' }).getAttribute('href')).toBe('/round?stop=o1')
})

test('a stop says by when, where, what to look for there, whom to call, what to hand over and what to take', async () => {
  const slot = { startsAt: noon, endsAt: noon + minutes(120) }
  const buyer = { ...out.buyer, lines: ['12 Sample Chawl', 'Opposite the temple'], landmark: 'Opposite the temple' }
  await open([{ ...out, slot, buyer }, another('b2', 'Wadala', { slot })], '/?stop=o1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Parel' })).toBeTruthy()
  for (const words of ['By 2:00 pm', '12 Sample Chawl, 400012', 'Opposite the temple', 'Asha Koli', '3 packs'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call +91 98200 00001' }).getAttribute('href')).toBe('tel:+919820000001')
  expect(screen.getByRole('link', { name: 'Map to Parel 400012' })).toBeTruthy()
  expect(screen.getByText('₹1,350')).toBeTruthy()
  expect(document.getElementById('bar-title')?.textContent).toBe('1 of 2')
  expect(document.getElementById('bar-left')?.textContent).toBe('Left ₹2,700')
})

test('of an order that something was given back of, a stop says what is to pay and what is not', async () => {
  await open([{ ...out, totalPaise: 85_000, creditedPaise: 50_000 }], '/?stop=o1')
  expect(await screen.findByRole('button', { name: 'Hand over, ₹850 D7K4-29XM' })).toBeTruthy()
  expect(screen.getByText('(less ₹500 by credit note)')).toBeTruthy()
})

test('handing over is one press; then it says so with its Undo, and where the round goes on', async () => {
  const answers = await open([out, another('b2', 'Wadala')], '/?stop=o1')
  const button = await screen.findByRole('button', { name: /^Hand over/ })
  fireEvent.click(button)
  fireEvent.click(button)
  await answers.expectAsked(moves)
  expect(sentTo(moves)).toMatchObject([{ move: 'deliver', seen: 5 }])
  await answers.give(moves, {
    now: noon,
    order: { ...delivered, undoUntil: noon + seconds(30) },
    moves: [delivered.last],
    changes: [],
  })
  expect(await screen.findByText('29XM delivered')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Undo \(30 seconds left\)/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next stop: Wadala' }).getAttribute('href')).toBe('/round?stop=b2')
})

test('what was not delivered takes a reason first, then whether they were called, and only then it counts', async () => {
  const answers = await open([out], '/?stop=o1&not')
  const bring = await screen.findByRole('button', { name: 'Choose a reason first' })
  expect(bring).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Nobody there' }))
  fireEvent.click(screen.getByRole('button', { name: 'No answer' }))
  expect(answers.asked()).not.toContain(moves)
  fireEvent.click(screen.getByRole('button', { name: 'Bring 29XM back to the shop' }))
  await answers.expectAsked(moves)
  expect(sentTo(moves)).toMatchObject([{ move: 'not-delivered', reason: 'nobody-there', called: true, seen: 5 }])
})

test('a file that is no picture is said so, keeps nobody from going on, and nothing of it is sent', async () => {
  const answers = await open([out], '/?stop=o1&not')
  fireEvent.click(await screen.findByRole('button', { name: 'Nobody there' }))
  const file = new File(['no picture'], 'door.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText('Photo of the door'), { target: { files: [file] } })
  expect(await screen.findByText('This photo cannot be read. Take it again.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Bring 29XM back to the shop' }))
  await answers.expectAsked(moves)
  expect(sentTo(moves)[0]).not.toHaveProperty('jpeg')
})

test('the end says that all orders are done, and not yet that the round is', async () => {
  await open([delivered])
  await screen.findByRole('button', { name: 'Finish round' })
  expect(document.getElementById('bar-title')?.textContent).toBe('All orders done')
})

test('another reason is typed, and nothing of blanks alone counts', async () => {
  const answers = await open([out], '/?stop=o1&not')
  fireEvent.click(await screen.findByRole('button', { name: 'Another reason' }))
  fireEvent.change(screen.getByLabelText('In a few words'), { target: { value: '  ' } })
  expect(screen.queryByRole('button', { name: 'Choose a reason first' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Type the reason first' })).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('In a few words'), { target: { value: ' Lift broken ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Bring 29XM back to the shop' }))
  await answers.expectAsked(moves)
  expect(sentTo(moves)[0]).toMatchObject({ reason: 'Lift broken' })
  expect(sentTo(moves)[0]).not.toHaveProperty('called')
})

test('what goes to the same door is one stop: one order after the other is handed over there', async () => {
  await open([out, { ...out, id: 'o2', number: 'AAAA-0002' }, another('b2', 'Wadala')], '/?stop=o1')
  expect(await screen.findByText('Also here')).toBeTruthy()
  expect(screen.getByText('Then 0002, same address')).toBeTruthy()
  expect(document.getElementById('bar-title')?.textContent).toBe('1 of 3')
})

const half = { status: 'Delivered', changedAt: noon + 1, last: movedBy(sunil, 'deliver', { at: noon + 1 }) } as const

test('a door with one of two orders handed over is counted on, says what is left there, and does not fall back', async () => {
  const later = { slot: { startsAt: noon + minutes(60), endsAt: noon + minutes(180) } }
  const soon = { slot: { startsAt: noon, endsAt: noon + minutes(60) } }
  const given = movedBy(sunil, 'send-out', { at: noon })
  const first = { ...out, ...soon, ...half }
  const second = { ...out, ...later, last: given, id: 'o2', number: 'AAAA-0002', totalPaise: 20_000 }
  await open([first, second, another('b2', 'Wadala', { slot: { startsAt: noon, endsAt: noon + minutes(90) } })])
  expect(await screen.findByRole('link', { name: 'To order 2' })).toBeTruthy()
  expect(rows().map((row) => row?.replaceAll(/\s+/g, ' '))).toEqual([
    '2ParelAsha Koli, 1 delivered D7K4-29XM, AAAA-0002₹200',
    '3WadalaWadala Rane AAAA-00B2₹1,350',
  ])
  expect(document.getElementById('bar-title')?.textContent).toBe('2 of 3')
})

test('what was handed over, or is back in the shop, is not also here', async () => {
  await open([{ ...out, id: 'o2', number: 'AAAA-0002', ...half }, out], '/?stop=o1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Parel' })).toBeTruthy()
  expect(screen.queryByText('Also here')).toBeNull()
  expect(document.getElementById('bar-title')?.textContent).toBe('2 of 2')
})

test('a door at which one order was delivered and one was not says both', async () => {
  const back = { status: 'Not delivered', last: movedBy(sunil, 'not-delivered', { reason: 'they-refused' }) } as const
  await open([{ ...out, ...half }, { ...out, id: 'o2', number: 'AAAA-0002', ...back }, another('b2', 'Wadala')])
  await screen.findByRole('link', { name: 'To order 3' })
  expect(rows()[0]).toContain('Asha Koli, 1 delivered, 1 to bring back')
  expect(rows()[0]).not.toContain('₹')
})

test('stops are put in order by Up and Down, and by the arrows: the last word is sent, with all stops', async () => {
  const sort = '/counter/api/round/sort'
  const answers = await open([out, another('b2', 'Wadala'), another('c3', 'Sewri')])
  const grip = await screen.findByRole('button', { name: 'Move Sewri, AAAA-00C3' })
  fireEvent.click(grip)
  expect(screen.getByRole('button', { name: 'Down' })).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Up' }))
  await answers.expectAsked(sort)
  expect(sentTo(sort)[0]).toMatchObject({ stops: ['o1', 'c3', 'b2'] })
  expect(rows().map((row) => row?.slice(0, 4))).toEqual(['1Par', '2Sew', '3Wad'])
  await answers.give(sort, { stops: ['o1', 'c3', 'b2'], locked: [] })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Sewri, AAAA-00C3' }), { key: 'ArrowUp' })
  expect(rows().map((row) => row?.slice(0, 4))).toEqual(['1Sew', '2Par', '3Wad'])
  expect(screen.getByText('Sewri, AAAA-00C3 is stop 1 of 3')).toBeTruthy()
})

test('a locked stop says so, keeps its place whatever else is moved, and is unlocked where it was locked', async () => {
  const sort = '/counter/api/round/sort'
  const answers = await open([out, another('b2', 'Wadala'), another('c3', 'Sewri')])
  fireEvent.click(await screen.findByRole('button', { name: 'Move Wadala, AAAA-00B2' }))
  fireEvent.click(screen.getByRole('button', { name: 'Lock in place' }))
  await answers.expectAsked(sort)
  expect(sentTo(sort)[0]).toMatchObject({ stops: ['o1', 'b2', 'c3'], locked: ['b2'] })
  await answers.give(sort, { stops: ['o1', 'b2', 'c3'], locked: ['b2'] })
  expect(screen.getByText('Wadala, AAAA-00B2 stays stop 2')).toBeTruthy()
  expect(rows()[1]).toContain('Wadala Rane, locked')
  for (const way of ['Up', 'Down']) expect(screen.getByRole('button', { name: way })).toHaveProperty('disabled', true)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Sewri, AAAA-00C3' }), { key: 'ArrowUp' })
  expect(rows().map((row) => row?.slice(0, 4))).toEqual(['1Sew', '2Wad', '3Par'])
  await answers.give(sort, { stops: ['c3', 'b2', 'o1'], locked: ['b2'] })
  fireEvent.click(screen.getByRole('button', { name: 'Sort by time' }))
  expect(rows().map((row) => row?.slice(0, 4))).toEqual(['1Par', '2Wad', '3Sew'])
  await answers.give(sort, { stops: ['o1', 'b2', 'c3'], locked: ['b2'] })
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }))
  await waitFor(() => expect(sentTo(sort).at(-1)).toMatchObject({ locked: [] }))
  expect(screen.getByText('Wadala, AAAA-00B2 can be moved again')).toBeTruthy()
  expect(rows()[1]).not.toContain('locked')
})

const elsewhere = { name: 'Anita Rane', phone: '98200 00003', lines: ['4 Sewri'], pincode: '400014' }

test('each grip says which order it moves: three stops may be in one area', async () => {
  await open([out, another('b2', 'Sewri'), another('c3', 'Sewri', { buyer: elsewhere })])
  expect(await screen.findByRole('button', { name: 'Move Sewri, AAAA-00B2' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Move Sewri, AAAA-00C3' })).toBeTruthy()
})

test('at the end it says what to bring back and why; once the round is over this phone has nothing of it', async () => {
  const end = '/counter/api/round/end'
  const back = another('b2', 'Wadala', {
    status: 'Not delivered',
    last: movedBy(sunil, 'not-delivered', { reason: 'they-refused' }),
  })
  const answers = await open([delivered, back])
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('1 delivered 1 to bring back')
  expect(screen.getByText('Refused')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Finish round' }))
  await answers.give(end, { endedAt: noon + minutes(1) })
  expect(await screen.findByText('This phone keeps nothing of the round.')).toBeTruthy()
  expect(document.body.textContent).not.toContain('Wadala')
})

test('without a stop it says where they come from', async () => {
  await open([])
  expect(await screen.findByText(/^No deliveries now/)).toBeTruthy()
})
