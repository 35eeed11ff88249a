import type { ReactNode } from 'react'
import { useLine } from '#browser/line.ts'
import { Icon } from '#counter/look/icon.tsx'
import { InBar } from '#counter/look/in-bar.tsx'
import { useOutbox } from '#counter/outbox/queue.ts'
import { NeedALine } from '#counter/outbox/unsettled.tsx'
import { readableShort } from '#shop/money.ts'
import type { Stop } from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { clockInWords } from '#words/formatters.ts'
import { roundWords } from '#words/round.ts'
import { sumLeft } from './stops.ts'

/** What every view of a round shows beside what it is about. */
export interface RoundShown {
  readonly stops: readonly Stop<StaffOrder>[]
  /** by which people call each order */
  readonly signs: ReadonlyMap<string, string>
  readonly now: number
  /** the shop's moment of what is shown */
  readonly told: number
}

/** One view of the round: what scrolls, and the buttons below it, which stay where they are. */
export function RoundView({
  title,
  stops,
  told,
  acts,
  children,
}: Pick<RoundShown, 'stops' | 'told'> & {
  title: ReactNode
  acts: ReactNode
  children: ReactNode
}) {
  const left = sumLeft(stops)
  return (
    <div className="round">
      <InBar at="title">{title}</InBar>
      {left !== undefined && (
        <InBar at="left">
          <p className="round-left">
            {roundWords.left} <strong>{readableShort(left)}</strong>
          </p>
        </InBar>
      )}
      <div className="round-view">
        <NeedALine />
        {children}
      </div>
      <SentLine told={told} />
      <div className="round-acts needs-script">{acts}</div>
    </div>
  )
}

/** Whether all that was pressed has come to the shop. It is always there, so that nothing below a thumb moves when the line goes. */
function SentLine({ told }: { told: number }) {
  const waiting = useNotSettled()
  const isOffline = useLine() === 'offline'
  return (
    <p className="round-sent" role="status" data-offline={isOffline || undefined}>
      <Icon name={isOffline ? 'offline' : waiting > 0 ? 'clock' : 'check'} size={20} />
      {isOffline && (waiting > 0 ? roundWords.noSignalWaits(waiting) : roundWords.noSignal)}
      {!isOffline && (waiting > 0 ? roundWords.sends(waiting) : roundWords.allSent(clockInWords(told)))}
    </p>
  )
}

/** How much of what was pressed has no answer yet. */
export function useNotSettled(): number {
  const { queue } = useOutbox()
  return queue.filter(({ state }) => state !== 'look').length
}
