import type { Page } from '@playwright/test'
import type { CartItem } from '#shop/wire/cart-item.ts'
import { choicesWords } from '#words/choices.ts'

export const paplet = '/wholePomfretDetails/4'

export const livePrice = (page: Page) => page.locator('.live-price')
export const willAdd = (page: Page) => page.locator('.will-add')
export const chosen = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('option:checked')
export const quantity = (page: Page) => page.getByRole('group', { name: /^Quantity of/ }).locator('output')
export const one = (page: Page, way: 'more' | 'less') => page.getByRole('button', { name: `One ${way} of` })
export const cartOf = async (page: Page): Promise<CartItem[]> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('cartItems'))) ?? '[]') as CartItem[]

export async function choose(page: Page, label: string, option: string) {
  await page.getByLabel(label, { exact: true }).selectOption({ label: option })
}

export async function add(page: Page) {
  await page.getByRole('button', { name: choicesWords.addToCart }).click()
}
