import { spawnSync } from 'node:child_process'
import { appendFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { StorageUnavailable } from '#server/storage/trouble.ts'
import { minutes, seconds } from '#shop/time.ts'
import { commands } from '#tests/models/trial-commands.ts'
import { logIn, register } from '#tests/rooms/buyer.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../bench/faults/report.ts'

beforeAll(buildOnce, minutes(2))

/** A small disk of its own for the shop, visible only to it and to what it opens. */
const ownDisk = (size: string) => [
  'unshare',
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} none "$DATA_DIR" && exec "$@"`,
  'sh',
]
const canMount = spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /tmp']).status === 0

test.runIf(canMount)(
  'a shop whose disk is full is not ready, and is again by itself when there is room',
  async () => {
    const shop = await openShop({ BACKUP_EVERY: '0' }, { through: ownDisk('8m') })
    onTestFinished(() => shop.stop())
    await register(shop.url)
    const asha = await logIn(shop.url)
    await asha.buy()
    const ready = async () => {
      const answer = await fetch(`${shop.url}/health/ready`)
      const { ready: isReady, alarms = [] } = (await answer.json()) as { ready: boolean; alarms?: string[] }
      // So small a disk is nearly full from the start.
      return {
        status: answer.status,
        ready: isReady,
        alarms: alarms.filter((alarm) => !alarm.includes('less than 500 MB')),
      }
    }
    expect(await ready()).toEqual({ status: 200, ready: true, alarms: [] })

    const filler = join('/proc', String(shop.pid()), 'root', shop.dataDir, 'filler')
    expect(() => {
      for (;;) appendFileSync(filler, Buffer.alloc(4096, 1))
    }).toThrow('ENOSPC')
    const full = { status: 503, ready: false, alarms: ['no order can be kept just now'] }
    await vi.waitFor(async () => expect(await ready()).toEqual(full), { timeout: seconds(10), interval: 200 })
    expect(await (await fetch(`${shop.url}/metrics`)).text()).toContain('darya_alarm{name="orders"} 1')

    rmSync(filler)
    const healed = { status: 200, ready: true, alarms: [] }
    await vi.waitFor(async () => expect(await ready()).toEqual(healed), { timeout: seconds(10), interval: 200 })
    await asha.buy()
  },
  minutes(1),
)

onDatabase('sqlite', (_, open, { fresh }) => {
  test('after a command that found no room the shop is not ready, and the next that finds some heals it', async () => {
    const { run, ready } = await open(commands)
    await run.mark({ who: 'asha', at: 1 })
    await run.shrinkDisk({ pages: 2 })
    await expect(run.markMany({ who: 'bina', count: 5000 })).rejects.toBeInstanceOf(StorageUnavailable)
    expect(await ready()).toBe(false)
    await run.shrinkDisk({ pages: 10_000 })
    expect(await ready()).toBe(true)
  })

  test('a shop whose file was taken away is not ready: what it kept would be gone with it', async () => {
    const where = await fresh()
    const { ready } = await open(commands, { where })
    expect(await ready()).toBe(true)
    renameSync(join(where.dataDir, 'shop.db'), join(where.dataDir, 'elsewhere'))
    await vi.waitFor(async () => expect(await ready()).toBe(false), seconds(10))
  })
})

onDatabase('postgres', (_, open, { fresh }) => {
  async function shopAndServer() {
    const where = await fresh()
    const { run, ready } = await open(commands, { where })
    const server = new Client({ connectionString: where.databaseUrl })
    // The database goes before this connection does.
    server.on('error', () => {})
    await server.connect()
    onTestFinished(() => server.end())
    const name = new URL(where.databaseUrl ?? '').pathname.slice(1)
    return {
      run,
      ready,
      ask: (statement: string) => server.query(statement),
      onlyRead: async (only: 'on' | 'off') => {
        await server.query(`alter database ${name} set default_transaction_read_only = ${only}`)
        await server.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
        )
      },
    }
  }

  test('on a server that only reads the shop is not ready, orders are told to come again, and it heals', async () => {
    const { run, ready, onlyRead } = await shopAndServer()
    expect(await ready()).toBe(true)
    await onlyRead('on')
    await vi.waitFor(async () => expect(await ready()).toBe(false), seconds(10))
    await expect(run.mark({ who: 'asha', at: 1 })).rejects.toBeInstanceOf(StorageUnavailable)
    await onlyRead('off')
    await vi.waitFor(async () => expect(await ready()).toBe(true), seconds(10))
    await run.mark({ who: 'asha', at: 2 })
  })

  test('on a server whose disk is full the shop is not ready after the first refusal, until there is room', async () => {
    const { run, ready, ask } = await shopAndServer()
    await ask(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await ask('create trigger no_room before insert on limits execute function no_room()')
    await expect(run.mark({ who: 'asha', at: 1 })).rejects.toBeInstanceOf(StorageUnavailable)
    const began = performance.now()
    while (performance.now() - began < seconds(4)) expect(await ready()).toBe(false)
    await ask('drop trigger no_room on limits')
    await vi.waitFor(async () => expect(await ready()).toBe(true), seconds(10))
  })
})
