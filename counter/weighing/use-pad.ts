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

/** What has to be chosen before this weight is saved. */
export type Choice = 'reason' | 'doubt' | 'over'

/** What somebody says of a weight when they save it. */
interface SaidOfWeight {
  readonly over?: 'give' | 'ask'
  readonly isSure?: boolean
  /** what was meant, where another figure was typed */
  readonly instead?: Grams
}

/** A weight before it counts: what was typed, or else what lies on the scale, less the box. */
export function usePad({ weighing: { order }, line, station, scale, onScan }: StationProps) {
  const [typed, setTyped] = useTyped(order.id, typedAt(line))
  const [reason, setReason] = useState(station.again ?? '')
  const tare = useTare()
  const [other, setOther] = useState('')
  /** a weight that is hardly what was meant, and that somebody stands by */
  const [sure, setSure] = useState<Grams>()

  const thing = weighable(line, order)
  const ordered = wholeGrams(line.grams * line.quantity)
  const read: TypedWeight = typed === asOrdered ? { grams: ordered, meant: 'g' } : readWeight(typed, 'g')
  const reading = read === 'nothing' ? scale.reading : undefined
  const gross = typeof read === 'object' ? read.grams : reading?.grams
  // what was ordered is ordered without a box
  const box = typed === asOrdered ? 0 : boxOf(reading, tare)
  const net = gross !== undefined && box !== undefined && gross > box ? wholeGrams(gross - box) : undefined
  const verdict = net === undefined ? undefined : verdictOn(thing, net, sure === net)
  const isMoving = reading !== undefined && !reading.isStable
  const choice =
    net === undefined || verdict === undefined || isMoving
      ? line.version > 0 && reason === ''
        ? 'reason'
        : undefined
      : choiceOf({
          thing,
          net,
          verdict,
          needsReason: line.version > 0 && reason === '',
          doubted: station.doubted,
          sure,
        })

  const otherRead = readWeight(other, 'g')
  const otherWrong = whyNotOther(otherRead)

  function type(next: string) {
    setTyped(next)
    station.setWrong(undefined)
  }

  /** Keeps the weight with what else is said of it; undefined where that is no number. */
  function keep(weight: Omit<TakenWeight, 'reason' | 'otherGrams'>, taken?: ScaleReading) {
    if (otherWrong !== undefined) return station.setWrong(otherWrong)
    const beside = {
      ...(reason === '' ? {} : { reason }),
      ...(typeof otherRead === 'object' ? { otherGrams: otherRead.grams } : {}),
    }
    station.take(line, { ...weight, ...beside }, taken)
  }

  function takeTyped({ instead, ...said }: SaidOfWeight) {
    if (isScanned(typed, read)) {
      type('')
      return onScan(typed)
    }
    if (read === 'no-weight') return station.setWrong(words.noWeight)
    if (read === 'unclear') return station.setWrong(typedWeightWords.unclear)
    if (box === undefined) return station.setWrong(noTare)
    if (net === undefined) return station.setWrong(box > 0 ? words.tareTooMuch : words.impossible)
    const isSure = said.isSure === true || sure === net
    const source = typed === asOrdered ? 'as-ordered' : 'typed'
    keep({ grams: instead ?? net, tareGrams: box, source, ...said, ...(isSure ? { isSure } : {}) })
  }

  function takeReading({ instead, ...said }: SaidOfWeight) {
    const asked = scale.take()
    if ('refused' in asked) return station.setWrong(scaleWords.refusals[asked.refused])
    const { taken } = asked
    const tareGrams = boxOf(taken, tare)
    if (tareGrams === undefined) return station.setWrong(noTare)
    if (taken.grams <= tareGrams) return station.setWrong(words.tareTooMuch)
    const grams = taken.grams - tareGrams
    const isSure = said.isSure === true || sure === grams
    // what somebody meant instead no scale has said
    const from =
      instead === undefined
        ? ({ grams, source: 'scale', raw: taken.raw } as const)
        : ({ grams: instead, source: 'typed' } as const)
    keep({ ...from, tareGrams, ...said, ...(isSure ? { isSure } : {}) }, taken)
  }

  function take(said: SaidOfWeight = {}) {
    if (read !== 'nothing') takeTyped(said)
    else if (scale.state === 'on') takeReading(said)
    else station.setWrong(words.typeFirst)
  }

  function weigh(event: FormEvent) {
    event.preventDefault()
    // Enter pressed twice is one press: the first has led on to the next line
    if (read === 'nothing' && performance.now() - station.lastAt < counterTimings.deaf) return
    if (choice === undefined || isScanned(typed, read)) take()
  }

  return {
    typed,
    type,
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
    setSure,
    take,
    weigh,
  }
}

function choiceOf({
  thing,
  net,
  verdict,
  needsReason,
  doubted,
  sure,
}: {
  thing: WeighableLine
  net: Grams
  verdict: Verdict
  needsReason: boolean
  doubted: Grams | undefined
  sure: Grams | undefined
}): Choice | undefined {
  if (needsReason) return 'reason'
  // while somebody types, each weight begins with too little: that is asked about once it is to be saved
  const isDoubted = net <= mostWeight && isDoubtful(thing, net) && (net > orderedGrams(thing) || doubted === net)
  if (isDoubted && sure !== net) return 'doubt'
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
