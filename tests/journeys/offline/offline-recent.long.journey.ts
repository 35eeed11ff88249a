import type { Page } from '@playwright/test'
import { minutes } from '#shop/time.ts'
import { choose, chosen, livePrice, one, paplet, quantity } from '#tests/journeys/catalogue/product-page.ts'
import { makeOlder } from '#tests/journeys/pages/older-page.ts'
import { alive, complaintsOf, lineWatched, visit } from '#tests/journeys/visits.ts'
import { changeRate, jumboPomfret } from '#tests/rooms/change-rate.ts'
import { expect } from '#tests/running/shop.ts'
import { offlineWords } from '#words/offline.ts'
import { bar, besidesTheLine, test, visitWithWorker } from './offline-pages.ts'

/** Whether the page opened at once, as it was kept: with nobody waiting for the shop. */
const atOnce = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ serverTiming }) =>
      serverTiming.some(({ name }) => name === 'recent'),
    ),
  )

const asOfToday = /Rates as of today \d+:\d\d [ap]m\.$/

test('a page that came a minute ago opens at once and costs no body; the shop is asked all the same', async ({
  page,
  line,
}) => {
  const complaints = complaintsOf(page)
  await visitWithWorker(page, paplet)
  await makeOlder(page, paplet, minutes(1))
  const before = line.answered.length
  await visit(page, paplet)
  await lineWatched(page)
  expect(await atOnce(page)).toBe(true)
  await expect
    .poll(() => line.answered.slice(before).filter((answer) => answer.endsWith(paplet)))
    .toEqual([`304 ${paplet}`])
  expect(line.answered.slice(before).filter((answer) => answer.includes('.data'))).toEqual([])
  await expect(bar(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a rate that has changed is shown in place, and nothing that was typed, chosen or looked at moves', async ({
  page,
  line,
  shop,
}) => {
  const complaints = complaintsOf(page)
  await visitWithWorker(page, paplet)
  await changeRate(page, shop, { ...jumboPomfret, was: 1800, becomes: 1850 })
  line.be('silent')
  await page.goto(paplet, { waitUntil: 'commit' })
  await alive(page)
  expect(await atOnce(page)).toBe(true)
  await expect(livePrice(page)).toContainText('₹1,800.00')
  await choose(page, 'Cleaning', 'Slices')
  await one(page, 'more').click()
  const review = page.getByLabel('Your review')
  await review.pressSequentially('Firm, sw')
  const stood = await page.evaluate(() => scrollY)
  line.be('well')
  await review.pressSequentially('eet, no smell.')
  await expect(livePrice(page)).toContainText('₹1,850.00')
  await expect(bar(page)).toHaveCount(0)
  await expect(review).toBeFocused()
  await expect(review).toHaveValue('Firm, sweet, no smell.')
  await expect(chosen(page, 'Cleaning')).toHaveText('Slices')
  await expect(quantity(page)).toHaveText('2')
  expect(await page.evaluate(() => scrollY)).toBe(stood)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  expect(complaints).toEqual([])
  await changeRate(page, shop, { ...jumboPomfret, was: 1850, becomes: 1800 })
})

for (const [how, says] of [
  ['cut', offlineWords.noLine],
  ['in trouble', offlineWords.noLine],
  ['in a portal', offlineWords.noLine],
  ['silent', offlineWords.slowLine],
] as const)
  test(`behind a page that opened at once the line is ${how}: the page says so, and as of when its rates are`, async ({
    page,
    line,
  }) => {
    const complaints = complaintsOf(page)
    await visitWithWorker(page, paplet)
    line.be(how)
    await page.goto(paplet, { waitUntil: 'commit' })
    await alive(page)
    expect(await atOnce(page)).toBe(true)
    await expect(livePrice(page)).toContainText('₹1,800.00')
    await expect(bar(page)).toHaveText(new RegExp(`^${says}`))
    await expect(bar(page).locator('p')).toHaveText(asOfToday)
    expect(besidesTheLine(complaints).filter((one) => !/status of (502|404)/.test(one))).toEqual([])
  })

test('an answer that comes after all takes the bar away, and brings the rates of now', async ({ page, line, shop }) => {
  test.slow()
  await visitWithWorker(page, paplet)
  await changeRate(page, shop, { ...jumboPomfret, was: 1800, becomes: 1850 })
  line.be('silent')
  // Whoever loads it again waits for the shop, as long as anybody waits.
  await page.reload({ waitUntil: 'commit' })
  await alive(page)
  expect(await atOnce(page)).toBe(false)
  await expect(bar(page)).toContainText(offlineWords.slowLine)
  await expect(livePrice(page)).toContainText('₹1,800.00')
  line.be('well')
  await expect(livePrice(page)).toContainText('₹1,850.00')
  await expect(bar(page)).toHaveCount(0)
  await changeRate(page, shop, { ...jumboPomfret, was: 1850, becomes: 1800 })
})

test('a page of six minutes ago, and one that is loaded again, come from the shop', async ({ page, shop }) => {
  test.slow()
  await visitWithWorker(page, paplet)
  await changeRate(page, shop, { ...jumboPomfret, was: 1800, becomes: 1850 })
  await makeOlder(page, paplet, minutes(6))
  await page.goto(paplet, { waitUntil: 'commit' })
  await expect(livePrice(page)).toContainText('₹1,850.00')
  expect(await atOnce(page)).toBe(false)
  await changeRate(page, shop, { ...jumboPomfret, was: 1850, becomes: 1800 })
  await page.reload({ waitUntil: 'commit' })
  await expect(livePrice(page)).toContainText('₹1,800.00')
  expect(await atOnce(page)).toBe(false)
})

test('who goes back after hours has the rates of now, and not those that the browser itself still has', async ({
  page,
  shop,
}) => {
  await visitWithWorker(page, paplet)
  await page.reload()
  await page.goto('/terms')
  await changeRate(page, shop, { ...jumboPomfret, was: 1800, becomes: 1850 })
  await makeOlder(page, paplet, minutes(200))
  await page.goBack({ waitUntil: 'commit' })
  await expect(livePrice(page)).toContainText('₹1,850.00')
  expect(await atOnce(page)).toBe(false)
  await changeRate(page, shop, { ...jumboPomfret, was: 1850, becomes: 1800 })
})

test('where the shop has another build by now, nobody is torn away: the page says as of when it is, and can be loaded again', async ({
  page,
  line,
  shop,
}) => {
  line.leadTo(shop.url, 'one')
  await visitWithWorker(page, paplet)
  line.leadTo(shop.url, 'two')
  await visit(page, paplet)
  expect(await page.content()).toContain('-one')
  await expect(bar(page).locator('p')).toHaveText(asOfToday)
  await expect(livePrice(page)).toContainText('₹1,800.00')
  await bar(page).getByRole('button', { name: offlineWords.loadAgain }).click()
  await expect(bar(page)).toHaveCount(0)
  await alive(page)
  expect(await page.content()).toContain('-two')
  expect(await atOnce(page)).toBe(false)
})
