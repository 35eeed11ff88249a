import { tickLine } from './tick-line.ts'

export const ticksCommands = { tickLine }
