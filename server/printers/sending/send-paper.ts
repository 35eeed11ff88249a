import { setTimeout as sleep } from 'node:timers/promises'
import type { Heard, Speech } from '#server/printers/speaking/speech.ts'
import type { SendingEnd } from '#shop/printers/jobs.ts'
import { addressTyped, dotsPerMillimetre } from '#shop/printers/printers.ts'
import { seconds } from '#shop/time.ts'
import { openCableLine } from './cable-line.ts'
import type { NoLine, PrinterLine, Sent } from './line.ts'
import { openNetworkLine, type PrinterNetwork, silence } from './network-line.ts'

/** So often a printer is asked how it is. */
const asksEvery = 400

/** How long a paper may take to come out once all of it was taken: the slowest print 50 mm in a second, after a pause. */
const comingOut = (high: number): number => seconds(8) + seconds(high / (50 * dotsPerMillimetre))

interface Wanted {
  /** as the owner typed it */
  readonly address: string
  /** whether it says what becomes of a paper */
  readonly answers: boolean
  readonly speech: Speech
  /** how long the paper is, in dots */
  readonly high: number
  /** written down just before the first byte goes out; false: somebody else has the job by now */
  readonly begin: () => Promise<boolean>
  /** told to the log alone */
  readonly because?: (why: string) => void
  /** from then on nothing is waited for any more */
  readonly ending: AbortSignal
}

/** Sends a paper to a printer, and says what became of it. 'given-up': nothing was sent, because somebody else has the job. */
export async function sendPaper(wanted: Wanted, around: PrinterNetwork): Promise<SendingEnd | 'given-up'> {
  const line = await openLine(wanted, around)
  if ('failed' in line) {
    wanted.because?.(line.why)
    return line.failed
  }
  try {
    return wanted.answers && line.answers ? await sendAndHear(line, wanted) : await sendOnly(line, wanted)
  } finally {
    line.close()
  }
}

async function openLine({ address: typed, ending }: Wanted, around: PrinterNetwork): Promise<PrinterLine | NoLine> {
  const address = addressTyped(typed)
  if ('refused' in address) return { failed: 'not-allowed', why: address.refused }
  return address.kind === 'cable'
    ? openCableLine(address.file, ending)
    : openNetworkLine(address, { ...around, ending })
}

/** To one that says nothing: it took all of it, or nobody knows. */
async function sendOnly(line: PrinterLine, { speech, begin }: Wanted): Promise<SendingEnd | 'given-up'> {
  if (!(await begin())) return 'given-up'
  const sent = await line.send(speech.paper)
  if (sent === 'no-paper') return 'no-paper'
  return sent === 'all' && (await line.finish()) ? 'sent' : 'unknown'
}

async function sendAndHear(line: PrinterLine, { speech, begin, high }: Wanted): Promise<SendingEnd | 'given-up'> {
  const before = await askUntilReady(line, speech)
  if (before !== 'ready') return before
  if (!(await begin())) return 'given-up'
  const end = await hearUntilPrinted(line, speech, { sending: sendWhole(line, speech), high })
  if ((end === 'no-paper' || end === 'cover-open') && (await line.send(speech.cancel)) === 'all') await line.finish()
  return end
}

async function sendWhole(line: PrinterLine, speech: Speech): Promise<Sent> {
  const sent = await line.send(speech.paper)
  if (sent !== 'all') return sent
  speech.finishes()
  return line.send(speech.finish)
}

/** How it is before anything goes out. */
async function askUntilReady(
  line: PrinterLine,
  speech: Speech,
): Promise<'ready' | 'no-paper' | 'cover-open' | 'no-answer' | 'refused' | 'fault'> {
  const until = performance.now() + silence
  if ((await line.send(speech.ask())) !== 'all') return 'no-answer'
  for (;;) {
    const left = until - performance.now()
    const said = left > 0 ? await line.next(left) : 'silence'
    if (said === 'silence' || said === 'closed') return 'no-answer'
    const all = speech.hear(said)
    if (all.includes('garbage')) return 'refused'
    // what it said last is how it is
    const heard = all.at(-1)
    if (heard === undefined) continue
    if (heard !== 'busy') return heard === 'done' || heard === 'garbage' ? 'refused' : heard
    await sleep(asksEvery)
    if ((await line.send(speech.ask())) !== 'all') return 'no-answer'
  }
}

/** What it says while it prints. Where it says nothing any more, nobody knows whether the paper came out. */
async function hearUntilPrinted(
  line: PrinterLine,
  speech: Speech,
  { sending, high }: { sending: Promise<Sent>; high: number },
): Promise<'printed' | 'no-paper' | 'cover-open' | 'unknown'> {
  let heardLast = performance.now()
  let isSent = false
  let sentAt = heardLast
  let isBroken = false
  let readySince: number | undefined
  const noteSent = async () => {
    if ((await sending) === 'all') isSent = true
    else isBroken = true
    heardLast = sentAt = performance.now()
  }
  void noteSent()
  for (;;) {
    const said = await line.next(asksEvery)
    const now = performance.now()
    if (said === 'closed' || isBroken) return 'unknown'
    if (isSent && now - sentAt > comingOut(high)) return 'unknown'
    if (said === 'silence') {
      // as long as pieces are taken, sending ends by itself
      if (isSent && now - heardLast > silence) return 'unknown'
      if (isSent && (await line.send(speech.ask())) !== 'all') return 'unknown'
      continue
    }
    heardLast = now
    const { end, isReady } = weighed(speech.hear(said), isSent)
    if (end !== undefined) return end
    // one that cannot say 'printed' has printed once it has had nothing to do for a while
    if (isReady && readySince !== undefined && !speech.saysDone && now - readySince >= asksEvery) return 'printed'
    readySince = isReady ? (readySince ?? now) : undefined
  }
}

/** One that has printed all may say in the same breath that its paper ends there. */
function weighed(all: readonly Heard[], isSent: boolean) {
  if (all.includes('garbage') || all.includes('fault')) return { end: 'unknown' } as const
  if (all.includes('done')) return { end: 'printed' } as const
  const bad = all.find((one) => one === 'no-paper' || one === 'cover-open')
  if (bad !== undefined) return { end: bad }
  return { isReady: isSent && all.length > 0 && all.every((one) => one === 'ready') }
}
