import type { Page } from '@playwright/test'
import { newPerson, type PersonToBe } from '#tests/journeys/people.ts'
import { fillCart, line } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { openHttpsShop } from '#tests/running/https-shop.ts'
import { test as base, expect } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { keptCartWords } from '#words/cart.ts'

type HttpsShop = Awaited<ReturnType<typeof openHttpsShop>>

const test = base.extend<{ door: HttpsShop }, { oneDoor: HttpsShop }>({
  oneDoor: [
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    async ({}, provide) => {
      const door = await openHttpsShop()
      await provide(door)
      await door.close()
    },
    { scope: 'worker' },
  ],
  async door({ oneDoor }, provide) {
    oneDoor.drops.cookies = false
    await provide(oneDoor)
  },
  baseURL: async ({ door }, provide) => provide(door.url),
})
test.use({ ignoreHTTPSErrors: true })
test.describe.configure({ mode: 'default' })

async function registered(page: Page): Promise<PersonToBe> {
  const person = newPerson()
  await page.goto('/aboutus')
  await page.evaluate(async (wanted) => {
    await fetch('/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    })
  }, person)
  return person
}

async function logIn(page: Page, { email, password }: PersonToBe) {
  await visit(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function signedIn(page: Page): Promise<PersonToBe> {
  const person = await registered(page)
  await logIn(page, person)
  await expect(page.getByText(accountsWords.loggedIn)).toBeVisible()
  return person
}

/** As Safari does after seven days: what scripts stored is gone, the cookies that the shop set stay. */
const wiped = (page: Page) => page.evaluate(() => localStorage.clear())

const cartIds = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('cartItems') ?? '[]') as { id: string }[]).map(({ id }) => id))

const accountsCart = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const { lines = [] } = (await (await fetch('/cart', { headers })).json()) as { lines?: { id: string }[] }
    return lines.map(({ id }) => id)
  })

test('who lost what scripts had stored is still signed in, and the cart of the account is back', async ({ page }) => {
  await signedIn(page)
  await fillCart(page, [line(4)])
  await visit(page, '/cartPage')
  await expect.poll(() => accountsCart(page)).toEqual(['pdpImage4'])
  await wiped(page)
  await visit(page, '/myorders')
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  await expect(page.getByText('No orders available.')).toBeVisible()
  await expect.poll(() => cartIds(page)).toEqual(['pdpImage4'])
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/)
})

test('what stands in the cart by then joins the one of the account only when somebody says so', async ({ page }) => {
  await signedIn(page)
  await fillCart(page, [line(4)])
  await visit(page, '/cartPage')
  await expect.poll(() => accountsCart(page)).toEqual(['pdpImage4'])
  await wiped(page)
  await fillCart(page, [line(19)])
  await visit(page, '/cartPage')
  const note = page.getByRole('status').filter({ hasText: keptCartWords.held })
  await expect(note).toBeVisible()
  await page.reload()
  await expect(note).toBeVisible()
  expect([await cartIds(page), await accountsCart(page)]).toEqual([['pdpImage19'], ['pdpImage4']])
  await note.getByRole('button', { name: keptCartWords.join }).click()
  await expect(note).toHaveCount(0)
  await expect.poll(async () => (await cartIds(page)).toSorted()).toEqual(['pdpImage19', 'pdpImage4'])
})

test('two tabs that open at once are both signed in', async ({ page, context }) => {
  await signedIn(page)
  const other = await context.newPage()
  await other.goto('/aboutus')
  await wiped(page)
  await Promise.all([page.goto('/myorders'), other.goto('/myorders')])
  for (const tab of [page, other]) await expect(tab.getByText('No orders available.')).toBeVisible()
  await Promise.all([page.reload(), other.reload()])
  for (const tab of [page, other]) await expect(tab.getByText('No orders available.')).toBeVisible()
})

test('who signs out without a line is signed out for good', async ({ page, context }) => {
  await signedIn(page)
  await visit(page, '/aboutus')
  await page.getByRole('button', { name: 'Menu' }).click()
  const logout = page.getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  await context.setOffline(true)
  await logout.click()
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('staying')
  await context.setOffline(false)
  await page.goto('/myorders')
  await expect(page).toHaveURL(/\/login$/)
  const again = await page.evaluate(async () => (await fetch('/auth/stay', { method: 'POST' })).status)
  expect(again).toBe(401)
})

test('a browser that drops cookies is told why it is not signed in, and what to do; what was typed stays', async ({
  page,
  door,
}) => {
  const person = await registered(page)
  door.drops.cookies = true
  await logIn(page, person)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(accountsWords.cookiesRefused)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.locator('#password')).toHaveValue(person.password)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
