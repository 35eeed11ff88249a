import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { seconds } from '#shop/time.ts'
import { streams } from '#tests/fakes/fake-stream.ts'
import { asif, noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'
import { alert, at, bodyAt, field, openScale, press, sent, weigh } from '#tests/screens/scale-screen.tsx'
import { meera, secondLine, weighedBy, weighedLineOf, weighingOf } from '#tests/screens/weighing-screens.ts'

atTheCounter()

const bothWeighed = [weighedBy(asif, 1480), weighedBy(asif, 500, secondLine)]

test('once all is settled one button packs the order as it was seen', async () => {
  const answers = await openScale(weighingOf({ lines: bothWeighed }))
  expect(await screen.findByRole('heading', { name: 'All items weighed' })).toBeTruthy()
  press(/^Pack /)
  await answers.expectAsked('/counter/api/orders/o1/moves')
  expect(bodyAt('/counter/api/orders/o1/moves')).toMatchObject({ move: 'pack', seen: 3 })
})

test('what is not settled cannot be packed: the button leads to it', async () => {
  await openScale(weighingOf(), asif, 'summary')
  expect(await screen.findByRole('heading', { name: 'Not all items are done yet' })).toBeTruthy()
  press('Next: Surmai (King Fish)')
  expect(screen.getByRole('region', { name: 'Surmai (King Fish)' })).toBeTruthy()
})

test('who was slower reads who weighed what and when, and what was typed stays', async () => {
  const answers = await openScale(weighingOf({ lines: [weighedLineOf()] }))
  await weigh('1520')
  const fresh = weighingOf({ lines: [weighedBy(meera, 1480)], now: noon + 1 })
  await answers.give(at(1, 'weighings'), { message: 'Somebody was quicker.', ...fresh }, { status: 409 })
  expect(await screen.findByText(/Weighed by Meera, 1,480 g, 12:00 pm\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: /^Surmai \(King Fish\)\s*1,480 g/ }))
  expect((await field()).value).toBe('1,520')
})

test('what somebody types stays in sight when another weighs the line meanwhile', async () => {
  const answers = await openScale(weighingOf({ lines: [weighedLineOf()] }))
  fireEvent.change(await field(), { target: { value: '1520' } })
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  await answers.give('/counter/api/orders/o1/weighing', weighingOf({ lines: [weighedBy(meera, 1480)] }))
  expect((await field()).value).toBe('1,520')
  expect(screen.getByText(/^1,480 g, Meera, 12:00 pm/)).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Why weigh again?' })).toBeTruthy()
})

test('while the line is gone weighing goes on, and each weight is sent once when it is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const kept: Record<string, unknown>[] = []
  await openScale()
  let isGone = true
  vi.mocked(globalThis.fetch).mockImplementation(async (address, request) => {
    if (isGone) throw new TypeError('Failed to fetch')
    if (request?.method === 'GET') return Response.json(weighingOf({ lines: bothWeighed }))
    kept.push({ address, ...(JSON.parse(request?.body as string) as object) })
    return Response.json(weighingOf({ lines: bothWeighed }))
  })
  await weigh('1480')
  expect(await screen.findByRole('heading', { name: '1 not sent' })).toBeTruthy()
  await weigh('500')
  expect(await screen.findByRole('heading', { name: '2 not sent' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pack / }).disabled).toBe(false))
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

test('a scanned order is found from the scale too: what is typed into the field is no weight', async () => {
  await openScale()
  await weigh('AAAA-0002')
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})

test('before the knife nothing is weighed: cutting begins with one press from here', async () => {
  await openScale(weighingOf({ order: staffOrderOf({ status: 'Confirmed', version: 2 }) }))
  expect(await screen.findByText(/Cutting has not started yet/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Start cutting/ })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Weight on the scale' })).toBeNull()
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
  const answers = await openScale()
  await answers.give('/counter/api/scale', settings)
  await weigh('2100004005204')
  await answers.expectAsked(at(2, 'weighings'))
  expect(bodyAt(at(2, 'weighings'))).toMatchObject({ grams: 520, source: 'label', raw: '2100004005204' })
  expect(screen.getByRole('region', { name: 'Surmai (King Fish)' })).toBeTruthy()
})

test('a label that is too heavy has the same three ways as what is typed, and none of it is lost', async () => {
  const answers = await openScale()
  await answers.give('/counter/api/scale', settings)
  await weigh('2100004007000')
  expect(await screen.findByRole('group', { name: '150 g too heavy: what now?' })).toBeTruthy()
  expect((await field()).value).toBe('700')
  expect(sent()).toEqual([])
  press(/^Give extra free/)
  await answers.expectAsked(at(2, 'weighings'))
  expect(bodyAt(at(2, 'weighings'))).toMatchObject({
    grams: 700,
    tareGrams: 0,
    source: 'label',
    raw: '2100004007000',
    over: 'give',
  })
})

test('a label that is hardly what was meant is asked about, and then what becomes of it', async () => {
  const answers = await openScale()
  await answers.give('/counter/api/scale', settings)
  await weigh('2100004018402')
  expect(await screen.findByRole('group', { name: 'Is it 1.84 kg or 184 g?' })).toBeTruthy()
  press(/^It is 1.84 kg/)
  expect(screen.getByRole('group', { name: '1,290 g too heavy: what now?' })).toBeTruthy()
  press(/^Ask customer/)
  await answers.expectAsked(at(2, 'weighings'))
  expect(bodyAt(at(2, 'weighings'))).toMatchObject({ grams: 1840, source: 'label', isSure: true, over: 'ask' })
})

test('labels that somebody describes at another tablet are read here from then on, without a reload', async () => {
  const answers = await openScale()
  await answers.give('/counter/api/orders/o1/printer-jobs', { printers: [], prints: [] })
  await answers.give('/counter/api/scale', { ...settings, layouts: [] })
  await weigh('2100004005204')
  expect(alert()).not.toBe('')
  await act(async () => streams[0]?.says('{"topic":"scale","version":2}'))
  await answers.give('/counter/api/scale', settings)
  expect(answers.asked()).toEqual([])
  await weigh('2100004005204')
  await answers.expectAsked(at(2, 'weighings'))
  expect(bodyAt(at(2, 'weighings'))).toMatchObject({ grams: 520, source: 'label' })
})

test.each([
  ['2100004005205', 'The label was not read correctly. Scan it again, or type the weight.'],
  ['2900004009802', 'This label is from another shop. No scale here prints labels like it.'],
  ['8901234567894', 'This is not a label from a scale.'],
])('the label %s weighs nothing, and it is said why', async (scanned, words) => {
  const answers = await openScale()
  await answers.give('/counter/api/scale', settings)
  await weigh(scanned)
  expect(alert()).toBe(words)
  expect(sent()).toEqual([])
})
