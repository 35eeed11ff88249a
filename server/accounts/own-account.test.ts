import { expect, test } from 'vitest'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { refusals } from '#words/refusals.ts'

const phone = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
}
const newPassword = 'a new kite at noon'

eachDatabase((_engine, open) => {
  test('a person sees where they are signed in, the newest first, and nobody else’s', async () => {
    const { signedIn, login, call, later } = await openAccountsShop(open)
    await signedIn(meena)
    await signedIn(asha, { headers: phone })
    later(1000)
    const { token = '' } = (await login()).body
    const { body } = await call('/auth/sessions', undefined, { token })
    expect(body).toMatchObject([
      { device: 'An unknown device', current: true },
      { device: 'Chrome on Android', current: false },
    ])
    const inHindi = await call('/auth/sessions', undefined, { token, headers: { 'accept-language': 'hi' } })
    expect(inHindi.body).toMatchObject([{ device: 'अनजान डिवाइस' }, { device: 'Android पर Chrome' }])
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('one session can be ended, or all others; those of another person are as good as none', async () => {
    const { signedIn, login, call, isSignedIn } = await openAccountsShop(open)
    const { token: meenas } = await signedIn(meena)
    const { token: first } = await signedIn()
    const { token = '' } = (await login()).body
    const third = (await login()).body.token ?? ''
    const ended = (id: string | undefined, as: string) =>
      call('/auth/sessions', id === undefined ? {} : { id }, { token: as, method: 'DELETE' })
    const sessions = async (as: string) =>
      (await call('/auth/sessions', undefined, { token: as })).body as unknown as { id: string; current: boolean }[]

    const [meenasOwn] = await sessions(meenas)
    expect(await ended(meenasOwn?.id, token)).toMatchObject({
      status: 404,
      body: { message: refusals['session-unknown']() },
    })
    expect(await isSignedIn(meenas)).toBe(true)

    const firstOwn = (await sessions(first)).find(({ current }) => current)
    expect((await ended(firstOwn?.id, token)).body).toEqual({ success: true })
    expect(await isSignedIn(first)).toBe(false)
    expect(await isSignedIn(third)).toBe(true)

    expect((await call('/auth/sessions', undefined, { token, method: 'DELETE' })).body).toEqual({ success: true })
    expect(await isSignedIn(third)).toBe(false)
    expect([await isSignedIn(token), await isSignedIn(meenas)]).toEqual([true, true])
  })

  test('the old password sets a new one; this device stays signed in, others do not', async () => {
    const shop = await openAccountsShop(open)
    const { login, call, isSignedIn } = shop
    const { token: elsewhere } = await shop.proven()
    const { token = '' } = (await login()).body
    const change = (password: string, wanted = newPassword) =>
      call('/auth/change-password', { password, newPassword: wanted }, { token })
    expect(await change('another kite')).toMatchObject({
      status: 400,
      body: { success: false, field: 'password', message: refusals['old-password-wrong']() },
    })
    expect(await change(asha.password, 'sunshine')).toMatchObject({
      status: 400,
      body: { field: 'newPassword', message: refusals['password-common']() },
    })
    expect(await change(asha.password)).toMatchObject({ status: 200, body: { success: true } })
    expect([await isSignedIn(token), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await login()).status).toBe(401)
    expect((await login({ ...asha, password: newPassword })).status).toBe(200)
    expect(await shop.told()).toEqual([{ kind: 'password-changed', send_to: '+919876543210' }])
  })

  test('guessing the old password from a stolen session is limited too', async () => {
    const { signedIn, call } = await openAccountsShop(open)
    const { token } = await signedIn()
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await call('/auth/change-password', { password: 'another kite', newPassword }, { token })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test.each([
    ['POST', '/auth/logout'],
    ['POST', '/auth/change-password'],
    ['GET', '/auth/sessions'],
    ['DELETE', '/auth/sessions'],
  ])('%s %s is for signed-in people alone', async (method, path) => {
    const { call } = await openAccountsShop(open)
    const answer = await call(path, method === 'GET' ? undefined : {}, { method })
    expect([answer.status, answer.body]).toEqual([401, { message: refusals['not-signed-in']() }])
  })
})

eachDatabase((_engine, open, { fresh }) => {
  test('two processes on one database share sessions, limits and codes', async () => {
    const where = await fresh()
    const one = await openAccountsShop(open, { where })
    const other = await openAccountsShop(open, { where })
    const { token } = await one.signedIn()
    expect(await other.isSignedIn(token)).toBe(true)
    await other.call('/auth/logout', {}, { token })
    expect(await one.isSignedIn(token)).toBe(false)

    const wrong = { ...asha, password: 'another kite' }
    const shops = [one, other, one, other, one, other, one]
    const statuses = []
    for (const shop of shops) statuses.push((await shop.login(wrong)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])

    await one.call('/api/auth/send-otp', { mobile: asha.mobile })
    expect((await other.call('/api/auth/send-otp', { mobile: asha.mobile })).status).toBe(429)
    const otp = await one.codeFor('+919876543210')
    expect((await other.call('/api/auth/verify-otp', { mobile: asha.mobile, otp })).status).toBe(200)
  })

  test('no password, token or code reaches the log, and each of its lines is JSON', async () => {
    const shop = await openAccountsShop(open)
    const { token } = await shop.signedIn()
    await shop.login({ ...asha, password: 'another kite' })
    await shop.call('/api/auth/send-otp', { mobile: asha.mobile })
    const otp = await shop.codeFor('+919876543210')
    await shop.call('/api/auth/verify-otp', { mobile: asha.mobile, otp })
    await shop.call('/auth/change-password', { password: asha.password, newPassword }, { token })
    await shop.database.close()
    await shop.login()
    await shop.call('/auth/checkAuth', undefined, { token })
    const reset = { mobile: asha.mobile, otp, newPassword }
    expect((await shop.call('/api/auth/reset-password', reset)).status).toBe(503)
    expect(shop.logged.length).toBeGreaterThan(0)
    const said = shop.logged.map((line) => JSON.stringify(JSON.parse(line))).join('\n')
    const secrets = [asha.password, 'another kite', newPassword, token, otp, '9876543210', asha.email]
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([])
  })
})
