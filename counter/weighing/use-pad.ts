import { type FormEvent, useState } from 'react'
import { counterTimings } from '#counter/live/timings.ts'
import { useTyped } from '#counter/live/typed.ts'
import type { Prints } from '#counter/printers/use-prints.ts'
import type { Scale } from '#counter/scale/use-scale.ts'
import { isDoubtful, orderedGrams } from '#shop/catalogue/weighed-price.ts'
import { grouped, latinDigits } from '#shop/digits.ts'
import type { WeighableLine } from '#shop/orders/line-moves.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { readWeight, type TypedWeight } from '#shop/orders/weighing/typed-weight.ts'
import { weighable } from '#shop/outbox/waiting-weights.ts'
import type { ScaleReading } from '#shop/scale/protocol.ts'
import { parseBatchCode } from '#shop/stock/batch-code.ts'
import { seconds } from '#shop/time.ts'
import { type Grams, heaviestTare, mostWeight, wholeGrams } from '#shop/weight.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { otherWeightWords } from '#words/batches.ts'
import { scaleWords } from '#words/scale.ts'
import { typedWeightWords, weighingScreenWords as words } from '#words/weighing.ts'
import { type TakenWeight, typedAt } from './line-acts.ts'
import type { ShotsByName } from './line-shots.ts'
import { type TareTyped, useTare } from './tare.tsx'
import type { Station } from './use-station.ts'
import { type Verdict, verdictOn } from './verdict.ts'

export interface StationProps {
  readonly weighing: Weighing
  readonly line: WeighedLine
  readonly me: Me
  readonly now: number
  readonly station: Station
  readonly scale: Scale
  readonly prints: Prints
  readonly shots: ShotsByName
  readonly onScan: (scanned: string) => void
}

export type PadNow = ReturnType<typeof usePad>
export type PadProps = StationProps & { readonly pad: PadNow }

/** Typed by one key: what was ordered. It is no figure, so that a digit after it begins a new one. */
export const asOrdered = '='

/** Between two digits of one figure nobody waits longer than this, who has not looked at what it says. */
const stillTypes = seconds(1)

/** What has to be chosen before this weight is saved. */
export type Choice = 'reason' | 'doubt' | 'over'

/** What somebody says of a weight when they save it. */
interface SaidOfWeight {
  readonly over?: 'give' | 'ask'
  readonly isSure?: boolean
  /** what was meant, where another figure was typed */
  readonly instead?: Grams
}

/** A weight that can be saved as it is now, or why there is none. */
type WeightNow = { readonly weight: TakenWeight; readonly reading?: ScaleReading } | { readonly wrong: string }

/** A weight before it counts: what waits for a choice, what was typed, or else what lies on the scale, less the box. */
export function usePad({ weighing: { order }, line, station, scale, onScan }: StationProps) {
  const [typed, setTyped] = useTyped(order.id, typedAt(line))
  const [reason, setReason] = useState(station.again ?? '')
  /** when a key was last pressed here; undefined: what stands there was found, and nobody has gone on with it */
  const [keyedAt, setKeyedAt] = useState<number>()
  const tare = useTare()
  const [other, setOther] = useState('')
  const { held } = station

  const thing = weighable(line, order)
  const ordered = wholeGrams(line.grams * line.quantity)
  const read: TypedWeight = typed === asOrdered ? { grams: ordered, meant: 'g' } : readWeight(typed, 'g')
  const reading = read === 'nothing' ? scale.reading : undefined
  const { gross, box } = held === undefined ? weighsNow({ typed, read, reading, tare }) : weighsHeld(held)
  const net = gross !== undefined && box !== undefined && gross > box ? wholeGrams(gross - box) : undefined
  const isSure = held?.weight.isSure === true
  const verdict = net === undefined ? undefined : verdictOn(thing, net, isSure)
  const isMoving = held === undefined && reading !== undefined && !reading.isStable
  const needsReason = line.version > 0 && reason === ''
  const choice =
    net === undefined || verdict === undefined || isMoving
      ? needsReason
        ? 'reason'
        : undefined
      : choiceOf({ thing, net, verdict, needsReason, isHeld: held !== undefined, isSure })
  /** the figure is no typed one: what was ordered, or what somebody said that it is, or a label says */
  const filled = held?.isOther === true ? net : typed === asOrdered ? ordered : undefined

  const isRefused = station.wrong !== undefined || choice === 'doubt' || choice === 'over'
  /**
   * The next digit begins another figure: after one that somebody left here, as after one that is refused. But who is still
   * typing goes on: 1.2 is too much on the way to 1.25, and a scanner's digits are too much on the way to a label.
   */
  const isAnew = () =>
    filled !== undefined ||
    (typed !== '' && (keyedAt === undefined || (isRefused && performance.now() - keyedAt > stillTypes)))

  const otherRead = readWeight(other, 'g')
  const otherWrong = whyNotOther(otherRead)

  function type(next: string) {
    setTyped(next)
    setKeyedAt(performance.now())
    station.letGo()
  }

  /** What is typed, as a weight; or why it is none. */
  function typedWeight(): WeightNow {
    if (read === 'no-weight') return { wrong: words.noWeight }
    if (read === 'unclear') return { wrong: typedWeightWords.unclear }
    if (box === undefined) return { wrong: noTare }
    if (net === undefined) return { wrong: box > 0 ? words.tareTooMuch : words.impossible }
    return { weight: { grams: net, tareGrams: box, source: typed === asOrdered ? 'as-ordered' : 'typed' } }
  }

  function scaleWeight(): WeightNow {
    if (scale.state !== 'on') return { wrong: words.typeFirst }
    const asked = scale.take()
    if ('refused' in asked) return { wrong: scaleWords.refusals[asked.refused] }
    const { taken } = asked
    const tareGrams = boxOf(taken, tare)
    if (tareGrams === undefined) return { wrong: noTare }
    if (taken.grams <= tareGrams) return { wrong: words.tareTooMuch }
    return { weight: { grams: taken.grams - tareGrams, tareGrams, source: 'scale', raw: taken.raw }, reading: taken }
  }

  function take({ instead, ...said }: SaidOfWeight = {}) {
    if (isScanned(typed, read)) {
      type('')
      return onScan(typed)
    }
    const from = held ?? (read === 'nothing' ? scaleWeight() : typedWeight())
    if ('wrong' in from) return station.setWrong(from.wrong)
    if (otherWrong !== undefined) return station.setWrong(otherWrong)
    const { raw: _, ...weight } = from.weight
    // what somebody meant instead neither a scale nor a label has said
    const meant = instead === undefined ? from.weight : { ...weight, grams: instead, source: 'typed' as const }
    station.take(
      line,
      {
        ...meant,
        ...said,
        ...(reason === '' ? {} : { reason }),
        ...(typeof otherRead === 'object' ? { otherGrams: otherRead.grams } : {}),
      },
      { reading: from.reading, isOther: instead !== undefined || held?.isOther === true },
    )
  }

  function weigh(event: FormEvent) {
    event.preventDefault()
    // Enter pressed twice is one press: the first has led on to the next line
    if (read === 'nothing' && performance.now() - station.changedAt < counterTimings.deaf) return
    if (choice === undefined || isScanned(typed, read)) take()
  }

  return {
    typed,
    type,
    filled,
    isAnew,
    read,
    reason,
    setReason,
    other,
    setOther,
    otherWrong,
    tare,
    gross,
    box,
    net,
    verdict,
    choice,
    take,
    weigh,
  }
}

interface Weighs {
  readonly gross: number | undefined
  /** what of it is the box; undefined where nobody can tell */
  readonly box: number | undefined
}

function weighsNow({
  typed,
  read,
  reading,
  tare,
}: {
  typed: string
  read: TypedWeight
  reading: ScaleReading | undefined
  tare: TareTyped
}): Weighs {
  return {
    gross: typeof read === 'object' ? read.grams : reading?.grams,
    // what was ordered is ordered without a box
    box: typed === asOrdered ? 0 : boxOf(reading, tare),
  }
}

const weighsHeld = ({ weight: { grams, tareGrams } }: NonNullable<Station['held']>): Weighs => ({
  gross: grams + tareGrams,
  box: tareGrams,
})

function choiceOf({
  thing,
  net,
  verdict,
  needsReason,
  isHeld,
  isSure,
}: {
  thing: WeighableLine
  net: Grams
  verdict: Verdict
  needsReason: boolean
  isHeld: boolean
  isSure: boolean
}): Choice | undefined {
  if (needsReason) return 'reason'
  // while somebody types, each weight begins with too little: that is asked about once it is to be saved
  const isDoubted = net <= mostWeight && isDoubtful(thing, net) && (net > orderedGrams(thing) || isHeld)
  if (isDoubted && !isSure) return 'doubt'
  return verdict.is === 'over' ? 'over' : undefined
}

/** A scale that takes its tare off itself leaves nothing to take off. */
const boxOf = (reading: ScaleReading | undefined, { grams }: TareTyped): number | undefined =>
  reading?.isNet === true ? 0 : grams

const noTare = words.tareWrong(grouped(heaviestTare))

function whyNotOther(read: TypedWeight): string | undefined {
  if (read === 'unclear') return typedWeightWords.unclear
  return read === 'no-weight' ? otherWeightWords.noWeight : undefined
}

/** A scanner types into a field as it does anywhere: what is no weight may be the number of an order, or a label. */
const isScanned = (typed: string, read: TypedWeight): boolean =>
  (read === 'no-weight' || (typeof read === 'object' && read.grams > mostWeight)) &&
  (parseOrderNumber(typed) !== undefined ||
    parseBatchCode(typed) !== undefined ||
    /^\d{12,14}$/.test(latinDigits(typed.trim())))
