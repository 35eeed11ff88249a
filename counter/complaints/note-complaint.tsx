import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Field, TextArea } from '#kit/field.tsx'
import { mobileOf } from '#shop/accounts/accounts.ts'
import { complaintFault } from '#shop/complaints/complaint-form.ts'
import { inWords } from '#shop/refusals.ts'
import { deskComplaintsWords } from '#words/about.ts'
import { accountRefusals } from '#words/accounts.ts'
import { fieldFaults } from '#words/forms.ts'
import { useAct } from '../press/use-act.ts'

const checks = {
  mobile: (typed: string) =>
    inWords(fieldFaults, complaintFault('mobile', typed)) ??
    (mobileOf(typed) === undefined ? accountRefusals['not-a-mobile']() : undefined),
  orderNumber: (typed: string) => inWords(fieldFaults, complaintFault('orderNumber', typed)),
  about: (typed: string) => inWords(fieldFaults, complaintFault('about', typed)),
}

/** For somebody who calls: their complaint gets its number like any other. */
export function NoteComplaint({ onNoted }: { onNoted: () => void }) {
  const note = useAct('noteComplaint')
  const form = useForm(checks, async ({ mobile, orderNumber, about }, fields) => {
    const answer = await note({ body: { mobile, orderNumber, about } })
    if (!answer.ok) return refusalOf(answer)
    fields.reset()
    onNoted()
    const { ticket, settleBy, told } = answer.body
    const telling = told ? deskComplaintsWords.told : deskComplaintsWords.tellThem
    return { done: `${deskComplaintsWords.noted(ticket, settleBy)} ${telling}` }
  })
  return (
    <form className="stack desk-form needs-script" aria-labelledby="note-complaint" {...form.events}>
      <h2 id="note-complaint">{deskComplaintsWords.note}</h2>
      <p>{deskComplaintsWords.noteFor}</p>
      <Field
        {...form.field('mobile')}
        label={deskComplaintsWords.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <Field
        {...form.field('orderNumber')}
        label={deskComplaintsWords.orderNumber}
        optional
        required={false}
        autoComplete="off"
      />
      <TextArea {...form.field('about')} label={deskComplaintsWords.about} rows={4} />
      <FormAnswer form={form} />
      <SendButton form={form} doing={deskComplaintsWords.noting} look="quiet">
        {deskComplaintsWords.note}
      </SendButton>
    </form>
  )
}
