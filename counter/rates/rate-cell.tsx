import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import type { RateWay } from '#shop/catalogue/rates/rate-matrix.ts'
import { isFar, tenthsOfPercent } from '#shop/catalogue/rates/rate-sheet.ts'
import { rateAsRead, rateAsTyped, rateTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { readableShort } from '#shop/money.ts'
import { ratesWords as words } from '#words/rates.ts'
import { percentOf, type RateCell } from './cells.ts'

export type Held = 'typing' | 'wrong'

export interface CellActs {
  type(cell: RateCell, paise: number): void
  /** what a cell holds that is not on the sheet: it is being typed, or is no rate */
  hold(cell: RateCell, what: Held | undefined): void
  go(from: RateCell, way: RateWay): void
  paste(cell: RateCell, text: string): boolean
}

export const fieldOf = ({ key }: Pick<RateCell, 'key'>): string => `rate-${key.replaceAll(/\s/g, '_')}`

/** One rate: a plain field, and below it a line that is always there, with what the rate was and who typed another. */
export const RateField = memo(function RateField({
  cell,
  paise,
  was,
  by,
  acts,
  isAlive,
}: {
  cell: RateCell
  /** what the draft makes of it; undefined where it stays */
  paise: number | undefined
  was: number | undefined
  /** who typed it, where that was somebody else */
  by: string | undefined
  acts: CellActs
  isAlive: boolean
}) {
  const [typed, setTyped] = useState<string>()
  const [isHere, setHere] = useState(false)
  const [held, setHeld] = useState<Held>()
  const isWrong = held === 'wrong'
  const field = useRef<HTMLInputElement>(null)
  const isFresh = useRef(false)
  const rate = paise ?? cell.paise
  const says = `${fieldOf(cell)}-says`
  // What was not typed here is typed over, also once it was taken back.
  useEffect(() => {
    if (isHere && typed === undefined) field.current?.select()
  }, [isHere, typed])

  function hold(text: string | undefined, what: Held | undefined) {
    setTyped(text)
    if (what === held) return
    setHeld(what)
    acts.hold(cell, what)
  }

  /** Whether the field may be left for the next one. */
  function settle(): boolean {
    if (typed === undefined) return true
    const meant = typed.trim() === '' ? cell.paise : rateTyped(typed)
    if (meant === undefined) {
      hold(typed, 'wrong')
      return false
    }
    hold(undefined, undefined)
    if (meant !== rate) acts.type(cell, meant)
    return true
  }

  function takeBack() {
    if (typed !== undefined) hold(undefined, undefined)
    else if (paise !== undefined) acts.type(cell, cell.paise)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      event.preventDefault()
      takeBack()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) settle()
    else {
      const way = wayOf(event, typed !== undefined)
      if (way === undefined) return
      event.preventDefault()
      if (settle()) acts.go(cell, way)
    }
  }

  return (
    <td className="rate-cell" data-changed={howChanged({ cell, paise, was })} data-wrong={isWrong || undefined}>
      <input
        ref={field}
        id={fieldOf(cell)}
        aria-label={cell.name}
        aria-describedby={says}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        readOnly={!isAlive}
        value={typed ?? (isHere ? rateAsTyped(rate) : rateAsRead(rate))}
        onChange={({ currentTarget }) => hold(currentTarget.value, 'typing')}
        onFocus={() => {
          isFresh.current = true
          setHere(true)
        }}
        onMouseUp={(event) => {
          // The tap that came here puts no caret into what shall be typed over.
          if (isFresh.current && typed === undefined) {
            event.preventDefault()
            event.currentTarget.select()
          }
          isFresh.current = false
        }}
        onBlur={() => {
          setHere(false)
          settle()
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (!acts.paste(cell, event.clipboardData.getData('text'))) return
          event.preventDefault()
          hold(undefined, undefined)
        }}
      />
      <small id={says}>
        {isWrong ? (
          <span>{words.notValid}</span>
        ) : (
          <>
            {by !== undefined && <span className="rate-by">{by}</span>}
            {paise !== undefined && (
              <>
                <span>{words.was(rateAsRead(cell.paise))}</span>
                <span className="only-heard"> {changeInWords(cell, paise)}</span>
              </>
            )}
            {was !== undefined && was !== cell.paise && (
              <span className="only-heard"> {words.changedSince(readableShort(was), readableShort(cell.paise))}</span>
            )}
          </>
        )}
      </small>
    </td>
  )
})

function howChanged({
  cell,
  paise,
  was,
}: {
  cell: RateCell
  paise: number | undefined
  was: number | undefined
}): 'big' | 'little' | undefined {
  if (paise === undefined) return undefined
  return isFar(paise, cell.base) || was !== cell.paise ? 'big' : 'little'
}

/** '+₹50 (+6.3 %)' */
function changeInWords(cell: RateCell, paise: number): string {
  const [by, percent] = [
    readableShort(Math.abs(paise - cell.paise)),
    percentOf(Math.abs(tenthsOfPercent({ was: cell.paise, paise }))),
  ]
  const moved = paise > cell.paise ? words.dearer(by, percent) : words.cheaper(by, percent)
  return isFar(paise, cell.base) ? `${moved}: ${words.asksOwner}` : moved
}

/** Within what is being typed the arrows go from letter to letter, and at its end on to the rate beside. */
function wayOf(event: KeyboardEvent<HTMLInputElement>, isTyping: boolean): RateWay | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: field } = event
  if (altKey || ctrlKey || metaKey) return undefined
  if (key === 'Enter') return shiftKey ? 'before' : 'next'
  if (shiftKey) return undefined
  const isAside = key === 'ArrowLeft' || key === 'ArrowRight'
  const edge = key === 'ArrowLeft' ? 0 : field.value.length
  if (isAside && isTyping && (field.selectionStart !== edge || field.selectionEnd !== edge)) return undefined
  return ways[key]
}

const ways: Readonly<Record<string, RateWay>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageDown: 'next-fish',
  PageUp: 'fish-before',
}
