import { expect, test } from 'vitest'
import { movedInWords } from './in-words.ts'

test('what happened to a batch is said so that a name may stand before it, in kilos', () => {
  const said = [
    movedInWords({ move: 'in', grams: 12_000 }),
    movedInWords({ move: 'to-line', grams: 700 }),
    movedInWords({ move: 'count', grams: 0 }),
    movedInWords({ move: 'count', grams: 4500, difference: -100 }),
  ]
  expect(said).toEqual([
    '12 kg came in',
    '0.7 kg weighed for an order',
    '0 kg counted',
    '4.5 kg counted, 0.1 kg missing',
  ])
})
