import type { Generated } from 'kysely'

export interface SlotsTables {
  delivery_days: DeliveryDaysTable
  delivery_slots: DeliverySlotsTable
}

/** The days that can be ordered for, and those that could. */
interface DeliveryDaysTable {
  /** '2026-11-24' in Mumbai */
  day: string
  /** why there is no delivery that day; '' where there is */
  closed: Generated<string>
  /** 1: staff planned it by itself, and the week does not change it */
  own: Generated<number>
  version: Generated<number>
}

export interface DeliverySlotsTable {
  id: string
  day: string
  /** after midnight */
  from_minute: number
  to_minute: number
  /** where to, in their order and a blank between them; '': all of the delivery area */
  pincodes: string
  capacity: number
  /** orders that come in it */
  taken: Generated<number>
  cut_off_at: number
  /** 0: no longer planned, but kept for the orders in it */
  is_open: Generated<number>
  /** 1: closed because its day is */
  closed_with_day: Generated<number>
}
