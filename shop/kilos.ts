/** '12.5' of 12,500 g: as a field of kilos takes it, and as batches and stock show it. */
export const kilosAsTyped = (grams: number): string => String(grams / 1000)
