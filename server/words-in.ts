import type { Answers } from '#shop/answers.ts'
import type { Language } from '#shop/languages.ts'
import type { Refused, Sentences } from '#shop/refusals.ts'
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
  void reading.then((words) => read.set(language, words))
  return reading
}

const read = new Map<Language, Words | Promise<Words>>()

const isThere = (language: Language) =>
  import(`#shop/words/${language}/refusals.ts`).then(
    () => true,
    () => false,
  )

async function wordsOf(language: Language): Promise<Words> {
  // Until the words are all there.
  if (!(await isThere(language))) return english
  const [{ refusals: own }, { answers: done }] = (await Promise.all([
    import(`#shop/words/${language}/refusals.ts`),
    import(`#shop/words/${language}/answers.ts`),
  ])) as [Pick<Words, 'refusals'>, Pick<Words, 'answers'>]
  return { refusals: own, answers: done }
}
