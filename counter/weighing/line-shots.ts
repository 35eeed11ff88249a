import { smallShotOf } from '#counter/order/fish-picture.tsx'
import { pictureOf } from '#kit/pictures.ts'
import { type Shot, type SmallShot, shotFrom } from '#kit/shot.ts'
import type { LinePicture, Weighing } from '#shop/wire/staff/weighing.ts'

export interface Shots {
  readonly small: SmallShot | undefined
  readonly large: Shot | undefined
}

/** What the fish of an order look like, by the names of their pictures. */
export type ShotsByName = Readonly<Record<string, Shots>>

/** Of all lines, and of what may replace them. Worked out in the loader, so that the lists of files stay on the server. */
export const shotsOf = ({ lines }: Pick<Weighing, 'lines'>): ShotsByName =>
  Object.fromEntries(
    lines
      .flatMap((line) => [line.picture, ...line.replacements.map(({ picture }) => picture)])
      .flatMap((picture) => (picture === undefined ? [] : [[picture.name, shotsIn(picture)]])),
  )

const shotsIn = ({ name, sent }: LinePicture): Shots => ({
  small: smallShotOf(name, sent),
  large: pictureOf(name, { widest: 768 }) ?? (sent && shotFrom({ ...sent, alt: '' }, { widest: 768 })),
})
