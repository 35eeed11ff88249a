import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import type { Stall } from './loop-watch.ts'

export interface WatchedShop extends RunningShop {
  /** the times when its loop was blocked so far */
  readonly stalls: () => Stall[]
}

/** A shop that measures its own event loop. */
export async function openWatchedShop(settings: Record<string, string> = {}): Promise<WatchedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'darya-stalls-'))
  const file = join(folder, 'stalls')
  const shop = await openShop({
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'loop-watch.ts')}`,
    DARYA_STALLS_TO: file,
    ...settings,
  })
  return {
    ...shop,
    stalls: () =>
      readFileSync(file, { encoding: 'utf8', flag: 'a+' })
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Stall),
    async stop() {
      await shop.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
