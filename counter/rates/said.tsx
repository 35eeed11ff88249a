import type { Misfit } from '#shop/catalogue/rates/rate-paste.ts'
import type { RateChange } from '#shop/catalogue/rates/rate-sheet.ts'
import { ratesWords } from '#words/rates.ts'
import { Button } from '#kit/button.tsx'

/** What came of something that changed many rates at once. */
export interface SaidOfRates {
  readonly words: string
  readonly misfits?: readonly Misfit[]
  /** the changes as they stood before it, where it can be undone */
  readonly before?: readonly RateChange[]
}

/** As many as are read at a glance. */
const shown = 10

export function Said({ of, onUndo }: { of: SaidOfRates | undefined; onUndo: (before: readonly RateChange[]) => void }) {
  const { words, misfits = [], before } = of ?? {}
  return (
    <div className="stack">
      <div className="row-acts">
        <p role="status">{words}</p>
        {before && (
          <Button look="plain" onClick={() => onUndo(before)}>
            {ratesWords.undo}
          </Button>
        )}
      </div>
      {misfits.length > 0 && (
        <div className="trouble" role="alert">
          <p>{ratesWords.misfits(misfits.length)}</p>
          <ul>
            {misfits.slice(0, shown).map((misfit, nr) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line of what was pasted may be wrong twice
              <li key={nr}>{ratesWords.misfit(misfit)}</li>
            ))}
            {misfits.length > shown && <li>{ratesWords.andMore(misfits.length - shown)}</li>}
          </ul>
        </div>
      )}
    </div>
  )
}
