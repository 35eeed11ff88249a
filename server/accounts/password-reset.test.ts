import { expect, test } from 'vitest'
import { limits } from '#shop/limits.ts'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { accountsWords } from '#words/accounts.ts'
import { asha, meena, openAccountsShop } from '#tests/accounts.ts'
import { eachDatabase, onDatabase } from '#tests/databases.ts'
import { apart } from '#tests/apart.ts'

const mobile = '+919876543210'
const newPassword = 'a new kite at noon'
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const invalid = { success: false, message: accountsWords.codeWrong }

type Shop = Awaited<ReturnType<typeof openAccountsShop>>

function calls({ call, codeFor }: Shop) {
  const send = (to: string = asha.mobile) => call('/api/auth/send-otp', { mobile: to })
  return {
    send,
    verify: (otp: string, of: string = asha.mobile) => call('/api/auth/verify-otp', { mobile: of, otp }),
    reset: (otp: string, password = newPassword, of: string = asha.mobile) =>
      call('/api/auth/reset-password', { mobile: of, otp, newPassword: password }),
    sent: async () => {
      expect((await send()).body).toEqual({ success: true })
      return codeFor(mobile)
    },
  }
}

eachDatabase((_engine, open) => {
  test('a code sets a new password, signs in here and out everywhere else, and the owner is told', async () => {
    const shop = await openAccountsShop(open)
    const { sent, verify, reset } = calls(shop)
    const { token: elsewhere } = await shop.signedIn()
    const otp = await sent()
    expect(otp).toMatch(/^[0-9]{6}$/)
    expect((await verify(otp)).body).toEqual({ success: true, message: 'OTP verified successfully!' })
    const { status, body } = await reset(otp)
    expect([status, body.success, body.user?.email]).toEqual([200, true, asha.email])
    expect(await shop.isSignedIn(body.token ?? '')).toBe(true)
    expect(await shop.isSignedIn(elsewhere)).toBe(false)
    expect((await shop.login()).status).toBe(401)
    expect((await shop.login({ ...asha, password: newPassword })).status).toBe(200)
    const { read } = shop.database
    expect(await read.selectFrom('password_changes').select(['user_id', 'changed_by']).execute()).toEqual([
      { user_id: body.user?.id, changed_by: 'code' },
    ])
    const told = await read
      .selectFrom('outbox')
      .select(['send_to', 'body_json'])
      .where('kind', '=', 'password-changed')
      .execute()
    expect(told).toEqual([{ send_to: mobile, body_json: expect.stringContaining('was changed') }])
  })

  test('a code is used up by the reset and by nothing else', async () => {
    const shop = await openAccountsShop(open)
    const { sent, verify, reset } = calls(shop)
    await shop.register()
    const otp = await sent()
    for (let turn = 0; turn < 7; turn += 1) expect((await verify(otp)).status).toBe(200)
    expect((await reset(otp)).status).toBe(200)
    expect((await reset(otp)).body).toEqual(invalid)
    expect((await verify(otp)).body).toEqual(invalid)
  })

  test('of many resets with one code at once, one is done', async () => {
    const shop = await openAccountsShop(open)
    const { sent, reset } = calls(shop)
    await shop.register()
    const otp = await sent()
    const answers = await Promise.all(Array.from({ length: 4 }, (_, turn) => reset(otp, `${newPassword} ${turn}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a code lives for five minutes, and ten more once it was right', async () => {
    const shop = await openAccountsShop(open)
    const { sent, verify, reset } = calls(shop)
    await shop.register()
    const first = await sent()
    shop.later(minutes(5))
    expect(await verify(first)).toMatchObject({ status: 400, body: invalid })
    const second = await sent()
    shop.later(minutes(4))
    expect((await verify(second)).status).toBe(200)
    shop.later(minutes(9))
    expect((await reset(second)).status).toBe(200)
    shop.later(minutes(1))
    const third = await sent()
    await verify(third)
    shop.later(minutes(10))
    expect((await reset(third)).body).toEqual(invalid)
  })

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
    expect([barred.status, barred.body]).toEqual([429, { success: false, message: accountsWords.codeBarred }])
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
    const alarms = () => other.logged.filter((line) => line.includes('somebody is guessing codes'))
    for (const number of numbers.slice(0, 2)) expect((await calls(other).verify('000000', number)).status).toBe(400)
    expect(alarms()).toHaveLength(0)
    for (const number of numbers) expect((await calls(other).verify('000000', number)).status).toBe(400)
    expect(alarms()).toHaveLength(1)
    await other.register()
    expect((await calls(other).verify(await calls(other).sent())).status).toBe(200)
  })

  test('when the day’s messages are spent it says truthfully that none was sent', async () => {
    const shop = await openAccountsShop(open, { environment: { LIMITS: 'messages-per-day=1' } })
    const { sent, send } = calls(shop)
    await shop.register()
    await sent()
    shop.later(seconds(31))
    const refused = await send()
    expect([refused.status, refused.body]).toEqual([503, { success: false, message: accountsWords.codeNotSent }])
    expect((await send(meena.mobile)).status).toBe(503)
  })

  test('an unknown mobile gets the same answers and no message', async () => {
    const shop = await openAccountsShop(open)
    const { send, verify, reset } = calls(shop)
    expect((await send()).body).toEqual({ success: true })
    expect((await verify('123456')).body).toEqual(invalid)
    expect((await reset('123456')).body).toEqual(invalid)
    const rows = await shop.database.read.selectFrom('outbox').select('kind').execute()
    expect(rows).toEqual([{ kind: 'to-nobody' }])
  })

  test('the code of one mobile opens no other', async () => {
    const shop = await openAccountsShop(open)
    const { sent, send, reset } = calls(shop)
    await shop.register()
    await shop.register(meena)
    await send(meena.mobile)
    const otp = await sent()
    const meenas = await shop.codeFor('+919876543211')
    expect((await reset(otp === meenas ? wrongOf(meenas) : otp, newPassword, meena.mobile)).body).toEqual(invalid)
    expect((await shop.login(meena)).status).toBe(200)
  })

  test.each([
    ['no mobile', '/api/auth/send-otp', {}, 'Mobile number is required.'],
    ['a mobile of another country', '/api/auth/send-otp', { mobile: '+1 202 555 0100' }, accountsWords.badMobile],
    ['five digits', '/api/auth/verify-otp', { mobile: asha.mobile, otp: '12345' }, 'The code has 6 digits.'],
    ['a code as a number', '/api/auth/verify-otp', { mobile: asha.mobile, otp: 123456 }, 'The code is required.'],
    [
      'digits of another script',
      '/api/auth/verify-otp',
      { mobile: asha.mobile, otp: '१२३४५६' },
      'The code has 6 digits.',
    ],
    ['no password', '/api/auth/reset-password', { mobile: asha.mobile, otp: '123456' }, 'New password is required.'],
    [
      'a weak password',
      '/api/auth/reset-password',
      { mobile: asha.mobile, otp: '123456', newPassword: 'password' },
      accountsWords.passwordCommon,
    ],
  ])('%s is refused', async (_what, path, body, message) => {
    const { call } = await openAccountsShop(open)
    expect(await call(path, body)).toMatchObject({ status: 400, body: { message } })
  })
})

onDatabase('sqlite', (_engine, open) => {
  test('the time tells nobody whether a mobile has a live code', async () => {
    const shop = await openAccountsShop(open, { environment: { LIMITS: everything(100_000) } })
    const { send, verify } = calls(shop)
    await shop.register()
    const tried = async (mobile: string) => expect((await verify('000000', mobile)).body).toEqual(invalid)
    const difference = await apart(
      () => tried(asha.mobile),
      () => tried(meena.mobile),
      async (pair) => {
        if (pair % 4 > 0) return
        shop.later(seconds(31))
        await send()
      },
    )
    expect(difference).toBeLessThan(0.5)
  })

  test('the time tells nobody whether a mobile is registered', async () => {
    const many = 'code-per-hour=10000,code-per-day=10000,code-per-address=10000,messages-per-day=100000'
    const shop = await openAccountsShop(open, { environment: { LIMITS: many } })
    const { send } = calls(shop)
    await shop.register()
    const difference = await apart(
      () => send(asha.mobile),
      () => send(meena.mobile),
      async () => shop.later(seconds(31)),
    )
    expect(difference).toBeLessThan(0.5)
  })
})

const everything = (most: number) =>
  Object.values(limits)
    .map(({ what }) => `${what}=${most}`)
    .join(',')
