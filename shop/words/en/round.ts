import type { Sentences } from '#shop/refusals.ts'
import type { RoundRefusal } from '#shop/staff/counter-refusals.ts'
import { counterWords } from './counter.ts'

/** A rider's own stops, one at a time. */
export const roundWords = {
  title: counterWords.round,
  none: 'No deliveries now. Orders appear here when the counter sends them out with you.',
  at: (nr: number, all: number) => `${nr} of ${all}`,
  left: 'Left',
  toCollect: 'to collect',
  forOrders: (count: number) => (count === 1 ? 'for 1 order' : `for ${count} orders`),
  allStops: 'All stops',
  start: 'Start round',
  toOrder: (nr: number) => `To order ${nr}`,
  byTime: 'Sort by time',
  orders: (count: number) => `${count} orders`,

  move: (area: string) => `Move ${area}`,
  moveHow: 'Drag, or tap and use Up and Down',
  up: 'Up',
  down: 'Down',
  moved: 'Done',
  movedTo: (area: string, nr: number, all: number) => `${area} is stop ${nr} of ${all}`,
  sorted: 'Order of stops',
  lock: 'Lock in place',
  unlock: 'Unlock',
  locked: 'locked',
  isLocked: (area: string, nr: number) => `${area} stays stop ${nr}`,
  isUnlocked: (area: string) => `${area} can be moved again`,
  moveLocked: (area: string) => `${area} is locked in place`,
  lockedHow: 'A locked stop keeps its place. The others move around it.',

  packsOf: (scanned: number, all: number) => `Packs ${scanned} of ${all}`,
  packsScanned: (scanned: number, all: number) => `${scanned} of ${all} packs scanned`,
  scanned: 'scanned',
  packIs: (signs: string, area: string) => `${signs}, ${area}: scanned`,
  packAgain: (signs: string) => `${signs} is scanned already`,
  packElsewhere: (number: string) => `${number} is not on your round. Leave it here.`,
  packsMissing: (count: number) => (count === 1 ? '1 pack is not scanned' : `${count} packs are not scanned`),
  startWithout: 'Start without',
  scanFirst: 'Scan first',

  by: (clock: string) => `By ${clock}`,
  newTime: (clock: string) => `New time ${clock}`,
  clockNow: (clock: string) => `now ${clock}`,
  late: 'Late',
  call: 'Call',
  packs: (count: number) => (count === 1 ? '1 pack' : `${count} packs`),
  andMore: (count: number) => `+${count}`,
  alsoHere: 'Also here',
  thenTo: 'Then',
  thenSame: (signs: string) => `Then ${signs}, same address`,

  handOver: (sum: string | undefined) => (sum === undefined ? 'Hand over' : `Hand over, ${sum}`),
  notDelivered: 'Not delivered',
  whatHappened: (signs: string, name: string) => `${signs}, ${name}. What happened?`,
  other: 'Another reason',
  otherWhat: 'In a few words',
  didYouCall: 'Did you call?',
  callNow: 'Call now',
  noAnswer: 'No answer',
  photo: 'Photo of the door',
  photoTaken: 'Photo added: take it again',
  photoRemove: 'Remove photo',
  photoFailed: 'This photo cannot be read. Take it again.',
  bringBack: (signs: string) => `Bring ${signs} back to the shop`,
  reasonFirst: 'Choose a reason first',
  typeFirst: 'Type the reason first',
  toStopAgain: 'Back to the stop',

  isDelivered: (signs: string) => `${signs} delivered`,
  isNotDelivered: (signs: string) => `${signs} comes back`,
  next: 'Next',
  nextStop: (area: string) => `Next stop: ${area}`,
  nextHere: (signs: string) => `Next: ${signs}, same address`,
  toEnd: 'To the end of the round',

  allDone: 'All orders done',
  delivered: 'delivered',
  back: 'to bring back',
  bring: 'Bring back',
  nothingBack: 'Nothing to bring back.',
  finish: 'Finish round',
  finishNeedsSignal: 'Finish once there is signal',
  finishSendsFirst: 'Finish once all is sent',
  closed: (clock: string) => `Round closed, ${clock}`,
  keepsNothing: 'This phone keeps nothing of the round.',

  allSent: (clock: string) => `All sent, ${clock}`,
  sends: (count: number) => `Sending ${count}…`,
  noSignal: 'No signal. Nothing waits to be sent.',
  noSignalWaits: (count: number) => `No signal. ${count} saved here, goes by itself.`,
} as const

/** Everybody who takes orders out, for the counter. */
export const ridersWords = {
  title: counterWords.riders,
  none: 'No riders yet. Add them under People.',
  nothingOut: 'Nothing is out with them.',
  doneOf: (done: number, all: number) => `${done} of ${all} orders done`,
  backAbout: (clock: string) => `back about ${clock}`,
  inShop: 'in the shop',
  inShopSince: (clock: string) => `in the shop since ${clock}`,
  deliveredAt: (clock: string) => `delivered ${clock}`,
  comesBack: 'comes back',
  lateCount: (count: number) => `${count} late`,
  backCount: (count: number) => `${count} to bring back`,
} as const

/** Why a round cannot end. */
export const roundRefusals = {
  'stops-open': () => 'There are stops left. Hand them over, or mark them as not delivered.',
} as const satisfies Sentences<RoundRefusal>
