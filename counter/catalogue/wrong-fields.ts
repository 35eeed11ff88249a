import type { FieldError } from '#forms/answer.tsx'
import { type Failed, refusalOf } from '#forms/refusal.ts'
import type { Outcome } from '#forms/use-form.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { languageNames, otherLanguages } from '#shop/languages.ts'
import { wrongFieldsIn } from '#shop/wire/staff/catalogue.ts'
import { catalogueFields, deskCatalogueWords as words, wrongInWords } from '#words/desk-catalogue.ts'

/** Where a field stands on the page: its name without what an address of a page may not hold. */
export const idOf = (field: string): string => field.replaceAll(/[^\w.-]/g, '-')

/** 'sizes.0.rates.1 kg' is the rate of the first size. `nameOf`: what the form calls that field. */
export const fieldInWords = (wrong: WrongField, nameOf = (field: string): string => field): FieldError => ({
  field: idOf(nameOf(wrong.field)),
  message: sentenceOf(wrong),
})

function sentenceOf({ field, ...wrong }: WrongField): string {
  const [, product, ofProduct] = /^products\.(\d+)\.(.+)$/.exec(field) ?? []
  if (ofProduct !== undefined) return words.inProduct(Number(product) + 1, sentenceOf({ ...wrong, field: ofProduct }))
  const [first = '', nr, part] = field.split('.')
  const language = otherLanguages.find((one) => one === first)
  if (language !== undefined && nr !== undefined) {
    const label = words.inLanguage(labelOf(nr), languageNames[language])
    return words.fieldWrong(label, '', wrongInWords(wrong))
  }
  const name = part === undefined ? first : `${first}.${part}`
  const known = Object.hasOwn(catalogueFields, name) ? name : first
  const label = Object.hasOwn(catalogueFields, known) ? labelOf(known) : field
  const place = first === 'sizes' && nr !== undefined ? words.ofSize(Number(nr) + 1) : ''
  return words.fieldWrong(label, place, wrongInWords(wrong))
}

const labelOf = (name: string): string =>
  Object.hasOwn(catalogueFields, name) ? catalogueFields[name as keyof typeof catalogueFields] : name

/** What a form of the catalogue says of a call that failed: each field that is wrong, beside it. */
export function wrongOf(failed: Failed, nameOf?: (field: string) => string): Outcome {
  const wrong = 'refused' in failed ? wrongFieldsIn(failed.refused.more) : []
  return wrong.length > 0 ? { wrong: wrong.map((one) => fieldInWords(one, nameOf)) } : refusalOf(failed)
}
