import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { UnsentOrder } from '#shop/wire/unsent.ts'
import { attemptOf } from './attempt.ts'
import { unsentOrders } from './kept-here.ts'
import { sending, takeInHeard } from './send-unsent.ts'

/** What somebody's browser keeps of an attempt, as it changes here, in other tabs and in the worker. */
export function useUnsent(userId: string) {
  const [found, setFound] = useState<{ readonly unsent: UnsentOrder | undefined }>()
  const isSending = useStore(sending)
  useEffect(() => {
    let wanted = true
    async function read() {
      const unsent = await attemptOf(userId)
      if (unsent?.byWorker) return takeInHeard(userId)
      if (wanted) setFound({ unsent })
    }
    void read()
    const stop = unsentOrders.listen(() => void read())
    return () => {
      wanted = false
      stop()
    }
  }, [userId])
  return { isRead: found !== undefined, unsent: found?.unsent, isSending }
}
