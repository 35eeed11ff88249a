import * as v from 'valibot'
import { complaintForm } from '#shop/complaint-form.ts'
import { asMessage } from '#shop/faults.ts'
import { cash } from '#shop/payment.ts'
import { mostLines } from '#shop/pricing.ts'
import type { FieldName } from '#shop/refusals.ts'
import { reviewForm } from '#shop/review-form.ts'
import { emailAddress, longestName, plainText } from '#shop/text.ts'
import { capChoices, ifMissingChoices } from '#shop/wishes.ts'
import { address } from './address.ts'
import { call } from './call.ts'
import { cartItem } from './cart-item.ts'
import { order } from './order.ts'
import { postalAnswer } from './postal-answer.ts'
import { progressTold, progressWanted } from './progress.ts'
import { review } from './review.ts'
import { session } from './session.ts'
import { user } from './user.ts'
import { askOfBuyer, weighedOrder } from './weighed.ts'

const nothing = v.unknown()
const succeeded = v.object({ success: v.boolean(), message: v.optional(v.string()) })

const typedMobile = plainText('mobile', 20)
const typedPassword = (what: FieldName) =>
  v.pipe(
    v.string(asMessage({ refused: 'missing', what })),
    v.check((typed) => typed !== '', asMessage({ refused: 'missing', what })),
    v.maxLength(512, asMessage({ refused: 'far-too-long', what })),
  )
const code = v.pipe(
  v.string(asMessage({ refused: 'missing', what: 'code' })),
  v.trim(),
  v.regex(/^[0-9]{6}$/, asMessage({ refused: 'code-length' })),
)

const signedIn = v.object({ token: v.string(), user })

/** Newest first: those before the `next` of the page that was seen, and those that have what was typed. */
const ordersPage = v.object({
  before: v.optional(v.pipe(v.string(), v.maxLength(100))),
  search: v.optional(v.pipe(v.string(), v.maxLength(200, asMessage({ refused: 'search-too-long' })))),
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
  asMessage({ refused: 'reviewed-nothing' }),
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
      name: plainText('name', longestName),
      email: emailAddress,
      password: typedPassword('password'),
      mobile: typedMobile,
    }),
    v.object({ message: v.string(), user }),
  ),
  login: call(
    'POST',
    '/auth/login',
    'anyone',
    v.object({ email: plainText('e-mail', 254), password: typedPassword('password') }),
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
    v.object({ password: typedPassword('password'), newPassword: typedPassword('new-password') }),
    succeeded,
  ),
  /** ends every session too; what the law wants kept of orders stays */
  deleteAccount: call(
    'DELETE',
    '/auth/account',
    'signed-in',
    v.object({ password: typedPassword('password') }),
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
    v.object({ mobile: typedMobile, otp: code, newPassword: typedPassword('new-password') }),
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
      userId: v.pipe(v.string(asMessage({ refused: 'no-user' })), v.maxLength(80)),
      cartItems: v.pipe(
        v.array(cartItem, asMessage({ refused: 'no-items' })),
        v.maxLength(mostLines, asMessage({ refused: 'too-many-lines', most: mostLines })),
      ),
      shippingAddress: address,
      billingAddress: address,
      totalPrice: v.number(asMessage({ refused: 'no-total' })),
      payment: v.optional(v.literal(cash, asMessage({ refused: 'only-cash' }))),
      /** the most that it may come to; left out: what weighing may bring */
      cap: v.optional(v.picklist(capChoices)),
      /** what to do where something is missing; left out: call */
      ifMissing: v.optional(v.picklist(ifMissingChoices)),
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
  /** How far one's orders are: those that are named, or those that changed since the `now` of an answer before. */
  orderProgress: call('GET', '/orders/progress', 'signed-in', progressWanted, progressTold),
  /** What the scale said of an order of one's own. */
  orderWeights: call('GET', '/orders/:id/weights', 'signed-in', nothing, weighedOrder),
  /** As the tablet saw it on the scale. */
  weighingPhotograph: call(
    'GET',
    '/orders/:id/lines/:line/photograph',
    'signed-in',
    nothing,
    v.object({ jpeg: v.string() }),
  ),
  /** With the link alone: it expires, and binds one weighing and one amount. */
  weighingAsk: call('GET', '/orders/asks/:token', 'anyone', nothing, askOfBuyer),
  answerAsk: call(
    'POST',
    '/orders/asks/:token',
    'anyone',
    v.object({ answer: v.picklist(['agree', 'decline']) }),
    askOfBuyer,
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
