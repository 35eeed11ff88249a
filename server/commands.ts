import { accountsCommands } from '#server/accounts/accounts-commands.ts'
import { addressesCommands } from '#server/accounts/addresses/addresses-commands.ts'
import { cartsCommands } from '#server/accounts/carts/carts-commands.ts'
import { alarmsCommands } from '#server/alarms/alarms-commands.ts'
import { catalogueCommands } from '#server/catalogue/catalogue-commands.ts'
import { editingCommands } from '#server/catalogue/editing/editing-commands.ts'
import { picturesCommands } from '#server/catalogue/pictures/pictures-commands.ts'
import { rateCommands } from '#server/catalogue/rates/rate-commands.ts'
import { complaintsCommands } from '#server/complaints/complaints-commands.ts'
import { deliveryCommands } from '#server/delivery/delivery-commands.ts'
import { erasingCommands } from '#server/erasing/erasing-commands.ts'
import { messagesCommands } from '#server/messages/messages-commands.ts'
import { pushCommands } from '#server/messages/push/push-commands.ts'
import { openingCommands } from '#server/opening/opening-commands.ts'
import { billsCommands } from '#server/orders/bills/bills-commands.ts'
import { byStaffCommands } from '#server/orders/by-staff/by-staff-commands.ts'
import { movesCommands } from '#server/orders/moves/moves-commands.ts'
import { ordersCommands } from '#server/orders/orders-commands.ts'
import { photographsCommands } from '#server/orders/photographs/photographs-commands.ts'
import { roundsCommands } from '#server/orders/rounds/rounds-commands.ts'
import { ticksCommands } from '#server/orders/ticks/ticks-commands.ts'
import { tryOrderCommands } from '#server/orders/try-order/try-order-commands.ts'
import { weighingCommands } from '#server/orders/weighing/weighing-commands.ts'
import { printedByItself } from '#server/printers/print-by-itself.ts'
import { printersCommands } from '#server/printers/printers-commands.ts'
import { requestsCommands } from '#server/requests/requests-commands.ts'
import { reviewsCommands } from '#server/reviews/reviews-commands.ts'
import { sampleDayCommands } from '#server/sample-day/sample-day-commands.ts'
import { shoppersCommands } from '#server/shoppers/shoppers-commands.ts'
import { slotsCommands } from '#server/slots/slots-commands.ts'
import { weekCommands } from '#server/slots/week/week-commands.ts'
import { staffCommands } from '#server/staff/staff-commands.ts'
import { batchCommands } from '#server/stock/batches/batch-commands.ts'
import { stockCommands } from '#server/stock/stock-commands.ts'
import type { Database } from '#server/storage/database.ts'
import { limitCommands } from '#server/storage/limits.ts'
import { wishesCommands } from '#server/wishes/wishes-commands.ts'

const list = {
  ...accountsCommands,
  ...addressesCommands,
  ...cartsCommands,
  ...erasingCommands,
  ...shoppersCommands,
  ...alarmsCommands,
  ...picturesCommands,
  ...complaintsCommands,
  ...deliveryCommands,
  ...messagesCommands,
  ...pushCommands,
  ...openingCommands,
  ...sampleDayCommands,
  ...billsCommands,
  ...movesCommands,
  ...byStaffCommands,
  ...ordersCommands,
  ...photographsCommands,
  ...roundsCommands,
  ...ticksCommands,
  ...tryOrderCommands,
  ...weighingCommands,
  ...requestsCommands,
  ...reviewsCommands,
  ...slotsCommands,
  ...staffCommands,
  ...limitCommands,
  ...wishesCommands,
  ...catalogueCommands,
  ...editingCommands,
  ...rateCommands,
  ...weekCommands,
  ...batchCommands,
  ...stockCommands,
  ...printersCommands,
  // after those whose place they take
  ...printedByItself,
}

/** All commands of the shop. The writer thread imports this file, or what is built of it, to find them. */
export const commands = { list, at: new URL('./commands.ts', import.meta.url).href }

export type ShopDatabase = Database<typeof list>
