import { paise } from '#shop/money.ts'
import { taxShares } from '#shop/orders/bills/tax.ts'
import type { Bill, BilledLine } from '#shop/wire/staff/bills.ts'
import { supplied } from './bill-lines.tsx'
import { money } from './in-words.ts'
import { Rounded } from './rounded.tsx'
import { useOnPaper } from './spoken.ts'

/** What a bill comes to, and which tax is in it. */
export function BillSums({ lines, bill }: { lines: readonly BilledLine[]; bill: Bill }) {
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
function Taxes({ lines }: { lines: readonly BilledLine[] }) {
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
