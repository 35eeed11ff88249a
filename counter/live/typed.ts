import { useEffect } from 'react'
import * as v from 'valibot'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { keep, recall } from './stored.ts'

/** What was typed and not used yet, by order and what it is for, and by whom: '' until the frame has said who is there. */
const store = createStore<{ readonly by: string; readonly typed: Readonly<Record<string, string>> }>(() => ({
  by: '',
  typed: {},
}))

/** What is typed at an order for something, and what types it: it outlives the page, for a reload must not lose it. */
export function useTyped(orderId: string, what: string): readonly [string, (typed: string) => void] {
  // a page that comes from the shop does not know what stood in this tab
  useEffect(readTyped, [])
  const typed = useStore(store, (all) => all.typed[placeOf(orderId, what)] ?? '')
  return [typed, (next) => keepTyped(orderId, what, next)]
}

export function keepTyped(orderId: string, what: string, typed: string): void {
  readTyped()
  const { [placeOf(orderId, what)]: _, ...others } = store.getState().typed
  const next = typed === '' ? others : { ...others, [placeOf(orderId, what)]: typed }
  store.setState({ typed: next })
  keep('counter-typed', { by: store.getState().by, typed: next })
}

/**
 * A form that outlives its page, as `read` finds it in what was kept. What is written of it comes beside what stands there then,
 * so that an answer that was long in coming writes over nothing.
 */
export function useKeptForm<Form extends object>(orderId: string, what: string, read: (kept: string) => Form) {
  const [kept, keep] = useTyped(orderId, what)
  return {
    form: read(kept),
    write: (part: Partial<Form>): void => keep(JSON.stringify({ ...read(typedNow(orderId, what)), ...part })),
    forget: (): void => keep(''),
  }
}

function typedNow(orderId: string, what: string): string {
  readTyped()
  return store.getState().typed[placeOf(orderId, what)] ?? ''
}

/** A whole form that was kept as it was left; undefined where that is nothing that can be read. */
export function typedAs<Form>(schema: v.GenericSchema<unknown, Form>, kept: string): Form | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(kept))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

const placeOf = (orderId: string, what: string): string => `${orderId}/${what}`

let hasRead = false

function readTyped() {
  if (hasRead) return
  hasRead = true
  const kept = recall('counter-typed')
  if (kept === undefined) return
  store.setState(({ by, typed }) => {
    const isTheirs = by === '' || by === kept.by
    return { by: by === '' ? kept.by : by, typed: { ...(isTheirs ? kept.typed : {}), ...typed } }
  })
}

/** This person is here: what somebody else typed in this tab goes. */
export function forgetTypedOfOthers(by: string): void {
  readTyped()
  const { by: before, typed } = store.getState()
  if (before === by) return
  // what was typed before anybody was named is of who is named first
  const next = before === '' ? typed : {}
  store.setState({ by, typed: next })
  keep('counter-typed', { by, typed: next })
}
