// A table as text, as spreadsheets write and read it (RFC 4180). By hand, because each row must say on which line it began.

export interface CsvRow {
  /** the first line is 1 */
  readonly line: number
  readonly cells: readonly string[]
}

export type ReadCsv = { readonly rows: readonly CsvRow[] } | { readonly wrongQuote: number }

/** Spreadsheets need the mark to see that it is UTF-8. */
const mark = '\u{feff}'

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  mark + rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')

/** A text that a spreadsheet would take for a formula begins with the sign that says it is text. */
function written(text: string): string {
  const safe = /^['=+\-@\t]/.test(text) ? `'${text}` : text
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What the cell of a spreadsheet says, without the sign that `written` put before it. */
export const plain = (cell: string): string => (/^'['=+\-@\t]/.test(cell) ? cell.slice(1) : cell)

/** With commas, semicolons or tabs between the cells: whatever stands first in the first line. Empty lines are left out. */
export function readCsv(text: string): ReadCsv {
  const from = text.startsWith(mark) ? mark.length : 0
  const between = /[,;\t]/.exec(text.slice(from))?.[0] ?? ','
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = 1
  let began = 1
  let at = from

  function end() {
    if (cells.some((cell) => cell !== '')) rows.push({ line: began, cells: cells.map(plain) })
    cells = []
    began = line
  }

  while (at < text.length) {
    if (text[at] === '"') {
      const closed = closingQuote(text, at + 1)
      if (closed === undefined || !endsCell(text[closed + 1], between)) return { wrongQuote: line }
      const cell = text.slice(at + 1, closed)
      line += cell.split('\n').length - 1
      cells.push(cell.replaceAll('""', '"').replaceAll('\r\n', '\n'))
      at = closed + 1
    } else {
      const start = at
      while (at < text.length && !endsCell(text[at], between)) at += 1
      cells.push(text.slice(start, at))
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    if (at >= text.length || text[at] === '\n' || text[at] === '\r') {
      line += 1
      end()
    } else if (at === text.length - 1) cells.push('')
    at += 1
  }
  end()
  return { rows }
}

const endsCell = (letter: string | undefined, between: string): boolean =>
  letter === undefined || letter === between || letter === '\n' || letter === '\r'

function closingQuote(text: string, from: number): number | undefined {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at
  return undefined
}
