import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { keep, recall } from '#counter/live/stored.ts'
import { shopDay } from '#shop/moment.ts'

/** What is ticked off on this screen: as long as the tab lives, and the shop's day. */
const store = createStore<{ day: string; marks: ReadonlySet<string> }>(() => ({ day: '', marks: new Set() }))

export const useTicks = (): ReadonlySet<string> => useStore(store).marks

/** What this tab has ticked before it was loaded again; yesterday's ticks are gone. */
export function readTicks(now: number): void {
  const day = shopDay(now)
  if (store.getState().day === day) return
  const kept = recall('counter-ticks')
  store.setState({ day, marks: new Set(kept?.day === day ? kept.marks : []) })
}

export function tick(marks: readonly string[], isDone: boolean): void {
  const next = new Set(store.getState().marks)
  for (const mark of marks) {
    if (isDone) next.add(mark)
    else next.delete(mark)
  }
  write(next)
}

/** Takes off the ticks of one list: those that begin so. */
export const clearTicks = (list: string): void =>
  write(new Set([...store.getState().marks].filter((mark) => !mark.startsWith(`${list}/`))))

function write(marks: ReadonlySet<string>) {
  store.setState({ marks })
  keep('counter-ticks', { day: store.getState().day, marks: [...marks] })
}
