import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { namesOfTold, type WishesTold, wishReaders } from '#shop/orders/order-wishes.ts'
import { allSaid } from '#tests/rooms/said-wishes.ts'
import { orderWishesWords as en } from '../en/order-wishes.ts'
import { orderWishesWords as hi } from '../hi/order-wishes.ts'
import { orderWishesWords as mr } from '../mr/order-wishes.ts'
import { wishesSaid } from './wishes-said.ts'

const words = { en, hi, mr }
const told = Object.fromEntries(namesOfTold.map((name) => [name, allSaid[name]])) as WishesTold

test.each(languages)(
  '%s: customer and desk read all that was said, named, and each at work what they need',
  (language) => {
    for (const reader of ['customer', 'desk'] as const) {
      const said = wishesSaid(told, reader, words[language])
      expect(said.map(({ name }) => name)).toEqual(namesOfTold)
      for (const { label, said: what } of said) expect([label, what]).not.toContain('')
    }
    for (const name of namesOfTold)
      for (const reader of ['cutter', 'packer', 'slip'] as const)
        expect(wishesSaid(told, reader, words[language]).some((one) => one.name === name)).toBe(
          wishReaders[name].includes(reader),
        )
    expect(wishesSaid(told, 'cutter', words[language])).toContainEqual({
      name: 'note',
      label: words[language].theirs.note,
      said: 'Head off, thin slices',
      isWritten: true,
    })
  },
)

test('nothing is told of what nobody said', () => {
  expect(wishesSaid({}, 'customer', en)).toEqual([])
})
