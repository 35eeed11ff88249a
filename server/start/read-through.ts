import { DatabaseSync } from 'node:sqlite'
import { seconds } from '#shop/time.ts'

/** Checks a whole database and prints what is wrong with it: `node server/start/read-through.ts FILE`. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new TypeError('read-through.ts needs a database')
const database = new DatabaseSync(file, { readOnly: true, timeout: seconds(5) })
console.log(JSON.stringify(faultsIn(database)))
database.close()

function faultsIn(sqlite: DatabaseSync): string[] {
  try {
    const found = sqlite.prepare('pragma integrity_check(20)').all()
    return found.map((row) => String(row['integrity_check'])).filter((said) => said !== 'ok')
  } catch (error) {
    return [(error as Error).message]
  }
}
