// Draws the icons that cannot be SVG from the ones that are.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const assets = join(import.meta.dirname, '../assets')

const drawn = [
  { from: 'favicon.svg', to: 'icon-192.png', size: 192 },
  { from: 'favicon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-192.png', size: 192 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  { from: 'shortcut-orders.svg', to: 'shortcut-orders.png', size: 192 },
  { from: 'shortcut-cart.svg', to: 'shortcut-cart.png', size: 192 },
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
]

export async function drawIcons() {
  for (const { from, to, size } of drawn) writeFileSync(join(assets, to), await png(from, size))
  writeFileSync(join(assets, 'favicon.ico'), iconHolding(await png('favicon.svg', 32), 32))
}

function png(from: string, size: number) {
  return sharp(readFileSync(join(assets, from)), { density: 72 * Math.ceil(size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An .ico file is one directory entry before a PNG. */
function iconHolding(picture: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
