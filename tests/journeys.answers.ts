import type { Locator, Page } from '@playwright/test'
import { accountsWords } from '#words/accounts.ts'
import { callsWords } from '#words/calls.ts'
import { checkoutWords } from '#words/checkout.ts'
import { complaintsWords } from '#words/complaints.ts'
import { ordersWords } from '#words/orders.ts'
import { refusals } from '#words/refusals.ts'
import { reviewsWords } from '#words/reviews.ts'
import { newPerson, signedInOn } from './people.ts'
import { expect, test } from './shop.ts'
import { fillAddress, fillCart, line, placeButton, placeOrders } from './shopping.ts'
import { visit } from './visits.ts'

/** What the shop answers to a call: nothing at all, or this. */
type Answer = 'no line' | { readonly status: number; readonly json?: object; readonly body?: string }

const notJson = { status: 502, body: '<h1>Bad gateway</h1>' } as const
const says = accountsWords
const generic = callsWords.httpError(502, callsWords.unknownError)

/** Each form: how it is filled and sent, and what it says of each answer to its call (SPEC section 8). */
const forms: readonly {
  readonly form: string
  readonly call: string
  readonly fill: (page: Page) => Promise<void>
  readonly button: string | RegExp
  readonly says: readonly (readonly [string, Answer])[]
}[] = [
  {
    form: 'the login',
    call: '**/auth/login',
    async fill(page) {
      await visit(page, '/login')
      await page.getByLabel('Email').fill('asha@darya.example')
      await page.locator('#password').fill('teal kite')
    },
    button: 'Login',
    says: [
      [says.noToken, { status: 200, json: { user: { id: 'a' } } }],
      [says.badUser, { status: 200, json: { token: 'a' } }],
      [says.wrongPassword, { status: 401, json: { message: says.wrongPassword } }],
      [says.maybeTheShop, notJson],
      [says.maybeTheNetwork, 'no line'],
    ],
  },
  {
    form: 'the registration',
    call: '**/auth/register',
    async fill(page) {
      const person = newPerson()
      await visit(page, '/register')
      await page.getByLabel('Name').fill(person.name)
      await page.getByLabel('Email').fill(person.email)
      await page.locator('#password').fill(person.password)
      await page.getByLabel('Mobile').fill(person.mobile)
    },
    button: 'Register',
    says: [
      [refusals['account-known'](), { status: 409, json: { message: refusals['account-known'](), field: 'email' } }],
      [says.registerFailed, notJson],
      [says.networkFailed, 'no line'],
      [says.registered, { status: 201, json: { message: 'ok', user: anyone() } }],
    ],
  },
  {
    form: 'the sending of a code',
    call: '**/send-otp',
    async fill(page) {
      await visit(page, '/reset-password')
      await page.getByLabel('Mobile number').fill('9820000001')
    },
    button: 'Send OTP',
    says: [
      [says.codeNotSent, { status: 429, json: { message: 'Too many tries.', success: false } }],
      [says.codeSendError, 'no line'],
    ],
  },
  {
    form: 'the code',
    call: '**/verify-otp',
    fill: openCode,
    button: 'Verify OTP',
    says: [
      [says.codeWrong, { status: 400, json: { message: says.codeWrong, success: false } }],
      [says.codeVerifyError, 'no line'],
    ],
  },
  {
    form: 'the new password',
    call: '**/reset-password',
    async fill(page) {
      await openCode(page)
      await page.route('**/verify-otp', (route) => route.fulfill({ json: { success: true } }))
      await page.getByRole('button', { name: 'Verify OTP' }).click()
      await page.locator('#newPassword').fill('a new kite at noon')
      await page.locator('#confirmPassword').fill('a new kite at noon')
    },
    button: 'Submit',
    says: [
      [says.resetFailed, { status: 400, json: { message: says.codeWrong, success: false } }],
      [says.resetError, 'no line'],
    ],
  },
  {
    form: 'the review',
    call: '**/reviews',
    async fill(page) {
      await visit(page, '/lobsterDetails/19')
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await page.getByLabel('Your review').fill('Firm and sweet.')
      await page.locator('.review-form').getByLabel('Name').fill('Asha K')
      await page.locator('.review-form').getByLabel('Email').fill('asha@example.com')
    },
    button: 'Submit review',
    says: [
      [refusals['shops-name'](), { status: 400, json: { message: refusals['shops-name'](), field: 'username' } }],
      [reviewsWords.failed(502), notJson],
      [callsWords.trouble, 'no line'],
    ],
  },
  {
    form: 'the complaint',
    call: '**/complaints',
    async fill(page) {
      await visit(page, '/grievance')
      await page.getByLabel('What is wrong').fill('The pomfret came warm.')
      await page.getByLabel('Mobile number').fill('98200 00002')
    },
    button: complaintsWords.send,
    says: [
      [generic, notJson],
      [callsWords.trouble, 'no line'],
    ],
  },
  {
    form: 'the order',
    call: '**/orders',
    fill: openCheckout,
    button: /^Place order/,
    says: [
      [checkoutWords.placeFailed, { status: 201, body: '' }],
      [checkoutWords.placeFailedBecause(checkoutWords.noOrderId), { status: 201, json: { ok: true } }],
      [checkoutWords.placeFailedBecause(generic), notJson],
      [checkoutWords.placeError(checkoutWords.noAnswer), 'no line'],
      [checkoutWords.emptyCart, { status: 400, json: { message: checkoutWords.emptyCart } }],
      [checkoutWords.noUser, { status: 400, json: { message: checkoutWords.noUser } }],
      [refusals['prices-changed'](), { status: 409, json: { message: refusals['prices-changed']() } }],
      [
        refusals['not-delivered'](),
        { status: 400, json: { message: refusals['not-delivered'](), field: 'shippingAddress.pincode' } },
      ],
    ],
  },
]

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

async function openCode(page: Page, mobile = '9820000001') {
  await page.route('**/send-otp', (route) => route.fulfill({ json: { success: true } }))
  await visit(page, '/reset-password')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP').fill('123456')
}

async function openCheckout(page: Page, { filled = true } = {}) {
  await signedInOn(page)
  await fillCart(page, [line(4)])
  await visit(page, '/checkout')
  if (filled) await fillAddress(page)
}

function anyone() {
  return { id: 'a', name: 'Asha', fullName: 'Asha Koli', email: 'asha@darya.example', mobile: '+919820000001' }
}

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
