import { useState } from 'react'
import { lastDone } from '#counter/acts/moved-in-words.ts'
import { useTyped } from '#counter/live/typed.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextArea } from '#kit/field.tsx'
import { after, type Move, ruleOf } from '#shop/orders/moves.ts'
import { inWords } from '#shop/refusals.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { longestReason, whyNotReason } from '#shop/text.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { fieldFaults } from '#words/forms.ts'
import { reasonNames } from '#words/reasons.ts'
import { moveWords, staffOrderWords, stateWords } from '#words/staff-orders.ts'
import { asksMore, moveOrder, type Rider } from './move-order.ts'

/**
 * The moves that need an answer first: the reason, or the rider. All others are one press. Where somebody else has moved the
 * order meanwhile it says so, and offers what can still be done.
 */
export function MoveDialog({
  order,
  moves,
  riders,
  onClose,
}: {
  order: StaffOrder
  moves: readonly Move[]
  riders: readonly Rider[]
  onClose: () => void
}) {
  const [seen] = useState(order.status)
  const done = (move: Move, more: { reason?: string; rider?: Rider } = {}) => {
    onClose()
    moveOrder(order, move, more)
  }
  const possible = moves.filter((move) => after(order.status, move) !== undefined)
  return (
    <Dialog head={staffOrderWords.number(order.number)} className="dialog move-dialog" onClose={onClose}>
      <div role="status">
        {order.status !== seen && (
          <p className="trouble">
            <strong>{stateWords[order.status]}</strong> · {lastDone(order.last)}
          </p>
        )}
      </div>
      {possible.map((move) => (
        <section key={move} className="stack">
          {ruleOf(move).namesRider && <Riders riders={riders} onChoose={(rider) => done(move, { rider })} />}
          {ruleOf(move).needsReason && (
            <Reason orderId={order.id} move={move} onReason={(reason) => done(move, { reason })} />
          )}
          {!asksMore(move) && (
            <Button className="move-wide" onClick={() => done(move)}>
              {moveWords[move]}
            </Button>
          )}
        </section>
      ))}
      <Button look="quiet" className="move-wide" onClick={onClose}>
        {staffOrderWords.back}
      </Button>
    </Dialog>
  )
}

function Riders({ riders, onChoose }: { riders: readonly Rider[]; onChoose: (rider: Rider) => void }) {
  return (
    <>
      <h3>{staffOrderWords.chooseRider}</h3>
      {riders.length === 0 && <p>{staffOrderWords.noRiders}</p>}
      {riders.map((rider) => (
        <Button key={rider.id} className="move-wide" onClick={() => onChoose(rider)}>
          {staffOrderWords.withRider(rider.name)}
        </Button>
      ))}
    </>
  )
}

/** A reason in one press, or typed. What was typed stays until the move is made, whatever comes between. */
function Reason({ orderId, move, onReason }: { orderId: string; move: Move; onReason: (reason: string) => void }) {
  const [typed, setTyped] = useTyped(orderId, move)
  const [error, setError] = useState<string>()
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const wrong = typed.trim() === '' ? staffOrderWords.needsReason : inWords(fieldFaults, whyNotReason(typed))
        if (wrong === undefined) onReason(typed.trim())
        else setError(wrong)
      }}
    >
      <h3>{move === 'reject' ? staffOrderWords.whyReject : staffOrderWords.whyNotDelivered}</h3>
      <div className="chips">
        {reasonCodes[move === 'reject' ? move : 'not-delivered'].map((reason) => (
          <Button key={reason} look="quiet" className="chip" onClick={() => onReason(reason)}>
            {reasonSaid(reason, { reasonNames })}
          </Button>
        ))}
      </div>
      <TextArea
        label={staffOrderWords.otherReason}
        hint={staffOrderWords.otherReasonHint}
        unmarked
        rows={2}
        maxLength={longestReason}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" className="move-wide">
        {staffOrderWords.useReason(moveWords[move])}
      </Button>
    </form>
  )
}
