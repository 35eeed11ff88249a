import type { Page } from '@playwright/test'
import { detailUrl } from '#shop/catalogue/product.ts'
import { callsWords } from '#words/calls.ts'
import { reviewsWords } from '#words/reviews.ts'
import { registered, signedInOn, tokenOf } from './people.ts'
import { openingProduct } from './products.ts'
import { ashasReview } from './reviews.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { expect, test as base } from './shop.ts'
import { line, ordersOf, placeOrders } from './shopping.ts'
import { barriersOn, visit } from './visits.ts'

/** A shop of their own: reviews would change what the other journeys see of a product. Each test has its own product. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    async ({}, provide) => {
      const shop = await openShop()
      await provide(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
})

const addressOf = (productId: number) => detailUrl(openingProduct(productId))

async function write(page: Page, productId: number, different: object = {}, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const data = { ...ashasReview({ productId }), ...different }
  const answer = await page.request.post('/reviews', { data, headers })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { _id: string }
}

const reviewsOn = (page: Page) => page.locator('.review')
const star = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit review' })

async function fill(page: Page, comment = 'Firm, sweet, no smell.') {
  await page.getByLabel('Your review').fill(comment)
  await page.getByLabel('Name').fill('Asha K')
  await page.getByLabel('Email').fill('asha@example.com')
}

test('without reviews the page says so, and the stars are the shop’s own grade', async ({ page }) => {
  await visit(page, addressOf(19))
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'REVIEWS (0)' })).toBeVisible()
  await expect(main).toContainText(reviewsWords.none)
  await expect(main).toContainText('Our grade: 4 of 5')
  await expect(main).toContainText('Write a review of Lobster')
  await expect(main).toContainText('Your rating is: Not Rated')
})

test('a review is written, thanked for, and stands at the top at once, with the real average everywhere', async ({
  page,
}) => {
  await write(page, 1, { rating: 2, username: 'Meena' })
  await visit(page, addressOf(1))
  await star(page, '5 stars').check({ force: true })
  await fill(page)
  await submit(page).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Review submitted successfully!')
  await expect(reviewsOn(page)).toHaveCount(1)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(reviewsOn(page)).toHaveCount(2)
  await expect(reviewsOn(page).first()).toContainText('Firm, sweet, no smell.')
  await expect(page.getByRole('button', { name: 'REVIEWS (2)' })).toBeVisible()
  await expect(page.locator('.product-head')).toContainText('3.5 of 5, 2 reviews')
  await expect(page.getByText('Your rating is: Not Rated')).toBeVisible()
  await expect(page.getByLabel('Your review')).toHaveValue('')
  await page.goto('/productListPrawns')
  await expect(page.locator('.product-card').first()).toContainText('3.5 of 5, 2 reviews')
  await expect(page.locator('.product-card').nth(1)).toContainText('Our grade: 4 of 5')
  await page.goto('/home')
  await expect(page.locator('.favourite').first()).toContainText('3.5 of 5, 2 reviews')
})

test('the stars light up under the mouse, and stay as chosen when it leaves', async ({ page }) => {
  await visit(page, addressOf(2))
  const lit = page.locator('.star-choice label[data-lit="true"]')
  await page.locator('.star-choice label').nth(3).hover()
  await expect(lit).toHaveCount(4)
  await expect(page.getByText('Your rating is: Not Rated')).toBeVisible()
  await page.locator('.star-choice label').nth(1).click()
  await expect(page.getByText('Your rating is: 2', { exact: true })).toBeVisible()
  await page.getByLabel('Your review').hover()
  await expect(lit).toHaveCount(2)
})

test('everything is done by keyboard: stars with the arrows, the alert with Enter', async ({ page }) => {
  await visit(page, addressOf(3))
  await star(page, '1 star').focus()
  await page.keyboard.press('Space')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByText('Your rating is: 4', { exact: true })).toBeVisible()
  for (const typed of ['Good for the curry.', 'Asha', 'asha@example.com']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(reviewsOn(page)).toHaveCount(1)
  await expect(page.getByRole('main').getByText(reviewsWords.thanks)).toBeInViewport()
})

test('what is missing is named above the form and at its field, and nothing that was typed is lost', async ({
  page,
}) => {
  await visit(page, addressOf(5))
  await page.getByLabel('Your review').fill('Half a review')
  await page.getByLabel('Email').fill('asha')
  await submit(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  for (const message of ['Choose 1 to 5 stars.', 'Name is required.', 'This e-mail address is not complete.'])
    await expect(summary).toContainText(message)
  await expect(page).toHaveTitle(/^Error: /)
  await summary.getByRole('link', { name: 'Choose 1 to 5 stars.' }).click()
  await expect(star(page, '1 star')).toBeFocused()
  await star(page, '3 stars').check({ force: true })
  await expect(page.locator('#rating-error')).toHaveCount(0)
  await expect(page.getByLabel('Your review')).toHaveValue('Half a review')
  expect(await barriersOn(page, '.reviews')).toEqual([])
})

for (const width of [412, 1280])
  test(`what came of it stands right above the button where the page is ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, addressOf(20))
    await submit(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    const answer = (await page.getByRole('alert').boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const button = (await submit(page).boundingBox()) ?? { x: 0, y: 0 }
    expect(answer.x).toBe(button.x)
    expect(button.y - answer.y - answer.height).toBeGreaterThanOrEqual(0)
    expect(button.y - answer.y - answer.height).toBeLessThan(40)
  })

test('a name like the shop’s is refused at its field', async ({ page }) => {
  await visit(page, addressOf(6))
  await star(page, '5 stars').check({ force: true })
  await fill(page)
  await page.getByLabel('Name').fill('Darya Team')
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText(reviewsWords.shopsName)
  await expect(page.getByLabel('Your review')).toHaveValue('Firm, sweet, no smell.')
})

test('when the network is gone the shopper is told, and sends the same again', async ({ page }) => {
  await visit(page, addressOf(7))
  await star(page, '4 stars').check({ force: true })
  await fill(page)
  await page.route('**/reviews', (route) => route.abort(), { times: 1 })
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText(callsWords.trouble)
  await submit(page).click()
  await expect(page.getByRole('alertdialog')).toContainText(reviewsWords.submitted)
})

test('a refusal without words of its own reads Error and its status', async ({ page }) => {
  await visit(page, addressOf(8))
  await star(page, '4 stars').check({ force: true })
  await fill(page)
  await page.route('**/reviews', (route) => route.fulfill({ status: 418, body: '{}' }), { times: 1 })
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('Error: 418')
})

test('name and e-mail are kept for the next review only where that is wished', async ({ page }) => {
  const send = async (productId: number) => {
    await star(page, '4 stars').check({ force: true })
    await page.getByLabel('Your review').fill(`About ${productId}`)
    await submit(page).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(reviewsOn(page)).toHaveCount(1)
  }
  const box = page.getByLabel('Save my details')
  await visit(page, addressOf(9))
  await expect(box).not.toBeChecked()
  await fill(page)
  await box.check()
  await send(9)
  await visit(page, addressOf(10))
  await expect(page.getByLabel('Name')).toHaveValue('Asha K')
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com')
  await expect(box).toBeChecked()
  await box.uncheck()
  await send(10)
  await visit(page, addressOf(11))
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(box).not.toBeChecked()
})

test('a click inside the open reviews does not close them; their heading does', async ({ page }) => {
  await visit(page, addressOf(12))
  const head = page.getByRole('button', { name: 'REVIEWS (0)' })
  await page.locator('.reviews').click({ position: { x: 2, y: 2 } })
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  await head.click()
  await expect(submit(page)).toBeHidden()
})

test('the moment of a review reads as the clock of its reader', async ({ page, browser, baseURL }) => {
  await write(page, 13)
  await visit(page, addressOf(13))
  const moment = Date.parse((await reviewsOn(page).locator('time').getAttribute('datetime')) ?? '')
  const inMumbai = await reviewsOn(page).locator('time').innerText()
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '', timezoneId: 'America/New_York' })
  await visit(elsewhere, addressOf(13))
  await expect(reviewsOn(elsewhere).locator('time')).not.toHaveText(inMumbai)
  const hours = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', day: 'numeric' }).format(moment)
  await expect(reviewsOn(elsewhere).locator('time')).toHaveText(new RegExp(`^${hours} \\w+ \\d{4}, \\d+:\\d\\d [ap]m$`))
  await elsewhere.close()
})

test('twenty reviews come with the page before any script, the rest when asked for', async ({ page, request }) => {
  for (let number = 1; number <= 25; number += 1) await write(page, 14, { comment: `Number ${number}` })
  const html = await (await request.get(addressOf(14))).text()
  expect(html.match(/<li class="review">/g)).toHaveLength(20)
  await visit(page, addressOf(14))
  await page.getByRole('button', { name: 'Show more reviews (20 of 25)' }).click()
  await expect(reviewsOn(page)).toHaveCount(25)
  await expect(reviewsOn(page).last()).toContainText('Number 1')
  await expect(page.getByRole('button', { name: /Show more/ })).toHaveCount(0)
  expect(await barriersOn(page, '.reviews')).toEqual([])
})

test('a review with a web address waits, and its writer is told; the operator lets it out', async ({ page, shop }) => {
  await visit(page, addressOf(15))
  await star(page, '5 stars').check({ force: true })
  await fill(page, 'As on www.fish.example')
  await submit(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(reviewsWords.held)).toBeVisible()
  await expect(reviewsOn(page)).toHaveCount(0)
  const id = /^(\S+) \(held\)/.exec(shop.command('reviews', 'list', '15'))?.[1] ?? ''
  shop.command('reviews', 'show', id)
  await expect(async () => {
    await visit(page, addressOf(15))
    await expect(reviewsOn(page)).toHaveCount(1, { timeout: 100 })
  }).toPass()
  await expect(reviewsOn(page).getByRole('link')).toHaveCount(0)
})

test('what is hidden for a reason is gone from page, average and structured data', async ({ page, shop }) => {
  await write(page, 16, { comment: 'Names my neighbour' })
  await write(page, 16, { rating: 1, comment: 'Bad, and it stays' })
  const all = shop.command('reviews', 'list', '16').split('\n')
  const id = all[all.findIndex((line) => line.includes('neighbour')) - 2]?.split(' ')[0] ?? ''
  expect(shop.command('reviews', 'hide', id, 'a private person')).toContain('hidden')
  await expect(async () => {
    const html = await (await page.request.get(addressOf(16))).text()
    expect(html).not.toContain('neighbour')
    expect(html).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":1,"reviewCount":1')
  }).toPass()
})

test('who is signed in is not asked for name and e-mail again, and withdraws only what is their own', async ({
  page,
}) => {
  await write(page, 17, { username: 'Somebody else' })
  const person = await signedInOn(page)
  await visit(page, addressOf(17))
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Name')).toHaveValue(person.name)
  await star(page, '1 star').check({ force: true })
  await page.getByLabel('Your review').fill('Written in haste')
  await submit(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(reviewsOn(page)).toHaveCount(2)
  const withdraw = page.getByRole('button', { name: 'Withdraw my review' })
  await expect(withdraw).toHaveCount(1)
  await withdraw.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw it' }).click()
  await expect(reviewsOn(page)).toHaveCount(1)
  await expect(reviewsOn(page)).toContainText('Somebody else')
  await expect(page.getByRole('button', { name: 'REVIEWS (1)' })).toBeVisible()
})

test('who has had the fish from us is marked', async ({ page, shop }) => {
  const person = await registered(page.request)
  const token = await tokenOf(page.request, person)
  await placeOrders(page, person, [[line(18)]])
  const [order] = await ordersOf(page.request, person)
  shop.command('orders', 'delivered', order?.orderNumber ?? '')
  await write(page, 18, { username: 'A stranger' })
  await write(page, 18, { username: 'A buyer' }, token)
  await visit(page, addressOf(18))
  await expect(reviewsOn(page).filter({ hasText: 'A buyer' })).toContainText('Bought here')
  await expect(reviewsOn(page).filter({ hasText: 'A stranger' })).not.toContainText('Bought here')
})

const hostile = [
  '<script>window.__ran = 1</script>',
  '</script><script>window.__ran = 1</script>',
  '<img src=x onerror="window.__ran=1">',
  '"><svg onload=window.__ran=1>',
  "'; window.__ran = 1; //",
  '{{window.__ran=1}} ${window.__ran=1} <!-- <script>',
  '&lt;script&gt;window.__ran=1&lt;/script&gt;',
  'Z\u0337\u0334\u0321\u0322a\u0337\u0334l\u0337\u0334g\u0337\u0334o \u2028 end',
]

test('whatever is typed into a review stands as text on the page, in its data and for the operator', async ({
  page,
  shop,
}) => {
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  for (const typed of hostile) await write(page, 20, { username: typed.slice(0, 80), comment: typed })
  await visit(page, addressOf(20))
  await expect(page.locator('.review-comment bdi')).toHaveText(
    hostile.toReversed().map((typed) => typed.replaceAll(/\s+/g, ' ')),
    { useInnerText: false },
  )
  await page.reload()
  expect(await page.evaluate(() => (globalThis as { __ran?: number }).__ran)).toBeUndefined()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = data
    .map((json) => JSON.parse(json) as { review?: { reviewBody: string }[] })
    .find((one) => one.review)
  expect(product?.review?.map(({ reviewBody }) => reviewBody)).toEqual(hostile.toReversed().slice(0, 5))
  const listed = shop.command('reviews', 'list', '20')
  for (const typed of hostile) expect(listed).toContain(JSON.stringify(typed))
  expect(reports).toEqual([])
})
