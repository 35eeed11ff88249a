import { constantFrom, integer, oneof, record, sample, string, tuple } from 'fast-check'
import { newToken } from '#server/settings/secrets.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { openListeningShop } from '#tests/running/listening-shop.ts'
import { liveShop } from '#tests/running/live-settings.ts'
import type { Trial } from './trial.ts'

/** What a shop must not take from a careless operator, and what it must not tell: in its log, or to strangers. */
export const tellingTrials: Readonly<Record<string, Trial>> = {
  settings: {
    title: 'settings of a live shop of which one is unsafe',
    short: 300,
    long: 20_000,
    async run(_open, times) {
      let opened = 0
      for (const [name, value] of sample(unsafeSetting, times)) {
        const read = readSettings({ ...liveShop, [name]: value })
        if (!('problems' in read) || !read.problems.some((problem) => problem.startsWith(name))) opened += 1
      }
      const safe = sample(safeSetting, times).filter(
        ([name, value]) => 'problems' in readSettings({ ...liveShop, [name]: value }),
      )
      return {
        tried: [times],
        'taken, or refused without its name': [opened, 0],
        'safe ones refused': [safe.length, 0],
      }
    },
  },

  'log-tokens': {
    title: 'addresses with a token in them, spelt as no browser spells them',
    short: 300,
    long: 5000,
    async run(open, times) {
      const shop = await openListeningShop(open)
      const tokens: string[] = []
      for (const { folder, spell, behind } of sample(oddAddress, times)) {
        const token = newToken()
        tokens.push(token)
        const address = spell(folder) + token + behind
        await shop.said(`GET ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
      }
      const lines = shop.everyLine()
      await shop.stop()
      const log = lines.join('').toLowerCase()
      const told = tokens.filter((token) => log.includes(token.slice(2, 22).toLowerCase()))
      return {
        asked: [times],
        'that are in the log': [told.length, 0],
        'lines in the log too few': [lines.length < times / 2 ? 1 : 0, 0],
      }
    },
  },

  'ready-to-strangers': {
    title: 'strangers who ask how the shop is, by every header that might make them somebody else',
    short: 100,
    long: 5000,
    async run(open, times) {
      const environment = { TRUSTED_PROXIES: '127.0.0.1', METRICS_FROM: '203.0.113.0/24' }
      const shop = await openAccountsShop(open, { environment })
      shop.alarms.raise('backup-old', 'the newest backup is of yesterday')
      let more = 0
      for (const { path, headers } of sample(strangersQuestion, times)) {
        const answer = await shop.app.request(path, { headers })
        const said = await answer.text()
        const isTold = path === '/metrics' ? answer.ok : said !== '{"ready":true,"state":"degraded"}'
        if (isTold || said.includes('backup')) more += 1
      }
      const office = await shop.app.request('/health/ready', { headers: { 'x-forwarded-for': '203.0.113.9' } })
      const isKnown = (await office.text()).includes('the newest backup is of yesterday')
      return {
        asked: [times],
        'told more than ready, degraded or no': [more, 0],
        'operators told too little': [isKnown ? 0 : 1, 0],
      }
    },
  },
}

const byte = integer({ min: 0, max: 255 })
const ipv4 = tuple(byte, byte, byte, byte).map((parts) => parts.join('.'))
const tooWide = oneof(
  tuple(ipv4, integer({ min: 0, max: 7 })).map((parts) => parts.join('/')),
  constantFrom('::/0', '2000::/3', '::ffff:0.0.0.0/96', '8000::/1', '::/1'),
)
const beside = constantFrom('', '10.0.0.0/8, ', '127.0.0.1,')
const elsewhere = constantFrom('db.example', '10.0.0.7', '192.168.1.4', '[2001:db8::7]', 'localhost.evil.example')

/** A setting that a live shop refuses by its name. */
const unsafeSetting = oneof(
  tuple(
    constantFrom('TRUSTED_PROXIES', 'METRICS_FROM'),
    tuple(beside, tooWide).map((parts) => parts.join('')),
  ),
  tuple(constantFrom('TRUSTED_PROXIES'), constantFrom('', ' ', ',', 'none', 'NONE', 'proxy.example', '127.0.0.1:80')),
  tuple(
    constantFrom('PEPPER'),
    oneof(
      string({ unit: 'grapheme-ascii', maxLength: 31 }),
      tuple(
        string({ unit: constantFrom('a', 'b', 'x', '1'), minLength: 1, maxLength: 8 }),
        integer({ min: 32, max: 60 }),
      ).map(([word, times]) => word.repeat(times)),
      constantFrom('.'.repeat(40), 'abcdefghijklmnopqrstuvwxyz0123456789', 'changeme'.repeat(5), 'password'.repeat(4)),
    ),
  ),
  tuple(
    constantFrom('DATABASE_URL'),
    tuple(
      elsewhere,
      constantFrom('', '?sslmode=disable', '?sslmode=prefer', '?sslmode=allow', '?ssl=true', '?sslmode='),
    ).map(([host, mode]) => `postgres://darya:s3cret@${host}:5432/darya${mode}`),
  ),
  tuple(
    constantFrom('PUBLIC_URL', 'API_HOST'),
    constantFrom('http://fish.example', 'http://10.0.0.7:3000', 'ftp://fish.example'),
  ),
  tuple(constantFrom('BACKUP_EVERY'), constantFrom('0', '00', '-1', '86401')),
  tuple(constantFrom('HOST'), constantFrom('300.1.1.1', '1.2.3', 'fe80::1%eth0', 'a b', '-x', '1.2.3.4.5')),
  tuple(
    constantFrom('SHOP_LEGAL_NAME', 'SHOP_ADDRESS', 'SHOP_GRIEVANCE_OFFICER'),
    constantFrom('TODO', '<name>', '...', 'tbd'),
  ),
  tuple(constantFrom('PUSH_TRIAL_HOST'), constantFrom('http://127.0.0.1:4000')),
)

/** The same settings as a careful operator makes them. */
const safeSetting = oneof(
  tuple(constantFrom('TRUSTED_PROXIES', 'METRICS_FROM'), ipv4),
  tuple(
    constantFrom('TRUSTED_PROXIES', 'METRICS_FROM'),
    tuple(ipv4, integer({ min: 8, max: 32 })).map((parts) => parts.join('/')),
  ),
  tuple(constantFrom('PEPPER'), constantFrom(newToken(), newToken(), newToken())),
  tuple(
    constantFrom('DATABASE_URL'),
    constantFrom(
      'postgres://darya:s3cret@localhost/darya',
      'postgres://darya:s3cret@db.example/darya?sslmode=verify-full',
      'postgres:///darya?host=/run/postgresql',
    ),
  ),
  tuple(constantFrom('BACKUP_EVERY'), constantFrom('1', '50', '86400')),
)

/** Where a token stands in an address. */
const folders = [
  '/weighed/',
  '/hi/weighed/',
  '/orders/asks/',
  '/counter/first/',
  '/counter/enrol/',
  '/mr/counter/first/',
]

const letters = (path: string, change: (letter: string, at: number) => string) => {
  let at = 0
  return path.replace(/[a-z]/g, (letter) => change(letter, (at += 1)))
}
const inPercent = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

const oddAddress = record({
  folder: constantFrom(...folders),
  spell: oneof(
    integer({ min: 1, max: 3 }).map(
      (nth) => (path: string) => letters(path, (one, at) => (at % nth === 0 ? one.toUpperCase() : one)),
    ),
    integer({ min: 1, max: 4 }).map(
      (nth) => (path: string) => letters(path, (one, at) => (at % nth === 0 ? inPercent(one) : one)),
    ),
    integer({ min: 1, max: 3 }).map((most) => (path: string) => path.replaceAll('/', '/'.repeat(most))),
    constantFrom<((path: string) => string)[]>(
      (path) => path,
      (path) => path.slice(0, -1).replaceAll('/', '%2f'),
      (path) => path.slice(0, -1) + '%2F',
      (path) => path.slice(0, -1) + '\\',
      (path) => path.replaceAll('/', '\\').replace('\\', '/'),
      (path) => `/x/..${path}`,
      (path) => `/.${path}`,
      (path) => `/;x=1${path}`,
      (path) => path.replace(/\/$/, '.data/'),
      (path) => path.replace(/\/$/, ';x=1/'),
      // As somebody types it who left a part out, or took one twice, or a neighbour's letter.
      (path) => `/${path.split('/').slice(-2).join('/')}`,
      (path) => path + path.slice(1),
      (path) => path.replace(/.\/$/, '/'),
      (path) => path.replace(/\/$/, 's/'),
      () => '/',
      (path) => `http://a${path}`,
      (path) => `//a${path}`,
    ),
  ),
  behind: constantFrom('', '', '/', '.data', '.', ')', ',', '?', '?x=1', '#x', '/x', '%20', '%00', '/..', '.json', '~'),
})

const name = constantFrom(
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
)
const claim = constantFrom(
  '203.0.113.9',
  '127.0.0.1',
  '::1',
  'for=203.0.113.9',
  '203.0.113.9, 198.51.100.7',
  'localhost',
)

/** They come through the proxy, which adds where they come from. */
const strangersQuestion = record({
  path: constantFrom('/health/ready', '/health/ready?x=1', '/health/ready?alarms=1', '/metrics'),
  claimed: tuple(name, claim),
  accept: constantFrom('*/*', 'text/plain', 'application/json'),
}).map(({ path, claimed: [header, said], accept }) => ({
  path,
  headers: {
    accept,
    authorization: 'Basic YWRtaW46YWRtaW4=',
    ...(header === 'x-forwarded-for' ? {} : { [header]: said }),
    'x-forwarded-for': header === 'x-forwarded-for' ? `${said}, 198.51.100.7` : '198.51.100.7',
  },
}))
