/** An order that waits for a connection. */
export const unsentWords = {
  keep: (total: string) => `Save and send when online - pay about ${total} in cash on delivery`,
  notSent: 'Not sent yet',
  unknown: "We don't know yet whether your order was placed.",
  waits:
    'You are offline, so this order is not placed yet. Keep the shop open; your order will be sent as soon as you are online.',
  waitsForPress: 'This order was not sent, and it is not placed. Send it now, or discard it.',
  cartChanged:
    'Your cart or note has changed since. This order is not placed, and will be sent only if you press Send now.',
  triedAgain: 'We got no clear reply from the shop. We will try again automatically, and place your order only once.',
  unknownHeld:
    'We are checking whether the shop has your order. It will be sent again only if you press Send now, and placed only once.',
  unknownCartChanged:
    'Your cart or note has changed since. We are checking whether the shop has this order. It will be sent again only if you press Send now.',
  logInToSee: "We don't know yet whether your order was placed. Log in to check.",
  logInToPlace: 'Your order is not placed. Log in, then place it at the checkout.',
  loggedInAgain: 'You are logged in again. Your order is not placed yet.',
  noClearAnswer: 'We got no clear reply from the shop. The order is waiting.',
  discardedNow: 'Order discarded. It was not placed.',
  discardedAsked:
    'You discarded this order, but it may already be placed. We will check as soon as we can reach the shop. If the shop does not have it, it will not be placed.',
  placedBefore: (number: string) =>
    `Your order was placed before you discarded it: order ${number}. You can cancel it in My Orders.`,
  mayDiscardChanged: (total: string) =>
    `You have changed your cart, and an earlier order of about ${total} is still waiting to be sent. Discard that order?`,
  mayDiscardChangedTried: (total: string) =>
    `You have changed your cart, and an earlier order of about ${total} is still waiting for a reply. It may already be placed, so we will check first. Discard that order?`,
  keepOrder: 'Keep that order',
  toMyOrders: 'My Orders',
  until: (moment: string) => `We will try to send it until ${moment}. After that it will not be placed.`,
  sending: 'Sending your order...',
  notOnDisk: 'This browser has no space to save the order. Leave this page open until it is sent.',
  stillNoLine: 'You are still offline. The order is waiting.',
  shopSays: (message: string) => `Message from the shop: ${message}`,
  total: (total: string) => `About ${total}, in cash on delivery`,
  item: ({ quantity, title, size, weight }: { quantity: number; title: string; size: string; weight: string }) =>
    `${quantity} × ${[title, size, weight].filter((part) => part !== '').join(', ')}`,
  sendNow: 'Send now',
  discard: 'Discard',
  mayDiscard: 'Discard the order that was not sent? Your cart will not change.',
  mayDiscardTried:
    'This order may already be placed. Discard it? We will check first. If the shop has it, you will find it in My Orders and can cancel it there.',
  discardIt: 'Discard order',
  notPlaced: 'Not placed',
  toCheckout: 'Go to checkout',
  placed: (number: string) => `Order placed successfully! Order ${number}`,
  notPlacedSeeOrders: 'Your order was not placed. See why in My Orders.',
  thrownAway: 'An order was discarded because somebody else logged in here. It was not placed.',
  thrownAwayNow: 'The unsent order has been discarded. It was not placed.',
  maybePlaced: 'May have been placed',
  triedThrownAway:
    'An order that was still waiting for a reply was discarded because somebody else logged in here. If you find it in My Orders, it will be delivered unless you cancel it there in time. If it is not there, it was not placed.',
  triedThrownAwayNow: 'The order has been discarded here. If the shop already has it, you will find it in My Orders.',
  ok: 'OK',
  asOf: (moment: string) => `You are offline. Your orders as of ${moment}.`,
  asOfUnheard: (moment: string) => `We could not reach the shop yet. Your orders as of ${moment}.`,
  keptFew: 'Offline, you can see your last 5 orders here, without addresses.',
  notKept: 'You are offline. This browser saves only your last 5 orders, and this is not one of them.',
} as const
