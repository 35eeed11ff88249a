import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { logOutput } from './log.ts'

test('lines that come while others are being written wait for their turn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'darya-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'log')
  const output = logOutput({ fd: openSync(file, 'a'), dropped: () => expect.unreachable() })
  const lines = Array.from({ length: 1000 }, (_, nr) => `line ${nr}\n`)
  for (const line of lines) output.write(line)
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(lines.join(''))
})

test.runIf(process.platform === 'linux')(
  'lines for which the disk has no space are counted, and that is all',
  async () => {
    const counted = { lines: 0 }
    const output = logOutput({ fd: openSync('/dev/full', 'a'), dropped: (lines) => (counted.lines += lines) })
    for (let nr = 0; nr < 100; nr += 1) output.write('the disk is full\n')
    await expect.poll(() => counted.lines).toBe(100)
  },
)

test('what waits for a disk that hangs does not fill the memory', () => {
  const counted = { lines: 0 }
  const output = logOutput({ fd: 1_000_000, dropped: (lines) => (counted.lines += lines) })
  const line = `${'x'.repeat(99_999)}\n`
  for (let nr = 0; nr < 20; nr += 1) output.write(line)
  expect(counted.lines).toBe(9)
})
