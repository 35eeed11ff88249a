import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isBlock, pastedRates, sheetAsText } from './rate-paste.ts'

const cellOf = (title: string, productId: number, size: string, grams: number) => ({ title, productId, size, grams })

const cells = [
  cellOf('Prawns', 1, 'Jumbo', 1000),
  cellOf('Prawns', 1, 'Jumbo', 500),
  cellOf('Prawns', 1, 'Small', 1000),
  cellOf('Surmai', 2, 'Jumbo', 1000),
  cellOf('Lobster', 3, '', 1000),
  cellOf('Lobster', 3, '', 500),
]

/** Prawns and surmai have one pack more or less; lobster stands below them. */
const rows = [[cells[0], cells[1]], [cells[2]], [cells[3]], [cells[4], cells[5]]]

const pasted = (text: string, start = 0) => pastedRates(text, rows, cells[start] ?? cellOf('', 0, '', 0))

/** [place of the cell, rupees] */
const placed = (text: string, start = 0) =>
  pasted(text, start).rates.map(({ productId, size, grams, paise }) => [
    cells.findIndex((cell) => cell.productId === productId && cell.size === size && cell.grams === grams),
    paise / 100,
  ])

test('one word is typing, more is a block', () => {
  expect(['1850', '1850\r\n', '1850\n1900', '1850\t1900'].map(isBlock)).toEqual([false, false, true, true])
})

test('a column goes down from where it is pasted, and what is empty leaves its cell alone', () => {
  expect(placed('820\r\nRs 440\r\n\r\n')).toEqual([
    [0, 820],
    [2, 440],
  ])
  expect(placed('820\n\n430', 2)).toEqual([
    [2, 820],
    [4, 430],
  ])
})

test('of a block each line goes into a row, and each column into the one beside', () => {
  expect(placed('820\t460\n430\t–\n1,210\n2000\t1100')).toEqual([
    [0, 820],
    [1, 460],
    [2, 430],
    [3, 1210],
    [4, 2000],
    [5, 1100],
  ])
})

test('four columns are fish, size, pack and rate, in whatever order the lines come', () => {
  expect(placed('lobster\t-\t500g\t₹1,100\nPrawns\tSMALL\t1 kg\t430', 3)).toEqual([
    [5, 1100],
    [2, 430],
  ])
})

test('whoever reads the sheet in another language copies it in English, and may paste either', () => {
  const inHindi = [{ ...cellOf('झींगा', 1, 'Jumbo', 1000), english: 'Prawns', typed: '820' }]
  expect(sheetAsText(inHindi)).toBe('Prawns\tJumbo\t1 kg\t820')
  for (const name of ['Prawns', 'झींगा'])
    expect(
      pastedRates(`${name}\tJumbo\t1 kg\t830`, [inHindi], { productId: 1, size: 'Jumbo', grams: 1000 }).rates,
    ).toMatchObject([{ paise: 83_000 }])
})

test('what does not fit is named by its line', () => {
  expect(pasted('820\nabc\n430\n1\n2\n3').misfits).toEqual([
    { line: 2, why: 'no-rate', text: 'abc' },
    { line: 5, why: 'no-cell' },
    { line: 6, why: 'no-cell' },
  ])
  expect(pasted('820\t460\n430\t300').misfits).toEqual([{ line: 2, why: 'no-cell' }])
  expect(pasted('430\t300', 2).misfits).toEqual([{ line: 1, why: 'no-cell' }])
  expect(pasted('Fish\tSize\tPack\tRate\nPrawns\tHuge\t1 kg\t5\n').misfits).toEqual([
    { line: 1, why: 'no-rate', text: 'Rate' },
    { line: 2, why: 'no-cell' },
  ])
  expect(pasted('Surmai\tJumbo\t1 kg\t5\nSurmai\tJumbo\t1 kg\t6').misfits).toEqual([{ line: 2, why: 'twice' }])
})

test('the sheet that was copied is pasted back as it was, wherever it is put', () => {
  assert(
    property(integer({ min: 1, max: 90_000 }), integer({ min: 0, max: 5 }), (rupees, start) => {
      const text = sheetAsText(cells.map((cell, nr) => ({ ...cell, typed: String(rupees + nr) })))
      const { rates, misfits } = pasted(text, start)
      expect([misfits, rates.map(({ paise }) => paise)]).toEqual([[], cells.map((_, nr) => (rupees + nr) * 100)])
    }),
  )
})
