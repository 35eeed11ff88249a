import type { Bill, BilledLineView } from '#shop/wire/staff/bills.ts'
import { freeSaid, gramsOf, money, perKilo, sizeAndCut } from '#shop/words/orders/paper-said.ts'
import { FishName } from './paper-head.tsx'
import { useOnPaper } from './spoken.ts'

interface Billed {
  readonly lines: readonly BilledLineView[]
  readonly bill: Bill
}

/** What was left out or replaced was not supplied, so a bill does not have it. */
export const supplied = (lines: readonly BilledLineView[]): BilledLineView[] =>
  lines.filter(({ state }) => state === 'weighed' || state === 'as-ordered')

/** For a sheet of A4. */
export function BillTable({ lines, bill: { gstin } }: Billed) {
  const words = useOnPaper()
  const { paperWords } = words
  const { columns } = paperWords
  return (
    <table className="bill-table">
      <thead>
        <tr>
          <th scope="col">{columns.nr}</th>
          <th scope="col">{columns.fish}</th>
          <th scope="col">{columns.hsn}</th>
          <th scope="col">{columns.grams}</th>
          <th scope="col">{columns.rate}</th>
          {gstin !== '' && <th scope="col">{columns.tax}</th>}
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {supplied(lines).map((line) => (
          <tr key={line.lineNo}>
            <td>{line.lineNo}</td>
            <th scope="row">
              <FishName line={line} /> <span>{sizeAndCut(line, words)}</span>
            </th>
            <td>{line.hsn}</td>
            <td>
              {gramsOf(line.grams)} <span>{freeSaid(line, words)}</span>
            </td>
            <td>{perKilo(line)}</td>
            {gstin !== '' && <td>{paperWords.percent(line.taxPercent)}</td>}
            <td>{money(line.pricePaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** For a roll, where a table has no room. */
export function BillLines({ lines, bill: { gstin } }: Billed) {
  const words = useOnPaper()
  const { paperWords } = words
  return (
    <ol className="paper-lines">
      {supplied(lines).map((line) => (
        <li key={line.lineNo} value={line.lineNo}>
          <p className="paper-fish">
            <FishName line={line} />
          </p>
          <p>{sizeAndCut(line, words)}</p>
          <p className="paper-row">
            <span>
              {paperWords.grams(gramsOf(line.grams))}, {paperWords.perKilo(perKilo(line))}
            </span>
            <strong>{money(line.pricePaise)}</strong>
          </p>
          {line.freeGrams !== undefined && <p>{freeSaid(line, words)}</p>}
          <p>{gstin === '' ? paperWords.hsn(line.hsn) : paperWords.hsnAndTax(line.hsn, line.taxPercent)}</p>
        </li>
      ))}
    </ol>
  )
}
