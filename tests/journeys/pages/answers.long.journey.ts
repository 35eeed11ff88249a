import type { Locator } from '@playwright/test'
import { signedInOn } from '#tests/journeys/people.ts'
import { line, placeButton, placeOrders } from '#tests/journeys/shopping.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { checkoutWords } from '#words/checkout.ts'
import { ordersWords } from '#words/orders.ts'
import { refusals } from '#words/refusals.ts'
import { forms, notJson, openCheckout, openCode } from './forms.ts'

const says = accountsWords

for (const { form, call, fill, button, says: answers } of forms)
  test(`whatever becomes of ${form} is said inside the screen of a phone, with the focus`, async ({ page }) => {
    await fill(page)
    for (const [sentence, answer] of answers) {
      await page.route(call, (route) =>
        route.request().isNavigationRequest()
          ? route.continue()
          : answer === 'no line'
            ? route.abort()
            : route.fulfill(answer),
      )
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
      const said = page.locator('.answer, .trouble, .error-summary, .banner').filter({ hasText: sentence })
      await expect(said, sentence).toBeFocused()
      await isInSight(said.getByText(sentence).first(), sentence)
      await page.unroute(call)
    }
  })

test('a form with nothing in it says so inside the screen: also of the pincode, for as long as that is said', async ({
  page,
}) => {
  await openCheckout(page, { filled: false })
  await placeButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await isInSight(page.getByText(checkoutWords.noPincode), checkoutWords.noPincode)
  await isInSight(summary, 'There is a problem')
})

test('a pincode says what is wrong with it where one goes on typing', async ({ page }) => {
  await openCheckout(page, { filled: false })
  for (const [typed, sentence] of [
    ['110001', refusals['not-delivered']()],
    ['40001a', 'Pincode must be 6 digits. You typed 5 digits and a letter.'],
  ] as const) {
    await page.getByLabel('Pincode').fill(typed)
    await page.keyboard.press('Tab')
    await isInSight(page.locator('#shipping-pincode-error'), sentence)
    await expect(page.locator('#shipping-pincode-error')).toHaveText(sentence)
  }
  await page.getByLabel('Pincode').fill('400 014')
  await page.keyboard.press('Tab')
  await expect(page.locator('#shipping-pincode-error')).toHaveCount(0)
  await page.route('**/pincode/*', (route) => route.abort())
  await page.getByLabel('Pincode').fill('400012')
  await isInSight(page.getByText(checkoutWords.pincodeFailed), checkoutWords.pincodeFailed)
})

test('a cancellation that fails says so in an alert that has the focus', async ({ page }) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(19)]])
  await page.goto('/myorders')
  await page.route('**/cancel', (route) => route.fulfill(notJson))
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const alert = page.getByRole('alertdialog')
  await isInSight(alert.getByText(ordersWords.cancelFailed), ordersWords.cancelFailed)
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
})

for (const how of ['a mouse', 'a finger', 'Enter'] as const)
  test(`another number can be given by ${how}: nothing goes to the one before, and its field has the focus`, async ({
    browser,
    shop,
  }) => {
    const page = await browser.newPage({
      baseURL: shop.url,
      viewport: { width: 360, height: 740 },
      hasTouch: how === 'a finger',
    })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/send-otp')) sent.push(request.postData() ?? '')
    })
    await openCode(page, '9811111111')
    const another = page.getByRole('button', { name: 'Use another number' })
    if (how === 'a finger') await another.tap()
    else if (how === 'Enter') await another.press('Enter')
    else await another.click()
    await expect(page.getByLabel('Mobile number')).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel('Mobile number').fill('9822222222')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByLabel('OTP')).toBeFocused()
    expect(sent.map((body) => (JSON.parse(body) as { mobile: string }).mobile)).toEqual(['9811111111', '9822222222'])
    await page.close()
  })

test('after five wrong codes the page says beside it that another is needed', async ({ page }) => {
  await openCode(page)
  await page.route('**/verify-otp', (route) =>
    route.fulfill({ status: 400, json: { message: says.codeWrong, success: false } }),
  )
  const answer = page.locator('.trouble')
  for (let tries = 1; tries <= 5; tries += 1) {
    await page.getByRole('button', { name: 'Verify OTP' }).click()
    await expect(answer).toContainText(says.codeWrong)
    await expect(answer).toBeFocused()
    await expect(answer.getByText(says.codeTriedOut(5))).toHaveCount(tries === 5 ? 1 : 0)
  }
})

/** Wholly inside the screen, and nothing lies over it. */
async function isInSight(what: Locator, sentence: string): Promise<void> {
  await expect(what, sentence).toBeInViewport({ ratio: 1 })
  const isOnTop = await what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every((part) => {
      const there = document.elementFromPoint(left + width / 2, top + height * part)
      return element === there || element.contains(there) || there?.contains(element) === true
    })
  })
  expect(isOnTop, `nothing lies over '${sentence}'`).toBe(true)
}
