import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { searchesOf } from '#server/catalogue/searches.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { requestsKeptFrom } from '#shop/requests/requests.ts'
import { requestCalls } from '#shop/wire/staff/requests.ts'
import type { requestsCommands } from './requests-commands.ts'

export interface RequestsDeps {
  readonly database: Runs<typeof requestsCommands>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly now: () => number
}

/** A search takes a millisecond or two. */
const lookedForAtOnce = 5

/** What the desk lists of them. */
const mostListed = 100

/** What people ask for that the shop does not sell. */
export function openRequests(door: StaffDoor, { database: { read, run }, snapshot, now }: RequestsDeps): void {
  door.open(requestCalls.requests, async () => {
    const { search, products } = searchesOf(snapshot)
    const rows = await askedMost(read, requestsKeptFrom(now()))
    // What the shop sells by now is found.
    const missing: typeof rows = []
    for (const [place, row] of rows.entries()) {
      if (missing.length === mostListed) break
      // Others are answered meanwhile.
      if (place % lookedForAtOnce === 0) await setImmediate()
      if (search.search(row.word) === undefined && products(row.word).length === 0) missing.push(row)
    }
    return {
      body: {
        requests: missing.map(({ word, times, day }) => ({ word, times: Number(times), lastDay: day })),
      },
    }
  })

  door.open(requestCalls.putRequestAside, async ({ wanted, staff }) => {
    // Somebody else may have done it already: then it is as it was wanted.
    notOtherPress(await run.putRequestAside({ ...wanted, by: byOf(staff), at: now() }))
    return { body: { success: true } }
  })
}

/** The most asked first, without what was put aside. */
const askedMost = (read: Kysely<Tables>, from: string) =>
  read
    .selectFrom('requests')
    .select((row) => ['word', row.fn.sum('times').as('times'), row.fn.max('day').as('day')])
    .where('day', '>=', from)
    .where('word', 'not in', (aside) => aside.selectFrom('requests_aside').select('word'))
    .groupBy('word')
    .orderBy('times', 'desc')
    .orderBy('word')
    .limit(3 * mostListed)
    .execute()
