import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

/**
 * What is done in one transaction. Pure but for it: the moment, ids and chance come in `wanted`, for it may be tried
 * again. `wanted` and what it leaves are plain data, for they may cross a thread.
 */
export type Deed = (kept: Transaction<Tables>, ...wanted: never[]) => Promise<unknown>

/** All deeds of the shop. `at` is the address of the module that exports them as `deeds`. */
export interface DeedList<Deeds> {
  readonly list: Deeds
  readonly at: string
}

/** Each deed as its room asks for it: durable when it is answered. */
export type Keeping<Deeds> = {
  readonly [Name in keyof Deeds]: Deeds[Name] extends (kept: Transaction<Tables>, ...wanted: infer Wanted) => infer Left
    ? (...wanted: Wanted) => Left
    : never
}

export type Keep = (name: string, wanted: readonly unknown[]) => Promise<unknown>

export const keeping = <Deeds extends object>(list: Deeds, keep: Keep): Keeping<Deeds> =>
  Object.fromEntries(
    Object.keys(list).map((name) => [name, (...wanted: unknown[]) => keep(name, wanted)]),
  ) as Keeping<Deeds>

/** The deed of that name, as the engine calls it. */
export function deedNamed(
  list: object,
  name: string,
): (kept: Transaction<Tables>, ...wanted: unknown[]) => Promise<unknown> {
  const deed: unknown = Object.getOwnPropertyDescriptor(list, name)?.value
  if (typeof deed !== 'function') throw new TypeError(`no deed is called ${name}`)
  return deed as (kept: Transaction<Tables>, ...wanted: unknown[]) => Promise<unknown>
}
