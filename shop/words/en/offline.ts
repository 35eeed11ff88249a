export const offlineWords = {
  todayAt: (clock: string) => `today ${clock}`,
  yesterdayAt: (clock: string) => `yesterday ${clock}`,
  dayOfMonthAt: (day: number, month: string, clock: string) => `${day} ${month}, ${clock}`,
  noLine: 'You are offline.',
  slowLine: 'Slow connection.',
  asOf: (moment: string) => `Rates as of ${moment}.`,
  loadAgain: 'Reload',
  orderingWaits: 'These rates are more than a day old. You can order when you are back online.',
  notKept: 'You are offline, and the next page is not saved on this device. It will open when you are back online.',
  stayHere: 'Stay here',
  noPage: 'You are offline',
  noPageWhy: 'This page is not saved on this device. It will open when you are back online.',
  inTrouble: 'We could not reach the shop',
  inTroubleWhy: 'This page could not be loaded, and it is not saved on this device. Please try again in a moment.',
  tryAgain: 'Try again',
  keptPages: 'You can open these pages now:',
  home: 'Home',
  cart: 'Cart',
  myOrders: 'My Orders',
} as const

/** Pushes about an order, and the button that asks for them. */
export const pushWords = {
  told: {
    weighed: {
      title: 'Your fish has been weighed',
      body: (number: string, total: string) => `Order ${number}: ${total} by actual weight.`,
    },
    out: {
      title: 'Your fish is out for delivery',
      body: (number: string, total: string) => `Order ${number}: please keep ${total} ready in cash.`,
    },
  },
  news: 'Update on your order',
  look: 'See My Orders.',
  tellMe: 'Notify me when it’s weighed',
  what: 'You will get a notification on this device when your fish is weighed and when it is out for delivery. It shows the order number and the amount.',
  asking: 'Asking your browser...',
  isTold: 'You will get a notification on this device when your fish is weighed and when it is out for delivery.',
  stop: 'Turn off notifications here',
  stopped: 'Notifications are off on this device.',
  refused:
    'Your browser blocks our notifications. You can allow them in its settings. This page shows the weight as soon as it is known.',
  failed: 'That did not work. Try again in a moment. This page shows the weight as soon as it is known.',
} as const
