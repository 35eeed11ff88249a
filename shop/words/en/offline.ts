export const offlineWords = {
  todayAt: (clock: string) => `today ${clock}`,
  yesterdayAt: (clock: string) => `yesterday ${clock}`,
  dayOfMonthAt: (day: number, month: string, clock: string) => `${day} ${month}, ${clock}`,
  noLine: 'No connection.',
  slowLine: 'Slow connection.',
  asOf: (moment: string) => `Rates as of ${moment}.`,
  loadAgain: 'Load again',
  orderingWaits: 'These rates are older than a day: ordering waits for a connection.',
  notKept:
    'You have no connection, and the next page is not kept on this device. It comes when you are connected again.',
  stayHere: 'Stay here',
  noPage: 'No connection',
  noPageWhy: 'This page is not kept on this device. It comes when you are connected again.',
  inTrouble: 'The shop does not answer',
  inTroubleWhy:
    'It cannot be reached just now, and this page is not kept on this device. Please try again in a moment.',
  tryAgain: 'Try again',
  keptPages: 'These pages can be opened now:',
  home: 'Home',
  cart: 'Cart',
  myOrders: 'My Orders',
} as const

/** Pushes about an order, and the button that asks for them. */
export const pushWords = {
  told: {
    weighed: {
      title: 'Your fish is weighed',
      body: (number: string, total: string) => `Order ${number} comes to ${total} by the scale.`,
    },
    out: {
      title: 'Your fish is on its way',
      body: (number: string, total: string) => `Order ${number}: please keep ${total} ready in cash.`,
    },
  },
  news: 'News of your order',
  look: 'Look at My Orders.',
  tellMe: 'Tell me when it is weighed',
  what: 'A notification on this device, when your fish is weighed and when it is on its way. It shows the order’s number and what it comes to.',
  asking: 'Asking your browser…',
  isTold: 'This device tells you when your fish is weighed and when it is on its way.',
  stop: 'Do not tell me here',
  stopped: 'This device tells you nothing any more.',
  refused:
    'Your browser does not let us tell you here; its settings can allow it. This page shows the weight as soon as it is known.',
  failed: 'That did not work. Try again in a moment; this page shows the weight as soon as it is known.',
} as const
