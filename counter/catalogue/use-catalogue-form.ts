import { type FormEvent, useEffect, useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { type Outcome, useForm } from '#forms/use-form.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { isConflict } from '#shop/wire/why-no.ts'
import { fieldInWords, idOf, wrongOf } from './wrong-fields.ts'

/** What a form became: what is sent, or the fields that are no such thing. */
export type Read<Body> = { readonly body: Body } | { readonly wrong: readonly WrongField[] }

/**
 * A form of the catalogue. The server judges all fields at once, and each that is wrong is told of beside itself; what
 * was typed stays in every case. `now` is what stands in the fields at the moment, for the preview.
 */
export function useCatalogueForm<Body>({
  read,
  send,
  onConflict,
  nameOf,
  before,
}: {
  read: (form: FormData) => Read<Body>
  /** what this form calls a field that is wrong, where that is another name */
  nameOf?: (field: string) => string
  /** what had come of it before the form began anew */
  before?: Outcome
  /** what is said when it is done; nothing where the page moves on */
  send: (body: Body) => Promise<{ answer: Answer<unknown>; done?: string }>
  onConflict?: () => void
}) {
  const [now, setNow] = useState<Readonly<Record<string, string>>>({})

  const form = useForm(
    {},
    async (_, element): Promise<Outcome> => {
      const found = read(new FormData(element))
      if ('wrong' in found) return { wrong: found.wrong.map((one) => fieldInWords(one, nameOf)) }
      const { answer, done } = await send(found.body)
      if (answer.ok) return done === undefined ? undefined : { done }
      if (onConflict && isConflict(answer)) {
        onConflict()
        return undefined
      }
      return wrongOf(answer, nameOf)
    },
    before,
  )

  const { onInput, ...events } = form.events
  const { ref } = events
  // What was typed before the page came alive.
  useEffect(() => {
    const typed = [...(ref.current ?? [])].flatMap((field) =>
      isText(field) && field.value !== field.defaultValue ? [[field.name, field.value]] : [],
    )
    if (typed.length > 0) setNow(Object.fromEntries(typed) as Readonly<Record<string, string>>)
  }, [ref])
  return {
    form,
    now,
    /** what makes a control the field of that name */
    field: (name: string) => ({ id: idOf(name), name, error: form.errorOf(idOf(name)) }),
    errorOf: (name: string) => form.errorOf(idOf(name)),
    events: {
      ...events,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        onInput(event)
        const { target } = event
        if (isText(target)) setNow((before) => ({ ...before, [target.name]: target.value }))
      },
    },
  }
}

/** What a form of the catalogue gives to its fields. */
export interface FieldsOf {
  readonly now: Readonly<Record<string, string>>
  readonly field: (name: string) => { readonly id: string; readonly name: string; readonly error: string | undefined }
  readonly errorOf: (name: string) => string | undefined
}

/** The fields of a thing that is one of several in a form: 'products.1.title' is the title of the second product. */
export const within = ({ now, field, errorOf }: FieldsOf, prefix: string): FieldsOf => ({
  now: Object.fromEntries(
    Object.entries(now).flatMap(([name, typed]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), typed] as const] : [],
    ),
  ),
  field: (name) => field(`${prefix}${name}`),
  errorOf: (name) => errorOf(`${prefix}${name}`),
})

const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && target.type === 'text') || target instanceof HTMLTextAreaElement
