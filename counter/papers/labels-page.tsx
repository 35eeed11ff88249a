import { useSearchParams } from 'react-router'
import { ask } from '#counter/ask.ts'
import { PrintState } from '#counter/printers/print-state.tsx'
import { type Prints, usePrints } from '#counter/printers/use-prints.ts'
import { Answer } from '#forms/answer.tsx'
import { hasLabel } from '#shop/orders/line-status.ts'
import { packNumber } from '#shop/orders/order-number.ts'
import type { Printed, PrintedLine } from '#shop/wire/staff/bills.ts'
import { dayInWords } from '#shop/words/moments.ts'
import { gramsOf, money, perKilo, sizeAndCut } from '#shop/words/orders/paper-said.ts'
import { paperWords } from '#words/papers.ts'
import type { Route } from './+types/labels-page'
import { Delivery } from './delivery.tsx'
import { FishName } from './paper-head.tsx'
import { PaperPage } from './paper-page.tsx'
import { useOnPaper } from './spoken.ts'
import './labels.css'

export const loader = (args: Route.LoaderArgs) => ask(args, 'labels', { params: { id: args.params.id } })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: paperWords.titles.labels(loaderData?.order.number ?? '') },
]

/** One for each line that is packed, or for the one that the address names. Nobody's name stands on them but the packer's. */
export default function LabelsPage({ loaderData: printed }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const wanted = search.get('line')
  const labelled = printed.lines.filter(
    (line) => hasLabel(line, printed) && (wanted === null || wanted === String(line.lineNo)),
  )
  const prints = usePrints(printed.order.id)
  return (
    <PaperPage
      paper="labels"
      byPrinter={prints.has('label') ? <LabelPrints lines={labelled} prints={prints} /> : undefined}
      printed={printed}
      sheet="label"
      missing={labelled.length === 0 ? paperWords.noLabels : undefined}
    >
      {(_, isPrintedSince) =>
        labelled.map((line) => (
          <Label
            key={line.lineNo}
            line={line}
            printed={printed}
            isCopy={isPrintedSince || (line.timesPrinted ?? 0) > 0}
          />
        ))
      }
    </PaperPage>
  )
}

/** Each label by itself: one that did not come out is printed again alone. */
function LabelPrints({ lines, prints }: { lines: readonly PrintedLine[]; prints: Prints }) {
  return (
    <>
      <ul role="list" className="print-lines">
        {lines.map(({ lineNo, title }) => (
          <li key={lineNo}>
            <p>{title}</p>
            <PrintState prints={prints} paper="label" lineNo={lineNo} fish={title} />
          </li>
        ))}
      </ul>
      <Answer to={prints.failed} />
    </>
  )
}

function Label({
  line,
  printed: { order, seller, now },
  isCopy,
}: {
  line: PrintedLine
  printed: Printed
  isCopy: boolean
}) {
  const { lineNo, labelWeight, grams, ratePaise, packer, weighedAt = now } = line
  const words = useOnPaper()
  const { paperWords, tryOrderWords } = words
  const code = packNumber(order.number, lineNo)
  const day = dayInWords(weighedAt, words)
  return (
    <div className="label">
      {order.isTry === true ? (
        <p>
          <strong>{tryOrderWords.onPaper}</strong>
        </p>
      ) : (
        <p>
          {seller.name}, {seller.phone}
        </p>
      )}
      <p className="label-fish">
        <FishName line={line} />
      </p>
      <p className="label-cut">{sizeAndCut(line, words)}</p>
      <p className="label-weight">
        <span>{paperWords.grams(gramsOf(grams))}</span>{' '}
        {line.pricePaise !== undefined && <span>{money(line.pricePaise)}</span>}
      </p>
      <p>
        {ratePaise === undefined
          ? paperWords.means[labelWeight]
          : paperWords.meansAtRate(
              paperWords.means[labelWeight],
              paperWords.perKilo(perKilo({ ratePaise, packGrams: line.packGrams })),
            )}
      </p>
      <p>{packer === '' ? paperWords.unknownPacker(day) : paperWords.labelPacked(packer, day)}</p>
      <p>
        {(seller.isSample ? paperWords.sampleLicence : paperWords.fssai)(seller.fssai)}{' '}
        {isCopy && <strong>{paperWords.copy}</strong>}
      </p>
      <Delivery order={order} />
      <img className="label-barcode" src={line.barcode} alt={paperWords.barcodeOf(code)} />
      <p className="label-code">{code}</p>
    </div>
  )
}
