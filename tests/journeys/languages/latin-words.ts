import { sampleIdentity } from '#shop/accounts/identity.ts'
import { newPerson } from '#tests/journeys/people.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'

/** The Latin words that stand on pages in Hindi and Marathi too, because nobody here writes them otherwise. */
const kept = [
  'UPI Paytm FSSAI GST GSTIN HSN SMS OTP QR PIN CSV JSON USB PDF JavaScript WhatsApp',
  // each language is named in itself
  'English',
  // what browsers and systems call themselves
  'Chrome Linux',
  // cookies, in the privacy notice
  'bind device stay staying',
]

/** Beside them at the counter: keys, formats, what stands in a menu or a manual, and sizes, which staff type as rate files have them. */
const keptAtCounter = [
  'H J K O S U Tab Enter Page Down Escape Ctrl Chrome Edge Firefox HTTPS',
  'JPEG PNG WebP AVIF HEIC SVG GIF UTF EAN RS Excel xlsx Text merged communication Wi Fi http md Toledo continuous',
  'Premium Jumbo Extra Large Medium Small',
]

/** What the operator and people typed: the shop's name and address, networks, and the post's names of places. */
const typed = [
  ...Object.values(sampleIdentity).flatMap((value) =>
    typeof value === 'string' ? value : sampleIdentity.social.map(({ network }) => network),
  ),
  ...Object.values(ashasAddress),
  newPerson().name,
  'Parel Delisle Road Dadar Sewri Wadala Kalachowki Chamarbaug Lal Baug Naigaon Kidwai Nagar Reay Tank Mahim Kapad Bazar Mori',
  'qwxyz',
]

const wordsOf = (...texts: (string | undefined)[]) => texts.flatMap((text) => text?.match(/[A-Za-z]+/g) ?? [])

const known = new Set(wordsOf(...kept, ...typed))
const knownAtCounter = known.union(new Set(wordsOf(...keptAtCounter)))

/** Addresses of mail and of pages, and codes of orders, batches and tickets: letters and digits that nobody reads as words. */
const noWords =
  /°C|\S+@\S+|https?:\/\/\S+|\b\w+(?:\.\w+)+\b|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|\bB[A-Z0-9]{5}\b|[0-9a-f]{8}(?:-[0-9a-f]+){4}|\b\w*\d\w*\b/g

/** There addresses stand as paths too, and complaints as tickets. */
const noWordsAtCounter = /\w*(?:\/\w+)+\/?|\bC-[A-Z0-9]{4}-[A-Z0-9]{4}\b/g

/** What may stand on a page in Latin letters beside the words of the list. */
export interface AlsoLatin {
  readonly atCounter?: boolean
  /** texts that somebody has typed */
  readonly typed?: readonly string[]
}

/** The Latin words of a text that a page in Hindi or Marathi should not have. */
export function strangeWords(text: string, { atCounter = false, typed = [] }: AlsoLatin = {}): readonly string[] {
  const own = typed
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, one) => left.replaceAll(one, ' '), atCounter ? text.replaceAll(noWordsAtCounter, ' ') : text)
  const listed = atCounter ? knownAtCounter : known
  return (own.replaceAll(noWords, ' ').match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !listed.has(word))
}
