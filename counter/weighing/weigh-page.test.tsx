import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { atTheCounter, openScreen } from '#tests/counter-screen.tsx'
import { streams } from '#tests/fake-stream.ts'
import { asif, bhau, noon, staffOrderOf } from '#tests/staff-orders.ts'
import { meera, secondLine, weighedBy, weighedLineOf, weighingOf } from '#tests/weighing-screens.ts'

atTheCounter()

const at = (line: number, what: string) => `/counter/api/orders/o1/lines/${line}/${what}`

const open = (brought: Weighing = weighingOf(), me: object = asif, wanted: number | 'summary' = 0) =>
  openScreen(import('./weigh-page.tsx'), { me, weighing: brought, wanted })

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight on the scale' })
/** the acts that were sent, by address */
const sent = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(([, request]) => request?.method === 'POST')
    .map(([address]) => address)

/** what is said to be wrong, wherever it is said */
const alert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function weigh(typed: string) {
  fireEvent.change(await field(), { target: { value: typed } })
  press('Weigh')
}

function bodyAt(address: string): Record<string, unknown> {
  const call = vi.mocked(globalThis.fetch).mock.calls.find(([asked]) => asked === address)
  return JSON.parse(call?.[1]?.body as string) as Record<string, unknown>
}

test('a line is told in full: fish, size, cut, packs, what its label means, what it costs and may cost', async () => {
  await open()
  const line = within(await screen.findByRole('region', { name: 'Surmai (King Fish)' }))
  for (const words of ['Line 1 of 2', 'Jumbo', 'Slices', '3 × 500 g, before cleaning'])
    expect(line.getByText(words)).toBeTruthy()
  expect(line.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,500 g',
    'about ₹1,350.00',
    '₹1,485.00 for 1,650 g',
  ])
})

test.each([
  ['1500', '1,500 g: exactly what was ordered.', 'Comes to ₹1,350.00'],
  ['1.52', '1,520 g: 20 g more than ordered, within the 150 g that may be.', 'Comes to ₹1,368.00'],
  ['1450', '1,450 g: 50 g less than ordered. The price falls with it.', 'Comes to ₹1,305.00'],
  ['1200', '1,200 g: 300 g less than ordered, under nine tenths of it.', 'Comes to ₹1,080.00'],
  ['1720', '1,720 g: 70 g more than the 1,650 g that may be.', 'Comes to ₹1,548.00, ₹63.00 over the most'],
  ['18400', '18,400 g: far from the 1,500 g ordered. Grams or kilos?', 'Comes to ₹16,560.00, ₹15,075.00 over the most'],
])('%s is judged and priced while it is typed', async (typed, words, price) => {
  await open()
  fireEvent.change(await field(), { target: { value: typed } })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText(price)).toBeTruthy()
})

test('what fits is kept, and the next line stands there by itself', async () => {
  const answers = await open()
  await weigh('1480')
  expect(await screen.findByRole('region', { name: 'Bombil (Bombay Duck)' })).toBeTruthy()
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ seen: 0, grams: 1480, tareGrams: 0, source: 'typed' })
  const lines = [weighedBy(asif, 1480), weighedLineOf(secondLine)]
  await answers.give(at(1, 'weighings'), weighingOf({ lines }))
  expect(screen.getByText('Surmai (King Fish): 1,480 g, ₹1,332.00')).toBeTruthy()
  expect((await field()).value).toBe('')
})

test('a second tap of a wet screen weighs nothing more', async () => {
  await open()
  fireEvent.change(await field(), { target: { value: '1480' } })
  const button = screen.getByRole('button', { name: 'Weigh' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Weigh' }), { detail: 2 })
  expect(alert()).toBe('')
  expect(sent()).toEqual([at(1, 'weighings')])
})

test('the number pad types, keeps the focus in the field, and Enter weighs', async () => {
  const answers = await open()
  for (const key of ['1', 'point', '4', '8', '9', 'Delete the last digit', '0']) press(key)
  expect((await field()).value).toBe('1.480')
  expect(screen.getByText('1.480 is 1,480 g')).toBeTruthy()
  const pad = screen.getByRole('group', { name: 'Number pad' })
  expect(fireEvent.mouseDown(within(pad).getByRole('button', { name: '7' }))).toBe(false)
  fireEvent.submit(await field())
  await answers.expectAsked(at(1, 'weighings'))
})

test('figures without a point are kilos where somebody says so', async () => {
  await open()
  fireEvent.click(await screen.findByRole('radio', { name: 'kilos' }))
  fireEvent.change(await field(), { target: { value: '2' } })
  expect(screen.getByText(/^2,000 g:/)).toBeTruthy()
})

test.each([
  ['', 'Type what the scale shows.'],
  ['-5', 'This is no weight. Type grams as 1020, or kilos as 1.02.'],
  ['abc', 'This is no weight. Type grams as 1020, or kilos as 1.02.'],
  ['1e9', 'This is no weight. Type grams as 1020, or kilos as 1.02.'],
  ['0', 'A line weighs between 1 g and 100 kg.'],
  ['999999999', 'A line weighs between 1 g and 100 kg.'],
])('%j is refused in words, and nothing is sent', async (typed, words) => {
  await open()
  await weigh(typed)
  expect(alert()).toBe(words)
  expect((await field()).value).toBe(typed)
  expect(sent()).toEqual([])
})

test('18.4 kg where 1.5 were ordered is asked about, with the likelier weight one tap away', async () => {
  const answers = await open()
  await weigh('18.4')
  expect(screen.getByRole('heading', { name: 'Is it 18.4 kg or 1.84 kg?' })).toBeTruthy()
  expect(sent()).toEqual([])
  press('Type it again')
  await weigh('15.2')
  press('It is 1.52 kg')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 1520 })
})

test('2 that was meant for 2 kg is asked about, and may be what it says all the same', async () => {
  const answers = await open()
  await weigh('2')
  expect(screen.getByRole('heading', { name: 'Is it 2 g or 2 kg?' })).toBeTruthy()
  press('It is 2 g')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 2, isSure: true })
})

test('over the most there are three ways, by name: cut down, give the rest, ask the buyer', async () => {
  const answers = await open()
  await weigh('1720')
  expect(screen.getByText('It would come to ₹1,548.00: ₹63.00 over the most that was shown.')).toBeTruthy()
  press(/^Cut down/)
  expect((await field()).value).toBe('')
  await weigh('1720')
  press(/^Give the rest/)
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 1720, over: 'give' })
})

const asked = (until: number) =>
  weighedBy(bhau, 1720, {
    state: 'asked',
    asked: { pricePaise: 154_800, until, byLink: true },
    moves: [
      {
        move: 'ask',
        at: noon,
        by: { who: 'staff', name: 'Bhau' },
        grams: 1720,
        source: 'typed',
        pricePaise: 154_800,
        reason: '',
      },
    ],
  })

test('while the buyer is asked, whoever may call them notes a yes or a no', async () => {
  const answers = await open(weighingOf({ lines: [asked(noon + minutes(15))] }))
  expect(await screen.findByText('1,720 g for ₹1,548.00')).toBeTruthy()
  expect(screen.getByText('15 minutes left to answer')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call 98200 00001' }).getAttribute('href')).toBe('tel:+919820000001')
  expect(screen.queryByRole('button', { name: /^Give the rest/ })).toBeNull()
  press('They said yes on the telephone')
  await answers.expectAsked(at(1, 'answers'))
  expect(bodyAt(at(1, 'answers'))).toMatchObject({ seen: 1, answer: 'agree' })
})

test('a cutter neither calls nor notes an answer, and reads no name', async () => {
  const { buyer: _, totalPaise: __, ...order } = staffOrderOf({ status: 'Cutting', version: 3 })
  await open(weighingOf({ order, lines: [asked(noon + minutes(15))] }), bhau)
  expect(await screen.findByRole('button', { name: /^Cut down/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^They said/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
  expect(screen.queryByText(/Asha/)).toBeNull()
})

test('after 15 minutes of silence it is cut down or given, and cutting down has its reason already', async () => {
  const answers = await open(weighingOf({ lines: [asked(noon - 1)] }))
  expect(await screen.findByText('No answer in 15 minutes: cut down, or give the rest.')).toBeTruthy()
  press(/^Cut down/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cut down' }).checked).toBe(true)
  await weigh('1600')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ seen: 1, grams: 1600, reason: 'Cut down' })
})

test('after a no what is too much is given', async () => {
  const answers = await open(weighingOf({ lines: [{ ...asked(noon), state: 'declined', asked: undefined }] }))
  press(await screen.findByRole('button', { name: /^Give the rest/ }).then(({ textContent }) => textContent ?? ''))
  await answers.expectAsked(at(1, 'gifts'))
  expect(bodyAt(at(1, 'gifts'))).toMatchObject({ seen: 1 })
})

test('from the second weighing on somebody says why', async () => {
  const answers = await open(weighingOf({ lines: [weighedBy(bhau, 1480), weighedLineOf(secondLine)] }), asif, 1)
  press(await screen.findByRole('button', { name: 'Weigh again' }).then(({ textContent }) => textContent ?? ''))
  await weigh('1500')
  expect(alert()).toBe('Say why it is weighed again.')
  fireEvent.click(screen.getByRole('radio', { name: 'Another piece' }))
  press('Weigh')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ seen: 1, grams: 1500, reason: 'Another piece' })
})

test('a line is left out with a reason, and its buyer’s wish is said first', async () => {
  const answers = await open(weighingOf({ ifMissing: 'leave-out' }))
  press(await screen.findByRole('button', { name: 'Leave it out' }).then(() => 'Leave it out'))
  expect(screen.getByText('The buyer wants it left out if something is missing.')).toBeTruthy()
  press('Sold out')
  await answers.expectAsked(at(1, 'left-out'))
  expect(bodyAt(at(1, 'left-out'))).toMatchObject({ seen: 0, reason: 'Sold out' })
})

test('a line is replaced by what the shop offers for it', async () => {
  const replacements = [{ productId: 7, title: 'Surmai (King Fish)', size: 'Medium', ratePaise: 40_000 }]
  const answers = await open(weighingOf({ lines: [weighedLineOf({ replacements })], ifMissing: 'next-size' }))
  await field()
  press('Replace')
  expect(screen.getByText('The buyer takes the next size if something is missing.')).toBeTruthy()
  press(/^Surmai \(King Fish\), Medium/)
  await answers.expectAsked(at(1, 'replacements'))
  expect(bodyAt(at(1, 'replacements'))).toMatchObject({ seen: 0, productId: 7, size: 'Medium' })
})

const bothWeighed = [weighedBy(asif, 1480), weighedBy(asif, 500, secondLine)]

test('once all is settled one button packs the order as it was seen', async () => {
  const answers = await open(weighingOf({ lines: bothWeighed }))
  expect(await screen.findByRole('heading', { name: 'All is weighed' })).toBeTruthy()
  expect(screen.getByText('20 g less', { exact: false })).toBeTruthy()
  press(/^Pack /)
  await answers.expectAsked('/counter/api/orders/o1/moves')
  expect(bodyAt('/counter/api/orders/o1/moves')).toMatchObject({ move: 'pack', seen: 3 })
})

test('what is not settled cannot be packed', async () => {
  await open(weighingOf(), asif, 'summary')
  expect(await screen.findByRole('heading', { name: 'Not all is settled yet' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pack / }).disabled).toBe(true)
})

test('who was slower reads who weighed what and when, and what was typed stays', async () => {
  const answers = await open(weighingOf({ lines: [weighedLineOf()] }))
  await weigh('1520')
  const fresh = weighingOf({ lines: [weighedBy(meera, 1480)], now: noon + 1 })
  await answers.give(at(1, 'weighings'), { message: 'Somebody was quicker.', ...fresh }, { status: 409 })
  expect(await screen.findByText(/Meera weighed it: 1,480 g at 12:00 pm\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: /^Surmai \(King Fish\)\s*1,480 g/ }))
  expect((await field()).value).toBe('1520')
})

test('what somebody types stays in sight when another weighs the line meanwhile', async () => {
  const answers = await open(weighingOf({ lines: [weighedLineOf()] }))
  fireEvent.change(await field(), { target: { value: '1520' } })
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  await answers.give('/counter/api/orders/o1/weighing', weighingOf({ lines: [weighedBy(meera, 1480)] }))
  expect((await field()).value).toBe('1520')
  expect(screen.getByText('Meera weighed it: 1,480 g')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Why again?' })).toBeTruthy()
})

test('while the line is gone weighing goes on, and each weight is sent once when it is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const kept: Record<string, unknown>[] = []
  await open()
  let isGone = true
  vi.mocked(globalThis.fetch).mockImplementation(async (address, request) => {
    if (isGone) throw new TypeError('Failed to fetch')
    kept.push({ address, ...(JSON.parse(request?.body as string) as object) })
    return Response.json(weighingOf({ lines: bothWeighed }))
  })
  await weigh('1480')
  expect(await screen.findByText('1 not sent')).toBeTruthy()
  await weigh('500')
  expect(await screen.findByText('2 not sent')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pack / }).disabled).toBe(true)
  isGone = false
  await act(() => vi.advanceTimersByTimeAsync(seconds(4)))
  await waitFor(() => expect(screen.queryByText(/not sent/)).toBeNull())
  expect(kept.map(({ address, grams }) => [address, grams])).toEqual([
    [at(1, 'weighings'), 1480],
    [at(2, 'weighings'), 500],
  ])
  expect(new Set(kept.map(({ key }) => key)).size).toBe(2)
  vi.useRealTimers()
})

test('the box is taken off each weight, and this tablet remembers it', async () => {
  const answers = await open()
  fireEvent.change(await screen.findByLabelText('Box or bag on the scale'), { target: { value: '40' } })
  expect(localStorage.getItem('counter-tare')).toBe('40')
  fireEvent.change(await field(), { target: { value: '1520' } })
  expect(screen.getByText('1,520 g less 40 g of the box: 1,480 g')).toBeTruthy()
  press('Weigh')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 1480, tareGrams: 40 })
})

test('the arrows go from line to line, and what was typed there is found again', async () => {
  await open()
  fireEvent.change(await field(), { target: { value: '15' } })
  fireEvent.keyDown(await field(), { key: 'ArrowDown' })
  expect(await screen.findByRole('region', { name: 'Bombil (Bombay Duck)' })).toBeTruthy()
  fireEvent.keyDown(await field(), { key: 'ArrowUp' })
  expect((await field()).value).toBe('15')
})

test('a scanned order is found from the scale too: what is typed into the field is no weight', async () => {
  await open()
  await weigh('AAAA-0002')
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

test('before the knife nothing is weighed: cutting begins with one press from here', async () => {
  await open(weighingOf({ order: staffOrderOf({ status: 'Confirmed', version: 2 }) }))
  expect(await screen.findByText(/Nobody is cutting this order yet/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Start cutting/ })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Weight on the scale' })).toBeNull()
})

function typeAt(key: string, timeStamp: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(document.body, event)
}

test('a digit typed anywhere goes to the field, and what a scanner types does not', async () => {
  await open()
  const weight = await field()
  weight.blur()
  for (const [place, key] of [...'D7K4'].entries()) typeAt(key, 1000 + place * 5)
  expect(document.activeElement).not.toBe(weight)
  typeAt('1', 3000)
  expect(document.activeElement).toBe(weight)
})

const settings = {
  scale: { protocol: { speaks: 'toledo-8217' }, baudRate: 9600, dataBits: 7, parity: 'even' },
  layouts: [{ prefix: '21', codeDigits: 5, isVerified: false, carries: 'grams' }],
  tolerances: [
    { productId: 7, title: 'Surmai (King Fish)', percent: 10 },
    { productId: 4, title: 'Bombil (Bombay Duck)', percent: 10 },
  ],
}

test('a label of a weighing scale weighs the line of its fish, and goes back to the one that waits', async () => {
  const answers = await open()
  await answers.give('/counter/api/scale', settings)
  await weigh('2100004005204')
  await answers.expectAsked(at(2, 'weighings'))
  expect(bodyAt(at(2, 'weighings'))).toMatchObject({ grams: 520, source: 'label', raw: '2100004005204' })
  expect(screen.getByRole('region', { name: 'Surmai (King Fish)' })).toBeTruthy()
})

test.each([
  ['2100004005205', 'The label was not read right. Scan it again, or type the weight.'],
  ['2900004009802', 'This label is of another shop: no scale here prints such ones.'],
  ['8901234567894', 'This is not a label of a scale.'],
])('the label %s weighs nothing, and it is said why', async (scanned, words) => {
  const answers = await open()
  await answers.give('/counter/api/scale', settings)
  await weigh(scanned)
  expect(alert()).toBe(words)
  expect(sent()).toEqual([])
})
