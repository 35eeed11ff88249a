/** The way of an order to which nothing else happens. */
export const straightWay = ['Pending', 'Confirmed', 'Cutting', 'Packed', 'Out for delivery', 'Delivered'] as const

/** Where an order stands: these very words are stored and sent. */
export const statuses = [...straightWay, 'Not delivered', 'Returned', 'Rejected', 'Canceled'] as const

export type OrderStatus = (typeof statuses)[number]

/** What an order is when it is placed, and what is shown where none is given. */
export const firstStatus: OrderStatus = 'Pending'

/** What it is once its buyer has taken it back. */
export const canceledStatus: OrderStatus = 'Canceled'

const ended: readonly OrderStatus[] = ['Delivered', 'Returned', 'Rejected', canceledStatus]

/** Nothing more happens to it. */
export const isEnded = (status: string): boolean => ended.some((one) => one === status)

/** The shop still has to deal with it. Nothing is known of a status that only a later shop has. */
export const isUnderWay = (status: string): boolean => statuses.some((one) => one === status) && !isEnded(status)

/** The scale has said nothing of it yet, and still will. */
export const isToBeWeighed = (status: string): boolean => straightWay.slice(0, 3).some((one) => one === status)

/** The scale may have said something of it. */
export const mayBeWeighed = (status: string): boolean =>
  statuses.some((one) => one === status) &&
  ![straightWay[0], straightWay[1], 'Rejected', canceledStatus].some((one) => one === status)
