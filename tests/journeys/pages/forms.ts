import type { Page } from '@playwright/test'
import { newPerson, signedInOn } from '#tests/journeys/people.ts'
import { fillAddress, fillCart, line } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { complaintsWords } from '#words/about.ts'
import { accountsWords } from '#words/accounts.ts'
import { checkoutWords } from '#words/checkout.ts'
import { callsWords } from '#words/frame.ts'
import { refusals } from '#words/refusals.ts'
import { reviewsWords } from '#words/reviews.ts'

/** What the shop answers to a call: nothing at all, or this. */
type Answer = 'no line' | { readonly status: number; readonly json?: object; readonly body?: string }

export const notJson = { status: 502, body: '<h1>Bad gateway</h1>' } as const
const says = accountsWords
const generic = callsWords.httpError(502, callsWords.unknownError)

/** Each form: how it is filled and sent, and what it says of each answer to its call (SPEC section 8). */
export const forms: readonly {
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
      [checkoutWords.placeFailed, { status: 400, json: { error: 'no' } }],
      // Where nobody knows, the order waits on a page of its own: tests/journeys/checkout/checkout-placing.journey.ts.
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

export async function openCode(page: Page, mobile = '9820000001') {
  await page.route('**/send-otp', (route) => route.fulfill({ json: { success: true } }))
  await visit(page, '/reset-password')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP').fill('123456')
}

export async function openCheckout(page: Page, { filled = true } = {}) {
  await signedInOn(page)
  await fillCart(page, [line(4)])
  await visit(page, '/checkout')
  if (filled) await fillAddress(page)
}

function anyone() {
  return { id: 'a', name: 'Asha', fullName: 'Asha Koli', email: 'asha@darya.example', mobile: '+919820000001' }
}
