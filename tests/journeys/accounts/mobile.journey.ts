import type { Page } from '@playwright/test'
import { readableMobile } from '#shop/accounts/accounts.ts'
import { seconds } from '#shop/time.ts'
import { codesFor, type PersonToBe, signedInOn } from '#tests/journeys/people.ts'
import { fillAddress, fillCart, line, placeButton } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn } from '#tests/journeys/visits.ts'
import { liveShop } from '#tests/running/live-settings.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect, inOwnShop, test } from '#tests/running/shop.ts'
import { proofWords } from '#words/account-page.ts'
import { accountsWords } from '#words/accounts.ts'
import { checkoutWords } from '#words/checkout.ts'
import { opensSoonWords } from '#words/opening.ts'
import { refusals } from '#words/refusals.ts'

const says = proofWords
const block = (page: Page, title: string = says.title) => page.getByRole('region', { name: title })
const textsTo = async (shop: RunningShop, { mobile }: PersonToBe) =>
  (await shop.messages()).filter(({ to }) => to === `+91${mobile}`).map(({ text }) => text)

async function order(page: Page, { isFirst = true } = {}) {
  await fillCart(page, [line(4)])
  await page.goto('/checkout')
  if (isFirst) await fillAddress(page)
  await placeButton(page).click()
}

/** As somebody does who reads the code on their telephone. */
async function prove(page: Page, shop: RunningShop, person: PersonToBe, title: string = says.title) {
  const own = block(page, title)
  await own.getByRole('button', { name: says.send }).click()
  await expect(own).toContainText(says.sent(readableMobile(person.mobile)))
  const otp = own.getByLabel('OTP')
  await expect(otp).toBeFocused()
  await expect(otp).toHaveAttribute('inputmode', 'numeric')
  await expect(otp).toHaveAttribute('autocomplete', 'one-time-code')
  await otp.fill((await codesFor(shop, person)).at(-1) ?? 'no code')
  await page.keyboard.press('Enter')
  await expect(own.getByRole('status').filter({ hasText: says.done })).toBeVisible()
}

test('after the first order one shows that the mobile is one’s own, and is told of the next', async ({
  page,
  shop,
}) => {
  const person = await signedInOn(page)
  await order(page)
  await expect(page.getByRole('heading', { name: checkoutWords.placed })).toBeFocused()
  await expect(block(page)).toContainText(says.ask(readableMobile(person.mobile)))
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await prove(page, shop, person)
  await expect(block(page).getByRole('heading', { name: says.title })).toBeFocused()
  expect((await textsTo(shop, person)).filter((text) => text.includes('is placed'))).toEqual([])

  await order(page, { isFirst: false })
  await expect(page.getByRole('heading', { name: checkoutWords.placed })).toBeVisible()
  await expect.poll(async () => (await textsTo(shop, person)).join()).toContain('is placed')
  await expect(block(page)).toHaveCount(0)
})

test('a wrong code proves nothing, on the account page the right one does', async ({ page, shop }) => {
  const person = await signedInOn(page)
  await page.goto('/account')
  await block(page).getByRole('button', { name: says.send }).click()
  await codesFor(shop, person)
  await page.reload()
  // A code that came just now can be typed, though it is too soon for another.
  await block(page).getByRole('button', { name: says.send }).click()
  await block(page).getByLabel('OTP').fill('12')
  await page.keyboard.press('Enter')
  await expect(block(page).locator('#otp-error')).toContainText('6 digits')
  const code = (await codesFor(shop, person)).at(-1) ?? ''
  await block(page)
    .getByLabel('OTP')
    .fill(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(block(page).getByRole('alert')).toContainText(accountsWords.codeWrong)
  expect(await barriersAnywhereOn(page, 'main')).toEqual([])
  await block(page).getByLabel('OTP').fill(code)
  await block(page).getByRole('button', { name: 'Verify OTP' }).click()
  await expect(block(page)).toContainText(says.done)
  await page.reload()
  await expect(page.getByText(says.stands)).toBeVisible()
  await expect(block(page)).toHaveCount(0)
})

test.describe('where orders wait for it', () => {
  const strict = inOwnShop({ VERIFY_MOBILE: 'before-order' })

  strict('the code is asked for over the button, and two taps more place the order', async ({ page, shop }) => {
    const person = await signedInOn(page)
    await fillCart(page, [line(4)])
    await page.goto('/checkout')
    await fillAddress(page)
    const asked = block(page, says.called)
    await expect(asked).toBeVisible()
    const [above, button] = [await asked.boundingBox(), await placeButton(page).boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await prove(page, shop, person, says.called)
    await placeButton(page).click()
    await expect(page.getByRole('heading', { name: checkoutWords.placed })).toBeVisible()
  })

  strict('an order is refused in clear words, and placed once the mobile has answered', async ({ page, shop }) => {
    const person = await signedInOn(page)
    await order(page)
    await expect(page.getByRole('alert').filter({ hasText: refusals['mobile-unproven']() })).toBeVisible()
    await expect(block(page, says.called).getByRole('heading')).toBeFocused()
    await prove(page, shop, person, says.called)
    await placeButton(page).click()
    await expect(page.getByRole('heading', { name: checkoutWords.placed })).toBeVisible()
    await expect.poll(async () => (await textsTo(shop, person)).join()).toContain('is placed')
  })
})

test.describe('where orders end that nobody answers for', () => {
  const trusting = inOwnShop({ ...liveShop, PUBLIC_URL: 'http://127.0.0.1:3000', VERIFY_MOBILE: 'before-messages' })

  trusting(
    'the buyer reads by when the mobile must answer, once it is placed and on its page',
    async ({ page, shop }) => {
      await shop.command('open')
      const isClosed = async () => (await (await page.request.get('/home')).text()).includes(opensSoonWords.all)
      await expect.poll(isClosed, { timeout: seconds(20) }).toBe(false)
      await signedInOn(page)
      await fillCart(page, [line(4)])
      await page.goto('/checkout')
      await fillAddress(page)
      await placeButton(page).click()
      await expect(page.getByRole('heading', { name: checkoutWords.placed })).toBeVisible()
      const by = page.getByText(new RegExp(proofWords.by('(1?\\d:\\d\\d [ap]m)')))
      await expect(by).toBeInViewport()
      await page.goto('/myorders')
      await page.locator('.order-card a').first().click()
      await expect(by).toBeInViewport()
      expect(await barriersAnywhereOn(page)).toEqual([])
    },
  )
})
