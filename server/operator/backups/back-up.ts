import { writeBackup } from './write-backup.ts'

/** Runs in a process of its own, so that copying costs the shop nothing: `node server/operator/backups/back-up.ts FROM TO`. */
process.umask(0o077)
const [from, to] = process.argv.slice(2)
if (from === undefined || to === undefined) throw new TypeError('back-up.ts needs a database and a file to copy it to')
writeBackup(from, to)
