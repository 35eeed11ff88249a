import { expect, test } from 'vitest'
import { days, minutes } from '#shop/time.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_engine, open, { fresh }) => {
  test('who is signed in is told who they are, until the session ends', async () => {
    const { signedIn, call } = await openAccountsShop(open)
    const { token, user } = await signedIn()
    expect((await call('/auth/checkAuth', undefined, { token })).body).toEqual({ authenticated: true, user })
    expect((await call('/auth/logout', {}, { token })).body).toEqual({ success: true })
    expect((await call('/auth/checkAuth', undefined, { token })).body).toEqual({ authenticated: false })
    expect((await call('/auth/logout', {}, { token })).status).toBe(401)
  })

  test('a session that was ended stays ended when the shop is opened anew, and another goes on', async () => {
    const where = await fresh()
    const { signedIn, login, call } = await openAccountsShop(open, { where })
    const { token } = await signedIn()
    const other = (await login()).body.token ?? ''
    await call('/auth/logout', {}, { token })
    const again = await openAccountsShop(open, { where })
    expect([await again.isSignedIn(token), await again.isSignedIn(other)]).toEqual([false, true])
  })

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}=`, 'null'])('the token %j is nobody’s', async (token) => {
    const { isSignedIn } = await openAccountsShop(open)
    expect(await isSignedIn(token)).toBe(false)
  })

  test('a token in the address, or of another kind, counts for nothing', async () => {
    const { signedIn, call } = await openAccountsShop(open)
    const { token } = await signedIn()
    const { body } = await call(`/auth/checkAuth?token=${token}&access_token=${token}`)
    expect(body).toEqual({ authenticated: false })
    const basic = await call('/auth/checkAuth', undefined, { headers: { authorization: `Basic ${token}` } })
    expect(basic.body).toEqual({ authenticated: false })
  })

  test('tokens are kept only as hashes', async () => {
    const { signedIn, database } = await openAccountsShop(open)
    const { token } = await signedIn()
    expect(JSON.stringify(await database.read.selectFrom('sessions').selectAll().execute())).not.toContain(token)
  })

  test('a session ends after 14 days without its owner, and after 30 days in any case', async () => {
    const { signedIn, isSignedIn, later, now, login, database } = await openAccountsShop(open)
    const { token } = await signedIn()
    later(days(14) - 1)
    expect(await isSignedIn(token)).toBe(true)
    const seen = database.read.selectFrom('sessions').select('last_seen_at')
    await expect.poll(async () => (await seen.executeTakeFirstOrThrow()).last_seen_at).toBe(now())
    later(days(14) - 1)
    expect(await isSignedIn(token)).toBe(true)
    later(days(2) + 2)
    expect(await isSignedIn(token)).toBe(false)
    const again = await login()
    later(days(14))
    expect(await isSignedIn(again.body.token ?? '')).toBe(false)
  })

  test('that somebody was here is written at most every five minutes', async () => {
    const { signedIn, isSignedIn, later, now, database } = await openAccountsShop(open)
    const { token } = await signedIn()
    const begun = now()
    const lastSeen = async () =>
      (await database.read.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at
    later(minutes(4))
    await isSignedIn(token)
    later(minutes(2))
    expect(await lastSeen()).toBe(begun)
    await isSignedIn(token)
    await expect.poll(lastSeen).toBe(begun + minutes(6))
  })

  test('with the eleventh session the oldest ends', async () => {
    const { signedIn, login, isSignedIn, later } = await openAccountsShop(open)
    const { token: oldest } = await signedIn()
    later(1)
    const tokens: string[] = []
    for (let turn = 0; turn < 10; turn += 1) {
      tokens.push((await login()).body.token ?? '')
      later(1)
    }
    expect(await isSignedIn(oldest)).toBe(false)
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual(tokens.map(() => true))
  })

  test('a clock that is set back signs nobody out, and the newest session is never the one that ends', async () => {
    const { signedIn, login, isSignedIn, later, now, database } = await openAccountsShop(open)
    const { token: first } = await signedIn()
    const tokens = [first]
    for (let turn = 0; turn < 10; turn += 1) {
      later(-minutes(20))
      tokens.push((await login()).body.token ?? '')
      expect(await isSignedIn(tokens.at(-1) ?? '')).toBe(true)
    }
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, ...tokens.slice(1).map(() => true)])
    // Once they were seen they are as old as that: a clock that was far ahead keeps nobody in for longer.
    const begun = database.read.selectFrom('sessions').select('created_at')
    await expect.poll(async () => (await begun.execute()).every((one) => one.created_at <= now())).toBe(true)
    await database.run.tidyAccounts({ at: now() })
    expect(await isSignedIn(tokens.at(-1) ?? '')).toBe(true)
  })

  test('a browser that logs in anew gets a new token, and its old one ends', async () => {
    const { signedIn, login, isSignedIn } = await openAccountsShop(open)
    const { token } = await signedIn()
    const again = await login(asha, { token })
    expect(await isSignedIn(token)).toBe(false)
    expect(await isSignedIn(again.body.token ?? '')).toBe(true)
  })

  test('a browser on our own pages gets a cookie, and its token opens nothing without it', async () => {
    const { signedIn, call } = await openAccountsShop(open, { environment: { PUBLIC_URL: 'https://fish.example' } })
    const sameOrigin = { 'sec-fetch-site': 'same-origin' }
    await signedIn()
    const { body, headers } = await call(
      '/auth/login',
      { email: asha.email, password: asha.password },
      { headers: sameOrigin },
    )
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-bind=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=2592000$/)
    const token = body.token ?? ''
    const asked = (headers: Record<string, string>) => call('/auth/checkAuth', undefined, { token, headers })
    expect((await asked({})).body.authenticated).toBe(false)
    expect((await asked({ cookie: '__Host-bind=AAAAAAAAAAAAAAAAAAAAAA' })).body.authenticated).toBe(false)
    expect((await asked({ cookie: `theme=dark; ${cookie.split(';')[0]}` })).body.authenticated).toBe(true)
  })

  test('sessions of a program, and of a shop without HTTPS, are bound to no cookie', async () => {
    const { login, register, isSignedIn } = await openAccountsShop(open)
    await register()
    const { headers, body } = await login(asha, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(headers.get('set-cookie')).not.toContain('bind')
    expect(await isSignedIn(body.token ?? '')).toBe(true)
  })
})
