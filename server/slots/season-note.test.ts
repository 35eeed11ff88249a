import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { watchChanges } from '#server/storage/watch-changes.ts'
import { startOfShopDay } from '#shop/moment.ts'
import { openingNote } from '#shop/new-shop/opening-note.ts'
import { days, hours } from '#shop/time.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { seasonNoteNow, seasonQueries } from './season-note.ts'
import { slotsTopic } from './slots-store.ts'

const lastDayBefore = startOfShopDay('2027-05-31')

eachDatabase((_, open) => {
  test('a page tells of the season from its first day to its last, is made anew each midnight, and when staff change the note', async () => {
    const { run, read } = await open(commands)
    let at = lastDayBefore + hours(23)
    const now = () => at
    const changes = await watchChanges(read, { now, every: days(7) })
    const announced: string[][] = []
    changes.onChange((topics) => void announced.push([...topics]))
    let until = Number.POSITIVE_INFINITY
    const topics: string[] = []
    const noted = { note: (topic: string) => void topics.push(topic), noteUntil: (to: number) => (until = to), now }
    const told = () => seasonQueries(read, noted).seasonNote()

    expect(await told()).toBe('')
    expect([topics, until]).toEqual([[slotsTopic], lastDayBefore + days(1)])
    at = until
    expect(await told()).toBe(openingNote.text)
    expect(until).toBe(lastDayBefore + days(2))
    at = startOfShopDay('2027-07-31') + hours(12)
    expect(await told()).toBe(openingNote.text)
    at = until
    expect(await told()).toBe('')

    const note = { ...(await seasonNoteNow(read)), text: 'Small boats only.', to: '08-15' }
    const by = { staff: 'asif', device: 'tablet' }
    const set = await run.setSeasonNote({ key: newKey(), by, at, seen: 0, note })
    expect(set).toEqual({ set: true })
    await changes.refresh()
    expect(announced.flat()).toContain(slotsTopic)
    expect(await told()).toBe('Small boats only.')
    expect(await run.setSeasonNote({ key: newKey(), by, at, seen: 0, note })).toEqual({ refused: 'season-changed' })
    expect(await told()).toBe('Small boats only.')
  })
})
