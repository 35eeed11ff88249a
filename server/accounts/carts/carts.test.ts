import { expect, test } from 'vitest'
import { tidy } from '#server/tidy.ts'
import { days } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import type { Open } from '#tests/running/databases.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const pomfret = { id: 'pdpImage4', size: 'Jumbo', weight: '500 g', cleaningOption: 'Slices', quantity: 2 }
const lobster = { id: 'pdpImage19', weight: '1 kg', quantity: 1 }

interface CartAnswer {
  readonly version: number
  readonly lines: readonly { readonly id: string; readonly price?: number; readonly quantity: number }[]
  readonly cart?: Omit<CartAnswer, 'cart'>
}

const answerOf = (answer: { status: number; body: unknown }) => ({ ...answer, body: answer.body as CartAnswer })

async function openCartsShop(open: Open, environment: Record<string, string> = {}) {
  const shop = await openAccountsShop(open, { environment })
  return {
    ...shop,
    cartOf: async (token: string) => answerOf(await shop.call('/cart', undefined, { token })).body,
    keep: async (token: string, version: number, lines: readonly object[]) =>
      answerOf(await shop.call('/cart', { version, lines }, { token })),
    rows: () => shop.database.read.selectFrom('carts').select(['user_id', 'lines_json']).execute(),
  }
}

eachDatabase((_, open) => {
  test('what is kept on one device is there for the other, at the price of today', async () => {
    const shop = await openCartsShop(open)
    const { token } = await shop.signedIn(asha)
    const elsewhere = (await shop.login(asha)).body.token ?? ''
    expect(await shop.cartOf(token)).toEqual({ version: 0, lines: [] })
    const { status, body } = await shop.keep(token, 0, [{ ...pomfret, price: 1, title: 'Free fish' }, lobster])
    expect(status).toBe(200)
    expect(await shop.cartOf(elsewhere)).toMatchObject({
      version: body.version,
      lines: [
        { ...pomfret, price: 1000, title: 'Whole Silver Pomfret (Paplet)', detailPageURL: '/wholePomfretDetails/4' },
        { ...lobster, price: 2000 },
      ],
    })
    const [row] = await shop.rows()
    expect(row?.lines_json).not.toMatch(/price|title|img|Free/)
    const { token: meenas } = await shop.signedIn(meena)
    expect(await shop.cartOf(meenas)).toEqual({ version: 0, lines: [] })
  })

  test('over an older version nothing is kept, and the newer one is told', async () => {
    const shop = await openCartsShop(open)
    const { token } = await shop.signedIn(asha)
    const first = (await shop.keep(token, 0, [lobster])).body.version
    const second = (await shop.keep(token, first, [pomfret])).body.version
    expect(second).toBeGreaterThan(first)
    for (const version of [0, first, second + 1]) {
      const late = await shop.keep(token, version, [])
      expect([late.status, late.body.cart?.version, late.body.cart?.lines[0]?.id]).toEqual([409, second, pomfret.id])
    }
  })

  test('of many devices at once one is kept, and the others hear which', async () => {
    const shop = await openCartsShop(open)
    const { token } = await shop.signedIn(asha)
    for (let version = 0, round = 0; round < 5; round += 1) {
      const sent = Array.from({ length: 8 }, (_, nr) => [{ ...lobster, quantity: nr + 1 }])
      const answers = await Promise.all(sent.map((lines) => shop.keep(token, version, lines)))
      const won = answers.findIndex(({ status }) => status === 200)
      const others = answers.filter(({ status }) => status === 409).map(({ body }) => body.cart)
      expect(others).toHaveLength(7)
      for (const cart of others) expect(cart).toMatchObject({ version: answers[won]?.body.version, lines: sent[won] })
      version = answers[won]?.body.version ?? 0
    }
  })

  test('the same fish twice is one line; what the shop does not sell stays, without a price', async () => {
    const shop = await openCartsShop(open)
    const { token } = await shop.signedIn(asha)
    const whale = { id: 'pdpImage99', weight: '1 kg', quantity: 1 }
    const tons = { ...lobster, weight: '40 kg' }
    expect((await shop.keep(token, 0, [pomfret, whale, { ...pomfret, quantity: 9 }, tons])).status).toBe(200)
    expect((await shop.cartOf(token)).lines).toEqual([expect.objectContaining(pomfret), whale, tons])
  })

  test('a cart that can be none is not kept', async () => {
    const shop = await openCartsShop(open)
    const { token } = await shop.signedIn(asha)
    const lines = (count: number) => Array.from({ length: count }, (_, nr) => ({ ...lobster, id: `fish${nr}` }))
    const refused = [
      [{ ...lobster, quantity: 0 }],
      [{ ...lobster, quantity: 21 }],
      [{ ...lobster, quantity: 1.5 }],
      [{ ...lobster, id: '' }],
      [{ ...lobster, id: 'x'.repeat(41) }],
      [{ ...lobster, weight: 'x'.repeat(21) }],
      lines(51),
    ]
    for (const cart of refused)
      expect([cart.length, (await shop.keep(token, 0, cart)).status]).toEqual([cart.length, 400])
    for (const version of [-1, 0.5, 1e300]) expect((await shop.keep(token, version, [])).status).toBe(400)
    expect(await shop.rows()).toEqual([])
    expect((await shop.keep(token, 0, lines(50))).status).toBe(200)
  })

  test('whoever sends more often than a hand can waits', async () => {
    const shop = await openCartsShop(open, { LIMITS: 'cart-per-account=3' })
    const { token } = await shop.signedIn(asha)
    const { token: meenas } = await shop.signedIn(meena)
    let version = 0
    for (let nr = 1; nr <= 3; nr += 1) version = (await shop.keep(token, version, [lobster])).body.version
    const over = await shop.call('/cart', { version, lines: [] }, { token })
    expect([over.status, Number(over.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await shop.cartOf(token)).lines).toHaveLength(1)
    expect((await shop.keep(meenas, 0, [lobster])).status).toBe(200)
  })

  test('90 days without a change and it is forgotten; the next one has a version of its own', async () => {
    const shop = await openCartsShop(open)
    // An account that never verified a mobile is forgotten earlier, and its cart with it.
    const { token } = await shop.proven(asha)
    const { version } = (await shop.keep(token, 0, [lobster])).body
    await tidy(shop.database, shop.now() + days(90) - 1)
    expect(await shop.rows()).toHaveLength(1)
    await tidy(shop.database, shop.now() + days(90))
    expect(await shop.rows()).toEqual([])
    shop.later(days(20))
    const fresh = (await shop.keep((await shop.login(asha)).body.token ?? '', 0, [pomfret])).body
    expect(fresh.version - version).toBe(days(20))
  })

  test('it goes with its account', async () => {
    const shop = await openCartsShop(open)
    const { token } = await shop.signedIn(asha)
    const { token: meenas } = await shop.signedIn(meena)
    await shop.keep(token, 0, [lobster])
    await shop.keep(meenas, 0, [pomfret])
    const erased = await shop.call('/auth/account', { password: asha.password }, { token, method: 'DELETE' })
    expect(erased.status).toBe(200)
    const rows = await shop.rows()
    expect(rows.map(({ lines_json: lines }) => lines.includes(pomfret.id))).toEqual([true])
    expect((await shop.keep(token, 0, [lobster])).status).toBe(401)
  })
})
