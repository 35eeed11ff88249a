import { barriersOn, visit } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { callsWords } from '#words/frame.ts'
import { refusals } from '#words/refusals.ts'
import { reviewsWords } from '#words/reviews.ts'
import { addressOf, fill, reviewsOn, star, submit, write } from './review-pages.ts'

// Reviews would change what other journeys see of a product. Each journey has its own product.
const test = untouched()

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
  await expect(page.getByRole('alert')).toContainText(refusals['shops-name']())
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
