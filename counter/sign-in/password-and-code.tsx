import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { signInWords } from '#words/staff.ts'
import { CodeField, LoginField, PasswordField, passwordChecks } from './password-fields.tsx'
import { Qr } from './qr.tsx'

const words = signInWords.first

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
  const form = useForm(passwordChecks, ({ login: name, password, code }) => onSend({ login: name, password, code }))
  return (
    <form className="stack" {...form.events}>
      <p>{words.scan}</p>
      <Qr qr={codeKey.qr} text={words.byHand(codeKey.key)} />
      <LoginField field={form.field('login')} known={login} />
      <PasswordField field={form.field('password')} isNew />
      <CodeField field={form.field('code')} />
      <FormAnswer form={form} />
      <p>
        <SendButton form={form} look="quiet" doing={words.saving}>
          {save}
        </SendButton>
      </p>
    </form>
  )
}
