import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const house = join(import.meta.dirname, '..')

/** What no build reads. */
const aside = /^(?:\.git|art|build|counter\/\.react-router|data|node_modules|\.react-router|test-results)(?:\/|$)/

test('after a change of a page alone the site is built anew, and the programs that serve it are still there', () => {
  const copy = mkdtempSync(join(tmpdir(), 'darya-built-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  cpSync(house, copy, { recursive: true, filter: (file) => !aside.test(relative(house, file)) })
  symlinkSync(join(house, 'node_modules'), join(copy, 'node_modules'))
  const buildOnce = () => spawnSync(process.execPath, ['tools/build-once.ts'], { cwd: copy, encoding: 'utf8' })

  expect(buildOnce()).toMatchObject({ status: 0 })
  appendFileSync(join(copy, 'web/routes.ts'), '// changed\n')
  expect(buildOnce()).toMatchObject({ status: 0, stdout: 'Building the site, once for these sources.\n' })
  const served = ['programs/main.js', 'client/sw.js', 'server/index.js', 'counter/server/index.js']
  expect(served.filter((file) => !existsSync(join(copy, 'build', file)))).toEqual([])
  expect(buildOnce()).toMatchObject({ status: 0, stdout: '' })
}, 120_000)
