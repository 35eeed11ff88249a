import * as v from 'valibot'
import { mostPictureBytes } from '#shop/catalogue/picture-rules.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { done, doneBy, pressKey } from './press.ts'

/** The files of a picture that staff sent. */
export const pictureFiles = v.object({
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  files: v.array(v.object({ width: v.number(), avif: v.string(), webp: v.string() })),
})

const picture = v.object({
  name: v.string(),
  alt: v.string(),
  ...pictureFiles.entries,
  addedAt: v.number(),
  by: doneBy,
})

/** Longer than any description: whether it is one, the shop decides. */
const alt = v.pipe(v.string(), v.maxLength(1000))

/** What the fish of a product looks like: its picture by its name, with its files where staff sent it. */
export const fishPicture = v.object({ productId: v.number(), picture: v.string(), sent: v.optional(pictureFiles) })

export const pictureCalls = {
  /** Those that staff sent, the newest first. */
  pictures: staffCall(
    'GET',
    '/counter/api/pictures',
    'see-pictures',
    v.unknown(),
    v.object({ pictures: v.array(picture) }),
  ),
  /** What fish look like: the picture of each product by its name, with its files where staff sent it. */
  fishPictures: staffCall(
    'GET',
    '/counter/api/fish-pictures',
    'see-order',
    v.unknown(),
    v.object({ fish: v.array(fishPicture) }),
  ),
  /** The body is the file itself, the rest is in the address. The same file again is the same picture. */
  addPicture: staffCall(
    'POST',
    '/counter/api/pictures',
    'change-pictures',
    v.object({ alt, key: pressKey }),
    v.object({ picture }),
    { longestFile: mostPictureBytes },
  ),
  describePicture: staffCall(
    'POST',
    '/counter/api/pictures/:name/alt',
    'change-pictures',
    v.object({ alt, seen: v.string(), key: pressKey }),
    done,
  ),
} as const

export type DeskPicture = v.InferOutput<typeof picture>
