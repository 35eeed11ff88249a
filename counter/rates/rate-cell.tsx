import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { isFar, tenthsOfPercent } from '#shop/catalogue/rates/rate-sheet.ts'
import { rateAsTyped, rateTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { readableShort } from '#shop/money.ts'
import { readableSize } from '#words/formatters.ts'
import { ratesWords } from '#words/rates.ts'
import { percentOf, type RateCell } from './cells.ts'

export interface CellActs {
  type(cell: RateCell, paise: number): void
  /** whether a cell holds what is no rate */
  wrong(cell: RateCell, isWrong: boolean): void
  go(from: HTMLInputElement, to: 'next' | 'before' | 'next-fish' | 'fish-before'): void
  paste(cell: RateCell, text: string): boolean
}

/** One rate: its pack, today's, a plain field for the new one, and in words what that changes. */
export const RateRow = memo(function RateRow({
  cell,
  paise,
  was,
  hint,
  acts,
  isAlive,
}: {
  cell: RateCell
  /** what the draft makes of it; undefined where it stays */
  paise: number | undefined
  was: number | undefined
  hint: string | undefined
  acts: CellActs
  isAlive: boolean
}) {
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const says = `says-${cell.key.replaceAll(/\s/g, '_')}`
  const field = useRef<HTMLInputElement>(null)
  // What was taken back is typed over again.
  useEffect(() => {
    if (typed === undefined && field.current === document.activeElement) field.current?.select()
  }, [typed])

  function leave(text: string | undefined, wrong: boolean) {
    setTyped(text)
    if (wrong !== isWrong) {
      setWrong(wrong)
      acts.wrong(cell, wrong)
    }
  }

  /** Whether the field may be left for the next one. */
  function settle(): boolean {
    if (typed === undefined) return true
    const rate = typed.trim() === '' ? cell.paise : rateTyped(typed)
    if (rate === undefined) {
      leave(typed, true)
      return false
    }
    leave(undefined, false)
    if (rate !== (paise ?? cell.paise)) acts.type(cell, rate)
    return true
  }

  function takeBack() {
    if (typed !== undefined) leave(undefined, false)
    else if (paise !== undefined) acts.type(cell, cell.paise)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      event.preventDefault()
      takeBack()
    } else if (event.key === 'Enter' && event.ctrlKey) settle()
    else {
      const to = ways[event.shiftKey && event.key === 'Enter' ? 'ArrowUp' : event.key]
      if (to === undefined) return
      event.preventDefault()
      if (settle()) acts.go(event.currentTarget, to)
    }
  }

  return (
    <tr data-changed={paise !== undefined || undefined}>
      <th scope="row">
        {unbroken(ratesWords.pack(readableSize(cell.size), cell.pack))}
        {paise !== undefined && <strong className="mark">{ratesWords.mark}</strong>}
        {!cell.isSold && <span className="muted small"> {ratesWords.notSold}</span>}
      </th>
      <td className="number">{readableShort(cell.paise)}</td>
      <td className="number">
        <input
          ref={field}
          className="input rate"
          aria-label={cell.name}
          aria-describedby={says}
          aria-invalid={isWrong || undefined}
          data-fish={cell.productId}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          readOnly={!isAlive}
          value={typed ?? rateAsTyped(paise ?? cell.paise)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (!acts.paste(cell, event.clipboardData.getData('text'))) return
            event.preventDefault()
            leave(undefined, false)
          }}
        />
      </td>
      <td id={says} className="says">
        {isWrong && <span className="field-error">{ratesWords.notARate}</span>}
        {paise !== undefined && <strong>{changeInWords({ was: cell.paise, paise, base: cell.base })}</strong>}
        {was !== undefined && was !== cell.paise && (
          <span className="late">{ratesWords.changedSince(readableShort(was), readableShort(cell.paise))}</span>
        )}
        {hint !== undefined && <span className="muted">{hint}</span>}
      </td>
    </tr>
  )
})

/** A pack stays on its line: '500 g'. */
const unbroken = (words: string): string => words.replace(/(\d) /, '$1\u00a0')

/** '+₹50 (+6.3 %)' */
function changeInWords(change: { was: number; paise: number; base: number }): string {
  const [by, percent] = [
    readableShort(Math.abs(change.paise - change.was)),
    percentOf(Math.abs(tenthsOfPercent(change))),
  ]
  const moved = change.paise > change.was ? ratesWords.dearer(by, percent) : ratesWords.cheaper(by, percent)
  return isFar(change.paise, change.base) ? `${moved}: ${ratesWords.asksOwner}` : moved
}

const ways: Readonly<Record<string, Parameters<CellActs['go']>[1]>> = {
  Enter: 'next',
  ArrowDown: 'next',
  ArrowUp: 'before',
  PageDown: 'next-fish',
  PageUp: 'fish-before',
}
