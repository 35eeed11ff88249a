import { sizeNames } from '#words/usual.ts'
import type { Size } from './product.ts'
import { nameIn } from '#shop/name-in.ts'
import type { InLanguage } from '#shop/words/in-language.ts'

const here = { sizeNames }

/** 'लार्ज' of 'Large': a size as it is read, which an order keeps by its label. What the shop named itself stays as it is. */
export const readableSize = (label: string, { sizeNames }: InLanguage<typeof here> = here): string =>
  nameIn(sizeNames, label)

/** The same with what it means, where the shop says it: 'Large (2 to 3 to a kilo)'. */
export const sizeInWords = ({ label, means }: Size): string =>
  means === undefined ? readableSize(label) : `${readableSize(label)} (${means})`
