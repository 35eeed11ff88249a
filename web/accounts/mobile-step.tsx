import { type FormEvent, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { ErrorSummary } from '#web/kit/error-summary.tsx'
import { Field } from '#web/kit/field.tsx'
import { mobile } from './checks.ts'
import { sendCode } from './reset.ts'
import { Trouble } from './trouble.tsx'
import { useForm } from './use-form.ts'

/** Where the code goes. Fixed once it is sent, until somebody wants another number. */
export function MobileStep({
  sentTo,
  onSent,
  onChange,
}: {
  sentTo: string | undefined
  onSent: (mobile: string) => void
  onChange: () => void
}) {
  const form = useForm({ mobile })
  const [said, setSaid] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const isSent = sentTo !== undefined

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaid([])
    const typed = form.read(event.currentTarget)
    if (!typed?.mobile || busy) return
    setBusy(true)
    const step = await sendCode(typed.mobile)
    setBusy(false)
    if ('done' in step) onSent(typed.mobile)
    else setSaid(step.said)
  }

  return (
    <form className="stack" {...form.events} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.summary} />
      <Trouble said={said} />
      <Field
        {...form.field('mobile')}
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        disabled={isSent}
      />
      {isSent ? (
        <Button look="plain" onClick={onChange}>
          Use another number
        </Button>
      ) : (
        <Button type="submit" disabled={!form.alive || busy}>
          {busy ? 'Sending...' : 'Send OTP'}
        </Button>
      )}
    </form>
  )
}
