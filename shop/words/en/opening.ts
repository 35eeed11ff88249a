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
  isOpen: 'The shop is open. Customers can order.',
  lead: 'Check these four, then open the shop. You can change all of them later too.',
  slots: 'Delivery times',
  perWeek: (slots: number, least: number, most: number, orders: number) =>
    `${slots} delivery times a week, ${least === most ? least : `${least} to ${most}`} orders each: at most ${orders} orders a week.`,
  slotsAsOpened:
    'This is how every new shop begins. Once a delivery time has that many orders, customers are refused it.',
  noSlots: 'No delivery times are planned, so nobody can order.',
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
    `Customers pay these ${count} rates. A new shop begins with sample rates: change what is not yours.`,
  toRates: 'Change rates',
  toCatalogue: 'Take a fish off',
  rate: (pack: string, price: string) => `${pack}: ${price}`,
  sized: (size: string, pack: string) => `${size}, ${pack}`,
  notSold: 'not on sale',
  nod: 'The rates are right: open the shop',
  opening: 'Opening',
  opened: 'The shop is open. Customers can order now.',
} as const
