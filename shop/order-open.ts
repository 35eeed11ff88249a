import type { OrderStatus } from '#shop/order-status.ts'

/** Until the knife comes to it. */
export const changeableStatuses: readonly OrderStatus[] = ['Pending', 'Confirmed']

/** Whether its buyer may change an order: until the cut-off of its slot, by the clock of the shop. An order older than slots has none. */
export const isOpenToChange = (
  { status, changeUntil }: { readonly status: string; readonly changeUntil: number | undefined },
  at: number,
): boolean => changeUntil !== undefined && at < changeUntil && changeableStatuses.some((one) => one === status)
