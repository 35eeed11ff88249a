// Fills the disk at each of the first writes: npm exec -- node tools/faults/disk-full.ts [WRITES]
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { minutes, seconds } from '#shop/time.ts'
import { type RunningShop, openShop } from '#tests/running-shop.ts'
import { buildOnce, needs, quantile, report } from './report.ts'
import { inject } from './strace.ts'
import { type Trading, trade } from './trade.ts'

interface Found {
  /** how many of the times the shop said that it could not keep an order */
  readonly felt: number
  readonly visitsThatFailed: number
  /** from the moment that there is space again to the next order that is kept */
  readonly healed: readonly number[]
}

/** The disk is full from one write on, for a while, then from another: the next time from a later one. */
async function fillAtEach(shop: RunningShop, { happenings, more }: Trading, writes: number): Promise<Found> {
  const healed: number[] = []
  let felt = 0
  let visitsThatFailed = 0
  for (let nr = 1; nr <= writes; nr += 1) {
    const before = happenings.length
    const isFelt = () => happenings.slice(before).some(({ status }) => status === 503)
    const full = await inject(shop.pid(), `pwrite64:error=ENOSPC:when=${nr}+`)
    const until = performance.now() + seconds(5)
    while (!isFelt() && performance.now() < until) await sleep(5)
    felt += isFelt() ? 1 : 0
    if (!(await fetch(`${shop.url}/home`)).ok) visitsThatFailed += 1
    await full.lift()
    const began = performance.now()
    await more(1)
    healed.push(performance.now() - began)
  }
  return { felt, visitsThatFailed, healed }
}

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
  report(`the disk is full from each of the first ${writes} writes on`, verdict, {
    'times that no order could be kept': [found.felt],
    'answers 5xx other than 503': [happenings.filter(({ status = 0 }) => status >= 500 && status !== 503).length, 0],
    'requests cut off': [happenings.filter(({ status }) => status === undefined).length, 0],
    'visits that failed': [found.visitsThatFailed, 0],
    'until an order is kept again, ms, median': [quantile(found.healed, 0.5)],
    'until an order is kept again, ms, slowest': [quantile(found.healed, 1), 1000],
    'integrity not ok': [integrityOf(shop) === 'ok' ? 0 : 1, 0],
  })
  await shop.stop()
}
