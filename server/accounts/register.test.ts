import { expect, test } from 'vitest'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { accountsWords } from '#words/accounts.ts'
import { refusals } from '#words/refusals.ts'

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const behindProxy = { environment: { TRUSTED_PROXIES: '127.0.0.1' } }

const nth = (place: number) => ({ ...asha, email: `a${place}@example.com`, mobile: `98765${10_000 + place}` })

eachDatabase((_engine, open) => {
  test('who registers can log in', async () => {
    const { register, login } = await openAccountsShop(open)
    const registered = await register()
    expect(registered.status).toBe(201)
    expect(registered.body).toEqual({
      message: 'Registration successful! Redirecting to login...',
      user: {
        id: registered.body.user?.id,
        name: 'Asha Kolhatkar',
        fullName: 'Asha Kolhatkar',
        email: 'asha@example.com',
        mobile: '+919876543210',
      },
    })
    const { status, body } = await login()
    expect(status).toBe(200)
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user: registered.body.user })
  })

  test.each([
    ['e-mail in another letter case', { ...meena, email: 'ASHA@Example.com' }],
    ['mobile in another spelling', { ...meena, mobile: '+91-98765-43210' }],
  ])('the same %s is the same person, and cannot register again', async (_what, again) => {
    const { register } = await openAccountsShop(open)
    await register()
    const { status, body } = await register(again)
    expect([status, body.message]).toEqual([409, refusals['account-known']()])
  })

  test('of 50 who register the same e-mail at once, one gets the account', async () => {
    const { register, database } = await openAccountsShop(open, {
      environment: { LIMITS: 'register-per-address=1000,register-per-day=1000' },
    })
    const answers = await Promise.all(Array.from({ length: 50 }, () => register()))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    expect(await database.read.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  test('what nobody asked for is not kept, and the password is kept only as its hash', async () => {
    const { register, database } = await openAccountsShop(open)
    const names = ['id', 'role', 'admin', 'verified', '_id', 'password_hash', 'registered_at']
    const more = Object.fromEntries(names.map((name) => [name, 'mine']))
    expect((await register({ ...asha, ...more })).status).toBe(201)
    const [row] = await database.read.selectFrom('users').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain('mine')
    expect(JSON.stringify(row)).not.toContain(asha.password)
    expect(row?.password).toMatch(/^\$argon2id\$/)
  })

  test.each([
    ['no name', { ...asha, name: ' ' }, 'Name is required.'],
    ['no e-mail', { ...asha, email: '' }, 'E-mail is required.'],
    [
      'half an e-mail',
      { ...asha, email: 'asha@' },
      'This e-mail address is not complete. It should look like name@example.com.',
    ],
    ['no mobile', { ...asha, mobile: '' }, 'Mobile number is required.'],
    ['a mobile of another country', { ...asha, mobile: '+1 202 555 0100' }, accountsWords.badMobile],
    ['no password', { ...asha, password: '' }, 'Password is required.'],
    ['a short password', { ...asha, password: 'seven77' }, accountsWords.passwordTooShort],
    ['a long password', { ...asha, password: 'kite '.repeat(26) }, accountsWords.passwordTooLong],
    ['a common password', { ...asha, password: 'Password1' }, refusals['password-common']()],
    ['a password of the own name', { ...asha, password: 'kolhatkar' }, refusals['password-about-you']()],
    ['a name that is no text', { ...asha, name: { $gt: '' } }, 'Name is required.'],
    [
      'marks that turn text around',
      { ...asha, name: 'Asha \u202Eevil' },
      'Name has characters that cannot be shown. Type it again without them.',
    ],
  ])('%s is refused, and the sentence says why', async (_what, who, message) => {
    const { register, database } = await openAccountsShop(open)
    const { status, body } = await register(who)
    expect([status, body.message]).toEqual([400, message])
    expect(await database.read.selectFrom('users').select('id').execute()).toEqual([])
  })

  test('from one address 20 an hour may register, from another still more', async () => {
    const { call } = await openAccountsShop(open, behindProxy)
    for (let place = 0; place < 20; place += 1)
      expect((await call('/auth/register', nth(place), from('203.0.113.7'))).status).toBe(201)
    const refused = await call('/auth/register', nth(20), from('203.0.113.7'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await call('/auth/register', nth(20), from('203.0.113.8'))).status).toBe(201)
  })
})

eachDatabase((_engine, open) => {
  test('the domain of an e-mail is checked, and nothing is told of accounts', async () => {
    const { call, register } = await openAccountsShop(open, { hasMail: async (domain) => domain === 'example.com' })
    await register()
    expect(await call('/auth/validate-email', { email: 'asha@example.com' })).toMatchObject({
      status: 200,
      body: { valid: true },
    })
    expect(await call('/auth/validate-email', { email: 'stranger@example.com' })).toMatchObject({ status: 200 })
    expect(await call('/auth/validate-email', { email: 'asha@nowhere.invalid' })).toMatchObject({
      status: 400,
      body: { message: 'Invalid email domain.' },
    })
    expect((await call('/auth/validate-email', { email: 'no e-mail' })).status).toBe(400)
  })

  test('60 an hour may have an e-mail checked', async () => {
    const { call } = await openAccountsShop(open)
    for (let turn = 0; turn < 60; turn += 1)
      expect((await call('/auth/validate-email', { email: 'asha@example.com' })).status).toBe(200)
    expect((await call('/auth/validate-email', { email: 'asha@example.com' })).status).toBe(429)
  })
})
