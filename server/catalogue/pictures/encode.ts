import type { Sharp } from 'sharp'

/** From the quality we like down to the one below which a picture needs mending instead. */
const avifQualities = [58, 53, 48, 44, 40, 36, 32]

/**
 * As good as it may be for its weight. Most are light enough at once; of the other qualities half are left out with each
 * try. Where nothing helps it is the lowest, and heavier than that.
 */
export async function avifWithin(
  scaled: Sharp,
  budget = Number.POSITIVE_INFINITY,
  effort = quick,
): Promise<{ avif: Buffer; isWithin: boolean }> {
  const [best = 0, ...lower] = avifQualities
  const at = (quality: number) => scaled.clone().avif({ quality, effort }).toBuffer()
  let avif = await at(best)
  if (avif.length <= budget) return { avif, isWithin: true }
  let light: Buffer | undefined
  for (let left = lower; left.length > 0; ) {
    const middle = Math.floor(left.length / 2)
    avif = await at(left[middle] ?? best)
    if (avif.length <= budget) light = avif
    left = avif.length <= budget ? left.slice(0, middle) : left.slice(middle + 1)
  }
  return { avif: light ?? avif, isWithin: light !== undefined }
}

/** A fifth of the time of thorough, and 8 % heavier. */
const quick = 2
export const thorough = 4

export const webpOf = (scaled: Sharp): Promise<Buffer> =>
  scaled.clone().webp({ quality: 74, effort: 4, smartSubsample: true }).toBuffer()
