import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isReached } from '#browser/ask-site.ts'
import { onLookedAtAgain } from '#browser/on-looked-at-again.ts'

/** Whoever looks at the page again after a while reads what the shop says by then: 'tomorrow' may be over. */
export function useSaidAnew() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Without a line what was said stays: loading a page again would take it away.
    async function look() {
      if (await isReached(location.pathname)) await revalidate()
    }
    return onLookedAtAgain(() => void look())
  }, [revalidate])
}
