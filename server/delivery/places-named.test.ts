import { expect, test } from 'vitest'
import { openingArea, quartersOf } from '#shop/delivery/delivery.ts'
import * as hi from '#shop/words/hi/usual.ts'
import * as mr from '#shop/words/mr/usual.ts'
import { readablePlace } from '#shop/words/packs.ts'
import { placeAt } from './directory.ts'

test('every quarter of the area that the shop opens with has its name in Hindi and Marathi', () => {
  const quarters = openingArea.flatMap((pincode) => {
    const place = placeAt(pincode)
    return place ? quartersOf(place) : []
  })
  expect(quarters).toContain('Parel')
  const unnamed = quarters.filter((name) => [hi, mr].some((words) => readablePlace(name, words) === name))
  expect(unnamed).toEqual([])
})
