import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openingNote } from '#shop/new-shop/opening-note.ts'
import { openingPattern } from '#shop/slots/slots.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { planWords, slotPlanRefusals as said, weekWords as words } from '#words/staff-slots.ts'

atTheCounter()

const address = '/counter/api/slots/week'

/** The shop delivers on Mondays alone: what is asked of a day is the same for all. */
const mondays = openingPattern.map((plans, weekday) => (weekday === 1 ? plans : []))

async function open() {
  const week = { pattern: mondays, version: 4, days: [], now: Date.now() }
  const answers = await openScreen(
    import('./week-page.tsx'),
    { week, season: { note: openingNote, version: 0 } },
    '/slots/week',
  )
  await screen.findByRole('heading', { level: 1, name: words.title })
  return answers
}

/** The field of the first time on Monday, which is open. */
const field = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: words.save })))

test.each([
  [planWords.from, 'dawn', said['slot-hours']()],
  [planWords.to, '06:00', said['slot-hours']()],
  [planWords.capacity, 'many', said['slot-capacity']({ most: 500 })],
  [planWords.pincodes, 'Dadar', planWords.wrongPincodes],
  [planWords.cutOffAt, '25:00', said['slot-cut-off']()],
  [planWords.to, '11:00', said['slot-twice']()],
] as const)(
  'a week with a wrong ‘%s’ (%s) is not sent: it is said why, and what was typed stays',
  async (label, value, sentence) => {
    await open()
    if (sentence === said['slot-twice']()) type(planWords.from, '09:00')
    type(label, value)
    await save()
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link').map((one) => one.textContent)).toEqual([sentence])
    expect(field(label).value).toBe(value)
    expect(sentTo(address)).toEqual([])
  },
)

test('what the shop refuses is said in its own words, and what was typed stays', async () => {
  const answers = await open()
  type(planWords.capacity, '33')
  await save()
  expect(sentTo(address)).toMatchObject([{ seen: 4, pattern: expect.any(Array) }])
  await act(async () => answers.give(address, { message: said['week-changed']() }, { status: 409 }))
  expect(await screen.findByText(said['week-changed']())).toBeTruthy()
  expect(field(planWords.capacity).value).toBe('33')
})

test('Monday is copied to all days in one press, and nothing of it is saved before it is pressed', async () => {
  await open()
  type(planWords.capacity, '33')
  fireEvent.click(screen.getByRole('button', { name: 'Copy Monday to all days' }))
  expect(sentTo(address)).toEqual([])
  await save()
  const [sent] = sentTo(address) as { pattern: { capacity: number }[][] }[]
  expect(sent?.pattern.map(([first]) => first?.capacity)).toEqual([33, 33, 33, 33, 33, 33, 33])
})
