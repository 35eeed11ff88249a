import { useState } from 'react'
import { useLine } from '#browser/line.ts'
import { staffApi } from '#counter/api.ts'
import { Button } from '#kit/button.tsx'
import { isLive } from '#shop/orders/line-status.ts'
import { afterCommand, withWaiting } from '#shop/outbox/waiting-commands.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import { outboxWords } from '#words/counter.ts'
import { clockInWords } from '#words/formatters.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { sendingOf } from './answers.ts'
import type { QueuedCommand } from './kept.ts'
import { tellNews } from './news.ts'
import { addToQueue, drop, outboxNow, useOutbox } from './queue.ts'
import { sendWaiting } from './sender.ts'
import { asWaiting } from './waiting.ts'

/** Something that the shop did not take: who did what meanwhile, and what to do about it. It stays until somebody decides. */
export function LookCard({ command, hasHead = true }: { command: QueuedCommand; hasHead?: boolean }) {
  const { number, name, verdict, by, at } = command
  const { who } = useOutbox()
  const line = useLine()
  const [state, setState] = useState<'asking' | 'impossible' | 'no-line'>()
  const isReadable = sendingOf(command) !== undefined
  const mayAgain = by.id === who.id && isReadable

  async function again() {
    setState('asking')
    const came = await doAgain(command)
    setState(came === 'done' ? undefined : came)
  }

  return (
    <section className="lost" aria-label={`${staffOrderWords.needsLook}: ${number}, ${name}`}>
      {hasHead && (
        <h2>
          {staffOrderWords.needsLook}: {number}
        </h2>
      )}
      <p className="muted">{outboxWords.pressedBy(by.name, name, clockInWords(at))}</p>
      {isReadable ? <Why verdict={verdict} name={name} /> : <p>{outboxWords.unreadable(name)}</p>}
      {state === 'impossible' && <p role="alert">{outboxWords.notAnyMore}</p>}
      {mayAgain && (line === 'offline' || state === 'no-line') && <p>{outboxWords.againNeedsLine}</p>}
      <div className="look-ways">
        {mayAgain && (
          <Button disabled={state === 'asking' || line === 'offline'} onClick={() => void again()}>
            {outboxWords.again}
          </Button>
        )}
        <Button look="quiet" onClick={() => void drop(command)}>
          {outboxWords.drop}
        </Button>
      </div>
    </section>
  )
}

function Why({ verdict, name }: Pick<QueuedCommand, 'verdict' | 'name'>) {
  if (verdict === undefined) return <p>{outboxWords.behind(name)}</p>
  const { faster, sentence, mayBeDone } = verdict
  if (mayBeDone)
    return (
      <p>
        {outboxWords.mayBeDone(name)} {sentence}
      </p>
    )
  if (faster === undefined)
    return (
      <p>
        {staffOrderWords.refused(name)} {sentence}
      </p>
    )
  return (
    <p>
      {staffOrderWords.conflict(faster.what, clockInWords(faster.at))} {staffOrderWords.conflictLost(name)}
    </p>
  )
}

/** Presses a refused command once more, on what is there now. It is another press: the shop decides again. */
async function doAgain(command: QueuedCommand): Promise<'done' | 'impossible' | 'no-line'> {
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
    movedAt: _________,
    ...press
  } = command
  await drop(command)
  await addToQueue({ ...press, body: { ...press.body, ...seen } })
  void sendWaiting()
  return 'done'
}

/** The line as it is now, so that it is ticked as somebody has looked at it. */
async function lineToTick({
  order: id,
  line,
  body,
}: QueuedCommand): Promise<{ wish: unknown } | 'impossible' | 'no-line'> {
  const answer = await staffApi('order', { params: { id } })
  if (!answer.ok) return meaningOf(answer) === 'no' ? 'impossible' : 'no-line'
  const there = answer.body.order.lines.find(({ lineNo }) => lineNo === line)
  if (there === undefined || !isLive(there)) return 'impossible'
  const { quantity, cleaning } = there
  return { wish: { ...(body['wish'] as object), quantity, cleaning } }
}

/** The version of what it is about, with what waits for it already. */
async function seenNow(
  command: QueuedCommand,
): Promise<{ seen: number; reason?: string } | { wish: unknown } | 'impossible' | 'no-line'> {
  const { order: id, line, body, kind } = command
  if (kind === 'tickLine') return await lineToTick(command)
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
