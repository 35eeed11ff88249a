import type { ImportFile } from '#shop/wire/staff/catalogue.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { deskWords } from '#words/desk.ts'
import { bytesOf } from '../desk/bytes-of.ts'

/** As long as the shop takes one. */
const longest = 12_000_000

/** What somebody chose, as it is sent. What it is, its first letter tells: a name says what somebody wishes. */
export async function importFileOf(chosen: File | undefined): Promise<{ file: ImportFile } | { wrong: string }> {
  if (chosen === undefined) return { wrong: words.chooseOne }
  if (chosen.size > longest) return { wrong: words.tooLong }
  const bytes = await bytesOf(chosen)
  if (bytes === undefined) return { wrong: deskWords.fileChanged }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { file: { format: /^\s*\{/.test(text) ? 'json' : 'csv', text } }
  } catch {
    return { wrong: words.noText }
  }
}
