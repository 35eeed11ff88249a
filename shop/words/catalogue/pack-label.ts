import type { Product, Species } from '#shop/catalogue/product.ts'
import { readableLabel } from '#words/formatters.ts'
import { language } from '#words/language.ts'
import { packLabelWords } from '#words/pack-label.ts'

/** 'Whole Prawns, Kolambi': the title, and the local name where the title does not say it already. */
export function commonName(
  { title }: Pick<Product, 'title'>,
  { localName, hindi, marathi }: Pick<Species, 'localName' | 'hindi' | 'marathi'>,
): string {
  const name = { en: localName, hi: hindi, mr: marathi }[language]
  return title.toLowerCase().includes(name.toLowerCase()) ? title : packLabelWords.alsoCalled(title, name)
}

/** '1 kg or 500 g, weighed before cleaning': which weight the law's net quantity means here. */
export const netQuantity = ({ weights, labelWeight }: Pick<Product, 'weights' | 'labelWeight'>): string =>
  packLabelWords.weighed[labelWeight](weights.map((weight) => readableLabel(weight)))

/** How long a pack is good from its delivery, in the fridge. */
export const goodFor = ({ cut }: Pick<Product, 'cut'>): string =>
  cut === 'marinated' ? packLabelWords.twoDays : packLabelWords.aDay

/** As the law wants it of a pack that the buyer has not seen made (Packaged Commodities Rules, rule 6). */
export const keepIt = (product: Pick<Product, 'cut'>): string => packLabelWords.keepIt(goodFor(product))

export const origin = packLabelWords.westCoast
