import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { counterTimings } from '#counter/live/timings.ts'
import { type CutOrder, type CutRow, cutRows, cutRowsArranged, cutRowsKept } from '#shop/orders/cut-rows.ts'
import type { ListedLine } from '#shop/orders/pack-list.ts'

/**
 * The rows as they stand on the screen. While somebody's hands are at it nothing moves, and what is done or gone stays until it is
 * folded away or the page is opened again. Once nobody has touched the screen for a while, what came meanwhile goes to its place.
 */
export function useLayout<Order extends CutOrder & { readonly version?: number }>(
  all: readonly ListedLine<Order>[],
  looking: Parameters<typeof cutRows<Order>>[1],
): {
  readonly rows: readonly CutRow<Order>[]
  /** what was folded away and is still ticked: a tick is taken back there */
  readonly done: readonly CutRow<Order>[]
  readonly fold: () => void
} {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const lines = all.filter(({ mark }) => !folded.has(mark) || !looking.isTicked(mark))
  const [rows, setRows] = useState(() => cutRows(lines, looking))
  const touchedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const touch = () => {
      touchedAt.current = performance.now()
    }
    for (const name of touches) addEventListener(name, touch, { passive: true })
    return () => {
      for (const name of touches) removeEventListener(name, touch)
    }
  }, [])

  const follow = useEffectEvent(() => {
    const isQuiet = performance.now() - touchedAt.current > counterTimings.keepsPlace
    setRows((before) => {
      const kept = cutRowsKept(before, lines, looking)
      return isQuiet ? cutRowsArranged(kept) : kept
    })
  })
  const { now, isTicked } = looking
  const said = JSON.stringify(lines.map(({ mark, order, line }) => [mark, order.version ?? line, isTicked(mark)]))
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `said` and the time are what the rows are made of
  useEffect(() => follow(), [said, now])

  function fold() {
    const done = rows.filter(({ isDone, isGone }) => isDone || isGone)
    const marks = new Set([...folded, ...done.flatMap((row) => row.lines.map(({ mark }) => mark))])
    setFolded(marks)
    setRows(
      cutRows(
        all.filter(({ mark }) => !marks.has(mark) || !isTicked(mark)),
        looking,
      ),
    )
  }

  const done = cutRows(
    all.filter(({ mark }) => folded.has(mark) && looking.isTicked(mark)),
    looking,
  )
  return { rows, done, fold }
}

const touches = ['pointerdown', 'keydown', 'scroll'] as const
