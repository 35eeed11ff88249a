import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { namesOfTold, placesOfWish, wishPlaces } from '#shop/orders/order-wishes.ts'
import { allTold } from '#tests/rooms/said-wishes.ts'
import { orderWishesWords as en } from '../en/order-wishes.ts'
import { orderWishesWords as hi } from '../hi/order-wishes.ts'
import { orderWishesWords as mr } from '../mr/order-wishes.ts'
import { wishesSaid } from './wishes-said.ts'

const words = { en, hi, mr }

test.each(languages)(
  '%s: customer and desk read all that was said, named, and each place of work what it needs',
  (language) => {
    for (const whole of ['customer', 'desk'] as const) {
      const said = wishesSaid(allTold, whole, words[language])
      expect(said.map(({ name }) => name)).toEqual(namesOfTold)
      for (const { label, said: what } of said) expect([label, what]).not.toContain('')
    }
    for (const name of namesOfTold)
      for (const place of wishPlaces)
        expect(wishesSaid(allTold, place, words[language]).some((one) => one.name === name)).toBe(
          placesOfWish[name].includes(place),
        )
    expect(wishesSaid(allTold, 'cut-list', words[language])).toContainEqual({
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
