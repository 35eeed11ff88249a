import { type FormEvent, useEffect, useRef, useState } from 'react'
import { words } from '#shop/words.ts'
import { timings } from '#web/browser/timings.ts'
import { Button } from '#web/kit/button.tsx'
import { ErrorSummary } from '#web/kit/error-summary.tsx'
import { Field } from '#web/kit/field.tsx'
import { code, digitsOf } from './checks.ts'
import { Countdown } from './countdown.tsx'
import type { Step } from './reset.ts'
import { Trouble } from './trouble.tsx'
import { useForm } from './use-form.ts'
import { useSmsCode } from './use-sms-code.ts'

const wholeCountdown = timings.codeCountdown / 1000

/** The code from the SMS: typed, pasted, or filled in by the phone. Another can be asked for when the countdown ends. */
export function CodeStep({
  told,
  send,
  verify,
  onVerified,
}: {
  /** where the code went */
  told: string
  send: () => Promise<Step>
  verify: (code: string) => Promise<Step>
  onVerified: (code: string) => void
}) {
  const form = useForm({ otp: code })
  const [said, setSaid] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [wait, setWait] = useState({ sending: 1, seconds: wholeCountdown })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useSmsCode(wait.sending, (received) => {
    if (field.current) field.current.value = received
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaid([])
    const typed = form.read(event.currentTarget)
    if (!typed || busy) return
    const otp = digitsOf(typed.otp ?? '')
    setBusy(true)
    const step = await verify(otp)
    setBusy(false)
    if ('done' in step) onVerified(otp)
    else setSaid(step.said)
  }

  async function resend() {
    setSaid([])
    const step = await send()
    const seconds = 'done' in step ? wholeCountdown : step.waitSeconds
    if (!('done' in step)) setSaid(step.said)
    if (seconds !== undefined) setWait({ sending: wait.sending + 1, seconds })
  }

  return (
    <form className="stack" {...form.events} onSubmit={(event) => void submit(event)}>
      <p role="status">{told}</p>
      <ErrorSummary errors={form.summary} />
      <Trouble said={said} />
      <Field
        ref={field}
        {...form.field('otp')}
        label="OTP"
        hint="The 6 digits from the SMS"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Countdown key={wait.sending} seconds={wait.seconds}>
        <Button look="plain" onClick={() => void resend()}>
          {words.accounts.resend}
        </Button>
      </Countdown>
      <Button type="submit" disabled={busy}>
        {busy ? 'Verifying...' : 'Verify OTP'}
      </Button>
    </form>
  )
}
