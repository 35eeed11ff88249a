/** In which language each of staff reads the counter. */
export const counterLanguageWords = {
  title: 'Language',
  lead: 'What you read at the counter, on whatever device you sign in. What buyers get is in the language in which they ordered.',
  failed: 'That did not work. Try again.',
} as const
