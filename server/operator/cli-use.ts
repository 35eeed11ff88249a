import { WrongArgs } from '#server/cli-command.ts'
import { nearestName } from '#server/settings/nearest-name.ts'

/**
 * The use text of a command is also its grammar: 'rates [list] | rates set PRODUCT SIZE WEIGHT RUPEES'. Lower case is
 * literal, upper case is an argument, [ ] is optional, and ... is any number of words.
 */
interface Word {
  readonly text: string
  readonly isTyped: boolean
  readonly isOptional: boolean
  readonly isMany: boolean
}

export function refuseWrongArgs(use: string, args: readonly string[]): void {
  const forms = use.split(' | ').map(formOf)
  if (forms.some((form) => fits(form, args))) return
  const [name = ''] = use.split(' ', 1)
  const [first = ''] = args
  const meant = forms.find(([word]) => word !== undefined && !word.isTyped && word.text === first)
  if (meant) throw new WrongArgs(`'${name} ${first}' takes ${inWords(meant.slice(1))}.`)
  const verbs = forms.flatMap(([word]) => (word === undefined || word.isTyped ? [] : [word.text]))
  if (verbs.length < forms.length || first === '')
    throw new WrongArgs(`'${name}' takes ${forms.map((form) => inWords(form)).join(', or ')}.`)
  throw new WrongArgs(`There is no '${name} ${first}'${didYouMean(first, verbs)}`)
}

/** The end of a sentence that says that something does not exist. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const meant = nearestName(typed, names, typed.length < 5 ? 1 : 2)
  return meant === undefined ? '.' : `, did you mean '${meant}'?`
}

const formOf = (form: string): Word[] =>
  form
    .trim()
    .split(' ')
    .slice(1)
    .map((written) => {
      const text = written.replaceAll(/[[\].]/g, '')
      return {
        text,
        isTyped: text === text.toUpperCase(),
        isOptional: written.startsWith('['),
        isMany: written.includes('...'),
      }
    })

function fits(form: readonly Word[], args: readonly string[]): boolean {
  const least = form.filter(({ isOptional }) => !isOptional).length
  const most = form.at(-1)?.isMany ? Number.POSITIVE_INFINITY : form.length
  if (args.length < least || args.length > most) return false
  return args.every((arg, at) => {
    const word = form[at] ?? form.at(-1)
    return word !== undefined && (word.isTyped ? arg.trim() !== '' : arg === word.text)
  })
}

const inWords = (form: readonly Word[]): string =>
  form.length === 0
    ? 'nothing more'
    : form.map(({ text, isMany, isOptional }) => (isOptional ? `[${text}]` : text) + (isMany ? '...' : '')).join(' ')
