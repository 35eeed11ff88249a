import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takenAlone } from './alone.ts'

const newLock = () => join(mkdtempSync(join(tmpdir(), 'darya-alone-')), 'of/a/folder/lock')

test('what one run has taken, a second does not get, until the first gives it back', () => {
  const lock = newLock()
  const first = takenAlone(lock)
  expect(takenAlone(lock)).toBeUndefined()
  first?.giveBack()
  expect(takenAlone(lock)).toBeDefined()
})

test('a run in another process bars this one, and no longer once it was killed', async () => {
  const lock = newLock()
  const other = spawn(process.execPath, [
    '--input-type=module-typescript',
    '--eval',
    `import { takenAlone } from ${JSON.stringify(import.meta.resolve('./alone.ts'))}
    takenAlone(${JSON.stringify(lock)})
    setInterval(() => {}, 1000)
    console.log('taken')`,
  ])
  await once(other.stdout, 'data')
  expect(takenAlone(lock)).toBeUndefined()
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(takenAlone(lock)).toBeDefined()
})
