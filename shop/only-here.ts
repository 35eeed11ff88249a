/** Whether an address leads to the shop on its own machine alone: another device that opens it finds itself there, or nothing. */
export function leadsOnlyHere(address: string): boolean {
  const { hostname } = new URL(address)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}
