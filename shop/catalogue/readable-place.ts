import { placeNames, stateNames } from '#words/usual.ts'
import { nameIn } from '#shop/name-in.ts'
import type { InLanguage } from '#shop/words/in-language.ts'

const here = { placeNames }

/** 'परळ' of 'Parel': a place as it is read here. One that we have no word for is called what the post calls it. */
export const readablePlace = (name: string, { placeNames }: InLanguage<typeof here> = here): string =>
  nameIn(placeNames, name)

/** 'महाराष्ट्र' of 'Maharashtra'. */
export const readableState = (name: string, { stateNames }: InLanguage<typeof states> = states): string =>
  nameIn(stateNames, name)

const states = { stateNames }
