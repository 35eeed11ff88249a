import { expect, test } from 'vitest'
import { limits } from '#shop/limits.ts'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'
import { asha, meena, openAccountsShop, type Sent } from '#tests/accounts.ts'
import { eachDatabase } from '#tests/databases.ts'
import { pepper } from '#tests/test-shop.ts'
import { letIn } from './let-in-cli.ts'

const mobile = '+919876543210'
const newPassword = 'a new kite at noon'
const behindProxy = { environment: { TRUSTED_PROXIES: '127.0.0.1' } }
/** Ten wrong passwords of strangers bar an account here: a hundred take long to hash. */
const soonBarred = { environment: { ...behindProxy.environment, LIMITS: 'wrong-password-ever=10' } }
const networks = Array.from({ length: 20 }, (_, nr) => `198.51.${nr}.7`)
const home = '203.0.113.7'
const wrongCode = { status: 400, body: { success: false, message: accountsWords.codeWrong } }

type Shop = Awaited<ReturnType<typeof openAccountsShop>>

/** A browser in a network: it keeps the cookies that it gets, as browsers do. */
function browserAt(shop: Shop, network: string) {
  const jar = new Map<string, string>()
  async function call(path: string, body?: object, sent: Sent = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.call(path, body, {
      ...sent,
      headers: { 'x-forwarded-for': network, ...(cookie === '' ? {} : { cookie }), ...sent.headers },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    call,
    login: (password: string, email = asha.email) => call('/auth/login', { email, password }),
    send: (to = asha.mobile) => call('/api/auth/send-otp', { mobile: to }),
    verify: (otp: string, of = asha.mobile) => call('/api/auth/verify-otp', { mobile: of, otp }),
    reset: (otp: string, password = newPassword) =>
      call('/api/auth/reset-password', { mobile: asha.mobile, otp, newPassword: password }),
    change: (token: string, password: string, wanted = newPassword) =>
      call('/auth/change-password', { password, newPassword: wanted }, { token }),
    leave: (token: string, password: string) => call('/auth/account', { password }, { token, method: 'DELETE' }),
  }
}

/** All networks try passwords until each of them is told to wait. */
async function guessPasswords(shop: Shop, from = networks.slice(0, 2)) {
  const statuses: number[] = []
  for (const network of from)
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await browserAt(shop, network).login(`wrong kite ${turn}`)).status)
  return statuses
}

/** Twenty networks ask for codes and guess at them, as long as they are let. */
async function guessCodes(shop: Shop, otp: string, between = seconds(31)) {
  for (const network of networks) {
    await browserAt(shop, network).send()
    for (let turn = 0; turn < 6; turn += 1) await browserAt(shop, network).verify(wrongOf(otp))
    shop.later(between)
  }
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

eachDatabase((_engine, open) => {
  test('while twenty networks guess, the owner signs in from a known device, changes the password and resets it by code', {
    timeout: minutes(3),
  }, async () => {
    const shop = await openAccountsShop(open, behindProxy)
    await shop.proven()
    shop.later(days(2))
    const owner = browserAt(shop, home)
    const { token: first = '' } = (await owner.login(asha.password)).body

    const guesses = await guessPasswords(shop, networks)
    expect(guesses.filter((status) => status === 401)).toHaveLength(100)
    expect(guesses.filter((status) => status === 429)).toHaveLength(20)
    await guessCodes(shop, '')

    expect((await owner.change(first, 'not the right one')).status).toBe(400)
    const again = await owner.login(asha.password)
    expect(again.status).toBe(200)
    const token = again.body.token ?? ''
    expect(await owner.change(token, asha.password, 'three boats at dawn')).toMatchObject({ status: 200 })

    await guessPasswords(shop)
    await guessCodes(shop, '')
    expect((await owner.login('three boats at dawn')).status).toBe(200)

    expect((await owner.send()).status).toBe(200)
    const otp = await shop.codeFor(mobile)
    await guessCodes(shop, otp, seconds(1))
    expect((await owner.verify(wrongOf(otp))).status).toBe(400)
    expect((await owner.verify(otp)).status).toBe(200)
    const { status, body } = await owner.reset(otp)
    expect([status, body.success]).toEqual([200, true])
    expect((await owner.login(newPassword)).status).toBe(200)
    expect((await owner.leave((await owner.login(newPassword)).body.token ?? '', newPassword)).status).toBe(200)
  })

  test('a device is known after a login and after a reset, also over plain http; the cookie opens nothing by itself', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const phone = browserAt(shop, home)
    const { headers } = await phone.login(asha.password)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=31536000$/),
    ])
    const tablet = browserAt(shop, '203.0.113.8')
    await tablet.send()
    await tablet.reset(await shop.codeFor(mobile))
    expect([...tablet.jar.keys()]).toEqual(['device'])
    expect(tablet.jar.get('device')).not.toBe(phone.jar.get('device'))

    await guessPasswords(shop)
    for (const device of [phone, tablet]) expect((await device.login(newPassword)).status).toBe(200)
    const kept = JSON.stringify(await shop.database.read.selectFrom('known_devices').selectAll().execute())
    expect(kept).not.toContain(phone.jar.get('device'))
    expect((await phone.call('/auth/checkAuth')).body).toEqual({ authenticated: false })
  })

  test('over https the cookie is Secure and for this host alone, and comes beside the one of the session', async () => {
    const shop = await openAccountsShop(open, { environment: { PUBLIC_URL: 'https://fish.example' } })
    await shop.register()
    const { headers } = await shop.login(asha, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(headers.getSetCookie().toSorted()).toEqual([
      expect.stringMatching(/^__Host-bind=[\w-]{22}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=2592000$/),
      expect.stringMatching(/^__Host-device=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=31536000$/),
    ])
  })

  test('a device is known to the accounts that it signed in to, and to no other; made-up cookies are strangers', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    await shop.register(meena)
    const family = browserAt(shop, home)
    await family.login(asha.password)
    const mine = family.jar.get('device')
    await guessPasswords(shop)
    for (let turn = 0; turn < 6; turn += 1) await browserAt(shop, '198.51.77.1').login('wrong kite', meena.email)

    const thief = browserAt(shop, '198.51.99.1')
    for (const cookie of ['', 'x', 'A'.repeat(43), 'é', `${'A'.repeat(42)}=`]) {
      thief.jar.set('device', cookie)
      expect([cookie, (await thief.login(asha.password)).status]).toEqual([cookie, 429])
    }
    const meenas = browserAt(shop, '198.51.77.1')
    await browserAt(shop, '203.0.113.9').login(meena.password, meena.email)
    meenas.jar.set('device', mine ?? '')
    expect((await meenas.login(meena.password, meena.email)).status).toBe(429)
    expect((await family.login(meena.password, meena.email)).status).toBe(200)
    expect(family.jar.get('device')).toBe(mine)
    expect((await meenas.login(meena.password, meena.email)).status).toBe(200)
    expect((await family.login(asha.password)).status).toBe(200)
  })

  test('whoever has a known device in hand guesses no further: five in a quarter of an hour, twenty in a row', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.proven()
    shop.later(days(2))
    const device = browserAt(shop, home)
    const { token = '' } = (await device.login(asha.password)).body
    const [onLogin, onChange]: number[][] = [[], []]
    for (let round = 0; round < 6; round += 1) {
      for (let turn = 0; turn < 6; turn += 1) onLogin?.push((await device.login('wrong kite')).status)
      for (let turn = 0; turn < 6; turn += 1) onChange?.push((await device.change(token, 'wrong kite')).status)
      shop.later(minutes(18))
    }
    expect(onLogin?.filter((status) => status === 401)).toHaveLength(limits.wrongPasswordKnown.most)
    expect(onChange?.filter((status) => status === 400)).toHaveLength(limits.wrongPasswordKnown.most)
    const barred = { status: 429, body: { message: refusals['passwords-barred']() } }
    expect(await device.login(asha.password)).toMatchObject(barred)
    expect(await device.change(token, asha.password)).toMatchObject(barred)
    // The owner elsewhere is no worse off, and a reset makes it a device like any other again.
    expect((await browserAt(shop, '203.0.113.8').login(asha.password)).status).toBe(200)
    await device.send()
    expect((await device.reset(await shop.codeFor(mobile))).status).toBe(200)
    expect((await device.login(newPassword)).status).toBe(200)
  })

  test('a right password on a known device does not give strangers a hundred more; a new password does', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const owner = browserAt(shop, home)
    await owner.login(asha.password)
    await guessPasswords(shop)
    const { token = '' } = (await owner.login(asha.password)).body
    const elsewhere = () => browserAt(shop, '203.0.113.50')
    expect((await elsewhere().login(asha.password)).status).toBe(429)
    await owner.change(token, asha.password)
    expect((await elsewhere().login(newPassword)).status).toBe(200)
  })

  test('on a new device, while strangers guess passwords, the sentence leads to a reset by code, and that works', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const here = browserAt(shop, networks[3] ?? '')
    for (let turn = 0; turn < 5; turn += 1) await here.login('wrong kite')
    const soon = await here.login(asha.password)
    expect([soon.status, soon.body.message]).toEqual([
      429,
      expect.stringMatching(/^Too many tries\. Please try again in 1[567] minutes, or set a new password by mobile/),
    ])
    await guessPasswords(shop)
    const barred = await here.login(asha.password)
    expect([barred.status, barred.body.message]).toEqual([429, refusals['passwords-barred']()])
    expect(refusals['passwords-barred']()).toContain('Set a new one by mobile: choose "Forgot password?"')
    await here.send()
    expect((await here.reset(await shop.codeFor(mobile))).status).toBe(200)
    expect((await here.login(newPassword)).status).toBe(200)
  })

  test('two hundred wrong codes for mobiles without one stop the networks that try, and nobody else', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const answers = []
    for (let nr = 0; nr < 220; nr += 1)
      answers.push(await browserAt(shop, networks[nr % 4] ?? '').verify('000000', `98${String(nr).padStart(8, '0')}`))
    for (const answer of answers.slice(0, 200)) expect(answer).toMatchObject(wrongCode)
    expect(answers.slice(200).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 429))
    const anybody = browserAt(shop, home)
    await anybody.send()
    expect((await anybody.reset(await shop.codeFor(mobile))).status).toBe(200)
  })

  test('wrong codes cost a mobile nothing while it has no live code, and are answered alike', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    for (const network of networks)
      for (let turn = 0; turn < 10; turn += 1)
        expect(await browserAt(shop, network).verify('000000')).toMatchObject(wrongCode)
    const owner = browserAt(shop, home)
    await owner.send()
    const otp = await shop.codeFor(mobile)
    expect(await owner.verify(wrongOf(otp))).toMatchObject(wrongCode)
    expect((await owner.verify(otp)).status).toBe(200)
  })

  test('a code that was asked for on an unknown device is taken on a known one too', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const known = browserAt(shop, home)
    await known.login(asha.password)
    await browserAt(shop, '203.0.113.8').send()
    expect((await known.verify(await shop.codeFor(mobile))).status).toBe(200)
  })

  test('when the tries of a day are used up no code is sent that could not be used, and the wait is told', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    await guessCodes(shop, '')
    const stranger = await browserAt(shop, '203.0.113.8').send()
    expect(stranger.status).toBe(429)
    expect(stranger.body.retryAfter).toBeGreaterThan(3600)
    shop.later(days(1) + hours(2))
    const later = browserAt(shop, '203.0.113.8')
    expect((await later.send()).status).toBe(200)
    expect((await later.verify(await shop.codeFor(mobile))).status).toBe(200)
  })

  test('a mobile that never answered a code is sent six a day, also to who registered with it and signed in', async () => {
    const shop = await openAccountsShop(open, behindProxy)
    await shop.register()
    const device = browserAt(shop, home)
    await device.login(asha.password)
    for (let turn = 0; turn < 12; turn += 1) {
      await device.send()
      await browserAt(shop, networks[turn] ?? '').send()
      shop.later(hours(1) + minutes(1))
    }
    const codes = await shop.database.read.selectFrom('outbox').select('id').where('kind', '=', 'reset-code').execute()
    expect(codes).toHaveLength(limits.codePerDay.most)
  })

  test('all guesses of all strangers and of a thief of a known device: ten codes a day, a hundred until the owner signs in', async () => {
    const shop = await openAccountsShop(open, behindProxy)
    await shop.proven()
    shop.later(days(2))
    const stolen = browserAt(shop, home)
    await stolen.login(asha.password)
    const guessed = new Map<string, number>()
    const compared = () => [...guessed.values()].reduce((sum, count) => sum + count, 0)
    const perDay: number[] = []
    for (let day = 0; day < 12; day += 1) {
      const before = compared()
      for (let code = 0; code < 3; code += 1) {
        const asking = [stolen, ...networks.slice(code * 3, code * 3 + 3).map((network) => browserAt(shop, network))]
        for (const guesser of asking) {
          await guesser.send()
          for (let turn = 0; turn < 6; turn += 1) await guesser.verify('000000')
        }
        const codes = await shop.database.read.selectFrom('codes').select(['id', 'tries']).execute()
        for (const { id, tries } of codes) guessed.set(id, tries)
        shop.later(minutes(1))
      }
      perDay.push(compared() - before)
      shop.later(days(1) + hours(2))
    }
    expect(perDay).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0, 0])
    expect([await stolen.send(), await browserAt(shop, '203.0.113.9').send()].map(({ body }) => body.message)).toEqual([
      refusals['codes-barred'](),
      refusals['codes-barred'](),
    ])
    await stolen.login(asha.password)
    expect((await browserAt(shop, '203.0.113.9').send()).status).toBe(200)
  })

  test('a device that signed nobody in for a year is forgotten, the least used goes with one too many', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const devices = Array.from({ length: 21 }, () => browserAt(shop, home))
    for (const device of devices) {
      await device.login(asha.password)
      shop.later(1)
    }
    const known = () => shop.database.read.selectFrom('known_devices').select('device_hash').execute()
    expect(await known()).toHaveLength(20)
    await guessPasswords(shop)
    expect((await devices[0]?.login(asha.password))?.status).toBe(429)
    expect((await devices[1]?.login(asha.password))?.status).toBe(200)
    shop.later(days(364))
    await devices[2]?.login(asha.password)
    shop.later(days(2))
    await shop.database.run.tidyAccounts({ at: shop.now() })
    expect(await known()).toHaveLength(1)
  })

  test('when strangers used up passwords and codes, the shop lets in an owner who calls', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    await guessPasswords(shop)
    await guessCodes(shop, '')
    const owner = browserAt(shop, '203.0.113.8')
    expect([(await owner.login(asha.password)).status, (await owner.send()).status]).toEqual([429, 429])
    const say = (args: string[]) =>
      letIn.run(args, { ...shop, settings: { ...shop.settings, pepper }, now: shop.now() })
    await say(['98765 43210'])
    expect((await owner.send()).status).toBe(200)
    expect((await owner.verify(await shop.codeFor(mobile))).status).toBe(200)
    expect((await owner.login(asha.password)).status).toBe(200)
    await expect(say([])).rejects.toThrow('Let in whom?')
    await expect(say(['nobody@example.com'])).rejects.toThrow('Nobody has an account')
  })

  test('signing somebody out for a lost telephone, and deleting an account, forget its devices', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const lost = browserAt(shop, home)
    const { user } = (await lost.login(asha.password)).body
    await shop.database.run.endSessionsOf({ userId: user?.id })
    const known = () => shop.database.read.selectFrom('known_devices').select('user_id').execute()
    expect(await known()).toEqual([])
    const { token = '' } = (await lost.login(asha.password)).body
    expect(await known()).toHaveLength(1)
    await lost.leave(token, asha.password)
    expect([await known(), [...lost.jar.keys()]]).toEqual([[], []])
  })
})
