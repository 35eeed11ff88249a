// Texts for somebody to read who has not seen them: 300 of each language, drawn by a seed, with where each stands.
// npm exec -- node tools/translations/draw.ts [SEED], into build/texts/
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '#shop/languages.ts'
import { type Text, textsOf } from './voice.ts'

const folder = join(import.meta.dirname, '../../build/texts')
const [seed = 1] = process.argv.slice(2).map(Number)
const howMany = 300

mkdirSync(folder, { recursive: true })
for (const language of languages) {
  const drawn = drawnFrom(await textsOf(language)).toSorted((one, other) => one.room.localeCompare(other.room))
  const rows = drawn.map(({ room, key, text }, nr) => `${nr + 1}. [${room} ${key}] ${text}`)
  writeFileSync(join(folder, `${language}.md`), `${rows.join('\n')}\n`)
  console.log(`${drawn.length} texts in ${language}`)
}

/** One text of each key, in an order that the seed alone decides; a single word tells a reader nothing. */
function drawnFrom(texts: readonly Text[]): Text[] {
  const byKey = new Map<string, Text>()
  for (const one of texts)
    if (one.text.includes(' ') && !/\/(?:all|refusals)\.ts$/.test(one.room)) byKey.set(`${one.room} ${one.key}`, one)
  const rest = [...byKey.values()]
  const drawn: Text[] = []
  let chance = seed
  while (drawn.length < howMany && rest.length > 0) {
    chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31
    drawn.push(...rest.splice(chance % rest.length, 1))
  }
  return drawn
}
