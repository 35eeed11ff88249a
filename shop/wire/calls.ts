import * as v from 'valibot'
import { codeTyped } from '#shop/accounts/one-time-code.ts'
import { complaintForm } from '#shop/complaints/complaint-form.ts'
import { asMessage } from '#shop/faults.ts'
import { longestEndpoint } from '#shop/messages/push.ts'
import type { FieldName } from '#shop/refusals.ts'
import { reviewForm } from '#shop/reviews/review-form.ts'
import type { ReviewRefusal } from '#shop/reviews/review-refusals.ts'
import { emailAddress, longestName, plainText, typedEmail, typedNumber } from '#shop/text.ts'
import { addressCalls } from './address-calls.ts'
import { call, nothing, succeeded } from './call.ts'
import { cartCalls } from './cart-calls.ts'
import { orderCalls } from './order-calls.ts'
import { review } from './review.ts'
import { slotCalls } from './slot-calls.ts'
import { user } from './user.ts'

const stockWish = v.object({
  id: v.string(),
  productId: v.number(),
  /** '' where any size of the product will do */
  size: v.string(),
  title: v.string(),
  /** the page of the product */
  path: v.string(),
  /** the last day, in words */
  until: v.string(),
})

const ownWishes = v.object({
  wishes: v.array(stockWish),
  /** no message goes to a mobile before it has answered a code */
  proven: v.boolean(),
})

/** To be told, once, when what is sold out is back. */
const backInStockCalls = {
  stockWishes: call('GET', '/stock-wishes', 'signed-in', nothing, ownWishes),
  /** answers with all of one's wishes; the same wish again is the same wish */
  makeStockWish: call(
    'POST',
    '/stock-wishes',
    'signed-in',
    v.object({ productId: v.pipe(v.number(), v.integer()), size: v.pipe(v.string(), v.maxLength(80)) }),
    ownWishes,
  ),
  dropStockWish: call('DELETE', '/stock-wishes/:id', 'signed-in', nothing, succeeded),
} as const

/** A point of 65 bytes, base64url. */
const point = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/))
/** 16 bytes. */
const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

const endpoint = v.pipe(v.string(), v.maxLength(longestEndpoint), v.url())

const pushDevices = v.object({
  /** the shop's own, which a browser subscribes with */
  key: v.string(),
  /** SHA-256 of the push addresses of one's own devices: an address itself is its device's secret */
  known: v.array(v.string()),
})

/** Devices that get a push when the fish is weighed: those where its owner pressed the button. */
const pushCalls = {
  pushDevices: call('GET', '/push-devices', 'signed-in', nothing, pushDevices),
  /** the same device again is the same device */
  keepPushDevice: call(
    'POST',
    '/push-devices',
    'signed-in',
    v.object({ endpoint, p256dh: point, auth: secret, key: point }),
    pushDevices,
  ),
  dropPushDevice: call('DELETE', '/push-devices', 'signed-in', v.object({ endpoint }), succeeded),
} as const

const areaWish = v.object({
  id: v.string(),
  pincode: v.string(),
  /** what people call the place; empty where the post has no name for it */
  place: v.string(),
  /** the last day, in words */
  until: v.string(),
})

const ownAreaWishes = v.object({
  wishes: v.array(areaWish),
  /** no message goes to a mobile before it has answered a code */
  proven: v.boolean(),
})

/** To be told, once, when the shop delivers to a pincode. */
const areaWishCalls = {
  areaWishes: call('GET', '/area-wishes', 'signed-in', nothing, ownAreaWishes),
  /** answers with all of one's wishes; the same wish again is the same wish */
  makeAreaWish: call(
    'POST',
    '/area-wishes',
    'signed-in',
    v.object({ pincode: v.pipe(v.string(), v.maxLength(20)) }),
    ownAreaWishes,
  ),
  dropAreaWish: call('DELETE', '/area-wishes/:id', 'signed-in', nothing, succeeded),
} as const

/** Where somebody is signed in. */
const session = v.object({
  id: v.string(),
  device: v.string(),
  createdAt: v.string(),
  lastSeenAt: v.string(),
  current: v.boolean(),
})

/** In the shape of the postal service that the specification asks. */
const postalAnswer = v.object({
  Message: v.string(),
  Status: v.string(),
  PostOffice: v.nullable(v.array(v.looseObject({ Name: v.string(), District: v.string(), State: v.string() }))),
})

const typedMobile = typedNumber('mobile', 20)
const typedPassword = (what: FieldName) =>
  v.pipe(
    v.string(asMessage({ refused: 'missing', what })),
    v.check((typed) => typed !== '', asMessage({ refused: 'missing', what })),
    v.maxLength(512, asMessage({ refused: 'far-too-long', what })),
  )
const code = v.pipe(
  v.string(asMessage({ refused: 'missing', what: 'code' })),
  v.transform(codeTyped),
  v.regex(/^[0-9]{6}$/, asMessage({ refused: 'code-length' })),
)

const signedIn = v.object({ token: v.string(), user })

/** The specification's pages send the id as in their address. */
const reviewedProduct = v.union(
  [
    v.pipe(v.number(), v.integer()),
    v.pipe(
      v.string(),
      v.regex(/^[0-9]{1,6}$/),
      v.transform((typed) => Number(typed)),
    ),
  ],
  asMessage<ReviewRefusal>({ refused: 'reviewed-nothing' }),
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
    v.object({ email: typedEmail, password: typedPassword('password') }),
    signedIn,
  ),
  validateEmail: call(
    'POST',
    '/auth/validate-email',
    'anyone',
    v.object({ email: emailAddress }),
    v.object({ valid: v.boolean() }),
  ),
  /** for a browser that has no token any more, by the cookies of its stay */
  stay: call('POST', '/auth/stay', 'anyone', nothing, signedIn),
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
  mobile: call(
    'GET',
    '/auth/mobile',
    'signed-in',
    nothing,
    v.object({ mobile: v.string(), proven: v.boolean(), neededToOrder: v.boolean() }),
  ),
  /** to the mobile of the account, until it has answered one */
  sendMobileCode: call('POST', '/auth/mobile/send-code', 'signed-in', nothing, succeeded),
  verifyMobile: call('POST', '/auth/mobile/verify', 'signed-in', v.object({ otp: code }), succeeded),

  ...orderCalls,
  ...backInStockCalls,
  ...addressCalls,
  ...cartCalls,
  ...areaWishCalls,
  ...pushCalls,
  ...slotCalls,

  reviewsOf: call(
    'GET',
    '/reviews/:id',
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
