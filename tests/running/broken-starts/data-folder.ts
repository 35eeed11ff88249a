import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { takeShopLock } from '#server/storage/shop-lock.ts'
import { migrateSqlite } from '#server/storage/sqlite-database.ts'
import { type Broken, made, nothingWritten, scratch, shopDb, sql, sqliteMakes, toUndo } from './start.ts'

/** As any user who is not root: what a folder forbids is forbidden. */
export const ordinary = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []
/** A disk of its own, of 64 kB, which goes with the process. */
const smallDisk = ['unshare', '-m', 'sh', '-c', 'mount -t tmpfs -o size=64k none "$DATA_DIR" && exec "$@"', 'sh']
/** What a kernel does with a disk that fails. */
const readOnlyDisk = [
  'unshare',
  '-m',
  'sh',
  '-c',
  'mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,bind,ro "$DATA_DIR" && exec "$@"',
  'sh',
]
const mayMount =
  spawnSync('unshare', ['-m', 'sh', '-c', `mount -t tmpfs none ${scratch}`], { stdio: 'ignore' }).status === 0

export const brokenDataFolders: readonly Broken[] = [
  {
    name: 'a file in place of the data folder',
    given: (dataDir) => ({ env: { DATA_DIR: made(join(dataDir, 'file')) } }),
    says: /file is a file where a folder must be.*set DATA_DIR/,
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
    says: /shop\.db is not a file: move it away/,
    ends: 'configuration',
    leaves: ['shop.db'],
  },
  {
    name: 'a database that is none',
    given: (dataDir) => (made(shopDb(dataDir), 'rates of today\n'.repeat(400)), {}),
    says: /shop\.db is not a database: move it away.*restore newest/,
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
    says: /do not fit this version: start the version that made them/,
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
    says: /^The disk that holds .*shop\.db is failing/,
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
        {
          name: 'a disk that was mounted again for reading only, without a shop on it',
          given: () => ({ through: readOnlyDisk }),
          says: /^The disk that holds .* is read-only: the kernel's log says why .*darya\.service/,
          ends: 'unavailable',
        } as const,
        {
          name: 'a disk that was mounted again for reading only, under a shop',
          async given(dataDir: string) {
            await migrateSqlite(dataDir)
            chmodSync(shopDb(dataDir), 0o600)
            return { through: readOnlyDisk }
          },
          says: /^The disk that holds .* is read-only: the kernel's log says why .*darya\.service/,
          ends: 'unavailable',
          leaves: sqliteMakes,
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
    says: /pepper does not hold a complete pepper: put back your copy/,
    ends: 'data',
    leaves: [...sqliteMakes, 'pepper'],
  },
]
