import { expect, test } from 'vitest'
import { previewOf } from './preview-of.ts'
import { blankSize, productTyped, type SizeTyped, sizesOf, soldRatesOf } from './product-typed.ts'
import { codeFrom, linesTyped, paragraphsTyped } from './typed-number.ts'

const form = (typed: Readonly<Record<string, string>> = {}) => {
  const data = new FormData()
  const all = {
    title: 'Whole Hilsa',
    line: 'Of the rains',
    cut: 'whole',
    slug: 'hilsa',
    labelWeight: 'gross',
    grade: '4',
  }
  for (const [name, value] of Object.entries({ ...all, picture: '', ...typed })) data.append(name, value)
  return data
}

const size = (different: Partial<SizeTyped> = {}): SizeTyped => ({ ...blankSize('one'), ...different })

const packs = (rate: string): SizeTyped['packs'] => ({
  '1 kg': { isSold: true, rate },
  '500 g': { isSold: false, rate: '999' },
  '250 g': { isSold: false, rate: '' },
})

/** What of the sizes is sent, or the fields that are wrong. */
function sentOf(sizes: readonly SizeTyped[], sold = {}) {
  const read = productTyped(form(), { sizes, sold, prefix: '' })
  return 'wrong' in read ? read.wrong : read.body.sizes
}

test('rupees as people type them are sent in paise, of the packs alone that are sold', () => {
  for (const [typed, paise] of [
    ['1800', 180_000],
    ['1,800.50', 180_050],
    ['Rs. 1,95,000/-', 19_500_000],
  ] as const)
    expect([typed, sentOf([size({ packs: packs(typed) })])]).toEqual([
      typed,
      paise > 10_000_000
        ? [{ field: 'sizes.0.rates.1 kg', wrong: 'number', most: 100_000 }]
        : [{ label: '', weights: ['1 kg'], rates: { '1 kg': paise } }],
    ])
  // What is not typed at all the shop asks for, with everything else that is missing.
  expect(sentOf([size({ packs: packs(' ') })])).toEqual([{ label: '', weights: ['1 kg'], rates: {} }])
})

test('what is sold already keeps the rate of the rate sheet, and a size of another name is another size', () => {
  const sold = { Large: { '1 kg': 150_000 } }
  const [kept] = sentOf([size({ label: ' Large ', packs: packs('1') })], sold)
  expect(kept).toMatchObject({ rates: {} })
  const [renamed] = sentOf([size({ label: 'Larger', packs: packs('1600') })], sold)
  expect(renamed).toMatchObject({ rates: { '1 kg': 160_000 } })
})

const span = (from: string, to: string) => sentOf([size({ piecesPerKilo: [from, to], packs: packs('1') })])[0]

test('from and to are both sent, one alone is both, and what is no span is said at its field', () => {
  expect(span('2', '3')).toMatchObject({ piecesPerKilo: [2, 3] })
  expect(span('1.5', '')).toMatchObject({ piecesPerKilo: [1.5, 1.5] })
  expect(span('', '')).not.toHaveProperty('piecesPerKilo')
  for (const [from, to] of [
    ['3', '2'],
    ['', '2'],
    ['two', '3'],
    ['-1', '3'],
  ] as const)
    expect([from, span(from, to)]).toEqual([from, { field: 'sizes.0.piecesPerKilo', wrong: 'span' }])
})

const kilos = (from: string) => sentOf([size({ kilosEach: [from, ''], packs: packs('1') })])[0]

test('what one weighs is read as every weight is, and never guessed', () => {
  expect(kilos('1,5')).toMatchObject({ kilosEach: [1.5, 1.5] })
  expect(kilos('500 g')).toMatchObject({ kilosEach: [0.5, 0.5] })
  expect(kilos('1,250')).toEqual({ field: 'sizes.0.kilosEach', wrong: 'span' })
})

test('a product that is opened and saved as it is sends what the shop has', () => {
  const sizes = [
    {
      label: 'Jumbo',
      piecesPerKilo: [1, 2],
      usual: true,
      weights: ['1 kg', '500 g'],
      rates: { '1 kg': 1000, '500 g': 600 },
    },
    { label: 'Small', kilosEach: [0, 0.5], weights: ['250 g'], rates: { '250 g': 305 } },
  ] as unknown as Parameters<typeof sizesOf>[0]['sizes']
  expect(sentOf(sizesOf({ sizes }), soldRatesOf({ sizes }))).toEqual(sizes.map((one) => ({ ...one, rates: {} })))
  expect(previewOf([{ sizes: sizesOf({ sizes }), sold: soldRatesOf({ sizes }) }])).toEqual({
    price: '₹3.05 – ₹10.00',
    sizes: 'Jumbo to Small',
  })
})

test('names by line or comma, paragraphs by an empty line, an address from a name', () => {
  expect(linesTyped('ilish, palla\n\n पाला ')).toEqual(['ilish', 'palla', 'पाला'])
  expect(paragraphsTyped(' One\nline. \n \n\nTwo. ')).toEqual(['One line.', 'Two.'])
  expect(codeFrom(' King Fish (Surmai) – live! ')).toBe('king-fish-surmai-live')
  expect(codeFrom('पाला')).toBe('')
})
