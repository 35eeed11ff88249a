/** How an order is paid. The specification's own call says nothing of it, and means this. */
export const cash = 'cash'
