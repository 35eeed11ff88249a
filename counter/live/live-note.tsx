import { liveWords } from '#words/live.ts'
import type { Following } from './use-live.ts'
import './live.css'

/** Says whether this screen follows by itself: in words, and aloud when that changes. */
export function LiveNote({ following }: { following: Following }) {
  return (
    <p className="live-note" role="status" data-state={following}>
      {following === 'polling' && liveWords.polling}
      {following === 'back' && liveWords.back}
      {following === 'live' && liveWords.live}
    </p>
  )
}
