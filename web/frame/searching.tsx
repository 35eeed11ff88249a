import { useNavigation } from 'react-router'
import { frameWords } from '#words/frame.ts'
import { ownAddress, paths } from '#web/paths.ts'

/** Said while the search finds out where to lead: the page itself shows only when it leads nowhere. */
export function Searching() {
  const { location } = useNavigation()
  return (
    <p className="searching" role="status">
      {location?.pathname === ownAddress(paths.search) && <span className="band">{frameWords.searching}</span>}
    </p>
  )
}
