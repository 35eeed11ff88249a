import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { counterTimings } from '#counter/live/timings.ts'
import type { CutRow } from '#shop/orders/cut-rows.ts'
import type { ListedLine } from '#shop/orders/pack-list.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'

/**
 * The rows whose tick is gone although nobody here took it off: a colleague did, or the order was changed. An eye sees the row
 * in colour again; who listens is told. A row that was weighed loses its tick too, and is gone a moment later: it is not told of.
 */
export function useEnded(rows: readonly CutRow<StaffOrder>[]) {
  const [ended, setEnded] = useState<readonly string[]>([])
  const ticked = useRef<ReadonlySet<string>>(new Set())
  const own = useRef<ReadonlySet<string>>(new Set())
  const follow = useEffectEvent(() => {
    const open = rows.filter(isOpen).map(({ key }) => key)
    const again = open.filter((key) => ticked.current.has(key) && !own.current.has(key))
    ticked.current = new Set(rows.filter(({ isDone }) => isDone).map(({ key }) => key))
    own.current = new Set()
    return setTimeout(
      () => setEnded((before) => [...before.filter((key) => open.includes(key) && !again.includes(key)), ...again]),
      counterTimings.goneSoon,
    )
  })
  const said = JSON.stringify(rows.map(({ key, isDone, isGone }) => [key, isDone, isGone]))
  useEffect(() => {
    const later = follow()
    return () => clearTimeout(later)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `said` is what the rows are made of
  }, [said])

  return {
    ended: rows.filter((row) => isOpen(row) && ended.includes(row.key)),
    /** somebody here takes a tick off, and hears that by the box itself */
    takesOff: (lines: readonly ListedLine<StaffOrder>[]) => {
      const marks = new Set(lines.map(({ mark }) => mark))
      own.current = new Set(rows.filter((row) => row.lines.some(({ mark }) => marks.has(mark))).map(({ key }) => key))
    },
  }
}

const isOpen = ({ isDone, isGone }: Pick<CutRow<StaffOrder>, 'isDone' | 'isGone'>): boolean => !isDone && !isGone
