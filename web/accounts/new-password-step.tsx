import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountsWords } from '#words/accounts.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { typedIn } from '#forms/typed.ts'
import { useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { paths } from '#web/paths.ts'
import { newPassword } from './checks.ts'
import { PasswordField } from './password-field.tsx'
import { resetPassword } from './reset.ts'

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
