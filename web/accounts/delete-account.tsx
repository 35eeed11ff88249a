import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { words } from '#shop/words.ts'
import { api } from '#web/browser/api.ts'
import { Alert, Confirm } from '#web/kit/alert.tsx'
import { Button } from '#web/kit/button.tsx'
import { ErrorSummary } from '#web/kit/error-summary.tsx'
import { forgetAccount } from './account.ts'
import { filled } from './checks.ts'
import { PasswordField } from './password-field.tsx'
import { Trouble } from './trouble.tsx'
import { useForm } from './use-form.ts'

const says = words.accounts.deleting

/** Says what goes and what stays, asks for the password, and asks once more. */
export function DeleteAccount({ token, email }: { token: string; email: string }) {
  const form = useForm({ ownPassword: filled('Your password') })
  const [said, setSaid] = useState<readonly string[]>([])
  const [password, setPassword] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [deleted, setDeleted] = useState<string>()
  const navigate = useNavigate()

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaid([])
    const typed = form.read(event.currentTarget)
    if (typed && !busy) setPassword(typed.ownPassword)
  }

  async function remove() {
    setPassword(undefined)
    if (password === undefined) return
    setBusy(true)
    const answer = await api('deleteAccount', { token, body: { password } })
    setBusy(false)
    if (answer.ok) setDeleted(answer.body.message ?? words.accounts.deleted(undefined))
    else if ('unreachable' in answer) setSaid([words.accounts.networkFailed])
    else if (answer.refused.more.field === 'password') form.refuse('ownPassword', answer.refused.message)
    else setSaid([answer.refused.message])
  }

  // Once this page is left, and not before: it sends strangers to the login.
  const isDeleted = deleted !== undefined
  useEffect(() => {
    if (!isDeleted) return undefined
    return forgetAccount
  }, [isDeleted])

  return (
    <section className="stack" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete your account</h2>
      <p>{says.goes}</p>
      <p>{says.stays}</p>
      <p>{says.onItsWay}</p>
      <form className="stack" {...form.events} onSubmit={ask}>
        <ErrorSummary errors={form.summary} />
        <Trouble said={said} />
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          {...form.field('ownPassword')}
          label="Your password"
          hint={says.proof}
          autoComplete="current-password"
        />
        <Button look="quiet" type="submit" disabled={busy}>
          {busy ? 'Deleting...' : says.yes}
        </Button>
      </form>
      {password !== undefined && (
        <Confirm text={says.question} yes={says.yes} onYes={() => void remove()} onNo={() => setPassword(undefined)} />
      )}
      {deleted !== undefined && <Alert text={deleted} onOk={() => void navigate('/home', { replace: true })} />}
    </section>
  )
}
