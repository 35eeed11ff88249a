// Whether every open page keeps to its budget of bytes: a page that outgrows it is named. `npm run check` runs it.
import { join } from 'node:path'
import { openShop } from '#tests/running-shop.ts'
import { budgetOf } from './budgets.ts'
import { openPages } from './open-pages.ts'
import { type PageWeight, weightOf } from './page-weight.ts'

const client = join(import.meta.dirname, '../build/client')
const shop = await openShop()
process.once('exit', () => void shop.kill())
const outgrown: string[] = []
for (const page of openPages) {
  const answer = await fetch(shop.url + page.address)
  const weight = weightOf(await answer.text(), client)
  const budget = budgetOf(page)
  for (const row of Object.keys(budget) as (keyof PageWeight)[])
    if (weight[row] > budget[row]) outgrown.push(`${page.address}: ${row} ${weight[row]} bytes, ${budget[row]} allowed`)
}
await shop.stop()
console.log(outgrown.length === 0 ? `${openPages.length} pages keep to their budgets` : outgrown.join('\n'))
process.exitCode = outgrown.length === 0 ? 0 : 1
