// The size of a production install without Node and without sharp's build for this system: npm exec -- node bench/measure/install.ts
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordFigure } from '../record-figure.ts'

const house = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'darya-install-'))
for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(house, file), join(folder, file))
const { status } = spawnSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: folder,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (status !== 0) throw new Error('npm ci failed')

const packages = packagesIn(join(folder, 'node_modules')).filter(
  ({ name }) => !/^(node-linux-|@img\/sharp-)/.test(name),
)
const all = packages.reduce((sum, { bytes }) => sum + bytes, 0)
console.log(`${packages.length} packages, ${inMiB(all)} MiB`)
recordFigure('packages', `${packages.length}`)
recordFigure('install', `${inMiB(all)} MiB`)
for (const { name, bytes } of packages.toSorted((one, other) => other.bytes - one.bytes))
  console.log(`${inMiB(bytes).padStart(6)}  ${name}`)
rmSync(folder, { recursive: true })

function packagesIn(modules: string): { name: string; bytes: number }[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    )
    .map((name) => ({ name, bytes: bytesIn(join(modules, name)) }))
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

function inMiB(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1)
}
