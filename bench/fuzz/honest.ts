import { type Arbitrary, constant, constantFrom, integer, record, uuid } from 'fast-check'
import type { calls } from '#shop/wire/calls.ts'
import { someBrowser } from '#tests/fakes/push-host.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { ashasChange, papletLine } from '#tests/rooms/orders-room.ts'
import { ashasReview } from '#tests/rooms/reviews.ts'

export type CallName = keyof typeof calls

/** The senders: most requests carry the first one's token, and some orders and reviews of theirs exist. */
export interface Known {
  readonly email: string
  readonly password: string
  readonly mobile: string
  readonly userId: string
  readonly token: string
  /** the one that was sent to their mobile, if one was */
  readonly code?: string
  readonly orders: readonly string[]
  readonly reviews: readonly string[]
  /** what belongs to somebody else */
  readonly others: { readonly token: string; readonly orders: readonly string[]; readonly reviews: readonly string[] }
}

export interface Honest {
  readonly body?: Arbitrary<object>
  /** what stands for the `:name` of the path */
  readonly part?: Arbitrary<string>
}

/** What an honest program sends to each call: the fuzz starts there and mutates it step by step. */
export const honestFor = (known: Known): Record<CallName, Honest> => {
  const orders = constantFrom(...known.orders, ...known.others.orders)
  const reviews = constantFrom(...known.reviews, ...known.others.reviews)
  const stranger = integer({ min: 0, max: 999_999_999 }).map((nr) => String(nr).padStart(9, '0'))
  const mobile = constantFrom(known.mobile, '98765 43210', '+91 98200-11223', '9000000001')
  const otp = constant(known.code ?? '123456')
  const page = constant({ search: 'pomfret asha' })
  return {
    checkAuth: {},
    register: {
      body: stranger.map((nr) => ({
        name: 'Meena Koli',
        email: `meena.${nr}@darya.example`,
        password: 'a net of nine knots',
        mobile: `9${nr}`,
      })),
    },
    login: { body: constant({ email: known.email, password: known.password }) },
    validateEmail: { body: constant({ email: 'asha@darya.example' }) },
    stay: { body: constant({}) },
    logout: { body: constant({}) },
    changePassword: { body: constant({ password: known.password, newPassword: known.password }) },
    sessions: {},
    deleteAccount: { body: constant({ password: known.password }) },
    endSessions: { body: constantFrom({}, { id: 'another session' }) },
    mobile: {},
    sendMobileCode: { body: constant({}) },
    verifyMobile: { body: record({ otp }) },
    sendCode: { body: record({ mobile }) },
    verifyCode: { body: record({ mobile, otp }) },
    resetPassword: { body: record({ mobile, otp, newPassword: constant('a lamp in the fog') }) },
    orders: { body: page },
    myOrders: { body: page },
    orderProgress: { body: record({ since: integer({ min: 0 }).map(String) }, { requiredKeys: [] }) },
    placeOrder: {
      body: integer({ min: 1, max: 20 }).map((quantity) => ({
        userId: known.userId,
        cartItems: [{ id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000, quantity }],
        shippingAddress: ashasAddress,
        billingAddress: ashasAddress,
        totalPrice: 1000 * quantity,
      })),
    },
    generateBarcode: { body: orders.map((orderId) => ({ orderData: { orderId } })) },
    orderOfAttempt: { part: integer({ min: 1, max: 9 }).map((nr) => `fuzz-${nr}`) },
    endAttempt: { body: constant({}), part: integer({ min: 1, max: 9 }).map((nr) => `fuzz-${nr}`) },
    cancelOrder: { body: constant({}), part: orders },
    orderToChange: { part: orders },
    changeOrder: {
      body: integer({ min: 1, max: 20 }).map((quantity) =>
        ashasChange({ lines: [{ ...papletLine, line: 1, quantity }], totalPrice: 1000 * quantity }),
      ),
      part: orders,
    },
    orderWeights: { part: orders },
    weighingPhotograph: { part: orders },
    weighingAsk: { part: constant('the link of another shop') },
    answerAsk: {
      body: record({ answer: constantFrom('agree', 'decline') }),
      part: constant('the link of another shop'),
    },
    reviewsOf: { body: constantFrom({}, { page: '2' }), part: integer({ min: 1, max: 21 }).map(String) },
    writeReview: { body: integer({ min: 1, max: 21 }).map((productId) => ashasReview({ productId })) },
    withdrawReview: { body: constant({}), part: reviews },
    stockWishes: {},
    makeStockWish: { body: constantFrom({ productId: 4, size: 'Jumbo' }, { productId: 1, size: '' }) },
    dropStockWish: { body: constant({}), part: constant('some-wish') },
    addressBook: {},
    keepAddress: {
      body: constantFrom(
        { kind: 'home', address: ashasAddress },
        { kind: 'own', name: 'Mother', address: { ...ashasAddress, landmark: 'opposite the temple' } },
      ),
    },
    changeAddress: {
      body: constant({ kind: 'work', address: ashasAddress, seen: 1, isFirst: true }),
      part: constant('some-address'),
    },
    dropAddress: { body: constant({}), part: constant('some-address') },
    lastPacks: {},
    keptCart: {},
    keepCart: {
      body: record({ quantity: integer({ min: 1, max: 20 }), version: constantFrom(0, 1) }).map(
        ({ quantity, version }) => ({
          version,
          lines: [{ id: 'pdpImage4', size: 'Jumbo', weight: '500 g', cleaningOption: 'Slices', quantity }],
        }),
      ),
    },
    areaWishes: {},
    makeAreaWish: { body: constantFrom({ pincode: '400016' }, { pincode: '400 028' }) },
    dropAreaWish: { body: constant({}), part: constant('some-wish') },
    pushDevices: {},
    keepPushDevice: { body: constant({ ...someBrowser, key: someBrowser.p256dh }) },
    dropPushDevice: { body: constant({ endpoint: someBrowser.endpoint }) },
    complain: {
      body: mobile.map((mobile) => ({ mobile, orderNumber: 'D7K4-29XM', about: 'The pomfret came warm' })),
    },
    slots: { body: constantFrom('400012', '400 014', '110001').map((pincode) => ({ pincode })) },
    pincode: { part: constantFrom('400012', '110001', '999999', '560001') },
  }
}

/** A key of a checkout attempt: now and then the same one again. */
export const attemptKeys: Arbitrary<string> = uuid().map((id) => id.slice(0, 6))
