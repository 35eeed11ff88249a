import { useRevalidator } from 'react-router'
import type { PictureRefusal } from '#shop/counter-refusals.ts'
import { altOf, mostPictureBytes, pictureKindOf, tellingBytes } from '#shop/picture-rules.ts'
import { inWords } from '#shop/refusals.ts'
import { deskPicturesWords } from '#words/desk-pictures.ts'
import { pictureRefusals } from '#words/picture-refusals.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { useAct } from '../press/use-act.ts'

const checks = {
  file: (typed: string) => (typed === '' ? deskPicturesWords.chooseOne : undefined),
  alt: (typed: string) => {
    const found = altOf(typed)
    return 'refused' in found ? inWords(pictureRefusals, found) : undefined
  },
}

/** Sends a photograph. What cannot be one is said before a slow line has carried it. */
export function SendPicture({ onSent }: { onSent?: (name: string) => void }) {
  const { revalidate } = useRevalidator()
  const send = useAct('addPicture')
  const form = useForm(checks, async ({ alt }, fields): Promise<Outcome> => {
    const chosen = fields.elements.namedItem('file')
    const file = chosen instanceof HTMLInputElement ? chosen.files?.[0] : undefined
    if (file === undefined) return { field: 'file', message: deskPicturesWords.chooseOne }
    const refused = await whyNot(file)
    if (refused) return { field: 'file', message: inWords(pictureRefusals, refused) }
    const answer = await send({ body: { alt }, file })
    if (!answer.ok) return refusalOf(answer)
    fields.reset()
    await revalidate()
    onSent?.(answer.body.picture.name)
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
      />
      <Field {...form.field('alt')} label={deskPicturesWords.alt} hint={deskPicturesWords.altHint} autoComplete="off" />
      <FormAnswer form={form} />
      <SendButton form={form} doing={deskPicturesWords.sending} look="quiet">
        {deskPicturesWords.send}
      </SendButton>
    </form>
  )
}

async function whyNot(file: File): Promise<PictureRefusal | undefined> {
  if (file.size > mostPictureBytes) return { refused: 'picture-too-heavy', megabytes: mostPictureBytes / 1_000_000 }
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer()))
  return 'refused' in kind ? kind : undefined
}
