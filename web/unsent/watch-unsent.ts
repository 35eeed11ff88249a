import { unsentWords } from '#words/unsent.ts'
import { isWaiting } from '#shop/wire/unsent.ts'
import { sendOrders } from '#shop/wire/worker.ts'
import { onLine } from '#browser/line.ts'
import { timings } from '#browser/timings.ts'
import { account, endLogin } from '#web/accounts/account.ts'
import { toast } from '#kit/toast.tsx'
import { ownAddress, paths } from '#web/paths.ts'
import { askToBeWoken } from './ask-to-be-woken.ts'
import { attemptOf } from './attempt.ts'
import { forgetOthers } from './forget.ts'
import { sendUnsent } from './send-unsent.ts'

/** Pages that tell by themselves what came of an order. */
const telling: readonly string[] = [paths.checkout, paths.myOrders]

const tellsHere = (): boolean =>
  telling.some((path) => `${location.pathname.toLowerCase()}/`.startsWith(`${ownAddress(path)}/`))

let watching = false
let pause: number = timings.checkAgain
let again: ReturnType<typeof setTimeout> | undefined

/** Sends what waits for the signed-in person: now, when there is a line again, and when the page is looked at. Once a page. */
export function watchUnsent(): void {
  void sendWaiting()
  if (watching) return
  watching = true
  onLine((line) => {
    if (line !== 'online') return
    pause = timings.checkAgain
    void sendWaiting()
  })
  document.addEventListener('visibilitychange', () => document.hidden || void sendWaiting())
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if ((data as { kind?: unknown } | null)?.kind === sendOrders) void sendWaiting()
  })
}

async function sendWaiting(): Promise<void> {
  const { state, user, token } = account.getState()
  if (state !== 'signed-in') return
  await forgetOthers(user.id)
  const unsent = await attemptOf(user.id)
  if (!isWaiting(unsent) && !unsent?.byWorker) return
  const sent = await sendUnsent({ userId: user.id, token })
  // A network that has just come is not always a line yet, and a shop in trouble is soon well.
  clearTimeout(again)
  if (sent.is === 'unanswered' || sent.is === 'trouble') {
    if (navigator.onLine) again = setTimeout(() => void sendWaiting(), pause)
    pause = Math.min(pause * 2, timings.checkAgainAtMost)
  }
  if (sent.is === 'unanswered') void askToBeWoken({ userId: user.id, token })
  if (sent.is === 'signed-out' && account.getState().token === token) endLogin()
  if (tellsHere()) return
  if (sent.is === 'placed') toast(unsentWords.placed(sent.order.orderNumber))
  if (sent.is === 'refused') toast(unsentWords.notPlacedSeeOrders, { look: 'error' })
}
