import { canvasOf, jpegOf } from './draw-jpeg.ts'

/** What staff photograph as proof is looked at by people: this many pixels on its longer side, and this many bytes, are enough. */
const longestSide = 1000
const mostBytes = 110_000
const qualities = [0.8, 0.65, 0.5, 0.35, 0.2]

/**
 * The picture redrawn and small, in base64, without the camera's metadata: where and by whom it was taken.
 * Throws where the file is no picture.
 */
export async function smallJpeg(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = canvasOf(picture, scale)
  picture.close()
  for (const quality of qualities) {
    const jpeg = await jpegOf(canvas, quality)
    if (jpeg.size <= mostBytes) return await base64Of(jpeg)
  }
  throw new Error('the photograph stays too large')
}

async function base64Of(jpeg: Blob): Promise<string> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
