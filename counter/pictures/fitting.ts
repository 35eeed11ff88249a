import { mostPictureBytes, mostPictureDots } from '#shop/catalogue/picture-rules.ts'
import { canvasOf, jpegOf } from '#browser/draw-jpeg.ts'

/** What leaves room for rounding: a picture of the whole width of a page has a quarter of these dots. */
const dots = 0.9 * mostPictureDots

/**
 * The photograph as it can be sent: a telephone makes them larger than the shop takes, and that one is drawn smaller here first. What
 * fits, or is no picture that this browser can draw, stays as it is: the shop says what is wrong with it.
 */
export async function fitting(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file)
    const isFit = picture.width * picture.height <= mostPictureDots && file.size <= mostPictureBytes
    const scale = Math.min(1, Math.sqrt(dots / (picture.width * picture.height)))
    const canvas = isFit ? undefined : canvasOf(picture, scale)
    picture.close()
    if (canvas === undefined) return file
    return new File([await jpegOf(canvas, 0.9)], file.name, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    return file
  }
}
