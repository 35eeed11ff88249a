import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A photograph as a phone takes it: something to be seen, who took it where, and which side is up. */
export const photograph = (
  { width = 1600, height = 1200, orientation = 1 }: { width?: number; height?: number; orientation?: number } = {},
  as: (picture: Sharp) => Sharp = (picture) => picture.jpeg(),
): Promise<Buffer> => {
  // The left half dark, the right half light.
  const light = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#e0e0e0' } }
  const picture = sharp({ create: { width, height, channels: 3, background: '#202060' } })
    .composite([{ input: light, left: Math.floor(width / 2), top: 0 }])
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Copyright: 'taken at Sassoon Dock' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 54/1 0/1' },
    })
  return as(picture).toBuffer()
}

/** One colour throughout. */
export const plain = (background: string, { width = 1600, height = 1200 } = {}): Sharp =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } })

/** What cannot be compressed: every pixel random. */
export const grainy = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#777777', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

/** A PNG that says how large it is, and packs nothing but one grey a thousand times tighter than it is to be. */
export function bombOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 100_000_000)), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunkOf('IHDR', header),
    chunkOf('IDAT', rows),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}

function chunkOf(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

/** A PNG whose colours are described by 300 MB that pack into one. */
export async function profileBomb(): Promise<Buffer> {
  const picture = await plain('#336699').png().toBuffer()
  const afterHeader = 8 + 25
  const packed = deflateSync(Buffer.alloc(300_000_000), { level: 1 })
  const profile = chunkOf('iCCP', Buffer.concat([Buffer.from('bomb\0\0', 'latin1'), packed]))
  return Buffer.concat([picture.subarray(0, afterHeader), profile, picture.subarray(afterHeader)])
}

/** A JPEG that draws its last layer many times over. */
export async function layersBomb(times: number): Promise<Buffer> {
  const picture = await grainy(1600, 1200).jpeg({ progressive: true, quality: 30 }).toBuffer()
  const last = picture.lastIndexOf(Buffer.from([0xff, 0xda]))
  const layer = picture.subarray(last, -2)
  return Buffer.concat([picture.subarray(0, last), ...Array.from({ length: times }, () => layer), picture.subarray(-2)])
}

/** Forty-two kilobytes that unpack to whatever. */
export const zipBomb = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), Buffer.alloc(42_000, 3)])

/** The beginning of what an iPhone writes. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 0x24]),
  Buffer.from('ftypheic\0\0\0\0mif1MiHEheic', 'latin1'),
  Buffer.alloc(4000, 7),
])

export const drawing = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><script>alert(1)</script></svg>',
)
