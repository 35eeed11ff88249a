import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { words } from '#shop/words.ts'
import { Button } from '#web/kit/button.tsx'
import { ErrorSummary } from '#web/kit/error-summary.tsx'
import { newPassword } from './checks.ts'
import { PasswordField } from './password-field.tsx'
import { resetPassword } from './reset.ts'
import { Trouble } from './trouble.tsx'
import { typedIn, useForm } from './use-form.ts'

/** The new password, twice. It can go once both are there and the same. */
export function NewPasswordStep({
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
  const same = (typed: string) => (typed === pair.newPassword ? undefined : words.accounts.passwordsDiffer)
  const form = useForm({ newPassword, confirmPassword: same })
  const [said, setSaid] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => first.current?.focus(), [])
  const mayGo = pair.newPassword !== '' && pair.newPassword === pair.confirmPassword

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaid([])
    const typed = form.read(event.currentTarget)
    if (!typed || busy || !mayGo) return
    setBusy(true)
    const step = await resetPassword(mobile, code, pair.newPassword)
    setBusy(false)
    if ('weak' in step) form.refuse('newPassword', step.weak)
    else if ('said' in step) setSaid(step.said)
    else
      await navigate('/home', {
        replace: true,
        state: { successMessage: words.accounts.resetDone, previousPath: pathname },
      })
  }

  return (
    <form
      className="stack"
      {...form.events}
      onChange={(event) => {
        const { newPassword = '', confirmPassword = '' } = typedIn(event.currentTarget)
        setPair({ newPassword, confirmPassword })
      }}
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary errors={form.summary} />
      <Trouble said={said} />
      {said.length > 0 && (
        <Button look="plain" onClick={onStale}>
          Ask for another code
        </Button>
      )}
      <PasswordField
        ref={first}
        {...form.field('newPassword')}
        label="New password"
        hint={words.accounts.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      <Button type="submit" disabled={!mayGo || busy}>
        {busy ? 'Saving...' : 'Submit'}
      </Button>
    </form>
  )
}
