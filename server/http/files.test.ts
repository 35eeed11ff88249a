import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFiles } from './files.ts'

test.each([
  ['/assets/root-BMZ0y0CR.js', 'public, max-age=31536000, immutable'],
  ['/assets/about-_hja-U65.css', 'public, max-age=31536000, immutable'],
  ['/pictures/hero-pomfret-1280.0ab41f.avif', 'public, max-age=31536000, immutable'],
  ['/pictures/hero-pomfret-1280.0ab41f.webp', 'public, max-age=31536000, immutable'],
  ['/fonts/figtree.bdc1eb3a.woff2', 'public, max-age=31536000, immutable'],
  ['/icon-maskable.svg', 'public, max-age=3600'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/pictures/share.jpg', 'public, max-age=3600'],
])('a browser keeps for ever what has its content in its name, and nothing else: %s', (path, tx) => {
  const folder = mkdtempSync(join(tmpdir(), 'darya-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), 'x')
  expect(openFiles(folder).at(path)?.headers['cache-control']).toBe(tx)
})
