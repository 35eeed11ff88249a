import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { openWire } from '../../bench/fuzz/wire.ts'

const house = join(import.meta.dirname, '../..')
let shop: RunningShop

beforeAll(async () => {
  spawnSync(process.execPath, [join(house, 'tools/build-once.ts')])
  shop = await openShop()
}, minutes(3))
afterAll(() => shop.stop())

/** What lies beside the site and is nobody's business. */
const wanted = String.raw`.env .env.local .git/config .git/HEAD .gitignore .npmrc .ci/run .oxlintrc.json .htaccess
  package.json package-lock.json tsconfig.json vite.config.ts README.md Dockerfile backup.zip
  data/shop.db data/shop.db-wal data/pepper data/outbox/sms.jsonl shop.db pepper shop.lock
  server/main.ts server/settings/settings.ts shop/words/en/frame.ts web/root.tsx build/site.stamp build/server/index.js build/programs/main.js
  node_modules/hono/package.json server/accounts/common-passwords.txt.gz server/delivery/pincodes.txt
  etc/passwd proc/self/environ windows/win.ini wp-admin/setup.php actuator/env debug/pprof/ id_rsa`.split(/\s+/)

const waysUp = [
  '',
  ...String.raw`../ ../../ ../../../ ../../../../../../../ ./ / // %2e%2e/ %2e%2e%2f ..%2f ..%5c ..%5c..%5c..%5c ..\
  ..;/ %252e%252e%252f %c0%ae%c0%ae/ %u002e%u002e/ ....// assets/../ assets/..%2f
  assets/%2e%2e/%2e%2e/ assets/..%5c..%5c assets// pictures/../../ fonts/%00 ~/ %00 orders/../
  auth/..%2f myorders/../../ home/%2e%2e/ .%2e/ %2e./ static/ public/ build/ client/
  build/client/../../ home/ index.html/ file: assets/.%00./ %ef%bc%8e%ef%bc%8e/ ..%u2215 ..%e0%80%af
  @fs/ @id/`.split(/\s+/),
]

const paths = [
  ...wanted.flatMap((file) => waysUp.map((way) => `/${way}${file}`)),
  ...wanted.flatMap((file) =>
    ['~', '.bak', '.map', '.gz', '%00.css', ';.css', '?.css', '%23.js'].map((end) => `/${file}${end}`),
  ),
]

/** What would tell that something got out. */
const loot =
  /SQLite format 3|devDependencies|root:.*:0:0|PATH=|repositoryformatversion|sourcesContent|import \{|\bpepper\b|\[core\]/

test(
  '2,000 addresses beside the site give nothing of what lies there',
  async () => {
    const pepper = readFileSync(join(shop.dataDir, 'pepper'), 'utf8').trim()
    const wire = openWire(shop.url, 4)
    const leaks: string[] = []
    const waiting = paths.values()
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (const path of waiting) {
          const { status, headers, text } = await wire.send({ method: 'GET', path, headers: {}, body: undefined })
          const isAway = status === 404 || status === 400 || (status >= 300 && status < 400)
          if (!isAway || loot.test(text) || text.includes(pepper)) leaks.push(`${path} ${status} ${text.slice(0, 80)}`)
          if (isAway && String(headers.location ?? '/').startsWith('//')) leaks.push(`${path} leads away`)
        }
      }),
    )
    wire.close()
    expect(paths.length).toBeGreaterThanOrEqual(2000)
    expect(leaks).toEqual([])
  },
  minutes(2),
)

test('what begins with a dot, or climbs, is not there: no page is shown in its place', async () => {
  const wire = openWire(shop.url, 1)
  for (const path of ['/.env', '/.git/config', '/.well-known/../.env', '/..%5cdata', '/%c0%ae', '/a%00b', '/a%2fb'])
    expect([path, (await wire.send({ method: 'GET', path, headers: {}, body: undefined })).status]).toEqual([path, 404])
  wire.close()
})

test('a file name behind a page brings no page that a cache could keep', async () => {
  for (const page of [
    'myorders',
    'account',
    'checkout',
    'cartPage',
    'orders',
    'orders/userorders',
    'auth/checkAuth',
    'auth/sessions',
  ])
    for (const end of ['/x.css', '/x.js', '.css', '/a.png', ';x.css', '%2ex.css']) {
      const answer = await fetch(`${shop.url}/${page}${end}`, { headers: { cookie: 'a=1' }, redirect: 'manual' })
      expect([page + end, answer.ok]).toEqual([page + end, false])
      expect(answer.headers.get('cache-control') ?? 'no-store').toBe('no-store')
    }
})

test('pages hold nothing of the one who asks: with token and cookie they are the same bytes as without', async () => {
  const headers = { authorization: `Bearer ${'A'.repeat(43)}`, cookie: '__Host-bind=x; a=b', 'x-user': 'asha' }
  for (const path of ['/home', '/cartPage', '/checkout', '/myorders', '/myorders/some-order', '/account', '/login']) {
    const [theirs, everyones] = await Promise.all([fetch(shop.url + path, { headers }), fetch(shop.url + path)])
    expect([path, await theirs.text()]).toEqual([path, await everyones.text()])
  }
})

test('what the built site gives away, to shoppers and at the counter, holds no secret, no source map and no path of the machine it was built on', () => {
  const built = ['build/client', 'build/counter/client'].flatMap((folder) => {
    const files = readdirSync(join(house, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    expect([folder, files.length > 50]).toEqual([folder, true])
    return files
  })
  expect(built.filter((file) => file.endsWith('.map'))).toEqual([])
  const secrets =
    /sourceMappingURL|PRIVATE KEY|\bAKIA[A-Z0-9]{16}|\b(sk|pk|ghp|xox[bp])_[A-Za-z0-9]{16,}|TWILIO|MSG91|PEPPER|DATABASE_URL|postgres:\/\/|argon2|node:(fs|crypto|sqlite)/
  const found = built
    .filter((file) => /\.(js|css|json|txt|webmanifest|svg)$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return secrets.test(text) || text.includes(house)
    })
  expect(found).toEqual([])
})
