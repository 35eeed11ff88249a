import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { FieldError } from '#web/kit/error-summary.tsx'

/** What is wrong with a field as it was typed: the cause and the cure in a sentence, or nothing. */
export type Check = (typed: string) => string | undefined

/**
 * A form whose fields are checked when they are left, and again when it is sent; an error goes the moment that it is
 * right. The fields keep what was typed themselves, so nothing is lost before the page comes alive or after a refusal.
 */
export function useForm<Name extends string>(checks: Readonly<Record<Name, Check>>) {
  const checkOf = (field: string): Check | undefined => (checks as Readonly<Record<string, Check>>)[field]
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [summary, setSummary] = useState<readonly FieldError[]>([])
  const alive = useAlive()
  const ref = useRef<HTMLFormElement>(null)
  const lookBack = useEffectEvent(() => {
    const found = ref.current ? leftWrong(ref.current, checkOf) : []
    if (found.length > 0) setErrors(found)
  })
  useEffect(() => lookBack(), [])
  useErrorTitle(summary.length > 0)

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const without = (field: string) => errors.filter((error) => error.field !== field)

  function note({ name, value }: Typed, whenEmpty: boolean) {
    const message = value === '' && !whenEmpty ? undefined : checkOf(name)?.(value)
    if (message !== undefined) setErrors([...without(name), { field: name, message }])
  }

  function mend({ name, value }: Typed) {
    if (value !== '' && checkOf(name)?.(value) !== undefined) return
    const left = without(name)
    setErrors(left)
    if (left.length === 0) setSummary([])
  }

  return {
    /** false until the page can send it: a form that goes by itself would only load the page anew */
    alive,
    summary,
    errorOf,
    /** what makes a control the one of that name: where its label, its check and the summary find it */
    field: (name: Name) => ({ id: name, name, error: errorOf(name) }),
    events: {
      ref,
      method: 'post',
      noValidate: true,
      // Who leaves a field for the button must still find it there: a new line above it would move it from under a click.
      onBlur: (event: FocusEvent<HTMLFormElement>) =>
        isTyped(event.target) && !isSubmit(event.relatedTarget) && note(event.target, false),
      onInput: (event: FormEvent<HTMLFormElement>) => isTyped(event.target) && mend(event.target),
    } as const,
    /**
     * Everything as typed, or undefined when something is wrong: then the summary takes the focus. Only a part of the form
     * is checked where the start of its fields' names is given.
     */
    read(form: HTMLFormElement, part = ''): Readonly<Record<string, string>> | undefined {
      const typed = typedIn(form)
      const found = Object.entries<Check>(checks).flatMap(([field, check]) => {
        const message = field in typed && field.startsWith(part) ? check(typed[field] ?? '') : undefined
        return message === undefined ? [] : [{ field, message }]
      })
      setErrors(found)
      setSummary(found)
      return found.length === 0 ? typed : undefined
    },
    /** What the server found wrong with a field. */
    refuse(field: string, message: string) {
      setErrors([{ field, message }])
      setSummary([{ field, message }])
    },
  }
}

export type Form = ReturnType<typeof useForm<string>>

/** What stands in the fields of a form, by their names. */
export function typedIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return Object.fromEntries(fields)
}

/** What was wrong in fields that were filled and left before the page came alive: nobody told it then. */
function leftWrong(form: HTMLFormElement, checkOf: (field: string) => Check | undefined): FieldError[] {
  return [...form.elements].flatMap((control) => {
    if (!isText(control) || control === document.activeElement) return []
    const { name, value, defaultValue } = control
    const message = value === defaultValue ? undefined : checkOf(name)?.(value)
    return message === undefined ? [] : [{ field: name, message }]
  })
}

interface Typed {
  readonly name: string
  readonly value: string
}

const isTyped = (target: EventTarget): target is EventTarget & Typed => 'name' in target && 'value' in target

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit'

const useAlive = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

/** The tab says it too, as long as the summary stands. */
function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return undefined
    document.title = `Error: ${document.title}`
    return () => {
      document.title = document.title.replace(/^Error: /, '')
    }
  }, [wrong])
}
