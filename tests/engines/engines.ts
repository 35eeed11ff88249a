import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { type BadLine, openBadLine } from '#tests/fakes/bad-line.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { missingFor } from '../../tools/browser.ts'
import { openChromium, openFirefox } from './playwright-engine.ts'
import type { Engine, Opening, Tab } from './tab.ts'
import { openWebKit } from './webkit-engine.ts'

const engines = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit }

export type Kind = keyof typeof engines

/** Journeys that every engine makes: each in a browser that nobody has used, by a line that can be broken. */
export const test = base.extend<
  { line: BadLine; open: (opening?: Partial<Opening>) => Promise<Tab>; mayRun: void },
  { kind: Kind; engine: Engine; shop: RunningShop }
>({
  kind: ['chromium', { option: true, scope: 'worker' }],
  mayRun: [
    async ({ kind }, provide) => {
      const missing = kind === 'chromium' ? [] : missingFor(kind)
      const cure = `Install ${missing.join(' ')} to run the journeys of ${kind}.`
      if (missing.length > 0 && process.env.CI) throw new Error(cure)
      base.skip(missing.length > 0, cure)
      await provide()
    },
    { auto: true },
  ],
  engine: [
    async ({ kind }, provide) => {
      const engine = await engines[kind]()
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    async ({}, provide) => {
      const shop = await openShop()
      await provide(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
  line: async ({ shop }, provide) => {
    await using line = await openBadLine(shop.url)
    await provide(line)
  },
  open: async ({ engine, line }, provide, info) => {
    const opened: Tab[] = []
    await provide(async (opening = {}) => {
      const tab = await engine.open({ url: line.url, ...opening })
      opened.push(tab)
      return tab
    })
    if (info.status !== info.expectedStatus)
      for (const [nr, tab] of opened.entries()) {
        const path = info.outputPath(`page-${nr}.txt`)
        const shown = await tab.run(() => `${location.href}\n${document.body.innerText}`).catch(String)
        await writeFile(path, shown)
        await info.attach('page', { path, contentType: 'text/plain' })
      }
    for (const tab of opened) await tab.close()
  },
})
