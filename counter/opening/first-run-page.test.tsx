import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FirstStep, firstSteps, noddedSteps } from '#shop/opening/first-steps.ts'
import type { FirstRun } from '#shop/wire/staff/first-run.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { firstRunWords as words } from '#words/first-run.ts'

atTheCounter()

const run = (done: readonly FirstStep[]): FirstRun => ({
  steps: firstSteps.map((step) => ({
    step,
    isDone: done.includes(step),
    mayNod: !done.includes(step) && noddedSteps.some((one) => one === step),
  })),
  isOnBoard: true,
  hasOrders: false,
  codesLeft: 10,
  address: 'http://127.0.0.1:3000',
  products: 21,
  name: 'Koli Sisters',
  pincodes: ['400012', '400013'],
  slots: [{ from: 420, to: 540 }],
  people: ['Asif'],
  tablets: [],
})

const open = (done: readonly FirstStep[]) => openScreen(import('./first-run-page.tsx'), run(done), '/first-run')

const strong = () => [...document.querySelectorAll('.button[data-look="strong"]')].map(({ textContent }) => textContent)

test('the next step alone is strong, and what is done says what is so', async () => {
  await open(['owner', 'fish'])
  expect(await screen.findByText(words.lead(2, 9, 35))).toBeTruthy()
  expect(strong()).toEqual([words.acts.secure])
  expect(screen.getByText(words.codes(10))).toBeTruthy()
  expect(screen.getByText(words.products(21))).toBeTruthy()
  expect(screen.getByText(words.suggested('400012, 400013'))).toBeTruthy()
  expect(screen.getByRole('link', { name: `${words.acts.tablet}: ${words.steps.tablet}` }).getAttribute('href')).toBe(
    '/devices',
  )
})

test('what a new shop opens with is found right by one press, with a key', async () => {
  const answers = await open(['owner', 'secure', 'fish', 'shop'])
  fireEvent.click(screen.getByRole('button', { name: `${words.nods.area}: ${words.steps.area}` }))
  await answers.expectAsked('/counter/api/first-run/steps')
  expect(sentTo('/counter/api/first-run/steps')[0]).toMatchObject({ step: 'area', key: expect.any(String) })
})

test('with all of it done the list says so, and leads to the board', async () => {
  await open(firstSteps)
  expect(await screen.findByText(words.allDone)).toBeTruthy()
  expect(strong()).toEqual([words.toBoard])
})
