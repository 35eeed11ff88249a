/**
 * What a code is called in a table of names; the code itself where the table has no name for it. A code that people chose,
 * such as the label of a size, may be called like what every object has: `constructor`, `__proto__`.
 */
export const nameIn = (names: Readonly<Record<string, string>>, code: string): string => ownOf(names, code) ?? code

/** What a table holds under a name, and nothing that it did not get itself. */
export const ownOf = <Held>(table: Readonly<Record<string, Held>>, name: string): Held | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
