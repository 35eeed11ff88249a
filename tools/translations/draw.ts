// Texts for somebody to read who has not seen them: 300 of each language, drawn by a seed, with where each stands.
// npm exec -- node tools/translations/draw.ts [SEED], into build/texts/
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sample, shuffledSubarray } from 'fast-check'
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

/** One text of each key, as the seed alone decides; a single word tells a reader nothing. */
function drawnFrom(texts: readonly Text[]): Text[] {
  const byKey = new Map<string, Text>()
  for (const one of texts)
    if (one.text.includes(' ') && !/\/(?:all|refusals)\.ts$/.test(one.room)) byKey.set(`${one.room} ${one.key}`, one)
  const several = shuffledSubarray([...byKey.values()], { minLength: howMany, maxLength: howMany })
  return sample(several, { seed, numRuns: 1 }).flat()
}
