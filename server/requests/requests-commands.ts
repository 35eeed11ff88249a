import { sql, type Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { type AskedWord, mostOfWord, mostWordsOfDay, requestsKeptFrom } from '#shop/requests/requests.ts'

/** Adds what was counted. Of a day no more words are kept than it has room for, and those that were asked for most stay. */
async function keepRequests(tx: Transaction<Tables>, { asked }: { asked: readonly AskedWord[] }): Promise<void> {
  // In one order, so that two processes do not wait for each other.
  for (const row of asked.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) await add(tx, row)
  for (const day of new Set(asked.map((one) => one.day))) await trim(tx, day)
}

const keyOf = ({ day, word }: AskedWord): string => `${day}/${word}`

const add = (tx: Transaction<Tables>, row: AskedWord) =>
  tx
    .insertInto('requests')
    .values(row)
    .onConflict((known) =>
      known.columns(['day', 'word']).doUpdateSet({
        times: sql<number>`case when requests.times + ${row.times} > ${mostOfWord} then ${mostOfWord} else requests.times + ${row.times} end`,
      }),
    )
    .execute()

async function trim(tx: Transaction<Tables>, day: string): Promise<void> {
  const words = await tx
    .selectFrom('requests')
    .select('word')
    .where('day', '=', day)
    .orderBy('times', 'desc')
    .orderBy('word')
    .execute()
  const over = words.slice(mostWordsOfDay).map(({ word }) => word)
  if (over.length > 0) await tx.deleteFrom('requests').where('day', '=', day).where('word', 'in', over).execute()
}

/** After their days nobody is asked what was asked for. */
async function forgetRequests(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx.deleteFrom('requests').where('day', '<', requestsKeptFrom(at)).execute()
}

/** 'Not for us', or after all: once, and written down. */
function putRequestAside(
  tx: Transaction<Tables>,
  {
    word,
    aside,
    key,
    by,
    at,
  }: {
    readonly word: string
    /** false: it is looked at again */
    readonly aside: boolean
    readonly key: string
    readonly by: By
    readonly at: number
  },
): Promise<{ done: true } | { refused: 'already' } | Repeated> {
  const press = { key, thing: `request/${word}`, by, pressed: { aside } }
  return once(tx, press, async () => {
    if (!(await (aside ? layAside(tx, word, at) : takeBack(tx, word)))) return { refused: 'already' } as const
    await writeAct(tx, { ...press, act: 'settle-requests', at, after: { aside } })
    return { done: true } as const
  })
}

async function layAside(tx: Transaction<Tables>, word: string, at: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('requests_aside')
    .values({ word, aside_at: at })
    .onConflict((known) => known.column('word').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

async function takeBack(tx: Transaction<Tables>, word: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('requests_aside').where('word', '=', word).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export const requestsCommands = { keepRequests, forgetRequests, putRequestAside }
