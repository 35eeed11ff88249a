import type { Language } from '#shop/languages.ts'
import { type Spoken, spokenIn } from '#shop/words/spoken-in.ts'
import type { Wording } from './messages.ts'

/**
 * A message in the language of its recipient, and in English beside it: an operator carries approved texts only, and the
 * one in their language may not be approved yet.
 */
export function wordedIn<Told extends Wording | undefined>(
  language: Language,
  say: (words: Spoken) => Told,
): Told | (Told & Pick<Wording, 'english'>) {
  const told = say(spokenIn(language))
  if (told === undefined || language === 'en') return told
  const english = say(spokenIn('en'))
  return english === undefined ? told : { ...told, english: { text: english.text, vars: english.vars } }
}
