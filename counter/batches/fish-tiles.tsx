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
  mayAdd,
  onChoose,
}: {
  fish: readonly (OfferedFish & { readonly small: SmallShot | undefined })[]
  batches: readonly StaffBatch[]
  chosen: string | undefined
  mayAdd: boolean
  onChoose: (species: string | undefined) => void
}) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? fish : fish.slice(0, shownAtFirst)
  return (
    <ul role="list" className="fish-tiles" aria-label={words.fish}>
      {shown.map((one) => {
        const came = batches
          .filter(({ species }) => species === one.species)
          .reduce((sum, { in: grams }) => sum + grams, 0)
        return (
          <li key={one.species}>
            <button
              type="button"
              className="fish-tile"
              aria-pressed={one.species === chosen}
              onClick={() => onChoose(one.species === chosen ? undefined : one.species)}
            >
              <SmallPicture small={one.small} />
              <b>{shortNameOf(one)}</b>
              {came > 0 && (
                <span className="fish-came">
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
            className="fish-tile fish-tile-new"
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
          <Link className="fish-tile fish-tile-new" to="/catalogue/new">
            <Icon name="plus" size={34} />
            <b>{words.newFish}</b>
          </Link>
        </li>
      )}
    </ul>
  )
}
