import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'

const source = 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'

/** All of Noto Sans Devanagari; the shop sends only the titles' part. */
export const wholeDevanagari = (): string =>
  readFileSync(new URL(`../../../node_modules/@fontsource-variable/${source}`, import.meta.url)).toString('base64')

/**
 * Phones have a face for Devanagari, and the machine of the tests may have none: its boxes would be wider than any word. Until
 * the page has gone, its letters come from here, where the body's own face leaves off.
 */
export async function withDevanagari(at: Page | BrowserContext): Promise<void> {
  await at.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const face = new FontFace('Figtree', bytes, { weight: '400 700', unicodeRange: 'U+900-97F, U+200C-200D, U+25CC' })
    document.fonts.add(face)
  }, wholeDevanagari())
}
