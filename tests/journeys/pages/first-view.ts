import type { Browser, Response } from '@playwright/test'
import { smallPhone } from '../../../tools/browser.ts'
import { weightOf } from '../../../tools/page-weight.ts'

export const columns = ['html', 'script', 'style', 'fonts', 'pictures', 'other', 'all'] as const
export type Bytes = Record<(typeof columns)[number], number>

const kinds: Readonly<Record<string, keyof Bytes>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'fonts',
  image: 'pictures',
}

/** What a first visit costs a phone, until nothing more comes. Only the styles inside the page are reckoned, not seen. */
export async function firstView(browser: Browser, address: string): Promise<Bytes> {
  // Once for the shop: it packs a page as small as it gets after it was first asked for.
  const html = await (await fetch(address)).text()
  const context = await browser.newContext(smallPhone)
  const page = await context.newPage()
  const arrivals: Promise<{ kind: keyof Bytes; length: number }>[] = []
  page.on('response', (response) => arrivals.push(arrivalOf(response)))
  await page.goto(address)
  // Scripts begin after the picture, so a quiet line alone does not say that all has come.
  await page.waitForFunction(() => document.querySelector('.not-alive') === null)
  await page.waitForLoadState('networkidle')
  const arrived = await Promise.all(arrivals)
  await context.close()

  const sumOf = (kind: keyof Bytes) =>
    arrived.filter((one) => one.kind === kind).reduce((sum, { length }) => sum + length, 0)
  const read = weightOf(html)
  return {
    html: read.html,
    script: sumOf('script'),
    style: read.style,
    fonts: sumOf('fonts'),
    pictures: sumOf('pictures'),
    other: sumOf('other'),
    all: arrived.reduce((sum, { length }) => sum + length, 0),
  }
}

async function arrivalOf(response: Response) {
  const { responseBodySize } = await response.request().sizes()
  return { kind: kinds[response.request().resourceType()] ?? 'other', length: responseBodySize }
}
