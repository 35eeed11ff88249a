import type { AccountsTables } from './tables/accounts.ts'
import type { AddressesTables } from './tables/addresses.ts'
import type { AreaWishesTables } from './tables/area-wishes.ts'
import type { BackInStockTables } from './tables/back-in-stock.ts'
import type { BatchesTables } from './tables/batches.ts'
import type { BillsTables } from './tables/bills.ts'
import type { CartsTables } from './tables/carts.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { ComplaintsTables } from './tables/complaints.ts'
import type { CounterTables } from './tables/counter.ts'
import type { DeliveryTables } from './tables/delivery.ts'
import type { GatewaysTables } from './tables/gateways.ts'
import type { OrdersTables } from './tables/orders.ts'
import type { PicturesTables } from './tables/pictures.ts'
import type { PrintersTables } from './tables/printers.ts'
import type { PushTables } from './tables/push.ts'
import type { RateSheetTables } from './tables/rates.ts'
import type { RequestsTables } from './tables/requests.ts'
import type { ReviewsTables } from './tables/reviews.ts'
import type { SlotsTables } from './tables/slots.ts'
import type { StaffTables } from './tables/staff.ts'
import type { StockTables } from './tables/stock.ts'
import type { StorageTables } from './tables/storage.ts'

export type { CodeRow, SessionRow, StayRow, UserRow } from './tables/accounts.ts'
export type { BatchesTable, BatchMovesTable } from './tables/batches.ts'
export type { OutboxRow } from './tables/gateways.ts'
export type {
  LineMovesTable,
  LineTicksTable,
  OrderLinesTable,
  OrdersTable,
  RealOrderId,
  WishesColumns,
  WrittenColumns,
} from './tables/orders.ts'
export type { PrinterJobsTable, PrintersTable } from './tables/printers.ts'
export type { ReviewsTable } from './tables/reviews.ts'
export type { DeliverySlotsTable } from './tables/slots.ts'
export type { StockCellsTable, StockMovesTable } from './tables/stock.ts'

/**
 * What the shop keeps. Money is whole paise, weight whole grams, a moment epoch milliseconds, a truth 0 or 1, JSON plain
 * text: types that both engines have. Ids are made by the app. Name the columns you read (no `selectAll`): a column
 * added by the next version must not change the answer of this one.
 */
export interface Tables
  extends StorageTables,
    CatalogueTables,
    OrdersTables,
    GatewaysTables,
    AccountsTables,
    AddressesTables,
    DeliveryTables,
    RequestsTables,
    ReviewsTables,
    ComplaintsTables,
    BackInStockTables,
    AreaWishesTables,
    BatchesTables,
    BillsTables,
    CartsTables,
    CounterTables,
    RateSheetTables,
    PicturesTables,
    PrintersTables,
    PushTables,
    SlotsTables,
    StockTables,
    StaffTables {}
