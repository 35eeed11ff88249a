/** What the usual sizes are called. One that the shop has made itself is called what staff typed. */
export const sizeNames: Readonly<Record<string, string>> = {}

/** What an order's status is called where people read it: stored and sent is the English word. */
export const statusNames: Readonly<Record<string, string>> = {}

/** The states of addresses, as a list of them reads: kept and sent is the English name. */
export const stateNames: Readonly<Record<string, string>> = {}

/** What the places are called where the shop opens. Another one is called what the post calls it. */
export const placeNames: Readonly<Record<string, string>> = {}
