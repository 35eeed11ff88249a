import { lineNow } from '#browser/line.ts'
import { newKey } from '#counter/press/new-key.ts'
import { canTakeBack, waitingFor } from '#shop/outbox/outbox-queue.ts'
import { whyItCannotWait } from '#shop/outbox/waiting-commands.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { QueuedCommand } from './kept.ts'
import { addToQueue, drop, outboxNow, sayNeedsLine } from './queue.ts'
import { sendWaiting } from './sender.ts'
import { asWaiting } from './waiting.ts'

/** Something that can be pressed about an order: how it is named, sent, and shown. */
export interface Press
  extends Pick<QueuedCommand, 'kind' | 'turn' | 'line' | 'body' | 'name' | 'typedAs' | 'rider' | 'movedAt'> {
  readonly order: Pick<StaffOrder, 'id' | 'number' | 'totalPaise'>
}

/**
 * Does what somebody pressed. It stays until the shop has answered, however long the line is gone and whatever becomes of
 * the page. What cannot wait is not taken without a line, and that is said.
 */
export function doCommand({ order, ...press }: Press): void {
  const { queue, fresh, who } = outboxNow()
  // what has a turn of its own is told by how it looks whether it was pressed, and says nothing of the order
  if (press.turn !== undefined)
    return void addToQueue({ ...press, order: order.id, number: order.number }).then(sendWaiting)
  const isTwice = waitingFor(queue, order.id).some((one) => one.line === press.line && fresh.has(one.key))
  if (isTwice) return
  if (lineNow() === 'offline') {
    const waiting = asWaiting({ ...press, key: '', at: 0, by: who })
    const why = waiting === undefined ? 'no-rule' : whyItCannotWait(waiting, order)
    const { name } = press
    if (why !== undefined)
      return sayNeedsLine({ key: newKey(), number: order.number, name, isTooMuch: why === 'too-much-money' })
  }
  void addToQueue({ ...press, order: order.id, number: order.number }).then(sendWaiting)
}

/** Takes out what has never left this device. Whether it was still there to be taken. */
export function takeBack(command: QueuedCommand): void {
  if (canTakeBack(outboxNow().queue, command)) void drop(command)
}
