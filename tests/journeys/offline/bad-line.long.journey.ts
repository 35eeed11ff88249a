import type { Page } from '@playwright/test'
import { timings } from '#browser/timings.ts'
import { newPerson, signedInOn } from '#tests/journeys/people.ts'
import { fillAddress, fillCart, line, placeButton } from '#tests/journeys/shopping.ts'
import { barriersOn, lineWatched, visit, visitWithClock } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { checkoutWords } from '#words/checkout.ts'
import { callsWords, frameWords } from '#words/frame.ts'
import { offlineWords } from '#words/offline.ts'

const says = frameWords
const terms = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
const spinner = (page: Page) => page.locator('.spinner-overlay')
const never = () => undefined

test('pictures that never come leave their words, light on dark, and each card at its height', async ({ page }) => {
  await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort())
  await visit(page, '/productListPomfret')
  const picture = page.locator('.product-card img').first()
  await expect(picture).toHaveAttribute('alt', /pomfret/i)
  expect(await picture.evaluate((img) => getComputedStyle(img).color)).toBe('rgb(251, 248, 242)')
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  expect(height / width).toBeCloseTo(3 / 4, 1)
})

test('a page on its way shows a bar after 400 ms, and after ten seconds what to do', async ({ page }) => {
  await visitWithClock(page, '/productListPomfret')
  await page.route(/\.data(\?|$)/, never)
  await terms(page).click()
  const bar = page.locator('.progress')
  await page.clock.runFor(timings.progress - 1)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: says.loading })).toBeAttached()
  await page.clock.runFor(timings.slow)
  await expect(page.getByText(says.slow)).toBeVisible()
  await expect(page.getByText(says.slow)).toBeInViewport()
  await page.unroute(/\.data(\?|$)/)
  await terms(page).click()
  await expect(page).toHaveURL('/terms')
  await expect(bar).toHaveCount(0)
})

test('the spinner of Order Now stays until the fish is there, but not for ever', async ({ page }) => {
  await visitWithClock(page, '/productListPomfret')
  await page.route(/\.data(\?|$)/, never)
  await page
    .getByRole('link', { name: /^Order Now/ })
    .first()
    .click()
  await page.clock.runFor(timings.orderNow + timings.slow - 1)
  await expect(spinner(page)).toBeVisible()
  await page.clock.runFor(timings.slow)
  await expect(spinner(page)).toHaveCount(0)
  await expect(page.getByText(says.slow)).toBeVisible()
  await expect(page).toHaveURL('/productListPomfret')
})

test('without a connection the page stays and says so; with it the way goes on', async ({ page, context }) => {
  await visit(page, '/productListPomfret')
  await lineWatched(page)
  await context.setOffline(true)
  await terms(page).click()
  const note = page.getByRole('status').getByText(offlineWords.notKept)
  await expect(note).toBeVisible()
  await expect(page).toHaveURL('/productListPomfret')
  await page.getByRole('button', { name: offlineWords.stayHere }).click()
  await expect(page.getByText(offlineWords.notKept)).toHaveCount(0)
  await terms(page).click()
  await expect(note).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/terms')
  await expect(page.getByText(offlineWords.notKept)).toHaveCount(0)
})

for (const [what, said, fail] of [
  ['breaks', says.unreached, (page: Page) => page.route(/\.data(\?|$)/, (route) => route.abort())],
  [
    'is answered by somebody else',
    callsWords.trouble,
    (page: Page) => page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })),
  ],
] as const)
  test(`a page whose way ${what} says so, and can be tried again`, async ({ page }) => {
    await visit(page, '/productListPomfret')
    await fail(page)
    await terms(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said)
    expect(await barriersOn(page)).toEqual([])
    await page.unrouteAll()
    await page.getByRole('button', { name: says.tryAgain }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  })

test('an answer that takes long is said after ten seconds, and what was typed stays', async ({ page }) => {
  await visitWithClock(page, '/register')
  await page.route('**/auth/*', never)
  const { name, email, password, mobile } = newPerson()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.locator('#password').fill(password)
  await page.getByLabel('Mobile').fill(mobile)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('button', { name: 'Registering...' })).toBeDisabled()
  await page.clock.runFor(timings.slow)
  await expect(page.getByText(says.slow)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(name)
})

test('an order that takes long says so where one waits for it, and nothing is lost', async ({ page }) => {
  await signedInOn(page)
  await fillCart(page, [line(4)])
  await visitWithClock(page, '/checkout')
  await fillAddress(page)
  await page.route('**/orders', never)
  // It is kept first and sent then: what is slow counts from its sending.
  const sent = page.waitForRequest('**/orders')
  await placeButton(page).click()
  await sent
  await expect(page.getByRole('button', { name: checkoutWords.placing })).toBeDisabled()
  await page.clock.runFor(timings.slow)
  await expect(page.getByText(says.slow)).toBeInViewport()
})
