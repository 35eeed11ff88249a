import { expect, test } from 'vitest'
import { limits } from '#shop/accounts/limits.ts'
import { minutes, seconds } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { apart } from '#tests/rooms/apart.ts'
import { calls, invalid, mobile, newPassword, wrongOf } from '#tests/rooms/password-reset.ts'
import { eachDatabase, onDatabase } from '#tests/running/databases.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'

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
    ['five digits', '/api/auth/verify-otp', { mobile: asha.mobile, otp: '12345' }, 'The OTP has 6 digits.'],
    ['a code as a number', '/api/auth/verify-otp', { mobile: asha.mobile, otp: 123456 }, 'The OTP is required.'],
    [
      'digits of another script',
      '/api/auth/verify-otp',
      { mobile: asha.mobile, otp: '١٢٣٤٥٦' },
      'The OTP has 6 digits.',
    ],
    ['no password', '/api/auth/reset-password', { mobile: asha.mobile, otp: '123456' }, 'New password is required.'],
    [
      'a weak password',
      '/api/auth/reset-password',
      { mobile: asha.mobile, otp: '123456', newPassword: 'password' },
      refusals['password-common'](),
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
