import { openLog } from '#server/http/log.ts'
import { openMetrics } from '#server/http/metrics.ts'
import { openMessaging } from '#server/messages/messaging.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import { days } from '#shop/time.ts'
import { pepper } from '#tests/running/test-shop.ts'
import type { openAccountsShop } from './accounts.ts'

type Shop = Awaited<ReturnType<typeof openAccountsShop>>

/** What a process needs that tells people what they wait for, and looks when a test says so. */
export const tellerDeps = ({ settings, now }: Pick<Shop, 'settings' | 'now'>) => ({
  messaging: openMessaging({
    limits: settings.limits,
    secrets: openSecrets(pepper),
    log: openLog({ write: () => undefined }),
    metrics: openMetrics(),
    wakeOutbox: () => undefined,
  }),
  settings,
  now,
  every: days(7),
  onError: (trouble: unknown) => {
    throw trouble
  },
})

/** The messages of one kind. */
export function messagesOf({ database, now }: Pick<Shop, 'database' | 'now'>, wanted: string) {
  const isOurs = ({ kind }: { kind: string }): boolean => kind === wanted
  return {
    /** What is written and was not taken back, the oldest first. */
    async texts() {
      const rows = await database.read
        .selectFrom('outbox')
        .select(['kind', 'body_json'])
        .orderBy('written_at')
        .orderBy('id')
        .execute()
      return rows.filter(isOurs).map(({ body_json: body }) => (JSON.parse(body) as { text: string }).text)
    },
    /** The gateway takes all that is written; what it took of ours. */
    async sent() {
      const rows = await database.run.takeMessages({ at: now() })
      await database.run.messagesSent({ ids: rows.map(({ id }) => id), at: now() })
      return rows.filter(isOurs)
    },
    /** It takes them, and cannot pass ours on. */
    async failed() {
      const taken = await database.run.takeMessages({ at: now() })
      const { id = '', kind = '' } = taken.find(isOurs) ?? {}
      await database.run.messageFailed({ id, kind, tries: 5, why: 'the gateway is down', until: now(), at: now() })
    },
  }
}
