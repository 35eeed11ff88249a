/** A page of the counter to go back to; its first page where the address names anything else. */
export function ownPlace(to: string | null): string {
  return to !== null && /^\/counter(\/[\w\-/.]*)?(\?[\w\-=&.%]*)?$/.test(to) && !to.includes('//') ? to : '/counter'
}
