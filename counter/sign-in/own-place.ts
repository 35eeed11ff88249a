/**
 * A page of the counter to go back to; its first page where the address names anything else, as what pages ask for themselves,
 * or where nobody is or somebody types their PIN.
 */
export function ownPlace(to: string | null): string {
  if (to === null || !/^\/counter(\/[\w\-/.]*)?(\?[\w\-=&.%+]*)?$/.test(to) || to.includes('//')) return '/counter'
  return /\.data(\?|$)|[?&]_routes=|^\/counter\/(locked|pin)(\?|$)/.test(to) ? '/counter' : to
}

/** Where a locked cutters' tablet shows its list; `of`: who was here, and goes on where they were. */
export const lockedPath = ({ to, of = '' }: { readonly to: string; readonly of?: string }): string =>
  `/locked?${new URLSearchParams({ to, ...(of === '' ? {} : { of }) })}`
