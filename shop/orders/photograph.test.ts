import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { barePhotograph, mostPhotographBytes } from './photograph.ts'

const secret = 'GPS 19.0760 N 72.8777 E'

const drawn = (wide: number, high: number, progressive: boolean, grey = false) => {
  const picture = sharp({ create: { width: wide, height: high, channels: 3, background: '#2a6f97' } })
  return (grey ? picture.greyscale() : picture).jpeg({ quality: 60, progressive }).toBuffer()
}

const segment = (kind: number, text: string) =>
  Buffer.concat([
    Buffer.from([0xff, kind, (text.length + 2) >> 8, (text.length + 2) & 255]),
    Buffer.from(text, 'latin1'),
  ])

const bareOf = (sent: Uint8Array): Buffer => {
  const photograph = barePhotograph(sent)
  if ('refused' in photograph) throw new Error(photograph.refused)
  return Buffer.from(photograph.bare)
}

const dotsOf = (jpeg: Uint8Array) => sharp(jpeg).raw().toBuffer()

test.each([
  ['sequential', false, false],
  ['progressive', true, false],
  ['grey', false, true],
])('a %s photograph loses all that it says beside the picture, and not one dot', async (_, progressive, grey) => {
  const plain = await drawn(96, 64, progressive, grey)
  const telling = await sharp(plain)
    .withExif({ IFD0: { Copyright: secret, Software: secret }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
    .jpeg({ quality: 60, progressive })
    .toBuffer()
  expect(telling.includes(secret)).toBe(true)
  const bare = bareOf(Buffer.concat([telling, Buffer.from(secret)]))
  expect(bare.includes(secret)).toBe(false)
  expect(await dotsOf(bare)).toEqual(await dotsOf(telling))
  const { exif, icc, xmp } = await sharp(bare).metadata()
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
  expect(bareOf(bare)).toEqual(bare)
})

test('whatever stands between its parts, at its end or is filled up with 255, the picture is the same', async () => {
  const bare = bareOf(await drawn(40, 30, false))
  const beside = fc.record({
    kind: fc.oneof(fc.integer({ min: 0xe0, max: 0xef }), fc.constant(0xfe)),
    text: fc.string({ maxLength: 60 }).map((text) => `${secret}${text}`.replaceAll(/[^\x20-\x7e]/g, '?')),
    fill: fc.nat(3),
  })
  fc.assert(
    fc.property(fc.array(beside, { maxLength: 6 }), fc.uint8Array({ maxLength: 40 }), (segments, behind) => {
      const more = segments.flatMap(({ kind, text, fill }) => [Buffer.alloc(fill, 0xff), segment(kind, text)])
      const sent = Buffer.concat([bare.subarray(0, 2), ...more, bare.subarray(2), behind])
      expect(bareOf(sent).equals(bare)).toBe(true)
    }),
  )
})

test('what is cut short, turned over or made up is refused or drawn bare, and never ends the shop', async () => {
  const whole = await drawn(64, 64, false)
  for (let length = 0; length < whole.length; length += 1)
    expect([length, barePhotograph(whole.subarray(0, length))]).toEqual([length, { refused: 'no-jpeg' }])
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 }), (changes) => {
      const sent = Uint8Array.from(whole)
      for (const [place, byte] of changes) sent[place] = byte
      const photograph = barePhotograph(sent)
      const isBare = 'refused' in photograph || bareOf(photograph.bare).equals(photograph.bare)
      expect(isBare).toBe(true)
    }),
  )
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (sent) => void barePhotograph(sent)))
})

test('a picture of another kind is none, nor one that is too large in dots or bytes', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const other of [png, page, Buffer.alloc(0)]) expect(barePhotograph(other)).toEqual({ refused: 'no-jpeg' })
  expect(barePhotograph(await drawn(2001, 10, false))).toEqual({ refused: 'photograph-too-large' })
  expect(barePhotograph(await drawn(10, 2001, false))).toEqual({ refused: 'photograph-too-large' })
  expect('bare' in barePhotograph(await drawn(2000, 100, false))).toBe(true)
  expect(barePhotograph(new Uint8Array(mostPhotographBytes + 1))).toEqual({ refused: 'photograph-too-large' })
})
