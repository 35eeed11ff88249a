import type { Language, OtherLanguage } from '#shop/languages.ts'
import { saidBy, tellingIn } from './sentinels.ts'
import { type Room, roomsOf, type Sentence, sentencesOf } from './spoken.ts'

/** A sentence of another language that does not do what the English one does. */
export interface Unlike {
  readonly language: Language
  readonly room: Room
  readonly key: string
  readonly because: string
}

/** Every sentence of English stands in the language, in the same form, and tells the same facts and figures. */
export async function unlikeIn(language: OtherLanguage): Promise<readonly Unlike[]> {
  const there = new Set(roomsOf(language))
  const rooms = roomsOf('en')
  const missing = rooms
    .filter((room) => !there.has(room))
    .map((room) => ({ language, room, key: '', because: 'is not there' }))
  const found = await Promise.all(
    rooms.filter((room) => there.has(room)).map(async (room) => unlikeInRoom(language, room)),
  )
  return [...missing, ...found.flat()]
}

/** Names of what is kept by its English name. */
export const namesOfCodes = /\/usual\.ts$/

async function unlikeInRoom(language: OtherLanguage, room: Room): Promise<readonly Unlike[]> {
  const [english, own] = [await sentencesOf('en', room), await sentencesOf(language, room)]
  const missing = [...english.keys()].filter((key) => !own.has(key)).map((key) => [key, 'is not there'] as const)
  // English says what the shop keeps as it is kept, so only the others have names for it.
  const isName = namesOfCodes.test(room)
  const surplus = [...own.keys()]
    .filter((key) => !isName && !english.has(key))
    .map((key) => [key, 'is not in English'] as const)
  const otherwise = [...english].flatMap(([key, said]) => {
    const its = own.get(key)
    const because = its === undefined ? undefined : difference(said, its)
    return because === undefined ? [] : [[key, because] as const]
  })
  return [...missing, ...surplus, ...otherwise].map(([key, because]) => ({ language, room, key, because }))
}

function difference(english: Sentence, own: Sentence): string | undefined {
  if (typeof english !== typeof own) return 'is told in another form'
  const [said, its] = [spoken(english), spoken(own)]
  for (const [call, text] of Object.entries(said)) {
    const other = its[call]
    if (text === undefined || (other === undefined && call !== 'anything')) continue
    const gone = [...tellingIn(text)].filter((fact) => !tellingIn(other ?? '').has(fact))
    const invented = [...tellingIn(other ?? '')].filter((fact) => !/^\d/.test(fact) && !tellingIn(text).has(fact))
    if (gone.length > 0) return `does not say ${gone.join(', ')}: ${text} | ${other}`
    if (invented.length > 0) return `says ${invented.join(', ')}: ${text} | ${other}`
  }
  return undefined
}

const spoken = (sentence: Sentence): Readonly<Record<string, string | undefined>> =>
  typeof sentence === 'string' ? { text: sentence } : saidBy(sentence)
