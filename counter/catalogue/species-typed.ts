import type { TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import { saidTyped } from './said-typed.ts'
import { linesTyped, numberTyped, paragraphsTyped } from './typed-number.ts'
import type { Read } from './use-catalogue-form.ts'

export const blankSpecies: TypedSpecies = {
  title: '',
  localName: '',
  marathi: '',
  hindi: '',
  keywords: [],
  description: [],
  intro: '',
  tagline: '',
  lossPercent: 30,
  goesWith: [],
  picture: '',
}

/** What of a kind is said in each language. */
export const speciesTexts = ['title', 'description', 'intro', 'tagline'] as const

/** What is sent of a form, or the fields that are no numbers. */
export function speciesTyped(form: FormData): Read<TypedSpecies> {
  const text = (name: string) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed : ''
  }
  const lossPercent = numberTyped(text('lossPercent'))
  if (lossPercent === undefined) return { wrong: [{ field: 'lossPercent', wrong: 'number', most: 90 }] }
  return {
    body: {
      title: text('title'),
      localName: text('localName'),
      marathi: text('marathi'),
      hindi: text('hindi'),
      keywords: [...linesTyped(text('keywords'))],
      description: [...paragraphsTyped(text('description'))],
      intro: text('intro'),
      tagline: text('tagline'),
      lossPercent,
      ...(form.has('fewBones') ? { fewBones: true } : {}),
      goesWith: form.getAll('goesWith').filter((one) => typeof one === 'string'),
      picture: text('picture'),
      ...saidTyped(form, speciesTexts),
    },
  }
}
