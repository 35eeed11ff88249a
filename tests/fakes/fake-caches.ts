/** The caches of a browser, as far as the worker uses them: in memory, in order of arrival, with limited room. */
export function fakeCaches({ room = Number.POSITIVE_INFINITY } = {}) {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const rows = all.get(name) ?? new Map<string, Response>()
    all.set(name, rows)
    return {
      match: async (key: string) => rows.get(path(key))?.clone(),
      keys: async () => [...rows.keys()].map((key) => ({ url: `https://x${key}` })),
      delete: async (key: string) => rows.delete(path(key)),
      async put(key: string, answer: Response) {
        const count = [...all.values()].reduce((sum, { size }) => sum + size, 0)
        if (count >= room) throw new DOMException('full', 'QuotaExceededError')
        // as browsers do: what breaks off takes nobody's place
        const body = await answer.arrayBuffer()
        rows.delete(path(key))
        rows.set(path(key), new Response(body, answer))
      },
    }
  }
  return {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    names: (name: string) => [...(all.get(name)?.keys() ?? [])],
  }
}

const path = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, 'https://x').pathname
