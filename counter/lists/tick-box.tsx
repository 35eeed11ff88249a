import { useSyncExternalStore } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import type { ListedLine } from '#shop/orders/pack-list.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { listsWords } from '#words/lists.ts'
import type { Ticks } from './use-ticks.ts'

/** A tick for a wet thumb, with the name of who ticked; and for a moment who was quicker. */
export function TickBox({
  ticks,
  lines,
  label,
}: {
  ticks: Ticks
  lines: readonly ListedLine<StaffOrder>[]
  label: string
}) {
  // before that nothing would keep the tick
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const made = lines.flatMap(({ mark }) => ticks.tickOf(mark) ?? [])
  const isDone = made.length === lines.length
  const quicker = lines.map(({ mark }) => ticks.quicker(mark)).find((name) => name !== undefined)
  return (
    <label className="cut-tick">
      <input
        type="checkbox"
        aria-label={label}
        disabled={!isAlive}
        checked={isDone}
        onChange={({ target }) => ticks.press(lines, target.checked)}
      />
      <span className="cut-box">
        <Icon name="check" size={48} />
      </span>
      {isDone && <span className="cut-by">{made.at(-1)?.by.name}</span>}
      <span role="status" className="cut-quicker" hidden={quicker === undefined}>
        {quicker !== undefined && listsWords.already(quicker)}
      </span>
    </label>
  )
}

const never = () => () => undefined
