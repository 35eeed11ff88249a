// How long a start takes until the first page: `npm start` with its site built, and the server alone.
// npm exec -- node bench/measure/start.ts [rounds]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'

const house = join(import.meta.dirname, '../..')
const rounds = Number(process.argv[2] ?? 5)
const dataDir = mkdtempSync(join(tmpdir(), 'darya-start-'))

for (const [key, name, program, args] of [
  ['start-npm', 'npm start', 'npm', ['start']],
  ['start-server', 'the server alone', process.execPath, ['build/programs/main.js']],
] as const) {
  const took: number[] = []
  for (let round = 0; round <= rounds; round += 1) took.push(await toFirstPage(program, args))
  // The first start makes the database and warms the disk, so it does not count.
  const [first = 0, ...later] = took
  const middle = later.toSorted((a, b) => a - b)[Math.floor(later.length / 2)] ?? first
  console.log(`${name}: ${middle} ms to the first page (middle of ${rounds}; the first ${first} ms)`)
  recordFigure(key, `${(middle / 1000).toFixed(2)} s`)
}
rmSync(dataDir, { recursive: true })

async function toFirstPage(program: string, args: readonly string[]): Promise<number> {
  const port = String(await freePort())
  const began = performance.now()
  const shop = spawn(program, args, {
    cwd: house,
    env: { ...process.env, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(shop, 'exit')
  while (!(await answers(`http://127.0.0.1:${port}/home`)));
  const took = Math.round(performance.now() - began)
  if (shop.pid !== undefined) process.kill(-shop.pid, 'SIGTERM')
  await ended
  return took
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
