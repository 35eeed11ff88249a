// What a second visit takes against the first, with the worker and without, and one after more than the five minutes for which a
// page opens at once: LCP on a phone 4 times slower, behind a line that the worker's own requests go through too: of 1600 kbps
// and 150 ms, as a good line of a phone, or as bad as is said, such as 400 and 400.
// npm exec -- node bench/measure/second-visit.ts [rounds] [kbps] [milliseconds]   (`npm run build` first)
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { minutes } from '#shop/time.ts'
import { makeOlder } from '#tests/journeys/pages/older-page.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { browserFlags, findBrowser, smallPhone } from '../../tools/browser.ts'
import { recordFigure } from '../record-figure.ts'

const rounds = Number(process.argv[2] ?? 5)
const kbps = Number(process.argv[3] ?? 1600)
const latency = Number(process.argv[4] ?? 150)
const slower = 4
const bytesPerMillisecond = kbps / 8
const goal = 0.6

const shop = await openShop()
process.once('exit', () => void shop.kill())
const line = await openSlowLine(Number(new URL(shop.url).port))
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })

const found: string[] = []
for (const path of ['/home', '/productListPomfret', '/wholePomfretDetails/4']) {
  await (await fetch(shop.url + path)).text()
  const first: number[] = []
  const second: Record<'allow' | 'block', number[]> = { allow: [], block: [] }
  const later: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const serviceWorkers of ['allow', 'block'] as const) {
      const context = await browser.newContext({ ...smallPhone, serviceWorkers })
      first.push(await largestPaint(context, line.url + path))
      second[serviceWorkers].push(await largestPaint(context, line.url + path))
      if (serviceWorkers === 'allow') {
        await openOlder(context, line.url + path)
        later.push(await largestPaint(context, line.url + path))
      }
      await context.close()
    }
  const said = (times: readonly number[]) => `${(median(times) / median(first)).toFixed(2)} x`
  found.push(`${said(second.allow)} of ${Math.round(median(first))} ms`)
  const figures = [first, second.allow, later, second.block].map((times) => Math.round(median(times)))
  const isMissed = median(second.allow) > goal * median(first)
  console.log(
    `${path}: first ${figures[0]} ms, second ${figures[1]} ms (${said(second.allow)}${isMissed ? '!' : ''}), later ${figures[2]} ms (${said(later)}), without the worker ${figures[3]} ms`,
  )
}
const how = kbps < 1000 ? '-bad-line' : ''
recordFigure(`second-visit${how}`, found.join(', '))
await browser.close()
line.close()
await shop.stop()

/** Of one page that is opened and left once it is idle, as people leave it. */
async function largestPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  // Nobody comes back so soon that the worker still runs.
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await sleep(3000)
  const at = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await page.close()
  return at
}

/** As if the page had come ten minutes ago. */
async function openOlder(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await sleep(1000)
  await makeOlder(page, new URL(url).pathname, minutes(10))
  await page.close()
}

/** All connections share one line: each piece waits for those before it, and for its way. */
async function openSlowLine(port: number) {
  let free = 0
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1')
    for (const [one, other, rate] of [
      [from, to, 0],
      [to, from, bytesPerMillisecond],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
      one.on('data', (piece: Buffer) => {
        const now = performance.now()
        if (rate > 0) free = Math.max(free, now) + piece.length / rate
        setTimeout(() => other.write(piece), (rate > 0 ? free - now : 0) + latency / 2)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

function median(values: readonly number[]): number {
  return values.toSorted((less, more) => less - more)[values.length >> 1] ?? 0
}
