import { useState } from 'react'
import { keepTyped } from '#counter/live/typed.ts'
import { useOutbox } from '#counter/outbox/queue.ts'
import type { Scale } from '#counter/scale/use-scale.ts'
import { grouped } from '#shop/digits.ts'
import { decideWeighing } from '#shop/orders/line-moves.ts'
import { weighable } from '#shop/outbox/waiting-weights.ts'
import type { ScaleReading } from '#shop/scale/protocol.ts'
import { restsAnew } from '#shop/scale/taking.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { type TakenWeight, typedAt, weighLine } from './line-acts.ts'

/** 'summary': all lines are settled, or somebody wants to see how they stand. */
export type Place = number | 'summary'

/** What is said in the place of the verdict: what is wrong, what was done, what is to be done now. */
interface Said {
  readonly tone: 'wrong' | 'good' | 'attention'
  readonly text: string
  /** what lay on the scale then; another weight ends it, but for what was done */
  readonly on?: ScaleReading | undefined
}

/** A weight that is not saved yet, because something has to be chosen first: wherever it came from, it is what the choices are about. */
interface HeldWeight {
  readonly weight: TakenWeight
  /** what lay on the scale, where it came from there: it is held as long as that lies there, however it sways */
  readonly reading?: ScaleReading | undefined
  /** neither typed nor on the scale: a label's, or what somebody said that it is instead */
  readonly isOther: boolean
}

/** Where somebody is in an order that they weigh, and what they do there. */
export function useStation(
  { order, lines }: Pick<Weighing, 'order' | 'lines'>,
  { me, wanted, scale }: { me: Me; wanted: Place; scale: Pick<Scale, 'reading' | 'done'> },
) {
  const { queue } = useOutbox()
  const isUnderway = (line: WeighedLine) =>
    queue.some((one) => one.order === order.id && one.line === line.lineNo && one.state !== 'look')
  const [place, setPlace] = useState<Place>(() => placeIn(lines, wanted))
  /** why the line of this place is weighed again; '' until somebody says it */
  const [again, setAgain] = useState<string>()
  const [held, setHeld] = useState<HeldWeight>()
  if (held?.reading !== undefined && restsAnew(held.reading, scale.reading)) setHeld(undefined)
  const [said, setSaid] = useState<Said>()
  // what is said of one weight must not cover what the next one comes to
  if (said !== undefined && said.tone !== 'good' && restsAnew(said.on, scale.reading)) setSaid(undefined)
  /** the line that was done last */
  const [last, setLast] = useState<number>()
  /** that is said as long as nothing else has been begun */
  const [isNews, setNews] = useState(false)
  /** when the place of a choice was given to something else */
  const [changedAt, setChangedAt] = useState(Number.NEGATIVE_INFINITY)
  /** the batches that somebody chose, by line */
  const [batches, setBatches] = useState<Readonly<Record<number, string>>>({})

  function go(to: Place) {
    setPlace(to)
    setAgain(undefined)
    setHeld(undefined)
    setSaid(undefined)
    setNews(false)
    setChangedAt(performance.now())
  }

  /** On to what is still to be done: behind this line first. */
  function goOn(from: number, orElse: Place = 'summary') {
    setLast(from)
    const open = lines.filter((line) => line.lineNo !== from && isOpenLine(line) && !isUnderway(line))
    const next = open.find(({ lineNo }) => lineNo > from) ?? open[0]
    go(next?.lineNo ?? orElse)
    setNews(true)
  }

  const setWrong = (text: string | undefined) =>
    setSaid(text === undefined ? undefined : { tone: 'wrong', text, on: scale.reading })

  function take(line: WeighedLine, taken: TakenWeight, { reading, isOther }: Omit<HeldWeight, 'weight'>) {
    setWrong(undefined)
    const batch = batchOf(line)
    const weight = batch === '' ? taken : { ...taken, batch }
    const { over, isSure = false, reason = '' } = weight
    const decision = decideWeighing(weighable(line, order), {
      ...weight,
      over,
      isSure,
      reason,
      seen: line.version,
      role: me.role,
    })
    if ('weighed' in decision) {
      weighLine({ order, line }, weight)
      if (reading !== undefined) scale.done(reading)
      return goOn(line.lineNo)
    }
    if (decision.refused === 'grams-or-kilos' || decision.refused === 'over-most')
      return setHeld({ weight: taken, reading, isOther })
    setHeld(undefined)
    setWrong(wrongWords[decision.refused] ?? words.refusedHere)
  }

  /** The figure goes, and another one is typed. */
  function clear(line: WeighedLine) {
    keepTyped(order.id, typedAt(line), '')
    letGo()
    setChangedAt(performance.now())
  }

  /** So much comes off it, and then it is weighed again. */
  function cutDown(line: WeighedLine, tooMuch: number) {
    clear(line)
    setSaid({ tone: 'attention', text: words.cutDownMore(grouped(tooMuch)), on: scale.reading })
  }

  /** Something else is weighed: what waited, and what was said of it, is gone. */
  function letGo() {
    setHeld(undefined)
    setWrong(undefined)
    setNews(false)
  }

  /** What a line is cut from: what somebody chose, else what it was, else the oldest use-by; '' where that is not recorded. */
  const batchOf = ({ lineNo, batch, batches: there }: WeighedLine): string =>
    batches[lineNo] ?? there.find(({ code }) => code === batch)?.code ?? there[0]?.code ?? ''

  const chooseBatch = ({ lineNo }: WeighedLine, code: string) => setBatches({ ...batches, [lineNo]: code })

  function weighAgain({ lineNo }: WeighedLine, reason = '') {
    go(lineNo)
    setAgain(reason)
  }

  return {
    place,
    again,
    held,
    /** what cannot be done, and how it can */
    wrong: said?.tone === 'wrong' ? said.text : undefined,
    /** what was done, or is to be done, as long as nothing else is said */
    note: said === undefined || said.tone === 'wrong' ? undefined : { tone: said.tone, text: said.text },
    last,
    isNews,
    changedAt,
    isUnderway,
    go,
    goOn,
    take,
    clear,
    cutDown,
    letGo,
    weighAgain,
    batchOf,
    chooseBatch,
    setWrong,
    setNote: (text: string) => setSaid({ text, tone: 'good' }),
  }
}

export type Station = ReturnType<typeof useStation>

const wrongWords: Readonly<Record<string, string>> = {
  'weight-impossible': words.impossible,
  'reason-missing': words.needsReason,
}

/** Somebody at the scale can go on with it. */
export const isOpenLine = ({ state }: WeighedLine): boolean => state === 'to-weigh' || state === 'declined'

/** The line that the address names, else the first one that is not settled. */
function placeIn(lines: readonly WeighedLine[], wanted: Place): Place {
  if (wanted === 'summary') return wanted
  const named = lines.find(({ lineNo }) => lineNo === wanted)
  const first = named ?? lines.find(isOpenLine) ?? lines.find(({ state }) => state === 'asked')
  return first?.lineNo ?? 'summary'
}
