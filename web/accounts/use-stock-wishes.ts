import { useEffect, useState } from 'react'
import type { StockWish } from '#shop/back-in-stock.ts'
import type { Gives } from '#shop/wire/calls.ts'
import { accountsWords } from '#words/accounts.ts'
import { type Answer, api } from '#browser/api.ts'
import { useAsk } from '#forms/use-ask.ts'
import { endLogin, useAccount } from './account.ts'

export interface StockWishes {
  /** undefined while nobody is signed in, or it is not known yet */
  readonly own: Gives<'stockWishes'> | undefined
  /** each says what stood against it; undefined when it is done */
  readonly make: (wish: StockWish) => Promise<string | undefined>
  readonly drop: (id: string) => Promise<string | undefined>
}

/** What somebody waits for, and the ways to wait for more and for less. */
export function useStockWishes(): StockWishes {
  const { state, token } = useAccount()
  const [own, setOwn] = useState<Gives<'stockWishes'>>()
  const { ask } = useAsk()

  useEffect(() => {
    if (state !== 'signed-in') return
    void ask((signal) => api('stockWishes', { token, signal })).then((answer) => answer?.ok && setOwn(answer.body))
  }, [state, token, ask])

  return {
    own: state === 'signed-in' ? own : undefined,
    async make(wish) {
      const answer = await api('makeStockWish', { body: wish, token })
      if (answer.ok) setOwn(answer.body)
      return whyNot(answer)
    },
    async drop(id) {
      const answer = await api('dropStockWish', { params: { id }, token })
      // One that is not there any more was told, or taken back in another tab.
      const isGone = answer.ok || ('refused' in answer && answer.refused.status === 404)
      if (isGone) setOwn((now) => now && { ...now, wishes: now.wishes.filter((wish) => wish.id !== id) })
      return whyNot(answer)
    },
  }
}

function whyNot(answer: Answer<unknown>): string | undefined {
  if (answer.ok) return undefined
  if ('unreachable' in answer) return accountsWords.networkFailed
  if (answer.refused.status === 401) endLogin()
  return answer.refused.message
}
