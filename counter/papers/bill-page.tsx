import { ask } from '#counter/ask.ts'
import { ButtonLink } from '#kit/button.tsx'
import { paise } from '#shop/money.ts'
import { whyNoPaper } from '#shop/orders/bills/bills.ts'
import { taxShares } from '#shop/orders/bills/tax.ts'
import { may } from '#shop/staff/staff.ts'
import type { Bill, BilledLineView } from '#shop/wire/staff/bills.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { dayInWords } from '#shop/words/moments.ts'
import { money } from '#shop/words/orders/paper-said.ts'
import { creditNoteWords, paperWords } from '#words/papers.ts'
import type { Route } from './+types/bill-page'
import { BillLines, BillTable, supplied } from './bill-lines.tsx'
import { CreditNotes } from './credit-notes.tsx'
import { PaperHead } from './paper-head.tsx'
import { PaperPage } from './paper-page.tsx'
import { Rounded } from './rounded.tsx'
import { billSheets, useSheet } from './sheets.ts'
import { useOnPaper } from './spoken.ts'
import './bill.css'

export async function loader(args: Route.LoaderArgs) {
  const { role } = await ask(args, 'me')
  return { role, ...(await ask(args, 'bills', { params: { id: args.params.id } })) }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: paperWords.titles.bill(loaderData?.order.number ?? '') },
]

/** The bill that counts, or else the last one. Earlier ones are named with their credit notes, and never drawn again. */
export default function BillPage({ loaderData: printed }: Route.ComponentProps) {
  const sheet = useSheet('counter-bill-paper', billSheets)
  const bill = printed.bills.findLast(({ isStanding }) => isStanding) ?? printed.bills.at(-1)
  const whyNot = whyNoPaper(bill, printed.order.status)
  return (
    <PaperPage
      paper="bill"
      printed={printed}
      sheet={sheet}
      sheets={billSheets}
      missing={whyNot && paperWords.noPaper[whyNot]}
      tool={
        bill !== undefined &&
        may(printed.role, 'credit-buyers') && (
          <ButtonLink look="quiet" to={`/orders/${printed.order.id}/credit`}>
            {creditNoteWords.link}
          </ButtonLink>
        )
      }
    >
      {(isCopy) =>
        bill && whyNot === undefined && <BillPaper bill={bill} printed={printed} sheet={sheet} isCopy={isCopy} />
      }
    </PaperPage>
  )
}

function BillPaper({
  bill,
  printed,
  sheet,
  isCopy,
}: {
  bill: Bill
  printed: StaffGives<'bills'>
  sheet: (typeof billSheets)[number]
  isCopy: boolean
}) {
  const { order, seller, billTo, lines, barcode, bills } = printed
  const words = useOnPaper()
  const { paperWords } = words
  const earlier = bills.filter((one) => one !== bill)
  return (
    <div className="paper" data-sheet={sheet}>
      <PaperHead seller={seller} isCopy={isCopy} gstin={bill.gstin} />
      <p className="paper-order">{bill.gstin === '' ? paperWords.billTitles.supply : paperWords.billTitles.invoice}</p>
      <p className="paper-row">
        <strong>{paperWords.bill(bill.number)}</strong> <span>{dayInWords(bill.drawnAt, words)}</span>
      </p>
      <p>{paperWords.order(order.number)}</p>
      <div className="paper-buyer">
        <p>{paperWords.billTo}</p>
        <p>
          <strong>{billTo.name}</strong>
        </p>
        {billTo.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {sheet === 'a4' ? <BillTable lines={lines} bill={bill} /> : <BillLines lines={lines} bill={bill} />}
      <BillSums lines={lines} bill={bill} />
      <CreditNotes bill={bill} />
      {earlier.length > 0 && (
        <div>
          <p>{paperWords.earlier}</p>
          {earlier.map(({ number, drawnAt, totalPaise }) => (
            <p key={number}>{paperWords.earlierBill(number, dayInWords(drawnAt, words), money(totalPaise))}</p>
          ))}
        </div>
      )}
      <p className="paper-small">{paperWords.electronic}</p>
      <img className="paper-barcode" src={barcode} alt={paperWords.barcodeOf(order.number)} />
    </div>
  )
}

/** What a bill comes to, and which tax is in it. */
function BillSums({ lines, bill }: { lines: readonly BilledLineView[]; bill: Bill }) {
  const { totalPaise, roundingPaise, gstin } = bill
  const { paperWords } = useOnPaper()
  return (
    <>
      <div className="paper-totals">
        <Rounded total={totalPaise} rounding={roundingPaise} />
        <p className="paper-row paper-pay">
          <span>{bill.creditNotes.length === 0 ? paperWords.paid : paperWords.total}</span>{' '}
          <strong>{money(totalPaise)}</strong>
        </p>
      </div>
      {gstin === '' ? <p>{paperWords.noTax}</p> : <Taxes lines={lines} />}
    </>
  )
}

/** Once for each class, so that halves and sums are those of the books. */
function Taxes({ lines }: { lines: readonly BilledLineView[] }) {
  const { paperWords } = useOnPaper()
  const { taxColumns } = paperWords
  const shares = taxShares(
    supplied(lines).map(({ taxPercent, pricePaise }) => ({ percent: taxPercent, price: paise(pricePaise) })),
  )
  return (
    <table className="bill-table bill-taxes">
      <caption>{paperWords.taxes}</caption>
      <thead>
        <tr>
          <th scope="col">{taxColumns.percent}</th>
          <th scope="col">{taxColumns.taxable}</th>
          <th scope="col">{taxColumns.central}</th>
          <th scope="col">{taxColumns.state}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ percent, taxable, half }) => (
          <tr key={percent}>
            <th scope="row">{paperWords.percent(percent)}</th>
            <td>{money(taxable)}</td>
            <td>{money(half)}</td>
            <td>{money(half)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
