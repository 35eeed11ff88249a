/** Something that was pressed and waits on its device, as far as its turn is concerned. */
export interface Queued {
  readonly key: string
  /** rises with each press of the device */
  readonly no: number
  /** what it is about: one after the other for each of them */
  readonly order: string
  /**
   * - waiting: never sent, so nothing can have come of it
   * - tried: sent at least once; whether the shop has it nobody knows until it answers
   * - look: refused, or behind something that was: somebody decides
   */
  readonly state: 'waiting' | 'tried' | 'look'
}

const inTurn = <One extends Queued>(queue: readonly One[]): readonly One[] =>
  queue.filter(({ state }) => state !== 'look').toSorted((one, other) => one.no - other.no)

/** What goes to the shop, each as the first of its order: what comes after it was pressed in the belief that it is done. */
export const nextToSend = <One extends Queued>(queue: readonly One[]): readonly One[] =>
  inTurn(queue).filter((one, place, all) => all.findIndex(({ order }) => order === one.order) === place)

/** What waits for one order, in order of pressing. */
export const waitingFor = <One extends Queued>(queue: readonly One[], order: string): readonly One[] =>
  inTurn(queue).filter((one) => one.order === order)

/** What was pressed after it at the same order. It is not sent once this one was refused: nobody saw what it would meet. */
export const behind = <One extends Queued>(queue: readonly One[], { order, no }: Queued): readonly One[] =>
  waitingFor(queue, order).filter((one) => one.no > no)

/** Whether it can simply be taken out: it has never left the device, and nothing was pressed on top of it. */
export const canTakeBack = (queue: readonly Queued[], one: Queued): boolean =>
  one.state === 'waiting' && behind(queue, one).length === 0

/** The number of the next press. */
export const nextNo = (queue: readonly Queued[]): number => Math.max(0, ...queue.map(({ no }) => no)) + 1
