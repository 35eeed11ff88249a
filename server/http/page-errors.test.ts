import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test, vi } from 'vitest'
import type { BuiltPages } from '#server/pages/pages.ts'
import { minutes } from '#shop/time.ts'
import type { Queries } from '#web/queries.ts'

const house = join(import.meta.dirname, '../..')
beforeAll(() => {
  spawnSync(process.execPath, [join(house, 'tools/build-once.ts')])
}, minutes(3))

test('what goes wrong while a page is made is told to the shop, which logs it: nothing is written past the log', async () => {
  const built = (await import(pathToFileURL(join(house, 'build/server/index.js')).href)) as BuiltPages
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  const troubles: unknown[] = []
  const away = new Proxy({} as Queries, {
    get: () => () => {
      throw new Error('the database is away')
    },
  })
  const given = { styles: undefined, onError: (one: unknown) => troubles.push(one) }
  for (const path of ['/home', '/home.data', '/robots.txt']) {
    const { response } = await built.render(new Request(`http://darya.example${path}`), away, given)
    expect(response.status).toBe(500)
  }
  expect(troubles.map(String)).toContain('Error: the database is away')
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})
