import { type ReactNode, useEffect, useRef, useState } from 'react'
import { timings } from '#browser/timings.ts'
import { useInterval } from '#browser/use-timeout.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { useSmsCode } from '#forms/use-sms-code.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { codeTyped, isLive, triesPerCode } from '#shop/accounts/one-time-code.ts'
import { seconds as inMilliseconds } from '#shop/time.ts'
import { accountsWords } from '#words/accounts.ts'
import { waitInWords } from '#words/formatters.ts'
import { code } from './checks.ts'
import type { Step, Verifying } from './reset.ts'

/** Counts down the seconds that the server gave, by this page's own clock; then what was waited for takes its place. */
function Countdown({ seconds, children }: { seconds: number; children: ReactNode }) {
  const [left, setLeft] = useState(seconds)
  const [end] = useState(() => performance.now() + inMilliseconds(seconds))
  useInterval(
    () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / inMilliseconds(1)))),
    left === 0 ? undefined : tick,
  )
  return (
    <>
      {left > 0 ? (
        <p role="timer">{accountsWords.anotherCodeIn(waitInWords(inMilliseconds(left)))}</p>
      ) : (
        <div>{children}</div>
      )}
      <p className="only-heard" role="status">
        {left === 0 ? accountsWords.anotherCodeNow : ''}
      </p>
    </>
  )
}

const tick = inMilliseconds(0.25)

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
  verify: (code: string) => Promise<Verifying>
  onVerified: (code: string) => void
}) {
  const sent = useRef(justSent())
  const [wait, setWait] = useState({ nr: 1, seconds: wholeCountdown })
  const [asking, setAsking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const form = useForm({ otp: code }, async ({ otp }) => {
    const typed = codeTyped(otp)
    const step = await verify(typed)
    if ('said' in step) return step
    if ('wrong' in step) {
      sent.current.tries += 1
      return { said: [...step.wrong, ...whyOver(sent.current)] }
    }
    onVerified(typed)
    return undefined
  })
  useEffect(() => field.current?.focus(), [])
  useSmsCode(wait.nr, (received) => {
    if (field.current) field.current.value = received
  })

  async function resend() {
    if (asking) return
    setAsking(true)
    const step = await send()
    setAsking(false)
    const seconds = 'done' in step ? wholeCountdown : step.waitSeconds
    if (seconds !== undefined) setWait({ nr: wait.nr + 1, seconds })
    if ('done' in step) sent.current = justSent()
    form.show('done' in step ? { done: accountsWords.codeSentAgain } : step)
  }

  return (
    <form className="stack" {...form.events}>
      <p role="status">{told}</p>
      <Field
        ref={field}
        {...form.field('otp')}
        label={accountsWords.labels.code}
        hint={accountsWords.codeHint}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Countdown key={wait.nr} seconds={wait.seconds}>
        <Button look="plain" aria-disabled={asking || undefined} onClick={() => void resend()}>
          {accountsWords.resend}
        </Button>
      </Countdown>
      <FormAnswer form={form} />
      <SendButton form={form} doing={accountsWords.verifying}>
        {accountsWords.verifyCode}
      </SendButton>
    </form>
  )
}

const justSent = () => ({ sentAt: performance.now(), verifiedAt: undefined, tries: 0 })

/** Why no code is right any more. The shop says the same of every wrong one, so that nobody learns which were sent. */
function whyOver(sent: ReturnType<typeof justSent>): readonly string[] {
  if (isLive(sent, performance.now())) return []
  return [sent.tries < triesPerCode ? accountsWords.codeTooOld : accountsWords.codeTriedOut(triesPerCode)]
}
