/** Of an order that waits for a line. */
export const unsentWords = {
  keep: (total: string) => `Keep it and send when connected - pay about ${total} in cash on delivery`,
  notSent: 'Not sent yet',
  unknown: "We don't know yet whether your order was placed.",
  waits:
    'There is no connection to the shop, so this order is not placed yet. Keep the shop open: the order is sent as soon as there is a connection.',
  waitsForPress: 'This order was not sent, and it is not placed. Send it now, or discard it.',
  cartChanged:
    'Your cart or your note has changed since. This order is not placed, and is sent only if you press Send now.',
  triedAgain: 'The shop has given no clear answer. We try again by ourselves, and your order is placed only once.',
  unknownHeld:
    'We ask the shop whether it has your order. It is sent again only if you press Send now, and is placed only once.',
  unknownCartChanged:
    'Your cart or your note has changed since. We ask the shop whether it has this order. It is sent again only if you press Send now.',
  logInToSee: "We don't know yet whether your order was placed. Log in to see.",
  logInToPlace: 'Your order is not placed. Log in, then place it at the checkout.',
  loggedInAgain: 'You are logged in again. Your order is not placed yet.',
  noClearAnswer: 'The shop has given no clear answer. The order waits.',
  discardedNow: 'The order is discarded. It is not placed.',
  discardedAsked:
    'You discarded this order, but it may already be placed. We ask the shop as soon as it can be reached. If it does not have the order, it will not place it any more.',
  placedBefore: (number: string) =>
    `Your order was placed before you discarded it: order ${number}. You can cancel it in My Orders.`,
  mayDiscardChanged: (total: string) =>
    `You have changed your cart, and an order of about ${total} still waits as you pressed for it. Discard that order?`,
  mayDiscardChangedTried: (total: string) =>
    `You have changed your cart, and an order of about ${total} still waits for an answer. It may already be placed: we ask the shop first. Discard that order?`,
  keepOrder: 'Keep that order',
  toMyOrders: 'My Orders',
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
    'It may already be placed. Discard it? We ask the shop first: if it has the order, you find it in My Orders and can cancel it there.',
  discardIt: 'Discard it',
  notPlaced: 'Not placed',
  toCheckout: 'To the checkout',
  placed: (number: string) => `Order placed successfully! Order ${number}`,
  notPlacedSeeOrders: 'Your order was not placed. My Orders says why.',
  thrownAway: 'An order was discarded, because somebody else logged in here. It is not placed.',
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
