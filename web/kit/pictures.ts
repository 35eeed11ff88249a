import manifest from './pictures.json'

/** A picture as a page needs it. Asked for in loaders, so that the manifest stays on the server. */
export interface Shot {
  readonly alt: string
  readonly tone: 'slate' | 'leaf'
  readonly width: number
  readonly height: number
  /** the smallest of the files, for those who read neither format's list */
  readonly src: string
  readonly avif: string
  readonly webp: string
}

interface Entry {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly alt: string
  readonly files: readonly { readonly width: number; readonly avif: string; readonly webp: string }[]
}

/** Widths that only the zoom asks for. */
const zoom = 1536

/** The picture of that name, or nothing while it has not been made. `widest` leaves larger files out of the list. */
export function pictureOf(name: string, { widest = zoom - 1 }: { widest?: number } = {}): Shot | undefined {
  const entry = (manifest as Readonly<Record<string, Entry>>)[name]
  const files = entry?.files.filter(({ width }) => width <= widest) ?? []
  const [smallest] = files
  if (entry === undefined || smallest === undefined) return undefined
  const list = (format: 'avif' | 'webp') => files.map((file) => `${file[format]} ${file.width}w`).join(', ')
  return {
    alt: entry.alt,
    tone: toneOf(entry),
    width: entry.width,
    height: entry.height,
    src: smallest.webp,
    avif: list('avif'),
    webp: list('webp'),
  }
}

/** One small file in each format, for a card among many whose name stands beside it: the picture itself says nothing. */
export type SmallShot = Pick<Shot, 'tone' | 'avif' | 'webp'>

export function smallPictureOf(name: string): SmallShot | undefined {
  const entry = (manifest as Readonly<Record<string, Entry>>)[name]
  const [smallest] = entry?.files ?? []
  if (entry === undefined || smallest === undefined) return undefined
  return { tone: toneOf(entry), avif: smallest.avif, webp: smallest.webp }
}

/** The file that the zoom shows, if there is one. */
export const zoomOf = (name: string): string | undefined =>
  (manifest as Readonly<Record<string, Entry>>)[name]?.files.find(({ width }) => width === zoom)?.avif

const toneOf = ({ colour }: Entry): Shot['tone'] => (isGreen(colour) ? 'leaf' : 'slate')

function isGreen(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return green > red && green > blue && green - blue > 20
}
