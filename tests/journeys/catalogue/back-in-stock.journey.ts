import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { logInOn, proveMobile, registered, signedInOn } from '#tests/journeys/people.ts'
import { visit } from '#tests/journeys/visits.ts'
import { counts, lobster, lobsters } from '#tests/running/counted-fish.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { availabilityWords } from '#words/availability.ts'
import { backInStockWords } from '#words/stock.ts'

/** Nobody is told at night, so in this shop it is day. */
const test = untouched({ NODE_OPTIONS: `--import ${join(import.meta.dirname, '../../fakes/noon.ts')}` })

test('a stranger signs in and is told when it is back: once', async ({ page, shop }) => {
  await counts(page, shop, lobsters(0), /Out of stock/, lobster)
  const person = await registered(page.request)
  await proveMobile(page.request, shop, person)
  await visit(page, lobster)
  await expect(page.getByText(backInStockWords.signInFirst)).toBeVisible()
  await page.getByRole('button', { name: /^Notify me when back in stock/ }).click()
  await logInOn(page, person)
  await expect(page).toHaveURL(lobster)
  await page.getByRole('button', { name: /^Notify me when back in stock/ }).click()
  await expect(answer(page)).toHaveText(/^We will message you once when Lobster/)
  await expect(answer(page)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Turn off notification/ })).toBeVisible()
  await counts(page, shop, lobsters(3), /Only 3 kg left/, lobster)
  const told = async () =>
    (await shop.messages()).filter(({ to, text }) => to === `+91${person.mobile}` && /back/.test(text))
  await expect.poll(async () => (await told()).length).toBe(1)
  await counts(page, shop, lobsters(0), /Out of stock/, lobster)
  await counts(page, shop, lobsters(3), /Only 3 kg left/, lobster)
  expect(await told()).toHaveLength(1)
  await page.reload()
  await expect(page.getByText(availabilityWords.last('3 kg'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Turn off|Notify me)/ })).toHaveCount(0)
})

test('whoever waits can take it back, at the product and in the account', async ({ page, shop }) => {
  await counts(page, shop, lobsters(0), /Out of stock/, lobster)
  await signedInOn(page)
  await visit(page, lobster)
  await page.getByRole('button', { name: /^Notify me when back in stock/ }).click()
  await expect(page.getByRole('heading', { name: 'Verify your mobile' })).toBeVisible()
  await page.getByRole('button', { name: /^Turn off notification/ }).click()
  await expect(answer(page)).toHaveText(backInStockWords.takenBack)
  await expect(answer(page)).toBeFocused()
  await page.getByRole('button', { name: /^Notify me when back in stock/ }).click()
  await expect(page.getByRole('button', { name: /^Turn off notification/ })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: backInStockWords.waitingFor })).toBeVisible()
  await page.getByRole('button', { name: /^Turn off notification/ }).click()
  await expect(answer(page)).toHaveText(backInStockWords.takenBack)
  await expect(answer(page)).toBeFocused()
  await page.reload()
  await expect(page.locator('.sessions li').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: backInStockWords.waitingFor })).toHaveCount(0)
})

const answer = (page: Page) => page.getByRole('main').locator('.banner')
