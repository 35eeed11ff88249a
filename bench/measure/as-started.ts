import { join } from 'node:path'

/** A shop as `npm start` starts it: with the compile cache from the first file on, and a C library that keeps two heaps and gives back what is free. */
export const asStarted = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../build/compiled'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
