import { expect, test } from 'vitest'
import { grownSince } from './module-sizes.ts'

test('of a page over its budget the modules that grew are named, the most grown first, and those that are new', () => {
  const before = { 'web/cart.tsx': 1000, 'web/menu.tsx': 500, 'kit/dialog.tsx': 300 }
  const today = { 'web/cart.tsx': 1200, 'web/menu.tsx': 500, 'kit/dialog.tsx': 200, 'web/toast.tsx': 700 }
  expect(grownSince(before, today)).toEqual([
    '  700 bytes before packing: web/toast.tsx',
    '  +200 bytes before packing: web/cart.tsx',
  ])
})
