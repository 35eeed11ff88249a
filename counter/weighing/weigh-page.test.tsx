import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hours, seconds } from '#shop/time.ts'
import { asif, bhau, noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'
import { alert, at, bodyAt, field, openScale, press, sent, weigh } from '#tests/screens/scale-screen.tsx'
import { secondLine, weighedBy, weighedLineOf, weighingOf } from '#tests/screens/weighing-screens.ts'

atTheCounter()

test('a line is told in full: fish, size, cut, packs, what its label means, what it costs and may cost', async () => {
  await openScale()
  const line = within(await screen.findByRole('region', { name: 'Surmai (King Fish)' }))
  for (const words of ['Slices', 'Jumbo, 3 packs of 500 g, before cleaning']) expect(line.getByText(words)).toBeTruthy()
  expect(line.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,500 g',
    'Max 1,650 g ₹1,485',
  ])
})

test.each([
  ['1500', 'Exactly as ordered', '₹1,350', 'Max ₹1,485'],
  ['1.52', '20 g over, allowed', '₹1,368', 'Max ₹1,485'],
  ['1450', '50 g short, allowed', '₹1,305', 'was ₹1,350'],
  ['1200', 'Only 1,200 g of 1,500 g', '₹1,080', 'was ₹1,350'],
  ['1720', '70 g too heavy', '₹1,548', 'Max ₹1,485'],
  ['18400', 'Grams or kilos?', '₹16,560', 'Max ₹1,485'],
])('%s is judged and priced while it is typed', async (typed, words, price, beside) => {
  await openScale()
  fireEvent.change(await field(), { target: { value: typed } })
  for (const said of [words, price, beside]) expect(screen.getByText(said)).toBeTruthy()
})

test('what was ordered is filled in by one key, and saved by another, as what it was', async () => {
  const answers = await openScale()
  await field()
  press(/^As ordered/)
  expect((await field()).value).toBe('1,500')
  expect(sent()).toEqual([])
  press('Save weight')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 1500, tareGrams: 0, source: 'as-ordered' })
})

test('a digit after what was filled in begins another weight, which was typed', async () => {
  const answers = await openScale()
  fireEvent.keyDown(await field(), { key: '=' })
  expect((await field()).value).toBe('1,500')
  for (const key of '1480') press(key)
  expect((await field()).value).toBe('1,480')
  press('Save weight')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 1480, source: 'typed' })
})

test('what a keyboard types after what was filled in begins another weight, and a deletion leaves none', async () => {
  await openScale()
  const weight = await field()
  for (const [edit, left] of [
    [{ target: { value: '1,5009' }, inputType: 'insertText', data: '9' }, '9'],
    [{ target: { value: '1,50' }, inputType: 'deleteContentBackward' }, ''],
    [{ target: { value: '1' }, inputType: 'insertText', data: '1' }, '1'],
    [{ target: { value: '1,5001480' }, inputType: 'insertFromPaste' }, '1,480'],
  ] as const) {
    press(/^As ordered/)
    expect(weight.value).toBe('1,500')
    fireEvent.input(weight, edit)
    expect([edit.target.value, weight.value]).toEqual([edit.target.value, left])
  }
})

test('a cutter reads grams where others read rupees', async () => {
  const lines = [weighedLineOf({ ratePaise: undefined, mostPaise: undefined })]
  const { totalPaise: _, mostPaise: __, ...weighing } = weighingOf({ lines })
  await openScale(weighing, bhau)
  fireEvent.change(await field(), { target: { value: '1720' } })
  expect(screen.getByText('1,720 g, charged for 1,650 g', { exact: false })).toBeTruthy()
  expect(document.body.textContent).not.toContain('₹')
})

test('what fits is kept, and the next line stands there by itself', async () => {
  const answers = await openScale()
  await weigh('1480')
  expect(await screen.findByRole('region', { name: 'Bombil (Bombay Duck)' })).toBeTruthy()
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ seen: 0, grams: 1480, tareGrams: 0, source: 'typed' })
  const lines = [weighedBy(asif, 1480), weighedLineOf(secondLine)]
  await answers.give(at(1, 'weighings'), weighingOf({ lines }))
  expect(screen.getByText('Surmai (King Fish) saved')).toBeTruthy()
  expect(screen.getByText('1,480 g, ₹1,332')).toBeTruthy()
  expect((await field()).value).toBe('')
})

test('an order that its buyer can still change is not weighed, and the scale says from when on it is cut', async () => {
  const order = { ...weighingOf().order, status: 'Confirmed', changeUntil: noon + hours(9) } as const
  await openScale(weighingOf({ order }))
  expect(await screen.findByText('Cutting starts at 9 pm. Until then the customer can change this order.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Start cutting/ })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Weight on the scale' })).toBeNull()
})

test('the number pad types, keeps the focus in the field, and Enter weighs', async () => {
  const answers = await openScale()
  for (const key of ['1', 'point', '4', '8', '9', 'Delete the last digit', '0']) press(key)
  expect((await field()).value).toBe('1.480')
  expect(screen.getByText('1.480 is read as 1,480 g')).toBeTruthy()
  const pad = screen.getByRole('group', { name: 'Number pad' })
  expect(fireEvent.mouseDown(within(pad).getByRole('button', { name: '7' }))).toBe(false)
  fireEvent.submit(await field())
  await answers.expectAsked(at(1, 'weighings'))
})

test.each([
  ['', 'Enter what the scale shows.'],
  ['-5', 'This is not a weight. Enter grams as 1020, or kilos as 1.02.'],
  ['abc', 'This is not a weight. Enter grams as 1020, or kilos as 1.02.'],
  ['1e9', 'This is not a weight. Enter grams as 1020, or kilos as 1.02.'],
  ['0', 'An item weighs between 1 g and 100 kg.'],
  ['999999999', 'An item weighs between 1 g and 100 kg.'],
])('%j is refused in words, and nothing is sent', async (typed, words) => {
  await openScale()
  await weigh(typed)
  expect(alert()).toBe(words)
  expect((await field()).value).toBe(typed)
  expect(sent()).toEqual([])
})

test('18.4 kg where 1.5 were ordered is asked about, with the likelier weight one tap away', async () => {
  const answers = await openScale()
  fireEvent.change(await field(), { target: { value: '18.4' } })
  expect(screen.getByRole('group', { name: 'Is it 18.4 kg or 1.84 kg?' })).toBeTruthy()
  press('Choose one first')
  expect(sent()).toEqual([])
  fireEvent.change(await field(), { target: { value: '15.2' } })
  press(/^It is 1.52 kg/)
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 1520 })
})

test('2 that was meant for 2 kg is asked about, and may be what it says all the same', async () => {
  const answers = await openScale()
  await weigh('2')
  expect(screen.getByRole('group', { name: 'Is it 2 g or 2 kg?' })).toBeTruthy()
  press(/^It is 2 g/)
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 2, isSure: true })
})

/** So long nobody waits between two digits of one weight. */
const looks = () => vi.advanceTimersByTimeAsync(seconds(2))

test('after a weight that is refused the next digit begins another one, but 1.2 goes on to 1.25', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await openScale()
  for (const key of '1720') press(key)
  expect(screen.getByText('70 g too heavy')).toBeTruthy()
  await looks()
  for (const key of '15') press(key)
  expect((await field()).value).toBe('15')
  for (const key of ['Delete the last digit', 'Delete the last digit', ...'17']) press(key)
  for (const key of ['point', ...'25']) press(key)
  expect((await field()).value).toBe('17.25')
})

test('a digit after a weight that was left half typed begins another one, and deleting goes on with it', async () => {
  await openScale()
  press('5')
  fireEvent.keyDown(await field(), { key: 'ArrowDown' })
  fireEvent.keyDown(await field(), { key: 'ArrowUp' })
  expect((await field()).value).toBe('5')
  for (const key of '52') press(key)
  expect((await field()).value).toBe('52')
  fireEvent.keyDown(await field(), { key: 'ArrowDown' })
  fireEvent.keyDown(await field(), { key: 'ArrowUp' })
  press('Delete the last digit')
  expect((await field()).value).toBe('5')
})

test('after cutting down the scale says what to do, not that the fish before was saved', async () => {
  const answers = await openScale()
  await weigh('1480')
  await answers.give(at(1, 'weighings'), weighingOf({ lines: [weighedBy(asif, 1480), weighedLineOf(secondLine)] }))
  expect(screen.getByText('Surmai (King Fish) saved')).toBeTruthy()
  fireEvent.change(await field(), { target: { value: '620' } })
  press(/^Cut down/)
  expect(screen.queryByText('Surmai (King Fish) saved')).toBeNull()
  expect(screen.getByText('Take 70 g off, weigh again', { selector: '.said-first *' })).toBeTruthy()
  press('5')
  expect(screen.queryByText('Take 70 g off, weigh again')).toBeNull()
})

test('what lies where somebody has just chosen takes no press for a moment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await openScale()
  await field()
  await looks()
  fireEvent.change(await field(), { target: { value: '1720' } })
  press(/^Give extra free/)
  expect(toolsAreDeaf()).toBe(true)
  await act(looks)
  expect(toolsAreDeaf()).toBe(false)
})

const toolsAreDeaf = () => screen.getByRole('group', { name: /^More: tare/ }).hasAttribute('data-deaf')

test('in the row of items the name of the fish itself leads', async () => {
  const names = [{ productId: 7, local: 'Surmai', marathi: 'सुरमई', hindi: 'सुरमई' }]
  await openScale(weighingOf(), asif, 0, { names })
  const [first, second] = within(await screen.findByRole('navigation', { name: 'Items of this order' })).getAllByRole(
    'link',
  )
  expect([first, second].map((link) => link?.textContent)).toEqual([
    // the letter that stands where there is no picture is not heard
    'SSurmai Surmai (King Fish) 1,500 g',
    'BBombil (Bombay Duck) 500 g',
  ])
})

test('what was given free is said as given, not as too heavy', async () => {
  const given = weighedBy(asif, 1720)
  const [move] = given.moves
  const lines = [{ ...given, pricePaise: 148_500, moves: [{ ...move, move: 'give' }] as typeof given.moves }]
  await openScale(weighingOf({ lines }), asif, 1)
  expect(await screen.findByText('70 g given free')).toBeTruthy()
  expect(screen.queryByText(/too heavy/)).toBeNull()
})

test('a note of the customer stands without ‘No cutting instructions’ beside it', async () => {
  const order = { ...weighingOf().order, note: 'Head apart' }
  await openScale(weighingOf({ order, lines: [weighedLineOf({ cleaning: '' })] }))
  expect(await screen.findByText('Head apart')).toBeTruthy()
  expect(screen.queryByText('No cutting instructions')).toBeNull()
})

async function tare() {
  await field()
  press(/^Tare/)
  return screen.findByRole<HTMLInputElement>('textbox', { name: /^Tare/ })
}

test('the box is taken off each weight, and this tablet remembers it', async () => {
  const answers = await openScale()
  fireEvent.change(await tare(), { target: { value: '40' } })
  expect(localStorage.getItem('counter-tare')).toBe('40')
  press('Done')
  fireEvent.change(await field(), { target: { value: '1520' } })
  expect(screen.getByText('1,520 g less 40 g tare: 1,480 g')).toBeTruthy()
  press('Save weight')
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 1480, tareGrams: 40 })
})

test('the box is taken off once where somebody chooses the likelier weight, and that is too much', async () => {
  const answers = await openScale()
  fireEvent.change(await tare(), { target: { value: '150' } })
  press('Done')
  fireEvent.change(await field(), { target: { value: '18550' } })
  press(/^It is 1.84 kg/)
  expect((await field()).value).toBe('1,840')
  expect(screen.getByRole('group', { name: '190 g too heavy: what now?' })).toBeTruthy()
  expect(sent()).toEqual([])
  press(/^Give extra free/)
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 1840, tareGrams: 150, source: 'typed', over: 'give' })
})

test('who stands by a weight that is hardly what was meant then chooses what becomes of it', async () => {
  const answers = await openScale()
  fireEvent.change(await field(), { target: { value: '18.4' } })
  press(/^It is 18.4 kg/)
  expect((await field()).value).toBe('18.4')
  press(/^Ask customer/)
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 18_400, isSure: true, over: 'ask' })
})

test('another figure is another weight: what somebody stood by is asked about anew', async () => {
  await openScale()
  fireEvent.change(await field(), { target: { value: '18.4' } })
  press(/^It is 1.84 kg/)
  expect(screen.getByRole('group', { name: '190 g too heavy: what now?' })).toBeTruthy()
  press('7')
  expect((await field()).value).toBe('7')
  fireEvent.change(await field(), { target: { value: '18.4' } })
  expect(screen.getByRole('group', { name: 'Is it 18.4 kg or 1.84 kg?' })).toBeTruthy()
})

test.each(['12.5', '-20', '1.2.3', 'abc', '5001'])(
  'a box of %j is asked for again, and nothing is weighed with it',
  async (typed) => {
    await openScale()
    const box = await tare()
    fireEvent.change(box, { target: { value: '40' } })
    fireEvent.change(box, { target: { value: typed } })
    expect(box.value).toBe(typed)
    const wrong = 'Enter the tare in grams, such as 250. Max 5,000 g.'
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(localStorage.getItem('counter-tare')).toBe('40')
    await weigh('1480')
    expect(alert()).toBe(wrong)
    expect(sent()).toEqual([])
    fireEvent.change(box, { target: { value: '' } })
    expect(screen.queryByText(wrong, { selector: '.field-error' })).toBeNull()
  },
)

test('a box may be typed as it is written on it', async () => {
  await openScale()
  const box = await tare()
  for (const [typed, grams] of [
    ['0.25', '250'],
    ['1,250', '1250'],
    ['२५० ग्राम', '250'],
  ] as const) {
    fireEvent.change(box, { target: { value: typed } })
    expect([typed, localStorage.getItem('counter-tare')]).toEqual([typed, grams])
  }
})

test('a comma that may mean two weights is asked about where kilos are typed', async () => {
  await openScale()
  await weigh('1,480 kg')
  expect(alert()).toBe('A comma can mean two things here. Enter kilos as 1.25, or grams as 1250 g.')
  expect((await field()).value).toBe('1,480 kg')
  expect(sent()).toEqual([])
})

async function types(...values: string[]) {
  for (const value of values) fireEvent.change(await field(), { target: { value } })
  return (await field()).value
}

test('commas that stand between thousands are the page’s own; one that somebody types is theirs', async () => {
  await openScale()
  expect(await types('1', '14', '148', '1480')).toBe('1,480')
  expect(await types('1,48')).toBe('148')
  expect(await types('', '1', '1,', '1,4', '1,48', '1,480', '1,480 ', '1,480 k')).toBe('1,480 k')
  expect(await types('', '1480', '1,480,')).toBe('1,480,')
})

test('the arrows go from line to line, and what was typed there is found again', async () => {
  await openScale()
  fireEvent.change(await field(), { target: { value: '15' } })
  fireEvent.keyDown(await field(), { key: 'ArrowDown' })
  expect(await screen.findByRole('region', { name: 'Bombil (Bombay Duck)' })).toBeTruthy()
  fireEvent.keyDown(await field(), { key: 'ArrowUp' })
  expect((await field()).value).toBe('15')
})

function typeAt(key: string, timeStamp: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(document.body, event)
}

test('a digit typed anywhere goes to the field, and what a scanner types does not', async () => {
  await openScale()
  const weight = await field()
  weight.blur()
  for (const [place, key] of [...'D7K4'].entries()) typeAt(key, 1000 + place * 5)
  expect(document.activeElement).not.toBe(weight)
  typeAt('1', 3000)
  expect(document.activeElement).toBe(weight)
})
