import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { requestWords } from '#words/requests.ts'

atTheCounter()

const aside = '/counter/api/requests/aside'
const crab = { word: 'crab', times: 14, lastDay: '2026-11-21' }

const open = (requests: readonly object[] = [crab, { ...crab, word: 'oyster', times: 1 }]) =>
  openScreen(import('./requests-page.tsx'), { requests })

test('what was asked for stands with how often, the most asked first, and the way to add it', async () => {
  await open()
  const heads = await screen.findAllByRole('heading', { level: 2 })
  expect(heads.map(({ textContent }) => textContent)).toEqual(['crab, 14', 'oyster, 1'])
  expect(screen.getAllByText(/^Not sold · last asked/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Add “crab” to the catalogue' }).getAttribute('href')).toBe('/catalogue/new')
})

test('what is not for the shop is put aside, stays where it is, and can be taken back', async () => {
  const answers = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Not for us: “crab”' }))
  await answers.give(aside, { success: true })
  expect(sentTo(aside)).toEqual([{ word: 'crab', aside: true, key: expect.any(String) }])
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo: “crab”' }))
  await answers.give(aside, { success: true })
  expect(sentTo(aside)[1]).toMatchObject({ word: 'crab', aside: false })
  expect(await screen.findByRole('button', { name: 'Not for us: “crab”' })).toBeTruthy()
})

test('where the shop does not answer, nothing is put aside, and it is said', async () => {
  const answers = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Not for us: “crab”' }))
  await answers.give(aside, { message: 'The shop is busy' }, { status: 503 })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Not for us: “crab”' })).toBeTruthy()
})

test('a shop that sells all that is asked for says so', async () => {
  await open([])
  expect(await screen.findByText(requestWords.none)).toBeTruthy()
})
