/** Names of the usual sizes. A size that the shop has added itself keeps the name that staff typed. */
export const sizeNames: Readonly<Record<string, string>> = {}

/** Names of an order's statuses where they are not the stored word. What the specification shows is shown as stored. */
export const statusNames: Readonly<Record<string, string>> = { Cutting: 'Being cut', Rejected: 'Declined' }

/** Names of the states in addresses. The English name is stored and sent. */
export const stateNames: Readonly<Record<string, string>> = {}

/** Names of the places where the shop opens. Any other place keeps its postal name. */
export const placeNames: Readonly<Record<string, string>> = {}
