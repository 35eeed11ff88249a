/** Fetches the script of a part that stands in the page from the first, and sleeps until it comes. */
export async function wake<Part>(fetchIt: () => Promise<Part>): Promise<Part> {
  asleep += 1
  return fetchIt().finally(() => (asleep -= 1))
}

/**
 * Where a part sleeps, React would throw away what stands there if all changed in one go: so the router asks (tools/lean-router.ts).
 * @public
 */
export const isAllAwake = (): boolean => asleep === 0

let asleep = 0
