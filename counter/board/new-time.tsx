import { useState } from 'react'
import { Link } from 'react-router'
import { tellNews } from '#counter/outbox/news.ts'
import { useAct } from '#counter/press/use-act.ts'
import { refusalOf } from '#forms/refusal.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { timesToOffer } from '#shop/orders/lateness.ts'
import { type ReasonCode, reasonCodes } from '#shop/staff/reasons.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { boardWords } from '#words/board.ts'
import { clockInWords } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'

type LateReason = Extract<ReasonCode, (typeof reasonCodes)['later'][number]>

/** When an order comes that is behind or late, and why: one tap each, and the second one says it. */
export function NewTime({ order, now, onClose }: { order: StaffOrder; now: number; onClose: () => void }) {
  const { id, number, expected } = order
  const giving = useAct('giveNewTime')
  // what is offered stays under the finger while the clock goes on
  const [times] = useState(() => timesToOffer(now))
  const [time, setTime] = useState<number>()
  const [reason, setReason] = useState<LateReason>()
  const [trouble, setTrouble] = useState('')
  /** one at a time: the answer to the first would hide what became of the second */
  const [isGiving, setGiving] = useState(false)

  async function give(expectedAt: number | undefined, why: LateReason | undefined) {
    if (isGiving) return
    setTime(expectedAt)
    setReason(why)
    if (expectedAt === undefined || why === undefined) return
    setGiving(true)
    setTrouble('')
    const answer = await giving({ params: { id }, body: { seenTime: expected?.at ?? null, expectedAt, reason: why } })
    setGiving(false)
    if (answer.ok) {
      tellNews(answer.body)
      onClose()
    } else {
      const refused = refusalOf(answer)
      setTrouble('said' in refused ? refused.said.join(' ') : refused.message)
    }
  }

  return (
    <Dialog head={boardWords.timeHead(number)} className="dialog new-time" onClose={onClose}>
      {expected !== undefined && (
        <p>{boardWords.comesBecause(clockInWords(expected.at), reasonSaid(expected.reason, { reasonNames }))}</p>
      )}
      <h3>{boardWords.timeWhen}</h3>
      <div className="chips">
        {times.map((at) => (
          <Button
            key={at}
            look={at === time ? 'soft' : 'quiet'}
            aria-pressed={at === time}
            aria-disabled={isGiving || undefined}
            onClick={() => void give(at, reason)}
          >
            {clockInWords(at)}
          </Button>
        ))}
      </div>
      <h3>{boardWords.timeWhy}</h3>
      <div className="chips">
        {reasonCodes.later.map((code) => (
          <Button
            key={code}
            look={code === reason ? 'soft' : 'quiet'}
            aria-pressed={code === reason}
            aria-disabled={isGiving || undefined}
            onClick={() => void give(time, code)}
          >
            {reasonSaid(code, { reasonNames })}
          </Button>
        ))}
      </div>
      <p role="alert" className="new-time-trouble">
        {trouble}
      </p>
      <p className="muted">{boardWords.timeTold}</p>
      <div className="new-time-ways">
        <Link to={`/orders/${id}`}>{boardWords.openOrder}</Link>
        <Button look="quiet" onClick={onClose}>
          {boardWords.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
