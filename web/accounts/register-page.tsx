import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { accountsWords } from '#words/accounts.ts'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { privateHead } from '#web/site/head.ts'
import { Field } from '#kit/field.tsx'
import { email, filled, mobile, newPassword } from './checks.ts'
import { Entry } from './entry.tsx'
import { PasswordField } from './password-field.tsx'
import { register } from './register.ts'

export const meta = privateHead('Register')

const checks = { name: filled('Your name'), email, password: newPassword, mobile }

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
    () => void navigate('/login', { state: toLogin }),
    registered === undefined ? undefined : timings.registered,
  )

  return (
    <Entry title="Register">
      <form className="stack" {...form.events}>
        <Field {...form.field('name')} label="Name" autoComplete="name" />
        <Field {...form.field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          {...form.field('password')}
          label="Password"
          hint={accountsWords.passwordHint}
          autoComplete="new-password"
        />
        <Field
          {...form.field('mobile')}
          label="Mobile"
          hint="10 digits. We send a code there if you forget your password."
          type="tel"
          autoComplete="tel"
          inputMode="tel"
        />
        <p className="small muted">
          {accountsWords.whatWeKeep} <Link to="/privacy">Privacy</Link>
        </p>
        <FormAnswer form={form} />
        <SendButton form={form} doing="Registering..." disabled={registered !== undefined}>
          Register
        </SendButton>
      </form>
      <p>
        {accountsWords.haveAccount}{' '}
        <Link to="/login" state={state}>
          Login
        </Link>
      </p>
    </Entry>
  )
}
