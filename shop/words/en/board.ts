/** The board: what is open, by state. */
export const boardWords = {
  title: 'Board',
  open: (count: number, kilos: string) => `${count} open, ${kilos} kg`,
  states: 'States',
  tells:
    'Confirm, Reject, Send out and Delivered send the buyer a message half a minute later. Until then you can undo them.',
  state: (count: number, kilos: string) => `${count}, ${kilos} kg`,
  lateCount: (count: number) => `${count} late`,
  none: 'No open orders. New ones appear here by themselves.',
  ended: (count: number) => `Ended today: ${count}`,
  newOrders: (count: number) => (count === 1 ? 'A new order is here.' : `${count} new orders are here.`),
  newSeen: 'Touch the page: it is quiet then.',
  unanswered: (count: number) =>
    count === 1
      ? '1 customer has not answered within 15 minutes. Call them:'
      : `${count} customers have not answered within 15 minutes. Call them:`,
  billGap: (from: string, to: string) =>
    `The shop was restored from a backup. Numbers ${from} to ${to} are left out: bills from after the backup may carry them.`,
  soundOn: 'Sound for new orders: on',
  soundOff: 'Sound for new orders: off',
  soundWaits: 'It can be heard once you have touched this page.',
} as const
