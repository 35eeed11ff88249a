import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migratePostgres } from '#server/storage/postgres-database.ts'
import { startPostgres } from './postgres-server.ts'
import { keptIn } from './room.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** a database of the server that `tests/running/databases.ts` makes fresh ones on */
    postgresUrl: string
    /** a database there that has today's tables and nothing in them: to copy it takes a quarter of making them */
    postgresTemplate: string
    /** a folder for SQLite's, which goes after the last test */
    sqliteFolder: string
  }
}

/** Started once for all test files. */
export default async function startForTests(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  const template = 'shop_template'
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${template}`)
  await client.end()
  await migratePostgres(Object.assign(new URL(url), { pathname: `/${template}` }).href)
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  const folder = mkdtempSync(join(keptIn(), 'darya-tests-'))
  project.provide('sqliteFolder', folder)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await stop()
  }
}
