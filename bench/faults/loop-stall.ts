// How long any input blocks the event loop of a shop behind our nginx: npm exec -- node bench/faults/loop-stall.ts [GENERATED EACH] [SEED]
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '#shop/accounts/limits.ts'
import { peopled } from '../fuzz/people.ts'
import { recordFigure } from '../record-figure.ts'
import {
  everyCall,
  generated,
  type HostileInput,
  hostileAddresses,
  hostileBodies,
  hostileWires,
} from './hostile-inputs.ts'
import { nowOnEveryProcess } from './loop-watch.ts'
import { startProxy } from './proxy.ts'
import { buildOnce, needs, report } from './report.ts'
import { openWatchedShop, type WatchedShop } from './watched-shop.ts'

/** The first time meets cold code; an input that is slow again is slow by itself. */
const times = 3

interface Told {
  readonly name: string
  readonly began: number
  readonly ended: number
}

interface Stood {
  readonly name: string
  /** of the processor, in milliseconds, within one turn of the loop: the first time, and the quickest of the later ones */
  readonly first: number
  readonly later: number
}

/** Sends one input after the other and measures how long each blocks the loop. */
async function stoodStill(
  { url, stalls }: Pick<WatchedShop, 'url' | 'stalls'>,
  inputs: readonly HostileInput[],
): Promise<Stood[]> {
  const told: Told[] = []
  for (const { name, send } of inputs)
    for (let turn = 0; turn < times; turn += 1) {
      const began = nowOnEveryProcess()
      await send(url).catch(() => undefined)
      await settled(url)
      told.push({ name, began, ended: nowOnEveryProcess() })
    }
  await sleep(100)
  const all = stalls()
  return Map.groupBy(told, ({ name }) => name)
    .entries()
    .map(([name, turns]) => {
      const [first = 0, ...later] = turns.map(({ began, ended }) =>
        Math.max(
          0,
          ...all
            .filter((stall) => stall.ended > began && stall.ended < ended)
            .map(({ cpu, lasted }) => Math.min(cpu, lasted)),
        ),
      )
      return { name, first, later: Math.min(...later) }
    })
    .toArray()
}

/** Waits until the shop is idle: work may outlast its connection. */
async function settled(url: string): Promise<void> {
  for (let quick = 0; quick < 3; ) {
    const asked = performance.now()
    const isAnswered = await fetch(`${url}/health/live`).then(
      async (answer) => (await answer.arrayBuffer()).byteLength > 0,
      () => false,
    )
    quick = isAnswered && performance.now() - asked < 20 ? quick + 1 : 0
    await sleep(2)
  }
}

if (import.meta.main) {
  const [each = 100, seed = randomInt(1_000_000_000)] = process.argv.slice(2).map(Number)
  needs('nginx')
  buildOnce()
  const shop = await openWatchedShop({
    TRUSTED_PROXIES: '127.0.0.1',
    LIMITS: Object.values(limits)
      .map(({ what }) => `${what}=100000000`)
      .join(),
  })

  const proxy = await startProxy([shop.url])
  const others = await peopled(shop.url, 2)
  const known = { ...(await peopled(shop.url, 3)), others }
  const kinds = {
    'an address': hostileAddresses(),
    'a body': hostileBodies(known),
    'the wire': hostileWires(),
    generated: everyCall.flatMap((name, nr) => generated(name, known, { count: each, seed: seed + nr })),
  }
  for (const [kind, inputs] of Object.entries(kinds)) {
    const stood = await stoodStill({ url: proxy.url, stalls: shop.stalls }, inputs)
    const worst = stood.toSorted((one, other) => other.later - one.later)
    const first = stood.toSorted((one, other) => other.first - one.first)
    console.log(`${kind}: the worst of ${stood.length}`)
    for (const { name, first, later } of worst.slice(0, 8))
      console.log(`    ${later.toFixed(1)} ms, at first ${first.toFixed(1)}: ${name}`)
    console.log(
      `    at first: ${first[0]?.first.toFixed(1)} ms: ${first[0]?.name}; ${first[1]?.first.toFixed(1)} ms: ${first[1]?.name}`,
    )
    report(`${kind}, seed ${seed}`, undefined, {
      'the loop stood still, ms of the processor, at most': [worst[0]?.later ?? 0, 20],
      'the same, when it was sent for the first time': [first[0]?.first ?? 0],
    })
    recordFigure(`loop-${kind.split(' ').at(-1)}`, `${Math.round(worst[0]?.later ?? 0)} ms`)
  }
  await proxy.stop()
  await shop.stop()
}
