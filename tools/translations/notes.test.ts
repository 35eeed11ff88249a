import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const house = join(import.meta.dirname, '../..')
const notes = readdirSync(join(house, 'docs/translations'))

test.each(notes)('what %s quotes is what the shop says', (note) => {
  const said = saidIn(note.slice(0, 2))
  const entries = readFileSync(join(house, 'docs/translations', note), 'utf8')
    .split('\n\n')
    .filter((entry) => entry.startsWith('**'))
    .map((entry) => entry.split('  \n'))
  expect(entries.length).toBeGreaterThan(10)
  const stale = entries.flatMap(([name = '', quoted = '']) =>
    sentencesIn(quoted)
      .filter((sentence) => !said.includes(sentence))
      .map((sentence) => `${name} ${sentence}`),
  )
  expect(stale).toEqual([])
})

/** All that the shop's words and the catalogue's texts say in a language, as it stands in their files. */
function saidIn(language: string): string {
  const folders = [`shop/words/${language}`, `shop/catalogue/texts/${language}`]
  const files = folders.flatMap((folder) =>
    readdirSync(join(house, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(house, folder, file), 'utf8')),
  )
  return files.join('\n').replaceAll(/\s+/g, ' ')
}

/** A note leaves out what changes, '{total}', and what it does not need, '…'; ' / ' stands between two sentences. */
const sentencesIn = (quoted: string): string[] =>
  quoted
    .split(/\{[^}]*\}|…|;|[.।?!] | \/ /)
    .map((part) => part.replaceAll(/^[\s/.।:,]+|[\s.।:,]+$/g, ''))
    .filter((part) => part.length > 3)
