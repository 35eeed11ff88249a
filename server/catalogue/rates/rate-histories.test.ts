import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { highestRate } from '#shop/catalogue/rates/rate-sheet.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { days, minutes } from '#shop/time.ts'
import { rateHistories } from '#tests/models/rate-deeds.ts'
import { beginAnew, doDeed, standing, standingByRule } from '#tests/models/rate-histories.ts'
import { afterDeed } from '#tests/models/rate-model.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'
import { ratesToday } from './rate-sheets-store.ts'

eachDatabase((_, open) => {
  test(
    'whatever is typed, moved, published, planned and taken back, the shop has what the rules say',
    async () => {
      const shop = await open(commands)
      await shop.run.openCatalogue(openingDocument)
      let clock = 1
      await assert(
        asyncProperty(rateHistories, async (deeds) => {
          clock += days(1)
          let model = await beginAnew(shop, clock)
          for (const deed of deeds) {
            // Every act has a moment of its own, which decides the order of the planned sheets.
            model = { ...model, clock: model.clock + 1 }
            const at = deed.do === 'later' ? model.clock + deed.time : model.clock
            const { model: next, answer } = afterDeed(model, deed)
            model = next
            clock = model.clock
            expect([deed, await doDeed(shop, deed, at)]).toEqual([deed, answer])
            expect([deed, await standing(shop)]).toEqual([deed, standingByRule(model)])
          }
          const rates = await ratesToday(shop.read)
          expect(rates.filter(({ paise }) => !Number.isInteger(paise) || paise < 1 || paise > highestRate)).toEqual([])
        }),
        { ...runsOf(1000), endOnFailure: true },
      )
    },
    minutes(10),
  )
})
