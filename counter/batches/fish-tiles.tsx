import { useState } from 'react'
import { Link } from 'react-router'
import { SmallPicture } from '#counter/catalogue/small-picture.tsx'
import { Icon } from '#counter/look/icon.tsx'
import type { SmallShot } from '#kit/shot.ts'
import type { StaffBatch } from '#shop/wire/staff/batches.ts'
import { cameInWords as words } from '#words/batches.ts'
import { readableKilos } from '#words/formatters.ts'
import { shortNameOf } from './in-words.ts'
import type { OfferedFish } from './typed-came-in.ts'

/** In two rows of five; the last place leads to all others. */
const shownAtFirst = 9

export function FishTiles({
  fish,
  batches,
  chosen,
  isBusy,
  mayAdd,
  onChoose,
}: {
  fish: readonly (OfferedFish & { readonly small: SmallShot | undefined })[]
  batches: readonly StaffBatch[]
  chosen: string | undefined
  /** a crate is on its way: nothing else is chosen until it has come */
  isBusy: boolean
  mayAdd: boolean
  onChoose: (species: string | undefined) => void
}) {
  const [isAll, setAll] = useState(false)
  const first = fish.slice(0, shownAtFirst)
  const other = fish.find((one) => one.species === chosen && !first.includes(one))
  // While a crate is typed there is room for two rows, and the chosen fish is in them.
  const shown = isAll ? fish : other ? [...first.slice(0, -1), other] : first
  return (
    <ul role="list" className="came-in-tiles" aria-label={words.fish}>
      {shown.map((one) => {
        const came = batches
          .filter(({ species }) => species === one.species)
          .reduce((sum, { in: grams }) => sum + grams, 0)
        return (
          <li key={one.species}>
            <button
              type="button"
              className="came-in-tile"
              aria-pressed={one.species === chosen}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (isBusy) return
                setAll(false)
                onChoose(one.species === chosen ? undefined : one.species)
              }}
            >
              <SmallPicture small={one.small} />
              <b>{shortNameOf(one)}</b>
              {came > 0 && (
                <span className="came-in-came">
                  <Icon name="check" size={20} />
                  <span className="only-heard">{words.cameToday(readableKilos(came))}</span>
                  <span aria-hidden="true">{readableKilos(came)}</span>
                </span>
              )}
            </button>
          </li>
        )
      })}
      {fish.length > shownAtFirst && (
        <li>
          <button
            type="button"
            className="came-in-tile came-in-tile-new"
            aria-expanded={isAll}
            onClick={() => setAll(!isAll)}
          >
            <Icon name="more" size={34} />
            <b>{isAll ? words.lessFish : words.otherFish}</b>
          </button>
        </li>
      )}
      {mayAdd && (isAll || fish.length <= shownAtFirst) && (
        <li>
          <Link className="came-in-tile came-in-tile-new" to="/catalogue/new">
            <Icon name="plus" size={34} />
            <b>{words.newFish}</b>
          </Link>
        </li>
      )}
    </ul>
  )
}
