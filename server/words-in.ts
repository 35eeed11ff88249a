import type { Answers } from '#shop/answers.ts'
import type { Language } from '#shop/languages.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { Refused } from '#shop/wire/refused.ts'
import { answers } from '#words/answers.ts'
import { refusals } from '#words/refusals.ts'

/** What the shop says of its own accord: why not, and what is done. */
export interface Words {
  readonly refusals: Sentences<Refused>
  readonly answers: Answers
}

export const english: Words = { refusals, answers }

/** The words of a language. English is there; another is read when somebody first speaks it. */
export function wordsIn(language: Language): Words | Promise<Words> {
  if (language === 'en') return english
  const known = read.get(language)
  if (known !== undefined) return known
  const reading = wordsOf(language)
  read.set(language, reading)
  reading.then(
    (words) => read.set(language, words),
    () => read.delete(language),
  )
  return reading
}

const read = new Map<Language, Words | Promise<Words>>()

const others = {
  hi: () => Promise.all([import('#shop/words/hi/refusals.ts'), import('#shop/words/hi/answers.ts')]),
  mr: () => Promise.all([import('#shop/words/mr/refusals.ts'), import('#shop/words/mr/answers.ts')]),
} as const

async function wordsOf(language: keyof typeof others): Promise<Words> {
  const [why, done] = await others[language]()
  return { refusals: why.refusals, answers: done.answers }
}
