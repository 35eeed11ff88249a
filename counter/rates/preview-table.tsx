import { type ChangePreviewed, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { ratesWords } from '#words/rates.ts'
import { inRs, nameOf, percentOf, type RateCell } from './cells.ts'

/** What a sheet changes: each rate, old and new. */
export function PreviewTable({ rows, cells }: { rows: readonly ChangePreviewed[]; cells: readonly RateCell[] }) {
  if (rows.length === 0) return <p>{ratesWords.none}</p>
  return (
    <div className="rates-scroll" role="region" aria-label={ratesWords.look} tabIndex={0}>
      <table className="rates">
        <thead>
          <tr>
            <th scope="col">{ratesWords.rate}</th>
            <th scope="col" className="number">
              {ratesWords.before}
            </th>
            <th scope="col" className="number">
              {ratesWords.after}
            </th>
            <th scope="col">{ratesWords.percent}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rateKey(row)}>
              <th scope="row">{nameOf(cells, row)}</th>
              <td className="number">{inRs(row.was)}</td>
              <td className="number">
                <strong>{inRs(row.paise)}</strong>
              </td>
              <td className="says">
                {ratesWords.signed(percentOf(row.tenths))}
                {row.isBig && <span className="late">{ratesWords.isBig}</span>}
                {row.isStale && (
                  <span className="late">
                    {row.today === undefined
                      ? ratesWords.nothingSold
                      : ratesWords.changedSince(inRs(row.was), inRs(row.today))}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
