import type { LabelRefusal } from '#shop/orders/weighing/scale-label.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { ScaleState } from '#shop/scale/protocol.ts'
import type { ScaleRefusal } from '#shop/scale/taking.ts'
import type { ScaleSettingRefusal } from '#shop/staff/counter-refusals.ts'

/** What the scale says, and what stands against a reading or a label of it. */
export const scaleWords = {
  states: {
    none: 'This browser cannot reach a scale. Chrome, Edge and Firefox on a computer can, over HTTPS. Weights are typed here.',
    off: 'No scale is connected to this screen yet.',
    connecting: 'Looking for the scale …',
    on: 'The scale is connected.',
    lost: 'The scale is gone: unplugged, or another window has it. It is looked for all the time.',
  } satisfies Record<ScaleState, string>,
  connect: 'Connect a scale',
  connectOther: 'Connect another scale',
  weight: (grams: number) => `${(grams / 1000).toFixed(3)} kg`,
  noWeight: '– – –',
  rests: 'at rest',
  moves: 'moving',
  net: 'net of the tare',
  refusals: {
    silent: 'The scale says nothing. Look whether it is on and plugged in, or type the weight.',
    unstable: 'The scale is still moving. Wait until it rests.',
    moving: 'The scale is still moving. Wait until it rests.',
    empty: 'Nothing lies on the scale.',
    'same-reading': 'This is what the last line weighed. Take that pack off the scale first.',
    over: 'More lies on the scale than it can weigh.',
    'under-zero': 'The scale shows less than nothing. Empty it and press its zero key.',
    'not-zeroed': 'The scale was switched on with something on it. Empty it and press its zero key.',
    'other-unit': 'The scale is not set to kilos or grams. Change its unit.',
    magnified: 'The scale shows ten times finer figures. Set it back to its usual ones.',
    nonsense: 'What the scale sends is no weight. Look at its settings, or type the weight.',
  } satisfies Record<ScaleRefusal, string>,
  labelRefusals: {
    'layouts-unread': 'The settings of the scale are not here yet. Scan the label again in a moment.',
    'not-a-label': 'This is not a label of a scale.',
    'wrong-check-digit': 'The label was not read right. Scan it again, or type the weight.',
    'unknown-layout': 'This label is of another shop: no scale here prints such ones.',
    'unknown-product': 'This label is of another shop: its product number is none of ours.',
    'price-label': 'This label has a price and no weight. Weigh the pack here.',
    'no-weight': 'This label says no weight that a pack can have. Weigh the pack here.',
  } satisfies Record<LabelRefusal, string>,
} as const

export const scaleSettingRefusals = {
  'prefix-twice': () => 'Two kinds of labels begin with the same two digits: only one of them could be read.',
  'set-meanwhile': () => 'Somebody else has set this meanwhile. Load the page again.',
  'no-such-product': () => 'The shop has no such product.',
} as const satisfies Sentences<ScaleSettingRefusal>

const linesOf = {
  10: 'Line feed (0A)',
  13: 'Carriage return (0D)',
  3: 'End of text (03)',
  4: 'End of transmission (04)',
}

export const scalePageWords = {
  title: 'Scale',
  lead: 'The scale stands at this screen; what is set here holds for all screens of the counter.',
  live: 'What it says now',
  said: (raw: string) => `As it came: ${raw}`,

  speaks: 'How it speaks',
  protocol: 'Protocol',
  protocols: {
    'toledo-8217': 'Toledo 8217: it is asked, and answers',
    'toledo-continuous': 'Toledo continuous: it speaks by itself',
    lines: 'Lines of text, described below',
  },
  protocolHint: 'The manual of the scale names it, mostly under ‘RS-232’ or ‘communication’.',
  hasChecksum: 'It sends a checksum behind each weight',
  baudRate: 'Baud rate',
  dataBits: 'Data bits',
  parity: 'Parity',
  parities: { none: 'None', even: 'Even', odd: 'Odd' },
  grammar: 'A line of the scale',
  grammarHint:
    'Record some lines below, and copy the letters around the weight. Of ‘ST,GS,+00.735kg’ the text before it is ‘GS,’, the text after it ‘kg’, and ‘ST’ stands in a line of a scale at rest.',
  ends: 'A line ends with',
  endings: (byte: number) =>
    linesOf[byte as keyof typeof linesOf] ?? `Byte ${byte.toString(16).padStart(2, '0').toUpperCase()}`,
  before: 'Text before the weight',
  after: 'Text after the weight',
  unit: 'The weight is in',
  units: { kg: 'Kilos', g: 'Grams' },
  stable: 'What stands in the line once the scale rests',
  stableHint: 'Empty: each line is taken for a scale at rest. Leave it empty only if the scale sends nothing else.',
  verifiedUntil: 'Verified until',
  verifiedHint: 'The last day of its certificate. A scale that weighs for trade is verified each year.',
  certificate: {
    'ends-soon': (daysLeft: number) =>
      daysLeft === 0
        ? 'The certificate of the scale ends today.'
        : `The certificate of the scale ends in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}. Have it verified.`,
    over: () => 'The certificate of the scale is over. It may not weigh for sale until it is verified again.',
  },
  save: 'Set the scale',
  saved: 'The scale is set.',

  recorder: 'Raw bytes',
  recorderLead: 'All that comes over the line, the last 2 kB of it: for a scale that nobody knows yet.',
  record: 'Show what comes',
  hold: 'Hold it still',
  clear: 'Begin anew',
  copy: 'Copy',
  copied: 'Copied.',
  saveText: 'Save as text',
  fileName: 'scale-bytes.txt',
  nothingCame: 'Nothing came yet. Is the scale on, and the baud rate right?',
  bytes: 'Bytes of the scale, in hexadecimal and as text',

  labels: 'Labels that scales print',
  labelsLead:
    'EAN-13 barcodes that begin with 20 to 29. The scale is given the shop’s product numbers. Of two kinds that begin alike the first counts, so each has its own digits.',
  noLabels: 'No kind of label is described yet, so none is taken.',
  labelOf: (prefix: string) => `Labels that begin with ${prefix}`,
  prefix: 'Begins with',
  codeDigits: 'Digits of the product number',
  isVerified: 'A digit before the figure checks it',
  carries: 'The figure is',
  carriesOf: { grams: 'Grams', price: 'A price (such labels are refused)' },
  pattern: (prefix: string, code: number, verifier: number, figure: number, isPrice: boolean) =>
    [prefix, 'P'.repeat(code), 'V'.repeat(verifier), (isPrice ? 'R' : 'G').repeat(figure), 'C']
      .filter(Boolean)
      .join(' '),
  patternHint: (pattern: string) => `Reads as ${pattern}`,
  addLabel: 'Add a kind of label',
  removeLabel: (prefix: string) => `Remove ${prefix}`,
  saveLabels: 'Set the labels',
  savedLabels: 'The labels are set.',
  tryScan: 'Try a scan',
  tryHint: 'Scan a label into this field, or type its 13 digits. Nothing is kept.',
  try: 'Read it',
  read: (title: string, productId: number, weight: string) => `${weight} of ${title} (product ${productId})`,

  tolerances: 'What a line may weigh too much',
  tolerancesLead:
    'So many percent over what was ordered nobody is asked for, and the page of the product says ‘at most’ with it. Orders that are placed keep what they were shown.',
  whyTolerance: 'Why it changes',
  whyToleranceHint: 'It stands in the log beside the change.',
  percentOf: (title: string) => `Percent for ${title}`,
  product: 'Product',
  percent: 'Percent',
  set: 'Set',
  setOf: (title: string) => `Set it for ${title}`,
  percentWrong: 'Type a whole number from 0 to 30.',
  savedTolerance: (title: string, percent: number) => `${title} may weigh ${percent} % too much.`,
} as const
