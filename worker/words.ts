import { offlineWords as offlineEnglish, pushWords as pushEnglish } from '#shop/words/en/offline.ts'
import { unsentWords as unsentEnglish } from '#shop/words/en/unsent.ts'
import { offlineWords as offlineHindi, pushWords as pushHindi } from '#shop/words/hi/offline.ts'
import { unsentWords as unsentHindi } from '#shop/words/hi/unsent.ts'
import { offlineWords as offlineMarathi, pushWords as pushMarathi } from '#shop/words/mr/offline.ts'
import { unsentWords as unsentMarathi } from '#shop/words/mr/unsent.ts'

// A browser has one worker for the pages of every language, so it speaks them all.
export const offlineWordsIn = { en: offlineEnglish, hi: offlineHindi, mr: offlineMarathi } as const
export const pushWordsIn = { en: pushEnglish, hi: pushHindi, mr: pushMarathi } as const
export const unsentWordsIn = { en: unsentEnglish, hi: unsentHindi, mr: unsentMarathi } as const
