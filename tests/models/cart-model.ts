/** What people mean: what somebody did since their device last met the account is done to what is there now. */
export function openCartModel(devices: number) {
  let account = new Set<string>()
  const all = Array.from({ length: devices }, () => ({
    has: new Set<string>(),
    done: new Map<string, Deed>(),
    /** what the person who signed out here had done */
    left: new Map<string, Deed>(),
  }))
  const of = (nr: number) => all[nr] ?? { has: new Set<string>(), done: new Map<string, Deed>(), left: new Map() }

  function note(nr: number, id: string, deed: Deed) {
    const { done } = of(nr)
    // An act that is undone counts as nothing.
    if (!done.delete(id)) done.set(id, deed)
  }

  return {
    put(nr: number, id: string) {
      const { has } = of(nr)
      if (has.has(id)) return
      has.add(id)
      note(nr, id, 'in')
    },
    takeOut(nr: number, id: string) {
      if (of(nr).has.delete(id)) note(nr, id, 'out')
    },
    /** The device learns what the account has. */
    hears(nr: number) {
      const device = of(nr)
      const done = new Map([...device.left, ...device.done])
      const has = new Set(account)
      for (const [id, deed] of done) {
        if (account.has(id) === (deed === 'in')) done.delete(id)
        if (deed === 'in') has.add(id)
        else has.delete(id)
      }
      all[nr] = { has, done, left: new Map() }
    },
    /** The account takes what the device has. */
    keeps(nr: number) {
      account = new Set(of(nr).has)
      of(nr).done.clear()
    },
    leaves(nr: number) {
      const { done, left } = of(nr)
      for (const [id, deed] of done) if (!left.delete(id)) left.set(id, deed)
      all[nr] = { has: new Set(), done: new Map(), left }
    },
    cartOf: (nr: number): ReadonlySet<string> => of(nr).has,
  }
}

type Deed = 'in' | 'out'
