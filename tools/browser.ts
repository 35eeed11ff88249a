// Finds a Chromium for the tests: the one named, an installed one, Playwright's own, or Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const installed = [
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
  if (process.getuid?.() === 0) {
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
      stdio: 'inherit',
    })
    const fetched = present()
    if (fetched !== undefined) return fetched
  }
  throw new Error('The tests need Chromium: install it, or name one in CHROMIUM_PATH.')
}

function present(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}
