import type { Runs } from '#server/storage/database.ts'
import type { RequestCount } from '#shop/requests/requests.ts'
import { seconds } from '#shop/time.ts'
import type { requestsCommands } from './requests-commands.ts'

/** Keeps what was asked for, every ten seconds: however many ask, it is one small write. */
export function keepCounting({
  database,
  requests,
  onError,
}: {
  readonly database: Runs<typeof requestsCommands>
  readonly requests: Pick<RequestCount, 'take'>
  readonly onError: (trouble: unknown) => void
}): { close(): Promise<void> } {
  const timer = setInterval(() => void keep(), seconds(10)).unref()

  async function keep() {
    const asked = requests.take()
    if (asked.length > 0) await database.run.keepRequests({ asked }).catch(onError)
  }

  return {
    async close() {
      clearInterval(timer)
      await keep()
    },
  }
}
