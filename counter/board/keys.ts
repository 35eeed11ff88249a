import { useEffect, useEffectEvent } from 'react'
import { counterTimings } from '#counter/live/timings.ts'
import { isField } from '#counter/scan/use-scanner.ts'
import { boardTabs, type TabName } from '#shop/orders/board.ts'
import { type RowAt, rowAt } from './row.tsx'

interface Keys {
  readonly onFind: () => void
  readonly onTab: (tab: TabName) => void
  /** the row that has the focus */
  readonly onChoose: (row: RowAt) => void
  readonly onUndo: () => void
  readonly onNow: () => void
  readonly mayChoose: (row: RowAt) => boolean
}

/**
 * One key, one act, wherever nobody types: `/` finds, 1 to 4 are the tabs, J and K the rows, Space chooses one, U undoes, N is the
 * first of Now. Enter presses what has the focus, as ever. A scanner types the same keys, only faster: those are none.
 */
export function useBoardKeys(keys: Keys): void {
  const act = useEffectEvent((key: string) => {
    const tab = boardTabs[Number(key) - 1]
    if (key === '/') keys.onFind()
    else if (tab !== undefined) keys.onTab(tab)
    else if (key === 'j') step(1)
    else if (key === 'k') step(-1)
    else if (key === 'u') keys.onUndo()
    else if (key === 'n') keys.onNow()
  })
  const choose = useEffectEvent((event: KeyboardEvent) => {
    const row = rowAt(event.target)
    if (row === undefined || event.target instanceof HTMLInputElement || !keys.mayChoose(row)) return
    event.preventDefault()
    if (event.type === 'keydown' && !event.repeat) keys.onChoose(row)
  })
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let last = Number.NEGATIVE_INFINITY
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      if (event.key === ' ') return choose(event)
      // Shift, which some keyboards want for a sign, types nothing
      if (event.key.length > 1) return
      const isFast = event.timeStamp - last <= counterTimings.scannerKey
      last = event.timeStamp
      clearTimeout(waiting)
      if (isFast || event.repeat || event.type !== 'keydown') return
      const key = event.key.toLowerCase()
      if (!known.has(key)) return
      // Firefox looks through the page
      if (key === '/') event.preventDefault()
      waiting = setTimeout(() => act(key), counterTimings.scannerKey)
    }
    const up = (event: KeyboardEvent) => event.key === ' ' && !isField(event.target) && choose(event)
    addEventListener('keydown', press)
    addEventListener('keyup', up)
    return () => {
      clearTimeout(waiting)
      removeEventListener('keydown', press)
      removeEventListener('keyup', up)
    }
  }, [])
}

const known = new Set(['/', '1', '2', '3', '4', 'j', 'k', 'u', 'n'])

/** To the next row that is seen, or the one before: the focus is on what Enter then does. */
function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.order-row')].filter((row) => row.checkVisibility())
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
  const act = row?.querySelector('input') ?? row?.querySelector<HTMLElement>('.button') ?? row?.querySelector('a')
  act?.focus()
}
