import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { Where } from '#server/storage/database.ts'
import { migrations } from '#server/storage/migrations.ts'
import { minutes } from '#shop/time.ts'
import { commands } from '#tests/models/trial-commands.ts'
import { eachDatabase, onDatabase } from '#tests/running/databases.ts'
import { killMigrations } from '../../bench/faults/migration.ts'

const trialProcess = fileURLToPath(new URL('../../tests/models/trial-process.ts', import.meta.url))

function start(part: string, where: Where): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [trialProcess, part, JSON.stringify(where)])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function run(part: string, where: Where): Promise<{ said: string; complained: string; code: number | null }> {
  const child = start(part, where)
  let said = ''
  let complained = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (complained += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { said, complained, code }
}

eachDatabase((_, open, { fresh }) => {
  test('four processes that start at once apply each migration once', async () => {
    const where = await fresh()
    const ran = await Promise.all(Array.from({ length: 4 }, () => run('migrate', where)))
    expect(ran.map(({ complained }) => complained)).toEqual(['', '', '', ''])
    expect(ran.flatMap(({ said }) => JSON.parse(said) as string[]).toSorted()).toEqual(migrations.map(({ id }) => id))
  })

  test(
    'a shop killed in the middle of its migrations is brought up to date by the next start, with all that it had',
    async () => {
      const found = await killMigrations(fresh, 5)
      expect(found).toMatchObject({ kills: 5, otherTables: 0, otherRows: 0 })
    },
    minutes(2),
  )

  test('a process killed in the middle of its work has kept all that it answered', async () => {
    const where = await fresh()
    const child = start('markUntilKilled', where)
    const answered: string[] = []
    for await (const line of createInterface(child.stdout)) {
      answered.push(line)
      if (answered.length === 200) child.kill('SIGKILL')
    }
    const database = await open(commands, { where, alone: true })
    const marks = await database.read.selectFrom('limits').select(['who', 'window_start']).execute()
    const kept = new Set(marks.map(({ who, window_start }) => `${who} ${window_start}`))
    expect(answered.length).toBeGreaterThanOrEqual(200)
    expect(answered.filter((mark) => !kept.has(mark))).toEqual([])
  })
})

onDatabase('sqlite', (_, open, { fresh }) => {
  test('a second shop on the same file is refused in one sentence, until the first is dead', async () => {
    const where = await fresh()
    const first = start('serve', where)
    await once(first.stdout, 'data')
    await expect(open(commands, { where, alone: true })).rejects.toThrow(
      /^the shop in .* is already open in another process: stop that one first/,
    )
    first.kill('SIGKILL')
    await once(first, 'close')
    expect(await (await open(commands, { where, alone: true })).ready()).toBe(true)
  })

  test('an operator may work beside the shop', async () => {
    const where = await fresh()
    await once(start('serve', where).stdout, 'data')
    const operator = await open(commands, { where, alone: false })
    expect(await operator.run.mark({ who: 'operator', at: 1 })).toEqual({ marked: 'operator' })
  })

  test('a fall of the writer is told to who waits, and ends the process', async () => {
    const { said, complained, code } = await run('fall', await fresh())
    expect(said).toBe('StorageUnavailable\nStorageUnavailable\n')
    expect(complained).toContain('the thread fell')
    expect(code).not.toBe(0)
  })
})

onDatabase('postgres', (_, open, { fresh }) => {
  test('a second shop works beside the first', async () => {
    const where = await fresh()
    await once(start('serve', where).stdout, 'data')
    const second = await open(commands, { where, alone: true })
    expect(await second.run.mark({ who: 'second', at: 1 })).toEqual({ marked: 'second' })
  })
})
