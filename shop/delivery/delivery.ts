import { plainNumber } from '#shop/digits.ts'
import type { AddressFault } from '#shop/refusals.ts'

/** Six digits, the first never 0, as India Post gives them. */
export type Pincode = string & { readonly kind: 'pincode' }

/** Where the shop delivers when it opens. From then on the area is a setting that the shop keeps. */
export const openingArea: readonly Pincode[] = ['400012', '400013', '400014', '400015', '400031', '400033'].map(certain)

/** '400 014' is the usual spelling: blanks mean nothing. Some phones write '४०००१४'. */
export function parsePincode(typed: string): Pincode | undefined {
  const digits = withoutBlanks(typed)
  return isPincode(digits) ? digits : undefined
}

/** A pincode in its stored form; anything else stays as typed, for the caller to refuse. */
export const tidyPincode = (typed: string): string => parsePincode(typed) ?? typed

/** Why this is no pincode: what it should be, and what was typed instead. */
export function whyNotPincode(typed: string): AddressFault | undefined {
  const written = withoutBlanks(typed)
  if (isPincode(written)) return undefined
  if (/^[0-9]{6}$/.test(written)) return { refused: 'pincode-zero' }
  const digits = written.match(/\d/g)?.length ?? 0
  const letters = written.match(/\p{L}/gu)?.length ?? 0
  const signs = written.match(/[^\d\p{L}\p{M}]/gu)?.length ?? 0
  return { refused: 'pincode-miscounted', digits, letters, signs }
}

/** Why there is no delivery to this pincode; undefined when there is. */
export function whyNotDelivered(area: readonly string[], typed: string): AddressFault | undefined {
  const written = withoutBlanks(typed)
  if (written === '') return { refused: 'no-pincode' }
  if (!/^[0-9]{6}$/.test(written)) return { refused: 'pincode-length' }
  return area.includes(written) ? undefined : { refused: 'not-delivered' }
}

/** What the postal directory says of a pincode. */
export interface Place {
  readonly state: string
  readonly offices: readonly PostOffice[]
}

interface PostOffice {
  readonly name: string
  readonly district: string
}

/**
 * Whether city and state can be those of the pincode (ASVS 2.2.3): a rider sent to 'Pune 400012' finds nobody.
 * The city may be the district, the quarter that the post office is named after, or Mumbai in any of its names.
 */
export function isIn(place: Place, { city, state }: { readonly city: string; readonly state: string }): boolean {
  const typed = plain(city)
  const names = place.offices.flatMap(({ name, district }) => [name, district]).map(plain)
  const isMumbai = names.includes('mumbai') && namesOfMumbai.some((name) => typed.includes(name))
  return plain(state) === plain(place.state) && (isMumbai || names.some((name) => name !== '' && typed.includes(name)))
}

/** A pincode that the shop delivers to, and what people call the place. */
export interface DeliveryPlace {
  readonly pincode: string
  readonly names: readonly string[]
}

/** What people call a pincode's place: its quarters, first the one that other offices are named after. */
export function quartersOf({ offices }: Place): readonly string[] {
  const names = [...new Set(offices.map(({ name }) => (name.split('(', 1)[0] ?? '').trim()))]
  const partsOf = (quarter: string) => names.filter((name) => isPartOf(name, quarter)).length
  const quarters = names.filter((name) => !isInstitution.test(name) && !names.some((other) => isPartOf(name, other)))
  return (quarters.length > 0 ? quarters : names)
    .toSorted((one, other) => partsOf(other) - partsOf(one))
    .slice(0, mostQuarters)
}

const mostQuarters = 3

/** 'Parel Naka' is a part of Parel. */
const isPartOf = (name: string, quarter: string): boolean => name.startsWith(`${quarter} `)

/** An office that serves a house, and is not what its quarter is called. */
const isInstitution =
  /\b(bhavan|colleg|collage|court|exchange|hospital|institute|office|quarters|school|secretariat|university|work ?shop)/i

const namesOfMumbai = ['mumbai', 'bombay', 'मुंबई', 'मुम्बई', 'बम्बई', 'बंबई']

/** 'Wadala (Mumbai) S.O' is Wadala to those who live there. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^()]*\)/, '')
    .replace(/[\s.-]+/g, ' ')
    .trim()

const withoutBlanks = (typed: string): string => plainNumber(typed).replaceAll(' ', '')

function isPincode(digits: string): digits is Pincode {
  return /^[1-9][0-9]{5}$/.test(digits)
}

function certain(digits: string): Pincode {
  if (!isPincode(digits)) throw new RangeError(`${digits} is no pincode`)
  return digits
}
