import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { words } from '#shop/words.ts'
import { privateHead } from '#web/frame/head.ts'
import { useIdentity } from '#web/frame/seller.tsx'
import { Button } from '#web/kit/button.tsx'
import { ErrorSummary } from '#web/kit/error-summary.tsx'
import { Field } from '#web/kit/field.tsx'
import { email, filled } from './checks.ts'
import { Entry } from './entry.tsx'
import { logIn } from './log-in.ts'
import { PasswordField } from './password-field.tsx'
import { dropPlace, placeAfterLogin } from './place-after-login.ts'
import { Trouble } from './trouble.tsx'
import { useForm } from './use-form.ts'

export const meta = privateHead('Login')

export default function LoginPage() {
  const identity = useIdentity()
  const form = useForm({ email, password: filled('Your password') })
  const [said, setSaid] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const prefilled = usePrefilledEmail()
  const { state, pathname } = useLocation()
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaid([])
    const typed = form.read(event.currentTarget)
    if (!typed || busy) return
    setBusy(true)
    const trouble = await logIn({ email: typed.email ?? '', password: typed.password ?? '' })
    setBusy(false)
    if (trouble) return setSaid(trouble)
    const to = placeAfterLogin(state)
    dropPlace()
    await navigate(to, {
      replace: true,
      state: { successMessage: words.accounts.loggedIn, previousPath: pathname },
    })
  }

  return (
    <Entry title="Login">
      <ErrorSummary errors={form.summary} />
      <Trouble said={said} />
      <form className="stack" {...form.events} onSubmit={(event) => void submit(event)}>
        <Field
          ref={prefilled}
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <Button type="submit" disabled={!form.alive || busy}>
          {busy ? 'Logging in...' : 'Login'}
        </Button>
      </form>
      <p>
        <Link to="/forgot-password">Forgot password?</Link>
      </p>
      <p>
        New to {identity?.name ?? 'the shop'}?{' '}
        <Link to="/register" state={state}>
          Register
        </Link>
      </p>
    </Entry>
  )
}

/** From the address (`/login?email=...`) or from the page before. Pages are the same for everyone, so only the browser knows. */
function usePrefilledEmail() {
  const field = useRef<HTMLInputElement>(null)
  const { state } = useLocation()
  useEffect(() => {
    const told = (state as { email?: unknown } | null)?.email
    const address = new URLSearchParams(location.search).get('email') ?? told
    if (field.current?.value === '' && typeof address === 'string') field.current.value = address
  }, [state])
  return field
}
