import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { kilosAsTyped, readableKilos } from '#shop/stock/kilos.ts'
import { readableSize } from '#shop/catalogue/readable-size.ts'
import type { StockCell } from '#shop/wire/staff/stock.ts'
import { stockWords as words } from '#words/stock.ts'
import { Button } from '#kit/button.tsx'
import { keyOf, nameOf, whenOf } from './in-words.ts'

interface Rows {
  readonly cells: readonly StockCell[]
  readonly now: number
  /** undefined: the viewer may change nothing */
  readonly onOpen: ((key: string) => void) | undefined
}

const columns = ['left', 'reserved', 'kept', 'sold', 'wasted'] as const

/** By kind and size. On a phone each size is a card. */
export function StockTable({ cells, now, onOpen }: Rows) {
  if (cells.length === 0) return <p className="screen-none">{words.noneCounted}</p>
  const kinds = [...Map.groupBy(cells, ({ species }) => species).values()]
  return (
    <table className="stock" aria-label={words.table} onKeyDown={walk}>
      <thead>
        <tr>
          <th scope="col">{words.size}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="number">
              {words[column]}
            </th>
          ))}
          <th scope="col">{words.changes}</th>
        </tr>
      </thead>
      {kinds.map((own) => (
        <tbody key={own[0]?.species}>
          <tr className="kind">
            <th scope="rowgroup" colSpan={columns.length + 2}>
              {own[0]?.title}
            </th>
          </tr>
          {own.map((cell) => (
            <Row key={keyOf(cell)} cell={cell} now={now} onOpen={onOpen} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ cell, now, onOpen }: Omit<Rows, 'cells'> & { cell: StockCell }) {
  const { isCounted, left, missing, backAt, version } = cell
  const search = new URLSearchParams({ species: cell.species, size: cell.size }).toString()
  return (
    <tr data-counted={isCounted || undefined} data-out={(isCounted && left === 0) || undefined}>
      <th scope="row">
        {version === 0 ? (
          readableSize(cell.size) || words.noSize
        ) : (
          <Link to={`/stock/history?${search}`}>{readableSize(cell.size) || words.noSize}</Link>
        )}
        <span className="only-heard">, {cell.title}</span>
      </th>
      {isCounted ? (
        figuresOf(cell).map(([column, grams]) => (
          <td key={column} className="number" data-column={column} data-label={words[column]}>
            {readableKilos(grams)}
            {column === 'reserved' && missing !== undefined && (
              <span className="out">{words.moreThanLies(kilosAsTyped(missing))}</span>
            )}
            {column === 'left' && left === 0 && (
              <span className="out">
                {words.soldOut}
                {backAt !== undefined && backAt > now && `, ${words.backAt(whenOf(backAt, now))}`}
              </span>
            )}
          </td>
        ))
      ) : (
        <td colSpan={columns.length} className="muted">
          {words.notCounted}
        </td>
      )}
      <td className="row-acts">
        {onOpen && (
          <Button look="quiet" className="needs-script" onClick={() => onOpen(keyOf(cell))}>
            {isCounted ? words.change : words.count} <span className="only-heard">{nameOf(cell)}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

const figuresOf = ({ left, reserved, kept, today }: StockCell) =>
  [
    ['left', left],
    ['reserved', reserved],
    ['kept', kept],
    ['sold', today.sold],
    ['wasted', today.wasted],
  ] as const

/** The arrows go from row to row. */
function walk(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons[buttons.findIndex((button) => button === event.target) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
