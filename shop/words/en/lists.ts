import type { Sentences } from '#shop/refusals.ts'
import type { OrderMoveRefusal } from '#shop/staff/counter-refusals.ts'
import { counterWords } from './counter.ts'
import { untilInShort } from './formatters.ts'

/** The lists for knife and boxes. */
export const listsWords = {
  cutTitle: counterWords.cut,
  packTitle: counterWords.pack,
  asOf: (clock: string) => `As of ${clock}`,
  pieces: (count: number) => (count === 1 ? '1 pack' : `${count} packs`),
  packs: (count: number, weight: string) => `${count} × ${weight}`,
  anySize: 'any size',
  noWish: 'no wish for the cut',
  forOrder: (number: string, count: number, weight: string) => `${number}: ${count} × ${weight}`,
  late: 'late',
  done: 'Done',
  ofDone: (done: number, all: number) => `${done} of ${all} done`,
  box: (number: string) => `Order ${number}`,
  notBefore: (from: number, now: number) =>
    `To be cut from ${untilInShort(from, now)} on, not before: until then the buyers may change these orders.`,
  nothingToCut: 'Nothing is to be cut. Orders come here once they are confirmed.',
  nothingToPack: 'Nothing is to be packed. Orders come here once they are confirmed.',
  toScale: 'To the scale',
  weigh: (number: string) => `Weigh ${number}`,
  print: 'Print',
  clear: 'Take all ticks off',
  toBoard: 'Back to the board',
} as const

/** A rider's own stops. */
export const roundWords = {
  title: counterWords.round,
  stops: (count: number) => (count === 1 ? '1 stop left' : `${count} stops left`),
  none: 'Nothing is out with you. Orders come here when the counter sends them out with you.',
  brought: (count: number) => `Brought today: ${count}`,
  handOver: 'Handed over',
  notDelivered: (number: string, reason: string) => `${number}: ${reason}. Mark it as not delivered?`,
  toPay: (sum: string) => `To pay: ${sum}`,
} as const

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

/** Finding an order: by typing, by a scanner, by the camera. */
export const scanWords = {
  title: 'Find an order',
  search: 'Find an order',
  hint: 'Number, name or telephone. A scanner works anywhere on the page.',
  find: 'Find',
  none: (typed: string) => `Nothing was found for '${typed}'. Try the number on the slip, or a part of the name.`,
  reach: (newest: number) =>
    `A whole number or telephone is looked for among all orders; a name, or a part of these, among the newest ${newest.toLocaleString('en-IN')}.`,
  found: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  camera: 'Scan with the camera',
  cameraHead: 'Hold the barcode before the camera',
  cameraWaits: 'The camera is being opened …',
  cameraRefused: 'The camera could not be opened. Allow it for this page, or type the number.',
  close: 'Close',
  notHere: (scanned: string) => `No order on this page has the number ${scanned}.`,
} as const

/** Why staff cannot move an order as they wish. */
export const orderMoveRefusals = {
  'no-such-order': () => 'There is no such order.',
  'not-your-stop': () => 'This order is not on your round.',
  'order-moved': () => 'Somebody was quicker. This is how the order stands now.',
  'move-impossible': () => 'The order stands elsewhere, and this cannot be done from there.',
  'cut-off-ahead': ({ until, at }) =>
    `Cutting begins at ${untilInShort(until, at)}: until then the buyer may change this order.`,
  'reason-missing': () => 'Say why.',
  'rider-missing': () => 'Say who takes it out.',
  'rider-unknown': () => 'This person takes no orders out any more. Choose somebody else.',
  'other-press': () => 'This was sent before with something else in it. Load the page again.',
  'undo-nothing': () => 'There is nothing to take back.',
  'undo-not-yours': () => 'Only who did it can take it back.',
  'undo-too-late': () => 'It is too late to take this back: 30 seconds are over.',
  'undo-sold-meanwhile': () => 'Its fish has been ordered by others since, so this cannot be taken back.',
  'undo-told': () => 'The buyer has been told already, so this cannot be taken back.',
  'line-not-weighed': () => 'Something of it is not weighed yet.',
  'answer-awaited': () => 'The buyer has not answered yet. Cut it down, or give them the rest.',
  'nothing-to-pack': () => 'Nothing of it is left to pack. Reject the order, and say why.',
} as const satisfies Sentences<OrderMoveRefusal>
