import type { HomeDocument } from '#shop/catalogue/document.ts'
import type { Said } from '#shop/catalogue/said.ts'
import { type OtherLanguage, otherLanguages } from '#shop/languages.ts'

/** What the opening catalogue says in other languages, of as much as still says in English what the shop opened with. */
export function stillSaid<Texts extends object>(
  now: Texts,
  opening: Said<Texts>,
): Readonly<Partial<Record<OtherLanguage, Partial<Texts>>>> {
  const isSame = (text: string) =>
    JSON.stringify(Reflect.get(now, text)) === JSON.stringify(Reflect.get(opening.en, text))
  const translations = otherLanguages.flatMap((language) => {
    const said = Object.entries(opening[language] ?? {}).filter(([text]) => isSame(text))
    return said.length === 0 ? [] : [[language, Object.fromEntries(said)] as const]
  })
  return Object.fromEntries(translations)
}

/** A home page of a shop that knew English alone: what it still says as it opened is said in the others too. */
export const homeStillSaid = (now: HomeDocument, opening: HomeDocument): HomeDocument => ({
  ...now,
  slides: now.slides.map((slide) => {
    const known = opening.slides.find(({ product }) => product === slide.product)
    return known ? { ...slide, texts: saidToo(slide.texts, known.texts) } : slide
  }),
  favourites: now.favourites.map((favourite) => {
    const known = opening.favourites.find(({ product, texts }) => product === favourite.product && texts)
    if (!favourite.texts || !known?.texts) return favourite
    return { ...favourite, texts: saidToo(favourite.texts, known.texts) }
  }),
})

function saidToo<Texts extends object>({ en, ...others }: Said<Texts>, opening: Said<Texts>): Said<Texts> {
  return { en, ...stillSaid(en, opening), ...others }
}
