import type { refusals as English } from '../en/refusals.ts'
import type { InLanguage } from '../in-language.ts'
import { complaintRefusals } from './about.ts'
import { accountRefusals } from './accounts.ts'
import { addressBookRefusals } from './addresses.ts'
import { batchRefusals } from './batches.ts'
import { cartRefusals, keptCartRefusals } from './cart.ts'
import { addressFaults, checkoutRefusals } from './checkout.ts'
import { areaWishRefusals } from './delivery.ts'
import { catalogueRefusals } from './desk-catalogue.ts'
import { shopFactRefusals } from './first-run.ts'
import { fieldFaults } from './forms.ts'
import { callRefusals } from './frame.ts'
import { orderMoveRefusals, tickRefusals } from './lists.ts'
import { orderRefusals } from './orders.ts'
import { orderByStaffRefusals } from './orders-by-staff.ts'
import { billRefusals } from './papers.ts'
import { pictureRefusals } from './pictures.ts'
import { printerRefusals } from './printers.ts'
import { rateRefusals } from './rates.ts'
import { deskRefusals, reviewRefusals } from './reviews.ts'
import { roundRefusals } from './round.ts'
import { scaleSettingRefusals } from './scale.ts'
import { slotRefusals } from './slots.ts'
import { staffRefusals } from './staff.ts'
import { slotPlanRefusals } from './staff-slots.ts'
import { backInStockRefusals, soldOutRefusals, stockRefusals } from './stock.ts'
import { tryOrderRefusals } from './try-order.ts'
import { askRefusals, photographRefusals, weighingRefusals } from './weighing.ts'

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
  ...tickRefusals,
  ...roundRefusals,
  ...orderByStaffRefusals,
  ...weighingRefusals,
  ...askRefusals,
  ...deskRefusals,
  ...billRefusals,
  ...printerRefusals,
  ...shopFactRefusals,
  ...tryOrderRefusals,
  ...photographRefusals,
  ...pictureRefusals,
  ...scaleSettingRefusals,
  ...rateRefusals,
  ...stockRefusals,
  ...batchRefusals,
  ...catalogueRefusals,
  ...slotPlanRefusals,
} as const satisfies InLanguage<typeof English>
