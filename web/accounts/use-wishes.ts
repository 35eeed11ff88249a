import { useEffect, useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { useAsk } from '#forms/use-ask.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import { isMissing } from '#shop/wire/why-no.ts'
import { accountsWords } from '#words/accounts.ts'
import { endLogin, useAccount } from './account.ts'

interface OwnWishes {
  readonly wishes: readonly { readonly id: string }[]
}

/** The calls of one sort of wishes, each with the token of whose they are. */
export interface WishCalls<Wish, Own> {
  readonly read: (sent: { token: string; signal: AbortSignal }) => Promise<Answer<Own>>
  readonly make: (wish: Wish, token: string | undefined) => Promise<Answer<Own>>
  readonly drop: (id: string, token: string | undefined) => Promise<Answer<unknown>>
}

export interface Wishes<Wish, Own> {
  /** undefined while nobody is signed in, or it is not known yet */
  readonly own: Own | undefined
  /** each says what stood against it; undefined when it is done */
  readonly make: (wish: Wish) => Promise<string | undefined>
  readonly drop: (id: string) => Promise<string | undefined>
}

/** What somebody waits for, and the ways to wait for more and for less. */
export function useWishes<Wish, Own extends OwnWishes>(calls: WishCalls<Wish, Own>): Wishes<Wish, Own> {
  const { state, token } = useAccount()
  const [own, setOwn] = useState<Own>()
  const { ask } = useAsk()

  useEffect(() => {
    if (state !== 'signed-in') return
    void ask((signal) => calls.read({ token, signal })).then((answer) => answer?.ok && setOwn(answer.body))
  }, [state, token, ask, calls])

  return {
    own: state === 'signed-in' ? own : undefined,
    async make(wish) {
      const answer = await calls.make(wish, token)
      if (answer.ok) setOwn(answer.body)
      return whyNot(answer)
    },
    async drop(id) {
      const answer = await calls.drop(id, token)
      // One that is not there any more was told, or taken back in another tab.
      const isGone = answer.ok || isMissing(answer)
      if (isGone) setOwn((now) => now && { ...now, wishes: now.wishes.filter((wish) => wish.id !== id) })
      return whyNot(answer)
    },
  }
}

function whyNot(answer: Answer<unknown>): string | undefined {
  if (answer.ok) return undefined
  if ('unreachable' in answer) return accountsWords.networkFailed
  if (meaningOf(answer) === 'log-in') endLogin()
  return answer.refused.message
}
