import type { ComponentProps } from 'react'
import { Button } from '#kit/button.tsx'
import { Answer } from './answer.tsx'
import type { Form } from './use-form.ts'

/** The answer to sending a form or a part of it. It stands right above the submit button. */
export function FormAnswer({ form: { answer, errors }, part = '' }: { form: Form; part?: string }) {
  return <Answer to={(answer?.part ?? '') === part ? answer : undefined} errors={errors} />
}

/** The submit button. While the form is sent it keeps the focus and says so. */
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
