import { Link } from 'react-router'
import { deskWords } from '#words/reviews.ts'

/** Which of a room's lists is looked at. */
export function Choices({
  label,
  chosen,
  all,
}: {
  label: string
  chosen: string
  all: readonly { readonly to: string; readonly value: string; readonly words: string }[]
}) {
  return (
    <nav aria-label={label} className="desk-choices">
      <ul role="list">
        {all.map(({ to, value, words }) => (
          <li key={value}>
            <Link to={to} aria-current={value === chosen ? 'page' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How a list goes on, and the way back to its top. */
export function Paging({ older, newest }: { older: string | undefined; newest: string | undefined }) {
  if (older === undefined && newest === undefined) return null
  return (
    <p className="desk-paging">
      {newest !== undefined && (
        <Link className="button" data-look="quiet" to={newest}>
          {deskWords.newest}
        </Link>
      )}
      {older !== undefined && (
        <Link className="button" data-look="quiet" to={older}>
          {deskWords.older}
        </Link>
      )}
    </p>
  )
}
