import type { ComponentProps } from 'react'
import { Field } from '#kit/field.tsx'
import { signInWords } from '#words/staff.ts'
import { filled } from './checks.ts'

/** As `form.field('login')` gives it. */
interface Its {
  readonly field: Pick<ComponentProps<typeof Field>, 'id' | 'name' | 'error'>
}

/** For people without a passkey at hand. */
export const passwordChecks = {
  login: filled(signInWords.needed.login),
  password: filled(signInWords.needed.password),
  code: filled(signInWords.needed.code),
}

export const LoginField = ({ field, known }: Its & { known?: string }) => (
  <Field {...field} label={signInWords.login} defaultValue={known} autoComplete="username" maxLength={80} unmarked />
)

export const PasswordField = ({ field, isNew = false }: Its & { isNew?: boolean }) => (
  <Field
    {...field}
    label={signInWords.password}
    hint={isNew ? signInWords.first.passwordHint : undefined}
    type="password"
    autoComplete={isNew ? 'new-password' : 'current-password'}
    unmarked
  />
)

/** The code of an app. */
export const CodeField = ({ field }: Its) => (
  <Field
    {...field}
    label={signInWords.code}
    hint={signInWords.codeHint}
    inputMode="numeric"
    autoComplete="one-time-code"
    unmarked
  />
)
