import { Field, TextArea } from '#kit/field.tsx'
import { languageNames, type OtherLanguage, otherLanguages } from '#shop/languages.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'

export type TranslatedText = 'title' | 'line' | 'description' | 'intro' | 'tagline'

type Translation = Readonly<Partial<Record<TranslatedText, string | readonly string[] | undefined>>>

interface Control {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
}

/** The texts of a thing in the other languages, each marked where it is missing. None is required. */
export function InOthers({
  texts,
  most,
  start,
  now,
  field,
}: {
  texts: readonly TranslatedText[]
  /** how many letters of each fit */
  most: Readonly<Partial<Record<TranslatedText, number>>>
  start: Readonly<Partial<Record<OtherLanguage, Translation | undefined>>>
  /** what stands in the fields at the moment */
  now: Readonly<Record<string, string>>
  field: (name: string) => Control
}) {
  return (
    <>
      <h2>{words.inOthers}</h2>
      <p className="muted">{words.inOthersLead}</p>
      {otherLanguages.map((language) => {
        const saidOf = (text: TranslatedText) => asTyped(start[language]?.[text])
        const unsaid = texts.filter((text) => (now[`${language}.${text}`] ?? saidOf(text)).trim() === '')
        return (
          <fieldset key={language} className="stack in-other">
            <legend lang={language}>{languageNames[language]}</legend>
            <p className="small" role="status">
              {unsaid.length === 0 ? words.allSaid : words.unsaid(unsaid.map((text) => fields[text]).join(', '))}
            </p>
            {texts.map((text) => {
              const shared = {
                ...field(`${language}.${text}`),
                label: words.inLanguage(fields[text], languageNames[language]),
                defaultValue: saidOf(text),
                lang: language,
                maxLength: most[text],
                optional: true,
              }
              const rows = rowsOf[text]
              return rows === undefined ? (
                <Field key={text} {...shared} />
              ) : (
                <TextArea
                  key={text}
                  {...shared}
                  hint={text === 'description' ? words.hints.description : undefined}
                  rows={rows}
                />
              )
            })}
          </fieldset>
        )
      })}
    </>
  )
}

/** Those that are longer than a line. */
const rowsOf: Readonly<Partial<Record<TranslatedText, number>>> = { line: 3, description: 8, intro: 2 }

const asTyped = (said: string | readonly string[] | undefined): string =>
  said === undefined ? '' : typeof said === 'string' ? said : said.join('\n\n')
