/** Something that was pressed and waits on its device, as far as its turn is concerned. */
export interface Queued {
  readonly key: string
  /** rises with each press of the device */
  readonly no: number
  /** what it is about: one after the other for each of them */
  readonly order: string
  /** what it waits for instead, where an order's other presses say nothing of it: those of the same turn */
  readonly turn?: string | undefined
  /**
   * - waiting: never sent, so nothing can have come of it
   * - tried: sent at least once; whether the shop has it nobody knows until it answers
   * - look: refused, or behind something that was: somebody decides
   */
  readonly state: 'waiting' | 'tried' | 'look'
}

const inTurn = <One extends Queued>(queue: readonly One[]): readonly One[] =>
  queue.filter(({ state }) => state !== 'look').toSorted((one, other) => one.no - other.no)

export const turnOf = ({ order, turn = order }: Pick<Queued, 'order' | 'turn'>): string => turn

/** What goes to the shop, each as the first of its order: what comes after it was pressed in the belief that it is done. */
export const nextToSend = <One extends Queued>(queue: readonly One[]): readonly One[] =>
  inTurn(queue).filter((one, place, all) => all.findIndex((other) => turnOf(other) === turnOf(one)) === place)

/** What waits in one turn, that of an order or its own, in order of pressing. */
export const waitingFor = <One extends Queued>(queue: readonly One[], turn: string): readonly One[] =>
  inTurn(queue).filter((one) => turnOf(one) === turn)

/** What was pressed after it at the same order. It is not sent once this one was refused: nobody saw what it would meet. */
export const behind = <One extends Queued>(queue: readonly One[], one: Queued): readonly One[] =>
  waitingFor(queue, turnOf(one)).filter(({ no }) => no > one.no)

/** Whether it can simply be taken out: it has never left the device, and nothing was pressed on top of it. */
export const canTakeBack = (queue: readonly Queued[], one: Queued): boolean =>
  one.state === 'waiting' && behind(queue, one).length === 0

/** The number of the next press. */
export const nextNo = (queue: readonly Queued[]): number => Math.max(0, ...queue.map(({ no }) => no)) + 1
