import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { liveSettings } from '#tests/running/live-settings.ts'
import { readSettings } from './settings.ts'

const real = {
  ...liveSettings,
  PUBLIC_URL: 'https://fish.example/',
  PEPPER: 'forty letters of chance that nobody knows',
  SMS_GATEWAY: 'twilio',
}

const twilio = { TWILIO_ACCOUNT: 'AC1', TWILIO_TOKEN: 'token', TWILIO_FROM: '+12025550100' }

test('a shop opens with no settings at all, on trial and on port 3000', () => {
  const read = readSettings({})
  expect(read).toMatchObject({
    settings: { port: 3000, host: '127.0.0.1', mode: 'trial', publicUrl: 'http://127.0.0.1:3000' },
  })
})

test('everything that is wrong is told at once, by the name of the setting', () => {
  const read = readSettings({ PORT: 'three', SHOP_MODE: 'maybe', SHOP_FSSAI: '12', DATABASE_URL: 'mysql://x' })
  expect(read).toEqual({
    problems: [
      'PORT must be a whole number',
      'DATABASE_URL must start with postgres:// or postgresql://',
      "SHOP_MODE must be 'trial' or 'live'",
      'SHOP_FSSAI must be the 14 digits of the licence',
    ],
  })
})

test('an empty setting is a setting that was not made', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    settings: { port: 3000, databaseUrl: undefined },
  })
})

test('a live shop refuses each sample that it still has, and to do without a pepper or a gateway', () => {
  const read = readSettings({ SHOP_MODE: 'live' })
  expect(new Set('problems' in read ? read.problems.map((problem) => problem.split(' ')[0]) : [])).toEqual(
    new Set(Object.keys(real).filter((name) => name !== 'SHOP_MODE')),
  )
})

test.each(Object.keys(real).filter((name) => name !== 'SHOP_MODE'))(
  'a live shop that lacks only its own %s does not open, and says so',
  (name) => {
    const read = readSettings({ ...real, ...twilio, [name]: undefined })
    expect('problems' in read && read.problems).toEqual([expect.stringMatching(`^${name} must be set in live mode`)])
  },
)

test('a live shop with its own name opens', () => {
  expect(readSettings({ ...real, ...twilio })).toMatchObject({
    settings: { mode: 'live', publicUrl: 'https://fish.example' },
  })
})

test('each limit can be set by its name, and a name that is no limit is told', () => {
  expect(readSettings({ LIMITS: 'code-per-hour=30, wrong-code-per-day=5' })).toMatchObject({
    settings: { limits: { codePerHour: { most: 30 }, wrongCodePerDay: { most: 5 }, codePerDay: { most: 6 } } },
  })
  expect(problemsOf({ LIMITS: 'code-per-hur=30' })).toEqual([
    "LIMITS has no limit 'code-per-hur', did you mean code-per-hour?: it must be like 'code-per-hour=3,register-per-address=20'",
  ])
  expect(problemsOf({ LIMITS: 'toString=30' })).toEqual([expect.stringContaining("has no limit 'toString'")])
  expect(problemsOf({ LIMITS: 'code-per-hour=3=4' })).toEqual([
    "LIMITS needs a whole number for code-per-hour, like 'code-per-hour=3'",
  ])
})

test.each(['1000000000', '9'.repeat(30)])('a number beyond the greatest is told the greatest: %s', (number) => {
  expect(problemsOf({ LIMITS: `code-per-hour=${number}` })).toEqual([
    'LIMITS allows at most 999999999 for code-per-hour',
  ])
  expect(problemsOf({ PORT: number, BACKUP_EVERY: number, PAGE_CACHE_MB: '-5' })).toEqual([
    'PORT must be at most 65535',
    'BACKUP_EVERY must be at most 86400',
    'PAGE_CACHE_MB must be at least 1',
  ])
})

test.each([
  ['TRUSTED_PROXIES', '10.0.0.1, proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['METRICS_FROM', '10.0.0.0/'],
  ['METRICS_FROM', 'fd00::/129'],
  ['METRICS_FROM', '1.2.3.4/8/8'],
])('%s=%s names something that is no address, and is told which', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([
    `${name} has '${value.split(', ').at(-1)}', which is neither an address such as 127.0.0.1 nor a network such as 10.0.0.0/8`,
  ])
})

test('addresses and networks of both kinds are taken', () => {
  expect(readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.7,::1 ,fd00::/8' })).toMatchObject({
    settings: { trustedProxies: ['10.0.0.0/8', '192.168.1.7', '::1', 'fd00::/8'] },
  })
})

test.each(['postgres://fish:s3cret@@db:x', 'postgres://fish:s3cret@db:99999/shop'])(
  'an address of PostgreSQL that cannot be read is told without its password',
  (url) => {
    const problems = problemsOf({ DATABASE_URL: url })
    expect(problems).toEqual([
      expect.stringMatching(/^DATABASE_URL must be like postgres:\/\/user:password@host:5432\/database/),
    ])
    expect(problems.join()).not.toContain('s3cret')
  },
)

test.each(['postgres://fish:p@/shop?host=/run/postgresql', 'postgresql:///shop', 'postgres://fish@[::1]:5433/shop'])(
  'PostgreSQL is found by %s',
  (url) => expect(readSettings({ DATABASE_URL: url })).toMatchObject({ settings: { databaseUrl: url } }),
)

test('a shop sells without a GST registration, or under one that is typed right', () => {
  for (const gstin of ['', '27AAPFU0939F1ZV'])
    expect(readSettings({ SHOP_GSTIN: gstin })).toMatchObject({ settings: { gstin } })
  const copied = readSettings({ SHOP_GSTIN: '\u200E27AAPFU0939F1ZV\u00A0' })
  expect(copied).toMatchObject({ settings: { gstin: '27AAPFU0939F1ZV' } })
  const problems = ['SHOP_GSTIN must be the 15 characters of a GST registration']
  expect(readSettings({ SHOP_GSTIN: '27AAPFU0939F1ZW' })).toEqual({ problems })
})

const misspelt = [
  ['SHOP_FSAI', 'SHOP_FSSAI'],
  ['shop_name', 'SHOP_NAME'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['PEPER', 'PEPPER'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['BACKUPDIR', 'BACKUP_DIR'],
] as const

test.each(misspelt)('%s is a slip: a live shop refuses it and names %s, a shop on trial warns', (name, meant) => {
  const told = `${name} is not a setting of the shop, did you mean ${meant}? Correct or remove it`
  expect(problemsOf({ ...real, ...twilio, [name]: 'x' })).toEqual([told])
  expect(readSettings({ [name]: 'x' })).toMatchObject({ settings: { mode: 'trial' }, warnings: [told] })
})

test('a name that begins like ours and is none is told too', () => {
  expect(problemsOf({ ...real, ...twilio, SMS_RETRIES: '3', SHOP_TELEGRAM: 'x' })).toEqual([
    'SMS_RETRIES begins like a setting of the shop but is not one: remove it, or take a name from docs/running/settings.md',
    'SHOP_TELEGRAM begins like a setting of the shop but is not one: remove it, or take a name from docs/running/settings.md',
  ])
})

test('a misspelt SHOP_MODE is refused in any mode, because nobody knows which was meant', () => {
  expect(problemsOf({ SHOP_MOD: 'live' })).toEqual([
    'SHOP_MOD is not a setting of the shop, did you mean SHOP_MODE? Correct or remove it',
  ])
})

test("what shells, containers and platforms put into an environment is nobody's slip", () => {
  const surroundings = {
    HOSTNAME: 'a1b2',
    HOSTTYPE: 'x86_64',
    PORTS: '1',
    POST: '1',
    API_PORT: '80',
    APP_HOST: 'x',
    DB_HOST: 'db',
    DATABASE_HOST: 'db',
    XDG_DATA_DIRS: '/usr/share',
    npm_config_public_url: 'x',
    SHOP_SERVICE_HOST: '10.0.0.1',
    SHOP_SERVICE_PORT_HTTP: '80',
    SHOP_PORT: 'tcp://10.0.0.1:80',
    SHOP_PORT_80_TCP_ADDR: '10.0.0.1',
    BACKUP_PORT_80_TCP: 'tcp://10.0.0.1:80',
    SHOP_ENV_X: '1',
  }
  expect(readSettings({ ...real, ...twilio, ...surroundings })).toMatchObject({ warnings: [] })
})

test.each([
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.0.0.1, 128.0.0.0/1'],
  ['TRUSTED_PROXIES', '::/0'],
  ['TRUSTED_PROXIES', '2000::/3'],
  ['TRUSTED_PROXIES', '::ffff:0.0.0.0/96'],
  ['METRICS_FROM', '0.0.0.0/0'],
  ['METRICS_FROM', '::/0'],
])('%s=%s lets in everybody, and is refused', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([
    `${name} has '${value.split(', ').at(-1)}', which lets in far more than a proxy or an office: name the addresses themselves, or a network of your own such as 10.0.0.0/8`,
  ])
})

test('a live shop says which proxy stands before it; that there is none is true only of one on this machine alone', () => {
  expect(problemsOf({ ...real, ...twilio, TRUSTED_PROXIES: 'none' })).toEqual([
    'TRUSTED_PROXIES=none is allowed in live mode only where the shop serves https itself: set HTTPS_PORT, or name the addresses of the proxy that does',
  ])
  expect(
    readSettings({ ...real, ...twilio, PUBLIC_URL: 'http://127.0.0.1:3000', TRUSTED_PROXIES: 'none' }),
  ).toMatchObject({ settings: { trustedProxies: [] } })
})

test.each([
  '.'.repeat(32),
  'a'.repeat(40),
  'pepper'.repeat(8),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '0123456789'.repeat(4),
])('a live shop refuses a pepper that anybody could guess: %s', (PEPPER) => {
  expect(problemsOf({ ...real, ...twilio, PEPPER })).toEqual([
    expect.stringMatching(/^PEPPER (is still a placeholder|must be random in live mode)/),
  ])
})

test('every pepper that chance gives is taken, in base64 and in hexadecimal', () => {
  for (let nr = 0; nr < 2000; nr += 1)
    for (const PEPPER of [randomBytes(32).toString('base64'), randomBytes(32).toString('hex')])
      expect(problemsOf({ ...real, ...twilio, PEPPER })).toEqual([])
})

test('a live shop that would make no copies of itself does not open; PostgreSQL is copied by other means', () => {
  expect(problemsOf({ ...real, ...twilio, BACKUP_EVERY: '0' })).toEqual([
    'BACKUP_EVERY=0 makes no backups, which live mode does not allow: leave it out, or set the seconds between two copies',
  ])
  const DATABASE_URL = 'postgres://fish:p@localhost/shop'
  expect(problemsOf({ ...real, ...twilio, BACKUP_EVERY: '0', DATABASE_URL })).toEqual([])
})

test.each([
  ['postgres://fish:p@db.example/shop', false],
  ['postgres://fish:p@10.0.0.5/shop?sslmode=prefer', false],
  ['postgres://fish:p@/shop?host=db.example', false],
  ['postgres://fish:p@db.example/shop?sslmode=no-verify', false],
  ['postgres://fish:p@db.example/shop?sslmode=verify-full', true],
  ['postgres://fish:p@db.example/shop?sslmode=require', true],
  ['postgres://fish:p@127.0.0.1/shop', true],
  ['postgres://fish@[::1]:5433/shop', true],
  ['postgres://fish:p@/shop?host=/run/postgresql', true],
  ['postgresql:///shop', true],
])('a live shop on %s opens: %s', (DATABASE_URL, opens) => {
  expect(problemsOf({ ...real, ...twilio, DATABASE_URL })).toEqual(
    opens
      ? []
      : [
          'DATABASE_URL leads to another machine without TLS, so that others could read what is sent: add ?sslmode=verify-full',
        ],
  )
})

test.each(['300.1.1.1', '1.2.3', 'the shop', 'shop:80', '::g', 'fe80::1%eth0', '-shop', 'http://shop'])(
  'HOST=%s is told before anything is made of it',
  (HOST) => {
    expect(problemsOf({ HOST })).toEqual([
      'HOST must be an address of this machine such as 127.0.0.1, or a name such as localhost',
    ])
  },
)

test.each(['0.0.0.0', '::', '::1', 'localhost', 'shop.internal', 'a1'])('HOST=%s is taken', (HOST) => {
  expect(readSettings({ HOST })).toMatchObject({ settings: { host: HOST } })
})

test('whether orders wait for the mobile is one of two words; a shop that sells waits unless its owner says otherwise', () => {
  expect(readSettings({})).toMatchObject({ settings: { verifyMobile: 'before-messages' } })
  expect(readSettings({ ...real, ...twilio })).toMatchObject({ settings: { verifyMobile: 'before-order' } })
  expect(readSettings({ ...real, ...twilio, VERIFY_MOBILE: 'before-messages' })).toMatchObject({
    settings: { verifyMobile: 'before-messages' },
  })
  expect(readSettings({ VERIFY_MOBILE: 'before-order' })).toMatchObject({ settings: { verifyMobile: 'before-order' } })
  expect(readSettings({ VERIFY_MOBILE: 'yes' })).toEqual({
    problems: ["VERIFY_MOBILE must be 'before-messages' or 'before-order'"],
  })
})

function problemsOf(given: Record<string, string | undefined>): string[] {
  const read = readSettings(given)
  return 'problems' in read ? read.problems : []
}

const atShop = { PUBLIC_URL: 'https://shop.local:3443', HTTPS_PORT: '3443' }

test('a shop that serves https itself needs no proxy, and uses what its own command made where no files are named', () => {
  const read = readSettings({ ...real, ...twilio, ...atShop, TRUSTED_PROXIES: 'none', DATA_DIR: '/var/lib/darya' })
  expect(read).toMatchObject({
    settings: {
      trustedProxies: [],
      https: { port: 3443, cert: '/var/lib/darya/tls/shop.crt', key: '/var/lib/darya/tls/shop.key' },
    },
  })
})

test.each([
  [{ HTTPS_PORT: '70000' }, /^HTTPS_PORT must be at most 65535/],
  [{ HTTPS_PORT: 'https' }, /^HTTPS_PORT must be a whole number/],
  [{ ...atShop, PORT: '3443' }, /^HTTPS_PORT must be another port than PORT/],
  [{ HTTPS_PORT: '3443' }, /^PUBLIC_URL must be the https address/],
  [{ ...atShop, PUBLIC_URL: 'http://shop.local:3000' }, /^PUBLIC_URL must be the https address/],
])('https that cannot be served with %j is refused in one sentence', (given, sentence) => {
  const read = readSettings(given)
  expect('problems' in read && read.problems).toEqual([expect.stringMatching(sentence)])
})

test('files for https that nobody serves are told', () => {
  const read = readSettings({ TLS_CERT: '/a.crt' })
  expect('warnings' in read && read.warnings).toEqual([expect.stringMatching(/^TLS_CERT and TLS_KEY are not used/)])
})

test.each([
  [{ ...atShop }, /^HOST is 127\.0\.0\.1, where this machine alone .* leads to shop\.local: set HOST=0\.0\.0\.0$/],
  [{ ...atShop, HOST: '::1' }, /^HOST is ::1/],
  [
    { ...atShop, HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.local' },
    /^PUBLIC_URL leads to port 443, and HTTPS_PORT is 3443/,
  ],
])('https that no other device reaches with %j is told', (given, sentence) => {
  const read = readSettings(given)
  expect('warnings' in read && read.warnings).toEqual([expect.stringMatching(sentence)])
})

test.each([
  { ...atShop, HOST: '0.0.0.0' },
  { ...atShop, TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'https://shop.local' },
  { ...atShop, PUBLIC_URL: 'https://127.0.0.1:3443' },
])('https that is reached with %j is not warned of', (given) => {
  expect(readSettings(given)).toMatchObject({ warnings: [] })
})
