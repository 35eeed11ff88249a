import { expect, test } from 'vitest'
import { dataKey, keptKey } from './kept-page.ts'

test('pages and their data have names', () => {
  expect([keptKey('/home'), dataKey('/home'), dataKey('/')]).toEqual(['/home', '/home.data', '/_.data'])
  expect([keptKey('/myorders'), dataKey('/myorders/ord_7')]).toEqual(['/myorders', '/myorders/-.data'])
})
