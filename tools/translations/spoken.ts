import { hash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#shop/languages.ts'
import { saidBy } from './sentinels.ts'

const house = join(import.meta.dirname, '../..')

/** Where what is said stands: a folder a language, a file a room. */
const folders = ['shop/words', 'shop/words/texts']

/** 'shop/words/checkout.ts' */
export type Room = string

export function roomsOf(language: Language): readonly Room[] {
  return folders.flatMap((folder) =>
    readdirSync(join(house, folder, language))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  )
}

/** A sentence of a room: one that stands as it is, or one that is told something. */
export type Sentence = string | ((...told: readonly never[]) => unknown)

/** Every sentence of a room by its key: 'checkoutWords.labels.phone'. What is neither text nor function has no key. */
export async function sentencesOf(language: Language, room: Room): Promise<ReadonlyMap<string, Sentence>> {
  const file = room.replace(/\/([^/]+)$/, `/${language}/$1`)
  const all = (await import(join(house, file))) as Readonly<Record<string, unknown>>
  return new Map(Object.entries(all).flatMap(([name, said]) => [...sentencesIn(said, name)]))
}

function sentencesIn(said: unknown, key: string): readonly (readonly [string, Sentence])[] {
  if (typeof said === 'string') return [[key, said]]
  if (typeof said === 'function') return [[key, said as Sentence]]
  if (typeof said !== 'object' || said === null || said instanceof RegExp) return []
  return Object.entries(said).flatMap(([part, one]) => sentencesIn(one, `${key}.${part}`))
}

/** The same as long as a translator would see the same. */
export function fingerprintOf(sentence: Sentence): string {
  const seen = typeof sentence === 'string' ? sentence : JSON.stringify(saidBy(sentence))
  return hash('sha256', seen, 'hex').slice(0, 8)
}
