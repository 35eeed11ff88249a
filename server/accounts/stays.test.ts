import { expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

const ourPage = { 'sec-fetch-site': 'same-origin' }

/** A browser with its cookies, each sent only where its path says. */
function openBrowser(shop: Awaited<ReturnType<typeof openAccountsShop>>) {
  const jar = new Map<string, { value: string; path: string }>()
  const browser = {
    jar,
    async call(path: string, body?: object, token?: string, method?: string) {
      const sent = [...jar].filter(([, cookie]) => path.startsWith(cookie.path))
      const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
      const headers = { ...ourPage, ...(cookie === '' ? {} : { cookie }) }
      const answer = await shop.call(path, body, { headers, ...(token && { token }), ...(method && { method }) })
      browser.keep(answer)
      return answer
    },
    keep({ headers }: { headers: Headers }) {
      for (const set of headers.getSetCookie()) {
        const [, name = '', value = '', path = '', age = ''] =
          /^([^=]+)=([^;]*); Path=([^;]+);.*Max-Age=(\d+)/.exec(set) ?? []
        if (age === '0') jar.delete(name)
        else jar.set(name, { value, path })
      }
    },
    async login(who = asha) {
      const { body } = await browser.call('/auth/login', { email: who.email, password: who.password })
      return body.token ?? ''
    },
    /** what a page does that has no token */
    stay: () => browser.call('/auth/stay', {}),
    /** as a copy of the browser's disk */
    copy() {
      const other = openBrowser(shop)
      for (const [name, cookie] of jar) other.jar.set(name, cookie)
      return other
    },
    /** signs out as the page does where there is no line */
    deleteMark: () => jar.delete('staying'),
  }
  return browser
}

async function openShopWithAsha(open: Open) {
  const shop = await openAccountsShop(open, { environment: { LIMITS: 'wrong-password-here=100' } })
  await shop.register()
  const stays = async () => (await shop.database.read.selectFrom('stays').select('id').execute()).length
  return { ...shop, stays, browser: openBrowser(shop) }
}

eachDatabase((_, open) => {
  test('a browser that lost its token gets a new one, and the one before ends', async () => {
    const { browser, isSignedIn, later } = await openShopWithAsha(open)
    const first = await browser.login()
    later(days(10))
    const { status, body } = await browser.stay()
    expect([status, body.user]).toMatchObject([200, { email: asha.email }])
    expect(await isSignedIn(body.token ?? '')).toBe(true)
    expect(await isSignedIn(first)).toBe(false)
  })

  test('its cookies: one for /auth that no script reads, one that a script can delete', async () => {
    const shop = await openAccountsShop(open, { environment: { PUBLIC_URL: 'https://fish.example' } })
    await shop.register()
    const { headers } = await shop.login(asha, { headers: ourPage })
    expect(headers.getSetCookie()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^__Secure-stay=[\w-]{43}; Path=\/auth; Secure; HttpOnly; SameSite=Strict; Max-Age=7776000$/,
        ),
        expect.stringMatching(/^__Host-staying=[\w-]{22}; Path=\/; Secure; SameSite=Strict; Max-Age=7776000$/),
      ]),
    )
  })

  test('a program gets no stay, nor a page of another site', async () => {
    const { login, stays } = await openShopWithAsha(open)
    await login()
    await login(asha, { headers: { 'sec-fetch-site': 'cross-site' } })
    await login(asha, { headers: { origin: 'https://elsewhere.example' } })
    expect(await stays()).toBe(0)
  })

  test('who copied one of the two cookies gets nothing, and the stay ends at once', async () => {
    for (const half of ['stay', 'staying']) {
      const { browser, stays, isSignedIn } = await openShopWithAsha(open)
      const token = await browser.login()
      const thief = browser.copy()
      for (const name of thief.jar.keys()) if (name !== half) thief.jar.delete(name)
      expect((await thief.stay()).status).toBe(401)
      // Without the cookie that names the stay, nobody knows which one it is.
      expect([half, await stays()]).toEqual([half, half === 'stay' ? 0 : 1])
      expect(await isSignedIn(token)).toBe(half !== 'stay')
      expect((await browser.stay()).status).toBe(half === 'stay' ? 401 : 200)
    }
  })

  test('the right cookie beside a wrong one ends the stay', async () => {
    const { browser, stays } = await openShopWithAsha(open)
    await browser.login()
    const thief = browser.copy()
    thief.jar.set('staying', { value: 'A'.repeat(22), path: '/' })
    expect((await thief.stay()).status).toBe(401)
    expect(await stays()).toBe(0)
    expect([...thief.jar.keys()]).not.toContain('stay')
  })

  test('a value that was replaced counts for a minute, and after that its copy ends the stay', async () => {
    const { browser, later, stays, isSignedIn } = await openShopWithAsha(open)
    await browser.login()
    const copied = browser.copy()
    await browser.stay()
    later(seconds(60) - 1)
    expect((await copied.copy().stay()).status).toBe(200)
    later(1)
    const { body } = await browser.copy().stay()
    later(seconds(61))
    expect((await copied.stay()).status).toBe(401)
    expect([await stays(), await isSignedIn(body.token ?? '')]).toEqual([1, true])
  })

  test('the copy of a value that was replaced once ends the stay with its tokens', async () => {
    const { browser, later, stays, isSignedIn } = await openShopWithAsha(open)
    await browser.login()
    const copied = browser.copy()
    const { body } = await browser.stay()
    later(minutes(2))
    expect((await copied.stay()).status).toBe(401)
    expect([await stays(), await isSignedIn(body.token ?? '')]).toEqual([0, false])
    expect((await browser.stay()).status).toBe(401)
  })

  test('a clock that is set back makes no replaced value count longer, and signs nobody out', async () => {
    const { browser, later, login, isSignedIn } = await openShopWithAsha(open)
    await browser.login()
    const program = (await login()).body.token ?? ''
    later(-hours(3))
    const renewed = await browser.stay()
    expect(renewed.status).toBe(200)
    expect(await isSignedIn(renewed.body.token ?? '')).toBe(true)
    expect(await isSignedIn(program)).toBe(true)
    const copied = browser.copy()
    later(minutes(2))
    expect((await browser.stay()).status).toBe(200)
    later(-hours(1))
    expect((await copied.stay()).status).toBe(401)
  })

  test('two tabs at once both get a token, and the browser goes on', async () => {
    const { browser, isSignedIn, later } = await openShopWithAsha(open)
    await browser.login()
    later(days(8))
    const answers = await Promise.all([browser.stay(), browser.stay()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const tokens = answers.map(({ body }) => body.token ?? '')
    expect(new Set(tokens).size).toBe(2)
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([true, true])
    later(days(8))
    expect((await browser.stay()).status).toBe(200)
  })

  test('tabs that ask at once or soon after each other are all signed in, whichever answer comes last', async () => {
    const shop = await openAccountsShop(open, { environment: { PUBLIC_URL: 'https://fish.example' } })
    await shop.register()
    for (const answersLast of [0, 1, 2]) {
      const browser = openBrowser(shop)
      await browser.login()
      shop.later(days(8))
      const slow = browser.copy()
      const first = await browser.stay()
      const tabs = [first, await slow.stay(), await browser.copy().stay()]
      browser.keep(tabs[answersLast] ?? first)
      for (const { body } of tabs)
        expect((await browser.call('/auth/checkAuth', undefined, body.token)).body).toMatchObject({
          authenticated: true,
        })
      shop.later(days(8))
      expect((await browser.stay()).status).toBe(200)
    }
  })

  test('an answer that was lost on its way is asked for again within the minute, and nothing is lost', async () => {
    const { browser, later } = await openShopWithAsha(open)
    await browser.login()
    await browser.copy().stay()
    expect((await browser.stay()).status).toBe(200)
    later(days(8))
    expect((await browser.stay()).status).toBe(200)
  })

  test('it ends after 90 days without use, and after 180 in any case', async () => {
    const { browser, later, stays, database, now } = await openShopWithAsha(open)
    await browser.login()
    later(days(90) - 1)
    expect((await browser.stay()).status).toBe(200)
    later(days(90) - 1)
    const last = await browser.stay()
    expect(last.status).toBe(200)
    expect(last.headers.getSetCookie().filter((cookie) => cookie.startsWith('stay'))).toEqual([
      expect.stringContaining('Max-Age=0'),
      expect.stringContaining('Max-Age=0'),
    ])
    expect(browser.jar.has('stay')).toBe(false)
    later(3)
    await database.run.tidyAccounts({ at: now() })
    expect(await stays()).toBe(0)
    await browser.login()
    later(days(90))
    expect((await browser.stay()).status).toBe(401)
    await browser.login()
    later(days(91))
    await database.run.tidyAccounts({ at: now() })
    expect(await stays()).toBe(0)
  })

  test('it is listed among the sessions, once with its own, and can be ended there', async () => {
    const { browser, call, database, later, login, now, stays } = await openShopWithAsha(open)
    await browser.login()
    const other = (await login()).body.token ?? ''
    const placesOf = async (token: string) =>
      (await call('/auth/sessions', undefined, { token })).body as unknown as { id: string; current: boolean }[]
    expect(await placesOf(other)).toHaveLength(2)
    // Its token is over, and so is the other one: it is still a place where she is signed in.
    later(days(15))
    await database.run.tidyAccounts({ at: now() })
    const token = (await login()).body.token ?? ''
    const places = await placesOf(token)
    expect(places.map(({ current }) => current)).toEqual([true, false])
    const { id } = places.find(({ current }) => !current) ?? { id: '' }
    expect((await call('/auth/sessions', { id }, { token, method: 'DELETE' })).status).toBe(200)
    expect(await placesOf(token)).toHaveLength(1)
    expect(await stays()).toBe(0)
    expect((await browser.stay()).status).toBe(401)
  })

  test('it ends with a reset, with a sign-out of all others, with a new password, and with its account', async () => {
    const shop = await openShopWithAsha(open)
    const { call, codeFor, later, login, stays } = shop
    const staying = async () => {
      const browser = openBrowser(shop)
      await browser.login()
      return browser
    }
    const allOthers = await staying()
    const token = (await login()).body.token ?? ''
    await call('/auth/sessions', {}, { token, method: 'DELETE' })
    expect((await allOthers.stay()).status).toBe(401)

    const changed = await staying()
    const own = await staying()
    const here = (await own.stay()).body.token ?? ''
    await own.call('/auth/change-password', { password: asha.password, newPassword: 'nine nets in the wind' }, here)
    expect([(await changed.stay()).status, (await own.stay()).status]).toEqual([401, 200])

    await call('/api/auth/send-otp', { mobile: asha.mobile })
    const otp = await codeFor('+919876543210')
    await call('/api/auth/reset-password', { mobile: asha.mobile, otp, newPassword: asha.password })
    expect((await own.stay()).status).toBe(401)

    const erased = await staying()
    const last = (await erased.stay()).body.token ?? ''
    later(1)
    expect((await erased.call('/auth/account', { password: asha.password }, last, 'DELETE')).status).toBe(200)
    expect([await stays(), erased.jar.has('stay')]).toEqual([0, false])
  })

  test('who signs out has no stay; without a line it ends at the first contact', async () => {
    const { browser, stays, isSignedIn } = await openShopWithAsha(open)
    const token = await browser.login()
    await browser.call('/auth/logout', {}, token)
    expect([await stays(), browser.jar.has('stay')]).toEqual([0, false])

    const again = await browser.login()
    browser.deleteMark()
    expect((await browser.stay()).status).toBe(401)
    expect(await stays()).toBe(0)
    expect(await isSignedIn(again)).toBe(false)

    await browser.login()
    browser.deleteMark()
    await browser.call('/auth/checkAuth')
    expect(await stays()).toBe(0)
  })

  test('a browser stays with the person who signed in last, and with ten browsers of a person at most', async () => {
    const shop = await openShopWithAsha(open)
    const { browser, stays, register } = shop
    await register(meena)
    await browser.login(asha)
    await browser.login(meena)
    expect(await stays()).toBe(1)
    expect((await browser.stay()).body.user?.email).toBe(meena.email)
    const first = openBrowser(shop)
    await first.login()
    const later = Array.from({ length: 10 }, () => openBrowser(shop))
    // The clock goes back with each: the first is the oldest all the same.
    for (const one of later) {
      shop.later(-minutes(1))
      await one.login()
    }
    expect((await first.stay()).status).toBe(401)
    for (const one of later) expect((await one.stay()).status).toBe(200)
  })

  test('the cookies are kept only as hashes', async () => {
    const { browser, database } = await openShopWithAsha(open)
    await browser.login()
    const kept = JSON.stringify(await database.read.selectFrom('stays').selectAll().execute())
    for (const name of ['stay', 'staying']) expect(kept).not.toContain(browser.jar.get(name)?.value)
  })
})
