import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OtherLanguage, otherLanguages } from '#shop/languages.ts'
import { fingerprintOf, type Room, roomsOf, sentencesOf } from './spoken.ts'

const file = join(import.meta.dirname, '../../shop/words/translated-from.json')

/** What a translator saw of an English sentence: all of them the same, or each what their language was translated from. */
type Seen = string | Readonly<Partial<Record<OtherLanguage, string>>>

/** By room, then by key. */
type TranslatedFrom = Readonly<Record<Room, Readonly<Record<string, Seen>>>>

export interface Stale {
  readonly language: OtherLanguage
  readonly room: Room
  readonly key: string
}

const seenBy = (language: OtherLanguage, seen: Seen | undefined): string | undefined =>
  typeof seen === 'string' ? seen : seen?.[language]

export const translatedFrom = (): TranslatedFrom =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TranslatedFrom) : {}

/** The sentences whose English is another one than their translator saw. */
export async function staleIn(known: TranslatedFrom): Promise<readonly Stale[]> {
  const rooms = await Promise.all(
    roomsOf('en').map(async (room) => {
      const english = [...(await sentencesOf('en', room))]
      return otherLanguages.flatMap((language) =>
        english
          .filter(([key, said]) => seenBy(language, known[room]?.[key]) !== fingerprintOf(said))
          .map(([key]) => ({ language, room, key })),
      )
    }),
  )
  return rooms.flat()
}

/** A translator has looked: their language is translated from the English of today, in all rooms or in those that are named. */
export async function noteSeen(languages: readonly OtherLanguage[], named: readonly string[]): Promise<void> {
  const known = translatedFrom()
  const rooms = await Promise.all(
    roomsOf('en').map(async (room) => {
      const isSeen = named.length === 0 || named.some((name) => room.endsWith(`/${name}.ts`))
      const keys = [...(await sentencesOf('en', room))].flatMap(([key, said]) => {
        const seen = otherLanguages.flatMap((language) => {
          const print =
            isSeen && languages.includes(language) ? fingerprintOf(said) : seenBy(language, known[room]?.[key])
          return print === undefined ? [] : [[language, print] as const]
        })
        const prints = new Set(seen.map(([, print]) => print))
        const [one] = prints
        if (one === undefined) return []
        const isOne = prints.size === 1 && seen.length === otherLanguages.length
        return [[key, isOne ? one : Object.fromEntries(seen)] as const]
      })
      return [room, Object.fromEntries(keys)] as const
    }),
  )
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rooms), undefined, 2)}\n`)
}
