import { useState } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { readableShort } from '#shop/money.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { may } from '#shop/staff/staff.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { readableLabel, readableSize } from '#words/formatters.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { reasonNames } from '#words/reasons.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { leaveOut, replaceLine } from './line-acts.ts'
import { OtherReason } from './other-reason.tsx'
import type { Station } from './use-station.ts'

interface Props {
  readonly weighing: Weighing
  readonly line: WeighedLine
  readonly station: Station
}

/** What is not there, or not good: the buyer said at checkout what they want then. */
export function LeaveOutDialog({
  weighing: { order, ifMissing },
  line,
  station,
  onClose,
}: Props & { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const done = (reason: string) => {
    onClose()
    leaveOut({ order, line }, reason)
    station.goOn(line.lineNo)
  }
  const use = () => {
    if (typed.trim() === '') setError(staffOrderWords.needsReason)
    else done(typed.trim())
  }
  return (
    <Dialog head={words.leaveOutHead(line.title)} className="dialog move-dialog" onClose={onClose}>
      <p>{orderWishesWords.ifMissingIs[ifMissing]}</p>
      <p>{words.leaveOutMore}</p>
      <div className="chips">
        {reasonCodes['leave-out'].map((reason) => (
          <Button key={reason} look="quiet" className="chip" onClick={() => done(reason)}>
            {reasonSaid(reason, { reasonNames })}
          </Button>
        ))}
      </div>
      <OtherReason typed={typed} error={error} onTyped={setTyped} />
      <Button className="move-wide" onClick={use}>
        {words.leaveOut}
      </Button>
      <Button look="quiet" className="move-wide" onClick={onClose}>
        {words.keepLine}
      </Button>
    </Dialog>
  )
}

export function ReplaceDialog({
  weighing: { order, ifMissing },
  line,
  station,
  me,
  onClose,
}: Props & { me: Me; onClose: () => void }) {
  const { title, weight, replacements } = line
  return (
    <Dialog head={words.replaceHead(title)} className="dialog move-dialog" onClose={onClose}>
      <p>{orderWishesWords.ifMissingIs[ifMissing]}</p>
      <p>{replacements.length === 0 ? words.noReplacement : words.replaceMore}</p>
      <div className="ways">
        {replacements.map((one) => (
          <Button
            key={`${one.productId}/${one.size}`}
            look="quiet"
            className="way"
            onClick={() => {
              onClose()
              replaceLine({ order, line }, one)
              // its replacement comes with the shop's answer, and is weighed from here
              station.goOn(line.lineNo, line.lineNo)
            }}
          >
            <strong>{words.replaceBy(one.title, readableSize(one.size))}</strong>{' '}
            {one.ratePaise !== undefined && (
              <span>{words.perPack(readableShort(one.ratePaise), readableLabel(weight))}</span>
            )}
          </Button>
        ))}
      </div>
      {may(me.role, 'note-answers') && (
        <ButtonLink look="soft" className="move-wide" to={`/orders/${order.id}/lines/${line.lineNo}/replace`}>
          <Icon name="phone" /> {words.anyFish}
        </ButtonLink>
      )}
      <Button look="quiet" className="move-wide" onClick={onClose}>
        {words.keepLine}
      </Button>
    </Dialog>
  )
}
