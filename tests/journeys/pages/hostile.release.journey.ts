import type { BrowserContext, Page } from '@playwright/test'
import { languages, pathIn } from '#shop/languages.ts'
import { minutes } from '#shop/time.ts'
import { besidesTheLine } from '#tests/journeys/offline/offline-pages.ts'
import { complaintsOf, settled } from '#tests/journeys/visits.ts'
import { counterPages, fewOf, shopPages } from '#tests/rooms/hostile-pages.ts'
import { type HostileRound, hostileSettings, plantRound } from '#tests/rooms/hostile-shop.ts'
import { speak } from '#tests/rooms/hostile-visits.ts'
import { cookiesOf, type SignedInStaff, staffAt } from '#tests/rooms/staff.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { corpus, sentinel } from '../../../bench/abuse/corpus.ts'
import { foreign, oneLine } from './page-faults.ts'

// As the pages come from the server: server/pages/hostile-pages.long.test.ts. Here they run.

interface Hostile extends AsyncDisposable {
  readonly shop: RunningShop
  readonly owner: SignedInStaff
  readonly round: HostileRound
  readonly texts: readonly string[]
}

/** A shop in which another third of the texts stands for each language. */
async function openHostile(at: number): Promise<Hostile> {
  const texts = corpus.filter((_, place) => place % languages.length === at)
  const shop = await openShop(hostileSettings(texts[0] ?? ''))
  const owner = await staffAt(shop.dataDir, 'owner')
  const round = await plantRound(shop, { owner, texts, nr: at })
  return { shop, owner, round, texts, [Symbol.asyncDispose]: () => shop.stop() }
}

/** What is wrong with the page that is open, and what it says. */
const lookAt = (page: Page): Promise<{ faults: string[]; said: string }> =>
  page.evaluate(
    ({ selectors, name }) => {
      const faults: string[] = []
      if (name in window) faults.push('a text ran')
      if (document.title.trim() === '') faults.push('it has no title')
      if (!/\S/.test(document.querySelector('main')?.textContent ?? '')) faults.push('it says nothing')
      for (const element of document.querySelectorAll(selectors))
        faults.push(`it has ${element.outerHTML.slice(0, 90)}`)
      for (const element of document.querySelectorAll('*'))
        for (const { name: attribute } of element.attributes)
          if (/^on/i.test(attribute)) faults.push(`it has ${attribute} at ${element.tagName}`)
      const fields = [...document.querySelectorAll<HTMLInputElement>('input,textarea')].map(({ value }) => value)
      return { faults, said: [document.body.textContent, ...fields].join(' ') }
    },
    { selectors: foreign, name: sentinel },
  )

/** Opens each page, looks at it as it lives and as it is printed; and then again without a line, as the worker gives it. */
async function visitAllOn(
  context: BrowserContext,
  { url }: RunningShop,
  pages: readonly { readonly path: string; readonly shows?: string }[],
): Promise<string[]> {
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss())
  const complaints = complaintsOf(page)
  const faults: string[] = []
  const look = async (path: string, how: string, shows?: string) => {
    if (new URL(page.url()).origin !== url) faults.push(`${path} leads to ${page.url()}`)
    const { faults: found, said } = await lookAt(page)
    for (const fault of found) faults.push(`${path}, ${how}: ${fault}`)
    if (shows !== undefined && !oneLine(said).includes(oneLine(shows)))
      faults.push(`${path}, ${how}: it does not say ${JSON.stringify(shows)}`)
  }
  const open = async (path: string): Promise<boolean> => {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
    // What climbs or hides in an address is no page but a line of JSON.
    if (!(await answer?.headerValue('content-type'))?.startsWith('text/html')) return false
    await page.waitForLoadState('load')
    return true
  }
  for (const { path, shows } of pages) {
    if (!(await open(path))) continue
    await page.evaluate(settled)
    if (shows !== undefined) await expect.poll(async () => oneLine((await lookAt(page)).said)).toContain(oneLine(shows))
    await look(path, 'alive', shows)
    await page.emulateMedia({ media: 'print' })
    await look(path, 'printed', shows)
    await page.emulateMedia({ media: 'screen' })
  }
  expect(besidesTheLine(complaints).filter((complaint) => !/status of 4\d\d/.test(complaint))).toEqual([])
  // At the counter one kept page shows whatever is not kept.
  if (pages.some(({ path }) => path.startsWith('/counter')))
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/counter/kept')) !== undefined), { timeout: 30_000 })
      .toBe(true)
  await context.setOffline(true)
  for (const { path } of pages) if (await open(path)) await look(path, 'without a line')
  await context.setOffline(false)
  await page.close()
  return faults
}

/** A third of the pages for each language; before a release all in each: `HOSTILE_PAGES=all npm test -- pages/hostile`. */
const isAll = process.env['HOSTILE_PAGES'] === 'all'
const shareOf = <One>(pages: readonly One[], at: number): readonly One[] =>
  isAll ? pages : pages.filter((_, place) => place % languages.length === at)

for (const [at, language] of languages.entries()) {
  test(`pages of shoppers and of the counter, alive, printed and without a line, in a shop full of hostile texts: ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(minutes(isAll ? 20 : 5))
    await using hostile = await openHostile(at)
    const { shop, owner, round, texts } = hostile
    const { token, user, shows } = round.shopper
    const phone = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'allow' })
    await phone.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      },
      { token, user: JSON.stringify(user) },
    )
    const pages = [
      ...shareOf(fewOf(shopPages(round.things, texts)), at).map((path) => ({ path: pathIn(language, path) })),
      ...shows.map(([path, text]) => ({ path: pathIn(language, path), shows: text })),
    ]
    expect(await visitAllOn(phone, shop, pages)).toEqual([])
    await phone.close()
    await speak(shop, owner, language)
    const tablet = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'allow' })
    await tablet.addCookies(cookiesOf(owner, shop.url))
    const ofCounter = shareOf(fewOf(counterPages(round.things, texts)), at).map((path) => ({ path }))
    expect(await visitAllOn(tablet, shop, ofCounter)).toEqual([])
    await tablet.close()
  })
}
