import { isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { unsentWords } from '#words/unsent.ts'
import { toast } from '#kit/toast.tsx'
import { ordersHere, unsentOrders } from './kept-here.ts'

/** Somebody is gone from here, by themselves or with their account: nothing of them stays. */
export async function forgetPerson(): Promise<void> {
  const waiting = (await unsentOrders.getAll()).filter(isWaiting)
  await unsentOrders.clear()
  await forgetOrders()
  if (waiting.length > 0) toast(unsentWords.thrownAwayNow, { look: 'error' })
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
