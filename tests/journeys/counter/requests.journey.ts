import { alive, complaintsOf, takesPresses } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { requestWords as words } from '#words/requests.ts'
import { deskWords } from '#words/reviews.ts'
import { standAt } from './desk-pages.ts'

const test = untouched()

test('what people search for in vain stands at the desk, and is put aside or added; a telephone number never does', async ({
  page,
  shop,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  for (const typed of ['Crab', 'crab', 'oyster', '98200 00001', 'pomfret'])
    await page.request.get(`/search?${new URLSearchParams({ query: typed })}`)
  await standAt(page, shop, 'counter', 'requests')
  await expect(async () => {
    await page.reload()
    await expect(page.locator('.work')).toHaveCount(2, { timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  await alive(page)
  await expect(page.getByText(deskWords.keys)).toBeVisible()
  const crab = page.locator('.work').first()
  await expect(crab.getByRole('heading')).toHaveText('crab, 2')
  await expect(page.getByText('98200')).toHaveCount(0)

  await takesPresses(page)
  await crab.getByRole('button', { name: words.asideOf('crab') }).click()
  await expect(crab).toContainText(words.asideNow)
  await crab.getByRole('button', { name: words.backOf('crab') }).click()
  await expect(crab).toContainText(words.notSold)
  await page.locator('.work').nth(1).focus()
  await page.keyboard.press('h')
  await expect(page.locator('.work').nth(1)).toContainText(words.asideNow)
  await page.reload()
  await expect(page.locator('.work')).toHaveCount(1)
  await alive(page)
  await crab.getByRole('link', { name: words.addOf('crab') }).click()
  await expect(page).toHaveURL(/\/counter\/catalogue\/new$/)
  expect(complaints).toEqual([])
})
