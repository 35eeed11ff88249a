import * as english from '#shop/words/texts/en/all.ts'
import * as hindi from '#shop/words/texts/hi/all.ts'
import * as marathi from '#shop/words/texts/mr/all.ts'

/** What a new shop says of something, in all its languages. */
export const openingTexts = <Texts>(
  of: (texts: typeof english | typeof hindi | typeof marathi) => Texts,
): { readonly en: Texts; readonly hi: Texts; readonly mr: Texts } => ({
  en: of(english),
  hi: of(hindi),
  mr: of(marathi),
})
