// What a phone feels, in Chromium with its processor 4 times slower, 1.6 Mbps and 150 ms, nothing in the cache: against a
// page of 5 kB and one picture of 25 kB without script ('the floor') in the same run.
// npm exec -- node bench/measure/phone.ts [rounds] [phone ...]   (`npm run build` first; a phone as 412x823@1.75, without one all five)
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { openShop } from '#tests/running/running-shop.ts'
import { browserFlags, findBrowser } from '../../tools/browser.ts'
import { recordFigure } from '../record-figure.ts'
import { openBareChrome } from './bare-chrome.ts'
import { openFloor } from './floor.ts'
import { nextPage, oneChoice } from './phone-acts.ts'
import { type Load, summedUp, watch } from './watched-load.ts'

/** The phones of the shop's shoppers: width and height, and how many pixels of the screen make one of these. */
const phones = ['360x740@2', '360x800@3', '393x852@2.75', '412x823@1.75', '412x915@2.625']

/** What a page may take, against the floor and in milliseconds (tools/budgets.ts has the bytes). */
const goals = {
  lcp: { floor: Number.POSITIVE_INFINITY, home: 1.25, list: 1.4, detail: 1.25 },
  tbt: 50,
  next: 200,
  choice: 8,
}

const args = process.argv.slice(2)
const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 5)
const named = args.filter((arg) => arg.includes('@'))
const slower = 4
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

const shop = await openShop()
process.once('exit', () => void shop.kill())
const floor = await openFloor()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
const bare = await openBareChrome()

const addresses = {
  floor: floor.url,
  home: `${shop.url}/home`,
  list: `${shop.url}/productListPomfret`,
  detail: `${shop.url}/wholePomfretDetails/4`,
}
// Once for the shop, which packs a page as small as it gets after it was first asked for.
for (const address of Object.values(addresses)) await (await fetch(address)).text()

/** What each phone took, under the key of its row in docs/speed.md. */
const seen: Record<string, (readonly number[])[]> = {}
for (const phone of named.length > 0 ? named : phones) await measure(asPhone(phone))
console.log(`medians of ${rounds}; '!' is over its goal`)
if (named.length === 0) recordSlowest()
await Promise.all([browser.close(), bare.close(), shop.stop()])
floor.close()

type Phone = ReturnType<typeof asPhone>

function asPhone(name: string) {
  const [width = 0, height = 0, deviceScaleFactor = 1] = name.split(/[x@]/).map(Number)
  const screen = { viewport: { width, height }, deviceScaleFactor }
  return { name, browser, slower, context: { ...screen, isMobile: true, hasTouch: true, locale: 'en-IN' } }
}

async function measure(phone: Phone) {
  const loads: Record<keyof typeof addresses, Load[]> = { floor: [], home: [], list: [], detail: [] }
  const next: number[] = []
  const choices: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(addresses) as (keyof typeof addresses)[])
      loads[name].push(await loaded(phone, addresses[name]))
    // It differs most from one time to the next.
    for (let time = 0; time < 3; time += 1) next.push(await nextPage(phone, addresses.home))
    choices.push(await oneChoice(phone, addresses.detail))
  }
  console.log(phone.name)
  const floorLcp = middle(loads.floor.map(({ lcp }) => lcp))
  for (const [name, all] of Object.entries(loads) as [keyof typeof addresses, Load[]][]) {
    const of = (part: keyof Load) => middle(all.map((load) => load[part]))
    const ratio = of('lcp') / floorLcp
    console.log(
      `  ${name.padEnd(7)} LCP ${of('lcp').toFixed(0)} ms (${ratio.toFixed(2)} x floor${over(ratio, goals.lcp[name])}), ` +
        `TBT ${of('tbt').toFixed(0)} ms${over(of('tbt'), goals.tbt)}, CLS ${of('cls').toFixed(4)}${over(of('cls'), 0.001)}, ` +
        `long tasks after hydration ${of('late')}`,
    )
    note(`phone-${name}`, ratio, of('tbt'), of('cls'))
  }
  console.log(
    `  next page, click to paint ${middle(next).toFixed(0)} ms${over(middle(next), goals.next)}; ` +
      `script of one choice ${middle(choices).toFixed(1)} ms${over(middle(choices), goals.choice)}`,
  )
  note('phone-next', middle(next))
  note('phone-choice', middle(choices))
}

function note(key: string, ...figures: readonly number[]) {
  seen[key] = [...(seen[key] ?? []), figures]
}

/** Figure by figure that of the phone which took longest. */
function slowest(key: string, nr = 0): number {
  return Math.max(...(seen[key] ?? []).map((figures) => figures[nr] ?? Number.NaN))
}

function recordSlowest() {
  for (const key of ['phone-home', 'phone-list', 'phone-detail']) {
    const blocked = `TBT ${slowest(key, 1).toFixed(0)} ms, CLS ${slowest(key, 2).toFixed(2)}`
    recordFigure(key, `LCP ${slowest(key).toFixed(2)} x floor, ${blocked}`)
  }
  recordFigure('phone-next', `${slowest('phone-next').toFixed(0)} ms`)
  recordFigure('phone-choice', `${slowest('phone-choice').toFixed(1)} ms`)
}

function over(value: number, goal: number): string {
  return value > goal ? '!' : ''
}

async function loaded(phone: Phone, address: string): Promise<Load> {
  const tab = await bare.openTab()
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(watch)})()` })
  const { viewport, deviceScaleFactor } = phone.context
  await tab.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true })
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', network)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await tab.goto(address)
  while (!(await tab.evaluate<boolean>("document.querySelector('.not-alive') === null"))) await sleep(100)
  await sleep(1000)
  const load = await tab.evaluate<Load>(`(${String(summedUp)})()`)
  await tab.close()
  return load
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
