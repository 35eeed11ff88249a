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
