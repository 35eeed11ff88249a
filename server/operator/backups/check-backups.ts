import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { backupsIn } from './backups-folder.ts'
import { conditionOf } from './contents.ts'

/**
 * Reads all backups and prints the names of those that are damaged or may not be read, in a process of its own: `node
 * server/operator/backups/check-backups.ts FOLDER`.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new TypeError('check-backups.ts needs the folder of the backups')
const damaged: string[] = []
const unreadable: string[] = []
for (const { file } of backupsIn(folder)) {
  const began = performance.now()
  try {
    const condition = conditionOf(file)
    if (condition === 'damaged') damaged.push(basename(file))
    if (condition === 'unreadable') unreadable.push(basename(file))
  } catch (error) {
    // It was removed meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') damaged.push(basename(file))
  }
  // Leaves half of the disk's time to the shop.
  await sleep(performance.now() - began)
}
console.log(JSON.stringify({ damaged, unreadable }))
