// Finds a Chromium for the tests: the one named, Debian's without a desktop, another installed one, or Playwright's own; and
// Debian's Firefox and WebKit for the journeys of tests/engines, nginx for the tests behind it, and Java for the W3C's checker.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without a desktop takes 60 % of the time of the whole one. */
const withoutDesktop = '/usr/bin/chromium-headless-shell'

const installed = [
  withoutDesktop,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
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
  if (process.env.CHROMIUM_PATH === undefined && !existsSync(withoutDesktop)) install(['chromium-headless-shell'])
}

export const firefoxPath = '/usr/bin/firefox-esr'

/** What the other engines, the proxy and the W3C's checker of pages need, by the packages of Debian that have it. */
const fromDebian = {
  firefox: { [firefoxPath]: 'firefox-esr' },
  webkit: {
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/bin/Xvfb': 'xvfb',
    '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib': 'gir1.2-webkit2-4.1',
    '/usr/lib/python3/dist-packages/gi': 'python3-gi',
  },
  nginx: { '/usr/sbin/nginx': 'nginx-light' },
  checker: { '/usr/bin/java': 'default-jre-headless' },
} as const

/** The packages that are still to be installed for it. */
export const missingFor = (what: keyof typeof fromDebian): string[] =>
  Object.entries(fromDebian[what]).flatMap(([file, name]) => (isThere(file) ? [] : [name]))

/** With the right to install packages comes what else the tests need. */
export function fetchFor(...what: (keyof typeof fromDebian)[]): void {
  const missing = what.flatMap(missingFor)
  if (missing.length > 0) install(missing)
}

/** On another machine the same file lies in a folder of its name. */
const isThere = (file: string): boolean => globSync(file.replace('x86_64', '*')).length > 0

function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`
  spawnSync('sh', ['-c', command], { stdio: 'inherit' })
}

function present(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  )
}
