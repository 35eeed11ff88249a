import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Broken, house, newPlace, oldNode } from '#tests/broken-starts/start.ts'

/** The code with another build, or without its packages. */
function houseWith({ packages = true, build }: { packages?: boolean; build?: (folder: string) => void }): string {
  const other = newPlace('house')
  for (const part of ['server', 'shop', 'package.json'])
    cpSync(join(house, part), join(other, part), { recursive: true })
  if (packages) symlinkSync(join(house, 'node_modules'), join(other, 'node_modules'))
  build?.(join(other, 'build'))
  return other
}

const partOfBuild = (folder: string, ...parts: string[]) => {
  for (const part of parts) cpSync(join(house, 'build', part), join(folder, part), { recursive: true })
}

export const brokenInstallations: readonly Broken[] = [
  {
    name: 'no build',
    given: () => ({ house: houseWith({}) }),
    says: /^The site is not built, or not whole: run `npm run build`/,
    ends: 'configuration',
  },
  {
    name: 'half a build, without its server',
    given: () => ({ house: houseWith({ build: (folder) => partOfBuild(folder, 'client/favicon.ico') }) }),
    says: /^The site is not built, or not whole/,
    ends: 'configuration',
  },
  {
    name: 'halves of two builds',
    given: () => ({
      house: houseWith({
        build(folder) {
          partOfBuild(folder, 'server', 'client/assets')
          const script = readdirSync(join(folder, 'client/assets')).find((name) => /^root-.*\.js$/.test(name)) ?? ''
          rmSync(join(folder, 'client/assets', script))
        },
      }),
    }),
    says: /^The site is not built, or not whole/,
    ends: 'configuration',
  },
  {
    name: 'no packages',
    given: () => ({ house: houseWith({ packages: false }) }),
    says: /^A part of the installation is missing \(.*run `npm ci`/,
    ends: 'configuration',
  },
  {
    name: 'a Node that is too old',
    given: () => ({ node: oldNode }),
    says: /^Darya needs Node 26 or newer, and this is 20\.20\.2: run `npm ci`/,
    ends: 'configuration',
  },
]
