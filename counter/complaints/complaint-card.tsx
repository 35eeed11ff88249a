import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { daysLeftFor } from '#shop/complaints/complaints.ts'
import type { DeskComplaint } from '#shop/wire/staff/complaints.ts'
import { deskComplaintsWords } from '#words/desk-complaints.ts'
import { Button } from '#kit/button.tsx'

/** A complaint with the time that it may still take, or with what was done. */
export function ComplaintCard({
  complaint: { ticket, mobile, orderNumber, about, receivedAt, settleBy, settled },
  now,
  onSettle,
}: {
  complaint: DeskComplaint
  now: number
  onSettle: () => void
}) {
  const days = daysLeftFor(receivedAt, now)
  const left = deskComplaintsWords.left(days)
  return (
    <>
      <h2>{ticket}</h2>
      {settled === undefined && days < 1 && <p className="late">{deskComplaintsWords.late(left, settleBy)}</p>}
      {settled === undefined && days > 0 && <p>{deskComplaintsWords.until(left, settleBy)}</p>}
      <p className="work-facts">
        <span>{deskComplaintsWords.received(receivedAt)}</span>
        {orderNumber !== undefined && <span>{deskComplaintsWords.order(orderNumber)}</span>}
        <a href={`tel:${dialled(mobile)}`}>{deskComplaintsWords.call(readableMobile(mobile))}</a>
      </p>
      <p className="work-said">{about}</p>
      {settled && <p>{deskComplaintsWords.settledOn(settled.at, settled.how)}</p>}
      {settled === undefined && (
        <p className="row-acts needs-script">
          <Button aria-label={deskComplaintsWords.settleOf(ticket)} onClick={onSettle}>
            {deskComplaintsWords.settle}
          </Button>
        </p>
      )}
    </>
  )
}
