import { type FormEvent, useEffect, useState } from 'react'
import { complaintFault, longestComplaint } from '#shop/complaint-form.ts'
import { readableMobile } from '#shop/accounts.ts'
import { words } from '#shop/words.ts'
import { useAccount } from '#web/accounts/account.ts'
import { mobile } from '#web/accounts/checks.ts'
import { useForm } from '#web/accounts/use-form.ts'
import { Banner } from '#web/kit/banner.tsx'
import { Button } from '#web/kit/button.tsx'
import { ErrorSummary } from '#web/kit/error-summary.tsx'
import { Field, TextArea } from '#web/kit/field.tsx'
import { ComplaintNoted } from './complaint-noted.tsx'
import { type Noted, sendComplaint } from './send-complaint.ts'

const checks = {
  about: (typed: string) => complaintFault('about', typed),
  orderNumber: (typed: string) => complaintFault('orderNumber', typed),
  mobile,
}

/** Writes a complaint down with the shop. Its number takes the form's place. */
export function ComplaintForm() {
  const form = useForm(checks)
  const { ref } = form.events
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  const [noted, setNoted] = useState<Noted>()
  const { user, token } = useAccount()

  useEffect(() => {
    const field = ref.current?.elements.namedItem('mobile')
    if (user && field instanceof HTMLInputElement && field.value === '') field.value = readableMobile(user.mobile)
  }, [user, ref])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setRefused('')
    const typed = form.read(event.currentTarget)
    if (!typed || busy) return
    const { about = '', orderNumber = '', mobile = '' } = typed
    setBusy(true)
    const sending = await sendComplaint({ about, orderNumber, mobile }, token)
    setBusy(false)
    if ('noted' in sending) setNoted(sending.noted)
    else if (sending.field in checks) form.refuse(sending.field, sending.message)
    else setRefused(sending.message)
  }

  if (noted) return <ComplaintNoted {...noted} />
  return (
    <form className="stack complaint-form" {...form.events} onSubmit={(event) => void submit(event)}>
      <h2>Complain here</h2>
      <noscript>
        <p>{words.complaints.noScript}</p>
      </noscript>
      <ErrorSummary errors={form.summary} />
      {refused !== '' && <Banner look="warning" words={refused} />}
      <TextArea
        {...form.field('about')}
        label="What is wrong"
        hint={`What happened, and what would put it right. Up to ${longestComplaint} characters.`}
        rows={6}
      />
      <Field
        {...form.field('orderNumber')}
        label="Order number"
        hint="It stands in My Orders and in our text message: D7K4-29XM"
        optional
        autoComplete="off"
      />
      <Field
        {...form.field('mobile')}
        label="Mobile number"
        hint={words.complaints.whoWeCall}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Button type="submit" disabled={!form.alive} aria-disabled={busy}>
        {busy ? 'Sending your complaint...' : words.complaints.send}
      </Button>
    </form>
  )
}
