import { expect, test } from 'vitest'
import { type Language, otherLanguages } from '#shop/languages.ts'
import { statuses } from '#shop/orders/order-status.ts'
import { wholeGrams } from '#shop/weight.ts'
import { states } from '#shop/wire/checkout.ts'
import { refusals as inHindi } from '#shop/words/hi/refusals.ts'
import { refusals as inMarathi } from '#shop/words/mr/refusals.ts'
import { namesOfCodes, unlikeIn } from './compare.ts'
import { staleIn, translatedFrom } from './drift.ts'
import { saidBy, tellingIn } from './sentinels.ts'
import { roomsOf, sentencesOf } from './spoken.ts'

/** What a language says otherwise for a reason. */
const onPurpose: Readonly<Record<string, string>> = {
  'checkoutWords.labels.addressLine1': 'no number: what is typed there is the home',
  'checkoutWords.useAddress': 'each of the two addresses has a word of its own',
  'checkoutWords.changeAddress': 'each of the two addresses has a word of its own',
  partOfDay: 'English has am and pm',
  'slotDayWords.dayShort': 'the month as its number',
}

/** What speaks of money, of the law, and of what happens to an order: a sentence that has changed is translated before it is said. */
const binding =
  /\/(?:checkout|legal|papers|orders|staff-orders|changed|weighing|measures|messages|refusals|counter|lists|picked|unsent|about)\.ts$/

test.each(otherLanguages)('each sentence stands in %s, and tells all that it is told', async (language) => {
  const unlike = await unlikeIn(language)
  const told = unlike.filter(({ key }) => !Object.hasOwn(onPurpose, key))
  expect(told.map(({ room, key, because }) => `${room} ${key} ${because}`)).toEqual([])
})

test('Hindi and Marathi have a name for the same sizes, statuses, states and places', async () => {
  const rooms = roomsOf('en').filter((room) => namesOfCodes.test(room))
  const namesIn = async (language: Language) =>
    (await Promise.all(rooms.map(async (room) => [...(await sentencesOf(language, room)).keys()]))).flat().toSorted()
  expect(await namesIn('mr')).toEqual(await namesIn('hi'))
  expect(await namesIn('hi')).toEqual(
    expect.arrayContaining([
      ...states.map((state) => `stateNames.${state}`),
      ...statuses.map((status) => `statusNames.${status}`),
      'sizeNames.Jumbo',
      'placeNames.Parel',
    ]),
  )
})

test('no sentence of money, law or orders is said in the words of an English that has changed', async () => {
  const stale = await staleIn(translatedFrom())
  const others = stale.filter(({ room }) => !binding.test(room))
  if (others.length > 0)
    console.warn(
      'Translated from an English that has changed:',
      others.map(({ language, key }) => `${language} ${key}`),
    )
  expect(
    stale.filter(({ room }) => binding.test(room)),
    'new or changed in English: see that hi and mr say it, then run `npm exec -- node tools/translations/seen.ts all ROOM`',
  ).toEqual([])
})

test('a fact that a sentence leaves out is seen, wherever the others stand', () => {
  const english = saidBy((fish: string, { price }: { price: string }) => `${fish} costs ${price}, for 2 {people}`)
  const turned = saidBy((fish: string, { price }: { price: string }) => `${price}: ${fish} ({people}: 2)`)
  const silent = saidBy((fish: string) => `${fish} {people} 2`)
  expect(tellingIn(turned['anything'] ?? '')).toEqual(tellingIn(english['anything'] ?? ''))
  expect(
    [...tellingIn(english['anything'] ?? '')].filter((fact) => !tellingIn(silent['anything'] ?? '').has(fact)),
  ).toEqual(['⟦1.price⟧'])
})

test.each([
  ['hi', inHindi],
  ['mr', inMarathi],
])('a server whose build speaks English refuses in %s with the weights, waits and days of it', (_, refusals) => {
  const said = [
    refusals['only-so-much-left']({ title: 'रावस', left: wholeGrams(1500) }),
    refusals['grams-or-kilos']({ grams: wholeGrams(12), ordered: wholeGrams(2000) }),
    refusals['passwords-too-often']({ seconds: 600 }),
    refusals['batch-past-use-by']({ code: '7', useBy: '2026-11-20' }),
  ]
  for (const sentence of said) expect(sentence).not.toMatch(/[a-z]/i)
})
