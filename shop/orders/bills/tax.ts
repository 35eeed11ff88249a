import type { Product } from '#shop/catalogue/product.ts'
import { type Paise, paise, total } from '#shop/money.ts'

/** How a thing is taxed on a day: its heading of the customs tariff, and the tax that is in its price, of 100. */
interface TaxClass {
  readonly hsn: string
  readonly percent: number
}

type Kind = 'fish, whole' | 'fish, cut' | 'crustaceans' | 'fish, prepared' | 'crustaceans, prepared'

/**
 * The newest rate first, each from a day in Mumbai. Fresh and chilled bear no tax; nothing here is frozen. That raw fish in
 * a marinade is 'prepared' is what an accountant has to confirm before the first tax invoice (decision K86).
 */
const rates: Readonly<Record<Kind, { readonly hsn: string; readonly since: readonly (readonly [string, number])[] }>> =
  {
    'fish, whole': { hsn: '0302', since: [['2017-07-01', 0]] },
    'fish, cut': { hsn: '0304', since: [['2017-07-01', 0]] },
    crustaceans: { hsn: '0306', since: [['2017-07-01', 0]] },
    'fish, prepared': {
      hsn: '1604',
      since: [
        ['2025-09-22', 5],
        ['2017-07-01', 12],
      ],
    },
    'crustaceans, prepared': {
      hsn: '1605',
      since: [
        ['2025-09-22', 5],
        ['2017-07-01', 12],
      ],
    },
  }

const shellfish: ReadonlySet<string> = new Set(['prawns', 'tiger-prawns', 'lobster'] satisfies Product['species'][])

/** The class of a product on a day ('2026-11-21'). */
export function taxOf(product: Pick<Product, 'species' | 'cut'>, day: string): TaxClass {
  const { hsn, since } = rates[kindOf(product)]
  return { hsn, percent: since.find(([from]) => from <= day)?.[1] ?? 0 }
}

function kindOf({ species, cut }: Pick<Product, 'species' | 'cut'>): Kind {
  const isShellfish = shellfish.has(species)
  if (cut === 'marinated') return isShellfish ? 'crustaceans, prepared' : 'fish, prepared'
  if (isShellfish) return 'crustaceans'
  return cut === 'cut' ? 'fish, cut' : 'fish, whole'
}

/** What of the prices of one class is tax: half for the centre (CGST), as much for the state (SGST). */
interface TaxShare {
  readonly percent: number
  readonly taxable: Paise
  readonly half: Paise
}

/** Prices contain their tax. It is taken out once for each class, so that no line's rounding adds up. */
export function taxShares(lines: readonly { readonly percent: number; readonly price: Paise }[]): TaxShare[] {
  const byClass = Map.groupBy(lines, ({ percent }) => percent)
  return [...byClass]
    .toSorted(([one], [other]) => one - other)
    .map(([percent, priced]) => shareOf(percent, total(priced.map(({ price }) => price))))
}

function shareOf(percent: number, sum: Paise): TaxShare {
  // half up to the paisa
  const half = paise(Math.floor((sum * percent + 100 + percent) / (2 * (100 + percent))))
  return { percent, half, taxable: paise(sum - 2 * half) }
}
