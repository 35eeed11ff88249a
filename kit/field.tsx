import {
  type ComponentProps,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { kitWords } from '#words/frame.ts'

/** What every field has around its control: a label in sight, whether it must be filled, help, and what is wrong. */
export interface AroundField {
  readonly label: string
  readonly hint?: ReactNode
  /** names the cause and the cure */
  readonly error?: string | undefined
  /** said beside the label when the field may stay empty */
  readonly optional?: boolean | undefined
  /** does without the mark beside the label, where all fields of a form are alike */
  readonly unmarked?: boolean | undefined
}

export function Field({
  label,
  hint,
  error,
  optional,
  unmarked,
  id,
  beside,
  ...rest
}: AroundField & { beside?: ReactNode } & ComponentProps<'input'>) {
  const { around, control } = useField({ label, hint, error, optional, unmarked, id })
  return around(
    <div className="field-row">
      <input className="input" {...control} {...rest} />
      {beside}
    </div>,
  )
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  unmarked,
  id,
  ...rest
}: AroundField & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { around, control } = useField({ label, hint, error, optional, unmarked, id })
  return around(<textarea className="input" {...control} {...rest} />)
}

export interface Option {
  readonly value: string
  readonly label: string
  /** listed, but not to be had: its label says why */
  readonly disabled?: boolean
}

/** A list to choose from; the placeholder stands for 'nothing chosen'. */
export function Dropdown({
  label,
  hint,
  error,
  optional,
  unmarked,
  id,
  options,
  placeholder,
  ...rest
}: AroundField & { options: readonly Option[]; placeholder?: string } & SelectHTMLAttributes<HTMLSelectElement>) {
  const { around, control } = useField({ label, hint, error, optional, unmarked, id })
  // Where something is always chosen nothing is required: the standard has it only of a list that begins with nothing.
  const mayBeEmpty = placeholder !== undefined || options[0]?.value === ''
  return around(
    <select className="input" {...control} required={control.required && mayBeEmpty} {...rest}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label: words, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {words}
        </option>
      ))}
    </select>,
  )
}

function useField({ label, hint, error, optional, unmarked, id }: AroundField & { id?: string | undefined }) {
  const made = useId()
  const of = id ?? made
  const helps = [hint !== undefined && `${of}-hint`, error !== undefined && `${of}-error`].filter(Boolean).join(' ')
  const control = {
    id: of,
    required: !optional,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': helps === '' ? undefined : helps,
  } as const
  const around = (children: ReactNode) => (
    <div className="field">
      <label className="field-label" htmlFor={of}>
        {label} {!unmarked && <span className="field-mark">{optional ? kitWords.optional : kitWords.required}</span>}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${of}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p className="field-error" id={`${of}-error`}>
          {error}
        </p>
      )}
    </div>
  )
  return { around, control }
}
