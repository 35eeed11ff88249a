import { setTimeout as pause } from 'node:timers/promises'
import { milliseconds, seconds } from '#shop/time.ts'
import { StorageUnavailable } from '#server/storage/trouble.ts'

const longest = seconds(30)
const between = milliseconds(20)

/** On a crowded machine the database may say that it is busy: then the same is asked again, as browsers do, for a while. */
export async function patiently<Left>(ask: () => Promise<Left>): Promise<Left> {
  const until = performance.now() + longest
  for (;;) {
    try {
      return await ask()
    } catch (trouble) {
      if (!(trouble instanceof StorageUnavailable) || performance.now() > until) throw trouble
    }
    await pause(between)
  }
}
