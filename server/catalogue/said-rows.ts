import { type Said, withoutSilent } from '#shop/catalogue/said.ts'
import { type Language, languages } from '#shop/languages.ts'

// What is said of a thing in several languages, a row each. English is always there.

/** As one row has them side by side; null where nobody has said anything in a language. What is kept was checked. */
export const saidOf = <Texts>({ en, hi, mr }: SaidColumns): Said<Texts> => ({
  en: JSON.parse(en) as Texts,
  ...(hi === null ? {} : { hi: JSON.parse(hi) as Partial<Texts> }),
  ...(mr === null ? {} : { mr: JSON.parse(mr) as Partial<Texts> }),
})

interface SaidColumns {
  readonly en: string
  readonly hi: string | null
  readonly mr: string | null
}

export const saidRows = <Texts>(said: Said<Texts>): readonly { language: Language; texts_json: string }[] => {
  const spoken = withoutSilent(said)
  return languages.flatMap((language) =>
    spoken[language] === undefined ? [] : [{ language, texts_json: JSON.stringify(spoken[language]) }],
  )
}
