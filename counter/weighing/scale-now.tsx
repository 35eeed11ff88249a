import { scaleWords } from '#words/scale.ts'
import { Button } from '#kit/button.tsx'
import type { Scale } from '#counter/scale/use-scale.ts'
import { gramsInWords } from './in-words.ts'

/** What lies on the scale of this screen, read from afar. Where a browser can have none, nothing is said: weights are typed. */
export function ScaleNow({ scale: { state, reading, fault, connect } }: { scale: Scale }) {
  if (state === 'none') return null
  if (state === 'off')
    return (
      <Button look="quiet" className="scale-now needs-script" onClick={() => void connect()}>
        {scaleWords.connect}
      </Button>
    )
  if (state !== 'on')
    return (
      <p className="scale-now" role="status">
        {scaleWords.states[state]}
      </p>
    )
  return (
    <p className="scale-now" data-rests={reading?.isStable || undefined}>
      <strong>{reading === undefined ? scaleWords.noWeight : gramsInWords(reading.grams)}</strong>{' '}
      <span>{whatItDoes(reading?.isStable, fault)}</span>
    </p>
  )
}

function whatItDoes(isStable: boolean | undefined, fault: Scale['fault']): string {
  if (isStable === undefined) return scaleWords.refusals[fault ?? 'silent']
  return isStable ? scaleWords.rests : scaleWords.moves
}
