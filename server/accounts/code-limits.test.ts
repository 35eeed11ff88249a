import { expect, test } from 'vitest'
import { countOf } from '#server/storage/limits.ts'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { calls, invalid, wrongOf } from '#tests/rooms/password-reset.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'

eachDatabase((_engine, open) => {
  test('after five wrong tries the code is dead, also for the right one', async () => {
    const shop = await openAccountsShop(open)
    const { sent, verify, reset } = calls(shop)
    await shop.register()
    const otp = await sent()
    for (let turn = 0; turn < 5; turn += 1) expect((await verify(wrongOf(otp))).body).toEqual(invalid)
    expect((await verify(otp)).body).toEqual(invalid)
    expect((await reset(otp)).body).toEqual(invalid)
  })

  test('of 200 guesses at once at most five are compared', async () => {
    const shop = await openAccountsShop(open, {
      environment: {
        LIMITS: 'wrong-code-per-day=1000,wrong-code-ever=1000,wrong-code-per-address=1000,wrong-code-per-shop=1000',
      },
    })
    const { sent, verify } = calls(shop)
    await shop.register()
    const otp = await sent()
    const guesses = Array.from({ length: 200 }, (_, place) => String(place).padStart(6, '1'))
    await Promise.all(guesses.filter((guess) => guess !== otp).map((guess) => verify(guess)))
    const [code] = await shop.database.read.selectFrom('codes').select('tries').execute()
    expect(code?.tries).toBe(5)
    expect((await verify(otp)).status).toBe(400)
  })

  test('a new code comes after 30 seconds, and the one before it is dead', async () => {
    const shop = await openAccountsShop(open)
    const { sent, send, verify } = calls(shop)
    await shop.register()
    const first = await sent()
    shop.later(seconds(10))
    const tooSoon = await send()
    expect(tooSoon.status).toBe(429)
    expect(tooSoon.body).toEqual({
      success: false,
      retryAfter: 20,
      message: 'Too many tries. Please try again in 20 seconds.',
    })
    expect(tooSoon.headers.get('retry-after')).toBe('20')
    shop.later(seconds(20))
    const second = await sent()
    expect((await verify(first === second ? wrongOf(second) : first)).body).toEqual(invalid)
    expect((await verify(second)).status).toBe(200)
  })

  test('three codes an hour and six a day, told alike to those whom nobody knows', async () => {
    const shop = await openAccountsShop(open)
    const { send } = calls(shop)
    await shop.register()
    const perMobile = async (to: string) => {
      const statuses = []
      for (let turn = 0; turn < 8; turn += 1) {
        statuses.push((await send(to)).status)
        shop.later(turn === 3 || turn === 6 ? minutes(66) : seconds(31))
      }
      return statuses
    }
    const known = await perMobile(asha.mobile)
    expect(known).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
    expect(await perMobile(meena.mobile)).toEqual(known)
    shop.later(hours(3))
    expect((await send()).status).toBe(429)
    shop.later(days(1))
    expect((await send()).status).toBe(200)
  })

  test('six wrong codes a day end the trying of that mobile by strangers, over all its codes', async () => {
    const shop = await openAccountsShop(open)
    const { sent, send, verify } = calls(shop)
    await shop.register()
    const first = await sent()
    for (let turn = 0; turn < 5; turn += 1) await verify(wrongOf(first))
    shop.later(minutes(1))
    const second = await sent()
    await verify(wrongOf(second))
    expect((await verify(second)).body).toEqual(invalid)
    shop.later(minutes(1))
    expect((await send()).status).toBe(429)
    shop.later(days(1) + hours(2))
    expect((await verify(await sent())).status).toBe(200)
  })

  test('so many wrong codes without a right one end the sending, until the owner signs in', async () => {
    const shop = await openAccountsShop(open, { environment: { LIMITS: 'wrong-code-ever=4' } })
    const { sent, send, verify } = calls(shop)
    await shop.register()
    const otp = await sent()
    for (let turn = 0; turn < 4; turn += 1) await verify(wrongOf(otp))
    shop.later(days(5))
    const barred = await send()
    expect([barred.status, barred.body]).toEqual([429, { success: false, message: refusals['codes-barred']() }])
    await shop.login()
    expect((await verify(await sent())).status).toBe(200)
  })

  test('guesses from one address are stopped and say so; many over the whole shop stop nobody else, and raise an alarm', async () => {
    const shop = await openAccountsShop(open, { environment: { LIMITS: 'wrong-code-per-address=3' } })
    const { verify } = calls(shop)
    const numbers = ['9876500001', '9876500002', '9876500003', '9876500004']
    const statuses = []
    for (const number of numbers) statuses.push((await verify('000000', number)).status)
    expect(statuses).toEqual([400, 400, 400, 429])

    const other = await openAccountsShop(open, { environment: { LIMITS: 'wrong-code-per-shop=3' } })
    const alarm = { limit: other.settings.limits.wrongCodePerShop, who: 'shop' }
    const counted = () => countOf(other.database.read, alarm, other.now())
    for (const number of numbers.slice(0, 2)) expect((await calls(other).verify('000000', number)).status).toBe(400)
    expect(await counted()).toBe(2)
    for (const number of numbers) expect((await calls(other).verify('000000', number)).status).toBe(400)
    expect(await counted()).toBe(3)
    await other.register()
    expect((await calls(other).verify(await calls(other).sent())).status).toBe(200)
  })

  test('when the part of the day’s messages that strangers have is spent it says truthfully that none was sent', async () => {
    const shop = await openAccountsShop(open, { environment: { LIMITS: 'messages-per-day=3' } })
    const { sent, send } = calls(shop)
    await shop.register()
    await sent()
    shop.later(seconds(31))
    const refused = await send()
    expect([refused.status, refused.body]).toEqual([503, { success: false, message: accountsWords.codeNotSent }])
    expect((await send(meena.mobile)).status).toBe(503)
  })
})
