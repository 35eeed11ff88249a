import { isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { unsentWords } from '#words/unsent.ts'
import { toast } from '#kit/toast.tsx'
import { ordersHere, unsentOrders } from './kept-here.ts'

/**
 * Somebody is gone from here, by themselves or with their account: nothing of them stays. What somebody before them is still to be
 * told, that something of theirs was thrown away, is not theirs.
 */
export async function forgetPerson(who: string | undefined): Promise<void> {
  const theirs = (await unsentOrders.getAll()).filter(({ userId }) => who === undefined || userId === who)
  for (const { userId } of theirs) await unsentOrders.delete(userId)
  if (who !== undefined) await forgetOthers(who)
  await forgetOrders()
  const waited = theirs.filter((unsent) => isWaiting(unsent))
  const said = waited.some(({ tried }) => tried) ? unsentWords.triedThrownAwayNow : unsentWords.thrownAwayNow
  if (waited.length > 0) toast(said, { look: 'error' })
}

/** The person here must log in again: their orders are not for everybody, and what waits is sent once they have. */
export const forgetOrders = (): Promise<void> => ordersHere.clear()

/**
 * What others left who did not sign out: of an order that waited for them only that is kept, for when they are back, and whether
 * the shop may have it. What the shop placed is among their orders.
 */
export async function forgetOthers(userId: string): Promise<void> {
  for (const { userId: who } of await unsentOrders.getAll())
    if (who !== userId) await unsentOrders.update(who, (now) => (now?.placed ? undefined : now && markOf(now)))
  for (const { userId: who } of await ordersHere.getAll()) if (who !== userId) await ordersHere.delete(who)
}

const markOf = (unsent: UnsentOrder): UnsentOrder => ({
  key: unsent.key,
  userId: unsent.userId,
  // What the shop refused it does not have.
  tried: unsent.tried && unsent.refused === undefined,
  thrownAway: (unsent.thrownAway ?? (isWaiting(unsent) || unsent.refused !== undefined)) || undefined,
})
