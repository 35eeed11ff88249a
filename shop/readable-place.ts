import { placeNames } from '#words/places.ts'
import type { InLanguage } from './words/in-language.ts'

const here = { placeNames }

/** 'परळ' of 'Parel': a place as it is read here. One that we have no word for is called what the post calls it. */
export const readablePlace = (name: string, { placeNames }: InLanguage<typeof here> = here): string =>
  placeNames[name] ?? name
