// Finds a Chromium for the tests: the one named, Debian's without a desktop, another installed one, or Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Debian's Chromium without a desktop takes 60 % of the time of the whole one. */
const withoutDesktop = '/usr/bin/chromium-headless-shell'

const installed = [
  withoutDesktop,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A small phone, for the tools that visit the shop as one. */
export const smallPhone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
}

export function findBrowser(): string {
  const found = present()
  if (found !== undefined) return found
  fetchBrowser()
  const fetched = present()
  if (fetched !== undefined) return fetched
  throw new Error('The tests need Chromium: install it, or name one in CHROMIUM_PATH.')
}

/** With the right to install packages comes the quick Chromium; offline the one that is there will do. */
export function fetchBrowser(): void {
  if (process.env.CHROMIUM_PATH !== undefined || existsSync(withoutDesktop) || process.getuid?.() !== 0) return
  const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell'
  spawnSync('sh', ['-c', install], { stdio: 'inherit' })
}

function present(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}
