import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { LiveNote } from '#counter/live/live-note.tsx'
import type { Following } from '#counter/live/use-live.ts'
import { Button } from '#kit/button.tsx'
import { gramsOf } from '#shop/orders/board.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { clockInWords, dayInWords, readableKilos } from '#words/formatters.ts'
import { listsWords } from '#words/lists.ts'
import { clearTicks, readTicks } from './ticks.ts'
import './lists.css'

/** What both lists have around them: what of when it is, and paper. */
export function ListPage({
  title,
  list,
  now,
  told,
  following,
  orders,
  children,
}: {
  title: string
  /** 'cut' or 'pack': whose ticks these are */
  list: string
  now: number
  /** the shop's moment of what stands on it */
  told: number
  following: Following
  /** those that stand on it */
  orders: readonly StaffOrder[]
  children: ReactNode
}) {
  useEffect(() => readTicks(now), [now])
  const grams = orders.reduce((sum, order) => sum + gramsOf(order), 0)
  return (
    <div className="list-page stack">
      <div className="screen-head">
        <h1>{title}</h1>
        <p>
          {readableKilos(grams)}, {dayInWords(now)}, {clockInWords(now)}
        </p>
        <LiveNote following={following} told={told} />
      </div>
      <div className="screen-tools list-tools">
        <Button className="needs-script" onClick={() => print()}>
          {listsWords.print}
        </Button>
        <Button look="quiet" className="needs-script" onClick={() => clearTicks(list)}>
          {listsWords.clear}
        </Button>
        <Link className="button" data-look="quiet" to="/">
          {listsWords.toBoard}
        </Link>
      </div>
      {children}
    </div>
  )
}
