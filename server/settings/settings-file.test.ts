import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { assert, constantFrom, property, string } from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { runsOf } from '#tests/running/runs.ts'
import { problemsOfFiles, settingsFiles, wrongWithFile } from './settings-file.ts'

test.each([
  ['SHOP_NAME=Shop #4', 'SHOP_NAME'],
  ['SHOP_NAME=Shop#4', 'SHOP_NAME'],
  ['SHOP_NAME="Asha\'s `best`"', 'SHOP_NAME'],
  ['SHOP_NAME="Shop #4', 'SHOP_NAME'],
  ["SHOP_NAME=Asha's", 'SHOP_NAME'],
  [String.raw`DATA_DIR=C:\shop`, 'DATA_DIR'],
  [String.raw`DATA_DIR="C:\new"`, 'DATA_DIR'],
])('%s is read as two things by systemd and by Node, and is told with its line', (line, name) => {
  expect(wrongWithFile(`# ours\n\nPORT=3000\n${line}\n`)).toBe(
    `line 4 (${name}) has a #, a quote or a backslash that systemd and Node read differently: put the whole value between single quotes`,
  )
})

test.each(['export PORT=3000', 'PORT', 'PORT: 3000', '; a remark'])('%s is no setting', (line) => {
  expect(wrongWithFile(line)).toBe('line 1 is not written as NAME=value')
})

test.each([
  ["SHOP_NAME='Shop #4'", 'Shop #4'],
  ['SHOP_NAME="Shop #4"', 'Shop #4'],
  ['SHOP_NAME= Shop 4 ', 'Shop 4'],
  ['SHOP_NAME=', ''],
])('%s is clear, and Node reads %j', (line, value) => {
  expect(wrongWithFile(line)).toBeUndefined()
  expect(parseEnv(line)['SHOP_NAME']).toBe(value)
})

test('whatever is not refused, systemd and Node read as the same', () => {
  const written = string({ unit: constantFrom(...` #'"\`\\$=ab4`), maxLength: 12 })
  assert(
    property(written, (text) => {
      const line = `SHOP_NAME=${text}`
      return wrongWithFile(line) !== undefined || parseEnv(line)['SHOP_NAME'] === asSystemdReads(text)
    }),
    runsOf(50_000),
  )
})

/** systemd.exec(5), EnvironmentFile, of one value that is refused by nobody: outer quotes come off, spaces around it too. */
const asSystemdReads = (text: string): string => text.trim().replace(/^(['"])(.*)\1$/s, '$2')

test('the files are those that the unit names and that the command was started with; one that cannot be read says nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'darya-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [clear, unclear] = ['clear', 'unclear'].map((name) => join(folder, name)) as [string, string]
  writeFileSync(clear, "SHOP_NAME='Shop #4'\n")
  writeFileSync(unclear, 'SHOP_NAME=Shop #4\n')
  const files = settingsFiles({ SETTINGS_FILE: clear }, [`--env-file=${unclear}`, '--env-file-if-exists', '/nowhere'])
  expect(files).toEqual([clear, unclear, '/nowhere'])
  expect(problemsOfFiles(files)).toEqual([expect.stringMatching(`^${unclear}, line 1 \\(SHOP_NAME\\) has a #`)])
})
