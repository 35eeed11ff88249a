import { store, stored } from '#browser/storage.ts'
import { toast } from '#kit/toast.tsx'
import { isAnswered, isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { unsentWords } from '#words/unsent.ts'
import { stopSending } from './attempt.ts'
import { ordersHere, unsentOrders } from './kept-here.ts'

/**
 * Somebody is gone from here, by themselves or with their account: nothing of them stays, and nothing of theirs leaves. What
 * somebody before them is still to be told, that something of theirs was thrown away, is not theirs.
 */
export async function forgetPerson(who: string | undefined): Promise<void> {
  stopSending()
  const theirs = (await unsentOrders.getAll()).filter(({ userId }) => who === undefined || userId === who)
  for (const { userId } of theirs) await unsentOrders.delete(userId)
  if (who !== undefined) await forgetOthers(who)
  await ordersHere.clear()
  const waited = theirs.filter((unsent) => isWaiting(unsent) || (unsent.tried && !isAnswered(unsent)))
  const said = waited.some(({ tried }) => tried) ? unsentWords.triedThrownAwayNow : unsentWords.thrownAwayNow
  if (waited.length > 0) toast(said, { look: 'error' })
}

/**
 * Forgets who has signed out, also where this part of the page could not be had then. Once, and before somebody orders again:
 * what they press for after that is not what was left.
 */
export const forgetLeft = (): Promise<void> => (forgetting = forgetting.then(forgetNow, forgetNow))

let forgetting: Promise<void> = Promise.resolve()

async function forgetNow(): Promise<void> {
  const who = stored('orderLeft')
  if (who === null) return
  await forgetPerson(who)
  if (stored('orderLeft') === who) store('orderLeft', undefined)
}

/** The person here must log in again: their orders are not for everybody, and the worker sends nothing meanwhile. */
export async function loginEnded(): Promise<void> {
  await forgetLeft()
  await ordersHere.clear()
  for (const { userId } of await unsentOrders.getAll())
    await unsentOrders.update(userId, (now) => now && { ...now, token: undefined })
}

/**
 * What others left who did not sign out: of an order whose end they have not read only that is kept, for when they are back, and
 * whether the shop may have it. Then the shop is asked once more, though it may have answered already.
 */
export async function forgetOthers(userId: string): Promise<void> {
  for (const { userId: who } of await unsentOrders.getAll())
    if (who !== userId) await unsentOrders.update(who, (now) => now && markOf(now))
  for (const { userId: who } of await ordersHere.getAll()) if (who !== userId) await ordersHere.delete(who)
}

const markOf = (unsent: UnsentOrder): UnsentOrder => ({
  key: unsent.key,
  userId: unsent.userId,
  tried: unsent.tried,
  // Who has discarded it themselves reads nothing of somebody else.
  ...(unsent.discarded ? { discarded: true } : { thrownAway: true }),
  ...((unsent.wasPlaced || (unsent.placed && !unsent.byWorker)) && { wasPlaced: true }),
})
