import type { Transaction } from 'kysely'
import { endOwnSessions, endSessionsOf } from '#server/accounts/sessions.ts'
import { type Erasing, type Erasure, eraseAccount } from '#server/erasing/erase-account.ts'
import { idOfPerson, type PersonMeant, peopleMeant, type Whom } from '#server/erasing/people-meant.ts'
import { writeAct } from '#server/staff/acts.ts'
import { type OtherPress, once, type Repeated } from '#server/staff/once.ts'
import { holdAccount } from '#server/storage/hold-account.ts'
import { type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import type { By } from '#shop/by.ts'

interface AtDesk {
  readonly key: string
  readonly by: By
  readonly at: number
}

interface ShopperLook extends AtDesk {
  readonly whom: Whom
  readonly turn: Turn
}

/** Finds whom the shop knows by this, counts the look, and writes it down. What was typed is not kept: it may be somebody else's. */
export async function staffFindsShopper(
  tx: Transaction<Tables>,
  { key, by, at, whom, turn }: ShopperLook,
): Promise<{ found: readonly PersonMeant[] } | { refused: OverLimit } | OtherPress> {
  // Two looks of one person wait for each other there, so the second finds the first.
  const over = await takeTurns(tx, { turns: [turn], at })
  if (over) return { refused: over }
  const found = await peopleMeant(tx, whom)
  const [first] = found
  const press = {
    key,
    thing: thingOf(first === undefined ? 'nobody' : idOfPerson(first)),
    by,
    pressed: { found: true },
  }
  const looking = await once(tx, press, async () => {
    await writeAct(tx, { ...press, act: 'find-shoppers', at })
    return {}
  })
  return 'refused' in looking ? looking : { found }
}

/** Ends a session of a person, or all of them with the devices that they are known on, and writes the act down. */
export async function staffSignsShopperOut(
  tx: Transaction<Tables>,
  { key, by, at, userId, session }: AtDesk & { userId: string; session: string | undefined },
): Promise<{ ended: number } | { refused: 'gone' | 'over' } | Repeated> {
  const held = await holdAccount(tx, userId).executeTakeFirstOrThrow()
  if (held.numUpdatedRows === 0n) return { refused: 'gone' }
  const press = { key, thing: thingOf(userId), by, pressed: { session } }
  return once(tx, press, async () => {
    const { ended } = await (session === undefined
      ? endSessionsOf(tx, { userId })
      : endOwnSessions(tx, { userId, id: session, except: '' }))
    if (session !== undefined && ended === 0) return { refused: 'over' } as const
    await writeAct(tx, { ...press, act: 'sign-shoppers-out', at, after: { ended } })
    return { ended }
  })
}

/** Erases an account, and writes down that it was done: by then the id names nobody. */
export function staffErasesShopper(
  tx: Transaction<Tables>,
  { key, ...wanted }: Erasure & { key: string },
): Promise<Erasing | { refused: 'gone' } | Repeated> {
  const press = { key, thing: thingOf(wanted.userId), by: wanted.by, pressed: { erase: true } }
  return once(tx, press, async () => {
    const erasing = await eraseAccount(tx, wanted)
    if (!erasing.erased) return { refused: 'gone' } as const
    await writeAct(tx, { ...press, act: 'erase-shoppers', at: wanted.at, after: { erased: true } })
    return erasing
  })
}

const thingOf = (userId: string) => `shopper/${userId}`
