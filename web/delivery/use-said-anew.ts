import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isReached } from '#browser/ask-site.ts'
import { onLookedAtAgain } from '#browser/on-looked-at-again.ts'

/** A page that is looked at again after a while asks the shop again: 'tomorrow' may be over. */
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
