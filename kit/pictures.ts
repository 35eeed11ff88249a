import { ownOf } from '#shop/name-in.ts'
import { picturesWords } from '#words/pictures.ts'
import manifest from './pictures.json'
import { type Shot, type ShotFiles, type ShotRange, type SmallShot, shotFrom, smallShotFrom, zoomFrom } from './shot.ts'

export type { Shot, SmallShot } from './shot.ts'

const entries: Readonly<Record<string, ShotFiles>> = manifest

/** What each of them shows. */
const alts: Readonly<Record<string, string>> = picturesWords satisfies Readonly<Record<keyof typeof manifest, string>>

/** The picture of that name, or nothing while it has not been made. `narrowest` and `widest` leave files out of the list. */
export function pictureOf(name: string, range?: ShotRange): Shot | undefined {
  const entry = ownOf(entries, name)
  return entry && shotFrom({ ...entry, alt: alts[name] ?? '' }, range)
}

export function smallPictureOf(name: string): SmallShot | undefined {
  const entry = ownOf(entries, name)
  return entry && smallShotFrom(entry)
}

/** The file that the zoom shows, if there is one. */
export function zoomOf(name: string): string | undefined {
  const entry = ownOf(entries, name)
  return entry && zoomFrom(entry)
}

/** Our own that a product can be shown by, as they are cut. */
export const productPictureNames = namesCut((width, height) => width === 1536 && height === 1152)

/** Our own that a kind of fish can be shown by. */
export const speciesPictureNames = namesCut((width, height) => width === height)

/** Our own that are made for the width of the home page. */
export const slidePictureNames = namesCut((width, height) => width === 1536 && height === 864)

function namesCut(fits: (width: number, height: number) => boolean): readonly string[] {
  return Object.entries(entries).flatMap(([name, { width, height }]) => (fits(width, height) ? [name] : []))
}
