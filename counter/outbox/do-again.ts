import { afterCommand, withWaiting } from '#shop/outbox/waiting-commands.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import { staffApi } from '#counter/api.ts'
import type { QueuedCommand } from './kept.ts'
import { tellNews } from './news.ts'
import { addToQueue, drop, outboxNow } from './queue.ts'
import { sendWaiting } from './sender.ts'
import { asWaiting } from './waiting.ts'

/** Presses a refused command once more, on what is there now. It is another press: the shop decides again. */
export async function doAgain(command: QueuedCommand): Promise<'done' | 'impossible' | 'no-line'> {
  const seen = await seenNow(command)
  if (seen === 'no-line' || seen === 'impossible') return seen
  const {
    key: _,
    no: __,
    at: ___,
    asOf: ____,
    by: _____,
    state: ______,
    verdict: _______,
    unclear: ________,
    ...press
  } = command
  await drop(command)
  await addToQueue({ ...press, body: { ...press.body, ...seen } })
  void sendWaiting()
  return 'done'
}

/** The version of what it is about, with what waits for it already. */
async function seenNow(command: QueuedCommand): Promise<{ seen: number; reason?: string } | 'impossible' | 'no-line'> {
  const { order: id, line, body } = command
  if (line !== undefined) {
    const answer = await staffApi('weighing', { params: { id } })
    if (!answer.ok) return meaningOf(answer) === 'no' ? 'impossible' : 'no-line'
    tellNews({ order: answer.body.order, now: answer.body.now, weighing: answer.body })
    const there = answer.body.lines.find(({ lineNo }) => lineNo === line)
    if (there === undefined || there.state === 'replaced') return 'impossible'
    const needsReason = there.version > 0 && typeof body['reason'] !== 'string'
    return { seen: there.version, ...(needsReason ? { reason: 'weighed-without-line' } : {}) }
  }
  const answer = await staffApi('order', { params: { id } })
  if (!answer.ok) return meaningOf(answer) === 'no' ? 'impossible' : 'no-line'
  const { order, moves, now } = answer.body
  tellNews({ order, moves, now })
  const waiting = outboxNow().queue.filter((one) => one.order === id && one.state !== 'look')
  const then = withWaiting(
    order,
    waiting.flatMap((one) => asWaiting(one) ?? []),
    now,
  )
  const again = asWaiting({ ...command, body: { ...body, seen: then.version } })
  return again === undefined || 'order' in afterCommand(then, again, now) ? { seen: then.version } : 'impossible'
}
