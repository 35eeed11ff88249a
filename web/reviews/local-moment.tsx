import { useSyncExternalStore } from 'react'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'

/** A moment by the reader's own clock; until the page comes alive by the clock of Mumbai, so that it is one page for all. */
export function LocalMoment({ timestamp }: { timestamp: string }) {
  const at = Date.parse(timestamp)
  const inWords = useSyncExternalStore(
    never,
    () => momentInWords(at),
    () => momentInWords(at, shopTimeZone),
  )
  return (
    <time className="small muted" dateTime={timestamp}>
      {inWords}
    </time>
  )
}

const never = () => () => undefined
