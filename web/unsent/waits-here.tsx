import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { alone } from '#browser/alone.ts'
import { Confirm } from '#kit/alert.tsx'
import { toast } from '#kit/toast.tsx'
import { readable, rupees } from '#shop/money.ts'
import { isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { sendOrders } from '#shop/wire/worker.ts'
import { useAccount } from '#web/accounts/account.ts'
import { whoWasHere } from '#web/accounts/account-storage.ts'
import { paths } from '#web/paths.ts'
import { unsentWords } from '#words/unsent.ts'
import { attemptOf } from './attempt.ts'
import { cartMark, onCartMark } from './here-now.ts'
import { discardUnsent, sendUnsent } from './send-unsent.ts'
import { UnsentNotice } from './unsent-notice.tsx'
import { useUnsent } from './use-unsent.ts'
import { goOnLater } from './watch-unsent.ts'
import './unsent.css'

/** Pages that say by themselves what came of an order, in every language. */
const telling: readonly string[] = [paths.checkout, paths.myOrders]

/** On every page: what waits of whoever is here, or was here last and must log in again. */
export function WaitsHere() {
  const { user, token } = useAccount()
  const { pathname } = useLocation()
  const userId = user?.id ?? whoWasHere()
  if (userId === undefined) return null
  const isToldThere =
    token !== undefined && telling.some((path) => `${pathname.toLowerCase()}/`.startsWith(`${path.toLowerCase()}/`))
  return (
    <div className="band unsent-here">
      {!isToldThere && <UnsentNotice userId={userId} token={token} />}
      {token !== undefined && <CartChanged userId={userId} token={token} />}
    </div>
  )
}

/** Who changes the cart or the note while an order waits is asked whether it still stands. */
function CartChanged({ userId, token }: { userId: string; token: string }) {
  const mark = useSyncExternalStore(onCartMark, cartMark, () => '')
  const { unsent } = useUnsent(userId)
  const [asked, setAsked] = useState<UnsentOrder>()
  useEffect(() => {
    let wanted = true
    /** Behind whoever sends: a yes empties the cart, and then nothing waits any more. */
    const look = () =>
      alone(sendOrders, async () => {
        const now = await attemptOf(userId)
        const isOther = isWaiting(now) && now.cart !== cartMark() && document.visibilityState === 'visible'
        if (wanted) setAsked(isOther ? now : undefined)
      })
    if (isWaiting(unsent) && unsent.cart !== mark) void look()
    return () => {
      wanted = false
    }
  }, [mark, unsent, userId])
  if (asked?.order === undefined || !isWaiting(unsent) || unsent.cart === mark) return null
  async function discard() {
    setAsked(undefined)
    const sent = await discardUnsent({ userId, token })
    if (sent.is === 'discarded') toast(unsentWords.discardedNow)
  }
  async function keep() {
    setAsked(undefined)
    const sent = await sendUnsent({ userId, token })
    if (sent.is === 'unknown') goOnLater()
  }
  const total = readable(rupees(asked.order.totalPrice))
  return (
    <Confirm
      text={asked.tried ? unsentWords.mayDiscardChangedTried(total) : unsentWords.mayDiscardChanged(total)}
      yes={unsentWords.discardIt}
      no={unsentWords.keepOrder}
      onYes={() => void discard()}
      onNo={() => void keep()}
    />
  )
}
