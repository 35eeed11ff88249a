import { expect, test } from 'vitest'
import { productsMenu } from '#tests/rooms/opening-lists.ts'
import { siteLinks, spinnerOf } from './links.ts'

test('six links come after the spinner, My Orders after a second of it; all others at once', () => {
  const waits = [...Object.values(siteLinks), ...productsMenu].map(({ to }) => [to, spinnerOf(to)])
  expect(Object.fromEntries(waits.filter(([, wait]) => wait !== 0))).toEqual({
    '/aboutus': 500,
    '/contactus': 500,
    '/lobsterDetails/19': 500,
    '/tigerPrawnsDetails/20': 500,
    '/rawasDetails/21': 500,
    '/myorders': 1000,
  })
})
