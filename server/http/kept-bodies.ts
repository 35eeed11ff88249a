import { LRUCache } from 'lru-cache'
import type { Encoding } from './packing.ts'
import { type Written, written } from './json.ts'

/** A body that need not be made again where the bytes of one that was made of the same are kept. */
export class KeptBody<Gives> {
  /** whose it is, and all that it is made of */
  readonly madeOf: string
  readonly make: () => Promise<Gives>

  constructor(madeOf: string, make: () => Promise<Gives>) {
    this.madeOf = madeOf
    this.make = make
  }
}

/** Of so many bodies, 5 kB each with what they are made of. Bytes alone: the objects would keep the garbage collection busy. */
const mostKept = 200

/** Keeps bodies as they went out, by all that they are made of; nothing is ever kept too long, for nobody asks for what is over. */
export function openKeptBodies() {
  const kept = new LRUCache<string, Written>({ max: mostKept })

  return async <Gives>(
    { madeOf, make }: KeptBody<Gives>,
    { of, encoding, asBody }: { of: string; encoding: Encoding; asBody: (made: Gives) => object },
  ): Promise<Written> => {
    const key = `${of} ${encoding} ${madeOf}`
    const known = kept.get(key) ?? written(asBody(await make()), encoding)
    kept.set(key, known)
    return known
  }
}
