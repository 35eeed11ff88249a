import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { withSentPictures } from '#server/catalogue/pictures/picture-files.ts'
import { openPictureShelf } from '#server/catalogue/pictures/picture-shelf.ts'
import { picturesFolder } from '#server/catalogue/pictures/pictures-folder.ts'
import { openFiles } from '#server/http/files.ts'
import type { Role } from '#shop/staff/staff.ts'
import type { DeskPicture } from '#shop/wire/staff/pictures.ts'
import type { Open } from '#tests/running/databases.ts'
import { keptIn } from '#tests/running/room.ts'
import { openTestShop } from '#tests/running/test-shop.ts'
import { staffOf } from './staff.ts'

interface Told {
  readonly picture?: DeskPicture
  readonly message?: string
  readonly field?: string
}

const lying = (path: string) => (existsSync(path) ? readdirSync(path) : [])

/** The pictures of a shop, sent as its screens send them. */
export async function openPicturesRoom(open: Open, settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(keptIn(), 'darya-pictures-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const shop = await openTestShop(open, { environment: { DATA_DIR: dataDir, ...settings } })
  const folder = picturesFolder(dataDir)
  const shelf = await openPictureShelf(shop.database.read, shop.changes)
  const dropped: string[] = []
  shelf.onChange((topics) => void dropped.push(...topics))
  const people = new Map<Role, Awaited<ReturnType<typeof staffOf>>>()
  async function headersOf(role: Role) {
    const person = people.get(role) ?? (await staffOf(shop.database, role))
    people.set(role, person)
    return person.headers
  }
  async function send(
    file: Buffer,
    {
      alt = 'A whole catfish on ice',
      key = randomUUID(),
      role = 'counter',
    }: { alt?: string; key?: string; role?: Role } = {},
  ) {
    const query = new URLSearchParams({ alt, key }).toString()
    const answer = await shop.app.request(`/counter/api/pictures?${query}`, {
      method: 'POST',
      headers: { ...(await headersOf(role)), 'content-type': 'application/octet-stream' },
      body: new Uint8Array(file),
    })
    return { status: answer.status, body: (await answer.json()) as Told }
  }
  async function describe(name: string, { alt, seen }: { alt: string; seen: string }) {
    const answer = await shop.app.request(`/counter/api/pictures/${name}/alt`, {
      method: 'POST',
      headers: { ...(await headersOf('counter')), 'content-type': 'application/json' },
      body: JSON.stringify({ alt, seen, key: randomUUID() }),
    })
    return { status: answer.status, body: (await answer.json()) as Told }
  }
  async function known() {
    const answer = await shop.app.request('/counter/api/pictures', { headers: await headersOf('owner') })
    return ((await answer.json()) as { pictures: DeskPicture[] }).pictures
  }
  const files = withSentPictures(openFiles(mkdtempSync(join(dataDir, 'site-'))), folder.made)
  const served = async (path: string) => {
    const file = files.at(path)
    return file && { ...file, bytes: (await file.read('identity')).body }
  }
  return { ...shop, shelf, dropped, folder, send, describe, known, served, lying }
}
