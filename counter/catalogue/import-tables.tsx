import type { ImportPreview } from '#shop/wire/staff/catalogue.ts'
import { wrongInWords } from '#words/catalogue-refusals.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'

/** Every wrong place of a file: its line, its thing, and what to do about it. */
export function WrongTable({ preview: { wrong, countOfWrong } }: { preview: ImportPreview }) {
  const { where, row, field, wrong: what } = words.columnsOfWrong
  return (
    <section className="stack" aria-labelledby="wrong-rows">
      <div role="alert">
        <h3 id="wrong-rows">{words.wrongRows(countOfWrong)}</h3>
      </div>
      <p>{words.wrongLead}</p>
      <div className="wide-table" role="region" aria-labelledby="wrong-rows" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[where, row, field, what].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {wrong.map((one) => (
              <tr key={`${one.line} ${one.row} ${one.field} ${one.wrong}`}>
                <th scope="row">{words.line(one.line)}</th>
                <td>{one.row}</td>
                <td>{one.field}</td>
                <td>{wrongInWords({ wrong: one.wrong, most: one.most ?? 0 })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {wrong.length < countOfWrong && <p className="muted">{words.firstOf(wrong.length, countOfWrong)}</p>}
    </section>
  )
}

/** What a file would change, one row a thing. */
export function ChangesTable({ preview: { changes, countOfChanges } }: { preview: ImportPreview }) {
  const { title, change, fields } = words.columnsOfChanges
  return (
    <>
      <div className="wide-table" role="region" aria-labelledby="would-change" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[title, change, fields].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={`${one.what} ${one.name}`}>
                <th scope="row">
                  {one.title} <span className="muted">{words.whats[one.what]}</span>
                </th>
                <td>{words.changes[one.change]}</td>
                <td>
                  {one.fields.map(({ field, was, becomes }) => (
                    <p key={field}>{words.becomes(field, was, becomes)}</p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.length < countOfChanges && <p className="muted">{words.firstOf(changes.length, countOfChanges)}</p>}
    </>
  )
}
