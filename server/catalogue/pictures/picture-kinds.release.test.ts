import sharp from 'sharp'
import { expect, test } from 'vitest'
import { plain } from '#tests/rooms/pictures.ts'
import { openPicturesRoom } from '#tests/rooms/pictures-room.ts'
import { onDatabase } from '#tests/running/databases.ts'

/** What cameras and programs write, and the colour that people see in it. */
const kinds: Record<string, [() => Promise<Buffer>, string]> = {
  'a JPEG': [() => plain('#c04020').jpeg().toBuffer(), '#c04020'],
  'a JPEG that shows itself by and by': [() => plain('#c04020').jpeg({ progressive: true }).toBuffer(), '#c04020'],
  'a JPEG in the colours of a telephone (Display P3)': [
    () => plain('#c04020').withIccProfile('p3').jpeg().toBuffer(),
    '#c04020',
  ],
  // Without its printer's profile it is what the plain rule makes of its inks.
  'a JPEG for printers (CMYK)': [() => plain('#c04020').toColourspace('cmyk').jpeg().toBuffer(), '#c03803'],
  'a grey JPEG': [() => plain('#777777').toColourspace('b-w').jpeg().toBuffer(), '#777777'],
  'a PNG of sixteen bits': [() => plain('#c04020').toColourspace('rgb16').png().toBuffer(), '#c04020'],
  'a PNG of few colours': [() => plain('#c04020').png({ palette: true }).toBuffer(), '#c04020'],
  'a PNG that one can see through, on white': [() => plain('#c0402080').png().toBuffer(), '#df9f8f'],
  'a WebP': [() => plain('#c04020').webp().toBuffer(), '#c04020'],
  'an AVIF': [() => plain('#c04020').avif({ effort: 0 }).toBuffer(), '#c04020'],
  'an AVIF of ten bits': [() => plain('#c04020').avif({ effort: 0, bitdepth: 10 }).toBuffer(), '#c04020'],
}

onDatabase('sqlite', (_, open) => {
  test.each(Object.entries(kinds))('%s is shown in the colours that it has', async (_, [file, colour]) => {
    const { send, served } = await openPicturesRoom(open)
    const { status, body } = await send(await file())
    expect([status, body.picture?.width]).toEqual([201, 1536])
    expect(furthest(body.picture?.colour ?? '', colour)).toBeLessThan(14)
    for (const path of [body.picture?.files[0]?.avif, body.picture?.files[0]?.webp]) {
      const dots = await sharp((await served(path ?? ''))?.bytes)
        .resize(1, 1)
        .raw()
        .toBuffer()
      expect(furthest(`#${dots.toString('hex')}`, colour)).toBeLessThan(18)
    }
  })
})

/** How far two colours are apart, in the one of their three that differs most. */
function furthest(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => Buffer.from(colour.slice(1), 'hex')) as [Buffer, Buffer]
  return Math.max(...[...a.entries()].map(([at, value]) => Math.abs(value - (b[at] ?? 0))))
}
