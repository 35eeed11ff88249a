import { sampleIdentity } from '#shop/identity.ts'
import { newPerson } from './people.ts'
import { ashasAddress } from './order-views.ts'

/** The Latin words that stand on pages in Hindi and Marathi too, because nobody here writes them otherwise. */
const kept = [
  'UPI Paytm FSSAI GST GSTIN HSN SMS OTP QR PIN CSV JSON USB PDF JavaScript WhatsApp',
  // each language is named in itself
  'English',
  // what browsers and systems call themselves
  'Chrome Linux',
]

/** What the operator and people typed: the shop's name and address, networks, and the post's names of places. */
const typed = [
  ...Object.values(sampleIdentity).flatMap((value) =>
    typeof value === 'string' ? value : sampleIdentity.social.map(({ network }) => network),
  ),
  ...Object.values(ashasAddress),
  newPerson().name,
  'Parel Delisle Road Dadar Sewri Wadala Kalachowki Chamarbaug Lal Baug Naigaon Kidwai Nagar Reay Tank Mahim',
  'qwxyz',
]

const known = new Set([...kept, ...typed].flatMap((words) => words?.match(/[A-Za-z]+/g) ?? []))

/** Addresses of mail and of pages, and codes of orders, batches and tickets: letters and digits that nobody reads as words. */
const noWords = /°C|\S+@\S+|https?:\/\/\S+|\b\w+(?:\.\w+)+\b|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|\b\w*\d\w*\b/g

/** The Latin words of a text that a page in Hindi or Marathi should not have. */
export const strangeWords = (text: string): readonly string[] =>
  (text.replaceAll(noWords, ' ').match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !known.has(word))
