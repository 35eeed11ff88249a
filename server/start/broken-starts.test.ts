import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { endings, type Ending } from './needs-operator.ts'
import { migrateSqlite } from '#server/storage/sqlite-database.ts'
import { takeShopLock } from '#server/storage/shop-lock.ts'

const house = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'darya-starts-'))
const listening: Server[] = []
let places = 0

/** What a program does under a limit of the system: `ulimit -f 0` lets it write nothing into any file. */
const nothingWritten = ['sh', '-c', `trap '' XFSZ; ulimit -f 0; exec "$@"`, 'sh']
/** As any user who is not root: what a folder forbids is forbidden. */
const ordinary = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []
/** A disk of its own, of 64 kB, which goes with the process. */
const smallDisk = ['unshare', '-m', 'sh', '-c', 'mount -t tmpfs -o size=64k none "$DATA_DIR" && exec "$@"', 'sh']
const mayMount =
  spawnSync('unshare', ['-m', 'sh', '-c', `mount -t tmpfs none ${scratch}`], { stdio: 'ignore' }).status === 0
const oldNode = ['--import', 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})']

interface Start {
  /** settings beside those that let any number of shops start at once */
  readonly env?: Record<string, string>
  /** words after `npm run shop --`; the shop itself where there are none */
  readonly args?: readonly string[]
  /** a program that starts it */
  readonly through?: readonly string[]
  readonly node?: readonly string[]
  /** another copy of the code */
  readonly house?: string
}

interface Broken {
  readonly name: string
  /** Makes ready what is broken, in a data folder of its own. */
  readonly given?: (dataDir: string) => Start | Promise<Start>
  readonly says: RegExp
  readonly ends: Ending
  /** what lies in the data folder afterwards, beside what lay there before */
  readonly leaves?: readonly string[]
}

const setting = (name: string, value: string) => ({
  name: `${name}=${value}`,
  given: () => ({ env: { [name]: value } }),
})
const database = (url: string) => ({ env: { DATABASE_URL: url } })
const shopDb = (dataDir: string) => join(dataDir, 'shop.db')
const sqliteMakes = ['shop.db', 'shop.db-shm', 'shop.db-wal', 'shop.lock', 'shop.progress']

function sql(file: string, statements: string) {
  const opened = new DatabaseSync(file)
  opened.exec(statements)
  opened.close()
  chmodSync(file, 0o600)
}

/** Like the PostgreSQL of this test run, but for a role, a password or a database. */
function postgres(changes: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'port'>>): string {
  return Object.assign(new URL(inject('postgresUrl')), changes).href
}

async function onPostgres(statements: readonly string[], url = inject('postgresUrl')) {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function listener(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  listening.push(server)
  await once(server, 'listening')
  return String((server.address() as AddressInfo).port)
}

/** The code with another build, or without its packages. */
function houseWith({ packages = true, build }: { packages?: boolean; build?: (folder: string) => void }): string {
  const other = join(scratch, `house-${(places += 1)}`)
  for (const part of ['server', 'shop', 'package.json'])
    cpSync(join(house, part), join(other, part), { recursive: true })
  if (packages) symlinkSync(join(house, 'node_modules'), join(other, 'node_modules'))
  build?.(join(other, 'build'))
  return other
}

const partOfBuild = (folder: string, ...parts: string[]) => {
  for (const part of parts) cpSync(join(house, 'build', part), join(folder, part), { recursive: true })
}

const real = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://fish.example',
  SHOP_LEGAL_NAME: 'Koli Sisters LLP',
  SHOP_ADDRESS: 'Gala 4, Sassoon Dock, Mumbai 400005',
  SHOP_PHONE: '+91 22 1234 5678',
  SHOP_EMAIL: 'care@fish.example',
  SHOP_FSSAI: '11521000000123',
  SHOP_GRIEVANCE_OFFICER: 'Asha Koli, Partner',
  SHOP_GRIEVANCE_EMAIL: 'asha@fish.example',
  SHOP_GRIEVANCE_PHONE: '+91 22 1234 5679',
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT: 'AC1',
  TWILIO_TOKEN: 'token-that-nobody-sees',
  TWILIO_FROM: '+12025550100',
}

const brokenStarts: readonly Broken[] = [
  // settings
  { ...setting('PORT', 'three'), says: /^PORT must be a whole number/, ends: 'configuration' },
  { ...setting('PORT', '99999999999'), says: /^PORT must be at most 65535/, ends: 'configuration' },
  {
    ...setting('HOST', '192.0.2.1'),
    says: /^HOST=192\.0\.2\.1 is no address of this machine/,
    ends: 'configuration',
    leaves: [...sqliteMakes, 'pepper'],
  },
  {
    ...setting('HOST', 'nosuch.invalid'),
    says: /^HOST=nosuch\.invalid is no .*set HOST/,
    ends: 'configuration',
    leaves: [...sqliteMakes, 'pepper'],
  },
  {
    ...setting('TRUSTED_PROXIES', 'proxy.example'),
    says: /^TRUSTED_PROXIES has 'proxy\.example'/,
    ends: 'configuration',
  },
  { ...setting('METRICS_FROM', '10.0.0.0/99'), says: /^METRICS_FROM has '10\.0\.0\.0\/99'/, ends: 'configuration' },
  { ...setting('SHOP_MODE', 'lve'), says: /^SHOP_MODE must be 'trial' or 'live'/, ends: 'configuration' },
  { ...setting('SHOP_MOD', 'live'), says: /^SHOP_MOD is no setting.*did you mean SHOP_MODE\?/, ends: 'configuration' },
  { ...setting('LIMITS', 'code-per-hour=1000000000'), says: /^LIMITS allows at most 999999999/, ends: 'configuration' },
  {
    name: 'live without a pepper',
    given: () => ({ env: real }),
    says: /^PEPPER must be set in live mode/,
    ends: 'configuration',
  },
  {
    name: 'live with a misspelt setting',
    given: () => ({ env: { ...real, PEPPER: 'p'.repeat(32), SMS_GATEWEY: 'msg91' } }),
    says: /^SMS_GATEWEY is no setting.*did you mean SMS_GATEWAY\?/,
    ends: 'configuration',
  },
  {
    name: 'a port that is taken',
    given: async () => ({ env: { PORT: await listener() } }),
    says: /^Port \d+ of 127\.0\.0\.1 is taken.*set PORT/,
    ends: 'unavailable',
    leaves: [...sqliteMakes, 'pepper'],
  },
  // PostgreSQL
  {
    ...setting('DATABASE_URL', 'mysql://db/shop'),
    says: /^DATABASE_URL must start with postgres/,
    ends: 'configuration',
  },
  {
    ...setting('DATABASE_URL', 'postgres://fish:s3cret@@db:x'),
    says: /^DATABASE_URL must be like/,
    ends: 'configuration',
  },
  {
    name: 'PostgreSQL that is away',
    given: () => database('postgres://fish:s3cret@127.0.0.1:1/shop'),
    says: /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\): start it, or correct DATABASE_URL/,
    ends: 'unavailable',
  },
  {
    name: 'PostgreSQL on a machine that nobody knows',
    given: () => database('postgres://fish:s3cret@nosuch.invalid/shop'),
    says: /^PostgreSQL at nosuch\.invalid cannot be reached/,
    ends: 'unavailable',
  },
  {
    name: 'PostgreSQL that says nothing',
    given: async () => database(`postgres://fish:s3cret@127.0.0.1:${await listener()}/shop`),
    says: /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached/,
    ends: 'unavailable',
  },
  {
    name: 'no such database',
    given: () => database(postgres({ pathname: '/nosuch' })),
    says: /has no database nosuch: make it/,
    ends: 'configuration',
  },
  {
    name: 'no such role',
    given: () => database(postgres({ username: 'nobody_here' })),
    says: /lets the user nobody_here not in .*correct DATABASE_URL/,
    ends: 'configuration',
  },
  {
    name: 'a wrong password',
    given: () => database(postgres({ username: 'guarded', password: 's3cret' })),
    says: /lets the user guarded not in .*wrong password/,
    ends: 'configuration',
  },
  {
    name: 'a role that may make no tables',
    given: () => database(postgres({ username: 'reader', pathname: '/bare' })),
    says: /user reader may not make the tables in the database bare/,
    ends: 'configuration',
  },
  {
    name: "another program's PostgreSQL database",
    given: () => database(postgres({ pathname: '/foreign_tables' })),
    says: /belongs to another program \(its tables are invoices\): set DATABASE_URL/,
    ends: 'data',
  },
  {
    name: 'no room for the pepper beside PostgreSQL',
    given: () => ({ ...database(postgres({ pathname: '/bare' })), through: nothingWritten }),
    says: /^The disk that holds .* lets no file grow as far.*set DATA_DIR/,
    ends: 'unavailable',
  },
  // the data folder
  {
    name: 'a file in place of the data folder',
    given: (dataDir) => ({ env: { DATA_DIR: made(join(dataDir, 'file')) } }),
    says: /file is not what it must be.*set DATA_DIR/,
    ends: 'configuration',
    leaves: ['file'],
  },
  {
    name: 'a data folder that cannot be made',
    given: () => ({ env: { DATA_DIR: '/proc/darya' } }),
    says: /^\/proc\/darya cannot be used.*set DATA_DIR/,
    ends: 'configuration',
  },
  {
    name: 'a data folder that may not be written',
    given(dataDir) {
      chmodSync(dataDir, 0o555)
      return { through: ordinary }
    },
    says: /cannot be read and written by the user .*chown.*set DATA_DIR/,
    ends: 'configuration',
  },
  {
    name: 'a database file that may not be written',
    async given(dataDir) {
      await migrateSqlite(dataDir)
      chmodSync(shopDb(dataDir), 0o444)
      return { through: ordinary }
    },
    says: /shop\.db cannot be read and written by the user /,
    ends: 'configuration',
    leaves: sqliteMakes,
  },
  {
    name: 'a folder in place of the database',
    given: (dataDir) => (mkdirSync(shopDb(dataDir)), {}),
    says: /shop\.db is no file: move it away/,
    ends: 'configuration',
    leaves: ['shop.db'],
  },
  {
    name: 'a database that is none',
    given: (dataDir) => (made(shopDb(dataDir), 'rates of today\n'.repeat(400)), {}),
    says: /shop\.db is no database: move it away.*restore newest/,
    ends: 'data',
    leaves: ['shop.db'],
  },
  {
    name: 'a database of which half is gone',
    async given(dataDir) {
      await migrateSqlite(dataDir)
      truncateSync(shopDb(dataDir), 40_960)
      return {}
    },
    says: /shop\.db is damaged.*restore newest/,
    ends: 'data',
    leaves: sqliteMakes,
  },
  {
    name: "another program's SQLite file",
    given: (dataDir) => (
      sql(shopDb(dataDir), 'create table invoices (id integer); create table migrations (id integer)'), {}
    ),
    says: /belongs to another program \(its tables are invoices, migrations\): set DATA_DIR/,
    ends: 'data',
    leaves: ['shop.db'],
  },
  {
    name: 'tables made by a version that was never released',
    async given(dataDir) {
      await migrateSqlite(dataDir)
      sql(shopDb(dataDir), "update migration_checksums set checksum = 'x' where id like '0002%'")
      return {}
    },
    says: /another text of the migration 0002/,
    ends: 'data',
    leaves: sqliteMakes,
  },
  {
    name: 'tables that a newer version has changed',
    async given(dataDir) {
      await migrateSqlite(dataDir)
      sql(shopDb(dataDir), "alter table products rename to fishes; insert into migrations values ('9999-fishes', 1)")
      return {}
    },
    says: /are not those that this version needs: start the version that made them/,
    ends: 'data',
    leaves: sqliteMakes,
  },
  {
    name: 'a shop that is open already',
    given(dataDir) {
      const lock = takeShopLock(dataDir)
      toUndo.push(lock.release)
      return {}
    },
    says: /already open in another process: stop that one first/,
    ends: 'unavailable',
    leaves: ['shop.lock', 'shop.lock-journal'],
  },
  {
    name: 'a disk on which nothing can be written',
    given: () => ({ through: nothingWritten }),
    says: /^The disk that holds .*shop\.db fails/,
    ends: 'unavailable',
    leaves: sqliteMakes,
  },
  ...(mayMount
    ? [
        {
          name: 'a full disk',
          given: () => ({ through: smallDisk }),
          says: /^The disk that holds .*shop\.db is full: make room on it, or set DATA_DIR/,
          ends: 'unavailable',
        } as const,
      ]
    : []),
  {
    name: 'half a pepper',
    async given(dataDir) {
      await migrateSqlite(dataDir)
      chmodSync(shopDb(dataDir), 0o600)
      made(join(dataDir, 'pepper'), 'half')
      return {}
    },
    says: /pepper holds no whole pepper: put back your copy/,
    ends: 'data',
    leaves: [...sqliteMakes, 'pepper'],
  },
  // the installation
  {
    name: 'no build',
    given: () => ({ house: houseWith({}) }),
    says: /^The site is not built, or not whole: run `npm run build`/,
    ends: 'configuration',
  },
  {
    name: 'half a build, without its server',
    given: () => ({ house: houseWith({ build: (folder) => partOfBuild(folder, 'client/favicon.ico') }) }),
    says: /^The site is not built, or not whole/,
    ends: 'configuration',
  },
  {
    name: 'halves of two builds',
    given: () => ({
      house: houseWith({
        build(folder) {
          partOfBuild(folder, 'server', 'client/assets')
          const script = readdirSync(join(folder, 'client/assets')).find((name) => /^root-.*\.js$/.test(name)) ?? ''
          rmSync(join(folder, 'client/assets', script))
        },
      }),
    }),
    says: /^The site is not built, or not whole/,
    ends: 'configuration',
  },
  {
    name: 'no packages',
    given: () => ({ house: houseWith({ packages: false }) }),
    says: /^A part of the installation is missing \(.*run `npm ci`/,
    ends: 'configuration',
  },
  {
    name: 'a Node that is too old',
    given: () => ({ node: oldNode }),
    says: /^Darya needs Node 26 or newer, and this is 20\.20\.2: run `npm ci`/,
    ends: 'configuration',
  },
  // the operator's commands
  {
    name: 'shop -- nosuch',
    given: () => ({ args: ['nosuch'] }),
    says: /^There is no command 'nosuch'\. .*help/,
    ends: 'usage',
  },
  {
    name: 'shop -- bakup',
    given: () => ({ args: ['bakup'] }),
    says: /^There is no command 'bakup', did you mean 'backup'\?/,
    ends: 'usage',
  },
  {
    name: 'shop -- __proto__',
    given: () => ({ args: ['__proto__'] }),
    says: /^There is no command '__proto__'/,
    ends: 'usage',
  },
  {
    name: 'shop -- rates st',
    given: () => ({ args: ['rates', 'st', '4'] }),
    says: /^There is no 'rates st', did you mean 'set'\?\nUse: /,
    ends: 'usage',
  },
  {
    name: 'shop -- rates set 4',
    given: () => ({ args: ['rates', 'set', '4'] }),
    says: /^'rates set' takes PRODUCT SIZE WEIGHT RUPEES\.\nUse: /,
    ends: 'usage',
  },
  {
    name: 'shop -- migrate now',
    given: () => ({ args: ['migrate', 'now'] }),
    says: /^'migrate' takes nothing more\./,
    ends: 'usage',
  },
  {
    name: 'shop -- erase',
    given: () => ({ args: ['erase'] }),
    says: /^'erase' takes E-MAIL, or MOBILE\./,
    ends: 'usage',
  },
  {
    name: 'shop -- restore nosuch.db',
    given: () => ({ args: ['restore', 'nosuch.db'] }),
    says: /^There is no file nosuch\.db\./,
    ends: 'usage',
  },
  {
    name: 'shop -- restore of what is no database',
    given: (dataDir) => ({ args: ['restore', made(join(dataDir, 'list'), 'rates of today\n'.repeat(400))] }),
    says: /list is no whole backup of a shop \(file is not a database\).*Nothing was changed/,
    ends: 'data',
    leaves: ['list'],
  },
  {
    name: "shop -- restore of another program's database",
    given(dataDir) {
      sql(join(dataDir, 'other'), 'create table invoices (id integer)')
      return { args: ['restore', join(dataDir, 'other')] }
    },
    says: /other is no whole backup of a shop \(it belongs to another program\)/,
    ends: 'data',
    leaves: ['other'],
  },
  {
    name: 'shop -- backup into what is no folder',
    async given(dataDir) {
      await migrateSqlite(dataDir)
      return { args: ['backup'], env: { BACKUP_DIR: made(join(dataDir, 'file')) } }
    },
    says: /file is not what it must be.*set BACKUP_DIR/,
    ends: 'configuration',
    leaves: ['shop.db', 'file'],
  },
  {
    name: 'shop -- rates, with PostgreSQL away',
    given: () => ({ args: ['rates'], ...database('postgres://fish:s3cret@127.0.0.1:1/shop') }),
    says: /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached/,
    ends: 'unavailable',
  },
  {
    name: 'shop -- rates, with a wrong setting',
    given: () => ({ args: ['rates'], env: { BACKUP_EVERY: 'often' } }),
    says: /^BACKUP_EVERY must be a whole number/,
    ends: 'configuration',
  },
  {
    name: 'shop -- rates, with a Node that is too old',
    given: () => ({ args: ['rates'], node: oldNode }),
    says: /^Darya needs Node 26/,
    ends: 'configuration',
  },
]

const toUndo: (() => unknown)[] = []

beforeAll(async () => {
  spawnSync(process.execPath, [join(house, 'tools/build-once.ts')])
  await onPostgres([
    "create role guarded login password 'right'",
    'create role reader login',
    'create database bare',
    'create database foreign_tables',
  ])
  await onPostgres(['create table invoices (id int)'], postgres({ pathname: '/foreign_tables' }))
}, minutes(2))

afterAll(async () => {
  for (const undo of toUndo) undo()
  for (const server of listening) server.close()
  rmSync(scratch, { recursive: true, force: true })
  await onPostgres(['drop database bare', 'drop database foreign_tables', 'drop role guarded', 'drop role reader'])
})

describe.runIf(process.platform === 'linux')(
  'a start that goes wrong says why in one sentence, and ends as its kind does',
  () => {
    test.concurrent.each(brokenStarts)('$name', async ({ given, says, ends, leaves = [] }: Broken) => {
      const dataDir = join(scratch, `data-${(places += 1)}`)
      mkdirSync(dataDir)
      const { code, stdout, stderr, took } = await started((await given?.(dataDir)) ?? {}, dataDir)
      chmodSync(dataDir, 0o755)
      expect({ stderr, code }).toEqual({ stderr: expect.stringMatching(says), code: endings[ends] })
      expect(sentencesIn(stderr)).toBe(1)
      expect(stderr + stdout).not.toMatch(/s3cret|token-that-nobody-sees|^ {4}at /m)
      expect(stdout).toBe('')
      expect(took).toBeLessThan(soon)
      expect(readdirSync(dataDir).filter((name) => !leaves.includes(name))).toEqual([])
    })
  },
)

/** On a machine that others keep busy each takes its share longer. */
const soon = seconds(5) * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** A line each; the second line of a command's may say how it is used. */
const sentencesIn = (stderr: string): number =>
  stderr.split('\n').filter((line) => line !== '' && !line.startsWith('Use: ')).length

function made(file: string, text = ''): string {
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

async function started({ env = {}, args, through = [], node = [], house: at = house }: Start, dataDir: string) {
  const began = performance.now()
  const program = args === undefined ? ['server/main.ts'] : ['server/cli.ts', ...args]
  const words = [...through, process.execPath, ...node, join(at, program[0] ?? ''), ...program.slice(1)]
  const { PATH = '' } = process.env
  const running = spawn(words[0] ?? '', words.slice(1), {
    env: { PATH, PORT: '0', DATA_DIR: dataDir, BACKUP_EVERY: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds(20),
  })
  const [stdout, stderr, [code]] = await Promise.all([
    said(running.stdout),
    said(running.stderr),
    once(running, 'exit'),
  ])
  return { code: code as number | null, stdout, stderr, took: performance.now() - began }
}

async function said(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}

test.each(['help', '--help'])('%s lists the commands and ends well', async (word) => {
  const { code, stdout, stderr } = await started({ args: [word] }, join(scratch, 'none'))
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('restore newest')
})
