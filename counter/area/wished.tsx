import { Link } from 'react-router'
import type { DeskPlace } from '#shop/wire/staff/area.ts'
import { deskAreaWords } from '#words/desk-area.ts'
import { WorkList } from '../desk/work-list.tsx'

/** Where the shop could grow: the pincodes outside the area that people wait at, the most first. */
export function Wished({ places }: { places: readonly DeskPlace[] }) {
  return (
    <section className="stack" aria-labelledby="wished">
      <h2 id="wished">{deskAreaWords.wishedFor}</h2>
      {places.length === 0 ? (
        <p className="muted">{deskAreaWords.wishedNone}</p>
      ) : (
        <>
          <p className="muted">{deskAreaWords.wishedHint}</p>
          <WorkList label={deskAreaWords.wishedFor} items={places} keyOf={({ pincode }) => pincode}>
            {({ pincode, names, waiting }) => (
              <>
                <h3>{pincode}</h3>
                <p className="work-facts">
                  <span>{names.length === 0 ? deskAreaWords.unknown : names.join(', ')}</span>
                  <strong>{deskAreaWords.wait(waiting)}</strong>
                  <Link to={`/area?pincode=${pincode}`} aria-label={deskAreaWords.lookOf(pincode)}>
                    {deskAreaWords.look}
                  </Link>
                </p>
              </>
            )}
          </WorkList>
        </>
      )}
    </section>
  )
}
