import { onLine } from '#browser/line.ts'
import { timings } from '#browser/timings.ts'
import { toast } from '#kit/toast.tsx'
import { goesByItself, isAnswered, isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { sendOrders } from '#shop/wire/worker.ts'
import { account, endLogin } from '#web/accounts/account.ts'
import { unsentWords } from '#words/unsent.ts'
import { askToBeWoken } from './ask-to-be-woken.ts'
import { attemptOf, maySendHere, stopSending } from './attempt.ts'
import { forgetLeft, forgetOthers } from './forget.ts'
import { cartMark, hereNow, onCartMark } from './here-now.ts'
import { unsentOrders } from './kept-here.ts'
import { askAfter, goOn } from './send-unsent.ts'

let watching = false
let pause: number = timings.checkAgain
let again: ReturnType<typeof setTimeout> | undefined

/**
 * Somebody is known to be here: at the start of a page, or because they have logged in. Nothing is sent by that; the shop is
 * asked what came of what it may have. What was pressed on this page goes by itself when there is a line again, and when the
 * page is looked at. Once a page.
 */
export function watchUnsent(): void {
  void goOnNow()
  if (watching) return
  watching = true
  onLine((line) => {
    if (line !== 'online') return
    pause = timings.checkAgain
    void goOnNow()
  })
  document.addEventListener('visibilitychange', () => document.hidden || void goOnNow())
  // Another tab has signed out.
  account.subscribe(({ state }) => state === 'anonymous' && stopSending())
  onCartMark(() => void noteCart())
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if ((data as { kind?: unknown } | null)?.kind === sendOrders) void goOnNow()
  })
}

/** What is in the cart is not what was pressed for any more: the worker sends it only if its person keeps it. */
async function noteCart(): Promise<void> {
  const { user } = account.getState()
  const unsent = user && (await attemptOf(user.id))
  if (unsent?.token === undefined || unsent.cart === cartMark()) return
  await unsentOrders.update(unsent.userId, (now) => now && { ...now, token: undefined })
}

/** Nobody has answered a press: it is tried again soon, and ever more rarely. */
export function goOnLater(): void {
  clearTimeout(again)
  again = setTimeout(() => void goOnNow(), pause)
}

async function goOnNow(): Promise<void> {
  const { state, user, token } = account.getState()
  if (state !== 'signed-in') return
  await forgetLeft()
  await forgetOthers(user.id)
  const unsent = await attemptOf(user.id)
  if (!isOpen(unsent)) return
  const by = { userId: user.id, token }
  const sent = await (maySendHere() ? goOn(by) : askAfter(by))
  if (sent.is === 'discarded') toast(unsentWords.discardedNow)
  // A network that has just come is not always a line yet, and a shop in trouble is soon well.
  clearTimeout(again)
  if (sent.is === 'unknown') {
    if (navigator.onLine) again = setTimeout(() => void goOnNow(), pause)
    pause = Math.min(pause * 2, timings.checkAgainAtMost)
    if (goesByItself(unsent, hereNow(token))) void askToBeWoken(by)
  }
  const isOver = sent.is === 'signed-out' || (sent.is === 'refused' && sent.refused.status === 401)
  if (isOver && unsent.login === hereNow(token).login && account.getState().token === token) endLogin()
}

const isOpen = (unsent: UnsentOrder | undefined): unsent is UnsentOrder =>
  unsent !== undefined &&
  (unsent.byWorker === true ||
    (!isAnswered(unsent) && (isWaiting(unsent) || unsent.tried || unsent.discarded === true)))
