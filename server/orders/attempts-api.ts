import type { Api } from '#server/http/api.ts'
import { tooOften } from '#server/http/too-often.ts'
import { calls } from '#shop/wire/calls.ts'
import { sentKey } from './attempt.ts'
import { type OrdersDeps, ownOrder } from './orders-deps.ts'
import { attemptOf, endedAttempt } from './place-order.ts'

/** What came of an attempt to place an order, for whoever had no answer to it. */
export function openAttempts(api: Api, deps: OrdersDeps): void {
  const { database, settings, now } = deps

  const answer = async (userId: string, orderId: string | undefined) => ({
    body: { order: orderId === undefined ? undefined : await ownOrder(deps, userId, orderId) },
  })

  api.open(calls.orderOfAttempt, async ({ params, visitor: { userId } }) => {
    const attempt = await attemptOf(database.read, userId, sentKey(params.key ?? ''))
    return answer(userId, attempt?.order_id === endedAttempt ? undefined : attempt?.order_id)
  })

  api.open(calls.endAttempt, async ({ params, visitor: { userId } }) => {
    const turn = { limit: settings.limits.endAttemptPerAccount, who: userId }
    const ended = await database.run.endAttempt({ userId, key: sentKey(params.key ?? ''), at: now(), turn })
    if ('over' in ended) throw tooOften(ended.over)
    return answer(userId, ended.orderId)
  })
}
