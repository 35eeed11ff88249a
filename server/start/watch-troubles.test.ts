import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openAlarms } from '#server/alarms/raised.ts'
import { openMetrics } from '#server/http/metrics.ts'
import { limits } from '#shop/accounts/limits.ts'
import { minutes } from '#shop/time.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { commands } from '#tests/running/outbox-commands.ts'
import { watchTroubles } from './watch-troubles.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const mobile = '+919876543210'

eachDatabase((_engine, open) => {
  test('that text messages do not go out is an alarm in every process, though nobody asks it; over when they do', async () => {
    const database = await open(commands)
    const code = { id: 'a', kind: 'reset-code', purpose: 'code', to: mobile, account: 'asha' } as const
    const body = { text: 'your code', until: noon + minutes(5) }
    const message = { ...code, body, dedupeKey: 'code/a', budget: plentyFor(mobile) }
    await database.run.writeMessages({ messages: [message], at: noon })
    await database.run.takeMessages({ at: noon })
    const until = noon + minutes(5)
    const why = 'MSG91 refused the message (401)'
    await database.run.messageFailed({ id: 'a', kind: code.kind, tries: 2, why, until, at: until })

    const { alarms, said } = heard()
    const places = { dataDir: tmpdir(), backupDir: tmpdir(), databaseUrl: undefined, limits }
    const now = { at: until }
    const watching = watchTroubles({ database, settings: places, alarms, log, now: () => now.at, every: 20 })
    await expect
      .poll(() => alarms.sentences())
      .toEqual(['text messages do not go out: `npm run shop -- messages` says why'])
    expect(said[0]).toMatchObject({ alarm: 'messages', givenUp: 1, why })
    now.at += minutes(61)
    await expect.poll(() => alarms.sentences()).toEqual([])
    await watching.close()
  })
})

const mayMount = process.platform === 'linux' && process.getuid?.() === 0

test.runIf(mayMount)(
  'a disk of its own under the data or the backups that is nearly full is an alarm that names it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'darya-disk-'))
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]).status).toBe(0)
    onTestFinished(() => {
      spawnSync('umount', [folder])
      rmSync(folder, { recursive: true })
    })
    const { alarms } = heard()
    const database = { ready: async () => false } as unknown as Parameters<typeof watchTroubles>[0]['database']
    const settings = { dataDir: tmpdir(), backupDir: folder, databaseUrl: undefined, limits }
    const watching = watchTroubles({ database, settings, alarms, log, now: () => noon, every: 20 })
    await expect
      .poll(() => alarms.sentences())
      .toEqual([
        'the disk under BACKUP_DIR has less than 500 MB left: make room on it',
        'no order can be kept just now',
      ])
    await watching.close()
  },
)

const log = { warn: () => {} }

function heard() {
  const said: object[] = []
  const note = (facts: object) => void said.push(facts)
  return { said, alarms: openAlarms({ log: { error: note, info: note }, metrics: openMetrics() }) }
}
