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
  if (theirs.some((unsent) => isWaiting(unsent))) toast(unsentWords.thrownAwayNow, { look: 'error' })
}

/** Whoever is here must show again who they are: their orders are not for everybody, and what waits is sent once they did. */
export const forgetOrders = (): Promise<void> => ordersHere.clear()

const isUnheard = (unsent: UnsentOrder): boolean => isWaiting(unsent) || unsent.refused !== undefined

/** What others left who did not sign out: of an order that waited for them only that is kept, for when they are back. */
export async function forgetOthers(userId: string): Promise<void> {
  for (const { userId: who, key, tried } of await unsentOrders.getAll())
    if (who !== userId)
      await unsentOrders.update(
        who,
        (now) => now && { key, userId: who, tried, thrownAway: (now.thrownAway ?? isUnheard(now)) || undefined },
      )
  for (const { userId: who } of await ordersHere.getAll()) if (who !== userId) await ordersHere.delete(who)
}
