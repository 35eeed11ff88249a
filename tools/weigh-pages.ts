// Whether every open page keeps to its budget of bytes, which are those of its first load: a page that is 3 % over it is named, and
// which modules grew. `npm run check` runs it.

import { languages, spokenAt } from '#shop/languages.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { budgetOf } from './budgets.ts'
import { keepAsGood, modulesOf, whyHeavy } from './module-sizes.ts'
import { counterPages, openPagesIn } from './open-pages.ts'
import { type PageWeight, scriptsOf, weightOf } from './page-weight.ts'

const shop = await openShop()
process.once('exit', () => void shop.kill())
/** So that a mend does not wait for a few bytes. */
const air = 1.03
const outgrown: string[] = []
const modules: Record<string, number> = {}
const pages = [...languages.flatMap(openPagesIn), ...counterPages]
const documents = new Map<string, string>()
for (const { address } of pages) documents.set(address, await (await fetch(shop.url + address)).text())
await shop.stop()
for (const page of pages) {
  const document = documents.get(page.address) ?? ''
  const weight = weightOf(document)
  const budget = budgetOf(page)
  const build = `${page.kind === 'counter' ? 'counter' : 'shop'}-${spokenAt(page.address).language}`
  const inPage = modulesOf(build, [...scriptsOf(document)])
  for (const [name, size] of Object.entries(inPage)) modules[name] = Math.max(size, modules[name] ?? 0)
  const over = (Object.keys(budget) as (keyof PageWeight)[]).filter((row) => weight[row] > air * budget[row])
  outgrown.push(...over.map((row) => `${page.address}: ${row} ${weight[row]} bytes, ${budget[row]} allowed`))
  if (over.includes('script')) outgrown.push(...whyHeavy(inPage))
}
if (outgrown.length === 0) keepAsGood(modules)
else outgrown.push('Take out what the first load does not need, or raise the budget in tools/budgets.ts and say why.')
console.log(outgrown.length === 0 ? `${pages.length} pages keep to their budgets` : outgrown.join('\n'))
process.exitCode = outgrown.length === 0 ? 0 : 1
