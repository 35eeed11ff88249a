import { join } from 'node:path'

/** A shop as `npm start` starts it: with the compile cache from the first file on, and two heaps of the C library. */
export const asStarted = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../build/compiled'),
  MALLOC_ARENA_MAX: '2',
}
