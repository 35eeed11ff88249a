// What happens at the scale, at random and at once, judged by a slow replay: npm exec -- node bench/faults/weighings.ts [HISTORIES] [RACES] [ENGINES]
// ENGINES are sqlite, postgres or sqlite,postgres, one after the other.

import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sample } from 'fast-check'
import { commands } from '#server/commands.ts'
import type { Where } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { hours } from '#shop/time.ts'
import { history } from '#tests/models/weighing-deeds.ts'
import { play } from '#tests/models/weighing-histories.ts'
import { races } from '#tests/models/weighing-races.ts'
import { viewsByRule, viewsShown } from '#tests/models/weighing-views.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import type { Open } from '#tests/running/databases.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { keptIn } from '#tests/running/room.ts'
import { recordFigure } from '../record-figure.ts'
import { report } from './report.ts'

/** So many are played at once: most of the time is spent waiting for the database. */
const atOnce = 4

async function judge(where: Where, { histories, raced }: { histories: number; raced: number }) {
  const opened: { close(): Promise<void> }[] = []
  const open: Open = async (list, options = {}) => {
    const database = await openDatabase(options.where ?? where, list, { alone: false })
    opened.push(database)
    return database
  }
  try {
    const room = await openWeighingRoom(open, { where })
    await room.proven()
    room.later(hours(1))
    const ownerId = room.staff.owner.id
    const found = { played: 0, disagreeing: 0, packed: 0, answered: 0, races: 0, 'races gone wrong': 0 }
    const waiting = sample(history, histories)
    const player = async () => {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
        const played = await play({ ...room, ownerId }, one)
        const isSound =
          played.wrong.length === 0 && isDeepStrictEqual(await viewsShown(room, played), viewsByRule(played))
        if (!isSound) console.error(JSON.stringify({ one, wrong: played.wrong }))
        found.played += 1
        found.disagreeing += isSound ? 0 : 1
        found.packed += played.model.final === undefined ? 0 : 1
        found.answered += played.model.lines.some(({ done }) => done.includes('agree')) ? 1 : 0
      }
    }
    await Promise.all(Array.from({ length: atOnce }, player))
    const shop = { ...room, one: room.database, other: await open(commands, { where }), ownerId }
    const first = new Map<string, number>()
    for (const race of Object.values(races))
      for (let nr = 0; nr < raced; nr += 1) {
        const { wrong, first: who } = await race(shop)
        if (wrong.length > 0) console.error(wrong)
        found.races += 1
        found['races gone wrong'] += wrong.length > 0 ? 1 : 0
        first.set(who, (first.get(who) ?? 0) + 1)
      }
    return { ...found, first }
  } finally {
    for (const database of opened) await database.close()
  }
}

const histories = Number(process.argv[2] ?? 10_000)
const raced = Number(process.argv[3] ?? 1000)
for (const engine of process.argv[4]?.split(',') ?? ['sqlite', 'postgres']) {
  const dataDir = mkdtempSync(join(keptIn(), 'darya-weighings-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const {
    first,
    disagreeing,
    'races gone wrong': gone,
    ...others
  } = await judge({ dataDir, databaseUrl: postgres?.url }, { histories, raced })
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  report(`weighings on ${engine}`, undefined, {
    ...Object.fromEntries([...Object.entries(others), ...first].map(([name, count]) => [name, [count] as const])),
    'orders whose views disagree': [disagreeing, 0],
    'races gone wrong': [gone, 0],
  })
  recordFigure(
    `weighings-${engine}`,
    `${disagreeing} of ${others.played} orders disagree, ${gone} of ${others.races} races wrong`,
  )
}
