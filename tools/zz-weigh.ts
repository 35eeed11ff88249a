import { openShop } from '#tests/running-shop.ts'
import { budgetOf } from './budgets.ts'
import { openPages } from './open-pages.ts'
import { weightOf } from './page-weight.ts'
const shop = await openShop()
const worst: Record<string, number> = {}
for (const page of openPages)
  for (const prefix of ['', '/hi', '/mr']) {
    const w = weightOf(await (await fetch(shop.url + prefix + page.address)).text())
    const b = budgetOf(page)
    for (const row of Object.keys(b) as (keyof typeof b)[]) {
      const key = `${prefix || '/en'} ${page.kind} ${row}`
      worst[key] = Math.max(worst[key] ?? -1e9, w[row] - b[row])
    }
  }
await shop.stop()
console.log(worst)
