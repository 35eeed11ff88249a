import { useLine } from '#browser/line.ts'
import { liveWords, outboxWords } from '#words/counter.ts'
import { clockInWords } from '#words/formatters.ts'
import type { Following } from './use-live.ts'
import './live.css'

/**
 * Says whether this screen follows by itself, in words, and aloud when that changes. Without a line it says as of when it is.
 * `told`: the shop's moment of what it shows.
 */
export function LiveNote({ following, told }: { following: Following; told?: number }) {
  const line = useLine()
  if (line === 'offline')
    return (
      <p className="live-note as-of" role="status" data-state="offline">
        {told === undefined ? outboxWords.asOfNow : outboxWords.asOf(clockInWords(told))}
      </p>
    )
  return (
    <p className="live-note" role="status" data-state={following}>
      {following === 'polling' && liveWords.polling}
      {following === 'back' && liveWords.back}
      {following === 'live' && liveWords.live}
    </p>
  )
}
