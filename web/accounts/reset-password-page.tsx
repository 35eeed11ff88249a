import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { store, stored } from '#browser/storage.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { typedIn } from '#forms/typed.ts'
import { useForm } from '#forms/use-form.ts'
import { Banner } from '#kit/banner.tsx'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { entries, paths } from '#web/paths.ts'
import { privateHead } from '#web/site/head.ts'
import { accountsWords } from '#words/accounts.ts'
import { mobile, newPassword } from './checks.ts'
import { CodeStep } from './code-step.tsx'
import { Entry } from './entry.tsx'
import { PasswordField } from './password-field.tsx'
import { resetPassword, sendCode, verifyCode } from './reset.ts'

export const meta = privateHead(accountsWords.titles.resetPassword)

/** A step stays in sight when the next one opens; the number can be changed without starting over, and a reload keeps it. */
export default function ResetPasswordPage() {
  const kept = useSyncExternalStore(neverChanges, keptMobile, () => undefined)
  const [asked, setAsked] = useState<{ readonly mobile: string | undefined }>()
  const { mobile } = asked ?? { mobile: kept }
  const [code, setCode] = useState<string>()

  function sentTo(mobile: string | undefined) {
    setAsked({ mobile })
    setCode(undefined)
    store('resetMobile', mobile)
  }

  return (
    <Entry title={accountsWords.titles.resetPassword}>
      <MobileStep sentTo={mobile} onSent={sentTo} onChange={() => sentTo(undefined)} />
      {mobile !== undefined && code === undefined && (
        <CodeStep
          told={accountsWords.codeSent}
          send={() => sendCode(mobile)}
          verify={(typed) => verifyCode(mobile, typed)}
          onVerified={setCode}
        />
      )}
      {mobile !== undefined && code !== undefined && (
        <>
          <Banner words={accountsWords.codeVerified} />
          <NewPasswordStep mobile={mobile} code={code} onStale={() => setCode(undefined)} />
        </>
      )}
      <p>
        <Link to={entries.login}>{accountsWords.backToLogin}</Link>
      </p>
    </Entry>
  )
}

const keptMobile = (): string | undefined => stored('resetMobile') ?? undefined
/** But by this page. */
const neverChanges = () => () => undefined

/** Where the code goes. Fixed once it is sent, until somebody wants another number. */
function MobileStep({
  sentTo,
  onSent,
  onChange,
}: {
  sentTo: string | undefined
  onSent: (mobile: string) => void
  onChange: () => void
}) {
  const form = useForm({ mobile }, async ({ mobile }) => {
    const step = await sendCode(mobile)
    if (!('done' in step)) return step
    onSent(mobile)
    return undefined
  })
  const isSent = sentTo !== undefined
  const field = useRef<HTMLInputElement>(null)
  const wasSent = useRef(isSent)
  // After a reload the number is known before anything was typed.
  useEffect(() => {
    if (sentTo !== undefined && field.current?.value === '') field.current.value = sentTo
  }, [sentTo])
  // The button that was pressed goes, so the focus moves to what it was pressed for.
  useEffect(() => {
    if (wasSent.current && !isSent) field.current?.focus()
    wasSent.current = isSent
  }, [isSent])

  return (
    <form className="stack" {...form.events}>
      <Field
        ref={field}
        {...form.field('mobile')}
        label={accountsWords.labels.mobileNumber}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        disabled={isSent}
      />
      <FormAnswer form={form} />
      {isSent ? (
        <Button look="plain" onClick={onChange}>
          {accountsWords.anotherNumber}
        </Button>
      ) : (
        <SendButton form={form} doing={accountsWords.sending}>
          {accountsWords.sendCode}
        </SendButton>
      )}
    </form>
  )
}

/** The new password, twice. It can go once both are there and the same. */
function NewPasswordStep({
  mobile,
  code,
  onStale,
}: {
  mobile: string
  code: string
  /** the code does not work any more: another is needed */
  onStale: () => void
}) {
  const [pair, setPair] = useState({ newPassword: '', confirmPassword: '' })
  const same = (typed: string) => (typed === pair.newPassword ? undefined : accountsWords.passwordsDiffer)
  const first = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => first.current?.focus(), [])
  const mayGo = pair.newPassword !== '' && pair.newPassword === pair.confirmPassword

  const form = useForm({ newPassword, confirmPassword: same }, async ({ newPassword }) => {
    const outcome = await resetPassword(mobile, code, newPassword)
    if (outcome === undefined)
      await navigate(paths.home, {
        replace: true,
        state: { successMessage: accountsWords.resetDone, previousPath: pathname },
      })
    return outcome
  })

  return (
    <form
      className="stack"
      {...form.events}
      onChange={(event) => {
        const { newPassword = '', confirmPassword = '' } = typedIn(event.currentTarget)
        setPair({ newPassword, confirmPassword })
      }}
    >
      <PasswordField
        ref={first}
        {...form.field('newPassword')}
        label={accountsWords.labels.newPassword}
        hint={accountsWords.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={accountsWords.labels.confirmPassword}
        autoComplete="new-password"
      />
      <FormAnswer form={form} />
      {form.answer && 'said' in form.answer && (
        <Button look="plain" onClick={onStale}>
          {accountsWords.askForAnotherCode}
        </Button>
      )}
      <SendButton form={form} doing={accountsWords.saving} disabled={!mayGo}>
        {accountsWords.submit}
      </SendButton>
    </form>
  )
}
