import { expect, test } from 'vitest'
import { days } from '#shop/time.ts'
import { asha, meena } from '#tests/rooms/accounts.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { openReviewsShop } from '#tests/rooms/reviews.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'
import { accountPageWords } from '#words/account-page.ts'
import { refusals } from '#words/refusals.ts'

eachDatabase((_, open) => {
  test('who deletes their account is gone and signed out everywhere; their orders stay as long as the law asks', async () => {
    const shop = await openShopWithBoth(open)
    const { database, ashas, meenas, ashasId } = shop
    const elsewhere = (await shop.login(asha)).body.token ?? ''
    await shop.write({ username: 'Asha K' }, ashas)
    await database.run.placeOrder(newOrder({ userId: ashasId, placedAt: shop.now() - days(10) }))
    await database.run.placeOrder(newOrder({ userId: 'somebody else', placedAt: shop.now() }))

    const { status, body, headers } = await shop.deleteAccount(asha.password, ashas)
    expect([status, body]).toEqual([200, { success: true, message: accountPageWords.deleted('11 November 2027') }])
    expect(headers.get('set-cookie')).toContain('__Host-bind=; ')
    for (const token of [ashas, elsewhere]) expect(await shop.isSignedIn(token)).toBe(false)
    expect(await shop.isSignedIn(meenas)).toBe(true)
    expect((await shop.login(asha)).status).toBe(401)

    expect(await database.read.selectFrom('users').select('email').execute()).toEqual([{ email: meena.email }])
    expect(await database.read.selectFrom('reviews').select(['username', 'email', 'user_id']).execute()).toEqual([
      { username: '', email: '', user_id: null },
    ])
    expect(await database.read.selectFrom('orders').select('id').execute()).toHaveLength(2)
    expect(await database.read.selectFrom('erasures').select(['user_id', 'asked_by']).execute()).toEqual([
      { user_id: ashasId, asked_by: `person/${ashasId}` },
    ])
    expect((await shop.told()).filter(({ kind }) => kind !== 'order-placed')).toEqual([
      { kind: 'account-deleted', send_to: '+919876543210' },
    ])
    expect((await shop.register(asha)).status).toBe(201)
  })

  test('a wrong password deletes nothing, and after five of them the right one must wait', async () => {
    const shop = await openShopWithBoth(open)
    for (let nr = 0; nr < 5; nr += 1) {
      const { status, body } = await shop.deleteAccount('not the right one', shop.ashas)
      expect([status, body.field, body.message]).toEqual([400, 'password', refusals['old-password-wrong']()])
    }
    expect((await shop.deleteAccount(asha.password, shop.ashas)).status).toBe(429)
    expect(await shop.isSignedIn(shop.ashas)).toBe(true)
    // Meena's password does not end Asha's account, nor does Meena's token.
    expect((await shop.deleteAccount('', shop.meenas)).status).toBe(400)
    expect((await shop.call('/auth/account', undefined, { method: 'DELETE', token: shop.meenas })).status).toBe(400)
  })

  test('of ten deletions at once one is made, and nobody else is touched', async () => {
    const shop = await openShopWithBoth(open, 'wrong-password-here=100')
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.deleteAccount(asha.password, shop.ashas)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of answers) expect([200, 400, 401]).toContain(status)
    expect(await shop.isSignedIn(shop.meenas)).toBe(true)
    expect((await shop.told()).map(({ kind }) => kind)).toEqual(['account-deleted'])
  })

  test('an account whose password was changed meanwhile is not deleted with the old one', async () => {
    const shop = await openShopWithBoth(open)
    const budget = shop.budgetFor('+919876543210')
    const message = {
      id: 'm',
      kind: 'account-deleted',
      purpose: 'warning',
      language: 'en',
      text: '',
      vars: {},
      budget,
    } as const
    const proof = { oldHash: 'what it was before', notWrong: [], forgiven: [] }
    const wanted = { userId: shop.ashasId, by: { person: shop.ashasId }, at: shop.now(), message, proof } as const
    expect(await shop.database.run.eraseAccount(wanted)).toEqual({ erased: false })
    expect(await shop.isSignedIn(shop.ashas)).toBe(true)
  })

  test("who registers another's e-mail and deletes that account takes nobody's name off a review", async () => {
    const shop = await openShopWithBoth(open)
    const work = 'asha@work.example'
    const { body: ashas } = await shop.write({ username: 'Asha K', email: work }, shop.ashas)
    await shop.write({ username: 'Asha', email: work })
    const { token: mallorys } = await shop.signedIn({ ...asha, email: work, mobile: '98765 43212' })
    await shop.write({ username: 'Mallory', email: work }, mallorys)
    expect((await shop.deleteAccount(asha.password, mallorys)).status).toBe(200)
    const names = (await shop.reviewsOf(4)).body.map(({ username }) => username)
    expect(names.toSorted()).toEqual(['A former customer', 'Asha', 'Asha K'])
    const withdrawn = await shop.call(`/reviews/${ashas._id}`, undefined, { method: 'DELETE', token: shop.ashas })
    expect(withdrawn.status).toBe(200)
  })

  test('without orders nothing is said of them', async () => {
    const shop = await openShopWithBoth(open)
    const { body } = await shop.deleteAccount(asha.password, shop.ashas)
    expect(body.message).toBe(accountPageWords.deleted(undefined))
  })
})

async function openShopWithBoth(open: Open, LIMITS = '') {
  const shop = await openReviewsShop(open, { LIMITS })
  const { token: ashas, user } = await shop.proven(asha)
  const { token: meenas } = await shop.signedIn(meena)
  return {
    ...shop,
    ashas,
    meenas,
    ashasId: user?.id ?? '',
    deleteAccount: (password: string, token: string) =>
      shop.call('/auth/account', { password }, { method: 'DELETE', token }),
  }
}
