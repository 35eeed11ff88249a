import { randomKey } from '#browser/random-key.ts'

/** One for each press: sent again with it, it is the same act. In the form of a UUID, as the calls of the counter take it. */
export const newKey = (): string => randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
