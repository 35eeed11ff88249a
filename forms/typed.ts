/** The values of the fields of a form, by name. */
export function typedIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return Object.fromEntries(fields)
}

/** What is wrong with a typed value: cause and cure in a sentence, or undefined. */
export type Check = (typed: string) => string | undefined

/** A control with a name and something typed or chosen in it. */
export interface TypedField {
  readonly name: string
  readonly value: string
}

export const isTyped = (target: EventTarget): target is EventTarget & TypedField =>
  'name' in target && 'value' in target

export const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit'

/** Errors in fields that were filled and left before the page came alive. */
export function leftWrong(
  form: HTMLFormElement,
  checkOf: (field: string) => Check | undefined,
): { field: string; message: string }[] {
  return [...form.elements].flatMap((control) => {
    if (!isText(control) || control === document.activeElement) return []
    const { name, value, defaultValue } = control
    const message = value === defaultValue ? undefined : checkOf(name)?.(value)
    return message === undefined ? [] : [{ field: name, message }]
  })
}

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
