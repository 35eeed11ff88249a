/**
 * What time the server's clock shows: by the `Date` of its last answer to this page, and what has passed since by a clock
 * that nobody sets. Undefined before the first answer. Where the device slept meanwhile it is behind, never ahead.
 */
export const serverNow = (): number | undefined => last && last.date + Math.floor(performance.now() - last.at)

export function noteServerDate(date: string | null): void {
  const told = Date.parse(date ?? '')
  if (!Number.isNaN(told)) last = { date: told, at: performance.now() }
}

let last: { readonly date: number; readonly at: number } | undefined
