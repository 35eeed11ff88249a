import { type Language, languages, type OtherLanguage, otherLanguages } from '#shop/languages.ts'

// What is said of a thing in several languages: English always, of the others as much as somebody has translated.

/** A language that says nothing of it is left out, and so is a text that is not translated. */
export type Said<Texts> = { readonly en: Texts } & {
  readonly [Other in OtherLanguage]?: { readonly [Text in keyof Texts]?: Texts[Text] }
}

/** Which texts of a thing are English on a page of another language; left out where none is. */
export interface InEnglish<Text extends PropertyKey> {
  readonly inEnglish?: readonly Text[]
}

/** The same mark on something that is made of it. */
export const marks = <Text extends string>({ inEnglish }: InEnglish<Text>): InEnglish<Text> =>
  inEnglish ? { inEnglish } : {}

/** For `lang`: 'en' where a page of another language says it in English. */
export const langOf = <Text extends PropertyKey>({ inEnglish }: InEnglish<Text>, text: Text): 'en' | undefined =>
  inEnglish?.includes(text) ? 'en' : undefined

/** What a page of a language says: its own words, and English where there are none. */
export function saidIn<Texts extends object, Text extends keyof Texts>(
  said: Said<Texts>,
  language: Language,
  texts: readonly Text[],
): Pick<Texts, Text> & InEnglish<Text> {
  const told: Partial<Pick<Texts, Text>> = (language === 'en' ? undefined : said[language]) ?? {}
  const inEnglish =
    language === 'en' ? [] : texts.filter((text) => told[text] === undefined && !isNothing(said.en[text]))
  const all = Object.fromEntries(texts.map((text) => [text, told[text] ?? said.en[text]])) as Pick<Texts, Text>
  return inEnglish.length === 0 ? all : { ...all, inEnglish }
}

const isNothing = (text: unknown): boolean => text === '' || (Array.isArray(text) && text.length === 0)

/** What the other languages call it. */
export const titlesInOthers = (said: Said<{ readonly title: string }>, language: Language): readonly string[] =>
  languages.filter((one) => one !== language).flatMap((one) => said[one]?.title ?? [])

/** Without the languages that say nothing. */
export function withoutSilent<Texts>(said: Said<Texts>): Said<Texts> {
  const spoken = otherLanguages.filter((language) => Object.keys(said[language] ?? {}).length > 0)
  return { en: said.en, ...Object.fromEntries(spoken.map((language) => [language, said[language]])) }
}

/** What a document that leaves a language out does not speak of stays. */
export function withKept<Texts>(said: Said<Texts>, kept: Said<Texts> | undefined): Said<Texts> {
  const stays = otherLanguages.filter((language) => said[language] === undefined && kept?.[language] !== undefined)
  return withoutSilent({ ...said, ...Object.fromEntries(stays.map((language) => [language, kept?.[language]])) })
}
