// Whether every open page keeps to its budget of bytes: a page that is 3 % over it is named. `npm run check` runs it.
import { openShop } from '#tests/running/running-shop.ts'
import { budgetOf } from './budgets.ts'
import { languages } from '#shop/languages.ts'
import { counterPages, openPagesIn } from './open-pages.ts'
import { type PageWeight, weightOf } from './page-weight.ts'

const shop = await openShop()
process.once('exit', () => void shop.kill())
/** So that a mend does not wait for a few bytes. */
const air = 1.03
const outgrown: string[] = []
const pages = [...languages.flatMap(openPagesIn), ...counterPages]
for (const page of pages) {
  const answer = await fetch(shop.url + page.address)
  const weight = weightOf(await answer.text())
  const budget = budgetOf(page)
  for (const row of Object.keys(budget) as (keyof PageWeight)[])
    if (weight[row] > air * budget[row])
      outgrown.push(`${page.address}: ${row} ${weight[row]} bytes, ${budget[row]} allowed`)
}
await shop.stop()
console.log(outgrown.length === 0 ? `${pages.length} pages keep to their budgets` : outgrown.join('\n'))
process.exitCode = outgrown.length === 0 ? 0 : 1
