import { scaleWords } from '#words/scale.ts'
import { Button } from '#kit/button.tsx'
import type { Scale } from '#counter/scale/use-scale.ts'
import { gramsInWords } from './in-words.ts'

/** What lies on the scale of this screen, read from afar. */
export function ScaleNow({ scale: { state, reading, fault } }: { scale: Scale }) {
  if (state !== 'on') return null
  return (
    <p className="scale-now" data-rests={reading?.isStable || undefined}>
      <strong>{reading === undefined ? scaleWords.noWeight : gramsInWords(reading.grams)}</strong>{' '}
      <span>{whatItDoes(reading?.isStable, fault)}</span>
    </p>
  )
}

/**
 * Why there is none, below the pad, which stays where it is while the scale is looked for. Where a browser can have none,
 * nothing is said: weights are typed.
 */
export function ScaleAway({ scale: { state, connect } }: { scale: Scale }) {
  if (state === 'none' || state === 'on') return null
  if (state !== 'off') return <p role="status">{scaleWords.states[state]}</p>
  return (
    <Button look="quiet" className="wide needs-script" onClick={() => void connect()}>
      {scaleWords.connect}
    </Button>
  )
}

function whatItDoes(isStable: boolean | undefined, fault: Scale['fault']): string {
  if (isStable === undefined) return scaleWords.refusals[fault ?? 'silent']
  return isStable ? scaleWords.rests : scaleWords.moves
}
