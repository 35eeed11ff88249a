import { useState } from 'react'
import type { DeskComplaint } from '#shop/wire/staff/complaints.ts'
import { deskComplaintsWords } from '#words/desk-complaints.ts'
import { ask } from '#counter/ask.ts'
import { refusalOf } from '#forms/refusal.ts'
import { Choices, Paging } from '../desk/choices.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import { useKeepingPlaces } from '../press/held-places.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { WorkList } from '../desk/work-list.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { NoteComplaint } from './note-complaint.tsx'
import { SettleComplaint } from './settle-complaint.tsx'
import type { Route } from './+types/complaints-page'

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
        <WorkList label={deskComplaintsWords.which[which]} items={shown} keyOf={({ ticket }) => ticket}>
          {(complaint) => <ComplaintCard complaint={complaint} now={now} onSettle={() => setSettling(complaint)} />}
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
