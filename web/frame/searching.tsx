import { useNavigation } from 'react-router'
import { words } from '#shop/words.ts'

/** Said while the search finds out where to lead: the page itself shows only when it leads nowhere. */
export function Searching() {
  const { location } = useNavigation()
  return (
    <p className="searching" role="status">
      {location?.pathname === '/search' && <span className="band">{words.search.searching}</span>}
    </p>
  )
}
