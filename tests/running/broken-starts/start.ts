import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Ending } from '#server/needs-operator.ts'
import { seconds } from '#shop/time.ts'

export const house = join(import.meta.dirname, '../../..')
export const scratch = mkdtempSync(join(tmpdir(), 'darya-starts-'))
const listening: Server[] = []
let places = 0

/** What a program does under a limit of the system: `ulimit -f 0` lets it write nothing into any file. */
export const nothingWritten = ['sh', '-c', `trap '' XFSZ; ulimit -f 0; exec "$@"`, 'sh']
export const oldNode = [
  '--import',
  'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})',
]

export interface Start {
  /** settings beside those that let any number of shops start at once */
  readonly env?: Record<string, string>
  /** words after `npm run shop --`; the shop itself where there are none */
  readonly args?: readonly string[]
  /** a program that starts it */
  readonly through?: readonly string[]
  readonly node?: readonly string[]
  /** another copy of the code */
  readonly house?: string
}

export interface Broken {
  readonly name: string
  /** Makes ready what is broken, in a data folder of its own. */
  readonly given?: (dataDir: string) => Start | Promise<Start>
  readonly says: RegExp
  readonly ends: Ending
  /** what lies in the data folder afterwards, beside what lay there before */
  readonly leaves?: readonly string[]
}

export const setting = (name: string, value: string) => ({
  name: `${name}=${value}`,
  given: () => ({ env: { [name]: value } }),
})
export const database = (url: string) => ({ env: { DATABASE_URL: url } })
export const shopDb = (dataDir: string) => join(dataDir, 'shop.db')
export const sqliteMakes = ['shop.db', 'shop.db-shm', 'shop.db-wal', 'shop.lock', 'shop.progress']

export function sql(file: string, statements: string) {
  const opened = new DatabaseSync(file)
  opened.exec(statements)
  opened.close()
  chmodSync(file, 0o600)
}

/** A name in the scratch folder that nothing has yet. */
export const newPlace = (kind: string) => join(scratch, `${kind}-${(places += 1)}`)

export async function listener(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  listening.push(server)
  await once(server, 'listening')
  return String((server.address() as AddressInfo).port)
}

export function made(file: string, text = ''): string {
  writeFileSync(file, text, { mode: 0o600 })
  return file
}

export async function started({ env = {}, args, through = [], node = [], house: at = house }: Start, dataDir: string) {
  const began = performance.now()
  const program = args === undefined ? ['build/programs/main.js'] : ['build/programs/cli.js', ...args]
  const words = [...through, process.execPath, ...node, join(at, program[0] ?? ''), ...program.slice(1)]
  const { PATH = '' } = process.env
  const running = spawn(words[0] ?? '', words.slice(1), {
    env: { PATH, PORT: '0', DATA_DIR: dataDir, BACKUP_EVERY: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: seconds(20),
  })
  const [stdout, stderr, [code]] = await Promise.all([
    said(running.stdout),
    said(running.stderr),
    once(running, 'exit'),
  ])
  return { code: code as number | null, stdout, stderr, took: performance.now() - began }
}

async function said(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  return text
}

export const toUndo: (() => unknown)[] = []

export function clearAway() {
  for (const undo of toUndo) undo()
  for (const server of listening) server.close()
  rmSync(scratch, { recursive: true, force: true })
}
