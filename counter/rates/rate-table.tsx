import { Fragment } from 'react'
import { dearerPacks, type RateChange, type RateToday, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { ratesWords } from '#words/rates.ts'
import { packOf, type RateCell } from './cells.ts'
import { type CellActs, RateRow } from './rate-cell.tsx'

/** All rates in one table, by kind and fish. It scrolls in itself; its head and the kind stay in sight. */
export function RateTable({
  cells,
  changes,
  acts,
  isAlive,
}: {
  cells: readonly RateCell[]
  changes: readonly RateChange[]
  acts: CellActs
  isAlive: boolean
}) {
  const changed = new Map(changes.map((change) => [rateKey(change), change]))
  const hints = hintsOf(cells, changed)
  const { columns } = ratesWords
  return (
    <div className="rates-scroll" role="region" aria-label={ratesWords.table} tabIndex={-1}>
      <table className="rates">
        <thead>
          <tr>
            <th scope="col">{columns.pack}</th>
            <th scope="col" className="number">
              {columns.today}
            </th>
            <th scope="col" className="number">
              {columns.next}
            </th>
            <th scope="col">{columns.change}</th>
          </tr>
        </thead>
        {[...Map.groupBy(cells, ({ species }) => species)].map(([species, ofKind]) => (
          <tbody key={species}>
            <tr className="kind">
              <th scope="rowgroup" colSpan={4}>
                <span>{species}</span>
              </th>
            </tr>
            {[...Map.groupBy(ofKind, ({ productId }) => productId)].map(([productId, ofFish]) => (
              <Fragment key={productId}>
                <tr className="fish">
                  <th scope="rowgroup" colSpan={4}>
                    <span>{ofFish[0]?.title}</span>
                  </th>
                </tr>
                {ofFish.map((cell) => (
                  <RateRow
                    key={cell.key}
                    cell={cell}
                    paise={changed.get(cell.key)?.paise}
                    was={changed.get(cell.key)?.was}
                    hint={hints.get(cell.key)}
                    acts={acts}
                    isAlive={isAlive}
                  />
                ))}
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Beside a changed rate only: what was so before, somebody has decided. */
function hintsOf(cells: readonly RateCell[], changed: ReadonlyMap<string, RateToday>): ReadonlyMap<string, string> {
  const after = cells.map((cell) => changed.get(cell.key) ?? cell)
  return new Map(
    dearerPacks(after)
      .filter((rate) => changed.has(rateKey(rate)))
      .map((rate) => [rateKey(rate), ratesWords.perKilo(packOf({ grams: rate.than }))]),
  )
}
