/** Said on every page of the shop while nothing can be ordered yet. */
export const opensSoonWords = {
  all: 'We open soon. Look around; you can order once we are open.',
} as const

/** What staff read before a live shop opens. */
export const openingWords = {
  title: 'Open the shop',
  closed: 'The shop is closed: customers see “We open soon” and cannot order.',
  toOpening: 'What is left to do',
  ownerOpens: 'The owner opens the shop.',
  trial:
    'This is a trial shop. Everything can be tried, and nothing is delivered. The operator starts the live shop, and you open it on this page once you have checked what stands below.',
  isOpen: 'The shop is open. Customers can order.',
  lead: 'Check these four, then open the shop. You can change all of them later too.',
  slots: 'Slots',
  perWeek: (slots: number, least: number, most: number, orders: number) =>
    `${slots} slots a week with ${least === most ? least : `${least} to ${most}`} orders each, up to ${orders} orders a week.`,
  slotsAsOpened:
    'Every new shop begins like this. Once a slot has that many orders, customers cannot choose it any more.',
  noSlots: 'No slots are planned, so nobody can order.',
  toSlots: 'Change the week',
  area: 'Delivery area',
  goesTo: (pincodes: readonly string[]) => `You deliver to ${pincodes.join(', ')}.`,
  noArea: 'You deliver nowhere yet, so nobody can order.',
  toArea: 'Change the area',
  people: 'People and tablets',
  peopleLead: 'Staff need a PIN and a tablet to cut, weigh and deliver.',
  toPeople: 'People',
  toDevices: 'Devices',
  rates: 'Rates',
  ratesLead: (count: number) =>
    `Customers pay these ${count} rates. A new shop begins with sample rates, so change those that are not yours.`,
  toRates: 'Change rates',
  toCatalogue: 'Take a fish off sale',
  rate: (pack: string, price: string) => `${pack}: ${price}`,
  sized: (size: string, pack: string) => `${size}, ${pack}`,
  notSold: 'not on sale',
  nod: 'Rates are right, open the shop',
  opening: 'Opening...',
  opened: 'The shop is open. Customers can order now.',
} as const
