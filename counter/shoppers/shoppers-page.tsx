import { useState } from 'react'
import type { DeskShopper } from '#shop/wire/staff/shoppers.ts'
import { deskShoppersWords } from '#words/desk-shoppers.ts'
import { askMeFor } from '#counter/ask.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import { useAct } from '../press/use-act.ts'
import { Shopper } from './shopper.tsx'
import type { Route } from './+types/shoppers-page'

/** Nobody looks in who may not look for people: the page says so before anything is typed. */
export async function loader(asked: Route.LoaderArgs) {
  await askMeFor(asked, 'find-shoppers')
  return null
}

export const meta = () => [{ title: deskShoppersWords.title }]

const checks = { typed: () => undefined }

/** One shopper at a time, by what they themselves say on the telephone: there is no list to read. */
export default function ShoppersPage() {
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
      <DeskHead title={deskShoppersWords.title} />
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
