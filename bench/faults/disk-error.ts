// Lets the disk fail under the shop, which then ends itself: npm exec -- node bench/faults/disk-error.ts [RUNS]
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '#shop/time.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { integrityOf } from './disk-full.ts'
import { buildOnce, needs, quantile, report } from './report.ts'
import { inject } from './strace.ts'
import { type Trading, trade } from './trade.ts'

interface Found {
  /** ends with another code than 1, which tells the supervisor that it was trouble */
  readonly otherEnds: number
  readonly ends: readonly number[]
  readonly starts: readonly number[]
}

/** Each time another sync or write fails; the supervisor restarts the shop, and the shoppers retry. */
async function failOften(shop: RunningShop, { more }: Trading, runs: number): Promise<Found> {
  const found = { otherEnds: 0, ends: [] as number[], starts: [] as number[] }
  for (let nr = 1; nr <= runs; nr += 1) {
    const call = nr % 2 === 0 ? 'fsync' : 'pwrite64'
    const ended = shop.ended()
    const disk = await inject(shop.pid(), `${call}:error=EIO:when=${randomInt(1, call === 'fsync' ? 10 : 100)}+`)
    const began = performance.now()
    const code = await Promise.race([ended, sleep(seconds(20), 'never' as const)])
    found.ends.push(performance.now() - began)
    if (code !== 1) found.otherEnds += 1
    await disk.lift()
    if (code === 'never') await shop.kill()
    const restarted = performance.now()
    await shop.start()
    found.starts.push(performance.now() - restarted)
    await more(1)
  }
  return found
}

if (import.meta.main) {
  const [runs = 20] = process.argv.slice(2).map(Number)
  needs('strace')
  buildOnce()
  const shop = await openShop()
  const { verdict, happenings, found } = await trade(shop.url, {
    shoppers: 8,
    within: minutes(30),
    meanwhile: (trading) => failOften(shop, trading, runs),
  })
  report(`the disk fails ${runs} times`, verdict, {
    'answers 503': [happenings.filter(({ status }) => status === 503).length],
    'answers 5xx other than 503': [happenings.filter(({ status = 0 }) => status >= 500 && status !== 503).length, 0],
    'times that the shop did not end by itself with code 1': [found.otherEnds, 0],
    'from the fault to the end, ms, median': [quantile(found.ends, 0.5)],
    'from the fault to the end, ms, slowest': [quantile(found.ends, 1)],
    'from the new start to open, ms, median': [quantile(found.starts, 0.5)],
    'integrity not ok': [integrityOf(shop) === 'ok' ? 0 : 1, 0],
  })
  const { lost, doubled } = verdict.faults
  const after = (quantile(found.ends, 0.5) / 1000).toFixed(1)
  recordFigure(
    'disk-error',
    `${runs - found.otherEnds} of ${runs} ended so, ${lost} lost, ${doubled} doubled, after ${after} s`,
  )
  await shop.stop()
}
