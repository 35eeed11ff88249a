import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '#browser/api.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Banner } from '#kit/banner.tsx'
import { Button } from '#kit/button.tsx'
import { readableMobile } from '#shop/accounts/accounts.ts'
import { resendAfter } from '#shop/accounts/one-time-code.ts'
import { seconds } from '#shop/time.ts'
import { isConflict } from '#shop/wire/why-no.ts'
import { proofWords } from '#words/account-page.ts'
import { accountsWords } from '#words/accounts.ts'
import { CodeStep } from './code-step.tsx'
import { type Step, sendingStep, verifyingStep } from './reset.ts'
import './accounts.css'

const says = proofWords

/** Asks for a code from the mobile of the account, once. Where that cannot be known just now, nothing is in the way. */
export function ProveMobile({
  token,
  isCalled = false,
  toOrder = false,
  known = null,
  onProven,
  children,
}: {
  token: string
  /** something waits for it, so it takes the focus */
  isCalled?: boolean
  /** only where orders wait for the code */
  toOrder?: boolean
  onProven?: () => void
  /** shown in its place when the mobile has answered a code before */
  known?: ReactNode
  /** what stands below it: drawn once it is known how much stands above, so that it need not move */
  children?: ReactNode
}) {
  const [mobile, setMobile] = useState<string>()
  const [isProven, setProven] = useState(false)
  const [isAnswered, setAnswered] = useState(false)

  useEffect(() => {
    const left = new AbortController()
    async function read() {
      const answer = await api('mobile', { token, signal: left.signal })
      if (left.signal.aborted) return
      setAnswered(true)
      if (!answer.ok) return
      if (toOrder && !answer.body.neededToOrder) return
      setMobile(readableMobile(answer.body.mobile))
      setProven(answer.body.proven)
    }
    void read()
    return () => left.abort()
  }, [token, toOrder])

  return (
    <>
      {mobile !== undefined &&
        (isProven ? (
          known
        ) : (
          <Unproven
            token={token}
            mobile={mobile}
            isCalled={isCalled}
            title={isCalled || toOrder ? says.called : says.title}
            onProven={onProven}
          />
        ))}
      {isAnswered && children}
    </>
  )
}

function Unproven({
  token,
  mobile,
  isCalled,
  title,
  onProven,
}: {
  token: string
  mobile: string
  isCalled: boolean
  title: string
  onProven: (() => void) | undefined
}) {
  const [stage, setStage] = useState<'asked' | 'sent' | 'done'>('asked')
  const [answer, setAnswer] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const takesFocus = stage === 'done' || (isCalled && stage === 'asked')
  useEffect(() => {
    if (takesFocus) head.current?.focus()
  }, [takesFocus])

  async function send(): Promise<Step> {
    const answer = await api('sendMobileCode', { token, body: {} })
    // In another tab, for example, it has answered meanwhile.
    if (isConflict(answer)) setStage('done')
    return sendingStep(answer)
  }

  async function begin() {
    setAnswer(undefined)
    setBusy(true)
    const step = await send()
    setBusy(false)
    // Too soon for another code: one came just before this reload, and it can be typed.
    if ('done' in step || (step.waitSeconds ?? Number.POSITIVE_INFINITY) <= resendAfter / seconds(1)) setStage('sent')
    else setAnswer(step)
  }

  return (
    <section className="prove stack" aria-labelledby="prove">
      <h2 id="prove" ref={head} tabIndex={-1}>
        {title}
      </h2>
      {stage === 'asked' && (
        <>
          <p>{says.ask(mobile)}</p>
          <p className="small muted">{says.why}</p>
          <Answer to={answer} />
          <Button look={isCalled ? 'strong' : 'quiet'} onClick={() => void begin()} disabled={busy}>
            {busy ? accountsWords.sending : says.send}
          </Button>
        </>
      )}
      {stage === 'sent' && (
        <CodeStep
          told={says.sent(mobile)}
          send={send}
          verify={async (otp) => verifyingStep(await api('verifyMobile', { token, body: { otp } }))}
          onVerified={() => {
            setStage('done')
            onProven?.()
          }}
        />
      )}
      {stage === 'done' && <Banner words={says.done} />}
    </section>
  )
}
