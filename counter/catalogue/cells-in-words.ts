import type { FieldChange } from '#shop/catalogue/differences.ts'
import { languageNames, otherLanguages } from '#shop/languages.ts'
import { readableShort, rupeesTyped } from '#shop/money.ts'
import { nameIn, ownOf } from '#shop/name-in.ts'
import { weightLabels } from '#shop/weight.ts'
import { cellNames, cellWords } from '#words/catalogue-cells.ts'
import { catalogueFields, deskCatalogueWords } from '#words/desk-catalogue.ts'
import { readableLabel, readableSize } from '#words/formatters.ts'
import { cleaningLabels } from '#words/picked.ts'

/** A change of the catalogue as a person reads it: 'Jumbo, 1 kg: ₹1,250 → ₹1,313'. */
export function cellChangeInWords({ field, was, becomes }: FieldChange): string {
  const column = columnOf(field)
  const size = field.slice(0, -column.length).replace(/, $/, '')
  const name = size === '' ? columnInWords(column) : cellWords.ofSize(readableSize(size), columnInWords(column))
  if (column === 'order') return name
  if (/^product \d+$/.test(column)) return deskCatalogueWords.theirs(name, becomes)
  return deskCatalogueWords.becomes(name, valueInWords(column, was), valueInWords(column, becomes))
}

/** Whether it is a rate of a pack that is sold: 'Jumbo, 1 kg'. */
export const isRate = ({ field, becomes }: FieldChange): boolean => isPack(columnOf(field)) && becomes !== ''

const columnOf = (field: string): string => field.split(', ').at(-1) ?? ''

/** 'title_mr' is 'Name (मराठी)', 'slide 2' the second of the slides, '1 kg' a pack. */
function columnInWords(column: string): string {
  const language = otherLanguages.find((one) => column.endsWith(`_${one}`))
  if (language !== undefined)
    return deskCatalogueWords.inLanguage(columnInWords(column.slice(0, -3)), languageNames[language])
  if (isPack(column)) return readableLabel(column)
  const [, numbered = '', nr = ''] = /^([a-z]+) (\d+)$/.exec(column) ?? []
  if (numbered === 'product') return cellNames['product'] ?? ''
  if (numbered !== '') return cellWords.numbered(columnInWords(numbered), nr)
  const code = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return ownOf(cellNames, column) ?? ownOf(fields, code) ?? ownOf(fields, `sizes.${code}`) ?? column
}

const fields: Readonly<Record<string, string>> = catalogueFields

const isPack = (column: string): boolean => weightLabels.some((weight) => weight === column)

function valueInWords(column: string, value: string): string {
  if (isPack(column)) {
    const rate = rupeesTyped(value)
    return rate === undefined ? cellWords.notSold : readableShort(rate)
  }
  if (column === 'sizes') return value.split('\n').map(readableSize).join(', ')
  if (column === 'cleaning')
    return value
      .split('\n')
      .map((code) => nameIn(cleaningLabels, code))
      .join(', ')
  if (column === 'cut') return nameIn(deskCatalogueWords.cuts, value)
  if (column === 'label_weight') return nameIn(deskCatalogueWords.labelWeights, value)
  if (yesOrNo.has(column) && value !== '') return deskCatalogueWords.yesOrNo(value === 'yes')
  return value
}

const yesOrNo: ReadonlySet<string> = new Set(['retired', 'available', 'few_bones', 'usual'])
