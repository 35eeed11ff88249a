/** A picture as a page needs it. Made in loaders, so that the lists of files stay on the server. */
export interface Shot {
  readonly alt: string
  readonly tone: 'slate' | 'leaf'
  readonly width: number
  readonly height: number
  /** one file of middle size, for browsers that do not read the list's format */
  readonly src: string
  readonly avif: string
}

/** One small file in each format, for a card among many whose name stands beside it: the picture itself says nothing. */
export type SmallShot = Pick<Shot, 'tone' | 'avif' | 'src'>

/** A picture with all its files, the narrowest first. */
export interface ShotFiles {
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly files: readonly { readonly width: number; readonly avif: string; readonly webp: string }[]
}

/** Which files are left out of a list. */
export interface ShotRange {
  readonly narrowest?: number
  readonly widest?: number
}

/** Widths that only the zoom asks for. */
const zoom = 1536

export function shotFrom(
  picture: ShotFiles & { readonly alt: string },
  { narrowest = 0, widest = zoom - 1 }: ShotRange = {},
): Shot | undefined {
  const files = picture.files.filter(({ width }) => width >= narrowest && width <= widest)
  const middle = files[Math.floor(files.length / 2)]
  if (middle === undefined) return undefined
  return {
    alt: picture.alt,
    tone: toneOf(picture),
    width: picture.width,
    height: picture.height,
    src: middle.webp,
    avif: files.map(({ avif, width }) => `${avif} ${width}w`).join(', '),
  }
}

export function smallShotFrom(picture: ShotFiles): SmallShot | undefined {
  const [smallest] = picture.files
  return smallest && { tone: toneOf(picture), avif: smallest.avif, src: smallest.webp }
}

/** The file that the zoom shows, if there is one. */
export const zoomFrom = ({ files }: ShotFiles): string | undefined => files.find(({ width }) => width === zoom)?.avif

const toneOf = ({ colour }: ShotFiles): Shot['tone'] => (isGreen(colour) ? 'leaf' : 'slate')

function isGreen(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return green > red && green > blue && green - blue > 20
}
