import { closeDay } from './close-day.ts'
import { setSeasonNote } from '#server/slots/season-note.ts'
import { followWeek, openDay, setDay } from './set-day.ts'
import { setWeek } from './set-week.ts'

export const weekCommands = { setWeek, setDay, followWeek, openDay, closeDay, setSeasonNote }
