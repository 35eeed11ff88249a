import type { WrongField, Wrong } from '#shop/catalogue/wrong.ts'
import type { CatalogueRefusal } from '#shop/staff/counter-refusals.ts'
import { paise, readable } from '#shop/money.ts'
import type { Sentences } from '#shop/refusals.ts'

export const catalogueRefusals = {
  'catalogue-form': ({ count }) =>
    count === 1 ? '1 field cannot stay as it is.' : `${count} fields cannot stay as they are.`,
  'catalogue-changed': () => 'Somebody else has changed this meanwhile. What you typed is still here.',
  'no-such-species': () => 'The shop knows no kind of fish of this name.',
  'order-incomplete': () => 'The list has changed meanwhile. Load the page again, then put it in order.',
  'product-waits': () => 'The owner has to approve the rates of this product before it is sold.',
  'import-wrong': ({ count }) =>
    count === 1
      ? '1 place of the file is wrong. Nothing was imported.'
      : `${count} places of the file are wrong. Nothing was imported.`,
} as const satisfies Sentences<CatalogueRefusal>

/** Where in a file. */
export const lineOfFile = (line: number): string => `line ${line}`

/** What to do about a field, beside it. */
const sentences: Readonly<Record<Wrong, (most: number) => string>> = {
  missing: () => 'Fill this in.',
  'too-long': (most) => `At most ${most} letters.`,
  'too-many': (most) => `At most ${most} of them.`,
  'too-few': (most) => `At least ${most} of them.`,
  number: (most) => (most === 0 ? 'Give a whole number that is possible here.' : `Give a number up to ${most}.`),
  choice: () => 'Choose one of those that are offered.',
  code: () => 'Small letters, digits and single hyphens between them, at least one letter: ‘tiger-prawns’.',
  text: () => 'One line of letters, without control characters.',
  span: () => 'Two numbers, the smaller one first.',
  twice: () => 'This stands here twice already.',
  'label-missing': () => 'Where there is more than one size, each has a name.',
  taken: () => 'Something else has, or had, this name. Names in addresses are never used again.',
  unknown: () => 'The shop knows nothing of this name.',
  specified: () => 'The address of this product is the specification’s and stays for ever.',
  'species-fixed': () => 'A product stays of its kind: its stock and batches are kept by it.',
  'rate-missing': () => 'Say what it costs.',
  'rate-sold': () => 'This is sold already: change its rate on the rate sheet.',
  'rate-far': (last) =>
    `This was sold at ${readable(paise(last))}. Bring it back near that: more than a quarter moves on the rate sheet, and the owner publishes it.`,
  'weight-missing': () => 'Choose at least one weight that it is sold in.',
  'size-in-stock': () => 'Fish of this size is counted in the cold room. Count it out first.',
  columns: () => 'The first line does not name this column, or names it twice.',
  format: () => 'This is no catalogue of the shop: export one, and change that.',
  quotes: () => 'A quotation mark opens here and never closes, or letters follow where it closes.',
  form: () => 'This is not in the form that the shop takes.',
}

export const wrongInWords = ({ wrong, most = 0 }: Pick<WrongField, 'wrong' | 'most'>): string => sentences[wrong](most)
