import { endRound, sortRound } from './change-round.ts'

export const roundsCommands = { sortRound, endRound }
