import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { type Broken, database, house, newPlace, oldNode } from './start.ts'

/** The programs with another site, or without the packages that are not built into them. */
function houseWith({ packages = true, site }: { packages?: boolean; site?: (folder: string) => void }): string {
  const other = newPlace('house')
  for (const part of ['build/programs', 'package.json'])
    cpSync(join(house, part), join(other, part), { recursive: true })
  if (packages) symlinkSync(join(house, 'node_modules'), join(other, 'node_modules'))
  site?.(join(other, 'build'))
  return other
}

const partOfBuild = (folder: string, ...parts: string[]) => {
  for (const part of parts) cpSync(join(house, 'build', part), join(folder, part), { recursive: true })
}

export const brokenInstallations: readonly Broken[] = [
  {
    name: 'no build',
    given: () => ({ house: houseWith({}) }),
    says: /^The site is not built, or its build is incomplete: run `npm run build`/,
    ends: 'configuration',
  },
  {
    name: 'half a build, without its server',
    given: () => ({ house: houseWith({ site: (folder) => partOfBuild(folder, 'client/favicon.ico') }) }),
    says: /^The site is not built, or its build is incomplete/,
    ends: 'configuration',
  },
  {
    name: 'halves of two builds',
    given: () => ({
      house: houseWith({
        site(folder) {
          partOfBuild(folder, 'server', 'client/assets')
          const script = readdirSync(join(folder, 'client/assets')).find((name) => /^root-.*\.js$/.test(name)) ?? ''
          rmSync(join(folder, 'client/assets', script))
        },
      }),
    }),
    says: /^The site is not built, or its build is incomplete/,
    ends: 'configuration',
  },
  {
    name: 'no packages, on PostgreSQL',
    given: () => ({
      ...database('postgres://nobody@127.0.0.1:1/none'),
      house: houseWith({
        packages: false,
        site: (folder) => partOfBuild(folder, 'client', 'server', 'counter'),
      }),
    }),
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
