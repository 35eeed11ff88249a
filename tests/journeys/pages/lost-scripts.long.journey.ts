import type { Page } from '@playwright/test'
import { timings } from '#browser/timings.ts'
import { fillCart, line } from '#tests/journeys/shopping.ts'
import { alive, barriersOn, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { frameWords, kitWords } from '#words/frame.ts'

const says = frameWords
const terms = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })

const never = () => undefined

// Not every browser can be asked to stop a navigation.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation')))

test('when its script never comes, a page can be read and searched, and after ten seconds says how to order', async ({
  page,
}) => {
  await page.route(/\.js$/, never)
  await page.goto('/wholePomfretDetails/4', { waitUntil: 'commit' })
  await expect(page.getByText('₹1,800.00').first()).toBeVisible()
  const note = page.getByText(says.notAlive)
  await expect(note).toBeAttached()
  await expect(note).toBeHidden()
  expect(await pass(page, '.not-alive')).toBe(timings.slow)
  await expect(note).toBeVisible()
  await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await page.getByLabel('Search fish').fill('bangda')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/productListBangda$/)
})

test('a page that comes alive says nothing of it', async ({ page }) => {
  await visit(page, '/home')
  await expect(page.getByText(says.notAlive)).toHaveCount(0)
})

test.describe('where no script is wanted', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says at once how to order, and hides nothing behind it', async ({ page }) => {
    await page.goto('/cartPage')
    await expect(page.getByText(says.notAlive)).toBeVisible()
    const note = (await page.getByText(says.notAlive).boundingBox()) ?? { y: 0, height: 0 }
    const head = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { y: 0 }
    expect(head.y).toBeGreaterThan(note.y + note.height)
  })
})

const dead = /^(?!.*\.(avif|webp|jpg|woff2)).*$/

test('a line that dies while the next page’s script is fetched leaves this page, with all that was typed', async ({
  page,
  context,
}) => {
  await visit(page, '/register')
  await page.getByLabel('Name').fill('Asha')
  await context.route(dead, (route) => route.abort())
  await terms(page).click()
  const note = page.getByRole('status').filter({ hasText: says.lost })
  await expect(note).toBeInViewport()
  expect(await barriersOn(page)).toEqual([])
  await note.getByRole('button', { name: says.tryAgain }).click()
  await note.getByRole('button', { name: says.stayHere }).click()
  await expect(note).toHaveCount(0)
  await expect(page.locator('.progress')).toHaveCount(0)
  await expect(page).toHaveURL('/register')
  await expect(page.getByLabel('Name')).toHaveValue('Asha')
  // The page asks whether the shop is there; if it were, the page would continue by itself.
  const askedInVain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await terms(page).click()
  await expect(note.getByText(says.lost)).toBeVisible()
  await askedInVain
  await context.unroute(dead)
  await note.getByRole('button', { name: says.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
})

test('who taps another link while the page before is on its way, and the line breaks, keeps what was typed', async ({
  page,
  context,
}) => {
  await visit(page, '/register')
  await page.getByLabel('Name').fill('Asha')
  // Its script comes, what it shows does not.
  await page.route(/terms\.data/, never)
  await terms(page).click()
  await expect(page.locator('.progress')).toBeAttached()
  await context.route(dead, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('status').filter({ hasText: says.lost })).toBeInViewport()
  await expect(page.getByLabel('Name')).toHaveValue('Asha')
})

test('Back to a page whose script does not come leaves this page, with all that was typed', async ({
  page,
  context,
}) => {
  await visit(page, '/terms')
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click()
  await expect(page).toHaveURL('/home')
  // The document is another one from here on, and has not shown the page before.
  await page.goto('/home')
  await alive(page)
  await page.getByLabel('Search fish').fill('surmai')
  await context.route(dead, (route) => route.abort())
  await page.evaluate(() => history.go(-1))
  await expect(page.getByRole('status').filter({ hasText: says.lost })).toBeInViewport()
  await expect(page).toHaveURL('/home')
  await expect(page.getByLabel('Search fish')).toHaveValue('surmai')
})

test('where only the script of the next page is gone, that page is loaded as a whole', async ({ page }) => {
  await visit(page, '/register')
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await terms(page).click()
  await page.waitForURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
})

test('a reload that somebody asks for is made, and one that a finger near a link would cause is not', async ({
  page,
  context,
}) => {
  await visit(page, '/register')
  await page.getByLabel('Name').fill('Asha')
  await context.route(dead, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await page.getByRole('banner').getByRole('link', { name: /home$/ }).hover()
  await failed
  await expect(page.getByLabel('Name')).toHaveValue('Asha')
  await context.unroute(dead)
  await page.reload()
  await alive(page)
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('a page that could not be fetched is not tried again on a dead line, but says so', async ({ page, context }) => {
  await visit(page, '/productListPomfret')
  await visit(page, '/terms')
  await page.goBack()
  await alive(page)
  await context.route(/\.data(\?|$)/, (route) => route.abort())
  await terms(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(says.unreached)
  await context.route(dead, (route) => route.abort())
  await page.getByRole('button', { name: says.tryAgain }).click()
  await expect(page.getByText(kitWords.stillUnreached)).toBeVisible()
  await context.unrouteAll()
  await page.getByRole('button', { name: says.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
})

test('a menu whose script does not come says so, and comes when it is tried again', async ({ page, context }) => {
  await visit(page, '/productListPomfret')
  await context.route(dead, (route) => route.abort())
  await page.getByRole('button', { name: 'Menu' }).click()
  const note = page.getByRole('status').filter({ hasText: says.lost })
  await expect(note).toBeInViewport()
  await context.unroute(dead)
  await note.getByRole('button', { name: says.tryAgain }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('reviews whose script does not come can be read, and are tried again', async ({ page, context }) => {
  await context.route(/reviews-body/, (route) => route.abort())
  await page.goto('/lobsterDetails/19')
  await page.locator('.review-form').scrollIntoViewIfNeeded()
  const note = page.getByRole('status').filter({ hasText: says.lost })
  await expect(note.getByText(says.lost)).toBeVisible()
  await expect(page.locator('.review-form')).toBeVisible()
  await page.locator('.review-form').getByLabel('Your review').fill('Sweet.')
  await context.unroute(/reviews-body/)
  await note.getByRole('button', { name: says.tryAgain }).click()
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeEnabled()
  await expect(page.locator('.review-form').getByLabel('Your review')).toHaveValue('Sweet.')
})

test('a stranger whose alert does not come is told at the next press why the checkout does not open', async ({
  page,
}) => {
  await fillCart(page, [line(4)])
  await page.route(/\/alert-/, (route) => route.abort())
  await page.goto('/cartPage')
  const note = page.getByRole('status').filter({ hasText: says.lost })
  await expect(note.getByText(says.lost)).toBeVisible()
  await page.unroute(/\/alert-/)
  await page.getByRole('button', { name: cartWords.proceed }).click()
  await expect(page.getByRole('alertdialog')).toContainText(cartWords.loginFirst)
  await expect(note).toHaveCount(0)
})

/** Lets what an element waits for by its style come to its end; says for how long it would have waited. */
const pass = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const [waiting] = element.getAnimations()
    waiting?.finish()
    return waiting?.effect?.getTiming().delay
  })
