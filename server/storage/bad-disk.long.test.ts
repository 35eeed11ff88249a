import { openSync } from 'node:fs'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { isSound } from '../../bench/faults/history.ts'
import { buildOnce } from '../../bench/faults/report.ts'
import { trade } from '../../bench/faults/trade.ts'

// The long runs are commands: bench/faults/disk-full.ts and disk-error.ts. docs/safety.md has their figures.
beforeAll(buildOnce, minutes(2))

/** No file may grow beyond 3 MB: a write that fails, and by no lack of space. */
const failingDisk = ['sh', '-c', `trap '' XFSZ; ulimit -S -f 6000; exec "$@"`, 'sh']

test(
  'when the disk fails the shop ends itself, and started again it knows what was kept',
  async () => {
    const shop = await openShop({}, { through: failingDisk })
    onTestFinished(() => shop.stop())
    const { verdict, found } = await trade(shop.url, {
      shoppers: 4,
      within: minutes(2),
      async meanwhile({ more }) {
        const code = await shop.ended()
        await shop.start({ through: [] })
        await more(20)
        return code
      },
    })
    expect(found).toBe(1)
    expect(verdict.unanswered).toBeGreaterThan(0)
    expect(verdict).toSatisfy(isSound)
  },
  minutes(3),
)

test.runIf(process.platform === 'linux')(
  'a full disk under the log keeps nobody from an order, and the shop from its end neither',
  async () => {
    const shop = await openShop({}, { logTo: openSync('/dev/full', 'a') })
    const { verdict } = await trade(shop.url, { shoppers: 2, meanwhile: ({ more }) => more(10) })
    expect(verdict).toMatchObject({ unanswered: 0 })
    const dropped = /darya_log_lines_dropped_total (\d+)/.exec(await (await fetch(`${shop.url}/metrics`)).text())
    expect(Number(dropped?.[1])).toBeGreaterThanOrEqual(10)
    const ended = shop.ended()
    process.kill(shop.pid(), 'SIGTERM')
    expect(await ended).toBe(0)
    await shop.stop()
  },
  minutes(1),
)
