import { makeDays } from './make-days.ts'

export const slotsCommands = {
  makeDays,
}
