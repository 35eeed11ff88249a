import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { formsWords } from '#words/forms.ts'
import type { Answered, FieldError } from './answer.tsx'
import { type Check, isSubmit, isTyped, leftWrong, type TypedField, typedIn } from './typed.ts'

/** What came of sending a form. A field that the form does not have is wrong with the whole; nothing is said where the page moves on. */
export type Outcome =
  | { readonly done: string }
  | { readonly said: readonly string[] }
  | FieldError
  | { readonly wrong: readonly FieldError[] }
  | undefined

/** Everything as typed: what the checks are for, and whatever else the form has. */
type Typed<Name extends string> = Readonly<Record<Name, string> & Record<string, string | undefined>>

/**
 * A form whose fields are checked when they are left, and again when it is sent; an error goes the moment that it is
 * right. It is sent once however often it is asked to. The fields keep what was typed themselves, so nothing is lost before
 * the page comes alive or after a refusal.
 */
export function useForm<Name extends string>(
  checks: Readonly<Record<Name, Check>>,
  send: (typed: Typed<Name>, form: HTMLFormElement) => Outcome | Promise<Outcome>,
  before?: Outcome,
) {
  const checkOf = (field: string): Check | undefined => (checks as Readonly<Record<string, Check>>)[field]
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [answer, setAnswer] = useState(() => shown(before))
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const alive = useAlive()
  const ref = useRef<HTMLFormElement>(null)
  const lookBack = useEffectEvent(() => {
    const found = ref.current ? leftWrong(ref.current, checkOf) : []
    if (found.length > 0) setErrors(found)
  })
  useEffect(() => lookBack(), [])
  useErrorTitle(errors.some(({ field }) => answer && 'wrong' in answer && answer.wrong.includes(field)))

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const without = (field: string) => errors.filter((error) => error.field !== field)

  /** What is still to be filled in is no fault yet, unless it was called one before. */
  function note({ name, value }: TypedField) {
    const message = value === '' && errorOf(name) === undefined ? undefined : checkOf(name)?.(value)
    if (message !== undefined) setErrors([...without(name), { field: name, message }])
  }

  function mend({ name, value }: TypedField) {
    if (checkOf(name)?.(value) === undefined) setErrors(without(name))
  }

  function read(form: HTMLFormElement, part = ''): Typed<Name> | undefined {
    const typed = typedIn(form)
    const found = Object.entries<Check>(checks).flatMap(([field, check]) => {
      const message = field in typed && field.startsWith(part) ? check(typed[field] ?? '') : undefined
      return message === undefined ? [] : [{ field, message }]
    })
    refuse(found, part)
    return found.length === 0 ? ({ ...blank(checks), ...typed } as Typed<Name>) : undefined
  }

  function refuse(found: readonly FieldError[], part = '') {
    setErrors(found)
    setAnswer(found.length === 0 ? undefined : { wrong: found.map(({ field }) => field), part })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending.current) return
    const typed = read(form)
    if (!typed) return
    sending.current = true
    setBusy(true)
    try {
      show(await send(typed, form))
    } catch (trouble) {
      setAnswer({ said: [formsWords.failed] })
      // Whoever keeps the shop should hear of it.
      reportError(trouble)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function show(outcome: Outcome) {
    if (outcome && 'wrong' in outcome) refuse(outcome.wrong)
    else if (outcome && 'field' in outcome && outcome.field in checks) refuse([outcome])
    else setAnswer(shown(outcome))
  }

  return {
    alive,
    busy,
    errors,
    answer,
    errorOf,
    read,
    forgive: (part: string) => {
      setErrors((now) => now.filter(({ field }) => !field.startsWith(part)))
      setAnswer(undefined)
    },
    /** says what came of it later, as when somebody was asked once more */
    show,
    /** what makes a control the one of that name: where its label, its check and the summary find it */
    field: (name: Name) => ({ id: name, name, error: errorOf(name) }),
    events: {
      ref,
      method: 'post',
      noValidate: true,
      // Who leaves a field for the button must still find it there: a new line above it would move it from under a click.
      onBlur: (event: FocusEvent<HTMLFormElement>) =>
        isTyped(event.target) && !isSubmit(event.relatedTarget) && note(event.target),
      onInput: (event: FormEvent<HTMLFormElement>) => isTyped(event.target) && mend(event.target),
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    } as const,
  }
}

/** A form of any fields, as what stands in it sees it. */
export interface Form {
  /** false until the page can send it: a form submitted by the browser would only reload the page */
  readonly alive: boolean
  readonly busy: boolean
  readonly errors: readonly FieldError[]
  readonly answer: Shown
  readonly errorOf: (field: string) => string | undefined
  /** Everything as typed, unless something is wrong. Only the part whose fields' names begin so is checked. */
  readonly read: (form: HTMLFormElement, part?: string) => Readonly<Record<string, string | undefined>> | undefined
}

/** An answer, and to which part of the form it belongs. */
type Shown = (Answered & { readonly part?: string }) | undefined

function shown(outcome: Outcome): Shown {
  if (outcome && 'wrong' in outcome) return { said: outcome.wrong.map(({ message }) => message) }
  return outcome && 'field' in outcome ? { said: [outcome.message] } : outcome
}

const blank = (checks: object) => Object.fromEntries(Object.keys(checks).map((field) => [field, '']))

/** False on the server and until the page has come alive. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/** The tab says it too, as long as the summary stands. */
function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return undefined
    document.title = formsWords.errorMark + document.title
    return () => {
      document.title = document.title.replace(formsWords.errorMark, '')
    }
  }, [wrong])
}
