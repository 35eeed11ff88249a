import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** a database of the server that `tests/databases.ts` makes fresh ones on */
    postgresUrl: string
  }
}

/** Started once for all test files. */
export default async function startForTests(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
