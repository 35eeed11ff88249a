import { useRef, useState } from 'react'
import type { DeskPicture } from '#shop/wire/staff/pictures.ts'
import { deskPicturesWords } from '#words/desk-pictures.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { CutPreview } from './cut-preview.tsx'
import { fitting } from './fitting.ts'
import { whyNotAlt, whyNotFile } from './why-not.ts'
import './pictures.css'

const checks = {
  file: (typed: string) => (typed === '' ? deskPicturesWords.chooseOne : undefined),
  alt: whyNotAlt,
}

/** Sends a photograph. What cannot be one is said before a slow line has carried it. `onSent` hears what the shop answered. */
export function SendPicture({ onSent }: { onSent?: (picture: DeskPicture) => void }) {
  const askAgain = useAskAgain()
  const [chosen, setChosen] = useState<File>()
  const send = useAct('addPicture')
  const kept = useRef<{ readonly of: File; readonly sent: File }>(undefined)
  const form = useForm(checks, async ({ alt }, fields): Promise<Outcome> => {
    const control = fields.elements.namedItem('file')
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined
    if (file === undefined) return { field: 'file', message: deskPicturesWords.chooseOne }
    const sent = (kept.current?.of === file ? kept.current.sent : undefined) ?? (await fitting(file))
    // the same photograph goes again as the same file: it is one act
    kept.current = { of: file, sent }
    const wrong = await whyNotFile(sent)
    if (wrong !== undefined) return { field: 'file', message: wrong }
    const answer = await send({ body: { alt }, file: sent })
    if (!answer.ok) return refusalOf(answer)
    fields.reset()
    setChosen(undefined)
    onSent?.(answer.body.picture)
    await askAgain()
    return { done: deskPicturesWords.sent }
  })
  return (
    <form className="stack desk-form needs-script" aria-labelledby="send-picture" {...form.events}>
      <h2 id="send-picture">{deskPicturesWords.send}</h2>
      <Field
        {...form.field('file')}
        label={deskPicturesWords.file}
        hint={deskPicturesWords.fileHint}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ currentTarget }) => setChosen(currentTarget.files?.[0])}
      />
      {chosen && <CutPreview file={chosen} />}
      <Field {...form.field('alt')} label={deskPicturesWords.alt} hint={deskPicturesWords.altHint} autoComplete="off" />
      <FormAnswer form={form} />
      <SendButton form={form} doing={deskPicturesWords.sending} look="quiet">
        {deskPicturesWords.send}
      </SendButton>
    </form>
  )
}
