import { useEffect, useEffectEvent, useState } from 'react'
import { type LiveState, watchTopic } from './changes.ts'

/** How the screen follows: 'back' once it hears again after a silence. */
export type Following = LiveState | 'opening' | 'back'

/** Fetches whenever something of this topic changed, as long as the page is open. */
export function useLive(topic: 'orders' | 'rates', refresh: () => void): Following {
  const [following, setFollowing] = useState<Following>('opening')
  const onChange = useEffectEvent(refresh)
  useEffect(
    () =>
      watchTopic(topic, {
        onChange: () => onChange(),
        onState: (state) =>
          setFollowing((before) => (state === 'live' && (before === 'polling' || before === 'back') ? 'back' : state)),
      }),
    [topic],
  )
  return following
}
