import { picturesWords } from '#words/pictures.ts'
import manifest from './pictures.json'

/** A picture as a page needs it. Asked for in loaders, so that the manifest stays on the server. */
export interface Shot {
  readonly alt: string
  readonly tone: 'slate' | 'leaf'
  readonly width: number
  readonly height: number
  /** one file of middle size, for browsers that do not read the list's format */
  readonly src: string
  readonly avif: string
}

interface Entry {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly files: readonly { readonly width: number; readonly avif: string; readonly webp: string }[]
}

const entries: Readonly<Record<string, Entry>> = manifest

/** What each of them shows. */
const alts: Readonly<Record<string, string>> = picturesWords satisfies Readonly<Record<keyof typeof manifest, string>>

/** Widths that only the zoom asks for. */
const zoom = 1536

/** The picture of that name, or nothing while it has not been made. `narrowest` and `widest` leave files out of the list. */
export function pictureOf(
  name: string,
  { narrowest = 0, widest = zoom - 1 }: { narrowest?: number; widest?: number } = {},
): Shot | undefined {
  const entry = entries[name]
  const files = entry?.files.filter(({ width }) => width >= narrowest && width <= widest) ?? []
  const middle = files[Math.floor(files.length / 2)]
  if (entry === undefined || middle === undefined) return undefined
  return {
    alt: alts[name] ?? '',
    tone: toneOf(entry),
    width: entry.width,
    height: entry.height,
    src: middle.webp,
    avif: files.map(({ avif, width }) => `${avif} ${width}w`).join(', '),
  }
}

/** One small file in each format, for a card among many whose name stands beside it: the picture itself says nothing. */
export type SmallShot = Pick<Shot, 'tone' | 'avif' | 'src'>

export function smallPictureOf(name: string): SmallShot | undefined {
  const entry = entries[name]
  const [smallest] = entry?.files ?? []
  if (entry === undefined || smallest === undefined) return undefined
  return { tone: toneOf(entry), avif: smallest.avif, src: smallest.webp }
}

/** The file that the zoom shows, if there is one. */
export const zoomOf = (name: string): string | undefined =>
  entries[name]?.files.find(({ width }) => width === zoom)?.avif

const toneOf = ({ colour }: Entry): Shot['tone'] => (isGreen(colour) ? 'leaf' : 'slate')

function isGreen(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return green > red && green > blue && green - blue > 20
}
