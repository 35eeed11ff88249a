import { closeDay } from './close-day.ts'
import { setSeasonNote } from './season-note.ts'
import { followWeek, setDay } from './set-day.ts'
import { setWeek } from './set-week.ts'

export const weekCommands = { setWeek, setDay, followWeek, closeDay, setSeasonNote }
