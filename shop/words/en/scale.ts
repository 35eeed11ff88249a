import type { LabelRefusal } from '#shop/orders/weighing/scale-label.ts'
import type { ScaleState } from '#shop/scale/protocol.ts'
import type { ScaleRefusal } from '#shop/scale/taking.ts'

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
