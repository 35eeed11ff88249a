import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { longestList } from '#shop/lists/text-list.ts'
import { isReached } from '#browser/ask-site.ts'
import { noteUnanswered, useLine } from '#browser/line.ts'
import { store, stored } from '#browser/storage.ts'

/**
 * A list that was shared or typed without a line, so that the kept page stands in place of the one that was asked for. It
 * stays in this browser until the shop has read one, which it does by itself once there is a line.
 */
export function useUnread(typed: string): string {
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const line = useLine()
  const isRead = typed !== ''
  const sent = (new URLSearchParams(search).get('text') ?? '').slice(0, longestList)
  useEffect(() => {
    if (isRead || sent !== '') store('unreadList', isRead ? undefined : sent)
  }, [isRead, sent])
  useEffect(() => {
    if (isRead || sent === '' || line === 'offline') return undefined
    let wanted = true
    async function read() {
      const reached = await isReached(location.pathname)
      if (!wanted) return
      if (reached) await revalidate()
      // The line is looked for, and this is done again.
      else noteUnanswered('unread')
    }
    void read()
    return () => {
      wanted = false
    }
  }, [isRead, sent, line, revalidate])
  // As the server drew it, until the page has come alive.
  const unread = useSyncExternalStore(
    never,
    () => sent || (stored('unreadList') ?? ''),
    () => '',
  )
  return isRead ? '' : unread
}

const never = () => () => undefined
