import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { migrateSqlite } from '#server/storage/sqlite-database.ts'
import { type Broken, database, made, oldNode, sql, sqliteMakes, started } from './start.ts'

/** Room for what SQLite makes when a command opens it, and not for a catalogue. */
const littleWritten = ['sh', '-c', `trap '' XFSZ; ulimit -f 80; exec "$@"`, 'sh']

export const brokenCommands: readonly Broken[] = [
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
    says: /^'erase' takes E-MAIL, or MOBILE, or ID\./,
    ends: 'usage',
  },
  {
    name: 'a command without the settings of the shop',
    given: () => ({ args: ['rates', 'set', '4', 'Jumbo', '1 kg', '1850'] }),
    says: /^There is no shop in .*\. Run the command with the settings of the shop, DATA_DIR above all.*Nothing was done\./,
    ends: 'configuration',
  },
  ...['backups', 'restore newest'].map((words) => ({
    name: `shop -- ${words} without the settings of the shop`,
    given: () => ({ args: words.split(' ') }),
    says: /^There is no backup .*\. Run the command with the shop's own settings, BACKUP_DIR above all/,
    ends: 'configuration' as const,
  })),
  ...(process.getuid?.() === 0
    ? [
        {
          name: 'shop -- backup by root, in the data folder of another user',
          async given(dataDir: string) {
            await migrateSqlite(dataDir)
            chownSync(dataDir, 65_534, 65_534)
            return { args: ['backup'] }
          },
          says: /belongs to another user \(65534\), and the shop could not read what root writes there.*Nothing was done/,
          ends: 'configuration' as const,
          leaves: ['shop.db'],
        },
      ]
    : []),
  {
    name: 'an installed command',
    given: () => ({ args: ['bakup'], env: { DARYA_COMMAND: 'darya' } }),
    says: /`darya help` lists them/,
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
    says: /list is not a complete backup of a shop \(file is not a database\).*Nothing was changed/,
    ends: 'data',
    leaves: ['list'],
  },
  {
    name: "shop -- restore of another program's database",
    given(dataDir) {
      sql(join(dataDir, 'other'), 'create table invoices (id integer)')
      return { args: ['restore', join(dataDir, 'other')] }
    },
    says: /other is not a complete backup of a shop \(it belongs to another program\)/,
    ends: 'data',
    leaves: ['other'],
  },
  {
    name: 'shop -- backup into what is no folder',
    async given(dataDir) {
      await migrateSqlite(dataDir)
      return { args: ['backup'], env: { BACKUP_DIR: made(join(dataDir, 'file')) } }
    },
    says: /file is a file where a folder must be.*set BACKUP_DIR/,
    ends: 'configuration',
    leaves: ['shop.db', 'file'],
  },
  {
    name: 'shop -- catalogue export without the room for all of it',
    async given(dataDir) {
      await started({ args: ['migrate'] }, dataDir)
      await started({ args: ['catalogue', 'export', join(dataDir, 'whole.json')] }, dataDir)
      return { args: ['catalogue', 'export', join(dataDir, 'fish.json')], through: littleWritten }
    },
    says: /fish\.json cannot be written: EFBIG/,
    ends: 'usage',
    leaves: [...sqliteMakes, 'whole.json'],
  },
  {
    name: 'shop -- catalogue export over a file that is there',
    async given(dataDir) {
      await started({ args: ['migrate'] }, dataDir)
      return { args: ['catalogue', 'export', made(join(dataDir, 'fish.json'), 'of somebody')] }
    },
    says: /fish\.json cannot be written: EEXIST/,
    ends: 'usage',
    leaves: [...sqliteMakes, 'fish.json'],
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
