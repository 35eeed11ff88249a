import { Answer } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { asksFor } from '#shop/printers/jobs.ts'
import type { PrinterPaper } from '#shop/printers/printers.ts'
import type { PrintView } from '#shop/wire/staff/printers.ts'
import { printerWords } from '#words/printers.ts'
import { printSaid } from './print-said.ts'
import { type Prints, usePrints } from './use-prints.ts'
import './printers.css'

interface WhichPaper {
  readonly paper: PrinterPaper
  /** of a label */
  readonly lineNo?: number
  /** what the label is of, where several stand below each other */
  readonly fish?: string
}

/**
 * The label of a line, or the slip of an order, by the shop's own printer: what came of it, and what can be done about it. Nothing
 * where no printer is set for it.
 */
export function PrintOf({ orderId, ...which }: WhichPaper & { orderId: string }) {
  const prints = usePrints(orderId)
  if (!prints.has(which.paper)) return null
  return (
    <div>
      <PrintState prints={prints} {...which} />
      <Answer to={prints.failed} />
    </div>
  )
}

/** The same where a page shows several papers of one order. */
export function PrintState({ prints, paper, lineNo, fish }: WhichPaper & { prints: Prints }) {
  const print = prints.last(paper, lineNo)
  const said = print && printSaid(print)
  return (
    <div className="print-state" data-state={print && toneOf(print)}>
      <p role="status">{said}</p>
      <PrintButtons
        print={print}
        busy={prints.busy}
        words={fish === undefined ? printerWords.print[paper] : printerWords.printLine(fish)}
        onPrint={() => void prints.print(paper, lineNo)}
        onDrop={(one) => void prints.drop(one)}
        onAnswer={(one, wasPrinted) => void prints.answer(one, wasPrinted)}
      />
    </div>
  )
}

/** What can be done about a print as it stands. */
export function PrintButtons({
  print,
  busy,
  words,
  onPrint,
  onDrop,
  onAnswer,
}: {
  print: PrintView | undefined
  busy: boolean
  /** on the button of a paper that nobody has asked for yet */
  words: string
  /** left out where it is not printed from here */
  onPrint?: (() => void) | undefined
  onDrop: (print: PrintView) => void
  onAnswer: (print: PrintView, wasPrinted: boolean) => void
}) {
  const isBusy = busy || undefined
  if (print?.state === 'unknown' && !print.isSettled)
    return (
      <fieldset className="print-buttons">
        <legend>{printerWords.asked}</legend>
        <Button look="soft" className="needs-script" aria-disabled={isBusy} onClick={() => onAnswer(print, true)}>
          {printerWords.yes}
        </Button>
        <Button look="soft" className="needs-script" aria-disabled={isBusy} onClick={() => onAnswer(print, false)}>
          {printerWords.no}
        </Button>
      </fieldset>
    )
  const isUnderWay = print?.state === 'waiting' || print?.state === 'sending'
  return (
    <div className="print-buttons">
      {!isUnderWay && onPrint && (
        <Button
          look={print === undefined || print.state === 'dropped' ? 'soft' : 'quiet'}
          className="needs-script"
          aria-disabled={isBusy}
          onClick={onPrint}
        >
          {print === undefined || print.state === 'dropped' ? words : printerWords.again}
        </Button>
      )}
      {print !== undefined && (print.state === 'waiting' || asksFor(print)) && (
        <Button look="plain" className="needs-script" aria-disabled={isBusy} onClick={() => onDrop(print)}>
          {printerWords.discard}
        </Button>
      )}
    </div>
  )
}

/** Red where it did not come out, amber where nobody knows, leaf where it did. */
export function toneOf(print: PrintView): 'done' | 'failed' | 'unknown' | 'under-way' {
  if (print.state === 'printed' || print.state === 'sent') return 'done'
  if (print.state === 'waiting' || print.state === 'sending') return 'under-way'
  return print.state === 'unknown' ? 'unknown' : 'failed'
}
