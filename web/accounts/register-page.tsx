import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { api } from '#browser/api.ts'
import type { Refused } from '#browser/read-answer.ts'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import type { Sends } from '#shop/wire/calls.ts'
import { entries, paths } from '#web/paths.ts'
import { privateHead } from '#web/site/head.ts'
import { accountsWords } from '#words/accounts.ts'
import { email, filled, mobile, newPassword } from './checks.ts'
import { Entry } from './entry.tsx'
import { PasswordField } from './password-field.tsx'

/** Asks first whether mail can reach the address. Only a no stops there: not a shop in trouble, and no limit of its own. */
async function register(wanted: Sends<'register'>): Promise<Outcome> {
  const checked = await api('validateEmail', { body: { email: wanted.email } })
  if ('refused' in checked && isNo(checked.refused))
    return { field: 'email', message: checked.refused.said ?? accountsWords.badEmailDomain }

  const answer = await api('register', { body: wanted })
  if (answer.ok) return { done: accountsWords.registered }
  return refusalOf(answer, { unreached: accountsWords.networkFailed, unsaid: accountsWords.registerFailed })
}

const isNo = ({ status }: Refused): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429

export const meta = privateHead(accountsWords.titles.register)

const { labels } = accountsWords
const checks = { name: filled(accountsWords.missing.name), email, password: newPassword, mobile }

export default function RegisterPage() {
  const [registered, setRegistered] = useState<string>()
  const form = useForm(checks, async ({ name, email, password, mobile }) => {
    const outcome = await register({ name, email, password, mobile })
    if (outcome && 'done' in outcome) setRegistered(email)
    return outcome
  })
  const { state } = useLocation()
  const navigate = useNavigate()
  const toLogin = { ...(state as object | null), email: registered }
  useTimeout(
    () => void navigate(entries.login, { state: toLogin }),
    registered === undefined ? undefined : timings.registered,
  )

  return (
    <Entry title={accountsWords.titles.register}>
      <form className="stack" {...form.events}>
        <Field {...form.field('name')} label={labels.name} autoComplete="name" />
        <Field {...form.field('email')} label={labels.email} type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          {...form.field('password')}
          label={labels.password}
          hint={accountsWords.passwordHint}
          autoComplete="new-password"
        />
        <Field
          {...form.field('mobile')}
          label={labels.mobile}
          hint={accountsWords.mobileHint}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
        <p className="small muted">
          {accountsWords.whatWeKeep} <Link to={paths.privacy}>{accountsWords.privacy}</Link>
        </p>
        <FormAnswer form={form} />
        <SendButton form={form} doing={accountsWords.registering} disabled={registered !== undefined}>
          {accountsWords.register}
        </SendButton>
      </form>
      <p>
        {accountsWords.haveAccount}{' '}
        <Link to={entries.login} state={state}>
          {accountsWords.login}
        </Link>
      </p>
    </Entry>
  )
}
