import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { UnsentOrder } from '#shop/wire/unsent.ts'
import { unsentOrders } from './kept-here.ts'
import { sending, takeInHeard } from './send-unsent.ts'

/** What somebody's browser keeps of an attempt, as it changes here, in other tabs and in the worker. */
export function useUnsent(userId: string | undefined) {
  const [found, setFound] = useState<{ readonly unsent: UnsentOrder | undefined }>()
  const isSending = useStore(sending)
  useEffect(() => {
    if (userId === undefined) return undefined
    let wanted = true
    async function read(who: string) {
      const unsent = await unsentOrders.get(who)
      if (unsent?.byWorker) return takeInHeard(who)
      if (wanted) setFound({ unsent })
    }
    void read(userId)
    const stop = unsentOrders.listen(() => void read(userId))
    return () => {
      wanted = false
      stop()
    }
  }, [userId])
  return { isRead: found !== undefined, unsent: found?.unsent, isSending }
}
