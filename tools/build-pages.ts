// Builds the shop, or the counter, in each language: node tools/build-pages.ts [counter]
// One process for all languages: the second finds the builder warm, and takes two thirds of the first one's time.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'
import { type BuiltHalf, drawnWithStyles } from '../server/http/built-half.ts'
import { languages, prefixOf } from '../shop/languages.ts'

const house = join(import.meta.dirname, '..')
const [folder = ''] = process.argv.slice(2)

for (const language of languages) {
  // The configuration is read again for each builder (tools/built-language.ts).
  process.env.BUILT_LANGUAGE = language
  const builder = await createBuilder({ root: join(house, folder) }, null)
  await builder.buildApp()
  const page = folder === '' ? `${prefixOf(language)}/home` : `/${folder}`
  await tryPage(join(house, 'build', folder, prefixOf(language)), page)
}

/**
 * Draws the page that says that something went wrong, which needs nothing of a shop. What the builder, the router or React no
 * longer give, or give otherwise, is found now and not by somebody who wants fish.
 */
async function tryPage(build: string, address: string) {
  const half = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as BuiltHalf<object>
  const render = drawnWithStyles(half, (path) => join(build, 'client', path.replace(/^\/counter\//, '')))
  const troubles: unknown[] = []
  const { response, inline } = await render(new Request(`http://localhost${address}`), {}, (one) => troubles.push(one))
  const page = await response.text()
  const written = [...inline.scripts, ...inline.styles]
  const lacking = written.filter((piece) => !page.includes(`>${piece}</`))
  const standing = page.match(/<(script|style)\b/g) ?? []
  if (written.length === 0 || lacking.length > 0 || standing.length !== written.length)
    throw new Error(
      `${address} was drawn with ${standing.length} scripts and styles, but ${written.length} were given, and ${lacking.length} of them stand there otherwise`,
      { cause: troubles[0] },
    )
}
