// Checks that each order is on the disk before it is acknowledged: npm exec -- node bench/faults/promises.ts [ORDERS]
import { spawnSync } from 'node:child_process'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { buildOnce, needs, report } from './report.ts'
import { trade } from './trade.ts'

const calls = 'trace=pwrite64,fsync,write,writev'

/** Reads the system calls in order */
async function readTrace(file: string) {
  const written = new Set<string>()
  const synced = new Set<string>()
  const syncing = new Map<string, boolean>()
  const found = { acknowledged: 0, early: 0, syncs: 0 }

  function sync(thread: string) {
    if (!syncing.get(thread)) return
    syncing.delete(thread)
    found.syncs += 1
    for (const mark of written) synced.add(mark)
    written.clear()
  }

  for await (const line of createInterface(createReadStream(file))) {
    const thread = line.split(' ', 1)[0] ?? ''
    if (line.includes('pwrite64(') && line.includes('-wal>'))
      for (const mark of marksIn(line)) if (!synced.has(mark)) written.add(mark)
    if (line.includes('fsync(')) syncing.set(thread, line.includes('-wal>'))
    if (/fsync(\(| resumed).* = 0$/.test(line)) sync(thread)
    if (line.includes('"HTTP/1.1 201 '))
      for (const mark of marksIn(line)) {
        found.acknowledged += 1
        if (!synced.has(mark)) found.early += 1
      }
  }
  return found
}

const marksIn = (line: string): string[] =>
  [...line.matchAll(/streetAddress\\":\\"([0-9a-f-]{36})/g)].flatMap(([, mark]) => mark ?? [])

if (import.meta.main) {
  const [orders = 1000] = process.argv.slice(2).map(Number)
  needs('strace')
  buildOnce()
  const home = mkdtempSync(join(tmpdir(), 'darya-trace-'))
  const pipe = join(home, 'trace')
  spawnSync('mkfifo', [pipe])
  const reading = readTrace(pipe)
  const shop = await openShop(
    {},
    { through: ['strace', '-D', '-f', '-y', '-q', '-s', '4200', '-e', calls, '-o', pipe] },
  )
  const { verdict } = await trade(shop.url, { shoppers: 4, meanwhile: ({ more }) => more(orders) })
  await shop.stop()
  const { acknowledged, early, syncs } = await reading
  report(`${orders} orders, each write and sync of the log seen`, verdict, {
    'acknowledgements seen, repeats too': [acknowledged],
    'syncs of the log': [syncs],
    'acknowledged before the sync': [early, 0],
    'acknowledged and not seen': [Math.max(0, verdict.acknowledged - acknowledged), 0],
  })
  recordFigure('promises', `${early} in ${acknowledged}`)
  rmSync(home, { recursive: true })
}
