import { altOf, mostPictureBytes, pictureKindOf, tellingBytes } from '#shop/catalogue/picture-rules.ts'
import { inWords } from '#shop/refusals.ts'
import { pictureRefusals } from '#words/pictures.ts'
import { deskWords } from '#words/reviews.ts'
import { bytesOf } from '../desk/bytes-of.ts'

/** What stands against a description. */
export function whyNotAlt(typed: string): string | undefined {
  const found = altOf(typed)
  return 'refused' in found ? inWords(pictureRefusals, found) : undefined
}

/** What stands against a file, before a slow line has carried it. */
export async function whyNotFile(file: File): Promise<string | undefined> {
  if (file.size > mostPictureBytes)
    return pictureRefusals['picture-too-heavy']({ megabytes: mostPictureBytes / 1_000_000 })
  const bytes = await bytesOf(file.slice(0, tellingBytes))
  if (bytes === undefined) return deskWords.fileChanged
  const kind = pictureKindOf(bytes)
  return 'refused' in kind ? inWords(pictureRefusals, kind) : undefined
}
