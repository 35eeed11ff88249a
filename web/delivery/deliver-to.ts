import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { fetchPart } from '#browser/lost-parts.ts'
import { stored } from '#browser/storage.ts'
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

/** What is remembered is read, and asked after, by a script that comes late, and only to a browser that remembers a pincode. */
export function openIfRemembered(): void {
  if (stored('deliverTo') === null) return
  void import('./remembered.ts').then(
    ({ openRemembered }) => openRemembered(),
    () => undefined,
  )
}

/** Asks where to, in a dialog that comes when somebody wants it. */
export async function openDialog(): Promise<void> {
  const { DeliverToDialog } = await fetchPart(() => import('./deliver-to-dialog.tsx'))
  deliverTo.setState({ Dialog: DeliverToDialog })
}

export const closeDialog = (): void => deliverTo.setState({ Dialog: undefined })
