/** What `npm start` gives a shop beside its settings: a C library and a young generation that keep little. */
export const asStarted = {
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
  flags: ['--max-semi-space-size=4'],
}
