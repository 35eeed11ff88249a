const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('')

/** The characters that the shop writes. Names that people type may need more: those come from the system's fonts. */
const written = `${ascii}\u00a0–—‘’“”…•·×−½¼¾©°éñ`

/** What Hindi and Marathi are written with, as Unicode places it; joined letters come with their parts. Digits are Latin everywhere. */
export const devanagari = [
  between(0x901, 0x903),
  between(0x905, 0x90b),
  '\u090d\u090f\u0910\u0911\u0913\u0914',
  between(0x915, 0x928),
  between(0x92a, 0x933),
  between(0x935, 0x939),
  '\u093c\u093d',
  between(0x93e, 0x943),
  '\u0945',
  between(0x947, 0x949),
  between(0x94b, 0x94d),
  '\u0950\u0964\u0965\u0970\u0972',
  // what joins letters or keeps them apart, and what a mark stands on that has no letter
  '\u200c\u200d\u25cc',
].join('')

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place)).join('')
}

/** A subset of a typeface: some characters, at some weights. */
export interface Cut {
  readonly name: string
  /** below kit/: the sheet that has it, and its stand-ins */
  readonly sheet: Sheet
  readonly family: string
  /** below node_modules/@fontsource-variable */
  readonly source: string
  readonly text: string
  readonly axes: Record<string, number | { min: number; max: number }>
  readonly weights: string
  readonly range?: string
  /** 'all' of the typeface: letters join by them. Else only what the shop uses: kerning and tabular figures. */
  readonly features?: 'all'
}

/** Body in every language; titles in English; titles where Devanagari is read. */
export const sheets = ['styles/fonts.css', 'faces/en/titles.css', 'faces/devanagari-faces.css'] as const
type Sheet = (typeof sheets)[number]

const figtree = {
  sheet: 'styles/fonts.css',
  family: 'Figtree',
  axes: { wght: { min: 400, max: 700 } },
  weights: '400 700',
} as const

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
    sheet: 'faces/en/titles.css',
    family: 'Fraunces',
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    text: written,
    axes: { opsz: 72, wght: 600, SOFT: 30, WONK: 0 },
    weights: '600',
  },
  {
    name: 'devanagari',
    sheet: 'faces/devanagari-faces.css',
    family: 'Noto Sans Devanagari',
    source: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    text: devanagari,
    axes: { wght: 600 },
    weights: '600',
    range: 'U+900-97F, U+200C-200D, U+25CC',
    features: 'all',
  },
]

/** Names on paper are as people write them. */
const onPaper = `${ascii}${between(0xa0, 0x17e)}–—‘’“”…•·×−½¼¾©°₹`

/** What the shop's own printers draw with: one weight a file, as the library that draws them cannot choose in one. */
export const paperFaces = [500, 700].flatMap((weight) => [
  { name: `figtree-${weight}`, source: 'figtree/files/figtree-latin-wght-normal.woff2', text: onPaper, weight },
  {
    name: `devanagari-${weight}`,
    source: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    text: `${devanagari}₹`,
    weight,
  },
])

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
