import { statSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Files, type ServedFile, servedFile } from '#server/http/files.ts'
import { earlierBuildKeptFor } from '#shop/accounts/keeping.ts'
import { hours, seconds } from '#shop/time.ts'

/** The start is busy enough. */
const firstAfter = seconds(3)
const every = hours(12)

/** What a build names by its content, of the shop and of the counter. */
const builtName = /^\/(counter\/)?assets\/[\w.-]+-[\w-]{8}\.(js|css)$/

export const earlierFilesFolder = (dataDir: string): string => join(dataDir, 'built')

/** The shop's files, and those of its earlier builds. Another process may have brought them, so the disk is asked. */
export function withEarlierFiles(files: Files, folder: string): Files {
  const served = new Map<string, ServedFile>()
  function earlier(path: string): ServedFile | undefined {
    if (!builtName.test(path)) return undefined
    const known = served.get(path)
    if (known !== undefined) return known
    const file = join(folder, path)
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined
    const found = servedFile(file)
    served.set(path, found)
    return found
  }
  return { ...files, at: (path) => files.at(path) ?? earlier(path) }
}

/** Lays the files of this build aside for the builds after it, as long as this one is open, and drops what is too old. */
export function keepBuiltFiles({
  house,
  folder,
  now,
  onError,
}: {
  house: string
  folder: string
  now: () => number
  onError: (trouble: unknown) => void
}): { stop(): void } {
  const lay = () => void layAside(house, folder, now()).catch(onError)
  const first = setTimeout(lay, firstAfter)
  const again = setInterval(lay, every)
  again.unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(again)
    },
  }
}

/** The date of a file says when a shop was last open that has it. */
export async function layAside(house: string, folder: string, now: number): Promise<void> {
  for (const [built, aside] of [
    ['build/client/assets', 'assets'],
    ['build/counter/client/assets', 'counter/assets'],
  ] as const) {
    const to = join(folder, aside)
    await mkdir(to, { recursive: true, mode: 0o700 })
    for (const name of await readdir(join(house, built))) await bring(join(house, built, name), join(to, name), now)
    for (const name of await readdir(to)) await dropIfOld(join(to, name), now)
  }
}

/** It has its name only once it is whole. */
async function bring(from: string, to: string, now: number) {
  if ((await stat(to).catch(() => undefined)) === undefined) {
    const incoming = join(dirname(to), `.incoming-${process.pid}`)
    await copyFile(from, incoming)
    await rename(incoming, to)
  }
  await utimes(to, now / 1000, now / 1000)
}

async function dropIfOld(file: string, now: number) {
  const found = await stat(file).catch(() => undefined)
  if (found !== undefined && now - found.mtimeMs > earlierBuildKeptFor) await rm(file, { force: true })
}
