import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages, pathIn } from '#shop/languages.ts'
import { keptShellPath } from '#shop/wire/worker.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { keptIn } from '#tests/running/room.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { missingFor } from '../../tools/browser.ts'
import { openPages } from '../../tools/open-pages.ts'
import { samplePages } from './sample-pages.ts'

/** What the checker says of a page; `error` is what the standard forbids. */
interface Remark {
  readonly url: string
  readonly type: string
  readonly subType?: string
  readonly message: string
  readonly extract?: string
}

/** What the checker does not know yet: its grammar of CSS is older than the sheets that browsers read. */
const unknownToIt = [
  /^CSS: Unrecognized at-rule “@layer”/,
  /^CSS: “size-adjust”: Property “size-adjust” doesn't exist/,
  // An attribute of the standard that is younger than the checker.
  /^Attribute “autocorrect” not allowed/,
  // Safari takes a list without marks for none, unless it is told.
  /^The “list” role is unnecessary for element “[uo]l”/,
]

const forOneself = [
  '/checkout',
  '/myorders',
  '/myorders/a-test',
  '/myorders/a-test/change',
  '/account',
  '/addresses',
  '/weighed/a-test',
  '/textList?text=pomfret, surmai',
  '/search?query=paplet',
  '/productDetails/4',
  '/nowhere',
]

const missing = missingFor('checker')
const cure = `Install ${missing.join(' ')} to run the W3C's checker.`

describe.skipIf(missing.length > 0 && !process.env.CI)(
  `the W3C's checker${missing.length > 0 ? `. ${cure}` : ''}`,
  () => {
    let shop: RunningShop
    let folder: string

    beforeAll(async () => {
      if (missing.length > 0) throw new Error(cure)
      shop = await openShop()
      await shop.command('sample-day')
      folder = await mkdtemp(join(keptIn(), 'darya-checked-'))
    }, 120_000)
    afterAll(async () => {
      await shop?.stop()
      if (folder !== undefined) await rm(folder, { recursive: true })
    })

    test('finds nothing wrong with any page of the shop, in any language, as the server sends it', async () => {
      const { catches } = await samplePages(shop)
      const paths = [...openPages.map(({ address }) => address), ...forOneself, ...catches]
      const pages = languages.flatMap((language) => paths.map((path) => pathIn(language, path)))
      expect(await wrongWith(pages)).toEqual([])
    }, 300_000)

    test('finds nothing wrong with any page of the counter', async () => {
      const { headers } = await staffAt(shop.dataDir, 'owner')
      const { pages } = await samplePages(shop)
      expect(
        await wrongWith(
          pages.map((path) => `/counter${path}`),
          headers,
        ),
      ).toEqual([])
    }, 300_000)

    async function wrongWith(paths: readonly string[], headers: Readonly<Record<string, string>> = {}) {
      const here = await mkdtemp(join(folder, 'pages-'))
      const named = new Map<string, string>()
      const heads: [path: string, many: number][] = []
      for (const [nr, path] of paths.entries()) {
        const answer = await fetch(shop.url + path, { headers: { ...headers, accept: 'text/html' } })
        const file = join(here, `${nr}.html`)
        const html = await answer.text()
        await writeFile(file, html)
        named.set(`file:${file}`, path)
        heads.push([path, html.split('<h1').length - 1])
      }
      // What opens without a line is the same for every page, and has the name of none.
      expect(heads.filter(([path, many]) => many !== (path === keptShellPath ? 0 : 1))).toEqual([])
      const remarks = await checked(here)
      return remarks
        .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
        .filter(({ message }) => !unknownToIt.some((unknown) => unknown.test(message)))
        .map(({ url, message, extract = '' }) => `${named.get(url) ?? url}: ${message} ${extract.slice(0, 160)}`)
    }
  },
)

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** It ends with 1 where it has something to say. */
async function checked(folder: string): Promise<Remark[]> {
  const said = await new Promise<string>((resolve, reject) =>
    execFile(
      'java',
      ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--skip-non-html', folder],
      { maxBuffer: 1e9 },
      (trouble, _stdout, stderr) => (trouble ? reject(trouble) : resolve(stderr)),
    ),
  )
  return (JSON.parse(said) as { messages: Remark[] }).messages
}
