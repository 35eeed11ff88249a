import { clockInWords } from '#shop/moment.ts'
import { byKey, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import { ratesWords } from '#words/rates.ts'
import { Button } from '#kit/button.tsx'
import { inRs, nameOf, whoOf } from './cells.ts'
import type { SheetNow } from './sheet-store.ts'

/** How much the draft changes, whether the shop has it, and who else edited it. */
export function DraftNote({ now, onUnderstood }: { now: SheetNow; onUnderstood: () => void }) {
  const { changes, met, cells } = now
  const yours = byKey(changes)
  return (
    <>
      <p role="status" className="draft-note">
        <strong>{changes.length === 0 ? ratesWords.none : ratesWords.changed(changes.length)}</strong>{' '}
        <span className={now.saving === 'unsent' ? 'late' : 'muted'}>{savingInWords(now)}</span>
      </p>
      {met && (
        <div className="banner stack" role="alert">
          <p>{ratesWords.met(whoOf(met.by), clockInWords(met.at), met.count)}</p>
          {met.clashes.length > 0 && (
            <ul>
              {met.clashes.map((clash) => (
                <li key={rateKey(clash)}>
                  {ratesWords.clash(nameOf(cells, clash), rateOf(clash.theirs), rateOf(yours.get(rateKey(clash))))}
                </li>
              ))}
            </ul>
          )}
          <Button look="quiet" onClick={onUnderstood}>
            {ratesWords.ok}
          </Button>
        </div>
      )}
    </>
  )
}

const rateOf = (paise: number | undefined): string => (paise === undefined ? ratesWords.asToday : inRs(paise))

function savingInWords({ saving, failed, changes, version, view: { draft } }: SheetNow): string {
  if (saving === 'saving') return ratesWords.saving
  if (saving === 'unsent')
    return failed && 'refused' in failed && isDefinite(failed) ? failed.refused.message : ratesWords.unsent
  if (changes.length === 0) return ''
  return draft.version === version && draft.by
    ? ratesWords.saved(whoOf(draft.by), clockInWords(draft.at))
    : ratesWords.savedNow
}
