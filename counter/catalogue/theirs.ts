import { languageNames, otherLanguages } from '#shop/languages.ts'
import { catalogueFields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'

type Fields = Readonly<Record<string, unknown>>

/** What somebody else changed meanwhile: the field, and its value now. */
export const theirsIn = (before: Fields, now: Fields): readonly (readonly [label: string, value: string])[] => [
  ...changedIn(before, now),
  ...otherLanguages.flatMap((language) => {
    const [was, is] = [before, now].map((all) => ({ ...nothing, ...(all[language] as Fields | undefined) }))
    const changed = changedIn(was ?? nothing, is ?? nothing)
    return changed.map(([label, value]) => [words.inLanguage(label, languageNames[language]), value] as const)
  }),
]

/** Of another language a text may be away. */
const nothing: Fields = { title: '', line: '', description: [], intro: '', tagline: '' }

const changedIn = (before: Fields, now: Fields): readonly (readonly [label: string, value: string])[] =>
  Object.entries(catalogueFields).flatMap(([field, label]) => {
    const [was, is] = [before[field], now[field]].map((value) => JSON.stringify(value))
    return is === undefined || was === is ? [] : [[label, inOneLine(now[field])] as const]
  })

function inOneLine(value: unknown): string {
  if (typeof value === 'boolean') return words.yesOrNo(value)
  if (Array.isArray(value)) return value.map(inOneLine).join(', ')
  if (typeof value === 'object' && value !== null && 'label' in value) return String(value.label)
  return String(value)
}
