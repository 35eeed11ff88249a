const ordersOf = (count: number) => (count === 1 ? '1 order is' : `${count} orders are`)

const peopleWait = (count: number) => (count === 1 ? '1 person waits' : `${count} people wait`)

export const deskAreaWords = {
  title: 'Delivery area',
  goesTo: (count: number) =>
    count === 1 ? 'The shop delivers to 1 pincode.' : `The shop delivers to ${count} pincodes.`,
  ownerOnly: 'The owner alone changes the area.',
  list: 'Pincodes that the shop delivers to',
  none: 'The shop delivers nowhere: nobody can order.',
  unknown: 'not in the postal directory',
  onTheWay: (count: number) => (count === 0 ? 'No order is on its way there' : `${ordersOf(count)} on the way there`),
  look: 'Look at it',
  lookOf: (pincode: string) => `Look at it: ${pincode}`,
  another: 'Another pincode',
  anotherHint: 'The postal directory says what it is before anything changes.',
  pincode: 'Pincode',
  place: (pincode: string, names: readonly string[]) =>
    names.length === 0 ? pincode : `${pincode}: ${names.join(', ')}`,
  where: (district: string, state: string) => `${district}, ${state}`,
  add: (pincode: string) => `Deliver to ${pincode}`,
  addFollows: 'From that moment on everybody there can order. The place stands on the shop’s pages at once.',
  remove: (pincode: string) => `Deliver to ${pincode} no more`,
  removeFollows: 'From that moment on nobody there can order, and a cart on its way to the checkout is told so.',
  ordersStand: (count: number) =>
    count === 0
      ? 'No order is on its way there.'
      : `${ordersOf(count)} on the way there: they stand, and are delivered.`,
  added: (pincode: string) => `The shop delivers to ${pincode}.`,
  removed: (pincode: string) => `The shop does not deliver to ${pincode} any more.`,
  wishedFor: 'Where people wait for us',
  wishedHint: 'They asked on the shop’s pages, with a mobile that is theirs, to be told once when we come.',
  wishedNone: 'Nobody waits outside the area.',
  wait: (count: number) => `${peopleWait(count)} for it`,
  toldFollows: (count: number) =>
    `${peopleWait(count)} for it, and ${count === 1 ? 'is' : 'are'} told by text message, between 7 am and 10 pm.`,
  back: 'Leave it as it is',
} as const
