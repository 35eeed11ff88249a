import { api } from '#browser/api.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { accountPageWords } from '#words/account-page.ts'
import { accountsWords } from '#words/accounts.ts'
import { filled, newPassword } from './checks.ts'
import { PasswordField } from './password-field.tsx'

const { labels, missing } = accountsWords
const checks = { password: filled(missing.passwordNow), newPassword }

export function ChangePassword({ token, email }: { token: string; email: string }) {
  const form = useForm(checks, async ({ password, newPassword }, element) => {
    const answer = await api('changePassword', { token, body: { password, newPassword } })
    if (!answer.ok) return refusalOf(answer, { unreached: accountsWords.networkFailed })
    element.reset()
    return { done: accountPageWords.passwordChanged }
  })

  return (
    <section className="stack" aria-labelledby="change-password">
      <h2 id="change-password">{accountPageWords.changeYourPassword}</h2>
      <form className="stack" {...form.events}>
        {/* Password managers learn from it whose password this is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField {...form.field('password')} label={labels.passwordNow} autoComplete="current-password" />
        <PasswordField
          {...form.field('newPassword')}
          label={labels.newPassword}
          hint={accountsWords.passwordHint}
          autoComplete="new-password"
        />
        <FormAnswer form={form} />
        <SendButton form={form} doing={accountsWords.saving}>
          {accountPageWords.changePassword}
        </SendButton>
      </form>
    </section>
  )
}
