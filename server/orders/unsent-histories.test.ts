import { randomUUID } from 'node:crypto'
import { assert, asyncProperty } from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as postgres from '#server/storage/postgres-database.ts'
import * as sqlite from '#server/storage/sqlite-database.ts'
import { paise } from '#shop/money.ts'
import { minutes } from '#shop/time.ts'
import { openBrowser } from '#tests/models/shopper-browser.ts'
import { history, knownHistories, type ShopInHand } from '#tests/models/shopper-deeds.ts'
import { type Known, openShopper } from '#tests/models/shopper-histories.ts'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { setRate } from '#tests/rooms/rates.ts'
import { commands as slotCommands } from '#tests/rooms/slot-commands.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const many = 1_000_000

const engines = {
  '#server/storage/postgres-database.ts': postgres,
  '#server/storage/sqlite-database.ts': sqlite,
}

// Each page has new modules; the shop, which loads its engine when it is opened, has the same in both trials.
beforeAll(() => Object.entries(engines).forEach(([path, engine]) => vi.doMock(path, () => engine)))
afterAll(() => Object.keys(engines).forEach((path) => vi.doUnmock(path)))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

eachDatabase((_, open, places) => {
  test(
    'whatever comes between a shopper and the shop, it has what it acknowledged: no cart twice, and none is dropped unsaid',
    async () => {
      const where = await places.fresh()
      const environment = { TRUSTED_PROXIES: '127.0.0.1', OPEN_ORDERS_PER_ACCOUNT: String(many) }
      const shop = await openAccountsShop(open, { where, environment })
      const { read, run } = await open(slotCommands, { where })
      const asif = await staffOf({ run, read }, 'owner', { at: shop.now() })
      let from = 0
      let rate = 1800

      /** Slots for all that come. */
      async function plan() {
        await run.makeDays({ at: shop.now() })
        const days = await read
          .selectFrom('delivery_slots')
          .select('day')
          .where('capacity', '<', many)
          .distinct()
          .execute()
        for (const { day } of days) await run.changeSlots({ day, capacity: many })
        await shop.changes.refresh()
      }

      async function setFish(there: boolean) {
        const cell = { species: 'pomfret', size: 'Jumbo' }
        const kept = await read
          .selectFrom('stock_cells')
          .select('version')
          .where('species', '=', cell.species)
          .where('size', '=', cell.size)
          .executeTakeFirst()
        const press = { ...cell, seen: kept?.version ?? 0, key: randomUUID(), by: { staff: asif.id, device: 'tablet' } }
        const at = shop.now()
        if (there) await run.staffStopsCounting({ ...press, at })
        else await run.staffCountsStock({ ...press, at, kept: 0, reason: 'sold over the counter' })
        await shop.changes.refresh()
      }

      await assert(
        asyncProperty(history, async (deeds) => {
          await plan()
          const people = [1, 2].map(() => person((from += 1)))
          for (const { who, headers } of people)
            expect((await shop.call('/auth/register', who, { headers })).status).toBe(201)
          /** what was being done when something left for which nobody had pressed as it stood */
          const unpressed: string[] = []
          let played = ''
          /** the order that came of each key */
          const acknowledged = new Map<string, string>()

          const browser = openBrowser(async (path, sent) => {
            const headers = new Headers(sent.headers)
            headers.set('x-forwarded-for', `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`)
            const order = path === '/orders' ? (JSON.parse(sent.body as string) as { note: string }) : undefined
            const token = headers.get('authorization')?.replace('Bearer ', '') ?? ''
            if (order && !shopper.isPressedFor({ note: order.note, token })) unpressed.push(played)
            const answer = await shop.app.request(path, { ...sent, headers, signal: null })
            if (path !== '/orders' || answer.status !== 201) return answer
            const { _id } = (await answer.clone().json()) as { _id: string }
            const key = headers.get('idempotency-key') ?? ''
            expect(acknowledged.get(key) ?? _id).toBe(_id)
            acknowledged.set(key, _id)
            return answer
          })
          const inHand: ShopInHand = {
            now: shop.now,
            later: shop.later,
            rate: () => rate,
            async changeRate() {
              rate = rate === 1800 ? 1900 : 1800
              await setRate({ read, run }, { productId: 4, size: 'Jumbo', grams: 1000, paise: paise(rate * 100) })
              await shop.changes.refresh()
            },
            setFish,
            async logIn(nr) {
              const { who, headers } = people[nr] ?? person(0)
              const { body } = await shop.login(who, { headers })
              return body as Awaited<ReturnType<ShopInHand['logIn']>>
            },
            endSession: async (token) => void (await shop.call('/auth/logout', {}, { token })),
          }
          browser.install()
          const shopper = await openShopper(browser, inHand)
          await shopper.signIn(0)
          for (const one of deeds) {
            played = one.does
            await shopper.play(one)
          }
          played = 'the end'
          await setFish(true)
          await shopper.end()

          const rows = await read
            .selectFrom('orders')
            .select(['id', 'cutter_note'])
            .where('cutter_note', 'in', ['', ...shopper.wanted().map(({ note }) => note)])
            .execute()
          // the shop has what it acknowledged, and nothing twice
          expect(rows.map(({ id }) => id).toSorted()).toEqual([...acknowledged.values()].toSorted())
          expect(unpressed).toEqual([])
          // no cart twice, and none dropped unsaid
          const ends = shopper.wanted().map(({ note, known }) => ({
            known,
            orders: rows.filter((row) => row.cutter_note === note).length,
          }))
          expect(ends.filter((end) => !isHonest(end))).toEqual([])
        }),
        { ...runsOf(1000), examples: knownHistories.map((deeds) => [[...deeds]]), endOnFailure: true },
      )
    },
    minutes(30),
  )
})

/** Whoever wanted it knows what came of it, or let it go themselves. */
function isHonest({ known, orders }: { known: Known; orders: number }): boolean {
  if (known === 'refused' || known === 'thrown away' || known === 'discarded') return orders === 0
  if (known === 'placed') return orders === 1
  return known !== 'waits' && known !== 'never told' && orders <= 1
}

function person(nr: number) {
  const mobile = `9${String(nr).padStart(9, '0')}`
  return {
    who: { name: 'Asha Koli', email: `asha.${nr}@darya.example`, password: 'teal kite over the dock', mobile },
    headers: { 'x-forwarded-for': `10.${nr >> 16}.${(nr >> 8) & 255}.${nr & 255}` },
  }
}
