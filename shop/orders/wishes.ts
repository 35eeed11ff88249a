/** What the buyer wants where something cannot be had as ordered; chosen once for an order. */
export const ifMissingChoices = ['call', 'next-size', 'leave-out'] as const
export type IfMissing = (typeof ifMissingChoices)[number]

/** The most that the buyer accepts: what weighing may bring, or exactly the price that they saw. */
export const capChoices = ['about', 'as-shown'] as const
export type Cap = (typeof capChoices)[number]
