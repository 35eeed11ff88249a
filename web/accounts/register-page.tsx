import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { words } from '#shop/words.ts'
import { timings } from '#web/browser/timings.ts'
import { useTimeout } from '#web/browser/use-timeout.ts'
import { privateHead } from '#web/frame/head.ts'
import { Banner } from '#web/kit/banner.tsx'
import { Button } from '#web/kit/button.tsx'
import { ErrorSummary } from '#web/kit/error-summary.tsx'
import { Field } from '#web/kit/field.tsx'
import { email, filled, mobile, newPassword } from './checks.ts'
import { Entry } from './entry.tsx'
import { PasswordField } from './password-field.tsx'
import { register } from './register.ts'
import { Trouble } from './trouble.tsx'
import { useForm } from './use-form.ts'

export const meta = privateHead('Register')

export default function RegisterPage() {
  const form = useForm({ name: filled('Your name'), email, password: newPassword, mobile })
  const [said, setSaid] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [registered, setRegistered] = useState<string>()
  const { state } = useLocation()
  const navigate = useNavigate()
  const toLogin = { ...(state as object | null), email: registered }
  useTimeout(
    () => void navigate('/login', { state: toLogin }),
    registered === undefined ? undefined : timings.registered,
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaid([])
    const typed = form.read(event.currentTarget)
    if (!typed || busy || registered !== undefined) return
    const { name = '', email = '', password = '', mobile = '' } = typed
    setBusy(true)
    const trouble = await register({ name, email, password, mobile })
    setBusy(false)
    if (trouble === undefined) setRegistered(email)
    else if ('field' in trouble) form.refuse(trouble.field, trouble.message)
    else setSaid([trouble.message])
  }

  return (
    <Entry title="Register">
      <ErrorSummary errors={form.summary} />
      <Trouble said={said} />
      {registered !== undefined && <Banner words={words.accounts.registered} />}
      <form className="stack" {...form.events} onSubmit={(event) => void submit(event)}>
        <Field {...form.field('name')} label="Name" autoComplete="name" />
        <Field {...form.field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          {...form.field('password')}
          label="Password"
          hint={words.accounts.passwordHint}
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
          {words.accounts.whatWeKeep} <Link to="/privacy">Privacy</Link>
        </p>
        <Button type="submit" disabled={!form.alive || busy || registered !== undefined}>
          {busy ? 'Registering...' : 'Register'}
        </Button>
      </form>
      <p>
        {words.accounts.haveAccount}{' '}
        <Link to="/login" state={state}>
          Login
        </Link>
      </p>
    </Entry>
  )
}
