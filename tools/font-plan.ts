const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('')

/** The characters that the shop writes. Names that people type may need more: those come from the system's fonts. */
const written = `${ascii}\u00a0–—‘’“”…•·×−½¼¾©°éñ`

/** A subset of a typeface: some characters, at some weights. */
export interface Cut {
  readonly name: string
  readonly family: string
  /** below node_modules/@fontsource-variable */
  readonly source: string
  readonly text: string
  readonly axes: Record<string, number | { min: number; max: number }>
  readonly weights: string
  readonly range?: string
}

const figtree = { family: 'Figtree', axes: { wght: { min: 400, max: 700 } }, weights: '400 700' }

/** Fraunces in one weight, at the optical size of a title: no heading uses another. Its ₹ is Figtree's. */
export const cuts: readonly Cut[] = [
  { ...figtree, name: 'figtree', source: 'figtree/files/figtree-latin-wght-normal.woff2', text: written },
  {
    ...figtree,
    name: 'figtree-rupee',
    source: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
    text: '₹',
    range: 'U+20B9',
  },
  {
    name: 'fraunces',
    family: 'Fraunces',
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    text: written,
    axes: { opsz: 72, wght: 600, SOFT: 30, WONK: 0 },
    weights: '600',
  },
]

/** A system font that stands in until ours has loaded. */
export interface Stand {
  readonly name: string
  readonly for: { readonly family: string; readonly weight: number }
  readonly weights: string
  readonly local: readonly string[]
  /** the mean width of the sample's letters, in em, measured once on a font of the same metrics */
  readonly width: number
}

/** Sample text of the shop: its width fits a system font to ours. */
export const sample =
  'Fresh fish from the Mumbai docks. Silver pomfret, king fish, prawns, mackerel and Bombay duck, cleaned the way you ask, packed on ice and brought to your door. What you see is what the kilo costs: no delivery charge, nothing added at the end. From 250 to 1,950 a kilo.'

const title = { for: { family: 'Fraunces', weight: 600 }, weights: '600' }
const android = 'Fallback Android'
const linux = 'Fallback Linux'

/** Each of our four weights is fitted separately: a system has two, and stretches neither. */
const sans = (name: string, regular: Drawn, bold: Drawn): Stand[] =>
  [400, 500, 600, 700].map((weight) => ({
    name: `Figtree ${name}`,
    for: { family: 'Figtree', weight },
    weights: String(weight),
    ...(weight < 600 ? regular : bold),
  }))

type Drawn = Pick<Stand, 'local' | 'width'>

export const stands: readonly Stand[] = [
  ...sans(
    'Fallback',
    { local: ['Arial', 'Helvetica', 'Liberation Sans'], width: 0.4484 },
    { local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'], width: 0.4815 },
  ),
  ...sans(
    android,
    { local: ['Roboto', 'Roboto Regular'], width: 0.4442 },
    { local: ['Roboto Bold', 'Roboto'], width: 0.4518 },
  ),
  { ...title, name: 'Fraunces Fallback', local: ['Georgia Bold', 'Gelasio Bold'], width: 0.5167 },
  { ...title, name: `Fraunces ${android}`, local: ['Noto Serif Bold', 'Noto Serif'], width: 0.5081 },
  {
    ...title,
    name: 'Fraunces Fallback Times',
    local: ['Times New Roman Bold', 'Liberation Serif Bold'],
    width: 0.4319,
  },
  ...sans(linux, { local: ['DejaVu Sans'], width: 0.5097 }, { local: ['DejaVu Sans Bold'], width: 0.5748 }),
  { ...title, name: `Fraunces ${linux}`, local: ['DejaVu Serif Bold'], width: 0.5697 },
]
