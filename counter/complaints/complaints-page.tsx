import { useState } from 'react'
import { ask } from '#counter/ask.ts'
import { AskInWords } from '#counter/desk/ask-in-words.tsx'
import { keepTyped, useTyped } from '#counter/live/typed.ts'
import { refusalOf } from '#forms/refusal.ts'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { TextArea } from '#kit/field.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { longestComplaint } from '#shop/complaints/complaint-form.ts'
import { daysLeftFor } from '#shop/complaints/complaints.ts'
import type { DeskComplaint } from '#shop/wire/staff/complaints.ts'
import { deskComplaintsWords } from '#words/about.ts'
import { Choices, Paging } from '../desk/choices.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import { WorkList } from '../desk/work-list.tsx'
import { useKeepingPlaces } from '../press/held-places.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/complaints-page'
import { NoteComplaint } from './note-complaint.tsx'
import { OrderBeside } from './order-beside.tsx'

const checks = { settlement: (typed: string) => (typed.trim() === '' ? deskComplaintsWords.sayWhat : undefined) }

/** Asks what was done. It is written once and stays; what was typed outlives the dialog and a reload. */
function SettleComplaint({
  complaint: { ticket },
  onSettle,
  onClose,
}: {
  complaint: DeskComplaint
  onSettle: (settlement: string) => Promise<Outcome>
  onClose: () => void
}) {
  const [typed, setTyped] = useTyped(`complaint/${ticket}`, 'settle')
  const form = useForm(checks, ({ settlement }) => onSettle(settlement.trim()))
  return (
    <AskInWords
      head={deskComplaintsWords.settleHead(ticket)}
      form={form}
      yes={deskComplaintsWords.settle}
      doing={deskComplaintsWords.settling}
      onClose={onClose}
    >
      <TextArea
        {...form.field('settlement')}
        label={deskComplaintsWords.settlement}
        hint={deskComplaintsWords.settlementHint}
        rows={4}
        maxLength={longestComplaint}
        autoFocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </AskInWords>
  )
}

const both = ['open', 'settled'] as const

export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = asked.url
  const which = both.find((one) => one === searchParams.get('which')) ?? 'open'
  const page = searchParams.get('page') ?? ''
  return { ...(await ask(asked, 'deskComplaints', { body: { which, page } })), which, page }
}

export const meta = () => [{ title: deskComplaintsWords.title }]

const to = (which: string, page?: string) => `/complaints?which=${which}${page === undefined ? '' : `&page=${page}`}`

/** The grievance officer's book, the one with the least time left first. */
export default function ComplaintsPage({ loaderData }: Route.ComponentProps) {
  const { which, page, next, open, now, complaints } = loaderData
  const askAgain = useAskAgain()
  const [said, setSaid] = useState<string>()
  const [settling, setSettling] = useState<DeskComplaint>()
  const settle = useAct('settleComplaint')
  const { shown, done } = useKeepingPlaces(`complaints/${which}`, complaints, ({ ticket }) => ticket)

  async function settled(complaint: DeskComplaint, settlement: string) {
    const { ticket } = complaint
    const answer = await settle({ params: { ticket }, body: { settlement } })
    if (!answer.ok) return refusalOf(answer)
    keepTyped(`complaint/${ticket}`, 'settle', '')
    setSettling(undefined)
    setSaid(deskComplaintsWords.settled(ticket))
    done({ ...complaint, settled: { at: now, how: settlement } })
    await askAgain()
    return undefined
  }

  return (
    <div className="desk stack">
      <DeskHead title={deskComplaintsWords.title} />
      <p>
        <strong>{deskComplaintsWords.waiting(open)}</strong>
      </p>
      <p className="muted">{deskComplaintsWords.law}</p>
      <Choices
        label={deskComplaintsWords.title}
        chosen={which}
        all={both.map((one) => ({ to: to(one), value: one, words: deskComplaintsWords.which[one] }))}
      />
      <p role="status">{said}</p>
      {shown.length === 0 ? (
        <p>{deskComplaintsWords.none[which]}</p>
      ) : (
        <WorkList
          label={deskComplaintsWords.which[which]}
          items={shown}
          keyOf={({ ticket }) => ticket}
          letters={deskComplaintsWords.letters}
        >
          {(complaint) => (
            <div className="complaint">
              <ComplaintCard complaint={complaint} now={now} onSettle={() => setSettling(complaint)} />
              <OrderBeside complaint={complaint} comesByItself={complaint.ticket === shown[0]?.ticket} now={now} />
            </div>
          )}
        </WorkList>
      )}
      <Paging older={next === undefined ? undefined : to(which, next)} newest={page === '' ? undefined : to(which)} />
      <NoteComplaint onNoted={() => void askAgain()} />
      {settling && (
        <SettleComplaint
          complaint={settling}
          onSettle={(settlement) => settled(settling, settlement)}
          onClose={() => setSettling(undefined)}
        />
      )}
    </div>
  )
}

/** A complaint with the time that it may still take, or with what was done. */
function ComplaintCard({
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
    <div>
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
          <Button aria-label={deskComplaintsWords.settleOf(ticket)} aria-keyshortcuts="S" onClick={onSettle}>
            {deskComplaintsWords.settle}
          </Button>
        </p>
      )}
    </div>
  )
}
