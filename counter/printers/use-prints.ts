import { useEffect, useState } from 'react'
import { staffApi } from '#counter/api.ts'
import { useLive } from '#counter/live/use-live.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { useAct } from '#counter/press/use-act.ts'
import type { Answered } from '#forms/answer.tsx'
import type { PrinterPaper } from '#shop/printers/printers.ts'
import type { PrintsOfOrder, PrintView } from '#shop/wire/staff/printers.ts'

/** What the shop's own printers print of an order, as long as the page shows it. */
export interface Prints {
  /** whether a printer is set for this paper; false until the page knows */
  has(paper: PrinterPaper): boolean
  /** the last print of its slip, or of the label of a line */
  last(paper: PrinterPaper, lineNo?: number): PrintView | undefined
  readonly busy: boolean
  /** what stood against the last press, in words */
  readonly failed: Answered | undefined
  print(paper: PrinterPaper, lineNo?: number): Promise<void>
  drop(print: PrintView): Promise<void>
  answer(print: PrintView, wasPrinted: boolean): Promise<void>
}

export function usePrints(orderId: string): Prints {
  const [known, setKnown] = useState<PrintsOfOrder>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Answered>()
  const printOnPaper = useAct('printOnPaper')
  const dropPrint = useAct('dropPrint')
  const answerPrint = useAct('answerPrint')
  const params = { id: orderId }

  async function fetchAgain() {
    const answer = await staffApi('prints', { params })
    if (answer.ok) setKnown(answer.body)
  }
  useEffect(() => {
    const leaving = new AbortController()
    void staffApi('prints', { params: { id: orderId }, signal: leaving.signal }).then(
      (answer) => answer.ok && setKnown(answer.body),
    )
    return () => leaving.abort()
  }, [orderId])
  useLive('printers', () => void fetchAgain())

  async function once(press: () => Promise<Awaited<ReturnType<typeof staffApi>>>) {
    if (busy) return
    setBusy(true)
    const answer = await press()
    setFailed(answer.ok ? undefined : answeredOf(answer))
    await fetchAgain()
    setBusy(false)
  }

  return {
    has: (paper) => known?.printers.includes(paper) ?? false,
    last: (paper, lineNo) => known?.prints.findLast((one) => one.paper === paper && one.lineNo === lineNo),
    busy,
    failed,
    print: (paper, lineNo) =>
      once(() => printOnPaper({ params, body: { paper, ...(lineNo === undefined ? {} : { lineNo }) } })),
    drop: ({ id }) => once(() => dropPrint({ params: { job: id }, body: {} })),
    answer: ({ id }, wasPrinted) => once(() => answerPrint({ params: { job: id }, body: { wasPrinted } })),
  }
}
