import { deskPicturesWords } from '#words/desk-pictures.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { whyNotAlt } from './why-not.ts'

/** What is read out of a picture, to be changed in its place. */
export function DescribePicture({ name, alt }: { name: string; alt: string }) {
  const askAgain = useAskAgain()
  const describe = useAct('describePicture')
  const field = `alt-${name}`
  const form = useForm({ [field]: whyNotAlt }, async (typed) => {
    const answer = await describe({ params: { name }, body: { alt: typed[field] ?? '', seen: alt } })
    if (answer.ok) {
      await askAgain()
      return { done: deskPicturesWords.described }
    }
    const refusal = refusalOf(answer)
    return 'field' in refusal ? { field, message: refusal.message } : refusal
  })
  return (
    <form className="stack needs-script" aria-label={alt} {...form.events}>
      <Field {...form.field(field)} label={deskPicturesWords.alt} defaultValue={alt} unmarked autoComplete="off" />
      <FormAnswer form={form} />
      <SendButton
        form={form}
        doing={deskPicturesWords.describing}
        look="quiet"
        aria-label={`${deskPicturesWords.describe}: ${alt}`}
      >
        {deskPicturesWords.describe}
      </SendButton>
    </form>
  )
}
