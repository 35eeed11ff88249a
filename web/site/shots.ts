import { pictureOf, smallPictureOf, zoomOf } from '#kit/pictures.ts'
import { type Shot, type ShotRange, type SmallShot, shotFrom, smallShotFrom, zoomFrom } from '#kit/shot.ts'
import type { Queries } from '#web/queries.ts'

type Asked = Pick<Queries, 'picture'>

// A picture that a product names is one of those that the shop came with, or one that its staff sent.

export function shotNamed(asked: Asked, name: string, range?: ShotRange): Shot | undefined {
  const ours = pictureOf(name, range)
  if (ours) return ours
  const sent = asked.picture(name)
  return sent && shotFrom(sent, range)
}

export function smallShotNamed(asked: Asked, name: string): SmallShot | undefined {
  const ours = smallPictureOf(name)
  if (ours) return ours
  const sent = asked.picture(name)
  return sent && smallShotFrom(sent)
}

/** The file that the zoom shows, if there is one. */
export function zoomNamed(asked: Asked, name: string): string | undefined {
  const ours = zoomOf(name)
  if (ours) return ours
  const sent = asked.picture(name)
  return sent && zoomFrom(sent)
}
