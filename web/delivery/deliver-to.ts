import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DeliveryTo } from '#shop/words/delivery/delivery-to.ts'

/** Where this browser's orders go to, as far as somebody has said it. Nothing on the server and while a page comes alive. */
export interface DeliverTo {
  readonly pincode?: string | undefined
  /** what the shop says of it, once it was asked */
  readonly told?: DeliveryTo | 'unreached' | undefined
  /** that in a line of the bar */
  readonly said?: string | undefined
  /** what asks for a pincode, while it is open */
  readonly Dialog?: ComponentType | undefined
}

export const deliverTo = createStore<DeliverTo>(() => ({}))

export const useDeliverTo = (): DeliverTo => useStore(deliverTo)

export const closeDialog = (): void => deliverTo.setState({ Dialog: undefined })
