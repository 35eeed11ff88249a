import type { Page } from '@playwright/test'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { seconds } from '#shop/time.ts'
import { move } from '#tests/journeys/counter/board-room.ts'
import { tabTo } from '#tests/journeys/pages/keyboard.ts'
import { line } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, barriersOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { atScale, weighAll } from '#tests/rooms/weighings.ts'
import { expect, test } from '#tests/running/shop.ts'
import { weighedWords } from '#words/orders.ts'
import { askWords } from '#words/weighing.ts'
import { atTheScale, linkSent, opened } from './weighed-order.ts'

/** Changed within 5 seconds, and on a busy machine a little later. */
const soon = { timeout: seconds(12) }

const lobster = 'Lobster (Shevandi)'
const scaleSays = (page: Page) => page.getByRole('region', { name: weighedWords.title })
const onScale = (page: Page, fish: string) => scaleSays(page).getByRole('listitem').filter({ hasText: fish })
const outcome = (page: Page, said: string) => page.getByRole('heading', { name: said })

test('a fish that weighs more than the most is asked about by a link, which anybody who has it answers once', async ({
  page,
  browser,
  shop,
}) => {
  test.slow()
  const { order, staff, weigh } = await atTheScale(page, shop)
  await page.goto(`/myorders/${order.id}`)
  await weigh(1, 1300, { over: 'ask' })
  await expect(page.getByRole('status').filter({ hasText: 'We need your reply.' })).toContainText(
    sampleIdentity.phone,
    soon,
  )
  const link = await linkSent(shop, order.number)
  const { asked, answers } = await opened(browser, shop, link)
  const main = asked.getByRole('main')
  for (const said of [order.number, `1 × ${lobster}, 1 kg`, '1.3 kg', '₹2,600.00', '₹2,200.00'])
    await expect(main).toContainText(said)
  await expect(main).toContainText(askWords.more('300 g', '₹400.00'))
  await expect(main.locator('time')).toHaveText(/^\d{1,2}:\d\d [ap]m$/)
  expect(answers.filter(({ isKept }) => isKept)).toEqual([])
  for (const [name, content] of [
    ['robots', 'noindex'],
    ['referrer', 'no-referrer'],
  ] as const)
    await expect(asked.locator(`meta[name="${name}"]`)).toHaveAttribute('content', content)
  expect(await barriersAnywhereOn(asked)).toEqual([])
  await asked.setViewportSize({ width: 360, height: 740 })
  await largerText(asked)
  expect(await overflowOf(asked)).toBe(0)

  // Looking decides nothing, however often.
  await visit(asked, link)
  await expect(main.getByRole('button', { name: askWords.no })).toBeVisible()
  await tabTo(asked, main.getByRole('button', { name: askWords.yes('₹2,600.00') }))
  await asked.keyboard.press('Enter')
  await expect(outcome(asked, askWords.agreed)).toBeFocused()
  await visit(asked, link)
  await expect(outcome(asked, askWords.agreed)).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)

  await expect(onScale(page, lobster)).toContainText('₹2,600.00', soon)
  await expect(onScale(page, lobster)).toContainText('300 g more, ₹600.00 more')
  await expect(page.getByText('We need your reply.')).toHaveCount(0)
  await weighAll(shop, staff, order.id)
  await move(shop, staff, order, 'pack')
  await expect(page.locator('.sums-total dt')).toHaveText(weighedWords.toPay, soon)
  await expect(page.locator('[data-total]')).toHaveText('₹3,800.00')
  await asked.context().close()
})

test('who says no gets it cut down; a link to what was weighed anew, and one that is cut off, say so', async ({
  page,
  browser,
  shop,
}) => {
  test.slow()
  const { order, weigh } = await atTheScale(page, shop)
  await weigh(1, 1300, { over: 'ask' })
  const first = await linkSent(shop, order.number)
  const { asked } = await opened(browser, shop, first)
  await weigh(1, 1250, { over: 'ask', reason: 'read wrongly' })
  await asked.getByRole('button', { name: askWords.yes('₹2,600.00') }).click()
  await expect(outcome(asked, askWords.over)).toBeFocused()

  const second = await linkSent(shop, order.number, first)
  await visit(asked, second)
  await asked.getByRole('button', { name: askWords.no }).click()
  await expect(outcome(asked, askWords.declined)).toBeFocused()
  await expect(asked.getByRole('main')).toContainText(askWords.declinedMeans('₹2,200.00'))
  await page.goto(`/myorders/${order.id}`)
  await expect(onScale(page, lobster)).toContainText(weighedWords.declined)

  await visit(asked, second.slice(0, -3))
  await expect(asked.getByRole('alert').filter({ hasText: askWords.unknown })).toContainText(sampleIdentity.phone)
  expect(await barriersOn(asked)).toEqual([])
  await asked.context().close()
})

test('the page of an order shows each line as the scale read it, and what is out struck through', async ({
  page,
  shop,
}) => {
  test.slow()
  const { order, staff, weigh } = await atTheScale(page, shop, [
    line(4, 2, { size: 'Jumbo', weight: '500 g' }),
    line(19),
    line(7),
  ])
  await page.goto('/myorders')
  const card = page.locator('.order-card')
  await expect(card.locator('.order-total')).toHaveText('Total about ₹5,200.00 max ₹5,520.00')
  await weigh(1, 985, { source: 'scale', raw: 'ST,GS,+0.985kg', reason: 'the board was wet' })
  await expect(card.getByRole('region', { name: weighedWords.title })).toContainText('985 g', soon)
  const out = { seen: 0, reason: 'The boats stayed in' }
  expect((await atScale(shop, staff, order.id, 'lines/2/left-out', out)).status).toBe(200)
  const instead = { ...out, productId: 7, size: 'Large' }
  expect((await atScale(shop, staff, order.id, 'lines/3/replacements', instead)).status).toBe(200)
  await weighAll(shop, staff, order.id, () => 1001)
  await move(shop, staff, order, 'pack')
  await page.goto(`/myorders/${order.id}`)

  const pomfret = onScale(page, 'Whole Silver Pomfret')
  for (const said of ['Ordered1 kg, ₹2,000.00', 'Weighed985 g, read from the scale', 'Rate₹1,000.00 for 500 g'])
    await expect(pomfret).toContainText(said)
  await expect(pomfret).toContainText('₹1,800.00')
  await expect(pomfret).toContainText('15 g less, ₹200.00 less')
  await expect(pomfret).toContainText('Why: the board was wet')
  const struck = scaleSays(page).locator('s')
  await expect(struck).toHaveText([`1 × ${lobster}, 1 kg`, '1 × Whole King Fish (Surmai), Jumbo, 1 kg'])
  await expect(scaleSays(page)).toContainText(weighedWords.leftOut)
  await expect(scaleSays(page)).toContainText(weighedWords.replaced)
  await expect(scaleSays(page)).toContainText(weighedWords.standsFor('Whole King Fish (Surmai)'))
  await expect(page.locator('.sums')).toContainText('Rounding-₹0.90')
  await expect(page.locator('[data-total]')).toHaveText('₹2,700.00')
  await expect(page.getByText('about', { exact: true })).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await barriersAnywhereOn(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await largerText(page)
  expect(await overflowOf(page)).toBe(0)
  await page.goto('/myorders')
  await expect(card.locator('.order-total')).toHaveText('Total ₹2,700.00')
})

test('the photograph of a line on the scale is fetched when its buyer wants to see it', async ({ page, shop }) => {
  const { order, staff, weigh } = await atTheScale(page, shop)
  await weigh(1, 985, { source: 'scale', raw: 'ST,GS,+0.985kg' })
  const jpeg = await page.evaluate(() => document.createElement('canvas').toDataURL('image/jpeg').split(',')[1])
  expect((await atScale(shop, staff, order.id, 'lines/1/photograph', { seen: 1, jpeg })).status).toBe(200)
  let fetched = 0
  page.on('request', (request) => void (fetched += request.url().endsWith('/photograph') ? 1 : 0))
  await page.goto(`/myorders/${order.id}`)
  const see = onScale(page, lobster).getByRole('button', { name: weighedWords.seeIt })
  await expect(see).toBeVisible()
  expect(fetched).toBe(0)
  await see.click()
  const photograph = onScale(page, lobster).getByRole('img', { name: weighedWords.photographOf(lobster, '985 g') })
  await expect(photograph).toBeVisible()
  expect(await photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

/** The text is twice as large as it was drawn (WCAG 1.4.4), and the page is drawn again with it. */
const largerText = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [sheet]
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
