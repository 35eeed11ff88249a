// How people write a number, in figures and in the words of the three languages.

/** A number as people write it, in figures or in words. */
export interface SaidNumber {
  readonly number: number
  /** how many tokens say it */
  readonly length: number
  /** it may be a number of packs without any unit; 'a' may not */
  readonly isFigure: boolean
}

const words = (text: string): readonly string[] => text.normalize('NFC').split(' ')
const meaning = (rows: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(rows).flatMap(([text, number]) => words(text).map((word) => [word, number] as const)))

const counts = new Map(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह',
    'एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा',
    '- - - - पांच छः - - - - - -',
  ].flatMap((row) => words(row).map((word, at) => [word, at + 1] as const)),
)
counts.delete('-')

/** As Mumbai types them in Latin letters, and rarer words: numbers only before a unit, because 'do' is English too. */
const beforeUnits = meaning({
  ek: 1,
  'do don': 2,
  'teen tin': 3,
  'char chaar': 4,
  'paanch panch paach pach': 5,
  'chhe che saha': 6,
  'saat sat': 7,
  'aath ath': 8,
  'nau nou': 9,
  'das daha': 10,
  'twenty बीस वीस': 20,
  'पच्चीस पंचवीस': 25,
  'thirty तीस': 30,
  'fifty पचास पन्नास pachas pannas': 50,
  'पचहत्तर पंचाहत्तर': 75,
})

const hundreds = meaning({ 'hundred सौ शे शंभर sau she shambhar': 100, 'thousand हज़ार हजार hazar hajar': 1000 })

const fractions = meaning({
  'half ½ 1/2 आधा आधी आधे अर्धा अर्धी अर्धे aadha adha aadhi adhi ardha ardhi': 0.5,
  'quarter quarters ¼ 1/4': 0.25,
  '¾ 3/4 पौन पाऊण पौना paun pauna': 0.75,
  'सवा सव्वा sava savva': 1.25,
  'डेढ़ डेढ दीड dedh ded deed did': 1.5,
  'ढाई अढ़ाई अडीच dhai adhai adich adeech adhich': 2.5,
})

/** A fourth of a kilo, which is counted too: 'एक पाव'. */
const pavs = new Set(words('पाव pav paav pao'))

/** Before a number: 'साढ़े तीन' is three and a half. */
const apart = meaning({
  'सवा सव्वा sava savva': 0.25,
  'साढ़े साढे साडे sade saade sadhe saadhe': 0.5,
  'पौने पावणे paune pavne': -0.25,
})

/** '2', '1.5', '1,5', 'two', 'half', 'half a', 'three quarters', '1 1/2', 'one and a half', 'साढ़े तीन', 'दो सौ पचास'. */
export function numberAt(tokens: readonly string[]): SaidNumber | undefined {
  const below = smallAt(tokens)
  const length = below?.length ?? 0
  const hundred = hundreds.get(tokens[length] ?? '')
  if (hundred === undefined) return below
  const rest = tokens.slice(length + 1)
  const more = rest[0] === 'and' ? 1 : 0
  const added = countIn(rest[more])
  const isAdded = added !== undefined && added < hundred
  const number = (below?.number ?? 1) * hundred + (isAdded ? added : 0)
  return { number, length: length + 1 + (isAdded ? more + 1 : 0), isFigure: false }
}

/** 'साडेतीन' is two words, and 'अडीचशे' too: it reads as if they stood apart. */
export function spread(word: string): readonly string[] {
  const hundred = ['शे', 'she'].find((end) => word.endsWith(end))
  const head = hundred === undefined ? [] : spread(word.slice(0, -hundred.length))
  if (hundred !== undefined && head.every(isNumber)) return [...head, hundred]
  const before = [...apart.keys()].find((start) => word.startsWith(start) && isCount(word.slice(start.length)))
  return before === undefined ? [word] : [before, word.slice(before.length)]
}

export const isPav = (word = ''): boolean => pavs.has(word)
export const isArticle = (word = ''): boolean => word === 'a' || word === 'an'

const isCount = (word: string): boolean => counts.has(word) || beforeUnits.has(word)
const isNumber = (word: string): boolean => isCount(word) || fractions.has(word) || apart.has(word)

function smallAt([first = '', ...rest]: readonly string[]): SaidNumber | undefined {
  if (isArticle(first)) {
    const value = fractionAt(rest)
    return value ? { ...value, length: value.length + 1 } : { number: 1, length: 1, isFigure: false }
  }
  const [added, counted] = [apart.get(first), countIn(rest[0])]
  if (added !== undefined && counted !== undefined) return { number: counted + added, length: 2, isFigure: false }
  const fraction = fractionAt([first, ...rest])
  if (fraction !== undefined) return fraction
  const whole = countIn(first)
  if (whole === undefined) return undefined
  if (whole === 3 && /^quarters?$/.test(rest[0] ?? '')) return { number: 0.75, length: 2, isFigure: false }
  const more = and(rest)
  const part = Number.isInteger(whole) ? fractions.get(rest[more] ?? '') : undefined
  if (part === undefined) return { number: whole, length: 1, isFigure: !beforeUnits.has(first) }
  return { number: whole + part, length: 2 + more, isFigure: false }
}

function countIn(word = ''): number | undefined {
  if (/^\d{1,6}(?:[.,]\d{1,3})?$/.test(word)) return Number(word.replace(',', '.'))
  return counts.get(word) ?? beforeUnits.get(word)
}

function fractionAt([first = '', next]: readonly string[]): SaidNumber | undefined {
  const number = isPav(first) ? 0.25 : fractions.get(first)
  return number === undefined ? undefined : { number, length: isArticle(next) ? 2 : 1, isFigure: false }
}

/** How many words of 'and a' there are. */
const and = ([first, next]: readonly string[]): number => (first === 'and' ? (isArticle(next) ? 2 : 1) : 0)
