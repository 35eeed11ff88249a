import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DeskPicture } from '#shop/wire/staff/pictures.ts'
import { photograph } from '#tests/rooms/pictures.ts'
import { openPicturesRoom } from '#tests/rooms/pictures-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('a photograph is shown upright in our sizes, light, and without a word of where it was taken', async () => {
    const { send, served, known, folder, lying } = await openPicturesRoom(open)
    const sent = await photograph({ width: 1200, height: 1800, orientation: 6 })
    const { status, body } = await send(sent)
    const picture = body.picture as DeskPicture
    expect([status, picture.alt, picture.width, picture.height]).toEqual([201, 'A whole catfish on ice', 1536, 1152])
    expect(picture.files.map(({ width }) => width)).toEqual([480, 768, 1536])
    expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/)
    for (const { width, avif, webp } of picture.files)
      for (const path of [avif, webp]) {
        const file = await served(path)
        const { format, exif, icc, xmp, ...size } = await sharp(file?.bytes).metadata()
        expect([format === 'webp' || format === 'heif', size.width, size.height]).toEqual([
          true,
          width,
          (width * 3) / 4,
        ])
        expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
        expect(file?.bytes.includes('Sassoon')).toBe(false)
        expect(file?.headers).toMatchObject({
          'content-type': path.endsWith('avif') ? 'image/avif' : 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        })
        expect(statSync(join(folder.made, path.replace('/pictures/', ''))).mode & 0o777).toBe(0o600)
      }
    // Turned as the camera says: what was the left half is the upper one.
    const { data } = await sharp((await served(picture.files[0]?.webp ?? ''))?.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.abs((data[2] ?? 0) - (data.at(-1) ?? 0))).toBeGreaterThan(80)
    expect(Buffer.compare(readFileSync(join(folder.originals, lying(folder.originals)[0] ?? '')), sent)).toBe(0)
    expect(statSync(folder.originals).mode & 0o777).toBe(0o700)
    expect(await known()).toEqual([picture])
  })

  test('the same photograph again is the same picture, and the one who sent it first stays named', async () => {
    const { send, known, database } = await openPicturesRoom(open)
    const sent = await photograph()
    const [one, again] = [await send(sent), await send(sent, { alt: 'Another word for it', role: 'owner' })]
    expect(again.body.picture).toEqual(one.body.picture)
    expect(await known()).toHaveLength(1)
    const acts = await database.read
      .selectFrom('staff_acts')
      .select('thing')
      .where('act', '=', 'change-pictures')
      .execute()
    expect(acts).toEqual([{ thing: `picture/${one.body.picture?.name}` }])
  })

  test('what a picture shows is described anew by whoever saw what was said before', async () => {
    const { send, describe, known, shelf, dropped } = await openPicturesRoom(open)
    const { name = '', alt = '' } = (await send(await photograph())).body.picture ?? {}
    expect((await describe(name, { alt: 'A catfish,  cut', seen: alt })).status).toBe(200)
    const late = await describe(name, { alt: 'A third word', seen: alt })
    expect([late.status, late.body.field]).toEqual([409, 'alt'])
    expect((await describe(name, { alt: 'x', seen: 'A catfish, cut' })).status).toBe(400)
    expect((await describe('0123456789abcdef', { alt: 'Nothing', seen: '' })).status).toBe(404)
    expect((await known())[0]?.alt).toBe('A catfish, cut')
    expect(shelf.named(name)?.alt).toBe('A catfish, cut')
    // A page that names it is dropped when it comes, and when it is said differently.
    expect(dropped).toEqual([`picture/${name}`, `picture/${name}`])
  })

  test('who sends more in an hour than anybody photographs is asked to come again', async () => {
    const { send, known } = await openPicturesRoom(open, { LIMITS: 'picture-per-staff=1' })
    expect((await send(await photograph())).status).toBe(201)
    const over = await send(await photograph({ width: 1700 }))
    expect([over.status, over.body.field, (await known()).length]).toEqual([429, 'file', 1])
    expect((await send(await photograph({ width: 1700 }), { role: 'owner' })).status).toBe(201)
  })
})
