/** How a weight is said. */
export const weightWords = {
  grams: (count: number) => `${count} g`,
  kilos: (count: number) => `${count} kg`,
} as const
