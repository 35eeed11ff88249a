import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { newKey } from '#counter/press/new-key.ts'
import { Button } from '#kit/button.tsx'
import type { Paper } from '#shop/orders/bills/papers.ts'
import type { Printed } from '#shop/wire/staff/bills.ts'
import { onPaper } from '#shop/words/orders/on-paper.ts'
import { paperWords } from '#words/papers.ts'
import { printerWords } from '#words/printers.ts'
import type { Sheet } from './sheets.ts'
import { OnPaperContext } from './spoken.ts'
import './paper-page.css'
import './papers.css'

/** What all papers have around them on the screen: the button that prints, and the choice of paper. */
export function PaperPage({
  paper,
  printed: { order, timesPrinted, language },
  sheet,
  sheets,
  missing,
  tool,
  byPrinter,
  children,
}: {
  paper: Paper
  printed: Pick<Printed, 'order' | 'timesPrinted' | 'language'>
  sheet: Sheet | 'label'
  sheets?: readonly Sheet[]
  /** why there is nothing to print */
  missing?: string | undefined
  /** what else can be done with this paper */
  tool?: ReactNode
  /** what the shop's own printer does with it; undefined where none is set for it */
  byPrinter?: ReactNode
  /** whether it was printed before; and whether it was since the page came, of what may have grown meanwhile */
  children: (isCopy: boolean, isPrintedSince: boolean) => ReactNode
}) {
  const [printedBefore, setPrintedBefore] = useState(timesPrinted)
  const [isPrinting, setPrinting] = useState(false)
  const printedHere = useRef<HTMLDivElement>(null)
  usePageSize(printedHere, sheet)

  /** Without a line to the shop it is printed all the same: the fish must go out. */
  async function press() {
    setPrinting(true)
    const answer = await staffApi('printPaper', { params: { id: order.id }, body: { key: newKey(), paper } })
    const before = answer.ok ? Math.max(answer.body.timesPrinted, printedBefore) : printedBefore
    const isRefused = !answer.ok && 'refused' in answer
    flushSync(() => {
      setPrinting(false)
      setPrintedBefore(before)
    })
    if (isRefused) return
    print()
    setPrintedBefore(before + 1)
  }

  return (
    <div className="paper-page stack">
      <div className="paper-tools">
        <h1>{paperWords.titles[paper](order.number)}</h1>
        {missing === undefined && (
          <Button
            look={byPrinter === undefined ? 'strong' : 'quiet'}
            className="needs-script"
            onClick={() => void press()}
            disabled={isPrinting}
          >
            {isPrinting ? paperWords.printing : byPrinter === undefined ? paperWords.print : printerWords.fromBrowser}
          </Button>
        )}
        {sheets !== undefined && (
          <nav className="paper-sheets" aria-label={paperWords.sheet}>
            {sheets.map((one) => (
              <Link key={one} to={`?width=${one}`} replace aria-current={one === sheet ? 'page' : undefined}>
                {paperWords.sheets[one]}
              </Link>
            ))}
          </nav>
        )}
        {tool}
        <Link className="button" data-look="quiet" to={`/orders/${order.id}`}>
          {paperWords.toOrder}
        </Link>
      </div>
      {missing === undefined && byPrinter}
      {missing !== undefined && <p className="paper-missing">{missing}</p>}
      <div className="paper-desk" ref={printedHere} data-sheet={sheet} lang={language} hidden={missing !== undefined}>
        <OnPaperContext value={onPaper[language]}>
          {children(printedBefore > 0, printedBefore > timesPrinted)}
        </OnPaperContext>
      </div>
    </div>
  )
}

/**
 * Tells the printer how large the page is. CSS knows no page that is as long as what stands on it, so a paper from a roll is
 * measured. Made in script: no style of a page stands in its HTML.
 */
function usePageSize(paper: RefObject<HTMLElement | null>, sheet: Sheet | 'label'): void {
  useEffect(() => {
    const { current: measured } = paper
    if (measured === null || measured.hidden) return undefined
    const style = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    const fit = () => style.replaceSync(`@page { ${pageOf(sheet, measured)} }`)
    fit()
    const growing = new ResizeObserver(fit)
    growing.observe(measured)
    return () => {
      growing.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
    }
  }, [paper, sheet])
}

function pageOf(sheet: Sheet | 'label', measured: HTMLElement): string {
  if (sheet === 'a4') return 'size: A4; margin: 12mm'
  if (sheet === 'label') return 'size: 50mm 40mm; margin: 0'
  return `size: ${sheet}mm ${millimetres(measured.getBoundingClientRect().height)}mm; margin: 0`
}

/** Rounded up, and one more: a last line must never begin a second page. */
const millimetres = (dots: number): number => Math.ceil((dots * 25.4) / 96) + 1
