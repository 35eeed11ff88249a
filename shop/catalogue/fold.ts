/**
 * Gives one spelling to all ways of writing the same sound, so that a name typed by ear matches the keyword. Folding
 * twice changes nothing.
 */
export function fold(text: string): string {
  return text.split(' ').map(foldWord).join(' ')
}

function foldWord(word: string): string {
  return latin(hasOthers.test(word) ? devanagari(word) : word)
}

/** Anything but Latin letters without accents, and digits. */
const hasOthers = /[^a-z0-9]/

/** 'soormai', 'surmaee' and 'surmai' are one word, and so are 'pomphret' and 'pomfret'. */
function latin(word: string): string {
  const sounds = word
    .replaceAll('ph', 'f')
    .replaceAll('oo', 'u')
    .replaceAll('ee', 'i')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
  return withoutLastVowels(withoutDoubles(sounds))
}

function withoutDoubles(word: string): string {
  let once = ''
  for (const letter of word) if (!once.endsWith(letter) || !isLatin(letter)) once += letter
  return once
}

/** A word of vowels alone stays as it is. */
function withoutLastVowels(word: string): string {
  let end = word.length
  while (isVowel(word[end - 1])) end -= 1
  return isLatin(word[end - 1]) ? word.slice(0, end) : word
}

const isLatin = (letter = ''): boolean => letter >= 'a' && letter <= 'z'

const isVowel = (letter = ' '): boolean => 'aeiou'.includes(letter)

/** कोलम्बी and कोळंबी are one word: the nose sound before a consonant, long vowels, ळ and the nukta are written either way. */
function devanagari(word: string): string {
  return word
    .replaceAll('\u093c', '')
    .replaceAll(/[ङञणनम]\u094d(?=[क-ह])|ँ/g, 'ं')
    .replaceAll('\u0940', 'ि')
    .replaceAll('\u0942', 'ु')
    .replaceAll('\u0949', 'ो')
    .replaceAll('\u0945', 'े')
    .replaceAll('ळ', 'ल')
}
