import { expect, test } from 'vitest'
import { noSize } from '#shop/catalogue/product.ts'
import { rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'

const { products } = openingCatalogue

/**
 * SPEC section 9, read a second time and written by hand as it would hang on the wall: product ids, size, weight, rupees.
 * It shares nothing with products.ts, so that a slip of the pen in either one shows.
 */
const board = `
1          Jumbo          1 kg   800    500 g  450
1          Extra Large    1 kg   700    500 g  400
1          Large          1 kg   600    500 g  350
1          Medium         1 kg   500    500 g  300
1          Small          1 kg   450    500 g  250
2          Jumbo          500 g  800    250 g  450
2          Extra Large    500 g  700    250 g  400
2          Large          500 g  600    250 g  350
2          Medium         500 g  500    250 g  300
2          Small          500 g  450    250 g  250
3          Jumbo          500 g  900    250 g  500
3          Extra Large    500 g  800    250 g  450
3          Large          500 g  700    250 g  400
3          Medium         500 g  600    250 g  350
3          Small          500 g  550    250 g  300
4,5,6      Premium Jumbo  1 kg   1950
4,5,6      Jumbo          1 kg   1800   500 g  1000
4,5,6      Extra Large    1 kg   1650   500 g  925
4,5,6      Large          1 kg   1500   500 g  850
4,5,6      Medium         1 kg   1400   500 g  800
4,5,6      Small          1 kg   1200   500 g  700
7          Jumbo          1 kg   1200
7          Extra Large    1 kg   1000
7          Large          1 kg   900
7          Medium         1 kg   700
7          Small          1 kg   500
8          Large          1 kg   1400   500 g  800
8          Medium         1 kg   1000   500 g  600
9          Large          1 kg   1500   500 g  850
9          Medium         1 kg   1100   500 g  650
10,11,13,14  Large        1 kg   400    500 g  250
10,11,13,14  Medium       1 kg   300    500 g  200
10,11,13,14  Small        1 kg   200    500 g  150
12,15      Large          1 kg   500    500 g  300
12,15      Medium         1 kg   400    500 g  250
12,15      Small          1 kg   300    500 g  200
16,17      -              1 kg   700    500 g  400
18         -              1 kg   800    500 g  450
19         -              1 kg   2000
20         -              1 kg   1500
21         -              1 kg   1000
`

const cellsOnTheBoard = board
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [ids = '', size = '', ...cells] = row.trim().split(/ {2,}/)
    return ids.split(',').flatMap((id) =>
      cells.flatMap((cell, at) => {
        const price = cells[at + 1]
        return at % 2 === 0 ? [`${id} | ${size === '-' ? noSize : size} | ${cell} | ${rupees(Number(price))}`] : []
      }),
    )
  })

test('every price is the one on the board, and nothing is sold that is not on it', () => {
  const cellsInTheShop = products.flatMap((product) =>
    Object.entries(product.prices).flatMap(([size, byWeight]) =>
      Object.entries(byWeight).map(([weight, price]) => `${product.id} | ${size} | ${weight} | ${price}`),
    ),
  )
  expect(cellsInTheShop.toSorted()).toEqual(cellsOnTheBoard.toSorted())
})
