import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { shopDay } from '#shop/moment.ts'
import { days, hours, minutes } from '#shop/time.ts'
import { addProduct, changeProduct, hilsa, openCatalogueRoom, wholeHilsa } from '#tests/rooms/catalogue-room.ts'
import { atDesk, newKey } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

/** What can be bought: a size and a weight in grams of a product, and what it costs. */
interface Cell {
  readonly product: number
  readonly size: string
  readonly grams: number
  readonly paise: number
}

const names = ['Large', 'Small', 'Very Large', 'Medium', 'Tiny']
const weights = ['1 kg', '500 g', '250 g'] as const
const gramsOf = { '1 kg': 1000, '500 g': 500, '250 g': 250 }

/** Often near a limit of a rate that is there, often absurd. */
const paise = oneof(
  constantFrom(100, 900_000, 180_000, 120_000, 65_000),
  constantFrom(135_000, 134_900, 225_000, 225_100, 150_000, 150_100, 90_000, 89_900, 48_750, 81_250),
  integer({ min: 20_000, max: 300_000 }),
)

const size = record({
  label: constantFrom(...names),
  packs: uniqueArray(record({ weight: constantFrom(...weights), paise }), {
    minLength: 1,
    selector: ({ weight }) => weight,
  }),
})

const deed = oneof(
  {
    weight: 6,
    arbitrary: record({
      do: constant('sizes' as const),
      /** which of the sizes and packs that are there stay */
      keep: array(nat({ max: 2 }), { minLength: 6, maxLength: 6 }),
      more: uniqueArray(size, { maxLength: 2, selector: ({ label }) => label }),
      isFirst: nat({ max: 1 }).map(Boolean),
    }),
  },
  {
    weight: 4,
    arbitrary: record({
      do: constant('sheet' as const),
      nth: nat({ max: 8 }),
      paise,
      percent: constantFrom(0, 25, -25, 24, -24),
      wait: constantFrom(0, 0, hours(1), hours(5), hours(20)),
    }),
  },
  { weight: 1, arbitrary: record({ do: constant('new' as const), size }) },
  { weight: 1, arbitrary: record({ do: constant('put-back' as const) }) },
  { weight: 2, arbitrary: record({ do: constant('later' as const), by: constantFrom(hours(1), hours(6), hours(22)) }) },
)

/** The rule, slowly: within a quarter of what the owner has that pack at, or where it is new, any of its product and weight. */
function isNearOwners(cell: Cell, owners: readonly Cell[]): boolean {
  const ofProduct = owners.filter(({ product }) => product === cell.product)
  const own = ofProduct.find(({ size: name, grams }) => name === cell.size && grams === cell.grams)
  const ofWeight = ofProduct.filter(({ grams }) => grams === cell.grams)
  const compared = own
    ? [own.paise]
    : ofWeight.length > 0
      ? ofWeight.map((one) => one.paise)
      : ofProduct.map((one) => Math.round((one.paise * cell.grams) / one.grams))
  return compared.some((owner) => cell.paise >= owner * 0.75 && cell.paise <= owner * 1.25)
}

let clock = Date.parse('2026-11-26T04:30:00Z')

eachDatabase((_, open) => {
  test(
    'whatever the counter does in a day, nothing costs a quarter less or more than where the owner had it',
    async () => {
      const room = { ...(await openCatalogueRoom(open, { now: () => clock })), now: () => clock }
      const { database, snapshot, changes } = room

      const onSale = (): Cell[] =>
        snapshot.current().products.flatMap(({ id, prices }) =>
          Object.entries(prices).flatMap(([name, byWeight]) =>
            Object.entries(byWeight).map(([weight, price]) => ({
              product: id,
              size: name,
              grams: gramsOf[weight as keyof typeof gramsOf],
              paise: price,
            })),
          ),
        )

      let nr = 0
      await assert(
        asyncProperty(array(deed, { minLength: 1, maxLength: 14 }), async (deeds) => {
          clock += days(3)
          nr += 1
          const owner = await atDesk(room, 'owner')
          let counter = await atDesk(room, 'counter')
          const name = `hilsa-${nr}`
          await owner.press('addFish', {}, { key: newKey(), name, species: hilsa, products: [] })
          const form = { ...wholeHilsa, slug: name }
          const added = await addProduct(owner, name, form)
          const id = added.body.species.products[0]?.id
          if (id === undefined) throw new Error(JSON.stringify(added.body))
          await changes.refresh()
          let owners = onSale()
          let day = shopDay(clock)
          let lastSeen = owners

          for (const one of deeds) {
            if (one.do === 'sizes') {
              const { product } = (await counter.press('catalogueProduct', { id: String(id) }, undefined)).body
              const kept = product.sizes.flatMap((there, place) => {
                const stay = there.weights.filter((_weight, at) => one.keep[(place * 3 + at) % 6] !== 0)
                return stay.length === 0 || one.more.some(({ label }) => label === there.label)
                  ? []
                  : [{ label: there.label, weights: stay, rates: {} }]
              })
              const come = one.more.map(({ label, packs }) => {
                const there = product.sizes.find((other) => other.label === label)
                return {
                  label,
                  weights: packs.map(({ weight }) => weight),
                  rates: Object.fromEntries(
                    packs.flatMap((pack) =>
                      there?.rates[pack.weight] === undefined ? [[pack.weight, pack.paise]] : [],
                    ),
                  ),
                }
              })
              const sizes = one.isFirst ? [...come, ...kept] : [...kept, ...come]
              await changeProduct(counter, { of: name, id }, { sizes })
            }
            if (one.do === 'sheet') {
              const cells = onSale().filter(({ product }) => product === id)
              const cell = cells[one.nth % Math.max(1, cells.length)]
              const next = one.percent === 0 || !cell ? one.paise : Math.round(cell.paise * (1 + one.percent / 100))
              if (cell && cell.paise !== next) {
                const { draft } = (await counter.press('rates', {}, undefined)).body
                const typed = [{ productId: id, size: cell.size, grams: cell.grams, was: cell.paise, paise: next }]
                const saved = await counter.press(
                  'saveRateDraft',
                  {},
                  { key: newKey(), seen: draft.version, changes: typed },
                )
                const at = one.wait === 0 ? {} : { at: clock + one.wait }
                await counter.press('publishRates', {}, { key: newKey(), seen: saved.body.version, ...at })
              }
            }
            if (one.do === 'new')
              await addProduct(counter, name, {
                ...form,
                slug: `${name}-${newKey().slice(0, 8)}`,
                sizes: [
                  {
                    label: one.size.label,
                    weights: one.size.packs.map(({ weight }) => weight),
                    rates: Object.fromEntries(one.size.packs.map((pack) => [pack.weight, pack.paise])),
                  },
                ],
              })
            if (one.do === 'put-back') {
              const { products } = (await counter.press('catalogueSpecies', { name }, undefined)).body.species
              for (const product of products.filter(({ retired }) => retired))
                await changeProduct(counter, { of: name, id: product.id }, {}, { retired: false })
            }
            clock += one.do === 'later' ? one.by : minutes(1)
            while ((await database.run.publishDueRates({ at: clock })).settled !== undefined);
            await changes.refresh()
            if (one.do === 'later') counter = await atDesk(room, 'counter')

            const now = onSale()
            // At the start of a day it is where it is; what went before keeps where it was.
            if (shopDay(clock) !== day) {
              const before = one.do === 'later' ? lastSeen : now
              const isThere = (cell: Cell) =>
                before.some(
                  (other) => other.product === cell.product && other.size === cell.size && other.grams === cell.grams,
                )
              owners = [...before, ...owners.filter((cell) => !isThere(cell))]
              day = shopDay(clock)
            }
            lastSeen = now
            expect(now.filter((cell) => !isNearOwners(cell, owners))).toEqual([])
          }
          // Each first rate is in the history.
          const { body } = await (await atDesk(room, 'owner')).press('rateHistory', {}, { product: String(id) })
          const told = new Set(body.changes.map(({ size: label, grams }) => `${label}/${grams}`))
          const untold = onSale().filter((cell) => cell.product === id && !told.has(`${cell.size}/${cell.grams}`))
          expect(untold).toEqual([])
        }),
        { ...runsOf(2000), endOnFailure: true },
      )
    },
    minutes(10),
  )
})
