import { expect, test } from 'vitest'
import { days, minutes, seconds } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'
import { proofWords } from '#words/account-page.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'

const mobile = '+919876543210'
const newPassword = 'a new kite at noon'
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

eachDatabase((_engine, open) => {
  test('a mobile that never answered a code is told nothing, whatever its account does', async () => {
    const shop = await openMobileShop(open)
    const { token, user } = await shop.signedIn()
    for (let nr = 0; nr < 5; nr += 1) {
      expect((await shop.change(token)).status).toBe(200)
      expect((await shop.order(token, user?.id)).status).toBe(201)
    }
    expect((await shop.complain(token)).body).toMatchObject({ told: false })
    const deleted = await shop.call('/auth/account', { password: asha.password }, { token, method: 'DELETE' })
    expect(deleted.status).toBe(200)
    expect(await shop.database.read.selectFrom('outbox').select('kind').execute()).toEqual([])
  })

  test('once it has answered a code it is told of orders, passwords and the end of its account', async () => {
    const shop = await openMobileShop(open)
    const { token, user } = await shop.signedIn()
    expect((await shop.call('/auth/mobile', undefined, { token })).body).toEqual({
      mobile,
      proven: false,
      neededToOrder: false,
    })
    await shop.proven()
    expect((await shop.call('/auth/mobile', undefined, { token })).body).toEqual({
      mobile,
      proven: true,
      neededToOrder: false,
    })
    await shop.order(token, user?.id)
    await shop.change(token)
    await shop.call('/auth/account', { password: asha.password }, { token, method: 'DELETE' })
    expect(await shop.toldKinds()).toEqual(['account-deleted', 'order-placed', 'password-changed'])
  })

  test('who sets a new password by a code has shown whose the mobile is', async () => {
    const shop = await openMobileShop(open)
    await shop.register()
    const { token = '' } = (await shop.reset()).body
    expect((await shop.call('/auth/mobile', undefined, { token })).body.proven).toBe(true)
    expect(await shop.toldKinds()).toEqual(['password-changed'])
    expect(await shop.sendMobileCode(token)).toMatchObject({
      status: 409,
      body: { message: refusals['mobile-proven']() },
    })
  })

  test('whoever registers the mobile of a deleted account has shown nothing yet', async () => {
    const shop = await openMobileShop(open)
    const { token } = await shop.proven()
    await shop.call('/auth/account', { password: asha.password }, { token, method: 'DELETE' })
    const again = await shop.signedIn()
    expect((await shop.call('/auth/mobile', undefined, { token: again.token })).body.proven).toBe(false)
  })

  test('a code is for one purpose, for one account, and used up by its proof', async () => {
    const shop = await openMobileShop(open)
    const { token } = await shop.signedIn()
    const { token: meenas } = await shop.signedIn(meena)
    await shop.call('/api/auth/send-otp', { mobile: asha.mobile })
    expect((await shop.verify(token, await shop.codeFor(mobile))).body.message).toBe(accountsWords.codeWrong)
    shop.later(seconds(31))
    await shop.sendMobileCode(token)
    const otp = await shop.codeFor(mobile, 'mobile-code')
    expect(otp).toMatch(/^[0-9]{6}$/)
    const reset = await shop.call('/api/auth/reset-password', { mobile: asha.mobile, otp, newPassword })
    expect(reset.body).toEqual({ success: false, message: accountsWords.codeWrong })
    expect((await shop.verify(meenas, otp)).status).toBe(400)
    expect((await shop.verify(token, otp)).body).toEqual({ success: true, message: proofWords.done })
    expect((await shop.verify(token, otp)).status).toBe(409)
  })

  test('a code dies of five wrong tries and of its five minutes', async () => {
    const shop = await openMobileShop(open)
    const { token } = await shop.signedIn()
    const sent = async () => {
      shop.later(seconds(31))
      await shop.sendMobileCode(token)
      return shop.codeFor(mobile, 'mobile-code')
    }
    const first = await sent()
    for (let nr = 0; nr < 5; nr += 1) expect((await shop.verify(token, wrongOf(first))).status).toBe(400)
    expect((await shop.verify(token, first)).status).toBe(400)
    const second = await sent()
    shop.later(minutes(5))
    expect((await shop.verify(token, second)).status).toBe(400)
    expect((await shop.verify(token, await sent())).status).toBe(200)
  })

  test('codes of all purposes share the limits of a mobile, and the wait of half a minute', async () => {
    const shop = await openMobileShop(open)
    const { token } = await shop.signedIn()
    expect((await shop.sendMobileCode(token)).status).toBe(200)
    expect((await shop.call('/api/auth/send-otp', { mobile: asha.mobile })).body.retryAfter).toBe(30)
    const statuses = []
    for (let nr = 0; nr < 3; nr += 1) {
      shop.later(seconds(31))
      statuses.push((await shop.call('/api/auth/send-otp', { mobile: asha.mobile })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
    shop.later(seconds(31))
    expect((await shop.sendMobileCode(token)).status).toBe(429)
  })

  test('over its budget an order is placed and a password changed, but not told; warnings and codes have their room', async () => {
    const shop = await openMobileShop(open, 'message-per-mobile=10,code-per-hour=100,code-per-day=100')
    const { token, user } = await shop.proven()
    for (let nr = 0; nr < 8; nr += 1) expect((await shop.order(token, user?.id)).status).toBe(201)
    const after = { orders: await shop.toldKinds() }
    expect(after.orders).toEqual(Array(4).fill('order-placed'))
    for (let nr = 0; nr < 8; nr += 1) expect((await shop.change(token)).status).toBe(200)
    expect(await shop.toldKinds()).toEqual([...after.orders, 'password-changed', 'password-changed'])
    const codes = []
    for (let nr = 0; nr < 4; nr += 1) {
      codes.push((await shop.call('/api/auth/send-otp', { mobile: asha.mobile })).status)
      shop.later(seconds(31))
    }
    expect(codes).toEqual([200, 200, 200, 503])
    expect(shop.logged.join()).toContain('there were too many')
    shop.later(days(1) + minutes(121))
    await shop.order(token, user?.id)
    expect(await shop.toldKinds()).toHaveLength(7)
  })

  test('codes to mobiles that never answered one take a third of the day; the rest stays for known customers', async () => {
    const shop = await openMobileShop(open, 'messages-per-day=10')
    await shop.proven()
    await shop.register(meena)
    const numbers = Array.from({ length: 8 }, (_, nr) => `98765 4322${nr}`)
    for (const [nr, number] of numbers.entries())
      await shop.register({ ...asha, email: `asha${nr}@example.com`, mobile: number })
    const statuses = []
    for (const number of numbers) statuses.push((await shop.call('/api/auth/send-otp', { mobile: number })).status)
    expect(statuses).toEqual([200, 200, ...Array<number>(6).fill(503)])
    const refused = await shop.call('/api/auth/send-otp', { mobile: meena.mobile })
    expect([refused.status, refused.body]).toEqual([503, { success: false, message: accountsWords.codeNotSent }])
    shop.later(seconds(31))
    expect((await shop.call('/api/auth/send-otp', { mobile: asha.mobile })).status).toBe(200)
    expect(shop.logged.join()).toContain('a third of the daily limit is used up by those')
  })

  test('where no other code can go out, the one before lives on', async () => {
    const shop = await openMobileShop(open, 'messages-per-day=3')
    const { token } = await shop.signedIn()
    await shop.sendMobileCode(token)
    const otp = await shop.codeFor(mobile, 'mobile-code')
    shop.later(seconds(31))
    expect((await shop.sendMobileCode(token)).status).toBe(503)
    expect((await shop.verify(token, otp)).status).toBe(200)
  })

  test('where orders wait for the mobile, none is placed before it has answered', async () => {
    const shop = await openMobileShop(open, '', { VERIFY_MOBILE: 'before-order' })
    const { token, user } = await shop.signedIn()
    expect(await shop.order(token, user?.id)).toMatchObject({
      status: 403,
      body: { message: refusals['mobile-unproven'](), unproven: true },
    })
    await shop.proven()
    expect((await shop.order(token, user?.id)).status).toBe(201)
  })
})

async function openMobileShop(open: Open, limits = '', environment: Record<string, string> = {}) {
  const LIMITS = `order-per-address=1000${limits && `,${limits}`}`
  const shop = await openAccountsShop(open, {
    environment: { LIMITS, OPEN_ORDERS_PER_ACCOUNT: '1000', ...environment },
  })
  const { call } = shop
  return {
    ...shop,
    sendMobileCode: (token: string) => call('/auth/mobile/send-code', {}, { token }),
    verify: (token: string, otp: string) => call('/auth/mobile/verify', { otp }, { token }),
    order: (token: string, userId = '') => call('/orders', ashasOrder({ userId }), { token }),
    complain: (token: string) => call('/complaints', { mobile: asha.mobile, about: 'Warm' }, { token }),
    change: (token: string) =>
      call('/auth/change-password', { password: asha.password, newPassword: asha.password }, { token }),
    async reset() {
      await call('/api/auth/send-otp', { mobile: asha.mobile })
      const otp = await shop.codeFor(mobile)
      return call('/api/auth/reset-password', { mobile: asha.mobile, otp, newPassword })
    },
    toldKinds: async () => (await shop.told()).map(({ kind }) => kind).toSorted(),
  }
}
