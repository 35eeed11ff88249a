import * as v from 'valibot'
import { complaintForm } from '#shop/complaint-form.ts'
import { cash } from '#shop/payment.ts'
import { mostLines } from '#shop/pricing.ts'
import { reviewForm } from '#shop/review-form.ts'
import { emailAddress, longestName, plainText } from '#shop/text.ts'
import { checkoutWords } from '#words/checkout.ts'
import { address } from './address.ts'
import { call } from './call.ts'
import { cartItem } from './cart-item.ts'
import { order } from './order.ts'
import { postalAnswer } from './postal-answer.ts'
import { review } from './review.ts'
import { session } from './session.ts'
import { user } from './user.ts'

const nothing = v.unknown()
const succeeded = v.object({ success: v.boolean(), message: v.optional(v.string()) })

const typedMobile = plainText('Mobile number', 20)
const typedPassword = (what: string) =>
  v.pipe(
    v.string(`${what} is required.`),
    v.check((typed) => typed !== '', `${what} is required.`),
    v.maxLength(512, `${what} is too long.`),
  )
const code = v.pipe(v.string('The code is required.'), v.trim(), v.regex(/^[0-9]{6}$/, 'The code has 6 digits.'))

const signedIn = v.object({ token: v.string(), user })

/** Newest first: those before the `next` of the page that was seen, and those that have what was typed. */
const ordersPage = v.object({
  before: v.optional(v.pipe(v.string(), v.maxLength(100))),
  search: v.optional(v.pipe(v.string(), v.maxLength(200, 'That is too much to search for.'))),
})

/** The specification's pages send the id as it stands in their address. */
const reviewedProduct = v.union(
  [
    v.pipe(v.number(), v.integer()),
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,6}$/),
      v.transform((typed) => Number(typed)),
    ),
  ],
  'The review names no product.',
)

/** Every call that the server answers. */
export const calls = {
  checkAuth: call(
    'GET',
    '/auth/checkAuth',
    'anyone',
    nothing,
    v.object({ authenticated: v.boolean(), user: v.optional(user) }),
  ),
  register: call(
    'POST',
    '/auth/register',
    'anyone',
    v.object({
      name: plainText('Name', longestName),
      email: emailAddress,
      password: typedPassword('Password'),
      mobile: typedMobile,
    }),
    v.object({ message: v.string(), user }),
  ),
  login: call(
    'POST',
    '/auth/login',
    'anyone',
    v.object({ email: plainText('E-mail', 254), password: typedPassword('Password') }),
    signedIn,
  ),
  validateEmail: call(
    'POST',
    '/auth/validate-email',
    'anyone',
    v.object({ email: emailAddress }),
    v.object({ valid: v.boolean() }),
  ),
  logout: call('POST', '/auth/logout', 'signed-in', nothing, succeeded),
  changePassword: call(
    'POST',
    '/auth/change-password',
    'signed-in',
    v.object({ password: typedPassword('Password'), newPassword: typedPassword('New password') }),
    succeeded,
  ),
  /** ends every session too; what the law wants kept of orders stays */
  deleteAccount: call(
    'DELETE',
    '/auth/account',
    'signed-in',
    v.object({ password: typedPassword('Password') }),
    succeeded,
  ),
  sessions: call('GET', '/auth/sessions', 'signed-in', nothing, v.array(session)),
  endSessions: call(
    'DELETE',
    '/auth/sessions',
    'signed-in',
    v.object({ id: v.optional(v.pipe(v.string(), v.maxLength(80))) }),
    succeeded,
  ),
  sendCode: call('POST', '/api/auth/send-otp', 'anyone', v.object({ mobile: typedMobile }), succeeded),
  verifyCode: call('POST', '/api/auth/verify-otp', 'anyone', v.object({ mobile: typedMobile, otp: code }), succeeded),
  resetPassword: call(
    'POST',
    '/api/auth/reset-password',
    'anyone',
    v.object({ mobile: typedMobile, otp: code, newPassword: typedPassword('New password') }),
    v.object({ success: v.boolean(), token: v.string(), user }),
  ),
  mobile: call('GET', '/auth/mobile', 'signed-in', nothing, v.object({ mobile: v.string(), proven: v.boolean() })),
  /** to the mobile of the account, until it has answered one */
  sendMobileCode: call('POST', '/auth/mobile/send-code', 'signed-in', nothing, succeeded),
  verifyMobile: call('POST', '/auth/mobile/verify', 'signed-in', v.object({ otp: code }), succeeded),

  orders: call('GET', '/orders', 'signed-in', ordersPage, v.array(order)),
  myOrders: call(
    'GET',
    '/orders/userorders',
    'signed-in',
    ordersPage,
    v.object({ success: v.boolean(), data: v.array(order), next: v.optional(v.string()) }),
  ),
  placeOrder: call(
    'POST',
    '/orders',
    'signed-in',
    v.object({
      userId: v.pipe(v.string('User ID is missing. Please log in again.'), v.maxLength(80)),
      cartItems: v.pipe(
        v.array(cartItem, 'The order has no list of items.'),
        v.maxLength(mostLines, `An order has at most ${mostLines} lines.`),
      ),
      shippingAddress: address,
      billingAddress: address,
      totalPrice: v.number('The order has no total.'),
      payment: v.optional(v.literal(cash, checkoutWords.onlyCash)),
    }),
    order,
  ),
  generateBarcode: call(
    'POST',
    '/orders/generate-barcode',
    'signed-in',
    v.object({ orderData: v.object({ orderId: v.pipe(v.string(), v.maxLength(80)) }) }),
    v.object({ success: v.boolean(), orderNumber: v.string(), barcode: v.string() }),
  ),
  cancelOrder: call('PATCH', '/orders/:id/cancel', 'signed-in', nothing, succeeded),

  reviewsOf: call(
    'GET',
    '/reviews/:productId',
    'anyone',
    v.object({ page: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
    v.array(review),
  ),
  writeReview: call(
    'POST',
    '/reviews',
    'anyone',
    v.object({ productId: reviewedProduct, ...reviewForm.entries }),
    v.object({ ...review.entries, held: v.boolean() }),
  ),
  withdrawReview: call('DELETE', '/reviews/:id', 'signed-in', nothing, succeeded),

  complain: call(
    'POST',
    '/complaints',
    'anyone',
    complaintForm,
    v.object({
      ticket: v.string(),
      /** the day, in words */
      settledBy: v.string(),
      /** whether its number also goes out by text message */
      told: v.boolean(),
    }),
  ),

  pincode: call('GET', '/pincode/:pincode', 'anyone', nothing, v.array(postalAnswer)),
} as const

export type Takes<Name extends keyof typeof calls> = v.InferOutput<(typeof calls)[Name]['takes']>
export type Sends<Name extends keyof typeof calls> = v.InferInput<(typeof calls)[Name]['takes']>
export type Gives<Name extends keyof typeof calls> = v.InferOutput<(typeof calls)[Name]['gives']>
