import { useState } from 'react'
import { accountPageWords } from '#words/account-page.ts'
import { accountsWords } from '#words/accounts.ts'
import { api } from '#browser/api.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Confirm } from '#kit/alert.tsx'
import { filled } from './checks.ts'
import { PasswordField } from './password-field.tsx'

const says = accountPageWords.deleting
const checks = { ownPassword: filled(accountsWords.missing.password) }

/** Says what goes and what stays, asks for the password, and asks once more. */
export function DeleteAccount({
  token,
  email,
  onDeleted,
}: {
  token: string
  email: string
  /** with what the shop says of it */
  onDeleted: (said: string) => void
}) {
  const [password, setPassword] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useForm(checks, ({ ownPassword }) => {
    if (!busy) setPassword(ownPassword)
    return undefined
  })

  async function remove() {
    setPassword(undefined)
    if (password === undefined) return
    setBusy(true)
    const answer = await api('deleteAccount', { token, body: { password } })
    setBusy(false)
    if (answer.ok) return onDeleted(answer.body.message ?? accountPageWords.deleted(undefined))
    const outcome = refusalOf(answer, { unreached: accountsWords.networkFailed })
    form.show(outcome && 'field' in outcome ? { ...outcome, field: 'ownPassword' } : outcome)
  }

  return (
    <section className="stack" aria-labelledby="delete-account">
      <h2 id="delete-account">{accountPageWords.deleteYourAccount}</h2>
      <p>{says.goes}</p>
      <p>{says.stays}</p>
      <p>{says.onItsWay}</p>
      <form className="stack" {...form.events}>
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          {...form.field('ownPassword')}
          label={accountsWords.labels.yourPassword}
          hint={says.proof}
          autoComplete="current-password"
        />
        <FormAnswer form={form} />
        <SendButton form={{ ...form, busy }} doing={says.doing} look="quiet">
          {says.yes}
        </SendButton>
      </form>
      {password !== undefined && (
        <Confirm text={says.question} yes={says.yes} onYes={() => void remove()} onNo={() => setPassword(undefined)} />
      )}
    </section>
  )
}
