import type { PictureRefusal } from '#shop/staff/counter-refusals.ts'

/** How pictures of products are made, ours and those that staff send: cut to 4:3, so wide each, so heavy at most as AVIF. */
export const productPicture = {
  aspect: 4 / 3,
  widths: [480, 768, 1536],
  budgets: { 480: 16_000, 768: 34_000, 1536: 90_000 },
} as const

export const mostPictureBytes = 15_000_000
export const mostPictureDots = 20_000_000
/** Less is blurred on every screen. */
export const leastPictureWidth = 768

const longestAlt = 200

/** What staff may send, as its first bytes say. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

export type KindFound = { readonly kind: PictureKind } | PictureRefusal

/** So many bytes tell what a file is. */
export const tellingBytes = 64

/** What a file is, by its content: a name says what somebody wishes. */
export function pictureKindOf(head: Uint8Array): KindFound {
  const text = String.fromCharCode(...head.subarray(0, tellingBytes))
  if (text.startsWith('\u{ff}\u{d8}\u{ff}')) return { kind: 'jpeg' }
  if (text.startsWith('\u{89}PNG\r\n\u{1a}\n')) return { kind: 'png' }
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return { kind: 'webp' }
  if (text.slice(4, 8) === 'ftyp') return kindOfBrands(text.slice(8))
  if (text.startsWith('GIF8')) return { refused: 'picture-moves' }
  return {
    refused: /^(\u{ef}\u{bb}\u{bf})?\s*<(\?xml|!doctype svg|!--|svg)/iu.test(text)
      ? 'picture-drawn'
      : 'picture-unknown',
  }
}

/** HEIC and AVIF come in the same box; what stands first on it is what it is. */
function kindOfBrands(brands: string): KindFound {
  if (brands.startsWith('avif') || (brands.startsWith('mif1') && brands.includes('avif'))) return { kind: 'avif' }
  if (brands.startsWith('avis')) return { refused: 'picture-moves' }
  return { refused: /^(hei[a-z]|hev[a-z]|mif1|msf1)/.test(brands) ? 'picture-heic' : 'picture-unknown' }
}

export interface PictureHead {
  /** upright, as it is to be seen */
  readonly width: number
  readonly height: number
  /** how many pictures are in the file */
  readonly pages: number
}

/** What stands against a picture before its dots are read. */
export function whyNotPicture({ width, height, pages }: PictureHead): PictureRefusal | undefined {
  if (width * height > mostPictureDots) return { refused: 'picture-too-many-dots', width, height }
  if (pages > 1) return { refused: 'picture-moves' }
  return cutWidth({ width, height }) < leastPictureWidth ? { refused: 'picture-too-small', width, height } : undefined
}

/** How wide the middle of it is, cut as pictures of products are. */
export const cutWidth = ({ width, height }: Pick<PictureHead, 'width' | 'height'>): number =>
  Math.min(width, Math.floor(height * productPicture.aspect))

/** No width that would be blown up. */
export const madeWidths = (head: Pick<PictureHead, 'width' | 'height'>): readonly number[] =>
  productPicture.widths.filter((width) => width <= cutWidth(head))

/** A picture's alternative text. */
export function altOf(typed: string): { readonly alt: string } | PictureRefusal {
  const alt = typed.isWellFormed() ? typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim() : ''
  const { length } = [...alt]
  return length < 3 || length > longestAlt || /\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u.test(alt)
    ? { refused: 'picture-undescribed', longest: longestAlt }
    : { alt }
}

/** A picture that staff sent, as pages need it: what it shows, and its files. */
export interface MadePicture {
  readonly name: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** the mean of its dots: '#1d2428' */
  readonly colour: string
  readonly files: readonly PictureFile[]
}

export interface PictureFile {
  readonly width: number
  readonly avif: string
  readonly webp: string
}
