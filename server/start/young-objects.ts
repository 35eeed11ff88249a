import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { milliseconds } from '#shop/time.ts'

/**
 * The most memory that V8 takes for young objects. It doubles what it has whenever much of it survives a collection, up to
 * 64 MB, and rendering a page for each address that a stranger makes up gets it there. Collecting within 16 MB takes hardly
 * more time.
 */
const mostYoung = 16 * 1024 * 1024

/** One doubling needs megabytes of survivors: two do not come within this time. */
const often = milliseconds(250)

/** After the start, a busy shop may use more young memory: else a fifth of its time goes into garbage collection. */
export function letYoungObjectsGrow(): void {
  letGrowBelowMost()
  setInterval(letGrowBelowMost, often).unref()
}

const letGrowBelowMost = () =>
  setFlagsFromString(`--semi-space-growth-factor=${2 * youngMemory() <= mostYoung ? 2 : 1}`)

const youngMemory = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
