import { ask } from '#counter/ask.ts'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { Picture } from '#kit/picture.tsx'
import { shotFrom } from '#kit/shot.ts'
import { may } from '#shop/staff/staff.ts'
import type { DoneBy } from '#shop/wire/staff/press.ts'
import { dayInWords } from '#words/formatters.ts'
import { deskPicturesWords } from '#words/pictures.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/pictures-page'
import { SendPicture } from './send-picture.tsx'
import { whyNotAlt } from './why-not.ts'
import './pictures.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, { pictures }] = await Promise.all([ask(asked, 'me'), ask(asked, 'pictures')])
  return {
    mayChange: may(me.role, 'change-pictures'),
    pictures: pictures.map(({ name, alt, addedAt, by, ...files }) => ({
      name,
      alt,
      addedAt,
      by,
      shot: shotFrom({ ...files, alt }, { widest: 768 }),
    })),
  }
}

export const meta = () => [{ title: deskPicturesWords.title }]

/** Photographs of the shop's own fish, and what is read out of them. */
export default function PicturesPage({ loaderData: { mayChange, pictures } }: Route.ComponentProps) {
  return (
    <div className="desk stack">
      <DeskHead title={deskPicturesWords.title} />
      <p>{deskPicturesWords.lead}</p>
      {mayChange && <SendPicture />}
      {pictures.length === 0 ? (
        <p>{deskPicturesWords.none}</p>
      ) : (
        <ul className="pictures" aria-label={deskPicturesWords.list}>
          {pictures.map(({ name, alt, addedAt, by, shot }) => (
            <li key={name} className="card">
              <Picture shot={shot} name={alt} sizes="(width < 48em) 92vw, 24rem" />
              <div className="card-body">
                {!mayChange && <p>{alt}</p>}
                <p className="muted">{deskPicturesWords.by(nameOf(by), dayInWords(addedAt))}</p>
                {mayChange && <DescribePicture key={alt} name={name} alt={alt} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const nameOf = (by: DoneBy): string => (by.who === 'staff' ? by.name : deskPicturesWords.byCommand)

/** What is read out of a picture, to be changed in its place. */
function DescribePicture({ name, alt }: { name: string; alt: string }) {
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
