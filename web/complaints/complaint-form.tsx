import { useEffect, useRef, useState } from 'react'
import { api } from '#browser/api.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Field, TextArea } from '#kit/field.tsx'
import { readableMobile } from '#shop/accounts/accounts.ts'
import { complaintFault, longestComplaint } from '#shop/complaints/complaint-form.ts'
import { inWords } from '#shop/refusals.ts'
import type { Gives, Sends } from '#shop/wire/calls.ts'
import { useAccount } from '#web/accounts/account.ts'
import { mobile } from '#web/accounts/checks.ts'
import { complaintsWords } from '#words/about.ts'
import { fieldFaults } from '#words/forms.ts'

const { labels } = complaintsWords

const checks = {
  about: (typed: string) => inWords(fieldFaults, complaintFault('about', typed)),
  orderNumber: (typed: string) => inWords(fieldFaults, complaintFault('orderNumber', typed)),
  mobile,
}

/** Writes a complaint down with the shop. Its number takes the form's place. */
export default function ComplaintForm() {
  const [noted, setNoted] = useState<Noted>()
  const { user, token } = useAccount()
  const form = useForm(checks, async ({ about, orderNumber, mobile }) => {
    const sending = await sendComplaint({ about, orderNumber, mobile }, token)
    if ('refused' in sending) return sending.refused
    setNoted(sending.noted)
    return undefined
  })
  const { ref } = form.events

  useEffect(() => {
    const field = ref.current?.elements.namedItem('mobile')
    if (user && field instanceof HTMLInputElement && field.value === '') field.value = readableMobile(user.mobile)
  }, [user, ref])

  if (noted) return <ComplaintNoted {...noted} />
  return (
    <form className="stack complaint-form" {...form.events}>
      <h2>{complaintsWords.complainHere}</h2>
      <noscript>
        <p>{complaintsWords.noScript}</p>
      </noscript>
      <TextArea
        {...form.field('about')}
        label={labels.about}
        hint={complaintsWords.aboutHint(longestComplaint)}
        rows={6}
      />
      <Field
        {...form.field('orderNumber')}
        label={labels.orderNumber}
        hint={complaintsWords.orderNumberHint}
        optional
        autoComplete="off"
      />
      <Field
        {...form.field('mobile')}
        label={labels.mobile}
        hint={complaintsWords.whoWeCall}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <FormAnswer form={form} />
      <SendButton form={form} doing={complaintsWords.sending}>
        {complaintsWords.send}
      </SendButton>
    </form>
  )
}

/** The receipt: its number, by when it is settled, and what to do with the number. */
function ComplaintNoted({ ticket, settledBy, told }: Noted) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section className="stack complaint-noted" aria-labelledby="complaint-noted">
      <h2 id="complaint-noted" tabIndex={-1} ref={ref}>
        {complaintsWords.noted(ticket)}
      </h2>
      <p>{complaintsWords.settledBy(settledBy)}</p>
      <p>{told ? complaintsWords.told : complaintsWords.keep}</p>
    </section>
  )
}

type Noted = Gives<'complain'>

/** Goes with the session if there is one: the shop then sends the number to that person's mobile. */
async function sendComplaint(
  complaint: Sends<'complain'>,
  token: string | undefined,
): Promise<{ noted: Noted } | { refused: Outcome }> {
  const answer = await api('complain', { body: complaint, token })
  return answer.ok ? { noted: answer.body } : { refused: refusalOf(answer) }
}
