// Calls a sentence with stand-ins for what it is told, and reads off which of them it says.

const opening = '⟦'
const closing = '⟧'

/** Reading a list's length or items does not say which fact is meant. */
const ofLists = new Set(['join', 'map', 'slice', 'at', 'filter', 'flatMap', 'toSorted', 'length', 'reduce', 'entries'])
const ofTexts = new Set(['toString', 'toLocaleString', 'trim', 'toLowerCase', 'toUpperCase', 'padStart', 'replace'])

/** Stands for anything: a text, a number, an object with anything in it. */
function standIn(path: string): unknown {
  return new Proxy(() => undefined, {
    get(_, key) {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 7 : `${opening}${path}${closing}`)
      if (key === Symbol.iterator) return () => [standIn(path), standIn(path)].values()
      if (typeof key === 'symbol') return undefined
      if (key === 'length') return 2
      return standIn(ofLists.has(key) || ofTexts.has(key) || /^-?\d+$/.test(key) ? path : `${path}.${key}`)
    },
    apply: () => standIn(path),
    has: () => true,
  })
}

type Given = (place: number) => unknown

/** A sentence is called so: with anything, with many, with one, with words, with yes and no. */
const calls: Readonly<Record<string, Given>> = {
  anything: (place) => standIn(String(place)),
  many: (place) => 21 + place,
  one: () => 1,
  words: (place) => `${opening}${place}${closing}`,
  yes: () => true,
  no: () => false,
}

const mostArguments = 6

/** All that is said somewhere below: texts, one by one. */
export function textsIn(said: unknown): readonly string[] {
  if (typeof said === 'string') return [said]
  if (typeof said === 'number') return [String(said)]
  if (typeof said === 'function') return [String(said)]
  if (typeof said !== 'object' || said === null) return []
  return Object.values(said).flatMap(textsIn)
}

/** What comes of each call; undefined where the call makes no sense. */
export function saidBy(speak: (...told: readonly never[]) => unknown): Readonly<Record<string, string | undefined>> {
  const said = Object.fromEntries(Object.entries(calls).map(([name, given]) => [name, called(speak, given)]))
  const isSilent = Object.values(said).every((text) => text === undefined)
  return isSilent ? { ...said, moments: called(speak, () => allMoments) } : said
}

/** For moments and waits that are named, which no stand-in can be. */
const allMoments = new Proxy({}, { get: (_, key) => (typeof key === 'symbol' ? undefined : 7) })

function called(speak: (...told: readonly never[]) => unknown, given: Given): string | undefined {
  const told = Array.from({ length: mostArguments }, (_, place) => given(place)) as never[]
  try {
    const said = textsIn(speak(...told)).join('\n')
    return /undefined|NaN|\[object/.test(said) ? undefined : said
  } catch {
    return undefined
  }
}

/** '⟦0.phone⟧', '{number}', '48': what must come out in every language, wherever it stands. */
export const tellingIn = (said: string): ReadonlySet<string> => new Set(said.match(/⟦[^⟧]*⟧|\{\w+\}|\d+(?:[,.:]\d+)*/g))
