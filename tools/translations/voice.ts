import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#shop/languages.ts'
import { saidBy } from './sentinels.ts'
import { roomsOf, sentencesOf } from './spoken.ts'

/** One text that people read, with what it is told as '…'. */
export interface Text {
  readonly room: string
  readonly key: string
  readonly text: string
}

/** All that a language says, each text once, however it comes out. */
export async function textsOf(language: Language): Promise<Text[]> {
  const rooms = await Promise.all(
    roomsOf(language).map(async (room) =>
      [...(await sentencesOf(language, room))].flatMap(([key, sentence]) => {
        const { anything, words, ...others } = typeof sentence === 'string' ? { anything: sentence } : saidBy(sentence)
        const said = [anything, words ?? Object.values(others).find((text) => text !== undefined)]
        const texts = said.flatMap((text) => text?.split('\n') ?? []).map(withoutFacts)
        return [...new Set(texts)].map((text) => ({ room, key, text }))
      }),
    ),
  )
  return rooms.flat()
}

const withoutFacts = (text: string): string => text.replaceAll(/⟦[^⟧]*⟧|\{\w+\}/g, '…')

/** The words of a table's column 'not', by language: what is not said for a term of the glossary. */
export function unsaid(glossary: string): Readonly<Record<Language, readonly string[]>> {
  const rows = glossary
    .slice(glossary.indexOf('| English | not |'))
    .split('\n')
    .slice(2)
    .filter((row) => row.startsWith('|'))
    .map((row) => row.split('|').map((cell) => cell.trim()))
  const inColumn = (nr: number) =>
    rows
      .flatMap((cells) => (cells[nr] ?? '').replaceAll(/\([^)]*\)/g, '').split(','))
      .flatMap((one) => one.trim() || [])
  return { en: inColumn(2), hi: inColumn(4), mr: inColumn(6) }
}

export const glossary = (): string => readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')

/** Whether a text says a word: as a whole word in Latin letters, from its beginning in Devanagari, whose endings join it. */
export function says(text: string, word: string): boolean {
  const end = /\p{Script=Devanagari}/u.test(word) ? '' : '(?![\\p{L}\\p{M}])'
  return new RegExp(`(?<![\\p{L}\\p{M}])${word}${end}`, 'iu').test(text)
}

/** A colon that stands for 'because', 'so' or 'but': clauses stand on both sides, where a value, a name or a list should follow. */
export const joinsByColon = (text: string): boolean =>
  [...text.matchAll(/(?<before>[^.!?।:]+): (?<after>[^.!?।…,:;“"‘(\d]*)/gu)].some(
    ({ groups }) => wordsIn(groups?.['before']).length >= 4 && wordsIn(groups?.['after']).length >= 5,
  )

const wordsIn = (text = ''): readonly string[] =>
  text.split(' ').filter((word) => /^[\p{L}\p{M}’'-]+[,;]?$/u.test(word))
