/** Moments are epoch milliseconds. Durations are made by these functions, so no bare 30000 appears. */
export const milliseconds = (count: number): number => count
export const seconds = (count: number): number => count * 1000
export const minutes = (count: number): number => seconds(count * 60)
export const hours = (count: number): number => minutes(count * 60)
export const days = (count: number): number => hours(count * 24)
