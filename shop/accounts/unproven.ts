import { minutes } from '#shop/time.ts'

/**
 * Where the owner lets people order before their mobile has answered a code, anybody can order under any number. Such an
 * order waits for the code for so long, and ends by itself unless the shop has confirmed it.
 */
export const unprovenFor = minutes(15)

/** What all such orders together may hold of a slot's places, or of the fish of a cell in grams. */
export const shareOfUnproven = (all: number): number => Math.floor(all / 5)
