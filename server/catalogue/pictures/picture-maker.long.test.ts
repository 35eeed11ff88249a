import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { photograph, plain } from '#tests/rooms/pictures.ts'
import { keptIn } from '#tests/running/room.ts'
import { openPictureMaker } from './picture-maker.ts'
import { picturesFolder } from './pictures-folder.ts'
import { type MakerOptions, usualMakerLimits } from './run-maker.ts'

const lying = (path: string) => (existsSync(path) ? readdirSync(path) : [])

function openRoom(options: MakerOptions = {}) {
  const dataDir = mkdtempSync(join(keptIn(), 'darya-maker-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const folder = picturesFolder(dataDir)
  const maker = openPictureMaker(folder, options)
  return { dataDir, folder, lying, take: (file: Buffer) => maker.take(inPieces(file)) }
}

async function* inPieces(file: Buffer): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < file.byteLength; at += 65_536) yield file.subarray(at, at + 65_536)
}

/** MiB that a process had at most at a time. */
function peakOf(pid: number): number | undefined {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : ''
  const [, peak] = /VmHWM:\s+(\d+)/.exec(status) ?? []
  return peak === undefined ? undefined : Number(peak) / 1024
}

/** What still reads a picture of this shop, its own processes apart. */
const makersIn = (dataDir: string): readonly string[] =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      const line = /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''
      return line.includes('make-picture') && line.includes(dataDir) ? [line] : []
    } catch {
      // it ended while it was looked at
      return []
    }
  })

const isThere = (pid: number | undefined): boolean => pid !== undefined && existsSync(`/proc/${pid}`)

test('who reads a picture knows no secret of the shop, and is gone afterwards', async () => {
  process.env['PEPPER'] = 'a secret of the shop'
  onTestFinished(() => void delete process.env['PEPPER'])
  const pids: number[] = []
  const told: string[] = []
  const { take } = openRoom({
    onStart: (pid = 0) => {
      pids.push(pid)
      told.push(readFileSync(`/proc/${pid}/environ`, 'utf8'))
    },
  })
  expect(await take(await photograph())).toMatchObject({ taken: { width: 1536 } })
  expect(told.join()).not.toContain('secret')
  expect(pids.map(isThere)).toEqual([false])
})

test('what takes too long, too much memory, or dies, is refused in words, and the next one is made', async () => {
  const file = await photograph({ width: 5000, height: 3900 }, (picture) => picture.png({ compressionLevel: 1 }))
  for (const limits of [
    { ...usualMakerLimits, seconds: 1 },
    { ...usualMakerLimits, kilobytes: 1_100_000 },
  ]) {
    const pids: (number | undefined)[] = []
    const { take, folder, lying } = openRoom({ limits, onStart: (pid) => void pids.push(pid) })
    expect(await take(file)).toEqual({ refused: 'picture-too-hard' })
    expect(pids.map(isThere)).toEqual([false])
    expect([lying(folder.incoming), lying(folder.originals)]).toEqual([[], []])
  }
  let kills = true
  const { take } = openRoom({ onStart: (pid = 0) => void (kills && process.kill(pid, 'SIGKILL')) })
  expect(await take(file)).toEqual({ refused: 'picture-too-hard' })
  kills = false
  expect(await take(file)).toMatchObject({ taken: { width: 1536 } })
})

test('where the machine has no time for it, that is no fault of the picture: it is asked for again, and the one begun is ended', async () => {
  const pids: number[] = []
  const standStill = (pid = 0) => {
    pids.push(pid)
    process.kill(pid, 'SIGSTOP')
  }
  const { take, lying, folder } = openRoom({ limits: { ...usualMakerLimits, longestWait: 0.5 }, onStart: standStill })
  expect(await take(await photograph())).toEqual({ refused: 'pictures-waiting' })
  expect([pids.map(isThere), lying(folder.originals)]).toEqual([[false], []])
})

test('what 20 megapixels need is far below what is allowed', async () => {
  const peaks: number[] = []
  const { take } = openRoom({
    onStart: (pid = 0) => {
      const look = setInterval(() => {
        const peak = peakOf(pid)
        if (peak === undefined) clearInterval(look)
        else peaks.push(peak)
      }, 20)
    },
  })
  const camera = await plain('#336699', { width: 5160, height: 3870 }).jpeg().toBuffer()
  expect(await take(camera)).toMatchObject({ taken: { width: 1536 } })
  expect(Math.max(...peaks)).toBeGreaterThan(40)
  expect(Math.max(...peaks)).toBeLessThan(400)
})

test('of fifty at once one is made at a time, a few wait, and the others are asked to come again', async () => {
  const pids: number[] = []
  const together: boolean[] = []
  const { take, folder, lying } = openRoom({
    onStart: (pid = 0) => {
      together.push(pids.some(isThere))
      pids.push(pid)
    },
  })
  const files = await Promise.all(
    Array.from({ length: 4 }, (_, place) => photograph({ width: 1600 + 4 * place, height: 1200 })),
  )
  const before = process.memoryUsage().rss
  const takings = await Promise.all(Array.from({ length: 50 }, (_, place) => take(files[place % 4] as Buffer)))
  const waiting = takings.filter((taking) => 'refused' in taking && taking.refused === 'pictures-waiting')
  expect([waiting.length, takings.filter((taking) => 'taken' in taking).length]).toEqual([46, 4])
  expect([together.includes(true), lying(folder.originals).length, lying(folder.incoming)]).toEqual([false, 4, []])
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

test('a shop that is killed in the middle leaves no half file under a name that is served', async () => {
  const { dataDir, folder, lying, take } = openRoom()
  const sent = await photograph({ width: 2000, height: 1500 })
  const file = join(dataDir, 'sent.jpg')
  writeFileSync(file, sent)
  const program = join(import.meta.dirname, '../../../tests/fakes/take-picture.ts')
  for (const after of [150, 400, 800, 1200, 1600, 2000]) {
    const running = promisify(execFile)(process.execPath, [program, dataDir, file], {
      timeout: after,
      killSignal: 'SIGKILL',
    })
    await running.catch(() => undefined)
    for (const name of lying(folder.made).filter((one) => one.includes('.')))
      await sharp(join(folder.made, name), { failOn: 'warning' }).raw().toBuffer()
    for (const name of lying(folder.originals))
      expect(name).toContain(
        createHash('sha256')
          .update(readFileSync(join(folder.originals, name)))
          .digest('hex'),
      )
  }
  await vi.waitFor(() => expect(makersIn(dataDir)).toEqual([]), { timeout: 15_000, interval: 100 })
  expect(await take(sent)).toMatchObject({ taken: { width: 1536 } })
  expect(readFileSync(join(folder.originals, lying(folder.originals)[0] ?? ''))).toEqual(sent)
})
