import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { glossary, joinsByColon, says, textsOf, unsaid } from './voice.ts'

/** What says such a word for a reason, by its key. */
const onPurpose: Readonly<Record<string, string>> = {
  'answers.order-canceled': 'the specification quotes it',
  'ordersWords.canceled': 'the specification quotes it',
}

const never = unsaid(glossary())

test.each(languages)('in %s each thing has the one name that the glossary gives it', async (language) => {
  expect(never[language].length).toBeGreaterThan(10)
  const wrong = (await textsOf(language))
    .filter(({ key }) => !Object.hasOwn(onPurpose, key))
    .flatMap(({ room, key, text }) =>
      never[language].filter((word) => says(text, word)).map((word) => `${room} ${key}: ‘${word}’ in ‘${text}’`),
    )
  expect(wrong, 'see docs/glossary.md for the word to say instead').toEqual([])
})

test.each(languages)('in %s no colon stands for because, so or but', async (language) => {
  const wrong = (await textsOf(language)).filter(({ key, text }) => !Object.hasOwn(colons, key) && joinsByColon(text))
  expect(
    wrong.map(({ room, key, text }) => `${room} ${key}: ${text}`),
    'write a full stop or the conjunction; a colon goes before a value, a name or a list',
  ).toEqual([])
})

/** Where a list of clauses follows a colon. */
const colons: Readonly<Record<string, string>> = {
  'paperWords.noTax': 'two facts of the law side by side',
  'accountPageWords.deleting.stays': 'a list of what is kept',
  'legalWords.grievance': 'a list of two cases',
  'listTexts.slides.4.description': 'a list of two weights',
  'listTexts.slides.7.description': 'a list of sizes',
  'recipeTexts.lobster-thermidor.steps.0': 'a list of times',
}

test('a word is found in its forms, and not in others', () => {
  expect(says('The buyer is asked', 'buyer')).toBe(true)
  expect(says('Two buyers', 'buyer')).toBe(false)
  expect(says('इंसानों से', 'इंसान')).toBe(true)
  expect(says('a forestall', 'all')).toBe(false)
})

test.each([
  ['Press the button again: the order is placed only once.', true],
  ['Delivery: Saturday 28 November', false],
  ['You can change these items of the order: fish, size, weight', false],
  ['Type kilos as 1.02, or grams: 1020 g', false],
  ['बटन फिर दबाएँ तो ठीक है: ऑर्डर एक ही बार हो जाएगा', true],
])('a colon between two clauses is seen: %s', (text, isWrong) => {
  expect(joinsByColon(text)).toBe(isWrong)
})
