import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { watchTroubles } from '#server/start/watch-troubles.ts'
import type { Where } from '#server/storage/database.ts'
import { type Limits, limits } from '#shop/accounts/limits.ts'
import { wrongPins } from '#shop/staff/staff-session.ts'
import { minutes, seconds } from '#shop/time.ts'
import type { Attention } from '#shop/wire/staff/attention.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { type SignedInStaff, staffOf } from '#tests/rooms/staff.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'
import { liveShop } from '#tests/running/live-settings.ts'
import { openTestShop } from '#tests/running/test-shop.ts'

type Room = Awaited<ReturnType<typeof openCounterRoom>>

const attentionOf = async ({ call }: Pick<Room, 'call'>, who: SignedInStaff): Promise<Attention> =>
  (await call(who, 'attention')).body as unknown as Attention

const kindsOf = ({ alarms }: Attention): string[] => alarms.map(({ kind }) => kind)

const quiet = { warn: () => undefined }

/** A machine that does much beside it may be slow. */
const patience = { timeout: seconds(20) }

/** The work beside of one of several processes, looking often. */
const watched = (shop: Pick<Room, 'database' | 'alarms' | 'now'>, different: Limits = limits) =>
  watchTroubles({
    ...shop,
    settings: { dataDir: tmpdir(), backupDir: tmpdir(), databaseUrl: undefined, limits: different },
    log: quiet,
    every: 20,
  })

/** Two processes of one shop, by one clock. */
async function openTwo(open: Open, fresh: () => Promise<Where>) {
  const where = await fresh()
  const here = await openCounterRoom(open, { where })
  const there = await openTestShop(open, { where, now: here.now })
  return { here, there: { ...there, now: here.now } }
}

eachDatabase((_, open, { fresh }) => {
  test('what another process says is wrong stands on the board, once, and goes when it is over', async () => {
    const { here, there } = await openTwo(open, fresh)
    const { owner } = here.staff
    const watching = watched(there)
    const began = here.now()
    there.alarms.raise('page-errors', 'more than before')
    await expect.poll(async () => kindsOf(await attentionOf(here, owner)), patience).toEqual(['page-errors'])
    here.later(seconds(5))
    here.alarms.raise('page-errors', 'more than before')
    here.alarms.raise('backup-old', 'too old')
    expect((await attentionOf(here, owner)).alarms).toEqual([
      expect.objectContaining({ kind: 'backup-old', since: began + seconds(5) }),
      expect.objectContaining({ kind: 'page-errors', since: began }),
    ])
    for (const { alarms } of [here, there]) alarms.clear('page-errors')
    await expect.poll(async () => kindsOf(await attentionOf(here, owner)), patience).toEqual(['backup-old'])
    await watching.close()
  })

  test('the alarms of a process that stopped or was killed do not stay', async () => {
    const { here, there } = await openTwo(open, fresh)
    const { owner } = here.staff
    there.alarms.raise('page-errors', 'more than before')
    const watching = watched(there)
    await expect.poll(async () => kindsOf(await attentionOf(here, owner)), patience).toEqual(['page-errors'])
    await watching.close()
    expect(kindsOf(await attentionOf(here, owner))).toEqual([])

    await there.database.run.keepAlarms({ process: randomUUID(), raised: there.alarms.raised(), at: here.now() })
    expect(kindsOf(await attentionOf(here, owner))).toEqual(['page-errors'])
    here.later(minutes(2) + 1)
    expect(kindsOf(await attentionOf(here, owner))).toEqual([])
  })

  test('a shop in which nothing is wrong writes nothing, and one in which something is says so again', async () => {
    const here = await openCounterRoom(open)
    const written = async () =>
      (
        await here.database.read
          .selectFrom('changes')
          .select('version')
          .where('topic', '=', 'alarms')
          .executeTakeFirst()
      )?.version ?? 0
    const looked = async () => {
      const watching = watched(here)
      here.alarms.raise('backup', 'it failed')
      await expect.poll(written, patience).toBe(1)
      here.later(minutes(1))
      await expect.poll(written, patience).toBe(2)
      return watching
    }
    expect(await written()).toBe(0)
    const watching = await looked()
    here.alarms.clear('backup')
    await expect.poll(written, patience).toBe(3)
    await watching.close()
    expect(await written()).toBe(3)
  })

  test('accounts made by the hundred are an alarm on the owner’s board, and no longer once it is quiet', async () => {
    const here = await openCounterRoom(open)
    const few = { ...limits, registerPerShop: { ...limits.registerPerShop, most: 3 } }
    const watching = watched(here, few)
    const turns = [{ limit: few.registerPerShop, who: 'shop' }]
    for (let nr = 0; nr < 3; nr += 1) await here.database.run.takeTurns({ turns, at: here.now() })
    const said = async (who: SignedInStaff) => (await attentionOf(here, who)).alarms
    await expect
      .poll(() => said(here.staff.owner), patience)
      .toEqual([{ kind: 'registrations', about: '', count: 3, of: 0, since: here.now() }])
    expect(await said(here.staff.counter)).toEqual([])
    here.later(minutes(60 * 48))
    const owner = await staffOf(here.database, 'owner', { at: here.now() })
    await expect.poll(() => said(owner), patience).toEqual([])
    await watching.close()
  })

  test('whoever was barred for wrong PINs is told to the owner by name, until the owner lets them in', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const bhau = await shop.added(owner, { name: 'Bhau', role: 'cutter' })
    const alarms = async () => (await owner.call('attention')).body['alarms']
    expect(await alarms()).toEqual([])
    for (let nr = 0; nr < wrongPins; nr += 1) await shop.database.run.takePinTry({ staffId: bhau })
    expect(await alarms()).toEqual([{ kind: 'pin-barred', about: 'Bhau', count: 0, of: 0 }])
    expect((await owner.call('letIn', { pin: '519273' }, { id: bhau })).status).toBe(200)
    expect(await alarms()).toEqual([])
  })

  test('a slot that is 80 % taken is told to owner and counter, with its places, and so is one that is full', async () => {
    const here = await openCounterRoom(open)
    const place = () =>
      here.database.run.placeOrder(
        newOrder({
          userId: randomUUID(),
          placedAt: here.now(),
          comes: { name: '2026-11-22T07:00-09:00', pincode: '400012' },
          attempt: { key: randomUUID(), bodyHash: 'hash' },
        }),
      )
    const told = async (who: SignedInStaff) => (await attentionOf(here, who)).alarms
    for (let nr = 0; nr < 15; nr += 1) await place()
    expect(await told(here.staff.owner)).toEqual([])
    const before = await versionOfSlots(here)
    await place()
    expect(await versionOfSlots(here)).toBe(before + 1)
    const filling = { kind: 'slot-filling', about: '2026-11-22T07:00-09:00', count: 16, of: 20 }
    for (const who of [here.staff.owner, here.staff.counter]) expect(await told(who)).toEqual([filling])
    for (let nr = 0; nr < 4; nr += 1) await place()
    expect(await told(here.staff.owner)).toEqual([{ ...filling, count: 20 }])
    const { slots } = await attentionOf(here, here.staff.owner)
    expect(slots).toContainEqual({ name: '2026-11-22T07:00-09:00', taken: 20, capacity: 20 })
    expect(slots).toHaveLength(4)
  })

  test('the counter reads what it can do something about, and those who cut or ride ask for nothing of it', async () => {
    const here = await openCounterRoom(open)
    here.alarms.raise('messages', 'they do not go out', { count: 2 })
    here.alarms.raise('backup', 'it failed')
    expect(kindsOf(await attentionOf(here, here.staff.owner))).toEqual(['messages', 'backup'])
    expect(kindsOf(await attentionOf(here, here.staff.counter))).toEqual(['messages'])
    for (const who of [here.staff.cutter, here.staff.rider])
      expect((await here.call(who, 'attention')).status).toBe(403)
  })

  test('a request that a proxy forwarded which nobody named is told with its address', async () => {
    const shop = await openTestShop(open, { environment: { ...liveShop, TRUSTED_PROXIES: '10.0.0.1' } })
    await shop.app.request('/auth/checkAuth', { headers: { 'x-forwarded-for': '198.51.100.7' } })
    expect(shop.alarms.raised()).toEqual([expect.objectContaining({ name: 'proxy-unknown', about: '127.0.0.1' })])
  })
})

const versionOfSlots = async ({ database }: Pick<Room, 'database'>): Promise<number> =>
  (await database.read.selectFrom('changes').select('version').where('topic', '=', 'slots').executeTakeFirst())
    ?.version ?? 0
