import type { Runs } from '#server/storage/database.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { seconds } from '#shop/time.ts'
import { isAnySheetDue } from './publish-due-rates.ts'
import type { rateCommands } from './rate-commands.ts'

const looksEvery = seconds(1)

/** Publishes the sheets whose hour has come. Every process may run one: each sheet is published once. */
export function startRateClock({
  database,
  changes,
  log,
  now,
}: {
  database: Runs<typeof rateCommands>
  changes: Pick<Changes, 'refresh'>
  log: { warn(facts: object, words: string): void }
  now: () => number
}): { close: () => Promise<void> } {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= look().finally(() => (running = undefined))
  }, looksEvery)
  timer.unref()

  async function look() {
    try {
      while (await isAnySheetDue(database.read, now())) {
        const { settled } = await database.run.publishDueRates({ at: now() })
        if (settled === 'stuck') log.warn({}, 'scheduled rates were not published, because a rate has changed since')
        await changes.refresh()
        if (settled === undefined) break
      }
    } catch (trouble) {
      log.warn({ err: trouble }, 'the scheduled rates could not be read; it will be tried again in a second')
    }
  }

  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
