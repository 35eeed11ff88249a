import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { lineNow } from '#browser/line.ts'

/** Asks the shop again for what the page shows. Without a line the page stays as it is, with all that was typed on it. */
export function useAskAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    if (lineNow() === 'online') await revalidate()
  }, [revalidate])
}
