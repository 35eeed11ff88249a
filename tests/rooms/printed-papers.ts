import type { Language } from '#shop/languages.ts'
import { minutes } from '#shop/time.ts'
import type { Printed, PrintedLine } from '#shop/wire/staff/bills.ts'
import { noon, staffOrderOf } from './staff-orders.ts'

/** A line that was weighed a little lighter than ordered, from a batch that is known. */
export const printedLineOf = (different: Partial<PrintedLine> = {}): PrintedLine => ({
  lineNo: 1,
  productId: 4,
  title: 'Whole Silver Pomfret',
  titleIn: 'en',
  otherName: 'पापलेट',
  otherIn: 'mr',
  size: 'Jumbo',
  weight: '500 g',
  quantity: 2,
  cleaning: 'GUT_AND_KEEP_WHOLE',
  labelWeight: 'gross',
  orderedGrams: 1000,
  packGrams: 500,
  ratePaise: 100_000,
  orderedPaise: 200_000,
  mostPaise: 220_000,
  state: 'weighed',
  grams: 950,
  source: 'scale',
  pricePaise: 190_000,
  reason: 'Customer asked <b>&amp; waited',
  landed: {
    code: 'B7-K2',
    landedDay: '2026-11-22',
    landedHour: 5,
    jetty: 'Sassoon Dock',
    boatOrGear: 'Sai Krupa',
  },
  packer: 'Bhau',
  weighedAt: noon - minutes(4),
  hsn: '0302',
  taxPercent: 0,
  barcode: 'data:,',
  ...different,
})

/** All that can stand on a slip, in the language of its customer. */
export const printedOf = (language: Language, different: Partial<Printed> = {}): Printed => ({
  now: noon,
  language,
  order: staffOrderOf({
    status: 'Packed',
    slot: { startsAt: noon + minutes(60), endsAt: noon + minutes(180) },
    note: 'Keep the head & the fins < 2 cm',
  }),
  lines: [
    printedLineOf(
      language === 'en' ? {} : { title: 'पापलेट', titleIn: language, otherName: 'Whole Silver Pomfret', otherIn: 'en' },
    ),
    printedLineOf({ lineNo: 2, state: 'left-out', pricePaise: 0, grams: 1000, packer: '', reason: '' }),
    printedLineOf({ lineNo: 3, replaces: 2, grams: 1010, pricePaise: 202_000, source: 'typed', isWholeFish: true }),
  ],
  seller: {
    name: 'Darya Seafoods LLP',
    address: 'Shop 12, Bandar Road, Mumbai 400012',
    phone: '+91 22 4000 1234',
    fssai: '10012345678901',
    isSample: false,
  },
  barcode: 'data:,',
  catches: [{ code: 'B7-K2', address: 'https://darya.example/catch/B7-K2', qr: { size: 1, path: '' } }],
  isFinal: true,
  timesPrinted: 0,
  totalPaise: 391_900,
  roundingPaise: -100,
  mostPaise: 440_000,
  creditedPaise: 1900,
  duePaise: 390_000,
  ...different,
})
