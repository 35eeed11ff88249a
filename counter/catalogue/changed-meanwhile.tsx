import type { DoneBy, LastChange } from '#shop/wire/staff/press.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { clockInWords, dayInWords } from '#words/formatters.ts'

export const nameOf = (by: DoneBy): string => (by.who === 'staff' ? by.name : words.byCommand)

/** Says at a form that somebody was quicker, who, and what they have changed. */
export function ChangedMeanwhile({
  changed,
  theirs,
}: {
  changed: LastChange | undefined
  theirs: readonly (readonly [label: string, value: string])[]
}) {
  return (
    <div className="trouble" role="alert">
      <p>
        {changed === undefined
          ? words.meanwhileNobody
          : words.meanwhile(nameOf(changed.by), `${dayInWords(changed.at)}, ${clockInWords(changed.at)}`)}
      </p>
      {theirs.length > 0 && (
        <ul>
          {theirs.map(([label, value]) => (
            <li key={`${label}: ${value}`}>{words.theirs(label, value)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
