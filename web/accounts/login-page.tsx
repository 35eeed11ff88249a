import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Answer } from '#forms/answer.tsx'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { entries } from '#web/paths.ts'
import { privateHead } from '#web/site/head.ts'
import { useIdentity } from '#web/site/seller.tsx'
import { accountsWords } from '#words/accounts.ts'
import { email, filled } from './checks.ts'
import { Entry } from './entry.tsx'
import { dropPlace } from './kept-place.ts'
import { logIn } from './log-in.ts'
import { PasswordField } from './password-field.tsx'
import { placeAfterLogin } from './place-after-login.ts'

export const meta = privateHead(accountsWords.titles.login)

const checks = { email, password: filled(accountsWords.missing.password) }

export default function LoginPage() {
  const identity = useIdentity()
  const prefilled = usePrefilledEmail()
  const { state, pathname } = useLocation()
  const navigate = useNavigate()

  const form = useForm(checks, async ({ email, password }) => {
    const said = await logIn({ email, password })
    if (said) return { said }
    const to = placeAfterLogin(state)
    dropPlace()
    await navigate(to, {
      replace: true,
      state: { successMessage: accountsWords.loggedIn, previousPath: pathname },
    })
    return undefined
  })

  return (
    <Entry title={accountsWords.titles.login}>
      <Answer to={form.alive && hasEnded(state) ? loginEnded : undefined} />
      <form className="stack" {...form.events}>
        <Field
          ref={prefilled}
          {...form.field('email')}
          label={accountsWords.labels.email}
          type="email"
          autoComplete="username"
          inputMode="email"
        />
        <PasswordField
          {...form.field('password')}
          label={accountsWords.labels.password}
          autoComplete="current-password"
        />
        <FormAnswer form={form} />
        <SendButton form={form} doing={accountsWords.loggingIn}>
          {accountsWords.login}
        </SendButton>
      </form>
      <p>
        <Link to={entries.forgotPassword}>{accountsWords.forgotPassword}</Link>
      </p>
      <p>
        {accountsWords.newHere(identity?.name)}{' '}
        <Link to={entries.register} state={state}>
          {accountsWords.register}
        </Link>
      </p>
    </Entry>
  )
}

const loginEnded = { said: [accountsWords.loginEnded] }

const hasEnded = (state: unknown): boolean => (state as { ended?: unknown } | null)?.ended === true

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
