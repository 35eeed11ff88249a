import type { DatabaseSync } from 'node:sqlite'
import { type ControlledTransaction, Kysely } from 'kysely'
import { type Commands, runCommand } from '#server/storage/command.ts'
import { onEngine } from '#server/storage/engine-of.ts'
import { countCommit } from '#server/storage/progress-note.ts'
import { NodeSqliteDialect } from '#server/storage/sqlite.ts'
import type { Tables } from '#server/storage/tables.ts'
import { diskFailed, type TroubleReport, tell } from '#server/storage/trouble.ts'

export interface CommandSent {
  readonly id: number
  readonly name: string
  readonly wanted: readonly unknown[]
}

export type CommitAnswer =
  | { readonly id: number; readonly left: unknown }
  | { readonly id: number; readonly told: TroubleReport }

/** After this the writer commits nothing more. */
export interface Fallen {
  readonly fell: TroubleReport
}

/** Whether the disk has room for orders. */
export interface Probed {
  readonly probed: boolean
}

/**
 * Commands that wait together share one transaction, and so one sync of the disk, which costs far more than they do.
 * Each has a savepoint: one that fails rolls back only itself. All are answered after the commit.
 */
export function groupCommit(
  sqlite: DatabaseSync,
  list: Commands,
  committed: (commits: number) => void,
): (asked: readonly CommandSent[]) => Promise<CommitAnswer[]> {
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) })
  const mark = sqlite.prepare('savepoint command')
  const keepIt = sqlite.prepare('release command')
  const takeBack = sqlite.prepare('rollback to command')

  async function commitTogether(asked: readonly CommandSent[]): Promise<CommitAnswer[]> {
    const batch = onEngine(await database.startTransaction().execute(), 'sqlite')
    try {
      const answers: CommitAnswer[] = []
      for (const one of asked) answers.push(await keepOne(batch, one))
      const commits = countCommit(sqlite)
      await batch.commit().execute()
      committed(commits)
      return answers
    } catch (error) {
      await batch.rollback().execute()
      throw error
    }
  }

  async function keepOne(
    batch: ControlledTransaction<Tables>,
    { id, name, wanted }: CommandSent,
  ): Promise<CommitAnswer> {
    mark.run()
    try {
      const left = await runCommand(list, name, batch, wanted)
      keepIt.run()
      return { id, left }
    } catch (error) {
      // A full or failing disk rolls back the whole transaction, with everything in it.
      if (!sqlite.isTransaction || diskFailed(error)) throw error
      takeBack.run()
      keepIt.run()
      return { id, told: tell(error) }
    }
  }

  return commitTogether
}
