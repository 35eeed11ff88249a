import { openShop } from '#tests/running-shop.ts'
import { openPages } from './open-pages.ts'
import { weightOf } from './page-weight.ts'
const shop = await openShop()
for (const page of openPages)
  console.log(page.address, weightOf(await (await fetch(shop.url + page.address)).text()).script)
await shop.stop()
