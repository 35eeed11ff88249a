import { ask } from '#counter/ask.ts'
import { PrintState } from '#counter/printers/print-state.tsx'
import { usePrints } from '#counter/printers/use-prints.ts'
import { Qr } from '#counter/sign-in/qr.tsx'
import { Answer } from '#forms/answer.tsx'
import { isLive } from '#shop/orders/line-status.ts'
import type { Printed, PrintedLine } from '#shop/wire/staff/bills.ts'
import { landingInWords } from '#shop/words/landings.ts'
import { clockInWords, dayInWords } from '#shop/words/moments.ts'
import { agreedSaid, difference, freeSaid, gramsOf, money, sizeAndCut } from '#shop/words/orders/paper-said.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { readableLabel } from '#shop/words/weights.ts'
import { language as builtIn } from '#words/language.ts'
import { paperWords } from '#words/papers.ts'
import type { Route } from './+types/slip-page'
import { Delivery } from './delivery.tsx'
import { cutHere } from './in-words.ts'
import { FishName, PaperHead } from './paper-head.tsx'
import { PaperPage } from './paper-page.tsx'
import { Rounded } from './rounded.tsx'
import { slipSheets, useSheet } from './sheets.ts'
import { useOnPaper } from './spoken.ts'

export const loader = (args: Route.LoaderArgs) => ask(args, 'slip', { params: { id: args.params.id } })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: paperWords.titles.slip(loaderData?.order.number ?? '') },
]

/** What lies in the bag: no name and no street, which the bill has. */
export default function SlipPage({ loaderData: printed }: Route.ComponentProps) {
  const sheet = useSheet('counter-slip-paper', slipSheets)
  const prints = usePrints(printed.order.id)
  return (
    <PaperPage
      paper="slip"
      printed={printed}
      sheet={sheet}
      sheets={slipSheets}
      byPrinter={
        prints.has('slip') ? (
          <>
            <PrintState prints={prints} paper="slip" />
            <Answer to={prints.failed} />
          </>
        ) : undefined
      }
    >
      {(isCopy) => <Slip printed={printed} sheet={sheet} isCopy={isCopy} />}
    </PaperPage>
  )
}

function Slip({ printed, sheet, isCopy }: { printed: Printed; sheet: string; isCopy: boolean }) {
  const { order, seller, lines, isFinal, barcode, catches, now } = printed
  const words = useOnPaper()
  const { paperWords } = words
  return (
    <div className="paper" data-sheet={sheet}>
      <PaperHead seller={seller} isCopy={isCopy} isTry={order.isTry} />
      <p className="paper-order">{paperWords.order(order.number)}</p>
      {order.area !== '' && <p>{order.area}</p>}
      <Delivery order={order} />
      <p>
        {dayInWords(now, words)}, {clockInWords(now, words)}
      </p>
      {wishesSaid(order, 'slip', words.orderWishesWords).map(({ name, label, said }) => (
        <p key={name} className="paper-wish">
          {label} {said}
        </p>
      ))}
      <ol className="paper-lines">
        {lines.map((line) => (
          <li key={line.lineNo} value={line.lineNo}>
            <SlipLine line={line} isFinal={isFinal} />
          </li>
        ))}
      </ol>
      <Totals printed={printed} />
      <Catches catches={catches} />
      <p className="paper-small">{paperWords.promise}</p>
      <p className="paper-small">{paperWords.keepIt}</p>
      <img className="paper-barcode" src={barcode} alt={paperWords.barcodeOf(order.number)} />
    </div>
  )
}

function SlipLine({ line, isFinal }: { line: PrintedLine; isFinal: boolean }) {
  const { quantity, weight, ratePaise, pricePaise, mostPaise, state, source, grams } = line
  const { reason, replaces } = line
  const words = useOnPaper()
  const { paperWords } = words
  const isGone = !isLive(line)
  const told = difference(line, words)
  const free = freeSaid(line, words)
  const agreed = agreedSaid(line, words)
  const here = cutHere(line, words)
  return (
    <>
      <p className="paper-fish" data-gone={isGone || undefined}>
        <FishName line={line} />
      </p>
      <p>
        {sizeAndCut(line, words)} {here !== '' && <span lang={builtIn}>({here})</span>}
      </p>
      <p data-gone={isGone || undefined}>
        {ratePaise === undefined
          ? `${quantity} × ${readableLabel(weight, words)}`
          : paperWords.ordered(quantity, readableLabel(weight, words), money(ratePaise))}
      </p>
      {line.isWholeFish && !isGone && (
        <p>
          <strong>{paperWords.wholeFish}</strong>
        </p>
      )}
      {isGone && <p>{state === 'left-out' ? paperWords.leftOut : paperWords.replaced}</p>}
      {replaces !== undefined && <p>{paperWords.replaces(replaces)}</p>}
      {agreed !== undefined && <p>{agreed}</p>}
      {!isGone && (
        <p className="paper-row">
          <span>{state === 'weighed' && paperWords.weighed[source ?? 'unsaid'](gramsOf(grams))}</span>
          {pricePaise !== undefined && (
            <strong>
              {state === 'as-ordered' && !isFinal
                ? paperWords.about(money(pricePaise), money(mostPaise ?? pricePaise))
                : money(pricePaise)}
            </strong>
          )}
        </p>
      )}
      {told !== undefined && <p>{told}</p>}
      {free !== undefined && <p>{free}</p>}
      {/* why it was weighed again is the shop's own matter; why it is missing is its customer's */}
      {isGone && reason !== '' && <p>{paperWords.reason(reasonSaid(reason, words))}</p>}
      {state === 'weighed' && <Weighed line={line} />}
    </>
  )
}

/** Where the fish was landed, and who weighed it. */
function Weighed({ line: { landed, packer, weighedAt } }: { line: PrintedLine }) {
  const words = useOnPaper()
  const { paperWords } = words
  return (
    <>
      <p className="paper-small">
        {landed ? paperWords.landed(landed.code, landingInWords(landed, words)) : paperWords.notLanded}
      </p>
      {packer !== '' && weighedAt !== undefined && <p>{paperWords.packed(packer, clockInWords(weighedAt, words))}</p>}
    </>
  )
}

/** A square for each batch: who points a telephone at it reads where the fish is from. */
function Catches({ catches }: Pick<Printed, 'catches'>) {
  const { paperWords } = useOnPaper()
  if (catches.length === 0) return null
  return (
    <section className="paper-catches">
      <p>{paperWords.whereFrom}</p>
      <ul>
        {catches.map(({ code, address, qr }) => (
          <li key={code}>
            <Qr qr={qr} text={address} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For those who may see sums. */
function Totals({ printed }: { printed: Printed }) {
  const { totalPaise, roundingPaise = 0, mostPaise, creditedPaise = 0, duePaise, isFinal } = printed
  const { paperWords } = useOnPaper()
  if (totalPaise === undefined || duePaise === undefined || mostPaise === undefined) return null
  return (
    <div className="paper-totals">
      <Rounded total={totalPaise} rounding={roundingPaise} />
      {creditedPaise > 0 && (
        <>
          <p className="paper-row">
            <span>{paperWords.total}</span> <span>{money(totalPaise)}</span>
          </p>
          <p className="paper-row">
            <span>{paperWords.credited}</span> <span>{money(creditedPaise)}</span>
          </p>
        </>
      )}
      <p className="paper-row paper-pay">
        <span>{isFinal ? paperWords.inCash : paperWords.aboutInCash}</span> <strong>{money(duePaise)}</strong>
      </p>
      <p>{paperWords.mostShown(money(mostPaise))}</p>
    </div>
  )
}
