/** Whether the shop could have given this id; other ids are not looked up. */
export const isId = (typed: string): boolean => /^[A-Za-z0-9_-]{1,80}$/.test(typed)
