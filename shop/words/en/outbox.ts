/** What staff read where the line to the shop is gone, and of what waits for it. */
export const outboxWords = {
  /** beside what was sent later than it was pressed */
  pressedAt: (when: string) => `pressed ${when}, as the device said, and sent later`,
} as const
