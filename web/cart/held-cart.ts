import { createStore } from 'zustand/vanilla'

/** Whether what stands in the cart here waits to be asked before it joins the cart of the account. */
export const heldCart = createStore(() => false)
