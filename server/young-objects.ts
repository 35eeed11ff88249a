import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { milliseconds } from '#shop/time.ts'

/**
 * The room that V8 takes for what is soon over. It doubles whenever much of it is still needed, up to 64 MB, and a page
 * drawn for each address that a stranger makes up has it all taken. Clearing 16 MB takes hardly more of the time.
 */
const mostRoom = 16 * 1024 * 1024

/** What must be kept to have it doubled comes together in a longer time than this. */
const often = milliseconds(250)

/** While a shop starts, what is over is cleared away often, from little room: 15 MB less for each thread. */
export const keepYoungObjectsSmall = (): void => letGrow(false)

/** A shop that is asked much may take the room that it was denied while it started: else a fifth of its time is clearing. */
export function letYoungObjectsGrow(): void {
  const look = () => letGrow(2 * roomTaken() <= mostRoom)
  look()
  setInterval(look, often).unref()
}

const roomTaken = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0

const letGrow = (may: boolean) => setFlagsFromString(`--semi-space-growth-factor=${may ? 2 : 1}`)
