import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { keepInMemory } from './tests/running/room.ts'

// The writer's thread is compiled once, not for each database that a test opens.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'build/compiled')

keepInMemory()

/** What takes longest, much of it in waiting. It begins first, so that nothing else is left to wait for in the end. */
const longest = [
  'orders/kills',
  'storage/away',
  'http/bare',
  'http/behind-nginx',
  'start/broken-starts',
  'http/fuzz',
  'storage/ready',
  'backups/',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.includes(`server/${name}`))
  return place === -1 ? longest.length : place
}

/** Lengths of tests, as `npm test` names them: long,release */
const leftOut = (process.env['LEAVE_OUT'] ?? '').split(',').filter((length) => length !== '')

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array sorts here: it is Vitest's own order
    const asUsual = await super.sort(files)
    return asUsual.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

export default defineConfig({
  test: {
    // On a machine that others use too an answer may be late: in CI such a test is tried once more.
    retry: process.env.CI ? 1 : 0,
    sequence: { sequencer: LongestFirst },
    exclude: [...configDefaults.exclude, ...leftOut.map((length) => `**/*.${length}.test.ts`)],
    // Much of it waits.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'shop/**/*.test.ts',
            'worker/**/*.test.ts',
            'tests/house/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          environment: 'node',
          // Rules have no state that one file could leave to the next.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          // Nor do modules of the server keep any: to load them again for each file takes a fifth of the time.
          isolate: false,
          globalSetup: ['tests/running/postgres.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['{web,counter,kit,forms,browser}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/running/screens.ts'],
          // A window of its own for each file, but not a process: that takes a third of the time.
          pool: 'vmForks',
          testTimeout: 30_000,
        },
      },
    ],
  },
})
