import { join } from 'node:path'

/** A shop as `npm start` starts it: with the compile cache from the first file on, and a C library and young generation that keep little. */
export const asStarted = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../build/compiled'),
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
