/** What the places are called where the shop opens. Another one is called what the post calls it. */
export const placeNames: Readonly<Record<string, string>> = {}
