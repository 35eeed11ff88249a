import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptIn } from '#tests/running/room.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'

/** A shop whose clock stands where a test sets it, and goes on from there. */
export async function openShopAt(moment: number): Promise<RunningShop & { setClock: (moment: number) => void }> {
  const file = join(mkdtempSync(join(keptIn(), 'darya-clock-')), 'ahead')
  const setClock = (to: number) => writeFileSync(file, String(to - Date.now()))
  setClock(moment)
  const shop = await openShop(
    {},
    { through: ['env', `CLOCK_OF_TEST=${file}`, `NODE_OPTIONS=--import=${import.meta.filename}`] },
  )
  return { ...shop, setClock }
}

/** Loaded before the shop: from then on it is as late as the file says. */
function follow(file: string) {
  const Right = Date
  let ahead = 0
  const now = () => {
    // Empty while it is being written.
    ahead = Number(readFileSync(file, 'utf8')) || ahead
    return Right.now() + ahead
  }
  class Set extends Right {
    static override now = now
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now()] : given) as [number]))
    }
  }
  globalThis.Date = Set as DateConstructor
}

const { CLOCK_OF_TEST: set } = process.env
if (set !== undefined) follow(set)
