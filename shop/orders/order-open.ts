import type { OrderStatus } from './order-status.ts'

/** Until the knife comes to it. */
export const changeableStatuses: readonly OrderStatus[] = ['Pending', 'Confirmed']

/** Whether an order is one that can be changed, whatever the clock says: a browser's may be wrong. */
export const isChangeable = ({ status }: { readonly status: string }): boolean =>
  changeableStatuses.some((one) => one === status)

/** Whether its buyer may change an order: until the cut-off of its slot, by the clock of the shop. An order older than slots has none. */
export const isOpenToChange = (
  { status, changeUntil }: { readonly status: string; readonly changeUntil: number | undefined },
  at: number,
): boolean => changeUntil !== undefined && at < changeUntil && isChangeable({ status })

/** From when an order may be cut: once its buyer can no longer change it. Undefined: at once. */
export const cutsFrom = (
  order: { readonly status: string; readonly changeUntil?: number | undefined },
  at: number,
): number | undefined => {
  const { status, changeUntil } = order
  return isOpenToChange({ status, changeUntil }, at) ? changeUntil : undefined
}
