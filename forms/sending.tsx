import type { ComponentProps } from 'react'
import { Button } from '#kit/button.tsx'
import { Answer } from './answer.tsx'
import type { Form } from './use-form.ts'

/** What came of sending a form, or one part of it. It stands right above the button that sends it. */
export function FormAnswer({ form: { answer, errors }, part = '' }: { form: Form; part?: string }) {
  return <Answer to={(answer?.part ?? '') === part ? answer : undefined} errors={errors} />
}

/** Sends the form. While it is under way the button keeps the focus, and says what it does. */
export function SendButton({
  form: { alive, busy },
  doing,
  disabled = false,
  children,
  ...rest
}: { form: Form; doing: string } & Omit<ComponentProps<typeof Button>, 'form'>) {
  return (
    <Button type="submit" disabled={!alive || disabled} aria-disabled={busy || undefined} {...rest}>
      {busy ? doing : children}
    </Button>
  )
}
