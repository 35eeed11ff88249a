// Builds the shop, or the counter, in each language: node tools/build-pages.ts [counter]
// One process for all languages: the second finds the builder warm, and takes two thirds of the first one's time.
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { languages } from '../shop/languages.ts'

const [folder = '.'] = process.argv.slice(2)

for (const language of languages) {
  // The configuration is read again for each builder (tools/built-language.ts).
  process.env.BUILT_LANGUAGE = language
  const builder = await createBuilder({ root: join(import.meta.dirname, '..', folder) }, null)
  await builder.buildApp()
}
