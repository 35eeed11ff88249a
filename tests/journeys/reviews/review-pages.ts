import type { Page } from '@playwright/test'
import { detailUrl } from '#shop/catalogue/product.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { ashasReview } from '#tests/rooms/reviews.ts'
import { expect } from '#tests/running/shop.ts'

export const addressOf = (productId: number) => detailUrl(openingProduct(productId))

export async function write(page: Page, productId: number, different: object = {}, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const data = { ...ashasReview({ productId }), ...different }
  const answer = await page.request.post('/reviews', { data, headers })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { _id: string }
}

export const reviewsOn = (page: Page) => page.locator('.review')
export const star = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit review' })

export async function fill(page: Page, comment = 'Firm, sweet, no smell.') {
  await page.getByLabel('Your review').fill(comment)
  await page.getByLabel('Name').fill('Asha K')
  await page.getByLabel('Email').fill('asha@example.com')
}
