import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

/**
 * What is done in one transaction. Pure but for it: the moment, ids and chance come in `wanted`, for it may be tried
 * again. `wanted` and what it leaves are plain data, for they may cross a thread.
 */
type Deed<Wanted extends readonly unknown[], Left> = (kept: Transaction<Tables>, ...wanted: Wanted) => Promise<Left>

export type Deeds = Readonly<Record<string, Deed<never, unknown>>>

/** All deeds of the shop. `at` is the address of the module that exports them as `deeds`. */
export interface DeedList<List extends Deeds> {
  readonly list: List
  readonly at: string
}

/** Each deed as its room asks for it: durable when it is answered. */
export type Keeping<List> = {
  readonly [Name in keyof List]: List[Name] extends Deed<infer Wanted, infer Left>
    ? (...wanted: Wanted) => Promise<Left>
    : never
}

export type Keep = (name: string, wanted: readonly unknown[]) => Promise<unknown>

export const keeping = <List extends Deeds>(list: List, keep: Keep): Keeping<List> =>
  Object.fromEntries(
    Object.keys(list).map((name) => [name, (...wanted: unknown[]) => keep(name, wanted)]),
  ) as Keeping<List>

/** Does the deed of that name, as an engine calls it: what was asked was checked where it was asked. */
export function doDeed(
  list: Deeds,
  name: string,
  kept: Transaction<Tables>,
  wanted: readonly unknown[],
): Promise<unknown> {
  const deed = Object.hasOwn(list, name) ? list[name] : undefined
  if (!deed) throw new TypeError(`no deed is called ${name}`)
  return deed(kept, ...(wanted as never))
}
