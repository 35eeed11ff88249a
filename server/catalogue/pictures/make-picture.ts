// A program of its own: reads one picture that somebody sent, and writes the files that pages show.
// It has no secret, writes into one folder alone, and is ended when it takes too much.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import {
  cutWidth,
  madeWidths,
  mostPictureDots,
  type PictureHead,
  productPicture,
  whyNotPicture,
} from '#shop/catalogue/picture-rules.ts'
import { avifWithin, webpOf } from './encode.ts'

const [from = '', to = ''] = process.argv.slice(2)
sharp.concurrency(1)
sharp.cache(false)
// Of all that the library can read, only what staff may send.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
})

const careful = { limitInputPixels: mostPictureDots, failOn: 'error', sequentialRead: true } as const

process.stdout.write(JSON.stringify(await made()))

async function made(): Promise<object> {
  const head = await headOf()
  if (head === undefined) return { refused: 'picture-broken' }
  const refused = whyNotPicture(head)
  if (refused) return refused
  const cut = await cutOf(head)
  if (cut === undefined) return { refused: 'picture-broken' }
  const widths = madeWidths(head)
  const files = []
  for (const width of widths) {
    const scaled = cut().resize(width, heightOf(width), { kernel: 'lanczos3' })
    const { avif } = await avifWithin(scaled, productPicture.budgets[width as keyof typeof productPicture.budgets])
    writeFileSync(join(to, `${width}.avif`), avif, { mode: 0o600 })
    writeFileSync(join(to, `${width}.webp`), await webpOf(scaled), { mode: 0o600 })
    files.push(width)
  }
  const mean = await cut().resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  const width = Math.max(...widths)
  return { made: { width, height: heightOf(width), colour: `#${mean.toString('hex')}`, widths: files } }
}

/** What the file says of itself, before any dot is read. */
async function headOf(): Promise<PictureHead | undefined> {
  const head = await sharp(from, { ...careful, limitInputPixels: false })
    .metadata()
    .catch(nothing)
  return head && { ...uprightOf(head), pages: head.pages ?? 1 }
}

function uprightOf({ autoOrient: { width, height } }: Metadata) {
  return { width, height }
}

/** The middle of the picture in 4:3, upright, its dots and nothing else: no place, no camera, no preview. */
async function cutOf(head: PictureHead): Promise<(() => Sharp) | undefined> {
  const width = Math.min(cutWidth(head), Math.max(...productPicture.widths))
  const size = { width, height: heightOf(width) }
  const dots = await sharp(from, careful)
    .autoOrient()
    .resize({ ...size, fit: 'cover', kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(nothing)
  return dots && (() => sharp(dots, { raw: { ...size, channels: 3 } }))
}

function nothing() {
  return undefined
}

function heightOf(width: number): number {
  return Math.round(width / productPicture.aspect)
}
