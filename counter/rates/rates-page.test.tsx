import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { seconds } from '#shop/time.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { ratesWords } from '#words/rates.ts'

atTheCounter()

const draftAt = '/counter/api/rates/draft'
const kilo = { productId: 1, size: 'Jumbo', grams: 1000 }
const half = { ...kilo, grams: 500 }

const viewOf = (version: number, changes: object[], by?: string) => ({
  now: Date.UTC(2026, 10, 21, 6),
  products: [
    {
      id: 1,
      title: 'Whole Prawns',
      species: 'Prawns',
      isSold: true,
      sizes: [
        {
          size: 'Jumbo',
          rates: [
            { grams: 1000, paise: 80_000 },
            { grams: 500, paise: 45_000 },
          ],
        },
      ],
    },
  ],
  draft: { version, changes, at: Date.UTC(2026, 10, 21, 6), ...(by ? { by: { who: 'staff', name: by } } : {}) },
  waiting: [],
})

const open = () => openScreen(import('./rates-page.tsx'), { me: { role: 'counter' }, view: viewOf(0, []) }, '/rates')

async function type(name: string, rate: string) {
  const field = await screen.findByLabelText(name)
  fireEvent.change(field, { target: { value: rate } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

test('what the shop did not answer is sent again as it was, and only then what was typed since', async () => {
  const answers = await open()
  vi.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('the line is gone'))
  await type('Whole Prawns, Jumbo, 1 kg', '820')
  expect(await screen.findByText(ratesWords.unsent)).toBeTruthy()
  await type('Whole Prawns, Jumbo, 500 g', '440')
  await waitFor(() => expect(sentTo(draftAt)).toHaveLength(2))
  const [lost, again] = sentTo(draftAt)
  expect(again).toEqual(lost)
  expect(again?.['changes']).toEqual([{ ...kilo, was: 80_000, paise: 82_000 }])
  await answers.give(draftAt, { version: 1 })
  const since = sentTo(draftAt)[2]
  expect(since).toMatchObject({
    seen: 1,
    changes: [
      { ...kilo, was: 80_000, paise: 82_000 },
      { ...half, was: 45_000, paise: 44_000 },
    ],
  })
  expect(since?.['key']).not.toBe(lost?.['key'])
  await answers.give(draftAt, { version: 2 })
  expect(await screen.findByText(ratesWords.savedNow)).toBeTruthy()
})

test('what a shop in trouble may have saved is sent again by itself as it was, under its key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = await open()
  await type('Whole Prawns, Jumbo, 1 kg', '820')
  await answers.give(draftAt, { message: 'The shop is in trouble.' }, { status: 503 })
  expect(await screen.findByText(ratesWords.unsent)).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(seconds(3)))
  const [lost, again] = sentTo(draftAt)
  expect(again).toEqual(lost)
  await answers.give(draftAt, { version: 1 })
  expect(await screen.findByText(ratesWords.savedNow)).toBeTruthy()
  vi.useRealTimers()
})

test('who comes second is told who was first and what both have touched, and sends both together', async () => {
  const answers = await open()
  await type('Whole Prawns, Jumbo, 1 kg', '820')
  await waitFor(() => expect(sentTo(draftAt)).toHaveLength(1))
  const by = { who: 'staff', name: 'Meera' }
  await answers.give(draftAt, { message: 'changed', by, changed: Date.UTC(2026, 10, 21, 6) }, { status: 409 })
  const theirs = [
    { ...kilo, was: 80_000, paise: 83_000 },
    { ...half, was: 45_000, paise: 44_000 },
  ]
  await answers.give('/counter/api/rates', viewOf(1, theirs, 'Meera'))
  expect(await screen.findByText(ratesWords.met('Meera', '11:30 am', 2))).toBeTruthy()
  expect(screen.getByText(ratesWords.clash('Whole Prawns, Jumbo, 1 kg', '₹830', '₹820'))).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Whole Prawns, Jumbo, 500 g').value).toBe('440')
  await waitFor(() => expect(sentTo(draftAt)).toHaveLength(2))
  expect(sentTo(draftAt)[1]).toMatchObject({
    seen: 1,
    changes: [
      { ...kilo, was: 80_000, paise: 82_000 },
      { ...half, was: 45_000, paise: 44_000 },
    ],
  })
})

test('what is no rate stays in its field and is never sent', async () => {
  await open()
  await type('Whole Prawns, Jumbo, 1 kg', '18,50')
  expect(await screen.findByText(ratesWords.notARate)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Whole Prawns, Jumbo, 1 kg').value).toBe('18,50')
  expect(sentTo(draftAt)).toEqual([])
  fireEvent.click(screen.getByText(ratesWords.look))
  expect(await screen.findByText(ratesWords.wrongFirst(1))).toBeTruthy()
  expect(screen.queryByText(ratesWords.publishNow)).toBeNull()
})
