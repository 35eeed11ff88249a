import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { signInWords } from '#words/sign-in.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { filled } from './checks.ts'
import { Qr } from './qr.tsx'

const words = signInWords.first

const checks = {
  login: filled(signInWords.needed.login),
  password: filled(signInWords.needed.password),
  code: filled(signInWords.needed.code),
}

/** A new password, and the first code of an app that has just scanned its key. */
export function PasswordAndCode({
  codeKey,
  login,
  save,
  onSend,
}: {
  codeKey: StaffGives<'ownerCodeKey'>
  login: string
  save: string
  onSend: (typed: { login: string; password: string; code: string }) => Promise<Outcome>
}) {
  const form = useForm(checks, ({ login: name, password, code }) => onSend({ login: name, password, code }))
  return (
    <form className="stack" {...form.events}>
      <p>{words.scan}</p>
      <Qr qr={codeKey.qr} />
      <p className="address">{words.byHand(codeKey.key)}</p>
      <Field
        {...form.field('login')}
        label={signInWords.login}
        defaultValue={login}
        autoComplete="username"
        maxLength={80}
        unmarked
      />
      <Field
        {...form.field('password')}
        label={signInWords.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        unmarked
      />
      <Field
        {...form.field('code')}
        label={signInWords.code}
        hint={signInWords.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        unmarked
      />
      <FormAnswer form={form} />
      <p>
        <SendButton form={form} look="quiet" doing={words.saving}>
          {save}
        </SendButton>
      </p>
    </form>
  )
}
