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
  kinds: [
    {
      species: 'prawns',
      title: 'Prawns',
      localName: 'Kolambi',
      picture: 'prawns',
      bought: [{ size: 'Jumbo', paise: 56_000 }],
    },
  ],
  products: [
    {
      id: 1,
      title: 'Whole Prawns',
      species: 'prawns',
      cut: 'whole',
      labelWeight: 'gross',
      lossPercent: 50,
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

const open = (view: object = viewOf(0, [])) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  return openScreen(import('./rates-page.tsx'), { me: { role: 'counter' }, view, pictures: {} }, '/rates')
}

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
  expect(screen.getByText(ratesWords.publishNow(0)).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Whole Prawns, Jumbo, 1 kg' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Whole Prawns, Jumbo, 1 kg'))
})

test('beside a rate stands what the fish was bought for and what is left of it, as it is typed', async () => {
  await open()
  const row = screen.getByRole('row', { name: /Jumbo/ })
  expect(row.textContent).toContain('56030 %')
  await type('Whole Prawns, Jumbo, 1 kg', '560')
  expect(row.textContent).toContain(ratesWords.was('800'))
  expect(row.textContent).toContain(ratesWords.ofHundred('0'))
})

test('who may not know what the fish was bought for sees the rates alone', async () => {
  const view = viewOf(0, [])
  await open({ ...view, kinds: view.kinds.map((kind) => ({ ...kind, bought: undefined })) })
  expect(screen.queryByText(ratesWords.margin)).toBeNull()
  expect(screen.getAllByRole('textbox', { name: /Whole Prawns/ })).toHaveLength(2)
})

test('a rate that somebody else typed bears the name until it is typed over', async () => {
  const theirs = [{ ...kilo, was: 80_000, paise: 83_000, by: { who: 'staff', name: 'Asif' } }]
  await open(viewOf(1, theirs, 'Asif'))
  expect(screen.getByText('Asif').className).toBe('rate-by')
  await type('Whole Prawns, Jumbo, 1 kg', '820')
  expect(screen.queryByText('Asif')).toBeNull()
})

test('Enter goes down a pack and on to the next one, and the review names the biggest change first', async () => {
  await open()
  const [first, second] = [/1 kg/, /500 g/].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }))
  first?.focus()
  await type('Whole Prawns, Jumbo, 1 kg', '820')
  expect(document.activeElement).toBe(second)
  await type('Whole Prawns, Jumbo, 500 g', '350')
  fireEvent.click(screen.getByText(ratesWords.look))
  const changes = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(changes).toEqual([
    expect.stringContaining(`Kolambi Jumbo${ratesWords.cuts.whole}, 500 g`),
    expect.stringContaining(`Kolambi Jumbo${ratesWords.cuts.whole}, 1 kg`),
  ])
  expect(screen.getByText(ratesWords.odd['dearer-pack']('Kolambi Jumbo, Whole, 1 kg', '500 g'))).toBeTruthy()
})
