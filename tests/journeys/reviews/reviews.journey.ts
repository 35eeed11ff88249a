import { registered, signedInOn, tokenOf } from '#tests/journeys/people.ts'
import { line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { barriersOn, visit } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { reviewsWords } from '#words/reviews.ts'
import { addressOf, fill, reviewsOn, star, submit, write } from './review-pages.ts'

// Reviews would change what other journeys see of a product. Each journey has its own product.
const test = untouched()

test('without reviews the page says so, and the stars are the shop’s own grade', async ({ page }) => {
  await visit(page, addressOf(19))
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'REVIEWS (0)' })).toBeVisible()
  await expect(main).toContainText(reviewsWords.none)
  await expect(main).toContainText('Our grade: 4 of 5')
  await expect(main).toContainText('Write a review of Lobster')
  await expect(main).toContainText('Your rating is: Not Rated')
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
  const id = /^(\S+) \(held\)/.exec(await shop.command('reviews', 'list', '15'))?.[1] ?? ''
  await shop.command('reviews', 'show', id)
  await expect(async () => {
    await visit(page, addressOf(15))
    await expect(reviewsOn(page)).toHaveCount(1, { timeout: 100 })
  }).toPass()
  await expect(reviewsOn(page).getByRole('link')).toHaveCount(0)
})

test('what is hidden for a reason is gone from page, average and structured data', async ({ page, shop }) => {
  await write(page, 16, { comment: 'Names my neighbour' })
  await write(page, 16, { rating: 1, comment: 'Bad, and it stays' })
  const all = (await shop.command('reviews', 'list', '16')).split('\n')
  const id = all[all.findIndex((line) => line.includes('neighbour')) - 2]?.split(' ')[0] ?? ''
  expect(await shop.command('reviews', 'hide', id, 'a private person')).toContain('hidden')
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(reviewsOn(page)).toHaveCount(1)
  await expect(reviewsOn(page)).toContainText('Somebody else')
  await expect(page.getByRole('button', { name: 'REVIEWS (1)' })).toBeVisible()
})

test('who has had the fish from us is marked', async ({ page, shop }) => {
  const person = await registered(page.request)
  const token = await tokenOf(page.request, person)
  await placeOrders(page, person, [[line(18)]])
  const [order] = await ordersOf(page.request, person)
  await shop.command('orders', 'delivered', order?.orderNumber ?? '')
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
  const listed = await shop.command('reviews', 'list', '20')
  for (const typed of hostile) expect(listed).toContain(JSON.stringify(typed))
  expect(reports).toEqual([])
})
