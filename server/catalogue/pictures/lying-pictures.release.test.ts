import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  bombOf,
  drawing,
  grainy,
  heic,
  layersBomb,
  photograph,
  plain,
  profileBomb,
  zipBomb,
} from '#tests/rooms/pictures.ts'
import { openPicturesRoom } from '#tests/rooms/pictures-room.ts'
import { onDatabase } from '#tests/running/databases.ts'

const quietly = async (picture: Promise<Buffer>) => (await picture).subarray(0, -2000)

const liars: Record<string, [() => Promise<Buffer> | Buffer, RegExp]> = {
  'a drawing with a script': [() => drawing, /drawing \(SVG\)/],
  'a drawing behind spaces': [() => Buffer.concat([Buffer.from(' \n\t'), drawing]), /drawing \(SVG\)/],
  'a HEIC of an iPhone': [() => heic, /Most Compatible/],
  'a GIF that moves': [() => photograph({}, (picture) => picture.gif()), /moves/],
  'a WebP that moves': [
    async () => {
      const frames = [await photograph(), await photograph({ orientation: 3 })].map((frame) =>
        sharp(frame).autoOrient(),
      )
      const still = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
      return sharp(still, { join: { animated: true } })
        .webp()
        .toBuffer()
    },
    /moves/,
  ],
  'a hundred megapixels': [
    () =>
      sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#336699' } })
        .jpeg()
        .toBuffer(),
    /100 megapixels/,
  ],
  'a bomb of a PNG': [() => bombOf(60_000, 60_000), /3600 megapixels/],
  'a bomb that says it is small': [
    () => Buffer.concat([bombOf(1600, 1200).subarray(0, 60), bombOf(9000, 9000).subarray(60)]),
    /damaged/,
  ],
  'a bomb of a ZIP': [() => zipBomb, /as a photo/],
  'a bomb of a ZIP, packed once more': [() => gzipSync(zipBomb), /as a photo/],
  'a JPEG that is drawn a thousand times over': [() => layersBomb(1000), /damaged|could not be read|MB/],
  'a HEIC that calls itself AVIF': [
    () => Buffer.concat([heic.subarray(0, 8), Buffer.from('avif'), heic.subarray(12)]),
    /damaged/,
  ],
  'an AVIF cut short': [
    async () => (await plain('#336699').avif({ effort: 0 }).toBuffer()).subarray(0, -40),
    /damaged/,
  ],
  'a WebP cut short': [() => quietly(grainy(1000, 800).webp().toBuffer()), /damaged/],
  'a script that says it is a picture further on': [
    async () => Buffer.concat([Buffer.from('#!/bin/sh\n'), await photograph()]),
    /as a photo/,
  ],
  'a PDF': [() => Buffer.from(`%PDF-1.7\n${' '.repeat(100)}`), /as a photo/],
  'a photograph cut short': [() => quietly(photograph({}, (picture) => picture.jpeg({ quality: 100 }))), /damaged/],
  'a PNG cut short': [() => quietly(photograph({}, (picture) => picture.png({ compressionLevel: 0 }))), /damaged/],
  'a thumbnail': [() => photograph({ width: 640, height: 480 }), /640 by 480/],
  'twenty megabytes': [() => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(20_000_000, 1)]), /15 MB/],
  'a page': [() => Buffer.from('<!doctype html><script>alert(1)</script>'), /as a photo/],
  'a JPEG in name alone': [() => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /damaged/],
  'nothing at all': [() => Buffer.alloc(0), /as a photo/],
}

onDatabase('sqlite', (_, open) => {
  test.each(Object.entries(liars))('%s is refused in words, and nothing is kept', async (_, [file, words]) => {
    const { send, folder, lying, known } = await openPicturesRoom(open)
    const { status, body } = await send(await file())
    expect([status === 400 || status === 413, body.field]).toEqual([true, 'file'])
    expect(body.message).toMatch(words)
    expect([...lying(folder.originals), ...lying(folder.incoming)]).toEqual([])
    expect(lying(folder.made).filter((name) => name.includes('.'))).toEqual([])
    expect(await known()).toEqual([])
  })

  test('of a file that is two things at once only the dots are ever served', async () => {
    const { send, served } = await openPicturesRoom(open)
    const page = '<script>alert(document.cookie)</script>PK\x03\x04'
    const polyglot = Buffer.concat([await photograph(), Buffer.from(page)])
    const { body } = await send(polyglot)
    for (const { avif, webp } of body.picture?.files ?? [])
      for (const path of [avif, webp]) expect((await served(path))?.bytes.includes('script')).toBe(false)
    expect(body.picture?.files).toHaveLength(3)
  })

  test('a description of colours that unpacks to 300 MB is not unpacked, and the dots are shown', async () => {
    const { send } = await openPicturesRoom(open)
    const { status, body } = await send(await profileBomb())
    expect([status, body.picture?.colour]).toEqual([201, '#336699'])
  })

  test('nothing but made pictures is served: no original, nothing on its way, nothing above', async () => {
    const { send, served, folder, lying } = await openPicturesRoom(open)
    await send(await photograph())
    const [original = ''] = lying(folder.originals)
    for (const path of [
      `/pictures/originals/${original}`,
      `/pictures/${original}`,
      '/pictures/../shop.db',
      '/pictures/%2e%2e/shop.db',
      '/pictures/0123456789abcdef-480.abcdef.webp',
      '/pictures/incoming',
    ])
      expect([path, await served(path)]).toEqual([path, undefined])
  })

  test('a picture without a description, or one that cannot be read out, is not taken', async () => {
    const { send, known } = await openPicturesRoom(open)
    for (const alt of ['', '  ', 'no', 'x'.repeat(201), 'turned \u202e around']) {
      const { status, body } = await send(await photograph({ width: 800, height: 600 }), { alt })
      expect([alt, status, body.field]).toEqual([alt, 400, 'alt'])
    }
    expect(await known()).toEqual([])
  })
})
