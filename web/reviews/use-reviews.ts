import { useEffect, useState } from 'react'
import type { ReviewView } from '#shop/calls.ts'
import { placeOf } from '#shop/reviews.ts'
import { words } from '#shop/words.ts'
import { useAccount } from '#web/accounts/account.ts'
import { api } from '#web/browser/api.ts'

export interface Reviews {
  readonly reviews: readonly ReviewView[]
  /** why the list could not be read */
  readonly trouble: string | undefined
  readonly busy: boolean
  reload(): Promise<void>
  /** reads on behind the last one */
  more(): Promise<void>
}

/** The reviews that came with the page, until there are newer ones, one's own marked, or more of them. */
export function useReviews(productId: number, first: readonly ReviewView[]): Reviews {
  const { state, token } = useAccount()
  const [loaded, setLoaded] = useState<readonly ReviewView[]>()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const reviews = loaded ?? first

  async function read(page?: string): Promise<readonly ReviewView[] | undefined> {
    setBusy(true)
    const answer = await api('reviewsOf', { params: { productId }, token, body: page === undefined ? {} : { page } })
    setBusy(false)
    setTrouble(answer.ok ? undefined : words.reviews.away)
    return answer.ok ? answer.body : undefined
  }

  async function reload() {
    const newest = await read()
    if (newest) setLoaded(newest)
  }

  useEffect(() => {
    // The page is the same for everyone: which reviews are one's own is asked only by who could have any.
    if (state !== 'signed-in') return
    void api('reviewsOf', { params: { productId }, token }).then((answer) => answer.ok && setLoaded(answer.body))
  }, [state, token, productId])

  return {
    reviews,
    trouble,
    busy,
    reload,
    async more() {
      const last = reviews.at(-1)
      const older = last && (await read(placeOf(last)))
      if (older) setLoaded([...reviews, ...older])
    },
  }
}
