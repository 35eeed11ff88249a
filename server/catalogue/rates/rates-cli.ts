import { randomUUID } from 'node:crypto'
import type { catalogueCommands } from '#server/catalogue/catalogue-commands.ts'
import { openedCatalogue } from '#server/catalogue/open-catalogue.ts'
import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import { type Catalogue, type Product, productById } from '#shop/catalogue/product.ts'
import { rateTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { paise, readable } from '#shop/money.ts'
import { grams, parseWeight } from '#shop/weight.ts'
import type { rateCommands } from './rate-commands.ts'

/** Lists and sets today's rates, and takes a fish off or on. */
export const rates: CliCommand<typeof rateCommands & typeof catalogueCommands> = {
  use: 'rates [list] | rates set PRODUCT SIZE WEIGHT RUPEES | rates off PRODUCT | rates on PRODUCT',
  does: "shows or changes today's rates; takes a product off sale for now, or sells it again; SIZE is - if it has none",
  async run([what = 'list', ...args], { database, now }) {
    const catalogue = await openedCatalogue(database)
    if (what === 'list') return catalogue.products.map(card).join('\n')
    const change = { changeId: randomUUID(), by: { command: 'rates' }, changedAt: now }
    const product = productMeant(catalogue, args[0])
    if (what === 'on' || what === 'off') {
      await database.run.setAvailable({ ...change, productId: product.id, available: what === 'on' })
      return `${product.title} is ${what === 'on' ? 'on sale again' : 'not on sale now'}.`
    }
    if (what !== 'set') throw new WrongArgs(`There is no 'rates ${what}'.`)
    const rate = rateMeant(product, args.slice(1))
    const { weight: _weight, ...wanted } = rate
    const changed = wanted.was === wanted.paise ? [] : [{ productId: product.id, ...wanted }]
    const { changeId: key, by, changedAt: at } = change
    const setting = await database.run.publishRates({ key, by, at, changes: changed })
    if ('refused' in setting && setting.refused !== 'rate-sheet-empty')
      throw new WrongArgs('Somebody has just changed this rate. Check it again.')
    return `${product.title}, ${rate.size || 'any size'}, ${rate.weight}: ${readable(rate.paise)}`
  },
}

function productMeant(catalogue: Catalogue, typed = ''): Product {
  const product = productById(catalogue, Number(typed))
  if (product === undefined)
    throw new WrongArgs(`'${typed}' is not a product. Give its number, as 'rates list' shows it.`)
  return product
}

/** Only an existing price can change: a new size is a change of the catalogue. */
function rateMeant(product: Product, [typedSize = '', typedWeight = '', typedRupees = '']: readonly string[]) {
  const size = typedSize === '-' ? '' : typedSize
  const weight = parseWeight(typedWeight)
  const was = weight && product.prices[size]?.[weight]
  if (weight === undefined || was === undefined)
    throw new WrongArgs(`${product.title} is not sold as '${typedSize}', '${typedWeight}'.`)
  const rate = rateTyped(typedRupees)
  if (rate === undefined)
    throw new WrongArgs(`'${typedRupees}' is not a valid price. Give rupees, such as 1850 or 1850.50.`)
  return { size, weight, grams: grams(weight), was, paise: paise(rate) }
}

const card = (product: Product): string =>
  [
    `${product.id} ${product.title}${product.available ? '' : ' (not on sale now)'}`,
    ...Object.entries(product.prices).flatMap(([size, byWeight]) =>
      Object.entries(byWeight).map(([weight, price]) => `    ${size || '-'}, ${weight}: ${readable(price)}`),
    ),
  ].join('\n')
