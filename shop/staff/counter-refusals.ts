import type { Paise } from '#shop/money.ts'
import type { ShopFactWrong } from '#shop/opening/shop-facts.ts'
import type { AddressRefused } from '#shop/printers/printers.ts'
import type { PlanFault } from '#shop/slots/slots.ts'
import type { BatchActRefused, BatchRefused } from '#shop/stock/batches.ts'
import type { CameInAsked } from '#shop/stock/came-in.ts'
import type { StockRefusal } from '#shop/stock/stock-refusals.ts'
import type { Grams } from '#shop/weight.ts'

/** What the counter turns away, matter by matter. */
export type CounterRefusal =
  | StaffRefusal
  | OrderMoveRefusal
  | TickRefusal
  | RoundRefusal
  | OrderByStaffRefusal
  | WeighingRefusal
  | DeskRefusal
  | BillRefusal
  | PhotographRefusal
  | PictureRefusal
  | ScaleSettingRefusal
  | PrinterRefusal
  | RateRefusal
  | StockRefusal
  | BatchRefusal
  | CatalogueRefusal
  | SlotPlanRefusal
  | ShopFactRefusal
  | TryOrderRefusal

export type StaffRefusal =
  | { readonly refused: 'not-at-counter' }
  | { readonly refused: 'counter-locked' }
  | { readonly refused: 'device-revoked' }
  | { readonly refused: 'device-unknown' }
  | { readonly refused: 'device-over' }
  | { readonly refused: 'tap-not-here' }
  | { readonly refused: 'pin-needed' }
  | { readonly refused: 'prove-again' }
  | { readonly refused: 'own-pin-first' }
  | { readonly refused: 'own-key-first' }
  | { readonly refused: 'wrong-pin'; readonly left: number }
  | { readonly refused: 'pins-barred' }
  | { readonly refused: 'pin-form' }
  | { readonly refused: 'pin-weak' }
  | { readonly refused: 'pin-same' }
  | { readonly refused: 'passkey-refused' }
  | { readonly refused: 'passkey-copied' }
  | { readonly refused: 'passkey-known' }
  | { readonly refused: 'wrong-recovery-code' }
  | { readonly refused: 'wrong-key-login' }
  | { readonly refused: 'login-known' }
  | { readonly refused: 'address-over' }
  | { readonly refused: 'staff-unknown' }
  | { readonly refused: 'last-owner' }
  | { readonly refused: 'last-key' }
  | { readonly refused: 'owner-has-key' }
  | { readonly refused: 'pin-of-owner' }
  | { readonly refused: 'not-yours-to-grant' }
  | { readonly refused: 'not-your-act' }
  | { readonly refused: 'other-site' }

/** Why staff cannot move an order as they wish. */
export type OrderMoveRefusal =
  | { readonly refused: 'no-such-order' }
  | { readonly refused: 'not-your-stop' }
  | { readonly refused: 'order-moved' }
  | { readonly refused: 'move-impossible' }
  | { readonly refused: 'cut-off-ahead'; readonly until: number; readonly at: number }
  | { readonly refused: 'reason-missing' }
  | { readonly refused: 'order-on-time' }
  | { readonly refused: 'time-impossible' }
  | { readonly refused: 'rider-missing' }
  | { readonly refused: 'rider-unknown' }
  | { readonly refused: 'other-press' }
  | { readonly refused: 'undo-nothing' }
  | { readonly refused: 'undo-not-yours' }
  | { readonly refused: 'undo-too-late' }
  | { readonly refused: 'undo-told' }
  | { readonly refused: 'undo-sold-meanwhile' }
  | { readonly refused: 'line-not-weighed' }
  | { readonly refused: 'answer-awaited' }
  | { readonly refused: 'nothing-to-pack' }

/** Why a round cannot end. */
export type RoundRefusal = { readonly refused: 'stops-open' }

/** Why a line cannot be ticked off. */
export type TickRefusal = { readonly refused: 'off-the-list' } | { readonly refused: 'line-changed' }
/** What stands against an order that staff write down, beside what stands against any. */
export type OrderByStaffRefusal =
  | { readonly refused: 'customer-looks-used'; readonly most: number }
  | { readonly refused: 'customer-open-orders'; readonly most: number }
  | { readonly refused: 'customer-unproven' }

/** Why staff cannot do at a line of an order what they wish. */
export type WeighingRefusal =
  | { readonly refused: 'no-such-line' }
  | { readonly refused: 'line-moved' }
  | { readonly refused: 'line-not-open' }
  | { readonly refused: 'line-replaced' }
  | { readonly refused: 'line-left-out' }
  | { readonly refused: 'weight-impossible' }
  | { readonly refused: 'grams-or-kilos'; readonly grams: Grams; readonly ordered: Grams }
  | { readonly refused: 'over-most'; readonly grams: Grams; readonly heaviest: Grams }
  | { readonly refused: 'nothing-asked' }
  | { readonly refused: 'no-replacement' }
  | { readonly refused: 'call-not-noted' }
  | { readonly refused: 'said-below-price'; readonly price: Paise }
  | { readonly refused: 'order-most-rises'; readonly was: Paise; readonly most: Paise }
  | { readonly refused: 'over-cash-limit'; readonly most: Paise; readonly total: Paise }
  | { readonly refused: 'replacement-short'; readonly left: Grams }
  | { readonly refused: 'yield-impossible' }

/** What stands against giving back a part of a bill. */
export type BillRefusal =
  | { readonly refused: 'no-such-bill' }
  | { readonly refused: 'credit-too-much'; readonly left: Paise }

/** What stands against a photograph of the scale. */
export type PhotographRefusal =
  | { readonly refused: 'no-jpeg' }
  | { readonly refused: 'photograph-too-large' }
  | { readonly refused: 'nothing-weighed' }
  | { readonly refused: 'photographs-too-many' }
  | { readonly refused: 'no-photograph' }

/** What stands against changing rates. */
export type RateRefusal =
  | { readonly refused: 'rates-changed-since' }
  | { readonly refused: 'rate-sheet-changed' }
  | { readonly refused: 'rate-sheet-empty' }
  | { readonly refused: 'rates-changed'; readonly count: number }
  | { readonly refused: 'no-such-rate' }
  | { readonly refused: 'rates-need-owner'; readonly count: number }
  | { readonly refused: 'rates-too-late' }
  | { readonly refused: 'no-such-rate-sheet' }
  | { readonly refused: 'rate-sheet-settled' }

/** What stands against an act at the catalogue. Which fields are wrong goes beside it. */
export type CatalogueRefusal =
  | { readonly refused: 'catalogue-form'; readonly count: number }
  | { readonly refused: 'catalogue-changed' }
  | { readonly refused: 'no-such-species' }
  | { readonly refused: 'order-incomplete' }
  | { readonly refused: 'product-waits' }
  | { readonly refused: 'import-wrong'; readonly count: number }

/** What stands against an act at the week, at a day, or at the delivery time of an order. */
export type SlotPlanRefusal =
  | PlanFault
  | { readonly refused: 'week-changed' }
  | { readonly refused: 'day-changed' }
  | { readonly refused: 'no-such-day' }
  | { readonly refused: 'day-closed' }
  | { readonly refused: 'day-open' }
  | { readonly refused: 'order-gone-out' }
  | { readonly refused: 'order-in-slot' }
  | { readonly refused: 'slot-lost' }
  | { readonly refused: 'season-dates' }
  | { readonly refused: 'season-changed' }

/** What stands against a setting of the scale. */
export type ScaleSettingRefusal =
  | { readonly refused: 'prefix-twice' }
  | { readonly refused: 'set-meanwhile' }
  | { readonly refused: 'no-such-product' }

/** What stands against an act at the operators' desk. */
export type DeskRefusal =
  | { readonly refused: 'review-not-there' }
  | { readonly refused: 'review-moved-on' }
  | { readonly refused: 'list-page-unknown' }
  | { readonly refused: 'complaint-not-there' }
  | { readonly refused: 'complaint-settled' }
  | { readonly refused: 'settlement-missing' }
  | { readonly refused: 'pincode-nowhere' }
  | { readonly refused: 'pincode-in-area' }
  | { readonly refused: 'pincode-not-in-area' }
  | { readonly refused: 'no-whole-contact' }
  | { readonly refused: 'shopper-not-there' }
  | { readonly refused: 'shopper-gone' }
  | { readonly refused: 'session-over' }

/** What stands against a picture that staff send. */
export type PictureRefusal =
  | { readonly refused: 'picture-heic' }
  | { readonly refused: 'picture-drawn' }
  | { readonly refused: 'picture-moves' }
  | { readonly refused: 'picture-unknown' }
  | { readonly refused: 'picture-too-heavy'; readonly megabytes: number }
  | { readonly refused: 'picture-too-many-dots'; readonly width: number; readonly height: number }
  | { readonly refused: 'picture-too-small'; readonly width: number; readonly height: number }
  | { readonly refused: 'picture-broken' }
  | { readonly refused: 'picture-too-hard' }
  | { readonly refused: 'picture-undescribed'; readonly longest: number }
  | { readonly refused: 'pictures-waiting' }
  | { readonly refused: 'no-such-picture' }
  | { readonly refused: 'picture-described-meanwhile' }

/** What stands against an act at a batch, or against cutting from one. */
export type BatchRefusal =
  | BatchRefused
  | BatchActRefused
  /** asked before fish that came in counts: `who` is '' where it was nobody of staff */
  | {
      readonly refused: 'same-delivery'
      readonly who: string
      readonly title: string
      readonly size: string
      readonly grams: number
      readonly minutes: number
    }
  | Exclude<CameInAsked, { refused: 'same-delivery' }>
  | { readonly refused: 'batch-moved' }
  | { readonly refused: 'batch-fish-unknown' }
  | { readonly refused: 'kilos-promised'; readonly left: Grams }
  | { readonly refused: 'recall-order-not-there' }
  | { readonly refused: 'recall-told-already' }
  | { readonly refused: 'yield-moved' }

/** What stands against setting a printer, or printing on one. */
export type PrinterRefusal =
  | { readonly refused: AddressRefused }
  | { readonly refused: 'printer-network' }
  | { readonly refused: 'printer-form' }
  | { readonly refused: 'printer-changed' }
  | { readonly refused: 'no-such-printer' }
  | { readonly refused: 'no-printer-set' }
  | { readonly refused: 'nothing-to-print' }
  | { readonly refused: 'no-such-print' }
  | { readonly refused: 'print-over' }
  | { readonly refused: 'printer-full' }

/** What stands against what the owner says of the shop. */
export type ShopFactRefusal = { readonly refused: ShopFactWrong } | { readonly refused: 'shop-facts-changed' }

/** What stands against an order to try the counter with. */
export type TryOrderRefusal = { readonly refused: 'try-order-open' } | { readonly refused: 'nothing-to-try' }
