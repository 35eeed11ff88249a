/** Whether this can be an id that the shop gave: what cannot is not looked for. */
export const isId = (typed: string): boolean => /^[A-Za-z0-9_-]{1,80}$/.test(typed)
