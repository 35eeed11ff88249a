import type { Page } from '@playwright/test'
import { detailUrl } from '#shop/catalogue/product.ts'
import { openingProduct } from './products.ts'
import { ashasReview } from './reviews.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { test as base, expect } from './shop.ts'

/** A shop of their own: reviews would change what the other journeys see of a product. Each test has its own product. */
export const test = base.extend<object, { shop: RunningShop }>({
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
