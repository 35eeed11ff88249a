import { alone } from '#browser/alone.ts'
import { lineNow, onLine } from '#browser/line.ts'
import { staffApi } from '#counter/api.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { keepTyped } from '#counter/live/typed.ts'
import { behind, nextToSend, turnOf, waitingFor } from '#shop/outbox/outbox-queue.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import { meaningForPress } from '#shop/wire/press-answers.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { opensWithoutPin } from '#shop/wire/without-pin.ts'
import { outboxWords } from '#words/counter.ts'
import { fasterIn, type News, sendingOf } from './answers.ts'
import type { QueuedCommand } from './kept.ts'
import { tellNews } from './news.ts'
import { drop, followKept, isStillQueued, keep, outboxNow, showsAsWaiting } from './queue.ts'

const wake = () => void sendWaiting()

/** Sends what waits, as long as the page is open: now, when a line comes, when it is seen, every few seconds. */
export function keepSending(): () => void {
  const seen = () => document.visibilityState === 'visible' && wake()
  const ends = [followKept(wake), onLine(wake)]
  document.addEventListener('visibilitychange', seen)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    clearTimeout(again)
    again = undefined
    for (const end of ends) end()
  }
}

/** The first of each turn, all at once: a slow answer about one holds up no other. */
export async function sendWaiting(): Promise<void> {
  const due = nextToSend(outboxNow().queue).filter(isOwn)
  if (due.length === 0) return
  const isUntried = due.some(({ state }) => state === 'waiting')
  if (navigator.onLine && (!isUntried || (await hasLine())))
    await Promise.all(due.map((one) => sendInTurn(turnOf(one))))
  else tryLater()
}

/** What somebody else pressed on this device waits for them: nobody does it in their name. */
const isOwn = ({ by }: QueuedCommand): boolean => by.id === outboxNow().who.id

/** A tap on a name did it, which may not: who has typed the PIN since has not pressed for it. */
function asksForPinAfterTap({ by, kind, body }: QueuedCommand): boolean {
  const isOfTap = by.withoutPin === true && outboxNow().who.withoutPin !== true
  return isOfTap && kind !== undefined && !opensWithoutPin(staffCalls[kind], body)
}

/** Where the last call had no answer, something harmless goes ahead: what was never sent can still be taken back. */
async function hasLine(): Promise<boolean> {
  if (lineNow() === 'online') return true
  const answer = await staffApi('me')
  return isDefinite(answer)
}

const underway = new Set<string>()

/** One sender of a device for each turn. */
async function sendInTurn(turn: string): Promise<void> {
  if (underway.has(turn)) return
  underway.add(turn)
  try {
    await alone(`counter/${turn}`, async () => {
      for (;;) {
        const [next] = waitingFor(outboxNow().queue, turn)
        if (next === undefined || !isOwn(next)) return
        if (!(await isStillQueued(next))) return
        if (!(await sendPress(next))) return tryLater()
      }
    })
  } finally {
    underway.delete(turn)
  }
}

/** Sends it. True once the shop has answered it, or where this page cannot ask. */
async function sendPress(command: QueuedCommand): Promise<boolean> {
  const send = sendingOf(command)
  if (send === undefined) {
    await needsLook(command, { message: outboxWords.unreadable(command.name) })
    return true
  }
  if (asksForPinAfterTap(command)) {
    await needsLook(command, { message: outboxWords.tappedOffline, mayBeDone: command.unclear === true })
    return true
  }
  // from here on nobody knows whether the shop has it, until it answers
  const hadUnclear = command.unclear === true
  await keep({ ...command, state: 'tried', unclear: true })
  const answer = await send()
  const meaning = meaningForPress(answer, hadUnclear)
  if (answer.ok) return settle(command, answer.body)
  const isWithoutPin = 'refused' in answer && answer.refused.more.why === 'pin-needed'
  // who was asked for the PIN and turned back does not want it any more
  if (isWithoutPin && !hadUnclear) {
    await drop(command)
    return true
  }
  if ('refused' in answer && (isWithoutPin || meaning.press === 'needs-look')) {
    const { refused } = answer
    const faster = fasterIn(command, refused.more)
    // nobody has to decide about what somebody else has done already: the order says who
    if (faster?.isSame === true) return settle(command, faster.news)
    await needsLook(command, { ...refused, faster, mayBeDone: meaning.outcome === 'unknown' })
    return true
  }
  // The shop has said that it did nothing: it is as if it had never left.
  if (meaning.outcome === 'not-done') await keep({ ...command, state: 'waiting' })
  showsAsWaiting(command)
  return false
}

/** It is done. */
async function settle(command: QueuedCommand, news: News): Promise<true> {
  keepTyped(command.order, command.typedAs, '')
  tellNews(news)
  await drop(command)
  return true
}

/** It, and what was pressed behind it, wait for somebody to decide. */
async function needsLook(
  command: QueuedCommand,
  {
    message,
    faster,
    mayBeDone = false,
  }: { message: string; faster?: ReturnType<typeof fasterIn>; mayBeDone?: boolean },
) {
  const after = behind(outboxNow().queue, command)
  const told = faster?.told
  await Promise.all([
    keep({
      ...command,
      state: 'look',
      verdict: { sentence: message, ...(told ? { faster: told } : {}), ...(mayBeDone ? { mayBeDone } : {}) },
    }),
    ...after.map((one) => keep({ ...one, state: 'look' })),
  ])
  if (faster !== undefined) tellNews(faster.news)
}

let again: ReturnType<typeof setTimeout> | undefined

function tryLater() {
  again ??= setTimeout(() => {
    again = undefined
    void sendWaiting()
  }, counterTimings.resend)
}
