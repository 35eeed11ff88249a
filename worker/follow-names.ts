import { namedIn } from './named.ts'

/** How a file is had whose name was read, and which names count. */
interface Reading {
  readonly file: (path: string) => Promise<Response | undefined>
  readonly namesIn?: (text: string) => readonly string[]
  /** those that were met already: they are not gone into again */
  readonly met?: Set<string>
}

/** Each file that a text names, and what its scripts name in their turn. Gives the paths of all. */
export async function followNames(
  text: string,
  { file, namesIn = namedIn, met = new Set() }: Reading,
): Promise<Set<string>> {
  for (const path of namesIn(text)) {
    if (met.has(path)) continue
    met.add(path)
    const found = await file(path)
    if (path.endsWith('.js')) await followNames((await found?.text()) ?? '', { file, namesIn, met })
  }
  return met
}
