import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endings } from '#server/needs-operator.ts'
import { minutes, seconds } from '#shop/time.ts'
import { brokenCommands } from '#tests/running/broken-starts/commands.ts'
import { brokenDataFolders } from '#tests/running/broken-starts/data-folder.ts'
import { brokenInstallations } from '#tests/running/broken-starts/installation.ts'
import { brokenPostgres, dropDatabases, makeDatabases } from '#tests/running/broken-starts/postgres.ts'
import { brokenSettings } from '#tests/running/broken-starts/settings.ts'
import { type Broken, clearAway, house, newPlace, scratch, started } from '#tests/running/broken-starts/start.ts'

const brokenStarts: readonly Broken[] = [
  ...brokenSettings,
  ...brokenPostgres,
  ...brokenDataFolders,
  ...brokenInstallations,
  ...brokenCommands,
]

beforeAll(async () => {
  spawnSync(process.execPath, [join(house, 'tools/build-once.ts')])
  await makeDatabases()
}, minutes(2))

afterAll(async () => {
  clearAway()
  await dropDatabases()
})

describe.runIf(process.platform === 'linux')(
  'a start that goes wrong says why in one sentence, and ends as its kind does',
  () => {
    test.concurrent.each(brokenStarts)('$name', async ({ given, says, ends, leaves = [] }: Broken) => {
      const dataDir = newPlace('data')
      mkdirSync(dataDir)
      const { code, stdout, stderr, took } = await started((await given?.(dataDir)) ?? {}, dataDir)
      chmodSync(dataDir, 0o755)
      expect({ stderr, code }).toEqual({ stderr: expect.stringMatching(says), code: endings[ends] })
      expect(sentencesIn(stderr)).toBe(1)
      expect(stderr + stdout).not.toMatch(/s3cret|token-that-nobody-sees|^ {4}at /m)
      expect(stdout).toBe('')
      expect(took).toBeLessThan(soon)
      expect(readdirSync(dataDir).filter((name) => !leaves.includes(name))).toEqual([])
    })
  },
)

/** On a machine that others keep busy each takes its share longer. */
const soon = seconds(5) * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** A line each; the second line of a command's may say how it is used. */
const sentencesIn = (stderr: string): number =>
  stderr.split('\n').filter((line) => line !== '' && !line.startsWith('Use: ')).length

test.each(['help', '--help'])('%s lists the commands and ends well', async (word) => {
  const { code, stdout, stderr } = await started({ args: [word] }, join(scratch, 'none'))
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('restore newest')
})
