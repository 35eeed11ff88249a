import { expect, test } from 'vitest'
import { calls } from '#shop/wire/calls.ts'
import { changesPath, staffCalls } from '#shop/wire/staff-calls.ts'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { type CallName, openPeopledShop } from '#tests/rooms/peopled-shop.ts'
import { eachDatabase } from '#tests/running/databases.ts'

/** What each visitor gets: nobody, a token of nobody's, one that is over, one that was signed out, Meena's, Asha's own. */
const visitors = ['nobody', 'garbage', 'expired', 'signedOut', 'meena', 'asha'] as const
type Expected = readonly [number, number, number, number, number, number]

/** Who asks makes no difference. */
const everyone = (status: number): Expected => [status, status, status, status, status, status]
/** People who are signed in get what is theirs. */
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
  slots: everyone(200),
  stay: everyone(401),
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
  orderOfAttempt: eachTheirOwn(),
  endAttempt: eachTheirOwn(),
  endSessions: ashasOnly,
  generateBarcode: ashasOnly,
  cancelOrder: ashasOnly,
  orderToChange: ashasOnly,
  changeOrder: ashasOnly,
  orderWeights: ashasOnly,
  weighingPhotograph: [401, 401, 401, 401, 404, 404],
  weighingAsk: everyone(404),
  answerAsk: everyone(404),
  withdrawReview: ashasOnly,
  stockWishes: eachTheirOwn(),
  makeStockWish: eachTheirOwn(201),
  dropStockWish: ashasOnly,
  addressBook: eachTheirOwn(),
  keepAddress: eachTheirOwn(201),
  changeAddress: ashasOnly,
  dropAddress: ashasOnly,
  lastPacks: eachTheirOwn(),
  keptCart: eachTheirOwn(),
  // Asha's has changed since, Meena has none.
  keepCart: [401, 401, 401, 401, 200, 409],
  areaWishes: eachTheirOwn(),
  makeAreaWish: eachTheirOwn(201),
  dropAreaWish: ashasOnly,
  pushDevices: eachTheirOwn(),
  keepPushDevice: eachTheirOwn(201),
  dropPushDevice: eachTheirOwn(),
}

/** What people do with their own things. */
const ofOne = [
  'endSessions',
  'generateBarcode',
  'cancelOrder',
  'orderToChange',
  'changeOrder',
  'withdrawReview',
  'dropStockWish',
  'dropAreaWish',
  'changeAddress',
  'dropAddress',
] as const

/** Addresses that are no calls of the contract: everyone may ask, and nothing there is anybody's. */
const othersOpen = [
  `GET ${changesPath}`,
  'GET /darya-authority.crt',
  'GET /health/live',
  'GET /health/ready',
  'GET /version',
  'GET /metrics',
  'GET /openapi.json',
  'POST /csp',
  'POST /page-error',
  'POST /page-speed',
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
    for (const name of ofOne) {
      const foreign = await shop.ask(name, 'meena')
      const unknown = await shop.ask(name, 'meena', 'no-such-thing')
      expect([name, foreign.status, foreign.body]).toEqual([name, unknown.status, unknown.body])
      expect([...foreign.headers.keys()]).toEqual([...unknown.headers.keys()])
    }
  })

  test('an id that can be none is answered like one that is not there', async () => {
    const shop = await openPeopledShop(open)
    for (const name of ofOne) {
      const inBody = name === 'endSessions' || name === 'generateBarcode'
      for (const id of ['\u0000', 'a\u0000b', '\ufffd', '0', '1e9', '..', 'x'.repeat(80), "' or 1=1 --", 'ﷺ']) {
        const { status } = await shop.ask(name, 'asha', inBody ? id : encodeURIComponent(id).replace('..', '%2e%2e%2f'))
        // No call takes a NUL: the door refuses it.
        expect([name, id, status]).toEqual([name, id, id.includes('\u0000') ? 400 : 404])
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
      'addressBook',
      'lastPacks',
      'keptCart',
      'areaWishes',
      'pushDevices',
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
