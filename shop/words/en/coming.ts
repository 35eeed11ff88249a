/** When an order would come, on the pages before it is ordered. */
export const comingWords = {
  delivery: (when: string) => `Delivery ${when}`,
  somewhere: (when: string) => `In some places delivery ${when}`,
} as const
