import { setTimeout as pause } from 'node:timers/promises'
import { StorageUnavailable } from '#server/storage/trouble.ts'
import { milliseconds, seconds } from '#shop/time.ts'

const longest = seconds(30)
/** Shorter than a test may take, so that a shop that stays busy is told by its 503 and not by a test without an end. */
const longestBusy = seconds(10)
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

/** The same for a call, which says 503 then. A shop that stays busy is heard in the end. */
export async function unlessBusy(ask: () => Response | Promise<Response>): Promise<Response> {
  const until = performance.now() + longestBusy
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503 || performance.now() > until) return answer
    await pause(between)
  }
}
