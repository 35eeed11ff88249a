import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tellFirstOwner } from './tell-first-owner.ts'

const address = 'https://fish.example/counter/first/a-token'

function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'darya-owner-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, file: join(dataDir, 'first-owner') }
}

test('a shop that sells writes where its first owner begins into a file that only its user reads, and prints no token', () => {
  const { dataDir, file } = folder()
  writeFileSync(file, 'the address of the start before', { mode: 0o644 })
  const said: string[] = []
  tellFirstOwner(address, { mode: 'live', dataDir }, (line) => said.push(line))
  expect(said).toEqual([
    `The counter has no owner yet. The first one signs up at the address in ${file}, within a day.`,
  ])
  expect(readFileSync(file, 'utf8')).toBe(`${address}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('once there is an owner the file goes', () => {
  const { dataDir, file } = folder()
  const said: string[] = []
  tellFirstOwner(address, { mode: 'live', dataDir }, (line) => said.push(line))
  tellFirstOwner(undefined, { mode: 'live', dataDir }, (line) => said.push(line))
  expect(said).toHaveLength(1)
  expect(existsSync(file)).toBe(false)
})

test('on trial it is printed', () => {
  const { dataDir, file } = folder()
  const said: string[] = []
  tellFirstOwner(address, { mode: 'trial', dataDir }, (line) => said.push(line))
  expect(said).toEqual([`The counter has no owner yet. The first one signs up here, within a day: ${address}`])
  expect(existsSync(file)).toBe(false)
})
