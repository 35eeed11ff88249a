import type { Kysely } from 'kysely'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { Refusal, tooOften, type Unworded } from '#server/http/refusal.ts'
import type { Settings } from '#server/settings/settings.ts'
import { byOf, doneBys } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import type { limitCommands } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { altOf } from '#shop/catalogue/picture-rules.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import type { PictureRefusal } from '#shop/staff/counter-refusals.ts'
import { type DeskPicture, pictureCalls } from '#shop/wire/staff/pictures.ts'
import { openPictureMaker } from './picture-maker.ts'
import type { picturesCommands } from './pictures-commands.ts'
import { picturesFolder } from './pictures-folder.ts'
import { keptPicture, keptPictures, type StoredPicture } from './pictures-store.ts'

export interface PicturesDeps {
  readonly database: Runs<typeof picturesCommands & typeof limitCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly settings: Pick<Settings, 'dataDir' | 'limits'>
  readonly now: () => number
  readonly snapshot: Pick<Snapshot, 'current'>
}

/** Pictures of products that staff send. */
export function openPictures(
  door: StaffDoor,
  { database: { read, run }, changes, settings, now, snapshot }: PicturesDeps,
): void {
  const maker = openPictureMaker(picturesFolder(settings.dataDir))

  door.open(pictureCalls.pictures, async () => ({ body: { pictures: await shown(await keptPictures(read)) } }))

  door.open(pictureCalls.fishPictures, async () => ({ body: { fish: await fishPicturesIn(read, snapshot.current()) } }))

  door.open(pictureCalls.addPicture, async ({ wanted: { alt: typed, key }, file, staff }) => {
    const alt = described(typed)
    const turns = [{ limit: settings.limits.picturePerStaff, who: staff.staffId }]
    const over = await run.takeTurns({ turns, at: now() })
    if (over) throw tooOften(over, { more: { field: 'file' } })
    const taking = await maker.take(file?.chunks ?? nothing())
    if ('refused' in taking) throw refusalOf(taking)
    const picture = { picture: taking.taken, alt, key, by: byOf(staff), at: now() }
    notOtherPress(await run.addPicture(picture))
    await changes.refresh()
    const kept = await keptPicture(read, taking.taken.name)
    const [one] = await shown(kept ? [kept] : [])
    if (one === undefined) throw new Refusal(404, { refused: 'no-such-picture' })
    return { status: 201, body: { picture: one } }
  })

  door.open(
    pictureCalls.describePicture,
    async ({ wanted: { alt: typed, seen, key }, params: { name = '' }, staff }) => {
      const alt = described(typed)
      if ((await keptPicture(read, name)) === undefined) throw new Refusal(404, { refused: 'no-such-picture' })
      const describing = notOtherPress(await run.describePicture({ name, alt, seen, key, by: byOf(staff), at: now() }))
      if ('refused' in describing) throw new Refusal(409, { refused: describing.refused }, { more: { field: 'alt' } })
      await changes.refresh()
      return { body: { success: true } }
    },
  )

  async function shown(pictures: readonly StoredPicture[]): Promise<Unworded<DeskPicture>[]> {
    const nameOf = await doneBys(
      read,
      pictures.map(({ addedBy }) => addedBy),
    )
    return pictures.map(({ addedBy, files, ...picture }) => ({ ...picture, files: [...files], by: nameOf(addedBy) }))
  }
}

/** What each fish looks like: the picture of its product, with its files where staff sent it. */
export async function fishPicturesIn(read: Kysely<Tables>, { products, retired }: Catalogue) {
  const sent = new Map((await keptPictures(read)).map((picture) => [picture.name, picture]))
  return [...products, ...retired].map(({ id, picture }) => {
    const files = sent.get(picture)
    return { productId: id, picture, ...(files === undefined ? {} : { sent: filesOf(files) }) }
  })
}

const filesOf = ({ width, height, colour, files }: StoredPicture) => ({ width, height, colour, files: [...files] })

function described(typed: string): string {
  const found = altOf(typed)
  if ('refused' in found) throw new Refusal(400, found, { more: { field: 'alt' } })
  return found.alt
}

function refusalOf(refused: PictureRefusal): Refusal {
  if (refused.refused === 'pictures-waiting') return new Refusal(503, refused, { headers: { 'retry-after': '60' } })
  return new Refusal(400, refused, { more: { field: 'file' } })
}

async function* nothing(): AsyncGenerator<Uint8Array, void> {}
