import type { Page } from '@playwright/test'
import { type OtherBackend, openOtherBackend, type Said } from '#tests/fakes/other-backend.ts'
import { fillAddress, fillCart, line, placeButton, placedHead } from '#tests/journeys/shopping.ts'
import { complaintsOf, visit } from '#tests/journeys/visits.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { test as base, expect } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { checkoutWords } from '#words/checkout.ts'
import { ordersWords } from '#words/orders.ts'
import { reviewsWords } from '#words/reviews.ts'

const says = accountsWords
const meena = { name: 'Meena Rao', email: 'meena@darya.example', password: 'a teal kite', mobile: '9820000011' }

/** The shop's pages, which make their calls to a backend that gives no more than section 7 of the specification names. */
const test = base.extend<
  { shop: RunningShop; backend: OtherBackend },
  { both: { shop: RunningShop; backend: OtherBackend } }
>({
  both: [
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    async ({}, provide) => {
      const backend = await openOtherBackend()
      const shop = await openShop({ API_HOST: backend.url })
      await provide({ shop, backend })
      await shop.stop()
      await backend.close()
    },
    { scope: 'worker' },
  ],
  shop: ({ both }, provide) => provide(both.shop),
  backend: ({ both }, provide) => provide(both.backend),
})
test.describe.configure({ mode: 'default' })

async function register(page: Page, person = meena) {
  await visit(page, '/register')
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.locator('#password').fill(person.password)
  await page.getByLabel('Mobile').fill(person.mobile)
  await page.getByRole('button', { name: 'Register' }).click()
}

async function logIn(page: Page, { email, password } = meena) {
  await visit(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function signIn(page: Page, email: string) {
  await register(page, { ...meena, email })
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page, { ...meena, email })
  await expect(page.getByText(says.loggedIn)).toBeVisible()
}

async function place(page: Page) {
  await fillCart(page, [line(4)])
  await visit(page, '/checkout')
  await fillAddress(page)
  await page.locator('#shipping-phone').fill('98200 00011')
  await page.locator('#shipping-email').fill(meena.email)
  await placeButton(page).click()
}

test('a shopper registers, logs in, buys, follows, cancels, reviews and resets where the backend gives only what is specified', async ({
  page,
  backend,
}) => {
  const complaints = complaintsOf(page)
  await register(page)
  await expect(page.getByText(says.registered)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await logIn(page)
  await expect(page.getByText(says.loggedIn)).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? ''))).toMatchObject({
    id: 'p1',
    _id: 'p1',
    fullName: meena.name,
  })

  await place(page)
  await expect(placedHead(page)).toBeVisible()
  await expect(page.locator('.placed')).toContainText('65f0c1d2e3a4b5c6d7e8f900')
  await expect(page.locator('.placed')).toContainText('₹1,800.00')
  await expect(page.locator('.placed')).not.toContainText('about')
  const [placed, barcode] = backend.heard.filter(({ call }) => call.startsWith('POST /orders'))
  expect(Object.keys(placed?.body ?? {})).toEqual(
    expect.arrayContaining(['userId', 'cartItems', 'shippingAddress', 'billingAddress', 'totalPrice']),
  )
  expect(barcode?.body).toEqual({ orderData: { orderId: '65f0c1d2e3a4b5c6d7e8f900', ...placed?.body } })

  await page.reload()
  await visit(page, '/myorders')
  const card = page.locator('.order-card')
  await expect(card.locator('.tag')).toHaveText('Pending')
  await expect(card).toContainText('₹1,800.00')
  await card.getByRole('link', { name: /65f0c1d2e3a4b5c6d7e8f900/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('65f0c1d2e3a4b5c6d7e8f900')
  await visit(page, '/myorders')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(ordersWords.canceled)
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(card.locator('.tag')).toHaveText('Canceled')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)

  await visit(page, '/account')
  await expect(page.getByRole('main').getByText(meena.name)).toBeVisible()

  await visit(page, '/lobsterDetails/19')
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByLabel('Your review').fill('Firm and sweet.')
  await page.locator('.review-form').getByLabel('Name').fill('Meena')
  await page.locator('.review-form').getByLabel('Email').fill(meena.email)
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Review submitted successfully!')
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Firm and sweet.').first()).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await visit(page, '/reset-password')
  await page.getByLabel('Mobile number').fill(meena.mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP').fill('123456')
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.locator('#newPassword').fill('a new kite at noon')
  await page.locator('#confirmPassword').fill('a new kite at noon')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(says.resetDone)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('token-of-p1')
  // What section 7 does not name is not there, which a browser notes; nothing breaks of it.
  expect(complaints.filter((said) => !said.includes('404'))).toEqual([])
})

const nothing: Said = { status: 400, json: {} }
const html: Said = { status: 502, html: '<h1>Bad gateway</h1>' }
const emptyYes: Said = { status: 200, json: {} }
const no: Said = { status: 200, json: { success: false } }
const withReason: Said = { status: 200, json: { success: false, message: 'Not today.' } }

/** What is said of each answer that gives no sentence of its own (SPEC section 8). */
const rows: readonly {
  readonly what: string
  readonly call: string
  /** fills the form and sends it */
  readonly send: (page: Page) => Promise<void>
  readonly says: readonly (readonly [Said, string])[]
}[] = [
  {
    what: 'an e-mail that is not accepted',
    call: 'POST /auth/validate-email',
    send: (page) => register(page, { ...meena, email: 'x@nowhere.example' }),
    says: [
      [nothing, says.badEmailDomain],
      [{ status: 422, html: '<h1>Unprocessable</h1>' }, says.badEmailDomain],
    ],
  },
  {
    what: 'a registration',
    call: 'POST /auth/register',
    send: register,
    says: [
      [nothing, says.registerFailed],
      [html, says.registerFailed],
      [{ status: 200, html: '<h1>Welcome to the café</h1>' }, says.registerFailed],
    ],
  },
  {
    what: 'a login',
    call: 'POST /auth/login',
    send: logIn,
    says: [
      [emptyYes, says.noToken],
      [{ status: 200, json: { token: 'a' } }, says.badUser],
      [{ status: 200, json: { token: 'a', user: {} } }, says.badUser],
      [{ status: 200, json: { user: { id: 'a' } } }, says.noToken],
      [{ status: 401, json: {} }, says.wrongPassword],
      [html, says.wrongPassword],
    ],
  },
  {
    what: 'the sending of a code',
    call: 'POST /api/auth/send-otp',
    async send(page) {
      await visit(page, '/reset-password')
      await page.getByLabel('Mobile number').fill(meena.mobile)
      await page.getByRole('button', { name: 'Send OTP' }).click()
    },
    says: [
      [emptyYes, says.codeNotSent],
      [no, says.codeNotSent],
      [withReason, 'Not today.'],
      [nothing, says.codeNotSent],
      [html, says.codeNotSent],
    ],
  },
  {
    what: 'a code',
    call: 'POST /api/auth/verify-otp',
    send: verifyCode,
    says: [
      [emptyYes, says.codeWrong],
      [no, says.codeWrong],
      [withReason, 'Not today.'],
      [nothing, says.codeWrong],
      [html, says.codeVerifyError],
    ],
  },
  {
    what: 'a new password',
    call: 'POST /api/auth/reset-password',
    async send(page) {
      await verifyCode(page)
      await page.locator('#newPassword').fill('a new kite at noon')
      await page.locator('#confirmPassword').fill('a new kite at noon')
      await page.getByRole('button', { name: 'Submit' }).click()
    },
    says: [
      [emptyYes, says.resetFailed],
      [no, says.resetFailed],
      [withReason, 'Not today.'],
      [nothing, says.resetFailed],
      [html, says.resetError],
    ],
  },
  {
    what: 'a review',
    call: 'POST /reviews',
    async send(page) {
      await visit(page, '/lobsterDetails/19')
      await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
      await page.getByLabel('Your review').fill('Firm and sweet.')
      await page.locator('.review-form').getByLabel('Name').fill('Meena')
      await page.locator('.review-form').getByLabel('Email').fill(meena.email)
      await page.getByRole('button', { name: 'Submit review' }).click()
    },
    says: [
      [nothing, reviewsWords.failed(400)],
      [html, reviewsWords.failed(502)],
    ],
  },
]

async function verifyCode(page: Page) {
  await visit(page, '/reset-password')
  // The tab keeps the number of the try before.
  await page.evaluate(() => sessionStorage.clear())
  await visit(page, '/reset-password')
  await page.getByLabel('Mobile number').fill(meena.mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP').fill('123456')
  await page.getByRole('button', { name: 'Verify OTP' }).click()
}

for (const { what, call, send, says: answers } of rows)
  test(`where the backend gives no sentence, the specified one is said of ${what}`, async ({ page, backend }) => {
    for (const [said, sentence] of answers) {
      backend.answer(call, said)
      await send(page)
      const shown = page.locator('.answer, .trouble, .error-summary').filter({ hasText: sentence })
      await expect(shown, JSON.stringify(said)).toBeVisible()
      expect(backend.heard.at(-1)?.call).toBe(call)
    }
    backend.answer(call, undefined)
  })

test('where orders cannot be fetched, My Orders says so, also where this browser keeps some', async ({
  page,
  backend,
}) => {
  await signIn(page, 'orders@darya.example')
  const failed = page.getByRole('alert').filter({ hasText: ordersWords.fetchFailed })
  const answers: Said[] = [emptyYes, no, nothing, html, { status: 500, json: {} }]
  for (const said of answers) {
    backend.answer('GET /orders/userorders', said)
    await visit(page, '/myorders')
    await expect(failed, JSON.stringify(said)).toBeVisible()
  }
  backend.answer('GET /orders/userorders', undefined)
  await place(page)
  await expect(placedHead(page)).toBeVisible()
  await visit(page, '/myorders')
  await expect(page.locator('.order-card')).toHaveCount(1)
  for (const said of answers) {
    backend.answer('GET /orders/userorders', said)
    await visit(page, '/myorders')
    await expect(failed, JSON.stringify(said)).toBeVisible()
  }
  backend.answer('GET /orders/userorders', undefined)

  await visit(page, '/myorders')
  for (const [said, sentence] of [
    [emptyYes, ordersWords.cancelFailed],
    [no, ordersWords.cancelFailed],
    [withReason, 'Not today.'],
    [nothing, ordersWords.cancelFailed],
    [html, ordersWords.cancelFailed],
  ] as const) {
    backend.answer('PATCH /orders/:id/cancel', said)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(page.getByRole('alertdialog'), JSON.stringify(said)).toContainText(sentence)
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  }
  backend.answer('PATCH /orders/:id/cancel', undefined)
})

test('where a pincode cannot be looked up, the checkout says so', async ({ page, backend }) => {
  await signIn(page, 'pincodes@darya.example')
  await fillCart(page, [line(4)])
  const answers: (readonly [string, Said])[] = [
    ['400013', emptyYes],
    ['400014', html],
    ['400015', { status: 404, json: {} }],
  ]
  for (const [pincode, said] of answers) {
    backend.answer('GET /pincode/:id', said)
    await visit(page, '/checkout')
    await page.getByLabel('Pincode').fill(pincode)
    await expect(page.getByText(checkoutWords.pincodeFailed), JSON.stringify(said)).toBeVisible()
  }
  backend.answer('GET /pincode/:id', undefined)
})
