/** What a chosen file holds; undefined if it was saved again or removed since: a browser reads only the file as chosen. */
export async function bytesOf(chosen: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await chosen.arrayBuffer())
  } catch {
    return undefined
  }
}
