import { longestComplaint } from '#shop/complaints/complaint-form.ts'
import type { DeskComplaint } from '#shop/wire/staff/complaints.ts'
import { deskComplaintsWords } from '#words/desk-complaints.ts'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { TextArea } from '#kit/field.tsx'
import { AskInWords } from '../desk/ask-in-words.tsx'

const checks = { settlement: (typed: string) => (typed.trim() === '' ? deskComplaintsWords.sayWhat : undefined) }

/** Asks what was done. It is written once and stays. */
export function SettleComplaint({
  complaint: { ticket },
  onSettle,
  onClose,
}: {
  complaint: DeskComplaint
  onSettle: (settlement: string) => Promise<Outcome>
  onClose: () => void
}) {
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
      />
    </AskInWords>
  )
}
