import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commands, type ShopDatabase } from '#server/commands.ts'
import type { Email, Mobile } from '#shop/accounts/accounts.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { keepErasures } from './keep-erasures.ts'

const now = () => Date.UTC(2026, 10, 21, 6)

eachDatabase((_, open) => {
  test('who was erased after a backup is gone again when it is restored, others stay, and nobody gets a message', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'darya-erased-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const said: object[] = []
    const log = { info: (facts: object) => void said.push(facts), warn: (facts: object) => void said.push(facts) }

    const shop = await open(commands)
    await registerBoth(shop)
    const keeping = await keepErasures({ database: shop, folder, log, now })
    await shop.run.eraseAccount({ userId: 'asha', by: { command: 'erase' }, at: now() })
    await keeping.close()
    expect(readFileSync(join(folder, 'erased.jsonl'), 'utf8')).not.toContain('@example.com')

    const restored = await open(commands)
    await registerBoth(restored)
    await (await keepErasures({ database: restored, folder, log, now })).close()
    expect(await restored.read.selectFrom('users').select('id').execute()).toEqual([{ id: 'meena' }])
    expect(await restored.read.selectFrom('outbox').select('id').execute()).toEqual([])
    expect(said).toEqual([{ again: 1 }])

    await (await keepErasures({ database: restored, folder, log, now })).close()
    expect(said).toHaveLength(1)
  })
})

async function registerBoth(shop: Pick<ShopDatabase, 'run'>) {
  for (const [nr, id] of ['asha', 'meena'].entries())
    await shop.run.register({
      id,
      name: id,
      email: `${id}@example.com`,
      emailForm: `${id}@example.com` as Email,
      mobile: `+91987654321${nr}` as Mobile,
      passwordHash: '',
      at: 1,
    })
}
