import { longestReason } from '#shop/text.ts'

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
