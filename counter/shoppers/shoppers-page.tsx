import { useState } from 'react'
import type { DeskShopper } from '#shop/wire/staff/shoppers.ts'
import { deskShoppersWords } from '#words/desk-shoppers.ts'
import { ask } from '#counter/ask.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { DeskRooms } from '../desk/desk-rooms.tsx'
import { useAct } from '../desk/use-act.ts'
import { Shopper } from './shopper.tsx'
import type { Route } from './+types/shoppers-page'

export async function loader(asked: Route.LoaderArgs) {
  return { me: await ask(asked, 'me') }
}

export const meta = () => [{ title: deskShoppersWords.title }]

const checks = { typed: () => undefined }

/** One shopper at a time, by what they themselves say on the telephone: there is no list to read. */
export default function ShoppersPage({ loaderData: { me } }: Route.ComponentProps) {
  const [found, setFound] = useState<DeskShopper>()
  const find = useAct('findShopper')
  const form = useForm(checks, async ({ typed }) => {
    setFound(undefined)
    const answer = await find({ body: { typed } })
    if (!answer.ok) return refusalOf(answer)
    setFound(answer.body.shopper)
    return undefined
  })

  return (
    <div className="desk stack">
      <DeskRooms role={me.role} />
      <h1>{deskShoppersWords.title}</h1>
      <p className="muted">{deskShoppersWords.what}</p>
      <form className="stack desk-form needs-script" {...form.events}>
        <Field
          {...form.field('typed')}
          label={deskShoppersWords.typed}
          hint={deskShoppersWords.typedHint}
          unmarked
          autoComplete="off"
          maxLength={254}
        />
        <FormAnswer form={form} />
        <SendButton form={form} doing={deskShoppersWords.finding}>
          {deskShoppersWords.find}
        </SendButton>
      </form>
      {found && (
        <Shopper
          key={found.id}
          shopper={found}
          onErased={(said) => {
            setFound(undefined)
            form.show({ done: said })
          }}
        />
      )}
    </div>
  )
}
