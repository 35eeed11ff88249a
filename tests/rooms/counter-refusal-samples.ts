import { rupees } from '#shop/money.ts'
import type { AskRefusal } from '#shop/refusals.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import type {
  BatchRefusal,
  CatalogueRefusal,
  OrderMoveRefusal,
  PictureRefusal,
  RateRefusal,
  ScaleSettingRefusal,
  SlotPlanRefusal,
  TickRefusal,
} from '#shop/staff/counter-refusals.ts'
import type { StockRefusal } from '#shop/stock/stock-refusals.ts'
import { wholeGrams } from '#shop/weight.ts'

/** Of each code something that it may bring, and what of that a reader must find in its sentence. */
export type RefusalSamples<Refusal extends { readonly refused: string }> = {
  readonly [Code in Refusal['refused']]: readonly [
    args: Omit<Extract<Refusal, { refused: Code }>, 'refused'>,
    ...told: string[],
  ]
}

export const counterRefusalSamples = {
  'picture-heic': [{}, 'Most Compatible'],
  'picture-drawn': [{}],
  'picture-moves': [{}],
  'picture-unknown': [{}],
  'picture-too-heavy': [{ megabytes: 7301 }, '7301'],
  'picture-too-many-dots': [{ width: 7301, height: 7302 }, '7301', '7302'],
  'picture-too-small': [{ width: 731, height: 732 }, '731', '732'],
  'picture-broken': [{}],
  'picture-too-hard': [{}],
  'picture-undescribed': [{ longest: 7301 }, '7301'],
  'pictures-waiting': [{}],
  'no-such-picture': [{}],
  'picture-described-meanwhile': [{}],
  'prefix-twice': [{}],
  'set-meanwhile': [{}],
  'no-such-product': [{}],
  'product-waits': [{}],
  'rate-sheet-changed': [{}],
  'rate-sheet-empty': [{}],
  'rates-changed-since': [{}],
  'rates-changed': [{ count: 1 }, '1 rate'],
  'no-such-rate': [{}],
  'rates-need-owner': [{ count: 2 }, '2 rates'],
  'rates-too-late': [{}],
  'no-such-rate-sheet': [{}],
  'rate-sheet-settled': [{}],
  'no-such-stock': [{}],
  'stock-changed': [{}],
  'not-counted': [{}],
  'more-than-left': [{ left: wholeGrams(7301) }, '7.301 kg'],
  'back-at-impossible': [{}],
  'nothing-came-back': [{}],
  'batch-unknown': [{ code: 'B7K2M4' }, 'B7K2M4'],
  'batch-other-fish': [{ code: 'B7K2M4' }, 'B7K2M4'],
  'batch-past-use-by': [{ code: 'B7K2M4', useBy: '2026-11-21' }, 'B7K2M4', '21 November 2026'],
  'batch-recalled': [{ code: 'B7K2M4' }, 'B7K2M4'],
  'batch-mixed': [{ code: 'B7K2M4' }, 'B7K2M4'],
  'batch-not-mixed': [{}],
  'sorted-more-than-left': [{ left: 7301 }, '7.301 kg'],
  'same-delivery': [
    { who: 'Asif', title: 'King Fish', size: 'Large', grams: 30_000, minutes: 4 },
    'Asif',
    '30 kg',
    'King Fish',
    'Large',
    '4 min',
  ],
  'far-off-rate': [{ paise: rupees(3800), last: rupees(380) }, '₹3,800', '₹380'],
  'far-off-kilos': [{ grams: 7_301_000 }, '7301 kg'],
  'batch-weight-impossible': [{}],
  'batch-use-by-past': [{}],
  'batch-landed-later': [{}],
  'nothing-to-undo': [{}],
  'batch-in-use': [{}],
  'batch-recalled-already': [{}],
  'batch-moved': [{}],
  'batch-fish-unknown': [{}],
  'kilos-promised': [{ left: wholeGrams(7301) }, '7.301 kg'],
  'recall-order-not-there': [{}],
  'recall-told-already': [{}],
  'yield-moved': [{}],
  'catalogue-form': [{ count: 2 }, '2 fields'],
  'catalogue-changed': [{}],
  'no-such-species': [{}],
  'order-incomplete': [{}],
  'import-wrong': [{ count: 2 }, '2 errors'],
  'slot-hours': [{}],
  'slot-capacity': [{ most: 7301 }, '7301'],
  'slot-cut-off': [{}],
  'slot-twice': [{}],
  'too-many-slots': [{ most: 7301 }, '7301'],
  'week-changed': [{}],
  'day-changed': [{}],
  'no-such-day': [{}],
  'day-closed': [{}],
  'day-open': [{}],
  'order-gone-out': [{}],
  'order-in-slot': [{}],
  'slot-lost': [{}],
  'season-dates': [{}],
  'season-changed': [{}],
  'slot-unknown': [{}],
  'slot-elsewhere': [{}],
  'slot-closed': [{}],
  'slot-over': [{}],
  'slot-full': [{}],
  'no-slot': [{}],
  'ask-unknown': [{}],
  'ask-over': [{}],
  'ask-too-late': [{}],
  'no-such-order': [{}],
  'not-your-stop': [{}],
  'order-moved': [{}],
  'move-impossible': [{}],
  'cut-off-ahead': [{ until: 0, at: -1e9 }, 'at 5:30 am', 'on Thursday 1 January'],
  'reason-missing': [{}],
  'rider-missing': [{}],
  'rider-unknown': [{}],
  'other-press': [{}],
  'undo-nothing': [{}],
  'undo-not-yours': [{}],
  'undo-too-late': [{}],
  'undo-told': [{}],
  'undo-sold-meanwhile': [{}],
  'line-not-weighed': [{}],
  'answer-awaited': [{}],
  'nothing-to-pack': [{}],
  'off-the-list': [{}],
  'line-changed': [{}],
} as const satisfies RefusalSamples<
  | AskRefusal
  | SlotRefusal
  | BatchRefusal
  | CatalogueRefusal
  | OrderMoveRefusal
  | PictureRefusal
  | RateRefusal
  | ScaleSettingRefusal
  | SlotPlanRefusal
  | StockRefusal
  | TickRefusal
>
