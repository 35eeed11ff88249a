import { type FormEvent, useState } from 'react'
import { words } from '#shop/words.ts'
import { api } from '#web/browser/api.ts'
import { Banner } from '#web/kit/banner.tsx'
import { Button } from '#web/kit/button.tsx'
import { ErrorSummary } from '#web/kit/error-summary.tsx'
import { filled, newPassword } from './checks.ts'
import { PasswordField } from './password-field.tsx'
import { Trouble } from './trouble.tsx'
import { useForm } from './use-form.ts'

export function ChangePassword({ token, email }: { token: string; email: string }) {
  const form = useForm({ password: filled('The password that you use now'), newPassword })
  const [said, setSaid] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    setSaid([])
    setDone(false)
    const typed = form.read(element)
    if (!typed || busy) return
    const { password = '', newPassword = '' } = typed
    setBusy(true)
    const answer = await api('changePassword', { token, body: { password, newPassword } })
    setBusy(false)
    if (answer.ok) {
      element.reset()
      setDone(true)
    } else if ('unreachable' in answer) setSaid([words.accounts.networkFailed])
    else if (typeof answer.refused.more.field === 'string')
      form.refuse(answer.refused.more.field, answer.refused.message)
    else setSaid([answer.refused.message])
  }

  return (
    <section className="stack" aria-labelledby="change-password">
      <h2 id="change-password">Change your password</h2>
      <form className="stack" {...form.events} onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={form.summary} />
        <Trouble said={said} />
        {done && <Banner words={words.accounts.passwordChanged} />}
        {/* Password managers learn from it whose password this is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField {...form.field('password')} label="Password now" autoComplete="current-password" />
        <PasswordField
          {...form.field('newPassword')}
          label="New password"
          hint={words.accounts.passwordHint}
          autoComplete="new-password"
        />
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </section>
  )
}
