import { expect, test } from '#tests/running/shop.ts'
import { lookAtLetters } from './letters.ts'

test('with letters half as large again no page is covered by what stays in place', async ({ page }) => {
  test.slow()
  expect(await lookAtLetters(page, 'en', [150])).toEqual([])
})
