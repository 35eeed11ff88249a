import type { Page } from '@playwright/test'
import { tabTo } from '#tests/journeys/pages/keyboard.ts'
import { isSignedIn, logInOn, proveMobile, signedInOn, tokenOf } from '#tests/journeys/people.ts'
import { line, placeOrders } from '#tests/journeys/shopping.ts'
import { barriersOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountPageWords } from '#words/account-page.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'

const says = accountPageWords.deleting

test('who deletes their account by keyboard is signed out everywhere, and this browser forgets them', async ({
  page,
  request,
  shop,
}) => {
  test.slow()
  const person = await signedInOn(page)
  const phone = await tokenOf(request, person)
  await placeOrders(page, person, [[line(4)]])
  await proveMobile(request, shop, person)
  await openAccount(page)
  for (const said of [says.goes, says.stays, says.onItsWay]) await expect(page.getByText(said)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('orderWishes', '{"cap":"as-shown","ifMissing":"call"}'))
  await page.evaluate(() => localStorage.setItem('reviewDetails', '{"username":"Asha","email":"asha@darya.example"}'))

  await tabTo(page, password(page))
  await page.keyboard.type(person.password)
  await tabTo(page, deleteButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  const done = page.getByRole('alertdialog')
  await expect(done).toContainText(/Your account is deleted.* the last until \d+ \w+ \d{4}/)
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
  // Closing the tab now leaves nothing behind.
  for (const key of [
    'token',
    'user',
    'shippingAddress',
    'billingAddress',
    'reviewDetails',
    'redirectTo',
    'orderWishes',
    'cartSync',
    'cartLeft',
  ])
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
  expect(await isSignedIn(request, phone)).toBe(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await expect
    .poll(async () => (await shop.messages()).filter(({ to }) => to === `+91${person.mobile}`).map(({ text }) => text))
    .toContainEqual(expect.stringContaining('account has been deleted'))

  await page.goto('/login')
  await logInOn(page, person)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(accountsWords.wrongPassword)
})

test('a wrong password, no password and second thoughts delete nothing', async ({ page, request }) => {
  const person = await signedInOn(page)
  await openAccount(page)
  await deleteButton(page).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Enter your password.' })).toBeVisible()

  await password(page).fill('not the right one')
  await deleteButton(page).click()
  await confirm(page, says.yes)
  await expect(page.locator('#ownPassword-error')).toHaveText(refusals['old-password-wrong']())
  expect(await barriersOn(page, 'main')).toEqual([])

  await password(page).fill(person.password)
  await deleteButton(page).click()
  expect(await barriersOn(page)).toEqual([])
  await confirm(page, 'Cancel')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await tokenOf(request, person)

  await page.route('**/auth/account', (route) => route.abort())
  await deleteButton(page).click()
  await confirm(page, says.yes)
  await expect(page.getByRole('main').getByText(accountsWords.networkFailed)).toBeVisible()
  await tokenOf(request, person)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`deleting bars nobody and fits the narrowest phone, ${colorScheme}`, async ({ page }) => {
    const person = await signedInOn(page)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 640 })
    await openAccount(page)
    expect(await overflowOf(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
    await password(page).fill(person.password)
    await deleteButton(page).click()
    await expect(page.getByText(says.question)).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
  })

test('the privacy notice leads there', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('main')).toContainText('delete your account yourself')
  await expect(page.getByRole('main').locator('a[href="/account"]')).toBeVisible()
})

async function openAccount(page: Page) {
  await visit(page, '/account')
  await expect(page.getByText('(this one)')).toBeVisible()
}

const password = (page: Page) => page.locator('#ownPassword')
const deleteButton = (page: Page) => page.locator('main form').getByRole('button', { name: says.yes })
const confirm = (page: Page, choice: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: choice }).click()
