import { ownOf } from '#shop/name-in.ts'
import { actsWords, thingNames } from '#words/acts.ts'
import { dayInFull } from '#words/formatters.ts'
import type { Written } from './act-values.ts'

/** What an act was done to, as the log names it, and the page where it is looked at. */
export interface ActThing {
  readonly words: string
  /** undefined where no page shows it */
  readonly to: string | undefined
}

/** Of 'order/<id>' and the name that it has; of an order's item with its number, of what came in with its batch. */
export function thingOf(thing: string, name: string, { line, lineNo = line, code }: Written): ActThing {
  const of = thing === 'batches' && typeof code === 'string' ? `batch/${code}` : thing
  const [kind = '', id = '', size = ''] = of.split('/')
  const words = wordsOf({ kind, id, size, name })
  const isItem = name !== '' && isOfOrder(kind) && typeof lineNo === 'number'
  const to = isOfOrder(kind) && name === '' ? undefined : ownOf(pages, kind)?.(id)
  return { words: isItem ? actsWords.item(String(lineNo), words) : words, to }
}

/** A job of a printer alone names no order. */
const isOfOrder = (kind: string): boolean => kind === 'order' || kind === 'print'

function wordsOf({ kind, id, size, name }: Readonly<Record<'kind' | 'id' | 'size' | 'name', string>>): string {
  if (kind === 'batch') return thingNames.batch(id)
  if (kind === 'complaint') return thingNames.complaint(id)
  if (kind === 'request') return thingNames.request(id)
  if (kind === 'pincode') return thingNames.pincode(id)
  if (kind === 'slots') return isDay(id) ? dayInFull(id) : ''
  if (name === '') return ownOf(unnamed, kind) ?? ''
  if (isOfOrder(kind)) return thingNames.order(name)
  if (kind === 'printer') return thingNames.printer(name)
  return kind === 'stock' && size !== '' ? `${name}, ${size}` : name
}

const unnamed: Readonly<Record<string, string>> = thingNames.unnamed

const pages: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  print: (id) => `/orders/${id}`,
  batch: (id) => `/batches/${id}`,
  product: () => '/catalogue',
  species: (name) => (name === '' ? '/catalogue' : `/catalogue/species/${name}`),
  products: () => '/catalogue',
  catalogue: () => '/catalogue',
  home: () => '/catalogue/home',
  complaint: () => '/complaints',
  review: () => '/reviews',
  request: () => '/requests',
  pincode: () => '/area',
  slots: (day) => (isDay(day) ? `/slots/${day}` : '/slots/week'),
  stock: () => '/stock',
  yield: () => '/yields',
  printer: () => '/printers',
  picture: () => '/pictures',
  staff: () => '/people',
  device: () => '/devices',
  rates: () => '/rates/history',
  shop: () => '/shop',
}

const isDay = (id: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(id)
