import type { Refused, Sentences } from '#shop/refusals.ts'
import { accountRefusals } from './accounts.ts'
import { backInStockRefusals } from './back-in-stock.ts'
import { addressBookRefusals } from './addresses.ts'
import { batchRefusals } from './batch-refusals.ts'
import { billRefusals } from './bills.ts'
import { areaWishRefusals } from './area-wishes.ts'
import { askRefusals } from './asks.ts'
import { callRefusals } from './calls.ts'
import { cartRefusals } from './cart.ts'
import { addressFaults, checkoutRefusals } from './checkout.ts'
import { catalogueRefusals } from './catalogue-refusals.ts'
import { complaintRefusals } from './complaints.ts'
import { deskRefusals } from './desk.ts'
import { fieldFaults } from './fields.ts'
import { keptCartRefusals } from './kept-cart.ts'
import { orderMoveRefusals } from './order-moves.ts'
import { orderRefusals } from './orders.ts'
import { photographRefusals } from './photographs.ts'
import { rateRefusals } from './rate-refusals.ts'
import { pictureRefusals } from './picture-refusals.ts'
import { reviewRefusals } from './reviews.ts'
import { slotPlanRefusals } from './slot-plan-refusals.ts'
import { slotRefusals } from './slot-refusals.ts'
import { staffRefusals } from './staff.ts'
import { soldOutRefusals, stockRefusals } from './stock-refusals.ts'
import { scaleSettingRefusals } from './scale-page.ts'
import { weighingRefusals } from './weighing.ts'

/** A sentence for everything that the shop refuses, for code that answers for all rooms. A page imports only its own tables. */
export const refusals = {
  ...callRefusals,
  ...fieldFaults,
  ...accountRefusals,
  ...cartRefusals,
  ...keptCartRefusals,
  ...addressFaults,
  ...checkoutRefusals,
  ...orderRefusals,
  ...reviewRefusals,
  ...addressBookRefusals,
  ...backInStockRefusals,
  ...areaWishRefusals,
  ...slotRefusals,
  ...soldOutRefusals,
  ...complaintRefusals,
  ...staffRefusals,
  ...orderMoveRefusals,
  ...weighingRefusals,
  ...askRefusals,
  ...deskRefusals,
  ...billRefusals,
  ...photographRefusals,
  ...pictureRefusals,
  ...scaleSettingRefusals,
  ...rateRefusals,
  ...stockRefusals,
  ...batchRefusals,
  ...catalogueRefusals,
  ...slotPlanRefusals,
} as const satisfies Sentences<Refused>
