import { useEffect, useEffectEvent, useReducer } from 'react'
import { canceledStatus } from '#shop/orders/order-status.ts'
import { isUnheard, meaningOf } from '#shop/wire/meaning.ts'
import { ordersWords } from '#words/orders.ts'
import { endLogin, pauseAfter } from '#web/accounts/account.ts'
import { api } from '#browser/api.ts'
import { timings } from '#browser/timings.ts'
import { useAsk } from '#forms/use-ask.ts'
import { keepOrders } from '#web/unsent/kept-orders.ts'
import { noOrdersYet, ordersAfter } from './orders-state.ts'
import { useLateness } from './unheard.ts'

/** One's orders, newest first, those that have what was typed; older ones page by page. */
export function useOrders(token: string, search: string, userId: string | undefined) {
  const [state, tell] = useReducer(ordersAfter, noOrdersYet)
  const { ask, drop } = useAsk()

  async function read(before?: string) {
    tell({ is: 'requested' })
    await look(before)
  }

  async function look(before?: string) {
    const answer = await ask((signal) => api('myOrders', { token, body: { search, before }, signal }))
    if (answer === undefined) return
    if (answer.ok && userId !== undefined && search === '' && before === undefined)
      void keepOrders(userId, answer.body.data)
    if (answer.ok) {
      const { data: orders, next } = answer.body
      tell(before ? { is: 'older-loaded', orders, next } : { is: 'loaded', orders, search, next })
    } else if (meaningOf(answer) === 'log-in') endLogin()
    else tell({ is: 'failed', error: ordersWords.fetchFailed, unheard: isUnheard(answer) })
  }

  const typed = useEffectEvent(() => void read())
  useEffect(() => {
    drop()
    const pause = setTimeout(() => typed(), search === '' ? 0 : timings.typingPause)
    return () => clearTimeout(pause)
  }, [search, drop])

  // Whatever answered in the shop's place may be gone in a moment: an order that was placed must not stay unseen.
  const again = useEffectEvent(() => void look())
  const { failures } = state
  useEffect(() => {
    if (failures === 0) return undefined
    const pause = setTimeout(again, pauseAfter(failures))
    return () => clearTimeout(pause)
  }, [failures])

  useLateness(() => tell({ is: 'late' }), state.loading && state.orders.length === 0)

  /** Shows the change at once, and takes it back when the shop refuses. Returns the sentence for the outcome. */
  async function cancel(id: string): Promise<{ canceled: boolean; sentence: string }> {
    tell({ is: 'updated', _id: id, fields: { status: canceledStatus, cancellable: false, changeable: false } })
    const answer = await api('cancelOrder', { token, params: { id } })
    if (answer.ok && answer.body.success) return { canceled: true, sentence: ordersWords.canceled }
    tell({ is: 'reverted', orderId: id })
    if (answer.ok) return { canceled: false, sentence: answer.body.message || ordersWords.cancelFailed }
    if ('unreachable' in answer) return { canceled: false, sentence: ordersWords.cancelFailed }
    if (meaningOf(answer) === 'log-in') endLogin()
    return { canceled: false, sentence: answer.refused.said ?? ordersWords.cancelFailed }
  }

  return {
    ...state,
    retry: () => void read(),
    older: () => void read(state.next),
    cancel,
  }
}
