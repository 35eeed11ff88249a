import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { widenSlots } from '#tests/rooms/wide-slots.ts'
import { asStarted } from './as-started.ts'
import { endsWithUs } from './ends-with-us.ts'
import { keptIn } from './room.ts'

const programs = join(import.meta.dirname, '../../build/programs')
const asked = promisify(execFile)

/** A shop of its own for a test: started as people start it, on a free port, with empty shelves of data. */
export interface RunningShop extends AsyncDisposable {
  readonly url: string
  readonly dataDir: string
  /** the process that runs now */
  readonly pid: () => number
  /** the text messages that it sent, oldest first */
  messages(): Promise<{ to: string; text: string; at: string }[]>
  /** runs an operator's command: command('rates', 'set', ...) */
  command(...words: string[]): Promise<string>
  /** waits until the process ends by itself, and says with which code */
  ended(): Promise<number | null>
  /** dies at once, as when the power goes */
  kill(): Promise<void>
  /** as it was opened, or in other surroundings */
  start(surroundings?: Pick<Surroundings, 'through'>): Promise<void>
  stop(): Promise<void>
}

/** All people of a test come from this one machine. The limits have tests of their own, and so has the room of a slot. */
const loose = {
  OPEN_ORDERS_PER_ACCOUNT: '100000',
  MAX_CASH_ORDER_RUPEES: '100000000',
  LIMITS: [
    'order-per-address',
    'order-per-person',
    'order-per-staff',
    'review-per-person',
    'complaint-per-person',
    'change-per-account',
    'register-per-address',
    'register-per-day',
    'email-check-per-address',
    'review-per-address',
    'complaint-per-address',
    'code-per-address',
    'wrong-password-per-address',
    'message-per-mobile',
    'message-per-account',
    'message-per-network',
    'codes-per-day',
    'messages-per-day',
  ]
    .map((limit) => `${limit}=1000000`)
    .join(','),
}

interface Surroundings {
  /** puts into its data folder what is there before it first opens */
  readonly prepared?: (dataDir: string) => Promise<unknown>
  /** is told each line of its log */
  readonly heard?: (line: string) => void
  /** is told where its first owner begins, which a shop without one prints */
  readonly ownerless?: (line: string) => void
  /** is told what it says when it cannot open */
  readonly complained?: (text: string) => void
  /** a program that starts the shop, such as one that limits it: `sh -c '… exec "$@"' sh` */
  readonly through?: readonly string[]
  /** a file for its log, whatever happens to that */
  readonly logTo?: number
}

export async function openShop(
  settings: Record<string, string> = {},
  {
    prepared,
    heard = () => undefined,
    ownerless = () => undefined,
    complained,
    through = [],
    logTo,
  }: Surroundings = {},
): Promise<RunningShop> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(keptIn(), 'darya-'))
  const url = `http://127.0.0.1:${port}`
  const own = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir }
  const env = { ...process.env, ...asStarted.env, ...own, ...loose, ...settings }
  let server: ChildProcess | undefined

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const running = server
    server = undefined
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }
  const shop: RunningShop = {
    url,
    dataDir,
    pid: () => server?.pid ?? 0,
    async messages() {
      const lines = await readFile(join(dataDir, 'outbox/sms.jsonl'), 'utf8').catch(() => '')
      return lines
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { to: string; text: string; at: string })
    },
    // Not in one go: while the test blocks, it serves neither the browser nor connections that the shop closes.
    async command(...words) {
      const run = await asked(process.execPath, [join(programs, 'cli.js'), ...words], { env })
      return run.stdout
    },
    async start(now = { through }) {
      const [first, ...words] = [
        ...(now.through ?? []),
        process.execPath,
        ...asStarted.flags,
        join(programs, 'main.js'),
      ]
      const stdio = ['ignore', logTo ?? 'pipe', complained ? 'pipe' : 'inherit'] as const
      server = endsWithUs(spawn(first, words, { env, stdio: [...stdio] }))
      if (complained) server.stderr?.setEncoding('utf8').on('data', complained)
      await (logTo === undefined ? opened(server, { heard, ownerless }) : answering(url))
    },
    async ended() {
      const [code] = server === undefined ? [0] : ((await once(server, 'exit')) as [number | null])
      server = undefined
      return code
    },
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
    [Symbol.asyncDispose]: () => shop.stop(),
  }
  await prepared?.(dataDir)
  await shop.start()
  // What has a disk of its own cannot be reached from here.
  if (through.length === 0) await widenSlots({ dataDir, databaseUrl: settings['DATABASE_URL'] })
  return shop
}

/** Waits for the line that says that the doors are open, and keeps reading so that the log never blocks. */
async function opened(
  server: ChildProcess,
  { heard, ownerless }: Required<Pick<Surroundings, 'heard' | 'ownerless'>>,
): Promise<void> {
  if (!server.stdout) throw new Error('the shop has no voice')
  const lines = createInterface({ input: server.stdout })
  await new Promise<void>((resolve, reject) => {
    const before: string[] = []
    lines.on('line', (line) => {
      if (line.startsWith('Darya is open')) resolve()
      else if (line.startsWith('The counter has no owner yet')) ownerless(line)
      else if (/^(The counter opens on this machine only|Tablets and phones open the counter)/.test(line)) return
      else heard(line)
      if (before.length < 50) before.push(line)
    })
    server.once('exit', (code) => reject(new Error(`The shop did not open (exit ${code}): ${before.join('\n')}`)))
  })
}

async function answering(url: string): Promise<void> {
  while (!(await isReady(url))) await sleep(20)
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}
