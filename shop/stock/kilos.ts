/** '12.5' of 12,500 g: as a field of kilos takes it, and as sentences have it that say the unit themselves. */
export const kilosAsTyped = (grams: number): string => String(grams / 1000)
