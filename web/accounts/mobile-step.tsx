import { useEffect, useRef } from 'react'
import { accountsWords } from '#words/accounts.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { mobile } from './checks.ts'
import { sendCode } from './reset.ts'

/** Where the code goes. Fixed once it is sent, until somebody wants another number. */
export function MobileStep({
  sentTo,
  onSent,
  onChange,
}: {
  sentTo: string | undefined
  onSent: (mobile: string) => void
  onChange: () => void
}) {
  const form = useForm({ mobile }, async ({ mobile }) => {
    const step = await sendCode(mobile)
    if (!('done' in step)) return step
    onSent(mobile)
    return undefined
  })
  const isSent = sentTo !== undefined
  const field = useRef<HTMLInputElement>(null)
  const wasSent = useRef(isSent)
  // After a reload the number is known before anything was typed.
  useEffect(() => {
    if (sentTo !== undefined && field.current?.value === '') field.current.value = sentTo
  }, [sentTo])
  // The button that was pressed goes, so the focus moves to what it was pressed for.
  useEffect(() => {
    if (wasSent.current && !isSent) field.current?.focus()
    wasSent.current = isSent
  }, [isSent])

  return (
    <form className="stack" {...form.events}>
      <Field
        ref={field}
        {...form.field('mobile')}
        label={accountsWords.labels.mobileNumber}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        disabled={isSent}
      />
      <FormAnswer form={form} />
      {isSent ? (
        <Button look="plain" onClick={onChange}>
          {accountsWords.anotherNumber}
        </Button>
      ) : (
        <SendButton form={form} doing={accountsWords.sending}>
          {accountsWords.sendCode}
        </SendButton>
      )}
    </form>
  )
}
