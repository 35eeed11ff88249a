import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningShop } from '#tests/running/running-shop.ts'

/** Kills a shop and starts it again, at random moments of its work, a number of times or until a moment. Returns how often. */
export async function killOnAndOn(
  shop: Pick<RunningShop, 'kill' | 'start'>,
  { kills, until, acknowledged }: { kills: number; until: number; acknowledged: () => number },
): Promise<number> {
  let killed = 0
  while (killed < kills && performance.now() < until) {
    const before = acknowledged()
    while (acknowledged() < before + 10) await sleep(5)
    await sleep(randomInt(60))
    await shop.kill()
    await shop.start()
    killed += 1
  }
  return killed
}
