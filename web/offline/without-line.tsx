import { KeptBar } from './kept-bar.tsx'
import { WayOn } from './way-on.tsx'
import './offline.css'

export { KeptWays } from './kept-ways.tsx'

/** What is said, and where links lead, while there is no line or a kept page is shown. */
export function WithoutLine() {
  return (
    <>
      <KeptBar />
      <WayOn />
    </>
  )
}
