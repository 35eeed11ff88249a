import { readable } from '#shop/money.ts'
import type { CreditCause } from '#shop/orders/bills/bills.ts'
import type { Paper } from '#shop/orders/bills/papers.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { BillRefusal } from '#shop/staff/counter-refusals.ts'
import { longestReason } from '#shop/text.ts'

/** What is printed of an order: slip, pack labels and bill. */
export const paperWords = {
  titles: {
    slip: (number: string) => `Slip of order ${number}`,
    labels: (number: string) => `Labels of order ${number}`,
    bill: (number: string) => `Bill of order ${number}`,
  } satisfies Record<Paper, (number: string) => string>,
  links: { slip: 'Slip', labels: 'Labels', bill: 'Bill' } satisfies Record<Paper, string>,
  print: 'Print',
  printing: 'Printing …',
  sheets: { '58': '58 mm', '80': '80 mm', a4: 'A4' },
  sheet: 'Paper',
  toOrder: 'Back to the order',
  copy: 'Copy',
  sampleLicence: (number: string) => `FSSAI ${number} (SAMPLE)`,
  sample: 'SAMPLE, not for sale: SHOP_FSSAI is not set',
  fssai: (number: string) => `FSSAI ${number}`,
  gstin: (number: string) => `GSTIN ${number}`,
  phone: (phone: string) => `Tel ${phone}`,
  order: (number: string) => `Order ${number}`,
  barcodeOf: (number: string) => `Barcode of ${number}`,
  note: (note: string) => `Note to the cutter: ${note}`,

  ordered: (quantity: number, weight: string, price: string) => `${quantity} × ${weight} at ${price}`,
  weighed: {
    scale: (grams: string) => `${grams} g by the scale`,
    label: (grams: string) => `${grams} g by its label`,
    typed: (grams: string) => `${grams} g, typed`,
    unsaid: (grams: string) => `${grams} g`,
  },
  more: (grams: string, price: string) => `${grams} g and ${price} more than ordered`,
  less: (grams: string, price: string) => `${grams} g and ${price} less than ordered`,
  freeRest: (grams: string) => `${grams} g more than ordered, not charged`,
  reason: (reason: string) => `Why: ${reason}`,
  packed: (packer: string, clock: string) => `Packed by ${packer}, ${clock}`,
  delivery: (slot: string) => `Delivery ${slot}`,
  wholeFish: 'one whole fish',
  leftOut: 'Left out',
  replaced: 'Replaced',
  replaces: (line: number) => `Instead of line ${line}`,
  about: (price: string, most: string) => `about ${price}, at most ${most}`,
  sum: 'Sum',
  rounding: 'Rounding',
  credited: 'Credited',
  total: 'Total',
  inCash: 'To pay in cash',
  aboutInCash: 'To pay in cash, about',
  mostShown: (most: string) => `You were shown at most ${most}.`,
  promise: 'You pay for the actual weight, never more than the maximum shown.',
  landed: (code: string, landing: string) => `Batch ${code}, landed ${landing}`,
  notLanded: 'Landed: not recorded',
  whereFrom: 'Where your fish is from:',
  keepIt: 'Keep it at 0 to 4 °C. Taxes are in the prices.',

  grams: (grams: string) => `${grams} g`,
  means: { net: 'net, as packed', gross: 'weighed before cleaning', '': 'weighed when packed' },
  meansAtRate: (means: string, rate: string) => `${means}, ${rate}`,
  perKilo: (price: string) => `${price}/kg`,
  labelPacked: (packer: string, day: string) => `Packed by ${packer}, ${day}`,
  unknownPacker: (day: string) => `Packed ${day}`,
  noLabels: 'There is no label yet: labels come with the weight of a line.',

  noPaper: {
    'none-yet': 'There is no bill yet: it is drawn when the order goes out.',
    waits: 'The order is back in the shop: its bill is printed when it goes out again.',
    ended: 'The order was rejected: its bill is credited, and is not printed.',
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
    returned: 'it came back',
    rejected: 'the order was rejected',
    'billed-again': 'billed again for another sum',
    'by-owner': '',
  } satisfies Record<CreditCause, string>,
  why: (reason: string) => (reason === '' ? '' : ` (${reason})`),
  left: (price: string) => `So ${price} of this bill is left.`,
  earlier: 'Earlier bills of this order',
  earlierBill: (number: string, day: string, price: string) => `${number}, ${day}, ${price}: credited`,
  electronic: 'Made by computer: it needs no signature.',
} as const

/** What stands against giving back a part of a bill. */
export const billRefusals = {
  'no-such-bill': () => 'This order has no such bill.',
  'credit-too-much': ({ left }) => `No more than ${readable(left)} is left of this bill.`,
} as const satisfies Sentences<BillRefusal>

/** What the owner reads on giving something back of a bill. */
export const creditNoteWords = {
  title: (number: string) => `Credit note for order ${number}`,
  link: 'Credit note',
  lead: 'The bill stays as it is. A credit note with a number of its own says what is given back, and why.',
  bills: 'Bills of this order',
  billLeft: (number: string, day: string, total: string, left: string) =>
    `${number} of ${day}: ${total}, of which ${left} is left`,
  nothingLeft: 'Nothing of a bill is left to be credited.',
  bill: 'On which bill',
  line: 'For which fish',
  wholeBill: 'For the bill as a whole',
  lineNamed: (no: number, title: string, price: string) => `${no}. ${title}, ${price}`,
  amount: 'Rupees to give back',
  amountHint: (left: string) => `At most ${left}`,
  amountWrong: 'Type the rupees, like 120 or 120.50, with a point before the paise.',
  reason: 'Why',
  reasonHint: `It is printed on the bill. ${longestReason} letters at most.`,
  reasonMissing: 'Say why: a credit note has a reason.',
  credit: 'Draw the credit note',
  crediting: 'Drawing it …',
  question: (amount: string, buyer: string) => `Give ${amount} back to ${buyer}? A credit note that is drawn stays.`,
  yes: 'Yes, draw it',
  drawn: (number: string, amount: string) => `Credit note ${number} over ${amount} is drawn.`,
  toBill: 'Back to the bill',
} as const
