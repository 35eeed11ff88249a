import { expect, test } from 'vitest'
import { hours, minutes } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { apart } from '#tests/rooms/apart.ts'
import { eachDatabase, onDatabase } from '#tests/running/databases.ts'
import { pepper } from '#tests/running/test-shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'
import { openPasswordHasher } from './password-hash.ts'

const wrong = { ...asha, password: 'another kite' }
const behindProxy = { environment: { TRUSTED_PROXIES: '127.0.0.1' } }
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

eachDatabase((_engine, open) => {
  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const { register, login } = await openAccountsShop(open)
    await register()
    const answers = [await login(wrong), await login(meena)]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [401, { message: accountsWords.wrongPassword }],
      [401, { message: accountsWords.wrongPassword }],
    ])
  })

  test('the e-mail is taken in any letter case', async () => {
    const { signedIn, login } = await openAccountsShop(open)
    await signedIn()
    expect((await login({ ...asha, email: ' ASHA@Example.com ' })).status).toBe(200)
  })

  test.each([
    ['a question for another database', { email: { $gt: '' }, password: { $gt: '' } }],
    ['a list', { email: ['asha@example.com'], password: asha.password }],
    ['no password', { email: asha.email }],
    ['an empty password', { email: asha.email, password: '' }],
    ['a very long password', { email: asha.email, password: 'x'.repeat(513) }],
    ['nothing', {}],
  ])('%s is refused before anything is asked', async (_what, body) => {
    const { call } = await openAccountsShop(open)
    expect((await call('/auth/login', body)).status).toBe(400)
  })

  test('after five wrong passwords from one address it says when to come again; from elsewhere the owner gets in', async () => {
    const { register, call, later } = await openAccountsShop(open, behindProxy)
    await register()
    const tryFrom = (who: typeof asha, address: string) =>
      call('/auth/login', { email: who.email, password: who.password }, from(address))
    for (let turn = 0; turn < 5; turn += 1) expect((await tryFrom(wrong, '203.0.113.7')).status).toBe(401)
    const refused = await tryFrom(asha, '203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(refused.body.message).toMatch(
      /^Too many tries\. Please try again in 1[567] minutes, or choose "Forgot password\?" to set a new password by mobile\.$/,
    )
    expect((await tryFrom(asha, '203.0.113.8')).status).toBe(200)
    later(minutes(17))
    expect((await tryFrom(asha, '203.0.113.7')).status).toBe(200)
  })

  test('the right password forgives the wrong ones before it', async () => {
    const { register, login } = await openAccountsShop(open)
    await register()
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 0; turn < 4; turn += 1) expect((await login(wrong)).status).toBe(401)
      expect((await login()).status).toBe(200)
    }
  })

  test('several right logins of one person at once are all let in', async () => {
    const { register, login } = await openAccountsShop(open)
    await register()
    const answers = await Promise.all(Array.from({ length: 12 }, () => login()))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  })

  test('an address that lies about itself lifts no limit', async () => {
    const { register, call } = await openAccountsShop(open)
    await register()
    const statuses = []
    for (let turn = 0; turn < 8; turn += 1)
      statuses.push(
        (await call('/auth/login', { email: wrong.email, password: wrong.password }, from(`198.51.100.${turn}`)))
          .status,
      )
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  test('100 wrong passwords in a row end the trying, for strangers alike; a signed-in device stays in, a reset lets in again', async () => {
    const { signedIn, call, isSignedIn, later, codeFor, login } = await openAccountsShop(open, {
      environment: { ...behindProxy.environment, LIMITS: 'wrong-password-ever=10' },
    })
    const { token } = await signedIn()
    for (const email of [asha.email, 'stranger@example.com']) {
      const tries = Array.from({ length: 11 }, (_, turn) => turn)
      const answers = []
      for (const turn of tries)
        answers.push(await call('/auth/login', { email, password: 'another kite' }, from(`198.51.100.${turn}`)))
      expect(answers.map(({ status }) => status)).toEqual([...tries.slice(0, 10).map(() => 401), 429])
      expect(answers[10]?.body.message).toBe(refusals['passwords-barred']())
    }
    later(hours(48))
    expect((await login()).status).toBe(429)
    expect(await isSignedIn(token)).toBe(true)

    await call('/api/auth/send-otp', { mobile: asha.mobile })
    const otp = await codeFor('+919876543210')
    await call('/api/auth/reset-password', { mobile: asha.mobile, otp, newPassword: asha.password })
    expect((await login()).status).toBe(200)
  })
})

onDatabase('sqlite', (_engine, open) => {
  // With the full work of hashing: npm exec -- node bench/abuse/abuse.ts times
  test('the time tells nobody whether an e-mail has an account', async () => {
    const hasher = openPasswordHasher([pepper], { memory: 8, passes: 1 })
    let hashed = 0
    const { register, login } = await openAccountsShop(open, {
      environment: { LIMITS: 'wrong-password-here=10000,wrong-password-ever=10000,wrong-password-per-address=10000' },
      hasher: {
        ...hasher,
        matches(password, hash) {
          hashed += 1
          return hasher.matches(password, hash)
        },
      },
    })
    await register()
    const known = () => login(wrong)
    const unknown = () => login({ ...wrong, email: 'stranger@example.com' })
    await known()
    expect(hashed).toBe(1)
    await unknown()
    expect(hashed).toBe(2)
    expect(await apart(known, unknown)).toBeLessThan(0.5)
  })
})
