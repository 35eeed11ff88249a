import type { Browser, Page } from '@playwright/test'
import { logInOn, type PersonToBe, sameTokenOf } from '#tests/journeys/people.ts'
import { expect } from '#tests/running/shop.ts'

/** How many packs lie in the cart, as every page says it. */
export const badge = (page: Page) => page.getByRole('banner').locator('.badge')

export const more = (page: Page, title: string) => page.getByRole('button', { name: `One more of ${title}` })

/** What the account has, by cart id. */
export async function keptBy(page: Page, person: PersonToBe): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${await sameTokenOf(page.request, person)}` }
  const answer = await page.request.get('/cart', { headers })
  const { lines } = (await answer.json()) as { lines: { id: string; quantity: number }[] }
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
}

/** Another device of a person: a browser that has nothing of theirs yet, logged in and in the cart. */
export async function deviceOf(browser: Browser, shop: { readonly url: string }, person: PersonToBe): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  await logIn(page, person)
  await page.goto('/cartPage')
  return page
}

export async function logIn(page: Page, person: PersonToBe): Promise<void> {
  await page.goto('/login')
  await logInOn(page, person)
  await expect(page).not.toHaveURL(/\/login/)
}

export async function logOut(page: Page): Promise<void> {
  await pressLogout(page)
  await expect(page).toHaveURL(/\/login$/)
}

export async function pressLogout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

/** As a phone does that is taken up again. */
export const lookAgain = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))
