/** Whether a host name leads to the shop on its own machine alone: another device that opens it finds itself there, or nothing. */
export function leadsOnlyHere({ hostname }: { readonly hostname: string }): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}
