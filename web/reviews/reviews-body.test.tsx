import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ReviewView } from '#shop/wire/review.ts'
import { heldAnswers } from '#tests/fakes/held-answers.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { ashaIsSignedIn, ashasView } from '#tests/screens/asha-signed-in.ts'
import ReviewsBody from './reviews-body.tsx'

const product = openingProduct(4)
const histogram = [0, 0, 0, 0, 60]

/** The reviews of a product, the newest first: number 60 down to 1. */
const all = Array.from({ length: 60 }, (_, at) => review(60 - at))
const page = (from: number, mine?: string) =>
  all.slice(from, from + 20).map((one) => ({ ...one, mine: one._id === mine }))

ashaIsSignedIn()

test('more reviews stay when the answer about one’s own comes after them, and one’s own are marked', async () => {
  const answers = heldAnswers()
  await open()
  await answers.give('/auth/checkAuth', { authenticated: true, user: ashasView })
  fireEvent.click(await screen.findByRole('button', { name: 'Show more reviews (20 of 60)' }))
  await answers.give('/reviews/4?page', page(20))
  expect(screen.getAllByRole('article')).toHaveLength(40)
  await answers.give('/reviews/4', page(0, 'r58'))
  expect(screen.getAllByRole('article')).toHaveLength(40)
  expect(screen.getAllByRole('button', { name: 'Withdraw my review' })).toHaveLength(1)
})

async function open() {
  const shown = { reviews: page(0), summary: { count: 60, sum: 300, histogram } }
  const Stub = createRoutesStub([{ path: '/', Component: () => <ReviewsBody product={product} shown={shown} /> }])
  await act(async () => render(<Stub />))
}

function review(number: number): ReviewView {
  const timestamp = new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString()
  return { _id: `r${number}`, username: 'Meena', rating: 5, comment: `Number ${number}`, timestamp, boughtHere: false }
}
