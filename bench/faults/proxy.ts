import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/running/running-shop.ts'

const ours = join(import.meta.dirname, '../../deploy')

/** nginx with the configuration that we recommend, in front of these shops. */
export async function startProxy(
  shops: readonly string[],
  { port }: { port?: number } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'darya-proxy-'))
  // When root starts it, nginx runs as another user, who writes longer bodies there.
  chmodSync(home, 0o755)
  const listens = port ?? (await freePort())
  const servers = (most: string) => shops.map((shop) => `server ${new URL(shop).host} max_fails=0${most};`).join('\n')
  const conf = readFileSync(join(ours, 'nginx.conf'), 'utf8')
    .replace(
      /(\s*server 127\.0\.0\.1:\d+ max_fails=0(| max_conns=\d+);)+/g,
      (_all, _last, most: string) => `\n${servers(most)}`,
    )
    .replace('listen 8080 ', `listen 127.0.0.1:${listens} `)
  writeFileSync(join(home, 'nginx.conf'), conf)
  cpSync(join(ours, 'nginx'), join(home, 'nginx'), { recursive: true })
  const nginx = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${listens}`
  await answering(url, nginx)
  return {
    url,
    async stop() {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function answering(url: string, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null) {
    if (
      await fetch(`${url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await sleep(20)
  }
  throw new Error('nginx did not start')
}
