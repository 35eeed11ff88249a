import { useEffect, useEffectEvent, useState } from 'react'
import { type LiveState, watchTopics } from './changes.ts'

/** How the screen follows: 'back' once it is connected again after a silence. */
export type Following = LiveState | 'opening' | 'back'

export type Topic =
  | 'orders'
  | 'ticks'
  | 'rates'
  | 'catalogue'
  | 'stock'
  | 'landings'
  | 'slots'
  | 'scale'
  | 'alarms'
  | 'opening'
  | 'printers'

/** Fetches whenever something of these topics changed, as long as the page is open. */
export function useLive(topics: Topic | readonly Topic[], refresh: (changed: readonly string[]) => void): Following {
  const [following, setFollowing] = useState<Following>('opening')
  const onChange = useEffectEvent(refresh)
  const watched = [topics].flat().join(' ')
  useEffect(
    () =>
      watchTopics(watched.split(' '), {
        onChange: (changed) => onChange(changed),
        onState: (state) =>
          setFollowing((before) => (state === 'live' && (before === 'polling' || before === 'back') ? 'back' : state)),
      }),
    [watched],
  )
  return following
}
