/** The board: what is open, by what is done with it next. */
export const boardWords = {
  title: 'Board',
  /** with how many orders are new */
  titleNew: (count: number, title: string) => `(${count}) ${title}`,
  states: 'Order status',
  tabs: { new: 'New', cut: 'Cut & weigh', packed: 'Packed', out: 'Out' },
  /** where there is little room */
  shortTabs: { new: 'New', cut: 'Cut', packed: 'Packed', out: 'Out' },
  empty: {
    new: 'Nothing to confirm.',
    cut: 'Nothing to cut or weigh.',
    packed: 'Nothing to send out.',
    out: 'Nothing is out for delivery.',
  },
  nextClose: (until: string) => `The next orders close at ${until}.`,
  /** beside the number of a list: what is folded below it */
  andLater: (count: number) => `+${count} later`,
  later: (count: number, from: string) => `${count} confirmed, to cut from ${from}`,
  ended: (count: number) => `${count} finished today`,

  times: 'Delivery times',
  today: 'Today',
  tomorrow: 'Tomorrow',
  afterTomorrow: 'Later',
  open: (count: number) => `${count} open`,
  left: (count: number) => `${count} left`,
  fresh: (count: number) => `${count} new`,
  late: (count: number) => `${count} late`,
  allDone: 'done',
  weekday: (weekday: string) => weekday.slice(0, 3),
  dayAndHours: (weekday: string, hours: string) => `${weekday} ${hours}`,

  grams: (count: string) => `${count} g`,

  now: 'Now',
  more: (count: number) => `${count} more`,
  close: 'Close',
  lateBy: (wait: string) => `${wait} late`,
  willBeLate: 'Late',
  /** what it is behind: the step that should have been made by then */
  notBy: {
    Pending: (clock: string) => `Not confirmed by ${clock}`,
    Confirmed: (clock: string) => `Not cut by ${clock}`,
    Cutting: (clock: string) => `Not packed by ${clock}`,
    Packed: (clock: string) => `Not out by ${clock}`,
    'Out for delivery': (clock: string) => `Not delivered by ${clock}`,
    'Not delivered': (clock: string) => `Not delivered by ${clock}`,
  },
  asked: (wait: string) => `Asked ${wait} ago`,
  unanswered: 'No answer',
  askedAgo: (wait: string) => `asked ${wait} ago`,
  askTime: 'New time?',
  comesAt: (clock: string) => `new time ${clock}`,
  comesBecause: (clock: string, reason: string) => `Now about ${clock}: ${reason}`,
  decide: 'Decide',
  call: 'Call',
  look: 'Check',
  notSent: 'Not sent',
  notSentHow: (count: number) => (count === 1 ? '1 waits for a connection' : `${count} wait for a connection`),

  timeHead: (number: string) => `New time for order ${number}`,
  timeWhen: 'When will it come?',
  timeWhy: 'Why?',
  timeTold: 'The customer reads both once the order is late.',
  openOrder: 'Open the order',

  toRider: (name: string) => `To ${name}`,
  /** of a rider who is on the way, below it */
  backAt: (clock: string) => `back ${clock.replace(/ [ap]m$/, '')}`,
  confirmAll: (count: number) => (count === 1 ? 'Confirm 1' : `Confirm all ${count}`),
  choose: 'Choose',
  chooseAll: 'Choose all',
  chooseOne: (number: string) => `Choose ${number}`,
  chosen: (count: number) => `${count} chosen`,
  confirmThese: (count: number) => (count === 1 ? 'Confirm this order' : `Confirm these ${count}`),
  give: (count: number, name: string) =>
    count === 1 ? `Give this order to ${name}` : `Give these ${count} to ${name}`,
  otherRider: 'Other rider',
  whoTakes: (count: number) => (count === 1 ? 'Who takes this order?' : `Who takes these ${count}?`),
  inShop: 'in the shop',
  inShopSince: (clock: string) => `in the shop, last stop ${clock}`,
  isOut: (count: number, clock: string) =>
    count === 1 ? `out, 1 order left, back about ${clock}` : `out, ${count} orders left, back about ${clock}`,
  cancel: 'Cancel',

  tellsIn: (wait: string) => `SMS in ${wait}`,
  undoCount: (count: number) => (count === 1 ? 'Undo: 1 step' : `Undo: ${count} steps`),

  newOrders: (count: number) => (count === 1 ? '1 new order' : `${count} new orders`),
  show: 'Show it',
  silence: 'Silence',
  soundOn: 'Sound for new orders: on',
  soundOff: 'Sound for new orders: off',

  find: 'Number, name, phone or area',
  found: (count: number) => (count === 1 ? '1 order found' : `${count} orders found`),
  noneHere: 'Not on the board.',
  findAll: 'Search all orders',
  billGap: (from: string, to: string) =>
    `The shop was restored from a backup. Numbers ${from} to ${to} are skipped, as bills made after the backup may have them.`,
} as const
