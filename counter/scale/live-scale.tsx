import { scalePageWords } from '#words/scale-page.ts'
import { scaleWords } from '#words/scale.ts'
import { Button } from '#kit/button.tsx'
import { useScale } from './use-scale.ts'

/** What lies on the scale at this moment, in figures that are read from afar, and where the port is chosen. */
export function LiveScale() {
  const { state, reading, fault, canConnect, connect } = useScale()
  const trouble = state === 'on' ? (fault ?? (reading === undefined ? 'silent' : undefined)) : undefined
  return (
    <section className="stack scale-live" aria-labelledby="live" data-state={state}>
      <h2 id="live">{scalePageWords.live}</h2>
      <p className="scale-figure">
        <strong>{reading === undefined ? scaleWords.noWeight : scaleWords.weight(reading.grams)}</strong>
        {reading !== undefined && (
          <span>
            {reading.isStable ? scaleWords.rests : scaleWords.moves}
            {reading.isNet && `, ${scaleWords.net}`}
          </span>
        )}
      </p>
      <p role="status">{trouble === undefined ? scaleWords.states[state] : scaleWords.refusals[trouble]}</p>
      {reading !== undefined && <p className="muted">{scalePageWords.said(reading.raw)}</p>}
      {canConnect && (
        <p>
          <Button look={state === 'off' ? 'strong' : 'quiet'} onClick={() => void connect()}>
            {state === 'off' ? scaleWords.connect : scaleWords.connectOther}
          </Button>
        </p>
      )}
    </section>
  )
}
