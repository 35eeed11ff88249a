import * as v from 'valibot'

/** The API as a contract: for each call its address, who may make it, what goes in and what comes back. */
export interface Call<Takes extends Schema = Schema, Gives extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** a `:name` is a part that the caller fills in */
  readonly path: `/${string}`
  readonly access: 'anyone' | 'signed-in'
  readonly takes: Takes
  readonly gives: Gives
}

type Schema = v.GenericSchema<unknown, unknown>

export function call<
  const Path extends `/${string}`,
  const Access extends Call['access'],
  T extends Schema,
  G extends Schema,
>(
  method: Call['method'],
  path: Path,
  access: Access,
  takes: T,
  gives: G,
): Call<T, G> & { readonly path: Path; readonly access: Access } {
  return { method, path, access, takes, gives }
}

/** What a call takes that takes nothing. */
export const nothing = v.unknown()

export const succeeded = v.object({ success: v.boolean(), message: v.optional(v.string()) })
