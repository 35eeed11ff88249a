import type { ScaleSettingRefusal } from '#shop/counter-refusals.ts'
import type { Sentences } from '#shop/refusals.ts'

export const scaleSettingRefusals = {
  'prefix-twice': () => 'Two kinds of labels begin with the same two digits: only one of them could be read.',
  'set-meanwhile': () => 'Somebody else has set this meanwhile. Load the page again.',
  'no-such-product': () => 'The shop has no such product.',
} as const satisfies Sentences<ScaleSettingRefusal>
