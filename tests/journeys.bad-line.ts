import type { Page } from '@playwright/test'
import { callsWords } from '#words/calls.ts'
import { checkoutWords } from '#words/checkout.ts'
import { frameWords } from '#words/frame.ts'
import { kitWords } from '#words/kit.ts'
import { timings } from '#browser/timings.ts'
import { newPerson, signedInOn } from './people.ts'
import { expect, test } from './shop.ts'
import { fillAddress, fillCart, line, placeButton } from './shopping.ts'
import { alive, barriersOn, visit, visitWithClock } from './visits.ts'

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
  await context.setOffline(true)
  await terms(page).click()
  const note = page.getByRole('status').getByText(says.offline)
  await expect(note).toBeVisible()
  await expect(page).toHaveURL('/productListPomfret')
  await page.getByRole('button', { name: says.stayHere }).click()
  await expect(page.getByText(says.offline)).toHaveCount(0)
  await terms(page).click()
  await expect(note).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL('/terms')
  await expect(page.getByText(says.offline)).toHaveCount(0)
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
  // The page asks whether the shop is there; if it were by then, it would go on by itself.
  const askedInVain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await terms(page).click()
  await expect(note.getByText(says.lost)).toBeVisible()
  await askedInVain
  await context.unroute(dead)
  await note.getByRole('button', { name: says.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
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
  await placeButton(page).click()
  await expect(page.getByRole('button', { name: checkoutWords.placing })).toBeDisabled()
  await page.clock.runFor(timings.slow)
  await expect(page.getByText(says.slow)).toBeInViewport()
})

/** Lets what an element waits for by its style come to its end; says for how long it would have waited. */
const pass = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const [waiting] = element.getAnimations()
    waiting?.finish()
    return waiting?.effect?.getTiming().delay
  })
