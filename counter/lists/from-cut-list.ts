import { weighPath } from '#counter/scan/order-path.ts'

/** To the scale from the cut list, where it leads back. */
export const fromCutList = (order: Parameters<typeof weighPath>[0]): string => `${weighPath(order)}?from=cut`
