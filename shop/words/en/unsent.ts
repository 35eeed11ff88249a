/** Of an order that waits for a line. */
export const unsentWords = {
  keep: (total: string) => `Keep it and send when connected - pay about ${total} in cash on delivery`,
  notSent: 'Not sent yet',
  waits:
    'There is no connection to the shop, so this order is not placed. It goes out by itself as soon as there is one.',
  maybeThere:
    'The shop has not answered, so nobody knows yet whether this order is placed. It is asked again by itself, and it is placed only once.',
  until: (moment: string) => `It is sent until ${moment}; after that it is not placed.`,
  sending: 'Sending your order...',
  notOnDisk: 'This browser has no room to keep it: leave this page open until it is sent.',
  stillNoLine: 'There is still no connection. The order waits.',
  shopSays: (message: string) => `The shop says: ${message}`,
  total: (total: string) => `About ${total}, in cash on delivery`,
  item: ({ quantity, title, size, weight }: { quantity: number; title: string; size: string; weight: string }) =>
    `${quantity} × ${[title, size, weight].filter((part) => part !== '').join(', ')}`,
  sendNow: 'Send now',
  discard: 'Discard',
  mayDiscard: 'Discard the order that is not sent? Your cart stays as it is.',
  mayDiscardTried:
    'Discard this order here? The shop may have it already: then it stands in My Orders and comes, unless you cancel it there in time.',
  discardIt: 'Discard it',
  notPlaced: 'Not placed',
  toCheckout: 'To the checkout',
  placed: (number: string) => `Order placed successfully! Order ${number}`,
  notPlacedSeeOrders: 'Your order was not placed. My Orders says why.',
  thrownAway: 'An order that was not sent was discarded, because somebody else logged in here. It is not placed.',
  thrownAwayNow: 'The order that was not sent is discarded. It is not placed.',
  maybePlaced: 'Perhaps placed',
  triedThrownAway:
    'An order whose answer had not come was discarded, because somebody else logged in here. The shop may have it already: then it stands in My Orders and comes, unless you cancel it there in time. If it does not stand there, it is not placed.',
  triedThrownAwayNow: 'The order is discarded here. The shop may have it already: then it stands in My Orders.',
  ok: 'OK',
  asOf: (moment: string) => `No connection. Your orders as of ${moment}.`,
  asOfUnheard: (moment: string) => `The shop does not answer yet. Your orders as of ${moment}.`,
  keptFew: 'Without a connection the last 5 orders are here, without their addresses.',
  notKept: 'No connection. This browser keeps the last 5 orders only, and not this one.',
} as const
