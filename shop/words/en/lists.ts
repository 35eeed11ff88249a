import type { Sentences } from '#shop/refusals.ts'
import type { OrderMoveRefusal, TickRefusal } from '#shop/staff/counter-refusals.ts'
import { counterWords } from './counter.ts'
import { untilInShort } from './formatters.ts'

/** The cut list and the pack list. */
export const listsWords = {
  cutTitle: counterWords.cut,
  packTitle: counterWords.pack,
  cutNow: 'Cut now',
  left: (count: number, kilos: string) => `${count} left, ${kilos}`,
  fold: (count: number) => `Done ${count}`,
  offline: 'Ticks are kept',
  grams: (grams: number) => `${grams.toLocaleString('en-IN')} g`,
  andOthers: (count: number) => `+${count}`,
  cutOf: (what: string) => `Cut: ${what}`,
  packOf: (what: string) => `Packed: ${what}`,
  already: (name: string) => `${name} ticked it already`,
  cutAgain: (rows: string) => `To cut again: ${rows}`,
  ticks: (fish: string) => `Tick ${fish}`,
  unticks: (fish: string) => `Take the tick off ${fish}`,
  weighed: 'Weighed',
  calledOff: 'Called off',
  weighNext: 'Weigh next:',
  ordersAndKilos: (count: number, kilos: string) => (count === 1 ? `1 order, ${kilos}` : `${count} orders, ${kilos}`),
  from: (when: string) => `from ${when}`,
  nothingUntil: (when: string, ordersAndKilos: string) => `Nothing to cut. From ${when}: ${ordersAndKilos}.`,
  nothingUntilTomorrow: (when: string, ordersAndKilos: string) =>
    `Nothing to cut. Tomorrow from ${when}: ${ordersAndKilos}.`,
  pieces: (count: number) => (count === 1 ? '1 pack' : `${count} packs`),
  late: 'late',
  box: (number: string) => `Order ${number}`,
  notBefore: (from: number, now: number) =>
    `Cut from ${untilInShort(from, now)} onwards, not before. Until then customers can still change these orders.`,
  nothingToCut: 'Nothing to cut. Orders appear here once they are confirmed.',
  nothingToPack: 'Nothing to pack. Orders appear here once they are confirmed.',
  print: 'Print',
} as const

/** Finding an order: by typing, by a scanner, by the camera. */
export const scanWords = {
  title: counterWords.find,
  hint: 'Number, name or phone. A scanner works anywhere on the page.',
  find: 'Find',
  none: (typed: string) => `Nothing found for '${typed}'. Try the number on the slip, or a part of the name.`,
  reach: (newest: number) =>
    `A full number or phone is searched in all orders. A name, or a part of these, is searched in the newest ${newest.toLocaleString('en-IN')}.`,
  found: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  camera: 'Scan with the camera',
  cameraHead: 'Hold the barcode in front of the camera',
  cameraWaits: 'Opening the camera...',
  cameraRefused: 'The camera could not open. Allow it for this page, or enter the number.',
  cameraUnread: 'The barcode reader could not load. Check the connection, or enter the number.',
  close: 'Close',
  notHere: (scanned: string) => `No order on this page has the number ${scanned}.`,
} as const

/** Why staff cannot move an order as they wish. */
export const orderMoveRefusals = {
  'no-such-order': () => 'This order was not found.',
  'not-your-stop': () => 'This order is not on your round.',
  'order-moved': () => 'Someone else changed this order first. It is shown as it is now.',
  'move-impossible': () => 'This cannot be done in the order’s present status.',
  'cut-off-ahead': ({ until, at }) =>
    `Cutting starts at ${untilInShort(until, at)}. Until then the customer can change this order.`,
  'reason-missing': () => 'Please give a reason.',
  'order-on-time': () => 'This order is not behind, so it needs no new time.',
  'time-impossible': () => 'Choose a time in the next 12 hours.',
  'rider-missing': () => 'Choose a rider.',
  'rider-unknown': () => 'This person no longer takes orders out. Choose someone else.',
  'other-press': () => 'This was already sent with other details. Reload the page.',
  'undo-nothing': () => 'There is nothing to undo.',
  'undo-not-yours': () => 'Only the person who did this can undo it.',
  'undo-too-late': () => 'It is too late to undo this. 30 seconds have passed.',
  'undo-sold-meanwhile': () => 'Others have ordered this fish since, so this cannot be undone.',
  'undo-told': () => 'The customer has already been told, so this cannot be undone.',
  'line-not-weighed': () => 'Some items are not weighed yet.',
  'answer-awaited': () => 'The customer has not answered yet. Cut it down, or give the extra free.',
  'nothing-to-pack': () => 'Nothing is left to pack. Decline the order, and give a reason.',
} as const satisfies Sentences<OrderMoveRefusal>

/** Why a line cannot be ticked off. */
export const tickRefusals = {
  'off-the-list': () => 'This was called off. It is not on the list any more.',
  'line-changed': () => 'This item has just changed. Look at it again.',
} as const satisfies Sentences<TickRefusal>
