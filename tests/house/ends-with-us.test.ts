import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { minutes } from '#shop/time.ts'

const runs = promisify(execFile)

test(
  'a run that fails, or ends too early, leaves no shop behind',
  async () => {
    const failing = `import { openShop } from ${JSON.stringify(import.meta.resolve('#tests/running/running-shop.ts'))}
  const shop = await openShop()
  console.log((await fetch(shop.url + '/health/live')).status, shop.url)
  throw new Error('as a test does that failed')`
    const left = await runs(process.execPath, ['--input-type=module-typescript', '--eval', failing]).catch(
      (failed: { stdout: string; stderr: string }) => failed,
    )
    expect(left.stderr).toContain('as a test does that failed')
    const [, status, url = ''] = /^(\d+) (http\S+)/.exec(left.stdout) ?? []
    expect(status).toBe('200')
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow('fetch failed'))
  },
  minutes(1),
)
