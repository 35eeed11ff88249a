/** What a chosen file holds; undefined where it was saved anew or taken away since: a browser reads only what was chosen. */
export async function bytesOf(chosen: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await chosen.arrayBuffer())
  } catch {
    return undefined
  }
}
