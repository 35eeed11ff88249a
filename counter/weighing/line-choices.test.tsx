import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { asif, bhau, noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'
import { at, bodyAt, field, openScale, press, weigh } from '#tests/screens/scale-screen.tsx'
import { secondLine, weighedBy, weighedLineOf, weighingOf } from '#tests/screens/weighing-screens.ts'

atTheCounter()

const type = async (typed: string) => fireEvent.change(await field(), { target: { value: typed } })

test('over the most there are three ways, by name: cut down, give the rest, ask the buyer', async () => {
  const answers = await openScale()
  await type('1720')
  expect(screen.getByRole('group', { name: '70 g too heavy: what now?' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask customer ₹1,548? SMS or call, 15 min' })).toBeTruthy()
  press('Choose one first')
  expect(answers.asked()).not.toContain(at(1, 'weighings'))
  press(/^Cut down/)
  expect((await field()).value).toBe('')
  await type('1720')
  press(/^Give extra free/)
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 1720, over: 'give' })
})

test('much more than was ordered asks for the same choice where it costs no more than was shown', async () => {
  const otherPacks = [{ grams: 2000, ratePaise: 140_000 }]
  await openScale(weighingOf({ lines: [weighedLineOf({ otherPacks })] }))
  fireEvent.change(await field(), { target: { value: '1800' } })
  expect(screen.getByText('150 g too heavy')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Give extra free Pays ₹1,400, gets all 1,800 g' })).toBeTruthy()
})

const asked = (until: number) =>
  weighedBy(bhau, 1720, {
    state: 'asked',
    pricePaise: undefined,
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
  const answers = await openScale(weighingOf({ lines: [asked(noon + minutes(15))] }))
  expect(await screen.findByText('1,720 g')).toBeTruthy()
  expect(screen.getByText('₹1,548')).toBeTruthy()
  expect(screen.getByText('15 minutes left to answer')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Call +91 98200 00001' }).getAttribute('href')).toBe('tel:+919820000001')
  expect(screen.getByText('They got a link by SMS.')).toBeTruthy()
  press('Said yes on the phone')
  await answers.expectAsked(at(1, 'answers'))
  expect(bodyAt(at(1, 'answers'))).toMatchObject({ seen: 1, answer: 'agree' })
})

test('where no SMS went, the card says so and whom to call', async () => {
  const line = asked(noon + minutes(15))
  const byPhone = { ...line, asked: { pricePaise: 154_800, until: noon + minutes(15), byLink: false } }
  await openScale(weighingOf({ lines: [byPhone] }))
  expect(
    await screen.findByText('No SMS was sent. Call them: +91 98200 00001', { selector: '.said-first *' }),
  ).toBeTruthy()
})

test('what the buyer is asked about is said with its weight and its sum, also just after it was asked', async () => {
  const answers = await openScale()
  fireEvent.change(await field(), { target: { value: '1720' } })
  press(/^Ask customer/)
  await answers.give(at(1, 'weighings'), weighingOf({ lines: [asked(noon + minutes(15)), weighedLineOf(secondLine)] }))
  expect(screen.getByText('Surmai (King Fish): waiting for customer')).toBeTruthy()
  expect(screen.getByText('1,720 g, ₹1,548')).toBeTruthy()
})

test('the rest may be given while the buyer has still time to answer', async () => {
  const answers = await openScale(weighingOf({ lines: [asked(noon + minutes(15))] }))
  press(await screen.findByRole('button', { name: /^Give extra free/ }).then(({ textContent }) => textContent ?? ''))
  await answers.expectAsked(at(1, 'gifts'))
  expect(bodyAt(at(1, 'gifts'))).toMatchObject({ seen: 1 })
})

test('a cutter neither calls nor notes an answer, and reads no name', async () => {
  const { buyer: _, totalPaise: __, ...order } = staffOrderOf({ status: 'Cutting', version: 3 })
  await openScale(weighingOf({ order, lines: [asked(noon + minutes(15))] }), bhau)
  expect(await screen.findByRole('button', { name: /^Cut down/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Said/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
  expect(screen.queryByText(/Asha/)).toBeNull()
})

test('after 15 minutes of silence it is cut down or given, and cutting down has its reason already', async () => {
  const answers = await openScale(weighingOf({ lines: [asked(noon - 1)] }))
  expect(await screen.findByText('No answer in 15 minutes')).toBeTruthy()
  press(/^Cut down/)
  expect(screen.getByText('Reason: Cut down')).toBeTruthy()
  expect(screen.getByText('Take 70 g off, weigh again', { selector: '.said-first *' })).toBeTruthy()
  await weigh('1600')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ seen: 1, grams: 1600, reason: 'cut-down' })
})

test('after a no what is too much is given', async () => {
  const answers = await openScale(weighingOf({ lines: [{ ...asked(noon), state: 'declined', asked: undefined }] }))
  expect(await screen.findByRole('group', { name: 'Customer declined' })).toBeTruthy()
  expect(screen.getByText('₹1,548')).toBeTruthy()
  press(await screen.findByRole('button', { name: /^Give extra free/ }).then(({ textContent }) => textContent ?? ''))
  await answers.expectAsked(at(1, 'gifts'))
  expect(bodyAt(at(1, 'gifts'))).toMatchObject({ seen: 1 })
})

test('who said yes to 1,720 g and is asked about 1,800 g is given the rest for the most that was shown, not for what they said yes to', async () => {
  const [ask] = asked(noon).moves
  const moves = [ask, { ...ask, move: 'agree' }, { ...ask, move: 'ask', grams: 1800 }] as WeighedLine['moves']
  const line = { ...asked(noon - 1), version: 3, moves, mostGrams: 1720 }
  const weighed = line.weighed && { ...line.weighed, grams: 1800 }
  await openScale(weighingOf({ lines: [{ ...line, weighed }] }))
  expect(await screen.findByRole('button', { name: 'Give extra free Pays ₹1,485, gets all 1,800 g' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cut down Take 80 g off, weigh again' })).toBeTruthy()
  expect(screen.getByText('₹1,548', { selector: 'small' }).parentElement?.textContent).toBe('Max 1,720 g ₹1,548')
})

test('from the second weighing on somebody says why', async () => {
  const answers = await openScale(weighingOf({ lines: [weighedBy(bhau, 1480), weighedLineOf(secondLine)] }), asif, 1)
  press(await screen.findByRole('button', { name: 'Weigh again' }).then(({ textContent }) => textContent ?? ''))
  fireEvent.change(await field(), { target: { value: '1500' } })
  press('Choose a reason first')
  expect(answers.asked()).not.toContain(at(1, 'weighings'))
  press('Another piece')
  press('Save weight')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ seen: 1, grams: 1500, reason: 'another-piece' })
})

test('a line is left out with a reason, and its buyer’s wish is said first', async () => {
  const answers = await openScale(weighingOf({ ifMissing: 'leave-out' }))
  press(await screen.findByRole('button', { name: 'Leave out' }).then(() => 'Leave out'))
  expect(screen.getByText('If something is missing, the customer wants it left out.')).toBeTruthy()
  press('Out of stock')
  await answers.expectAsked(at(1, 'left-out'))
  expect(bodyAt(at(1, 'left-out'))).toMatchObject({ seen: 0, reason: 'sold-out' })
})

test('who leaves a line out without a reason is asked for one, and nothing happens to the line', async () => {
  const answers = await openScale(weighingOf({}))
  await field()
  press('Leave out')
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Leave out' }))
  expect(dialog.getByText('Choose a reason, or type one.')).toBeTruthy()
  expect(answers.asked()).not.toContain(at(1, 'left-out'))
})

test('a line is replaced by what the shop offers for it', async () => {
  const replacements = [{ productId: 7, title: 'Surmai (King Fish)', size: 'Medium', ratePaise: 40_000 }]
  const answers = await openScale(weighingOf({ lines: [weighedLineOf({ replacements })], ifMissing: 'next-size' }))
  await field()
  press('Replace')
  expect(screen.getByText('If something is missing, the customer takes the next size.')).toBeTruthy()
  press(/^Surmai \(King Fish\), Medium/)
  await answers.expectAsked(at(1, 'replacements'))
  expect(bodyAt(at(1, 'replacements'))).toMatchObject({ seen: 0, productId: 7, size: 'Medium' })
})

test('a replaced last line stays in sight, and leads to what stands for it', async () => {
  const replacements = [{ productId: 7, title: 'Surmai (King Fish)', size: 'Medium', ratePaise: 40_000 }]
  const line = weighedLineOf({ replacements })
  const answers = await openScale(weighingOf({ lines: [line] }))
  await field()
  press('Replace')
  press(/^Surmai \(King Fish\), Medium/)
  const stands = weighedLineOf({ lineNo: 2, size: 'Medium', replaces: 1 })
  const lines: WeighedLine[] = [{ ...line, state: 'replaced', version: 1, pricePaise: 0, replacements: [] }, stands]
  await answers.give(at(1, 'replacements'), weighingOf({ lines }))
  expect(await screen.findByText('This item was replaced.')).toBeTruthy()
  press('Weigh the replacement: Surmai (King Fish), Medium')
  expect(screen.getByText(/Replaces item 1\./)).toBeTruthy()
  expect((await field()).value).toBe('')
})
