import type { Page } from '@playwright/test'
import { fillCart, line } from '#tests/journeys/shopping.ts'
import { alive, barriersOn, complaintsOf, visit } from '#tests/journeys/visits.ts'
import { cookiesOf, staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { choicesWords } from '#words/choices.ts'
import { counterWords } from '#words/counter.ts'
import { refusals } from '#words/refusals.ts'

const choices = choicesWords
const busy = (page: Page) => page.locator('[aria-busy=true]')

test('what is tapped on a fish before its scripts have come is kept in its order, shown as under way, and happens', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const letScriptsCome = await visitEarly(page, '/wholePomfretDetails/4')
  await page.getByLabel('Size').press('S')
  const more = page.getByRole('button', { name: /^One more/ })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: choices.addToCart }).click()
  await expect(busy(page)).toHaveCount(3)
  expect(await barriersOn(page)).toEqual([])
  letScriptsCome()
  await expect(page.locator('.added')).toContainText(choices.added)
  await expect(page.locator('.added')).toContainText('Small, 1 kg')
  await expect(page.getByRole('link', { name: 'Cart, 3 packs' })).toBeVisible()
  await expect(busy(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('one more of what lies in the cart already counts from there', async ({ page }) => {
  await visit(page, '/home')
  await fillCart(page, [line(4, 3)])
  const letScriptsCome = await visitEarly(page, '/wholePomfretDetails/4')
  await page.getByRole('button', { name: /^One more/ }).click()
  letScriptsCome()
  await expect(page.getByRole('link', { name: 'Cart, 4 packs' })).toBeVisible()
})

test('a tap happens once, also where it falls into the coming alive', async ({ page }) => {
  const letScriptsCome = await visitEarly(page, '/wholePomfretDetails/4')
  const more = page.getByRole('button', { name: /^One more/ })
  await more.click()
  letScriptsCome()
  for (const count of [3, 4, 5]) {
    await more.click()
    await expect(page.locator('.stepper output')).toHaveText(String(count))
  }
})

test('the menu, the pause of the hero and a password that is to be shown wait in the same way', async ({ page }) => {
  for (const [path, name, comes] of [
    ['/productListPomfret', 'Menu', (): unknown => page.getByRole('dialog', { name: 'Menu' })],
    ['/home', 'Pause', (): unknown => page.getByRole('button', { name: 'Play' }).first()],
    ['/login', 'Show password', (): unknown => page.locator('#password[type=text]')],
  ] as const) {
    const letScriptsCome = await visitEarly(page, path)
    await page.getByRole('button', { name }).first().click()
    await expect(busy(page)).toHaveCount(1)
    letScriptsCome()
    await expect(comes() as ReturnType<typeof busy>).toBeVisible()
    await expect(busy(page)).toHaveCount(0)
  }
})

test('Order Now, and the list of products, work before any script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visitEarly(page, '/home')
  await page.getByRole('button', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'Mackerel (Bangda)' }).first().click()
  await expect(page).toHaveURL('/productListBangda')
  await page
    .getByRole('link', { name: /^Order Now/ })
    .first()
    .click()
  await expect(page).toHaveURL('/wholeBangdaDetails/13')
})

test('at the counter the list of pages opens before any script, and stays open as the page comes alive', async ({
  page,
  shop,
}) => {
  await page.context().addCookies(cookiesOf(await staffAt(shop.dataDir, 'owner'), shop.url))
  const letScriptsCome = await visitEarly(page, '/counter/devices')
  const names = page.getByRole('banner').getByRole('link')
  await page.getByRole('button', { name: counterWords.morePages, exact: true }).click()
  await expect.poll(() => names.count()).toBeGreaterThan(10)
  letScriptsCome()
  await alive(page)
  await expect(busy(page)).toHaveCount(0)
  expect(await names.count()).toBeGreaterThan(10)
  // What has just come takes no press for a moment: a person presses again.
  await expect(async () => {
    if ((await names.count()) > 10)
      await page.getByRole('button', { name: counterWords.closePages }).click({ timeout: 1000 })
    expect(await names.count()).toBeLessThan(10)
  }).toPass()
})

test('at the counter what was typed of a new kind before any script is in its preview, and names it', async ({
  page,
  shop,
}) => {
  await page.context().addCookies(cookiesOf(await staffAt(shop.dataDir, 'owner'), shop.url))
  const letScriptsCome = await visitEarly(page, '/counter/catalogue/new')
  await page.locator('#title').fill('Hilsa (Palla)')
  letScriptsCome()
  await expect(page.locator('#name')).toHaveValue('hilsa-palla')
  await expect(page.locator('.card-preview')).toContainText('Hilsa (Palla)')
})

test('what was typed into the search stays, and is searched for', async ({ page }) => {
  const letScriptsCome = await visitEarly(page, '/home')
  const box = page.getByLabel('Search fish')
  await box.fill('bangda')
  letScriptsCome()
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('link').first()).toBeVisible()
  await expect(box).toHaveValue('bangda')
  await box.press('Enter')
  await expect(page).toHaveURL('/productListBangda')
})

test('Enter in a form that cannot be sent yet sends it as soon as it can, once', async ({ page }) => {
  const letScriptsCome = await visitEarly(page, '/login')
  const sent: string[] = []
  page.on('request', (call) => call.method() === 'POST' && sent.push(call.url()))
  await page.locator('#email').fill('nobody@example.com')
  await page.locator('#password').fill('a password of some length')
  await page.locator('#password').press('Enter')
  await page.locator('#password').press('Enter')
  await expect(page.getByRole('main').locator('[type=submit][aria-busy=true]')).toHaveCount(1)
  letScriptsCome()
  await expect(page.getByText(accountsWords.wrongPassword)).toBeVisible()
  await expect(page.locator('#password')).toHaveValue('a password of some length')
  expect(sent).toHaveLength(1)
})

test('what was left filled wrongly before the page came alive is said then, and only that', async ({ page }) => {
  const letScriptsCome = await visitEarly(page, '/register')
  await page.getByLabel('Email').fill('asha')
  await page.locator('#password').fill('short')
  await page.getByLabel('Mobile').pressSequentially('98')
  letScriptsCome()
  await expect(page.locator('#email-error')).toHaveText(refusals['email-incomplete']())
  await expect(page.locator('#password-error')).toHaveText(accountsWords.passwordTooShort)
  // Where somebody still types, and where nothing was typed, nothing is wrong yet.
  await expect(page.locator('.field-error')).toHaveCount(2)
  await page.getByLabel('Email').fill('asha@example.com')
  await expect(page.locator('#email-error')).toHaveCount(0)
})

test('a review begun before the page came alive is checked as well', async ({ page }) => {
  const letScriptsCome = await visitEarly(page, '/lobsterDetails/19')
  await page.locator('.review-form').getByLabel('Email').fill('asha')
  await page.locator('.review-form').getByLabel('Name').focus()
  letScriptsCome()
  await expect(page.locator('.review-form .field-error')).toHaveCount(1)
})

/** Opens a page whose scripts are held on their way, until they are let come. */
async function visitEarly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  await page.goto(path, { waitUntil: 'commit' })
  // The first script, which keeps the taps, came with the page.
  await page.waitForFunction(() => document.readyState !== 'loading')
  return resolve
}
