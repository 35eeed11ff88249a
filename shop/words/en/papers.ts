import { readable } from '#shop/money.ts'
import type { CreditCause } from '#shop/orders/bills/bills.ts'
import type { Paper } from '#shop/orders/bills/papers.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { BillRefusal } from '#shop/staff/counter-refusals.ts'
import { longestReason } from '#shop/text.ts'
import { pricesWords } from './measures.ts'

/** What is printed of an order: slip, pack labels and bill. */
export const paperWords = {
  titles: {
    slip: (number: string) => `Slip for order ${number}`,
    labels: (number: string) => `Labels of order ${number}`,
    bill: (number: string) => `Bill of order ${number}`,
  } satisfies Record<Paper, (number: string) => string>,
  links: { slip: 'Slip', labels: 'Labels', bill: 'Bill' } satisfies Record<Paper, string>,
  print: 'Print',
  printing: 'Printing...',
  sheets: { '58': '58 mm', '80': '80 mm', a4: 'A4' },
  sheet: 'Paper',
  toOrder: 'Back to the order',
  copy: 'Copy',
  sampleLicence: (number: string) => `FSSAI ${number} (SAMPLE)`,
  sample: 'SAMPLE, not for sale. The FSSAI licence is missing',
  fssai: (number: string) => `FSSAI ${number}`,
  gstin: (number: string) => `GSTIN ${number}`,
  phone: (phone: string) => `Tel ${phone}`,
  order: (number: string) => `Order ${number}`,
  barcodeOf: (number: string) => `Barcode of ${number}`,

  ordered: (quantity: number, weight: string, price: string) => `${quantity} × ${weight} at ${price}`,
  weighed: {
    scale: (grams: string) => `${grams} g on the scale`,
    label: (grams: string) => `${grams} g on its label`,
    typed: (grams: string) => `${grams} g, entered by hand`,
    'as-ordered': (grams: string) => `${grams} g, as ordered`,
    unsaid: (grams: string) => `${grams} g`,
  },
  more: (grams: string, price: string) => `${grams} g and ${price} more than ordered`,
  less: (grams: string, price: string) => `${grams} g and ${price} less than ordered`,
  freeRest: (grams: string) => `${grams} g more than ordered, not charged`,
  reason: (reason: string) => `Reason: ${reason}`,
  packed: (packer: string, clock: string) => `Packed by ${packer}, ${clock}`,
  delivery: (slot: string) => `Delivery ${slot}`,
  wholeFish: 'one whole fish',
  leftOut: 'Left out',
  replaced: 'Replaced',
  replaces: (line: number) => `Instead of item ${line}`,
  agreed: (most: string) => `Agreed by phone, max ${most}`,
  agreedPlain: 'Agreed by phone',
  agreedInstead: (pack: string, most: string) => `Instead of ${pack}, agreed by phone, max ${most}`,
  about: (price: string, most: string) => `about ${price}, max ${most}`,
  sum: 'Subtotal',
  rounding: 'Round off',
  credited: 'Less credit note',
  total: 'Total',
  inCash: 'To pay in cash',
  aboutInCash: 'To pay in cash, about',
  mostShown: (most: string) => `Maximum shown to you: ${most}`,
  promise: pricesWords.scaleDecides,
  landed: (code: string, landing: string) => `Batch ${code}, landed ${landing}`,
  notLanded: 'Landed: not recorded',
  whereFrom: 'Where your fish is from:',
  keepIt: 'Keep at 0 to 4 °C. Prices include taxes.',

  grams: (grams: string) => `${grams} g`,
  means: { net: 'net, as packed', gross: 'weighed before cleaning', '': 'weighed when packed' },
  meansAtRate: (means: string, rate: string) => `${means}, ${rate}`,
  perKilo: (price: string) => `${price}/kg`,
  labelPacked: (packer: string, day: string) => `Packed by ${packer}, ${day}`,
  unknownPacker: (day: string) => `Packed ${day}`,
  noLabels: 'No labels yet. They come once an item is weighed.',

  noPaper: {
    'none-yet': 'No bill yet. It is made when the order goes out.',
    waits: 'The order is back in the shop. Its bill can be printed when it goes out again.',
    ended: 'The order was declined. A credit note was issued for its bill, so it is not printed.',
  },
  billTitles: { supply: 'Bill of supply', invoice: 'Tax invoice-cum-bill of supply' },
  bill: (number: string) => `No. ${number}`,
  billTo: 'Billed to',
  columns: { nr: 'No.', fish: 'Fish', hsn: 'HSN', grams: 'Grams', rate: 'Rate/kg', tax: 'GST', price: 'Rupees' },
  hsn: (hsn: string) => `HSN ${hsn}`,
  hsnAndTax: (hsn: string, percent: number) => `HSN ${hsn}, GST ${percent} %`,
  percent: (percent: number) => `${percent} %`,
  taxColumns: { percent: 'GST', taxable: 'Taxable value', central: 'CGST', state: 'SGST' },
  taxes: 'Taxes in the prices',
  noTax: 'Supplied without tax: the shop is not registered for GST.',
  paid: 'Total, in cash',
  creditNotes: 'Credit notes',
  credit: (number: string, day: string, price: string) => `${number}, ${day}: ${price} less`,
  causes: {
    returned: 'order came back',
    rejected: 'order declined',
    'billed-again': 'billed again for a different amount',
    'by-owner': '',
  } satisfies Record<CreditCause, string>,
  why: (reason: string) => (reason === '' ? '' : ` (${reason})`),
  left: (price: string) => `This bill now comes to ${price}.`,
  earlier: 'Earlier bills of this order',
  earlierBill: (number: string, day: string, price: string) => `${number}, ${day}, ${price}: credit note issued`,
  electronic: 'Computer-generated bill. No signature needed.',
} as const

/** Why a part of a bill cannot be given back. */
export const billRefusals = {
  'no-such-bill': () => 'This order has no such bill.',
  'credit-too-much': ({ left }) => `You can give back max ${readable(left)} of this bill.`,
} as const satisfies Sentences<BillRefusal>

/** What the owner reads when giving back a part of a bill. */
export const creditNoteWords = {
  title: (number: string) => `Credit note for order ${number}`,
  link: 'Credit note',
  lead: 'The bill stays as it is. A credit note with its own number says what is given back, and why.',
  bills: 'Bills of this order',
  billLeft: (number: string, day: string, total: string, left: string) =>
    `${number}, ${day}: ${total}, of which ${left} is left`,
  nothingLeft: 'There is no bill left to give money back on.',
  bill: 'Which bill',
  line: 'Which fish',
  wholeBill: 'The whole bill',
  lineNamed: (no: number, title: string, price: string) => `${no}. ${title}, ${price}`,
  amount: 'Rupees to give back',
  amountHint: (left: string) => `Max ${left}`,
  amountWrong: 'Enter rupees, such as 120 or 120.50.',
  reason: 'Reason',
  reasonHint: `It is printed on the bill. Max ${longestReason} letters.`,
  reasonMissing: 'Give a reason for the credit note.',
  credit: 'Issue credit note',
  crediting: 'Issuing...',
  question: (amount: string, buyer: string) => `Give ${amount} back to ${buyer}? A credit note can’t be undone.`,
  yes: 'Yes, issue it',
  drawn: (number: string, amount: string) => `Credit note ${number} for ${amount} issued.`,
  toBill: 'Back to the bill',
} as const
