import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#browser/api.ts'
import { useAsk } from '#forms/use-ask.ts'
import { placeOf } from '#shop/reviews/reviews.ts'
import type { ReviewView } from '#shop/wire/review.ts'
import { useAccount } from '#web/accounts/account.ts'
import { reviewsWords } from '#words/reviews.ts'

type List = readonly ReviewView[]

export interface Reviews {
  readonly reviews: List
  /** why the list could not be read */
  readonly trouble: string | undefined
  readonly busy: boolean
  /** reads the newest ones again; one that was withdrawn is gone at once */
  reload(withdrawn?: string): Promise<void>
  /** reads on behind the last one */
  more(): Promise<void>
}

/** The reviews that came with the page, until there are newer ones, one's own marked, or more of them. */
export function useReviews(productId: number, first: List): Reviews {
  const { state, token } = useAccount()
  const [loaded, setLoaded] = useState<List>()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const newest = useAsk()
  const older = useAsk()
  const reviews = loaded ?? first

  async function read({ ask }: typeof newest, page?: string): Promise<List | undefined> {
    const body = page === undefined ? {} : { page }
    const answer = await ask((signal) => api('reviewsOf', { params: { id: productId }, token, body, signal }))
    if (answer) setTrouble(answer.ok ? undefined : reviewsWords.away)
    return answer?.ok ? answer.body : undefined
  }

  function takeIn(found: List) {
    setLoaded((now = first) => [...found, ...behind(now, found.at(-1))])
  }

  async function reload(withdrawn?: string) {
    if (withdrawn !== undefined) setLoaded((now = first) => now.filter(({ _id }) => _id !== withdrawn))
    const found = await read(newest)
    if (found) takeIn(found)
  }

  // The page is the same for everyone. Only a browser that could have reviews of its own asks which they are.
  const markOwn = useEffectEvent(takeIn)
  useEffect(() => {
    if (state !== 'signed-in') return
    void newest
      .ask((signal) => api('reviewsOf', { params: { id: productId }, token, signal }))
      .then((answer) => answer?.ok && markOwn(answer.body))
  }, [state, token, productId, newest])

  return {
    reviews,
    trouble,
    busy,
    reload,
    async more() {
      const last = reviews.at(-1)
      setBusy(true)
      const found = last && (await read(older, placeOf(last)))
      setBusy(false)
      if (found) setLoaded((now = first) => (now.at(-1)?._id === last?._id ? [...now, ...found] : now))
    },
  }
}

/** What was read behind a review before, and still follows it: none where the review is new. */
const behind = (reviews: List, last: ReviewView | undefined): List => {
  const place = reviews.findIndex(({ _id }) => _id === last?._id)
  return place < 0 ? [] : reviews.slice(place + 1)
}
