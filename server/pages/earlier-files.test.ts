import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFiles } from '#server/http/files.ts'
import { days } from '#shop/time.ts'
import { keptIn } from '#tests/running/room.ts'
import { layAside, withEarlierFiles } from './earlier-files.ts'

const today = Date.parse('2026-11-23T04:00:00Z')

function openHouse() {
  const house = mkdtempSync(join(keptIn(), 'builds-'))
  onTestFinished(() => rmSync(house, { recursive: true, force: true }))
  const folder = join(house, 'built')
  return {
    folder,
    /** a build as the tools leave it: what was there before is gone */
    build(name: string) {
      for (const [assets, text] of [
        ['build/client/assets', `shop ${name}`],
        ['build/counter/client/assets', `counter ${name}`],
      ] as const) {
        rmSync(join(house, assets), { recursive: true, force: true })
        mkdirSync(join(house, assets), { recursive: true })
        writeFileSync(join(house, assets, `page-${name}.js`), text)
      }
    },
    open: (at: number) => layAside(house, folder, at),
    files: () => withEarlierFiles(openFiles(join(house, 'build/client')), folder),
  }
}

async function textAt({ files }: ReturnType<typeof openHouse>, path: string) {
  const found = await files().at(path)?.read('identity')
  return found?.body.toString()
}

test('a page that is open finds its scripts for two weeks after the shop has another build', async () => {
  const house = openHouse()
  house.build('aaaaaaaa')
  await house.open(today)
  house.build('bbbbbbbb')
  await house.open(today + days(13))
  expect(await textAt(house, '/assets/page-aaaaaaaa.js')).toBe('shop aaaaaaaa')
  expect(await textAt(house, '/counter/assets/page-aaaaaaaa.js')).toBe('counter aaaaaaaa')
  expect(await textAt(house, '/assets/page-bbbbbbbb.js')).toBe('shop bbbbbbbb')
  await house.open(today + days(15))
  expect(await textAt(house, '/assets/page-aaaaaaaa.js')).toBeUndefined()
  expect(existsSync(join(house.folder, 'assets/page-bbbbbbbb.js'))).toBe(true)
})

test('a build that stays open keeps its files however long it does', async () => {
  const house = openHouse()
  house.build('aaaaaaaa')
  for (const day of [0, 10, 20, 30]) await house.open(today + days(day))
  house.build('bbbbbbbb')
  await house.open(today + days(40))
  expect(await textAt(house, '/assets/page-aaaaaaaa.js')).toBe('shop aaaaaaaa')
})

test('nothing else of the data can be asked for', async () => {
  const house = openHouse()
  house.build('aaaaaaaa')
  await house.open(today)
  writeFileSync(join(house.folder, 'assets/secret.txt'), 'pepper')
  for (const path of ['/assets/secret.txt', '/assets/../assets/page-aaaaaaaa.js', '/assets/page-cccccccc.js'])
    expect(house.files().at(path)).toBeUndefined()
})
