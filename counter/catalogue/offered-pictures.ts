import {
  pictureOf,
  productPictureNames,
  slidePictureNames,
  smallPictureOf,
  speciesPictureNames,
} from '#kit/pictures.ts'
import { type Shot, type SmallShot, shotFrom, smallShotFrom } from '#kit/shot.ts'
import type { DeskPicture } from '#shop/wire/staff/pictures.ts'

/** A picture that can be chosen. */
export interface OfferedPicture {
  readonly name: string
  /** what it shows, in words */
  readonly alt: string
  readonly small: SmallShot | undefined
  /** as the page of a shopper shows it */
  readonly shot: Shot | undefined
}

export interface OfferedPictures {
  readonly sent: readonly OfferedPicture[]
  readonly ours: readonly OfferedPicture[]
}

const ours = {
  product: productPictureNames,
  species: [...speciesPictureNames, ...productPictureNames],
  slide: [...slidePictureNames, ...productPictureNames],
}

/** What a product, a kind or a slide can be shown by. Worked out in the loader, so that the lists of files stay on the server. */
export function offeredPictures(sent: readonly DeskPicture[], what: keyof typeof ours): OfferedPictures {
  return {
    sent: sent.map(offeredOf),
    ours: ours[what].map((name) => {
      const shot = pictureOf(name, { widest: 768 })
      return { name, alt: shot?.alt ?? name, small: smallPictureOf(name), shot }
    }),
  }
}

/** One that staff sent. */
export const offeredOf = (picture: DeskPicture): OfferedPicture => ({
  name: picture.name,
  alt: picture.alt,
  small: smallShotFrom(picture),
  shot: shotFrom(picture, { widest: 768 }),
})

export const pictureNamed = ({ sent, ours }: OfferedPictures, name: string): OfferedPicture | undefined =>
  [...sent, ...ours].find((picture) => picture.name === name)
