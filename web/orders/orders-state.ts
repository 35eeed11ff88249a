import type { OrderView } from '#shop/wire/order.ts'

/** One's orders as the browser knows them (SPEC section 4). */
interface OrdersState {
  readonly orders: readonly OrderView[]
  readonly loading: boolean
  readonly error: string | undefined
  /** nothing of the shop's own has come, or it is late: what this browser keeps is shown meanwhile */
  readonly unheard: boolean
  /** how often in a row something else has answered in the shop's place, or nothing has */
  readonly failures: number
  /** what the shop was asked for when it told these; undefined while it has told nothing */
  readonly search: string | undefined
  /** where the older ones begin; undefined when these are all */
  readonly next: string | undefined
  /** what a status was before it was changed here, until the shop has said yes */
  readonly before: Readonly<Record<string, Status>>
}

type Status = Pick<OrderView, 'status' | 'cancellable' | 'changeable'>

export type OrdersEvent =
  | { readonly is: 'requested' }
  | {
      readonly is: 'loaded'
      readonly orders: readonly OrderView[]
      readonly search: string
      readonly next: string | undefined
    }
  | { readonly is: 'older-loaded'; readonly orders: readonly OrderView[]; readonly next: string | undefined }
  | { readonly is: 'late' }
  | { readonly is: 'failed'; readonly error: string; readonly unheard: boolean }
  | { readonly is: 'updated'; readonly _id: string; readonly fields: Partial<OrderView> }
  | { readonly is: 'reverted'; readonly orderId: string }

export const noOrdersYet: OrdersState = {
  orders: [],
  loading: true,
  error: undefined,
  unheard: false,
  failures: 0,
  search: undefined,
  next: undefined,
  before: {},
}

export function ordersAfter(state: OrdersState, event: OrdersEvent): OrdersState {
  switch (event.is) {
    case 'requested':
      return { ...state, loading: true, error: undefined }
    case 'loaded':
      return { ...noOrdersYet, loading: false, orders: event.orders, search: event.search, next: event.next }
    case 'older-loaded':
      return {
        ...state,
        loading: false,
        unheard: false,
        failures: 0,
        orders: withoutRepeats([...state.orders, ...event.orders]),
        next: event.next,
      }
    case 'late':
      return { ...state, unheard: true }
    case 'failed':
      return {
        ...state,
        loading: false,
        error: event.error,
        unheard: event.unheard,
        failures: event.unheard ? state.failures + 1 : 0,
      }
    case 'updated':
      return updated(state, event._id, event.fields)
    default:
      return reverted(state, event.orderId)
  }
}

function updated(state: OrdersState, _id: string, fields: Partial<OrderView>): OrdersState {
  const order = state.orders.find((one) => one._id === _id)
  if (!order) return state
  const { status, cancellable, changeable } = order
  const before = { ...state.before, [_id]: { status, cancellable, changeable } }
  return { ...withOrder(state, { ...order, ...fields }), before }
}

function reverted(state: OrdersState, orderId: string): OrdersState {
  const order = state.orders.find((one) => one._id === orderId)
  const { [orderId]: status, ...before } = state.before
  return order && status ? { ...withOrder(state, { ...order, ...status }), before } : state
}

const withOrder = (state: OrdersState, order: OrderView): OrdersState => ({
  ...state,
  orders: state.orders.map((one) => (one._id === order._id ? order : one)),
})

const withoutRepeats = (orders: readonly OrderView[]): OrderView[] => [
  ...new Map(orders.map((order) => [order._id, order])).values(),
]
