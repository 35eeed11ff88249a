import type { Transaction } from 'kysely'
import { countingChanges } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * Work in one transaction. Otherwise pure: moment, ids and random values come in `wanted`, because it may be retried.
 * Arguments and results are plain data, because they may cross a thread.
 */
type Command<Wanted extends readonly unknown[], Left> = (tx: Transaction<Tables>, ...wanted: Wanted) => Promise<Left>

export type Commands = Readonly<Record<string, Command<never, unknown>>>

/** All commands of the shop. `at` is the address of the module that exports them as `commands`. */
export interface CommandList<List extends Commands> {
  readonly list: List
  readonly at: string
}

/** The commands as rooms call them: durable when they resolve. */
export type RunCommands<List> = {
  readonly [Name in keyof List]: List[Name] extends Command<infer Wanted, infer Left>
    ? (...wanted: Wanted) => Promise<Left>
    : never
}

export type RunCommand = (name: string, wanted: readonly unknown[]) => Promise<unknown>

export const runCommands = <List extends Commands>(list: List, run: RunCommand): RunCommands<List> =>
  Object.fromEntries(
    Object.keys(list).map((name) => [name, (...wanted: unknown[]) => run(name, wanted)]),
  ) as RunCommands<List>

/** Runs the command of that name for an engine; its arguments were checked by the caller's types. */
export function runCommand(
  list: Commands,
  name: string,
  tx: Transaction<Tables>,
  wanted: readonly unknown[],
): Promise<unknown> {
  const command = Object.hasOwn(list, name) ? list[name] : undefined
  if (!command) throw new TypeError(`no command is called ${name}`)
  return countingChanges(tx, () => command(tx, ...(wanted as never)))
}
