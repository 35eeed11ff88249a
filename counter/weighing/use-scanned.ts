import { useState } from 'react'
import { useNavigate } from 'react-router'
import { numbered } from '#shop/orders/board.ts'
import { parseBatchCode } from '#shop/stock/batch-code.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { may } from '#shop/staff/staff.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { lineBatchWords } from '#words/batches.ts'
import { scaleWords } from '#words/scale.ts'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { staffApi } from '#counter/api.ts'
import { findPath, orderPath } from '#counter/scan/order-path.ts'
import { useLabels } from '#counter/scale/use-labels.ts'
import type { Station } from './use-station.ts'

/** What a scanner reads while somebody weighs: another order's number leads there, a scale's label weighs its line. */
export function useScanned({ order, lines }: Weighing, me: Me, station: Station) {
  const navigate = useNavigate()
  const labelOf = useLabels()
  const [said, setSaid] = useState<string>()

  async function open(scanned: string) {
    if (numbered([order], scanned) !== undefined) return
    if (may(me.role, 'find-orders')) return navigate(findPath(scanned))
    const answer = await staffApi('board')
    const found = answer.ok ? numbered(answer.body.orders, scanned) : undefined
    if (found === undefined) setSaid(words.scanUnknown(scanned))
    else await navigate(orderPath(found, me))
  }

  function weighLabel(scanned: string) {
    const label = labelOf(scanned)
    if ('refused' in label) return setSaid(scaleWords.labelRefusals[label.refused])
    const { productId, grams, raw } = label.weighed
    const open = lines.filter((line) => line.productId === productId && line.state === 'to-weigh')
    const line = open.find(({ lineNo }) => lineNo === station.place) ?? open.find((one) => !station.isUnderway(one))
    if (line === undefined) return setSaid(words.labelOfNoLine)
    station.go(line.lineNo)
    station.take(line, { grams, tareGrams: 0, source: 'label', raw })
  }

  function chooseBatch(code: string) {
    const line = lines.find(({ lineNo }) => lineNo === station.place)
    if (line === undefined) return setSaid(lineBatchWords.noLine)
    station.chooseBatch(line, code)
    setSaid(lineBatchWords.scanned(code))
  }

  function scan(scanned: string) {
    setSaid(undefined)
    const batch = parseBatchCode(scanned)
    if (batch !== undefined) chooseBatch(batch)
    else if (parseOrderNumber(scanned) !== undefined) void open(scanned)
    else weighLabel(scanned)
  }

  return { said, scan }
}
