import { expect, test } from 'vitest'
import { calls } from '#shop/wire/calls.ts'
import { changesPath, staffCalls } from '#shop/wire/staff-calls.ts'
import { hours } from '#shop/time.ts'
import { eachDatabase, type Open } from '#tests/databases.ts'
import { asha, meena, openAccountsShop, type Sent } from '#tests/accounts.ts'
import { putOnSale } from '#tests/back-in-stock-room.ts'
import { ashasOrder } from '#tests/orders-room.ts'
import { ashasReview } from '#tests/reviews.ts'

type CallName = keyof typeof calls

/** What each visitor gets: nobody, a token of nobody's, one that is over, one that was signed out, Meena's, Asha's own. */
const visitors = ['nobody', 'garbage', 'expired', 'signedOut', 'meena', 'asha'] as const
type Expected = readonly [number, number, number, number, number, number]

/** Who asks makes no difference. */
const everyone = (status: number): Expected => [status, status, status, status, status, status]
/** Whoever is signed in gets what is theirs. */
const eachTheirOwn = (status = 200): Expected => [401, 401, 401, 401, status, status]
/** It is Asha's: to Meena it is as if it were not there. */
const ashasOnly: Expected = [401, 401, 401, 401, 404, 200]

/** The one rule of each call. A call of the contract without a rule does not compile. */
const rules: Record<CallName, Expected> = {
  checkAuth: everyone(200),
  register: everyone(409),
  login: everyone(401),
  validateEmail: everyone(200),
  sendCode: everyone(200),
  verifyCode: everyone(400),
  resetPassword: everyone(400),
  reviewsOf: everyone(200),
  writeReview: everyone(201),
  complain: everyone(201),
  pincode: everyone(200),
  logout: eachTheirOwn(),
  changePassword: eachTheirOwn(400),
  deleteAccount: eachTheirOwn(400),
  sessions: eachTheirOwn(),
  mobile: eachTheirOwn(),
  sendMobileCode: eachTheirOwn(),
  verifyMobile: eachTheirOwn(400),
  orders: eachTheirOwn(),
  myOrders: eachTheirOwn(),
  orderProgress: eachTheirOwn(),
  placeOrder: [401, 401, 401, 401, 403, 201],
  endSessions: ashasOnly,
  generateBarcode: ashasOnly,
  cancelOrder: ashasOnly,
  orderWeights: ashasOnly,
  weighingPhotograph: [401, 401, 401, 401, 404, 404],
  weighingAsk: everyone(404),
  answerAsk: everyone(404),
  withdrawReview: ashasOnly,
  stockWishes: eachTheirOwn(),
  makeStockWish: eachTheirOwn(201),
  dropStockWish: ashasOnly,
}

/** Addresses that are no calls of the contract: everyone may ask, and nothing there is anybody's. */
const othersOpen = [
  `GET ${changesPath}`,
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /openapi.json',
  'POST /csp',
]

eachDatabase((_, open) => {
  test.each(Object.entries(rules) as [CallName, Expected][])(
    '%s gives each visitor what its rule says',
    async (name, expected) => {
      const shop = await openPeopledShop(open)
      const answers = []
      for (const visitor of visitors) answers.push(await shop.ask(name, visitor))
      expect(answers.map(({ status }) => status)).toEqual(expected)
      for (const { status, body } of answers.filter(({ status }) => status === 401))
        expect([status, body]).toEqual([401, answers[0]?.body])
    },
  )

  test('what is somebody else’s is answered like what never was: same status, same words', async () => {
    const shop = await openPeopledShop(open)
    for (const name of ['endSessions', 'generateBarcode', 'cancelOrder', 'withdrawReview', 'dropStockWish'] as const) {
      const foreign = await shop.ask(name, 'meena')
      const unknown = await shop.ask(name, 'meena', 'no-such-thing')
      expect([name, foreign.status, foreign.body]).toEqual([name, unknown.status, unknown.body])
      expect([...foreign.headers.keys()]).toEqual([...unknown.headers.keys()])
    }
  })

  test('an id that can be none is answered like one that is not there', async () => {
    const shop = await openPeopledShop(open)
    for (const name of ['endSessions', 'generateBarcode', 'cancelOrder', 'withdrawReview', 'dropStockWish'] as const) {
      const inBody = name === 'endSessions' || name === 'generateBarcode'
      for (const id of ['\u0000', 'a\u0000b', '\ufffd', '0', '1e9', '..', 'x'.repeat(80), "' or 1=1 --", 'ﷺ']) {
        const { status } = await shop.ask(name, 'asha', inBody ? id : encodeURIComponent(id).replace('..', '%2e%2e%2f'))
        expect([name, id, status]).toEqual([name, id, 404])
      }
    }
  })

  test('the lists of a person hold nothing of anybody else', async () => {
    const shop = await openPeopledShop(open)
    for (const name of [
      'orders',
      'myOrders',
      'orderProgress',
      'sessions',
      'checkAuth',
      'mobile',
      'stockWishes',
    ] as const) {
      const theirs = JSON.stringify((await shop.ask(name, 'meena')).body)
      for (const secret of shop.ashasSecrets) expect([name, theirs.includes(secret)]).toEqual([name, false])
    }
  })

  test('nothing answers at the door but the contract and what is named here', async () => {
    const { app } = await openAccountsShop(open)
    const contract = [...Object.values(calls), ...Object.values(staffCalls)].map(
      ({ method, path }) => `${method} ${path}`,
    )
    const answering = app.routes.map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(answering)].toSorted()).toEqual([...contract, ...othersOpen, 'ALL /*'].toSorted())
  })
})

/** Asha has an order, a review and a session elsewhere; Meena has an account. */
async function openPeopledShop(open: Open) {
  const LIMITS = 'complaint-per-address=100,code-per-hour=100,code-per-day=100,wrong-password-here=100'
  const shop = await openAccountsShop(open, { environment: { LIMITS } })
  const expired = (await shop.signedIn(asha)).token
  shop.later(hours(24) * 31)
  const { token: ashas, user } = await shop.signedIn(asha)
  const { token: meenas } = await shop.signedIn(meena)
  const signedOut = (await shop.login(asha)).body.token ?? ''
  await shop.call('/auth/logout', {}, { token: signedOut })
  const elsewhere = (await shop.login(asha)).body.token ?? ''
  const tokens = { nobody: undefined, garbage: 'A'.repeat(43), expired, signedOut, meena: meenas, asha: ashas }

  const order = (await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token: ashas })).body
  const review = (await shop.call('/reviews', ashasReview(), { token: ashas })).body
  const sessions = (await shop.call('/auth/sessions', undefined, { token: elsewhere })).body
  await putOnSale(shop, { productId: 5, available: false })
  const waiting = (await shop.call('/stock-wishes', { productId: 5, size: '' }, { token: ashas })).body
  const wishId = (waiting as { wishes?: { id: string }[] }).wishes?.[0]?.id ?? ''
  const orderId = (order as { _id?: string })._id ?? ''
  const reviewId = (review as { _id?: string })._id ?? ''
  const sessionId = (sessions as unknown as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? ''

  const wanted = (name: CallName, id: string | undefined): object | undefined => {
    const bodies: Partial<Record<CallName, object>> = {
      register: asha,
      login: { email: asha.email, password: 'not the right one' },
      validateEmail: { email: asha.email },
      logout: {},
      changePassword: { password: 'not the right one', newPassword: 'nine nets in the wind' },
      deleteAccount: { password: 'not the right one' },
      complain: { mobile: asha.mobile, about: 'The pomfret came warm' },
      endSessions: { id: id ?? sessionId },
      sendCode: { mobile: asha.mobile },
      sendMobileCode: {},
      verifyMobile: { otp: '000000' },
      verifyCode: { mobile: asha.mobile, otp: '000000' },
      resetPassword: { mobile: asha.mobile, otp: '000000', newPassword: 'nine nets in the wind' },
      placeOrder: ashasOrder({ userId: user?.id ?? '' }),
      generateBarcode: { orderData: { orderId: id ?? orderId } },
      cancelOrder: {},
      answerAsk: { answer: 'agree' },
      writeReview: ashasReview(),
      withdrawReview: {},
      makeStockWish: { productId: 5, size: '' },
      dropStockWish: {},
    }
    return bodies[name]
  }

  return {
    ashasSecrets: [orderId, sessionId, wishId, user?.id ?? '', asha.email, '98765 43210'],
    async ask(name: CallName, visitor: keyof typeof tokens, id?: string) {
      const { method, path } = calls[name]
      const ofOrder = { orderWeights: orderId, weighingPhotograph: orderId }
      const part = {
        ...ofOrder,
        cancelOrder: orderId,
        withdrawReview: reviewId,
        dropStockWish: wishId,
        reviewsOf: '4',
        pincode: '400012',
      }[name as string]
      const token = tokens[visitor]
      const sent: Sent = { method, ...(token === undefined ? {} : { token }) }
      // A code may be asked for again after half a minute.
      shop.later(60_000)
      return shop.call(path.replace(/:\w+/, id ?? part ?? 'nothing').replace(/:\w+/, '1'), wanted(name, id), sent)
    },
  }
}
