import type { ReactNode } from 'react'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import type { Form, useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { deskWords } from '#words/reviews.ts'

/** Asks for words before an act is done. */
export function AskInWords({
  head,
  form,
  yes,
  doing,
  onClose,
  children,
}: {
  head: string
  form: Form & Pick<ReturnType<typeof useForm>, 'events'>
  yes: string
  doing: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog head={head} className="dialog desk-dialog" onClose={onClose}>
      <form className="stack" {...form.events}>
        {children}
        <FormAnswer form={form} />
        <div className="dialog-deeds">
          <Button look="quiet" onClick={onClose}>
            {deskWords.keep}
          </Button>
          <SendButton form={form} doing={doing}>
            {yes}
          </SendButton>
        </div>
      </form>
    </Dialog>
  )
}
