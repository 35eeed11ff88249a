import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { shopDay } from '#shop/moment.ts'
import { days, minutes } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../../bench/faults/report.ts'

beforeAll(buildOnce, minutes(2))

const count = 40
const kills = 6

eachDatabase((_, _open, { fresh }) => {
  test(
    'however often the shop is killed while a day is closed and taken back, all of it is done or nothing, and the same press ends it once',
    async () => {
      const { databaseUrl } = await fresh()
      const shop = await openShop(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl })
      const database = await openDatabase({ dataDir: shop.dataDir, databaseUrl }, commands, { alone: false })
      const { read, run } = database
      const [day, next] = [shopDay(Date.now() + days(3)), shopDay(Date.now() + days(4))]
      const [from, to] = [`${day}T07:00-09:00`, `${next}T07:00-09:00`]
      try {
        const orders = Array.from({ length: count }, (_none, nr) =>
          newOrder({
            message: undefined,
            userId: `buyer-${nr}`,
            placedAt: Date.now(),
            comes: { name: from, pincode: '400012' },
          }),
        )
        for (const order of orders) expect(await run.placeOrder(order)).toHaveProperty('placed')
        const { headers } = await staffOf(database, 'counter')
        const press = async (act: string, body: object) =>
          fetch(`${shop.url}/counter/api/slots/days/${day}/${act}`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }).then(
            ({ status }) => status,
            () => undefined,
          )

        /** Where all of it stands: torn, if it is in two places. */
        async function stands(): Promise<'open' | 'closed'> {
          const [{ closed }, rows, slots] = [
            await read.selectFrom('delivery_days').select('closed').where('day', '=', day).executeTakeFirstOrThrow(),
            await read.selectFrom('orders').select('slot_id').execute(),
            await read
              .selectFrom('delivery_slots')
              .select(['id', 'taken', 'is_open'])
              .where('id', 'in', [from, to])
              .execute(),
          ]
          const is = closed === '' ? 'open' : 'closed'
          const [full, empty] = is === 'open' ? [from, to] : [to, from]
          expect(new Set(rows.map(({ slot_id: slot }) => slot))).toEqual(new Set([full]))
          expect(Object.fromEntries(slots.map(({ id, taken }) => [id, taken]))).toEqual({ [full]: count, [empty]: 0 })
          expect(slots.find(({ id }) => id === from)?.is_open).toBe(is === 'open' ? 1 : 0)
          return is
        }

        async function killed(act: string, body: object, leadsTo: 'open' | 'closed') {
          const pressing = press(act, body)
          await sleep(randomInt(120))
          await shop.kill()
          await shop.start()
          const is = await stands()
          // an answer that came is kept
          expect([leadsTo, (await pressing) === 200 ? leadsTo : is]).toContain(is)
          expect(await press(act, body)).toBe(200)
          expect(await stands()).toBe(leadsTo)
        }

        for (let nr = 0; nr < kills; nr += 1) {
          const version = async () =>
            (await read.selectFrom('delivery_days').select('version').where('day', '=', day).executeTakeFirstOrThrow())
              .version
          const rows = await read.selectFrom('orders').select(['id', 'version']).execute()
          const choices = rows.map(({ id: orderId, version: seen }) => ({ choice: 'move', orderId, seen, slot: to }))
          await killed('close', { key: randomUUID(), seen: await version(), reason: 'no-boats', choices }, 'closed')
          await killed('close/undo', { key: randomUUID(), seen: await version() }, 'open')
        }
      } finally {
        await database.close()
        await shop.stop()
      }
    },
    minutes(5),
  )
})
