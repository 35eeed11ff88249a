import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain } from '@playwright/test'
import { freePort } from '#tests/running/running-shop.ts'
import { test } from '#tests/running/shop.ts'

const house = join(import.meta.dirname, '../../..')

test('a page runs in the browser without breaking its own strict policy', async ({ page }) => {
  const troubles: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(error.message))
  const answer = await page.goto('/home')
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  await page.getByRole('link', { name: 'About Us' }).first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  expect(troubles).toEqual([])
})

test('a rate that the operator changes is on its page within two seconds, without a restart', async ({
  shop,
  request,
}) => {
  const lobster = async () => pricesIn(await (await request.get('/lobsterDetails/19')).text())
  expect(await lobster()).toContain('₹2,000.00')
  await shop.command('rates', 'set', '19', '-', '1 kg', '2100')
  await expect.poll(lobster, { timeout: 5_000 }).toContain('₹2,100.00')
  await shop.command('rates', 'set', '19', '-', '1 kg', '2000')
  await expect.poll(lobster, { timeout: 5_000 }).toContain('₹2,000.00')
})

const pricesIn = (html: string) => html.match(/₹[0-9,.]+/g) ?? []

/** The commands that the README promises, run as they stand there. */
plain.describe('what the README says', () => {
  plain('every command that it names is there', () => {
    const readme = readFileSync(join(house, 'README.md'), 'utf8')
    const { scripts } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = [...readme.matchAll(/npm (?:run )?([a-z]+)(?= |`|$)/gm)].map(([, name = '']) => name)
    expect(new Set(named)).toEqual(
      new Set(
        ['ci', 'start', 'test', 'dev', 'check', 'fix', 'build', 'shop', 'docs', 'release', 'run'].filter((name) =>
          named.includes(name),
        ),
      ),
    )
    for (const name of named.filter((one) => one !== 'ci')) expect(scripts).toHaveProperty(name)
  })

  for (const command of ['start', 'dev'])
    plain(`npm run ${command} opens the shop, and a second start keeps its data`, async ({ request }) => {
      // Four starts of a whole shop, beside three other browsers.
      plain.slow()
      const dataDir = mkdtempSync(join(tmpdir(), 'darya-start-'))
      const settings = { PORT: String(await freePort()), DATA_DIR: dataDir }
      const page = `http://127.0.0.1:${settings.PORT}/contactus`

      const first = await open(command, settings)
      expect((await request.get(page)).status()).toBe(200)
      expect((await request.get(new URL('/counter', page).href)).status()).toBe(200)
      operator(settings, 'rates', 'set', '19', '-', '1 kg', '2222')
      await first.close()

      const second = await open(command, settings)
      expect((await request.get(page)).status()).toBe(200)
      expect(operator(settings, 'rates', 'list')).toContain('₹2,222.00')
      await second.close()
      rmSync(dataDir, { recursive: true })
    })

  plain('the operator is told what can be done', () => {
    expect(operator({}, 'help')).toContain('rates set PRODUCT SIZE WEIGHT RUPEES')
  })
})

/** Starts it as a person does; npm and all that it started are one group, ended together. */
async function open(command: string, settings: Record<string, string>) {
  const npm = spawn('npm', ['run', command], { cwd: house, env: { ...process.env, ...settings }, detached: true })
  const ended = once(npm, 'exit')
  await new Promise<void>((opened, failed) => {
    let said = ''
    npm.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Darya is open at')) opened()
    })
    npm.once('exit', () => failed(new Error(said)))
  })
  return {
    async close() {
      if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM')
      await ended
    },
  }
}

function operator(settings: Record<string, string>, ...words: string[]): string {
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', 'shop', '--', ...words], {
    cwd: house,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
