import type { LabelRefusal } from '#shop/orders/weighing/scale-label.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { ScaleState } from '#shop/scale/protocol.ts'
import type { ScaleRefusal } from '#shop/scale/taking.ts'
import type { ScaleSettingRefusal } from '#shop/staff/counter-refusals.ts'

/** The state of the scale, and why a reading or a label of it is not taken. */
export const scaleWords = {
  states: {
    none: 'This browser can’t connect to a scale. Chrome, Edge and Firefox on a computer can, over HTTPS. Type the weights here.',
    off: 'No scale is connected to this screen yet.',
    connecting: 'Looking for the scale...',
    on: 'The scale is connected.',
    lost: 'The scale is disconnected, or open in another window. Still looking for it.',
  } satisfies Record<ScaleState, string>,
  connect: 'Connect a scale',
  connectOther: 'Connect another scale',
  weight: (grams: number) => `${(grams / 1000).toFixed(3)} kg`,
  noWeight: '– – –',
  rests: 'steady',
  moves: 'moving',
  net: 'without the tare',
  refusals: {
    silent: 'The scale sends nothing. Check that it is on and plugged in, or type the weight.',
    unstable: 'The scale is not steady yet. Wait a moment.',
    moving: 'The scale is not steady yet. Wait a moment.',
    empty: 'There is nothing on the scale.',
    'same-reading': 'This is the weight of the last item. Take that pack off the scale first.',
    over: 'There is more on the scale than it can weigh.',
    'under-zero': 'The scale shows less than zero. Empty it and press its zero key.',
    'not-zeroed': 'The scale was switched on with something on it. Empty it and press its zero key.',
    'other-unit': 'The scale is not set to kilos or grams. Change its unit.',
    magnified: 'The scale shows ten times finer figures. Set it back to normal.',
    nonsense: 'The scale does not send a weight. Check its settings, or type the weight.',
  } satisfies Record<ScaleRefusal, string>,
  labelRefusals: {
    'layouts-unread': 'The settings of the scale are still loading. Scan the label again in a moment.',
    'not-a-label': 'This is not a label from a scale.',
    'wrong-check-digit': 'The label was not read correctly. Scan it again, or type the weight.',
    'unknown-layout': 'This label is from another shop. No scale here prints labels like it.',
    'unknown-product': 'This label is from another shop. Its product number is not one of ours.',
    'price-label': 'This label has a price and no weight. Weigh the pack here.',
    'no-weight': 'The weight on this label can’t be that of a pack. Weigh the pack here.',
  } satisfies Record<LabelRefusal, string>,
} as const

export const scaleSettingRefusals = {
  'prefix-twice': () => 'Two kinds of labels begin with the same two digits. Only one of them could be read.',
  'set-meanwhile': () => 'Somebody else has changed this in the meantime. Reload the page.',
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
  lead: 'Connect the scale to this screen here. Settings apply to all screens of the counter.',
  live: 'Now on the scale',
  said: (raw: string) => `Raw: ${raw}`,

  speaks: 'Connection',
  protocol: 'Protocol',
  protocols: {
    'toledo-8217': 'Toledo 8217 (answers when asked)',
    'toledo-continuous': 'Toledo continuous (sends by itself)',
    lines: 'Lines of text, described below',
  },
  protocolHint: 'See the manual of the scale, usually under ‘RS-232’ or ‘communication’.',
  hasChecksum: 'It sends a checksum after each weight',
  baudRate: 'Baud rate',
  dataBits: 'Data bits',
  parity: 'Parity',
  parities: { none: 'None', even: 'Even', odd: 'Odd' },
  grammar: 'A line from the scale',
  grammarHint:
    'Record some lines below and copy the letters around the weight. In ‘ST,GS,+00.735kg’ the text before it is ‘GS,’, the text after it is ‘kg’, and ‘ST’ means that the scale is steady.',
  ends: 'A line ends with',
  endings: (byte: number) =>
    linesOf[byte as keyof typeof linesOf] ?? `Byte ${byte.toString(16).padStart(2, '0').toUpperCase()}`,
  before: 'Text before the weight',
  after: 'Text after the weight',
  unit: 'The weight is in',
  units: { kg: 'Kilos', g: 'Grams' },
  stable: 'Text in the line when the scale is steady',
  stableHint: 'If empty, each line counts as steady. Leave it empty only if the scale sends nothing else.',
  verifiedUntil: 'Verified until',
  verifiedHint: 'The last day of its certificate. A scale used for sale is verified every year.',
  certificate: {
    'ends-soon': (daysLeft: number) =>
      daysLeft === 0
        ? 'The scale’s certificate ends today.'
        : `The scale’s certificate ends in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}. Have it verified.`,
    over: () => 'The scale’s certificate has ended. It may not be used for sale until it is verified again.',
  },
  save: 'Save',
  saved: 'Scale settings saved.',

  recorder: 'Raw bytes',
  recorderLead: 'Everything that the scale sends, the last 2 kB of it. Use it for a scale that is new to us.',
  record: 'Show data',
  hold: 'Pause',
  clear: 'Clear',
  copy: 'Copy',
  copied: 'Copied.',
  saveText: 'Save as text',
  fileName: 'scale-bytes.txt',
  nothingCame: 'Nothing received yet. Is the scale on, and the baud rate right?',
  bytes: 'Bytes from the scale, in hexadecimal and as text',

  labels: 'Scale labels',
  labelsLead:
    'EAN-13 barcodes that begin with 20 to 29. Enter the shop’s product numbers in the scale. If two kinds begin with the same digits, only the first is read, so give each its own.',
  noLabels: 'No kind of label is set up yet, so none can be scanned.',
  labelOf: (prefix: string) => `Labels that begin with ${prefix}`,
  prefix: 'Begins with',
  codeDigits: 'Digits of the product number',
  isVerified: 'There is a check digit before the figure',
  carries: 'The figure is',
  carriesOf: { grams: 'Grams', price: 'A price (such labels are not accepted)' },
  pattern: (prefix: string, code: number, verifier: number, figure: number, isPrice: boolean) =>
    [prefix, 'P'.repeat(code), 'V'.repeat(verifier), (isPrice ? 'R' : 'G').repeat(figure), 'C']
      .filter(Boolean)
      .join(' '),
  patternHint: (pattern: string) => `Reads as ${pattern}`,
  addLabel: 'Add a kind of label',
  removeLabel: (prefix: string) => `Remove ${prefix}`,
  saveLabels: 'Save labels',
  savedLabels: 'Labels saved.',
  tryScan: 'Test scan',
  tryHint: 'Scan a label into this field, or enter its 13 digits. Nothing is saved.',
  try: 'Test',
  read: (title: string, productId: number, weight: string) => `${weight} of ${title} (product ${productId})`,

  tolerances: 'Allowed overweight',
  tolerancesLead:
    'Up to this percentage over the order, the customer is not asked. The product page shows the maximum that follows from it. Orders already placed keep what they were shown.',
  whyTolerance: 'Reason for the change',
  whyToleranceHint: 'It is saved in the activity log.',
  percentOf: (title: string) => `Percent for ${title}`,
  product: 'Product',
  percent: 'Percent',
  set: 'Save',
  setOf: (title: string) => `Save for ${title}`,
  percentWrong: 'Enter a whole number from 0 to 30.',
  savedTolerance: (title: string, percent: number) => `${title}: up to ${percent} % overweight allowed.`,
} as const
