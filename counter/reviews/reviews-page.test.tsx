import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DeskReview } from '#shop/wire/staff/reviews.ts'
import { noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { deskReviewsWords } from '#words/reviews.ts'

atTheCounter()

const review: DeskReview = {
  id: 'r1',
  productId: 4,
  title: 'Whole Silver Pomfret (Paplet)',
  state: 'held',
  rating: 4,
  username: 'Asha K',
  comment: 'As on www.fish.example',
  writtenAt: noon,
  boughtHere: true,
}
const moves = '/counter/api/reviews/r1/moves'

const open = () => openScreen(import('./reviews-page.tsx'), { reviews: [review], held: 1, state: 'held', page: '' })

const bodies = () => sentTo(moves)

test('what nobody answered goes again under the same key, and another wish gets a key of its own', async () => {
  const answers = await open()
  const show = await screen.findByRole('button', { name: /^Publish/ })
  vi.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('the line is dead'))
  fireEvent.click(show)
  expect(await screen.findByRole('alert')).toBeTruthy()
  fireEvent.click(show)
  await vi.waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toEqual(bodies()[0])
  await answers.give(moves, { success: true })
  expect(await screen.findByText(deskReviewsWords.released(review.title))).toBeTruthy()
  fireEvent.click(show)
  await vi.waitFor(() => expect(bodies()).toHaveLength(3))
  expect(bodies()[2]?.['key']).not.toBe(bodies()[0]?.['key'])
})

test('nothing is hidden without a reason, and the dialog says what the shop refused', async () => {
  const answers = await open()
  fireEvent.click(await screen.findByRole('button', { name: /^Hide/ }))
  const hide = screen.getAllByRole('button', { name: deskReviewsWords.hide }).at(-1)
  if (hide) fireEvent.click(hide)
  expect(await screen.findAllByText(deskReviewsWords.sayWhy)).not.toEqual([])
  expect(bodies()).toEqual([])
  fireEvent.input(screen.getByLabelText(/^Reason/), { target: { value: 'An advertisement' } })
  if (hide) fireEvent.click(hide)
  await answers.expectAsked(moves)
  expect(bodies()[0]).toMatchObject({ move: 'hide', reason: 'an-advertisement' })
})
