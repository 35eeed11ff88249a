import { type FormEvent, useState } from 'react'
import { useTyped } from '#counter/live/typed.ts'
import { weighable } from '#shop/checkout/waiting-weights.ts'
import { latinDigits } from '#shop/digits.ts'
import { grouped } from '#shop/orders/grouped.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { readWeight, type TypedWeight } from '#shop/orders/weighing/typed-weight.ts'
import { heaviestTare, mostWeight } from '#shop/orders/weighing/weighing.ts'
import type { ScaleReading } from '#shop/scale/protocol.ts'
import { parseBatchCode } from '#shop/stock/batch-code.ts'
import { wholeGrams } from '#shop/weight.ts'
import { otherWeightWords } from '#words/batches.ts'
import { scaleWords } from '#words/scale.ts'
import { typedWeightWords, weighingScreenWords as words } from '#words/weighing.ts'
import { typedAt } from './line-acts.ts'
import type { StationProps } from './line-station.tsx'
import { type TareTyped, useTare } from './tare.tsx'
import { verdictOn } from './verdict.ts'

/** A weight before it counts: what was typed, or else what lies on the scale, less the box. */
export function usePad({ weighing: { order }, line, station, scale, unit, onScan }: StationProps) {
  const [typed, setTyped] = useTyped(order.id, typedAt(line))
  const [reason, setReason] = useState(station.again ?? '')
  const tare = useTare()
  const [other, setOther] = useState('')

  const read = readWeight(typed, unit)
  const reading = read === 'nothing' ? scale.reading : undefined
  const gross = typeof read === 'object' ? read.grams : reading?.grams
  const box = boxOf(reading, tare)
  const net = gross !== undefined && box !== undefined && gross > box ? wholeGrams(gross - box) : undefined
  const verdict = net === undefined ? undefined : verdictOn(weighable(line, order), net)

  const otherRead = readWeight(other, unit)
  const otherWrong = whyNotOther(otherRead)

  function type(next: string) {
    setTyped(next)
    station.setWrong(undefined)
  }

  /** What else is kept with a weight; undefined where the other weight is not a number. */
  function more() {
    if (otherWrong !== undefined) return station.setWrong(otherWrong)
    return { ...because(reason), ...(typeof otherRead === 'object' ? { otherGrams: otherRead.grams } : {}) }
  }

  function takeTyped() {
    if (isScanned(typed, read)) {
      type('')
      return onScan(typed)
    }
    if (read === 'no-weight') return station.setWrong(words.noWeight)
    if (read === 'unclear') return station.setWrong(typedWeightWords.unclear)
    if (box === undefined) return station.setWrong(noTare)
    if (net === undefined) return station.setWrong(box > 0 ? words.tareTooMuch : words.impossible)
    const beside = more()
    if (beside) station.take(line, { grams: net, tareGrams: box, source: 'typed', ...beside })
  }

  function takeReading() {
    const asked = scale.take()
    if ('refused' in asked) return station.setWrong(scaleWords.refusals[asked.refused])
    const { taken } = asked
    const tareGrams = boxOf(taken, tare)
    if (tareGrams === undefined) return station.setWrong(noTare)
    if (taken.grams <= tareGrams) return station.setWrong(words.tareTooMuch)
    const grams = taken.grams - tareGrams
    const beside = more()
    if (beside) station.take(line, { grams, tareGrams, source: 'scale', raw: taken.raw, ...beside }, taken)
  }

  function weigh(event: FormEvent) {
    event.preventDefault()
    if (read !== 'nothing') takeTyped()
    else if (scale.state === 'on') takeReading()
    else station.setWrong(words.typeFirst)
  }

  return { typed, type, read, reason, setReason, other, setOther, otherWrong, tare, gross, box, net, verdict, weigh }
}

/** A scale that takes its tare off itself leaves nothing to take off. */
const boxOf = (reading: ScaleReading | undefined, { grams }: TareTyped): number | undefined =>
  reading?.isNet === true ? 0 : grams

const noTare = words.tareWrong(grouped(heaviestTare))

function whyNotOther(read: TypedWeight): string | undefined {
  if (read === 'unclear') return typedWeightWords.unclear
  return read === 'no-weight' ? otherWeightWords.noWeight : undefined
}

const because = (reason: string): { reason?: string } => (reason === '' ? {} : { reason })

/** A scanner types into a field as it does anywhere: what is no weight may be the number of an order, or a label. */
const isScanned = (typed: string, read: TypedWeight): boolean =>
  (read === 'no-weight' || (typeof read === 'object' && read.grams > mostWeight)) &&
  (parseOrderNumber(typed) !== undefined ||
    parseBatchCode(typed) !== undefined ||
    /^\d{12,14}$/.test(latinDigits(typed.trim())))
