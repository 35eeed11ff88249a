// Fills the disk at each of the first writes: npm exec -- node bench/faults/disk-full.ts [WRITES]
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '#shop/time.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import type { Happening } from './history.ts'
import { buildOnce, needs, quantile, report } from './report.ts'
import { inject } from './strace.ts'
import { type Trading, trade } from './trade.ts'

interface Found {
  /** how often the shop said that it could not store an order */
  readonly felt: number
  readonly visitsThatFailed: number
  /** from the last refusal to the next stored order */
  readonly healed: readonly number[]
}

/** How many writes fail before there is space again: a write that strace releases half way would fail differently. */
const writesThatFail = 20

/** Fills the disk for some writes from each position on. */
async function fillAtEach(shop: RunningShop, { happenings, more }: Trading, writes: number): Promise<Found> {
  const healed: number[] = []
  let visitsThatFailed = 0
  for (let nr = 1; nr <= writes; nr += 1) {
    const before = happenings.length
    const full = await inject(shop.pid(), `pwrite64:error=ENOSPC:when=${nr}..${nr + writesThatFail}`)
    const until = performance.now() + seconds(10)
    while (!happenings.slice(before).some(isFull) && performance.now() < until) await sleep(5)
    if (!(await fetch(`${shop.url}/home`)).ok) visitsThatFailed += 1
    await more(2)
    await full.lift()
    const last = happenings.slice(before).findLast(isFull)
    const next = last && happenings.slice(before).find(({ status, ended }) => status === 201 && ended > last.ended)
    if (last && next) healed.push(next.ended - last.ended)
  }
  return { felt: healed.length, visitsThatFailed, healed }
}

const isFull = ({ status }: Happening) => status === 503

export const integrityOf = ({ dataDir }: RunningShop): unknown => {
  const database = new DatabaseSync(join(dataDir, 'shop.db'), { readOnly: true })
  try {
    return Object.values(database.prepare('pragma integrity_check').get() ?? {})[0]
  } finally {
    database.close()
  }
}

if (import.meta.main) {
  const [writes = 200] = process.argv.slice(2).map(Number)
  needs('strace')
  buildOnce()
  const shop = await openShop()
  const { verdict, happenings, found } = await trade(shop.url, {
    shoppers: 8,
    within: minutes(30),
    meanwhile: (trading) => fillAtEach(shop, trading, writes),
  })
  report(`the disk is full for some writes, from each of the first ${writes} on`, verdict, {
    'times that no order could be kept': [found.felt],
    'answers 5xx other than 503': [happenings.filter(({ status = 0 }) => status >= 500 && status !== 503).length, 0],
    'requests cut off': [happenings.filter(({ status }) => status === undefined).length, 0],
    'visits that failed': [found.visitsThatFailed, 0],
    'from the last 503 to the next order, ms, median': [quantile(found.healed, 0.5)],
    'from the last 503 to the next order, ms, slowest': [quantile(found.healed, 1), 1000],
    'integrity not ok': [integrityOf(shop) === 'ok' ? 0 : 1, 0],
  })
  const [median, slowest] = [0.5, 1].map((part) => Math.round(quantile(found.healed, part)))
  recordFigure(
    'disk-full',
    `${found.felt} of ${writes} healed, ${verdict.faults.lost} lost, next order after ${median} ms (slowest ${slowest})`,
  )
  await shop.stop()
}
