/** Whether a screen of the counter follows by itself. */
export const liveWords = {
  live: 'Live',
  polling: 'The live line is silent. This page looks every 5 seconds by itself.',
  back: 'Live again.',
} as const
