import type { Bill, BilledLineView } from '#shop/wire/staff/bills.ts'
import { gramsOf, money, perKilo, sizeAndCut } from '#shop/words/orders/paper-said.ts'
import { readableLabel } from '#shop/words/weights.ts'
import { FishName } from './paper-head.tsx'
import { useOnPaper } from './spoken.ts'

interface Billed {
  readonly lines: readonly BilledLineView[]
  readonly bill: Bill
}

/** What was left out or replaced was not supplied, so a bill does not have it. */
export const supplied = (lines: readonly BilledLineView[]): BilledLineView[] =>
  lines.filter(({ state }) => state === 'weighed' || state === 'as-ordered')

/** What it comes instead of, where its customer said yes to that on the telephone. */
function Agreed({ line, lines }: { line: BilledLineView; lines: readonly BilledLineView[] }) {
  const words = useOnPaper()
  const was = lines.find(({ lineNo }) => lineNo === line.replaces)
  if (line.isAgreed !== true || was === undefined) return null
  const pack = `${was.quantity} × ${readableLabel(was.weight, words)} ${was.title}`
  return <span>{words.paperWords.agreedInstead(pack, money(line.mostPaise))}</span>
}

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
              <Agreed line={line} lines={lines} />
            </th>
            <td>{line.hsn}</td>
            <td>{gramsOf(line.grams)}</td>
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
          {line.isAgreed === true && (
            <p>
              <Agreed line={line} lines={lines} />
            </p>
          )}
          <p className="paper-row">
            <span>
              {paperWords.grams(gramsOf(line.grams))}, {paperWords.perKilo(perKilo(line))}
            </span>
            <strong>{money(line.pricePaise)}</strong>
          </p>
          <p>{gstin === '' ? paperWords.hsn(line.hsn) : paperWords.hsnAndTax(line.hsn, line.taxPercent)}</p>
        </li>
      ))}
    </ol>
  )
}
