import { useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { frameWords } from '#words/frame.ts'
import { ownAddress, paths } from '#web/paths.ts'
import { way } from '#web/site/way.ts'

/** Said while the search finds out where to lead: the page itself shows only when it leads nowhere. */
export function Searching() {
  const { location } = useNavigation()
  const next = useStore(way, (now) => (now.isFetching ? now.next?.to : undefined))
  const to = location ?? next
  return (
    <p className="searching" role="status">
      {to?.pathname === ownAddress(paths.search) && <span className="band">{frameWords.searching}</span>}
    </p>
  )
}
